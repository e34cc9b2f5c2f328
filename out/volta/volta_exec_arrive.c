/* Generated from the description volta by gen/emit/exec. Do not edit. */
#include "volta_exec.h"

static int do_atom_arrive_g(struct isadora_machine *m, const struct isadora_insn *in, int line,
    int pg_at)
{
    struct volta_state *const s = m->state;
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, line, pg_at);
            if (guard) {
                return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: barriers in memory");
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD ATOM.E{ARRIVE_OP}EVICT.64{STORE_ORDER_SCOPE} $P[Pu], $R[Rd], WARP_ADDRESS PM_EVENTS CTL */
int volta_exec_atom_arrive_g(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_atom_arrive_g(m, in, 2, 7);
}

/* GUARD ATOMS{ARRIVE_OP}.64 $R[Rd], ADDR_SCALED_UR PM_EVENTS CTL */
int volta_exec_atom_arrive_s(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_atom_arrive_g(m, in, 2, 5);
}

/* GUARD ATOM.E{POPC_OP}EVICT.32{STORE_ORDER_SCOPE} $P[Pu], $R[Rd], WARP_ADDRESS PM_EVENTS CTL */
int volta_exec_atom_popc(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 2, 7);
            if (guard) {
                return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: counting by the whole warp");
            }
        }
        m->lane = -1;
    }
    return 0;
}

