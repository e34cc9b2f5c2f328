/* Generated from the description maxwell by gen/emit/exec. Do not edit. */
#include "maxwell_exec.h"

static int do_suld_p(struct isadora_machine *m, const struct isadora_insn *in, int line, int gp_at)
{
    struct maxwell_state *const s = m->state;
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, line, gp_at);
            if (guard) {
                return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: surfaces");
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* OPEN GUARD SULD.P{SUDIM}SULC{SUMASK}SUCLAMP SUPO, $R[Rd], [$R[Ra]], SUWHERE CTL CLOSE */
int maxwell_exec_suld_p(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_suld_p(m, in, 2, 9);
}

/* OPEN GUARD SULD.D{SUBA}SUDIM{SULC}SUSIZE{SUCLAMP} SUPO, $R[Rd], [$R[Ra]], SUWHERE CTL CLOSE */
int maxwell_exec_suld_d(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_suld_p(m, in, 2, 10);
}

/* OPEN GUARD SUST.P{SUDIM}SUSC{SUMASK}SUCLAMP [$R[Ra]], $R[Rd], SUWHERE CTL CLOSE */
int maxwell_exec_sust_p(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_suld_p(m, in, 1, 8);
}

/* OPEN GUARD SUST.D{SUBA}SUDIM{SUSC}SUSIZE{SUCLAMP} [$R[Ra]], $R[Rd], SUWHERE CTL CLOSE */
int maxwell_exec_sust_d(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_suld_p(m, in, 1, 9);
}

/* OPEN GUARD SURED.P{SUDIM}SUROP{SUCLAMP} [$R[Ra]], $R[Rd], SUWHERE CTL CLOSE */
int maxwell_exec_sured_p(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_suld_p(m, in, 1, 7);
}

/* OPEN GUARD SURED.D{SUBA}SUDIM{SUROP}SURKIND{SUCLAMP} [$R[Ra]], $R[Rd], SUWHERE CTL CLOSE */
int maxwell_exec_sured_d(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_suld_p(m, in, 2, 9);
}

/* OPEN GUARD SUATOM.D{SUABA}SUDIM{SUAOP}SUAKIND{SUCLAMP} $R[Rd], [$R[Ra]], $R[Rb], TXH CTL CLOSE */
int maxwell_exec_suatom_i(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_suld_p(m, in, 1, 9);
}

/* OPEN GUARD SUATOM{SUAPD}SUABA{SUDIM}SUAOP{SUAKINDR}SUCLAMP $R[Rd], [$R[Ra]], $R[Rb], $R[Rc] CTL
   CLOSE */
int maxwell_exec_suatom_r(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_suld_p(m, in, 2, 10);
}

/* OPEN GUARD SUATOM.D{SUABA}SUDIM{SUAOP}SUAKINDR{SUCLAMP} SUPA, $R[Rd], [$R[Ra]], $R[Rb], $R[Rc]
   CTL CLOSE */
int maxwell_exec_suatom_p(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_suld_p(m, in, 2, 10);
}

/* OPEN GUARD SUATOM.D{SUABA}SUDIM.CAS{SUAKIND}SUCLAMP SUPO, $R[Rd], [$R[Ra]], $R[Rb], TXH CTL CLOSE
   */
int maxwell_exec_suatom_ci(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_suld_p(m, in, 2, 9);
}

/* OPEN GUARD SUATOM{SUAPD}SUABA{SUDIM}.CAS{SUAKINDR}SUCLAMP SUPO, $R[Rd], [$R[Ra]], $R[Rb], $R[Rc]
   CTL CLOSE */
int maxwell_exec_suatom_cr(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_suld_p(m, in, 3, 10);
}

