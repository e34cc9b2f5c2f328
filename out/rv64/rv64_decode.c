/* Generated from the description rv64 by gen/emit/decode. Do not edit. */
#include <isadora/rv64.h>

#define PART(name) name
#define WORD uint32_t
#include "base/decode_narrow.h"

/* Sets of configurations, bit 0 the first one. */
#define ON_RV64GCB 0x2

#define FIELD_ORDER word >> 25 & 0x3
#define FIELD_WIDTH word >> 12 & 0x1
#define FIELD_PRED word >> 24 & 0xf
#define FIELD_SUCC word >> 20 & 0xf
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
#define FIELD_IMMI word >> 20 & 0xfff
#define FIELD_IMMS (word >> 7 & 0x1f) | ((word >> 25 & 0x7f) << 5)
#define FIELD_IMMU word >> 12 & 0xfffff
#define FIELD_TOB (word >> 8 & 0xf) | ((word >> 25 & 0x3f) << 4) | ((word >> 7 & 0x1) << 10) | \
    ((word >> 31 & 0x1) << 11)
#define FIELD_TOJ (word >> 21 & 0x3ff) | ((word >> 20 & 0x1) << 10) | \
    ((word >> 12 & 0xff) << 11) | ((word >> 31 & 0x1) << 19)
#define FIELD_SHAMT word >> 20 & 0x3f
#define FIELD_SHAMTW word >> 20 & 0x1f
#define FIELD_CD word >> 7 & 0x1f
#define FIELD_CS word >> 2 & 0x1f
#define FIELD_CFD word >> 7 & 0x1f
#define FIELD_CFS word >> 2 & 0x1f
#define FIELD_CP word >> 2 & 0x7
#define FIELD_CQ word >> 7 & 0x7
#define FIELD_CI (word >> 2 & 0x1f) | ((word >> 12 & 0x1) << 5)
#define FIELD_CSH (word >> 2 & 0x1f) | ((word >> 12 & 0x1) << 5)
#define FIELD_CU word >> 2 & 0x1f
#define FIELD_CSP16 (word >> 6 & 0x1) | ((word >> 2 & 0x1) << 1) | ((word >> 5 & 0x1) << 2) | \
    ((word >> 3 & 0x3) << 3) | ((word >> 12 & 0x1) << 5)
#define FIELD_CSP4 (word >> 6 & 0x1) | ((word >> 5 & 0x1) << 1) | ((word >> 11 & 0x3) << 2) | \
    ((word >> 7 & 0xf) << 4)
#define FIELD_CW (word >> 6 & 0x1) | ((word >> 10 & 0x7) << 1) | ((word >> 5 & 0x1) << 4)
#define FIELD_CDW (word >> 10 & 0x7) | ((word >> 5 & 0x3) << 3)
#define FIELD_CLW (word >> 4 & 0x7) | ((word >> 12 & 0x1) << 3) | ((word >> 2 & 0x3) << 4)
#define FIELD_CLD (word >> 5 & 0x3) | ((word >> 12 & 0x1) << 2) | ((word >> 2 & 0x7) << 3)
#define FIELD_CSW (word >> 9 & 0xf) | ((word >> 7 & 0x3) << 4)
#define FIELD_CSD (word >> 10 & 0x7) | ((word >> 7 & 0x7) << 3)
#define FIELD_CJ (word >> 3 & 0x7) | ((word >> 11 & 0x1) << 3) | ((word >> 2 & 0x1) << 4) | \
    ((word >> 7 & 0x1) << 5) | ((word >> 6 & 0x1) << 6) | ((word >> 9 & 0x3) << 7) | \
    ((word >> 8 & 0x1) << 9) | ((word >> 12 & 0x1) << 10)
#define FIELD_CBR (word >> 3 & 0x3) | ((word >> 10 & 0x3) << 2) | ((word >> 2 & 0x1) << 4) | \
    ((word >> 5 & 0x3) << 5) | ((word >> 12 & 0x1) << 7)
#define FIELD_RM word >> 12 & 0x7
#define FIELD_RMX word >> 12 & 0x7

