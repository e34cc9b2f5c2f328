/* Generated from the description volta by gen/emit/exec.lua. Do not edit. */
#include "volta_exec.h"

/* GUARD LDG{WIDE{EVICT}LSIZE{LORDER}SCOPE{PRIV}} PO, $R[Rd], AR  CTL */
int volta_exec_ldg_v(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    (void)in;
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard_4(s, in, lane);
            if (guard) {
                return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: memory");
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD LDG{WIDE{EVICT}LSIZE{LORDER}SCOPE{PRIV}}.ZD $P[P0], $R[Rd], AR  CTL */
int volta_exec_ldg_vz(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    (void)in;
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard_7(s, in, lane);
            if (guard) {
                return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: memory");
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD LDG{WIDE{EVICT}LTC{LSIZE}LORDER{SCOPE}PRIV} PO, $R[Rd], AR, NPRED  CTL */
int volta_exec_ldg_t(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    (void)in;
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard_29(s, in, lane);
            if (guard) {
                return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: memory");
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD LDG{WIDE{EVICT}LTC{LSIZE}LORDER{SCOPE}PRIV}.ZD $P[P0], $R[Rd], AR, NPRED  CTL */
int volta_exec_ldg_tz(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    (void)in;
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard_5(s, in, lane);
            if (guard) {
                return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: memory");
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD LDG{WIDE{EVICT}LTC{LSIZE}LORDER{SCOPE}PRIV} PO, $R[Rd], AT, NPRED  CTL */
int volta_exec_ldg_tu(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    (void)in;
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard_30(s, in, lane);
            if (guard) {
                return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: memory");
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD LDG{WIDE{EVICT}LTC{LSIZE}LORDER{SCOPE}PRIV}.ZD $P[P0], $R[Rd], AT, NPRED  CTL */
int volta_exec_ldg_tuz(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    (void)in;
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard_34(s, in, lane);
            if (guard) {
                return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: memory");
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD LDG{WIDE}EVICT{LTC}MSIZE{LORD} PO, $R[Rd], AR, NPRED MARKS CTL */
int volta_exec_ldg_a(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    (void)in;
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard_59(s, in, lane);
            if (guard) {
                return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: memory");
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD LDG{WU}EVICT{LTC}MSIZE{LORD} PO, $R[Rd], AG, NPRED DESC MARKS CTL */
int volta_exec_ldg_d(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    (void)in;
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard_69(s, in, lane);
            if (guard) {
                return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: memory");
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD LD{WIDE{EVICT}LSIZE{LORDER}SCOPE{PRIV}} $R[Rd], AR32  CTL */
int volta_exec_ld_v(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    (void)in;
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard_70(s, in, lane);
            if (guard) {
                return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: memory");
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD LD{WIDE{EVICT}LSIZE{LORDER}SCOPE{PRIV}}.ZD $P[P0], $R[Rd], AR32  CTL */
int volta_exec_ld_vz(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    (void)in;
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard_7(s, in, lane);
            if (guard) {
                return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: memory");
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD LD{WIDE{EVICT}LTC{LSIZE}LORDER{SCOPE}PRIV} $R[Rd], AR32, NPRED  CTL */
int volta_exec_ld_t(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    (void)in;
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard_71(s, in, lane);
            if (guard) {
                return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: memory");
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD LD{WIDE{EVICT}LTC{LSIZE}LORDER{SCOPE}PRIV}.ZD $P[P0], $R[Rd], AR32, NPRED  CTL */
int volta_exec_ld_tz(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    (void)in;
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard_5(s, in, lane);
            if (guard) {
                return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: memory");
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD LD{WIDE{EVICT}LTC{LSIZE}LORDER{SCOPE}PRIV} $R[Rd], AT, NPRED  CTL */
int volta_exec_ld_tu(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    (void)in;
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard_5(s, in, lane);
            if (guard) {
                return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: memory");
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD LD{WIDE{EVICT}LTC{LSIZE}LORDER{SCOPE}PRIV}.ZD $P[P0], $R[Rd], AT, NPRED  CTL */
int volta_exec_ld_tuz(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    (void)in;
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard_34(s, in, lane);
            if (guard) {
                return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: memory");
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD LD{WIDE}EVICT{LTC}MSIZE{LORD} $R[Rd], AR32, NPRED MARKS CTL */
int volta_exec_ld_a(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    (void)in;
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard_7(s, in, lane);
            if (guard) {
                return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: memory");
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD LD{WU}EVICT{LTC}MSIZE{LORD} $R[Rd], AG, NPRED DESC MARKS CTL */
int volta_exec_ld_d(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    (void)in;
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard_35(s, in, lane);
            if (guard) {
                return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: memory");
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD STG{WIDE{EVICT}MSIZE{SORDER}SCOPE{PRIV}} AR, $R[Rb]  CTL */
int volta_exec_stg_v(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    (void)in;
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard_70(s, in, lane);
            if (guard) {
                return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: memory");
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD STG{WIDE{EVICT}MSIZE{SORDER}SCOPE{PRIV}} AR, $R[Rb]  CTL */
int volta_exec_stg_t(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    (void)in;
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard_70(s, in, lane);
            if (guard) {
                return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: memory");
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD STG{WIDE{EVICT}MSIZE{SORDER}SCOPE{PRIV}} AT, $R[Rb]  CTL */
int volta_exec_stg_tu(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    (void)in;
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard_7(s, in, lane);
            if (guard) {
                return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: memory");
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD STG{WIDE}EVICT{MSIZE}SORD AR, $R[Rb] MARKS CTL */
int volta_exec_stg_a(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    (void)in;
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard_11(s, in, lane);
            if (guard) {
                return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: memory");
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD STG{WU}EVICT{MSIZE}SORD AG, $R[Rb] DESC MARKS CTL */
int volta_exec_stg_d(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    (void)in;
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard_26(s, in, lane);
            if (guard) {
                return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: memory");
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD ST{WIDE{EVICT}MSIZE{SORDER}SCOPE{PRIV}} AR32, $R[Rc]  CTL */
int volta_exec_st_v(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    (void)in;
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard_70(s, in, lane);
            if (guard) {
                return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: memory");
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD ST{WIDE{EVICT}MSIZE{SORDER}SCOPE{PRIV}} AR32, $R[Rc]  CTL */
int volta_exec_st_t(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    (void)in;
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard_70(s, in, lane);
            if (guard) {
                return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: memory");
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD ST{WIDE{EVICT}MSIZE{SORDER}SCOPE{PRIV}} AT, $R[Rb]  CTL */
int volta_exec_st_tu(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    (void)in;
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard_7(s, in, lane);
            if (guard) {
                return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: memory");
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD ST{WIDE}EVICT{MSIZE}SORD AR32, $R[Rc] MARKS CTL */
int volta_exec_st_a(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    (void)in;
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard_11(s, in, lane);
            if (guard) {
                return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: memory");
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD ST{WU}EVICT{MSIZE}SORD AG, $R[Rb] DESC MARKS CTL */
int volta_exec_st_d(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    (void)in;
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard_26(s, in, lane);
            if (guard) {
                return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: memory");
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD LDL{EVICT}MSIZE $R[Rd], AR  CTL */
int volta_exec_ldl_v(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    (void)in;
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard_20(s, in, lane);
            if (guard) {
                return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: memory");
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD LDL{EVICT}MSIZE $R[Rd], AR MARKS CTL */
int volta_exec_ldl_t(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    (void)in;
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard_20(s, in, lane);
            if (guard) {
                return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: memory");
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD LDL{EVICT}MSIZE $R[Rd], AL  CTL */
int volta_exec_ldl_tu(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    (void)in;
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard_10(s, in, lane);
            if (guard) {
                return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: memory");
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD LDL{EVICT}MSIZE $R[Rd], ALOCAL DESCL MARKS CTL */
int volta_exec_ldl_d(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    (void)in;
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard_24(s, in, lane);
            if (guard) {
                return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: memory");
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD STL{EVICT}MSIZE AR, $R[Rb]  CTL */
int volta_exec_stl_v(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    (void)in;
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard_20(s, in, lane);
            if (guard) {
                return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: memory");
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD STL{EVICT}MSIZE AR, $R[Rb] MARKS CTL */
int volta_exec_stl_t(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    (void)in;
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard_20(s, in, lane);
            if (guard) {
                return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: memory");
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD STL{EVICT}MSIZE AL, $R[Rb]  CTL */
int volta_exec_stl_tu(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    (void)in;
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard_10(s, in, lane);
            if (guard) {
                return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: memory");
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD STL{EVICT}MSIZE ALOCAL, $R[Rb] DESCL MARKS CTL */
int volta_exec_stl_d(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    (void)in;
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard_24(s, in, lane);
            if (guard) {
                return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: memory");
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD LDS{SU}SSIZE $R[Rd], AR  CTL */
int volta_exec_lds_v(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    (void)in;
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard_20(s, in, lane);
            if (guard) {
                return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: memory");
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD LDS{SU}SSIZE.ZD $P[P0], $R[Rd], AR  CTL */
int volta_exec_lds_vz(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    (void)in;
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard_10(s, in, lane);
            if (guard) {
                return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: memory");
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD LDS{SU}SSIZE $R[Rd], ARS  CTL */
int volta_exec_lds_t(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    (void)in;
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard_10(s, in, lane);
            if (guard) {
                return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: memory");
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD LDS{SU}SSIZE.ZD $P[P0], $R[Rd], ARS  CTL */
int volta_exec_lds_tz(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    (void)in;
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard_11(s, in, lane);
            if (guard) {
                return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: memory");
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD LDS{SU}SSIZE $R[Rd], ALS  CTL */
int volta_exec_lds_tu(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    (void)in;
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard_11(s, in, lane);
            if (guard) {
                return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: memory");
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD LDS{SU}SSIZE.ZD $P[P0], $R[Rd], ALS  CTL */
int volta_exec_lds_tuz(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    (void)in;
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard_8(s, in, lane);
            if (guard) {
                return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: memory");
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD LDS{SSIZE} $R[Rd], ARS MARKS CTL */
int volta_exec_lds_a(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    (void)in;
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard_20(s, in, lane);
            if (guard) {
                return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: memory");
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD LDS{SSIZE} $R[Rd], ALS MARKS CTL */
int volta_exec_lds_au(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    (void)in;
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard_10(s, in, lane);
            if (guard) {
                return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: memory");
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD STS{MSIZE} AR, $R[Rb]  CTL */
int volta_exec_sts_v(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    (void)in;
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard_16(s, in, lane);
            if (guard) {
                return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: memory");
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD STS{MSIZE} ARS, $R[Rb] MARKS CTL */
int volta_exec_sts_t(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    (void)in;
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard_20(s, in, lane);
            if (guard) {
                return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: memory");
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD STS{MSIZE} ALS, $R[Rb] MARKS CTL */
int volta_exec_sts_tu(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    (void)in;
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard_10(s, in, lane);
            if (guard) {
                return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: memory");
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD LDC{CMODE}CSIZE $R[Rd], CINDEX  CTL */
int volta_exec_ldc_v(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    (void)in;
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard_10(s, in, lane);
            if (guard) {
                return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: memory");
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD LDC{CMODE}CSIZE $R[Rd], CINDEX MARKS CTL */
int volta_exec_ldc_t(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    (void)in;
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard_10(s, in, lane);
            if (guard) {
                return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: memory");
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD LDC{CMODE}CSIZE $R[Rd], CXINDEX MARKS CTL */
int volta_exec_ldc_x(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    (void)in;
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard_10(s, in, lane);
            if (guard) {
                return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: memory");
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* UGUARD ULDC{CSIZE} $UR[Ud], UINDEX CTL */
int volta_exec_uldc_c(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    (void)in;
    const int32_t uguard = operand_uguard(s, in);
    if (uguard) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: memory");
    }
    return 0;
}

/* UGUARD ULDC{CSIZE} $UR[Ud], c[CBANK][$UR[Ua]] CTL */
int volta_exec_uldc_i(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    (void)in;
    const int32_t uguard = operand_uguard_6(s, in);
    if (uguard) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: memory");
    }
    return 0;
}

/* UGUARD ULDC{CSIZE} $UR[Ud], c[CBANK][$UR[Ua]+CO16] CTL */
int volta_exec_uldc_io(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    (void)in;
    const int32_t uguard = operand_uguard_7(s, in);
    if (uguard) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: memory");
    }
    return 0;
}

/* UGUARD ULDC{CSIZE} $UR[Ud], [$UR[Ua]+ULOFF], UQN$UP[UQP] CTL */
int volta_exec_uldc_m(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    (void)in;
    const int32_t uguard = operand_uguard_8(s, in);
    if (uguard) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: memory");
    }
    return 0;
}

/* GUARD LDSM.16{MKIND}MCOUNT $R[Rd], AR MARKS CTL */
int volta_exec_ldsm_r(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    (void)in;
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard_20(s, in, lane);
            if (guard) {
                return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: memory");
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD LDSM.16{MKIND}MCOUNT $R[Rd], AL MARKS CTL */
int volta_exec_ldsm_u(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    (void)in;
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard_10(s, in, lane);
            if (guard) {
                return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: memory");
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD STSM.16{MKIND}MCOUNT AR, $R[Rb] MARKS CTL */
int volta_exec_stsm(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    (void)in;
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard_20(s, in, lane);
            if (guard) {
                return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: memory");
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD LDGSTS.E{BYPASS}EVICT{GLTC}GSIZE{ZFILL}GORD SADDR, GADDR, PX DESC MARKS CTL */
int volta_exec_ldgsts_r(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    (void)in;
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard_29(s, in, lane);
            if (guard) {
                return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: memory");
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD LDGSTS.E{BYPASS}EVICT{GLTC}GSIZE{ZFILL}GORD SADDRU, GADDRU, PX MARKS CTL */
int volta_exec_ldgsts_u(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    (void)in;
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard_5(s, in, lane);
            if (guard) {
                return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: memory");
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD LDGSTS.E{BYPASS}EVICT{GLTC}GSIZE{ZFILL}GORD SADDRU, GADDRU, PX MARKS CTL */
int volta_exec_ldgsts_us(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    (void)in;
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard_5(s, in, lane);
            if (guard) {
                return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: memory");
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD LDGDEPBAR MARKS CTL */
int volta_exec_ldgdepbar(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    (void)in;
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard_19(s, in, lane);
            if (guard) {
                return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: scoreboards");
            }
        }
        m->lane = -1;
    }
    return 0;
}

