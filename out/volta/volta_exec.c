/* Generated from the description volta by gen/emit/exec. Do not edit. */
#include "volta_exec.h"

void volta_reset(void *state, unsigned config)
{
    struct volta_state *const s = state;

    (void)config;
    *s = (struct volta_state){0};
    for (int lane = 0; lane < 32; lane++)
        s->p[7][lane] = 1;
    s->up[7] = 1;
}

static int start_grid_1(struct isadora_machine *m)
{
    const int32_t c_new = (int32_t)m->launch.block[0];
    if (!rt_may_store(m, VOLTA_SPACE_C, 0, 4))
        return (int)m->trap.kind;
    const int32_t c_new_2 = (int32_t)m->launch.block[1];
    if (!rt_may_store(m, VOLTA_SPACE_C, 4, 4))
        return (int)m->trap.kind;
    const int32_t c_new_3 = (int32_t)m->launch.block[2];
    if (!rt_may_store(m, VOLTA_SPACE_C, 8, 4))
        return (int)m->trap.kind;
    const int32_t c_new_4 = (int32_t)m->launch.grid[0];
    if (!rt_may_store(m, VOLTA_SPACE_C, 12, 4))
        return (int)m->trap.kind;
    const int32_t c_new_5 = (int32_t)m->launch.grid[1];
    if (!rt_may_store(m, VOLTA_SPACE_C, 16, 4))
        return (int)m->trap.kind;
    const int32_t c_new_6 = (int32_t)m->launch.grid[2];
    if (!rt_may_store(m, VOLTA_SPACE_C, 20, 4))
        return (int)m->trap.kind;
    if (!rt_may_store(m, VOLTA_SPACE_C, 32, 8))
        return (int)m->trap.kind;
    if (!rt_may_store(m, VOLTA_SPACE_C, 40, 4))
        return (int)m->trap.kind;
    const int32_t c_new_7 = (int32_t)m->launch.dynamic;
    if (!rt_may_store(m, VOLTA_SPACE_C, 44, 4))
        return (int)m->trap.kind;
    if (!rt_may_store(m, VOLTA_SPACE_C, 208, 8))
        return (int)m->trap.kind;
    if (!rt_may_store(m, VOLTA_SPACE_C, 24, 8))
        return (int)m->trap.kind;
    if (!rt_may_store(m, VOLTA_SPACE_C, 64, 8))
        return (int)m->trap.kind;
    if (!rt_may_store(m, VOLTA_SPACE_C, 80, 8))
        return (int)m->trap.kind;
    if (!rt_may_store(m, VOLTA_SPACE_C, 112, 8))
        return (int)m->trap.kind;
    if (!rt_may_store(m, VOLTA_SPACE_C, 128, 8))
        return (int)m->trap.kind;
    if (!rt_may_store(m, VOLTA_SPACE_C, 268, 4))
        return (int)m->trap.kind;
    rt_store(m, VOLTA_SPACE_C, 0, 4, (uint64_t)c_new);
    rt_store(m, VOLTA_SPACE_C, 4, 4, (uint64_t)c_new_2);
    rt_store(m, VOLTA_SPACE_C, 8, 4, (uint64_t)c_new_3);
    rt_store(m, VOLTA_SPACE_C, 12, 4, (uint64_t)c_new_4);
    rt_store(m, VOLTA_SPACE_C, 16, 4, (uint64_t)c_new_5);
    rt_store(m, VOLTA_SPACE_C, 20, 4, (uint64_t)c_new_6);
    rt_store(m, VOLTA_SPACE_C, 32, 8, 33554432);
    rt_store(m, VOLTA_SPACE_C, 40, 4, 524288);
    rt_store(m, VOLTA_SPACE_C, 44, 4, (uint64_t)c_new_7);
    rt_store(m, VOLTA_SPACE_C, 208, 8, INT64_C(4294967296));
    rt_store(m, VOLTA_SPACE_C, 24, 8, INT64_C(1095216660480));
    rt_store(m, VOLTA_SPACE_C, 64, 8, 4294901760u);
    rt_store(m, VOLTA_SPACE_C, 80, 8, INT64_C(4294967296));
    rt_store(m, VOLTA_SPACE_C, 112, 8, INT64_C(1090921693184));
    rt_store(m, VOLTA_SPACE_C, 128, 8, INT64_C(1090921693248));
    rt_store(m, VOLTA_SPACE_C, 268, 4, 1);
    return 0;
}

