/* Generated from the description volta by gen/emit/exec. Do not edit. */
#include "volta_exec.h"

static int do_f2f_n(struct isadora_machine *m, const struct isadora_insn *in, int line, int gp_at)
{
    struct volta_state *const s = m->state;
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, line, gp_at);
            if (guard) {
                return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: not described yet");
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD F2F{FTZ}CDFF{CSF}FRND $R[Rd], CS32 C77 MARKS CTL */
int volta_exec_f2f_n(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_f2f_n(m, in, 4, 12);
}

/* GUARD F2F{FTZ}CDFF{CSF}FRND $R[Rd], CS16 C77 MARKS CTL */
int volta_exec_f2f_w(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_f2f_n(m, in, 4, 13);
}

/* GUARD F2F{FTZ}CDFF{CSF}FRND $R[Rd], CS16 C77 MARKS CTL */
int volta_exec_f2f_dw(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_f2f_n(m, in, 4, 13);
}

/* GUARD F2F{FTZ}CDFF{CSF}FRND $R[Rd], CS32 C77 MARKS CTL */
int volta_exec_f2f_df(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_f2f_n(m, in, 4, 12);
}

/* GUARD F2F{FTZ}CDFF{CSF}FRND $R[Rd], CS64 C77 MARKS CTL */
int volta_exec_f2f_nd(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_f2f_n(m, in, 4, 12);
}

/* GUARD F2I{FTZ}CDI{CSFT}CINT{NTZ} $R[Rd], CS16 C86 MARKS CTL */
int volta_exec_f2i_h(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_f2f_n(m, in, 4, 14);
}

/* GUARD F2I{FTZ}CDI{CSFT}CINT{NTZ} $R[Rd], CS32 C86 MARKS CTL */
int volta_exec_f2i_s(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_f2f_n(m, in, 4, 13);
}

/* GUARD F2I{FTZ}CDI{CSFT}CINT{NTZ} $R[Rd], CS16 C86 MARKS CTL */
int volta_exec_f2i_hd(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_f2f_n(m, in, 4, 14);
}

/* GUARD F2I{FTZ}CDI{CSFT}CINT{NTZ} $R[Rd], CS32 C86 MARKS CTL */
int volta_exec_f2i_sd(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_f2f_n(m, in, 4, 13);
}

/* GUARD F2I{FTZ}CDI{CSFT}CINT{NTZ} $R[Rd], CS64 C86 MARKS CTL */
int volta_exec_f2i_d(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_f2f_n(m, in, 4, 13);
}

/* GUARD I2F{CDF}CSI{FRND} $R[Rd], CI8 C77I MARKS CTL */
int volta_exec_i2f_b(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_f2f_n(m, in, 3, 10);
}

/* GUARD I2F{CDF}CSI{FRND} $R[Rd], CI16 C77I MARKS CTL */
int volta_exec_i2f_h(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_f2f_n(m, in, 3, 10);
}

/* GUARD I2F{CDF}CSI{FRND} $R[Rd], SB C77I MARKS CTL */
int volta_exec_i2f_w(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_f2f_n(m, in, 2, 10);
}

/* GUARD I2F{CDF}CSI{FRND} $R[Rd], CI8 C77I MARKS CTL */
int volta_exec_i2f_bd(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_f2f_n(m, in, 3, 10);
}

/* GUARD I2F{CDF}CSI{FRND} $R[Rd], CI16 C77I MARKS CTL */
int volta_exec_i2f_hd(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_f2f_n(m, in, 3, 10);
}

/* GUARD I2F{CDF}CSI{FRND} $R[Rd], SB C77I MARKS CTL */
int volta_exec_i2f_wd(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_f2f_n(m, in, 2, 10);
}

/* GUARD I2F{CDF}CSI{FRND} $R[Rd], CI64 C77I MARKS CTL */
int volta_exec_i2f_d(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_f2f_n(m, in, 2, 10);
}

/* GUARD FRND{FTZ}CSFT{CINT} $R[Rd], CS16 C77R MARKS CTL */
int volta_exec_frnd_h(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_f2f_n(m, in, 4, 12);
}

/* GUARD FRND{FTZ}CSFT{CINT} $R[Rd], CS32 C77R MARKS CTL */
int volta_exec_frnd_s(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_f2f_n(m, in, 4, 11);
}

/* GUARD FRND{FTZ}CSFT{CINT} $R[Rd], CS64 C77R MARKS CTL */
int volta_exec_frnd_d(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_f2f_n(m, in, 4, 11);
}

/* GUARD I2I{CNAR}.S32.SAT $R[Rd], SB MARKS CTL */
int volta_exec_i2i(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t rd = (int32_t)in->value[1];
    const int32_t cnar = (int32_t)in->value[0];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 1, 8);
            if (guard) {
                uint32_t b = 0;
                const int b_trap = operand_sb(m, s, in, lane, &b, 0, 2, 4, 5, 6, 7);
                if (b_trap) {
                    return b_trap;
                }
                if (commit) {
                    if (rd != 255)
                        s->r[rd][lane] =
                            (uint32_t)rt_clamp_i32((int32_t)b,
                            cnar == 0 ? 0 : cnar == 1 ? -128 : cnar == 2 ? 0 : -32768,
                            cnar == 0 ? 255 : cnar == 1 ? 127 : cnar == 2 ? 65535 : 32767);
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD F2FP{CPACK}.PACK_AB{CRND2} $R[Rd], $R[Ra]RA, CX MARKS CTL */
int volta_exec_f2fp_p(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_f2f_n(m, in, 2, 13);
}

/* GUARD F2FP{CPACK}.PACK_AB.RS.7b $R[Rd], $R[Ra]RA, CX, $R[Rc]RC MARKS CTL */
int volta_exec_f2fp_rs(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_f2f_n(m, in, 2, 14);
}

/* GUARD F2FP{CPACK}.MERGE_C{CRND2} $R[Rd], CX, $R[Rc]RC MARKS CTL */
int volta_exec_f2fp_m(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_f2f_n(m, in, 2, 13);
}

/* GUARD F2FP{CPACK}.MERGE_C{CRND2} $R[Rd], $R[Rc]RB, CXT MARKS CTL */
int volta_exec_f2fp_mc(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_f2f_n(m, in, 2, 11);
}

/* GUARD F2IP{CIPT.F32{CIPR}CIPN{CRELU}} $R[Rd], $R[Ra]RA, CX, $R[Rc]RC{CIPH} MARKS CTL */
int volta_exec_f2ip_b(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_f2f_n(m, in, 2, 16);
}

/* GUARD F2IP{CIPT.F32{CIPR}CIPN{CRELU}} $R[Rd], $R[Ra]RA, $R[Rc]RB, CXT{CIPH} MARKS CTL */
int volta_exec_f2ip_c(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_f2f_n(m, in, 2, 14);
}

/* GUARD I2FP.F32{CFS}CFRND $R[Rd], SB MARKS CTL */
int volta_exec_i2fp(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_f2f_n(m, in, 1, 9);
}

/* GUARD I2IP{CPAK}.S32{CIPS} $R[Rd], $R[Ra]RA, SB, $R[Rc]RC{CIPC} MARKS CTL */
int volta_exec_i2ip_b(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_f2f_n(m, in, 3, 14);
}

/* GUARD I2IP{CPAK}.S32{CIPS} $R[Rd], $R[Ra]RA, SB, $R[Rc]RC MARKS CTL */
int volta_exec_i2ip_n(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_f2f_n(m, in, 2, 14);
}

