/* Generated from the description rv64 by gen/emit/decode. Do not edit. */
#include <isadora/rv64.h>

#define PART(name) name
#define WORD uint32_t
#include "base/decode_narrow.h"

/* Sets of configurations, bit 0 the first one. */
#define ON_RV64GCB 0x2

#define FIELD_ORDER word >> 25 & 0x3
#define FIELD_WIDTH word >> 12 & 0x1
#define FIELD_ZIMM word >> 15 & 0x1f
#define FIELD_CSR_NAME word >> 20 & 0xfff
#define FIELD_CSR_NUMBER word >> 20 & 0xfff
#define FIELD_RD word >> 7 & 0x1f
#define FIELD_RS1 word >> 15 & 0x1f
#define FIELD_RS2 word >> 20 & 0x1f
#define FIELD_FD word >> 7 & 0x1f
#define FIELD_FS1 word >> 15 & 0x1f
#define FIELD_FS2 word >> 20 & 0x1f
#define FIELD_FS3 word >> 27 & 0x1f
#define FIELD_CD word >> 7 & 0x1f
#define FIELD_CU word >> 2 & 0x1f
#define FIELD_RM word >> 12 & 0x7

static const uint32_t set_0[128] = {0x20870e, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x10f471, 0x0,
    0x3013201f, 0x0, 0x1, 0x0, 0x0, 0x0, 0x100031, 0x0, 0x3013201f, 0x0, 0x1, 0x0, 0x0, 0x0,
    0xf719f77f, 0xfffffff9, 0x10130c1f, 0x0, 0x0, 0xffffffff, 0xffffffff, 0xffff, 0x0, 0x0, 0x0,
    0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x100, 0x0, 0x0, 0xf528f7fd, 0x0, 0xe004f8,
    0x0, 0x1, 0x100, 0x0, 0x0, 0x0, 0xfffffff8, 0x800080, 0x0, 0x0, 0xf053f, 0x0, 0x0, 0x0, 0x0,
    0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
    0x0, 0x0, 0x0, 0xfffffffd, 0x0, 0x0, 0x0, 0xfffffffd, 0x0, 0x0, 0x0, 0xffffffff, 0x7, 0x0, 0x0,
    0xffffffff, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x10001, 0x0, 0x0, 0x40000, 0x0, 0x0, 0x0,
    0x0, 0x10000, 0x0, 0x0, 0x3e0000, 0x0, 0x0, 0x0, 0x0, 0x10000, 0x0, 0x0};

static OPERAND(csr)
{
    BEGIN
    V(0, CSR_NAME) V(1, CSR_NUMBER)
    if (IN_SET(set_0, word >> 20 & 0xfff)) {
        KNOWN(0xfff00000) LINE(0, 0)
    } else {
        KNOWN(0xfff00000) LINE(0, 1)
    }
    DONE
}

static OPERAND(cupper)
{
    BEGIN
    V(0, CU)
    if ((word & 0x1000) != 0x1000 && (word & 0x7c) != 0x0) {
        KNOWN(0x7c) LINE(0, 0)
    } else if ((word & 0x1000) == 0x1000) {
        KNOWN(0x7c) CANON(0x1000) LINE(0, 1)
    } else {
        NONE
    }
    DONE
}

/* 00001oor rrrrrrrr r01wrrrr r0101111 */
static TAKE(amo_amoswap)
{
    FORM(0xffffffff, 0x0) V(0, WIDTH) V(1, ORDER) V(2, RD) V(3, RS2) V(4, RS1) END(4)
}

/* cccccccc ccccrrrr r001rrrr r1110011 */
static TAKE(csr_csrrw_r)
{
    FORM(0xfffff, 0x0) V(0, RD) V(3, RS1) CALL(csr, 0, 1) END(4)
}

/* cccccccc cccczzzz z101rrrr r1110011 */
static TAKE(csr_csrrw_i)
{
    FORM(0xfffff, 0x0) V(0, RD) V(3, ZIMM) CALL(csr, 0, 1) END(4)
}

/* fffff00f ffffffff frrrffff f1000011 */
static TAKE(float_fused_fmadd_s)
{
    FORM(0xffffffff, 0x0) V(0, FD) V(1, FS1) V(2, FS2) V(3, FS3) V(4, RM) END(4)
}

/* 011.cccc cccccc01 */
static TAKE(upper_c)
{
    FORM(0xef83, 0x0) V(0, CD) NEED(cupper, 0, 1) END(2)
}

#define FORMS RV64_FORMS
#define CELL uint16_t
#define IS(form) (RV64_##form + 1)
#define AS(form) case RV64_##form:
#include "base/decode_tree.h"

/* Nodes of decision trees, named after the values that lead to them: how many cells,
 * or the two for no and yes, and what each tests. */
