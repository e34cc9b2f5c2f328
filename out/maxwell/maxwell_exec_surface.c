/* Generated from the description maxwell by gen/emit/exec. Do not edit. */
#include "maxwell_exec.h"

static int do_suld_p(struct isadora_machine *m, const struct isadora_insn *in, int line, int pg_at)
{
    struct maxwell_state *const s = m->state;
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

/* OPEN GUARD SULD.P{DIM}LOAD_CACHE_24{MASK}CLAMP OPT_Ps, $R[Rd], [$R[Ra]], SURFACE CTL CLOSE */
int maxwell_exec_suld_p(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_suld_p(m, in, 2, 9);
}

/* OPEN GUARD SULD.D{BA}DIM{LOAD_CACHE_24}SURF_SIZE{CLAMP} OPT_Ps, $R[Rd], [$R[Ra]], SURFACE CTL
   CLOSE */
int maxwell_exec_suld_d(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_suld_p(m, in, 2, 10);
}

/* OPEN GUARD SUST.P{DIM}STORE_CACHE_24{MASK}CLAMP [$R[Ra]], $R[Rd], SURFACE CTL CLOSE */
int maxwell_exec_sust_p(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_suld_p(m, in, 1, 8);
}

/* OPEN GUARD SUST.D{BA}DIM{STORE_CACHE_24}SURF_SIZE{CLAMP} [$R[Ra]], $R[Rd], SURFACE CTL CLOSE */
int maxwell_exec_sust_d(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_suld_p(m, in, 1, 9);
}

/* OPEN GUARD SURED.P{DIM}SURED_OP{CLAMP} [$R[Ra]], $R[Rd], SURFACE CTL CLOSE */
int maxwell_exec_sured_p(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_suld_p(m, in, 1, 7);
}

/* OPEN GUARD SURED.D{BA}DIM{SURED_OP}SURED_TYPES{CLAMP} [$R[Ra]], $R[Rd], SURFACE CTL CLOSE */
int maxwell_exec_sured_d(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_suld_p(m, in, 2, 9);
}

/* OPEN GUARD SUATOM.D{SUATOM_BA}DIM{SUATOM_OP}SUATOM_TYPES{CLAMP} $R[Rd], [$R[Ra]], $R[Rb], HEADER
   CTL CLOSE */
int maxwell_exec_suatom_i(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_suld_p(m, in, 1, 9);
}

/* OPEN GUARD SUATOM{SUATOM_PD}SUATOM_BA{DIM}SUATOM_OP{SUATOM_TYPES_R}CLAMP $R[Rd], [$R[Ra]],
   $R[Rb], $R[Rc] CTL CLOSE */
int maxwell_exec_suatom_r(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_suld_p(m, in, 2, 10);
}

/* OPEN GUARD SUATOM.D{SUATOM_BA}DIM{SUATOM_OP}SUATOM_TYPES_R{CLAMP} SUATOM_P, $R[Rd], [$R[Ra]],
   $R[Rb], $R[Rc] CTL CLOSE */
int maxwell_exec_suatom_p(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_suld_p(m, in, 2, 10);
}

/* OPEN GUARD SUATOM.D{SUATOM_BA}DIM.CAS{SUATOM_TYPES}CLAMP OPT_Ps, $R[Rd], [$R[Ra]], $R[Rb], HEADER
   CTL CLOSE */
int maxwell_exec_suatom_ci(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_suld_p(m, in, 2, 9);
}

/* OPEN GUARD SUATOM{SUATOM_PD}SUATOM_BA{DIM}.CAS{SUATOM_TYPES_R}CLAMP OPT_Ps, $R[Rd], [$R[Ra]],
   $R[Rb], $R[Rc] CTL CLOSE */
int maxwell_exec_suatom_cr(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_suld_p(m, in, 3, 10);
}