static OPERAND(csr)
{
    BEGIN
    V(0, CSR_NAME) V(1, CSR_NUMBER)
    if ((word & 0xfff00000) == 0x1500000 || (word & 0xffd00000) == 0x100000 ||
        (word & 0xffd00000) == 0x800000 || (word & 0xffa00000) == 0x60800000 ||
        (word & 0xff700000) == 0x100000 || (word & 0xff700000) == 0x200000 ||
        (word & 0xff100000) == 0x60000000 || (word & 0xfef00000) == 0x14d00000 ||
        (word & 0xfef00000) == 0x24d00000 || (word & 0xfef00000) == 0x60300000 ||
        (word & 0xfef00000) == 0xda000000 || (word & 0xfee00000) == 0x64600000 ||
        (word & 0xfec00000) == 0x60c00000 || (word & 0xfe900000) == 0x60800000 ||
        (word & 0xfe000000) == 0x3c000000 || (word & 0xfde00000) == 0xc0000000 ||
        (word & 0xfdd00000) == 0xc0000000 || (word & 0xfbf00000) == 0x60a00000 ||
        (word & 0xfbc00000) == 0x30000000 || (word & 0xfbb00000) == 0x60300000 ||
        (word & 0xfb000000) == 0x3a000000 || (word & 0xfaf00000) == 0x60500000 ||
        (word & 0xf7f00000) == 0x10000000 || (word & 0xf7600000) == 0x34200000 ||
        (word & 0xf7000000) == 0xb1000000 || (word & 0xf6800000) == 0x32800000 ||
        (word & 0xf6800000) == 0xb0800000 || (word & 0xf6400000) == 0x32400000 ||
        (word & 0xf6400000) == 0xb0400000 || (word & 0xf6300000) == 0x32000000 ||
        (word & 0xf6200000) == 0xb0200000 || (word & 0xf6100000) == 0xb0000000 ||
        (word & 0xf6000000) == 0xc0000000 || (word & 0xeff00000) == 0xf00000 ||
        (word & 0xeff00000) == 0x6a800000 || (word & 0xeff00000) == 0xeb000000 ||
        (word & 0xefc00000) == 0x24000000 || (word & 0xef700000) == 0x25400000 ||
        (word & 0xeef00000) == 0x64700000 || (word & 0xeee00000) == 0x24000000 ||
        (word & 0xeaf00000) == 0x20400000 || (word & 0xdff00000) == 0x5a800000 ||
        (word & 0xdff00000) == 0xc1200000 || (word & 0xdfc00000) == 0x14000000 ||
        (word & 0xdfb00000) == 0x10a00000 || (word & 0xdf700000) == 0x15400000 ||
        (word & 0xdf600000) == 0x10400000 || (word & 0xdf500000) == 0x10400000 ||
        (word & 0xdee00000) == 0x14000000 || (word & 0xdaf00000) == 0x10400000 ||
        (word & 0xbfe00000) == 0x20400000 || (word & 0xbfe00000) == 0xb1200000 ||
        (word & 0xbfe00000) == 0xb1400000 || (word & 0xbfb00000) == 0xb1100000 ||
        (word & 0xbec00000) == 0x3a000000 || (word & 0xbe800000) == 0x32800000 ||
        (word & 0xbe400000) == 0x32400000 || (word & 0xbbf00000) == 0x20400000 ||
        (word & 0xb7f00000) == 0x20000000 || (word & 0xb7e00000) == 0x32400000 ||
        (word & 0xb7d00000) == 0x32800000 || (word & 0xb7c00000) == 0x33000000 ||
        (word & 0xb6f00000) == 0x32300000 || (word & 0x7ef00000) == 0x30300000 ||
        (word & 0x7ec00000) == 0x30c00000 || (word & 0x7ea00000) == 0x30800000 ||
        (word & 0x7e900000) == 0x30800000 || (word & 0x7e300000) == 0x30000000) {
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

/* 00010oo0 0000rrrr r010rrrr r0101111 */
static TAKE(reserve_lr_w)
{
    FORM(0xffffffff, 0x0) V(0, ORDER) V(1, RD) V(2, RS1) END(4)
}

/* 00011oor rrrrrrrr r010rrrr r0101111 */
static TAKE(conditional_sc_w)
{
    FORM(0xffffffff, 0x0) V(0, ORDER) V(1, RD) V(2, RS2) V(3, RS1) END(4)
}

/* 00001oor rrrrrrrr r01wrrrr r0101111 */
static TAKE(amo_amoswap)
{
    FORM(0xffffffff, 0x0) V(0, WIDTH) V(1, ORDER) V(2, RD) V(3, RS2) V(4, RS1) END(4)
}

/* 0010000r rrrrrrrr r010rrrr r0110011 */
static TAKE(add_shifted_sh1add)
{
    FORM(0xffffffff, 0x0) V(0, RD) V(1, RS1) V(2, RS2) END(4)
}

/* 000010ss ssssrrrr r001rrrr r0011011 */
static TAKE(shift_unsigned)
{
    FORM(0xffffffff, 0x0) V(0, RD) V(1, RS1) V(2, SHAMT) END(4)
}

/* 01100000 0000rrrr r001rrrr r0010011 */
static TAKE(count_bits_clz)
{
    FORM(0xffffffff, 0x0) V(0, RD) V(1, RS1) END(4)
}

/* 0110000s ssssrrrr r101rrrr r0011011 */
static TAKE(rotate_rorw_w)
{
    FORM(0xffffffff, 0x0) V(0, RD) V(1, RS1) V(2, SHAMTW) END(4)
}

/* tttttttt tttttttt ttttrrrr r1101111 */
static TAKE(jump_jal)
{
    FORM(0xffffffff, 0x0) V(0, RD) V(1, TOJ) END(4)
}

/* iiiiiiii iiiirrrr r000rrrr r1100111 */
static TAKE(jump_jalr)
{
    FORM(0xffffffff, 0x0) V(0, RD) V(1, IMMI) V(2, RS1) END(4)
}

/* 101ccccc cccccc01 */
static TAKE(jump_cj)
{
    FORM(0xffff, 0x0) V(0, CJ) END(2)
}

/* 1000cccc c0000010 */
static TAKE(jump_cjr)
{
    FORM(0xffff, 0x0) V(0, CD) END(2)
}

/* tttttttr rrrrrrrr r000tttt t1100011 */
static TAKE(branch_beq_b)
{
    FORM(0xffffffff, 0x0) V(0, RS1) V(1, RS2) V(2, TOB) END(4)
}

/* 110ccccc cccccc01 */
static TAKE(branch_beq_c)
{
    FORM(0xffff, 0x0) V(0, CQ) V(1, CBR) LINE(0, 0) END(2)
}

/* ----pppp ssss---- -000---- -0001111 */
static TAKE(fence)
{
    FORM(0xff0707f, 0x0) V(0, PRED) V(1, SUCC) END(4)
}

/* 10000011 0011---- -000---- -0001111 */
static TAKE(fence_tso)
{
    FORM(0xfff0707f, 0x0) END(4)
}

/* -------- -------- -001---- -0001111 */
static TAKE(fence_i)
{
    FORM(0x707f, 0x0) END(4)
}

/* 00000000 00000000 00000000 01110011 */
static TAKE(call)
{
    FORM(0xffffffff, 0x0) END(4)
}

/* 10010000 00000010 */
static TAKE(break_c)
{
    FORM(0xffff, 0x0) END(2)
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

/* 0001001r rrrrrrrr r0000000 01110011 */
static TAKE(supervisor_fence)
{
    FORM(0xffffffff, 0x0) V(0, RS1) V(1, RS2) END(4)
}

/* 0000000f ffffffff frrrffff f1010011 */
static TAKE(float_arith_fadd_s)
{
    FORM(0xffffffff, 0x0) V(0, FD) V(1, FS1) V(2, FS2) V(3, RM) END(4)
}

/* 01011000 0000ffff frrrffff f1010011 */
static TAKE(float_root_fsqrt_s)
{
    FORM(0xffffffff, 0x0) V(0, FD) V(1, FS1) V(2, RM) END(4)
}

/* fffff00f ffffffff frrrffff f1000011 */
static TAKE(float_fused_fmadd_s)
{
    FORM(0xffffffff, 0x0) V(0, FD) V(1, FS1) V(2, FS2) V(3, FS3) V(4, RM) END(4)
}

/* 0010000f ffffffff f000ffff f1010011 */
static TAKE(float_sign_fsgnj_s)
{
    FORM(0xffffffff, 0x0) V(0, FD) V(1, FS1) V(2, FS2) END(4)
}

/* 1010000f ffffffff f010rrrr r1010011 */
static TAKE(float_compare_feq_s)
{
    FORM(0xffffffff, 0x0) V(0, RD) V(1, FS1) V(2, FS2) END(4)
}

/* 11100000 0000ffff f001rrrr r1010011 */
static TAKE(float_class_fclass_s)
{
    FORM(0xffffffff, 0x0) V(0, RD) V(1, FS1) END(4)
}

/* 11110000 0000rrrr r000ffff f1010011 */
static TAKE(float_of_bits_fmv_w_x)
{
    FORM(0xffffffff, 0x0) V(0, FD) V(1, RS1) END(4)
}

/* 11000000 0000ffff frrrrrrr r1010011 */
static TAKE(float_to_int_fcvt_w_s)
{
    FORM(0xffffffff, 0x0) V(0, RD) V(1, FS1) V(2, RM) END(4)
}

/* 11010000 0000rrrr rrrrffff f1010011 */
static TAKE(float_from_int_fcvt_s_w)
{
    FORM(0xffffffff, 0x0) V(0, FD) V(1, RS1) V(2, RM) END(4)
}

/* 01000010 0000ffff frrrffff f1010011 */
static TAKE(float_widen)
{
    FORM(0xffffffff, 0x0) V(0, FD) V(1, FS1) V(2, RMX) END(4)
}

/* 11010010 0000rrrr rrrrffff f1010011 */
static TAKE(float_from_word_fcvt_d_w)
{
    FORM(0xffffffff, 0x0) V(0, FD) V(1, RS1) V(2, RMX) END(4)
}

/* iiiiiiii iiiirrrr r010ffff f0000111 */
static TAKE(float_load_flw_i)
{
    FORM(0xffffffff, 0x0) V(0, FD) V(1, IMMI) V(2, RS1) END(4)
}

/* 001ccccc cccccc00 */
static TAKE(float_load_fld_c)
{
    FORM(0xffff, 0x0) V(0, CP) V(1, CDW) V(2, CQ) LINE(0, 0) LINE(1, 0) END(2)
}

/* 001ccccc cccccc10 */
static TAKE(float_load_fld_csp)
{
    FORM(0xffff, 0x0) V(0, CFD) V(1, CLD) END(2)
}

/* iiiiiiif ffffrrrr r010iiii i0100111 */
static TAKE(float_store_fsw_s)
{
    FORM(0xffffffff, 0x0) V(0, FS2) V(1, IMMS) V(2, RS1) END(4)
}

/* 101ccccc cccccc10 */
static TAKE(float_store_fsd_csp)
{
    FORM(0xffff, 0x0) V(0, CFS) V(1, CSD) END(2)
}

/* 100011cc c00ccc01 */
static TAKE(arith_sub_ca)
{
    FORM(0xffff, 0x0) V(0, CQ) V(1, CP) LINE(0, 0) LINE(1, 0) END(2)
}

/* 1001cccc cccccc10 */
static TAKE(arith_add_cr)
{
    FORM(0xffff, 0x0) V(0, CD) V(1, CS) END(2)
}

/* iiiiiiii iiiirrrr r000rrrr r0010011 */
static TAKE(arith_imm_addi_i)
{
    FORM(0xffffffff, 0x0) V(0, RD) V(1, RS1) V(2, IMMI) END(4)
}

/* 000ccccc cccccc01 */
static TAKE(arith_imm_addi_ci)
{
    FORM(0xffff, 0x0) V(0, CD) V(1, CI) END(2)
}

/* 100c10cc cccccc01 */
static TAKE(arith_imm_andi_ca)
{
    FORM(0xffff, 0x0) V(0, CQ) V(1, CI) LINE(0, 0) END(2)
}

/* 011c0001 0ccccc01 */
static TAKE(arith_imm_addi_sp)
{
    FORM(0xffff, 0x0) V(0, CSP16) END(2)
}

/* 000ccccc cccccc00 */
static TAKE(arith_imm_addi_spn)
{
    FORM(0xffff, 0x0) V(0, CP) V(1, CSP4) LINE(0, 0) END(2)
}

/* 000ccccc cccccc10 */
static TAKE(shift_slli_ci)
{
    FORM(0xffff, 0x0) V(0, CD) V(1, CSH) END(2)
}

/* 100c00cc cccccc01 */
static TAKE(shift_srli_ca)
{
    FORM(0xffff, 0x0) V(0, CQ) V(1, CSH) LINE(0, 0) END(2)
}

/* 100000cc c0000001 */
static TAKE(shift_none_srli)
{
    FORM(0xffff, 0x0) V(0, CQ) LINE(0, 0) END(2)
}

/* iiiiiiii iiiiiiii iiiirrrr r0110111 */
static TAKE(upper_lui)
{
    FORM(0xffffffff, 0x0) V(0, RD) V(1, IMMU) LINE(0, 0) END(4)
}

/* 011.cccc cccccc01 */
static TAKE(upper_c)
{
    FORM(0xef83, 0x0) V(0, CD) NEED(cupper, 0, 1) END(2)
}

/* 010ccccc cccccc00 */
static TAKE(load_lw_cw)
{
    FORM(0xffff, 0x0) V(0, CP) V(1, CW) V(2, CQ) LINE(0, 0) LINE(1, 0) END(2)
}

/* 010ccccc cccccc10 */
static TAKE(load_lw_cwsp)
{
    FORM(0xffff, 0x0) V(0, CD) V(1, CLW) END(2)
}

/* 011ccccc cccccc10 */
static TAKE(load_ld_cdsp)
{
    FORM(0xffff, 0x0) V(0, CD) V(1, CLD) END(2)
}

/* iiiiiiir rrrrrrrr r000iiii i0100011 */
static TAKE(store_sb_s)
{
    FORM(0xffffffff, 0x0) V(0, RS2) V(1, IMMS) V(2, RS1) END(4)
}

/* 110ccccc cccccc10 */
static TAKE(store_sw_cwsp)
{
    FORM(0xffff, 0x0) V(0, CS) V(1, CSW) END(2)
}

/* 111ccccc cccccc10 */
static TAKE(store_sd_cdsp)
{
    FORM(0xffff, 0x0) V(0, CS) V(1, CSD) END(2)
}

#define FORMS RV64_FORMS
#define CELL uint16_t
#define IS(form) (RV64_##form + 1)
#define AS(form) case RV64_##form:
#include "base/decode_tree.h"

/* Nodes of decision trees, named after the values that lead to them: how many cells,
 * or the two for no and yes, and what each tests. */
#define NODES(NODE, TEST) \
    NODE(t16, 2048, ROOT) \
    TEST(t16_0_0_or, IS(ARITH_IMM_ADDI_SPN), NO, SAME(0xfe0, 0x0)) \
    TEST(t16_6_1_or, IS(ARITH_IMM_ADDI_SP), NO, SAME(0x7c, 0x0)) \
    TEST(t16_6_1, GO(t16_6_1_or), IS(UPPER_C), TRIES, BUT(0xf80, 0x100)) \
    TEST(t16_7_1, IS(UPPER_C), IS(ARITH_IMM_ADDI_SP), SAME(0xf80, 0x100)) \
    TEST(t16_8_0_2_or, IS(JUMP_CJR), NO, SAME(0x380, 0x0)) \
    NODE(t16_8_3, 128, BITS(0, 0x7f)) \
    NODE(t16_9_1_3, 4, BITS(5, 0x3)) \
    TEST(t16_9_2_or, IS(ARITH_ADD_CR), IS(JUMP_CJAL), SAME(0x7c, 0x0)) \
    NODE(t32, 1024, ROOT) \
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
    NODE(t32_2f, 32, BITS(27, 0x1f)) \
    TEST(t32_2f_0, NO, IS(AMO_AMOADD), SAME(0x6000, 0x2000)) \
    TEST(t32_2f_1, NO, IS(AMO_AMOSWAP), SAME(0x6000, 0x2000)) \
    NODE(t32_2f_2, 8, BITS(12, 0x7)) \
    TEST(t32_2f_2_2, NO, IS(RESERVE_LR_W), SAME(0x1f00000, 0x0)) \
    TEST(t32_2f_2_3, NO, IS(RESERVE_LR_D), SAME(0x1f00000, 0x0)) \
    NODE(t32_2f_3, 8, BITS(12, 0x7)) \
    TEST(t32_2f_4, NO, IS(AMO_AMOXOR), SAME(0x6000, 0x2000)) \
    TEST(t32_2f_8, NO, IS(AMO_AMOOR), SAME(0x6000, 0x2000)) \
    TEST(t32_2f_c, NO, IS(AMO_AMOAND), SAME(0x6000, 0x2000)) \
    TEST(t32_2f_10, NO, IS(AMO_AMOMIN), SAME(0x6000, 0x2000)) \
    TEST(t32_2f_14, NO, IS(AMO_AMOMAX), SAME(0x6000, 0x2000)) \
    TEST(t32_2f_18, NO, IS(AMO_AMOMINU), SAME(0x6000, 0x2000)) \
    TEST(t32_2f_1c, NO, IS(AMO_AMOMAXU), SAME(0x6000, 0x2000)) \
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
    TEST(t32_3b_7, NO, IS(MULTIPLY_WORD_REMUW), SAME(0xfe000000, 0x2000000)) \
    NODE(t32_43, 4, BITS(25, 0x3)) \
    NODE(t32_43_0_any, 4, BITS(12, 0x3)) \
    TEST(t32_43_0, IS(FLOAT_FUSED_FMADD_S), GO(t32_43_0_any), SAME(0x4000, 0x4000)) \
    NODE(t32_43_1_any, 4, BITS(12, 0x3)) \
    TEST(t32_43_1, IS(FLOAT_FUSED_FMADD_D), GO(t32_43_1_any), SAME(0x4000, 0x4000)) \
    NODE(t32_47, 4, BITS(25, 0x3)) \
    NODE(t32_47_0_any, 4, BITS(12, 0x3)) \
    TEST(t32_47_0, IS(FLOAT_FUSED_FMSUB_S), GO(t32_47_0_any), SAME(0x4000, 0x4000)) \
    NODE(t32_47_1_any, 4, BITS(12, 0x3)) \
    TEST(t32_47_1, IS(FLOAT_FUSED_FMSUB_D), GO(t32_47_1_any), SAME(0x4000, 0x4000)) \
    NODE(t32_4b, 4, BITS(25, 0x3)) \
    NODE(t32_4b_0_any, 4, BITS(12, 0x3)) \
    TEST(t32_4b_0, IS(FLOAT_FUSED_FNMSUB_S), GO(t32_4b_0_any), SAME(0x4000, 0x4000)) \
    NODE(t32_4b_1_any, 4, BITS(12, 0x3)) \
    TEST(t32_4b_1, IS(FLOAT_FUSED_FNMSUB_D), GO(t32_4b_1_any), SAME(0x4000, 0x4000)) \
    NODE(t32_4f, 4, BITS(25, 0x3)) \
    NODE(t32_4f_0_any, 4, BITS(12, 0x3)) \
    TEST(t32_4f_0, IS(FLOAT_FUSED_FNMADD_S), GO(t32_4f_0_any), SAME(0x4000, 0x4000)) \
    NODE(t32_4f_1_any, 4, BITS(12, 0x3)) \
    TEST(t32_4f_1, IS(FLOAT_FUSED_FNMADD_D), GO(t32_4f_1_any), SAME(0x4000, 0x4000)) \
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
    TEST(t32_73_1, IS(CSR_CSRRW_R), IS(UNIMPLEMENTED_W), SAME(0xffff8f80, 0xc0000000))

DECLARE_NODES
    CELLS_OF_TESTS
    .of.t16 = {
        AT(0x0, GO(t16_0_0_or)) AT(0x2, GO(t16_0_0_or)) AT(0x4, GO(t16_0_0_or))
            AT(0x6, GO(t16_0_0_or)) AT(0x8, GO(t16_0_0_or)) AT(0xa, GO(t16_0_0_or))
            AT(0xc, GO(t16_0_0_or)) AT(0xe, GO(t16_0_0_or)) AT(0x10, GO(t16_0_0_or))
            AT(0x12, GO(t16_0_0_or)) AT(0x14, GO(t16_0_0_or)) AT(0x16, GO(t16_0_0_or))
            AT(0x18, GO(t16_0_0_or)) AT(0x1a, GO(t16_0_0_or)) AT(0x1c, GO(t16_0_0_or))
            AT(0x1e, GO(t16_0_0_or)) /* 0000.... ......00 */
        AT(0x1, IS(UNIMPLEMENTED_C)) AT(0x3, IS(UNIMPLEMENTED_C)) AT(0x5, IS(UNIMPLEMENTED_C))
            AT(0x7, IS(UNIMPLEMENTED_C)) AT(0x9, IS(UNIMPLEMENTED_C)) AT(0xb, IS(UNIMPLEMENTED_C))
            AT(0xd, IS(UNIMPLEMENTED_C)) AT(0xf, IS(UNIMPLEMENTED_C)) AT(0x11, IS(UNIMPLEMENTED_C))
            AT(0x13, IS(UNIMPLEMENTED_C)) AT(0x15, IS(UNIMPLEMENTED_C))
            AT(0x17, IS(UNIMPLEMENTED_C)) AT(0x19, IS(UNIMPLEMENTED_C))
            AT(0x1b, IS(UNIMPLEMENTED_C)) AT(0x1d, IS(UNIMPLEMENTED_C))
            AT(0x1f, IS(UNIMPLEMENTED_C)) /* 0000.... ......00 */
        AT32(0x20, IS(ARITH_IMM_ADDI_CI)) AT32(0xa0, IS(ARITH_IMM_ADDI_CI)) /* 000..... ......01 */
        AT2(0x40, IS(SHIFT_SLLI_CI)) AT2(0x44, IS(SHIFT_SLLI_CI)) AT2(0x48, IS(SHIFT_SLLI_CI))
            AT2(0x4c, IS(SHIFT_SLLI_CI)) AT2(0x50, IS(SHIFT_SLLI_CI)) AT2(0x54, IS(SHIFT_SLLI_CI))
            AT2(0x58, IS(SHIFT_SLLI_CI)) AT2(0x5c, IS(SHIFT_SLLI_CI)) AT32(0xc0, IS(SHIFT_SLLI_CI))
        AT2(0x42, IS(SHIFT_NONE_SLLI)) AT2(0x46, IS(SHIFT_NONE_SLLI)) AT2(0x4a, IS(SHIFT_NONE_SLLI))
            AT2(0x4e, IS(SHIFT_NONE_SLLI)) AT2(0x52, IS(SHIFT_NONE_SLLI))
            AT2(0x56, IS(SHIFT_NONE_SLLI)) AT2(0x5a, IS(SHIFT_NONE_SLLI))
            AT2(0x5e, IS(SHIFT_NONE_SLLI)) /* 0000.... ......10 */
        AT32(0x80, IS(ARITH_IMM_ADDI_SPN)) /* 0001.... ......00 */
        AT32(0x100, IS(FLOAT_LOAD_FLD_C)) AT32(0x180, IS(FLOAT_LOAD_FLD_C)) /* 001..... ......00 */
        AT16(0x120, IS(ADDIW_C)) AT16(0x1a0, IS(ADDIW_C)) /* 001..... ......01 */
        AT32(0x140, IS(FLOAT_LOAD_FLD_CSP)) AT32(0x1c0, IS(FLOAT_LOAD_FLD_CSP))
        AT32(0x200, IS(LOAD_LW_CW)) AT32(0x280, IS(LOAD_LW_CW)) /* 010..... ......00 */
        AT32(0x220, IS(ARITH_IMM_ADDI_LI)) AT32(0x2a0, IS(ARITH_IMM_ADDI_LI))
        AT16(0x240, IS(LOAD_LW_CWSP)) AT16(0x2c0, IS(LOAD_LW_CWSP)) /* 010..... ......10 */
        AT32(0x300, IS(LOAD_LD_CD)) AT32(0x380, IS(LOAD_LD_CD)) /* 011..... ......00 */
        AT32(0x320, GO(t16_6_1)) /* 0110.... ......01 */
        AT16(0x340, IS(LOAD_LD_CDSP)) AT16(0x3c0, IS(LOAD_LD_CDSP)) /* 011..... ......10 */
        AT32(0x3a0, GO(t16_7_1)) /* 0111.... ......01 */
        AT4(0x40c, GO(t16_8_3)) AT4(0x41c, GO(t16_8_3)) AT4(0x42c, GO(t16_8_3))
            AT4(0x43c, GO(t16_8_3)) AT4(0x44c, GO(t16_8_3)) AT4(0x45c, GO(t16_8_3))
            AT4(0x46c, GO(t16_8_3)) AT4(0x47c, GO(t16_8_3)) /* 100011.. ........ */
        AT2(0x420, IS(SHIFT_SRLI_CA)) AT2(0x430, IS(SHIFT_SRLI_CA)) AT4(0x4a0, IS(SHIFT_SRLI_CA))
            AT4(0x4b0, IS(SHIFT_SRLI_CA)) /* 100.00.. ......01 */
        AT2(0x422, IS(SHIFT_NONE_SRLI)) AT2(0x432, IS(SHIFT_NONE_SRLI)) /* 100000.. ......01 */
        AT2(0x424, IS(SHIFT_SRAI_CA)) AT2(0x434, IS(SHIFT_SRAI_CA)) AT4(0x4a4, IS(SHIFT_SRAI_CA))
            AT4(0x4b4, IS(SHIFT_SRAI_CA)) /* 100.01.. ......01 */
        AT2(0x426, IS(SHIFT_NONE_SRAI)) AT2(0x436, IS(SHIFT_NONE_SRAI)) /* 100001.. ......01 */
        AT4(0x428, IS(ARITH_IMM_ANDI_CA)) AT4(0x438, IS(ARITH_IMM_ANDI_CA))
            AT4(0x4a8, IS(ARITH_IMM_ANDI_CA)) AT4(0x4b8, IS(ARITH_IMM_ANDI_CA))
        AT2(0x440, IS(MOVE)) AT2(0x444, IS(MOVE)) AT2(0x448, IS(MOVE)) AT2(0x450, IS(MOVE))
            AT2(0x454, IS(MOVE)) AT2(0x458, IS(MOVE)) /* 1000.... ......10 */
        AT2(0x442, GO(t16_8_0_2_or)) AT2(0x452, GO(t16_8_0_2_or)) /* 100000.. ......10 */
        AT2(0x446, IS(JUMP_CJR)) AT2(0x44a, IS(JUMP_CJR)) AT2(0x456, IS(JUMP_CJR))
            AT2(0x45a, IS(JUMP_CJR)) /* 1000.... ......10 */
        AT4(0x4ac, GO(t16_9_1_3)) AT4(0x4bc, GO(t16_9_1_3)) /* 100111.. ......01 */
        AT(0x4c0, GO(t16_9_2_or)) AT(0x4c2, GO(t16_9_2_or)) AT(0x4c4, GO(t16_9_2_or))
            AT(0x4c6, GO(t16_9_2_or)) AT(0x4c8, GO(t16_9_2_or)) AT(0x4ca, GO(t16_9_2_or))
            AT(0x4cc, GO(t16_9_2_or)) AT(0x4ce, GO(t16_9_2_or)) AT(0x4d0, GO(t16_9_2_or))
            AT(0x4d2, GO(t16_9_2_or)) AT(0x4d4, GO(t16_9_2_or)) AT(0x4d6, GO(t16_9_2_or))
            AT(0x4d8, GO(t16_9_2_or)) AT(0x4da, GO(t16_9_2_or)) AT(0x4dc, GO(t16_9_2_or))
            AT(0x4de, GO(t16_9_2_or)) /* 1001.... ......10 */
        AT(0x4c1, IS(BREAK_C)) AT(0x4c3, IS(BREAK_C)) AT(0x4c5, IS(BREAK_C)) AT(0x4c7, IS(BREAK_C))
            AT(0x4c9, IS(BREAK_C)) AT(0x4cb, IS(BREAK_C)) AT(0x4cd, IS(BREAK_C))
            AT(0x4cf, IS(BREAK_C)) AT(0x4d1, IS(BREAK_C)) AT(0x4d3, IS(BREAK_C))
            AT(0x4d5, IS(BREAK_C)) AT(0x4d7, IS(BREAK_C)) AT(0x4d9, IS(BREAK_C))
            AT(0x4db, IS(BREAK_C)) AT(0x4dd, IS(BREAK_C)) AT(0x4df, IS(BREAK_C))
        AT32(0x500, IS(FLOAT_STORE_FSD_C)) AT32(0x580, IS(FLOAT_STORE_FSD_C))
        AT32(0x520, IS(JUMP_CJ)) AT32(0x5a0, IS(JUMP_CJ)) /* 101..... ......01 */
        AT32(0x540, IS(FLOAT_STORE_FSD_CSP)) AT32(0x5c0, IS(FLOAT_STORE_FSD_CSP))
        AT32(0x600, IS(STORE_SW_CW)) AT32(0x680, IS(STORE_SW_CW)) /* 110..... ......00 */
        AT32(0x620, IS(BRANCH_BEQ_C)) AT32(0x6a0, IS(BRANCH_BEQ_C)) /* 110..... ......01 */
        AT32(0x640, IS(STORE_SW_CWSP)) AT32(0x6c0, IS(STORE_SW_CWSP)) /* 110..... ......10 */
        AT32(0x700, IS(STORE_SD_CD)) AT32(0x780, IS(STORE_SD_CD)) /* 111..... ......00 */
        AT32(0x720, IS(BRANCH_BNE_C)) AT32(0x7a0, IS(BRANCH_BNE_C)) /* 111..... ......01 */
        AT32(0x740, IS(STORE_SD_CDSP)) AT32(0x7c0, IS(STORE_SD_CDSP)) /* 111..... ......10 */
    },
    .of.t16_8_3 = {
        AT(0x1, IS(ARITH_SUB_CA)) AT(0x5, IS(ARITH_SUB_CA)) AT(0x9, IS(ARITH_SUB_CA))
            AT(0xd, IS(ARITH_SUB_CA)) AT(0x11, IS(ARITH_SUB_CA)) AT(0x15, IS(ARITH_SUB_CA))
            AT(0x19, IS(ARITH_SUB_CA)) AT(0x1d, IS(ARITH_SUB_CA)) /* 100011.. .00...01 */
        AT(0x2, IS(JUMP_CJR)) /* 100011.. .0000010 */
        AT(0x6, IS(MOVE)) AT(0xa, IS(MOVE)) AT(0xe, IS(MOVE)) AT(0x12, IS(MOVE)) AT(0x16, IS(MOVE))
            AT(0x1a, IS(MOVE)) AT(0x1e, IS(MOVE)) AT(0x22, IS(MOVE)) AT(0x26, IS(MOVE))
            AT(0x2a, IS(MOVE)) AT(0x2e, IS(MOVE)) AT(0x32, IS(MOVE)) AT(0x36, IS(MOVE))
            AT(0x3a, IS(MOVE)) AT(0x3e, IS(MOVE)) AT(0x42, IS(MOVE)) AT(0x46, IS(MOVE))
            AT(0x4a, IS(MOVE)) AT(0x4e, IS(MOVE)) AT(0x52, IS(MOVE)) AT(0x56, IS(MOVE))
            AT(0x5a, IS(MOVE)) AT(0x5e, IS(MOVE)) AT(0x62, IS(MOVE)) AT(0x66, IS(MOVE))
            AT(0x6a, IS(MOVE)) AT(0x6e, IS(MOVE)) AT(0x72, IS(MOVE)) AT(0x76, IS(MOVE))
            AT(0x7a, IS(MOVE)) AT(0x7e, IS(MOVE)) /* 100011.. ......10 */
        AT(0x21, IS(ARITH_XOR_CA)) AT(0x25, IS(ARITH_XOR_CA)) AT(0x29, IS(ARITH_XOR_CA))
            AT(0x2d, IS(ARITH_XOR_CA)) AT(0x31, IS(ARITH_XOR_CA)) AT(0x35, IS(ARITH_XOR_CA))
            AT(0x39, IS(ARITH_XOR_CA)) AT(0x3d, IS(ARITH_XOR_CA)) /* 100011.. .01...01 */
        AT(0x41, IS(ARITH_OR_CA)) AT(0x45, IS(ARITH_OR_CA)) AT(0x49, IS(ARITH_OR_CA))
            AT(0x4d, IS(ARITH_OR_CA)) AT(0x51, IS(ARITH_OR_CA)) AT(0x55, IS(ARITH_OR_CA))
            AT(0x59, IS(ARITH_OR_CA)) AT(0x5d, IS(ARITH_OR_CA)) /* 100011.. .10...01 */
        AT(0x61, IS(ARITH_AND_CA)) AT(0x65, IS(ARITH_AND_CA)) AT(0x69, IS(ARITH_AND_CA))
            AT(0x6d, IS(ARITH_AND_CA)) AT(0x71, IS(ARITH_AND_CA)) AT(0x75, IS(ARITH_AND_CA))
            AT(0x79, IS(ARITH_AND_CA)) AT(0x7d, IS(ARITH_AND_CA)) /* 100011.. .11...01 */
    },
    .of.t16_9_1_3 = {
        AT(0x0, IS(ARITH_SUBW_CA)) /* 100111.. .00...01 */
        AT(0x1, IS(ARITH_ADDW_CA)) /* 100111.. .01...01 */
    },
    .of.t32 = {
        AT(0x18, IS(LOAD_LB_I)) /* ........ ........ .000.... .0000011 */
        AT(0x19, IS(LOAD_LH_I)) /* ........ ........ .001.... .0000011 */
        AT(0x1a, IS(LOAD_LW_I)) /* ........ ........ .010.... .0000011 */
        AT(0x1b, IS(LOAD_LD_I)) /* ........ ........ .011.... .0000011 */
        AT(0x1c, IS(LOAD_LBU_I)) /* ........ ........ .100.... .0000011 */
        AT(0x1d, IS(LOAD_LHU_I)) /* ........ ........ .101.... .0000011 */
        AT(0x1e, IS(LOAD_LWU_I)) /* ........ ........ .110.... .0000011 */
        AT(0x3a, IS(FLOAT_LOAD_FLW_I)) /* ........ ........ .010.... .0000111 */
        AT(0x3b, IS(FLOAT_LOAD_FLD_I)) /* ........ ........ .011.... .0000111 */
        AT(0x78, GO(t32_f_0)) /* ........ ........ .000.... .0001111 */
        AT(0x79, IS(FENCE_I)) /* ........ ........ .001.... .0001111 */
        AT(0x98, IS(ARITH_IMM_ADDI_I)) /* ........ ........ .000.... .0010011 */
        AT(0x99, GO(t32_13_1)) /* ........ ........ .001.... .0010011 */
        AT(0x9a, IS(ARITH_IMM_SLTI_I)) /* ........ ........ .010.... .0010011 */
        AT(0x9b, IS(ARITH_IMM_SLTIU_I)) /* ........ ........ .011.... .0010011 */
        AT(0x9c, IS(ARITH_IMM_XORI_I)) /* ........ ........ .100.... .0010011 */
        AT(0x9d, GO(t32_13_5)) /* ........ ........ .101.... .0010011 */
        AT(0x9e, IS(ARITH_IMM_ORI_I)) /* ........ ........ .110.... .0010011 */
        AT(0x9f, IS(ARITH_IMM_ANDI_I)) /* ........ ........ .111.... .0010011 */
        AT8(0xb8, IS(UPPER_AUIPC)) /* ........ ........ ........ .0010111 */
        AT(0xd8, IS(ADDIW_I)) /* ........ ........ .000.... .0011011 */
        AT(0xd9, GO(t32_1b_1)) /* ........ ........ .001.... .0011011 */
        AT(0xdd, GO(t32_1b_5)) /* ........ ........ .101.... .0011011 */
        AT(0x118, IS(STORE_SB_S)) /* ........ ........ .000.... .0100011 */
        AT(0x119, IS(STORE_SH_S)) /* ........ ........ .001.... .0100011 */
        AT(0x11a, IS(STORE_SW_S)) /* ........ ........ .010.... .0100011 */
        AT(0x11b, IS(STORE_SD_S)) /* ........ ........ .011.... .0100011 */
        AT(0x13a, IS(FLOAT_STORE_FSW_S)) /* ........ ........ .010.... .0100111 */
        AT(0x13b, IS(FLOAT_STORE_FSD_S)) /* ........ ........ .011.... .0100111 */
        AT8(0x178, GO(t32_2f)) /* ........ ........ ........ .0101111 */
        AT(0x198, GO(t32_33_0)) /* ........ ........ .000.... .0110011 */
        AT(0x199, GO(t32_33_1)) /* ........ ........ .001.... .0110011 */
        AT(0x19a, GO(t32_33_2)) /* ........ ........ .010.... .0110011 */
        AT(0x19b, GO(t32_33_3)) /* ........ ........ .011.... .0110011 */
        AT(0x19c, GO(t32_33_4)) /* ........ ........ .100.... .0110011 */
        AT(0x19d, GO(t32_33_5)) /* ........ ........ .101.... .0110011 */
        AT(0x19e, GO(t32_33_6)) /* ........ ........ .110.... .0110011 */
        AT(0x19f, GO(t32_33_7)) /* ........ ........ .111.... .0110011 */
        AT8(0x1b8, IS(UPPER_LUI)) /* ........ ........ ........ .0110111 */
        AT(0x1d8, GO(t32_3b_0)) /* ........ ........ .000.... .0111011 */
        AT(0x1d9, GO(t32_3b_1)) /* ........ ........ .001.... .0111011 */
        AT(0x1da, GO(t32_3b_2)) /* ........ ........ .010.... .0111011 */
        AT(0x1dc, GO(t32_3b_4)) /* ........ ........ .100.... .0111011 */
        AT(0x1dd, GO(t32_3b_5)) /* ........ ........ .101.... .0111011 */
        AT(0x1de, GO(t32_3b_6)) /* ........ ........ .110.... .0111011 */
        AT(0x1df, GO(t32_3b_7)) /* ........ ........ .111.... .0111011 */
        AT8(0x218, GO(t32_43)) /* ........ ........ ........ .1000011 */
        AT8(0x238, GO(t32_47)) /* ........ ........ ........ .1000111 */
        AT8(0x258, GO(t32_4b)) /* ........ ........ ........ .1001011 */
        AT8(0x278, GO(t32_4f)) /* ........ ........ ........ .1001111 */
        AT8(0x298, GO(t32_53)) /* ........ ........ ........ .1010011 */
        AT(0x318, IS(BRANCH_BEQ_B)) /* ........ ........ .000.... .1100011 */
        AT(0x319, IS(BRANCH_BNE_B)) /* ........ ........ .001.... .1100011 */
        AT(0x31c, IS(BRANCH_BLT_B)) /* ........ ........ .100.... .1100011 */
        AT(0x31d, IS(BRANCH_BGE_B)) /* ........ ........ .101.... .1100011 */
        AT(0x31e, IS(BRANCH_BLTU_B)) /* ........ ........ .110.... .1100011 */
        AT(0x31f, IS(BRANCH_BGEU_B)) /* ........ ........ .111.... .1100011 */
        AT(0x338, IS(JUMP_JALR)) /* ........ ........ .000.... .1100111 */
        AT8(0x378, IS(JUMP_JAL)) /* ........ ........ ........ .1101111 */
        AT(0x398, GO(t32_73_0)) /* ........ ........ .000.... .1110011 */
        AT(0x399, GO(t32_73_1)) /* ........ ........ .001.... .1110011 */
        AT(0x39a, IS(CSR_CSRRS_R)) /* ........ ........ .010.... .1110011 */
        AT(0x39b, IS(CSR_CSRRC_R)) /* ........ ........ .011.... .1110011 */
        AT(0x39d, IS(CSR_CSRRW_I)) /* ........ ........ .101.... .1110011 */
        AT(0x39e, IS(CSR_CSRRS_I)) /* ........ ........ .110.... .1110011 */
        AT(0x39f, IS(CSR_CSRRC_I)) /* ........ ........ .111.... .1110011 */
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
    .of.t32_2f = {
        AT(0x0, GO(t32_2f_0)) /* 00000... ........ ........ .0101111 */
        AT(0x1, GO(t32_2f_1)) /* 00001... ........ ........ .0101111 */
        AT(0x2, GO(t32_2f_2)) /* 00010... ........ ........ .0101111 */
        AT(0x3, GO(t32_2f_3)) /* 00011... ........ ........ .0101111 */
        AT(0x4, GO(t32_2f_4)) /* 00100... ........ ........ .0101111 */
        AT(0x8, GO(t32_2f_8)) /* 01000... ........ ........ .0101111 */
        AT(0xc, GO(t32_2f_c)) /* 01100... ........ ........ .0101111 */
        AT(0x10, GO(t32_2f_10)) /* 10000... ........ ........ .0101111 */
        AT(0x14, GO(t32_2f_14)) /* 10100... ........ ........ .0101111 */
        AT(0x18, GO(t32_2f_18)) /* 11000... ........ ........ .0101111 */
        AT(0x1c, GO(t32_2f_1c)) /* 11100... ........ ........ .0101111 */
    },
    .of.t32_2f_2 = {
        AT(0x2, GO(t32_2f_2_2)) /* 00010... ........ .010.... .0101111 */
        AT(0x3, GO(t32_2f_2_3)) /* 00010... ........ .011.... .0101111 */
    },
    .of.t32_2f_3 = {
        AT(0x2, IS(CONDITIONAL_SC_W)) /* 00011... ........ .010.... .0101111 */
        AT(0x3, IS(CONDITIONAL_SC_D)) /* 00011... ........ .011.... .0101111 */
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
    .of.t32_43 = {
        AT(0x0, GO(t32_43_0)) /* .....00. ........ ........ .1000011 */
        AT(0x1, GO(t32_43_1)) /* .....01. ........ ........ .1000011 */
    },
    .of.t32_43_0_any = {
        AT(0x0, IS(FLOAT_FUSED_FMADD_S)) AT(0x3, IS(FLOAT_FUSED_FMADD_S))
    },
    .of.t32_43_1_any = {
        AT(0x0, IS(FLOAT_FUSED_FMADD_D)) AT(0x3, IS(FLOAT_FUSED_FMADD_D))
    },
    .of.t32_47 = {
        AT(0x0, GO(t32_47_0)) /* .....00. ........ ........ .1000111 */
        AT(0x1, GO(t32_47_1)) /* .....01. ........ ........ .1000111 */
    },
    .of.t32_47_0_any = {
        AT(0x0, IS(FLOAT_FUSED_FMSUB_S)) AT(0x3, IS(FLOAT_FUSED_FMSUB_S))
    },
    .of.t32_47_1_any = {
        AT(0x0, IS(FLOAT_FUSED_FMSUB_D)) AT(0x3, IS(FLOAT_FUSED_FMSUB_D))
    },
    .of.t32_4b = {
        AT(0x0, GO(t32_4b_0)) /* .....00. ........ ........ .1001011 */
        AT(0x1, GO(t32_4b_1)) /* .....01. ........ ........ .1001011 */
    },
    .of.t32_4b_0_any = {
        AT(0x0, IS(FLOAT_FUSED_FNMSUB_S)) AT(0x3, IS(FLOAT_FUSED_FNMSUB_S))
    },
    .of.t32_4b_1_any = {
        AT(0x0, IS(FLOAT_FUSED_FNMSUB_D)) AT(0x3, IS(FLOAT_FUSED_FNMSUB_D))
    },
    .of.t32_4f = {
        AT(0x0, GO(t32_4f_0)) /* .....00. ........ ........ .1001111 */
        AT(0x1, GO(t32_4f_1)) /* .....01. ........ ........ .1001111 */
    },
    .of.t32_4f_0_any = {
        AT(0x0, IS(FLOAT_FUSED_FNMADD_S)) AT(0x3, IS(FLOAT_FUSED_FNMADD_S))
    },
    .of.t32_4f_1_any = {
        AT(0x0, IS(FLOAT_FUSED_FNMADD_D)) AT(0x3, IS(FLOAT_FUSED_FNMADD_D))
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
};

TAKES
{
    switch (form) {
    AS(RESERVE_LR_W) AS(RESERVE_LR_D) TAKE_AS(reserve_lr_w)
    AS(CONDITIONAL_SC_W) AS(CONDITIONAL_SC_D) TAKE_AS(conditional_sc_w)
    AS(AMO_AMOSWAP) AS(AMO_AMOADD) AS(AMO_AMOXOR) AS(AMO_AMOAND) AS(AMO_AMOOR) AS(AMO_AMOMIN)
        AS(AMO_AMOMAX) AS(AMO_AMOMINU) AS(AMO_AMOMAXU) TAKE_AS(amo_amoswap)
    AS(ADD_SHIFTED_SH1ADD) AS(ADD_SHIFTED_SH2ADD) AS(ADD_SHIFTED_SH3ADD) AS(ADD_SHIFTED_ADD_UW)
        AS(ADD_SHIFTED_SH1ADD_UW) AS(ADD_SHIFTED_SH2ADD_UW) AS(ADD_SHIFTED_SH3ADD_UW)
        AS(LOGIC_NOT_XNOR) AS(LOGIC_NOT_ORN) AS(LOGIC_NOT_ANDN) AS(MINIMUM_MIN) AS(MINIMUM_MINU)
        AS(MINIMUM_MAX) AS(MINIMUM_MAXU) AS(ROTATE_ROL_R) AS(ROTATE_ROR_R) AS(ROTATE_ROLW_R)
        AS(ROTATE_RORW_R) AS(SINGLE_BIT_BSET_R) AS(SINGLE_BIT_BCLR_R) AS(SINGLE_BIT_BINV_R)
        AS(SINGLE_BIT_BEXT_R) AS(ARITH_ADD_R) AS(ARITH_SUB_R) AS(ARITH_SLL_R) AS(ARITH_SLT_R)
        AS(ARITH_SLTU_R) AS(ARITH_XOR_R) AS(ARITH_SRL_R) AS(ARITH_SRA_R) AS(ARITH_OR_R)
        AS(ARITH_AND_R) AS(ARITH_ADDW_R) AS(ARITH_SUBW_R) AS(ARITH_SLLW_R) AS(ARITH_SRLW_R)
        AS(ARITH_SRAW_R) AS(MULTIPLY_MUL) AS(MULTIPLY_MULH) AS(MULTIPLY_MULHSU) AS(MULTIPLY_MULHU)
        AS(DIVIDE_DIV) AS(DIVIDE_DIVU) AS(DIVIDE_REM) AS(DIVIDE_REMU) AS(MULTIPLY_WORD_MULW)
        AS(MULTIPLY_WORD_DIVW) AS(MULTIPLY_WORD_DIVUW) AS(MULTIPLY_WORD_REMW)
        AS(MULTIPLY_WORD_REMUW) TAKE_AS(add_shifted_sh1add)
    AS(SHIFT_UNSIGNED) AS(ROTATE_ROR_I) AS(SINGLE_BIT_BSET_I) AS(SINGLE_BIT_BCLR_I)
        AS(SINGLE_BIT_BINV_I) AS(SINGLE_BIT_BEXT_I) AS(SHIFT_SLLI_I) AS(SHIFT_SRLI_I)
        AS(SHIFT_SRAI_I) TAKE_AS(shift_unsigned)
    AS(COUNT_BITS_CLZ) AS(COUNT_BITS_CTZ) AS(COUNT_BITS_CPOP) AS(COUNT_BITS_CLZW)
        AS(COUNT_BITS_CTZW) AS(COUNT_BITS_CPOPW) AS(EXTEND_SEXT_B) AS(EXTEND_SEXT_H)
        AS(EXTEND_ZEXT_H) AS(BYTES_ORC_B) AS(BYTES_REV8) TAKE_AS(count_bits_clz)
    AS(ROTATE_RORW_W) AS(SHIFT_WORD_SLLIW) AS(SHIFT_WORD_SRLIW) AS(SHIFT_WORD_SRAIW)
        TAKE_AS(rotate_rorw_w)
    AS(JUMP_JAL) TAKE_AS(jump_jal)
    AS(JUMP_JALR) AS(LOAD_LB_I) AS(LOAD_LH_I) AS(LOAD_LW_I) AS(LOAD_LD_I) AS(LOAD_LBU_I)
        AS(LOAD_LHU_I) AS(LOAD_LWU_I) TAKE_AS(jump_jalr)
    AS(JUMP_CJ) TAKE_AS(jump_cj)
    AS(JUMP_CJR) AS(JUMP_CJAL) AS(SHIFT_NONE_SLLI) TAKE_AS(jump_cjr)
    AS(BRANCH_BEQ_B) AS(BRANCH_BNE_B) AS(BRANCH_BLT_B) AS(BRANCH_BGE_B) AS(BRANCH_BLTU_B)
        AS(BRANCH_BGEU_B) TAKE_AS(branch_beq_b)
    AS(BRANCH_BEQ_C) AS(BRANCH_BNE_C) TAKE_AS(branch_beq_c)
    AS(FENCE) TAKE_AS(fence)
    AS(FENCE_TSO) TAKE_AS(fence_tso)
    AS(FENCE_I) TAKE_AS(fence_i)
    AS(CALL) AS(BREAK_I) AS(UNIMPLEMENTED_W) AS(RETURN) AS(WAIT) AS(SUPERVISOR_RET) TAKE_AS(call)
    AS(BREAK_C) AS(UNIMPLEMENTED_C) TAKE_AS(break_c)
    AS(CSR_CSRRW_R) AS(CSR_CSRRS_R) AS(CSR_CSRRC_R) TAKE_AS(csr_csrrw_r)
    AS(CSR_CSRRW_I) AS(CSR_CSRRS_I) AS(CSR_CSRRC_I) TAKE_AS(csr_csrrw_i)
    AS(SUPERVISOR_FENCE) TAKE_AS(supervisor_fence)
    AS(FLOAT_ARITH_FADD_S) AS(FLOAT_ARITH_FADD_D) AS(FLOAT_ARITH_FSUB_S) AS(FLOAT_ARITH_FSUB_D)
        AS(FLOAT_ARITH_FMUL_S) AS(FLOAT_ARITH_FMUL_D) AS(FLOAT_ARITH_FDIV_S) AS(FLOAT_ARITH_FDIV_D)
        TAKE_AS(float_arith_fadd_s)
    AS(FLOAT_ROOT_FSQRT_S) AS(FLOAT_ROOT_FSQRT_D) AS(FLOAT_NARROW) TAKE_AS(float_root_fsqrt_s)
    AS(FLOAT_FUSED_FMADD_S) AS(FLOAT_FUSED_FMADD_D) AS(FLOAT_FUSED_FMSUB_S) AS(FLOAT_FUSED_FMSUB_D)
        AS(FLOAT_FUSED_FNMSUB_S) AS(FLOAT_FUSED_FNMSUB_D) AS(FLOAT_FUSED_FNMADD_S)
        AS(FLOAT_FUSED_FNMADD_D) TAKE_AS(float_fused_fmadd_s)
    AS(FLOAT_SIGN_FSGNJ_S) AS(FLOAT_SIGN_FSGNJ_D) AS(FLOAT_SIGN_FSGNJN_S) AS(FLOAT_SIGN_FSGNJN_D)
        AS(FLOAT_SIGN_FSGNJX_S) AS(FLOAT_SIGN_FSGNJX_D) AS(FLOAT_MINIMUM_FMIN_S)
        AS(FLOAT_MINIMUM_FMIN_D) AS(FLOAT_MINIMUM_FMAX_S) AS(FLOAT_MINIMUM_FMAX_D)
        TAKE_AS(float_sign_fsgnj_s)
    AS(FLOAT_COMPARE_FEQ_S) AS(FLOAT_COMPARE_FEQ_D) AS(FLOAT_COMPARE_FLT_S) AS(FLOAT_COMPARE_FLT_D)
        AS(FLOAT_COMPARE_FLE_S) AS(FLOAT_COMPARE_FLE_D) TAKE_AS(float_compare_feq_s)
    AS(FLOAT_CLASS_FCLASS_S) AS(FLOAT_CLASS_FCLASS_D) AS(FLOAT_BITS_FMV_X_W) AS(FLOAT_BITS_FMV_X_D)
        TAKE_AS(float_class_fclass_s)
    AS(FLOAT_OF_BITS_FMV_W_X) AS(FLOAT_OF_BITS_FMV_D_X) TAKE_AS(float_of_bits_fmv_w_x)
    AS(FLOAT_TO_INT_FCVT_W_S) AS(FLOAT_TO_INT_FCVT_WU_S) AS(FLOAT_TO_INT_FCVT_L_S)
        AS(FLOAT_TO_INT_FCVT_LU_S) AS(FLOAT_TO_INT_FCVT_W_D) AS(FLOAT_TO_INT_FCVT_WU_D)
        AS(FLOAT_TO_INT_FCVT_L_D) AS(FLOAT_TO_INT_FCVT_LU_D) TAKE_AS(float_to_int_fcvt_w_s)
    AS(FLOAT_FROM_INT_FCVT_S_W) AS(FLOAT_FROM_INT_FCVT_S_WU) AS(FLOAT_FROM_INT_FCVT_S_L)
        AS(FLOAT_FROM_INT_FCVT_S_LU) AS(FLOAT_FROM_INT_FCVT_D_L) AS(FLOAT_FROM_INT_FCVT_D_LU)
        TAKE_AS(float_from_int_fcvt_s_w)
    AS(FLOAT_WIDEN) TAKE_AS(float_widen)
    AS(FLOAT_FROM_WORD_FCVT_D_W) AS(FLOAT_FROM_WORD_FCVT_D_WU) TAKE_AS(float_from_word_fcvt_d_w)
    AS(FLOAT_LOAD_FLW_I) AS(FLOAT_LOAD_FLD_I) TAKE_AS(float_load_flw_i)
    AS(FLOAT_LOAD_FLD_C) AS(FLOAT_STORE_FSD_C) AS(LOAD_LD_CD) AS(STORE_SD_CD)
        TAKE_AS(float_load_fld_c)
    AS(FLOAT_LOAD_FLD_CSP) TAKE_AS(float_load_fld_csp)
    AS(FLOAT_STORE_FSW_S) AS(FLOAT_STORE_FSD_S) TAKE_AS(float_store_fsw_s)
    AS(FLOAT_STORE_FSD_CSP) TAKE_AS(float_store_fsd_csp)
    AS(ARITH_SUB_CA) AS(ARITH_XOR_CA) AS(ARITH_OR_CA) AS(ARITH_AND_CA) AS(ARITH_ADDW_CA)
        AS(ARITH_SUBW_CA) TAKE_AS(arith_sub_ca)
    AS(ARITH_ADD_CR) AS(MOVE) TAKE_AS(arith_add_cr)
    AS(ARITH_IMM_ADDI_I) AS(ARITH_IMM_SLTI_I) AS(ARITH_IMM_SLTIU_I) AS(ARITH_IMM_XORI_I)
        AS(ARITH_IMM_ORI_I) AS(ARITH_IMM_ANDI_I) AS(ADDIW_I) TAKE_AS(arith_imm_addi_i)
    AS(ARITH_IMM_ADDI_CI) AS(ARITH_IMM_ADDI_LI) AS(ADDIW_C) TAKE_AS(arith_imm_addi_ci)
    AS(ARITH_IMM_ANDI_CA) TAKE_AS(arith_imm_andi_ca)
    AS(ARITH_IMM_ADDI_SP) TAKE_AS(arith_imm_addi_sp)
    AS(ARITH_IMM_ADDI_SPN) TAKE_AS(arith_imm_addi_spn)
    AS(SHIFT_SLLI_CI) TAKE_AS(shift_slli_ci)
    AS(SHIFT_SRLI_CA) AS(SHIFT_SRAI_CA) TAKE_AS(shift_srli_ca)
    AS(SHIFT_NONE_SRLI) AS(SHIFT_NONE_SRAI) TAKE_AS(shift_none_srli)
    AS(UPPER_LUI) AS(UPPER_AUIPC) TAKE_AS(upper_lui)
    AS(UPPER_C) TAKE_AS(upper_c)
    AS(LOAD_LW_CW) AS(STORE_SW_CW) TAKE_AS(load_lw_cw)
    AS(LOAD_LW_CWSP) TAKE_AS(load_lw_cwsp)
    AS(LOAD_LD_CDSP) TAKE_AS(load_ld_cdsp)
    AS(STORE_SB_S) AS(STORE_SH_S) AS(STORE_SW_S) AS(STORE_SD_S) TAKE_AS(store_sb_s)
    AS(STORE_SW_CWSP) TAKE_AS(store_sw_cwsp)
    AS(STORE_SD_CDSP) TAKE_AS(store_sd_cdsp)
    }
    return ISADORA_BAD_INSN;
}

#define holds(...) 0 /* there are no conditions between fields */
FOLLOW_NODES

SEARCH
{
    if (size < 2)
        return ISADORA_SHORT;
    if ((bytes[0] & 0x3) != 0x3) /* of no longer instruction */
    {
        const uint32_t word = (uint32_t)bytes[0] | (uint32_t)bytes[1] << 8;
        FOUND(t16, (((((word & 0x3) | (word >> 10 & 0x3c)) << 1
            | (unsigned)((word & 0xf80) == 0x0)) << 2 | (word >> 10 & 0x3)) << 1
            | (unsigned)((word & 0x7c) == 0x0)) << 1 | (unsigned)((word & 0xffc) == 0x0), 2)
    }
    if (size < 4)
        return ISADORA_SHORT;
    {
        const uint32_t word = (uint32_t)bytes[0] | (uint32_t)bytes[1] << 8 |
            (uint32_t)bytes[2] << 16 | (uint32_t)bytes[3] << 24;
        FOUND(t32, (word >> 12 & 0x7) | (word << 3 & 0x3f8), 4)
    }
    return ISADORA_NO_FORM;
}

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
    if (out->length == 2) {
        const uint32_t word = (uint32_t)bytes[0] | (uint32_t)bytes[1] << 8;
        return take(WORD_READ, out->form);
    }
    if (out->length == 4) {
        const uint32_t word = (uint32_t)bytes[0] | (uint32_t)bytes[1] << 8 |
            (uint32_t)bytes[2] << 16 | (uint32_t)bytes[3] << 24;
        return take(WORD_READ, out->form);
    }
    return ISADORA_BAD_INSN;
}
