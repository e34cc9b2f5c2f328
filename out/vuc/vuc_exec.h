/* Generated from the description vuc by gen/emit/exec.lua. Do not edit. */
/* What the files with the functions of the forms share. */
#ifndef VUC_EXEC_H
#define VUC_EXEC_H

#include "vuc_state.h"

static inline int32_t read_sr(const struct isadora_machine *m, const struct vuc_state *s, int32_t index);
static inline void write_sr(struct isadora_machine *m, int32_t index, int32_t value);
static inline int32_t read_p(const struct isadora_machine *m, const struct vuc_state *s, int32_t index);
static inline void write_p(struct isadora_machine *m, int32_t index, int32_t value);

/* Some entries of $sr stand for other state. */
static inline int32_t read_sr(const struct isadora_machine *m, const struct vuc_state *s, int32_t index)
{
    const int32_t pc = (int32_t)m->pc;
    switch (index) {
    case 4:
        return s->h2v;
    case 6:
        return s->stat;
    case 8:
        return pc;
    case 9:
        return s->cs_depth;
    case 10:
        return (s->cs_depth ? s->cs_pc[s->cs_depth - 1] : 0);
    case 12:
        return (int32_t)(s->l >> 16);
    case 13:
        return (int32_t)(s->l & 0xffff);
    case 14:
        return read_p(m, s, 0) | read_p(m, s, 1) << 1 | read_p(m, s, 2) << 2 | read_p(m, s, 3) << 3
            | read_p(m, s, 4) << 4 | read_p(m, s, 5) << 5 | read_p(m, s, 6) << 6
            | read_p(m, s, 7) << 7 | read_p(m, s, 8) << 8 | read_p(m, s, 9) << 9
            | read_p(m, s, 10) << 10 | read_p(m, s, 11) << 11 | read_p(m, s, 12) << 12
            | read_p(m, s, 13) << 13 | read_p(m, s, 14) << 14 | 1 << 15;
    case 15:
        return s->icnt;
    default:
        return s->sr[index];
    }
}

static inline void write_sr(struct isadora_machine *m, int32_t index, int32_t value)
{
    struct vuc_state *const s = m->state;
    switch (index) {
    case 4:
        s->h2v = (uint16_t)value;
        break;
    case 6:
        s->stat = (uint16_t)value;
        break;
    case 8:
        m->next = (uint64_t)(value & 0x7ff);
        break;
    case 9:
        break;
    case 10:
        break;
    case 12:
        s->l = (s->l & 0xffff) | (uint32_t)value << 16;
        break;
    case 13:
        s->l = (s->l & 0xffff0000u) | (uint32_t)value;
        break;
    case 14:
        break;
    case 15:
        s->icnt = (uint16_t)value;
        break;
    default:
        s->sr[index] = (uint16_t)value;
        break;
    }
}


/* Some entries of $p stand for other state. */
static inline int32_t read_p(const struct isadora_machine *m, const struct vuc_state *s, int32_t index)
{
    switch (index) {
    case 1:
        return !read_p(m, s, 0);
    case 15:
        return 1;
    default:
        return s->p[index];
    }
}

static inline void write_p(struct isadora_machine *m, int32_t index, int32_t value)
{
    struct vuc_state *const s = m->state;
    switch (index) {
    case 1:
        break;
    case 15:
        break;
    default:
        s->p[index] = (uint8_t)value;
        break;
    }
}