static int start_grid_2(struct isadora_machine *m)
{
    const int32_t c_new = (int32_t)m->launch.block[0];
    if (!rt_may_store(m, VOLTA_SPACE_C, 0, 4))
        return (int)m->trap.kind;
    const int32_t c_new_2 = (int32_t)m->launch.block[1];
    if (!rt_may_store(m, VOLTA_SPACE_C, 4, 4))
        return (int)m->trap.kind;
    const int32_t c_new_3 = (int32_t)m->launch.block[2];
    if (!rt_may_store(m, VOLTA_SPACE_C, 8, 4))
        return (int)m->trap.kind;
    const int32_t c_new_4 = (int32_t)m->launch.grid[0];
    if (!rt_may_store(m, VOLTA_SPACE_C, 12, 4))
        return (int)m->trap.kind;
    const int32_t c_new_5 = (int32_t)m->launch.grid[1];
    if (!rt_may_store(m, VOLTA_SPACE_C, 16, 4))
        return (int)m->trap.kind;
    const int32_t c_new_6 = (int32_t)m->launch.grid[2];
    if (!rt_may_store(m, VOLTA_SPACE_C, 20, 4))
        return (int)m->trap.kind;
    if (!rt_may_store(m, VOLTA_SPACE_C, 32, 8))
        return (int)m->trap.kind;
    if (!rt_may_store(m, VOLTA_SPACE_C, 40, 4))
        return (int)m->trap.kind;
    const int32_t c_new_7 = (int32_t)m->launch.dynamic;
    if (!rt_may_store(m, VOLTA_SPACE_C, 44, 4))
        return (int)m->trap.kind;
    if (!rt_may_store(m, VOLTA_SPACE_C, 208, 8))
        return (int)m->trap.kind;
    if (!rt_may_store(m, VOLTA_SPACE_C, 240, 8))
        return (int)m->trap.kind;
    if (!rt_may_store(m, VOLTA_SPACE_C, 256, 8))
        return (int)m->trap.kind;
    if (!rt_may_store(m, VOLTA_SPACE_C, 276, 4))
        return (int)m->trap.kind;
    if (!rt_may_store(m, VOLTA_SPACE_C, 324, 4))
        return (int)m->trap.kind;
    if (!rt_may_store(m, VOLTA_SPACE_C, 328, 4))
        return (int)m->trap.kind;
    if (!rt_may_store(m, VOLTA_SPACE_C, 332, 4))
        return (int)m->trap.kind;
    if (!rt_may_store(m, VOLTA_SPACE_C, 336, 4))
        return (int)m->trap.kind;
    if (!rt_may_store(m, VOLTA_SPACE_C, 340, 4))
        return (int)m->trap.kind;
    if (!rt_may_store(m, VOLTA_SPACE_C, 344, 4))
        return (int)m->trap.kind;
    const int32_t c_new_8 = (int32_t)m->launch.grid[0];
    if (!rt_may_store(m, VOLTA_SPACE_C, 348, 4))
        return (int)m->trap.kind;
    const int32_t c_new_9 = (int32_t)m->launch.grid[1];
    if (!rt_may_store(m, VOLTA_SPACE_C, 352, 4))
        return (int)m->trap.kind;
    const int32_t c_new_10 = (int32_t)m->launch.grid[2];
    if (!rt_may_store(m, VOLTA_SPACE_C, 356, 4))
        return (int)m->trap.kind;
    if (!rt_may_store(m, VOLTA_SPACE_C, 392, 4))
        return (int)m->trap.kind;
    if (!rt_may_store(m, VOLTA_SPACE_C, 408, 8))
        return (int)m->trap.kind;
    rt_store(m, VOLTA_SPACE_C, 0, 4, (uint64_t)c_new);
    rt_store(m, VOLTA_SPACE_C, 4, 4, (uint64_t)c_new_2);
    rt_store(m, VOLTA_SPACE_C, 8, 4, (uint64_t)c_new_3);
    rt_store(m, VOLTA_SPACE_C, 12, 4, (uint64_t)c_new_4);
    rt_store(m, VOLTA_SPACE_C, 16, 4, (uint64_t)c_new_5);
    rt_store(m, VOLTA_SPACE_C, 20, 4, (uint64_t)c_new_6);
    rt_store(m, VOLTA_SPACE_C, 32, 8, 33554432);
    rt_store(m, VOLTA_SPACE_C, 40, 4, 524288);
    rt_store(m, VOLTA_SPACE_C, 44, 4, (uint64_t)c_new_7);
    rt_store(m, VOLTA_SPACE_C, 208, 8, INT64_C(4294967296));
    rt_store(m, VOLTA_SPACE_C, 240, 8, INT64_C(1090921693184));
    rt_store(m, VOLTA_SPACE_C, 256, 8, INT64_C(1090921693248));
    rt_store(m, VOLTA_SPACE_C, 276, 4, 1024);
    rt_store(m, VOLTA_SPACE_C, 324, 4, 1);
    rt_store(m, VOLTA_SPACE_C, 328, 4, 1);
    rt_store(m, VOLTA_SPACE_C, 332, 4, 1);
    rt_store(m, VOLTA_SPACE_C, 336, 4, 1065353216);
    rt_store(m, VOLTA_SPACE_C, 340, 4, 1065353216);
    rt_store(m, VOLTA_SPACE_C, 344, 4, 1065353216);
    rt_store(m, VOLTA_SPACE_C, 348, 4, (uint64_t)c_new_8);
    rt_store(m, VOLTA_SPACE_C, 352, 4, (uint64_t)c_new_9);
    rt_store(m, VOLTA_SPACE_C, 356, 4, (uint64_t)c_new_10);
    rt_store(m, VOLTA_SPACE_C, 392, 4, 1);
    rt_store(m, VOLTA_SPACE_C, 408, 8, 4294902288u);
    return 0;
}

int volta_start_grid(struct isadora_machine *m)
{
    if (0x7f >> m->context.config & 1)
        return start_grid_1(m);
    if (0x80 >> m->context.config & 1)
        return start_grid_2(m);
    return 0;
}

int volta_start_warp(struct isadora_machine *m)
{
    struct volta_state *const s = m->state;
    const uint32_t active = s->active;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        write_sr(m, 3, (uint32_t)((int32_t)m->launch.warp << 8));
        write_sr(m, 47, 255);
        write_sr(m, 48, 0);
        write_sr(m, 50, (uint32_t)(int32_t)m->launch.shared);
        write_sr(m, 52, 33554432);
    }
    m->lane = -1;
    return 0;
}

