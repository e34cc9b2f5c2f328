/* Generated from the description volta by gen/emit/encode.lua. Do not edit. */
#include "volta.h"
#include "wide.h"

static const rt_u128 canonical[] = {
    [VOLTA_ATOM_V] = RT_U128(0xff, 0x38a),
    [VOLTA_ATOM_T] = RT_U128(0xff, 0x38a),
    [VOLTA_ATOM_TU] = RT_U128(0x8000000, 0x98a),
    [VOLTA_ATOM_A] = 0x38a,
    [VOLTA_ATOM_D] = RT_U128(0x8000000, 0x98a),
    [VOLTA_ATOM_H] = 0x38a,
    [VOLTA_ATOM_HD] = RT_U128(0x8000000, 0x98a),
    [VOLTA_ATOM_F] = 0x3a2,
    [VOLTA_ATOM_FD] = RT_U128(0x8000000, 0x9a2),
    [VOLTA_ATOM_CV] = 0x38b,
    [VOLTA_ATOM_CT] = 0x38b,
    [VOLTA_ATOM_CA] = 0x38b,
    [VOLTA_ATOM_CH] = 0x38b,
    [VOLTA_ATOMG_V] = RT_U128(0xff, 0x3a8),
    [VOLTA_ATOMG_T] = RT_U128(0xff, 0x3a8),
    [VOLTA_ATOMG_TU] = RT_U128(0x8000000, 0x9a8),
    [VOLTA_ATOMG_A] = 0x3a8,
    [VOLTA_ATOMG_D] = RT_U128(0x8000000, 0x9a8),
    [VOLTA_ATOMG_H] = 0x3a8,
    [VOLTA_ATOMG_HD] = RT_U128(0x8000000, 0x9a8),
    [VOLTA_ATOMG_F] = 0x3a3,
    [VOLTA_ATOMG_FD] = RT_U128(0x8000000, 0x9a3),
    [VOLTA_ATOMG_CV] = 0x3a9,
    [VOLTA_ATOMG_CT] = 0x3a9,
    [VOLTA_ATOMG_CA] = 0x3a9,
    [VOLTA_ATOMG_CH] = 0x3a9,
    [VOLTA_RED_V] = 0x98e,
    [VOLTA_RED_T] = 0x98e,
    [VOLTA_RED_TU] = RT_U128(0x8000000, 0x98e),
    [VOLTA_RED_A] = 0x98e,
    [VOLTA_RED_D] = RT_U128(0x8000000, 0x98e),
    [VOLTA_REDG_H] = 0x98e,
    [VOLTA_REDG_HD] = RT_U128(0x8000000, 0x98e),
    [VOLTA_REDG_F] = 0x9a6,
    [VOLTA_REDG_FD] = RT_U128(0x8000000, 0x9a6),
    [VOLTA_ATOMS_V] = RT_U128(0xff, 0x38c),
    [VOLTA_ATOMS_T] = RT_U128(0xff, 0x38c),
    [VOLTA_ATOMS_A] = 0x38c,
    [VOLTA_ATOMS_TU] = RT_U128(0x8000000, 0x98c),
    [VOLTA_ATOMS_H] = 0x38c,
    [VOLTA_ATOMS_HU] = RT_U128(0x8000000, 0x98c),
    [VOLTA_ATOMS_CV] = 0x38d,
    [VOLTA_ATOMS_CT] = 0x38d,
    [VOLTA_ATOMS_CH] = 0x38d,
    [VOLTA_ATOMS_P] = RT_U128(0xd000000, 0xf8c),
    [VOLTA_ATOMS_PO] = RT_U128(0xd000000, 0xf8c),
    [VOLTA_ATOMS_HP] = RT_U128(0xd800000, 0xf8c),
    [VOLTA_ATOMS_HPO] = RT_U128(0xd800000, 0xf8c),
    [VOLTA_BSSY] = 0x945,
    [VOLTA_BSYNC] = 0x941,
    [VOLTA_BREAK] = 0x942,
    [VOLTA_BMOV_R] = 0x355,
    [VOLTA_BMOV_B] = 0x156,
    [VOLTA_BMOV_L] = 0x157,
    [VOLTA_BMOV_RB] = 0xf55,
    [VOLTA_BMOV_RU] = 0xf55,
    [VOLTA_BMOV_BB] = 0xf56,
    [VOLTA_YIELD] = 0x946,
    [VOLTA_NANOSLEEP_N] = 0x15d,
    [VOLTA_NANOSLEEP_C] = RT_U128(0x3880000, 0x95d),
    [VOLTA_WARPSYNC_R] = 0x348,
    [VOLTA_WARPSYNC_M] = 0x148,
    [VOLTA_WARPSYNC_H] = 0x348,
    [VOLTA_WARPSYNC_A] = 0x948,
    [VOLTA_WARPSYNC_COLLECTIVE_H] = RT_U128(0x400000, 0x348),
    [VOLTA_WARPSYNC_COLLECTIVE_A] = RT_U128(0x400000, 0x948),
    [VOLTA_ENDCOLLECTIVE] = 0x91b,
    [VOLTA_BAR_SYNC] = 0x11d,
    [VOLTA_BAR_ARV] = RT_U128(0x2000, 0x11d),
    [VOLTA_BAR_RED] = RT_U128(0x4000, 0x11d),
    [VOLTA_BAR_ALL] = RT_U128(0x8000, 0xb1d),
    [VOLTA_B2R_R] = RT_U128(0x4000, 0x31c),
    [VOLTA_B2R_B] = 0x31c,
    [VOLTA_R2B] = 0x31e,
    [VOLTA_DEPBAR_LE] = UINT64_C(0x80000000091a),
    [VOLTA_DEPBAR_N] = 0x91a,
    [VOLTA_DEPBAR_U] = RT_U128(0x8000000, 0xd1a),
    [VOLTA_CSMTEST] = 0x80d,
    [VOLTA_PMTRIG] = 0x801,
    [VOLTA_RPCMOV_R] = 0x152,
    [VOLTA_RPCMOV_G] = 0x353,
    [VOLTA_RPCMOV_L] = 0x154,
    [VOLTA_CTAID_S] = 0x31f,
    [VOLTA_CTAID_G] = 0x3c0,
    [VOLTA_CTAID_M] = 0x3c1,
    [VOLTA_SYNCS_ARR] = RT_U128(0x8000000, 0x9a7),
    [VOLTA_SYNCS_CHK] = RT_U128(0x8000000, 0x5a7),
    [VOLTA_SYNCS_X] = RT_U128(0x8000000, 0x5b2),
    [VOLTA_SYNCS_LD] = RT_U128(0x8000000, 0x9b2),
    [VOLTA_SYNCS_CAS] = RT_U128(0x8000000, 0x3b2),
    [VOLTA_SYNCS_CCTL] = 0x9b1,
    [VOLTA_ARRIVES] = RT_U128(0x8000000, 0x9b0),
    [VOLTA_STAS] = RT_U128(0x8000000, 0xdbd),
    [VOLTA_REDAS] = RT_U128(0x8000000, 0xdbe),
    [VOLTA_UBLKCP] = RT_U128(0x8000000, 0x3ba),
    [VOLTA_UBLKRED] = RT_U128(0x8000000, 0x3bb),
    [VOLTA_UBLKPF] = RT_U128(0x8000000, 0x3bc),
    [VOLTA_UTMALDG_D] = RT_U128(0x8000000, 0x3b4),
    [VOLTA_UTMALDG_S] = RT_U128(0x8000000, 0x5b4),
    [VOLTA_UTMASTG] = RT_U128(0x8000000, 0x3b5),
    [VOLTA_UTMAREDG] = RT_U128(0x8000000, 0x3b6),
    [VOLTA_UTMAPF_D] = RT_U128(0x8000000, 0x3b8),
    [VOLTA_UTMAPF_S] = RT_U128(0x8000000, 0x5b8),
    [VOLTA_UTMACCTL] = 0x9b9,
    [VOLTA_UTMACMDFLUSH] = 0x9b7,
    [VOLTA_ACQBULK] = 0x82e,
    [VOLTA_FENCE] = 0x3c6,
    [VOLTA_CCTL_V] = 0x98f,
    [VOLTA_CCTL_T] = 0x98f,
    [VOLTA_CCTL_U] = RT_U128(0x8000000, 0xd8f),
    [VOLTA_CCTL_VA] = 0xff00098fu,
    [VOLTA_CCTL_TA] = 0xff00098fu,
    [VOLTA_CCTL_A] = 0xff00098fu,
    [VOLTA_CCTLL_V] = 0x990,
    [VOLTA_CCTLL_T] = 0x990,
    [VOLTA_CCTLL_U] = RT_U128(0x8000000, 0xd90),
    [VOLTA_CCTLT_ALL] = RT_U128(0x400000, 0x391),
    [VOLTA_CCTLT_R] = RT_U128(0x200000, 0x391),
    [VOLTA_CCTLT_C] = RT_U128(0x200000, 0xb91),
    [VOLTA_CCTLT_U] = RT_U128(0x8200000, 0xd91),
    [VOLTA_MEMBAR_V] = 0x992,
    [VOLTA_MEMBAR_A] = 0x992,
    [VOLTA_MEMBAR_H] = 0x992,
    [VOLTA_MEMBAR_AS] = RT_U128(0x200, 0x992),
    [VOLTA_ERRBAR_V] = 0x9ab,
    [VOLTA_ERRBAR_A] = 0x9ab,
    [VOLTA_QSPC_V] = 0x3aa,
    [VOLTA_QSPC_T] = 0x3aa,
    [VOLTA_QSPC_TU] = RT_U128(0x8000000, 0x9aa),
    [VOLTA_QSPC_U] = RT_U128(0x8000000, 0x9aa),
    [VOLTA_UCGABAR_ARV] = RT_U128(0x8000000, 0x9c7),
    [VOLTA_UCGABAR_WAIT] = RT_U128(0x8000000, 0xdc7),
    [VOLTA_CGAERRBAR] = 0x5ab,
    [VOLTA_WARPGROUP] = 0x9c5,
    [VOLTA_WARPGROUPSET] = RT_U128(0x8000000, 0xd5e),
    [VOLTA_USETMAXREG_U] = RT_U128(0x8000000, 0x3c8),
    [VOLTA_USETMAXREG_I] = RT_U128(0x8000000, 0x9c8),
    [VOLTA_USETSHMSZ_U] = RT_U128(0x8000000, 0x3c9),
    [VOLTA_USETSHMSZ_I] = RT_U128(0x8000000, 0x9c9),
    [VOLTA_ULEPC_N] = RT_U128(0x8000000, 0x3ce),
    [VOLTA_ULEPC_T] = RT_U128(0x8000000, 0x9ce),
    [VOLTA_NOP] = 0x918,
    [VOLTA_EXIT] = 0x94d,
    [VOLTA_KILL] = 0x95b,
    [VOLTA_BRA_B] = 0x947,
    [VOLTA_BRA_U] = RT_U128(0x8000000, 0x547),
    [VOLTA_BRA_DIV] = RT_U128(0x8000000, 0x947),
    [VOLTA_JMP_B] = 0x94a,
    [VOLTA_JMP_C] = 0xb4a,
    [VOLTA_JMP_U] = RT_U128(0x8000000, 0x54a),
    [VOLTA_JMP_UC] = RT_U128(0x8000000, 0x74a),
    [VOLTA_BRX] = 0x949,
    [VOLTA_JMX] = 0x94c,
    [VOLTA_BRXU_BRXU] = RT_U128(0x8000000, 0x958),
    [VOLTA_BRXU_JMXU] = RT_U128(0x8000000, 0x959),
    [VOLTA_CALL_AT] = 0x943,
    [VOLTA_CALL_C] = 0xb43,
    [VOLTA_CALL_R] = 0x343,
    [VOLTA_CALL_REL] = 0x944,
    [VOLTA_CALL_RR] = 0x344,
    [VOLTA_CALL_UR] = RT_U128(0x8000000, 0x944),
    [VOLTA_RET_REL] = 0x950,
    [VOLTA_RET_ABS] = RT_U128(0x200000, 0x950),
    [VOLTA_RET_UR_REL] = RT_U128(0x8000000, 0x950),
    [VOLTA_RET_UR_ABS] = RT_U128(0x8200000, 0x950),
    [VOLTA_LEPC_N] = 0x34e,
    [VOLTA_LEPC_T] = 0x94e,
    [VOLTA_RTT] = 0x94f,
    [VOLTA_PREEXIT] = 0x82d,
    [VOLTA_BPT] = 0x95c,
    [VOLTA_F2F_N] = 0x104,
    [VOLTA_F2F_W] = 0x104,
    [VOLTA_F2F_DW] = 0x110,
    [VOLTA_F2F_DF] = 0x110,
    [VOLTA_F2F_ND] = 0x110,
    [VOLTA_F2I_H] = 0x105,
    [VOLTA_F2I_S] = 0x105,
    [VOLTA_F2I_HD] = 0x111,
    [VOLTA_F2I_SD] = 0x111,
    [VOLTA_F2I_D] = 0x111,
    [VOLTA_I2F_B] = 0x106,
    [VOLTA_I2F_H] = 0x106,
    [VOLTA_I2F_W] = 0x106,
    [VOLTA_I2F_BD] = 0x112,
    [VOLTA_I2F_HD] = 0x112,
    [VOLTA_I2F_WD] = 0x112,
    [VOLTA_I2F_D] = 0x112,
    [VOLTA_FRND_H] = RT_U128(0x800, 0x107),
    [VOLTA_FRND_S] = RT_U128(0x1000, 0x107),
    [VOLTA_FRND_D] = RT_U128(0x1800, 0x113),
    [VOLTA_I2I] = 0x38,
    [VOLTA_F2FP_P] = RT_U128(0xff, 0x3e),
    [VOLTA_F2FP_RS] = RT_U128(0x20000, 0x3e),
    [VOLTA_F2FP_M] = RT_U128(0x4000, 0x3e),
    [VOLTA_F2FP_MC] = RT_U128(0x4000, 0x3e),
    [VOLTA_F2IP_B] = 0x43,
    [VOLTA_F2IP_C] = 0x43,
    [VOLTA_I2FP] = RT_U128(0x201000, 0x45),
    [VOLTA_I2IP_B] = 0x39,
    [VOLTA_I2IP_N] = 0x39,
    [VOLTA_DADD_R] = 0x229,
    [VOLTA_DADD_C] = 0x29,
    [VOLTA_DMUL] = 0x28,
    [VOLTA_DFMA_B] = 0x2b,
    [VOLTA_DFMA_C] = 0x2b,
    [VOLTA_DSETP] = 0x2a,
    [VOLTA_FADD] = 0x21,
    [VOLTA_FMUL] = 0x20,
    [VOLTA_FFMA_B] = 0x23,
    [VOLTA_FFMA_C] = 0x23,
    [VOLTA_FMNMX_N] = 0x9,
    [VOLTA_FMNMX_ISA] = RT_U128(0x2, 0x9),
    [VOLTA_FSEL] = 0x8,
    [VOLTA_FSET] = 0xa,
    [VOLTA_FSETP] = 0xb,
    [VOLTA_FCHK] = 0x102,
    [VOLTA_FSWZADD] = 0x822,
    [VOLTA_MUFU_R] = 0x108,
    [VOLTA_MUFU_S] = 0x908,
    [VOLTA_MUFU_D] = 0x908,
    [VOLTA_MUFU_H] = 0x908,
    [VOLTA_AL2P] = 0x920,
    [VOLTA_ALD_A] = 0xff000321u,
    [VOLTA_ALD_R] = 0x321,
    [VOLTA_ALD_U] = RT_U128(0x8000000, 0x521),
    [VOLTA_AST_A] = 0xff000322u,
    [VOLTA_AST_R] = 0x322,
    [VOLTA_AST_U] = RT_U128(0x8000000, 0x522),
    [VOLTA_IPA_A] = 0x126,
    [VOLTA_IPA_U] = RT_U128(0x8000000, 0x526),
    [VOLTA_OUT_F] = 0x324,
    [VOLTA_OUT_R] = 0x324,
    [VOLTA_OUT_I] = 0x924,
    [VOLTA_OUT_U] = RT_U128(0x8000000, 0xd24),
    [VOLTA_ISBERD] = 0x923,
    [VOLTA_ISBEWR] = 0x927,
    [VOLTA_PIXLD] = 0x925,
    [VOLTA_LDTRAM] = RT_U128(0x8000000, 0x3ad),
    [VOLTA_HADD2] = 0x30,
    [VOLTA_HMUL2] = 0x32,
    [VOLTA_HFMA2_B] = 0x31,
    [VOLTA_HFMA2_C] = 0x31,
    [VOLTA_HFMA2_RB] = RT_U128(0x8000, 0x31),
    [VOLTA_HFMA2_RC] = RT_U128(0x8000, 0x31),
    [VOLTA_HFMA2_MMA_B] = 0x35,
    [VOLTA_HFMA2_MMA_C] = 0x35,
    [VOLTA_HFMA2_MMA_RB] = RT_U128(0x8000, 0x35),
    [VOLTA_HFMA2_MMA_RC] = RT_U128(0x8000, 0x35),
    [VOLTA_HSET2] = 0x33,
    [VOLTA_HSETP2] = 0x34,
    [VOLTA_HMNMX2] = 0x40,
    [VOLTA_IADD3_N] = RT_U128(0x781e000, 0x10),
    [VOLTA_IADD3_X] = RT_U128(0x400, 0x10),
    [VOLTA_IMAD_R] = RT_U128(0x78e0000, 0x224),
    [VOLTA_IMAD_I] = RT_U128(0x78e0000, 0x824),
    [VOLTA_IMAD_B] = RT_U128(0x78e0000, 0x24),
    [VOLTA_IMAD_RI] = RT_U128(0x78e0000, 0x424),
    [VOLTA_IMAD_RC] = RT_U128(0x78e0000, 0x624),
    [VOLTA_IMAD_RU] = RT_U128(0xf8e0000, 0xe24),
    [VOLTA_IMAD_BX] = RT_U128(0xe0400, 0x24),
    [VOLTA_IMAD_CX] = RT_U128(0xe0400, 0x24),
    [VOLTA_IMAD_WIDE_B] = RT_U128(0x7800000, 0x25),
    [VOLTA_IMAD_WIDE_C] = RT_U128(0x7800000, 0x25),
    [VOLTA_IMAD_WIDE_BX] = RT_U128(0x400, 0x25),
    [VOLTA_IMAD_WIDE_CX] = RT_U128(0x400, 0x25),
    [VOLTA_IMAD_HI_B] = RT_U128(0x7800000, 0x27),
    [VOLTA_IMAD_HI_C] = RT_U128(0x7800000, 0x27),
    [VOLTA_IMAD_HI_BX] = RT_U128(0x400, 0x27),
    [VOLTA_IMAD_HI_CX] = RT_U128(0x400, 0x27),
    [VOLTA_LOP3] = 0x12,
    [VOLTA_SHF_B] = 0x19,
    [VOLTA_SHF_C] = 0x19,
    [VOLTA_PRMT_B] = 0x16,
    [VOLTA_PRMT_C] = 0x16,
    [VOLTA_SEL] = 0x7,
    [VOLTA_ISETP_N] = RT_U128(0x70, 0xc),
    [VOLTA_ISETP_X] = RT_U128(0x100, 0xc),
    [VOLTA_ISETP_O] = 0xc,
    [VOLTA_ISETP_OX] = RT_U128(0x100, 0xc),
    [VOLTA_LEA_LO] = RT_U128(0x78000ff, 0x11),
    [VOLTA_LEA_X] = RT_U128(0x4ff, 0x11),
    [VOLTA_LEA_HI] = RT_U128(0x7810000, 0x11),
    [VOLTA_LEA_HX] = RT_U128(0x10400, 0x11),
    [VOLTA_LEA_IH] = RT_U128(0x7810000, 0x411),
    [VOLTA_LEA_IX] = RT_U128(0x10400, 0x411),
    [VOLTA_LEA_SX] = RT_U128(0x78102ff, 0x11),
    [VOLTA_LEA_XS] = RT_U128(0x106ff, 0x11),
    [VOLTA_POPC] = 0x109,
    [VOLTA_BREV] = 0x101,
    [VOLTA_FLO] = 0x100,
    [VOLTA_IABS] = 0x13,
    [VOLTA_SGXT] = 0x1a,
    [VOLTA_BMSK] = 0x1b,
    [VOLTA_MOV] = 0x2,
    [VOLTA_IMNMX] = 0x17,
    [VOLTA_LDG_V] = 0x381,
    [VOLTA_LDG_VZ] = RT_U128(0x800000, 0x381),
    [VOLTA_LDG_T] = 0x381,
    [VOLTA_LDG_TZ] = RT_U128(0x800000, 0x381),
    [VOLTA_LDG_TU] = RT_U128(0x8000000, 0x981),
    [VOLTA_LDG_TUZ] = RT_U128(0x8800000, 0x981),
    [VOLTA_LDG_A] = 0x381,
    [VOLTA_LDG_D] = RT_U128(0x8000000, 0x981),
    [VOLTA_LD_V] = 0x980,
    [VOLTA_LD_VZ] = RT_U128(0x800000, 0x980),
    [VOLTA_LD_T] = 0x980,
    [VOLTA_LD_TZ] = RT_U128(0x800000, 0x980),
    [VOLTA_LD_TU] = RT_U128(0x8000000, 0x980),
    [VOLTA_LD_TUZ] = RT_U128(0x8800000, 0x980),
    [VOLTA_LD_A] = 0x980,
    [VOLTA_LD_D] = RT_U128(0x8000000, 0x980),
    [VOLTA_STG_V] = 0x386,
    [VOLTA_STG_T] = 0x386,
    [VOLTA_STG_TU] = RT_U128(0x8000000, 0x986),
    [VOLTA_STG_A] = 0x386,
    [VOLTA_STG_D] = RT_U128(0x8000000, 0x986),
    [VOLTA_ST_V] = 0x385,
    [VOLTA_ST_T] = 0x385,
    [VOLTA_ST_TU] = RT_U128(0x8000000, 0x985),
    [VOLTA_ST_A] = 0x385,
    [VOLTA_ST_D] = RT_U128(0x8000000, 0x985),
    [VOLTA_LDL_V] = 0x983,
    [VOLTA_LDL_T] = 0x983,
    [VOLTA_LDL_TU] = RT_U128(0x8000000, 0x983),
    [VOLTA_LDL_D] = RT_U128(0x8000000, 0x983),
    [VOLTA_STL_V] = 0x387,
    [VOLTA_STL_T] = 0x387,
    [VOLTA_STL_TU] = RT_U128(0x8000000, 0x987),
    [VOLTA_STL_D] = RT_U128(0x8000000, 0x987),
    [VOLTA_LDS_V] = 0x984,
    [VOLTA_LDS_VZ] = RT_U128(0x800000, 0x984),
    [VOLTA_LDS_T] = 0x984,
    [VOLTA_LDS_TZ] = RT_U128(0x800000, 0x984),
    [VOLTA_LDS_TU] = RT_U128(0x8000000, 0x984),
    [VOLTA_LDS_TUZ] = RT_U128(0x8800000, 0x984),
    [VOLTA_LDS_A] = 0x984,
    [VOLTA_LDS_AU] = RT_U128(0x8000000, 0x984),
    [VOLTA_STS_V] = 0x388,
    [VOLTA_STS_T] = 0x388,
    [VOLTA_STS_TU] = RT_U128(0x8000000, 0x988),
    [VOLTA_LDC_V] = 0xb82,
    [VOLTA_LDC_T] = 0xb82,
    [VOLTA_LDC_X] = RT_U128(0x8000000, 0x582),
    [VOLTA_ULDC_C] = 0xb9,
    [VOLTA_ULDC_I] = RT_U128(0x8000000, 0xabb),
    [VOLTA_ULDC_IO] = RT_U128(0x8000000, 0xabb),
    [VOLTA_ULDC_M] = RT_U128(0x8000000, 0x8b8),
    [VOLTA_LDSM_R] = 0x83b,
    [VOLTA_LDSM_U] = RT_U128(0x8000000, 0x83b),
    [VOLTA_STSM] = 0x844,
    [VOLTA_LDGSTS_R] = RT_U128(0x8000000, 0xfae),
    [VOLTA_LDGSTS_U] = RT_U128(0x8000040, 0xdae),
    [VOLTA_LDGSTS_US] = RT_U128(0x8000040, 0xdae),
    [VOLTA_LDGDEPBAR] = 0x9af,
    [VOLTA_S2R] = 0x919,
    [VOLTA_CS2R] = 0x805,
    [VOLTA_SULD_D] = 0x199,
    [VOLTA_SULD_DR] = 0x19a,
    [VOLTA_SULD_P] = 0x197,
    [VOLTA_SULD_PR] = 0x198,
    [VOLTA_SUST_D] = 0x19d,
    [VOLTA_SUST_DR] = 0x19e,
    [VOLTA_SUST_P] = 0x19b,
    [VOLTA_SUST_PR] = 0x19c,
    [VOLTA_SURED_D] = 0x19f,
    [VOLTA_SURED_DR] = 0x1a0,
    [VOLTA_SUATOM_D] = 0x193,
    [VOLTA_SUATOM_DR] = 0x194,
    [VOLTA_SUATOM_C] = 0x195,
    [VOLTA_SUATOM_CR] = 0x196,
    [VOLTA_SUQUERY_C] = 0x1b3,
    [VOLTA_SUQUERY_R] = 0x9b3,
    [VOLTA_HMMA_884] = 0x236,
    [VOLTA_HMMA_T] = 0x23c,
    [VOLTA_HMMA_A] = 0x23c,
    [VOLTA_HMMA_SP] = RT_U128(0x200, 0x23c),
    [VOLTA_IMMA] = RT_U128(0x400, 0x237),
    [VOLTA_BMMA] = RT_U128(0x400, 0x23d),
    [VOLTA_DMMA_A] = 0x23f,
    [VOLTA_DMMA_H] = 0x23f,
    [VOLTA_MOVM] = 0x23a,
    [VOLTA_HGMMA_HGMMA_R] = RT_U128(0x8000000, 0xdf0),
    [VOLTA_HGMMA_IGMMA_R] = RT_U128(0x8000000, 0xdf1),
    [VOLTA_HGMMA_BGMMA_R] = RT_U128(0x8000000, 0xdf2),
    [VOLTA_HGMMA_HGMMA_D] = RT_U128(0x8000000, 0x9f0),
    [VOLTA_HGMMA_IGMMA_D] = RT_U128(0x8000000, 0x9f1),
    [VOLTA_HGMMA_BGMMA_D] = RT_U128(0x8000000, 0x9f2),
    [VOLTA_TEX_C] = 0x160,
    [VOLTA_TEX_I] = 0x162,
    [VOLTA_TEX_R] = 0x161,
    [VOLTA_TLD_C] = 0x166,
    [VOLTA_TLD_I] = 0x168,
    [VOLTA_TLD_R] = 0x167,
    [VOLTA_TLD4_C] = 0x163,
    [VOLTA_TLD4_I] = 0x165,
    [VOLTA_TLD4_R] = 0x164,
    [VOLTA_TXD_C] = 0x16c,
    [VOLTA_TXD_I] = 0x16e,
    [VOLTA_TXD_R] = 0x16d,
    [VOLTA_TMML_C] = 0x169,
    [VOLTA_TMML_I] = 0x16b,
    [VOLTA_TMML_R] = 0x16a,
    [VOLTA_TXQ_C] = 0x16f,
    [VOLTA_TXQ_I] = 0x171,
    [VOLTA_TXQ_R] = 0x170,
    [VOLTA_FOOTPRINT_C] = 0x0,
    [VOLTA_FOOTPRINT_R] = UINT64_C(0x800000000000373),
    [VOLTA_UIADD3_N] = RT_U128(0xf81e000, 0x90),
    [VOLTA_UIADD3_X] = RT_U128(0x8000400, 0x90),
    [VOLTA_UIADD3_64] = RT_U128(0x8000000, 0x97),
    [VOLTA_UIMAD_B] = RT_U128(0xf800000, 0xa4),
    [VOLTA_UIMAD_C] = RT_U128(0xf800000, 0x4a4),
    [VOLTA_UIMAD_BX] = RT_U128(0x8000400, 0xa4),
    [VOLTA_UIMAD_CX] = RT_U128(0x8000400, 0x4a4),
    [VOLTA_UIMAD_WIDE_B] = RT_U128(0xf800000, 0xa5),
    [VOLTA_UIMAD_WIDE_BX] = RT_U128(0x8000400, 0xa5),
    [VOLTA_UISETP_N] = RT_U128(0x8000070, 0x8c),
    [VOLTA_UISETP_O] = RT_U128(0x8000000, 0x8c),
    [VOLTA_UISETP_X] = RT_U128(0x8000100, 0x8c),
    [VOLTA_UISETP_OX] = RT_U128(0x8000100, 0x8c),
    [VOLTA_ULEA_LO] = RT_U128(0xf80003f, 0x91),
    [VOLTA_ULEA_X] = RT_U128(0x800043f, 0x91),
    [VOLTA_ULEA_HI] = RT_U128(0xf810000, 0x91),
    [VOLTA_ULEA_HX] = RT_U128(0x8010400, 0x91),
    [VOLTA_ULEA_IH] = RT_U128(0xf810000, 0x491),
    [VOLTA_ULEA_IX] = RT_U128(0x8010400, 0x491),
    [VOLTA_ULEA_SX] = RT_U128(0xf81023f, 0x91),
    [VOLTA_ULEA_XS] = RT_U128(0x801063f, 0x91),
    [VOLTA_ULOP3] = RT_U128(0x8000000, 0x92),
    [VOLTA_USHF_B] = RT_U128(0x8000000, 0x99),
    [VOLTA_USHF_C] = RT_U128(0x8000000, 0x499),
    [VOLTA_UPRMT] = RT_U128(0x8000000, 0x96),
    [VOLTA_USEL] = RT_U128(0x8000000, 0x87),
    [VOLTA_UMOV] = 0x82,
    [VOLTA_UPOPC] = RT_U128(0x8000000, 0xbf),
    [VOLTA_UFLO] = RT_U128(0x8000000, 0xbd),
    [VOLTA_UBREV] = RT_U128(0x8000000, 0xbe),
    [VOLTA_USGXT] = RT_U128(0x8000000, 0x9a),
    [VOLTA_UBMSK] = RT_U128(0x8000000, 0x9b),
    [VOLTA_UPLOP3] = 0x89c,
    [VOLTA_UPLOP3_SIGN_ONE] = RT_U128(0x8000000, 0x29d),
    [VOLTA_UPLOP3_SIGN_TWO] = RT_U128(0x8000000, 0x29e),
    [VOLTA_UPLOP3_SIGN_ALL] = RT_U128(0x8000000, 0x29f),
    [VOLTA_UCLEA] = 0xbc,
    [VOLTA_UP2UR] = 0x83,
    [VOLTA_UR2UP] = 0x84,
    [VOLTA_UF2FP] = RT_U128(0x8000000, 0xba),
    [VOLTA_R2UR_O] = 0x3c2,
    [VOLTA_R2UR_H] = 0x2ca,
    [VOLTA_S2UR] = 0x9c3,
    [VOLTA_VABSDIFF_B] = 0x14,
    [VOLTA_VABSDIFF_C] = 0x14,
    [VOLTA_VABSDIFF4_B] = 0x15,
    [VOLTA_VABSDIFF4_C] = 0x15,
    [VOLTA_IDP_A4] = 0x26,
    [VOLTA_IDP_A2] = RT_U128(0x1000, 0x26),
    [VOLTA_VOTE] = 0x806,
    [VOLTA_VOTEU] = 0x886,
    [VOLTA_MATCH_ANY] = RT_U128(0xe8000, 0x3a1),
    [VOLTA_MATCH_ALL] = 0x3a1,
    [VOLTA_SHFL] = 0x189,
    [VOLTA_REDUX] = 0x3c4,
    [VOLTA_ELECT] = 0x82f,
    [VOLTA_P2R] = 0x3,
    [VOLTA_R2P] = 0x4,
    [VOLTA_PLOP3] = 0x81c,
    [VOLTA_PLOP3_SIGN_ONE] = 0x1d,
    [VOLTA_PLOP3_SIGN_TWO] = 0x1e,
    [VOLTA_PLOP3_SIGN_ALL] = 0x1f,
};

/* The word as far as it is known; `wrong` is not 0 when a field or the number of a line is too
 * large. */
struct put {
    rt_u128 word;
    uint64_t wrong;
};

static inline struct put with(struct put a, struct put b)
{
    return (struct put){a.word | b.word, a.wrong | b.wrong};
}

static struct put put_are(const uint8_t *line, uint64_t f_Ra, uint64_t f_OFF)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        put.word |= f_Ra << 24;
        put.wrong |= f_Ra >> 8;
        break;
    case 1:
        put.word |= f_Ra << 24;
        put.wrong |= f_Ra >> 8;
        put.word |= f_OFF << 40;
        put.wrong |= f_OFF >> 24;
        break;
    case 2:
        put.word = 0xff000000u;
        put.word |= f_OFF << 40;
        put.wrong |= f_OFF >> 24;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_guard(const uint8_t *line, uint64_t f_GP)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        put.word = 0x7000;
        break;
    case 1:
        put.word |= f_GP << 12;
        put.wrong |= f_GP >> 3;
        break;
    case 2:
        put.word = 0x8000;
        put.word |= f_GP << 12;
        put.wrong |= f_GP >> 3;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_stalls(const uint8_t *line, uint64_t f_STALL)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        break;
    case 1:
        put.word |= (rt_u128)f_STALL << 105;
        put.wrong |= f_STALL >> 4;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_sets(const uint8_t *line, uint64_t f_WBAR)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        put.word = RT_U128(UINT64_C(0x1c00000000000), 0x0);
        break;
    case 1:
        put.word |= (rt_u128)f_WBAR << 110;
        put.wrong |= f_WBAR >> 3;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_frees(const uint8_t *line, uint64_t f_RBAR)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        put.word = RT_U128(UINT64_C(0xe000000000000), 0x0);
        break;
    case 1:
        put.word |= (rt_u128)f_RBAR << 113;
        put.wrong |= f_RBAR >> 3;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_ctl(const uint8_t *line, uint64_t f_NOY, uint64_t f_W1, uint64_t f_W2, uint64_t f_W3, uint64_t f_W4, uint64_t f_W5, uint64_t f_W6, uint64_t f_STALL, uint64_t f_WBAR, uint64_t f_RBAR)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        put.word = RT_U128(UINT64_C(0xfe20000000000), 0x0);
        break;
    case 1:
        put.word |= (rt_u128)f_NOY << 109;
        put.wrong |= f_NOY >> 1;
        put.word |= (rt_u128)f_W1 << 116;
        put.wrong |= f_W1 >> 1;
        put.word |= (rt_u128)f_W2 << 117;
        put.wrong |= f_W2 >> 1;
        put.word |= (rt_u128)f_W3 << 118;
        put.wrong |= f_W3 >> 1;
        put.word |= (rt_u128)f_W4 << 119;
        put.wrong |= f_W4 >> 1;
        put.word |= (rt_u128)f_W5 << 120;
        put.wrong |= f_W5 >> 1;
        put.word |= (rt_u128)f_W6 << 121;
        put.wrong |= f_W6 >> 1;
        put = with(put, put_stalls(line + 1, f_STALL));
        put = with(put, put_sets(line + 2, f_WBAR));
        put = with(put, put_frees(line + 3, f_RBAR));
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_at(const uint8_t *line, uint64_t f_Ra, uint64_t f_Uc, uint64_t f_OFF)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        put.word |= f_Ra << 24;
        put.wrong |= f_Ra >> 8;
        put.word |= (rt_u128)f_Uc << 64;
        put.wrong |= f_Uc >> 6;
        break;
    case 1:
        put.word |= f_Ra << 24;
        put.wrong |= f_Ra >> 8;
        put.word |= (rt_u128)f_Uc << 64;
        put.wrong |= f_Uc >> 6;
        put.word |= f_OFF << 40;
        put.wrong |= f_OFF >> 24;
        break;
    case 2:
        put.word = RT_U128(0x40, 0x0);
        put.word |= f_Ra << 24;
        put.wrong |= f_Ra >> 8;
        put.word |= (rt_u128)f_Uc << 64;
        put.wrong |= f_Uc >> 6;
        break;
    case 3:
        put.word = RT_U128(0x40, 0x0);
        put.word |= f_Ra << 24;
        put.wrong |= f_Ra >> 8;
        put.word |= (rt_u128)f_Uc << 64;
        put.wrong |= f_Uc >> 6;
        put.word |= f_OFF << 40;
        put.wrong |= f_OFF >> 24;
        break;
    case 4:
        put.word = 0xff000000u;
        put.word |= (rt_u128)f_Uc << 64;
        put.wrong |= f_Uc >> 6;
        break;
    case 5:
        put.word = 0xff000000u;
        put.word |= (rt_u128)f_Uc << 64;
        put.wrong |= f_Uc >> 6;
        put.word |= f_OFF << 40;
        put.wrong |= f_OFF >> 24;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_marks(const uint8_t *line)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0: case 1:
        break;
    case 2:
        put.word = RT_U128(UINT64_C(0x4000000000), 0x0);
        break;
    case 3:
        put.word = RT_U128(UINT64_C(0x8000000000), 0x0);
        break;
    case 4:
        put.word = RT_U128(UINT64_C(0xc000000000), 0x0);
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_wu(const uint8_t *line)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        put.word = RT_U128(0x100, 0x0);
        break;
    case 1:
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_ag(const uint8_t *line, uint64_t f_Ra, uint64_t f_Uc, uint64_t f_OFF)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        put.word |= f_Ra << 24;
        put.wrong |= f_Ra >> 8;
        put.word |= (rt_u128)f_Uc << 64;
        put.wrong |= f_Uc >> 6;
        break;
    case 1:
        put.word |= f_Ra << 24;
        put.wrong |= f_Ra >> 8;
        put.word |= (rt_u128)f_Uc << 64;
        put.wrong |= f_Uc >> 6;
        put.word |= f_OFF << 40;
        put.wrong |= f_OFF >> 24;
        break;
    case 2:
        put.word = RT_U128(0x40, 0x0);
        put.word |= f_Ra << 24;
        put.wrong |= f_Ra >> 8;
        put.word |= (rt_u128)f_Uc << 64;
        put.wrong |= f_Uc >> 6;
        break;
    case 3:
        put.word = RT_U128(0x40, 0x0);
        put.word |= f_Ra << 24;
        put.wrong |= f_Ra >> 8;
        put.word |= (rt_u128)f_Uc << 64;
        put.wrong |= f_Uc >> 6;
        put.word |= f_OFF << 40;
        put.wrong |= f_OFF >> 24;
        break;
    case 4:
        put.word = RT_U128(0xc0, 0x0);
        put.word |= f_Ra << 24;
        put.wrong |= f_Ra >> 8;
        break;
    case 5:
        put.word = RT_U128(0xc0, 0x0);
        put.word |= f_Ra << 24;
        put.wrong |= f_Ra >> 8;
        put.word |= f_OFF << 40;
        put.wrong |= f_OFF >> 24;
        break;
    case 6:
        put.word = RT_U128(UINT64_C(0x20000000c0), 0x0);
        put.word |= (rt_u128)f_Uc << 64;
        put.wrong |= f_Uc >> 6;
        put.word |= f_Ra << 24;
        put.wrong |= f_Ra >> 8;
        break;
    case 7:
        put.word = RT_U128(UINT64_C(0x20000000c0), 0x0);
        put.word |= (rt_u128)f_Uc << 64;
        put.wrong |= f_Uc >> 6;
        put.word |= f_Ra << 24;
        put.wrong |= f_Ra >> 8;
        put.word |= f_OFF << 40;
        put.wrong |= f_OFF >> 24;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_desc(const uint8_t *line, uint64_t f_Uc)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        break;
    case 1:
        put.word = RT_U128(UINT64_C(0x2000000080), 0x0);
        break;
    case 2:
        put.word = RT_U128(0x84, 0x0);
        break;
    case 3:
        put.word = RT_U128(0x80, 0x0);
        put.word |= (rt_u128)f_Uc << 64;
        put.wrong |= f_Uc >> 6;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_marks_2(const uint8_t *line)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        break;
    case 1:
        put.word = RT_U128(UINT64_C(0x4000000000), 0x0);
        break;
    case 2:
        put.word = RT_U128(UINT64_C(0x8000000000), 0x0);
        break;
    case 3:
        put.word = RT_U128(UINT64_C(0xc000000000), 0x0);
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_ag_2(const uint8_t *line, uint64_t f_Ra, uint64_t f_Uc, uint64_t f_OFF)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        put.word |= f_Ra << 24;
        put.wrong |= f_Ra >> 8;
        put.word |= (rt_u128)f_Uc << 64;
        put.wrong |= f_Uc >> 6;
        break;
    case 1:
        put.word |= f_Ra << 24;
        put.wrong |= f_Ra >> 8;
        put.word |= (rt_u128)f_Uc << 64;
        put.wrong |= f_Uc >> 6;
        put.word |= f_OFF << 40;
        put.wrong |= f_OFF >> 24;
        break;
    case 2:
        put.word = RT_U128(0x40, 0x0);
        put.word |= f_Ra << 24;
        put.wrong |= f_Ra >> 8;
        put.word |= (rt_u128)f_Uc << 64;
        put.wrong |= f_Uc >> 6;
        break;
    case 3:
        put.word = RT_U128(0x40, 0x0);
        put.word |= f_Ra << 24;
        put.wrong |= f_Ra >> 8;
        put.word |= (rt_u128)f_Uc << 64;
        put.wrong |= f_Uc >> 6;
        put.word |= f_OFF << 40;
        put.wrong |= f_OFF >> 24;
        break;
    case 4:
        put.word = RT_U128(0xc0, 0x0);
        put.word |= f_Ra << 24;
        put.wrong |= f_Ra >> 8;
        break;
    case 5:
        put.word = RT_U128(0xc0, 0x0);
        put.word |= f_Ra << 24;
        put.wrong |= f_Ra >> 8;
        put.word |= f_OFF << 40;
        put.wrong |= f_OFF >> 24;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_desc_2(const uint8_t *line, uint64_t f_Uc)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        break;
    case 1:
        put.word = RT_U128(0x84, 0x0);
        break;
    case 2:
        put.word = RT_U128(0x80, 0x0);
        put.word |= (rt_u128)f_Uc << 64;
        put.wrong |= f_Uc >> 6;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_casop(const uint8_t *line, uint64_t f_CAST)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0: case 1:
        put.word |= (rt_u128)f_CAST << 87;
        put.wrong |= f_CAST >> 1;
        break;
    case 2:
        put.word = RT_U128(0x1000000, 0x0);
        put.word |= (rt_u128)f_CAST << 87;
        put.wrong |= f_CAST >> 1;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_at_2(const uint8_t *line, uint64_t f_Ra, uint64_t f_Uc, uint64_t f_OFF)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        put.word |= f_Ra << 24;
        put.wrong |= f_Ra >> 8;
        put.word |= (rt_u128)f_Uc << 64;
        put.wrong |= f_Uc >> 6;
        break;
    case 1:
        put.word |= f_Ra << 24;
        put.wrong |= f_Ra >> 8;
        put.word |= (rt_u128)f_Uc << 64;
        put.wrong |= f_Uc >> 6;
        put.word |= f_OFF << 40;
        put.wrong |= f_OFF >> 24;
        break;
    case 2:
        put.word = RT_U128(0x4000000, 0x0);
        put.word |= f_Ra << 24;
        put.wrong |= f_Ra >> 8;
        put.word |= (rt_u128)f_Uc << 64;
        put.wrong |= f_Uc >> 6;
        break;
    case 3:
        put.word = RT_U128(0x4000000, 0x0);
        put.word |= f_Ra << 24;
        put.wrong |= f_Ra >> 8;
        put.word |= (rt_u128)f_Uc << 64;
        put.wrong |= f_Uc >> 6;
        put.word |= f_OFF << 40;
        put.wrong |= f_OFF >> 24;
        break;
    case 4:
        put.word = 0xff000000u;
        put.word |= (rt_u128)f_Uc << 64;
        put.wrong |= f_Uc >> 6;
        break;
    case 5:
        put.word = 0xff000000u;
        put.word |= (rt_u128)f_Uc << 64;
        put.wrong |= f_Uc >> 6;
        put.word |= f_OFF << 40;
        put.wrong |= f_OFF >> 24;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_ag_3(const uint8_t *line, uint64_t f_Ra, uint64_t f_Uc, uint64_t f_OFF)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        put.word |= f_Ra << 24;
        put.wrong |= f_Ra >> 8;
        put.word |= (rt_u128)f_Uc << 64;
        put.wrong |= f_Uc >> 6;
        break;
    case 1:
        put.word |= f_Ra << 24;
        put.wrong |= f_Ra >> 8;
        put.word |= (rt_u128)f_Uc << 64;
        put.wrong |= f_Uc >> 6;
        put.word |= f_OFF << 40;
        put.wrong |= f_OFF >> 24;
        break;
    case 2:
        put.word = RT_U128(0x4000000, 0x0);
        put.word |= f_Ra << 24;
        put.wrong |= f_Ra >> 8;
        put.word |= (rt_u128)f_Uc << 64;
        put.wrong |= f_Uc >> 6;
        break;
    case 3:
        put.word = RT_U128(0x4000000, 0x0);
        put.word |= f_Ra << 24;
        put.wrong |= f_Ra >> 8;
        put.word |= (rt_u128)f_Uc << 64;
        put.wrong |= f_Uc >> 6;
        put.word |= f_OFF << 40;
        put.wrong |= f_OFF >> 24;
        break;
    case 4:
        put.word = RT_U128(0x4000080, 0x0);
        put.word |= f_Ra << 24;
        put.wrong |= f_Ra >> 8;
        break;
    case 5:
        put.word = RT_U128(0x4000080, 0x0);
        put.word |= f_Ra << 24;
        put.wrong |= f_Ra >> 8;
        put.word |= f_OFF << 40;
        put.wrong |= f_OFF >> 24;
        break;
    case 6:
        put.word = RT_U128(UINT64_C(0x2004000080), 0x0);
        put.word |= (rt_u128)f_Uc << 64;
        put.wrong |= f_Uc >> 6;
        put.word |= f_Ra << 24;
        put.wrong |= f_Ra >> 8;
        break;
    case 7:
        put.word = RT_U128(UINT64_C(0x2004000080), 0x0);
        put.word |= (rt_u128)f_Uc << 64;
        put.wrong |= f_Uc >> 6;
        put.word |= f_Ra << 24;
        put.wrong |= f_Ra >> 8;
        put.word |= f_OFF << 40;
        put.wrong |= f_OFF >> 24;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_ag_4(const uint8_t *line, uint64_t f_Ra, uint64_t f_Uc, uint64_t f_OFF)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        put.word |= f_Ra << 24;
        put.wrong |= f_Ra >> 8;
        put.word |= (rt_u128)f_Uc << 64;
        put.wrong |= f_Uc >> 6;
        break;
    case 1:
        put.word |= f_Ra << 24;
        put.wrong |= f_Ra >> 8;
        put.word |= (rt_u128)f_Uc << 64;
        put.wrong |= f_Uc >> 6;
        put.word |= f_OFF << 40;
        put.wrong |= f_OFF >> 24;
        break;
    case 2:
        put.word = RT_U128(0x4000000, 0x0);
        put.word |= f_Ra << 24;
        put.wrong |= f_Ra >> 8;
        put.word |= (rt_u128)f_Uc << 64;
        put.wrong |= f_Uc >> 6;
        break;
    case 3:
        put.word = RT_U128(0x4000000, 0x0);
        put.word |= f_Ra << 24;
        put.wrong |= f_Ra >> 8;
        put.word |= (rt_u128)f_Uc << 64;
        put.wrong |= f_Uc >> 6;
        put.word |= f_OFF << 40;
        put.wrong |= f_OFF >> 24;
        break;
    case 4:
        put.word = RT_U128(0x4000080, 0x0);
        put.word |= f_Ra << 24;
        put.wrong |= f_Ra >> 8;
        break;
    case 5:
        put.word = RT_U128(0x4000080, 0x0);
        put.word |= f_Ra << 24;
        put.wrong |= f_Ra >> 8;
        put.word |= f_OFF << 40;
        put.wrong |= f_OFF >> 24;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_ars(const uint8_t *line, uint64_t f_Ra, uint64_t f_SCALE, uint64_t f_OFF)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        put.word |= f_Ra << 24;
        put.wrong |= f_Ra >> 8;
        put.word |= (rt_u128)f_SCALE << 78;
        put.wrong |= f_SCALE >> 2;
        break;
    case 1: case 2:
        put.word |= f_Ra << 24;
        put.wrong |= f_Ra >> 8;
        put.word |= (rt_u128)f_SCALE << 78;
        put.wrong |= f_SCALE >> 2;
        put.word |= f_OFF << 40;
        put.wrong |= f_OFF >> 24;
        break;
    case 3:
        put.word = 0xff000000u;
        put.word |= f_OFF << 40;
        put.wrong |= f_OFF >> 24;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_als(const uint8_t *line, uint64_t f_Ra, uint64_t f_SCALE, uint64_t f_Uc, uint64_t f_OFF)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0: case 2:
        put.word |= f_Ra << 24;
        put.wrong |= f_Ra >> 8;
        put.word |= (rt_u128)f_SCALE << 78;
        put.wrong |= f_SCALE >> 2;
        put.word |= (rt_u128)f_Uc << 64;
        put.wrong |= f_Uc >> 6;
        break;
    case 1: case 3:
        put.word |= f_Ra << 24;
        put.wrong |= f_Ra >> 8;
        put.word |= (rt_u128)f_SCALE << 78;
        put.wrong |= f_SCALE >> 2;
        put.word |= (rt_u128)f_Uc << 64;
        put.wrong |= f_Uc >> 6;
        put.word |= f_OFF << 40;
        put.wrong |= f_OFF >> 24;
        break;
    case 4:
        put.word = 0xff000000u;
        put.word |= (rt_u128)f_Uc << 64;
        put.wrong |= f_Uc >> 6;
        break;
    case 5:
        put.word = 0xff000000u;
        put.word |= (rt_u128)f_Uc << 64;
        put.wrong |= f_Uc >> 6;
        put.word |= f_OFF << 40;
        put.wrong |= f_OFF >> 24;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_px(const uint8_t *line, uint64_t f_Q0N, uint64_t f_Q0)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        put.word = RT_U128(0x3800000, 0x0);
        break;
    case 1: case 2:
        put.word |= (rt_u128)f_Q0N << 90;
        put.wrong |= f_Q0N >> 1;
        put.word |= (rt_u128)f_Q0 << 87;
        put.wrong |= f_Q0 >> 3;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_mb(const uint8_t *line, uint64_t f_Rb, uint64_t f_UIMM, uint64_t f_CBANK, uint64_t f_COFF, uint64_t f_Ub)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        put.word = 0x200;
        put.word |= f_Rb << 32;
        put.wrong |= f_Rb >> 8;
        break;
    case 1:
        put.word = 0x800;
        put.word |= f_UIMM << 32;
        put.wrong |= f_UIMM >> 32;
        break;
    case 2:
        put.word = 0xa00;
        put.word |= f_CBANK << 54;
        put.wrong |= f_CBANK >> 5;
        put.word |= f_COFF << 40;
        put.wrong |= f_COFF >> 14;
        break;
    case 3:
        put.word = RT_U128(0x8000000, 0xa00);
        put.word |= f_Ub << 32;
        put.wrong |= f_Ub >> 6;
        put.word |= f_COFF << 40;
        put.wrong |= f_COFF >> 14;
        break;
    case 4:
        put.word = RT_U128(0x8000000, 0xc00);
        put.word |= f_Ub << 32;
        put.wrong |= f_Ub >> 6;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_mlr(const uint8_t *line, uint64_t f_Rb, uint64_t f_LONG, uint64_t f_LONGH, uint64_t f_CBANK, uint64_t f_COFF, uint64_t f_Ub)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        put.word = 0x200;
        put.word |= f_Rb << 32;
        put.wrong |= f_Rb >> 8;
        break;
    case 1:
        put.word = 0x800;
        put.word |= (rt_u128)f_LONG << 34;
        put.wrong |= f_LONG >> 47;
        break;
    case 2:
        put.word = 0x800;
        put.word |= ((f_LONGH & 0xff) << 16) | (((rt_u128)f_LONGH >> 8 & UINT64_C(0x7fffffffffff)) << 34);
        put.wrong |= f_LONGH >> 55;
        break;
    case 3:
        put.word = 0xa00;
        put.word |= f_CBANK << 54;
        put.wrong |= f_CBANK >> 5;
        put.word |= f_COFF << 40;
        put.wrong |= f_COFF >> 14;
        break;
    case 4:
        put.word = RT_U128(0x8000000, 0xa00);
        put.word |= f_Ub << 32;
        put.wrong |= f_Ub >> 6;
        put.word |= f_COFF << 40;
        put.wrong |= f_COFF >> 14;
        break;
    case 5:
        put.word = RT_U128(0x8000000, 0xc00);
        put.word |= f_Ub << 32;
        put.wrong |= f_Ub >> 6;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_syn(const uint8_t *line, uint64_t f_SYNCS)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        break;
    case 1:
        put.word |= (rt_u128)f_SYNCS << 84;
        put.wrong |= f_SYNCS >> 1;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_nap(const uint8_t *line, uint64_t f_Rb, uint64_t f_UIMM, uint64_t f_CBANK, uint64_t f_COFF, uint64_t f_Ub)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        put.word = 0x200;
        put.word |= f_Rb << 32;
        put.wrong |= f_Rb >> 8;
        break;
    case 1: case 2:
        put.word = 0x800;
        put.word |= f_UIMM << 32;
        put.wrong |= f_UIMM >> 32;
        break;
    case 3:
        put.word = 0xa00;
        put.word |= f_CBANK << 54;
        put.wrong |= f_CBANK >> 5;
        put.word |= f_COFF << 40;
        put.wrong |= f_COFF >> 14;
        break;
    case 4:
        put.word = RT_U128(0x8000000, 0xa00);
        put.word |= f_Ub << 32;
        put.wrong |= f_Ub >> 6;
        put.word |= f_COFF << 40;
        put.wrong |= f_COFF >> 14;
        break;
    case 5:
        put.word = RT_U128(0x8000000, 0xc00);
        put.word |= f_Ub << 32;
        put.wrong |= f_Ub >> 6;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_exclusive(const uint8_t *line, uint64_t f_EXCL)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        put.word |= (rt_u128)f_EXCL << 86;
        put.wrong |= f_EXCL >> 1;
        break;
    case 1:
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_mi(const uint8_t *line, uint64_t f_UIMM, uint64_t f_CBANK, uint64_t f_COFF, uint64_t f_Ub)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        put.word = 0x800;
        put.word |= f_UIMM << 32;
        put.wrong |= f_UIMM >> 32;
        break;
    case 1:
        put.word = 0xa00;
        put.word |= f_CBANK << 54;
        put.wrong |= f_CBANK >> 5;
        put.word |= f_COFF << 40;
        put.wrong |= f_COFF >> 14;
        break;
    case 2:
        put.word = RT_U128(0x8000000, 0xa00);
        put.word |= f_Ub << 32;
        put.wrong |= f_Ub >> 6;
        put.word |= f_COFF << 40;
        put.wrong |= f_COFF >> 14;
        break;
    case 3:
        put.word = RT_U128(0x8000000, 0xc00);
        put.word |= f_Ub << 32;
        put.wrong |= f_Ub >> 6;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_baro(const uint8_t *line, uint64_t f_Rb, uint64_t f_BCNT, uint64_t f_BID)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        put.word = 0x200;
        put.word |= f_Rb << 32;
        put.wrong |= f_Rb >> 8;
        break;
    case 1:
        put.word = 0x400;
        put.word |= f_Rb << 32;
        put.wrong |= f_Rb >> 8;
        break;
    case 2:
        put.word = 0x400;
        put.word |= f_Rb << 32;
        put.wrong |= f_Rb >> 8;
        put.word |= f_BCNT << 42;
        put.wrong |= f_BCNT >> 12;
        break;
    case 3:
        put.word = 0x800;
        put.word |= f_BID << 54;
        put.wrong |= f_BID >> 4;
        put.word |= f_Rb << 32;
        put.wrong |= f_Rb >> 8;
        break;
    case 4:
        put.word = 0xa00;
        put.word |= f_BID << 54;
        put.wrong |= f_BID >> 4;
        break;
    case 5:
        put.word = 0xa00;
        put.word |= f_BID << 54;
        put.wrong |= f_BID >> 4;
        put.word |= f_BCNT << 42;
        put.wrong |= f_BCNT >> 12;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_bara(const uint8_t *line, uint64_t f_Rb, uint64_t f_BCNT, uint64_t f_BID)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        put.word = 0x200;
        put.word |= f_Rb << 32;
        put.wrong |= f_Rb >> 8;
        break;
    case 1:
        put.word = 0x400;
        put.word |= f_Rb << 32;
        put.wrong |= f_Rb >> 8;
        put.word |= f_BCNT << 42;
        put.wrong |= f_BCNT >> 12;
        break;
    case 2:
        put.word = 0x800;
        put.word |= f_BID << 54;
        put.wrong |= f_BID >> 4;
        put.word |= f_Rb << 32;
        put.wrong |= f_Rb >> 8;
        break;
    case 3:
        put.word = 0xa00;
        put.word |= f_BID << 54;
        put.wrong |= f_BID >> 4;
        put.word |= f_BCNT << 42;
        put.wrong |= f_BCNT >> 12;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_po(const uint8_t *line, uint64_t f_P0)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        put.word = RT_U128(0xe0000, 0x0);
        break;
    case 1:
        put.word |= (rt_u128)f_P0 << 81;
        put.wrong |= f_P0 >> 3;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_dlist(const uint8_t *line, uint64_t f_D4, uint64_t f_D3, uint64_t f_D2, uint64_t f_D1, uint64_t f_D0)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        break;
    case 1:
        put.word = UINT64_C(0x2000000000);
        put.word |= f_D4 << 36;
        put.wrong |= f_D4 >> 1;
        put.word |= f_D3 << 35;
        put.wrong |= f_D3 >> 1;
        put.word |= f_D2 << 34;
        put.wrong |= f_D2 >> 1;
        put.word |= f_D1 << 33;
        put.wrong |= f_D1 >> 1;
        put.word |= f_D0 << 32;
        put.wrong |= f_D0 >> 1;
        break;
    case 2:
        put.word = UINT64_C(0x1000000000);
        put.word |= f_D3 << 35;
        put.wrong |= f_D3 >> 1;
        put.word |= f_D2 << 34;
        put.wrong |= f_D2 >> 1;
        put.word |= f_D1 << 33;
        put.wrong |= f_D1 >> 1;
        put.word |= f_D0 << 32;
        put.wrong |= f_D0 >> 1;
        break;
    case 3:
        put.word = UINT64_C(0x800000000);
        put.word |= f_D2 << 34;
        put.wrong |= f_D2 >> 1;
        put.word |= f_D1 << 33;
        put.wrong |= f_D1 >> 1;
        put.word |= f_D0 << 32;
        put.wrong |= f_D0 >> 1;
        break;
    case 4:
        put.word = UINT64_C(0x400000000);
        put.word |= f_D1 << 33;
        put.wrong |= f_D1 >> 1;
        put.word |= f_D0 << 32;
        put.wrong |= f_D0 >> 1;
        break;
    case 5:
        put.word = UINT64_C(0x200000000);
        put.word |= f_D0 << 32;
        put.wrong |= f_D0 >> 1;
        break;
    case 6:
        put.word = UINT64_C(0x100000000);
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_ml(const uint8_t *line, uint64_t f_LONG, uint64_t f_LONGH, uint64_t f_CBANK, uint64_t f_COFF, uint64_t f_Ub)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        put.word = 0x800;
        put.word |= (rt_u128)f_LONG << 34;
        put.wrong |= f_LONG >> 47;
        break;
    case 1:
        put.word = 0x800;
        put.word |= ((f_LONGH & 0xff) << 16) | (((rt_u128)f_LONGH >> 8 & UINT64_C(0x7fffffffffff)) << 34);
        put.wrong |= f_LONGH >> 55;
        break;
    case 2:
        put.word = 0xa00;
        put.word |= f_CBANK << 54;
        put.wrong |= f_CBANK >> 5;
        put.word |= f_COFF << 40;
        put.wrong |= f_COFF >> 14;
        break;
    case 3:
        put.word = RT_U128(0x8000000, 0xa00);
        put.word |= f_Ub << 32;
        put.wrong |= f_Ub >> 6;
        put.word |= f_COFF << 40;
        put.wrong |= f_COFF >> 14;
        break;
    case 4:
        put.word = RT_U128(0x8000000, 0xc00);
        put.word |= f_Ub << 32;
        put.wrong |= f_Ub >> 6;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_al(const uint8_t *line, uint64_t f_Ra, uint64_t f_Uc, uint64_t f_OFF)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        put.word |= f_Ra << 24;
        put.wrong |= f_Ra >> 8;
        put.word |= (rt_u128)f_Uc << 64;
        put.wrong |= f_Uc >> 6;
        break;
    case 1:
        put.word |= f_Ra << 24;
        put.wrong |= f_Ra >> 8;
        put.word |= (rt_u128)f_Uc << 64;
        put.wrong |= f_Uc >> 6;
        put.word |= f_OFF << 40;
        put.wrong |= f_OFF >> 24;
        break;
    case 2:
        put.word = 0xff000000u;
        put.word |= (rt_u128)f_Uc << 64;
        put.wrong |= f_Uc >> 6;
        break;
    case 3:
        put.word = 0xff000000u;
        put.word |= (rt_u128)f_Uc << 64;
        put.wrong |= f_Uc >> 6;
        put.word |= f_OFF << 40;
        put.wrong |= f_OFF >> 24;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_syat(const uint8_t *line, uint64_t f_Ua, uint64_t f_OFF)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        put.word |= f_Ua << 24;
        put.wrong |= f_Ua >> 6;
        break;
    case 1:
        put.word |= f_Ua << 24;
        put.wrong |= f_Ua >> 6;
        put.word |= f_OFF << 40;
        put.wrong |= f_OFF >> 24;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_uguard(const uint8_t *line, uint64_t f_GUP)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        put.word = 0x7000;
        break;
    case 1:
        put.word |= f_GUP << 12;
        put.wrong |= f_GUP >> 3;
        break;
    case 2:
        put.word = 0x8000;
        put.word |= f_GUP << 12;
        put.wrong |= f_GUP >> 3;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_au(const uint8_t *line, uint64_t f_Ra, uint64_t f_Uc, uint64_t f_OFF)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        put.word |= f_Ra << 24;
        put.wrong |= f_Ra >> 8;
        put.word |= (rt_u128)f_Uc << 64;
        put.wrong |= f_Uc >> 6;
        break;
    case 1:
        put.word |= f_Ra << 24;
        put.wrong |= f_Ra >> 8;
        put.word |= (rt_u128)f_Uc << 64;
        put.wrong |= f_Uc >> 6;
        put.word |= f_OFF << 40;
        put.wrong |= f_OFF >> 24;
        break;
    case 2:
        put.word = RT_U128(0x4000000, 0x0);
        put.word |= f_Ra << 24;
        put.wrong |= f_Ra >> 8;
        put.word |= (rt_u128)f_Uc << 64;
        put.wrong |= f_Uc >> 6;
        break;
    case 3:
        put.word = RT_U128(0x4000000, 0x0);
        put.word |= f_Ra << 24;
        put.wrong |= f_Ra >> 8;
        put.word |= (rt_u128)f_Uc << 64;
        put.wrong |= f_Uc >> 6;
        put.word |= f_OFF << 40;
        put.wrong |= f_OFF >> 24;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_ar32(const uint8_t *line, uint64_t f_Ra, uint64_t f_OFF32)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        put.word |= f_Ra << 24;
        put.wrong |= f_Ra >> 8;
        break;
    case 1:
        put.word |= f_Ra << 24;
        put.wrong |= f_Ra >> 8;
        put.word |= f_OFF32 << 32;
        put.wrong |= f_OFF32 >> 32;
        break;
    case 2:
        put.word = 0xff000000u;
        put.word |= f_OFF32 << 32;
        put.wrong |= f_OFF32 >> 32;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_al_2(const uint8_t *line, uint64_t f_Ra, uint64_t f_Ub, uint64_t f_OFF)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        put.word |= f_Ra << 24;
        put.wrong |= f_Ra >> 8;
        put.word |= f_Ub << 32;
        put.wrong |= f_Ub >> 6;
        break;
    case 1:
        put.word |= f_Ra << 24;
        put.wrong |= f_Ra >> 8;
        put.word |= f_Ub << 32;
        put.wrong |= f_Ub >> 6;
        put.word |= f_OFF << 40;
        put.wrong |= f_OFF >> 24;
        break;
    case 2:
        put.word = 0xff000000u;
        put.word |= f_Ub << 32;
        put.wrong |= f_Ub >> 6;
        break;
    case 3:
        put.word = 0xff000000u;
        put.word |= f_Ub << 32;
        put.wrong |= f_Ub >> 6;
        put.word |= f_OFF << 40;
        put.wrong |= f_OFF >> 24;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_qsp(const uint8_t *line, uint64_t f_QSPACE, uint64_t f_QSPACE9)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        put.word |= (rt_u128)f_QSPACE << 73;
        put.wrong |= f_QSPACE >> 2;
        break;
    case 1:
        put.word |= (rt_u128)f_QSPACE9 << 73;
        put.wrong |= f_QSPACE9 >> 2;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_at_3(const uint8_t *line, uint64_t f_Ra, uint64_t f_Ub, uint64_t f_OFF)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        put.word |= f_Ra << 24;
        put.wrong |= f_Ra >> 8;
        put.word |= f_Ub << 32;
        put.wrong |= f_Ub >> 6;
        break;
    case 1:
        put.word |= f_Ra << 24;
        put.wrong |= f_Ra >> 8;
        put.word |= f_Ub << 32;
        put.wrong |= f_Ub >> 6;
        put.word |= f_OFF << 40;
        put.wrong |= f_OFF >> 24;
        break;
    case 2:
        put.word = RT_U128(0x4000000, 0x0);
        put.word |= f_Ra << 24;
        put.wrong |= f_Ra >> 8;
        put.word |= f_Ub << 32;
        put.wrong |= f_Ub >> 6;
        break;
    case 3:
        put.word = RT_U128(0x4000000, 0x0);
        put.word |= f_Ra << 24;
        put.wrong |= f_Ra >> 8;
        put.word |= f_Ub << 32;
        put.wrong |= f_Ub >> 6;
        put.word |= f_OFF << 40;
        put.wrong |= f_OFF >> 24;
        break;
    case 4:
        put.word = 0xff000000u;
        put.word |= f_Ub << 32;
        put.wrong |= f_Ub >> 6;
        break;
    case 5:
        put.word = 0xff000000u;
        put.word |= f_Ub << 32;
        put.wrong |= f_Ub >> 6;
        put.word |= f_OFF << 40;
        put.wrong |= f_OFF >> 24;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_au_2(const uint8_t *line, uint64_t f_Ra, uint64_t f_Ub, uint64_t f_OFF)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        put.word |= f_Ra << 24;
        put.wrong |= f_Ra >> 8;
        put.word |= f_Ub << 32;
        put.wrong |= f_Ub >> 6;
        break;
    case 1:
        put.word |= f_Ra << 24;
        put.wrong |= f_Ra >> 8;
        put.word |= f_Ub << 32;
        put.wrong |= f_Ub >> 6;
        put.word |= f_OFF << 40;
        put.wrong |= f_OFF >> 24;
        break;
    case 2:
        put.word = RT_U128(0x4000000, 0x0);
        put.word |= f_Ra << 24;
        put.wrong |= f_Ra >> 8;
        put.word |= f_Ub << 32;
        put.wrong |= f_Ub >> 6;
        break;
    case 3:
        put.word = RT_U128(0x4000000, 0x0);
        put.word |= f_Ra << 24;
        put.wrong |= f_Ra >> 8;
        put.word |= f_Ub << 32;
        put.wrong |= f_Ub >> 6;
        put.word |= f_OFF << 40;
        put.wrong |= f_OFF >> 24;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_upo(const uint8_t *line, uint64_t f_U0)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        put.word = RT_U128(0xe0000, 0x0);
        break;
    case 1:
        put.word |= (rt_u128)f_U0 << 81;
        put.wrong |= f_U0 >> 3;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_to(const uint8_t *line, uint64_t f_REL, uint64_t f_RELH)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        put.word |= (rt_u128)f_REL << 34;
        put.wrong |= f_REL >> 48;
        break;
    case 1:
        put.word |= ((f_RELH & 0xff) << 16) | (((rt_u128)f_RELH >> 8 & UINT64_C(0xffffffffffff)) << 34);
        put.wrong |= f_RELH >> 56;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_place(const uint8_t *line, uint64_t f_AT34, uint64_t f_ATH)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        put.word |= (rt_u128)f_AT34 << 34;
        put.wrong |= f_AT34 >> 47;
        break;
    case 1:
        put.word |= ((f_ATH & 0xff) << 16) | (((rt_u128)f_ATH >> 8 & UINT64_C(0x7fffffffffff)) << 34);
        put.wrong |= f_ATH >> 55;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_cb(const uint8_t *line, uint64_t f_CBANK, uint64_t f_COFF, uint64_t f_Ub)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        put.word |= f_CBANK << 54;
        put.wrong |= f_CBANK >> 5;
        put.word |= f_COFF << 40;
        put.wrong |= f_COFF >> 14;
        break;
    case 1:
        put.word = RT_U128(0x8000000, 0x0);
        put.word |= f_Ub << 32;
        put.wrong |= f_Ub >> 6;
        put.word |= f_COFF << 40;
        put.wrong |= f_COFF >> 14;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_by(const uint8_t *line, uint64_t f_FAR, uint64_t f_FARH)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0: case 2:
        break;
    case 1:
        put.word |= (rt_u128)f_FAR << 34;
        put.wrong |= f_FAR >> 48;
        break;
    case 3:
        put.word |= ((f_FARH & 0xff) << 16) | (((rt_u128)f_FARH >> 8 & UINT64_C(0xffffffffffff)) << 34);
        put.wrong |= f_FARH >> 56;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_bpn(const uint8_t *line, uint64_t f_BPNUM)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        break;
    case 1:
        put.word |= f_BPNUM << 34;
        put.wrong |= f_BPNUM >> 3;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_cs32(const uint8_t *line, uint64_t f_NB, uint64_t f_Rb, uint64_t f_RB, uint64_t f_FIMM, uint64_t f_CBANK, uint64_t f_COFF, uint64_t f_Ub)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        put.word = 0x200;
        put.word |= f_NB << 63;
        put.wrong |= f_NB >> 1;
        put.word |= f_Rb << 32;
        put.wrong |= f_Rb >> 8;
        put.word |= (rt_u128)f_RB << 123;
        put.wrong |= f_RB >> 1;
        break;
    case 1:
        put.word = UINT64_C(0x4000000000000200);
        put.word |= f_NB << 63;
        put.wrong |= f_NB >> 1;
        put.word |= f_Rb << 32;
        put.wrong |= f_Rb >> 8;
        put.word |= (rt_u128)f_RB << 123;
        put.wrong |= f_RB >> 1;
        break;
    case 2:
        put.word = 0x800;
        put.word |= f_FIMM << 32;
        put.wrong |= f_FIMM >> 32;
        break;
    case 3:
        put.word = 0xa00;
        put.word |= f_NB << 63;
        put.wrong |= f_NB >> 1;
        put = with(put, put_cb(line + 1, f_CBANK, f_COFF, f_Ub));
        break;
    case 4:
        put.word = UINT64_C(0x4000000000000a00);
        put.word |= f_NB << 63;
        put.wrong |= f_NB >> 1;
        put = with(put, put_cb(line + 2, f_CBANK, f_COFF, f_Ub));
        break;
    case 5:
        put.word = RT_U128(0x8000000, 0xc00);
        put.word |= f_NB << 63;
        put.wrong |= f_NB >> 1;
        put.word |= f_Ub << 32;
        put.wrong |= f_Ub >> 6;
        break;
    case 6:
        put.word = RT_U128(0x8000000, UINT64_C(0x4000000000000c00));
        put.word |= f_NB << 63;
        put.wrong |= f_NB >> 1;
        put.word |= f_Ub << 32;
        put.wrong |= f_Ub >> 6;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_c77(const uint8_t *line)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0: case 1: case 2:
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_cs16(const uint8_t *line, uint64_t f_NB, uint64_t f_Rb, uint64_t f_RB, uint64_t f_CHALF, uint64_t f_HIL, uint64_t f_CBANK, uint64_t f_COFF, uint64_t f_Ub)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        put.word = 0x200;
        put.word |= f_NB << 63;
        put.wrong |= f_NB >> 1;
        put.word |= f_Rb << 32;
        put.wrong |= f_Rb >> 8;
        put.word |= (rt_u128)f_RB << 123;
        put.wrong |= f_RB >> 1;
        put.word |= f_CHALF << 60;
        put.wrong |= f_CHALF >> 2;
        break;
    case 1:
        put.word = UINT64_C(0x4000000000000200);
        put.word |= f_NB << 63;
        put.wrong |= f_NB >> 1;
        put.word |= f_Rb << 32;
        put.wrong |= f_Rb >> 8;
        put.word |= (rt_u128)f_RB << 123;
        put.wrong |= f_RB >> 1;
        put.word |= f_CHALF << 60;
        put.wrong |= f_CHALF >> 2;
        break;
    case 2:
        put.word = 0x800;
        put.word |= f_HIL << 32;
        put.wrong |= f_HIL >> 16;
        break;
    case 3:
        put.word = 0xa00;
        put.word |= f_NB << 63;
        put.wrong |= f_NB >> 1;
        put.word |= f_CHALF << 60;
        put.wrong |= f_CHALF >> 2;
        put = with(put, put_cb(line + 1, f_CBANK, f_COFF, f_Ub));
        break;
    case 4:
        put.word = UINT64_C(0x4000000000000a00);
        put.word |= f_NB << 63;
        put.wrong |= f_NB >> 1;
        put.word |= f_CHALF << 60;
        put.wrong |= f_CHALF >> 2;
        put = with(put, put_cb(line + 2, f_CBANK, f_COFF, f_Ub));
        break;
    case 5:
        put.word = RT_U128(0x8000000, 0xc00);
        put.word |= f_NB << 63;
        put.wrong |= f_NB >> 1;
        put.word |= f_Ub << 32;
        put.wrong |= f_Ub >> 6;
        put.word |= f_CHALF << 60;
        put.wrong |= f_CHALF >> 2;
        break;
    case 6:
        put.word = RT_U128(0x8000000, UINT64_C(0x4000000000000c00));
        put.word |= f_NB << 63;
        put.wrong |= f_NB >> 1;
        put.word |= f_Ub << 32;
        put.wrong |= f_Ub >> 6;
        put.word |= f_CHALF << 60;
        put.wrong |= f_CHALF >> 2;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_cs64(const uint8_t *line, uint64_t f_NB, uint64_t f_Rb, uint64_t f_RB, uint64_t f_DIMM, uint64_t f_CBANK, uint64_t f_COFF, uint64_t f_Ub)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        put.word = 0x200;
        put.word |= f_NB << 63;
        put.wrong |= f_NB >> 1;
        put.word |= f_Rb << 32;
        put.wrong |= f_Rb >> 8;
        put.word |= (rt_u128)f_RB << 123;
        put.wrong |= f_RB >> 1;
        break;
    case 1:
        put.word = UINT64_C(0x4000000000000200);
        put.word |= f_NB << 63;
        put.wrong |= f_NB >> 1;
        put.word |= f_Rb << 32;
        put.wrong |= f_Rb >> 8;
        put.word |= (rt_u128)f_RB << 123;
        put.wrong |= f_RB >> 1;
        break;
    case 2:
        put.word = 0x800;
        put.word |= f_DIMM << 32;
        put.wrong |= f_DIMM >> 32;
        break;
    case 3:
        put.word = 0xa00;
        put.word |= f_NB << 63;
        put.wrong |= f_NB >> 1;
        put = with(put, put_cb(line + 1, f_CBANK, f_COFF, f_Ub));
        break;
    case 4:
        put.word = UINT64_C(0x4000000000000a00);
        put.word |= f_NB << 63;
        put.wrong |= f_NB >> 1;
        put = with(put, put_cb(line + 2, f_CBANK, f_COFF, f_Ub));
        break;
    case 5:
        put.word = RT_U128(0x8000000, 0xc00);
        put.word |= f_NB << 63;
        put.wrong |= f_NB >> 1;
        put.word |= f_Ub << 32;
        put.wrong |= f_Ub >> 6;
        break;
    case 6:
        put.word = RT_U128(0x8000000, UINT64_C(0x4000000000000c00));
        put.word |= f_NB << 63;
        put.wrong |= f_NB >> 1;
        put.word |= f_Ub << 32;
        put.wrong |= f_Ub >> 6;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_c86(const uint8_t *line)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0: case 1:
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_ci8(const uint8_t *line, uint64_t f_Rb, uint64_t f_RB, uint64_t f_CBYTE, uint64_t f_CBANK, uint64_t f_COFF, uint64_t f_Ub)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        put.word = 0x200;
        put.word |= f_Rb << 32;
        put.wrong |= f_Rb >> 8;
        put.word |= (rt_u128)f_RB << 123;
        put.wrong |= f_RB >> 1;
        put.word |= f_CBYTE << 60;
        put.wrong |= f_CBYTE >> 2;
        break;
    case 1:
        put.word = 0xa00;
        put.word |= f_CBYTE << 60;
        put.wrong |= f_CBYTE >> 2;
        put = with(put, put_cb(line + 1, f_CBANK, f_COFF, f_Ub));
        break;
    case 2:
        put.word = RT_U128(0x8000000, 0xc00);
        put.word |= f_Ub << 32;
        put.wrong |= f_Ub >> 6;
        put.word |= f_CBYTE << 60;
        put.wrong |= f_CBYTE >> 2;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_ci16(const uint8_t *line, uint64_t f_Rb, uint64_t f_RB, uint64_t f_CHALF, uint64_t f_CBANK, uint64_t f_COFF, uint64_t f_Ub)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        put.word = 0x200;
        put.word |= f_Rb << 32;
        put.wrong |= f_Rb >> 8;
        put.word |= (rt_u128)f_RB << 123;
        put.wrong |= f_RB >> 1;
        put.word |= f_CHALF << 60;
        put.wrong |= f_CHALF >> 2;
        break;
    case 1:
        put.word = 0xa00;
        put.word |= f_CHALF << 60;
        put.wrong |= f_CHALF >> 2;
        put = with(put, put_cb(line + 1, f_CBANK, f_COFF, f_Ub));
        break;
    case 2:
        put.word = RT_U128(0x8000000, 0xc00);
        put.word |= f_Ub << 32;
        put.wrong |= f_Ub >> 6;
        put.word |= f_CHALF << 60;
        put.wrong |= f_CHALF >> 2;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_sbu(const uint8_t *line, uint64_t f_Rb, uint64_t f_RB, uint64_t f_UIMM, uint64_t f_CBANK, uint64_t f_COFF, uint64_t f_Ub)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        put.word = 0x200;
        put.word |= f_Rb << 32;
        put.wrong |= f_Rb >> 8;
        put.word |= (rt_u128)f_RB << 123;
        put.wrong |= f_RB >> 1;
        break;
    case 1:
        put.word = 0x800;
        put.word |= f_UIMM << 32;
        put.wrong |= f_UIMM >> 32;
        break;
    case 2:
        put.word = 0xa00;
        put.word |= f_CBANK << 54;
        put.wrong |= f_CBANK >> 5;
        put.word |= f_COFF << 40;
        put.wrong |= f_COFF >> 14;
        break;
    case 3:
        put.word = RT_U128(0x8000000, 0xa00);
        put.word |= f_Ub << 32;
        put.wrong |= f_Ub >> 6;
        put.word |= f_COFF << 40;
        put.wrong |= f_COFF >> 14;
        break;
    case 4:
        put.word = RT_U128(0x8000000, 0xc00);
        put.word |= f_Ub << 32;
        put.wrong |= f_Ub >> 6;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_cpack(const uint8_t *line, uint64_t f_CSATF, uint64_t f_CRELU, uint64_t f_CBF)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0: case 1:
        put.word |= (rt_u128)f_CSATF << 77;
        put.wrong |= f_CSATF >> 1;
        put.word |= (rt_u128)f_CRELU << 75;
        put.wrong |= f_CRELU >> 1;
        put.word |= (rt_u128)f_CBF << 76;
        put.wrong |= f_CBF >> 1;
        break;
    case 2:
        put.word |= (rt_u128)f_CSATF << 77;
        put.wrong |= f_CSATF >> 1;
        put.word |= (rt_u128)f_CRELU << 75;
        put.wrong |= f_CRELU >> 1;
        break;
    case 3:
        put.word = RT_U128(0x1000, 0x0);
        put.word |= (rt_u128)f_CSATF << 77;
        put.wrong |= f_CSATF >> 1;
        put.word |= (rt_u128)f_CRELU << 75;
        put.wrong |= f_CRELU >> 1;
        break;
    case 4:
        put.word = RT_U128(0x800000, 0x0);
        put.word |= (rt_u128)f_CSATF << 77;
        put.wrong |= f_CSATF >> 1;
        put.word |= (rt_u128)f_CRELU << 75;
        put.wrong |= f_CRELU >> 1;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_cx(const uint8_t *line, uint64_t f_Rb, uint64_t f_RB, uint64_t f_FIMM, uint64_t f_CBANK, uint64_t f_COFF, uint64_t f_Ub)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        put.word = 0x200;
        put.word |= f_Rb << 32;
        put.wrong |= f_Rb >> 8;
        put.word |= (rt_u128)f_RB << 123;
        put.wrong |= f_RB >> 1;
        break;
    case 1:
        put.word = 0x800;
        put.word |= f_FIMM << 32;
        put.wrong |= f_FIMM >> 32;
        break;
    case 2:
        put.word = 0xa00;
        put.word |= f_CBANK << 54;
        put.wrong |= f_CBANK >> 5;
        put.word |= f_COFF << 40;
        put.wrong |= f_COFF >> 14;
        break;
    case 3:
        put.word = RT_U128(0x8000000, 0xa00);
        put.word |= f_Ub << 32;
        put.wrong |= f_Ub >> 6;
        put.word |= f_COFF << 40;
        put.wrong |= f_COFF >> 14;
        break;
    case 4:
        put.word = RT_U128(0x8000000, 0xc00);
        put.word |= f_Ub << 32;
        put.wrong |= f_Ub >> 6;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_cpack_2(const uint8_t *line, uint64_t f_CSATF, uint64_t f_CRELU, uint64_t f_CBF)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0: case 1:
        put.word |= (rt_u128)f_CSATF << 77;
        put.wrong |= f_CSATF >> 1;
        put.word |= (rt_u128)f_CRELU << 75;
        put.wrong |= f_CRELU >> 1;
        put.word |= (rt_u128)f_CBF << 76;
        put.wrong |= f_CBF >> 1;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_cxt(const uint8_t *line, uint64_t f_FIMM, uint64_t f_CBANK, uint64_t f_COFF, uint64_t f_Ub)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        put.word = 0x400;
        put.word |= f_FIMM << 32;
        put.wrong |= f_FIMM >> 32;
        break;
    case 1:
        put.word = 0x600;
        put.word |= f_CBANK << 54;
        put.wrong |= f_CBANK >> 5;
        put.word |= f_COFF << 40;
        put.wrong |= f_COFF >> 14;
        break;
    case 2:
        put.word = RT_U128(0x8000000, 0x600);
        put.word |= f_Ub << 32;
        put.wrong |= f_Ub >> 6;
        put.word |= f_COFF << 40;
        put.wrong |= f_COFF >> 14;
        break;
    case 3:
        put.word = RT_U128(0x8000000, 0xe00);
        put.word |= f_Ub << 32;
        put.wrong |= f_Ub >> 6;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_cips(const uint8_t *line, uint64_t f_CPSX, uint64_t f_CPSH)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        break;
    case 1:
        put.word |= (rt_u128)f_CPSX << 74;
        put.wrong |= f_CPSX >> 2;
        break;
    case 2:
        put.word |= (rt_u128)f_CPSH << 74;
        put.wrong |= f_CPSH >> 2;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_cipc(const uint8_t *line)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        break;
    case 1:
        put.word = RT_U128(0x100, 0x0);
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_da(const uint8_t *line, uint64_t f_NA, uint64_t f_Ra, uint64_t f_RA)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        put.word |= (rt_u128)f_NA << 72;
        put.wrong |= f_NA >> 1;
        put.word |= f_Ra << 24;
        put.wrong |= f_Ra >> 8;
        put.word |= (rt_u128)f_RA << 122;
        put.wrong |= f_RA >> 1;
        break;
    case 1:
        put.word = RT_U128(0x200, 0x0);
        put.word |= (rt_u128)f_NA << 72;
        put.wrong |= f_NA >> 1;
        put.word |= f_Ra << 24;
        put.wrong |= f_Ra >> 8;
        put.word |= (rt_u128)f_RA << 122;
        put.wrong |= f_RA >> 1;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_dc(const uint8_t *line, uint64_t f_NC, uint64_t f_Rc, uint64_t f_RC)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        put.word |= (rt_u128)f_NC << 75;
        put.wrong |= f_NC >> 1;
        put.word |= (rt_u128)f_Rc << 64;
        put.wrong |= f_Rc >> 8;
        put.word |= (rt_u128)f_RC << 124;
        put.wrong |= f_RC >> 1;
        break;
    case 1:
        put.word = RT_U128(0x400, 0x0);
        put.word |= (rt_u128)f_NC << 75;
        put.wrong |= f_NC >> 1;
        put.word |= (rt_u128)f_Rc << 64;
        put.wrong |= f_Rc >> 8;
        put.word |= (rt_u128)f_RC << 124;
        put.wrong |= f_RC >> 1;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_dt(const uint8_t *line, uint64_t f_DIMM, uint64_t f_NB, uint64_t f_CBANK, uint64_t f_COFF, uint64_t f_Ub)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        put.word = 0x400;
        put.word |= f_DIMM << 32;
        put.wrong |= f_DIMM >> 32;
        break;
    case 1:
        put.word = 0x600;
        put.word |= f_NB << 63;
        put.wrong |= f_NB >> 1;
        put = with(put, put_cb(line + 1, f_CBANK, f_COFF, f_Ub));
        break;
    case 2:
        put.word = UINT64_C(0x4000000000000600);
        put.word |= f_NB << 63;
        put.wrong |= f_NB >> 1;
        put = with(put, put_cb(line + 2, f_CBANK, f_COFF, f_Ub));
        break;
    case 3:
        put.word = RT_U128(0x8000000, 0xe00);
        put.word |= f_NB << 63;
        put.wrong |= f_NB >> 1;
        put.word |= f_Ub << 32;
        put.wrong |= f_Ub >> 6;
        break;
    case 4:
        put.word = RT_U128(0x8000000, UINT64_C(0x4000000000000e00));
        put.word |= f_NB << 63;
        put.wrong |= f_NB >> 1;
        put.word |= f_Ub << 32;
        put.wrong |= f_Ub >> 6;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_dcb(const uint8_t *line, uint64_t f_NC, uint64_t f_Rc, uint64_t f_RB)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        put.word |= (rt_u128)f_NC << 75;
        put.wrong |= f_NC >> 1;
        put.word |= (rt_u128)f_Rc << 64;
        put.wrong |= f_Rc >> 8;
        put.word |= (rt_u128)f_RB << 123;
        put.wrong |= f_RB >> 1;
        break;
    case 1:
        put.word = RT_U128(0x400, 0x0);
        put.word |= (rt_u128)f_NC << 75;
        put.wrong |= f_NC >> 1;
        put.word |= (rt_u128)f_Rc << 64;
        put.wrong |= f_Rc >> 8;
        put.word |= (rt_u128)f_RB << 123;
        put.wrong |= f_RB >> 1;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_dl(const uint8_t *line, uint64_t f_NB, uint64_t f_Rb, uint64_t f_RC, uint64_t f_DIMM, uint64_t f_CBANK, uint64_t f_COFF, uint64_t f_Ub)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        put.word = 0x200;
        put.word |= f_NB << 63;
        put.wrong |= f_NB >> 1;
        put.word |= f_Rb << 32;
        put.wrong |= f_Rb >> 8;
        put.word |= (rt_u128)f_RC << 124;
        put.wrong |= f_RC >> 1;
        break;
    case 1:
        put.word = UINT64_C(0x4000000000000200);
        put.word |= f_NB << 63;
        put.wrong |= f_NB >> 1;
        put.word |= f_Rb << 32;
        put.wrong |= f_Rb >> 8;
        put.word |= (rt_u128)f_RC << 124;
        put.wrong |= f_RC >> 1;
        break;
    case 2:
        put.word = 0x400;
        put.word |= f_DIMM << 32;
        put.wrong |= f_DIMM >> 32;
        break;
    case 3:
        put.word = 0x600;
        put.word |= f_NB << 63;
        put.wrong |= f_NB >> 1;
        put = with(put, put_cb(line + 1, f_CBANK, f_COFF, f_Ub));
        break;
    case 4:
        put.word = UINT64_C(0x4000000000000600);
        put.word |= f_NB << 63;
        put.wrong |= f_NB >> 1;
        put = with(put, put_cb(line + 2, f_CBANK, f_COFF, f_Ub));
        break;
    case 5:
        put.word = RT_U128(0x8000000, 0xe00);
        put.word |= f_NB << 63;
        put.wrong |= f_NB >> 1;
        put.word |= f_Ub << 32;
        put.wrong |= f_Ub >> 6;
        break;
    case 6:
        put.word = RT_U128(0x8000000, UINT64_C(0x4000000000000e00));
        put.word |= f_NB << 63;
        put.wrong |= f_NB >> 1;
        put.word |= f_Ub << 32;
        put.wrong |= f_Ub >> 6;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_fl(const uint8_t *line, uint64_t f_NB, uint64_t f_Rb, uint64_t f_RC, uint64_t f_FIMM, uint64_t f_CBANK, uint64_t f_COFF, uint64_t f_Ub)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        put.word = 0x200;
        put.word |= f_NB << 63;
        put.wrong |= f_NB >> 1;
        put.word |= f_Rb << 32;
        put.wrong |= f_Rb >> 8;
        put.word |= (rt_u128)f_RC << 124;
        put.wrong |= f_RC >> 1;
        break;
    case 1:
        put.word = UINT64_C(0x4000000000000200);
        put.word |= f_NB << 63;
        put.wrong |= f_NB >> 1;
        put.word |= f_Rb << 32;
        put.wrong |= f_Rb >> 8;
        put.word |= (rt_u128)f_RC << 124;
        put.wrong |= f_RC >> 1;
        break;
    case 2:
        put.word = 0x400;
        put.word |= f_FIMM << 32;
        put.wrong |= f_FIMM >> 32;
        break;
    case 3:
        put.word = 0x600;
        put.word |= f_NB << 63;
        put.wrong |= f_NB >> 1;
        put = with(put, put_cb(line + 1, f_CBANK, f_COFF, f_Ub));
        break;
    case 4:
        put.word = UINT64_C(0x4000000000000600);
        put.word |= f_NB << 63;
        put.wrong |= f_NB >> 1;
        put = with(put, put_cb(line + 2, f_CBANK, f_COFF, f_Ub));
        break;
    case 5:
        put.word = RT_U128(0x8000000, 0xe00);
        put.word |= f_NB << 63;
        put.wrong |= f_NB >> 1;
        put.word |= f_Ub << 32;
        put.wrong |= f_Ub >> 6;
        break;
    case 6:
        put.word = RT_U128(0x8000000, UINT64_C(0x4000000000000e00));
        put.word |= f_NB << 63;
        put.wrong |= f_NB >> 1;
        put.word |= f_Ub << 32;
        put.wrong |= f_Ub >> 6;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_ft(const uint8_t *line, uint64_t f_FIMM, uint64_t f_NB, uint64_t f_CBANK, uint64_t f_COFF, uint64_t f_Ub)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        put.word = 0x400;
        put.word |= f_FIMM << 32;
        put.wrong |= f_FIMM >> 32;
        break;
    case 1:
        put.word = 0x600;
        put.word |= f_NB << 63;
        put.wrong |= f_NB >> 1;
        put = with(put, put_cb(line + 1, f_CBANK, f_COFF, f_Ub));
        break;
    case 2:
        put.word = UINT64_C(0x4000000000000600);
        put.word |= f_NB << 63;
        put.wrong |= f_NB >> 1;
        put = with(put, put_cb(line + 2, f_CBANK, f_COFF, f_Ub));
        break;
    case 3:
        put.word = RT_U128(0x8000000, 0xe00);
        put.word |= f_NB << 63;
        put.wrong |= f_NB >> 1;
        put.word |= f_Ub << 32;
        put.wrong |= f_Ub >> 6;
        break;
    case 4:
        put.word = RT_U128(0x8000000, UINT64_C(0x4000000000000e00));
        put.word |= f_NB << 63;
        put.wrong |= f_NB >> 1;
        put.word |= f_Ub << 32;
        put.wrong |= f_Ub >> 6;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_fmmod(const uint8_t *line, uint64_t f_FTZ, uint64_t f_FNAN, uint64_t f_FXORS)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        put.word |= (rt_u128)f_FTZ << 80;
        put.wrong |= f_FTZ >> 1;
        break;
    case 1:
        put.word |= (rt_u128)f_FTZ << 80;
        put.wrong |= f_FTZ >> 1;
        put.word |= (rt_u128)f_FNAN << 81;
        put.wrong |= f_FNAN >> 1;
        break;
    case 2: case 3:
        put.word |= (rt_u128)f_FTZ << 80;
        put.wrong |= f_FTZ >> 1;
        put.word |= (rt_u128)f_FNAN << 81;
        put.wrong |= f_FNAN >> 1;
        put.word |= (rt_u128)f_FXORS << 82;
        put.wrong |= f_FXORS >> 1;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_fmut(const uint8_t *line, uint64_t f_MUH, uint64_t f_MUT)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        break;
    case 1:
        put.word |= (rt_u128)f_MUH << 73;
        put.wrong |= f_MUH >> 1;
        break;
    case 2:
        put.word |= (rt_u128)f_MUT << 72;
        put.wrong |= f_MUT >> 2;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_fb(const uint8_t *line, uint64_t f_NB, uint64_t f_Rb, uint64_t f_RB, uint64_t f_CBANK, uint64_t f_COFF, uint64_t f_Ub)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        put.word = 0x200;
        put.word |= f_NB << 63;
        put.wrong |= f_NB >> 1;
        put.word |= f_Rb << 32;
        put.wrong |= f_Rb >> 8;
        put.word |= (rt_u128)f_RB << 123;
        put.wrong |= f_RB >> 1;
        break;
    case 1:
        put.word = UINT64_C(0x4000000000000200);
        put.word |= f_NB << 63;
        put.wrong |= f_NB >> 1;
        put.word |= f_Rb << 32;
        put.wrong |= f_Rb >> 8;
        put.word |= (rt_u128)f_RB << 123;
        put.wrong |= f_RB >> 1;
        break;
    case 2:
        put.word = 0xa00;
        put.word |= f_NB << 63;
        put.wrong |= f_NB >> 1;
        put = with(put, put_cb(line + 1, f_CBANK, f_COFF, f_Ub));
        break;
    case 3:
        put.word = UINT64_C(0x4000000000000a00);
        put.word |= f_NB << 63;
        put.wrong |= f_NB >> 1;
        put = with(put, put_cb(line + 2, f_CBANK, f_COFF, f_Ub));
        break;
    case 4:
        put.word = RT_U128(0x8000000, 0xc00);
        put.word |= f_NB << 63;
        put.wrong |= f_NB >> 1;
        put.word |= f_Ub << 32;
        put.wrong |= f_Ub >> 6;
        break;
    case 5:
        put.word = RT_U128(0x8000000, UINT64_C(0x4000000000000c00));
        put.word |= f_NB << 63;
        put.wrong |= f_NB >> 1;
        put.word |= f_Ub << 32;
        put.wrong |= f_Ub >> 6;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_fmuhalf(const uint8_t *line)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0: case 2:
        put.word = RT_U128(0x200, 0x0);
        break;
    case 1:
        put.word = RT_U128(0x100, 0x0);
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_arb(const uint8_t *line, uint64_t f_Rb)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        put.word = UINT64_C(0xff00000000);
        break;
    case 1:
        put.word |= f_Rb << 32;
        put.wrong |= f_Rb >> 8;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_arc(const uint8_t *line, uint64_t f_Rc)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        put.word = RT_U128(0xff, 0x0);
        break;
    case 1:
        put.word |= (rt_u128)f_Rc << 64;
        put.wrong |= f_Rc >> 8;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_ipaplace(const uint8_t *line, uint64_t f_IFROM, uint64_t f_CBANK, uint64_t f_COFF)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        put.word = 0x200;
        break;
    case 1:
        put.word = RT_U128(0x2000, 0x800);
        put.word |= f_IFROM << 32;
        put.wrong |= f_IFROM >> 32;
        break;
    case 2:
        put.word = RT_U128(0x2000, 0xa00);
        put.word |= f_CBANK << 54;
        put.wrong |= f_CBANK >> 5;
        put.word |= f_COFF << 40;
        put.wrong |= f_COFF >> 14;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_isb(const uint8_t *line, uint64_t f_Ra, uint64_t f_ISOFF)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0: case 1:
        put.word |= f_Ra << 24;
        put.wrong |= f_Ra >> 8;
        break;
    case 2:
        put.word |= f_Ra << 24;
        put.wrong |= f_Ra >> 8;
        put.word |= f_ISOFF << 40;
        put.wrong |= f_ISOFF >> 16;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_htadd(const uint8_t *line, uint64_t f_HF32, uint64_t f_HTY)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        put.word |= (rt_u128)f_HF32 << 78;
        put.wrong |= f_HF32 >> 1;
        break;
    case 1:
        put.word |= (((rt_u128)f_HTY & 0x1) << 78) | (((rt_u128)f_HTY >> 1 & 0x1) << 85);
        put.wrong |= f_HTY >> 2;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_hswa(const uint8_t *line, uint64_t f_HSA, uint64_t f_HXA)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        put.word |= (rt_u128)f_HSA << 74;
        put.wrong |= f_HSA >> 2;
        break;
    case 1:
        put.word |= (rt_u128)f_HXA << 74;
        put.wrong |= f_HXA >> 2;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_ha(const uint8_t *line, uint64_t f_NA, uint64_t f_Ra, uint64_t f_RA, uint64_t f_HSA, uint64_t f_HXA)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        put.word |= (rt_u128)f_NA << 72;
        put.wrong |= f_NA >> 1;
        put.word |= f_Ra << 24;
        put.wrong |= f_Ra >> 8;
        put.word |= (rt_u128)f_RA << 122;
        put.wrong |= f_RA >> 1;
        put = with(put, put_hswa(line + 1, f_HSA, f_HXA));
        break;
    case 1:
        put.word = RT_U128(0x200, 0x0);
        put.word |= (rt_u128)f_NA << 72;
        put.wrong |= f_NA >> 1;
        put.word |= f_Ra << 24;
        put.wrong |= f_Ra >> 8;
        put.word |= (rt_u128)f_RA << 122;
        put.wrong |= f_RA >> 1;
        put = with(put, put_hswa(line + 2, f_HSA, f_HXA));
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_hswb(const uint8_t *line, uint64_t f_HSB, uint64_t f_HXB)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        put.word |= f_HSB << 60;
        put.wrong |= f_HSB >> 2;
        break;
    case 1:
        put.word |= f_HXB << 60;
        put.wrong |= f_HXB >> 2;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_hl(const uint8_t *line, uint64_t f_NB, uint64_t f_Rb, uint64_t f_RC, uint64_t f_HSB, uint64_t f_HXB, uint64_t f_HIH, uint64_t f_HIL, uint64_t f_CBANK, uint64_t f_COFF, uint64_t f_Ub)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        put.word = 0x200;
        put.word |= f_NB << 63;
        put.wrong |= f_NB >> 1;
        put.word |= f_Rb << 32;
        put.wrong |= f_Rb >> 8;
        put.word |= (rt_u128)f_RC << 124;
        put.wrong |= f_RC >> 1;
        put = with(put, put_hswb(line + 1, f_HSB, f_HXB));
        break;
    case 1:
        put.word = UINT64_C(0x4000000000000200);
        put.word |= f_NB << 63;
        put.wrong |= f_NB >> 1;
        put.word |= f_Rb << 32;
        put.wrong |= f_Rb >> 8;
        put.word |= (rt_u128)f_RC << 124;
        put.wrong |= f_RC >> 1;
        put = with(put, put_hswb(line + 2, f_HSB, f_HXB));
        break;
    case 2:
        put.word = 0x400;
        put.word |= f_HIH << 48;
        put.wrong |= f_HIH >> 16;
        put.word |= f_HIL << 32;
        put.wrong |= f_HIL >> 16;
        break;
    case 3:
        put.word = 0x600;
        put.word |= f_NB << 63;
        put.wrong |= f_NB >> 1;
        put = with(put, put_cb(line + 3, f_CBANK, f_COFF, f_Ub));
        put = with(put, put_hswb(line + 4, f_HSB, f_HXB));
        break;
    case 4:
        put.word = UINT64_C(0x4000000000000600);
        put.word |= f_NB << 63;
        put.wrong |= f_NB >> 1;
        put = with(put, put_cb(line + 5, f_CBANK, f_COFF, f_Ub));
        put = with(put, put_hswb(line + 6, f_HSB, f_HXB));
        break;
    case 5:
        put.word = RT_U128(0x8000000, 0xe00);
        put.word |= f_NB << 63;
        put.wrong |= f_NB >> 1;
        put.word |= f_Ub << 32;
        put.wrong |= f_Ub >> 6;
        put = with(put, put_hswb(line + 7, f_HSB, f_HXB));
        break;
    case 6:
        put.word = RT_U128(0x8000000, UINT64_C(0x4000000000000e00));
        put.word |= f_NB << 63;
        put.wrong |= f_NB >> 1;
        put.word |= f_Ub << 32;
        put.wrong |= f_Ub >> 6;
        put = with(put, put_hswb(line + 8, f_HSB, f_HXB));
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_htmul(const uint8_t *line, uint64_t f_HF32, uint64_t f_HXTY)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        put.word |= (rt_u128)f_HF32 << 78;
        put.wrong |= f_HF32 >> 1;
        break;
    case 1:
        put.word |= (((rt_u128)f_HXTY & 0x1) << 78) | (((rt_u128)f_HXTY >> 1 & 0x1) << 85);
        put.wrong |= f_HXTY >> 2;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_hb(const uint8_t *line, uint64_t f_NB, uint64_t f_Rb, uint64_t f_RB, uint64_t f_HSB, uint64_t f_HXB, uint64_t f_HIH, uint64_t f_HIL, uint64_t f_CBANK, uint64_t f_COFF, uint64_t f_Ub)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        put.word = 0x200;
        put.word |= f_NB << 63;
        put.wrong |= f_NB >> 1;
        put.word |= f_Rb << 32;
        put.wrong |= f_Rb >> 8;
        put.word |= (rt_u128)f_RB << 123;
        put.wrong |= f_RB >> 1;
        put = with(put, put_hswb(line + 1, f_HSB, f_HXB));
        break;
    case 1:
        put.word = UINT64_C(0x4000000000000200);
        put.word |= f_NB << 63;
        put.wrong |= f_NB >> 1;
        put.word |= f_Rb << 32;
        put.wrong |= f_Rb >> 8;
        put.word |= (rt_u128)f_RB << 123;
        put.wrong |= f_RB >> 1;
        put = with(put, put_hswb(line + 2, f_HSB, f_HXB));
        break;
    case 2:
        put.word = 0x800;
        put.word |= f_HIH << 48;
        put.wrong |= f_HIH >> 16;
        put.word |= f_HIL << 32;
        put.wrong |= f_HIL >> 16;
        break;
    case 3:
        put.word = 0xa00;
        put.word |= f_NB << 63;
        put.wrong |= f_NB >> 1;
        put = with(put, put_cb(line + 3, f_CBANK, f_COFF, f_Ub));
        put = with(put, put_hswb(line + 4, f_HSB, f_HXB));
        break;
    case 4:
        put.word = UINT64_C(0x4000000000000a00);
        put.word |= f_NB << 63;
        put.wrong |= f_NB >> 1;
        put = with(put, put_cb(line + 5, f_CBANK, f_COFF, f_Ub));
        put = with(put, put_hswb(line + 6, f_HSB, f_HXB));
        break;
    case 5:
        put.word = RT_U128(0x8000000, 0xc00);
        put.word |= f_NB << 63;
        put.wrong |= f_NB >> 1;
        put.word |= f_Ub << 32;
        put.wrong |= f_Ub >> 6;
        put = with(put, put_hswb(line + 7, f_HSB, f_HXB));
        break;
    case 6:
        put.word = RT_U128(0x8000000, UINT64_C(0x4000000000000c00));
        put.word |= f_NB << 63;
        put.wrong |= f_NB >> 1;
        put.word |= f_Ub << 32;
        put.wrong |= f_Ub >> 6;
        put = with(put, put_hswb(line + 8, f_HSB, f_HXB));
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_htfma(const uint8_t *line, uint64_t f_HF32, uint64_t f_FMODE, uint64_t f_FSAT)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0: case 1:
        put.word |= (rt_u128)f_HF32 << 78;
        put.wrong |= f_HF32 >> 1;
        put.word |= (((rt_u128)f_FMODE & 0x1) << 76) | (((rt_u128)f_FMODE >> 1 & 0x1) << 80);
        put.wrong |= f_FMODE >> 2;
        put.word |= (rt_u128)f_FSAT << 77;
        put.wrong |= f_FSAT >> 1;
        break;
    case 2:
        put.word = RT_U128(0x200000, 0x0);
        put.word |= (((rt_u128)f_FMODE & 0x1) << 76) | (((rt_u128)f_FMODE >> 1 & 0x1) << 80);
        put.wrong |= f_FMODE >> 2;
        put.word |= (rt_u128)f_FSAT << 77;
        put.wrong |= f_FSAT >> 1;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_hswm(const uint8_t *line, uint64_t f_HSB, uint64_t f_HNB)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        put.word |= f_HSB << 60;
        put.wrong |= f_HSB >> 2;
        break;
    case 1:
        put.word |= ((f_HNB & 0x3) << 60) | (((rt_u128)f_HNB >> 2 & 0x1) << 86);
        put.wrong |= f_HNB >> 3;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_hmb(const uint8_t *line, uint64_t f_NB, uint64_t f_Rb, uint64_t f_RB, uint64_t f_HSB, uint64_t f_HNB, uint64_t f_HIH, uint64_t f_HIL, uint64_t f_BIH, uint64_t f_BIL, uint64_t f_CBANK, uint64_t f_COFF, uint64_t f_Ub)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        put.word = 0x200;
        put.word |= f_NB << 63;
        put.wrong |= f_NB >> 1;
        put.word |= f_Rb << 32;
        put.wrong |= f_Rb >> 8;
        put.word |= (rt_u128)f_RB << 123;
        put.wrong |= f_RB >> 1;
        put = with(put, put_hswm(line + 1, f_HSB, f_HNB));
        break;
    case 1:
        put.word = UINT64_C(0x4000000000000200);
        put.word |= f_NB << 63;
        put.wrong |= f_NB >> 1;
        put.word |= f_Rb << 32;
        put.wrong |= f_Rb >> 8;
        put.word |= (rt_u128)f_RB << 123;
        put.wrong |= f_RB >> 1;
        put = with(put, put_hswm(line + 2, f_HSB, f_HNB));
        break;
    case 2: case 3:
        put.word = 0x800;
        put.word |= f_HIH << 48;
        put.wrong |= f_HIH >> 16;
        put.word |= f_HIL << 32;
        put.wrong |= f_HIL >> 16;
        break;
    case 4:
        put.word = RT_U128(0x200000, 0x800);
        put.word |= f_BIH << 48;
        put.wrong |= f_BIH >> 16;
        put.word |= f_BIL << 32;
        put.wrong |= f_BIL >> 16;
        break;
    case 5:
        put.word = 0xa00;
        put.word |= f_NB << 63;
        put.wrong |= f_NB >> 1;
        put = with(put, put_cb(line + 3, f_CBANK, f_COFF, f_Ub));
        put = with(put, put_hswm(line + 4, f_HSB, f_HNB));
        break;
    case 6:
        put.word = UINT64_C(0x4000000000000a00);
        put.word |= f_NB << 63;
        put.wrong |= f_NB >> 1;
        put = with(put, put_cb(line + 5, f_CBANK, f_COFF, f_Ub));
        put = with(put, put_hswm(line + 6, f_HSB, f_HNB));
        break;
    case 7:
        put.word = RT_U128(0x8000000, 0xc00);
        put.word |= f_NB << 63;
        put.wrong |= f_NB >> 1;
        put.word |= f_Ub << 32;
        put.wrong |= f_Ub >> 6;
        put = with(put, put_hswm(line + 7, f_HSB, f_HNB));
        break;
    case 8:
        put.word = RT_U128(0x8000000, UINT64_C(0x4000000000000c00));
        put.word |= f_NB << 63;
        put.wrong |= f_NB >> 1;
        put.word |= f_Ub << 32;
        put.wrong |= f_Ub >> 6;
        put = with(put, put_hswm(line + 8, f_HSB, f_HNB));
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_hswc(const uint8_t *line, uint64_t f_HSC, uint64_t f_HXC)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        put.word |= (rt_u128)f_HSC << 81;
        put.wrong |= f_HSC >> 2;
        break;
    case 1:
        put.word |= (rt_u128)f_HXC << 81;
        put.wrong |= f_HXC >> 2;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_hc(const uint8_t *line, uint64_t f_HNC, uint64_t f_Rc, uint64_t f_RC, uint64_t f_HSC, uint64_t f_HXC)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        put.word |= (rt_u128)f_HNC << 84;
        put.wrong |= f_HNC >> 1;
        put.word |= (rt_u128)f_Rc << 64;
        put.wrong |= f_Rc >> 8;
        put.word |= (rt_u128)f_RC << 124;
        put.wrong |= f_RC >> 1;
        put = with(put, put_hswc(line + 1, f_HSC, f_HXC));
        break;
    case 1:
        put.word = RT_U128(0x80000, 0x0);
        put.word |= (rt_u128)f_HNC << 84;
        put.wrong |= f_HNC >> 1;
        put.word |= (rt_u128)f_Rc << 64;
        put.wrong |= f_Rc >> 8;
        put.word |= (rt_u128)f_RC << 124;
        put.wrong |= f_RC >> 1;
        put = with(put, put_hswc(line + 2, f_HSC, f_HXC));
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_hcb(const uint8_t *line, uint64_t f_HNC, uint64_t f_Rc, uint64_t f_RB, uint64_t f_HSC, uint64_t f_HXC)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        put.word |= (rt_u128)f_HNC << 84;
        put.wrong |= f_HNC >> 1;
        put.word |= (rt_u128)f_Rc << 64;
        put.wrong |= f_Rc >> 8;
        put.word |= (rt_u128)f_RB << 123;
        put.wrong |= f_RB >> 1;
        put = with(put, put_hswc(line + 1, f_HSC, f_HXC));
        break;
    case 1:
        put.word = RT_U128(0x80000, 0x0);
        put.word |= (rt_u128)f_HNC << 84;
        put.wrong |= f_HNC >> 1;
        put.word |= (rt_u128)f_Rc << 64;
        put.wrong |= f_Rc >> 8;
        put.word |= (rt_u128)f_RB << 123;
        put.wrong |= f_RB >> 1;
        put = with(put, put_hswc(line + 2, f_HSC, f_HXC));
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_hmt(const uint8_t *line, uint64_t f_HIH, uint64_t f_HIL, uint64_t f_BIH, uint64_t f_BIL, uint64_t f_NB, uint64_t f_CBANK, uint64_t f_COFF, uint64_t f_Ub, uint64_t f_HSB, uint64_t f_HNB)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0: case 1:
        put.word = 0x400;
        put.word |= f_HIH << 48;
        put.wrong |= f_HIH >> 16;
        put.word |= f_HIL << 32;
        put.wrong |= f_HIL >> 16;
        break;
    case 2:
        put.word = RT_U128(0x200000, 0x400);
        put.word |= f_BIH << 48;
        put.wrong |= f_BIH >> 16;
        put.word |= f_BIL << 32;
        put.wrong |= f_BIL >> 16;
        break;
    case 3:
        put.word = 0x600;
        put.word |= f_NB << 63;
        put.wrong |= f_NB >> 1;
        put = with(put, put_cb(line + 1, f_CBANK, f_COFF, f_Ub));
        put = with(put, put_hswm(line + 2, f_HSB, f_HNB));
        break;
    case 4:
        put.word = UINT64_C(0x4000000000000600);
        put.word |= f_NB << 63;
        put.wrong |= f_NB >> 1;
        put = with(put, put_cb(line + 3, f_CBANK, f_COFF, f_Ub));
        put = with(put, put_hswm(line + 4, f_HSB, f_HNB));
        break;
    case 5:
        put.word = RT_U128(0x8000000, 0xe00);
        put.word |= f_NB << 63;
        put.wrong |= f_NB >> 1;
        put.word |= f_Ub << 32;
        put.wrong |= f_Ub >> 6;
        put = with(put, put_hswm(line + 5, f_HSB, f_HNB));
        break;
    case 6:
        put.word = RT_U128(0x8000000, UINT64_C(0x4000000000000e00));
        put.word |= f_NB << 63;
        put.wrong |= f_NB >> 1;
        put.word |= f_Ub << 32;
        put.wrong |= f_Ub >> 6;
        put = with(put, put_hswm(line + 6, f_HSB, f_HNB));
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_htrel(const uint8_t *line, uint64_t f_HF32, uint64_t f_FMODE)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        put.word |= (rt_u128)f_HF32 << 78;
        put.wrong |= f_HF32 >> 1;
        put.word |= (((rt_u128)f_FMODE & 0x1) << 76) | (((rt_u128)f_FMODE >> 1 & 0x1) << 80);
        put.wrong |= f_FMODE >> 2;
        break;
    case 1:
        put.word = RT_U128(0x200000, 0x0);
        put.word |= (((rt_u128)f_FMODE & 0x1) << 76) | (((rt_u128)f_FMODE >> 1 & 0x1) << 80);
        put.wrong |= f_FMODE >> 2;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_hmb_2(const uint8_t *line, uint64_t f_NB, uint64_t f_Rb, uint64_t f_RB, uint64_t f_HSB, uint64_t f_HNB, uint64_t f_HIH, uint64_t f_HIL, uint64_t f_BIH, uint64_t f_BIL, uint64_t f_CBANK, uint64_t f_COFF, uint64_t f_Ub)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        put.word = 0x200;
        put.word |= f_NB << 63;
        put.wrong |= f_NB >> 1;
        put.word |= f_Rb << 32;
        put.wrong |= f_Rb >> 8;
        put.word |= (rt_u128)f_RB << 123;
        put.wrong |= f_RB >> 1;
        put = with(put, put_hswm(line + 1, f_HSB, f_HNB));
        break;
    case 1:
        put.word = UINT64_C(0x4000000000000200);
        put.word |= f_NB << 63;
        put.wrong |= f_NB >> 1;
        put.word |= f_Rb << 32;
        put.wrong |= f_Rb >> 8;
        put.word |= (rt_u128)f_RB << 123;
        put.wrong |= f_RB >> 1;
        put = with(put, put_hswm(line + 2, f_HSB, f_HNB));
        break;
    case 2:
        put.word = 0x800;
        put.word |= f_HIH << 48;
        put.wrong |= f_HIH >> 16;
        put.word |= f_HIL << 32;
        put.wrong |= f_HIL >> 16;
        break;
    case 3:
        put.word = RT_U128(0x200000, 0x800);
        put.word |= f_BIH << 48;
        put.wrong |= f_BIH >> 16;
        put.word |= f_BIL << 32;
        put.wrong |= f_BIL >> 16;
        break;
    case 4:
        put.word = 0xa00;
        put.word |= f_NB << 63;
        put.wrong |= f_NB >> 1;
        put = with(put, put_cb(line + 3, f_CBANK, f_COFF, f_Ub));
        put = with(put, put_hswm(line + 4, f_HSB, f_HNB));
        break;
    case 5:
        put.word = UINT64_C(0x4000000000000a00);
        put.word |= f_NB << 63;
        put.wrong |= f_NB >> 1;
        put = with(put, put_cb(line + 5, f_CBANK, f_COFF, f_Ub));
        put = with(put, put_hswm(line + 6, f_HSB, f_HNB));
        break;
    case 6:
        put.word = RT_U128(0x8000000, 0xc00);
        put.word |= f_NB << 63;
        put.wrong |= f_NB >> 1;
        put.word |= f_Ub << 32;
        put.wrong |= f_Ub >> 6;
        put = with(put, put_hswm(line + 7, f_HSB, f_HNB));
        break;
    case 7:
        put.word = RT_U128(0x8000000, UINT64_C(0x4000000000000c00));
        put.word |= f_NB << 63;
        put.wrong |= f_NB >> 1;
        put.word |= f_Ub << 32;
        put.wrong |= f_Ub >> 6;
        put = with(put, put_hswm(line + 8, f_HSB, f_HNB));
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_hmt_2(const uint8_t *line, uint64_t f_HIH, uint64_t f_HIL, uint64_t f_BIH, uint64_t f_BIL, uint64_t f_NB, uint64_t f_CBANK, uint64_t f_COFF, uint64_t f_Ub, uint64_t f_HSB, uint64_t f_HNB)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        put.word = 0x400;
        put.word |= f_HIH << 48;
        put.wrong |= f_HIH >> 16;
        put.word |= f_HIL << 32;
        put.wrong |= f_HIL >> 16;
        break;
    case 1:
        put.word = RT_U128(0x200000, 0x400);
        put.word |= f_BIH << 48;
        put.wrong |= f_BIH >> 16;
        put.word |= f_BIL << 32;
        put.wrong |= f_BIL >> 16;
        break;
    case 2:
        put.word = 0x600;
        put.word |= f_NB << 63;
        put.wrong |= f_NB >> 1;
        put = with(put, put_cb(line + 1, f_CBANK, f_COFF, f_Ub));
        put = with(put, put_hswm(line + 2, f_HSB, f_HNB));
        break;
    case 3:
        put.word = UINT64_C(0x4000000000000600);
        put.word |= f_NB << 63;
        put.wrong |= f_NB >> 1;
        put = with(put, put_cb(line + 3, f_CBANK, f_COFF, f_Ub));
        put = with(put, put_hswm(line + 4, f_HSB, f_HNB));
        break;
    case 4:
        put.word = RT_U128(0x8000000, 0xe00);
        put.word |= f_NB << 63;
        put.wrong |= f_NB >> 1;
        put.word |= f_Ub << 32;
        put.wrong |= f_Ub >> 6;
        put = with(put, put_hswm(line + 5, f_HSB, f_HNB));
        break;
    case 5:
        put.word = RT_U128(0x8000000, UINT64_C(0x4000000000000e00));
        put.word |= f_NB << 63;
        put.wrong |= f_NB >> 1;
        put.word |= f_Ub << 32;
        put.wrong |= f_Ub >> 6;
        put = with(put, put_hswm(line + 6, f_HSB, f_HNB));
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_htmma(const uint8_t *line, uint64_t f_FMODE, uint64_t f_FSAT)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0: case 1:
        put.word |= (((rt_u128)f_FMODE & 0x1) << 76) | (((rt_u128)f_FMODE >> 1 & 0x1) << 80);
        put.wrong |= f_FMODE >> 2;
        put.word |= (rt_u128)f_FSAT << 77;
        put.wrong |= f_FSAT >> 1;
        break;
    case 2:
        put.word = RT_U128(0x4000, 0x0);
        put.word |= (((rt_u128)f_FMODE & 0x1) << 76) | (((rt_u128)f_FMODE >> 1 & 0x1) << 80);
        put.wrong |= f_FMODE >> 2;
        put.word |= (rt_u128)f_FSAT << 77;
        put.wrong |= f_FSAT >> 1;
        break;
    case 3:
        put.word = RT_U128(0x200000, 0x0);
        put.word |= (((rt_u128)f_FMODE & 0x1) << 76) | (((rt_u128)f_FMODE >> 1 & 0x1) << 80);
        put.wrong |= f_FMODE >> 2;
        put.word |= (rt_u128)f_FSAT << 77;
        put.wrong |= f_FSAT >> 1;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_hwb(const uint8_t *line, uint64_t f_NB, uint64_t f_Rb, uint64_t f_RB, uint64_t f_HIH, uint64_t f_HIL, uint64_t f_BIH, uint64_t f_BIL, uint64_t f_CBANK, uint64_t f_COFF, uint64_t f_Ub)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        put.word = 0x200;
        put.word |= f_NB << 63;
        put.wrong |= f_NB >> 1;
        put.word |= f_Rb << 32;
        put.wrong |= f_Rb >> 8;
        put.word |= (rt_u128)f_RB << 123;
        put.wrong |= f_RB >> 1;
        break;
    case 1:
        put.word = UINT64_C(0x4000000000000200);
        put.word |= f_NB << 63;
        put.wrong |= f_NB >> 1;
        put.word |= f_Rb << 32;
        put.wrong |= f_Rb >> 8;
        put.word |= (rt_u128)f_RB << 123;
        put.wrong |= f_RB >> 1;
        break;
    case 2: case 3:
        put.word = 0x800;
        put.word |= f_HIH << 48;
        put.wrong |= f_HIH >> 16;
        put.word |= f_HIL << 32;
        put.wrong |= f_HIL >> 16;
        break;
    case 4:
        put.word = RT_U128(0x200000, 0x800);
        put.word |= f_BIH << 48;
        put.wrong |= f_BIH >> 16;
        put.word |= f_BIL << 32;
        put.wrong |= f_BIL >> 16;
        break;
    case 5:
        put.word = 0xa00;
        put.word |= f_NB << 63;
        put.wrong |= f_NB >> 1;
        put = with(put, put_cb(line + 1, f_CBANK, f_COFF, f_Ub));
        break;
    case 6:
        put.word = UINT64_C(0x4000000000000a00);
        put.word |= f_NB << 63;
        put.wrong |= f_NB >> 1;
        put = with(put, put_cb(line + 2, f_CBANK, f_COFF, f_Ub));
        break;
    case 7:
        put.word = RT_U128(0x8000000, 0xc00);
        put.word |= f_NB << 63;
        put.wrong |= f_NB >> 1;
        put.word |= f_Ub << 32;
        put.wrong |= f_Ub >> 6;
        break;
    case 8:
        put.word = RT_U128(0x8000000, UINT64_C(0x4000000000000c00));
        put.word |= f_NB << 63;
        put.wrong |= f_NB >> 1;
        put.word |= f_Ub << 32;
        put.wrong |= f_Ub >> 6;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_hwc(const uint8_t *line, uint64_t f_HNC, uint64_t f_Rc, uint64_t f_RC)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        put.word |= (rt_u128)f_HNC << 84;
        put.wrong |= f_HNC >> 1;
        put.word |= (rt_u128)f_Rc << 64;
        put.wrong |= f_Rc >> 8;
        put.word |= (rt_u128)f_RC << 124;
        put.wrong |= f_RC >> 1;
        break;
    case 1:
        put.word = RT_U128(0x80000, 0x0);
        put.word |= (rt_u128)f_HNC << 84;
        put.wrong |= f_HNC >> 1;
        put.word |= (rt_u128)f_Rc << 64;
        put.wrong |= f_Rc >> 8;
        put.word |= (rt_u128)f_RC << 124;
        put.wrong |= f_RC >> 1;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_hwcb(const uint8_t *line, uint64_t f_HNC, uint64_t f_Rc, uint64_t f_RB)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        put.word |= (rt_u128)f_HNC << 84;
        put.wrong |= f_HNC >> 1;
        put.word |= (rt_u128)f_Rc << 64;
        put.wrong |= f_Rc >> 8;
        put.word |= (rt_u128)f_RB << 123;
        put.wrong |= f_RB >> 1;
        break;
    case 1:
        put.word = RT_U128(0x80000, 0x0);
        put.word |= (rt_u128)f_HNC << 84;
        put.wrong |= f_HNC >> 1;
        put.word |= (rt_u128)f_Rc << 64;
        put.wrong |= f_Rc >> 8;
        put.word |= (rt_u128)f_RB << 123;
        put.wrong |= f_RB >> 1;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_hwt(const uint8_t *line, uint64_t f_HIH, uint64_t f_HIL, uint64_t f_BIH, uint64_t f_BIL, uint64_t f_NB, uint64_t f_CBANK, uint64_t f_COFF, uint64_t f_Ub)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0: case 1:
        put.word = 0x400;
        put.word |= f_HIH << 48;
        put.wrong |= f_HIH >> 16;
        put.word |= f_HIL << 32;
        put.wrong |= f_HIL >> 16;
        break;
    case 2:
        put.word = RT_U128(0x200000, 0x400);
        put.word |= f_BIH << 48;
        put.wrong |= f_BIH >> 16;
        put.word |= f_BIL << 32;
        put.wrong |= f_BIL >> 16;
        break;
    case 3:
        put.word = 0x600;
        put.word |= f_NB << 63;
        put.wrong |= f_NB >> 1;
        put = with(put, put_cb(line + 1, f_CBANK, f_COFF, f_Ub));
        break;
    case 4:
        put.word = UINT64_C(0x4000000000000600);
        put.word |= f_NB << 63;
        put.wrong |= f_NB >> 1;
        put = with(put, put_cb(line + 2, f_CBANK, f_COFF, f_Ub));
        break;
    case 5:
        put.word = RT_U128(0x8000000, 0xe00);
        put.word |= f_NB << 63;
        put.wrong |= f_NB >> 1;
        put.word |= f_Ub << 32;
        put.wrong |= f_Ub >> 6;
        break;
    case 6:
        put.word = RT_U128(0x8000000, UINT64_C(0x4000000000000e00));
        put.word |= f_NB << 63;
        put.wrong |= f_NB >> 1;
        put.word |= f_Ub << 32;
        put.wrong |= f_Ub >> 6;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_hst(const uint8_t *line, uint64_t f_HSTY)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        break;
    case 1:
        put.word |= (rt_u128)f_HSTY << 64;
        put.wrong |= f_HSTY >> 2;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_hsl(const uint8_t *line, uint64_t f_NB, uint64_t f_Rb, uint64_t f_RC, uint64_t f_HSB, uint64_t f_HXB, uint64_t f_HIH, uint64_t f_HIL, uint64_t f_BIH, uint64_t f_BIL, uint64_t f_CBANK, uint64_t f_COFF, uint64_t f_Ub)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        put.word = 0x200;
        put.word |= f_NB << 63;
        put.wrong |= f_NB >> 1;
        put.word |= f_Rb << 32;
        put.wrong |= f_Rb >> 8;
        put.word |= (rt_u128)f_RC << 124;
        put.wrong |= f_RC >> 1;
        put = with(put, put_hswb(line + 1, f_HSB, f_HXB));
        break;
    case 1:
        put.word = UINT64_C(0x4000000000000200);
        put.word |= f_NB << 63;
        put.wrong |= f_NB >> 1;
        put.word |= f_Rb << 32;
        put.wrong |= f_Rb >> 8;
        put.word |= (rt_u128)f_RC << 124;
        put.wrong |= f_RC >> 1;
        put = with(put, put_hswb(line + 2, f_HSB, f_HXB));
        break;
    case 2: case 3:
        put.word = 0x400;
        put.word |= f_HIH << 48;
        put.wrong |= f_HIH >> 16;
        put.word |= f_HIL << 32;
        put.wrong |= f_HIL >> 16;
        break;
    case 4:
        put.word = RT_U128(0x2, 0x400);
        put.word |= f_BIH << 48;
        put.wrong |= f_BIH >> 16;
        put.word |= f_BIL << 32;
        put.wrong |= f_BIL >> 16;
        break;
    case 5:
        put.word = 0x600;
        put.word |= f_NB << 63;
        put.wrong |= f_NB >> 1;
        put = with(put, put_cb(line + 3, f_CBANK, f_COFF, f_Ub));
        put = with(put, put_hswb(line + 4, f_HSB, f_HXB));
        break;
    case 6:
        put.word = UINT64_C(0x4000000000000600);
        put.word |= f_NB << 63;
        put.wrong |= f_NB >> 1;
        put = with(put, put_cb(line + 5, f_CBANK, f_COFF, f_Ub));
        put = with(put, put_hswb(line + 6, f_HSB, f_HXB));
        break;
    case 7:
        put.word = RT_U128(0x8000000, 0xe00);
        put.word |= f_NB << 63;
        put.wrong |= f_NB >> 1;
        put.word |= f_Ub << 32;
        put.wrong |= f_Ub >> 6;
        put = with(put, put_hswb(line + 7, f_HSB, f_HXB));
        break;
    case 8:
        put.word = RT_U128(0x8000000, UINT64_C(0x4000000000000e00));
        put.word |= f_NB << 63;
        put.wrong |= f_NB >> 1;
        put.word |= f_Ub << 32;
        put.wrong |= f_Ub >> 6;
        put = with(put, put_hswb(line + 8, f_HSB, f_HXB));
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_hmt2(const uint8_t *line, uint64_t f_FTZ, uint64_t f_FNAN, uint64_t f_FXORS)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        put.word |= (rt_u128)f_FTZ << 80;
        put.wrong |= f_FTZ >> 1;
        put.word |= (rt_u128)f_FNAN << 81;
        put.wrong |= f_FNAN >> 1;
        put.word |= (rt_u128)f_FXORS << 82;
        put.wrong |= f_FXORS >> 1;
        break;
    case 1:
        put.word = RT_U128(0x200000, 0x0);
        put.word |= (rt_u128)f_FTZ << 80;
        put.wrong |= f_FTZ >> 1;
        put.word |= (rt_u128)f_FNAN << 81;
        put.wrong |= f_FNAN >> 1;
        put.word |= (rt_u128)f_FXORS << 82;
        put.wrong |= f_FXORS >> 1;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_hnm(const uint8_t *line, uint64_t f_NB, uint64_t f_Rb, uint64_t f_RB, uint64_t f_HSB, uint64_t f_HXB, uint64_t f_HIH, uint64_t f_HIL, uint64_t f_BIH, uint64_t f_BIL, uint64_t f_CBANK, uint64_t f_COFF, uint64_t f_Ub)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        put.word = 0x200;
        put.word |= f_NB << 63;
        put.wrong |= f_NB >> 1;
        put.word |= f_Rb << 32;
        put.wrong |= f_Rb >> 8;
        put.word |= (rt_u128)f_RB << 123;
        put.wrong |= f_RB >> 1;
        put = with(put, put_hswb(line + 1, f_HSB, f_HXB));
        break;
    case 1:
        put.word = UINT64_C(0x4000000000000200);
        put.word |= f_NB << 63;
        put.wrong |= f_NB >> 1;
        put.word |= f_Rb << 32;
        put.wrong |= f_Rb >> 8;
        put.word |= (rt_u128)f_RB << 123;
        put.wrong |= f_RB >> 1;
        put = with(put, put_hswb(line + 2, f_HSB, f_HXB));
        break;
    case 2:
        put.word = 0x800;
        put.word |= f_HIH << 48;
        put.wrong |= f_HIH >> 16;
        put.word |= f_HIL << 32;
        put.wrong |= f_HIL >> 16;
        break;
    case 3:
        put.word = RT_U128(0x200000, 0x800);
        put.word |= f_BIH << 48;
        put.wrong |= f_BIH >> 16;
        put.word |= f_BIL << 32;
        put.wrong |= f_BIL >> 16;
        break;
    case 4:
        put.word = 0xa00;
        put.word |= f_NB << 63;
        put.wrong |= f_NB >> 1;
        put = with(put, put_cb(line + 3, f_CBANK, f_COFF, f_Ub));
        put = with(put, put_hswb(line + 4, f_HSB, f_HXB));
        break;
    case 5:
        put.word = UINT64_C(0x4000000000000a00);
        put.word |= f_NB << 63;
        put.wrong |= f_NB >> 1;
        put = with(put, put_cb(line + 5, f_CBANK, f_COFF, f_Ub));
        put = with(put, put_hswb(line + 6, f_HSB, f_HXB));
        break;
    case 6:
        put.word = RT_U128(0x8000000, 0xc00);
        put.word |= f_NB << 63;
        put.wrong |= f_NB >> 1;
        put.word |= f_Ub << 32;
        put.wrong |= f_Ub >> 6;
        put = with(put, put_hswb(line + 7, f_HSB, f_HXB));
        break;
    case 7:
        put.word = RT_U128(0x8000000, UINT64_C(0x4000000000000c00));
        put.word |= f_NB << 63;
        put.wrong |= f_NB >> 1;
        put.word |= f_Ub << 32;
        put.wrong |= f_Ub >> 6;
        put = with(put, put_hswb(line + 8, f_HSB, f_HXB));
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_co(const uint8_t *line, uint64_t f_P0, uint64_t f_P1)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        put.word = RT_U128(0x7e0000, 0x0);
        break;
    case 1:
        put.word = RT_U128(0x700000, 0x0);
        put.word |= (rt_u128)f_P0 << 81;
        put.wrong |= f_P0 >> 3;
        break;
    case 2:
        put.word |= (rt_u128)f_P0 << 81;
        put.wrong |= f_P0 >> 3;
        put.word |= (rt_u128)f_P1 << 84;
        put.wrong |= f_P1 >> 3;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_sbn(const uint8_t *line, uint64_t f_NB, uint64_t f_Rb, uint64_t f_RB, uint64_t f_IMM, uint64_t f_CBANK, uint64_t f_COFF, uint64_t f_Ub)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        put.word = 0x200;
        put.word |= f_NB << 63;
        put.wrong |= f_NB >> 1;
        put.word |= f_Rb << 32;
        put.wrong |= f_Rb >> 8;
        put.word |= (rt_u128)f_RB << 123;
        put.wrong |= f_RB >> 1;
        break;
    case 1:
        put.word = 0x800;
        put.word |= f_IMM << 32;
        put.wrong |= f_IMM >> 32;
        break;
    case 2:
        put.word = 0xa00;
        put.word |= f_NB << 63;
        put.wrong |= f_NB >> 1;
        put = with(put, put_cb(line + 1, f_CBANK, f_COFF, f_Ub));
        break;
    case 3:
        put.word = RT_U128(0x8000000, 0xc00);
        put.word |= f_NB << 63;
        put.wrong |= f_NB >> 1;
        put.word |= f_Ub << 32;
        put.wrong |= f_Ub >> 6;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_sbi(const uint8_t *line, uint64_t f_IB, uint64_t f_Rb, uint64_t f_RB, uint64_t f_IMM, uint64_t f_CBANK, uint64_t f_COFF, uint64_t f_Ub)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        put.word = 0x200;
        put.word |= f_IB << 63;
        put.wrong |= f_IB >> 1;
        put.word |= f_Rb << 32;
        put.wrong |= f_Rb >> 8;
        put.word |= (rt_u128)f_RB << 123;
        put.wrong |= f_RB >> 1;
        break;
    case 1:
        put.word = 0x800;
        put.word |= f_IMM << 32;
        put.wrong |= f_IMM >> 32;
        break;
    case 2:
        put.word = 0xa00;
        put.word |= f_IB << 63;
        put.wrong |= f_IB >> 1;
        put = with(put, put_cb(line + 1, f_CBANK, f_COFF, f_Ub));
        break;
    case 3:
        put.word = RT_U128(0x8000000, 0xc00);
        put.word |= f_IB << 63;
        put.wrong |= f_IB >> 1;
        put.word |= f_Ub << 32;
        put.wrong |= f_Ub >> 6;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_sbcu(const uint8_t *line, uint64_t f_CBANK, uint64_t f_COFF, uint64_t f_Ub)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        put.word = 0xa00;
        put.word |= f_CBANK << 54;
        put.wrong |= f_CBANK >> 5;
        put.word |= f_COFF << 40;
        put.wrong |= f_COFF >> 14;
        break;
    case 1:
        put.word = RT_U128(0x8000000, 0xa00);
        put.word |= f_Ub << 32;
        put.wrong |= f_Ub >> 6;
        put.word |= f_COFF << 40;
        put.wrong |= f_COFF >> 14;
        break;
    case 2:
        put.word = RT_U128(0x8000000, 0xc00);
        put.word |= f_Ub << 32;
        put.wrong |= f_Ub >> 6;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_sb(const uint8_t *line, uint64_t f_Rb, uint64_t f_RB, uint64_t f_IMM, uint64_t f_CBANK, uint64_t f_COFF, uint64_t f_Ub)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        put.word = 0x200;
        put.word |= f_Rb << 32;
        put.wrong |= f_Rb >> 8;
        put.word |= (rt_u128)f_RB << 123;
        put.wrong |= f_RB >> 1;
        break;
    case 1:
        put.word = 0x800;
        put.word |= f_IMM << 32;
        put.wrong |= f_IMM >> 32;
        break;
    case 2:
        put.word = 0xa00;
        put.word |= f_CBANK << 54;
        put.wrong |= f_CBANK >> 5;
        put.word |= f_COFF << 40;
        put.wrong |= f_COFF >> 14;
        break;
    case 3:
        put.word = RT_U128(0x8000000, 0xa00);
        put.word |= f_Ub << 32;
        put.wrong |= f_Ub >> 6;
        put.word |= f_COFF << 40;
        put.wrong |= f_COFF >> 14;
        break;
    case 4:
        put.word = RT_U128(0x8000000, 0xc00);
        put.word |= f_Ub << 32;
        put.wrong |= f_Ub >> 6;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_sci(const uint8_t *line, uint64_t f_IMM, uint64_t f_IB, uint64_t f_CBANK, uint64_t f_COFF, uint64_t f_Ub)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        put.word = 0x400;
        put.word |= f_IMM << 32;
        put.wrong |= f_IMM >> 32;
        break;
    case 1:
        put.word = 0x600;
        put.word |= f_IB << 63;
        put.wrong |= f_IB >> 1;
        put = with(put, put_cb(line + 1, f_CBANK, f_COFF, f_Ub));
        break;
    case 2:
        put.word = RT_U128(0x8000000, 0xe00);
        put.word |= f_IB << 63;
        put.wrong |= f_IB >> 1;
        put.word |= f_Ub << 32;
        put.wrong |= f_Ub >> 6;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_widec(const uint8_t *line, uint64_t f_NB, uint64_t f_CBANK, uint64_t f_COFF, uint64_t f_Ub)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        put.word = 0x600;
        put.word |= f_NB << 63;
        put.wrong |= f_NB >> 1;
        put = with(put, put_cb(line + 1, f_CBANK, f_COFF, f_Ub));
        break;
    case 1:
        put.word = RT_U128(0x8000000, 0xe00);
        put.word |= f_NB << 63;
        put.wrong |= f_NB >> 1;
        put.word |= f_Ub << 32;
        put.wrong |= f_Ub >> 6;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_widecx(const uint8_t *line, uint64_t f_IB, uint64_t f_CBANK, uint64_t f_COFF, uint64_t f_Ub)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        put.word = 0x600;
        put.word |= f_IB << 63;
        put.wrong |= f_IB >> 1;
        put = with(put, put_cb(line + 1, f_CBANK, f_COFF, f_Ub));
        break;
    case 1:
        put.word = RT_U128(0x8000000, 0xe00);
        put.word |= f_IB << 63;
        put.wrong |= f_IB >> 1;
        put.word |= f_Ub << 32;
        put.wrong |= f_Ub >> 6;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_scu(const uint8_t *line, uint64_t f_UIMM, uint64_t f_CBANK, uint64_t f_COFF, uint64_t f_Ub)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        put.word = 0x400;
        put.word |= f_UIMM << 32;
        put.wrong |= f_UIMM >> 32;
        break;
    case 1:
        put.word = 0x600;
        put.word |= f_CBANK << 54;
        put.wrong |= f_CBANK >> 5;
        put.word |= f_COFF << 40;
        put.wrong |= f_COFF >> 14;
        break;
    case 2:
        put.word = RT_U128(0x8000000, 0x600);
        put.word |= f_Ub << 32;
        put.wrong |= f_Ub >> 6;
        put.word |= f_COFF << 40;
        put.wrong |= f_COFF >> 14;
        break;
    case 3:
        put.word = RT_U128(0x8000000, 0xe00);
        put.word |= f_Ub << 32;
        put.wrong |= f_Ub >> 6;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_qold(const uint8_t *line, uint64_t f_Q2N, uint64_t f_Q2)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        put.word = RT_U128(0x70, 0x0);
        break;
    case 1: case 2:
        put.word |= (rt_u128)f_Q2N << 71;
        put.wrong |= f_Q2N >> 1;
        put.word |= (rt_u128)f_Q2 << 68;
        put.wrong |= f_Q2 >> 3;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_sbnu(const uint8_t *line, uint64_t f_NB, uint64_t f_Rb, uint64_t f_RB, uint64_t f_UIMM, uint64_t f_CBANK, uint64_t f_COFF, uint64_t f_Ub)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        put.word = 0x200;
        put.word |= f_NB << 63;
        put.wrong |= f_NB >> 1;
        put.word |= f_Rb << 32;
        put.wrong |= f_Rb >> 8;
        put.word |= (rt_u128)f_RB << 123;
        put.wrong |= f_RB >> 1;
        break;
    case 1:
        put.word = 0x800;
        put.word |= f_UIMM << 32;
        put.wrong |= f_UIMM >> 32;
        break;
    case 2:
        put.word = 0xa00;
        put.word |= f_NB << 63;
        put.wrong |= f_NB >> 1;
        put = with(put, put_cb(line + 1, f_CBANK, f_COFF, f_Ub));
        break;
    case 3:
        put.word = RT_U128(0x8000000, 0xc00);
        put.word |= f_NB << 63;
        put.wrong |= f_NB >> 1;
        put.word |= f_Ub << 32;
        put.wrong |= f_Ub >> 6;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_sbiu(const uint8_t *line, uint64_t f_IB, uint64_t f_Rb, uint64_t f_RB, uint64_t f_UIMM, uint64_t f_CBANK, uint64_t f_COFF, uint64_t f_Ub)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        put.word = 0x200;
        put.word |= f_IB << 63;
        put.wrong |= f_IB >> 1;
        put.word |= f_Rb << 32;
        put.wrong |= f_Rb >> 8;
        put.word |= (rt_u128)f_RB << 123;
        put.wrong |= f_RB >> 1;
        break;
    case 1:
        put.word = 0x800;
        put.word |= f_UIMM << 32;
        put.wrong |= f_UIMM >> 32;
        break;
    case 2:
        put.word = 0xa00;
        put.word |= f_IB << 63;
        put.wrong |= f_IB >> 1;
        put = with(put, put_cb(line + 1, f_CBANK, f_COFF, f_Ub));
        break;
    case 3:
        put.word = RT_U128(0x8000000, 0xc00);
        put.word |= f_IB << 63;
        put.wrong |= f_IB >> 1;
        put.word |= f_Ub << 32;
        put.wrong |= f_Ub >> 6;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_mmask(const uint8_t *line, uint64_t f_MSK)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        put.word = RT_U128(0xf00, 0x0);
        break;
    case 1:
        put.word |= (rt_u128)f_MSK << 72;
        put.wrong |= f_MSK >> 4;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_npred(const uint8_t *line, uint64_t f_NPN, uint64_t f_NP)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        break;
    case 1: case 2:
        put.word |= (rt_u128)f_NPN << 67;
        put.wrong |= f_NPN >> 1;
        put.word |= (rt_u128)f_NP << 64;
        put.wrong |= f_NP >> 3;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_ag_5(const uint8_t *line, uint64_t f_Ra, uint64_t f_Ub, uint64_t f_OFF)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        put.word |= f_Ra << 24;
        put.wrong |= f_Ra >> 8;
        put.word |= f_Ub << 32;
        put.wrong |= f_Ub >> 6;
        break;
    case 1:
        put.word |= f_Ra << 24;
        put.wrong |= f_Ra >> 8;
        put.word |= f_Ub << 32;
        put.wrong |= f_Ub >> 6;
        put.word |= f_OFF << 40;
        put.wrong |= f_OFF >> 24;
        break;
    case 2:
        put.word = RT_U128(0x4000000, 0x0);
        put.word |= f_Ra << 24;
        put.wrong |= f_Ra >> 8;
        put.word |= f_Ub << 32;
        put.wrong |= f_Ub >> 6;
        break;
    case 3:
        put.word = RT_U128(0x4000000, 0x0);
        put.word |= f_Ra << 24;
        put.wrong |= f_Ra >> 8;
        put.word |= f_Ub << 32;
        put.wrong |= f_Ub >> 6;
        put.word |= f_OFF << 40;
        put.wrong |= f_OFF >> 24;
        break;
    case 4: case 8:
        put.word = RT_U128(0x4001000, 0x0);
        put.word |= f_Ra << 24;
        put.wrong |= f_Ra >> 8;
        break;
    case 5: case 9:
        put.word = RT_U128(0x4001000, 0x0);
        put.word |= f_Ra << 24;
        put.wrong |= f_Ra >> 8;
        put.word |= f_OFF << 40;
        put.wrong |= f_OFF >> 24;
        break;
    case 6:
        put.word = RT_U128(UINT64_C(0x2004001000), 0x0);
        put.word |= f_Ub << 32;
        put.wrong |= f_Ub >> 6;
        put.word |= f_Ra << 24;
        put.wrong |= f_Ra >> 8;
        break;
    case 7:
        put.word = RT_U128(UINT64_C(0x2004001000), 0x0);
        put.word |= f_Ub << 32;
        put.wrong |= f_Ub >> 6;
        put.word |= f_Ra << 24;
        put.wrong |= f_Ra >> 8;
        put.word |= f_OFF << 40;
        put.wrong |= f_OFF >> 24;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_desc_3(const uint8_t *line, uint64_t f_Ub)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        break;
    case 1:
        put.word = RT_U128(UINT64_C(0x2000001000), 0x0);
        break;
    case 2: case 4:
        put.word = RT_U128(0x1000, UINT64_C(0x400000000));
        break;
    case 3: case 5:
        put.word = RT_U128(0x1000, 0x0);
        put.word |= f_Ub << 32;
        put.wrong |= f_Ub >> 6;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_ag_6(const uint8_t *line, uint64_t f_Ra, uint64_t f_Uc, uint64_t f_OFF)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        put.word |= f_Ra << 24;
        put.wrong |= f_Ra >> 8;
        put.word |= (rt_u128)f_Uc << 64;
        put.wrong |= f_Uc >> 6;
        break;
    case 1:
        put.word |= f_Ra << 24;
        put.wrong |= f_Ra >> 8;
        put.word |= (rt_u128)f_Uc << 64;
        put.wrong |= f_Uc >> 6;
        put.word |= f_OFF << 40;
        put.wrong |= f_OFF >> 24;
        break;
    case 2:
        put.word = RT_U128(0x4000000, 0x0);
        put.word |= f_Ra << 24;
        put.wrong |= f_Ra >> 8;
        put.word |= (rt_u128)f_Uc << 64;
        put.wrong |= f_Uc >> 6;
        break;
    case 3:
        put.word = RT_U128(0x4000000, 0x0);
        put.word |= f_Ra << 24;
        put.wrong |= f_Ra >> 8;
        put.word |= (rt_u128)f_Uc << 64;
        put.wrong |= f_Uc >> 6;
        put.word |= f_OFF << 40;
        put.wrong |= f_OFF >> 24;
        break;
    case 4: case 8:
        put.word = RT_U128(0x4001000, 0x0);
        put.word |= f_Ra << 24;
        put.wrong |= f_Ra >> 8;
        break;
    case 5: case 9:
        put.word = RT_U128(0x4001000, 0x0);
        put.word |= f_Ra << 24;
        put.wrong |= f_Ra >> 8;
        put.word |= f_OFF << 40;
        put.wrong |= f_OFF >> 24;
        break;
    case 6:
        put.word = RT_U128(UINT64_C(0x2004001000), 0x0);
        put.word |= (rt_u128)f_Uc << 64;
        put.wrong |= f_Uc >> 6;
        put.word |= f_Ra << 24;
        put.wrong |= f_Ra >> 8;
        break;
    case 7:
        put.word = RT_U128(UINT64_C(0x2004001000), 0x0);
        put.word |= (rt_u128)f_Uc << 64;
        put.wrong |= f_Uc >> 6;
        put.word |= f_Ra << 24;
        put.wrong |= f_Ra >> 8;
        put.word |= f_OFF << 40;
        put.wrong |= f_OFF >> 24;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_desc_4(const uint8_t *line, uint64_t f_Uc)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        break;
    case 1:
        put.word = RT_U128(UINT64_C(0x2000001000), 0x0);
        break;
    case 2: case 4:
        put.word = RT_U128(0x1004, 0x0);
        break;
    case 3: case 5:
        put.word = RT_U128(0x1000, 0x0);
        put.word |= (rt_u128)f_Uc << 64;
        put.wrong |= f_Uc >> 6;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_alocal(const uint8_t *line, uint64_t f_Ra, uint64_t f_Ub, uint64_t f_OFF)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        put.word |= f_Ra << 24;
        put.wrong |= f_Ra >> 8;
        put.word |= f_Ub << 32;
        put.wrong |= f_Ub >> 6;
        break;
    case 1:
        put.word |= f_Ra << 24;
        put.wrong |= f_Ra >> 8;
        put.word |= f_Ub << 32;
        put.wrong |= f_Ub >> 6;
        put.word |= f_OFF << 40;
        put.wrong |= f_OFF >> 24;
        break;
    case 2:
        put.word = 0xff000000u;
        put.word |= f_Ub << 32;
        put.wrong |= f_Ub >> 6;
        break;
    case 3:
        put.word = 0xff000000u;
        put.word |= f_Ub << 32;
        put.wrong |= f_Ub >> 6;
        put.word |= f_OFF << 40;
        put.wrong |= f_OFF >> 24;
        break;
    case 4:
        put.word = RT_U128(0x1000, 0x0);
        put.word |= f_Ra << 24;
        put.wrong |= f_Ra >> 8;
        break;
    case 5:
        put.word = RT_U128(0x1000, 0x0);
        put.word |= f_Ra << 24;
        put.wrong |= f_Ra >> 8;
        put.word |= f_OFF << 40;
        put.wrong |= f_OFF >> 24;
        break;
    case 6:
        put.word = RT_U128(0x1000, 0xff000000u);
        put.word |= f_OFF << 40;
        put.wrong |= f_OFF >> 24;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_descl(const uint8_t *line, uint64_t f_Ub)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        break;
    case 1:
        put.word = RT_U128(0x1000, 0x0);
        put.word |= f_Ub << 32;
        put.wrong |= f_Ub >> 6;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_alocal_2(const uint8_t *line, uint64_t f_Ra, uint64_t f_Uc, uint64_t f_OFF)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        put.word |= f_Ra << 24;
        put.wrong |= f_Ra >> 8;
        put.word |= (rt_u128)f_Uc << 64;
        put.wrong |= f_Uc >> 6;
        break;
    case 1:
        put.word |= f_Ra << 24;
        put.wrong |= f_Ra >> 8;
        put.word |= (rt_u128)f_Uc << 64;
        put.wrong |= f_Uc >> 6;
        put.word |= f_OFF << 40;
        put.wrong |= f_OFF >> 24;
        break;
    case 2:
        put.word = 0xff000000u;
        put.word |= (rt_u128)f_Uc << 64;
        put.wrong |= f_Uc >> 6;
        break;
    case 3:
        put.word = 0xff000000u;
        put.word |= (rt_u128)f_Uc << 64;
        put.wrong |= f_Uc >> 6;
        put.word |= f_OFF << 40;
        put.wrong |= f_OFF >> 24;
        break;
    case 4:
        put.word = RT_U128(0x1000, 0x0);
        put.word |= f_Ra << 24;
        put.wrong |= f_Ra >> 8;
        break;
    case 5:
        put.word = RT_U128(0x1000, 0x0);
        put.word |= f_Ra << 24;
        put.wrong |= f_Ra >> 8;
        put.word |= f_OFF << 40;
        put.wrong |= f_OFF >> 24;
        break;
    case 6:
        put.word = RT_U128(0x1000, 0xff000000u);
        put.word |= f_OFF << 40;
        put.wrong |= f_OFF >> 24;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_descl_2(const uint8_t *line, uint64_t f_Uc)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        break;
    case 1:
        put.word = RT_U128(0x1000, 0x0);
        put.word |= (rt_u128)f_Uc << 64;
        put.wrong |= f_Uc >> 6;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_als_2(const uint8_t *line, uint64_t f_Ra, uint64_t f_SCALE, uint64_t f_Ub, uint64_t f_OFF)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0: case 2:
        put.word |= f_Ra << 24;
        put.wrong |= f_Ra >> 8;
        put.word |= (rt_u128)f_SCALE << 78;
        put.wrong |= f_SCALE >> 2;
        put.word |= f_Ub << 32;
        put.wrong |= f_Ub >> 6;
        break;
    case 1: case 3:
        put.word |= f_Ra << 24;
        put.wrong |= f_Ra >> 8;
        put.word |= (rt_u128)f_SCALE << 78;
        put.wrong |= f_SCALE >> 2;
        put.word |= f_Ub << 32;
        put.wrong |= f_Ub >> 6;
        put.word |= f_OFF << 40;
        put.wrong |= f_OFF >> 24;
        break;
    case 4:
        put.word = 0xff000000u;
        put.word |= f_Ub << 32;
        put.wrong |= f_Ub >> 6;
        break;
    case 5:
        put.word = 0xff000000u;
        put.word |= f_Ub << 32;
        put.wrong |= f_Ub >> 6;
        put.word |= f_OFF << 40;
        put.wrong |= f_OFF >> 24;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_cindex(const uint8_t *line, uint64_t f_CBANK, uint64_t f_Ra, uint64_t f_CO16)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        put.word |= f_CBANK << 54;
        put.wrong |= f_CBANK >> 5;
        put.word |= f_Ra << 24;
        put.wrong |= f_Ra >> 8;
        break;
    case 1:
        put.word |= f_CBANK << 54;
        put.wrong |= f_CBANK >> 5;
        put.word |= f_Ra << 24;
        put.wrong |= f_Ra >> 8;
        put.word |= f_CO16 << 38;
        put.wrong |= f_CO16 >> 16;
        break;
    case 2:
        put.word = 0xff000000u;
        put.word |= f_CBANK << 54;
        put.wrong |= f_CBANK >> 5;
        put.word |= f_CO16 << 38;
        put.wrong |= f_CO16 >> 16;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_cxindex(const uint8_t *line, uint64_t f_Ua, uint64_t f_Rc, uint64_t f_CO16)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        put.word |= f_Ua << 24;
        put.wrong |= f_Ua >> 6;
        put.word |= (rt_u128)f_Rc << 64;
        put.wrong |= f_Rc >> 8;
        break;
    case 1:
        put.word |= f_Ua << 24;
        put.wrong |= f_Ua >> 6;
        put.word |= (rt_u128)f_Rc << 64;
        put.wrong |= f_Rc >> 8;
        put.word |= f_CO16 << 38;
        put.wrong |= f_CO16 >> 16;
        break;
    case 2:
        put.word = RT_U128(0xff, 0x0);
        put.word |= f_Ua << 24;
        put.wrong |= f_Ua >> 6;
        put.word |= f_CO16 << 38;
        put.wrong |= f_CO16 >> 16;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_uindex(const uint8_t *line, uint64_t f_CBANK, uint64_t f_UCOFF, uint64_t f_Ub)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        put.word = 0xa00;
        put.word |= f_CBANK << 54;
        put.wrong |= f_CBANK >> 5;
        put.word |= f_UCOFF << 38;
        put.wrong |= f_UCOFF >> 16;
        break;
    case 1:
        put.word = RT_U128(0x8000000, 0xa00);
        put.word |= f_Ub << 32;
        put.wrong |= f_Ub >> 6;
        put.word |= f_UCOFF << 38;
        put.wrong |= f_UCOFF >> 16;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_saddr(const uint8_t *line, uint64_t f_Rd, uint64_t f_SOFF)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        put.word |= f_Rd << 16;
        put.wrong |= f_Rd >> 8;
        break;
    case 1:
        put.word |= f_Rd << 16;
        put.wrong |= f_Rd >> 8;
        put.word |= f_SOFF << 44;
        put.wrong |= f_SOFF >> 20;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_gaddr(const uint8_t *line, uint64_t f_Ra, uint64_t f_Uc, uint64_t f_GOFF)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        put.word |= f_Ra << 24;
        put.wrong |= f_Ra >> 8;
        put.word |= (rt_u128)f_Uc << 64;
        put.wrong |= f_Uc >> 6;
        break;
    case 1:
        put.word |= f_Ra << 24;
        put.wrong |= f_Ra >> 8;
        put.word |= (rt_u128)f_Uc << 64;
        put.wrong |= f_Uc >> 6;
        put.word |= f_GOFF << 32;
        put.wrong |= f_GOFF >> 12;
        break;
    case 2:
        put.word = RT_U128(0x40, 0x0);
        put.word |= f_Ra << 24;
        put.wrong |= f_Ra >> 8;
        put.word |= (rt_u128)f_Uc << 64;
        put.wrong |= f_Uc >> 6;
        break;
    case 3:
        put.word = RT_U128(0x40, 0x0);
        put.word |= f_Ra << 24;
        put.wrong |= f_Ra >> 8;
        put.word |= (rt_u128)f_Uc << 64;
        put.wrong |= f_Uc >> 6;
        put.word |= f_GOFF << 32;
        put.wrong |= f_GOFF >> 12;
        break;
    case 4: case 8:
        put.word = RT_U128(0x1040, 0x0);
        put.word |= f_Ra << 24;
        put.wrong |= f_Ra >> 8;
        break;
    case 5: case 9:
        put.word = RT_U128(0x1040, 0x0);
        put.word |= f_Ra << 24;
        put.wrong |= f_Ra >> 8;
        put.word |= f_GOFF << 32;
        put.wrong |= f_GOFF >> 12;
        break;
    case 6:
        put.word = RT_U128(UINT64_C(0x2000001040), 0x0);
        put.word |= (rt_u128)f_Uc << 64;
        put.wrong |= f_Uc >> 6;
        put.word |= f_Ra << 24;
        put.wrong |= f_Ra >> 8;
        break;
    case 7:
        put.word = RT_U128(UINT64_C(0x2000001040), 0x0);
        put.word |= (rt_u128)f_Uc << 64;
        put.wrong |= f_Uc >> 6;
        put.word |= f_Ra << 24;
        put.wrong |= f_Ra >> 8;
        put.word |= f_GOFF << 32;
        put.wrong |= f_GOFF >> 12;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_saddru(const uint8_t *line, uint64_t f_Rd, uint64_t f_Uc, uint64_t f_SOFF)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        put.word |= f_Rd << 16;
        put.wrong |= f_Rd >> 8;
        put.word |= (rt_u128)f_Uc << 64;
        put.wrong |= f_Uc >> 6;
        break;
    case 1:
        put.word |= f_Rd << 16;
        put.wrong |= f_Rd >> 8;
        put.word |= (rt_u128)f_Uc << 64;
        put.wrong |= f_Uc >> 6;
        put.word |= f_SOFF << 44;
        put.wrong |= f_SOFF >> 20;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_gaddru(const uint8_t *line, uint64_t f_Ra, uint64_t f_GOFF)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        put.word |= f_Ra << 24;
        put.wrong |= f_Ra >> 8;
        break;
    case 1:
        put.word |= f_Ra << 24;
        put.wrong |= f_Ra >> 8;
        put.word |= f_GOFF << 32;
        put.wrong |= f_GOFF >> 12;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_special(const uint8_t *line, uint64_t f_SREG)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0: case 1:
        put.word |= (rt_u128)f_SREG << 72;
        put.wrong |= f_SREG >> 8;
        break;
    case 2:
        put.word = RT_U128(0x8800, 0x0);
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_show(const uint8_t *line, uint64_t f_SORDER, uint64_t f_SCOPE, uint64_t f_PRIV, uint64_t f_LORD)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        put.word |= (rt_u128)f_SORDER << 79;
        put.wrong |= f_SORDER >> 2;
        put.word |= (rt_u128)f_SCOPE << 77;
        put.wrong |= f_SCOPE >> 2;
        put.word |= (rt_u128)f_PRIV << 76;
        put.wrong |= f_PRIV >> 1;
        break;
    case 1:
        put.word |= (rt_u128)f_LORD << 77;
        put.wrong |= f_LORD >> 4;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_surf(const uint8_t *line, uint64_t f_TBANK, uint64_t f_TWORD, uint64_t f_TSAM, uint64_t f_THDR, uint64_t f_TUR)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0: case 1:
        put.word = 0xa00;
        put.word |= f_TBANK << 54;
        put.wrong |= f_TBANK >> 5;
        put.word |= f_TWORD << 40;
        put.wrong |= f_TWORD >> 14;
        break;
    case 2: case 3:
        put.word = 0x600;
        put.word |= f_TBANK << 54;
        put.wrong |= f_TBANK >> 5;
        put.word |= f_TSAM << 40;
        put.wrong |= f_TSAM >> 6;
        put.word |= f_THDR << 46;
        put.wrong |= f_THDR >> 8;
        break;
    case 4:
        put.word = RT_U128(0x8000000, 0xe00);
        put.word |= f_TUR << 40;
        put.wrong |= f_TUR >> 6;
        put.word |= f_THDR << 46;
        put.wrong |= f_THDR >> 8;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_surfr(const uint8_t *line, uint64_t f_Rc)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0: case 1:
        put.word = 0x800;
        put.word |= (rt_u128)f_Rc << 64;
        put.wrong |= f_Rc >> 8;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_shows(const uint8_t *line, uint64_t f_SORDER, uint64_t f_SCOPE, uint64_t f_PRIV, uint64_t f_SORD)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        put.word |= (rt_u128)f_SORDER << 79;
        put.wrong |= f_SORDER >> 2;
        put.word |= (rt_u128)f_SCOPE << 77;
        put.wrong |= f_SCOPE >> 2;
        put.word |= (rt_u128)f_PRIV << 76;
        put.wrong |= f_PRIV >> 1;
        break;
    case 1:
        put.word |= (rt_u128)f_SORD << 77;
        put.wrong |= f_SORD >> 4;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_showa(const uint8_t *line, uint64_t f_AORDER, uint64_t f_SCOPE, uint64_t f_PRIV, uint64_t f_SORD)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        put.word |= (rt_u128)f_AORDER << 79;
        put.wrong |= f_AORDER >> 2;
        put.word |= (rt_u128)f_SCOPE << 77;
        put.wrong |= f_SCOPE >> 2;
        put.word |= (rt_u128)f_PRIV << 76;
        put.wrong |= f_PRIV >> 1;
        break;
    case 1:
        put.word |= (rt_u128)f_SORD << 77;
        put.wrong |= f_SORD >> 4;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_surf2(const uint8_t *line, uint64_t f_TBANK, uint64_t f_TWORD, uint64_t f_TSAM, uint64_t f_THDR, uint64_t f_TUR)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0: case 1:
        put.word = 0x400;
        put.word |= f_TBANK << 54;
        put.wrong |= f_TBANK >> 5;
        put.word |= f_TWORD << 40;
        put.wrong |= f_TWORD >> 14;
        break;
    case 2: case 3:
        put.word = 0x600;
        put.word |= f_TBANK << 54;
        put.wrong |= f_TBANK >> 5;
        put.word |= f_TSAM << 40;
        put.wrong |= f_TSAM >> 6;
        put.word |= f_THDR << 46;
        put.wrong |= f_THDR >> 8;
        break;
    case 4:
        put.word = RT_U128(0x8000000, 0xe00);
        put.word |= f_TUR << 40;
        put.wrong |= f_TUR >> 6;
        put.word |= f_THDR << 46;
        put.wrong |= f_THDR >> 8;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_surfr_2(const uint8_t *line, uint64_t f_Rc)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0: case 1:
        put.word = 0x200;
        put.word |= (rt_u128)f_Rc << 64;
        put.wrong |= f_Rc >> 8;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_surf_2(const uint8_t *line, uint64_t f_TBANK, uint64_t f_TWORD, uint64_t f_TSAM, uint64_t f_THDR, uint64_t f_TUR)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        put.word = 0xa00;
        put.word |= f_TBANK << 54;
        put.wrong |= f_TBANK >> 5;
        put.word |= f_TWORD << 40;
        put.wrong |= f_TWORD >> 14;
        break;
    case 1:
        put.word = 0x600;
        put.word |= f_TBANK << 54;
        put.wrong |= f_TBANK >> 5;
        put.word |= f_TSAM << 40;
        put.wrong |= f_TSAM >> 6;
        put.word |= f_THDR << 46;
        put.wrong |= f_THDR >> 8;
        break;
    case 2:
        put.word = RT_U128(0x8000000, 0xe00);
        put.word |= f_TUR << 40;
        put.wrong |= f_TUR >> 6;
        put.word |= f_THDR << 46;
        put.wrong |= f_THDR >> 8;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_mupred(const uint8_t *line, uint64_t f_MUP, uint64_t f_MUPC)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0: case 2:
        break;
    case 1:
        put.word |= (rt_u128)f_MUP << 87;
        put.wrong |= f_MUP >> 3;
        break;
    case 3:
        put.word = RT_U128(0x4000000, 0x0);
        put.word |= (rt_u128)f_MUPC << 87;
        put.wrong |= f_MUPC >> 3;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_tbx(const uint8_t *line, uint64_t f_TB)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        put.word = 0xa00;
        put.word |= f_TB << 59;
        put.wrong |= f_TB >> 1;
        break;
    case 1:
        put.word = 0xe00;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_tbound(const uint8_t *line, uint64_t f_TBANK, uint64_t f_TWORD, uint64_t f_TUR, uint64_t f_THDR)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0: case 1:
        put.word = 0xa00;
        put.word |= f_TBANK << 54;
        put.wrong |= f_TBANK >> 5;
        put.word |= f_TWORD << 40;
        put.wrong |= f_TWORD >> 14;
        break;
    case 2:
        put.word = RT_U128(0x8000000, 0xe00);
        put.word |= f_TUR << 40;
        put.wrong |= f_TUR >> 6;
        put.word |= f_THDR << 46;
        put.wrong |= f_THDR >> 8;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_tm(const uint8_t *line, uint64_t f_TMASK)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        put.word = RT_U128(0xf00, 0x0);
        break;
    case 1:
        put.word |= (rt_u128)f_TMASK << 72;
        put.wrong |= f_TMASK >> 4;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_thints(const uint8_t *line, uint64_t f_THINT)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        break;
    case 1:
        put.word |= (rt_u128)f_THINT << 122;
        put.wrong |= f_THINT >> 3;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_tbound3(const uint8_t *line, uint64_t f_TBANK, uint64_t f_TSAM, uint64_t f_THDR)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0: case 1:
        put.word = UINT64_C(0x800000000000a00);
        put.word |= f_TBANK << 54;
        put.wrong |= f_TBANK >> 5;
        put.word |= f_TSAM << 40;
        put.wrong |= f_TSAM >> 6;
        put.word |= f_THDR << 46;
        put.wrong |= f_THDR >> 8;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_tbound1(const uint8_t *line)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0: case 1:
        put.word = UINT64_C(0x800000000000200);
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_fbound(const uint8_t *line, uint64_t f_TBANK, uint64_t f_TWORD, uint64_t f_TUR, uint64_t f_THDR, uint64_t f_TSAM)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        put.word = 0xb72;
        put.word |= f_TBANK << 54;
        put.wrong |= f_TBANK >> 5;
        put.word |= f_TWORD << 40;
        put.wrong |= f_TWORD >> 14;
        break;
    case 1:
        put.word = RT_U128(0x8000000, 0xf74);
        put.word |= f_TUR << 40;
        put.wrong |= f_TUR >> 6;
        put.word |= f_THDR << 46;
        put.wrong |= f_THDR >> 8;
        break;
    case 2:
        put.word = UINT64_C(0x800000000000b74);
        put.word |= f_TBANK << 54;
        put.wrong |= f_TBANK >> 5;
        put.word |= f_TSAM << 40;
        put.wrong |= f_TSAM >> 6;
        put.word |= f_THDR << 46;
        put.wrong |= f_THDR >> 8;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_ucarry(const uint8_t *line, uint64_t f_U0, uint64_t f_U1)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        put.word = RT_U128(0x7e0000, 0x0);
        break;
    case 1:
        put.word = RT_U128(0x700000, 0x0);
        put.word |= (rt_u128)f_U0 << 81;
        put.wrong |= f_U0 >> 3;
        break;
    case 2:
        put.word |= (rt_u128)f_U0 << 81;
        put.wrong |= f_U0 >> 3;
        put.word |= (rt_u128)f_U1 << 84;
        put.wrong |= f_U1 >> 3;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_ubns(const uint8_t *line, uint64_t f_NB, uint64_t f_Ub, uint64_t f_IMM)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        put.word = 0x200;
        put.word |= f_NB << 63;
        put.wrong |= f_NB >> 1;
        put.word |= f_Ub << 32;
        put.wrong |= f_Ub >> 6;
        break;
    case 1:
        put.word = 0x800;
        put.word |= f_IMM << 32;
        put.wrong |= f_IMM >> 32;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_ubi(const uint8_t *line, uint64_t f_IB, uint64_t f_Ub, uint64_t f_IMM)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        put.word = 0x200;
        put.word |= f_IB << 63;
        put.wrong |= f_IB >> 1;
        put.word |= f_Ub << 32;
        put.wrong |= f_Ub >> 6;
        break;
    case 1:
        put.word = 0x800;
        put.word |= f_IMM << 32;
        put.wrong |= f_IMM >> 32;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_ub(const uint8_t *line, uint64_t f_Ub, uint64_t f_IMM)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        put.word = 0x200;
        put.word |= f_Ub << 32;
        put.wrong |= f_Ub >> 6;
        break;
    case 1:
        put.word = 0x800;
        put.word |= f_IMM << 32;
        put.wrong |= f_IMM >> 32;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_uold(const uint8_t *line, uint64_t f_Q2N, uint64_t f_V2)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        put.word = RT_U128(0x70, 0x0);
        break;
    case 1: case 2:
        put.word |= (rt_u128)f_Q2N << 71;
        put.wrong |= f_Q2N >> 1;
        put.word |= (rt_u128)f_V2 << 68;
        put.wrong |= f_V2 >> 3;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_ubnu(const uint8_t *line, uint64_t f_NB, uint64_t f_Ub, uint64_t f_UIMM)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        put.word = 0x200;
        put.word |= f_NB << 63;
        put.wrong |= f_NB >> 1;
        put.word |= f_Ub << 32;
        put.wrong |= f_Ub >> 6;
        break;
    case 1:
        put.word = 0x800;
        put.word |= f_UIMM << 32;
        put.wrong |= f_UIMM >> 32;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_ubiu(const uint8_t *line, uint64_t f_IB, uint64_t f_Ub, uint64_t f_UIMM)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        put.word = 0x200;
        put.word |= f_IB << 63;
        put.wrong |= f_IB >> 1;
        put.word |= f_Ub << 32;
        put.wrong |= f_Ub >> 6;
        break;
    case 1:
        put.word = 0x800;
        put.word |= f_UIMM << 32;
        put.wrong |= f_UIMM >> 32;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_ubu(const uint8_t *line, uint64_t f_Ub, uint64_t f_UIMM)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        put.word = 0x200;
        put.word |= f_Ub << 32;
        put.wrong |= f_Ub >> 6;
        break;
    case 1:
        put.word = 0x800;
        put.word |= f_UIMM << 32;
        put.wrong |= f_UIMM >> 32;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_ux(const uint8_t *line, uint64_t f_Ub, uint64_t f_UIMM)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        put.word = RT_U128(0x8000000, 0xc00);
        put.word |= f_Ub << 32;
        put.wrong |= f_Ub >> 6;
        break;
    case 1:
        put.word = 0x800;
        put.word |= f_UIMM << 32;
        put.wrong |= f_UIMM >> 32;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_uclb(const uint8_t *line, uint64_t f_Ub, uint64_t f_UIMM)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        put.word = RT_U128(0x8000000, 0xc00);
        put.word |= f_Ub << 32;
        put.wrong |= f_Ub >> 6;
        break;
    case 1:
        put.word = RT_U128(0x8000000, 0x800);
        put.word |= f_UIMM << 32;
        put.wrong |= f_UIMM >> 32;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_r2up0(const uint8_t *line, uint64_t f_P0)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        put.word = RT_U128(0xe0000, 0x0);
        break;
    case 1:
        put.word |= (rt_u128)f_P0 << 81;
        put.wrong |= f_P0 >> 3;
        break;
    case 2:
        put.word = RT_U128(0x100000, 0x0);
        put.word |= (rt_u128)f_P0 << 81;
        put.wrong |= f_P0 >> 3;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_scx(const uint8_t *line, uint64_t f_IMM, uint64_t f_CBANK, uint64_t f_COFF, uint64_t f_Ub)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        put.word = 0x400;
        put.word |= f_IMM << 32;
        put.wrong |= f_IMM >> 32;
        break;
    case 1:
        put.word = 0x600;
        put.word |= f_CBANK << 54;
        put.wrong |= f_CBANK >> 5;
        put.word |= f_COFF << 40;
        put.wrong |= f_COFF >> 14;
        break;
    case 2:
        put.word = RT_U128(0x8000000, 0x600);
        put.word |= f_Ub << 32;
        put.wrong |= f_Ub >> 6;
        put.word |= f_COFF << 40;
        put.wrong |= f_COFF >> 14;
        break;
    case 3:
        put.word = RT_U128(0x8000000, 0xe00);
        put.word |= f_Ub << 32;
        put.wrong |= f_Ub >> 6;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_dpb_(const uint8_t *line, uint64_t f_Rb, uint64_t f_RB, uint64_t f_CBANK, uint64_t f_COFF, uint64_t f_Ub)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        put.word = 0x200;
        put.word |= f_Rb << 32;
        put.wrong |= f_Rb >> 8;
        put.word |= (rt_u128)f_RB << 123;
        put.wrong |= f_RB >> 1;
        break;
    case 1:
        put.word = 0xa00;
        put.word |= f_CBANK << 54;
        put.wrong |= f_CBANK >> 5;
        put.word |= f_COFF << 40;
        put.wrong |= f_COFF >> 14;
        break;
    case 2:
        put.word = RT_U128(0x8000000, 0xa00);
        put.word |= f_Ub << 32;
        put.wrong |= f_Ub >> 6;
        put.word |= f_COFF << 40;
        put.wrong |= f_COFF >> 14;
        break;
    case 3:
        put.word = RT_U128(0x8000000, 0xc00);
        put.word |= f_Ub << 32;
        put.wrong |= f_Ub >> 6;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_dpc(const uint8_t *line, uint64_t f_Rc, uint64_t f_RC, uint64_t f_NC)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        put.word |= (rt_u128)f_Rc << 64;
        put.wrong |= f_Rc >> 8;
        put.word |= (rt_u128)f_RC << 124;
        put.wrong |= f_RC >> 1;
        break;
    case 1:
        put.word |= (rt_u128)f_NC << 75;
        put.wrong |= f_NC >> 1;
        put.word |= (rt_u128)f_Rc << 64;
        put.wrong |= f_Rc >> 8;
        put.word |= (rt_u128)f_RC << 124;
        put.wrong |= f_RC >> 1;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_rdo(const uint8_t *line, uint64_t f_Rd)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        put.word = 0xff0000;
        break;
    case 1:
        put.word |= f_Rd << 16;
        put.wrong |= f_Rd >> 8;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_udo(const uint8_t *line, uint64_t f_Ud)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        put.word = 0x3f0000;
        break;
    case 1:
        put.word |= f_Ud << 16;
        put.wrong |= f_Ud >> 6;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_shb(const uint8_t *line, uint64_t f_Rb, uint64_t f_SLANE)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        put.word = 0x200;
        put.word |= f_Rb << 32;
        put.wrong |= f_Rb >> 8;
        break;
    case 1:
        put.word = 0x800;
        put.word |= f_SLANE << 53;
        put.wrong |= f_SLANE >> 5;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_shc(const uint8_t *line, uint64_t f_Rc, uint64_t f_SCLAMP)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        put.word = 0x200;
        put.word |= (rt_u128)f_Rc << 64;
        put.wrong |= f_Rc >> 8;
        break;
    case 1:
        put.word = 0x400;
        put.word |= f_SCLAMP << 40;
        put.wrong |= f_SCLAMP >> 13;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_prb(const uint8_t *line, uint64_t f_Rb, uint64_t f_RB, uint64_t f_IMM, uint64_t f_UIMM, uint64_t f_CBANK, uint64_t f_COFF, uint64_t f_Ub)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        put.word = 0x200;
        put.word |= f_Rb << 32;
        put.wrong |= f_Rb >> 8;
        put.word |= (rt_u128)f_RB << 123;
        put.wrong |= f_RB >> 1;
        break;
    case 1:
        put.word = 0x800;
        put.word |= f_IMM << 32;
        put.wrong |= f_IMM >> 32;
        break;
    case 2:
        put.word = 0x800;
        put.word |= f_UIMM << 32;
        put.wrong |= f_UIMM >> 32;
        break;
    case 3:
        put.word = 0xa00;
        put.word |= f_CBANK << 54;
        put.wrong |= f_CBANK >> 5;
        put.word |= f_COFF << 40;
        put.wrong |= f_COFF >> 14;
        break;
    case 4:
        put.word = RT_U128(0x8000000, 0xa00);
        put.word |= f_Ub << 32;
        put.wrong |= f_Ub >> 6;
        put.word |= f_COFF << 40;
        put.wrong |= f_COFF >> 14;
        break;
    case 5:
        put.word = RT_U128(0x8000000, 0xc00);
        put.word |= f_Ub << 32;
        put.wrong |= f_Ub >> 6;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_qm(const uint8_t *line, uint64_t f_Q2N, uint64_t f_Q2, uint64_t f_UP2)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0: case 2:
        put.word |= (rt_u128)f_Q2N << 71;
        put.wrong |= f_Q2N >> 1;
        put.word |= (rt_u128)f_Q2 << 68;
        put.wrong |= f_Q2 >> 3;
        break;
    case 1:
        put.word = RT_U128(0x8, 0x0);
        put.word |= (rt_u128)f_Q2N << 71;
        put.wrong |= f_Q2N >> 1;
        put.word |= (rt_u128)f_UP2 << 68;
        put.wrong |= f_UP2 >> 3;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_signb(const uint8_t *line, uint64_t f_Rb, uint64_t f_RB, uint64_t f_CBANK, uint64_t f_COFF, uint64_t f_Ub)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        put.word = 0x200;
        put.word |= f_Rb << 32;
        put.wrong |= f_Rb >> 8;
        put.word |= (rt_u128)f_RB << 123;
        put.wrong |= f_RB >> 1;
        break;
    case 1:
        put.word = 0xa00;
        put = with(put, put_cb(line + 1, f_CBANK, f_COFF, f_Ub));
        break;
    case 2:
        put.word = RT_U128(0x8000000, 0xc00);
        put.word |= f_Ub << 32;
        put.wrong |= f_Ub >> 6;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

int volta_encode(const struct isadora_context *c, const struct isadora_insn *in, uint8_t *bytes, size_t size)
{
    unsigned length;
    (void)c;
    if (in->form >= sizeof canonical / sizeof *canonical)
        return ISADORA_BAD_INSN;
    struct put put = {canonical[in->form], 0};
    switch (in->form) {
    case VOLTA_ATOM_V:
    case VOLTA_ATOM_T:
    case VOLTA_ATOMG_V:
    case VOLTA_ATOMG_T:
        put.word |= (rt_u128)in->value[0] << 72; /* WIDE */
        put.wrong |= in->value[0] >> 1;
        put.word |= (rt_u128)in->value[1] << 87; /* AOP */
        put.wrong |= in->value[1] >> 4;
        put.word |= (rt_u128)in->value[2] << 84; /* EVICT */
        put.wrong |= in->value[2] >> 3;
        put.word |= (rt_u128)in->value[7] << 81; /* P0 */
        put.wrong |= in->value[7] >> 3;
        put.word |= in->value[8] << 16; /* Rd */
        put.wrong |= in->value[8] >> 8;
        put.word |= in->value[11] << 32; /* Rb */
        put.wrong |= in->value[11] >> 8;
        put.word |= (rt_u128)in->value[3] << 73; /* ATYPE3 */
        put.wrong |= in->value[3] >> 3;
        put.word |= (rt_u128)in->value[4] << 79; /* AORDER */
        put.wrong |= in->value[4] >> 2;
        put.word |= (rt_u128)in->value[5] << 77; /* SCOPE */
        put.wrong |= in->value[5] >> 2;
        put.word |= (rt_u128)in->value[6] << 76; /* PRIV */
        put.wrong |= in->value[6] >> 1;
        put.wrong |= in->line[0];
        put.wrong |= in->line[1];
        put.wrong |= in->line[4];
        put = with(put, put_are(in->line + 2, in->value[9], in->value[10]));
        put = with(put, put_guard(in->line + 3, in->value[12]));
        put = with(put, put_ctl(in->line + 5, in->value[14], in->value[17], in->value[18], in->value[19], in->value[20], in->value[21], in->value[22], in->value[13], in->value[15], in->value[16]));
        length = 16;
        break;
    case VOLTA_ATOM_TU:
    case VOLTA_ATOMG_TU:
        put.word |= (rt_u128)in->value[0] << 72; /* WIDE */
        put.wrong |= in->value[0] >> 1;
        put.word |= (rt_u128)in->value[1] << 87; /* AOP */
        put.wrong |= in->value[1] >> 4;
        put.word |= (rt_u128)in->value[2] << 84; /* EVICT */
        put.wrong |= in->value[2] >> 3;
        put.word |= (rt_u128)in->value[7] << 81; /* P0 */
        put.wrong |= in->value[7] >> 3;
        put.word |= in->value[8] << 16; /* Rd */
        put.wrong |= in->value[8] >> 8;
        put.word |= in->value[12] << 32; /* Rb */
        put.wrong |= in->value[12] >> 8;
        put.word |= (rt_u128)in->value[3] << 73; /* ATYPE3 */
        put.wrong |= in->value[3] >> 3;
        put.word |= (rt_u128)in->value[4] << 79; /* AORDER */
        put.wrong |= in->value[4] >> 2;
        put.word |= (rt_u128)in->value[5] << 77; /* SCOPE */
        put.wrong |= in->value[5] >> 2;
        put.word |= (rt_u128)in->value[6] << 76; /* PRIV */
        put.wrong |= in->value[6] >> 1;
        put.wrong |= in->line[0];
        put.wrong |= in->line[1];
        put.wrong |= in->line[4];
        put = with(put, put_at(in->line + 2, in->value[9], in->value[10], in->value[11]));
        put = with(put, put_guard(in->line + 3, in->value[13]));
        put = with(put, put_ctl(in->line + 5, in->value[15], in->value[18], in->value[19], in->value[20], in->value[21], in->value[22], in->value[23], in->value[14], in->value[16], in->value[17]));
        length = 16;
        break;
    case VOLTA_ATOM_A:
    case VOLTA_ATOMG_A:
        put.word |= (rt_u128)in->value[0] << 72; /* WIDE */
        put.wrong |= in->value[0] >> 1;
        put.word |= (rt_u128)in->value[1] << 87; /* AOP */
        put.wrong |= in->value[1] >> 4;
        put.word |= (rt_u128)in->value[2] << 84; /* EVICT */
        put.wrong |= in->value[2] >> 3;
        put.word |= (rt_u128)in->value[4] << 77; /* SORD */
        put.wrong |= in->value[4] >> 4;
        put.word |= (rt_u128)in->value[5] << 81; /* P0 */
        put.wrong |= in->value[5] >> 3;
        put.word |= in->value[6] << 16; /* Rd */
        put.wrong |= in->value[6] >> 8;
        put.word |= in->value[9] << 32; /* Rb */
        put.wrong |= in->value[9] >> 8;
        put.word |= (rt_u128)in->value[3] << 73; /* ATYPE4 */
        put.wrong |= in->value[3] >> 4;
        put.wrong |= in->line[0];
        put = with(put, put_are(in->line + 1, in->value[7], in->value[8]));
        put = with(put, put_guard(in->line + 2, in->value[10]));
        put = with(put, put_marks(in->line + 3));
        put = with(put, put_ctl(in->line + 4, in->value[12], in->value[15], in->value[16], in->value[17], in->value[18], in->value[19], in->value[20], in->value[11], in->value[13], in->value[14]));
        length = 16;
        break;
    case VOLTA_ATOM_D:
    case VOLTA_ATOMG_D:
        put.word |= (rt_u128)in->value[0] << 87; /* AOP */
        put.wrong |= in->value[0] >> 4;
        put.word |= (rt_u128)in->value[1] << 84; /* EVICT */
        put.wrong |= in->value[1] >> 3;
        put.word |= (rt_u128)in->value[3] << 77; /* SORD */
        put.wrong |= in->value[3] >> 4;
        put.word |= (rt_u128)in->value[4] << 81; /* P0 */
        put.wrong |= in->value[4] >> 3;
        put.word |= in->value[5] << 16; /* Rd */
        put.wrong |= in->value[5] >> 8;
        put.word |= in->value[9] << 32; /* Rb */
        put.wrong |= in->value[9] >> 8;
        put.word |= (rt_u128)in->value[2] << 73; /* ATYPE4 */
        put.wrong |= in->value[2] >> 4;
        put.wrong |= in->line[1];
        put = with(put, put_wu(in->line));
        put = with(put, put_ag(in->line + 2, in->value[6], in->value[7], in->value[8]));
        put = with(put, put_desc(in->line + 3, in->value[7]));
        put = with(put, put_guard(in->line + 4, in->value[10]));
        put = with(put, put_marks(in->line + 5));
        put = with(put, put_ctl(in->line + 6, in->value[12], in->value[15], in->value[16], in->value[17], in->value[18], in->value[19], in->value[20], in->value[11], in->value[13], in->value[14]));
        length = 16;
        break;
    case VOLTA_ATOM_H:
    case VOLTA_ATOMG_H:
        put.word |= (rt_u128)in->value[0] << 72; /* WIDE */
        put.wrong |= in->value[0] >> 1;
        put.word |= (rt_u128)in->value[1] << 87; /* AOP */
        put.wrong |= in->value[1] >> 4;
        put.word |= (rt_u128)in->value[2] << 84; /* EVICT */
        put.wrong |= in->value[2] >> 3;
        put.word |= (rt_u128)in->value[4] << 77; /* SORD */
        put.wrong |= in->value[4] >> 4;
        put.word |= (rt_u128)in->value[5] << 81; /* P0 */
        put.wrong |= in->value[5] >> 3;
        put.word |= in->value[6] << 16; /* Rd */
        put.wrong |= in->value[6] >> 8;
        put.word |= in->value[9] << 32; /* Rb */
        put.wrong |= in->value[9] >> 8;
        put.word |= (rt_u128)in->value[3] << 73; /* ATYPE9 */
        put.wrong |= in->value[3] >> 3;
        put.wrong |= in->line[0];
        put = with(put, put_are(in->line + 1, in->value[7], in->value[8]));
        put = with(put, put_guard(in->line + 2, in->value[10]));
        put = with(put, put_marks_2(in->line + 3));
        put = with(put, put_ctl(in->line + 4, in->value[12], in->value[15], in->value[16], in->value[17], in->value[18], in->value[19], in->value[20], in->value[11], in->value[13], in->value[14]));
        length = 16;
        break;
    case VOLTA_ATOM_HD:
    case VOLTA_ATOMG_HD:
        put.word |= (rt_u128)in->value[0] << 87; /* AOP */
        put.wrong |= in->value[0] >> 4;
        put.word |= (rt_u128)in->value[1] << 84; /* EVICT */
        put.wrong |= in->value[1] >> 3;
        put.word |= (rt_u128)in->value[3] << 77; /* SORD */
        put.wrong |= in->value[3] >> 4;
        put.word |= (rt_u128)in->value[4] << 81; /* P0 */
        put.wrong |= in->value[4] >> 3;
        put.word |= in->value[5] << 16; /* Rd */
        put.wrong |= in->value[5] >> 8;
        put.word |= in->value[9] << 32; /* Rb */
        put.wrong |= in->value[9] >> 8;
        put.word |= (rt_u128)in->value[2] << 73; /* ATYPE9 */
        put.wrong |= in->value[2] >> 3;
        put.wrong |= in->line[1];
        put = with(put, put_wu(in->line));
        put = with(put, put_ag_2(in->line + 2, in->value[6], in->value[7], in->value[8]));
        put = with(put, put_desc_2(in->line + 3, in->value[7]));
        put = with(put, put_guard(in->line + 4, in->value[10]));
        put = with(put, put_marks_2(in->line + 5));
        put = with(put, put_ctl(in->line + 6, in->value[12], in->value[15], in->value[16], in->value[17], in->value[18], in->value[19], in->value[20], in->value[11], in->value[13], in->value[14]));
        length = 16;
        break;
    case VOLTA_ATOM_F:
    case VOLTA_ATOMG_F:
        put.word |= (rt_u128)in->value[0] << 72; /* WIDE */
        put.wrong |= in->value[0] >> 1;
        put.word |= (rt_u128)in->value[1] << 88; /* FOP */
        put.wrong |= in->value[1] >> 2;
        put.word |= (rt_u128)in->value[2] << 84; /* EVICT */
        put.wrong |= in->value[2] >> 3;
        put.word |= (rt_u128)in->value[4] << 77; /* SORD */
        put.wrong |= in->value[4] >> 4;
        put.word |= (rt_u128)in->value[5] << 81; /* P0 */
        put.wrong |= in->value[5] >> 3;
        put.word |= in->value[6] << 16; /* Rd */
        put.wrong |= in->value[6] >> 8;
        put.word |= in->value[9] << 32; /* Rb */
        put.wrong |= in->value[9] >> 8;
        put.word |= (((rt_u128)in->value[3] & 0xf) << 73) | (((rt_u128)in->value[3] >> 4 & 0x1) << 87); /* FTYPE */
        put.wrong |= in->value[3] >> 5;
        put.wrong |= in->line[0];
        put = with(put, put_are(in->line + 1, in->value[7], in->value[8]));
        put = with(put, put_guard(in->line + 2, in->value[10]));
        put = with(put, put_marks_2(in->line + 3));
        put = with(put, put_ctl(in->line + 4, in->value[12], in->value[15], in->value[16], in->value[17], in->value[18], in->value[19], in->value[20], in->value[11], in->value[13], in->value[14]));
        length = 16;
        break;
    case VOLTA_ATOM_FD:
    case VOLTA_ATOMG_FD:
        put.word |= (rt_u128)in->value[0] << 88; /* FOP */
        put.wrong |= in->value[0] >> 2;
        put.word |= (rt_u128)in->value[1] << 84; /* EVICT */
        put.wrong |= in->value[1] >> 3;
        put.word |= (rt_u128)in->value[3] << 77; /* SORD */
        put.wrong |= in->value[3] >> 4;
        put.word |= (rt_u128)in->value[4] << 81; /* P0 */
        put.wrong |= in->value[4] >> 3;
        put.word |= in->value[5] << 16; /* Rd */
        put.wrong |= in->value[5] >> 8;
        put.word |= in->value[9] << 32; /* Rb */
        put.wrong |= in->value[9] >> 8;
        put.word |= (((rt_u128)in->value[2] & 0xf) << 73) | (((rt_u128)in->value[2] >> 4 & 0x1) << 87); /* FTYPE */
        put.wrong |= in->value[2] >> 5;
        put.wrong |= in->line[1];
        put = with(put, put_wu(in->line));
        put = with(put, put_ag_2(in->line + 2, in->value[6], in->value[7], in->value[8]));
        put = with(put, put_desc_2(in->line + 3, in->value[7]));
        put = with(put, put_guard(in->line + 4, in->value[10]));
        put = with(put, put_marks_2(in->line + 5));
        put = with(put, put_ctl(in->line + 6, in->value[12], in->value[15], in->value[16], in->value[17], in->value[18], in->value[19], in->value[20], in->value[11], in->value[13], in->value[14]));
        length = 16;
        break;
    case VOLTA_ATOM_CV:
    case VOLTA_ATOM_CT:
        put.word |= (rt_u128)in->value[0] << 72; /* WIDE */
        put.wrong |= in->value[0] >> 1;
        put.word |= (rt_u128)in->value[2] << 84; /* EVICT */
        put.wrong |= in->value[2] >> 3;
        put.word |= (rt_u128)in->value[7] << 81; /* P0 */
        put.wrong |= in->value[7] >> 3;
        put.word |= in->value[8] << 16; /* Rd */
        put.wrong |= in->value[8] >> 8;
        put.word |= in->value[11] << 32; /* Rb */
        put.wrong |= in->value[11] >> 8;
        put.word |= (rt_u128)in->value[12] << 64; /* Rc */
        put.wrong |= in->value[12] >> 8;
        put.word |= (rt_u128)in->value[3] << 73; /* CTYPE3 */
        put.wrong |= in->value[3] >> 3;
        put.word |= (rt_u128)in->value[4] << 79; /* AORDER */
        put.wrong |= in->value[4] >> 2;
        put.word |= (rt_u128)in->value[5] << 77; /* SCOPE */
        put.wrong |= in->value[5] >> 2;
        put.word |= (rt_u128)in->value[6] << 76; /* PRIV */
        put.wrong |= in->value[6] >> 1;
        put.wrong |= in->line[1];
        put.wrong |= in->line[2];
        put.wrong |= in->line[5];
        put = with(put, put_casop(in->line, in->value[1]));
        put = with(put, put_are(in->line + 3, in->value[9], in->value[10]));
        put = with(put, put_guard(in->line + 4, in->value[13]));
        put = with(put, put_ctl(in->line + 6, in->value[15], in->value[18], in->value[19], in->value[20], in->value[21], in->value[22], in->value[23], in->value[14], in->value[16], in->value[17]));
        length = 16;
        break;
    case VOLTA_ATOM_CA:
        put.word |= (rt_u128)in->value[0] << 72; /* WIDE */
        put.wrong |= in->value[0] >> 1;
        put.word |= (rt_u128)in->value[2] << 84; /* EVICT */
        put.wrong |= in->value[2] >> 3;
        put.word |= (rt_u128)in->value[4] << 77; /* SORD */
        put.wrong |= in->value[4] >> 4;
        put.word |= (rt_u128)in->value[5] << 81; /* P0 */
        put.wrong |= in->value[5] >> 3;
        put.word |= in->value[6] << 16; /* Rd */
        put.wrong |= in->value[6] >> 8;
        put.word |= in->value[9] << 32; /* Rb */
        put.wrong |= in->value[9] >> 8;
        put.word |= (rt_u128)in->value[10] << 64; /* Rc */
        put.wrong |= in->value[10] >> 8;
        put.word |= (rt_u128)in->value[3] << 73; /* CTYPE4 */
        put.wrong |= in->value[3] >> 4;
        put.wrong |= in->line[1];
        put = with(put, put_casop(in->line, in->value[1]));
        put = with(put, put_are(in->line + 2, in->value[7], in->value[8]));
        put = with(put, put_guard(in->line + 3, in->value[11]));
        put = with(put, put_marks(in->line + 4));
        put = with(put, put_ctl(in->line + 5, in->value[13], in->value[16], in->value[17], in->value[18], in->value[19], in->value[20], in->value[21], in->value[12], in->value[14], in->value[15]));
        length = 16;
        break;
    case VOLTA_ATOM_CH:
        put.word |= (rt_u128)in->value[0] << 72; /* WIDE */
        put.wrong |= in->value[0] >> 1;
        put.word |= (rt_u128)in->value[2] << 84; /* EVICT */
        put.wrong |= in->value[2] >> 3;
        put.word |= (rt_u128)in->value[4] << 77; /* SORD */
        put.wrong |= in->value[4] >> 4;
        put.word |= (rt_u128)in->value[5] << 81; /* P0 */
        put.wrong |= in->value[5] >> 3;
        put.word |= in->value[6] << 16; /* Rd */
        put.wrong |= in->value[6] >> 8;
        put.word |= in->value[9] << 32; /* Rb */
        put.wrong |= in->value[9] >> 8;
        put.word |= (rt_u128)in->value[10] << 64; /* Rc */
        put.wrong |= in->value[10] >> 8;
        put.word |= (rt_u128)in->value[3] << 73; /* CTYPE9 */
        put.wrong |= in->value[3] >> 3;
        put.wrong |= in->line[1];
        put = with(put, put_casop(in->line, in->value[1]));
        put = with(put, put_are(in->line + 2, in->value[7], in->value[8]));
        put = with(put, put_guard(in->line + 3, in->value[11]));
        put = with(put, put_marks_2(in->line + 4));
        put = with(put, put_ctl(in->line + 5, in->value[13], in->value[16], in->value[17], in->value[18], in->value[19], in->value[20], in->value[21], in->value[12], in->value[14], in->value[15]));
        length = 16;
        break;
    case VOLTA_ATOMG_CV:
    case VOLTA_ATOMG_CT:
        put.word |= (rt_u128)in->value[0] << 72; /* WIDE */
        put.wrong |= in->value[0] >> 1;
        put.word |= (rt_u128)in->value[1] << 84; /* EVICT */
        put.wrong |= in->value[1] >> 3;
        put.word |= (rt_u128)in->value[6] << 81; /* P0 */
        put.wrong |= in->value[6] >> 3;
        put.word |= in->value[7] << 16; /* Rd */
        put.wrong |= in->value[7] >> 8;
        put.word |= in->value[10] << 32; /* Rb */
        put.wrong |= in->value[10] >> 8;
        put.word |= (rt_u128)in->value[11] << 64; /* Rc */
        put.wrong |= in->value[11] >> 8;
        put.word |= (rt_u128)in->value[2] << 73; /* CTYPE3 */
        put.wrong |= in->value[2] >> 3;
        put.word |= (rt_u128)in->value[3] << 79; /* AORDER */
        put.wrong |= in->value[3] >> 2;
        put.word |= (rt_u128)in->value[4] << 77; /* SCOPE */
        put.wrong |= in->value[4] >> 2;
        put.word |= (rt_u128)in->value[5] << 76; /* PRIV */
        put.wrong |= in->value[5] >> 1;
        put.wrong |= in->line[0];
        put.wrong |= in->line[1];
        put.wrong |= in->line[4];
        put = with(put, put_are(in->line + 2, in->value[8], in->value[9]));
        put = with(put, put_guard(in->line + 3, in->value[12]));
        put = with(put, put_ctl(in->line + 5, in->value[14], in->value[17], in->value[18], in->value[19], in->value[20], in->value[21], in->value[22], in->value[13], in->value[15], in->value[16]));
        length = 16;
        break;
    case VOLTA_ATOMG_CA:
        put.word |= (rt_u128)in->value[0] << 72; /* WIDE */
        put.wrong |= in->value[0] >> 1;
        put.word |= (rt_u128)in->value[1] << 84; /* EVICT */
        put.wrong |= in->value[1] >> 3;
        put.word |= (rt_u128)in->value[3] << 77; /* SORD */
        put.wrong |= in->value[3] >> 4;
        put.word |= (rt_u128)in->value[4] << 81; /* P0 */
        put.wrong |= in->value[4] >> 3;
        put.word |= in->value[5] << 16; /* Rd */
        put.wrong |= in->value[5] >> 8;
        put.word |= in->value[8] << 32; /* Rb */
        put.wrong |= in->value[8] >> 8;
        put.word |= (rt_u128)in->value[9] << 64; /* Rc */
        put.wrong |= in->value[9] >> 8;
        put.word |= (rt_u128)in->value[2] << 73; /* CTYPE4 */
        put.wrong |= in->value[2] >> 4;
        put.wrong |= in->line[0];
        put = with(put, put_are(in->line + 1, in->value[6], in->value[7]));
        put = with(put, put_guard(in->line + 2, in->value[10]));
        put = with(put, put_marks(in->line + 3));
        put = with(put, put_ctl(in->line + 4, in->value[12], in->value[15], in->value[16], in->value[17], in->value[18], in->value[19], in->value[20], in->value[11], in->value[13], in->value[14]));
        length = 16;
        break;
    case VOLTA_ATOMG_CH:
        put.word |= (rt_u128)in->value[0] << 72; /* WIDE */
        put.wrong |= in->value[0] >> 1;
        put.word |= (rt_u128)in->value[1] << 84; /* EVICT */
        put.wrong |= in->value[1] >> 3;
        put.word |= (rt_u128)in->value[3] << 77; /* SORD */
        put.wrong |= in->value[3] >> 4;
        put.word |= (rt_u128)in->value[4] << 81; /* P0 */
        put.wrong |= in->value[4] >> 3;
        put.word |= in->value[5] << 16; /* Rd */
        put.wrong |= in->value[5] >> 8;
        put.word |= in->value[8] << 32; /* Rb */
        put.wrong |= in->value[8] >> 8;
        put.word |= (rt_u128)in->value[9] << 64; /* Rc */
        put.wrong |= in->value[9] >> 8;
        put.word |= (rt_u128)in->value[2] << 73; /* CTYPE9 */
        put.wrong |= in->value[2] >> 3;
        put.wrong |= in->line[0];
        put = with(put, put_are(in->line + 1, in->value[6], in->value[7]));
        put = with(put, put_guard(in->line + 2, in->value[10]));
        put = with(put, put_marks_2(in->line + 3));
        put = with(put, put_ctl(in->line + 4, in->value[12], in->value[15], in->value[16], in->value[17], in->value[18], in->value[19], in->value[20], in->value[11], in->value[13], in->value[14]));
        length = 16;
        break;
    case VOLTA_RED_V:
    case VOLTA_RED_T:
        put.word |= (rt_u128)in->value[0] << 72; /* WIDE */
        put.wrong |= in->value[0] >> 1;
        put.word |= (rt_u128)in->value[1] << 87; /* ROP */
        put.wrong |= in->value[1] >> 3;
        put.word |= (rt_u128)in->value[2] << 84; /* EVICT */
        put.wrong |= in->value[2] >> 3;
        put.word |= in->value[9] << 32; /* Rb */
        put.wrong |= in->value[9] >> 8;
        put.word |= (rt_u128)in->value[3] << 73; /* ATYPE3 */
        put.wrong |= in->value[3] >> 3;
        put.word |= (rt_u128)in->value[4] << 79; /* AORDER */
        put.wrong |= in->value[4] >> 2;
        put.word |= (rt_u128)in->value[5] << 77; /* SCOPE */
        put.wrong |= in->value[5] >> 2;
        put.word |= (rt_u128)in->value[6] << 76; /* PRIV */
        put.wrong |= in->value[6] >> 1;
        put.wrong |= in->line[0];
        put.wrong |= in->line[1];
        put.wrong |= in->line[4];
        put = with(put, put_are(in->line + 2, in->value[7], in->value[8]));
        put = with(put, put_guard(in->line + 3, in->value[10]));
        put = with(put, put_ctl(in->line + 5, in->value[12], in->value[15], in->value[16], in->value[17], in->value[18], in->value[19], in->value[20], in->value[11], in->value[13], in->value[14]));
        length = 16;
        break;
    case VOLTA_RED_TU:
        put.word |= (rt_u128)in->value[0] << 72; /* WIDE */
        put.wrong |= in->value[0] >> 1;
        put.word |= (rt_u128)in->value[1] << 87; /* ROP */
        put.wrong |= in->value[1] >> 3;
        put.word |= (rt_u128)in->value[2] << 84; /* EVICT */
        put.wrong |= in->value[2] >> 3;
        put.word |= in->value[10] << 32; /* Rb */
        put.wrong |= in->value[10] >> 8;
        put.word |= (rt_u128)in->value[3] << 73; /* ATYPE3 */
        put.wrong |= in->value[3] >> 3;
        put.word |= (rt_u128)in->value[4] << 79; /* AORDER */
        put.wrong |= in->value[4] >> 2;
        put.word |= (rt_u128)in->value[5] << 77; /* SCOPE */
        put.wrong |= in->value[5] >> 2;
        put.word |= (rt_u128)in->value[6] << 76; /* PRIV */
        put.wrong |= in->value[6] >> 1;
        put.wrong |= in->line[0];
        put.wrong |= in->line[1];
        put.wrong |= in->line[4];
        put = with(put, put_at_2(in->line + 2, in->value[7], in->value[8], in->value[9]));
        put = with(put, put_guard(in->line + 3, in->value[11]));
        put = with(put, put_ctl(in->line + 5, in->value[13], in->value[16], in->value[17], in->value[18], in->value[19], in->value[20], in->value[21], in->value[12], in->value[14], in->value[15]));
        length = 16;
        break;
    case VOLTA_RED_A:
        put.word |= (rt_u128)in->value[0] << 72; /* WIDE */
        put.wrong |= in->value[0] >> 1;
        put.word |= (rt_u128)in->value[1] << 87; /* ROP */
        put.wrong |= in->value[1] >> 3;
        put.word |= (rt_u128)in->value[2] << 84; /* EVICT */
        put.wrong |= in->value[2] >> 3;
        put.word |= (rt_u128)in->value[4] << 77; /* SORD */
        put.wrong |= in->value[4] >> 4;
        put.word |= in->value[7] << 32; /* Rb */
        put.wrong |= in->value[7] >> 8;
        put.word |= (rt_u128)in->value[3] << 73; /* ATYPE4 */
        put.wrong |= in->value[3] >> 4;
        put.wrong |= in->line[0];
        put = with(put, put_are(in->line + 1, in->value[5], in->value[6]));
        put = with(put, put_guard(in->line + 2, in->value[8]));
        put = with(put, put_marks(in->line + 3));
        put = with(put, put_ctl(in->line + 4, in->value[10], in->value[13], in->value[14], in->value[15], in->value[16], in->value[17], in->value[18], in->value[9], in->value[11], in->value[12]));
        length = 16;
        break;
    case VOLTA_RED_D:
        put.word |= (rt_u128)in->value[0] << 87; /* ROP */
        put.wrong |= in->value[0] >> 3;
        put.word |= (rt_u128)in->value[1] << 84; /* EVICT */
        put.wrong |= in->value[1] >> 3;
        put.word |= (rt_u128)in->value[3] << 77; /* SORD */
        put.wrong |= in->value[3] >> 4;
        put.word |= in->value[7] << 32; /* Rb */
        put.wrong |= in->value[7] >> 8;
        put.word |= (rt_u128)in->value[2] << 73; /* ATYPE4 */
        put.wrong |= in->value[2] >> 4;
        put.wrong |= in->line[1];
        put = with(put, put_wu(in->line));
        put = with(put, put_ag_3(in->line + 2, in->value[4], in->value[5], in->value[6]));
        put = with(put, put_desc(in->line + 3, in->value[5]));
        put = with(put, put_guard(in->line + 4, in->value[8]));
        put = with(put, put_marks(in->line + 5));
        put = with(put, put_ctl(in->line + 6, in->value[10], in->value[13], in->value[14], in->value[15], in->value[16], in->value[17], in->value[18], in->value[9], in->value[11], in->value[12]));
        length = 16;
        break;
    case VOLTA_REDG_H:
        put.word |= (rt_u128)in->value[0] << 72; /* WIDE */
        put.wrong |= in->value[0] >> 1;
        put.word |= (rt_u128)in->value[1] << 87; /* ROP */
        put.wrong |= in->value[1] >> 3;
        put.word |= (rt_u128)in->value[2] << 84; /* EVICT */
        put.wrong |= in->value[2] >> 3;
        put.word |= (rt_u128)in->value[4] << 77; /* SORD */
        put.wrong |= in->value[4] >> 4;
        put.word |= in->value[7] << 32; /* Rb */
        put.wrong |= in->value[7] >> 8;
        put.word |= (rt_u128)in->value[3] << 73; /* RTYPE9 */
        put.wrong |= in->value[3] >> 3;
        put.wrong |= in->line[0];
        put = with(put, put_are(in->line + 1, in->value[5], in->value[6]));
        put = with(put, put_guard(in->line + 2, in->value[8]));
        put = with(put, put_marks_2(in->line + 3));
        put = with(put, put_ctl(in->line + 4, in->value[10], in->value[13], in->value[14], in->value[15], in->value[16], in->value[17], in->value[18], in->value[9], in->value[11], in->value[12]));
        length = 16;
        break;
    case VOLTA_REDG_HD:
        put.word |= (rt_u128)in->value[0] << 87; /* ROP */
        put.wrong |= in->value[0] >> 3;
        put.word |= (rt_u128)in->value[1] << 84; /* EVICT */
        put.wrong |= in->value[1] >> 3;
        put.word |= (rt_u128)in->value[3] << 77; /* SORD */
        put.wrong |= in->value[3] >> 4;
        put.word |= in->value[7] << 32; /* Rb */
        put.wrong |= in->value[7] >> 8;
        put.word |= (rt_u128)in->value[2] << 73; /* RTYPE9 */
        put.wrong |= in->value[2] >> 3;
        put.wrong |= in->line[1];
        put = with(put, put_wu(in->line));
        put = with(put, put_ag_4(in->line + 2, in->value[4], in->value[5], in->value[6]));
        put = with(put, put_desc_2(in->line + 3, in->value[5]));
        put = with(put, put_guard(in->line + 4, in->value[8]));
        put = with(put, put_marks_2(in->line + 5));
        put = with(put, put_ctl(in->line + 6, in->value[10], in->value[13], in->value[14], in->value[15], in->value[16], in->value[17], in->value[18], in->value[9], in->value[11], in->value[12]));
        length = 16;
        break;
    case VOLTA_REDG_F:
        put.word |= (rt_u128)in->value[0] << 72; /* WIDE */
        put.wrong |= in->value[0] >> 1;
        put.word |= (rt_u128)in->value[1] << 88; /* FOP */
        put.wrong |= in->value[1] >> 2;
        put.word |= (rt_u128)in->value[2] << 84; /* EVICT */
        put.wrong |= in->value[2] >> 3;
        put.word |= (rt_u128)in->value[4] << 77; /* SORD */
        put.wrong |= in->value[4] >> 4;
        put.word |= in->value[7] << 32; /* Rb */
        put.wrong |= in->value[7] >> 8;
        put.word |= (((rt_u128)in->value[3] & 0xf) << 73) | (((rt_u128)in->value[3] >> 4 & 0x1) << 87); /* FTYPE */
        put.wrong |= in->value[3] >> 5;
        put.wrong |= in->line[0];
        put = with(put, put_are(in->line + 1, in->value[5], in->value[6]));
        put = with(put, put_guard(in->line + 2, in->value[8]));
        put = with(put, put_marks_2(in->line + 3));
        put = with(put, put_ctl(in->line + 4, in->value[10], in->value[13], in->value[14], in->value[15], in->value[16], in->value[17], in->value[18], in->value[9], in->value[11], in->value[12]));
        length = 16;
        break;
    case VOLTA_REDG_FD:
        put.word |= (rt_u128)in->value[0] << 88; /* FOP */
        put.wrong |= in->value[0] >> 2;
        put.word |= (rt_u128)in->value[1] << 84; /* EVICT */
        put.wrong |= in->value[1] >> 3;
        put.word |= (rt_u128)in->value[3] << 77; /* SORD */
        put.wrong |= in->value[3] >> 4;
        put.word |= in->value[7] << 32; /* Rb */
        put.wrong |= in->value[7] >> 8;
        put.word |= (((rt_u128)in->value[2] & 0xf) << 73) | (((rt_u128)in->value[2] >> 4 & 0x1) << 87); /* FTYPE */
        put.wrong |= in->value[2] >> 5;
        put.wrong |= in->line[1];
        put = with(put, put_wu(in->line));
        put = with(put, put_ag_4(in->line + 2, in->value[4], in->value[5], in->value[6]));
        put = with(put, put_desc_2(in->line + 3, in->value[5]));
        put = with(put, put_guard(in->line + 4, in->value[8]));
        put = with(put, put_marks_2(in->line + 5));
        put = with(put, put_ctl(in->line + 6, in->value[10], in->value[13], in->value[14], in->value[15], in->value[16], in->value[17], in->value[18], in->value[9], in->value[11], in->value[12]));
        length = 16;
        break;
    case VOLTA_ATOMS_V:
        put.word |= (rt_u128)in->value[0] << 87; /* AOP */
        put.wrong |= in->value[0] >> 4;
        put.word |= in->value[2] << 16; /* Rd */
        put.wrong |= in->value[2] >> 8;
        put.word |= in->value[5] << 32; /* Rb */
        put.wrong |= in->value[5] >> 8;
        put.word |= (rt_u128)in->value[1] << 73; /* STYPE2 */
        put.wrong |= in->value[1] >> 2;
        put.wrong |= in->line[0];
        put.wrong |= in->line[3];
        put = with(put, put_are(in->line + 1, in->value[3], in->value[4]));
        put = with(put, put_guard(in->line + 2, in->value[6]));
        put = with(put, put_ctl(in->line + 4, in->value[8], in->value[11], in->value[12], in->value[13], in->value[14], in->value[15], in->value[16], in->value[7], in->value[9], in->value[10]));
        length = 16;
        break;
    case VOLTA_ATOMS_T:
        put.word |= (rt_u128)in->value[0] << 87; /* AOP */
        put.wrong |= in->value[0] >> 4;
        put.word |= in->value[2] << 16; /* Rd */
        put.wrong |= in->value[2] >> 8;
        put.word |= in->value[6] << 32; /* Rb */
        put.wrong |= in->value[6] >> 8;
        put.word |= (rt_u128)in->value[1] << 73; /* STYPE2 */
        put.wrong |= in->value[1] >> 2;
        put.wrong |= in->line[0];
        put.wrong |= in->line[3];
        put = with(put, put_ars(in->line + 1, in->value[3], in->value[4], in->value[5]));
        put = with(put, put_guard(in->line + 2, in->value[7]));
        put = with(put, put_ctl(in->line + 4, in->value[9], in->value[12], in->value[13], in->value[14], in->value[15], in->value[16], in->value[17], in->value[8], in->value[10], in->value[11]));
        length = 16;
        break;
    case VOLTA_ATOMS_A:
        put.word |= (rt_u128)in->value[0] << 87; /* AOP */
        put.wrong |= in->value[0] >> 4;
        put.word |= in->value[2] << 16; /* Rd */
        put.wrong |= in->value[2] >> 8;
        put.word |= in->value[6] << 32; /* Rb */
        put.wrong |= in->value[6] >> 8;
        put.word |= (rt_u128)in->value[1] << 73; /* STYPE2 */
        put.wrong |= in->value[1] >> 2;
        put.wrong |= in->line[0];
        put = with(put, put_ars(in->line + 1, in->value[3], in->value[4], in->value[5]));
        put = with(put, put_guard(in->line + 2, in->value[7]));
        put = with(put, put_marks(in->line + 3));
        put = with(put, put_ctl(in->line + 4, in->value[9], in->value[12], in->value[13], in->value[14], in->value[15], in->value[16], in->value[17], in->value[8], in->value[10], in->value[11]));
        length = 16;
        break;
    case VOLTA_ATOMS_TU:
        put.word |= (rt_u128)in->value[0] << 87; /* AOP */
        put.wrong |= in->value[0] >> 4;
        put.word |= in->value[2] << 16; /* Rd */
        put.wrong |= in->value[2] >> 8;
        put.word |= in->value[7] << 32; /* Rb */
        put.wrong |= in->value[7] >> 8;
        put.word |= (rt_u128)in->value[1] << 73; /* STYPE2 */
        put.wrong |= in->value[1] >> 2;
        put.wrong |= in->line[0];
        put = with(put, put_als(in->line + 1, in->value[3], in->value[4], in->value[5], in->value[6]));
        put = with(put, put_guard(in->line + 2, in->value[8]));
        put = with(put, put_marks(in->line + 3));
        put = with(put, put_ctl(in->line + 4, in->value[10], in->value[13], in->value[14], in->value[15], in->value[16], in->value[17], in->value[18], in->value[9], in->value[11], in->value[12]));
        length = 16;
        break;
    case VOLTA_ATOMS_H:
        put.word |= (rt_u128)in->value[0] << 87; /* AOP */
        put.wrong |= in->value[0] >> 4;
        put.word |= in->value[2] << 16; /* Rd */
        put.wrong |= in->value[2] >> 8;
        put.word |= in->value[6] << 32; /* Rb */
        put.wrong |= in->value[6] >> 8;
        put.word |= (rt_u128)in->value[1] << 73; /* ATYPE9 */
        put.wrong |= in->value[1] >> 3;
        put.wrong |= in->line[0];
        put = with(put, put_ars(in->line + 1, in->value[3], in->value[4], in->value[5]));
        put = with(put, put_guard(in->line + 2, in->value[7]));
        put = with(put, put_marks_2(in->line + 3));
        put = with(put, put_ctl(in->line + 4, in->value[9], in->value[12], in->value[13], in->value[14], in->value[15], in->value[16], in->value[17], in->value[8], in->value[10], in->value[11]));
        length = 16;
        break;
    case VOLTA_ATOMS_HU:
        put.word |= (rt_u128)in->value[0] << 87; /* AOP */
        put.wrong |= in->value[0] >> 4;
        put.word |= in->value[2] << 16; /* Rd */
        put.wrong |= in->value[2] >> 8;
        put.word |= in->value[7] << 32; /* Rb */
        put.wrong |= in->value[7] >> 8;
        put.word |= (rt_u128)in->value[1] << 73; /* ATYPE9 */
        put.wrong |= in->value[1] >> 3;
        put.wrong |= in->line[0];
        put = with(put, put_als(in->line + 1, in->value[3], in->value[4], in->value[5], in->value[6]));
        put = with(put, put_guard(in->line + 2, in->value[8]));
        put = with(put, put_marks_2(in->line + 3));
        put = with(put, put_ctl(in->line + 4, in->value[10], in->value[13], in->value[14], in->value[15], in->value[16], in->value[17], in->value[18], in->value[9], in->value[11], in->value[12]));
        length = 16;
        break;
    case VOLTA_ATOMS_CV:
        put.word |= in->value[2] << 16; /* Rd */
        put.wrong |= in->value[2] >> 8;
        put.word |= in->value[5] << 32; /* Rb */
        put.wrong |= in->value[5] >> 8;
        put.word |= (rt_u128)in->value[6] << 64; /* Rc */
        put.wrong |= in->value[6] >> 8;
        put.word |= (rt_u128)in->value[1] << 73; /* SCTYPE2 */
        put.wrong |= in->value[1] >> 2;
        put.wrong |= in->line[1];
        put.wrong |= in->line[4];
        put = with(put, put_casop(in->line, in->value[0]));
        put = with(put, put_are(in->line + 2, in->value[3], in->value[4]));
        put = with(put, put_guard(in->line + 3, in->value[7]));
        put = with(put, put_ctl(in->line + 5, in->value[9], in->value[12], in->value[13], in->value[14], in->value[15], in->value[16], in->value[17], in->value[8], in->value[10], in->value[11]));
        length = 16;
        break;
    case VOLTA_ATOMS_CT:
        put.word |= in->value[2] << 16; /* Rd */
        put.wrong |= in->value[2] >> 8;
        put.word |= in->value[6] << 32; /* Rb */
        put.wrong |= in->value[6] >> 8;
        put.word |= (rt_u128)in->value[7] << 64; /* Rc */
        put.wrong |= in->value[7] >> 8;
        put.word |= (rt_u128)in->value[1] << 73; /* SCTYPE2 */
        put.wrong |= in->value[1] >> 2;
        put.wrong |= in->line[1];
        put = with(put, put_casop(in->line, in->value[0]));
        put = with(put, put_ars(in->line + 2, in->value[3], in->value[4], in->value[5]));
        put = with(put, put_guard(in->line + 3, in->value[8]));
        put = with(put, put_marks(in->line + 4));
        put = with(put, put_ctl(in->line + 5, in->value[10], in->value[13], in->value[14], in->value[15], in->value[16], in->value[17], in->value[18], in->value[9], in->value[11], in->value[12]));
        length = 16;
        break;
    case VOLTA_ATOMS_CH:
        put.word |= in->value[2] << 16; /* Rd */
        put.wrong |= in->value[2] >> 8;
        put.word |= in->value[6] << 32; /* Rb */
        put.wrong |= in->value[6] >> 8;
        put.word |= (rt_u128)in->value[7] << 64; /* Rc */
        put.wrong |= in->value[7] >> 8;
        put.word |= (rt_u128)in->value[1] << 73; /* CTYPE9 */
        put.wrong |= in->value[1] >> 3;
        put.wrong |= in->line[1];
        put = with(put, put_casop(in->line, in->value[0]));
        put = with(put, put_ars(in->line + 2, in->value[3], in->value[4], in->value[5]));
        put = with(put, put_guard(in->line + 3, in->value[8]));
        put = with(put, put_marks_2(in->line + 4));
        put = with(put, put_ctl(in->line + 5, in->value[10], in->value[13], in->value[14], in->value[15], in->value[16], in->value[17], in->value[18], in->value[9], in->value[11], in->value[12]));
        length = 16;
        break;
    case VOLTA_ATOMS_P:
        put.word |= in->value[0] << 16; /* Rd */
        put.wrong |= in->value[0] >> 8;
        put.word |= in->value[1] << 24; /* Ra */
        put.wrong |= in->value[1] >> 8;
        put.word |= (rt_u128)in->value[2] << 78; /* SCALE */
        put.wrong |= in->value[2] >> 2;
        put.word |= (rt_u128)in->value[3] << 64; /* Uc */
        put.wrong |= in->value[3] >> 6;
        put = with(put, put_guard(in->line, in->value[4]));
        put = with(put, put_marks(in->line + 1));
        put = with(put, put_ctl(in->line + 2, in->value[6], in->value[9], in->value[10], in->value[11], in->value[12], in->value[13], in->value[14], in->value[5], in->value[7], in->value[8]));
        length = 16;
        break;
    case VOLTA_ATOMS_PO:
        put.word |= in->value[0] << 16; /* Rd */
        put.wrong |= in->value[0] >> 8;
        put.word |= in->value[1] << 24; /* Ra */
        put.wrong |= in->value[1] >> 8;
        put.word |= (rt_u128)in->value[2] << 78; /* SCALE */
        put.wrong |= in->value[2] >> 2;
        put.word |= (rt_u128)in->value[3] << 64; /* Uc */
        put.wrong |= in->value[3] >> 6;
        put.word |= in->value[4] << 40; /* OFF */
        put.wrong |= in->value[4] >> 24;
        put = with(put, put_guard(in->line, in->value[5]));
        put = with(put, put_marks(in->line + 1));
        put = with(put, put_ctl(in->line + 2, in->value[7], in->value[10], in->value[11], in->value[12], in->value[13], in->value[14], in->value[15], in->value[6], in->value[8], in->value[9]));
        length = 16;
        break;
    case VOLTA_ATOMS_HP:
        put.word |= in->value[0] << 16; /* Rd */
        put.wrong |= in->value[0] >> 8;
        put.word |= in->value[1] << 24; /* Ra */
        put.wrong |= in->value[1] >> 8;
        put.word |= (rt_u128)in->value[2] << 78; /* SCALE */
        put.wrong |= in->value[2] >> 2;
        put.word |= (rt_u128)in->value[3] << 64; /* Uc */
        put.wrong |= in->value[3] >> 6;
        put = with(put, put_guard(in->line, in->value[4]));
        put = with(put, put_marks_2(in->line + 1));
        put = with(put, put_ctl(in->line + 2, in->value[6], in->value[9], in->value[10], in->value[11], in->value[12], in->value[13], in->value[14], in->value[5], in->value[7], in->value[8]));
        length = 16;
        break;
    case VOLTA_ATOMS_HPO:
        put.word |= in->value[0] << 16; /* Rd */
        put.wrong |= in->value[0] >> 8;
        put.word |= in->value[1] << 24; /* Ra */
        put.wrong |= in->value[1] >> 8;
        put.word |= (rt_u128)in->value[2] << 78; /* SCALE */
        put.wrong |= in->value[2] >> 2;
        put.word |= (rt_u128)in->value[3] << 64; /* Uc */
        put.wrong |= in->value[3] >> 6;
        put.word |= in->value[4] << 40; /* OFF */
        put.wrong |= in->value[4] >> 24;
        put = with(put, put_guard(in->line, in->value[5]));
        put = with(put, put_marks_2(in->line + 1));
        put = with(put, put_ctl(in->line + 2, in->value[7], in->value[10], in->value[11], in->value[12], in->value[13], in->value[14], in->value[15], in->value[6], in->value[8], in->value[9]));
        length = 16;
        break;
    case VOLTA_BSSY:
        put.word |= in->value[2] << 16; /* BB */
        put.wrong |= in->value[2] >> 4;
        put.word |= in->value[3] << 34; /* MEET */
        put.wrong |= in->value[3] >> 30;
        put = with(put, put_px(in->line, in->value[0], in->value[1]));
        put = with(put, put_guard(in->line + 1, in->value[4]));
        put = with(put, put_marks(in->line + 2));
        put = with(put, put_ctl(in->line + 3, in->value[6], in->value[9], in->value[10], in->value[11], in->value[12], in->value[13], in->value[14], in->value[5], in->value[7], in->value[8]));
        length = 16;
        break;
    case VOLTA_BSYNC:
    case VOLTA_BREAK:
        put.word |= in->value[2] << 16; /* BB */
        put.wrong |= in->value[2] >> 4;
        put = with(put, put_px(in->line, in->value[0], in->value[1]));
        put = with(put, put_guard(in->line + 1, in->value[3]));
        put = with(put, put_marks(in->line + 2));
        put = with(put, put_ctl(in->line + 3, in->value[5], in->value[8], in->value[9], in->value[10], in->value[11], in->value[12], in->value[13], in->value[4], in->value[6], in->value[7]));
        length = 16;
        break;
    case VOLTA_BMOV_R:
        put.word |= (rt_u128)in->value[0] << 84; /* BCLEAR */
        put.wrong |= in->value[0] >> 1;
        put.word |= in->value[1] << 16; /* Rd */
        put.wrong |= in->value[1] >> 8;
        put.word |= in->value[2] << 24; /* BFROM */
        put.wrong |= in->value[2] >> 6;
        put = with(put, put_guard(in->line, in->value[3]));
        put = with(put, put_marks(in->line + 1));
        put = with(put, put_ctl(in->line + 2, in->value[5], in->value[8], in->value[9], in->value[10], in->value[11], in->value[12], in->value[13], in->value[4], in->value[6], in->value[7]));
        length = 16;
        break;
    case VOLTA_BMOV_B:
        put.word |= (rt_u128)in->value[0] << 84; /* PQUAD */
        put.wrong |= in->value[0] >> 1;
        put.word |= in->value[1] << 24; /* BFROM */
        put.wrong |= in->value[1] >> 6;
        put = with(put, put_mb(in->line, in->value[2], in->value[3], in->value[4], in->value[5], in->value[6]));
        put = with(put, put_guard(in->line + 1, in->value[7]));
        put = with(put, put_marks(in->line + 2));
        put = with(put, put_ctl(in->line + 3, in->value[9], in->value[12], in->value[13], in->value[14], in->value[15], in->value[16], in->value[17], in->value[8], in->value[10], in->value[11]));
        length = 16;
        break;
    case VOLTA_BMOV_L:
        put = with(put, put_mlr(in->line, in->value[0], in->value[1], in->value[2], in->value[3], in->value[4], in->value[5]));
        put = with(put, put_guard(in->line + 1, in->value[6]));
        put = with(put, put_marks(in->line + 2));
        put = with(put, put_ctl(in->line + 3, in->value[8], in->value[11], in->value[12], in->value[13], in->value[14], in->value[15], in->value[16], in->value[7], in->value[9], in->value[10]));
        length = 16;
        break;
    case VOLTA_BMOV_RB:
        put.word |= (rt_u128)in->value[0] << 84; /* BCLEAR */
        put.wrong |= in->value[0] >> 1;
        put.word |= in->value[1] << 16; /* BB */
        put.wrong |= in->value[1] >> 4;
        put.word |= in->value[2] << 24; /* BSRC */
        put.wrong |= in->value[2] >> 4;
        put.wrong |= in->line[1];
        put = with(put, put_guard(in->line, in->value[3]));
        put = with(put, put_ctl(in->line + 2, in->value[5], in->value[8], in->value[9], in->value[10], in->value[11], in->value[12], in->value[13], in->value[4], in->value[6], in->value[7]));
        length = 16;
        break;
    case VOLTA_BMOV_RU:
        put.word |= (rt_u128)in->value[0] << 84; /* BCLEAR */
        put.wrong |= in->value[0] >> 1;
        put.word |= in->value[1] << 16; /* BB */
        put.wrong |= in->value[1] >> 4;
        put = with(put, put_guard(in->line, in->value[2]));
        put = with(put, put_marks(in->line + 1));
        put = with(put, put_ctl(in->line + 2, in->value[4], in->value[7], in->value[8], in->value[9], in->value[10], in->value[11], in->value[12], in->value[3], in->value[5], in->value[6]));
        length = 16;
        break;
    case VOLTA_BMOV_BB:
    case VOLTA_BAR_ALL:
    case VOLTA_CSMTEST:
    case VOLTA_CCTLT_ALL:
    case VOLTA_ERRBAR_A:
    case VOLTA_NOP:
    case VOLTA_RTT:
    case VOLTA_LDGDEPBAR:
        put = with(put, put_guard(in->line, in->value[0]));
        put = with(put, put_marks(in->line + 1));
        put = with(put, put_ctl(in->line + 2, in->value[2], in->value[5], in->value[6], in->value[7], in->value[8], in->value[9], in->value[10], in->value[1], in->value[3], in->value[4]));
        length = 16;
        break;
    case VOLTA_YIELD:
    case VOLTA_KILL:
        put = with(put, put_px(in->line, in->value[0], in->value[1]));
        put = with(put, put_guard(in->line + 1, in->value[2]));
        put = with(put, put_marks(in->line + 2));
        put = with(put, put_ctl(in->line + 3, in->value[4], in->value[7], in->value[8], in->value[9], in->value[10], in->value[11], in->value[12], in->value[3], in->value[5], in->value[6]));
        length = 16;
        break;
    case VOLTA_NANOSLEEP_N:
        put.word |= (rt_u128)in->value[0] << 86; /* RAND */
        put.wrong |= in->value[0] >> 1;
        put.word |= (rt_u128)in->value[1] << 85; /* WARPS */
        put.wrong |= in->value[1] >> 1;
        put = with(put, put_syn(in->line, in->value[2]));
        put = with(put, put_px(in->line + 1, in->value[3], in->value[4]));
        put = with(put, put_nap(in->line + 2, in->value[5], in->value[6], in->value[7], in->value[8], in->value[9]));
        put = with(put, put_guard(in->line + 3, in->value[10]));
        put = with(put, put_marks(in->line + 4));
        put = with(put, put_ctl(in->line + 5, in->value[12], in->value[15], in->value[16], in->value[17], in->value[18], in->value[19], in->value[20], in->value[11], in->value[13], in->value[14]));
        length = 16;
        break;
    case VOLTA_NANOSLEEP_C:
        put = with(put, put_syn(in->line, in->value[0]));
        put = with(put, put_guard(in->line + 1, in->value[1]));
        put = with(put, put_marks(in->line + 2));
        put = with(put, put_ctl(in->line + 3, in->value[3], in->value[6], in->value[7], in->value[8], in->value[9], in->value[10], in->value[11], in->value[2], in->value[4], in->value[5]));
        length = 16;
        break;
    case VOLTA_WARPSYNC_R:
        put.word |= in->value[3] << 32; /* Rb */
        put.wrong |= in->value[3] >> 8;
        put = with(put, put_exclusive(in->line, in->value[0]));
        put = with(put, put_px(in->line + 1, in->value[1], in->value[2]));
        put = with(put, put_guard(in->line + 2, in->value[4]));
        put = with(put, put_marks(in->line + 3));
        put = with(put, put_ctl(in->line + 4, in->value[6], in->value[9], in->value[10], in->value[11], in->value[12], in->value[13], in->value[14], in->value[5], in->value[7], in->value[8]));
        length = 16;
        break;
    case VOLTA_WARPSYNC_M:
        put = with(put, put_px(in->line, in->value[0], in->value[1]));
        put = with(put, put_mi(in->line + 1, in->value[2], in->value[3], in->value[4], in->value[5]));
        put = with(put, put_guard(in->line + 2, in->value[6]));
        put = with(put, put_marks(in->line + 3));
        put = with(put, put_ctl(in->line + 4, in->value[8], in->value[11], in->value[12], in->value[13], in->value[14], in->value[15], in->value[16], in->value[7], in->value[9], in->value[10]));
        length = 16;
        break;
    case VOLTA_WARPSYNC_H:
        put.word |= (rt_u128)in->value[0] << 85; /* EXCLH */
        put.wrong |= in->value[0] >> 1;
        put.word |= in->value[3] << 24; /* Ra */
        put.wrong |= in->value[3] >> 8;
        put = with(put, put_px(in->line, in->value[1], in->value[2]));
        put = with(put, put_guard(in->line + 1, in->value[4]));
        put = with(put, put_marks_2(in->line + 2));
        put = with(put, put_ctl(in->line + 3, in->value[6], in->value[9], in->value[10], in->value[11], in->value[12], in->value[13], in->value[14], in->value[5], in->value[7], in->value[8]));
        length = 16;
        break;
    case VOLTA_WARPSYNC_A:
    case VOLTA_ENDCOLLECTIVE:
        put = with(put, put_px(in->line, in->value[0], in->value[1]));
        put = with(put, put_guard(in->line + 1, in->value[2]));
        put = with(put, put_marks_2(in->line + 2));
        put = with(put, put_ctl(in->line + 3, in->value[4], in->value[7], in->value[8], in->value[9], in->value[10], in->value[11], in->value[12], in->value[3], in->value[5], in->value[6]));
        length = 16;
        break;
    case VOLTA_WARPSYNC_COLLECTIVE_H:
        put.word |= in->value[2] << 24; /* Ra */
        put.wrong |= in->value[2] >> 8;
        put.word |= ((in->value[3] & 0xff) << 16) | (((rt_u128)in->value[3] >> 8 & UINT64_C(0xffffffffffff)) << 34); /* RELH */
        put.wrong |= in->value[3] >> 56;
        put = with(put, put_px(in->line, in->value[0], in->value[1]));
        put = with(put, put_guard(in->line + 1, in->value[4]));
        put = with(put, put_marks_2(in->line + 2));
        put = with(put, put_ctl(in->line + 3, in->value[6], in->value[9], in->value[10], in->value[11], in->value[12], in->value[13], in->value[14], in->value[5], in->value[7], in->value[8]));
        length = 16;
        break;
    case VOLTA_WARPSYNC_COLLECTIVE_A:
        put.word |= ((in->value[2] & 0xff) << 16) | (((rt_u128)in->value[2] >> 8 & UINT64_C(0xffffffffffff)) << 34); /* RELH */
        put.wrong |= in->value[2] >> 56;
        put = with(put, put_px(in->line, in->value[0], in->value[1]));
        put = with(put, put_guard(in->line + 1, in->value[3]));
        put = with(put, put_marks_2(in->line + 2));
        put = with(put, put_ctl(in->line + 3, in->value[5], in->value[8], in->value[9], in->value[10], in->value[11], in->value[12], in->value[13], in->value[4], in->value[6], in->value[7]));
        length = 16;
        break;
    case VOLTA_BAR_SYNC:
        put.word |= (rt_u128)in->value[0] << 80; /* DEFER */
        put.wrong |= in->value[0] >> 1;
        put = with(put, put_baro(in->line, in->value[1], in->value[2], in->value[3]));
        put = with(put, put_guard(in->line + 1, in->value[4]));
        put = with(put, put_marks(in->line + 2));
        put = with(put, put_ctl(in->line + 3, in->value[6], in->value[9], in->value[10], in->value[11], in->value[12], in->value[13], in->value[14], in->value[5], in->value[7], in->value[8]));
        length = 16;
        break;
    case VOLTA_BAR_ARV:
        put.word |= (rt_u128)in->value[0] << 80; /* DEFER */
        put.wrong |= in->value[0] >> 1;
        put = with(put, put_bara(in->line, in->value[1], in->value[2], in->value[3]));
        put = with(put, put_guard(in->line + 1, in->value[4]));
        put = with(put, put_marks(in->line + 2));
        put = with(put, put_ctl(in->line + 3, in->value[6], in->value[9], in->value[10], in->value[11], in->value[12], in->value[13], in->value[14], in->value[5], in->value[7], in->value[8]));
        length = 16;
        break;
    case VOLTA_BAR_RED:
        put.word |= (rt_u128)in->value[0] << 74; /* BRED */
        put.wrong |= in->value[0] >> 2;
        put.word |= (rt_u128)in->value[1] << 80; /* DEFER */
        put.wrong |= in->value[1] >> 1;
        put.word |= (rt_u128)in->value[5] << 90; /* Q0N */
        put.wrong |= in->value[5] >> 1;
        put.word |= (rt_u128)in->value[6] << 87; /* Q0 */
        put.wrong |= in->value[6] >> 3;
        put.wrong |= in->line[1];
        put = with(put, put_baro(in->line, in->value[2], in->value[3], in->value[4]));
        put = with(put, put_guard(in->line + 2, in->value[7]));
        put = with(put, put_marks(in->line + 3));
        put = with(put, put_ctl(in->line + 4, in->value[9], in->value[12], in->value[13], in->value[14], in->value[15], in->value[16], in->value[17], in->value[8], in->value[10], in->value[11]));
        length = 16;
        break;
    case VOLTA_B2R_R:
    case VOLTA_PIXLD:
        put.word |= in->value[0] << 16; /* Rd */
        put.wrong |= in->value[0] >> 8;
        put = with(put, put_po(in->line, in->value[1]));
        put = with(put, put_guard(in->line + 1, in->value[2]));
        put = with(put, put_marks(in->line + 2));
        put = with(put, put_ctl(in->line + 3, in->value[4], in->value[7], in->value[8], in->value[9], in->value[10], in->value[11], in->value[12], in->value[3], in->value[5], in->value[6]));
        length = 16;
        break;
    case VOLTA_B2R_B:
        put.word |= in->value[0] << 16; /* Rd */
        put.wrong |= in->value[0] >> 8;
        put.wrong |= in->line[0];
        put = with(put, put_guard(in->line + 1, in->value[1]));
        put = with(put, put_marks(in->line + 2));
        put = with(put, put_ctl(in->line + 3, in->value[3], in->value[6], in->value[7], in->value[8], in->value[9], in->value[10], in->value[11], in->value[2], in->value[4], in->value[5]));
        length = 16;
        break;
    case VOLTA_R2B:
    case VOLTA_CCTLT_R:
        put.word |= in->value[0] << 32; /* Rb */
        put.wrong |= in->value[0] >> 8;
        put = with(put, put_guard(in->line, in->value[1]));
        put = with(put, put_marks(in->line + 1));
        put = with(put, put_ctl(in->line + 2, in->value[3], in->value[6], in->value[7], in->value[8], in->value[9], in->value[10], in->value[11], in->value[2], in->value[4], in->value[5]));
        length = 16;
        break;
    case VOLTA_DEPBAR_LE:
        put.word |= in->value[0] << 44; /* DSB */
        put.wrong |= in->value[0] >> 3;
        put.word |= in->value[1] << 38; /* DCNT */
        put.wrong |= in->value[1] >> 6;
        put = with(put, put_dlist(in->line, in->value[2], in->value[3], in->value[4], in->value[5], in->value[6]));
        put = with(put, put_guard(in->line + 1, in->value[7]));
        put = with(put, put_marks(in->line + 2));
        put = with(put, put_ctl(in->line + 3, in->value[9], in->value[12], in->value[13], in->value[14], in->value[15], in->value[16], in->value[17], in->value[8], in->value[10], in->value[11]));
        length = 16;
        break;
    case VOLTA_DEPBAR_N:
        put = with(put, put_dlist(in->line, in->value[0], in->value[1], in->value[2], in->value[3], in->value[4]));
        put = with(put, put_guard(in->line + 1, in->value[5]));
        put = with(put, put_marks(in->line + 2));
        put = with(put, put_ctl(in->line + 3, in->value[7], in->value[10], in->value[11], in->value[12], in->value[13], in->value[14], in->value[15], in->value[6], in->value[8], in->value[9]));
        length = 16;
        break;
    case VOLTA_DEPBAR_U:
        put.word |= in->value[0] << 47; /* DLE */
        put.wrong |= in->value[0] >> 1;
        put.word |= in->value[1] << 44; /* DSB */
        put.wrong |= in->value[1] >> 3;
        put.word |= in->value[2] << 32; /* Ub */
        put.wrong |= in->value[2] >> 6;
        put = with(put, put_guard(in->line, in->value[3]));
        put = with(put, put_marks_2(in->line + 1));
        put = with(put, put_ctl(in->line + 2, in->value[5], in->value[8], in->value[9], in->value[10], in->value[11], in->value[12], in->value[13], in->value[4], in->value[6], in->value[7]));
        length = 16;
        break;
    case VOLTA_PMTRIG:
        put.word |= in->value[2] << 32; /* PMT */
        put.wrong |= in->value[2] >> 16;
        put = with(put, put_px(in->line, in->value[0], in->value[1]));
        put = with(put, put_guard(in->line + 1, in->value[3]));
        put = with(put, put_marks(in->line + 2));
        put = with(put, put_ctl(in->line + 3, in->value[5], in->value[8], in->value[9], in->value[10], in->value[11], in->value[12], in->value[13], in->value[4], in->value[6], in->value[7]));
        length = 16;
        break;
    case VOLTA_RPCMOV_R:
        put = with(put, put_mb(in->line, in->value[0], in->value[1], in->value[2], in->value[3], in->value[4]));
        put = with(put, put_guard(in->line + 1, in->value[5]));
        put = with(put, put_marks(in->line + 2));
        put = with(put, put_ctl(in->line + 3, in->value[7], in->value[10], in->value[11], in->value[12], in->value[13], in->value[14], in->value[15], in->value[6], in->value[8], in->value[9]));
        length = 16;
        break;
    case VOLTA_RPCMOV_G:
    case VOLTA_CTAID_G:
    case VOLTA_LEPC_N:
        put.word |= in->value[0] << 16; /* Rd */
        put.wrong |= in->value[0] >> 8;
        put = with(put, put_guard(in->line, in->value[1]));
        put = with(put, put_marks(in->line + 1));
        put = with(put, put_ctl(in->line + 2, in->value[3], in->value[6], in->value[7], in->value[8], in->value[9], in->value[10], in->value[11], in->value[2], in->value[4], in->value[5]));
        length = 16;
        break;
    case VOLTA_RPCMOV_L:
        put = with(put, put_ml(in->line, in->value[0], in->value[1], in->value[2], in->value[3], in->value[4]));
        put = with(put, put_guard(in->line + 1, in->value[5]));
        put = with(put, put_marks(in->line + 2));
        put = with(put, put_ctl(in->line + 3, in->value[7], in->value[10], in->value[11], in->value[12], in->value[13], in->value[14], in->value[15], in->value[6], in->value[8], in->value[9]));
        length = 16;
        break;
    case VOLTA_CTAID_S:
    case VOLTA_CTAID_M:
        put.word |= in->value[0] << 24; /* Ra */
        put.wrong |= in->value[0] >> 8;
        put = with(put, put_guard(in->line, in->value[1]));
        put = with(put, put_marks(in->line + 1));
        put = with(put, put_ctl(in->line + 2, in->value[3], in->value[6], in->value[7], in->value[8], in->value[9], in->value[10], in->value[11], in->value[2], in->value[4], in->value[5]));
        length = 16;
        break;
    case VOLTA_SYNCS_ARR:
        put.word |= (rt_u128)in->value[0] << 73; /* SYMASK */
        put.wrong |= in->value[0] >> 1;
        put.word |= (rt_u128)in->value[1] << 74; /* SYRED */
        put.wrong |= in->value[1] >> 1;
        put.word |= (rt_u128)in->value[2] << 75; /* SYOPT */
        put.wrong |= in->value[2] >> 1;
        put.word |= (rt_u128)in->value[3] << 84; /* SYT */
        put.wrong |= in->value[3] >> 3;
        put.word |= in->value[4] << 16; /* Rd */
        put.wrong |= in->value[4] >> 8;
        put.word |= in->value[8] << 32; /* Rb */
        put.wrong |= in->value[8] >> 8;
        put = with(put, put_al(in->line, in->value[5], in->value[6], in->value[7]));
        put = with(put, put_guard(in->line + 1, in->value[9]));
        put = with(put, put_marks_2(in->line + 2));
        put = with(put, put_ctl(in->line + 3, in->value[11], in->value[14], in->value[15], in->value[16], in->value[17], in->value[18], in->value[19], in->value[10], in->value[12], in->value[13]));
        length = 16;
        break;
    case VOLTA_SYNCS_CHK:
        put.word |= (rt_u128)in->value[0] << 70; /* SYOP */
        put.wrong |= in->value[0] >> 2;
        put.word |= (rt_u128)in->value[1] << 72; /* SYTRY */
        put.wrong |= in->value[1] >> 1;
        put.word |= (rt_u128)in->value[2] << 81; /* P0 */
        put.wrong |= in->value[2] >> 3;
        put.word |= in->value[6] << 32; /* Rb */
        put.wrong |= in->value[6] >> 8;
        put = with(put, put_al(in->line, in->value[3], in->value[4], in->value[5]));
        put = with(put, put_guard(in->line + 1, in->value[7]));
        put = with(put, put_marks_2(in->line + 2));
        put = with(put, put_ctl(in->line + 3, in->value[9], in->value[12], in->value[13], in->value[14], in->value[15], in->value[16], in->value[17], in->value[8], in->value[10], in->value[11]));
        length = 16;
        break;
    case VOLTA_SYNCS_X:
        put.word |= (rt_u128)in->value[0] << 72; /* SYX */
        put.wrong |= in->value[0] >> 2;
        put.word |= in->value[1] << 16; /* Ud */
        put.wrong |= in->value[1] >> 6;
        put.word |= in->value[4] << 32; /* Ub */
        put.wrong |= in->value[4] >> 6;
        put = with(put, put_syat(in->line, in->value[2], in->value[3]));
        put = with(put, put_uguard(in->line + 1, in->value[5]));
        put = with(put, put_ctl(in->line + 2, in->value[7], in->value[10], in->value[11], in->value[12], in->value[13], in->value[14], in->value[15], in->value[6], in->value[8], in->value[9]));
        length = 16;
        break;
    case VOLTA_SYNCS_LD:
        put.word |= in->value[0] << 16; /* Ud */
        put.wrong |= in->value[0] >> 6;
        put = with(put, put_syat(in->line, in->value[1], in->value[2]));
        put = with(put, put_uguard(in->line + 1, in->value[3]));
        put = with(put, put_ctl(in->line + 2, in->value[5], in->value[8], in->value[9], in->value[10], in->value[11], in->value[12], in->value[13], in->value[4], in->value[6], in->value[7]));
        length = 16;
        break;
    case VOLTA_SYNCS_CAS:
        put.word |= in->value[0] << 16; /* Ud */
        put.wrong |= in->value[0] >> 6;
        put.word |= in->value[3] << 32; /* Ub */
        put.wrong |= in->value[3] >> 6;
        put.word |= (rt_u128)in->value[4] << 64; /* Uc */
        put.wrong |= in->value[4] >> 6;
        put = with(put, put_syat(in->line, in->value[1], in->value[2]));
        put = with(put, put_uguard(in->line + 1, in->value[5]));
        put = with(put, put_ctl(in->line + 2, in->value[7], in->value[10], in->value[11], in->value[12], in->value[13], in->value[14], in->value[15], in->value[6], in->value[8], in->value[9]));
        length = 16;
        break;
    case VOLTA_SYNCS_CCTL:
    case VOLTA_ACQBULK:
    case VOLTA_FENCE:
    case VOLTA_CGAERRBAR:
    case VOLTA_WARPGROUP:
    case VOLTA_PREEXIT:
        put = with(put, put_guard(in->line, in->value[0]));
        put = with(put, put_marks_2(in->line + 1));
        put = with(put, put_ctl(in->line + 2, in->value[2], in->value[5], in->value[6], in->value[7], in->value[8], in->value[9], in->value[10], in->value[1], in->value[3], in->value[4]));
        length = 16;
        break;
    case VOLTA_ARRIVES:
        put = with(put, put_al(in->line, in->value[0], in->value[1], in->value[2]));
        put = with(put, put_guard(in->line + 1, in->value[3]));
        put = with(put, put_marks(in->line + 2));
        put = with(put, put_ctl(in->line + 3, in->value[5], in->value[8], in->value[9], in->value[10], in->value[11], in->value[12], in->value[13], in->value[4], in->value[6], in->value[7]));
        length = 16;
        break;
    case VOLTA_STAS:
    case VOLTA_REDAS:
        put.word |= in->value[3] << 32; /* Rb */
        put.wrong |= in->value[3] >> 8;
        put = with(put, put_au(in->line, in->value[0], in->value[1], in->value[2]));
        put = with(put, put_guard(in->line + 1, in->value[4]));
        put = with(put, put_marks_2(in->line + 2));
        put = with(put, put_ctl(in->line + 3, in->value[6], in->value[9], in->value[10], in->value[11], in->value[12], in->value[13], in->value[14], in->value[5], in->value[7], in->value[8]));
        length = 16;
        break;
    case VOLTA_UBLKCP:
    case VOLTA_UBLKRED:
    case VOLTA_UTMALDG_D:
    case VOLTA_UTMAPF_D:
        put.word |= in->value[0] << 32; /* Ub */
        put.wrong |= in->value[0] >> 6;
        put.word |= in->value[1] << 24; /* Ua */
        put.wrong |= in->value[1] >> 6;
        put.word |= (rt_u128)in->value[2] << 64; /* Uc */
        put.wrong |= in->value[2] >> 6;
        put = with(put, put_uguard(in->line, in->value[3]));
        put = with(put, put_ctl(in->line + 1, in->value[5], in->value[8], in->value[9], in->value[10], in->value[11], in->value[12], in->value[13], in->value[4], in->value[6], in->value[7]));
        length = 16;
        break;
    case VOLTA_UBLKPF:
        put.word |= in->value[0] << 24; /* Ua */
        put.wrong |= in->value[0] >> 6;
        put.word |= (rt_u128)in->value[1] << 64; /* Uc */
        put.wrong |= in->value[1] >> 6;
        put = with(put, put_uguard(in->line, in->value[2]));
        put = with(put, put_ctl(in->line + 1, in->value[4], in->value[7], in->value[8], in->value[9], in->value[10], in->value[11], in->value[12], in->value[3], in->value[5], in->value[6]));
        length = 16;
        break;
    case VOLTA_UTMALDG_S:
    case VOLTA_UTMASTG:
    case VOLTA_UTMAREDG:
    case VOLTA_UTMAPF_S:
        put.word |= in->value[0] << 32; /* Ub */
        put.wrong |= in->value[0] >> 6;
        put.word |= in->value[1] << 24; /* Ua */
        put.wrong |= in->value[1] >> 6;
        put = with(put, put_uguard(in->line, in->value[2]));
        put = with(put, put_ctl(in->line + 1, in->value[4], in->value[7], in->value[8], in->value[9], in->value[10], in->value[11], in->value[12], in->value[3], in->value[5], in->value[6]));
        length = 16;
        break;
    case VOLTA_UTMACCTL:
    case VOLTA_UTMACMDFLUSH:
    case VOLTA_UCGABAR_ARV:
    case VOLTA_UCGABAR_WAIT:
        put = with(put, put_uguard(in->line, in->value[0]));
        put = with(put, put_ctl(in->line + 1, in->value[2], in->value[5], in->value[6], in->value[7], in->value[8], in->value[9], in->value[10], in->value[1], in->value[3], in->value[4]));
        length = 16;
        break;
    case VOLTA_CCTL_V:
        put.word |= (rt_u128)in->value[0] << 72; /* CCE */
        put.wrong |= in->value[0] >> 1;
        put.word |= (rt_u128)in->value[1] << 78; /* CLEVEL */
        put.wrong |= in->value[1] >> 3;
        put.word |= (rt_u128)in->value[2] << 87; /* CCOP */
        put.wrong |= in->value[2] >> 4;
        put.wrong |= in->line[2];
        put = with(put, put_ar32(in->line, in->value[3], in->value[4]));
        put = with(put, put_guard(in->line + 1, in->value[5]));
        put = with(put, put_ctl(in->line + 3, in->value[7], in->value[10], in->value[11], in->value[12], in->value[13], in->value[14], in->value[15], in->value[6], in->value[8], in->value[9]));
        length = 16;
        break;
    case VOLTA_CCTL_T:
        put.word |= (rt_u128)in->value[0] << 72; /* CCE */
        put.wrong |= in->value[0] >> 1;
        put.word |= (rt_u128)in->value[1] << 78; /* CLEVEL */
        put.wrong |= in->value[1] >> 3;
        put.word |= (rt_u128)in->value[2] << 87; /* CCOP */
        put.wrong |= in->value[2] >> 4;
        put = with(put, put_ar32(in->line, in->value[3], in->value[4]));
        put = with(put, put_guard(in->line + 1, in->value[5]));
        put = with(put, put_marks(in->line + 2));
        put = with(put, put_ctl(in->line + 3, in->value[7], in->value[10], in->value[11], in->value[12], in->value[13], in->value[14], in->value[15], in->value[6], in->value[8], in->value[9]));
        length = 16;
        break;
    case VOLTA_CCTL_U:
        put.word |= (rt_u128)in->value[0] << 72; /* CCE */
        put.wrong |= in->value[0] >> 1;
        put.word |= (rt_u128)in->value[1] << 78; /* CLEVEL */
        put.wrong |= in->value[1] >> 3;
        put.word |= (rt_u128)in->value[2] << 87; /* CCOP */
        put.wrong |= in->value[2] >> 4;
        put = with(put, put_al_2(in->line, in->value[3], in->value[4], in->value[5]));
        put = with(put, put_guard(in->line + 1, in->value[6]));
        put = with(put, put_marks(in->line + 2));
        put = with(put, put_ctl(in->line + 3, in->value[8], in->value[11], in->value[12], in->value[13], in->value[14], in->value[15], in->value[16], in->value[7], in->value[9], in->value[10]));
        length = 16;
        break;
    case VOLTA_CCTL_VA:
    case VOLTA_CCTL_TA:
        put.word |= (rt_u128)in->value[0] << 78; /* CLEVEL */
        put.wrong |= in->value[0] >> 3;
        put.word |= (rt_u128)in->value[1] << 87; /* CCOP */
        put.wrong |= in->value[1] >> 4;
        put.wrong |= in->line[1];
        put = with(put, put_guard(in->line, in->value[2]));
        put = with(put, put_ctl(in->line + 2, in->value[4], in->value[7], in->value[8], in->value[9], in->value[10], in->value[11], in->value[12], in->value[3], in->value[5], in->value[6]));
        length = 16;
        break;
    case VOLTA_CCTL_A:
        put.word |= (rt_u128)in->value[0] << 78; /* CLEVEL */
        put.wrong |= in->value[0] >> 3;
        put.word |= (rt_u128)in->value[1] << 87; /* CCOP */
        put.wrong |= in->value[1] >> 4;
        put = with(put, put_guard(in->line, in->value[2]));
        put = with(put, put_marks(in->line + 1));
        put = with(put, put_ctl(in->line + 2, in->value[4], in->value[7], in->value[8], in->value[9], in->value[10], in->value[11], in->value[12], in->value[3], in->value[5], in->value[6]));
        length = 16;
        break;
    case VOLTA_CCTLL_V:
        put.word |= (rt_u128)in->value[0] << 87; /* CCOP */
        put.wrong |= in->value[0] >> 4;
        put.wrong |= in->line[2];
        put = with(put, put_are(in->line, in->value[1], in->value[2]));
        put = with(put, put_guard(in->line + 1, in->value[3]));
        put = with(put, put_ctl(in->line + 3, in->value[5], in->value[8], in->value[9], in->value[10], in->value[11], in->value[12], in->value[13], in->value[4], in->value[6], in->value[7]));
        length = 16;
        break;
    case VOLTA_CCTLL_T:
        put.word |= (rt_u128)in->value[0] << 87; /* CCOP */
        put.wrong |= in->value[0] >> 4;
        put = with(put, put_are(in->line, in->value[1], in->value[2]));
        put = with(put, put_guard(in->line + 1, in->value[3]));
        put = with(put, put_marks(in->line + 2));
        put = with(put, put_ctl(in->line + 3, in->value[5], in->value[8], in->value[9], in->value[10], in->value[11], in->value[12], in->value[13], in->value[4], in->value[6], in->value[7]));
        length = 16;
        break;
    case VOLTA_CCTLL_U:
        put.word |= (rt_u128)in->value[0] << 87; /* CCOP */
        put.wrong |= in->value[0] >> 4;
        put = with(put, put_al_2(in->line, in->value[1], in->value[2], in->value[3]));
        put = with(put, put_guard(in->line + 1, in->value[4]));
        put = with(put, put_marks(in->line + 2));
        put = with(put, put_ctl(in->line + 3, in->value[6], in->value[9], in->value[10], in->value[11], in->value[12], in->value[13], in->value[14], in->value[5], in->value[7], in->value[8]));
        length = 16;
        break;
    case VOLTA_CCTLT_C:
        put.word |= in->value[0] << 54; /* THEAD */
        put.wrong |= in->value[0] >> 5;
        put.word |= in->value[1] << 40; /* TINDEX */
        put.wrong |= in->value[1] >> 14;
        put = with(put, put_guard(in->line, in->value[2]));
        put = with(put, put_marks(in->line + 1));
        put = with(put, put_ctl(in->line + 2, in->value[4], in->value[7], in->value[8], in->value[9], in->value[10], in->value[11], in->value[12], in->value[3], in->value[5], in->value[6]));
        length = 16;
        break;
    case VOLTA_CCTLT_U:
        put.word |= in->value[0] << 32; /* Ub */
        put.wrong |= in->value[0] >> 6;
        put = with(put, put_guard(in->line, in->value[1]));
        put = with(put, put_marks(in->line + 1));
        put = with(put, put_ctl(in->line + 2, in->value[3], in->value[6], in->value[7], in->value[8], in->value[9], in->value[10], in->value[11], in->value[2], in->value[4], in->value[5]));
        length = 16;
        break;
    case VOLTA_MEMBAR_V:
        put.word |= (rt_u128)in->value[0] << 79; /* MBSEM */
        put.wrong |= in->value[0] >> 2;
        put.word |= (rt_u128)in->value[1] << 76; /* MBSCOPE */
        put.wrong |= in->value[1] >> 3;
        put.word |= (rt_u128)in->value[2] << 72; /* MBIO */
        put.wrong |= in->value[2] >> 1;
        put.wrong |= in->line[1];
        put = with(put, put_guard(in->line, in->value[3]));
        put = with(put, put_ctl(in->line + 2, in->value[5], in->value[8], in->value[9], in->value[10], in->value[11], in->value[12], in->value[13], in->value[4], in->value[6], in->value[7]));
        length = 16;
        break;
    case VOLTA_MEMBAR_A:
        put.word |= (rt_u128)in->value[0] << 79; /* MBSEM */
        put.wrong |= in->value[0] >> 2;
        put.word |= (rt_u128)in->value[1] << 76; /* MBSCOPE */
        put.wrong |= in->value[1] >> 3;
        put = with(put, put_guard(in->line, in->value[2]));
        put = with(put, put_marks(in->line + 1));
        put = with(put, put_ctl(in->line + 2, in->value[4], in->value[7], in->value[8], in->value[9], in->value[10], in->value[11], in->value[12], in->value[3], in->value[5], in->value[6]));
        length = 16;
        break;
    case VOLTA_MEMBAR_H:
    case VOLTA_MEMBAR_AS:
        put.word |= (rt_u128)in->value[0] << 79; /* MBSEM */
        put.wrong |= in->value[0] >> 2;
        put.word |= (rt_u128)in->value[1] << 76; /* MBSCOPE */
        put.wrong |= in->value[1] >> 3;
        put = with(put, put_guard(in->line, in->value[2]));
        put = with(put, put_marks_2(in->line + 1));
        put = with(put, put_ctl(in->line + 2, in->value[4], in->value[7], in->value[8], in->value[9], in->value[10], in->value[11], in->value[12], in->value[3], in->value[5], in->value[6]));
        length = 16;
        break;
    case VOLTA_ERRBAR_V:
        put.wrong |= in->line[1];
        put = with(put, put_guard(in->line, in->value[0]));
        put = with(put, put_ctl(in->line + 2, in->value[2], in->value[5], in->value[6], in->value[7], in->value[8], in->value[9], in->value[10], in->value[1], in->value[3], in->value[4]));
        length = 16;
        break;
    case VOLTA_QSPC_V:
        put.word |= (rt_u128)in->value[0] << 72; /* CCE */
        put.wrong |= in->value[0] >> 1;
        put.word |= (rt_u128)in->value[2] << 81; /* P0 */
        put.wrong |= in->value[2] >> 3;
        put.word |= in->value[3] << 16; /* Rd */
        put.wrong |= in->value[3] >> 8;
        put.word |= (rt_u128)in->value[1] << 73; /* QSPACE */
        put.wrong |= in->value[1] >> 2;
        put.wrong |= in->line[0];
        put.wrong |= in->line[3];
        put = with(put, put_are(in->line + 1, in->value[4], in->value[5]));
        put = with(put, put_guard(in->line + 2, in->value[6]));
        put = with(put, put_ctl(in->line + 4, in->value[8], in->value[11], in->value[12], in->value[13], in->value[14], in->value[15], in->value[16], in->value[7], in->value[9], in->value[10]));
        length = 16;
        break;
    case VOLTA_QSPC_T:
        put.word |= (rt_u128)in->value[0] << 72; /* CCE */
        put.wrong |= in->value[0] >> 1;
        put.word |= (rt_u128)in->value[3] << 81; /* P0 */
        put.wrong |= in->value[3] >> 3;
        put.word |= in->value[4] << 16; /* Rd */
        put.wrong |= in->value[4] >> 8;
        put = with(put, put_qsp(in->line, in->value[1], in->value[2]));
        put = with(put, put_are(in->line + 1, in->value[5], in->value[6]));
        put = with(put, put_guard(in->line + 2, in->value[7]));
        put = with(put, put_marks(in->line + 3));
        put = with(put, put_ctl(in->line + 4, in->value[9], in->value[12], in->value[13], in->value[14], in->value[15], in->value[16], in->value[17], in->value[8], in->value[10], in->value[11]));
        length = 16;
        break;
    case VOLTA_QSPC_TU:
        put.word |= (rt_u128)in->value[0] << 72; /* CCE */
        put.wrong |= in->value[0] >> 1;
        put.word |= (rt_u128)in->value[2] << 81; /* P0 */
        put.wrong |= in->value[2] >> 3;
        put.word |= in->value[3] << 16; /* Rd */
        put.wrong |= in->value[3] >> 8;
        put.word |= (rt_u128)in->value[1] << 73; /* QSPACE */
        put.wrong |= in->value[1] >> 2;
        put.wrong |= in->line[0];
        put.wrong |= in->line[3];
        put = with(put, put_at_3(in->line + 1, in->value[4], in->value[5], in->value[6]));
        put = with(put, put_guard(in->line + 2, in->value[7]));
        put = with(put, put_ctl(in->line + 4, in->value[9], in->value[12], in->value[13], in->value[14], in->value[15], in->value[16], in->value[17], in->value[8], in->value[10], in->value[11]));
        length = 16;
        break;
    case VOLTA_QSPC_U:
        put.word |= (rt_u128)in->value[0] << 72; /* CCE */
        put.wrong |= in->value[0] >> 1;
        put.word |= (rt_u128)in->value[3] << 81; /* P0 */
        put.wrong |= in->value[3] >> 3;
        put.word |= in->value[4] << 16; /* Rd */
        put.wrong |= in->value[4] >> 8;
        put = with(put, put_qsp(in->line, in->value[1], in->value[2]));
        put = with(put, put_au_2(in->line + 1, in->value[5], in->value[6], in->value[7]));
        put = with(put, put_guard(in->line + 2, in->value[8]));
        put = with(put, put_marks(in->line + 3));
        put = with(put, put_ctl(in->line + 4, in->value[10], in->value[13], in->value[14], in->value[15], in->value[16], in->value[17], in->value[18], in->value[9], in->value[11], in->value[12]));
        length = 16;
        break;
    case VOLTA_WARPGROUPSET:
    case VOLTA_USETSHMSZ_U:
        put.word |= in->value[0] << 32; /* Ub */
        put.wrong |= in->value[0] >> 6;
        put = with(put, put_uguard(in->line, in->value[1]));
        put = with(put, put_ctl(in->line + 1, in->value[3], in->value[6], in->value[7], in->value[8], in->value[9], in->value[10], in->value[11], in->value[2], in->value[4], in->value[5]));
        length = 16;
        break;
    case VOLTA_USETMAXREG_U:
        put.word |= (rt_u128)in->value[0] << 72; /* REGSW */
        put.wrong |= in->value[0] >> 3;
        put.word |= (rt_u128)in->value[2] << 64; /* Uc */
        put.wrong |= in->value[2] >> 6;
        put.wrong |= in->line[1];
        put = with(put, put_upo(in->line, in->value[1]));
        put = with(put, put_uguard(in->line + 2, in->value[3]));
        put = with(put, put_ctl(in->line + 3, in->value[5], in->value[8], in->value[9], in->value[10], in->value[11], in->value[12], in->value[13], in->value[4], in->value[6], in->value[7]));
        length = 16;
        break;
    case VOLTA_USETMAXREG_I:
        put.word |= (rt_u128)in->value[0] << 72; /* REGSW */
        put.wrong |= in->value[0] >> 3;
        put.word |= in->value[2] << 32; /* REGS */
        put.wrong |= in->value[2] >> 8;
        put = with(put, put_upo(in->line, in->value[1]));
        put = with(put, put_uguard(in->line + 1, in->value[3]));
        put = with(put, put_ctl(in->line + 2, in->value[5], in->value[8], in->value[9], in->value[10], in->value[11], in->value[12], in->value[13], in->value[4], in->value[6], in->value[7]));
        length = 16;
        break;
    case VOLTA_USETSHMSZ_I:
        put.word |= in->value[0] << 32; /* UIMM */
        put.wrong |= in->value[0] >> 32;
        put = with(put, put_uguard(in->line, in->value[1]));
        put = with(put, put_ctl(in->line + 1, in->value[3], in->value[6], in->value[7], in->value[8], in->value[9], in->value[10], in->value[11], in->value[2], in->value[4], in->value[5]));
        length = 16;
        break;
    case VOLTA_ULEPC_N:
        put.word |= in->value[0] << 16; /* Ud */
        put.wrong |= in->value[0] >> 6;
        put.wrong |= in->line[0];
        put = with(put, put_uguard(in->line + 1, in->value[1]));
        put = with(put, put_ctl(in->line + 2, in->value[3], in->value[6], in->value[7], in->value[8], in->value[9], in->value[10], in->value[11], in->value[2], in->value[4], in->value[5]));
        length = 16;
        break;
    case VOLTA_ULEPC_T:
        put.word |= (rt_u128)in->value[1] << 24; /* RELL */
        put.wrong |= in->value[1] >> 58;
        put.word |= in->value[0] << 16; /* Ud */
        put.wrong |= in->value[0] >> 6;
        put.wrong |= in->line[0];
        put = with(put, put_uguard(in->line + 1, in->value[2]));
        put = with(put, put_ctl(in->line + 2, in->value[4], in->value[7], in->value[8], in->value[9], in->value[10], in->value[11], in->value[12], in->value[3], in->value[5], in->value[6]));
        length = 16;
        break;
    case VOLTA_EXIT:
        put.word |= (rt_u128)in->value[0] << 84; /* KEEP */
        put.wrong |= in->value[0] >> 1;
        put.word |= (rt_u128)in->value[1] << 85; /* PREEMPT */
        put.wrong |= in->value[1] >> 1;
        put.word |= (rt_u128)in->value[2] << 86; /* ATEX */
        put.wrong |= in->value[2] >> 1;
        put = with(put, put_px(in->line, in->value[3], in->value[4]));
        put = with(put, put_guard(in->line + 1, in->value[5]));
        put = with(put, put_marks(in->line + 2));
        put = with(put, put_ctl(in->line + 3, in->value[7], in->value[10], in->value[11], in->value[12], in->value[13], in->value[14], in->value[15], in->value[6], in->value[8], in->value[9]));
        length = 16;
        break;
    case VOLTA_BRA_B:
        put.word |= in->value[0] << 32; /* BHOW */
        put.wrong |= in->value[0] >> 2;
        put.word |= (rt_u128)in->value[1] << 85; /* BDEPTH */
        put.wrong |= in->value[1] >> 2;
        put = with(put, put_px(in->line, in->value[2], in->value[3]));
        put = with(put, put_to(in->line + 1, in->value[4], in->value[5]));
        put = with(put, put_guard(in->line + 2, in->value[6]));
        put = with(put, put_marks(in->line + 3));
        put = with(put, put_ctl(in->line + 4, in->value[8], in->value[11], in->value[12], in->value[13], in->value[14], in->value[15], in->value[16], in->value[7], in->value[9], in->value[10]));
        length = 16;
        break;
    case VOLTA_BRA_U:
        put.word |= in->value[0] << 32; /* BUHOW */
        put.wrong |= in->value[0] >> 2;
        put.word |= (rt_u128)in->value[1] << 85; /* BDEPTH */
        put.wrong |= in->value[1] >> 2;
        put.word |= in->value[4] << 27; /* BUPN */
        put.wrong |= in->value[4] >> 1;
        put.word |= in->value[5] << 24; /* BUP */
        put.wrong |= in->value[5] >> 3;
        put.wrong |= in->line[1];
        put = with(put, put_px(in->line, in->value[2], in->value[3]));
        put = with(put, put_to(in->line + 2, in->value[6], in->value[7]));
        put = with(put, put_guard(in->line + 3, in->value[8]));
        put = with(put, put_marks(in->line + 4));
        put = with(put, put_ctl(in->line + 5, in->value[10], in->value[13], in->value[14], in->value[15], in->value[16], in->value[17], in->value[18], in->value[9], in->value[11], in->value[12]));
        length = 16;
        break;
    case VOLTA_BRA_DIV:
        put.word |= in->value[0] << 32; /* BRHOW */
        put.wrong |= in->value[0] >> 2;
        put.word |= (rt_u128)in->value[1] << 85; /* BDEPTH */
        put.wrong |= in->value[1] >> 2;
        put.word |= in->value[4] << 24; /* Ua */
        put.wrong |= in->value[4] >> 6;
        put = with(put, put_px(in->line, in->value[2], in->value[3]));
        put = with(put, put_to(in->line + 1, in->value[5], in->value[6]));
        put = with(put, put_guard(in->line + 2, in->value[7]));
        put = with(put, put_marks(in->line + 3));
        put = with(put, put_ctl(in->line + 4, in->value[9], in->value[12], in->value[13], in->value[14], in->value[15], in->value[16], in->value[17], in->value[8], in->value[10], in->value[11]));
        length = 16;
        break;
    case VOLTA_JMP_B:
        put.word |= in->value[0] << 32; /* JHOW */
        put.wrong |= in->value[0] >> 2;
        put.word |= (rt_u128)in->value[1] << 85; /* BDEPTH */
        put.wrong |= in->value[1] >> 2;
        put = with(put, put_px(in->line, in->value[2], in->value[3]));
        put = with(put, put_place(in->line + 1, in->value[4], in->value[5]));
        put = with(put, put_guard(in->line + 2, in->value[6]));
        put = with(put, put_marks(in->line + 3));
        put = with(put, put_ctl(in->line + 4, in->value[8], in->value[11], in->value[12], in->value[13], in->value[14], in->value[15], in->value[16], in->value[7], in->value[9], in->value[10]));
        length = 16;
        break;
    case VOLTA_JMP_C:
        put = with(put, put_px(in->line, in->value[0], in->value[1]));
        put = with(put, put_cb(in->line + 1, in->value[2], in->value[3], in->value[4]));
        put = with(put, put_guard(in->line + 2, in->value[5]));
        put = with(put, put_marks(in->line + 3));
        put = with(put, put_ctl(in->line + 4, in->value[7], in->value[10], in->value[11], in->value[12], in->value[13], in->value[14], in->value[15], in->value[6], in->value[8], in->value[9]));
        length = 16;
        break;
    case VOLTA_JMP_U:
        put.word |= in->value[0] << 32; /* BUHOW */
        put.wrong |= in->value[0] >> 2;
        put.word |= in->value[3] << 27; /* BUPN */
        put.wrong |= in->value[3] >> 1;
        put.word |= in->value[4] << 24; /* BUP */
        put.wrong |= in->value[4] >> 3;
        put.wrong |= in->line[1];
        put = with(put, put_px(in->line, in->value[1], in->value[2]));
        put = with(put, put_place(in->line + 2, in->value[5], in->value[6]));
        put = with(put, put_guard(in->line + 3, in->value[7]));
        put = with(put, put_marks(in->line + 4));
        put = with(put, put_ctl(in->line + 5, in->value[9], in->value[12], in->value[13], in->value[14], in->value[15], in->value[16], in->value[17], in->value[8], in->value[10], in->value[11]));
        length = 16;
        break;
    case VOLTA_JMP_UC:
        put.word |= in->value[0] << 32; /* BUHOW */
        put.wrong |= in->value[0] >> 2;
        put.word |= in->value[3] << 27; /* BUPN */
        put.wrong |= in->value[3] >> 1;
        put.word |= in->value[4] << 24; /* BUP */
        put.wrong |= in->value[4] >> 3;
        put.word |= in->value[5] << 54; /* CBANK */
        put.wrong |= in->value[5] >> 5;
        put.word |= in->value[6] << 40; /* COFF */
        put.wrong |= in->value[6] >> 14;
        put.wrong |= in->line[1];
        put.wrong |= in->line[2];
        put = with(put, put_px(in->line, in->value[1], in->value[2]));
        put = with(put, put_guard(in->line + 3, in->value[7]));
        put = with(put, put_marks(in->line + 4));
        put = with(put, put_ctl(in->line + 5, in->value[9], in->value[12], in->value[13], in->value[14], in->value[15], in->value[16], in->value[17], in->value[8], in->value[10], in->value[11]));
        length = 16;
        break;
    case VOLTA_BRX:
    case VOLTA_JMX:
        put.word |= (rt_u128)in->value[0] << 85; /* BDEPTH */
        put.wrong |= in->value[0] >> 2;
        put.word |= in->value[3] << 24; /* Ra */
        put.wrong |= in->value[3] >> 8;
        put = with(put, put_px(in->line, in->value[1], in->value[2]));
        put = with(put, put_by(in->line + 1, in->value[4], in->value[5]));
        put = with(put, put_guard(in->line + 2, in->value[6]));
        put = with(put, put_marks(in->line + 3));
        put = with(put, put_ctl(in->line + 4, in->value[8], in->value[11], in->value[12], in->value[13], in->value[14], in->value[15], in->value[16], in->value[7], in->value[9], in->value[10]));
        length = 16;
        break;
    case VOLTA_BRXU_BRXU:
    case VOLTA_BRXU_JMXU:
        put.word |= (rt_u128)in->value[0] << 85; /* BDEPTH */
        put.wrong |= in->value[0] >> 2;
        put.word |= in->value[3] << 24; /* Ua */
        put.wrong |= in->value[3] >> 6;
        put = with(put, put_px(in->line, in->value[1], in->value[2]));
        put = with(put, put_by(in->line + 1, in->value[4], in->value[5]));
        put = with(put, put_guard(in->line + 2, in->value[6]));
        put = with(put, put_marks(in->line + 3));
        put = with(put, put_ctl(in->line + 4, in->value[8], in->value[11], in->value[12], in->value[13], in->value[14], in->value[15], in->value[16], in->value[7], in->value[9], in->value[10]));
        length = 16;
        break;
    case VOLTA_CALL_AT:
        put.word |= (rt_u128)in->value[0] << 86; /* NOINC */
        put.wrong |= in->value[0] >> 1;
        put = with(put, put_px(in->line, in->value[1], in->value[2]));
        put = with(put, put_place(in->line + 1, in->value[3], in->value[4]));
        put = with(put, put_guard(in->line + 2, in->value[5]));
        put = with(put, put_marks(in->line + 3));
        put = with(put, put_ctl(in->line + 4, in->value[7], in->value[10], in->value[11], in->value[12], in->value[13], in->value[14], in->value[15], in->value[6], in->value[8], in->value[9]));
        length = 16;
        break;
    case VOLTA_CALL_C:
        put.word |= (rt_u128)in->value[0] << 86; /* NOINC */
        put.wrong |= in->value[0] >> 1;
        put = with(put, put_px(in->line, in->value[1], in->value[2]));
        put = with(put, put_cb(in->line + 1, in->value[3], in->value[4], in->value[5]));
        put = with(put, put_guard(in->line + 2, in->value[6]));
        put = with(put, put_marks(in->line + 3));
        put = with(put, put_ctl(in->line + 4, in->value[8], in->value[11], in->value[12], in->value[13], in->value[14], in->value[15], in->value[16], in->value[7], in->value[9], in->value[10]));
        length = 16;
        break;
    case VOLTA_CALL_R:
        put.word |= (rt_u128)in->value[0] << 86; /* NOINC */
        put.wrong |= in->value[0] >> 1;
        put.word |= in->value[3] << 24; /* Ra */
        put.wrong |= in->value[3] >> 8;
        put = with(put, put_px(in->line, in->value[1], in->value[2]));
        put = with(put, put_by(in->line + 1, in->value[4], in->value[5]));
        put = with(put, put_guard(in->line + 2, in->value[6]));
        put = with(put, put_marks(in->line + 3));
        put = with(put, put_ctl(in->line + 4, in->value[8], in->value[11], in->value[12], in->value[13], in->value[14], in->value[15], in->value[16], in->value[7], in->value[9], in->value[10]));
        length = 16;
        break;
    case VOLTA_CALL_REL:
        put.word |= (rt_u128)in->value[0] << 86; /* NOINC */
        put.wrong |= in->value[0] >> 1;
        put = with(put, put_px(in->line, in->value[1], in->value[2]));
        put = with(put, put_to(in->line + 1, in->value[3], in->value[4]));
        put = with(put, put_guard(in->line + 2, in->value[5]));
        put = with(put, put_marks(in->line + 3));
        put = with(put, put_ctl(in->line + 4, in->value[7], in->value[10], in->value[11], in->value[12], in->value[13], in->value[14], in->value[15], in->value[6], in->value[8], in->value[9]));
        length = 16;
        break;
    case VOLTA_CALL_RR:
        put.word |= (rt_u128)in->value[0] << 86; /* NOINC */
        put.wrong |= in->value[0] >> 1;
        put.word |= in->value[3] << 24; /* Ra */
        put.wrong |= in->value[3] >> 8;
        put = with(put, put_px(in->line, in->value[1], in->value[2]));
        put = with(put, put_to(in->line + 1, in->value[4], in->value[5]));
        put = with(put, put_guard(in->line + 2, in->value[6]));
        put = with(put, put_marks(in->line + 3));
        put = with(put, put_ctl(in->line + 4, in->value[8], in->value[11], in->value[12], in->value[13], in->value[14], in->value[15], in->value[16], in->value[7], in->value[9], in->value[10]));
        length = 16;
        break;
    case VOLTA_CALL_UR:
        put.word |= (rt_u128)in->value[0] << 86; /* NOINC */
        put.wrong |= in->value[0] >> 1;
        put.word |= in->value[3] << 24; /* Ua */
        put.wrong |= in->value[3] >> 6;
        put = with(put, put_px(in->line, in->value[1], in->value[2]));
        put = with(put, put_to(in->line + 1, in->value[4], in->value[5]));
        put = with(put, put_guard(in->line + 2, in->value[6]));
        put = with(put, put_marks(in->line + 3));
        put = with(put, put_ctl(in->line + 4, in->value[8], in->value[11], in->value[12], in->value[13], in->value[14], in->value[15], in->value[16], in->value[7], in->value[9], in->value[10]));
        length = 16;
        break;
    case VOLTA_RET_REL:
        put.word |= (rt_u128)in->value[0] << 86; /* NODEC */
        put.wrong |= in->value[0] >> 1;
        put.word |= in->value[3] << 24; /* Ra */
        put.wrong |= in->value[3] >> 8;
        put = with(put, put_px(in->line, in->value[1], in->value[2]));
        put = with(put, put_to(in->line + 1, in->value[4], in->value[5]));
        put = with(put, put_guard(in->line + 2, in->value[6]));
        put = with(put, put_marks(in->line + 3));
        put = with(put, put_ctl(in->line + 4, in->value[8], in->value[11], in->value[12], in->value[13], in->value[14], in->value[15], in->value[16], in->value[7], in->value[9], in->value[10]));
        length = 16;
        break;
    case VOLTA_RET_ABS:
        put.word |= (rt_u128)in->value[0] << 86; /* NODEC */
        put.wrong |= in->value[0] >> 1;
        put.word |= in->value[3] << 24; /* Ra */
        put.wrong |= in->value[3] >> 8;
        put = with(put, put_px(in->line, in->value[1], in->value[2]));
        put = with(put, put_by(in->line + 1, in->value[4], in->value[5]));
        put = with(put, put_guard(in->line + 2, in->value[6]));
        put = with(put, put_marks(in->line + 3));
        put = with(put, put_ctl(in->line + 4, in->value[8], in->value[11], in->value[12], in->value[13], in->value[14], in->value[15], in->value[16], in->value[7], in->value[9], in->value[10]));
        length = 16;
        break;
    case VOLTA_RET_UR_REL:
        put.word |= (rt_u128)in->value[0] << 86; /* NODEC */
        put.wrong |= in->value[0] >> 1;
        put.word |= in->value[3] << 24; /* Ua */
        put.wrong |= in->value[3] >> 6;
        put = with(put, put_px(in->line, in->value[1], in->value[2]));
        put = with(put, put_to(in->line + 1, in->value[4], in->value[5]));
        put = with(put, put_guard(in->line + 2, in->value[6]));
        put = with(put, put_marks(in->line + 3));
        put = with(put, put_ctl(in->line + 4, in->value[8], in->value[11], in->value[12], in->value[13], in->value[14], in->value[15], in->value[16], in->value[7], in->value[9], in->value[10]));
        length = 16;
        break;
    case VOLTA_RET_UR_ABS:
        put.word |= (rt_u128)in->value[0] << 86; /* NODEC */
        put.wrong |= in->value[0] >> 1;
        put.word |= in->value[3] << 24; /* Ua */
        put.wrong |= in->value[3] >> 6;
        put = with(put, put_px(in->line, in->value[1], in->value[2]));
        put = with(put, put_by(in->line + 1, in->value[4], in->value[5]));
        put = with(put, put_guard(in->line + 2, in->value[6]));
        put = with(put, put_marks(in->line + 3));
        put = with(put, put_ctl(in->line + 4, in->value[8], in->value[11], in->value[12], in->value[13], in->value[14], in->value[15], in->value[16], in->value[7], in->value[9], in->value[10]));
        length = 16;
        break;
    case VOLTA_LEPC_T:
        put.word |= in->value[0] << 16; /* Rd */
        put.wrong |= in->value[0] >> 8;
        put.word |= (rt_u128)in->value[1] << 24; /* RELL */
        put.wrong |= in->value[1] >> 58;
        put = with(put, put_guard(in->line, in->value[2]));
        put = with(put, put_marks_2(in->line + 1));
        put = with(put, put_ctl(in->line + 2, in->value[4], in->value[7], in->value[8], in->value[9], in->value[10], in->value[11], in->value[12], in->value[3], in->value[5], in->value[6]));
        length = 16;
        break;
    case VOLTA_BPT:
        put.word |= (rt_u128)in->value[0] << 84; /* BPKIND */
        put.wrong |= in->value[0] >> 3;
        put = with(put, put_bpn(in->line, in->value[1]));
        put = with(put, put_guard(in->line + 1, in->value[2]));
        put = with(put, put_marks(in->line + 2));
        put = with(put, put_ctl(in->line + 3, in->value[4], in->value[7], in->value[8], in->value[9], in->value[10], in->value[11], in->value[12], in->value[3], in->value[5], in->value[6]));
        length = 16;
        break;
    case VOLTA_F2F_N:
    case VOLTA_F2F_DF:
        put.word |= (rt_u128)in->value[0] << 80; /* FTZ */
        put.wrong |= in->value[0] >> 1;
        put.word |= (rt_u128)in->value[1] << 75; /* CDFF */
        put.wrong |= in->value[1] >> 2;
        put.word |= (rt_u128)in->value[2] << 84; /* CSF */
        put.wrong |= in->value[2] >> 2;
        put.word |= (rt_u128)in->value[3] << 78; /* FRND */
        put.wrong |= in->value[3] >> 2;
        put.word |= in->value[4] << 16; /* Rd */
        put.wrong |= in->value[4] >> 8;
        put = with(put, put_cs32(in->line, in->value[5], in->value[6], in->value[7], in->value[8], in->value[9], in->value[10], in->value[11]));
        put = with(put, put_c77(in->line + 3));
        put = with(put, put_guard(in->line + 4, in->value[12]));
        put = with(put, put_marks(in->line + 5));
        put = with(put, put_ctl(in->line + 6, in->value[14], in->value[17], in->value[18], in->value[19], in->value[20], in->value[21], in->value[22], in->value[13], in->value[15], in->value[16]));
        length = 16;
        break;
    case VOLTA_F2F_W:
    case VOLTA_F2F_DW:
        put.word |= (rt_u128)in->value[0] << 80; /* FTZ */
        put.wrong |= in->value[0] >> 1;
        put.word |= (rt_u128)in->value[1] << 75; /* CDFF */
        put.wrong |= in->value[1] >> 2;
        put.word |= (rt_u128)in->value[2] << 84; /* CSF */
        put.wrong |= in->value[2] >> 2;
        put.word |= (rt_u128)in->value[3] << 78; /* FRND */
        put.wrong |= in->value[3] >> 2;
        put.word |= in->value[4] << 16; /* Rd */
        put.wrong |= in->value[4] >> 8;
        put = with(put, put_cs16(in->line, in->value[5], in->value[6], in->value[7], in->value[8], in->value[9], in->value[10], in->value[11], in->value[12]));
        put = with(put, put_c77(in->line + 3));
        put = with(put, put_guard(in->line + 4, in->value[13]));
        put = with(put, put_marks(in->line + 5));
        put = with(put, put_ctl(in->line + 6, in->value[15], in->value[18], in->value[19], in->value[20], in->value[21], in->value[22], in->value[23], in->value[14], in->value[16], in->value[17]));
        length = 16;
        break;
    case VOLTA_F2F_ND:
        put.word |= (rt_u128)in->value[0] << 80; /* FTZ */
        put.wrong |= in->value[0] >> 1;
        put.word |= (rt_u128)in->value[1] << 75; /* CDFF */
        put.wrong |= in->value[1] >> 2;
        put.word |= (rt_u128)in->value[2] << 84; /* CSF */
        put.wrong |= in->value[2] >> 2;
        put.word |= (rt_u128)in->value[3] << 78; /* FRND */
        put.wrong |= in->value[3] >> 2;
        put.word |= in->value[4] << 16; /* Rd */
        put.wrong |= in->value[4] >> 8;
        put = with(put, put_cs64(in->line, in->value[5], in->value[6], in->value[7], in->value[8], in->value[9], in->value[10], in->value[11]));
        put = with(put, put_c77(in->line + 3));
        put = with(put, put_guard(in->line + 4, in->value[12]));
        put = with(put, put_marks(in->line + 5));
        put = with(put, put_ctl(in->line + 6, in->value[14], in->value[17], in->value[18], in->value[19], in->value[20], in->value[21], in->value[22], in->value[13], in->value[15], in->value[16]));
        length = 16;
        break;
    case VOLTA_F2I_H:
    case VOLTA_F2I_HD:
        put.word |= (rt_u128)in->value[0] << 80; /* FTZ */
        put.wrong |= in->value[0] >> 1;
        put.word |= (((rt_u128)in->value[1] & 0x1) << 72) | (((rt_u128)in->value[1] >> 1 & 0x3) << 75); /* CDI */
        put.wrong |= in->value[1] >> 3;
        put.word |= (rt_u128)in->value[2] << 84; /* CSFT */
        put.wrong |= in->value[2] >> 2;
        put.word |= (rt_u128)in->value[3] << 78; /* CINT */
        put.wrong |= in->value[3] >> 2;
        put.word |= (rt_u128)in->value[4] << 77; /* NTZ */
        put.wrong |= in->value[4] >> 1;
        put.word |= in->value[5] << 16; /* Rd */
        put.wrong |= in->value[5] >> 8;
        put = with(put, put_cs16(in->line, in->value[6], in->value[7], in->value[8], in->value[9], in->value[10], in->value[11], in->value[12], in->value[13]));
        put = with(put, put_c86(in->line + 3));
        put = with(put, put_guard(in->line + 4, in->value[14]));
        put = with(put, put_marks(in->line + 5));
        put = with(put, put_ctl(in->line + 6, in->value[16], in->value[19], in->value[20], in->value[21], in->value[22], in->value[23], in->value[24], in->value[15], in->value[17], in->value[18]));
        length = 16;
        break;
    case VOLTA_F2I_S:
    case VOLTA_F2I_SD:
        put.word |= (rt_u128)in->value[0] << 80; /* FTZ */
        put.wrong |= in->value[0] >> 1;
        put.word |= (((rt_u128)in->value[1] & 0x1) << 72) | (((rt_u128)in->value[1] >> 1 & 0x3) << 75); /* CDI */
        put.wrong |= in->value[1] >> 3;
        put.word |= (rt_u128)in->value[2] << 84; /* CSFT */
        put.wrong |= in->value[2] >> 2;
        put.word |= (rt_u128)in->value[3] << 78; /* CINT */
        put.wrong |= in->value[3] >> 2;
        put.word |= (rt_u128)in->value[4] << 77; /* NTZ */
        put.wrong |= in->value[4] >> 1;
        put.word |= in->value[5] << 16; /* Rd */
        put.wrong |= in->value[5] >> 8;
        put = with(put, put_cs32(in->line, in->value[6], in->value[7], in->value[8], in->value[9], in->value[10], in->value[11], in->value[12]));
        put = with(put, put_c86(in->line + 3));
        put = with(put, put_guard(in->line + 4, in->value[13]));
        put = with(put, put_marks(in->line + 5));
        put = with(put, put_ctl(in->line + 6, in->value[15], in->value[18], in->value[19], in->value[20], in->value[21], in->value[22], in->value[23], in->value[14], in->value[16], in->value[17]));
        length = 16;
        break;
    case VOLTA_F2I_D:
        put.word |= (rt_u128)in->value[0] << 80; /* FTZ */
        put.wrong |= in->value[0] >> 1;
        put.word |= (((rt_u128)in->value[1] & 0x1) << 72) | (((rt_u128)in->value[1] >> 1 & 0x3) << 75); /* CDI */
        put.wrong |= in->value[1] >> 3;
        put.word |= (rt_u128)in->value[2] << 84; /* CSFT */
        put.wrong |= in->value[2] >> 2;
        put.word |= (rt_u128)in->value[3] << 78; /* CINT */
        put.wrong |= in->value[3] >> 2;
        put.word |= (rt_u128)in->value[4] << 77; /* NTZ */
        put.wrong |= in->value[4] >> 1;
        put.word |= in->value[5] << 16; /* Rd */
        put.wrong |= in->value[5] >> 8;
        put = with(put, put_cs64(in->line, in->value[6], in->value[7], in->value[8], in->value[9], in->value[10], in->value[11], in->value[12]));
        put = with(put, put_c86(in->line + 3));
        put = with(put, put_guard(in->line + 4, in->value[13]));
        put = with(put, put_marks(in->line + 5));
        put = with(put, put_ctl(in->line + 6, in->value[15], in->value[18], in->value[19], in->value[20], in->value[21], in->value[22], in->value[23], in->value[14], in->value[16], in->value[17]));
        length = 16;
        break;
    case VOLTA_I2F_B:
    case VOLTA_I2F_BD:
        put.word |= (rt_u128)in->value[0] << 75; /* CDF */
        put.wrong |= in->value[0] >> 2;
        put.word |= (((rt_u128)in->value[1] & 0x1) << 74) | (((rt_u128)in->value[1] >> 1 & 0x3) << 84); /* CSI */
        put.wrong |= in->value[1] >> 3;
        put.word |= (rt_u128)in->value[2] << 78; /* FRND */
        put.wrong |= in->value[2] >> 2;
        put.word |= in->value[3] << 16; /* Rd */
        put.wrong |= in->value[3] >> 8;
        put = with(put, put_ci8(in->line, in->value[4], in->value[5], in->value[6], in->value[7], in->value[8], in->value[9]));
        put = with(put, put_c86(in->line + 2));
        put = with(put, put_guard(in->line + 3, in->value[10]));
        put = with(put, put_marks(in->line + 4));
        put = with(put, put_ctl(in->line + 5, in->value[12], in->value[15], in->value[16], in->value[17], in->value[18], in->value[19], in->value[20], in->value[11], in->value[13], in->value[14]));
        length = 16;
        break;
    case VOLTA_I2F_H:
    case VOLTA_I2F_HD:
        put.word |= (rt_u128)in->value[0] << 75; /* CDF */
        put.wrong |= in->value[0] >> 2;
        put.word |= (((rt_u128)in->value[1] & 0x1) << 74) | (((rt_u128)in->value[1] >> 1 & 0x3) << 84); /* CSI */
        put.wrong |= in->value[1] >> 3;
        put.word |= (rt_u128)in->value[2] << 78; /* FRND */
        put.wrong |= in->value[2] >> 2;
        put.word |= in->value[3] << 16; /* Rd */
        put.wrong |= in->value[3] >> 8;
        put = with(put, put_ci16(in->line, in->value[4], in->value[5], in->value[6], in->value[7], in->value[8], in->value[9]));
        put = with(put, put_c86(in->line + 2));
        put = with(put, put_guard(in->line + 3, in->value[10]));
        put = with(put, put_marks(in->line + 4));
        put = with(put, put_ctl(in->line + 5, in->value[12], in->value[15], in->value[16], in->value[17], in->value[18], in->value[19], in->value[20], in->value[11], in->value[13], in->value[14]));
        length = 16;
        break;
    case VOLTA_I2F_W:
    case VOLTA_I2F_WD:
    case VOLTA_I2F_D:
        put.word |= (rt_u128)in->value[0] << 75; /* CDF */
        put.wrong |= in->value[0] >> 2;
        put.word |= (((rt_u128)in->value[1] & 0x1) << 74) | (((rt_u128)in->value[1] >> 1 & 0x3) << 84); /* CSI */
        put.wrong |= in->value[1] >> 3;
        put.word |= (rt_u128)in->value[2] << 78; /* FRND */
        put.wrong |= in->value[2] >> 2;
        put.word |= in->value[3] << 16; /* Rd */
        put.wrong |= in->value[3] >> 8;
        put = with(put, put_sbu(in->line, in->value[4], in->value[5], in->value[6], in->value[7], in->value[8], in->value[9]));
        put = with(put, put_c86(in->line + 1));
        put = with(put, put_guard(in->line + 2, in->value[10]));
        put = with(put, put_marks(in->line + 3));
        put = with(put, put_ctl(in->line + 4, in->value[12], in->value[15], in->value[16], in->value[17], in->value[18], in->value[19], in->value[20], in->value[11], in->value[13], in->value[14]));
        length = 16;
        break;
    case VOLTA_FRND_H:
        put.word |= (rt_u128)in->value[0] << 80; /* FTZ */
        put.wrong |= in->value[0] >> 1;
        put.word |= (rt_u128)in->value[1] << 84; /* CSFT */
        put.wrong |= in->value[1] >> 2;
        put.word |= (rt_u128)in->value[2] << 78; /* CINT */
        put.wrong |= in->value[2] >> 2;
        put.word |= in->value[3] << 16; /* Rd */
        put.wrong |= in->value[3] >> 8;
        put = with(put, put_cs16(in->line, in->value[4], in->value[5], in->value[6], in->value[7], in->value[8], in->value[9], in->value[10], in->value[11]));
        put = with(put, put_c86(in->line + 3));
        put = with(put, put_guard(in->line + 4, in->value[12]));
        put = with(put, put_marks(in->line + 5));
        put = with(put, put_ctl(in->line + 6, in->value[14], in->value[17], in->value[18], in->value[19], in->value[20], in->value[21], in->value[22], in->value[13], in->value[15], in->value[16]));
        length = 16;
        break;
    case VOLTA_FRND_S:
        put.word |= (rt_u128)in->value[0] << 80; /* FTZ */
        put.wrong |= in->value[0] >> 1;
        put.word |= (rt_u128)in->value[1] << 84; /* CSFT */
        put.wrong |= in->value[1] >> 2;
        put.word |= (rt_u128)in->value[2] << 78; /* CINT */
        put.wrong |= in->value[2] >> 2;
        put.word |= in->value[3] << 16; /* Rd */
        put.wrong |= in->value[3] >> 8;
        put = with(put, put_cs32(in->line, in->value[4], in->value[5], in->value[6], in->value[7], in->value[8], in->value[9], in->value[10]));
        put = with(put, put_c86(in->line + 3));
        put = with(put, put_guard(in->line + 4, in->value[11]));
        put = with(put, put_marks(in->line + 5));
        put = with(put, put_ctl(in->line + 6, in->value[13], in->value[16], in->value[17], in->value[18], in->value[19], in->value[20], in->value[21], in->value[12], in->value[14], in->value[15]));
        length = 16;
        break;
    case VOLTA_FRND_D:
        put.word |= (rt_u128)in->value[0] << 80; /* FTZ */
        put.wrong |= in->value[0] >> 1;
        put.word |= (rt_u128)in->value[1] << 84; /* CSFT */
        put.wrong |= in->value[1] >> 2;
        put.word |= (rt_u128)in->value[2] << 78; /* CINT */
        put.wrong |= in->value[2] >> 2;
        put.word |= in->value[3] << 16; /* Rd */
        put.wrong |= in->value[3] >> 8;
        put = with(put, put_cs64(in->line, in->value[4], in->value[5], in->value[6], in->value[7], in->value[8], in->value[9], in->value[10]));
        put = with(put, put_c86(in->line + 3));
        put = with(put, put_guard(in->line + 4, in->value[11]));
        put = with(put, put_marks(in->line + 5));
        put = with(put, put_ctl(in->line + 6, in->value[13], in->value[16], in->value[17], in->value[18], in->value[19], in->value[20], in->value[21], in->value[12], in->value[14], in->value[15]));
        length = 16;
        break;
    case VOLTA_I2I:
        put.word |= (rt_u128)in->value[0] << 76; /* CNAR */
        put.wrong |= in->value[0] >> 2;
        put.word |= in->value[1] << 16; /* Rd */
        put.wrong |= in->value[1] >> 8;
        put = with(put, put_sbu(in->line, in->value[2], in->value[3], in->value[4], in->value[5], in->value[6], in->value[7]));
        put = with(put, put_guard(in->line + 1, in->value[8]));
        put = with(put, put_marks(in->line + 2));
        put = with(put, put_ctl(in->line + 3, in->value[10], in->value[13], in->value[14], in->value[15], in->value[16], in->value[17], in->value[18], in->value[9], in->value[11], in->value[12]));
        length = 16;
        break;
    case VOLTA_F2FP_P:
        put.word |= (rt_u128)in->value[3] << 79; /* CRND2 */
        put.wrong |= in->value[3] >> 2;
        put.word |= in->value[4] << 16; /* Rd */
        put.wrong |= in->value[4] >> 8;
        put.word |= in->value[5] << 24; /* Ra */
        put.wrong |= in->value[5] >> 8;
        put.word |= (rt_u128)in->value[6] << 122; /* RA */
        put.wrong |= in->value[6] >> 1;
        put = with(put, put_cpack(in->line, in->value[0], in->value[1], in->value[2]));
        put = with(put, put_cx(in->line + 1, in->value[7], in->value[8], in->value[9], in->value[10], in->value[11], in->value[12]));
        put = with(put, put_guard(in->line + 2, in->value[13]));
        put = with(put, put_marks(in->line + 3));
        put = with(put, put_ctl(in->line + 4, in->value[15], in->value[18], in->value[19], in->value[20], in->value[21], in->value[22], in->value[23], in->value[14], in->value[16], in->value[17]));
        length = 16;
        break;
    case VOLTA_F2FP_RS:
        put.word |= in->value[3] << 16; /* Rd */
        put.wrong |= in->value[3] >> 8;
        put.word |= in->value[4] << 24; /* Ra */
        put.wrong |= in->value[4] >> 8;
        put.word |= (rt_u128)in->value[5] << 122; /* RA */
        put.wrong |= in->value[5] >> 1;
        put.word |= (rt_u128)in->value[12] << 64; /* Rc */
        put.wrong |= in->value[12] >> 8;
        put.word |= (rt_u128)in->value[13] << 124; /* RC */
        put.wrong |= in->value[13] >> 1;
        put = with(put, put_cpack_2(in->line, in->value[0], in->value[1], in->value[2]));
        put = with(put, put_cx(in->line + 1, in->value[6], in->value[7], in->value[8], in->value[9], in->value[10], in->value[11]));
        put = with(put, put_guard(in->line + 2, in->value[14]));
        put = with(put, put_marks(in->line + 3));
        put = with(put, put_ctl(in->line + 4, in->value[16], in->value[19], in->value[20], in->value[21], in->value[22], in->value[23], in->value[24], in->value[15], in->value[17], in->value[18]));
        length = 16;
        break;
    case VOLTA_F2FP_M:
        put.word |= (rt_u128)in->value[3] << 79; /* CRND2 */
        put.wrong |= in->value[3] >> 2;
        put.word |= in->value[4] << 16; /* Rd */
        put.wrong |= in->value[4] >> 8;
        put.word |= (rt_u128)in->value[11] << 64; /* Rc */
        put.wrong |= in->value[11] >> 8;
        put.word |= (rt_u128)in->value[12] << 124; /* RC */
        put.wrong |= in->value[12] >> 1;
        put = with(put, put_cpack(in->line, in->value[0], in->value[1], in->value[2]));
        put = with(put, put_cx(in->line + 1, in->value[5], in->value[6], in->value[7], in->value[8], in->value[9], in->value[10]));
        put = with(put, put_guard(in->line + 2, in->value[13]));
        put = with(put, put_marks(in->line + 3));
        put = with(put, put_ctl(in->line + 4, in->value[15], in->value[18], in->value[19], in->value[20], in->value[21], in->value[22], in->value[23], in->value[14], in->value[16], in->value[17]));
        length = 16;
        break;
    case VOLTA_F2FP_MC:
        put.word |= (rt_u128)in->value[3] << 79; /* CRND2 */
        put.wrong |= in->value[3] >> 2;
        put.word |= in->value[4] << 16; /* Rd */
        put.wrong |= in->value[4] >> 8;
        put.word |= (rt_u128)in->value[5] << 64; /* Rc */
        put.wrong |= in->value[5] >> 8;
        put.word |= (rt_u128)in->value[6] << 123; /* RB */
        put.wrong |= in->value[6] >> 1;
        put = with(put, put_cpack(in->line, in->value[0], in->value[1], in->value[2]));
        put = with(put, put_cxt(in->line + 1, in->value[7], in->value[8], in->value[9], in->value[10]));
        put = with(put, put_guard(in->line + 2, in->value[11]));
        put = with(put, put_marks(in->line + 3));
        put = with(put, put_ctl(in->line + 4, in->value[13], in->value[16], in->value[17], in->value[18], in->value[19], in->value[20], in->value[21], in->value[12], in->value[14], in->value[15]));
        length = 16;
        break;
    case VOLTA_F2IP_B:
        put.word |= in->value[4] << 16; /* Rd */
        put.wrong |= in->value[4] >> 8;
        put.word |= in->value[5] << 24; /* Ra */
        put.wrong |= in->value[5] >> 8;
        put.word |= (rt_u128)in->value[6] << 122; /* RA */
        put.wrong |= in->value[6] >> 1;
        put.word |= (rt_u128)in->value[13] << 64; /* Rc */
        put.wrong |= in->value[13] >> 8;
        put.word |= (rt_u128)in->value[14] << 124; /* RC */
        put.wrong |= in->value[14] >> 1;
        put.word |= (rt_u128)in->value[15] << 72; /* CIPH */
        put.wrong |= in->value[15] >> 1;
        put.word |= (rt_u128)in->value[0] << 76; /* CIPT */
        put.wrong |= in->value[0] >> 2;
        put.word |= (rt_u128)in->value[1] << 78; /* CIPR */
        put.wrong |= in->value[1] >> 2;
        put.word |= (rt_u128)in->value[2] << 74; /* CIPN */
        put.wrong |= in->value[2] >> 1;
        put.word |= (rt_u128)in->value[3] << 75; /* CRELU */
        put.wrong |= in->value[3] >> 1;
        put.wrong |= in->line[0];
        put = with(put, put_cx(in->line + 1, in->value[7], in->value[8], in->value[9], in->value[10], in->value[11], in->value[12]));
        put = with(put, put_guard(in->line + 2, in->value[16]));
        put = with(put, put_marks_2(in->line + 3));
        put = with(put, put_ctl(in->line + 4, in->value[18], in->value[21], in->value[22], in->value[23], in->value[24], in->value[25], in->value[26], in->value[17], in->value[19], in->value[20]));
        length = 16;
        break;
    case VOLTA_F2IP_C:
        put.word |= in->value[4] << 16; /* Rd */
        put.wrong |= in->value[4] >> 8;
        put.word |= in->value[5] << 24; /* Ra */
        put.wrong |= in->value[5] >> 8;
        put.word |= (rt_u128)in->value[6] << 122; /* RA */
        put.wrong |= in->value[6] >> 1;
        put.word |= (rt_u128)in->value[7] << 64; /* Rc */
        put.wrong |= in->value[7] >> 8;
        put.word |= (rt_u128)in->value[8] << 123; /* RB */
        put.wrong |= in->value[8] >> 1;
        put.word |= (rt_u128)in->value[13] << 72; /* CIPH */
        put.wrong |= in->value[13] >> 1;
        put.word |= (rt_u128)in->value[0] << 76; /* CIPT */
        put.wrong |= in->value[0] >> 2;
        put.word |= (rt_u128)in->value[1] << 78; /* CIPR */
        put.wrong |= in->value[1] >> 2;
        put.word |= (rt_u128)in->value[2] << 74; /* CIPN */
        put.wrong |= in->value[2] >> 1;
        put.word |= (rt_u128)in->value[3] << 75; /* CRELU */
        put.wrong |= in->value[3] >> 1;
        put.wrong |= in->line[0];
        put = with(put, put_cxt(in->line + 1, in->value[9], in->value[10], in->value[11], in->value[12]));
        put = with(put, put_guard(in->line + 2, in->value[14]));
        put = with(put, put_marks_2(in->line + 3));
        put = with(put, put_ctl(in->line + 4, in->value[16], in->value[19], in->value[20], in->value[21], in->value[22], in->value[23], in->value[24], in->value[15], in->value[17], in->value[18]));
        length = 16;
        break;
    case VOLTA_I2FP:
        put.word |= (rt_u128)in->value[0] << 74; /* CFS */
        put.wrong |= in->value[0] >> 1;
        put.word |= (rt_u128)in->value[1] << 78; /* CFRND */
        put.wrong |= in->value[1] >> 2;
        put.word |= in->value[2] << 16; /* Rd */
        put.wrong |= in->value[2] >> 8;
        put = with(put, put_sbu(in->line, in->value[3], in->value[4], in->value[5], in->value[6], in->value[7], in->value[8]));
        put = with(put, put_guard(in->line + 1, in->value[9]));
        put = with(put, put_marks_2(in->line + 2));
        put = with(put, put_ctl(in->line + 3, in->value[11], in->value[14], in->value[15], in->value[16], in->value[17], in->value[18], in->value[19], in->value[10], in->value[12], in->value[13]));
        length = 16;
        break;
    case VOLTA_I2IP_B:
        put.word |= (rt_u128)in->value[0] << 76; /* CPAK */
        put.wrong |= in->value[0] >> 3;
        put.word |= in->value[3] << 16; /* Rd */
        put.wrong |= in->value[3] >> 8;
        put.word |= in->value[4] << 24; /* Ra */
        put.wrong |= in->value[4] >> 8;
        put.word |= (rt_u128)in->value[5] << 122; /* RA */
        put.wrong |= in->value[5] >> 1;
        put.word |= (rt_u128)in->value[12] << 64; /* Rc */
        put.wrong |= in->value[12] >> 8;
        put.word |= (rt_u128)in->value[13] << 124; /* RC */
        put.wrong |= in->value[13] >> 1;
        put = with(put, put_cips(in->line, in->value[1], in->value[2]));
        put = with(put, put_sbu(in->line + 1, in->value[6], in->value[7], in->value[8], in->value[9], in->value[10], in->value[11]));
        put = with(put, put_cipc(in->line + 2));
        put = with(put, put_guard(in->line + 3, in->value[14]));
        put = with(put, put_marks(in->line + 4));
        put = with(put, put_ctl(in->line + 5, in->value[16], in->value[19], in->value[20], in->value[21], in->value[22], in->value[23], in->value[24], in->value[15], in->value[17], in->value[18]));
        length = 16;
        break;
    case VOLTA_I2IP_N:
        put.word |= (rt_u128)in->value[0] << 76; /* CPAK */
        put.wrong |= in->value[0] >> 3;
        put.word |= in->value[3] << 16; /* Rd */
        put.wrong |= in->value[3] >> 8;
        put.word |= in->value[4] << 24; /* Ra */
        put.wrong |= in->value[4] >> 8;
        put.word |= (rt_u128)in->value[5] << 122; /* RA */
        put.wrong |= in->value[5] >> 1;
        put.word |= (rt_u128)in->value[12] << 64; /* Rc */
        put.wrong |= in->value[12] >> 8;
        put.word |= (rt_u128)in->value[13] << 124; /* RC */
        put.wrong |= in->value[13] >> 1;
        put = with(put, put_cips(in->line, in->value[1], in->value[2]));
        put = with(put, put_sbu(in->line + 1, in->value[6], in->value[7], in->value[8], in->value[9], in->value[10], in->value[11]));
        put = with(put, put_guard(in->line + 2, in->value[14]));
        put = with(put, put_marks(in->line + 3));
        put = with(put, put_ctl(in->line + 4, in->value[16], in->value[19], in->value[20], in->value[21], in->value[22], in->value[23], in->value[24], in->value[15], in->value[17], in->value[18]));
        length = 16;
        break;
    case VOLTA_DADD_R:
        put.word |= (rt_u128)in->value[0] << 78; /* FRND */
        put.wrong |= in->value[0] >> 2;
        put.word |= in->value[1] << 16; /* Rd */
        put.wrong |= in->value[1] >> 8;
        put = with(put, put_da(in->line, in->value[2], in->value[3], in->value[4]));
        put = with(put, put_dc(in->line + 1, in->value[5], in->value[6], in->value[7]));
        put = with(put, put_guard(in->line + 2, in->value[8]));
        put = with(put, put_marks(in->line + 3));
        put = with(put, put_ctl(in->line + 4, in->value[10], in->value[13], in->value[14], in->value[15], in->value[16], in->value[17], in->value[18], in->value[9], in->value[11], in->value[12]));
        length = 16;
        break;
    case VOLTA_DADD_C:
        put.word |= (rt_u128)in->value[0] << 78; /* FRND */
        put.wrong |= in->value[0] >> 2;
        put.word |= in->value[1] << 16; /* Rd */
        put.wrong |= in->value[1] >> 8;
        put = with(put, put_da(in->line, in->value[2], in->value[3], in->value[4]));
        put = with(put, put_dt(in->line + 1, in->value[5], in->value[6], in->value[7], in->value[8], in->value[9]));
        put = with(put, put_guard(in->line + 4, in->value[10]));
        put = with(put, put_marks(in->line + 5));
        put = with(put, put_ctl(in->line + 6, in->value[12], in->value[15], in->value[16], in->value[17], in->value[18], in->value[19], in->value[20], in->value[11], in->value[13], in->value[14]));
        length = 16;
        break;
    case VOLTA_DMUL:
        put.word |= (rt_u128)in->value[0] << 78; /* FRND */
        put.wrong |= in->value[0] >> 2;
        put.word |= in->value[1] << 16; /* Rd */
        put.wrong |= in->value[1] >> 8;
        put = with(put, put_da(in->line, in->value[2], in->value[3], in->value[4]));
        put = with(put, put_cs64(in->line + 1, in->value[5], in->value[6], in->value[7], in->value[8], in->value[9], in->value[10], in->value[11]));
        put = with(put, put_guard(in->line + 4, in->value[12]));
        put = with(put, put_marks(in->line + 5));
        put = with(put, put_ctl(in->line + 6, in->value[14], in->value[17], in->value[18], in->value[19], in->value[20], in->value[21], in->value[22], in->value[13], in->value[15], in->value[16]));
        length = 16;
        break;
    case VOLTA_DFMA_B:
        put.word |= (rt_u128)in->value[0] << 78; /* FRND */
        put.wrong |= in->value[0] >> 2;
        put.word |= in->value[1] << 16; /* Rd */
        put.wrong |= in->value[1] >> 8;
        put = with(put, put_da(in->line, in->value[2], in->value[3], in->value[4]));
        put = with(put, put_cs64(in->line + 1, in->value[5], in->value[6], in->value[7], in->value[8], in->value[9], in->value[10], in->value[11]));
        put = with(put, put_dc(in->line + 4, in->value[12], in->value[13], in->value[14]));
        put = with(put, put_guard(in->line + 5, in->value[15]));
        put = with(put, put_marks(in->line + 6));
        put = with(put, put_ctl(in->line + 7, in->value[17], in->value[20], in->value[21], in->value[22], in->value[23], in->value[24], in->value[25], in->value[16], in->value[18], in->value[19]));
        length = 16;
        break;
    case VOLTA_DFMA_C:
        put.word |= (rt_u128)in->value[0] << 78; /* FRND */
        put.wrong |= in->value[0] >> 2;
        put.word |= in->value[1] << 16; /* Rd */
        put.wrong |= in->value[1] >> 8;
        put = with(put, put_da(in->line, in->value[2], in->value[3], in->value[4]));
        put = with(put, put_dcb(in->line + 1, in->value[5], in->value[6], in->value[7]));
        put = with(put, put_dt(in->line + 2, in->value[8], in->value[9], in->value[10], in->value[11], in->value[12]));
        put = with(put, put_guard(in->line + 5, in->value[13]));
        put = with(put, put_marks(in->line + 6));
        put = with(put, put_ctl(in->line + 7, in->value[15], in->value[18], in->value[19], in->value[20], in->value[21], in->value[22], in->value[23], in->value[14], in->value[16], in->value[17]));
        length = 16;
        break;
    case VOLTA_DSETP:
        put.word |= (rt_u128)in->value[0] << 76; /* DCMP */
        put.wrong |= in->value[0] >> 4;
        put.word |= (rt_u128)in->value[1] << 74; /* BOP */
        put.wrong |= in->value[1] >> 2;
        put.word |= (rt_u128)in->value[2] << 81; /* P0 */
        put.wrong |= in->value[2] >> 3;
        put.word |= (rt_u128)in->value[3] << 84; /* P1 */
        put.wrong |= in->value[3] >> 3;
        put.word |= (rt_u128)in->value[14] << 90; /* Q0N */
        put.wrong |= in->value[14] >> 1;
        put.word |= (rt_u128)in->value[15] << 87; /* Q0 */
        put.wrong |= in->value[15] >> 3;
        put.wrong |= in->line[4];
        put = with(put, put_da(in->line, in->value[4], in->value[5], in->value[6]));
        put = with(put, put_dl(in->line + 1, in->value[7], in->value[8], in->value[9], in->value[10], in->value[11], in->value[12], in->value[13]));
        put = with(put, put_guard(in->line + 5, in->value[16]));
        put = with(put, put_marks(in->line + 6));
        put = with(put, put_ctl(in->line + 7, in->value[18], in->value[21], in->value[22], in->value[23], in->value[24], in->value[25], in->value[26], in->value[17], in->value[19], in->value[20]));
        length = 16;
        break;
    case VOLTA_FADD:
        put.word |= (rt_u128)in->value[0] << 80; /* FTZ */
        put.wrong |= in->value[0] >> 1;
        put.word |= (rt_u128)in->value[1] << 78; /* FRND */
        put.wrong |= in->value[1] >> 2;
        put.word |= (rt_u128)in->value[2] << 77; /* FSAT */
        put.wrong |= in->value[2] >> 1;
        put.word |= in->value[3] << 16; /* Rd */
        put.wrong |= in->value[3] >> 8;
        put = with(put, put_da(in->line, in->value[4], in->value[5], in->value[6]));
        put = with(put, put_fl(in->line + 1, in->value[7], in->value[8], in->value[9], in->value[10], in->value[11], in->value[12], in->value[13]));
        put = with(put, put_guard(in->line + 4, in->value[14]));
        put = with(put, put_marks(in->line + 5));
        put = with(put, put_ctl(in->line + 6, in->value[16], in->value[19], in->value[20], in->value[21], in->value[22], in->value[23], in->value[24], in->value[15], in->value[17], in->value[18]));
        length = 16;
        break;
    case VOLTA_FMUL:
        put.word |= (((rt_u128)in->value[0] & 0x1) << 76) | (((rt_u128)in->value[0] >> 1 & 0x1) << 80); /* FMODE */
        put.wrong |= in->value[0] >> 2;
        put.word |= (rt_u128)in->value[1] << 84; /* FSCALE */
        put.wrong |= in->value[1] >> 3;
        put.word |= (rt_u128)in->value[2] << 78; /* FRND */
        put.wrong |= in->value[2] >> 2;
        put.word |= (rt_u128)in->value[3] << 77; /* FSAT */
        put.wrong |= in->value[3] >> 1;
        put.word |= in->value[4] << 16; /* Rd */
        put.wrong |= in->value[4] >> 8;
        put = with(put, put_da(in->line, in->value[5], in->value[6], in->value[7]));
        put = with(put, put_cs32(in->line + 1, in->value[8], in->value[9], in->value[10], in->value[11], in->value[12], in->value[13], in->value[14]));
        put = with(put, put_guard(in->line + 4, in->value[15]));
        put = with(put, put_marks(in->line + 5));
        put = with(put, put_ctl(in->line + 6, in->value[17], in->value[20], in->value[21], in->value[22], in->value[23], in->value[24], in->value[25], in->value[16], in->value[18], in->value[19]));
        length = 16;
        break;
    case VOLTA_FFMA_B:
        put.word |= (((rt_u128)in->value[0] & 0x1) << 76) | (((rt_u128)in->value[0] >> 1 & 0x1) << 80); /* FMODE */
        put.wrong |= in->value[0] >> 2;
        put.word |= (rt_u128)in->value[1] << 78; /* FRND */
        put.wrong |= in->value[1] >> 2;
        put.word |= (rt_u128)in->value[2] << 77; /* FSAT */
        put.wrong |= in->value[2] >> 1;
        put.word |= in->value[3] << 16; /* Rd */
        put.wrong |= in->value[3] >> 8;
        put = with(put, put_da(in->line, in->value[4], in->value[5], in->value[6]));
        put = with(put, put_cs32(in->line + 1, in->value[7], in->value[8], in->value[9], in->value[10], in->value[11], in->value[12], in->value[13]));
        put = with(put, put_dc(in->line + 4, in->value[14], in->value[15], in->value[16]));
        put = with(put, put_guard(in->line + 5, in->value[17]));
        put = with(put, put_marks(in->line + 6));
        put = with(put, put_ctl(in->line + 7, in->value[19], in->value[22], in->value[23], in->value[24], in->value[25], in->value[26], in->value[27], in->value[18], in->value[20], in->value[21]));
        length = 16;
        break;
    case VOLTA_FFMA_C:
        put.word |= (((rt_u128)in->value[0] & 0x1) << 76) | (((rt_u128)in->value[0] >> 1 & 0x1) << 80); /* FMODE */
        put.wrong |= in->value[0] >> 2;
        put.word |= (rt_u128)in->value[1] << 78; /* FRND */
        put.wrong |= in->value[1] >> 2;
        put.word |= (rt_u128)in->value[2] << 77; /* FSAT */
        put.wrong |= in->value[2] >> 1;
        put.word |= in->value[3] << 16; /* Rd */
        put.wrong |= in->value[3] >> 8;
        put = with(put, put_da(in->line, in->value[4], in->value[5], in->value[6]));
        put = with(put, put_dcb(in->line + 1, in->value[7], in->value[8], in->value[9]));
        put = with(put, put_ft(in->line + 2, in->value[10], in->value[11], in->value[12], in->value[13], in->value[14]));
        put = with(put, put_guard(in->line + 5, in->value[15]));
        put = with(put, put_marks(in->line + 6));
        put = with(put, put_ctl(in->line + 7, in->value[17], in->value[20], in->value[21], in->value[22], in->value[23], in->value[24], in->value[25], in->value[16], in->value[18], in->value[19]));
        length = 16;
        break;
    case VOLTA_FMNMX_N:
        put.word |= in->value[3] << 16; /* Rd */
        put.wrong |= in->value[3] >> 8;
        put.word |= (rt_u128)in->value[14] << 90; /* Q0N */
        put.wrong |= in->value[14] >> 1;
        put.word |= (rt_u128)in->value[15] << 87; /* Q0 */
        put.wrong |= in->value[15] >> 3;
        put.wrong |= in->line[1];
        put.wrong |= in->line[6];
        put = with(put, put_fmmod(in->line, in->value[0], in->value[1], in->value[2]));
        put = with(put, put_da(in->line + 2, in->value[4], in->value[5], in->value[6]));
        put = with(put, put_cs32(in->line + 3, in->value[7], in->value[8], in->value[9], in->value[10], in->value[11], in->value[12], in->value[13]));
        put = with(put, put_guard(in->line + 7, in->value[16]));
        put = with(put, put_marks(in->line + 8));
        put = with(put, put_ctl(in->line + 9, in->value[18], in->value[21], in->value[22], in->value[23], in->value[24], in->value[25], in->value[26], in->value[17], in->value[19], in->value[20]));
        length = 16;
        break;
    case VOLTA_FMNMX_ISA:
        put.word |= (rt_u128)in->value[0] << 80; /* FTZ */
        put.wrong |= in->value[0] >> 1;
        put.word |= (rt_u128)in->value[1] << 81; /* FNAN */
        put.wrong |= in->value[1] >> 1;
        put.word |= (rt_u128)in->value[2] << 82; /* FXORS */
        put.wrong |= in->value[2] >> 1;
        put.word |= in->value[3] << 16; /* Rd */
        put.wrong |= in->value[3] >> 8;
        put.word |= (rt_u128)in->value[4] << 84; /* P1 */
        put.wrong |= in->value[4] >> 3;
        put.word |= (rt_u128)in->value[15] << 90; /* Q0N */
        put.wrong |= in->value[15] >> 1;
        put.word |= (rt_u128)in->value[16] << 87; /* Q0 */
        put.wrong |= in->value[16] >> 3;
        put.wrong |= in->line[4];
        put = with(put, put_da(in->line, in->value[5], in->value[6], in->value[7]));
        put = with(put, put_cs32(in->line + 1, in->value[8], in->value[9], in->value[10], in->value[11], in->value[12], in->value[13], in->value[14]));
        put = with(put, put_guard(in->line + 5, in->value[17]));
        put = with(put, put_marks_2(in->line + 6));
        put = with(put, put_ctl(in->line + 7, in->value[19], in->value[22], in->value[23], in->value[24], in->value[25], in->value[26], in->value[27], in->value[18], in->value[20], in->value[21]));
        length = 16;
        break;
    case VOLTA_FSEL:
        put.word |= (rt_u128)in->value[0] << 80; /* FTZ */
        put.wrong |= in->value[0] >> 1;
        put.word |= in->value[1] << 16; /* Rd */
        put.wrong |= in->value[1] >> 8;
        put.word |= (rt_u128)in->value[12] << 90; /* Q0N */
        put.wrong |= in->value[12] >> 1;
        put.word |= (rt_u128)in->value[13] << 87; /* Q0 */
        put.wrong |= in->value[13] >> 3;
        put.wrong |= in->line[4];
        put = with(put, put_da(in->line, in->value[2], in->value[3], in->value[4]));
        put = with(put, put_cs32(in->line + 1, in->value[5], in->value[6], in->value[7], in->value[8], in->value[9], in->value[10], in->value[11]));
        put = with(put, put_guard(in->line + 5, in->value[14]));
        put = with(put, put_marks(in->line + 6));
        put = with(put, put_ctl(in->line + 7, in->value[16], in->value[19], in->value[20], in->value[21], in->value[22], in->value[23], in->value[24], in->value[15], in->value[17], in->value[18]));
        length = 16;
        break;
    case VOLTA_FSET:
        put.word |= (rt_u128)in->value[0] << 76; /* FCMP */
        put.wrong |= in->value[0] >> 4;
        put.word |= (rt_u128)in->value[1] << 80; /* FTZ */
        put.wrong |= in->value[1] >> 1;
        put.word |= (rt_u128)in->value[2] << 74; /* BOP */
        put.wrong |= in->value[2] >> 2;
        put.word |= in->value[3] << 16; /* Rd */
        put.wrong |= in->value[3] >> 8;
        put.word |= (rt_u128)in->value[14] << 90; /* Q0N */
        put.wrong |= in->value[14] >> 1;
        put.word |= (rt_u128)in->value[15] << 87; /* Q0 */
        put.wrong |= in->value[15] >> 3;
        put.wrong |= in->line[4];
        put = with(put, put_da(in->line, in->value[4], in->value[5], in->value[6]));
        put = with(put, put_cs32(in->line + 1, in->value[7], in->value[8], in->value[9], in->value[10], in->value[11], in->value[12], in->value[13]));
        put = with(put, put_guard(in->line + 5, in->value[16]));
        put = with(put, put_marks(in->line + 6));
        put = with(put, put_ctl(in->line + 7, in->value[18], in->value[21], in->value[22], in->value[23], in->value[24], in->value[25], in->value[26], in->value[17], in->value[19], in->value[20]));
        length = 16;
        break;
    case VOLTA_FSETP:
        put.word |= (rt_u128)in->value[0] << 76; /* FCMP */
        put.wrong |= in->value[0] >> 4;
        put.word |= (rt_u128)in->value[1] << 80; /* FTZ */
        put.wrong |= in->value[1] >> 1;
        put.word |= (rt_u128)in->value[2] << 74; /* BOP */
        put.wrong |= in->value[2] >> 2;
        put.word |= (rt_u128)in->value[3] << 81; /* P0 */
        put.wrong |= in->value[3] >> 3;
        put.word |= (rt_u128)in->value[4] << 84; /* P1 */
        put.wrong |= in->value[4] >> 3;
        put.word |= (rt_u128)in->value[15] << 90; /* Q0N */
        put.wrong |= in->value[15] >> 1;
        put.word |= (rt_u128)in->value[16] << 87; /* Q0 */
        put.wrong |= in->value[16] >> 3;
        put.wrong |= in->line[4];
        put = with(put, put_da(in->line, in->value[5], in->value[6], in->value[7]));
        put = with(put, put_cs32(in->line + 1, in->value[8], in->value[9], in->value[10], in->value[11], in->value[12], in->value[13], in->value[14]));
        put = with(put, put_guard(in->line + 5, in->value[17]));
        put = with(put, put_marks(in->line + 6));
        put = with(put, put_ctl(in->line + 7, in->value[19], in->value[22], in->value[23], in->value[24], in->value[25], in->value[26], in->value[27], in->value[18], in->value[20], in->value[21]));
        length = 16;
        break;
    case VOLTA_FCHK:
        put.word |= (rt_u128)in->value[0] << 81; /* P0 */
        put.wrong |= in->value[0] >> 3;
        put = with(put, put_da(in->line, in->value[1], in->value[2], in->value[3]));
        put = with(put, put_cs32(in->line + 1, in->value[4], in->value[5], in->value[6], in->value[7], in->value[8], in->value[9], in->value[10]));
        put = with(put, put_guard(in->line + 4, in->value[11]));
        put = with(put, put_marks(in->line + 5));
        put = with(put, put_ctl(in->line + 6, in->value[13], in->value[16], in->value[17], in->value[18], in->value[19], in->value[20], in->value[21], in->value[12], in->value[14], in->value[15]));
        length = 16;
        break;
    case VOLTA_FSWZADD:
        put.word |= (rt_u128)in->value[0] << 80; /* FTZ */
        put.wrong |= in->value[0] >> 1;
        put.word |= (rt_u128)in->value[1] << 78; /* FRND */
        put.wrong |= in->value[1] >> 2;
        put.word |= (rt_u128)in->value[2] << 77; /* NDV */
        put.wrong |= in->value[2] >> 1;
        put.word |= in->value[3] << 16; /* Rd */
        put.wrong |= in->value[3] >> 8;
        put.word |= in->value[4] << 24; /* Ra */
        put.wrong |= in->value[4] >> 8;
        put.word |= (rt_u128)in->value[5] << 122; /* RA */
        put.wrong |= in->value[5] >> 1;
        put.word |= (rt_u128)in->value[6] << 64; /* Rc */
        put.wrong |= in->value[6] >> 8;
        put.word |= (rt_u128)in->value[7] << 124; /* RC */
        put.wrong |= in->value[7] >> 1;
        put.word |= in->value[8] << 38; /* SWD */
        put.wrong |= in->value[8] >> 2;
        put.word |= in->value[9] << 36; /* SWC */
        put.wrong |= in->value[9] >> 2;
        put.word |= in->value[10] << 34; /* SWB */
        put.wrong |= in->value[10] >> 2;
        put.word |= in->value[11] << 32; /* SWA */
        put.wrong |= in->value[11] >> 2;
        put = with(put, put_guard(in->line, in->value[12]));
        put = with(put, put_marks(in->line + 1));
        put = with(put, put_ctl(in->line + 2, in->value[14], in->value[17], in->value[18], in->value[19], in->value[20], in->value[21], in->value[22], in->value[13], in->value[15], in->value[16]));
        length = 16;
        break;
    case VOLTA_MUFU_R:
        put.word |= (rt_u128)in->value[0] << 74; /* MUF */
        put.wrong |= in->value[0] >> 4;
        put.word |= in->value[3] << 16; /* Rd */
        put.wrong |= in->value[3] >> 8;
        put = with(put, put_fmut(in->line, in->value[1], in->value[2]));
        put = with(put, put_fb(in->line + 1, in->value[4], in->value[5], in->value[6], in->value[7], in->value[8], in->value[9]));
        put = with(put, put_guard(in->line + 4, in->value[10]));
        put = with(put, put_marks(in->line + 5));
        put = with(put, put_ctl(in->line + 6, in->value[12], in->value[15], in->value[16], in->value[17], in->value[18], in->value[19], in->value[20], in->value[11], in->value[13], in->value[14]));
        length = 16;
        break;
    case VOLTA_MUFU_S:
        put.word |= (rt_u128)in->value[0] << 74; /* MUF */
        put.wrong |= in->value[0] >> 4;
        put.word |= in->value[1] << 16; /* Rd */
        put.wrong |= in->value[1] >> 8;
        put.word |= in->value[2] << 32; /* FIMM */
        put.wrong |= in->value[2] >> 32;
        put = with(put, put_c77(in->line));
        put = with(put, put_guard(in->line + 1, in->value[3]));
        put = with(put, put_marks(in->line + 2));
        put = with(put, put_ctl(in->line + 3, in->value[5], in->value[8], in->value[9], in->value[10], in->value[11], in->value[12], in->value[13], in->value[4], in->value[6], in->value[7]));
        length = 16;
        break;
    case VOLTA_MUFU_D:
        put.word |= (rt_u128)in->value[0] << 74; /* MUF */
        put.wrong |= in->value[0] >> 4;
        put.word |= in->value[1] << 16; /* Rd */
        put.wrong |= in->value[1] >> 8;
        put.word |= in->value[2] << 32; /* DIMM */
        put.wrong |= in->value[2] >> 32;
        put = with(put, put_c77(in->line));
        put = with(put, put_guard(in->line + 1, in->value[3]));
        put = with(put, put_marks(in->line + 2));
        put = with(put, put_ctl(in->line + 3, in->value[5], in->value[8], in->value[9], in->value[10], in->value[11], in->value[12], in->value[13], in->value[4], in->value[6], in->value[7]));
        length = 16;
        break;
    case VOLTA_MUFU_H:
        put.word |= (rt_u128)in->value[0] << 74; /* MUF */
        put.wrong |= in->value[0] >> 4;
        put.word |= in->value[1] << 16; /* Rd */
        put.wrong |= in->value[1] >> 8;
        put.word |= in->value[2] << 32; /* HIL */
        put.wrong |= in->value[2] >> 16;
        put = with(put, put_fmuhalf(in->line));
        put = with(put, put_guard(in->line + 1, in->value[3]));
        put = with(put, put_marks(in->line + 2));
        put = with(put, put_ctl(in->line + 3, in->value[5], in->value[8], in->value[9], in->value[10], in->value[11], in->value[12], in->value[13], in->value[4], in->value[6], in->value[7]));
        length = 16;
        break;
    case VOLTA_AL2P:
        put.word |= in->value[0] << 16; /* Rd */
        put.wrong |= in->value[0] >> 8;
        put.word |= in->value[1] << 24; /* Ra */
        put.wrong |= in->value[1] >> 8;
        put = with(put, put_guard(in->line, in->value[2]));
        put = with(put, put_marks(in->line + 1));
        put = with(put, put_ctl(in->line + 2, in->value[4], in->value[7], in->value[8], in->value[9], in->value[10], in->value[11], in->value[12], in->value[3], in->value[5], in->value[6]));
        length = 16;
        break;
    case VOLTA_ALD_A:
        put.word |= (rt_u128)in->value[0] << 79; /* AO */
        put.wrong |= in->value[0] >> 1;
        put.word |= in->value[1] << 16; /* Rd */
        put.wrong |= in->value[1] >> 8;
        put.word |= in->value[2] << 40; /* AOFF */
        put.wrong |= in->value[2] >> 10;
        put = with(put, put_arb(in->line, in->value[3]));
        put = with(put, put_guard(in->line + 1, in->value[4]));
        put = with(put, put_marks(in->line + 2));
        put = with(put, put_ctl(in->line + 3, in->value[6], in->value[9], in->value[10], in->value[11], in->value[12], in->value[13], in->value[14], in->value[5], in->value[7], in->value[8]));
        length = 16;
        break;
    case VOLTA_ALD_R:
        put.word |= (rt_u128)in->value[0] << 79; /* AO */
        put.wrong |= in->value[0] >> 1;
        put.word |= in->value[1] << 16; /* Rd */
        put.wrong |= in->value[1] >> 8;
        put.word |= in->value[2] << 24; /* Ra */
        put.wrong |= in->value[2] >> 8;
        put = with(put, put_arb(in->line, in->value[3]));
        put = with(put, put_guard(in->line + 1, in->value[4]));
        put = with(put, put_marks(in->line + 2));
        put = with(put, put_ctl(in->line + 3, in->value[6], in->value[9], in->value[10], in->value[11], in->value[12], in->value[13], in->value[14], in->value[5], in->value[7], in->value[8]));
        length = 16;
        break;
    case VOLTA_ALD_U:
        put.word |= (rt_u128)in->value[0] << 79; /* AO */
        put.wrong |= in->value[0] >> 1;
        put.word |= in->value[1] << 16; /* Rd */
        put.wrong |= in->value[1] >> 8;
        put.word |= in->value[2] << 24; /* Ua */
        put.wrong |= in->value[2] >> 6;
        put = with(put, put_arb(in->line, in->value[3]));
        put = with(put, put_guard(in->line + 1, in->value[4]));
        put = with(put, put_marks(in->line + 2));
        put = with(put, put_ctl(in->line + 3, in->value[6], in->value[9], in->value[10], in->value[11], in->value[12], in->value[13], in->value[14], in->value[5], in->value[7], in->value[8]));
        length = 16;
        break;
    case VOLTA_AST_A:
        put.word |= in->value[0] << 40; /* AOFF */
        put.wrong |= in->value[0] >> 10;
        put.word |= in->value[1] << 32; /* Rb */
        put.wrong |= in->value[1] >> 8;
        put = with(put, put_arc(in->line, in->value[2]));
        put = with(put, put_guard(in->line + 1, in->value[3]));
        put = with(put, put_marks(in->line + 2));
        put = with(put, put_ctl(in->line + 3, in->value[5], in->value[8], in->value[9], in->value[10], in->value[11], in->value[12], in->value[13], in->value[4], in->value[6], in->value[7]));
        length = 16;
        break;
    case VOLTA_AST_R:
        put.word |= in->value[0] << 24; /* Ra */
        put.wrong |= in->value[0] >> 8;
        put.word |= in->value[1] << 32; /* Rb */
        put.wrong |= in->value[1] >> 8;
        put = with(put, put_arc(in->line, in->value[2]));
        put = with(put, put_guard(in->line + 1, in->value[3]));
        put = with(put, put_marks(in->line + 2));
        put = with(put, put_ctl(in->line + 3, in->value[5], in->value[8], in->value[9], in->value[10], in->value[11], in->value[12], in->value[13], in->value[4], in->value[6], in->value[7]));
        length = 16;
        break;
    case VOLTA_AST_U:
        put.word |= in->value[0] << 24; /* Ua */
        put.wrong |= in->value[0] >> 6;
        put.word |= in->value[1] << 32; /* Rb */
        put.wrong |= in->value[1] >> 8;
        put = with(put, put_arc(in->line, in->value[2]));
        put = with(put, put_guard(in->line + 1, in->value[3]));
        put = with(put, put_marks(in->line + 2));
        put = with(put, put_ctl(in->line + 3, in->value[5], in->value[8], in->value[9], in->value[10], in->value[11], in->value[12], in->value[13], in->value[4], in->value[6], in->value[7]));
        length = 16;
        break;
    case VOLTA_IPA_A:
        put.word |= (rt_u128)in->value[0] << 78; /* AMODE */
        put.wrong |= in->value[0] >> 2;
        put.word |= (rt_u128)in->value[1] << 76; /* AWHERE */
        put.wrong |= in->value[1] >> 2;
        put.word |= in->value[2] << 16; /* Rd */
        put.wrong |= in->value[2] >> 8;
        put.word |= (rt_u128)in->value[4] << 64; /* IOFF */
        put.wrong |= in->value[4] >> 8;
        put = with(put, put_po(in->line, in->value[3]));
        put = with(put, put_ipaplace(in->line + 1, in->value[5], in->value[6], in->value[7]));
        put = with(put, put_guard(in->line + 2, in->value[8]));
        put = with(put, put_marks(in->line + 3));
        put = with(put, put_ctl(in->line + 4, in->value[10], in->value[13], in->value[14], in->value[15], in->value[16], in->value[17], in->value[18], in->value[9], in->value[11], in->value[12]));
        if (in->line[1] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x2000, 0x0);
            put.word |= (rt_u128)in->value[1] << 76; /* AWHERE */
            put.wrong |= in->value[1] >> 2;
        }
        if (in->line[1] == 2) {
            put.word &= ~(rt_u128)RT_U128(0x2000, 0x0);
            put.word |= (rt_u128)in->value[1] << 76; /* AWHERE */
            put.wrong |= in->value[1] >> 2;
        }
        length = 16;
        break;
    case VOLTA_IPA_U:
        put.word |= (rt_u128)in->value[0] << 78; /* AMODE */
        put.wrong |= in->value[0] >> 2;
        put.word |= (rt_u128)in->value[1] << 76; /* AWHERE */
        put.wrong |= in->value[1] >> 2;
        put.word |= in->value[2] << 16; /* Rd */
        put.wrong |= in->value[2] >> 8;
        put.word |= in->value[4] << 24; /* Ua */
        put.wrong |= in->value[4] >> 6;
        put.word |= (rt_u128)in->value[5] << 64; /* IOFF */
        put.wrong |= in->value[5] >> 8;
        put = with(put, put_po(in->line, in->value[3]));
        put = with(put, put_guard(in->line + 1, in->value[6]));
        put = with(put, put_marks(in->line + 2));
        put = with(put, put_ctl(in->line + 3, in->value[8], in->value[11], in->value[12], in->value[13], in->value[14], in->value[15], in->value[16], in->value[7], in->value[9], in->value[10]));
        length = 16;
        break;
    case VOLTA_OUT_F:
        put.word |= in->value[0] << 24; /* Ra */
        put.wrong |= in->value[0] >> 8;
        put.wrong |= in->line[0];
        put = with(put, put_guard(in->line + 1, in->value[1]));
        put = with(put, put_marks(in->line + 2));
        put = with(put, put_ctl(in->line + 3, in->value[3], in->value[6], in->value[7], in->value[8], in->value[9], in->value[10], in->value[11], in->value[2], in->value[4], in->value[5]));
        length = 16;
        break;
    case VOLTA_OUT_R:
        put.word |= (rt_u128)in->value[0] << 78; /* OUTK */
        put.wrong |= in->value[0] >> 2;
        put.word |= in->value[1] << 16; /* Rd */
        put.wrong |= in->value[1] >> 8;
        put.word |= in->value[2] << 24; /* Ra */
        put.wrong |= in->value[2] >> 8;
        put.word |= in->value[3] << 32; /* Rb */
        put.wrong |= in->value[3] >> 8;
        put = with(put, put_guard(in->line, in->value[4]));
        put = with(put, put_marks(in->line + 1));
        put = with(put, put_ctl(in->line + 2, in->value[6], in->value[9], in->value[10], in->value[11], in->value[12], in->value[13], in->value[14], in->value[5], in->value[7], in->value[8]));
        length = 16;
        break;
    case VOLTA_OUT_I:
        put.word |= (rt_u128)in->value[0] << 78; /* OUTK */
        put.wrong |= in->value[0] >> 2;
        put.word |= in->value[1] << 16; /* Rd */
        put.wrong |= in->value[1] >> 8;
        put.word |= in->value[2] << 24; /* Ra */
        put.wrong |= in->value[2] >> 8;
        put.word |= in->value[3] << 32; /* OUTN */
        put.wrong |= in->value[3] >> 8;
        put = with(put, put_guard(in->line, in->value[4]));
        put = with(put, put_marks(in->line + 1));
        put = with(put, put_ctl(in->line + 2, in->value[6], in->value[9], in->value[10], in->value[11], in->value[12], in->value[13], in->value[14], in->value[5], in->value[7], in->value[8]));
        length = 16;
        break;
    case VOLTA_OUT_U:
        put.word |= (rt_u128)in->value[0] << 78; /* OUTK */
        put.wrong |= in->value[0] >> 2;
        put.word |= in->value[1] << 16; /* Rd */
        put.wrong |= in->value[1] >> 8;
        put.word |= in->value[2] << 24; /* Ra */
        put.wrong |= in->value[2] >> 8;
        put.word |= in->value[3] << 32; /* Ub */
        put.wrong |= in->value[3] >> 6;
        put = with(put, put_guard(in->line, in->value[4]));
        put = with(put, put_marks(in->line + 1));
        put = with(put, put_ctl(in->line + 2, in->value[6], in->value[9], in->value[10], in->value[11], in->value[12], in->value[13], in->value[14], in->value[5], in->value[7], in->value[8]));
        length = 16;
        break;
    case VOLTA_ISBERD:
        put.word |= in->value[0] << 16; /* Rd */
        put.wrong |= in->value[0] >> 8;
        put = with(put, put_isb(in->line, in->value[1], in->value[2]));
        put = with(put, put_guard(in->line + 1, in->value[3]));
        put = with(put, put_marks(in->line + 2));
        put = with(put, put_ctl(in->line + 3, in->value[5], in->value[8], in->value[9], in->value[10], in->value[11], in->value[12], in->value[13], in->value[4], in->value[6], in->value[7]));
        length = 16;
        break;
    case VOLTA_ISBEWR:
        put.word |= in->value[2] << 32; /* Rb */
        put.wrong |= in->value[2] >> 8;
        put = with(put, put_isb(in->line, in->value[0], in->value[1]));
        put = with(put, put_guard(in->line + 1, in->value[3]));
        put = with(put, put_marks(in->line + 2));
        put = with(put, put_ctl(in->line + 3, in->value[5], in->value[8], in->value[9], in->value[10], in->value[11], in->value[12], in->value[13], in->value[4], in->value[6], in->value[7]));
        length = 16;
        break;
    case VOLTA_LDTRAM:
        put.word |= in->value[0] << 16; /* Rd */
        put.wrong |= in->value[0] >> 8;
        put.word |= in->value[1] << 24; /* Ua */
        put.wrong |= in->value[1] >> 6;
        put.word |= (rt_u128)in->value[2] << 64; /* IOFF */
        put.wrong |= in->value[2] >> 8;
        put = with(put, put_guard(in->line, in->value[3]));
        put = with(put, put_marks(in->line + 1));
        put = with(put, put_ctl(in->line + 2, in->value[5], in->value[8], in->value[9], in->value[10], in->value[11], in->value[12], in->value[13], in->value[4], in->value[6], in->value[7]));
        length = 16;
        break;
    case VOLTA_HADD2:
        put.word |= (rt_u128)in->value[2] << 80; /* FTZ */
        put.wrong |= in->value[2] >> 1;
        put.word |= (rt_u128)in->value[3] << 77; /* FSAT */
        put.wrong |= in->value[3] >> 1;
        put.word |= in->value[4] << 16; /* Rd */
        put.wrong |= in->value[4] >> 8;
        put = with(put, put_htadd(in->line, in->value[0], in->value[1]));
        put = with(put, put_ha(in->line + 1, in->value[5], in->value[6], in->value[7], in->value[8], in->value[9]));
        put = with(put, put_hl(in->line + 4, in->value[10], in->value[11], in->value[12], in->value[13], in->value[14], in->value[15], in->value[16], in->value[17], in->value[18], in->value[19]));
        put = with(put, put_guard(in->line + 13, in->value[20]));
        put = with(put, put_marks(in->line + 14));
        put = with(put, put_ctl(in->line + 15, in->value[22], in->value[25], in->value[26], in->value[27], in->value[28], in->value[29], in->value[30], in->value[21], in->value[23], in->value[24]));
        length = 16;
        break;
    case VOLTA_HMUL2:
        put.word |= (((rt_u128)in->value[2] & 0x1) << 76) | (((rt_u128)in->value[2] >> 1 & 0x1) << 80); /* FMODE */
        put.wrong |= in->value[2] >> 2;
        put.word |= (rt_u128)in->value[3] << 77; /* FSAT */
        put.wrong |= in->value[3] >> 1;
        put.word |= in->value[4] << 16; /* Rd */
        put.wrong |= in->value[4] >> 8;
        put = with(put, put_htmul(in->line, in->value[0], in->value[1]));
        put = with(put, put_ha(in->line + 1, in->value[5], in->value[6], in->value[7], in->value[8], in->value[9]));
        put = with(put, put_hb(in->line + 4, in->value[10], in->value[11], in->value[12], in->value[13], in->value[14], in->value[15], in->value[16], in->value[17], in->value[18], in->value[19]));
        put = with(put, put_guard(in->line + 13, in->value[20]));
        put = with(put, put_marks(in->line + 14));
        put = with(put, put_ctl(in->line + 15, in->value[22], in->value[25], in->value[26], in->value[27], in->value[28], in->value[29], in->value[30], in->value[21], in->value[23], in->value[24]));
        length = 16;
        break;
    case VOLTA_HFMA2_B:
        put.word |= in->value[3] << 16; /* Rd */
        put.wrong |= in->value[3] >> 8;
        put = with(put, put_htfma(in->line, in->value[0], in->value[1], in->value[2]));
        put = with(put, put_ha(in->line + 1, in->value[4], in->value[5], in->value[6], in->value[7], in->value[8]));
        put = with(put, put_hmb(in->line + 4, in->value[9], in->value[10], in->value[11], in->value[12], in->value[13], in->value[14], in->value[15], in->value[16], in->value[17], in->value[18], in->value[19], in->value[20]));
        put = with(put, put_hc(in->line + 13, in->value[21], in->value[22], in->value[23], in->value[24], in->value[25]));
        put = with(put, put_guard(in->line + 16, in->value[26]));
        put = with(put, put_marks(in->line + 17));
        put = with(put, put_ctl(in->line + 18, in->value[28], in->value[31], in->value[32], in->value[33], in->value[34], in->value[35], in->value[36], in->value[27], in->value[29], in->value[30]));
        length = 16;
        break;
    case VOLTA_HFMA2_C:
        put.word |= in->value[3] << 16; /* Rd */
        put.wrong |= in->value[3] >> 8;
        put = with(put, put_htfma(in->line, in->value[0], in->value[1], in->value[2]));
        put = with(put, put_ha(in->line + 1, in->value[4], in->value[5], in->value[6], in->value[7], in->value[8]));
        put = with(put, put_hcb(in->line + 4, in->value[9], in->value[10], in->value[11], in->value[12], in->value[13]));
        put = with(put, put_hmt(in->line + 7, in->value[14], in->value[15], in->value[16], in->value[17], in->value[18], in->value[19], in->value[20], in->value[21], in->value[22], in->value[23]));
        put = with(put, put_guard(in->line + 14, in->value[24]));
        put = with(put, put_marks(in->line + 15));
        put = with(put, put_ctl(in->line + 16, in->value[26], in->value[29], in->value[30], in->value[31], in->value[32], in->value[33], in->value[34], in->value[25], in->value[27], in->value[28]));
        length = 16;
        break;
    case VOLTA_HFMA2_RB:
        put.word |= in->value[2] << 16; /* Rd */
        put.wrong |= in->value[2] >> 8;
        put.word |= (rt_u128)in->value[25] << 90; /* Q0N */
        put.wrong |= in->value[25] >> 1;
        put.word |= (rt_u128)in->value[26] << 87; /* Q0 */
        put.wrong |= in->value[26] >> 3;
        put.wrong |= in->line[16];
        put = with(put, put_htrel(in->line, in->value[0], in->value[1]));
        put = with(put, put_ha(in->line + 1, in->value[3], in->value[4], in->value[5], in->value[6], in->value[7]));
        put = with(put, put_hmb_2(in->line + 4, in->value[8], in->value[9], in->value[10], in->value[11], in->value[12], in->value[13], in->value[14], in->value[15], in->value[16], in->value[17], in->value[18], in->value[19]));
        put = with(put, put_hc(in->line + 13, in->value[20], in->value[21], in->value[22], in->value[23], in->value[24]));
        put = with(put, put_guard(in->line + 17, in->value[27]));
        put = with(put, put_marks(in->line + 18));
        put = with(put, put_ctl(in->line + 19, in->value[29], in->value[32], in->value[33], in->value[34], in->value[35], in->value[36], in->value[37], in->value[28], in->value[30], in->value[31]));
        length = 16;
        break;
    case VOLTA_HFMA2_RC:
        put.word |= in->value[2] << 16; /* Rd */
        put.wrong |= in->value[2] >> 8;
        put.word |= (rt_u128)in->value[23] << 90; /* Q0N */
        put.wrong |= in->value[23] >> 1;
        put.word |= (rt_u128)in->value[24] << 87; /* Q0 */
        put.wrong |= in->value[24] >> 3;
        put.wrong |= in->line[14];
        put = with(put, put_htrel(in->line, in->value[0], in->value[1]));
        put = with(put, put_ha(in->line + 1, in->value[3], in->value[4], in->value[5], in->value[6], in->value[7]));
        put = with(put, put_hcb(in->line + 4, in->value[8], in->value[9], in->value[10], in->value[11], in->value[12]));
        put = with(put, put_hmt_2(in->line + 7, in->value[13], in->value[14], in->value[15], in->value[16], in->value[17], in->value[18], in->value[19], in->value[20], in->value[21], in->value[22]));
        put = with(put, put_guard(in->line + 15, in->value[25]));
        put = with(put, put_marks(in->line + 16));
        put = with(put, put_ctl(in->line + 17, in->value[27], in->value[30], in->value[31], in->value[32], in->value[33], in->value[34], in->value[35], in->value[26], in->value[28], in->value[29]));
        length = 16;
        break;
    case VOLTA_HFMA2_MMA_B:
        put.word |= in->value[2] << 16; /* Rd */
        put.wrong |= in->value[2] >> 8;
        put = with(put, put_htmma(in->line, in->value[0], in->value[1]));
        put = with(put, put_da(in->line + 1, in->value[3], in->value[4], in->value[5]));
        put = with(put, put_hwb(in->line + 2, in->value[6], in->value[7], in->value[8], in->value[9], in->value[10], in->value[11], in->value[12], in->value[13], in->value[14], in->value[15]));
        put = with(put, put_hwc(in->line + 5, in->value[16], in->value[17], in->value[18]));
        put = with(put, put_guard(in->line + 6, in->value[19]));
        put = with(put, put_marks(in->line + 7));
        put = with(put, put_ctl(in->line + 8, in->value[21], in->value[24], in->value[25], in->value[26], in->value[27], in->value[28], in->value[29], in->value[20], in->value[22], in->value[23]));
        length = 16;
        break;
    case VOLTA_HFMA2_MMA_C:
        put.word |= in->value[2] << 16; /* Rd */
        put.wrong |= in->value[2] >> 8;
        put = with(put, put_htmma(in->line, in->value[0], in->value[1]));
        put = with(put, put_da(in->line + 1, in->value[3], in->value[4], in->value[5]));
        put = with(put, put_hwcb(in->line + 2, in->value[6], in->value[7], in->value[8]));
        put = with(put, put_hwt(in->line + 3, in->value[9], in->value[10], in->value[11], in->value[12], in->value[13], in->value[14], in->value[15], in->value[16]));
        put = with(put, put_guard(in->line + 6, in->value[17]));
        put = with(put, put_marks(in->line + 7));
        put = with(put, put_ctl(in->line + 8, in->value[19], in->value[22], in->value[23], in->value[24], in->value[25], in->value[26], in->value[27], in->value[18], in->value[20], in->value[21]));
        length = 16;
        break;
    case VOLTA_HFMA2_MMA_RB:
        put.word |= in->value[2] << 16; /* Rd */
        put.wrong |= in->value[2] >> 8;
        put.word |= (rt_u128)in->value[19] << 90; /* Q0N */
        put.wrong |= in->value[19] >> 1;
        put.word |= (rt_u128)in->value[20] << 87; /* Q0 */
        put.wrong |= in->value[20] >> 3;
        put.wrong |= in->line[6];
        put = with(put, put_htmma(in->line, in->value[0], in->value[1]));
        put = with(put, put_da(in->line + 1, in->value[3], in->value[4], in->value[5]));
        put = with(put, put_hwb(in->line + 2, in->value[6], in->value[7], in->value[8], in->value[9], in->value[10], in->value[11], in->value[12], in->value[13], in->value[14], in->value[15]));
        put = with(put, put_hwc(in->line + 5, in->value[16], in->value[17], in->value[18]));
        put = with(put, put_guard(in->line + 7, in->value[21]));
        put = with(put, put_marks(in->line + 8));
        put = with(put, put_ctl(in->line + 9, in->value[23], in->value[26], in->value[27], in->value[28], in->value[29], in->value[30], in->value[31], in->value[22], in->value[24], in->value[25]));
        length = 16;
        break;
    case VOLTA_HFMA2_MMA_RC:
        put.word |= in->value[2] << 16; /* Rd */
        put.wrong |= in->value[2] >> 8;
        put.word |= (rt_u128)in->value[17] << 90; /* Q0N */
        put.wrong |= in->value[17] >> 1;
        put.word |= (rt_u128)in->value[18] << 87; /* Q0 */
        put.wrong |= in->value[18] >> 3;
        put.wrong |= in->line[6];
        put = with(put, put_htmma(in->line, in->value[0], in->value[1]));
        put = with(put, put_da(in->line + 1, in->value[3], in->value[4], in->value[5]));
        put = with(put, put_hwcb(in->line + 2, in->value[6], in->value[7], in->value[8]));
        put = with(put, put_hwt(in->line + 3, in->value[9], in->value[10], in->value[11], in->value[12], in->value[13], in->value[14], in->value[15], in->value[16]));
        put = with(put, put_guard(in->line + 7, in->value[19]));
        put = with(put, put_marks(in->line + 8));
        put = with(put, put_ctl(in->line + 9, in->value[21], in->value[24], in->value[25], in->value[26], in->value[27], in->value[28], in->value[29], in->value[20], in->value[22], in->value[23]));
        length = 16;
        break;
    case VOLTA_HSET2:
        put.word |= (rt_u128)in->value[1] << 71; /* HBF1 */
        put.wrong |= in->value[1] >> 1;
        put.word |= (rt_u128)in->value[2] << 76; /* FCMP */
        put.wrong |= in->value[2] >> 4;
        put.word |= (rt_u128)in->value[3] << 80; /* FTZ */
        put.wrong |= in->value[3] >> 1;
        put.word |= (rt_u128)in->value[4] << 69; /* HBOP */
        put.wrong |= in->value[4] >> 2;
        put.word |= in->value[5] << 16; /* Rd */
        put.wrong |= in->value[5] >> 8;
        put.word |= (rt_u128)in->value[23] << 90; /* Q0N */
        put.wrong |= in->value[23] >> 1;
        put.word |= (rt_u128)in->value[24] << 87; /* Q0 */
        put.wrong |= in->value[24] >> 3;
        put.wrong |= in->line[13];
        put = with(put, put_hst(in->line, in->value[0]));
        put = with(put, put_ha(in->line + 1, in->value[6], in->value[7], in->value[8], in->value[9], in->value[10]));
        put = with(put, put_hsl(in->line + 4, in->value[11], in->value[12], in->value[13], in->value[14], in->value[15], in->value[16], in->value[17], in->value[18], in->value[19], in->value[20], in->value[21], in->value[22]));
        put = with(put, put_guard(in->line + 14, in->value[25]));
        put = with(put, put_marks(in->line + 15));
        put = with(put, put_ctl(in->line + 16, in->value[27], in->value[30], in->value[31], in->value[32], in->value[33], in->value[34], in->value[35], in->value[26], in->value[28], in->value[29]));
        if (in->line[0] == 1 && in->line[4] == 4) {
            put.word &= ~(rt_u128)RT_U128(0x2, 0x0);
            put.word |= (rt_u128)in->value[0] << 64; /* HSTY */
            put.wrong |= in->value[0] >> 2;
        }
        length = 16;
        break;
    case VOLTA_HSETP2:
        put.word |= (rt_u128)in->value[1] << 76; /* FCMP */
        put.wrong |= in->value[1] >> 4;
        put.word |= (rt_u128)in->value[2] << 71; /* HAND */
        put.wrong |= in->value[2] >> 1;
        put.word |= (rt_u128)in->value[3] << 80; /* FTZ */
        put.wrong |= in->value[3] >> 1;
        put.word |= (rt_u128)in->value[4] << 69; /* HBOP */
        put.wrong |= in->value[4] >> 2;
        put.word |= (rt_u128)in->value[5] << 81; /* P0 */
        put.wrong |= in->value[5] >> 3;
        put.word |= (rt_u128)in->value[6] << 84; /* P1 */
        put.wrong |= in->value[6] >> 3;
        put.word |= (rt_u128)in->value[24] << 90; /* Q0N */
        put.wrong |= in->value[24] >> 1;
        put.word |= (rt_u128)in->value[25] << 87; /* Q0 */
        put.wrong |= in->value[25] >> 3;
        put.wrong |= in->line[13];
        put = with(put, put_hst(in->line, in->value[0]));
        put = with(put, put_ha(in->line + 1, in->value[7], in->value[8], in->value[9], in->value[10], in->value[11]));
        put = with(put, put_hsl(in->line + 4, in->value[12], in->value[13], in->value[14], in->value[15], in->value[16], in->value[17], in->value[18], in->value[19], in->value[20], in->value[21], in->value[22], in->value[23]));
        put = with(put, put_guard(in->line + 14, in->value[26]));
        put = with(put, put_marks(in->line + 15));
        put = with(put, put_ctl(in->line + 16, in->value[28], in->value[31], in->value[32], in->value[33], in->value[34], in->value[35], in->value[36], in->value[27], in->value[29], in->value[30]));
        if (in->line[0] == 1 && in->line[4] == 4) {
            put.word &= ~(rt_u128)RT_U128(0x2, 0x0);
            put.word |= (rt_u128)in->value[0] << 64; /* HSTY */
            put.wrong |= in->value[0] >> 2;
        }
        length = 16;
        break;
    case VOLTA_HMNMX2:
        put.word |= in->value[3] << 16; /* Rd */
        put.wrong |= in->value[3] >> 8;
        put.word |= (rt_u128)in->value[21] << 90; /* Q0N */
        put.wrong |= in->value[21] >> 1;
        put.word |= (rt_u128)in->value[22] << 87; /* Q0 */
        put.wrong |= in->value[22] >> 3;
        put.wrong |= in->line[13];
        put = with(put, put_hmt2(in->line, in->value[0], in->value[1], in->value[2]));
        put = with(put, put_ha(in->line + 1, in->value[4], in->value[5], in->value[6], in->value[7], in->value[8]));
        put = with(put, put_hnm(in->line + 4, in->value[9], in->value[10], in->value[11], in->value[12], in->value[13], in->value[14], in->value[15], in->value[16], in->value[17], in->value[18], in->value[19], in->value[20]));
        put = with(put, put_guard(in->line + 14, in->value[23]));
        put = with(put, put_marks(in->line + 15));
        put = with(put, put_ctl(in->line + 16, in->value[25], in->value[28], in->value[29], in->value[30], in->value[31], in->value[32], in->value[33], in->value[24], in->value[26], in->value[27]));
        length = 16;
        break;
    case VOLTA_IADD3_N:
        put.word |= in->value[0] << 16; /* Rd */
        put.wrong |= in->value[0] >> 8;
        put.word |= (rt_u128)in->value[3] << 72; /* NA */
        put.wrong |= in->value[3] >> 1;
        put.word |= in->value[4] << 24; /* Ra */
        put.wrong |= in->value[4] >> 8;
        put.word |= (rt_u128)in->value[5] << 122; /* RA */
        put.wrong |= in->value[5] >> 1;
        put.word |= (rt_u128)in->value[13] << 75; /* NC */
        put.wrong |= in->value[13] >> 1;
        put.word |= (rt_u128)in->value[14] << 64; /* Rc */
        put.wrong |= in->value[14] >> 8;
        put.word |= (rt_u128)in->value[15] << 124; /* RC */
        put.wrong |= in->value[15] >> 1;
        put.wrong |= in->line[1];
        put.wrong |= in->line[4];
        put = with(put, put_co(in->line, in->value[1], in->value[2]));
        put = with(put, put_sbn(in->line + 2, in->value[6], in->value[7], in->value[8], in->value[9], in->value[10], in->value[11], in->value[12]));
        put = with(put, put_guard(in->line + 5, in->value[16]));
        put = with(put, put_marks(in->line + 6));
        put = with(put, put_ctl(in->line + 7, in->value[18], in->value[21], in->value[22], in->value[23], in->value[24], in->value[25], in->value[26], in->value[17], in->value[19], in->value[20]));
        length = 16;
        break;
    case VOLTA_IADD3_X:
        put.word |= in->value[0] << 16; /* Rd */
        put.wrong |= in->value[0] >> 8;
        put.word |= (rt_u128)in->value[3] << 72; /* IA */
        put.wrong |= in->value[3] >> 1;
        put.word |= in->value[4] << 24; /* Ra */
        put.wrong |= in->value[4] >> 8;
        put.word |= (rt_u128)in->value[5] << 122; /* RA */
        put.wrong |= in->value[5] >> 1;
        put.word |= (rt_u128)in->value[13] << 75; /* IC */
        put.wrong |= in->value[13] >> 1;
        put.word |= (rt_u128)in->value[14] << 64; /* Rc */
        put.wrong |= in->value[14] >> 8;
        put.word |= (rt_u128)in->value[15] << 124; /* RC */
        put.wrong |= in->value[15] >> 1;
        put.word |= (rt_u128)in->value[16] << 90; /* Q0N */
        put.wrong |= in->value[16] >> 1;
        put.word |= (rt_u128)in->value[17] << 87; /* Q0 */
        put.wrong |= in->value[17] >> 3;
        put.word |= (rt_u128)in->value[18] << 80; /* Q1N */
        put.wrong |= in->value[18] >> 1;
        put.word |= (rt_u128)in->value[19] << 77; /* Q1 */
        put.wrong |= in->value[19] >> 3;
        put.wrong |= in->line[1];
        put.wrong |= in->line[4];
        put.wrong |= in->line[5];
        put.wrong |= in->line[6];
        put = with(put, put_co(in->line, in->value[1], in->value[2]));
        put = with(put, put_sbi(in->line + 2, in->value[6], in->value[7], in->value[8], in->value[9], in->value[10], in->value[11], in->value[12]));
        put = with(put, put_guard(in->line + 7, in->value[20]));
        put = with(put, put_marks(in->line + 8));
        put = with(put, put_ctl(in->line + 9, in->value[22], in->value[25], in->value[26], in->value[27], in->value[28], in->value[29], in->value[30], in->value[21], in->value[23], in->value[24]));
        length = 16;
        break;
    case VOLTA_IMAD_R:
        put.word |= (rt_u128)in->value[0] << 73; /* US */
        put.wrong |= in->value[0] >> 1;
        put.word |= in->value[1] << 16; /* Rd */
        put.wrong |= in->value[1] >> 8;
        put.word |= in->value[2] << 24; /* Ra */
        put.wrong |= in->value[2] >> 8;
        put.word |= (rt_u128)in->value[3] << 122; /* RA */
        put.wrong |= in->value[3] >> 1;
        put.word |= in->value[4] << 32; /* Rb */
        put.wrong |= in->value[4] >> 8;
        put.word |= (rt_u128)in->value[5] << 123; /* RB */
        put.wrong |= in->value[5] >> 1;
        put.word |= (rt_u128)in->value[6] << 75; /* NC */
        put.wrong |= in->value[6] >> 1;
        put.word |= (rt_u128)in->value[7] << 64; /* Rc */
        put.wrong |= in->value[7] >> 8;
        put.word |= (rt_u128)in->value[8] << 124; /* RC */
        put.wrong |= in->value[8] >> 1;
        put.wrong |= in->line[0];
        put = with(put, put_guard(in->line + 1, in->value[9]));
        put = with(put, put_marks(in->line + 2));
        put = with(put, put_ctl(in->line + 3, in->value[11], in->value[14], in->value[15], in->value[16], in->value[17], in->value[18], in->value[19], in->value[10], in->value[12], in->value[13]));
        length = 16;
        break;
    case VOLTA_IMAD_I:
        put.word |= (rt_u128)in->value[0] << 73; /* US */
        put.wrong |= in->value[0] >> 1;
        put.word |= in->value[1] << 16; /* Rd */
        put.wrong |= in->value[1] >> 8;
        put.word |= in->value[2] << 24; /* Ra */
        put.wrong |= in->value[2] >> 8;
        put.word |= (rt_u128)in->value[3] << 122; /* RA */
        put.wrong |= in->value[3] >> 1;
        put.word |= in->value[4] << 32; /* IMM */
        put.wrong |= in->value[4] >> 32;
        put.word |= (rt_u128)in->value[5] << 75; /* NC */
        put.wrong |= in->value[5] >> 1;
        put.word |= (rt_u128)in->value[6] << 64; /* Rc */
        put.wrong |= in->value[6] >> 8;
        put.word |= (rt_u128)in->value[7] << 124; /* RC */
        put.wrong |= in->value[7] >> 1;
        put.wrong |= in->line[0];
        put = with(put, put_guard(in->line + 1, in->value[8]));
        put = with(put, put_marks(in->line + 2));
        put = with(put, put_ctl(in->line + 3, in->value[10], in->value[13], in->value[14], in->value[15], in->value[16], in->value[17], in->value[18], in->value[9], in->value[11], in->value[12]));
        length = 16;
        break;
    case VOLTA_IMAD_B:
        put.word |= (rt_u128)in->value[0] << 73; /* US */
        put.wrong |= in->value[0] >> 1;
        put.word |= in->value[1] << 16; /* Rd */
        put.wrong |= in->value[1] >> 8;
        put.word |= in->value[2] << 24; /* Ra */
        put.wrong |= in->value[2] >> 8;
        put.word |= (rt_u128)in->value[3] << 122; /* RA */
        put.wrong |= in->value[3] >> 1;
        put.word |= (rt_u128)in->value[7] << 75; /* NC */
        put.wrong |= in->value[7] >> 1;
        put.word |= (rt_u128)in->value[8] << 64; /* Rc */
        put.wrong |= in->value[8] >> 8;
        put.word |= (rt_u128)in->value[9] << 124; /* RC */
        put.wrong |= in->value[9] >> 1;
        put.wrong |= in->line[1];
        put = with(put, put_sbcu(in->line, in->value[4], in->value[5], in->value[6]));
        put = with(put, put_guard(in->line + 2, in->value[10]));
        put = with(put, put_marks(in->line + 3));
        put = with(put, put_ctl(in->line + 4, in->value[12], in->value[15], in->value[16], in->value[17], in->value[18], in->value[19], in->value[20], in->value[11], in->value[13], in->value[14]));
        length = 16;
        break;
    case VOLTA_IMAD_RI:
        put.word |= (rt_u128)in->value[0] << 73; /* US */
        put.wrong |= in->value[0] >> 1;
        put.word |= in->value[1] << 16; /* Rd */
        put.wrong |= in->value[1] >> 8;
        put.word |= in->value[2] << 24; /* Ra */
        put.wrong |= in->value[2] >> 8;
        put.word |= (rt_u128)in->value[3] << 122; /* RA */
        put.wrong |= in->value[3] >> 1;
        put.word |= (rt_u128)in->value[4] << 64; /* Rc */
        put.wrong |= in->value[4] >> 8;
        put.word |= (rt_u128)in->value[5] << 123; /* RB */
        put.wrong |= in->value[5] >> 1;
        put.word |= in->value[6] << 32; /* IMM */
        put.wrong |= in->value[6] >> 32;
        put = with(put, put_guard(in->line, in->value[7]));
        put = with(put, put_marks(in->line + 1));
        put = with(put, put_ctl(in->line + 2, in->value[9], in->value[12], in->value[13], in->value[14], in->value[15], in->value[16], in->value[17], in->value[8], in->value[10], in->value[11]));
        length = 16;
        break;
    case VOLTA_IMAD_RC:
        put.word |= (rt_u128)in->value[0] << 73; /* US */
        put.wrong |= in->value[0] >> 1;
        put.word |= in->value[1] << 16; /* Rd */
        put.wrong |= in->value[1] >> 8;
        put.word |= in->value[2] << 24; /* Ra */
        put.wrong |= in->value[2] >> 8;
        put.word |= (rt_u128)in->value[3] << 122; /* RA */
        put.wrong |= in->value[3] >> 1;
        put.word |= (rt_u128)in->value[4] << 64; /* Rc */
        put.wrong |= in->value[4] >> 8;
        put.word |= (rt_u128)in->value[5] << 123; /* RB */
        put.wrong |= in->value[5] >> 1;
        put.word |= in->value[6] << 63; /* NB */
        put.wrong |= in->value[6] >> 1;
        put.wrong |= in->line[0];
        put = with(put, put_cb(in->line + 1, in->value[7], in->value[8], in->value[9]));
        put = with(put, put_guard(in->line + 2, in->value[10]));
        put = with(put, put_marks(in->line + 3));
        put = with(put, put_ctl(in->line + 4, in->value[12], in->value[15], in->value[16], in->value[17], in->value[18], in->value[19], in->value[20], in->value[11], in->value[13], in->value[14]));
        length = 16;
        break;
    case VOLTA_IMAD_RU:
        put.word |= (rt_u128)in->value[0] << 73; /* US */
        put.wrong |= in->value[0] >> 1;
        put.word |= in->value[1] << 16; /* Rd */
        put.wrong |= in->value[1] >> 8;
        put.word |= in->value[2] << 24; /* Ra */
        put.wrong |= in->value[2] >> 8;
        put.word |= (rt_u128)in->value[3] << 122; /* RA */
        put.wrong |= in->value[3] >> 1;
        put.word |= (rt_u128)in->value[4] << 64; /* Rc */
        put.wrong |= in->value[4] >> 8;
        put.word |= (rt_u128)in->value[5] << 123; /* RB */
        put.wrong |= in->value[5] >> 1;
        put.word |= in->value[6] << 63; /* NB */
        put.wrong |= in->value[6] >> 1;
        put.word |= in->value[7] << 32; /* Ub */
        put.wrong |= in->value[7] >> 6;
        put.wrong |= in->line[0];
        put = with(put, put_guard(in->line + 1, in->value[8]));
        put = with(put, put_marks(in->line + 2));
        put = with(put, put_ctl(in->line + 3, in->value[10], in->value[13], in->value[14], in->value[15], in->value[16], in->value[17], in->value[18], in->value[9], in->value[11], in->value[12]));
        length = 16;
        break;
    case VOLTA_IMAD_BX:
        put.word |= (rt_u128)in->value[0] << 73; /* US */
        put.wrong |= in->value[0] >> 1;
        put.word |= in->value[1] << 16; /* Rd */
        put.wrong |= in->value[1] >> 8;
        put.word |= in->value[2] << 24; /* Ra */
        put.wrong |= in->value[2] >> 8;
        put.word |= (rt_u128)in->value[3] << 122; /* RA */
        put.wrong |= in->value[3] >> 1;
        put.word |= (rt_u128)in->value[10] << 75; /* IC */
        put.wrong |= in->value[10] >> 1;
        put.word |= (rt_u128)in->value[11] << 64; /* Rc */
        put.wrong |= in->value[11] >> 8;
        put.word |= (rt_u128)in->value[12] << 124; /* RC */
        put.wrong |= in->value[12] >> 1;
        put.word |= (rt_u128)in->value[13] << 90; /* Q0N */
        put.wrong |= in->value[13] >> 1;
        put.word |= (rt_u128)in->value[14] << 87; /* Q0 */
        put.wrong |= in->value[14] >> 3;
        put.wrong |= in->line[1];
        put.wrong |= in->line[2];
        put = with(put, put_sb(in->line, in->value[4], in->value[5], in->value[6], in->value[7], in->value[8], in->value[9]));
        put = with(put, put_guard(in->line + 3, in->value[15]));
        put = with(put, put_marks(in->line + 4));
        put = with(put, put_ctl(in->line + 5, in->value[17], in->value[20], in->value[21], in->value[22], in->value[23], in->value[24], in->value[25], in->value[16], in->value[18], in->value[19]));
        length = 16;
        break;
    case VOLTA_IMAD_CX:
        put.word |= (rt_u128)in->value[0] << 73; /* US */
        put.wrong |= in->value[0] >> 1;
        put.word |= in->value[1] << 16; /* Rd */
        put.wrong |= in->value[1] >> 8;
        put.word |= in->value[2] << 24; /* Ra */
        put.wrong |= in->value[2] >> 8;
        put.word |= (rt_u128)in->value[3] << 122; /* RA */
        put.wrong |= in->value[3] >> 1;
        put.word |= (rt_u128)in->value[4] << 64; /* Rc */
        put.wrong |= in->value[4] >> 8;
        put.word |= (rt_u128)in->value[5] << 123; /* RB */
        put.wrong |= in->value[5] >> 1;
        put.word |= (rt_u128)in->value[11] << 90; /* Q0N */
        put.wrong |= in->value[11] >> 1;
        put.word |= (rt_u128)in->value[12] << 87; /* Q0 */
        put.wrong |= in->value[12] >> 3;
        put.wrong |= in->line[2];
        put = with(put, put_sci(in->line, in->value[6], in->value[7], in->value[8], in->value[9], in->value[10]));
        put = with(put, put_guard(in->line + 3, in->value[13]));
        put = with(put, put_marks(in->line + 4));
        put = with(put, put_ctl(in->line + 5, in->value[15], in->value[18], in->value[19], in->value[20], in->value[21], in->value[22], in->value[23], in->value[14], in->value[16], in->value[17]));
        length = 16;
        break;
    case VOLTA_IMAD_WIDE_B:
    case VOLTA_IMAD_HI_B:
        put.word |= (rt_u128)in->value[0] << 73; /* US */
        put.wrong |= in->value[0] >> 1;
        put.word |= in->value[1] << 16; /* Rd */
        put.wrong |= in->value[1] >> 8;
        put.word |= in->value[3] << 24; /* Ra */
        put.wrong |= in->value[3] >> 8;
        put.word |= (rt_u128)in->value[4] << 122; /* RA */
        put.wrong |= in->value[4] >> 1;
        put.word |= (rt_u128)in->value[11] << 75; /* NC */
        put.wrong |= in->value[11] >> 1;
        put.word |= (rt_u128)in->value[12] << 64; /* Rc */
        put.wrong |= in->value[12] >> 8;
        put.word |= (rt_u128)in->value[13] << 124; /* RC */
        put.wrong |= in->value[13] >> 1;
        put.wrong |= in->line[2];
        put = with(put, put_po(in->line, in->value[2]));
        put = with(put, put_sb(in->line + 1, in->value[5], in->value[6], in->value[7], in->value[8], in->value[9], in->value[10]));
        put = with(put, put_guard(in->line + 3, in->value[14]));
        put = with(put, put_marks(in->line + 4));
        put = with(put, put_ctl(in->line + 5, in->value[16], in->value[19], in->value[20], in->value[21], in->value[22], in->value[23], in->value[24], in->value[15], in->value[17], in->value[18]));
        length = 16;
        break;
    case VOLTA_IMAD_WIDE_C:
    case VOLTA_IMAD_HI_C:
        put.word |= (rt_u128)in->value[0] << 73; /* US */
        put.wrong |= in->value[0] >> 1;
        put.word |= in->value[1] << 16; /* Rd */
        put.wrong |= in->value[1] >> 8;
        put.word |= in->value[3] << 24; /* Ra */
        put.wrong |= in->value[3] >> 8;
        put.word |= (rt_u128)in->value[4] << 122; /* RA */
        put.wrong |= in->value[4] >> 1;
        put.word |= (rt_u128)in->value[5] << 64; /* Rc */
        put.wrong |= in->value[5] >> 8;
        put.word |= (rt_u128)in->value[6] << 123; /* RB */
        put.wrong |= in->value[6] >> 1;
        put = with(put, put_po(in->line, in->value[2]));
        put = with(put, put_widec(in->line + 1, in->value[7], in->value[8], in->value[9], in->value[10]));
        put = with(put, put_guard(in->line + 3, in->value[11]));
        put = with(put, put_marks(in->line + 4));
        put = with(put, put_ctl(in->line + 5, in->value[13], in->value[16], in->value[17], in->value[18], in->value[19], in->value[20], in->value[21], in->value[12], in->value[14], in->value[15]));
        length = 16;
        break;
    case VOLTA_IMAD_WIDE_BX:
    case VOLTA_IMAD_HI_BX:
        put.word |= (rt_u128)in->value[0] << 73; /* US */
        put.wrong |= in->value[0] >> 1;
        put.word |= in->value[1] << 16; /* Rd */
        put.wrong |= in->value[1] >> 8;
        put.word |= in->value[3] << 24; /* Ra */
        put.wrong |= in->value[3] >> 8;
        put.word |= (rt_u128)in->value[4] << 122; /* RA */
        put.wrong |= in->value[4] >> 1;
        put.word |= (rt_u128)in->value[11] << 75; /* IC */
        put.wrong |= in->value[11] >> 1;
        put.word |= (rt_u128)in->value[12] << 64; /* Rc */
        put.wrong |= in->value[12] >> 8;
        put.word |= (rt_u128)in->value[13] << 124; /* RC */
        put.wrong |= in->value[13] >> 1;
        put.word |= (rt_u128)in->value[14] << 90; /* Q0N */
        put.wrong |= in->value[14] >> 1;
        put.word |= (rt_u128)in->value[15] << 87; /* Q0 */
        put.wrong |= in->value[15] >> 3;
        put.wrong |= in->line[2];
        put.wrong |= in->line[3];
        put = with(put, put_po(in->line, in->value[2]));
        put = with(put, put_sb(in->line + 1, in->value[5], in->value[6], in->value[7], in->value[8], in->value[9], in->value[10]));
        put = with(put, put_guard(in->line + 4, in->value[16]));
        put = with(put, put_marks(in->line + 5));
        put = with(put, put_ctl(in->line + 6, in->value[18], in->value[21], in->value[22], in->value[23], in->value[24], in->value[25], in->value[26], in->value[17], in->value[19], in->value[20]));
        length = 16;
        break;
    case VOLTA_IMAD_WIDE_CX:
    case VOLTA_IMAD_HI_CX:
        put.word |= (rt_u128)in->value[0] << 73; /* US */
        put.wrong |= in->value[0] >> 1;
        put.word |= in->value[1] << 16; /* Rd */
        put.wrong |= in->value[1] >> 8;
        put.word |= in->value[3] << 24; /* Ra */
        put.wrong |= in->value[3] >> 8;
        put.word |= (rt_u128)in->value[4] << 122; /* RA */
        put.wrong |= in->value[4] >> 1;
        put.word |= (rt_u128)in->value[5] << 64; /* Rc */
        put.wrong |= in->value[5] >> 8;
        put.word |= (rt_u128)in->value[6] << 123; /* RB */
        put.wrong |= in->value[6] >> 1;
        put.word |= (rt_u128)in->value[11] << 90; /* Q0N */
        put.wrong |= in->value[11] >> 1;
        put.word |= (rt_u128)in->value[12] << 87; /* Q0 */
        put.wrong |= in->value[12] >> 3;
        put.wrong |= in->line[3];
        put = with(put, put_po(in->line, in->value[2]));
        put = with(put, put_widecx(in->line + 1, in->value[7], in->value[8], in->value[9], in->value[10]));
        put = with(put, put_guard(in->line + 4, in->value[13]));
        put = with(put, put_marks(in->line + 5));
        put = with(put, put_ctl(in->line + 6, in->value[15], in->value[18], in->value[19], in->value[20], in->value[21], in->value[22], in->value[23], in->value[14], in->value[16], in->value[17]));
        length = 16;
        break;
    case VOLTA_LOP3:
        put.word |= (rt_u128)in->value[0] << 80; /* PAND */
        put.wrong |= in->value[0] >> 1;
        put.word |= in->value[2] << 16; /* Rd */
        put.wrong |= in->value[2] >> 8;
        put.word |= in->value[3] << 24; /* Ra */
        put.wrong |= in->value[3] >> 8;
        put.word |= (rt_u128)in->value[4] << 122; /* RA */
        put.wrong |= in->value[4] >> 1;
        put.word |= (rt_u128)in->value[11] << 64; /* Rc */
        put.wrong |= in->value[11] >> 8;
        put.word |= (rt_u128)in->value[12] << 124; /* RC */
        put.wrong |= in->value[12] >> 1;
        put.word |= (rt_u128)in->value[13] << 72; /* LUT */
        put.wrong |= in->value[13] >> 8;
        put.word |= (rt_u128)in->value[14] << 90; /* Q0N */
        put.wrong |= in->value[14] >> 1;
        put.word |= (rt_u128)in->value[15] << 87; /* Q0 */
        put.wrong |= in->value[15] >> 3;
        put.wrong |= in->line[2];
        put = with(put, put_po(in->line, in->value[1]));
        put = with(put, put_sbu(in->line + 1, in->value[5], in->value[6], in->value[7], in->value[8], in->value[9], in->value[10]));
        put = with(put, put_guard(in->line + 3, in->value[16]));
        put = with(put, put_marks(in->line + 4));
        put = with(put, put_ctl(in->line + 5, in->value[18], in->value[21], in->value[22], in->value[23], in->value[24], in->value[25], in->value[26], in->value[17], in->value[19], in->value[20]));
        length = 16;
        break;
    case VOLTA_SHF_B:
        put.word |= (rt_u128)in->value[0] << 76; /* SHD */
        put.wrong |= in->value[0] >> 1;
        put.word |= (rt_u128)in->value[1] << 75; /* SHW */
        put.wrong |= in->value[1] >> 1;
        put.word |= (rt_u128)in->value[2] << 73; /* SHT */
        put.wrong |= in->value[2] >> 2;
        put.word |= (rt_u128)in->value[3] << 80; /* SHHI */
        put.wrong |= in->value[3] >> 1;
        put.word |= in->value[4] << 16; /* Rd */
        put.wrong |= in->value[4] >> 8;
        put.word |= in->value[5] << 24; /* Ra */
        put.wrong |= in->value[5] >> 8;
        put.word |= (rt_u128)in->value[6] << 122; /* RA */
        put.wrong |= in->value[6] >> 1;
        put.word |= (rt_u128)in->value[13] << 64; /* Rc */
        put.wrong |= in->value[13] >> 8;
        put.word |= (rt_u128)in->value[14] << 124; /* RC */
        put.wrong |= in->value[14] >> 1;
        put = with(put, put_sbu(in->line, in->value[7], in->value[8], in->value[9], in->value[10], in->value[11], in->value[12]));
        put = with(put, put_guard(in->line + 1, in->value[15]));
        put = with(put, put_marks(in->line + 2));
        put = with(put, put_ctl(in->line + 3, in->value[17], in->value[20], in->value[21], in->value[22], in->value[23], in->value[24], in->value[25], in->value[16], in->value[18], in->value[19]));
        length = 16;
        break;
    case VOLTA_SHF_C:
        put.word |= (rt_u128)in->value[0] << 76; /* SHD */
        put.wrong |= in->value[0] >> 1;
        put.word |= (rt_u128)in->value[1] << 75; /* SHW */
        put.wrong |= in->value[1] >> 1;
        put.word |= (rt_u128)in->value[2] << 73; /* SHT */
        put.wrong |= in->value[2] >> 2;
        put.word |= (rt_u128)in->value[3] << 80; /* SHHI */
        put.wrong |= in->value[3] >> 1;
        put.word |= in->value[4] << 16; /* Rd */
        put.wrong |= in->value[4] >> 8;
        put.word |= in->value[5] << 24; /* Ra */
        put.wrong |= in->value[5] >> 8;
        put.word |= (rt_u128)in->value[6] << 122; /* RA */
        put.wrong |= in->value[6] >> 1;
        put.word |= (rt_u128)in->value[7] << 64; /* Rc */
        put.wrong |= in->value[7] >> 8;
        put.word |= (rt_u128)in->value[8] << 123; /* RB */
        put.wrong |= in->value[8] >> 1;
        put = with(put, put_scu(in->line, in->value[9], in->value[10], in->value[11], in->value[12]));
        put = with(put, put_guard(in->line + 1, in->value[13]));
        put = with(put, put_marks(in->line + 2));
        put = with(put, put_ctl(in->line + 3, in->value[15], in->value[18], in->value[19], in->value[20], in->value[21], in->value[22], in->value[23], in->value[14], in->value[16], in->value[17]));
        length = 16;
        break;
    case VOLTA_PRMT_B:
        put.word |= (rt_u128)in->value[0] << 72; /* PMODE */
        put.wrong |= in->value[0] >> 3;
        put.word |= in->value[1] << 16; /* Rd */
        put.wrong |= in->value[1] >> 8;
        put.word |= in->value[2] << 24; /* Ra */
        put.wrong |= in->value[2] >> 8;
        put.word |= (rt_u128)in->value[3] << 122; /* RA */
        put.wrong |= in->value[3] >> 1;
        put.word |= (rt_u128)in->value[10] << 64; /* Rc */
        put.wrong |= in->value[10] >> 8;
        put.word |= (rt_u128)in->value[11] << 124; /* RC */
        put.wrong |= in->value[11] >> 1;
        put = with(put, put_sbu(in->line, in->value[4], in->value[5], in->value[6], in->value[7], in->value[8], in->value[9]));
        put = with(put, put_guard(in->line + 1, in->value[12]));
        put = with(put, put_marks(in->line + 2));
        put = with(put, put_ctl(in->line + 3, in->value[14], in->value[17], in->value[18], in->value[19], in->value[20], in->value[21], in->value[22], in->value[13], in->value[15], in->value[16]));
        length = 16;
        break;
    case VOLTA_PRMT_C:
        put.word |= (rt_u128)in->value[0] << 72; /* PMODE */
        put.wrong |= in->value[0] >> 3;
        put.word |= in->value[1] << 16; /* Rd */
        put.wrong |= in->value[1] >> 8;
        put.word |= in->value[2] << 24; /* Ra */
        put.wrong |= in->value[2] >> 8;
        put.word |= (rt_u128)in->value[3] << 122; /* RA */
        put.wrong |= in->value[3] >> 1;
        put.word |= (rt_u128)in->value[4] << 64; /* Rc */
        put.wrong |= in->value[4] >> 8;
        put.word |= (rt_u128)in->value[5] << 123; /* RB */
        put.wrong |= in->value[5] >> 1;
        put = with(put, put_scu(in->line, in->value[6], in->value[7], in->value[8], in->value[9]));
        put = with(put, put_guard(in->line + 1, in->value[10]));
        put = with(put, put_marks(in->line + 2));
        put = with(put, put_ctl(in->line + 3, in->value[12], in->value[15], in->value[16], in->value[17], in->value[18], in->value[19], in->value[20], in->value[11], in->value[13], in->value[14]));
        length = 16;
        break;
    case VOLTA_SEL:
        put.word |= in->value[0] << 16; /* Rd */
        put.wrong |= in->value[0] >> 8;
        put.word |= in->value[1] << 24; /* Ra */
        put.wrong |= in->value[1] >> 8;
        put.word |= (rt_u128)in->value[2] << 122; /* RA */
        put.wrong |= in->value[2] >> 1;
        put.word |= (rt_u128)in->value[9] << 90; /* Q0N */
        put.wrong |= in->value[9] >> 1;
        put.word |= (rt_u128)in->value[10] << 87; /* Q0 */
        put.wrong |= in->value[10] >> 3;
        put.wrong |= in->line[1];
        put = with(put, put_sbu(in->line, in->value[3], in->value[4], in->value[5], in->value[6], in->value[7], in->value[8]));
        put = with(put, put_guard(in->line + 2, in->value[11]));
        put = with(put, put_marks(in->line + 3));
        put = with(put, put_ctl(in->line + 4, in->value[13], in->value[16], in->value[17], in->value[18], in->value[19], in->value[20], in->value[21], in->value[12], in->value[14], in->value[15]));
        length = 16;
        break;
    case VOLTA_ISETP_N:
        put.word |= (rt_u128)in->value[0] << 76; /* CMP */
        put.wrong |= in->value[0] >> 3;
        put.word |= (rt_u128)in->value[1] << 73; /* CMPU */
        put.wrong |= in->value[1] >> 1;
        put.word |= (rt_u128)in->value[2] << 74; /* BOP */
        put.wrong |= in->value[2] >> 2;
        put.word |= (rt_u128)in->value[3] << 81; /* P0 */
        put.wrong |= in->value[3] >> 3;
        put.word |= (rt_u128)in->value[4] << 84; /* P1 */
        put.wrong |= in->value[4] >> 3;
        put.word |= in->value[5] << 24; /* Ra */
        put.wrong |= in->value[5] >> 8;
        put.word |= (rt_u128)in->value[6] << 122; /* RA */
        put.wrong |= in->value[6] >> 1;
        put.word |= (rt_u128)in->value[13] << 90; /* Q0N */
        put.wrong |= in->value[13] >> 1;
        put.word |= (rt_u128)in->value[14] << 87; /* Q0 */
        put.wrong |= in->value[14] >> 3;
        put.wrong |= in->line[1];
        put = with(put, put_sb(in->line, in->value[7], in->value[8], in->value[9], in->value[10], in->value[11], in->value[12]));
        put = with(put, put_guard(in->line + 2, in->value[15]));
        put = with(put, put_marks(in->line + 3));
        put = with(put, put_ctl(in->line + 4, in->value[17], in->value[20], in->value[21], in->value[22], in->value[23], in->value[24], in->value[25], in->value[16], in->value[18], in->value[19]));
        length = 16;
        break;
    case VOLTA_ISETP_X:
        put.word |= (rt_u128)in->value[0] << 76; /* CMP */
        put.wrong |= in->value[0] >> 3;
        put.word |= (rt_u128)in->value[1] << 73; /* CMPU */
        put.wrong |= in->value[1] >> 1;
        put.word |= (rt_u128)in->value[2] << 74; /* BOP */
        put.wrong |= in->value[2] >> 2;
        put.word |= (rt_u128)in->value[3] << 81; /* P0 */
        put.wrong |= in->value[3] >> 3;
        put.word |= (rt_u128)in->value[4] << 84; /* P1 */
        put.wrong |= in->value[4] >> 3;
        put.word |= in->value[5] << 24; /* Ra */
        put.wrong |= in->value[5] >> 8;
        put.word |= (rt_u128)in->value[6] << 122; /* RA */
        put.wrong |= in->value[6] >> 1;
        put.word |= (rt_u128)in->value[13] << 90; /* Q0N */
        put.wrong |= in->value[13] >> 1;
        put.word |= (rt_u128)in->value[14] << 87; /* Q0 */
        put.wrong |= in->value[14] >> 3;
        put.word |= (rt_u128)in->value[15] << 71; /* Q2N */
        put.wrong |= in->value[15] >> 1;
        put.word |= (rt_u128)in->value[16] << 68; /* Q2 */
        put.wrong |= in->value[16] >> 3;
        put.wrong |= in->line[1];
        put.wrong |= in->line[2];
        put = with(put, put_sb(in->line, in->value[7], in->value[8], in->value[9], in->value[10], in->value[11], in->value[12]));
        put = with(put, put_guard(in->line + 3, in->value[17]));
        put = with(put, put_marks(in->line + 4));
        put = with(put, put_ctl(in->line + 5, in->value[19], in->value[22], in->value[23], in->value[24], in->value[25], in->value[26], in->value[27], in->value[18], in->value[20], in->value[21]));
        length = 16;
        break;
    case VOLTA_ISETP_O:
    case VOLTA_ISETP_OX:
        put.word |= (rt_u128)in->value[0] << 76; /* CMP */
        put.wrong |= in->value[0] >> 3;
        put.word |= (rt_u128)in->value[1] << 73; /* CMPU */
        put.wrong |= in->value[1] >> 1;
        put.word |= (rt_u128)in->value[2] << 74; /* BOP */
        put.wrong |= in->value[2] >> 2;
        put.word |= (rt_u128)in->value[3] << 81; /* P0 */
        put.wrong |= in->value[3] >> 3;
        put.word |= (rt_u128)in->value[4] << 84; /* P1 */
        put.wrong |= in->value[4] >> 3;
        put.word |= in->value[5] << 24; /* Ra */
        put.wrong |= in->value[5] >> 8;
        put.word |= (rt_u128)in->value[6] << 122; /* RA */
        put.wrong |= in->value[6] >> 1;
        put.word |= (rt_u128)in->value[13] << 90; /* Q0N */
        put.wrong |= in->value[13] >> 1;
        put.word |= (rt_u128)in->value[14] << 87; /* Q0 */
        put.wrong |= in->value[14] >> 3;
        put.wrong |= in->line[1];
        put.wrong |= in->line[4];
        put = with(put, put_sb(in->line, in->value[7], in->value[8], in->value[9], in->value[10], in->value[11], in->value[12]));
        put = with(put, put_qold(in->line + 2, in->value[15], in->value[16]));
        put = with(put, put_guard(in->line + 3, in->value[17]));
        put = with(put, put_ctl(in->line + 5, in->value[19], in->value[22], in->value[23], in->value[24], in->value[25], in->value[26], in->value[27], in->value[18], in->value[20], in->value[21]));
        length = 16;
        break;
    case VOLTA_LEA_LO:
    case VOLTA_LEA_SX:
        put.word |= in->value[0] << 16; /* Rd */
        put.wrong |= in->value[0] >> 8;
        put.word |= (rt_u128)in->value[2] << 72; /* NA */
        put.wrong |= in->value[2] >> 1;
        put.word |= in->value[3] << 24; /* Ra */
        put.wrong |= in->value[3] >> 8;
        put.word |= (rt_u128)in->value[4] << 122; /* RA */
        put.wrong |= in->value[4] >> 1;
        put.word |= (rt_u128)in->value[12] << 75; /* LEAN */
        put.wrong |= in->value[12] >> 5;
        put = with(put, put_po(in->line, in->value[1]));
        put = with(put, put_sbnu(in->line + 1, in->value[5], in->value[6], in->value[7], in->value[8], in->value[9], in->value[10], in->value[11]));
        put = with(put, put_guard(in->line + 3, in->value[13]));
        put = with(put, put_marks(in->line + 4));
        put = with(put, put_ctl(in->line + 5, in->value[15], in->value[18], in->value[19], in->value[20], in->value[21], in->value[22], in->value[23], in->value[14], in->value[16], in->value[17]));
        length = 16;
        break;
    case VOLTA_LEA_X:
    case VOLTA_LEA_XS:
        put.word |= in->value[0] << 16; /* Rd */
        put.wrong |= in->value[0] >> 8;
        put.word |= (rt_u128)in->value[2] << 72; /* IA */
        put.wrong |= in->value[2] >> 1;
        put.word |= in->value[3] << 24; /* Ra */
        put.wrong |= in->value[3] >> 8;
        put.word |= (rt_u128)in->value[4] << 122; /* RA */
        put.wrong |= in->value[4] >> 1;
        put.word |= (rt_u128)in->value[12] << 75; /* LEAN */
        put.wrong |= in->value[12] >> 5;
        put.word |= (rt_u128)in->value[13] << 90; /* Q0N */
        put.wrong |= in->value[13] >> 1;
        put.word |= (rt_u128)in->value[14] << 87; /* Q0 */
        put.wrong |= in->value[14] >> 3;
        put.wrong |= in->line[3];
        put = with(put, put_po(in->line, in->value[1]));
        put = with(put, put_sbiu(in->line + 1, in->value[5], in->value[6], in->value[7], in->value[8], in->value[9], in->value[10], in->value[11]));
        put = with(put, put_guard(in->line + 4, in->value[15]));
        put = with(put, put_marks(in->line + 5));
        put = with(put, put_ctl(in->line + 6, in->value[17], in->value[20], in->value[21], in->value[22], in->value[23], in->value[24], in->value[25], in->value[16], in->value[18], in->value[19]));
        length = 16;
        break;
    case VOLTA_LEA_HI:
        put.word |= in->value[0] << 16; /* Rd */
        put.wrong |= in->value[0] >> 8;
        put.word |= (rt_u128)in->value[2] << 72; /* NA */
        put.wrong |= in->value[2] >> 1;
        put.word |= in->value[3] << 24; /* Ra */
        put.wrong |= in->value[3] >> 8;
        put.word |= (rt_u128)in->value[4] << 122; /* RA */
        put.wrong |= in->value[4] >> 1;
        put.word |= (rt_u128)in->value[12] << 64; /* Rc */
        put.wrong |= in->value[12] >> 8;
        put.word |= (rt_u128)in->value[13] << 124; /* RC */
        put.wrong |= in->value[13] >> 1;
        put.word |= (rt_u128)in->value[14] << 75; /* LEAN */
        put.wrong |= in->value[14] >> 5;
        put = with(put, put_po(in->line, in->value[1]));
        put = with(put, put_sbnu(in->line + 1, in->value[5], in->value[6], in->value[7], in->value[8], in->value[9], in->value[10], in->value[11]));
        put = with(put, put_guard(in->line + 3, in->value[15]));
        put = with(put, put_marks(in->line + 4));
        put = with(put, put_ctl(in->line + 5, in->value[17], in->value[20], in->value[21], in->value[22], in->value[23], in->value[24], in->value[25], in->value[16], in->value[18], in->value[19]));
        length = 16;
        break;
    case VOLTA_LEA_HX:
        put.word |= in->value[0] << 16; /* Rd */
        put.wrong |= in->value[0] >> 8;
        put.word |= (rt_u128)in->value[2] << 72; /* IA */
        put.wrong |= in->value[2] >> 1;
        put.word |= in->value[3] << 24; /* Ra */
        put.wrong |= in->value[3] >> 8;
        put.word |= (rt_u128)in->value[4] << 122; /* RA */
        put.wrong |= in->value[4] >> 1;
        put.word |= (rt_u128)in->value[12] << 64; /* Rc */
        put.wrong |= in->value[12] >> 8;
        put.word |= (rt_u128)in->value[13] << 124; /* RC */
        put.wrong |= in->value[13] >> 1;
        put.word |= (rt_u128)in->value[14] << 75; /* LEAN */
        put.wrong |= in->value[14] >> 5;
        put.word |= (rt_u128)in->value[15] << 90; /* Q0N */
        put.wrong |= in->value[15] >> 1;
        put.word |= (rt_u128)in->value[16] << 87; /* Q0 */
        put.wrong |= in->value[16] >> 3;
        put.wrong |= in->line[3];
        put = with(put, put_po(in->line, in->value[1]));
        put = with(put, put_sbiu(in->line + 1, in->value[5], in->value[6], in->value[7], in->value[8], in->value[9], in->value[10], in->value[11]));
        put = with(put, put_guard(in->line + 4, in->value[17]));
        put = with(put, put_marks(in->line + 5));
        put = with(put, put_ctl(in->line + 6, in->value[19], in->value[22], in->value[23], in->value[24], in->value[25], in->value[26], in->value[27], in->value[18], in->value[20], in->value[21]));
        length = 16;
        break;
    case VOLTA_LEA_IH:
        put.word |= in->value[0] << 16; /* Rd */
        put.wrong |= in->value[0] >> 8;
        put.word |= (rt_u128)in->value[2] << 72; /* NA */
        put.wrong |= in->value[2] >> 1;
        put.word |= in->value[3] << 24; /* Ra */
        put.wrong |= in->value[3] >> 8;
        put.word |= (rt_u128)in->value[4] << 122; /* RA */
        put.wrong |= in->value[4] >> 1;
        put.word |= (rt_u128)in->value[5] << 64; /* Rc */
        put.wrong |= in->value[5] >> 8;
        put.word |= (rt_u128)in->value[6] << 123; /* RB */
        put.wrong |= in->value[6] >> 1;
        put.word |= in->value[7] << 32; /* UIMM */
        put.wrong |= in->value[7] >> 32;
        put.word |= (rt_u128)in->value[8] << 75; /* LEAN */
        put.wrong |= in->value[8] >> 5;
        put = with(put, put_po(in->line, in->value[1]));
        put = with(put, put_guard(in->line + 1, in->value[9]));
        put = with(put, put_marks(in->line + 2));
        put = with(put, put_ctl(in->line + 3, in->value[11], in->value[14], in->value[15], in->value[16], in->value[17], in->value[18], in->value[19], in->value[10], in->value[12], in->value[13]));
        length = 16;
        break;
    case VOLTA_LEA_IX:
        put.word |= in->value[0] << 16; /* Rd */
        put.wrong |= in->value[0] >> 8;
        put.word |= (rt_u128)in->value[2] << 72; /* IA */
        put.wrong |= in->value[2] >> 1;
        put.word |= in->value[3] << 24; /* Ra */
        put.wrong |= in->value[3] >> 8;
        put.word |= (rt_u128)in->value[4] << 122; /* RA */
        put.wrong |= in->value[4] >> 1;
        put.word |= (rt_u128)in->value[5] << 64; /* Rc */
        put.wrong |= in->value[5] >> 8;
        put.word |= (rt_u128)in->value[6] << 123; /* RB */
        put.wrong |= in->value[6] >> 1;
        put.word |= in->value[7] << 32; /* UIMM */
        put.wrong |= in->value[7] >> 32;
        put.word |= (rt_u128)in->value[8] << 75; /* LEAN */
        put.wrong |= in->value[8] >> 5;
        put.word |= (rt_u128)in->value[9] << 90; /* Q0N */
        put.wrong |= in->value[9] >> 1;
        put.word |= (rt_u128)in->value[10] << 87; /* Q0 */
        put.wrong |= in->value[10] >> 3;
        put.wrong |= in->line[1];
        put = with(put, put_po(in->line, in->value[1]));
        put = with(put, put_guard(in->line + 2, in->value[11]));
        put = with(put, put_marks(in->line + 3));
        put = with(put, put_ctl(in->line + 4, in->value[13], in->value[16], in->value[17], in->value[18], in->value[19], in->value[20], in->value[21], in->value[12], in->value[14], in->value[15]));
        length = 16;
        break;
    case VOLTA_POPC:
        put.word |= in->value[0] << 16; /* Rd */
        put.wrong |= in->value[0] >> 8;
        put = with(put, put_sbiu(in->line, in->value[1], in->value[2], in->value[3], in->value[4], in->value[5], in->value[6], in->value[7]));
        put = with(put, put_guard(in->line + 2, in->value[8]));
        put = with(put, put_marks(in->line + 3));
        put = with(put, put_ctl(in->line + 4, in->value[10], in->value[13], in->value[14], in->value[15], in->value[16], in->value[17], in->value[18], in->value[9], in->value[11], in->value[12]));
        length = 16;
        break;
    case VOLTA_BREV:
        put.word |= in->value[0] << 16; /* Rd */
        put.wrong |= in->value[0] >> 8;
        put = with(put, put_sbu(in->line, in->value[1], in->value[2], in->value[3], in->value[4], in->value[5], in->value[6]));
        put = with(put, put_guard(in->line + 1, in->value[7]));
        put = with(put, put_marks(in->line + 2));
        put = with(put, put_ctl(in->line + 3, in->value[9], in->value[12], in->value[13], in->value[14], in->value[15], in->value[16], in->value[17], in->value[8], in->value[10], in->value[11]));
        length = 16;
        break;
    case VOLTA_FLO:
        put.word |= (rt_u128)in->value[0] << 73; /* SGU */
        put.wrong |= in->value[0] >> 1;
        put.word |= (rt_u128)in->value[1] << 74; /* FLSH */
        put.wrong |= in->value[1] >> 1;
        put.word |= in->value[2] << 16; /* Rd */
        put.wrong |= in->value[2] >> 8;
        put = with(put, put_po(in->line, in->value[3]));
        put = with(put, put_sbiu(in->line + 1, in->value[4], in->value[5], in->value[6], in->value[7], in->value[8], in->value[9], in->value[10]));
        put = with(put, put_guard(in->line + 3, in->value[11]));
        put = with(put, put_marks(in->line + 4));
        put = with(put, put_ctl(in->line + 5, in->value[13], in->value[16], in->value[17], in->value[18], in->value[19], in->value[20], in->value[21], in->value[12], in->value[14], in->value[15]));
        length = 16;
        break;
    case VOLTA_IABS:
        put.word |= in->value[0] << 16; /* Rd */
        put.wrong |= in->value[0] >> 8;
        put = with(put, put_sb(in->line, in->value[1], in->value[2], in->value[3], in->value[4], in->value[5], in->value[6]));
        put = with(put, put_guard(in->line + 1, in->value[7]));
        put = with(put, put_marks(in->line + 2));
        put = with(put, put_ctl(in->line + 3, in->value[9], in->value[12], in->value[13], in->value[14], in->value[15], in->value[16], in->value[17], in->value[8], in->value[10], in->value[11]));
        length = 16;
        break;
    case VOLTA_SGXT:
        put.word |= (rt_u128)in->value[0] << 75; /* WRAP */
        put.wrong |= in->value[0] >> 1;
        put.word |= (rt_u128)in->value[1] << 73; /* MMU */
        put.wrong |= in->value[1] >> 1;
        put.word |= in->value[2] << 16; /* Rd */
        put.wrong |= in->value[2] >> 8;
        put.word |= in->value[3] << 24; /* Ra */
        put.wrong |= in->value[3] >> 8;
        put.word |= (rt_u128)in->value[4] << 122; /* RA */
        put.wrong |= in->value[4] >> 1;
        put = with(put, put_sbu(in->line, in->value[5], in->value[6], in->value[7], in->value[8], in->value[9], in->value[10]));
        put = with(put, put_guard(in->line + 1, in->value[11]));
        put = with(put, put_marks(in->line + 2));
        put = with(put, put_ctl(in->line + 3, in->value[13], in->value[16], in->value[17], in->value[18], in->value[19], in->value[20], in->value[21], in->value[12], in->value[14], in->value[15]));
        length = 16;
        break;
    case VOLTA_BMSK:
        put.word |= (rt_u128)in->value[0] << 75; /* WRAP */
        put.wrong |= in->value[0] >> 1;
        put.word |= in->value[1] << 16; /* Rd */
        put.wrong |= in->value[1] >> 8;
        put.word |= in->value[2] << 24; /* Ra */
        put.wrong |= in->value[2] >> 8;
        put.word |= (rt_u128)in->value[3] << 122; /* RA */
        put.wrong |= in->value[3] >> 1;
        put = with(put, put_sbu(in->line, in->value[4], in->value[5], in->value[6], in->value[7], in->value[8], in->value[9]));
        put = with(put, put_guard(in->line + 1, in->value[10]));
        put = with(put, put_marks(in->line + 2));
        put = with(put, put_ctl(in->line + 3, in->value[12], in->value[15], in->value[16], in->value[17], in->value[18], in->value[19], in->value[20], in->value[11], in->value[13], in->value[14]));
        length = 16;
        break;
    case VOLTA_MOV:
        put.word |= in->value[0] << 16; /* Rd */
        put.wrong |= in->value[0] >> 8;
        put = with(put, put_sbu(in->line, in->value[1], in->value[2], in->value[3], in->value[4], in->value[5], in->value[6]));
        put = with(put, put_mmask(in->line + 1, in->value[7]));
        put = with(put, put_guard(in->line + 2, in->value[8]));
        put = with(put, put_marks(in->line + 3));
        put = with(put, put_ctl(in->line + 4, in->value[10], in->value[13], in->value[14], in->value[15], in->value[16], in->value[17], in->value[18], in->value[9], in->value[11], in->value[12]));
        length = 16;
        break;
    case VOLTA_IMNMX:
        put.word |= (rt_u128)in->value[0] << 73; /* MMU */
        put.wrong |= in->value[0] >> 1;
        put.word |= in->value[1] << 16; /* Rd */
        put.wrong |= in->value[1] >> 8;
        put.word |= in->value[2] << 24; /* Ra */
        put.wrong |= in->value[2] >> 8;
        put.word |= (rt_u128)in->value[3] << 122; /* RA */
        put.wrong |= in->value[3] >> 1;
        put.word |= (rt_u128)in->value[10] << 90; /* Q0N */
        put.wrong |= in->value[10] >> 1;
        put.word |= (rt_u128)in->value[11] << 87; /* Q0 */
        put.wrong |= in->value[11] >> 3;
        put.wrong |= in->line[1];
        put = with(put, put_sb(in->line, in->value[4], in->value[5], in->value[6], in->value[7], in->value[8], in->value[9]));
        put = with(put, put_guard(in->line + 2, in->value[12]));
        put = with(put, put_marks(in->line + 3));
        put = with(put, put_ctl(in->line + 4, in->value[14], in->value[17], in->value[18], in->value[19], in->value[20], in->value[21], in->value[22], in->value[13], in->value[15], in->value[16]));
        length = 16;
        break;
    case VOLTA_LDG_V:
        put.word |= in->value[7] << 16; /* Rd */
        put.wrong |= in->value[7] >> 8;
        put.word |= (rt_u128)in->value[0] << 72; /* WIDE */
        put.wrong |= in->value[0] >> 1;
        put.word |= (rt_u128)in->value[1] << 84; /* EVICT */
        put.wrong |= in->value[1] >> 3;
        put.word |= (rt_u128)in->value[2] << 73; /* LSIZE */
        put.wrong |= in->value[2] >> 3;
        put.word |= (rt_u128)in->value[3] << 79; /* LORDER */
        put.wrong |= in->value[3] >> 2;
        put.word |= (rt_u128)in->value[4] << 77; /* SCOPE */
        put.wrong |= in->value[4] >> 2;
        put.word |= (rt_u128)in->value[5] << 76; /* PRIV */
        put.wrong |= in->value[5] >> 1;
        put.wrong |= in->line[0];
        put.wrong |= in->line[4];
        put = with(put, put_po(in->line + 1, in->value[6]));
        put = with(put, put_are(in->line + 2, in->value[8], in->value[9]));
        put = with(put, put_guard(in->line + 3, in->value[10]));
        put = with(put, put_ctl(in->line + 5, in->value[12], in->value[15], in->value[16], in->value[17], in->value[18], in->value[19], in->value[20], in->value[11], in->value[13], in->value[14]));
        length = 16;
        break;
    case VOLTA_LDG_VZ:
        put.word |= (rt_u128)in->value[6] << 81; /* P0 */
        put.wrong |= in->value[6] >> 3;
        put.word |= in->value[7] << 16; /* Rd */
        put.wrong |= in->value[7] >> 8;
        put.word |= (rt_u128)in->value[0] << 72; /* WIDE */
        put.wrong |= in->value[0] >> 1;
        put.word |= (rt_u128)in->value[1] << 84; /* EVICT */
        put.wrong |= in->value[1] >> 3;
        put.word |= (rt_u128)in->value[2] << 73; /* LSIZE */
        put.wrong |= in->value[2] >> 3;
        put.word |= (rt_u128)in->value[3] << 79; /* LORDER */
        put.wrong |= in->value[3] >> 2;
        put.word |= (rt_u128)in->value[4] << 77; /* SCOPE */
        put.wrong |= in->value[4] >> 2;
        put.word |= (rt_u128)in->value[5] << 76; /* PRIV */
        put.wrong |= in->value[5] >> 1;
        put.wrong |= in->line[0];
        put.wrong |= in->line[3];
        put = with(put, put_are(in->line + 1, in->value[8], in->value[9]));
        put = with(put, put_guard(in->line + 2, in->value[10]));
        put = with(put, put_ctl(in->line + 4, in->value[12], in->value[15], in->value[16], in->value[17], in->value[18], in->value[19], in->value[20], in->value[11], in->value[13], in->value[14]));
        length = 16;
        break;
    case VOLTA_LDG_T:
        put.word |= in->value[8] << 16; /* Rd */
        put.wrong |= in->value[8] >> 8;
        put.word |= (rt_u128)in->value[0] << 72; /* WIDE */
        put.wrong |= in->value[0] >> 1;
        put.word |= (rt_u128)in->value[1] << 84; /* EVICT */
        put.wrong |= in->value[1] >> 3;
        put.word |= (rt_u128)in->value[2] << 68; /* LTC */
        put.wrong |= in->value[2] >> 2;
        put.word |= (rt_u128)in->value[3] << 73; /* LSIZE */
        put.wrong |= in->value[3] >> 3;
        put.word |= (rt_u128)in->value[4] << 79; /* LORDER */
        put.wrong |= in->value[4] >> 2;
        put.word |= (rt_u128)in->value[5] << 77; /* SCOPE */
        put.wrong |= in->value[5] >> 2;
        put.word |= (rt_u128)in->value[6] << 76; /* PRIV */
        put.wrong |= in->value[6] >> 1;
        put.wrong |= in->line[0];
        put.wrong |= in->line[5];
        put = with(put, put_po(in->line + 1, in->value[7]));
        put = with(put, put_are(in->line + 2, in->value[9], in->value[10]));
        put = with(put, put_npred(in->line + 3, in->value[11], in->value[12]));
        put = with(put, put_guard(in->line + 4, in->value[13]));
        put = with(put, put_ctl(in->line + 6, in->value[15], in->value[18], in->value[19], in->value[20], in->value[21], in->value[22], in->value[23], in->value[14], in->value[16], in->value[17]));
        length = 16;
        break;
    case VOLTA_LDG_TZ:
        put.word |= (rt_u128)in->value[7] << 81; /* P0 */
        put.wrong |= in->value[7] >> 3;
        put.word |= in->value[8] << 16; /* Rd */
        put.wrong |= in->value[8] >> 8;
        put.word |= (rt_u128)in->value[0] << 72; /* WIDE */
        put.wrong |= in->value[0] >> 1;
        put.word |= (rt_u128)in->value[1] << 84; /* EVICT */
        put.wrong |= in->value[1] >> 3;
        put.word |= (rt_u128)in->value[2] << 68; /* LTC */
        put.wrong |= in->value[2] >> 2;
        put.word |= (rt_u128)in->value[3] << 73; /* LSIZE */
        put.wrong |= in->value[3] >> 3;
        put.word |= (rt_u128)in->value[4] << 79; /* LORDER */
        put.wrong |= in->value[4] >> 2;
        put.word |= (rt_u128)in->value[5] << 77; /* SCOPE */
        put.wrong |= in->value[5] >> 2;
        put.word |= (rt_u128)in->value[6] << 76; /* PRIV */
        put.wrong |= in->value[6] >> 1;
        put.wrong |= in->line[0];
        put.wrong |= in->line[4];
        put = with(put, put_are(in->line + 1, in->value[9], in->value[10]));
        put = with(put, put_npred(in->line + 2, in->value[11], in->value[12]));
        put = with(put, put_guard(in->line + 3, in->value[13]));
        put = with(put, put_ctl(in->line + 5, in->value[15], in->value[18], in->value[19], in->value[20], in->value[21], in->value[22], in->value[23], in->value[14], in->value[16], in->value[17]));
        length = 16;
        break;
    case VOLTA_LDG_TU:
        put.word |= in->value[8] << 16; /* Rd */
        put.wrong |= in->value[8] >> 8;
        put.word |= (rt_u128)in->value[0] << 72; /* WIDE */
        put.wrong |= in->value[0] >> 1;
        put.word |= (rt_u128)in->value[1] << 84; /* EVICT */
        put.wrong |= in->value[1] >> 3;
        put.word |= (rt_u128)in->value[2] << 68; /* LTC */
        put.wrong |= in->value[2] >> 2;
        put.word |= (rt_u128)in->value[3] << 73; /* LSIZE */
        put.wrong |= in->value[3] >> 3;
        put.word |= (rt_u128)in->value[4] << 79; /* LORDER */
        put.wrong |= in->value[4] >> 2;
        put.word |= (rt_u128)in->value[5] << 77; /* SCOPE */
        put.wrong |= in->value[5] >> 2;
        put.word |= (rt_u128)in->value[6] << 76; /* PRIV */
        put.wrong |= in->value[6] >> 1;
        put.wrong |= in->line[0];
        put.wrong |= in->line[5];
        put = with(put, put_po(in->line + 1, in->value[7]));
        put = with(put, put_at_3(in->line + 2, in->value[9], in->value[10], in->value[11]));
        put = with(put, put_npred(in->line + 3, in->value[12], in->value[13]));
        put = with(put, put_guard(in->line + 4, in->value[14]));
        put = with(put, put_ctl(in->line + 6, in->value[16], in->value[19], in->value[20], in->value[21], in->value[22], in->value[23], in->value[24], in->value[15], in->value[17], in->value[18]));
        length = 16;
        break;
    case VOLTA_LDG_TUZ:
    case VOLTA_LD_TUZ:
        put.word |= (rt_u128)in->value[7] << 81; /* P0 */
        put.wrong |= in->value[7] >> 3;
        put.word |= in->value[8] << 16; /* Rd */
        put.wrong |= in->value[8] >> 8;
        put.word |= (rt_u128)in->value[0] << 72; /* WIDE */
        put.wrong |= in->value[0] >> 1;
        put.word |= (rt_u128)in->value[1] << 84; /* EVICT */
        put.wrong |= in->value[1] >> 3;
        put.word |= (rt_u128)in->value[2] << 68; /* LTC */
        put.wrong |= in->value[2] >> 2;
        put.word |= (rt_u128)in->value[3] << 73; /* LSIZE */
        put.wrong |= in->value[3] >> 3;
        put.word |= (rt_u128)in->value[4] << 79; /* LORDER */
        put.wrong |= in->value[4] >> 2;
        put.word |= (rt_u128)in->value[5] << 77; /* SCOPE */
        put.wrong |= in->value[5] >> 2;
        put.word |= (rt_u128)in->value[6] << 76; /* PRIV */
        put.wrong |= in->value[6] >> 1;
        put.wrong |= in->line[0];
        put.wrong |= in->line[4];
        put = with(put, put_at_3(in->line + 1, in->value[9], in->value[10], in->value[11]));
        put = with(put, put_npred(in->line + 2, in->value[12], in->value[13]));
        put = with(put, put_guard(in->line + 3, in->value[14]));
        put = with(put, put_ctl(in->line + 5, in->value[16], in->value[19], in->value[20], in->value[21], in->value[22], in->value[23], in->value[24], in->value[15], in->value[17], in->value[18]));
        length = 16;
        break;
    case VOLTA_LDG_A:
        put.word |= (rt_u128)in->value[0] << 72; /* WIDE */
        put.wrong |= in->value[0] >> 1;
        put.word |= (rt_u128)in->value[1] << 84; /* EVICT */
        put.wrong |= in->value[1] >> 3;
        put.word |= (rt_u128)in->value[2] << 68; /* LTC */
        put.wrong |= in->value[2] >> 2;
        put.word |= (rt_u128)in->value[3] << 73; /* MSIZE */
        put.wrong |= in->value[3] >> 3;
        put.word |= (rt_u128)in->value[4] << 77; /* LORD */
        put.wrong |= in->value[4] >> 4;
        put.word |= in->value[6] << 16; /* Rd */
        put.wrong |= in->value[6] >> 8;
        put = with(put, put_po(in->line, in->value[5]));
        put = with(put, put_are(in->line + 1, in->value[7], in->value[8]));
        put = with(put, put_npred(in->line + 2, in->value[9], in->value[10]));
        put = with(put, put_guard(in->line + 3, in->value[11]));
        put = with(put, put_marks(in->line + 4));
        put = with(put, put_ctl(in->line + 5, in->value[13], in->value[16], in->value[17], in->value[18], in->value[19], in->value[20], in->value[21], in->value[12], in->value[14], in->value[15]));
        length = 16;
        break;
    case VOLTA_LDG_D:
        put.word |= (rt_u128)in->value[0] << 84; /* EVICT */
        put.wrong |= in->value[0] >> 3;
        put.word |= (rt_u128)in->value[1] << 68; /* LTC */
        put.wrong |= in->value[1] >> 2;
        put.word |= (rt_u128)in->value[2] << 73; /* MSIZE */
        put.wrong |= in->value[2] >> 3;
        put.word |= (rt_u128)in->value[3] << 77; /* LORD */
        put.wrong |= in->value[3] >> 4;
        put.word |= in->value[5] << 16; /* Rd */
        put.wrong |= in->value[5] >> 8;
        put = with(put, put_wu(in->line));
        put = with(put, put_po(in->line + 1, in->value[4]));
        put = with(put, put_ag_5(in->line + 2, in->value[6], in->value[7], in->value[8]));
        put = with(put, put_npred(in->line + 3, in->value[9], in->value[10]));
        put = with(put, put_desc_3(in->line + 4, in->value[7]));
        put = with(put, put_guard(in->line + 5, in->value[11]));
        put = with(put, put_marks(in->line + 6));
        put = with(put, put_ctl(in->line + 7, in->value[13], in->value[16], in->value[17], in->value[18], in->value[19], in->value[20], in->value[21], in->value[12], in->value[14], in->value[15]));
        length = 16;
        break;
    case VOLTA_LD_V:
        put.word |= in->value[6] << 16; /* Rd */
        put.wrong |= in->value[6] >> 8;
        put.word |= (rt_u128)in->value[0] << 72; /* WIDE */
        put.wrong |= in->value[0] >> 1;
        put.word |= (rt_u128)in->value[1] << 84; /* EVICT */
        put.wrong |= in->value[1] >> 3;
        put.word |= (rt_u128)in->value[2] << 73; /* LSIZE */
        put.wrong |= in->value[2] >> 3;
        put.word |= (rt_u128)in->value[3] << 79; /* LORDER */
        put.wrong |= in->value[3] >> 2;
        put.word |= (rt_u128)in->value[4] << 77; /* SCOPE */
        put.wrong |= in->value[4] >> 2;
        put.word |= (rt_u128)in->value[5] << 76; /* PRIV */
        put.wrong |= in->value[5] >> 1;
        put.wrong |= in->line[0];
        put.wrong |= in->line[1];
        put.wrong |= in->line[4];
        put = with(put, put_ar32(in->line + 2, in->value[7], in->value[8]));
        put = with(put, put_guard(in->line + 3, in->value[9]));
        put = with(put, put_ctl(in->line + 5, in->value[11], in->value[14], in->value[15], in->value[16], in->value[17], in->value[18], in->value[19], in->value[10], in->value[12], in->value[13]));
        length = 16;
        break;
    case VOLTA_LD_VZ:
        put.word |= (rt_u128)in->value[6] << 81; /* P0 */
        put.wrong |= in->value[6] >> 3;
        put.word |= in->value[7] << 16; /* Rd */
        put.wrong |= in->value[7] >> 8;
        put.word |= (rt_u128)in->value[0] << 72; /* WIDE */
        put.wrong |= in->value[0] >> 1;
        put.word |= (rt_u128)in->value[1] << 84; /* EVICT */
        put.wrong |= in->value[1] >> 3;
        put.word |= (rt_u128)in->value[2] << 73; /* LSIZE */
        put.wrong |= in->value[2] >> 3;
        put.word |= (rt_u128)in->value[3] << 79; /* LORDER */
        put.wrong |= in->value[3] >> 2;
        put.word |= (rt_u128)in->value[4] << 77; /* SCOPE */
        put.wrong |= in->value[4] >> 2;
        put.word |= (rt_u128)in->value[5] << 76; /* PRIV */
        put.wrong |= in->value[5] >> 1;
        put.wrong |= in->line[0];
        put.wrong |= in->line[3];
        put = with(put, put_ar32(in->line + 1, in->value[8], in->value[9]));
        put = with(put, put_guard(in->line + 2, in->value[10]));
        put = with(put, put_ctl(in->line + 4, in->value[12], in->value[15], in->value[16], in->value[17], in->value[18], in->value[19], in->value[20], in->value[11], in->value[13], in->value[14]));
        length = 16;
        break;
    case VOLTA_LD_T:
        put.word |= in->value[7] << 16; /* Rd */
        put.wrong |= in->value[7] >> 8;
        put.word |= (rt_u128)in->value[0] << 72; /* WIDE */
        put.wrong |= in->value[0] >> 1;
        put.word |= (rt_u128)in->value[1] << 84; /* EVICT */
        put.wrong |= in->value[1] >> 3;
        put.word |= (rt_u128)in->value[2] << 68; /* LTC */
        put.wrong |= in->value[2] >> 2;
        put.word |= (rt_u128)in->value[3] << 73; /* LSIZE */
        put.wrong |= in->value[3] >> 3;
        put.word |= (rt_u128)in->value[4] << 79; /* LORDER */
        put.wrong |= in->value[4] >> 2;
        put.word |= (rt_u128)in->value[5] << 77; /* SCOPE */
        put.wrong |= in->value[5] >> 2;
        put.word |= (rt_u128)in->value[6] << 76; /* PRIV */
        put.wrong |= in->value[6] >> 1;
        put.wrong |= in->line[0];
        put.wrong |= in->line[1];
        put.wrong |= in->line[5];
        put = with(put, put_ar32(in->line + 2, in->value[8], in->value[9]));
        put = with(put, put_npred(in->line + 3, in->value[10], in->value[11]));
        put = with(put, put_guard(in->line + 4, in->value[12]));
        put = with(put, put_ctl(in->line + 6, in->value[14], in->value[17], in->value[18], in->value[19], in->value[20], in->value[21], in->value[22], in->value[13], in->value[15], in->value[16]));
        length = 16;
        break;
    case VOLTA_LD_TZ:
        put.word |= (rt_u128)in->value[7] << 81; /* P0 */
        put.wrong |= in->value[7] >> 3;
        put.word |= in->value[8] << 16; /* Rd */
        put.wrong |= in->value[8] >> 8;
        put.word |= (rt_u128)in->value[0] << 72; /* WIDE */
        put.wrong |= in->value[0] >> 1;
        put.word |= (rt_u128)in->value[1] << 84; /* EVICT */
        put.wrong |= in->value[1] >> 3;
        put.word |= (rt_u128)in->value[2] << 68; /* LTC */
        put.wrong |= in->value[2] >> 2;
        put.word |= (rt_u128)in->value[3] << 73; /* LSIZE */
        put.wrong |= in->value[3] >> 3;
        put.word |= (rt_u128)in->value[4] << 79; /* LORDER */
        put.wrong |= in->value[4] >> 2;
        put.word |= (rt_u128)in->value[5] << 77; /* SCOPE */
        put.wrong |= in->value[5] >> 2;
        put.word |= (rt_u128)in->value[6] << 76; /* PRIV */
        put.wrong |= in->value[6] >> 1;
        put.wrong |= in->line[0];
        put.wrong |= in->line[4];
        put = with(put, put_ar32(in->line + 1, in->value[9], in->value[10]));
        put = with(put, put_npred(in->line + 2, in->value[11], in->value[12]));
        put = with(put, put_guard(in->line + 3, in->value[13]));
        put = with(put, put_ctl(in->line + 5, in->value[15], in->value[18], in->value[19], in->value[20], in->value[21], in->value[22], in->value[23], in->value[14], in->value[16], in->value[17]));
        length = 16;
        break;
    case VOLTA_LD_TU:
        put.word |= in->value[7] << 16; /* Rd */
        put.wrong |= in->value[7] >> 8;
        put.word |= (rt_u128)in->value[0] << 72; /* WIDE */
        put.wrong |= in->value[0] >> 1;
        put.word |= (rt_u128)in->value[1] << 84; /* EVICT */
        put.wrong |= in->value[1] >> 3;
        put.word |= (rt_u128)in->value[2] << 68; /* LTC */
        put.wrong |= in->value[2] >> 2;
        put.word |= (rt_u128)in->value[3] << 73; /* LSIZE */
        put.wrong |= in->value[3] >> 3;
        put.word |= (rt_u128)in->value[4] << 79; /* LORDER */
        put.wrong |= in->value[4] >> 2;
        put.word |= (rt_u128)in->value[5] << 77; /* SCOPE */
        put.wrong |= in->value[5] >> 2;
        put.word |= (rt_u128)in->value[6] << 76; /* PRIV */
        put.wrong |= in->value[6] >> 1;
        put.wrong |= in->line[0];
        put.wrong |= in->line[1];
        put.wrong |= in->line[5];
        put = with(put, put_at_3(in->line + 2, in->value[8], in->value[9], in->value[10]));
        put = with(put, put_npred(in->line + 3, in->value[11], in->value[12]));
        put = with(put, put_guard(in->line + 4, in->value[13]));
        put = with(put, put_ctl(in->line + 6, in->value[15], in->value[18], in->value[19], in->value[20], in->value[21], in->value[22], in->value[23], in->value[14], in->value[16], in->value[17]));
        length = 16;
        break;
    case VOLTA_LD_A:
        put.word |= (rt_u128)in->value[0] << 72; /* WIDE */
        put.wrong |= in->value[0] >> 1;
        put.word |= (rt_u128)in->value[1] << 84; /* EVICT */
        put.wrong |= in->value[1] >> 3;
        put.word |= (rt_u128)in->value[2] << 68; /* LTC */
        put.wrong |= in->value[2] >> 2;
        put.word |= (rt_u128)in->value[3] << 73; /* MSIZE */
        put.wrong |= in->value[3] >> 3;
        put.word |= (rt_u128)in->value[4] << 77; /* LORD */
        put.wrong |= in->value[4] >> 4;
        put.word |= in->value[5] << 16; /* Rd */
        put.wrong |= in->value[5] >> 8;
        put.wrong |= in->line[0];
        put = with(put, put_ar32(in->line + 1, in->value[6], in->value[7]));
        put = with(put, put_npred(in->line + 2, in->value[8], in->value[9]));
        put = with(put, put_guard(in->line + 3, in->value[10]));
        put = with(put, put_marks(in->line + 4));
        put = with(put, put_ctl(in->line + 5, in->value[12], in->value[15], in->value[16], in->value[17], in->value[18], in->value[19], in->value[20], in->value[11], in->value[13], in->value[14]));
        length = 16;
        break;
    case VOLTA_LD_D:
        put.word |= (rt_u128)in->value[0] << 84; /* EVICT */
        put.wrong |= in->value[0] >> 3;
        put.word |= (rt_u128)in->value[1] << 68; /* LTC */
        put.wrong |= in->value[1] >> 2;
        put.word |= (rt_u128)in->value[2] << 73; /* MSIZE */
        put.wrong |= in->value[2] >> 3;
        put.word |= (rt_u128)in->value[3] << 77; /* LORD */
        put.wrong |= in->value[3] >> 4;
        put.word |= in->value[4] << 16; /* Rd */
        put.wrong |= in->value[4] >> 8;
        put.wrong |= in->line[1];
        put = with(put, put_wu(in->line));
        put = with(put, put_ag_5(in->line + 2, in->value[5], in->value[6], in->value[7]));
        put = with(put, put_npred(in->line + 3, in->value[8], in->value[9]));
        put = with(put, put_desc_3(in->line + 4, in->value[6]));
        put = with(put, put_guard(in->line + 5, in->value[10]));
        put = with(put, put_marks(in->line + 6));
        put = with(put, put_ctl(in->line + 7, in->value[12], in->value[15], in->value[16], in->value[17], in->value[18], in->value[19], in->value[20], in->value[11], in->value[13], in->value[14]));
        length = 16;
        break;
    case VOLTA_STG_V:
    case VOLTA_STG_T:
        put.word |= in->value[8] << 32; /* Rb */
        put.wrong |= in->value[8] >> 8;
        put.word |= (rt_u128)in->value[0] << 72; /* WIDE */
        put.wrong |= in->value[0] >> 1;
        put.word |= (rt_u128)in->value[1] << 84; /* EVICT */
        put.wrong |= in->value[1] >> 3;
        put.word |= (rt_u128)in->value[2] << 73; /* MSIZE */
        put.wrong |= in->value[2] >> 3;
        put.word |= (rt_u128)in->value[3] << 79; /* SORDER */
        put.wrong |= in->value[3] >> 2;
        put.word |= (rt_u128)in->value[4] << 77; /* SCOPE */
        put.wrong |= in->value[4] >> 2;
        put.word |= (rt_u128)in->value[5] << 76; /* PRIV */
        put.wrong |= in->value[5] >> 1;
        put.wrong |= in->line[0];
        put.wrong |= in->line[3];
        put = with(put, put_are(in->line + 1, in->value[6], in->value[7]));
        put = with(put, put_guard(in->line + 2, in->value[9]));
        put = with(put, put_ctl(in->line + 4, in->value[11], in->value[14], in->value[15], in->value[16], in->value[17], in->value[18], in->value[19], in->value[10], in->value[12], in->value[13]));
        length = 16;
        break;
    case VOLTA_STG_TU:
    case VOLTA_ST_TU:
        put.word |= in->value[9] << 32; /* Rb */
        put.wrong |= in->value[9] >> 8;
        put.word |= (rt_u128)in->value[0] << 72; /* WIDE */
        put.wrong |= in->value[0] >> 1;
        put.word |= (rt_u128)in->value[1] << 84; /* EVICT */
        put.wrong |= in->value[1] >> 3;
        put.word |= (rt_u128)in->value[2] << 73; /* MSIZE */
        put.wrong |= in->value[2] >> 3;
        put.word |= (rt_u128)in->value[3] << 79; /* SORDER */
        put.wrong |= in->value[3] >> 2;
        put.word |= (rt_u128)in->value[4] << 77; /* SCOPE */
        put.wrong |= in->value[4] >> 2;
        put.word |= (rt_u128)in->value[5] << 76; /* PRIV */
        put.wrong |= in->value[5] >> 1;
        put.wrong |= in->line[0];
        put.wrong |= in->line[3];
        put = with(put, put_at_2(in->line + 1, in->value[6], in->value[7], in->value[8]));
        put = with(put, put_guard(in->line + 2, in->value[10]));
        put = with(put, put_ctl(in->line + 4, in->value[12], in->value[15], in->value[16], in->value[17], in->value[18], in->value[19], in->value[20], in->value[11], in->value[13], in->value[14]));
        length = 16;
        break;
    case VOLTA_STG_A:
        put.word |= (rt_u128)in->value[0] << 72; /* WIDE */
        put.wrong |= in->value[0] >> 1;
        put.word |= (rt_u128)in->value[1] << 84; /* EVICT */
        put.wrong |= in->value[1] >> 3;
        put.word |= (rt_u128)in->value[2] << 73; /* MSIZE */
        put.wrong |= in->value[2] >> 3;
        put.word |= (rt_u128)in->value[3] << 77; /* SORD */
        put.wrong |= in->value[3] >> 4;
        put.word |= in->value[6] << 32; /* Rb */
        put.wrong |= in->value[6] >> 8;
        put = with(put, put_are(in->line, in->value[4], in->value[5]));
        put = with(put, put_guard(in->line + 1, in->value[7]));
        put = with(put, put_marks(in->line + 2));
        put = with(put, put_ctl(in->line + 3, in->value[9], in->value[12], in->value[13], in->value[14], in->value[15], in->value[16], in->value[17], in->value[8], in->value[10], in->value[11]));
        length = 16;
        break;
    case VOLTA_STG_D:
    case VOLTA_ST_D:
        put.word |= (rt_u128)in->value[0] << 84; /* EVICT */
        put.wrong |= in->value[0] >> 3;
        put.word |= (rt_u128)in->value[1] << 73; /* MSIZE */
        put.wrong |= in->value[1] >> 3;
        put.word |= (rt_u128)in->value[2] << 77; /* SORD */
        put.wrong |= in->value[2] >> 4;
        put.word |= in->value[6] << 32; /* Rb */
        put.wrong |= in->value[6] >> 8;
        put = with(put, put_wu(in->line));
        put = with(put, put_ag_6(in->line + 1, in->value[3], in->value[4], in->value[5]));
        put = with(put, put_desc_4(in->line + 2, in->value[4]));
        put = with(put, put_guard(in->line + 3, in->value[7]));
        put = with(put, put_marks(in->line + 4));
        put = with(put, put_ctl(in->line + 5, in->value[9], in->value[12], in->value[13], in->value[14], in->value[15], in->value[16], in->value[17], in->value[8], in->value[10], in->value[11]));
        length = 16;
        break;
    case VOLTA_ST_V:
    case VOLTA_ST_T:
        put.word |= (rt_u128)in->value[8] << 64; /* Rc */
        put.wrong |= in->value[8] >> 8;
        put.word |= (rt_u128)in->value[0] << 72; /* WIDE */
        put.wrong |= in->value[0] >> 1;
        put.word |= (rt_u128)in->value[1] << 84; /* EVICT */
        put.wrong |= in->value[1] >> 3;
        put.word |= (rt_u128)in->value[2] << 73; /* MSIZE */
        put.wrong |= in->value[2] >> 3;
        put.word |= (rt_u128)in->value[3] << 79; /* SORDER */
        put.wrong |= in->value[3] >> 2;
        put.word |= (rt_u128)in->value[4] << 77; /* SCOPE */
        put.wrong |= in->value[4] >> 2;
        put.word |= (rt_u128)in->value[5] << 76; /* PRIV */
        put.wrong |= in->value[5] >> 1;
        put.wrong |= in->line[0];
        put.wrong |= in->line[3];
        put = with(put, put_ar32(in->line + 1, in->value[6], in->value[7]));
        put = with(put, put_guard(in->line + 2, in->value[9]));
        put = with(put, put_ctl(in->line + 4, in->value[11], in->value[14], in->value[15], in->value[16], in->value[17], in->value[18], in->value[19], in->value[10], in->value[12], in->value[13]));
        length = 16;
        break;
    case VOLTA_ST_A:
        put.word |= (rt_u128)in->value[0] << 72; /* WIDE */
        put.wrong |= in->value[0] >> 1;
        put.word |= (rt_u128)in->value[1] << 84; /* EVICT */
        put.wrong |= in->value[1] >> 3;
        put.word |= (rt_u128)in->value[2] << 73; /* MSIZE */
        put.wrong |= in->value[2] >> 3;
        put.word |= (rt_u128)in->value[3] << 77; /* SORD */
        put.wrong |= in->value[3] >> 4;
        put.word |= (rt_u128)in->value[6] << 64; /* Rc */
        put.wrong |= in->value[6] >> 8;
        put = with(put, put_ar32(in->line, in->value[4], in->value[5]));
        put = with(put, put_guard(in->line + 1, in->value[7]));
        put = with(put, put_marks(in->line + 2));
        put = with(put, put_ctl(in->line + 3, in->value[9], in->value[12], in->value[13], in->value[14], in->value[15], in->value[16], in->value[17], in->value[8], in->value[10], in->value[11]));
        length = 16;
        break;
    case VOLTA_LDL_V:
        put.word |= (rt_u128)in->value[0] << 84; /* EVICT */
        put.wrong |= in->value[0] >> 3;
        put.word |= (rt_u128)in->value[1] << 73; /* MSIZE */
        put.wrong |= in->value[1] >> 3;
        put.word |= in->value[2] << 16; /* Rd */
        put.wrong |= in->value[2] >> 8;
        put.wrong |= in->line[2];
        put = with(put, put_are(in->line, in->value[3], in->value[4]));
        put = with(put, put_guard(in->line + 1, in->value[5]));
        put = with(put, put_ctl(in->line + 3, in->value[7], in->value[10], in->value[11], in->value[12], in->value[13], in->value[14], in->value[15], in->value[6], in->value[8], in->value[9]));
        length = 16;
        break;
    case VOLTA_LDL_T:
        put.word |= (rt_u128)in->value[0] << 84; /* EVICT */
        put.wrong |= in->value[0] >> 3;
        put.word |= (rt_u128)in->value[1] << 73; /* MSIZE */
        put.wrong |= in->value[1] >> 3;
        put.word |= in->value[2] << 16; /* Rd */
        put.wrong |= in->value[2] >> 8;
        put = with(put, put_are(in->line, in->value[3], in->value[4]));
        put = with(put, put_guard(in->line + 1, in->value[5]));
        put = with(put, put_marks(in->line + 2));
        put = with(put, put_ctl(in->line + 3, in->value[7], in->value[10], in->value[11], in->value[12], in->value[13], in->value[14], in->value[15], in->value[6], in->value[8], in->value[9]));
        length = 16;
        break;
    case VOLTA_LDL_TU:
        put.word |= (rt_u128)in->value[0] << 84; /* EVICT */
        put.wrong |= in->value[0] >> 3;
        put.word |= (rt_u128)in->value[1] << 73; /* MSIZE */
        put.wrong |= in->value[1] >> 3;
        put.word |= in->value[2] << 16; /* Rd */
        put.wrong |= in->value[2] >> 8;
        put.wrong |= in->line[2];
        put = with(put, put_al_2(in->line, in->value[3], in->value[4], in->value[5]));
        put = with(put, put_guard(in->line + 1, in->value[6]));
        put = with(put, put_ctl(in->line + 3, in->value[8], in->value[11], in->value[12], in->value[13], in->value[14], in->value[15], in->value[16], in->value[7], in->value[9], in->value[10]));
        length = 16;
        break;
    case VOLTA_LDL_D:
        put.word |= (rt_u128)in->value[0] << 84; /* EVICT */
        put.wrong |= in->value[0] >> 3;
        put.word |= (rt_u128)in->value[1] << 73; /* MSIZE */
        put.wrong |= in->value[1] >> 3;
        put.word |= in->value[2] << 16; /* Rd */
        put.wrong |= in->value[2] >> 8;
        put = with(put, put_alocal(in->line, in->value[3], in->value[4], in->value[5]));
        put = with(put, put_descl(in->line + 1, in->value[4]));
        put = with(put, put_guard(in->line + 2, in->value[6]));
        put = with(put, put_marks(in->line + 3));
        put = with(put, put_ctl(in->line + 4, in->value[8], in->value[11], in->value[12], in->value[13], in->value[14], in->value[15], in->value[16], in->value[7], in->value[9], in->value[10]));
        length = 16;
        break;
    case VOLTA_STL_V:
        put.word |= (rt_u128)in->value[0] << 84; /* EVICT */
        put.wrong |= in->value[0] >> 3;
        put.word |= (rt_u128)in->value[1] << 73; /* MSIZE */
        put.wrong |= in->value[1] >> 3;
        put.word |= in->value[4] << 32; /* Rb */
        put.wrong |= in->value[4] >> 8;
        put.wrong |= in->line[2];
        put = with(put, put_are(in->line, in->value[2], in->value[3]));
        put = with(put, put_guard(in->line + 1, in->value[5]));
        put = with(put, put_ctl(in->line + 3, in->value[7], in->value[10], in->value[11], in->value[12], in->value[13], in->value[14], in->value[15], in->value[6], in->value[8], in->value[9]));
        length = 16;
        break;
    case VOLTA_STL_T:
        put.word |= (rt_u128)in->value[0] << 84; /* EVICT */
        put.wrong |= in->value[0] >> 3;
        put.word |= (rt_u128)in->value[1] << 73; /* MSIZE */
        put.wrong |= in->value[1] >> 3;
        put.word |= in->value[4] << 32; /* Rb */
        put.wrong |= in->value[4] >> 8;
        put = with(put, put_are(in->line, in->value[2], in->value[3]));
        put = with(put, put_guard(in->line + 1, in->value[5]));
        put = with(put, put_marks(in->line + 2));
        put = with(put, put_ctl(in->line + 3, in->value[7], in->value[10], in->value[11], in->value[12], in->value[13], in->value[14], in->value[15], in->value[6], in->value[8], in->value[9]));
        length = 16;
        break;
    case VOLTA_STL_TU:
        put.word |= (rt_u128)in->value[0] << 84; /* EVICT */
        put.wrong |= in->value[0] >> 3;
        put.word |= (rt_u128)in->value[1] << 73; /* MSIZE */
        put.wrong |= in->value[1] >> 3;
        put.word |= in->value[5] << 32; /* Rb */
        put.wrong |= in->value[5] >> 8;
        put.wrong |= in->line[2];
        put = with(put, put_al(in->line, in->value[2], in->value[3], in->value[4]));
        put = with(put, put_guard(in->line + 1, in->value[6]));
        put = with(put, put_ctl(in->line + 3, in->value[8], in->value[11], in->value[12], in->value[13], in->value[14], in->value[15], in->value[16], in->value[7], in->value[9], in->value[10]));
        length = 16;
        break;
    case VOLTA_STL_D:
        put.word |= (rt_u128)in->value[0] << 84; /* EVICT */
        put.wrong |= in->value[0] >> 3;
        put.word |= (rt_u128)in->value[1] << 73; /* MSIZE */
        put.wrong |= in->value[1] >> 3;
        put.word |= in->value[5] << 32; /* Rb */
        put.wrong |= in->value[5] >> 8;
        put = with(put, put_alocal_2(in->line, in->value[2], in->value[3], in->value[4]));
        put = with(put, put_descl_2(in->line + 1, in->value[3]));
        put = with(put, put_guard(in->line + 2, in->value[6]));
        put = with(put, put_marks(in->line + 3));
        put = with(put, put_ctl(in->line + 4, in->value[8], in->value[11], in->value[12], in->value[13], in->value[14], in->value[15], in->value[16], in->value[7], in->value[9], in->value[10]));
        length = 16;
        break;
    case VOLTA_LDS_V:
        put.word |= (rt_u128)in->value[0] << 76; /* SU */
        put.wrong |= in->value[0] >> 1;
        put.word |= (rt_u128)in->value[1] << 73; /* SSIZE */
        put.wrong |= in->value[1] >> 3;
        put.word |= in->value[2] << 16; /* Rd */
        put.wrong |= in->value[2] >> 8;
        put.wrong |= in->line[0];
        put.wrong |= in->line[3];
        put = with(put, put_are(in->line + 1, in->value[3], in->value[4]));
        put = with(put, put_guard(in->line + 2, in->value[5]));
        put = with(put, put_ctl(in->line + 4, in->value[7], in->value[10], in->value[11], in->value[12], in->value[13], in->value[14], in->value[15], in->value[6], in->value[8], in->value[9]));
        length = 16;
        break;
    case VOLTA_LDS_VZ:
        put.word |= (rt_u128)in->value[0] << 76; /* SU */
        put.wrong |= in->value[0] >> 1;
        put.word |= (rt_u128)in->value[1] << 73; /* SSIZE */
        put.wrong |= in->value[1] >> 3;
        put.word |= (rt_u128)in->value[2] << 81; /* P0 */
        put.wrong |= in->value[2] >> 3;
        put.word |= in->value[3] << 16; /* Rd */
        put.wrong |= in->value[3] >> 8;
        put.wrong |= in->line[2];
        put = with(put, put_are(in->line, in->value[4], in->value[5]));
        put = with(put, put_guard(in->line + 1, in->value[6]));
        put = with(put, put_ctl(in->line + 3, in->value[8], in->value[11], in->value[12], in->value[13], in->value[14], in->value[15], in->value[16], in->value[7], in->value[9], in->value[10]));
        length = 16;
        break;
    case VOLTA_LDS_T:
        put.word |= (rt_u128)in->value[0] << 76; /* SU */
        put.wrong |= in->value[0] >> 1;
        put.word |= (rt_u128)in->value[1] << 73; /* SSIZE */
        put.wrong |= in->value[1] >> 3;
        put.word |= in->value[2] << 16; /* Rd */
        put.wrong |= in->value[2] >> 8;
        put.wrong |= in->line[0];
        put.wrong |= in->line[3];
        put = with(put, put_ars(in->line + 1, in->value[3], in->value[4], in->value[5]));
        put = with(put, put_guard(in->line + 2, in->value[6]));
        put = with(put, put_ctl(in->line + 4, in->value[8], in->value[11], in->value[12], in->value[13], in->value[14], in->value[15], in->value[16], in->value[7], in->value[9], in->value[10]));
        length = 16;
        break;
    case VOLTA_LDS_TZ:
        put.word |= (rt_u128)in->value[0] << 76; /* SU */
        put.wrong |= in->value[0] >> 1;
        put.word |= (rt_u128)in->value[1] << 73; /* SSIZE */
        put.wrong |= in->value[1] >> 3;
        put.word |= (rt_u128)in->value[2] << 81; /* P0 */
        put.wrong |= in->value[2] >> 3;
        put.word |= in->value[3] << 16; /* Rd */
        put.wrong |= in->value[3] >> 8;
        put.wrong |= in->line[2];
        put = with(put, put_ars(in->line, in->value[4], in->value[5], in->value[6]));
        put = with(put, put_guard(in->line + 1, in->value[7]));
        put = with(put, put_ctl(in->line + 3, in->value[9], in->value[12], in->value[13], in->value[14], in->value[15], in->value[16], in->value[17], in->value[8], in->value[10], in->value[11]));
        length = 16;
        break;
    case VOLTA_LDS_TU:
        put.word |= (rt_u128)in->value[0] << 76; /* SU */
        put.wrong |= in->value[0] >> 1;
        put.word |= (rt_u128)in->value[1] << 73; /* SSIZE */
        put.wrong |= in->value[1] >> 3;
        put.word |= in->value[2] << 16; /* Rd */
        put.wrong |= in->value[2] >> 8;
        put.wrong |= in->line[0];
        put.wrong |= in->line[3];
        put = with(put, put_als_2(in->line + 1, in->value[3], in->value[4], in->value[5], in->value[6]));
        put = with(put, put_guard(in->line + 2, in->value[7]));
        put = with(put, put_ctl(in->line + 4, in->value[9], in->value[12], in->value[13], in->value[14], in->value[15], in->value[16], in->value[17], in->value[8], in->value[10], in->value[11]));
        length = 16;
        break;
    case VOLTA_LDS_TUZ:
        put.word |= (rt_u128)in->value[0] << 76; /* SU */
        put.wrong |= in->value[0] >> 1;
        put.word |= (rt_u128)in->value[1] << 73; /* SSIZE */
        put.wrong |= in->value[1] >> 3;
        put.word |= (rt_u128)in->value[2] << 81; /* P0 */
        put.wrong |= in->value[2] >> 3;
        put.word |= in->value[3] << 16; /* Rd */
        put.wrong |= in->value[3] >> 8;
        put.wrong |= in->line[2];
        put = with(put, put_als_2(in->line, in->value[4], in->value[5], in->value[6], in->value[7]));
        put = with(put, put_guard(in->line + 1, in->value[8]));
        put = with(put, put_ctl(in->line + 3, in->value[10], in->value[13], in->value[14], in->value[15], in->value[16], in->value[17], in->value[18], in->value[9], in->value[11], in->value[12]));
        length = 16;
        break;
    case VOLTA_LDS_A:
        put.word |= (rt_u128)in->value[0] << 73; /* SSIZE */
        put.wrong |= in->value[0] >> 3;
        put.word |= in->value[1] << 16; /* Rd */
        put.wrong |= in->value[1] >> 8;
        put.wrong |= in->line[0];
        put = with(put, put_ars(in->line + 1, in->value[2], in->value[3], in->value[4]));
        put = with(put, put_guard(in->line + 2, in->value[5]));
        put = with(put, put_marks(in->line + 3));
        put = with(put, put_ctl(in->line + 4, in->value[7], in->value[10], in->value[11], in->value[12], in->value[13], in->value[14], in->value[15], in->value[6], in->value[8], in->value[9]));
        length = 16;
        break;
    case VOLTA_LDS_AU:
        put.word |= (rt_u128)in->value[0] << 73; /* SSIZE */
        put.wrong |= in->value[0] >> 3;
        put.word |= in->value[1] << 16; /* Rd */
        put.wrong |= in->value[1] >> 8;
        put.wrong |= in->line[0];
        put = with(put, put_als_2(in->line + 1, in->value[2], in->value[3], in->value[4], in->value[5]));
        put = with(put, put_guard(in->line + 2, in->value[6]));
        put = with(put, put_marks(in->line + 3));
        put = with(put, put_ctl(in->line + 4, in->value[8], in->value[11], in->value[12], in->value[13], in->value[14], in->value[15], in->value[16], in->value[7], in->value[9], in->value[10]));
        length = 16;
        break;
    case VOLTA_STS_V:
        put.word |= (rt_u128)in->value[0] << 73; /* MSIZE */
        put.wrong |= in->value[0] >> 3;
        put.word |= in->value[3] << 32; /* Rb */
        put.wrong |= in->value[3] >> 8;
        put.wrong |= in->line[2];
        put = with(put, put_are(in->line, in->value[1], in->value[2]));
        put = with(put, put_guard(in->line + 1, in->value[4]));
        put = with(put, put_ctl(in->line + 3, in->value[6], in->value[9], in->value[10], in->value[11], in->value[12], in->value[13], in->value[14], in->value[5], in->value[7], in->value[8]));
        length = 16;
        break;
    case VOLTA_STS_T:
        put.word |= (rt_u128)in->value[0] << 73; /* MSIZE */
        put.wrong |= in->value[0] >> 3;
        put.word |= in->value[4] << 32; /* Rb */
        put.wrong |= in->value[4] >> 8;
        put = with(put, put_ars(in->line, in->value[1], in->value[2], in->value[3]));
        put = with(put, put_guard(in->line + 1, in->value[5]));
        put = with(put, put_marks(in->line + 2));
        put = with(put, put_ctl(in->line + 3, in->value[7], in->value[10], in->value[11], in->value[12], in->value[13], in->value[14], in->value[15], in->value[6], in->value[8], in->value[9]));
        length = 16;
        break;
    case VOLTA_STS_TU:
        put.word |= (rt_u128)in->value[0] << 73; /* MSIZE */
        put.wrong |= in->value[0] >> 3;
        put.word |= in->value[5] << 32; /* Rb */
        put.wrong |= in->value[5] >> 8;
        put = with(put, put_als(in->line, in->value[1], in->value[2], in->value[3], in->value[4]));
        put = with(put, put_guard(in->line + 1, in->value[6]));
        put = with(put, put_marks(in->line + 2));
        put = with(put, put_ctl(in->line + 3, in->value[8], in->value[11], in->value[12], in->value[13], in->value[14], in->value[15], in->value[16], in->value[7], in->value[9], in->value[10]));
        length = 16;
        break;
    case VOLTA_LDC_V:
        put.word |= (rt_u128)in->value[0] << 78; /* CMODE */
        put.wrong |= in->value[0] >> 2;
        put.word |= (rt_u128)in->value[1] << 73; /* CSIZE */
        put.wrong |= in->value[1] >> 3;
        put.word |= in->value[2] << 16; /* Rd */
        put.wrong |= in->value[2] >> 8;
        put.wrong |= in->line[2];
        put = with(put, put_cindex(in->line, in->value[3], in->value[4], in->value[5]));
        put = with(put, put_guard(in->line + 1, in->value[6]));
        put = with(put, put_ctl(in->line + 3, in->value[8], in->value[11], in->value[12], in->value[13], in->value[14], in->value[15], in->value[16], in->value[7], in->value[9], in->value[10]));
        length = 16;
        break;
    case VOLTA_LDC_T:
        put.word |= (rt_u128)in->value[0] << 78; /* CMODE */
        put.wrong |= in->value[0] >> 2;
        put.word |= (rt_u128)in->value[1] << 73; /* CSIZE */
        put.wrong |= in->value[1] >> 3;
        put.word |= in->value[2] << 16; /* Rd */
        put.wrong |= in->value[2] >> 8;
        put = with(put, put_cindex(in->line, in->value[3], in->value[4], in->value[5]));
        put = with(put, put_guard(in->line + 1, in->value[6]));
        put = with(put, put_marks(in->line + 2));
        put = with(put, put_ctl(in->line + 3, in->value[8], in->value[11], in->value[12], in->value[13], in->value[14], in->value[15], in->value[16], in->value[7], in->value[9], in->value[10]));
        length = 16;
        break;
    case VOLTA_LDC_X:
        put.word |= (rt_u128)in->value[0] << 78; /* CMODE */
        put.wrong |= in->value[0] >> 2;
        put.word |= (rt_u128)in->value[1] << 73; /* CSIZE */
        put.wrong |= in->value[1] >> 3;
        put.word |= in->value[2] << 16; /* Rd */
        put.wrong |= in->value[2] >> 8;
        put = with(put, put_cxindex(in->line, in->value[3], in->value[4], in->value[5]));
        put = with(put, put_guard(in->line + 1, in->value[6]));
        put = with(put, put_marks(in->line + 2));
        put = with(put, put_ctl(in->line + 3, in->value[8], in->value[11], in->value[12], in->value[13], in->value[14], in->value[15], in->value[16], in->value[7], in->value[9], in->value[10]));
        length = 16;
        break;
    case VOLTA_ULDC_C:
        put.word |= (rt_u128)in->value[0] << 73; /* CSIZE */
        put.wrong |= in->value[0] >> 3;
        put.word |= in->value[1] << 16; /* Ud */
        put.wrong |= in->value[1] >> 6;
        put = with(put, put_uindex(in->line, in->value[2], in->value[3], in->value[4]));
        put = with(put, put_uguard(in->line + 1, in->value[5]));
        put = with(put, put_ctl(in->line + 2, in->value[7], in->value[10], in->value[11], in->value[12], in->value[13], in->value[14], in->value[15], in->value[6], in->value[8], in->value[9]));
        length = 16;
        break;
    case VOLTA_ULDC_I:
        put.word |= (rt_u128)in->value[0] << 73; /* CSIZE */
        put.wrong |= in->value[0] >> 3;
        put.word |= in->value[1] << 16; /* Ud */
        put.wrong |= in->value[1] >> 6;
        put.word |= in->value[2] << 54; /* CBANK */
        put.wrong |= in->value[2] >> 5;
        put.word |= in->value[3] << 24; /* Ua */
        put.wrong |= in->value[3] >> 6;
        put = with(put, put_uguard(in->line, in->value[4]));
        put = with(put, put_ctl(in->line + 1, in->value[6], in->value[9], in->value[10], in->value[11], in->value[12], in->value[13], in->value[14], in->value[5], in->value[7], in->value[8]));
        length = 16;
        break;
    case VOLTA_ULDC_IO:
        put.word |= (rt_u128)in->value[0] << 73; /* CSIZE */
        put.wrong |= in->value[0] >> 3;
        put.word |= in->value[1] << 16; /* Ud */
        put.wrong |= in->value[1] >> 6;
        put.word |= in->value[2] << 54; /* CBANK */
        put.wrong |= in->value[2] >> 5;
        put.word |= in->value[3] << 24; /* Ua */
        put.wrong |= in->value[3] >> 6;
        put.word |= in->value[4] << 38; /* CO16 */
        put.wrong |= in->value[4] >> 16;
        put = with(put, put_uguard(in->line, in->value[5]));
        put = with(put, put_ctl(in->line + 1, in->value[7], in->value[10], in->value[11], in->value[12], in->value[13], in->value[14], in->value[15], in->value[6], in->value[8], in->value[9]));
        length = 16;
        break;
    case VOLTA_ULDC_M:
        put.word |= (rt_u128)in->value[0] << 73; /* CSIZE */
        put.wrong |= in->value[0] >> 3;
        put.word |= in->value[1] << 16; /* Ud */
        put.wrong |= in->value[1] >> 6;
        put.word |= in->value[2] << 24; /* Ua */
        put.wrong |= in->value[2] >> 6;
        put.word |= (rt_u128)in->value[3] << 38; /* ULOFF */
        put.wrong |= in->value[3] >> 32;
        put.word |= (rt_u128)in->value[4] << 90; /* UQN */
        put.wrong |= in->value[4] >> 1;
        put.word |= (rt_u128)in->value[5] << 87; /* UQP */
        put.wrong |= in->value[5] >> 3;
        put.wrong |= in->line[0];
        put = with(put, put_uguard(in->line + 1, in->value[6]));
        put = with(put, put_ctl(in->line + 2, in->value[8], in->value[11], in->value[12], in->value[13], in->value[14], in->value[15], in->value[16], in->value[7], in->value[9], in->value[10]));
        length = 16;
        break;
    case VOLTA_LDSM_R:
        put.word |= (rt_u128)in->value[0] << 78; /* MKIND */
        put.wrong |= in->value[0] >> 2;
        put.word |= (rt_u128)in->value[1] << 72; /* MCOUNT */
        put.wrong |= in->value[1] >> 2;
        put.word |= in->value[2] << 16; /* Rd */
        put.wrong |= in->value[2] >> 8;
        put = with(put, put_are(in->line, in->value[3], in->value[4]));
        put = with(put, put_guard(in->line + 1, in->value[5]));
        put = with(put, put_marks(in->line + 2));
        put = with(put, put_ctl(in->line + 3, in->value[7], in->value[10], in->value[11], in->value[12], in->value[13], in->value[14], in->value[15], in->value[6], in->value[8], in->value[9]));
        length = 16;
        break;
    case VOLTA_LDSM_U:
        put.word |= (rt_u128)in->value[0] << 78; /* MKIND */
        put.wrong |= in->value[0] >> 2;
        put.word |= (rt_u128)in->value[1] << 72; /* MCOUNT */
        put.wrong |= in->value[1] >> 2;
        put.word |= in->value[2] << 16; /* Rd */
        put.wrong |= in->value[2] >> 8;
        put = with(put, put_al_2(in->line, in->value[3], in->value[4], in->value[5]));
        put = with(put, put_guard(in->line + 1, in->value[6]));
        put = with(put, put_marks(in->line + 2));
        put = with(put, put_ctl(in->line + 3, in->value[8], in->value[11], in->value[12], in->value[13], in->value[14], in->value[15], in->value[16], in->value[7], in->value[9], in->value[10]));
        length = 16;
        break;
    case VOLTA_STSM:
        put.word |= (rt_u128)in->value[0] << 78; /* MKIND */
        put.wrong |= in->value[0] >> 2;
        put.word |= (rt_u128)in->value[1] << 72; /* MCOUNT */
        put.wrong |= in->value[1] >> 2;
        put.word |= in->value[4] << 32; /* Rb */
        put.wrong |= in->value[4] >> 8;
        put = with(put, put_are(in->line, in->value[2], in->value[3]));
        put = with(put, put_guard(in->line + 1, in->value[5]));
        put = with(put, put_marks_2(in->line + 2));
        put = with(put, put_ctl(in->line + 3, in->value[7], in->value[10], in->value[11], in->value[12], in->value[13], in->value[14], in->value[15], in->value[6], in->value[8], in->value[9]));
        length = 16;
        break;
    case VOLTA_LDGSTS_R:
        put.word |= (rt_u128)in->value[0] << 81; /* BYPASS */
        put.wrong |= in->value[0] >> 1;
        put.word |= (rt_u128)in->value[1] << 84; /* EVICT */
        put.wrong |= in->value[1] >> 3;
        put.word |= (rt_u128)in->value[2] << 71; /* GLTC */
        put.wrong |= in->value[2] >> 2;
        put.word |= (rt_u128)in->value[3] << 73; /* GSIZE */
        put.wrong |= in->value[3] >> 3;
        put.word |= (rt_u128)in->value[4] << 82; /* ZFILL */
        put.wrong |= in->value[4] >> 1;
        put.word |= (rt_u128)in->value[5] << 77; /* GORD */
        put.wrong |= in->value[5] >> 4;
        put = with(put, put_saddr(in->line, in->value[6], in->value[7]));
        put = with(put, put_gaddr(in->line + 1, in->value[8], in->value[9], in->value[10]));
        put = with(put, put_px(in->line + 2, in->value[11], in->value[12]));
        put = with(put, put_desc_4(in->line + 3, in->value[9]));
        put = with(put, put_guard(in->line + 4, in->value[13]));
        put = with(put, put_marks(in->line + 5));
        put = with(put, put_ctl(in->line + 6, in->value[15], in->value[18], in->value[19], in->value[20], in->value[21], in->value[22], in->value[23], in->value[14], in->value[16], in->value[17]));
        length = 16;
        break;
    case VOLTA_LDGSTS_U:
        put.word |= (rt_u128)in->value[0] << 81; /* BYPASS */
        put.wrong |= in->value[0] >> 1;
        put.word |= (rt_u128)in->value[1] << 84; /* EVICT */
        put.wrong |= in->value[1] >> 3;
        put.word |= (rt_u128)in->value[2] << 71; /* GLTC */
        put.wrong |= in->value[2] >> 2;
        put.word |= (rt_u128)in->value[3] << 73; /* GSIZE */
        put.wrong |= in->value[3] >> 3;
        put.word |= (rt_u128)in->value[4] << 82; /* ZFILL */
        put.wrong |= in->value[4] >> 1;
        put.word |= (rt_u128)in->value[5] << 77; /* GORD */
        put.wrong |= in->value[5] >> 4;
        put = with(put, put_saddru(in->line, in->value[6], in->value[7], in->value[8]));
        put = with(put, put_gaddru(in->line + 1, in->value[9], in->value[10]));
        put = with(put, put_px(in->line + 2, in->value[11], in->value[12]));
        put = with(put, put_guard(in->line + 3, in->value[13]));
        put = with(put, put_marks(in->line + 4));
        put = with(put, put_ctl(in->line + 5, in->value[15], in->value[18], in->value[19], in->value[20], in->value[21], in->value[22], in->value[23], in->value[14], in->value[16], in->value[17]));
        length = 16;
        break;
    case VOLTA_LDGSTS_US:
        put.word |= (rt_u128)in->value[0] << 81; /* BYPASS */
        put.wrong |= in->value[0] >> 1;
        put.word |= (rt_u128)in->value[1] << 84; /* EVICT */
        put.wrong |= in->value[1] >> 3;
        put.word |= (rt_u128)in->value[2] << 71; /* GLTC */
        put.wrong |= in->value[2] >> 2;
        put.word |= (rt_u128)in->value[3] << 73; /* GSIZE */
        put.wrong |= in->value[3] >> 3;
        put.word |= (rt_u128)in->value[4] << 82; /* ZFILL */
        put.wrong |= in->value[4] >> 1;
        put.word |= (rt_u128)in->value[5] << 77; /* GORD */
        put.wrong |= in->value[5] >> 4;
        put = with(put, put_saddru(in->line, in->value[6], in->value[7], in->value[8]));
        put = with(put, put_gaddru(in->line + 1, in->value[9], in->value[10]));
        put = with(put, put_px(in->line + 2, in->value[11], in->value[12]));
        put = with(put, put_guard(in->line + 3, in->value[13]));
        put = with(put, put_marks_2(in->line + 4));
        put = with(put, put_ctl(in->line + 5, in->value[15], in->value[18], in->value[19], in->value[20], in->value[21], in->value[22], in->value[23], in->value[14], in->value[16], in->value[17]));
        length = 16;
        break;
    case VOLTA_S2R:
        put.word |= in->value[0] << 16; /* Rd */
        put.wrong |= in->value[0] >> 8;
        put = with(put, put_special(in->line, in->value[1]));
        put = with(put, put_guard(in->line + 1, in->value[2]));
        put = with(put, put_marks(in->line + 2));
        put = with(put, put_ctl(in->line + 3, in->value[4], in->value[7], in->value[8], in->value[9], in->value[10], in->value[11], in->value[12], in->value[3], in->value[5], in->value[6]));
        length = 16;
        break;
    case VOLTA_CS2R:
        put.word |= (rt_u128)in->value[0] << 80; /* SWIDE */
        put.wrong |= in->value[0] >> 1;
        put.word |= in->value[1] << 16; /* Rd */
        put.wrong |= in->value[1] >> 8;
        put = with(put, put_special(in->line, in->value[2]));
        put = with(put, put_guard(in->line + 1, in->value[3]));
        put = with(put, put_marks(in->line + 2));
        put = with(put, put_ctl(in->line + 3, in->value[5], in->value[8], in->value[9], in->value[10], in->value[11], in->value[12], in->value[13], in->value[4], in->value[6], in->value[7]));
        length = 16;
        break;
    case VOLTA_SULD_D:
        put.word |= (rt_u128)in->value[0] << 72; /* SBA */
        put.wrong |= in->value[0] >> 1;
        put.word |= in->value[1] << 61; /* SDIM */
        put.wrong |= in->value[1] >> 3;
        put.word |= (rt_u128)in->value[2] << 84; /* EVICT */
        put.wrong |= in->value[2] >> 3;
        put.word |= in->value[8] << 59; /* SBAD */
        put.wrong |= in->value[8] >> 2;
        put.word |= in->value[10] << 16; /* Rd */
        put.wrong |= in->value[10] >> 8;
        put.word |= in->value[11] << 24; /* Ra */
        put.wrong |= in->value[11] >> 8;
        put.word |= (rt_u128)in->value[3] << 73; /* MSIZE */
        put.wrong |= in->value[3] >> 3;
        put.wrong |= in->line[0];
        put = with(put, put_show(in->line + 1, in->value[4], in->value[5], in->value[6], in->value[7]));
        put = with(put, put_po(in->line + 2, in->value[9]));
        put = with(put, put_surf(in->line + 3, in->value[12], in->value[13], in->value[14], in->value[15], in->value[16]));
        put = with(put, put_guard(in->line + 4, in->value[17]));
        put = with(put, put_marks(in->line + 5));
        put = with(put, put_ctl(in->line + 6, in->value[19], in->value[22], in->value[23], in->value[24], in->value[25], in->value[26], in->value[27], in->value[18], in->value[20], in->value[21]));
        length = 16;
        break;
    case VOLTA_SULD_DR:
        put.word |= (rt_u128)in->value[0] << 72; /* SBA */
        put.wrong |= in->value[0] >> 1;
        put.word |= in->value[1] << 61; /* SDIM */
        put.wrong |= in->value[1] >> 3;
        put.word |= (rt_u128)in->value[2] << 84; /* EVICT */
        put.wrong |= in->value[2] >> 3;
        put.word |= in->value[8] << 59; /* SBAD */
        put.wrong |= in->value[8] >> 2;
        put.word |= in->value[10] << 16; /* Rd */
        put.wrong |= in->value[10] >> 8;
        put.word |= in->value[11] << 24; /* Ra */
        put.wrong |= in->value[11] >> 8;
        put.word |= (rt_u128)in->value[3] << 73; /* MSIZE */
        put.wrong |= in->value[3] >> 3;
        put.wrong |= in->line[0];
        put = with(put, put_show(in->line + 1, in->value[4], in->value[5], in->value[6], in->value[7]));
        put = with(put, put_po(in->line + 2, in->value[9]));
        put = with(put, put_surfr(in->line + 3, in->value[12]));
        put = with(put, put_guard(in->line + 4, in->value[13]));
        put = with(put, put_marks(in->line + 5));
        put = with(put, put_ctl(in->line + 6, in->value[15], in->value[18], in->value[19], in->value[20], in->value[21], in->value[22], in->value[23], in->value[14], in->value[16], in->value[17]));
        length = 16;
        break;
    case VOLTA_SULD_P:
        put.word |= in->value[0] << 61; /* SDIM */
        put.wrong |= in->value[0] >> 3;
        put.word |= (rt_u128)in->value[1] << 84; /* EVICT */
        put.wrong |= in->value[1] >> 3;
        put.word |= in->value[7] << 59; /* SBAD */
        put.wrong |= in->value[7] >> 2;
        put.word |= in->value[9] << 16; /* Rd */
        put.wrong |= in->value[9] >> 8;
        put.word |= in->value[10] << 24; /* Ra */
        put.wrong |= in->value[10] >> 8;
        put.word |= (rt_u128)in->value[6] << 72; /* SMASK */
        put.wrong |= in->value[6] >> 4;
        put.wrong |= in->line[1];
        put = with(put, put_show(in->line, in->value[2], in->value[3], in->value[4], in->value[5]));
        put = with(put, put_po(in->line + 2, in->value[8]));
        put = with(put, put_surf(in->line + 3, in->value[11], in->value[12], in->value[13], in->value[14], in->value[15]));
        put = with(put, put_guard(in->line + 4, in->value[16]));
        put = with(put, put_marks(in->line + 5));
        put = with(put, put_ctl(in->line + 6, in->value[18], in->value[21], in->value[22], in->value[23], in->value[24], in->value[25], in->value[26], in->value[17], in->value[19], in->value[20]));
        length = 16;
        break;
    case VOLTA_SULD_PR:
        put.word |= in->value[0] << 61; /* SDIM */
        put.wrong |= in->value[0] >> 3;
        put.word |= (rt_u128)in->value[1] << 84; /* EVICT */
        put.wrong |= in->value[1] >> 3;
        put.word |= in->value[7] << 59; /* SBAD */
        put.wrong |= in->value[7] >> 2;
        put.word |= in->value[9] << 16; /* Rd */
        put.wrong |= in->value[9] >> 8;
        put.word |= in->value[10] << 24; /* Ra */
        put.wrong |= in->value[10] >> 8;
        put.word |= (rt_u128)in->value[6] << 72; /* SMASK */
        put.wrong |= in->value[6] >> 4;
        put.wrong |= in->line[1];
        put = with(put, put_show(in->line, in->value[2], in->value[3], in->value[4], in->value[5]));
        put = with(put, put_po(in->line + 2, in->value[8]));
        put = with(put, put_surfr(in->line + 3, in->value[11]));
        put = with(put, put_guard(in->line + 4, in->value[12]));
        put = with(put, put_marks(in->line + 5));
        put = with(put, put_ctl(in->line + 6, in->value[14], in->value[17], in->value[18], in->value[19], in->value[20], in->value[21], in->value[22], in->value[13], in->value[15], in->value[16]));
        length = 16;
        break;
    case VOLTA_SUST_D:
        put.word |= (rt_u128)in->value[0] << 72; /* SBA */
        put.wrong |= in->value[0] >> 1;
        put.word |= in->value[1] << 61; /* SDIM */
        put.wrong |= in->value[1] >> 3;
        put.word |= (rt_u128)in->value[2] << 84; /* EVICT */
        put.wrong |= in->value[2] >> 3;
        put.word |= in->value[8] << 59; /* SBAD */
        put.wrong |= in->value[8] >> 2;
        put.word |= in->value[9] << 24; /* Ra */
        put.wrong |= in->value[9] >> 8;
        put.word |= in->value[10] << 32; /* Rb */
        put.wrong |= in->value[10] >> 8;
        put.word |= (rt_u128)in->value[3] << 73; /* MSIZE */
        put.wrong |= in->value[3] >> 3;
        put.wrong |= in->line[0];
        put = with(put, put_shows(in->line + 1, in->value[4], in->value[5], in->value[6], in->value[7]));
        put = with(put, put_surf(in->line + 2, in->value[11], in->value[12], in->value[13], in->value[14], in->value[15]));
        put = with(put, put_guard(in->line + 3, in->value[16]));
        put = with(put, put_marks(in->line + 4));
        put = with(put, put_ctl(in->line + 5, in->value[18], in->value[21], in->value[22], in->value[23], in->value[24], in->value[25], in->value[26], in->value[17], in->value[19], in->value[20]));
        length = 16;
        break;
    case VOLTA_SUST_DR:
        put.word |= (rt_u128)in->value[0] << 72; /* SBA */
        put.wrong |= in->value[0] >> 1;
        put.word |= in->value[1] << 61; /* SDIM */
        put.wrong |= in->value[1] >> 3;
        put.word |= (rt_u128)in->value[2] << 84; /* EVICT */
        put.wrong |= in->value[2] >> 3;
        put.word |= in->value[8] << 59; /* SBAD */
        put.wrong |= in->value[8] >> 2;
        put.word |= in->value[9] << 24; /* Ra */
        put.wrong |= in->value[9] >> 8;
        put.word |= in->value[10] << 32; /* Rb */
        put.wrong |= in->value[10] >> 8;
        put.word |= (rt_u128)in->value[3] << 73; /* MSIZE */
        put.wrong |= in->value[3] >> 3;
        put.wrong |= in->line[0];
        put = with(put, put_shows(in->line + 1, in->value[4], in->value[5], in->value[6], in->value[7]));
        put = with(put, put_surfr(in->line + 2, in->value[11]));
        put = with(put, put_guard(in->line + 3, in->value[12]));
        put = with(put, put_marks(in->line + 4));
        put = with(put, put_ctl(in->line + 5, in->value[14], in->value[17], in->value[18], in->value[19], in->value[20], in->value[21], in->value[22], in->value[13], in->value[15], in->value[16]));
        length = 16;
        break;
    case VOLTA_SUST_P:
        put.word |= in->value[0] << 61; /* SDIM */
        put.wrong |= in->value[0] >> 3;
        put.word |= (rt_u128)in->value[1] << 84; /* EVICT */
        put.wrong |= in->value[1] >> 3;
        put.word |= in->value[7] << 59; /* SBAD */
        put.wrong |= in->value[7] >> 2;
        put.word |= in->value[8] << 24; /* Ra */
        put.wrong |= in->value[8] >> 8;
        put.word |= in->value[9] << 32; /* Rb */
        put.wrong |= in->value[9] >> 8;
        put.word |= (rt_u128)in->value[6] << 72; /* SMASK */
        put.wrong |= in->value[6] >> 4;
        put.wrong |= in->line[1];
        put = with(put, put_shows(in->line, in->value[2], in->value[3], in->value[4], in->value[5]));
        put = with(put, put_surf(in->line + 2, in->value[10], in->value[11], in->value[12], in->value[13], in->value[14]));
        put = with(put, put_guard(in->line + 3, in->value[15]));
        put = with(put, put_marks(in->line + 4));
        put = with(put, put_ctl(in->line + 5, in->value[17], in->value[20], in->value[21], in->value[22], in->value[23], in->value[24], in->value[25], in->value[16], in->value[18], in->value[19]));
        length = 16;
        break;
    case VOLTA_SUST_PR:
        put.word |= in->value[0] << 61; /* SDIM */
        put.wrong |= in->value[0] >> 3;
        put.word |= (rt_u128)in->value[1] << 84; /* EVICT */
        put.wrong |= in->value[1] >> 3;
        put.word |= in->value[7] << 59; /* SBAD */
        put.wrong |= in->value[7] >> 2;
        put.word |= in->value[8] << 24; /* Ra */
        put.wrong |= in->value[8] >> 8;
        put.word |= in->value[9] << 32; /* Rb */
        put.wrong |= in->value[9] >> 8;
        put.word |= (rt_u128)in->value[6] << 72; /* SMASK */
        put.wrong |= in->value[6] >> 4;
        put.wrong |= in->line[1];
        put = with(put, put_shows(in->line, in->value[2], in->value[3], in->value[4], in->value[5]));
        put = with(put, put_surfr(in->line + 2, in->value[10]));
        put = with(put, put_guard(in->line + 3, in->value[11]));
        put = with(put, put_marks(in->line + 4));
        put = with(put, put_ctl(in->line + 5, in->value[13], in->value[16], in->value[17], in->value[18], in->value[19], in->value[20], in->value[21], in->value[12], in->value[14], in->value[15]));
        length = 16;
        break;
    case VOLTA_SURED_D:
        put.word |= (rt_u128)in->value[0] << 72; /* SBA */
        put.wrong |= in->value[0] >> 1;
        put.word |= in->value[1] << 61; /* SDIM */
        put.wrong |= in->value[1] >> 3;
        put.word |= (rt_u128)in->value[2] << 87; /* ROP */
        put.wrong |= in->value[2] >> 3;
        put.word |= (rt_u128)in->value[3] << 84; /* EVICT */
        put.wrong |= in->value[3] >> 3;
        put.word |= in->value[9] << 59; /* SBAD */
        put.wrong |= in->value[9] >> 2;
        put.word |= in->value[10] << 24; /* Ra */
        put.wrong |= in->value[10] >> 8;
        put.word |= in->value[11] << 32; /* Rb */
        put.wrong |= in->value[11] >> 8;
        put.word |= (rt_u128)in->value[4] << 73; /* STYPE */
        put.wrong |= in->value[4] >> 3;
        put.wrong |= in->line[0];
        put = with(put, put_showa(in->line + 1, in->value[5], in->value[6], in->value[7], in->value[8]));
        put = with(put, put_surf2(in->line + 2, in->value[12], in->value[13], in->value[14], in->value[15], in->value[16]));
        put = with(put, put_guard(in->line + 3, in->value[17]));
        put = with(put, put_marks(in->line + 4));
        put = with(put, put_ctl(in->line + 5, in->value[19], in->value[22], in->value[23], in->value[24], in->value[25], in->value[26], in->value[27], in->value[18], in->value[20], in->value[21]));
        length = 16;
        break;
    case VOLTA_SURED_DR:
        put.word |= (rt_u128)in->value[0] << 72; /* SBA */
        put.wrong |= in->value[0] >> 1;
        put.word |= in->value[1] << 61; /* SDIM */
        put.wrong |= in->value[1] >> 3;
        put.word |= (rt_u128)in->value[2] << 87; /* ROP */
        put.wrong |= in->value[2] >> 3;
        put.word |= (rt_u128)in->value[3] << 84; /* EVICT */
        put.wrong |= in->value[3] >> 3;
        put.word |= in->value[9] << 59; /* SBAD */
        put.wrong |= in->value[9] >> 2;
        put.word |= in->value[10] << 24; /* Ra */
        put.wrong |= in->value[10] >> 8;
        put.word |= in->value[11] << 32; /* Rb */
        put.wrong |= in->value[11] >> 8;
        put.word |= (rt_u128)in->value[4] << 73; /* STYPE */
        put.wrong |= in->value[4] >> 3;
        put.wrong |= in->line[0];
        put = with(put, put_showa(in->line + 1, in->value[5], in->value[6], in->value[7], in->value[8]));
        put = with(put, put_surfr_2(in->line + 2, in->value[12]));
        put = with(put, put_guard(in->line + 3, in->value[13]));
        put = with(put, put_marks(in->line + 4));
        put = with(put, put_ctl(in->line + 5, in->value[15], in->value[18], in->value[19], in->value[20], in->value[21], in->value[22], in->value[23], in->value[14], in->value[16], in->value[17]));
        length = 16;
        break;
    case VOLTA_SUATOM_D:
        put.word |= (rt_u128)in->value[0] << 72; /* SBA */
        put.wrong |= in->value[0] >> 1;
        put.word |= in->value[1] << 61; /* SDIM */
        put.wrong |= in->value[1] >> 3;
        put.word |= (rt_u128)in->value[2] << 87; /* AOP */
        put.wrong |= in->value[2] >> 4;
        put.word |= (rt_u128)in->value[3] << 84; /* EVICT */
        put.wrong |= in->value[3] >> 3;
        put.word |= in->value[9] << 59; /* SBAD */
        put.wrong |= in->value[9] >> 2;
        put.word |= (rt_u128)in->value[10] << 81; /* P0 */
        put.wrong |= in->value[10] >> 3;
        put.word |= in->value[11] << 16; /* Rd */
        put.wrong |= in->value[11] >> 8;
        put.word |= in->value[12] << 24; /* Ra */
        put.wrong |= in->value[12] >> 8;
        put.word |= in->value[13] << 32; /* Rb */
        put.wrong |= in->value[13] >> 8;
        put.word |= (rt_u128)in->value[4] << 73; /* STYPE */
        put.wrong |= in->value[4] >> 3;
        put.wrong |= in->line[0];
        put = with(put, put_showa(in->line + 1, in->value[5], in->value[6], in->value[7], in->value[8]));
        put = with(put, put_surf2(in->line + 2, in->value[14], in->value[15], in->value[16], in->value[17], in->value[18]));
        put = with(put, put_guard(in->line + 3, in->value[19]));
        put = with(put, put_marks(in->line + 4));
        put = with(put, put_ctl(in->line + 5, in->value[21], in->value[24], in->value[25], in->value[26], in->value[27], in->value[28], in->value[29], in->value[20], in->value[22], in->value[23]));
        length = 16;
        break;
    case VOLTA_SUATOM_DR:
        put.word |= (rt_u128)in->value[0] << 72; /* SBA */
        put.wrong |= in->value[0] >> 1;
        put.word |= in->value[1] << 61; /* SDIM */
        put.wrong |= in->value[1] >> 3;
        put.word |= (rt_u128)in->value[2] << 87; /* AOP */
        put.wrong |= in->value[2] >> 4;
        put.word |= (rt_u128)in->value[3] << 84; /* EVICT */
        put.wrong |= in->value[3] >> 3;
        put.word |= in->value[9] << 59; /* SBAD */
        put.wrong |= in->value[9] >> 2;
        put.word |= (rt_u128)in->value[10] << 81; /* P0 */
        put.wrong |= in->value[10] >> 3;
        put.word |= in->value[11] << 16; /* Rd */
        put.wrong |= in->value[11] >> 8;
        put.word |= in->value[12] << 24; /* Ra */
        put.wrong |= in->value[12] >> 8;
        put.word |= in->value[13] << 32; /* Rb */
        put.wrong |= in->value[13] >> 8;
        put.word |= (rt_u128)in->value[4] << 73; /* STYPE */
        put.wrong |= in->value[4] >> 3;
        put.wrong |= in->line[0];
        put = with(put, put_showa(in->line + 1, in->value[5], in->value[6], in->value[7], in->value[8]));
        put = with(put, put_surfr_2(in->line + 2, in->value[14]));
        put = with(put, put_guard(in->line + 3, in->value[15]));
        put = with(put, put_marks(in->line + 4));
        put = with(put, put_ctl(in->line + 5, in->value[17], in->value[20], in->value[21], in->value[22], in->value[23], in->value[24], in->value[25], in->value[16], in->value[18], in->value[19]));
        length = 16;
        break;
    case VOLTA_SUATOM_C:
        put.word |= (rt_u128)in->value[0] << 72; /* SBA */
        put.wrong |= in->value[0] >> 1;
        put.word |= in->value[1] << 61; /* SDIM */
        put.wrong |= in->value[1] >> 3;
        put.word |= (rt_u128)in->value[2] << 84; /* EVICT */
        put.wrong |= in->value[2] >> 3;
        put.word |= in->value[8] << 59; /* SBAD */
        put.wrong |= in->value[8] >> 2;
        put.word |= (rt_u128)in->value[9] << 81; /* P0 */
        put.wrong |= in->value[9] >> 3;
        put.word |= in->value[10] << 16; /* Rd */
        put.wrong |= in->value[10] >> 8;
        put.word |= in->value[11] << 24; /* Ra */
        put.wrong |= in->value[11] >> 8;
        put.word |= in->value[12] << 32; /* Rb */
        put.wrong |= in->value[12] >> 8;
        put.word |= (rt_u128)in->value[3] << 73; /* SCTYPE */
        put.wrong |= in->value[3] >> 3;
        put.wrong |= in->line[0];
        put = with(put, put_showa(in->line + 1, in->value[4], in->value[5], in->value[6], in->value[7]));
        put = with(put, put_surf2(in->line + 2, in->value[13], in->value[14], in->value[15], in->value[16], in->value[17]));
        put = with(put, put_guard(in->line + 3, in->value[18]));
        put = with(put, put_marks(in->line + 4));
        put = with(put, put_ctl(in->line + 5, in->value[20], in->value[23], in->value[24], in->value[25], in->value[26], in->value[27], in->value[28], in->value[19], in->value[21], in->value[22]));
        length = 16;
        break;
    case VOLTA_SUATOM_CR:
        put.word |= (rt_u128)in->value[0] << 72; /* SBA */
        put.wrong |= in->value[0] >> 1;
        put.word |= in->value[1] << 61; /* SDIM */
        put.wrong |= in->value[1] >> 3;
        put.word |= (rt_u128)in->value[2] << 84; /* EVICT */
        put.wrong |= in->value[2] >> 3;
        put.word |= in->value[8] << 59; /* SBAD */
        put.wrong |= in->value[8] >> 2;
        put.word |= (rt_u128)in->value[9] << 81; /* P0 */
        put.wrong |= in->value[9] >> 3;
        put.word |= in->value[10] << 16; /* Rd */
        put.wrong |= in->value[10] >> 8;
        put.word |= in->value[11] << 24; /* Ra */
        put.wrong |= in->value[11] >> 8;
        put.word |= in->value[12] << 32; /* Rb */
        put.wrong |= in->value[12] >> 8;
        put.word |= (rt_u128)in->value[3] << 73; /* SCTYPE */
        put.wrong |= in->value[3] >> 3;
        put.wrong |= in->line[0];
        put = with(put, put_showa(in->line + 1, in->value[4], in->value[5], in->value[6], in->value[7]));
        put = with(put, put_surfr_2(in->line + 2, in->value[13]));
        put = with(put, put_guard(in->line + 3, in->value[14]));
        put = with(put, put_marks(in->line + 4));
        put = with(put, put_ctl(in->line + 5, in->value[16], in->value[19], in->value[20], in->value[21], in->value[22], in->value[23], in->value[24], in->value[15], in->value[17], in->value[18]));
        length = 16;
        break;
    case VOLTA_SUQUERY_C:
        put.word |= in->value[0] << 61; /* SDIM */
        put.wrong |= in->value[0] >> 3;
        put.word |= (rt_u128)in->value[1] << 81; /* P0 */
        put.wrong |= in->value[1] >> 3;
        put.word |= in->value[2] << 16; /* Rd */
        put.wrong |= in->value[2] >> 8;
        put.word |= in->value[3] << 24; /* Ra */
        put.wrong |= in->value[3] >> 8;
        put = with(put, put_surf_2(in->line, in->value[4], in->value[5], in->value[6], in->value[7], in->value[8]));
        put = with(put, put_guard(in->line + 1, in->value[9]));
        put = with(put, put_marks_2(in->line + 2));
        put = with(put, put_ctl(in->line + 3, in->value[11], in->value[14], in->value[15], in->value[16], in->value[17], in->value[18], in->value[19], in->value[10], in->value[12], in->value[13]));
        length = 16;
        break;
    case VOLTA_SUQUERY_R:
        put.word |= in->value[0] << 61; /* SDIM */
        put.wrong |= in->value[0] >> 3;
        put.word |= (rt_u128)in->value[1] << 81; /* P0 */
        put.wrong |= in->value[1] >> 3;
        put.word |= in->value[2] << 16; /* Rd */
        put.wrong |= in->value[2] >> 8;
        put.word |= in->value[3] << 24; /* Ra */
        put.wrong |= in->value[3] >> 8;
        put.word |= (rt_u128)in->value[4] << 64; /* Rc */
        put.wrong |= in->value[4] >> 8;
        put.wrong |= in->line[0];
        put = with(put, put_guard(in->line + 1, in->value[5]));
        put = with(put, put_marks_2(in->line + 2));
        put = with(put, put_ctl(in->line + 3, in->value[7], in->value[10], in->value[11], in->value[12], in->value[13], in->value[14], in->value[15], in->value[6], in->value[8], in->value[9]));
        length = 16;
        break;
    case VOLTA_HMMA_884:
        put.word |= (rt_u128)in->value[0] << 75; /* MV4 */
        put.wrong |= in->value[0] >> 1;
        put.word |= (((rt_u128)in->value[1] & 0x1) << 76) | (((rt_u128)in->value[1] >> 1 & 0x1) << 78); /* MVT */
        put.wrong |= in->value[1] >> 2;
        put.word |= (rt_u128)in->value[2] << 79; /* MSTEP */
        put.wrong |= in->value[2] >> 2;
        put.word |= (rt_u128)in->value[3] << 77; /* MSAT1 */
        put.wrong |= in->value[3] >> 1;
        put.word |= in->value[4] << 16; /* Rd */
        put.wrong |= in->value[4] >> 8;
        put.word |= (rt_u128)in->value[5] << 72; /* NA */
        put.wrong |= in->value[5] >> 1;
        put.word |= in->value[6] << 24; /* Ra */
        put.wrong |= in->value[6] >> 8;
        put.word |= (rt_u128)in->value[7] << 122; /* RA */
        put.wrong |= in->value[7] >> 1;
        put.word |= (rt_u128)in->value[8] << 73; /* MROWA */
        put.wrong |= in->value[8] >> 1;
        put.word |= in->value[9] << 63; /* NB */
        put.wrong |= in->value[9] >> 1;
        put.word |= in->value[10] << 32; /* Rb */
        put.wrong |= in->value[10] >> 8;
        put.word |= (rt_u128)in->value[11] << 123; /* RB */
        put.wrong |= in->value[11] >> 1;
        put.word |= (rt_u128)in->value[12] << 74; /* MROWB */
        put.wrong |= in->value[12] >> 1;
        put.word |= (rt_u128)in->value[13] << 64; /* Rc */
        put.wrong |= in->value[13] >> 8;
        put.word |= (rt_u128)in->value[14] << 124; /* RC */
        put.wrong |= in->value[14] >> 1;
        put.wrong |= in->line[1];
        put = with(put, put_guard(in->line, in->value[15]));
        put = with(put, put_ctl(in->line + 2, in->value[17], in->value[20], in->value[21], in->value[22], in->value[23], in->value[24], in->value[25], in->value[16], in->value[18], in->value[19]));
        length = 16;
        break;
    case VOLTA_HMMA_T:
        put.word |= (((rt_u128)in->value[0] & 0x1) << 75) | (((rt_u128)in->value[0] >> 1 & 0x1) << 78); /* MSHAPE */
        put.wrong |= in->value[0] >> 2;
        put.word |= (rt_u128)in->value[1] << 76; /* MVD */
        put.wrong |= in->value[1] >> 1;
        put.word |= (rt_u128)in->value[2] << 77; /* MSAT1 */
        put.wrong |= in->value[2] >> 1;
        put.word |= in->value[3] << 16; /* Rd */
        put.wrong |= in->value[3] >> 8;
        put.word |= (rt_u128)in->value[4] << 72; /* NA */
        put.wrong |= in->value[4] >> 1;
        put.word |= in->value[5] << 24; /* Ra */
        put.wrong |= in->value[5] >> 8;
        put.word |= (rt_u128)in->value[6] << 122; /* RA */
        put.wrong |= in->value[6] >> 1;
        put.word |= in->value[7] << 63; /* NB */
        put.wrong |= in->value[7] >> 1;
        put.word |= in->value[8] << 32; /* Rb */
        put.wrong |= in->value[8] >> 8;
        put.word |= (rt_u128)in->value[9] << 123; /* RB */
        put.wrong |= in->value[9] >> 1;
        put.word |= (rt_u128)in->value[10] << 64; /* Rc */
        put.wrong |= in->value[10] >> 8;
        put.word |= (rt_u128)in->value[11] << 124; /* RC */
        put.wrong |= in->value[11] >> 1;
        put.wrong |= in->line[1];
        put = with(put, put_guard(in->line, in->value[12]));
        put = with(put, put_ctl(in->line + 2, in->value[14], in->value[17], in->value[18], in->value[19], in->value[20], in->value[21], in->value[22], in->value[13], in->value[15], in->value[16]));
        length = 16;
        break;
    case VOLTA_HMMA_A:
    case VOLTA_HMMA_SP:
        put.word |= (((rt_u128)in->value[0] & 0x1) << 75) | (((rt_u128)in->value[0] >> 1 & 0x1) << 78); /* MSHAPE */
        put.wrong |= in->value[0] >> 2;
        put.word |= (rt_u128)in->value[1] << 76; /* MVD */
        put.wrong |= in->value[1] >> 1;
        put.word |= (rt_u128)in->value[2] << 82; /* MFMT */
        put.wrong |= in->value[2] >> 2;
        put.word |= in->value[3] << 16; /* Rd */
        put.wrong |= in->value[3] >> 8;
        put.word |= (rt_u128)in->value[4] << 72; /* NA */
        put.wrong |= in->value[4] >> 1;
        put.word |= in->value[5] << 24; /* Ra */
        put.wrong |= in->value[5] >> 8;
        put.word |= (rt_u128)in->value[6] << 122; /* RA */
        put.wrong |= in->value[6] >> 1;
        put.word |= in->value[7] << 63; /* NB */
        put.wrong |= in->value[7] >> 1;
        put.word |= in->value[8] << 32; /* Rb */
        put.wrong |= in->value[8] >> 8;
        put.word |= (rt_u128)in->value[9] << 123; /* RB */
        put.wrong |= in->value[9] >> 1;
        put.word |= (rt_u128)in->value[10] << 64; /* Rc */
        put.wrong |= in->value[10] >> 8;
        put.word |= (rt_u128)in->value[11] << 124; /* RC */
        put.wrong |= in->value[11] >> 1;
        put = with(put, put_mupred(in->line, in->value[12], in->value[13]));
        put = with(put, put_guard(in->line + 1, in->value[14]));
        put = with(put, put_marks(in->line + 2));
        put = with(put, put_ctl(in->line + 3, in->value[16], in->value[19], in->value[20], in->value[21], in->value[22], in->value[23], in->value[24], in->value[15], in->value[17], in->value[18]));
        length = 16;
        break;
    case VOLTA_IMMA:
        put.word |= (((rt_u128)in->value[0] & 0x1) << 75) | (((rt_u128)in->value[0] >> 1 & 0x3) << 85); /* MISHAPE */
        put.wrong |= in->value[0] >> 3;
        put.word |= (((rt_u128)in->value[1] & 0x1) << 76) | (((rt_u128)in->value[1] >> 1 & 0x1) << 83); /* MIA */
        put.wrong |= in->value[1] >> 2;
        put.word |= (((rt_u128)in->value[2] & 0x1) << 78) | (((rt_u128)in->value[2] >> 1 & 0x1) << 84); /* MIB */
        put.wrong |= in->value[2] >> 2;
        put.word |= (rt_u128)in->value[3] << 82; /* MSAT */
        put.wrong |= in->value[3] >> 1;
        put.word |= in->value[4] << 16; /* Rd */
        put.wrong |= in->value[4] >> 8;
        put.word |= in->value[5] << 24; /* Ra */
        put.wrong |= in->value[5] >> 8;
        put.word |= (rt_u128)in->value[6] << 122; /* RA */
        put.wrong |= in->value[6] >> 1;
        put.word |= in->value[7] << 32; /* Rb */
        put.wrong |= in->value[7] >> 8;
        put.word |= (rt_u128)in->value[8] << 123; /* RB */
        put.wrong |= in->value[8] >> 1;
        put.word |= (rt_u128)in->value[9] << 64; /* Rc */
        put.wrong |= in->value[9] >> 8;
        put.word |= (rt_u128)in->value[10] << 124; /* RC */
        put.wrong |= in->value[10] >> 1;
        put = with(put, put_mupred(in->line, in->value[11], in->value[12]));
        put = with(put, put_guard(in->line + 1, in->value[13]));
        put = with(put, put_marks(in->line + 2));
        put = with(put, put_ctl(in->line + 3, in->value[15], in->value[18], in->value[19], in->value[20], in->value[21], in->value[22], in->value[23], in->value[14], in->value[16], in->value[17]));
        length = 16;
        break;
    case VOLTA_BMMA:
        put.word |= (rt_u128)in->value[0] << 75; /* MBSHAPE */
        put.wrong |= in->value[0] >> 2;
        put.word |= in->value[1] << 16; /* Rd */
        put.wrong |= in->value[1] >> 8;
        put.word |= in->value[2] << 24; /* Ra */
        put.wrong |= in->value[2] >> 8;
        put.word |= (rt_u128)in->value[3] << 122; /* RA */
        put.wrong |= in->value[3] >> 1;
        put.word |= in->value[4] << 32; /* Rb */
        put.wrong |= in->value[4] >> 8;
        put.word |= (rt_u128)in->value[5] << 123; /* RB */
        put.wrong |= in->value[5] >> 1;
        put.word |= (rt_u128)in->value[6] << 64; /* Rc */
        put.wrong |= in->value[6] >> 8;
        put.word |= (rt_u128)in->value[7] << 124; /* RC */
        put.wrong |= in->value[7] >> 1;
        put = with(put, put_guard(in->line, in->value[8]));
        put = with(put, put_marks(in->line + 1));
        put = with(put, put_ctl(in->line + 2, in->value[10], in->value[13], in->value[14], in->value[15], in->value[16], in->value[17], in->value[18], in->value[9], in->value[11], in->value[12]));
        length = 16;
        break;
    case VOLTA_DMMA_A:
        put.word |= in->value[0] << 16; /* Rd */
        put.wrong |= in->value[0] >> 8;
        put.word |= in->value[1] << 24; /* Ra */
        put.wrong |= in->value[1] >> 8;
        put.word |= (rt_u128)in->value[2] << 122; /* RA */
        put.wrong |= in->value[2] >> 1;
        put.word |= in->value[3] << 32; /* Rb */
        put.wrong |= in->value[3] >> 8;
        put.word |= (rt_u128)in->value[4] << 123; /* RB */
        put.wrong |= in->value[4] >> 1;
        put.word |= (rt_u128)in->value[5] << 64; /* Rc */
        put.wrong |= in->value[5] >> 8;
        put.word |= (rt_u128)in->value[6] << 124; /* RC */
        put.wrong |= in->value[6] >> 1;
        put = with(put, put_guard(in->line, in->value[7]));
        put = with(put, put_marks(in->line + 1));
        put = with(put, put_ctl(in->line + 2, in->value[9], in->value[12], in->value[13], in->value[14], in->value[15], in->value[16], in->value[17], in->value[8], in->value[10], in->value[11]));
        length = 16;
        break;
    case VOLTA_DMMA_H:
        put.word |= in->value[0] << 16; /* Rd */
        put.wrong |= in->value[0] >> 8;
        put.word |= in->value[1] << 24; /* Ra */
        put.wrong |= in->value[1] >> 8;
        put.word |= (rt_u128)in->value[2] << 122; /* RA */
        put.wrong |= in->value[2] >> 1;
        put.word |= in->value[3] << 32; /* Rb */
        put.wrong |= in->value[3] >> 8;
        put.word |= (rt_u128)in->value[4] << 123; /* RB */
        put.wrong |= in->value[4] >> 1;
        put.word |= (rt_u128)in->value[5] << 64; /* Rc */
        put.wrong |= in->value[5] >> 8;
        put.word |= (rt_u128)in->value[6] << 124; /* RC */
        put.wrong |= in->value[6] >> 1;
        put = with(put, put_guard(in->line, in->value[7]));
        put = with(put, put_marks_2(in->line + 1));
        put = with(put, put_ctl(in->line + 2, in->value[9], in->value[12], in->value[13], in->value[14], in->value[15], in->value[16], in->value[17], in->value[8], in->value[10], in->value[11]));
        length = 16;
        break;
    case VOLTA_MOVM:
        put.word |= (rt_u128)in->value[0] << 75; /* MMSIZE */
        put.wrong |= in->value[0] >> 3;
        put.word |= (rt_u128)in->value[1] << 78; /* MMKIND */
        put.wrong |= in->value[1] >> 2;
        put.word |= in->value[2] << 16; /* Rd */
        put.wrong |= in->value[2] >> 8;
        put.word |= in->value[3] << 24; /* Ra */
        put.wrong |= in->value[3] >> 8;
        put = with(put, put_guard(in->line, in->value[4]));
        put = with(put, put_marks(in->line + 1));
        put = with(put, put_ctl(in->line + 2, in->value[6], in->value[9], in->value[10], in->value[11], in->value[12], in->value[13], in->value[14], in->value[5], in->value[7], in->value[8]));
        length = 16;
        break;
    case VOLTA_HGMMA_HGMMA_R:
    case VOLTA_HGMMA_IGMMA_R:
    case VOLTA_HGMMA_BGMMA_R:
        put.word |= in->value[0] << 16; /* Rd */
        put.wrong |= in->value[0] >> 8;
        put.word |= in->value[1] << 24; /* Ra */
        put.wrong |= in->value[1] >> 8;
        put.word |= (rt_u128)in->value[2] << 122; /* RA */
        put.wrong |= in->value[2] >> 1;
        put.word |= in->value[3] << 32; /* Ub */
        put.wrong |= in->value[3] >> 6;
        put.word |= (rt_u128)in->value[4] << 64; /* Rc */
        put.wrong |= in->value[4] >> 8;
        put.word |= (rt_u128)in->value[5] << 124; /* RC */
        put.wrong |= in->value[5] >> 1;
        put = with(put, put_guard(in->line, in->value[6]));
        put = with(put, put_marks_2(in->line + 1));
        put = with(put, put_ctl(in->line + 2, in->value[8], in->value[11], in->value[12], in->value[13], in->value[14], in->value[15], in->value[16], in->value[7], in->value[9], in->value[10]));
        length = 16;
        break;
    case VOLTA_HGMMA_HGMMA_D:
    case VOLTA_HGMMA_IGMMA_D:
    case VOLTA_HGMMA_BGMMA_D:
        put.word |= in->value[0] << 16; /* Rd */
        put.wrong |= in->value[0] >> 8;
        put.word |= in->value[1] << 24; /* Ua */
        put.wrong |= in->value[1] >> 6;
        put.word |= (rt_u128)in->value[2] << 64; /* Rc */
        put.wrong |= in->value[2] >> 8;
        put.word |= (rt_u128)in->value[3] << 124; /* RC */
        put.wrong |= in->value[3] >> 1;
        put = with(put, put_guard(in->line, in->value[4]));
        put = with(put, put_marks_2(in->line + 1));
        put = with(put, put_ctl(in->line + 2, in->value[6], in->value[9], in->value[10], in->value[11], in->value[12], in->value[13], in->value[14], in->value[5], in->value[7], in->value[8]));
        length = 16;
        break;
    case VOLTA_TEX_C:
        put.word |= in->value[0] << 60; /* TSCR */
        put.wrong |= in->value[0] >> 1;
        put.word |= (rt_u128)in->value[2] << 79; /* TF16 */
        put.wrong |= in->value[2] >> 2;
        put.word |= (rt_u128)in->value[3] << 87; /* TLOD */
        put.wrong |= in->value[3] >> 3;
        put.word |= (rt_u128)in->value[4] << 76; /* TAOFFI */
        put.wrong |= in->value[4] >> 1;
        put.word |= (rt_u128)in->value[5] << 78; /* TDC */
        put.wrong |= in->value[5] >> 1;
        put.word |= (rt_u128)in->value[6] << 84; /* EVICT */
        put.wrong |= in->value[6] >> 3;
        put.word |= (rt_u128)in->value[7] << 77; /* TNDV */
        put.wrong |= in->value[7] >> 1;
        put.word |= (rt_u128)in->value[8] << 90; /* TNODEP */
        put.wrong |= in->value[8] >> 1;
        put.word |= (rt_u128)in->value[10] << 64; /* Rc */
        put.wrong |= in->value[10] >> 8;
        put.word |= in->value[11] << 16; /* Rd */
        put.wrong |= in->value[11] >> 8;
        put.word |= in->value[12] << 24; /* Ra */
        put.wrong |= in->value[12] >> 8;
        put.word |= in->value[18] << 61; /* TDIM */
        put.wrong |= in->value[18] >> 3;
        put = with(put, put_tbx(in->line, in->value[1]));
        put = with(put, put_po(in->line + 1, in->value[9]));
        put = with(put, put_arb(in->line + 2, in->value[13]));
        put = with(put, put_tbound(in->line + 3, in->value[14], in->value[15], in->value[16], in->value[17]));
        put = with(put, put_tm(in->line + 4, in->value[19]));
        put = with(put, put_thints(in->line + 5, in->value[20]));
        put = with(put, put_guard(in->line + 6, in->value[21]));
        put = with(put, put_marks(in->line + 7));
        put = with(put, put_ctl(in->line + 8, in->value[23], in->value[26], in->value[27], in->value[28], in->value[29], in->value[30], in->value[31], in->value[22], in->value[24], in->value[25]));
        length = 16;
        break;
    case VOLTA_TEX_I:
        put.word |= in->value[0] << 60; /* TSCR */
        put.wrong |= in->value[0] >> 1;
        put.word |= in->value[1] << 59; /* TB */
        put.wrong |= in->value[1] >> 1;
        put.word |= (rt_u128)in->value[2] << 79; /* TF16 */
        put.wrong |= in->value[2] >> 2;
        put.word |= (rt_u128)in->value[3] << 87; /* TLOD */
        put.wrong |= in->value[3] >> 3;
        put.word |= (rt_u128)in->value[4] << 76; /* TAOFFI */
        put.wrong |= in->value[4] >> 1;
        put.word |= (rt_u128)in->value[5] << 78; /* TDC */
        put.wrong |= in->value[5] >> 1;
        put.word |= (rt_u128)in->value[6] << 84; /* EVICT */
        put.wrong |= in->value[6] >> 3;
        put.word |= (rt_u128)in->value[7] << 77; /* TNDV */
        put.wrong |= in->value[7] >> 1;
        put.word |= (rt_u128)in->value[8] << 90; /* TNODEP */
        put.wrong |= in->value[8] >> 1;
        put.word |= (rt_u128)in->value[10] << 64; /* Rc */
        put.wrong |= in->value[10] >> 8;
        put.word |= in->value[11] << 16; /* Rd */
        put.wrong |= in->value[11] >> 8;
        put.word |= in->value[12] << 24; /* Ra */
        put.wrong |= in->value[12] >> 8;
        put.word |= in->value[17] << 61; /* TDIM */
        put.wrong |= in->value[17] >> 3;
        put = with(put, put_po(in->line, in->value[9]));
        put = with(put, put_arb(in->line + 1, in->value[13]));
        put = with(put, put_tbound3(in->line + 2, in->value[14], in->value[15], in->value[16]));
        put = with(put, put_tm(in->line + 3, in->value[18]));
        put = with(put, put_thints(in->line + 4, in->value[19]));
        put = with(put, put_guard(in->line + 5, in->value[20]));
        put = with(put, put_marks(in->line + 6));
        put = with(put, put_ctl(in->line + 7, in->value[22], in->value[25], in->value[26], in->value[27], in->value[28], in->value[29], in->value[30], in->value[21], in->value[23], in->value[24]));
        if (in->line[2] == 0) {
            put.word &= ~(rt_u128)UINT64_C(0x800000000000000);
            put.word |= in->value[1] << 59; /* TB */
            put.wrong |= in->value[1] >> 1;
        }
        if (in->line[2] == 1) {
            put.word &= ~(rt_u128)UINT64_C(0x800000000000000);
            put.word |= in->value[1] << 59; /* TB */
            put.wrong |= in->value[1] >> 1;
        }
        length = 16;
        break;
    case VOLTA_TEX_R:
        put.word |= in->value[0] << 60; /* TSCR */
        put.wrong |= in->value[0] >> 1;
        put.word |= in->value[1] << 59; /* TB */
        put.wrong |= in->value[1] >> 1;
        put.word |= (rt_u128)in->value[2] << 79; /* TF16 */
        put.wrong |= in->value[2] >> 2;
        put.word |= (rt_u128)in->value[3] << 87; /* TLOD */
        put.wrong |= in->value[3] >> 3;
        put.word |= (rt_u128)in->value[4] << 76; /* TAOFFI */
        put.wrong |= in->value[4] >> 1;
        put.word |= (rt_u128)in->value[5] << 78; /* TDC */
        put.wrong |= in->value[5] >> 1;
        put.word |= (rt_u128)in->value[6] << 84; /* EVICT */
        put.wrong |= in->value[6] >> 3;
        put.word |= (rt_u128)in->value[7] << 77; /* TNDV */
        put.wrong |= in->value[7] >> 1;
        put.word |= (rt_u128)in->value[8] << 90; /* TNODEP */
        put.wrong |= in->value[8] >> 1;
        put.word |= (rt_u128)in->value[10] << 64; /* Rc */
        put.wrong |= in->value[10] >> 8;
        put.word |= in->value[11] << 16; /* Rd */
        put.wrong |= in->value[11] >> 8;
        put.word |= in->value[12] << 24; /* Ra */
        put.wrong |= in->value[12] >> 8;
        put.word |= in->value[14] << 61; /* TDIM */
        put.wrong |= in->value[14] >> 3;
        put = with(put, put_po(in->line, in->value[9]));
        put = with(put, put_arb(in->line + 1, in->value[13]));
        put = with(put, put_tbound1(in->line + 2));
        put = with(put, put_tm(in->line + 3, in->value[15]));
        put = with(put, put_thints(in->line + 4, in->value[16]));
        put = with(put, put_guard(in->line + 5, in->value[17]));
        put = with(put, put_marks(in->line + 6));
        put = with(put, put_ctl(in->line + 7, in->value[19], in->value[22], in->value[23], in->value[24], in->value[25], in->value[26], in->value[27], in->value[18], in->value[20], in->value[21]));
        if (in->line[2] == 0) {
            put.word &= ~(rt_u128)UINT64_C(0x800000000000000);
            put.word |= in->value[1] << 59; /* TB */
            put.wrong |= in->value[1] >> 1;
        }
        if (in->line[2] == 1) {
            put.word &= ~(rt_u128)UINT64_C(0x800000000000000);
            put.word |= in->value[1] << 59; /* TB */
            put.wrong |= in->value[1] >> 1;
        }
        length = 16;
        break;
    case VOLTA_TLD_C:
        put.word |= in->value[0] << 60; /* TSCR */
        put.wrong |= in->value[0] >> 1;
        put.word |= (rt_u128)in->value[2] << 79; /* TF16 */
        put.wrong |= in->value[2] >> 2;
        put.word |= (rt_u128)in->value[3] << 87; /* TLODL */
        put.wrong |= in->value[3] >> 3;
        put.word |= (rt_u128)in->value[4] << 76; /* TAOFFI */
        put.wrong |= in->value[4] >> 1;
        put.word |= (rt_u128)in->value[5] << 84; /* EVICT */
        put.wrong |= in->value[5] >> 3;
        put.word |= (rt_u128)in->value[6] << 77; /* TCL */
        put.wrong |= in->value[6] >> 1;
        put.word |= (rt_u128)in->value[7] << 78; /* TMS */
        put.wrong |= in->value[7] >> 1;
        put.word |= (rt_u128)in->value[8] << 90; /* TNODEP */
        put.wrong |= in->value[8] >> 1;
        put.word |= (rt_u128)in->value[10] << 64; /* Rc */
        put.wrong |= in->value[10] >> 8;
        put.word |= in->value[11] << 16; /* Rd */
        put.wrong |= in->value[11] >> 8;
        put.word |= in->value[12] << 24; /* Ra */
        put.wrong |= in->value[12] >> 8;
        put.word |= in->value[18] << 61; /* TDIML */
        put.wrong |= in->value[18] >> 3;
        put = with(put, put_tbx(in->line, in->value[1]));
        put = with(put, put_po(in->line + 1, in->value[9]));
        put = with(put, put_arb(in->line + 2, in->value[13]));
        put = with(put, put_tbound(in->line + 3, in->value[14], in->value[15], in->value[16], in->value[17]));
        put = with(put, put_tm(in->line + 4, in->value[19]));
        put = with(put, put_thints(in->line + 5, in->value[20]));
        put = with(put, put_guard(in->line + 6, in->value[21]));
        put = with(put, put_marks(in->line + 7));
        put = with(put, put_ctl(in->line + 8, in->value[23], in->value[26], in->value[27], in->value[28], in->value[29], in->value[30], in->value[31], in->value[22], in->value[24], in->value[25]));
        length = 16;
        break;
    case VOLTA_TLD_I:
        put.word |= in->value[0] << 60; /* TSCR */
        put.wrong |= in->value[0] >> 1;
        put.word |= in->value[1] << 59; /* TB */
        put.wrong |= in->value[1] >> 1;
        put.word |= (rt_u128)in->value[2] << 79; /* TF16 */
        put.wrong |= in->value[2] >> 2;
        put.word |= (rt_u128)in->value[3] << 87; /* TLODL */
        put.wrong |= in->value[3] >> 3;
        put.word |= (rt_u128)in->value[4] << 76; /* TAOFFI */
        put.wrong |= in->value[4] >> 1;
        put.word |= (rt_u128)in->value[5] << 84; /* EVICT */
        put.wrong |= in->value[5] >> 3;
        put.word |= (rt_u128)in->value[6] << 77; /* TCL */
        put.wrong |= in->value[6] >> 1;
        put.word |= (rt_u128)in->value[7] << 78; /* TMS */
        put.wrong |= in->value[7] >> 1;
        put.word |= (rt_u128)in->value[8] << 90; /* TNODEP */
        put.wrong |= in->value[8] >> 1;
        put.word |= (rt_u128)in->value[10] << 64; /* Rc */
        put.wrong |= in->value[10] >> 8;
        put.word |= in->value[11] << 16; /* Rd */
        put.wrong |= in->value[11] >> 8;
        put.word |= in->value[12] << 24; /* Ra */
        put.wrong |= in->value[12] >> 8;
        put.word |= in->value[17] << 61; /* TDIML */
        put.wrong |= in->value[17] >> 3;
        put = with(put, put_po(in->line, in->value[9]));
        put = with(put, put_arb(in->line + 1, in->value[13]));
        put = with(put, put_tbound3(in->line + 2, in->value[14], in->value[15], in->value[16]));
        put = with(put, put_tm(in->line + 3, in->value[18]));
        put = with(put, put_thints(in->line + 4, in->value[19]));
        put = with(put, put_guard(in->line + 5, in->value[20]));
        put = with(put, put_marks(in->line + 6));
        put = with(put, put_ctl(in->line + 7, in->value[22], in->value[25], in->value[26], in->value[27], in->value[28], in->value[29], in->value[30], in->value[21], in->value[23], in->value[24]));
        if (in->line[2] == 0) {
            put.word &= ~(rt_u128)UINT64_C(0x800000000000000);
            put.word |= in->value[1] << 59; /* TB */
            put.wrong |= in->value[1] >> 1;
        }
        if (in->line[2] == 1) {
            put.word &= ~(rt_u128)UINT64_C(0x800000000000000);
            put.word |= in->value[1] << 59; /* TB */
            put.wrong |= in->value[1] >> 1;
        }
        length = 16;
        break;
    case VOLTA_TLD_R:
        put.word |= in->value[0] << 60; /* TSCR */
        put.wrong |= in->value[0] >> 1;
        put.word |= in->value[1] << 59; /* TB */
        put.wrong |= in->value[1] >> 1;
        put.word |= (rt_u128)in->value[2] << 79; /* TF16 */
        put.wrong |= in->value[2] >> 2;
        put.word |= (rt_u128)in->value[3] << 87; /* TLODL */
        put.wrong |= in->value[3] >> 3;
        put.word |= (rt_u128)in->value[4] << 76; /* TAOFFI */
        put.wrong |= in->value[4] >> 1;
        put.word |= (rt_u128)in->value[5] << 84; /* EVICT */
        put.wrong |= in->value[5] >> 3;
        put.word |= (rt_u128)in->value[6] << 77; /* TCL */
        put.wrong |= in->value[6] >> 1;
        put.word |= (rt_u128)in->value[7] << 78; /* TMS */
        put.wrong |= in->value[7] >> 1;
        put.word |= (rt_u128)in->value[8] << 90; /* TNODEP */
        put.wrong |= in->value[8] >> 1;
        put.word |= (rt_u128)in->value[10] << 64; /* Rc */
        put.wrong |= in->value[10] >> 8;
        put.word |= in->value[11] << 16; /* Rd */
        put.wrong |= in->value[11] >> 8;
        put.word |= in->value[12] << 24; /* Ra */
        put.wrong |= in->value[12] >> 8;
        put.word |= in->value[14] << 61; /* TDIML */
        put.wrong |= in->value[14] >> 3;
        put = with(put, put_po(in->line, in->value[9]));
        put = with(put, put_arb(in->line + 1, in->value[13]));
        put = with(put, put_tbound1(in->line + 2));
        put = with(put, put_tm(in->line + 3, in->value[15]));
        put = with(put, put_thints(in->line + 4, in->value[16]));
        put = with(put, put_guard(in->line + 5, in->value[17]));
        put = with(put, put_marks(in->line + 6));
        put = with(put, put_ctl(in->line + 7, in->value[19], in->value[22], in->value[23], in->value[24], in->value[25], in->value[26], in->value[27], in->value[18], in->value[20], in->value[21]));
        if (in->line[2] == 0) {
            put.word &= ~(rt_u128)UINT64_C(0x800000000000000);
            put.word |= in->value[1] << 59; /* TB */
            put.wrong |= in->value[1] >> 1;
        }
        if (in->line[2] == 1) {
            put.word &= ~(rt_u128)UINT64_C(0x800000000000000);
            put.word |= in->value[1] << 59; /* TB */
            put.wrong |= in->value[1] >> 1;
        }
        length = 16;
        break;
    case VOLTA_TLD4_C:
        put.word |= in->value[0] << 60; /* TSCR */
        put.wrong |= in->value[0] >> 1;
        put.word |= (rt_u128)in->value[1] << 87; /* TCOMP */
        put.wrong |= in->value[1] >> 2;
        put.word |= (rt_u128)in->value[3] << 79; /* TF16 */
        put.wrong |= in->value[3] >> 2;
        put.word |= (rt_u128)in->value[4] << 76; /* TOFF4 */
        put.wrong |= in->value[4] >> 2;
        put.word |= (rt_u128)in->value[5] << 78; /* TDC */
        put.wrong |= in->value[5] >> 1;
        put.word |= (rt_u128)in->value[6] << 84; /* EVICT */
        put.wrong |= in->value[6] >> 3;
        put.word |= (rt_u128)in->value[7] << 90; /* TNODEP */
        put.wrong |= in->value[7] >> 1;
        put.word |= (rt_u128)in->value[9] << 64; /* Rc */
        put.wrong |= in->value[9] >> 8;
        put.word |= in->value[10] << 16; /* Rd */
        put.wrong |= in->value[10] >> 8;
        put.word |= in->value[11] << 24; /* Ra */
        put.wrong |= in->value[11] >> 8;
        put.word |= in->value[17] << 61; /* TDIM4 */
        put.wrong |= in->value[17] >> 3;
        put = with(put, put_tbx(in->line, in->value[2]));
        put = with(put, put_po(in->line + 1, in->value[8]));
        put = with(put, put_arb(in->line + 2, in->value[12]));
        put = with(put, put_tbound(in->line + 3, in->value[13], in->value[14], in->value[15], in->value[16]));
        put = with(put, put_tm(in->line + 4, in->value[18]));
        put = with(put, put_thints(in->line + 5, in->value[19]));
        put = with(put, put_guard(in->line + 6, in->value[20]));
        put = with(put, put_marks(in->line + 7));
        put = with(put, put_ctl(in->line + 8, in->value[22], in->value[25], in->value[26], in->value[27], in->value[28], in->value[29], in->value[30], in->value[21], in->value[23], in->value[24]));
        length = 16;
        break;
    case VOLTA_TLD4_I:
        put.word |= in->value[0] << 60; /* TSCR */
        put.wrong |= in->value[0] >> 1;
        put.word |= (rt_u128)in->value[1] << 87; /* TCOMP */
        put.wrong |= in->value[1] >> 2;
        put.word |= in->value[2] << 59; /* TB */
        put.wrong |= in->value[2] >> 1;
        put.word |= (rt_u128)in->value[3] << 79; /* TF16 */
        put.wrong |= in->value[3] >> 2;
        put.word |= (rt_u128)in->value[4] << 76; /* TOFF4 */
        put.wrong |= in->value[4] >> 2;
        put.word |= (rt_u128)in->value[5] << 78; /* TDC */
        put.wrong |= in->value[5] >> 1;
        put.word |= (rt_u128)in->value[6] << 84; /* EVICT */
        put.wrong |= in->value[6] >> 3;
        put.word |= (rt_u128)in->value[7] << 90; /* TNODEP */
        put.wrong |= in->value[7] >> 1;
        put.word |= (rt_u128)in->value[9] << 64; /* Rc */
        put.wrong |= in->value[9] >> 8;
        put.word |= in->value[10] << 16; /* Rd */
        put.wrong |= in->value[10] >> 8;
        put.word |= in->value[11] << 24; /* Ra */
        put.wrong |= in->value[11] >> 8;
        put.word |= in->value[16] << 61; /* TDIM4 */
        put.wrong |= in->value[16] >> 3;
        put = with(put, put_po(in->line, in->value[8]));
        put = with(put, put_arb(in->line + 1, in->value[12]));
        put = with(put, put_tbound3(in->line + 2, in->value[13], in->value[14], in->value[15]));
        put = with(put, put_tm(in->line + 3, in->value[17]));
        put = with(put, put_thints(in->line + 4, in->value[18]));
        put = with(put, put_guard(in->line + 5, in->value[19]));
        put = with(put, put_marks(in->line + 6));
        put = with(put, put_ctl(in->line + 7, in->value[21], in->value[24], in->value[25], in->value[26], in->value[27], in->value[28], in->value[29], in->value[20], in->value[22], in->value[23]));
        if (in->line[2] == 0) {
            put.word &= ~(rt_u128)UINT64_C(0x800000000000000);
            put.word |= in->value[2] << 59; /* TB */
            put.wrong |= in->value[2] >> 1;
        }
        if (in->line[2] == 1) {
            put.word &= ~(rt_u128)UINT64_C(0x800000000000000);
            put.word |= in->value[2] << 59; /* TB */
            put.wrong |= in->value[2] >> 1;
        }
        length = 16;
        break;
    case VOLTA_TLD4_R:
        put.word |= in->value[0] << 60; /* TSCR */
        put.wrong |= in->value[0] >> 1;
        put.word |= (rt_u128)in->value[1] << 87; /* TCOMP */
        put.wrong |= in->value[1] >> 2;
        put.word |= in->value[2] << 59; /* TB */
        put.wrong |= in->value[2] >> 1;
        put.word |= (rt_u128)in->value[3] << 79; /* TF16 */
        put.wrong |= in->value[3] >> 2;
        put.word |= (rt_u128)in->value[4] << 76; /* TOFF4 */
        put.wrong |= in->value[4] >> 2;
        put.word |= (rt_u128)in->value[5] << 78; /* TDC */
        put.wrong |= in->value[5] >> 1;
        put.word |= (rt_u128)in->value[6] << 84; /* EVICT */
        put.wrong |= in->value[6] >> 3;
        put.word |= (rt_u128)in->value[7] << 90; /* TNODEP */
        put.wrong |= in->value[7] >> 1;
        put.word |= (rt_u128)in->value[9] << 64; /* Rc */
        put.wrong |= in->value[9] >> 8;
        put.word |= in->value[10] << 16; /* Rd */
        put.wrong |= in->value[10] >> 8;
        put.word |= in->value[11] << 24; /* Ra */
        put.wrong |= in->value[11] >> 8;
        put.word |= in->value[13] << 61; /* TDIM4 */
        put.wrong |= in->value[13] >> 3;
        put = with(put, put_po(in->line, in->value[8]));
        put = with(put, put_arb(in->line + 1, in->value[12]));
        put = with(put, put_tbound1(in->line + 2));
        put = with(put, put_tm(in->line + 3, in->value[14]));
        put = with(put, put_thints(in->line + 4, in->value[15]));
        put = with(put, put_guard(in->line + 5, in->value[16]));
        put = with(put, put_marks(in->line + 6));
        put = with(put, put_ctl(in->line + 7, in->value[18], in->value[21], in->value[22], in->value[23], in->value[24], in->value[25], in->value[26], in->value[17], in->value[19], in->value[20]));
        if (in->line[2] == 0) {
            put.word &= ~(rt_u128)UINT64_C(0x800000000000000);
            put.word |= in->value[2] << 59; /* TB */
            put.wrong |= in->value[2] >> 1;
        }
        if (in->line[2] == 1) {
            put.word &= ~(rt_u128)UINT64_C(0x800000000000000);
            put.word |= in->value[2] << 59; /* TB */
            put.wrong |= in->value[2] >> 1;
        }
        length = 16;
        break;
    case VOLTA_TXD_C:
        put.word |= (rt_u128)in->value[1] << 79; /* TF16 */
        put.wrong |= in->value[1] >> 2;
        put.word |= (rt_u128)in->value[2] << 87; /* TLC */
        put.wrong |= in->value[2] >> 1;
        put.word |= (rt_u128)in->value[3] << 76; /* TAOFFI */
        put.wrong |= in->value[3] >> 1;
        put.word |= (rt_u128)in->value[4] << 84; /* EVICT */
        put.wrong |= in->value[4] >> 3;
        put.word |= (rt_u128)in->value[5] << 90; /* TNODEP */
        put.wrong |= in->value[5] >> 1;
        put.word |= (rt_u128)in->value[7] << 64; /* Rc */
        put.wrong |= in->value[7] >> 8;
        put.word |= in->value[8] << 16; /* Rd */
        put.wrong |= in->value[8] >> 8;
        put.word |= in->value[9] << 24; /* Ra */
        put.wrong |= in->value[9] >> 8;
        put.word |= in->value[15] << 61; /* TDIML */
        put.wrong |= in->value[15] >> 3;
        put = with(put, put_tbx(in->line, in->value[0]));
        put = with(put, put_po(in->line + 1, in->value[6]));
        put = with(put, put_arb(in->line + 2, in->value[10]));
        put = with(put, put_tbound(in->line + 3, in->value[11], in->value[12], in->value[13], in->value[14]));
        put = with(put, put_tm(in->line + 4, in->value[16]));
        put = with(put, put_thints(in->line + 5, in->value[17]));
        put = with(put, put_guard(in->line + 6, in->value[18]));
        put = with(put, put_marks(in->line + 7));
        put = with(put, put_ctl(in->line + 8, in->value[20], in->value[23], in->value[24], in->value[25], in->value[26], in->value[27], in->value[28], in->value[19], in->value[21], in->value[22]));
        length = 16;
        break;
    case VOLTA_TXD_I:
        put.word |= in->value[0] << 59; /* TB */
        put.wrong |= in->value[0] >> 1;
        put.word |= (rt_u128)in->value[1] << 79; /* TF16 */
        put.wrong |= in->value[1] >> 2;
        put.word |= (rt_u128)in->value[2] << 87; /* TLC */
        put.wrong |= in->value[2] >> 1;
        put.word |= (rt_u128)in->value[3] << 76; /* TAOFFI */
        put.wrong |= in->value[3] >> 1;
        put.word |= (rt_u128)in->value[4] << 84; /* EVICT */
        put.wrong |= in->value[4] >> 3;
        put.word |= (rt_u128)in->value[5] << 90; /* TNODEP */
        put.wrong |= in->value[5] >> 1;
        put.word |= (rt_u128)in->value[7] << 64; /* Rc */
        put.wrong |= in->value[7] >> 8;
        put.word |= in->value[8] << 16; /* Rd */
        put.wrong |= in->value[8] >> 8;
        put.word |= in->value[9] << 24; /* Ra */
        put.wrong |= in->value[9] >> 8;
        put.word |= in->value[14] << 61; /* TDIML */
        put.wrong |= in->value[14] >> 3;
        put = with(put, put_po(in->line, in->value[6]));
        put = with(put, put_arb(in->line + 1, in->value[10]));
        put = with(put, put_tbound3(in->line + 2, in->value[11], in->value[12], in->value[13]));
        put = with(put, put_tm(in->line + 3, in->value[15]));
        put = with(put, put_thints(in->line + 4, in->value[16]));
        put = with(put, put_guard(in->line + 5, in->value[17]));
        put = with(put, put_marks(in->line + 6));
        put = with(put, put_ctl(in->line + 7, in->value[19], in->value[22], in->value[23], in->value[24], in->value[25], in->value[26], in->value[27], in->value[18], in->value[20], in->value[21]));
        if (in->line[2] == 0) {
            put.word &= ~(rt_u128)UINT64_C(0x800000000000000);
            put.word |= in->value[0] << 59; /* TB */
            put.wrong |= in->value[0] >> 1;
        }
        if (in->line[2] == 1) {
            put.word &= ~(rt_u128)UINT64_C(0x800000000000000);
            put.word |= in->value[0] << 59; /* TB */
            put.wrong |= in->value[0] >> 1;
        }
        length = 16;
        break;
    case VOLTA_TXD_R:
        put.word |= in->value[0] << 59; /* TB */
        put.wrong |= in->value[0] >> 1;
        put.word |= (rt_u128)in->value[1] << 79; /* TF16 */
        put.wrong |= in->value[1] >> 2;
        put.word |= (rt_u128)in->value[2] << 87; /* TLC */
        put.wrong |= in->value[2] >> 1;
        put.word |= (rt_u128)in->value[3] << 76; /* TAOFFI */
        put.wrong |= in->value[3] >> 1;
        put.word |= (rt_u128)in->value[4] << 84; /* EVICT */
        put.wrong |= in->value[4] >> 3;
        put.word |= (rt_u128)in->value[5] << 90; /* TNODEP */
        put.wrong |= in->value[5] >> 1;
        put.word |= (rt_u128)in->value[7] << 64; /* Rc */
        put.wrong |= in->value[7] >> 8;
        put.word |= in->value[8] << 16; /* Rd */
        put.wrong |= in->value[8] >> 8;
        put.word |= in->value[9] << 24; /* Ra */
        put.wrong |= in->value[9] >> 8;
        put.word |= in->value[11] << 61; /* TDIML */
        put.wrong |= in->value[11] >> 3;
        put = with(put, put_po(in->line, in->value[6]));
        put = with(put, put_arb(in->line + 1, in->value[10]));
        put = with(put, put_tbound1(in->line + 2));
        put = with(put, put_tm(in->line + 3, in->value[12]));
        put = with(put, put_thints(in->line + 4, in->value[13]));
        put = with(put, put_guard(in->line + 5, in->value[14]));
        put = with(put, put_marks(in->line + 6));
        put = with(put, put_ctl(in->line + 7, in->value[16], in->value[19], in->value[20], in->value[21], in->value[22], in->value[23], in->value[24], in->value[15], in->value[17], in->value[18]));
        if (in->line[2] == 0) {
            put.word &= ~(rt_u128)UINT64_C(0x800000000000000);
            put.word |= in->value[0] << 59; /* TB */
            put.wrong |= in->value[0] >> 1;
        }
        if (in->line[2] == 1) {
            put.word &= ~(rt_u128)UINT64_C(0x800000000000000);
            put.word |= in->value[0] << 59; /* TB */
            put.wrong |= in->value[0] >> 1;
        }
        length = 16;
        break;
    case VOLTA_TMML_C:
        put.word |= (rt_u128)in->value[1] << 77; /* TNDV */
        put.wrong |= in->value[1] >> 1;
        put.word |= (rt_u128)in->value[2] << 90; /* TNODEP */
        put.wrong |= in->value[2] >> 1;
        put.word |= (rt_u128)in->value[3] << 64; /* Rc */
        put.wrong |= in->value[3] >> 8;
        put.word |= in->value[4] << 16; /* Rd */
        put.wrong |= in->value[4] >> 8;
        put.word |= in->value[5] << 24; /* Ra */
        put.wrong |= in->value[5] >> 8;
        put.word |= in->value[11] << 61; /* TDIM */
        put.wrong |= in->value[11] >> 3;
        put = with(put, put_tbx(in->line, in->value[0]));
        put = with(put, put_arb(in->line + 1, in->value[6]));
        put = with(put, put_tbound(in->line + 2, in->value[7], in->value[8], in->value[9], in->value[10]));
        put = with(put, put_tm(in->line + 3, in->value[12]));
        put = with(put, put_thints(in->line + 4, in->value[13]));
        put = with(put, put_guard(in->line + 5, in->value[14]));
        put = with(put, put_marks(in->line + 6));
        put = with(put, put_ctl(in->line + 7, in->value[16], in->value[19], in->value[20], in->value[21], in->value[22], in->value[23], in->value[24], in->value[15], in->value[17], in->value[18]));
        length = 16;
        break;
    case VOLTA_TMML_I:
        put.word |= in->value[0] << 59; /* TB */
        put.wrong |= in->value[0] >> 1;
        put.word |= (rt_u128)in->value[1] << 77; /* TNDV */
        put.wrong |= in->value[1] >> 1;
        put.word |= (rt_u128)in->value[2] << 90; /* TNODEP */
        put.wrong |= in->value[2] >> 1;
        put.word |= (rt_u128)in->value[3] << 64; /* Rc */
        put.wrong |= in->value[3] >> 8;
        put.word |= in->value[4] << 16; /* Rd */
        put.wrong |= in->value[4] >> 8;
        put.word |= in->value[5] << 24; /* Ra */
        put.wrong |= in->value[5] >> 8;
        put.word |= in->value[10] << 61; /* TDIM */
        put.wrong |= in->value[10] >> 3;
        put = with(put, put_arb(in->line, in->value[6]));
        put = with(put, put_tbound3(in->line + 1, in->value[7], in->value[8], in->value[9]));
        put = with(put, put_tm(in->line + 2, in->value[11]));
        put = with(put, put_thints(in->line + 3, in->value[12]));
        put = with(put, put_guard(in->line + 4, in->value[13]));
        put = with(put, put_marks(in->line + 5));
        put = with(put, put_ctl(in->line + 6, in->value[15], in->value[18], in->value[19], in->value[20], in->value[21], in->value[22], in->value[23], in->value[14], in->value[16], in->value[17]));
        if (in->line[1] == 0) {
            put.word &= ~(rt_u128)UINT64_C(0x800000000000000);
            put.word |= in->value[0] << 59; /* TB */
            put.wrong |= in->value[0] >> 1;
        }
        if (in->line[1] == 1) {
            put.word &= ~(rt_u128)UINT64_C(0x800000000000000);
            put.word |= in->value[0] << 59; /* TB */
            put.wrong |= in->value[0] >> 1;
        }
        length = 16;
        break;
    case VOLTA_TMML_R:
        put.word |= in->value[0] << 59; /* TB */
        put.wrong |= in->value[0] >> 1;
        put.word |= (rt_u128)in->value[1] << 77; /* TNDV */
        put.wrong |= in->value[1] >> 1;
        put.word |= (rt_u128)in->value[2] << 90; /* TNODEP */
        put.wrong |= in->value[2] >> 1;
        put.word |= (rt_u128)in->value[3] << 64; /* Rc */
        put.wrong |= in->value[3] >> 8;
        put.word |= in->value[4] << 16; /* Rd */
        put.wrong |= in->value[4] >> 8;
        put.word |= in->value[5] << 24; /* Ra */
        put.wrong |= in->value[5] >> 8;
        put.word |= in->value[7] << 61; /* TDIM */
        put.wrong |= in->value[7] >> 3;
        put = with(put, put_arb(in->line, in->value[6]));
        put = with(put, put_tbound1(in->line + 1));
        put = with(put, put_tm(in->line + 2, in->value[8]));
        put = with(put, put_thints(in->line + 3, in->value[9]));
        put = with(put, put_guard(in->line + 4, in->value[10]));
        put = with(put, put_marks(in->line + 5));
        put = with(put, put_ctl(in->line + 6, in->value[12], in->value[15], in->value[16], in->value[17], in->value[18], in->value[19], in->value[20], in->value[11], in->value[13], in->value[14]));
        if (in->line[1] == 0) {
            put.word &= ~(rt_u128)UINT64_C(0x800000000000000);
            put.word |= in->value[0] << 59; /* TB */
            put.wrong |= in->value[0] >> 1;
        }
        if (in->line[1] == 1) {
            put.word &= ~(rt_u128)UINT64_C(0x800000000000000);
            put.word |= in->value[0] << 59; /* TB */
            put.wrong |= in->value[0] >> 1;
        }
        length = 16;
        break;
    case VOLTA_TXQ_C:
        put.word |= (rt_u128)in->value[1] << 90; /* TNODEP */
        put.wrong |= in->value[1] >> 1;
        put.word |= (rt_u128)in->value[2] << 64; /* Rc */
        put.wrong |= in->value[2] >> 8;
        put.word |= in->value[3] << 16; /* Rd */
        put.wrong |= in->value[3] >> 8;
        put.word |= in->value[4] << 24; /* Ra */
        put.wrong |= in->value[4] >> 8;
        put.word |= in->value[5] << 62; /* TQ */
        put.wrong |= in->value[5] >> 2;
        put = with(put, put_tbx(in->line, in->value[0]));
        put = with(put, put_tbound(in->line + 1, in->value[6], in->value[7], in->value[8], in->value[9]));
        put = with(put, put_tm(in->line + 2, in->value[10]));
        put = with(put, put_thints(in->line + 3, in->value[11]));
        put = with(put, put_guard(in->line + 4, in->value[12]));
        put = with(put, put_marks(in->line + 5));
        put = with(put, put_ctl(in->line + 6, in->value[14], in->value[17], in->value[18], in->value[19], in->value[20], in->value[21], in->value[22], in->value[13], in->value[15], in->value[16]));
        length = 16;
        break;
    case VOLTA_TXQ_I:
        put.word |= in->value[0] << 59; /* TB */
        put.wrong |= in->value[0] >> 1;
        put.word |= (rt_u128)in->value[1] << 90; /* TNODEP */
        put.wrong |= in->value[1] >> 1;
        put.word |= (rt_u128)in->value[2] << 64; /* Rc */
        put.wrong |= in->value[2] >> 8;
        put.word |= in->value[3] << 16; /* Rd */
        put.wrong |= in->value[3] >> 8;
        put.word |= in->value[4] << 24; /* Ra */
        put.wrong |= in->value[4] >> 8;
        put.word |= in->value[5] << 62; /* TQ */
        put.wrong |= in->value[5] >> 2;
        put = with(put, put_tbound3(in->line, in->value[6], in->value[7], in->value[8]));
        put = with(put, put_tm(in->line + 1, in->value[9]));
        put = with(put, put_thints(in->line + 2, in->value[10]));
        put = with(put, put_guard(in->line + 3, in->value[11]));
        put = with(put, put_marks(in->line + 4));
        put = with(put, put_ctl(in->line + 5, in->value[13], in->value[16], in->value[17], in->value[18], in->value[19], in->value[20], in->value[21], in->value[12], in->value[14], in->value[15]));
        if (in->line[0] == 0) {
            put.word &= ~(rt_u128)UINT64_C(0x800000000000000);
            put.word |= in->value[0] << 59; /* TB */
            put.wrong |= in->value[0] >> 1;
        }
        if (in->line[0] == 1) {
            put.word &= ~(rt_u128)UINT64_C(0x800000000000000);
            put.word |= in->value[0] << 59; /* TB */
            put.wrong |= in->value[0] >> 1;
        }
        length = 16;
        break;
    case VOLTA_TXQ_R:
        put.word |= in->value[0] << 59; /* TB */
        put.wrong |= in->value[0] >> 1;
        put.word |= (rt_u128)in->value[1] << 90; /* TNODEP */
        put.wrong |= in->value[1] >> 1;
        put.word |= (rt_u128)in->value[2] << 64; /* Rc */
        put.wrong |= in->value[2] >> 8;
        put.word |= in->value[3] << 16; /* Rd */
        put.wrong |= in->value[3] >> 8;
        put.word |= in->value[4] << 24; /* Ra */
        put.wrong |= in->value[4] >> 8;
        put.word |= in->value[5] << 62; /* TQ */
        put.wrong |= in->value[5] >> 2;
        put = with(put, put_tbound1(in->line));
        put = with(put, put_tm(in->line + 1, in->value[6]));
        put = with(put, put_thints(in->line + 2, in->value[7]));
        put = with(put, put_guard(in->line + 3, in->value[8]));
        put = with(put, put_marks(in->line + 4));
        put = with(put, put_ctl(in->line + 5, in->value[10], in->value[13], in->value[14], in->value[15], in->value[16], in->value[17], in->value[18], in->value[9], in->value[11], in->value[12]));
        if (in->line[0] == 0) {
            put.word &= ~(rt_u128)UINT64_C(0x800000000000000);
            put.word |= in->value[0] << 59; /* TB */
            put.wrong |= in->value[0] >> 1;
        }
        if (in->line[0] == 1) {
            put.word &= ~(rt_u128)UINT64_C(0x800000000000000);
            put.word |= in->value[0] << 59; /* TB */
            put.wrong |= in->value[0] >> 1;
        }
        length = 16;
        break;
    case VOLTA_FOOTPRINT_C:
        put.word |= in->value[0] << 60; /* TSCR */
        put.wrong |= in->value[0] >> 1;
        put.word |= (rt_u128)in->value[2] << 87; /* TLOD */
        put.wrong |= in->value[2] >> 3;
        put.word |= (rt_u128)in->value[3] << 90; /* TNODEP */
        put.wrong |= in->value[3] >> 1;
        put.word |= (rt_u128)in->value[4] << 81; /* P0 */
        put.wrong |= in->value[4] >> 3;
        put.word |= (rt_u128)in->value[5] << 64; /* Rc */
        put.wrong |= in->value[5] >> 8;
        put.word |= in->value[6] << 16; /* Rd */
        put.wrong |= in->value[6] >> 8;
        put.word |= in->value[7] << 24; /* Ra */
        put.wrong |= in->value[7] >> 8;
        put.word |= in->value[14] << 61; /* TDIMF */
        put.wrong |= in->value[14] >> 3;
        put = with(put, put_tbx(in->line, in->value[1]));
        put = with(put, put_arb(in->line + 1, in->value[8]));
        put = with(put, put_fbound(in->line + 2, in->value[9], in->value[10], in->value[11], in->value[12], in->value[13]));
        put = with(put, put_thints(in->line + 3, in->value[15]));
        put = with(put, put_guard(in->line + 4, in->value[16]));
        put = with(put, put_marks(in->line + 5));
        put = with(put, put_ctl(in->line + 6, in->value[18], in->value[21], in->value[22], in->value[23], in->value[24], in->value[25], in->value[26], in->value[17], in->value[19], in->value[20]));
        if (in->line[0] == 0 && in->line[2] == 2) {
            put.word &= ~(rt_u128)UINT64_C(0x800000000000000);
            put.word |= in->value[1] << 59; /* TB */
            put.wrong |= in->value[1] >> 1;
        }
        length = 16;
        break;
    case VOLTA_FOOTPRINT_R:
        put.word |= in->value[0] << 60; /* TSCR */
        put.wrong |= in->value[0] >> 1;
        put.word |= in->value[1] << 59; /* TB */
        put.wrong |= in->value[1] >> 1;
        put.word |= (rt_u128)in->value[2] << 87; /* TLOD */
        put.wrong |= in->value[2] >> 3;
        put.word |= (rt_u128)in->value[3] << 90; /* TNODEP */
        put.wrong |= in->value[3] >> 1;
        put.word |= (rt_u128)in->value[4] << 81; /* P0 */
        put.wrong |= in->value[4] >> 3;
        put.word |= (rt_u128)in->value[5] << 64; /* Rc */
        put.wrong |= in->value[5] >> 8;
        put.word |= in->value[6] << 16; /* Rd */
        put.wrong |= in->value[6] >> 8;
        put.word |= in->value[7] << 24; /* Ra */
        put.wrong |= in->value[7] >> 8;
        put.word |= in->value[9] << 61; /* TDIMF */
        put.wrong |= in->value[9] >> 3;
        put.wrong |= in->line[1];
        put = with(put, put_arb(in->line, in->value[8]));
        put = with(put, put_thints(in->line + 2, in->value[10]));
        put = with(put, put_guard(in->line + 3, in->value[11]));
        put = with(put, put_marks(in->line + 4));
        put = with(put, put_ctl(in->line + 5, in->value[13], in->value[16], in->value[17], in->value[18], in->value[19], in->value[20], in->value[21], in->value[12], in->value[14], in->value[15]));
        if (1) {
            put.word &= ~(rt_u128)UINT64_C(0x800000000000000);
            put.word |= in->value[1] << 59; /* TB */
            put.wrong |= in->value[1] >> 1;
        }
        length = 16;
        break;
    case VOLTA_UIADD3_N:
    case VOLTA_UIADD3_64:
        put.word |= in->value[0] << 16; /* Ud */
        put.wrong |= in->value[0] >> 6;
        put.word |= (rt_u128)in->value[3] << 72; /* NA */
        put.wrong |= in->value[3] >> 1;
        put.word |= in->value[4] << 24; /* Ua */
        put.wrong |= in->value[4] >> 6;
        put.word |= (rt_u128)in->value[8] << 75; /* NC */
        put.wrong |= in->value[8] >> 1;
        put.word |= (rt_u128)in->value[9] << 64; /* Uc */
        put.wrong |= in->value[9] >> 6;
        put.wrong |= in->line[0];
        put.wrong |= in->line[2];
        put.wrong |= in->line[4];
        put = with(put, put_ucarry(in->line + 1, in->value[1], in->value[2]));
        put = with(put, put_ubns(in->line + 3, in->value[5], in->value[6], in->value[7]));
        put = with(put, put_uguard(in->line + 5, in->value[10]));
        put = with(put, put_ctl(in->line + 6, in->value[12], in->value[15], in->value[16], in->value[17], in->value[18], in->value[19], in->value[20], in->value[11], in->value[13], in->value[14]));
        length = 16;
        break;
    case VOLTA_UIADD3_X:
        put.word |= in->value[0] << 16; /* Ud */
        put.wrong |= in->value[0] >> 6;
        put.word |= (rt_u128)in->value[3] << 72; /* IA */
        put.wrong |= in->value[3] >> 1;
        put.word |= in->value[4] << 24; /* Ua */
        put.wrong |= in->value[4] >> 6;
        put.word |= (rt_u128)in->value[8] << 75; /* IC */
        put.wrong |= in->value[8] >> 1;
        put.word |= (rt_u128)in->value[9] << 64; /* Uc */
        put.wrong |= in->value[9] >> 6;
        put.word |= (rt_u128)in->value[10] << 90; /* Q0N */
        put.wrong |= in->value[10] >> 1;
        put.word |= (rt_u128)in->value[11] << 87; /* V0 */
        put.wrong |= in->value[11] >> 3;
        put.word |= (rt_u128)in->value[12] << 80; /* Q1N */
        put.wrong |= in->value[12] >> 1;
        put.word |= (rt_u128)in->value[13] << 77; /* V1 */
        put.wrong |= in->value[13] >> 3;
        put.wrong |= in->line[0];
        put.wrong |= in->line[2];
        put.wrong |= in->line[4];
        put.wrong |= in->line[5];
        put.wrong |= in->line[6];
        put = with(put, put_ucarry(in->line + 1, in->value[1], in->value[2]));
        put = with(put, put_ubi(in->line + 3, in->value[5], in->value[6], in->value[7]));
        put = with(put, put_uguard(in->line + 7, in->value[14]));
        put = with(put, put_ctl(in->line + 8, in->value[16], in->value[19], in->value[20], in->value[21], in->value[22], in->value[23], in->value[24], in->value[15], in->value[17], in->value[18]));
        length = 16;
        break;
    case VOLTA_UIMAD_B:
        put.word |= (rt_u128)in->value[0] << 73; /* US */
        put.wrong |= in->value[0] >> 1;
        put.word |= in->value[1] << 16; /* Ud */
        put.wrong |= in->value[1] >> 6;
        put.word |= in->value[2] << 24; /* Ua */
        put.wrong |= in->value[2] >> 6;
        put.word |= (rt_u128)in->value[5] << 75; /* NC */
        put.wrong |= in->value[5] >> 1;
        put.word |= (rt_u128)in->value[6] << 64; /* Uc */
        put.wrong |= in->value[6] >> 6;
        put.wrong |= in->line[0];
        put.wrong |= in->line[1];
        put.wrong |= in->line[3];
        put = with(put, put_ub(in->line + 2, in->value[3], in->value[4]));
        put = with(put, put_uguard(in->line + 4, in->value[7]));
        put = with(put, put_ctl(in->line + 5, in->value[9], in->value[12], in->value[13], in->value[14], in->value[15], in->value[16], in->value[17], in->value[8], in->value[10], in->value[11]));
        length = 16;
        break;
    case VOLTA_UIMAD_C:
        put.word |= (rt_u128)in->value[0] << 73; /* US */
        put.wrong |= in->value[0] >> 1;
        put.word |= in->value[4] << 32; /* IMM */
        put.wrong |= in->value[4] >> 32;
        put.word |= in->value[1] << 16; /* Ud */
        put.wrong |= in->value[1] >> 6;
        put.word |= in->value[2] << 24; /* Ua */
        put.wrong |= in->value[2] >> 6;
        put.word |= (rt_u128)in->value[3] << 64; /* Uc */
        put.wrong |= in->value[3] >> 6;
        put.wrong |= in->line[0];
        put.wrong |= in->line[1];
        put.wrong |= in->line[2];
        put = with(put, put_uguard(in->line + 3, in->value[5]));
        put = with(put, put_ctl(in->line + 4, in->value[7], in->value[10], in->value[11], in->value[12], in->value[13], in->value[14], in->value[15], in->value[6], in->value[8], in->value[9]));
        length = 16;
        break;
    case VOLTA_UIMAD_BX:
        put.word |= (rt_u128)in->value[0] << 73; /* US */
        put.wrong |= in->value[0] >> 1;
        put.word |= in->value[1] << 16; /* Ud */
        put.wrong |= in->value[1] >> 6;
        put.word |= in->value[2] << 24; /* Ua */
        put.wrong |= in->value[2] >> 6;
        put.word |= (rt_u128)in->value[5] << 75; /* IC */
        put.wrong |= in->value[5] >> 1;
        put.word |= (rt_u128)in->value[6] << 64; /* Uc */
        put.wrong |= in->value[6] >> 6;
        put.word |= (rt_u128)in->value[7] << 90; /* Q0N */
        put.wrong |= in->value[7] >> 1;
        put.word |= (rt_u128)in->value[8] << 87; /* V0 */
        put.wrong |= in->value[8] >> 3;
        put.wrong |= in->line[0];
        put.wrong |= in->line[1];
        put.wrong |= in->line[3];
        put.wrong |= in->line[4];
        put = with(put, put_ub(in->line + 2, in->value[3], in->value[4]));
        put = with(put, put_uguard(in->line + 5, in->value[9]));
        put = with(put, put_ctl(in->line + 6, in->value[11], in->value[14], in->value[15], in->value[16], in->value[17], in->value[18], in->value[19], in->value[10], in->value[12], in->value[13]));
        length = 16;
        break;
    case VOLTA_UIMAD_CX:
        put.word |= (rt_u128)in->value[0] << 73; /* US */
        put.wrong |= in->value[0] >> 1;
        put.word |= in->value[4] << 32; /* IMM */
        put.wrong |= in->value[4] >> 32;
        put.word |= in->value[1] << 16; /* Ud */
        put.wrong |= in->value[1] >> 6;
        put.word |= in->value[2] << 24; /* Ua */
        put.wrong |= in->value[2] >> 6;
        put.word |= (rt_u128)in->value[3] << 64; /* Uc */
        put.wrong |= in->value[3] >> 6;
        put.word |= (rt_u128)in->value[5] << 90; /* Q0N */
        put.wrong |= in->value[5] >> 1;
        put.word |= (rt_u128)in->value[6] << 87; /* V0 */
        put.wrong |= in->value[6] >> 3;
        put.wrong |= in->line[0];
        put.wrong |= in->line[1];
        put.wrong |= in->line[2];
        put.wrong |= in->line[3];
        put = with(put, put_uguard(in->line + 4, in->value[7]));
        put = with(put, put_ctl(in->line + 5, in->value[9], in->value[12], in->value[13], in->value[14], in->value[15], in->value[16], in->value[17], in->value[8], in->value[10], in->value[11]));
        length = 16;
        break;
    case VOLTA_UIMAD_WIDE_B:
        put.word |= (rt_u128)in->value[0] << 73; /* US */
        put.wrong |= in->value[0] >> 1;
        put.word |= in->value[1] << 16; /* Ud */
        put.wrong |= in->value[1] >> 6;
        put.word |= in->value[3] << 24; /* Ua */
        put.wrong |= in->value[3] >> 6;
        put.word |= (rt_u128)in->value[6] << 75; /* NC */
        put.wrong |= in->value[6] >> 1;
        put.word |= (rt_u128)in->value[7] << 64; /* Uc */
        put.wrong |= in->value[7] >> 6;
        put.wrong |= in->line[0];
        put.wrong |= in->line[2];
        put.wrong |= in->line[4];
        put = with(put, put_upo(in->line + 1, in->value[2]));
        put = with(put, put_ub(in->line + 3, in->value[4], in->value[5]));
        put = with(put, put_uguard(in->line + 5, in->value[8]));
        put = with(put, put_ctl(in->line + 6, in->value[10], in->value[13], in->value[14], in->value[15], in->value[16], in->value[17], in->value[18], in->value[9], in->value[11], in->value[12]));
        length = 16;
        break;
    case VOLTA_UIMAD_WIDE_BX:
        put.word |= (rt_u128)in->value[0] << 73; /* US */
        put.wrong |= in->value[0] >> 1;
        put.word |= in->value[1] << 16; /* Ud */
        put.wrong |= in->value[1] >> 6;
        put.word |= in->value[3] << 24; /* Ua */
        put.wrong |= in->value[3] >> 6;
        put.word |= (rt_u128)in->value[6] << 75; /* IC */
        put.wrong |= in->value[6] >> 1;
        put.word |= (rt_u128)in->value[7] << 64; /* Uc */
        put.wrong |= in->value[7] >> 6;
        put.word |= (rt_u128)in->value[8] << 90; /* Q0N */
        put.wrong |= in->value[8] >> 1;
        put.word |= (rt_u128)in->value[9] << 87; /* V0 */
        put.wrong |= in->value[9] >> 3;
        put.wrong |= in->line[0];
        put.wrong |= in->line[2];
        put.wrong |= in->line[4];
        put.wrong |= in->line[5];
        put = with(put, put_upo(in->line + 1, in->value[2]));
        put = with(put, put_ub(in->line + 3, in->value[4], in->value[5]));
        put = with(put, put_uguard(in->line + 6, in->value[10]));
        put = with(put, put_ctl(in->line + 7, in->value[12], in->value[15], in->value[16], in->value[17], in->value[18], in->value[19], in->value[20], in->value[11], in->value[13], in->value[14]));
        length = 16;
        break;
    case VOLTA_UISETP_N:
        put.word |= (rt_u128)in->value[0] << 76; /* CMP */
        put.wrong |= in->value[0] >> 3;
        put.word |= (rt_u128)in->value[1] << 73; /* CMPU */
        put.wrong |= in->value[1] >> 1;
        put.word |= (rt_u128)in->value[2] << 74; /* BOP */
        put.wrong |= in->value[2] >> 2;
        put.word |= (rt_u128)in->value[3] << 81; /* U0 */
        put.wrong |= in->value[3] >> 3;
        put.word |= (rt_u128)in->value[4] << 84; /* U1 */
        put.wrong |= in->value[4] >> 3;
        put.word |= in->value[5] << 24; /* Ua */
        put.wrong |= in->value[5] >> 6;
        put.word |= (rt_u128)in->value[8] << 90; /* Q0N */
        put.wrong |= in->value[8] >> 1;
        put.word |= (rt_u128)in->value[9] << 87; /* V0 */
        put.wrong |= in->value[9] >> 3;
        put.wrong |= in->line[0];
        put.wrong |= in->line[2];
        put = with(put, put_ub(in->line + 1, in->value[6], in->value[7]));
        put = with(put, put_uguard(in->line + 3, in->value[10]));
        put = with(put, put_ctl(in->line + 4, in->value[12], in->value[15], in->value[16], in->value[17], in->value[18], in->value[19], in->value[20], in->value[11], in->value[13], in->value[14]));
        length = 16;
        break;
    case VOLTA_UISETP_O:
    case VOLTA_UISETP_OX:
        put.word |= (rt_u128)in->value[0] << 76; /* CMP */
        put.wrong |= in->value[0] >> 3;
        put.word |= (rt_u128)in->value[1] << 73; /* CMPU */
        put.wrong |= in->value[1] >> 1;
        put.word |= (rt_u128)in->value[2] << 74; /* BOP */
        put.wrong |= in->value[2] >> 2;
        put.word |= (rt_u128)in->value[3] << 81; /* U0 */
        put.wrong |= in->value[3] >> 3;
        put.word |= (rt_u128)in->value[4] << 84; /* U1 */
        put.wrong |= in->value[4] >> 3;
        put.word |= in->value[5] << 24; /* Ua */
        put.wrong |= in->value[5] >> 6;
        put.word |= (rt_u128)in->value[8] << 90; /* Q0N */
        put.wrong |= in->value[8] >> 1;
        put.word |= (rt_u128)in->value[9] << 87; /* V0 */
        put.wrong |= in->value[9] >> 3;
        put.wrong |= in->line[0];
        put.wrong |= in->line[2];
        put = with(put, put_ub(in->line + 1, in->value[6], in->value[7]));
        put = with(put, put_uold(in->line + 3, in->value[10], in->value[11]));
        put = with(put, put_uguard(in->line + 4, in->value[12]));
        put = with(put, put_ctl(in->line + 5, in->value[14], in->value[17], in->value[18], in->value[19], in->value[20], in->value[21], in->value[22], in->value[13], in->value[15], in->value[16]));
        length = 16;
        break;
    case VOLTA_UISETP_X:
        put.word |= (rt_u128)in->value[0] << 76; /* CMP */
        put.wrong |= in->value[0] >> 3;
        put.word |= (rt_u128)in->value[1] << 73; /* CMPU */
        put.wrong |= in->value[1] >> 1;
        put.word |= (rt_u128)in->value[2] << 74; /* BOP */
        put.wrong |= in->value[2] >> 2;
        put.word |= (rt_u128)in->value[3] << 81; /* U0 */
        put.wrong |= in->value[3] >> 3;
        put.word |= (rt_u128)in->value[4] << 84; /* U1 */
        put.wrong |= in->value[4] >> 3;
        put.word |= in->value[5] << 24; /* Ua */
        put.wrong |= in->value[5] >> 6;
        put.word |= (rt_u128)in->value[8] << 90; /* Q0N */
        put.wrong |= in->value[8] >> 1;
        put.word |= (rt_u128)in->value[9] << 87; /* V0 */
        put.wrong |= in->value[9] >> 3;
        put.word |= (rt_u128)in->value[10] << 71; /* Q2N */
        put.wrong |= in->value[10] >> 1;
        put.word |= (rt_u128)in->value[11] << 68; /* V2 */
        put.wrong |= in->value[11] >> 3;
        put.wrong |= in->line[0];
        put.wrong |= in->line[2];
        put.wrong |= in->line[3];
        put = with(put, put_ub(in->line + 1, in->value[6], in->value[7]));
        put = with(put, put_uguard(in->line + 4, in->value[12]));
        put = with(put, put_ctl(in->line + 5, in->value[14], in->value[17], in->value[18], in->value[19], in->value[20], in->value[21], in->value[22], in->value[13], in->value[15], in->value[16]));
        length = 16;
        break;
    case VOLTA_ULEA_LO:
    case VOLTA_ULEA_SX:
        put.word |= (rt_u128)in->value[2] << 72; /* NA */
        put.wrong |= in->value[2] >> 1;
        put.word |= (rt_u128)in->value[7] << 75; /* LEAN */
        put.wrong |= in->value[7] >> 5;
        put.word |= in->value[0] << 16; /* Ud */
        put.wrong |= in->value[0] >> 6;
        put.word |= in->value[3] << 24; /* Ua */
        put.wrong |= in->value[3] >> 6;
        put.wrong |= in->line[0];
        put.wrong |= in->line[2];
        put = with(put, put_upo(in->line + 1, in->value[1]));
        put = with(put, put_ubnu(in->line + 3, in->value[4], in->value[5], in->value[6]));
        put = with(put, put_uguard(in->line + 4, in->value[8]));
        put = with(put, put_ctl(in->line + 5, in->value[10], in->value[13], in->value[14], in->value[15], in->value[16], in->value[17], in->value[18], in->value[9], in->value[11], in->value[12]));
        length = 16;
        break;
    case VOLTA_ULEA_X:
    case VOLTA_ULEA_XS:
        put.word |= (rt_u128)in->value[2] << 72; /* IA */
        put.wrong |= in->value[2] >> 1;
        put.word |= (rt_u128)in->value[7] << 75; /* LEAN */
        put.wrong |= in->value[7] >> 5;
        put.word |= in->value[0] << 16; /* Ud */
        put.wrong |= in->value[0] >> 6;
        put.word |= in->value[3] << 24; /* Ua */
        put.wrong |= in->value[3] >> 6;
        put.word |= (rt_u128)in->value[8] << 90; /* Q0N */
        put.wrong |= in->value[8] >> 1;
        put.word |= (rt_u128)in->value[9] << 87; /* V0 */
        put.wrong |= in->value[9] >> 3;
        put.wrong |= in->line[0];
        put.wrong |= in->line[2];
        put.wrong |= in->line[4];
        put = with(put, put_upo(in->line + 1, in->value[1]));
        put = with(put, put_ubiu(in->line + 3, in->value[4], in->value[5], in->value[6]));
        put = with(put, put_uguard(in->line + 5, in->value[10]));
        put = with(put, put_ctl(in->line + 6, in->value[12], in->value[15], in->value[16], in->value[17], in->value[18], in->value[19], in->value[20], in->value[11], in->value[13], in->value[14]));
        length = 16;
        break;
    case VOLTA_ULEA_HI:
        put.word |= (rt_u128)in->value[2] << 72; /* NA */
        put.wrong |= in->value[2] >> 1;
        put.word |= (rt_u128)in->value[8] << 75; /* LEAN */
        put.wrong |= in->value[8] >> 5;
        put.word |= in->value[0] << 16; /* Ud */
        put.wrong |= in->value[0] >> 6;
        put.word |= in->value[3] << 24; /* Ua */
        put.wrong |= in->value[3] >> 6;
        put.word |= (rt_u128)in->value[7] << 64; /* Uc */
        put.wrong |= in->value[7] >> 6;
        put.wrong |= in->line[0];
        put.wrong |= in->line[2];
        put.wrong |= in->line[4];
        put = with(put, put_upo(in->line + 1, in->value[1]));
        put = with(put, put_ubnu(in->line + 3, in->value[4], in->value[5], in->value[6]));
        put = with(put, put_uguard(in->line + 5, in->value[9]));
        put = with(put, put_ctl(in->line + 6, in->value[11], in->value[14], in->value[15], in->value[16], in->value[17], in->value[18], in->value[19], in->value[10], in->value[12], in->value[13]));
        length = 16;
        break;
    case VOLTA_ULEA_HX:
        put.word |= (rt_u128)in->value[2] << 72; /* IA */
        put.wrong |= in->value[2] >> 1;
        put.word |= (rt_u128)in->value[8] << 75; /* LEAN */
        put.wrong |= in->value[8] >> 5;
        put.word |= in->value[0] << 16; /* Ud */
        put.wrong |= in->value[0] >> 6;
        put.word |= in->value[3] << 24; /* Ua */
        put.wrong |= in->value[3] >> 6;
        put.word |= (rt_u128)in->value[7] << 64; /* Uc */
        put.wrong |= in->value[7] >> 6;
        put.word |= (rt_u128)in->value[9] << 90; /* Q0N */
        put.wrong |= in->value[9] >> 1;
        put.word |= (rt_u128)in->value[10] << 87; /* V0 */
        put.wrong |= in->value[10] >> 3;
        put.wrong |= in->line[0];
        put.wrong |= in->line[2];
        put.wrong |= in->line[4];
        put.wrong |= in->line[5];
        put = with(put, put_upo(in->line + 1, in->value[1]));
        put = with(put, put_ubiu(in->line + 3, in->value[4], in->value[5], in->value[6]));
        put = with(put, put_uguard(in->line + 6, in->value[11]));
        put = with(put, put_ctl(in->line + 7, in->value[13], in->value[16], in->value[17], in->value[18], in->value[19], in->value[20], in->value[21], in->value[12], in->value[14], in->value[15]));
        length = 16;
        break;
    case VOLTA_ULEA_IH:
        put.word |= (rt_u128)in->value[2] << 72; /* NA */
        put.wrong |= in->value[2] >> 1;
        put.word |= in->value[5] << 32; /* UIMM */
        put.wrong |= in->value[5] >> 32;
        put.word |= (rt_u128)in->value[6] << 75; /* LEAN */
        put.wrong |= in->value[6] >> 5;
        put.word |= in->value[0] << 16; /* Ud */
        put.wrong |= in->value[0] >> 6;
        put.word |= in->value[3] << 24; /* Ua */
        put.wrong |= in->value[3] >> 6;
        put.word |= (rt_u128)in->value[4] << 64; /* Uc */
        put.wrong |= in->value[4] >> 6;
        put.wrong |= in->line[0];
        put.wrong |= in->line[2];
        put.wrong |= in->line[3];
        put = with(put, put_upo(in->line + 1, in->value[1]));
        put = with(put, put_uguard(in->line + 4, in->value[7]));
        put = with(put, put_ctl(in->line + 5, in->value[9], in->value[12], in->value[13], in->value[14], in->value[15], in->value[16], in->value[17], in->value[8], in->value[10], in->value[11]));
        length = 16;
        break;
    case VOLTA_ULEA_IX:
        put.word |= (rt_u128)in->value[2] << 72; /* IA */
        put.wrong |= in->value[2] >> 1;
        put.word |= in->value[5] << 32; /* UIMM */
        put.wrong |= in->value[5] >> 32;
        put.word |= (rt_u128)in->value[6] << 75; /* LEAN */
        put.wrong |= in->value[6] >> 5;
        put.word |= in->value[0] << 16; /* Ud */
        put.wrong |= in->value[0] >> 6;
        put.word |= in->value[3] << 24; /* Ua */
        put.wrong |= in->value[3] >> 6;
        put.word |= (rt_u128)in->value[4] << 64; /* Uc */
        put.wrong |= in->value[4] >> 6;
        put.word |= (rt_u128)in->value[7] << 90; /* Q0N */
        put.wrong |= in->value[7] >> 1;
        put.word |= (rt_u128)in->value[8] << 87; /* V0 */
        put.wrong |= in->value[8] >> 3;
        put.wrong |= in->line[0];
        put.wrong |= in->line[2];
        put.wrong |= in->line[3];
        put.wrong |= in->line[4];
        put = with(put, put_upo(in->line + 1, in->value[1]));
        put = with(put, put_uguard(in->line + 5, in->value[9]));
        put = with(put, put_ctl(in->line + 6, in->value[11], in->value[14], in->value[15], in->value[16], in->value[17], in->value[18], in->value[19], in->value[10], in->value[12], in->value[13]));
        length = 16;
        break;
    case VOLTA_ULOP3:
        put.word |= (rt_u128)in->value[0] << 80; /* PAND */
        put.wrong |= in->value[0] >> 1;
        put.word |= (rt_u128)in->value[7] << 72; /* LUT */
        put.wrong |= in->value[7] >> 8;
        put.word |= in->value[2] << 16; /* Ud */
        put.wrong |= in->value[2] >> 6;
        put.word |= in->value[3] << 24; /* Ua */
        put.wrong |= in->value[3] >> 6;
        put.word |= (rt_u128)in->value[6] << 64; /* Uc */
        put.wrong |= in->value[6] >> 6;
        put.word |= (rt_u128)in->value[8] << 90; /* Q0N */
        put.wrong |= in->value[8] >> 1;
        put.word |= (rt_u128)in->value[9] << 87; /* V0 */
        put.wrong |= in->value[9] >> 3;
        put.wrong |= in->line[1];
        put.wrong |= in->line[2];
        put.wrong |= in->line[4];
        put.wrong |= in->line[5];
        put = with(put, put_upo(in->line, in->value[1]));
        put = with(put, put_ubu(in->line + 3, in->value[4], in->value[5]));
        put = with(put, put_uguard(in->line + 6, in->value[10]));
        put = with(put, put_ctl(in->line + 7, in->value[12], in->value[15], in->value[16], in->value[17], in->value[18], in->value[19], in->value[20], in->value[11], in->value[13], in->value[14]));
        length = 16;
        break;
    case VOLTA_USHF_B:
        put.word |= (rt_u128)in->value[0] << 76; /* SHD */
        put.wrong |= in->value[0] >> 1;
        put.word |= (rt_u128)in->value[1] << 75; /* SHW */
        put.wrong |= in->value[1] >> 1;
        put.word |= (rt_u128)in->value[2] << 73; /* SHT */
        put.wrong |= in->value[2] >> 2;
        put.word |= (rt_u128)in->value[3] << 80; /* SHHI */
        put.wrong |= in->value[3] >> 1;
        put.word |= in->value[4] << 16; /* Ud */
        put.wrong |= in->value[4] >> 6;
        put.word |= in->value[5] << 24; /* Ua */
        put.wrong |= in->value[5] >> 6;
        put.word |= (rt_u128)in->value[8] << 64; /* Uc */
        put.wrong |= in->value[8] >> 6;
        put.wrong |= in->line[0];
        put.wrong |= in->line[1];
        put.wrong |= in->line[3];
        put = with(put, put_ubu(in->line + 2, in->value[6], in->value[7]));
        put = with(put, put_uguard(in->line + 4, in->value[9]));
        put = with(put, put_ctl(in->line + 5, in->value[11], in->value[14], in->value[15], in->value[16], in->value[17], in->value[18], in->value[19], in->value[10], in->value[12], in->value[13]));
        length = 16;
        break;
    case VOLTA_USHF_C:
        put.word |= (rt_u128)in->value[0] << 76; /* SHD */
        put.wrong |= in->value[0] >> 1;
        put.word |= (rt_u128)in->value[1] << 75; /* SHW */
        put.wrong |= in->value[1] >> 1;
        put.word |= (rt_u128)in->value[2] << 73; /* SHT */
        put.wrong |= in->value[2] >> 2;
        put.word |= (rt_u128)in->value[3] << 80; /* SHHI */
        put.wrong |= in->value[3] >> 1;
        put.word |= in->value[7] << 32; /* UIMM */
        put.wrong |= in->value[7] >> 32;
        put.word |= in->value[4] << 16; /* Ud */
        put.wrong |= in->value[4] >> 6;
        put.word |= in->value[5] << 24; /* Ua */
        put.wrong |= in->value[5] >> 6;
        put.word |= (rt_u128)in->value[6] << 64; /* Uc */
        put.wrong |= in->value[6] >> 6;
        put.wrong |= in->line[0];
        put.wrong |= in->line[1];
        put.wrong |= in->line[2];
        put = with(put, put_uguard(in->line + 3, in->value[8]));
        put = with(put, put_ctl(in->line + 4, in->value[10], in->value[13], in->value[14], in->value[15], in->value[16], in->value[17], in->value[18], in->value[9], in->value[11], in->value[12]));
        length = 16;
        break;
    case VOLTA_UPRMT:
        put.word |= (rt_u128)in->value[0] << 72; /* UPMODE */
        put.wrong |= in->value[0] >> 1;
        put.word |= in->value[1] << 16; /* Ud */
        put.wrong |= in->value[1] >> 6;
        put.word |= in->value[2] << 24; /* Ua */
        put.wrong |= in->value[2] >> 6;
        put.word |= (rt_u128)in->value[5] << 64; /* Uc */
        put.wrong |= in->value[5] >> 6;
        put.wrong |= in->line[0];
        put.wrong |= in->line[1];
        put.wrong |= in->line[3];
        put = with(put, put_ubu(in->line + 2, in->value[3], in->value[4]));
        put = with(put, put_uguard(in->line + 4, in->value[6]));
        put = with(put, put_ctl(in->line + 5, in->value[8], in->value[11], in->value[12], in->value[13], in->value[14], in->value[15], in->value[16], in->value[7], in->value[9], in->value[10]));
        length = 16;
        break;
    case VOLTA_USEL:
        put.word |= in->value[0] << 16; /* Ud */
        put.wrong |= in->value[0] >> 6;
        put.word |= in->value[1] << 24; /* Ua */
        put.wrong |= in->value[1] >> 6;
        put.word |= (rt_u128)in->value[4] << 90; /* Q0N */
        put.wrong |= in->value[4] >> 1;
        put.word |= (rt_u128)in->value[5] << 87; /* V0 */
        put.wrong |= in->value[5] >> 3;
        put.wrong |= in->line[0];
        put.wrong |= in->line[1];
        put.wrong |= in->line[3];
        put = with(put, put_ubu(in->line + 2, in->value[2], in->value[3]));
        put = with(put, put_uguard(in->line + 4, in->value[6]));
        put = with(put, put_ctl(in->line + 5, in->value[8], in->value[11], in->value[12], in->value[13], in->value[14], in->value[15], in->value[16], in->value[7], in->value[9], in->value[10]));
        length = 16;
        break;
    case VOLTA_UMOV:
        put.word |= in->value[0] << 16; /* Ud */
        put.wrong |= in->value[0] >> 6;
        put.wrong |= in->line[0];
        put = with(put, put_ux(in->line + 1, in->value[1], in->value[2]));
        put = with(put, put_uguard(in->line + 2, in->value[3]));
        put = with(put, put_ctl(in->line + 3, in->value[5], in->value[8], in->value[9], in->value[10], in->value[11], in->value[12], in->value[13], in->value[4], in->value[6], in->value[7]));
        length = 16;
        break;
    case VOLTA_UPOPC:
        put.word |= in->value[0] << 16; /* Ud */
        put.wrong |= in->value[0] >> 6;
        put.wrong |= in->line[0];
        put = with(put, put_ubiu(in->line + 1, in->value[1], in->value[2], in->value[3]));
        put = with(put, put_uguard(in->line + 2, in->value[4]));
        put = with(put, put_ctl(in->line + 3, in->value[6], in->value[9], in->value[10], in->value[11], in->value[12], in->value[13], in->value[14], in->value[5], in->value[7], in->value[8]));
        length = 16;
        break;
    case VOLTA_UFLO:
        put.word |= (rt_u128)in->value[0] << 73; /* SGU */
        put.wrong |= in->value[0] >> 1;
        put.word |= (rt_u128)in->value[1] << 74; /* FLSH */
        put.wrong |= in->value[1] >> 1;
        put.word |= in->value[2] << 16; /* Ud */
        put.wrong |= in->value[2] >> 6;
        put.wrong |= in->line[0];
        put = with(put, put_upo(in->line + 1, in->value[3]));
        put = with(put, put_ubiu(in->line + 2, in->value[4], in->value[5], in->value[6]));
        put = with(put, put_uguard(in->line + 3, in->value[7]));
        put = with(put, put_ctl(in->line + 4, in->value[9], in->value[12], in->value[13], in->value[14], in->value[15], in->value[16], in->value[17], in->value[8], in->value[10], in->value[11]));
        length = 16;
        break;
    case VOLTA_UBREV:
        put.word |= in->value[0] << 16; /* Ud */
        put.wrong |= in->value[0] >> 6;
        put.wrong |= in->line[0];
        put = with(put, put_ubu(in->line + 1, in->value[1], in->value[2]));
        put = with(put, put_uguard(in->line + 2, in->value[3]));
        put = with(put, put_ctl(in->line + 3, in->value[5], in->value[8], in->value[9], in->value[10], in->value[11], in->value[12], in->value[13], in->value[4], in->value[6], in->value[7]));
        length = 16;
        break;
    case VOLTA_USGXT:
        put.word |= (rt_u128)in->value[0] << 75; /* WRAP */
        put.wrong |= in->value[0] >> 1;
        put.word |= (rt_u128)in->value[1] << 73; /* MMU */
        put.wrong |= in->value[1] >> 1;
        put.word |= in->value[2] << 16; /* Ud */
        put.wrong |= in->value[2] >> 6;
        put.word |= in->value[3] << 24; /* Ua */
        put.wrong |= in->value[3] >> 6;
        put.wrong |= in->line[0];
        put.wrong |= in->line[1];
        put = with(put, put_ubu(in->line + 2, in->value[4], in->value[5]));
        put = with(put, put_uguard(in->line + 3, in->value[6]));
        put = with(put, put_ctl(in->line + 4, in->value[8], in->value[11], in->value[12], in->value[13], in->value[14], in->value[15], in->value[16], in->value[7], in->value[9], in->value[10]));
        length = 16;
        break;
    case VOLTA_UBMSK:
        put.word |= (rt_u128)in->value[0] << 75; /* WRAP */
        put.wrong |= in->value[0] >> 1;
        put.word |= in->value[1] << 16; /* Ud */
        put.wrong |= in->value[1] >> 6;
        put.word |= in->value[2] << 24; /* Ua */
        put.wrong |= in->value[2] >> 6;
        put.wrong |= in->line[0];
        put.wrong |= in->line[1];
        put = with(put, put_ubu(in->line + 2, in->value[3], in->value[4]));
        put = with(put, put_uguard(in->line + 3, in->value[5]));
        put = with(put, put_ctl(in->line + 4, in->value[7], in->value[10], in->value[11], in->value[12], in->value[13], in->value[14], in->value[15], in->value[6], in->value[8], in->value[9]));
        length = 16;
        break;
    case VOLTA_UPLOP3:
        put.word |= (rt_u128)in->value[0] << 81; /* U0 */
        put.wrong |= in->value[0] >> 3;
        put.word |= (rt_u128)in->value[1] << 84; /* U1 */
        put.wrong |= in->value[1] >> 3;
        put.word |= (((rt_u128)in->value[8] & 0x7) << 64) | (((rt_u128)in->value[8] >> 3 & 0x1f) << 72); /* LUT1 */
        put.wrong |= in->value[8] >> 8;
        put.word |= in->value[9] << 16; /* LUT2 */
        put.wrong |= in->value[9] >> 8;
        put.word |= (rt_u128)in->value[2] << 90; /* Q0N */
        put.wrong |= in->value[2] >> 1;
        put.word |= (rt_u128)in->value[3] << 87; /* V0 */
        put.wrong |= in->value[3] >> 3;
        put.word |= (rt_u128)in->value[4] << 80; /* Q1N */
        put.wrong |= in->value[4] >> 1;
        put.word |= (rt_u128)in->value[5] << 77; /* V1 */
        put.wrong |= in->value[5] >> 3;
        put.word |= (rt_u128)in->value[6] << 71; /* Q2N */
        put.wrong |= in->value[6] >> 1;
        put.word |= (rt_u128)in->value[7] << 68; /* V2 */
        put.wrong |= in->value[7] >> 3;
        put.wrong |= in->line[0];
        put.wrong |= in->line[1];
        put.wrong |= in->line[2];
        put = with(put, put_uguard(in->line + 3, in->value[10]));
        put = with(put, put_ctl(in->line + 4, in->value[12], in->value[15], in->value[16], in->value[17], in->value[18], in->value[19], in->value[20], in->value[11], in->value[13], in->value[14]));
        length = 16;
        break;
    case VOLTA_UPLOP3_SIGN_ONE:
        put.word |= (rt_u128)in->value[0] << 81; /* U0 */
        put.wrong |= in->value[0] >> 3;
        put.word |= (rt_u128)in->value[1] << 84; /* U1 */
        put.wrong |= in->value[1] >> 3;
        put.word |= (rt_u128)in->value[7] << 72; /* LUT */
        put.wrong |= in->value[7] >> 8;
        put.word |= in->value[8] << 16; /* LUT2 */
        put.wrong |= in->value[8] >> 8;
        put.word |= (rt_u128)in->value[2] << 90; /* Q0N */
        put.wrong |= in->value[2] >> 1;
        put.word |= (rt_u128)in->value[3] << 87; /* V0 */
        put.wrong |= in->value[3] >> 3;
        put.word |= in->value[4] << 32; /* Ub */
        put.wrong |= in->value[4] >> 6;
        put.word |= (rt_u128)in->value[5] << 71; /* Q2N */
        put.wrong |= in->value[5] >> 1;
        put.word |= (rt_u128)in->value[6] << 68; /* V2 */
        put.wrong |= in->value[6] >> 3;
        put.wrong |= in->line[0];
        put.wrong |= in->line[1];
        put.wrong |= in->line[2];
        put = with(put, put_uguard(in->line + 3, in->value[9]));
        put = with(put, put_ctl(in->line + 4, in->value[11], in->value[14], in->value[15], in->value[16], in->value[17], in->value[18], in->value[19], in->value[10], in->value[12], in->value[13]));
        length = 16;
        break;
    case VOLTA_UPLOP3_SIGN_TWO:
        put.word |= (rt_u128)in->value[0] << 81; /* U0 */
        put.wrong |= in->value[0] >> 3;
        put.word |= (rt_u128)in->value[1] << 84; /* U1 */
        put.wrong |= in->value[1] >> 3;
        put.word |= (rt_u128)in->value[6] << 72; /* LUT */
        put.wrong |= in->value[6] >> 8;
        put.word |= in->value[7] << 16; /* LUT2 */
        put.wrong |= in->value[7] >> 8;
        put.word |= (rt_u128)in->value[2] << 90; /* Q0N */
        put.wrong |= in->value[2] >> 1;
        put.word |= (rt_u128)in->value[3] << 87; /* V0 */
        put.wrong |= in->value[3] >> 3;
        put.word |= in->value[4] << 32; /* Ub */
        put.wrong |= in->value[4] >> 6;
        put.word |= (rt_u128)in->value[5] << 64; /* Uc */
        put.wrong |= in->value[5] >> 6;
        put.wrong |= in->line[0];
        put.wrong |= in->line[1];
        put.wrong |= in->line[2];
        put = with(put, put_uguard(in->line + 3, in->value[8]));
        put = with(put, put_ctl(in->line + 4, in->value[10], in->value[13], in->value[14], in->value[15], in->value[16], in->value[17], in->value[18], in->value[9], in->value[11], in->value[12]));
        length = 16;
        break;
    case VOLTA_UPLOP3_SIGN_ALL:
        put.word |= (rt_u128)in->value[0] << 81; /* U0 */
        put.wrong |= in->value[0] >> 3;
        put.word |= (rt_u128)in->value[1] << 84; /* U1 */
        put.wrong |= in->value[1] >> 3;
        put.word |= (rt_u128)in->value[5] << 72; /* LUT */
        put.wrong |= in->value[5] >> 8;
        put.word |= in->value[6] << 16; /* LUT2 */
        put.wrong |= in->value[6] >> 8;
        put.word |= in->value[2] << 24; /* Ua */
        put.wrong |= in->value[2] >> 6;
        put.word |= in->value[3] << 32; /* Ub */
        put.wrong |= in->value[3] >> 6;
        put.word |= (rt_u128)in->value[4] << 64; /* Uc */
        put.wrong |= in->value[4] >> 6;
        put.wrong |= in->line[0];
        put.wrong |= in->line[1];
        put.wrong |= in->line[2];
        put = with(put, put_uguard(in->line + 3, in->value[7]));
        put = with(put, put_ctl(in->line + 4, in->value[9], in->value[12], in->value[13], in->value[14], in->value[15], in->value[16], in->value[17], in->value[8], in->value[10], in->value[11]));
        length = 16;
        break;
    case VOLTA_UCLEA:
        put.word |= (rt_u128)in->value[5] << 75; /* UCLN */
        put.wrong |= in->value[5] >> 5;
        put.word |= in->value[0] << 16; /* Ud */
        put.wrong |= in->value[0] >> 6;
        put.word |= in->value[2] << 24; /* Ua */
        put.wrong |= in->value[2] >> 6;
        put.wrong |= in->line[0];
        put.wrong |= in->line[2];
        put = with(put, put_upo(in->line + 1, in->value[1]));
        put = with(put, put_uclb(in->line + 3, in->value[3], in->value[4]));
        put = with(put, put_uguard(in->line + 4, in->value[6]));
        put = with(put, put_ctl(in->line + 5, in->value[8], in->value[11], in->value[12], in->value[13], in->value[14], in->value[15], in->value[16], in->value[7], in->value[9], in->value[10]));
        length = 16;
        break;
    case VOLTA_UP2UR:
        put.word |= (rt_u128)in->value[0] << 76; /* PRPART */
        put.wrong |= in->value[0] >> 2;
        put.word |= in->value[1] << 16; /* Ud */
        put.wrong |= in->value[1] >> 6;
        put.word |= in->value[2] << 24; /* Ua */
        put.wrong |= in->value[2] >> 6;
        put.wrong |= in->line[0];
        put.wrong |= in->line[1];
        put = with(put, put_uclb(in->line + 2, in->value[3], in->value[4]));
        put = with(put, put_uguard(in->line + 3, in->value[5]));
        put = with(put, put_ctl(in->line + 4, in->value[7], in->value[10], in->value[11], in->value[12], in->value[13], in->value[14], in->value[15], in->value[6], in->value[8], in->value[9]));
        length = 16;
        break;
    case VOLTA_UR2UP:
        put.word |= in->value[0] << 24; /* Ua */
        put.wrong |= in->value[0] >> 6;
        put.wrong |= in->line[0];
        put = with(put, put_uclb(in->line + 1, in->value[1], in->value[2]));
        put = with(put, put_uguard(in->line + 2, in->value[3]));
        put = with(put, put_ctl(in->line + 3, in->value[5], in->value[8], in->value[9], in->value[10], in->value[11], in->value[12], in->value[13], in->value[4], in->value[6], in->value[7]));
        length = 16;
        break;
    case VOLTA_UF2FP:
        put.word |= in->value[0] << 16; /* Ud */
        put.wrong |= in->value[0] >> 6;
        put.word |= in->value[1] << 24; /* Ua */
        put.wrong |= in->value[1] >> 6;
        put.wrong |= in->line[0];
        put.wrong |= in->line[1];
        put = with(put, put_ubu(in->line + 2, in->value[2], in->value[3]));
        put = with(put, put_uguard(in->line + 3, in->value[4]));
        put = with(put, put_ctl(in->line + 4, in->value[6], in->value[9], in->value[10], in->value[11], in->value[12], in->value[13], in->value[14], in->value[5], in->value[7], in->value[8]));
        length = 16;
        break;
    case VOLTA_R2UR_O:
        put.word |= (rt_u128)in->value[0] << 84; /* ROR */
        put.wrong |= in->value[0] >> 1;
        put.word |= in->value[2] << 16; /* Ud */
        put.wrong |= in->value[2] >> 6;
        put.word |= in->value[3] << 24; /* Ra */
        put.wrong |= in->value[3] >> 8;
        put.word |= (rt_u128)in->value[4] << 122; /* RA */
        put.wrong |= in->value[4] >> 1;
        put = with(put, put_r2up0(in->line, in->value[1]));
        put = with(put, put_guard(in->line + 1, in->value[5]));
        put = with(put, put_marks(in->line + 2));
        put = with(put, put_ctl(in->line + 3, in->value[7], in->value[10], in->value[11], in->value[12], in->value[13], in->value[14], in->value[15], in->value[6], in->value[8], in->value[9]));
        if (in->line[0] == 2) {
            put.word &= ~(rt_u128)RT_U128(0x100000, 0x0);
            put.word |= (rt_u128)in->value[0] << 84; /* ROR */
            put.wrong |= in->value[0] >> 1;
        }
        length = 16;
        break;
    case VOLTA_R2UR_H:
        put.word |= (rt_u128)in->value[0] << 84; /* ROR */
        put.wrong |= in->value[0] >> 1;
        put.word |= in->value[2] << 16; /* Ud */
        put.wrong |= in->value[2] >> 6;
        put.word |= in->value[3] << 24; /* Ra */
        put.wrong |= in->value[3] >> 8;
        put.word |= (rt_u128)in->value[4] << 122; /* RA */
        put.wrong |= in->value[4] >> 1;
        put = with(put, put_r2up0(in->line, in->value[1]));
        put = with(put, put_guard(in->line + 1, in->value[5]));
        put = with(put, put_marks_2(in->line + 2));
        put = with(put, put_ctl(in->line + 3, in->value[7], in->value[10], in->value[11], in->value[12], in->value[13], in->value[14], in->value[15], in->value[6], in->value[8], in->value[9]));
        if (in->line[0] == 2) {
            put.word &= ~(rt_u128)RT_U128(0x100000, 0x0);
            put.word |= (rt_u128)in->value[0] << 84; /* ROR */
            put.wrong |= in->value[0] >> 1;
        }
        length = 16;
        break;
    case VOLTA_S2UR:
        put.word |= in->value[0] << 16; /* Ud */
        put.wrong |= in->value[0] >> 6;
        put.wrong |= in->line[0];
        put = with(put, put_special(in->line + 1, in->value[1]));
        put = with(put, put_uguard(in->line + 2, in->value[2]));
        put = with(put, put_ctl(in->line + 3, in->value[4], in->value[7], in->value[8], in->value[9], in->value[10], in->value[11], in->value[12], in->value[3], in->value[5], in->value[6]));
        length = 16;
        break;
    case VOLTA_VABSDIFF_B:
        put.word |= (rt_u128)in->value[0] << 73; /* VU32 */
        put.wrong |= in->value[0] >> 1;
        put.word |= in->value[1] << 16; /* Rd */
        put.wrong |= in->value[1] >> 8;
        put.word |= in->value[3] << 24; /* Ra */
        put.wrong |= in->value[3] >> 8;
        put.word |= (rt_u128)in->value[4] << 122; /* RA */
        put.wrong |= in->value[4] >> 1;
        put.word |= (rt_u128)in->value[11] << 64; /* Rc */
        put.wrong |= in->value[11] >> 8;
        put.word |= (rt_u128)in->value[12] << 124; /* RC */
        put.wrong |= in->value[12] >> 1;
        put = with(put, put_po(in->line, in->value[2]));
        put = with(put, put_sb(in->line + 1, in->value[5], in->value[6], in->value[7], in->value[8], in->value[9], in->value[10]));
        put = with(put, put_guard(in->line + 2, in->value[13]));
        put = with(put, put_marks(in->line + 3));
        put = with(put, put_ctl(in->line + 4, in->value[15], in->value[18], in->value[19], in->value[20], in->value[21], in->value[22], in->value[23], in->value[14], in->value[16], in->value[17]));
        length = 16;
        break;
    case VOLTA_VABSDIFF_C:
        put.word |= (rt_u128)in->value[0] << 73; /* VU32 */
        put.wrong |= in->value[0] >> 1;
        put.word |= in->value[1] << 16; /* Rd */
        put.wrong |= in->value[1] >> 8;
        put.word |= in->value[3] << 24; /* Ra */
        put.wrong |= in->value[3] >> 8;
        put.word |= (rt_u128)in->value[4] << 122; /* RA */
        put.wrong |= in->value[4] >> 1;
        put.word |= (rt_u128)in->value[5] << 64; /* Rc */
        put.wrong |= in->value[5] >> 8;
        put.word |= (rt_u128)in->value[6] << 123; /* RB */
        put.wrong |= in->value[6] >> 1;
        put = with(put, put_po(in->line, in->value[2]));
        put = with(put, put_scx(in->line + 1, in->value[7], in->value[8], in->value[9], in->value[10]));
        put = with(put, put_guard(in->line + 2, in->value[11]));
        put = with(put, put_marks(in->line + 3));
        put = with(put, put_ctl(in->line + 4, in->value[13], in->value[16], in->value[17], in->value[18], in->value[19], in->value[20], in->value[21], in->value[12], in->value[14], in->value[15]));
        length = 16;
        break;
    case VOLTA_VABSDIFF4_B:
        put.word |= (rt_u128)in->value[0] << 73; /* VU8 */
        put.wrong |= in->value[0] >> 1;
        put.word |= (rt_u128)in->value[1] << 75; /* VACC */
        put.wrong |= in->value[1] >> 1;
        put.word |= in->value[2] << 16; /* Rd */
        put.wrong |= in->value[2] >> 8;
        put.word |= in->value[4] << 24; /* Ra */
        put.wrong |= in->value[4] >> 8;
        put.word |= (rt_u128)in->value[5] << 122; /* RA */
        put.wrong |= in->value[5] >> 1;
        put.word |= (rt_u128)in->value[12] << 64; /* Rc */
        put.wrong |= in->value[12] >> 8;
        put.word |= (rt_u128)in->value[13] << 124; /* RC */
        put.wrong |= in->value[13] >> 1;
        put = with(put, put_po(in->line, in->value[3]));
        put = with(put, put_sb(in->line + 1, in->value[6], in->value[7], in->value[8], in->value[9], in->value[10], in->value[11]));
        put = with(put, put_guard(in->line + 2, in->value[14]));
        put = with(put, put_marks(in->line + 3));
        put = with(put, put_ctl(in->line + 4, in->value[16], in->value[19], in->value[20], in->value[21], in->value[22], in->value[23], in->value[24], in->value[15], in->value[17], in->value[18]));
        length = 16;
        break;
    case VOLTA_VABSDIFF4_C:
        put.word |= (rt_u128)in->value[0] << 73; /* VU8 */
        put.wrong |= in->value[0] >> 1;
        put.word |= (rt_u128)in->value[1] << 75; /* VACC */
        put.wrong |= in->value[1] >> 1;
        put.word |= in->value[2] << 16; /* Rd */
        put.wrong |= in->value[2] >> 8;
        put.word |= in->value[4] << 24; /* Ra */
        put.wrong |= in->value[4] >> 8;
        put.word |= (rt_u128)in->value[5] << 122; /* RA */
        put.wrong |= in->value[5] >> 1;
        put.word |= (rt_u128)in->value[6] << 64; /* Rc */
        put.wrong |= in->value[6] >> 8;
        put.word |= (rt_u128)in->value[7] << 123; /* RB */
        put.wrong |= in->value[7] >> 1;
        put = with(put, put_po(in->line, in->value[3]));
        put = with(put, put_scx(in->line + 1, in->value[8], in->value[9], in->value[10], in->value[11]));
        put = with(put, put_guard(in->line + 2, in->value[12]));
        put = with(put, put_marks(in->line + 3));
        put = with(put, put_ctl(in->line + 4, in->value[14], in->value[17], in->value[18], in->value[19], in->value[20], in->value[21], in->value[22], in->value[13], in->value[15], in->value[16]));
        length = 16;
        break;
    case VOLTA_IDP_A4:
        put.word |= (rt_u128)in->value[0] << 73; /* DPA */
        put.wrong |= in->value[0] >> 1;
        put.word |= (rt_u128)in->value[1] << 74; /* DPB */
        put.wrong |= in->value[1] >> 1;
        put.word |= in->value[2] << 16; /* Rd */
        put.wrong |= in->value[2] >> 8;
        put.word |= in->value[3] << 24; /* Ra */
        put.wrong |= in->value[3] >> 8;
        put.word |= (rt_u128)in->value[4] << 122; /* RA */
        put.wrong |= in->value[4] >> 1;
        put = with(put, put_dpb_(in->line, in->value[5], in->value[6], in->value[7], in->value[8], in->value[9]));
        put = with(put, put_dpc(in->line + 1, in->value[10], in->value[11], in->value[12]));
        put = with(put, put_guard(in->line + 2, in->value[13]));
        put = with(put, put_marks(in->line + 3));
        put = with(put, put_ctl(in->line + 4, in->value[15], in->value[18], in->value[19], in->value[20], in->value[21], in->value[22], in->value[23], in->value[14], in->value[16], in->value[17]));
        length = 16;
        break;
    case VOLTA_IDP_A2:
        put.word |= (rt_u128)in->value[0] << 77; /* DPHI */
        put.wrong |= in->value[0] >> 1;
        put.word |= (rt_u128)in->value[1] << 73; /* DPA2 */
        put.wrong |= in->value[1] >> 1;
        put.word |= (rt_u128)in->value[2] << 74; /* DPB */
        put.wrong |= in->value[2] >> 1;
        put.word |= in->value[3] << 16; /* Rd */
        put.wrong |= in->value[3] >> 8;
        put.word |= in->value[4] << 24; /* Ra */
        put.wrong |= in->value[4] >> 8;
        put.word |= (rt_u128)in->value[5] << 122; /* RA */
        put.wrong |= in->value[5] >> 1;
        put = with(put, put_dpb_(in->line, in->value[6], in->value[7], in->value[8], in->value[9], in->value[10]));
        put = with(put, put_dpc(in->line + 1, in->value[11], in->value[12], in->value[13]));
        put = with(put, put_guard(in->line + 2, in->value[14]));
        put = with(put, put_marks(in->line + 3));
        put = with(put, put_ctl(in->line + 4, in->value[16], in->value[19], in->value[20], in->value[21], in->value[22], in->value[23], in->value[24], in->value[15], in->value[17], in->value[18]));
        length = 16;
        break;
    case VOLTA_VOTE:
        put.word |= (rt_u128)in->value[0] << 72; /* VMODE */
        put.wrong |= in->value[0] >> 2;
        put.word |= (rt_u128)in->value[2] << 81; /* P0 */
        put.wrong |= in->value[2] >> 3;
        put.word |= (rt_u128)in->value[3] << 90; /* Q0N */
        put.wrong |= in->value[3] >> 1;
        put.word |= (rt_u128)in->value[4] << 87; /* Q0 */
        put.wrong |= in->value[4] >> 3;
        put.wrong |= in->line[1];
        put = with(put, put_rdo(in->line, in->value[1]));
        put = with(put, put_guard(in->line + 2, in->value[5]));
        put = with(put, put_marks(in->line + 3));
        put = with(put, put_ctl(in->line + 4, in->value[7], in->value[10], in->value[11], in->value[12], in->value[13], in->value[14], in->value[15], in->value[6], in->value[8], in->value[9]));
        length = 16;
        break;
    case VOLTA_VOTEU:
        put.word |= (rt_u128)in->value[0] << 72; /* VMODE */
        put.wrong |= in->value[0] >> 2;
        put.word |= (rt_u128)in->value[2] << 81; /* U0 */
        put.wrong |= in->value[2] >> 3;
        put.word |= (rt_u128)in->value[3] << 90; /* Q0N */
        put.wrong |= in->value[3] >> 1;
        put.word |= (rt_u128)in->value[4] << 87; /* Q0 */
        put.wrong |= in->value[4] >> 3;
        put.wrong |= in->line[1];
        put = with(put, put_udo(in->line, in->value[1]));
        put = with(put, put_guard(in->line + 2, in->value[5]));
        put = with(put, put_marks(in->line + 3));
        put = with(put, put_ctl(in->line + 4, in->value[7], in->value[10], in->value[11], in->value[12], in->value[13], in->value[14], in->value[15], in->value[6], in->value[8], in->value[9]));
        length = 16;
        break;
    case VOLTA_MATCH_ANY:
        put.word |= (rt_u128)in->value[0] << 73; /* MU64 */
        put.wrong |= in->value[0] >> 1;
        put.word |= in->value[1] << 16; /* Rd */
        put.wrong |= in->value[1] >> 8;
        put.word |= in->value[2] << 24; /* Ra */
        put.wrong |= in->value[2] >> 8;
        put = with(put, put_guard(in->line, in->value[3]));
        put = with(put, put_marks(in->line + 1));
        put = with(put, put_ctl(in->line + 2, in->value[5], in->value[8], in->value[9], in->value[10], in->value[11], in->value[12], in->value[13], in->value[4], in->value[6], in->value[7]));
        length = 16;
        break;
    case VOLTA_MATCH_ALL:
        put.word |= (rt_u128)in->value[0] << 73; /* MU64 */
        put.wrong |= in->value[0] >> 1;
        put.word |= (rt_u128)in->value[1] << 81; /* P0 */
        put.wrong |= in->value[1] >> 3;
        put.word |= in->value[2] << 16; /* Rd */
        put.wrong |= in->value[2] >> 8;
        put.word |= in->value[3] << 24; /* Ra */
        put.wrong |= in->value[3] >> 8;
        put = with(put, put_guard(in->line, in->value[4]));
        put = with(put, put_marks(in->line + 1));
        put = with(put, put_ctl(in->line + 2, in->value[6], in->value[9], in->value[10], in->value[11], in->value[12], in->value[13], in->value[14], in->value[5], in->value[7], in->value[8]));
        length = 16;
        break;
    case VOLTA_SHFL:
        put.word |= in->value[0] << 58; /* SMODE */
        put.wrong |= in->value[0] >> 2;
        put.word |= (rt_u128)in->value[1] << 81; /* P0 */
        put.wrong |= in->value[1] >> 3;
        put.word |= in->value[2] << 16; /* Rd */
        put.wrong |= in->value[2] >> 8;
        put.word |= in->value[3] << 24; /* Ra */
        put.wrong |= in->value[3] >> 8;
        put = with(put, put_shb(in->line, in->value[4], in->value[5]));
        put = with(put, put_shc(in->line + 1, in->value[6], in->value[7]));
        put = with(put, put_guard(in->line + 2, in->value[8]));
        put = with(put, put_marks(in->line + 3));
        put = with(put, put_ctl(in->line + 4, in->value[10], in->value[13], in->value[14], in->value[15], in->value[16], in->value[17], in->value[18], in->value[9], in->value[11], in->value[12]));
        if (in->line[0] == 0 && in->line[1] == 1)
            put.word ^= 0x200;
        if (in->line[0] == 1 && in->line[1] == 0)
            put.word ^= 0x200;
        if (in->line[0] == 1 && in->line[1] == 1)
            put.word ^= 0x200;
        length = 16;
        break;
    case VOLTA_REDUX:
        put.word |= (rt_u128)in->value[0] << 78; /* RDXOP */
        put.wrong |= in->value[0] >> 3;
        put.word |= (rt_u128)in->value[1] << 73; /* RDXS */
        put.wrong |= in->value[1] >> 1;
        put.word |= in->value[2] << 16; /* Ud */
        put.wrong |= in->value[2] >> 6;
        put.word |= in->value[3] << 24; /* Ra */
        put.wrong |= in->value[3] >> 8;
        put = with(put, put_guard(in->line, in->value[4]));
        put = with(put, put_marks(in->line + 1));
        put = with(put, put_ctl(in->line + 2, in->value[6], in->value[9], in->value[10], in->value[11], in->value[12], in->value[13], in->value[14], in->value[5], in->value[7], in->value[8]));
        length = 16;
        break;
    case VOLTA_ELECT:
        put.word |= (rt_u128)in->value[0] << 81; /* P0 */
        put.wrong |= in->value[0] >> 3;
        put.word |= in->value[1] << 16; /* Ud */
        put.wrong |= in->value[1] >> 6;
        put.word |= (rt_u128)in->value[2] << 90; /* Q0N */
        put.wrong |= in->value[2] >> 1;
        put.word |= (rt_u128)in->value[3] << 87; /* Q0 */
        put.wrong |= in->value[3] >> 3;
        put.wrong |= in->line[0];
        put = with(put, put_guard(in->line + 1, in->value[4]));
        put = with(put, put_marks_2(in->line + 2));
        put = with(put, put_ctl(in->line + 3, in->value[6], in->value[9], in->value[10], in->value[11], in->value[12], in->value[13], in->value[14], in->value[5], in->value[7], in->value[8]));
        length = 16;
        break;
    case VOLTA_P2R:
        put.word |= (rt_u128)in->value[0] << 76; /* PRPART */
        put.wrong |= in->value[0] >> 2;
        put.word |= in->value[1] << 16; /* Rd */
        put.wrong |= in->value[1] >> 8;
        put.word |= in->value[2] << 24; /* Ra */
        put.wrong |= in->value[2] >> 8;
        put.word |= (rt_u128)in->value[3] << 122; /* RA */
        put.wrong |= in->value[3] >> 1;
        put = with(put, put_prb(in->line, in->value[4], in->value[5], in->value[6], in->value[7], in->value[8], in->value[9], in->value[10]));
        put = with(put, put_guard(in->line + 1, in->value[11]));
        put = with(put, put_marks(in->line + 2));
        put = with(put, put_ctl(in->line + 3, in->value[13], in->value[16], in->value[17], in->value[18], in->value[19], in->value[20], in->value[21], in->value[12], in->value[14], in->value[15]));
        length = 16;
        break;
    case VOLTA_R2P:
        put.word |= in->value[0] << 24; /* Ra */
        put.wrong |= in->value[0] >> 8;
        put.word |= (rt_u128)in->value[1] << 76; /* PRPART */
        put.wrong |= in->value[1] >> 2;
        put = with(put, put_prb(in->line, in->value[2], in->value[3], in->value[4], in->value[5], in->value[6], in->value[7], in->value[8]));
        put = with(put, put_guard(in->line + 1, in->value[9]));
        put = with(put, put_marks(in->line + 2));
        put = with(put, put_ctl(in->line + 3, in->value[11], in->value[14], in->value[15], in->value[16], in->value[17], in->value[18], in->value[19], in->value[10], in->value[12], in->value[13]));
        length = 16;
        break;
    case VOLTA_PLOP3:
        put.word |= (rt_u128)in->value[0] << 81; /* P0 */
        put.wrong |= in->value[0] >> 3;
        put.word |= (rt_u128)in->value[1] << 84; /* P1 */
        put.wrong |= in->value[1] >> 3;
        put.word |= (((rt_u128)in->value[9] & 0x7) << 64) | (((rt_u128)in->value[9] >> 3 & 0x1f) << 72); /* LUT1 */
        put.wrong |= in->value[9] >> 8;
        put.word |= in->value[10] << 16; /* LUT2 */
        put.wrong |= in->value[10] >> 8;
        put.word |= (rt_u128)in->value[2] << 90; /* Q0N */
        put.wrong |= in->value[2] >> 1;
        put.word |= (rt_u128)in->value[3] << 87; /* Q0 */
        put.wrong |= in->value[3] >> 3;
        put.word |= (rt_u128)in->value[4] << 80; /* Q1N */
        put.wrong |= in->value[4] >> 1;
        put.word |= (rt_u128)in->value[5] << 77; /* Q1 */
        put.wrong |= in->value[5] >> 3;
        put.wrong |= in->line[0];
        put.wrong |= in->line[1];
        put = with(put, put_qm(in->line + 2, in->value[6], in->value[7], in->value[8]));
        put = with(put, put_guard(in->line + 3, in->value[11]));
        put = with(put, put_marks(in->line + 4));
        put = with(put, put_ctl(in->line + 5, in->value[13], in->value[16], in->value[17], in->value[18], in->value[19], in->value[20], in->value[21], in->value[12], in->value[14], in->value[15]));
        length = 16;
        break;
    case VOLTA_PLOP3_SIGN_ONE:
        put.word |= (rt_u128)in->value[0] << 81; /* P0 */
        put.wrong |= in->value[0] >> 3;
        put.word |= (rt_u128)in->value[1] << 84; /* P1 */
        put.wrong |= in->value[1] >> 3;
        put.word |= (rt_u128)in->value[11] << 72; /* LUT */
        put.wrong |= in->value[11] >> 8;
        put.word |= in->value[12] << 16; /* LUT2 */
        put.wrong |= in->value[12] >> 8;
        put.word |= (rt_u128)in->value[2] << 90; /* Q0N */
        put.wrong |= in->value[2] >> 1;
        put.word |= (rt_u128)in->value[3] << 87; /* Q0 */
        put.wrong |= in->value[3] >> 3;
        put.word |= (rt_u128)in->value[9] << 71; /* Q2N */
        put.wrong |= in->value[9] >> 1;
        put.word |= (rt_u128)in->value[10] << 68; /* Q2 */
        put.wrong |= in->value[10] >> 3;
        put.wrong |= in->line[0];
        put.wrong |= in->line[3];
        put = with(put, put_signb(in->line + 1, in->value[4], in->value[5], in->value[6], in->value[7], in->value[8]));
        put = with(put, put_guard(in->line + 4, in->value[13]));
        put = with(put, put_marks(in->line + 5));
        put = with(put, put_ctl(in->line + 6, in->value[15], in->value[18], in->value[19], in->value[20], in->value[21], in->value[22], in->value[23], in->value[14], in->value[16], in->value[17]));
        length = 16;
        break;
    case VOLTA_PLOP3_SIGN_TWO:
        put.word |= (rt_u128)in->value[0] << 81; /* P0 */
        put.wrong |= in->value[0] >> 3;
        put.word |= (rt_u128)in->value[1] << 84; /* P1 */
        put.wrong |= in->value[1] >> 3;
        put.word |= (rt_u128)in->value[11] << 72; /* LUT */
        put.wrong |= in->value[11] >> 8;
        put.word |= in->value[12] << 16; /* LUT2 */
        put.wrong |= in->value[12] >> 8;
        put.word |= (rt_u128)in->value[2] << 90; /* Q0N */
        put.wrong |= in->value[2] >> 1;
        put.word |= (rt_u128)in->value[3] << 87; /* Q0 */
        put.wrong |= in->value[3] >> 3;
        put.word |= (rt_u128)in->value[9] << 64; /* Rc */
        put.wrong |= in->value[9] >> 8;
        put.word |= (rt_u128)in->value[10] << 124; /* RC */
        put.wrong |= in->value[10] >> 1;
        put.wrong |= in->line[0];
        put.wrong |= in->line[3];
        put = with(put, put_signb(in->line + 1, in->value[4], in->value[5], in->value[6], in->value[7], in->value[8]));
        put = with(put, put_guard(in->line + 4, in->value[13]));
        put = with(put, put_marks(in->line + 5));
        put = with(put, put_ctl(in->line + 6, in->value[15], in->value[18], in->value[19], in->value[20], in->value[21], in->value[22], in->value[23], in->value[14], in->value[16], in->value[17]));
        length = 16;
        break;
    case VOLTA_PLOP3_SIGN_ALL:
        put.word |= (rt_u128)in->value[0] << 81; /* P0 */
        put.wrong |= in->value[0] >> 3;
        put.word |= (rt_u128)in->value[1] << 84; /* P1 */
        put.wrong |= in->value[1] >> 3;
        put.word |= (rt_u128)in->value[11] << 72; /* LUT */
        put.wrong |= in->value[11] >> 8;
        put.word |= in->value[12] << 16; /* LUT2 */
        put.wrong |= in->value[12] >> 8;
        put.word |= in->value[2] << 24; /* Ra */
        put.wrong |= in->value[2] >> 8;
        put.word |= (rt_u128)in->value[3] << 122; /* RA */
        put.wrong |= in->value[3] >> 1;
        put.word |= (rt_u128)in->value[9] << 64; /* Rc */
        put.wrong |= in->value[9] >> 8;
        put.word |= (rt_u128)in->value[10] << 124; /* RC */
        put.wrong |= in->value[10] >> 1;
        put.wrong |= in->line[0];
        put.wrong |= in->line[3];
        put = with(put, put_signb(in->line + 1, in->value[4], in->value[5], in->value[6], in->value[7], in->value[8]));
        put = with(put, put_guard(in->line + 4, in->value[13]));
        put = with(put, put_marks(in->line + 5));
        put = with(put, put_ctl(in->line + 6, in->value[15], in->value[18], in->value[19], in->value[20], in->value[21], in->value[22], in->value[23], in->value[14], in->value[16], in->value[17]));
        length = 16;
        break;
    default:
        return ISADORA_BAD_INSN;
    }
    if (put.wrong)
        return ISADORA_BAD_INSN;
    if (size < length)
        return ISADORA_NO_SPACE;
    const rt_u128 word = put.word ^ rt_wide(in->mask);
    for (unsigned i = 0; i < length; i++)
        bytes[i] = (uint8_t)(word >> 8 * i);
    return (int)length;
}
