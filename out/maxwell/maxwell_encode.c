/* Generated from the description maxwell by gen/emit/encode.lua. Do not edit. */
#include "maxwell.h"
#include "wide.h"

static const rt_u128 canonical[] = {
    [MAXWELL_ATOM_OP] = UINT64_C(0xed00000000000000),
    [MAXWELL_ATOM_OPP] = UINT64_C(0xee60000000000000),
    [MAXWELL_ATOM_CAS] = UINT64_C(0xeef0000000000000),
    [MAXWELL_ATOM_CASP] = UINT64_C(0xee70000000000000),
    [MAXWELL_ATOMS] = UINT64_C(0xec00000000000000),
    [MAXWELL_ATOMS_CAS] = UINT64_C(0xee00000000000000),
    [MAXWELL_RED] = UINT64_C(0xebf8000000000000),
    [MAXWELL_CCTL_A] = UINT64_C(0xef60000000000000),
    [MAXWELL_CCTL_ALL] = UINT64_C(0xef6000000000ff00),
    [MAXWELL_CCTLL_A] = UINT64_C(0xef80000000000000),
    [MAXWELL_CCTLL_ALL] = UINT64_C(0xef8000000000ff00),
    [MAXWELL_CCTLT_ALL] = UINT64_C(0xebf0000000000000),
    [MAXWELL_CCTLT_ONE] = UINT64_C(0xebf0000000000001),
    [MAXWELL_ISETP] = UINT64_C(0x60000000000000),
    [MAXWELL_ISET] = UINT64_C(0x50000000000000),
    [MAXWELL_BRA] = UINT64_C(0xe240000000000000),
    [MAXWELL_BRX] = UINT64_C(0xe250000000000000),
    [MAXWELL_JMP] = UINT64_C(0xe210000000000000),
    [MAXWELL_JMX] = UINT64_C(0xe200000000000000),
    [MAXWELL_CAL] = UINT64_C(0xe260000000000000),
    [MAXWELL_JCAL] = UINT64_C(0xe220000000000000),
    [MAXWELL_PRET] = UINT64_C(0xe270000000000000),
    [MAXWELL_RET] = UINT64_C(0xe320000000000000),
    [MAXWELL_PLONGJMP] = UINT64_C(0xe280000000000000),
    [MAXWELL_LONGJMP] = UINT64_C(0xe310000000000000),
    [MAXWELL_PBK] = UINT64_C(0xe2a0000000000000),
    [MAXWELL_BRK] = UINT64_C(0xe340000000000000),
    [MAXWELL_PCNT] = UINT64_C(0xe2b0000000000000),
    [MAXWELL_CONT] = UINT64_C(0xe350000000000000),
    [MAXWELL_SSY] = UINT64_C(0xe290000000000000),
    [MAXWELL_SYNC] = UINT64_C(0xf0f8000000000000),
    [MAXWELL_PEXIT] = UINT64_C(0xe230000000000000),
    [MAXWELL_EXIT] = UINT64_C(0xe300000000000000),
    [MAXWELL_KIL] = UINT64_C(0xe330000000000000),
    [MAXWELL_BPT] = UINT64_C(0xe3a0000000000000),
    [MAXWELL_IDE] = UINT64_C(0xe390000000000000),
    [MAXWELL_RAM] = UINT64_C(0xe380000000000000),
    [MAXWELL_SAM] = UINT64_C(0xe370000000000000),
    [MAXWELL_RTT] = UINT64_C(0xe360000000000000),
    [MAXWELL_GETCRSPTR] = UINT64_C(0xe2c0000000000000),
    [MAXWELL_SETCRSPTR] = UINT64_C(0xe2e0000000000000),
    [MAXWELL_GETLMEMBASE] = UINT64_C(0xe2d0000000000000),
    [MAXWELL_SETLMEMBASE] = UINT64_C(0xe2f0000000000000),
    [MAXWELL_LEPC] = UINT64_C(0x50d0000000000000),
    [MAXWELL_NOP] = UINT64_C(0x50b0000000000000),
    [MAXWELL_F2F_HH] = UINT64_C(0xa8000000000000),
    [MAXWELL_F2F_HS] = UINT64_C(0xa8000000000000),
    [MAXWELL_F2F_HD] = UINT64_C(0xa8000000000000),
    [MAXWELL_F2F_SH] = UINT64_C(0xa8000000000000),
    [MAXWELL_F2F_SS] = UINT64_C(0xa8000000000000),
    [MAXWELL_F2F_SD] = UINT64_C(0xa8000000000000),
    [MAXWELL_F2F_DH] = UINT64_C(0xa8000000000000),
    [MAXWELL_F2F_DS] = UINT64_C(0xa8000000000000),
    [MAXWELL_F2F_DD] = UINT64_C(0xa8000000000000),
    [MAXWELL_F2I_H] = UINT64_C(0xb0000000000000),
    [MAXWELL_F2I_S] = UINT64_C(0xb0000000000000),
    [MAXWELL_F2I_D] = UINT64_C(0xb0000000000000),
    [MAXWELL_I2F_H] = UINT64_C(0xb8000000000000),
    [MAXWELL_I2F_B] = UINT64_C(0xb8000000000000),
    [MAXWELL_I2F_W] = UINT64_C(0xb8000000000000),
    [MAXWELL_I2F_D] = UINT64_C(0xb8000000000000),
    [MAXWELL_I2I_H] = UINT64_C(0xe0000000000000),
    [MAXWELL_I2I_B] = UINT64_C(0xe0000000000000),
    [MAXWELL_I2I_W] = UINT64_C(0xe0000000000000),
    [MAXWELL_DADD] = UINT64_C(0x70000000000000),
    [MAXWELL_DMUL] = UINT64_C(0x80000000000000),
    [MAXWELL_DFMA_B] = UINT64_C(0x70000000000000),
    [MAXWELL_DFMA_C] = UINT64_C(0x5370000000000000),
    [MAXWELL_DMNMX] = UINT64_C(0x50000000000000),
    [MAXWELL_DSET] = 0x0,
    [MAXWELL_DSETP] = UINT64_C(0x80000000000000),
    [MAXWELL_FADD] = UINT64_C(0x58000000000000),
    [MAXWELL_FADD32I] = UINT64_C(0x800000000000000),
    [MAXWELL_FMUL] = UINT64_C(0x68000000000000),
    [MAXWELL_FMUL32I] = UINT64_C(0x1e00000000000000),
    [MAXWELL_FFMA_B] = UINT64_C(0x80000000000000),
    [MAXWELL_FFMA_C] = UINT64_C(0x5180000000000000),
    [MAXWELL_FFMA32I] = UINT64_C(0xc00000000000000),
    [MAXWELL_FMNMX] = UINT64_C(0x60000000000000),
    [MAXWELL_FSET] = 0x0,
    [MAXWELL_FSETP] = UINT64_C(0xb0000000000000),
    [MAXWELL_FCMP_B] = UINT64_C(0xa0000000000000),
    [MAXWELL_FCMP_C] = UINT64_C(0x53a0000000000000),
    [MAXWELL_FCHK] = UINT64_C(0x88000000000000),
    [MAXWELL_FSWZADD] = UINT64_C(0x50f8000000000000),
    [MAXWELL_MUFU] = UINT64_C(0x5080000000000000),
    [MAXWELL_MUFU_SQRT] = UINT64_C(0x5080000000000000),
    [MAXWELL_RRO] = UINT64_C(0x90000000000000),
    [MAXWELL_AL2P] = UINT64_C(0xefa0000000000000),
    [MAXWELL_ALD_A] = UINT64_C(0xefd800000000ff00),
    [MAXWELL_ALD_H] = UINT64_C(0xefd8000000000000),
    [MAXWELL_ALD_P] = UINT64_C(0xefd8000080000000),
    [MAXWELL_ALD_Q] = UINT64_C(0xefd8000080000000),
    [MAXWELL_AST_A] = UINT64_C(0xeff000000000ff00),
    [MAXWELL_AST_H] = UINT64_C(0xeff0000000000000),
    [MAXWELL_AST_P] = UINT64_C(0xeff0000080000000),
    [MAXWELL_AST_Q] = UINT64_C(0xeff0000080000000),
    [MAXWELL_IPA] = UINT64_C(0xe003800000000000),
    [MAXWELL_ISBERD] = UINT64_C(0xefd0000000000000),
    [MAXWELL_OUT] = UINT64_C(0xe0000000000000),
    [MAXWELL_PIXLD] = UINT64_C(0xefe8000000000000),
    [MAXWELL_HADD2_R] = UINT64_C(0x10000000000000),
    [MAXWELL_HADD2_C] = 0x0,
    [MAXWELL_HADD2_32I] = UINT64_C(0x2c00000000000000),
    [MAXWELL_HMUL2_R] = UINT64_C(0x8000000000000),
    [MAXWELL_HMUL2_C] = UINT64_C(0x7880000000000000),
    [MAXWELL_HMUL2_I] = UINT64_C(0x7800000000000000),
    [MAXWELL_HMUL2_32I] = UINT64_C(0x2a00000000000000),
    [MAXWELL_HFMA2_R] = UINT64_C(0x5d00000000000000),
    [MAXWELL_HFMA2_B] = UINT64_C(0x7000000000000000),
    [MAXWELL_HFMA2_C] = UINT64_C(0x6080000000000000),
    [MAXWELL_HFMA2_32I] = UINT64_C(0x2800000000000000),
    [MAXWELL_HSET2_R] = UINT64_C(0x18000000000000),
    [MAXWELL_HSET2_C] = UINT64_C(0x7c00000000000000),
    [MAXWELL_HSETP2_R] = UINT64_C(0x20000000000000),
    [MAXWELL_HSETP2_C] = 0x0,
    [MAXWELL_IADD] = UINT64_C(0x10000000000000),
    [MAXWELL_IADD32I] = UINT64_C(0x1c00000000000000),
    [MAXWELL_IADD3_R] = UINT64_C(0x5cc0000000000000),
    [MAXWELL_IADD3_B] = UINT64_C(0xc0000000000000),
    [MAXWELL_ISCADD] = UINT64_C(0x18000000000000),
    [MAXWELL_ISCADD32I] = UINT64_C(0x1400000000000000),
    [MAXWELL_IMNMX] = UINT64_C(0x20000000000000),
    [MAXWELL_ICMP_B] = UINT64_C(0x40000000000000),
    [MAXWELL_ICMP_C] = UINT64_C(0x5340000000000000),
    [MAXWELL_LOP] = UINT64_C(0x40000000000000),
    [MAXWELL_LOP32I] = UINT64_C(0x400000000000000),
    [MAXWELL_LOP3_R] = UINT64_C(0x5be0000000000000),
    [MAXWELL_LOP3_C] = UINT64_C(0x200000000000000),
    [MAXWELL_LOP3_I] = UINT64_C(0x3c00000000000000),
    [MAXWELL_LDG] = UINT64_C(0xeed0000000000000),
    [MAXWELL_LDG_P] = UINT64_C(0xeec8000000000000),
    [MAXWELL_STG] = UINT64_C(0xeed8000000000000),
    [MAXWELL_LD] = UINT64_C(0x8000000000000000),
    [MAXWELL_ST] = UINT64_C(0xa000000000000000),
    [MAXWELL_LDL] = UINT64_C(0xef40000000000000),
    [MAXWELL_STL] = UINT64_C(0xef50000000000000),
    [MAXWELL_LDS_R] = UINT64_C(0xef48000000000000),
    [MAXWELL_LDS_U] = UINT64_C(0xef48100000000000),
    [MAXWELL_STS] = UINT64_C(0xef58000000000000),
    [MAXWELL_LDC] = UINT64_C(0xef90000000000000),
    [MAXWELL_STP] = UINT64_C(0xeea0000000000000),
    [MAXWELL_MEMBAR] = UINT64_C(0xef98000000000000),
    [MAXWELL_MOV] = UINT64_C(0x98000000000000),
    [MAXWELL_MOV32I] = UINT64_C(0x100000000000000),
    [MAXWELL_SEL] = UINT64_C(0xa0000000000000),
    [MAXWELL_PRMT_B] = UINT64_C(0xc0000000000000),
    [MAXWELL_PRMT_C] = UINT64_C(0x53c0000000000000),
    [MAXWELL_IMUL] = UINT64_C(0x38000000000000),
    [MAXWELL_IMUL32I] = UINT64_C(0x1f00000000000000),
    [MAXWELL_IMAD_B] = 0x0,
    [MAXWELL_IMAD_C] = UINT64_C(0x5200000000000000),
    [MAXWELL_IMAD32I] = UINT64_C(0x1000000000000000),
    [MAXWELL_IMADSP_UU_B] = UINT64_C(0x80000000000000),
    [MAXWELL_IMADSP_SU_B] = UINT64_C(0x81000000000000),
    [MAXWELL_IMADSP_US_B] = UINT64_C(0xa0000000000000),
    [MAXWELL_IMADSP_SS_B] = UINT64_C(0xa1000000000000),
    [MAXWELL_IMADSP_UU_C] = UINT64_C(0x5280000000000000),
    [MAXWELL_IMADSP_SU_C] = UINT64_C(0x5281000000000000),
    [MAXWELL_IMADSP_US_C] = UINT64_C(0x52a0000000000000),
    [MAXWELL_IMADSP_SS_C] = UINT64_C(0x52a1000000000000),
    [MAXWELL_XMAD_R] = UINT64_C(0x5b00000000000000),
    [MAXWELL_XMAD_I] = UINT64_C(0x3600000000000000),
    [MAXWELL_XMAD_B] = UINT64_C(0x4e00000000000000),
    [MAXWELL_XMAD_C] = UINT64_C(0x5100000000000000),
    [MAXWELL_PSETP] = UINT64_C(0x5090000000000000),
    [MAXWELL_PSET] = UINT64_C(0x5088000000000000),
    [MAXWELL_CSET] = UINT64_C(0x5098000000000000),
    [MAXWELL_CSETP] = UINT64_C(0x50a0000000000000),
    [MAXWELL_P2R] = UINT64_C(0xe8000000000000),
    [MAXWELL_R2P] = UINT64_C(0xf0000000000000),
    [MAXWELL_SHL] = UINT64_C(0x48000000000000),
    [MAXWELL_SHR] = UINT64_C(0x28000000000000),
    [MAXWELL_SHF_L] = UINT64_C(0xf8000000000000),
    [MAXWELL_SHF_R] = UINT64_C(0xf8000000000000),
    [MAXWELL_BFE] = 0x0,
    [MAXWELL_BFI_B] = UINT64_C(0xf0000000000000),
    [MAXWELL_BFI_C] = UINT64_C(0x53f0000000000000),
    [MAXWELL_FLO] = UINT64_C(0x30000000000000),
    [MAXWELL_POPC] = UINT64_C(0x8000000000000),
    [MAXWELL_LEA_LO] = UINT64_C(0xd0000000000000),
    [MAXWELL_LEA_HI] = UINT64_C(0x5bd8000000000000),
    [MAXWELL_LEA_HC] = UINT64_C(0x1800000000000000),
    [MAXWELL_S2R] = UINT64_C(0xf0c8000000000000),
    [MAXWELL_CS2R] = UINT64_C(0x50c8000000000000),
    [MAXWELL_VOTE] = UINT64_C(0x50d8000000000000),
    [MAXWELL_VOTE_VTG] = UINT64_C(0x50e0000000000000),
    [MAXWELL_SHFL] = UINT64_C(0xef10000000000000),
    [MAXWELL_BAR_SYNC] = UINT64_C(0xf0a8038000000000),
    [MAXWELL_BAR_ARV] = UINT64_C(0xf0a8038100000000),
    [MAXWELL_BAR_RED] = UINT64_C(0xf0a8000200000000),
    [MAXWELL_BAR_SCAN] = UINT64_C(0xf0a8000300000000),
    [MAXWELL_B2R_B] = UINT64_C(0xf0b8000000000000),
    [MAXWELL_B2R_R] = UINT64_C(0xf0b800010000ff00),
    [MAXWELL_B2R_W] = UINT64_C(0xf0b800020000ff00),
    [MAXWELL_R2B] = UINT64_C(0xf0c0000000000000),
    [MAXWELL_DEPBAR_LE] = UINT64_C(0xf0f0000020000000),
    [MAXWELL_DEPBAR_N] = UINT64_C(0xf0f0000000000000),
    [MAXWELL_SULD_P] = UINT64_C(0xeb00000000000000),
    [MAXWELL_SULD_D] = UINT64_C(0xeb10000000000000),
    [MAXWELL_SUST_P] = UINT64_C(0xeb20000000000000),
    [MAXWELL_SUST_D] = UINT64_C(0xeb30000000000000),
    [MAXWELL_SURED_P] = UINT64_C(0xeb40000000000000),
    [MAXWELL_SURED_D] = UINT64_C(0xeb50000000000000),
    [MAXWELL_SUATOM_I] = UINT64_C(0xea00000000000000),
    [MAXWELL_SUATOM_R] = UINT64_C(0xea60000000000000),
    [MAXWELL_SUATOM_P] = UINT64_C(0xeb80000000000000),
    [MAXWELL_SUATOM_CI] = UINT64_C(0xea80000000000000),
    [MAXWELL_SUATOM_CR] = UINT64_C(0xeac0000000000000),
    [MAXWELL_TEX_I] = UINT64_C(0xc000000000000000),
    [MAXWELL_TEX_B] = UINT64_C(0xde80000000000000),
    [MAXWELL_TLD_I] = UINT64_C(0xdc00000000000000),
    [MAXWELL_TLD_B] = UINT64_C(0xdd00000000000000),
    [MAXWELL_TLD4_I] = UINT64_C(0xc800000000000000),
    [MAXWELL_TLD4_B] = UINT64_C(0xdec0000000000000),
    [MAXWELL_TXD_I] = UINT64_C(0xde00000000000000),
    [MAXWELL_TXD_B] = UINT64_C(0xde40000000000000),
    [MAXWELL_TXQ_I] = UINT64_C(0xdf48000000000000),
    [MAXWELL_TXQ_B] = UINT64_C(0xdf50000000000000),
    [MAXWELL_TXA] = UINT64_C(0xdf40000000000000),
    [MAXWELL_TMML_I] = UINT64_C(0xdf58000000000000),
    [MAXWELL_TMML_B] = UINT64_C(0xdf60000000000000),
    [MAXWELL_TEXS_D1_LZ_M] = UINT64_C(0xd000000000000000),
    [MAXWELL_TEXS_D2_M] = UINT64_C(0xd020000000000000),
    [MAXWELL_TEXS_D2_LZ_M] = UINT64_C(0xd040000000000000),
    [MAXWELL_TEXS_D2_LL_M] = UINT64_C(0xd060000000000000),
    [MAXWELL_TEXS_D2_DC_M] = UINT64_C(0xd080000000000000),
    [MAXWELL_TEXS_D2_LL_DC_M] = UINT64_C(0xd0a0000000000000),
    [MAXWELL_TEXS_D2_LZ_DC_M] = UINT64_C(0xd0c0000000000000),
    [MAXWELL_TEXS_A2_M] = UINT64_C(0xd0e0000000000000),
    [MAXWELL_TEXS_A2_LZ_M] = UINT64_C(0xd100000000000000),
    [MAXWELL_TEXS_A2_LZ_DC_M] = UINT64_C(0xd120000000000000),
    [MAXWELL_TEXS_D3_M] = UINT64_C(0xd140000000000000),
    [MAXWELL_TEXS_D3_LZ_M] = UINT64_C(0xd160000000000000),
    [MAXWELL_TEXS_CUBE_M] = UINT64_C(0xd180000000000000),
    [MAXWELL_TEXS_CUBE_LL_M] = UINT64_C(0xd1a0000000000000),
    [MAXWELL_TEXS_D1_LZ_S] = UINT64_C(0xd000000000000000),
    [MAXWELL_TEXS_D2_S] = UINT64_C(0xd020000000000000),
    [MAXWELL_TEXS_D2_LZ_S] = UINT64_C(0xd040000000000000),
    [MAXWELL_TEXS_D2_LL_S] = UINT64_C(0xd060000000000000),
    [MAXWELL_TEXS_D2_DC_S] = UINT64_C(0xd080000000000000),
    [MAXWELL_TEXS_D2_LL_DC_S] = UINT64_C(0xd0a0000000000000),
    [MAXWELL_TEXS_D2_LZ_DC_S] = UINT64_C(0xd0c0000000000000),
    [MAXWELL_TEXS_A2_S] = UINT64_C(0xd0e0000000000000),
    [MAXWELL_TEXS_A2_LZ_S] = UINT64_C(0xd100000000000000),
    [MAXWELL_TEXS_A2_LZ_DC_S] = UINT64_C(0xd120000000000000),
    [MAXWELL_TEXS_D3_S] = UINT64_C(0xd140000000000000),
    [MAXWELL_TEXS_D3_LZ_S] = UINT64_C(0xd160000000000000),
    [MAXWELL_TEXS_CUBE_S] = UINT64_C(0xd180000000000000),
    [MAXWELL_TEXS_CUBE_LL_S] = UINT64_C(0xd1a0000000000000),
    [MAXWELL_TLDS_D1_LZ_M] = UINT64_C(0xd200000000000000),
    [MAXWELL_TLDS_D1_LL_M] = UINT64_C(0xd220000000000000),
    [MAXWELL_TLDS_D2_LZ_M] = UINT64_C(0xd240000000000000),
    [MAXWELL_TLDS_D2_LZ_AO_M] = UINT64_C(0xd280000000000000),
    [MAXWELL_TLDS_D2_LL_M] = UINT64_C(0xd2a0000000000000),
    [MAXWELL_TLDS_D2_LZ_MS_M] = UINT64_C(0xd2c0000000000000),
    [MAXWELL_TLDS_D3_LZ_M] = UINT64_C(0xd2e0000000000000),
    [MAXWELL_TLDS_A2_LZ_M] = UINT64_C(0xd300000000000000),
    [MAXWELL_TLDS_D2_LL_AO_M] = UINT64_C(0xd380000000000000),
    [MAXWELL_TLDS_D1_LZ_S] = UINT64_C(0xd200000000000000),
    [MAXWELL_TLDS_D1_LL_S] = UINT64_C(0xd220000000000000),
    [MAXWELL_TLDS_D2_LZ_S] = UINT64_C(0xd240000000000000),
    [MAXWELL_TLDS_D2_LZ_AO_S] = UINT64_C(0xd280000000000000),
    [MAXWELL_TLDS_D2_LL_S] = UINT64_C(0xd2a0000000000000),
    [MAXWELL_TLDS_D2_LZ_MS_S] = UINT64_C(0xd2c0000000000000),
    [MAXWELL_TLDS_D3_LZ_S] = UINT64_C(0xd2e0000000000000),
    [MAXWELL_TLDS_A2_LZ_S] = UINT64_C(0xd300000000000000),
    [MAXWELL_TLDS_D2_LL_AO_S] = UINT64_C(0xd380000000000000),
    [MAXWELL_TLD4S] = UINT64_C(0xdf00000000000000),
    [MAXWELL_VADD] = UINT64_C(0x2000000000000000),
    [MAXWELL_VABSDIFF] = UINT64_C(0x5400000000000000),
    [MAXWELL_VMNMX] = UINT64_C(0x3a00000000000000),
    [MAXWELL_VSET] = UINT64_C(0x4000000000000000),
    [MAXWELL_VSETP] = UINT64_C(0x50f0000000000000),
    [MAXWELL_VMAD] = UINT64_C(0x5f00000000000000),
    [MAXWELL_VSHL] = UINT64_C(0x5700000000000000),
    [MAXWELL_VSHR] = UINT64_C(0x5600000000000000),
    [MAXWELL_VABSDIFF4] = UINT64_C(0x5000000000000000),
    [MAXWELL_IDP_A4] = UINT64_C(0x53f8000000000000),
    [MAXWELL_IDP_A2] = UINT64_C(0x53f9000000000000),
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

static struct put put_akind(const uint8_t *line, uint64_t f_ATYPE)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        put.word |= f_ATYPE << 49;
        put.wrong |= f_ATYPE >> 3;
        break;
    case 1: case 2:
        put.word = UINT64_C(0x8000000000000);
        break;
    case 3:
        put.word = UINT64_C(0xc000000000000);
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_aaddr(const uint8_t *line, uint64_t f_Ra, uint64_t f_AOFF, uint64_t f_UAOFF)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        put.word |= f_Ra << 8;
        put.wrong |= f_Ra >> 8;
        break;
    case 1:
        put.word |= f_Ra << 8;
        put.wrong |= f_Ra >> 8;
        put.word |= f_AOFF << 28;
        put.wrong |= f_AOFF >> 20;
        break;
    case 2:
        put.word = 0xff00;
        put.word |= f_UAOFF << 28;
        put.wrong |= f_UAOFF >> 20;
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
        put.word = 0x70000;
        break;
    case 1:
        put.word |= f_GP << 16;
        put.wrong |= f_GP >> 3;
        break;
    case 2:
        put.word = 0x80000;
        put.word |= f_GP << 16;
        put.wrong |= f_GP >> 3;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_open(const uint8_t *line)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        put.word = RT_U128(0x10, 0x0);
        break;
    case 1:
        break;
    case 2:
        put.word = RT_U128(0x1, 0x0);
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
        put.word |= (rt_u128)f_STALL << 64;
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
        put.word = RT_U128(0xe0, 0x0);
        break;
    case 1:
        put.word |= (rt_u128)f_WBAR << 69;
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
        put.word = RT_U128(0x700, 0x0);
        break;
    case 1:
        put.word |= (rt_u128)f_RBAR << 72;
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
        put.word = RT_U128(0x7f1, 0x0);
        break;
    case 1:
        put.word = RT_U128(0x7f0, 0x0);
        break;
    case 2:
        put.word |= (rt_u128)f_NOY << 68;
        put.wrong |= f_NOY >> 1;
        put.word |= (rt_u128)f_W1 << 75;
        put.wrong |= f_W1 >> 1;
        put.word |= (rt_u128)f_W2 << 76;
        put.wrong |= f_W2 >> 1;
        put.word |= (rt_u128)f_W3 << 77;
        put.wrong |= f_W3 >> 1;
        put.word |= (rt_u128)f_W4 << 78;
        put.wrong |= f_W4 >> 1;
        put.word |= (rt_u128)f_W5 << 79;
        put.wrong |= f_W5 >> 1;
        put.word |= (rt_u128)f_W6 << 80;
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

static struct put put_close(const uint8_t *line)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        break;
    case 1:
        put.word = RT_U128(0x200000, 0x0);
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_aaddr13(const uint8_t *line, uint64_t f_Ra, uint64_t f_AOFF13, uint64_t f_UAOFF13)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        put.word |= f_Ra << 8;
        put.wrong |= f_Ra >> 8;
        break;
    case 1:
        put.word |= f_Ra << 8;
        put.wrong |= f_Ra >> 8;
        put.word |= f_AOFF13 << 28;
        put.wrong |= f_AOFF13 >> 13;
        break;
    case 2:
        put.word = 0xff00;
        put.word |= f_UAOFF13 << 28;
        put.wrong |= f_UAOFF13 >> 13;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_paired(const uint8_t *line, uint64_t f_Rb, uint64_t f_CASN)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        put.word |= f_Rb << 20;
        put.wrong |= f_Rb >> 8;
        put.word |= f_CASN << 20;
        put.wrong |= f_CASN >> 8;
        break;
    case 1:
        put.word = UINT64_C(0x2000000000000);
        put.word |= f_Rb << 20;
        put.wrong |= f_Rb >> 8;
        put.word |= f_CASN << 20;
        put.wrong |= f_CASN >> 8;
        break;
    case 2:
        put.word = UINT64_C(0x4000000000000);
        put.word |= f_Rb << 20;
        put.wrong |= f_Rb >> 8;
        break;
    case 3:
        put.word = UINT64_C(0x8000000000000);
        put.word |= f_Rb << 20;
        put.wrong |= f_Rb >> 8;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_asaddr(const uint8_t *line, uint64_t f_Ra, uint64_t f_ASOFF, uint64_t f_UASOFF)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        put.word |= f_Ra << 8;
        put.wrong |= f_Ra >> 8;
        break;
    case 1:
        put.word |= f_Ra << 8;
        put.wrong |= f_Ra >> 8;
        put.word |= f_ASOFF << 30;
        put.wrong |= f_ASOFF >> 22;
        break;
    case 2:
        put.word = 0xff00;
        put.word |= f_UASOFF << 30;
        put.wrong |= f_UASOFF >> 22;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_paired_2(const uint8_t *line, uint64_t f_Rb, uint64_t f_CASN)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        put.word |= f_Rb << 20;
        put.wrong |= f_Rb >> 8;
        put.word |= f_CASN << 20;
        put.wrong |= f_CASN >> 8;
        break;
    case 1:
        put.word = UINT64_C(0x10000000000000);
        put.word |= f_Rb << 20;
        put.wrong |= f_Rb >> 8;
        put.word |= f_CASN << 20;
        put.wrong |= f_CASN >> 8;
        break;
    case 2:
        put.word = 0x10000000;
        put.word |= f_Rb << 20;
        put.wrong |= f_Rb >> 8;
        break;
    case 3:
        put.word = 0x20000000;
        put.word |= f_Rb << 20;
        put.wrong |= f_Rb >> 8;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_arkind(const uint8_t *line, uint64_t f_ARTYPE)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        put.word |= f_ARTYPE << 20;
        put.wrong |= f_ARTYPE >> 3;
        break;
    case 1: case 2:
        put.word = 0x400000;
        break;
    case 3:
        put.word = 0x600000;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_ccaddr(const uint8_t *line, uint64_t f_Ra, uint64_t f_CCOFF, uint64_t f_UCCOFF)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        put.word |= f_Ra << 8;
        put.wrong |= f_Ra >> 8;
        break;
    case 1:
        put.word |= f_Ra << 8;
        put.wrong |= f_Ra >> 8;
        put.word |= f_CCOFF << 22;
        put.wrong |= f_CCOFF >> 30;
        break;
    case 2:
        put.word = 0xff00;
        put.word |= f_UCCOFF << 22;
        put.wrong |= f_UCCOFF >> 30;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_ccladdr(const uint8_t *line, uint64_t f_Ra, uint64_t f_CCLOFF, uint64_t f_UCCLOFF)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        put.word |= f_Ra << 8;
        put.wrong |= f_Ra >> 8;
        break;
    case 1:
        put.word |= f_Ra << 8;
        put.wrong |= f_Ra >> 8;
        put.word |= f_CCLOFF << 22;
        put.wrong |= f_CCLOFF >> 22;
        break;
    case 2:
        put.word = 0xff00;
        put.word |= f_UCCLOFF << 22;
        put.wrong |= f_UCCLOFF >> 22;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_sb(const uint8_t *line, uint64_t f_Rb, uint64_t f_RB, uint64_t f_CBANK, uint64_t f_COFF, uint64_t f_IMM)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        put.word = UINT64_C(0x5b00000000000000);
        put.word |= f_Rb << 20;
        put.wrong |= f_Rb >> 8;
        put.word |= (rt_u128)f_RB << 82;
        put.wrong |= f_RB >> 1;
        break;
    case 1:
        put.word = UINT64_C(0x4b00000000000000);
        put.word |= f_CBANK << 34;
        put.wrong |= f_CBANK >> 5;
        put.word |= f_COFF << 20;
        put.wrong |= f_COFF >> 14;
        break;
    case 2:
        put.word = UINT64_C(0x3600000000000000);
        put.word |= ((f_IMM & 0x7ffff) << 20) | ((f_IMM >> 19 & 0x1) << 56);
        put.wrong |= f_IMM >> 20;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_way(const uint8_t *line, uint64_t f_TO, uint64_t f_BXBANK, uint64_t f_BXOFF)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        put.word |= f_TO << 20;
        put.wrong |= f_TO >> 24;
        break;
    case 1:
        put.word = 0x20;
        put.word |= f_BXBANK << 36;
        put.wrong |= f_BXBANK >> 5;
        put.word |= f_BXOFF << 20;
        put.wrong |= f_BXOFF >> 16;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_nearx(const uint8_t *line, uint64_t f_Ra, uint64_t f_BXNEAR, uint64_t f_BXBANK, uint64_t f_BXOFF)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        put.word |= f_Ra << 8;
        put.wrong |= f_Ra >> 8;
        break;
    case 1:
        put.word |= f_Ra << 8;
        put.wrong |= f_Ra >> 8;
        put.word |= f_BXNEAR << 20;
        put.wrong |= f_BXNEAR >> 24;
        break;
    case 2:
        put.word = 0x20;
        put.word |= f_BXBANK << 36;
        put.wrong |= f_BXBANK >> 5;
        put.word |= f_Ra << 8;
        put.wrong |= f_Ra >> 8;
        break;
    case 3:
        put.word = 0x20;
        put.word |= f_BXBANK << 36;
        put.wrong |= f_BXBANK >> 5;
        put.word |= f_Ra << 8;
        put.wrong |= f_Ra >> 8;
        put.word |= f_BXOFF << 20;
        put.wrong |= f_BXOFF >> 16;
        break;
    case 4:
        put.word = 0xff20;
        put.word |= f_BXBANK << 36;
        put.wrong |= f_BXBANK >> 5;
        put.word |= f_BXOFF << 20;
        put.wrong |= f_BXOFF >> 16;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_farway(const uint8_t *line, uint64_t f_BFAR, uint64_t f_BXBANK, uint64_t f_BXOFF)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        put.word |= f_BFAR << 20;
        put.wrong |= f_BFAR >> 32;
        break;
    case 1:
        put.word = 0x20;
        put.word |= f_BXBANK << 36;
        put.wrong |= f_BXBANK >> 5;
        put.word |= f_BXOFF << 20;
        put.wrong |= f_BXOFF >> 16;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_farx(const uint8_t *line, uint64_t f_Ra, uint64_t f_BXFAR, uint64_t f_BXBANK, uint64_t f_BXOFF)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        put.word |= f_Ra << 8;
        put.wrong |= f_Ra >> 8;
        break;
    case 1:
        put.word |= f_Ra << 8;
        put.wrong |= f_Ra >> 8;
        put.word |= f_BXFAR << 20;
        put.wrong |= f_BXFAR >> 32;
        break;
    case 2:
        put.word = 0x20;
        put.word |= f_BXBANK << 36;
        put.wrong |= f_BXBANK >> 5;
        put.word |= f_Ra << 8;
        put.wrong |= f_Ra >> 8;
        break;
    case 3:
        put.word = 0x20;
        put.word |= f_BXBANK << 36;
        put.wrong |= f_BXBANK >> 5;
        put.word |= f_Ra << 8;
        put.wrong |= f_Ra >> 8;
        put.word |= f_BXOFF << 20;
        put.wrong |= f_BXOFF >> 16;
        break;
    case 4:
        put.word = 0xff20;
        put.word |= f_BXBANK << 36;
        put.wrong |= f_BXBANK >> 5;
        put.word |= f_BXOFF << 20;
        put.wrong |= f_BXOFF >> 16;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_bptno(const uint8_t *line, uint64_t f_BPTN)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        break;
    case 1:
        put.word |= f_BPTN << 20;
        put.wrong |= f_BPTN >> 20;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_nopmask(const uint8_t *line, uint64_t f_NMASK)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        break;
    case 1:
        put.word |= f_NMASK << 20;
        put.wrong |= f_NMASK >> 16;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_cf16(const uint8_t *line, uint64_t f_FNB, uint64_t f_FAB, uint64_t f_Rb, uint64_t f_CH, uint64_t f_RB, uint64_t f_CBANK, uint64_t f_COFF, uint64_t f_FIMM)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        put.word = UINT64_C(0x5c00000000000000);
        put.word |= f_FNB << 45;
        put.wrong |= f_FNB >> 1;
        put.word |= f_FAB << 49;
        put.wrong |= f_FAB >> 1;
        put.word |= f_Rb << 20;
        put.wrong |= f_Rb >> 8;
        put.word |= f_CH << 41;
        put.wrong |= f_CH >> 1;
        put.word |= (rt_u128)f_RB << 82;
        put.wrong |= f_RB >> 1;
        break;
    case 1:
        put.word = UINT64_C(0x4c00000000000000);
        put.word |= f_FNB << 45;
        put.wrong |= f_FNB >> 1;
        put.word |= f_FAB << 49;
        put.wrong |= f_FAB >> 1;
        put.word |= f_CH << 41;
        put.wrong |= f_CH >> 1;
        put.word |= f_CBANK << 34;
        put.wrong |= f_CBANK >> 5;
        put.word |= f_COFF << 20;
        put.wrong |= f_COFF >> 14;
        put.wrong |= line[1];
        break;
    case 2:
        put.word = UINT64_C(0x3800000000000000);
        put.word |= ((f_FIMM & 0x7ffff) << 20) | ((f_FIMM >> 19 & 0x1) << 56);
        put.wrong |= f_FIMM >> 20;
        put.word |= f_CH << 41;
        put.wrong |= f_CH >> 1;
        break;
    case 3:
        put.word = UINT64_C(0x3800200000000000);
        put.word |= ((f_FIMM & 0x7ffff) << 20) | ((f_FIMM >> 19 & 0x1) << 56);
        put.wrong |= f_FIMM >> 20;
        put.word |= f_CH << 41;
        put.wrong |= f_CH >> 1;
        break;
    case 4:
        put.word = UINT64_C(0x3802000000000000);
        put.word |= ((f_FIMM & 0x7ffff) << 20) | ((f_FIMM >> 19 & 0x1) << 56);
        put.wrong |= f_FIMM >> 20;
        put.word |= f_CH << 41;
        put.wrong |= f_CH >> 1;
        break;
    case 5:
        put.word = UINT64_C(0x3802200000000000);
        put.word |= ((f_FIMM & 0x7ffff) << 20) | ((f_FIMM >> 19 & 0x1) << 56);
        put.wrong |= f_FIMM >> 20;
        put.word |= f_CH << 41;
        put.wrong |= f_CH >> 1;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_cs32(const uint8_t *line, uint64_t f_FNB, uint64_t f_FAB, uint64_t f_Rb, uint64_t f_RB, uint64_t f_CBANK, uint64_t f_COFF, uint64_t f_FIMM)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        put.word = UINT64_C(0x5c00000000000000);
        put.word |= f_FNB << 45;
        put.wrong |= f_FNB >> 1;
        put.word |= f_FAB << 49;
        put.wrong |= f_FAB >> 1;
        put.word |= f_Rb << 20;
        put.wrong |= f_Rb >> 8;
        put.word |= (rt_u128)f_RB << 82;
        put.wrong |= f_RB >> 1;
        break;
    case 1:
        put.word = UINT64_C(0x4c00000000000000);
        put.word |= f_FNB << 45;
        put.wrong |= f_FNB >> 1;
        put.word |= f_FAB << 49;
        put.wrong |= f_FAB >> 1;
        put.word |= f_CBANK << 34;
        put.wrong |= f_CBANK >> 5;
        put.word |= f_COFF << 20;
        put.wrong |= f_COFF >> 14;
        put.wrong |= line[1];
        break;
    case 2:
        put.word = UINT64_C(0x3800000000000000);
        put.word |= ((f_FIMM & 0x7ffff) << 20) | ((f_FIMM >> 19 & 0x1) << 56);
        put.wrong |= f_FIMM >> 20;
        break;
    case 3:
        put.word = UINT64_C(0x3800200000000000);
        put.word |= ((f_FIMM & 0x7ffff) << 20) | ((f_FIMM >> 19 & 0x1) << 56);
        put.wrong |= f_FIMM >> 20;
        break;
    case 4:
        put.word = UINT64_C(0x3802000000000000);
        put.word |= ((f_FIMM & 0x7ffff) << 20) | ((f_FIMM >> 19 & 0x1) << 56);
        put.wrong |= f_FIMM >> 20;
        break;
    case 5:
        put.word = UINT64_C(0x3802200000000000);
        put.word |= ((f_FIMM & 0x7ffff) << 20) | ((f_FIMM >> 19 & 0x1) << 56);
        put.wrong |= f_FIMM >> 20;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_cs64(const uint8_t *line, uint64_t f_FNB, uint64_t f_FAB, uint64_t f_Rb, uint64_t f_RB, uint64_t f_CBANK, uint64_t f_COFF, uint64_t f_DIMM)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        put.word = UINT64_C(0x5c00000000000000);
        put.word |= f_FNB << 45;
        put.wrong |= f_FNB >> 1;
        put.word |= f_FAB << 49;
        put.wrong |= f_FAB >> 1;
        put.word |= f_Rb << 20;
        put.wrong |= f_Rb >> 8;
        put.word |= (rt_u128)f_RB << 82;
        put.wrong |= f_RB >> 1;
        break;
    case 1:
        put.word = UINT64_C(0x4c00000000000000);
        put.word |= f_FNB << 45;
        put.wrong |= f_FNB >> 1;
        put.word |= f_FAB << 49;
        put.wrong |= f_FAB >> 1;
        put.word |= f_CBANK << 34;
        put.wrong |= f_CBANK >> 5;
        put.word |= f_COFF << 20;
        put.wrong |= f_COFF >> 14;
        put.wrong |= line[1];
        break;
    case 2:
        put.word = UINT64_C(0x3800000000000000);
        put.word |= ((f_DIMM & 0x7ffff) << 20) | ((f_DIMM >> 19 & 0x1) << 56);
        put.wrong |= f_DIMM >> 20;
        break;
    case 3:
        put.word = UINT64_C(0x3800200000000000);
        put.word |= ((f_DIMM & 0x7ffff) << 20) | ((f_DIMM >> 19 & 0x1) << 56);
        put.wrong |= f_DIMM >> 20;
        break;
    case 4:
        put.word = UINT64_C(0x3802000000000000);
        put.word |= ((f_DIMM & 0x7ffff) << 20) | ((f_DIMM >> 19 & 0x1) << 56);
        put.wrong |= f_DIMM >> 20;
        break;
    case 5:
        put.word = UINT64_C(0x3802200000000000);
        put.word |= ((f_DIMM & 0x7ffff) << 20) | ((f_DIMM >> 19 & 0x1) << 56);
        put.wrong |= f_DIMM >> 20;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_cf64(const uint8_t *line, uint64_t f_FNB, uint64_t f_FAB, uint64_t f_Rb, uint64_t f_CH, uint64_t f_RB, uint64_t f_CBANK, uint64_t f_COFF, uint64_t f_DIMM)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        put.word = UINT64_C(0x5c00000000000000);
        put.word |= f_FNB << 45;
        put.wrong |= f_FNB >> 1;
        put.word |= f_FAB << 49;
        put.wrong |= f_FAB >> 1;
        put.word |= f_Rb << 20;
        put.wrong |= f_Rb >> 8;
        put.word |= f_CH << 41;
        put.wrong |= f_CH >> 1;
        put.word |= (rt_u128)f_RB << 82;
        put.wrong |= f_RB >> 1;
        break;
    case 1:
        put.word = UINT64_C(0x4c00000000000000);
        put.word |= f_FNB << 45;
        put.wrong |= f_FNB >> 1;
        put.word |= f_FAB << 49;
        put.wrong |= f_FAB >> 1;
        put.word |= f_CH << 41;
        put.wrong |= f_CH >> 1;
        put.word |= f_CBANK << 34;
        put.wrong |= f_CBANK >> 5;
        put.word |= f_COFF << 20;
        put.wrong |= f_COFF >> 14;
        put.wrong |= line[1];
        break;
    case 2:
        put.word = UINT64_C(0x3800000000000000);
        put.word |= ((f_DIMM & 0x7ffff) << 20) | ((f_DIMM >> 19 & 0x1) << 56);
        put.wrong |= f_DIMM >> 20;
        put.word |= f_CH << 41;
        put.wrong |= f_CH >> 1;
        break;
    case 3:
        put.word = UINT64_C(0x3800200000000000);
        put.word |= ((f_DIMM & 0x7ffff) << 20) | ((f_DIMM >> 19 & 0x1) << 56);
        put.wrong |= f_DIMM >> 20;
        put.word |= f_CH << 41;
        put.wrong |= f_CH >> 1;
        break;
    case 4:
        put.word = UINT64_C(0x3802000000000000);
        put.word |= ((f_DIMM & 0x7ffff) << 20) | ((f_DIMM >> 19 & 0x1) << 56);
        put.wrong |= f_DIMM >> 20;
        put.word |= f_CH << 41;
        put.wrong |= f_CH >> 1;
        break;
    case 5:
        put.word = UINT64_C(0x3802200000000000);
        put.word |= ((f_DIMM & 0x7ffff) << 20) | ((f_DIMM >> 19 & 0x1) << 56);
        put.wrong |= f_DIMM >> 20;
        put.word |= f_CH << 41;
        put.wrong |= f_CH >> 1;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_cih(const uint8_t *line, uint64_t f_FNB, uint64_t f_FAB, uint64_t f_Rb, uint64_t f_CHALF, uint64_t f_RB, uint64_t f_CBANK, uint64_t f_COFF, uint64_t f_IMM)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        put.word = UINT64_C(0x5c00000000000000);
        put.word |= f_FNB << 45;
        put.wrong |= f_FNB >> 1;
        put.word |= f_FAB << 49;
        put.wrong |= f_FAB >> 1;
        put.word |= f_Rb << 20;
        put.wrong |= f_Rb >> 8;
        put.word |= f_CHALF << 41;
        put.wrong |= f_CHALF >> 2;
        put.word |= (rt_u128)f_RB << 82;
        put.wrong |= f_RB >> 1;
        break;
    case 1:
        put.word = UINT64_C(0x4c00000000000000);
        put.word |= f_FNB << 45;
        put.wrong |= f_FNB >> 1;
        put.word |= f_FAB << 49;
        put.wrong |= f_FAB >> 1;
        put.word |= f_CHALF << 41;
        put.wrong |= f_CHALF >> 2;
        put.word |= f_CBANK << 34;
        put.wrong |= f_CBANK >> 5;
        put.word |= f_COFF << 20;
        put.wrong |= f_COFF >> 14;
        put.wrong |= line[1];
        break;
    case 2:
        put.word = UINT64_C(0x3800000000000000);
        put.word |= ((f_IMM & 0x7ffff) << 20) | ((f_IMM >> 19 & 0x1) << 56);
        put.wrong |= f_IMM >> 20;
        put.word |= f_CHALF << 41;
        put.wrong |= f_CHALF >> 2;
        break;
    case 3:
        put.word = UINT64_C(0x3800200000000000);
        put.word |= ((f_IMM & 0x7ffff) << 20) | ((f_IMM >> 19 & 0x1) << 56);
        put.wrong |= f_IMM >> 20;
        put.word |= f_CHALF << 41;
        put.wrong |= f_CHALF >> 2;
        break;
    case 4:
        put.word = UINT64_C(0x3802000000000000);
        put.word |= ((f_IMM & 0x7ffff) << 20) | ((f_IMM >> 19 & 0x1) << 56);
        put.wrong |= f_IMM >> 20;
        put.word |= f_CHALF << 41;
        put.wrong |= f_CHALF >> 2;
        break;
    case 5:
        put.word = UINT64_C(0x3802200000000000);
        put.word |= ((f_IMM & 0x7ffff) << 20) | ((f_IMM >> 19 & 0x1) << 56);
        put.wrong |= f_IMM >> 20;
        put.word |= f_CHALF << 41;
        put.wrong |= f_CHALF >> 2;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_cib(const uint8_t *line, uint64_t f_FNB, uint64_t f_FAB, uint64_t f_Rb, uint64_t f_CBYTE, uint64_t f_RB, uint64_t f_CBANK, uint64_t f_COFF, uint64_t f_IMM)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        put.word = UINT64_C(0x5c00000000000000);
        put.word |= f_FNB << 45;
        put.wrong |= f_FNB >> 1;
        put.word |= f_FAB << 49;
        put.wrong |= f_FAB >> 1;
        put.word |= f_Rb << 20;
        put.wrong |= f_Rb >> 8;
        put.word |= f_CBYTE << 41;
        put.wrong |= f_CBYTE >> 2;
        put.word |= (rt_u128)f_RB << 82;
        put.wrong |= f_RB >> 1;
        break;
    case 1:
        put.word = UINT64_C(0x4c00000000000000);
        put.word |= f_FNB << 45;
        put.wrong |= f_FNB >> 1;
        put.word |= f_FAB << 49;
        put.wrong |= f_FAB >> 1;
        put.word |= f_CBYTE << 41;
        put.wrong |= f_CBYTE >> 2;
        put.word |= f_CBANK << 34;
        put.wrong |= f_CBANK >> 5;
        put.word |= f_COFF << 20;
        put.wrong |= f_COFF >> 14;
        put.wrong |= line[1];
        break;
    case 2:
        put.word = UINT64_C(0x3800000000000000);
        put.word |= ((f_IMM & 0x7ffff) << 20) | ((f_IMM >> 19 & 0x1) << 56);
        put.wrong |= f_IMM >> 20;
        put.word |= f_CBYTE << 41;
        put.wrong |= f_CBYTE >> 2;
        break;
    case 3:
        put.word = UINT64_C(0x3800200000000000);
        put.word |= ((f_IMM & 0x7ffff) << 20) | ((f_IMM >> 19 & 0x1) << 56);
        put.wrong |= f_IMM >> 20;
        put.word |= f_CBYTE << 41;
        put.wrong |= f_CBYTE >> 2;
        break;
    case 4:
        put.word = UINT64_C(0x3802000000000000);
        put.word |= ((f_IMM & 0x7ffff) << 20) | ((f_IMM >> 19 & 0x1) << 56);
        put.wrong |= f_IMM >> 20;
        put.word |= f_CBYTE << 41;
        put.wrong |= f_CBYTE >> 2;
        break;
    case 5:
        put.word = UINT64_C(0x3802200000000000);
        put.word |= ((f_IMM & 0x7ffff) << 20) | ((f_IMM >> 19 & 0x1) << 56);
        put.wrong |= f_IMM >> 20;
        put.word |= f_CBYTE << 41;
        put.wrong |= f_CBYTE >> 2;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_db(const uint8_t *line, uint64_t f_FNB, uint64_t f_FAB, uint64_t f_Rb, uint64_t f_RC, uint64_t f_CBANK, uint64_t f_COFF, uint64_t f_DIMM)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        put.word = UINT64_C(0x5c00000000000000);
        put.word |= f_FNB << 45;
        put.wrong |= f_FNB >> 1;
        put.word |= f_FAB << 49;
        put.wrong |= f_FAB >> 1;
        put.word |= f_Rb << 20;
        put.wrong |= f_Rb >> 8;
        put.word |= (rt_u128)f_RC << 83;
        put.wrong |= f_RC >> 1;
        break;
    case 1:
        put.word = UINT64_C(0x4c00000000000000);
        put.word |= f_FNB << 45;
        put.wrong |= f_FNB >> 1;
        put.word |= f_FAB << 49;
        put.wrong |= f_FAB >> 1;
        put.word |= f_CBANK << 34;
        put.wrong |= f_CBANK >> 5;
        put.word |= f_COFF << 20;
        put.wrong |= f_COFF >> 14;
        put.wrong |= line[1];
        break;
    case 2:
        put.word = UINT64_C(0x3800000000000000);
        put.word |= ((f_DIMM & 0x7ffff) << 20) | ((f_DIMM >> 19 & 0x1) << 56);
        put.wrong |= f_DIMM >> 20;
        break;
    case 3:
        put.word = UINT64_C(0x3800200000000000);
        put.word |= ((f_DIMM & 0x7ffff) << 20) | ((f_DIMM >> 19 & 0x1) << 56);
        put.wrong |= f_DIMM >> 20;
        break;
    case 4:
        put.word = UINT64_C(0x3802000000000000);
        put.word |= ((f_DIMM & 0x7ffff) << 20) | ((f_DIMM >> 19 & 0x1) << 56);
        put.wrong |= f_DIMM >> 20;
        break;
    case 5:
        put.word = UINT64_C(0x3802200000000000);
        put.word |= ((f_DIMM & 0x7ffff) << 20) | ((f_DIMM >> 19 & 0x1) << 56);
        put.wrong |= f_DIMM >> 20;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_dbn(const uint8_t *line, uint64_t f_FNM, uint64_t f_Rb, uint64_t f_RB, uint64_t f_CBANK, uint64_t f_COFF, uint64_t f_DIMM)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        put.word = UINT64_C(0x5c00000000000000);
        put.word |= f_FNM << 48;
        put.wrong |= f_FNM >> 1;
        put.word |= f_Rb << 20;
        put.wrong |= f_Rb >> 8;
        put.word |= (rt_u128)f_RB << 82;
        put.wrong |= f_RB >> 1;
        break;
    case 1:
        put.word = UINT64_C(0x4c00000000000000);
        put.word |= f_FNM << 48;
        put.wrong |= f_FNM >> 1;
        put.word |= f_CBANK << 34;
        put.wrong |= f_CBANK >> 5;
        put.word |= f_COFF << 20;
        put.wrong |= f_COFF >> 14;
        put.wrong |= line[1];
        break;
    case 2:
        put.word = UINT64_C(0x3800000000000000);
        put.word |= ((f_DIMM & 0x7ffff) << 20) | ((f_DIMM >> 19 & 0x1) << 56);
        put.wrong |= f_DIMM >> 20;
        break;
    case 3:
        put.word = UINT64_C(0x3801000000000000);
        put.word |= ((f_DIMM & 0x7ffff) << 20) | ((f_DIMM >> 19 & 0x1) << 56);
        put.wrong |= f_DIMM >> 20;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_dbn_2(const uint8_t *line, uint64_t f_FNM, uint64_t f_Rb, uint64_t f_RB, uint64_t f_CBANK, uint64_t f_COFF, uint64_t f_DIMM)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        put.word = UINT64_C(0x5b00000000000000);
        put.word |= f_FNM << 48;
        put.wrong |= f_FNM >> 1;
        put.word |= f_Rb << 20;
        put.wrong |= f_Rb >> 8;
        put.word |= (rt_u128)f_RB << 82;
        put.wrong |= f_RB >> 1;
        break;
    case 1:
        put.word = UINT64_C(0x4b00000000000000);
        put.word |= f_FNM << 48;
        put.wrong |= f_FNM >> 1;
        put.word |= f_CBANK << 34;
        put.wrong |= f_CBANK >> 5;
        put.word |= f_COFF << 20;
        put.wrong |= f_COFF >> 14;
        put.wrong |= line[1];
        break;
    case 2:
        put.word = UINT64_C(0x3600000000000000);
        put.word |= ((f_DIMM & 0x7ffff) << 20) | ((f_DIMM >> 19 & 0x1) << 56);
        put.wrong |= f_DIMM >> 20;
        break;
    case 3:
        put.word = UINT64_C(0x3601000000000000);
        put.word |= ((f_DIMM & 0x7ffff) << 20) | ((f_DIMM >> 19 & 0x1) << 56);
        put.wrong |= f_DIMM >> 20;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_db_2(const uint8_t *line, uint64_t f_SNB, uint64_t f_SAB, uint64_t f_Rb, uint64_t f_RB, uint64_t f_CBANK, uint64_t f_COFF, uint64_t f_DIMM)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        put.word = UINT64_C(0x5900000000000000);
        put.word |= f_SNB << 53;
        put.wrong |= f_SNB >> 1;
        put.word |= f_SAB << 44;
        put.wrong |= f_SAB >> 1;
        put.word |= f_Rb << 20;
        put.wrong |= f_Rb >> 8;
        put.word |= (rt_u128)f_RB << 82;
        put.wrong |= f_RB >> 1;
        break;
    case 1:
        put.word = UINT64_C(0x4900000000000000);
        put.word |= f_SNB << 53;
        put.wrong |= f_SNB >> 1;
        put.word |= f_SAB << 44;
        put.wrong |= f_SAB >> 1;
        put.word |= f_CBANK << 34;
        put.wrong |= f_CBANK >> 5;
        put.word |= f_COFF << 20;
        put.wrong |= f_COFF >> 14;
        put.wrong |= line[1];
        break;
    case 2:
        put.word = UINT64_C(0x3200000000000000);
        put.word |= ((f_DIMM & 0x7ffff) << 20) | ((f_DIMM >> 19 & 0x1) << 56);
        put.wrong |= f_DIMM >> 20;
        break;
    case 3:
        put.word = UINT64_C(0x3220000000000000);
        put.word |= ((f_DIMM & 0x7ffff) << 20) | ((f_DIMM >> 19 & 0x1) << 56);
        put.wrong |= f_DIMM >> 20;
        break;
    case 4:
        put.word = UINT64_C(0x3200100000000000);
        put.word |= ((f_DIMM & 0x7ffff) << 20) | ((f_DIMM >> 19 & 0x1) << 56);
        put.wrong |= f_DIMM >> 20;
        break;
    case 5:
        put.word = UINT64_C(0x3220100000000000);
        put.word |= ((f_DIMM & 0x7ffff) << 20) | ((f_DIMM >> 19 & 0x1) << 56);
        put.wrong |= f_DIMM >> 20;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_db_3(const uint8_t *line, uint64_t f_PNB, uint64_t f_SAB, uint64_t f_Rb, uint64_t f_RB, uint64_t f_CBANK, uint64_t f_COFF, uint64_t f_DIMM)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        put.word = UINT64_C(0x5b00000000000000);
        put.word |= f_PNB << 6;
        put.wrong |= f_PNB >> 1;
        put.word |= f_SAB << 44;
        put.wrong |= f_SAB >> 1;
        put.word |= f_Rb << 20;
        put.wrong |= f_Rb >> 8;
        put.word |= (rt_u128)f_RB << 82;
        put.wrong |= f_RB >> 1;
        break;
    case 1:
        put.word = UINT64_C(0x4b00000000000000);
        put.word |= f_PNB << 6;
        put.wrong |= f_PNB >> 1;
        put.word |= f_SAB << 44;
        put.wrong |= f_SAB >> 1;
        put.word |= f_CBANK << 34;
        put.wrong |= f_CBANK >> 5;
        put.word |= f_COFF << 20;
        put.wrong |= f_COFF >> 14;
        put.wrong |= line[1];
        break;
    case 2:
        put.word = UINT64_C(0x3600000000000000);
        put.word |= ((f_DIMM & 0x7ffff) << 20) | ((f_DIMM >> 19 & 0x1) << 56);
        put.wrong |= f_DIMM >> 20;
        break;
    case 3:
        put.word = UINT64_C(0x3600000000000040);
        put.word |= ((f_DIMM & 0x7ffff) << 20) | ((f_DIMM >> 19 & 0x1) << 56);
        put.wrong |= f_DIMM >> 20;
        break;
    case 4:
        put.word = UINT64_C(0x3600100000000000);
        put.word |= ((f_DIMM & 0x7ffff) << 20) | ((f_DIMM >> 19 & 0x1) << 56);
        put.wrong |= f_DIMM >> 20;
        break;
    case 5:
        put.word = UINT64_C(0x3600100000000040);
        put.word |= ((f_DIMM & 0x7ffff) << 20) | ((f_DIMM >> 19 & 0x1) << 56);
        put.wrong |= f_DIMM >> 20;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_fb(const uint8_t *line, uint64_t f_FNB, uint64_t f_FAB, uint64_t f_Rb, uint64_t f_RC, uint64_t f_CBANK, uint64_t f_COFF, uint64_t f_FIMM)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        put.word = UINT64_C(0x5c00000000000000);
        put.word |= f_FNB << 45;
        put.wrong |= f_FNB >> 1;
        put.word |= f_FAB << 49;
        put.wrong |= f_FAB >> 1;
        put.word |= f_Rb << 20;
        put.wrong |= f_Rb >> 8;
        put.word |= (rt_u128)f_RC << 83;
        put.wrong |= f_RC >> 1;
        break;
    case 1:
        put.word = UINT64_C(0x4c00000000000000);
        put.word |= f_FNB << 45;
        put.wrong |= f_FNB >> 1;
        put.word |= f_FAB << 49;
        put.wrong |= f_FAB >> 1;
        put.word |= f_CBANK << 34;
        put.wrong |= f_CBANK >> 5;
        put.word |= f_COFF << 20;
        put.wrong |= f_COFF >> 14;
        put.wrong |= line[1];
        break;
    case 2:
        put.word = UINT64_C(0x3800000000000000);
        put.word |= ((f_FIMM & 0x7ffff) << 20) | ((f_FIMM >> 19 & 0x1) << 56);
        put.wrong |= f_FIMM >> 20;
        break;
    case 3:
        put.word = UINT64_C(0x3800200000000000);
        put.word |= ((f_FIMM & 0x7ffff) << 20) | ((f_FIMM >> 19 & 0x1) << 56);
        put.wrong |= f_FIMM >> 20;
        break;
    case 4:
        put.word = UINT64_C(0x3802000000000000);
        put.word |= ((f_FIMM & 0x7ffff) << 20) | ((f_FIMM >> 19 & 0x1) << 56);
        put.wrong |= f_FIMM >> 20;
        break;
    case 5:
        put.word = UINT64_C(0x3802200000000000);
        put.word |= ((f_FIMM & 0x7ffff) << 20) | ((f_FIMM >> 19 & 0x1) << 56);
        put.wrong |= f_FIMM >> 20;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_fbn(const uint8_t *line, uint64_t f_FNM, uint64_t f_Rb, uint64_t f_RB, uint64_t f_CBANK, uint64_t f_COFF, uint64_t f_FIMM)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        put.word = UINT64_C(0x5c00000000000000);
        put.word |= f_FNM << 48;
        put.wrong |= f_FNM >> 1;
        put.word |= f_Rb << 20;
        put.wrong |= f_Rb >> 8;
        put.word |= (rt_u128)f_RB << 82;
        put.wrong |= f_RB >> 1;
        break;
    case 1:
        put.word = UINT64_C(0x4c00000000000000);
        put.word |= f_FNM << 48;
        put.wrong |= f_FNM >> 1;
        put.word |= f_CBANK << 34;
        put.wrong |= f_CBANK >> 5;
        put.word |= f_COFF << 20;
        put.wrong |= f_COFF >> 14;
        put.wrong |= line[1];
        break;
    case 2:
        put.word = UINT64_C(0x3800000000000000);
        put.word |= ((f_FIMM & 0x7ffff) << 20) | ((f_FIMM >> 19 & 0x1) << 56);
        put.wrong |= f_FIMM >> 20;
        break;
    case 3:
        put.word = UINT64_C(0x3801000000000000);
        put.word |= ((f_FIMM & 0x7ffff) << 20) | ((f_FIMM >> 19 & 0x1) << 56);
        put.wrong |= f_FIMM >> 20;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_fbn_2(const uint8_t *line, uint64_t f_FNM, uint64_t f_Rb, uint64_t f_RB, uint64_t f_CBANK, uint64_t f_COFF, uint64_t f_FIMM)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        put.word = UINT64_C(0x5900000000000000);
        put.word |= f_FNM << 48;
        put.wrong |= f_FNM >> 1;
        put.word |= f_Rb << 20;
        put.wrong |= f_Rb >> 8;
        put.word |= (rt_u128)f_RB << 82;
        put.wrong |= f_RB >> 1;
        break;
    case 1:
        put.word = UINT64_C(0x4900000000000000);
        put.word |= f_FNM << 48;
        put.wrong |= f_FNM >> 1;
        put.word |= f_CBANK << 34;
        put.wrong |= f_CBANK >> 5;
        put.word |= f_COFF << 20;
        put.wrong |= f_COFF >> 14;
        put.wrong |= line[1];
        break;
    case 2:
        put.word = UINT64_C(0x3200000000000000);
        put.word |= ((f_FIMM & 0x7ffff) << 20) | ((f_FIMM >> 19 & 0x1) << 56);
        put.wrong |= f_FIMM >> 20;
        break;
    case 3:
        put.word = UINT64_C(0x3201000000000000);
        put.word |= ((f_FIMM & 0x7ffff) << 20) | ((f_FIMM >> 19 & 0x1) << 56);
        put.wrong |= f_FIMM >> 20;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_fb_2(const uint8_t *line, uint64_t f_SNB, uint64_t f_SAB, uint64_t f_Rb, uint64_t f_RB, uint64_t f_CBANK, uint64_t f_COFF, uint64_t f_FIMM)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        put.word = UINT64_C(0x5800000000000000);
        put.word |= f_SNB << 53;
        put.wrong |= f_SNB >> 1;
        put.word |= f_SAB << 44;
        put.wrong |= f_SAB >> 1;
        put.word |= f_Rb << 20;
        put.wrong |= f_Rb >> 8;
        put.word |= (rt_u128)f_RB << 82;
        put.wrong |= f_RB >> 1;
        break;
    case 1:
        put.word = UINT64_C(0x4800000000000000);
        put.word |= f_SNB << 53;
        put.wrong |= f_SNB >> 1;
        put.word |= f_SAB << 44;
        put.wrong |= f_SAB >> 1;
        put.word |= f_CBANK << 34;
        put.wrong |= f_CBANK >> 5;
        put.word |= f_COFF << 20;
        put.wrong |= f_COFF >> 14;
        put.wrong |= line[1];
        break;
    case 2:
        put.word = UINT64_C(0x3000000000000000);
        put.word |= ((f_FIMM & 0x7ffff) << 20) | ((f_FIMM >> 19 & 0x1) << 56);
        put.wrong |= f_FIMM >> 20;
        break;
    case 3:
        put.word = UINT64_C(0x3020000000000000);
        put.word |= ((f_FIMM & 0x7ffff) << 20) | ((f_FIMM >> 19 & 0x1) << 56);
        put.wrong |= f_FIMM >> 20;
        break;
    case 4:
        put.word = UINT64_C(0x3000100000000000);
        put.word |= ((f_FIMM & 0x7ffff) << 20) | ((f_FIMM >> 19 & 0x1) << 56);
        put.wrong |= f_FIMM >> 20;
        break;
    case 5:
        put.word = UINT64_C(0x3020100000000000);
        put.word |= ((f_FIMM & 0x7ffff) << 20) | ((f_FIMM >> 19 & 0x1) << 56);
        put.wrong |= f_FIMM >> 20;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_fb_3(const uint8_t *line, uint64_t f_PNB, uint64_t f_SAB, uint64_t f_Rb, uint64_t f_RB, uint64_t f_CBANK, uint64_t f_COFF, uint64_t f_FIMM)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        put.word = UINT64_C(0x5b00000000000000);
        put.word |= f_PNB << 6;
        put.wrong |= f_PNB >> 1;
        put.word |= f_SAB << 44;
        put.wrong |= f_SAB >> 1;
        put.word |= f_Rb << 20;
        put.wrong |= f_Rb >> 8;
        put.word |= (rt_u128)f_RB << 82;
        put.wrong |= f_RB >> 1;
        break;
    case 1:
        put.word = UINT64_C(0x4b00000000000000);
        put.word |= f_PNB << 6;
        put.wrong |= f_PNB >> 1;
        put.word |= f_SAB << 44;
        put.wrong |= f_SAB >> 1;
        put.word |= f_CBANK << 34;
        put.wrong |= f_CBANK >> 5;
        put.word |= f_COFF << 20;
        put.wrong |= f_COFF >> 14;
        put.wrong |= line[1];
        break;
    case 2:
        put.word = UINT64_C(0x3600000000000000);
        put.word |= ((f_FIMM & 0x7ffff) << 20) | ((f_FIMM >> 19 & 0x1) << 56);
        put.wrong |= f_FIMM >> 20;
        break;
    case 3:
        put.word = UINT64_C(0x3600000000000040);
        put.word |= ((f_FIMM & 0x7ffff) << 20) | ((f_FIMM >> 19 & 0x1) << 56);
        put.wrong |= f_FIMM >> 20;
        break;
    case 4:
        put.word = UINT64_C(0x3600100000000000);
        put.word |= ((f_FIMM & 0x7ffff) << 20) | ((f_FIMM >> 19 & 0x1) << 56);
        put.wrong |= f_FIMM >> 20;
        break;
    case 5:
        put.word = UINT64_C(0x3600100000000040);
        put.word |= ((f_FIMM & 0x7ffff) << 20) | ((f_FIMM >> 19 & 0x1) << 56);
        put.wrong |= f_FIMM >> 20;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_fic(const uint8_t *line, uint64_t f_Rb, uint64_t f_RB, uint64_t f_CBANK, uint64_t f_COFF, uint64_t f_FIMM)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        put.word = UINT64_C(0x5b00000000000000);
        put.word |= f_Rb << 20;
        put.wrong |= f_Rb >> 8;
        put.word |= (rt_u128)f_RB << 82;
        put.wrong |= f_RB >> 1;
        break;
    case 1:
        put.word = UINT64_C(0x4b00000000000000);
        put.word |= f_CBANK << 34;
        put.wrong |= f_CBANK >> 5;
        put.word |= f_COFF << 20;
        put.wrong |= f_COFF >> 14;
        break;
    case 2:
        put.word = UINT64_C(0x3600000000000000);
        put.word |= ((f_FIMM & 0x7ffff) << 20) | ((f_FIMM >> 19 & 0x1) << 56);
        put.wrong |= f_FIMM >> 20;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_apop(const uint8_t *line, uint64_t f_APO)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        put.word = UINT64_C(0x700000000000);
        break;
    case 1:
        put.word |= f_APO << 44;
        put.wrong |= f_APO >> 3;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_awhich(const uint8_t *line, uint64_t f_Ra, uint64_t f_AOFF11)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        put.word |= f_Ra << 8;
        put.wrong |= f_Ra >> 8;
        break;
    case 1:
        put.word |= f_Ra << 8;
        put.wrong |= f_Ra >> 8;
        put.word |= f_AOFF11 << 20;
        put.wrong |= f_AOFF11 >> 11;
        break;
    case 2:
        put.word = 0xff00;
        put.word |= f_AOFF11 << 20;
        put.wrong |= f_AOFF11 >> 11;
        break;
    case 3:
        put.word = 0xff00;
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
        put.word = UINT64_C(0x7f8000000000);
        break;
    case 1:
        put.word |= f_Rc << 39;
        put.wrong |= f_Rc >> 8;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_ix(const uint8_t *line)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        break;
    case 1:
        put.word = UINT64_C(0x4000000000);
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_iattr(const uint8_t *line, uint64_t f_ATX, uint64_t f_Ra)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        put.word = 0xff00;
        put.word |= f_ATX << 28;
        put.wrong |= f_ATX >> 10;
        break;
    case 1:
        put.word = UINT64_C(0x4000000000);
        put.word |= f_Ra << 8;
        put.wrong |= f_Ra >> 8;
        break;
    case 2:
        put.word = UINT64_C(0x4000000000);
        put.word |= f_Ra << 8;
        put.wrong |= f_Ra >> 8;
        put.word |= f_ATX << 28;
        put.wrong |= f_ATX >> 10;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_iplace(const uint8_t *line, uint64_t f_Rc)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        put.word = UINT64_C(0x7f8000000000);
        break;
    case 1:
        put.word = UINT64_C(0x20000000000000);
        put.word |= f_Rc << 39;
        put.wrong |= f_Rc >> 8;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_sb_2(const uint8_t *line, uint64_t f_Rb, uint64_t f_RB, uint64_t f_CBANK, uint64_t f_COFF, uint64_t f_IMM)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        put.word = UINT64_C(0xfb00000000000000);
        put.word |= f_Rb << 20;
        put.wrong |= f_Rb >> 8;
        put.word |= (rt_u128)f_RB << 82;
        put.wrong |= f_RB >> 1;
        break;
    case 1:
        put.word = UINT64_C(0xeb00000000000000);
        put.word |= f_CBANK << 34;
        put.wrong |= f_CBANK >> 5;
        put.word |= f_COFF << 20;
        put.wrong |= f_COFF >> 14;
        break;
    case 2:
        put.word = UINT64_C(0xf600000000000000);
        put.word |= ((f_IMM & 0x7ffff) << 20) | ((f_IMM >> 19 & 0x1) << 56);
        put.wrong |= f_IMM >> 20;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_pxaddr(const uint8_t *line, uint64_t f_Ra, uint64_t f_PXOFF)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        put.word |= f_Ra << 8;
        put.wrong |= f_Ra >> 8;
        break;
    case 1:
        put.word |= f_Ra << 8;
        put.wrong |= f_Ra >> 8;
        put.word |= f_PXOFF << 20;
        put.wrong |= f_PXOFF >> 8;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_ha(const uint8_t *line, uint64_t f_HNA, uint64_t f_HAA, uint64_t f_Ra, uint64_t f_RA, uint64_t f_HSA)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0: case 1:
        put.word |= f_HNA << 43;
        put.wrong |= f_HNA >> 1;
        put.word |= f_HAA << 44;
        put.wrong |= f_HAA >> 1;
        put.word |= f_Ra << 8;
        put.wrong |= f_Ra >> 8;
        put.word |= (rt_u128)f_RA << 81;
        put.wrong |= f_RA >> 1;
        put.word |= f_HSA << 47;
        put.wrong |= f_HSA >> 2;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_hb(const uint8_t *line, uint64_t f_HNB, uint64_t f_HAB, uint64_t f_Rb, uint64_t f_RB, uint64_t f_HSB)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0: case 1:
        put.word = UINT64_C(0x5d00000000000000);
        put.word |= f_HNB << 31;
        put.wrong |= f_HNB >> 1;
        put.word |= f_HAB << 30;
        put.wrong |= f_HAB >> 1;
        put.word |= f_Rb << 20;
        put.wrong |= f_Rb >> 8;
        put.word |= (rt_u128)f_RB << 82;
        put.wrong |= f_RB >> 1;
        put.word |= f_HSB << 28;
        put.wrong |= f_HSB >> 2;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_hci(const uint8_t *line, uint64_t f_HNCB, uint64_t f_HACB, uint64_t f_CBANK, uint64_t f_COFF, uint64_t f_HIHI, uint64_t f_HILO)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        put.word = UINT64_C(0x7a80000000000000);
        put.word |= f_HNCB << 56;
        put.wrong |= f_HNCB >> 1;
        put.word |= f_HACB << 54;
        put.wrong |= f_HACB >> 1;
        put.word |= f_CBANK << 34;
        put.wrong |= f_CBANK >> 5;
        put.word |= f_COFF << 20;
        put.wrong |= f_COFF >> 14;
        put.wrong |= line[1];
        break;
    case 1:
        put.word = UINT64_C(0x7a00000000000000);
        put.word |= ((f_HIHI & 0x1ff) << 30) | ((f_HIHI >> 9 & 0x1) << 56);
        put.wrong |= f_HIHI >> 10;
        put.word |= f_HILO << 20;
        put.wrong |= f_HILO >> 10;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_hal(const uint8_t *line, uint64_t f_HNCB, uint64_t f_Ra, uint64_t f_RA, uint64_t f_HSAL)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0: case 1:
        put.word |= f_HNCB << 56;
        put.wrong |= f_HNCB >> 1;
        put.word |= f_Ra << 8;
        put.wrong |= f_Ra >> 8;
        put.word |= (rt_u128)f_RA << 81;
        put.wrong |= f_RA >> 1;
        put.word |= f_HSAL << 53;
        put.wrong |= f_HSAL >> 2;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_hma(const uint8_t *line, uint64_t f_HAA, uint64_t f_Ra, uint64_t f_RA, uint64_t f_HSA)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0: case 1:
        put.word |= f_HAA << 44;
        put.wrong |= f_HAA >> 1;
        put.word |= f_Ra << 8;
        put.wrong |= f_Ra >> 8;
        put.word |= (rt_u128)f_RA << 81;
        put.wrong |= f_RA >> 1;
        put.word |= f_HSA << 47;
        put.wrong |= f_HSA >> 2;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_halm(const uint8_t *line, uint64_t f_Ra, uint64_t f_RA, uint64_t f_HSAL)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0: case 1:
        put.word |= f_Ra << 8;
        put.wrong |= f_Ra >> 8;
        put.word |= (rt_u128)f_RA << 81;
        put.wrong |= f_RA >> 1;
        put.word |= f_HSAL << 53;
        put.wrong |= f_HSAL >> 2;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_hfa(const uint8_t *line, uint64_t f_Ra, uint64_t f_RA, uint64_t f_HSA)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0: case 1:
        put.word |= f_Ra << 8;
        put.wrong |= f_Ra >> 8;
        put.word |= (rt_u128)f_RA << 81;
        put.wrong |= f_RA >> 1;
        put.word |= f_HSA << 47;
        put.wrong |= f_HSA >> 2;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_hfr(const uint8_t *line, uint64_t f_HNB, uint64_t f_Rb, uint64_t f_RB, uint64_t f_HSB)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0: case 1:
        put.word |= f_HNB << 31;
        put.wrong |= f_HNB >> 1;
        put.word |= f_Rb << 20;
        put.wrong |= f_Rb >> 8;
        put.word |= (rt_u128)f_RB << 82;
        put.wrong |= f_RB >> 1;
        put.word |= f_HSB << 28;
        put.wrong |= f_HSB >> 2;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_hfc(const uint8_t *line, uint64_t f_HNR, uint64_t f_Rc, uint64_t f_RC, uint64_t f_HSR)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0: case 1:
        put.word |= f_HNR << 30;
        put.wrong |= f_HNR >> 1;
        put.word |= f_Rc << 39;
        put.wrong |= f_Rc >> 8;
        put.word |= (rt_u128)f_RC << 83;
        put.wrong |= f_RC >> 1;
        put.word |= f_HSR << 35;
        put.wrong |= f_HSR >> 2;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_hfb(const uint8_t *line, uint64_t f_HNCB, uint64_t f_CBANK, uint64_t f_COFF, uint64_t f_HIHI, uint64_t f_HILO)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        put.word = UINT64_C(0x80000000000000);
        put.word |= f_HNCB << 56;
        put.wrong |= f_HNCB >> 1;
        put.word |= f_CBANK << 34;
        put.wrong |= f_CBANK >> 5;
        put.word |= f_COFF << 20;
        put.wrong |= f_COFF >> 14;
        put.wrong |= line[1];
        break;
    case 1:
        put.word |= ((f_HIHI & 0x1ff) << 30) | ((f_HIHI >> 9 & 0x1) << 56);
        put.wrong |= f_HIHI >> 10;
        put.word |= f_HILO << 20;
        put.wrong |= f_HILO >> 10;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_hfc_2(const uint8_t *line, uint64_t f_HNRC, uint64_t f_Rc, uint64_t f_RC, uint64_t f_HSRC)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0: case 1:
        put.word |= f_HNRC << 51;
        put.wrong |= f_HNRC >> 1;
        put.word |= f_Rc << 39;
        put.wrong |= f_Rc >> 8;
        put.word |= (rt_u128)f_RC << 83;
        put.wrong |= f_RC >> 1;
        put.word |= f_HSRC << 53;
        put.wrong |= f_HSRC >> 2;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_hfcb(const uint8_t *line, uint64_t f_HNCB, uint64_t f_Rc, uint64_t f_RB, uint64_t f_HSRC)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0: case 1:
        put.word |= f_HNCB << 56;
        put.wrong |= f_HNCB >> 1;
        put.word |= f_Rc << 39;
        put.wrong |= f_Rc >> 8;
        put.word |= (rt_u128)f_RB << 82;
        put.wrong |= f_RB >> 1;
        put.word |= f_HSRC << 53;
        put.wrong |= f_HSRC >> 2;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_hci_2(const uint8_t *line, uint64_t f_HNCB, uint64_t f_HACB, uint64_t f_CBANK, uint64_t f_COFF, uint64_t f_HIHI, uint64_t f_HILO)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        put.word = UINT64_C(0x7e80000000000000);
        put.word |= f_HNCB << 56;
        put.wrong |= f_HNCB >> 1;
        put.word |= f_HACB << 54;
        put.wrong |= f_HACB >> 1;
        put.word |= f_CBANK << 34;
        put.wrong |= f_CBANK >> 5;
        put.word |= f_COFF << 20;
        put.wrong |= f_COFF >> 14;
        put.wrong |= line[1];
        break;
    case 1:
        put.word = UINT64_C(0x7e00000000000000);
        put.word |= ((f_HIHI & 0x1ff) << 30) | ((f_HIHI >> 9 & 0x1) << 56);
        put.wrong |= f_HIHI >> 10;
        put.word |= f_HILO << 20;
        put.wrong |= f_HILO >> 10;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_plusone(const uint8_t *line)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        break;
    case 1:
        put.word = UINT64_C(0x1000000000000);
        break;
    case 2:
        put.word = UINT64_C(0x3000000000000);
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_suma(const uint8_t *line, uint64_t f_NA, uint64_t f_Ra, uint64_t f_RA)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        put.word |= f_NA << 49;
        put.wrong |= f_NA >> 1;
        put.word |= f_Ra << 8;
        put.wrong |= f_Ra >> 8;
        put.word |= (rt_u128)f_RA << 81;
        put.wrong |= f_RA >> 1;
        break;
    case 1:
        put.word = UINT64_C(0x3000000000000);
        put.word |= f_Ra << 8;
        put.wrong |= f_Ra >> 8;
        put.word |= (rt_u128)f_RA << 81;
        put.wrong |= f_RA >> 1;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_sumb(const uint8_t *line, uint64_t f_NB, uint64_t f_Rb, uint64_t f_RB, uint64_t f_CBANK, uint64_t f_COFF, uint64_t f_IMM)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        put.word = UINT64_C(0x5c00000000000000);
        put.word |= f_NB << 48;
        put.wrong |= f_NB >> 1;
        put.word |= f_Rb << 20;
        put.wrong |= f_Rb >> 8;
        put.word |= (rt_u128)f_RB << 82;
        put.wrong |= f_RB >> 1;
        break;
    case 1:
        put.word = UINT64_C(0x4c00000000000000);
        put.word |= f_NB << 48;
        put.wrong |= f_NB >> 1;
        put.word |= f_CBANK << 34;
        put.wrong |= f_CBANK >> 5;
        put.word |= f_COFF << 20;
        put.wrong |= f_COFF >> 14;
        put.wrong |= line[1];
        break;
    case 2:
        put.word = UINT64_C(0x3800000000000000);
        put.word |= ((f_IMM & 0x7ffff) << 20) | ((f_IMM >> 19 & 0x1) << 56);
        put.wrong |= f_IMM >> 20;
        break;
    case 3:
        put.word = UINT64_C(0x3801000000000000);
        put.word |= ((f_IMM & 0x7ffff) << 20) | ((f_IMM >> 19 & 0x1) << 56);
        put.wrong |= f_IMM >> 20;
        break;
    case 4:
        put.word = UINT64_C(0x5c03000000000000);
        put.word |= f_Rb << 20;
        put.wrong |= f_Rb >> 8;
        put.word |= (rt_u128)f_RB << 82;
        put.wrong |= f_RB >> 1;
        break;
    case 5:
        put.word = UINT64_C(0x4c03000000000000);
        put.word |= f_CBANK << 34;
        put.wrong |= f_CBANK >> 5;
        put.word |= f_COFF << 20;
        put.wrong |= f_COFF >> 14;
        break;
    case 6:
        put.word = UINT64_C(0x3803000000000000);
        put.word |= ((f_IMM & 0x7ffff) << 20) | ((f_IMM >> 19 & 0x1) << 56);
        put.wrong |= f_IMM >> 20;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_plusonel(const uint8_t *line)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        break;
    case 1:
        put.word = UINT64_C(0x180000000000000);
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_sumal(const uint8_t *line, uint64_t f_NAL, uint64_t f_Ra, uint64_t f_RA)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        put.word |= f_NAL << 56;
        put.wrong |= f_NAL >> 1;
        put.word |= f_Ra << 8;
        put.wrong |= f_Ra >> 8;
        put.word |= (rt_u128)f_RA << 81;
        put.wrong |= f_RA >> 1;
        break;
    case 1:
        put.word = UINT64_C(0x180000000000000);
        put.word |= f_Ra << 8;
        put.wrong |= f_Ra >> 8;
        put.word |= (rt_u128)f_RA << 81;
        put.wrong |= f_RA >> 1;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_add3b(const uint8_t *line, uint64_t f_NB3, uint64_t f_CBANK, uint64_t f_COFF, uint64_t f_UIMM)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        put.word = UINT64_C(0x4c00000000000000);
        put.word |= f_NB3 << 50;
        put.wrong |= f_NB3 >> 1;
        put.word |= f_CBANK << 34;
        put.wrong |= f_CBANK >> 5;
        put.word |= f_COFF << 20;
        put.wrong |= f_COFF >> 14;
        put.wrong |= line[1];
        break;
    case 1:
        put.word = UINT64_C(0x3800000000000000);
        put.word |= ((f_UIMM & 0x7ffff) << 20) | ((f_UIMM >> 19 & 0x1) << 56);
        put.wrong |= f_UIMM >> 20;
        break;
    case 2:
        put.word = UINT64_C(0x3804000000000000);
        put.word |= ((f_UIMM & 0x7ffff) << 20) | ((f_UIMM >> 19 & 0x1) << 56);
        put.wrong |= f_UIMM >> 20;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_sb_3(const uint8_t *line, uint64_t f_Rb, uint64_t f_RB, uint64_t f_CBANK, uint64_t f_COFF, uint64_t f_IMM)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        put.word = UINT64_C(0x5c00000000000000);
        put.word |= f_Rb << 20;
        put.wrong |= f_Rb >> 8;
        put.word |= (rt_u128)f_RB << 82;
        put.wrong |= f_RB >> 1;
        break;
    case 1:
        put.word = UINT64_C(0x4c00000000000000);
        put.word |= f_CBANK << 34;
        put.wrong |= f_CBANK >> 5;
        put.word |= f_COFF << 20;
        put.wrong |= f_COFF >> 14;
        break;
    case 2:
        put.word = UINT64_C(0x3800000000000000);
        put.word |= ((f_IMM & 0x7ffff) << 20) | ((f_IMM >> 19 & 0x1) << 56);
        put.wrong |= f_IMM >> 20;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_po(const uint8_t *line, uint64_t f_P2)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        put.word = UINT64_C(0x7000000000000);
        break;
    case 1:
        put.word |= f_P2 << 48;
        put.wrong |= f_P2 >> 3;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_sbi(const uint8_t *line, uint64_t f_LIB, uint64_t f_Rb, uint64_t f_RB, uint64_t f_CBANK, uint64_t f_COFF, uint64_t f_IMM)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        put.word = UINT64_C(0x5c00000000000000);
        put.word |= f_LIB << 40;
        put.wrong |= f_LIB >> 1;
        put.word |= f_Rb << 20;
        put.wrong |= f_Rb >> 8;
        put.word |= (rt_u128)f_RB << 82;
        put.wrong |= f_RB >> 1;
        break;
    case 1:
        put.word = UINT64_C(0x4c00000000000000);
        put.word |= f_LIB << 40;
        put.wrong |= f_LIB >> 1;
        put.word |= f_CBANK << 34;
        put.wrong |= f_CBANK >> 5;
        put.word |= f_COFF << 20;
        put.wrong |= f_COFF >> 14;
        put.wrong |= line[1];
        break;
    case 2:
        put.word = UINT64_C(0x3800000000000000);
        put.word |= ((f_IMM & 0x7ffff) << 20) | ((f_IMM >> 19 & 0x1) << 56);
        put.wrong |= f_IMM >> 20;
        break;
    case 3:
        put.word = UINT64_C(0x3800010000000000);
        put.word |= ((f_IMM & 0x7ffff) << 20) | ((f_IMM >> 19 & 0x1) << 56);
        put.wrong |= f_IMM >> 20;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_a24(const uint8_t *line, uint64_t f_Ra, uint64_t f_OFF24, uint64_t f_UOFF24)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        put.word |= f_Ra << 8;
        put.wrong |= f_Ra >> 8;
        break;
    case 1:
        put.word |= f_Ra << 8;
        put.wrong |= f_Ra >> 8;
        put.word |= f_OFF24 << 20;
        put.wrong |= f_OFF24 >> 24;
        break;
    case 2:
        put.word = 0xff00;
        put.word |= f_UOFF24 << 20;
        put.wrong |= f_UOFF24 >> 24;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_a20(const uint8_t *line, uint64_t f_Ra, uint64_t f_OFF20, uint64_t f_UOFF20)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        put.word |= f_Ra << 8;
        put.wrong |= f_Ra >> 8;
        break;
    case 1:
        put.word |= f_Ra << 8;
        put.wrong |= f_Ra >> 8;
        put.word |= f_OFF20 << 20;
        put.wrong |= f_OFF20 >> 20;
        break;
    case 2:
        put.word = 0xff00;
        put.word |= f_UOFF20 << 20;
        put.wrong |= f_UOFF20 >> 20;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_a32(const uint8_t *line, uint64_t f_Ra, uint64_t f_OFF32, uint64_t f_UOFF32)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        put.word |= f_Ra << 8;
        put.wrong |= f_Ra >> 8;
        break;
    case 1:
        put.word |= f_Ra << 8;
        put.wrong |= f_Ra >> 8;
        put.word |= f_OFF32 << 20;
        put.wrong |= f_OFF32 >> 32;
        break;
    case 2:
        put.word = 0xff00;
        put.word |= f_UOFF32 << 20;
        put.wrong |= f_UOFF32 >> 32;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_genpred(const uint8_t *line, uint64_t f_GENP)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        put.word = UINT64_C(0x1c00000000000000);
        break;
    case 1:
        put.word |= f_GENP << 58;
        put.wrong |= f_GENP >> 3;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_cplace(const uint8_t *line, uint64_t f_LBANK, uint64_t f_Ra, uint64_t f_CINDEX, uint64_t f_UCINDEX)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        put.word |= f_LBANK << 36;
        put.wrong |= f_LBANK >> 5;
        put.word |= f_Ra << 8;
        put.wrong |= f_Ra >> 8;
        break;
    case 1:
        put.word |= f_LBANK << 36;
        put.wrong |= f_LBANK >> 5;
        put.word |= f_Ra << 8;
        put.wrong |= f_Ra >> 8;
        put.word |= f_CINDEX << 20;
        put.wrong |= f_CINDEX >> 16;
        break;
    case 2:
        put.word = 0xff00;
        put.word |= f_LBANK << 36;
        put.wrong |= f_LBANK >> 5;
        put.word |= f_UCINDEX << 20;
        put.wrong |= f_UCINDEX >> 16;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_lanes(const uint8_t *line, uint64_t f_MASK)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        put.word = UINT64_C(0x78000000000);
        break;
    case 1:
        put.word |= f_MASK << 39;
        put.wrong |= f_MASK >> 4;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_lanesl(const uint8_t *line, uint64_t f_MASKL)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        put.word = 0xf000;
        break;
    case 1:
        put.word |= f_MASKL << 12;
        put.wrong |= f_MASKL >> 4;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_madpo(const uint8_t *line)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        break;
    case 1:
        put.word = UINT64_C(0x8000000000000);
        break;
    case 2:
        put.word = UINT64_C(0x18000000000000);
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_mada(const uint8_t *line, uint64_t f_MNA, uint64_t f_Ra, uint64_t f_RA)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        put.word |= f_MNA << 52;
        put.wrong |= f_MNA >> 1;
        put.word |= f_Ra << 8;
        put.wrong |= f_Ra >> 8;
        put.word |= (rt_u128)f_RA << 81;
        put.wrong |= f_RA >> 1;
        break;
    case 1:
        put.word = UINT64_C(0x18000000000000);
        put.word |= f_Ra << 8;
        put.wrong |= f_Ra >> 8;
        put.word |= (rt_u128)f_RA << 81;
        put.wrong |= f_RA >> 1;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_sb_4(const uint8_t *line, uint64_t f_Rb, uint64_t f_RB, uint64_t f_CBANK, uint64_t f_COFF, uint64_t f_IMM)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        put.word = UINT64_C(0x5a00000000000000);
        put.word |= f_Rb << 20;
        put.wrong |= f_Rb >> 8;
        put.word |= (rt_u128)f_RB << 82;
        put.wrong |= f_RB >> 1;
        break;
    case 1:
        put.word = UINT64_C(0x4a00000000000000);
        put.word |= f_CBANK << 34;
        put.wrong |= f_CBANK >> 5;
        put.word |= f_COFF << 20;
        put.wrong |= f_COFF >> 14;
        break;
    case 2:
        put.word = UINT64_C(0x3400000000000000);
        put.word |= ((f_IMM & 0x7ffff) << 20) | ((f_IMM >> 19 & 0x1) << 56);
        put.wrong |= f_IMM >> 20;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_madc(const uint8_t *line, uint64_t f_MNC, uint64_t f_Rc, uint64_t f_RC)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        put.word |= f_MNC << 51;
        put.wrong |= f_MNC >> 1;
        put.word |= f_Rc << 39;
        put.wrong |= f_Rc >> 8;
        put.word |= (rt_u128)f_RC << 83;
        put.wrong |= f_RC >> 1;
        break;
    case 1:
        put.word = UINT64_C(0x18000000000000);
        put.word |= f_Rc << 39;
        put.wrong |= f_Rc >> 8;
        put.word |= (rt_u128)f_RC << 83;
        put.wrong |= f_RC >> 1;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_madcc(const uint8_t *line, uint64_t f_MNC, uint64_t f_CBANK, uint64_t f_COFF)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        put.word |= f_MNC << 51;
        put.wrong |= f_MNC >> 1;
        put.word |= f_CBANK << 34;
        put.wrong |= f_CBANK >> 5;
        put.word |= f_COFF << 20;
        put.wrong |= f_COFF >> 14;
        put.wrong |= line[1];
        break;
    case 1:
        put.word = UINT64_C(0x18000000000000);
        put.word |= f_CBANK << 34;
        put.wrong |= f_CBANK >> 5;
        put.word |= f_COFF << 20;
        put.wrong |= f_COFF >> 14;
        put.wrong |= line[2];
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_madpol(const uint8_t *line)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        break;
    case 1:
        put.word = UINT64_C(0x80000000000000);
        break;
    case 2:
        put.word = UINT64_C(0x180000000000000);
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_madcl(const uint8_t *line, uint64_t f_MNCL, uint64_t f_Rd)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        put.word |= f_MNCL << 55;
        put.wrong |= f_MNCL >> 1;
        put.word |= f_Rd;
        put.wrong |= f_Rd >> 8;
        break;
    case 1:
        put.word = UINT64_C(0x180000000000000);
        put.word |= f_Rd;
        put.wrong |= f_Rd >> 8;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_pbits(const uint8_t *line, uint64_t f_Rb, uint64_t f_RB, uint64_t f_CBANK, uint64_t f_COFF, uint64_t f_UIMM)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        put.word = UINT64_C(0x5c00000000000000);
        put.word |= f_Rb << 20;
        put.wrong |= f_Rb >> 8;
        put.word |= (rt_u128)f_RB << 82;
        put.wrong |= f_RB >> 1;
        break;
    case 1:
        put.word = UINT64_C(0x4c00000000000000);
        put.word |= f_CBANK << 34;
        put.wrong |= f_CBANK >> 5;
        put.word |= f_COFF << 20;
        put.wrong |= f_COFF >> 14;
        break;
    case 2:
        put.word = UINT64_C(0x3800000000000000);
        put.word |= ((f_UIMM & 0x7ffff) << 20) | ((f_UIMM >> 19 & 0x1) << 56);
        put.wrong |= f_UIMM >> 20;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_shfb(const uint8_t *line, uint64_t f_Rb, uint64_t f_RB, uint64_t f_FIMM6)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        put.word = UINT64_C(0x5b00000000000000);
        put.word |= f_Rb << 20;
        put.wrong |= f_Rb >> 8;
        put.word |= (rt_u128)f_RB << 82;
        put.wrong |= f_RB >> 1;
        break;
    case 1:
        put.word = UINT64_C(0x3600000000000000);
        put.word |= f_FIMM6 << 20;
        put.wrong |= f_FIMM6 >> 6;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_shfb_2(const uint8_t *line, uint64_t f_Rb, uint64_t f_RB, uint64_t f_FIMM6)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        put.word = UINT64_C(0x5c00000000000000);
        put.word |= f_Rb << 20;
        put.wrong |= f_Rb >> 8;
        put.word |= (rt_u128)f_RB << 82;
        put.wrong |= f_RB >> 1;
        break;
    case 1:
        put.word = UINT64_C(0x3800000000000000);
        put.word |= f_FIMM6 << 20;
        put.wrong |= f_FIMM6 >> 6;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_sbi_2(const uint8_t *line, uint64_t f_NBI, uint64_t f_Rb, uint64_t f_RB, uint64_t f_CBANK, uint64_t f_COFF, uint64_t f_IMM)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        put.word = UINT64_C(0x5c00000000000000);
        put.word |= f_NBI << 40;
        put.wrong |= f_NBI >> 1;
        put.word |= f_Rb << 20;
        put.wrong |= f_Rb >> 8;
        put.word |= (rt_u128)f_RB << 82;
        put.wrong |= f_RB >> 1;
        break;
    case 1:
        put.word = UINT64_C(0x4c00000000000000);
        put.word |= f_NBI << 40;
        put.wrong |= f_NBI >> 1;
        put.word |= f_CBANK << 34;
        put.wrong |= f_CBANK >> 5;
        put.word |= f_COFF << 20;
        put.wrong |= f_COFF >> 14;
        put.wrong |= line[1];
        break;
    case 2:
        put.word = UINT64_C(0x3800000000000000);
        put.word |= ((f_IMM & 0x7ffff) << 20) | ((f_IMM >> 19 & 0x1) << 56);
        put.wrong |= f_IMM >> 20;
        break;
    case 3:
        put.word = UINT64_C(0x3800010000000000);
        put.word |= ((f_IMM & 0x7ffff) << 20) | ((f_IMM >> 19 & 0x1) << 56);
        put.wrong |= f_IMM >> 20;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_leash(const uint8_t *line, uint64_t f_LEAS)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        break;
    case 1:
        put.word |= f_LEAS << 39;
        put.wrong |= f_LEAS >> 5;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_lehsh(const uint8_t *line, uint64_t f_LEHS)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        break;
    case 1:
        put.word |= f_LEHS << 28;
        put.wrong |= f_LEHS >> 5;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_lecsh(const uint8_t *line, uint64_t f_LECS)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        break;
    case 1:
        put.word |= f_LECS << 51;
        put.wrong |= f_LECS >> 5;
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
        put.word |= f_SREG << 20;
        put.wrong |= f_SREG >> 8;
        break;
    case 2:
        put.word = 0x2c00000;
        break;
    case 3:
        put.word = 0x2d00000;
        break;
    case 4:
        put.word = 0x2e00000;
        break;
    case 5:
        put.word = 0x2f00000;
        break;
    case 6:
        put.word = 0x3e00000;
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
        put.word |= f_Rb << 20;
        put.wrong |= f_Rb >> 8;
        break;
    case 1:
        put.word = 0x10000000;
        put.word |= f_SLANE << 20;
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
        put.word |= f_Rc << 39;
        put.wrong |= f_Rc >> 8;
        break;
    case 1:
        put.word = 0x20000000;
        put.word |= f_SCLAMP << 34;
        put.wrong |= f_SCLAMP >> 13;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_barid(const uint8_t *line, uint64_t f_Ra, uint64_t f_BID)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        put.word |= f_Ra << 8;
        put.wrong |= f_Ra >> 8;
        break;
    case 1:
        put.word = UINT64_C(0x100000000000);
        put.word |= f_BID << 8;
        put.wrong |= f_BID >> 8;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_baro(const uint8_t *line, uint64_t f_Rb, uint64_t f_BCNT)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        put.word |= f_Rb << 20;
        put.wrong |= f_Rb >> 8;
        break;
    case 1:
        put.word = UINT64_C(0x80000000000);
        break;
    case 2:
        put.word = UINT64_C(0x80000000000);
        put.word |= f_BCNT << 20;
        put.wrong |= f_BCNT >> 12;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_bara(const uint8_t *line, uint64_t f_Rb, uint64_t f_BCNT)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        put.word |= f_Rb << 20;
        put.wrong |= f_Rb >> 8;
        break;
    case 1:
        put.word = UINT64_C(0x80000000000);
        put.word |= f_BCNT << 20;
        put.wrong |= f_BCNT >> 12;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_b2rp(const uint8_t *line, uint64_t f_VP)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        put.word = UINT64_C(0xe00000000000);
        break;
    case 1:
        put.word |= f_VP << 45;
        put.wrong |= f_VP >> 3;
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
        put.word = 0x20;
        put.word |= f_D4 << 4;
        put.wrong |= f_D4 >> 1;
        put.word |= f_D3 << 3;
        put.wrong |= f_D3 >> 1;
        put.word |= f_D2 << 2;
        put.wrong |= f_D2 >> 1;
        put.word |= f_D1 << 1;
        put.wrong |= f_D1 >> 1;
        put.word |= f_D0;
        put.wrong |= f_D0 >> 1;
        break;
    case 2:
        put.word = 0x10;
        put.word |= f_D3 << 3;
        put.wrong |= f_D3 >> 1;
        put.word |= f_D2 << 2;
        put.wrong |= f_D2 >> 1;
        put.word |= f_D1 << 1;
        put.wrong |= f_D1 >> 1;
        put.word |= f_D0;
        put.wrong |= f_D0 >> 1;
        break;
    case 3:
        put.word = 0x8;
        put.word |= f_D2 << 2;
        put.wrong |= f_D2 >> 1;
        put.word |= f_D1 << 1;
        put.wrong |= f_D1 >> 1;
        put.word |= f_D0;
        put.wrong |= f_D0 >> 1;
        break;
    case 4:
        put.word = 0x4;
        put.word |= f_D1 << 1;
        put.wrong |= f_D1 >> 1;
        put.word |= f_D0;
        put.wrong |= f_D0 >> 1;
        break;
    case 5:
        put.word = 0x2;
        put.word |= f_D0;
        put.wrong |= f_D0 >> 1;
        break;
    case 6:
        put.word = 0x1;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_supo(const uint8_t *line, uint64_t f_SUPR)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        break;
    case 1:
        put.word |= f_SUPR << 30;
        put.wrong |= f_SUPR >> 3;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_suwhere(const uint8_t *line, uint64_t f_Rc, uint64_t f_TXH)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        put.word |= f_Rc << 39;
        put.wrong |= f_Rc >> 8;
        break;
    case 1:
        put.word = UINT64_C(0x8000000000000);
        put.word |= f_TXH << 36;
        put.wrong |= f_TXH >> 13;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_surkind(const uint8_t *line, uint64_t f_SURTYPE)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        put.word |= f_SURTYPE << 20;
        put.wrong |= f_SURTYPE >> 3;
        break;
    case 1: case 2:
        put.word = 0x400000;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_suakind(const uint8_t *line, uint64_t f_SUATYPE)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        put.word |= f_SUATYPE << 51;
        put.wrong |= f_SUATYPE >> 3;
        break;
    case 1: case 2:
        put.word = UINT64_C(0x20000000000000);
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_suakindr(const uint8_t *line, uint64_t f_SUATYPER)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        put.word |= f_SUATYPER << 36;
        put.wrong |= f_SUATYPER >> 3;
        break;
    case 1: case 2:
        put.word = UINT64_C(0x4000000000);
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_tp(const uint8_t *line, uint64_t f_TPO)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        put.word = UINT64_C(0x38000000000000);
        break;
    case 1:
        put.word |= f_TPO << 51;
        put.wrong |= f_TPO >> 3;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_trb(const uint8_t *line, uint64_t f_Rb)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        put.word = 0xff00000;
        break;
    case 1:
        put.word |= f_Rb << 20;
        put.wrong |= f_Rb >> 8;
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
        put.word = UINT64_C(0x780000000);
        break;
    case 1:
        put.word |= f_TMASK << 31;
        put.wrong |= f_TMASK >> 4;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_txqw(const uint8_t *line, uint64_t f_TXQK, uint64_t f_TXQN)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        put.word |= f_TXQK << 22;
        put.wrong |= f_TXQK >> 6;
        break;
    case 1:
        put.word |= f_TXQN << 23;
        put.wrong |= f_TXQN >> 5;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_short(const uint8_t *line, uint64_t f_TXF)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        put.word |= f_TXF << 59;
        put.wrong |= f_TXF >> 1;
        break;
    case 1:
        put.word = UINT64_C(0x800000000000000);
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_short4(const uint8_t *line, uint64_t f_T4F)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        put.word |= f_T4F << 55;
        put.wrong |= f_T4F >> 1;
        break;
    case 1:
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_vbt(const uint8_t *line, uint64_t f_VBS)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        put.word = UINT64_C(0x4000000000000);
        put.word |= f_VBS << 49;
        put.wrong |= f_VBS >> 1;
        break;
    case 1:
        put.word = UINT64_C(0x4000040000000);
        put.word |= f_VBS << 49;
        put.wrong |= f_VBS >> 1;
        break;
    case 2:
        put.word = UINT64_C(0x4000060000000);
        put.word |= f_VBS << 49;
        put.wrong |= f_VBS >> 1;
        break;
    case 3:
        put.word |= f_VBS << 49;
        put.wrong |= f_VBS >> 1;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_vbtn(const uint8_t *line, uint64_t f_VBS)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        put.word = UINT64_C(0x4000000000000);
        put.word |= f_VBS << 49;
        put.wrong |= f_VBS >> 1;
        break;
    case 1:
        put.word = UINT64_C(0x4000040000000);
        put.word |= f_VBS << 49;
        put.wrong |= f_VBS >> 1;
        break;
    case 2:
        put.word |= f_VBS << 49;
        put.wrong |= f_VBS >> 1;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_vt(const uint8_t *line, uint64_t f_VAS, uint64_t f_VBS)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        put.word |= f_VAS << 48;
        put.wrong |= f_VAS >> 1;
        put = with(put, put_vbt(line + 1, f_VBS));
        break;
    case 1:
        put.word = UINT64_C(0x4000000000);
        put.word |= f_VAS << 48;
        put.wrong |= f_VAS >> 1;
        put = with(put, put_vbt(line + 2, f_VBS));
        break;
    case 2:
        put.word = UINT64_C(0x6000000000);
        put = with(put, put_vbt(line + 3, f_VBS));
        break;
    case 3:
        put.word = UINT64_C(0x1006000000000);
        put = with(put, put_vbtn(line + 4, f_VBS));
        break;
    case 4:
        put.word = UINT64_C(0x5006060000000);
        break;
    case 5:
        put.word = UINT64_C(0x7006060000000);
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_va(const uint8_t *line, uint64_t f_Ra, uint64_t f_VAB, uint64_t f_RA, uint64_t f_VAH)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        put.word |= f_Ra << 8;
        put.wrong |= f_Ra >> 8;
        put.word |= f_VAB << 36;
        put.wrong |= f_VAB >> 2;
        put.word |= (rt_u128)f_RA << 81;
        put.wrong |= f_RA >> 1;
        break;
    case 1:
        put.word = UINT64_C(0x4000000000);
        put.word |= f_Ra << 8;
        put.wrong |= f_Ra >> 8;
        put.word |= f_VAH << 36;
        put.wrong |= f_VAH >> 1;
        put.word |= (rt_u128)f_RA << 81;
        put.wrong |= f_RA >> 1;
        break;
    case 2:
        put.word = UINT64_C(0x6000000000);
        put.word |= f_Ra << 8;
        put.wrong |= f_Ra >> 8;
        put.word |= (rt_u128)f_RA << 81;
        put.wrong |= f_RA >> 1;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_vb(const uint8_t *line, uint64_t f_Rb, uint64_t f_VBB, uint64_t f_RB, uint64_t f_VBH, uint64_t f_VN16)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        put.word = UINT64_C(0x4000000000000);
        put.word |= f_Rb << 20;
        put.wrong |= f_Rb >> 8;
        put.word |= f_VBB << 28;
        put.wrong |= f_VBB >> 2;
        put.word |= (rt_u128)f_RB << 82;
        put.wrong |= f_RB >> 1;
        break;
    case 1:
        put.word = UINT64_C(0x4000040000000);
        put.word |= f_Rb << 20;
        put.wrong |= f_Rb >> 8;
        put.word |= f_VBH << 28;
        put.wrong |= f_VBH >> 1;
        put.word |= (rt_u128)f_RB << 82;
        put.wrong |= f_RB >> 1;
        break;
    case 2:
        put.word = UINT64_C(0x4000060000000);
        put.word |= f_Rb << 20;
        put.wrong |= f_Rb >> 8;
        put.word |= (rt_u128)f_RB << 82;
        put.wrong |= f_RB >> 1;
        break;
    case 3:
        put.word |= f_VN16 << 20;
        put.wrong |= f_VN16 >> 16;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_vpo(const uint8_t *line)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        break;
    case 1:
        put.word = UINT64_C(0x20000000000000);
        break;
    case 2:
        put.word = UINT64_C(0x60000000000000);
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_vma(const uint8_t *line, uint64_t f_VMNA, uint64_t f_Ra, uint64_t f_VAB, uint64_t f_RA, uint64_t f_VAH)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        put.word |= f_VMNA << 54;
        put.wrong |= f_VMNA >> 1;
        put = with(put, put_va(line + 1, f_Ra, f_VAB, f_RA, f_VAH));
        break;
    case 1:
        put.word = UINT64_C(0x60000000000000);
        put.word |= f_Ra << 8;
        put.wrong |= f_Ra >> 8;
        put.word |= f_VAB << 36;
        put.wrong |= f_VAB >> 2;
        put.word |= (rt_u128)f_RA << 81;
        put.wrong |= f_RA >> 1;
        break;
    case 2:
        put.word = UINT64_C(0x60004000000000);
        put.word |= f_Ra << 8;
        put.wrong |= f_Ra >> 8;
        put.word |= f_VAH << 36;
        put.wrong |= f_VAH >> 1;
        put.word |= (rt_u128)f_RA << 81;
        put.wrong |= f_RA >> 1;
        break;
    case 3:
        put.word = UINT64_C(0x60006000000000);
        put.word |= f_Ra << 8;
        put.wrong |= f_Ra >> 8;
        put.word |= (rt_u128)f_RA << 81;
        put.wrong |= f_RA >> 1;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_vmc(const uint8_t *line, uint64_t f_VMNC, uint64_t f_Rc, uint64_t f_RC)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        put.word |= f_VMNC << 53;
        put.wrong |= f_VMNC >> 1;
        put.word |= f_Rc << 39;
        put.wrong |= f_Rc >> 8;
        put.word |= (rt_u128)f_RC << 83;
        put.wrong |= f_RC >> 1;
        break;
    case 1:
        put.word = UINT64_C(0x60000000000000);
        put.word |= f_Rc << 39;
        put.wrong |= f_Rc >> 8;
        put.word |= (rt_u128)f_RC << 83;
        put.wrong |= f_RC >> 1;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_vsb(const uint8_t *line)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        put.word = UINT64_C(0x4000000000000);
        break;
    case 1:
        put.word = UINT64_C(0x4000040000000);
        break;
    case 2:
        put.word = UINT64_C(0x4000060000000);
        break;
    case 3:
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_vst(const uint8_t *line, uint64_t f_VAS)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        put.word |= f_VAS << 48;
        put.wrong |= f_VAS >> 1;
        put = with(put, put_vsb(line + 1));
        break;
    case 1:
        put.word = UINT64_C(0x4000000000);
        put.word |= f_VAS << 48;
        put.wrong |= f_VAS >> 1;
        put = with(put, put_vsb(line + 2));
        break;
    case 2:
        put.word = UINT64_C(0x6000000000);
        put.word |= f_VAS << 48;
        put.wrong |= f_VAS >> 1;
        put = with(put, put_vsb(line + 3));
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

int maxwell_encode(const struct isadora_context *c, const struct isadora_insn *in, uint8_t *bytes, size_t size)
{
    unsigned length;
    (void)c;
    if (in->form >= sizeof canonical / sizeof *canonical)
        return ISADORA_BAD_INSN;
    struct put put = {canonical[in->form], 0};
    switch (in->form) {
    case MAXWELL_ATOM_OP:
        put.word |= in->value[0] << 48; /* AE */
        put.wrong |= in->value[0] >> 1;
        put.word |= in->value[1] << 52; /* AOP */
        put.wrong |= in->value[1] >> 4;
        put.word |= in->value[3]; /* Rd */
        put.wrong |= in->value[3] >> 8;
        put.word |= in->value[7] << 20; /* Rb */
        put.wrong |= in->value[7] >> 8;
        put = with(put, put_akind(in->line, in->value[2]));
        put = with(put, put_aaddr(in->line + 1, in->value[4], in->value[5], in->value[6]));
        put = with(put, put_guard(in->line + 2, in->value[8]));
        put = with(put, put_open(in->line + 3));
        put = with(put, put_ctl(in->line + 4, in->value[10], in->value[13], in->value[14], in->value[15], in->value[16], in->value[17], in->value[18], in->value[9], in->value[11], in->value[12]));
        put = with(put, put_close(in->line + 8));
        if (in->line[3] == 0 && in->line[4] == 2 && in->line[5] == 0 && in->line[6] == 0 && in->line[7] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[10] << 68; /* NOY */
            put.wrong |= in->value[10] >> 1;
        }
        if (in->line[3] == 0 && in->line[4] == 2 && in->line[5] == 0 && in->line[6] == 0 && in->line[7] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[10] << 68; /* NOY */
            put.wrong |= in->value[10] >> 1;
        }
        if (in->line[3] == 0 && in->line[4] == 2 && in->line[5] == 0 && in->line[6] == 1 && in->line[7] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[10] << 68; /* NOY */
            put.wrong |= in->value[10] >> 1;
        }
        if (in->line[3] == 0 && in->line[4] == 2 && in->line[5] == 0 && in->line[6] == 1 && in->line[7] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[10] << 68; /* NOY */
            put.wrong |= in->value[10] >> 1;
        }
        if (in->line[3] == 2 && in->line[4] == 2 && in->line[5] == 1 && in->line[6] == 0 && in->line[7] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[9] << 64; /* STALL */
            put.wrong |= in->value[9] >> 4;
        }
        if (in->line[3] == 2 && in->line[4] == 2 && in->line[5] == 1 && in->line[6] == 0 && in->line[7] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[9] << 64; /* STALL */
            put.wrong |= in->value[9] >> 4;
        }
        if (in->line[3] == 2 && in->line[4] == 2 && in->line[5] == 1 && in->line[6] == 1 && in->line[7] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[9] << 64; /* STALL */
            put.wrong |= in->value[9] >> 4;
        }
        if (in->line[3] == 2 && in->line[4] == 2 && in->line[5] == 1 && in->line[6] == 1 && in->line[7] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[9] << 64; /* STALL */
            put.wrong |= in->value[9] >> 4;
        }
        length = 11;
        break;
    case MAXWELL_ATOM_OPP:
        put.word |= in->value[0] << 48; /* AE */
        put.wrong |= in->value[0] >> 1;
        put.word |= in->value[1] << 44; /* AOPP */
        put.wrong |= in->value[1] >> 4;
        put.word |= in->value[4]; /* Rd */
        put.wrong |= in->value[4] >> 8;
        put.word |= in->value[8] << 20; /* Rb */
        put.wrong |= in->value[8] >> 8;
        put.word |= in->value[3] << 41; /* GP41 */
        put.wrong |= in->value[3] >> 3;
        put.wrong |= in->line[1];
        put = with(put, put_akind(in->line, in->value[2]));
        put = with(put, put_aaddr13(in->line + 2, in->value[5], in->value[6], in->value[7]));
        put = with(put, put_guard(in->line + 3, in->value[9]));
        put = with(put, put_open(in->line + 4));
        put = with(put, put_ctl(in->line + 5, in->value[11], in->value[14], in->value[15], in->value[16], in->value[17], in->value[18], in->value[19], in->value[10], in->value[12], in->value[13]));
        put = with(put, put_close(in->line + 9));
        if (in->line[4] == 0 && in->line[5] == 2 && in->line[6] == 0 && in->line[7] == 0 && in->line[8] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[11] << 68; /* NOY */
            put.wrong |= in->value[11] >> 1;
        }
        if (in->line[4] == 0 && in->line[5] == 2 && in->line[6] == 0 && in->line[7] == 0 && in->line[8] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[11] << 68; /* NOY */
            put.wrong |= in->value[11] >> 1;
        }
        if (in->line[4] == 0 && in->line[5] == 2 && in->line[6] == 0 && in->line[7] == 1 && in->line[8] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[11] << 68; /* NOY */
            put.wrong |= in->value[11] >> 1;
        }
        if (in->line[4] == 0 && in->line[5] == 2 && in->line[6] == 0 && in->line[7] == 1 && in->line[8] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[11] << 68; /* NOY */
            put.wrong |= in->value[11] >> 1;
        }
        if (in->line[4] == 2 && in->line[5] == 2 && in->line[6] == 1 && in->line[7] == 0 && in->line[8] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[10] << 64; /* STALL */
            put.wrong |= in->value[10] >> 4;
        }
        if (in->line[4] == 2 && in->line[5] == 2 && in->line[6] == 1 && in->line[7] == 0 && in->line[8] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[10] << 64; /* STALL */
            put.wrong |= in->value[10] >> 4;
        }
        if (in->line[4] == 2 && in->line[5] == 2 && in->line[6] == 1 && in->line[7] == 1 && in->line[8] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[10] << 64; /* STALL */
            put.wrong |= in->value[10] >> 4;
        }
        if (in->line[4] == 2 && in->line[5] == 2 && in->line[6] == 1 && in->line[7] == 1 && in->line[8] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[10] << 64; /* STALL */
            put.wrong |= in->value[10] >> 4;
        }
        length = 11;
        break;
    case MAXWELL_ATOM_CAS:
        put.word |= in->value[0] << 48; /* AE */
        put.wrong |= in->value[0] >> 1;
        put.word |= in->value[1] << 49; /* CASW */
        put.wrong |= in->value[1] >> 1;
        put.word |= in->value[2]; /* Rd */
        put.wrong |= in->value[2] >> 8;
        put = with(put, put_aaddr(in->line, in->value[3], in->value[4], in->value[5]));
        put = with(put, put_paired(in->line + 1, in->value[6], in->value[7]));
        put = with(put, put_guard(in->line + 2, in->value[8]));
        put = with(put, put_open(in->line + 3));
        put = with(put, put_ctl(in->line + 4, in->value[10], in->value[13], in->value[14], in->value[15], in->value[16], in->value[17], in->value[18], in->value[9], in->value[11], in->value[12]));
        put = with(put, put_close(in->line + 8));
        if (in->line[1] == 1) {
            put.word &= ~(rt_u128)UINT64_C(0x2000000000000);
            put.word |= in->value[1] << 49; /* CASW */
            put.wrong |= in->value[1] >> 1;
        }
        if (in->line[3] == 0 && in->line[4] == 2 && in->line[5] == 0 && in->line[6] == 0 && in->line[7] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[10] << 68; /* NOY */
            put.wrong |= in->value[10] >> 1;
        }
        if (in->line[3] == 0 && in->line[4] == 2 && in->line[5] == 0 && in->line[6] == 0 && in->line[7] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[10] << 68; /* NOY */
            put.wrong |= in->value[10] >> 1;
        }
        if (in->line[3] == 0 && in->line[4] == 2 && in->line[5] == 0 && in->line[6] == 1 && in->line[7] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[10] << 68; /* NOY */
            put.wrong |= in->value[10] >> 1;
        }
        if (in->line[3] == 0 && in->line[4] == 2 && in->line[5] == 0 && in->line[6] == 1 && in->line[7] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[10] << 68; /* NOY */
            put.wrong |= in->value[10] >> 1;
        }
        if (in->line[3] == 2 && in->line[4] == 2 && in->line[5] == 1 && in->line[6] == 0 && in->line[7] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[9] << 64; /* STALL */
            put.wrong |= in->value[9] >> 4;
        }
        if (in->line[3] == 2 && in->line[4] == 2 && in->line[5] == 1 && in->line[6] == 0 && in->line[7] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[9] << 64; /* STALL */
            put.wrong |= in->value[9] >> 4;
        }
        if (in->line[3] == 2 && in->line[4] == 2 && in->line[5] == 1 && in->line[6] == 1 && in->line[7] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[9] << 64; /* STALL */
            put.wrong |= in->value[9] >> 4;
        }
        if (in->line[3] == 2 && in->line[4] == 2 && in->line[5] == 1 && in->line[6] == 1 && in->line[7] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[9] << 64; /* STALL */
            put.wrong |= in->value[9] >> 4;
        }
        length = 11;
        break;
    case MAXWELL_ATOM_CASP:
        put.word |= in->value[0] << 48; /* AE */
        put.wrong |= in->value[0] >> 1;
        put.word |= in->value[1] << 49; /* CASW */
        put.wrong |= in->value[1] >> 1;
        put.word |= in->value[3]; /* Rd */
        put.wrong |= in->value[3] >> 8;
        put.word |= in->value[2] << 41; /* GP41 */
        put.wrong |= in->value[2] >> 3;
        put.wrong |= in->line[0];
        put = with(put, put_aaddr13(in->line + 1, in->value[4], in->value[5], in->value[6]));
        put = with(put, put_paired(in->line + 2, in->value[7], in->value[8]));
        put = with(put, put_guard(in->line + 3, in->value[9]));
        put = with(put, put_open(in->line + 4));
        put = with(put, put_ctl(in->line + 5, in->value[11], in->value[14], in->value[15], in->value[16], in->value[17], in->value[18], in->value[19], in->value[10], in->value[12], in->value[13]));
        put = with(put, put_close(in->line + 9));
        if (in->line[2] == 1) {
            put.word &= ~(rt_u128)UINT64_C(0x2000000000000);
            put.word |= in->value[1] << 49; /* CASW */
            put.wrong |= in->value[1] >> 1;
        }
        if (in->line[4] == 0 && in->line[5] == 2 && in->line[6] == 0 && in->line[7] == 0 && in->line[8] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[11] << 68; /* NOY */
            put.wrong |= in->value[11] >> 1;
        }
        if (in->line[4] == 0 && in->line[5] == 2 && in->line[6] == 0 && in->line[7] == 0 && in->line[8] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[11] << 68; /* NOY */
            put.wrong |= in->value[11] >> 1;
        }
        if (in->line[4] == 0 && in->line[5] == 2 && in->line[6] == 0 && in->line[7] == 1 && in->line[8] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[11] << 68; /* NOY */
            put.wrong |= in->value[11] >> 1;
        }
        if (in->line[4] == 0 && in->line[5] == 2 && in->line[6] == 0 && in->line[7] == 1 && in->line[8] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[11] << 68; /* NOY */
            put.wrong |= in->value[11] >> 1;
        }
        if (in->line[4] == 2 && in->line[5] == 2 && in->line[6] == 1 && in->line[7] == 0 && in->line[8] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[10] << 64; /* STALL */
            put.wrong |= in->value[10] >> 4;
        }
        if (in->line[4] == 2 && in->line[5] == 2 && in->line[6] == 1 && in->line[7] == 0 && in->line[8] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[10] << 64; /* STALL */
            put.wrong |= in->value[10] >> 4;
        }
        if (in->line[4] == 2 && in->line[5] == 2 && in->line[6] == 1 && in->line[7] == 1 && in->line[8] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[10] << 64; /* STALL */
            put.wrong |= in->value[10] >> 4;
        }
        if (in->line[4] == 2 && in->line[5] == 2 && in->line[6] == 1 && in->line[7] == 1 && in->line[8] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[10] << 64; /* STALL */
            put.wrong |= in->value[10] >> 4;
        }
        length = 11;
        break;
    case MAXWELL_ATOMS:
        put.word |= in->value[0] << 52; /* ASOP */
        put.wrong |= in->value[0] >> 4;
        put.word |= in->value[1] << 28; /* ASTYPE */
        put.wrong |= in->value[1] >> 2;
        put.word |= in->value[2]; /* Rd */
        put.wrong |= in->value[2] >> 8;
        put.word |= in->value[6] << 20; /* Rb */
        put.wrong |= in->value[6] >> 8;
        put = with(put, put_asaddr(in->line, in->value[3], in->value[4], in->value[5]));
        put = with(put, put_guard(in->line + 1, in->value[7]));
        put = with(put, put_open(in->line + 2));
        put = with(put, put_ctl(in->line + 3, in->value[9], in->value[12], in->value[13], in->value[14], in->value[15], in->value[16], in->value[17], in->value[8], in->value[10], in->value[11]));
        put = with(put, put_close(in->line + 7));
        if (in->line[2] == 0 && in->line[3] == 2 && in->line[4] == 0 && in->line[5] == 0 && in->line[6] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[9] << 68; /* NOY */
            put.wrong |= in->value[9] >> 1;
        }
        if (in->line[2] == 0 && in->line[3] == 2 && in->line[4] == 0 && in->line[5] == 0 && in->line[6] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[9] << 68; /* NOY */
            put.wrong |= in->value[9] >> 1;
        }
        if (in->line[2] == 0 && in->line[3] == 2 && in->line[4] == 0 && in->line[5] == 1 && in->line[6] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[9] << 68; /* NOY */
            put.wrong |= in->value[9] >> 1;
        }
        if (in->line[2] == 0 && in->line[3] == 2 && in->line[4] == 0 && in->line[5] == 1 && in->line[6] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[9] << 68; /* NOY */
            put.wrong |= in->value[9] >> 1;
        }
        if (in->line[2] == 2 && in->line[3] == 2 && in->line[4] == 1 && in->line[5] == 0 && in->line[6] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[8] << 64; /* STALL */
            put.wrong |= in->value[8] >> 4;
        }
        if (in->line[2] == 2 && in->line[3] == 2 && in->line[4] == 1 && in->line[5] == 0 && in->line[6] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[8] << 64; /* STALL */
            put.wrong |= in->value[8] >> 4;
        }
        if (in->line[2] == 2 && in->line[3] == 2 && in->line[4] == 1 && in->line[5] == 1 && in->line[6] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[8] << 64; /* STALL */
            put.wrong |= in->value[8] >> 4;
        }
        if (in->line[2] == 2 && in->line[3] == 2 && in->line[4] == 1 && in->line[5] == 1 && in->line[6] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[8] << 64; /* STALL */
            put.wrong |= in->value[8] >> 4;
        }
        length = 11;
        break;
    case MAXWELL_ATOMS_CAS:
        put.word |= in->value[0] << 53; /* CASK */
        put.wrong |= in->value[0] >> 2;
        put.word |= in->value[1] << 52; /* CASWS */
        put.wrong |= in->value[1] >> 1;
        put.word |= in->value[2]; /* Rd */
        put.wrong |= in->value[2] >> 8;
        put = with(put, put_asaddr(in->line, in->value[3], in->value[4], in->value[5]));
        put = with(put, put_paired_2(in->line + 1, in->value[6], in->value[7]));
        put = with(put, put_guard(in->line + 2, in->value[8]));
        put = with(put, put_open(in->line + 3));
        put = with(put, put_ctl(in->line + 4, in->value[10], in->value[13], in->value[14], in->value[15], in->value[16], in->value[17], in->value[18], in->value[9], in->value[11], in->value[12]));
        put = with(put, put_close(in->line + 8));
        if (in->line[1] == 1) {
            put.word &= ~(rt_u128)UINT64_C(0x10000000000000);
            put.word |= in->value[1] << 52; /* CASWS */
            put.wrong |= in->value[1] >> 1;
        }
        if (in->line[3] == 0 && in->line[4] == 2 && in->line[5] == 0 && in->line[6] == 0 && in->line[7] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[10] << 68; /* NOY */
            put.wrong |= in->value[10] >> 1;
        }
        if (in->line[3] == 0 && in->line[4] == 2 && in->line[5] == 0 && in->line[6] == 0 && in->line[7] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[10] << 68; /* NOY */
            put.wrong |= in->value[10] >> 1;
        }
        if (in->line[3] == 0 && in->line[4] == 2 && in->line[5] == 0 && in->line[6] == 1 && in->line[7] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[10] << 68; /* NOY */
            put.wrong |= in->value[10] >> 1;
        }
        if (in->line[3] == 0 && in->line[4] == 2 && in->line[5] == 0 && in->line[6] == 1 && in->line[7] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[10] << 68; /* NOY */
            put.wrong |= in->value[10] >> 1;
        }
        if (in->line[3] == 2 && in->line[4] == 2 && in->line[5] == 1 && in->line[6] == 0 && in->line[7] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[9] << 64; /* STALL */
            put.wrong |= in->value[9] >> 4;
        }
        if (in->line[3] == 2 && in->line[4] == 2 && in->line[5] == 1 && in->line[6] == 0 && in->line[7] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[9] << 64; /* STALL */
            put.wrong |= in->value[9] >> 4;
        }
        if (in->line[3] == 2 && in->line[4] == 2 && in->line[5] == 1 && in->line[6] == 1 && in->line[7] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[9] << 64; /* STALL */
            put.wrong |= in->value[9] >> 4;
        }
        if (in->line[3] == 2 && in->line[4] == 2 && in->line[5] == 1 && in->line[6] == 1 && in->line[7] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[9] << 64; /* STALL */
            put.wrong |= in->value[9] >> 4;
        }
        length = 11;
        break;
    case MAXWELL_RED:
        put.word |= in->value[0] << 48; /* AE */
        put.wrong |= in->value[0] >> 1;
        put.word |= in->value[1] << 23; /* AROP */
        put.wrong |= in->value[1] >> 3;
        put.word |= in->value[6]; /* Rd */
        put.wrong |= in->value[6] >> 8;
        put = with(put, put_arkind(in->line, in->value[2]));
        put = with(put, put_aaddr(in->line + 1, in->value[3], in->value[4], in->value[5]));
        put = with(put, put_guard(in->line + 2, in->value[7]));
        put = with(put, put_open(in->line + 3));
        put = with(put, put_ctl(in->line + 4, in->value[9], in->value[12], in->value[13], in->value[14], in->value[15], in->value[16], in->value[17], in->value[8], in->value[10], in->value[11]));
        put = with(put, put_close(in->line + 8));
        if (in->line[3] == 0 && in->line[4] == 2 && in->line[5] == 0 && in->line[6] == 0 && in->line[7] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[9] << 68; /* NOY */
            put.wrong |= in->value[9] >> 1;
        }
        if (in->line[3] == 0 && in->line[4] == 2 && in->line[5] == 0 && in->line[6] == 0 && in->line[7] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[9] << 68; /* NOY */
            put.wrong |= in->value[9] >> 1;
        }
        if (in->line[3] == 0 && in->line[4] == 2 && in->line[5] == 0 && in->line[6] == 1 && in->line[7] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[9] << 68; /* NOY */
            put.wrong |= in->value[9] >> 1;
        }
        if (in->line[3] == 0 && in->line[4] == 2 && in->line[5] == 0 && in->line[6] == 1 && in->line[7] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[9] << 68; /* NOY */
            put.wrong |= in->value[9] >> 1;
        }
        if (in->line[3] == 2 && in->line[4] == 2 && in->line[5] == 1 && in->line[6] == 0 && in->line[7] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[8] << 64; /* STALL */
            put.wrong |= in->value[8] >> 4;
        }
        if (in->line[3] == 2 && in->line[4] == 2 && in->line[5] == 1 && in->line[6] == 0 && in->line[7] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[8] << 64; /* STALL */
            put.wrong |= in->value[8] >> 4;
        }
        if (in->line[3] == 2 && in->line[4] == 2 && in->line[5] == 1 && in->line[6] == 1 && in->line[7] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[8] << 64; /* STALL */
            put.wrong |= in->value[8] >> 4;
        }
        if (in->line[3] == 2 && in->line[4] == 2 && in->line[5] == 1 && in->line[6] == 1 && in->line[7] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[8] << 64; /* STALL */
            put.wrong |= in->value[8] >> 4;
        }
        length = 11;
        break;
    case MAXWELL_CCTL_A:
        put.word |= in->value[0] << 52; /* CCE */
        put.wrong |= in->value[0] >> 1;
        put.word |= in->value[1] << 4; /* CCLEVEL */
        put.wrong |= in->value[1] >> 3;
        put.word |= in->value[2]; /* CCOPQ */
        put.wrong |= in->value[2] >> 4;
        put = with(put, put_ccaddr(in->line, in->value[3], in->value[4], in->value[5]));
        put = with(put, put_guard(in->line + 1, in->value[6]));
        put = with(put, put_open(in->line + 2));
        put = with(put, put_ctl(in->line + 3, in->value[8], in->value[11], in->value[12], in->value[13], in->value[14], in->value[15], in->value[16], in->value[7], in->value[9], in->value[10]));
        put = with(put, put_close(in->line + 7));
        if (in->line[2] == 0 && in->line[3] == 2 && in->line[4] == 0 && in->line[5] == 0 && in->line[6] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[8] << 68; /* NOY */
            put.wrong |= in->value[8] >> 1;
        }
        if (in->line[2] == 0 && in->line[3] == 2 && in->line[4] == 0 && in->line[5] == 0 && in->line[6] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[8] << 68; /* NOY */
            put.wrong |= in->value[8] >> 1;
        }
        if (in->line[2] == 0 && in->line[3] == 2 && in->line[4] == 0 && in->line[5] == 1 && in->line[6] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[8] << 68; /* NOY */
            put.wrong |= in->value[8] >> 1;
        }
        if (in->line[2] == 0 && in->line[3] == 2 && in->line[4] == 0 && in->line[5] == 1 && in->line[6] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[8] << 68; /* NOY */
            put.wrong |= in->value[8] >> 1;
        }
        if (in->line[2] == 2 && in->line[3] == 2 && in->line[4] == 1 && in->line[5] == 0 && in->line[6] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[7] << 64; /* STALL */
            put.wrong |= in->value[7] >> 4;
        }
        if (in->line[2] == 2 && in->line[3] == 2 && in->line[4] == 1 && in->line[5] == 0 && in->line[6] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[7] << 64; /* STALL */
            put.wrong |= in->value[7] >> 4;
        }
        if (in->line[2] == 2 && in->line[3] == 2 && in->line[4] == 1 && in->line[5] == 1 && in->line[6] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[7] << 64; /* STALL */
            put.wrong |= in->value[7] >> 4;
        }
        if (in->line[2] == 2 && in->line[3] == 2 && in->line[4] == 1 && in->line[5] == 1 && in->line[6] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[7] << 64; /* STALL */
            put.wrong |= in->value[7] >> 4;
        }
        length = 11;
        break;
    case MAXWELL_CCTL_ALL:
        put.word |= in->value[0] << 52; /* CCE */
        put.wrong |= in->value[0] >> 1;
        put.word |= in->value[1] << 4; /* CCLEVEL */
        put.wrong |= in->value[1] >> 3;
        put.word |= in->value[2]; /* CCOPQ */
        put.wrong |= in->value[2] >> 4;
        put = with(put, put_guard(in->line, in->value[3]));
        put = with(put, put_open(in->line + 1));
        put = with(put, put_ctl(in->line + 2, in->value[5], in->value[8], in->value[9], in->value[10], in->value[11], in->value[12], in->value[13], in->value[4], in->value[6], in->value[7]));
        put = with(put, put_close(in->line + 6));
        if (in->line[1] == 0 && in->line[2] == 2 && in->line[3] == 0 && in->line[4] == 0 && in->line[5] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[5] << 68; /* NOY */
            put.wrong |= in->value[5] >> 1;
        }
        if (in->line[1] == 0 && in->line[2] == 2 && in->line[3] == 0 && in->line[4] == 0 && in->line[5] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[5] << 68; /* NOY */
            put.wrong |= in->value[5] >> 1;
        }
        if (in->line[1] == 0 && in->line[2] == 2 && in->line[3] == 0 && in->line[4] == 1 && in->line[5] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[5] << 68; /* NOY */
            put.wrong |= in->value[5] >> 1;
        }
        if (in->line[1] == 0 && in->line[2] == 2 && in->line[3] == 0 && in->line[4] == 1 && in->line[5] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[5] << 68; /* NOY */
            put.wrong |= in->value[5] >> 1;
        }
        if (in->line[1] == 2 && in->line[2] == 2 && in->line[3] == 1 && in->line[4] == 0 && in->line[5] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[4] << 64; /* STALL */
            put.wrong |= in->value[4] >> 4;
        }
        if (in->line[1] == 2 && in->line[2] == 2 && in->line[3] == 1 && in->line[4] == 0 && in->line[5] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[4] << 64; /* STALL */
            put.wrong |= in->value[4] >> 4;
        }
        if (in->line[1] == 2 && in->line[2] == 2 && in->line[3] == 1 && in->line[4] == 1 && in->line[5] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[4] << 64; /* STALL */
            put.wrong |= in->value[4] >> 4;
        }
        if (in->line[1] == 2 && in->line[2] == 2 && in->line[3] == 1 && in->line[4] == 1 && in->line[5] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[4] << 64; /* STALL */
            put.wrong |= in->value[4] >> 4;
        }
        length = 11;
        break;
    case MAXWELL_CCTLL_A:
        put.word |= in->value[0]; /* CCOP */
        put.wrong |= in->value[0] >> 4;
        put = with(put, put_ccladdr(in->line, in->value[1], in->value[2], in->value[3]));
        put = with(put, put_guard(in->line + 1, in->value[4]));
        put = with(put, put_open(in->line + 2));
        put = with(put, put_ctl(in->line + 3, in->value[6], in->value[9], in->value[10], in->value[11], in->value[12], in->value[13], in->value[14], in->value[5], in->value[7], in->value[8]));
        put = with(put, put_close(in->line + 7));
        if (in->line[2] == 0 && in->line[3] == 2 && in->line[4] == 0 && in->line[5] == 0 && in->line[6] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[6] << 68; /* NOY */
            put.wrong |= in->value[6] >> 1;
        }
        if (in->line[2] == 0 && in->line[3] == 2 && in->line[4] == 0 && in->line[5] == 0 && in->line[6] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[6] << 68; /* NOY */
            put.wrong |= in->value[6] >> 1;
        }
        if (in->line[2] == 0 && in->line[3] == 2 && in->line[4] == 0 && in->line[5] == 1 && in->line[6] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[6] << 68; /* NOY */
            put.wrong |= in->value[6] >> 1;
        }
        if (in->line[2] == 0 && in->line[3] == 2 && in->line[4] == 0 && in->line[5] == 1 && in->line[6] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[6] << 68; /* NOY */
            put.wrong |= in->value[6] >> 1;
        }
        if (in->line[2] == 2 && in->line[3] == 2 && in->line[4] == 1 && in->line[5] == 0 && in->line[6] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[5] << 64; /* STALL */
            put.wrong |= in->value[5] >> 4;
        }
        if (in->line[2] == 2 && in->line[3] == 2 && in->line[4] == 1 && in->line[5] == 0 && in->line[6] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[5] << 64; /* STALL */
            put.wrong |= in->value[5] >> 4;
        }
        if (in->line[2] == 2 && in->line[3] == 2 && in->line[4] == 1 && in->line[5] == 1 && in->line[6] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[5] << 64; /* STALL */
            put.wrong |= in->value[5] >> 4;
        }
        if (in->line[2] == 2 && in->line[3] == 2 && in->line[4] == 1 && in->line[5] == 1 && in->line[6] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[5] << 64; /* STALL */
            put.wrong |= in->value[5] >> 4;
        }
        length = 11;
        break;
    case MAXWELL_CCTLL_ALL:
        put.word |= in->value[0]; /* CCOP */
        put.wrong |= in->value[0] >> 4;
        put = with(put, put_guard(in->line, in->value[1]));
        put = with(put, put_open(in->line + 1));
        put = with(put, put_ctl(in->line + 2, in->value[3], in->value[6], in->value[7], in->value[8], in->value[9], in->value[10], in->value[11], in->value[2], in->value[4], in->value[5]));
        put = with(put, put_close(in->line + 6));
        if (in->line[1] == 0 && in->line[2] == 2 && in->line[3] == 0 && in->line[4] == 0 && in->line[5] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[3] << 68; /* NOY */
            put.wrong |= in->value[3] >> 1;
        }
        if (in->line[1] == 0 && in->line[2] == 2 && in->line[3] == 0 && in->line[4] == 0 && in->line[5] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[3] << 68; /* NOY */
            put.wrong |= in->value[3] >> 1;
        }
        if (in->line[1] == 0 && in->line[2] == 2 && in->line[3] == 0 && in->line[4] == 1 && in->line[5] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[3] << 68; /* NOY */
            put.wrong |= in->value[3] >> 1;
        }
        if (in->line[1] == 0 && in->line[2] == 2 && in->line[3] == 0 && in->line[4] == 1 && in->line[5] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[3] << 68; /* NOY */
            put.wrong |= in->value[3] >> 1;
        }
        if (in->line[1] == 2 && in->line[2] == 2 && in->line[3] == 1 && in->line[4] == 0 && in->line[5] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[2] << 64; /* STALL */
            put.wrong |= in->value[2] >> 4;
        }
        if (in->line[1] == 2 && in->line[2] == 2 && in->line[3] == 1 && in->line[4] == 0 && in->line[5] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[2] << 64; /* STALL */
            put.wrong |= in->value[2] >> 4;
        }
        if (in->line[1] == 2 && in->line[2] == 2 && in->line[3] == 1 && in->line[4] == 1 && in->line[5] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[2] << 64; /* STALL */
            put.wrong |= in->value[2] >> 4;
        }
        if (in->line[1] == 2 && in->line[2] == 2 && in->line[3] == 1 && in->line[4] == 1 && in->line[5] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[2] << 64; /* STALL */
            put.wrong |= in->value[2] >> 4;
        }
        length = 11;
        break;
    case MAXWELL_CCTLT_ALL:
        put = with(put, put_guard(in->line, in->value[0]));
        put = with(put, put_open(in->line + 1));
        put = with(put, put_ctl(in->line + 2, in->value[2], in->value[5], in->value[6], in->value[7], in->value[8], in->value[9], in->value[10], in->value[1], in->value[3], in->value[4]));
        put = with(put, put_close(in->line + 6));
        if (in->line[1] == 0 && in->line[2] == 2 && in->line[3] == 0 && in->line[4] == 0 && in->line[5] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[2] << 68; /* NOY */
            put.wrong |= in->value[2] >> 1;
        }
        if (in->line[1] == 0 && in->line[2] == 2 && in->line[3] == 0 && in->line[4] == 0 && in->line[5] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[2] << 68; /* NOY */
            put.wrong |= in->value[2] >> 1;
        }
        if (in->line[1] == 0 && in->line[2] == 2 && in->line[3] == 0 && in->line[4] == 1 && in->line[5] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[2] << 68; /* NOY */
            put.wrong |= in->value[2] >> 1;
        }
        if (in->line[1] == 0 && in->line[2] == 2 && in->line[3] == 0 && in->line[4] == 1 && in->line[5] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[2] << 68; /* NOY */
            put.wrong |= in->value[2] >> 1;
        }
        if (in->line[1] == 2 && in->line[2] == 2 && in->line[3] == 1 && in->line[4] == 0 && in->line[5] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[1] << 64; /* STALL */
            put.wrong |= in->value[1] >> 4;
        }
        if (in->line[1] == 2 && in->line[2] == 2 && in->line[3] == 1 && in->line[4] == 0 && in->line[5] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[1] << 64; /* STALL */
            put.wrong |= in->value[1] >> 4;
        }
        if (in->line[1] == 2 && in->line[2] == 2 && in->line[3] == 1 && in->line[4] == 1 && in->line[5] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[1] << 64; /* STALL */
            put.wrong |= in->value[1] >> 4;
        }
        if (in->line[1] == 2 && in->line[2] == 2 && in->line[3] == 1 && in->line[4] == 1 && in->line[5] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[1] << 64; /* STALL */
            put.wrong |= in->value[1] >> 4;
        }
        length = 11;
        break;
    case MAXWELL_CCTLT_ONE:
        put.word |= in->value[0] << 36; /* CTH */
        put.wrong |= in->value[0] >> 13;
        put = with(put, put_guard(in->line, in->value[1]));
        put = with(put, put_open(in->line + 1));
        put = with(put, put_ctl(in->line + 2, in->value[3], in->value[6], in->value[7], in->value[8], in->value[9], in->value[10], in->value[11], in->value[2], in->value[4], in->value[5]));
        put = with(put, put_close(in->line + 6));
        if (in->line[1] == 0 && in->line[2] == 2 && in->line[3] == 0 && in->line[4] == 0 && in->line[5] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[3] << 68; /* NOY */
            put.wrong |= in->value[3] >> 1;
        }
        if (in->line[1] == 0 && in->line[2] == 2 && in->line[3] == 0 && in->line[4] == 0 && in->line[5] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[3] << 68; /* NOY */
            put.wrong |= in->value[3] >> 1;
        }
        if (in->line[1] == 0 && in->line[2] == 2 && in->line[3] == 0 && in->line[4] == 1 && in->line[5] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[3] << 68; /* NOY */
            put.wrong |= in->value[3] >> 1;
        }
        if (in->line[1] == 0 && in->line[2] == 2 && in->line[3] == 0 && in->line[4] == 1 && in->line[5] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[3] << 68; /* NOY */
            put.wrong |= in->value[3] >> 1;
        }
        if (in->line[1] == 2 && in->line[2] == 2 && in->line[3] == 1 && in->line[4] == 0 && in->line[5] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[2] << 64; /* STALL */
            put.wrong |= in->value[2] >> 4;
        }
        if (in->line[1] == 2 && in->line[2] == 2 && in->line[3] == 1 && in->line[4] == 0 && in->line[5] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[2] << 64; /* STALL */
            put.wrong |= in->value[2] >> 4;
        }
        if (in->line[1] == 2 && in->line[2] == 2 && in->line[3] == 1 && in->line[4] == 1 && in->line[5] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[2] << 64; /* STALL */
            put.wrong |= in->value[2] >> 4;
        }
        if (in->line[1] == 2 && in->line[2] == 2 && in->line[3] == 1 && in->line[4] == 1 && in->line[5] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[2] << 64; /* STALL */
            put.wrong |= in->value[2] >> 4;
        }
        length = 11;
        break;
    case MAXWELL_ISETP:
        put.word |= in->value[0] << 49; /* CMP */
        put.wrong |= in->value[0] >> 3;
        put.word |= in->value[1] << 48; /* UI */
        put.wrong |= in->value[1] >> 1;
        put.word |= in->value[2] << 43; /* XC */
        put.wrong |= in->value[2] >> 1;
        put.word |= in->value[3] << 45; /* BOP */
        put.wrong |= in->value[3] >> 2;
        put.word |= in->value[4] << 3; /* P0 */
        put.wrong |= in->value[4] >> 3;
        put.word |= in->value[5]; /* P1 */
        put.wrong |= in->value[5] >> 3;
        put.word |= in->value[6] << 8; /* Ra */
        put.wrong |= in->value[6] >> 8;
        put.word |= (rt_u128)in->value[7] << 81; /* RA */
        put.wrong |= in->value[7] >> 1;
        put.word |= in->value[13] << 42; /* Q0N */
        put.wrong |= in->value[13] >> 1;
        put.word |= in->value[14] << 39; /* Q0 */
        put.wrong |= in->value[14] >> 3;
        put.wrong |= in->line[1];
        put = with(put, put_sb(in->line, in->value[8], in->value[9], in->value[10], in->value[11], in->value[12]));
        put = with(put, put_guard(in->line + 2, in->value[15]));
        put = with(put, put_open(in->line + 3));
        put = with(put, put_ctl(in->line + 4, in->value[17], in->value[20], in->value[21], in->value[22], in->value[23], in->value[24], in->value[25], in->value[16], in->value[18], in->value[19]));
        put = with(put, put_close(in->line + 8));
        if (in->line[3] == 0 && in->line[4] == 2 && in->line[5] == 0 && in->line[6] == 0 && in->line[7] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[17] << 68; /* NOY */
            put.wrong |= in->value[17] >> 1;
        }
        if (in->line[3] == 0 && in->line[4] == 2 && in->line[5] == 0 && in->line[6] == 0 && in->line[7] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[17] << 68; /* NOY */
            put.wrong |= in->value[17] >> 1;
        }
        if (in->line[3] == 0 && in->line[4] == 2 && in->line[5] == 0 && in->line[6] == 1 && in->line[7] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[17] << 68; /* NOY */
            put.wrong |= in->value[17] >> 1;
        }
        if (in->line[3] == 0 && in->line[4] == 2 && in->line[5] == 0 && in->line[6] == 1 && in->line[7] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[17] << 68; /* NOY */
            put.wrong |= in->value[17] >> 1;
        }
        if (in->line[3] == 2 && in->line[4] == 2 && in->line[5] == 1 && in->line[6] == 0 && in->line[7] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[16] << 64; /* STALL */
            put.wrong |= in->value[16] >> 4;
        }
        if (in->line[3] == 2 && in->line[4] == 2 && in->line[5] == 1 && in->line[6] == 0 && in->line[7] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[16] << 64; /* STALL */
            put.wrong |= in->value[16] >> 4;
        }
        if (in->line[3] == 2 && in->line[4] == 2 && in->line[5] == 1 && in->line[6] == 1 && in->line[7] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[16] << 64; /* STALL */
            put.wrong |= in->value[16] >> 4;
        }
        if (in->line[3] == 2 && in->line[4] == 2 && in->line[5] == 1 && in->line[6] == 1 && in->line[7] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[16] << 64; /* STALL */
            put.wrong |= in->value[16] >> 4;
        }
        length = 11;
        break;
    case MAXWELL_ISET:
        put.word |= in->value[0] << 44; /* BF */
        put.wrong |= in->value[0] >> 1;
        put.word |= in->value[1] << 49; /* CMP */
        put.wrong |= in->value[1] >> 3;
        put.word |= in->value[2] << 48; /* UI */
        put.wrong |= in->value[2] >> 1;
        put.word |= in->value[3] << 43; /* XC */
        put.wrong |= in->value[3] >> 1;
        put.word |= in->value[4] << 45; /* BOP */
        put.wrong |= in->value[4] >> 2;
        put.word |= in->value[5]; /* Rd */
        put.wrong |= in->value[5] >> 8;
        put.word |= in->value[6] << 47; /* CCW */
        put.wrong |= in->value[6] >> 1;
        put.word |= in->value[7] << 8; /* Ra */
        put.wrong |= in->value[7] >> 8;
        put.word |= (rt_u128)in->value[8] << 81; /* RA */
        put.wrong |= in->value[8] >> 1;
        put.word |= in->value[14] << 42; /* Q0N */
        put.wrong |= in->value[14] >> 1;
        put.word |= in->value[15] << 39; /* Q0 */
        put.wrong |= in->value[15] >> 3;
        put.wrong |= in->line[1];
        put = with(put, put_sb(in->line, in->value[9], in->value[10], in->value[11], in->value[12], in->value[13]));
        put = with(put, put_guard(in->line + 2, in->value[16]));
        put = with(put, put_open(in->line + 3));
        put = with(put, put_ctl(in->line + 4, in->value[18], in->value[21], in->value[22], in->value[23], in->value[24], in->value[25], in->value[26], in->value[17], in->value[19], in->value[20]));
        put = with(put, put_close(in->line + 8));
        if (in->line[3] == 0 && in->line[4] == 2 && in->line[5] == 0 && in->line[6] == 0 && in->line[7] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[18] << 68; /* NOY */
            put.wrong |= in->value[18] >> 1;
        }
        if (in->line[3] == 0 && in->line[4] == 2 && in->line[5] == 0 && in->line[6] == 0 && in->line[7] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[18] << 68; /* NOY */
            put.wrong |= in->value[18] >> 1;
        }
        if (in->line[3] == 0 && in->line[4] == 2 && in->line[5] == 0 && in->line[6] == 1 && in->line[7] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[18] << 68; /* NOY */
            put.wrong |= in->value[18] >> 1;
        }
        if (in->line[3] == 0 && in->line[4] == 2 && in->line[5] == 0 && in->line[6] == 1 && in->line[7] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[18] << 68; /* NOY */
            put.wrong |= in->value[18] >> 1;
        }
        if (in->line[3] == 2 && in->line[4] == 2 && in->line[5] == 1 && in->line[6] == 0 && in->line[7] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[17] << 64; /* STALL */
            put.wrong |= in->value[17] >> 4;
        }
        if (in->line[3] == 2 && in->line[4] == 2 && in->line[5] == 1 && in->line[6] == 0 && in->line[7] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[17] << 64; /* STALL */
            put.wrong |= in->value[17] >> 4;
        }
        if (in->line[3] == 2 && in->line[4] == 2 && in->line[5] == 1 && in->line[6] == 1 && in->line[7] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[17] << 64; /* STALL */
            put.wrong |= in->value[17] >> 4;
        }
        if (in->line[3] == 2 && in->line[4] == 2 && in->line[5] == 1 && in->line[6] == 1 && in->line[7] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[17] << 64; /* STALL */
            put.wrong |= in->value[17] >> 4;
        }
        length = 11;
        break;
    case MAXWELL_BRA:
        put.word |= in->value[0] << 7; /* UNI */
        put.wrong |= in->value[0] >> 1;
        put.word |= in->value[1] << 6; /* LMT */
        put.wrong |= in->value[1] >> 1;
        put.word |= in->value[2]; /* CCT */
        put.wrong |= in->value[2] >> 5;
        put = with(put, put_way(in->line, in->value[3], in->value[4], in->value[5]));
        put = with(put, put_guard(in->line + 1, in->value[6]));
        put = with(put, put_open(in->line + 2));
        put = with(put, put_ctl(in->line + 3, in->value[8], in->value[11], in->value[12], in->value[13], in->value[14], in->value[15], in->value[16], in->value[7], in->value[9], in->value[10]));
        put = with(put, put_close(in->line + 7));
        if (in->line[2] == 0 && in->line[3] == 2 && in->line[4] == 0 && in->line[5] == 0 && in->line[6] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[8] << 68; /* NOY */
            put.wrong |= in->value[8] >> 1;
        }
        if (in->line[2] == 0 && in->line[3] == 2 && in->line[4] == 0 && in->line[5] == 0 && in->line[6] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[8] << 68; /* NOY */
            put.wrong |= in->value[8] >> 1;
        }
        if (in->line[2] == 0 && in->line[3] == 2 && in->line[4] == 0 && in->line[5] == 1 && in->line[6] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[8] << 68; /* NOY */
            put.wrong |= in->value[8] >> 1;
        }
        if (in->line[2] == 0 && in->line[3] == 2 && in->line[4] == 0 && in->line[5] == 1 && in->line[6] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[8] << 68; /* NOY */
            put.wrong |= in->value[8] >> 1;
        }
        if (in->line[2] == 2 && in->line[3] == 2 && in->line[4] == 1 && in->line[5] == 0 && in->line[6] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[7] << 64; /* STALL */
            put.wrong |= in->value[7] >> 4;
        }
        if (in->line[2] == 2 && in->line[3] == 2 && in->line[4] == 1 && in->line[5] == 0 && in->line[6] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[7] << 64; /* STALL */
            put.wrong |= in->value[7] >> 4;
        }
        if (in->line[2] == 2 && in->line[3] == 2 && in->line[4] == 1 && in->line[5] == 1 && in->line[6] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[7] << 64; /* STALL */
            put.wrong |= in->value[7] >> 4;
        }
        if (in->line[2] == 2 && in->line[3] == 2 && in->line[4] == 1 && in->line[5] == 1 && in->line[6] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[7] << 64; /* STALL */
            put.wrong |= in->value[7] >> 4;
        }
        length = 11;
        break;
    case MAXWELL_BRX:
        put.word |= in->value[0] << 6; /* LMT */
        put.wrong |= in->value[0] >> 1;
        put.word |= in->value[1]; /* CCT */
        put.wrong |= in->value[1] >> 5;
        put = with(put, put_nearx(in->line, in->value[2], in->value[3], in->value[4], in->value[5]));
        put = with(put, put_guard(in->line + 1, in->value[6]));
        put = with(put, put_open(in->line + 2));
        put = with(put, put_ctl(in->line + 3, in->value[8], in->value[11], in->value[12], in->value[13], in->value[14], in->value[15], in->value[16], in->value[7], in->value[9], in->value[10]));
        put = with(put, put_close(in->line + 7));
        if (in->line[2] == 0 && in->line[3] == 2 && in->line[4] == 0 && in->line[5] == 0 && in->line[6] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[8] << 68; /* NOY */
            put.wrong |= in->value[8] >> 1;
        }
        if (in->line[2] == 0 && in->line[3] == 2 && in->line[4] == 0 && in->line[5] == 0 && in->line[6] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[8] << 68; /* NOY */
            put.wrong |= in->value[8] >> 1;
        }
        if (in->line[2] == 0 && in->line[3] == 2 && in->line[4] == 0 && in->line[5] == 1 && in->line[6] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[8] << 68; /* NOY */
            put.wrong |= in->value[8] >> 1;
        }
        if (in->line[2] == 0 && in->line[3] == 2 && in->line[4] == 0 && in->line[5] == 1 && in->line[6] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[8] << 68; /* NOY */
            put.wrong |= in->value[8] >> 1;
        }
        if (in->line[2] == 2 && in->line[3] == 2 && in->line[4] == 1 && in->line[5] == 0 && in->line[6] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[7] << 64; /* STALL */
            put.wrong |= in->value[7] >> 4;
        }
        if (in->line[2] == 2 && in->line[3] == 2 && in->line[4] == 1 && in->line[5] == 0 && in->line[6] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[7] << 64; /* STALL */
            put.wrong |= in->value[7] >> 4;
        }
        if (in->line[2] == 2 && in->line[3] == 2 && in->line[4] == 1 && in->line[5] == 1 && in->line[6] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[7] << 64; /* STALL */
            put.wrong |= in->value[7] >> 4;
        }
        if (in->line[2] == 2 && in->line[3] == 2 && in->line[4] == 1 && in->line[5] == 1 && in->line[6] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[7] << 64; /* STALL */
            put.wrong |= in->value[7] >> 4;
        }
        length = 11;
        break;
    case MAXWELL_JMP:
        put.word |= in->value[0] << 7; /* UNI */
        put.wrong |= in->value[0] >> 1;
        put.word |= in->value[1] << 6; /* LMT */
        put.wrong |= in->value[1] >> 1;
        put.word |= in->value[2]; /* CCT */
        put.wrong |= in->value[2] >> 5;
        put = with(put, put_farway(in->line, in->value[3], in->value[4], in->value[5]));
        put = with(put, put_guard(in->line + 1, in->value[6]));
        put = with(put, put_open(in->line + 2));
        put = with(put, put_ctl(in->line + 3, in->value[8], in->value[11], in->value[12], in->value[13], in->value[14], in->value[15], in->value[16], in->value[7], in->value[9], in->value[10]));
        put = with(put, put_close(in->line + 7));
        if (in->line[2] == 0 && in->line[3] == 2 && in->line[4] == 0 && in->line[5] == 0 && in->line[6] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[8] << 68; /* NOY */
            put.wrong |= in->value[8] >> 1;
        }
        if (in->line[2] == 0 && in->line[3] == 2 && in->line[4] == 0 && in->line[5] == 0 && in->line[6] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[8] << 68; /* NOY */
            put.wrong |= in->value[8] >> 1;
        }
        if (in->line[2] == 0 && in->line[3] == 2 && in->line[4] == 0 && in->line[5] == 1 && in->line[6] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[8] << 68; /* NOY */
            put.wrong |= in->value[8] >> 1;
        }
        if (in->line[2] == 0 && in->line[3] == 2 && in->line[4] == 0 && in->line[5] == 1 && in->line[6] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[8] << 68; /* NOY */
            put.wrong |= in->value[8] >> 1;
        }
        if (in->line[2] == 2 && in->line[3] == 2 && in->line[4] == 1 && in->line[5] == 0 && in->line[6] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[7] << 64; /* STALL */
            put.wrong |= in->value[7] >> 4;
        }
        if (in->line[2] == 2 && in->line[3] == 2 && in->line[4] == 1 && in->line[5] == 0 && in->line[6] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[7] << 64; /* STALL */
            put.wrong |= in->value[7] >> 4;
        }
        if (in->line[2] == 2 && in->line[3] == 2 && in->line[4] == 1 && in->line[5] == 1 && in->line[6] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[7] << 64; /* STALL */
            put.wrong |= in->value[7] >> 4;
        }
        if (in->line[2] == 2 && in->line[3] == 2 && in->line[4] == 1 && in->line[5] == 1 && in->line[6] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[7] << 64; /* STALL */
            put.wrong |= in->value[7] >> 4;
        }
        length = 11;
        break;
    case MAXWELL_JMX:
        put.word |= in->value[0] << 6; /* LMT */
        put.wrong |= in->value[0] >> 1;
        put.word |= in->value[1]; /* CCT */
        put.wrong |= in->value[1] >> 5;
        put = with(put, put_farx(in->line, in->value[2], in->value[3], in->value[4], in->value[5]));
        put = with(put, put_guard(in->line + 1, in->value[6]));
        put = with(put, put_open(in->line + 2));
        put = with(put, put_ctl(in->line + 3, in->value[8], in->value[11], in->value[12], in->value[13], in->value[14], in->value[15], in->value[16], in->value[7], in->value[9], in->value[10]));
        put = with(put, put_close(in->line + 7));
        if (in->line[2] == 0 && in->line[3] == 2 && in->line[4] == 0 && in->line[5] == 0 && in->line[6] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[8] << 68; /* NOY */
            put.wrong |= in->value[8] >> 1;
        }
        if (in->line[2] == 0 && in->line[3] == 2 && in->line[4] == 0 && in->line[5] == 0 && in->line[6] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[8] << 68; /* NOY */
            put.wrong |= in->value[8] >> 1;
        }
        if (in->line[2] == 0 && in->line[3] == 2 && in->line[4] == 0 && in->line[5] == 1 && in->line[6] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[8] << 68; /* NOY */
            put.wrong |= in->value[8] >> 1;
        }
        if (in->line[2] == 0 && in->line[3] == 2 && in->line[4] == 0 && in->line[5] == 1 && in->line[6] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[8] << 68; /* NOY */
            put.wrong |= in->value[8] >> 1;
        }
        if (in->line[2] == 2 && in->line[3] == 2 && in->line[4] == 1 && in->line[5] == 0 && in->line[6] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[7] << 64; /* STALL */
            put.wrong |= in->value[7] >> 4;
        }
        if (in->line[2] == 2 && in->line[3] == 2 && in->line[4] == 1 && in->line[5] == 0 && in->line[6] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[7] << 64; /* STALL */
            put.wrong |= in->value[7] >> 4;
        }
        if (in->line[2] == 2 && in->line[3] == 2 && in->line[4] == 1 && in->line[5] == 1 && in->line[6] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[7] << 64; /* STALL */
            put.wrong |= in->value[7] >> 4;
        }
        if (in->line[2] == 2 && in->line[3] == 2 && in->line[4] == 1 && in->line[5] == 1 && in->line[6] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[7] << 64; /* STALL */
            put.wrong |= in->value[7] >> 4;
        }
        length = 11;
        break;
    case MAXWELL_CAL:
    case MAXWELL_PRET:
        put.word |= in->value[0] << 6; /* NOINC */
        put.wrong |= in->value[0] >> 1;
        put = with(put, put_way(in->line, in->value[1], in->value[2], in->value[3]));
        put = with(put, put_open(in->line + 1));
        put = with(put, put_ctl(in->line + 2, in->value[5], in->value[8], in->value[9], in->value[10], in->value[11], in->value[12], in->value[13], in->value[4], in->value[6], in->value[7]));
        put = with(put, put_close(in->line + 6));
        if (in->line[1] == 0 && in->line[2] == 2 && in->line[3] == 0 && in->line[4] == 0 && in->line[5] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[5] << 68; /* NOY */
            put.wrong |= in->value[5] >> 1;
        }
        if (in->line[1] == 0 && in->line[2] == 2 && in->line[3] == 0 && in->line[4] == 0 && in->line[5] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[5] << 68; /* NOY */
            put.wrong |= in->value[5] >> 1;
        }
        if (in->line[1] == 0 && in->line[2] == 2 && in->line[3] == 0 && in->line[4] == 1 && in->line[5] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[5] << 68; /* NOY */
            put.wrong |= in->value[5] >> 1;
        }
        if (in->line[1] == 0 && in->line[2] == 2 && in->line[3] == 0 && in->line[4] == 1 && in->line[5] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[5] << 68; /* NOY */
            put.wrong |= in->value[5] >> 1;
        }
        if (in->line[1] == 2 && in->line[2] == 2 && in->line[3] == 1 && in->line[4] == 0 && in->line[5] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[4] << 64; /* STALL */
            put.wrong |= in->value[4] >> 4;
        }
        if (in->line[1] == 2 && in->line[2] == 2 && in->line[3] == 1 && in->line[4] == 0 && in->line[5] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[4] << 64; /* STALL */
            put.wrong |= in->value[4] >> 4;
        }
        if (in->line[1] == 2 && in->line[2] == 2 && in->line[3] == 1 && in->line[4] == 1 && in->line[5] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[4] << 64; /* STALL */
            put.wrong |= in->value[4] >> 4;
        }
        if (in->line[1] == 2 && in->line[2] == 2 && in->line[3] == 1 && in->line[4] == 1 && in->line[5] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[4] << 64; /* STALL */
            put.wrong |= in->value[4] >> 4;
        }
        length = 11;
        break;
    case MAXWELL_JCAL:
        put.word |= in->value[0] << 6; /* NOINC */
        put.wrong |= in->value[0] >> 1;
        put = with(put, put_farway(in->line, in->value[1], in->value[2], in->value[3]));
        put = with(put, put_open(in->line + 1));
        put = with(put, put_ctl(in->line + 2, in->value[5], in->value[8], in->value[9], in->value[10], in->value[11], in->value[12], in->value[13], in->value[4], in->value[6], in->value[7]));
        put = with(put, put_close(in->line + 6));
        if (in->line[1] == 0 && in->line[2] == 2 && in->line[3] == 0 && in->line[4] == 0 && in->line[5] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[5] << 68; /* NOY */
            put.wrong |= in->value[5] >> 1;
        }
        if (in->line[1] == 0 && in->line[2] == 2 && in->line[3] == 0 && in->line[4] == 0 && in->line[5] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[5] << 68; /* NOY */
            put.wrong |= in->value[5] >> 1;
        }
        if (in->line[1] == 0 && in->line[2] == 2 && in->line[3] == 0 && in->line[4] == 1 && in->line[5] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[5] << 68; /* NOY */
            put.wrong |= in->value[5] >> 1;
        }
        if (in->line[1] == 0 && in->line[2] == 2 && in->line[3] == 0 && in->line[4] == 1 && in->line[5] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[5] << 68; /* NOY */
            put.wrong |= in->value[5] >> 1;
        }
        if (in->line[1] == 2 && in->line[2] == 2 && in->line[3] == 1 && in->line[4] == 0 && in->line[5] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[4] << 64; /* STALL */
            put.wrong |= in->value[4] >> 4;
        }
        if (in->line[1] == 2 && in->line[2] == 2 && in->line[3] == 1 && in->line[4] == 0 && in->line[5] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[4] << 64; /* STALL */
            put.wrong |= in->value[4] >> 4;
        }
        if (in->line[1] == 2 && in->line[2] == 2 && in->line[3] == 1 && in->line[4] == 1 && in->line[5] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[4] << 64; /* STALL */
            put.wrong |= in->value[4] >> 4;
        }
        if (in->line[1] == 2 && in->line[2] == 2 && in->line[3] == 1 && in->line[4] == 1 && in->line[5] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[4] << 64; /* STALL */
            put.wrong |= in->value[4] >> 4;
        }
        length = 11;
        break;
    case MAXWELL_RET:
    case MAXWELL_LONGJMP:
    case MAXWELL_BRK:
    case MAXWELL_CONT:
    case MAXWELL_SYNC:
    case MAXWELL_KIL:
        put.word |= in->value[0]; /* CCT */
        put.wrong |= in->value[0] >> 5;
        put = with(put, put_guard(in->line, in->value[1]));
        put = with(put, put_open(in->line + 1));
        put = with(put, put_ctl(in->line + 2, in->value[3], in->value[6], in->value[7], in->value[8], in->value[9], in->value[10], in->value[11], in->value[2], in->value[4], in->value[5]));
        put = with(put, put_close(in->line + 6));
        if (in->line[1] == 0 && in->line[2] == 2 && in->line[3] == 0 && in->line[4] == 0 && in->line[5] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[3] << 68; /* NOY */
            put.wrong |= in->value[3] >> 1;
        }
        if (in->line[1] == 0 && in->line[2] == 2 && in->line[3] == 0 && in->line[4] == 0 && in->line[5] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[3] << 68; /* NOY */
            put.wrong |= in->value[3] >> 1;
        }
        if (in->line[1] == 0 && in->line[2] == 2 && in->line[3] == 0 && in->line[4] == 1 && in->line[5] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[3] << 68; /* NOY */
            put.wrong |= in->value[3] >> 1;
        }
        if (in->line[1] == 0 && in->line[2] == 2 && in->line[3] == 0 && in->line[4] == 1 && in->line[5] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[3] << 68; /* NOY */
            put.wrong |= in->value[3] >> 1;
        }
        if (in->line[1] == 2 && in->line[2] == 2 && in->line[3] == 1 && in->line[4] == 0 && in->line[5] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[2] << 64; /* STALL */
            put.wrong |= in->value[2] >> 4;
        }
        if (in->line[1] == 2 && in->line[2] == 2 && in->line[3] == 1 && in->line[4] == 0 && in->line[5] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[2] << 64; /* STALL */
            put.wrong |= in->value[2] >> 4;
        }
        if (in->line[1] == 2 && in->line[2] == 2 && in->line[3] == 1 && in->line[4] == 1 && in->line[5] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[2] << 64; /* STALL */
            put.wrong |= in->value[2] >> 4;
        }
        if (in->line[1] == 2 && in->line[2] == 2 && in->line[3] == 1 && in->line[4] == 1 && in->line[5] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[2] << 64; /* STALL */
            put.wrong |= in->value[2] >> 4;
        }
        length = 11;
        break;
    case MAXWELL_PLONGJMP:
    case MAXWELL_PBK:
    case MAXWELL_PCNT:
    case MAXWELL_SSY:
        put = with(put, put_way(in->line, in->value[0], in->value[1], in->value[2]));
        put = with(put, put_open(in->line + 1));
        put = with(put, put_ctl(in->line + 2, in->value[4], in->value[7], in->value[8], in->value[9], in->value[10], in->value[11], in->value[12], in->value[3], in->value[5], in->value[6]));
        put = with(put, put_close(in->line + 6));
        if (in->line[1] == 0 && in->line[2] == 2 && in->line[3] == 0 && in->line[4] == 0 && in->line[5] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[4] << 68; /* NOY */
            put.wrong |= in->value[4] >> 1;
        }
        if (in->line[1] == 0 && in->line[2] == 2 && in->line[3] == 0 && in->line[4] == 0 && in->line[5] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[4] << 68; /* NOY */
            put.wrong |= in->value[4] >> 1;
        }
        if (in->line[1] == 0 && in->line[2] == 2 && in->line[3] == 0 && in->line[4] == 1 && in->line[5] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[4] << 68; /* NOY */
            put.wrong |= in->value[4] >> 1;
        }
        if (in->line[1] == 0 && in->line[2] == 2 && in->line[3] == 0 && in->line[4] == 1 && in->line[5] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[4] << 68; /* NOY */
            put.wrong |= in->value[4] >> 1;
        }
        if (in->line[1] == 2 && in->line[2] == 2 && in->line[3] == 1 && in->line[4] == 0 && in->line[5] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[3] << 64; /* STALL */
            put.wrong |= in->value[3] >> 4;
        }
        if (in->line[1] == 2 && in->line[2] == 2 && in->line[3] == 1 && in->line[4] == 0 && in->line[5] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[3] << 64; /* STALL */
            put.wrong |= in->value[3] >> 4;
        }
        if (in->line[1] == 2 && in->line[2] == 2 && in->line[3] == 1 && in->line[4] == 1 && in->line[5] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[3] << 64; /* STALL */
            put.wrong |= in->value[3] >> 4;
        }
        if (in->line[1] == 2 && in->line[2] == 2 && in->line[3] == 1 && in->line[4] == 1 && in->line[5] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[3] << 64; /* STALL */
            put.wrong |= in->value[3] >> 4;
        }
        length = 11;
        break;
    case MAXWELL_PEXIT:
        put.word |= in->value[0] << 20; /* TO */
        put.wrong |= in->value[0] >> 24;
        put = with(put, put_open(in->line));
        put = with(put, put_ctl(in->line + 1, in->value[2], in->value[5], in->value[6], in->value[7], in->value[8], in->value[9], in->value[10], in->value[1], in->value[3], in->value[4]));
        put = with(put, put_close(in->line + 5));
        if (in->line[0] == 0 && in->line[1] == 2 && in->line[2] == 0 && in->line[3] == 0 && in->line[4] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[2] << 68; /* NOY */
            put.wrong |= in->value[2] >> 1;
        }
        if (in->line[0] == 0 && in->line[1] == 2 && in->line[2] == 0 && in->line[3] == 0 && in->line[4] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[2] << 68; /* NOY */
            put.wrong |= in->value[2] >> 1;
        }
        if (in->line[0] == 0 && in->line[1] == 2 && in->line[2] == 0 && in->line[3] == 1 && in->line[4] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[2] << 68; /* NOY */
            put.wrong |= in->value[2] >> 1;
        }
        if (in->line[0] == 0 && in->line[1] == 2 && in->line[2] == 0 && in->line[3] == 1 && in->line[4] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[2] << 68; /* NOY */
            put.wrong |= in->value[2] >> 1;
        }
        if (in->line[0] == 2 && in->line[1] == 2 && in->line[2] == 1 && in->line[3] == 0 && in->line[4] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[1] << 64; /* STALL */
            put.wrong |= in->value[1] >> 4;
        }
        if (in->line[0] == 2 && in->line[1] == 2 && in->line[2] == 1 && in->line[3] == 0 && in->line[4] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[1] << 64; /* STALL */
            put.wrong |= in->value[1] >> 4;
        }
        if (in->line[0] == 2 && in->line[1] == 2 && in->line[2] == 1 && in->line[3] == 1 && in->line[4] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[1] << 64; /* STALL */
            put.wrong |= in->value[1] >> 4;
        }
        if (in->line[0] == 2 && in->line[1] == 2 && in->line[2] == 1 && in->line[3] == 1 && in->line[4] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[1] << 64; /* STALL */
            put.wrong |= in->value[1] >> 4;
        }
        length = 11;
        break;
    case MAXWELL_EXIT:
        put.word |= in->value[0] << 5; /* KEEP */
        put.wrong |= in->value[0] >> 1;
        put.word |= in->value[1]; /* CCT */
        put.wrong |= in->value[1] >> 5;
        put = with(put, put_guard(in->line, in->value[2]));
        put = with(put, put_open(in->line + 1));
        put = with(put, put_ctl(in->line + 2, in->value[4], in->value[7], in->value[8], in->value[9], in->value[10], in->value[11], in->value[12], in->value[3], in->value[5], in->value[6]));
        put = with(put, put_close(in->line + 6));
        if (in->line[1] == 0 && in->line[2] == 2 && in->line[3] == 0 && in->line[4] == 0 && in->line[5] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[4] << 68; /* NOY */
            put.wrong |= in->value[4] >> 1;
        }
        if (in->line[1] == 0 && in->line[2] == 2 && in->line[3] == 0 && in->line[4] == 0 && in->line[5] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[4] << 68; /* NOY */
            put.wrong |= in->value[4] >> 1;
        }
        if (in->line[1] == 0 && in->line[2] == 2 && in->line[3] == 0 && in->line[4] == 1 && in->line[5] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[4] << 68; /* NOY */
            put.wrong |= in->value[4] >> 1;
        }
        if (in->line[1] == 0 && in->line[2] == 2 && in->line[3] == 0 && in->line[4] == 1 && in->line[5] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[4] << 68; /* NOY */
            put.wrong |= in->value[4] >> 1;
        }
        if (in->line[1] == 2 && in->line[2] == 2 && in->line[3] == 1 && in->line[4] == 0 && in->line[5] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[3] << 64; /* STALL */
            put.wrong |= in->value[3] >> 4;
        }
        if (in->line[1] == 2 && in->line[2] == 2 && in->line[3] == 1 && in->line[4] == 0 && in->line[5] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[3] << 64; /* STALL */
            put.wrong |= in->value[3] >> 4;
        }
        if (in->line[1] == 2 && in->line[2] == 2 && in->line[3] == 1 && in->line[4] == 1 && in->line[5] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[3] << 64; /* STALL */
            put.wrong |= in->value[3] >> 4;
        }
        if (in->line[1] == 2 && in->line[2] == 2 && in->line[3] == 1 && in->line[4] == 1 && in->line[5] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[3] << 64; /* STALL */
            put.wrong |= in->value[3] >> 4;
        }
        length = 11;
        break;
    case MAXWELL_BPT:
        put.word |= in->value[0] << 6; /* BPTK */
        put.wrong |= in->value[0] >> 3;
        put = with(put, put_bptno(in->line, in->value[1]));
        put = with(put, put_open(in->line + 1));
        put = with(put, put_ctl(in->line + 2, in->value[3], in->value[6], in->value[7], in->value[8], in->value[9], in->value[10], in->value[11], in->value[2], in->value[4], in->value[5]));
        put = with(put, put_close(in->line + 6));
        if (in->line[1] == 0 && in->line[2] == 2 && in->line[3] == 0 && in->line[4] == 0 && in->line[5] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[3] << 68; /* NOY */
            put.wrong |= in->value[3] >> 1;
        }
        if (in->line[1] == 0 && in->line[2] == 2 && in->line[3] == 0 && in->line[4] == 0 && in->line[5] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[3] << 68; /* NOY */
            put.wrong |= in->value[3] >> 1;
        }
        if (in->line[1] == 0 && in->line[2] == 2 && in->line[3] == 0 && in->line[4] == 1 && in->line[5] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[3] << 68; /* NOY */
            put.wrong |= in->value[3] >> 1;
        }
        if (in->line[1] == 0 && in->line[2] == 2 && in->line[3] == 0 && in->line[4] == 1 && in->line[5] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[3] << 68; /* NOY */
            put.wrong |= in->value[3] >> 1;
        }
        if (in->line[1] == 2 && in->line[2] == 2 && in->line[3] == 1 && in->line[4] == 0 && in->line[5] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[2] << 64; /* STALL */
            put.wrong |= in->value[2] >> 4;
        }
        if (in->line[1] == 2 && in->line[2] == 2 && in->line[3] == 1 && in->line[4] == 0 && in->line[5] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[2] << 64; /* STALL */
            put.wrong |= in->value[2] >> 4;
        }
        if (in->line[1] == 2 && in->line[2] == 2 && in->line[3] == 1 && in->line[4] == 1 && in->line[5] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[2] << 64; /* STALL */
            put.wrong |= in->value[2] >> 4;
        }
        if (in->line[1] == 2 && in->line[2] == 2 && in->line[3] == 1 && in->line[4] == 1 && in->line[5] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[2] << 64; /* STALL */
            put.wrong |= in->value[2] >> 4;
        }
        length = 11;
        break;
    case MAXWELL_IDE:
        put.word |= in->value[0] << 5; /* IDEN */
        put.wrong |= in->value[0] >> 1;
        put.word |= in->value[1] << 20; /* IDEMASK */
        put.wrong |= in->value[1] >> 16;
        put = with(put, put_open(in->line));
        put = with(put, put_ctl(in->line + 1, in->value[3], in->value[6], in->value[7], in->value[8], in->value[9], in->value[10], in->value[11], in->value[2], in->value[4], in->value[5]));
        put = with(put, put_close(in->line + 5));
        if (in->line[0] == 0 && in->line[1] == 2 && in->line[2] == 0 && in->line[3] == 0 && in->line[4] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[3] << 68; /* NOY */
            put.wrong |= in->value[3] >> 1;
        }
        if (in->line[0] == 0 && in->line[1] == 2 && in->line[2] == 0 && in->line[3] == 0 && in->line[4] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[3] << 68; /* NOY */
            put.wrong |= in->value[3] >> 1;
        }
        if (in->line[0] == 0 && in->line[1] == 2 && in->line[2] == 0 && in->line[3] == 1 && in->line[4] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[3] << 68; /* NOY */
            put.wrong |= in->value[3] >> 1;
        }
        if (in->line[0] == 0 && in->line[1] == 2 && in->line[2] == 0 && in->line[3] == 1 && in->line[4] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[3] << 68; /* NOY */
            put.wrong |= in->value[3] >> 1;
        }
        if (in->line[0] == 2 && in->line[1] == 2 && in->line[2] == 1 && in->line[3] == 0 && in->line[4] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[2] << 64; /* STALL */
            put.wrong |= in->value[2] >> 4;
        }
        if (in->line[0] == 2 && in->line[1] == 2 && in->line[2] == 1 && in->line[3] == 0 && in->line[4] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[2] << 64; /* STALL */
            put.wrong |= in->value[2] >> 4;
        }
        if (in->line[0] == 2 && in->line[1] == 2 && in->line[2] == 1 && in->line[3] == 1 && in->line[4] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[2] << 64; /* STALL */
            put.wrong |= in->value[2] >> 4;
        }
        if (in->line[0] == 2 && in->line[1] == 2 && in->line[2] == 1 && in->line[3] == 1 && in->line[4] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[2] << 64; /* STALL */
            put.wrong |= in->value[2] >> 4;
        }
        length = 11;
        break;
    case MAXWELL_RAM:
    case MAXWELL_SAM:
        put = with(put, put_open(in->line));
        put = with(put, put_ctl(in->line + 1, in->value[1], in->value[4], in->value[5], in->value[6], in->value[7], in->value[8], in->value[9], in->value[0], in->value[2], in->value[3]));
        put = with(put, put_close(in->line + 5));
        if (in->line[0] == 0 && in->line[1] == 2 && in->line[2] == 0 && in->line[3] == 0 && in->line[4] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[1] << 68; /* NOY */
            put.wrong |= in->value[1] >> 1;
        }
        if (in->line[0] == 0 && in->line[1] == 2 && in->line[2] == 0 && in->line[3] == 0 && in->line[4] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[1] << 68; /* NOY */
            put.wrong |= in->value[1] >> 1;
        }
        if (in->line[0] == 0 && in->line[1] == 2 && in->line[2] == 0 && in->line[3] == 1 && in->line[4] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[1] << 68; /* NOY */
            put.wrong |= in->value[1] >> 1;
        }
        if (in->line[0] == 0 && in->line[1] == 2 && in->line[2] == 0 && in->line[3] == 1 && in->line[4] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[1] << 68; /* NOY */
            put.wrong |= in->value[1] >> 1;
        }
        if (in->line[0] == 2 && in->line[1] == 2 && in->line[2] == 1 && in->line[3] == 0 && in->line[4] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[0] << 64; /* STALL */
            put.wrong |= in->value[0] >> 4;
        }
        if (in->line[0] == 2 && in->line[1] == 2 && in->line[2] == 1 && in->line[3] == 0 && in->line[4] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[0] << 64; /* STALL */
            put.wrong |= in->value[0] >> 4;
        }
        if (in->line[0] == 2 && in->line[1] == 2 && in->line[2] == 1 && in->line[3] == 1 && in->line[4] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[0] << 64; /* STALL */
            put.wrong |= in->value[0] >> 4;
        }
        if (in->line[0] == 2 && in->line[1] == 2 && in->line[2] == 1 && in->line[3] == 1 && in->line[4] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[0] << 64; /* STALL */
            put.wrong |= in->value[0] >> 4;
        }
        length = 11;
        break;
    case MAXWELL_RTT:
        put.word |= in->value[0]; /* RTTK */
        put.wrong |= in->value[0] >> 2;
        put = with(put, put_open(in->line));
        put = with(put, put_ctl(in->line + 1, in->value[2], in->value[5], in->value[6], in->value[7], in->value[8], in->value[9], in->value[10], in->value[1], in->value[3], in->value[4]));
        put = with(put, put_close(in->line + 5));
        if (in->line[0] == 0 && in->line[1] == 2 && in->line[2] == 0 && in->line[3] == 0 && in->line[4] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[2] << 68; /* NOY */
            put.wrong |= in->value[2] >> 1;
        }
        if (in->line[0] == 0 && in->line[1] == 2 && in->line[2] == 0 && in->line[3] == 0 && in->line[4] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[2] << 68; /* NOY */
            put.wrong |= in->value[2] >> 1;
        }
        if (in->line[0] == 0 && in->line[1] == 2 && in->line[2] == 0 && in->line[3] == 1 && in->line[4] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[2] << 68; /* NOY */
            put.wrong |= in->value[2] >> 1;
        }
        if (in->line[0] == 0 && in->line[1] == 2 && in->line[2] == 0 && in->line[3] == 1 && in->line[4] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[2] << 68; /* NOY */
            put.wrong |= in->value[2] >> 1;
        }
        if (in->line[0] == 2 && in->line[1] == 2 && in->line[2] == 1 && in->line[3] == 0 && in->line[4] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[1] << 64; /* STALL */
            put.wrong |= in->value[1] >> 4;
        }
        if (in->line[0] == 2 && in->line[1] == 2 && in->line[2] == 1 && in->line[3] == 0 && in->line[4] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[1] << 64; /* STALL */
            put.wrong |= in->value[1] >> 4;
        }
        if (in->line[0] == 2 && in->line[1] == 2 && in->line[2] == 1 && in->line[3] == 1 && in->line[4] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[1] << 64; /* STALL */
            put.wrong |= in->value[1] >> 4;
        }
        if (in->line[0] == 2 && in->line[1] == 2 && in->line[2] == 1 && in->line[3] == 1 && in->line[4] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[1] << 64; /* STALL */
            put.wrong |= in->value[1] >> 4;
        }
        length = 11;
        break;
    case MAXWELL_GETCRSPTR:
    case MAXWELL_GETLMEMBASE:
        put.word |= in->value[0]; /* Rd */
        put.wrong |= in->value[0] >> 8;
        put = with(put, put_open(in->line));
        put = with(put, put_ctl(in->line + 1, in->value[2], in->value[5], in->value[6], in->value[7], in->value[8], in->value[9], in->value[10], in->value[1], in->value[3], in->value[4]));
        put = with(put, put_close(in->line + 5));
        if (in->line[0] == 0 && in->line[1] == 2 && in->line[2] == 0 && in->line[3] == 0 && in->line[4] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[2] << 68; /* NOY */
            put.wrong |= in->value[2] >> 1;
        }
        if (in->line[0] == 0 && in->line[1] == 2 && in->line[2] == 0 && in->line[3] == 0 && in->line[4] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[2] << 68; /* NOY */
            put.wrong |= in->value[2] >> 1;
        }
        if (in->line[0] == 0 && in->line[1] == 2 && in->line[2] == 0 && in->line[3] == 1 && in->line[4] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[2] << 68; /* NOY */
            put.wrong |= in->value[2] >> 1;
        }
        if (in->line[0] == 0 && in->line[1] == 2 && in->line[2] == 0 && in->line[3] == 1 && in->line[4] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[2] << 68; /* NOY */
            put.wrong |= in->value[2] >> 1;
        }
        if (in->line[0] == 2 && in->line[1] == 2 && in->line[2] == 1 && in->line[3] == 0 && in->line[4] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[1] << 64; /* STALL */
            put.wrong |= in->value[1] >> 4;
        }
        if (in->line[0] == 2 && in->line[1] == 2 && in->line[2] == 1 && in->line[3] == 0 && in->line[4] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[1] << 64; /* STALL */
            put.wrong |= in->value[1] >> 4;
        }
        if (in->line[0] == 2 && in->line[1] == 2 && in->line[2] == 1 && in->line[3] == 1 && in->line[4] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[1] << 64; /* STALL */
            put.wrong |= in->value[1] >> 4;
        }
        if (in->line[0] == 2 && in->line[1] == 2 && in->line[2] == 1 && in->line[3] == 1 && in->line[4] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[1] << 64; /* STALL */
            put.wrong |= in->value[1] >> 4;
        }
        length = 11;
        break;
    case MAXWELL_SETCRSPTR:
    case MAXWELL_SETLMEMBASE:
        put.word |= in->value[0] << 8; /* Ra */
        put.wrong |= in->value[0] >> 8;
        put = with(put, put_open(in->line));
        put = with(put, put_ctl(in->line + 1, in->value[2], in->value[5], in->value[6], in->value[7], in->value[8], in->value[9], in->value[10], in->value[1], in->value[3], in->value[4]));
        put = with(put, put_close(in->line + 5));
        if (in->line[0] == 0 && in->line[1] == 2 && in->line[2] == 0 && in->line[3] == 0 && in->line[4] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[2] << 68; /* NOY */
            put.wrong |= in->value[2] >> 1;
        }
        if (in->line[0] == 0 && in->line[1] == 2 && in->line[2] == 0 && in->line[3] == 0 && in->line[4] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[2] << 68; /* NOY */
            put.wrong |= in->value[2] >> 1;
        }
        if (in->line[0] == 0 && in->line[1] == 2 && in->line[2] == 0 && in->line[3] == 1 && in->line[4] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[2] << 68; /* NOY */
            put.wrong |= in->value[2] >> 1;
        }
        if (in->line[0] == 0 && in->line[1] == 2 && in->line[2] == 0 && in->line[3] == 1 && in->line[4] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[2] << 68; /* NOY */
            put.wrong |= in->value[2] >> 1;
        }
        if (in->line[0] == 2 && in->line[1] == 2 && in->line[2] == 1 && in->line[3] == 0 && in->line[4] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[1] << 64; /* STALL */
            put.wrong |= in->value[1] >> 4;
        }
        if (in->line[0] == 2 && in->line[1] == 2 && in->line[2] == 1 && in->line[3] == 0 && in->line[4] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[1] << 64; /* STALL */
            put.wrong |= in->value[1] >> 4;
        }
        if (in->line[0] == 2 && in->line[1] == 2 && in->line[2] == 1 && in->line[3] == 1 && in->line[4] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[1] << 64; /* STALL */
            put.wrong |= in->value[1] >> 4;
        }
        if (in->line[0] == 2 && in->line[1] == 2 && in->line[2] == 1 && in->line[3] == 1 && in->line[4] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[1] << 64; /* STALL */
            put.wrong |= in->value[1] >> 4;
        }
        length = 11;
        break;
    case MAXWELL_LEPC:
    case MAXWELL_B2R_W:
        put.word |= in->value[0]; /* Rd */
        put.wrong |= in->value[0] >> 8;
        put = with(put, put_guard(in->line, in->value[1]));
        put = with(put, put_open(in->line + 1));
        put = with(put, put_ctl(in->line + 2, in->value[3], in->value[6], in->value[7], in->value[8], in->value[9], in->value[10], in->value[11], in->value[2], in->value[4], in->value[5]));
        put = with(put, put_close(in->line + 6));
        if (in->line[1] == 0 && in->line[2] == 2 && in->line[3] == 0 && in->line[4] == 0 && in->line[5] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[3] << 68; /* NOY */
            put.wrong |= in->value[3] >> 1;
        }
        if (in->line[1] == 0 && in->line[2] == 2 && in->line[3] == 0 && in->line[4] == 0 && in->line[5] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[3] << 68; /* NOY */
            put.wrong |= in->value[3] >> 1;
        }
        if (in->line[1] == 0 && in->line[2] == 2 && in->line[3] == 0 && in->line[4] == 1 && in->line[5] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[3] << 68; /* NOY */
            put.wrong |= in->value[3] >> 1;
        }
        if (in->line[1] == 0 && in->line[2] == 2 && in->line[3] == 0 && in->line[4] == 1 && in->line[5] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[3] << 68; /* NOY */
            put.wrong |= in->value[3] >> 1;
        }
        if (in->line[1] == 2 && in->line[2] == 2 && in->line[3] == 1 && in->line[4] == 0 && in->line[5] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[2] << 64; /* STALL */
            put.wrong |= in->value[2] >> 4;
        }
        if (in->line[1] == 2 && in->line[2] == 2 && in->line[3] == 1 && in->line[4] == 0 && in->line[5] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[2] << 64; /* STALL */
            put.wrong |= in->value[2] >> 4;
        }
        if (in->line[1] == 2 && in->line[2] == 2 && in->line[3] == 1 && in->line[4] == 1 && in->line[5] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[2] << 64; /* STALL */
            put.wrong |= in->value[2] >> 4;
        }
        if (in->line[1] == 2 && in->line[2] == 2 && in->line[3] == 1 && in->line[4] == 1 && in->line[5] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[2] << 64; /* STALL */
            put.wrong |= in->value[2] >> 4;
        }
        length = 11;
        break;
    case MAXWELL_NOP:
        put.word |= in->value[0] << 13; /* NTRIG */
        put.wrong |= in->value[0] >> 1;
        put.word |= in->value[1] << 8; /* CCT8 */
        put.wrong |= in->value[1] >> 5;
        put = with(put, put_nopmask(in->line, in->value[2]));
        put = with(put, put_guard(in->line + 1, in->value[3]));
        put = with(put, put_open(in->line + 2));
        put = with(put, put_ctl(in->line + 3, in->value[5], in->value[8], in->value[9], in->value[10], in->value[11], in->value[12], in->value[13], in->value[4], in->value[6], in->value[7]));
        put = with(put, put_close(in->line + 7));
        if (in->line[2] == 0 && in->line[3] == 2 && in->line[4] == 0 && in->line[5] == 0 && in->line[6] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[5] << 68; /* NOY */
            put.wrong |= in->value[5] >> 1;
        }
        if (in->line[2] == 0 && in->line[3] == 2 && in->line[4] == 0 && in->line[5] == 0 && in->line[6] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[5] << 68; /* NOY */
            put.wrong |= in->value[5] >> 1;
        }
        if (in->line[2] == 0 && in->line[3] == 2 && in->line[4] == 0 && in->line[5] == 1 && in->line[6] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[5] << 68; /* NOY */
            put.wrong |= in->value[5] >> 1;
        }
        if (in->line[2] == 0 && in->line[3] == 2 && in->line[4] == 0 && in->line[5] == 1 && in->line[6] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[5] << 68; /* NOY */
            put.wrong |= in->value[5] >> 1;
        }
        if (in->line[2] == 2 && in->line[3] == 2 && in->line[4] == 1 && in->line[5] == 0 && in->line[6] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[4] << 64; /* STALL */
            put.wrong |= in->value[4] >> 4;
        }
        if (in->line[2] == 2 && in->line[3] == 2 && in->line[4] == 1 && in->line[5] == 0 && in->line[6] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[4] << 64; /* STALL */
            put.wrong |= in->value[4] >> 4;
        }
        if (in->line[2] == 2 && in->line[3] == 2 && in->line[4] == 1 && in->line[5] == 1 && in->line[6] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[4] << 64; /* STALL */
            put.wrong |= in->value[4] >> 4;
        }
        if (in->line[2] == 2 && in->line[3] == 2 && in->line[4] == 1 && in->line[5] == 1 && in->line[6] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[4] << 64; /* STALL */
            put.wrong |= in->value[4] >> 4;
        }
        length = 11;
        break;
    case MAXWELL_F2F_HH:
        put.word |= in->value[0] << 44; /* FTZ */
        put.wrong |= in->value[0] >> 1;
        put.word |= in->value[1] << 8; /* CDF */
        put.wrong |= in->value[1] >> 2;
        put.word |= in->value[2] << 10; /* CSF */
        put.wrong |= in->value[2] >> 2;
        put.word |= ((in->value[3] & 0x3) << 39) | ((in->value[3] >> 2 & 0x1) << 42); /* CRND */
        put.wrong |= in->value[3] >> 3;
        put.word |= in->value[4] << 50; /* FSAT */
        put.wrong |= in->value[4] >> 1;
        put.word |= in->value[5]; /* Rd */
        put.wrong |= in->value[5] >> 8;
        put.word |= in->value[6] << 47; /* CCW */
        put.wrong |= in->value[6] >> 1;
        put.wrong |= in->line[2];
        put = with(put, put_cf16(in->line, in->value[7], in->value[8], in->value[9], in->value[10], in->value[11], in->value[12], in->value[13], in->value[14]));
        put = with(put, put_guard(in->line + 3, in->value[15]));
        put = with(put, put_open(in->line + 4));
        put = with(put, put_ctl(in->line + 5, in->value[17], in->value[20], in->value[21], in->value[22], in->value[23], in->value[24], in->value[25], in->value[16], in->value[18], in->value[19]));
        put = with(put, put_close(in->line + 9));
        if (in->line[4] == 0 && in->line[5] == 2 && in->line[6] == 0 && in->line[7] == 0 && in->line[8] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[17] << 68; /* NOY */
            put.wrong |= in->value[17] >> 1;
        }
        if (in->line[4] == 0 && in->line[5] == 2 && in->line[6] == 0 && in->line[7] == 0 && in->line[8] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[17] << 68; /* NOY */
            put.wrong |= in->value[17] >> 1;
        }
        if (in->line[4] == 0 && in->line[5] == 2 && in->line[6] == 0 && in->line[7] == 1 && in->line[8] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[17] << 68; /* NOY */
            put.wrong |= in->value[17] >> 1;
        }
        if (in->line[4] == 0 && in->line[5] == 2 && in->line[6] == 0 && in->line[7] == 1 && in->line[8] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[17] << 68; /* NOY */
            put.wrong |= in->value[17] >> 1;
        }
        if (in->line[4] == 2 && in->line[5] == 2 && in->line[6] == 1 && in->line[7] == 0 && in->line[8] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[16] << 64; /* STALL */
            put.wrong |= in->value[16] >> 4;
        }
        if (in->line[4] == 2 && in->line[5] == 2 && in->line[6] == 1 && in->line[7] == 0 && in->line[8] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[16] << 64; /* STALL */
            put.wrong |= in->value[16] >> 4;
        }
        if (in->line[4] == 2 && in->line[5] == 2 && in->line[6] == 1 && in->line[7] == 1 && in->line[8] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[16] << 64; /* STALL */
            put.wrong |= in->value[16] >> 4;
        }
        if (in->line[4] == 2 && in->line[5] == 2 && in->line[6] == 1 && in->line[7] == 1 && in->line[8] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[16] << 64; /* STALL */
            put.wrong |= in->value[16] >> 4;
        }
        length = 11;
        break;
    case MAXWELL_F2F_HS:
    case MAXWELL_F2F_HD:
        put.word |= in->value[0] << 44; /* FTZ */
        put.wrong |= in->value[0] >> 1;
        put.word |= in->value[1] << 8; /* CDF */
        put.wrong |= in->value[1] >> 2;
        put.word |= in->value[2] << 10; /* CSF */
        put.wrong |= in->value[2] >> 2;
        put.word |= in->value[3] << 39; /* FRND */
        put.wrong |= in->value[3] >> 2;
        put.word |= in->value[4] << 50; /* FSAT */
        put.wrong |= in->value[4] >> 1;
        put.word |= in->value[5]; /* Rd */
        put.wrong |= in->value[5] >> 8;
        put.word |= in->value[6] << 47; /* CCW */
        put.wrong |= in->value[6] >> 1;
        put.wrong |= in->line[2];
        put = with(put, put_cf16(in->line, in->value[7], in->value[8], in->value[9], in->value[10], in->value[11], in->value[12], in->value[13], in->value[14]));
        put = with(put, put_guard(in->line + 3, in->value[15]));
        put = with(put, put_open(in->line + 4));
        put = with(put, put_ctl(in->line + 5, in->value[17], in->value[20], in->value[21], in->value[22], in->value[23], in->value[24], in->value[25], in->value[16], in->value[18], in->value[19]));
        put = with(put, put_close(in->line + 9));
        if (in->line[4] == 0 && in->line[5] == 2 && in->line[6] == 0 && in->line[7] == 0 && in->line[8] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[17] << 68; /* NOY */
            put.wrong |= in->value[17] >> 1;
        }
        if (in->line[4] == 0 && in->line[5] == 2 && in->line[6] == 0 && in->line[7] == 0 && in->line[8] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[17] << 68; /* NOY */
            put.wrong |= in->value[17] >> 1;
        }
        if (in->line[4] == 0 && in->line[5] == 2 && in->line[6] == 0 && in->line[7] == 1 && in->line[8] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[17] << 68; /* NOY */
            put.wrong |= in->value[17] >> 1;
        }
        if (in->line[4] == 0 && in->line[5] == 2 && in->line[6] == 0 && in->line[7] == 1 && in->line[8] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[17] << 68; /* NOY */
            put.wrong |= in->value[17] >> 1;
        }
        if (in->line[4] == 2 && in->line[5] == 2 && in->line[6] == 1 && in->line[7] == 0 && in->line[8] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[16] << 64; /* STALL */
            put.wrong |= in->value[16] >> 4;
        }
        if (in->line[4] == 2 && in->line[5] == 2 && in->line[6] == 1 && in->line[7] == 0 && in->line[8] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[16] << 64; /* STALL */
            put.wrong |= in->value[16] >> 4;
        }
        if (in->line[4] == 2 && in->line[5] == 2 && in->line[6] == 1 && in->line[7] == 1 && in->line[8] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[16] << 64; /* STALL */
            put.wrong |= in->value[16] >> 4;
        }
        if (in->line[4] == 2 && in->line[5] == 2 && in->line[6] == 1 && in->line[7] == 1 && in->line[8] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[16] << 64; /* STALL */
            put.wrong |= in->value[16] >> 4;
        }
        length = 11;
        break;
    case MAXWELL_F2F_SH:
    case MAXWELL_F2F_SD:
        put.word |= in->value[0] << 44; /* FTZ */
        put.wrong |= in->value[0] >> 1;
        put.word |= in->value[1] << 8; /* CDF */
        put.wrong |= in->value[1] >> 2;
        put.word |= in->value[2] << 10; /* CSF */
        put.wrong |= in->value[2] >> 2;
        put.word |= in->value[3] << 39; /* FRND */
        put.wrong |= in->value[3] >> 2;
        put.word |= in->value[4] << 50; /* FSAT */
        put.wrong |= in->value[4] >> 1;
        put.word |= in->value[5]; /* Rd */
        put.wrong |= in->value[5] >> 8;
        put.word |= in->value[6] << 47; /* CCW */
        put.wrong |= in->value[6] >> 1;
        put.wrong |= in->line[2];
        put = with(put, put_cs32(in->line, in->value[7], in->value[8], in->value[9], in->value[10], in->value[11], in->value[12], in->value[13]));
        put = with(put, put_guard(in->line + 3, in->value[14]));
        put = with(put, put_open(in->line + 4));
        put = with(put, put_ctl(in->line + 5, in->value[16], in->value[19], in->value[20], in->value[21], in->value[22], in->value[23], in->value[24], in->value[15], in->value[17], in->value[18]));
        put = with(put, put_close(in->line + 9));
        if (in->line[4] == 0 && in->line[5] == 2 && in->line[6] == 0 && in->line[7] == 0 && in->line[8] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[16] << 68; /* NOY */
            put.wrong |= in->value[16] >> 1;
        }
        if (in->line[4] == 0 && in->line[5] == 2 && in->line[6] == 0 && in->line[7] == 0 && in->line[8] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[16] << 68; /* NOY */
            put.wrong |= in->value[16] >> 1;
        }
        if (in->line[4] == 0 && in->line[5] == 2 && in->line[6] == 0 && in->line[7] == 1 && in->line[8] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[16] << 68; /* NOY */
            put.wrong |= in->value[16] >> 1;
        }
        if (in->line[4] == 0 && in->line[5] == 2 && in->line[6] == 0 && in->line[7] == 1 && in->line[8] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[16] << 68; /* NOY */
            put.wrong |= in->value[16] >> 1;
        }
        if (in->line[4] == 2 && in->line[5] == 2 && in->line[6] == 1 && in->line[7] == 0 && in->line[8] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[15] << 64; /* STALL */
            put.wrong |= in->value[15] >> 4;
        }
        if (in->line[4] == 2 && in->line[5] == 2 && in->line[6] == 1 && in->line[7] == 0 && in->line[8] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[15] << 64; /* STALL */
            put.wrong |= in->value[15] >> 4;
        }
        if (in->line[4] == 2 && in->line[5] == 2 && in->line[6] == 1 && in->line[7] == 1 && in->line[8] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[15] << 64; /* STALL */
            put.wrong |= in->value[15] >> 4;
        }
        if (in->line[4] == 2 && in->line[5] == 2 && in->line[6] == 1 && in->line[7] == 1 && in->line[8] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[15] << 64; /* STALL */
            put.wrong |= in->value[15] >> 4;
        }
        length = 11;
        break;
    case MAXWELL_F2F_SS:
        put.word |= in->value[0] << 44; /* FTZ */
        put.wrong |= in->value[0] >> 1;
        put.word |= in->value[1] << 8; /* CDF */
        put.wrong |= in->value[1] >> 2;
        put.word |= in->value[2] << 10; /* CSF */
        put.wrong |= in->value[2] >> 2;
        put.word |= ((in->value[3] & 0x3) << 39) | ((in->value[3] >> 2 & 0x1) << 42); /* CRND */
        put.wrong |= in->value[3] >> 3;
        put.word |= in->value[4] << 50; /* FSAT */
        put.wrong |= in->value[4] >> 1;
        put.word |= in->value[5]; /* Rd */
        put.wrong |= in->value[5] >> 8;
        put.word |= in->value[6] << 47; /* CCW */
        put.wrong |= in->value[6] >> 1;
        put.wrong |= in->line[2];
        put = with(put, put_cs32(in->line, in->value[7], in->value[8], in->value[9], in->value[10], in->value[11], in->value[12], in->value[13]));
        put = with(put, put_guard(in->line + 3, in->value[14]));
        put = with(put, put_open(in->line + 4));
        put = with(put, put_ctl(in->line + 5, in->value[16], in->value[19], in->value[20], in->value[21], in->value[22], in->value[23], in->value[24], in->value[15], in->value[17], in->value[18]));
        put = with(put, put_close(in->line + 9));
        if (in->line[4] == 0 && in->line[5] == 2 && in->line[6] == 0 && in->line[7] == 0 && in->line[8] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[16] << 68; /* NOY */
            put.wrong |= in->value[16] >> 1;
        }
        if (in->line[4] == 0 && in->line[5] == 2 && in->line[6] == 0 && in->line[7] == 0 && in->line[8] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[16] << 68; /* NOY */
            put.wrong |= in->value[16] >> 1;
        }
        if (in->line[4] == 0 && in->line[5] == 2 && in->line[6] == 0 && in->line[7] == 1 && in->line[8] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[16] << 68; /* NOY */
            put.wrong |= in->value[16] >> 1;
        }
        if (in->line[4] == 0 && in->line[5] == 2 && in->line[6] == 0 && in->line[7] == 1 && in->line[8] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[16] << 68; /* NOY */
            put.wrong |= in->value[16] >> 1;
        }
        if (in->line[4] == 2 && in->line[5] == 2 && in->line[6] == 1 && in->line[7] == 0 && in->line[8] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[15] << 64; /* STALL */
            put.wrong |= in->value[15] >> 4;
        }
        if (in->line[4] == 2 && in->line[5] == 2 && in->line[6] == 1 && in->line[7] == 0 && in->line[8] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[15] << 64; /* STALL */
            put.wrong |= in->value[15] >> 4;
        }
        if (in->line[4] == 2 && in->line[5] == 2 && in->line[6] == 1 && in->line[7] == 1 && in->line[8] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[15] << 64; /* STALL */
            put.wrong |= in->value[15] >> 4;
        }
        if (in->line[4] == 2 && in->line[5] == 2 && in->line[6] == 1 && in->line[7] == 1 && in->line[8] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[15] << 64; /* STALL */
            put.wrong |= in->value[15] >> 4;
        }
        length = 11;
        break;
    case MAXWELL_F2F_DH:
    case MAXWELL_F2F_DS:
        put.word |= in->value[0] << 44; /* FTZ */
        put.wrong |= in->value[0] >> 1;
        put.word |= in->value[1] << 8; /* CDF */
        put.wrong |= in->value[1] >> 2;
        put.word |= in->value[2] << 10; /* CSF */
        put.wrong |= in->value[2] >> 2;
        put.word |= in->value[3] << 39; /* FRND */
        put.wrong |= in->value[3] >> 2;
        put.word |= in->value[4] << 50; /* FSAT */
        put.wrong |= in->value[4] >> 1;
        put.word |= in->value[5]; /* Rd */
        put.wrong |= in->value[5] >> 8;
        put.word |= in->value[6] << 47; /* CCW */
        put.wrong |= in->value[6] >> 1;
        put.wrong |= in->line[2];
        put = with(put, put_cs64(in->line, in->value[7], in->value[8], in->value[9], in->value[10], in->value[11], in->value[12], in->value[13]));
        put = with(put, put_guard(in->line + 3, in->value[14]));
        put = with(put, put_open(in->line + 4));
        put = with(put, put_ctl(in->line + 5, in->value[16], in->value[19], in->value[20], in->value[21], in->value[22], in->value[23], in->value[24], in->value[15], in->value[17], in->value[18]));
        put = with(put, put_close(in->line + 9));
        if (in->line[4] == 0 && in->line[5] == 2 && in->line[6] == 0 && in->line[7] == 0 && in->line[8] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[16] << 68; /* NOY */
            put.wrong |= in->value[16] >> 1;
        }
        if (in->line[4] == 0 && in->line[5] == 2 && in->line[6] == 0 && in->line[7] == 0 && in->line[8] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[16] << 68; /* NOY */
            put.wrong |= in->value[16] >> 1;
        }
        if (in->line[4] == 0 && in->line[5] == 2 && in->line[6] == 0 && in->line[7] == 1 && in->line[8] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[16] << 68; /* NOY */
            put.wrong |= in->value[16] >> 1;
        }
        if (in->line[4] == 0 && in->line[5] == 2 && in->line[6] == 0 && in->line[7] == 1 && in->line[8] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[16] << 68; /* NOY */
            put.wrong |= in->value[16] >> 1;
        }
        if (in->line[4] == 2 && in->line[5] == 2 && in->line[6] == 1 && in->line[7] == 0 && in->line[8] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[15] << 64; /* STALL */
            put.wrong |= in->value[15] >> 4;
        }
        if (in->line[4] == 2 && in->line[5] == 2 && in->line[6] == 1 && in->line[7] == 0 && in->line[8] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[15] << 64; /* STALL */
            put.wrong |= in->value[15] >> 4;
        }
        if (in->line[4] == 2 && in->line[5] == 2 && in->line[6] == 1 && in->line[7] == 1 && in->line[8] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[15] << 64; /* STALL */
            put.wrong |= in->value[15] >> 4;
        }
        if (in->line[4] == 2 && in->line[5] == 2 && in->line[6] == 1 && in->line[7] == 1 && in->line[8] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[15] << 64; /* STALL */
            put.wrong |= in->value[15] >> 4;
        }
        length = 11;
        break;
    case MAXWELL_F2F_DD:
        put.word |= in->value[0] << 44; /* FTZ */
        put.wrong |= in->value[0] >> 1;
        put.word |= in->value[1] << 8; /* CDF */
        put.wrong |= in->value[1] >> 2;
        put.word |= in->value[2] << 10; /* CSF */
        put.wrong |= in->value[2] >> 2;
        put.word |= ((in->value[3] & 0x3) << 39) | ((in->value[3] >> 2 & 0x1) << 42); /* CRND */
        put.wrong |= in->value[3] >> 3;
        put.word |= in->value[4] << 50; /* FSAT */
        put.wrong |= in->value[4] >> 1;
        put.word |= in->value[5]; /* Rd */
        put.wrong |= in->value[5] >> 8;
        put.word |= in->value[6] << 47; /* CCW */
        put.wrong |= in->value[6] >> 1;
        put.wrong |= in->line[2];
        put = with(put, put_cs64(in->line, in->value[7], in->value[8], in->value[9], in->value[10], in->value[11], in->value[12], in->value[13]));
        put = with(put, put_guard(in->line + 3, in->value[14]));
        put = with(put, put_open(in->line + 4));
        put = with(put, put_ctl(in->line + 5, in->value[16], in->value[19], in->value[20], in->value[21], in->value[22], in->value[23], in->value[24], in->value[15], in->value[17], in->value[18]));
        put = with(put, put_close(in->line + 9));
        if (in->line[4] == 0 && in->line[5] == 2 && in->line[6] == 0 && in->line[7] == 0 && in->line[8] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[16] << 68; /* NOY */
            put.wrong |= in->value[16] >> 1;
        }
        if (in->line[4] == 0 && in->line[5] == 2 && in->line[6] == 0 && in->line[7] == 0 && in->line[8] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[16] << 68; /* NOY */
            put.wrong |= in->value[16] >> 1;
        }
        if (in->line[4] == 0 && in->line[5] == 2 && in->line[6] == 0 && in->line[7] == 1 && in->line[8] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[16] << 68; /* NOY */
            put.wrong |= in->value[16] >> 1;
        }
        if (in->line[4] == 0 && in->line[5] == 2 && in->line[6] == 0 && in->line[7] == 1 && in->line[8] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[16] << 68; /* NOY */
            put.wrong |= in->value[16] >> 1;
        }
        if (in->line[4] == 2 && in->line[5] == 2 && in->line[6] == 1 && in->line[7] == 0 && in->line[8] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[15] << 64; /* STALL */
            put.wrong |= in->value[15] >> 4;
        }
        if (in->line[4] == 2 && in->line[5] == 2 && in->line[6] == 1 && in->line[7] == 0 && in->line[8] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[15] << 64; /* STALL */
            put.wrong |= in->value[15] >> 4;
        }
        if (in->line[4] == 2 && in->line[5] == 2 && in->line[6] == 1 && in->line[7] == 1 && in->line[8] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[15] << 64; /* STALL */
            put.wrong |= in->value[15] >> 4;
        }
        if (in->line[4] == 2 && in->line[5] == 2 && in->line[6] == 1 && in->line[7] == 1 && in->line[8] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[15] << 64; /* STALL */
            put.wrong |= in->value[15] >> 4;
        }
        length = 11;
        break;
    case MAXWELL_F2I_H:
    case MAXWELL_F2I_S:
        put.word |= in->value[0] << 44; /* FTZ */
        put.wrong |= in->value[0] >> 1;
        put.word |= ((in->value[1] & 0x3) << 8) | ((in->value[1] >> 2 & 0x1) << 12); /* CDI */
        put.wrong |= in->value[1] >> 3;
        put.word |= in->value[2] << 10; /* CSF */
        put.wrong |= in->value[2] >> 2;
        put.word |= in->value[3] << 39; /* CINT */
        put.wrong |= in->value[3] >> 2;
        put.word |= in->value[4]; /* Rd */
        put.wrong |= in->value[4] >> 8;
        put.word |= in->value[5] << 47; /* CCW */
        put.wrong |= in->value[5] >> 1;
        put.wrong |= in->line[2];
        put = with(put, put_cf16(in->line, in->value[6], in->value[7], in->value[8], in->value[9], in->value[10], in->value[11], in->value[12], in->value[13]));
        put = with(put, put_guard(in->line + 3, in->value[14]));
        put = with(put, put_open(in->line + 4));
        put = with(put, put_ctl(in->line + 5, in->value[16], in->value[19], in->value[20], in->value[21], in->value[22], in->value[23], in->value[24], in->value[15], in->value[17], in->value[18]));
        put = with(put, put_close(in->line + 9));
        if (in->line[4] == 0 && in->line[5] == 2 && in->line[6] == 0 && in->line[7] == 0 && in->line[8] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[16] << 68; /* NOY */
            put.wrong |= in->value[16] >> 1;
        }
        if (in->line[4] == 0 && in->line[5] == 2 && in->line[6] == 0 && in->line[7] == 0 && in->line[8] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[16] << 68; /* NOY */
            put.wrong |= in->value[16] >> 1;
        }
        if (in->line[4] == 0 && in->line[5] == 2 && in->line[6] == 0 && in->line[7] == 1 && in->line[8] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[16] << 68; /* NOY */
            put.wrong |= in->value[16] >> 1;
        }
        if (in->line[4] == 0 && in->line[5] == 2 && in->line[6] == 0 && in->line[7] == 1 && in->line[8] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[16] << 68; /* NOY */
            put.wrong |= in->value[16] >> 1;
        }
        if (in->line[4] == 2 && in->line[5] == 2 && in->line[6] == 1 && in->line[7] == 0 && in->line[8] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[15] << 64; /* STALL */
            put.wrong |= in->value[15] >> 4;
        }
        if (in->line[4] == 2 && in->line[5] == 2 && in->line[6] == 1 && in->line[7] == 0 && in->line[8] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[15] << 64; /* STALL */
            put.wrong |= in->value[15] >> 4;
        }
        if (in->line[4] == 2 && in->line[5] == 2 && in->line[6] == 1 && in->line[7] == 1 && in->line[8] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[15] << 64; /* STALL */
            put.wrong |= in->value[15] >> 4;
        }
        if (in->line[4] == 2 && in->line[5] == 2 && in->line[6] == 1 && in->line[7] == 1 && in->line[8] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[15] << 64; /* STALL */
            put.wrong |= in->value[15] >> 4;
        }
        length = 11;
        break;
    case MAXWELL_F2I_D:
        put.word |= in->value[0] << 44; /* FTZ */
        put.wrong |= in->value[0] >> 1;
        put.word |= ((in->value[1] & 0x3) << 8) | ((in->value[1] >> 2 & 0x1) << 12); /* CDI */
        put.wrong |= in->value[1] >> 3;
        put.word |= in->value[2] << 10; /* CSF */
        put.wrong |= in->value[2] >> 2;
        put.word |= in->value[3] << 39; /* CINT */
        put.wrong |= in->value[3] >> 2;
        put.word |= in->value[4]; /* Rd */
        put.wrong |= in->value[4] >> 8;
        put.word |= in->value[5] << 47; /* CCW */
        put.wrong |= in->value[5] >> 1;
        put.wrong |= in->line[2];
        put = with(put, put_cf64(in->line, in->value[6], in->value[7], in->value[8], in->value[9], in->value[10], in->value[11], in->value[12], in->value[13]));
        put = with(put, put_guard(in->line + 3, in->value[14]));
        put = with(put, put_open(in->line + 4));
        put = with(put, put_ctl(in->line + 5, in->value[16], in->value[19], in->value[20], in->value[21], in->value[22], in->value[23], in->value[24], in->value[15], in->value[17], in->value[18]));
        put = with(put, put_close(in->line + 9));
        if (in->line[4] == 0 && in->line[5] == 2 && in->line[6] == 0 && in->line[7] == 0 && in->line[8] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[16] << 68; /* NOY */
            put.wrong |= in->value[16] >> 1;
        }
        if (in->line[4] == 0 && in->line[5] == 2 && in->line[6] == 0 && in->line[7] == 0 && in->line[8] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[16] << 68; /* NOY */
            put.wrong |= in->value[16] >> 1;
        }
        if (in->line[4] == 0 && in->line[5] == 2 && in->line[6] == 0 && in->line[7] == 1 && in->line[8] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[16] << 68; /* NOY */
            put.wrong |= in->value[16] >> 1;
        }
        if (in->line[4] == 0 && in->line[5] == 2 && in->line[6] == 0 && in->line[7] == 1 && in->line[8] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[16] << 68; /* NOY */
            put.wrong |= in->value[16] >> 1;
        }
        if (in->line[4] == 2 && in->line[5] == 2 && in->line[6] == 1 && in->line[7] == 0 && in->line[8] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[15] << 64; /* STALL */
            put.wrong |= in->value[15] >> 4;
        }
        if (in->line[4] == 2 && in->line[5] == 2 && in->line[6] == 1 && in->line[7] == 0 && in->line[8] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[15] << 64; /* STALL */
            put.wrong |= in->value[15] >> 4;
        }
        if (in->line[4] == 2 && in->line[5] == 2 && in->line[6] == 1 && in->line[7] == 1 && in->line[8] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[15] << 64; /* STALL */
            put.wrong |= in->value[15] >> 4;
        }
        if (in->line[4] == 2 && in->line[5] == 2 && in->line[6] == 1 && in->line[7] == 1 && in->line[8] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[15] << 64; /* STALL */
            put.wrong |= in->value[15] >> 4;
        }
        length = 11;
        break;
    case MAXWELL_I2F_H:
        put.word |= in->value[0] << 8; /* CDF */
        put.wrong |= in->value[0] >> 2;
        put.word |= ((in->value[1] & 0x3) << 10) | ((in->value[1] >> 2 & 0x1) << 13); /* CSI */
        put.wrong |= in->value[1] >> 3;
        put.word |= in->value[2] << 39; /* FRND */
        put.wrong |= in->value[2] >> 2;
        put.word |= in->value[3]; /* Rd */
        put.wrong |= in->value[3] >> 8;
        put.word |= in->value[4] << 47; /* CCW */
        put.wrong |= in->value[4] >> 1;
        put.wrong |= in->line[2];
        put = with(put, put_cih(in->line, in->value[5], in->value[6], in->value[7], in->value[8], in->value[9], in->value[10], in->value[11], in->value[12]));
        put = with(put, put_guard(in->line + 3, in->value[13]));
        put = with(put, put_open(in->line + 4));
        put = with(put, put_ctl(in->line + 5, in->value[15], in->value[18], in->value[19], in->value[20], in->value[21], in->value[22], in->value[23], in->value[14], in->value[16], in->value[17]));
        put = with(put, put_close(in->line + 9));
        if (in->line[4] == 0 && in->line[5] == 2 && in->line[6] == 0 && in->line[7] == 0 && in->line[8] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[15] << 68; /* NOY */
            put.wrong |= in->value[15] >> 1;
        }
        if (in->line[4] == 0 && in->line[5] == 2 && in->line[6] == 0 && in->line[7] == 0 && in->line[8] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[15] << 68; /* NOY */
            put.wrong |= in->value[15] >> 1;
        }
        if (in->line[4] == 0 && in->line[5] == 2 && in->line[6] == 0 && in->line[7] == 1 && in->line[8] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[15] << 68; /* NOY */
            put.wrong |= in->value[15] >> 1;
        }
        if (in->line[4] == 0 && in->line[5] == 2 && in->line[6] == 0 && in->line[7] == 1 && in->line[8] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[15] << 68; /* NOY */
            put.wrong |= in->value[15] >> 1;
        }
        if (in->line[4] == 2 && in->line[5] == 2 && in->line[6] == 1 && in->line[7] == 0 && in->line[8] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[14] << 64; /* STALL */
            put.wrong |= in->value[14] >> 4;
        }
        if (in->line[4] == 2 && in->line[5] == 2 && in->line[6] == 1 && in->line[7] == 0 && in->line[8] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[14] << 64; /* STALL */
            put.wrong |= in->value[14] >> 4;
        }
        if (in->line[4] == 2 && in->line[5] == 2 && in->line[6] == 1 && in->line[7] == 1 && in->line[8] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[14] << 64; /* STALL */
            put.wrong |= in->value[14] >> 4;
        }
        if (in->line[4] == 2 && in->line[5] == 2 && in->line[6] == 1 && in->line[7] == 1 && in->line[8] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[14] << 64; /* STALL */
            put.wrong |= in->value[14] >> 4;
        }
        length = 11;
        break;
    case MAXWELL_I2F_B:
    case MAXWELL_I2F_W:
    case MAXWELL_I2F_D:
        put.word |= in->value[0] << 8; /* CDF */
        put.wrong |= in->value[0] >> 2;
        put.word |= ((in->value[1] & 0x3) << 10) | ((in->value[1] >> 2 & 0x1) << 13); /* CSI */
        put.wrong |= in->value[1] >> 3;
        put.word |= in->value[2] << 39; /* FRND */
        put.wrong |= in->value[2] >> 2;
        put.word |= in->value[3]; /* Rd */
        put.wrong |= in->value[3] >> 8;
        put.word |= in->value[4] << 47; /* CCW */
        put.wrong |= in->value[4] >> 1;
        put.wrong |= in->line[2];
        put = with(put, put_cib(in->line, in->value[5], in->value[6], in->value[7], in->value[8], in->value[9], in->value[10], in->value[11], in->value[12]));
        put = with(put, put_guard(in->line + 3, in->value[13]));
        put = with(put, put_open(in->line + 4));
        put = with(put, put_ctl(in->line + 5, in->value[15], in->value[18], in->value[19], in->value[20], in->value[21], in->value[22], in->value[23], in->value[14], in->value[16], in->value[17]));
        put = with(put, put_close(in->line + 9));
        if (in->line[4] == 0 && in->line[5] == 2 && in->line[6] == 0 && in->line[7] == 0 && in->line[8] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[15] << 68; /* NOY */
            put.wrong |= in->value[15] >> 1;
        }
        if (in->line[4] == 0 && in->line[5] == 2 && in->line[6] == 0 && in->line[7] == 0 && in->line[8] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[15] << 68; /* NOY */
            put.wrong |= in->value[15] >> 1;
        }
        if (in->line[4] == 0 && in->line[5] == 2 && in->line[6] == 0 && in->line[7] == 1 && in->line[8] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[15] << 68; /* NOY */
            put.wrong |= in->value[15] >> 1;
        }
        if (in->line[4] == 0 && in->line[5] == 2 && in->line[6] == 0 && in->line[7] == 1 && in->line[8] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[15] << 68; /* NOY */
            put.wrong |= in->value[15] >> 1;
        }
        if (in->line[4] == 2 && in->line[5] == 2 && in->line[6] == 1 && in->line[7] == 0 && in->line[8] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[14] << 64; /* STALL */
            put.wrong |= in->value[14] >> 4;
        }
        if (in->line[4] == 2 && in->line[5] == 2 && in->line[6] == 1 && in->line[7] == 0 && in->line[8] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[14] << 64; /* STALL */
            put.wrong |= in->value[14] >> 4;
        }
        if (in->line[4] == 2 && in->line[5] == 2 && in->line[6] == 1 && in->line[7] == 1 && in->line[8] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[14] << 64; /* STALL */
            put.wrong |= in->value[14] >> 4;
        }
        if (in->line[4] == 2 && in->line[5] == 2 && in->line[6] == 1 && in->line[7] == 1 && in->line[8] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[14] << 64; /* STALL */
            put.wrong |= in->value[14] >> 4;
        }
        length = 11;
        break;
    case MAXWELL_I2I_H:
        put.word |= ((in->value[0] & 0x3) << 8) | ((in->value[0] >> 2 & 0x1) << 12); /* CDN */
        put.wrong |= in->value[0] >> 3;
        put.word |= ((in->value[1] & 0x3) << 10) | ((in->value[1] >> 2 & 0x1) << 13); /* CSN */
        put.wrong |= in->value[1] >> 3;
        put.word |= in->value[2] << 50; /* FSAT */
        put.wrong |= in->value[2] >> 1;
        put.word |= in->value[3]; /* Rd */
        put.wrong |= in->value[3] >> 8;
        put.word |= in->value[4] << 47; /* CCW */
        put.wrong |= in->value[4] >> 1;
        put.wrong |= in->line[2];
        put = with(put, put_cih(in->line, in->value[5], in->value[6], in->value[7], in->value[8], in->value[9], in->value[10], in->value[11], in->value[12]));
        put = with(put, put_guard(in->line + 3, in->value[13]));
        put = with(put, put_open(in->line + 4));
        put = with(put, put_ctl(in->line + 5, in->value[15], in->value[18], in->value[19], in->value[20], in->value[21], in->value[22], in->value[23], in->value[14], in->value[16], in->value[17]));
        put = with(put, put_close(in->line + 9));
        if (in->line[4] == 0 && in->line[5] == 2 && in->line[6] == 0 && in->line[7] == 0 && in->line[8] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[15] << 68; /* NOY */
            put.wrong |= in->value[15] >> 1;
        }
        if (in->line[4] == 0 && in->line[5] == 2 && in->line[6] == 0 && in->line[7] == 0 && in->line[8] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[15] << 68; /* NOY */
            put.wrong |= in->value[15] >> 1;
        }
        if (in->line[4] == 0 && in->line[5] == 2 && in->line[6] == 0 && in->line[7] == 1 && in->line[8] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[15] << 68; /* NOY */
            put.wrong |= in->value[15] >> 1;
        }
        if (in->line[4] == 0 && in->line[5] == 2 && in->line[6] == 0 && in->line[7] == 1 && in->line[8] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[15] << 68; /* NOY */
            put.wrong |= in->value[15] >> 1;
        }
        if (in->line[4] == 2 && in->line[5] == 2 && in->line[6] == 1 && in->line[7] == 0 && in->line[8] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[14] << 64; /* STALL */
            put.wrong |= in->value[14] >> 4;
        }
        if (in->line[4] == 2 && in->line[5] == 2 && in->line[6] == 1 && in->line[7] == 0 && in->line[8] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[14] << 64; /* STALL */
            put.wrong |= in->value[14] >> 4;
        }
        if (in->line[4] == 2 && in->line[5] == 2 && in->line[6] == 1 && in->line[7] == 1 && in->line[8] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[14] << 64; /* STALL */
            put.wrong |= in->value[14] >> 4;
        }
        if (in->line[4] == 2 && in->line[5] == 2 && in->line[6] == 1 && in->line[7] == 1 && in->line[8] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[14] << 64; /* STALL */
            put.wrong |= in->value[14] >> 4;
        }
        length = 11;
        break;
    case MAXWELL_I2I_B:
    case MAXWELL_I2I_W:
        put.word |= ((in->value[0] & 0x3) << 8) | ((in->value[0] >> 2 & 0x1) << 12); /* CDN */
        put.wrong |= in->value[0] >> 3;
        put.word |= ((in->value[1] & 0x3) << 10) | ((in->value[1] >> 2 & 0x1) << 13); /* CSN */
        put.wrong |= in->value[1] >> 3;
        put.word |= in->value[2] << 50; /* FSAT */
        put.wrong |= in->value[2] >> 1;
        put.word |= in->value[3]; /* Rd */
        put.wrong |= in->value[3] >> 8;
        put.word |= in->value[4] << 47; /* CCW */
        put.wrong |= in->value[4] >> 1;
        put.wrong |= in->line[2];
        put = with(put, put_cib(in->line, in->value[5], in->value[6], in->value[7], in->value[8], in->value[9], in->value[10], in->value[11], in->value[12]));
        put = with(put, put_guard(in->line + 3, in->value[13]));
        put = with(put, put_open(in->line + 4));
        put = with(put, put_ctl(in->line + 5, in->value[15], in->value[18], in->value[19], in->value[20], in->value[21], in->value[22], in->value[23], in->value[14], in->value[16], in->value[17]));
        put = with(put, put_close(in->line + 9));
        if (in->line[4] == 0 && in->line[5] == 2 && in->line[6] == 0 && in->line[7] == 0 && in->line[8] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[15] << 68; /* NOY */
            put.wrong |= in->value[15] >> 1;
        }
        if (in->line[4] == 0 && in->line[5] == 2 && in->line[6] == 0 && in->line[7] == 0 && in->line[8] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[15] << 68; /* NOY */
            put.wrong |= in->value[15] >> 1;
        }
        if (in->line[4] == 0 && in->line[5] == 2 && in->line[6] == 0 && in->line[7] == 1 && in->line[8] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[15] << 68; /* NOY */
            put.wrong |= in->value[15] >> 1;
        }
        if (in->line[4] == 0 && in->line[5] == 2 && in->line[6] == 0 && in->line[7] == 1 && in->line[8] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[15] << 68; /* NOY */
            put.wrong |= in->value[15] >> 1;
        }
        if (in->line[4] == 2 && in->line[5] == 2 && in->line[6] == 1 && in->line[7] == 0 && in->line[8] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[14] << 64; /* STALL */
            put.wrong |= in->value[14] >> 4;
        }
        if (in->line[4] == 2 && in->line[5] == 2 && in->line[6] == 1 && in->line[7] == 0 && in->line[8] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[14] << 64; /* STALL */
            put.wrong |= in->value[14] >> 4;
        }
        if (in->line[4] == 2 && in->line[5] == 2 && in->line[6] == 1 && in->line[7] == 1 && in->line[8] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[14] << 64; /* STALL */
            put.wrong |= in->value[14] >> 4;
        }
        if (in->line[4] == 2 && in->line[5] == 2 && in->line[6] == 1 && in->line[7] == 1 && in->line[8] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[14] << 64; /* STALL */
            put.wrong |= in->value[14] >> 4;
        }
        length = 11;
        break;
    case MAXWELL_DADD:
        put.word |= in->value[0] << 39; /* FRND */
        put.wrong |= in->value[0] >> 2;
        put.word |= in->value[1]; /* Rd */
        put.wrong |= in->value[1] >> 8;
        put.word |= in->value[2] << 47; /* CCW */
        put.wrong |= in->value[2] >> 1;
        put.word |= in->value[3] << 48; /* FNA */
        put.wrong |= in->value[3] >> 1;
        put.word |= in->value[4] << 46; /* FAA */
        put.wrong |= in->value[4] >> 1;
        put.word |= in->value[5] << 8; /* Ra */
        put.wrong |= in->value[5] >> 8;
        put.word |= (rt_u128)in->value[6] << 81; /* RA */
        put.wrong |= in->value[6] >> 1;
        put.wrong |= in->line[0];
        put = with(put, put_db(in->line + 1, in->value[7], in->value[8], in->value[9], in->value[10], in->value[11], in->value[12], in->value[13]));
        put = with(put, put_guard(in->line + 3, in->value[14]));
        put = with(put, put_open(in->line + 4));
        put = with(put, put_ctl(in->line + 5, in->value[16], in->value[19], in->value[20], in->value[21], in->value[22], in->value[23], in->value[24], in->value[15], in->value[17], in->value[18]));
        put = with(put, put_close(in->line + 9));
        if (in->line[4] == 0 && in->line[5] == 2 && in->line[6] == 0 && in->line[7] == 0 && in->line[8] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[16] << 68; /* NOY */
            put.wrong |= in->value[16] >> 1;
        }
        if (in->line[4] == 0 && in->line[5] == 2 && in->line[6] == 0 && in->line[7] == 0 && in->line[8] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[16] << 68; /* NOY */
            put.wrong |= in->value[16] >> 1;
        }
        if (in->line[4] == 0 && in->line[5] == 2 && in->line[6] == 0 && in->line[7] == 1 && in->line[8] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[16] << 68; /* NOY */
            put.wrong |= in->value[16] >> 1;
        }
        if (in->line[4] == 0 && in->line[5] == 2 && in->line[6] == 0 && in->line[7] == 1 && in->line[8] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[16] << 68; /* NOY */
            put.wrong |= in->value[16] >> 1;
        }
        if (in->line[4] == 2 && in->line[5] == 2 && in->line[6] == 1 && in->line[7] == 0 && in->line[8] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[15] << 64; /* STALL */
            put.wrong |= in->value[15] >> 4;
        }
        if (in->line[4] == 2 && in->line[5] == 2 && in->line[6] == 1 && in->line[7] == 0 && in->line[8] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[15] << 64; /* STALL */
            put.wrong |= in->value[15] >> 4;
        }
        if (in->line[4] == 2 && in->line[5] == 2 && in->line[6] == 1 && in->line[7] == 1 && in->line[8] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[15] << 64; /* STALL */
            put.wrong |= in->value[15] >> 4;
        }
        if (in->line[4] == 2 && in->line[5] == 2 && in->line[6] == 1 && in->line[7] == 1 && in->line[8] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[15] << 64; /* STALL */
            put.wrong |= in->value[15] >> 4;
        }
        length = 11;
        break;
    case MAXWELL_DMUL:
        put.word |= in->value[0] << 39; /* FRND */
        put.wrong |= in->value[0] >> 2;
        put.word |= in->value[1]; /* Rd */
        put.wrong |= in->value[1] >> 8;
        put.word |= in->value[2] << 47; /* CCW */
        put.wrong |= in->value[2] >> 1;
        put.word |= in->value[3] << 8; /* Ra */
        put.wrong |= in->value[3] >> 8;
        put.word |= (rt_u128)in->value[4] << 81; /* RA */
        put.wrong |= in->value[4] >> 1;
        put = with(put, put_dbn(in->line, in->value[5], in->value[6], in->value[7], in->value[8], in->value[9], in->value[10]));
        put = with(put, put_guard(in->line + 2, in->value[11]));
        put = with(put, put_open(in->line + 3));
        put = with(put, put_ctl(in->line + 4, in->value[13], in->value[16], in->value[17], in->value[18], in->value[19], in->value[20], in->value[21], in->value[12], in->value[14], in->value[15]));
        put = with(put, put_close(in->line + 8));
        if (in->line[3] == 0 && in->line[4] == 2 && in->line[5] == 0 && in->line[6] == 0 && in->line[7] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[13] << 68; /* NOY */
            put.wrong |= in->value[13] >> 1;
        }
        if (in->line[3] == 0 && in->line[4] == 2 && in->line[5] == 0 && in->line[6] == 0 && in->line[7] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[13] << 68; /* NOY */
            put.wrong |= in->value[13] >> 1;
        }
        if (in->line[3] == 0 && in->line[4] == 2 && in->line[5] == 0 && in->line[6] == 1 && in->line[7] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[13] << 68; /* NOY */
            put.wrong |= in->value[13] >> 1;
        }
        if (in->line[3] == 0 && in->line[4] == 2 && in->line[5] == 0 && in->line[6] == 1 && in->line[7] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[13] << 68; /* NOY */
            put.wrong |= in->value[13] >> 1;
        }
        if (in->line[3] == 2 && in->line[4] == 2 && in->line[5] == 1 && in->line[6] == 0 && in->line[7] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[12] << 64; /* STALL */
            put.wrong |= in->value[12] >> 4;
        }
        if (in->line[3] == 2 && in->line[4] == 2 && in->line[5] == 1 && in->line[6] == 0 && in->line[7] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[12] << 64; /* STALL */
            put.wrong |= in->value[12] >> 4;
        }
        if (in->line[3] == 2 && in->line[4] == 2 && in->line[5] == 1 && in->line[6] == 1 && in->line[7] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[12] << 64; /* STALL */
            put.wrong |= in->value[12] >> 4;
        }
        if (in->line[3] == 2 && in->line[4] == 2 && in->line[5] == 1 && in->line[6] == 1 && in->line[7] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[12] << 64; /* STALL */
            put.wrong |= in->value[12] >> 4;
        }
        length = 11;
        break;
    case MAXWELL_DFMA_B:
        put.word |= in->value[0] << 50; /* DRND */
        put.wrong |= in->value[0] >> 2;
        put.word |= in->value[1]; /* Rd */
        put.wrong |= in->value[1] >> 8;
        put.word |= in->value[2] << 47; /* CCW */
        put.wrong |= in->value[2] >> 1;
        put.word |= in->value[3] << 8; /* Ra */
        put.wrong |= in->value[3] >> 8;
        put.word |= (rt_u128)in->value[4] << 81; /* RA */
        put.wrong |= in->value[4] >> 1;
        put.word |= in->value[11] << 49; /* FNC */
        put.wrong |= in->value[11] >> 1;
        put.word |= in->value[12] << 39; /* Rc */
        put.wrong |= in->value[12] >> 8;
        put.word |= (rt_u128)in->value[13] << 83; /* RC */
        put.wrong |= in->value[13] >> 1;
        put.wrong |= in->line[2];
        put = with(put, put_dbn_2(in->line, in->value[5], in->value[6], in->value[7], in->value[8], in->value[9], in->value[10]));
        put = with(put, put_guard(in->line + 3, in->value[14]));
        put = with(put, put_open(in->line + 4));
        put = with(put, put_ctl(in->line + 5, in->value[16], in->value[19], in->value[20], in->value[21], in->value[22], in->value[23], in->value[24], in->value[15], in->value[17], in->value[18]));
        put = with(put, put_close(in->line + 9));
        if (in->line[4] == 0 && in->line[5] == 2 && in->line[6] == 0 && in->line[7] == 0 && in->line[8] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[16] << 68; /* NOY */
            put.wrong |= in->value[16] >> 1;
        }
        if (in->line[4] == 0 && in->line[5] == 2 && in->line[6] == 0 && in->line[7] == 0 && in->line[8] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[16] << 68; /* NOY */
            put.wrong |= in->value[16] >> 1;
        }
        if (in->line[4] == 0 && in->line[5] == 2 && in->line[6] == 0 && in->line[7] == 1 && in->line[8] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[16] << 68; /* NOY */
            put.wrong |= in->value[16] >> 1;
        }
        if (in->line[4] == 0 && in->line[5] == 2 && in->line[6] == 0 && in->line[7] == 1 && in->line[8] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[16] << 68; /* NOY */
            put.wrong |= in->value[16] >> 1;
        }
        if (in->line[4] == 2 && in->line[5] == 2 && in->line[6] == 1 && in->line[7] == 0 && in->line[8] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[15] << 64; /* STALL */
            put.wrong |= in->value[15] >> 4;
        }
        if (in->line[4] == 2 && in->line[5] == 2 && in->line[6] == 1 && in->line[7] == 0 && in->line[8] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[15] << 64; /* STALL */
            put.wrong |= in->value[15] >> 4;
        }
        if (in->line[4] == 2 && in->line[5] == 2 && in->line[6] == 1 && in->line[7] == 1 && in->line[8] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[15] << 64; /* STALL */
            put.wrong |= in->value[15] >> 4;
        }
        if (in->line[4] == 2 && in->line[5] == 2 && in->line[6] == 1 && in->line[7] == 1 && in->line[8] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[15] << 64; /* STALL */
            put.wrong |= in->value[15] >> 4;
        }
        length = 11;
        break;
    case MAXWELL_DFMA_C:
        put.word |= in->value[0] << 50; /* DRND */
        put.wrong |= in->value[0] >> 2;
        put.word |= in->value[1]; /* Rd */
        put.wrong |= in->value[1] >> 8;
        put.word |= in->value[2] << 47; /* CCW */
        put.wrong |= in->value[2] >> 1;
        put.word |= in->value[3] << 8; /* Ra */
        put.wrong |= in->value[3] >> 8;
        put.word |= (rt_u128)in->value[4] << 81; /* RA */
        put.wrong |= in->value[4] >> 1;
        put.word |= in->value[5] << 48; /* FNM */
        put.wrong |= in->value[5] >> 1;
        put.word |= in->value[6] << 39; /* Rc */
        put.wrong |= in->value[6] >> 8;
        put.word |= (rt_u128)in->value[7] << 82; /* RB */
        put.wrong |= in->value[7] >> 1;
        put.word |= in->value[8] << 49; /* FNC */
        put.wrong |= in->value[8] >> 1;
        put.word |= in->value[9] << 34; /* CBANK */
        put.wrong |= in->value[9] >> 5;
        put.word |= in->value[10] << 20; /* COFF */
        put.wrong |= in->value[10] >> 14;
        put.wrong |= in->line[0];
        put.wrong |= in->line[1];
        put.wrong |= in->line[2];
        put = with(put, put_guard(in->line + 3, in->value[11]));
        put = with(put, put_open(in->line + 4));
        put = with(put, put_ctl(in->line + 5, in->value[13], in->value[16], in->value[17], in->value[18], in->value[19], in->value[20], in->value[21], in->value[12], in->value[14], in->value[15]));
        put = with(put, put_close(in->line + 9));
        if (in->line[4] == 0 && in->line[5] == 2 && in->line[6] == 0 && in->line[7] == 0 && in->line[8] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[13] << 68; /* NOY */
            put.wrong |= in->value[13] >> 1;
        }
        if (in->line[4] == 0 && in->line[5] == 2 && in->line[6] == 0 && in->line[7] == 0 && in->line[8] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[13] << 68; /* NOY */
            put.wrong |= in->value[13] >> 1;
        }
        if (in->line[4] == 0 && in->line[5] == 2 && in->line[6] == 0 && in->line[7] == 1 && in->line[8] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[13] << 68; /* NOY */
            put.wrong |= in->value[13] >> 1;
        }
        if (in->line[4] == 0 && in->line[5] == 2 && in->line[6] == 0 && in->line[7] == 1 && in->line[8] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[13] << 68; /* NOY */
            put.wrong |= in->value[13] >> 1;
        }
        if (in->line[4] == 2 && in->line[5] == 2 && in->line[6] == 1 && in->line[7] == 0 && in->line[8] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[12] << 64; /* STALL */
            put.wrong |= in->value[12] >> 4;
        }
        if (in->line[4] == 2 && in->line[5] == 2 && in->line[6] == 1 && in->line[7] == 0 && in->line[8] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[12] << 64; /* STALL */
            put.wrong |= in->value[12] >> 4;
        }
        if (in->line[4] == 2 && in->line[5] == 2 && in->line[6] == 1 && in->line[7] == 1 && in->line[8] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[12] << 64; /* STALL */
            put.wrong |= in->value[12] >> 4;
        }
        if (in->line[4] == 2 && in->line[5] == 2 && in->line[6] == 1 && in->line[7] == 1 && in->line[8] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[12] << 64; /* STALL */
            put.wrong |= in->value[12] >> 4;
        }
        length = 11;
        break;
    case MAXWELL_DMNMX:
        put.word |= in->value[0]; /* Rd */
        put.wrong |= in->value[0] >> 8;
        put.word |= in->value[1] << 47; /* CCW */
        put.wrong |= in->value[1] >> 1;
        put.word |= in->value[2] << 48; /* FNA */
        put.wrong |= in->value[2] >> 1;
        put.word |= in->value[3] << 46; /* FAA */
        put.wrong |= in->value[3] >> 1;
        put.word |= in->value[4] << 8; /* Ra */
        put.wrong |= in->value[4] >> 8;
        put.word |= (rt_u128)in->value[5] << 81; /* RA */
        put.wrong |= in->value[5] >> 1;
        put.word |= in->value[13] << 42; /* Q0N */
        put.wrong |= in->value[13] >> 1;
        put.word |= in->value[14] << 39; /* Q0 */
        put.wrong |= in->value[14] >> 3;
        put.wrong |= in->line[0];
        put.wrong |= in->line[3];
        put = with(put, put_cs64(in->line + 1, in->value[6], in->value[7], in->value[8], in->value[9], in->value[10], in->value[11], in->value[12]));
        put = with(put, put_guard(in->line + 4, in->value[15]));
        put = with(put, put_open(in->line + 5));
        put = with(put, put_ctl(in->line + 6, in->value[17], in->value[20], in->value[21], in->value[22], in->value[23], in->value[24], in->value[25], in->value[16], in->value[18], in->value[19]));
        put = with(put, put_close(in->line + 10));
        if (in->line[5] == 0 && in->line[6] == 2 && in->line[7] == 0 && in->line[8] == 0 && in->line[9] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[17] << 68; /* NOY */
            put.wrong |= in->value[17] >> 1;
        }
        if (in->line[5] == 0 && in->line[6] == 2 && in->line[7] == 0 && in->line[8] == 0 && in->line[9] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[17] << 68; /* NOY */
            put.wrong |= in->value[17] >> 1;
        }
        if (in->line[5] == 0 && in->line[6] == 2 && in->line[7] == 0 && in->line[8] == 1 && in->line[9] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[17] << 68; /* NOY */
            put.wrong |= in->value[17] >> 1;
        }
        if (in->line[5] == 0 && in->line[6] == 2 && in->line[7] == 0 && in->line[8] == 1 && in->line[9] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[17] << 68; /* NOY */
            put.wrong |= in->value[17] >> 1;
        }
        if (in->line[5] == 2 && in->line[6] == 2 && in->line[7] == 1 && in->line[8] == 0 && in->line[9] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[16] << 64; /* STALL */
            put.wrong |= in->value[16] >> 4;
        }
        if (in->line[5] == 2 && in->line[6] == 2 && in->line[7] == 1 && in->line[8] == 0 && in->line[9] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[16] << 64; /* STALL */
            put.wrong |= in->value[16] >> 4;
        }
        if (in->line[5] == 2 && in->line[6] == 2 && in->line[7] == 1 && in->line[8] == 1 && in->line[9] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[16] << 64; /* STALL */
            put.wrong |= in->value[16] >> 4;
        }
        if (in->line[5] == 2 && in->line[6] == 2 && in->line[7] == 1 && in->line[8] == 1 && in->line[9] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[16] << 64; /* STALL */
            put.wrong |= in->value[16] >> 4;
        }
        length = 11;
        break;
    case MAXWELL_DSET:
        put.word |= in->value[0] << 52; /* BFH */
        put.wrong |= in->value[0] >> 1;
        put.word |= in->value[1] << 48; /* FCMP */
        put.wrong |= in->value[1] >> 4;
        put.word |= in->value[2] << 45; /* BOP */
        put.wrong |= in->value[2] >> 2;
        put.word |= in->value[3]; /* Rd */
        put.wrong |= in->value[3] >> 8;
        put.word |= in->value[4] << 47; /* CCW */
        put.wrong |= in->value[4] >> 1;
        put.word |= in->value[5] << 43; /* SNA */
        put.wrong |= in->value[5] >> 1;
        put.word |= in->value[6] << 54; /* SAA */
        put.wrong |= in->value[6] >> 1;
        put.word |= in->value[7] << 8; /* Ra */
        put.wrong |= in->value[7] >> 8;
        put.word |= (rt_u128)in->value[8] << 81; /* RA */
        put.wrong |= in->value[8] >> 1;
        put.word |= in->value[16] << 42; /* Q0N */
        put.wrong |= in->value[16] >> 1;
        put.word |= in->value[17] << 39; /* Q0 */
        put.wrong |= in->value[17] >> 3;
        put.wrong |= in->line[0];
        put.wrong |= in->line[3];
        put = with(put, put_db_2(in->line + 1, in->value[9], in->value[10], in->value[11], in->value[12], in->value[13], in->value[14], in->value[15]));
        put = with(put, put_guard(in->line + 4, in->value[18]));
        put = with(put, put_open(in->line + 5));
        put = with(put, put_ctl(in->line + 6, in->value[20], in->value[23], in->value[24], in->value[25], in->value[26], in->value[27], in->value[28], in->value[19], in->value[21], in->value[22]));
        put = with(put, put_close(in->line + 10));
        if (in->line[5] == 0 && in->line[6] == 2 && in->line[7] == 0 && in->line[8] == 0 && in->line[9] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[20] << 68; /* NOY */
            put.wrong |= in->value[20] >> 1;
        }
        if (in->line[5] == 0 && in->line[6] == 2 && in->line[7] == 0 && in->line[8] == 0 && in->line[9] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[20] << 68; /* NOY */
            put.wrong |= in->value[20] >> 1;
        }
        if (in->line[5] == 0 && in->line[6] == 2 && in->line[7] == 0 && in->line[8] == 1 && in->line[9] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[20] << 68; /* NOY */
            put.wrong |= in->value[20] >> 1;
        }
        if (in->line[5] == 0 && in->line[6] == 2 && in->line[7] == 0 && in->line[8] == 1 && in->line[9] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[20] << 68; /* NOY */
            put.wrong |= in->value[20] >> 1;
        }
        if (in->line[5] == 2 && in->line[6] == 2 && in->line[7] == 1 && in->line[8] == 0 && in->line[9] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[19] << 64; /* STALL */
            put.wrong |= in->value[19] >> 4;
        }
        if (in->line[5] == 2 && in->line[6] == 2 && in->line[7] == 1 && in->line[8] == 0 && in->line[9] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[19] << 64; /* STALL */
            put.wrong |= in->value[19] >> 4;
        }
        if (in->line[5] == 2 && in->line[6] == 2 && in->line[7] == 1 && in->line[8] == 1 && in->line[9] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[19] << 64; /* STALL */
            put.wrong |= in->value[19] >> 4;
        }
        if (in->line[5] == 2 && in->line[6] == 2 && in->line[7] == 1 && in->line[8] == 1 && in->line[9] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[19] << 64; /* STALL */
            put.wrong |= in->value[19] >> 4;
        }
        length = 11;
        break;
    case MAXWELL_DSETP:
        put.word |= in->value[0] << 48; /* FCMP */
        put.wrong |= in->value[0] >> 4;
        put.word |= in->value[1] << 45; /* BOP */
        put.wrong |= in->value[1] >> 2;
        put.word |= in->value[2] << 3; /* P0 */
        put.wrong |= in->value[2] >> 3;
        put.word |= in->value[3]; /* P1 */
        put.wrong |= in->value[3] >> 3;
        put.word |= in->value[4] << 43; /* SNA */
        put.wrong |= in->value[4] >> 1;
        put.word |= in->value[5] << 7; /* PAA */
        put.wrong |= in->value[5] >> 1;
        put.word |= in->value[6] << 8; /* Ra */
        put.wrong |= in->value[6] >> 8;
        put.word |= (rt_u128)in->value[7] << 81; /* RA */
        put.wrong |= in->value[7] >> 1;
        put.word |= in->value[15] << 42; /* Q0N */
        put.wrong |= in->value[15] >> 1;
        put.word |= in->value[16] << 39; /* Q0 */
        put.wrong |= in->value[16] >> 3;
        put.wrong |= in->line[0];
        put.wrong |= in->line[3];
        put = with(put, put_db_3(in->line + 1, in->value[8], in->value[9], in->value[10], in->value[11], in->value[12], in->value[13], in->value[14]));
        put = with(put, put_guard(in->line + 4, in->value[17]));
        put = with(put, put_open(in->line + 5));
        put = with(put, put_ctl(in->line + 6, in->value[19], in->value[22], in->value[23], in->value[24], in->value[25], in->value[26], in->value[27], in->value[18], in->value[20], in->value[21]));
        put = with(put, put_close(in->line + 10));
        if (in->line[5] == 0 && in->line[6] == 2 && in->line[7] == 0 && in->line[8] == 0 && in->line[9] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[19] << 68; /* NOY */
            put.wrong |= in->value[19] >> 1;
        }
        if (in->line[5] == 0 && in->line[6] == 2 && in->line[7] == 0 && in->line[8] == 0 && in->line[9] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[19] << 68; /* NOY */
            put.wrong |= in->value[19] >> 1;
        }
        if (in->line[5] == 0 && in->line[6] == 2 && in->line[7] == 0 && in->line[8] == 1 && in->line[9] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[19] << 68; /* NOY */
            put.wrong |= in->value[19] >> 1;
        }
        if (in->line[5] == 0 && in->line[6] == 2 && in->line[7] == 0 && in->line[8] == 1 && in->line[9] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[19] << 68; /* NOY */
            put.wrong |= in->value[19] >> 1;
        }
        if (in->line[5] == 2 && in->line[6] == 2 && in->line[7] == 1 && in->line[8] == 0 && in->line[9] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[18] << 64; /* STALL */
            put.wrong |= in->value[18] >> 4;
        }
        if (in->line[5] == 2 && in->line[6] == 2 && in->line[7] == 1 && in->line[8] == 0 && in->line[9] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[18] << 64; /* STALL */
            put.wrong |= in->value[18] >> 4;
        }
        if (in->line[5] == 2 && in->line[6] == 2 && in->line[7] == 1 && in->line[8] == 1 && in->line[9] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[18] << 64; /* STALL */
            put.wrong |= in->value[18] >> 4;
        }
        if (in->line[5] == 2 && in->line[6] == 2 && in->line[7] == 1 && in->line[8] == 1 && in->line[9] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[18] << 64; /* STALL */
            put.wrong |= in->value[18] >> 4;
        }
        length = 11;
        break;
    case MAXWELL_FADD:
        put.word |= in->value[0] << 44; /* FTZ */
        put.wrong |= in->value[0] >> 1;
        put.word |= in->value[1] << 39; /* FRND */
        put.wrong |= in->value[1] >> 2;
        put.word |= in->value[2] << 50; /* FSAT */
        put.wrong |= in->value[2] >> 1;
        put.word |= in->value[3]; /* Rd */
        put.wrong |= in->value[3] >> 8;
        put.word |= in->value[4] << 47; /* CCW */
        put.wrong |= in->value[4] >> 1;
        put.word |= in->value[5] << 48; /* FNA */
        put.wrong |= in->value[5] >> 1;
        put.word |= in->value[6] << 46; /* FAA */
        put.wrong |= in->value[6] >> 1;
        put.word |= in->value[7] << 8; /* Ra */
        put.wrong |= in->value[7] >> 8;
        put.word |= (rt_u128)in->value[8] << 81; /* RA */
        put.wrong |= in->value[8] >> 1;
        put.wrong |= in->line[0];
        put = with(put, put_fb(in->line + 1, in->value[9], in->value[10], in->value[11], in->value[12], in->value[13], in->value[14], in->value[15]));
        put = with(put, put_guard(in->line + 3, in->value[16]));
        put = with(put, put_open(in->line + 4));
        put = with(put, put_ctl(in->line + 5, in->value[18], in->value[21], in->value[22], in->value[23], in->value[24], in->value[25], in->value[26], in->value[17], in->value[19], in->value[20]));
        put = with(put, put_close(in->line + 9));
        if (in->line[4] == 0 && in->line[5] == 2 && in->line[6] == 0 && in->line[7] == 0 && in->line[8] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[18] << 68; /* NOY */
            put.wrong |= in->value[18] >> 1;
        }
        if (in->line[4] == 0 && in->line[5] == 2 && in->line[6] == 0 && in->line[7] == 0 && in->line[8] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[18] << 68; /* NOY */
            put.wrong |= in->value[18] >> 1;
        }
        if (in->line[4] == 0 && in->line[5] == 2 && in->line[6] == 0 && in->line[7] == 1 && in->line[8] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[18] << 68; /* NOY */
            put.wrong |= in->value[18] >> 1;
        }
        if (in->line[4] == 0 && in->line[5] == 2 && in->line[6] == 0 && in->line[7] == 1 && in->line[8] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[18] << 68; /* NOY */
            put.wrong |= in->value[18] >> 1;
        }
        if (in->line[4] == 2 && in->line[5] == 2 && in->line[6] == 1 && in->line[7] == 0 && in->line[8] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[17] << 64; /* STALL */
            put.wrong |= in->value[17] >> 4;
        }
        if (in->line[4] == 2 && in->line[5] == 2 && in->line[6] == 1 && in->line[7] == 0 && in->line[8] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[17] << 64; /* STALL */
            put.wrong |= in->value[17] >> 4;
        }
        if (in->line[4] == 2 && in->line[5] == 2 && in->line[6] == 1 && in->line[7] == 1 && in->line[8] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[17] << 64; /* STALL */
            put.wrong |= in->value[17] >> 4;
        }
        if (in->line[4] == 2 && in->line[5] == 2 && in->line[6] == 1 && in->line[7] == 1 && in->line[8] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[17] << 64; /* STALL */
            put.wrong |= in->value[17] >> 4;
        }
        length = 11;
        break;
    case MAXWELL_FADD32I:
        put.word |= in->value[0] << 55; /* FTZL */
        put.wrong |= in->value[0] >> 1;
        put.word |= in->value[1]; /* Rd */
        put.wrong |= in->value[1] >> 8;
        put.word |= in->value[2] << 52; /* CCWL */
        put.wrong |= in->value[2] >> 1;
        put.word |= in->value[7] << 20; /* FIMM32 */
        put.wrong |= in->value[7] >> 32;
        put.word |= in->value[8] << 53; /* FNBL */
        put.wrong |= in->value[8] >> 1;
        put.word |= in->value[9] << 57; /* FABL */
        put.wrong |= in->value[9] >> 1;
        put.word |= in->value[3] << 56; /* FNAL */
        put.wrong |= in->value[3] >> 1;
        put.word |= in->value[4] << 54; /* FAAL */
        put.wrong |= in->value[4] >> 1;
        put.word |= in->value[5] << 8; /* Ra */
        put.wrong |= in->value[5] >> 8;
        put.word |= (rt_u128)in->value[6] << 81; /* RA */
        put.wrong |= in->value[6] >> 1;
        put.wrong |= in->line[0];
        put = with(put, put_guard(in->line + 1, in->value[10]));
        put = with(put, put_open(in->line + 2));
        put = with(put, put_ctl(in->line + 3, in->value[12], in->value[15], in->value[16], in->value[17], in->value[18], in->value[19], in->value[20], in->value[11], in->value[13], in->value[14]));
        put = with(put, put_close(in->line + 7));
        if (in->line[2] == 0 && in->line[3] == 2 && in->line[4] == 0 && in->line[5] == 0 && in->line[6] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[12] << 68; /* NOY */
            put.wrong |= in->value[12] >> 1;
        }
        if (in->line[2] == 0 && in->line[3] == 2 && in->line[4] == 0 && in->line[5] == 0 && in->line[6] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[12] << 68; /* NOY */
            put.wrong |= in->value[12] >> 1;
        }
        if (in->line[2] == 0 && in->line[3] == 2 && in->line[4] == 0 && in->line[5] == 1 && in->line[6] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[12] << 68; /* NOY */
            put.wrong |= in->value[12] >> 1;
        }
        if (in->line[2] == 0 && in->line[3] == 2 && in->line[4] == 0 && in->line[5] == 1 && in->line[6] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[12] << 68; /* NOY */
            put.wrong |= in->value[12] >> 1;
        }
        if (in->line[2] == 2 && in->line[3] == 2 && in->line[4] == 1 && in->line[5] == 0 && in->line[6] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[11] << 64; /* STALL */
            put.wrong |= in->value[11] >> 4;
        }
        if (in->line[2] == 2 && in->line[3] == 2 && in->line[4] == 1 && in->line[5] == 0 && in->line[6] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[11] << 64; /* STALL */
            put.wrong |= in->value[11] >> 4;
        }
        if (in->line[2] == 2 && in->line[3] == 2 && in->line[4] == 1 && in->line[5] == 1 && in->line[6] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[11] << 64; /* STALL */
            put.wrong |= in->value[11] >> 4;
        }
        if (in->line[2] == 2 && in->line[3] == 2 && in->line[4] == 1 && in->line[5] == 1 && in->line[6] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[11] << 64; /* STALL */
            put.wrong |= in->value[11] >> 4;
        }
        length = 11;
        break;
    case MAXWELL_FMUL:
        put.word |= in->value[0] << 44; /* FMZ */
        put.wrong |= in->value[0] >> 2;
        put.word |= in->value[1] << 41; /* FSCALE */
        put.wrong |= in->value[1] >> 3;
        put.word |= in->value[2] << 39; /* FRND */
        put.wrong |= in->value[2] >> 2;
        put.word |= in->value[3] << 50; /* FSAT */
        put.wrong |= in->value[3] >> 1;
        put.word |= in->value[4]; /* Rd */
        put.wrong |= in->value[4] >> 8;
        put.word |= in->value[5] << 47; /* CCW */
        put.wrong |= in->value[5] >> 1;
        put.word |= in->value[6] << 8; /* Ra */
        put.wrong |= in->value[6] >> 8;
        put.word |= (rt_u128)in->value[7] << 81; /* RA */
        put.wrong |= in->value[7] >> 1;
        put = with(put, put_fbn(in->line, in->value[8], in->value[9], in->value[10], in->value[11], in->value[12], in->value[13]));
        put = with(put, put_guard(in->line + 2, in->value[14]));
        put = with(put, put_open(in->line + 3));
        put = with(put, put_ctl(in->line + 4, in->value[16], in->value[19], in->value[20], in->value[21], in->value[22], in->value[23], in->value[24], in->value[15], in->value[17], in->value[18]));
        put = with(put, put_close(in->line + 8));
        if (in->line[3] == 0 && in->line[4] == 2 && in->line[5] == 0 && in->line[6] == 0 && in->line[7] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[16] << 68; /* NOY */
            put.wrong |= in->value[16] >> 1;
        }
        if (in->line[3] == 0 && in->line[4] == 2 && in->line[5] == 0 && in->line[6] == 0 && in->line[7] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[16] << 68; /* NOY */
            put.wrong |= in->value[16] >> 1;
        }
        if (in->line[3] == 0 && in->line[4] == 2 && in->line[5] == 0 && in->line[6] == 1 && in->line[7] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[16] << 68; /* NOY */
            put.wrong |= in->value[16] >> 1;
        }
        if (in->line[3] == 0 && in->line[4] == 2 && in->line[5] == 0 && in->line[6] == 1 && in->line[7] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[16] << 68; /* NOY */
            put.wrong |= in->value[16] >> 1;
        }
        if (in->line[3] == 2 && in->line[4] == 2 && in->line[5] == 1 && in->line[6] == 0 && in->line[7] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[15] << 64; /* STALL */
            put.wrong |= in->value[15] >> 4;
        }
        if (in->line[3] == 2 && in->line[4] == 2 && in->line[5] == 1 && in->line[6] == 0 && in->line[7] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[15] << 64; /* STALL */
            put.wrong |= in->value[15] >> 4;
        }
        if (in->line[3] == 2 && in->line[4] == 2 && in->line[5] == 1 && in->line[6] == 1 && in->line[7] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[15] << 64; /* STALL */
            put.wrong |= in->value[15] >> 4;
        }
        if (in->line[3] == 2 && in->line[4] == 2 && in->line[5] == 1 && in->line[6] == 1 && in->line[7] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[15] << 64; /* STALL */
            put.wrong |= in->value[15] >> 4;
        }
        length = 11;
        break;
    case MAXWELL_FMUL32I:
        put.word |= in->value[0] << 53; /* FMZH */
        put.wrong |= in->value[0] >> 2;
        put.word |= in->value[1] << 55; /* FSATL */
        put.wrong |= in->value[1] >> 1;
        put.word |= in->value[2]; /* Rd */
        put.wrong |= in->value[2] >> 8;
        put.word |= in->value[3] << 52; /* CCWL */
        put.wrong |= in->value[3] >> 1;
        put.word |= in->value[4] << 8; /* Ra */
        put.wrong |= in->value[4] >> 8;
        put.word |= (rt_u128)in->value[5] << 81; /* RA */
        put.wrong |= in->value[5] >> 1;
        put.word |= in->value[6] << 20; /* FIMM32 */
        put.wrong |= in->value[6] >> 32;
        put = with(put, put_guard(in->line, in->value[7]));
        put = with(put, put_open(in->line + 1));
        put = with(put, put_ctl(in->line + 2, in->value[9], in->value[12], in->value[13], in->value[14], in->value[15], in->value[16], in->value[17], in->value[8], in->value[10], in->value[11]));
        put = with(put, put_close(in->line + 6));
        if (in->line[1] == 0 && in->line[2] == 2 && in->line[3] == 0 && in->line[4] == 0 && in->line[5] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[9] << 68; /* NOY */
            put.wrong |= in->value[9] >> 1;
        }
        if (in->line[1] == 0 && in->line[2] == 2 && in->line[3] == 0 && in->line[4] == 0 && in->line[5] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[9] << 68; /* NOY */
            put.wrong |= in->value[9] >> 1;
        }
        if (in->line[1] == 0 && in->line[2] == 2 && in->line[3] == 0 && in->line[4] == 1 && in->line[5] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[9] << 68; /* NOY */
            put.wrong |= in->value[9] >> 1;
        }
        if (in->line[1] == 0 && in->line[2] == 2 && in->line[3] == 0 && in->line[4] == 1 && in->line[5] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[9] << 68; /* NOY */
            put.wrong |= in->value[9] >> 1;
        }
        if (in->line[1] == 2 && in->line[2] == 2 && in->line[3] == 1 && in->line[4] == 0 && in->line[5] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[8] << 64; /* STALL */
            put.wrong |= in->value[8] >> 4;
        }
        if (in->line[1] == 2 && in->line[2] == 2 && in->line[3] == 1 && in->line[4] == 0 && in->line[5] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[8] << 64; /* STALL */
            put.wrong |= in->value[8] >> 4;
        }
        if (in->line[1] == 2 && in->line[2] == 2 && in->line[3] == 1 && in->line[4] == 1 && in->line[5] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[8] << 64; /* STALL */
            put.wrong |= in->value[8] >> 4;
        }
        if (in->line[1] == 2 && in->line[2] == 2 && in->line[3] == 1 && in->line[4] == 1 && in->line[5] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[8] << 64; /* STALL */
            put.wrong |= in->value[8] >> 4;
        }
        length = 11;
        break;
    case MAXWELL_FFMA_B:
        put.word |= in->value[0] << 53; /* FMZH */
        put.wrong |= in->value[0] >> 2;
        put.word |= in->value[1] << 51; /* FRNDH */
        put.wrong |= in->value[1] >> 2;
        put.word |= in->value[2] << 50; /* FSAT */
        put.wrong |= in->value[2] >> 1;
        put.word |= in->value[3]; /* Rd */
        put.wrong |= in->value[3] >> 8;
        put.word |= in->value[4] << 47; /* CCW */
        put.wrong |= in->value[4] >> 1;
        put.word |= in->value[5] << 8; /* Ra */
        put.wrong |= in->value[5] >> 8;
        put.word |= (rt_u128)in->value[6] << 81; /* RA */
        put.wrong |= in->value[6] >> 1;
        put.word |= in->value[13] << 49; /* FNC */
        put.wrong |= in->value[13] >> 1;
        put.word |= in->value[14] << 39; /* Rc */
        put.wrong |= in->value[14] >> 8;
        put.word |= (rt_u128)in->value[15] << 83; /* RC */
        put.wrong |= in->value[15] >> 1;
        put.wrong |= in->line[2];
        put = with(put, put_fbn_2(in->line, in->value[7], in->value[8], in->value[9], in->value[10], in->value[11], in->value[12]));
        put = with(put, put_guard(in->line + 3, in->value[16]));
        put = with(put, put_open(in->line + 4));
        put = with(put, put_ctl(in->line + 5, in->value[18], in->value[21], in->value[22], in->value[23], in->value[24], in->value[25], in->value[26], in->value[17], in->value[19], in->value[20]));
        put = with(put, put_close(in->line + 9));
        if (in->line[4] == 0 && in->line[5] == 2 && in->line[6] == 0 && in->line[7] == 0 && in->line[8] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[18] << 68; /* NOY */
            put.wrong |= in->value[18] >> 1;
        }
        if (in->line[4] == 0 && in->line[5] == 2 && in->line[6] == 0 && in->line[7] == 0 && in->line[8] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[18] << 68; /* NOY */
            put.wrong |= in->value[18] >> 1;
        }
        if (in->line[4] == 0 && in->line[5] == 2 && in->line[6] == 0 && in->line[7] == 1 && in->line[8] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[18] << 68; /* NOY */
            put.wrong |= in->value[18] >> 1;
        }
        if (in->line[4] == 0 && in->line[5] == 2 && in->line[6] == 0 && in->line[7] == 1 && in->line[8] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[18] << 68; /* NOY */
            put.wrong |= in->value[18] >> 1;
        }
        if (in->line[4] == 2 && in->line[5] == 2 && in->line[6] == 1 && in->line[7] == 0 && in->line[8] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[17] << 64; /* STALL */
            put.wrong |= in->value[17] >> 4;
        }
        if (in->line[4] == 2 && in->line[5] == 2 && in->line[6] == 1 && in->line[7] == 0 && in->line[8] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[17] << 64; /* STALL */
            put.wrong |= in->value[17] >> 4;
        }
        if (in->line[4] == 2 && in->line[5] == 2 && in->line[6] == 1 && in->line[7] == 1 && in->line[8] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[17] << 64; /* STALL */
            put.wrong |= in->value[17] >> 4;
        }
        if (in->line[4] == 2 && in->line[5] == 2 && in->line[6] == 1 && in->line[7] == 1 && in->line[8] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[17] << 64; /* STALL */
            put.wrong |= in->value[17] >> 4;
        }
        length = 11;
        break;
    case MAXWELL_FFMA_C:
        put.word |= in->value[0] << 53; /* FMZH */
        put.wrong |= in->value[0] >> 2;
        put.word |= in->value[1] << 51; /* FRNDH */
        put.wrong |= in->value[1] >> 2;
        put.word |= in->value[2] << 50; /* FSAT */
        put.wrong |= in->value[2] >> 1;
        put.word |= in->value[3]; /* Rd */
        put.wrong |= in->value[3] >> 8;
        put.word |= in->value[4] << 47; /* CCW */
        put.wrong |= in->value[4] >> 1;
        put.word |= in->value[5] << 8; /* Ra */
        put.wrong |= in->value[5] >> 8;
        put.word |= (rt_u128)in->value[6] << 81; /* RA */
        put.wrong |= in->value[6] >> 1;
        put.word |= in->value[7] << 48; /* FNM */
        put.wrong |= in->value[7] >> 1;
        put.word |= in->value[8] << 39; /* Rc */
        put.wrong |= in->value[8] >> 8;
        put.word |= (rt_u128)in->value[9] << 82; /* RB */
        put.wrong |= in->value[9] >> 1;
        put.word |= in->value[10] << 49; /* FNC */
        put.wrong |= in->value[10] >> 1;
        put.word |= in->value[11] << 34; /* CBANK */
        put.wrong |= in->value[11] >> 5;
        put.word |= in->value[12] << 20; /* COFF */
        put.wrong |= in->value[12] >> 14;
        put.wrong |= in->line[0];
        put.wrong |= in->line[1];
        put.wrong |= in->line[2];
        put = with(put, put_guard(in->line + 3, in->value[13]));
        put = with(put, put_open(in->line + 4));
        put = with(put, put_ctl(in->line + 5, in->value[15], in->value[18], in->value[19], in->value[20], in->value[21], in->value[22], in->value[23], in->value[14], in->value[16], in->value[17]));
        put = with(put, put_close(in->line + 9));
        if (in->line[4] == 0 && in->line[5] == 2 && in->line[6] == 0 && in->line[7] == 0 && in->line[8] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[15] << 68; /* NOY */
            put.wrong |= in->value[15] >> 1;
        }
        if (in->line[4] == 0 && in->line[5] == 2 && in->line[6] == 0 && in->line[7] == 0 && in->line[8] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[15] << 68; /* NOY */
            put.wrong |= in->value[15] >> 1;
        }
        if (in->line[4] == 0 && in->line[5] == 2 && in->line[6] == 0 && in->line[7] == 1 && in->line[8] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[15] << 68; /* NOY */
            put.wrong |= in->value[15] >> 1;
        }
        if (in->line[4] == 0 && in->line[5] == 2 && in->line[6] == 0 && in->line[7] == 1 && in->line[8] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[15] << 68; /* NOY */
            put.wrong |= in->value[15] >> 1;
        }
        if (in->line[4] == 2 && in->line[5] == 2 && in->line[6] == 1 && in->line[7] == 0 && in->line[8] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[14] << 64; /* STALL */
            put.wrong |= in->value[14] >> 4;
        }
        if (in->line[4] == 2 && in->line[5] == 2 && in->line[6] == 1 && in->line[7] == 0 && in->line[8] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[14] << 64; /* STALL */
            put.wrong |= in->value[14] >> 4;
        }
        if (in->line[4] == 2 && in->line[5] == 2 && in->line[6] == 1 && in->line[7] == 1 && in->line[8] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[14] << 64; /* STALL */
            put.wrong |= in->value[14] >> 4;
        }
        if (in->line[4] == 2 && in->line[5] == 2 && in->line[6] == 1 && in->line[7] == 1 && in->line[8] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[14] << 64; /* STALL */
            put.wrong |= in->value[14] >> 4;
        }
        length = 11;
        break;
    case MAXWELL_FFMA32I:
        put.word |= in->value[0] << 53; /* FMZH */
        put.wrong |= in->value[0] >> 2;
        put.word |= in->value[1] << 55; /* FSATL */
        put.wrong |= in->value[1] >> 1;
        put.word |= in->value[2]; /* Rd */
        put.wrong |= in->value[2] >> 8;
        put.word |= in->value[3] << 52; /* CCWL */
        put.wrong |= in->value[3] >> 1;
        put.word |= in->value[7] << 20; /* FIMM32 */
        put.wrong |= in->value[7] >> 32;
        put.word |= in->value[8] << 57; /* FNCL */
        put.wrong |= in->value[8] >> 1;
        put.word |= in->value[4] << 56; /* FNAL */
        put.wrong |= in->value[4] >> 1;
        put.word |= in->value[5] << 8; /* Ra */
        put.wrong |= in->value[5] >> 8;
        put.word |= (rt_u128)in->value[6] << 81; /* RA */
        put.wrong |= in->value[6] >> 1;
        put.wrong |= in->line[0];
        put = with(put, put_guard(in->line + 1, in->value[9]));
        put = with(put, put_open(in->line + 2));
        put = with(put, put_ctl(in->line + 3, in->value[11], in->value[14], in->value[15], in->value[16], in->value[17], in->value[18], in->value[19], in->value[10], in->value[12], in->value[13]));
        put = with(put, put_close(in->line + 7));
        if (in->line[2] == 0 && in->line[3] == 2 && in->line[4] == 0 && in->line[5] == 0 && in->line[6] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[11] << 68; /* NOY */
            put.wrong |= in->value[11] >> 1;
        }
        if (in->line[2] == 0 && in->line[3] == 2 && in->line[4] == 0 && in->line[5] == 0 && in->line[6] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[11] << 68; /* NOY */
            put.wrong |= in->value[11] >> 1;
        }
        if (in->line[2] == 0 && in->line[3] == 2 && in->line[4] == 0 && in->line[5] == 1 && in->line[6] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[11] << 68; /* NOY */
            put.wrong |= in->value[11] >> 1;
        }
        if (in->line[2] == 0 && in->line[3] == 2 && in->line[4] == 0 && in->line[5] == 1 && in->line[6] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[11] << 68; /* NOY */
            put.wrong |= in->value[11] >> 1;
        }
        if (in->line[2] == 2 && in->line[3] == 2 && in->line[4] == 1 && in->line[5] == 0 && in->line[6] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[10] << 64; /* STALL */
            put.wrong |= in->value[10] >> 4;
        }
        if (in->line[2] == 2 && in->line[3] == 2 && in->line[4] == 1 && in->line[5] == 0 && in->line[6] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[10] << 64; /* STALL */
            put.wrong |= in->value[10] >> 4;
        }
        if (in->line[2] == 2 && in->line[3] == 2 && in->line[4] == 1 && in->line[5] == 1 && in->line[6] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[10] << 64; /* STALL */
            put.wrong |= in->value[10] >> 4;
        }
        if (in->line[2] == 2 && in->line[3] == 2 && in->line[4] == 1 && in->line[5] == 1 && in->line[6] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[10] << 64; /* STALL */
            put.wrong |= in->value[10] >> 4;
        }
        length = 11;
        break;
    case MAXWELL_FMNMX:
        put.word |= in->value[0] << 44; /* FTZ */
        put.wrong |= in->value[0] >> 1;
        put.word |= in->value[1]; /* Rd */
        put.wrong |= in->value[1] >> 8;
        put.word |= in->value[2] << 47; /* CCW */
        put.wrong |= in->value[2] >> 1;
        put.word |= in->value[3] << 48; /* FNA */
        put.wrong |= in->value[3] >> 1;
        put.word |= in->value[4] << 46; /* FAA */
        put.wrong |= in->value[4] >> 1;
        put.word |= in->value[5] << 8; /* Ra */
        put.wrong |= in->value[5] >> 8;
        put.word |= (rt_u128)in->value[6] << 81; /* RA */
        put.wrong |= in->value[6] >> 1;
        put.word |= in->value[14] << 42; /* Q0N */
        put.wrong |= in->value[14] >> 1;
        put.word |= in->value[15] << 39; /* Q0 */
        put.wrong |= in->value[15] >> 3;
        put.wrong |= in->line[0];
        put.wrong |= in->line[3];
        put = with(put, put_cs32(in->line + 1, in->value[7], in->value[8], in->value[9], in->value[10], in->value[11], in->value[12], in->value[13]));
        put = with(put, put_guard(in->line + 4, in->value[16]));
        put = with(put, put_open(in->line + 5));
        put = with(put, put_ctl(in->line + 6, in->value[18], in->value[21], in->value[22], in->value[23], in->value[24], in->value[25], in->value[26], in->value[17], in->value[19], in->value[20]));
        put = with(put, put_close(in->line + 10));
        if (in->line[5] == 0 && in->line[6] == 2 && in->line[7] == 0 && in->line[8] == 0 && in->line[9] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[18] << 68; /* NOY */
            put.wrong |= in->value[18] >> 1;
        }
        if (in->line[5] == 0 && in->line[6] == 2 && in->line[7] == 0 && in->line[8] == 0 && in->line[9] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[18] << 68; /* NOY */
            put.wrong |= in->value[18] >> 1;
        }
        if (in->line[5] == 0 && in->line[6] == 2 && in->line[7] == 0 && in->line[8] == 1 && in->line[9] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[18] << 68; /* NOY */
            put.wrong |= in->value[18] >> 1;
        }
        if (in->line[5] == 0 && in->line[6] == 2 && in->line[7] == 0 && in->line[8] == 1 && in->line[9] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[18] << 68; /* NOY */
            put.wrong |= in->value[18] >> 1;
        }
        if (in->line[5] == 2 && in->line[6] == 2 && in->line[7] == 1 && in->line[8] == 0 && in->line[9] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[17] << 64; /* STALL */
            put.wrong |= in->value[17] >> 4;
        }
        if (in->line[5] == 2 && in->line[6] == 2 && in->line[7] == 1 && in->line[8] == 0 && in->line[9] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[17] << 64; /* STALL */
            put.wrong |= in->value[17] >> 4;
        }
        if (in->line[5] == 2 && in->line[6] == 2 && in->line[7] == 1 && in->line[8] == 1 && in->line[9] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[17] << 64; /* STALL */
            put.wrong |= in->value[17] >> 4;
        }
        if (in->line[5] == 2 && in->line[6] == 2 && in->line[7] == 1 && in->line[8] == 1 && in->line[9] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[17] << 64; /* STALL */
            put.wrong |= in->value[17] >> 4;
        }
        length = 11;
        break;
    case MAXWELL_FSET:
        put.word |= in->value[0] << 52; /* BFH */
        put.wrong |= in->value[0] >> 1;
        put.word |= in->value[1] << 48; /* FCMP */
        put.wrong |= in->value[1] >> 4;
        put.word |= in->value[2] << 55; /* SFTZ */
        put.wrong |= in->value[2] >> 1;
        put.word |= in->value[3] << 45; /* BOP */
        put.wrong |= in->value[3] >> 2;
        put.word |= in->value[4]; /* Rd */
        put.wrong |= in->value[4] >> 8;
        put.word |= in->value[5] << 47; /* CCW */
        put.wrong |= in->value[5] >> 1;
        put.word |= in->value[6] << 43; /* SNA */
        put.wrong |= in->value[6] >> 1;
        put.word |= in->value[7] << 54; /* SAA */
        put.wrong |= in->value[7] >> 1;
        put.word |= in->value[8] << 8; /* Ra */
        put.wrong |= in->value[8] >> 8;
        put.word |= (rt_u128)in->value[9] << 81; /* RA */
        put.wrong |= in->value[9] >> 1;
        put.word |= in->value[17] << 42; /* Q0N */
        put.wrong |= in->value[17] >> 1;
        put.word |= in->value[18] << 39; /* Q0 */
        put.wrong |= in->value[18] >> 3;
        put.wrong |= in->line[0];
        put.wrong |= in->line[3];
        put = with(put, put_fb_2(in->line + 1, in->value[10], in->value[11], in->value[12], in->value[13], in->value[14], in->value[15], in->value[16]));
        put = with(put, put_guard(in->line + 4, in->value[19]));
        put = with(put, put_open(in->line + 5));
        put = with(put, put_ctl(in->line + 6, in->value[21], in->value[24], in->value[25], in->value[26], in->value[27], in->value[28], in->value[29], in->value[20], in->value[22], in->value[23]));
        put = with(put, put_close(in->line + 10));
        if (in->line[5] == 0 && in->line[6] == 2 && in->line[7] == 0 && in->line[8] == 0 && in->line[9] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[21] << 68; /* NOY */
            put.wrong |= in->value[21] >> 1;
        }
        if (in->line[5] == 0 && in->line[6] == 2 && in->line[7] == 0 && in->line[8] == 0 && in->line[9] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[21] << 68; /* NOY */
            put.wrong |= in->value[21] >> 1;
        }
        if (in->line[5] == 0 && in->line[6] == 2 && in->line[7] == 0 && in->line[8] == 1 && in->line[9] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[21] << 68; /* NOY */
            put.wrong |= in->value[21] >> 1;
        }
        if (in->line[5] == 0 && in->line[6] == 2 && in->line[7] == 0 && in->line[8] == 1 && in->line[9] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[21] << 68; /* NOY */
            put.wrong |= in->value[21] >> 1;
        }
        if (in->line[5] == 2 && in->line[6] == 2 && in->line[7] == 1 && in->line[8] == 0 && in->line[9] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[20] << 64; /* STALL */
            put.wrong |= in->value[20] >> 4;
        }
        if (in->line[5] == 2 && in->line[6] == 2 && in->line[7] == 1 && in->line[8] == 0 && in->line[9] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[20] << 64; /* STALL */
            put.wrong |= in->value[20] >> 4;
        }
        if (in->line[5] == 2 && in->line[6] == 2 && in->line[7] == 1 && in->line[8] == 1 && in->line[9] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[20] << 64; /* STALL */
            put.wrong |= in->value[20] >> 4;
        }
        if (in->line[5] == 2 && in->line[6] == 2 && in->line[7] == 1 && in->line[8] == 1 && in->line[9] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[20] << 64; /* STALL */
            put.wrong |= in->value[20] >> 4;
        }
        length = 11;
        break;
    case MAXWELL_FSETP:
        put.word |= in->value[0] << 48; /* FCMP */
        put.wrong |= in->value[0] >> 4;
        put.word |= in->value[1] << 47; /* PFTZ */
        put.wrong |= in->value[1] >> 1;
        put.word |= in->value[2] << 45; /* BOP */
        put.wrong |= in->value[2] >> 2;
        put.word |= in->value[3] << 3; /* P0 */
        put.wrong |= in->value[3] >> 3;
        put.word |= in->value[4]; /* P1 */
        put.wrong |= in->value[4] >> 3;
        put.word |= in->value[5] << 43; /* SNA */
        put.wrong |= in->value[5] >> 1;
        put.word |= in->value[6] << 7; /* PAA */
        put.wrong |= in->value[6] >> 1;
        put.word |= in->value[7] << 8; /* Ra */
        put.wrong |= in->value[7] >> 8;
        put.word |= (rt_u128)in->value[8] << 81; /* RA */
        put.wrong |= in->value[8] >> 1;
        put.word |= in->value[16] << 42; /* Q0N */
        put.wrong |= in->value[16] >> 1;
        put.word |= in->value[17] << 39; /* Q0 */
        put.wrong |= in->value[17] >> 3;
        put.wrong |= in->line[0];
        put.wrong |= in->line[3];
        put = with(put, put_fb_3(in->line + 1, in->value[9], in->value[10], in->value[11], in->value[12], in->value[13], in->value[14], in->value[15]));
        put = with(put, put_guard(in->line + 4, in->value[18]));
        put = with(put, put_open(in->line + 5));
        put = with(put, put_ctl(in->line + 6, in->value[20], in->value[23], in->value[24], in->value[25], in->value[26], in->value[27], in->value[28], in->value[19], in->value[21], in->value[22]));
        put = with(put, put_close(in->line + 10));
        if (in->line[5] == 0 && in->line[6] == 2 && in->line[7] == 0 && in->line[8] == 0 && in->line[9] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[20] << 68; /* NOY */
            put.wrong |= in->value[20] >> 1;
        }
        if (in->line[5] == 0 && in->line[6] == 2 && in->line[7] == 0 && in->line[8] == 0 && in->line[9] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[20] << 68; /* NOY */
            put.wrong |= in->value[20] >> 1;
        }
        if (in->line[5] == 0 && in->line[6] == 2 && in->line[7] == 0 && in->line[8] == 1 && in->line[9] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[20] << 68; /* NOY */
            put.wrong |= in->value[20] >> 1;
        }
        if (in->line[5] == 0 && in->line[6] == 2 && in->line[7] == 0 && in->line[8] == 1 && in->line[9] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[20] << 68; /* NOY */
            put.wrong |= in->value[20] >> 1;
        }
        if (in->line[5] == 2 && in->line[6] == 2 && in->line[7] == 1 && in->line[8] == 0 && in->line[9] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[19] << 64; /* STALL */
            put.wrong |= in->value[19] >> 4;
        }
        if (in->line[5] == 2 && in->line[6] == 2 && in->line[7] == 1 && in->line[8] == 0 && in->line[9] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[19] << 64; /* STALL */
            put.wrong |= in->value[19] >> 4;
        }
        if (in->line[5] == 2 && in->line[6] == 2 && in->line[7] == 1 && in->line[8] == 1 && in->line[9] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[19] << 64; /* STALL */
            put.wrong |= in->value[19] >> 4;
        }
        if (in->line[5] == 2 && in->line[6] == 2 && in->line[7] == 1 && in->line[8] == 1 && in->line[9] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[19] << 64; /* STALL */
            put.wrong |= in->value[19] >> 4;
        }
        length = 11;
        break;
    case MAXWELL_FCMP_B:
        put.word |= in->value[0] << 48; /* FCMPN */
        put.wrong |= in->value[0] >> 4;
        put.word |= in->value[1] << 47; /* PFTZ */
        put.wrong |= in->value[1] >> 1;
        put.word |= in->value[2]; /* Rd */
        put.wrong |= in->value[2] >> 8;
        put.word |= in->value[3] << 8; /* Ra */
        put.wrong |= in->value[3] >> 8;
        put.word |= (rt_u128)in->value[4] << 81; /* RA */
        put.wrong |= in->value[4] >> 1;
        put.word |= in->value[10] << 39; /* Rc */
        put.wrong |= in->value[10] >> 8;
        put.word |= (rt_u128)in->value[11] << 83; /* RC */
        put.wrong |= in->value[11] >> 1;
        put = with(put, put_fic(in->line, in->value[5], in->value[6], in->value[7], in->value[8], in->value[9]));
        put = with(put, put_guard(in->line + 1, in->value[12]));
        put = with(put, put_open(in->line + 2));
        put = with(put, put_ctl(in->line + 3, in->value[14], in->value[17], in->value[18], in->value[19], in->value[20], in->value[21], in->value[22], in->value[13], in->value[15], in->value[16]));
        put = with(put, put_close(in->line + 7));
        if (in->line[2] == 0 && in->line[3] == 2 && in->line[4] == 0 && in->line[5] == 0 && in->line[6] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[14] << 68; /* NOY */
            put.wrong |= in->value[14] >> 1;
        }
        if (in->line[2] == 0 && in->line[3] == 2 && in->line[4] == 0 && in->line[5] == 0 && in->line[6] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[14] << 68; /* NOY */
            put.wrong |= in->value[14] >> 1;
        }
        if (in->line[2] == 0 && in->line[3] == 2 && in->line[4] == 0 && in->line[5] == 1 && in->line[6] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[14] << 68; /* NOY */
            put.wrong |= in->value[14] >> 1;
        }
        if (in->line[2] == 0 && in->line[3] == 2 && in->line[4] == 0 && in->line[5] == 1 && in->line[6] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[14] << 68; /* NOY */
            put.wrong |= in->value[14] >> 1;
        }
        if (in->line[2] == 2 && in->line[3] == 2 && in->line[4] == 1 && in->line[5] == 0 && in->line[6] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[13] << 64; /* STALL */
            put.wrong |= in->value[13] >> 4;
        }
        if (in->line[2] == 2 && in->line[3] == 2 && in->line[4] == 1 && in->line[5] == 0 && in->line[6] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[13] << 64; /* STALL */
            put.wrong |= in->value[13] >> 4;
        }
        if (in->line[2] == 2 && in->line[3] == 2 && in->line[4] == 1 && in->line[5] == 1 && in->line[6] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[13] << 64; /* STALL */
            put.wrong |= in->value[13] >> 4;
        }
        if (in->line[2] == 2 && in->line[3] == 2 && in->line[4] == 1 && in->line[5] == 1 && in->line[6] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[13] << 64; /* STALL */
            put.wrong |= in->value[13] >> 4;
        }
        length = 11;
        break;
    case MAXWELL_FCMP_C:
        put.word |= in->value[0] << 48; /* FCMPN */
        put.wrong |= in->value[0] >> 4;
        put.word |= in->value[1] << 47; /* PFTZ */
        put.wrong |= in->value[1] >> 1;
        put.word |= in->value[2]; /* Rd */
        put.wrong |= in->value[2] >> 8;
        put.word |= in->value[3] << 8; /* Ra */
        put.wrong |= in->value[3] >> 8;
        put.word |= (rt_u128)in->value[4] << 81; /* RA */
        put.wrong |= in->value[4] >> 1;
        put.word |= in->value[5] << 39; /* Rc */
        put.wrong |= in->value[5] >> 8;
        put.word |= (rt_u128)in->value[6] << 82; /* RB */
        put.wrong |= in->value[6] >> 1;
        put.word |= in->value[7] << 34; /* CBANK */
        put.wrong |= in->value[7] >> 5;
        put.word |= in->value[8] << 20; /* COFF */
        put.wrong |= in->value[8] >> 14;
        put.wrong |= in->line[0];
        put = with(put, put_guard(in->line + 1, in->value[9]));
        put = with(put, put_open(in->line + 2));
        put = with(put, put_ctl(in->line + 3, in->value[11], in->value[14], in->value[15], in->value[16], in->value[17], in->value[18], in->value[19], in->value[10], in->value[12], in->value[13]));
        put = with(put, put_close(in->line + 7));
        if (in->line[2] == 0 && in->line[3] == 2 && in->line[4] == 0 && in->line[5] == 0 && in->line[6] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[11] << 68; /* NOY */
            put.wrong |= in->value[11] >> 1;
        }
        if (in->line[2] == 0 && in->line[3] == 2 && in->line[4] == 0 && in->line[5] == 0 && in->line[6] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[11] << 68; /* NOY */
            put.wrong |= in->value[11] >> 1;
        }
        if (in->line[2] == 0 && in->line[3] == 2 && in->line[4] == 0 && in->line[5] == 1 && in->line[6] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[11] << 68; /* NOY */
            put.wrong |= in->value[11] >> 1;
        }
        if (in->line[2] == 0 && in->line[3] == 2 && in->line[4] == 0 && in->line[5] == 1 && in->line[6] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[11] << 68; /* NOY */
            put.wrong |= in->value[11] >> 1;
        }
        if (in->line[2] == 2 && in->line[3] == 2 && in->line[4] == 1 && in->line[5] == 0 && in->line[6] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[10] << 64; /* STALL */
            put.wrong |= in->value[10] >> 4;
        }
        if (in->line[2] == 2 && in->line[3] == 2 && in->line[4] == 1 && in->line[5] == 0 && in->line[6] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[10] << 64; /* STALL */
            put.wrong |= in->value[10] >> 4;
        }
        if (in->line[2] == 2 && in->line[3] == 2 && in->line[4] == 1 && in->line[5] == 1 && in->line[6] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[10] << 64; /* STALL */
            put.wrong |= in->value[10] >> 4;
        }
        if (in->line[2] == 2 && in->line[3] == 2 && in->line[4] == 1 && in->line[5] == 1 && in->line[6] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[10] << 64; /* STALL */
            put.wrong |= in->value[10] >> 4;
        }
        length = 11;
        break;
    case MAXWELL_FCHK:
        put.word |= in->value[0] << 3; /* P0 */
        put.wrong |= in->value[0] >> 3;
        put.word |= in->value[1] << 48; /* FNA */
        put.wrong |= in->value[1] >> 1;
        put.word |= in->value[2] << 46; /* FAA */
        put.wrong |= in->value[2] >> 1;
        put.word |= in->value[3] << 8; /* Ra */
        put.wrong |= in->value[3] >> 8;
        put.word |= (rt_u128)in->value[4] << 81; /* RA */
        put.wrong |= in->value[4] >> 1;
        put.wrong |= in->line[0];
        put = with(put, put_cs32(in->line + 1, in->value[5], in->value[6], in->value[7], in->value[8], in->value[9], in->value[10], in->value[11]));
        put = with(put, put_guard(in->line + 3, in->value[12]));
        put = with(put, put_open(in->line + 4));
        put = with(put, put_ctl(in->line + 5, in->value[14], in->value[17], in->value[18], in->value[19], in->value[20], in->value[21], in->value[22], in->value[13], in->value[15], in->value[16]));
        put = with(put, put_close(in->line + 9));
        if (in->line[4] == 0 && in->line[5] == 2 && in->line[6] == 0 && in->line[7] == 0 && in->line[8] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[14] << 68; /* NOY */
            put.wrong |= in->value[14] >> 1;
        }
        if (in->line[4] == 0 && in->line[5] == 2 && in->line[6] == 0 && in->line[7] == 0 && in->line[8] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[14] << 68; /* NOY */
            put.wrong |= in->value[14] >> 1;
        }
        if (in->line[4] == 0 && in->line[5] == 2 && in->line[6] == 0 && in->line[7] == 1 && in->line[8] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[14] << 68; /* NOY */
            put.wrong |= in->value[14] >> 1;
        }
        if (in->line[4] == 0 && in->line[5] == 2 && in->line[6] == 0 && in->line[7] == 1 && in->line[8] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[14] << 68; /* NOY */
            put.wrong |= in->value[14] >> 1;
        }
        if (in->line[4] == 2 && in->line[5] == 2 && in->line[6] == 1 && in->line[7] == 0 && in->line[8] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[13] << 64; /* STALL */
            put.wrong |= in->value[13] >> 4;
        }
        if (in->line[4] == 2 && in->line[5] == 2 && in->line[6] == 1 && in->line[7] == 0 && in->line[8] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[13] << 64; /* STALL */
            put.wrong |= in->value[13] >> 4;
        }
        if (in->line[4] == 2 && in->line[5] == 2 && in->line[6] == 1 && in->line[7] == 1 && in->line[8] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[13] << 64; /* STALL */
            put.wrong |= in->value[13] >> 4;
        }
        if (in->line[4] == 2 && in->line[5] == 2 && in->line[6] == 1 && in->line[7] == 1 && in->line[8] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[13] << 64; /* STALL */
            put.wrong |= in->value[13] >> 4;
        }
        length = 11;
        break;
    case MAXWELL_FSWZADD:
        put.word |= in->value[0] << 44; /* FTZ */
        put.wrong |= in->value[0] >> 1;
        put.word |= in->value[1] << 39; /* FRND */
        put.wrong |= in->value[1] >> 2;
        put.word |= in->value[2] << 38; /* NDV */
        put.wrong |= in->value[2] >> 1;
        put.word |= in->value[3]; /* Rd */
        put.wrong |= in->value[3] >> 8;
        put.word |= in->value[4] << 47; /* CCW */
        put.wrong |= in->value[4] >> 1;
        put.word |= in->value[5] << 8; /* Ra */
        put.wrong |= in->value[5] >> 8;
        put.word |= (rt_u128)in->value[6] << 81; /* RA */
        put.wrong |= in->value[6] >> 1;
        put.word |= in->value[7] << 20; /* Rb */
        put.wrong |= in->value[7] >> 8;
        put.word |= (rt_u128)in->value[8] << 82; /* RB */
        put.wrong |= in->value[8] >> 1;
        put.word |= in->value[9] << 34; /* SWD */
        put.wrong |= in->value[9] >> 2;
        put.word |= in->value[10] << 32; /* SWC */
        put.wrong |= in->value[10] >> 2;
        put.word |= in->value[11] << 30; /* SWB */
        put.wrong |= in->value[11] >> 2;
        put.word |= in->value[12] << 28; /* SWA */
        put.wrong |= in->value[12] >> 2;
        put = with(put, put_guard(in->line, in->value[13]));
        put = with(put, put_open(in->line + 1));
        put = with(put, put_ctl(in->line + 2, in->value[15], in->value[18], in->value[19], in->value[20], in->value[21], in->value[22], in->value[23], in->value[14], in->value[16], in->value[17]));
        put = with(put, put_close(in->line + 6));
        if (in->line[1] == 0 && in->line[2] == 2 && in->line[3] == 0 && in->line[4] == 0 && in->line[5] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[15] << 68; /* NOY */
            put.wrong |= in->value[15] >> 1;
        }
        if (in->line[1] == 0 && in->line[2] == 2 && in->line[3] == 0 && in->line[4] == 0 && in->line[5] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[15] << 68; /* NOY */
            put.wrong |= in->value[15] >> 1;
        }
        if (in->line[1] == 0 && in->line[2] == 2 && in->line[3] == 0 && in->line[4] == 1 && in->line[5] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[15] << 68; /* NOY */
            put.wrong |= in->value[15] >> 1;
        }
        if (in->line[1] == 0 && in->line[2] == 2 && in->line[3] == 0 && in->line[4] == 1 && in->line[5] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[15] << 68; /* NOY */
            put.wrong |= in->value[15] >> 1;
        }
        if (in->line[1] == 2 && in->line[2] == 2 && in->line[3] == 1 && in->line[4] == 0 && in->line[5] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[14] << 64; /* STALL */
            put.wrong |= in->value[14] >> 4;
        }
        if (in->line[1] == 2 && in->line[2] == 2 && in->line[3] == 1 && in->line[4] == 0 && in->line[5] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[14] << 64; /* STALL */
            put.wrong |= in->value[14] >> 4;
        }
        if (in->line[1] == 2 && in->line[2] == 2 && in->line[3] == 1 && in->line[4] == 1 && in->line[5] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[14] << 64; /* STALL */
            put.wrong |= in->value[14] >> 4;
        }
        if (in->line[1] == 2 && in->line[2] == 2 && in->line[3] == 1 && in->line[4] == 1 && in->line[5] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[14] << 64; /* STALL */
            put.wrong |= in->value[14] >> 4;
        }
        length = 11;
        break;
    case MAXWELL_MUFU:
    case MAXWELL_MUFU_SQRT:
        put.word |= in->value[0] << 20; /* MUF */
        put.wrong |= in->value[0] >> 4;
        put.word |= in->value[1] << 50; /* FSAT */
        put.wrong |= in->value[1] >> 1;
        put.word |= in->value[2]; /* Rd */
        put.wrong |= in->value[2] >> 8;
        put.word |= in->value[3] << 48; /* FNA */
        put.wrong |= in->value[3] >> 1;
        put.word |= in->value[4] << 46; /* FAA */
        put.wrong |= in->value[4] >> 1;
        put.word |= in->value[5] << 8; /* Ra */
        put.wrong |= in->value[5] >> 8;
        put.word |= (rt_u128)in->value[6] << 81; /* RA */
        put.wrong |= in->value[6] >> 1;
        put.wrong |= in->line[0];
        put = with(put, put_guard(in->line + 1, in->value[7]));
        put = with(put, put_open(in->line + 2));
        put = with(put, put_ctl(in->line + 3, in->value[9], in->value[12], in->value[13], in->value[14], in->value[15], in->value[16], in->value[17], in->value[8], in->value[10], in->value[11]));
        put = with(put, put_close(in->line + 7));
        if (in->line[2] == 0 && in->line[3] == 2 && in->line[4] == 0 && in->line[5] == 0 && in->line[6] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[9] << 68; /* NOY */
            put.wrong |= in->value[9] >> 1;
        }
        if (in->line[2] == 0 && in->line[3] == 2 && in->line[4] == 0 && in->line[5] == 0 && in->line[6] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[9] << 68; /* NOY */
            put.wrong |= in->value[9] >> 1;
        }
        if (in->line[2] == 0 && in->line[3] == 2 && in->line[4] == 0 && in->line[5] == 1 && in->line[6] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[9] << 68; /* NOY */
            put.wrong |= in->value[9] >> 1;
        }
        if (in->line[2] == 0 && in->line[3] == 2 && in->line[4] == 0 && in->line[5] == 1 && in->line[6] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[9] << 68; /* NOY */
            put.wrong |= in->value[9] >> 1;
        }
        if (in->line[2] == 2 && in->line[3] == 2 && in->line[4] == 1 && in->line[5] == 0 && in->line[6] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[8] << 64; /* STALL */
            put.wrong |= in->value[8] >> 4;
        }
        if (in->line[2] == 2 && in->line[3] == 2 && in->line[4] == 1 && in->line[5] == 0 && in->line[6] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[8] << 64; /* STALL */
            put.wrong |= in->value[8] >> 4;
        }
        if (in->line[2] == 2 && in->line[3] == 2 && in->line[4] == 1 && in->line[5] == 1 && in->line[6] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[8] << 64; /* STALL */
            put.wrong |= in->value[8] >> 4;
        }
        if (in->line[2] == 2 && in->line[3] == 2 && in->line[4] == 1 && in->line[5] == 1 && in->line[6] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[8] << 64; /* STALL */
            put.wrong |= in->value[8] >> 4;
        }
        length = 11;
        break;
    case MAXWELL_RRO:
        put.word |= in->value[0] << 39; /* RROF */
        put.wrong |= in->value[0] >> 1;
        put.word |= in->value[1]; /* Rd */
        put.wrong |= in->value[1] >> 8;
        put = with(put, put_cs32(in->line, in->value[2], in->value[3], in->value[4], in->value[5], in->value[6], in->value[7], in->value[8]));
        put = with(put, put_guard(in->line + 2, in->value[9]));
        put = with(put, put_open(in->line + 3));
        put = with(put, put_ctl(in->line + 4, in->value[11], in->value[14], in->value[15], in->value[16], in->value[17], in->value[18], in->value[19], in->value[10], in->value[12], in->value[13]));
        put = with(put, put_close(in->line + 8));
        if (in->line[3] == 0 && in->line[4] == 2 && in->line[5] == 0 && in->line[6] == 0 && in->line[7] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[11] << 68; /* NOY */
            put.wrong |= in->value[11] >> 1;
        }
        if (in->line[3] == 0 && in->line[4] == 2 && in->line[5] == 0 && in->line[6] == 0 && in->line[7] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[11] << 68; /* NOY */
            put.wrong |= in->value[11] >> 1;
        }
        if (in->line[3] == 0 && in->line[4] == 2 && in->line[5] == 0 && in->line[6] == 1 && in->line[7] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[11] << 68; /* NOY */
            put.wrong |= in->value[11] >> 1;
        }
        if (in->line[3] == 0 && in->line[4] == 2 && in->line[5] == 0 && in->line[6] == 1 && in->line[7] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[11] << 68; /* NOY */
            put.wrong |= in->value[11] >> 1;
        }
        if (in->line[3] == 2 && in->line[4] == 2 && in->line[5] == 1 && in->line[6] == 0 && in->line[7] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[10] << 64; /* STALL */
            put.wrong |= in->value[10] >> 4;
        }
        if (in->line[3] == 2 && in->line[4] == 2 && in->line[5] == 1 && in->line[6] == 0 && in->line[7] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[10] << 64; /* STALL */
            put.wrong |= in->value[10] >> 4;
        }
        if (in->line[3] == 2 && in->line[4] == 2 && in->line[5] == 1 && in->line[6] == 1 && in->line[7] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[10] << 64; /* STALL */
            put.wrong |= in->value[10] >> 4;
        }
        if (in->line[3] == 2 && in->line[4] == 2 && in->line[5] == 1 && in->line[6] == 1 && in->line[7] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[10] << 64; /* STALL */
            put.wrong |= in->value[10] >> 4;
        }
        length = 11;
        break;
    case MAXWELL_AL2P:
        put.word |= in->value[0] << 32; /* AO */
        put.wrong |= in->value[0] >> 1;
        put.word |= in->value[1] << 47; /* ASIZE */
        put.wrong |= in->value[1] >> 2;
        put.word |= in->value[3]; /* Rd */
        put.wrong |= in->value[3] >> 8;
        put = with(put, put_apop(in->line, in->value[2]));
        put = with(put, put_awhich(in->line + 1, in->value[4], in->value[5]));
        put = with(put, put_guard(in->line + 2, in->value[6]));
        put = with(put, put_open(in->line + 3));
        put = with(put, put_ctl(in->line + 4, in->value[8], in->value[11], in->value[12], in->value[13], in->value[14], in->value[15], in->value[16], in->value[7], in->value[9], in->value[10]));
        put = with(put, put_close(in->line + 8));
        if (in->line[3] == 0 && in->line[4] == 2 && in->line[5] == 0 && in->line[6] == 0 && in->line[7] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[8] << 68; /* NOY */
            put.wrong |= in->value[8] >> 1;
        }
        if (in->line[3] == 0 && in->line[4] == 2 && in->line[5] == 0 && in->line[6] == 0 && in->line[7] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[8] << 68; /* NOY */
            put.wrong |= in->value[8] >> 1;
        }
        if (in->line[3] == 0 && in->line[4] == 2 && in->line[5] == 0 && in->line[6] == 1 && in->line[7] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[8] << 68; /* NOY */
            put.wrong |= in->value[8] >> 1;
        }
        if (in->line[3] == 0 && in->line[4] == 2 && in->line[5] == 0 && in->line[6] == 1 && in->line[7] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[8] << 68; /* NOY */
            put.wrong |= in->value[8] >> 1;
        }
        if (in->line[3] == 2 && in->line[4] == 2 && in->line[5] == 1 && in->line[6] == 0 && in->line[7] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[7] << 64; /* STALL */
            put.wrong |= in->value[7] >> 4;
        }
        if (in->line[3] == 2 && in->line[4] == 2 && in->line[5] == 1 && in->line[6] == 0 && in->line[7] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[7] << 64; /* STALL */
            put.wrong |= in->value[7] >> 4;
        }
        if (in->line[3] == 2 && in->line[4] == 2 && in->line[5] == 1 && in->line[6] == 1 && in->line[7] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[7] << 64; /* STALL */
            put.wrong |= in->value[7] >> 4;
        }
        if (in->line[3] == 2 && in->line[4] == 2 && in->line[5] == 1 && in->line[6] == 1 && in->line[7] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[7] << 64; /* STALL */
            put.wrong |= in->value[7] >> 4;
        }
        length = 11;
        break;
    case MAXWELL_ALD_A:
        put.word |= in->value[0] << 32; /* AO */
        put.wrong |= in->value[0] >> 1;
        put.word |= in->value[1] << 47; /* ASIZE */
        put.wrong |= in->value[1] >> 2;
        put.word |= in->value[2]; /* Rd */
        put.wrong |= in->value[2] >> 8;
        put.word |= in->value[3] << 20; /* AOFF10 */
        put.wrong |= in->value[3] >> 10;
        put = with(put, put_arc(in->line, in->value[4]));
        put = with(put, put_guard(in->line + 1, in->value[5]));
        put = with(put, put_open(in->line + 2));
        put = with(put, put_ctl(in->line + 3, in->value[7], in->value[10], in->value[11], in->value[12], in->value[13], in->value[14], in->value[15], in->value[6], in->value[8], in->value[9]));
        put = with(put, put_close(in->line + 7));
        if (in->line[2] == 0 && in->line[3] == 2 && in->line[4] == 0 && in->line[5] == 0 && in->line[6] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[7] << 68; /* NOY */
            put.wrong |= in->value[7] >> 1;
        }
        if (in->line[2] == 0 && in->line[3] == 2 && in->line[4] == 0 && in->line[5] == 0 && in->line[6] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[7] << 68; /* NOY */
            put.wrong |= in->value[7] >> 1;
        }
        if (in->line[2] == 0 && in->line[3] == 2 && in->line[4] == 0 && in->line[5] == 1 && in->line[6] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[7] << 68; /* NOY */
            put.wrong |= in->value[7] >> 1;
        }
        if (in->line[2] == 0 && in->line[3] == 2 && in->line[4] == 0 && in->line[5] == 1 && in->line[6] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[7] << 68; /* NOY */
            put.wrong |= in->value[7] >> 1;
        }
        if (in->line[2] == 2 && in->line[3] == 2 && in->line[4] == 1 && in->line[5] == 0 && in->line[6] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[6] << 64; /* STALL */
            put.wrong |= in->value[6] >> 4;
        }
        if (in->line[2] == 2 && in->line[3] == 2 && in->line[4] == 1 && in->line[5] == 0 && in->line[6] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[6] << 64; /* STALL */
            put.wrong |= in->value[6] >> 4;
        }
        if (in->line[2] == 2 && in->line[3] == 2 && in->line[4] == 1 && in->line[5] == 1 && in->line[6] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[6] << 64; /* STALL */
            put.wrong |= in->value[6] >> 4;
        }
        if (in->line[2] == 2 && in->line[3] == 2 && in->line[4] == 1 && in->line[5] == 1 && in->line[6] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[6] << 64; /* STALL */
            put.wrong |= in->value[6] >> 4;
        }
        length = 11;
        break;
    case MAXWELL_ALD_H:
    case MAXWELL_ALD_P:
        put.word |= in->value[0] << 32; /* AO */
        put.wrong |= in->value[0] >> 1;
        put.word |= in->value[1] << 47; /* ASIZE */
        put.wrong |= in->value[1] >> 2;
        put.word |= in->value[2]; /* Rd */
        put.wrong |= in->value[2] >> 8;
        put.word |= in->value[3] << 8; /* Ra */
        put.wrong |= in->value[3] >> 8;
        put = with(put, put_arc(in->line, in->value[4]));
        put = with(put, put_guard(in->line + 1, in->value[5]));
        put = with(put, put_open(in->line + 2));
        put = with(put, put_ctl(in->line + 3, in->value[7], in->value[10], in->value[11], in->value[12], in->value[13], in->value[14], in->value[15], in->value[6], in->value[8], in->value[9]));
        put = with(put, put_close(in->line + 7));
        if (in->line[2] == 0 && in->line[3] == 2 && in->line[4] == 0 && in->line[5] == 0 && in->line[6] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[7] << 68; /* NOY */
            put.wrong |= in->value[7] >> 1;
        }
        if (in->line[2] == 0 && in->line[3] == 2 && in->line[4] == 0 && in->line[5] == 0 && in->line[6] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[7] << 68; /* NOY */
            put.wrong |= in->value[7] >> 1;
        }
        if (in->line[2] == 0 && in->line[3] == 2 && in->line[4] == 0 && in->line[5] == 1 && in->line[6] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[7] << 68; /* NOY */
            put.wrong |= in->value[7] >> 1;
        }
        if (in->line[2] == 0 && in->line[3] == 2 && in->line[4] == 0 && in->line[5] == 1 && in->line[6] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[7] << 68; /* NOY */
            put.wrong |= in->value[7] >> 1;
        }
        if (in->line[2] == 2 && in->line[3] == 2 && in->line[4] == 1 && in->line[5] == 0 && in->line[6] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[6] << 64; /* STALL */
            put.wrong |= in->value[6] >> 4;
        }
        if (in->line[2] == 2 && in->line[3] == 2 && in->line[4] == 1 && in->line[5] == 0 && in->line[6] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[6] << 64; /* STALL */
            put.wrong |= in->value[6] >> 4;
        }
        if (in->line[2] == 2 && in->line[3] == 2 && in->line[4] == 1 && in->line[5] == 1 && in->line[6] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[6] << 64; /* STALL */
            put.wrong |= in->value[6] >> 4;
        }
        if (in->line[2] == 2 && in->line[3] == 2 && in->line[4] == 1 && in->line[5] == 1 && in->line[6] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[6] << 64; /* STALL */
            put.wrong |= in->value[6] >> 4;
        }
        length = 11;
        break;
    case MAXWELL_ALD_Q:
        put.word |= in->value[0] << 32; /* AO */
        put.wrong |= in->value[0] >> 1;
        put.word |= in->value[1] << 47; /* ASIZE */
        put.wrong |= in->value[1] >> 2;
        put.word |= in->value[2]; /* Rd */
        put.wrong |= in->value[2] >> 8;
        put.word |= in->value[3] << 8; /* Ra */
        put.wrong |= in->value[3] >> 8;
        put.word |= in->value[4] << 20; /* AOFF11 */
        put.wrong |= in->value[4] >> 11;
        put = with(put, put_arc(in->line, in->value[5]));
        put = with(put, put_guard(in->line + 1, in->value[6]));
        put = with(put, put_open(in->line + 2));
        put = with(put, put_ctl(in->line + 3, in->value[8], in->value[11], in->value[12], in->value[13], in->value[14], in->value[15], in->value[16], in->value[7], in->value[9], in->value[10]));
        put = with(put, put_close(in->line + 7));
        if (in->line[2] == 0 && in->line[3] == 2 && in->line[4] == 0 && in->line[5] == 0 && in->line[6] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[8] << 68; /* NOY */
            put.wrong |= in->value[8] >> 1;
        }
        if (in->line[2] == 0 && in->line[3] == 2 && in->line[4] == 0 && in->line[5] == 0 && in->line[6] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[8] << 68; /* NOY */
            put.wrong |= in->value[8] >> 1;
        }
        if (in->line[2] == 0 && in->line[3] == 2 && in->line[4] == 0 && in->line[5] == 1 && in->line[6] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[8] << 68; /* NOY */
            put.wrong |= in->value[8] >> 1;
        }
        if (in->line[2] == 0 && in->line[3] == 2 && in->line[4] == 0 && in->line[5] == 1 && in->line[6] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[8] << 68; /* NOY */
            put.wrong |= in->value[8] >> 1;
        }
        if (in->line[2] == 2 && in->line[3] == 2 && in->line[4] == 1 && in->line[5] == 0 && in->line[6] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[7] << 64; /* STALL */
            put.wrong |= in->value[7] >> 4;
        }
        if (in->line[2] == 2 && in->line[3] == 2 && in->line[4] == 1 && in->line[5] == 0 && in->line[6] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[7] << 64; /* STALL */
            put.wrong |= in->value[7] >> 4;
        }
        if (in->line[2] == 2 && in->line[3] == 2 && in->line[4] == 1 && in->line[5] == 1 && in->line[6] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[7] << 64; /* STALL */
            put.wrong |= in->value[7] >> 4;
        }
        if (in->line[2] == 2 && in->line[3] == 2 && in->line[4] == 1 && in->line[5] == 1 && in->line[6] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[7] << 64; /* STALL */
            put.wrong |= in->value[7] >> 4;
        }
        length = 11;
        break;
    case MAXWELL_AST_A:
        put.word |= in->value[0] << 47; /* ASIZE */
        put.wrong |= in->value[0] >> 2;
        put.word |= in->value[1] << 20; /* AOFF10 */
        put.wrong |= in->value[1] >> 10;
        put.word |= in->value[2]; /* Rd */
        put.wrong |= in->value[2] >> 8;
        put = with(put, put_arc(in->line, in->value[3]));
        put = with(put, put_guard(in->line + 1, in->value[4]));
        put = with(put, put_open(in->line + 2));
        put = with(put, put_ctl(in->line + 3, in->value[6], in->value[9], in->value[10], in->value[11], in->value[12], in->value[13], in->value[14], in->value[5], in->value[7], in->value[8]));
        put = with(put, put_close(in->line + 7));
        if (in->line[2] == 0 && in->line[3] == 2 && in->line[4] == 0 && in->line[5] == 0 && in->line[6] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[6] << 68; /* NOY */
            put.wrong |= in->value[6] >> 1;
        }
        if (in->line[2] == 0 && in->line[3] == 2 && in->line[4] == 0 && in->line[5] == 0 && in->line[6] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[6] << 68; /* NOY */
            put.wrong |= in->value[6] >> 1;
        }
        if (in->line[2] == 0 && in->line[3] == 2 && in->line[4] == 0 && in->line[5] == 1 && in->line[6] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[6] << 68; /* NOY */
            put.wrong |= in->value[6] >> 1;
        }
        if (in->line[2] == 0 && in->line[3] == 2 && in->line[4] == 0 && in->line[5] == 1 && in->line[6] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[6] << 68; /* NOY */
            put.wrong |= in->value[6] >> 1;
        }
        if (in->line[2] == 2 && in->line[3] == 2 && in->line[4] == 1 && in->line[5] == 0 && in->line[6] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[5] << 64; /* STALL */
            put.wrong |= in->value[5] >> 4;
        }
        if (in->line[2] == 2 && in->line[3] == 2 && in->line[4] == 1 && in->line[5] == 0 && in->line[6] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[5] << 64; /* STALL */
            put.wrong |= in->value[5] >> 4;
        }
        if (in->line[2] == 2 && in->line[3] == 2 && in->line[4] == 1 && in->line[5] == 1 && in->line[6] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[5] << 64; /* STALL */
            put.wrong |= in->value[5] >> 4;
        }
        if (in->line[2] == 2 && in->line[3] == 2 && in->line[4] == 1 && in->line[5] == 1 && in->line[6] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[5] << 64; /* STALL */
            put.wrong |= in->value[5] >> 4;
        }
        length = 11;
        break;
    case MAXWELL_AST_H:
    case MAXWELL_AST_P:
        put.word |= in->value[0] << 47; /* ASIZE */
        put.wrong |= in->value[0] >> 2;
        put.word |= in->value[1] << 8; /* Ra */
        put.wrong |= in->value[1] >> 8;
        put.word |= in->value[2]; /* Rd */
        put.wrong |= in->value[2] >> 8;
        put = with(put, put_arc(in->line, in->value[3]));
        put = with(put, put_guard(in->line + 1, in->value[4]));
        put = with(put, put_open(in->line + 2));
        put = with(put, put_ctl(in->line + 3, in->value[6], in->value[9], in->value[10], in->value[11], in->value[12], in->value[13], in->value[14], in->value[5], in->value[7], in->value[8]));
        put = with(put, put_close(in->line + 7));
        if (in->line[2] == 0 && in->line[3] == 2 && in->line[4] == 0 && in->line[5] == 0 && in->line[6] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[6] << 68; /* NOY */
            put.wrong |= in->value[6] >> 1;
        }
        if (in->line[2] == 0 && in->line[3] == 2 && in->line[4] == 0 && in->line[5] == 0 && in->line[6] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[6] << 68; /* NOY */
            put.wrong |= in->value[6] >> 1;
        }
        if (in->line[2] == 0 && in->line[3] == 2 && in->line[4] == 0 && in->line[5] == 1 && in->line[6] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[6] << 68; /* NOY */
            put.wrong |= in->value[6] >> 1;
        }
        if (in->line[2] == 0 && in->line[3] == 2 && in->line[4] == 0 && in->line[5] == 1 && in->line[6] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[6] << 68; /* NOY */
            put.wrong |= in->value[6] >> 1;
        }
        if (in->line[2] == 2 && in->line[3] == 2 && in->line[4] == 1 && in->line[5] == 0 && in->line[6] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[5] << 64; /* STALL */
            put.wrong |= in->value[5] >> 4;
        }
        if (in->line[2] == 2 && in->line[3] == 2 && in->line[4] == 1 && in->line[5] == 0 && in->line[6] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[5] << 64; /* STALL */
            put.wrong |= in->value[5] >> 4;
        }
        if (in->line[2] == 2 && in->line[3] == 2 && in->line[4] == 1 && in->line[5] == 1 && in->line[6] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[5] << 64; /* STALL */
            put.wrong |= in->value[5] >> 4;
        }
        if (in->line[2] == 2 && in->line[3] == 2 && in->line[4] == 1 && in->line[5] == 1 && in->line[6] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[5] << 64; /* STALL */
            put.wrong |= in->value[5] >> 4;
        }
        length = 11;
        break;
    case MAXWELL_AST_Q:
        put.word |= in->value[0] << 47; /* ASIZE */
        put.wrong |= in->value[0] >> 2;
        put.word |= in->value[1] << 8; /* Ra */
        put.wrong |= in->value[1] >> 8;
        put.word |= in->value[2] << 20; /* AOFF11 */
        put.wrong |= in->value[2] >> 11;
        put.word |= in->value[3]; /* Rd */
        put.wrong |= in->value[3] >> 8;
        put = with(put, put_arc(in->line, in->value[4]));
        put = with(put, put_guard(in->line + 1, in->value[5]));
        put = with(put, put_open(in->line + 2));
        put = with(put, put_ctl(in->line + 3, in->value[7], in->value[10], in->value[11], in->value[12], in->value[13], in->value[14], in->value[15], in->value[6], in->value[8], in->value[9]));
        put = with(put, put_close(in->line + 7));
        if (in->line[2] == 0 && in->line[3] == 2 && in->line[4] == 0 && in->line[5] == 0 && in->line[6] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[7] << 68; /* NOY */
            put.wrong |= in->value[7] >> 1;
        }
        if (in->line[2] == 0 && in->line[3] == 2 && in->line[4] == 0 && in->line[5] == 0 && in->line[6] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[7] << 68; /* NOY */
            put.wrong |= in->value[7] >> 1;
        }
        if (in->line[2] == 0 && in->line[3] == 2 && in->line[4] == 0 && in->line[5] == 1 && in->line[6] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[7] << 68; /* NOY */
            put.wrong |= in->value[7] >> 1;
        }
        if (in->line[2] == 0 && in->line[3] == 2 && in->line[4] == 0 && in->line[5] == 1 && in->line[6] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[7] << 68; /* NOY */
            put.wrong |= in->value[7] >> 1;
        }
        if (in->line[2] == 2 && in->line[3] == 2 && in->line[4] == 1 && in->line[5] == 0 && in->line[6] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[6] << 64; /* STALL */
            put.wrong |= in->value[6] >> 4;
        }
        if (in->line[2] == 2 && in->line[3] == 2 && in->line[4] == 1 && in->line[5] == 0 && in->line[6] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[6] << 64; /* STALL */
            put.wrong |= in->value[6] >> 4;
        }
        if (in->line[2] == 2 && in->line[3] == 2 && in->line[4] == 1 && in->line[5] == 1 && in->line[6] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[6] << 64; /* STALL */
            put.wrong |= in->value[6] >> 4;
        }
        if (in->line[2] == 2 && in->line[3] == 2 && in->line[4] == 1 && in->line[5] == 1 && in->line[6] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[6] << 64; /* STALL */
            put.wrong |= in->value[6] >> 4;
        }
        length = 11;
        break;
    case MAXWELL_IPA:
        put.word |= in->value[0] << 54; /* IMODE */
        put.wrong |= in->value[0] >> 2;
        put.word |= in->value[1] << 52; /* IWHERE */
        put.wrong |= in->value[1] >> 2;
        put.word |= in->value[2] << 51; /* ISAT */
        put.wrong |= in->value[2] >> 1;
        put.word |= in->value[3]; /* Rd */
        put.wrong |= in->value[3] >> 8;
        put.word |= in->value[6] << 20; /* Rb */
        put.wrong |= in->value[6] >> 8;
        put = with(put, put_ix(in->line));
        put = with(put, put_iattr(in->line + 1, in->value[4], in->value[5]));
        put = with(put, put_iplace(in->line + 2, in->value[7]));
        put = with(put, put_guard(in->line + 3, in->value[8]));
        put = with(put, put_open(in->line + 4));
        put = with(put, put_ctl(in->line + 5, in->value[10], in->value[13], in->value[14], in->value[15], in->value[16], in->value[17], in->value[18], in->value[9], in->value[11], in->value[12]));
        put = with(put, put_close(in->line + 9));
        if (in->line[2] == 1) {
            put.word &= ~(rt_u128)UINT64_C(0x20000000000000);
            put.word |= in->value[1] << 52; /* IWHERE */
            put.wrong |= in->value[1] >> 2;
        }
        if (in->line[4] == 0 && in->line[5] == 2 && in->line[6] == 0 && in->line[7] == 0 && in->line[8] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[10] << 68; /* NOY */
            put.wrong |= in->value[10] >> 1;
        }
        if (in->line[4] == 0 && in->line[5] == 2 && in->line[6] == 0 && in->line[7] == 0 && in->line[8] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[10] << 68; /* NOY */
            put.wrong |= in->value[10] >> 1;
        }
        if (in->line[4] == 0 && in->line[5] == 2 && in->line[6] == 0 && in->line[7] == 1 && in->line[8] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[10] << 68; /* NOY */
            put.wrong |= in->value[10] >> 1;
        }
        if (in->line[4] == 0 && in->line[5] == 2 && in->line[6] == 0 && in->line[7] == 1 && in->line[8] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[10] << 68; /* NOY */
            put.wrong |= in->value[10] >> 1;
        }
        if (in->line[4] == 2 && in->line[5] == 2 && in->line[6] == 1 && in->line[7] == 0 && in->line[8] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[9] << 64; /* STALL */
            put.wrong |= in->value[9] >> 4;
        }
        if (in->line[4] == 2 && in->line[5] == 2 && in->line[6] == 1 && in->line[7] == 0 && in->line[8] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[9] << 64; /* STALL */
            put.wrong |= in->value[9] >> 4;
        }
        if (in->line[4] == 2 && in->line[5] == 2 && in->line[6] == 1 && in->line[7] == 1 && in->line[8] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[9] << 64; /* STALL */
            put.wrong |= in->value[9] >> 4;
        }
        if (in->line[4] == 2 && in->line[5] == 2 && in->line[6] == 1 && in->line[7] == 1 && in->line[8] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[9] << 64; /* STALL */
            put.wrong |= in->value[9] >> 4;
        }
        length = 11;
        break;
    case MAXWELL_ISBERD:
        put.word |= in->value[0] << 32; /* AO */
        put.wrong |= in->value[0] >> 1;
        put.word |= in->value[1] << 33; /* ISPACE */
        put.wrong |= in->value[1] >> 2;
        put.word |= in->value[2] << 31; /* ISKEW */
        put.wrong |= in->value[2] >> 1;
        put.word |= in->value[3] << 47; /* ISIZE */
        put.wrong |= in->value[3] >> 2;
        put.word |= in->value[4]; /* Rd */
        put.wrong |= in->value[4] >> 8;
        put.word |= in->value[5] << 8; /* Ra */
        put.wrong |= in->value[5] >> 8;
        put = with(put, put_guard(in->line, in->value[6]));
        put = with(put, put_open(in->line + 1));
        put = with(put, put_ctl(in->line + 2, in->value[8], in->value[11], in->value[12], in->value[13], in->value[14], in->value[15], in->value[16], in->value[7], in->value[9], in->value[10]));
        put = with(put, put_close(in->line + 6));
        if (in->line[1] == 0 && in->line[2] == 2 && in->line[3] == 0 && in->line[4] == 0 && in->line[5] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[8] << 68; /* NOY */
            put.wrong |= in->value[8] >> 1;
        }
        if (in->line[1] == 0 && in->line[2] == 2 && in->line[3] == 0 && in->line[4] == 0 && in->line[5] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[8] << 68; /* NOY */
            put.wrong |= in->value[8] >> 1;
        }
        if (in->line[1] == 0 && in->line[2] == 2 && in->line[3] == 0 && in->line[4] == 1 && in->line[5] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[8] << 68; /* NOY */
            put.wrong |= in->value[8] >> 1;
        }
        if (in->line[1] == 0 && in->line[2] == 2 && in->line[3] == 0 && in->line[4] == 1 && in->line[5] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[8] << 68; /* NOY */
            put.wrong |= in->value[8] >> 1;
        }
        if (in->line[1] == 2 && in->line[2] == 2 && in->line[3] == 1 && in->line[4] == 0 && in->line[5] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[7] << 64; /* STALL */
            put.wrong |= in->value[7] >> 4;
        }
        if (in->line[1] == 2 && in->line[2] == 2 && in->line[3] == 1 && in->line[4] == 0 && in->line[5] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[7] << 64; /* STALL */
            put.wrong |= in->value[7] >> 4;
        }
        if (in->line[1] == 2 && in->line[2] == 2 && in->line[3] == 1 && in->line[4] == 1 && in->line[5] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[7] << 64; /* STALL */
            put.wrong |= in->value[7] >> 4;
        }
        if (in->line[1] == 2 && in->line[2] == 2 && in->line[3] == 1 && in->line[4] == 1 && in->line[5] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[7] << 64; /* STALL */
            put.wrong |= in->value[7] >> 4;
        }
        length = 11;
        break;
    case MAXWELL_OUT:
        put.word |= in->value[0] << 39; /* OUTK */
        put.wrong |= in->value[0] >> 2;
        put.word |= in->value[1]; /* Rd */
        put.wrong |= in->value[1] >> 8;
        put.word |= in->value[2] << 8; /* Ra */
        put.wrong |= in->value[2] >> 8;
        put = with(put, put_sb_2(in->line, in->value[3], in->value[4], in->value[5], in->value[6], in->value[7]));
        put = with(put, put_guard(in->line + 1, in->value[8]));
        put = with(put, put_open(in->line + 2));
        put = with(put, put_ctl(in->line + 3, in->value[10], in->value[13], in->value[14], in->value[15], in->value[16], in->value[17], in->value[18], in->value[9], in->value[11], in->value[12]));
        put = with(put, put_close(in->line + 7));
        if (in->line[2] == 0 && in->line[3] == 2 && in->line[4] == 0 && in->line[5] == 0 && in->line[6] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[10] << 68; /* NOY */
            put.wrong |= in->value[10] >> 1;
        }
        if (in->line[2] == 0 && in->line[3] == 2 && in->line[4] == 0 && in->line[5] == 0 && in->line[6] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[10] << 68; /* NOY */
            put.wrong |= in->value[10] >> 1;
        }
        if (in->line[2] == 0 && in->line[3] == 2 && in->line[4] == 0 && in->line[5] == 1 && in->line[6] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[10] << 68; /* NOY */
            put.wrong |= in->value[10] >> 1;
        }
        if (in->line[2] == 0 && in->line[3] == 2 && in->line[4] == 0 && in->line[5] == 1 && in->line[6] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[10] << 68; /* NOY */
            put.wrong |= in->value[10] >> 1;
        }
        if (in->line[2] == 2 && in->line[3] == 2 && in->line[4] == 1 && in->line[5] == 0 && in->line[6] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[9] << 64; /* STALL */
            put.wrong |= in->value[9] >> 4;
        }
        if (in->line[2] == 2 && in->line[3] == 2 && in->line[4] == 1 && in->line[5] == 0 && in->line[6] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[9] << 64; /* STALL */
            put.wrong |= in->value[9] >> 4;
        }
        if (in->line[2] == 2 && in->line[3] == 2 && in->line[4] == 1 && in->line[5] == 1 && in->line[6] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[9] << 64; /* STALL */
            put.wrong |= in->value[9] >> 4;
        }
        if (in->line[2] == 2 && in->line[3] == 2 && in->line[4] == 1 && in->line[5] == 1 && in->line[6] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[9] << 64; /* STALL */
            put.wrong |= in->value[9] >> 4;
        }
        length = 11;
        break;
    case MAXWELL_PIXLD:
        put.word |= in->value[0] << 31; /* PXK */
        put.wrong |= in->value[0] >> 3;
        put.word |= in->value[1]; /* Rd */
        put.wrong |= in->value[1] >> 8;
        put.word |= in->value[2] << 45; /* IPO */
        put.wrong |= in->value[2] >> 3;
        put = with(put, put_pxaddr(in->line, in->value[3], in->value[4]));
        put = with(put, put_guard(in->line + 1, in->value[5]));
        put = with(put, put_open(in->line + 2));
        put = with(put, put_ctl(in->line + 3, in->value[7], in->value[10], in->value[11], in->value[12], in->value[13], in->value[14], in->value[15], in->value[6], in->value[8], in->value[9]));
        put = with(put, put_close(in->line + 7));
        if (in->line[2] == 0 && in->line[3] == 2 && in->line[4] == 0 && in->line[5] == 0 && in->line[6] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[7] << 68; /* NOY */
            put.wrong |= in->value[7] >> 1;
        }
        if (in->line[2] == 0 && in->line[3] == 2 && in->line[4] == 0 && in->line[5] == 0 && in->line[6] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[7] << 68; /* NOY */
            put.wrong |= in->value[7] >> 1;
        }
        if (in->line[2] == 0 && in->line[3] == 2 && in->line[4] == 0 && in->line[5] == 1 && in->line[6] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[7] << 68; /* NOY */
            put.wrong |= in->value[7] >> 1;
        }
        if (in->line[2] == 0 && in->line[3] == 2 && in->line[4] == 0 && in->line[5] == 1 && in->line[6] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[7] << 68; /* NOY */
            put.wrong |= in->value[7] >> 1;
        }
        if (in->line[2] == 2 && in->line[3] == 2 && in->line[4] == 1 && in->line[5] == 0 && in->line[6] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[6] << 64; /* STALL */
            put.wrong |= in->value[6] >> 4;
        }
        if (in->line[2] == 2 && in->line[3] == 2 && in->line[4] == 1 && in->line[5] == 0 && in->line[6] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[6] << 64; /* STALL */
            put.wrong |= in->value[6] >> 4;
        }
        if (in->line[2] == 2 && in->line[3] == 2 && in->line[4] == 1 && in->line[5] == 1 && in->line[6] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[6] << 64; /* STALL */
            put.wrong |= in->value[6] >> 4;
        }
        if (in->line[2] == 2 && in->line[3] == 2 && in->line[4] == 1 && in->line[5] == 1 && in->line[6] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[6] << 64; /* STALL */
            put.wrong |= in->value[6] >> 4;
        }
        length = 11;
        break;
    case MAXWELL_HADD2_R:
        put.word |= in->value[0] << 49; /* HMRG */
        put.wrong |= in->value[0] >> 2;
        put.word |= in->value[1] << 39; /* HFTZ */
        put.wrong |= in->value[1] >> 1;
        put.word |= in->value[2] << 32; /* HSAT */
        put.wrong |= in->value[2] >> 1;
        put.word |= in->value[3]; /* Rd */
        put.wrong |= in->value[3] >> 8;
        put = with(put, put_ha(in->line, in->value[4], in->value[5], in->value[6], in->value[7], in->value[8]));
        put = with(put, put_hb(in->line + 1, in->value[9], in->value[10], in->value[11], in->value[12], in->value[13]));
        put = with(put, put_guard(in->line + 2, in->value[14]));
        put = with(put, put_open(in->line + 3));
        put = with(put, put_ctl(in->line + 4, in->value[16], in->value[19], in->value[20], in->value[21], in->value[22], in->value[23], in->value[24], in->value[15], in->value[17], in->value[18]));
        put = with(put, put_close(in->line + 8));
        if (in->line[3] == 0 && in->line[4] == 2 && in->line[5] == 0 && in->line[6] == 0 && in->line[7] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[16] << 68; /* NOY */
            put.wrong |= in->value[16] >> 1;
        }
        if (in->line[3] == 0 && in->line[4] == 2 && in->line[5] == 0 && in->line[6] == 0 && in->line[7] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[16] << 68; /* NOY */
            put.wrong |= in->value[16] >> 1;
        }
        if (in->line[3] == 0 && in->line[4] == 2 && in->line[5] == 0 && in->line[6] == 1 && in->line[7] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[16] << 68; /* NOY */
            put.wrong |= in->value[16] >> 1;
        }
        if (in->line[3] == 0 && in->line[4] == 2 && in->line[5] == 0 && in->line[6] == 1 && in->line[7] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[16] << 68; /* NOY */
            put.wrong |= in->value[16] >> 1;
        }
        if (in->line[3] == 2 && in->line[4] == 2 && in->line[5] == 1 && in->line[6] == 0 && in->line[7] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[15] << 64; /* STALL */
            put.wrong |= in->value[15] >> 4;
        }
        if (in->line[3] == 2 && in->line[4] == 2 && in->line[5] == 1 && in->line[6] == 0 && in->line[7] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[15] << 64; /* STALL */
            put.wrong |= in->value[15] >> 4;
        }
        if (in->line[3] == 2 && in->line[4] == 2 && in->line[5] == 1 && in->line[6] == 1 && in->line[7] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[15] << 64; /* STALL */
            put.wrong |= in->value[15] >> 4;
        }
        if (in->line[3] == 2 && in->line[4] == 2 && in->line[5] == 1 && in->line[6] == 1 && in->line[7] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[15] << 64; /* STALL */
            put.wrong |= in->value[15] >> 4;
        }
        length = 11;
        break;
    case MAXWELL_HADD2_C:
        put.word |= in->value[0] << 49; /* HMRG */
        put.wrong |= in->value[0] >> 2;
        put.word |= in->value[1] << 39; /* HFTZ */
        put.wrong |= in->value[1] >> 1;
        put.word |= in->value[2] << 52; /* HSATC */
        put.wrong |= in->value[2] >> 1;
        put.word |= in->value[3]; /* Rd */
        put.wrong |= in->value[3] >> 8;
        put = with(put, put_ha(in->line, in->value[4], in->value[5], in->value[6], in->value[7], in->value[8]));
        put = with(put, put_hci(in->line + 1, in->value[9], in->value[10], in->value[11], in->value[12], in->value[13], in->value[14]));
        put = with(put, put_guard(in->line + 3, in->value[15]));
        put = with(put, put_open(in->line + 4));
        put = with(put, put_ctl(in->line + 5, in->value[17], in->value[20], in->value[21], in->value[22], in->value[23], in->value[24], in->value[25], in->value[16], in->value[18], in->value[19]));
        put = with(put, put_close(in->line + 9));
        if (in->line[4] == 0 && in->line[5] == 2 && in->line[6] == 0 && in->line[7] == 0 && in->line[8] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[17] << 68; /* NOY */
            put.wrong |= in->value[17] >> 1;
        }
        if (in->line[4] == 0 && in->line[5] == 2 && in->line[6] == 0 && in->line[7] == 0 && in->line[8] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[17] << 68; /* NOY */
            put.wrong |= in->value[17] >> 1;
        }
        if (in->line[4] == 0 && in->line[5] == 2 && in->line[6] == 0 && in->line[7] == 1 && in->line[8] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[17] << 68; /* NOY */
            put.wrong |= in->value[17] >> 1;
        }
        if (in->line[4] == 0 && in->line[5] == 2 && in->line[6] == 0 && in->line[7] == 1 && in->line[8] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[17] << 68; /* NOY */
            put.wrong |= in->value[17] >> 1;
        }
        if (in->line[4] == 2 && in->line[5] == 2 && in->line[6] == 1 && in->line[7] == 0 && in->line[8] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[16] << 64; /* STALL */
            put.wrong |= in->value[16] >> 4;
        }
        if (in->line[4] == 2 && in->line[5] == 2 && in->line[6] == 1 && in->line[7] == 0 && in->line[8] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[16] << 64; /* STALL */
            put.wrong |= in->value[16] >> 4;
        }
        if (in->line[4] == 2 && in->line[5] == 2 && in->line[6] == 1 && in->line[7] == 1 && in->line[8] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[16] << 64; /* STALL */
            put.wrong |= in->value[16] >> 4;
        }
        if (in->line[4] == 2 && in->line[5] == 2 && in->line[6] == 1 && in->line[7] == 1 && in->line[8] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[16] << 64; /* STALL */
            put.wrong |= in->value[16] >> 4;
        }
        length = 11;
        break;
    case MAXWELL_HADD2_32I:
        put.word |= in->value[0] << 55; /* HFTZL */
        put.wrong |= in->value[0] >> 1;
        put.word |= in->value[1] << 52; /* HSATC */
        put.wrong |= in->value[1] >> 1;
        put.word |= in->value[2]; /* Rd */
        put.wrong |= in->value[2] >> 8;
        put.word |= in->value[7] << 36; /* HHI */
        put.wrong |= in->value[7] >> 16;
        put.word |= in->value[8] << 20; /* HLO */
        put.wrong |= in->value[8] >> 16;
        put = with(put, put_hal(in->line, in->value[3], in->value[4], in->value[5], in->value[6]));
        put = with(put, put_guard(in->line + 1, in->value[9]));
        put = with(put, put_open(in->line + 2));
        put = with(put, put_ctl(in->line + 3, in->value[11], in->value[14], in->value[15], in->value[16], in->value[17], in->value[18], in->value[19], in->value[10], in->value[12], in->value[13]));
        put = with(put, put_close(in->line + 7));
        if (in->line[2] == 0 && in->line[3] == 2 && in->line[4] == 0 && in->line[5] == 0 && in->line[6] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[11] << 68; /* NOY */
            put.wrong |= in->value[11] >> 1;
        }
        if (in->line[2] == 0 && in->line[3] == 2 && in->line[4] == 0 && in->line[5] == 0 && in->line[6] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[11] << 68; /* NOY */
            put.wrong |= in->value[11] >> 1;
        }
        if (in->line[2] == 0 && in->line[3] == 2 && in->line[4] == 0 && in->line[5] == 1 && in->line[6] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[11] << 68; /* NOY */
            put.wrong |= in->value[11] >> 1;
        }
        if (in->line[2] == 0 && in->line[3] == 2 && in->line[4] == 0 && in->line[5] == 1 && in->line[6] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[11] << 68; /* NOY */
            put.wrong |= in->value[11] >> 1;
        }
        if (in->line[2] == 2 && in->line[3] == 2 && in->line[4] == 1 && in->line[5] == 0 && in->line[6] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[10] << 64; /* STALL */
            put.wrong |= in->value[10] >> 4;
        }
        if (in->line[2] == 2 && in->line[3] == 2 && in->line[4] == 1 && in->line[5] == 0 && in->line[6] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[10] << 64; /* STALL */
            put.wrong |= in->value[10] >> 4;
        }
        if (in->line[2] == 2 && in->line[3] == 2 && in->line[4] == 1 && in->line[5] == 1 && in->line[6] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[10] << 64; /* STALL */
            put.wrong |= in->value[10] >> 4;
        }
        if (in->line[2] == 2 && in->line[3] == 2 && in->line[4] == 1 && in->line[5] == 1 && in->line[6] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[10] << 64; /* STALL */
            put.wrong |= in->value[10] >> 4;
        }
        length = 11;
        break;
    case MAXWELL_HMUL2_R:
        put.word |= in->value[0] << 49; /* HMRG */
        put.wrong |= in->value[0] >> 2;
        put.word |= in->value[1] << 39; /* HFMZ */
        put.wrong |= in->value[1] >> 2;
        put.word |= in->value[2] << 32; /* HSAT */
        put.wrong |= in->value[2] >> 1;
        put.word |= in->value[3]; /* Rd */
        put.wrong |= in->value[3] >> 8;
        put = with(put, put_hma(in->line, in->value[4], in->value[5], in->value[6], in->value[7]));
        put = with(put, put_hb(in->line + 1, in->value[8], in->value[9], in->value[10], in->value[11], in->value[12]));
        put = with(put, put_guard(in->line + 2, in->value[13]));
        put = with(put, put_open(in->line + 3));
        put = with(put, put_ctl(in->line + 4, in->value[15], in->value[18], in->value[19], in->value[20], in->value[21], in->value[22], in->value[23], in->value[14], in->value[16], in->value[17]));
        put = with(put, put_close(in->line + 8));
        if (in->line[3] == 0 && in->line[4] == 2 && in->line[5] == 0 && in->line[6] == 0 && in->line[7] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[15] << 68; /* NOY */
            put.wrong |= in->value[15] >> 1;
        }
        if (in->line[3] == 0 && in->line[4] == 2 && in->line[5] == 0 && in->line[6] == 0 && in->line[7] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[15] << 68; /* NOY */
            put.wrong |= in->value[15] >> 1;
        }
        if (in->line[3] == 0 && in->line[4] == 2 && in->line[5] == 0 && in->line[6] == 1 && in->line[7] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[15] << 68; /* NOY */
            put.wrong |= in->value[15] >> 1;
        }
        if (in->line[3] == 0 && in->line[4] == 2 && in->line[5] == 0 && in->line[6] == 1 && in->line[7] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[15] << 68; /* NOY */
            put.wrong |= in->value[15] >> 1;
        }
        if (in->line[3] == 2 && in->line[4] == 2 && in->line[5] == 1 && in->line[6] == 0 && in->line[7] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[14] << 64; /* STALL */
            put.wrong |= in->value[14] >> 4;
        }
        if (in->line[3] == 2 && in->line[4] == 2 && in->line[5] == 1 && in->line[6] == 0 && in->line[7] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[14] << 64; /* STALL */
            put.wrong |= in->value[14] >> 4;
        }
        if (in->line[3] == 2 && in->line[4] == 2 && in->line[5] == 1 && in->line[6] == 1 && in->line[7] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[14] << 64; /* STALL */
            put.wrong |= in->value[14] >> 4;
        }
        if (in->line[3] == 2 && in->line[4] == 2 && in->line[5] == 1 && in->line[6] == 1 && in->line[7] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[14] << 64; /* STALL */
            put.wrong |= in->value[14] >> 4;
        }
        length = 11;
        break;
    case MAXWELL_HMUL2_C:
        put.word |= in->value[0] << 49; /* HMRG */
        put.wrong |= in->value[0] >> 2;
        put.word |= in->value[1] << 39; /* HFMZ */
        put.wrong |= in->value[1] >> 2;
        put.word |= in->value[2] << 52; /* HSATC */
        put.wrong |= in->value[2] >> 1;
        put.word |= in->value[3]; /* Rd */
        put.wrong |= in->value[3] >> 8;
        put.word |= in->value[8] << 43; /* HNA */
        put.wrong |= in->value[8] >> 1;
        put.word |= in->value[9] << 54; /* HACB */
        put.wrong |= in->value[9] >> 1;
        put.word |= in->value[10] << 34; /* CBANK */
        put.wrong |= in->value[10] >> 5;
        put.word |= in->value[11] << 20; /* COFF */
        put.wrong |= in->value[11] >> 14;
        put.wrong |= in->line[1];
        put.wrong |= in->line[2];
        put = with(put, put_hma(in->line, in->value[4], in->value[5], in->value[6], in->value[7]));
        put = with(put, put_guard(in->line + 3, in->value[12]));
        put = with(put, put_open(in->line + 4));
        put = with(put, put_ctl(in->line + 5, in->value[14], in->value[17], in->value[18], in->value[19], in->value[20], in->value[21], in->value[22], in->value[13], in->value[15], in->value[16]));
        put = with(put, put_close(in->line + 9));
        if (in->line[4] == 0 && in->line[5] == 2 && in->line[6] == 0 && in->line[7] == 0 && in->line[8] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[14] << 68; /* NOY */
            put.wrong |= in->value[14] >> 1;
        }
        if (in->line[4] == 0 && in->line[5] == 2 && in->line[6] == 0 && in->line[7] == 0 && in->line[8] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[14] << 68; /* NOY */
            put.wrong |= in->value[14] >> 1;
        }
        if (in->line[4] == 0 && in->line[5] == 2 && in->line[6] == 0 && in->line[7] == 1 && in->line[8] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[14] << 68; /* NOY */
            put.wrong |= in->value[14] >> 1;
        }
        if (in->line[4] == 0 && in->line[5] == 2 && in->line[6] == 0 && in->line[7] == 1 && in->line[8] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[14] << 68; /* NOY */
            put.wrong |= in->value[14] >> 1;
        }
        if (in->line[4] == 2 && in->line[5] == 2 && in->line[6] == 1 && in->line[7] == 0 && in->line[8] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[13] << 64; /* STALL */
            put.wrong |= in->value[13] >> 4;
        }
        if (in->line[4] == 2 && in->line[5] == 2 && in->line[6] == 1 && in->line[7] == 0 && in->line[8] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[13] << 64; /* STALL */
            put.wrong |= in->value[13] >> 4;
        }
        if (in->line[4] == 2 && in->line[5] == 2 && in->line[6] == 1 && in->line[7] == 1 && in->line[8] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[13] << 64; /* STALL */
            put.wrong |= in->value[13] >> 4;
        }
        if (in->line[4] == 2 && in->line[5] == 2 && in->line[6] == 1 && in->line[7] == 1 && in->line[8] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[13] << 64; /* STALL */
            put.wrong |= in->value[13] >> 4;
        }
        length = 11;
        break;
    case MAXWELL_HMUL2_I:
        put.word |= in->value[0] << 49; /* HMRG */
        put.wrong |= in->value[0] >> 2;
        put.word |= in->value[1] << 39; /* HFMZ */
        put.wrong |= in->value[1] >> 2;
        put.word |= in->value[2] << 52; /* HSATC */
        put.wrong |= in->value[2] >> 1;
        put.word |= in->value[3]; /* Rd */
        put.wrong |= in->value[3] >> 8;
        put.word |= ((in->value[9] & 0x1ff) << 30) | ((in->value[9] >> 9 & 0x1) << 56); /* HIHI */
        put.wrong |= in->value[9] >> 10;
        put.word |= in->value[10] << 20; /* HILO */
        put.wrong |= in->value[10] >> 10;
        put = with(put, put_ha(in->line, in->value[4], in->value[5], in->value[6], in->value[7], in->value[8]));
        put = with(put, put_guard(in->line + 1, in->value[11]));
        put = with(put, put_open(in->line + 2));
        put = with(put, put_ctl(in->line + 3, in->value[13], in->value[16], in->value[17], in->value[18], in->value[19], in->value[20], in->value[21], in->value[12], in->value[14], in->value[15]));
        put = with(put, put_close(in->line + 7));
        if (in->line[2] == 0 && in->line[3] == 2 && in->line[4] == 0 && in->line[5] == 0 && in->line[6] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[13] << 68; /* NOY */
            put.wrong |= in->value[13] >> 1;
        }
        if (in->line[2] == 0 && in->line[3] == 2 && in->line[4] == 0 && in->line[5] == 0 && in->line[6] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[13] << 68; /* NOY */
            put.wrong |= in->value[13] >> 1;
        }
        if (in->line[2] == 0 && in->line[3] == 2 && in->line[4] == 0 && in->line[5] == 1 && in->line[6] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[13] << 68; /* NOY */
            put.wrong |= in->value[13] >> 1;
        }
        if (in->line[2] == 0 && in->line[3] == 2 && in->line[4] == 0 && in->line[5] == 1 && in->line[6] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[13] << 68; /* NOY */
            put.wrong |= in->value[13] >> 1;
        }
        if (in->line[2] == 2 && in->line[3] == 2 && in->line[4] == 1 && in->line[5] == 0 && in->line[6] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[12] << 64; /* STALL */
            put.wrong |= in->value[12] >> 4;
        }
        if (in->line[2] == 2 && in->line[3] == 2 && in->line[4] == 1 && in->line[5] == 0 && in->line[6] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[12] << 64; /* STALL */
            put.wrong |= in->value[12] >> 4;
        }
        if (in->line[2] == 2 && in->line[3] == 2 && in->line[4] == 1 && in->line[5] == 1 && in->line[6] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[12] << 64; /* STALL */
            put.wrong |= in->value[12] >> 4;
        }
        if (in->line[2] == 2 && in->line[3] == 2 && in->line[4] == 1 && in->line[5] == 1 && in->line[6] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[12] << 64; /* STALL */
            put.wrong |= in->value[12] >> 4;
        }
        length = 11;
        break;
    case MAXWELL_HMUL2_32I:
        put.word |= in->value[0] << 55; /* HFMZL */
        put.wrong |= in->value[0] >> 2;
        put.word |= in->value[1] << 52; /* HSATC */
        put.wrong |= in->value[1] >> 1;
        put.word |= in->value[2]; /* Rd */
        put.wrong |= in->value[2] >> 8;
        put.word |= in->value[6] << 36; /* HHI */
        put.wrong |= in->value[6] >> 16;
        put.word |= in->value[7] << 20; /* HLO */
        put.wrong |= in->value[7] >> 16;
        put = with(put, put_halm(in->line, in->value[3], in->value[4], in->value[5]));
        put = with(put, put_guard(in->line + 1, in->value[8]));
        put = with(put, put_open(in->line + 2));
        put = with(put, put_ctl(in->line + 3, in->value[10], in->value[13], in->value[14], in->value[15], in->value[16], in->value[17], in->value[18], in->value[9], in->value[11], in->value[12]));
        put = with(put, put_close(in->line + 7));
        if (in->line[2] == 0 && in->line[3] == 2 && in->line[4] == 0 && in->line[5] == 0 && in->line[6] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[10] << 68; /* NOY */
            put.wrong |= in->value[10] >> 1;
        }
        if (in->line[2] == 0 && in->line[3] == 2 && in->line[4] == 0 && in->line[5] == 0 && in->line[6] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[10] << 68; /* NOY */
            put.wrong |= in->value[10] >> 1;
        }
        if (in->line[2] == 0 && in->line[3] == 2 && in->line[4] == 0 && in->line[5] == 1 && in->line[6] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[10] << 68; /* NOY */
            put.wrong |= in->value[10] >> 1;
        }
        if (in->line[2] == 0 && in->line[3] == 2 && in->line[4] == 0 && in->line[5] == 1 && in->line[6] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[10] << 68; /* NOY */
            put.wrong |= in->value[10] >> 1;
        }
        if (in->line[2] == 2 && in->line[3] == 2 && in->line[4] == 1 && in->line[5] == 0 && in->line[6] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[9] << 64; /* STALL */
            put.wrong |= in->value[9] >> 4;
        }
        if (in->line[2] == 2 && in->line[3] == 2 && in->line[4] == 1 && in->line[5] == 0 && in->line[6] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[9] << 64; /* STALL */
            put.wrong |= in->value[9] >> 4;
        }
        if (in->line[2] == 2 && in->line[3] == 2 && in->line[4] == 1 && in->line[5] == 1 && in->line[6] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[9] << 64; /* STALL */
            put.wrong |= in->value[9] >> 4;
        }
        if (in->line[2] == 2 && in->line[3] == 2 && in->line[4] == 1 && in->line[5] == 1 && in->line[6] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[9] << 64; /* STALL */
            put.wrong |= in->value[9] >> 4;
        }
        length = 11;
        break;
    case MAXWELL_HFMA2_R:
        put.word |= in->value[0] << 49; /* HMRG */
        put.wrong |= in->value[0] >> 2;
        put.word |= in->value[1] << 37; /* HFMZR */
        put.wrong |= in->value[1] >> 2;
        put.word |= in->value[2] << 32; /* HSAT */
        put.wrong |= in->value[2] >> 1;
        put.word |= in->value[3]; /* Rd */
        put.wrong |= in->value[3] >> 8;
        put = with(put, put_hfa(in->line, in->value[4], in->value[5], in->value[6]));
        put = with(put, put_hfr(in->line + 1, in->value[7], in->value[8], in->value[9], in->value[10]));
        put = with(put, put_hfc(in->line + 2, in->value[11], in->value[12], in->value[13], in->value[14]));
        put = with(put, put_guard(in->line + 3, in->value[15]));
        put = with(put, put_open(in->line + 4));
        put = with(put, put_ctl(in->line + 5, in->value[17], in->value[20], in->value[21], in->value[22], in->value[23], in->value[24], in->value[25], in->value[16], in->value[18], in->value[19]));
        put = with(put, put_close(in->line + 9));
        if (in->line[4] == 0 && in->line[5] == 2 && in->line[6] == 0 && in->line[7] == 0 && in->line[8] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[17] << 68; /* NOY */
            put.wrong |= in->value[17] >> 1;
        }
        if (in->line[4] == 0 && in->line[5] == 2 && in->line[6] == 0 && in->line[7] == 0 && in->line[8] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[17] << 68; /* NOY */
            put.wrong |= in->value[17] >> 1;
        }
        if (in->line[4] == 0 && in->line[5] == 2 && in->line[6] == 0 && in->line[7] == 1 && in->line[8] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[17] << 68; /* NOY */
            put.wrong |= in->value[17] >> 1;
        }
        if (in->line[4] == 0 && in->line[5] == 2 && in->line[6] == 0 && in->line[7] == 1 && in->line[8] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[17] << 68; /* NOY */
            put.wrong |= in->value[17] >> 1;
        }
        if (in->line[4] == 2 && in->line[5] == 2 && in->line[6] == 1 && in->line[7] == 0 && in->line[8] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[16] << 64; /* STALL */
            put.wrong |= in->value[16] >> 4;
        }
        if (in->line[4] == 2 && in->line[5] == 2 && in->line[6] == 1 && in->line[7] == 0 && in->line[8] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[16] << 64; /* STALL */
            put.wrong |= in->value[16] >> 4;
        }
        if (in->line[4] == 2 && in->line[5] == 2 && in->line[6] == 1 && in->line[7] == 1 && in->line[8] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[16] << 64; /* STALL */
            put.wrong |= in->value[16] >> 4;
        }
        if (in->line[4] == 2 && in->line[5] == 2 && in->line[6] == 1 && in->line[7] == 1 && in->line[8] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[16] << 64; /* STALL */
            put.wrong |= in->value[16] >> 4;
        }
        length = 11;
        break;
    case MAXWELL_HFMA2_B:
        put.word |= in->value[0] << 49; /* HMRG */
        put.wrong |= in->value[0] >> 2;
        put.word |= in->value[1] << 57; /* HFMZC */
        put.wrong |= in->value[1] >> 2;
        put.word |= in->value[2] << 52; /* HSATC */
        put.wrong |= in->value[2] >> 1;
        put.word |= in->value[3]; /* Rd */
        put.wrong |= in->value[3] >> 8;
        put = with(put, put_hfa(in->line, in->value[4], in->value[5], in->value[6]));
        put = with(put, put_hfb(in->line + 1, in->value[7], in->value[8], in->value[9], in->value[10], in->value[11]));
        put = with(put, put_hfc_2(in->line + 3, in->value[12], in->value[13], in->value[14], in->value[15]));
        put = with(put, put_guard(in->line + 4, in->value[16]));
        put = with(put, put_open(in->line + 5));
        put = with(put, put_ctl(in->line + 6, in->value[18], in->value[21], in->value[22], in->value[23], in->value[24], in->value[25], in->value[26], in->value[17], in->value[19], in->value[20]));
        put = with(put, put_close(in->line + 10));
        if (in->line[5] == 0 && in->line[6] == 2 && in->line[7] == 0 && in->line[8] == 0 && in->line[9] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[18] << 68; /* NOY */
            put.wrong |= in->value[18] >> 1;
        }
        if (in->line[5] == 0 && in->line[6] == 2 && in->line[7] == 0 && in->line[8] == 0 && in->line[9] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[18] << 68; /* NOY */
            put.wrong |= in->value[18] >> 1;
        }
        if (in->line[5] == 0 && in->line[6] == 2 && in->line[7] == 0 && in->line[8] == 1 && in->line[9] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[18] << 68; /* NOY */
            put.wrong |= in->value[18] >> 1;
        }
        if (in->line[5] == 0 && in->line[6] == 2 && in->line[7] == 0 && in->line[8] == 1 && in->line[9] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[18] << 68; /* NOY */
            put.wrong |= in->value[18] >> 1;
        }
        if (in->line[5] == 2 && in->line[6] == 2 && in->line[7] == 1 && in->line[8] == 0 && in->line[9] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[17] << 64; /* STALL */
            put.wrong |= in->value[17] >> 4;
        }
        if (in->line[5] == 2 && in->line[6] == 2 && in->line[7] == 1 && in->line[8] == 0 && in->line[9] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[17] << 64; /* STALL */
            put.wrong |= in->value[17] >> 4;
        }
        if (in->line[5] == 2 && in->line[6] == 2 && in->line[7] == 1 && in->line[8] == 1 && in->line[9] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[17] << 64; /* STALL */
            put.wrong |= in->value[17] >> 4;
        }
        if (in->line[5] == 2 && in->line[6] == 2 && in->line[7] == 1 && in->line[8] == 1 && in->line[9] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[17] << 64; /* STALL */
            put.wrong |= in->value[17] >> 4;
        }
        length = 11;
        break;
    case MAXWELL_HFMA2_C:
        put.word |= in->value[0] << 49; /* HMRG */
        put.wrong |= in->value[0] >> 2;
        put.word |= in->value[1] << 57; /* HFMZC */
        put.wrong |= in->value[1] >> 2;
        put.word |= in->value[2] << 52; /* HSATC */
        put.wrong |= in->value[2] >> 1;
        put.word |= in->value[3]; /* Rd */
        put.wrong |= in->value[3] >> 8;
        put.word |= in->value[11] << 51; /* HNRC */
        put.wrong |= in->value[11] >> 1;
        put.word |= in->value[12] << 34; /* CBANK */
        put.wrong |= in->value[12] >> 5;
        put.word |= in->value[13] << 20; /* COFF */
        put.wrong |= in->value[13] >> 14;
        put.wrong |= in->line[2];
        put.wrong |= in->line[3];
        put = with(put, put_hfa(in->line, in->value[4], in->value[5], in->value[6]));
        put = with(put, put_hfcb(in->line + 1, in->value[7], in->value[8], in->value[9], in->value[10]));
        put = with(put, put_guard(in->line + 4, in->value[14]));
        put = with(put, put_open(in->line + 5));
        put = with(put, put_ctl(in->line + 6, in->value[16], in->value[19], in->value[20], in->value[21], in->value[22], in->value[23], in->value[24], in->value[15], in->value[17], in->value[18]));
        put = with(put, put_close(in->line + 10));
        if (in->line[5] == 0 && in->line[6] == 2 && in->line[7] == 0 && in->line[8] == 0 && in->line[9] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[16] << 68; /* NOY */
            put.wrong |= in->value[16] >> 1;
        }
        if (in->line[5] == 0 && in->line[6] == 2 && in->line[7] == 0 && in->line[8] == 0 && in->line[9] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[16] << 68; /* NOY */
            put.wrong |= in->value[16] >> 1;
        }
        if (in->line[5] == 0 && in->line[6] == 2 && in->line[7] == 0 && in->line[8] == 1 && in->line[9] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[16] << 68; /* NOY */
            put.wrong |= in->value[16] >> 1;
        }
        if (in->line[5] == 0 && in->line[6] == 2 && in->line[7] == 0 && in->line[8] == 1 && in->line[9] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[16] << 68; /* NOY */
            put.wrong |= in->value[16] >> 1;
        }
        if (in->line[5] == 2 && in->line[6] == 2 && in->line[7] == 1 && in->line[8] == 0 && in->line[9] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[15] << 64; /* STALL */
            put.wrong |= in->value[15] >> 4;
        }
        if (in->line[5] == 2 && in->line[6] == 2 && in->line[7] == 1 && in->line[8] == 0 && in->line[9] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[15] << 64; /* STALL */
            put.wrong |= in->value[15] >> 4;
        }
        if (in->line[5] == 2 && in->line[6] == 2 && in->line[7] == 1 && in->line[8] == 1 && in->line[9] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[15] << 64; /* STALL */
            put.wrong |= in->value[15] >> 4;
        }
        if (in->line[5] == 2 && in->line[6] == 2 && in->line[7] == 1 && in->line[8] == 1 && in->line[9] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[15] << 64; /* STALL */
            put.wrong |= in->value[15] >> 4;
        }
        length = 11;
        break;
    case MAXWELL_HFMA2_32I:
        put.word |= in->value[0] << 55; /* HFMZL */
        put.wrong |= in->value[0] >> 2;
        put.word |= in->value[1]; /* Rd */
        put.wrong |= in->value[1] >> 8;
        put.word |= in->value[5] << 36; /* HHI */
        put.wrong |= in->value[5] >> 16;
        put.word |= in->value[6] << 20; /* HLO */
        put.wrong |= in->value[6] >> 16;
        put.word |= in->value[7] << 52; /* HNRD */
        put.wrong |= in->value[7] >> 1;
        put = with(put, put_halm(in->line, in->value[2], in->value[3], in->value[4]));
        put = with(put, put_guard(in->line + 1, in->value[8]));
        put = with(put, put_open(in->line + 2));
        put = with(put, put_ctl(in->line + 3, in->value[10], in->value[13], in->value[14], in->value[15], in->value[16], in->value[17], in->value[18], in->value[9], in->value[11], in->value[12]));
        put = with(put, put_close(in->line + 7));
        if (in->line[2] == 0 && in->line[3] == 2 && in->line[4] == 0 && in->line[5] == 0 && in->line[6] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[10] << 68; /* NOY */
            put.wrong |= in->value[10] >> 1;
        }
        if (in->line[2] == 0 && in->line[3] == 2 && in->line[4] == 0 && in->line[5] == 0 && in->line[6] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[10] << 68; /* NOY */
            put.wrong |= in->value[10] >> 1;
        }
        if (in->line[2] == 0 && in->line[3] == 2 && in->line[4] == 0 && in->line[5] == 1 && in->line[6] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[10] << 68; /* NOY */
            put.wrong |= in->value[10] >> 1;
        }
        if (in->line[2] == 0 && in->line[3] == 2 && in->line[4] == 0 && in->line[5] == 1 && in->line[6] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[10] << 68; /* NOY */
            put.wrong |= in->value[10] >> 1;
        }
        if (in->line[2] == 2 && in->line[3] == 2 && in->line[4] == 1 && in->line[5] == 0 && in->line[6] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[9] << 64; /* STALL */
            put.wrong |= in->value[9] >> 4;
        }
        if (in->line[2] == 2 && in->line[3] == 2 && in->line[4] == 1 && in->line[5] == 0 && in->line[6] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[9] << 64; /* STALL */
            put.wrong |= in->value[9] >> 4;
        }
        if (in->line[2] == 2 && in->line[3] == 2 && in->line[4] == 1 && in->line[5] == 1 && in->line[6] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[9] << 64; /* STALL */
            put.wrong |= in->value[9] >> 4;
        }
        if (in->line[2] == 2 && in->line[3] == 2 && in->line[4] == 1 && in->line[5] == 1 && in->line[6] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[9] << 64; /* STALL */
            put.wrong |= in->value[9] >> 4;
        }
        length = 11;
        break;
    case MAXWELL_HSET2_R:
        put.word |= in->value[0] << 49; /* HBF */
        put.wrong |= in->value[0] >> 1;
        put.word |= in->value[1] << 35; /* HCMP */
        put.wrong |= in->value[1] >> 4;
        put.word |= in->value[2] << 50; /* HSFTZ */
        put.wrong |= in->value[2] >> 1;
        put.word |= in->value[3] << 45; /* BOP */
        put.wrong |= in->value[3] >> 2;
        put.word |= in->value[4]; /* Rd */
        put.wrong |= in->value[4] >> 8;
        put.word |= in->value[15] << 42; /* Q0N */
        put.wrong |= in->value[15] >> 1;
        put.word |= in->value[16] << 39; /* Q0 */
        put.wrong |= in->value[16] >> 3;
        put.wrong |= in->line[2];
        put = with(put, put_ha(in->line, in->value[5], in->value[6], in->value[7], in->value[8], in->value[9]));
        put = with(put, put_hb(in->line + 1, in->value[10], in->value[11], in->value[12], in->value[13], in->value[14]));
        put = with(put, put_guard(in->line + 3, in->value[17]));
        put = with(put, put_open(in->line + 4));
        put = with(put, put_ctl(in->line + 5, in->value[19], in->value[22], in->value[23], in->value[24], in->value[25], in->value[26], in->value[27], in->value[18], in->value[20], in->value[21]));
        put = with(put, put_close(in->line + 9));
        if (in->line[4] == 0 && in->line[5] == 2 && in->line[6] == 0 && in->line[7] == 0 && in->line[8] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[19] << 68; /* NOY */
            put.wrong |= in->value[19] >> 1;
        }
        if (in->line[4] == 0 && in->line[5] == 2 && in->line[6] == 0 && in->line[7] == 0 && in->line[8] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[19] << 68; /* NOY */
            put.wrong |= in->value[19] >> 1;
        }
        if (in->line[4] == 0 && in->line[5] == 2 && in->line[6] == 0 && in->line[7] == 1 && in->line[8] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[19] << 68; /* NOY */
            put.wrong |= in->value[19] >> 1;
        }
        if (in->line[4] == 0 && in->line[5] == 2 && in->line[6] == 0 && in->line[7] == 1 && in->line[8] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[19] << 68; /* NOY */
            put.wrong |= in->value[19] >> 1;
        }
        if (in->line[4] == 2 && in->line[5] == 2 && in->line[6] == 1 && in->line[7] == 0 && in->line[8] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[18] << 64; /* STALL */
            put.wrong |= in->value[18] >> 4;
        }
        if (in->line[4] == 2 && in->line[5] == 2 && in->line[6] == 1 && in->line[7] == 0 && in->line[8] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[18] << 64; /* STALL */
            put.wrong |= in->value[18] >> 4;
        }
        if (in->line[4] == 2 && in->line[5] == 2 && in->line[6] == 1 && in->line[7] == 1 && in->line[8] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[18] << 64; /* STALL */
            put.wrong |= in->value[18] >> 4;
        }
        if (in->line[4] == 2 && in->line[5] == 2 && in->line[6] == 1 && in->line[7] == 1 && in->line[8] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[18] << 64; /* STALL */
            put.wrong |= in->value[18] >> 4;
        }
        length = 11;
        break;
    case MAXWELL_HSET2_C:
        put.word |= in->value[0] << 53; /* HBFC */
        put.wrong |= in->value[0] >> 1;
        put.word |= in->value[1] << 49; /* HCMPC */
        put.wrong |= in->value[1] >> 4;
        put.word |= in->value[2] << 54; /* HSFTZC */
        put.wrong |= in->value[2] >> 1;
        put.word |= in->value[3] << 45; /* BOP */
        put.wrong |= in->value[3] >> 2;
        put.word |= in->value[4]; /* Rd */
        put.wrong |= in->value[4] >> 8;
        put.word |= in->value[15] << 42; /* Q0N */
        put.wrong |= in->value[15] >> 1;
        put.word |= in->value[16] << 39; /* Q0 */
        put.wrong |= in->value[16] >> 3;
        put.wrong |= in->line[3];
        put = with(put, put_ha(in->line, in->value[5], in->value[6], in->value[7], in->value[8], in->value[9]));
        put = with(put, put_hfb(in->line + 1, in->value[10], in->value[11], in->value[12], in->value[13], in->value[14]));
        put = with(put, put_guard(in->line + 4, in->value[17]));
        put = with(put, put_open(in->line + 5));
        put = with(put, put_ctl(in->line + 6, in->value[19], in->value[22], in->value[23], in->value[24], in->value[25], in->value[26], in->value[27], in->value[18], in->value[20], in->value[21]));
        put = with(put, put_close(in->line + 10));
        if (in->line[5] == 0 && in->line[6] == 2 && in->line[7] == 0 && in->line[8] == 0 && in->line[9] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[19] << 68; /* NOY */
            put.wrong |= in->value[19] >> 1;
        }
        if (in->line[5] == 0 && in->line[6] == 2 && in->line[7] == 0 && in->line[8] == 0 && in->line[9] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[19] << 68; /* NOY */
            put.wrong |= in->value[19] >> 1;
        }
        if (in->line[5] == 0 && in->line[6] == 2 && in->line[7] == 0 && in->line[8] == 1 && in->line[9] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[19] << 68; /* NOY */
            put.wrong |= in->value[19] >> 1;
        }
        if (in->line[5] == 0 && in->line[6] == 2 && in->line[7] == 0 && in->line[8] == 1 && in->line[9] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[19] << 68; /* NOY */
            put.wrong |= in->value[19] >> 1;
        }
        if (in->line[5] == 2 && in->line[6] == 2 && in->line[7] == 1 && in->line[8] == 0 && in->line[9] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[18] << 64; /* STALL */
            put.wrong |= in->value[18] >> 4;
        }
        if (in->line[5] == 2 && in->line[6] == 2 && in->line[7] == 1 && in->line[8] == 0 && in->line[9] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[18] << 64; /* STALL */
            put.wrong |= in->value[18] >> 4;
        }
        if (in->line[5] == 2 && in->line[6] == 2 && in->line[7] == 1 && in->line[8] == 1 && in->line[9] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[18] << 64; /* STALL */
            put.wrong |= in->value[18] >> 4;
        }
        if (in->line[5] == 2 && in->line[6] == 2 && in->line[7] == 1 && in->line[8] == 1 && in->line[9] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[18] << 64; /* STALL */
            put.wrong |= in->value[18] >> 4;
        }
        length = 11;
        break;
    case MAXWELL_HSETP2_R:
        put.word |= in->value[0] << 35; /* HCMP */
        put.wrong |= in->value[0] >> 4;
        put.word |= in->value[1] << 49; /* HAND */
        put.wrong |= in->value[1] >> 1;
        put.word |= in->value[2] << 6; /* HPFTZ */
        put.wrong |= in->value[2] >> 1;
        put.word |= in->value[3] << 45; /* BOP */
        put.wrong |= in->value[3] >> 2;
        put.word |= in->value[4] << 3; /* P0 */
        put.wrong |= in->value[4] >> 3;
        put.word |= in->value[5]; /* P1 */
        put.wrong |= in->value[5] >> 3;
        put.word |= in->value[16] << 42; /* Q0N */
        put.wrong |= in->value[16] >> 1;
        put.word |= in->value[17] << 39; /* Q0 */
        put.wrong |= in->value[17] >> 3;
        put.wrong |= in->line[2];
        put = with(put, put_ha(in->line, in->value[6], in->value[7], in->value[8], in->value[9], in->value[10]));
        put = with(put, put_hb(in->line + 1, in->value[11], in->value[12], in->value[13], in->value[14], in->value[15]));
        put = with(put, put_guard(in->line + 3, in->value[18]));
        put = with(put, put_open(in->line + 4));
        put = with(put, put_ctl(in->line + 5, in->value[20], in->value[23], in->value[24], in->value[25], in->value[26], in->value[27], in->value[28], in->value[19], in->value[21], in->value[22]));
        put = with(put, put_close(in->line + 9));
        if (in->line[4] == 0 && in->line[5] == 2 && in->line[6] == 0 && in->line[7] == 0 && in->line[8] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[20] << 68; /* NOY */
            put.wrong |= in->value[20] >> 1;
        }
        if (in->line[4] == 0 && in->line[5] == 2 && in->line[6] == 0 && in->line[7] == 0 && in->line[8] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[20] << 68; /* NOY */
            put.wrong |= in->value[20] >> 1;
        }
        if (in->line[4] == 0 && in->line[5] == 2 && in->line[6] == 0 && in->line[7] == 1 && in->line[8] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[20] << 68; /* NOY */
            put.wrong |= in->value[20] >> 1;
        }
        if (in->line[4] == 0 && in->line[5] == 2 && in->line[6] == 0 && in->line[7] == 1 && in->line[8] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[20] << 68; /* NOY */
            put.wrong |= in->value[20] >> 1;
        }
        if (in->line[4] == 2 && in->line[5] == 2 && in->line[6] == 1 && in->line[7] == 0 && in->line[8] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[19] << 64; /* STALL */
            put.wrong |= in->value[19] >> 4;
        }
        if (in->line[4] == 2 && in->line[5] == 2 && in->line[6] == 1 && in->line[7] == 0 && in->line[8] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[19] << 64; /* STALL */
            put.wrong |= in->value[19] >> 4;
        }
        if (in->line[4] == 2 && in->line[5] == 2 && in->line[6] == 1 && in->line[7] == 1 && in->line[8] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[19] << 64; /* STALL */
            put.wrong |= in->value[19] >> 4;
        }
        if (in->line[4] == 2 && in->line[5] == 2 && in->line[6] == 1 && in->line[7] == 1 && in->line[8] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[19] << 64; /* STALL */
            put.wrong |= in->value[19] >> 4;
        }
        length = 11;
        break;
    case MAXWELL_HSETP2_C:
        put.word |= in->value[0] << 49; /* HCMPC */
        put.wrong |= in->value[0] >> 4;
        put.word |= in->value[1] << 53; /* HANDC */
        put.wrong |= in->value[1] >> 1;
        put.word |= in->value[2] << 6; /* HPFTZ */
        put.wrong |= in->value[2] >> 1;
        put.word |= in->value[3] << 45; /* BOP */
        put.wrong |= in->value[3] >> 2;
        put.word |= in->value[4] << 3; /* P0 */
        put.wrong |= in->value[4] >> 3;
        put.word |= in->value[5]; /* P1 */
        put.wrong |= in->value[5] >> 3;
        put.word |= in->value[17] << 42; /* Q0N */
        put.wrong |= in->value[17] >> 1;
        put.word |= in->value[18] << 39; /* Q0 */
        put.wrong |= in->value[18] >> 3;
        put.wrong |= in->line[3];
        put = with(put, put_ha(in->line, in->value[6], in->value[7], in->value[8], in->value[9], in->value[10]));
        put = with(put, put_hci_2(in->line + 1, in->value[11], in->value[12], in->value[13], in->value[14], in->value[15], in->value[16]));
        put = with(put, put_guard(in->line + 4, in->value[19]));
        put = with(put, put_open(in->line + 5));
        put = with(put, put_ctl(in->line + 6, in->value[21], in->value[24], in->value[25], in->value[26], in->value[27], in->value[28], in->value[29], in->value[20], in->value[22], in->value[23]));
        put = with(put, put_close(in->line + 10));
        if (in->line[5] == 0 && in->line[6] == 2 && in->line[7] == 0 && in->line[8] == 0 && in->line[9] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[21] << 68; /* NOY */
            put.wrong |= in->value[21] >> 1;
        }
        if (in->line[5] == 0 && in->line[6] == 2 && in->line[7] == 0 && in->line[8] == 0 && in->line[9] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[21] << 68; /* NOY */
            put.wrong |= in->value[21] >> 1;
        }
        if (in->line[5] == 0 && in->line[6] == 2 && in->line[7] == 0 && in->line[8] == 1 && in->line[9] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[21] << 68; /* NOY */
            put.wrong |= in->value[21] >> 1;
        }
        if (in->line[5] == 0 && in->line[6] == 2 && in->line[7] == 0 && in->line[8] == 1 && in->line[9] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[21] << 68; /* NOY */
            put.wrong |= in->value[21] >> 1;
        }
        if (in->line[5] == 2 && in->line[6] == 2 && in->line[7] == 1 && in->line[8] == 0 && in->line[9] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[20] << 64; /* STALL */
            put.wrong |= in->value[20] >> 4;
        }
        if (in->line[5] == 2 && in->line[6] == 2 && in->line[7] == 1 && in->line[8] == 0 && in->line[9] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[20] << 64; /* STALL */
            put.wrong |= in->value[20] >> 4;
        }
        if (in->line[5] == 2 && in->line[6] == 2 && in->line[7] == 1 && in->line[8] == 1 && in->line[9] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[20] << 64; /* STALL */
            put.wrong |= in->value[20] >> 4;
        }
        if (in->line[5] == 2 && in->line[6] == 2 && in->line[7] == 1 && in->line[8] == 1 && in->line[9] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[20] << 64; /* STALL */
            put.wrong |= in->value[20] >> 4;
        }
        length = 11;
        break;
    case MAXWELL_IADD:
        put.word |= in->value[0] << 50; /* SATI */
        put.wrong |= in->value[0] >> 1;
        put.word |= in->value[1] << 43; /* XI */
        put.wrong |= in->value[1] >> 1;
        put.word |= in->value[2]; /* Rd */
        put.wrong |= in->value[2] >> 8;
        put.word |= in->value[3] << 47; /* CCW */
        put.wrong |= in->value[3] >> 1;
        put = with(put, put_plusone(in->line));
        put = with(put, put_suma(in->line + 1, in->value[4], in->value[5], in->value[6]));
        put = with(put, put_sumb(in->line + 2, in->value[7], in->value[8], in->value[9], in->value[10], in->value[11], in->value[12]));
        put = with(put, put_guard(in->line + 4, in->value[13]));
        put = with(put, put_open(in->line + 5));
        put = with(put, put_ctl(in->line + 6, in->value[15], in->value[18], in->value[19], in->value[20], in->value[21], in->value[22], in->value[23], in->value[14], in->value[16], in->value[17]));
        put = with(put, put_close(in->line + 10));
        if (in->line[0] == 1 && in->line[1] == 0 && in->line[2] == 2)
            put.word ^= UINT64_C(0x1000000000000);
        if (in->line[0] == 1 && in->line[1] == 0 && in->line[2] == 0) {
            put.word &= ~(rt_u128)UINT64_C(0x1000000000000);
            put.word |= in->value[7] << 48; /* NB */
            put.wrong |= in->value[7] >> 1;
        }
        if (in->line[0] == 1 && in->line[1] == 0 && in->line[2] == 1) {
            put.word &= ~(rt_u128)UINT64_C(0x1000000000000);
            put.word |= in->value[7] << 48; /* NB */
            put.wrong |= in->value[7] >> 1;
        }
        if (in->line[5] == 0 && in->line[6] == 2 && in->line[7] == 0 && in->line[8] == 0 && in->line[9] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[15] << 68; /* NOY */
            put.wrong |= in->value[15] >> 1;
        }
        if (in->line[5] == 0 && in->line[6] == 2 && in->line[7] == 0 && in->line[8] == 0 && in->line[9] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[15] << 68; /* NOY */
            put.wrong |= in->value[15] >> 1;
        }
        if (in->line[5] == 0 && in->line[6] == 2 && in->line[7] == 0 && in->line[8] == 1 && in->line[9] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[15] << 68; /* NOY */
            put.wrong |= in->value[15] >> 1;
        }
        if (in->line[5] == 0 && in->line[6] == 2 && in->line[7] == 0 && in->line[8] == 1 && in->line[9] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[15] << 68; /* NOY */
            put.wrong |= in->value[15] >> 1;
        }
        if (in->line[5] == 2 && in->line[6] == 2 && in->line[7] == 1 && in->line[8] == 0 && in->line[9] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[14] << 64; /* STALL */
            put.wrong |= in->value[14] >> 4;
        }
        if (in->line[5] == 2 && in->line[6] == 2 && in->line[7] == 1 && in->line[8] == 0 && in->line[9] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[14] << 64; /* STALL */
            put.wrong |= in->value[14] >> 4;
        }
        if (in->line[5] == 2 && in->line[6] == 2 && in->line[7] == 1 && in->line[8] == 1 && in->line[9] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[14] << 64; /* STALL */
            put.wrong |= in->value[14] >> 4;
        }
        if (in->line[5] == 2 && in->line[6] == 2 && in->line[7] == 1 && in->line[8] == 1 && in->line[9] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[14] << 64; /* STALL */
            put.wrong |= in->value[14] >> 4;
        }
        length = 11;
        break;
    case MAXWELL_IADD32I:
        put.word |= in->value[0] << 54; /* SATL */
        put.wrong |= in->value[0] >> 1;
        put.word |= in->value[1] << 53; /* XL */
        put.wrong |= in->value[1] >> 1;
        put.word |= in->value[2]; /* Rd */
        put.wrong |= in->value[2] >> 8;
        put.word |= in->value[3] << 52; /* CCWL */
        put.wrong |= in->value[3] >> 1;
        put.word |= in->value[7] << 20; /* IMM32 */
        put.wrong |= in->value[7] >> 32;
        put = with(put, put_plusonel(in->line));
        put = with(put, put_sumal(in->line + 1, in->value[4], in->value[5], in->value[6]));
        put = with(put, put_guard(in->line + 2, in->value[8]));
        put = with(put, put_open(in->line + 3));
        put = with(put, put_ctl(in->line + 4, in->value[10], in->value[13], in->value[14], in->value[15], in->value[16], in->value[17], in->value[18], in->value[9], in->value[11], in->value[12]));
        put = with(put, put_close(in->line + 8));
        if (in->line[3] == 0 && in->line[4] == 2 && in->line[5] == 0 && in->line[6] == 0 && in->line[7] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[10] << 68; /* NOY */
            put.wrong |= in->value[10] >> 1;
        }
        if (in->line[3] == 0 && in->line[4] == 2 && in->line[5] == 0 && in->line[6] == 0 && in->line[7] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[10] << 68; /* NOY */
            put.wrong |= in->value[10] >> 1;
        }
        if (in->line[3] == 0 && in->line[4] == 2 && in->line[5] == 0 && in->line[6] == 1 && in->line[7] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[10] << 68; /* NOY */
            put.wrong |= in->value[10] >> 1;
        }
        if (in->line[3] == 0 && in->line[4] == 2 && in->line[5] == 0 && in->line[6] == 1 && in->line[7] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[10] << 68; /* NOY */
            put.wrong |= in->value[10] >> 1;
        }
        if (in->line[3] == 2 && in->line[4] == 2 && in->line[5] == 1 && in->line[6] == 0 && in->line[7] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[9] << 64; /* STALL */
            put.wrong |= in->value[9] >> 4;
        }
        if (in->line[3] == 2 && in->line[4] == 2 && in->line[5] == 1 && in->line[6] == 0 && in->line[7] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[9] << 64; /* STALL */
            put.wrong |= in->value[9] >> 4;
        }
        if (in->line[3] == 2 && in->line[4] == 2 && in->line[5] == 1 && in->line[6] == 1 && in->line[7] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[9] << 64; /* STALL */
            put.wrong |= in->value[9] >> 4;
        }
        if (in->line[3] == 2 && in->line[4] == 2 && in->line[5] == 1 && in->line[6] == 1 && in->line[7] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[9] << 64; /* STALL */
            put.wrong |= in->value[9] >> 4;
        }
        length = 11;
        break;
    case MAXWELL_IADD3_R:
        put.word |= in->value[0] << 37; /* SH3 */
        put.wrong |= in->value[0] >> 2;
        put.word |= in->value[1] << 48; /* X3 */
        put.wrong |= in->value[1] >> 1;
        put.word |= in->value[2]; /* Rd */
        put.wrong |= in->value[2] >> 8;
        put.word |= in->value[3] << 47; /* CCW */
        put.wrong |= in->value[3] >> 1;
        put.word |= in->value[4] << 51; /* NA3 */
        put.wrong |= in->value[4] >> 1;
        put.word |= in->value[5] << 8; /* Ra */
        put.wrong |= in->value[5] >> 8;
        put.word |= in->value[6] << 35; /* HA3 */
        put.wrong |= in->value[6] >> 2;
        put.word |= (rt_u128)in->value[7] << 81; /* RA */
        put.wrong |= in->value[7] >> 1;
        put.word |= in->value[8] << 50; /* NB3 */
        put.wrong |= in->value[8] >> 1;
        put.word |= in->value[9] << 20; /* Rb */
        put.wrong |= in->value[9] >> 8;
        put.word |= in->value[10] << 33; /* HB3 */
        put.wrong |= in->value[10] >> 2;
        put.word |= (rt_u128)in->value[11] << 82; /* RB */
        put.wrong |= in->value[11] >> 1;
        put.word |= in->value[12] << 49; /* NC3 */
        put.wrong |= in->value[12] >> 1;
        put.word |= in->value[13] << 39; /* Rc */
        put.wrong |= in->value[13] >> 8;
        put.word |= in->value[14] << 31; /* HC3 */
        put.wrong |= in->value[14] >> 2;
        put.word |= (rt_u128)in->value[15] << 83; /* RC */
        put.wrong |= in->value[15] >> 1;
        put.wrong |= in->line[0];
        put.wrong |= in->line[1];
        put.wrong |= in->line[2];
        put = with(put, put_guard(in->line + 3, in->value[16]));
        put = with(put, put_open(in->line + 4));
        put = with(put, put_ctl(in->line + 5, in->value[18], in->value[21], in->value[22], in->value[23], in->value[24], in->value[25], in->value[26], in->value[17], in->value[19], in->value[20]));
        put = with(put, put_close(in->line + 9));
        if (in->line[4] == 0 && in->line[5] == 2 && in->line[6] == 0 && in->line[7] == 0 && in->line[8] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[18] << 68; /* NOY */
            put.wrong |= in->value[18] >> 1;
        }
        if (in->line[4] == 0 && in->line[5] == 2 && in->line[6] == 0 && in->line[7] == 0 && in->line[8] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[18] << 68; /* NOY */
            put.wrong |= in->value[18] >> 1;
        }
        if (in->line[4] == 0 && in->line[5] == 2 && in->line[6] == 0 && in->line[7] == 1 && in->line[8] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[18] << 68; /* NOY */
            put.wrong |= in->value[18] >> 1;
        }
        if (in->line[4] == 0 && in->line[5] == 2 && in->line[6] == 0 && in->line[7] == 1 && in->line[8] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[18] << 68; /* NOY */
            put.wrong |= in->value[18] >> 1;
        }
        if (in->line[4] == 2 && in->line[5] == 2 && in->line[6] == 1 && in->line[7] == 0 && in->line[8] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[17] << 64; /* STALL */
            put.wrong |= in->value[17] >> 4;
        }
        if (in->line[4] == 2 && in->line[5] == 2 && in->line[6] == 1 && in->line[7] == 0 && in->line[8] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[17] << 64; /* STALL */
            put.wrong |= in->value[17] >> 4;
        }
        if (in->line[4] == 2 && in->line[5] == 2 && in->line[6] == 1 && in->line[7] == 1 && in->line[8] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[17] << 64; /* STALL */
            put.wrong |= in->value[17] >> 4;
        }
        if (in->line[4] == 2 && in->line[5] == 2 && in->line[6] == 1 && in->line[7] == 1 && in->line[8] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[17] << 64; /* STALL */
            put.wrong |= in->value[17] >> 4;
        }
        length = 11;
        break;
    case MAXWELL_IADD3_B:
        put.word |= in->value[0] << 48; /* X3 */
        put.wrong |= in->value[0] >> 1;
        put.word |= in->value[1]; /* Rd */
        put.wrong |= in->value[1] >> 8;
        put.word |= in->value[2] << 47; /* CCW */
        put.wrong |= in->value[2] >> 1;
        put.word |= in->value[3] << 51; /* NA3 */
        put.wrong |= in->value[3] >> 1;
        put.word |= in->value[4] << 8; /* Ra */
        put.wrong |= in->value[4] >> 8;
        put.word |= (rt_u128)in->value[5] << 81; /* RA */
        put.wrong |= in->value[5] >> 1;
        put.word |= in->value[10] << 49; /* NC3 */
        put.wrong |= in->value[10] >> 1;
        put.word |= in->value[11] << 39; /* Rc */
        put.wrong |= in->value[11] >> 8;
        put.word |= (rt_u128)in->value[12] << 83; /* RC */
        put.wrong |= in->value[12] >> 1;
        put.wrong |= in->line[0];
        put.wrong |= in->line[3];
        put = with(put, put_add3b(in->line + 1, in->value[6], in->value[7], in->value[8], in->value[9]));
        put = with(put, put_guard(in->line + 4, in->value[13]));
        put = with(put, put_open(in->line + 5));
        put = with(put, put_ctl(in->line + 6, in->value[15], in->value[18], in->value[19], in->value[20], in->value[21], in->value[22], in->value[23], in->value[14], in->value[16], in->value[17]));
        put = with(put, put_close(in->line + 10));
        if (in->line[5] == 0 && in->line[6] == 2 && in->line[7] == 0 && in->line[8] == 0 && in->line[9] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[15] << 68; /* NOY */
            put.wrong |= in->value[15] >> 1;
        }
        if (in->line[5] == 0 && in->line[6] == 2 && in->line[7] == 0 && in->line[8] == 0 && in->line[9] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[15] << 68; /* NOY */
            put.wrong |= in->value[15] >> 1;
        }
        if (in->line[5] == 0 && in->line[6] == 2 && in->line[7] == 0 && in->line[8] == 1 && in->line[9] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[15] << 68; /* NOY */
            put.wrong |= in->value[15] >> 1;
        }
        if (in->line[5] == 0 && in->line[6] == 2 && in->line[7] == 0 && in->line[8] == 1 && in->line[9] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[15] << 68; /* NOY */
            put.wrong |= in->value[15] >> 1;
        }
        if (in->line[5] == 2 && in->line[6] == 2 && in->line[7] == 1 && in->line[8] == 0 && in->line[9] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[14] << 64; /* STALL */
            put.wrong |= in->value[14] >> 4;
        }
        if (in->line[5] == 2 && in->line[6] == 2 && in->line[7] == 1 && in->line[8] == 0 && in->line[9] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[14] << 64; /* STALL */
            put.wrong |= in->value[14] >> 4;
        }
        if (in->line[5] == 2 && in->line[6] == 2 && in->line[7] == 1 && in->line[8] == 1 && in->line[9] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[14] << 64; /* STALL */
            put.wrong |= in->value[14] >> 4;
        }
        if (in->line[5] == 2 && in->line[6] == 2 && in->line[7] == 1 && in->line[8] == 1 && in->line[9] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[14] << 64; /* STALL */
            put.wrong |= in->value[14] >> 4;
        }
        length = 11;
        break;
    case MAXWELL_ISCADD:
        put.word |= in->value[0]; /* Rd */
        put.wrong |= in->value[0] >> 8;
        put.word |= in->value[1] << 47; /* CCW */
        put.wrong |= in->value[1] >> 1;
        put.word |= in->value[11] << 39; /* SCALE */
        put.wrong |= in->value[11] >> 5;
        put = with(put, put_plusone(in->line));
        put = with(put, put_suma(in->line + 1, in->value[2], in->value[3], in->value[4]));
        put = with(put, put_sumb(in->line + 2, in->value[5], in->value[6], in->value[7], in->value[8], in->value[9], in->value[10]));
        put = with(put, put_guard(in->line + 4, in->value[12]));
        put = with(put, put_open(in->line + 5));
        put = with(put, put_ctl(in->line + 6, in->value[14], in->value[17], in->value[18], in->value[19], in->value[20], in->value[21], in->value[22], in->value[13], in->value[15], in->value[16]));
        put = with(put, put_close(in->line + 10));
        if (in->line[0] == 1 && in->line[1] == 0 && in->line[2] == 2)
            put.word ^= UINT64_C(0x1000000000000);
        if (in->line[0] == 1 && in->line[1] == 0 && in->line[2] == 0) {
            put.word &= ~(rt_u128)UINT64_C(0x1000000000000);
            put.word |= in->value[5] << 48; /* NB */
            put.wrong |= in->value[5] >> 1;
        }
        if (in->line[0] == 1 && in->line[1] == 0 && in->line[2] == 1) {
            put.word &= ~(rt_u128)UINT64_C(0x1000000000000);
            put.word |= in->value[5] << 48; /* NB */
            put.wrong |= in->value[5] >> 1;
        }
        if (in->line[5] == 0 && in->line[6] == 2 && in->line[7] == 0 && in->line[8] == 0 && in->line[9] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[14] << 68; /* NOY */
            put.wrong |= in->value[14] >> 1;
        }
        if (in->line[5] == 0 && in->line[6] == 2 && in->line[7] == 0 && in->line[8] == 0 && in->line[9] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[14] << 68; /* NOY */
            put.wrong |= in->value[14] >> 1;
        }
        if (in->line[5] == 0 && in->line[6] == 2 && in->line[7] == 0 && in->line[8] == 1 && in->line[9] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[14] << 68; /* NOY */
            put.wrong |= in->value[14] >> 1;
        }
        if (in->line[5] == 0 && in->line[6] == 2 && in->line[7] == 0 && in->line[8] == 1 && in->line[9] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[14] << 68; /* NOY */
            put.wrong |= in->value[14] >> 1;
        }
        if (in->line[5] == 2 && in->line[6] == 2 && in->line[7] == 1 && in->line[8] == 0 && in->line[9] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[13] << 64; /* STALL */
            put.wrong |= in->value[13] >> 4;
        }
        if (in->line[5] == 2 && in->line[6] == 2 && in->line[7] == 1 && in->line[8] == 0 && in->line[9] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[13] << 64; /* STALL */
            put.wrong |= in->value[13] >> 4;
        }
        if (in->line[5] == 2 && in->line[6] == 2 && in->line[7] == 1 && in->line[8] == 1 && in->line[9] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[13] << 64; /* STALL */
            put.wrong |= in->value[13] >> 4;
        }
        if (in->line[5] == 2 && in->line[6] == 2 && in->line[7] == 1 && in->line[8] == 1 && in->line[9] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[13] << 64; /* STALL */
            put.wrong |= in->value[13] >> 4;
        }
        length = 11;
        break;
    case MAXWELL_ISCADD32I:
        put.word |= in->value[0]; /* Rd */
        put.wrong |= in->value[0] >> 8;
        put.word |= in->value[1] << 52; /* CCWL */
        put.wrong |= in->value[1] >> 1;
        put.word |= in->value[2] << 8; /* Ra */
        put.wrong |= in->value[2] >> 8;
        put.word |= (rt_u128)in->value[3] << 81; /* RA */
        put.wrong |= in->value[3] >> 1;
        put.word |= in->value[4] << 20; /* IMM32 */
        put.wrong |= in->value[4] >> 32;
        put.word |= in->value[5] << 53; /* SCALEL */
        put.wrong |= in->value[5] >> 5;
        put = with(put, put_guard(in->line, in->value[6]));
        put = with(put, put_open(in->line + 1));
        put = with(put, put_ctl(in->line + 2, in->value[8], in->value[11], in->value[12], in->value[13], in->value[14], in->value[15], in->value[16], in->value[7], in->value[9], in->value[10]));
        put = with(put, put_close(in->line + 6));
        if (in->line[1] == 0 && in->line[2] == 2 && in->line[3] == 0 && in->line[4] == 0 && in->line[5] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[8] << 68; /* NOY */
            put.wrong |= in->value[8] >> 1;
        }
        if (in->line[1] == 0 && in->line[2] == 2 && in->line[3] == 0 && in->line[4] == 0 && in->line[5] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[8] << 68; /* NOY */
            put.wrong |= in->value[8] >> 1;
        }
        if (in->line[1] == 0 && in->line[2] == 2 && in->line[3] == 0 && in->line[4] == 1 && in->line[5] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[8] << 68; /* NOY */
            put.wrong |= in->value[8] >> 1;
        }
        if (in->line[1] == 0 && in->line[2] == 2 && in->line[3] == 0 && in->line[4] == 1 && in->line[5] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[8] << 68; /* NOY */
            put.wrong |= in->value[8] >> 1;
        }
        if (in->line[1] == 2 && in->line[2] == 2 && in->line[3] == 1 && in->line[4] == 0 && in->line[5] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[7] << 64; /* STALL */
            put.wrong |= in->value[7] >> 4;
        }
        if (in->line[1] == 2 && in->line[2] == 2 && in->line[3] == 1 && in->line[4] == 0 && in->line[5] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[7] << 64; /* STALL */
            put.wrong |= in->value[7] >> 4;
        }
        if (in->line[1] == 2 && in->line[2] == 2 && in->line[3] == 1 && in->line[4] == 1 && in->line[5] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[7] << 64; /* STALL */
            put.wrong |= in->value[7] >> 4;
        }
        if (in->line[1] == 2 && in->line[2] == 2 && in->line[3] == 1 && in->line[4] == 1 && in->line[5] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[7] << 64; /* STALL */
            put.wrong |= in->value[7] >> 4;
        }
        length = 11;
        break;
    case MAXWELL_IMNMX:
        put.word |= in->value[0] << 48; /* UI */
        put.wrong |= in->value[0] >> 1;
        put.word |= in->value[1] << 43; /* MNX */
        put.wrong |= in->value[1] >> 2;
        put.word |= in->value[2]; /* Rd */
        put.wrong |= in->value[2] >> 8;
        put.word |= in->value[3] << 47; /* CCW */
        put.wrong |= in->value[3] >> 1;
        put.word |= in->value[4] << 8; /* Ra */
        put.wrong |= in->value[4] >> 8;
        put.word |= (rt_u128)in->value[5] << 81; /* RA */
        put.wrong |= in->value[5] >> 1;
        put.word |= in->value[11] << 42; /* Q0N */
        put.wrong |= in->value[11] >> 1;
        put.word |= in->value[12] << 39; /* Q0 */
        put.wrong |= in->value[12] >> 3;
        put.wrong |= in->line[1];
        put = with(put, put_sb_3(in->line, in->value[6], in->value[7], in->value[8], in->value[9], in->value[10]));
        put = with(put, put_guard(in->line + 2, in->value[13]));
        put = with(put, put_open(in->line + 3));
        put = with(put, put_ctl(in->line + 4, in->value[15], in->value[18], in->value[19], in->value[20], in->value[21], in->value[22], in->value[23], in->value[14], in->value[16], in->value[17]));
        put = with(put, put_close(in->line + 8));
        if (in->line[3] == 0 && in->line[4] == 2 && in->line[5] == 0 && in->line[6] == 0 && in->line[7] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[15] << 68; /* NOY */
            put.wrong |= in->value[15] >> 1;
        }
        if (in->line[3] == 0 && in->line[4] == 2 && in->line[5] == 0 && in->line[6] == 0 && in->line[7] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[15] << 68; /* NOY */
            put.wrong |= in->value[15] >> 1;
        }
        if (in->line[3] == 0 && in->line[4] == 2 && in->line[5] == 0 && in->line[6] == 1 && in->line[7] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[15] << 68; /* NOY */
            put.wrong |= in->value[15] >> 1;
        }
        if (in->line[3] == 0 && in->line[4] == 2 && in->line[5] == 0 && in->line[6] == 1 && in->line[7] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[15] << 68; /* NOY */
            put.wrong |= in->value[15] >> 1;
        }
        if (in->line[3] == 2 && in->line[4] == 2 && in->line[5] == 1 && in->line[6] == 0 && in->line[7] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[14] << 64; /* STALL */
            put.wrong |= in->value[14] >> 4;
        }
        if (in->line[3] == 2 && in->line[4] == 2 && in->line[5] == 1 && in->line[6] == 0 && in->line[7] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[14] << 64; /* STALL */
            put.wrong |= in->value[14] >> 4;
        }
        if (in->line[3] == 2 && in->line[4] == 2 && in->line[5] == 1 && in->line[6] == 1 && in->line[7] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[14] << 64; /* STALL */
            put.wrong |= in->value[14] >> 4;
        }
        if (in->line[3] == 2 && in->line[4] == 2 && in->line[5] == 1 && in->line[6] == 1 && in->line[7] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[14] << 64; /* STALL */
            put.wrong |= in->value[14] >> 4;
        }
        length = 11;
        break;
    case MAXWELL_ICMP_B:
        put.word |= in->value[0] << 49; /* CMP */
        put.wrong |= in->value[0] >> 3;
        put.word |= in->value[1] << 48; /* UI */
        put.wrong |= in->value[1] >> 1;
        put.word |= in->value[2]; /* Rd */
        put.wrong |= in->value[2] >> 8;
        put.word |= in->value[3] << 8; /* Ra */
        put.wrong |= in->value[3] >> 8;
        put.word |= (rt_u128)in->value[4] << 81; /* RA */
        put.wrong |= in->value[4] >> 1;
        put.word |= in->value[10] << 39; /* Rc */
        put.wrong |= in->value[10] >> 8;
        put.word |= (rt_u128)in->value[11] << 83; /* RC */
        put.wrong |= in->value[11] >> 1;
        put = with(put, put_sb(in->line, in->value[5], in->value[6], in->value[7], in->value[8], in->value[9]));
        put = with(put, put_guard(in->line + 1, in->value[12]));
        put = with(put, put_open(in->line + 2));
        put = with(put, put_ctl(in->line + 3, in->value[14], in->value[17], in->value[18], in->value[19], in->value[20], in->value[21], in->value[22], in->value[13], in->value[15], in->value[16]));
        put = with(put, put_close(in->line + 7));
        if (in->line[2] == 0 && in->line[3] == 2 && in->line[4] == 0 && in->line[5] == 0 && in->line[6] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[14] << 68; /* NOY */
            put.wrong |= in->value[14] >> 1;
        }
        if (in->line[2] == 0 && in->line[3] == 2 && in->line[4] == 0 && in->line[5] == 0 && in->line[6] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[14] << 68; /* NOY */
            put.wrong |= in->value[14] >> 1;
        }
        if (in->line[2] == 0 && in->line[3] == 2 && in->line[4] == 0 && in->line[5] == 1 && in->line[6] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[14] << 68; /* NOY */
            put.wrong |= in->value[14] >> 1;
        }
        if (in->line[2] == 0 && in->line[3] == 2 && in->line[4] == 0 && in->line[5] == 1 && in->line[6] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[14] << 68; /* NOY */
            put.wrong |= in->value[14] >> 1;
        }
        if (in->line[2] == 2 && in->line[3] == 2 && in->line[4] == 1 && in->line[5] == 0 && in->line[6] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[13] << 64; /* STALL */
            put.wrong |= in->value[13] >> 4;
        }
        if (in->line[2] == 2 && in->line[3] == 2 && in->line[4] == 1 && in->line[5] == 0 && in->line[6] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[13] << 64; /* STALL */
            put.wrong |= in->value[13] >> 4;
        }
        if (in->line[2] == 2 && in->line[3] == 2 && in->line[4] == 1 && in->line[5] == 1 && in->line[6] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[13] << 64; /* STALL */
            put.wrong |= in->value[13] >> 4;
        }
        if (in->line[2] == 2 && in->line[3] == 2 && in->line[4] == 1 && in->line[5] == 1 && in->line[6] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[13] << 64; /* STALL */
            put.wrong |= in->value[13] >> 4;
        }
        length = 11;
        break;
    case MAXWELL_ICMP_C:
        put.word |= in->value[0] << 49; /* CMP */
        put.wrong |= in->value[0] >> 3;
        put.word |= in->value[1] << 48; /* UI */
        put.wrong |= in->value[1] >> 1;
        put.word |= in->value[2]; /* Rd */
        put.wrong |= in->value[2] >> 8;
        put.word |= in->value[3] << 8; /* Ra */
        put.wrong |= in->value[3] >> 8;
        put.word |= (rt_u128)in->value[4] << 81; /* RA */
        put.wrong |= in->value[4] >> 1;
        put.word |= in->value[5] << 39; /* Rc */
        put.wrong |= in->value[5] >> 8;
        put.word |= (rt_u128)in->value[6] << 82; /* RB */
        put.wrong |= in->value[6] >> 1;
        put.word |= in->value[7] << 34; /* CBANK */
        put.wrong |= in->value[7] >> 5;
        put.word |= in->value[8] << 20; /* COFF */
        put.wrong |= in->value[8] >> 14;
        put.wrong |= in->line[0];
        put = with(put, put_guard(in->line + 1, in->value[9]));
        put = with(put, put_open(in->line + 2));
        put = with(put, put_ctl(in->line + 3, in->value[11], in->value[14], in->value[15], in->value[16], in->value[17], in->value[18], in->value[19], in->value[10], in->value[12], in->value[13]));
        put = with(put, put_close(in->line + 7));
        if (in->line[2] == 0 && in->line[3] == 2 && in->line[4] == 0 && in->line[5] == 0 && in->line[6] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[11] << 68; /* NOY */
            put.wrong |= in->value[11] >> 1;
        }
        if (in->line[2] == 0 && in->line[3] == 2 && in->line[4] == 0 && in->line[5] == 0 && in->line[6] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[11] << 68; /* NOY */
            put.wrong |= in->value[11] >> 1;
        }
        if (in->line[2] == 0 && in->line[3] == 2 && in->line[4] == 0 && in->line[5] == 1 && in->line[6] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[11] << 68; /* NOY */
            put.wrong |= in->value[11] >> 1;
        }
        if (in->line[2] == 0 && in->line[3] == 2 && in->line[4] == 0 && in->line[5] == 1 && in->line[6] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[11] << 68; /* NOY */
            put.wrong |= in->value[11] >> 1;
        }
        if (in->line[2] == 2 && in->line[3] == 2 && in->line[4] == 1 && in->line[5] == 0 && in->line[6] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[10] << 64; /* STALL */
            put.wrong |= in->value[10] >> 4;
        }
        if (in->line[2] == 2 && in->line[3] == 2 && in->line[4] == 1 && in->line[5] == 0 && in->line[6] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[10] << 64; /* STALL */
            put.wrong |= in->value[10] >> 4;
        }
        if (in->line[2] == 2 && in->line[3] == 2 && in->line[4] == 1 && in->line[5] == 1 && in->line[6] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[10] << 64; /* STALL */
            put.wrong |= in->value[10] >> 4;
        }
        if (in->line[2] == 2 && in->line[3] == 2 && in->line[4] == 1 && in->line[5] == 1 && in->line[6] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[10] << 64; /* STALL */
            put.wrong |= in->value[10] >> 4;
        }
        length = 11;
        break;
    case MAXWELL_LOP:
        put.word |= in->value[0] << 41; /* LOPF */
        put.wrong |= in->value[0] >> 2;
        put.word |= in->value[1] << 43; /* LOPX */
        put.wrong |= in->value[1] >> 1;
        put.word |= in->value[2] << 44; /* LOPT */
        put.wrong |= in->value[2] >> 2;
        put.word |= in->value[4]; /* Rd */
        put.wrong |= in->value[4] >> 8;
        put.word |= in->value[5] << 47; /* CCW */
        put.wrong |= in->value[5] >> 1;
        put.word |= in->value[6] << 39; /* LIA */
        put.wrong |= in->value[6] >> 1;
        put.word |= in->value[7] << 8; /* Ra */
        put.wrong |= in->value[7] >> 8;
        put.word |= (rt_u128)in->value[8] << 81; /* RA */
        put.wrong |= in->value[8] >> 1;
        put.wrong |= in->line[1];
        put = with(put, put_po(in->line, in->value[3]));
        put = with(put, put_sbi(in->line + 2, in->value[9], in->value[10], in->value[11], in->value[12], in->value[13], in->value[14]));
        put = with(put, put_guard(in->line + 4, in->value[15]));
        put = with(put, put_open(in->line + 5));
        put = with(put, put_ctl(in->line + 6, in->value[17], in->value[20], in->value[21], in->value[22], in->value[23], in->value[24], in->value[25], in->value[16], in->value[18], in->value[19]));
        put = with(put, put_close(in->line + 10));
        if (in->line[5] == 0 && in->line[6] == 2 && in->line[7] == 0 && in->line[8] == 0 && in->line[9] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[17] << 68; /* NOY */
            put.wrong |= in->value[17] >> 1;
        }
        if (in->line[5] == 0 && in->line[6] == 2 && in->line[7] == 0 && in->line[8] == 0 && in->line[9] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[17] << 68; /* NOY */
            put.wrong |= in->value[17] >> 1;
        }
        if (in->line[5] == 0 && in->line[6] == 2 && in->line[7] == 0 && in->line[8] == 1 && in->line[9] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[17] << 68; /* NOY */
            put.wrong |= in->value[17] >> 1;
        }
        if (in->line[5] == 0 && in->line[6] == 2 && in->line[7] == 0 && in->line[8] == 1 && in->line[9] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[17] << 68; /* NOY */
            put.wrong |= in->value[17] >> 1;
        }
        if (in->line[5] == 2 && in->line[6] == 2 && in->line[7] == 1 && in->line[8] == 0 && in->line[9] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[16] << 64; /* STALL */
            put.wrong |= in->value[16] >> 4;
        }
        if (in->line[5] == 2 && in->line[6] == 2 && in->line[7] == 1 && in->line[8] == 0 && in->line[9] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[16] << 64; /* STALL */
            put.wrong |= in->value[16] >> 4;
        }
        if (in->line[5] == 2 && in->line[6] == 2 && in->line[7] == 1 && in->line[8] == 1 && in->line[9] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[16] << 64; /* STALL */
            put.wrong |= in->value[16] >> 4;
        }
        if (in->line[5] == 2 && in->line[6] == 2 && in->line[7] == 1 && in->line[8] == 1 && in->line[9] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[16] << 64; /* STALL */
            put.wrong |= in->value[16] >> 4;
        }
        length = 11;
        break;
    case MAXWELL_LOP32I:
        put.word |= in->value[0] << 53; /* LOPFL */
        put.wrong |= in->value[0] >> 2;
        put.word |= in->value[1] << 57; /* LOPXL */
        put.wrong |= in->value[1] >> 1;
        put.word |= in->value[2]; /* Rd */
        put.wrong |= in->value[2] >> 8;
        put.word |= in->value[3] << 52; /* CCWL */
        put.wrong |= in->value[3] >> 1;
        put.word |= in->value[4] << 55; /* LIAL */
        put.wrong |= in->value[4] >> 1;
        put.word |= in->value[5] << 8; /* Ra */
        put.wrong |= in->value[5] >> 8;
        put.word |= (rt_u128)in->value[6] << 81; /* RA */
        put.wrong |= in->value[6] >> 1;
        put.word |= in->value[7] << 20; /* UIMM32 */
        put.wrong |= in->value[7] >> 32;
        put.word |= in->value[8] << 56; /* LIBL */
        put.wrong |= in->value[8] >> 1;
        put = with(put, put_guard(in->line, in->value[9]));
        put = with(put, put_open(in->line + 1));
        put = with(put, put_ctl(in->line + 2, in->value[11], in->value[14], in->value[15], in->value[16], in->value[17], in->value[18], in->value[19], in->value[10], in->value[12], in->value[13]));
        put = with(put, put_close(in->line + 6));
        if (in->line[1] == 0 && in->line[2] == 2 && in->line[3] == 0 && in->line[4] == 0 && in->line[5] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[11] << 68; /* NOY */
            put.wrong |= in->value[11] >> 1;
        }
        if (in->line[1] == 0 && in->line[2] == 2 && in->line[3] == 0 && in->line[4] == 0 && in->line[5] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[11] << 68; /* NOY */
            put.wrong |= in->value[11] >> 1;
        }
        if (in->line[1] == 0 && in->line[2] == 2 && in->line[3] == 0 && in->line[4] == 1 && in->line[5] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[11] << 68; /* NOY */
            put.wrong |= in->value[11] >> 1;
        }
        if (in->line[1] == 0 && in->line[2] == 2 && in->line[3] == 0 && in->line[4] == 1 && in->line[5] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[11] << 68; /* NOY */
            put.wrong |= in->value[11] >> 1;
        }
        if (in->line[1] == 2 && in->line[2] == 2 && in->line[3] == 1 && in->line[4] == 0 && in->line[5] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[10] << 64; /* STALL */
            put.wrong |= in->value[10] >> 4;
        }
        if (in->line[1] == 2 && in->line[2] == 2 && in->line[3] == 1 && in->line[4] == 0 && in->line[5] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[10] << 64; /* STALL */
            put.wrong |= in->value[10] >> 4;
        }
        if (in->line[1] == 2 && in->line[2] == 2 && in->line[3] == 1 && in->line[4] == 1 && in->line[5] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[10] << 64; /* STALL */
            put.wrong |= in->value[10] >> 4;
        }
        if (in->line[1] == 2 && in->line[2] == 2 && in->line[3] == 1 && in->line[4] == 1 && in->line[5] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[10] << 64; /* STALL */
            put.wrong |= in->value[10] >> 4;
        }
        length = 11;
        break;
    case MAXWELL_LOP3_R:
        put.word |= in->value[0] << 38; /* L3X */
        put.wrong |= in->value[0] >> 1;
        put.word |= in->value[1] << 36; /* L3T */
        put.wrong |= in->value[1] >> 2;
        put.word |= in->value[3]; /* Rd */
        put.wrong |= in->value[3] >> 8;
        put.word |= in->value[4] << 47; /* CCW */
        put.wrong |= in->value[4] >> 1;
        put.word |= in->value[5] << 8; /* Ra */
        put.wrong |= in->value[5] >> 8;
        put.word |= (rt_u128)in->value[6] << 81; /* RA */
        put.wrong |= in->value[6] >> 1;
        put.word |= in->value[7] << 20; /* Rb */
        put.wrong |= in->value[7] >> 8;
        put.word |= (rt_u128)in->value[8] << 82; /* RB */
        put.wrong |= in->value[8] >> 1;
        put.word |= in->value[9] << 39; /* Rc */
        put.wrong |= in->value[9] >> 8;
        put.word |= (rt_u128)in->value[10] << 83; /* RC */
        put.wrong |= in->value[10] >> 1;
        put.word |= in->value[11] << 28; /* LUT */
        put.wrong |= in->value[11] >> 8;
        put = with(put, put_po(in->line, in->value[2]));
        put = with(put, put_guard(in->line + 1, in->value[12]));
        put = with(put, put_open(in->line + 2));
        put = with(put, put_ctl(in->line + 3, in->value[14], in->value[17], in->value[18], in->value[19], in->value[20], in->value[21], in->value[22], in->value[13], in->value[15], in->value[16]));
        put = with(put, put_close(in->line + 7));
        if (in->line[2] == 0 && in->line[3] == 2 && in->line[4] == 0 && in->line[5] == 0 && in->line[6] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[14] << 68; /* NOY */
            put.wrong |= in->value[14] >> 1;
        }
        if (in->line[2] == 0 && in->line[3] == 2 && in->line[4] == 0 && in->line[5] == 0 && in->line[6] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[14] << 68; /* NOY */
            put.wrong |= in->value[14] >> 1;
        }
        if (in->line[2] == 0 && in->line[3] == 2 && in->line[4] == 0 && in->line[5] == 1 && in->line[6] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[14] << 68; /* NOY */
            put.wrong |= in->value[14] >> 1;
        }
        if (in->line[2] == 0 && in->line[3] == 2 && in->line[4] == 0 && in->line[5] == 1 && in->line[6] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[14] << 68; /* NOY */
            put.wrong |= in->value[14] >> 1;
        }
        if (in->line[2] == 2 && in->line[3] == 2 && in->line[4] == 1 && in->line[5] == 0 && in->line[6] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[13] << 64; /* STALL */
            put.wrong |= in->value[13] >> 4;
        }
        if (in->line[2] == 2 && in->line[3] == 2 && in->line[4] == 1 && in->line[5] == 0 && in->line[6] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[13] << 64; /* STALL */
            put.wrong |= in->value[13] >> 4;
        }
        if (in->line[2] == 2 && in->line[3] == 2 && in->line[4] == 1 && in->line[5] == 1 && in->line[6] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[13] << 64; /* STALL */
            put.wrong |= in->value[13] >> 4;
        }
        if (in->line[2] == 2 && in->line[3] == 2 && in->line[4] == 1 && in->line[5] == 1 && in->line[6] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[13] << 64; /* STALL */
            put.wrong |= in->value[13] >> 4;
        }
        length = 11;
        break;
    case MAXWELL_LOP3_C:
        put.word |= in->value[0] << 56; /* L3XC */
        put.wrong |= in->value[0] >> 1;
        put.word |= in->value[1]; /* Rd */
        put.wrong |= in->value[1] >> 8;
        put.word |= in->value[2] << 47; /* CCW */
        put.wrong |= in->value[2] >> 1;
        put.word |= in->value[3] << 8; /* Ra */
        put.wrong |= in->value[3] >> 8;
        put.word |= (rt_u128)in->value[4] << 81; /* RA */
        put.wrong |= in->value[4] >> 1;
        put.word |= in->value[7] << 39; /* Rc */
        put.wrong |= in->value[7] >> 8;
        put.word |= (rt_u128)in->value[8] << 83; /* RC */
        put.wrong |= in->value[8] >> 1;
        put.word |= in->value[9] << 48; /* LUTH */
        put.wrong |= in->value[9] >> 8;
        put.word |= in->value[5] << 34; /* CBANK */
        put.wrong |= in->value[5] >> 5;
        put.word |= in->value[6] << 20; /* COFF */
        put.wrong |= in->value[6] >> 14;
        put.wrong |= in->line[0];
        put = with(put, put_guard(in->line + 1, in->value[10]));
        put = with(put, put_open(in->line + 2));
        put = with(put, put_ctl(in->line + 3, in->value[12], in->value[15], in->value[16], in->value[17], in->value[18], in->value[19], in->value[20], in->value[11], in->value[13], in->value[14]));
        put = with(put, put_close(in->line + 7));
        if (in->line[2] == 0 && in->line[3] == 2 && in->line[4] == 0 && in->line[5] == 0 && in->line[6] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[12] << 68; /* NOY */
            put.wrong |= in->value[12] >> 1;
        }
        if (in->line[2] == 0 && in->line[3] == 2 && in->line[4] == 0 && in->line[5] == 0 && in->line[6] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[12] << 68; /* NOY */
            put.wrong |= in->value[12] >> 1;
        }
        if (in->line[2] == 0 && in->line[3] == 2 && in->line[4] == 0 && in->line[5] == 1 && in->line[6] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[12] << 68; /* NOY */
            put.wrong |= in->value[12] >> 1;
        }
        if (in->line[2] == 0 && in->line[3] == 2 && in->line[4] == 0 && in->line[5] == 1 && in->line[6] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[12] << 68; /* NOY */
            put.wrong |= in->value[12] >> 1;
        }
        if (in->line[2] == 2 && in->line[3] == 2 && in->line[4] == 1 && in->line[5] == 0 && in->line[6] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[11] << 64; /* STALL */
            put.wrong |= in->value[11] >> 4;
        }
        if (in->line[2] == 2 && in->line[3] == 2 && in->line[4] == 1 && in->line[5] == 0 && in->line[6] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[11] << 64; /* STALL */
            put.wrong |= in->value[11] >> 4;
        }
        if (in->line[2] == 2 && in->line[3] == 2 && in->line[4] == 1 && in->line[5] == 1 && in->line[6] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[11] << 64; /* STALL */
            put.wrong |= in->value[11] >> 4;
        }
        if (in->line[2] == 2 && in->line[3] == 2 && in->line[4] == 1 && in->line[5] == 1 && in->line[6] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[11] << 64; /* STALL */
            put.wrong |= in->value[11] >> 4;
        }
        length = 11;
        break;
    case MAXWELL_LOP3_I:
        put.word |= in->value[0] << 57; /* L3XI */
        put.wrong |= in->value[0] >> 1;
        put.word |= in->value[1]; /* Rd */
        put.wrong |= in->value[1] >> 8;
        put.word |= in->value[2] << 47; /* CCW */
        put.wrong |= in->value[2] >> 1;
        put.word |= in->value[3] << 8; /* Ra */
        put.wrong |= in->value[3] >> 8;
        put.word |= (rt_u128)in->value[4] << 81; /* RA */
        put.wrong |= in->value[4] >> 1;
        put.word |= ((in->value[5] & 0x7ffff) << 20) | ((in->value[5] >> 19 & 0x1) << 56); /* IMM */
        put.wrong |= in->value[5] >> 20;
        put.word |= in->value[6] << 39; /* Rc */
        put.wrong |= in->value[6] >> 8;
        put.word |= (rt_u128)in->value[7] << 83; /* RC */
        put.wrong |= in->value[7] >> 1;
        put.word |= in->value[8] << 48; /* LUTH */
        put.wrong |= in->value[8] >> 8;
        put = with(put, put_guard(in->line, in->value[9]));
        put = with(put, put_open(in->line + 1));
        put = with(put, put_ctl(in->line + 2, in->value[11], in->value[14], in->value[15], in->value[16], in->value[17], in->value[18], in->value[19], in->value[10], in->value[12], in->value[13]));
        put = with(put, put_close(in->line + 6));
        if (in->line[1] == 0 && in->line[2] == 2 && in->line[3] == 0 && in->line[4] == 0 && in->line[5] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[11] << 68; /* NOY */
            put.wrong |= in->value[11] >> 1;
        }
        if (in->line[1] == 0 && in->line[2] == 2 && in->line[3] == 0 && in->line[4] == 0 && in->line[5] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[11] << 68; /* NOY */
            put.wrong |= in->value[11] >> 1;
        }
        if (in->line[1] == 0 && in->line[2] == 2 && in->line[3] == 0 && in->line[4] == 1 && in->line[5] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[11] << 68; /* NOY */
            put.wrong |= in->value[11] >> 1;
        }
        if (in->line[1] == 0 && in->line[2] == 2 && in->line[3] == 0 && in->line[4] == 1 && in->line[5] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[11] << 68; /* NOY */
            put.wrong |= in->value[11] >> 1;
        }
        if (in->line[1] == 2 && in->line[2] == 2 && in->line[3] == 1 && in->line[4] == 0 && in->line[5] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[10] << 64; /* STALL */
            put.wrong |= in->value[10] >> 4;
        }
        if (in->line[1] == 2 && in->line[2] == 2 && in->line[3] == 1 && in->line[4] == 0 && in->line[5] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[10] << 64; /* STALL */
            put.wrong |= in->value[10] >> 4;
        }
        if (in->line[1] == 2 && in->line[2] == 2 && in->line[3] == 1 && in->line[4] == 1 && in->line[5] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[10] << 64; /* STALL */
            put.wrong |= in->value[10] >> 4;
        }
        if (in->line[1] == 2 && in->line[2] == 2 && in->line[3] == 1 && in->line[4] == 1 && in->line[5] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[10] << 64; /* STALL */
            put.wrong |= in->value[10] >> 4;
        }
        length = 11;
        break;
    case MAXWELL_LDG:
        put.word |= in->value[0] << 45; /* GE */
        put.wrong |= in->value[0] >> 1;
        put.word |= in->value[1] << 46; /* GCL */
        put.wrong |= in->value[1] >> 2;
        put.word |= in->value[2] << 48; /* GSIZE */
        put.wrong |= in->value[2] >> 3;
        put.word |= in->value[3]; /* Rd */
        put.wrong |= in->value[3] >> 8;
        put = with(put, put_a24(in->line, in->value[4], in->value[5], in->value[6]));
        put = with(put, put_guard(in->line + 1, in->value[7]));
        put = with(put, put_open(in->line + 2));
        put = with(put, put_ctl(in->line + 3, in->value[9], in->value[12], in->value[13], in->value[14], in->value[15], in->value[16], in->value[17], in->value[8], in->value[10], in->value[11]));
        put = with(put, put_close(in->line + 7));
        if (in->line[2] == 0 && in->line[3] == 2 && in->line[4] == 0 && in->line[5] == 0 && in->line[6] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[9] << 68; /* NOY */
            put.wrong |= in->value[9] >> 1;
        }
        if (in->line[2] == 0 && in->line[3] == 2 && in->line[4] == 0 && in->line[5] == 0 && in->line[6] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[9] << 68; /* NOY */
            put.wrong |= in->value[9] >> 1;
        }
        if (in->line[2] == 0 && in->line[3] == 2 && in->line[4] == 0 && in->line[5] == 1 && in->line[6] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[9] << 68; /* NOY */
            put.wrong |= in->value[9] >> 1;
        }
        if (in->line[2] == 0 && in->line[3] == 2 && in->line[4] == 0 && in->line[5] == 1 && in->line[6] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[9] << 68; /* NOY */
            put.wrong |= in->value[9] >> 1;
        }
        if (in->line[2] == 2 && in->line[3] == 2 && in->line[4] == 1 && in->line[5] == 0 && in->line[6] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[8] << 64; /* STALL */
            put.wrong |= in->value[8] >> 4;
        }
        if (in->line[2] == 2 && in->line[3] == 2 && in->line[4] == 1 && in->line[5] == 0 && in->line[6] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[8] << 64; /* STALL */
            put.wrong |= in->value[8] >> 4;
        }
        if (in->line[2] == 2 && in->line[3] == 2 && in->line[4] == 1 && in->line[5] == 1 && in->line[6] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[8] << 64; /* STALL */
            put.wrong |= in->value[8] >> 4;
        }
        if (in->line[2] == 2 && in->line[3] == 2 && in->line[4] == 1 && in->line[5] == 1 && in->line[6] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[8] << 64; /* STALL */
            put.wrong |= in->value[8] >> 4;
        }
        length = 11;
        break;
    case MAXWELL_LDG_P:
        put.word |= in->value[0] << 45; /* GE */
        put.wrong |= in->value[0] >> 1;
        put.word |= in->value[1] << 46; /* GCL */
        put.wrong |= in->value[1] >> 2;
        put.word |= in->value[2] << 48; /* GSIZE */
        put.wrong |= in->value[2] >> 3;
        put.word |= in->value[4]; /* Rd */
        put.wrong |= in->value[4] >> 8;
        put.word |= in->value[3] << 41; /* GP41 */
        put.wrong |= in->value[3] >> 3;
        put.wrong |= in->line[0];
        put = with(put, put_a20(in->line + 1, in->value[5], in->value[6], in->value[7]));
        put = with(put, put_guard(in->line + 2, in->value[8]));
        put = with(put, put_open(in->line + 3));
        put = with(put, put_ctl(in->line + 4, in->value[10], in->value[13], in->value[14], in->value[15], in->value[16], in->value[17], in->value[18], in->value[9], in->value[11], in->value[12]));
        put = with(put, put_close(in->line + 8));
        if (in->line[3] == 0 && in->line[4] == 2 && in->line[5] == 0 && in->line[6] == 0 && in->line[7] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[10] << 68; /* NOY */
            put.wrong |= in->value[10] >> 1;
        }
        if (in->line[3] == 0 && in->line[4] == 2 && in->line[5] == 0 && in->line[6] == 0 && in->line[7] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[10] << 68; /* NOY */
            put.wrong |= in->value[10] >> 1;
        }
        if (in->line[3] == 0 && in->line[4] == 2 && in->line[5] == 0 && in->line[6] == 1 && in->line[7] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[10] << 68; /* NOY */
            put.wrong |= in->value[10] >> 1;
        }
        if (in->line[3] == 0 && in->line[4] == 2 && in->line[5] == 0 && in->line[6] == 1 && in->line[7] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[10] << 68; /* NOY */
            put.wrong |= in->value[10] >> 1;
        }
        if (in->line[3] == 2 && in->line[4] == 2 && in->line[5] == 1 && in->line[6] == 0 && in->line[7] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[9] << 64; /* STALL */
            put.wrong |= in->value[9] >> 4;
        }
        if (in->line[3] == 2 && in->line[4] == 2 && in->line[5] == 1 && in->line[6] == 0 && in->line[7] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[9] << 64; /* STALL */
            put.wrong |= in->value[9] >> 4;
        }
        if (in->line[3] == 2 && in->line[4] == 2 && in->line[5] == 1 && in->line[6] == 1 && in->line[7] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[9] << 64; /* STALL */
            put.wrong |= in->value[9] >> 4;
        }
        if (in->line[3] == 2 && in->line[4] == 2 && in->line[5] == 1 && in->line[6] == 1 && in->line[7] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[9] << 64; /* STALL */
            put.wrong |= in->value[9] >> 4;
        }
        length = 11;
        break;
    case MAXWELL_STG:
        put.word |= in->value[0] << 45; /* GE */
        put.wrong |= in->value[0] >> 1;
        put.word |= in->value[1] << 46; /* GCS */
        put.wrong |= in->value[1] >> 2;
        put.word |= in->value[2] << 48; /* SSIZE */
        put.wrong |= in->value[2] >> 3;
        put.word |= in->value[6]; /* Rd */
        put.wrong |= in->value[6] >> 8;
        put = with(put, put_a24(in->line, in->value[3], in->value[4], in->value[5]));
        put = with(put, put_guard(in->line + 1, in->value[7]));
        put = with(put, put_open(in->line + 2));
        put = with(put, put_ctl(in->line + 3, in->value[9], in->value[12], in->value[13], in->value[14], in->value[15], in->value[16], in->value[17], in->value[8], in->value[10], in->value[11]));
        put = with(put, put_close(in->line + 7));
        if (in->line[2] == 0 && in->line[3] == 2 && in->line[4] == 0 && in->line[5] == 0 && in->line[6] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[9] << 68; /* NOY */
            put.wrong |= in->value[9] >> 1;
        }
        if (in->line[2] == 0 && in->line[3] == 2 && in->line[4] == 0 && in->line[5] == 0 && in->line[6] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[9] << 68; /* NOY */
            put.wrong |= in->value[9] >> 1;
        }
        if (in->line[2] == 0 && in->line[3] == 2 && in->line[4] == 0 && in->line[5] == 1 && in->line[6] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[9] << 68; /* NOY */
            put.wrong |= in->value[9] >> 1;
        }
        if (in->line[2] == 0 && in->line[3] == 2 && in->line[4] == 0 && in->line[5] == 1 && in->line[6] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[9] << 68; /* NOY */
            put.wrong |= in->value[9] >> 1;
        }
        if (in->line[2] == 2 && in->line[3] == 2 && in->line[4] == 1 && in->line[5] == 0 && in->line[6] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[8] << 64; /* STALL */
            put.wrong |= in->value[8] >> 4;
        }
        if (in->line[2] == 2 && in->line[3] == 2 && in->line[4] == 1 && in->line[5] == 0 && in->line[6] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[8] << 64; /* STALL */
            put.wrong |= in->value[8] >> 4;
        }
        if (in->line[2] == 2 && in->line[3] == 2 && in->line[4] == 1 && in->line[5] == 1 && in->line[6] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[8] << 64; /* STALL */
            put.wrong |= in->value[8] >> 4;
        }
        if (in->line[2] == 2 && in->line[3] == 2 && in->line[4] == 1 && in->line[5] == 1 && in->line[6] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[8] << 64; /* STALL */
            put.wrong |= in->value[8] >> 4;
        }
        length = 11;
        break;
    case MAXWELL_LD:
        put.word |= in->value[0] << 52; /* GENE */
        put.wrong |= in->value[0] >> 1;
        put.word |= in->value[1] << 56; /* GENL */
        put.wrong |= in->value[1] >> 2;
        put.word |= in->value[2] << 53; /* LSIZE */
        put.wrong |= in->value[2] >> 3;
        put.word |= in->value[3]; /* Rd */
        put.wrong |= in->value[3] >> 8;
        put = with(put, put_a32(in->line, in->value[4], in->value[5], in->value[6]));
        put = with(put, put_genpred(in->line + 1, in->value[7]));
        put = with(put, put_guard(in->line + 2, in->value[8]));
        put = with(put, put_open(in->line + 3));
        put = with(put, put_ctl(in->line + 4, in->value[10], in->value[13], in->value[14], in->value[15], in->value[16], in->value[17], in->value[18], in->value[9], in->value[11], in->value[12]));
        put = with(put, put_close(in->line + 8));
        if (in->line[3] == 0 && in->line[4] == 2 && in->line[5] == 0 && in->line[6] == 0 && in->line[7] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[10] << 68; /* NOY */
            put.wrong |= in->value[10] >> 1;
        }
        if (in->line[3] == 0 && in->line[4] == 2 && in->line[5] == 0 && in->line[6] == 0 && in->line[7] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[10] << 68; /* NOY */
            put.wrong |= in->value[10] >> 1;
        }
        if (in->line[3] == 0 && in->line[4] == 2 && in->line[5] == 0 && in->line[6] == 1 && in->line[7] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[10] << 68; /* NOY */
            put.wrong |= in->value[10] >> 1;
        }
        if (in->line[3] == 0 && in->line[4] == 2 && in->line[5] == 0 && in->line[6] == 1 && in->line[7] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[10] << 68; /* NOY */
            put.wrong |= in->value[10] >> 1;
        }
        if (in->line[3] == 2 && in->line[4] == 2 && in->line[5] == 1 && in->line[6] == 0 && in->line[7] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[9] << 64; /* STALL */
            put.wrong |= in->value[9] >> 4;
        }
        if (in->line[3] == 2 && in->line[4] == 2 && in->line[5] == 1 && in->line[6] == 0 && in->line[7] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[9] << 64; /* STALL */
            put.wrong |= in->value[9] >> 4;
        }
        if (in->line[3] == 2 && in->line[4] == 2 && in->line[5] == 1 && in->line[6] == 1 && in->line[7] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[9] << 64; /* STALL */
            put.wrong |= in->value[9] >> 4;
        }
        if (in->line[3] == 2 && in->line[4] == 2 && in->line[5] == 1 && in->line[6] == 1 && in->line[7] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[9] << 64; /* STALL */
            put.wrong |= in->value[9] >> 4;
        }
        length = 11;
        break;
    case MAXWELL_ST:
        put.word |= in->value[0] << 52; /* GENE */
        put.wrong |= in->value[0] >> 1;
        put.word |= in->value[1] << 56; /* GENS */
        put.wrong |= in->value[1] >> 2;
        put.word |= in->value[2] << 53; /* LSIZE */
        put.wrong |= in->value[2] >> 3;
        put.word |= in->value[6]; /* Rd */
        put.wrong |= in->value[6] >> 8;
        put = with(put, put_a32(in->line, in->value[3], in->value[4], in->value[5]));
        put = with(put, put_genpred(in->line + 1, in->value[7]));
        put = with(put, put_guard(in->line + 2, in->value[8]));
        put = with(put, put_open(in->line + 3));
        put = with(put, put_ctl(in->line + 4, in->value[10], in->value[13], in->value[14], in->value[15], in->value[16], in->value[17], in->value[18], in->value[9], in->value[11], in->value[12]));
        put = with(put, put_close(in->line + 8));
        if (in->line[3] == 0 && in->line[4] == 2 && in->line[5] == 0 && in->line[6] == 0 && in->line[7] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[10] << 68; /* NOY */
            put.wrong |= in->value[10] >> 1;
        }
        if (in->line[3] == 0 && in->line[4] == 2 && in->line[5] == 0 && in->line[6] == 0 && in->line[7] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[10] << 68; /* NOY */
            put.wrong |= in->value[10] >> 1;
        }
        if (in->line[3] == 0 && in->line[4] == 2 && in->line[5] == 0 && in->line[6] == 1 && in->line[7] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[10] << 68; /* NOY */
            put.wrong |= in->value[10] >> 1;
        }
        if (in->line[3] == 0 && in->line[4] == 2 && in->line[5] == 0 && in->line[6] == 1 && in->line[7] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[10] << 68; /* NOY */
            put.wrong |= in->value[10] >> 1;
        }
        if (in->line[3] == 2 && in->line[4] == 2 && in->line[5] == 1 && in->line[6] == 0 && in->line[7] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[9] << 64; /* STALL */
            put.wrong |= in->value[9] >> 4;
        }
        if (in->line[3] == 2 && in->line[4] == 2 && in->line[5] == 1 && in->line[6] == 0 && in->line[7] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[9] << 64; /* STALL */
            put.wrong |= in->value[9] >> 4;
        }
        if (in->line[3] == 2 && in->line[4] == 2 && in->line[5] == 1 && in->line[6] == 1 && in->line[7] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[9] << 64; /* STALL */
            put.wrong |= in->value[9] >> 4;
        }
        if (in->line[3] == 2 && in->line[4] == 2 && in->line[5] == 1 && in->line[6] == 1 && in->line[7] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[9] << 64; /* STALL */
            put.wrong |= in->value[9] >> 4;
        }
        length = 11;
        break;
    case MAXWELL_LDL:
        put.word |= in->value[0] << 44; /* LCL */
        put.wrong |= in->value[0] >> 2;
        put.word |= in->value[1] << 48; /* SSIZE */
        put.wrong |= in->value[1] >> 3;
        put.word |= in->value[2]; /* Rd */
        put.wrong |= in->value[2] >> 8;
        put = with(put, put_a24(in->line, in->value[3], in->value[4], in->value[5]));
        put = with(put, put_guard(in->line + 1, in->value[6]));
        put = with(put, put_open(in->line + 2));
        put = with(put, put_ctl(in->line + 3, in->value[8], in->value[11], in->value[12], in->value[13], in->value[14], in->value[15], in->value[16], in->value[7], in->value[9], in->value[10]));
        put = with(put, put_close(in->line + 7));
        if (in->line[2] == 0 && in->line[3] == 2 && in->line[4] == 0 && in->line[5] == 0 && in->line[6] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[8] << 68; /* NOY */
            put.wrong |= in->value[8] >> 1;
        }
        if (in->line[2] == 0 && in->line[3] == 2 && in->line[4] == 0 && in->line[5] == 0 && in->line[6] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[8] << 68; /* NOY */
            put.wrong |= in->value[8] >> 1;
        }
        if (in->line[2] == 0 && in->line[3] == 2 && in->line[4] == 0 && in->line[5] == 1 && in->line[6] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[8] << 68; /* NOY */
            put.wrong |= in->value[8] >> 1;
        }
        if (in->line[2] == 0 && in->line[3] == 2 && in->line[4] == 0 && in->line[5] == 1 && in->line[6] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[8] << 68; /* NOY */
            put.wrong |= in->value[8] >> 1;
        }
        if (in->line[2] == 2 && in->line[3] == 2 && in->line[4] == 1 && in->line[5] == 0 && in->line[6] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[7] << 64; /* STALL */
            put.wrong |= in->value[7] >> 4;
        }
        if (in->line[2] == 2 && in->line[3] == 2 && in->line[4] == 1 && in->line[5] == 0 && in->line[6] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[7] << 64; /* STALL */
            put.wrong |= in->value[7] >> 4;
        }
        if (in->line[2] == 2 && in->line[3] == 2 && in->line[4] == 1 && in->line[5] == 1 && in->line[6] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[7] << 64; /* STALL */
            put.wrong |= in->value[7] >> 4;
        }
        if (in->line[2] == 2 && in->line[3] == 2 && in->line[4] == 1 && in->line[5] == 1 && in->line[6] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[7] << 64; /* STALL */
            put.wrong |= in->value[7] >> 4;
        }
        length = 11;
        break;
    case MAXWELL_STL:
        put.word |= in->value[0] << 44; /* LCS */
        put.wrong |= in->value[0] >> 2;
        put.word |= in->value[1] << 48; /* SSIZE */
        put.wrong |= in->value[1] >> 3;
        put.word |= in->value[5]; /* Rd */
        put.wrong |= in->value[5] >> 8;
        put = with(put, put_a24(in->line, in->value[2], in->value[3], in->value[4]));
        put = with(put, put_guard(in->line + 1, in->value[6]));
        put = with(put, put_open(in->line + 2));
        put = with(put, put_ctl(in->line + 3, in->value[8], in->value[11], in->value[12], in->value[13], in->value[14], in->value[15], in->value[16], in->value[7], in->value[9], in->value[10]));
        put = with(put, put_close(in->line + 7));
        if (in->line[2] == 0 && in->line[3] == 2 && in->line[4] == 0 && in->line[5] == 0 && in->line[6] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[8] << 68; /* NOY */
            put.wrong |= in->value[8] >> 1;
        }
        if (in->line[2] == 0 && in->line[3] == 2 && in->line[4] == 0 && in->line[5] == 0 && in->line[6] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[8] << 68; /* NOY */
            put.wrong |= in->value[8] >> 1;
        }
        if (in->line[2] == 0 && in->line[3] == 2 && in->line[4] == 0 && in->line[5] == 1 && in->line[6] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[8] << 68; /* NOY */
            put.wrong |= in->value[8] >> 1;
        }
        if (in->line[2] == 0 && in->line[3] == 2 && in->line[4] == 0 && in->line[5] == 1 && in->line[6] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[8] << 68; /* NOY */
            put.wrong |= in->value[8] >> 1;
        }
        if (in->line[2] == 2 && in->line[3] == 2 && in->line[4] == 1 && in->line[5] == 0 && in->line[6] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[7] << 64; /* STALL */
            put.wrong |= in->value[7] >> 4;
        }
        if (in->line[2] == 2 && in->line[3] == 2 && in->line[4] == 1 && in->line[5] == 0 && in->line[6] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[7] << 64; /* STALL */
            put.wrong |= in->value[7] >> 4;
        }
        if (in->line[2] == 2 && in->line[3] == 2 && in->line[4] == 1 && in->line[5] == 1 && in->line[6] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[7] << 64; /* STALL */
            put.wrong |= in->value[7] >> 4;
        }
        if (in->line[2] == 2 && in->line[3] == 2 && in->line[4] == 1 && in->line[5] == 1 && in->line[6] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[7] << 64; /* STALL */
            put.wrong |= in->value[7] >> 4;
        }
        length = 11;
        break;
    case MAXWELL_LDS_R:
        put.word |= in->value[0] << 48; /* SSIZE */
        put.wrong |= in->value[0] >> 3;
        put.word |= in->value[1]; /* Rd */
        put.wrong |= in->value[1] >> 8;
        put = with(put, put_a24(in->line, in->value[2], in->value[3], in->value[4]));
        put = with(put, put_guard(in->line + 1, in->value[5]));
        put = with(put, put_open(in->line + 2));
        put = with(put, put_ctl(in->line + 3, in->value[7], in->value[10], in->value[11], in->value[12], in->value[13], in->value[14], in->value[15], in->value[6], in->value[8], in->value[9]));
        put = with(put, put_close(in->line + 7));
        if (in->line[2] == 0 && in->line[3] == 2 && in->line[4] == 0 && in->line[5] == 0 && in->line[6] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[7] << 68; /* NOY */
            put.wrong |= in->value[7] >> 1;
        }
        if (in->line[2] == 0 && in->line[3] == 2 && in->line[4] == 0 && in->line[5] == 0 && in->line[6] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[7] << 68; /* NOY */
            put.wrong |= in->value[7] >> 1;
        }
        if (in->line[2] == 0 && in->line[3] == 2 && in->line[4] == 0 && in->line[5] == 1 && in->line[6] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[7] << 68; /* NOY */
            put.wrong |= in->value[7] >> 1;
        }
        if (in->line[2] == 0 && in->line[3] == 2 && in->line[4] == 0 && in->line[5] == 1 && in->line[6] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[7] << 68; /* NOY */
            put.wrong |= in->value[7] >> 1;
        }
        if (in->line[2] == 2 && in->line[3] == 2 && in->line[4] == 1 && in->line[5] == 0 && in->line[6] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[6] << 64; /* STALL */
            put.wrong |= in->value[6] >> 4;
        }
        if (in->line[2] == 2 && in->line[3] == 2 && in->line[4] == 1 && in->line[5] == 0 && in->line[6] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[6] << 64; /* STALL */
            put.wrong |= in->value[6] >> 4;
        }
        if (in->line[2] == 2 && in->line[3] == 2 && in->line[4] == 1 && in->line[5] == 1 && in->line[6] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[6] << 64; /* STALL */
            put.wrong |= in->value[6] >> 4;
        }
        if (in->line[2] == 2 && in->line[3] == 2 && in->line[4] == 1 && in->line[5] == 1 && in->line[6] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[6] << 64; /* STALL */
            put.wrong |= in->value[6] >> 4;
        }
        length = 11;
        break;
    case MAXWELL_LDS_U:
        put.word |= in->value[0] << 48; /* USIZE */
        put.wrong |= in->value[0] >> 3;
        put.word |= in->value[1]; /* Rd */
        put.wrong |= in->value[1] >> 8;
        put = with(put, put_a24(in->line, in->value[2], in->value[3], in->value[4]));
        put = with(put, put_guard(in->line + 1, in->value[5]));
        put = with(put, put_open(in->line + 2));
        put = with(put, put_ctl(in->line + 3, in->value[7], in->value[10], in->value[11], in->value[12], in->value[13], in->value[14], in->value[15], in->value[6], in->value[8], in->value[9]));
        put = with(put, put_close(in->line + 7));
        if (in->line[2] == 0 && in->line[3] == 2 && in->line[4] == 0 && in->line[5] == 0 && in->line[6] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[7] << 68; /* NOY */
            put.wrong |= in->value[7] >> 1;
        }
        if (in->line[2] == 0 && in->line[3] == 2 && in->line[4] == 0 && in->line[5] == 0 && in->line[6] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[7] << 68; /* NOY */
            put.wrong |= in->value[7] >> 1;
        }
        if (in->line[2] == 0 && in->line[3] == 2 && in->line[4] == 0 && in->line[5] == 1 && in->line[6] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[7] << 68; /* NOY */
            put.wrong |= in->value[7] >> 1;
        }
        if (in->line[2] == 0 && in->line[3] == 2 && in->line[4] == 0 && in->line[5] == 1 && in->line[6] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[7] << 68; /* NOY */
            put.wrong |= in->value[7] >> 1;
        }
        if (in->line[2] == 2 && in->line[3] == 2 && in->line[4] == 1 && in->line[5] == 0 && in->line[6] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[6] << 64; /* STALL */
            put.wrong |= in->value[6] >> 4;
        }
        if (in->line[2] == 2 && in->line[3] == 2 && in->line[4] == 1 && in->line[5] == 0 && in->line[6] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[6] << 64; /* STALL */
            put.wrong |= in->value[6] >> 4;
        }
        if (in->line[2] == 2 && in->line[3] == 2 && in->line[4] == 1 && in->line[5] == 1 && in->line[6] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[6] << 64; /* STALL */
            put.wrong |= in->value[6] >> 4;
        }
        if (in->line[2] == 2 && in->line[3] == 2 && in->line[4] == 1 && in->line[5] == 1 && in->line[6] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[6] << 64; /* STALL */
            put.wrong |= in->value[6] >> 4;
        }
        length = 11;
        break;
    case MAXWELL_STS:
        put.word |= in->value[0] << 48; /* SSIZE */
        put.wrong |= in->value[0] >> 3;
        put.word |= in->value[4]; /* Rd */
        put.wrong |= in->value[4] >> 8;
        put = with(put, put_a24(in->line, in->value[1], in->value[2], in->value[3]));
        put = with(put, put_guard(in->line + 1, in->value[5]));
        put = with(put, put_open(in->line + 2));
        put = with(put, put_ctl(in->line + 3, in->value[7], in->value[10], in->value[11], in->value[12], in->value[13], in->value[14], in->value[15], in->value[6], in->value[8], in->value[9]));
        put = with(put, put_close(in->line + 7));
        if (in->line[2] == 0 && in->line[3] == 2 && in->line[4] == 0 && in->line[5] == 0 && in->line[6] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[7] << 68; /* NOY */
            put.wrong |= in->value[7] >> 1;
        }
        if (in->line[2] == 0 && in->line[3] == 2 && in->line[4] == 0 && in->line[5] == 0 && in->line[6] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[7] << 68; /* NOY */
            put.wrong |= in->value[7] >> 1;
        }
        if (in->line[2] == 0 && in->line[3] == 2 && in->line[4] == 0 && in->line[5] == 1 && in->line[6] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[7] << 68; /* NOY */
            put.wrong |= in->value[7] >> 1;
        }
        if (in->line[2] == 0 && in->line[3] == 2 && in->line[4] == 0 && in->line[5] == 1 && in->line[6] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[7] << 68; /* NOY */
            put.wrong |= in->value[7] >> 1;
        }
        if (in->line[2] == 2 && in->line[3] == 2 && in->line[4] == 1 && in->line[5] == 0 && in->line[6] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[6] << 64; /* STALL */
            put.wrong |= in->value[6] >> 4;
        }
        if (in->line[2] == 2 && in->line[3] == 2 && in->line[4] == 1 && in->line[5] == 0 && in->line[6] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[6] << 64; /* STALL */
            put.wrong |= in->value[6] >> 4;
        }
        if (in->line[2] == 2 && in->line[3] == 2 && in->line[4] == 1 && in->line[5] == 1 && in->line[6] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[6] << 64; /* STALL */
            put.wrong |= in->value[6] >> 4;
        }
        if (in->line[2] == 2 && in->line[3] == 2 && in->line[4] == 1 && in->line[5] == 1 && in->line[6] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[6] << 64; /* STALL */
            put.wrong |= in->value[6] >> 4;
        }
        length = 11;
        break;
    case MAXWELL_LDC:
        put.word |= in->value[0] << 48; /* CSIZE */
        put.wrong |= in->value[0] >> 3;
        put.word |= in->value[1] << 44; /* LMODE */
        put.wrong |= in->value[1] >> 2;
        put.word |= in->value[2]; /* Rd */
        put.wrong |= in->value[2] >> 8;
        put = with(put, put_cplace(in->line, in->value[3], in->value[4], in->value[5], in->value[6]));
        put = with(put, put_guard(in->line + 1, in->value[7]));
        put = with(put, put_open(in->line + 2));
        put = with(put, put_ctl(in->line + 3, in->value[9], in->value[12], in->value[13], in->value[14], in->value[15], in->value[16], in->value[17], in->value[8], in->value[10], in->value[11]));
        put = with(put, put_close(in->line + 7));
        if (in->line[2] == 0 && in->line[3] == 2 && in->line[4] == 0 && in->line[5] == 0 && in->line[6] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[9] << 68; /* NOY */
            put.wrong |= in->value[9] >> 1;
        }
        if (in->line[2] == 0 && in->line[3] == 2 && in->line[4] == 0 && in->line[5] == 0 && in->line[6] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[9] << 68; /* NOY */
            put.wrong |= in->value[9] >> 1;
        }
        if (in->line[2] == 0 && in->line[3] == 2 && in->line[4] == 0 && in->line[5] == 1 && in->line[6] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[9] << 68; /* NOY */
            put.wrong |= in->value[9] >> 1;
        }
        if (in->line[2] == 0 && in->line[3] == 2 && in->line[4] == 0 && in->line[5] == 1 && in->line[6] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[9] << 68; /* NOY */
            put.wrong |= in->value[9] >> 1;
        }
        if (in->line[2] == 2 && in->line[3] == 2 && in->line[4] == 1 && in->line[5] == 0 && in->line[6] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[8] << 64; /* STALL */
            put.wrong |= in->value[8] >> 4;
        }
        if (in->line[2] == 2 && in->line[3] == 2 && in->line[4] == 1 && in->line[5] == 0 && in->line[6] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[8] << 64; /* STALL */
            put.wrong |= in->value[8] >> 4;
        }
        if (in->line[2] == 2 && in->line[3] == 2 && in->line[4] == 1 && in->line[5] == 1 && in->line[6] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[8] << 64; /* STALL */
            put.wrong |= in->value[8] >> 4;
        }
        if (in->line[2] == 2 && in->line[3] == 2 && in->line[4] == 1 && in->line[5] == 1 && in->line[6] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[8] << 64; /* STALL */
            put.wrong |= in->value[8] >> 4;
        }
        length = 11;
        break;
    case MAXWELL_STP:
        put.word |= in->value[0] << 31; /* STPW */
        put.wrong |= in->value[0] >> 1;
        put.word |= in->value[1] << 20; /* STPN */
        put.wrong |= in->value[1] >> 8;
        put = with(put, put_open(in->line));
        put = with(put, put_ctl(in->line + 1, in->value[3], in->value[6], in->value[7], in->value[8], in->value[9], in->value[10], in->value[11], in->value[2], in->value[4], in->value[5]));
        put = with(put, put_close(in->line + 5));
        if (in->line[0] == 0 && in->line[1] == 2 && in->line[2] == 0 && in->line[3] == 0 && in->line[4] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[3] << 68; /* NOY */
            put.wrong |= in->value[3] >> 1;
        }
        if (in->line[0] == 0 && in->line[1] == 2 && in->line[2] == 0 && in->line[3] == 0 && in->line[4] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[3] << 68; /* NOY */
            put.wrong |= in->value[3] >> 1;
        }
        if (in->line[0] == 0 && in->line[1] == 2 && in->line[2] == 0 && in->line[3] == 1 && in->line[4] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[3] << 68; /* NOY */
            put.wrong |= in->value[3] >> 1;
        }
        if (in->line[0] == 0 && in->line[1] == 2 && in->line[2] == 0 && in->line[3] == 1 && in->line[4] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[3] << 68; /* NOY */
            put.wrong |= in->value[3] >> 1;
        }
        if (in->line[0] == 2 && in->line[1] == 2 && in->line[2] == 1 && in->line[3] == 0 && in->line[4] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[2] << 64; /* STALL */
            put.wrong |= in->value[2] >> 4;
        }
        if (in->line[0] == 2 && in->line[1] == 2 && in->line[2] == 1 && in->line[3] == 0 && in->line[4] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[2] << 64; /* STALL */
            put.wrong |= in->value[2] >> 4;
        }
        if (in->line[0] == 2 && in->line[1] == 2 && in->line[2] == 1 && in->line[3] == 1 && in->line[4] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[2] << 64; /* STALL */
            put.wrong |= in->value[2] >> 4;
        }
        if (in->line[0] == 2 && in->line[1] == 2 && in->line[2] == 1 && in->line[3] == 1 && in->line[4] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[2] << 64; /* STALL */
            put.wrong |= in->value[2] >> 4;
        }
        length = 11;
        break;
    case MAXWELL_MEMBAR:
        put.word |= in->value[0] << 8; /* MSCOPE */
        put.wrong |= in->value[0] >> 2;
        put.word |= in->value[1]; /* MINV */
        put.wrong |= in->value[1] >> 2;
        put = with(put, put_guard(in->line, in->value[2]));
        put = with(put, put_open(in->line + 1));
        put = with(put, put_ctl(in->line + 2, in->value[4], in->value[7], in->value[8], in->value[9], in->value[10], in->value[11], in->value[12], in->value[3], in->value[5], in->value[6]));
        put = with(put, put_close(in->line + 6));
        if (in->line[1] == 0 && in->line[2] == 2 && in->line[3] == 0 && in->line[4] == 0 && in->line[5] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[4] << 68; /* NOY */
            put.wrong |= in->value[4] >> 1;
        }
        if (in->line[1] == 0 && in->line[2] == 2 && in->line[3] == 0 && in->line[4] == 0 && in->line[5] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[4] << 68; /* NOY */
            put.wrong |= in->value[4] >> 1;
        }
        if (in->line[1] == 0 && in->line[2] == 2 && in->line[3] == 0 && in->line[4] == 1 && in->line[5] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[4] << 68; /* NOY */
            put.wrong |= in->value[4] >> 1;
        }
        if (in->line[1] == 0 && in->line[2] == 2 && in->line[3] == 0 && in->line[4] == 1 && in->line[5] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[4] << 68; /* NOY */
            put.wrong |= in->value[4] >> 1;
        }
        if (in->line[1] == 2 && in->line[2] == 2 && in->line[3] == 1 && in->line[4] == 0 && in->line[5] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[3] << 64; /* STALL */
            put.wrong |= in->value[3] >> 4;
        }
        if (in->line[1] == 2 && in->line[2] == 2 && in->line[3] == 1 && in->line[4] == 0 && in->line[5] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[3] << 64; /* STALL */
            put.wrong |= in->value[3] >> 4;
        }
        if (in->line[1] == 2 && in->line[2] == 2 && in->line[3] == 1 && in->line[4] == 1 && in->line[5] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[3] << 64; /* STALL */
            put.wrong |= in->value[3] >> 4;
        }
        if (in->line[1] == 2 && in->line[2] == 2 && in->line[3] == 1 && in->line[4] == 1 && in->line[5] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[3] << 64; /* STALL */
            put.wrong |= in->value[3] >> 4;
        }
        length = 11;
        break;
    case MAXWELL_MOV:
        put.word |= in->value[0]; /* Rd */
        put.wrong |= in->value[0] >> 8;
        put = with(put, put_sb_3(in->line, in->value[1], in->value[2], in->value[3], in->value[4], in->value[5]));
        put = with(put, put_lanes(in->line + 1, in->value[6]));
        put = with(put, put_guard(in->line + 2, in->value[7]));
        put = with(put, put_open(in->line + 3));
        put = with(put, put_ctl(in->line + 4, in->value[9], in->value[12], in->value[13], in->value[14], in->value[15], in->value[16], in->value[17], in->value[8], in->value[10], in->value[11]));
        put = with(put, put_close(in->line + 8));
        if (in->line[3] == 0 && in->line[4] == 2 && in->line[5] == 0 && in->line[6] == 0 && in->line[7] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[9] << 68; /* NOY */
            put.wrong |= in->value[9] >> 1;
        }
        if (in->line[3] == 0 && in->line[4] == 2 && in->line[5] == 0 && in->line[6] == 0 && in->line[7] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[9] << 68; /* NOY */
            put.wrong |= in->value[9] >> 1;
        }
        if (in->line[3] == 0 && in->line[4] == 2 && in->line[5] == 0 && in->line[6] == 1 && in->line[7] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[9] << 68; /* NOY */
            put.wrong |= in->value[9] >> 1;
        }
        if (in->line[3] == 0 && in->line[4] == 2 && in->line[5] == 0 && in->line[6] == 1 && in->line[7] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[9] << 68; /* NOY */
            put.wrong |= in->value[9] >> 1;
        }
        if (in->line[3] == 2 && in->line[4] == 2 && in->line[5] == 1 && in->line[6] == 0 && in->line[7] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[8] << 64; /* STALL */
            put.wrong |= in->value[8] >> 4;
        }
        if (in->line[3] == 2 && in->line[4] == 2 && in->line[5] == 1 && in->line[6] == 0 && in->line[7] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[8] << 64; /* STALL */
            put.wrong |= in->value[8] >> 4;
        }
        if (in->line[3] == 2 && in->line[4] == 2 && in->line[5] == 1 && in->line[6] == 1 && in->line[7] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[8] << 64; /* STALL */
            put.wrong |= in->value[8] >> 4;
        }
        if (in->line[3] == 2 && in->line[4] == 2 && in->line[5] == 1 && in->line[6] == 1 && in->line[7] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[8] << 64; /* STALL */
            put.wrong |= in->value[8] >> 4;
        }
        length = 11;
        break;
    case MAXWELL_MOV32I:
        put.word |= in->value[0]; /* Rd */
        put.wrong |= in->value[0] >> 8;
        put.word |= in->value[1] << 20; /* UIMM32 */
        put.wrong |= in->value[1] >> 32;
        put = with(put, put_lanesl(in->line, in->value[2]));
        put = with(put, put_guard(in->line + 1, in->value[3]));
        put = with(put, put_open(in->line + 2));
        put = with(put, put_ctl(in->line + 3, in->value[5], in->value[8], in->value[9], in->value[10], in->value[11], in->value[12], in->value[13], in->value[4], in->value[6], in->value[7]));
        put = with(put, put_close(in->line + 7));
        if (in->line[2] == 0 && in->line[3] == 2 && in->line[4] == 0 && in->line[5] == 0 && in->line[6] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[5] << 68; /* NOY */
            put.wrong |= in->value[5] >> 1;
        }
        if (in->line[2] == 0 && in->line[3] == 2 && in->line[4] == 0 && in->line[5] == 0 && in->line[6] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[5] << 68; /* NOY */
            put.wrong |= in->value[5] >> 1;
        }
        if (in->line[2] == 0 && in->line[3] == 2 && in->line[4] == 0 && in->line[5] == 1 && in->line[6] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[5] << 68; /* NOY */
            put.wrong |= in->value[5] >> 1;
        }
        if (in->line[2] == 0 && in->line[3] == 2 && in->line[4] == 0 && in->line[5] == 1 && in->line[6] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[5] << 68; /* NOY */
            put.wrong |= in->value[5] >> 1;
        }
        if (in->line[2] == 2 && in->line[3] == 2 && in->line[4] == 1 && in->line[5] == 0 && in->line[6] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[4] << 64; /* STALL */
            put.wrong |= in->value[4] >> 4;
        }
        if (in->line[2] == 2 && in->line[3] == 2 && in->line[4] == 1 && in->line[5] == 0 && in->line[6] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[4] << 64; /* STALL */
            put.wrong |= in->value[4] >> 4;
        }
        if (in->line[2] == 2 && in->line[3] == 2 && in->line[4] == 1 && in->line[5] == 1 && in->line[6] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[4] << 64; /* STALL */
            put.wrong |= in->value[4] >> 4;
        }
        if (in->line[2] == 2 && in->line[3] == 2 && in->line[4] == 1 && in->line[5] == 1 && in->line[6] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[4] << 64; /* STALL */
            put.wrong |= in->value[4] >> 4;
        }
        length = 11;
        break;
    case MAXWELL_SEL:
        put.word |= in->value[0]; /* Rd */
        put.wrong |= in->value[0] >> 8;
        put.word |= in->value[1] << 8; /* Ra */
        put.wrong |= in->value[1] >> 8;
        put.word |= (rt_u128)in->value[2] << 81; /* RA */
        put.wrong |= in->value[2] >> 1;
        put.word |= in->value[8] << 42; /* Q0N */
        put.wrong |= in->value[8] >> 1;
        put.word |= in->value[9] << 39; /* Q0 */
        put.wrong |= in->value[9] >> 3;
        put.wrong |= in->line[1];
        put = with(put, put_sb_3(in->line, in->value[3], in->value[4], in->value[5], in->value[6], in->value[7]));
        put = with(put, put_guard(in->line + 2, in->value[10]));
        put = with(put, put_open(in->line + 3));
        put = with(put, put_ctl(in->line + 4, in->value[12], in->value[15], in->value[16], in->value[17], in->value[18], in->value[19], in->value[20], in->value[11], in->value[13], in->value[14]));
        put = with(put, put_close(in->line + 8));
        if (in->line[3] == 0 && in->line[4] == 2 && in->line[5] == 0 && in->line[6] == 0 && in->line[7] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[12] << 68; /* NOY */
            put.wrong |= in->value[12] >> 1;
        }
        if (in->line[3] == 0 && in->line[4] == 2 && in->line[5] == 0 && in->line[6] == 0 && in->line[7] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[12] << 68; /* NOY */
            put.wrong |= in->value[12] >> 1;
        }
        if (in->line[3] == 0 && in->line[4] == 2 && in->line[5] == 0 && in->line[6] == 1 && in->line[7] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[12] << 68; /* NOY */
            put.wrong |= in->value[12] >> 1;
        }
        if (in->line[3] == 0 && in->line[4] == 2 && in->line[5] == 0 && in->line[6] == 1 && in->line[7] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[12] << 68; /* NOY */
            put.wrong |= in->value[12] >> 1;
        }
        if (in->line[3] == 2 && in->line[4] == 2 && in->line[5] == 1 && in->line[6] == 0 && in->line[7] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[11] << 64; /* STALL */
            put.wrong |= in->value[11] >> 4;
        }
        if (in->line[3] == 2 && in->line[4] == 2 && in->line[5] == 1 && in->line[6] == 0 && in->line[7] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[11] << 64; /* STALL */
            put.wrong |= in->value[11] >> 4;
        }
        if (in->line[3] == 2 && in->line[4] == 2 && in->line[5] == 1 && in->line[6] == 1 && in->line[7] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[11] << 64; /* STALL */
            put.wrong |= in->value[11] >> 4;
        }
        if (in->line[3] == 2 && in->line[4] == 2 && in->line[5] == 1 && in->line[6] == 1 && in->line[7] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[11] << 64; /* STALL */
            put.wrong |= in->value[11] >> 4;
        }
        length = 11;
        break;
    case MAXWELL_PRMT_B:
        put.word |= in->value[0] << 48; /* PMODE */
        put.wrong |= in->value[0] >> 4;
        put.word |= in->value[1]; /* Rd */
        put.wrong |= in->value[1] >> 8;
        put.word |= in->value[2] << 8; /* Ra */
        put.wrong |= in->value[2] >> 8;
        put.word |= (rt_u128)in->value[3] << 81; /* RA */
        put.wrong |= in->value[3] >> 1;
        put.word |= in->value[9] << 39; /* Rc */
        put.wrong |= in->value[9] >> 8;
        put.word |= (rt_u128)in->value[10] << 83; /* RC */
        put.wrong |= in->value[10] >> 1;
        put = with(put, put_sb(in->line, in->value[4], in->value[5], in->value[6], in->value[7], in->value[8]));
        put = with(put, put_guard(in->line + 1, in->value[11]));
        put = with(put, put_open(in->line + 2));
        put = with(put, put_ctl(in->line + 3, in->value[13], in->value[16], in->value[17], in->value[18], in->value[19], in->value[20], in->value[21], in->value[12], in->value[14], in->value[15]));
        put = with(put, put_close(in->line + 7));
        if (in->line[2] == 0 && in->line[3] == 2 && in->line[4] == 0 && in->line[5] == 0 && in->line[6] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[13] << 68; /* NOY */
            put.wrong |= in->value[13] >> 1;
        }
        if (in->line[2] == 0 && in->line[3] == 2 && in->line[4] == 0 && in->line[5] == 0 && in->line[6] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[13] << 68; /* NOY */
            put.wrong |= in->value[13] >> 1;
        }
        if (in->line[2] == 0 && in->line[3] == 2 && in->line[4] == 0 && in->line[5] == 1 && in->line[6] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[13] << 68; /* NOY */
            put.wrong |= in->value[13] >> 1;
        }
        if (in->line[2] == 0 && in->line[3] == 2 && in->line[4] == 0 && in->line[5] == 1 && in->line[6] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[13] << 68; /* NOY */
            put.wrong |= in->value[13] >> 1;
        }
        if (in->line[2] == 2 && in->line[3] == 2 && in->line[4] == 1 && in->line[5] == 0 && in->line[6] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[12] << 64; /* STALL */
            put.wrong |= in->value[12] >> 4;
        }
        if (in->line[2] == 2 && in->line[3] == 2 && in->line[4] == 1 && in->line[5] == 0 && in->line[6] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[12] << 64; /* STALL */
            put.wrong |= in->value[12] >> 4;
        }
        if (in->line[2] == 2 && in->line[3] == 2 && in->line[4] == 1 && in->line[5] == 1 && in->line[6] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[12] << 64; /* STALL */
            put.wrong |= in->value[12] >> 4;
        }
        if (in->line[2] == 2 && in->line[3] == 2 && in->line[4] == 1 && in->line[5] == 1 && in->line[6] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[12] << 64; /* STALL */
            put.wrong |= in->value[12] >> 4;
        }
        length = 11;
        break;
    case MAXWELL_PRMT_C:
        put.word |= in->value[0] << 48; /* PMODE */
        put.wrong |= in->value[0] >> 4;
        put.word |= in->value[1]; /* Rd */
        put.wrong |= in->value[1] >> 8;
        put.word |= in->value[2] << 8; /* Ra */
        put.wrong |= in->value[2] >> 8;
        put.word |= (rt_u128)in->value[3] << 81; /* RA */
        put.wrong |= in->value[3] >> 1;
        put.word |= in->value[4] << 39; /* Rc */
        put.wrong |= in->value[4] >> 8;
        put.word |= (rt_u128)in->value[5] << 82; /* RB */
        put.wrong |= in->value[5] >> 1;
        put.word |= in->value[6] << 34; /* CBANK */
        put.wrong |= in->value[6] >> 5;
        put.word |= in->value[7] << 20; /* COFF */
        put.wrong |= in->value[7] >> 14;
        put.wrong |= in->line[0];
        put = with(put, put_guard(in->line + 1, in->value[8]));
        put = with(put, put_open(in->line + 2));
        put = with(put, put_ctl(in->line + 3, in->value[10], in->value[13], in->value[14], in->value[15], in->value[16], in->value[17], in->value[18], in->value[9], in->value[11], in->value[12]));
        put = with(put, put_close(in->line + 7));
        if (in->line[2] == 0 && in->line[3] == 2 && in->line[4] == 0 && in->line[5] == 0 && in->line[6] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[10] << 68; /* NOY */
            put.wrong |= in->value[10] >> 1;
        }
        if (in->line[2] == 0 && in->line[3] == 2 && in->line[4] == 0 && in->line[5] == 0 && in->line[6] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[10] << 68; /* NOY */
            put.wrong |= in->value[10] >> 1;
        }
        if (in->line[2] == 0 && in->line[3] == 2 && in->line[4] == 0 && in->line[5] == 1 && in->line[6] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[10] << 68; /* NOY */
            put.wrong |= in->value[10] >> 1;
        }
        if (in->line[2] == 0 && in->line[3] == 2 && in->line[4] == 0 && in->line[5] == 1 && in->line[6] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[10] << 68; /* NOY */
            put.wrong |= in->value[10] >> 1;
        }
        if (in->line[2] == 2 && in->line[3] == 2 && in->line[4] == 1 && in->line[5] == 0 && in->line[6] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[9] << 64; /* STALL */
            put.wrong |= in->value[9] >> 4;
        }
        if (in->line[2] == 2 && in->line[3] == 2 && in->line[4] == 1 && in->line[5] == 0 && in->line[6] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[9] << 64; /* STALL */
            put.wrong |= in->value[9] >> 4;
        }
        if (in->line[2] == 2 && in->line[3] == 2 && in->line[4] == 1 && in->line[5] == 1 && in->line[6] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[9] << 64; /* STALL */
            put.wrong |= in->value[9] >> 4;
        }
        if (in->line[2] == 2 && in->line[3] == 2 && in->line[4] == 1 && in->line[5] == 1 && in->line[6] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[9] << 64; /* STALL */
            put.wrong |= in->value[9] >> 4;
        }
        length = 11;
        break;
    case MAXWELL_IMUL:
        put.word |= in->value[0] << 40; /* MULS */
        put.wrong |= in->value[0] >> 2;
        put.word |= in->value[1] << 39; /* MULHI */
        put.wrong |= in->value[1] >> 1;
        put.word |= in->value[2]; /* Rd */
        put.wrong |= in->value[2] >> 8;
        put.word |= in->value[3] << 47; /* CCW */
        put.wrong |= in->value[3] >> 1;
        put.word |= in->value[4] << 8; /* Ra */
        put.wrong |= in->value[4] >> 8;
        put.word |= (rt_u128)in->value[5] << 81; /* RA */
        put.wrong |= in->value[5] >> 1;
        put = with(put, put_sb_3(in->line, in->value[6], in->value[7], in->value[8], in->value[9], in->value[10]));
        put = with(put, put_guard(in->line + 1, in->value[11]));
        put = with(put, put_open(in->line + 2));
        put = with(put, put_ctl(in->line + 3, in->value[13], in->value[16], in->value[17], in->value[18], in->value[19], in->value[20], in->value[21], in->value[12], in->value[14], in->value[15]));
        put = with(put, put_close(in->line + 7));
        if (in->line[2] == 0 && in->line[3] == 2 && in->line[4] == 0 && in->line[5] == 0 && in->line[6] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[13] << 68; /* NOY */
            put.wrong |= in->value[13] >> 1;
        }
        if (in->line[2] == 0 && in->line[3] == 2 && in->line[4] == 0 && in->line[5] == 0 && in->line[6] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[13] << 68; /* NOY */
            put.wrong |= in->value[13] >> 1;
        }
        if (in->line[2] == 0 && in->line[3] == 2 && in->line[4] == 0 && in->line[5] == 1 && in->line[6] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[13] << 68; /* NOY */
            put.wrong |= in->value[13] >> 1;
        }
        if (in->line[2] == 0 && in->line[3] == 2 && in->line[4] == 0 && in->line[5] == 1 && in->line[6] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[13] << 68; /* NOY */
            put.wrong |= in->value[13] >> 1;
        }
        if (in->line[2] == 2 && in->line[3] == 2 && in->line[4] == 1 && in->line[5] == 0 && in->line[6] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[12] << 64; /* STALL */
            put.wrong |= in->value[12] >> 4;
        }
        if (in->line[2] == 2 && in->line[3] == 2 && in->line[4] == 1 && in->line[5] == 0 && in->line[6] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[12] << 64; /* STALL */
            put.wrong |= in->value[12] >> 4;
        }
        if (in->line[2] == 2 && in->line[3] == 2 && in->line[4] == 1 && in->line[5] == 1 && in->line[6] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[12] << 64; /* STALL */
            put.wrong |= in->value[12] >> 4;
        }
        if (in->line[2] == 2 && in->line[3] == 2 && in->line[4] == 1 && in->line[5] == 1 && in->line[6] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[12] << 64; /* STALL */
            put.wrong |= in->value[12] >> 4;
        }
        length = 11;
        break;
    case MAXWELL_IMUL32I:
        put.word |= in->value[0] << 54; /* MULSL */
        put.wrong |= in->value[0] >> 2;
        put.word |= in->value[1] << 53; /* MULHIL */
        put.wrong |= in->value[1] >> 1;
        put.word |= in->value[2]; /* Rd */
        put.wrong |= in->value[2] >> 8;
        put.word |= in->value[3] << 52; /* CCWL */
        put.wrong |= in->value[3] >> 1;
        put.word |= in->value[4] << 8; /* Ra */
        put.wrong |= in->value[4] >> 8;
        put.word |= (rt_u128)in->value[5] << 81; /* RA */
        put.wrong |= in->value[5] >> 1;
        put.word |= in->value[6] << 20; /* IMM32 */
        put.wrong |= in->value[6] >> 32;
        put = with(put, put_guard(in->line, in->value[7]));
        put = with(put, put_open(in->line + 1));
        put = with(put, put_ctl(in->line + 2, in->value[9], in->value[12], in->value[13], in->value[14], in->value[15], in->value[16], in->value[17], in->value[8], in->value[10], in->value[11]));
        put = with(put, put_close(in->line + 6));
        if (in->line[1] == 0 && in->line[2] == 2 && in->line[3] == 0 && in->line[4] == 0 && in->line[5] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[9] << 68; /* NOY */
            put.wrong |= in->value[9] >> 1;
        }
        if (in->line[1] == 0 && in->line[2] == 2 && in->line[3] == 0 && in->line[4] == 0 && in->line[5] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[9] << 68; /* NOY */
            put.wrong |= in->value[9] >> 1;
        }
        if (in->line[1] == 0 && in->line[2] == 2 && in->line[3] == 0 && in->line[4] == 1 && in->line[5] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[9] << 68; /* NOY */
            put.wrong |= in->value[9] >> 1;
        }
        if (in->line[1] == 0 && in->line[2] == 2 && in->line[3] == 0 && in->line[4] == 1 && in->line[5] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[9] << 68; /* NOY */
            put.wrong |= in->value[9] >> 1;
        }
        if (in->line[1] == 2 && in->line[2] == 2 && in->line[3] == 1 && in->line[4] == 0 && in->line[5] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[8] << 64; /* STALL */
            put.wrong |= in->value[8] >> 4;
        }
        if (in->line[1] == 2 && in->line[2] == 2 && in->line[3] == 1 && in->line[4] == 0 && in->line[5] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[8] << 64; /* STALL */
            put.wrong |= in->value[8] >> 4;
        }
        if (in->line[1] == 2 && in->line[2] == 2 && in->line[3] == 1 && in->line[4] == 1 && in->line[5] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[8] << 64; /* STALL */
            put.wrong |= in->value[8] >> 4;
        }
        if (in->line[1] == 2 && in->line[2] == 2 && in->line[3] == 1 && in->line[4] == 1 && in->line[5] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[8] << 64; /* STALL */
            put.wrong |= in->value[8] >> 4;
        }
        length = 11;
        break;
    case MAXWELL_IMAD_B:
        put.word |= ((in->value[0] & 0x1) << 48) | ((in->value[0] >> 1 & 0x1) << 53); /* MADS */
        put.wrong |= in->value[0] >> 2;
        put.word |= in->value[1] << 54; /* MADHI */
        put.wrong |= in->value[1] >> 1;
        put.word |= in->value[2] << 50; /* MADSAT */
        put.wrong |= in->value[2] >> 1;
        put.word |= in->value[3] << 49; /* MADX */
        put.wrong |= in->value[3] >> 1;
        put.word |= in->value[4]; /* Rd */
        put.wrong |= in->value[4] >> 8;
        put.word |= in->value[5] << 47; /* CCW */
        put.wrong |= in->value[5] >> 1;
        put = with(put, put_madpo(in->line));
        put = with(put, put_mada(in->line + 1, in->value[6], in->value[7], in->value[8]));
        put = with(put, put_sb_4(in->line + 2, in->value[9], in->value[10], in->value[11], in->value[12], in->value[13]));
        put = with(put, put_madc(in->line + 3, in->value[14], in->value[15], in->value[16]));
        put = with(put, put_guard(in->line + 4, in->value[17]));
        put = with(put, put_open(in->line + 5));
        put = with(put, put_ctl(in->line + 6, in->value[19], in->value[22], in->value[23], in->value[24], in->value[25], in->value[26], in->value[27], in->value[18], in->value[20], in->value[21]));
        put = with(put, put_close(in->line + 10));
        if (in->line[0] == 1 && in->line[1] == 0 && in->line[3] == 0) {
            put.word &= ~(rt_u128)UINT64_C(0x8000000000000);
            put.word |= in->value[14] << 51; /* MNC */
            put.wrong |= in->value[14] >> 1;
        }
        if (in->line[5] == 0 && in->line[6] == 2 && in->line[7] == 0 && in->line[8] == 0 && in->line[9] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[19] << 68; /* NOY */
            put.wrong |= in->value[19] >> 1;
        }
        if (in->line[5] == 0 && in->line[6] == 2 && in->line[7] == 0 && in->line[8] == 0 && in->line[9] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[19] << 68; /* NOY */
            put.wrong |= in->value[19] >> 1;
        }
        if (in->line[5] == 0 && in->line[6] == 2 && in->line[7] == 0 && in->line[8] == 1 && in->line[9] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[19] << 68; /* NOY */
            put.wrong |= in->value[19] >> 1;
        }
        if (in->line[5] == 0 && in->line[6] == 2 && in->line[7] == 0 && in->line[8] == 1 && in->line[9] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[19] << 68; /* NOY */
            put.wrong |= in->value[19] >> 1;
        }
        if (in->line[5] == 2 && in->line[6] == 2 && in->line[7] == 1 && in->line[8] == 0 && in->line[9] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[18] << 64; /* STALL */
            put.wrong |= in->value[18] >> 4;
        }
        if (in->line[5] == 2 && in->line[6] == 2 && in->line[7] == 1 && in->line[8] == 0 && in->line[9] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[18] << 64; /* STALL */
            put.wrong |= in->value[18] >> 4;
        }
        if (in->line[5] == 2 && in->line[6] == 2 && in->line[7] == 1 && in->line[8] == 1 && in->line[9] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[18] << 64; /* STALL */
            put.wrong |= in->value[18] >> 4;
        }
        if (in->line[5] == 2 && in->line[6] == 2 && in->line[7] == 1 && in->line[8] == 1 && in->line[9] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[18] << 64; /* STALL */
            put.wrong |= in->value[18] >> 4;
        }
        length = 11;
        break;
    case MAXWELL_IMAD_C:
        put.word |= ((in->value[0] & 0x1) << 48) | ((in->value[0] >> 1 & 0x1) << 53); /* MADS */
        put.wrong |= in->value[0] >> 2;
        put.word |= in->value[1] << 54; /* MADHI */
        put.wrong |= in->value[1] >> 1;
        put.word |= in->value[2] << 50; /* MADSAT */
        put.wrong |= in->value[2] >> 1;
        put.word |= in->value[3] << 49; /* MADX */
        put.wrong |= in->value[3] >> 1;
        put.word |= in->value[4]; /* Rd */
        put.wrong |= in->value[4] >> 8;
        put.word |= in->value[5] << 47; /* CCW */
        put.wrong |= in->value[5] >> 1;
        put.word |= in->value[9] << 39; /* Rc */
        put.wrong |= in->value[9] >> 8;
        put.word |= (rt_u128)in->value[10] << 82; /* RB */
        put.wrong |= in->value[10] >> 1;
        put = with(put, put_madpo(in->line));
        put = with(put, put_mada(in->line + 1, in->value[6], in->value[7], in->value[8]));
        put = with(put, put_madcc(in->line + 2, in->value[11], in->value[12], in->value[13]));
        put = with(put, put_guard(in->line + 5, in->value[14]));
        put = with(put, put_open(in->line + 6));
        put = with(put, put_ctl(in->line + 7, in->value[16], in->value[19], in->value[20], in->value[21], in->value[22], in->value[23], in->value[24], in->value[15], in->value[17], in->value[18]));
        put = with(put, put_close(in->line + 11));
        if (in->line[0] == 1 && in->line[1] == 0 && in->line[2] == 0) {
            put.word &= ~(rt_u128)UINT64_C(0x8000000000000);
            put.word |= in->value[11] << 51; /* MNC */
            put.wrong |= in->value[11] >> 1;
        }
        if (in->line[6] == 0 && in->line[7] == 2 && in->line[8] == 0 && in->line[9] == 0 && in->line[10] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[16] << 68; /* NOY */
            put.wrong |= in->value[16] >> 1;
        }
        if (in->line[6] == 0 && in->line[7] == 2 && in->line[8] == 0 && in->line[9] == 0 && in->line[10] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[16] << 68; /* NOY */
            put.wrong |= in->value[16] >> 1;
        }
        if (in->line[6] == 0 && in->line[7] == 2 && in->line[8] == 0 && in->line[9] == 1 && in->line[10] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[16] << 68; /* NOY */
            put.wrong |= in->value[16] >> 1;
        }
        if (in->line[6] == 0 && in->line[7] == 2 && in->line[8] == 0 && in->line[9] == 1 && in->line[10] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[16] << 68; /* NOY */
            put.wrong |= in->value[16] >> 1;
        }
        if (in->line[6] == 2 && in->line[7] == 2 && in->line[8] == 1 && in->line[9] == 0 && in->line[10] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[15] << 64; /* STALL */
            put.wrong |= in->value[15] >> 4;
        }
        if (in->line[6] == 2 && in->line[7] == 2 && in->line[8] == 1 && in->line[9] == 0 && in->line[10] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[15] << 64; /* STALL */
            put.wrong |= in->value[15] >> 4;
        }
        if (in->line[6] == 2 && in->line[7] == 2 && in->line[8] == 1 && in->line[9] == 1 && in->line[10] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[15] << 64; /* STALL */
            put.wrong |= in->value[15] >> 4;
        }
        if (in->line[6] == 2 && in->line[7] == 2 && in->line[8] == 1 && in->line[9] == 1 && in->line[10] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[15] << 64; /* STALL */
            put.wrong |= in->value[15] >> 4;
        }
        length = 11;
        break;
    case MAXWELL_IMAD32I:
        put.word |= ((in->value[0] & 0x1) << 54) | ((in->value[0] >> 1 & 0x1) << 57); /* MADSL */
        put.wrong |= in->value[0] >> 2;
        put.word |= in->value[1] << 53; /* MULHIL */
        put.wrong |= in->value[1] >> 1;
        put.word |= in->value[2]; /* Rd */
        put.wrong |= in->value[2] >> 8;
        put.word |= in->value[3] << 52; /* CCWL */
        put.wrong |= in->value[3] >> 1;
        put.word |= in->value[7] << 20; /* IMM32 */
        put.wrong |= in->value[7] >> 32;
        put = with(put, put_madpol(in->line));
        put = with(put, put_sumal(in->line + 1, in->value[4], in->value[5], in->value[6]));
        put = with(put, put_madcl(in->line + 2, in->value[8], in->value[2]));
        put = with(put, put_guard(in->line + 3, in->value[9]));
        put = with(put, put_open(in->line + 4));
        put = with(put, put_ctl(in->line + 5, in->value[11], in->value[14], in->value[15], in->value[16], in->value[17], in->value[18], in->value[19], in->value[10], in->value[12], in->value[13]));
        put = with(put, put_close(in->line + 9));
        if (in->line[0] == 1 && in->line[1] == 0 && in->line[2] == 0) {
            put.word &= ~(rt_u128)UINT64_C(0x80000000000000);
            put.word |= in->value[8] << 55; /* MNCL */
            put.wrong |= in->value[8] >> 1;
        }
        if (in->line[4] == 0 && in->line[5] == 2 && in->line[6] == 0 && in->line[7] == 0 && in->line[8] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[11] << 68; /* NOY */
            put.wrong |= in->value[11] >> 1;
        }
        if (in->line[4] == 0 && in->line[5] == 2 && in->line[6] == 0 && in->line[7] == 0 && in->line[8] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[11] << 68; /* NOY */
            put.wrong |= in->value[11] >> 1;
        }
        if (in->line[4] == 0 && in->line[5] == 2 && in->line[6] == 0 && in->line[7] == 1 && in->line[8] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[11] << 68; /* NOY */
            put.wrong |= in->value[11] >> 1;
        }
        if (in->line[4] == 0 && in->line[5] == 2 && in->line[6] == 0 && in->line[7] == 1 && in->line[8] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[11] << 68; /* NOY */
            put.wrong |= in->value[11] >> 1;
        }
        if (in->line[4] == 2 && in->line[5] == 2 && in->line[6] == 1 && in->line[7] == 0 && in->line[8] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[10] << 64; /* STALL */
            put.wrong |= in->value[10] >> 4;
        }
        if (in->line[4] == 2 && in->line[5] == 2 && in->line[6] == 1 && in->line[7] == 0 && in->line[8] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[10] << 64; /* STALL */
            put.wrong |= in->value[10] >> 4;
        }
        if (in->line[4] == 2 && in->line[5] == 2 && in->line[6] == 1 && in->line[7] == 1 && in->line[8] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[10] << 64; /* STALL */
            put.wrong |= in->value[10] >> 4;
        }
        if (in->line[4] == 2 && in->line[5] == 2 && in->line[6] == 1 && in->line[7] == 1 && in->line[8] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[10] << 64; /* STALL */
            put.wrong |= in->value[10] >> 4;
        }
        length = 11;
        break;
    case MAXWELL_IMADSP_UU_B:
    case MAXWELL_IMADSP_SU_B:
    case MAXWELL_IMADSP_US_B:
    case MAXWELL_IMADSP_SS_B:
        put.word |= in->value[0] << 49; /* SPA */
        put.wrong |= in->value[0] >> 2;
        put.word |= in->value[1] << 54; /* SPB */
        put.wrong |= in->value[1] >> 1;
        put.word |= in->value[2] << 51; /* SPC */
        put.wrong |= in->value[2] >> 2;
        put.word |= in->value[3]; /* Rd */
        put.wrong |= in->value[3] >> 8;
        put.word |= in->value[4] << 47; /* CCW */
        put.wrong |= in->value[4] >> 1;
        put.word |= in->value[5] << 8; /* Ra */
        put.wrong |= in->value[5] >> 8;
        put.word |= (rt_u128)in->value[6] << 81; /* RA */
        put.wrong |= in->value[6] >> 1;
        put.word |= in->value[12] << 39; /* Rc */
        put.wrong |= in->value[12] >> 8;
        put.word |= (rt_u128)in->value[13] << 83; /* RC */
        put.wrong |= in->value[13] >> 1;
        put = with(put, put_sb_4(in->line, in->value[7], in->value[8], in->value[9], in->value[10], in->value[11]));
        put = with(put, put_guard(in->line + 1, in->value[14]));
        put = with(put, put_open(in->line + 2));
        put = with(put, put_ctl(in->line + 3, in->value[16], in->value[19], in->value[20], in->value[21], in->value[22], in->value[23], in->value[24], in->value[15], in->value[17], in->value[18]));
        put = with(put, put_close(in->line + 7));
        if (in->line[2] == 0 && in->line[3] == 2 && in->line[4] == 0 && in->line[5] == 0 && in->line[6] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[16] << 68; /* NOY */
            put.wrong |= in->value[16] >> 1;
        }
        if (in->line[2] == 0 && in->line[3] == 2 && in->line[4] == 0 && in->line[5] == 0 && in->line[6] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[16] << 68; /* NOY */
            put.wrong |= in->value[16] >> 1;
        }
        if (in->line[2] == 0 && in->line[3] == 2 && in->line[4] == 0 && in->line[5] == 1 && in->line[6] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[16] << 68; /* NOY */
            put.wrong |= in->value[16] >> 1;
        }
        if (in->line[2] == 0 && in->line[3] == 2 && in->line[4] == 0 && in->line[5] == 1 && in->line[6] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[16] << 68; /* NOY */
            put.wrong |= in->value[16] >> 1;
        }
        if (in->line[2] == 2 && in->line[3] == 2 && in->line[4] == 1 && in->line[5] == 0 && in->line[6] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[15] << 64; /* STALL */
            put.wrong |= in->value[15] >> 4;
        }
        if (in->line[2] == 2 && in->line[3] == 2 && in->line[4] == 1 && in->line[5] == 0 && in->line[6] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[15] << 64; /* STALL */
            put.wrong |= in->value[15] >> 4;
        }
        if (in->line[2] == 2 && in->line[3] == 2 && in->line[4] == 1 && in->line[5] == 1 && in->line[6] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[15] << 64; /* STALL */
            put.wrong |= in->value[15] >> 4;
        }
        if (in->line[2] == 2 && in->line[3] == 2 && in->line[4] == 1 && in->line[5] == 1 && in->line[6] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[15] << 64; /* STALL */
            put.wrong |= in->value[15] >> 4;
        }
        length = 11;
        break;
    case MAXWELL_IMADSP_UU_C:
    case MAXWELL_IMADSP_SU_C:
    case MAXWELL_IMADSP_US_C:
    case MAXWELL_IMADSP_SS_C:
        put.word |= in->value[0] << 49; /* SPA */
        put.wrong |= in->value[0] >> 2;
        put.word |= in->value[1] << 54; /* SPB */
        put.wrong |= in->value[1] >> 1;
        put.word |= in->value[2] << 51; /* SPC */
        put.wrong |= in->value[2] >> 2;
        put.word |= in->value[3]; /* Rd */
        put.wrong |= in->value[3] >> 8;
        put.word |= in->value[4] << 47; /* CCW */
        put.wrong |= in->value[4] >> 1;
        put.word |= in->value[5] << 8; /* Ra */
        put.wrong |= in->value[5] >> 8;
        put.word |= (rt_u128)in->value[6] << 81; /* RA */
        put.wrong |= in->value[6] >> 1;
        put.word |= in->value[7] << 39; /* Rc */
        put.wrong |= in->value[7] >> 8;
        put.word |= (rt_u128)in->value[8] << 82; /* RB */
        put.wrong |= in->value[8] >> 1;
        put.word |= in->value[9] << 34; /* CBANK */
        put.wrong |= in->value[9] >> 5;
        put.word |= in->value[10] << 20; /* COFF */
        put.wrong |= in->value[10] >> 14;
        put.wrong |= in->line[0];
        put = with(put, put_guard(in->line + 1, in->value[11]));
        put = with(put, put_open(in->line + 2));
        put = with(put, put_ctl(in->line + 3, in->value[13], in->value[16], in->value[17], in->value[18], in->value[19], in->value[20], in->value[21], in->value[12], in->value[14], in->value[15]));
        put = with(put, put_close(in->line + 7));
        if (in->line[2] == 0 && in->line[3] == 2 && in->line[4] == 0 && in->line[5] == 0 && in->line[6] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[13] << 68; /* NOY */
            put.wrong |= in->value[13] >> 1;
        }
        if (in->line[2] == 0 && in->line[3] == 2 && in->line[4] == 0 && in->line[5] == 0 && in->line[6] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[13] << 68; /* NOY */
            put.wrong |= in->value[13] >> 1;
        }
        if (in->line[2] == 0 && in->line[3] == 2 && in->line[4] == 0 && in->line[5] == 1 && in->line[6] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[13] << 68; /* NOY */
            put.wrong |= in->value[13] >> 1;
        }
        if (in->line[2] == 0 && in->line[3] == 2 && in->line[4] == 0 && in->line[5] == 1 && in->line[6] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[13] << 68; /* NOY */
            put.wrong |= in->value[13] >> 1;
        }
        if (in->line[2] == 2 && in->line[3] == 2 && in->line[4] == 1 && in->line[5] == 0 && in->line[6] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[12] << 64; /* STALL */
            put.wrong |= in->value[12] >> 4;
        }
        if (in->line[2] == 2 && in->line[3] == 2 && in->line[4] == 1 && in->line[5] == 0 && in->line[6] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[12] << 64; /* STALL */
            put.wrong |= in->value[12] >> 4;
        }
        if (in->line[2] == 2 && in->line[3] == 2 && in->line[4] == 1 && in->line[5] == 1 && in->line[6] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[12] << 64; /* STALL */
            put.wrong |= in->value[12] >> 4;
        }
        if (in->line[2] == 2 && in->line[3] == 2 && in->line[4] == 1 && in->line[5] == 1 && in->line[6] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[12] << 64; /* STALL */
            put.wrong |= in->value[12] >> 4;
        }
        length = 11;
        break;
    case MAXWELL_XMAD_R:
        put.word |= in->value[0] << 48; /* XSIGN */
        put.wrong |= in->value[0] >> 2;
        put.word |= in->value[5]; /* Rd */
        put.wrong |= in->value[5] >> 8;
        put.word |= in->value[6] << 47; /* CCW */
        put.wrong |= in->value[6] >> 1;
        put.word |= in->value[13] << 39; /* Rc */
        put.wrong |= in->value[13] >> 8;
        put.word |= (rt_u128)in->value[14] << 83; /* RC */
        put.wrong |= in->value[14] >> 1;
        put.word |= in->value[1] << 36; /* XPSL */
        put.wrong |= in->value[1] >> 1;
        put.word |= in->value[2] << 37; /* XMRG */
        put.wrong |= in->value[2] >> 1;
        put.word |= in->value[3] << 50; /* XMODE */
        put.wrong |= in->value[3] >> 3;
        put.word |= in->value[4] << 38; /* XX */
        put.wrong |= in->value[4] >> 1;
        put.word |= in->value[7] << 8; /* Ra */
        put.wrong |= in->value[7] >> 8;
        put.word |= in->value[8] << 53; /* XHA */
        put.wrong |= in->value[8] >> 1;
        put.word |= (rt_u128)in->value[9] << 81; /* RA */
        put.wrong |= in->value[9] >> 1;
        put.word |= in->value[10] << 20; /* Rb */
        put.wrong |= in->value[10] >> 8;
        put.word |= in->value[11] << 35; /* XHB */
        put.wrong |= in->value[11] >> 1;
        put.word |= (rt_u128)in->value[12] << 82; /* RB */
        put.wrong |= in->value[12] >> 1;
        put.wrong |= in->line[0];
        put.wrong |= in->line[1];
        put.wrong |= in->line[2];
        put = with(put, put_guard(in->line + 3, in->value[15]));
        put = with(put, put_open(in->line + 4));
        put = with(put, put_ctl(in->line + 5, in->value[17], in->value[20], in->value[21], in->value[22], in->value[23], in->value[24], in->value[25], in->value[16], in->value[18], in->value[19]));
        put = with(put, put_close(in->line + 9));
        if (in->line[4] == 0 && in->line[5] == 2 && in->line[6] == 0 && in->line[7] == 0 && in->line[8] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[17] << 68; /* NOY */
            put.wrong |= in->value[17] >> 1;
        }
        if (in->line[4] == 0 && in->line[5] == 2 && in->line[6] == 0 && in->line[7] == 0 && in->line[8] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[17] << 68; /* NOY */
            put.wrong |= in->value[17] >> 1;
        }
        if (in->line[4] == 0 && in->line[5] == 2 && in->line[6] == 0 && in->line[7] == 1 && in->line[8] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[17] << 68; /* NOY */
            put.wrong |= in->value[17] >> 1;
        }
        if (in->line[4] == 0 && in->line[5] == 2 && in->line[6] == 0 && in->line[7] == 1 && in->line[8] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[17] << 68; /* NOY */
            put.wrong |= in->value[17] >> 1;
        }
        if (in->line[4] == 2 && in->line[5] == 2 && in->line[6] == 1 && in->line[7] == 0 && in->line[8] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[16] << 64; /* STALL */
            put.wrong |= in->value[16] >> 4;
        }
        if (in->line[4] == 2 && in->line[5] == 2 && in->line[6] == 1 && in->line[7] == 0 && in->line[8] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[16] << 64; /* STALL */
            put.wrong |= in->value[16] >> 4;
        }
        if (in->line[4] == 2 && in->line[5] == 2 && in->line[6] == 1 && in->line[7] == 1 && in->line[8] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[16] << 64; /* STALL */
            put.wrong |= in->value[16] >> 4;
        }
        if (in->line[4] == 2 && in->line[5] == 2 && in->line[6] == 1 && in->line[7] == 1 && in->line[8] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[16] << 64; /* STALL */
            put.wrong |= in->value[16] >> 4;
        }
        length = 11;
        break;
    case MAXWELL_XMAD_I:
        put.word |= in->value[0] << 48; /* XSIGN */
        put.wrong |= in->value[0] >> 2;
        put.word |= in->value[5]; /* Rd */
        put.wrong |= in->value[5] >> 8;
        put.word |= in->value[6] << 47; /* CCW */
        put.wrong |= in->value[6] >> 1;
        put.word |= in->value[11] << 39; /* Rc */
        put.wrong |= in->value[11] >> 8;
        put.word |= (rt_u128)in->value[12] << 83; /* RC */
        put.wrong |= in->value[12] >> 1;
        put.word |= in->value[1] << 36; /* XPSL */
        put.wrong |= in->value[1] >> 1;
        put.word |= in->value[2] << 37; /* XMRG */
        put.wrong |= in->value[2] >> 1;
        put.word |= in->value[3] << 50; /* XMODE */
        put.wrong |= in->value[3] >> 3;
        put.word |= in->value[4] << 38; /* XX */
        put.wrong |= in->value[4] >> 1;
        put.word |= in->value[7] << 8; /* Ra */
        put.wrong |= in->value[7] >> 8;
        put.word |= in->value[8] << 53; /* XHA */
        put.wrong |= in->value[8] >> 1;
        put.word |= (rt_u128)in->value[9] << 81; /* RA */
        put.wrong |= in->value[9] >> 1;
        put.word |= in->value[10] << 20; /* IMM16 */
        put.wrong |= in->value[10] >> 16;
        put.wrong |= in->line[0];
        put.wrong |= in->line[1];
        put.wrong |= in->line[2];
        put = with(put, put_guard(in->line + 3, in->value[13]));
        put = with(put, put_open(in->line + 4));
        put = with(put, put_ctl(in->line + 5, in->value[15], in->value[18], in->value[19], in->value[20], in->value[21], in->value[22], in->value[23], in->value[14], in->value[16], in->value[17]));
        put = with(put, put_close(in->line + 9));
        if (in->line[4] == 0 && in->line[5] == 2 && in->line[6] == 0 && in->line[7] == 0 && in->line[8] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[15] << 68; /* NOY */
            put.wrong |= in->value[15] >> 1;
        }
        if (in->line[4] == 0 && in->line[5] == 2 && in->line[6] == 0 && in->line[7] == 0 && in->line[8] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[15] << 68; /* NOY */
            put.wrong |= in->value[15] >> 1;
        }
        if (in->line[4] == 0 && in->line[5] == 2 && in->line[6] == 0 && in->line[7] == 1 && in->line[8] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[15] << 68; /* NOY */
            put.wrong |= in->value[15] >> 1;
        }
        if (in->line[4] == 0 && in->line[5] == 2 && in->line[6] == 0 && in->line[7] == 1 && in->line[8] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[15] << 68; /* NOY */
            put.wrong |= in->value[15] >> 1;
        }
        if (in->line[4] == 2 && in->line[5] == 2 && in->line[6] == 1 && in->line[7] == 0 && in->line[8] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[14] << 64; /* STALL */
            put.wrong |= in->value[14] >> 4;
        }
        if (in->line[4] == 2 && in->line[5] == 2 && in->line[6] == 1 && in->line[7] == 0 && in->line[8] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[14] << 64; /* STALL */
            put.wrong |= in->value[14] >> 4;
        }
        if (in->line[4] == 2 && in->line[5] == 2 && in->line[6] == 1 && in->line[7] == 1 && in->line[8] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[14] << 64; /* STALL */
            put.wrong |= in->value[14] >> 4;
        }
        if (in->line[4] == 2 && in->line[5] == 2 && in->line[6] == 1 && in->line[7] == 1 && in->line[8] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[14] << 64; /* STALL */
            put.wrong |= in->value[14] >> 4;
        }
        length = 11;
        break;
    case MAXWELL_XMAD_B:
        put.word |= in->value[0] << 48; /* XSIGN */
        put.wrong |= in->value[0] >> 2;
        put.word |= in->value[5]; /* Rd */
        put.wrong |= in->value[5] >> 8;
        put.word |= in->value[6] << 47; /* CCW */
        put.wrong |= in->value[6] >> 1;
        put.word |= in->value[13] << 39; /* Rc */
        put.wrong |= in->value[13] >> 8;
        put.word |= (rt_u128)in->value[14] << 83; /* RC */
        put.wrong |= in->value[14] >> 1;
        put.word |= in->value[1] << 55; /* XPSLC */
        put.wrong |= in->value[1] >> 1;
        put.word |= in->value[2] << 56; /* XMRGC */
        put.wrong |= in->value[2] >> 1;
        put.word |= in->value[3] << 50; /* XMODEC */
        put.wrong |= in->value[3] >> 2;
        put.word |= in->value[4] << 54; /* XXC */
        put.wrong |= in->value[4] >> 1;
        put.word |= in->value[7] << 8; /* Ra */
        put.wrong |= in->value[7] >> 8;
        put.word |= in->value[8] << 53; /* XHA */
        put.wrong |= in->value[8] >> 1;
        put.word |= (rt_u128)in->value[9] << 81; /* RA */
        put.wrong |= in->value[9] >> 1;
        put.word |= in->value[12] << 52; /* XHC */
        put.wrong |= in->value[12] >> 1;
        put.word |= in->value[10] << 34; /* CBANK */
        put.wrong |= in->value[10] >> 5;
        put.word |= in->value[11] << 20; /* COFF */
        put.wrong |= in->value[11] >> 14;
        put.wrong |= in->line[0];
        put.wrong |= in->line[1];
        put.wrong |= in->line[2];
        put.wrong |= in->line[3];
        put = with(put, put_guard(in->line + 4, in->value[15]));
        put = with(put, put_open(in->line + 5));
        put = with(put, put_ctl(in->line + 6, in->value[17], in->value[20], in->value[21], in->value[22], in->value[23], in->value[24], in->value[25], in->value[16], in->value[18], in->value[19]));
        put = with(put, put_close(in->line + 10));
        if (in->line[5] == 0 && in->line[6] == 2 && in->line[7] == 0 && in->line[8] == 0 && in->line[9] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[17] << 68; /* NOY */
            put.wrong |= in->value[17] >> 1;
        }
        if (in->line[5] == 0 && in->line[6] == 2 && in->line[7] == 0 && in->line[8] == 0 && in->line[9] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[17] << 68; /* NOY */
            put.wrong |= in->value[17] >> 1;
        }
        if (in->line[5] == 0 && in->line[6] == 2 && in->line[7] == 0 && in->line[8] == 1 && in->line[9] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[17] << 68; /* NOY */
            put.wrong |= in->value[17] >> 1;
        }
        if (in->line[5] == 0 && in->line[6] == 2 && in->line[7] == 0 && in->line[8] == 1 && in->line[9] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[17] << 68; /* NOY */
            put.wrong |= in->value[17] >> 1;
        }
        if (in->line[5] == 2 && in->line[6] == 2 && in->line[7] == 1 && in->line[8] == 0 && in->line[9] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[16] << 64; /* STALL */
            put.wrong |= in->value[16] >> 4;
        }
        if (in->line[5] == 2 && in->line[6] == 2 && in->line[7] == 1 && in->line[8] == 0 && in->line[9] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[16] << 64; /* STALL */
            put.wrong |= in->value[16] >> 4;
        }
        if (in->line[5] == 2 && in->line[6] == 2 && in->line[7] == 1 && in->line[8] == 1 && in->line[9] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[16] << 64; /* STALL */
            put.wrong |= in->value[16] >> 4;
        }
        if (in->line[5] == 2 && in->line[6] == 2 && in->line[7] == 1 && in->line[8] == 1 && in->line[9] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[16] << 64; /* STALL */
            put.wrong |= in->value[16] >> 4;
        }
        length = 11;
        break;
    case MAXWELL_XMAD_C:
        put.word |= in->value[0] << 48; /* XSIGN */
        put.wrong |= in->value[0] >> 2;
        put.word |= in->value[3]; /* Rd */
        put.wrong |= in->value[3] >> 8;
        put.word |= in->value[4] << 47; /* CCW */
        put.wrong |= in->value[4] >> 1;
        put.word |= in->value[1] << 50; /* XMODEC */
        put.wrong |= in->value[1] >> 2;
        put.word |= in->value[2] << 54; /* XXC */
        put.wrong |= in->value[2] >> 1;
        put.word |= in->value[5] << 8; /* Ra */
        put.wrong |= in->value[5] >> 8;
        put.word |= in->value[6] << 53; /* XHA */
        put.wrong |= in->value[6] >> 1;
        put.word |= (rt_u128)in->value[7] << 81; /* RA */
        put.wrong |= in->value[7] >> 1;
        put.word |= in->value[8] << 39; /* Rc */
        put.wrong |= in->value[8] >> 8;
        put.word |= in->value[9] << 52; /* XHC */
        put.wrong |= in->value[9] >> 1;
        put.word |= (rt_u128)in->value[10] << 82; /* RB */
        put.wrong |= in->value[10] >> 1;
        put.word |= in->value[11] << 34; /* CBANK */
        put.wrong |= in->value[11] >> 5;
        put.word |= in->value[12] << 20; /* COFF */
        put.wrong |= in->value[12] >> 14;
        put.wrong |= in->line[0];
        put.wrong |= in->line[1];
        put.wrong |= in->line[2];
        put.wrong |= in->line[3];
        put = with(put, put_guard(in->line + 4, in->value[13]));
        put = with(put, put_open(in->line + 5));
        put = with(put, put_ctl(in->line + 6, in->value[15], in->value[18], in->value[19], in->value[20], in->value[21], in->value[22], in->value[23], in->value[14], in->value[16], in->value[17]));
        put = with(put, put_close(in->line + 10));
        if (in->line[5] == 0 && in->line[6] == 2 && in->line[7] == 0 && in->line[8] == 0 && in->line[9] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[15] << 68; /* NOY */
            put.wrong |= in->value[15] >> 1;
        }
        if (in->line[5] == 0 && in->line[6] == 2 && in->line[7] == 0 && in->line[8] == 0 && in->line[9] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[15] << 68; /* NOY */
            put.wrong |= in->value[15] >> 1;
        }
        if (in->line[5] == 0 && in->line[6] == 2 && in->line[7] == 0 && in->line[8] == 1 && in->line[9] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[15] << 68; /* NOY */
            put.wrong |= in->value[15] >> 1;
        }
        if (in->line[5] == 0 && in->line[6] == 2 && in->line[7] == 0 && in->line[8] == 1 && in->line[9] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[15] << 68; /* NOY */
            put.wrong |= in->value[15] >> 1;
        }
        if (in->line[5] == 2 && in->line[6] == 2 && in->line[7] == 1 && in->line[8] == 0 && in->line[9] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[14] << 64; /* STALL */
            put.wrong |= in->value[14] >> 4;
        }
        if (in->line[5] == 2 && in->line[6] == 2 && in->line[7] == 1 && in->line[8] == 0 && in->line[9] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[14] << 64; /* STALL */
            put.wrong |= in->value[14] >> 4;
        }
        if (in->line[5] == 2 && in->line[6] == 2 && in->line[7] == 1 && in->line[8] == 1 && in->line[9] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[14] << 64; /* STALL */
            put.wrong |= in->value[14] >> 4;
        }
        if (in->line[5] == 2 && in->line[6] == 2 && in->line[7] == 1 && in->line[8] == 1 && in->line[9] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[14] << 64; /* STALL */
            put.wrong |= in->value[14] >> 4;
        }
        length = 11;
        break;
    case MAXWELL_PSETP:
        put.word |= in->value[0] << 24; /* BOP2 */
        put.wrong |= in->value[0] >> 2;
        put.word |= in->value[1] << 45; /* BOP */
        put.wrong |= in->value[1] >> 2;
        put.word |= in->value[2] << 3; /* P0 */
        put.wrong |= in->value[2] >> 3;
        put.word |= in->value[3]; /* P1 */
        put.wrong |= in->value[3] >> 3;
        put.word |= in->value[4] << 15; /* Q12N */
        put.wrong |= in->value[4] >> 1;
        put.word |= in->value[5] << 12; /* Q12 */
        put.wrong |= in->value[5] >> 3;
        put.word |= in->value[6] << 32; /* Q29N */
        put.wrong |= in->value[6] >> 1;
        put.word |= in->value[7] << 29; /* Q29 */
        put.wrong |= in->value[7] >> 3;
        put.word |= in->value[8] << 42; /* Q0N */
        put.wrong |= in->value[8] >> 1;
        put.word |= in->value[9] << 39; /* Q0 */
        put.wrong |= in->value[9] >> 3;
        put.wrong |= in->line[0];
        put.wrong |= in->line[1];
        put.wrong |= in->line[2];
        put = with(put, put_guard(in->line + 3, in->value[10]));
        put = with(put, put_open(in->line + 4));
        put = with(put, put_ctl(in->line + 5, in->value[12], in->value[15], in->value[16], in->value[17], in->value[18], in->value[19], in->value[20], in->value[11], in->value[13], in->value[14]));
        put = with(put, put_close(in->line + 9));
        if (in->line[4] == 0 && in->line[5] == 2 && in->line[6] == 0 && in->line[7] == 0 && in->line[8] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[12] << 68; /* NOY */
            put.wrong |= in->value[12] >> 1;
        }
        if (in->line[4] == 0 && in->line[5] == 2 && in->line[6] == 0 && in->line[7] == 0 && in->line[8] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[12] << 68; /* NOY */
            put.wrong |= in->value[12] >> 1;
        }
        if (in->line[4] == 0 && in->line[5] == 2 && in->line[6] == 0 && in->line[7] == 1 && in->line[8] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[12] << 68; /* NOY */
            put.wrong |= in->value[12] >> 1;
        }
        if (in->line[4] == 0 && in->line[5] == 2 && in->line[6] == 0 && in->line[7] == 1 && in->line[8] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[12] << 68; /* NOY */
            put.wrong |= in->value[12] >> 1;
        }
        if (in->line[4] == 2 && in->line[5] == 2 && in->line[6] == 1 && in->line[7] == 0 && in->line[8] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[11] << 64; /* STALL */
            put.wrong |= in->value[11] >> 4;
        }
        if (in->line[4] == 2 && in->line[5] == 2 && in->line[6] == 1 && in->line[7] == 0 && in->line[8] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[11] << 64; /* STALL */
            put.wrong |= in->value[11] >> 4;
        }
        if (in->line[4] == 2 && in->line[5] == 2 && in->line[6] == 1 && in->line[7] == 1 && in->line[8] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[11] << 64; /* STALL */
            put.wrong |= in->value[11] >> 4;
        }
        if (in->line[4] == 2 && in->line[5] == 2 && in->line[6] == 1 && in->line[7] == 1 && in->line[8] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[11] << 64; /* STALL */
            put.wrong |= in->value[11] >> 4;
        }
        length = 11;
        break;
    case MAXWELL_PSET:
        put.word |= in->value[0] << 44; /* BF */
        put.wrong |= in->value[0] >> 1;
        put.word |= in->value[1] << 24; /* BOP2 */
        put.wrong |= in->value[1] >> 2;
        put.word |= in->value[2] << 45; /* BOP */
        put.wrong |= in->value[2] >> 2;
        put.word |= in->value[3]; /* Rd */
        put.wrong |= in->value[3] >> 8;
        put.word |= in->value[4] << 47; /* CCW */
        put.wrong |= in->value[4] >> 1;
        put.word |= in->value[5] << 15; /* Q12N */
        put.wrong |= in->value[5] >> 1;
        put.word |= in->value[6] << 12; /* Q12 */
        put.wrong |= in->value[6] >> 3;
        put.word |= in->value[7] << 32; /* Q29N */
        put.wrong |= in->value[7] >> 1;
        put.word |= in->value[8] << 29; /* Q29 */
        put.wrong |= in->value[8] >> 3;
        put.word |= in->value[9] << 42; /* Q0N */
        put.wrong |= in->value[9] >> 1;
        put.word |= in->value[10] << 39; /* Q0 */
        put.wrong |= in->value[10] >> 3;
        put.wrong |= in->line[0];
        put.wrong |= in->line[1];
        put.wrong |= in->line[2];
        put = with(put, put_guard(in->line + 3, in->value[11]));
        put = with(put, put_open(in->line + 4));
        put = with(put, put_ctl(in->line + 5, in->value[13], in->value[16], in->value[17], in->value[18], in->value[19], in->value[20], in->value[21], in->value[12], in->value[14], in->value[15]));
        put = with(put, put_close(in->line + 9));
        if (in->line[4] == 0 && in->line[5] == 2 && in->line[6] == 0 && in->line[7] == 0 && in->line[8] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[13] << 68; /* NOY */
            put.wrong |= in->value[13] >> 1;
        }
        if (in->line[4] == 0 && in->line[5] == 2 && in->line[6] == 0 && in->line[7] == 0 && in->line[8] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[13] << 68; /* NOY */
            put.wrong |= in->value[13] >> 1;
        }
        if (in->line[4] == 0 && in->line[5] == 2 && in->line[6] == 0 && in->line[7] == 1 && in->line[8] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[13] << 68; /* NOY */
            put.wrong |= in->value[13] >> 1;
        }
        if (in->line[4] == 0 && in->line[5] == 2 && in->line[6] == 0 && in->line[7] == 1 && in->line[8] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[13] << 68; /* NOY */
            put.wrong |= in->value[13] >> 1;
        }
        if (in->line[4] == 2 && in->line[5] == 2 && in->line[6] == 1 && in->line[7] == 0 && in->line[8] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[12] << 64; /* STALL */
            put.wrong |= in->value[12] >> 4;
        }
        if (in->line[4] == 2 && in->line[5] == 2 && in->line[6] == 1 && in->line[7] == 0 && in->line[8] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[12] << 64; /* STALL */
            put.wrong |= in->value[12] >> 4;
        }
        if (in->line[4] == 2 && in->line[5] == 2 && in->line[6] == 1 && in->line[7] == 1 && in->line[8] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[12] << 64; /* STALL */
            put.wrong |= in->value[12] >> 4;
        }
        if (in->line[4] == 2 && in->line[5] == 2 && in->line[6] == 1 && in->line[7] == 1 && in->line[8] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[12] << 64; /* STALL */
            put.wrong |= in->value[12] >> 4;
        }
        length = 11;
        break;
    case MAXWELL_CSET:
        put.word |= in->value[0] << 44; /* BF */
        put.wrong |= in->value[0] >> 1;
        put.word |= in->value[1] << 8; /* CCT8 */
        put.wrong |= in->value[1] >> 5;
        put.word |= in->value[2] << 45; /* BOP */
        put.wrong |= in->value[2] >> 2;
        put.word |= in->value[3]; /* Rd */
        put.wrong |= in->value[3] >> 8;
        put.word |= in->value[4] << 47; /* CCW */
        put.wrong |= in->value[4] >> 1;
        put.word |= in->value[5] << 42; /* Q0N */
        put.wrong |= in->value[5] >> 1;
        put.word |= in->value[6] << 39; /* Q0 */
        put.wrong |= in->value[6] >> 3;
        put.wrong |= in->line[0];
        put = with(put, put_guard(in->line + 1, in->value[7]));
        put = with(put, put_open(in->line + 2));
        put = with(put, put_ctl(in->line + 3, in->value[9], in->value[12], in->value[13], in->value[14], in->value[15], in->value[16], in->value[17], in->value[8], in->value[10], in->value[11]));
        put = with(put, put_close(in->line + 7));
        if (in->line[2] == 0 && in->line[3] == 2 && in->line[4] == 0 && in->line[5] == 0 && in->line[6] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[9] << 68; /* NOY */
            put.wrong |= in->value[9] >> 1;
        }
        if (in->line[2] == 0 && in->line[3] == 2 && in->line[4] == 0 && in->line[5] == 0 && in->line[6] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[9] << 68; /* NOY */
            put.wrong |= in->value[9] >> 1;
        }
        if (in->line[2] == 0 && in->line[3] == 2 && in->line[4] == 0 && in->line[5] == 1 && in->line[6] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[9] << 68; /* NOY */
            put.wrong |= in->value[9] >> 1;
        }
        if (in->line[2] == 0 && in->line[3] == 2 && in->line[4] == 0 && in->line[5] == 1 && in->line[6] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[9] << 68; /* NOY */
            put.wrong |= in->value[9] >> 1;
        }
        if (in->line[2] == 2 && in->line[3] == 2 && in->line[4] == 1 && in->line[5] == 0 && in->line[6] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[8] << 64; /* STALL */
            put.wrong |= in->value[8] >> 4;
        }
        if (in->line[2] == 2 && in->line[3] == 2 && in->line[4] == 1 && in->line[5] == 0 && in->line[6] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[8] << 64; /* STALL */
            put.wrong |= in->value[8] >> 4;
        }
        if (in->line[2] == 2 && in->line[3] == 2 && in->line[4] == 1 && in->line[5] == 1 && in->line[6] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[8] << 64; /* STALL */
            put.wrong |= in->value[8] >> 4;
        }
        if (in->line[2] == 2 && in->line[3] == 2 && in->line[4] == 1 && in->line[5] == 1 && in->line[6] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[8] << 64; /* STALL */
            put.wrong |= in->value[8] >> 4;
        }
        length = 11;
        break;
    case MAXWELL_CSETP:
        put.word |= in->value[0] << 8; /* CCT8 */
        put.wrong |= in->value[0] >> 5;
        put.word |= in->value[1] << 45; /* BOP */
        put.wrong |= in->value[1] >> 2;
        put.word |= in->value[2] << 3; /* P0 */
        put.wrong |= in->value[2] >> 3;
        put.word |= in->value[3]; /* P1 */
        put.wrong |= in->value[3] >> 3;
        put.word |= in->value[4] << 42; /* Q0N */
        put.wrong |= in->value[4] >> 1;
        put.word |= in->value[5] << 39; /* Q0 */
        put.wrong |= in->value[5] >> 3;
        put.wrong |= in->line[0];
        put = with(put, put_guard(in->line + 1, in->value[6]));
        put = with(put, put_open(in->line + 2));
        put = with(put, put_ctl(in->line + 3, in->value[8], in->value[11], in->value[12], in->value[13], in->value[14], in->value[15], in->value[16], in->value[7], in->value[9], in->value[10]));
        put = with(put, put_close(in->line + 7));
        if (in->line[2] == 0 && in->line[3] == 2 && in->line[4] == 0 && in->line[5] == 0 && in->line[6] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[8] << 68; /* NOY */
            put.wrong |= in->value[8] >> 1;
        }
        if (in->line[2] == 0 && in->line[3] == 2 && in->line[4] == 0 && in->line[5] == 0 && in->line[6] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[8] << 68; /* NOY */
            put.wrong |= in->value[8] >> 1;
        }
        if (in->line[2] == 0 && in->line[3] == 2 && in->line[4] == 0 && in->line[5] == 1 && in->line[6] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[8] << 68; /* NOY */
            put.wrong |= in->value[8] >> 1;
        }
        if (in->line[2] == 0 && in->line[3] == 2 && in->line[4] == 0 && in->line[5] == 1 && in->line[6] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[8] << 68; /* NOY */
            put.wrong |= in->value[8] >> 1;
        }
        if (in->line[2] == 2 && in->line[3] == 2 && in->line[4] == 1 && in->line[5] == 0 && in->line[6] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[7] << 64; /* STALL */
            put.wrong |= in->value[7] >> 4;
        }
        if (in->line[2] == 2 && in->line[3] == 2 && in->line[4] == 1 && in->line[5] == 0 && in->line[6] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[7] << 64; /* STALL */
            put.wrong |= in->value[7] >> 4;
        }
        if (in->line[2] == 2 && in->line[3] == 2 && in->line[4] == 1 && in->line[5] == 1 && in->line[6] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[7] << 64; /* STALL */
            put.wrong |= in->value[7] >> 4;
        }
        if (in->line[2] == 2 && in->line[3] == 2 && in->line[4] == 1 && in->line[5] == 1 && in->line[6] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[7] << 64; /* STALL */
            put.wrong |= in->value[7] >> 4;
        }
        length = 11;
        break;
    case MAXWELL_P2R:
        put.word |= in->value[0] << 41; /* PBYTE */
        put.wrong |= in->value[0] >> 2;
        put.word |= in->value[1]; /* Rd */
        put.wrong |= in->value[1] >> 8;
        put.word |= in->value[2] << 40; /* WHICH */
        put.wrong |= in->value[2] >> 1;
        put.word |= in->value[3] << 8; /* Ra */
        put.wrong |= in->value[3] >> 8;
        put.word |= (rt_u128)in->value[4] << 81; /* RA */
        put.wrong |= in->value[4] >> 1;
        put = with(put, put_sb_3(in->line, in->value[5], in->value[6], in->value[7], in->value[8], in->value[9]));
        put = with(put, put_guard(in->line + 1, in->value[10]));
        put = with(put, put_open(in->line + 2));
        put = with(put, put_ctl(in->line + 3, in->value[12], in->value[15], in->value[16], in->value[17], in->value[18], in->value[19], in->value[20], in->value[11], in->value[13], in->value[14]));
        put = with(put, put_close(in->line + 7));
        if (in->line[2] == 0 && in->line[3] == 2 && in->line[4] == 0 && in->line[5] == 0 && in->line[6] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[12] << 68; /* NOY */
            put.wrong |= in->value[12] >> 1;
        }
        if (in->line[2] == 0 && in->line[3] == 2 && in->line[4] == 0 && in->line[5] == 0 && in->line[6] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[12] << 68; /* NOY */
            put.wrong |= in->value[12] >> 1;
        }
        if (in->line[2] == 0 && in->line[3] == 2 && in->line[4] == 0 && in->line[5] == 1 && in->line[6] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[12] << 68; /* NOY */
            put.wrong |= in->value[12] >> 1;
        }
        if (in->line[2] == 0 && in->line[3] == 2 && in->line[4] == 0 && in->line[5] == 1 && in->line[6] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[12] << 68; /* NOY */
            put.wrong |= in->value[12] >> 1;
        }
        if (in->line[2] == 2 && in->line[3] == 2 && in->line[4] == 1 && in->line[5] == 0 && in->line[6] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[11] << 64; /* STALL */
            put.wrong |= in->value[11] >> 4;
        }
        if (in->line[2] == 2 && in->line[3] == 2 && in->line[4] == 1 && in->line[5] == 0 && in->line[6] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[11] << 64; /* STALL */
            put.wrong |= in->value[11] >> 4;
        }
        if (in->line[2] == 2 && in->line[3] == 2 && in->line[4] == 1 && in->line[5] == 1 && in->line[6] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[11] << 64; /* STALL */
            put.wrong |= in->value[11] >> 4;
        }
        if (in->line[2] == 2 && in->line[3] == 2 && in->line[4] == 1 && in->line[5] == 1 && in->line[6] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[11] << 64; /* STALL */
            put.wrong |= in->value[11] >> 4;
        }
        length = 11;
        break;
    case MAXWELL_R2P:
        put.word |= in->value[0] << 40; /* WHICH */
        put.wrong |= in->value[0] >> 1;
        put.word |= in->value[1] << 8; /* Ra */
        put.wrong |= in->value[1] >> 8;
        put.word |= in->value[2] << 41; /* PBYTE */
        put.wrong |= in->value[2] >> 2;
        put.word |= (rt_u128)in->value[3] << 81; /* RA */
        put.wrong |= in->value[3] >> 1;
        put = with(put, put_pbits(in->line, in->value[4], in->value[5], in->value[6], in->value[7], in->value[8]));
        put = with(put, put_guard(in->line + 1, in->value[9]));
        put = with(put, put_open(in->line + 2));
        put = with(put, put_ctl(in->line + 3, in->value[11], in->value[14], in->value[15], in->value[16], in->value[17], in->value[18], in->value[19], in->value[10], in->value[12], in->value[13]));
        put = with(put, put_close(in->line + 7));
        if (in->line[2] == 0 && in->line[3] == 2 && in->line[4] == 0 && in->line[5] == 0 && in->line[6] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[11] << 68; /* NOY */
            put.wrong |= in->value[11] >> 1;
        }
        if (in->line[2] == 0 && in->line[3] == 2 && in->line[4] == 0 && in->line[5] == 0 && in->line[6] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[11] << 68; /* NOY */
            put.wrong |= in->value[11] >> 1;
        }
        if (in->line[2] == 0 && in->line[3] == 2 && in->line[4] == 0 && in->line[5] == 1 && in->line[6] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[11] << 68; /* NOY */
            put.wrong |= in->value[11] >> 1;
        }
        if (in->line[2] == 0 && in->line[3] == 2 && in->line[4] == 0 && in->line[5] == 1 && in->line[6] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[11] << 68; /* NOY */
            put.wrong |= in->value[11] >> 1;
        }
        if (in->line[2] == 2 && in->line[3] == 2 && in->line[4] == 1 && in->line[5] == 0 && in->line[6] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[10] << 64; /* STALL */
            put.wrong |= in->value[10] >> 4;
        }
        if (in->line[2] == 2 && in->line[3] == 2 && in->line[4] == 1 && in->line[5] == 0 && in->line[6] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[10] << 64; /* STALL */
            put.wrong |= in->value[10] >> 4;
        }
        if (in->line[2] == 2 && in->line[3] == 2 && in->line[4] == 1 && in->line[5] == 1 && in->line[6] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[10] << 64; /* STALL */
            put.wrong |= in->value[10] >> 4;
        }
        if (in->line[2] == 2 && in->line[3] == 2 && in->line[4] == 1 && in->line[5] == 1 && in->line[6] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[10] << 64; /* STALL */
            put.wrong |= in->value[10] >> 4;
        }
        length = 11;
        break;
    case MAXWELL_SHL:
        put.word |= in->value[0] << 39; /* SHW */
        put.wrong |= in->value[0] >> 1;
        put.word |= in->value[1] << 43; /* SHX */
        put.wrong |= in->value[1] >> 1;
        put.word |= in->value[2]; /* Rd */
        put.wrong |= in->value[2] >> 8;
        put.word |= in->value[3] << 47; /* CCW */
        put.wrong |= in->value[3] >> 1;
        put.word |= in->value[4] << 8; /* Ra */
        put.wrong |= in->value[4] >> 8;
        put.word |= (rt_u128)in->value[5] << 81; /* RA */
        put.wrong |= in->value[5] >> 1;
        put = with(put, put_sb_3(in->line, in->value[6], in->value[7], in->value[8], in->value[9], in->value[10]));
        put = with(put, put_guard(in->line + 1, in->value[11]));
        put = with(put, put_open(in->line + 2));
        put = with(put, put_ctl(in->line + 3, in->value[13], in->value[16], in->value[17], in->value[18], in->value[19], in->value[20], in->value[21], in->value[12], in->value[14], in->value[15]));
        put = with(put, put_close(in->line + 7));
        if (in->line[2] == 0 && in->line[3] == 2 && in->line[4] == 0 && in->line[5] == 0 && in->line[6] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[13] << 68; /* NOY */
            put.wrong |= in->value[13] >> 1;
        }
        if (in->line[2] == 0 && in->line[3] == 2 && in->line[4] == 0 && in->line[5] == 0 && in->line[6] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[13] << 68; /* NOY */
            put.wrong |= in->value[13] >> 1;
        }
        if (in->line[2] == 0 && in->line[3] == 2 && in->line[4] == 0 && in->line[5] == 1 && in->line[6] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[13] << 68; /* NOY */
            put.wrong |= in->value[13] >> 1;
        }
        if (in->line[2] == 0 && in->line[3] == 2 && in->line[4] == 0 && in->line[5] == 1 && in->line[6] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[13] << 68; /* NOY */
            put.wrong |= in->value[13] >> 1;
        }
        if (in->line[2] == 2 && in->line[3] == 2 && in->line[4] == 1 && in->line[5] == 0 && in->line[6] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[12] << 64; /* STALL */
            put.wrong |= in->value[12] >> 4;
        }
        if (in->line[2] == 2 && in->line[3] == 2 && in->line[4] == 1 && in->line[5] == 0 && in->line[6] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[12] << 64; /* STALL */
            put.wrong |= in->value[12] >> 4;
        }
        if (in->line[2] == 2 && in->line[3] == 2 && in->line[4] == 1 && in->line[5] == 1 && in->line[6] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[12] << 64; /* STALL */
            put.wrong |= in->value[12] >> 4;
        }
        if (in->line[2] == 2 && in->line[3] == 2 && in->line[4] == 1 && in->line[5] == 1 && in->line[6] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[12] << 64; /* STALL */
            put.wrong |= in->value[12] >> 4;
        }
        length = 11;
        break;
    case MAXWELL_SHR:
        put.word |= in->value[0] << 48; /* UI */
        put.wrong |= in->value[0] >> 1;
        put.word |= in->value[1] << 39; /* SHW */
        put.wrong |= in->value[1] >> 1;
        put.word |= in->value[2] << 43; /* SHRX */
        put.wrong |= in->value[2] >> 2;
        put.word |= in->value[3] << 40; /* BREV */
        put.wrong |= in->value[3] >> 1;
        put.word |= in->value[4]; /* Rd */
        put.wrong |= in->value[4] >> 8;
        put.word |= in->value[5] << 47; /* CCW */
        put.wrong |= in->value[5] >> 1;
        put.word |= in->value[6] << 8; /* Ra */
        put.wrong |= in->value[6] >> 8;
        put.word |= (rt_u128)in->value[7] << 81; /* RA */
        put.wrong |= in->value[7] >> 1;
        put = with(put, put_sb_3(in->line, in->value[8], in->value[9], in->value[10], in->value[11], in->value[12]));
        put = with(put, put_guard(in->line + 1, in->value[13]));
        put = with(put, put_open(in->line + 2));
        put = with(put, put_ctl(in->line + 3, in->value[15], in->value[18], in->value[19], in->value[20], in->value[21], in->value[22], in->value[23], in->value[14], in->value[16], in->value[17]));
        put = with(put, put_close(in->line + 7));
        if (in->line[2] == 0 && in->line[3] == 2 && in->line[4] == 0 && in->line[5] == 0 && in->line[6] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[15] << 68; /* NOY */
            put.wrong |= in->value[15] >> 1;
        }
        if (in->line[2] == 0 && in->line[3] == 2 && in->line[4] == 0 && in->line[5] == 0 && in->line[6] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[15] << 68; /* NOY */
            put.wrong |= in->value[15] >> 1;
        }
        if (in->line[2] == 0 && in->line[3] == 2 && in->line[4] == 0 && in->line[5] == 1 && in->line[6] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[15] << 68; /* NOY */
            put.wrong |= in->value[15] >> 1;
        }
        if (in->line[2] == 0 && in->line[3] == 2 && in->line[4] == 0 && in->line[5] == 1 && in->line[6] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[15] << 68; /* NOY */
            put.wrong |= in->value[15] >> 1;
        }
        if (in->line[2] == 2 && in->line[3] == 2 && in->line[4] == 1 && in->line[5] == 0 && in->line[6] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[14] << 64; /* STALL */
            put.wrong |= in->value[14] >> 4;
        }
        if (in->line[2] == 2 && in->line[3] == 2 && in->line[4] == 1 && in->line[5] == 0 && in->line[6] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[14] << 64; /* STALL */
            put.wrong |= in->value[14] >> 4;
        }
        if (in->line[2] == 2 && in->line[3] == 2 && in->line[4] == 1 && in->line[5] == 1 && in->line[6] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[14] << 64; /* STALL */
            put.wrong |= in->value[14] >> 4;
        }
        if (in->line[2] == 2 && in->line[3] == 2 && in->line[4] == 1 && in->line[5] == 1 && in->line[6] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[14] << 64; /* STALL */
            put.wrong |= in->value[14] >> 4;
        }
        length = 11;
        break;
    case MAXWELL_SHF_L:
        put.word |= in->value[0] << 50; /* FW */
        put.wrong |= in->value[0] >> 1;
        put.word |= in->value[1] << 37; /* FTYPE */
        put.wrong |= in->value[1] >> 2;
        put.word |= in->value[2] << 48; /* FHI */
        put.wrong |= in->value[2] >> 2;
        put.word |= in->value[3]; /* Rd */
        put.wrong |= in->value[3] >> 8;
        put.word |= in->value[4] << 47; /* CCW */
        put.wrong |= in->value[4] >> 1;
        put.word |= in->value[5] << 8; /* Ra */
        put.wrong |= in->value[5] >> 8;
        put.word |= (rt_u128)in->value[6] << 81; /* RA */
        put.wrong |= in->value[6] >> 1;
        put.word |= in->value[10] << 39; /* Rc */
        put.wrong |= in->value[10] >> 8;
        put.word |= (rt_u128)in->value[11] << 83; /* RC */
        put.wrong |= in->value[11] >> 1;
        put = with(put, put_shfb(in->line, in->value[7], in->value[8], in->value[9]));
        put = with(put, put_guard(in->line + 1, in->value[12]));
        put = with(put, put_open(in->line + 2));
        put = with(put, put_ctl(in->line + 3, in->value[14], in->value[17], in->value[18], in->value[19], in->value[20], in->value[21], in->value[22], in->value[13], in->value[15], in->value[16]));
        put = with(put, put_close(in->line + 7));
        if (in->line[2] == 0 && in->line[3] == 2 && in->line[4] == 0 && in->line[5] == 0 && in->line[6] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[14] << 68; /* NOY */
            put.wrong |= in->value[14] >> 1;
        }
        if (in->line[2] == 0 && in->line[3] == 2 && in->line[4] == 0 && in->line[5] == 0 && in->line[6] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[14] << 68; /* NOY */
            put.wrong |= in->value[14] >> 1;
        }
        if (in->line[2] == 0 && in->line[3] == 2 && in->line[4] == 0 && in->line[5] == 1 && in->line[6] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[14] << 68; /* NOY */
            put.wrong |= in->value[14] >> 1;
        }
        if (in->line[2] == 0 && in->line[3] == 2 && in->line[4] == 0 && in->line[5] == 1 && in->line[6] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[14] << 68; /* NOY */
            put.wrong |= in->value[14] >> 1;
        }
        if (in->line[2] == 2 && in->line[3] == 2 && in->line[4] == 1 && in->line[5] == 0 && in->line[6] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[13] << 64; /* STALL */
            put.wrong |= in->value[13] >> 4;
        }
        if (in->line[2] == 2 && in->line[3] == 2 && in->line[4] == 1 && in->line[5] == 0 && in->line[6] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[13] << 64; /* STALL */
            put.wrong |= in->value[13] >> 4;
        }
        if (in->line[2] == 2 && in->line[3] == 2 && in->line[4] == 1 && in->line[5] == 1 && in->line[6] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[13] << 64; /* STALL */
            put.wrong |= in->value[13] >> 4;
        }
        if (in->line[2] == 2 && in->line[3] == 2 && in->line[4] == 1 && in->line[5] == 1 && in->line[6] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[13] << 64; /* STALL */
            put.wrong |= in->value[13] >> 4;
        }
        length = 11;
        break;
    case MAXWELL_SHF_R:
        put.word |= in->value[0] << 50; /* FW */
        put.wrong |= in->value[0] >> 1;
        put.word |= in->value[1] << 37; /* FTYPE */
        put.wrong |= in->value[1] >> 2;
        put.word |= in->value[2] << 48; /* FHI */
        put.wrong |= in->value[2] >> 2;
        put.word |= in->value[3]; /* Rd */
        put.wrong |= in->value[3] >> 8;
        put.word |= in->value[4] << 47; /* CCW */
        put.wrong |= in->value[4] >> 1;
        put.word |= in->value[5] << 8; /* Ra */
        put.wrong |= in->value[5] >> 8;
        put.word |= (rt_u128)in->value[6] << 81; /* RA */
        put.wrong |= in->value[6] >> 1;
        put.word |= in->value[10] << 39; /* Rc */
        put.wrong |= in->value[10] >> 8;
        put.word |= (rt_u128)in->value[11] << 83; /* RC */
        put.wrong |= in->value[11] >> 1;
        put = with(put, put_shfb_2(in->line, in->value[7], in->value[8], in->value[9]));
        put = with(put, put_guard(in->line + 1, in->value[12]));
        put = with(put, put_open(in->line + 2));
        put = with(put, put_ctl(in->line + 3, in->value[14], in->value[17], in->value[18], in->value[19], in->value[20], in->value[21], in->value[22], in->value[13], in->value[15], in->value[16]));
        put = with(put, put_close(in->line + 7));
        if (in->line[2] == 0 && in->line[3] == 2 && in->line[4] == 0 && in->line[5] == 0 && in->line[6] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[14] << 68; /* NOY */
            put.wrong |= in->value[14] >> 1;
        }
        if (in->line[2] == 0 && in->line[3] == 2 && in->line[4] == 0 && in->line[5] == 0 && in->line[6] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[14] << 68; /* NOY */
            put.wrong |= in->value[14] >> 1;
        }
        if (in->line[2] == 0 && in->line[3] == 2 && in->line[4] == 0 && in->line[5] == 1 && in->line[6] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[14] << 68; /* NOY */
            put.wrong |= in->value[14] >> 1;
        }
        if (in->line[2] == 0 && in->line[3] == 2 && in->line[4] == 0 && in->line[5] == 1 && in->line[6] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[14] << 68; /* NOY */
            put.wrong |= in->value[14] >> 1;
        }
        if (in->line[2] == 2 && in->line[3] == 2 && in->line[4] == 1 && in->line[5] == 0 && in->line[6] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[13] << 64; /* STALL */
            put.wrong |= in->value[13] >> 4;
        }
        if (in->line[2] == 2 && in->line[3] == 2 && in->line[4] == 1 && in->line[5] == 0 && in->line[6] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[13] << 64; /* STALL */
            put.wrong |= in->value[13] >> 4;
        }
        if (in->line[2] == 2 && in->line[3] == 2 && in->line[4] == 1 && in->line[5] == 1 && in->line[6] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[13] << 64; /* STALL */
            put.wrong |= in->value[13] >> 4;
        }
        if (in->line[2] == 2 && in->line[3] == 2 && in->line[4] == 1 && in->line[5] == 1 && in->line[6] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[13] << 64; /* STALL */
            put.wrong |= in->value[13] >> 4;
        }
        length = 11;
        break;
    case MAXWELL_BFE:
        put.word |= in->value[0] << 48; /* UI */
        put.wrong |= in->value[0] >> 1;
        put.word |= in->value[1] << 40; /* BREV */
        put.wrong |= in->value[1] >> 1;
        put.word |= in->value[2]; /* Rd */
        put.wrong |= in->value[2] >> 8;
        put.word |= in->value[3] << 47; /* CCW */
        put.wrong |= in->value[3] >> 1;
        put.word |= in->value[4] << 8; /* Ra */
        put.wrong |= in->value[4] >> 8;
        put.word |= (rt_u128)in->value[5] << 81; /* RA */
        put.wrong |= in->value[5] >> 1;
        put = with(put, put_sb_3(in->line, in->value[6], in->value[7], in->value[8], in->value[9], in->value[10]));
        put = with(put, put_guard(in->line + 1, in->value[11]));
        put = with(put, put_open(in->line + 2));
        put = with(put, put_ctl(in->line + 3, in->value[13], in->value[16], in->value[17], in->value[18], in->value[19], in->value[20], in->value[21], in->value[12], in->value[14], in->value[15]));
        put = with(put, put_close(in->line + 7));
        if (in->line[2] == 0 && in->line[3] == 2 && in->line[4] == 0 && in->line[5] == 0 && in->line[6] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[13] << 68; /* NOY */
            put.wrong |= in->value[13] >> 1;
        }
        if (in->line[2] == 0 && in->line[3] == 2 && in->line[4] == 0 && in->line[5] == 0 && in->line[6] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[13] << 68; /* NOY */
            put.wrong |= in->value[13] >> 1;
        }
        if (in->line[2] == 0 && in->line[3] == 2 && in->line[4] == 0 && in->line[5] == 1 && in->line[6] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[13] << 68; /* NOY */
            put.wrong |= in->value[13] >> 1;
        }
        if (in->line[2] == 0 && in->line[3] == 2 && in->line[4] == 0 && in->line[5] == 1 && in->line[6] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[13] << 68; /* NOY */
            put.wrong |= in->value[13] >> 1;
        }
        if (in->line[2] == 2 && in->line[3] == 2 && in->line[4] == 1 && in->line[5] == 0 && in->line[6] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[12] << 64; /* STALL */
            put.wrong |= in->value[12] >> 4;
        }
        if (in->line[2] == 2 && in->line[3] == 2 && in->line[4] == 1 && in->line[5] == 0 && in->line[6] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[12] << 64; /* STALL */
            put.wrong |= in->value[12] >> 4;
        }
        if (in->line[2] == 2 && in->line[3] == 2 && in->line[4] == 1 && in->line[5] == 1 && in->line[6] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[12] << 64; /* STALL */
            put.wrong |= in->value[12] >> 4;
        }
        if (in->line[2] == 2 && in->line[3] == 2 && in->line[4] == 1 && in->line[5] == 1 && in->line[6] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[12] << 64; /* STALL */
            put.wrong |= in->value[12] >> 4;
        }
        length = 11;
        break;
    case MAXWELL_BFI_B:
        put.word |= in->value[0]; /* Rd */
        put.wrong |= in->value[0] >> 8;
        put.word |= in->value[1] << 47; /* CCW */
        put.wrong |= in->value[1] >> 1;
        put.word |= in->value[2] << 8; /* Ra */
        put.wrong |= in->value[2] >> 8;
        put.word |= (rt_u128)in->value[3] << 81; /* RA */
        put.wrong |= in->value[3] >> 1;
        put.word |= in->value[9] << 39; /* Rc */
        put.wrong |= in->value[9] >> 8;
        put.word |= (rt_u128)in->value[10] << 83; /* RC */
        put.wrong |= in->value[10] >> 1;
        put = with(put, put_sb(in->line, in->value[4], in->value[5], in->value[6], in->value[7], in->value[8]));
        put = with(put, put_guard(in->line + 1, in->value[11]));
        put = with(put, put_open(in->line + 2));
        put = with(put, put_ctl(in->line + 3, in->value[13], in->value[16], in->value[17], in->value[18], in->value[19], in->value[20], in->value[21], in->value[12], in->value[14], in->value[15]));
        put = with(put, put_close(in->line + 7));
        if (in->line[2] == 0 && in->line[3] == 2 && in->line[4] == 0 && in->line[5] == 0 && in->line[6] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[13] << 68; /* NOY */
            put.wrong |= in->value[13] >> 1;
        }
        if (in->line[2] == 0 && in->line[3] == 2 && in->line[4] == 0 && in->line[5] == 0 && in->line[6] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[13] << 68; /* NOY */
            put.wrong |= in->value[13] >> 1;
        }
        if (in->line[2] == 0 && in->line[3] == 2 && in->line[4] == 0 && in->line[5] == 1 && in->line[6] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[13] << 68; /* NOY */
            put.wrong |= in->value[13] >> 1;
        }
        if (in->line[2] == 0 && in->line[3] == 2 && in->line[4] == 0 && in->line[5] == 1 && in->line[6] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[13] << 68; /* NOY */
            put.wrong |= in->value[13] >> 1;
        }
        if (in->line[2] == 2 && in->line[3] == 2 && in->line[4] == 1 && in->line[5] == 0 && in->line[6] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[12] << 64; /* STALL */
            put.wrong |= in->value[12] >> 4;
        }
        if (in->line[2] == 2 && in->line[3] == 2 && in->line[4] == 1 && in->line[5] == 0 && in->line[6] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[12] << 64; /* STALL */
            put.wrong |= in->value[12] >> 4;
        }
        if (in->line[2] == 2 && in->line[3] == 2 && in->line[4] == 1 && in->line[5] == 1 && in->line[6] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[12] << 64; /* STALL */
            put.wrong |= in->value[12] >> 4;
        }
        if (in->line[2] == 2 && in->line[3] == 2 && in->line[4] == 1 && in->line[5] == 1 && in->line[6] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[12] << 64; /* STALL */
            put.wrong |= in->value[12] >> 4;
        }
        length = 11;
        break;
    case MAXWELL_BFI_C:
        put.word |= in->value[0]; /* Rd */
        put.wrong |= in->value[0] >> 8;
        put.word |= in->value[1] << 47; /* CCW */
        put.wrong |= in->value[1] >> 1;
        put.word |= in->value[2] << 8; /* Ra */
        put.wrong |= in->value[2] >> 8;
        put.word |= (rt_u128)in->value[3] << 81; /* RA */
        put.wrong |= in->value[3] >> 1;
        put.word |= in->value[4] << 39; /* Rc */
        put.wrong |= in->value[4] >> 8;
        put.word |= (rt_u128)in->value[5] << 82; /* RB */
        put.wrong |= in->value[5] >> 1;
        put.word |= in->value[6] << 34; /* CBANK */
        put.wrong |= in->value[6] >> 5;
        put.word |= in->value[7] << 20; /* COFF */
        put.wrong |= in->value[7] >> 14;
        put.wrong |= in->line[0];
        put = with(put, put_guard(in->line + 1, in->value[8]));
        put = with(put, put_open(in->line + 2));
        put = with(put, put_ctl(in->line + 3, in->value[10], in->value[13], in->value[14], in->value[15], in->value[16], in->value[17], in->value[18], in->value[9], in->value[11], in->value[12]));
        put = with(put, put_close(in->line + 7));
        if (in->line[2] == 0 && in->line[3] == 2 && in->line[4] == 0 && in->line[5] == 0 && in->line[6] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[10] << 68; /* NOY */
            put.wrong |= in->value[10] >> 1;
        }
        if (in->line[2] == 0 && in->line[3] == 2 && in->line[4] == 0 && in->line[5] == 0 && in->line[6] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[10] << 68; /* NOY */
            put.wrong |= in->value[10] >> 1;
        }
        if (in->line[2] == 0 && in->line[3] == 2 && in->line[4] == 0 && in->line[5] == 1 && in->line[6] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[10] << 68; /* NOY */
            put.wrong |= in->value[10] >> 1;
        }
        if (in->line[2] == 0 && in->line[3] == 2 && in->line[4] == 0 && in->line[5] == 1 && in->line[6] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[10] << 68; /* NOY */
            put.wrong |= in->value[10] >> 1;
        }
        if (in->line[2] == 2 && in->line[3] == 2 && in->line[4] == 1 && in->line[5] == 0 && in->line[6] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[9] << 64; /* STALL */
            put.wrong |= in->value[9] >> 4;
        }
        if (in->line[2] == 2 && in->line[3] == 2 && in->line[4] == 1 && in->line[5] == 0 && in->line[6] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[9] << 64; /* STALL */
            put.wrong |= in->value[9] >> 4;
        }
        if (in->line[2] == 2 && in->line[3] == 2 && in->line[4] == 1 && in->line[5] == 1 && in->line[6] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[9] << 64; /* STALL */
            put.wrong |= in->value[9] >> 4;
        }
        if (in->line[2] == 2 && in->line[3] == 2 && in->line[4] == 1 && in->line[5] == 1 && in->line[6] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[9] << 64; /* STALL */
            put.wrong |= in->value[9] >> 4;
        }
        length = 11;
        break;
    case MAXWELL_FLO:
        put.word |= in->value[0] << 48; /* UI */
        put.wrong |= in->value[0] >> 1;
        put.word |= in->value[1] << 41; /* FLSH */
        put.wrong |= in->value[1] >> 1;
        put.word |= in->value[2]; /* Rd */
        put.wrong |= in->value[2] >> 8;
        put.word |= in->value[3] << 47; /* CCW */
        put.wrong |= in->value[3] >> 1;
        put = with(put, put_sbi_2(in->line, in->value[4], in->value[5], in->value[6], in->value[7], in->value[8], in->value[9]));
        put = with(put, put_guard(in->line + 2, in->value[10]));
        put = with(put, put_open(in->line + 3));
        put = with(put, put_ctl(in->line + 4, in->value[12], in->value[15], in->value[16], in->value[17], in->value[18], in->value[19], in->value[20], in->value[11], in->value[13], in->value[14]));
        put = with(put, put_close(in->line + 8));
        if (in->line[3] == 0 && in->line[4] == 2 && in->line[5] == 0 && in->line[6] == 0 && in->line[7] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[12] << 68; /* NOY */
            put.wrong |= in->value[12] >> 1;
        }
        if (in->line[3] == 0 && in->line[4] == 2 && in->line[5] == 0 && in->line[6] == 0 && in->line[7] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[12] << 68; /* NOY */
            put.wrong |= in->value[12] >> 1;
        }
        if (in->line[3] == 0 && in->line[4] == 2 && in->line[5] == 0 && in->line[6] == 1 && in->line[7] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[12] << 68; /* NOY */
            put.wrong |= in->value[12] >> 1;
        }
        if (in->line[3] == 0 && in->line[4] == 2 && in->line[5] == 0 && in->line[6] == 1 && in->line[7] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[12] << 68; /* NOY */
            put.wrong |= in->value[12] >> 1;
        }
        if (in->line[3] == 2 && in->line[4] == 2 && in->line[5] == 1 && in->line[6] == 0 && in->line[7] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[11] << 64; /* STALL */
            put.wrong |= in->value[11] >> 4;
        }
        if (in->line[3] == 2 && in->line[4] == 2 && in->line[5] == 1 && in->line[6] == 0 && in->line[7] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[11] << 64; /* STALL */
            put.wrong |= in->value[11] >> 4;
        }
        if (in->line[3] == 2 && in->line[4] == 2 && in->line[5] == 1 && in->line[6] == 1 && in->line[7] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[11] << 64; /* STALL */
            put.wrong |= in->value[11] >> 4;
        }
        if (in->line[3] == 2 && in->line[4] == 2 && in->line[5] == 1 && in->line[6] == 1 && in->line[7] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[11] << 64; /* STALL */
            put.wrong |= in->value[11] >> 4;
        }
        length = 11;
        break;
    case MAXWELL_POPC:
        put.word |= in->value[0]; /* Rd */
        put.wrong |= in->value[0] >> 8;
        put = with(put, put_sbi_2(in->line, in->value[1], in->value[2], in->value[3], in->value[4], in->value[5], in->value[6]));
        put = with(put, put_guard(in->line + 2, in->value[7]));
        put = with(put, put_open(in->line + 3));
        put = with(put, put_ctl(in->line + 4, in->value[9], in->value[12], in->value[13], in->value[14], in->value[15], in->value[16], in->value[17], in->value[8], in->value[10], in->value[11]));
        put = with(put, put_close(in->line + 8));
        if (in->line[3] == 0 && in->line[4] == 2 && in->line[5] == 0 && in->line[6] == 0 && in->line[7] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[9] << 68; /* NOY */
            put.wrong |= in->value[9] >> 1;
        }
        if (in->line[3] == 0 && in->line[4] == 2 && in->line[5] == 0 && in->line[6] == 0 && in->line[7] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[9] << 68; /* NOY */
            put.wrong |= in->value[9] >> 1;
        }
        if (in->line[3] == 0 && in->line[4] == 2 && in->line[5] == 0 && in->line[6] == 1 && in->line[7] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[9] << 68; /* NOY */
            put.wrong |= in->value[9] >> 1;
        }
        if (in->line[3] == 0 && in->line[4] == 2 && in->line[5] == 0 && in->line[6] == 1 && in->line[7] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[9] << 68; /* NOY */
            put.wrong |= in->value[9] >> 1;
        }
        if (in->line[3] == 2 && in->line[4] == 2 && in->line[5] == 1 && in->line[6] == 0 && in->line[7] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[8] << 64; /* STALL */
            put.wrong |= in->value[8] >> 4;
        }
        if (in->line[3] == 2 && in->line[4] == 2 && in->line[5] == 1 && in->line[6] == 0 && in->line[7] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[8] << 64; /* STALL */
            put.wrong |= in->value[8] >> 4;
        }
        if (in->line[3] == 2 && in->line[4] == 2 && in->line[5] == 1 && in->line[6] == 1 && in->line[7] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[8] << 64; /* STALL */
            put.wrong |= in->value[8] >> 4;
        }
        if (in->line[3] == 2 && in->line[4] == 2 && in->line[5] == 1 && in->line[6] == 1 && in->line[7] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[8] << 64; /* STALL */
            put.wrong |= in->value[8] >> 4;
        }
        length = 11;
        break;
    case MAXWELL_LEA_LO:
        put.word |= in->value[0] << 46; /* LEAX */
        put.wrong |= in->value[0] >> 1;
        put.word |= in->value[2]; /* Rd */
        put.wrong |= in->value[2] >> 8;
        put.word |= in->value[3] << 47; /* CCW */
        put.wrong |= in->value[3] >> 1;
        put.word |= in->value[4] << 45; /* LEAN */
        put.wrong |= in->value[4] >> 1;
        put.word |= in->value[5] << 8; /* Ra */
        put.wrong |= in->value[5] >> 8;
        put.word |= (rt_u128)in->value[6] << 81; /* RA */
        put.wrong |= in->value[6] >> 1;
        put.wrong |= in->line[1];
        put = with(put, put_po(in->line, in->value[1]));
        put = with(put, put_sb(in->line + 2, in->value[7], in->value[8], in->value[9], in->value[10], in->value[11]));
        put = with(put, put_leash(in->line + 3, in->value[12]));
        put = with(put, put_guard(in->line + 4, in->value[13]));
        put = with(put, put_open(in->line + 5));
        put = with(put, put_ctl(in->line + 6, in->value[15], in->value[18], in->value[19], in->value[20], in->value[21], in->value[22], in->value[23], in->value[14], in->value[16], in->value[17]));
        put = with(put, put_close(in->line + 10));
        if (in->line[5] == 0 && in->line[6] == 2 && in->line[7] == 0 && in->line[8] == 0 && in->line[9] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[15] << 68; /* NOY */
            put.wrong |= in->value[15] >> 1;
        }
        if (in->line[5] == 0 && in->line[6] == 2 && in->line[7] == 0 && in->line[8] == 0 && in->line[9] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[15] << 68; /* NOY */
            put.wrong |= in->value[15] >> 1;
        }
        if (in->line[5] == 0 && in->line[6] == 2 && in->line[7] == 0 && in->line[8] == 1 && in->line[9] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[15] << 68; /* NOY */
            put.wrong |= in->value[15] >> 1;
        }
        if (in->line[5] == 0 && in->line[6] == 2 && in->line[7] == 0 && in->line[8] == 1 && in->line[9] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[15] << 68; /* NOY */
            put.wrong |= in->value[15] >> 1;
        }
        if (in->line[5] == 2 && in->line[6] == 2 && in->line[7] == 1 && in->line[8] == 0 && in->line[9] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[14] << 64; /* STALL */
            put.wrong |= in->value[14] >> 4;
        }
        if (in->line[5] == 2 && in->line[6] == 2 && in->line[7] == 1 && in->line[8] == 0 && in->line[9] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[14] << 64; /* STALL */
            put.wrong |= in->value[14] >> 4;
        }
        if (in->line[5] == 2 && in->line[6] == 2 && in->line[7] == 1 && in->line[8] == 1 && in->line[9] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[14] << 64; /* STALL */
            put.wrong |= in->value[14] >> 4;
        }
        if (in->line[5] == 2 && in->line[6] == 2 && in->line[7] == 1 && in->line[8] == 1 && in->line[9] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[14] << 64; /* STALL */
            put.wrong |= in->value[14] >> 4;
        }
        length = 11;
        break;
    case MAXWELL_LEA_HI:
        put.word |= in->value[0] << 38; /* LEHX */
        put.wrong |= in->value[0] >> 1;
        put.word |= in->value[2]; /* Rd */
        put.wrong |= in->value[2] >> 8;
        put.word |= in->value[3] << 47; /* CCW */
        put.wrong |= in->value[3] >> 1;
        put.word |= in->value[7] << 20; /* Rb */
        put.wrong |= in->value[7] >> 8;
        put.word |= (rt_u128)in->value[8] << 82; /* RB */
        put.wrong |= in->value[8] >> 1;
        put.word |= in->value[9] << 39; /* Rc */
        put.wrong |= in->value[9] >> 8;
        put.word |= (rt_u128)in->value[10] << 83; /* RC */
        put.wrong |= in->value[10] >> 1;
        put.word |= in->value[4] << 37; /* LEHN */
        put.wrong |= in->value[4] >> 1;
        put.word |= in->value[5] << 8; /* Ra */
        put.wrong |= in->value[5] >> 8;
        put.word |= (rt_u128)in->value[6] << 81; /* RA */
        put.wrong |= in->value[6] >> 1;
        put.wrong |= in->line[1];
        put = with(put, put_po(in->line, in->value[1]));
        put = with(put, put_lehsh(in->line + 2, in->value[11]));
        put = with(put, put_guard(in->line + 3, in->value[12]));
        put = with(put, put_open(in->line + 4));
        put = with(put, put_ctl(in->line + 5, in->value[14], in->value[17], in->value[18], in->value[19], in->value[20], in->value[21], in->value[22], in->value[13], in->value[15], in->value[16]));
        put = with(put, put_close(in->line + 9));
        if (in->line[4] == 0 && in->line[5] == 2 && in->line[6] == 0 && in->line[7] == 0 && in->line[8] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[14] << 68; /* NOY */
            put.wrong |= in->value[14] >> 1;
        }
        if (in->line[4] == 0 && in->line[5] == 2 && in->line[6] == 0 && in->line[7] == 0 && in->line[8] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[14] << 68; /* NOY */
            put.wrong |= in->value[14] >> 1;
        }
        if (in->line[4] == 0 && in->line[5] == 2 && in->line[6] == 0 && in->line[7] == 1 && in->line[8] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[14] << 68; /* NOY */
            put.wrong |= in->value[14] >> 1;
        }
        if (in->line[4] == 0 && in->line[5] == 2 && in->line[6] == 0 && in->line[7] == 1 && in->line[8] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[14] << 68; /* NOY */
            put.wrong |= in->value[14] >> 1;
        }
        if (in->line[4] == 2 && in->line[5] == 2 && in->line[6] == 1 && in->line[7] == 0 && in->line[8] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[13] << 64; /* STALL */
            put.wrong |= in->value[13] >> 4;
        }
        if (in->line[4] == 2 && in->line[5] == 2 && in->line[6] == 1 && in->line[7] == 0 && in->line[8] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[13] << 64; /* STALL */
            put.wrong |= in->value[13] >> 4;
        }
        if (in->line[4] == 2 && in->line[5] == 2 && in->line[6] == 1 && in->line[7] == 1 && in->line[8] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[13] << 64; /* STALL */
            put.wrong |= in->value[13] >> 4;
        }
        if (in->line[4] == 2 && in->line[5] == 2 && in->line[6] == 1 && in->line[7] == 1 && in->line[8] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[13] << 64; /* STALL */
            put.wrong |= in->value[13] >> 4;
        }
        length = 11;
        break;
    case MAXWELL_LEA_HC:
        put.word |= in->value[0] << 57; /* LECX */
        put.wrong |= in->value[0] >> 1;
        put.word |= in->value[2]; /* Rd */
        put.wrong |= in->value[2] >> 8;
        put.word |= in->value[3] << 47; /* CCW */
        put.wrong |= in->value[3] >> 1;
        put.word |= in->value[9] << 39; /* Rc */
        put.wrong |= in->value[9] >> 8;
        put.word |= (rt_u128)in->value[10] << 83; /* RC */
        put.wrong |= in->value[10] >> 1;
        put.word |= in->value[4] << 56; /* LECN */
        put.wrong |= in->value[4] >> 1;
        put.word |= in->value[5] << 8; /* Ra */
        put.wrong |= in->value[5] >> 8;
        put.word |= (rt_u128)in->value[6] << 81; /* RA */
        put.wrong |= in->value[6] >> 1;
        put.word |= in->value[7] << 34; /* CBANK */
        put.wrong |= in->value[7] >> 5;
        put.word |= in->value[8] << 20; /* COFF */
        put.wrong |= in->value[8] >> 14;
        put.wrong |= in->line[1];
        put.wrong |= in->line[2];
        put = with(put, put_po(in->line, in->value[1]));
        put = with(put, put_lecsh(in->line + 3, in->value[11]));
        put = with(put, put_guard(in->line + 4, in->value[12]));
        put = with(put, put_open(in->line + 5));
        put = with(put, put_ctl(in->line + 6, in->value[14], in->value[17], in->value[18], in->value[19], in->value[20], in->value[21], in->value[22], in->value[13], in->value[15], in->value[16]));
        put = with(put, put_close(in->line + 10));
        if (in->line[5] == 0 && in->line[6] == 2 && in->line[7] == 0 && in->line[8] == 0 && in->line[9] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[14] << 68; /* NOY */
            put.wrong |= in->value[14] >> 1;
        }
        if (in->line[5] == 0 && in->line[6] == 2 && in->line[7] == 0 && in->line[8] == 0 && in->line[9] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[14] << 68; /* NOY */
            put.wrong |= in->value[14] >> 1;
        }
        if (in->line[5] == 0 && in->line[6] == 2 && in->line[7] == 0 && in->line[8] == 1 && in->line[9] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[14] << 68; /* NOY */
            put.wrong |= in->value[14] >> 1;
        }
        if (in->line[5] == 0 && in->line[6] == 2 && in->line[7] == 0 && in->line[8] == 1 && in->line[9] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[14] << 68; /* NOY */
            put.wrong |= in->value[14] >> 1;
        }
        if (in->line[5] == 2 && in->line[6] == 2 && in->line[7] == 1 && in->line[8] == 0 && in->line[9] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[13] << 64; /* STALL */
            put.wrong |= in->value[13] >> 4;
        }
        if (in->line[5] == 2 && in->line[6] == 2 && in->line[7] == 1 && in->line[8] == 0 && in->line[9] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[13] << 64; /* STALL */
            put.wrong |= in->value[13] >> 4;
        }
        if (in->line[5] == 2 && in->line[6] == 2 && in->line[7] == 1 && in->line[8] == 1 && in->line[9] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[13] << 64; /* STALL */
            put.wrong |= in->value[13] >> 4;
        }
        if (in->line[5] == 2 && in->line[6] == 2 && in->line[7] == 1 && in->line[8] == 1 && in->line[9] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[13] << 64; /* STALL */
            put.wrong |= in->value[13] >> 4;
        }
        length = 11;
        break;
    case MAXWELL_S2R:
    case MAXWELL_CS2R:
        put.word |= in->value[0]; /* Rd */
        put.wrong |= in->value[0] >> 8;
        put = with(put, put_special(in->line, in->value[1]));
        put = with(put, put_guard(in->line + 1, in->value[2]));
        put = with(put, put_open(in->line + 2));
        put = with(put, put_ctl(in->line + 3, in->value[4], in->value[7], in->value[8], in->value[9], in->value[10], in->value[11], in->value[12], in->value[3], in->value[5], in->value[6]));
        put = with(put, put_close(in->line + 7));
        if (in->line[2] == 0 && in->line[3] == 2 && in->line[4] == 0 && in->line[5] == 0 && in->line[6] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[4] << 68; /* NOY */
            put.wrong |= in->value[4] >> 1;
        }
        if (in->line[2] == 0 && in->line[3] == 2 && in->line[4] == 0 && in->line[5] == 0 && in->line[6] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[4] << 68; /* NOY */
            put.wrong |= in->value[4] >> 1;
        }
        if (in->line[2] == 0 && in->line[3] == 2 && in->line[4] == 0 && in->line[5] == 1 && in->line[6] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[4] << 68; /* NOY */
            put.wrong |= in->value[4] >> 1;
        }
        if (in->line[2] == 0 && in->line[3] == 2 && in->line[4] == 0 && in->line[5] == 1 && in->line[6] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[4] << 68; /* NOY */
            put.wrong |= in->value[4] >> 1;
        }
        if (in->line[2] == 2 && in->line[3] == 2 && in->line[4] == 1 && in->line[5] == 0 && in->line[6] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[3] << 64; /* STALL */
            put.wrong |= in->value[3] >> 4;
        }
        if (in->line[2] == 2 && in->line[3] == 2 && in->line[4] == 1 && in->line[5] == 0 && in->line[6] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[3] << 64; /* STALL */
            put.wrong |= in->value[3] >> 4;
        }
        if (in->line[2] == 2 && in->line[3] == 2 && in->line[4] == 1 && in->line[5] == 1 && in->line[6] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[3] << 64; /* STALL */
            put.wrong |= in->value[3] >> 4;
        }
        if (in->line[2] == 2 && in->line[3] == 2 && in->line[4] == 1 && in->line[5] == 1 && in->line[6] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[3] << 64; /* STALL */
            put.wrong |= in->value[3] >> 4;
        }
        length = 11;
        break;
    case MAXWELL_VOTE:
        put.word |= in->value[0] << 48; /* VMODE */
        put.wrong |= in->value[0] >> 2;
        put.word |= in->value[1]; /* Rd */
        put.wrong |= in->value[1] >> 8;
        put.word |= in->value[2] << 45; /* VP */
        put.wrong |= in->value[2] >> 3;
        put.word |= in->value[3] << 42; /* Q0N */
        put.wrong |= in->value[3] >> 1;
        put.word |= in->value[4] << 39; /* Q0 */
        put.wrong |= in->value[4] >> 3;
        put.wrong |= in->line[0];
        put = with(put, put_guard(in->line + 1, in->value[5]));
        put = with(put, put_open(in->line + 2));
        put = with(put, put_ctl(in->line + 3, in->value[7], in->value[10], in->value[11], in->value[12], in->value[13], in->value[14], in->value[15], in->value[6], in->value[8], in->value[9]));
        put = with(put, put_close(in->line + 7));
        if (in->line[2] == 0 && in->line[3] == 2 && in->line[4] == 0 && in->line[5] == 0 && in->line[6] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[7] << 68; /* NOY */
            put.wrong |= in->value[7] >> 1;
        }
        if (in->line[2] == 0 && in->line[3] == 2 && in->line[4] == 0 && in->line[5] == 0 && in->line[6] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[7] << 68; /* NOY */
            put.wrong |= in->value[7] >> 1;
        }
        if (in->line[2] == 0 && in->line[3] == 2 && in->line[4] == 0 && in->line[5] == 1 && in->line[6] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[7] << 68; /* NOY */
            put.wrong |= in->value[7] >> 1;
        }
        if (in->line[2] == 0 && in->line[3] == 2 && in->line[4] == 0 && in->line[5] == 1 && in->line[6] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[7] << 68; /* NOY */
            put.wrong |= in->value[7] >> 1;
        }
        if (in->line[2] == 2 && in->line[3] == 2 && in->line[4] == 1 && in->line[5] == 0 && in->line[6] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[6] << 64; /* STALL */
            put.wrong |= in->value[6] >> 4;
        }
        if (in->line[2] == 2 && in->line[3] == 2 && in->line[4] == 1 && in->line[5] == 0 && in->line[6] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[6] << 64; /* STALL */
            put.wrong |= in->value[6] >> 4;
        }
        if (in->line[2] == 2 && in->line[3] == 2 && in->line[4] == 1 && in->line[5] == 1 && in->line[6] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[6] << 64; /* STALL */
            put.wrong |= in->value[6] >> 4;
        }
        if (in->line[2] == 2 && in->line[3] == 2 && in->line[4] == 1 && in->line[5] == 1 && in->line[6] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[6] << 64; /* STALL */
            put.wrong |= in->value[6] >> 4;
        }
        length = 11;
        break;
    case MAXWELL_VOTE_VTG:
        put.word |= in->value[0] << 48; /* VTG */
        put.wrong |= in->value[0] >> 2;
        put.word |= in->value[1] << 20; /* VTGN */
        put.wrong |= in->value[1] >> 28;
        put = with(put, put_guard(in->line, in->value[2]));
        put = with(put, put_open(in->line + 1));
        put = with(put, put_ctl(in->line + 2, in->value[4], in->value[7], in->value[8], in->value[9], in->value[10], in->value[11], in->value[12], in->value[3], in->value[5], in->value[6]));
        put = with(put, put_close(in->line + 6));
        if (in->line[1] == 0 && in->line[2] == 2 && in->line[3] == 0 && in->line[4] == 0 && in->line[5] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[4] << 68; /* NOY */
            put.wrong |= in->value[4] >> 1;
        }
        if (in->line[1] == 0 && in->line[2] == 2 && in->line[3] == 0 && in->line[4] == 0 && in->line[5] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[4] << 68; /* NOY */
            put.wrong |= in->value[4] >> 1;
        }
        if (in->line[1] == 0 && in->line[2] == 2 && in->line[3] == 0 && in->line[4] == 1 && in->line[5] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[4] << 68; /* NOY */
            put.wrong |= in->value[4] >> 1;
        }
        if (in->line[1] == 0 && in->line[2] == 2 && in->line[3] == 0 && in->line[4] == 1 && in->line[5] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[4] << 68; /* NOY */
            put.wrong |= in->value[4] >> 1;
        }
        if (in->line[1] == 2 && in->line[2] == 2 && in->line[3] == 1 && in->line[4] == 0 && in->line[5] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[3] << 64; /* STALL */
            put.wrong |= in->value[3] >> 4;
        }
        if (in->line[1] == 2 && in->line[2] == 2 && in->line[3] == 1 && in->line[4] == 0 && in->line[5] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[3] << 64; /* STALL */
            put.wrong |= in->value[3] >> 4;
        }
        if (in->line[1] == 2 && in->line[2] == 2 && in->line[3] == 1 && in->line[4] == 1 && in->line[5] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[3] << 64; /* STALL */
            put.wrong |= in->value[3] >> 4;
        }
        if (in->line[1] == 2 && in->line[2] == 2 && in->line[3] == 1 && in->line[4] == 1 && in->line[5] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[3] << 64; /* STALL */
            put.wrong |= in->value[3] >> 4;
        }
        length = 11;
        break;
    case MAXWELL_SHFL:
        put.word |= in->value[0] << 30; /* SMODE */
        put.wrong |= in->value[0] >> 2;
        put.word |= in->value[1] << 48; /* P2 */
        put.wrong |= in->value[1] >> 3;
        put.word |= in->value[2]; /* Rd */
        put.wrong |= in->value[2] >> 8;
        put.word |= in->value[3] << 8; /* Ra */
        put.wrong |= in->value[3] >> 8;
        put = with(put, put_shb(in->line, in->value[4], in->value[5]));
        put = with(put, put_shc(in->line + 1, in->value[6], in->value[7]));
        put = with(put, put_guard(in->line + 2, in->value[8]));
        put = with(put, put_open(in->line + 3));
        put = with(put, put_ctl(in->line + 4, in->value[10], in->value[13], in->value[14], in->value[15], in->value[16], in->value[17], in->value[18], in->value[9], in->value[11], in->value[12]));
        put = with(put, put_close(in->line + 8));
        if (in->line[3] == 0 && in->line[4] == 2 && in->line[5] == 0 && in->line[6] == 0 && in->line[7] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[10] << 68; /* NOY */
            put.wrong |= in->value[10] >> 1;
        }
        if (in->line[3] == 0 && in->line[4] == 2 && in->line[5] == 0 && in->line[6] == 0 && in->line[7] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[10] << 68; /* NOY */
            put.wrong |= in->value[10] >> 1;
        }
        if (in->line[3] == 0 && in->line[4] == 2 && in->line[5] == 0 && in->line[6] == 1 && in->line[7] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[10] << 68; /* NOY */
            put.wrong |= in->value[10] >> 1;
        }
        if (in->line[3] == 0 && in->line[4] == 2 && in->line[5] == 0 && in->line[6] == 1 && in->line[7] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[10] << 68; /* NOY */
            put.wrong |= in->value[10] >> 1;
        }
        if (in->line[3] == 2 && in->line[4] == 2 && in->line[5] == 1 && in->line[6] == 0 && in->line[7] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[9] << 64; /* STALL */
            put.wrong |= in->value[9] >> 4;
        }
        if (in->line[3] == 2 && in->line[4] == 2 && in->line[5] == 1 && in->line[6] == 0 && in->line[7] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[9] << 64; /* STALL */
            put.wrong |= in->value[9] >> 4;
        }
        if (in->line[3] == 2 && in->line[4] == 2 && in->line[5] == 1 && in->line[6] == 1 && in->line[7] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[9] << 64; /* STALL */
            put.wrong |= in->value[9] >> 4;
        }
        if (in->line[3] == 2 && in->line[4] == 2 && in->line[5] == 1 && in->line[6] == 1 && in->line[7] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[9] << 64; /* STALL */
            put.wrong |= in->value[9] >> 4;
        }
        length = 11;
        break;
    case MAXWELL_BAR_SYNC:
        put = with(put, put_barid(in->line, in->value[0], in->value[1]));
        put = with(put, put_baro(in->line + 1, in->value[2], in->value[3]));
        put = with(put, put_guard(in->line + 2, in->value[4]));
        put = with(put, put_open(in->line + 3));
        put = with(put, put_ctl(in->line + 4, in->value[6], in->value[9], in->value[10], in->value[11], in->value[12], in->value[13], in->value[14], in->value[5], in->value[7], in->value[8]));
        put = with(put, put_close(in->line + 8));
        if (in->line[3] == 0 && in->line[4] == 2 && in->line[5] == 0 && in->line[6] == 0 && in->line[7] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[6] << 68; /* NOY */
            put.wrong |= in->value[6] >> 1;
        }
        if (in->line[3] == 0 && in->line[4] == 2 && in->line[5] == 0 && in->line[6] == 0 && in->line[7] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[6] << 68; /* NOY */
            put.wrong |= in->value[6] >> 1;
        }
        if (in->line[3] == 0 && in->line[4] == 2 && in->line[5] == 0 && in->line[6] == 1 && in->line[7] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[6] << 68; /* NOY */
            put.wrong |= in->value[6] >> 1;
        }
        if (in->line[3] == 0 && in->line[4] == 2 && in->line[5] == 0 && in->line[6] == 1 && in->line[7] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[6] << 68; /* NOY */
            put.wrong |= in->value[6] >> 1;
        }
        if (in->line[3] == 2 && in->line[4] == 2 && in->line[5] == 1 && in->line[6] == 0 && in->line[7] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[5] << 64; /* STALL */
            put.wrong |= in->value[5] >> 4;
        }
        if (in->line[3] == 2 && in->line[4] == 2 && in->line[5] == 1 && in->line[6] == 0 && in->line[7] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[5] << 64; /* STALL */
            put.wrong |= in->value[5] >> 4;
        }
        if (in->line[3] == 2 && in->line[4] == 2 && in->line[5] == 1 && in->line[6] == 1 && in->line[7] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[5] << 64; /* STALL */
            put.wrong |= in->value[5] >> 4;
        }
        if (in->line[3] == 2 && in->line[4] == 2 && in->line[5] == 1 && in->line[6] == 1 && in->line[7] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[5] << 64; /* STALL */
            put.wrong |= in->value[5] >> 4;
        }
        length = 11;
        break;
    case MAXWELL_BAR_ARV:
        put = with(put, put_barid(in->line, in->value[0], in->value[1]));
        put = with(put, put_bara(in->line + 1, in->value[2], in->value[3]));
        put = with(put, put_guard(in->line + 2, in->value[4]));
        put = with(put, put_open(in->line + 3));
        put = with(put, put_ctl(in->line + 4, in->value[6], in->value[9], in->value[10], in->value[11], in->value[12], in->value[13], in->value[14], in->value[5], in->value[7], in->value[8]));
        put = with(put, put_close(in->line + 8));
        if (in->line[3] == 0 && in->line[4] == 2 && in->line[5] == 0 && in->line[6] == 0 && in->line[7] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[6] << 68; /* NOY */
            put.wrong |= in->value[6] >> 1;
        }
        if (in->line[3] == 0 && in->line[4] == 2 && in->line[5] == 0 && in->line[6] == 0 && in->line[7] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[6] << 68; /* NOY */
            put.wrong |= in->value[6] >> 1;
        }
        if (in->line[3] == 0 && in->line[4] == 2 && in->line[5] == 0 && in->line[6] == 1 && in->line[7] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[6] << 68; /* NOY */
            put.wrong |= in->value[6] >> 1;
        }
        if (in->line[3] == 0 && in->line[4] == 2 && in->line[5] == 0 && in->line[6] == 1 && in->line[7] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[6] << 68; /* NOY */
            put.wrong |= in->value[6] >> 1;
        }
        if (in->line[3] == 2 && in->line[4] == 2 && in->line[5] == 1 && in->line[6] == 0 && in->line[7] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[5] << 64; /* STALL */
            put.wrong |= in->value[5] >> 4;
        }
        if (in->line[3] == 2 && in->line[4] == 2 && in->line[5] == 1 && in->line[6] == 0 && in->line[7] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[5] << 64; /* STALL */
            put.wrong |= in->value[5] >> 4;
        }
        if (in->line[3] == 2 && in->line[4] == 2 && in->line[5] == 1 && in->line[6] == 1 && in->line[7] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[5] << 64; /* STALL */
            put.wrong |= in->value[5] >> 4;
        }
        if (in->line[3] == 2 && in->line[4] == 2 && in->line[5] == 1 && in->line[6] == 1 && in->line[7] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[5] << 64; /* STALL */
            put.wrong |= in->value[5] >> 4;
        }
        length = 11;
        break;
    case MAXWELL_BAR_RED:
        put.word |= in->value[0] << 35; /* BRED */
        put.wrong |= in->value[0] >> 2;
        put.word |= in->value[5] << 42; /* Q0N */
        put.wrong |= in->value[5] >> 1;
        put.word |= in->value[6] << 39; /* Q0 */
        put.wrong |= in->value[6] >> 3;
        put.wrong |= in->line[2];
        put = with(put, put_barid(in->line, in->value[1], in->value[2]));
        put = with(put, put_baro(in->line + 1, in->value[3], in->value[4]));
        put = with(put, put_guard(in->line + 3, in->value[7]));
        put = with(put, put_open(in->line + 4));
        put = with(put, put_ctl(in->line + 5, in->value[9], in->value[12], in->value[13], in->value[14], in->value[15], in->value[16], in->value[17], in->value[8], in->value[10], in->value[11]));
        put = with(put, put_close(in->line + 9));
        if (in->line[4] == 0 && in->line[5] == 2 && in->line[6] == 0 && in->line[7] == 0 && in->line[8] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[9] << 68; /* NOY */
            put.wrong |= in->value[9] >> 1;
        }
        if (in->line[4] == 0 && in->line[5] == 2 && in->line[6] == 0 && in->line[7] == 0 && in->line[8] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[9] << 68; /* NOY */
            put.wrong |= in->value[9] >> 1;
        }
        if (in->line[4] == 0 && in->line[5] == 2 && in->line[6] == 0 && in->line[7] == 1 && in->line[8] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[9] << 68; /* NOY */
            put.wrong |= in->value[9] >> 1;
        }
        if (in->line[4] == 0 && in->line[5] == 2 && in->line[6] == 0 && in->line[7] == 1 && in->line[8] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[9] << 68; /* NOY */
            put.wrong |= in->value[9] >> 1;
        }
        if (in->line[4] == 2 && in->line[5] == 2 && in->line[6] == 1 && in->line[7] == 0 && in->line[8] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[8] << 64; /* STALL */
            put.wrong |= in->value[8] >> 4;
        }
        if (in->line[4] == 2 && in->line[5] == 2 && in->line[6] == 1 && in->line[7] == 0 && in->line[8] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[8] << 64; /* STALL */
            put.wrong |= in->value[8] >> 4;
        }
        if (in->line[4] == 2 && in->line[5] == 2 && in->line[6] == 1 && in->line[7] == 1 && in->line[8] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[8] << 64; /* STALL */
            put.wrong |= in->value[8] >> 4;
        }
        if (in->line[4] == 2 && in->line[5] == 2 && in->line[6] == 1 && in->line[7] == 1 && in->line[8] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[8] << 64; /* STALL */
            put.wrong |= in->value[8] >> 4;
        }
        length = 11;
        break;
    case MAXWELL_BAR_SCAN:
        put.word |= in->value[4] << 42; /* Q0N */
        put.wrong |= in->value[4] >> 1;
        put.word |= in->value[5] << 39; /* Q0 */
        put.wrong |= in->value[5] >> 3;
        put.wrong |= in->line[2];
        put = with(put, put_barid(in->line, in->value[0], in->value[1]));
        put = with(put, put_baro(in->line + 1, in->value[2], in->value[3]));
        put = with(put, put_guard(in->line + 3, in->value[6]));
        put = with(put, put_open(in->line + 4));
        put = with(put, put_ctl(in->line + 5, in->value[8], in->value[11], in->value[12], in->value[13], in->value[14], in->value[15], in->value[16], in->value[7], in->value[9], in->value[10]));
        put = with(put, put_close(in->line + 9));
        if (in->line[4] == 0 && in->line[5] == 2 && in->line[6] == 0 && in->line[7] == 0 && in->line[8] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[8] << 68; /* NOY */
            put.wrong |= in->value[8] >> 1;
        }
        if (in->line[4] == 0 && in->line[5] == 2 && in->line[6] == 0 && in->line[7] == 0 && in->line[8] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[8] << 68; /* NOY */
            put.wrong |= in->value[8] >> 1;
        }
        if (in->line[4] == 0 && in->line[5] == 2 && in->line[6] == 0 && in->line[7] == 1 && in->line[8] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[8] << 68; /* NOY */
            put.wrong |= in->value[8] >> 1;
        }
        if (in->line[4] == 0 && in->line[5] == 2 && in->line[6] == 0 && in->line[7] == 1 && in->line[8] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[8] << 68; /* NOY */
            put.wrong |= in->value[8] >> 1;
        }
        if (in->line[4] == 2 && in->line[5] == 2 && in->line[6] == 1 && in->line[7] == 0 && in->line[8] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[7] << 64; /* STALL */
            put.wrong |= in->value[7] >> 4;
        }
        if (in->line[4] == 2 && in->line[5] == 2 && in->line[6] == 1 && in->line[7] == 0 && in->line[8] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[7] << 64; /* STALL */
            put.wrong |= in->value[7] >> 4;
        }
        if (in->line[4] == 2 && in->line[5] == 2 && in->line[6] == 1 && in->line[7] == 1 && in->line[8] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[7] << 64; /* STALL */
            put.wrong |= in->value[7] >> 4;
        }
        if (in->line[4] == 2 && in->line[5] == 2 && in->line[6] == 1 && in->line[7] == 1 && in->line[8] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[7] << 64; /* STALL */
            put.wrong |= in->value[7] >> 4;
        }
        length = 11;
        break;
    case MAXWELL_B2R_B:
        put.word |= in->value[0]; /* Rd */
        put.wrong |= in->value[0] >> 8;
        put.word |= in->value[1] << 8; /* BID */
        put.wrong |= in->value[1] >> 8;
        put = with(put, put_guard(in->line, in->value[2]));
        put = with(put, put_open(in->line + 1));
        put = with(put, put_ctl(in->line + 2, in->value[4], in->value[7], in->value[8], in->value[9], in->value[10], in->value[11], in->value[12], in->value[3], in->value[5], in->value[6]));
        put = with(put, put_close(in->line + 6));
        if (in->line[1] == 0 && in->line[2] == 2 && in->line[3] == 0 && in->line[4] == 0 && in->line[5] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[4] << 68; /* NOY */
            put.wrong |= in->value[4] >> 1;
        }
        if (in->line[1] == 0 && in->line[2] == 2 && in->line[3] == 0 && in->line[4] == 0 && in->line[5] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[4] << 68; /* NOY */
            put.wrong |= in->value[4] >> 1;
        }
        if (in->line[1] == 0 && in->line[2] == 2 && in->line[3] == 0 && in->line[4] == 1 && in->line[5] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[4] << 68; /* NOY */
            put.wrong |= in->value[4] >> 1;
        }
        if (in->line[1] == 0 && in->line[2] == 2 && in->line[3] == 0 && in->line[4] == 1 && in->line[5] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[4] << 68; /* NOY */
            put.wrong |= in->value[4] >> 1;
        }
        if (in->line[1] == 2 && in->line[2] == 2 && in->line[3] == 1 && in->line[4] == 0 && in->line[5] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[3] << 64; /* STALL */
            put.wrong |= in->value[3] >> 4;
        }
        if (in->line[1] == 2 && in->line[2] == 2 && in->line[3] == 1 && in->line[4] == 0 && in->line[5] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[3] << 64; /* STALL */
            put.wrong |= in->value[3] >> 4;
        }
        if (in->line[1] == 2 && in->line[2] == 2 && in->line[3] == 1 && in->line[4] == 1 && in->line[5] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[3] << 64; /* STALL */
            put.wrong |= in->value[3] >> 4;
        }
        if (in->line[1] == 2 && in->line[2] == 2 && in->line[3] == 1 && in->line[4] == 1 && in->line[5] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[3] << 64; /* STALL */
            put.wrong |= in->value[3] >> 4;
        }
        length = 11;
        break;
    case MAXWELL_B2R_R:
        put.word |= in->value[0]; /* Rd */
        put.wrong |= in->value[0] >> 8;
        put = with(put, put_b2rp(in->line, in->value[1]));
        put = with(put, put_guard(in->line + 1, in->value[2]));
        put = with(put, put_open(in->line + 2));
        put = with(put, put_ctl(in->line + 3, in->value[4], in->value[7], in->value[8], in->value[9], in->value[10], in->value[11], in->value[12], in->value[3], in->value[5], in->value[6]));
        put = with(put, put_close(in->line + 7));
        if (in->line[2] == 0 && in->line[3] == 2 && in->line[4] == 0 && in->line[5] == 0 && in->line[6] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[4] << 68; /* NOY */
            put.wrong |= in->value[4] >> 1;
        }
        if (in->line[2] == 0 && in->line[3] == 2 && in->line[4] == 0 && in->line[5] == 0 && in->line[6] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[4] << 68; /* NOY */
            put.wrong |= in->value[4] >> 1;
        }
        if (in->line[2] == 0 && in->line[3] == 2 && in->line[4] == 0 && in->line[5] == 1 && in->line[6] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[4] << 68; /* NOY */
            put.wrong |= in->value[4] >> 1;
        }
        if (in->line[2] == 0 && in->line[3] == 2 && in->line[4] == 0 && in->line[5] == 1 && in->line[6] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[4] << 68; /* NOY */
            put.wrong |= in->value[4] >> 1;
        }
        if (in->line[2] == 2 && in->line[3] == 2 && in->line[4] == 1 && in->line[5] == 0 && in->line[6] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[3] << 64; /* STALL */
            put.wrong |= in->value[3] >> 4;
        }
        if (in->line[2] == 2 && in->line[3] == 2 && in->line[4] == 1 && in->line[5] == 0 && in->line[6] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[3] << 64; /* STALL */
            put.wrong |= in->value[3] >> 4;
        }
        if (in->line[2] == 2 && in->line[3] == 2 && in->line[4] == 1 && in->line[5] == 1 && in->line[6] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[3] << 64; /* STALL */
            put.wrong |= in->value[3] >> 4;
        }
        if (in->line[2] == 2 && in->line[3] == 2 && in->line[4] == 1 && in->line[5] == 1 && in->line[6] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[3] << 64; /* STALL */
            put.wrong |= in->value[3] >> 4;
        }
        length = 11;
        break;
    case MAXWELL_R2B:
        put.word |= in->value[0] << 32; /* R2BK */
        put.wrong |= in->value[0] >> 2;
        put.word |= in->value[1] << 28; /* BRID */
        put.wrong |= in->value[1] >> 4;
        put.word |= in->value[2] << 20; /* Rb */
        put.wrong |= in->value[2] >> 8;
        put = with(put, put_guard(in->line, in->value[3]));
        put = with(put, put_open(in->line + 1));
        put = with(put, put_ctl(in->line + 2, in->value[5], in->value[8], in->value[9], in->value[10], in->value[11], in->value[12], in->value[13], in->value[4], in->value[6], in->value[7]));
        put = with(put, put_close(in->line + 6));
        if (in->line[1] == 0 && in->line[2] == 2 && in->line[3] == 0 && in->line[4] == 0 && in->line[5] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[5] << 68; /* NOY */
            put.wrong |= in->value[5] >> 1;
        }
        if (in->line[1] == 0 && in->line[2] == 2 && in->line[3] == 0 && in->line[4] == 0 && in->line[5] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[5] << 68; /* NOY */
            put.wrong |= in->value[5] >> 1;
        }
        if (in->line[1] == 0 && in->line[2] == 2 && in->line[3] == 0 && in->line[4] == 1 && in->line[5] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[5] << 68; /* NOY */
            put.wrong |= in->value[5] >> 1;
        }
        if (in->line[1] == 0 && in->line[2] == 2 && in->line[3] == 0 && in->line[4] == 1 && in->line[5] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[5] << 68; /* NOY */
            put.wrong |= in->value[5] >> 1;
        }
        if (in->line[1] == 2 && in->line[2] == 2 && in->line[3] == 1 && in->line[4] == 0 && in->line[5] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[4] << 64; /* STALL */
            put.wrong |= in->value[4] >> 4;
        }
        if (in->line[1] == 2 && in->line[2] == 2 && in->line[3] == 1 && in->line[4] == 0 && in->line[5] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[4] << 64; /* STALL */
            put.wrong |= in->value[4] >> 4;
        }
        if (in->line[1] == 2 && in->line[2] == 2 && in->line[3] == 1 && in->line[4] == 1 && in->line[5] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[4] << 64; /* STALL */
            put.wrong |= in->value[4] >> 4;
        }
        if (in->line[1] == 2 && in->line[2] == 2 && in->line[3] == 1 && in->line[4] == 1 && in->line[5] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[4] << 64; /* STALL */
            put.wrong |= in->value[4] >> 4;
        }
        length = 11;
        break;
    case MAXWELL_DEPBAR_LE:
        put.word |= in->value[0] << 26; /* DSB */
        put.wrong |= in->value[0] >> 3;
        put.word |= in->value[1] << 20; /* DCNT */
        put.wrong |= in->value[1] >> 6;
        put = with(put, put_dlist(in->line, in->value[2], in->value[3], in->value[4], in->value[5], in->value[6]));
        put = with(put, put_guard(in->line + 1, in->value[7]));
        put = with(put, put_open(in->line + 2));
        put = with(put, put_ctl(in->line + 3, in->value[9], in->value[12], in->value[13], in->value[14], in->value[15], in->value[16], in->value[17], in->value[8], in->value[10], in->value[11]));
        put = with(put, put_close(in->line + 7));
        if (in->line[2] == 0 && in->line[3] == 2 && in->line[4] == 0 && in->line[5] == 0 && in->line[6] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[9] << 68; /* NOY */
            put.wrong |= in->value[9] >> 1;
        }
        if (in->line[2] == 0 && in->line[3] == 2 && in->line[4] == 0 && in->line[5] == 0 && in->line[6] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[9] << 68; /* NOY */
            put.wrong |= in->value[9] >> 1;
        }
        if (in->line[2] == 0 && in->line[3] == 2 && in->line[4] == 0 && in->line[5] == 1 && in->line[6] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[9] << 68; /* NOY */
            put.wrong |= in->value[9] >> 1;
        }
        if (in->line[2] == 0 && in->line[3] == 2 && in->line[4] == 0 && in->line[5] == 1 && in->line[6] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[9] << 68; /* NOY */
            put.wrong |= in->value[9] >> 1;
        }
        if (in->line[2] == 2 && in->line[3] == 2 && in->line[4] == 1 && in->line[5] == 0 && in->line[6] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[8] << 64; /* STALL */
            put.wrong |= in->value[8] >> 4;
        }
        if (in->line[2] == 2 && in->line[3] == 2 && in->line[4] == 1 && in->line[5] == 0 && in->line[6] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[8] << 64; /* STALL */
            put.wrong |= in->value[8] >> 4;
        }
        if (in->line[2] == 2 && in->line[3] == 2 && in->line[4] == 1 && in->line[5] == 1 && in->line[6] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[8] << 64; /* STALL */
            put.wrong |= in->value[8] >> 4;
        }
        if (in->line[2] == 2 && in->line[3] == 2 && in->line[4] == 1 && in->line[5] == 1 && in->line[6] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[8] << 64; /* STALL */
            put.wrong |= in->value[8] >> 4;
        }
        length = 11;
        break;
    case MAXWELL_DEPBAR_N:
        put = with(put, put_dlist(in->line, in->value[0], in->value[1], in->value[2], in->value[3], in->value[4]));
        put = with(put, put_guard(in->line + 1, in->value[5]));
        put = with(put, put_open(in->line + 2));
        put = with(put, put_ctl(in->line + 3, in->value[7], in->value[10], in->value[11], in->value[12], in->value[13], in->value[14], in->value[15], in->value[6], in->value[8], in->value[9]));
        put = with(put, put_close(in->line + 7));
        if (in->line[2] == 0 && in->line[3] == 2 && in->line[4] == 0 && in->line[5] == 0 && in->line[6] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[7] << 68; /* NOY */
            put.wrong |= in->value[7] >> 1;
        }
        if (in->line[2] == 0 && in->line[3] == 2 && in->line[4] == 0 && in->line[5] == 0 && in->line[6] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[7] << 68; /* NOY */
            put.wrong |= in->value[7] >> 1;
        }
        if (in->line[2] == 0 && in->line[3] == 2 && in->line[4] == 0 && in->line[5] == 1 && in->line[6] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[7] << 68; /* NOY */
            put.wrong |= in->value[7] >> 1;
        }
        if (in->line[2] == 0 && in->line[3] == 2 && in->line[4] == 0 && in->line[5] == 1 && in->line[6] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[7] << 68; /* NOY */
            put.wrong |= in->value[7] >> 1;
        }
        if (in->line[2] == 2 && in->line[3] == 2 && in->line[4] == 1 && in->line[5] == 0 && in->line[6] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[6] << 64; /* STALL */
            put.wrong |= in->value[6] >> 4;
        }
        if (in->line[2] == 2 && in->line[3] == 2 && in->line[4] == 1 && in->line[5] == 0 && in->line[6] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[6] << 64; /* STALL */
            put.wrong |= in->value[6] >> 4;
        }
        if (in->line[2] == 2 && in->line[3] == 2 && in->line[4] == 1 && in->line[5] == 1 && in->line[6] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[6] << 64; /* STALL */
            put.wrong |= in->value[6] >> 4;
        }
        if (in->line[2] == 2 && in->line[3] == 2 && in->line[4] == 1 && in->line[5] == 1 && in->line[6] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[6] << 64; /* STALL */
            put.wrong |= in->value[6] >> 4;
        }
        length = 11;
        break;
    case MAXWELL_SULD_P:
        put.word |= in->value[0] << 33; /* SUDIM */
        put.wrong |= in->value[0] >> 3;
        put.word |= in->value[1] << 24; /* SULC */
        put.wrong |= in->value[1] >> 2;
        put.word |= in->value[2] << 20; /* SUMASK */
        put.wrong |= in->value[2] >> 4;
        put.word |= in->value[3] << 49; /* SUCLAMP */
        put.wrong |= in->value[3] >> 2;
        put.word |= in->value[5]; /* Rd */
        put.wrong |= in->value[5] >> 8;
        put.word |= in->value[6] << 8; /* Ra */
        put.wrong |= in->value[6] >> 8;
        put = with(put, put_supo(in->line, in->value[4]));
        put = with(put, put_suwhere(in->line + 1, in->value[7], in->value[8]));
        put = with(put, put_guard(in->line + 2, in->value[9]));
        put = with(put, put_open(in->line + 3));
        put = with(put, put_ctl(in->line + 4, in->value[11], in->value[14], in->value[15], in->value[16], in->value[17], in->value[18], in->value[19], in->value[10], in->value[12], in->value[13]));
        put = with(put, put_close(in->line + 8));
        if (in->line[3] == 0 && in->line[4] == 2 && in->line[5] == 0 && in->line[6] == 0 && in->line[7] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[11] << 68; /* NOY */
            put.wrong |= in->value[11] >> 1;
        }
        if (in->line[3] == 0 && in->line[4] == 2 && in->line[5] == 0 && in->line[6] == 0 && in->line[7] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[11] << 68; /* NOY */
            put.wrong |= in->value[11] >> 1;
        }
        if (in->line[3] == 0 && in->line[4] == 2 && in->line[5] == 0 && in->line[6] == 1 && in->line[7] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[11] << 68; /* NOY */
            put.wrong |= in->value[11] >> 1;
        }
        if (in->line[3] == 0 && in->line[4] == 2 && in->line[5] == 0 && in->line[6] == 1 && in->line[7] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[11] << 68; /* NOY */
            put.wrong |= in->value[11] >> 1;
        }
        if (in->line[3] == 2 && in->line[4] == 2 && in->line[5] == 1 && in->line[6] == 0 && in->line[7] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[10] << 64; /* STALL */
            put.wrong |= in->value[10] >> 4;
        }
        if (in->line[3] == 2 && in->line[4] == 2 && in->line[5] == 1 && in->line[6] == 0 && in->line[7] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[10] << 64; /* STALL */
            put.wrong |= in->value[10] >> 4;
        }
        if (in->line[3] == 2 && in->line[4] == 2 && in->line[5] == 1 && in->line[6] == 1 && in->line[7] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[10] << 64; /* STALL */
            put.wrong |= in->value[10] >> 4;
        }
        if (in->line[3] == 2 && in->line[4] == 2 && in->line[5] == 1 && in->line[6] == 1 && in->line[7] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[10] << 64; /* STALL */
            put.wrong |= in->value[10] >> 4;
        }
        length = 11;
        break;
    case MAXWELL_SULD_D:
        put.word |= in->value[0] << 23; /* SUBA */
        put.wrong |= in->value[0] >> 1;
        put.word |= in->value[1] << 33; /* SUDIM */
        put.wrong |= in->value[1] >> 3;
        put.word |= in->value[2] << 24; /* SULC */
        put.wrong |= in->value[2] >> 2;
        put.word |= in->value[3] << 20; /* SUSIZE */
        put.wrong |= in->value[3] >> 3;
        put.word |= in->value[4] << 49; /* SUCLAMP */
        put.wrong |= in->value[4] >> 2;
        put.word |= in->value[6]; /* Rd */
        put.wrong |= in->value[6] >> 8;
        put.word |= in->value[7] << 8; /* Ra */
        put.wrong |= in->value[7] >> 8;
        put = with(put, put_supo(in->line, in->value[5]));
        put = with(put, put_suwhere(in->line + 1, in->value[8], in->value[9]));
        put = with(put, put_guard(in->line + 2, in->value[10]));
        put = with(put, put_open(in->line + 3));
        put = with(put, put_ctl(in->line + 4, in->value[12], in->value[15], in->value[16], in->value[17], in->value[18], in->value[19], in->value[20], in->value[11], in->value[13], in->value[14]));
        put = with(put, put_close(in->line + 8));
        if (in->line[3] == 0 && in->line[4] == 2 && in->line[5] == 0 && in->line[6] == 0 && in->line[7] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[12] << 68; /* NOY */
            put.wrong |= in->value[12] >> 1;
        }
        if (in->line[3] == 0 && in->line[4] == 2 && in->line[5] == 0 && in->line[6] == 0 && in->line[7] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[12] << 68; /* NOY */
            put.wrong |= in->value[12] >> 1;
        }
        if (in->line[3] == 0 && in->line[4] == 2 && in->line[5] == 0 && in->line[6] == 1 && in->line[7] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[12] << 68; /* NOY */
            put.wrong |= in->value[12] >> 1;
        }
        if (in->line[3] == 0 && in->line[4] == 2 && in->line[5] == 0 && in->line[6] == 1 && in->line[7] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[12] << 68; /* NOY */
            put.wrong |= in->value[12] >> 1;
        }
        if (in->line[3] == 2 && in->line[4] == 2 && in->line[5] == 1 && in->line[6] == 0 && in->line[7] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[11] << 64; /* STALL */
            put.wrong |= in->value[11] >> 4;
        }
        if (in->line[3] == 2 && in->line[4] == 2 && in->line[5] == 1 && in->line[6] == 0 && in->line[7] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[11] << 64; /* STALL */
            put.wrong |= in->value[11] >> 4;
        }
        if (in->line[3] == 2 && in->line[4] == 2 && in->line[5] == 1 && in->line[6] == 1 && in->line[7] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[11] << 64; /* STALL */
            put.wrong |= in->value[11] >> 4;
        }
        if (in->line[3] == 2 && in->line[4] == 2 && in->line[5] == 1 && in->line[6] == 1 && in->line[7] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[11] << 64; /* STALL */
            put.wrong |= in->value[11] >> 4;
        }
        length = 11;
        break;
    case MAXWELL_SUST_P:
        put.word |= in->value[0] << 33; /* SUDIM */
        put.wrong |= in->value[0] >> 3;
        put.word |= in->value[1] << 24; /* SUSC */
        put.wrong |= in->value[1] >> 2;
        put.word |= in->value[2] << 20; /* SUMASK */
        put.wrong |= in->value[2] >> 4;
        put.word |= in->value[3] << 49; /* SUCLAMP */
        put.wrong |= in->value[3] >> 2;
        put.word |= in->value[4] << 8; /* Ra */
        put.wrong |= in->value[4] >> 8;
        put.word |= in->value[5]; /* Rd */
        put.wrong |= in->value[5] >> 8;
        put = with(put, put_suwhere(in->line, in->value[6], in->value[7]));
        put = with(put, put_guard(in->line + 1, in->value[8]));
        put = with(put, put_open(in->line + 2));
        put = with(put, put_ctl(in->line + 3, in->value[10], in->value[13], in->value[14], in->value[15], in->value[16], in->value[17], in->value[18], in->value[9], in->value[11], in->value[12]));
        put = with(put, put_close(in->line + 7));
        if (in->line[2] == 0 && in->line[3] == 2 && in->line[4] == 0 && in->line[5] == 0 && in->line[6] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[10] << 68; /* NOY */
            put.wrong |= in->value[10] >> 1;
        }
        if (in->line[2] == 0 && in->line[3] == 2 && in->line[4] == 0 && in->line[5] == 0 && in->line[6] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[10] << 68; /* NOY */
            put.wrong |= in->value[10] >> 1;
        }
        if (in->line[2] == 0 && in->line[3] == 2 && in->line[4] == 0 && in->line[5] == 1 && in->line[6] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[10] << 68; /* NOY */
            put.wrong |= in->value[10] >> 1;
        }
        if (in->line[2] == 0 && in->line[3] == 2 && in->line[4] == 0 && in->line[5] == 1 && in->line[6] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[10] << 68; /* NOY */
            put.wrong |= in->value[10] >> 1;
        }
        if (in->line[2] == 2 && in->line[3] == 2 && in->line[4] == 1 && in->line[5] == 0 && in->line[6] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[9] << 64; /* STALL */
            put.wrong |= in->value[9] >> 4;
        }
        if (in->line[2] == 2 && in->line[3] == 2 && in->line[4] == 1 && in->line[5] == 0 && in->line[6] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[9] << 64; /* STALL */
            put.wrong |= in->value[9] >> 4;
        }
        if (in->line[2] == 2 && in->line[3] == 2 && in->line[4] == 1 && in->line[5] == 1 && in->line[6] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[9] << 64; /* STALL */
            put.wrong |= in->value[9] >> 4;
        }
        if (in->line[2] == 2 && in->line[3] == 2 && in->line[4] == 1 && in->line[5] == 1 && in->line[6] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[9] << 64; /* STALL */
            put.wrong |= in->value[9] >> 4;
        }
        length = 11;
        break;
    case MAXWELL_SUST_D:
        put.word |= in->value[0] << 23; /* SUBA */
        put.wrong |= in->value[0] >> 1;
        put.word |= in->value[1] << 33; /* SUDIM */
        put.wrong |= in->value[1] >> 3;
        put.word |= in->value[2] << 24; /* SUSC */
        put.wrong |= in->value[2] >> 2;
        put.word |= in->value[3] << 20; /* SUSIZE */
        put.wrong |= in->value[3] >> 3;
        put.word |= in->value[4] << 49; /* SUCLAMP */
        put.wrong |= in->value[4] >> 2;
        put.word |= in->value[5] << 8; /* Ra */
        put.wrong |= in->value[5] >> 8;
        put.word |= in->value[6]; /* Rd */
        put.wrong |= in->value[6] >> 8;
        put = with(put, put_suwhere(in->line, in->value[7], in->value[8]));
        put = with(put, put_guard(in->line + 1, in->value[9]));
        put = with(put, put_open(in->line + 2));
        put = with(put, put_ctl(in->line + 3, in->value[11], in->value[14], in->value[15], in->value[16], in->value[17], in->value[18], in->value[19], in->value[10], in->value[12], in->value[13]));
        put = with(put, put_close(in->line + 7));
        if (in->line[2] == 0 && in->line[3] == 2 && in->line[4] == 0 && in->line[5] == 0 && in->line[6] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[11] << 68; /* NOY */
            put.wrong |= in->value[11] >> 1;
        }
        if (in->line[2] == 0 && in->line[3] == 2 && in->line[4] == 0 && in->line[5] == 0 && in->line[6] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[11] << 68; /* NOY */
            put.wrong |= in->value[11] >> 1;
        }
        if (in->line[2] == 0 && in->line[3] == 2 && in->line[4] == 0 && in->line[5] == 1 && in->line[6] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[11] << 68; /* NOY */
            put.wrong |= in->value[11] >> 1;
        }
        if (in->line[2] == 0 && in->line[3] == 2 && in->line[4] == 0 && in->line[5] == 1 && in->line[6] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[11] << 68; /* NOY */
            put.wrong |= in->value[11] >> 1;
        }
        if (in->line[2] == 2 && in->line[3] == 2 && in->line[4] == 1 && in->line[5] == 0 && in->line[6] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[10] << 64; /* STALL */
            put.wrong |= in->value[10] >> 4;
        }
        if (in->line[2] == 2 && in->line[3] == 2 && in->line[4] == 1 && in->line[5] == 0 && in->line[6] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[10] << 64; /* STALL */
            put.wrong |= in->value[10] >> 4;
        }
        if (in->line[2] == 2 && in->line[3] == 2 && in->line[4] == 1 && in->line[5] == 1 && in->line[6] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[10] << 64; /* STALL */
            put.wrong |= in->value[10] >> 4;
        }
        if (in->line[2] == 2 && in->line[3] == 2 && in->line[4] == 1 && in->line[5] == 1 && in->line[6] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[10] << 64; /* STALL */
            put.wrong |= in->value[10] >> 4;
        }
        length = 11;
        break;
    case MAXWELL_SURED_P:
        put.word |= in->value[0] << 33; /* SUDIM */
        put.wrong |= in->value[0] >> 3;
        put.word |= in->value[1] << 24; /* SUROP */
        put.wrong |= in->value[1] >> 3;
        put.word |= in->value[2] << 49; /* SUCLAMP */
        put.wrong |= in->value[2] >> 2;
        put.word |= in->value[3] << 8; /* Ra */
        put.wrong |= in->value[3] >> 8;
        put.word |= in->value[4]; /* Rd */
        put.wrong |= in->value[4] >> 8;
        put = with(put, put_suwhere(in->line, in->value[5], in->value[6]));
        put = with(put, put_guard(in->line + 1, in->value[7]));
        put = with(put, put_open(in->line + 2));
        put = with(put, put_ctl(in->line + 3, in->value[9], in->value[12], in->value[13], in->value[14], in->value[15], in->value[16], in->value[17], in->value[8], in->value[10], in->value[11]));
        put = with(put, put_close(in->line + 7));
        if (in->line[2] == 0 && in->line[3] == 2 && in->line[4] == 0 && in->line[5] == 0 && in->line[6] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[9] << 68; /* NOY */
            put.wrong |= in->value[9] >> 1;
        }
        if (in->line[2] == 0 && in->line[3] == 2 && in->line[4] == 0 && in->line[5] == 0 && in->line[6] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[9] << 68; /* NOY */
            put.wrong |= in->value[9] >> 1;
        }
        if (in->line[2] == 0 && in->line[3] == 2 && in->line[4] == 0 && in->line[5] == 1 && in->line[6] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[9] << 68; /* NOY */
            put.wrong |= in->value[9] >> 1;
        }
        if (in->line[2] == 0 && in->line[3] == 2 && in->line[4] == 0 && in->line[5] == 1 && in->line[6] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[9] << 68; /* NOY */
            put.wrong |= in->value[9] >> 1;
        }
        if (in->line[2] == 2 && in->line[3] == 2 && in->line[4] == 1 && in->line[5] == 0 && in->line[6] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[8] << 64; /* STALL */
            put.wrong |= in->value[8] >> 4;
        }
        if (in->line[2] == 2 && in->line[3] == 2 && in->line[4] == 1 && in->line[5] == 0 && in->line[6] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[8] << 64; /* STALL */
            put.wrong |= in->value[8] >> 4;
        }
        if (in->line[2] == 2 && in->line[3] == 2 && in->line[4] == 1 && in->line[5] == 1 && in->line[6] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[8] << 64; /* STALL */
            put.wrong |= in->value[8] >> 4;
        }
        if (in->line[2] == 2 && in->line[3] == 2 && in->line[4] == 1 && in->line[5] == 1 && in->line[6] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[8] << 64; /* STALL */
            put.wrong |= in->value[8] >> 4;
        }
        length = 11;
        break;
    case MAXWELL_SURED_D:
        put.word |= in->value[0] << 23; /* SUBA */
        put.wrong |= in->value[0] >> 1;
        put.word |= in->value[1] << 33; /* SUDIM */
        put.wrong |= in->value[1] >> 3;
        put.word |= in->value[2] << 24; /* SUROP */
        put.wrong |= in->value[2] >> 3;
        put.word |= in->value[4] << 49; /* SUCLAMP */
        put.wrong |= in->value[4] >> 2;
        put.word |= in->value[5] << 8; /* Ra */
        put.wrong |= in->value[5] >> 8;
        put.word |= in->value[6]; /* Rd */
        put.wrong |= in->value[6] >> 8;
        put = with(put, put_surkind(in->line, in->value[3]));
        put = with(put, put_suwhere(in->line + 1, in->value[7], in->value[8]));
        put = with(put, put_guard(in->line + 2, in->value[9]));
        put = with(put, put_open(in->line + 3));
        put = with(put, put_ctl(in->line + 4, in->value[11], in->value[14], in->value[15], in->value[16], in->value[17], in->value[18], in->value[19], in->value[10], in->value[12], in->value[13]));
        put = with(put, put_close(in->line + 8));
        if (in->line[3] == 0 && in->line[4] == 2 && in->line[5] == 0 && in->line[6] == 0 && in->line[7] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[11] << 68; /* NOY */
            put.wrong |= in->value[11] >> 1;
        }
        if (in->line[3] == 0 && in->line[4] == 2 && in->line[5] == 0 && in->line[6] == 0 && in->line[7] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[11] << 68; /* NOY */
            put.wrong |= in->value[11] >> 1;
        }
        if (in->line[3] == 0 && in->line[4] == 2 && in->line[5] == 0 && in->line[6] == 1 && in->line[7] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[11] << 68; /* NOY */
            put.wrong |= in->value[11] >> 1;
        }
        if (in->line[3] == 0 && in->line[4] == 2 && in->line[5] == 0 && in->line[6] == 1 && in->line[7] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[11] << 68; /* NOY */
            put.wrong |= in->value[11] >> 1;
        }
        if (in->line[3] == 2 && in->line[4] == 2 && in->line[5] == 1 && in->line[6] == 0 && in->line[7] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[10] << 64; /* STALL */
            put.wrong |= in->value[10] >> 4;
        }
        if (in->line[3] == 2 && in->line[4] == 2 && in->line[5] == 1 && in->line[6] == 0 && in->line[7] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[10] << 64; /* STALL */
            put.wrong |= in->value[10] >> 4;
        }
        if (in->line[3] == 2 && in->line[4] == 2 && in->line[5] == 1 && in->line[6] == 1 && in->line[7] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[10] << 64; /* STALL */
            put.wrong |= in->value[10] >> 4;
        }
        if (in->line[3] == 2 && in->line[4] == 2 && in->line[5] == 1 && in->line[6] == 1 && in->line[7] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[10] << 64; /* STALL */
            put.wrong |= in->value[10] >> 4;
        }
        length = 11;
        break;
    case MAXWELL_SUATOM_I:
        put.word |= in->value[0] << 28; /* SUABA */
        put.wrong |= in->value[0] >> 1;
        put.word |= in->value[1] << 33; /* SUDIM */
        put.wrong |= in->value[1] >> 3;
        put.word |= in->value[2] << 29; /* SUAOP */
        put.wrong |= in->value[2] >> 4;
        put.word |= in->value[4] << 49; /* SUCLAMP */
        put.wrong |= in->value[4] >> 2;
        put.word |= in->value[5]; /* Rd */
        put.wrong |= in->value[5] >> 8;
        put.word |= in->value[6] << 8; /* Ra */
        put.wrong |= in->value[6] >> 8;
        put.word |= in->value[7] << 20; /* Rb */
        put.wrong |= in->value[7] >> 8;
        put.word |= in->value[8] << 36; /* TXH */
        put.wrong |= in->value[8] >> 13;
        put = with(put, put_suakind(in->line, in->value[3]));
        put = with(put, put_guard(in->line + 1, in->value[9]));
        put = with(put, put_open(in->line + 2));
        put = with(put, put_ctl(in->line + 3, in->value[11], in->value[14], in->value[15], in->value[16], in->value[17], in->value[18], in->value[19], in->value[10], in->value[12], in->value[13]));
        put = with(put, put_close(in->line + 7));
        if (in->line[2] == 0 && in->line[3] == 2 && in->line[4] == 0 && in->line[5] == 0 && in->line[6] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[11] << 68; /* NOY */
            put.wrong |= in->value[11] >> 1;
        }
        if (in->line[2] == 0 && in->line[3] == 2 && in->line[4] == 0 && in->line[5] == 0 && in->line[6] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[11] << 68; /* NOY */
            put.wrong |= in->value[11] >> 1;
        }
        if (in->line[2] == 0 && in->line[3] == 2 && in->line[4] == 0 && in->line[5] == 1 && in->line[6] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[11] << 68; /* NOY */
            put.wrong |= in->value[11] >> 1;
        }
        if (in->line[2] == 0 && in->line[3] == 2 && in->line[4] == 0 && in->line[5] == 1 && in->line[6] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[11] << 68; /* NOY */
            put.wrong |= in->value[11] >> 1;
        }
        if (in->line[2] == 2 && in->line[3] == 2 && in->line[4] == 1 && in->line[5] == 0 && in->line[6] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[10] << 64; /* STALL */
            put.wrong |= in->value[10] >> 4;
        }
        if (in->line[2] == 2 && in->line[3] == 2 && in->line[4] == 1 && in->line[5] == 0 && in->line[6] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[10] << 64; /* STALL */
            put.wrong |= in->value[10] >> 4;
        }
        if (in->line[2] == 2 && in->line[3] == 2 && in->line[4] == 1 && in->line[5] == 1 && in->line[6] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[10] << 64; /* STALL */
            put.wrong |= in->value[10] >> 4;
        }
        if (in->line[2] == 2 && in->line[3] == 2 && in->line[4] == 1 && in->line[5] == 1 && in->line[6] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[10] << 64; /* STALL */
            put.wrong |= in->value[10] >> 4;
        }
        length = 11;
        break;
    case MAXWELL_SUATOM_R:
        put.word |= in->value[0] << 52; /* SUAPD */
        put.wrong |= in->value[0] >> 1;
        put.word |= in->value[1] << 28; /* SUABA */
        put.wrong |= in->value[1] >> 1;
        put.word |= in->value[2] << 33; /* SUDIM */
        put.wrong |= in->value[2] >> 3;
        put.word |= in->value[3] << 29; /* SUAOP */
        put.wrong |= in->value[3] >> 4;
        put.word |= in->value[5] << 49; /* SUCLAMP */
        put.wrong |= in->value[5] >> 2;
        put.word |= in->value[6]; /* Rd */
        put.wrong |= in->value[6] >> 8;
        put.word |= in->value[7] << 8; /* Ra */
        put.wrong |= in->value[7] >> 8;
        put.word |= in->value[8] << 20; /* Rb */
        put.wrong |= in->value[8] >> 8;
        put.word |= in->value[9] << 39; /* Rc */
        put.wrong |= in->value[9] >> 8;
        put.wrong |= in->line[1];
        put = with(put, put_suakindr(in->line, in->value[4]));
        put = with(put, put_guard(in->line + 2, in->value[10]));
        put = with(put, put_open(in->line + 3));
        put = with(put, put_ctl(in->line + 4, in->value[12], in->value[15], in->value[16], in->value[17], in->value[18], in->value[19], in->value[20], in->value[11], in->value[13], in->value[14]));
        put = with(put, put_close(in->line + 8));
        if (in->line[3] == 0 && in->line[4] == 2 && in->line[5] == 0 && in->line[6] == 0 && in->line[7] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[12] << 68; /* NOY */
            put.wrong |= in->value[12] >> 1;
        }
        if (in->line[3] == 0 && in->line[4] == 2 && in->line[5] == 0 && in->line[6] == 0 && in->line[7] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[12] << 68; /* NOY */
            put.wrong |= in->value[12] >> 1;
        }
        if (in->line[3] == 0 && in->line[4] == 2 && in->line[5] == 0 && in->line[6] == 1 && in->line[7] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[12] << 68; /* NOY */
            put.wrong |= in->value[12] >> 1;
        }
        if (in->line[3] == 0 && in->line[4] == 2 && in->line[5] == 0 && in->line[6] == 1 && in->line[7] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[12] << 68; /* NOY */
            put.wrong |= in->value[12] >> 1;
        }
        if (in->line[3] == 2 && in->line[4] == 2 && in->line[5] == 1 && in->line[6] == 0 && in->line[7] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[11] << 64; /* STALL */
            put.wrong |= in->value[11] >> 4;
        }
        if (in->line[3] == 2 && in->line[4] == 2 && in->line[5] == 1 && in->line[6] == 0 && in->line[7] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[11] << 64; /* STALL */
            put.wrong |= in->value[11] >> 4;
        }
        if (in->line[3] == 2 && in->line[4] == 2 && in->line[5] == 1 && in->line[6] == 1 && in->line[7] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[11] << 64; /* STALL */
            put.wrong |= in->value[11] >> 4;
        }
        if (in->line[3] == 2 && in->line[4] == 2 && in->line[5] == 1 && in->line[6] == 1 && in->line[7] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[11] << 64; /* STALL */
            put.wrong |= in->value[11] >> 4;
        }
        length = 11;
        break;
    case MAXWELL_SUATOM_P:
        put.word |= in->value[0] << 28; /* SUABA */
        put.wrong |= in->value[0] >> 1;
        put.word |= in->value[1] << 33; /* SUDIM */
        put.wrong |= in->value[1] >> 3;
        put.word |= in->value[2] << 29; /* SUAOP */
        put.wrong |= in->value[2] >> 4;
        put.word |= in->value[4] << 49; /* SUCLAMP */
        put.wrong |= in->value[4] >> 2;
        put.word |= in->value[6]; /* Rd */
        put.wrong |= in->value[6] >> 8;
        put.word |= in->value[7] << 8; /* Ra */
        put.wrong |= in->value[7] >> 8;
        put.word |= in->value[8] << 20; /* Rb */
        put.wrong |= in->value[8] >> 8;
        put.word |= in->value[9] << 39; /* Rc */
        put.wrong |= in->value[9] >> 8;
        put.word |= in->value[5] << 51; /* SUPA */
        put.wrong |= in->value[5] >> 3;
        put.wrong |= in->line[1];
        put = with(put, put_suakindr(in->line, in->value[3]));
        put = with(put, put_guard(in->line + 2, in->value[10]));
        put = with(put, put_open(in->line + 3));
        put = with(put, put_ctl(in->line + 4, in->value[12], in->value[15], in->value[16], in->value[17], in->value[18], in->value[19], in->value[20], in->value[11], in->value[13], in->value[14]));
        put = with(put, put_close(in->line + 8));
        if (in->line[3] == 0 && in->line[4] == 2 && in->line[5] == 0 && in->line[6] == 0 && in->line[7] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[12] << 68; /* NOY */
            put.wrong |= in->value[12] >> 1;
        }
        if (in->line[3] == 0 && in->line[4] == 2 && in->line[5] == 0 && in->line[6] == 0 && in->line[7] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[12] << 68; /* NOY */
            put.wrong |= in->value[12] >> 1;
        }
        if (in->line[3] == 0 && in->line[4] == 2 && in->line[5] == 0 && in->line[6] == 1 && in->line[7] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[12] << 68; /* NOY */
            put.wrong |= in->value[12] >> 1;
        }
        if (in->line[3] == 0 && in->line[4] == 2 && in->line[5] == 0 && in->line[6] == 1 && in->line[7] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[12] << 68; /* NOY */
            put.wrong |= in->value[12] >> 1;
        }
        if (in->line[3] == 2 && in->line[4] == 2 && in->line[5] == 1 && in->line[6] == 0 && in->line[7] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[11] << 64; /* STALL */
            put.wrong |= in->value[11] >> 4;
        }
        if (in->line[3] == 2 && in->line[4] == 2 && in->line[5] == 1 && in->line[6] == 0 && in->line[7] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[11] << 64; /* STALL */
            put.wrong |= in->value[11] >> 4;
        }
        if (in->line[3] == 2 && in->line[4] == 2 && in->line[5] == 1 && in->line[6] == 1 && in->line[7] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[11] << 64; /* STALL */
            put.wrong |= in->value[11] >> 4;
        }
        if (in->line[3] == 2 && in->line[4] == 2 && in->line[5] == 1 && in->line[6] == 1 && in->line[7] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[11] << 64; /* STALL */
            put.wrong |= in->value[11] >> 4;
        }
        length = 11;
        break;
    case MAXWELL_SUATOM_CI:
        put.word |= in->value[0] << 28; /* SUABA */
        put.wrong |= in->value[0] >> 1;
        put.word |= in->value[1] << 33; /* SUDIM */
        put.wrong |= in->value[1] >> 3;
        put.word |= in->value[3] << 49; /* SUCLAMP */
        put.wrong |= in->value[3] >> 2;
        put.word |= in->value[5]; /* Rd */
        put.wrong |= in->value[5] >> 8;
        put.word |= in->value[6] << 8; /* Ra */
        put.wrong |= in->value[6] >> 8;
        put.word |= in->value[7] << 20; /* Rb */
        put.wrong |= in->value[7] >> 8;
        put.word |= in->value[8] << 36; /* TXH */
        put.wrong |= in->value[8] >> 13;
        put = with(put, put_suakind(in->line, in->value[2]));
        put = with(put, put_supo(in->line + 1, in->value[4]));
        put = with(put, put_guard(in->line + 2, in->value[9]));
        put = with(put, put_open(in->line + 3));
        put = with(put, put_ctl(in->line + 4, in->value[11], in->value[14], in->value[15], in->value[16], in->value[17], in->value[18], in->value[19], in->value[10], in->value[12], in->value[13]));
        put = with(put, put_close(in->line + 8));
        if (in->line[3] == 0 && in->line[4] == 2 && in->line[5] == 0 && in->line[6] == 0 && in->line[7] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[11] << 68; /* NOY */
            put.wrong |= in->value[11] >> 1;
        }
        if (in->line[3] == 0 && in->line[4] == 2 && in->line[5] == 0 && in->line[6] == 0 && in->line[7] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[11] << 68; /* NOY */
            put.wrong |= in->value[11] >> 1;
        }
        if (in->line[3] == 0 && in->line[4] == 2 && in->line[5] == 0 && in->line[6] == 1 && in->line[7] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[11] << 68; /* NOY */
            put.wrong |= in->value[11] >> 1;
        }
        if (in->line[3] == 0 && in->line[4] == 2 && in->line[5] == 0 && in->line[6] == 1 && in->line[7] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[11] << 68; /* NOY */
            put.wrong |= in->value[11] >> 1;
        }
        if (in->line[3] == 2 && in->line[4] == 2 && in->line[5] == 1 && in->line[6] == 0 && in->line[7] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[10] << 64; /* STALL */
            put.wrong |= in->value[10] >> 4;
        }
        if (in->line[3] == 2 && in->line[4] == 2 && in->line[5] == 1 && in->line[6] == 0 && in->line[7] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[10] << 64; /* STALL */
            put.wrong |= in->value[10] >> 4;
        }
        if (in->line[3] == 2 && in->line[4] == 2 && in->line[5] == 1 && in->line[6] == 1 && in->line[7] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[10] << 64; /* STALL */
            put.wrong |= in->value[10] >> 4;
        }
        if (in->line[3] == 2 && in->line[4] == 2 && in->line[5] == 1 && in->line[6] == 1 && in->line[7] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[10] << 64; /* STALL */
            put.wrong |= in->value[10] >> 4;
        }
        length = 11;
        break;
    case MAXWELL_SUATOM_CR:
        put.word |= in->value[0] << 52; /* SUAPD */
        put.wrong |= in->value[0] >> 1;
        put.word |= in->value[1] << 28; /* SUABA */
        put.wrong |= in->value[1] >> 1;
        put.word |= in->value[2] << 33; /* SUDIM */
        put.wrong |= in->value[2] >> 3;
        put.word |= in->value[4] << 49; /* SUCLAMP */
        put.wrong |= in->value[4] >> 2;
        put.word |= in->value[6]; /* Rd */
        put.wrong |= in->value[6] >> 8;
        put.word |= in->value[7] << 8; /* Ra */
        put.wrong |= in->value[7] >> 8;
        put.word |= in->value[8] << 20; /* Rb */
        put.wrong |= in->value[8] >> 8;
        put.word |= in->value[9] << 39; /* Rc */
        put.wrong |= in->value[9] >> 8;
        put.wrong |= in->line[2];
        put = with(put, put_suakindr(in->line, in->value[3]));
        put = with(put, put_supo(in->line + 1, in->value[5]));
        put = with(put, put_guard(in->line + 3, in->value[10]));
        put = with(put, put_open(in->line + 4));
        put = with(put, put_ctl(in->line + 5, in->value[12], in->value[15], in->value[16], in->value[17], in->value[18], in->value[19], in->value[20], in->value[11], in->value[13], in->value[14]));
        put = with(put, put_close(in->line + 9));
        if (in->line[4] == 0 && in->line[5] == 2 && in->line[6] == 0 && in->line[7] == 0 && in->line[8] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[12] << 68; /* NOY */
            put.wrong |= in->value[12] >> 1;
        }
        if (in->line[4] == 0 && in->line[5] == 2 && in->line[6] == 0 && in->line[7] == 0 && in->line[8] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[12] << 68; /* NOY */
            put.wrong |= in->value[12] >> 1;
        }
        if (in->line[4] == 0 && in->line[5] == 2 && in->line[6] == 0 && in->line[7] == 1 && in->line[8] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[12] << 68; /* NOY */
            put.wrong |= in->value[12] >> 1;
        }
        if (in->line[4] == 0 && in->line[5] == 2 && in->line[6] == 0 && in->line[7] == 1 && in->line[8] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[12] << 68; /* NOY */
            put.wrong |= in->value[12] >> 1;
        }
        if (in->line[4] == 2 && in->line[5] == 2 && in->line[6] == 1 && in->line[7] == 0 && in->line[8] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[11] << 64; /* STALL */
            put.wrong |= in->value[11] >> 4;
        }
        if (in->line[4] == 2 && in->line[5] == 2 && in->line[6] == 1 && in->line[7] == 0 && in->line[8] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[11] << 64; /* STALL */
            put.wrong |= in->value[11] >> 4;
        }
        if (in->line[4] == 2 && in->line[5] == 2 && in->line[6] == 1 && in->line[7] == 1 && in->line[8] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[11] << 64; /* STALL */
            put.wrong |= in->value[11] >> 4;
        }
        if (in->line[4] == 2 && in->line[5] == 2 && in->line[6] == 1 && in->line[7] == 1 && in->line[8] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[11] << 64; /* STALL */
            put.wrong |= in->value[11] >> 4;
        }
        length = 11;
        break;
    case MAXWELL_TEX_I:
        put.word |= in->value[0] << 55; /* TLOD */
        put.wrong |= in->value[0] >> 3;
        put.word |= in->value[1] << 58; /* TLC */
        put.wrong |= in->value[1] >> 1;
        put.word |= in->value[2] << 54; /* TAO */
        put.wrong |= in->value[2] >> 1;
        put.word |= in->value[3] << 50; /* TDC */
        put.wrong |= in->value[3] >> 1;
        put.word |= in->value[4] << 35; /* TNDV */
        put.wrong |= in->value[4] >> 1;
        put.word |= in->value[9]; /* Rd */
        put.wrong |= in->value[9] >> 8;
        put.word |= in->value[10] << 8; /* Ra */
        put.wrong |= in->value[10] >> 8;
        put.word |= in->value[12] << 36; /* TXH */
        put.wrong |= in->value[12] >> 13;
        put.word |= in->value[13] << 28; /* TDIM */
        put.wrong |= in->value[13] >> 3;
        put.word |= in->value[5] << 49; /* NODEP */
        put.wrong |= in->value[5] >> 1;
        put.word |= (rt_u128)in->value[6] << 81; /* PHT */
        put.wrong |= in->value[6] >> 1;
        put.word |= (rt_u128)in->value[7] << 82; /* PHP */
        put.wrong |= in->value[7] >> 1;
        put.wrong |= in->line[0];
        put = with(put, put_tp(in->line + 1, in->value[8]));
        put = with(put, put_trb(in->line + 2, in->value[11]));
        put = with(put, put_tm(in->line + 3, in->value[14]));
        put = with(put, put_guard(in->line + 4, in->value[15]));
        put = with(put, put_open(in->line + 5));
        put = with(put, put_ctl(in->line + 6, in->value[17], in->value[20], in->value[21], in->value[22], in->value[23], in->value[24], in->value[25], in->value[16], in->value[18], in->value[19]));
        put = with(put, put_close(in->line + 10));
        if (in->line[5] == 0 && in->line[6] == 2 && in->line[7] == 0 && in->line[8] == 0 && in->line[9] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[17] << 68; /* NOY */
            put.wrong |= in->value[17] >> 1;
        }
        if (in->line[5] == 0 && in->line[6] == 2 && in->line[7] == 0 && in->line[8] == 0 && in->line[9] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[17] << 68; /* NOY */
            put.wrong |= in->value[17] >> 1;
        }
        if (in->line[5] == 0 && in->line[6] == 2 && in->line[7] == 0 && in->line[8] == 1 && in->line[9] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[17] << 68; /* NOY */
            put.wrong |= in->value[17] >> 1;
        }
        if (in->line[5] == 0 && in->line[6] == 2 && in->line[7] == 0 && in->line[8] == 1 && in->line[9] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[17] << 68; /* NOY */
            put.wrong |= in->value[17] >> 1;
        }
        if (in->line[5] == 2 && in->line[6] == 2 && in->line[7] == 1 && in->line[8] == 0 && in->line[9] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[16] << 64; /* STALL */
            put.wrong |= in->value[16] >> 4;
        }
        if (in->line[5] == 2 && in->line[6] == 2 && in->line[7] == 1 && in->line[8] == 0 && in->line[9] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[16] << 64; /* STALL */
            put.wrong |= in->value[16] >> 4;
        }
        if (in->line[5] == 2 && in->line[6] == 2 && in->line[7] == 1 && in->line[8] == 1 && in->line[9] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[16] << 64; /* STALL */
            put.wrong |= in->value[16] >> 4;
        }
        if (in->line[5] == 2 && in->line[6] == 2 && in->line[7] == 1 && in->line[8] == 1 && in->line[9] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[16] << 64; /* STALL */
            put.wrong |= in->value[16] >> 4;
        }
        length = 11;
        break;
    case MAXWELL_TEX_B:
        put.word |= in->value[0] << 37; /* TLODB */
        put.wrong |= in->value[0] >> 3;
        put.word |= in->value[1] << 40; /* TLCB */
        put.wrong |= in->value[1] >> 1;
        put.word |= in->value[2] << 36; /* TAOB */
        put.wrong |= in->value[2] >> 1;
        put.word |= in->value[3] << 50; /* TDC */
        put.wrong |= in->value[3] >> 1;
        put.word |= in->value[4] << 35; /* TNDV */
        put.wrong |= in->value[4] >> 1;
        put.word |= in->value[9]; /* Rd */
        put.wrong |= in->value[9] >> 8;
        put.word |= in->value[10] << 8; /* Ra */
        put.wrong |= in->value[10] >> 8;
        put.word |= in->value[12] << 28; /* TDIM */
        put.wrong |= in->value[12] >> 3;
        put.word |= in->value[5] << 49; /* NODEP */
        put.wrong |= in->value[5] >> 1;
        put.word |= (rt_u128)in->value[6] << 81; /* PHT */
        put.wrong |= in->value[6] >> 1;
        put.word |= (rt_u128)in->value[7] << 82; /* PHP */
        put.wrong |= in->value[7] >> 1;
        put.wrong |= in->line[0];
        put = with(put, put_tp(in->line + 1, in->value[8]));
        put = with(put, put_trb(in->line + 2, in->value[11]));
        put = with(put, put_tm(in->line + 3, in->value[13]));
        put = with(put, put_guard(in->line + 4, in->value[14]));
        put = with(put, put_open(in->line + 5));
        put = with(put, put_ctl(in->line + 6, in->value[16], in->value[19], in->value[20], in->value[21], in->value[22], in->value[23], in->value[24], in->value[15], in->value[17], in->value[18]));
        put = with(put, put_close(in->line + 10));
        if (in->line[5] == 0 && in->line[6] == 2 && in->line[7] == 0 && in->line[8] == 0 && in->line[9] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[16] << 68; /* NOY */
            put.wrong |= in->value[16] >> 1;
        }
        if (in->line[5] == 0 && in->line[6] == 2 && in->line[7] == 0 && in->line[8] == 0 && in->line[9] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[16] << 68; /* NOY */
            put.wrong |= in->value[16] >> 1;
        }
        if (in->line[5] == 0 && in->line[6] == 2 && in->line[7] == 0 && in->line[8] == 1 && in->line[9] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[16] << 68; /* NOY */
            put.wrong |= in->value[16] >> 1;
        }
        if (in->line[5] == 0 && in->line[6] == 2 && in->line[7] == 0 && in->line[8] == 1 && in->line[9] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[16] << 68; /* NOY */
            put.wrong |= in->value[16] >> 1;
        }
        if (in->line[5] == 2 && in->line[6] == 2 && in->line[7] == 1 && in->line[8] == 0 && in->line[9] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[15] << 64; /* STALL */
            put.wrong |= in->value[15] >> 4;
        }
        if (in->line[5] == 2 && in->line[6] == 2 && in->line[7] == 1 && in->line[8] == 0 && in->line[9] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[15] << 64; /* STALL */
            put.wrong |= in->value[15] >> 4;
        }
        if (in->line[5] == 2 && in->line[6] == 2 && in->line[7] == 1 && in->line[8] == 1 && in->line[9] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[15] << 64; /* STALL */
            put.wrong |= in->value[15] >> 4;
        }
        if (in->line[5] == 2 && in->line[6] == 2 && in->line[7] == 1 && in->line[8] == 1 && in->line[9] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[15] << 64; /* STALL */
            put.wrong |= in->value[15] >> 4;
        }
        length = 11;
        break;
    case MAXWELL_TLD_I:
        put.word |= in->value[0] << 55; /* TLDL */
        put.wrong |= in->value[0] >> 1;
        put.word |= in->value[1] << 35; /* TAOL */
        put.wrong |= in->value[1] >> 1;
        put.word |= in->value[2] << 50; /* TLDM */
        put.wrong |= in->value[2] >> 1;
        put.word |= in->value[3] << 54; /* TLDC */
        put.wrong |= in->value[3] >> 1;
        put.word |= in->value[8]; /* Rd */
        put.wrong |= in->value[8] >> 8;
        put.word |= in->value[9] << 8; /* Ra */
        put.wrong |= in->value[9] >> 8;
        put.word |= in->value[11] << 36; /* TXH */
        put.wrong |= in->value[11] >> 13;
        put.word |= in->value[12] << 28; /* TDIM */
        put.wrong |= in->value[12] >> 3;
        put.word |= in->value[4] << 49; /* NODEP */
        put.wrong |= in->value[4] >> 1;
        put.word |= (rt_u128)in->value[5] << 81; /* PHT */
        put.wrong |= in->value[5] >> 1;
        put.word |= (rt_u128)in->value[6] << 82; /* PHP */
        put.wrong |= in->value[6] >> 1;
        put.wrong |= in->line[0];
        put = with(put, put_tp(in->line + 1, in->value[7]));
        put = with(put, put_trb(in->line + 2, in->value[10]));
        put = with(put, put_tm(in->line + 3, in->value[13]));
        put = with(put, put_guard(in->line + 4, in->value[14]));
        put = with(put, put_open(in->line + 5));
        put = with(put, put_ctl(in->line + 6, in->value[16], in->value[19], in->value[20], in->value[21], in->value[22], in->value[23], in->value[24], in->value[15], in->value[17], in->value[18]));
        put = with(put, put_close(in->line + 10));
        if (in->line[5] == 0 && in->line[6] == 2 && in->line[7] == 0 && in->line[8] == 0 && in->line[9] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[16] << 68; /* NOY */
            put.wrong |= in->value[16] >> 1;
        }
        if (in->line[5] == 0 && in->line[6] == 2 && in->line[7] == 0 && in->line[8] == 0 && in->line[9] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[16] << 68; /* NOY */
            put.wrong |= in->value[16] >> 1;
        }
        if (in->line[5] == 0 && in->line[6] == 2 && in->line[7] == 0 && in->line[8] == 1 && in->line[9] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[16] << 68; /* NOY */
            put.wrong |= in->value[16] >> 1;
        }
        if (in->line[5] == 0 && in->line[6] == 2 && in->line[7] == 0 && in->line[8] == 1 && in->line[9] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[16] << 68; /* NOY */
            put.wrong |= in->value[16] >> 1;
        }
        if (in->line[5] == 2 && in->line[6] == 2 && in->line[7] == 1 && in->line[8] == 0 && in->line[9] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[15] << 64; /* STALL */
            put.wrong |= in->value[15] >> 4;
        }
        if (in->line[5] == 2 && in->line[6] == 2 && in->line[7] == 1 && in->line[8] == 0 && in->line[9] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[15] << 64; /* STALL */
            put.wrong |= in->value[15] >> 4;
        }
        if (in->line[5] == 2 && in->line[6] == 2 && in->line[7] == 1 && in->line[8] == 1 && in->line[9] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[15] << 64; /* STALL */
            put.wrong |= in->value[15] >> 4;
        }
        if (in->line[5] == 2 && in->line[6] == 2 && in->line[7] == 1 && in->line[8] == 1 && in->line[9] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[15] << 64; /* STALL */
            put.wrong |= in->value[15] >> 4;
        }
        length = 11;
        break;
    case MAXWELL_TLD_B:
        put.word |= in->value[0] << 55; /* TLDL */
        put.wrong |= in->value[0] >> 1;
        put.word |= in->value[1] << 35; /* TAOL */
        put.wrong |= in->value[1] >> 1;
        put.word |= in->value[2] << 50; /* TLDM */
        put.wrong |= in->value[2] >> 1;
        put.word |= in->value[3] << 54; /* TLDC */
        put.wrong |= in->value[3] >> 1;
        put.word |= in->value[8]; /* Rd */
        put.wrong |= in->value[8] >> 8;
        put.word |= in->value[9] << 8; /* Ra */
        put.wrong |= in->value[9] >> 8;
        put.word |= in->value[11] << 28; /* TDIM */
        put.wrong |= in->value[11] >> 3;
        put.word |= in->value[4] << 49; /* NODEP */
        put.wrong |= in->value[4] >> 1;
        put.word |= (rt_u128)in->value[5] << 81; /* PHT */
        put.wrong |= in->value[5] >> 1;
        put.word |= (rt_u128)in->value[6] << 82; /* PHP */
        put.wrong |= in->value[6] >> 1;
        put.wrong |= in->line[0];
        put = with(put, put_tp(in->line + 1, in->value[7]));
        put = with(put, put_trb(in->line + 2, in->value[10]));
        put = with(put, put_tm(in->line + 3, in->value[12]));
        put = with(put, put_guard(in->line + 4, in->value[13]));
        put = with(put, put_open(in->line + 5));
        put = with(put, put_ctl(in->line + 6, in->value[15], in->value[18], in->value[19], in->value[20], in->value[21], in->value[22], in->value[23], in->value[14], in->value[16], in->value[17]));
        put = with(put, put_close(in->line + 10));
        if (in->line[5] == 0 && in->line[6] == 2 && in->line[7] == 0 && in->line[8] == 0 && in->line[9] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[15] << 68; /* NOY */
            put.wrong |= in->value[15] >> 1;
        }
        if (in->line[5] == 0 && in->line[6] == 2 && in->line[7] == 0 && in->line[8] == 0 && in->line[9] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[15] << 68; /* NOY */
            put.wrong |= in->value[15] >> 1;
        }
        if (in->line[5] == 0 && in->line[6] == 2 && in->line[7] == 0 && in->line[8] == 1 && in->line[9] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[15] << 68; /* NOY */
            put.wrong |= in->value[15] >> 1;
        }
        if (in->line[5] == 0 && in->line[6] == 2 && in->line[7] == 0 && in->line[8] == 1 && in->line[9] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[15] << 68; /* NOY */
            put.wrong |= in->value[15] >> 1;
        }
        if (in->line[5] == 2 && in->line[6] == 2 && in->line[7] == 1 && in->line[8] == 0 && in->line[9] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[14] << 64; /* STALL */
            put.wrong |= in->value[14] >> 4;
        }
        if (in->line[5] == 2 && in->line[6] == 2 && in->line[7] == 1 && in->line[8] == 0 && in->line[9] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[14] << 64; /* STALL */
            put.wrong |= in->value[14] >> 4;
        }
        if (in->line[5] == 2 && in->line[6] == 2 && in->line[7] == 1 && in->line[8] == 1 && in->line[9] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[14] << 64; /* STALL */
            put.wrong |= in->value[14] >> 4;
        }
        if (in->line[5] == 2 && in->line[6] == 2 && in->line[7] == 1 && in->line[8] == 1 && in->line[9] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[14] << 64; /* STALL */
            put.wrong |= in->value[14] >> 4;
        }
        length = 11;
        break;
    case MAXWELL_TLD4_I:
        put.word |= in->value[0] << 56; /* T4C */
        put.wrong |= in->value[0] >> 2;
        put.word |= in->value[1] << 54; /* T4O */
        put.wrong |= in->value[1] >> 2;
        put.word |= in->value[2] << 50; /* TDC */
        put.wrong |= in->value[2] >> 1;
        put.word |= in->value[3] << 35; /* TNDV */
        put.wrong |= in->value[3] >> 1;
        put.word |= in->value[8]; /* Rd */
        put.wrong |= in->value[8] >> 8;
        put.word |= in->value[9] << 8; /* Ra */
        put.wrong |= in->value[9] >> 8;
        put.word |= in->value[11] << 36; /* TXH */
        put.wrong |= in->value[11] >> 13;
        put.word |= in->value[12] << 28; /* TDIM */
        put.wrong |= in->value[12] >> 3;
        put.word |= in->value[4] << 49; /* NODEP */
        put.wrong |= in->value[4] >> 1;
        put.word |= (rt_u128)in->value[5] << 81; /* PHT */
        put.wrong |= in->value[5] >> 1;
        put.word |= (rt_u128)in->value[6] << 82; /* PHP */
        put.wrong |= in->value[6] >> 1;
        put.wrong |= in->line[0];
        put = with(put, put_tp(in->line + 1, in->value[7]));
        put = with(put, put_trb(in->line + 2, in->value[10]));
        put = with(put, put_tm(in->line + 3, in->value[13]));
        put = with(put, put_guard(in->line + 4, in->value[14]));
        put = with(put, put_open(in->line + 5));
        put = with(put, put_ctl(in->line + 6, in->value[16], in->value[19], in->value[20], in->value[21], in->value[22], in->value[23], in->value[24], in->value[15], in->value[17], in->value[18]));
        put = with(put, put_close(in->line + 10));
        if (in->line[5] == 0 && in->line[6] == 2 && in->line[7] == 0 && in->line[8] == 0 && in->line[9] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[16] << 68; /* NOY */
            put.wrong |= in->value[16] >> 1;
        }
        if (in->line[5] == 0 && in->line[6] == 2 && in->line[7] == 0 && in->line[8] == 0 && in->line[9] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[16] << 68; /* NOY */
            put.wrong |= in->value[16] >> 1;
        }
        if (in->line[5] == 0 && in->line[6] == 2 && in->line[7] == 0 && in->line[8] == 1 && in->line[9] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[16] << 68; /* NOY */
            put.wrong |= in->value[16] >> 1;
        }
        if (in->line[5] == 0 && in->line[6] == 2 && in->line[7] == 0 && in->line[8] == 1 && in->line[9] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[16] << 68; /* NOY */
            put.wrong |= in->value[16] >> 1;
        }
        if (in->line[5] == 2 && in->line[6] == 2 && in->line[7] == 1 && in->line[8] == 0 && in->line[9] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[15] << 64; /* STALL */
            put.wrong |= in->value[15] >> 4;
        }
        if (in->line[5] == 2 && in->line[6] == 2 && in->line[7] == 1 && in->line[8] == 0 && in->line[9] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[15] << 64; /* STALL */
            put.wrong |= in->value[15] >> 4;
        }
        if (in->line[5] == 2 && in->line[6] == 2 && in->line[7] == 1 && in->line[8] == 1 && in->line[9] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[15] << 64; /* STALL */
            put.wrong |= in->value[15] >> 4;
        }
        if (in->line[5] == 2 && in->line[6] == 2 && in->line[7] == 1 && in->line[8] == 1 && in->line[9] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[15] << 64; /* STALL */
            put.wrong |= in->value[15] >> 4;
        }
        length = 11;
        break;
    case MAXWELL_TLD4_B:
        put.word |= in->value[0] << 38; /* T4CB */
        put.wrong |= in->value[0] >> 2;
        put.word |= in->value[1] << 36; /* T4OB */
        put.wrong |= in->value[1] >> 2;
        put.word |= in->value[2] << 50; /* TDC */
        put.wrong |= in->value[2] >> 1;
        put.word |= in->value[3] << 35; /* TNDV */
        put.wrong |= in->value[3] >> 1;
        put.word |= in->value[8]; /* Rd */
        put.wrong |= in->value[8] >> 8;
        put.word |= in->value[9] << 8; /* Ra */
        put.wrong |= in->value[9] >> 8;
        put.word |= in->value[11] << 28; /* TDIM */
        put.wrong |= in->value[11] >> 3;
        put.word |= in->value[4] << 49; /* NODEP */
        put.wrong |= in->value[4] >> 1;
        put.word |= (rt_u128)in->value[5] << 81; /* PHT */
        put.wrong |= in->value[5] >> 1;
        put.word |= (rt_u128)in->value[6] << 82; /* PHP */
        put.wrong |= in->value[6] >> 1;
        put.wrong |= in->line[0];
        put = with(put, put_tp(in->line + 1, in->value[7]));
        put = with(put, put_trb(in->line + 2, in->value[10]));
        put = with(put, put_tm(in->line + 3, in->value[12]));
        put = with(put, put_guard(in->line + 4, in->value[13]));
        put = with(put, put_open(in->line + 5));
        put = with(put, put_ctl(in->line + 6, in->value[15], in->value[18], in->value[19], in->value[20], in->value[21], in->value[22], in->value[23], in->value[14], in->value[16], in->value[17]));
        put = with(put, put_close(in->line + 10));
        if (in->line[5] == 0 && in->line[6] == 2 && in->line[7] == 0 && in->line[8] == 0 && in->line[9] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[15] << 68; /* NOY */
            put.wrong |= in->value[15] >> 1;
        }
        if (in->line[5] == 0 && in->line[6] == 2 && in->line[7] == 0 && in->line[8] == 0 && in->line[9] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[15] << 68; /* NOY */
            put.wrong |= in->value[15] >> 1;
        }
        if (in->line[5] == 0 && in->line[6] == 2 && in->line[7] == 0 && in->line[8] == 1 && in->line[9] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[15] << 68; /* NOY */
            put.wrong |= in->value[15] >> 1;
        }
        if (in->line[5] == 0 && in->line[6] == 2 && in->line[7] == 0 && in->line[8] == 1 && in->line[9] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[15] << 68; /* NOY */
            put.wrong |= in->value[15] >> 1;
        }
        if (in->line[5] == 2 && in->line[6] == 2 && in->line[7] == 1 && in->line[8] == 0 && in->line[9] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[14] << 64; /* STALL */
            put.wrong |= in->value[14] >> 4;
        }
        if (in->line[5] == 2 && in->line[6] == 2 && in->line[7] == 1 && in->line[8] == 0 && in->line[9] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[14] << 64; /* STALL */
            put.wrong |= in->value[14] >> 4;
        }
        if (in->line[5] == 2 && in->line[6] == 2 && in->line[7] == 1 && in->line[8] == 1 && in->line[9] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[14] << 64; /* STALL */
            put.wrong |= in->value[14] >> 4;
        }
        if (in->line[5] == 2 && in->line[6] == 2 && in->line[7] == 1 && in->line[8] == 1 && in->line[9] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[14] << 64; /* STALL */
            put.wrong |= in->value[14] >> 4;
        }
        length = 11;
        break;
    case MAXWELL_TXD_I:
        put.word |= in->value[0] << 50; /* TLCD */
        put.wrong |= in->value[0] >> 1;
        put.word |= in->value[1] << 35; /* TAOL */
        put.wrong |= in->value[1] >> 1;
        put.word |= in->value[6]; /* Rd */
        put.wrong |= in->value[6] >> 8;
        put.word |= in->value[7] << 8; /* Ra */
        put.wrong |= in->value[7] >> 8;
        put.word |= in->value[9] << 36; /* TXH */
        put.wrong |= in->value[9] >> 13;
        put.word |= in->value[10] << 28; /* TDIM */
        put.wrong |= in->value[10] >> 3;
        put.word |= in->value[2] << 49; /* NODEP */
        put.wrong |= in->value[2] >> 1;
        put.word |= (rt_u128)in->value[3] << 81; /* PHT */
        put.wrong |= in->value[3] >> 1;
        put.word |= (rt_u128)in->value[4] << 82; /* PHP */
        put.wrong |= in->value[4] >> 1;
        put.wrong |= in->line[0];
        put = with(put, put_tp(in->line + 1, in->value[5]));
        put = with(put, put_trb(in->line + 2, in->value[8]));
        put = with(put, put_tm(in->line + 3, in->value[11]));
        put = with(put, put_guard(in->line + 4, in->value[12]));
        put = with(put, put_open(in->line + 5));
        put = with(put, put_ctl(in->line + 6, in->value[14], in->value[17], in->value[18], in->value[19], in->value[20], in->value[21], in->value[22], in->value[13], in->value[15], in->value[16]));
        put = with(put, put_close(in->line + 10));
        if (in->line[5] == 0 && in->line[6] == 2 && in->line[7] == 0 && in->line[8] == 0 && in->line[9] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[14] << 68; /* NOY */
            put.wrong |= in->value[14] >> 1;
        }
        if (in->line[5] == 0 && in->line[6] == 2 && in->line[7] == 0 && in->line[8] == 0 && in->line[9] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[14] << 68; /* NOY */
            put.wrong |= in->value[14] >> 1;
        }
        if (in->line[5] == 0 && in->line[6] == 2 && in->line[7] == 0 && in->line[8] == 1 && in->line[9] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[14] << 68; /* NOY */
            put.wrong |= in->value[14] >> 1;
        }
        if (in->line[5] == 0 && in->line[6] == 2 && in->line[7] == 0 && in->line[8] == 1 && in->line[9] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[14] << 68; /* NOY */
            put.wrong |= in->value[14] >> 1;
        }
        if (in->line[5] == 2 && in->line[6] == 2 && in->line[7] == 1 && in->line[8] == 0 && in->line[9] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[13] << 64; /* STALL */
            put.wrong |= in->value[13] >> 4;
        }
        if (in->line[5] == 2 && in->line[6] == 2 && in->line[7] == 1 && in->line[8] == 0 && in->line[9] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[13] << 64; /* STALL */
            put.wrong |= in->value[13] >> 4;
        }
        if (in->line[5] == 2 && in->line[6] == 2 && in->line[7] == 1 && in->line[8] == 1 && in->line[9] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[13] << 64; /* STALL */
            put.wrong |= in->value[13] >> 4;
        }
        if (in->line[5] == 2 && in->line[6] == 2 && in->line[7] == 1 && in->line[8] == 1 && in->line[9] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[13] << 64; /* STALL */
            put.wrong |= in->value[13] >> 4;
        }
        length = 11;
        break;
    case MAXWELL_TXD_B:
        put.word |= in->value[0] << 50; /* TLCD */
        put.wrong |= in->value[0] >> 1;
        put.word |= in->value[1] << 35; /* TAOL */
        put.wrong |= in->value[1] >> 1;
        put.word |= in->value[6]; /* Rd */
        put.wrong |= in->value[6] >> 8;
        put.word |= in->value[7] << 8; /* Ra */
        put.wrong |= in->value[7] >> 8;
        put.word |= in->value[9] << 28; /* TDIM */
        put.wrong |= in->value[9] >> 3;
        put.word |= in->value[2] << 49; /* NODEP */
        put.wrong |= in->value[2] >> 1;
        put.word |= (rt_u128)in->value[3] << 81; /* PHT */
        put.wrong |= in->value[3] >> 1;
        put.word |= (rt_u128)in->value[4] << 82; /* PHP */
        put.wrong |= in->value[4] >> 1;
        put.wrong |= in->line[0];
        put = with(put, put_tp(in->line + 1, in->value[5]));
        put = with(put, put_trb(in->line + 2, in->value[8]));
        put = with(put, put_tm(in->line + 3, in->value[10]));
        put = with(put, put_guard(in->line + 4, in->value[11]));
        put = with(put, put_open(in->line + 5));
        put = with(put, put_ctl(in->line + 6, in->value[13], in->value[16], in->value[17], in->value[18], in->value[19], in->value[20], in->value[21], in->value[12], in->value[14], in->value[15]));
        put = with(put, put_close(in->line + 10));
        if (in->line[5] == 0 && in->line[6] == 2 && in->line[7] == 0 && in->line[8] == 0 && in->line[9] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[13] << 68; /* NOY */
            put.wrong |= in->value[13] >> 1;
        }
        if (in->line[5] == 0 && in->line[6] == 2 && in->line[7] == 0 && in->line[8] == 0 && in->line[9] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[13] << 68; /* NOY */
            put.wrong |= in->value[13] >> 1;
        }
        if (in->line[5] == 0 && in->line[6] == 2 && in->line[7] == 0 && in->line[8] == 1 && in->line[9] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[13] << 68; /* NOY */
            put.wrong |= in->value[13] >> 1;
        }
        if (in->line[5] == 0 && in->line[6] == 2 && in->line[7] == 0 && in->line[8] == 1 && in->line[9] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[13] << 68; /* NOY */
            put.wrong |= in->value[13] >> 1;
        }
        if (in->line[5] == 2 && in->line[6] == 2 && in->line[7] == 1 && in->line[8] == 0 && in->line[9] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[12] << 64; /* STALL */
            put.wrong |= in->value[12] >> 4;
        }
        if (in->line[5] == 2 && in->line[6] == 2 && in->line[7] == 1 && in->line[8] == 0 && in->line[9] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[12] << 64; /* STALL */
            put.wrong |= in->value[12] >> 4;
        }
        if (in->line[5] == 2 && in->line[6] == 2 && in->line[7] == 1 && in->line[8] == 1 && in->line[9] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[12] << 64; /* STALL */
            put.wrong |= in->value[12] >> 4;
        }
        if (in->line[5] == 2 && in->line[6] == 2 && in->line[7] == 1 && in->line[8] == 1 && in->line[9] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[12] << 64; /* STALL */
            put.wrong |= in->value[12] >> 4;
        }
        length = 11;
        break;
    case MAXWELL_TXQ_I:
        put.word |= in->value[3]; /* Rd */
        put.wrong |= in->value[3] >> 8;
        put.word |= in->value[4] << 8; /* Ra */
        put.wrong |= in->value[4] >> 8;
        put.word |= in->value[7] << 36; /* TXH */
        put.wrong |= in->value[7] >> 13;
        put.word |= in->value[0] << 49; /* NODEP */
        put.wrong |= in->value[0] >> 1;
        put.word |= (rt_u128)in->value[1] << 81; /* PHT */
        put.wrong |= in->value[1] >> 1;
        put.word |= (rt_u128)in->value[2] << 82; /* PHP */
        put.wrong |= in->value[2] >> 1;
        put.wrong |= in->line[0];
        put = with(put, put_txqw(in->line + 1, in->value[5], in->value[6]));
        put = with(put, put_tm(in->line + 2, in->value[8]));
        put = with(put, put_guard(in->line + 3, in->value[9]));
        put = with(put, put_open(in->line + 4));
        put = with(put, put_ctl(in->line + 5, in->value[11], in->value[14], in->value[15], in->value[16], in->value[17], in->value[18], in->value[19], in->value[10], in->value[12], in->value[13]));
        put = with(put, put_close(in->line + 9));
        if (in->line[4] == 0 && in->line[5] == 2 && in->line[6] == 0 && in->line[7] == 0 && in->line[8] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[11] << 68; /* NOY */
            put.wrong |= in->value[11] >> 1;
        }
        if (in->line[4] == 0 && in->line[5] == 2 && in->line[6] == 0 && in->line[7] == 0 && in->line[8] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[11] << 68; /* NOY */
            put.wrong |= in->value[11] >> 1;
        }
        if (in->line[4] == 0 && in->line[5] == 2 && in->line[6] == 0 && in->line[7] == 1 && in->line[8] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[11] << 68; /* NOY */
            put.wrong |= in->value[11] >> 1;
        }
        if (in->line[4] == 0 && in->line[5] == 2 && in->line[6] == 0 && in->line[7] == 1 && in->line[8] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[11] << 68; /* NOY */
            put.wrong |= in->value[11] >> 1;
        }
        if (in->line[4] == 2 && in->line[5] == 2 && in->line[6] == 1 && in->line[7] == 0 && in->line[8] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[10] << 64; /* STALL */
            put.wrong |= in->value[10] >> 4;
        }
        if (in->line[4] == 2 && in->line[5] == 2 && in->line[6] == 1 && in->line[7] == 0 && in->line[8] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[10] << 64; /* STALL */
            put.wrong |= in->value[10] >> 4;
        }
        if (in->line[4] == 2 && in->line[5] == 2 && in->line[6] == 1 && in->line[7] == 1 && in->line[8] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[10] << 64; /* STALL */
            put.wrong |= in->value[10] >> 4;
        }
        if (in->line[4] == 2 && in->line[5] == 2 && in->line[6] == 1 && in->line[7] == 1 && in->line[8] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[10] << 64; /* STALL */
            put.wrong |= in->value[10] >> 4;
        }
        length = 11;
        break;
    case MAXWELL_TXQ_B:
        put.word |= in->value[3]; /* Rd */
        put.wrong |= in->value[3] >> 8;
        put.word |= in->value[4] << 8; /* Ra */
        put.wrong |= in->value[4] >> 8;
        put.word |= in->value[0] << 49; /* NODEP */
        put.wrong |= in->value[0] >> 1;
        put.word |= (rt_u128)in->value[1] << 81; /* PHT */
        put.wrong |= in->value[1] >> 1;
        put.word |= (rt_u128)in->value[2] << 82; /* PHP */
        put.wrong |= in->value[2] >> 1;
        put.wrong |= in->line[0];
        put = with(put, put_txqw(in->line + 1, in->value[5], in->value[6]));
        put = with(put, put_tm(in->line + 2, in->value[7]));
        put = with(put, put_guard(in->line + 3, in->value[8]));
        put = with(put, put_open(in->line + 4));
        put = with(put, put_ctl(in->line + 5, in->value[10], in->value[13], in->value[14], in->value[15], in->value[16], in->value[17], in->value[18], in->value[9], in->value[11], in->value[12]));
        put = with(put, put_close(in->line + 9));
        if (in->line[4] == 0 && in->line[5] == 2 && in->line[6] == 0 && in->line[7] == 0 && in->line[8] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[10] << 68; /* NOY */
            put.wrong |= in->value[10] >> 1;
        }
        if (in->line[4] == 0 && in->line[5] == 2 && in->line[6] == 0 && in->line[7] == 0 && in->line[8] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[10] << 68; /* NOY */
            put.wrong |= in->value[10] >> 1;
        }
        if (in->line[4] == 0 && in->line[5] == 2 && in->line[6] == 0 && in->line[7] == 1 && in->line[8] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[10] << 68; /* NOY */
            put.wrong |= in->value[10] >> 1;
        }
        if (in->line[4] == 0 && in->line[5] == 2 && in->line[6] == 0 && in->line[7] == 1 && in->line[8] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[10] << 68; /* NOY */
            put.wrong |= in->value[10] >> 1;
        }
        if (in->line[4] == 2 && in->line[5] == 2 && in->line[6] == 1 && in->line[7] == 0 && in->line[8] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[9] << 64; /* STALL */
            put.wrong |= in->value[9] >> 4;
        }
        if (in->line[4] == 2 && in->line[5] == 2 && in->line[6] == 1 && in->line[7] == 0 && in->line[8] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[9] << 64; /* STALL */
            put.wrong |= in->value[9] >> 4;
        }
        if (in->line[4] == 2 && in->line[5] == 2 && in->line[6] == 1 && in->line[7] == 1 && in->line[8] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[9] << 64; /* STALL */
            put.wrong |= in->value[9] >> 4;
        }
        if (in->line[4] == 2 && in->line[5] == 2 && in->line[6] == 1 && in->line[7] == 1 && in->line[8] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[9] << 64; /* STALL */
            put.wrong |= in->value[9] >> 4;
        }
        length = 11;
        break;
    case MAXWELL_TXA:
        put.word |= in->value[0] << 35; /* TNDV */
        put.wrong |= in->value[0] >> 1;
        put.word |= in->value[4]; /* Rd */
        put.wrong |= in->value[4] >> 8;
        put.word |= in->value[5] << 8; /* Ra */
        put.wrong |= in->value[5] >> 8;
        put.word |= in->value[6] << 36; /* TXH */
        put.wrong |= in->value[6] >> 13;
        put.word |= in->value[1] << 49; /* NODEP */
        put.wrong |= in->value[1] >> 1;
        put.word |= (rt_u128)in->value[2] << 81; /* PHT */
        put.wrong |= in->value[2] >> 1;
        put.word |= (rt_u128)in->value[3] << 82; /* PHP */
        put.wrong |= in->value[3] >> 1;
        put.wrong |= in->line[0];
        put = with(put, put_tm(in->line + 1, in->value[7]));
        put = with(put, put_guard(in->line + 2, in->value[8]));
        put = with(put, put_open(in->line + 3));
        put = with(put, put_ctl(in->line + 4, in->value[10], in->value[13], in->value[14], in->value[15], in->value[16], in->value[17], in->value[18], in->value[9], in->value[11], in->value[12]));
        put = with(put, put_close(in->line + 8));
        if (in->line[3] == 0 && in->line[4] == 2 && in->line[5] == 0 && in->line[6] == 0 && in->line[7] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[10] << 68; /* NOY */
            put.wrong |= in->value[10] >> 1;
        }
        if (in->line[3] == 0 && in->line[4] == 2 && in->line[5] == 0 && in->line[6] == 0 && in->line[7] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[10] << 68; /* NOY */
            put.wrong |= in->value[10] >> 1;
        }
        if (in->line[3] == 0 && in->line[4] == 2 && in->line[5] == 0 && in->line[6] == 1 && in->line[7] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[10] << 68; /* NOY */
            put.wrong |= in->value[10] >> 1;
        }
        if (in->line[3] == 0 && in->line[4] == 2 && in->line[5] == 0 && in->line[6] == 1 && in->line[7] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[10] << 68; /* NOY */
            put.wrong |= in->value[10] >> 1;
        }
        if (in->line[3] == 2 && in->line[4] == 2 && in->line[5] == 1 && in->line[6] == 0 && in->line[7] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[9] << 64; /* STALL */
            put.wrong |= in->value[9] >> 4;
        }
        if (in->line[3] == 2 && in->line[4] == 2 && in->line[5] == 1 && in->line[6] == 0 && in->line[7] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[9] << 64; /* STALL */
            put.wrong |= in->value[9] >> 4;
        }
        if (in->line[3] == 2 && in->line[4] == 2 && in->line[5] == 1 && in->line[6] == 1 && in->line[7] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[9] << 64; /* STALL */
            put.wrong |= in->value[9] >> 4;
        }
        if (in->line[3] == 2 && in->line[4] == 2 && in->line[5] == 1 && in->line[6] == 1 && in->line[7] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[9] << 64; /* STALL */
            put.wrong |= in->value[9] >> 4;
        }
        length = 11;
        break;
    case MAXWELL_TMML_I:
        put.word |= in->value[0] << 35; /* TNDV */
        put.wrong |= in->value[0] >> 1;
        put.word |= in->value[4]; /* Rd */
        put.wrong |= in->value[4] >> 8;
        put.word |= in->value[5] << 8; /* Ra */
        put.wrong |= in->value[5] >> 8;
        put.word |= in->value[6] << 36; /* TXH */
        put.wrong |= in->value[6] >> 13;
        put.word |= in->value[7] << 28; /* TDIM */
        put.wrong |= in->value[7] >> 3;
        put.word |= in->value[1] << 49; /* NODEP */
        put.wrong |= in->value[1] >> 1;
        put.word |= (rt_u128)in->value[2] << 81; /* PHT */
        put.wrong |= in->value[2] >> 1;
        put.word |= (rt_u128)in->value[3] << 82; /* PHP */
        put.wrong |= in->value[3] >> 1;
        put.wrong |= in->line[0];
        put = with(put, put_tm(in->line + 1, in->value[8]));
        put = with(put, put_guard(in->line + 2, in->value[9]));
        put = with(put, put_open(in->line + 3));
        put = with(put, put_ctl(in->line + 4, in->value[11], in->value[14], in->value[15], in->value[16], in->value[17], in->value[18], in->value[19], in->value[10], in->value[12], in->value[13]));
        put = with(put, put_close(in->line + 8));
        if (in->line[3] == 0 && in->line[4] == 2 && in->line[5] == 0 && in->line[6] == 0 && in->line[7] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[11] << 68; /* NOY */
            put.wrong |= in->value[11] >> 1;
        }
        if (in->line[3] == 0 && in->line[4] == 2 && in->line[5] == 0 && in->line[6] == 0 && in->line[7] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[11] << 68; /* NOY */
            put.wrong |= in->value[11] >> 1;
        }
        if (in->line[3] == 0 && in->line[4] == 2 && in->line[5] == 0 && in->line[6] == 1 && in->line[7] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[11] << 68; /* NOY */
            put.wrong |= in->value[11] >> 1;
        }
        if (in->line[3] == 0 && in->line[4] == 2 && in->line[5] == 0 && in->line[6] == 1 && in->line[7] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[11] << 68; /* NOY */
            put.wrong |= in->value[11] >> 1;
        }
        if (in->line[3] == 2 && in->line[4] == 2 && in->line[5] == 1 && in->line[6] == 0 && in->line[7] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[10] << 64; /* STALL */
            put.wrong |= in->value[10] >> 4;
        }
        if (in->line[3] == 2 && in->line[4] == 2 && in->line[5] == 1 && in->line[6] == 0 && in->line[7] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[10] << 64; /* STALL */
            put.wrong |= in->value[10] >> 4;
        }
        if (in->line[3] == 2 && in->line[4] == 2 && in->line[5] == 1 && in->line[6] == 1 && in->line[7] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[10] << 64; /* STALL */
            put.wrong |= in->value[10] >> 4;
        }
        if (in->line[3] == 2 && in->line[4] == 2 && in->line[5] == 1 && in->line[6] == 1 && in->line[7] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[10] << 64; /* STALL */
            put.wrong |= in->value[10] >> 4;
        }
        length = 11;
        break;
    case MAXWELL_TMML_B:
        put.word |= in->value[0] << 35; /* TNDV */
        put.wrong |= in->value[0] >> 1;
        put.word |= in->value[4]; /* Rd */
        put.wrong |= in->value[4] >> 8;
        put.word |= in->value[5] << 8; /* Ra */
        put.wrong |= in->value[5] >> 8;
        put.word |= in->value[7] << 28; /* TDIM */
        put.wrong |= in->value[7] >> 3;
        put.word |= in->value[1] << 49; /* NODEP */
        put.wrong |= in->value[1] >> 1;
        put.word |= (rt_u128)in->value[2] << 81; /* PHT */
        put.wrong |= in->value[2] >> 1;
        put.word |= (rt_u128)in->value[3] << 82; /* PHP */
        put.wrong |= in->value[3] >> 1;
        put.wrong |= in->line[0];
        put = with(put, put_trb(in->line + 1, in->value[6]));
        put = with(put, put_tm(in->line + 2, in->value[8]));
        put = with(put, put_guard(in->line + 3, in->value[9]));
        put = with(put, put_open(in->line + 4));
        put = with(put, put_ctl(in->line + 5, in->value[11], in->value[14], in->value[15], in->value[16], in->value[17], in->value[18], in->value[19], in->value[10], in->value[12], in->value[13]));
        put = with(put, put_close(in->line + 9));
        if (in->line[4] == 0 && in->line[5] == 2 && in->line[6] == 0 && in->line[7] == 0 && in->line[8] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[11] << 68; /* NOY */
            put.wrong |= in->value[11] >> 1;
        }
        if (in->line[4] == 0 && in->line[5] == 2 && in->line[6] == 0 && in->line[7] == 0 && in->line[8] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[11] << 68; /* NOY */
            put.wrong |= in->value[11] >> 1;
        }
        if (in->line[4] == 0 && in->line[5] == 2 && in->line[6] == 0 && in->line[7] == 1 && in->line[8] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[11] << 68; /* NOY */
            put.wrong |= in->value[11] >> 1;
        }
        if (in->line[4] == 0 && in->line[5] == 2 && in->line[6] == 0 && in->line[7] == 1 && in->line[8] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[11] << 68; /* NOY */
            put.wrong |= in->value[11] >> 1;
        }
        if (in->line[4] == 2 && in->line[5] == 2 && in->line[6] == 1 && in->line[7] == 0 && in->line[8] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[10] << 64; /* STALL */
            put.wrong |= in->value[10] >> 4;
        }
        if (in->line[4] == 2 && in->line[5] == 2 && in->line[6] == 1 && in->line[7] == 0 && in->line[8] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[10] << 64; /* STALL */
            put.wrong |= in->value[10] >> 4;
        }
        if (in->line[4] == 2 && in->line[5] == 2 && in->line[6] == 1 && in->line[7] == 1 && in->line[8] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[10] << 64; /* STALL */
            put.wrong |= in->value[10] >> 4;
        }
        if (in->line[4] == 2 && in->line[5] == 2 && in->line[6] == 1 && in->line[7] == 1 && in->line[8] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[10] << 64; /* STALL */
            put.wrong |= in->value[10] >> 4;
        }
        length = 11;
        break;
    case MAXWELL_TEXS_D1_LZ_M:
    case MAXWELL_TEXS_D2_M:
    case MAXWELL_TEXS_D2_LZ_M:
    case MAXWELL_TEXS_D2_LL_M:
    case MAXWELL_TEXS_D2_DC_M:
    case MAXWELL_TEXS_D2_LL_DC_M:
    case MAXWELL_TEXS_D2_LZ_DC_M:
    case MAXWELL_TEXS_A2_M:
    case MAXWELL_TEXS_A2_LZ_M:
    case MAXWELL_TEXS_A2_LZ_DC_M:
    case MAXWELL_TEXS_D3_M:
    case MAXWELL_TEXS_D3_LZ_M:
    case MAXWELL_TEXS_CUBE_M:
    case MAXWELL_TEXS_CUBE_LL_M:
    case MAXWELL_TLDS_D1_LZ_M:
    case MAXWELL_TLDS_D1_LL_M:
    case MAXWELL_TLDS_D2_LZ_M:
    case MAXWELL_TLDS_D2_LZ_AO_M:
    case MAXWELL_TLDS_D2_LL_M:
    case MAXWELL_TLDS_D2_LZ_MS_M:
    case MAXWELL_TLDS_D3_LZ_M:
    case MAXWELL_TLDS_A2_LZ_M:
    case MAXWELL_TLDS_D2_LL_AO_M:
        put.word |= in->value[4] << 28; /* Rd2 */
        put.wrong |= in->value[4] >> 8;
        put.word |= in->value[5]; /* Rd */
        put.wrong |= in->value[5] >> 8;
        put.word |= in->value[6] << 8; /* Ra */
        put.wrong |= in->value[6] >> 8;
        put.word |= in->value[7] << 20; /* Rb */
        put.wrong |= in->value[7] >> 8;
        put.word |= in->value[8] << 36; /* TXH */
        put.wrong |= in->value[8] >> 13;
        put.word |= in->value[9] << 50; /* TXC */
        put.wrong |= in->value[9] >> 3;
        put.word |= in->value[1] << 49; /* NODEP */
        put.wrong |= in->value[1] >> 1;
        put.word |= (rt_u128)in->value[2] << 81; /* PHT */
        put.wrong |= in->value[2] >> 1;
        put.word |= (rt_u128)in->value[3] << 82; /* PHP */
        put.wrong |= in->value[3] >> 1;
        put.wrong |= in->line[1];
        put = with(put, put_short(in->line, in->value[0]));
        put = with(put, put_guard(in->line + 2, in->value[10]));
        put = with(put, put_open(in->line + 3));
        put = with(put, put_ctl(in->line + 4, in->value[12], in->value[15], in->value[16], in->value[17], in->value[18], in->value[19], in->value[20], in->value[11], in->value[13], in->value[14]));
        put = with(put, put_close(in->line + 8));
        if (in->line[3] == 0 && in->line[4] == 2 && in->line[5] == 0 && in->line[6] == 0 && in->line[7] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[12] << 68; /* NOY */
            put.wrong |= in->value[12] >> 1;
        }
        if (in->line[3] == 0 && in->line[4] == 2 && in->line[5] == 0 && in->line[6] == 0 && in->line[7] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[12] << 68; /* NOY */
            put.wrong |= in->value[12] >> 1;
        }
        if (in->line[3] == 0 && in->line[4] == 2 && in->line[5] == 0 && in->line[6] == 1 && in->line[7] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[12] << 68; /* NOY */
            put.wrong |= in->value[12] >> 1;
        }
        if (in->line[3] == 0 && in->line[4] == 2 && in->line[5] == 0 && in->line[6] == 1 && in->line[7] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[12] << 68; /* NOY */
            put.wrong |= in->value[12] >> 1;
        }
        if (in->line[3] == 2 && in->line[4] == 2 && in->line[5] == 1 && in->line[6] == 0 && in->line[7] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[11] << 64; /* STALL */
            put.wrong |= in->value[11] >> 4;
        }
        if (in->line[3] == 2 && in->line[4] == 2 && in->line[5] == 1 && in->line[6] == 0 && in->line[7] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[11] << 64; /* STALL */
            put.wrong |= in->value[11] >> 4;
        }
        if (in->line[3] == 2 && in->line[4] == 2 && in->line[5] == 1 && in->line[6] == 1 && in->line[7] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[11] << 64; /* STALL */
            put.wrong |= in->value[11] >> 4;
        }
        if (in->line[3] == 2 && in->line[4] == 2 && in->line[5] == 1 && in->line[6] == 1 && in->line[7] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[11] << 64; /* STALL */
            put.wrong |= in->value[11] >> 4;
        }
        length = 11;
        break;
    case MAXWELL_TEXS_D1_LZ_S:
    case MAXWELL_TEXS_D2_S:
    case MAXWELL_TEXS_D2_LZ_S:
    case MAXWELL_TEXS_D2_LL_S:
    case MAXWELL_TEXS_D2_DC_S:
    case MAXWELL_TEXS_D2_LL_DC_S:
    case MAXWELL_TEXS_D2_LZ_DC_S:
    case MAXWELL_TEXS_A2_S:
    case MAXWELL_TEXS_A2_LZ_S:
    case MAXWELL_TEXS_A2_LZ_DC_S:
    case MAXWELL_TEXS_D3_S:
    case MAXWELL_TEXS_D3_LZ_S:
    case MAXWELL_TEXS_CUBE_S:
    case MAXWELL_TEXS_CUBE_LL_S:
    case MAXWELL_TLDS_D1_LZ_S:
    case MAXWELL_TLDS_D1_LL_S:
    case MAXWELL_TLDS_D2_LZ_S:
    case MAXWELL_TLDS_D2_LZ_AO_S:
    case MAXWELL_TLDS_D2_LL_S:
    case MAXWELL_TLDS_D2_LZ_MS_S:
    case MAXWELL_TLDS_D3_LZ_S:
    case MAXWELL_TLDS_A2_LZ_S:
    case MAXWELL_TLDS_D2_LL_AO_S:
        put.word |= in->value[4] << 28; /* Rd2 */
        put.wrong |= in->value[4] >> 8;
        put.word |= in->value[5]; /* Rd */
        put.wrong |= in->value[5] >> 8;
        put.word |= in->value[6] << 8; /* Ra */
        put.wrong |= in->value[6] >> 8;
        put.word |= in->value[7] << 20; /* Rb */
        put.wrong |= in->value[7] >> 8;
        put.word |= in->value[8] << 36; /* TXH */
        put.wrong |= in->value[8] >> 13;
        put.word |= in->value[9] << 50; /* TXC1 */
        put.wrong |= in->value[9] >> 3;
        put.word |= in->value[1] << 49; /* NODEP */
        put.wrong |= in->value[1] >> 1;
        put.word |= (rt_u128)in->value[2] << 81; /* PHT */
        put.wrong |= in->value[2] >> 1;
        put.word |= (rt_u128)in->value[3] << 82; /* PHP */
        put.wrong |= in->value[3] >> 1;
        put.wrong |= in->line[1];
        put = with(put, put_short(in->line, in->value[0]));
        put = with(put, put_guard(in->line + 2, in->value[10]));
        put = with(put, put_open(in->line + 3));
        put = with(put, put_ctl(in->line + 4, in->value[12], in->value[15], in->value[16], in->value[17], in->value[18], in->value[19], in->value[20], in->value[11], in->value[13], in->value[14]));
        put = with(put, put_close(in->line + 8));
        if (in->line[3] == 0 && in->line[4] == 2 && in->line[5] == 0 && in->line[6] == 0 && in->line[7] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[12] << 68; /* NOY */
            put.wrong |= in->value[12] >> 1;
        }
        if (in->line[3] == 0 && in->line[4] == 2 && in->line[5] == 0 && in->line[6] == 0 && in->line[7] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[12] << 68; /* NOY */
            put.wrong |= in->value[12] >> 1;
        }
        if (in->line[3] == 0 && in->line[4] == 2 && in->line[5] == 0 && in->line[6] == 1 && in->line[7] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[12] << 68; /* NOY */
            put.wrong |= in->value[12] >> 1;
        }
        if (in->line[3] == 0 && in->line[4] == 2 && in->line[5] == 0 && in->line[6] == 1 && in->line[7] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[12] << 68; /* NOY */
            put.wrong |= in->value[12] >> 1;
        }
        if (in->line[3] == 2 && in->line[4] == 2 && in->line[5] == 1 && in->line[6] == 0 && in->line[7] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[11] << 64; /* STALL */
            put.wrong |= in->value[11] >> 4;
        }
        if (in->line[3] == 2 && in->line[4] == 2 && in->line[5] == 1 && in->line[6] == 0 && in->line[7] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[11] << 64; /* STALL */
            put.wrong |= in->value[11] >> 4;
        }
        if (in->line[3] == 2 && in->line[4] == 2 && in->line[5] == 1 && in->line[6] == 1 && in->line[7] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[11] << 64; /* STALL */
            put.wrong |= in->value[11] >> 4;
        }
        if (in->line[3] == 2 && in->line[4] == 2 && in->line[5] == 1 && in->line[6] == 1 && in->line[7] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[11] << 64; /* STALL */
            put.wrong |= in->value[11] >> 4;
        }
        length = 11;
        break;
    case MAXWELL_TLD4S:
        put.word |= in->value[1] << 52; /* T4CS */
        put.wrong |= in->value[1] >> 2;
        put.word |= in->value[2] << 51; /* TAOS */
        put.wrong |= in->value[2] >> 1;
        put.word |= in->value[3] << 50; /* TDC */
        put.wrong |= in->value[3] >> 1;
        put.word |= in->value[7] << 28; /* Rd2 */
        put.wrong |= in->value[7] >> 8;
        put.word |= in->value[8]; /* Rd */
        put.wrong |= in->value[8] >> 8;
        put.word |= in->value[9] << 8; /* Ra */
        put.wrong |= in->value[9] >> 8;
        put.word |= in->value[10] << 20; /* Rb */
        put.wrong |= in->value[10] >> 8;
        put.word |= in->value[11] << 36; /* TXH */
        put.wrong |= in->value[11] >> 13;
        put.word |= in->value[4] << 49; /* NODEP */
        put.wrong |= in->value[4] >> 1;
        put.word |= (rt_u128)in->value[5] << 81; /* PHT */
        put.wrong |= in->value[5] >> 1;
        put.word |= (rt_u128)in->value[6] << 82; /* PHP */
        put.wrong |= in->value[6] >> 1;
        put.wrong |= in->line[1];
        put = with(put, put_short4(in->line, in->value[0]));
        put = with(put, put_guard(in->line + 2, in->value[12]));
        put = with(put, put_open(in->line + 3));
        put = with(put, put_ctl(in->line + 4, in->value[14], in->value[17], in->value[18], in->value[19], in->value[20], in->value[21], in->value[22], in->value[13], in->value[15], in->value[16]));
        put = with(put, put_close(in->line + 8));
        if (in->line[3] == 0 && in->line[4] == 2 && in->line[5] == 0 && in->line[6] == 0 && in->line[7] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[14] << 68; /* NOY */
            put.wrong |= in->value[14] >> 1;
        }
        if (in->line[3] == 0 && in->line[4] == 2 && in->line[5] == 0 && in->line[6] == 0 && in->line[7] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[14] << 68; /* NOY */
            put.wrong |= in->value[14] >> 1;
        }
        if (in->line[3] == 0 && in->line[4] == 2 && in->line[5] == 0 && in->line[6] == 1 && in->line[7] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[14] << 68; /* NOY */
            put.wrong |= in->value[14] >> 1;
        }
        if (in->line[3] == 0 && in->line[4] == 2 && in->line[5] == 0 && in->line[6] == 1 && in->line[7] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[14] << 68; /* NOY */
            put.wrong |= in->value[14] >> 1;
        }
        if (in->line[3] == 2 && in->line[4] == 2 && in->line[5] == 1 && in->line[6] == 0 && in->line[7] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[13] << 64; /* STALL */
            put.wrong |= in->value[13] >> 4;
        }
        if (in->line[3] == 2 && in->line[4] == 2 && in->line[5] == 1 && in->line[6] == 0 && in->line[7] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[13] << 64; /* STALL */
            put.wrong |= in->value[13] >> 4;
        }
        if (in->line[3] == 2 && in->line[4] == 2 && in->line[5] == 1 && in->line[6] == 1 && in->line[7] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[13] << 64; /* STALL */
            put.wrong |= in->value[13] >> 4;
        }
        if (in->line[3] == 2 && in->line[4] == 2 && in->line[5] == 1 && in->line[6] == 1 && in->line[7] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[13] << 64; /* STALL */
            put.wrong |= in->value[13] >> 4;
        }
        length = 11;
        break;
    case MAXWELL_VADD:
        put.word |= in->value[0] << 54; /* VUD */
        put.wrong |= in->value[0] >> 1;
        put.word |= in->value[3] << 55; /* VSAT */
        put.wrong |= in->value[3] >> 1;
        put.word |= in->value[4] << 51; /* VRED */
        put.wrong |= in->value[4] >> 3;
        put.word |= in->value[5]; /* Rd */
        put.wrong |= in->value[5] >> 8;
        put.word |= in->value[6] << 47; /* CCW */
        put.wrong |= in->value[6] >> 1;
        put.word |= in->value[7] << 57; /* VNA */
        put.wrong |= in->value[7] >> 1;
        put.word |= in->value[12] << 56; /* VNB */
        put.wrong |= in->value[12] >> 1;
        put.word |= in->value[18] << 39; /* Rc */
        put.wrong |= in->value[18] >> 8;
        put.word |= (rt_u128)in->value[19] << 83; /* RC */
        put.wrong |= in->value[19] >> 1;
        put = with(put, put_vt(in->line, in->value[1], in->value[2]));
        put = with(put, put_va(in->line + 5, in->value[8], in->value[9], in->value[10], in->value[11]));
        put = with(put, put_vb(in->line + 6, in->value[13], in->value[14], in->value[15], in->value[16], in->value[17]));
        put = with(put, put_guard(in->line + 7, in->value[20]));
        put = with(put, put_open(in->line + 8));
        put = with(put, put_ctl(in->line + 9, in->value[22], in->value[25], in->value[26], in->value[27], in->value[28], in->value[29], in->value[30], in->value[21], in->value[23], in->value[24]));
        put = with(put, put_close(in->line + 13));
        if (in->line[8] == 0 && in->line[9] == 2 && in->line[10] == 0 && in->line[11] == 0 && in->line[12] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[22] << 68; /* NOY */
            put.wrong |= in->value[22] >> 1;
        }
        if (in->line[8] == 0 && in->line[9] == 2 && in->line[10] == 0 && in->line[11] == 0 && in->line[12] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[22] << 68; /* NOY */
            put.wrong |= in->value[22] >> 1;
        }
        if (in->line[8] == 0 && in->line[9] == 2 && in->line[10] == 0 && in->line[11] == 1 && in->line[12] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[22] << 68; /* NOY */
            put.wrong |= in->value[22] >> 1;
        }
        if (in->line[8] == 0 && in->line[9] == 2 && in->line[10] == 0 && in->line[11] == 1 && in->line[12] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[22] << 68; /* NOY */
            put.wrong |= in->value[22] >> 1;
        }
        if (in->line[8] == 2 && in->line[9] == 2 && in->line[10] == 1 && in->line[11] == 0 && in->line[12] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[21] << 64; /* STALL */
            put.wrong |= in->value[21] >> 4;
        }
        if (in->line[8] == 2 && in->line[9] == 2 && in->line[10] == 1 && in->line[11] == 0 && in->line[12] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[21] << 64; /* STALL */
            put.wrong |= in->value[21] >> 4;
        }
        if (in->line[8] == 2 && in->line[9] == 2 && in->line[10] == 1 && in->line[11] == 1 && in->line[12] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[21] << 64; /* STALL */
            put.wrong |= in->value[21] >> 4;
        }
        if (in->line[8] == 2 && in->line[9] == 2 && in->line[10] == 1 && in->line[11] == 1 && in->line[12] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[21] << 64; /* STALL */
            put.wrong |= in->value[21] >> 4;
        }
        length = 11;
        break;
    case MAXWELL_VABSDIFF:
        put.word |= in->value[0] << 54; /* VSD */
        put.wrong |= in->value[0] >> 1;
        put.word |= in->value[3] << 55; /* VSAT */
        put.wrong |= in->value[3] >> 1;
        put.word |= in->value[4] << 51; /* VRED */
        put.wrong |= in->value[4] >> 3;
        put.word |= in->value[5]; /* Rd */
        put.wrong |= in->value[5] >> 8;
        put.word |= in->value[6] << 47; /* CCW */
        put.wrong |= in->value[6] >> 1;
        put.word |= in->value[16] << 39; /* Rc */
        put.wrong |= in->value[16] >> 8;
        put.word |= (rt_u128)in->value[17] << 83; /* RC */
        put.wrong |= in->value[17] >> 1;
        put = with(put, put_vt(in->line, in->value[1], in->value[2]));
        put = with(put, put_va(in->line + 5, in->value[7], in->value[8], in->value[9], in->value[10]));
        put = with(put, put_vb(in->line + 6, in->value[11], in->value[12], in->value[13], in->value[14], in->value[15]));
        put = with(put, put_guard(in->line + 7, in->value[18]));
        put = with(put, put_open(in->line + 8));
        put = with(put, put_ctl(in->line + 9, in->value[20], in->value[23], in->value[24], in->value[25], in->value[26], in->value[27], in->value[28], in->value[19], in->value[21], in->value[22]));
        put = with(put, put_close(in->line + 13));
        if (in->line[8] == 0 && in->line[9] == 2 && in->line[10] == 0 && in->line[11] == 0 && in->line[12] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[20] << 68; /* NOY */
            put.wrong |= in->value[20] >> 1;
        }
        if (in->line[8] == 0 && in->line[9] == 2 && in->line[10] == 0 && in->line[11] == 0 && in->line[12] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[20] << 68; /* NOY */
            put.wrong |= in->value[20] >> 1;
        }
        if (in->line[8] == 0 && in->line[9] == 2 && in->line[10] == 0 && in->line[11] == 1 && in->line[12] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[20] << 68; /* NOY */
            put.wrong |= in->value[20] >> 1;
        }
        if (in->line[8] == 0 && in->line[9] == 2 && in->line[10] == 0 && in->line[11] == 1 && in->line[12] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[20] << 68; /* NOY */
            put.wrong |= in->value[20] >> 1;
        }
        if (in->line[8] == 2 && in->line[9] == 2 && in->line[10] == 1 && in->line[11] == 0 && in->line[12] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[19] << 64; /* STALL */
            put.wrong |= in->value[19] >> 4;
        }
        if (in->line[8] == 2 && in->line[9] == 2 && in->line[10] == 1 && in->line[11] == 0 && in->line[12] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[19] << 64; /* STALL */
            put.wrong |= in->value[19] >> 4;
        }
        if (in->line[8] == 2 && in->line[9] == 2 && in->line[10] == 1 && in->line[11] == 1 && in->line[12] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[19] << 64; /* STALL */
            put.wrong |= in->value[19] >> 4;
        }
        if (in->line[8] == 2 && in->line[9] == 2 && in->line[10] == 1 && in->line[11] == 1 && in->line[12] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[19] << 64; /* STALL */
            put.wrong |= in->value[19] >> 4;
        }
        length = 11;
        break;
    case MAXWELL_VMNMX:
        put.word |= in->value[0] << 54; /* VUD */
        put.wrong |= in->value[0] >> 1;
        put.word |= in->value[3] << 56; /* VMX */
        put.wrong |= in->value[3] >> 1;
        put.word |= in->value[4] << 55; /* VSAT */
        put.wrong |= in->value[4] >> 1;
        put.word |= in->value[5] << 51; /* VRED */
        put.wrong |= in->value[5] >> 3;
        put.word |= in->value[6]; /* Rd */
        put.wrong |= in->value[6] >> 8;
        put.word |= in->value[7] << 47; /* CCW */
        put.wrong |= in->value[7] >> 1;
        put.word |= in->value[17] << 39; /* Rc */
        put.wrong |= in->value[17] >> 8;
        put.word |= (rt_u128)in->value[18] << 83; /* RC */
        put.wrong |= in->value[18] >> 1;
        put = with(put, put_vt(in->line, in->value[1], in->value[2]));
        put = with(put, put_va(in->line + 5, in->value[8], in->value[9], in->value[10], in->value[11]));
        put = with(put, put_vb(in->line + 6, in->value[12], in->value[13], in->value[14], in->value[15], in->value[16]));
        put = with(put, put_guard(in->line + 7, in->value[19]));
        put = with(put, put_open(in->line + 8));
        put = with(put, put_ctl(in->line + 9, in->value[21], in->value[24], in->value[25], in->value[26], in->value[27], in->value[28], in->value[29], in->value[20], in->value[22], in->value[23]));
        put = with(put, put_close(in->line + 13));
        if (in->line[8] == 0 && in->line[9] == 2 && in->line[10] == 0 && in->line[11] == 0 && in->line[12] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[21] << 68; /* NOY */
            put.wrong |= in->value[21] >> 1;
        }
        if (in->line[8] == 0 && in->line[9] == 2 && in->line[10] == 0 && in->line[11] == 0 && in->line[12] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[21] << 68; /* NOY */
            put.wrong |= in->value[21] >> 1;
        }
        if (in->line[8] == 0 && in->line[9] == 2 && in->line[10] == 0 && in->line[11] == 1 && in->line[12] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[21] << 68; /* NOY */
            put.wrong |= in->value[21] >> 1;
        }
        if (in->line[8] == 0 && in->line[9] == 2 && in->line[10] == 0 && in->line[11] == 1 && in->line[12] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[21] << 68; /* NOY */
            put.wrong |= in->value[21] >> 1;
        }
        if (in->line[8] == 2 && in->line[9] == 2 && in->line[10] == 1 && in->line[11] == 0 && in->line[12] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[20] << 64; /* STALL */
            put.wrong |= in->value[20] >> 4;
        }
        if (in->line[8] == 2 && in->line[9] == 2 && in->line[10] == 1 && in->line[11] == 0 && in->line[12] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[20] << 64; /* STALL */
            put.wrong |= in->value[20] >> 4;
        }
        if (in->line[8] == 2 && in->line[9] == 2 && in->line[10] == 1 && in->line[11] == 1 && in->line[12] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[20] << 64; /* STALL */
            put.wrong |= in->value[20] >> 4;
        }
        if (in->line[8] == 2 && in->line[9] == 2 && in->line[10] == 1 && in->line[11] == 1 && in->line[12] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[20] << 64; /* STALL */
            put.wrong |= in->value[20] >> 4;
        }
        length = 11;
        break;
    case MAXWELL_VSET:
        put.word |= in->value[0] << 54; /* VCMP */
        put.wrong |= in->value[0] >> 3;
        put.word |= in->value[3] << 51; /* VRED */
        put.wrong |= in->value[3] >> 3;
        put.word |= in->value[4]; /* Rd */
        put.wrong |= in->value[4] >> 8;
        put.word |= in->value[5] << 47; /* CCW */
        put.wrong |= in->value[5] >> 1;
        put.word |= in->value[15] << 39; /* Rc */
        put.wrong |= in->value[15] >> 8;
        put.word |= (rt_u128)in->value[16] << 83; /* RC */
        put.wrong |= in->value[16] >> 1;
        put = with(put, put_vt(in->line, in->value[1], in->value[2]));
        put = with(put, put_va(in->line + 5, in->value[6], in->value[7], in->value[8], in->value[9]));
        put = with(put, put_vb(in->line + 6, in->value[10], in->value[11], in->value[12], in->value[13], in->value[14]));
        put = with(put, put_guard(in->line + 7, in->value[17]));
        put = with(put, put_open(in->line + 8));
        put = with(put, put_ctl(in->line + 9, in->value[19], in->value[22], in->value[23], in->value[24], in->value[25], in->value[26], in->value[27], in->value[18], in->value[20], in->value[21]));
        put = with(put, put_close(in->line + 13));
        if (in->line[8] == 0 && in->line[9] == 2 && in->line[10] == 0 && in->line[11] == 0 && in->line[12] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[19] << 68; /* NOY */
            put.wrong |= in->value[19] >> 1;
        }
        if (in->line[8] == 0 && in->line[9] == 2 && in->line[10] == 0 && in->line[11] == 0 && in->line[12] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[19] << 68; /* NOY */
            put.wrong |= in->value[19] >> 1;
        }
        if (in->line[8] == 0 && in->line[9] == 2 && in->line[10] == 0 && in->line[11] == 1 && in->line[12] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[19] << 68; /* NOY */
            put.wrong |= in->value[19] >> 1;
        }
        if (in->line[8] == 0 && in->line[9] == 2 && in->line[10] == 0 && in->line[11] == 1 && in->line[12] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[19] << 68; /* NOY */
            put.wrong |= in->value[19] >> 1;
        }
        if (in->line[8] == 2 && in->line[9] == 2 && in->line[10] == 1 && in->line[11] == 0 && in->line[12] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[18] << 64; /* STALL */
            put.wrong |= in->value[18] >> 4;
        }
        if (in->line[8] == 2 && in->line[9] == 2 && in->line[10] == 1 && in->line[11] == 0 && in->line[12] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[18] << 64; /* STALL */
            put.wrong |= in->value[18] >> 4;
        }
        if (in->line[8] == 2 && in->line[9] == 2 && in->line[10] == 1 && in->line[11] == 1 && in->line[12] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[18] << 64; /* STALL */
            put.wrong |= in->value[18] >> 4;
        }
        if (in->line[8] == 2 && in->line[9] == 2 && in->line[10] == 1 && in->line[11] == 1 && in->line[12] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[18] << 64; /* STALL */
            put.wrong |= in->value[18] >> 4;
        }
        length = 11;
        break;
    case MAXWELL_VSETP:
        put.word |= ((in->value[0] & 0x3) << 43) | ((in->value[0] >> 2 & 0x1) << 47); /* VCMPP */
        put.wrong |= in->value[0] >> 3;
        put.word |= in->value[3] << 45; /* BOP */
        put.wrong |= in->value[3] >> 2;
        put.word |= in->value[4] << 3; /* P0 */
        put.wrong |= in->value[4] >> 3;
        put.word |= in->value[5]; /* P1 */
        put.wrong |= in->value[5] >> 3;
        put.word |= in->value[15] << 42; /* Q0N */
        put.wrong |= in->value[15] >> 1;
        put.word |= in->value[16] << 39; /* Q0 */
        put.wrong |= in->value[16] >> 3;
        put.wrong |= in->line[7];
        put = with(put, put_vt(in->line, in->value[1], in->value[2]));
        put = with(put, put_va(in->line + 5, in->value[6], in->value[7], in->value[8], in->value[9]));
        put = with(put, put_vb(in->line + 6, in->value[10], in->value[11], in->value[12], in->value[13], in->value[14]));
        put = with(put, put_guard(in->line + 8, in->value[17]));
        put = with(put, put_open(in->line + 9));
        put = with(put, put_ctl(in->line + 10, in->value[19], in->value[22], in->value[23], in->value[24], in->value[25], in->value[26], in->value[27], in->value[18], in->value[20], in->value[21]));
        put = with(put, put_close(in->line + 14));
        if (in->line[9] == 0 && in->line[10] == 2 && in->line[11] == 0 && in->line[12] == 0 && in->line[13] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[19] << 68; /* NOY */
            put.wrong |= in->value[19] >> 1;
        }
        if (in->line[9] == 0 && in->line[10] == 2 && in->line[11] == 0 && in->line[12] == 0 && in->line[13] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[19] << 68; /* NOY */
            put.wrong |= in->value[19] >> 1;
        }
        if (in->line[9] == 0 && in->line[10] == 2 && in->line[11] == 0 && in->line[12] == 1 && in->line[13] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[19] << 68; /* NOY */
            put.wrong |= in->value[19] >> 1;
        }
        if (in->line[9] == 0 && in->line[10] == 2 && in->line[11] == 0 && in->line[12] == 1 && in->line[13] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[19] << 68; /* NOY */
            put.wrong |= in->value[19] >> 1;
        }
        if (in->line[9] == 2 && in->line[10] == 2 && in->line[11] == 1 && in->line[12] == 0 && in->line[13] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[18] << 64; /* STALL */
            put.wrong |= in->value[18] >> 4;
        }
        if (in->line[9] == 2 && in->line[10] == 2 && in->line[11] == 1 && in->line[12] == 0 && in->line[13] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[18] << 64; /* STALL */
            put.wrong |= in->value[18] >> 4;
        }
        if (in->line[9] == 2 && in->line[10] == 2 && in->line[11] == 1 && in->line[12] == 1 && in->line[13] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[18] << 64; /* STALL */
            put.wrong |= in->value[18] >> 4;
        }
        if (in->line[9] == 2 && in->line[10] == 2 && in->line[11] == 1 && in->line[12] == 1 && in->line[13] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[18] << 64; /* STALL */
            put.wrong |= in->value[18] >> 4;
        }
        length = 11;
        break;
    case MAXWELL_VMAD:
        put.word |= in->value[2] << 51; /* VSHIFT */
        put.wrong |= in->value[2] >> 2;
        put.word |= in->value[3] << 55; /* VSAT */
        put.wrong |= in->value[3] >> 1;
        put.word |= in->value[4]; /* Rd */
        put.wrong |= in->value[4] >> 8;
        put.word |= in->value[5] << 47; /* CCW */
        put.wrong |= in->value[5] >> 1;
        put = with(put, put_vt(in->line, in->value[0], in->value[1]));
        put = with(put, put_vpo(in->line + 5));
        put = with(put, put_vma(in->line + 6, in->value[6], in->value[7], in->value[8], in->value[9], in->value[10]));
        put = with(put, put_vb(in->line + 8, in->value[11], in->value[12], in->value[13], in->value[14], in->value[15]));
        put = with(put, put_vmc(in->line + 9, in->value[16], in->value[17], in->value[18]));
        put = with(put, put_guard(in->line + 10, in->value[19]));
        put = with(put, put_open(in->line + 11));
        put = with(put, put_ctl(in->line + 12, in->value[21], in->value[24], in->value[25], in->value[26], in->value[27], in->value[28], in->value[29], in->value[20], in->value[22], in->value[23]));
        put = with(put, put_close(in->line + 16));
        if (in->line[0] == 0 && in->line[1] == 0 && in->line[5] == 1 && in->line[6] == 0 && in->line[7] == 0 && in->line[8] == 0 && in->line[9] == 0) {
            put.word &= ~(rt_u128)UINT64_C(0x20000000000000);
            put.word |= in->value[16] << 53; /* VMNC */
            put.wrong |= in->value[16] >> 1;
        }
        if (in->line[0] == 0 && in->line[1] == 1 && in->line[5] == 1 && in->line[6] == 0 && in->line[7] == 0 && in->line[8] == 1 && in->line[9] == 0) {
            put.word &= ~(rt_u128)UINT64_C(0x20000000000000);
            put.word |= in->value[16] << 53; /* VMNC */
            put.wrong |= in->value[16] >> 1;
        }
        if (in->line[0] == 0 && in->line[1] == 2 && in->line[5] == 1 && in->line[6] == 0 && in->line[7] == 0 && in->line[8] == 2 && in->line[9] == 0) {
            put.word &= ~(rt_u128)UINT64_C(0x20000000000000);
            put.word |= in->value[16] << 53; /* VMNC */
            put.wrong |= in->value[16] >> 1;
        }
        if (in->line[0] == 0 && in->line[1] == 3 && in->line[5] == 1 && in->line[6] == 0 && in->line[7] == 0 && in->line[8] == 3 && in->line[9] == 0) {
            put.word &= ~(rt_u128)UINT64_C(0x20000000000000);
            put.word |= in->value[16] << 53; /* VMNC */
            put.wrong |= in->value[16] >> 1;
        }
        if (in->line[0] == 1 && in->line[2] == 0 && in->line[5] == 1 && in->line[6] == 0 && in->line[7] == 1 && in->line[8] == 0 && in->line[9] == 0) {
            put.word &= ~(rt_u128)UINT64_C(0x20000000000000);
            put.word |= in->value[16] << 53; /* VMNC */
            put.wrong |= in->value[16] >> 1;
        }
        if (in->line[0] == 1 && in->line[2] == 1 && in->line[5] == 1 && in->line[6] == 0 && in->line[7] == 1 && in->line[8] == 1 && in->line[9] == 0) {
            put.word &= ~(rt_u128)UINT64_C(0x20000000000000);
            put.word |= in->value[16] << 53; /* VMNC */
            put.wrong |= in->value[16] >> 1;
        }
        if (in->line[0] == 1 && in->line[2] == 2 && in->line[5] == 1 && in->line[6] == 0 && in->line[7] == 1 && in->line[8] == 2 && in->line[9] == 0) {
            put.word &= ~(rt_u128)UINT64_C(0x20000000000000);
            put.word |= in->value[16] << 53; /* VMNC */
            put.wrong |= in->value[16] >> 1;
        }
        if (in->line[0] == 1 && in->line[2] == 3 && in->line[5] == 1 && in->line[6] == 0 && in->line[7] == 1 && in->line[8] == 3 && in->line[9] == 0) {
            put.word &= ~(rt_u128)UINT64_C(0x20000000000000);
            put.word |= in->value[16] << 53; /* VMNC */
            put.wrong |= in->value[16] >> 1;
        }
        if (in->line[0] == 2 && in->line[3] == 0 && in->line[5] == 1 && in->line[6] == 0 && in->line[7] == 2 && in->line[8] == 0 && in->line[9] == 0) {
            put.word &= ~(rt_u128)UINT64_C(0x20000000000000);
            put.word |= in->value[16] << 53; /* VMNC */
            put.wrong |= in->value[16] >> 1;
        }
        if (in->line[0] == 2 && in->line[3] == 1 && in->line[5] == 1 && in->line[6] == 0 && in->line[7] == 2 && in->line[8] == 1 && in->line[9] == 0) {
            put.word &= ~(rt_u128)UINT64_C(0x20000000000000);
            put.word |= in->value[16] << 53; /* VMNC */
            put.wrong |= in->value[16] >> 1;
        }
        if (in->line[0] == 2 && in->line[3] == 2 && in->line[5] == 1 && in->line[6] == 0 && in->line[7] == 2 && in->line[8] == 2 && in->line[9] == 0) {
            put.word &= ~(rt_u128)UINT64_C(0x20000000000000);
            put.word |= in->value[16] << 53; /* VMNC */
            put.wrong |= in->value[16] >> 1;
        }
        if (in->line[0] == 2 && in->line[3] == 3 && in->line[5] == 1 && in->line[6] == 0 && in->line[7] == 2 && in->line[8] == 3 && in->line[9] == 0) {
            put.word &= ~(rt_u128)UINT64_C(0x20000000000000);
            put.word |= in->value[16] << 53; /* VMNC */
            put.wrong |= in->value[16] >> 1;
        }
        if (in->line[0] == 3 && in->line[4] == 0 && in->line[5] == 1 && in->line[6] == 0 && in->line[7] == 2 && in->line[8] == 0 && in->line[9] == 0) {
            put.word &= ~(rt_u128)UINT64_C(0x20000000000000);
            put.word |= in->value[16] << 53; /* VMNC */
            put.wrong |= in->value[16] >> 1;
        }
        if (in->line[0] == 3 && in->line[4] == 1 && in->line[5] == 1 && in->line[6] == 0 && in->line[7] == 2 && in->line[8] == 1 && in->line[9] == 0) {
            put.word &= ~(rt_u128)UINT64_C(0x20000000000000);
            put.word |= in->value[16] << 53; /* VMNC */
            put.wrong |= in->value[16] >> 1;
        }
        if (in->line[0] == 3 && in->line[4] == 2 && in->line[5] == 1 && in->line[6] == 0 && in->line[7] == 2 && in->line[8] == 3 && in->line[9] == 0) {
            put.word &= ~(rt_u128)UINT64_C(0x20000000000000);
            put.word |= in->value[16] << 53; /* VMNC */
            put.wrong |= in->value[16] >> 1;
        }
        if (in->line[0] == 4 && in->line[5] == 1 && in->line[6] == 0 && in->line[7] == 2 && in->line[8] == 2 && in->line[9] == 0) {
            put.word &= ~(rt_u128)UINT64_C(0x20000000000000);
            put.word |= in->value[16] << 53; /* VMNC */
            put.wrong |= in->value[16] >> 1;
        }
        if (in->line[0] == 5 && in->line[5] == 1 && in->line[6] == 0 && in->line[7] == 2 && in->line[8] == 2 && in->line[9] == 0) {
            put.word &= ~(rt_u128)UINT64_C(0x20000000000000);
            put.word |= in->value[16] << 53; /* VMNC */
            put.wrong |= in->value[16] >> 1;
        }
        if (in->line[11] == 0 && in->line[12] == 2 && in->line[13] == 0 && in->line[14] == 0 && in->line[15] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[21] << 68; /* NOY */
            put.wrong |= in->value[21] >> 1;
        }
        if (in->line[11] == 0 && in->line[12] == 2 && in->line[13] == 0 && in->line[14] == 0 && in->line[15] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[21] << 68; /* NOY */
            put.wrong |= in->value[21] >> 1;
        }
        if (in->line[11] == 0 && in->line[12] == 2 && in->line[13] == 0 && in->line[14] == 1 && in->line[15] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[21] << 68; /* NOY */
            put.wrong |= in->value[21] >> 1;
        }
        if (in->line[11] == 0 && in->line[12] == 2 && in->line[13] == 0 && in->line[14] == 1 && in->line[15] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[21] << 68; /* NOY */
            put.wrong |= in->value[21] >> 1;
        }
        if (in->line[11] == 2 && in->line[12] == 2 && in->line[13] == 1 && in->line[14] == 0 && in->line[15] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[20] << 64; /* STALL */
            put.wrong |= in->value[20] >> 4;
        }
        if (in->line[11] == 2 && in->line[12] == 2 && in->line[13] == 1 && in->line[14] == 0 && in->line[15] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[20] << 64; /* STALL */
            put.wrong |= in->value[20] >> 4;
        }
        if (in->line[11] == 2 && in->line[12] == 2 && in->line[13] == 1 && in->line[14] == 1 && in->line[15] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[20] << 64; /* STALL */
            put.wrong |= in->value[20] >> 4;
        }
        if (in->line[11] == 2 && in->line[12] == 2 && in->line[13] == 1 && in->line[14] == 1 && in->line[15] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[20] << 64; /* STALL */
            put.wrong |= in->value[20] >> 4;
        }
        length = 11;
        break;
    case MAXWELL_VSHL:
    case MAXWELL_VSHR:
        put.word |= in->value[0] << 54; /* VUD */
        put.wrong |= in->value[0] >> 1;
        put.word |= in->value[2] << 49; /* VWRAP */
        put.wrong |= in->value[2] >> 1;
        put.word |= in->value[3] << 55; /* VSAT */
        put.wrong |= in->value[3] >> 1;
        put.word |= in->value[4] << 51; /* VRED */
        put.wrong |= in->value[4] >> 3;
        put.word |= in->value[5]; /* Rd */
        put.wrong |= in->value[5] >> 8;
        put.word |= in->value[6] << 47; /* CCW */
        put.wrong |= in->value[6] >> 1;
        put.word |= in->value[16] << 39; /* Rc */
        put.wrong |= in->value[16] >> 8;
        put.word |= (rt_u128)in->value[17] << 83; /* RC */
        put.wrong |= in->value[17] >> 1;
        put = with(put, put_vst(in->line, in->value[1]));
        put = with(put, put_va(in->line + 4, in->value[7], in->value[8], in->value[9], in->value[10]));
        put = with(put, put_vb(in->line + 5, in->value[11], in->value[12], in->value[13], in->value[14], in->value[15]));
        put = with(put, put_guard(in->line + 6, in->value[18]));
        put = with(put, put_open(in->line + 7));
        put = with(put, put_ctl(in->line + 8, in->value[20], in->value[23], in->value[24], in->value[25], in->value[26], in->value[27], in->value[28], in->value[19], in->value[21], in->value[22]));
        put = with(put, put_close(in->line + 12));
        if (in->line[7] == 0 && in->line[8] == 2 && in->line[9] == 0 && in->line[10] == 0 && in->line[11] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[20] << 68; /* NOY */
            put.wrong |= in->value[20] >> 1;
        }
        if (in->line[7] == 0 && in->line[8] == 2 && in->line[9] == 0 && in->line[10] == 0 && in->line[11] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[20] << 68; /* NOY */
            put.wrong |= in->value[20] >> 1;
        }
        if (in->line[7] == 0 && in->line[8] == 2 && in->line[9] == 0 && in->line[10] == 1 && in->line[11] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[20] << 68; /* NOY */
            put.wrong |= in->value[20] >> 1;
        }
        if (in->line[7] == 0 && in->line[8] == 2 && in->line[9] == 0 && in->line[10] == 1 && in->line[11] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[20] << 68; /* NOY */
            put.wrong |= in->value[20] >> 1;
        }
        if (in->line[7] == 2 && in->line[8] == 2 && in->line[9] == 1 && in->line[10] == 0 && in->line[11] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[19] << 64; /* STALL */
            put.wrong |= in->value[19] >> 4;
        }
        if (in->line[7] == 2 && in->line[8] == 2 && in->line[9] == 1 && in->line[10] == 0 && in->line[11] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[19] << 64; /* STALL */
            put.wrong |= in->value[19] >> 4;
        }
        if (in->line[7] == 2 && in->line[8] == 2 && in->line[9] == 1 && in->line[10] == 1 && in->line[11] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[19] << 64; /* STALL */
            put.wrong |= in->value[19] >> 4;
        }
        if (in->line[7] == 2 && in->line[8] == 2 && in->line[9] == 1 && in->line[10] == 1 && in->line[11] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[19] << 64; /* STALL */
            put.wrong |= in->value[19] >> 4;
        }
        length = 11;
        break;
    case MAXWELL_VABSDIFF4:
        put.word |= in->value[0] << 38; /* V4SD */
        put.wrong |= in->value[0] >> 1;
        put.word |= in->value[1] << 48; /* V4A */
        put.wrong |= in->value[1] >> 1;
        put.word |= in->value[2] << 49; /* V4B */
        put.wrong |= in->value[2] >> 1;
        put.word |= in->value[3] << 50; /* V4SAT */
        put.wrong |= in->value[3] >> 1;
        put.word |= in->value[4] << 53; /* V4RED */
        put.wrong |= in->value[4] >> 2;
        put.word |= ((in->value[5] & 0x3) << 51) | ((in->value[5] >> 2 & 0x3) << 36); /* V4M */
        put.wrong |= in->value[5] >> 4;
        put.word |= in->value[6]; /* Rd */
        put.wrong |= in->value[6] >> 8;
        put.word |= in->value[7] << 47; /* CCW */
        put.wrong |= in->value[7] >> 1;
        put.word |= in->value[8] << 8; /* Ra */
        put.wrong |= in->value[8] >> 8;
        put.word |= in->value[9] << 32; /* V4SA */
        put.wrong |= in->value[9] >> 4;
        put.word |= (rt_u128)in->value[10] << 81; /* RA */
        put.wrong |= in->value[10] >> 1;
        put.word |= in->value[11] << 20; /* Rb */
        put.wrong |= in->value[11] >> 8;
        put.word |= in->value[12] << 28; /* V4SB */
        put.wrong |= in->value[12] >> 4;
        put.word |= (rt_u128)in->value[13] << 82; /* RB */
        put.wrong |= in->value[13] >> 1;
        put.word |= in->value[14] << 39; /* Rc */
        put.wrong |= in->value[14] >> 8;
        put.word |= (rt_u128)in->value[15] << 83; /* RC */
        put.wrong |= in->value[15] >> 1;
        put = with(put, put_guard(in->line, in->value[16]));
        put = with(put, put_open(in->line + 1));
        put = with(put, put_ctl(in->line + 2, in->value[18], in->value[21], in->value[22], in->value[23], in->value[24], in->value[25], in->value[26], in->value[17], in->value[19], in->value[20]));
        put = with(put, put_close(in->line + 6));
        if (in->line[1] == 0 && in->line[2] == 2 && in->line[3] == 0 && in->line[4] == 0 && in->line[5] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[18] << 68; /* NOY */
            put.wrong |= in->value[18] >> 1;
        }
        if (in->line[1] == 0 && in->line[2] == 2 && in->line[3] == 0 && in->line[4] == 0 && in->line[5] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[18] << 68; /* NOY */
            put.wrong |= in->value[18] >> 1;
        }
        if (in->line[1] == 0 && in->line[2] == 2 && in->line[3] == 0 && in->line[4] == 1 && in->line[5] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[18] << 68; /* NOY */
            put.wrong |= in->value[18] >> 1;
        }
        if (in->line[1] == 0 && in->line[2] == 2 && in->line[3] == 0 && in->line[4] == 1 && in->line[5] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[18] << 68; /* NOY */
            put.wrong |= in->value[18] >> 1;
        }
        if (in->line[1] == 2 && in->line[2] == 2 && in->line[3] == 1 && in->line[4] == 0 && in->line[5] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[17] << 64; /* STALL */
            put.wrong |= in->value[17] >> 4;
        }
        if (in->line[1] == 2 && in->line[2] == 2 && in->line[3] == 1 && in->line[4] == 0 && in->line[5] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[17] << 64; /* STALL */
            put.wrong |= in->value[17] >> 4;
        }
        if (in->line[1] == 2 && in->line[2] == 2 && in->line[3] == 1 && in->line[4] == 1 && in->line[5] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[17] << 64; /* STALL */
            put.wrong |= in->value[17] >> 4;
        }
        if (in->line[1] == 2 && in->line[2] == 2 && in->line[3] == 1 && in->line[4] == 1 && in->line[5] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[17] << 64; /* STALL */
            put.wrong |= in->value[17] >> 4;
        }
        length = 11;
        break;
    case MAXWELL_IDP_A4:
        put.word |= in->value[0] << 49; /* IDPA */
        put.wrong |= in->value[0] >> 1;
        put.word |= in->value[1] << 47; /* IDPB */
        put.wrong |= in->value[1] >> 1;
        put.word |= in->value[2]; /* Rd */
        put.wrong |= in->value[2] >> 8;
        put.word |= in->value[3] << 8; /* Ra */
        put.wrong |= in->value[3] >> 8;
        put.word |= (rt_u128)in->value[4] << 81; /* RA */
        put.wrong |= in->value[4] >> 1;
        put.word |= in->value[5] << 20; /* Rb */
        put.wrong |= in->value[5] >> 8;
        put.word |= (rt_u128)in->value[6] << 82; /* RB */
        put.wrong |= in->value[6] >> 1;
        put.word |= in->value[7] << 39; /* Rc */
        put.wrong |= in->value[7] >> 8;
        put.word |= (rt_u128)in->value[8] << 83; /* RC */
        put.wrong |= in->value[8] >> 1;
        put = with(put, put_guard(in->line, in->value[9]));
        put = with(put, put_open(in->line + 1));
        put = with(put, put_ctl(in->line + 2, in->value[11], in->value[14], in->value[15], in->value[16], in->value[17], in->value[18], in->value[19], in->value[10], in->value[12], in->value[13]));
        put = with(put, put_close(in->line + 6));
        if (in->line[1] == 0 && in->line[2] == 2 && in->line[3] == 0 && in->line[4] == 0 && in->line[5] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[11] << 68; /* NOY */
            put.wrong |= in->value[11] >> 1;
        }
        if (in->line[1] == 0 && in->line[2] == 2 && in->line[3] == 0 && in->line[4] == 0 && in->line[5] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[11] << 68; /* NOY */
            put.wrong |= in->value[11] >> 1;
        }
        if (in->line[1] == 0 && in->line[2] == 2 && in->line[3] == 0 && in->line[4] == 1 && in->line[5] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[11] << 68; /* NOY */
            put.wrong |= in->value[11] >> 1;
        }
        if (in->line[1] == 0 && in->line[2] == 2 && in->line[3] == 0 && in->line[4] == 1 && in->line[5] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[11] << 68; /* NOY */
            put.wrong |= in->value[11] >> 1;
        }
        if (in->line[1] == 2 && in->line[2] == 2 && in->line[3] == 1 && in->line[4] == 0 && in->line[5] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[10] << 64; /* STALL */
            put.wrong |= in->value[10] >> 4;
        }
        if (in->line[1] == 2 && in->line[2] == 2 && in->line[3] == 1 && in->line[4] == 0 && in->line[5] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[10] << 64; /* STALL */
            put.wrong |= in->value[10] >> 4;
        }
        if (in->line[1] == 2 && in->line[2] == 2 && in->line[3] == 1 && in->line[4] == 1 && in->line[5] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[10] << 64; /* STALL */
            put.wrong |= in->value[10] >> 4;
        }
        if (in->line[1] == 2 && in->line[2] == 2 && in->line[3] == 1 && in->line[4] == 1 && in->line[5] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[10] << 64; /* STALL */
            put.wrong |= in->value[10] >> 4;
        }
        length = 11;
        break;
    case MAXWELL_IDP_A2:
        put.word |= in->value[0] << 50; /* IDPH */
        put.wrong |= in->value[0] >> 1;
        put.word |= in->value[1] << 49; /* IDPA2 */
        put.wrong |= in->value[1] >> 1;
        put.word |= in->value[2] << 47; /* IDPB */
        put.wrong |= in->value[2] >> 1;
        put.word |= in->value[3]; /* Rd */
        put.wrong |= in->value[3] >> 8;
        put.word |= in->value[4] << 8; /* Ra */
        put.wrong |= in->value[4] >> 8;
        put.word |= (rt_u128)in->value[5] << 81; /* RA */
        put.wrong |= in->value[5] >> 1;
        put.word |= in->value[6] << 20; /* Rb */
        put.wrong |= in->value[6] >> 8;
        put.word |= (rt_u128)in->value[7] << 82; /* RB */
        put.wrong |= in->value[7] >> 1;
        put.word |= in->value[8] << 39; /* Rc */
        put.wrong |= in->value[8] >> 8;
        put.word |= (rt_u128)in->value[9] << 83; /* RC */
        put.wrong |= in->value[9] >> 1;
        put = with(put, put_guard(in->line, in->value[10]));
        put = with(put, put_open(in->line + 1));
        put = with(put, put_ctl(in->line + 2, in->value[12], in->value[15], in->value[16], in->value[17], in->value[18], in->value[19], in->value[20], in->value[11], in->value[13], in->value[14]));
        put = with(put, put_close(in->line + 6));
        if (in->line[1] == 0 && in->line[2] == 2 && in->line[3] == 0 && in->line[4] == 0 && in->line[5] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[12] << 68; /* NOY */
            put.wrong |= in->value[12] >> 1;
        }
        if (in->line[1] == 0 && in->line[2] == 2 && in->line[3] == 0 && in->line[4] == 0 && in->line[5] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[12] << 68; /* NOY */
            put.wrong |= in->value[12] >> 1;
        }
        if (in->line[1] == 0 && in->line[2] == 2 && in->line[3] == 0 && in->line[4] == 1 && in->line[5] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[12] << 68; /* NOY */
            put.wrong |= in->value[12] >> 1;
        }
        if (in->line[1] == 0 && in->line[2] == 2 && in->line[3] == 0 && in->line[4] == 1 && in->line[5] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x10, 0x0);
            put.word |= (rt_u128)in->value[12] << 68; /* NOY */
            put.wrong |= in->value[12] >> 1;
        }
        if (in->line[1] == 2 && in->line[2] == 2 && in->line[3] == 1 && in->line[4] == 0 && in->line[5] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[11] << 64; /* STALL */
            put.wrong |= in->value[11] >> 4;
        }
        if (in->line[1] == 2 && in->line[2] == 2 && in->line[3] == 1 && in->line[4] == 0 && in->line[5] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[11] << 64; /* STALL */
            put.wrong |= in->value[11] >> 4;
        }
        if (in->line[1] == 2 && in->line[2] == 2 && in->line[3] == 1 && in->line[4] == 1 && in->line[5] == 0) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[11] << 64; /* STALL */
            put.wrong |= in->value[11] >> 4;
        }
        if (in->line[1] == 2 && in->line[2] == 2 && in->line[3] == 1 && in->line[4] == 1 && in->line[5] == 1) {
            put.word &= ~(rt_u128)RT_U128(0x1, 0x0);
            put.word |= (rt_u128)in->value[11] << 64; /* STALL */
            put.wrong |= in->value[11] >> 4;
        }
        length = 11;
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