#define NODES(NODE, TEST) \
    NODE(itself, FORMS + 1 + NODE_COUNT, ROOT) \
    TEST(t16_6_1_or, IS(ARITH_IMM_ADDI_SP), NO, SAME(0x7c, 0x0)) \
    TEST(t16_6_1, GO(t16_6_1_or), IS(UPPER_C), TRIES, BUT(0xf80, 0x100)) \
    TEST(t16_8_0_2_or, IS(JUMP_CJR), NO, SAME(0x380, 0x0)) \
    TEST(t32_f_0, IS(FENCE), IS(FENCE_TSO), SAME(0xfff00000, 0x83300000)) \
    NODE(t32_13_1, 1024, BITS(22, 0x3ff)) \
    TEST(t32_13_1_a0, NO, IS(SINGLE_BIT_BSET_I), AMONG(RV64GCB)) \
    TEST(t32_13_1_120, NO, IS(SINGLE_BIT_BCLR_I), AMONG(RV64GCB)) \
    NODE(t32_13_1_180, 4, BITS(20, 0x3)) \
    TEST(t32_13_1_180_0, NO, IS(COUNT_BITS_CLZ), AMONG(RV64GCB)) \
    TEST(t32_13_1_180_1, NO, IS(COUNT_BITS_CTZ), AMONG(RV64GCB)) \
    TEST(t32_13_1_180_2, NO, IS(COUNT_BITS_CPOP), AMONG(RV64GCB)) \
    NODE(t32_13_1_181, 4, BITS(20, 0x3)) \
    TEST(t32_13_1_181_0, NO, IS(EXTEND_SEXT_B), AMONG(RV64GCB)) \
    TEST(t32_13_1_181_1, NO, IS(EXTEND_SEXT_H), AMONG(RV64GCB)) \
    TEST(t32_13_1_1a0, NO, IS(SINGLE_BIT_BINV_I), AMONG(RV64GCB)) \
    NODE(t32_13_5, 64, BITS(26, 0x3f)) \
    TEST(t32_13_5_a, NO, IS(BYTES_ORC_B), AMONG(RV64GCB), SAME(0x3f00000, 0x700000)) \
    TEST(t32_13_5_12, NO, IS(SINGLE_BIT_BEXT_I), AMONG(RV64GCB)) \
    TEST(t32_13_5_18, NO, IS(ROTATE_ROR_I), AMONG(RV64GCB)) \
    TEST(t32_13_5_1a, NO, IS(BYTES_REV8), AMONG(RV64GCB), SAME(0x3f00000, 0x3800000)) \
    NODE(t32_1b_1, 2048, BITS(21, 0x7ff)) \
    TEST(t32_1b_1_40, NO, IS(SHIFT_UNSIGNED), AMONG(RV64GCB)) \
    NODE(t32_1b_1_300, 2, BITS(20, 0x1)) \
    TEST(t32_1b_1_300_0, NO, IS(COUNT_BITS_CLZW), AMONG(RV64GCB)) \
    TEST(t32_1b_1_300_1, NO, IS(COUNT_BITS_CTZW), AMONG(RV64GCB)) \
    TEST(t32_1b_1_301, NO, IS(COUNT_BITS_CPOPW), AMONG(RV64GCB), SAME(0x100000, 0x0)) \
    NODE(t32_1b_5, 128, BITS(25, 0x7f)) \
    TEST(t32_1b_5_30, NO, IS(ROTATE_RORW_W), AMONG(RV64GCB)) \
    TEST(t32_2f_2_2, NO, IS(RESERVE_LR_W), SAME(0x1f00000, 0x0)) \
    TEST(t32_2f_2_3, NO, IS(RESERVE_LR_D), SAME(0x1f00000, 0x0)) \
    NODE(t32_33_0, 128, BITS(25, 0x7f)) \
    NODE(t32_33_1, 128, BITS(25, 0x7f)) \
    TEST(t32_33_1_14, NO, IS(SINGLE_BIT_BSET_R), AMONG(RV64GCB)) \
    TEST(t32_33_1_24, NO, IS(SINGLE_BIT_BCLR_R), AMONG(RV64GCB)) \
    TEST(t32_33_1_30, NO, IS(ROTATE_ROL_R), AMONG(RV64GCB)) \
    TEST(t32_33_1_34, NO, IS(SINGLE_BIT_BINV_R), AMONG(RV64GCB)) \
    NODE(t32_33_2, 128, BITS(25, 0x7f)) \
    TEST(t32_33_2_10, NO, IS(ADD_SHIFTED_SH1ADD), AMONG(RV64GCB)) \
    NODE(t32_33_3, 128, BITS(25, 0x7f)) \
    NODE(t32_33_4, 128, BITS(25, 0x7f)) \
    TEST(t32_33_4_5, NO, IS(MINIMUM_MIN), AMONG(RV64GCB)) \
    TEST(t32_33_4_10, NO, IS(ADD_SHIFTED_SH2ADD), AMONG(RV64GCB)) \
    TEST(t32_33_4_20, NO, IS(LOGIC_NOT_XNOR), AMONG(RV64GCB)) \
    NODE(t32_33_5, 128, BITS(25, 0x7f)) \
    TEST(t32_33_5_5, NO, IS(MINIMUM_MINU), AMONG(RV64GCB)) \
    TEST(t32_33_5_24, NO, IS(SINGLE_BIT_BEXT_R), AMONG(RV64GCB)) \
    TEST(t32_33_5_30, NO, IS(ROTATE_ROR_R), AMONG(RV64GCB)) \
    NODE(t32_33_6, 128, BITS(25, 0x7f)) \
    TEST(t32_33_6_5, NO, IS(MINIMUM_MAX), AMONG(RV64GCB)) \
    TEST(t32_33_6_10, NO, IS(ADD_SHIFTED_SH3ADD), AMONG(RV64GCB)) \
    TEST(t32_33_6_20, NO, IS(LOGIC_NOT_ORN), AMONG(RV64GCB)) \
    NODE(t32_33_7, 128, BITS(25, 0x7f)) \
    TEST(t32_33_7_5, NO, IS(MINIMUM_MAXU), AMONG(RV64GCB)) \
    TEST(t32_33_7_20, NO, IS(LOGIC_NOT_ANDN), AMONG(RV64GCB)) \
    NODE(t32_3b_0, 128, BITS(25, 0x7f)) \
    TEST(t32_3b_0_4, NO, IS(ADD_SHIFTED_ADD_UW), AMONG(RV64GCB)) \
    NODE(t32_3b_1, 128, BITS(25, 0x7f)) \
    TEST(t32_3b_1_30, NO, IS(ROTATE_ROLW_R), AMONG(RV64GCB)) \
    TEST(t32_3b_2, NO, IS(ADD_SHIFTED_SH1ADD_UW), AMONG(RV64GCB), SAME(0xfe000000, 0x20000000)) \
    NODE(t32_3b_4, 128, BITS(25, 0x7f)) \
    TEST(t32_3b_4_4, NO, IS(EXTEND_ZEXT_H), AMONG(RV64GCB), SAME(0x1f00000, 0x0)) \
    TEST(t32_3b_4_10, NO, IS(ADD_SHIFTED_SH2ADD_UW), AMONG(RV64GCB)) \
    NODE(t32_3b_5, 128, BITS(25, 0x7f)) \
    TEST(t32_3b_5_30, NO, IS(ROTATE_RORW_R), AMONG(RV64GCB)) \
    NODE(t32_3b_6, 128, BITS(25, 0x7f)) \
    TEST(t32_3b_6_10, NO, IS(ADD_SHIFTED_SH3ADD_UW), AMONG(RV64GCB)) \
    NODE(t32_53, 128, BITS(25, 0x7f)) \
    NODE(t32_53_0_any, 4, BITS(12, 0x3)) \
    TEST(t32_53_0, IS(FLOAT_ARITH_FADD_S), GO(t32_53_0_any), SAME(0x4000, 0x4000)) \
    NODE(t32_53_1_any, 4, BITS(12, 0x3)) \
    TEST(t32_53_1, IS(FLOAT_ARITH_FADD_D), GO(t32_53_1_any), SAME(0x4000, 0x4000)) \
    NODE(t32_53_4_any, 4, BITS(12, 0x3)) \
    TEST(t32_53_4, IS(FLOAT_ARITH_FSUB_S), GO(t32_53_4_any), SAME(0x4000, 0x4000)) \
    NODE(t32_53_5_any, 4, BITS(12, 0x3)) \
    TEST(t32_53_5, IS(FLOAT_ARITH_FSUB_D), GO(t32_53_5_any), SAME(0x4000, 0x4000)) \
    NODE(t32_53_8_any, 4, BITS(12, 0x3)) \
    TEST(t32_53_8, IS(FLOAT_ARITH_FMUL_S), GO(t32_53_8_any), SAME(0x4000, 0x4000)) \
    NODE(t32_53_9_any, 4, BITS(12, 0x3)) \
    TEST(t32_53_9, IS(FLOAT_ARITH_FMUL_D), GO(t32_53_9_any), SAME(0x4000, 0x4000)) \
    NODE(t32_53_c_any, 4, BITS(12, 0x3)) \
    TEST(t32_53_c, IS(FLOAT_ARITH_FDIV_S), GO(t32_53_c_any), SAME(0x4000, 0x4000)) \
    NODE(t32_53_d_any, 4, BITS(12, 0x3)) \
    TEST(t32_53_d, IS(FLOAT_ARITH_FDIV_D), GO(t32_53_d_any), SAME(0x4000, 0x4000)) \
    NODE(t32_53_10, 8, BITS(12, 0x7)) \
    NODE(t32_53_11, 8, BITS(12, 0x7)) \
    NODE(t32_53_14, 8, BITS(12, 0x7)) \
    NODE(t32_53_15, 8, BITS(12, 0x7)) \
    NODE(t32_53_20_any, 8, BITS(12, 0x7)) \
    TEST(t32_53_20, NO, GO(t32_53_20_any), SAME(0x1f00000, 0x100000)) \
    NODE(t32_53_21_any, 8, BITS(12, 0x7)) \
    TEST(t32_53_21, NO, GO(t32_53_21_any), SAME(0x1f00000, 0x0)) \
    NODE(t32_53_2c_any, 8, BITS(12, 0x7)) \
    TEST(t32_53_2c, NO, GO(t32_53_2c_any), SAME(0x1f00000, 0x0)) \
    NODE(t32_53_2d_any, 8, BITS(12, 0x7)) \
    TEST(t32_53_2d, NO, GO(t32_53_2d_any), SAME(0x1f00000, 0x0)) \
    NODE(t32_53_50, 8, BITS(12, 0x7)) \
    NODE(t32_53_51, 8, BITS(12, 0x7)) \
    NODE(t32_53_60, 32, BITS(20, 0x1f)) \
    NODE(t32_53_60_0_any, 4, BITS(12, 0x3)) \
    TEST(t32_53_60_0, IS(FLOAT_TO_INT_FCVT_W_S), GO(t32_53_60_0_any), SAME(0x4000, 0x4000)) \
    NODE(t32_53_60_1_any, 4, BITS(12, 0x3)) \
    TEST(t32_53_60_1, IS(FLOAT_TO_INT_FCVT_WU_S), GO(t32_53_60_1_any), SAME(0x4000, 0x4000)) \
    NODE(t32_53_60_2_any, 4, BITS(12, 0x3)) \
    TEST(t32_53_60_2, IS(FLOAT_TO_INT_FCVT_L_S), GO(t32_53_60_2_any), SAME(0x4000, 0x4000)) \
    NODE(t32_53_60_3_any, 4, BITS(12, 0x3)) \
    TEST(t32_53_60_3, IS(FLOAT_TO_INT_FCVT_LU_S), GO(t32_53_60_3_any), SAME(0x4000, 0x4000)) \
    NODE(t32_53_61, 32, BITS(20, 0x1f)) \
    NODE(t32_53_61_0_any, 4, BITS(12, 0x3)) \
    TEST(t32_53_61_0, IS(FLOAT_TO_INT_FCVT_W_D), GO(t32_53_61_0_any), SAME(0x4000, 0x4000)) \
    NODE(t32_53_61_1_any, 4, BITS(12, 0x3)) \
    TEST(t32_53_61_1, IS(FLOAT_TO_INT_FCVT_WU_D), GO(t32_53_61_1_any), SAME(0x4000, 0x4000)) \
    NODE(t32_53_61_2_any, 4, BITS(12, 0x3)) \
    TEST(t32_53_61_2, IS(FLOAT_TO_INT_FCVT_L_D), GO(t32_53_61_2_any), SAME(0x4000, 0x4000)) \
    NODE(t32_53_61_3_any, 4, BITS(12, 0x3)) \
    TEST(t32_53_61_3, IS(FLOAT_TO_INT_FCVT_LU_D), GO(t32_53_61_3_any), SAME(0x4000, 0x4000)) \
    NODE(t32_53_68, 32, BITS(20, 0x1f)) \
    NODE(t32_53_68_0_any, 4, BITS(12, 0x3)) \
    TEST(t32_53_68_0, IS(FLOAT_FROM_INT_FCVT_S_W), GO(t32_53_68_0_any), SAME(0x4000, 0x4000)) \
    NODE(t32_53_68_1_any, 4, BITS(12, 0x3)) \
    TEST(t32_53_68_1, IS(FLOAT_FROM_INT_FCVT_S_WU), GO(t32_53_68_1_any), SAME(0x4000, 0x4000)) \
    NODE(t32_53_68_2_any, 4, BITS(12, 0x3)) \
    TEST(t32_53_68_2, IS(FLOAT_FROM_INT_FCVT_S_L), GO(t32_53_68_2_any), SAME(0x4000, 0x4000)) \
    NODE(t32_53_68_3_any, 4, BITS(12, 0x3)) \
    TEST(t32_53_68_3, IS(FLOAT_FROM_INT_FCVT_S_LU), GO(t32_53_68_3_any), SAME(0x4000, 0x4000)) \
    NODE(t32_53_69, 32, BITS(20, 0x1f)) \
    NODE(t32_53_69_0_any, 4, BITS(12, 0x3)) \
    TEST(t32_53_69_0, IS(FLOAT_FROM_WORD_FCVT_D_W), GO(t32_53_69_0_any), SAME(0x4000, 0x4000)) \
    NODE(t32_53_69_1_any, 4, BITS(12, 0x3)) \
    TEST(t32_53_69_1, IS(FLOAT_FROM_WORD_FCVT_D_WU), GO(t32_53_69_1_any), SAME(0x4000, 0x4000)) \
    NODE(t32_53_69_2_any, 4, BITS(12, 0x3)) \
    TEST(t32_53_69_2, IS(FLOAT_FROM_INT_FCVT_D_L), GO(t32_53_69_2_any), SAME(0x4000, 0x4000)) \
    NODE(t32_53_69_3_any, 4, BITS(12, 0x3)) \
    TEST(t32_53_69_3, IS(FLOAT_FROM_INT_FCVT_D_LU), GO(t32_53_69_3_any), SAME(0x4000, 0x4000)) \
    NODE(t32_53_70, 8, BITS(12, 0x7)) \
    TEST(t32_53_70_0, NO, IS(FLOAT_BITS_FMV_X_W), SAME(0x1f00000, 0x0)) \
    TEST(t32_53_70_1, NO, IS(FLOAT_CLASS_FCLASS_S), SAME(0x1f00000, 0x0)) \
    NODE(t32_53_71, 8, BITS(12, 0x7)) \
    TEST(t32_53_71_0, NO, IS(FLOAT_BITS_FMV_X_D), SAME(0x1f00000, 0x0)) \
    TEST(t32_53_71_1, NO, IS(FLOAT_CLASS_FCLASS_D), SAME(0x1f00000, 0x0)) \
    TEST(t32_53_78, NO, IS(FLOAT_OF_BITS_FMV_W_X), SAME(0x1f07000, 0x0)) \
    TEST(t32_53_79, NO, IS(FLOAT_OF_BITS_FMV_D_X), SAME(0x1f07000, 0x0)) \
    NODE(t32_73_0, 4096, BITS(20, 0xfff)) \
    TEST(t32_73_0_0, NO, IS(CALL), SAME(0xf8f80, 0x0)) \
    TEST(t32_73_0_1, NO, IS(BREAK_I), SAME(0xf8f80, 0x0)) \
    TEST(t32_73_0_102, NO, IS(SUPERVISOR_RET), SAME(0xf8f80, 0x0)) \
    TEST(t32_73_0_105, NO, IS(WAIT), SAME(0xf8f80, 0x0)) \
    TEST(t32_73_0_120, NO, IS(SUPERVISOR_FENCE), SAME(0xf80, 0x0)) \
    TEST(t32_73_0_302, NO, IS(RETURN), SAME(0xf8f80, 0x0)) \
    TEST(t32_73_1, IS(CSR_CSRRW_R), IS(UNIMPLEMENTED_W), SAME(0xffff8f80, 0xc0000000)) \
    NODE(t16_0_0_by_7, 32, BITS(7, 0x1f)) \
    NODE(t16_0_0_or_by_7, 32, BITS(7, 0x1f)) \
    NODE(t32_f_0_by_20, 256, BITS(20, 0xff)) \
    NODE(t32_43_by_25, 4, BITS(25, 0x3)) \
    NODE(t32_47_by_25, 4, BITS(25, 0x3)) \
    NODE(t32_4b_by_25, 4, BITS(25, 0x3)) \
    NODE(t32_4f_by_25, 4, BITS(25, 0x3)) \
    NODE(t32_53_by_25, 128, BITS(25, 0x7f)) \
    NODE(t32_13_1_by_24, 256, BITS(24, 0xff)) \
    NODE(t32_1b_1_by_24, 256, BITS(24, 0xff)) \
    NODE(t32_53_by_25_2, 128, BITS(25, 0x7f)) \
    NODE(t32_73_1_by_16, 256, BITS(16, 0xff)) \
    NODE(t16_else_1_by_7, 32, BITS(7, 0x1f)) \
    NODE(t32_2f_by_27, 32, BITS(27, 0x1f)) \
    NODE(t32_53_by_25_3, 128, BITS(25, 0x7f)) \
    NODE(t32_2f_by_27_2, 32, BITS(27, 0x1f)) \
    NODE(t32_53_by_25_4, 128, BITS(25, 0x7f)) \
    NODE(t16_4_2_by_7, 32, BITS(7, 0x1f)) \
    NODE(t16_6_2_by_7, 32, BITS(7, 0x1f)) \
    NODE(t16_7_1_by_7, 32, BITS(7, 0x1f)) \
    NODE(t32_3b_7_by_25, 128, BITS(25, 0x7f)) \
    NODE(t16_8_by_10, 4, BITS(10, 0x3)) \
    NODE(t16_8_by_10_2, 4, BITS(10, 0x3)) \
    NODE(t16_8_by_10_3, 4, BITS(10, 0x3)) \
    NODE(t16_8_by_10_4, 4, BITS(10, 0x3)) \
    NODE(t16_8_by_10_5, 4, BITS(10, 0x3)) \
    NODE(t16_8_by_10_6, 4, BITS(10, 0x3)) \
    NODE(t16_9_1_by_10, 4, BITS(10, 0x3)) \
    NODE(t16_9_2_by_7, 32, BITS(7, 0x1f)) \
    NODE(t16_9_1_by_10_2, 4, BITS(10, 0x3)) \
    NODE(t16_9_1_by_10_3, 4, BITS(10, 0x3))

