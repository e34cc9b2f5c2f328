/* Generated from the description volta by gen/emit/exec. Do not edit. */
#include "volta_exec.h"

static int do_suld_d(struct isadora_machine *m, const struct isadora_insn *in, int line, int pg_at)
{
    struct volta_state *const s = m->state;
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, line, pg_at);
            if (guard) {
                return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: surfaces");
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD SULD.D{BA}DIM{EVICT}SIZE{ACCESS_ORDER}OUT_OF_RANGE OPT, $R[Rd], [$R[Ra]], SURFACE PM_EVENTS
   CTL */
int volta_exec_suld_d(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_suld_d(m, in, 4, 17);
}

/* GUARD SULD.D{BA}DIM{EVICT}SIZE{ACCESS_ORDER}OUT_OF_RANGE OPT, $R[Rd], [$R[Ra]], SURFACE_Rc
   PM_EVENTS CTL */
int volta_exec_suld_dr(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_suld_d(m, in, 4, 13);
}

/* GUARD SULD.P{DIM}EVICT{ACCESS_ORDER}MASK{OUT_OF_RANGE} OPT, $R[Rd], [$R[Ra]], SURFACE PM_EVENTS
   CTL */
int volta_exec_suld_p(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_suld_d(m, in, 4, 16);
}

/* GUARD SULD.P{DIM}EVICT{ACCESS_ORDER}MASK{OUT_OF_RANGE} OPT, $R[Rd], [$R[Ra]], SURFACE_Rc
   PM_EVENTS CTL */
int volta_exec_suld_pr(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_suld_d(m, in, 4, 12);
}

/* GUARD SUST.D{BA}DIM{EVICT}SIZE{ACCESS_ORDER}OUT_OF_RANGE [$R[Ra]], $R[Rb], SURFACE PM_EVENTS CTL
   */
int volta_exec_sust_d(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_suld_d(m, in, 3, 16);
}

/* GUARD SUST.D{BA}DIM{EVICT}SIZE{ACCESS_ORDER}OUT_OF_RANGE [$R[Ra]], $R[Rb], SURFACE_Rc PM_EVENTS
   CTL */
int volta_exec_sust_dr(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_suld_d(m, in, 3, 12);
}

/* GUARD SUST.P{DIM}EVICT{ACCESS_ORDER}MASK{OUT_OF_RANGE} [$R[Ra]], $R[Rb], SURFACE PM_EVENTS CTL */
int volta_exec_sust_p(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_suld_d(m, in, 3, 15);
}

/* GUARD SUST.P{DIM}EVICT{ACCESS_ORDER}MASK{OUT_OF_RANGE} [$R[Ra]], $R[Rb], SURFACE_Rc PM_EVENTS CTL
   */
int volta_exec_sust_pr(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_suld_d(m, in, 3, 11);
}

/* GUARD SURED.D{BA}DIM{RED_OP}EVICT{TYPE}ATOM_ORDER{OUT_OF_RANGE} [$R[Ra]], $R[Rb], SURFACE
   PM_EVENTS CTL */
int volta_exec_sured_d(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_suld_d(m, in, 3, 17);
}

/* GUARD SURED.D{BA}DIM{RED_OP}EVICT{TYPE}ATOM_ORDER{OUT_OF_RANGE} [$R[Ra]], $R[Rb], SURFACE_Rc
   PM_EVENTS CTL */
int volta_exec_sured_dr(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_suld_d(m, in, 3, 13);
}

/* GUARD SUATOM.D{BA}DIM{ATOM_OP}EVICT{TYPE}ATOM_ORDER{OUT_OF_RANGE} $P[Pu], $R[Rd], [$R[Ra]],
   $R[Rb], SURFACE PM_EVENTS CTL */
int volta_exec_suatom_d(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_suld_d(m, in, 3, 19);
}

/* GUARD SUATOM.D{BA}DIM{ATOM_OP}EVICT{TYPE}ATOM_ORDER{OUT_OF_RANGE} $P[Pu], $R[Rd], [$R[Ra]],
   $R[Rb], SURFACE_Rc PM_EVENTS CTL */
int volta_exec_suatom_dr(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_suld_d(m, in, 3, 15);
}

/* GUARD SUATOM.D{BA}DIM.CAS{EVICT}CAS_TYPE{ATOM_ORDER}OUT_OF_RANGE $P[Pu], $R[Rd], [$R[Ra]],
   $R[Rb], SURFACE PM_EVENTS CTL */
int volta_exec_suatom_c(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_suld_d(m, in, 3, 18);
}

/* GUARD SUATOM.D{BA}DIM.CAS{EVICT}CAS_TYPE{ATOM_ORDER}OUT_OF_RANGE $P[Pu], $R[Rd], [$R[Ra]],
   $R[Rb], SURFACE_Rc PM_EVENTS CTL */
int volta_exec_suatom_cr(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_suld_d(m, in, 3, 14);
}

/* GUARD SUQUERY{DIM} $P[Pu], $R[Rd], [$R[Ra]], COMP_STATUS, SURFACE PM_EVENTS CTL */
int volta_exec_suquery_c(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_suld_d(m, in, 1, 9);
}

/* GUARD SUQUERY{DIM} $P[Pu], $R[Rd], [$R[Ra]], COMP_STATUS, $R[Rc] PM_EVENTS CTL */
int volta_exec_suquery_r(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_suld_d(m, in, 1, 5);
}

