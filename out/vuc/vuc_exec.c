/* Generated from the description vuc by gen/emit/exec.lua. Do not edit. */
#include "vuc_exec.h"

void vuc_reset(void *state, unsigned config)
{
    struct vuc_state *const s = state;

    (void)config;
    *s = (struct vuc_state){0};
    s->p[15] = 1;
}

void vuc_land(struct isadora_machine *m, unsigned file, uint64_t index, uint64_t mask, uint64_t value)
{
    struct vuc_state *const s = m->state;
    (void)s, (void)index, (void)mask, (void)value;
    switch (file) {
    case 0: /* $sr */
        s->sr[index] = (uint16_t)(((uint64_t)s->sr[index] & ~mask) | (value & mask));
        break;
    case 2: /* $r */
        s->r[index] = (uint16_t)(((uint64_t)s->r[index] & ~mask) | (value & mask));
        break;
    case 3: /* $p */
        keep_p(m, s, (int32_t)index);
        s->p[index] = (uint8_t)(((uint64_t)s->p[index] & ~mask) | (value & mask));
        break;
    case 4: /* $stat */
        keep_stat(m, s);
        s->stat = (uint16_t)(((uint64_t)s->stat & ~mask) | (value & mask));
        break;
    case 5: /* $h2v */
        keep_h2v(m, s);
        s->h2v = (uint16_t)(((uint64_t)s->h2v & ~mask) | (value & mask));
        break;
    case 6: /* $icnt */
        s->icnt = (uint16_t)(((uint64_t)s->icnt & ~mask) | (value & mask));
        break;
    case 7: /* $l */
        keep_l(m, s);
        s->l = (uint32_t)(((uint64_t)s->l & ~mask) | (value & mask));
        break;
    default:
        break;
    }
}

void vuc_tick(void *state)
{
    struct vuc_state *const s = state;
    s->icnt = (uint16_t)((s->icnt + 1u) & 0xffff);
}