DECLARE_NODES
    CELLS_OF_TESTS
    .of.itself = {
        AT(IS(ARITH_IMM_ADDI_CI), IS(ARITH_IMM_ADDI_CI))
            AT(IS(SHIFT_NONE_SLLI), IS(SHIFT_NONE_SLLI)) AT(IS(LOAD_LB_I), IS(LOAD_LB_I))
            AT(IS(SHIFT_SLLI_CI), IS(SHIFT_SLLI_CI)) AT(IS(ARITH_IMM_ADDI_I), IS(ARITH_IMM_ADDI_I))
            AT(IS(UPPER_AUIPC), IS(UPPER_AUIPC)) AT(IS(ADDIW_I), IS(ADDIW_I))
            AT(IS(ARITH_IMM_ADDI_SPN), IS(ARITH_IMM_ADDI_SPN)) AT(IS(STORE_SB_S), IS(STORE_SB_S))
            AT(IS(UPPER_LUI), IS(UPPER_LUI)) AT(IS(BRANCH_BEQ_B), IS(BRANCH_BEQ_B))
            AT(IS(JUMP_JALR), IS(JUMP_JALR)) AT(IS(JUMP_JAL), IS(JUMP_JAL))
            AT(GO(t32_73_0), GO(t32_73_0)) AT(IS(LOAD_LH_I), IS(LOAD_LH_I))
            AT(IS(FENCE_I), IS(FENCE_I)) AT(IS(STORE_SH_S), IS(STORE_SH_S))
            AT(IS(BRANCH_BNE_B), IS(BRANCH_BNE_B)) AT(IS(FLOAT_LOAD_FLD_C), IS(FLOAT_LOAD_FLD_C))
            AT(IS(FLOAT_LOAD_FLD_CSP), IS(FLOAT_LOAD_FLD_CSP)) AT(IS(LOAD_LW_I), IS(LOAD_LW_I))
            AT(IS(FLOAT_LOAD_FLW_I), IS(FLOAT_LOAD_FLW_I))
            AT(IS(ARITH_IMM_SLTI_I), IS(ARITH_IMM_SLTI_I)) AT(IS(STORE_SW_S), IS(STORE_SW_S))
            AT(IS(FLOAT_STORE_FSW_S), IS(FLOAT_STORE_FSW_S)) AT(GO(t32_3b_2), GO(t32_3b_2))
            AT(IS(CSR_CSRRS_R), IS(CSR_CSRRS_R)) AT(IS(LOAD_LD_I), IS(LOAD_LD_I))
            AT(IS(FLOAT_LOAD_FLD_I), IS(FLOAT_LOAD_FLD_I))
            AT(IS(ARITH_IMM_SLTIU_I), IS(ARITH_IMM_SLTIU_I)) AT(IS(STORE_SD_S), IS(STORE_SD_S))
            AT(IS(FLOAT_STORE_FSD_S), IS(FLOAT_STORE_FSD_S)) AT(IS(CSR_CSRRC_R), IS(CSR_CSRRC_R))
            AT(IS(LOAD_LW_CW), IS(LOAD_LW_CW)) AT(IS(ARITH_IMM_ADDI_LI), IS(ARITH_IMM_ADDI_LI))
            AT(IS(LOAD_LBU_I), IS(LOAD_LBU_I)) AT(IS(ARITH_IMM_XORI_I), IS(ARITH_IMM_XORI_I))
            AT(IS(BRANCH_BLT_B), IS(BRANCH_BLT_B)) AT(IS(LOAD_LHU_I), IS(LOAD_LHU_I))
            AT(GO(t32_53), GO(t32_53)) AT(IS(BRANCH_BGE_B), IS(BRANCH_BGE_B))
            AT(IS(CSR_CSRRW_I), IS(CSR_CSRRW_I)) AT(IS(LOAD_LD_CD), IS(LOAD_LD_CD))
            AT(GO(t16_6_1), GO(t16_6_1)) AT(IS(LOAD_LWU_I), IS(LOAD_LWU_I))
            AT(IS(ARITH_IMM_ORI_I), IS(ARITH_IMM_ORI_I)) AT(IS(BRANCH_BLTU_B), IS(BRANCH_BLTU_B))
            AT(IS(CSR_CSRRS_I), IS(CSR_CSRRS_I)) AT(IS(ARITH_IMM_ANDI_I), IS(ARITH_IMM_ANDI_I))
            AT(IS(BRANCH_BGEU_B), IS(BRANCH_BGEU_B)) AT(IS(CSR_CSRRC_I), IS(CSR_CSRRC_I))
            AT(IS(MOVE), IS(MOVE)) AT(IS(ARITH_ADD_CR), IS(ARITH_ADD_CR))
            AT(IS(CSR_CSRRW_R), IS(CSR_CSRRW_R)) AT(IS(FLOAT_STORE_FSD_C), IS(FLOAT_STORE_FSD_C))
            AT(IS(JUMP_CJ), IS(JUMP_CJ)) AT(IS(FLOAT_STORE_FSD_CSP), IS(FLOAT_STORE_FSD_CSP))
            AT(IS(STORE_SW_CW), IS(STORE_SW_CW)) AT(IS(BRANCH_BEQ_C), IS(BRANCH_BEQ_C))
            AT(IS(STORE_SW_CWSP), IS(STORE_SW_CWSP)) AT(IS(STORE_SD_CD), IS(STORE_SD_CD))
            AT(IS(BRANCH_BNE_C), IS(BRANCH_BNE_C)) AT(IS(STORE_SD_CDSP), IS(STORE_SD_CDSP))
    },
    .of.t32_13_1 = {
        AT16(0x0, IS(SHIFT_SLLI_I)) /* 000000.. ........ .001.... .0010011 */
        AT16(0xa0, GO(t32_13_1_a0)) /* 001010.. ........ .001.... .0010011 */
        AT16(0x120, GO(t32_13_1_120)) /* 010010.. ........ .001.... .0010011 */
        AT(0x180, GO(t32_13_1_180)) /* 01100000 00...... .001.... .0010011 */
        AT(0x181, GO(t32_13_1_181)) /* 01100000 01...... .001.... .0010011 */
        AT16(0x1a0, GO(t32_13_1_1a0)) /* 011010.. ........ .001.... .0010011 */
    },
    .of.t32_13_1_180 = {
        AT(0x0, GO(t32_13_1_180_0)) /* 01100000 0000.... .001.... .0010011 */
        AT(0x1, GO(t32_13_1_180_1)) /* 01100000 0001.... .001.... .0010011 */
        AT(0x2, GO(t32_13_1_180_2)) /* 01100000 0010.... .001.... .0010011 */
    },
    .of.t32_13_1_181 = {
        AT(0x0, GO(t32_13_1_181_0)) /* 01100000 0100.... .001.... .0010011 */
        AT(0x1, GO(t32_13_1_181_1)) /* 01100000 0101.... .001.... .0010011 */
    },
    .of.t32_13_5 = {
        AT(0x0, IS(SHIFT_SRLI_I)) /* 000000.. ........ .101.... .0010011 */
        AT(0xa, GO(t32_13_5_a)) /* 001010.. ........ .101.... .0010011 */
        AT(0x10, IS(SHIFT_SRAI_I)) /* 010000.. ........ .101.... .0010011 */
        AT(0x12, GO(t32_13_5_12)) /* 010010.. ........ .101.... .0010011 */
        AT(0x18, GO(t32_13_5_18)) /* 011000.. ........ .101.... .0010011 */
        AT(0x1a, GO(t32_13_5_1a)) /* 011010.. ........ .101.... .0010011 */
    },
    .of.t32_1b_1 = {
        AT16(0x0, IS(SHIFT_WORD_SLLIW)) /* 0000000. ........ .001.... .0011011 */
        AT32(0x40, GO(t32_1b_1_40)) /* 000010.. ........ .001.... .0011011 */
        AT(0x300, GO(t32_1b_1_300)) /* 01100000 000..... .001.... .0011011 */
        AT(0x301, GO(t32_1b_1_301)) /* 01100000 001..... .001.... .0011011 */
    },
    .of.t32_1b_1_300 = {
        AT(0x0, GO(t32_1b_1_300_0)) /* 01100000 0000.... .001.... .0011011 */
        AT(0x1, GO(t32_1b_1_300_1)) /* 01100000 0001.... .001.... .0011011 */
    },
    .of.t32_1b_5 = {
        AT(0x0, IS(SHIFT_WORD_SRLIW)) /* 0000000. ........ .101.... .0011011 */
        AT(0x20, IS(SHIFT_WORD_SRAIW)) /* 0100000. ........ .101.... .0011011 */
        AT(0x30, GO(t32_1b_5_30)) /* 0110000. ........ .101.... .0011011 */
    },
    .of.t32_33_0 = {
        AT(0x0, IS(ARITH_ADD_R)) /* 0000000. ........ .000.... .0110011 */
        AT(0x1, IS(MULTIPLY_MUL)) /* 0000001. ........ .000.... .0110011 */
        AT(0x20, IS(ARITH_SUB_R)) /* 0100000. ........ .000.... .0110011 */
    },
    .of.t32_33_1 = {
        AT(0x0, IS(ARITH_SLL_R)) /* 0000000. ........ .001.... .0110011 */
        AT(0x1, IS(MULTIPLY_MULH)) /* 0000001. ........ .001.... .0110011 */
        AT(0x14, GO(t32_33_1_14)) /* 0010100. ........ .001.... .0110011 */
        AT(0x24, GO(t32_33_1_24)) /* 0100100. ........ .001.... .0110011 */
        AT(0x30, GO(t32_33_1_30)) /* 0110000. ........ .001.... .0110011 */
        AT(0x34, GO(t32_33_1_34)) /* 0110100. ........ .001.... .0110011 */
    },
    .of.t32_33_2 = {
        AT(0x0, IS(ARITH_SLT_R)) /* 0000000. ........ .010.... .0110011 */
        AT(0x1, IS(MULTIPLY_MULHSU)) /* 0000001. ........ .010.... .0110011 */
        AT(0x10, GO(t32_33_2_10)) /* 0010000. ........ .010.... .0110011 */
    },
    .of.t32_33_3 = {
        AT(0x0, IS(ARITH_SLTU_R)) /* 0000000. ........ .011.... .0110011 */
        AT(0x1, IS(MULTIPLY_MULHU)) /* 0000001. ........ .011.... .0110011 */
    },
    .of.t32_33_4 = {
        AT(0x0, IS(ARITH_XOR_R)) /* 0000000. ........ .100.... .0110011 */
        AT(0x1, IS(DIVIDE_DIV)) /* 0000001. ........ .100.... .0110011 */
        AT(0x5, GO(t32_33_4_5)) /* 0000101. ........ .100.... .0110011 */
        AT(0x10, GO(t32_33_4_10)) /* 0010000. ........ .100.... .0110011 */
        AT(0x20, GO(t32_33_4_20)) /* 0100000. ........ .100.... .0110011 */
    },
    .of.t32_33_5 = {
        AT(0x0, IS(ARITH_SRL_R)) /* 0000000. ........ .101.... .0110011 */
        AT(0x1, IS(DIVIDE_DIVU)) /* 0000001. ........ .101.... .0110011 */
        AT(0x5, GO(t32_33_5_5)) /* 0000101. ........ .101.... .0110011 */
        AT(0x20, IS(ARITH_SRA_R)) /* 0100000. ........ .101.... .0110011 */
        AT(0x24, GO(t32_33_5_24)) /* 0100100. ........ .101.... .0110011 */
        AT(0x30, GO(t32_33_5_30)) /* 0110000. ........ .101.... .0110011 */
    },
    .of.t32_33_6 = {
        AT(0x0, IS(ARITH_OR_R)) /* 0000000. ........ .110.... .0110011 */
        AT(0x1, IS(DIVIDE_REM)) /* 0000001. ........ .110.... .0110011 */
        AT(0x5, GO(t32_33_6_5)) /* 0000101. ........ .110.... .0110011 */
        AT(0x10, GO(t32_33_6_10)) /* 0010000. ........ .110.... .0110011 */
        AT(0x20, GO(t32_33_6_20)) /* 0100000. ........ .110.... .0110011 */
    },
    .of.t32_33_7 = {
        AT(0x0, IS(ARITH_AND_R)) /* 0000000. ........ .111.... .0110011 */
        AT(0x1, IS(DIVIDE_REMU)) /* 0000001. ........ .111.... .0110011 */
        AT(0x5, GO(t32_33_7_5)) /* 0000101. ........ .111.... .0110011 */
        AT(0x20, GO(t32_33_7_20)) /* 0100000. ........ .111.... .0110011 */
    },
    .of.t32_3b_0 = {
        AT(0x0, IS(ARITH_ADDW_R)) /* 0000000. ........ .000.... .0111011 */
        AT(0x1, IS(MULTIPLY_WORD_MULW)) /* 0000001. ........ .000.... .0111011 */
        AT(0x4, GO(t32_3b_0_4)) /* 0000100. ........ .000.... .0111011 */
        AT(0x20, IS(ARITH_SUBW_R)) /* 0100000. ........ .000.... .0111011 */
    },
    .of.t32_3b_1 = {
        AT(0x0, IS(ARITH_SLLW_R)) /* 0000000. ........ .001.... .0111011 */
        AT(0x30, GO(t32_3b_1_30)) /* 0110000. ........ .001.... .0111011 */
    },
    .of.t32_3b_4 = {
        AT(0x1, IS(MULTIPLY_WORD_DIVW)) /* 0000001. ........ .100.... .0111011 */
        AT(0x4, GO(t32_3b_4_4)) /* 0000100. ........ .100.... .0111011 */
        AT(0x10, GO(t32_3b_4_10)) /* 0010000. ........ .100.... .0111011 */
    },
    .of.t32_3b_5 = {
        AT(0x0, IS(ARITH_SRLW_R)) /* 0000000. ........ .101.... .0111011 */
        AT(0x1, IS(MULTIPLY_WORD_DIVUW)) /* 0000001. ........ .101.... .0111011 */
        AT(0x20, IS(ARITH_SRAW_R)) /* 0100000. ........ .101.... .0111011 */
        AT(0x30, GO(t32_3b_5_30)) /* 0110000. ........ .101.... .0111011 */
    },
    .of.t32_3b_6 = {
        AT(0x1, IS(MULTIPLY_WORD_REMW)) /* 0000001. ........ .110.... .0111011 */
        AT(0x10, GO(t32_3b_6_10)) /* 0010000. ........ .110.... .0111011 */
    },
    .of.t32_53 = {
        AT(0x0, GO(t32_53_0)) /* 0000000. ........ ........ .1010011 */
        AT(0x1, GO(t32_53_1)) /* 0000001. ........ ........ .1010011 */
        AT(0x4, GO(t32_53_4)) /* 0000100. ........ ........ .1010011 */
        AT(0x5, GO(t32_53_5)) /* 0000101. ........ ........ .1010011 */
        AT(0x8, GO(t32_53_8)) /* 0001000. ........ ........ .1010011 */
        AT(0x9, GO(t32_53_9)) /* 0001001. ........ ........ .1010011 */
        AT(0xc, GO(t32_53_c)) /* 0001100. ........ ........ .1010011 */
        AT(0xd, GO(t32_53_d)) /* 0001101. ........ ........ .1010011 */
        AT(0x10, GO(t32_53_10)) /* 0010000. ........ ........ .1010011 */
        AT(0x11, GO(t32_53_11)) /* 0010001. ........ ........ .1010011 */
        AT(0x14, GO(t32_53_14)) /* 0010100. ........ ........ .1010011 */
        AT(0x15, GO(t32_53_15)) /* 0010101. ........ ........ .1010011 */
        AT(0x20, GO(t32_53_20)) /* 0100000. ........ ........ .1010011 */
        AT(0x21, GO(t32_53_21)) /* 0100001. ........ ........ .1010011 */
        AT(0x2c, GO(t32_53_2c)) /* 0101100. ........ ........ .1010011 */
        AT(0x2d, GO(t32_53_2d)) /* 0101101. ........ ........ .1010011 */
        AT(0x50, GO(t32_53_50)) /* 1010000. ........ ........ .1010011 */
        AT(0x51, GO(t32_53_51)) /* 1010001. ........ ........ .1010011 */
        AT(0x60, GO(t32_53_60)) /* 1100000. ........ ........ .1010011 */
        AT(0x61, GO(t32_53_61)) /* 1100001. ........ ........ .1010011 */
        AT(0x68, GO(t32_53_68)) /* 1101000. ........ ........ .1010011 */
        AT(0x69, GO(t32_53_69)) /* 1101001. ........ ........ .1010011 */
        AT(0x70, GO(t32_53_70)) /* 1110000. ........ ........ .1010011 */
        AT(0x71, GO(t32_53_71)) /* 1110001. ........ ........ .1010011 */
        AT(0x78, GO(t32_53_78)) /* 1111000. ........ ........ .1010011 */
        AT(0x79, GO(t32_53_79)) /* 1111001. ........ ........ .1010011 */
    },
    .of.t32_53_0_any = {
        AT(0x0, IS(FLOAT_ARITH_FADD_S)) AT(0x3, IS(FLOAT_ARITH_FADD_S))
    },
    .of.t32_53_1_any = {
        AT(0x0, IS(FLOAT_ARITH_FADD_D)) AT(0x3, IS(FLOAT_ARITH_FADD_D))
    },
    .of.t32_53_4_any = {
        AT(0x0, IS(FLOAT_ARITH_FSUB_S)) AT(0x3, IS(FLOAT_ARITH_FSUB_S))
    },
    .of.t32_53_5_any = {
        AT(0x0, IS(FLOAT_ARITH_FSUB_D)) AT(0x3, IS(FLOAT_ARITH_FSUB_D))
    },
    .of.t32_53_8_any = {
        AT(0x0, IS(FLOAT_ARITH_FMUL_S)) AT(0x3, IS(FLOAT_ARITH_FMUL_S))
    },
    .of.t32_53_9_any = {
        AT(0x0, IS(FLOAT_ARITH_FMUL_D)) AT(0x3, IS(FLOAT_ARITH_FMUL_D))
    },
    .of.t32_53_c_any = {
        AT(0x0, IS(FLOAT_ARITH_FDIV_S)) AT(0x3, IS(FLOAT_ARITH_FDIV_S))
    },
    .of.t32_53_d_any = {
        AT(0x0, IS(FLOAT_ARITH_FDIV_D)) AT(0x3, IS(FLOAT_ARITH_FDIV_D))
    },
    .of.t32_53_10 = {
        AT(0x0, IS(FLOAT_SIGN_FSGNJ_S)) /* 0010000. ........ .000.... .1010011 */
        AT(0x1, IS(FLOAT_SIGN_FSGNJN_S)) /* 0010000. ........ .001.... .1010011 */
        AT(0x2, IS(FLOAT_SIGN_FSGNJX_S)) /* 0010000. ........ .010.... .1010011 */
    },
    .of.t32_53_11 = {
        AT(0x0, IS(FLOAT_SIGN_FSGNJ_D)) /* 0010001. ........ .000.... .1010011 */
        AT(0x1, IS(FLOAT_SIGN_FSGNJN_D)) /* 0010001. ........ .001.... .1010011 */
        AT(0x2, IS(FLOAT_SIGN_FSGNJX_D)) /* 0010001. ........ .010.... .1010011 */
    },
    .of.t32_53_14 = {
        AT(0x0, IS(FLOAT_MINIMUM_FMIN_S)) /* 0010100. ........ .000.... .1010011 */
        AT(0x1, IS(FLOAT_MINIMUM_FMAX_S)) /* 0010100. ........ .001.... .1010011 */
    },
    .of.t32_53_15 = {
        AT(0x0, IS(FLOAT_MINIMUM_FMIN_D)) /* 0010101. ........ .000.... .1010011 */
        AT(0x1, IS(FLOAT_MINIMUM_FMAX_D)) /* 0010101. ........ .001.... .1010011 */
    },
    .of.t32_53_20_any = {
        AT4(0x0, IS(FLOAT_NARROW)) AT(0x4, IS(FLOAT_NARROW)) AT(0x7, IS(FLOAT_NARROW))
    },
    .of.t32_53_21_any = {
        AT4(0x0, IS(FLOAT_WIDEN)) AT(0x4, IS(FLOAT_WIDEN)) AT(0x7, IS(FLOAT_WIDEN))
    },
    .of.t32_53_2c_any = {
        AT4(0x0, IS(FLOAT_ROOT_FSQRT_S)) AT(0x4, IS(FLOAT_ROOT_FSQRT_S))
            AT(0x7, IS(FLOAT_ROOT_FSQRT_S))
    },
    .of.t32_53_2d_any = {
        AT4(0x0, IS(FLOAT_ROOT_FSQRT_D)) AT(0x4, IS(FLOAT_ROOT_FSQRT_D))
            AT(0x7, IS(FLOAT_ROOT_FSQRT_D))
    },
    .of.t32_53_50 = {
        AT(0x0, IS(FLOAT_COMPARE_FLE_S)) /* 1010000. ........ .000.... .1010011 */
        AT(0x1, IS(FLOAT_COMPARE_FLT_S)) /* 1010000. ........ .001.... .1010011 */
        AT(0x2, IS(FLOAT_COMPARE_FEQ_S)) /* 1010000. ........ .010.... .1010011 */
    },
    .of.t32_53_51 = {
        AT(0x0, IS(FLOAT_COMPARE_FLE_D)) /* 1010001. ........ .000.... .1010011 */
        AT(0x1, IS(FLOAT_COMPARE_FLT_D)) /* 1010001. ........ .001.... .1010011 */
        AT(0x2, IS(FLOAT_COMPARE_FEQ_D)) /* 1010001. ........ .010.... .1010011 */
    },
    .of.t32_53_60 = {
        AT(0x0, GO(t32_53_60_0)) /* 11000000 0000.... ........ .1010011 */
        AT(0x1, GO(t32_53_60_1)) /* 11000000 0001.... ........ .1010011 */
        AT(0x2, GO(t32_53_60_2)) /* 11000000 0010.... ........ .1010011 */
        AT(0x3, GO(t32_53_60_3)) /* 11000000 0011.... ........ .1010011 */
    },
    .of.t32_53_60_0_any = {
        AT(0x0, IS(FLOAT_TO_INT_FCVT_W_S)) AT(0x3, IS(FLOAT_TO_INT_FCVT_W_S))
    },
    .of.t32_53_60_1_any = {
        AT(0x0, IS(FLOAT_TO_INT_FCVT_WU_S)) AT(0x3, IS(FLOAT_TO_INT_FCVT_WU_S))
    },
    .of.t32_53_60_2_any = {
        AT(0x0, IS(FLOAT_TO_INT_FCVT_L_S)) AT(0x3, IS(FLOAT_TO_INT_FCVT_L_S))
    },
    .of.t32_53_60_3_any = {
        AT(0x0, IS(FLOAT_TO_INT_FCVT_LU_S)) AT(0x3, IS(FLOAT_TO_INT_FCVT_LU_S))
    },
    .of.t32_53_61 = {
        AT(0x0, GO(t32_53_61_0)) /* 11000010 0000.... ........ .1010011 */
        AT(0x1, GO(t32_53_61_1)) /* 11000010 0001.... ........ .1010011 */
        AT(0x2, GO(t32_53_61_2)) /* 11000010 0010.... ........ .1010011 */
        AT(0x3, GO(t32_53_61_3)) /* 11000010 0011.... ........ .1010011 */
    },
    .of.t32_53_61_0_any = {
        AT(0x0, IS(FLOAT_TO_INT_FCVT_W_D)) AT(0x3, IS(FLOAT_TO_INT_FCVT_W_D))
    },
    .of.t32_53_61_1_any = {
        AT(0x0, IS(FLOAT_TO_INT_FCVT_WU_D)) AT(0x3, IS(FLOAT_TO_INT_FCVT_WU_D))
    },
    .of.t32_53_61_2_any = {
        AT(0x0, IS(FLOAT_TO_INT_FCVT_L_D)) AT(0x3, IS(FLOAT_TO_INT_FCVT_L_D))
    },
    .of.t32_53_61_3_any = {
        AT(0x0, IS(FLOAT_TO_INT_FCVT_LU_D)) AT(0x3, IS(FLOAT_TO_INT_FCVT_LU_D))
    },
    .of.t32_53_68 = {
        AT(0x0, GO(t32_53_68_0)) /* 11010000 0000.... ........ .1010011 */
        AT(0x1, GO(t32_53_68_1)) /* 11010000 0001.... ........ .1010011 */
        AT(0x2, GO(t32_53_68_2)) /* 11010000 0010.... ........ .1010011 */
        AT(0x3, GO(t32_53_68_3)) /* 11010000 0011.... ........ .1010011 */
    },
    .of.t32_53_68_0_any = {
        AT(0x0, IS(FLOAT_FROM_INT_FCVT_S_W)) AT(0x3, IS(FLOAT_FROM_INT_FCVT_S_W))
    },
    .of.t32_53_68_1_any = {
        AT(0x0, IS(FLOAT_FROM_INT_FCVT_S_WU)) AT(0x3, IS(FLOAT_FROM_INT_FCVT_S_WU))
    },
    .of.t32_53_68_2_any = {
        AT(0x0, IS(FLOAT_FROM_INT_FCVT_S_L)) AT(0x3, IS(FLOAT_FROM_INT_FCVT_S_L))
    },
    .of.t32_53_68_3_any = {
        AT(0x0, IS(FLOAT_FROM_INT_FCVT_S_LU)) AT(0x3, IS(FLOAT_FROM_INT_FCVT_S_LU))
    },
    .of.t32_53_69 = {
        AT(0x0, GO(t32_53_69_0)) /* 11010010 0000.... ........ .1010011 */
        AT(0x1, GO(t32_53_69_1)) /* 11010010 0001.... ........ .1010011 */
        AT(0x2, GO(t32_53_69_2)) /* 11010010 0010.... ........ .1010011 */
        AT(0x3, GO(t32_53_69_3)) /* 11010010 0011.... ........ .1010011 */
    },
    .of.t32_53_69_0_any = {
        AT(0x0, IS(FLOAT_FROM_WORD_FCVT_D_W)) AT(0x3, IS(FLOAT_FROM_WORD_FCVT_D_W))
    },
    .of.t32_53_69_1_any = {
        AT(0x0, IS(FLOAT_FROM_WORD_FCVT_D_WU)) AT(0x3, IS(FLOAT_FROM_WORD_FCVT_D_WU))
    },
    .of.t32_53_69_2_any = {
        AT(0x0, IS(FLOAT_FROM_INT_FCVT_D_L)) AT(0x3, IS(FLOAT_FROM_INT_FCVT_D_L))
    },
    .of.t32_53_69_3_any = {
        AT(0x0, IS(FLOAT_FROM_INT_FCVT_D_LU)) AT(0x3, IS(FLOAT_FROM_INT_FCVT_D_LU))
    },
    .of.t32_53_70 = {
        AT(0x0, GO(t32_53_70_0)) /* 1110000. ........ .000.... .1010011 */
        AT(0x1, GO(t32_53_70_1)) /* 1110000. ........ .001.... .1010011 */
    },
    .of.t32_53_71 = {
        AT(0x0, GO(t32_53_71_0)) /* 1110001. ........ .000.... .1010011 */
        AT(0x1, GO(t32_53_71_1)) /* 1110001. ........ .001.... .1010011 */
    },
    .of.t32_73_0 = {
        AT(0x0, GO(t32_73_0_0)) /* 00000000 0000.... .000.... .1110011 */
        AT(0x1, GO(t32_73_0_1)) /* 00000000 0001.... .000.... .1110011 */
        AT(0x102, GO(t32_73_0_102)) /* 00010000 0010.... .000.... .1110011 */
        AT(0x105, GO(t32_73_0_105)) /* 00010000 0101.... .000.... .1110011 */
        AT32(0x120, GO(t32_73_0_120)) /* 0001001. ........ .000.... .1110011 */
        AT(0x302, GO(t32_73_0_302)) /* 00110000 0010.... .000.... .1110011 */
    },
    .of.t16_0_0_by_7 = {
        AT(0x0, IS(UNIMPLEMENTED_C))
        AT(0x1, IS(ARITH_IMM_ADDI_SPN)) AT2(0x2, IS(ARITH_IMM_ADDI_SPN))
            AT4(0x4, IS(ARITH_IMM_ADDI_SPN)) AT8(0x8, IS(ARITH_IMM_ADDI_SPN))
            AT16(0x10, IS(ARITH_IMM_ADDI_SPN))
    },
    .of.t16_0_0_or_by_7 = {
        AT(0x1, IS(ARITH_IMM_ADDI_SPN)) AT2(0x2, IS(ARITH_IMM_ADDI_SPN))
            AT4(0x4, IS(ARITH_IMM_ADDI_SPN)) AT8(0x8, IS(ARITH_IMM_ADDI_SPN))
            AT16(0x10, IS(ARITH_IMM_ADDI_SPN))
    },
    .of.t32_f_0_by_20 = {
        AT32(0x0, IS(FENCE)) AT16(0x20, IS(FENCE)) AT2(0x30, IS(FENCE)) AT(0x32, IS(FENCE))
            AT4(0x34, IS(FENCE)) AT8(0x38, IS(FENCE)) AT64(0x40, IS(FENCE)) AT128(0x80, IS(FENCE))
        AT(0x33, GO(t32_f_0))
    },
    .of.t32_43_by_25 = {
        AT(0x0, IS(FLOAT_FUSED_FMADD_S))
        AT(0x1, IS(FLOAT_FUSED_FMADD_D))
    },
    .of.t32_47_by_25 = {
        AT(0x0, IS(FLOAT_FUSED_FMSUB_S))
        AT(0x1, IS(FLOAT_FUSED_FMSUB_D))
    },
    .of.t32_4b_by_25 = {
        AT(0x0, IS(FLOAT_FUSED_FNMSUB_S))
        AT(0x1, IS(FLOAT_FUSED_FNMSUB_D))
    },
    .of.t32_4f_by_25 = {
        AT(0x0, IS(FLOAT_FUSED_FNMADD_S))
        AT(0x1, IS(FLOAT_FUSED_FNMADD_D))
    },
    .of.t32_53_by_25 = {
        AT(0x0, IS(FLOAT_ARITH_FADD_S))
        AT(0x1, IS(FLOAT_ARITH_FADD_D))
        AT(0x4, IS(FLOAT_ARITH_FSUB_S))
        AT(0x5, IS(FLOAT_ARITH_FSUB_D))
        AT(0x8, IS(FLOAT_ARITH_FMUL_S))
        AT(0x9, IS(FLOAT_ARITH_FMUL_D))
        AT(0xc, IS(FLOAT_ARITH_FDIV_S))
        AT(0xd, IS(FLOAT_ARITH_FDIV_D))
        AT(0x10, IS(FLOAT_SIGN_FSGNJ_S))
        AT(0x11, IS(FLOAT_SIGN_FSGNJ_D))
        AT(0x14, IS(FLOAT_MINIMUM_FMIN_S))
        AT(0x15, IS(FLOAT_MINIMUM_FMIN_D))
        AT(0x20, GO(t32_53_20))
        AT(0x21, GO(t32_53_21))
        AT(0x2c, GO(t32_53_2c))
        AT(0x2d, GO(t32_53_2d))
        AT(0x50, IS(FLOAT_COMPARE_FLE_S))
        AT(0x51, IS(FLOAT_COMPARE_FLE_D))
        AT(0x60, GO(t32_53_60))
        AT(0x61, GO(t32_53_61))
        AT(0x68, GO(t32_53_68))
        AT(0x69, GO(t32_53_69))
        AT(0x70, GO(t32_53_70_0))
        AT(0x71, GO(t32_53_71_0))
        AT(0x78, GO(t32_53_78))
        AT(0x79, GO(t32_53_79))
    },
    .of.t32_13_1_by_24 = {
        AT4(0x0, IS(SHIFT_SLLI_I))
        AT4(0x28, GO(t32_13_1_a0))
        AT4(0x48, GO(t32_13_1_120))
        AT(0x60, GO(t32_13_1))
        AT4(0x68, GO(t32_13_1_1a0))
    },
    .of.t32_1b_1_by_24 = {
        AT2(0x0, IS(SHIFT_WORD_SLLIW))
        AT4(0x8, GO(t32_1b_1_40))
        AT(0x60, GO(t32_1b_1))
    },
    .of.t32_53_by_25_2 = {
        AT(0x0, IS(FLOAT_ARITH_FADD_S))
        AT(0x1, IS(FLOAT_ARITH_FADD_D))
        AT(0x4, IS(FLOAT_ARITH_FSUB_S))
        AT(0x5, IS(FLOAT_ARITH_FSUB_D))
        AT(0x8, IS(FLOAT_ARITH_FMUL_S))
        AT(0x9, IS(FLOAT_ARITH_FMUL_D))
        AT(0xc, IS(FLOAT_ARITH_FDIV_S))
        AT(0xd, IS(FLOAT_ARITH_FDIV_D))
        AT(0x10, IS(FLOAT_SIGN_FSGNJN_S))
        AT(0x11, IS(FLOAT_SIGN_FSGNJN_D))
        AT(0x14, IS(FLOAT_MINIMUM_FMAX_S))
        AT(0x15, IS(FLOAT_MINIMUM_FMAX_D))
        AT(0x20, GO(t32_53_20))
        AT(0x21, GO(t32_53_21))
        AT(0x2c, GO(t32_53_2c))
        AT(0x2d, GO(t32_53_2d))
        AT(0x50, IS(FLOAT_COMPARE_FLT_S))
        AT(0x51, IS(FLOAT_COMPARE_FLT_D))
        AT(0x60, GO(t32_53_60))
        AT(0x61, GO(t32_53_61))
        AT(0x68, GO(t32_53_68))
        AT(0x69, GO(t32_53_69))
        AT(0x70, GO(t32_53_70_1))
        AT(0x71, GO(t32_53_71_1))
    },
    .of.t32_73_1_by_16 = {
        AT(0x0, GO(t32_73_1))
        AT(0x1, IS(CSR_CSRRW_R)) AT2(0x2, IS(CSR_CSRRW_R)) AT4(0x4, IS(CSR_CSRRW_R))
            AT8(0x8, IS(CSR_CSRRW_R)) AT16(0x10, IS(CSR_CSRRW_R)) AT32(0x20, IS(CSR_CSRRW_R))
            AT64(0x40, IS(CSR_CSRRW_R)) AT128(0x80, IS(CSR_CSRRW_R))
    },
    .of.t16_else_1_by_7 = {
        AT(0x1, IS(ADDIW_C)) AT2(0x2, IS(ADDIW_C)) AT4(0x4, IS(ADDIW_C)) AT8(0x8, IS(ADDIW_C))
            AT16(0x10, IS(ADDIW_C))
    },
    .of.t32_2f_by_27 = {
        AT(0x0, IS(AMO_AMOADD))
        AT(0x1, IS(AMO_AMOSWAP))
        AT(0x2, GO(t32_2f_2_2))
        AT(0x3, IS(CONDITIONAL_SC_W))
        AT(0x4, IS(AMO_AMOXOR))
        AT(0x8, IS(AMO_AMOOR))
        AT(0xc, IS(AMO_AMOAND))
        AT(0x10, IS(AMO_AMOMIN))
        AT(0x14, IS(AMO_AMOMAX))
        AT(0x18, IS(AMO_AMOMINU))
        AT(0x1c, IS(AMO_AMOMAXU))
    },
    .of.t32_53_by_25_3 = {
        AT(0x0, IS(FLOAT_ARITH_FADD_S))
        AT(0x1, IS(FLOAT_ARITH_FADD_D))
        AT(0x4, IS(FLOAT_ARITH_FSUB_S))
        AT(0x5, IS(FLOAT_ARITH_FSUB_D))
        AT(0x8, IS(FLOAT_ARITH_FMUL_S))
        AT(0x9, IS(FLOAT_ARITH_FMUL_D))
        AT(0xc, IS(FLOAT_ARITH_FDIV_S))
        AT(0xd, IS(FLOAT_ARITH_FDIV_D))
        AT(0x10, IS(FLOAT_SIGN_FSGNJX_S))
        AT(0x11, IS(FLOAT_SIGN_FSGNJX_D))
        AT(0x20, GO(t32_53_20))
        AT(0x21, GO(t32_53_21))
        AT(0x2c, GO(t32_53_2c))
        AT(0x2d, GO(t32_53_2d))
        AT(0x50, IS(FLOAT_COMPARE_FEQ_S))
        AT(0x51, IS(FLOAT_COMPARE_FEQ_D))
        AT(0x60, GO(t32_53_60))
        AT(0x61, GO(t32_53_61))
        AT(0x68, GO(t32_53_68))
        AT(0x69, GO(t32_53_69))
    },
    .of.t32_2f_by_27_2 = {
        AT(0x0, IS(AMO_AMOADD))
        AT(0x1, IS(AMO_AMOSWAP))
        AT(0x2, GO(t32_2f_2_3))
        AT(0x3, IS(CONDITIONAL_SC_D))
        AT(0x4, IS(AMO_AMOXOR))
        AT(0x8, IS(AMO_AMOOR))
        AT(0xc, IS(AMO_AMOAND))
        AT(0x10, IS(AMO_AMOMIN))
        AT(0x14, IS(AMO_AMOMAX))
        AT(0x18, IS(AMO_AMOMINU))
        AT(0x1c, IS(AMO_AMOMAXU))
    },
    .of.t32_53_by_25_4 = {
        AT(0x0, IS(FLOAT_ARITH_FADD_S))
        AT(0x1, IS(FLOAT_ARITH_FADD_D))
        AT(0x4, IS(FLOAT_ARITH_FSUB_S))
        AT(0x5, IS(FLOAT_ARITH_FSUB_D))
        AT(0x8, IS(FLOAT_ARITH_FMUL_S))
        AT(0x9, IS(FLOAT_ARITH_FMUL_D))
        AT(0xc, IS(FLOAT_ARITH_FDIV_S))
        AT(0xd, IS(FLOAT_ARITH_FDIV_D))
        AT(0x20, GO(t32_53_20))
        AT(0x21, GO(t32_53_21))
        AT(0x2c, GO(t32_53_2c))
        AT(0x2d, GO(t32_53_2d))
        AT(0x60, GO(t32_53_60))
        AT(0x61, GO(t32_53_61))
        AT(0x68, GO(t32_53_68))
        AT(0x69, GO(t32_53_69))
    },
    .of.t16_4_2_by_7 = {
        AT(0x1, IS(LOAD_LW_CWSP)) AT2(0x2, IS(LOAD_LW_CWSP)) AT4(0x4, IS(LOAD_LW_CWSP))
            AT8(0x8, IS(LOAD_LW_CWSP)) AT16(0x10, IS(LOAD_LW_CWSP))
    },
    .of.t16_6_2_by_7 = {
        AT(0x1, IS(LOAD_LD_CDSP)) AT2(0x2, IS(LOAD_LD_CDSP)) AT4(0x4, IS(LOAD_LD_CDSP))
            AT8(0x8, IS(LOAD_LD_CDSP)) AT16(0x10, IS(LOAD_LD_CDSP))
    },
    .of.t16_7_1_by_7 = {
        AT2(0x0, IS(UPPER_C)) AT(0x3, IS(UPPER_C)) AT4(0x4, IS(UPPER_C)) AT8(0x8, IS(UPPER_C))
            AT16(0x10, IS(UPPER_C))
        AT(0x2, IS(ARITH_IMM_ADDI_SP))
    },
    .of.t32_3b_7_by_25 = {
        AT(0x1, IS(MULTIPLY_WORD_REMUW))
    },
    .of.t16_8_by_10 = {
        AT(0x0, IS(SHIFT_NONE_SRLI))
        AT(0x1, IS(SHIFT_NONE_SRAI))
        AT(0x2, IS(ARITH_IMM_ANDI_CA))
        AT(0x3, IS(ARITH_SUB_CA))
    },
    .of.t16_8_by_10_2 = {
        AT(0x0, GO(t16_8_0_2_or))
        AT(0x1, IS(JUMP_CJR)) AT2(0x2, IS(JUMP_CJR))
    },
    .of.t16_8_by_10_3 = {
        AT(0x0, IS(SHIFT_SRLI_CA))
        AT(0x1, IS(SHIFT_SRAI_CA))
        AT(0x2, IS(ARITH_IMM_ANDI_CA))
        AT(0x3, IS(ARITH_SUB_CA))
    },
    .of.t16_8_by_10_4 = {
        AT(0x0, IS(SHIFT_SRLI_CA))
        AT(0x1, IS(SHIFT_SRAI_CA))
        AT(0x2, IS(ARITH_IMM_ANDI_CA))
        AT(0x3, IS(ARITH_XOR_CA))
    },
    .of.t16_8_by_10_5 = {
        AT(0x0, IS(SHIFT_SRLI_CA))
        AT(0x1, IS(SHIFT_SRAI_CA))
        AT(0x2, IS(ARITH_IMM_ANDI_CA))
        AT(0x3, IS(ARITH_OR_CA))
    },
    .of.t16_8_by_10_6 = {
        AT(0x0, IS(SHIFT_SRLI_CA))
        AT(0x1, IS(SHIFT_SRAI_CA))
        AT(0x2, IS(ARITH_IMM_ANDI_CA))
        AT(0x3, IS(ARITH_AND_CA))
    },
    .of.t16_9_1_by_10 = {
        AT(0x0, IS(SHIFT_SRLI_CA))
        AT(0x1, IS(SHIFT_SRAI_CA))
        AT(0x2, IS(ARITH_IMM_ANDI_CA))
        AT(0x3, IS(ARITH_SUBW_CA))
    },
    .of.t16_9_2_by_7 = {
        AT(0x0, IS(BREAK_C))
        AT(0x1, IS(JUMP_CJAL)) AT2(0x2, IS(JUMP_CJAL)) AT4(0x4, IS(JUMP_CJAL))
            AT8(0x8, IS(JUMP_CJAL)) AT16(0x10, IS(JUMP_CJAL))
    },
    .of.t16_9_1_by_10_2 = {
        AT(0x0, IS(SHIFT_SRLI_CA))
        AT(0x1, IS(SHIFT_SRAI_CA))
        AT(0x2, IS(ARITH_IMM_ANDI_CA))
        AT(0x3, IS(ARITH_ADDW_CA))
    },
    .of.t16_9_1_by_10_3 = {
        AT(0x0, IS(SHIFT_SRLI_CA))
        AT(0x1, IS(SHIFT_SRAI_CA))
        AT(0x2, IS(ARITH_IMM_ANDI_CA))
    },
};

