/* Generated from the description vuc by gen/emit/encode.lua. Do not edit. */
#include "vuc.h"

static const uint64_t canonical[] = {
    [VUC_BINARY_ADD_RR_40] = 0x4,
    [VUC_BINARY_ADD_RR_30] = 0x4,
    [VUC_BINARY_SUB_RR_40] = 0x5,
    [VUC_BINARY_SUB_RR_30] = 0x5,
    [VUC_BINARY_SUBR_RR] = 0x6,
    [VUC_BINARY_AVGS_RR] = 0x6,
    [VUC_BINARY_AVGU_RR] = 0x7,
    [VUC_BINARY_CLAMPLEP_RR_40] = 0xc,
    [VUC_BINARY_CLAMPLEP_RR_30] = 0xc,
    [VUC_BINARY_CLAMPS_RR_40] = 0xd,
    [VUC_BINARY_CLAMPS_RR_30] = 0xd,
    [VUC_BINARY_SEXT_RR_40] = 0xe,
    [VUC_BINARY_SEXT_RR_30] = 0xe,
    [VUC_BINARY_BSET_RR_40] = 0x10,
    [VUC_BINARY_BSET_RR_30] = 0x10,
    [VUC_BINARY_BCLR_RR_40] = 0x11,
    [VUC_BINARY_BCLR_RR_30] = 0x11,
    [VUC_BINARY_SHL_RR_40] = 0x15,
    [VUC_BINARY_SHL_RR_30] = 0x15,
    [VUC_BINARY_SHR_RR_40] = 0x16,
    [VUC_BINARY_SHR_RR_30] = 0x16,
    [VUC_BINARY_SAR_RR_40] = 0x17,
    [VUC_BINARY_SAR_RR_30] = 0x17,
    [VUC_BINARY_AND_RR_40] = 0x18,
    [VUC_BINARY_AND_RR_30] = 0x18,
    [VUC_BINARY_OR_RR_40] = 0x19,
    [VUC_BINARY_OR_RR_30] = 0x19,
    [VUC_BINARY_XOR_RR_40] = 0x1a,
    [VUC_BINARY_XOR_RR_30] = 0x1a,
    [VUC_BINARY_MIN_RR] = 0x1d,
    [VUC_BINARY_MAX_RR] = 0x1e,
    [VUC_BINARY_ADD_RS_40] = 0x4000004,
    [VUC_BINARY_ADD_RS_30] = 0x4000004,
    [VUC_BINARY_SUB_RS_40] = 0x4000005,
    [VUC_BINARY_SUB_RS_30] = 0x4000005,
    [VUC_BINARY_SUBR_RS] = 0x4000006,
    [VUC_BINARY_AVGS_RS] = 0x4000006,
    [VUC_BINARY_AVGU_RS] = 0x4000007,
    [VUC_BINARY_CLAMPLEP_RS_40] = 0x400000c,
    [VUC_BINARY_CLAMPLEP_RS_30] = 0x400000c,
    [VUC_BINARY_CLAMPS_RS_40] = 0x400000d,
    [VUC_BINARY_CLAMPS_RS_30] = 0x400000d,
    [VUC_BINARY_SEXT_RS_40] = 0x400000e,
    [VUC_BINARY_SEXT_RS_30] = 0x400000e,
    [VUC_BINARY_BSET_RS_40] = 0x4000010,
    [VUC_BINARY_BSET_RS_30] = 0x4000010,
    [VUC_BINARY_BCLR_RS_40] = 0x4000011,
    [VUC_BINARY_BCLR_RS_30] = 0x4000011,
    [VUC_BINARY_SHL_RS_40] = 0x4000015,
    [VUC_BINARY_SHL_RS_30] = 0x4000015,
    [VUC_BINARY_SHR_RS_40] = 0x4000016,
    [VUC_BINARY_SHR_RS_30] = 0x4000016,
    [VUC_BINARY_SAR_RS_40] = 0x4000017,
    [VUC_BINARY_SAR_RS_30] = 0x4000017,
    [VUC_BINARY_AND_RS_40] = 0x4000018,
    [VUC_BINARY_AND_RS_30] = 0x4000018,
    [VUC_BINARY_OR_RS_40] = 0x4000019,
    [VUC_BINARY_OR_RS_30] = 0x4000019,
    [VUC_BINARY_XOR_RS_40] = 0x400001a,
    [VUC_BINARY_XOR_RS_30] = 0x400001a,
    [VUC_BINARY_MIN_RS] = 0x400001d,
    [VUC_BINARY_MAX_RS] = 0x400001e,
    [VUC_BINARY_ADD_SR_40] = 0x10000004,
    [VUC_BINARY_ADD_SR_30] = 0x10000004,
    [VUC_BINARY_SUB_SR_40] = 0x10000005,
    [VUC_BINARY_SUB_SR_30] = 0x10000005,
    [VUC_BINARY_SUBR_SR] = 0x10000006,
    [VUC_BINARY_AVGS_SR] = 0x10000006,
    [VUC_BINARY_AVGU_SR] = 0x10000007,
    [VUC_BINARY_CLAMPLEP_SR_40] = 0x1000000c,
    [VUC_BINARY_CLAMPLEP_SR_30] = 0x1000000c,
    [VUC_BINARY_CLAMPS_SR_40] = 0x1000000d,
    [VUC_BINARY_CLAMPS_SR_30] = 0x1000000d,
    [VUC_BINARY_SEXT_SR_40] = 0x1000000e,
    [VUC_BINARY_SEXT_SR_30] = 0x1000000e,
    [VUC_BINARY_BSET_SR_40] = 0x10000010,
    [VUC_BINARY_BSET_SR_30] = 0x10000010,
    [VUC_BINARY_BCLR_SR_40] = 0x10000011,
    [VUC_BINARY_BCLR_SR_30] = 0x10000011,
    [VUC_BINARY_SHL_SR_40] = 0x10000015,
    [VUC_BINARY_SHL_SR_30] = 0x10000015,
    [VUC_BINARY_SHR_SR_40] = 0x10000016,
    [VUC_BINARY_SHR_SR_30] = 0x10000016,
    [VUC_BINARY_SAR_SR_40] = 0x10000017,
    [VUC_BINARY_SAR_SR_30] = 0x10000017,
    [VUC_BINARY_AND_SR_40] = 0x10000018,
    [VUC_BINARY_AND_SR_30] = 0x10000018,
    [VUC_BINARY_OR_SR_40] = 0x10000019,
    [VUC_BINARY_OR_SR_30] = 0x10000019,
    [VUC_BINARY_XOR_SR_40] = 0x1000001a,
    [VUC_BINARY_XOR_SR_30] = 0x1000001a,
    [VUC_BINARY_MIN_SR] = 0x1000001d,
    [VUC_BINARY_MAX_SR] = 0x1000001e,
    [VUC_UNARY_DIV2S_RR] = 0xf,
    [VUC_UNARY_HSWAP_RR_40] = 0x14,
    [VUC_UNARY_HSWAP_RR_30] = 0x14,
    [VUC_UNARY_DIV2S_RS] = 0x400000f,
    [VUC_UNARY_HSWAP_RS_40] = 0x4000014,
    [VUC_UNARY_HSWAP_RS_30] = 0x4000014,
    [VUC_UNARY_DIV2S_SR] = 0x1000000f,
    [VUC_UNARY_HSWAP_SR_40] = 0x10000014,
    [VUC_UNARY_HSWAP_SR_30] = 0x10000014,
    [VUC_SLCT_RR_40] = 0x0,
    [VUC_SLCT_RR_30] = 0x0,
    [VUC_SLCT_RS_40] = 0x4000000,
    [VUC_SLCT_RS_30] = 0x4000000,
    [VUC_SLCT_SR_40] = 0x10000000,
    [VUC_SLCT_SR_30] = 0x10000000,
    [VUC_MOV_R_40] = 0x1,
    [VUC_MOV_R_30] = 0x1,
    [VUC_MOV_I_40] = 0x8000001,
    [VUC_MOV_I_30] = 0x8000001,
    [VUC_MOV_SR_40] = 0x10000001,
    [VUC_MOV_SR_30] = 0x10000001,
    [VUC_MOV_SI_40] = 0x18000001,
    [VUC_MOV_SI_30] = 0x18000001,
    [VUC_SET_SETGT_R_40] = 0x8,
    [VUC_SET_SETGT_R_30] = 0x8,
    [VUC_SET_SETLT_R_40] = 0x9,
    [VUC_SET_SETLT_R_30] = 0x9,
    [VUC_SET_SETEQ_R_40] = 0xa,
    [VUC_SET_SETEQ_R_30] = 0xa,
    [VUC_SET_SETLEP_R_40] = 0xb,
    [VUC_SET_SETLEP_R_30] = 0xb,
    [VUC_SET_SETZERO_R] = 0xf,
    [VUC_SET_BTEST_R_40] = 0x12,
    [VUC_SET_BTEST_R_30] = 0x12,
    [VUC_SET_SETGT_S_40] = 0x4000008,
    [VUC_SET_SETGT_S_30] = 0x4000008,
    [VUC_SET_SETLT_S_40] = 0x4000009,
    [VUC_SET_SETLT_S_30] = 0x4000009,
    [VUC_SET_SETEQ_S_40] = 0x400000a,
    [VUC_SET_SETEQ_S_30] = 0x400000a,
    [VUC_SET_SETLEP_S_40] = 0x400000b,
    [VUC_SET_SETLEP_S_30] = 0x400000b,
    [VUC_SET_SETZERO_S] = 0x400000f,
    [VUC_SET_BTEST_S_40] = 0x4000012,
    [VUC_SET_BTEST_S_30] = 0x4000012,
    [VUC_SET_SETGT_D_40] = 0x10000008,
    [VUC_SET_SETGT_D_30] = 0x10000008,
    [VUC_SET_SETLT_D_40] = 0x10000009,
    [VUC_SET_SETLT_D_30] = 0x10000009,
    [VUC_SET_SETEQ_D_40] = 0x1000000a,
    [VUC_SET_SETEQ_D_30] = 0x1000000a,
    [VUC_SET_SETLEP_D_40] = 0x1000000b,
    [VUC_SET_SETLEP_D_30] = 0x1000000b,
    [VUC_SET_SETZERO_D] = 0x1000000f,
    [VUC_SET_BTEST_D_40] = 0x10000012,
    [VUC_SET_BTEST_D_30] = 0x10000012,
    [VUC_COMPLEMENT_RR_40] = 0x1b,
    [VUC_COMPLEMENT_RR_30] = 0x1b,
    [VUC_COMPLEMENT_RS_40] = 0x400001b,
    [VUC_COMPLEMENT_RS_30] = 0x400001b,
    [VUC_COMPLEMENT_SR_40] = 0x1000001b,
    [VUC_COMPLEMENT_SR_30] = 0x1000001b,
    [VUC_BRA_40] = 0x14000000,
    [VUC_BRA_30] = 0x14000000,
    [VUC_CALL_40] = 0x14000002,
    [VUC_CALL_30] = 0x14000002,
    [VUC_RET_40] = 0x14000003,
    [VUC_RET_30] = 0x14000003,
    [VUC_SLEEP_40] = 0x14000004,
    [VUC_SLEEP_30] = 0x14000004,
    [VUC_WAIT_WSTC_40] = 0x14000005,
    [VUC_WAIT_WSTC_30] = 0x14000005,
    [VUC_WAIT_WSTS_40] = 0x14000006,
    [VUC_WAIT_WSTS_30] = 0x14000006,
    [VUC_LOGIC_AND_FREE_40] = 0x14000040,
    [VUC_LOGIC_AND_FREE_30] = 0x14000040,
    [VUC_LOGIC_OR_FREE_40] = 0x14000041,
    [VUC_LOGIC_OR_FREE_30] = 0x14000041,
    [VUC_LOGIC_XOR_FREE_40] = 0x14000042,
    [VUC_LOGIC_XOR_FREE_30] = 0x14000042,
    [VUC_LOGIC_AND_GUARDED_40] = 0x14000040,
    [VUC_LOGIC_AND_GUARDED_30] = 0x14000040,
    [VUC_LOGIC_OR_GUARDED_40] = 0x14000041,
    [VUC_LOGIC_OR_GUARDED_30] = 0x14000041,
    [VUC_LOGIC_XOR_GUARDED_40] = 0x14000042,
    [VUC_LOGIC_XOR_GUARDED_30] = 0x14000042,
    [VUC_NOP_40] = 0x14000043,
    [VUC_NOP_30] = 0x14000043,
    [VUC_CLICNT_40] = 0x14000020,
    [VUC_CLICNT_30] = 0x14000020,
    [VUC_ENGINE_MBIREAD_40] = 0x14000024,
    [VUC_ENGINE_MBIREAD_30] = 0x14000024,
    [VUC_ENGINE_MBINEXT_40] = 0x14000028,
    [VUC_ENGINE_MBINEXT_30] = 0x14000028,
    [VUC_ENGINE_MVSREAD_40] = 0x14000029,
    [VUC_ENGINE_MVSREAD_30] = 0x14000029,
    [VUC_ENGINE_MVSWRITE_40] = 0x1400002a,
    [VUC_ENGINE_MVSWRITE_30] = 0x1400002a,
    [VUC_NAMED_ONLY_O21_40] = 0x14000021,
    [VUC_NAMED_ONLY_O21_30] = 0x14000021,
    [VUC_NAMED_ONLY_O22_40] = 0x14000022,
    [VUC_NAMED_ONLY_O22_30] = 0x14000022,
    [VUC_NAMED_ONLY_O23_40] = 0x14000023,
    [VUC_NAMED_ONLY_O23_30] = 0x14000023,
    [VUC_NAMED_ONLY_O25_40] = 0x14000025,
    [VUC_NAMED_ONLY_O25_30] = 0x14000025,
    [VUC_NAMED_ONLY_O26_40] = 0x14000026,
    [VUC_NAMED_ONLY_O26_30] = 0x14000026,
    [VUC_NAMED_ONLY_O2B_40] = 0x1400002b,
    [VUC_NAMED_ONLY_O2B_30] = 0x1400002b,
    [VUC_NAMED_ONLY_O2C_40] = 0x1400002c,
    [VUC_NAMED_ONLY_O2C_30] = 0x1400002c,
    [VUC_LMUL_LMULU_40] = 0x140000a0,
    [VUC_LMUL_LMULU_30] = 0x140000a0,
    [VUC_LMUL_LMULS_40] = 0x140000a1,
    [VUC_LMUL_LMULS_30] = 0x140000a1,
    [VUC_LSHIFT_LSRR_40] = 0x140000a2,
    [VUC_LSHIFT_LSRR_30] = 0x140000a2,
    [VUC_LSHIFT_LADD] = 0x140000a4,
    [VUC_LSHIFT_LSAR] = 0x140000a8,
    [VUC_LDIVU] = 0x140000ac,
    [VUC_LUT_RR_40] = 0x1c,
    [VUC_LUT_RR_30] = 0x1c,
    [VUC_LUT_RS_40] = 0x400001c,
    [VUC_LUT_RS_30] = 0x400001c,
    [VUC_LUT_SR_40] = 0x1000001c,
    [VUC_LUT_SR_30] = 0x1000001c,
    [VUC_LD_D_40] = 0x14000081,
    [VUC_LD_D_30] = 0x14000081,
    [VUC_LD_PWT_40] = 0x14000083,
    [VUC_LD_PWT_30] = 0x14000083,
    [VUC_LD_MVSI_40] = 0x14000089,
    [VUC_LD_MVSI_30] = 0x14000089,
    [VUC_LD_B6_40] = 0x1400008d,
    [VUC_LD_B6_30] = 0x1400008d,
    [VUC_LD_B7_40] = 0x1400008f,
    [VUC_LD_B7_30] = 0x1400008f,
    [VUC_ST_D_40] = 0x14000080,
    [VUC_ST_D_30] = 0x14000080,
    [VUC_ST_MVSO_40] = 0x1400008a,
    [VUC_ST_MVSO_30] = 0x1400008a,
    [VUC_ST_B6_40] = 0x1400008c,
    [VUC_ST_B6_30] = 0x1400008c,
    [VUC_ST_B7_40] = 0x1400008e,
    [VUC_ST_B7_30] = 0x1400008e,
    [VUC_ST_VP_40] = 0x14000084,
    [VUC_ST_VP_30] = 0x14000084,
};

