/* Generated from the description maxwell by gen/emit/exec. Do not edit. */
#include "maxwell_exec.h"

void maxwell_reset(void *state, unsigned config)
{
    struct maxwell_state *const s = state;

    (void)config;
    *s = (struct maxwell_state){0};
    for (int lane = 0; lane < 32; lane++)
        s->p[7][lane] = 1;
}

int maxwell_start_grid(struct isadora_machine *m)
{
    if (!rt_may_store(m, MAXWELL_SPACE_C, 0, 4))
        return (int)m->trap.kind;
    if (!rt_may_store(m, MAXWELL_SPACE_C, 4, 4))
        return (int)m->trap.kind;
    const int32_t c_new = (int32_t)m->launch.block[0];
    if (!rt_may_store(m, MAXWELL_SPACE_C, 8, 4))
        return (int)m->trap.kind;
    const int32_t c_new_2 = (int32_t)m->launch.block[1];
    if (!rt_may_store(m, MAXWELL_SPACE_C, 12, 4))
        return (int)m->trap.kind;
    const int32_t c_new_3 = (int32_t)m->launch.block[2];
    if (!rt_may_store(m, MAXWELL_SPACE_C, 16, 4))
        return (int)m->trap.kind;
    const int32_t c_new_4 = (int32_t)m->launch.grid[0];
    if (!rt_may_store(m, MAXWELL_SPACE_C, 20, 4))
        return (int)m->trap.kind;
    const int32_t c_new_5 = (int32_t)m->launch.grid[1];
    if (!rt_may_store(m, MAXWELL_SPACE_C, 24, 4))
        return (int)m->trap.kind;
    const int32_t c_new_6 = (int32_t)m->launch.grid[2];
    if (!rt_may_store(m, MAXWELL_SPACE_C, 28, 4))
        return (int)m->trap.kind;
    if (!rt_may_store(m, MAXWELL_SPACE_C, 32, 4))
        return (int)m->trap.kind;
    if (!rt_may_store(m, MAXWELL_SPACE_C, 176, 8))
        return (int)m->trap.kind;
    if (!rt_may_store(m, MAXWELL_SPACE_C, 192, 8))
        return (int)m->trap.kind;
    if (!rt_may_store(m, MAXWELL_SPACE_C, 208, 8))
        return (int)m->trap.kind;
    const int32_t c_new_7 = (int32_t)m->launch.dynamic;
    if (!rt_may_store(m, MAXWELL_SPACE_C, 252, 4))
        return (int)m->trap.kind;
    rt_store(m, MAXWELL_SPACE_C, 0, 4, 16777216);
    rt_store(m, MAXWELL_SPACE_C, 4, 4, 33554432);
    rt_store(m, MAXWELL_SPACE_C, 8, 4, (uint64_t)c_new);
    rt_store(m, MAXWELL_SPACE_C, 12, 4, (uint64_t)c_new_2);
    rt_store(m, MAXWELL_SPACE_C, 16, 4, (uint64_t)c_new_3);
    rt_store(m, MAXWELL_SPACE_C, 20, 4, (uint64_t)c_new_4);
    rt_store(m, MAXWELL_SPACE_C, 24, 4, (uint64_t)c_new_5);
    rt_store(m, MAXWELL_SPACE_C, 28, 4, (uint64_t)c_new_6);
    rt_store(m, MAXWELL_SPACE_C, 32, 4, 524288);
    rt_store(m, MAXWELL_SPACE_C, 176, 8, INT64_C(1090921693184));
    rt_store(m, MAXWELL_SPACE_C, 192, 8, INT64_C(1090921693248));
    rt_store(m, MAXWELL_SPACE_C, 208, 8, INT64_C(4294967296));
    rt_store(m, MAXWELL_SPACE_C, 252, 4, (uint64_t)c_new_7);
    return 0;
}