enum { SHORTEST = 2, LONGEST = 4 }; /* bytes of a word */
#define LENGTH(word) (word & 0x3) != 0x3 ? 2u : 4u
#define INDEX(word) (word & 0x7f) | (word >> 5 & 0x780)
#define READ(bytes) (uint32_t)bytes[0] | (uint32_t)bytes[1] << 8 | (uint32_t)bytes[2] << 16 | \
    (uint32_t)bytes[3] << 24

#include "base/decode_lead.h"

static const uint32_t leads[2048] = {
    AT(0x0, THROUGH(t16_0_0_by_7, 7, 0x1f))
    BY64(0x1, 4, IS(ARITH_IMM_ADDI_CI))
    AT(0x2, IS(SHIFT_NONE_SLLI))
    BY2(0x3, 1024, IS(LOAD_LB_I))
    BY4(0x4, 4, THROUGH(t16_0_0_or_by_7, 7, 0x1f)) BY2(0x14, 4, THROUGH(t16_0_0_or_by_7, 7, 0x1f))
        AT(0x1c, THROUGH(t16_0_0_or_by_7, 7, 0x1f))
    BY32(0x6, 4, IS(SHIFT_SLLI_CI)) BY16(0x86, 4, IS(SHIFT_SLLI_CI)) BY8(0xc6, 4, IS(SHIFT_SLLI_CI))
        BY4(0xe6, 4, IS(SHIFT_SLLI_CI)) BY2(0xf6, 4, IS(SHIFT_SLLI_CI)) AT(0xfe, IS(SHIFT_SLLI_CI))
    BY2(0xf, 1024, THROUGH(t32_f_0_by_20, 20, 0xff))
    BY2(0x13, 1024, IS(ARITH_IMM_ADDI_I))
    BY16(0x17, 128, IS(UPPER_AUIPC))
    BY2(0x1b, 1024, IS(ADDIW_I))
    BY32(0x20, 4, IS(ARITH_IMM_ADDI_SPN)) BY16(0xa0, 4, IS(ARITH_IMM_ADDI_SPN))
        BY8(0xe0, 4, IS(ARITH_IMM_ADDI_SPN))
    BY2(0x23, 1024, IS(STORE_SB_S))
    BY2(0x33, 1024, THROUGH(t32_33_0, 25, 0x7f))
    BY16(0x37, 128, IS(UPPER_LUI))
    BY2(0x3b, 1024, THROUGH(t32_3b_0, 25, 0x7f))
    BY4(0x43, 128, THROUGH(t32_43_by_25, 25, 0x3)) BY2(0x243, 512, THROUGH(t32_43_by_25, 25, 0x3))
        BY2(0x3c3, 256, THROUGH(t32_43_by_25, 25, 0x3))
        BY2(0x543, 128, THROUGH(t32_43_by_25, 25, 0x3)) AT(0x643, THROUGH(t32_43_by_25, 25, 0x3))
        AT(0x7c3, THROUGH(t32_43_by_25, 25, 0x3))
    BY4(0x47, 128, THROUGH(t32_47_by_25, 25, 0x3)) BY2(0x247, 512, THROUGH(t32_47_by_25, 25, 0x3))
        BY2(0x3c7, 256, THROUGH(t32_47_by_25, 25, 0x3))
        BY2(0x547, 128, THROUGH(t32_47_by_25, 25, 0x3)) AT(0x647, THROUGH(t32_47_by_25, 25, 0x3))
        AT(0x7c7, THROUGH(t32_47_by_25, 25, 0x3))
    BY4(0x4b, 128, THROUGH(t32_4b_by_25, 25, 0x3)) BY2(0x24b, 512, THROUGH(t32_4b_by_25, 25, 0x3))
        BY2(0x3cb, 256, THROUGH(t32_4b_by_25, 25, 0x3))
        BY2(0x54b, 128, THROUGH(t32_4b_by_25, 25, 0x3)) AT(0x64b, THROUGH(t32_4b_by_25, 25, 0x3))
        AT(0x7cb, THROUGH(t32_4b_by_25, 25, 0x3))
    BY4(0x4f, 128, THROUGH(t32_4f_by_25, 25, 0x3)) BY2(0x24f, 512, THROUGH(t32_4f_by_25, 25, 0x3))
        BY2(0x3cf, 256, THROUGH(t32_4f_by_25, 25, 0x3))
        BY2(0x54f, 128, THROUGH(t32_4f_by_25, 25, 0x3)) AT(0x64f, THROUGH(t32_4f_by_25, 25, 0x3))
        AT(0x7cf, THROUGH(t32_4f_by_25, 25, 0x3))
    BY2(0x53, 1024, THROUGH(t32_53_by_25, 25, 0x7f))
    BY2(0x63, 1024, IS(BRANCH_BEQ_B))
    BY2(0x67, 1024, IS(JUMP_JALR))
    BY16(0x6f, 128, IS(JUMP_JAL))
    BY2(0x73, 1024, GO(t32_73_0))
    BY2(0x83, 1024, IS(LOAD_LH_I))
    BY2(0x8f, 1024, IS(FENCE_I))
    BY2(0x93, 1024, THROUGH(t32_13_1_by_24, 24, 0xff))
    BY2(0x9b, 1024, THROUGH(t32_1b_1_by_24, 24, 0xff))
    BY2(0xa3, 1024, IS(STORE_SH_S))
    BY2(0xb3, 1024, THROUGH(t32_33_1, 25, 0x7f))
    BY2(0xbb, 1024, THROUGH(t32_3b_1, 25, 0x7f))
    BY2(0xd3, 1024, THROUGH(t32_53_by_25_2, 25, 0x7f))
    BY2(0xe3, 1024, IS(BRANCH_BNE_B))
    AT(0xf3, THROUGH(t32_73_1_by_16, 16, 0xff))
    BY64(0x100, 4, IS(FLOAT_LOAD_FLD_C))
    BY64(0x101, 4, THROUGH(t16_else_1_by_7, 7, 0x1f))
    BY64(0x102, 4, IS(FLOAT_LOAD_FLD_CSP))
    BY2(0x103, 1024, IS(LOAD_LW_I))
    BY2(0x107, 1024, IS(FLOAT_LOAD_FLW_I))
    BY2(0x113, 1024, IS(ARITH_IMM_SLTI_I))
    BY2(0x123, 1024, IS(STORE_SW_S))
    BY2(0x127, 1024, IS(FLOAT_STORE_FSW_S))
    BY2(0x12f, 1024, THROUGH(t32_2f_by_27, 27, 0x1f))
    BY2(0x133, 1024, THROUGH(t32_33_2, 25, 0x7f))
    BY2(0x13b, 1024, GO(t32_3b_2))
    BY2(0x153, 1024, THROUGH(t32_53_by_25_3, 25, 0x7f))
    BY2(0x173, 1024, IS(CSR_CSRRS_R))
    BY2(0x183, 1024, IS(LOAD_LD_I))
    BY2(0x187, 1024, IS(FLOAT_LOAD_FLD_I))
    BY2(0x193, 1024, IS(ARITH_IMM_SLTIU_I))
    BY2(0x1a3, 1024, IS(STORE_SD_S))
    BY2(0x1a7, 1024, IS(FLOAT_STORE_FSD_S))
    BY2(0x1af, 1024, THROUGH(t32_2f_by_27_2, 27, 0x1f))
    BY2(0x1b3, 1024, THROUGH(t32_33_3, 25, 0x7f))
    BY4(0x1d3, 512, THROUGH(t32_53_by_25_4, 25, 0x7f))
        BY2(0x253, 1024, THROUGH(t32_53_by_25_4, 25, 0x7f))
    BY2(0x1f3, 1024, IS(CSR_CSRRC_R))
    BY64(0x200, 4, IS(LOAD_LW_CW))
    BY64(0x201, 4, IS(ARITH_IMM_ADDI_LI))
    BY64(0x202, 4, THROUGH(t16_4_2_by_7, 7, 0x1f))
    BY2(0x203, 1024, IS(LOAD_LBU_I))
    BY2(0x213, 1024, IS(ARITH_IMM_XORI_I))
    BY2(0x233, 1024, THROUGH(t32_33_4, 25, 0x7f))
    BY2(0x23b, 1024, THROUGH(t32_3b_4, 25, 0x7f))
    BY2(0x263, 1024, IS(BRANCH_BLT_B))
    BY2(0x283, 1024, IS(LOAD_LHU_I))
    BY2(0x293, 1024, THROUGH(t32_13_5, 26, 0x3f))
    BY2(0x29b, 1024, THROUGH(t32_1b_5, 25, 0x7f))
    BY2(0x2b3, 1024, THROUGH(t32_33_5, 25, 0x7f))
    BY2(0x2bb, 1024, THROUGH(t32_3b_5, 25, 0x7f))
    BY2(0x2d3, 128, GO(t32_53)) BY2(0x6d3, 128, GO(t32_53))
    BY2(0x2e3, 1024, IS(BRANCH_BGE_B))
    BY2(0x2f3, 1024, IS(CSR_CSRRW_I))
    BY64(0x300, 4, IS(LOAD_LD_CD))
    BY32(0x301, 4, GO(t16_6_1))
    BY64(0x302, 4, THROUGH(t16_6_2_by_7, 7, 0x1f))
    BY2(0x303, 1024, IS(LOAD_LWU_I))
    BY2(0x313, 1024, IS(ARITH_IMM_ORI_I))
    BY2(0x333, 1024, THROUGH(t32_33_6, 25, 0x7f))
    BY2(0x33b, 1024, THROUGH(t32_3b_6, 25, 0x7f))
    BY2(0x363, 1024, IS(BRANCH_BLTU_B))
    BY2(0x373, 1024, IS(CSR_CSRRS_I))
    BY32(0x381, 4, THROUGH(t16_7_1_by_7, 7, 0x1f))
    BY2(0x393, 1024, IS(ARITH_IMM_ANDI_I))
    BY2(0x3b3, 1024, THROUGH(t32_33_7, 25, 0x7f))
    BY2(0x3bb, 1024, THROUGH(t32_3b_7_by_25, 25, 0x7f))
    BY2(0x3e3, 1024, IS(BRANCH_BGEU_B))
    BY2(0x3f3, 1024, IS(CSR_CSRRC_I))
    AT(0x401, THROUGH(t16_8_by_10, 10, 0x3))
    AT(0x402, THROUGH(t16_8_by_10_2, 10, 0x3))
    BY4(0x405, 4, THROUGH(t16_8_by_10_3, 10, 0x3)) BY2(0x415, 4, THROUGH(t16_8_by_10_3, 10, 0x3))
        AT(0x41d, THROUGH(t16_8_by_10_3, 10, 0x3))
    BY16(0x406, 4, IS(MOVE)) BY8(0x446, 4, IS(MOVE)) BY4(0x466, 4, IS(MOVE)) BY2(0x476, 4, IS(MOVE))
        AT(0x47e, IS(MOVE))
    BY8(0x421, 4, THROUGH(t16_8_by_10_4, 10, 0x3))
    BY8(0x441, 4, THROUGH(t16_8_by_10_5, 10, 0x3))
    BY8(0x461, 4, THROUGH(t16_8_by_10_6, 10, 0x3))
    BY8(0x481, 4, THROUGH(t16_9_1_by_10, 10, 0x3))
    AT(0x482, THROUGH(t16_9_2_by_7, 7, 0x1f))
    BY16(0x486, 4, IS(ARITH_ADD_CR)) BY8(0x4c6, 4, IS(ARITH_ADD_CR)) BY4(0x4e6, 4, IS(ARITH_ADD_CR))
        BY2(0x4f6, 4, IS(ARITH_ADD_CR)) AT(0x4fe, IS(ARITH_ADD_CR))
    BY8(0x4a1, 4, THROUGH(t16_9_1_by_10_2, 10, 0x3))
    BY16(0x4c1, 4, THROUGH(t16_9_1_by_10_3, 10, 0x3))
    AT(0x4f3, IS(CSR_CSRRW_R))
    BY64(0x500, 4, IS(FLOAT_STORE_FSD_C))
    BY64(0x501, 4, IS(JUMP_CJ))
    BY64(0x502, 4, IS(FLOAT_STORE_FSD_CSP))
    BY64(0x600, 4, IS(STORE_SW_CW))
    BY64(0x601, 4, IS(BRANCH_BEQ_C))
    BY64(0x602, 4, IS(STORE_SW_CWSP))
    BY64(0x700, 4, IS(STORE_SD_CD))
    BY64(0x701, 4, IS(BRANCH_BNE_C))
    BY64(0x702, 4, IS(STORE_SD_CDSP))
};

