/* Generated from the description volta by gen/emit/exec. Do not edit. */
#include "volta_exec.h"

static int do_suld_d(struct isadora_machine *m, const struct isadora_insn *in, int line, int gp_at)
{
    struct volta_state *const s = m->state;
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

/* GUARD SULD.D{SBA}SDIM{EVICT}MSIZE{SHOW}SBAD PO, $R[Rd], [$R[Ra]], SURF MARKS CTL */
int volta_exec_suld_d(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_suld_d(m, in, 4, 17);
}

/* GUARD SULD.D{SBA}SDIM{EVICT}MSIZE{SHOW}SBAD PO, $R[Rd], [$R[Ra]], SURFR MARKS CTL */
int volta_exec_suld_dr(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_suld_d(m, in, 4, 13);
}

/* GUARD SULD.P{SDIM}EVICT{SHOW}SMASK{SBAD} PO, $R[Rd], [$R[Ra]], SURF MARKS CTL */
int volta_exec_suld_p(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_suld_d(m, in, 4, 16);
}

/* GUARD SULD.P{SDIM}EVICT{SHOW}SMASK{SBAD} PO, $R[Rd], [$R[Ra]], SURFR MARKS CTL */
int volta_exec_suld_pr(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_suld_d(m, in, 4, 12);
}

/* GUARD SUST.D{SBA}SDIM{EVICT}MSIZE{SHOWS}SBAD [$R[Ra]], $R[Rb], SURF MARKS CTL */
int volta_exec_sust_d(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_suld_d(m, in, 3, 16);
}

/* GUARD SUST.D{SBA}SDIM{EVICT}MSIZE{SHOWS}SBAD [$R[Ra]], $R[Rb], SURFR MARKS CTL */
int volta_exec_sust_dr(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_suld_d(m, in, 3, 12);
}

/* GUARD SUST.P{SDIM}EVICT{SHOWS}SMASK{SBAD} [$R[Ra]], $R[Rb], SURF MARKS CTL */
int volta_exec_sust_p(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_suld_d(m, in, 3, 15);
}

/* GUARD SUST.P{SDIM}EVICT{SHOWS}SMASK{SBAD} [$R[Ra]], $R[Rb], SURFR MARKS CTL */
int volta_exec_sust_pr(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_suld_d(m, in, 3, 11);
}

/* GUARD SURED.D{SBA}SDIM{ROP}EVICT{STYPE}SHOWA{SBAD} [$R[Ra]], $R[Rb], SURF2 MARKS CTL */
int volta_exec_sured_d(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_suld_d(m, in, 3, 17);
}

/* GUARD SURED.D{SBA}SDIM{ROP}EVICT{STYPE}SHOWA{SBAD} [$R[Ra]], $R[Rb], SURFR MARKS CTL */
int volta_exec_sured_dr(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_suld_d(m, in, 3, 13);
}

/* GUARD SUATOM.D{SBA}SDIM{AOP}EVICT{STYPE}SHOWA{SBAD} $P[P0], $R[Rd], [$R[Ra]], $R[Rb], SURF2 MARKS
   CTL */
int volta_exec_suatom_d(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_suld_d(m, in, 3, 19);
}

/* GUARD SUATOM.D{SBA}SDIM{AOP}EVICT{STYPE}SHOWA{SBAD} $P[P0], $R[Rd], [$R[Ra]], $R[Rb], SURFR MARKS
   CTL */
int volta_exec_suatom_dr(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_suld_d(m, in, 3, 15);
}

/* GUARD SUATOM.D{SBA}SDIM.CAS{EVICT}SCTYPE{SHOWA}SBAD $P[P0], $R[Rd], [$R[Ra]], $R[Rb], SURF2 MARKS
   CTL */
int volta_exec_suatom_c(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_suld_d(m, in, 3, 18);
}

/* GUARD SUATOM.D{SBA}SDIM.CAS{EVICT}SCTYPE{SHOWA}SBAD $P[P0], $R[Rd], [$R[Ra]], $R[Rb], SURFR MARKS
   CTL */
int volta_exec_suatom_cr(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_suld_d(m, in, 3, 14);
}

/* GUARD SUQUERY{SDIM} $P[P0], $R[Rd], [$R[Ra]], COMP_STATUS, SURF MARKS CTL */
int volta_exec_suquery_c(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_suld_d(m, in, 1, 9);
}

/* GUARD SUQUERY{SDIM} $P[P0], $R[Rd], [$R[Ra]], COMP_STATUS, $R[Rc] MARKS CTL */
int volta_exec_suquery_r(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_suld_d(m, in, 1, 5);
}