const isadora_action vuc_actions[] = {
    [VUC_BINARY_ADD_RR_40] = vuc_exec_binary_add_rr_40,
    [VUC_BINARY_ADD_RR_30] = vuc_exec_binary_add_rr_30,
    [VUC_BINARY_SUB_RR_40] = vuc_exec_binary_sub_rr_40,
    [VUC_BINARY_SUB_RR_30] = vuc_exec_binary_sub_rr_30,
    [VUC_BINARY_SUBR_RR] = vuc_exec_binary_subr_rr,
    [VUC_BINARY_AVGS_RR] = vuc_exec_binary_avgs_rr,
    [VUC_BINARY_AVGU_RR] = vuc_exec_binary_avgu_rr,
    [VUC_BINARY_CLAMPLEP_RR_40] = vuc_exec_binary_clamplep_rr_40,
    [VUC_BINARY_CLAMPLEP_RR_30] = vuc_exec_binary_clamplep_rr_30,
    [VUC_BINARY_CLAMPS_RR_40] = vuc_exec_binary_clamps_rr_40,
    [VUC_BINARY_CLAMPS_RR_30] = vuc_exec_binary_clamps_rr_30,
    [VUC_BINARY_SEXT_RR_40] = vuc_exec_binary_sext_rr_40,
    [VUC_BINARY_SEXT_RR_30] = vuc_exec_binary_sext_rr_30,
    [VUC_BINARY_BSET_RR_40] = vuc_exec_binary_bset_rr_40,
    [VUC_BINARY_BSET_RR_30] = vuc_exec_binary_bset_rr_30,
    [VUC_BINARY_BCLR_RR_40] = vuc_exec_binary_bclr_rr_40,
    [VUC_BINARY_BCLR_RR_30] = vuc_exec_binary_bclr_rr_30,
    [VUC_BINARY_SHL_RR_40] = vuc_exec_binary_shl_rr_40,
    [VUC_BINARY_SHL_RR_30] = vuc_exec_binary_shl_rr_30,
    [VUC_BINARY_SHR_RR_40] = vuc_exec_binary_shr_rr_40,
    [VUC_BINARY_SHR_RR_30] = vuc_exec_binary_shr_rr_30,
    [VUC_BINARY_SAR_RR_40] = vuc_exec_binary_sar_rr_40,
    [VUC_BINARY_SAR_RR_30] = vuc_exec_binary_sar_rr_30,
    [VUC_BINARY_AND_RR_40] = vuc_exec_binary_and_rr_40,
    [VUC_BINARY_AND_RR_30] = vuc_exec_binary_and_rr_30,
    [VUC_BINARY_OR_RR_40] = vuc_exec_binary_or_rr_40,
    [VUC_BINARY_OR_RR_30] = vuc_exec_binary_or_rr_30,
    [VUC_BINARY_XOR_RR_40] = vuc_exec_binary_xor_rr_40,
    [VUC_BINARY_XOR_RR_30] = vuc_exec_binary_xor_rr_30,
    [VUC_BINARY_MIN_RR] = vuc_exec_binary_min_rr,
    [VUC_BINARY_MAX_RR] = vuc_exec_binary_max_rr,
    [VUC_BINARY_ADD_RS_40] = vuc_exec_binary_add_rs_40,
    [VUC_BINARY_ADD_RS_30] = vuc_exec_binary_add_rs_30,
    [VUC_BINARY_SUB_RS_40] = vuc_exec_binary_sub_rs_40,
    [VUC_BINARY_SUB_RS_30] = vuc_exec_binary_sub_rs_30,
    [VUC_BINARY_SUBR_RS] = vuc_exec_binary_subr_rs,
    [VUC_BINARY_AVGS_RS] = vuc_exec_binary_avgs_rs,
    [VUC_BINARY_AVGU_RS] = vuc_exec_binary_avgu_rs,
    [VUC_BINARY_CLAMPLEP_RS_40] = vuc_exec_binary_clamplep_rs_40,
    [VUC_BINARY_CLAMPLEP_RS_30] = vuc_exec_binary_clamplep_rs_30,
    [VUC_BINARY_CLAMPS_RS_40] = vuc_exec_binary_clamps_rs_40,
    [VUC_BINARY_CLAMPS_RS_30] = vuc_exec_binary_clamps_rs_30,
    [VUC_BINARY_SEXT_RS_40] = vuc_exec_binary_sext_rs_40,
    [VUC_BINARY_SEXT_RS_30] = vuc_exec_binary_sext_rs_30,
    [VUC_BINARY_BSET_RS_40] = vuc_exec_binary_bset_rs_40,
    [VUC_BINARY_BSET_RS_30] = vuc_exec_binary_bset_rs_30,
    [VUC_BINARY_BCLR_RS_40] = vuc_exec_binary_bclr_rs_40,
    [VUC_BINARY_BCLR_RS_30] = vuc_exec_binary_bclr_rs_30,
    [VUC_BINARY_SHL_RS_40] = vuc_exec_binary_shl_rs_40,
    [VUC_BINARY_SHL_RS_30] = vuc_exec_binary_shl_rs_30,
    [VUC_BINARY_SHR_RS_40] = vuc_exec_binary_shr_rs_40,
    [VUC_BINARY_SHR_RS_30] = vuc_exec_binary_shr_rs_30,
    [VUC_BINARY_SAR_RS_40] = vuc_exec_binary_sar_rs_40,
    [VUC_BINARY_SAR_RS_30] = vuc_exec_binary_sar_rs_30,
    [VUC_BINARY_AND_RS_40] = vuc_exec_binary_and_rs_40,
    [VUC_BINARY_AND_RS_30] = vuc_exec_binary_and_rs_30,
    [VUC_BINARY_OR_RS_40] = vuc_exec_binary_or_rs_40,
    [VUC_BINARY_OR_RS_30] = vuc_exec_binary_or_rs_30,
    [VUC_BINARY_XOR_RS_40] = vuc_exec_binary_xor_rs_40,
    [VUC_BINARY_XOR_RS_30] = vuc_exec_binary_xor_rs_30,
    [VUC_BINARY_MIN_RS] = vuc_exec_binary_min_rs,
    [VUC_BINARY_MAX_RS] = vuc_exec_binary_max_rs,
    [VUC_BINARY_ADD_SR_40] = vuc_exec_binary_add_sr_40,
    [VUC_BINARY_ADD_SR_30] = vuc_exec_binary_add_sr_30,
    [VUC_BINARY_SUB_SR_40] = vuc_exec_binary_sub_sr_40,
    [VUC_BINARY_SUB_SR_30] = vuc_exec_binary_sub_sr_30,
    [VUC_BINARY_SUBR_SR] = vuc_exec_binary_subr_sr,
    [VUC_BINARY_AVGS_SR] = vuc_exec_binary_avgs_sr,
    [VUC_BINARY_AVGU_SR] = vuc_exec_binary_avgu_sr,
    [VUC_BINARY_CLAMPLEP_SR_40] = vuc_exec_binary_clamplep_sr_40,
    [VUC_BINARY_CLAMPLEP_SR_30] = vuc_exec_binary_clamplep_sr_30,
    [VUC_BINARY_CLAMPS_SR_40] = vuc_exec_binary_clamps_sr_40,
    [VUC_BINARY_CLAMPS_SR_30] = vuc_exec_binary_clamps_sr_30,
    [VUC_BINARY_SEXT_SR_40] = vuc_exec_binary_sext_sr_40,
    [VUC_BINARY_SEXT_SR_30] = vuc_exec_binary_sext_sr_30,
    [VUC_BINARY_BSET_SR_40] = vuc_exec_binary_bset_sr_40,
    [VUC_BINARY_BSET_SR_30] = vuc_exec_binary_bset_sr_30,
    [VUC_BINARY_BCLR_SR_40] = vuc_exec_binary_bclr_sr_40,
    [VUC_BINARY_BCLR_SR_30] = vuc_exec_binary_bclr_sr_30,
    [VUC_BINARY_SHL_SR_40] = vuc_exec_binary_shl_sr_40,
    [VUC_BINARY_SHL_SR_30] = vuc_exec_binary_shl_sr_30,
    [VUC_BINARY_SHR_SR_40] = vuc_exec_binary_shr_sr_40,
    [VUC_BINARY_SHR_SR_30] = vuc_exec_binary_shr_sr_30,
    [VUC_BINARY_SAR_SR_40] = vuc_exec_binary_sar_sr_40,
    [VUC_BINARY_SAR_SR_30] = vuc_exec_binary_sar_sr_30,
    [VUC_BINARY_AND_SR_40] = vuc_exec_binary_and_sr_40,
    [VUC_BINARY_AND_SR_30] = vuc_exec_binary_and_sr_30,
    [VUC_BINARY_OR_SR_40] = vuc_exec_binary_or_sr_40,
    [VUC_BINARY_OR_SR_30] = vuc_exec_binary_or_sr_30,
    [VUC_BINARY_XOR_SR_40] = vuc_exec_binary_xor_sr_40,
    [VUC_BINARY_XOR_SR_30] = vuc_exec_binary_xor_sr_30,
    [VUC_BINARY_MIN_SR] = vuc_exec_binary_min_sr,
    [VUC_BINARY_MAX_SR] = vuc_exec_binary_max_sr,
    [VUC_UNARY_DIV2S_RR] = vuc_exec_unary_div2s_rr,
    [VUC_UNARY_HSWAP_RR_40] = vuc_exec_unary_hswap_rr_40,
    [VUC_UNARY_HSWAP_RR_30] = vuc_exec_unary_hswap_rr_30,
    [VUC_UNARY_DIV2S_RS] = vuc_exec_unary_div2s_rs,
    [VUC_UNARY_HSWAP_RS_40] = vuc_exec_unary_hswap_rs_40,
    [VUC_UNARY_HSWAP_RS_30] = vuc_exec_unary_hswap_rs_30,
    [VUC_UNARY_DIV2S_SR] = vuc_exec_unary_div2s_sr,
    [VUC_UNARY_HSWAP_SR_40] = vuc_exec_unary_hswap_sr_40,
    [VUC_UNARY_HSWAP_SR_30] = vuc_exec_unary_hswap_sr_30,
    [VUC_SLCT_RR_40] = vuc_exec_slct_rr_40,
    [VUC_SLCT_RR_30] = vuc_exec_slct_rr_30,
    [VUC_SLCT_RS_40] = vuc_exec_slct_rs_40,
    [VUC_SLCT_RS_30] = vuc_exec_slct_rs_30,
    [VUC_SLCT_SR_40] = vuc_exec_slct_sr_40,
    [VUC_SLCT_SR_30] = vuc_exec_slct_sr_30,
    [VUC_MOV_R_40] = vuc_exec_mov_r_40,
    [VUC_MOV_R_30] = vuc_exec_mov_r_30,
    [VUC_MOV_I_40] = vuc_exec_mov_i_40,
    [VUC_MOV_I_30] = vuc_exec_mov_i_30,
    [VUC_MOV_SR_40] = vuc_exec_mov_sr_40,
    [VUC_MOV_SR_30] = vuc_exec_mov_sr_30,
    [VUC_MOV_SI_40] = vuc_exec_mov_si_40,
    [VUC_MOV_SI_30] = vuc_exec_mov_si_30,
    [VUC_SET_SETGT_R_40] = vuc_exec_set_setgt_r_40,
    [VUC_SET_SETGT_R_30] = vuc_exec_set_setgt_r_30,
    [VUC_SET_SETLT_R_40] = vuc_exec_set_setlt_r_40,
    [VUC_SET_SETLT_R_30] = vuc_exec_set_setlt_r_30,
    [VUC_SET_SETEQ_R_40] = vuc_exec_set_seteq_r_40,
    [VUC_SET_SETEQ_R_30] = vuc_exec_set_seteq_r_30,
    [VUC_SET_SETLEP_R_40] = vuc_exec_set_setlep_r_40,
    [VUC_SET_SETLEP_R_30] = vuc_exec_set_setlep_r_30,
    [VUC_SET_SETZERO_R] = vuc_exec_set_setzero_r,
    [VUC_SET_BTEST_R_40] = vuc_exec_set_btest_r_40,
    [VUC_SET_BTEST_R_30] = vuc_exec_set_btest_r_30,
    [VUC_SET_SETGT_S_40] = vuc_exec_set_setgt_s_40,
    [VUC_SET_SETGT_S_30] = vuc_exec_set_setgt_s_30,
    [VUC_SET_SETLT_S_40] = vuc_exec_set_setlt_s_40,
    [VUC_SET_SETLT_S_30] = vuc_exec_set_setlt_s_30,
    [VUC_SET_SETEQ_S_40] = vuc_exec_set_seteq_s_40,
    [VUC_SET_SETEQ_S_30] = vuc_exec_set_seteq_s_30,
    [VUC_SET_SETLEP_S_40] = vuc_exec_set_setlep_s_40,
    [VUC_SET_SETLEP_S_30] = vuc_exec_set_setlep_s_30,
    [VUC_SET_SETZERO_S] = vuc_exec_set_setzero_s,
    [VUC_SET_BTEST_S_40] = vuc_exec_set_btest_s_40,
    [VUC_SET_BTEST_S_30] = vuc_exec_set_btest_s_30,
    [VUC_SET_SETGT_D_40] = vuc_exec_set_setgt_d_40,
    [VUC_SET_SETGT_D_30] = vuc_exec_set_setgt_d_30,
    [VUC_SET_SETLT_D_40] = vuc_exec_set_setlt_d_40,
    [VUC_SET_SETLT_D_30] = vuc_exec_set_setlt_d_30,
    [VUC_SET_SETEQ_D_40] = vuc_exec_set_seteq_d_40,
    [VUC_SET_SETEQ_D_30] = vuc_exec_set_seteq_d_30,
    [VUC_SET_SETLEP_D_40] = vuc_exec_set_setlep_d_40,
    [VUC_SET_SETLEP_D_30] = vuc_exec_set_setlep_d_30,
    [VUC_SET_SETZERO_D] = vuc_exec_set_setzero_d,
    [VUC_SET_BTEST_D_40] = vuc_exec_set_btest_d_40,
    [VUC_SET_BTEST_D_30] = vuc_exec_set_btest_d_30,
    [VUC_COMPLEMENT_RR_40] = vuc_exec_complement_rr_40,
    [VUC_COMPLEMENT_RR_30] = vuc_exec_complement_rr_30,
    [VUC_COMPLEMENT_RS_40] = vuc_exec_complement_rs_40,
    [VUC_COMPLEMENT_RS_30] = vuc_exec_complement_rs_30,
    [VUC_COMPLEMENT_SR_40] = vuc_exec_complement_sr_40,
    [VUC_COMPLEMENT_SR_30] = vuc_exec_complement_sr_30,
    [VUC_BRA_40] = vuc_exec_bra_40,
    [VUC_BRA_30] = vuc_exec_bra_30,
    [VUC_CALL_40] = vuc_exec_call_40,
    [VUC_CALL_30] = vuc_exec_call_30,
    [VUC_RET_40] = vuc_exec_ret_40,
    [VUC_RET_30] = vuc_exec_ret_30,
    [VUC_SLEEP_40] = vuc_exec_sleep_40,
    [VUC_SLEEP_30] = vuc_exec_sleep_30,
    [VUC_WAIT_WSTC_40] = vuc_exec_wait_wstc_40,
    [VUC_WAIT_WSTC_30] = vuc_exec_wait_wstc_30,
    [VUC_WAIT_WSTS_40] = vuc_exec_wait_wsts_40,
    [VUC_WAIT_WSTS_30] = vuc_exec_wait_wsts_30,
    [VUC_LOGIC_AND_FREE_40] = vuc_exec_logic_and_free_40,
    [VUC_LOGIC_AND_FREE_30] = vuc_exec_logic_and_free_30,
    [VUC_LOGIC_OR_FREE_40] = vuc_exec_logic_or_free_40,
    [VUC_LOGIC_OR_FREE_30] = vuc_exec_logic_or_free_30,
    [VUC_LOGIC_XOR_FREE_40] = vuc_exec_logic_xor_free_40,
    [VUC_LOGIC_XOR_FREE_30] = vuc_exec_logic_xor_free_30,
    [VUC_LOGIC_AND_GUARDED_40] = vuc_exec_logic_and_guarded_40,
    [VUC_LOGIC_AND_GUARDED_30] = vuc_exec_logic_and_guarded_30,
    [VUC_LOGIC_OR_GUARDED_40] = vuc_exec_logic_or_guarded_40,
    [VUC_LOGIC_OR_GUARDED_30] = vuc_exec_logic_or_guarded_30,
    [VUC_LOGIC_XOR_GUARDED_40] = vuc_exec_logic_xor_guarded_40,
    [VUC_LOGIC_XOR_GUARDED_30] = vuc_exec_logic_xor_guarded_30,
    [VUC_NOP_40] = vuc_exec_nop_40,
    [VUC_NOP_30] = vuc_exec_nop_30,
    [VUC_CLICNT_40] = vuc_exec_clicnt_40,
    [VUC_CLICNT_30] = vuc_exec_clicnt_30,
    [VUC_ENGINE_MBIREAD_40] = vuc_exec_engine_mbiread_40,
    [VUC_ENGINE_MBIREAD_30] = vuc_exec_engine_mbiread_30,
    [VUC_ENGINE_MBINEXT_40] = vuc_exec_engine_mbinext_40,
    [VUC_ENGINE_MBINEXT_30] = vuc_exec_engine_mbinext_30,
    [VUC_ENGINE_MVSREAD_40] = vuc_exec_engine_mvsread_40,
    [VUC_ENGINE_MVSREAD_30] = vuc_exec_engine_mvsread_30,
    [VUC_ENGINE_MVSWRITE_40] = vuc_exec_engine_mvswrite_40,
    [VUC_ENGINE_MVSWRITE_30] = vuc_exec_engine_mvswrite_30,
    [VUC_NAMED_ONLY_O21_40] = vuc_exec_named_only_o21_40,
    [VUC_NAMED_ONLY_O21_30] = vuc_exec_named_only_o21_30,
    [VUC_NAMED_ONLY_O22_40] = vuc_exec_named_only_o22_40,
    [VUC_NAMED_ONLY_O22_30] = vuc_exec_named_only_o22_30,
    [VUC_NAMED_ONLY_O23_40] = vuc_exec_named_only_o23_40,
    [VUC_NAMED_ONLY_O23_30] = vuc_exec_named_only_o23_30,
    [VUC_NAMED_ONLY_O25_40] = vuc_exec_named_only_o25_40,
    [VUC_NAMED_ONLY_O25_30] = vuc_exec_named_only_o25_30,
    [VUC_NAMED_ONLY_O26_40] = vuc_exec_named_only_o26_40,
    [VUC_NAMED_ONLY_O26_30] = vuc_exec_named_only_o26_30,
    [VUC_NAMED_ONLY_O2B_40] = vuc_exec_named_only_o2b_40,
    [VUC_NAMED_ONLY_O2B_30] = vuc_exec_named_only_o2b_30,
    [VUC_NAMED_ONLY_O2C_40] = vuc_exec_named_only_o2c_40,
    [VUC_NAMED_ONLY_O2C_30] = vuc_exec_named_only_o2c_30,
    [VUC_LMUL_LMULU_40] = vuc_exec_lmul_lmulu_40,
    [VUC_LMUL_LMULU_30] = vuc_exec_lmul_lmulu_30,
    [VUC_LMUL_LMULS_40] = vuc_exec_lmul_lmuls_40,
    [VUC_LMUL_LMULS_30] = vuc_exec_lmul_lmuls_30,
    [VUC_LSHIFT_LSRR_40] = vuc_exec_lshift_lsrr_40,
    [VUC_LSHIFT_LSRR_30] = vuc_exec_lshift_lsrr_30,
    [VUC_LSHIFT_LADD] = vuc_exec_lshift_ladd,
    [VUC_LSHIFT_LSAR] = vuc_exec_lshift_lsar,
    [VUC_LDIVU] = vuc_exec_ldivu,
    [VUC_LUT_RR_40] = vuc_exec_lut_rr_40,
    [VUC_LUT_RR_30] = vuc_exec_lut_rr_30,
    [VUC_LUT_RS_40] = vuc_exec_lut_rs_40,
    [VUC_LUT_RS_30] = vuc_exec_lut_rs_30,
    [VUC_LUT_SR_40] = vuc_exec_lut_sr_40,
    [VUC_LUT_SR_30] = vuc_exec_lut_sr_30,
    [VUC_LD_D_40] = vuc_exec_ld_d_40,
    [VUC_LD_D_30] = vuc_exec_ld_d_30,
    [VUC_LD_PWT_40] = vuc_exec_ld_pwt_40,
    [VUC_LD_PWT_30] = vuc_exec_ld_pwt_30,
    [VUC_LD_MVSI_40] = vuc_exec_ld_mvsi_40,
    [VUC_LD_MVSI_30] = vuc_exec_ld_mvsi_30,
    [VUC_LD_B6_40] = vuc_exec_ld_b6_40,
    [VUC_LD_B6_30] = vuc_exec_ld_b6_30,
    [VUC_LD_B7_40] = vuc_exec_ld_b7_40,
    [VUC_LD_B7_30] = vuc_exec_ld_b7_30,
    [VUC_ST_D_40] = vuc_exec_st_d_40,
    [VUC_ST_D_30] = vuc_exec_st_d_30,
    [VUC_ST_MVSO_40] = vuc_exec_st_mvso_40,
    [VUC_ST_MVSO_30] = vuc_exec_st_mvso_30,
    [VUC_ST_B6_40] = vuc_exec_st_b6_40,
    [VUC_ST_B6_30] = vuc_exec_st_b6_30,
    [VUC_ST_B7_40] = vuc_exec_st_b7_40,
    [VUC_ST_B7_30] = vuc_exec_st_b7_30,
    [VUC_ST_VP_40] = vuc_exec_st_vp_40,
    [VUC_ST_VP_30] = vuc_exec_st_vp_30,
};

_Static_assert(sizeof vuc_actions / sizeof *vuc_actions == VUC_FORMS,
    "one function a form");

int vuc_execute(struct isadora_machine *m, const struct isadora_insn *in)
{
    return vuc_actions[in->form](m, in);
}
