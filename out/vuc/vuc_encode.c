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
    [VUC_LOGIC_AND_GUARDED_40] = 0x34000040,
    [VUC_LOGIC_AND_GUARDED_30] = 0x34000040,
    [VUC_LOGIC_OR_GUARDED_40] = 0x34000041,
    [VUC_LOGIC_OR_GUARDED_30] = 0x34000041,
    [VUC_LOGIC_XOR_GUARDED_40] = 0x34000042,
    [VUC_LOGIC_XOR_GUARDED_30] = 0x34000042,
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

/* The word as far as it is known; `wrong` is not 0 when a field or the number of a line is too
 * large. */
struct put {
    uint64_t word;
    uint64_t wrong;
};

static inline struct put with(struct put a, struct put b)
{
    return (struct put){a.word | b.word, a.wrong | b.wrong};
}

static struct put put_mode(const uint8_t *line, uint64_t f_PM)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        put.word = 0x60;
        break;
    case 1:
        put.word |= f_PM << 5;
        put.wrong |= f_PM >> 3;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_pd(const uint8_t *line, uint64_t f_PRED, uint64_t f_PDST)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        put.word = 0x60;
        break;
    case 1:
        put.word |= f_PRED << 20;
        put.wrong |= f_PRED >> 4;
        break;
    case 2:
        put.word = 0x20000000;
        put.word |= f_PDST << 16;
        put.wrong |= f_PDST >> 4;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_s2(const uint8_t *line, uint64_t f_SRC2, uint64_t f_I6)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        put.word |= f_SRC2 << 12;
        put.wrong |= f_SRC2 >> 4;
        break;
    case 1:
        put.word = 0x8000000;
        put.word |= ((f_I6 & 0xf) << 12) | ((f_I6 >> 4 & 0x3) << 24);
        put.wrong |= f_I6 >> 6;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_guard(const uint8_t *line, uint64_t f_PRED)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        break;
    case 1:
        put.word = 0x20000000;
        put.word |= f_PRED << 20;
        put.wrong |= f_PRED >> 4;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_branch(const uint8_t *line, uint64_t f_RBN, uint64_t f_RBP, uint64_t f_RBT)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        put.word = UINT64_C(0xffc0000000);
        break;
    case 1:
        put.word |= f_RBN << 33;
        put.wrong |= f_RBN >> 1;
        put.word |= f_RBP << 30;
        put.wrong |= f_RBP >> 3;
        put.word |= f_RBT << 34;
        put.wrong |= f_RBT >> 6;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_s2n(const uint8_t *line, uint64_t f_SRC2, uint64_t f_I4)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        put.word |= f_SRC2 << 12;
        put.wrong |= f_SRC2 >> 4;
        break;
    case 1:
        put.word = 0x8000000;
        put.word |= f_I4 << 12;
        put.wrong |= f_I4 >> 4;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_laddr(const uint8_t *line, uint64_t f_SRC1, uint64_t f_SRC2, uint64_t f_L10, uint64_t f_L6)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        put.word |= f_SRC1 << 8;
        put.wrong |= f_SRC1 >> 4;
        put.word |= f_SRC2 << 12;
        put.wrong |= f_SRC2 >> 4;
        break;
    case 1:
        put.word |= f_SRC1 << 8;
        put.wrong |= f_SRC1 >> 4;
        break;
    case 2:
        put.word = 0x8000000;
        put.word |= f_SRC1 << 8;
        put.wrong |= f_SRC1 >> 4;
        put.word |= ((f_L10 & 0xf) << 12) | ((f_L10 >> 4 & 0x3f) << 20);
        put.wrong |= f_L10 >> 10;
        break;
    case 3:
        put.word = 0x8000000;
        put.word |= ((f_L10 & 0xf) << 12) | ((f_L10 >> 4 & 0x3f) << 20);
        put.wrong |= f_L10 >> 10;
        break;
    case 4:
        put.word = 0x28000000;
        put.word |= f_SRC1 << 8;
        put.wrong |= f_SRC1 >> 4;
        put.word |= ((f_L6 & 0xf) << 12) | ((f_L6 >> 4 & 0x3) << 24);
        put.wrong |= f_L6 >> 6;
        break;
    case 5:
        put.word = 0x28000000;
        put.word |= ((f_L6 & 0xf) << 12) | ((f_L6 >> 4 & 0x3) << 24);
        put.wrong |= f_L6 >> 6;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_saddr(const uint8_t *line, uint64_t f_DST, uint64_t f_SRC1, uint64_t f_T10, uint64_t f_T6)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        put.word |= f_DST << 16;
        put.wrong |= f_DST >> 4;
        put.word |= f_SRC1 << 8;
        put.wrong |= f_SRC1 >> 4;
        break;
    case 1:
        put.word |= f_SRC1 << 8;
        put.wrong |= f_SRC1 >> 4;
        break;
    case 2:
        put.word |= f_DST << 16;
        put.wrong |= f_DST >> 4;
        break;
    case 3:
        put.word = 0x8000000;
        put.word |= f_SRC1 << 8;
        put.wrong |= f_SRC1 >> 4;
        put.word |= f_T10 << 16;
        put.wrong |= f_T10 >> 10;
        break;
    case 4:
        put.word = 0x8000000;
        put.word |= f_T10 << 16;
        put.wrong |= f_T10 >> 10;
        break;
    case 5:
        put.word = 0x28000000;
        put.word |= f_SRC1 << 8;
        put.wrong |= f_SRC1 >> 4;
        put.word |= ((f_T6 & 0xf) << 16) | ((f_T6 >> 4 & 0x3) << 24);
        put.wrong |= f_T6 >> 6;
        break;
    case 6:
        put.word = 0x28000000;
        put.word |= ((f_T6 & 0xf) << 16) | ((f_T6 >> 4 & 0x3) << 24);
        put.wrong |= f_T6 >> 6;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

