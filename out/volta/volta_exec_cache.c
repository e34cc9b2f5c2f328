/* Generated from the description volta by gen/emit/exec. Do not edit. */
#include "volta_exec.h"

static int do_cctl_v(struct isadora_machine *m, const struct isadora_insn *in, int line, int pg_at)
{
    struct volta_state *const s = m->state;
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, line, pg_at);
            if (guard) {
                return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: caches");
            }
        }
        m->lane = -1;
    }
    return 0;
}

static int do_membar_v(struct isadora_machine *m, const struct isadora_insn *in, int line,
    int pg_at)
{
    struct volta_state *const s = m->state;
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, line, pg_at);
            if (guard) {
                return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: memory order");
            }
        }
        m->lane = -1;
    }
    return 0;
}

static int do_errbar_v(struct isadora_machine *m, const struct isadora_insn *in, int line,
    int pg_at)
{
    struct volta_state *const s = m->state;
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, line, pg_at);
            if (guard) {
                return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: memory errors");
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD CCTL{E}CACHE_LEVEL{CACHE_OP} ADDR_E  CTL */
int volta_exec_cctl_v(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_cctl_v(m, in, 1, 5);
}

/* GUARD CCTL{E}CACHE_LEVEL{CACHE_OP} ADDR_E PM_EVENTS CTL */
int volta_exec_cctl_t(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_cctl_v(m, in, 1, 5);
}

/* GUARD CCTL{E}CACHE_LEVEL{CACHE_OP} ADDR_UR PM_EVENTS CTL */
int volta_exec_cctl_u(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_cctl_v(m, in, 1, 6);
}

/* GUARD CCTL{CACHE_LEVEL}CACHE_OP  CTL */
int volta_exec_cctl_va(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_cctl_v(m, in, 0, 2);
}

/* GUARD CCTL{CACHE_LEVEL}CACHE_OP  CTL */
int volta_exec_cctl_ta(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_cctl_v(m, in, 0, 2);
}

/* GUARD CCTL{CACHE_LEVEL}CACHE_OP PM_EVENTS CTL */
int volta_exec_cctl_a(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_cctl_v(m, in, 0, 2);
}

/* GUARD CCTLL{CACHE_OP} ADDR  CTL */
int volta_exec_cctll_v(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_cctl_v(m, in, 1, 3);
}

/* GUARD CCTLL{CACHE_OP} ADDR PM_EVENTS CTL */
int volta_exec_cctll_t(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_cctl_v(m, in, 1, 3);
}

/* GUARD CCTLL{CACHE_OP} ADDR_UR PM_EVENTS CTL */
int volta_exec_cctll_u(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_cctl_v(m, in, 1, 4);
}

/* GUARD CCTLT.IVALL PM_EVENTS CTL */
int volta_exec_cctlt_all(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_cctl_v(m, in, 0, 0);
}

/* GUARD CCTLT.IVTH $R[Rb] PM_EVENTS CTL */
int volta_exec_cctlt_r(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_cctl_v(m, in, 0, 1);
}

/* GUARD CCTLT.IVTH TEX_BANK, TEX_OFFSET PM_EVENTS CTL */
int volta_exec_cctlt_c(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_cctl_v(m, in, 0, 2);
}

/* GUARD CCTLT.IVTH $UR[URb] PM_EVENTS CTL */
int volta_exec_cctlt_u(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_cctl_v(m, in, 0, 1);
}

/* GUARD MEMBAR{MEMBAR_ORDER}MEMBAR_SCOPE{MMIO}  CTL */
int volta_exec_membar_v(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_membar_v(m, in, 0, 3);
}

/* GUARD MEMBAR{MEMBAR_ORDER}MEMBAR_SCOPE PM_EVENTS CTL */
int volta_exec_membar_a(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_membar_v(m, in, 0, 2);
}

/* GUARD MEMBAR{MEMBAR_ORDER}MEMBAR_SCOPE PM_EVENTS CTL */
int volta_exec_membar_h(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_membar_v(m, in, 0, 2);
}

/* GUARD MEMBAR{MEMBAR_ORDER}MEMBAR_SCOPE.ASYNC PM_EVENTS CTL */
int volta_exec_membar_as(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_membar_v(m, in, 0, 2);
}

/* GUARD ERRBAR  CTL */
int volta_exec_errbar_v(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_errbar_v(m, in, 0, 0);
}

/* GUARD ERRBAR PM_EVENTS CTL */
int volta_exec_errbar_a(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_errbar_v(m, in, 0, 0);
}

/* GUARD QSPC{E}SPACE $P[Pu], $R[Rd], ADDR_E  CTL */
int volta_exec_qspc_v(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t cache_space = (int32_t)in->value[1];
    const int32_t rd = (int32_t)in->value[3];
    const rt_u128 word = rt_wide(rt_word(m, in));
    const int32_t ra = (int32_t)((uint32_t)word >> 24 & 0xff);
    const int32_t e = (int32_t)in->value[0];
    const int32_t offset =
        rt_sext_32((uint32_t)(int32_t)((uint32_t)((uint64_t)word >> 40) & 0xffffff), 24);
    const int32_t pu = (int32_t)in->value[2];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 2, 6);
            if (guard) {
                int32_t s_2;
                s_2 = cache_space;
                if (rd != 255) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: the register result");
                }
                if (s_2 == 3) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                        "not modelled: the shared memory of a cluster");
                }
                const uint64_t at =
                    (e ? s->r[ra][lane] | (uint64_t)s->r[ra | 1][lane] << 32
                    : (uint64_t)s->r[ra][lane]) + (uint64_t)offset;
                const int32_t in_shared =
                    func_within(at, read_sr(m, s, 48), read_sr(m, s, 47), read_sr(m, s, 49));
                const int32_t in_local =
                    func_within(at, read_sr(m, s, 52), read_sr(m, s, 46), read_sr(m, s, 53));
                if (commit) {
                    if (pu != 7)
                        s->p[pu][lane] =
                            (uint8_t)(s_2 == 0 ? (!in_shared && !in_local) : s_2 == 1 ? in_local
                            : s_2 == 2 ? in_shared : 0);
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
    const rt_u128 word = rt_wide(rt_word(m, in));
    const int32_t ra = (int32_t)((uint32_t)word >> 24 & 0xff);
    const int32_t e = (int32_t)in->value[0];
    const int32_t offset =
        rt_sext_32((uint32_t)(int32_t)((uint32_t)((uint64_t)word >> 40) & 0xffffff), 24);
    const int32_t pu = (int32_t)in->value[3];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 2, 7);
            if (guard) {
                const int32_t s_2 = operand_any_space(in, 0, 1, 2);
                if (rd != 255) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: the register result");
                }
                if (s_2 == 3) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                        "not modelled: the shared memory of a cluster");
                }
                const uint64_t at =
                    (e ? s->r[ra][lane] | (uint64_t)s->r[ra | 1][lane] << 32
                    : (uint64_t)s->r[ra][lane]) + (uint64_t)offset;
                const int32_t in_shared =
                    func_within(at, read_sr(m, s, 48), read_sr(m, s, 47), read_sr(m, s, 49));
                const int32_t in_local =
                    func_within(at, read_sr(m, s, 52), read_sr(m, s, 46), read_sr(m, s, 53));
                if (commit) {
                    if (pu != 7)
                        s->p[pu][lane] =
                            (uint8_t)(s_2 == 0 ? (!in_shared && !in_local) : s_2 == 1 ? in_local
                            : s_2 == 2 ? in_shared : 0);
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD QSPC{E}SPACE $P[Pu], $R[Rd], ADDR64_UR_TURING  CTL */
int volta_exec_qspc_tu(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t cache_space = (int32_t)in->value[1];
    const int32_t rd = (int32_t)in->value[3];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 2, 7);
            if (guard) {
                int32_t s_2;
                s_2 = cache_space;
                if (rd != 255) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: the register result");
                }
                if (s_2 == 3) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                        "not modelled: the shared memory of a cluster");
                }
                return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                    "not modelled: sums with uniform registers");
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD QSPC{E}ANY_SPACE $P[Pu], $R[Rd], ADDR64_UR PM_EVENTS CTL */
int volta_exec_qspc_u(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t rd = (int32_t)in->value[4];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 2, 8);
            if (guard) {
                const int32_t s_2 = operand_any_space(in, 0, 1, 2);
                if (rd != 255) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: the register result");
                }
                if (s_2 == 3) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                        "not modelled: the shared memory of a cluster");
                }
                return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                    "not modelled: sums with uniform registers");
            }
        }
        m->lane = -1;
    }
    return 0;
}

