/* Generated from the description volta by gen/emit/exec. Do not edit. */
#include "volta_exec.h"

/* GUARD CCTL{E}CACHE_LEVEL{CACHE_OP} ADDR_E  CTL */
int volta_exec_cctl_v(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)m;
    (void)in;
    return 0;
}

/* GUARD CCTL{E}CACHE_LEVEL{LINE_OP} ADDR_E PM_EVENTS CTL */
int volta_exec_cctl_t(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)m;
    (void)in;
    return 0;
}

/* GUARD CCTL{E}CACHE_LEVEL{LINE_OP} ADDR_UR PM_EVENTS CTL */
int volta_exec_cctl_u(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)m;
    (void)in;
    return 0;
}

/* GUARD CCTL{CACHE_LEVEL}CACHE_OP  CTL */
int volta_exec_cctl_va(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)m;
    (void)in;
    return 0;
}

/* GUARD CCTL{CACHE_LEVEL}CACHE_OP  CTL */
int volta_exec_cctl_ta(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)m;
    (void)in;
    return 0;
}

/* GUARD CCTL{CACHE_LEVEL}CACHE_OP PM_EVENTS CTL */
int volta_exec_cctl_a(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)m;
    (void)in;
    return 0;
}

/* GUARD CCTLL{CACHE_OP} ADDR  CTL */
int volta_exec_cctll_v(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)m;
    (void)in;
    return 0;
}

/* GUARD CCTLL{CACHE_OP} ADDR PM_EVENTS CTL */
int volta_exec_cctll_t(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)m;
    (void)in;
    return 0;
}

/* GUARD CCTLL{CACHE_OP} ADDR_UR PM_EVENTS CTL */
int volta_exec_cctll_u(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)m;
    (void)in;
    return 0;
}

/* GUARD CCTLT.IVALL PM_EVENTS CTL */
int volta_exec_cctlt_all(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)m;
    (void)in;
    return 0;
}

/* GUARD CCTLT.IVTH $R[Rb] PM_EVENTS CTL */
int volta_exec_cctlt_r(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)m;
    (void)in;
    return 0;
}

/* GUARD CCTLT.IVTH TEX_BANK, TEX_OFFSET PM_EVENTS CTL */
int volta_exec_cctlt_c(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)m;
    (void)in;
    return 0;
}

/* GUARD CCTLT.IVTH $UR[URb] PM_EVENTS CTL */
int volta_exec_cctlt_u(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)m;
    (void)in;
    return 0;
}

/* GUARD MEMBAR{MEMBAR_ORDER}MEMBAR_SCOPE{MMIO}  CTL */
int volta_exec_membar_v(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)m;
    (void)in;
    return 0;
}

/* GUARD MEMBAR{MEMBAR_ORDER}MEMBAR_SCOPE PM_EVENTS CTL */
int volta_exec_membar_a(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)m;
    (void)in;
    return 0;
}

/* GUARD MEMBAR{MEMBAR_ORDER}MEMBAR_SCOPE PM_EVENTS CTL */
int volta_exec_membar_h(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)m;
    (void)in;
    return 0;
}

/* GUARD MEMBAR{MEMBAR_ORDER}MEMBAR_SCOPE.ASYNC PM_EVENTS CTL */
int volta_exec_membar_as(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)m;
    (void)in;
    return 0;
}

/* GUARD ERRBAR  CTL */
int volta_exec_errbar_v(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)m;
    (void)in;
    return 0;
}

/* GUARD ERRBAR PM_EVENTS CTL */
int volta_exec_errbar_a(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)m;
    (void)in;
    return 0;
}

/* GUARD QSPC{E}SPACE $P[Pu], $R[Rd], ADDR_E  CTL */
int volta_exec_qspc_v(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t cache_space = (int32_t)in->value[1];
    const int32_t rd = (int32_t)in->value[3];
    const int32_t pu = (int32_t)in->value[2];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 2, 6);
            if (guard) {
                int32_t s_2;
                s_2 = cache_space;
                const uint64_t a = operand_addr_e(s, in, lane, 1, 0, 4, 5);
                if (rd != 255) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "the register result");
                }
                if (commit) {
                    if (pu != 7)
                        s->p[pu][lane] =
                            (uint8_t)(s_2 == 0 ? (!(a >> 24 == 65280) && !(a >> 24 == 2))
                            : s_2 == 1 ? a >> 24 == 2 : s_2 == 2 ? a >> 24 == 65280
                            : a >> 24 == 65280);
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD QSPC{E}ANY_SPACE $P[Pu], $R[Rd], ADDR_E PM_EVENTS CTL */
int volta_exec_qspc_t(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t rd = (int32_t)in->value[4];
    const int32_t pu = (int32_t)in->value[3];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 2, 7);
            if (guard) {
                const int32_t s_2 = operand_any_space(in, 0, 1, 2);
                const uint64_t a = operand_addr_e(s, in, lane, 1, 0, 5, 6);
                if (rd != 255) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "the register result");
                }
                if (commit) {
                    if (pu != 7)
                        s->p[pu][lane] =
                            (uint8_t)(s_2 == 0 ? (!(a >> 24 == 65280) && !(a >> 24 == 2))
                            : s_2 == 1 ? a >> 24 == 2 : s_2 == 2 ? a >> 24 == 65280
                            : a >> 24 == 65280);
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD QSPC{E}SPACE $P[Pu], $R[Rd], ADDR64_UR_TURING PM_EVENTS CTL */
int volta_exec_qspc_u(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t cache_space = (int32_t)in->value[1];
    const int32_t rd = (int32_t)in->value[3];
    const int32_t pu = (int32_t)in->value[2];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 2, 7);
            if (guard) {
                int32_t s_2;
                s_2 = cache_space;
                const uint64_t a = operand_addr64_ur_turing(s, in, lane, 1, 5, 0, 4, 6);
                if (rd != 255) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "the register result");
                }
                if (commit) {
                    if (pu != 7)
                        s->p[pu][lane] =
                            (uint8_t)(s_2 == 0 ? (!(a >> 24 == 65280) && !(a >> 24 == 2))
                            : s_2 == 1 ? a >> 24 == 2 : s_2 == 2 ? a >> 24 == 65280
                            : a >> 24 == 65280);
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD QSPC{E}SPACE_HOPPER $P[Pu], $R[Rd], ADDR64_UR PM_EVENTS CTL */
int volta_exec_qspc_h(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t cache_space_hopper = (int32_t)in->value[1];
    const int32_t rd = (int32_t)in->value[3];
    const int32_t pu = (int32_t)in->value[2];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 2, 7);
            if (guard) {
                int32_t s_2;
                s_2 = cache_space_hopper;
                const uint64_t a = operand_addr64_ur(s, in, lane, 1, 4, 5, 0, 6);
                if (rd != 255) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "the register result");
                }
                if (commit) {
                    if (pu != 7)
                        s->p[pu][lane] =
                            (uint8_t)(s_2 == 0 ? (!(a >> 24 == 65280) && !(a >> 24 == 2))
                            : s_2 == 1 ? a >> 24 == 2 : s_2 == 2 ? a >> 24 == 65280
                            : a >> 24 == 65280);
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

