/* Generated from the description volta by gen/emit/exec. Do not edit. */
#include "volta_exec.h"

static int do_hadd2(struct isadora_machine *m, const struct isadora_insn *in, int line, int gp_at)
{
    struct volta_state *const s = m->state;
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, line, gp_at);
            if (guard) {
                return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                    "not modelled: not described yet: arithmetic on halves");
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD HADD2{HTADD}FTZ{FSAT} $R[Rd], HA, HL MARKS CTL */
int volta_exec_hadd2(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_hadd2(m, in, 13, 20);
}

/* GUARD HMUL2{HTMUL}FMODE{FSAT} $R[Rd], HA, HB MARKS CTL */
int volta_exec_hmul2(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_hadd2(m, in, 13, 20);
}

/* GUARD HFMA2{HTFMA} $R[Rd], HA, HMB, HC MARKS CTL */
int volta_exec_hfma2_b(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_hadd2(m, in, 16, 26);
}

/* GUARD HFMA2{HTFMA} $R[Rd], HA, HCB, HMT MARKS CTL */
int volta_exec_hfma2_c(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_hadd2(m, in, 14, 24);
}

/* GUARD HFMA2{HTREL}.RELU $R[Rd], HA, HMB, HC, Q0N$P[Q0] MARKS CTL */
int volta_exec_hfma2_rb(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_hadd2(m, in, 17, 27);
}

/* GUARD HFMA2{HTREL}.RELU $R[Rd], HA, HCB, HMT, Q0N$P[Q0] MARKS CTL */
int volta_exec_hfma2_rc(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_hadd2(m, in, 15, 25);
}

/* GUARD HFMA2.MMA{HTMMA} $R[Rd], FA, HWB, HWC MARKS CTL */
int volta_exec_hfma2_mma_b(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_hadd2(m, in, 6, 19);
}

/* GUARD HFMA2.MMA{HTMMA} $R[Rd], FA, HWCB, HWT MARKS CTL */
int volta_exec_hfma2_mma_c(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_hadd2(m, in, 6, 17);
}

/* GUARD HFMA2.MMA{HTMMA}.RELU $R[Rd], FA, HWB, HWC, Q0N$P[Q0] MARKS CTL */
int volta_exec_hfma2_mma_rb(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_hadd2(m, in, 7, 21);
}

/* GUARD HFMA2.MMA{HTMMA}.RELU $R[Rd], FA, HWCB, HWT, Q0N$P[Q0] MARKS CTL */
int volta_exec_hfma2_mma_rc(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_hadd2(m, in, 7, 19);
}

/* GUARD HSET2{HST}HBF1{FCMP}FTZ{HBOP} $R[Rd], HA, HSL, Q0N$P[Q0] MARKS CTL */
int volta_exec_hset2(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_hadd2(m, in, 14, 25);
}

/* GUARD HSETP2{HST}FCMP{HAND}FTZ{HBOP} $P[P0], $P[P1], HA, HSL, Q0N$P[Q0] MARKS CTL */
int volta_exec_hsetp2(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_hadd2(m, in, 14, 26);
}

/* GUARD HMNMX2{HMT2} $R[Rd], HA, HNM, Q0N$P[Q0] MARKS CTL */
int volta_exec_hmnmx2(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_hadd2(m, in, 14, 23);
}