int vuc_exec_binary_add_rr_40(struct isadora_machine *, const struct isadora_insn *);
int vuc_exec_binary_add_rr_30(struct isadora_machine *, const struct isadora_insn *);
int vuc_exec_binary_sub_rr_40(struct isadora_machine *, const struct isadora_insn *);
int vuc_exec_binary_sub_rr_30(struct isadora_machine *, const struct isadora_insn *);
int vuc_exec_binary_subr_rr(struct isadora_machine *, const struct isadora_insn *);
int vuc_exec_binary_avgs_rr(struct isadora_machine *, const struct isadora_insn *);
int vuc_exec_binary_avgu_rr(struct isadora_machine *, const struct isadora_insn *);
int vuc_exec_binary_clamplep_rr_40(struct isadora_machine *, const struct isadora_insn *);
int vuc_exec_binary_clamplep_rr_30(struct isadora_machine *, const struct isadora_insn *);
int vuc_exec_binary_clamps_rr_40(struct isadora_machine *, const struct isadora_insn *);
int vuc_exec_binary_clamps_rr_30(struct isadora_machine *, const struct isadora_insn *);
int vuc_exec_binary_sext_rr_40(struct isadora_machine *, const struct isadora_insn *);
int vuc_exec_binary_sext_rr_30(struct isadora_machine *, const struct isadora_insn *);
int vuc_exec_binary_bset_rr_40(struct isadora_machine *, const struct isadora_insn *);
int vuc_exec_binary_bset_rr_30(struct isadora_machine *, const struct isadora_insn *);
int vuc_exec_binary_bclr_rr_40(struct isadora_machine *, const struct isadora_insn *);
int vuc_exec_binary_bclr_rr_30(struct isadora_machine *, const struct isadora_insn *);
int vuc_exec_binary_shl_rr_40(struct isadora_machine *, const struct isadora_insn *);
int vuc_exec_binary_shl_rr_30(struct isadora_machine *, const struct isadora_insn *);
int vuc_exec_binary_shr_rr_40(struct isadora_machine *, const struct isadora_insn *);
int vuc_exec_binary_shr_rr_30(struct isadora_machine *, const struct isadora_insn *);
int vuc_exec_binary_sar_rr_40(struct isadora_machine *, const struct isadora_insn *);
int vuc_exec_binary_sar_rr_30(struct isadora_machine *, const struct isadora_insn *);
int vuc_exec_binary_and_rr_40(struct isadora_machine *, const struct isadora_insn *);
int vuc_exec_binary_and_rr_30(struct isadora_machine *, const struct isadora_insn *);
int vuc_exec_binary_or_rr_40(struct isadora_machine *, const struct isadora_insn *);
int vuc_exec_binary_or_rr_30(struct isadora_machine *, const struct isadora_insn *);
int vuc_exec_binary_xor_rr_40(struct isadora_machine *, const struct isadora_insn *);
int vuc_exec_binary_xor_rr_30(struct isadora_machine *, const struct isadora_insn *);
int vuc_exec_binary_min_rr(struct isadora_machine *, const struct isadora_insn *);
int vuc_exec_binary_max_rr(struct isadora_machine *, const struct isadora_insn *);
int vuc_exec_binary_add_rs_40(struct isadora_machine *, const struct isadora_insn *);
int vuc_exec_binary_add_rs_30(struct isadora_machine *, const struct isadora_insn *);
int vuc_exec_binary_sub_rs_40(struct isadora_machine *, const struct isadora_insn *);
int vuc_exec_binary_sub_rs_30(struct isadora_machine *, const struct isadora_insn *);
int vuc_exec_binary_subr_rs(struct isadora_machine *, const struct isadora_insn *);
int vuc_exec_binary_avgs_rs(struct isadora_machine *, const struct isadora_insn *);
int vuc_exec_binary_avgu_rs(struct isadora_machine *, const struct isadora_insn *);
int vuc_exec_binary_clamplep_rs_40(struct isadora_machine *, const struct isadora_insn *);
int vuc_exec_binary_clamplep_rs_30(struct isadora_machine *, const struct isadora_insn *);
int vuc_exec_binary_clamps_rs_40(struct isadora_machine *, const struct isadora_insn *);
int vuc_exec_binary_clamps_rs_30(struct isadora_machine *, const struct isadora_insn *);
int vuc_exec_binary_sext_rs_40(struct isadora_machine *, const struct isadora_insn *);
int vuc_exec_binary_sext_rs_30(struct isadora_machine *, const struct isadora_insn *);
int vuc_exec_binary_bset_rs_40(struct isadora_machine *, const struct isadora_insn *);
int vuc_exec_binary_bset_rs_30(struct isadora_machine *, const struct isadora_insn *);
int vuc_exec_binary_bclr_rs_40(struct isadora_machine *, const struct isadora_insn *);
int vuc_exec_binary_bclr_rs_30(struct isadora_machine *, const struct isadora_insn *);
int vuc_exec_binary_shl_rs_40(struct isadora_machine *, const struct isadora_insn *);
int vuc_exec_binary_shl_rs_30(struct isadora_machine *, const struct isadora_insn *);
int vuc_exec_binary_shr_rs_40(struct isadora_machine *, const struct isadora_insn *);
int vuc_exec_binary_shr_rs_30(struct isadora_machine *, const struct isadora_insn *);
int vuc_exec_binary_sar_rs_40(struct isadora_machine *, const struct isadora_insn *);
int vuc_exec_binary_sar_rs_30(struct isadora_machine *, const struct isadora_insn *);
int vuc_exec_binary_and_rs_40(struct isadora_machine *, const struct isadora_insn *);
int vuc_exec_binary_and_rs_30(struct isadora_machine *, const struct isadora_insn *);
int vuc_exec_binary_or_rs_40(struct isadora_machine *, const struct isadora_insn *);
int vuc_exec_binary_or_rs_30(struct isadora_machine *, const struct isadora_insn *);
int vuc_exec_binary_xor_rs_40(struct isadora_machine *, const struct isadora_insn *);
int vuc_exec_binary_xor_rs_30(struct isadora_machine *, const struct isadora_insn *);
int vuc_exec_binary_min_rs(struct isadora_machine *, const struct isadora_insn *);
int vuc_exec_binary_max_rs(struct isadora_machine *, const struct isadora_insn *);
int vuc_exec_binary_add_sr_40(struct isadora_machine *, const struct isadora_insn *);
int vuc_exec_binary_add_sr_30(struct isadora_machine *, const struct isadora_insn *);
int vuc_exec_binary_sub_sr_40(struct isadora_machine *, const struct isadora_insn *);
int vuc_exec_binary_sub_sr_30(struct isadora_machine *, const struct isadora_insn *);
int vuc_exec_binary_subr_sr(struct isadora_machine *, const struct isadora_insn *);
int vuc_exec_binary_avgs_sr(struct isadora_machine *, const struct isadora_insn *);
int vuc_exec_binary_avgu_sr(struct isadora_machine *, const struct isadora_insn *);
int vuc_exec_binary_clamplep_sr_40(struct isadora_machine *, const struct isadora_insn *);
int vuc_exec_binary_clamplep_sr_30(struct isadora_machine *, const struct isadora_insn *);
int vuc_exec_binary_clamps_sr_40(struct isadora_machine *, const struct isadora_insn *);
int vuc_exec_binary_clamps_sr_30(struct isadora_machine *, const struct isadora_insn *);
int vuc_exec_binary_sext_sr_40(struct isadora_machine *, const struct isadora_insn *);
int vuc_exec_binary_sext_sr_30(struct isadora_machine *, const struct isadora_insn *);
int vuc_exec_binary_bset_sr_40(struct isadora_machine *, const struct isadora_insn *);
int vuc_exec_binary_bset_sr_30(struct isadora_machine *, const struct isadora_insn *);
int vuc_exec_binary_bclr_sr_40(struct isadora_machine *, const struct isadora_insn *);
int vuc_exec_binary_bclr_sr_30(struct isadora_machine *, const struct isadora_insn *);
int vuc_exec_binary_shl_sr_40(struct isadora_machine *, const struct isadora_insn *);
int vuc_exec_binary_shl_sr_30(struct isadora_machine *, const struct isadora_insn *);
int vuc_exec_binary_shr_sr_40(struct isadora_machine *, const struct isadora_insn *);
int vuc_exec_binary_shr_sr_30(struct isadora_machine *, const struct isadora_insn *);
int vuc_exec_binary_sar_sr_40(struct isadora_machine *, const struct isadora_insn *);
int vuc_exec_binary_sar_sr_30(struct isadora_machine *, const struct isadora_insn *);
int vuc_exec_binary_and_sr_40(struct isadora_machine *, const struct isadora_insn *);
int vuc_exec_binary_and_sr_30(struct isadora_machine *, const struct isadora_insn *);
int vuc_exec_binary_or_sr_40(struct isadora_machine *, const struct isadora_insn *);
int vuc_exec_binary_or_sr_30(struct isadora_machine *, const struct isadora_insn *);
int vuc_exec_binary_xor_sr_40(struct isadora_machine *, const struct isadora_insn *);
int vuc_exec_binary_xor_sr_30(struct isadora_machine *, const struct isadora_insn *);
int vuc_exec_binary_min_sr(struct isadora_machine *, const struct isadora_insn *);
int vuc_exec_binary_max_sr(struct isadora_machine *, const struct isadora_insn *);
int vuc_exec_unary_div2s_rr(struct isadora_machine *, const struct isadora_insn *);
int vuc_exec_unary_hswap_rr_40(struct isadora_machine *, const struct isadora_insn *);
int vuc_exec_unary_hswap_rr_30(struct isadora_machine *, const struct isadora_insn *);
int vuc_exec_unary_div2s_rs(struct isadora_machine *, const struct isadora_insn *);
int vuc_exec_unary_hswap_rs_40(struct isadora_machine *, const struct isadora_insn *);
int vuc_exec_unary_hswap_rs_30(struct isadora_machine *, const struct isadora_insn *);
int vuc_exec_unary_div2s_sr(struct isadora_machine *, const struct isadora_insn *);
int vuc_exec_unary_hswap_sr_40(struct isadora_machine *, const struct isadora_insn *);
int vuc_exec_unary_hswap_sr_30(struct isadora_machine *, const struct isadora_insn *);
int vuc_exec_slct_rr_40(struct isadora_machine *, const struct isadora_insn *);
int vuc_exec_slct_rr_30(struct isadora_machine *, const struct isadora_insn *);
int vuc_exec_slct_rs_40(struct isadora_machine *, const struct isadora_insn *);
int vuc_exec_slct_rs_30(struct isadora_machine *, const struct isadora_insn *);
int vuc_exec_slct_sr_40(struct isadora_machine *, const struct isadora_insn *);
int vuc_exec_slct_sr_30(struct isadora_machine *, const struct isadora_insn *);
int vuc_exec_mov_r_40(struct isadora_machine *, const struct isadora_insn *);
int vuc_exec_mov_r_30(struct isadora_machine *, const struct isadora_insn *);
int vuc_exec_mov_i_40(struct isadora_machine *, const struct isadora_insn *);
int vuc_exec_mov_i_30(struct isadora_machine *, const struct isadora_insn *);
int vuc_exec_mov_sr_40(struct isadora_machine *, const struct isadora_insn *);
int vuc_exec_mov_sr_30(struct isadora_machine *, const struct isadora_insn *);
int vuc_exec_mov_si_40(struct isadora_machine *, const struct isadora_insn *);
int vuc_exec_mov_si_30(struct isadora_machine *, const struct isadora_insn *);
int vuc_exec_set_setgt_r_40(struct isadora_machine *, const struct isadora_insn *);
int vuc_exec_set_setgt_r_30(struct isadora_machine *, const struct isadora_insn *);
int vuc_exec_set_setlt_r_40(struct isadora_machine *, const struct isadora_insn *);
int vuc_exec_set_setlt_r_30(struct isadora_machine *, const struct isadora_insn *);
int vuc_exec_set_seteq_r_40(struct isadora_machine *, const struct isadora_insn *);
int vuc_exec_set_seteq_r_30(struct isadora_machine *, const struct isadora_insn *);
int vuc_exec_set_setlep_r_40(struct isadora_machine *, const struct isadora_insn *);
int vuc_exec_set_setlep_r_30(struct isadora_machine *, const struct isadora_insn *);
int vuc_exec_set_setzero_r(struct isadora_machine *, const struct isadora_insn *);
int vuc_exec_set_btest_r_40(struct isadora_machine *, const struct isadora_insn *);
int vuc_exec_set_btest_r_30(struct isadora_machine *, const struct isadora_insn *);
int vuc_exec_set_setgt_s_40(struct isadora_machine *, const struct isadora_insn *);
int vuc_exec_set_setgt_s_30(struct isadora_machine *, const struct isadora_insn *);
int vuc_exec_set_setlt_s_40(struct isadora_machine *, const struct isadora_insn *);
int vuc_exec_set_setlt_s_30(struct isadora_machine *, const struct isadora_insn *);
int vuc_exec_set_seteq_s_40(struct isadora_machine *, const struct isadora_insn *);
int vuc_exec_set_seteq_s_30(struct isadora_machine *, const struct isadora_insn *);
int vuc_exec_set_setlep_s_40(struct isadora_machine *, const struct isadora_insn *);
int vuc_exec_set_setlep_s_30(struct isadora_machine *, const struct isadora_insn *);
int vuc_exec_set_setzero_s(struct isadora_machine *, const struct isadora_insn *);
int vuc_exec_set_btest_s_40(struct isadora_machine *, const struct isadora_insn *);
int vuc_exec_set_btest_s_30(struct isadora_machine *, const struct isadora_insn *);
int vuc_exec_set_setgt_d_40(struct isadora_machine *, const struct isadora_insn *);
int vuc_exec_set_setgt_d_30(struct isadora_machine *, const struct isadora_insn *);
int vuc_exec_set_setlt_d_40(struct isadora_machine *, const struct isadora_insn *);
int vuc_exec_set_setlt_d_30(struct isadora_machine *, const struct isadora_insn *);
int vuc_exec_set_seteq_d_40(struct isadora_machine *, const struct isadora_insn *);
int vuc_exec_set_seteq_d_30(struct isadora_machine *, const struct isadora_insn *);
int vuc_exec_set_setlep_d_40(struct isadora_machine *, const struct isadora_insn *);
int vuc_exec_set_setlep_d_30(struct isadora_machine *, const struct isadora_insn *);
int vuc_exec_set_setzero_d(struct isadora_machine *, const struct isadora_insn *);
int vuc_exec_set_btest_d_40(struct isadora_machine *, const struct isadora_insn *);
int vuc_exec_set_btest_d_30(struct isadora_machine *, const struct isadora_insn *);
int vuc_exec_complement_rr_40(struct isadora_machine *, const struct isadora_insn *);
int vuc_exec_complement_rr_30(struct isadora_machine *, const struct isadora_insn *);
int vuc_exec_complement_rs_40(struct isadora_machine *, const struct isadora_insn *);
int vuc_exec_complement_rs_30(struct isadora_machine *, const struct isadora_insn *);
int vuc_exec_complement_sr_40(struct isadora_machine *, const struct isadora_insn *);
int vuc_exec_complement_sr_30(struct isadora_machine *, const struct isadora_insn *);
int vuc_exec_bra_40(struct isadora_machine *, const struct isadora_insn *);
int vuc_exec_bra_30(struct isadora_machine *, const struct isadora_insn *);
int vuc_exec_call_40(struct isadora_machine *, const struct isadora_insn *);
int vuc_exec_call_30(struct isadora_machine *, const struct isadora_insn *);
int vuc_exec_ret_40(struct isadora_machine *, const struct isadora_insn *);
int vuc_exec_ret_30(struct isadora_machine *, const struct isadora_insn *);
int vuc_exec_sleep_40(struct isadora_machine *, const struct isadora_insn *);
int vuc_exec_sleep_30(struct isadora_machine *, const struct isadora_insn *);
int vuc_exec_wait_wstc_40(struct isadora_machine *, const struct isadora_insn *);
int vuc_exec_wait_wstc_30(struct isadora_machine *, const struct isadora_insn *);
int vuc_exec_wait_wsts_40(struct isadora_machine *, const struct isadora_insn *);
int vuc_exec_wait_wsts_30(struct isadora_machine *, const struct isadora_insn *);
int vuc_exec_logic_and_free_40(struct isadora_machine *, const struct isadora_insn *);
int vuc_exec_logic_and_free_30(struct isadora_machine *, const struct isadora_insn *);
int vuc_exec_logic_or_free_40(struct isadora_machine *, const struct isadora_insn *);
int vuc_exec_logic_or_free_30(struct isadora_machine *, const struct isadora_insn *);
int vuc_exec_logic_xor_free_40(struct isadora_machine *, const struct isadora_insn *);
int vuc_exec_logic_xor_free_30(struct isadora_machine *, const struct isadora_insn *);
int vuc_exec_logic_and_guarded_40(struct isadora_machine *, const struct isadora_insn *);
int vuc_exec_logic_and_guarded_30(struct isadora_machine *, const struct isadora_insn *);
int vuc_exec_logic_or_guarded_40(struct isadora_machine *, const struct isadora_insn *);
int vuc_exec_logic_or_guarded_30(struct isadora_machine *, const struct isadora_insn *);
int vuc_exec_logic_xor_guarded_40(struct isadora_machine *, const struct isadora_insn *);
int vuc_exec_logic_xor_guarded_30(struct isadora_machine *, const struct isadora_insn *);
int vuc_exec_nop_40(struct isadora_machine *, const struct isadora_insn *);
int vuc_exec_nop_30(struct isadora_machine *, const struct isadora_insn *);
int vuc_exec_clicnt_40(struct isadora_machine *, const struct isadora_insn *);
int vuc_exec_clicnt_30(struct isadora_machine *, const struct isadora_insn *);
int vuc_exec_engine_mbiread_40(struct isadora_machine *, const struct isadora_insn *);
int vuc_exec_engine_mbiread_30(struct isadora_machine *, const struct isadora_insn *);
int vuc_exec_engine_mbinext_40(struct isadora_machine *, const struct isadora_insn *);
int vuc_exec_engine_mbinext_30(struct isadora_machine *, const struct isadora_insn *);
int vuc_exec_engine_mvsread_40(struct isadora_machine *, const struct isadora_insn *);
int vuc_exec_engine_mvsread_30(struct isadora_machine *, const struct isadora_insn *);
int vuc_exec_engine_mvswrite_40(struct isadora_machine *, const struct isadora_insn *);
int vuc_exec_engine_mvswrite_30(struct isadora_machine *, const struct isadora_insn *);
int vuc_exec_named_only_o21_40(struct isadora_machine *, const struct isadora_insn *);
int vuc_exec_named_only_o21_30(struct isadora_machine *, const struct isadora_insn *);
int vuc_exec_named_only_o22_40(struct isadora_machine *, const struct isadora_insn *);
int vuc_exec_named_only_o22_30(struct isadora_machine *, const struct isadora_insn *);
int vuc_exec_named_only_o23_40(struct isadora_machine *, const struct isadora_insn *);
int vuc_exec_named_only_o23_30(struct isadora_machine *, const struct isadora_insn *);
int vuc_exec_named_only_o25_40(struct isadora_machine *, const struct isadora_insn *);
int vuc_exec_named_only_o25_30(struct isadora_machine *, const struct isadora_insn *);
int vuc_exec_named_only_o26_40(struct isadora_machine *, const struct isadora_insn *);
int vuc_exec_named_only_o26_30(struct isadora_machine *, const struct isadora_insn *);
int vuc_exec_named_only_o2b_40(struct isadora_machine *, const struct isadora_insn *);
int vuc_exec_named_only_o2b_30(struct isadora_machine *, const struct isadora_insn *);
int vuc_exec_named_only_o2c_40(struct isadora_machine *, const struct isadora_insn *);
int vuc_exec_named_only_o2c_30(struct isadora_machine *, const struct isadora_insn *);
int vuc_exec_lmul_lmulu_40(struct isadora_machine *, const struct isadora_insn *);
int vuc_exec_lmul_lmulu_30(struct isadora_machine *, const struct isadora_insn *);
int vuc_exec_lmul_lmuls_40(struct isadora_machine *, const struct isadora_insn *);
int vuc_exec_lmul_lmuls_30(struct isadora_machine *, const struct isadora_insn *);
int vuc_exec_lshift_lsrr_40(struct isadora_machine *, const struct isadora_insn *);
int vuc_exec_lshift_lsrr_30(struct isadora_machine *, const struct isadora_insn *);
int vuc_exec_lshift_ladd(struct isadora_machine *, const struct isadora_insn *);
int vuc_exec_lshift_lsar(struct isadora_machine *, const struct isadora_insn *);
int vuc_exec_ldivu(struct isadora_machine *, const struct isadora_insn *);
int vuc_exec_lut_rr_40(struct isadora_machine *, const struct isadora_insn *);
int vuc_exec_lut_rr_30(struct isadora_machine *, const struct isadora_insn *);
int vuc_exec_lut_rs_40(struct isadora_machine *, const struct isadora_insn *);
int vuc_exec_lut_rs_30(struct isadora_machine *, const struct isadora_insn *);
int vuc_exec_lut_sr_40(struct isadora_machine *, const struct isadora_insn *);
int vuc_exec_lut_sr_30(struct isadora_machine *, const struct isadora_insn *);
int vuc_exec_ld_d_40(struct isadora_machine *, const struct isadora_insn *);
int vuc_exec_ld_d_30(struct isadora_machine *, const struct isadora_insn *);
int vuc_exec_ld_pwt_40(struct isadora_machine *, const struct isadora_insn *);
int vuc_exec_ld_pwt_30(struct isadora_machine *, const struct isadora_insn *);
int vuc_exec_ld_mvsi_40(struct isadora_machine *, const struct isadora_insn *);
int vuc_exec_ld_mvsi_30(struct isadora_machine *, const struct isadora_insn *);
int vuc_exec_ld_b6_40(struct isadora_machine *, const struct isadora_insn *);
int vuc_exec_ld_b6_30(struct isadora_machine *, const struct isadora_insn *);
int vuc_exec_ld_b7_40(struct isadora_machine *, const struct isadora_insn *);
int vuc_exec_ld_b7_30(struct isadora_machine *, const struct isadora_insn *);
int vuc_exec_st_d_40(struct isadora_machine *, const struct isadora_insn *);
int vuc_exec_st_d_30(struct isadora_machine *, const struct isadora_insn *);
int vuc_exec_st_mvso_40(struct isadora_machine *, const struct isadora_insn *);
int vuc_exec_st_mvso_30(struct isadora_machine *, const struct isadora_insn *);
int vuc_exec_st_b6_40(struct isadora_machine *, const struct isadora_insn *);
int vuc_exec_st_b6_30(struct isadora_machine *, const struct isadora_insn *);
int vuc_exec_st_b7_40(struct isadora_machine *, const struct isadora_insn *);
int vuc_exec_st_b7_30(struct isadora_machine *, const struct isadora_insn *);
int vuc_exec_st_vp_40(struct isadora_machine *, const struct isadora_insn *);
int vuc_exec_st_vp_30(struct isadora_machine *, const struct isadora_insn *);

#endif
