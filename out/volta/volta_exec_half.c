/* Generated from the description volta by gen/emit/exec. Do not edit. */
#include "volta_exec.h"

static int do_hadd2(struct isadora_machine *m, const struct isadora_insn *in, int line, int pg_at)
{
    struct volta_state *const s = m->state;
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, line, pg_at);
            if (guard) {
                return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: arithmetic on halves");
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD HADD2{ADD_MODE}FTZ{SAT} $R[Rd], F16_A, F16_LAST PM_EVENTS CTL */
int volta_exec_hadd2(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_hadd2(m, in, 13, 20);
}

/* GUARD HMUL2{MUL_MODE}FMZ{SAT} $R[Rd], F16_A, F16_B PM_EVENTS CTL */
int volta_exec_hmul2(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_hadd2(m, in, 13, 20);
}

/* GUARD HFMA2{FMA_MODE} $R[Rd], F16_A, FMA_B, F16_Rc PM_EVENTS CTL */
int volta_exec_hfma2_b(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_hadd2(m, in, 16, 26);
}

/* GUARD HFMA2{FMA_MODE} $R[Rd], F16_A, F16_Rc, FMA_C_IN_B PM_EVENTS CTL */
int volta_exec_hfma2_c(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_hadd2(m, in, 14, 24);
}

/* GUARD HFMA2{RELU_MODE}.RELU $R[Rd], F16_A, FMA_B, F16_Rc, NOT_Pp$P[Pp] PM_EVENTS CTL */
int volta_exec_hfma2_rb(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_hadd2(m, in, 17, 27);
}

/* GUARD HFMA2{RELU_MODE}.RELU $R[Rd], F16_A, F16_Rc, FMA_C_IN_B, NOT_Pp$P[Pp] PM_EVENTS CTL */
int volta_exec_hfma2_rc(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_hadd2(m, in, 15, 25);
}

/* GUARD HFMA2.MMA{MMA_MODE} $R[Rd], F32_A, MMA_B, MMA_Rc PM_EVENTS CTL */
int volta_exec_hfma2_mma_b(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_hadd2(m, in, 6, 19);
}

/* GUARD HFMA2.MMA{MMA_MODE} $R[Rd], F32_A, MMA_Rc, MMA_C_IN_B PM_EVENTS CTL */
int volta_exec_hfma2_mma_c(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_hadd2(m, in, 6, 17);
}

/* GUARD HFMA2.MMA{MMA_MODE}.RELU $R[Rd], F32_A, MMA_B, MMA_Rc, NOT_Pp$P[Pp] PM_EVENTS CTL */
int volta_exec_hfma2_mma_rb(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_hadd2(m, in, 7, 21);
}

/* GUARD HFMA2.MMA{MMA_MODE}.RELU $R[Rd], F32_A, MMA_Rc, MMA_C_IN_B, NOT_Pp$P[Pp] PM_EVENTS CTL */
int volta_exec_hfma2_mma_rc(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_hadd2(m, in, 7, 19);
}

/* GUARD HSET2{SET_MODE}BF{FLOAT_CMP}FTZ{HALF_BOP} $R[Rd], F16_A, SET_LAST, NOT_Pp$P[Pp] PM_EVENTS
   CTL */
int volta_exec_hset2(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_hadd2(m, in, 14, 25);
}

/* GUARD HSETP2{SET_MODE}FLOAT_CMP{H_AND}FTZ{HALF_BOP} $P[Pu], $P[Pv], F16_A, SET_LAST, NOT_Pp$P[Pp]
   PM_EVENTS CTL */
int volta_exec_hsetp2(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_hadd2(m, in, 14, 26);
}

/* GUARD HMNMX2{MNMX_MODE} $R[Rd], F16_A, MNMX_B, NOT_Pp$P[Pp] PM_EVENTS CTL */
int volta_exec_hmnmx2(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_hadd2(m, in, 14, 23);
}