int vuc_encode(const struct isadora_context *c, const struct isadora_insn *in, uint8_t *bytes, size_t size)
{
    unsigned length;
    (void)c;
    if (in->form >= sizeof canonical / sizeof *canonical)
        return ISADORA_BAD_INSN;
    struct put put = {canonical[in->form], 0};
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
        put.word |= in->value[3] << 16; /* DST */
        put.wrong |= in->value[3] >> 4;
        put.word |= in->value[4] << 8; /* SRC1 */
        put.wrong |= in->value[4] >> 4;
        put = with(put, put_mode(in->line, in->value[0]));
        put = with(put, put_pd(in->line + 1, in->value[1], in->value[2]));
        put = with(put, put_s2(in->line + 2, in->value[5], in->value[6]));
        put = with(put, put_guard(in->line + 3, in->value[1]));
        put = with(put, put_branch(in->line + 4, in->value[7], in->value[8], in->value[9]));
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
        put.word |= in->value[3] << 16; /* DST */
        put.wrong |= in->value[3] >> 4;
        put.word |= in->value[4] << 8; /* SRC1 */
        put.wrong |= in->value[4] >> 4;
        put.wrong |= in->line[4];
        put = with(put, put_mode(in->line, in->value[0]));
        put = with(put, put_pd(in->line + 1, in->value[1], in->value[2]));
        put = with(put, put_s2(in->line + 2, in->value[5], in->value[6]));
        put = with(put, put_guard(in->line + 3, in->value[1]));
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
        put.word |= in->value[3] << 16; /* DST */
        put.wrong |= in->value[3] >> 4;
        put.word |= ((in->value[4] & 0xf) << 8) | ((in->value[4] >> 4 & 0x3) << 24); /* SRS */
        put.wrong |= in->value[4] >> 6;
        put = with(put, put_mode(in->line, in->value[0]));
        put = with(put, put_pd(in->line + 1, in->value[1], in->value[2]));
        put = with(put, put_s2n(in->line + 2, in->value[5], in->value[6]));
        put = with(put, put_guard(in->line + 3, in->value[1]));
        put = with(put, put_branch(in->line + 4, in->value[7], in->value[8], in->value[9]));
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
        put.word |= in->value[3] << 16; /* DST */
        put.wrong |= in->value[3] >> 4;
        put.word |= ((in->value[4] & 0xf) << 8) | ((in->value[4] >> 4 & 0x3) << 24); /* SRS */
        put.wrong |= in->value[4] >> 6;
        put.wrong |= in->line[4];
        put = with(put, put_mode(in->line, in->value[0]));
        put = with(put, put_pd(in->line + 1, in->value[1], in->value[2]));
        put = with(put, put_s2n(in->line + 2, in->value[5], in->value[6]));
        put = with(put, put_guard(in->line + 3, in->value[1]));
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
        put.word |= ((in->value[3] & 0xf) << 16) | ((in->value[3] >> 4 & 0x3) << 24); /* SRD */
        put.wrong |= in->value[3] >> 6;
        put.word |= in->value[4] << 8; /* SRC1 */
        put.wrong |= in->value[4] >> 4;
        put = with(put, put_mode(in->line, in->value[0]));
        put = with(put, put_pd(in->line + 1, in->value[1], in->value[2]));
        put = with(put, put_s2n(in->line + 2, in->value[5], in->value[6]));
        put = with(put, put_guard(in->line + 3, in->value[1]));
        put = with(put, put_branch(in->line + 4, in->value[7], in->value[8], in->value[9]));
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
        put.word |= ((in->value[3] & 0xf) << 16) | ((in->value[3] >> 4 & 0x3) << 24); /* SRD */
        put.wrong |= in->value[3] >> 6;
        put.word |= in->value[4] << 8; /* SRC1 */
        put.wrong |= in->value[4] >> 4;
        put.wrong |= in->line[4];
        put = with(put, put_mode(in->line, in->value[0]));
        put = with(put, put_pd(in->line + 1, in->value[1], in->value[2]));
        put = with(put, put_s2n(in->line + 2, in->value[5], in->value[6]));
        put = with(put, put_guard(in->line + 3, in->value[1]));
        length = 4;
        break;
    case VUC_UNARY_DIV2S_RR:
    case VUC_UNARY_HSWAP_RR_30:
        put.word |= in->value[3] << 16; /* DST */
        put.wrong |= in->value[3] >> 4;
        put.word |= in->value[4] << 8; /* SRC1 */
        put.wrong |= in->value[4] >> 4;
        put.wrong |= in->line[3];
        put = with(put, put_mode(in->line, in->value[0]));
        put = with(put, put_pd(in->line + 1, in->value[1], in->value[2]));
        put = with(put, put_guard(in->line + 2, in->value[1]));
        length = 4;
        break;
    case VUC_UNARY_HSWAP_RR_40:
        put.word |= in->value[3] << 16; /* DST */
        put.wrong |= in->value[3] >> 4;
        put.word |= in->value[4] << 8; /* SRC1 */
        put.wrong |= in->value[4] >> 4;
        put = with(put, put_mode(in->line, in->value[0]));
        put = with(put, put_pd(in->line + 1, in->value[1], in->value[2]));
        put = with(put, put_guard(in->line + 2, in->value[1]));
        put = with(put, put_branch(in->line + 3, in->value[5], in->value[6], in->value[7]));
        length = 8;
        break;
    case VUC_UNARY_DIV2S_RS:
    case VUC_UNARY_HSWAP_RS_30:
        put.word |= in->value[3] << 16; /* DST */
        put.wrong |= in->value[3] >> 4;
        put.word |= ((in->value[4] & 0xf) << 8) | ((in->value[4] >> 4 & 0x3) << 24); /* SRS */
        put.wrong |= in->value[4] >> 6;
        put.wrong |= in->line[3];
        put = with(put, put_mode(in->line, in->value[0]));
        put = with(put, put_pd(in->line + 1, in->value[1], in->value[2]));
        put = with(put, put_guard(in->line + 2, in->value[1]));
        length = 4;
        break;
    case VUC_UNARY_HSWAP_RS_40:
        put.word |= in->value[3] << 16; /* DST */
        put.wrong |= in->value[3] >> 4;
        put.word |= ((in->value[4] & 0xf) << 8) | ((in->value[4] >> 4 & 0x3) << 24); /* SRS */
        put.wrong |= in->value[4] >> 6;
        put = with(put, put_mode(in->line, in->value[0]));
        put = with(put, put_pd(in->line + 1, in->value[1], in->value[2]));
        put = with(put, put_guard(in->line + 2, in->value[1]));
        put = with(put, put_branch(in->line + 3, in->value[5], in->value[6], in->value[7]));
        length = 8;
        break;
    case VUC_UNARY_DIV2S_SR:
    case VUC_UNARY_HSWAP_SR_30:
        put.word |= ((in->value[3] & 0xf) << 16) | ((in->value[3] >> 4 & 0x3) << 24); /* SRD */
        put.wrong |= in->value[3] >> 6;
        put.word |= in->value[4] << 8; /* SRC1 */
        put.wrong |= in->value[4] >> 4;
        put.wrong |= in->line[3];
        put = with(put, put_mode(in->line, in->value[0]));
        put = with(put, put_pd(in->line + 1, in->value[1], in->value[2]));
        put = with(put, put_guard(in->line + 2, in->value[1]));
        length = 4;
        break;
    case VUC_UNARY_HSWAP_SR_40:
        put.word |= ((in->value[3] & 0xf) << 16) | ((in->value[3] >> 4 & 0x3) << 24); /* SRD */
        put.wrong |= in->value[3] >> 6;
        put.word |= in->value[4] << 8; /* SRC1 */
        put.wrong |= in->value[4] >> 4;
        put = with(put, put_mode(in->line, in->value[0]));
        put = with(put, put_pd(in->line + 1, in->value[1], in->value[2]));
        put = with(put, put_guard(in->line + 2, in->value[1]));
        put = with(put, put_branch(in->line + 3, in->value[5], in->value[6], in->value[7]));
        length = 8;
        break;
    case VUC_SLCT_RR_40:
        put.word |= in->value[3] << 16; /* DST */
        put.wrong |= in->value[3] >> 4;
        put.word |= in->value[1] << 20; /* PRED */
        put.wrong |= in->value[1] >> 4;
        put.word |= in->value[4] << 8; /* SRC1 */
        put.wrong |= in->value[4] >> 4;
        put = with(put, put_mode(in->line, in->value[0]));
        put = with(put, put_pd(in->line + 1, in->value[1], in->value[2]));
        put = with(put, put_s2(in->line + 2, in->value[5], in->value[6]));
        put = with(put, put_guard(in->line + 3, in->value[1]));
        put = with(put, put_branch(in->line + 4, in->value[7], in->value[8], in->value[9]));
        length = 8;
        break;
    case VUC_SLCT_RR_30:
        put.word |= in->value[3] << 16; /* DST */
        put.wrong |= in->value[3] >> 4;
        put.word |= in->value[1] << 20; /* PRED */
        put.wrong |= in->value[1] >> 4;
        put.word |= in->value[4] << 8; /* SRC1 */
        put.wrong |= in->value[4] >> 4;
        put.wrong |= in->line[4];
        put = with(put, put_mode(in->line, in->value[0]));
        put = with(put, put_pd(in->line + 1, in->value[1], in->value[2]));
        put = with(put, put_s2(in->line + 2, in->value[5], in->value[6]));
        put = with(put, put_guard(in->line + 3, in->value[1]));
        length = 4;
        break;
    case VUC_SLCT_RS_40:
        put.word |= in->value[3] << 16; /* DST */
        put.wrong |= in->value[3] >> 4;
        put.word |= in->value[1] << 20; /* PRED */
        put.wrong |= in->value[1] >> 4;
        put.word |= ((in->value[4] & 0xf) << 8) | ((in->value[4] >> 4 & 0x3) << 24); /* SRS */
        put.wrong |= in->value[4] >> 6;
        put = with(put, put_mode(in->line, in->value[0]));
        put = with(put, put_pd(in->line + 1, in->value[1], in->value[2]));
        put = with(put, put_s2n(in->line + 2, in->value[5], in->value[6]));
        put = with(put, put_guard(in->line + 3, in->value[1]));
        put = with(put, put_branch(in->line + 4, in->value[7], in->value[8], in->value[9]));
        length = 8;
        break;
    case VUC_SLCT_RS_30:
        put.word |= in->value[3] << 16; /* DST */
        put.wrong |= in->value[3] >> 4;
        put.word |= in->value[1] << 20; /* PRED */
        put.wrong |= in->value[1] >> 4;
        put.word |= ((in->value[4] & 0xf) << 8) | ((in->value[4] >> 4 & 0x3) << 24); /* SRS */
        put.wrong |= in->value[4] >> 6;
        put.wrong |= in->line[4];
        put = with(put, put_mode(in->line, in->value[0]));
        put = with(put, put_pd(in->line + 1, in->value[1], in->value[2]));
        put = with(put, put_s2n(in->line + 2, in->value[5], in->value[6]));
        put = with(put, put_guard(in->line + 3, in->value[1]));
        length = 4;
        break;
    case VUC_SLCT_SR_40:
        put.word |= ((in->value[3] & 0xf) << 16) | ((in->value[3] >> 4 & 0x3) << 24); /* SRD */
        put.wrong |= in->value[3] >> 6;
        put.word |= in->value[1] << 20; /* PRED */
        put.wrong |= in->value[1] >> 4;
        put.word |= in->value[4] << 8; /* SRC1 */
        put.wrong |= in->value[4] >> 4;
        put = with(put, put_mode(in->line, in->value[0]));
        put = with(put, put_pd(in->line + 1, in->value[1], in->value[2]));
        put = with(put, put_s2n(in->line + 2, in->value[5], in->value[6]));
        put = with(put, put_guard(in->line + 3, in->value[1]));
        put = with(put, put_branch(in->line + 4, in->value[7], in->value[8], in->value[9]));
        length = 8;
        break;
    case VUC_SLCT_SR_30:
        put.word |= ((in->value[3] & 0xf) << 16) | ((in->value[3] >> 4 & 0x3) << 24); /* SRD */
        put.wrong |= in->value[3] >> 6;
        put.word |= in->value[1] << 20; /* PRED */
        put.wrong |= in->value[1] >> 4;
        put.word |= in->value[4] << 8; /* SRC1 */
        put.wrong |= in->value[4] >> 4;
        put.wrong |= in->line[4];
        put = with(put, put_mode(in->line, in->value[0]));
        put = with(put, put_pd(in->line + 1, in->value[1], in->value[2]));
        put = with(put, put_s2n(in->line + 2, in->value[5], in->value[6]));
        put = with(put, put_guard(in->line + 3, in->value[1]));
        length = 4;
        break;
    case VUC_MOV_R_40:
        put.word |= in->value[3] << 16; /* DST */
        put.wrong |= in->value[3] >> 4;
        put.word |= in->value[4] << 12; /* SRC2 */
        put.wrong |= in->value[4] >> 4;
        put = with(put, put_mode(in->line, in->value[0]));
        put = with(put, put_pd(in->line + 1, in->value[1], in->value[2]));
        put = with(put, put_guard(in->line + 2, in->value[1]));
        put = with(put, put_branch(in->line + 3, in->value[5], in->value[6], in->value[7]));
        length = 8;
        break;
    case VUC_MOV_R_30:
        put.word |= in->value[3] << 16; /* DST */
        put.wrong |= in->value[3] >> 4;
        put.word |= in->value[4] << 12; /* SRC2 */
        put.wrong |= in->value[4] >> 4;
        put.wrong |= in->line[3];
        put = with(put, put_mode(in->line, in->value[0]));
        put = with(put, put_pd(in->line + 1, in->value[1], in->value[2]));
        put = with(put, put_guard(in->line + 2, in->value[1]));
        length = 4;
        break;
    case VUC_MOV_I_40:
        put.word |= in->value[3] << 16; /* DST */
        put.wrong |= in->value[3] >> 4;
        put.word |= ((in->value[4] & 0xff) << 8) | ((in->value[4] >> 8 & 0x3f) << 20); /* I14 */
        put.wrong |= in->value[4] >> 14;
        put = with(put, put_mode(in->line, in->value[0]));
        put = with(put, put_pd(in->line + 1, in->value[1], in->value[2]));
        put = with(put, put_guard(in->line + 2, in->value[1]));
        put = with(put, put_branch(in->line + 3, in->value[5], in->value[6], in->value[7]));
        length = 8;
        break;
    case VUC_MOV_I_30:
        put.word |= in->value[3] << 16; /* DST */
        put.wrong |= in->value[3] >> 4;
        put.word |= ((in->value[4] & 0xff) << 8) | ((in->value[4] >> 8 & 0x3f) << 20); /* I14 */
        put.wrong |= in->value[4] >> 14;
        put.wrong |= in->line[3];
        put = with(put, put_mode(in->line, in->value[0]));
        put = with(put, put_pd(in->line + 1, in->value[1], in->value[2]));
        put = with(put, put_guard(in->line + 2, in->value[1]));
        length = 4;
        break;
    case VUC_MOV_SR_40:
        put.word |= ((in->value[3] & 0xf) << 16) | ((in->value[3] >> 4 & 0x3) << 24); /* SRD */
        put.wrong |= in->value[3] >> 6;
        put.word |= in->value[4] << 12; /* SRC2 */
        put.wrong |= in->value[4] >> 4;
        put = with(put, put_mode(in->line, in->value[0]));
        put = with(put, put_pd(in->line + 1, in->value[1], in->value[2]));
        put = with(put, put_guard(in->line + 2, in->value[1]));
        put = with(put, put_branch(in->line + 3, in->value[5], in->value[6], in->value[7]));
        length = 8;
        break;
    case VUC_MOV_SR_30:
        put.word |= ((in->value[3] & 0xf) << 16) | ((in->value[3] >> 4 & 0x3) << 24); /* SRD */
        put.wrong |= in->value[3] >> 6;
        put.word |= in->value[4] << 12; /* SRC2 */
        put.wrong |= in->value[4] >> 4;
        put.wrong |= in->line[3];
        put = with(put, put_mode(in->line, in->value[0]));
        put = with(put, put_pd(in->line + 1, in->value[1], in->value[2]));
        put = with(put, put_guard(in->line + 2, in->value[1]));
        length = 4;
        break;
    case VUC_MOV_SI_40:
        put.word |= ((in->value[3] & 0xf) << 16) | ((in->value[3] >> 4 & 0x3) << 24); /* SRD */
        put.wrong |= in->value[3] >> 6;
        put.word |= ((in->value[4] & 0xff) << 8) | ((in->value[4] >> 8 & 0xf) << 20); /* I12 */
        put.wrong |= in->value[4] >> 12;
        put = with(put, put_mode(in->line, in->value[0]));
        put = with(put, put_pd(in->line + 1, in->value[1], in->value[2]));
        put = with(put, put_guard(in->line + 2, in->value[1]));
        put = with(put, put_branch(in->line + 3, in->value[5], in->value[6], in->value[7]));
        length = 8;
        break;
    case VUC_MOV_SI_30:
        put.word |= ((in->value[3] & 0xf) << 16) | ((in->value[3] >> 4 & 0x3) << 24); /* SRD */
        put.wrong |= in->value[3] >> 6;
        put.word |= ((in->value[4] & 0xff) << 8) | ((in->value[4] >> 8 & 0xf) << 20); /* I12 */
        put.wrong |= in->value[4] >> 12;
        put.wrong |= in->line[3];
        put = with(put, put_mode(in->line, in->value[0]));
        put = with(put, put_pd(in->line + 1, in->value[1], in->value[2]));
        put = with(put, put_guard(in->line + 2, in->value[1]));
        length = 4;
        break;
    case VUC_SET_SETGT_R_40:
    case VUC_SET_SETLT_R_40:
    case VUC_SET_SETEQ_R_40:
    case VUC_SET_SETLEP_R_40:
    case VUC_SET_SETZERO_R:
    case VUC_SET_BTEST_R_40:
        put.word |= in->value[3] << 8; /* SRC1 */
        put.wrong |= in->value[3] >> 4;
        put = with(put, put_mode(in->line, in->value[0]));
        put = with(put, put_pd(in->line + 1, in->value[1], in->value[2]));
        put = with(put, put_s2(in->line + 2, in->value[4], in->value[5]));
        put = with(put, put_guard(in->line + 3, in->value[1]));
        put = with(put, put_branch(in->line + 4, in->value[6], in->value[7], in->value[8]));
        length = 8;
        break;
    case VUC_SET_SETGT_R_30:
    case VUC_SET_SETLT_R_30:
    case VUC_SET_SETEQ_R_30:
    case VUC_SET_SETLEP_R_30:
    case VUC_SET_BTEST_R_30:
        put.word |= in->value[3] << 8; /* SRC1 */
        put.wrong |= in->value[3] >> 4;
        put.wrong |= in->line[4];
        put = with(put, put_mode(in->line, in->value[0]));
        put = with(put, put_pd(in->line + 1, in->value[1], in->value[2]));
        put = with(put, put_s2(in->line + 2, in->value[4], in->value[5]));
        put = with(put, put_guard(in->line + 3, in->value[1]));
        length = 4;
        break;
    case VUC_SET_SETGT_S_40:
    case VUC_SET_SETLT_S_40:
    case VUC_SET_SETEQ_S_40:
    case VUC_SET_SETLEP_S_40:
    case VUC_SET_SETZERO_S:
    case VUC_SET_BTEST_S_40:
        put.word |= ((in->value[3] & 0xf) << 8) | ((in->value[3] >> 4 & 0x3) << 24); /* SRS */
        put.wrong |= in->value[3] >> 6;
        put = with(put, put_mode(in->line, in->value[0]));
        put = with(put, put_pd(in->line + 1, in->value[1], in->value[2]));
        put = with(put, put_s2n(in->line + 2, in->value[4], in->value[5]));
        put = with(put, put_guard(in->line + 3, in->value[1]));
        put = with(put, put_branch(in->line + 4, in->value[6], in->value[7], in->value[8]));
        length = 8;
        break;
    case VUC_SET_SETGT_S_30:
    case VUC_SET_SETLT_S_30:
    case VUC_SET_SETEQ_S_30:
    case VUC_SET_SETLEP_S_30:
    case VUC_SET_BTEST_S_30:
        put.word |= ((in->value[3] & 0xf) << 8) | ((in->value[3] >> 4 & 0x3) << 24); /* SRS */
        put.wrong |= in->value[3] >> 6;
        put.wrong |= in->line[4];
        put = with(put, put_mode(in->line, in->value[0]));
        put = with(put, put_pd(in->line + 1, in->value[1], in->value[2]));
        put = with(put, put_s2n(in->line + 2, in->value[4], in->value[5]));
        put = with(put, put_guard(in->line + 3, in->value[1]));
        length = 4;
        break;
    case VUC_SET_SETGT_D_40:
    case VUC_SET_SETLT_D_40:
    case VUC_SET_SETEQ_D_40:
    case VUC_SET_SETLEP_D_40:
    case VUC_SET_SETZERO_D:
    case VUC_SET_BTEST_D_40:
        put.word |= in->value[3] << 8; /* SRC1 */
        put.wrong |= in->value[3] >> 4;
        put = with(put, put_mode(in->line, in->value[0]));
        put = with(put, put_pd(in->line + 1, in->value[1], in->value[2]));
        put = with(put, put_s2n(in->line + 2, in->value[4], in->value[5]));
        put = with(put, put_guard(in->line + 3, in->value[1]));
        put = with(put, put_branch(in->line + 4, in->value[6], in->value[7], in->value[8]));
        length = 8;
        break;
    case VUC_SET_SETGT_D_30:
    case VUC_SET_SETLT_D_30:
    case VUC_SET_SETEQ_D_30:
    case VUC_SET_SETLEP_D_30:
    case VUC_SET_BTEST_D_30:
        put.word |= in->value[3] << 8; /* SRC1 */
        put.wrong |= in->value[3] >> 4;
        put.wrong |= in->line[4];
        put = with(put, put_mode(in->line, in->value[0]));
        put = with(put, put_pd(in->line + 1, in->value[1], in->value[2]));
        put = with(put, put_s2n(in->line + 2, in->value[4], in->value[5]));
        put = with(put, put_guard(in->line + 3, in->value[1]));
        length = 4;
        break;
    case VUC_BRA_40:
    case VUC_CALL_40:
        put.word |= in->value[0] << 8; /* BTARG */
        put.wrong |= in->value[0] >> 11;
        put = with(put, put_guard(in->line, in->value[1]));
        put = with(put, put_branch(in->line + 1, in->value[2], in->value[3], in->value[4]));
        length = 8;
        break;
    case VUC_BRA_30:
    case VUC_CALL_30:
        put.word |= in->value[0] << 8; /* BTARG */
        put.wrong |= in->value[0] >> 11;
        put.wrong |= in->line[1];
        put = with(put, put_guard(in->line, in->value[1]));
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
        put = with(put, put_guard(in->line, in->value[0]));
        put = with(put, put_branch(in->line + 1, in->value[1], in->value[2], in->value[3]));
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
        put.wrong |= in->line[1];
        put = with(put, put_guard(in->line, in->value[0]));
        length = 4;
        break;
    case VUC_WAIT_WSTC_40:
    case VUC_WAIT_WSTS_40:
        put.word |= in->value[0] << 12; /* I4 */
        put.wrong |= in->value[0] >> 4;
        put = with(put, put_guard(in->line, in->value[1]));
        put = with(put, put_branch(in->line + 1, in->value[2], in->value[3], in->value[4]));
        length = 8;
        break;
    case VUC_WAIT_WSTC_30:
    case VUC_WAIT_WSTS_30:
        put.word |= in->value[0] << 12; /* I4 */
        put.wrong |= in->value[0] >> 4;
        put.wrong |= in->line[1];
        put = with(put, put_guard(in->line, in->value[1]));
        length = 4;
        break;
    case VUC_LOGIC_AND_FREE_40:
    case VUC_LOGIC_OR_FREE_40:
    case VUC_LOGIC_XOR_FREE_40:
        put.word |= in->value[0] << 20; /* PRED */
        put.wrong |= in->value[0] >> 4;
        put.word |= in->value[1] << 3; /* N1 */
        put.wrong |= in->value[1] >> 1;
        put.word |= in->value[2] << 8; /* PS1 */
        put.wrong |= in->value[2] >> 4;
        put.word |= in->value[3] << 2; /* N2 */
        put.wrong |= in->value[3] >> 1;
        put.word |= in->value[4] << 12; /* PS2 */
        put.wrong |= in->value[4] >> 4;
        put.wrong |= in->line[0];
        put = with(put, put_branch(in->line + 1, in->value[5], in->value[6], in->value[7]));
        length = 8;
        break;
    case VUC_LOGIC_AND_FREE_30:
    case VUC_LOGIC_OR_FREE_30:
    case VUC_LOGIC_XOR_FREE_30:
        put.word |= in->value[0] << 20; /* PRED */
        put.wrong |= in->value[0] >> 4;
        put.word |= in->value[1] << 3; /* N1 */
        put.wrong |= in->value[1] >> 1;
        put.word |= in->value[2] << 8; /* PS1 */
        put.wrong |= in->value[2] >> 4;
        put.word |= in->value[3] << 2; /* N2 */
        put.wrong |= in->value[3] >> 1;
        put.word |= in->value[4] << 12; /* PS2 */
        put.wrong |= in->value[4] >> 4;
        put.wrong |= in->line[0];
        put.wrong |= in->line[1];
        length = 4;
        break;
    case VUC_LOGIC_AND_GUARDED_40:
    case VUC_LOGIC_OR_GUARDED_40:
    case VUC_LOGIC_XOR_GUARDED_40:
        put.word |= in->value[0] << 16; /* PDST */
        put.wrong |= in->value[0] >> 4;
        put.word |= in->value[1] << 3; /* N1 */
        put.wrong |= in->value[1] >> 1;
        put.word |= in->value[2] << 8; /* PS1 */
        put.wrong |= in->value[2] >> 4;
        put.word |= in->value[3] << 2; /* N2 */
        put.wrong |= in->value[3] >> 1;
        put.word |= in->value[4] << 12; /* PS2 */
        put.wrong |= in->value[4] >> 4;
        put.word |= in->value[5] << 20; /* PRED */
        put.wrong |= in->value[5] >> 4;
        put.wrong |= in->line[0];
        put = with(put, put_branch(in->line + 1, in->value[6], in->value[7], in->value[8]));
        length = 8;
        break;
    case VUC_LOGIC_AND_GUARDED_30:
    case VUC_LOGIC_OR_GUARDED_30:
    case VUC_LOGIC_XOR_GUARDED_30:
        put.word |= in->value[0] << 16; /* PDST */
        put.wrong |= in->value[0] >> 4;
        put.word |= in->value[1] << 3; /* N1 */
        put.wrong |= in->value[1] >> 1;
        put.word |= in->value[2] << 8; /* PS1 */
        put.wrong |= in->value[2] >> 4;
        put.word |= in->value[3] << 2; /* N2 */
        put.wrong |= in->value[3] >> 1;
        put.word |= in->value[4] << 12; /* PS2 */
        put.wrong |= in->value[4] >> 4;
        put.word |= in->value[5] << 20; /* PRED */
        put.wrong |= in->value[5] >> 4;
        put.wrong |= in->line[0];
        put.wrong |= in->line[1];
        length = 4;
        break;
    case VUC_LMUL_LMULU_40:
    case VUC_LMUL_LMULS_40:
        put.word |= in->value[0] << 8; /* SRC1 */
        put.wrong |= in->value[0] >> 4;
        put = with(put, put_s2(in->line, in->value[1], in->value[2]));
        put = with(put, put_guard(in->line + 1, in->value[3]));
        put = with(put, put_branch(in->line + 2, in->value[4], in->value[5], in->value[6]));
        length = 8;
        break;
    case VUC_LMUL_LMULU_30:
    case VUC_LMUL_LMULS_30:
        put.word |= in->value[0] << 8; /* SRC1 */
        put.wrong |= in->value[0] >> 4;
        put.wrong |= in->line[2];
        put = with(put, put_s2(in->line, in->value[1], in->value[2]));
        put = with(put, put_guard(in->line + 1, in->value[3]));
        length = 4;
        break;
    case VUC_LSHIFT_LSRR_40:
        put = with(put, put_s2(in->line, in->value[0], in->value[1]));
        put = with(put, put_guard(in->line + 1, in->value[2]));
        put = with(put, put_branch(in->line + 2, in->value[3], in->value[4], in->value[5]));
        length = 8;
        break;
    case VUC_LSHIFT_LSRR_30:
    case VUC_LSHIFT_LADD:
    case VUC_LSHIFT_LSAR:
    case VUC_LDIVU:
        put.wrong |= in->line[2];
        put = with(put, put_s2(in->line, in->value[0], in->value[1]));
        put = with(put, put_guard(in->line + 1, in->value[2]));
        length = 4;
        break;
    case VUC_LD_D_40:
    case VUC_LD_PWT_40:
    case VUC_LD_MVSI_40:
    case VUC_LD_B6_40:
    case VUC_LD_B7_40:
        put.word |= in->value[0] << 16; /* DST */
        put.wrong |= in->value[0] >> 4;
        put = with(put, put_laddr(in->line, in->value[1], in->value[2], in->value[3], in->value[4]));
        put = with(put, put_guard(in->line + 1, in->value[5]));
        put = with(put, put_branch(in->line + 2, in->value[6], in->value[7], in->value[8]));
        length = 8;
        break;
    case VUC_LD_D_30:
    case VUC_LD_PWT_30:
    case VUC_LD_MVSI_30:
    case VUC_LD_B6_30:
    case VUC_LD_B7_30:
        put.word |= in->value[0] << 16; /* DST */
        put.wrong |= in->value[0] >> 4;
        put.wrong |= in->line[2];
        put = with(put, put_laddr(in->line, in->value[1], in->value[2], in->value[3], in->value[4]));
        put = with(put, put_guard(in->line + 1, in->value[5]));
        length = 4;
        break;
    case VUC_ST_D_40:
    case VUC_ST_MVSO_40:
    case VUC_ST_B6_40:
    case VUC_ST_B7_40:
    case VUC_ST_VP_40:
        put.word |= in->value[4] << 12; /* SRC2 */
        put.wrong |= in->value[4] >> 4;
        put = with(put, put_saddr(in->line, in->value[0], in->value[1], in->value[2], in->value[3]));
        put = with(put, put_guard(in->line + 1, in->value[5]));
        put = with(put, put_branch(in->line + 2, in->value[6], in->value[7], in->value[8]));
        length = 8;
        break;
    case VUC_ST_D_30:
    case VUC_ST_MVSO_30:
    case VUC_ST_B6_30:
    case VUC_ST_B7_30:
    case VUC_ST_VP_30:
        put.word |= in->value[4] << 12; /* SRC2 */
        put.wrong |= in->value[4] >> 4;
        put.wrong |= in->line[2];
        put = with(put, put_saddr(in->line, in->value[0], in->value[1], in->value[2], in->value[3]));
        put = with(put, put_guard(in->line + 1, in->value[5]));
        length = 4;
        break;
    default:
        return ISADORA_BAD_INSN;
    }
    if (put.wrong)
        return ISADORA_BAD_INSN;
    if (size < length)
        return ISADORA_NO_SPACE;
    const uint64_t word = put.word ^ in->mask.half[0];
    for (unsigned i = 0; i < length; i++)
        bytes[i] = (uint8_t)(word >> 8 * i);
    return (int)length;
}