int maxwell_start_warp(struct isadora_machine *m)
{
    struct maxwell_state *const s = m->state;
    const uint32_t active = s->active;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        write_sr(m, 3, (uint32_t)((int32_t)m->launch.warp << 8));
        write_sr(m, 47, 0);
        write_sr(m, 48, 16777216);
        write_sr(m, 50, (uint32_t)(int32_t)m->launch.shared);
        write_sr(m, 52, 33554432);
    }
    m->lane = -1;
    return 0;
}

const isadora_action maxwell_actions[] = {
    [MAXWELL_ATOM] = maxwell_exec_atom,
    [MAXWELL_ATOM_CAS] = maxwell_exec_atom_cas,
    [MAXWELL_ATOM_P_OP] = maxwell_exec_atom_p_op,
    [MAXWELL_ATOM_P_CAS] = maxwell_exec_atom_p_cas,
    [MAXWELL_ATOMS] = maxwell_exec_atoms,
    [MAXWELL_ATOMS_CAS] = maxwell_exec_atoms_cas,
    [MAXWELL_RED] = maxwell_exec_red,
    [MAXWELL_CCTL_A] = maxwell_exec_cctl_a,
    [MAXWELL_CCTL_ALL] = maxwell_exec_cctl_all,
    [MAXWELL_CCTLL_A] = maxwell_exec_cctll_a,
    [MAXWELL_CCTLL_ALL] = maxwell_exec_cctll_all,
    [MAXWELL_CCTLT_ALL] = maxwell_exec_cctlt_all,
    [MAXWELL_CCTLT_ONE] = maxwell_exec_cctlt_one,
    [MAXWELL_ISETP] = maxwell_exec_isetp,
    [MAXWELL_ISET] = maxwell_exec_iset,
    [MAXWELL_BRA] = maxwell_exec_bra,
    [MAXWELL_BRX] = maxwell_exec_brx,
    [MAXWELL_JMP] = maxwell_exec_jmp,
    [MAXWELL_JMX] = maxwell_exec_jmx,
    [MAXWELL_CAL] = maxwell_exec_cal,
    [MAXWELL_JCAL] = maxwell_exec_jcal,
    [MAXWELL_PRET] = maxwell_exec_pret,
    [MAXWELL_RET] = maxwell_exec_ret,
    [MAXWELL_PLONGJMP] = maxwell_exec_plongjmp,
    [MAXWELL_LONGJMP] = maxwell_exec_longjmp,
    [MAXWELL_PBK] = maxwell_exec_pbk,
    [MAXWELL_BRK] = maxwell_exec_brk,
    [MAXWELL_PCNT] = maxwell_exec_pcnt,
    [MAXWELL_CONT] = maxwell_exec_cont,
    [MAXWELL_SSY] = maxwell_exec_ssy,
    [MAXWELL_SYNC] = maxwell_exec_sync,
    [MAXWELL_PEXIT] = maxwell_exec_pexit,
    [MAXWELL_EXIT] = maxwell_exec_exit,
    [MAXWELL_KIL] = maxwell_exec_kil,
    [MAXWELL_BPT] = maxwell_exec_bpt,
    [MAXWELL_IDE] = maxwell_exec_ide,
    [MAXWELL_RAM] = maxwell_exec_ram,
    [MAXWELL_SAM] = maxwell_exec_sam,
    [MAXWELL_RTT] = maxwell_exec_rtt,
    [MAXWELL_GETCRSPTR] = maxwell_exec_getcrsptr,
    [MAXWELL_SETCRSPTR] = maxwell_exec_setcrsptr,
    [MAXWELL_GETLMEMBASE] = maxwell_exec_getlmembase,
    [MAXWELL_SETLMEMBASE] = maxwell_exec_setlmembase,
    [MAXWELL_LEPC] = maxwell_exec_lepc,
    [MAXWELL_NOP] = maxwell_exec_nop,
    [MAXWELL_F2F_HH] = maxwell_exec_f2f_hh,
    [MAXWELL_F2F_HS] = maxwell_exec_f2f_hs,
    [MAXWELL_F2F_HD] = maxwell_exec_f2f_hd,
    [MAXWELL_F2F_SH] = maxwell_exec_f2f_sh,
    [MAXWELL_F2F_SS] = maxwell_exec_f2f_ss,
    [MAXWELL_F2F_SD] = maxwell_exec_f2f_sd,
    [MAXWELL_F2F_DH] = maxwell_exec_f2f_dh,
    [MAXWELL_F2F_DS] = maxwell_exec_f2f_ds,
    [MAXWELL_F2F_DD] = maxwell_exec_f2f_dd,
    [MAXWELL_F2I_H] = maxwell_exec_f2i_h,
    [MAXWELL_F2I_S] = maxwell_exec_f2i_s,
    [MAXWELL_F2I_D] = maxwell_exec_f2i_d,
    [MAXWELL_I2F_H] = maxwell_exec_i2f_h,
    [MAXWELL_I2F_B] = maxwell_exec_i2f_b,
    [MAXWELL_I2F_W] = maxwell_exec_i2f_w,
    [MAXWELL_I2F_D] = maxwell_exec_i2f_d,
    [MAXWELL_I2I_H] = maxwell_exec_i2i_h,
    [MAXWELL_I2I_B] = maxwell_exec_i2i_b,
    [MAXWELL_I2I_W] = maxwell_exec_i2i_w,
    [MAXWELL_DADD] = maxwell_exec_dadd,
    [MAXWELL_DMUL] = maxwell_exec_dmul,
    [MAXWELL_DFMA_B] = maxwell_exec_dfma_b,
    [MAXWELL_DFMA_C] = maxwell_exec_dfma_c,
    [MAXWELL_DMNMX] = maxwell_exec_dmnmx,
    [MAXWELL_DSET] = maxwell_exec_dset,
    [MAXWELL_DSETP] = maxwell_exec_dsetp,
    [MAXWELL_FADD] = maxwell_exec_fadd,
    [MAXWELL_FADD32I] = maxwell_exec_fadd32i,
    [MAXWELL_FMUL] = maxwell_exec_fmul,
    [MAXWELL_FMUL32I] = maxwell_exec_fmul32i,
    [MAXWELL_FFMA_B] = maxwell_exec_ffma_b,
    [MAXWELL_FFMA_C] = maxwell_exec_ffma_c,
    [MAXWELL_FFMA32I] = maxwell_exec_ffma32i,
    [MAXWELL_FMNMX] = maxwell_exec_fmnmx,
    [MAXWELL_FSET] = maxwell_exec_fset,
    [MAXWELL_FSETP] = maxwell_exec_fsetp,
    [MAXWELL_FCMP_B] = maxwell_exec_fcmp_b,
    [MAXWELL_FCMP_C] = maxwell_exec_fcmp_c,
    [MAXWELL_FCHK] = maxwell_exec_fchk,
    [MAXWELL_FSWZADD] = maxwell_exec_fswzadd,
    [MAXWELL_MUFU] = maxwell_exec_mufu,
    [MAXWELL_MUFU_SQRT] = maxwell_exec_mufu_sqrt,
    [MAXWELL_RRO] = maxwell_exec_rro,
    [MAXWELL_AL2P] = maxwell_exec_al2p,
    [MAXWELL_ALD_A] = maxwell_exec_ald_a,
    [MAXWELL_ALD_H] = maxwell_exec_ald_h,
    [MAXWELL_ALD_P] = maxwell_exec_ald_p,
    [MAXWELL_ALD_Q] = maxwell_exec_ald_q,
    [MAXWELL_AST_A] = maxwell_exec_ast_a,
    [MAXWELL_AST_H] = maxwell_exec_ast_h,
    [MAXWELL_AST_P] = maxwell_exec_ast_p,
    [MAXWELL_AST_Q] = maxwell_exec_ast_q,
    [MAXWELL_IPA] = maxwell_exec_ipa,
    [MAXWELL_ISBERD] = maxwell_exec_isberd,
    [MAXWELL_OUT] = maxwell_exec_out,
    [MAXWELL_PIXLD] = maxwell_exec_pixld,
    [MAXWELL_HADD2_R] = maxwell_exec_hadd2_r,
    [MAXWELL_HADD2_C] = maxwell_exec_hadd2_c,
    [MAXWELL_HADD2_32I] = maxwell_exec_hadd2_32i,
    [MAXWELL_HMUL2_R] = maxwell_exec_hmul2_r,
    [MAXWELL_HMUL2_C] = maxwell_exec_hmul2_c,
    [MAXWELL_HMUL2_I] = maxwell_exec_hmul2_i,
    [MAXWELL_HMUL2_32I] = maxwell_exec_hmul2_32i,
    [MAXWELL_HFMA2_R] = maxwell_exec_hfma2_r,
    [MAXWELL_HFMA2_B] = maxwell_exec_hfma2_b,
    [MAXWELL_HFMA2_C] = maxwell_exec_hfma2_c,
    [MAXWELL_HFMA2_32I] = maxwell_exec_hfma2_32i,
    [MAXWELL_HSET2_R] = maxwell_exec_hset2_r,
    [MAXWELL_HSET2_C] = maxwell_exec_hset2_c,
    [MAXWELL_HSETP2_R] = maxwell_exec_hsetp2_r,
    [MAXWELL_HSETP2_C] = maxwell_exec_hsetp2_c,
    [MAXWELL_IADD] = maxwell_exec_iadd,
    [MAXWELL_IADD32I] = maxwell_exec_iadd32i,
    [MAXWELL_IADD3_R] = maxwell_exec_iadd3_r,
    [MAXWELL_IADD3_B] = maxwell_exec_iadd3_b,
    [MAXWELL_ISCADD] = maxwell_exec_iscadd,
    [MAXWELL_ISCADD32I] = maxwell_exec_iscadd32i,
    [MAXWELL_IMNMX] = maxwell_exec_imnmx,
    [MAXWELL_ICMP_B] = maxwell_exec_icmp_b,
    [MAXWELL_ICMP_C] = maxwell_exec_icmp_c,
    [MAXWELL_LOP] = maxwell_exec_lop,
    [MAXWELL_LOP32I] = maxwell_exec_lop32i,
    [MAXWELL_LOP3_R] = maxwell_exec_lop3_r,
    [MAXWELL_LOP3_C] = maxwell_exec_lop3_c,
    [MAXWELL_LOP3_I] = maxwell_exec_lop3_i,
    [MAXWELL_LDG] = maxwell_exec_ldg,
    [MAXWELL_LDG_P] = maxwell_exec_ldg_p,
    [MAXWELL_STG] = maxwell_exec_stg,
    [MAXWELL_LD] = maxwell_exec_ld,
    [MAXWELL_ST] = maxwell_exec_st,
    [MAXWELL_LDL] = maxwell_exec_ldl,
    [MAXWELL_STL] = maxwell_exec_stl,
    [MAXWELL_LDS_R] = maxwell_exec_lds_r,
    [MAXWELL_LDS_U] = maxwell_exec_lds_u,
    [MAXWELL_STS] = maxwell_exec_sts,
    [MAXWELL_LDC] = maxwell_exec_ldc,
    [MAXWELL_STP] = maxwell_exec_stp,
    [MAXWELL_MEMBAR] = maxwell_exec_membar,
    [MAXWELL_MOV] = maxwell_exec_mov,
    [MAXWELL_MOV32I] = maxwell_exec_mov32i,
    [MAXWELL_SEL] = maxwell_exec_sel,
    [MAXWELL_PRMT_B] = maxwell_exec_prmt_b,
    [MAXWELL_PRMT_C] = maxwell_exec_prmt_c,
    [MAXWELL_IMUL] = maxwell_exec_imul,
    [MAXWELL_IMUL32I] = maxwell_exec_imul32i,
    [MAXWELL_IMAD_B] = maxwell_exec_imad_b,
    [MAXWELL_IMAD_C] = maxwell_exec_imad_c,
    [MAXWELL_IMAD32I] = maxwell_exec_imad32i,
    [MAXWELL_IMADSP_UU_B] = maxwell_exec_imadsp_uu_b,
    [MAXWELL_IMADSP_SU_B] = maxwell_exec_imadsp_su_b,
    [MAXWELL_IMADSP_US_B] = maxwell_exec_imadsp_us_b,
    [MAXWELL_IMADSP_SS_B] = maxwell_exec_imadsp_ss_b,
    [MAXWELL_IMADSP_UU_C] = maxwell_exec_imadsp_uu_c,
    [MAXWELL_IMADSP_SU_C] = maxwell_exec_imadsp_su_c,
    [MAXWELL_IMADSP_US_C] = maxwell_exec_imadsp_us_c,
    [MAXWELL_IMADSP_SS_C] = maxwell_exec_imadsp_ss_c,
    [MAXWELL_XMAD_R] = maxwell_exec_xmad_r,
    [MAXWELL_XMAD_I] = maxwell_exec_xmad_i,
    [MAXWELL_XMAD_B] = maxwell_exec_xmad_b,
    [MAXWELL_XMAD_C] = maxwell_exec_xmad_c,
    [MAXWELL_PSETP] = maxwell_exec_psetp,
    [MAXWELL_PSET] = maxwell_exec_pset,
    [MAXWELL_CSET] = maxwell_exec_cset,
    [MAXWELL_CSETP] = maxwell_exec_csetp,
    [MAXWELL_P2R] = maxwell_exec_p2r,
    [MAXWELL_R2P] = maxwell_exec_r2p,
    [MAXWELL_SHL] = maxwell_exec_shl,
    [MAXWELL_SHR] = maxwell_exec_shr,
    [MAXWELL_SHF_L] = maxwell_exec_shf_l,
    [MAXWELL_SHF_R] = maxwell_exec_shf_r,
    [MAXWELL_BFE] = maxwell_exec_bfe,
    [MAXWELL_BFI_B] = maxwell_exec_bfi_b,
    [MAXWELL_BFI_C] = maxwell_exec_bfi_c,
    [MAXWELL_FLO] = maxwell_exec_flo,
    [MAXWELL_POPC] = maxwell_exec_popc,
    [MAXWELL_LEA_LO] = maxwell_exec_lea_lo,
    [MAXWELL_LEA_HI] = maxwell_exec_lea_hi,
    [MAXWELL_LEA_HC] = maxwell_exec_lea_hc,
    [MAXWELL_S2R] = maxwell_exec_s2r,
    [MAXWELL_CS2R] = maxwell_exec_cs2r,
    [MAXWELL_VOTE] = maxwell_exec_vote,
    [MAXWELL_VOTE_VTG] = maxwell_exec_vote_vtg,
    [MAXWELL_SHFL] = maxwell_exec_shfl,
    [MAXWELL_BAR_SYNC] = maxwell_exec_bar_sync,
    [MAXWELL_BAR_ARV] = maxwell_exec_bar_arv,
    [MAXWELL_BAR_RED] = maxwell_exec_bar_red,
    [MAXWELL_BAR_SCAN] = maxwell_exec_bar_scan,
    [MAXWELL_B2R_B] = maxwell_exec_b2r_b,
    [MAXWELL_B2R_R] = maxwell_exec_b2r_r,
    [MAXWELL_B2R_W] = maxwell_exec_b2r_w,
    [MAXWELL_R2B] = maxwell_exec_r2b,
    [MAXWELL_DEPBAR_LE] = maxwell_exec_depbar_le,
    [MAXWELL_DEPBAR_N] = maxwell_exec_depbar_n,
    [MAXWELL_SULD_P] = maxwell_exec_suld_p,
    [MAXWELL_SULD_D] = maxwell_exec_suld_d,
    [MAXWELL_SUST_P] = maxwell_exec_sust_p,
    [MAXWELL_SUST_D] = maxwell_exec_sust_d,
    [MAXWELL_SURED_P] = maxwell_exec_sured_p,
    [MAXWELL_SURED_D] = maxwell_exec_sured_d,
    [MAXWELL_SUATOM_I] = maxwell_exec_suatom_i,
    [MAXWELL_SUATOM_R] = maxwell_exec_suatom_r,
    [MAXWELL_SUATOM_P] = maxwell_exec_suatom_p,
    [MAXWELL_SUATOM_CI] = maxwell_exec_suatom_ci,
    [MAXWELL_SUATOM_CR] = maxwell_exec_suatom_cr,
    [MAXWELL_TEX_I] = maxwell_exec_tex_i,
    [MAXWELL_TEX_B] = maxwell_exec_tex_b,
    [MAXWELL_TLD_I] = maxwell_exec_tld_i,
    [MAXWELL_TLD_B] = maxwell_exec_tld_b,
    [MAXWELL_TLD4_I] = maxwell_exec_tld4_i,
    [MAXWELL_TLD4_B] = maxwell_exec_tld4_b,
    [MAXWELL_TXD_I] = maxwell_exec_txd_i,
    [MAXWELL_TXD_B] = maxwell_exec_txd_b,
    [MAXWELL_TXQ_I] = maxwell_exec_txq_i,
    [MAXWELL_TXQ_B] = maxwell_exec_txq_b,
    [MAXWELL_TXA] = maxwell_exec_txa,
    [MAXWELL_TMML_I] = maxwell_exec_tmml_i,
    [MAXWELL_TMML_B] = maxwell_exec_tmml_b,
    [MAXWELL_TEXS_D1_LZ_M] = maxwell_exec_texs_d1_lz_m,
    [MAXWELL_TEXS_D2_M] = maxwell_exec_texs_d2_m,
    [MAXWELL_TEXS_D2_LZ_M] = maxwell_exec_texs_d2_lz_m,
    [MAXWELL_TEXS_D2_LL_M] = maxwell_exec_texs_d2_ll_m,
    [MAXWELL_TEXS_D2_DC_M] = maxwell_exec_texs_d2_dc_m,
    [MAXWELL_TEXS_D2_LL_DC_M] = maxwell_exec_texs_d2_ll_dc_m,
    [MAXWELL_TEXS_D2_LZ_DC_M] = maxwell_exec_texs_d2_lz_dc_m,
    [MAXWELL_TEXS_A2_M] = maxwell_exec_texs_a2_m,
    [MAXWELL_TEXS_A2_LZ_M] = maxwell_exec_texs_a2_lz_m,
    [MAXWELL_TEXS_A2_LZ_DC_M] = maxwell_exec_texs_a2_lz_dc_m,
    [MAXWELL_TEXS_D3_M] = maxwell_exec_texs_d3_m,
    [MAXWELL_TEXS_D3_LZ_M] = maxwell_exec_texs_d3_lz_m,
    [MAXWELL_TEXS_CUBE_M] = maxwell_exec_texs_cube_m,
    [MAXWELL_TEXS_CUBE_LL_M] = maxwell_exec_texs_cube_ll_m,
    [MAXWELL_TEXS_D1_LZ_S] = maxwell_exec_texs_d1_lz_s,
    [MAXWELL_TEXS_D2_S] = maxwell_exec_texs_d2_s,
    [MAXWELL_TEXS_D2_LZ_S] = maxwell_exec_texs_d2_lz_s,
    [MAXWELL_TEXS_D2_LL_S] = maxwell_exec_texs_d2_ll_s,
    [MAXWELL_TEXS_D2_DC_S] = maxwell_exec_texs_d2_dc_s,
    [MAXWELL_TEXS_D2_LL_DC_S] = maxwell_exec_texs_d2_ll_dc_s,
    [MAXWELL_TEXS_D2_LZ_DC_S] = maxwell_exec_texs_d2_lz_dc_s,
    [MAXWELL_TEXS_A2_S] = maxwell_exec_texs_a2_s,
    [MAXWELL_TEXS_A2_LZ_S] = maxwell_exec_texs_a2_lz_s,
    [MAXWELL_TEXS_A2_LZ_DC_S] = maxwell_exec_texs_a2_lz_dc_s,
    [MAXWELL_TEXS_D3_S] = maxwell_exec_texs_d3_s,
    [MAXWELL_TEXS_D3_LZ_S] = maxwell_exec_texs_d3_lz_s,
    [MAXWELL_TEXS_CUBE_S] = maxwell_exec_texs_cube_s,
    [MAXWELL_TEXS_CUBE_LL_S] = maxwell_exec_texs_cube_ll_s,
    [MAXWELL_TLDS_D1_LZ_M] = maxwell_exec_tlds_d1_lz_m,
    [MAXWELL_TLDS_D1_LL_M] = maxwell_exec_tlds_d1_ll_m,
    [MAXWELL_TLDS_D2_LZ_M] = maxwell_exec_tlds_d2_lz_m,
    [MAXWELL_TLDS_D2_LZ_AO_M] = maxwell_exec_tlds_d2_lz_ao_m,
    [MAXWELL_TLDS_D2_LL_M] = maxwell_exec_tlds_d2_ll_m,
    [MAXWELL_TLDS_D2_LZ_MS_M] = maxwell_exec_tlds_d2_lz_ms_m,
    [MAXWELL_TLDS_D3_LZ_M] = maxwell_exec_tlds_d3_lz_m,
    [MAXWELL_TLDS_A2_LZ_M] = maxwell_exec_tlds_a2_lz_m,
    [MAXWELL_TLDS_D2_LL_AO_M] = maxwell_exec_tlds_d2_ll_ao_m,
    [MAXWELL_TLDS_D1_LZ_S] = maxwell_exec_tlds_d1_lz_s,
    [MAXWELL_TLDS_D1_LL_S] = maxwell_exec_tlds_d1_ll_s,
    [MAXWELL_TLDS_D2_LZ_S] = maxwell_exec_tlds_d2_lz_s,
    [MAXWELL_TLDS_D2_LZ_AO_S] = maxwell_exec_tlds_d2_lz_ao_s,
    [MAXWELL_TLDS_D2_LL_S] = maxwell_exec_tlds_d2_ll_s,
    [MAXWELL_TLDS_D2_LZ_MS_S] = maxwell_exec_tlds_d2_lz_ms_s,
    [MAXWELL_TLDS_D3_LZ_S] = maxwell_exec_tlds_d3_lz_s,
    [MAXWELL_TLDS_A2_LZ_S] = maxwell_exec_tlds_a2_lz_s,
    [MAXWELL_TLDS_D2_LL_AO_S] = maxwell_exec_tlds_d2_ll_ao_s,
    [MAXWELL_TLD4S] = maxwell_exec_tld4s,
    [MAXWELL_VADD] = maxwell_exec_vadd,
    [MAXWELL_VABSDIFF] = maxwell_exec_vabsdiff,
    [MAXWELL_VMNMX] = maxwell_exec_vmnmx,
    [MAXWELL_VSET] = maxwell_exec_vset,
    [MAXWELL_VSETP] = maxwell_exec_vsetp,
    [MAXWELL_VMAD] = maxwell_exec_vmad,
    [MAXWELL_VSHL] = maxwell_exec_vshl,
    [MAXWELL_VSHR] = maxwell_exec_vshr,
    [MAXWELL_VABSDIFF4] = maxwell_exec_vabsdiff4,
    [MAXWELL_IDP_A4] = maxwell_exec_idp_a4,
    [MAXWELL_IDP_A2] = maxwell_exec_idp_a2,
};

_Static_assert(sizeof maxwell_actions / sizeof *maxwell_actions == MAXWELL_FORMS,
    "one function a form");

int maxwell_execute(struct isadora_machine *m, const struct isadora_insn *in)
{
    return maxwell_actions[in->form](m, in);
}
