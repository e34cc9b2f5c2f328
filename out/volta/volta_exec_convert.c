/* Generated from the description volta by gen/emit/exec. Do not edit. */
#include "volta_exec.h"

static int do_f2f_n(struct isadora_machine *m, const struct isadora_insn *in, int line, int pg_at)
{
    struct volta_state *const s = m->state;
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, line, pg_at);
            if (guard) {
                return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: the operation");
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD F2F{FTZ}F2F_DST{F2F_SRC}RND $R[Rd], CVT_F32 FORMAT_BITS PM_EVENTS CTL */
int volta_exec_f2f_n(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_f2f_n(m, in, 4, 12);
}

/* GUARD F2F{FTZ}F2F_DST{F2F_SRC}RND $R[Rd], CVT_F16 FORMAT_BITS PM_EVENTS CTL */
int volta_exec_f2f_w(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_f2f_n(m, in, 4, 13);
}

/* GUARD F2F{FTZ}F2F_DST{F2F_SRC}RND $R[Rd], CVT_F16 FORMAT_BITS PM_EVENTS CTL */
int volta_exec_f2f_dw(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_f2f_n(m, in, 4, 13);
}

/* GUARD F2F{FTZ}F2F_DST{F2F_SRC}RND $R[Rd], CVT_F32 FORMAT_BITS PM_EVENTS CTL */
int volta_exec_f2f_df(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_f2f_n(m, in, 4, 12);
}

/* GUARD F2F{FTZ}F2F_DST{F2F_SRC}RND $R[Rd], CVT_F64 FORMAT_BITS PM_EVENTS CTL */
int volta_exec_f2f_nd(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_f2f_n(m, in, 4, 12);
}

/* GUARD F2I{FTZ}DST_INT{SRC_FLOAT}ROUND{NTZ} $R[Rd], CVT_F16 F2I_FORMAT_BIT PM_EVENTS CTL */
int volta_exec_f2i_h(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_f2f_n(m, in, 4, 14);
}

/* GUARD F2I{FTZ}DST_INT{SRC_FLOAT}ROUND{NTZ} $R[Rd], CVT_F32 F2I_FORMAT_BIT PM_EVENTS CTL */
int volta_exec_f2i_s(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_f2f_n(m, in, 4, 13);
}

/* GUARD F2I{FTZ}DST_INT{SRC_FLOAT}ROUND{NTZ} $R[Rd], CVT_F16 F2I_FORMAT_BIT PM_EVENTS CTL */
int volta_exec_f2i_hd(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_f2f_n(m, in, 4, 14);
}

/* GUARD F2I{FTZ}DST_INT{SRC_FLOAT}ROUND{NTZ} $R[Rd], CVT_F32 F2I_FORMAT_BIT PM_EVENTS CTL */
int volta_exec_f2i_sd(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_f2f_n(m, in, 4, 13);
}

/* GUARD F2I{FTZ}DST_INT{SRC_FLOAT}ROUND{NTZ} $R[Rd], CVT_F64 F2I_FORMAT_BIT PM_EVENTS CTL */
int volta_exec_f2i_d(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_f2f_n(m, in, 4, 13);
}

/* GUARD I2F{DST_FLOAT}SRC_INT{RND} $R[Rd], CVT_PART I2F_FORMAT_BIT PM_EVENTS CTL */
int volta_exec_i2f_b(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_f2f_n(m, in, 3, 10);
}

/* GUARD I2F{DST_FLOAT}SRC_INT{RND} $R[Rd], CVT_PART I2F_FORMAT_BIT PM_EVENTS CTL */
int volta_exec_i2f_h(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_f2f_n(m, in, 3, 10);
}

/* GUARD I2F{DST_FLOAT}SRC_INT{RND} $R[Rd], SRC_B I2F_FORMAT_BIT PM_EVENTS CTL */
int volta_exec_i2f_w(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_f2f_n(m, in, 2, 10);
}

/* GUARD I2F{DST_FLOAT}SRC_INT{RND} $R[Rd], CVT_PART I2F_FORMAT_BIT PM_EVENTS CTL */
int volta_exec_i2f_bd(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_f2f_n(m, in, 3, 10);
}

/* GUARD I2F{DST_FLOAT}SRC_INT{RND} $R[Rd], CVT_PART I2F_FORMAT_BIT PM_EVENTS CTL */
int volta_exec_i2f_hd(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_f2f_n(m, in, 3, 10);
}

/* GUARD I2F{DST_FLOAT}SRC_INT{RND} $R[Rd], SRC_B I2F_FORMAT_BIT PM_EVENTS CTL */
int volta_exec_i2f_wd(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_f2f_n(m, in, 2, 10);
}

/* GUARD I2F{DST_FLOAT}SRC_INT{RND} $R[Rd], CVT_I64 I2F_FORMAT_BIT PM_EVENTS CTL */
int volta_exec_i2f_d(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_f2f_n(m, in, 2, 10);
}

/* GUARD FRND{FTZ}SRC_FLOAT{ROUND} $R[Rd], CVT_F16 FRND_FORMAT_BITS PM_EVENTS CTL */
int volta_exec_frnd_h(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_f2f_n(m, in, 4, 12);
}

/* GUARD FRND{FTZ}SRC_FLOAT{ROUND} $R[Rd], CVT_F32 FRND_FORMAT_BITS PM_EVENTS CTL */
int volta_exec_frnd_s(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_f2f_n(m, in, 4, 11);
}

/* GUARD FRND{FTZ}SRC_FLOAT{ROUND} $R[Rd], CVT_F64 FRND_FORMAT_BITS PM_EVENTS CTL */
int volta_exec_frnd_d(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_f2f_n(m, in, 4, 11);
}

/* GUARD I2I{NARROW}.S32.SAT $R[Rd], SRC_B PM_EVENTS CTL */
int volta_exec_i2i(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t rd = (int32_t)in->value[1];
    const int32_t convert_narrow = (int32_t)in->value[0];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 1, 8);
            if (guard) {
                uint32_t b = 0;
                const int b_trap = operand_src_b(m, s, in, lane, &b, 0, 2, 4, 5, 6, 7);
                if (b_trap) {
                    return b_trap;
                }
                if (commit) {
                    if (rd != 255)
                        s->r[rd][lane] =
                            (uint32_t)rt_clamp_i32((int32_t)b,
                            convert_narrow == 0 ? 0 : convert_narrow == 1 ? -128
                            : convert_narrow == 2 ? 0 : -32768,
                            convert_narrow == 0 ? 255 : convert_narrow == 1 ? 127
                            : convert_narrow == 2 ? 65535 : 32767);
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD F2FP{F2FP_MODE}.PACK_AB{PACK_RND} $R[Rd], $R[Ra]REUSE_A, SRC_B PM_EVENTS CTL */
int volta_exec_f2fp_p(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_f2f_n(m, in, 2, 13);
}

/* GUARD F2FP{F2FP_MODE}.PACK_AB.RS.7b $R[Rd], $R[Ra]REUSE_A, SRC_B, $R[Rc]REUSE_C PM_EVENTS CTL */
int volta_exec_f2fp_rs(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_f2f_n(m, in, 2, 14);
}

/* GUARD F2FP{F2FP_MODE}.MERGE_C{PACK_RND} $R[Rd], SRC_B, $R[Rc]REUSE_C PM_EVENTS CTL */
int volta_exec_f2fp_m(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_f2f_n(m, in, 2, 13);
}

/* GUARD F2FP{F2FP_MODE}.MERGE_C{PACK_RND} $R[Rd], $R[Rc]REUSE_B, C_IN_B PM_EVENTS CTL */
int volta_exec_f2fp_mc(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_f2f_n(m, in, 2, 11);
}

/* GUARD F2IP{F2IP_TYPE.F32{F2IP_RND}F2IP_NTZ{RELU}} $R[Rd], $R[Ra]REUSE_A, SRC_B, $R[Rc]REUSE_C{H1}
   PM_EVENTS CTL */
int volta_exec_f2ip_b(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_f2f_n(m, in, 2, 16);
}

/* GUARD F2IP{F2IP_TYPE.F32{F2IP_RND}F2IP_NTZ{RELU}} $R[Rd], $R[Ra]REUSE_A, $R[Rc]REUSE_B,
   C_IN_B{H1} PM_EVENTS CTL */
int volta_exec_f2ip_c(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_f2f_n(m, in, 2, 14);
}

/* GUARD I2FP.F32{I2FP_SRC}I2FP_RND $R[Rd], SRC_B PM_EVENTS CTL */
int volta_exec_i2fp(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_f2f_n(m, in, 1, 9);
}

/* GUARD I2IP{PACKED}.S32{I2IP_SAT} $R[Rd], $R[Ra]REUSE_A, SRC_B, $R[Rc]REUSE_C{OPT_H1} PM_EVENTS
   CTL */
int volta_exec_i2ip_b(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_f2f_n(m, in, 3, 14);
}

/* GUARD I2IP{PACKED}.S32{I2IP_SAT} $R[Rd], $R[Ra]REUSE_A, SRC_B, $R[Rc]REUSE_C PM_EVENTS CTL */
int volta_exec_i2ip_n(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_f2f_n(m, in, 2, 14);
}

