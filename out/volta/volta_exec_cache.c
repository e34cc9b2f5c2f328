/* Generated from the description volta by gen/emit/exec.lua. Do not edit. */
#include "volta_exec.h"

/* GUARD CCTL{CCE}CLEVEL{CCOP} AR32  CTL */
int volta_exec_cctl_v(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    (void)in;
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard_20(s, in, lane);
            if (guard) {
                return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: caches");
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD CCTL{CCE}CLEVEL{CCOP} AR32 MARKS CTL */
int volta_exec_cctl_t(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    (void)in;
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard_20(s, in, lane);
            if (guard) {
                return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: caches");
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD CCTL{CCE}CLEVEL{CCOP} AL MARKS CTL */
int volta_exec_cctl_u(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    (void)in;
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard_10(s, in, lane);
            if (guard) {
                return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: caches");
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD CCTL{CLEVEL}CCOP  CTL */
int volta_exec_cctl_va(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    (void)in;
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard_21(s, in, lane);
            if (guard) {
                return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: caches");
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD CCTL{CLEVEL}CCOP  CTL */
int volta_exec_cctl_ta(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    (void)in;
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard_21(s, in, lane);
            if (guard) {
                return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: caches");
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD CCTL{CLEVEL}CCOP MARKS CTL */
int volta_exec_cctl_a(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    (void)in;
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard_21(s, in, lane);
            if (guard) {
                return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: caches");
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD CCTLL{CCOP} AR  CTL */
int volta_exec_cctll_v(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    (void)in;
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard_17(s, in, lane);
            if (guard) {
                return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: caches");
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD CCTLL{CCOP} AR MARKS CTL */
int volta_exec_cctll_t(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    (void)in;
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard_17(s, in, lane);
            if (guard) {
                return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: caches");
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD CCTLL{CCOP} AL MARKS CTL */
int volta_exec_cctll_u(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    (void)in;
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard_16(s, in, lane);
            if (guard) {
                return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: caches");
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD CCTLT.IVALL MARKS CTL */
int volta_exec_cctlt_all(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    (void)in;
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard_19(s, in, lane);
            if (guard) {
                return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: caches");
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD CCTLT.IVTH $R[Rb] MARKS CTL */
int volta_exec_cctlt_r(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    (void)in;
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard_22(s, in, lane);
            if (guard) {
                return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: caches");
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD CCTLT.IVTH THEAD, TINDEX MARKS CTL */
int volta_exec_cctlt_c(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    (void)in;
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard_21(s, in, lane);
            if (guard) {
                return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: caches");
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD CCTLT.IVTH $UR[Ub] MARKS CTL */
int volta_exec_cctlt_u(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    (void)in;
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard_22(s, in, lane);
            if (guard) {
                return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: caches");
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD MEMBAR{MBSEM}MBSCOPE{MBIO}  CTL */
int volta_exec_membar_v(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    (void)in;
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard_23(s, in, lane);
            if (guard) {
                return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: memory order");
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD MEMBAR{MBSEM}MBSCOPE MARKS CTL */
int volta_exec_membar_a(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    (void)in;
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard_21(s, in, lane);
            if (guard) {
                return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: memory order");
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD MEMBAR{MBSEM}MBSCOPE MARKS CTL */
int volta_exec_membar_h(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    (void)in;
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard_21(s, in, lane);
            if (guard) {
                return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: memory order");
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD MEMBAR{MBSEM}MBSCOPE.ASYNC MARKS CTL */
int volta_exec_membar_as(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    (void)in;
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard_21(s, in, lane);
            if (guard) {
                return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: memory order");
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD ERRBAR  CTL */
int volta_exec_errbar_v(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    (void)in;
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard_19(s, in, lane);
            if (guard) {
                return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: memory errors");
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD ERRBAR MARKS CTL */
int volta_exec_errbar_a(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    (void)in;
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard_19(s, in, lane);
            if (guard) {
                return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: memory errors");
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD QSPC{CCE}QSPACE $P[P0], $R[Rd], AR  CTL */
int volta_exec_qspc_v(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    (void)in;
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard_24(s, in, lane);
            if (guard) {
                return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                    "not modelled: where the windows lie, and what else is written");
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD QSPC{CCE}QSP $P[P0], $R[Rd], AR MARKS CTL */
int volta_exec_qspc_t(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    (void)in;
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard_12(s, in, lane);
            if (guard) {
                return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                    "not modelled: where the windows lie, and what else is written");
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD QSPC{CCE}QSPACE $P[P0], $R[Rd], AT  CTL */
int volta_exec_qspc_tu(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    (void)in;
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard_12(s, in, lane);
            if (guard) {
                return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                    "not modelled: where the windows lie, and what else is written");
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD QSPC{CCE}QSP $P[P0], $R[Rd], AU MARKS CTL */
int volta_exec_qspc_u(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    (void)in;
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard_13(s, in, lane);
            if (guard) {
                return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                    "not modelled: where the windows lie, and what else is written");
            }
        }
        m->lane = -1;
    }
    return 0;
}