const isadora_action volta_actions[] = {
    [VOLTA_ATOM_V] = volta_exec_atom_v,
    [VOLTA_ATOM_T] = volta_exec_atom_t,
    [VOLTA_ATOM_TU] = volta_exec_atom_tu,
    [VOLTA_ATOM_A] = volta_exec_atom_a,
    [VOLTA_ATOM_D] = volta_exec_atom_d,
    [VOLTA_ATOM_H] = volta_exec_atom_h,
    [VOLTA_ATOM_HD] = volta_exec_atom_hd,
    [VOLTA_ATOM_F] = volta_exec_atom_f,
    [VOLTA_ATOM_FD] = volta_exec_atom_fd,
    [VOLTA_ATOM_CV] = volta_exec_atom_cv,
    [VOLTA_ATOM_CT] = volta_exec_atom_ct,
    [VOLTA_ATOM_CA] = volta_exec_atom_ca,
    [VOLTA_ATOM_CH] = volta_exec_atom_ch,
    [VOLTA_ATOMG_V] = volta_exec_atomg_v,
    [VOLTA_ATOMG_T] = volta_exec_atomg_t,
    [VOLTA_ATOMG_TU] = volta_exec_atomg_tu,
    [VOLTA_ATOMG_A] = volta_exec_atomg_a,
    [VOLTA_ATOMG_D] = volta_exec_atomg_d,
    [VOLTA_ATOMG_H] = volta_exec_atomg_h,
    [VOLTA_ATOMG_HD] = volta_exec_atomg_hd,
    [VOLTA_ATOMG_F] = volta_exec_atomg_f,
    [VOLTA_ATOMG_FD] = volta_exec_atomg_fd,
    [VOLTA_ATOMG_CV] = volta_exec_atomg_cv,
    [VOLTA_ATOMG_CT] = volta_exec_atomg_ct,
    [VOLTA_ATOMG_CA] = volta_exec_atomg_ca,
    [VOLTA_ATOMG_CH] = volta_exec_atomg_ch,
    [VOLTA_RED_V] = volta_exec_red_v,
    [VOLTA_RED_T] = volta_exec_red_t,
    [VOLTA_RED_TU] = volta_exec_red_tu,
    [VOLTA_RED_A] = volta_exec_red_a,
    [VOLTA_RED_D] = volta_exec_red_d,
    [VOLTA_REDG_H] = volta_exec_redg_h,
    [VOLTA_REDG_HD] = volta_exec_redg_hd,
    [VOLTA_REDG_F] = volta_exec_redg_f,
    [VOLTA_REDG_FD] = volta_exec_redg_fd,
    [VOLTA_ATOMS_V] = volta_exec_atoms_v,
    [VOLTA_ATOMS_T] = volta_exec_atoms_t,
    [VOLTA_ATOMS_A] = volta_exec_atoms_a,
    [VOLTA_ATOMS_TU] = volta_exec_atoms_tu,
    [VOLTA_ATOMS_H] = volta_exec_atoms_h,
    [VOLTA_ATOMS_HU] = volta_exec_atoms_hu,
    [VOLTA_ATOMS_CV] = volta_exec_atoms_cv,
    [VOLTA_ATOMS_CT] = volta_exec_atoms_ct,
    [VOLTA_ATOMS_CH] = volta_exec_atoms_ch,
    [VOLTA_ATOMS_POPC_P] = volta_exec_atoms_popc_p,
    [VOLTA_ATOMS_POPC_HP] = volta_exec_atoms_popc_hp,
    [VOLTA_BSSY] = volta_exec_bssy,
    [VOLTA_BSYNC] = volta_exec_bsync,
    [VOLTA_BREAK] = volta_exec_break,
    [VOLTA_BMOV_R] = volta_exec_bmov_r,
    [VOLTA_BMOV_B] = volta_exec_bmov_b,
    [VOLTA_BMOV_L] = volta_exec_bmov_l,
    [VOLTA_BMOV_RB] = volta_exec_bmov_rb,
    [VOLTA_BMOV_RS] = volta_exec_bmov_rs,
    [VOLTA_BMOV_BB] = volta_exec_bmov_bb,
    [VOLTA_YIELD] = volta_exec_yield,
    [VOLTA_NANOSLEEP_N] = volta_exec_nanosleep_n,
    [VOLTA_NANOSLEEP_C] = volta_exec_nanosleep_c,
    [VOLTA_WARPSYNC_R] = volta_exec_warpsync_r,
    [VOLTA_WARPSYNC_M] = volta_exec_warpsync_m,
    [VOLTA_WARPSYNC_H] = volta_exec_warpsync_h,
    [VOLTA_WARPSYNC_A] = volta_exec_warpsync_a,
    [VOLTA_WARPSYNC_COLLECTIVE_H] = volta_exec_warpsync_collective_h,
    [VOLTA_WARPSYNC_COLLECTIVE_A] = volta_exec_warpsync_collective_a,
    [VOLTA_ENDCOLLECTIVE] = volta_exec_endcollective,
    [VOLTA_BAR_SYNC] = volta_exec_bar_sync,
    [VOLTA_BAR_ARV] = volta_exec_bar_arv,
    [VOLTA_BAR_RED] = volta_exec_bar_red,
    [VOLTA_BAR_ALL] = volta_exec_bar_all,
    [VOLTA_B2R_R] = volta_exec_b2r_r,
    [VOLTA_B2R_B] = volta_exec_b2r_b,
    [VOLTA_R2B] = volta_exec_r2b,
    [VOLTA_DEPBAR_LE] = volta_exec_depbar_le,
    [VOLTA_DEPBAR_N] = volta_exec_depbar_n,
    [VOLTA_DEPBAR_U] = volta_exec_depbar_u,
    [VOLTA_CSMTEST] = volta_exec_csmtest,
    [VOLTA_PMTRIG] = volta_exec_pmtrig,
    [VOLTA_RPCMOV_R] = volta_exec_rpcmov_r,
    [VOLTA_RPCMOV_G] = volta_exec_rpcmov_g,
    [VOLTA_RPCMOV_L] = volta_exec_rpcmov_l,
    [VOLTA_SETCTAID] = volta_exec_setctaid,
    [VOLTA_LMEMBASE_G] = volta_exec_lmembase_g,
    [VOLTA_LMEMBASE_M] = volta_exec_lmembase_m,
    [VOLTA_STAS] = volta_exec_stas,
    [VOLTA_REDAS] = volta_exec_redas,
    [VOLTA_UBLKCP] = volta_exec_ublkcp,
    [VOLTA_UBLKRED] = volta_exec_ublkred,
    [VOLTA_UBLKPF] = volta_exec_ublkpf,
    [VOLTA_FENCE] = volta_exec_fence,
    [VOLTA_CCTL_V] = volta_exec_cctl_v,
    [VOLTA_CCTL_T] = volta_exec_cctl_t,
    [VOLTA_CCTL_U] = volta_exec_cctl_u,
    [VOLTA_CCTL_VA] = volta_exec_cctl_va,
    [VOLTA_CCTL_TA] = volta_exec_cctl_ta,
    [VOLTA_CCTL_A] = volta_exec_cctl_a,
    [VOLTA_CCTLL_V] = volta_exec_cctll_v,
    [VOLTA_CCTLL_T] = volta_exec_cctll_t,
    [VOLTA_CCTLL_U] = volta_exec_cctll_u,
    [VOLTA_CCTLT_ALL] = volta_exec_cctlt_all,
    [VOLTA_CCTLT_R] = volta_exec_cctlt_r,
    [VOLTA_CCTLT_C] = volta_exec_cctlt_c,
    [VOLTA_CCTLT_U] = volta_exec_cctlt_u,
    [VOLTA_MEMBAR_V] = volta_exec_membar_v,
    [VOLTA_MEMBAR_A] = volta_exec_membar_a,
    [VOLTA_MEMBAR_H] = volta_exec_membar_h,
    [VOLTA_MEMBAR_AS] = volta_exec_membar_as,
    [VOLTA_ERRBAR_V] = volta_exec_errbar_v,
    [VOLTA_ERRBAR_A] = volta_exec_errbar_a,
    [VOLTA_QSPC_V] = volta_exec_qspc_v,
    [VOLTA_QSPC_T] = volta_exec_qspc_t,
    [VOLTA_QSPC_U] = volta_exec_qspc_u,
    [VOLTA_QSPC_H] = volta_exec_qspc_h,
    [VOLTA_UCGABAR_ARV] = volta_exec_ucgabar_arv,
    [VOLTA_UCGABAR_WAIT] = volta_exec_ucgabar_wait,
    [VOLTA_CGAERRBAR] = volta_exec_cgaerrbar,
    [VOLTA_WARPGROUP] = volta_exec_warpgroup,
    [VOLTA_WARPGROUPSET] = volta_exec_warpgroupset,
    [VOLTA_USETMAXREG_U] = volta_exec_usetmaxreg_u,
    [VOLTA_USETMAXREG_I] = volta_exec_usetmaxreg_i,
    [VOLTA_USETSHMSZ_U] = volta_exec_usetshmsz_u,
    [VOLTA_USETSHMSZ_I] = volta_exec_usetshmsz_i,
    [VOLTA_ULEPC_N] = volta_exec_ulepc_n,
    [VOLTA_ULEPC_T] = volta_exec_ulepc_t,
    [VOLTA_NOP] = volta_exec_nop,
    [VOLTA_EXIT] = volta_exec_exit,
    [VOLTA_KILL] = volta_exec_kill,
    [VOLTA_BRA_B] = volta_exec_bra_b,
    [VOLTA_BRA_U] = volta_exec_bra_u,
    [VOLTA_BRA_DIV] = volta_exec_bra_div,
    [VOLTA_JMP_B] = volta_exec_jmp_b,
    [VOLTA_JMP_C] = volta_exec_jmp_c,
    [VOLTA_JMP_U] = volta_exec_jmp_u,
    [VOLTA_JMP_UC] = volta_exec_jmp_uc,
    [VOLTA_BRX] = volta_exec_brx,
    [VOLTA_JMX] = volta_exec_jmx,
    [VOLTA_BRXU_BRXU] = volta_exec_brxu_brxu,
    [VOLTA_BRXU_JMXU] = volta_exec_brxu_jmxu,
    [VOLTA_CALL_AT] = volta_exec_call_at,
    [VOLTA_CALL_C] = volta_exec_call_c,
    [VOLTA_CALL_R] = volta_exec_call_r,
    [VOLTA_CALL_REL] = volta_exec_call_rel,
    [VOLTA_CALL_RR] = volta_exec_call_rr,
    [VOLTA_CALL_UR] = volta_exec_call_ur,
    [VOLTA_RET_REL] = volta_exec_ret_rel,
    [VOLTA_RET_ABS] = volta_exec_ret_abs,
    [VOLTA_RET_UR_REL] = volta_exec_ret_ur_rel,
    [VOLTA_RET_UR_ABS] = volta_exec_ret_ur_abs,
    [VOLTA_LEPC_N] = volta_exec_lepc_n,
    [VOLTA_LEPC_T] = volta_exec_lepc_t,
    [VOLTA_RTT] = volta_exec_rtt,
    [VOLTA_PREEXIT] = volta_exec_preexit,
    [VOLTA_ACQBULK] = volta_exec_acqbulk,
    [VOLTA_BPT] = volta_exec_bpt,
    [VOLTA_F2F_N] = volta_exec_f2f_n,
    [VOLTA_F2F_W] = volta_exec_f2f_w,
    [VOLTA_F2F_DW] = volta_exec_f2f_dw,
    [VOLTA_F2F_DF] = volta_exec_f2f_df,
    [VOLTA_F2F_ND] = volta_exec_f2f_nd,
    [VOLTA_F2F_NB] = volta_exec_f2f_nb,
    [VOLTA_F2F_HB] = volta_exec_f2f_hb,
    [VOLTA_F2F_DB] = volta_exec_f2f_db,
    [VOLTA_F2F_BN] = volta_exec_f2f_bn,
    [VOLTA_F2F_BD] = volta_exec_f2f_bd,
    [VOLTA_F2I_H] = volta_exec_f2i_h,
    [VOLTA_F2I_S] = volta_exec_f2i_s,
    [VOLTA_F2I_HD] = volta_exec_f2i_hd,
    [VOLTA_F2I_SD] = volta_exec_f2i_sd,
    [VOLTA_F2I_D] = volta_exec_f2i_d,
    [VOLTA_F2I_B] = volta_exec_f2i_b,
    [VOLTA_F2I_BD] = volta_exec_f2i_bd,
    [VOLTA_I2F_B] = volta_exec_i2f_b,
    [VOLTA_I2F_H] = volta_exec_i2f_h,
    [VOLTA_I2F_W] = volta_exec_i2f_w,
    [VOLTA_I2F_BD] = volta_exec_i2f_bd,
    [VOLTA_I2F_HD] = volta_exec_i2f_hd,
    [VOLTA_I2F_WD] = volta_exec_i2f_wd,
    [VOLTA_I2F_D] = volta_exec_i2f_d,
    [VOLTA_I2F_BB] = volta_exec_i2f_bb,
    [VOLTA_I2F_HB] = volta_exec_i2f_hb,
    [VOLTA_I2F_WB] = volta_exec_i2f_wb,
    [VOLTA_I2F_DB] = volta_exec_i2f_db,
    [VOLTA_FRND_H] = volta_exec_frnd_h,
    [VOLTA_FRND_S] = volta_exec_frnd_s,
    [VOLTA_FRND_D] = volta_exec_frnd_d,
    [VOLTA_FRND_B] = volta_exec_frnd_b,
    [VOLTA_I2I] = volta_exec_i2i,
    [VOLTA_F2FP_P] = volta_exec_f2fp_p,
    [VOLTA_F2FP_RS] = volta_exec_f2fp_rs,
    [VOLTA_F2FP_M] = volta_exec_f2fp_m,
    [VOLTA_F2FP_MC] = volta_exec_f2fp_mc,
    [VOLTA_F2IP_B] = volta_exec_f2ip_b,
    [VOLTA_F2IP_C] = volta_exec_f2ip_c,
    [VOLTA_I2FP] = volta_exec_i2fp,
    [VOLTA_I2IP] = volta_exec_i2ip,
    [VOLTA_DADD_R] = volta_exec_dadd_r,
    [VOLTA_DADD_C] = volta_exec_dadd_c,
    [VOLTA_DMUL] = volta_exec_dmul,
    [VOLTA_DFMA_B] = volta_exec_dfma_b,
    [VOLTA_DFMA_C] = volta_exec_dfma_c,
    [VOLTA_DSETP] = volta_exec_dsetp,
    [VOLTA_FADD] = volta_exec_fadd,
    [VOLTA_FMUL] = volta_exec_fmul,
    [VOLTA_FFMA_B] = volta_exec_ffma_b,
    [VOLTA_FFMA_C] = volta_exec_ffma_c,
    [VOLTA_FMNMX_N] = volta_exec_fmnmx_n,
    [VOLTA_FMNMX_X] = volta_exec_fmnmx_x,
    [VOLTA_FMNMX_ISA] = volta_exec_fmnmx_isa,
    [VOLTA_FSEL] = volta_exec_fsel,
    [VOLTA_FSET] = volta_exec_fset,
    [VOLTA_FSETP] = volta_exec_fsetp,
    [VOLTA_FCHK] = volta_exec_fchk,
    [VOLTA_FSWZADD] = volta_exec_fswzadd,
    [VOLTA_MUFU_R] = volta_exec_mufu_r,
    [VOLTA_MUFU_S] = volta_exec_mufu_s,
    [VOLTA_MUFU_D] = volta_exec_mufu_d,
    [VOLTA_MUFU_H] = volta_exec_mufu_h,
    [VOLTA_MUFU_B] = volta_exec_mufu_b,
    [VOLTA_F2FP_FP8_P] = volta_exec_f2fp_fp8_p,
    [VOLTA_F2FP_FP8_PC] = volta_exec_f2fp_fp8_pc,
    [VOLTA_F2FP_FP8_H] = volta_exec_f2fp_fp8_h,
    [VOLTA_F2FP_FROM_FP8] = volta_exec_f2fp_from_fp8,
    [VOLTA_F2FP_TF32] = volta_exec_f2fp_tf32,
    [VOLTA_AL2P] = volta_exec_al2p,
    [VOLTA_ALD_A] = volta_exec_ald_a,
    [VOLTA_ALD_R] = volta_exec_ald_r,
    [VOLTA_ALD_U] = volta_exec_ald_u,
    [VOLTA_AST_A] = volta_exec_ast_a,
    [VOLTA_AST_R] = volta_exec_ast_r,
    [VOLTA_AST_U] = volta_exec_ast_u,
    [VOLTA_IPA_A] = volta_exec_ipa_a,
    [VOLTA_IPA_U] = volta_exec_ipa_u,
    [VOLTA_OUT_F] = volta_exec_out_f,
    [VOLTA_OUT_R] = volta_exec_out_r,
    [VOLTA_OUT_I] = volta_exec_out_i,
    [VOLTA_OUT_U] = volta_exec_out_u,
    [VOLTA_ISBERD] = volta_exec_isberd,
    [VOLTA_ISBEWR] = volta_exec_isbewr,
    [VOLTA_PIXLD] = volta_exec_pixld,
    [VOLTA_LDTRAM] = volta_exec_ldtram,
    [VOLTA_HADD2] = volta_exec_hadd2,
    [VOLTA_HMUL2] = volta_exec_hmul2,
    [VOLTA_HFMA2_B] = volta_exec_hfma2_b,
    [VOLTA_HFMA2_C] = volta_exec_hfma2_c,
    [VOLTA_HFMA2_RB] = volta_exec_hfma2_rb,
    [VOLTA_HFMA2_RC] = volta_exec_hfma2_rc,
    [VOLTA_HFMA2_MMA_B] = volta_exec_hfma2_mma_b,
    [VOLTA_HFMA2_MMA_C] = volta_exec_hfma2_mma_c,
    [VOLTA_HFMA2_MMA_RB] = volta_exec_hfma2_mma_rb,
    [VOLTA_HFMA2_MMA_RC] = volta_exec_hfma2_mma_rc,
    [VOLTA_HSET2] = volta_exec_hset2,
    [VOLTA_HSETP2] = volta_exec_hsetp2,
    [VOLTA_HMNMX2] = volta_exec_hmnmx2,
    [VOLTA_IADD3_N] = volta_exec_iadd3_n,
    [VOLTA_IADD3_I] = volta_exec_iadd3_i,
    [VOLTA_IADD3_X] = volta_exec_iadd3_x,
    [VOLTA_VIADD] = volta_exec_viadd,
    [VOLTA_IMAD_R] = volta_exec_imad_r,
    [VOLTA_IMAD_I] = volta_exec_imad_i,
    [VOLTA_IMAD_B] = volta_exec_imad_b,
    [VOLTA_IMAD_RI] = volta_exec_imad_ri,
    [VOLTA_IMAD_RC] = volta_exec_imad_rc,
    [VOLTA_IMAD_RU] = volta_exec_imad_ru,
    [VOLTA_IMAD_BX] = volta_exec_imad_bx,
    [VOLTA_IMAD_CX] = volta_exec_imad_cx,
    [VOLTA_IMAD_WIDE_B] = volta_exec_imad_wide_b,
    [VOLTA_IMAD_WIDE_C] = volta_exec_imad_wide_c,
    [VOLTA_IMAD_WIDE_BX] = volta_exec_imad_wide_bx,
    [VOLTA_IMAD_WIDE_CX] = volta_exec_imad_wide_cx,
    [VOLTA_IMAD_HI_B] = volta_exec_imad_hi_b,
    [VOLTA_IMAD_HI_C] = volta_exec_imad_hi_c,
    [VOLTA_IMAD_HI_BX] = volta_exec_imad_hi_bx,
    [VOLTA_IMAD_HI_CX] = volta_exec_imad_hi_cx,
    [VOLTA_LOP3] = volta_exec_lop3,
    [VOLTA_SHF_B] = volta_exec_shf_b,
    [VOLTA_SHF_C] = volta_exec_shf_c,
    [VOLTA_PRMT_B] = volta_exec_prmt_b,
    [VOLTA_PRMT_C] = volta_exec_prmt_c,
    [VOLTA_SEL] = volta_exec_sel,
    [VOLTA_ISETP_N] = volta_exec_isetp_n,
    [VOLTA_ISETP_X] = volta_exec_isetp_x,
    [VOLTA_ISETP_O] = volta_exec_isetp_o,
    [VOLTA_ISETP_OX] = volta_exec_isetp_ox,
    [VOLTA_LEA_LO] = volta_exec_lea_lo,
    [VOLTA_LEA_X] = volta_exec_lea_x,
    [VOLTA_LEA_HI] = volta_exec_lea_hi,
    [VOLTA_LEA_HX] = volta_exec_lea_hx,
    [VOLTA_LEA_IH] = volta_exec_lea_ih,
    [VOLTA_LEA_IX] = volta_exec_lea_ix,
    [VOLTA_LEA_SX] = volta_exec_lea_sx,
    [VOLTA_LEA_XS] = volta_exec_lea_xs,
    [VOLTA_POPC] = volta_exec_popc,
    [VOLTA_BREV] = volta_exec_brev,
    [VOLTA_FLO] = volta_exec_flo,
    [VOLTA_IABS] = volta_exec_iabs,
    [VOLTA_SGXT] = volta_exec_sgxt,
    [VOLTA_BMSK] = volta_exec_bmsk,
    [VOLTA_MOV] = volta_exec_mov,
    [VOLTA_IMNMX] = volta_exec_imnmx,
    [VOLTA_VIMNMX] = volta_exec_vimnmx,
    [VOLTA_ATOM_ARRIVE_G] = volta_exec_atom_arrive_g,
    [VOLTA_ATOM_ARRIVE_S] = volta_exec_atom_arrive_s,
    [VOLTA_ATOM_POPC] = volta_exec_atom_popc,
    [VOLTA_SYNCS_ARR] = volta_exec_syncs_arr,
    [VOLTA_SYNCS_CHK] = volta_exec_syncs_chk,
    [VOLTA_SYNCS_X] = volta_exec_syncs_x,
    [VOLTA_SYNCS_LD] = volta_exec_syncs_ld,
    [VOLTA_SYNCS_CAS] = volta_exec_syncs_cas,
    [VOLTA_SYNCS_IV] = volta_exec_syncs_iv,
    [VOLTA_SYNCS_CCTL] = volta_exec_syncs_cctl,
    [VOLTA_ARRIVES] = volta_exec_arrives,
    [VOLTA_LDG_V] = volta_exec_ldg_v,
    [VOLTA_LDG_VZ] = volta_exec_ldg_vz,
    [VOLTA_LDG_T] = volta_exec_ldg_t,
    [VOLTA_LDG_TZ] = volta_exec_ldg_tz,
    [VOLTA_LDG_TU] = volta_exec_ldg_tu,
    [VOLTA_LDG_TUZ] = volta_exec_ldg_tuz,
    [VOLTA_LDG_A] = volta_exec_ldg_a,
    [VOLTA_LDG_D] = volta_exec_ldg_d,
    [VOLTA_LD_V] = volta_exec_ld_v,
    [VOLTA_LD_VZ] = volta_exec_ld_vz,
    [VOLTA_LD_T] = volta_exec_ld_t,
    [VOLTA_LD_TZ] = volta_exec_ld_tz,
    [VOLTA_LD_TU] = volta_exec_ld_tu,
    [VOLTA_LD_TUZ] = volta_exec_ld_tuz,
    [VOLTA_LD_A] = volta_exec_ld_a,
    [VOLTA_LD_D] = volta_exec_ld_d,
    [VOLTA_STG_V] = volta_exec_stg_v,
    [VOLTA_STG_T] = volta_exec_stg_t,
    [VOLTA_STG_TU] = volta_exec_stg_tu,
    [VOLTA_STG_A] = volta_exec_stg_a,
    [VOLTA_STG_D] = volta_exec_stg_d,
    [VOLTA_ST_V] = volta_exec_st_v,
    [VOLTA_ST_T] = volta_exec_st_t,
    [VOLTA_ST_TU] = volta_exec_st_tu,
    [VOLTA_ST_A] = volta_exec_st_a,
    [VOLTA_ST_D] = volta_exec_st_d,
    [VOLTA_LDL_V] = volta_exec_ldl_v,
    [VOLTA_LDL_T] = volta_exec_ldl_t,
    [VOLTA_LDL_TU] = volta_exec_ldl_tu,
    [VOLTA_LDL_D] = volta_exec_ldl_d,
    [VOLTA_STL_V] = volta_exec_stl_v,
    [VOLTA_STL_T] = volta_exec_stl_t,
    [VOLTA_STL_TU] = volta_exec_stl_tu,
    [VOLTA_STL_D] = volta_exec_stl_d,
    [VOLTA_LDS_V] = volta_exec_lds_v,
    [VOLTA_LDS_VZ] = volta_exec_lds_vz,
    [VOLTA_LDS_T] = volta_exec_lds_t,
    [VOLTA_LDS_TZ] = volta_exec_lds_tz,
    [VOLTA_LDS_TU] = volta_exec_lds_tu,
    [VOLTA_LDS_TUZ] = volta_exec_lds_tuz,
    [VOLTA_LDS_A] = volta_exec_lds_a,
    [VOLTA_LDS_AU] = volta_exec_lds_au,
    [VOLTA_STS_V] = volta_exec_sts_v,
    [VOLTA_STS_T] = volta_exec_sts_t,
    [VOLTA_STS_TU] = volta_exec_sts_tu,
    [VOLTA_LDC_V] = volta_exec_ldc_v,
    [VOLTA_LDC_T] = volta_exec_ldc_t,
    [VOLTA_LDC_X] = volta_exec_ldc_x,
    [VOLTA_ULDC_C] = volta_exec_uldc_c,
    [VOLTA_ULDC_I] = volta_exec_uldc_i,
    [VOLTA_ULDC_IO] = volta_exec_uldc_io,
    [VOLTA_ULDC_M] = volta_exec_uldc_m,
    [VOLTA_LDSM_R] = volta_exec_ldsm_r,
    [VOLTA_LDSM_U] = volta_exec_ldsm_u,
    [VOLTA_STSM] = volta_exec_stsm,
    [VOLTA_LDGSTS_R] = volta_exec_ldgsts_r,
    [VOLTA_LDGSTS_U] = volta_exec_ldgsts_u,
    [VOLTA_LDGSTS_US] = volta_exec_ldgsts_us,
    [VOLTA_LDGDEPBAR] = volta_exec_ldgdepbar,
    [VOLTA_S2R] = volta_exec_s2r,
    [VOLTA_CS2R] = volta_exec_cs2r,
    [VOLTA_SULD_D] = volta_exec_suld_d,
    [VOLTA_SULD_DR] = volta_exec_suld_dr,
    [VOLTA_SULD_P] = volta_exec_suld_p,
    [VOLTA_SULD_PR] = volta_exec_suld_pr,
    [VOLTA_SUST_D] = volta_exec_sust_d,
    [VOLTA_SUST_DR] = volta_exec_sust_dr,
    [VOLTA_SUST_P] = volta_exec_sust_p,
    [VOLTA_SUST_PR] = volta_exec_sust_pr,
    [VOLTA_SURED_D] = volta_exec_sured_d,
    [VOLTA_SURED_DR] = volta_exec_sured_dr,
    [VOLTA_SUATOM_D] = volta_exec_suatom_d,
    [VOLTA_SUATOM_DR] = volta_exec_suatom_dr,
    [VOLTA_SUATOM_C] = volta_exec_suatom_c,
    [VOLTA_SUATOM_CR] = volta_exec_suatom_cr,
    [VOLTA_SUQUERY_C] = volta_exec_suquery_c,
    [VOLTA_SUQUERY_R] = volta_exec_suquery_r,
    [VOLTA_HMMA_884] = volta_exec_hmma_884,
    [VOLTA_HMMA_T] = volta_exec_hmma_t,
    [VOLTA_HMMA_A] = volta_exec_hmma_a,
    [VOLTA_HMMA_SP] = volta_exec_hmma_sp,
    [VOLTA_IMMA] = volta_exec_imma,
    [VOLTA_IMMA_SP] = volta_exec_imma_sp,
    [VOLTA_BMMA] = volta_exec_bmma,
    [VOLTA_DMMA_A] = volta_exec_dmma_a,
    [VOLTA_DMMA_H] = volta_exec_dmma_h,
    [VOLTA_MOVM] = volta_exec_movm,
    [VOLTA_HGMMA_HGMMA_R] = volta_exec_hgmma_hgmma_r,
    [VOLTA_HGMMA_IGMMA_R] = volta_exec_hgmma_igmma_r,
    [VOLTA_HGMMA_BGMMA_R] = volta_exec_hgmma_bgmma_r,
    [VOLTA_HGMMA_HGMMA_D] = volta_exec_hgmma_hgmma_d,
    [VOLTA_HGMMA_IGMMA_D] = volta_exec_hgmma_igmma_d,
    [VOLTA_HGMMA_BGMMA_D] = volta_exec_hgmma_bgmma_d,
    [VOLTA_TEX_C] = volta_exec_tex_c,
    [VOLTA_TEX_I] = volta_exec_tex_i,
    [VOLTA_TEX_R] = volta_exec_tex_r,
    [VOLTA_TLD_C] = volta_exec_tld_c,
    [VOLTA_TLD_I] = volta_exec_tld_i,
    [VOLTA_TLD_R] = volta_exec_tld_r,
    [VOLTA_TLD4_C] = volta_exec_tld4_c,
    [VOLTA_TLD4_I] = volta_exec_tld4_i,
    [VOLTA_TLD4_R] = volta_exec_tld4_r,
    [VOLTA_TXD_C] = volta_exec_txd_c,
    [VOLTA_TXD_I] = volta_exec_txd_i,
    [VOLTA_TXD_R] = volta_exec_txd_r,
    [VOLTA_TMML_C] = volta_exec_tmml_c,
    [VOLTA_TMML_I] = volta_exec_tmml_i,
    [VOLTA_TMML_R] = volta_exec_tmml_r,
    [VOLTA_TXQ_C] = volta_exec_txq_c,
    [VOLTA_TXQ_I] = volta_exec_txq_i,
    [VOLTA_TXQ_R] = volta_exec_txq_r,
    [VOLTA_FOOTPRINT_C] = volta_exec_footprint_c,
    [VOLTA_FOOTPRINT_R] = volta_exec_footprint_r,
    [VOLTA_UTMALDG_D] = volta_exec_utmaldg_d,
    [VOLTA_UTMALDG_S] = volta_exec_utmaldg_s,
    [VOLTA_UTMASTG] = volta_exec_utmastg,
    [VOLTA_UTMAREDG] = volta_exec_utmaredg,
    [VOLTA_UTMAPF_D] = volta_exec_utmapf_d,
    [VOLTA_UTMAPF_S] = volta_exec_utmapf_s,
    [VOLTA_UTMACCTL_ALL] = volta_exec_utmacctl_all,
    [VOLTA_UTMACCTL_ONE] = volta_exec_utmacctl_one,
    [VOLTA_UTMACMDFLUSH] = volta_exec_utmacmdflush,
    [VOLTA_UIADD3_N] = volta_exec_uiadd3_n,
    [VOLTA_UIADD3_X] = volta_exec_uiadd3_x,
    [VOLTA_UIADD3_64] = volta_exec_uiadd3_64,
    [VOLTA_UIMAD_B] = volta_exec_uimad_b,
    [VOLTA_UIMAD_C] = volta_exec_uimad_c,
    [VOLTA_UIMAD_BX] = volta_exec_uimad_bx,
    [VOLTA_UIMAD_CX] = volta_exec_uimad_cx,
    [VOLTA_UIMAD_WIDE_B] = volta_exec_uimad_wide_b,
    [VOLTA_UIMAD_WIDE_BX] = volta_exec_uimad_wide_bx,
    [VOLTA_UISETP_N] = volta_exec_uisetp_n,
    [VOLTA_UISETP_O] = volta_exec_uisetp_o,
    [VOLTA_UISETP_X] = volta_exec_uisetp_x,
    [VOLTA_UISETP_OX] = volta_exec_uisetp_ox,
    [VOLTA_ULEA_LO] = volta_exec_ulea_lo,
    [VOLTA_ULEA_X] = volta_exec_ulea_x,
    [VOLTA_ULEA_HI] = volta_exec_ulea_hi,
    [VOLTA_ULEA_HX] = volta_exec_ulea_hx,
    [VOLTA_ULEA_IH] = volta_exec_ulea_ih,
    [VOLTA_ULEA_IX] = volta_exec_ulea_ix,
    [VOLTA_ULEA_SX] = volta_exec_ulea_sx,
    [VOLTA_ULEA_XS] = volta_exec_ulea_xs,
    [VOLTA_ULOP3] = volta_exec_ulop3,
    [VOLTA_USHF_B] = volta_exec_ushf_b,
    [VOLTA_USHF_C] = volta_exec_ushf_c,
    [VOLTA_UPRMT] = volta_exec_uprmt,
    [VOLTA_USEL] = volta_exec_usel,
    [VOLTA_UMOV] = volta_exec_umov,
    [VOLTA_UPOPC] = volta_exec_upopc,
    [VOLTA_UFLO] = volta_exec_uflo,
    [VOLTA_UBREV] = volta_exec_ubrev,
    [VOLTA_USGXT] = volta_exec_usgxt,
    [VOLTA_UBMSK] = volta_exec_ubmsk,
    [VOLTA_UPLOP3] = volta_exec_uplop3,
    [VOLTA_UPLOP3_SIGN_ONE] = volta_exec_uplop3_sign_one,
    [VOLTA_UPLOP3_SIGN_TWO] = volta_exec_uplop3_sign_two,
    [VOLTA_UPLOP3_SIGN_ALL] = volta_exec_uplop3_sign_all,
    [VOLTA_UCLEA] = volta_exec_uclea,
    [VOLTA_UP2UR] = volta_exec_up2ur,
    [VOLTA_UR2UP] = volta_exec_ur2up,
    [VOLTA_UF2FP] = volta_exec_uf2fp,
    [VOLTA_R2UR_O] = volta_exec_r2ur_o,
    [VOLTA_R2UR_H] = volta_exec_r2ur_h,
    [VOLTA_S2UR] = volta_exec_s2ur,
    [VOLTA_VABSDIFF_B] = volta_exec_vabsdiff_b,
    [VOLTA_VABSDIFF_C] = volta_exec_vabsdiff_c,
    [VOLTA_VABSDIFF4_B] = volta_exec_vabsdiff4_b,
    [VOLTA_VABSDIFF4_C] = volta_exec_vabsdiff4_c,
    [VOLTA_IDP_A4] = volta_exec_idp_a4,
    [VOLTA_IDP_A2] = volta_exec_idp_a2,
    [VOLTA_VOTE] = volta_exec_vote,
    [VOLTA_VOTEU] = volta_exec_voteu,
    [VOLTA_MATCH_ANY] = volta_exec_match_any,
    [VOLTA_MATCH_ALL] = volta_exec_match_all,
    [VOLTA_SHFL] = volta_exec_shfl,
    [VOLTA_REDUX] = volta_exec_redux,
    [VOLTA_ELECT] = volta_exec_elect,
    [VOLTA_P2R] = volta_exec_p2r,
    [VOLTA_R2P] = volta_exec_r2p,
    [VOLTA_PLOP3] = volta_exec_plop3,
    [VOLTA_PLOP3_SIGN_ONE] = volta_exec_plop3_sign_one,
    [VOLTA_PLOP3_SIGN_TWO] = volta_exec_plop3_sign_two,
    [VOLTA_PLOP3_SIGN_ALL] = volta_exec_plop3_sign_all,
};

_Static_assert(sizeof volta_actions / sizeof *volta_actions == VOLTA_FORMS,
    "one function a form");

int volta_execute(struct isadora_machine *m, const struct isadora_insn *in)
{
    return volta_actions[in->form](m, in);
}