/* Rows: the name, the bytes of the form, the bits that need no comparison, those of the
 * others that are 1 in a canonical word, the value in pieces, and lanes. */
enum { LANE_SHIFT = 28 };
#define HAS(form, row) ROW_OF(RV64_##form, row)
#define ROWS(ROW) \
    /* 00010oo0 0000rrrr r010rrrr r0101111 */ \
    ROW(reserve_lr_w, 4, 0xffffffff, 0x0, 4, LANE(0, 25, 0x3) LANE(1, 7, 0x1f) LANE(2, 15, 0x1f)) \
    /* 00011oor rrrrrrrr r010rrrr r0101111 */ \
    ROW(conditional_sc_w, 4, 0xffffffff, 0x0, 4, LANE(0, 25, 0x3) LANE(1, 7, 0x1f) \
        LANE(2, 20, 0x1f) LANE(3, 15, 0x1f)) \
    /* 0010000r rrrrrrrr r010rrrr r0110011 */ \
    ROW(add_shifted_sh1add, 4, 0xffffffff, 0x0, 4, LANE(0, 7, 0x1f) LANE(1, 15, 0x1f) \
        LANE(2, 20, 0x1f)) \
    /* 000010ss ssssrrrr r001rrrr r0011011 */ \
    ROW(shift_unsigned, 4, 0xffffffff, 0x0, 4, LANE(0, 7, 0x1f) LANE(1, 15, 0x1f) \
        LANE(2, 20, 0x3f)) \
    /* 01100000 0000rrrr r001rrrr r0010011 */ \
    ROW(count_bits_clz, 4, 0xffffffff, 0x0, 4, LANE(0, 7, 0x1f) LANE(1, 15, 0x1f)) \
    /* tttttttt tttttttt ttttrrrr r1101111 */ \
    ROW(jump_jal, 4, 0xffffffff, 0x0, 1, LANE(0, 7, 0x1f) LANE(4, 21, 0x3ff) LANE(5, 10, 0x400) \
        LANE(6, 1, 0x7f800) LANE(7, 12, 0x80000)) \
    /* iiiiiiii iiiirrrr r000rrrr r1100111 */ \
    ROW(jump_jalr, 4, 0xffffffff, 0x0, 4, LANE(0, 7, 0x1f) LANE(1, 20, 0xfff) LANE(2, 15, 0x1f)) \
    /* 101ccccc cccccc01 */ \
    ROW(jump_cj, 2, 0xffff, 0x0, 0, LANE(2, 0, 0x40) LANE(3, -1, 0x200) LANE(4, 3, 0x7) \
        LANE(5, 8, 0x8) LANE(6, -2, 0x10) LANE(7, 2, 0x5a0) JOINED(0) JOINED(1)) \
    /* 1000cccc c0000010 */ \
    ROW(jump_cjr, 2, 0xffff, 0x0, 4, LANE(0, 7, 0x1f)) \
    /* tttttttr rrrrrrrr r000tttt t1100011 */ \
    ROW(branch_beq_b, 4, 0xffffffff, 0x0, 2, LANE(0, 15, 0x1f) LANE(1, 20, 0x1f) LANE(4, 8, 0xf) \
        LANE(5, 21, 0x3f0) LANE(6, -3, 0x400) LANE(7, 20, 0x800)) \
    /* 110ccccc cccccc01 */ \
    ROW(branch_beq_c, 2, 0xffff, 0x0, 1, LANE(0, 7, 0x7) LANE(2, 5, 0x80) LANE(4, 3, 0x3) \
        LANE(5, 8, 0xc) LANE(6, -2, 0x10) LANE(7, 0, 0x60) JOINED(0)) \
    /* ----pppp ssss---- -000---- -0001111 */ \
    ROW(fence, 4, 0xff0707f, 0x0, 4, LANE(0, 24, 0xf) LANE(1, 20, 0xf)) \
    /* 10000011 0011---- -000---- -0001111 */ \
    ROW(fence_tso, 4, 0xfff0707f, 0x0, 4,) \
    /* -------- -------- -001---- -0001111 */ \
    ROW(fence_i, 4, 0x707f, 0x0, 4,) \
    /* 00000000 00000000 00000000 01110011 */ \
    ROW(call, 4, 0xffffffff, 0x0, 4,) \
    /* 10010000 00000010 */ \
    ROW(break_c, 2, 0xffff, 0x0, 4,) \
    /* 0001001r rrrrrrrr r0000000 01110011 */ \
    ROW(supervisor_fence, 4, 0xffffffff, 0x0, 4, LANE(0, 15, 0x1f) LANE(1, 20, 0x1f)) \
    /* 0000000f ffffffff frrrffff f1010011 */ \
    ROW(float_arith_fadd_s, 4, 0xffffffff, 0x0, 4, LANE(0, 7, 0x1f) LANE(1, 15, 0x1f) \
        LANE(2, 20, 0x1f) LANE(3, 12, 0x7)) \
    /* 01011000 0000ffff frrrffff f1010011 */ \
    ROW(float_root_fsqrt_s, 4, 0xffffffff, 0x0, 4, LANE(0, 7, 0x1f) LANE(1, 15, 0x1f) \
        LANE(2, 12, 0x7)) \
    /* 001ccccc cccccc00 */ \
    ROW(float_load_fld_c, 2, 0xffff, 0x0, 1, LANE(0, 2, 0x7) LANE(2, 7, 0x7) LANE(4, 10, 0x7) \
        LANE(5, 2, 0x18)) \
    /* 001ccccc cccccc10 */ \
    ROW(float_load_fld_csp, 2, 0xffff, 0x0, 1, LANE(0, 7, 0x1f) LANE(4, 5, 0x3) LANE(5, 10, 0x4) \
        LANE(6, -1, 0x38)) \
    /* iiiiiiif ffffrrrr r010iiii i0100111 */ \
    ROW(float_store_fsw_s, 4, 0xffffffff, 0x0, 1, LANE(0, 20, 0x1f) LANE(2, 15, 0x1f) \
        LANE(4, 7, 0x1f) LANE(5, 20, 0xfe0)) \
    /* 101ccccc cccccc10 */ \
    ROW(float_store_fsd_csp, 2, 0xffff, 0x0, 1, LANE(0, 2, 0x1f) LANE(4, 10, 0x7) \
        LANE(5, 4, 0x38)) \
    /* 100011cc c00ccc01 */ \
    ROW(arith_sub_ca, 2, 0xffff, 0x0, 4, LANE(0, 7, 0x7) LANE(1, 2, 0x7)) \
    /* 1001cccc cccccc10 */ \
    ROW(arith_add_cr, 2, 0xffff, 0x0, 4, LANE(0, 7, 0x1f) LANE(1, 2, 0x1f)) \
    /* iiiiiiii iiiirrrr r000rrrr r0010011 */ \
    ROW(arith_imm_addi_i, 4, 0xffffffff, 0x0, 4, LANE(0, 7, 0x1f) LANE(1, 15, 0x1f) \
        LANE(2, 20, 0xfff)) \
    /* 000ccccc cccccc01 */ \
    ROW(arith_imm_addi_ci, 2, 0xffff, 0x0, 1, LANE(0, 7, 0x1f) LANE(4, 2, 0x1f) LANE(5, 7, 0x20)) \
    /* 100c10cc cccccc01 */ \
    ROW(arith_imm_andi_ca, 2, 0xffff, 0x0, 1, LANE(0, 7, 0x7) LANE(4, 2, 0x1f) LANE(5, 7, 0x20)) \
    /* 011c0001 0ccccc01 */ \
    ROW(arith_imm_addi_sp, 2, 0xffff, 0x0, 0, LANE(2, 7, 0x20) LANE(4, 6, 0x1) LANE(5, 1, 0x2) \
        LANE(6, 3, 0x4) LANE(7, 0, 0x18) JOINED(0)) \
    /* 000ccccc cccccc00 */ \
    ROW(arith_imm_addi_spn, 2, 0xffff, 0x0, 1, LANE(0, 2, 0x7) LANE(4, 6, 0x1) LANE(5, 4, 0x2) \
        LANE(6, 9, 0xc) LANE(7, 3, 0xf0)) \
    /* 100000cc c0000001 */ \
    ROW(shift_none_srli, 2, 0xffff, 0x0, 4, LANE(0, 7, 0x7)) \
    /* iiiiiiii iiiiiiii iiiirrrr r0110111 */ \
    ROW(upper_lui, 4, 0xffffffff, 0x0, 4, LANE(0, 7, 0x1f) LANE(1, 12, 0xfffff)) \
    /* 010ccccc cccccc00 */ \
    ROW(load_lw_cw, 2, 0xffff, 0x0, 1, LANE(0, 2, 0x7) LANE(2, 7, 0x7) LANE(4, 6, 0x1) \
        LANE(5, 9, 0xe) LANE(6, 1, 0x10)) \
    /* 010ccccc cccccc10 */ \
    ROW(load_lw_cwsp, 2, 0xffff, 0x0, 1, LANE(0, 7, 0x1f) LANE(4, 4, 0x7) LANE(5, 9, 0x8) \
        LANE(6, -2, 0x30)) \
    /* 110ccccc cccccc10 */ \
    ROW(store_sw_cwsp, 2, 0xffff, 0x0, 1, LANE(0, 2, 0x1f) LANE(4, 9, 0xf) LANE(5, 3, 0x30))

    DECLARE_ROWS
    HAS(RESERVE_LR_W, reserve_lr_w) HAS(RESERVE_LR_D, reserve_lr_w)
        HAS(CONDITIONAL_SC_W, conditional_sc_w) HAS(CONDITIONAL_SC_D, conditional_sc_w)
        HAS(ADD_SHIFTED_SH1ADD, add_shifted_sh1add) HAS(ADD_SHIFTED_SH2ADD, add_shifted_sh1add)
        HAS(ADD_SHIFTED_SH3ADD, add_shifted_sh1add) HAS(ADD_SHIFTED_ADD_UW, add_shifted_sh1add)
        HAS(ADD_SHIFTED_SH1ADD_UW, add_shifted_sh1add)
        HAS(ADD_SHIFTED_SH2ADD_UW, add_shifted_sh1add)
        HAS(ADD_SHIFTED_SH3ADD_UW, add_shifted_sh1add) HAS(SHIFT_UNSIGNED, shift_unsigned)
        HAS(LOGIC_NOT_XNOR, add_shifted_sh1add) HAS(LOGIC_NOT_ORN, add_shifted_sh1add)
        HAS(LOGIC_NOT_ANDN, add_shifted_sh1add) HAS(MINIMUM_MIN, add_shifted_sh1add)
        HAS(MINIMUM_MINU, add_shifted_sh1add) HAS(MINIMUM_MAX, add_shifted_sh1add)
        HAS(MINIMUM_MAXU, add_shifted_sh1add) HAS(COUNT_BITS_CLZ, count_bits_clz)
        HAS(COUNT_BITS_CTZ, count_bits_clz) HAS(COUNT_BITS_CPOP, count_bits_clz)
        HAS(COUNT_BITS_CLZW, count_bits_clz) HAS(COUNT_BITS_CTZW, count_bits_clz)
        HAS(COUNT_BITS_CPOPW, count_bits_clz) HAS(EXTEND_SEXT_B, count_bits_clz)
        HAS(EXTEND_SEXT_H, count_bits_clz) HAS(EXTEND_ZEXT_H, count_bits_clz)
        HAS(ROTATE_ROL_R, add_shifted_sh1add) HAS(ROTATE_ROR_R, add_shifted_sh1add)
        HAS(ROTATE_ROLW_R, add_shifted_sh1add) HAS(ROTATE_RORW_R, add_shifted_sh1add)
        HAS(ROTATE_ROR_I, shift_unsigned) HAS(ROTATE_RORW_W, add_shifted_sh1add)
        HAS(BYTES_ORC_B, count_bits_clz) HAS(BYTES_REV8, count_bits_clz)
        HAS(SINGLE_BIT_BSET_R, add_shifted_sh1add) HAS(SINGLE_BIT_BCLR_R, add_shifted_sh1add)
        HAS(SINGLE_BIT_BINV_R, add_shifted_sh1add) HAS(SINGLE_BIT_BEXT_R, add_shifted_sh1add)
        HAS(SINGLE_BIT_BSET_I, shift_unsigned) HAS(SINGLE_BIT_BCLR_I, shift_unsigned)
        HAS(SINGLE_BIT_BINV_I, shift_unsigned) HAS(SINGLE_BIT_BEXT_I, shift_unsigned)
        HAS(JUMP_JAL, jump_jal) HAS(JUMP_JALR, jump_jalr) HAS(JUMP_CJ, jump_cj)
        HAS(JUMP_CJR, jump_cjr) HAS(JUMP_CJAL, jump_cjr) HAS(BRANCH_BEQ_B, branch_beq_b)
        HAS(BRANCH_BNE_B, branch_beq_b) HAS(BRANCH_BLT_B, branch_beq_b)
        HAS(BRANCH_BGE_B, branch_beq_b) HAS(BRANCH_BLTU_B, branch_beq_b)
        HAS(BRANCH_BGEU_B, branch_beq_b) HAS(BRANCH_BEQ_C, branch_beq_c)
        HAS(BRANCH_BNE_C, branch_beq_c) HAS(FENCE, fence) HAS(FENCE_TSO, fence_tso)
        HAS(FENCE_I, fence_i) HAS(CALL, call) HAS(BREAK_I, call) HAS(BREAK_C, break_c)
        HAS(UNIMPLEMENTED_W, call) HAS(UNIMPLEMENTED_C, break_c) HAS(RETURN, call) HAS(WAIT, call)
        HAS(SUPERVISOR_RET, call) HAS(SUPERVISOR_FENCE, supervisor_fence)
        HAS(FLOAT_ARITH_FADD_S, float_arith_fadd_s) HAS(FLOAT_ARITH_FADD_D, float_arith_fadd_s)
        HAS(FLOAT_ARITH_FSUB_S, float_arith_fadd_s) HAS(FLOAT_ARITH_FSUB_D, float_arith_fadd_s)
        HAS(FLOAT_ARITH_FMUL_S, float_arith_fadd_s) HAS(FLOAT_ARITH_FMUL_D, float_arith_fadd_s)
        HAS(FLOAT_ARITH_FDIV_S, float_arith_fadd_s) HAS(FLOAT_ARITH_FDIV_D, float_arith_fadd_s)
        HAS(FLOAT_ROOT_FSQRT_S, float_root_fsqrt_s) HAS(FLOAT_ROOT_FSQRT_D, float_root_fsqrt_s)
        HAS(FLOAT_SIGN_FSGNJ_S, add_shifted_sh1add) HAS(FLOAT_SIGN_FSGNJ_D, add_shifted_sh1add)
        HAS(FLOAT_SIGN_FSGNJN_S, add_shifted_sh1add) HAS(FLOAT_SIGN_FSGNJN_D, add_shifted_sh1add)
        HAS(FLOAT_SIGN_FSGNJX_S, add_shifted_sh1add) HAS(FLOAT_SIGN_FSGNJX_D, add_shifted_sh1add)
        HAS(FLOAT_MINIMUM_FMIN_S, add_shifted_sh1add) HAS(FLOAT_MINIMUM_FMIN_D, add_shifted_sh1add)
        HAS(FLOAT_MINIMUM_FMAX_S, add_shifted_sh1add) HAS(FLOAT_MINIMUM_FMAX_D, add_shifted_sh1add)
        HAS(FLOAT_COMPARE_FEQ_S, add_shifted_sh1add) HAS(FLOAT_COMPARE_FEQ_D, add_shifted_sh1add)
        HAS(FLOAT_COMPARE_FLT_S, add_shifted_sh1add) HAS(FLOAT_COMPARE_FLT_D, add_shifted_sh1add)
        HAS(FLOAT_COMPARE_FLE_S, add_shifted_sh1add) HAS(FLOAT_COMPARE_FLE_D, add_shifted_sh1add)
        HAS(FLOAT_CLASS_FCLASS_S, count_bits_clz) HAS(FLOAT_CLASS_FCLASS_D, count_bits_clz)
        HAS(FLOAT_BITS_FMV_X_W, count_bits_clz) HAS(FLOAT_BITS_FMV_X_D, count_bits_clz)
        HAS(FLOAT_OF_BITS_FMV_W_X, count_bits_clz) HAS(FLOAT_OF_BITS_FMV_D_X, count_bits_clz)
        HAS(FLOAT_TO_INT_FCVT_W_S, float_root_fsqrt_s)
        HAS(FLOAT_TO_INT_FCVT_WU_S, float_root_fsqrt_s)
        HAS(FLOAT_TO_INT_FCVT_L_S, float_root_fsqrt_s)
        HAS(FLOAT_TO_INT_FCVT_LU_S, float_root_fsqrt_s)
        HAS(FLOAT_TO_INT_FCVT_W_D, float_root_fsqrt_s)
        HAS(FLOAT_TO_INT_FCVT_WU_D, float_root_fsqrt_s)
        HAS(FLOAT_TO_INT_FCVT_L_D, float_root_fsqrt_s)
        HAS(FLOAT_TO_INT_FCVT_LU_D, float_root_fsqrt_s)
        HAS(FLOAT_FROM_INT_FCVT_S_W, float_root_fsqrt_s)
        HAS(FLOAT_FROM_INT_FCVT_S_WU, float_root_fsqrt_s)
        HAS(FLOAT_FROM_INT_FCVT_S_L, float_root_fsqrt_s)
        HAS(FLOAT_FROM_INT_FCVT_S_LU, float_root_fsqrt_s)
        HAS(FLOAT_FROM_INT_FCVT_D_L, float_root_fsqrt_s)
        HAS(FLOAT_FROM_INT_FCVT_D_LU, float_root_fsqrt_s) HAS(FLOAT_NARROW, float_root_fsqrt_s)
        HAS(FLOAT_WIDEN, float_root_fsqrt_s) HAS(FLOAT_FROM_WORD_FCVT_D_W, float_root_fsqrt_s)
        HAS(FLOAT_FROM_WORD_FCVT_D_WU, float_root_fsqrt_s) HAS(FLOAT_LOAD_FLW_I, jump_jalr)
        HAS(FLOAT_LOAD_FLD_I, jump_jalr) HAS(FLOAT_LOAD_FLD_C, float_load_fld_c)
        HAS(FLOAT_LOAD_FLD_CSP, float_load_fld_csp) HAS(FLOAT_STORE_FSW_S, float_store_fsw_s)
        HAS(FLOAT_STORE_FSD_S, float_store_fsw_s) HAS(FLOAT_STORE_FSD_C, float_load_fld_c)
        HAS(FLOAT_STORE_FSD_CSP, float_store_fsd_csp) HAS(ARITH_ADD_R, add_shifted_sh1add)
        HAS(ARITH_SUB_R, add_shifted_sh1add) HAS(ARITH_SLL_R, add_shifted_sh1add)
        HAS(ARITH_SLT_R, add_shifted_sh1add) HAS(ARITH_SLTU_R, add_shifted_sh1add)
        HAS(ARITH_XOR_R, add_shifted_sh1add) HAS(ARITH_SRL_R, add_shifted_sh1add)
        HAS(ARITH_SRA_R, add_shifted_sh1add) HAS(ARITH_OR_R, add_shifted_sh1add)
        HAS(ARITH_AND_R, add_shifted_sh1add) HAS(ARITH_ADDW_R, add_shifted_sh1add)
        HAS(ARITH_SUBW_R, add_shifted_sh1add) HAS(ARITH_SLLW_R, add_shifted_sh1add)
        HAS(ARITH_SRLW_R, add_shifted_sh1add) HAS(ARITH_SRAW_R, add_shifted_sh1add)
        HAS(ARITH_SUB_CA, arith_sub_ca) HAS(ARITH_XOR_CA, arith_sub_ca)
        HAS(ARITH_OR_CA, arith_sub_ca) HAS(ARITH_AND_CA, arith_sub_ca)
        HAS(ARITH_ADDW_CA, arith_sub_ca) HAS(ARITH_SUBW_CA, arith_sub_ca)
        HAS(ARITH_ADD_CR, arith_add_cr) HAS(ARITH_IMM_ADDI_I, arith_imm_addi_i)
        HAS(ARITH_IMM_SLTI_I, arith_imm_addi_i) HAS(ARITH_IMM_SLTIU_I, arith_imm_addi_i)
        HAS(ARITH_IMM_XORI_I, arith_imm_addi_i) HAS(ARITH_IMM_ORI_I, arith_imm_addi_i)
        HAS(ARITH_IMM_ANDI_I, arith_imm_addi_i) HAS(ARITH_IMM_ADDI_CI, arith_imm_addi_ci)
        HAS(ARITH_IMM_ANDI_CA, arith_imm_andi_ca) HAS(ARITH_IMM_ADDI_LI, arith_imm_addi_ci)
        HAS(ARITH_IMM_ADDI_SP, arith_imm_addi_sp) HAS(ARITH_IMM_ADDI_SPN, arith_imm_addi_spn)
        HAS(ADDIW_I, arith_imm_addi_i) HAS(ADDIW_C, arith_imm_addi_ci)
        HAS(SHIFT_SLLI_I, shift_unsigned) HAS(SHIFT_SRLI_I, shift_unsigned)
        HAS(SHIFT_SRAI_I, shift_unsigned) HAS(SHIFT_SLLI_CI, arith_imm_addi_ci)
        HAS(SHIFT_SRLI_CA, arith_imm_andi_ca) HAS(SHIFT_SRAI_CA, arith_imm_andi_ca)
        HAS(SHIFT_NONE_SLLI, jump_cjr) HAS(SHIFT_NONE_SRLI, shift_none_srli)
        HAS(SHIFT_NONE_SRAI, shift_none_srli) HAS(SHIFT_WORD_SLLIW, add_shifted_sh1add)
        HAS(SHIFT_WORD_SRLIW, add_shifted_sh1add) HAS(SHIFT_WORD_SRAIW, add_shifted_sh1add)
        HAS(UPPER_LUI, upper_lui) HAS(UPPER_AUIPC, upper_lui) HAS(MOVE, arith_add_cr)
        HAS(LOAD_LB_I, jump_jalr) HAS(LOAD_LH_I, jump_jalr) HAS(LOAD_LW_I, jump_jalr)
        HAS(LOAD_LD_I, jump_jalr) HAS(LOAD_LBU_I, jump_jalr) HAS(LOAD_LHU_I, jump_jalr)
        HAS(LOAD_LWU_I, jump_jalr) HAS(LOAD_LW_CW, load_lw_cw) HAS(LOAD_LD_CD, float_load_fld_c)
        HAS(LOAD_LW_CWSP, load_lw_cwsp) HAS(LOAD_LD_CDSP, float_load_fld_csp)
        HAS(STORE_SB_S, float_store_fsw_s) HAS(STORE_SH_S, float_store_fsw_s)
        HAS(STORE_SW_S, float_store_fsw_s) HAS(STORE_SD_S, float_store_fsw_s)
        HAS(STORE_SW_CW, load_lw_cw) HAS(STORE_SD_CD, float_load_fld_c)
        HAS(STORE_SW_CWSP, store_sw_cwsp) HAS(STORE_SD_CDSP, float_store_fsd_csp)
        HAS(MULTIPLY_MUL, add_shifted_sh1add) HAS(MULTIPLY_MULH, add_shifted_sh1add)
        HAS(MULTIPLY_MULHSU, add_shifted_sh1add) HAS(MULTIPLY_MULHU, add_shifted_sh1add)
        HAS(DIVIDE_DIV, add_shifted_sh1add) HAS(DIVIDE_DIVU, add_shifted_sh1add)
        HAS(DIVIDE_REM, add_shifted_sh1add) HAS(DIVIDE_REMU, add_shifted_sh1add)
        HAS(MULTIPLY_WORD_MULW, add_shifted_sh1add) HAS(MULTIPLY_WORD_DIVW, add_shifted_sh1add)
        HAS(MULTIPLY_WORD_DIVUW, add_shifted_sh1add) HAS(MULTIPLY_WORD_REMW, add_shifted_sh1add)
        HAS(MULTIPLY_WORD_REMUW, add_shifted_sh1add)
};