int vuc_encode(const struct isadora_context *c, const struct isadora_insn *in, uint8_t *bytes, size_t size)
{
    unsigned length;
    (void)c;
    if (in->form >= sizeof canonical / sizeof *canonical)
        return ISADORA_BAD_INSN;
    uint64_t word = canonical[in->form];
    switch (in->form) {
    case VUC_BINARY_ADD_RR_40:
    case VUC_BINARY_SUB_RR_40:
    case VUC_BINARY_SUBR_RR:
    case VUC_BINARY_CLAMPLEP_RR_40:
    case VUC_BINARY_CLAMPS_RR_40:
    case VUC_BINARY_SEXT_RR_40:
    case VUC_BINARY_BSET_RR_40:
    case VUC_BINARY_BCLR_RR_40:
    case VUC_BINARY_SHL_RR_40:
    case VUC_BINARY_SHR_RR_40:
    case VUC_BINARY_SAR_RR_40:
    case VUC_BINARY_AND_RR_40:
    case VUC_BINARY_OR_RR_40:
    case VUC_BINARY_XOR_RR_40:
    case VUC_COMPLEMENT_RR_40:
    case VUC_LUT_RR_40:
        if ((in->value[3] >> 4) | (in->value[4] >> 4))
            return ISADORA_BAD_INSN;
        word |= in->value[3] << 16; /* DST */
        word |= in->value[4] << 8; /* SRC1 */
        switch (in->line[0]) {
        case 0:
            break;
        case 1:
            if (in->value[0] >> 3)
                return ISADORA_BAD_INSN;
            word |= in->value[0] << 5; /* PM */
            break;
        default:
            return ISADORA_BAD_INSN;
        }
        switch (in->line[1]) {
        case 0:
            break;
        case 1:
            if (in->value[1] >> 4)
                return ISADORA_BAD_INSN;
            word |= in->value[1] << 20; /* PRED */
            break;
        case 2:
            if (in->value[2] >> 4)
                return ISADORA_BAD_INSN;
            word |= in->value[2] << 16; /* PDST */
            break;
        default:
            return ISADORA_BAD_INSN;
        }
        switch (in->line[2]) {
        case 0:
            if (in->value[5] >> 4)
                return ISADORA_BAD_INSN;
            word |= in->value[5] << 12; /* SRC2 */
            break;
        case 1:
            if (in->value[6] >> 6)
                return ISADORA_BAD_INSN;
            word |= ((in->value[6] & 0xf) << 12) | ((in->value[6] >> 4 & 0x3) << 24); /* I6 */
            break;
        default:
            return ISADORA_BAD_INSN;
        }
        switch (in->line[3]) {
        case 0:
            break;
        case 1:
            if (in->value[1] >> 4)
                return ISADORA_BAD_INSN;
            word |= in->value[1] << 20; /* PRED */
            break;
        default:
            return ISADORA_BAD_INSN;
        }
        switch (in->line[4]) {
        case 0:
            break;
        case 1:
            if ((in->value[7] >> 1) | (in->value[8] >> 3) | (in->value[9] >> 6))
                return ISADORA_BAD_INSN;
            word |= in->value[7] << 33; /* RBN */
            word |= in->value[8] << 30; /* RBP */
            word |= in->value[9] << 34; /* RBT */
            break;
        default:
            return ISADORA_BAD_INSN;
        }
        if (in->line[0] == 0 && in->line[1] == 0 && in->line[3] == 0)
            word |= 0x60;
        else if (in->line[0] == 0 && in->line[1] == 0 && in->line[3] == 1)
            word |= 0x20000060;
        else if (in->line[0] == 1 && in->line[1] == 2 && in->line[3] == 1)
            word |= 0x20000000;
        if (in->line[2] == 1)
            word |= 0x8000000;
        if (in->line[4] == 0)
            word |= UINT64_C(0xffc0000000);
        length = 8;
        break;
    case VUC_BINARY_ADD_RR_30:
    case VUC_BINARY_SUB_RR_30:
    case VUC_BINARY_AVGS_RR:
    case VUC_BINARY_AVGU_RR:
    case VUC_BINARY_CLAMPLEP_RR_30:
    case VUC_BINARY_CLAMPS_RR_30:
    case VUC_BINARY_SEXT_RR_30:
    case VUC_BINARY_BSET_RR_30:
    case VUC_BINARY_BCLR_RR_30:
    case VUC_BINARY_SHL_RR_30:
    case VUC_BINARY_SHR_RR_30:
    case VUC_BINARY_SAR_RR_30:
    case VUC_BINARY_AND_RR_30:
    case VUC_BINARY_OR_RR_30:
    case VUC_BINARY_XOR_RR_30:
    case VUC_BINARY_MIN_RR:
    case VUC_BINARY_MAX_RR:
    case VUC_COMPLEMENT_RR_30:
    case VUC_LUT_RR_30:
        if ((in->value[3] >> 4) | (in->value[4] >> 4))
            return ISADORA_BAD_INSN;
        word |= in->value[3] << 16; /* DST */
        word |= in->value[4] << 8; /* SRC1 */
        switch (in->line[0]) {
        case 0:
            break;
        case 1:
            if (in->value[0] >> 3)
                return ISADORA_BAD_INSN;
            word |= in->value[0] << 5; /* PM */
            break;
        default:
            return ISADORA_BAD_INSN;
        }
        switch (in->line[1]) {
        case 0:
            break;
        case 1:
            if (in->value[1] >> 4)
                return ISADORA_BAD_INSN;
            word |= in->value[1] << 20; /* PRED */
            break;
        case 2:
            if (in->value[2] >> 4)
                return ISADORA_BAD_INSN;
            word |= in->value[2] << 16; /* PDST */
            break;
        default:
            return ISADORA_BAD_INSN;
        }
        switch (in->line[2]) {
        case 0:
            if (in->value[5] >> 4)
                return ISADORA_BAD_INSN;
            word |= in->value[5] << 12; /* SRC2 */
            break;
        case 1:
            if (in->value[6] >> 6)
                return ISADORA_BAD_INSN;
            word |= ((in->value[6] & 0xf) << 12) | ((in->value[6] >> 4 & 0x3) << 24); /* I6 */
            break;
        default:
            return ISADORA_BAD_INSN;
        }
        switch (in->line[3]) {
        case 0:
            break;
        case 1:
            if (in->value[1] >> 4)
                return ISADORA_BAD_INSN;
            word |= in->value[1] << 20; /* PRED */
            break;
        default:
            return ISADORA_BAD_INSN;
        }
        switch (in->line[4]) {
        case 0:
            break;
        default:
            return ISADORA_BAD_INSN;
        }
        if (in->line[0] == 0 && in->line[1] == 0 && in->line[3] == 0)
            word |= 0x60;
        else if (in->line[0] == 0 && in->line[1] == 0 && in->line[3] == 1)
            word |= 0x20000060;
        else if (in->line[0] == 1 && in->line[1] == 2 && in->line[3] == 1)
            word |= 0x20000000;
        if (in->line[2] == 1)
            word |= 0x8000000;
        length = 4;
        break;
    case VUC_BINARY_ADD_RS_40:
    case VUC_BINARY_SUB_RS_40:
    case VUC_BINARY_SUBR_RS:
    case VUC_BINARY_CLAMPLEP_RS_40:
    case VUC_BINARY_CLAMPS_RS_40:
    case VUC_BINARY_SEXT_RS_40:
    case VUC_BINARY_BSET_RS_40:
    case VUC_BINARY_BCLR_RS_40:
    case VUC_BINARY_SHL_RS_40:
    case VUC_BINARY_SHR_RS_40:
    case VUC_BINARY_SAR_RS_40:
    case VUC_BINARY_AND_RS_40:
    case VUC_BINARY_OR_RS_40:
    case VUC_BINARY_XOR_RS_40:
    case VUC_COMPLEMENT_RS_40:
    case VUC_LUT_RS_40:
        if ((in->value[3] >> 4) | (in->value[4] >> 6))
            return ISADORA_BAD_INSN;
        word |= in->value[3] << 16; /* DST */
        word |= ((in->value[4] & 0xf) << 8) | ((in->value[4] >> 4 & 0x3) << 24); /* SRS */
        switch (in->line[0]) {
        case 0:
            break;
        case 1:
            if (in->value[0] >> 3)
                return ISADORA_BAD_INSN;
            word |= in->value[0] << 5; /* PM */
            break;
        default:
            return ISADORA_BAD_INSN;
        }
        switch (in->line[1]) {
        case 0:
            break;
        case 1:
            if (in->value[1] >> 4)
                return ISADORA_BAD_INSN;
            word |= in->value[1] << 20; /* PRED */
            break;
        case 2:
            if (in->value[2] >> 4)
                return ISADORA_BAD_INSN;
            word |= in->value[2] << 16; /* PDST */
            break;
        default:
            return ISADORA_BAD_INSN;
        }
        switch (in->line[2]) {
        case 0:
            if (in->value[5] >> 4)
                return ISADORA_BAD_INSN;
            word |= in->value[5] << 12; /* SRC2 */
            break;
        case 1:
            if (in->value[6] >> 4)
                return ISADORA_BAD_INSN;
            word |= in->value[6] << 12; /* I4 */
            break;
        default:
            return ISADORA_BAD_INSN;
        }
        switch (in->line[3]) {
        case 0:
            break;
        case 1:
            if (in->value[1] >> 4)
                return ISADORA_BAD_INSN;
            word |= in->value[1] << 20; /* PRED */
            break;
        default:
            return ISADORA_BAD_INSN;
        }
        switch (in->line[4]) {
        case 0:
            break;
        case 1:
            if ((in->value[7] >> 1) | (in->value[8] >> 3) | (in->value[9] >> 6))
                return ISADORA_BAD_INSN;
            word |= in->value[7] << 33; /* RBN */
            word |= in->value[8] << 30; /* RBP */
            word |= in->value[9] << 34; /* RBT */
            break;
        default:
            return ISADORA_BAD_INSN;
        }
        if (in->line[0] == 0 && in->line[1] == 0 && in->line[3] == 0)
            word |= 0x60;
        else if (in->line[0] == 0 && in->line[1] == 0 && in->line[3] == 1)
            word |= 0x20000060;
        else if (in->line[0] == 1 && in->line[1] == 2 && in->line[3] == 1)
            word |= 0x20000000;
        if (in->line[2] == 1)
            word |= 0x8000000;
        if (in->line[4] == 0)
            word |= UINT64_C(0xffc0000000);
        length = 8;
        break;
    case VUC_BINARY_ADD_RS_30:
    case VUC_BINARY_SUB_RS_30:
    case VUC_BINARY_AVGS_RS:
    case VUC_BINARY_AVGU_RS:
    case VUC_BINARY_CLAMPLEP_RS_30:
    case VUC_BINARY_CLAMPS_RS_30:
    case VUC_BINARY_SEXT_RS_30:
    case VUC_BINARY_BSET_RS_30:
    case VUC_BINARY_BCLR_RS_30:
    case VUC_BINARY_SHL_RS_30:
    case VUC_BINARY_SHR_RS_30:
    case VUC_BINARY_SAR_RS_30:
    case VUC_BINARY_AND_RS_30:
    case VUC_BINARY_OR_RS_30:
    case VUC_BINARY_XOR_RS_30:
    case VUC_BINARY_MIN_RS:
    case VUC_BINARY_MAX_RS:
    case VUC_COMPLEMENT_RS_30:
    case VUC_LUT_RS_30:
        if ((in->value[3] >> 4) | (in->value[4] >> 6))
            return ISADORA_BAD_INSN;
        word |= in->value[3] << 16; /* DST */
        word |= ((in->value[4] & 0xf) << 8) | ((in->value[4] >> 4 & 0x3) << 24); /* SRS */
        switch (in->line[0]) {
        case 0:
            break;
        case 1:
            if (in->value[0] >> 3)
                return ISADORA_BAD_INSN;
            word |= in->value[0] << 5; /* PM */
            break;
        default:
            return ISADORA_BAD_INSN;
        }
        switch (in->line[1]) {
        case 0:
            break;
        case 1:
            if (in->value[1] >> 4)
                return ISADORA_BAD_INSN;
            word |= in->value[1] << 20; /* PRED */
            break;
        case 2:
            if (in->value[2] >> 4)
                return ISADORA_BAD_INSN;
            word |= in->value[2] << 16; /* PDST */
            break;
        default:
            return ISADORA_BAD_INSN;
        }
        switch (in->line[2]) {
        case 0:
            if (in->value[5] >> 4)
                return ISADORA_BAD_INSN;
            word |= in->value[5] << 12; /* SRC2 */
            break;
        case 1:
            if (in->value[6] >> 4)
                return ISADORA_BAD_INSN;
            word |= in->value[6] << 12; /* I4 */
            break;
        default:
            return ISADORA_BAD_INSN;
        }
        switch (in->line[3]) {
        case 0:
            break;
        case 1:
            if (in->value[1] >> 4)
                return ISADORA_BAD_INSN;
            word |= in->value[1] << 20; /* PRED */
            break;
        default:
            return ISADORA_BAD_INSN;
        }
        switch (in->line[4]) {
        case 0:
            break;
        default:
            return ISADORA_BAD_INSN;
        }
        if (in->line[0] == 0 && in->line[1] == 0 && in->line[3] == 0)
            word |= 0x60;
        else if (in->line[0] == 0 && in->line[1] == 0 && in->line[3] == 1)
            word |= 0x20000060;
        else if (in->line[0] == 1 && in->line[1] == 2 && in->line[3] == 1)
            word |= 0x20000000;
        if (in->line[2] == 1)
            word |= 0x8000000;
        length = 4;
        break;
    case VUC_BINARY_ADD_SR_40:
    case VUC_BINARY_SUB_SR_40:
    case VUC_BINARY_SUBR_SR:
    case VUC_BINARY_CLAMPLEP_SR_40:
    case VUC_BINARY_CLAMPS_SR_40:
    case VUC_BINARY_SEXT_SR_40:
    case VUC_BINARY_BSET_SR_40:
    case VUC_BINARY_BCLR_SR_40:
    case VUC_BINARY_SHL_SR_40:
    case VUC_BINARY_SHR_SR_40:
    case VUC_BINARY_SAR_SR_40:
    case VUC_BINARY_AND_SR_40:
    case VUC_BINARY_OR_SR_40:
    case VUC_BINARY_XOR_SR_40:
    case VUC_COMPLEMENT_SR_40:
    case VUC_LUT_SR_40:
        if ((in->value[3] >> 6) | (in->value[4] >> 4))
            return ISADORA_BAD_INSN;
        word |= ((in->value[3] & 0xf) << 16) | ((in->value[3] >> 4 & 0x3) << 24); /* SRD */
        word |= in->value[4] << 8; /* SRC1 */
        switch (in->line[0]) {
        case 0:
            break;
        case 1:
            if (in->value[0] >> 3)
                return ISADORA_BAD_INSN;
            word |= in->value[0] << 5; /* PM */
            break;
        default:
            return ISADORA_BAD_INSN;
        }
        switch (in->line[1]) {
        case 0:
            break;
        case 1:
            if (in->value[1] >> 4)
                return ISADORA_BAD_INSN;
            word |= in->value[1] << 20; /* PRED */
            break;
        case 2:
            if (in->value[2] >> 4)
                return ISADORA_BAD_INSN;
            word |= in->value[2] << 16; /* PDST */
            break;
        default:
            return ISADORA_BAD_INSN;
        }
        switch (in->line[2]) {
        case 0:
            if (in->value[5] >> 4)
                return ISADORA_BAD_INSN;
            word |= in->value[5] << 12; /* SRC2 */
            break;
        case 1:
            if (in->value[6] >> 4)
                return ISADORA_BAD_INSN;
            word |= in->value[6] << 12; /* I4 */
            break;
        default:
            return ISADORA_BAD_INSN;
        }
        switch (in->line[3]) {
        case 0:
            break;
        case 1:
            if (in->value[1] >> 4)
                return ISADORA_BAD_INSN;
            word |= in->value[1] << 20; /* PRED */
            break;
        default:
            return ISADORA_BAD_INSN;
        }
        switch (in->line[4]) {
        case 0:
            break;
        case 1:
            if ((in->value[7] >> 1) | (in->value[8] >> 3) | (in->value[9] >> 6))
                return ISADORA_BAD_INSN;
            word |= in->value[7] << 33; /* RBN */
            word |= in->value[8] << 30; /* RBP */
            word |= in->value[9] << 34; /* RBT */
            break;
        default:
            return ISADORA_BAD_INSN;
        }
        if (in->line[0] == 0 && in->line[1] == 0 && in->line[3] == 0)
            word |= 0x60;
        else if (in->line[0] == 0 && in->line[1] == 0 && in->line[3] == 1)
            word |= 0x20000060;
        else if (in->line[0] == 1 && in->line[1] == 2 && in->line[3] == 1)
            word |= 0x20000000;
        if (in->line[2] == 1)
            word |= 0x8000000;
        if (in->line[4] == 0)
            word |= UINT64_C(0xffc0000000);
        length = 8;
        break;
    case VUC_BINARY_ADD_SR_30:
    case VUC_BINARY_SUB_SR_30:
    case VUC_BINARY_AVGS_SR:
    case VUC_BINARY_AVGU_SR:
    case VUC_BINARY_CLAMPLEP_SR_30:
    case VUC_BINARY_CLAMPS_SR_30:
    case VUC_BINARY_SEXT_SR_30:
    case VUC_BINARY_BSET_SR_30:
    case VUC_BINARY_BCLR_SR_30:
    case VUC_BINARY_SHL_SR_30:
    case VUC_BINARY_SHR_SR_30:
    case VUC_BINARY_SAR_SR_30:
    case VUC_BINARY_AND_SR_30:
    case VUC_BINARY_OR_SR_30:
    case VUC_BINARY_XOR_SR_30:
    case VUC_BINARY_MIN_SR:
    case VUC_BINARY_MAX_SR:
    case VUC_COMPLEMENT_SR_30:
    case VUC_LUT_SR_30:
        if ((in->value[3] >> 6) | (in->value[4] >> 4))
            return ISADORA_BAD_INSN;
        word |= ((in->value[3] & 0xf) << 16) | ((in->value[3] >> 4 & 0x3) << 24); /* SRD */
        word |= in->value[4] << 8; /* SRC1 */
        switch (in->line[0]) {
        case 0:
            break;
        case 1:
            if (in->value[0] >> 3)
                return ISADORA_BAD_INSN;
            word |= in->value[0] << 5; /* PM */
            break;
        default:
            return ISADORA_BAD_INSN;
        }
        switch (in->line[1]) {
        case 0:
            break;
        case 1:
            if (in->value[1] >> 4)
                return ISADORA_BAD_INSN;
            word |= in->value[1] << 20; /* PRED */
            break;
        case 2:
            if (in->value[2] >> 4)
                return ISADORA_BAD_INSN;
            word |= in->value[2] << 16; /* PDST */
            break;
        default:
            return ISADORA_BAD_INSN;
        }
        switch (in->line[2]) {
        case 0:
            if (in->value[5] >> 4)
                return ISADORA_BAD_INSN;
            word |= in->value[5] << 12; /* SRC2 */
            break;
        case 1:
            if (in->value[6] >> 4)
                return ISADORA_BAD_INSN;
            word |= in->value[6] << 12; /* I4 */
            break;
        default:
            return ISADORA_BAD_INSN;
        }
        switch (in->line[3]) {
        case 0:
            break;
        case 1:
            if (in->value[1] >> 4)
                return ISADORA_BAD_INSN;
            word |= in->value[1] << 20; /* PRED */
            break;
        default:
            return ISADORA_BAD_INSN;
        }
        switch (in->line[4]) {
        case 0:
            break;
        default:
            return ISADORA_BAD_INSN;
        }
        if (in->line[0] == 0 && in->line[1] == 0 && in->line[3] == 0)
            word |= 0x60;
        else if (in->line[0] == 0 && in->line[1] == 0 && in->line[3] == 1)
            word |= 0x20000060;
        else if (in->line[0] == 1 && in->line[1] == 2 && in->line[3] == 1)
            word |= 0x20000000;
        if (in->line[2] == 1)
            word |= 0x8000000;
        length = 4;
        break;
    case VUC_UNARY_DIV2S_RR:
    case VUC_UNARY_HSWAP_RR_30:
        if ((in->value[3] >> 4) | (in->value[4] >> 4))
            return ISADORA_BAD_INSN;
        word |= in->value[3] << 16; /* DST */
        word |= in->value[4] << 8; /* SRC1 */
        switch (in->line[0]) {
        case 0:
            break;
        case 1:
            if (in->value[0] >> 3)
                return ISADORA_BAD_INSN;
            word |= in->value[0] << 5; /* PM */
            break;
        default:
            return ISADORA_BAD_INSN;
        }
        switch (in->line[1]) {
        case 0:
            break;
        case 1:
            if (in->value[1] >> 4)
                return ISADORA_BAD_INSN;
            word |= in->value[1] << 20; /* PRED */
            break;
        case 2:
            if (in->value[2] >> 4)
                return ISADORA_BAD_INSN;
            word |= in->value[2] << 16; /* PDST */
            break;
        default:
            return ISADORA_BAD_INSN;
        }
        switch (in->line[2]) {
        case 0:
            break;
        case 1:
            if (in->value[1] >> 4)
                return ISADORA_BAD_INSN;
            word |= in->value[1] << 20; /* PRED */
            break;
        default:
            return ISADORA_BAD_INSN;
        }
        switch (in->line[3]) {
        case 0:
            break;
        default:
            return ISADORA_BAD_INSN;
        }
        if (in->line[0] == 0 && in->line[1] == 0 && in->line[2] == 0)
            word |= 0x60;
        else if (in->line[0] == 0 && in->line[1] == 0 && in->line[2] == 1)
            word |= 0x20000060;
        else if (in->line[0] == 1 && in->line[1] == 2 && in->line[2] == 1)
            word |= 0x20000000;
        length = 4;
        break;
    case VUC_UNARY_HSWAP_RR_40:
        if ((in->value[3] >> 4) | (in->value[4] >> 4))
            return ISADORA_BAD_INSN;
        word |= in->value[3] << 16; /* DST */
        word |= in->value[4] << 8; /* SRC1 */
        switch (in->line[0]) {
        case 0:
            break;
        case 1:
            if (in->value[0] >> 3)
                return ISADORA_BAD_INSN;
            word |= in->value[0] << 5; /* PM */
            break;
        default:
            return ISADORA_BAD_INSN;
        }
        switch (in->line[1]) {
        case 0:
            break;
        case 1:
            if (in->value[1] >> 4)
                return ISADORA_BAD_INSN;
            word |= in->value[1] << 20; /* PRED */
            break;
        case 2:
            if (in->value[2] >> 4)
                return ISADORA_BAD_INSN;
            word |= in->value[2] << 16; /* PDST */
            break;
        default:
            return ISADORA_BAD_INSN;
        }
        switch (in->line[2]) {
        case 0:
            break;
        case 1:
            if (in->value[1] >> 4)
                return ISADORA_BAD_INSN;
            word |= in->value[1] << 20; /* PRED */
            break;
        default:
            return ISADORA_BAD_INSN;
        }
        switch (in->line[3]) {
        case 0:
            break;
        case 1:
            if ((in->value[5] >> 1) | (in->value[6] >> 3) | (in->value[7] >> 6))
                return ISADORA_BAD_INSN;
            word |= in->value[5] << 33; /* RBN */
            word |= in->value[6] << 30; /* RBP */
            word |= in->value[7] << 34; /* RBT */
            break;
        default:
            return ISADORA_BAD_INSN;
        }
        if (in->line[0] == 0 && in->line[1] == 0 && in->line[2] == 0)
            word |= 0x60;
        else if (in->line[0] == 0 && in->line[1] == 0 && in->line[2] == 1)
            word |= 0x20000060;
        else if (in->line[0] == 1 && in->line[1] == 2 && in->line[2] == 1)
            word |= 0x20000000;
        if (in->line[3] == 0)
            word |= UINT64_C(0xffc0000000);
        length = 8;
        break;
    case VUC_UNARY_DIV2S_RS:
    case VUC_UNARY_HSWAP_RS_30:
        if ((in->value[3] >> 4) | (in->value[4] >> 6))
            return ISADORA_BAD_INSN;
        word |= in->value[3] << 16; /* DST */
        word |= ((in->value[4] & 0xf) << 8) | ((in->value[4] >> 4 & 0x3) << 24); /* SRS */
        switch (in->line[0]) {
        case 0:
            break;
        case 1:
            if (in->value[0] >> 3)
                return ISADORA_BAD_INSN;
            word |= in->value[0] << 5; /* PM */
            break;
        default:
            return ISADORA_BAD_INSN;
        }
        switch (in->line[1]) {
        case 0:
            break;
        case 1:
            if (in->value[1] >> 4)
                return ISADORA_BAD_INSN;
            word |= in->value[1] << 20; /* PRED */
            break;
        case 2:
            if (in->value[2] >> 4)
                return ISADORA_BAD_INSN;
            word |= in->value[2] << 16; /* PDST */
            break;
        default:
            return ISADORA_BAD_INSN;
        }
        switch (in->line[2]) {
        case 0:
            break;
        case 1:
            if (in->value[1] >> 4)
                return ISADORA_BAD_INSN;
            word |= in->value[1] << 20; /* PRED */
            break;
        default:
            return ISADORA_BAD_INSN;
        }
        switch (in->line[3]) {
        case 0:
            break;
        default:
            return ISADORA_BAD_INSN;
        }
        if (in->line[0] == 0 && in->line[1] == 0 && in->line[2] == 0)
            word |= 0x60;
        else if (in->line[0] == 0 && in->line[1] == 0 && in->line[2] == 1)
            word |= 0x20000060;
        else if (in->line[0] == 1 && in->line[1] == 2 && in->line[2] == 1)
            word |= 0x20000000;
        length = 4;
        break;
    case VUC_UNARY_HSWAP_RS_40:
        if ((in->value[3] >> 4) | (in->value[4] >> 6))
            return ISADORA_BAD_INSN;
        word |= in->value[3] << 16; /* DST */
        word |= ((in->value[4] & 0xf) << 8) | ((in->value[4] >> 4 & 0x3) << 24); /* SRS */
        switch (in->line[0]) {
        case 0:
            break;
        case 1:
            if (in->value[0] >> 3)
                return ISADORA_BAD_INSN;
            word |= in->value[0] << 5; /* PM */
            break;
        default:
            return ISADORA_BAD_INSN;
        }
        switch (in->line[1]) {
        case 0:
            break;
        case 1:
            if (in->value[1] >> 4)
                return ISADORA_BAD_INSN;
            word |= in->value[1] << 20; /* PRED */
            break;
        case 2:
            if (in->value[2] >> 4)
                return ISADORA_BAD_INSN;
            word |= in->value[2] << 16; /* PDST */
            break;
        default:
            return ISADORA_BAD_INSN;
        }
        switch (in->line[2]) {
        case 0:
            break;
        case 1:
            if (in->value[1] >> 4)
                return ISADORA_BAD_INSN;
            word |= in->value[1] << 20; /* PRED */
            break;
        default:
            return ISADORA_BAD_INSN;
        }
        switch (in->line[3]) {
        case 0:
            break;
        case 1:
            if ((in->value[5] >> 1) | (in->value[6] >> 3) | (in->value[7] >> 6))
                return ISADORA_BAD_INSN;
            word |= in->value[5] << 33; /* RBN */
            word |= in->value[6] << 30; /* RBP */
            word |= in->value[7] << 34; /* RBT */
            break;
        default:
            return ISADORA_BAD_INSN;
        }
        if (in->line[0] == 0 && in->line[1] == 0 && in->line[2] == 0)
            word |= 0x60;
        else if (in->line[0] == 0 && in->line[1] == 0 && in->line[2] == 1)
            word |= 0x20000060;
        else if (in->line[0] == 1 && in->line[1] == 2 && in->line[2] == 1)
            word |= 0x20000000;
        if (in->line[3] == 0)
            word |= UINT64_C(0xffc0000000);
        length = 8;
        break;
    case VUC_UNARY_DIV2S_SR:
    case VUC_UNARY_HSWAP_SR_30:
        if ((in->value[3] >> 6) | (in->value[4] >> 4))
            return ISADORA_BAD_INSN;
        word |= ((in->value[3] & 0xf) << 16) | ((in->value[3] >> 4 & 0x3) << 24); /* SRD */
        word |= in->value[4] << 8; /* SRC1 */
        switch (in->line[0]) {
        case 0:
            break;
        case 1:
            if (in->value[0] >> 3)
                return ISADORA_BAD_INSN;
            word |= in->value[0] << 5; /* PM */
            break;
        default:
            return ISADORA_BAD_INSN;
        }
        switch (in->line[1]) {
        case 0:
            break;
        case 1:
            if (in->value[1] >> 4)
                return ISADORA_BAD_INSN;
            word |= in->value[1] << 20; /* PRED */
            break;
        case 2:
            if (in->value[2] >> 4)
                return ISADORA_BAD_INSN;
            word |= in->value[2] << 16; /* PDST */
            break;
        default:
            return ISADORA_BAD_INSN;
        }
        switch (in->line[2]) {
        case 0:
            break;
        case 1:
            if (in->value[1] >> 4)
                return ISADORA_BAD_INSN;
            word |= in->value[1] << 20; /* PRED */
            break;
        default:
            return ISADORA_BAD_INSN;
        }
        switch (in->line[3]) {
        case 0:
            break;
        default:
            return ISADORA_BAD_INSN;
        }
        if (in->line[0] == 0 && in->line[1] == 0 && in->line[2] == 0)
            word |= 0x60;
        else if (in->line[0] == 0 && in->line[1] == 0 && in->line[2] == 1)
            word |= 0x20000060;
        else if (in->line[0] == 1 && in->line[1] == 2 && in->line[2] == 1)
            word |= 0x20000000;
        length = 4;
        break;
    case VUC_UNARY_HSWAP_SR_40:
        if ((in->value[3] >> 6) | (in->value[4] >> 4))
            return ISADORA_BAD_INSN;
        word |= ((in->value[3] & 0xf) << 16) | ((in->value[3] >> 4 & 0x3) << 24); /* SRD */
        word |= in->value[4] << 8; /* SRC1 */
        switch (in->line[0]) {
        case 0:
            break;
        case 1:
            if (in->value[0] >> 3)
                return ISADORA_BAD_INSN;
            word |= in->value[0] << 5; /* PM */
            break;
        default:
            return ISADORA_BAD_INSN;
        }
        switch (in->line[1]) {
        case 0:
            break;
        case 1:
            if (in->value[1] >> 4)
                return ISADORA_BAD_INSN;
            word |= in->value[1] << 20; /* PRED */
            break;
        case 2:
            if (in->value[2] >> 4)
                return ISADORA_BAD_INSN;
            word |= in->value[2] << 16; /* PDST */
            break;
        default:
            return ISADORA_BAD_INSN;
        }
        switch (in->line[2]) {
        case 0:
            break;
        case 1:
            if (in->value[1] >> 4)
                return ISADORA_BAD_INSN;
            word |= in->value[1] << 20; /* PRED */
            break;
        default:
            return ISADORA_BAD_INSN;
        }
        switch (in->line[3]) {
        case 0:
            break;
        case 1:
            if ((in->value[5] >> 1) | (in->value[6] >> 3) | (in->value[7] >> 6))
                return ISADORA_BAD_INSN;
            word |= in->value[5] << 33; /* RBN */
            word |= in->value[6] << 30; /* RBP */
            word |= in->value[7] << 34; /* RBT */
            break;
        default:
            return ISADORA_BAD_INSN;
        }
        if (in->line[0] == 0 && in->line[1] == 0 && in->line[2] == 0)
            word |= 0x60;
        else if (in->line[0] == 0 && in->line[1] == 0 && in->line[2] == 1)
            word |= 0x20000060;
        else if (in->line[0] == 1 && in->line[1] == 2 && in->line[2] == 1)
            word |= 0x20000000;
        if (in->line[3] == 0)
            word |= UINT64_C(0xffc0000000);
        length = 8;
        break;
    case VUC_SLCT_RR_40:
        if ((in->value[3] >> 4) | (in->value[1] >> 4) | (in->value[4] >> 4))
            return ISADORA_BAD_INSN;
        word |= in->value[3] << 16; /* DST */
        word |= in->value[1] << 20; /* PRED */
        word |= in->value[4] << 8; /* SRC1 */
        switch (in->line[0]) {
        case 0:
            break;
        case 1:
            if (in->value[0] >> 3)
                return ISADORA_BAD_INSN;
            word |= in->value[0] << 5; /* PM */
            break;
        default:
            return ISADORA_BAD_INSN;
        }
        switch (in->line[1]) {
        case 0:
            break;
        case 1:
            break;
        case 2:
            if (in->value[2] >> 4)
                return ISADORA_BAD_INSN;
            word |= in->value[2] << 16; /* PDST */
            break;
        default:
            return ISADORA_BAD_INSN;
        }
        switch (in->line[2]) {
        case 0:
            if (in->value[5] >> 4)
                return ISADORA_BAD_INSN;
            word |= in->value[5] << 12; /* SRC2 */
            break;
        case 1:
            if (in->value[6] >> 6)
                return ISADORA_BAD_INSN;
            word |= ((in->value[6] & 0xf) << 12) | ((in->value[6] >> 4 & 0x3) << 24); /* I6 */
            break;
        default:
            return ISADORA_BAD_INSN;
        }
        switch (in->line[3]) {
        case 0:
            break;
        case 1:
            break;
        default:
            return ISADORA_BAD_INSN;
        }
        switch (in->line[4]) {
        case 0:
            break;
        case 1:
            if ((in->value[7] >> 1) | (in->value[8] >> 3) | (in->value[9] >> 6))
                return ISADORA_BAD_INSN;
            word |= in->value[7] << 33; /* RBN */
            word |= in->value[8] << 30; /* RBP */
            word |= in->value[9] << 34; /* RBT */
            break;
        default:
            return ISADORA_BAD_INSN;
        }
        if (in->line[0] == 0 && in->line[1] == 0 && in->line[3] == 0)
            word |= 0x60;
        else if (in->line[0] == 0 && in->line[1] == 0 && in->line[3] == 1)
            word |= 0x20000060;
        else if (in->line[0] == 1 && in->line[1] == 2 && in->line[3] == 1)
            word |= 0x20000000;
        if (in->line[2] == 1)
            word |= 0x8000000;
        if (in->line[4] == 0)
            word |= UINT64_C(0xffc0000000);
        length = 8;
        break;
    case VUC_SLCT_RR_30:
        if ((in->value[3] >> 4) | (in->value[1] >> 4) | (in->value[4] >> 4))
            return ISADORA_BAD_INSN;
        word |= in->value[3] << 16; /* DST */
        word |= in->value[1] << 20; /* PRED */
        word |= in->value[4] << 8; /* SRC1 */
        switch (in->line[0]) {
        case 0:
            break;
        case 1:
            if (in->value[0] >> 3)
                return ISADORA_BAD_INSN;
            word |= in->value[0] << 5; /* PM */
            break;
        default:
            return ISADORA_BAD_INSN;
        }
        switch (in->line[1]) {
        case 0:
            break;
        case 1:
            break;
        case 2:
            if (in->value[2] >> 4)
                return ISADORA_BAD_INSN;
            word |= in->value[2] << 16; /* PDST */
            break;
        default:
            return ISADORA_BAD_INSN;
        }
        switch (in->line[2]) {
        case 0:
            if (in->value[5] >> 4)
                return ISADORA_BAD_INSN;
            word |= in->value[5] << 12; /* SRC2 */
            break;
        case 1:
            if (in->value[6] >> 6)
                return ISADORA_BAD_INSN;
            word |= ((in->value[6] & 0xf) << 12) | ((in->value[6] >> 4 & 0x3) << 24); /* I6 */
            break;
        default:
            return ISADORA_BAD_INSN;
        }
        switch (in->line[3]) {
        case 0:
            break;
        case 1:
            break;
        default:
            return ISADORA_BAD_INSN;
        }
        switch (in->line[4]) {
        case 0:
            break;
        default:
            return ISADORA_BAD_INSN;
        }
        if (in->line[0] == 0 && in->line[1] == 0 && in->line[3] == 0)
            word |= 0x60;
        else if (in->line[0] == 0 && in->line[1] == 0 && in->line[3] == 1)
            word |= 0x20000060;
        else if (in->line[0] == 1 && in->line[1] == 2 && in->line[3] == 1)
            word |= 0x20000000;
        if (in->line[2] == 1)
            word |= 0x8000000;
        length = 4;
        break;
    case VUC_SLCT_RS_40:
        if ((in->value[3] >> 4) | (in->value[1] >> 4) | (in->value[4] >> 6))
            return ISADORA_BAD_INSN;
        word |= in->value[3] << 16; /* DST */
        word |= in->value[1] << 20; /* PRED */
        word |= ((in->value[4] & 0xf) << 8) | ((in->value[4] >> 4 & 0x3) << 24); /* SRS */
        switch (in->line[0]) {
        case 0:
            break;
        case 1:
            if (in->value[0] >> 3)
                return ISADORA_BAD_INSN;
            word |= in->value[0] << 5; /* PM */
            break;
        default:
            return ISADORA_BAD_INSN;
        }
        switch (in->line[1]) {
        case 0:
            break;
        case 1:
            break;
        case 2:
            if (in->value[2] >> 4)
                return ISADORA_BAD_INSN;
            word |= in->value[2] << 16; /* PDST */
            break;
        default:
            return ISADORA_BAD_INSN;
        }
        switch (in->line[2]) {
        case 0:
            if (in->value[5] >> 4)
                return ISADORA_BAD_INSN;
            word |= in->value[5] << 12; /* SRC2 */
            break;
        case 1:
            if (in->value[6] >> 4)
                return ISADORA_BAD_INSN;
            word |= in->value[6] << 12; /* I4 */
            break;
        default:
            return ISADORA_BAD_INSN;
        }
        switch (in->line[3]) {
        case 0:
            break;
        case 1:
            break;
        default:
            return ISADORA_BAD_INSN;
        }
        switch (in->line[4]) {
        case 0:
            break;
        case 1:
            if ((in->value[7] >> 1) | (in->value[8] >> 3) | (in->value[9] >> 6))
                return ISADORA_BAD_INSN;
            word |= in->value[7] << 33; /* RBN */
            word |= in->value[8] << 30; /* RBP */
            word |= in->value[9] << 34; /* RBT */
            break;
        default:
            return ISADORA_BAD_INSN;
        }
        if (in->line[0] == 0 && in->line[1] == 0 && in->line[3] == 0)
            word |= 0x60;
        else if (in->line[0] == 0 && in->line[1] == 0 && in->line[3] == 1)
            word |= 0x20000060;
        else if (in->line[0] == 1 && in->line[1] == 2 && in->line[3] == 1)
            word |= 0x20000000;
        if (in->line[2] == 1)
            word |= 0x8000000;
        if (in->line[4] == 0)
            word |= UINT64_C(0xffc0000000);
        length = 8;
        break;
    case VUC_SLCT_RS_30:
        if ((in->value[3] >> 4) | (in->value[1] >> 4) | (in->value[4] >> 6))
            return ISADORA_BAD_INSN;
        word |= in->value[3] << 16; /* DST */
        word |= in->value[1] << 20; /* PRED */
        word |= ((in->value[4] & 0xf) << 8) | ((in->value[4] >> 4 & 0x3) << 24); /* SRS */
        switch (in->line[0]) {
        case 0:
            break;
        case 1:
            if (in->value[0] >> 3)
                return ISADORA_BAD_INSN;
            word |= in->value[0] << 5; /* PM */
            break;
        default:
            return ISADORA_BAD_INSN;
        }
        switch (in->line[1]) {
        case 0:
            break;
        case 1:
            break;
        case 2:
            if (in->value[2] >> 4)
                return ISADORA_BAD_INSN;
            word |= in->value[2] << 16; /* PDST */
            break;
        default:
            return ISADORA_BAD_INSN;
        }
        switch (in->line[2]) {
        case 0:
            if (in->value[5] >> 4)
                return ISADORA_BAD_INSN;
            word |= in->value[5] << 12; /* SRC2 */
            break;
        case 1:
            if (in->value[6] >> 4)
                return ISADORA_BAD_INSN;
            word |= in->value[6] << 12; /* I4 */
            break;
        default:
            return ISADORA_BAD_INSN;
        }
        switch (in->line[3]) {
        case 0:
            break;
        case 1:
            break;
        default:
            return ISADORA_BAD_INSN;
        }
        switch (in->line[4]) {
        case 0:
            break;
        default:
            return ISADORA_BAD_INSN;
        }
        if (in->line[0] == 0 && in->line[1] == 0 && in->line[3] == 0)
            word |= 0x60;
        else if (in->line[0] == 0 && in->line[1] == 0 && in->line[3] == 1)
            word |= 0x20000060;
        else if (in->line[0] == 1 && in->line[1] == 2 && in->line[3] == 1)
            word |= 0x20000000;
        if (in->line[2] == 1)
            word |= 0x8000000;
        length = 4;
        break;
    case VUC_SLCT_SR_40:
        if ((in->value[3] >> 6) | (in->value[1] >> 4) | (in->value[4] >> 4))
            return ISADORA_BAD_INSN;
        word |= ((in->value[3] & 0xf) << 16) | ((in->value[3] >> 4 & 0x3) << 24); /* SRD */
        word |= in->value[1] << 20; /* PRED */
        word |= in->value[4] << 8; /* SRC1 */
        switch (in->line[0]) {
        case 0:
            break;
        case 1:
            if (in->value[0] >> 3)
                return ISADORA_BAD_INSN;
            word |= in->value[0] << 5; /* PM */
            break;
        default:
            return ISADORA_BAD_INSN;
        }
        switch (in->line[1]) {
        case 0:
            break;
        case 1:
            break;
        case 2:
            if (in->value[2] >> 4)
                return ISADORA_BAD_INSN;
            word |= in->value[2] << 16; /* PDST */
            break;
        default:
            return ISADORA_BAD_INSN;
        }
        switch (in->line[2]) {
        case 0:
            if (in->value[5] >> 4)
                return ISADORA_BAD_INSN;
            word |= in->value[5] << 12; /* SRC2 */
            break;
        case 1:
            if (in->value[6] >> 4)
                return ISADORA_BAD_INSN;
            word |= in->value[6] << 12; /* I4 */
            break;
        default:
            return ISADORA_BAD_INSN;
        }
        switch (in->line[3]) {
        case 0:
            break;
        case 1:
            break;
        default:
            return ISADORA_BAD_INSN;
        }
        switch (in->line[4]) {
        case 0:
            break;
        case 1:
            if ((in->value[7] >> 1) | (in->value[8] >> 3) | (in->value[9] >> 6))
                return ISADORA_BAD_INSN;
            word |= in->value[7] << 33; /* RBN */
            word |= in->value[8] << 30; /* RBP */
            word |= in->value[9] << 34; /* RBT */
            break;
        default:
            return ISADORA_BAD_INSN;
        }
        if (in->line[0] == 0 && in->line[1] == 0 && in->line[3] == 0)
            word |= 0x60;
        else if (in->line[0] == 0 && in->line[1] == 0 && in->line[3] == 1)
            word |= 0x20000060;
        else if (in->line[0] == 1 && in->line[1] == 2 && in->line[3] == 1)
            word |= 0x20000000;
        if (in->line[2] == 1)
            word |= 0x8000000;
        if (in->line[4] == 0)
            word |= UINT64_C(0xffc0000000);
        length = 8;
        break;
    case VUC_SLCT_SR_30:
        if ((in->value[3] >> 6) | (in->value[1] >> 4) | (in->value[4] >> 4))
            return ISADORA_BAD_INSN;
        word |= ((in->value[3] & 0xf) << 16) | ((in->value[3] >> 4 & 0x3) << 24); /* SRD */
        word |= in->value[1] << 20; /* PRED */
        word |= in->value[4] << 8; /* SRC1 */
        switch (in->line[0]) {
        case 0:
            break;
        case 1:
            if (in->value[0] >> 3)
                return ISADORA_BAD_INSN;
            word |= in->value[0] << 5; /* PM */
            break;
        default:
            return ISADORA_BAD_INSN;
        }
        switch (in->line[1]) {
        case 0:
            break;
        case 1:
            break;
        case 2:
            if (in->value[2] >> 4)
                return ISADORA_BAD_INSN;
            word |= in->value[2] << 16; /* PDST */
            break;
        default:
            return ISADORA_BAD_INSN;
        }
        switch (in->line[2]) {
        case 0:
            if (in->value[5] >> 4)
                return ISADORA_BAD_INSN;
            word |= in->value[5] << 12; /* SRC2 */
            break;
        case 1:
            if (in->value[6] >> 4)
                return ISADORA_BAD_INSN;
            word |= in->value[6] << 12; /* I4 */
            break;
        default:
            return ISADORA_BAD_INSN;
        }
        switch (in->line[3]) {
        case 0:
            break;
        case 1:
            break;
        default:
            return ISADORA_BAD_INSN;
        }
        switch (in->line[4]) {
        case 0:
            break;
        default:
            return ISADORA_BAD_INSN;
        }
        if (in->line[0] == 0 && in->line[1] == 0 && in->line[3] == 0)
            word |= 0x60;
        else if (in->line[0] == 0 && in->line[1] == 0 && in->line[3] == 1)
            word |= 0x20000060;
        else if (in->line[0] == 1 && in->line[1] == 2 && in->line[3] == 1)
            word |= 0x20000000;
        if (in->line[2] == 1)
            word |= 0x8000000;
        length = 4;
        break;
    case VUC_MOV_R_40:
        if ((in->value[3] >> 4) | (in->value[4] >> 4))
            return ISADORA_BAD_INSN;
        word |= in->value[3] << 16; /* DST */
        word |= in->value[4] << 12; /* SRC2 */
        switch (in->line[0]) {
        case 0:
            break;
        case 1:
            if (in->value[0] >> 3)
                return ISADORA_BAD_INSN;
            word |= in->value[0] << 5; /* PM */
            break;
        default:
            return ISADORA_BAD_INSN;
        }
        switch (in->line[1]) {
        case 0:
            break;
        case 1:
            if (in->value[1] >> 4)
                return ISADORA_BAD_INSN;
            word |= in->value[1] << 20; /* PRED */
            break;
        case 2:
            if (in->value[2] >> 4)
                return ISADORA_BAD_INSN;
            word |= in->value[2] << 16; /* PDST */
            break;
        default:
            return ISADORA_BAD_INSN;
        }
        switch (in->line[2]) {
        case 0:
            break;
        case 1:
            if (in->value[1] >> 4)
                return ISADORA_BAD_INSN;
            word |= in->value[1] << 20; /* PRED */
            break;
        default:
            return ISADORA_BAD_INSN;
        }
        switch (in->line[3]) {
        case 0:
            break;
        case 1:
            if ((in->value[5] >> 1) | (in->value[6] >> 3) | (in->value[7] >> 6))
                return ISADORA_BAD_INSN;
            word |= in->value[5] << 33; /* RBN */
            word |= in->value[6] << 30; /* RBP */
            word |= in->value[7] << 34; /* RBT */
            break;
        default:
            return ISADORA_BAD_INSN;
        }
        if (in->line[0] == 0 && in->line[1] == 0 && in->line[2] == 0)
            word |= 0x60;
        else if (in->line[0] == 0 && in->line[1] == 0 && in->line[2] == 1)
            word |= 0x20000060;
        else if (in->line[0] == 1 && in->line[1] == 2 && in->line[2] == 1)
            word |= 0x20000000;
        if (in->line[3] == 0)
            word |= UINT64_C(0xffc0000000);
        length = 8;
        break;
    case VUC_MOV_R_30:
        if ((in->value[3] >> 4) | (in->value[4] >> 4))
            return ISADORA_BAD_INSN;
        word |= in->value[3] << 16; /* DST */
        word |= in->value[4] << 12; /* SRC2 */
        switch (in->line[0]) {
        case 0:
            break;
        case 1:
            if (in->value[0] >> 3)
                return ISADORA_BAD_INSN;
            word |= in->value[0] << 5; /* PM */
            break;
        default:
            return ISADORA_BAD_INSN;
        }
        switch (in->line[1]) {
        case 0:
            break;
        case 1:
            if (in->value[1] >> 4)
                return ISADORA_BAD_INSN;
            word |= in->value[1] << 20; /* PRED */
            break;
        case 2:
            if (in->value[2] >> 4)
                return ISADORA_BAD_INSN;
            word |= in->value[2] << 16; /* PDST */
            break;
        default:
            return ISADORA_BAD_INSN;
        }
        switch (in->line[2]) {
        case 0:
            break;
        case 1:
            if (in->value[1] >> 4)
                return ISADORA_BAD_INSN;
            word |= in->value[1] << 20; /* PRED */
            break;
        default:
            return ISADORA_BAD_INSN;
        }
        switch (in->line[3]) {
        case 0:
            break;
        default:
            return ISADORA_BAD_INSN;
        }
        if (in->line[0] == 0 && in->line[1] == 0 && in->line[2] == 0)
            word |= 0x60;
        else if (in->line[0] == 0 && in->line[1] == 0 && in->line[2] == 1)
            word |= 0x20000060;
        else if (in->line[0] == 1 && in->line[1] == 2 && in->line[2] == 1)
            word |= 0x20000000;
        length = 4;
        break;
    case VUC_MOV_I_40:
        if ((in->value[3] >> 4) | (in->value[4] >> 14))
            return ISADORA_BAD_INSN;
        word |= in->value[3] << 16; /* DST */
        word |= ((in->value[4] & 0xff) << 8) | ((in->value[4] >> 8 & 0x3f) << 20); /* I14 */
        switch (in->line[0]) {
        case 0:
            break;
        case 1:
            if (in->value[0] >> 3)
                return ISADORA_BAD_INSN;
            word |= in->value[0] << 5; /* PM */
            break;
        default:
            return ISADORA_BAD_INSN;
        }
        switch (in->line[1]) {
        case 0:
            break;
        case 1:
            if (in->value[1] >> 4)
                return ISADORA_BAD_INSN;
            word |= in->value[1] << 20; /* PRED */
            break;
        case 2:
            if (in->value[2] >> 4)
                return ISADORA_BAD_INSN;
            word |= in->value[2] << 16; /* PDST */
            break;
        default:
            return ISADORA_BAD_INSN;
        }
        switch (in->line[2]) {
        case 0:
            break;
        case 1:
            if (in->value[1] >> 4)
                return ISADORA_BAD_INSN;
            word |= in->value[1] << 20; /* PRED */
            break;
        default:
            return ISADORA_BAD_INSN;
        }
        switch (in->line[3]) {
        case 0:
            break;
        case 1:
            if ((in->value[5] >> 1) | (in->value[6] >> 3) | (in->value[7] >> 6))
                return ISADORA_BAD_INSN;
            word |= in->value[5] << 33; /* RBN */
            word |= in->value[6] << 30; /* RBP */
            word |= in->value[7] << 34; /* RBT */
            break;
        default:
            return ISADORA_BAD_INSN;
        }
        if (in->line[0] == 0 && in->line[1] == 0 && in->line[2] == 0)
            word |= 0x60;
        else if (in->line[0] == 0 && in->line[1] == 0 && in->line[2] == 1)
            word |= 0x20000060;
        else if (in->line[0] == 1 && in->line[1] == 2 && in->line[2] == 1)
            word |= 0x20000000;
        if (in->line[3] == 0)
            word |= UINT64_C(0xffc0000000);
        length = 8;
        break;
    case VUC_MOV_I_30:
        if ((in->value[3] >> 4) | (in->value[4] >> 14))
            return ISADORA_BAD_INSN;
        word |= in->value[3] << 16; /* DST */
        word |= ((in->value[4] & 0xff) << 8) | ((in->value[4] >> 8 & 0x3f) << 20); /* I14 */
        switch (in->line[0]) {
        case 0:
            break;
        case 1:
            if (in->value[0] >> 3)
                return ISADORA_BAD_INSN;
            word |= in->value[0] << 5; /* PM */
            break;
        default:
            return ISADORA_BAD_INSN;
        }
        switch (in->line[1]) {
        case 0:
            break;
        case 1:
            if (in->value[1] >> 4)
                return ISADORA_BAD_INSN;
            word |= in->value[1] << 20; /* PRED */
            break;
        case 2:
            if (in->value[2] >> 4)
                return ISADORA_BAD_INSN;
            word |= in->value[2] << 16; /* PDST */
            break;
        default:
            return ISADORA_BAD_INSN;
        }
        switch (in->line[2]) {
        case 0:
            break;
        case 1:
            if (in->value[1] >> 4)
                return ISADORA_BAD_INSN;
            word |= in->value[1] << 20; /* PRED */
            break;
        default:
            return ISADORA_BAD_INSN;
        }
        switch (in->line[3]) {
        case 0:
            break;
        default:
            return ISADORA_BAD_INSN;
        }
        if (in->line[0] == 0 && in->line[1] == 0 && in->line[2] == 0)
            word |= 0x60;
        else if (in->line[0] == 0 && in->line[1] == 0 && in->line[2] == 1)
            word |= 0x20000060;
        else if (in->line[0] == 1 && in->line[1] == 2 && in->line[2] == 1)
            word |= 0x20000000;
        length = 4;
        break;
    case VUC_MOV_SR_40:
        if ((in->value[3] >> 6) | (in->value[4] >> 4))
            return ISADORA_BAD_INSN;
        word |= ((in->value[3] & 0xf) << 16) | ((in->value[3] >> 4 & 0x3) << 24); /* SRD */
        word |= in->value[4] << 12; /* SRC2 */
        switch (in->line[0]) {
        case 0:
            break;
        case 1:
            if (in->value[0] >> 3)
                return ISADORA_BAD_INSN;
            word |= in->value[0] << 5; /* PM */
            break;
        default:
            return ISADORA_BAD_INSN;
        }
        switch (in->line[1]) {
        case 0:
            break;
        case 1:
            if (in->value[1] >> 4)
                return ISADORA_BAD_INSN;
            word |= in->value[1] << 20; /* PRED */
            break;
        case 2:
            if (in->value[2] >> 4)
                return ISADORA_BAD_INSN;
            word |= in->value[2] << 16; /* PDST */
            break;
        default:
            return ISADORA_BAD_INSN;
        }
        switch (in->line[2]) {
        case 0:
            break;
        case 1:
            if (in->value[1] >> 4)
                return ISADORA_BAD_INSN;
            word |= in->value[1] << 20; /* PRED */
            break;
        default:
            return ISADORA_BAD_INSN;
        }
        switch (in->line[3]) {
        case 0:
            break;
        case 1:
            if ((in->value[5] >> 1) | (in->value[6] >> 3) | (in->value[7] >> 6))
                return ISADORA_BAD_INSN;
            word |= in->value[5] << 33; /* RBN */
            word |= in->value[6] << 30; /* RBP */
            word |= in->value[7] << 34; /* RBT */
            break;
        default:
            return ISADORA_BAD_INSN;
        }
        if (in->line[0] == 0 && in->line[1] == 0 && in->line[2] == 0)
            word |= 0x60;
        else if (in->line[0] == 0 && in->line[1] == 0 && in->line[2] == 1)
            word |= 0x20000060;
        else if (in->line[0] == 1 && in->line[1] == 2 && in->line[2] == 1)
            word |= 0x20000000;
        if (in->line[3] == 0)
            word |= UINT64_C(0xffc0000000);
        length = 8;
        break;
    case VUC_MOV_SR_30:
        if ((in->value[3] >> 6) | (in->value[4] >> 4))
            return ISADORA_BAD_INSN;
        word |= ((in->value[3] & 0xf) << 16) | ((in->value[3] >> 4 & 0x3) << 24); /* SRD */
        word |= in->value[4] << 12; /* SRC2 */
        switch (in->line[0]) {
        case 0:
            break;
        case 1:
            if (in->value[0] >> 3)
                return ISADORA_BAD_INSN;
            word |= in->value[0] << 5; /* PM */
            break;
        default:
            return ISADORA_BAD_INSN;
        }
        switch (in->line[1]) {
        case 0:
            break;
        case 1:
            if (in->value[1] >> 4)
                return ISADORA_BAD_INSN;
            word |= in->value[1] << 20; /* PRED */
            break;
        case 2:
            if (in->value[2] >> 4)
                return ISADORA_BAD_INSN;
            word |= in->value[2] << 16; /* PDST */
            break;
        default:
            return ISADORA_BAD_INSN;
        }
        switch (in->line[2]) {
        case 0:
            break;
        case 1:
            if (in->value[1] >> 4)
                return ISADORA_BAD_INSN;
            word |= in->value[1] << 20; /* PRED */
            break;
        default:
            return ISADORA_BAD_INSN;
        }
        switch (in->line[3]) {
        case 0:
            break;
        default:
            return ISADORA_BAD_INSN;
        }
        if (in->line[0] == 0 && in->line[1] == 0 && in->line[2] == 0)
            word |= 0x60;
        else if (in->line[0] == 0 && in->line[1] == 0 && in->line[2] == 1)
            word |= 0x20000060;
        else if (in->line[0] == 1 && in->line[1] == 2 && in->line[2] == 1)
            word |= 0x20000000;
        length = 4;
        break;
    case VUC_MOV_SI_40:
        if ((in->value[3] >> 6) | (in->value[4] >> 12))
            return ISADORA_BAD_INSN;
        word |= ((in->value[3] & 0xf) << 16) | ((in->value[3] >> 4 & 0x3) << 24); /* SRD */
        word |= ((in->value[4] & 0xff) << 8) | ((in->value[4] >> 8 & 0xf) << 20); /* I12 */
        switch (in->line[0]) {
        case 0:
            break;
        case 1:
            if (in->value[0] >> 3)
                return ISADORA_BAD_INSN;
            word |= in->value[0] << 5; /* PM */
            break;
        default:
            return ISADORA_BAD_INSN;
        }
        switch (in->line[1]) {
        case 0:
            break;
        case 1:
            if (in->value[1] >> 4)
                return ISADORA_BAD_INSN;
            word |= in->value[1] << 20; /* PRED */
            break;
        case 2:
            if (in->value[2] >> 4)
                return ISADORA_BAD_INSN;
            word |= in->value[2] << 16; /* PDST */
            break;
        default:
            return ISADORA_BAD_INSN;
        }
        switch (in->line[2]) {
        case 0:
            break;
        case 1:
            if (in->value[1] >> 4)
                return ISADORA_BAD_INSN;
            word |= in->value[1] << 20; /* PRED */
            break;
        default:
            return ISADORA_BAD_INSN;
        }
        switch (in->line[3]) {
        case 0:
            break;
        case 1:
            if ((in->value[5] >> 1) | (in->value[6] >> 3) | (in->value[7] >> 6))
                return ISADORA_BAD_INSN;
            word |= in->value[5] << 33; /* RBN */
            word |= in->value[6] << 30; /* RBP */
            word |= in->value[7] << 34; /* RBT */
            break;
        default:
            return ISADORA_BAD_INSN;
        }
        if (in->line[0] == 0 && in->line[1] == 0 && in->line[2] == 0)
            word |= 0x60;
        else if (in->line[0] == 0 && in->line[1] == 0 && in->line[2] == 1)
            word |= 0x20000060;
        else if (in->line[0] == 1 && in->line[1] == 2 && in->line[2] == 1)
            word |= 0x20000000;
        if (in->line[3] == 0)
            word |= UINT64_C(0xffc0000000);
        length = 8;
        break;
    case VUC_MOV_SI_30:
        if ((in->value[3] >> 6) | (in->value[4] >> 12))
            return ISADORA_BAD_INSN;
        word |= ((in->value[3] & 0xf) << 16) | ((in->value[3] >> 4 & 0x3) << 24); /* SRD */
        word |= ((in->value[4] & 0xff) << 8) | ((in->value[4] >> 8 & 0xf) << 20); /* I12 */
        switch (in->line[0]) {
        case 0:
            break;
        case 1:
            if (in->value[0] >> 3)
                return ISADORA_BAD_INSN;
            word |= in->value[0] << 5; /* PM */
            break;
        default:
            return ISADORA_BAD_INSN;
        }
        switch (in->line[1]) {
        case 0:
            break;
        case 1:
            if (in->value[1] >> 4)
                return ISADORA_BAD_INSN;
            word |= in->value[1] << 20; /* PRED */
            break;
        case 2:
            if (in->value[2] >> 4)
                return ISADORA_BAD_INSN;
            word |= in->value[2] << 16; /* PDST */
            break;
        default:
            return ISADORA_BAD_INSN;
        }
        switch (in->line[2]) {
        case 0:
            break;
        case 1:
            if (in->value[1] >> 4)
                return ISADORA_BAD_INSN;
            word |= in->value[1] << 20; /* PRED */
            break;
        default:
            return ISADORA_BAD_INSN;
        }
        switch (in->line[3]) {
        case 0:
            break;
        default:
            return ISADORA_BAD_INSN;
        }
        if (in->line[0] == 0 && in->line[1] == 0 && in->line[2] == 0)
            word |= 0x60;
        else if (in->line[0] == 0 && in->line[1] == 0 && in->line[2] == 1)
            word |= 0x20000060;
        else if (in->line[0] == 1 && in->line[1] == 2 && in->line[2] == 1)
            word |= 0x20000000;
        length = 4;
        break;
    case VUC_SET_SETGT_R_40:
    case VUC_SET_SETLT_R_40:
    case VUC_SET_SETEQ_R_40:
    case VUC_SET_SETLEP_R_40:
    case VUC_SET_SETZERO_R:
    case VUC_SET_BTEST_R_40:
        if (in->value[3] >> 4)
            return ISADORA_BAD_INSN;
        word |= in->value[3] << 8; /* SRC1 */
        switch (in->line[0]) {
        case 0:
            break;
        case 1:
            if (in->value[0] >> 3)
                return ISADORA_BAD_INSN;
            word |= in->value[0] << 5; /* PM */
            break;
        default:
            return ISADORA_BAD_INSN;
        }
        switch (in->line[1]) {
        case 0:
            break;
        case 1:
            if (in->value[1] >> 4)
                return ISADORA_BAD_INSN;
            word |= in->value[1] << 20; /* PRED */
            break;
        case 2:
            if (in->value[2] >> 4)
                return ISADORA_BAD_INSN;
            word |= in->value[2] << 16; /* PDST */
            break;
        default:
            return ISADORA_BAD_INSN;
        }
        switch (in->line[2]) {
        case 0:
            if (in->value[4] >> 4)
                return ISADORA_BAD_INSN;
            word |= in->value[4] << 12; /* SRC2 */
            break;
        case 1:
            if (in->value[5] >> 6)
                return ISADORA_BAD_INSN;
            word |= ((in->value[5] & 0xf) << 12) | ((in->value[5] >> 4 & 0x3) << 24); /* I6 */
            break;
        default:
            return ISADORA_BAD_INSN;
        }
        switch (in->line[3]) {
        case 0:
            break;
        case 1:
            if (in->value[1] >> 4)
                return ISADORA_BAD_INSN;
            word |= in->value[1] << 20; /* PRED */
            break;
        default:
            return ISADORA_BAD_INSN;
        }
        switch (in->line[4]) {
        case 0:
            break;
        case 1:
            if ((in->value[6] >> 1) | (in->value[7] >> 3) | (in->value[8] >> 6))
                return ISADORA_BAD_INSN;
            word |= in->value[6] << 33; /* RBN */
            word |= in->value[7] << 30; /* RBP */
            word |= in->value[8] << 34; /* RBT */
            break;
        default:
            return ISADORA_BAD_INSN;
        }
        if (in->line[0] == 0 && in->line[1] == 0 && in->line[3] == 0)
            word |= 0x60;
        else if (in->line[0] == 0 && in->line[1] == 0 && in->line[3] == 1)
            word |= 0x20000060;
        else if (in->line[0] == 1 && in->line[1] == 2 && in->line[3] == 1)
            word |= 0x20000000;
        if (in->line[2] == 1)
            word |= 0x8000000;
        if (in->line[4] == 0)
            word |= UINT64_C(0xffc0000000);
        length = 8;
        break;
    case VUC_SET_SETGT_R_30:
    case VUC_SET_SETLT_R_30:
    case VUC_SET_SETEQ_R_30:
    case VUC_SET_SETLEP_R_30:
    case VUC_SET_BTEST_R_30:
        if (in->value[3] >> 4)
            return ISADORA_BAD_INSN;
        word |= in->value[3] << 8; /* SRC1 */
        switch (in->line[0]) {
        case 0:
            break;
        case 1:
            if (in->value[0] >> 3)
                return ISADORA_BAD_INSN;
            word |= in->value[0] << 5; /* PM */
            break;
        default:
            return ISADORA_BAD_INSN;
        }
        switch (in->line[1]) {
        case 0:
            break;
        case 1:
            if (in->value[1] >> 4)
                return ISADORA_BAD_INSN;
            word |= in->value[1] << 20; /* PRED */
            break;
        case 2:
            if (in->value[2] >> 4)
                return ISADORA_BAD_INSN;
            word |= in->value[2] << 16; /* PDST */
            break;
        default:
            return ISADORA_BAD_INSN;
        }
        switch (in->line[2]) {
        case 0:
            if (in->value[4] >> 4)
                return ISADORA_BAD_INSN;
            word |= in->value[4] << 12; /* SRC2 */
            break;
        case 1:
            if (in->value[5] >> 6)
                return ISADORA_BAD_INSN;
            word |= ((in->value[5] & 0xf) << 12) | ((in->value[5] >> 4 & 0x3) << 24); /* I6 */
            break;
        default:
            return ISADORA_BAD_INSN;
        }
        switch (in->line[3]) {
        case 0:
            break;
        case 1:
            if (in->value[1] >> 4)
                return ISADORA_BAD_INSN;
            word |= in->value[1] << 20; /* PRED */
            break;
        default:
            return ISADORA_BAD_INSN;
        }
        switch (in->line[4]) {
        case 0:
            break;
        default:
            return ISADORA_BAD_INSN;
        }
        if (in->line[0] == 0 && in->line[1] == 0 && in->line[3] == 0)
            word |= 0x60;
        else if (in->line[0] == 0 && in->line[1] == 0 && in->line[3] == 1)
            word |= 0x20000060;
        else if (in->line[0] == 1 && in->line[1] == 2 && in->line[3] == 1)
            word |= 0x20000000;
        if (in->line[2] == 1)
            word |= 0x8000000;
        length = 4;
        break;
    case VUC_SET_SETGT_S_40:
    case VUC_SET_SETLT_S_40:
    case VUC_SET_SETEQ_S_40:
    case VUC_SET_SETLEP_S_40:
    case VUC_SET_SETZERO_S:
    case VUC_SET_BTEST_S_40:
        if (in->value[3] >> 6)
            return ISADORA_BAD_INSN;
        word |= ((in->value[3] & 0xf) << 8) | ((in->value[3] >> 4 & 0x3) << 24); /* SRS */
        switch (in->line[0]) {
        case 0:
            break;
        case 1:
            if (in->value[0] >> 3)
                return ISADORA_BAD_INSN;
            word |= in->value[0] << 5; /* PM */
            break;
        default:
            return ISADORA_BAD_INSN;
        }
        switch (in->line[1]) {
        case 0:
            break;
        case 1:
            if (in->value[1] >> 4)
                return ISADORA_BAD_INSN;
            word |= in->value[1] << 20; /* PRED */
            break;
        case 2:
            if (in->value[2] >> 4)
                return ISADORA_BAD_INSN;
            word |= in->value[2] << 16; /* PDST */
            break;
        default:
            return ISADORA_BAD_INSN;
        }
        switch (in->line[2]) {
        case 0:
            if (in->value[4] >> 4)
                return ISADORA_BAD_INSN;
            word |= in->value[4] << 12; /* SRC2 */
            break;
        case 1:
            if (in->value[5] >> 4)
                return ISADORA_BAD_INSN;
            word |= in->value[5] << 12; /* I4 */
            break;
        default:
            return ISADORA_BAD_INSN;
        }
        switch (in->line[3]) {
        case 0:
            break;
        case 1:
            if (in->value[1] >> 4)
                return ISADORA_BAD_INSN;
            word |= in->value[1] << 20; /* PRED */
            break;
        default:
            return ISADORA_BAD_INSN;
        }
        switch (in->line[4]) {
        case 0:
            break;
        case 1:
            if ((in->value[6] >> 1) | (in->value[7] >> 3) | (in->value[8] >> 6))
                return ISADORA_BAD_INSN;
            word |= in->value[6] << 33; /* RBN */
            word |= in->value[7] << 30; /* RBP */
            word |= in->value[8] << 34; /* RBT */
            break;
        default:
            return ISADORA_BAD_INSN;
        }
        if (in->line[0] == 0 && in->line[1] == 0 && in->line[3] == 0)
            word |= 0x60;
        else if (in->line[0] == 0 && in->line[1] == 0 && in->line[3] == 1)
            word |= 0x20000060;
        else if (in->line[0] == 1 && in->line[1] == 2 && in->line[3] == 1)
            word |= 0x20000000;
        if (in->line[2] == 1)
            word |= 0x8000000;
        if (in->line[4] == 0)
            word |= UINT64_C(0xffc0000000);
        length = 8;
        break;
    case VUC_SET_SETGT_S_30:
    case VUC_SET_SETLT_S_30:
    case VUC_SET_SETEQ_S_30:
    case VUC_SET_SETLEP_S_30:
    case VUC_SET_BTEST_S_30:
        if (in->value[3] >> 6)
            return ISADORA_BAD_INSN;
        word |= ((in->value[3] & 0xf) << 8) | ((in->value[3] >> 4 & 0x3) << 24); /* SRS */
        switch (in->line[0]) {
        case 0:
            break;
        case 1:
            if (in->value[0] >> 3)
                return ISADORA_BAD_INSN;
            word |= in->value[0] << 5; /* PM */
            break;
        default:
            return ISADORA_BAD_INSN;
        }
        switch (in->line[1]) {
        case 0:
            break;
        case 1:
            if (in->value[1] >> 4)
                return ISADORA_BAD_INSN;
            word |= in->value[1] << 20; /* PRED */
            break;
        case 2:
            if (in->value[2] >> 4)
                return ISADORA_BAD_INSN;
            word |= in->value[2] << 16; /* PDST */
            break;
        default:
            return ISADORA_BAD_INSN;
        }
        switch (in->line[2]) {
        case 0:
            if (in->value[4] >> 4)
                return ISADORA_BAD_INSN;
            word |= in->value[4] << 12; /* SRC2 */
            break;
        case 1:
            if (in->value[5] >> 4)
                return ISADORA_BAD_INSN;
            word |= in->value[5] << 12; /* I4 */
            break;
        default:
            return ISADORA_BAD_INSN;
        }
        switch (in->line[3]) {
        case 0:
            break;
        case 1:
            if (in->value[1] >> 4)
                return ISADORA_BAD_INSN;
            word |= in->value[1] << 20; /* PRED */
            break;
        default:
            return ISADORA_BAD_INSN;
        }
        switch (in->line[4]) {
        case 0:
            break;
        default:
            return ISADORA_BAD_INSN;
        }
        if (in->line[0] == 0 && in->line[1] == 0 && in->line[3] == 0)
            word |= 0x60;
        else if (in->line[0] == 0 && in->line[1] == 0 && in->line[3] == 1)
            word |= 0x20000060;
        else if (in->line[0] == 1 && in->line[1] == 2 && in->line[3] == 1)
            word |= 0x20000000;
        if (in->line[2] == 1)
            word |= 0x8000000;
        length = 4;
        break;
    case VUC_SET_SETGT_D_40:
    case VUC_SET_SETLT_D_40:
    case VUC_SET_SETEQ_D_40:
    case VUC_SET_SETLEP_D_40:
    case VUC_SET_SETZERO_D:
    case VUC_SET_BTEST_D_40:
        if (in->value[3] >> 4)
            return ISADORA_BAD_INSN;
        word |= in->value[3] << 8; /* SRC1 */
        switch (in->line[0]) {
        case 0:
            break;
        case 1:
            if (in->value[0] >> 3)
                return ISADORA_BAD_INSN;
            word |= in->value[0] << 5; /* PM */
            break;
        default:
            return ISADORA_BAD_INSN;
        }
        switch (in->line[1]) {
        case 0:
            break;
        case 1:
            if (in->value[1] >> 4)
                return ISADORA_BAD_INSN;
            word |= in->value[1] << 20; /* PRED */
            break;
        case 2:
            if (in->value[2] >> 4)
                return ISADORA_BAD_INSN;
            word |= in->value[2] << 16; /* PDST */
            break;
        default:
            return ISADORA_BAD_INSN;
        }
        switch (in->line[2]) {
        case 0:
            if (in->value[4] >> 4)
                return ISADORA_BAD_INSN;
            word |= in->value[4] << 12; /* SRC2 */
            break;
        case 1:
            if (in->value[5] >> 4)
                return ISADORA_BAD_INSN;
            word |= in->value[5] << 12; /* I4 */
            break;
        default:
            return ISADORA_BAD_INSN;
        }
        switch (in->line[3]) {
        case 0:
            break;
        case 1:
            if (in->value[1] >> 4)
                return ISADORA_BAD_INSN;
            word |= in->value[1] << 20; /* PRED */
            break;
        default:
            return ISADORA_BAD_INSN;
        }
        switch (in->line[4]) {
        case 0:
            break;
        case 1:
            if ((in->value[6] >> 1) | (in->value[7] >> 3) | (in->value[8] >> 6))
                return ISADORA_BAD_INSN;
            word |= in->value[6] << 33; /* RBN */
            word |= in->value[7] << 30; /* RBP */
            word |= in->value[8] << 34; /* RBT */
            break;
        default:
            return ISADORA_BAD_INSN;
        }
        if (in->line[0] == 0 && in->line[1] == 0 && in->line[3] == 0)
            word |= 0x60;
        else if (in->line[0] == 0 && in->line[1] == 0 && in->line[3] == 1)
            word |= 0x20000060;
        else if (in->line[0] == 1 && in->line[1] == 2 && in->line[3] == 1)
            word |= 0x20000000;
        if (in->line[2] == 1)
            word |= 0x8000000;
        if (in->line[4] == 0)
            word |= UINT64_C(0xffc0000000);
        length = 8;
        break;
    case VUC_SET_SETGT_D_30:
    case VUC_SET_SETLT_D_30:
    case VUC_SET_SETEQ_D_30:
    case VUC_SET_SETLEP_D_30:
    case VUC_SET_BTEST_D_30:
        if (in->value[3] >> 4)
            return ISADORA_BAD_INSN;
        word |= in->value[3] << 8; /* SRC1 */
        switch (in->line[0]) {
        case 0:
            break;
        case 1:
            if (in->value[0] >> 3)
                return ISADORA_BAD_INSN;
            word |= in->value[0] << 5; /* PM */
            break;
        default:
            return ISADORA_BAD_INSN;
        }
        switch (in->line[1]) {
        case 0:
            break;
        case 1:
            if (in->value[1] >> 4)
                return ISADORA_BAD_INSN;
            word |= in->value[1] << 20; /* PRED */
            break;
        case 2:
            if (in->value[2] >> 4)
                return ISADORA_BAD_INSN;
            word |= in->value[2] << 16; /* PDST */
            break;
        default:
            return ISADORA_BAD_INSN;
        }
        switch (in->line[2]) {
        case 0:
            if (in->value[4] >> 4)
                return ISADORA_BAD_INSN;
            word |= in->value[4] << 12; /* SRC2 */
            break;
        case 1:
            if (in->value[5] >> 4)
                return ISADORA_BAD_INSN;
            word |= in->value[5] << 12; /* I4 */
            break;
        default:
            return ISADORA_BAD_INSN;
        }
        switch (in->line[3]) {
        case 0:
            break;
        case 1:
            if (in->value[1] >> 4)
                return ISADORA_BAD_INSN;
            word |= in->value[1] << 20; /* PRED */
            break;
        default:
            return ISADORA_BAD_INSN;
        }
        switch (in->line[4]) {
        case 0:
            break;
        default:
            return ISADORA_BAD_INSN;
        }
        if (in->line[0] == 0 && in->line[1] == 0 && in->line[3] == 0)
            word |= 0x60;
        else if (in->line[0] == 0 && in->line[1] == 0 && in->line[3] == 1)
            word |= 0x20000060;
        else if (in->line[0] == 1 && in->line[1] == 2 && in->line[3] == 1)
            word |= 0x20000000;
        if (in->line[2] == 1)
            word |= 0x8000000;
        length = 4;
        break;
    case VUC_BRA_40:
    case VUC_CALL_40:
        if (in->value[0] >> 11)
            return ISADORA_BAD_INSN;
        word |= in->value[0] << 8; /* BTARG */
        switch (in->line[0]) {
        case 0:
            break;
        case 1:
            if (in->value[1] >> 4)
                return ISADORA_BAD_INSN;
            word |= in->value[1] << 20; /* PRED */
            break;
        default:
            return ISADORA_BAD_INSN;
        }
        switch (in->line[1]) {
        case 0:
            break;
        case 1:
            if ((in->value[2] >> 1) | (in->value[3] >> 3) | (in->value[4] >> 6))
                return ISADORA_BAD_INSN;
            word |= in->value[2] << 33; /* RBN */
            word |= in->value[3] << 30; /* RBP */
            word |= in->value[4] << 34; /* RBT */
            break;
        default:
            return ISADORA_BAD_INSN;
        }
        if (in->line[0] == 1)
            word |= 0x20000000;
        if (in->line[1] == 0)
            word |= UINT64_C(0xffc0000000);
        length = 8;
        break;
    case VUC_BRA_30:
    case VUC_CALL_30:
        if (in->value[0] >> 11)
            return ISADORA_BAD_INSN;
        word |= in->value[0] << 8; /* BTARG */
        switch (in->line[0]) {
        case 0:
            break;
        case 1:
            if (in->value[1] >> 4)
                return ISADORA_BAD_INSN;
            word |= in->value[1] << 20; /* PRED */
            break;
        default:
            return ISADORA_BAD_INSN;
        }
        switch (in->line[1]) {
        case 0:
            break;
        default:
            return ISADORA_BAD_INSN;
        }
        if (in->line[0] == 1)
            word |= 0x20000000;
        length = 4;
        break;
    case VUC_RET_40:
    case VUC_SLEEP_40:
    case VUC_NOP_40:
    case VUC_CLICNT_40:
    case VUC_ENGINE_MBIREAD_40:
    case VUC_ENGINE_MBINEXT_40:
    case VUC_ENGINE_MVSREAD_40:
    case VUC_ENGINE_MVSWRITE_40:
    case VUC_NAMED_ONLY_O21_40:
    case VUC_NAMED_ONLY_O22_40:
    case VUC_NAMED_ONLY_O23_40:
    case VUC_NAMED_ONLY_O25_40:
    case VUC_NAMED_ONLY_O26_40:
    case VUC_NAMED_ONLY_O2B_40:
    case VUC_NAMED_ONLY_O2C_40:
        switch (in->line[0]) {
        case 0:
            break;
        case 1:
            if (in->value[0] >> 4)
                return ISADORA_BAD_INSN;
            word |= in->value[0] << 20; /* PRED */
            break;
        default:
            return ISADORA_BAD_INSN;
        }
        switch (in->line[1]) {
        case 0:
            break;
        case 1:
            if ((in->value[1] >> 1) | (in->value[2] >> 3) | (in->value[3] >> 6))
                return ISADORA_BAD_INSN;
            word |= in->value[1] << 33; /* RBN */
            word |= in->value[2] << 30; /* RBP */
            word |= in->value[3] << 34; /* RBT */
            break;
        default:
            return ISADORA_BAD_INSN;
        }
        if (in->line[0] == 1)
            word |= 0x20000000;
        if (in->line[1] == 0)
            word |= UINT64_C(0xffc0000000);
        length = 8;
        break;
    case VUC_RET_30:
    case VUC_SLEEP_30:
    case VUC_NOP_30:
    case VUC_CLICNT_30:
    case VUC_ENGINE_MBIREAD_30:
    case VUC_ENGINE_MBINEXT_30:
    case VUC_ENGINE_MVSREAD_30:
    case VUC_ENGINE_MVSWRITE_30:
    case VUC_NAMED_ONLY_O21_30:
    case VUC_NAMED_ONLY_O22_30:
    case VUC_NAMED_ONLY_O23_30:
    case VUC_NAMED_ONLY_O25_30:
    case VUC_NAMED_ONLY_O26_30:
    case VUC_NAMED_ONLY_O2B_30:
    case VUC_NAMED_ONLY_O2C_30:
        switch (in->line[0]) {
        case 0:
            break;
        case 1:
            if (in->value[0] >> 4)
                return ISADORA_BAD_INSN;
            word |= in->value[0] << 20; /* PRED */
            break;
        default:
            return ISADORA_BAD_INSN;
        }
        switch (in->line[1]) {
        case 0:
            break;
        default:
            return ISADORA_BAD_INSN;
        }
        if (in->line[0] == 1)
            word |= 0x20000000;
        length = 4;
        break;
    case VUC_WAIT_WSTC_40:
    case VUC_WAIT_WSTS_40:
        if (in->value[0] >> 4)
            return ISADORA_BAD_INSN;
        word |= in->value[0] << 12; /* I4 */
        switch (in->line[0]) {
        case 0:
            break;
        case 1:
            if (in->value[1] >> 4)
                return ISADORA_BAD_INSN;
            word |= in->value[1] << 20; /* PRED */
            break;
        default:
            return ISADORA_BAD_INSN;
        }
        switch (in->line[1]) {
        case 0:
            break;
        case 1:
            if ((in->value[2] >> 1) | (in->value[3] >> 3) | (in->value[4] >> 6))
                return ISADORA_BAD_INSN;
            word |= in->value[2] << 33; /* RBN */
            word |= in->value[3] << 30; /* RBP */
            word |= in->value[4] << 34; /* RBT */
            break;
        default:
            return ISADORA_BAD_INSN;
        }
        if (in->line[0] == 1)
            word |= 0x20000000;
        if (in->line[1] == 0)
            word |= UINT64_C(0xffc0000000);
        length = 8;
        break;
    case VUC_WAIT_WSTC_30:
    case VUC_WAIT_WSTS_30:
        if (in->value[0] >> 4)
            return ISADORA_BAD_INSN;
        word |= in->value[0] << 12; /* I4 */
        switch (in->line[0]) {
        case 0:
            break;
        case 1:
            if (in->value[1] >> 4)
                return ISADORA_BAD_INSN;
            word |= in->value[1] << 20; /* PRED */
            break;
        default:
            return ISADORA_BAD_INSN;
        }
        switch (in->line[1]) {
        case 0:
            break;
        default:
            return ISADORA_BAD_INSN;
        }
        if (in->line[0] == 1)
            word |= 0x20000000;
        length = 4;
        break;
    case VUC_LOGIC_AND_FREE_40:
    case VUC_LOGIC_OR_FREE_40:
    case VUC_LOGIC_XOR_FREE_40:
        if ((in->value[0] >> 4) | (in->value[1] >> 1) | (in->value[2] >> 4) |
            (in->value[3] >> 1) | (in->value[4] >> 4))
            return ISADORA_BAD_INSN;
        word |= in->value[0] << 20; /* PRED */
        word |= in->value[1] << 3; /* N1 */
        word |= in->value[2] << 8; /* PS1 */
        word |= in->value[3] << 2; /* N2 */
        word |= in->value[4] << 12; /* PS2 */
        switch (in->line[0]) {
        case 0:
            break;
        default:
            return ISADORA_BAD_INSN;
        }
        switch (in->line[1]) {
        case 0:
            break;
        case 1:
            if ((in->value[5] >> 1) | (in->value[6] >> 3) | (in->value[7] >> 6))
                return ISADORA_BAD_INSN;
            word |= in->value[5] << 33; /* RBN */
            word |= in->value[6] << 30; /* RBP */
            word |= in->value[7] << 34; /* RBT */
            break;
        default:
            return ISADORA_BAD_INSN;
        }
        if (in->line[1] == 0)
            word |= UINT64_C(0xffc0000000);
        length = 8;
        break;
    case VUC_LOGIC_AND_FREE_30:
    case VUC_LOGIC_OR_FREE_30:
    case VUC_LOGIC_XOR_FREE_30:
        if ((in->value[0] >> 4) | (in->value[1] >> 1) | (in->value[2] >> 4) |
            (in->value[3] >> 1) | (in->value[4] >> 4))
            return ISADORA_BAD_INSN;
        word |= in->value[0] << 20; /* PRED */
        word |= in->value[1] << 3; /* N1 */
        word |= in->value[2] << 8; /* PS1 */
        word |= in->value[3] << 2; /* N2 */
        word |= in->value[4] << 12; /* PS2 */
        switch (in->line[0]) {
        case 0:
            break;
        default:
            return ISADORA_BAD_INSN;
        }
        switch (in->line[1]) {
        case 0:
            break;
        default:
            return ISADORA_BAD_INSN;
        }
        length = 4;
        break;
    case VUC_LOGIC_AND_GUARDED_40:
    case VUC_LOGIC_OR_GUARDED_40:
    case VUC_LOGIC_XOR_GUARDED_40:
        if ((in->value[0] >> 4) | (in->value[1] >> 1) | (in->value[2] >> 4) |
            (in->value[3] >> 1) | (in->value[4] >> 4))
            return ISADORA_BAD_INSN;
        word |= in->value[0] << 16; /* PDST */
        word |= in->value[1] << 3; /* N1 */
        word |= in->value[2] << 8; /* PS1 */
        word |= in->value[3] << 2; /* N2 */
        word |= in->value[4] << 12; /* PS2 */
        switch (in->line[0]) {
        case 0:
            if (in->value[5] >> 4)
                return ISADORA_BAD_INSN;
            word |= in->value[5] << 20; /* PRED */
            break;
        default:
            return ISADORA_BAD_INSN;
        }
        switch (in->line[1]) {
        case 0:
            break;
        case 1:
            if ((in->value[6] >> 1) | (in->value[7] >> 3) | (in->value[8] >> 6))
                return ISADORA_BAD_INSN;
            word |= in->value[6] << 33; /* RBN */
            word |= in->value[7] << 30; /* RBP */
            word |= in->value[8] << 34; /* RBT */
            break;
        default:
            return ISADORA_BAD_INSN;
        }
        word |= 0x20000000;
        if (in->line[1] == 0)
            word |= UINT64_C(0xffc0000000);
        length = 8;
        break;
    case VUC_LOGIC_AND_GUARDED_30:
    case VUC_LOGIC_OR_GUARDED_30:
    case VUC_LOGIC_XOR_GUARDED_30:
        if ((in->value[0] >> 4) | (in->value[1] >> 1) | (in->value[2] >> 4) |
            (in->value[3] >> 1) | (in->value[4] >> 4))
            return ISADORA_BAD_INSN;
        word |= in->value[0] << 16; /* PDST */
        word |= in->value[1] << 3; /* N1 */
        word |= in->value[2] << 8; /* PS1 */
        word |= in->value[3] << 2; /* N2 */
        word |= in->value[4] << 12; /* PS2 */
        switch (in->line[0]) {
        case 0:
            if (in->value[5] >> 4)
                return ISADORA_BAD_INSN;
            word |= in->value[5] << 20; /* PRED */
            break;
        default:
            return ISADORA_BAD_INSN;
        }
        switch (in->line[1]) {
        case 0:
            break;
        default:
            return ISADORA_BAD_INSN;
        }
        word |= 0x20000000;
        length = 4;
        break;
    case VUC_LMUL_LMULU_40:
    case VUC_LMUL_LMULS_40:
        if (in->value[0] >> 4)
            return ISADORA_BAD_INSN;
        word |= in->value[0] << 8; /* SRC1 */
        switch (in->line[0]) {
        case 0:
            if (in->value[1] >> 4)
                return ISADORA_BAD_INSN;
            word |= in->value[1] << 12; /* SRC2 */
            break;
        case 1:
            if (in->value[2] >> 6)
                return ISADORA_BAD_INSN;
            word |= ((in->value[2] & 0xf) << 12) | ((in->value[2] >> 4 & 0x3) << 24); /* I6 */
            break;
        default:
            return ISADORA_BAD_INSN;
        }
        switch (in->line[1]) {
        case 0:
            break;
        case 1:
            if (in->value[3] >> 4)
                return ISADORA_BAD_INSN;
            word |= in->value[3] << 20; /* PRED */
            break;
        default:
            return ISADORA_BAD_INSN;
        }
        switch (in->line[2]) {
        case 0:
            break;
        case 1:
            if ((in->value[4] >> 1) | (in->value[5] >> 3) | (in->value[6] >> 6))
                return ISADORA_BAD_INSN;
            word |= in->value[4] << 33; /* RBN */
            word |= in->value[5] << 30; /* RBP */
            word |= in->value[6] << 34; /* RBT */
            break;
        default:
            return ISADORA_BAD_INSN;
        }
        if (in->line[0] == 1)
            word |= 0x8000000;
        if (in->line[1] == 1)
            word |= 0x20000000;
        if (in->line[2] == 0)
            word |= UINT64_C(0xffc0000000);
        length = 8;
        break;
    case VUC_LMUL_LMULU_30:
    case VUC_LMUL_LMULS_30:
        if (in->value[0] >> 4)
            return ISADORA_BAD_INSN;
        word |= in->value[0] << 8; /* SRC1 */
        switch (in->line[0]) {
        case 0:
            if (in->value[1] >> 4)
                return ISADORA_BAD_INSN;
            word |= in->value[1] << 12; /* SRC2 */
            break;
        case 1:
            if (in->value[2] >> 6)
                return ISADORA_BAD_INSN;
            word |= ((in->value[2] & 0xf) << 12) | ((in->value[2] >> 4 & 0x3) << 24); /* I6 */
            break;
        default:
            return ISADORA_BAD_INSN;
        }
        switch (in->line[1]) {
        case 0:
            break;
        case 1:
            if (in->value[3] >> 4)
                return ISADORA_BAD_INSN;
            word |= in->value[3] << 20; /* PRED */
            break;
        default:
            return ISADORA_BAD_INSN;
        }
        switch (in->line[2]) {
        case 0:
            break;
        default:
            return ISADORA_BAD_INSN;
        }
        if (in->line[0] == 1)
            word |= 0x8000000;
        if (in->line[1] == 1)
            word |= 0x20000000;
        length = 4;
        break;
    case VUC_LSHIFT_LSRR_40:
        switch (in->line[0]) {
        case 0:
            if (in->value[0] >> 4)
                return ISADORA_BAD_INSN;
            word |= in->value[0] << 12; /* SRC2 */
            break;
        case 1:
            if (in->value[1] >> 6)
                return ISADORA_BAD_INSN;
            word |= ((in->value[1] & 0xf) << 12) | ((in->value[1] >> 4 & 0x3) << 24); /* I6 */
            break;
        default:
            return ISADORA_BAD_INSN;
        }
        switch (in->line[1]) {
        case 0:
            break;
        case 1:
            if (in->value[2] >> 4)
                return ISADORA_BAD_INSN;
            word |= in->value[2] << 20; /* PRED */
            break;
        default:
            return ISADORA_BAD_INSN;
        }
        switch (in->line[2]) {
        case 0:
            break;
        case 1:
            if ((in->value[3] >> 1) | (in->value[4] >> 3) | (in->value[5] >> 6))
                return ISADORA_BAD_INSN;
            word |= in->value[3] << 33; /* RBN */
            word |= in->value[4] << 30; /* RBP */
            word |= in->value[5] << 34; /* RBT */
            break;
        default:
            return ISADORA_BAD_INSN;
        }
        if (in->line[0] == 1)
            word |= 0x8000000;
        if (in->line[1] == 1)
            word |= 0x20000000;
        if (in->line[2] == 0)
            word |= UINT64_C(0xffc0000000);
        length = 8;
        break;
    case VUC_LSHIFT_LSRR_30:
    case VUC_LSHIFT_LADD:
    case VUC_LSHIFT_LSAR:
    case VUC_LDIVU:
        switch (in->line[0]) {
        case 0:
            if (in->value[0] >> 4)
                return ISADORA_BAD_INSN;
            word |= in->value[0] << 12; /* SRC2 */
            break;
        case 1:
            if (in->value[1] >> 6)
                return ISADORA_BAD_INSN;
            word |= ((in->value[1] & 0xf) << 12) | ((in->value[1] >> 4 & 0x3) << 24); /* I6 */
            break;
        default:
            return ISADORA_BAD_INSN;
        }
        switch (in->line[1]) {
        case 0:
            break;
        case 1:
            if (in->value[2] >> 4)
                return ISADORA_BAD_INSN;
            word |= in->value[2] << 20; /* PRED */
            break;
        default:
            return ISADORA_BAD_INSN;
        }
        switch (in->line[2]) {
        case 0:
            break;
        default:
            return ISADORA_BAD_INSN;
        }
        if (in->line[0] == 1)
            word |= 0x8000000;
        if (in->line[1] == 1)
            word |= 0x20000000;
        length = 4;
        break;
    case VUC_LD_D_40:
    case VUC_LD_PWT_40:
    case VUC_LD_MVSI_40:
    case VUC_LD_B6_40:
    case VUC_LD_B7_40:
        if (in->value[0] >> 4)
            return ISADORA_BAD_INSN;
        word |= in->value[0] << 16; /* DST */
        switch (in->line[0]) {
        case 0:
            if ((in->value[1] >> 4) | (in->value[2] >> 4))
                return ISADORA_BAD_INSN;
            word |= in->value[1] << 8; /* SRC1 */
            word |= in->value[2] << 12; /* SRC2 */
            break;
        case 1:
            if (in->value[1] >> 4)
                return ISADORA_BAD_INSN;
            word |= in->value[1] << 8; /* SRC1 */
            break;
        case 2:
            if ((in->value[1] >> 4) | (in->value[3] >> 10))
                return ISADORA_BAD_INSN;
            word |= in->value[1] << 8; /* SRC1 */
            word |= ((in->value[3] & 0xf) << 12) | ((in->value[3] >> 4 & 0x3f) << 20); /* L10 */
            break;
        case 3:
            if (in->value[3] >> 10)
                return ISADORA_BAD_INSN;
            word |= ((in->value[3] & 0xf) << 12) | ((in->value[3] >> 4 & 0x3f) << 20); /* L10 */
            break;
        case 4:
            if ((in->value[1] >> 4) | (in->value[4] >> 6))
                return ISADORA_BAD_INSN;
            word |= in->value[1] << 8; /* SRC1 */
            word |= ((in->value[4] & 0xf) << 12) | ((in->value[4] >> 4 & 0x3) << 24); /* L6 */
            break;
        case 5:
            if (in->value[4] >> 6)
                return ISADORA_BAD_INSN;
            word |= ((in->value[4] & 0xf) << 12) | ((in->value[4] >> 4 & 0x3) << 24); /* L6 */
            break;
        default:
            return ISADORA_BAD_INSN;
        }
        switch (in->line[1]) {
        case 0:
            break;
        case 1:
            if (in->value[5] >> 4)
                return ISADORA_BAD_INSN;
            word |= in->value[5] << 20; /* PRED */
            break;
        default:
            return ISADORA_BAD_INSN;
        }
        switch (in->line[2]) {
        case 0:
            break;
        case 1:
            if ((in->value[6] >> 1) | (in->value[7] >> 3) | (in->value[8] >> 6))
                return ISADORA_BAD_INSN;
            word |= in->value[6] << 33; /* RBN */
            word |= in->value[7] << 30; /* RBP */
            word |= in->value[8] << 34; /* RBT */
            break;
        default:
            return ISADORA_BAD_INSN;
        }
        if ((in->line[0] == 0 && in->line[1] == 1) || (in->line[0] == 1 && in->line[1] == 1))
            word |= 0x20000000;
        else if ((in->line[0] == 2 && in->line[1] == 0) || (in->line[0] == 3 && in->line[1] == 0))
            word |= 0x8000000;
        else if ((in->line[0] == 4 && in->line[1] == 1) || (in->line[0] == 5 && in->line[1] == 1))
            word |= 0x28000000;
        if (in->line[2] == 0)
            word |= UINT64_C(0xffc0000000);
        length = 8;
        break;
    case VUC_LD_D_30:
    case VUC_LD_PWT_30:
    case VUC_LD_MVSI_30:
    case VUC_LD_B6_30:
    case VUC_LD_B7_30:
        if (in->value[0] >> 4)
            return ISADORA_BAD_INSN;
        word |= in->value[0] << 16; /* DST */
        switch (in->line[0]) {
        case 0:
            if ((in->value[1] >> 4) | (in->value[2] >> 4))
                return ISADORA_BAD_INSN;
            word |= in->value[1] << 8; /* SRC1 */
            word |= in->value[2] << 12; /* SRC2 */
            break;
        case 1:
            if (in->value[1] >> 4)
                return ISADORA_BAD_INSN;
            word |= in->value[1] << 8; /* SRC1 */
            break;
        case 2:
            if ((in->value[1] >> 4) | (in->value[3] >> 10))
                return ISADORA_BAD_INSN;
            word |= in->value[1] << 8; /* SRC1 */
            word |= ((in->value[3] & 0xf) << 12) | ((in->value[3] >> 4 & 0x3f) << 20); /* L10 */
            break;
        case 3:
            if (in->value[3] >> 10)
                return ISADORA_BAD_INSN;
            word |= ((in->value[3] & 0xf) << 12) | ((in->value[3] >> 4 & 0x3f) << 20); /* L10 */
            break;
        case 4:
            if ((in->value[1] >> 4) | (in->value[4] >> 6))
                return ISADORA_BAD_INSN;
            word |= in->value[1] << 8; /* SRC1 */
            word |= ((in->value[4] & 0xf) << 12) | ((in->value[4] >> 4 & 0x3) << 24); /* L6 */
            break;
        case 5:
            if (in->value[4] >> 6)
                return ISADORA_BAD_INSN;
            word |= ((in->value[4] & 0xf) << 12) | ((in->value[4] >> 4 & 0x3) << 24); /* L6 */
            break;
        default:
            return ISADORA_BAD_INSN;
        }
        switch (in->line[1]) {
        case 0:
            break;
        case 1:
            if (in->value[5] >> 4)
                return ISADORA_BAD_INSN;
            word |= in->value[5] << 20; /* PRED */
            break;
        default:
            return ISADORA_BAD_INSN;
        }
        switch (in->line[2]) {
        case 0:
            break;
        default:
            return ISADORA_BAD_INSN;
        }
        if ((in->line[0] == 0 && in->line[1] == 1) || (in->line[0] == 1 && in->line[1] == 1))
            word |= 0x20000000;
        else if ((in->line[0] == 2 && in->line[1] == 0) || (in->line[0] == 3 && in->line[1] == 0))
            word |= 0x8000000;
        else if ((in->line[0] == 4 && in->line[1] == 1) || (in->line[0] == 5 && in->line[1] == 1))
            word |= 0x28000000;
        length = 4;
        break;
    case VUC_ST_D_40:
    case VUC_ST_MVSO_40:
    case VUC_ST_B6_40:
    case VUC_ST_B7_40:
    case VUC_ST_VP_40:
        if (in->value[4] >> 4)
            return ISADORA_BAD_INSN;
        word |= in->value[4] << 12; /* SRC2 */
        switch (in->line[0]) {
        case 0:
            if ((in->value[0] >> 4) | (in->value[1] >> 4))
                return ISADORA_BAD_INSN;
            word |= in->value[0] << 16; /* DST */
            word |= in->value[1] << 8; /* SRC1 */
            break;
        case 1:
            if (in->value[1] >> 4)
                return ISADORA_BAD_INSN;
            word |= in->value[1] << 8; /* SRC1 */
            break;
        case 2:
            if (in->value[0] >> 4)
                return ISADORA_BAD_INSN;
            word |= in->value[0] << 16; /* DST */
            break;
        case 3:
            if ((in->value[1] >> 4) | (in->value[2] >> 10))
                return ISADORA_BAD_INSN;
            word |= in->value[1] << 8; /* SRC1 */
            word |= in->value[2] << 16; /* T10 */
            break;
        case 4:
            if (in->value[2] >> 10)
                return ISADORA_BAD_INSN;
            word |= in->value[2] << 16; /* T10 */
            break;
        case 5:
            if ((in->value[1] >> 4) | (in->value[3] >> 6))
                return ISADORA_BAD_INSN;
            word |= in->value[1] << 8; /* SRC1 */
            word |= ((in->value[3] & 0xf) << 16) | ((in->value[3] >> 4 & 0x3) << 24); /* T6 */
            break;
        case 6:
            if (in->value[3] >> 6)
                return ISADORA_BAD_INSN;
            word |= ((in->value[3] & 0xf) << 16) | ((in->value[3] >> 4 & 0x3) << 24); /* T6 */
            break;
        default:
            return ISADORA_BAD_INSN;
        }
        switch (in->line[1]) {
        case 0:
            break;
        case 1:
            if (in->value[5] >> 4)
                return ISADORA_BAD_INSN;
            word |= in->value[5] << 20; /* PRED */
            break;
        default:
            return ISADORA_BAD_INSN;
        }
        switch (in->line[2]) {
        case 0:
            break;
        case 1:
            if ((in->value[6] >> 1) | (in->value[7] >> 3) | (in->value[8] >> 6))
                return ISADORA_BAD_INSN;
            word |= in->value[6] << 33; /* RBN */
            word |= in->value[7] << 30; /* RBP */
            word |= in->value[8] << 34; /* RBT */
            break;
        default:
            return ISADORA_BAD_INSN;
        }
        if ((in->line[0] == 0 && in->line[1] == 1) || (in->line[0] == 1 && in->line[1] == 1) || (in->line[0] == 2 && in->line[1] == 1))
            word |= 0x20000000;
        else if ((in->line[0] == 3 && in->line[1] == 0) || (in->line[0] == 4 && in->line[1] == 0))
            word |= 0x8000000;
        else if ((in->line[0] == 5 && in->line[1] == 1) || (in->line[0] == 6 && in->line[1] == 1))
            word |= 0x28000000;
        if (in->line[2] == 0)
            word |= UINT64_C(0xffc0000000);
        length = 8;
        break;
    case VUC_ST_D_30:
    case VUC_ST_MVSO_30:
    case VUC_ST_B6_30:
    case VUC_ST_B7_30:
    case VUC_ST_VP_30:
        if (in->value[4] >> 4)
            return ISADORA_BAD_INSN;
        word |= in->value[4] << 12; /* SRC2 */
        switch (in->line[0]) {
        case 0:
            if ((in->value[0] >> 4) | (in->value[1] >> 4))
                return ISADORA_BAD_INSN;
            word |= in->value[0] << 16; /* DST */
            word |= in->value[1] << 8; /* SRC1 */
            break;
        case 1:
            if (in->value[1] >> 4)
                return ISADORA_BAD_INSN;
            word |= in->value[1] << 8; /* SRC1 */
            break;
        case 2:
            if (in->value[0] >> 4)
                return ISADORA_BAD_INSN;
            word |= in->value[0] << 16; /* DST */
            break;
        case 3:
            if ((in->value[1] >> 4) | (in->value[2] >> 10))
                return ISADORA_BAD_INSN;
            word |= in->value[1] << 8; /* SRC1 */
            word |= in->value[2] << 16; /* T10 */
            break;
        case 4:
            if (in->value[2] >> 10)
                return ISADORA_BAD_INSN;
            word |= in->value[2] << 16; /* T10 */
            break;
        case 5:
            if ((in->value[1] >> 4) | (in->value[3] >> 6))
                return ISADORA_BAD_INSN;
            word |= in->value[1] << 8; /* SRC1 */
            word |= ((in->value[3] & 0xf) << 16) | ((in->value[3] >> 4 & 0x3) << 24); /* T6 */
            break;
        case 6:
            if (in->value[3] >> 6)
                return ISADORA_BAD_INSN;
            word |= ((in->value[3] & 0xf) << 16) | ((in->value[3] >> 4 & 0x3) << 24); /* T6 */
            break;
        default:
            return ISADORA_BAD_INSN;
        }
        switch (in->line[1]) {
        case 0:
            break;
        case 1:
            if (in->value[5] >> 4)
                return ISADORA_BAD_INSN;
            word |= in->value[5] << 20; /* PRED */
            break;
        default:
            return ISADORA_BAD_INSN;
        }
        switch (in->line[2]) {
        case 0:
            break;
        default:
            return ISADORA_BAD_INSN;
        }
        if ((in->line[0] == 0 && in->line[1] == 1) || (in->line[0] == 1 && in->line[1] == 1) || (in->line[0] == 2 && in->line[1] == 1))
            word |= 0x20000000;
        else if ((in->line[0] == 3 && in->line[1] == 0) || (in->line[0] == 4 && in->line[1] == 0))
            word |= 0x8000000;
        else if ((in->line[0] == 5 && in->line[1] == 1) || (in->line[0] == 6 && in->line[1] == 1))
            word |= 0x28000000;
        length = 4;
        break;
    default:
        return ISADORA_BAD_INSN;
    }
    word ^= (uint64_t)in->mask.half[0];
    if (size < length)
        return ISADORA_NO_SPACE;
    for (unsigned i = 0; i < length; i++)
        bytes[i] = (uint8_t)(word >> 8 * i);
    return (int)length;
}