TAKES
{
    TAKE_ROW
    switch (form) {
    AS(AMO_AMOSWAP) AS(AMO_AMOADD) AS(AMO_AMOXOR) AS(AMO_AMOAND) AS(AMO_AMOOR) AS(AMO_AMOMIN)
        AS(AMO_AMOMAX) AS(AMO_AMOMINU) AS(AMO_AMOMAXU) TAKE_AS(amo_amoswap)
    AS(CSR_CSRRW_R) AS(CSR_CSRRS_R) AS(CSR_CSRRC_R) TAKE_AS(csr_csrrw_r)
    AS(CSR_CSRRW_I) AS(CSR_CSRRS_I) AS(CSR_CSRRC_I) TAKE_AS(csr_csrrw_i)
    AS(FLOAT_FUSED_FMADD_S) AS(FLOAT_FUSED_FMADD_D) AS(FLOAT_FUSED_FMSUB_S) AS(FLOAT_FUSED_FMSUB_D)
        AS(FLOAT_FUSED_FNMSUB_S) AS(FLOAT_FUSED_FNMSUB_D) AS(FLOAT_FUSED_FNMADD_S)
        AS(FLOAT_FUSED_FNMADD_D) TAKE_AS(float_fused_fmadd_s)
    AS(UPPER_C) TAKE_AS(upper_c)
    }
    return ISADORA_BAD_INSN;
}

#define holds(...) 0 /* there are no conditions between fields */
FOLLOW_NODES

FOLLOW_LEADS

int rv64_decode(const struct isadora_context *c, const uint8_t *bytes, size_t size,
    struct isadora_insn *out)
{
    return search(c, bytes, size, out, true);
}

int rv64_identify(const struct isadora_context *c, const uint8_t *bytes, size_t size,
    struct isadora_insn *out)
{
    return search(c, bytes, size, out, false);
}

int rv64_operands(const struct isadora_context *c, const uint8_t *bytes, size_t size,
    struct isadora_insn *out)
{
    if (out->form >= FORMS)
        return ISADORA_BAD_INSN;
    if (size < out->length)
        return ISADORA_SHORT;
    OPERANDS_ROW
    if (out->length == 2) {
        const uint32_t word = (uint32_t)bytes[0] | (uint32_t)bytes[1] << 8;
        TAKE_OF(2)
    }
    if (out->length == 4) {
        const uint32_t word = (uint32_t)bytes[0] | (uint32_t)bytes[1] << 8 |
            (uint32_t)bytes[2] << 16 | (uint32_t)bytes[3] << 24;
        TAKE_OF(4)
    }
    return ISADORA_BAD_INSN;
}
