/* Generated from the description maxwell by gen/emit/decode. Do not edit. */
#include "maxwell_decode.h"

#define FORMS MAXWELL_FORMS
#define CELL uint16_t
#define IS(form) (MAXWELL_##form + 1)
#define AS(form) case MAXWELL_##form:
#include "base/decode_tree.h"

/* Nodes of decision trees, named after the values that lead to them: how many cells,
 * or the two for no and yes, and what each tests. */
#define NODES(NODE, TEST) \
    NODE(t87, 2048, ROOT) \
    TEST(t87_0_2, NO, IS(VADD), TRIES, SAME(0x0, 0x500000, 0x0, 0x0)) \
    TEST(t87_0_3, NO, IS(FSET), SAME(0x0, 0x500000, 0x0, 0x0), BUT(0x600000000000, 0x0, 0x600000000000, 0x0)) \
    TEST(t87_0_4, NO, IS(VSET), TRIES, SAME(0x0, 0x500000, 0x0, 0x0)) \
    TEST(t87_0_5_any_7, IS(VABSDIFF4), NO, SAME(0xb0000000, 0x0, 0xb0000000, 0x0)) \
    TEST(t87_0_5_any_6, GO(t87_0_5_any_7), NO, SAME(0xc0000000, 0x0, 0xc0000000, 0x0)) \
    TEST(t87_0_5_any_5, GO(t87_0_5_any_6), NO, SAME(0xe00000000, 0x0, 0xe00000000, 0x0)) \
    TEST(t87_0_5_any_4, GO(t87_0_5_any_5), NO, SAME(0x18003000000000, 0x0, 0x0, 0x0)) \
    TEST(t87_0_5_any_3, GO(t87_0_5_any_4), NO, SAME(0x40000000000000, 0x0, 0x40000000000000, 0x0)) \
    TEST(t87_0_5_any_2, GO(t87_0_5_any_3), NO, SAME(0x0, 0x100000, 0x0, 0x100000)) \
    TEST(t87_0_5_any_1, GO(t87_0_5_any_2), NO, SAME(0x0, 0x400000, 0x0, 0x400000)) \
    NODE(t87_0_d, 4, BITS(53, 0x3)) \
    TEST(t87_0_d_0_or_is, NO, IS(TEXS_D1_LZ_M), AMONG(NOT_SM_50)) \
    NODE(t87_0_d_0_or_any, 8, BITS(50, 0x7)) \
    TEST(t87_0_d_0_or, NO, GO(t87_0_d_0_or_any), SAME(0x0, 0x500000, 0x0, 0x0)) \
    TEST(t87_0_d_0, GO(t87_0_d_0_or), IS(TEXS_D1_LZ_S), AMONG(NOT_SM_50), SAME(0xff0000000, 0x500000, 0xff0000000, 0x0)) \
    TEST(t87_0_d_1_or_is, NO, IS(TEXS_D2_M), AMONG(NOT_SM_50)) \
    NODE(t87_0_d_1_or_any, 8, BITS(50, 0x7)) \
    TEST(t87_0_d_1_or, NO, GO(t87_0_d_1_or_any), SAME(0x0, 0x500000, 0x0, 0x0)) \
    TEST(t87_0_d_1, GO(t87_0_d_1_or), IS(TEXS_D2_S), AMONG(NOT_SM_50), SAME(0xff0000000, 0x500000, 0xff0000000, 0x0)) \
    TEST(t87_0_d_2_or_is, NO, IS(TEXS_D2_LZ_M), AMONG(NOT_SM_50)) \
    NODE(t87_0_d_2_or_any, 8, BITS(50, 0x7)) \
    TEST(t87_0_d_2_or, NO, GO(t87_0_d_2_or_any), SAME(0x0, 0x500000, 0x0, 0x0)) \
    TEST(t87_0_d_2, GO(t87_0_d_2_or), IS(TEXS_D2_LZ_S), AMONG(NOT_SM_50), SAME(0xff0000000, 0x500000, 0xff0000000, 0x0)) \
    TEST(t87_0_d_3_or_is, NO, IS(TEXS_D2_LL_M), AMONG(NOT_SM_50)) \
    NODE(t87_0_d_3_or_any, 8, BITS(50, 0x7)) \
    TEST(t87_0_d_3_or, NO, GO(t87_0_d_3_or_any), SAME(0x0, 0x500000, 0x0, 0x0)) \
    TEST(t87_0_d_3, GO(t87_0_d_3_or), IS(TEXS_D2_LL_S), AMONG(NOT_SM_50), SAME(0xff0000000, 0x500000, 0xff0000000, 0x0)) \
    TEST(t87_0_e, NO, IS(IPA), TRIES, SAME(0x7800000000000, 0x500000, 0x3800000000000, 0x0)) \
    NODE(t87_1_5, 16, BITS(51, 0xf)) \
    NODE(t87_1_5_0, 2, BITS(23, 0x1)) \
    TEST(t87_1_5_0_0, NO, IS(MUFU), SAME(0x0, 0x500000, 0x0, 0x0)) \
    TEST(t87_1_5_0_1, NO, IS(MUFU_SQRT), AMONG(NOT_SM_50), SAME(0x700000, 0x500000, 0x0, 0x0)) \
    TEST(t87_1_5_1_any_4, NO, IS(PSET), SAME(0x200001000000, 0x0, 0x0, 0x0)) \
    TEST(t87_1_5_1_any_3, GO(t87_1_5_1_any_4), IS(PSET), SAME(0x200002000000, 0x0, 0x0, 0x0)) \
    TEST(t87_1_5_1_any_2, GO(t87_1_5_1_any_3), IS(PSET), SAME(0x400001000000, 0x0, 0x0, 0x0)) \
    TEST(t87_1_5_1_any_1, GO(t87_1_5_1_any_2), IS(PSET), SAME(0x400002000000, 0x0, 0x0, 0x0)) \
    TEST(t87_1_5_1, NO, GO(t87_1_5_1_any_1), SAME(0x0, 0x500000, 0x0, 0x0)) \
    TEST(t87_1_5_2_any_4, NO, IS(PSETP), SAME(0x200001000000, 0x0, 0x0, 0x0)) \
    TEST(t87_1_5_2_any_3, GO(t87_1_5_2_any_4), IS(PSETP), SAME(0x200002000000, 0x0, 0x0, 0x0)) \
    TEST(t87_1_5_2_any_2, GO(t87_1_5_2_any_3), IS(PSETP), SAME(0x400001000000, 0x0, 0x0, 0x0)) \
    TEST(t87_1_5_2_any_1, GO(t87_1_5_2_any_2), IS(PSETP), SAME(0x400002000000, 0x0, 0x0, 0x0)) \
    TEST(t87_1_5_2, NO, GO(t87_1_5_2_any_1), SAME(0x0, 0x500000, 0x0, 0x0)) \
    TEST(t87_1_5_3, NO, IS(CSET), SAME(0x0, 0x500000, 0x0, 0x0), BUT(0x600000000000, 0x0, 0x600000000000, 0x0)) \
    TEST(t87_1_5_4, NO, IS(CSETP), SAME(0x0, 0x500000, 0x0, 0x0), BUT(0x600000000000, 0x0, 0x600000000000, 0x0)) \
    TEST(t87_1_5_6, NO, IS(NOP), SAME(0x0, 0x500000, 0x0, 0x0)) \
    TEST(t87_1_5_9, NO, IS(CS2R), SAME(0x0, 0x500000, 0x0, 0x0)) \
    TEST(t87_1_5_a, NO, IS(LEPC), SAME(0x0, 0x500000, 0x0, 0x0)) \
    TEST(t87_1_5_b, NO, IS(VOTE), SAME(0x0, 0x500000, 0x0, 0x0), BUT(0x3000000000000, 0x0, 0x3000000000000, 0x0)) \
    TEST(t87_1_5_c, NO, IS(VOTE_VTG), SAME(0x0, 0x500000, 0x0, 0x0), BUT(0x3000000000000, 0x0, 0x3000000000000, 0x0)) \
    TEST(t87_1_5_e, NO, IS(VSETP), TRIES, SAME(0x0, 0x500000, 0x0, 0x0), BUT(0x600000000000, 0x0, 0x600000000000, 0x0)) \
    TEST(t87_1_5_f, NO, IS(FSWZADD), SAME(0x0, 0x500000, 0x0, 0x0)) \
    TEST(t87_1_else, NO, IS(LD), SAME(0x0, 0x500000, 0x0, 0x0), BUT(0x60000000000000, 0x0, 0x60000000000000, 0x0)) \
    TEST(t87_1_a, NO, IS(ST), SAME(0x0, 0x500000, 0x0, 0x0), BUT(0x60000000000000, 0x0, 0x60000000000000, 0x0)) \
    NODE(t87_1_d, 4, BITS(53, 0x3)) \
    TEST(t87_1_d_0_or_is, NO, IS(TEXS_D2_DC_M), AMONG(NOT_SM_50)) \
    NODE(t87_1_d_0_or_any, 8, BITS(50, 0x7)) \
    TEST(t87_1_d_0_or, NO, GO(t87_1_d_0_or_any), SAME(0x0, 0x500000, 0x0, 0x0)) \
    TEST(t87_1_d_0, GO(t87_1_d_0_or), IS(TEXS_D2_DC_S), AMONG(NOT_SM_50), SAME(0xff0000000, 0x500000, 0xff0000000, 0x0)) \
    TEST(t87_1_d_1_or_is, NO, IS(TEXS_D2_LL_DC_M), AMONG(NOT_SM_50)) \
    NODE(t87_1_d_1_or_any, 8, BITS(50, 0x7)) \
    TEST(t87_1_d_1_or, NO, GO(t87_1_d_1_or_any), SAME(0x0, 0x500000, 0x0, 0x0)) \
    TEST(t87_1_d_1, GO(t87_1_d_1_or), IS(TEXS_D2_LL_DC_S), AMONG(NOT_SM_50), SAME(0xff0000000, 0x500000, 0xff0000000, 0x0)) \
    TEST(t87_1_d_2_or_is, NO, IS(TEXS_D2_LZ_DC_M), AMONG(NOT_SM_50)) \
    NODE(t87_1_d_2_or_any, 8, BITS(50, 0x7)) \
    TEST(t87_1_d_2_or, NO, GO(t87_1_d_2_or_any), SAME(0x0, 0x500000, 0x0, 0x0)) \
    TEST(t87_1_d_2, GO(t87_1_d_2_or), IS(TEXS_D2_LZ_DC_S), AMONG(NOT_SM_50), SAME(0xff0000000, 0x500000, 0xff0000000, 0x0)) \
    TEST(t87_1_d_3_or_is, NO, IS(TEXS_A2_M), AMONG(NOT_SM_50)) \
    NODE(t87_1_d_3_or_any, 8, BITS(50, 0x7)) \
    TEST(t87_1_d_3_or, NO, GO(t87_1_d_3_or_any), SAME(0x0, 0x500000, 0x0, 0x0)) \
    TEST(t87_1_d_3, GO(t87_1_d_3_or), IS(TEXS_A2_S), AMONG(NOT_SM_50), SAME(0xff0000000, 0x500000, 0xff0000000, 0x0)) \
    NODE(t87_1_f, 16, BITS(51, 0xf)) \
    NODE(t87_1_f_5, 8, BITS(32, 0x7)) \
    TEST(t87_1_f_5_0, NO, IS(BAR_SYNC), SAME(0x78000000000, 0x500000, 0x38000000000, 0x0)) \
    TEST(t87_1_f_5_1, NO, IS(BAR_ARV), SAME(0x78000000000, 0x500000, 0x38000000000, 0x0)) \
    TEST(t87_1_f_5_2, NO, IS(BAR_RED), SAME(0x0, 0x500000, 0x0, 0x0), BUT(0x1800000000, 0x0, 0x1800000000, 0x0)) \
    TEST(t87_1_f_5_3, NO, IS(BAR_SCAN), SAME(0x0, 0x500000, 0x0, 0x0)) \
    NODE(t87_1_f_7, 4, BITS(32, 0x3)) \
    TEST(t87_1_f_7_0, NO, IS(B2R_B), SAME(0x0, 0x500000, 0x0, 0x0)) \
    TEST(t87_1_f_7_1, NO, IS(B2R_R), SAME(0xff00, 0x500000, 0xff00, 0x0)) \
    TEST(t87_1_f_7_2, NO, IS(B2R_W), SAME(0xff00, 0x500000, 0xff00, 0x0)) \
    TEST(t87_1_f_8, NO, IS(R2B), SAME(0x0, 0x500000, 0x0, 0x0), BUT(0x300000000, 0x0, 0x300000000, 0x0)) \
    TEST(t87_1_f_9, NO, IS(S2R), SAME(0x0, 0x500000, 0x0, 0x0)) \
    NODE(t87_1_f_e, 2, BITS(29, 0x1)) \
    TEST(t87_1_f_e_0, NO, IS(DEPBAR_N), SAME(0x0, 0x500000, 0x0, 0x0)) \
    TEST(t87_1_f_e_1, NO, IS(DEPBAR_LE), SAME(0x0, 0x500000, 0x0, 0x0), BUT(0x18000000, 0x0, 0x18000000, 0x0)) \
    TEST(t87_1_f_f, NO, IS(SYNC), SAME(0x0, 0x500000, 0x0, 0x0)) \
    TEST(t87_2_0, NO, IS(MOV32I), SAME(0x70000000000000, 0x500000, 0x0, 0x0)) \
    NODE(t87_2_d, 4, BITS(53, 0x3)) \
    TEST(t87_2_d_0_or_is, NO, IS(TEXS_A2_LZ_M), AMONG(NOT_SM_50)) \
    NODE(t87_2_d_0_or_any, 8, BITS(50, 0x7)) \
    TEST(t87_2_d_0_or, NO, GO(t87_2_d_0_or_any), SAME(0x0, 0x500000, 0x0, 0x0)) \
    TEST(t87_2_d_0, GO(t87_2_d_0_or), IS(TEXS_A2_LZ_S), AMONG(NOT_SM_50), SAME(0xff0000000, 0x500000, 0xff0000000, 0x0)) \
    TEST(t87_2_d_1_or_is, NO, IS(TEXS_A2_LZ_DC_M), AMONG(NOT_SM_50)) \
    NODE(t87_2_d_1_or_any, 8, BITS(50, 0x7)) \
    TEST(t87_2_d_1_or, NO, GO(t87_2_d_1_or_any), SAME(0x0, 0x500000, 0x0, 0x0)) \
    TEST(t87_2_d_1, GO(t87_2_d_1_or), IS(TEXS_A2_LZ_DC_S), AMONG(NOT_SM_50), SAME(0xff0000000, 0x500000, 0xff0000000, 0x0)) \
    TEST(t87_2_d_2_or_is, NO, IS(TEXS_D3_M), AMONG(NOT_SM_50)) \
    NODE(t87_2_d_2_or_any, 8, BITS(50, 0x7)) \
    TEST(t87_2_d_2_or, NO, GO(t87_2_d_2_or_any), SAME(0x0, 0x500000, 0x0, 0x0)) \
    TEST(t87_2_d_2, GO(t87_2_d_2_or), IS(TEXS_D3_S), AMONG(NOT_SM_50), SAME(0xff0000000, 0x500000, 0xff0000000, 0x0)) \
    TEST(t87_2_d_3_or_is, NO, IS(TEXS_D3_LZ_M), AMONG(NOT_SM_50)) \
    NODE(t87_2_d_3_or_any, 8, BITS(50, 0x7)) \
    TEST(t87_2_d_3_or, NO, GO(t87_2_d_3_or_any), SAME(0x0, 0x500000, 0x0, 0x0)) \
    TEST(t87_2_d_3, GO(t87_2_d_3_or), IS(TEXS_D3_LZ_S), AMONG(NOT_SM_50), SAME(0xff0000000, 0x500000, 0xff0000000, 0x0)) \
    TEST(t87_3_5, NO, IS(FFMA_C), SAME(0x0, 0x500000, 0x0, 0x0), BUT(0x60000000000000, 0x0, 0x60000000000000, 0x0)) \
    NODE(t87_3_d, 4, BITS(53, 0x3)) \
    TEST(t87_3_d_0_or_is, NO, IS(TEXS_CUBE_M), AMONG(NOT_SM_50)) \
    NODE(t87_3_d_0_or_any, 8, BITS(50, 0x7)) \
    TEST(t87_3_d_0_or, NO, GO(t87_3_d_0_or_any), SAME(0x0, 0x500000, 0x0, 0x0)) \
    TEST(t87_3_d_0, GO(t87_3_d_0_or), IS(TEXS_CUBE_S), AMONG(NOT_SM_50), SAME(0xff0000000, 0x500000, 0xff0000000, 0x0)) \
    TEST(t87_3_d_1_or_is, NO, IS(TEXS_CUBE_LL_M), AMONG(NOT_SM_50)) \
    NODE(t87_3_d_1_or_any, 8, BITS(50, 0x7)) \
    TEST(t87_3_d_1_or, NO, GO(t87_3_d_1_or_any), SAME(0x0, 0x500000, 0x0, 0x0)) \
    TEST(t87_3_d_1, GO(t87_3_d_1_or), IS(TEXS_CUBE_LL_S), AMONG(NOT_SM_50), SAME(0xff0000000, 0x500000, 0xff0000000, 0x0)) \
    TEST(t87_4_3, NO, IS(DSET), SAME(0x0, 0x500000, 0x0, 0x0), BUT(0x600000000000, 0x0, 0x600000000000, 0x0)) \
    NODE(t87_4_d, 4, BITS(53, 0x3)) \
    TEST(t87_4_d_0_or_is, NO, IS(TLDS_D1_LZ_M), AMONG(NOT_SM_50)) \
    NODE(t87_4_d_0_or_any, 8, BITS(50, 0x7)) \
    TEST(t87_4_d_0_or, NO, GO(t87_4_d_0_or_any), SAME(0x0, 0x500000, 0x0, 0x0)) \
    TEST(t87_4_d_0, GO(t87_4_d_0_or), IS(TLDS_D1_LZ_S), AMONG(NOT_SM_50), SAME(0xff0000000, 0x500000, 0xff0000000, 0x0)) \
    TEST(t87_4_d_1_or_is, NO, IS(TLDS_D1_LL_M), AMONG(NOT_SM_50)) \
    NODE(t87_4_d_1_or_any, 8, BITS(50, 0x7)) \
    TEST(t87_4_d_1_or, NO, GO(t87_4_d_1_or_any), SAME(0x0, 0x500000, 0x0, 0x0)) \
    TEST(t87_4_d_1, GO(t87_4_d_1_or), IS(TLDS_D1_LL_S), AMONG(NOT_SM_50), SAME(0xff0000000, 0x500000, 0xff0000000, 0x0)) \
    TEST(t87_4_d_2_or_is, NO, IS(TLDS_D2_LZ_M), AMONG(NOT_SM_50)) \
    NODE(t87_4_d_2_or_any, 8, BITS(50, 0x7)) \
    TEST(t87_4_d_2_or, NO, GO(t87_4_d_2_or_any), SAME(0x0, 0x500000, 0x0, 0x0)) \
    TEST(t87_4_d_2, GO(t87_4_d_2_or), IS(TLDS_D2_LZ_S), AMONG(NOT_SM_50), SAME(0xff0000000, 0x500000, 0xff0000000, 0x0)) \
    NODE(t87_4_e, 8, BITS(52, 0x7)) \
    TEST(t87_4_e_0, NO, IS(JMX), SAME(0x0, 0x500000, 0x0, 0x0)) \
    TEST(t87_4_e_1, NO, IS(JMP), SAME(0x0, 0x500000, 0x0, 0x0)) \
    TEST(t87_4_e_2, NO, IS(JCAL), SAME(0x0, 0x500000, 0x0, 0x0)) \
    TEST(t87_4_e_3, NO, IS(PEXIT), SAME(0x0, 0x500000, 0x0, 0x0)) \
    TEST(t87_4_e_4, NO, IS(BRA), SAME(0x0, 0x500000, 0x0, 0x0)) \
    TEST(t87_4_e_5, NO, IS(BRX), SAME(0x0, 0x500000, 0x0, 0x0)) \
    TEST(t87_4_e_6, NO, IS(CAL), SAME(0x0, 0x500000, 0x0, 0x0)) \
    TEST(t87_4_e_7, NO, IS(PRET), SAME(0x0, 0x500000, 0x0, 0x0)) \
    TEST(t87_5_3, NO, IS(FFMA_B), SAME(0x0, 0x500000, 0x0, 0x0), BUT(0x60000000000000, 0x0, 0x60000000000000, 0x0)) \
    NODE(t87_5_5, 64, BITS(48, 0x3f)) \
    TEST(t87_5_5_0, NO, IS(IMADSP_UU_C), SAME(0x0, 0x500000, 0x0, 0x0)) \
    TEST(t87_5_5_1, NO, IS(IMADSP_SU_C), SAME(0x0, 0x500000, 0x0, 0x0)) \
    TEST(t87_5_5_20, NO, IS(IMADSP_US_C), SAME(0x0, 0x500000, 0x0, 0x0)) \
    TEST(t87_5_5_21, NO, IS(IMADSP_SS_C), SAME(0x0, 0x500000, 0x0, 0x0)) \
    NODE(t87_5_d, 4, BITS(53, 0x3)) \
    TEST(t87_5_d_0_or_is, NO, IS(TLDS_D2_LZ_AO_M), AMONG(NOT_SM_50)) \
    NODE(t87_5_d_0_or_any, 8, BITS(50, 0x7)) \
    TEST(t87_5_d_0_or, NO, GO(t87_5_d_0_or_any), SAME(0x0, 0x500000, 0x0, 0x0)) \
    TEST(t87_5_d_0, GO(t87_5_d_0_or), IS(TLDS_D2_LZ_AO_S), AMONG(NOT_SM_50), SAME(0xff0000000, 0x500000, 0xff0000000, 0x0)) \
    TEST(t87_5_d_1_or_is, NO, IS(TLDS_D2_LL_M), AMONG(NOT_SM_50)) \
    NODE(t87_5_d_1_or_any, 8, BITS(50, 0x7)) \
    TEST(t87_5_d_1_or, NO, GO(t87_5_d_1_or_any), SAME(0x0, 0x500000, 0x0, 0x0)) \
    TEST(t87_5_d_1, GO(t87_5_d_1_or), IS(TLDS_D2_LL_S), AMONG(NOT_SM_50), SAME(0xff0000000, 0x500000, 0xff0000000, 0x0)) \
    TEST(t87_5_d_2_or_is, NO, IS(TLDS_D2_LZ_MS_M), AMONG(NOT_SM_50)) \
    NODE(t87_5_d_2_or_any, 8, BITS(50, 0x7)) \
    TEST(t87_5_d_2_or, NO, GO(t87_5_d_2_or_any), SAME(0x0, 0x500000, 0x0, 0x0)) \
    TEST(t87_5_d_2, GO(t87_5_d_2_or), IS(TLDS_D2_LZ_MS_S), AMONG(NOT_SM_50), SAME(0xff0000000, 0x500000, 0xff0000000, 0x0)) \
    TEST(t87_5_d_3_or_is, NO, IS(TLDS_D3_LZ_M), AMONG(NOT_SM_50)) \
    NODE(t87_5_d_3_or_any, 8, BITS(50, 0x7)) \
    TEST(t87_5_d_3_or, NO, GO(t87_5_d_3_or_any), SAME(0x0, 0x500000, 0x0, 0x0)) \
    TEST(t87_5_d_3, GO(t87_5_d_3_or), IS(TLDS_D3_LZ_S), AMONG(NOT_SM_50), SAME(0xff0000000, 0x500000, 0xff0000000, 0x0)) \
    NODE(t87_5_e, 8, BITS(52, 0x7)) \
    TEST(t87_5_e_0, NO, IS(PLONGJMP), SAME(0x0, 0x500000, 0x0, 0x0)) \
    TEST(t87_5_e_1, NO, IS(SSY), SAME(0x0, 0x500000, 0x0, 0x0)) \
    TEST(t87_5_e_2, NO, IS(PBK), SAME(0x0, 0x500000, 0x0, 0x0)) \
    TEST(t87_5_e_3, NO, IS(PCNT), SAME(0x0, 0x500000, 0x0, 0x0)) \
    TEST(t87_5_e_4, NO, IS(GETCRSPTR), SAME(0x0, 0x500000, 0x0, 0x0)) \
    TEST(t87_5_e_5, NO, IS(GETLMEMBASE), SAME(0x0, 0x500000, 0x0, 0x0)) \
    TEST(t87_5_e_6, NO, IS(SETCRSPTR), SAME(0x0, 0x500000, 0x0, 0x0)) \
    TEST(t87_5_e_7, NO, IS(SETLMEMBASE), SAME(0x0, 0x500000, 0x0, 0x0)) \
    NODE(t87_6_5, 8, BITS(52, 0x7)) \
    TEST(t87_6_5_4, NO, IS(ICMP_C), SAME(0x0, 0x500000, 0x0, 0x0)) \
    TEST(t87_6_5_7, NO, IS(DFMA_C), SAME(0x0, 0x500000, 0x0, 0x0)) \
    TEST(t87_6_d_or_is, NO, IS(TLDS_A2_LZ_M), AMONG(NOT_SM_50)) \
    NODE(t87_6_d_or_any, 8, BITS(50, 0x7)) \
    TEST(t87_6_d_or, NO, GO(t87_6_d_or_any), SAME(0x60000000000000, 0x500000, 0x0, 0x0)) \
    TEST(t87_6_d, GO(t87_6_d_or), IS(TLDS_A2_LZ_S), AMONG(NOT_SM_50), SAME(0x60000ff0000000, 0x500000, 0xff0000000, 0x0)) \
    NODE(t87_6_e, 8, BITS(52, 0x7)) \
    TEST(t87_6_e_0, NO, IS(EXIT), SAME(0x0, 0x500000, 0x0, 0x0)) \
    TEST(t87_6_e_1, NO, IS(LONGJMP), SAME(0x0, 0x500000, 0x0, 0x0)) \
    TEST(t87_6_e_2, NO, IS(RET), SAME(0x0, 0x500000, 0x0, 0x0)) \
    TEST(t87_6_e_3, NO, IS(KIL), SAME(0x0, 0x500000, 0x0, 0x0)) \
    TEST(t87_6_e_4, NO, IS(BRK), SAME(0x0, 0x500000, 0x0, 0x0)) \
    TEST(t87_6_e_5, NO, IS(CONT), SAME(0x0, 0x500000, 0x0, 0x0)) \
    TEST(t87_6_e_6, NO, IS(RTT), SAME(0x0, 0x500000, 0x0, 0x0)) \
    TEST(t87_6_e_7, NO, IS(SAM), SAME(0x0, 0x500000, 0x0, 0x0)) \
    NODE(t87_7_5, 128, BITS(48, 0x7f)) \
    TEST(t87_7_5_20, NO, IS(FCMP_C), SAME(0x0, 0x500000, 0x0, 0x0)) \
    TEST(t87_7_5_40, NO, IS(PRMT_C), SAME(0x0, 0x500000, 0x0, 0x0)) \
    TEST(t87_7_5_58, NO, IS(IDP_A4), AMONG(SM_61_SM_62), SAME(0x0, 0x500000, 0x0, 0x0)) \
    TEST(t87_7_5_59, NO, IS(IDP_A2), AMONG(SM_61_SM_62), SAME(0x0, 0x500000, 0x0, 0x0)) \
    TEST(t87_7_5_70, NO, IS(BFI_C), SAME(0x0, 0x500000, 0x0, 0x0)) \
    TEST(t87_7_d_or_is, NO, IS(TLDS_D2_LL_AO_M), AMONG(NOT_SM_50)) \
    NODE(t87_7_d_or_any, 8, BITS(50, 0x7)) \
    TEST(t87_7_d_or, NO, GO(t87_7_d_or_any), SAME(0x60000000000000, 0x500000, 0x0, 0x0)) \
    TEST(t87_7_d, GO(t87_7_d_or), IS(TLDS_D2_LL_AO_S), AMONG(NOT_SM_50), SAME(0x60000ff0000000, 0x500000, 0xff0000000, 0x0)) \
    NODE(t87_7_e, 8, BITS(52, 0x7)) \
    TEST(t87_7_e_0, NO, IS(RAM), SAME(0x0, 0x500000, 0x0, 0x0)) \
    TEST(t87_7_e_1, NO, IS(IDE), SAME(0x0, 0x500000, 0x0, 0x0)) \
    TEST(t87_7_e_2, NO, IS(BPT), SAME(0x0, 0x500000, 0x0, 0x0), BUT(0x180, 0x0, 0x180, 0x0)) \
    TEST(t87_8_5, NO, IS(VABSDIFF), TRIES, SAME(0x0, 0x500000, 0x0, 0x0)) \
    NODE(t87_9_3, 64, BITS(48, 0x3f)) \
    TEST(t87_9_3_0, NO, IS(IMADSP_UU_B), SAME(0x0, 0x500000, 0x0, 0x0)) \
    TEST(t87_9_3_1, NO, IS(IMADSP_SU_B), SAME(0x0, 0x500000, 0x0, 0x0)) \
    TEST(t87_9_3_20, NO, IS(IMADSP_US_B), SAME(0x0, 0x500000, 0x0, 0x0)) \
    TEST(t87_9_3_21, NO, IS(IMADSP_SS_B), SAME(0x0, 0x500000, 0x0, 0x0)) \
    NODE(t87_c_3, 8, BITS(52, 0x7)) \
    TEST(t87_c_3_else, NO, IS(XMAD_I), SAME(0x0, 0x500000, 0x0, 0x0)) \
    TEST(t87_c_3_1, NO, IS(XMAD_I), TRIES, SAME(0x0, 0x500000, 0x0, 0x0)) \
    TEST(t87_c_3_4, NO, IS(ICMP_B), SAME(0x0, 0x500000, 0x0, 0x0)) \
    TEST(t87_c_3_5, NO, IS(ISET), SAME(0x0, 0x500000, 0x0, 0x0), BUT(0x600000000000, 0x0, 0x600000000000, 0x0)) \
    TEST(t87_c_3_6, NO, IS(ISETP), SAME(0x0, 0x500000, 0x0, 0x0), BUT(0x600000000000, 0x0, 0x600000000000, 0x0)) \
    TEST(t87_c_3_7, NO, IS(DFMA_B), SAME(0x0, 0x500000, 0x0, 0x0)) \
    TEST(t87_c_5, NO, IS(VSHR), TRIES, SAME(0x0, 0x500000, 0x0, 0x0)) \
    NODE(t87_d_3, 16, BITS(51, 0xf)) \
    TEST(t87_d_3_0, NO, IS(DSETP), SAME(0x0, 0x500000, 0x0, 0x0), BUT(0x600000000000, 0x0, 0x600000000000, 0x0)) \
    TEST(t87_d_3_4, NO, IS(FCMP_B), SAME(0x0, 0x500000, 0x0, 0x0)) \
    TEST(t87_d_3_6, NO, IS(FSETP), SAME(0x0, 0x500000, 0x0, 0x0), BUT(0x600000000000, 0x0, 0x600000000000, 0x0)) \
    TEST(t87_d_3_8, NO, IS(PRMT_B), SAME(0x0, 0x500000, 0x0, 0x0), BUT(0x7000000000000, 0x0, 0x7000000000000, 0x0)) \
    TEST(t87_d_3_a, NO, IS(LEA_LO), SAME(0x0, 0x500000, 0x0, 0x0)) \
    TEST(t87_d_3_e, NO, IS(BFI_B), SAME(0x0, 0x500000, 0x0, 0x0)) \
    TEST(t87_d_3_f, NO, IS(SHF_L), SAME(0x0, 0x500000, 0x0, 0x0), BUT(0x6000000000, 0x0, 0x2000000000, 0x0)) \
    TEST(t87_d_f, NO, IS(OUT), SAME(0x78000000000000, 0x500000, 0x60000000000000, 0x0), BUT(0x18000000000, 0x0, 0x0, 0x0)) \
    TEST(t87_e_5, NO, IS(VSHL), TRIES, SAME(0x0, 0x500000, 0x0, 0x0)) \
    NODE(t87_10_3, 16, BITS(51, 0xf)) \
    TEST(t87_10_3_0, NO, IS(BFE), SAME(0x0, 0x500000, 0x0, 0x0)) \
    TEST(t87_10_3_1, NO, IS(POPC), SAME(0x0, 0x500000, 0x0, 0x0)) \
    TEST(t87_10_3_2, NO, IS(IADD), SAME(0x0, 0x500000, 0x0, 0x0)) \
    TEST(t87_10_3_3, NO, IS(ISCADD), SAME(0x0, 0x500000, 0x0, 0x0)) \
    TEST(t87_10_3_4, NO, IS(IMNMX), SAME(0x0, 0x500000, 0x0, 0x0)) \
    TEST(t87_10_3_5, NO, IS(SHR), SAME(0x0, 0x500000, 0x0, 0x0), BUT(0x180000000000, 0x0, 0x80000000000, 0x0)) \
    TEST(t87_10_3_6, NO, IS(FLO), SAME(0x0, 0x500000, 0x0, 0x0)) \
    TEST(t87_10_3_7, NO, IS(IMUL), SAME(0x0, 0x500000, 0x0, 0x0)) \
    TEST(t87_10_3_8, NO, IS(LOP), SAME(0x0, 0x500000, 0x0, 0x0)) \
    TEST(t87_10_3_9, NO, IS(SHL), SAME(0x0, 0x500000, 0x0, 0x0)) \
    TEST(t87_10_3_a, NO, IS(DMNMX), SAME(0x0, 0x500000, 0x0, 0x0)) \
    TEST(t87_10_3_b, NO, IS(FADD), SAME(0x0, 0x500000, 0x0, 0x0)) \
    TEST(t87_10_3_c, NO, IS(FMNMX), SAME(0x0, 0x500000, 0x0, 0x0)) \
    TEST(t87_10_3_d_any_4, IS(FMUL), NO, SAME(0xe0000000000, 0x0, 0xe0000000000, 0x0)) \
    TEST(t87_10_3_d_any_3, GO(t87_10_3_d_any_4), NO, SAME(0x300000000000, 0x0, 0x300000000000, 0x0)) \
    TEST(t87_10_3_d_any_2, GO(t87_10_3_d_any_3), NO, SAME(0x0, 0x100000, 0x0, 0x100000)) \
    TEST(t87_10_3_d_any_1, GO(t87_10_3_d_any_2), NO, SAME(0x0, 0x400000, 0x0, 0x400000)) \
    TEST(t87_10_3_e, NO, IS(DADD), SAME(0x0, 0x500000, 0x0, 0x0)) \
    TEST(t87_10_7, NO, IS(HMUL2_I), SAME(0x0, 0x500000, 0x0, 0x0), BUT(0x18000000000, 0x0, 0x18000000000, 0x0)) \
    NODE(t87_10_d, 4, BITS(53, 0x3)) \
    NODE(t87_10_d_0_or_any, 8, BITS(50, 0x7)) \
    TEST(t87_10_d_0_or, NO, GO(t87_10_d_0_or_any), SAME(0x0, 0x500000, 0x0, 0x0)) \
    TEST(t87_10_d_0, GO(t87_10_d_0_or), IS(TEXS_D1_LZ_S), SAME(0xff0000000, 0x500000, 0xff0000000, 0x0)) \
    NODE(t87_10_d_1_or_any, 8, BITS(50, 0x7)) \
    TEST(t87_10_d_1_or, NO, GO(t87_10_d_1_or_any), SAME(0x0, 0x500000, 0x0, 0x0)) \
    TEST(t87_10_d_1, GO(t87_10_d_1_or), IS(TEXS_D2_S), SAME(0xff0000000, 0x500000, 0xff0000000, 0x0)) \
    NODE(t87_10_d_2_or_any, 8, BITS(50, 0x7)) \
    TEST(t87_10_d_2_or, NO, GO(t87_10_d_2_or_any), SAME(0x0, 0x500000, 0x0, 0x0)) \
    TEST(t87_10_d_2, GO(t87_10_d_2_or), IS(TEXS_D2_LZ_S), SAME(0xff0000000, 0x500000, 0xff0000000, 0x0)) \
    NODE(t87_10_d_3_or_any, 8, BITS(50, 0x7)) \
    TEST(t87_10_d_3_or, NO, GO(t87_10_d_3_or_any), SAME(0x0, 0x500000, 0x0, 0x0)) \
    TEST(t87_10_d_3, GO(t87_10_d_3_or), IS(TEXS_D2_LL_S), SAME(0xff0000000, 0x500000, 0xff0000000, 0x0)) \
    NODE(t87_11_3, 16, BITS(51, 0xf)) \
    TEST(t87_11_3_0, NO, IS(DMUL), SAME(0x0, 0x500000, 0x0, 0x0)) \
    TEST(t87_11_3_1, NO, IS(FCHK), SAME(0x1f8000000000, 0x500000, 0x0, 0x0)) \
    TEST(t87_11_3_2, NO, IS(RRO), SAME(0x0, 0x500000, 0x0, 0x0)) \
    TEST(t87_11_3_3, NO, IS(MOV), SAME(0x0, 0x500000, 0x0, 0x0)) \
    TEST(t87_11_3_4, NO, IS(SEL), SAME(0x0, 0x500000, 0x0, 0x0)) \
    NODE(t87_11_3_5, 16, BITS(8, 0xf)) \
    NODE(t87_11_3_5_5_any, 16, BITS(39, 0xf)) \
    TEST(t87_11_3_5_5, NO, GO(t87_11_3_5_5_any), SAME(0x0, 0x500000, 0x0, 0x0)) \
    TEST(t87_11_3_5_6, NO, IS(F2F_HS), SAME(0x0, 0x500000, 0x0, 0x0)) \
    TEST(t87_11_3_5_7, NO, IS(F2F_HD), SAME(0x0, 0x500000, 0x0, 0x0)) \
    TEST(t87_11_3_5_9, NO, IS(F2F_SH), SAME(0x0, 0x500000, 0x0, 0x0)) \
    NODE(t87_11_3_5_a_any, 16, BITS(39, 0xf)) \
    TEST(t87_11_3_5_a, NO, GO(t87_11_3_5_a_any), SAME(0x0, 0x500000, 0x0, 0x0)) \
    TEST(t87_11_3_5_b, NO, IS(F2F_SD), SAME(0x0, 0x500000, 0x0, 0x0)) \
    TEST(t87_11_3_5_d, NO, IS(F2F_DH), SAME(0x0, 0x500000, 0x0, 0x0)) \
    TEST(t87_11_3_5_e, NO, IS(F2F_DS), SAME(0x0, 0x500000, 0x0, 0x0)) \
    NODE(t87_11_3_5_f_any, 16, BITS(39, 0xf)) \
    TEST(t87_11_3_5_f, NO, GO(t87_11_3_5_f_any), SAME(0x0, 0x500000, 0x0, 0x0)) \
    NODE(t87_11_3_6, 4, BITS(10, 0x3)) \
    TEST(t87_11_3_6_1, NO, IS(F2I_H), SAME(0x0, 0x500000, 0x0, 0x0), BUT(0x300, 0x0, 0x0, 0x0)) \
    TEST(t87_11_3_6_2, NO, IS(F2I_S), SAME(0x0, 0x500000, 0x0, 0x0), BUT(0x300, 0x0, 0x0, 0x0)) \
    TEST(t87_11_3_6_3, NO, IS(F2I_D), SAME(0x0, 0x500000, 0x0, 0x0), BUT(0x300, 0x0, 0x0, 0x0)) \
    NODE(t87_11_3_7, 4, BITS(10, 0x3)) \
    TEST(t87_11_3_7_0, NO, IS(I2F_B), SAME(0x0, 0x500000, 0x0, 0x0), BUT(0x300, 0x0, 0x0, 0x0)) \
    TEST(t87_11_3_7_1, NO, IS(I2F_H), TRIES, SAME(0x0, 0x500000, 0x0, 0x0), BUT(0x300, 0x0, 0x0, 0x0)) \
    TEST(t87_11_3_7_2, NO, IS(I2F_W), SAME(0x0, 0x500000, 0x0, 0x0), BUT(0x300, 0x0, 0x0, 0x0)) \
    TEST(t87_11_3_7_3, NO, IS(I2F_D), SAME(0x0, 0x500000, 0x0, 0x0), BUT(0x300, 0x0, 0x0, 0x0)) \
    TEST(t87_11_3_8, NO, IS(IADD3_B), SAME(0x0, 0x500000, 0x0, 0x0)) \
    NODE(t87_11_3_c, 4, BITS(10, 0x3)) \
    TEST(t87_11_3_c_0, NO, IS(I2I_B), SAME(0x0, 0x500000, 0x0, 0x0), BUT(0x300, 0x0, 0x300, 0x0)) \
    TEST(t87_11_3_c_1, NO, IS(I2I_H), TRIES, SAME(0x0, 0x500000, 0x0, 0x0), BUT(0x300, 0x0, 0x300, 0x0)) \
    TEST(t87_11_3_c_2, NO, IS(I2I_W), SAME(0x0, 0x500000, 0x0, 0x0), BUT(0x300, 0x0, 0x300, 0x0)) \
    TEST(t87_11_3_d, NO, IS(P2R), SAME(0x0, 0x500000, 0x0, 0x0)) \
    TEST(t87_11_3_e, NO, IS(R2P), SAME(0x0, 0x500000, 0x0, 0x0)) \
    TEST(t87_11_3_f, NO, IS(SHF_R), SAME(0x0, 0x500000, 0x0, 0x0), BUT(0x6000000000, 0x0, 0x2000000000, 0x0)) \
    TEST(t87_11_7, NO, IS(HMUL2_C), SAME(0x0, 0x500000, 0x0, 0x0), BUT(0x18000000000, 0x0, 0x18000000000, 0x0)) \
    NODE(t87_11_d, 4, BITS(53, 0x3)) \
    NODE(t87_11_d_0_or_any, 8, BITS(50, 0x7)) \
    TEST(t87_11_d_0_or, NO, GO(t87_11_d_0_or_any), SAME(0x0, 0x500000, 0x0, 0x0)) \
    TEST(t87_11_d_0, GO(t87_11_d_0_or), IS(TEXS_D2_DC_S), SAME(0xff0000000, 0x500000, 0xff0000000, 0x0)) \
    NODE(t87_11_d_1_or_any, 8, BITS(50, 0x7)) \
    TEST(t87_11_d_1_or, NO, GO(t87_11_d_1_or_any), SAME(0x0, 0x500000, 0x0, 0x0)) \
    TEST(t87_11_d_1, GO(t87_11_d_1_or), IS(TEXS_D2_LL_DC_S), SAME(0xff0000000, 0x500000, 0xff0000000, 0x0)) \
    NODE(t87_11_d_2_or_any, 8, BITS(50, 0x7)) \
    TEST(t87_11_d_2_or, NO, GO(t87_11_d_2_or_any), SAME(0x0, 0x500000, 0x0, 0x0)) \
    TEST(t87_11_d_2, GO(t87_11_d_2_or), IS(TEXS_D2_LZ_DC_S), SAME(0xff0000000, 0x500000, 0xff0000000, 0x0)) \
    NODE(t87_11_d_3_or_any, 8, BITS(50, 0x7)) \
    TEST(t87_11_d_3_or, NO, GO(t87_11_d_3_or_any), SAME(0x0, 0x500000, 0x0, 0x0)) \
    TEST(t87_11_d_3, GO(t87_11_d_3_or), IS(TEXS_A2_S), SAME(0xff0000000, 0x500000, 0xff0000000, 0x0)) \
    NODE(t87_12_d, 4, BITS(53, 0x3)) \
    NODE(t87_12_d_0_or_any, 8, BITS(50, 0x7)) \
    TEST(t87_12_d_0_or, NO, GO(t87_12_d_0_or_any), SAME(0x0, 0x500000, 0x0, 0x0)) \
    TEST(t87_12_d_0, GO(t87_12_d_0_or), IS(TEXS_A2_LZ_S), SAME(0xff0000000, 0x500000, 0xff0000000, 0x0)) \
    NODE(t87_12_d_1_or_any, 8, BITS(50, 0x7)) \
    TEST(t87_12_d_1_or, NO, GO(t87_12_d_1_or_any), SAME(0x0, 0x500000, 0x0, 0x0)) \
    TEST(t87_12_d_1, GO(t87_12_d_1_or), IS(TEXS_A2_LZ_DC_S), SAME(0xff0000000, 0x500000, 0xff0000000, 0x0)) \
    NODE(t87_12_d_2_or_any, 8, BITS(50, 0x7)) \
    TEST(t87_12_d_2_or, NO, GO(t87_12_d_2_or_any), SAME(0x0, 0x500000, 0x0, 0x0)) \
    TEST(t87_12_d_2, GO(t87_12_d_2_or), IS(TEXS_D3_S), SAME(0xff0000000, 0x500000, 0xff0000000, 0x0)) \
    NODE(t87_12_d_3_or_any, 8, BITS(50, 0x7)) \
    TEST(t87_12_d_3_or, NO, GO(t87_12_d_3_or_any), SAME(0x0, 0x500000, 0x0, 0x0)) \
    TEST(t87_12_d_3, GO(t87_12_d_3_or), IS(TEXS_D3_LZ_S), SAME(0xff0000000, 0x500000, 0xff0000000, 0x0)) \
    NODE(t87_13_d, 4, BITS(53, 0x3)) \
    NODE(t87_13_d_0_or_any, 8, BITS(50, 0x7)) \
    TEST(t87_13_d_0_or, NO, GO(t87_13_d_0_or_any), SAME(0x0, 0x500000, 0x0, 0x0)) \
    TEST(t87_13_d_0, GO(t87_13_d_0_or), IS(TEXS_CUBE_S), SAME(0xff0000000, 0x500000, 0xff0000000, 0x0)) \
    NODE(t87_13_d_1_or_any, 8, BITS(50, 0x7)) \
    TEST(t87_13_d_1_or, NO, GO(t87_13_d_1_or_any), SAME(0x0, 0x500000, 0x0, 0x0)) \
    TEST(t87_13_d_1, GO(t87_13_d_1_or), IS(TEXS_CUBE_LL_S), SAME(0xff0000000, 0x500000, 0xff0000000, 0x0)) \
    TEST(t87_14_3, NO, IS(VMNMX), TRIES, SAME(0x0, 0x500000, 0x0, 0x0)) \
    NODE(t87_14_d, 4, BITS(53, 0x3)) \
    NODE(t87_14_d_0_or_any, 8, BITS(50, 0x7)) \
    TEST(t87_14_d_0_or, NO, GO(t87_14_d_0_or_any), SAME(0x0, 0x500000, 0x0, 0x0)) \
    TEST(t87_14_d_0, GO(t87_14_d_0_or), IS(TLDS_D1_LZ_S), SAME(0xff0000000, 0x500000, 0xff0000000, 0x0)) \
    NODE(t87_14_d_1_or_any, 8, BITS(50, 0x7)) \
    TEST(t87_14_d_1_or, NO, GO(t87_14_d_1_or_any), SAME(0x0, 0x500000, 0x0, 0x0)) \
    TEST(t87_14_d_1, GO(t87_14_d_1_or), IS(TLDS_D1_LL_S), SAME(0xff0000000, 0x500000, 0xff0000000, 0x0)) \
    NODE(t87_14_d_2_or_any, 8, BITS(50, 0x7)) \
    TEST(t87_14_d_2_or, NO, GO(t87_14_d_2_or_any), SAME(0x0, 0x500000, 0x0, 0x0)) \
    TEST(t87_14_d_2, GO(t87_14_d_2_or), IS(TLDS_D2_LZ_S), SAME(0xff0000000, 0x500000, 0xff0000000, 0x0)) \
    NODE(t87_14_e, 2, BITS(54, 0x1)) \
    TEST(t87_14_e_0_is, NO, IS(SUATOM_I), TRIES) \
    TEST(t87_14_e_0_any_7, GO(t87_14_e_0_is), NO, SAME(0x120000000, 0x0, 0x120000000, 0x0)) \
    TEST(t87_14_e_0_any_6, GO(t87_14_e_0_any_7), NO, SAME(0x140000000, 0x0, 0x140000000, 0x0)) \
    TEST(t87_14_e_0_any_5, GO(t87_14_e_0_any_6), NO, SAME(0x180000000, 0x0, 0x180000000, 0x0)) \
    TEST(t87_14_e_0_any_4, GO(t87_14_e_0_any_5), NO, SAME(0xc00000000, 0x0, 0xc00000000, 0x0)) \
    TEST(t87_14_e_0_any_3, GO(t87_14_e_0_any_4), NO, SAME(0x6000000000000, 0x0, 0x6000000000000, 0x0)) \
    TEST(t87_14_e_0_any_2, GO(t87_14_e_0_any_3), NO, SAME(0x0, 0x100000, 0x0, 0x100000)) \
    TEST(t87_14_e_0_any_1, GO(t87_14_e_0_any_2), NO, SAME(0x0, 0x400000, 0x0, 0x400000)) \
    TEST(t87_14_e_1_is, NO, IS(SUATOM_R), TRIES) \
    TEST(t87_14_e_1_any_8, NO, GO(t87_14_e_1_is), SAME(0x20004e0000000, 0x0, 0x0, 0x0)) \
    TEST(t87_14_e_1_any_7, GO(t87_14_e_1_any_8), GO(t87_14_e_1_is), SAME(0x2000500000000, 0x0, 0x0, 0x0)) \
    TEST(t87_14_e_1_any_6, GO(t87_14_e_1_any_7), GO(t87_14_e_1_is), SAME(0x20008e0000000, 0x0, 0x0, 0x0)) \
    TEST(t87_14_e_1_any_5, GO(t87_14_e_1_any_6), GO(t87_14_e_1_is), SAME(0x2000900000000, 0x0, 0x0, 0x0)) \
    TEST(t87_14_e_1_any_4, GO(t87_14_e_1_any_5), GO(t87_14_e_1_is), SAME(0x40004e0000000, 0x0, 0x0, 0x0)) \
    TEST(t87_14_e_1_any_3, GO(t87_14_e_1_any_4), GO(t87_14_e_1_is), SAME(0x4000500000000, 0x0, 0x0, 0x0)) \
    TEST(t87_14_e_1_any_2, GO(t87_14_e_1_any_3), GO(t87_14_e_1_is), SAME(0x40008e0000000, 0x0, 0x0, 0x0)) \
    TEST(t87_14_e_1_any_1, GO(t87_14_e_1_any_2), GO(t87_14_e_1_is), SAME(0x4000900000000, 0x0, 0x0, 0x0)) \
    TEST(t87_14_e_1, NO, GO(t87_14_e_1_any_1), SAME(0x20000000000000, 0x500000, 0x20000000000000, 0x0)) \
    NODE(t87_15_d, 4, BITS(53, 0x3)) \
    NODE(t87_15_d_0_or_any, 8, BITS(50, 0x7)) \
    TEST(t87_15_d_0_or, NO, GO(t87_15_d_0_or_any), SAME(0x0, 0x500000, 0x0, 0x0)) \
    TEST(t87_15_d_0, GO(t87_15_d_0_or), IS(TLDS_D2_LZ_AO_S), SAME(0xff0000000, 0x500000, 0xff0000000, 0x0)) \
    NODE(t87_15_d_1_or_any, 8, BITS(50, 0x7)) \
    TEST(t87_15_d_1_or, NO, GO(t87_15_d_1_or_any), SAME(0x0, 0x500000, 0x0, 0x0)) \
    TEST(t87_15_d_1, GO(t87_15_d_1_or), IS(TLDS_D2_LL_S), SAME(0xff0000000, 0x500000, 0xff0000000, 0x0)) \
    NODE(t87_15_d_2_or_any, 8, BITS(50, 0x7)) \
    TEST(t87_15_d_2_or, NO, GO(t87_15_d_2_or_any), SAME(0x0, 0x500000, 0x0, 0x0)) \
    TEST(t87_15_d_2, GO(t87_15_d_2_or), IS(TLDS_D2_LZ_MS_S), SAME(0xff0000000, 0x500000, 0xff0000000, 0x0)) \
    NODE(t87_15_d_3_or_any, 8, BITS(50, 0x7)) \
    TEST(t87_15_d_3_or, NO, GO(t87_15_d_3_or_any), SAME(0x0, 0x500000, 0x0, 0x0)) \
    TEST(t87_15_d_3, GO(t87_15_d_3_or), IS(TLDS_D3_LZ_S), SAME(0xff0000000, 0x500000, 0xff0000000, 0x0)) \
    NODE(t87_15_e, 2, BITS(54, 0x1)) \
    TEST(t87_15_e_0_is, NO, IS(SUATOM_CI), TRIES) \
    TEST(t87_15_e_0_any_4, NO, GO(t87_15_e_0_is), SAME(0x2000400000000, 0x0, 0x0, 0x0)) \
    TEST(t87_15_e_0_any_3, GO(t87_15_e_0_any_4), GO(t87_15_e_0_is), SAME(0x2000800000000, 0x0, 0x0, 0x0)) \
    TEST(t87_15_e_0_any_2, GO(t87_15_e_0_any_3), GO(t87_15_e_0_is), SAME(0x4000400000000, 0x0, 0x0, 0x0)) \
    TEST(t87_15_e_0_any_1, GO(t87_15_e_0_any_2), GO(t87_15_e_0_is), SAME(0x4000800000000, 0x0, 0x0, 0x0)) \
    TEST(t87_15_e_0, NO, GO(t87_15_e_0_any_1), SAME(0x0, 0x500000, 0x0, 0x0)) \
    TEST(t87_15_e_1_is, NO, IS(SUATOM_CR), TRIES) \
    TEST(t87_15_e_1_any_4, NO, GO(t87_15_e_1_is), SAME(0x2000400000000, 0x0, 0x0, 0x0)) \
    TEST(t87_15_e_1_any_3, GO(t87_15_e_1_any_4), GO(t87_15_e_1_is), SAME(0x2000800000000, 0x0, 0x0, 0x0)) \
    TEST(t87_15_e_1_any_2, GO(t87_15_e_1_any_3), GO(t87_15_e_1_is), SAME(0x4000400000000, 0x0, 0x0, 0x0)) \
    TEST(t87_15_e_1_any_1, GO(t87_15_e_1_any_2), GO(t87_15_e_1_is), SAME(0x4000800000000, 0x0, 0x0, 0x0)) \
    TEST(t87_15_e_1, NO, GO(t87_15_e_1_any_1), SAME(0x20000000000000, 0x500000, 0x0, 0x0)) \
    NODE(t87_16_2, 8, BITS(52, 0x7)) \
    TEST(t87_16_2_else, NO, IS(XMAD_R), SAME(0x1000000000000000, 0x500000, 0x1000000000000000, 0x0)) \
    TEST(t87_16_2_1, NO, IS(XMAD_R), TRIES, SAME(0x1000000000000000, 0x500000, 0x1000000000000000, 0x0)) \
    TEST(t87_16_3, NO, IS(HADD2_C), TRIES, SAME(0x0, 0x500000, 0x0, 0x0)) \
    NODE(t87_16_6_1_or_any, 8, BITS(50, 0x7)) \
    TEST(t87_16_6_1_or, NO, GO(t87_16_6_1_or_any), SAME(0x60000000000000, 0x500000, 0x0, 0x0)) \
    TEST(t87_16_6_1, GO(t87_16_6_1_or), IS(TLDS_A2_LZ_S), SAME(0x60000ff0000000, 0x500000, 0xff0000000, 0x0)) \
    NODE(t87_16_7, 8, BITS(52, 0x7)) \
    TEST(t87_16_7_0_any_6, IS(SULD_P), NO, SAME(0xf00000, 0x0, 0x0, 0x0)) \
    TEST(t87_16_7_0_any_5, GO(t87_16_7_0_any_6), NO, SAME(0xc00000000, 0x0, 0xc00000000, 0x0)) \
    TEST(t87_16_7_0_any_4, GO(t87_16_7_0_any_5), NO, SAME(0x6000000000000, 0x0, 0x6000000000000, 0x0)) \
    TEST(t87_16_7_0_any_3, GO(t87_16_7_0_any_4), NO, SAME(0x1000000000000000, 0x0, 0x1000000000000000, 0x0)) \
    TEST(t87_16_7_0_any_2, GO(t87_16_7_0_any_3), NO, SAME(0x0, 0x100000, 0x0, 0x100000)) \
    TEST(t87_16_7_0_any_1, GO(t87_16_7_0_any_2), NO, SAME(0x0, 0x400000, 0x0, 0x400000)) \
    TEST(t87_16_7_1_any_6, IS(SULD_D), NO, SAME(0x700000, 0x0, 0x700000, 0x0)) \
    TEST(t87_16_7_1_any_5, GO(t87_16_7_1_any_6), NO, SAME(0xc00000000, 0x0, 0xc00000000, 0x0)) \
    TEST(t87_16_7_1_any_4, GO(t87_16_7_1_any_5), NO, SAME(0x6000000000000, 0x0, 0x6000000000000, 0x0)) \
    TEST(t87_16_7_1_any_3, GO(t87_16_7_1_any_4), NO, SAME(0x1000000000000000, 0x0, 0x1000000000000000, 0x0)) \
    TEST(t87_16_7_1_any_2, GO(t87_16_7_1_any_3), NO, SAME(0x0, 0x100000, 0x0, 0x100000)) \
    TEST(t87_16_7_1_any_1, GO(t87_16_7_1_any_2), NO, SAME(0x0, 0x400000, 0x0, 0x400000)) \
    TEST(t87_16_7_2_any_6, IS(SUST_P), NO, SAME(0xf00000, 0x0, 0x0, 0x0)) \
    TEST(t87_16_7_2_any_5, GO(t87_16_7_2_any_6), NO, SAME(0xc00000000, 0x0, 0xc00000000, 0x0)) \
    TEST(t87_16_7_2_any_4, GO(t87_16_7_2_any_5), NO, SAME(0x6000000000000, 0x0, 0x6000000000000, 0x0)) \
    TEST(t87_16_7_2_any_3, GO(t87_16_7_2_any_4), NO, SAME(0x1000000000000000, 0x0, 0x1000000000000000, 0x0)) \
    TEST(t87_16_7_2_any_2, GO(t87_16_7_2_any_3), NO, SAME(0x0, 0x100000, 0x0, 0x100000)) \
    TEST(t87_16_7_2_any_1, GO(t87_16_7_2_any_2), NO, SAME(0x0, 0x400000, 0x0, 0x400000)) \
    TEST(t87_16_7_3_any_6, IS(SUST_D), NO, SAME(0x700000, 0x0, 0x700000, 0x0)) \
    TEST(t87_16_7_3_any_5, GO(t87_16_7_3_any_6), NO, SAME(0xc00000000, 0x0, 0xc00000000, 0x0)) \
    TEST(t87_16_7_3_any_4, GO(t87_16_7_3_any_5), NO, SAME(0x6000000000000, 0x0, 0x6000000000000, 0x0)) \
    TEST(t87_16_7_3_any_3, GO(t87_16_7_3_any_4), NO, SAME(0x1000000000000000, 0x0, 0x1000000000000000, 0x0)) \
    TEST(t87_16_7_3_any_2, GO(t87_16_7_3_any_3), NO, SAME(0x0, 0x100000, 0x0, 0x100000)) \
    TEST(t87_16_7_3_any_1, GO(t87_16_7_3_any_2), NO, SAME(0x0, 0x400000, 0x0, 0x400000)) \
    TEST(t87_16_7_4_any_4, NO, IS(SURED_P), SAME(0x2000400000000, 0x0, 0x0, 0x0)) \
    TEST(t87_16_7_4_any_3, GO(t87_16_7_4_any_4), IS(SURED_P), SAME(0x2000800000000, 0x0, 0x0, 0x0)) \
    TEST(t87_16_7_4_any_2, GO(t87_16_7_4_any_3), IS(SURED_P), SAME(0x4000400000000, 0x0, 0x0, 0x0)) \
    TEST(t87_16_7_4_any_1, GO(t87_16_7_4_any_2), IS(SURED_P), SAME(0x4000800000000, 0x0, 0x0, 0x0)) \
    TEST(t87_16_7_4, NO, GO(t87_16_7_4_any_1), SAME(0x1000000000000000, 0x500000, 0x0, 0x0)) \
    TEST(t87_16_7_5_is, NO, IS(SURED_D), TRIES) \
    TEST(t87_16_7_5_any_4, NO, GO(t87_16_7_5_is), SAME(0x2000400000000, 0x0, 0x0, 0x0)) \
    TEST(t87_16_7_5_any_3, GO(t87_16_7_5_any_4), GO(t87_16_7_5_is), SAME(0x2000800000000, 0x0, 0x0, 0x0)) \
    TEST(t87_16_7_5_any_2, GO(t87_16_7_5_any_3), GO(t87_16_7_5_is), SAME(0x4000400000000, 0x0, 0x0, 0x0)) \
    TEST(t87_16_7_5_any_1, GO(t87_16_7_5_any_2), GO(t87_16_7_5_is), SAME(0x4000800000000, 0x0, 0x0, 0x0)) \
    TEST(t87_16_7_5, NO, GO(t87_16_7_5_any_1), SAME(0x1000000000000000, 0x500000, 0x0, 0x0)) \
    TEST(t87_17_1, NO, IS(VMNMX), TRIES, SAME(0x1000000000000000, 0x500000, 0x1000000000000000, 0x0)) \
    NODE(t87_17_2, 16, BITS(51, 0xf)) \
    TEST(t87_17_2_b, NO, IS(LEA_HI), SAME(0x1000000000000000, 0x500000, 0x1000000000000000, 0x0)) \
    TEST(t87_17_2_c, NO, IS(LOP3_R), SAME(0x1000000000000000, 0x500000, 0x1000000000000000, 0x0)) \
    TEST(t87_17_2_f, NO, IS(SHF_L), TRIES, SAME(0x0, 0x500000, 0x0, 0x0), BUT(0x6000000000, 0x0, 0x2000000000, 0x0)) \
    NODE(t87_17_6_1_or_any, 8, BITS(50, 0x7)) \
    TEST(t87_17_6_1_or, NO, GO(t87_17_6_1_or_any), SAME(0x60000000000000, 0x500000, 0x0, 0x0)) \
    TEST(t87_17_6_1, GO(t87_17_6_1_or), IS(TLDS_D2_LL_AO_S), SAME(0x60000ff0000000, 0x500000, 0xff0000000, 0x0)) \
    NODE(t87_17_7, 16, BITS(51, 0xf)) \
    TEST(t87_17_7_else_is, NO, IS(SUATOM_P), AMONG(NOT_SM_50)) \
    TEST(t87_17_7_else_any_8, NO, GO(t87_17_7_else_is), SAME(0x20004e0000000, 0x0, 0x0, 0x0)) \
    TEST(t87_17_7_else_any_7, GO(t87_17_7_else_any_8), GO(t87_17_7_else_is), SAME(0x2000500000000, 0x0, 0x0, 0x0)) \
    TEST(t87_17_7_else_any_6, GO(t87_17_7_else_any_7), GO(t87_17_7_else_is), SAME(0x20008e0000000, 0x0, 0x0, 0x0)) \
    TEST(t87_17_7_else_any_5, GO(t87_17_7_else_any_6), GO(t87_17_7_else_is), SAME(0x2000900000000, 0x0, 0x0, 0x0)) \
    TEST(t87_17_7_else_any_4, GO(t87_17_7_else_any_5), GO(t87_17_7_else_is), SAME(0x40004e0000000, 0x0, 0x0, 0x0)) \
    TEST(t87_17_7_else_any_3, GO(t87_17_7_else_any_4), GO(t87_17_7_else_is), SAME(0x4000500000000, 0x0, 0x0, 0x0)) \
    TEST(t87_17_7_else_any_2, GO(t87_17_7_else_any_3), GO(t87_17_7_else_is), SAME(0x40008e0000000, 0x0, 0x0, 0x0)) \
    TEST(t87_17_7_else_any_1, GO(t87_17_7_else_any_2), GO(t87_17_7_else_is), SAME(0x4000900000000, 0x0, 0x0, 0x0)) \
    TEST(t87_17_7_else, NO, GO(t87_17_7_else_any_1), SAME(0x1000000000000000, 0x500000, 0x0, 0x0)) \
    TEST(t87_17_7_c, NO, IS(OUT), SAME(0x0, 0x500000, 0x0, 0x0), BUT(0x18000000000, 0x0, 0x0, 0x0)) \
    NODE(t87_17_7_e, 4, BITS(0, 0x3)) \
    TEST(t87_17_7_e_0, NO, IS(CCTLT_ALL), SAME(0x1001fff000000000, 0x500000, 0x0, 0x0)) \
    TEST(t87_17_7_e_1, NO, IS(CCTLT_ONE), SAME(0x1000000000000000, 0x500000, 0x0, 0x0)) \
    TEST(t87_17_7_f, NO, IS(RED), TRIES, SAME(0x1000000000000000, 0x500000, 0x0, 0x0)) \
    TEST(t87_18_0_0, NO, IS(FFMA32I), SAME(0x0, 0x500000, 0x0, 0x0), BUT(0x60000000000000, 0x0, 0x60000000000000, 0x0)) \
    TEST(t87_18_3, NO, IS(HSET2_C), SAME(0x1000000000000000, 0x500000, 0x1000000000000000, 0x0), BUT(0x600000000000, 0x0, 0x600000000000, 0x0)) \
    TEST(t87_18_6, NO, IS(TLD_I), SAME(0x1000000000000000, 0x500000, 0x1000000000000000, 0x0)) \
    TEST(t87_18_7, NO, IS(ATOMS), SAME(0x1000000000000000, 0x500000, 0x0, 0x0)) \
    TEST(t87_19_0, NO, IS(FFMA32I), SAME(0x1000000000000000, 0x500000, 0x0, 0x0), BUT(0x60000000000000, 0x0, 0x60000000000000, 0x0)) \
    NODE(t87_19_2, 16, BITS(51, 0xf)) \
    NODE(t87_19_2_8, 2, BITS(60, 0x1)) \
    TEST(t87_19_2_8_1, NO, IS(IADD3_R), TRIES, SAME(0x0, 0x500000, 0x0, 0x0), BUT(0x6000000000, 0x0, 0x6000000000, 0x0)) \
    TEST(t87_19_2_f, NO, IS(SHF_R), TRIES, SAME(0x0, 0x500000, 0x0, 0x0), BUT(0x6000000000, 0x0, 0x2000000000, 0x0)) \
    TEST(t87_19_7, NO, IS(ATOMS), SAME(0x1070000000000000, 0x500000, 0x0, 0x0)) \
    NODE(t87_1a_5, 16, BITS(51, 0xf)) \
    TEST(t87_1a_5_0, NO, IS(HFMA2_R), SAME(0x0, 0x500000, 0x0, 0x0), BUT(0x6000000000, 0x0, 0x6000000000, 0x0)) \
    TEST(t87_1a_5_1, NO, IS(HMUL2_R), SAME(0x0, 0x500000, 0x0, 0x0), BUT(0x18000000000, 0x0, 0x18000000000, 0x0)) \
    TEST(t87_1a_5_2, NO, IS(HADD2_R), SAME(0x0, 0x500000, 0x0, 0x0)) \
    TEST(t87_1a_5_3, NO, IS(HSET2_R), SAME(0x0, 0x500000, 0x0, 0x0), BUT(0x600000000000, 0x0, 0x600000000000, 0x0)) \
    TEST(t87_1a_5_4, NO, IS(HSETP2_R), SAME(0x0, 0x500000, 0x0, 0x0), BUT(0x600000000000, 0x0, 0x600000000000, 0x0)) \
    TEST(t87_1a_7, NO, IS(HSET2_C), SAME(0x0, 0x500000, 0x0, 0x0), BUT(0x600000000000, 0x0, 0x600000000000, 0x0)) \
    TEST(t87_1a_e, NO, IS(ATOM), TRIES, SAME(0x0, 0x500000, 0x0, 0x0)) \
    TEST(t87_1b_e, NO, IS(ATOM), TRIES, SAME(0x50000000000000, 0x500000, 0x0, 0x0)) \
    TEST(t87_1c_1, NO, IS(FMUL32I), SAME(0x0, 0x500000, 0x0, 0x0), BUT(0x60000000000000, 0x0, 0x60000000000000, 0x0)) \
    TEST(t87_1c_7, NO, IS(HSETP2_C), SAME(0x0, 0x500000, 0x0, 0x0), BUT(0x600000000000, 0x0, 0x600000000000, 0x0)) \
    NODE(t87_1c_d, 2, BITS(54, 0x1)) \
    TEST(t87_1c_d_0, NO, IS(TXD_I), SAME(0x0, 0x500000, 0x0, 0x0)) \
    TEST(t87_1c_d_1, NO, IS(TXD_B), SAME(0x0, 0x500000, 0x0, 0x0)) \
    NODE(t87_1c_e, 2, BITS(52, 0x1)) \
    TEST(t87_1c_e_0_or_is, NO, IS(ATOM_P_OP), TRIES) \
    NODE(t87_1c_e_0_or_any, 16, BITS(44, 0xf)) \
    TEST(t87_1c_e_0_or, NO, GO(t87_1c_e_0_or_any), SAME(0x60000000000000, 0x500000, 0x60000000000000, 0x0)) \
    TEST(t87_1c_e_0, GO(t87_1c_e_0_or), IS(ATOMS_CAS), TRIES, SAME(0x0, 0x500000, 0x0, 0x0), BUT(0x60000000000000, 0x0, 0x60000000000000, 0x0)) \
    TEST(t87_1c_e_1_or, NO, IS(ATOM_P_CAS), TRIES, SAME(0x60000000000000, 0x500000, 0x60000000000000, 0x0)) \
    TEST(t87_1c_e_1, GO(t87_1c_e_1_or), IS(ATOMS_CAS), TRIES, SAME(0x0, 0x500000, 0x0, 0x0), BUT(0x60000000000000, 0x0, 0x60000000000000, 0x0)) \
    NODE(t87_1d_d, 2, BITS(54, 0x1)) \
    TEST(t87_1d_d_0, NO, IS(TEX_B), SAME(0x0, 0x500000, 0x0, 0x0), BUT(0xc000000000, 0x0, 0x8000000000, 0x0)) \
    TEST(t87_1d_d_1, NO, IS(TLD4_B), SAME(0x10000000000, 0x500000, 0x0, 0x0), BUT(0x3000000000, 0x0, 0x3000000000, 0x0)) \
    NODE(t87_1d_e, 16, BITS(51, 0xf)) \
    TEST(t87_1d_e_4, NO, IS(STP), SAME(0x0, 0x500000, 0x0, 0x0)) \
    TEST(t87_1d_e_9, NO, IS(LDG_P), SAME(0x0, 0x500000, 0x0, 0x0)) \
    TEST(t87_1d_e_a, NO, IS(LDG), SAME(0x0, 0x500000, 0x0, 0x0)) \
    TEST(t87_1d_e_b, NO, IS(STG), SAME(0x0, 0x500000, 0x0, 0x0), BUT(0x7000000000000, 0x0, 0x7000000000000, 0x0)) \
    TEST(t87_1d_e_e, NO, IS(ATOM_CAS), TRIES, SAME(0x0, 0x500000, 0x0, 0x0)) \
    TEST(t87_1e_5, NO, IS(VMAD), TRIES, SAME(0x0, 0x500000, 0x0, 0x0), BUT(0x18000000000000, 0x0, 0x18000000000000, 0x0)) \
    NODE(t87_1e_d, 16, BITS(51, 0xf)) \
    TEST(t87_1e_d_else, NO, IS(TLD4S), SAME(0x0, 0x500000, 0x0, 0x0)) \
    TEST(t87_1e_d_8, NO, IS(TXA), SAME(0x0, 0x500000, 0x0, 0x0)) \
    TEST(t87_1e_d_9, NO, IS(TXQ_I), TRIES, SAME(0x0, 0x500000, 0x0, 0x0)) \
    TEST(t87_1e_d_a, NO, IS(TXQ_B), TRIES, SAME(0x0, 0x500000, 0x0, 0x0)) \
    TEST(t87_1e_d_b, NO, IS(TMML_I), SAME(0x0, 0x500000, 0x0, 0x0)) \
    TEST(t87_1e_d_c, NO, IS(TMML_B), SAME(0x0, 0x500000, 0x0, 0x0)) \
    NODE(t87_1e_e, 16, BITS(51, 0xf)) \
    TEST(t87_1e_e_2, NO, IS(SHFL), SAME(0x0, 0x500000, 0x0, 0x0)) \
    TEST(t87_1e_e_8, NO, IS(LDL), SAME(0x0, 0x500000, 0x0, 0x0), BUT(0x7000000000000, 0x0, 0x7000000000000, 0x0)) \
    NODE(t87_1e_e_9, 2, BITS(44, 0x1)) \
    TEST(t87_1e_e_9_0, NO, IS(LDS_R), SAME(0x0, 0x500000, 0x0, 0x0), BUT(0x7000000000000, 0x0, 0x7000000000000, 0x0)) \
    TEST(t87_1e_e_9_1, NO, IS(LDS_U), SAME(0x0, 0x500000, 0x0, 0x0), BUT(0x7000000000000, 0x0, 0x7000000000000, 0x0)) \
    TEST(t87_1e_e_a, NO, IS(STL), SAME(0x0, 0x500000, 0x0, 0x0), BUT(0x7000000000000, 0x0, 0x7000000000000, 0x0)) \
    TEST(t87_1e_e_b, NO, IS(STS), SAME(0x0, 0x500000, 0x0, 0x0), BUT(0x7000000000000, 0x0, 0x7000000000000, 0x0)) \
    TEST(t87_1e_e_c_or_any_8, NO, IS(CCTL_A), SAME(0x37, 0x0, 0x1, 0x0)) \
    TEST(t87_1e_e_c_or_any_7, GO(t87_1e_e_c_or_any_8), IS(CCTL_A), SAME(0x39, 0x0, 0x1, 0x0)) \
    TEST(t87_1e_e_c_or_any_6, GO(t87_1e_e_c_or_any_7), IS(CCTL_A), SAME(0x3a, 0x0, 0x0, 0x0)) \
    TEST(t87_1e_e_c_or_any_5, GO(t87_1e_e_c_or_any_6), IS(CCTL_A), SAME(0x3c, 0x0, 0x0, 0x0)) \
    TEST(t87_1e_e_c_or_any_4, GO(t87_1e_e_c_or_any_5), IS(CCTL_A), SAME(0x47, 0x0, 0x1, 0x0)) \
    TEST(t87_1e_e_c_or_any_3, GO(t87_1e_e_c_or_any_4), IS(CCTL_A), SAME(0x49, 0x0, 0x1, 0x0)) \
    TEST(t87_1e_e_c_or_any_2, GO(t87_1e_e_c_or_any_3), IS(CCTL_A), SAME(0x4a, 0x0, 0x0, 0x0)) \
    TEST(t87_1e_e_c_or_any_1, GO(t87_1e_e_c_or_any_2), IS(CCTL_A), SAME(0x4c, 0x0, 0x0, 0x0)) \
    TEST(t87_1e_e_c_or, NO, GO(t87_1e_e_c_or_any_1), SAME(0x0, 0x500000, 0x0, 0x0)) \
    NODE(t87_1e_e_c_any, 8, BITS(4, 0x7)) \
    TEST(t87_1e_e_c, GO(t87_1e_e_c_or), GO(t87_1e_e_c_any), SAME(0x7ffffffc0ff0f, 0x500000, 0xff06, 0x0)) \
    TEST(t87_1f_d, NO, IS(TLD4S), AMONG(NOT_SM_50), SAME(0x40000000000000, 0x500000, 0x0, 0x0)) \
    NODE(t87_1f_e, 16, BITS(51, 0xf)) \
    NODE(t87_1f_e_0_or_any, 16, BITS(0, 0xf)) \
    TEST(t87_1f_e_0_or, NO, GO(t87_1f_e_0_or_any), SAME(0x30, 0x500000, 0x0, 0x0)) \
    TEST(t87_1f_e_0, GO(t87_1f_e_0_or), IS(CCTLL_ALL), SAME(0xfffffc0ff3f, 0x500000, 0xff06, 0x0)) \
    TEST(t87_1f_e_2, NO, IS(LDC), SAME(0x0, 0x500000, 0x0, 0x0), BUT(0x6000000000000, 0x0, 0x6000000000000, 0x0)) \
    TEST(t87_1f_e_3, NO, IS(MEMBAR), SAME(0x0, 0x500000, 0x0, 0x0)) \
    TEST(t87_1f_e_4, NO, IS(AL2P), SAME(0x0, 0x500000, 0x0, 0x0)) \
    TEST(t87_1f_e_a, NO, IS(ISBERD), SAME(0x0, 0x500000, 0x0, 0x0), BUT(0x1800000000000, 0x0, 0x1800000000000, 0x0)) \
    NODE(t87_1f_e_b, 2, BITS(31, 0x1)) \
    TEST(t87_1f_e_b_0_or, NO, IS(ALD_H), SAME(0x7ff00000, 0x500000, 0x0, 0x0)) \
    TEST(t87_1f_e_b_0, GO(t87_1f_e_b_0_or), IS(ALD_A), SAME(0x4000ff00, 0x500000, 0xff00, 0x0)) \
    TEST(t87_1f_e_b_1_or, NO, IS(ALD_Q), SAME(0x0, 0x500000, 0x0, 0x0)) \
    TEST(t87_1f_e_b_1, GO(t87_1f_e_b_1_or), IS(ALD_P), SAME(0x7ff00000, 0x500000, 0x0, 0x0)) \
    TEST(t87_1f_e_d, NO, IS(PIXLD), SAME(0x0, 0x500000, 0x0, 0x0), BUT(0x300000000, 0x0, 0x300000000, 0x0)) \
    NODE(t87_1f_e_e, 2, BITS(31, 0x1)) \
    TEST(t87_1f_e_e_0_or, NO, IS(AST_H), SAME(0x7ff00000, 0x500000, 0x0, 0x0)) \
    TEST(t87_1f_e_e_0, GO(t87_1f_e_e_0_or), IS(AST_A), SAME(0x4000ff00, 0x500000, 0xff00, 0x0)) \
    TEST(t87_1f_e_e_1_or, NO, IS(AST_Q), SAME(0x0, 0x500000, 0x0, 0x0)) \
    TEST(t87_1f_e_e_1, GO(t87_1f_e_e_1_or), IS(AST_P), SAME(0x7ff00000, 0x500000, 0x0, 0x0))

DECLARE_NODES
    CELLS_OF_TESTS
    .of.t87 = {
        AT2(0x6, IS(IMAD32I)) AT2(0x46, IS(IMAD32I)) AT2(0x86, IS(IMAD32I)) AT2(0xc6, IS(IMAD32I))
            AT2(0x106, IS(IMAD32I)) AT2(0x146, IS(IMAD32I)) AT2(0x186, IS(IMAD32I))
            AT2(0x1c6, IS(IMAD32I)) /* 63..58=000100 */
        AT4(0x8, GO(t87_0_2)) AT4(0x48, GO(t87_0_2)) AT4(0x88, GO(t87_0_2)) AT4(0xc8, GO(t87_0_2))
            AT4(0x108, GO(t87_0_2)) AT4(0x148, GO(t87_0_2)) AT4(0x188, GO(t87_0_2))
            AT4(0x1c8, GO(t87_0_2)) /* 63..58=001000 */
        AT4(0xc, GO(t87_0_3)) AT4(0x4c, GO(t87_0_3)) AT4(0x8c, GO(t87_0_3)) AT4(0xcc, GO(t87_0_3))
            AT8(0x410, GO(t87_0_3)) AT8(0x450, GO(t87_0_3)) /* 63=0 58..57=00 */
        AT4(0x10, GO(t87_0_4)) AT4(0x50, GO(t87_0_4)) AT4(0x90, GO(t87_0_4)) AT4(0xd0, GO(t87_0_4))
        AT4(0x14, GO(t87_0_5_any_1)) /* 63..55=010100000 */
        AT2(0x1e, IS(HFMA2_B)) AT2(0x5e, IS(HFMA2_B)) AT2(0x9e, IS(HFMA2_B)) AT2(0xde, IS(HFMA2_B))
            AT2(0x11e, IS(HFMA2_B)) AT2(0x15e, IS(HFMA2_B)) AT2(0x19e, IS(HFMA2_B))
            AT2(0x1de, IS(HFMA2_B)) AT2(0x21e, IS(HFMA2_B)) AT2(0x25e, IS(HFMA2_B))
            AT2(0x29e, IS(HFMA2_B)) AT2(0x2de, IS(HFMA2_B)) /* 63..59=01110 */
        AT2(0x22, IS(LD)) AT2(0x26, IS(LD)) AT2(0xa2, IS(LD)) AT2(0xa6, IS(LD)) AT2(0x122, IS(LD))
            AT2(0x126, IS(LD)) AT2(0x1a2, IS(LD)) AT2(0x1a6, IS(LD)) AT2(0x222, IS(LD))
            AT2(0x226, IS(LD)) AT2(0x2a2, IS(LD)) AT2(0x2a6, IS(LD)) AT2(0x322, IS(LD))
            AT2(0x326, IS(LD)) AT2(0x3a2, IS(LD)) AT2(0x3a6, IS(LD)) AT2(0x422, IS(LD))
            AT2(0x426, IS(LD)) AT2(0x4a2, IS(LD)) AT2(0x4a6, IS(LD)) AT2(0x522, IS(LD))
            AT2(0x526, IS(LD)) AT2(0x5a2, IS(LD)) AT2(0x5a6, IS(LD)) AT2(0x622, IS(LD))
            AT2(0x626, IS(LD)) AT2(0x6a2, IS(LD)) AT2(0x6a6, IS(LD)) AT2(0x722, IS(LD))
            AT2(0x726, IS(LD)) AT2(0x7a2, IS(LD)) AT2(0x7a6, IS(LD)) /* 63..61=100 55=0 */
        AT2(0x2a, IS(ST)) AT2(0x2e, IS(ST)) AT2(0xaa, IS(ST)) AT2(0xae, IS(ST)) AT2(0x12a, IS(ST))
            AT2(0x12e, IS(ST)) AT2(0x1aa, IS(ST)) AT2(0x1ae, IS(ST)) AT2(0x22a, IS(ST))
            AT2(0x22e, IS(ST)) AT2(0x2aa, IS(ST)) AT2(0x2ae, IS(ST)) AT2(0x32a, IS(ST))
            AT2(0x32e, IS(ST)) AT2(0x3aa, IS(ST)) AT2(0x3ae, IS(ST)) AT2(0x42a, IS(ST))
            AT2(0x42e, IS(ST)) AT2(0x4aa, IS(ST)) AT2(0x4ae, IS(ST)) AT2(0x52a, IS(ST))
            AT2(0x52e, IS(ST)) AT2(0x5aa, IS(ST)) AT2(0x5ae, IS(ST)) AT2(0x62a, IS(ST))
            AT2(0x62e, IS(ST)) AT2(0x6aa, IS(ST)) AT2(0x6ae, IS(ST)) AT2(0x72a, IS(ST))
            AT2(0x72e, IS(ST)) AT2(0x7aa, IS(ST)) AT2(0x7ae, IS(ST)) /* 63..61=101 55=0 */
        AT2(0x32, IS(TEX_I)) AT2(0x72, IS(TEX_I)) AT2(0xb2, IS(TEX_I)) AT2(0xf2, IS(TEX_I))
            AT2(0x1b2, IS(TEX_I)) AT2(0x1f2, IS(TEX_I)) AT2(0x232, IS(TEX_I)) AT2(0x272, IS(TEX_I))
            AT2(0x2b2, IS(TEX_I)) AT2(0x2f2, IS(TEX_I)) AT2(0x3b2, IS(TEX_I)) AT2(0x3f2, IS(TEX_I))
        AT4(0x34, GO(t87_0_d)) /* 63..55=110100000 */
        AT4(0x38, GO(t87_0_e)) AT4(0x78, GO(t87_0_e)) /* 63..56=11100000 */
        AT4(0x54, GO(t87_1_5)) /* 63..55=010100001 */
        AT2(0x5a, IS(HFMA2_C)) AT2(0xda, IS(HFMA2_C)) AT2(0x15a, IS(HFMA2_C))
            AT2(0x1da, IS(HFMA2_C)) AT2(0x25a, IS(HFMA2_C)) AT2(0x2da, IS(HFMA2_C))
        AT8(0x60, GO(t87_1_else)) AT8(0xe0, GO(t87_1_else)) AT8(0x160, GO(t87_1_else))
            AT8(0x1e0, GO(t87_1_else)) AT8(0x260, GO(t87_1_else)) AT8(0x2e0, GO(t87_1_else))
            AT8(0x360, GO(t87_1_else)) AT8(0x3e0, GO(t87_1_else)) AT8(0x460, GO(t87_1_else))
            AT8(0x4e0, GO(t87_1_else)) AT8(0x560, GO(t87_1_else)) AT8(0x5e0, GO(t87_1_else))
            AT8(0x660, GO(t87_1_else)) AT8(0x6e0, GO(t87_1_else)) AT8(0x760, GO(t87_1_else))
            AT8(0x7e0, GO(t87_1_else)) /* 63..61=100 55=1 */
        AT8(0x68, GO(t87_1_a)) AT8(0xe8, GO(t87_1_a)) AT8(0x168, GO(t87_1_a))
            AT8(0x1e8, GO(t87_1_a)) AT8(0x268, GO(t87_1_a)) AT8(0x2e8, GO(t87_1_a))
            AT8(0x368, GO(t87_1_a)) AT8(0x3e8, GO(t87_1_a)) AT8(0x468, GO(t87_1_a))
            AT8(0x4e8, GO(t87_1_a)) AT8(0x568, GO(t87_1_a)) AT8(0x5e8, GO(t87_1_a))
            AT8(0x668, GO(t87_1_a)) AT8(0x6e8, GO(t87_1_a)) AT8(0x768, GO(t87_1_a))
            AT8(0x7e8, GO(t87_1_a)) /* 63..61=101 55=1 */
        AT4(0x74, GO(t87_1_d)) /* 63..55=110100001 */
        AT4(0x7c, GO(t87_1_f)) /* 63..55=111100001 */
        AT4(0x80, GO(t87_2_0)) /* 63..55=000000010 */
        AT2(0x96, IS(XMAD_C)) /* 63..55=010100010 */
        AT4(0xb4, GO(t87_2_d)) /* 63..55=110100010 */
        AT4(0xd4, GO(t87_3_5)) /* 63..55=010100011 */
        AT4(0xf4, GO(t87_3_d)) /* 63..55=110100011 */
        AT2(0x102, IS(LOP3_C)) AT2(0x142, IS(LOP3_C)) AT2(0x182, IS(LOP3_C)) AT2(0x1c2, IS(LOP3_C))
        AT4(0x10c, GO(t87_4_3)) AT4(0x18c, GO(t87_4_3)) AT8(0x490, GO(t87_4_3)) /* 63=0 58=0 55=0 */
        AT2(0x116, IS(IMAD_C)) /* 63..55=010100100 */
        AT4(0x134, GO(t87_4_d)) /* 63..55=110100100 */
        AT4(0x138, GO(t87_4_e)) /* 63..55=111000100 */
        AT4(0x14c, GO(t87_5_3)) AT4(0x1cc, GO(t87_5_3)) AT8(0x4d0, GO(t87_5_3)) /* 63=0 58=0 55=1 */
        AT4(0x154, GO(t87_5_5)) /* 63..55=010100101 */
        AT4(0x174, GO(t87_5_d)) /* 63..55=110100101 */
        AT4(0x178, GO(t87_5_e)) /* 63..55=111000101 */
        AT4(0x194, GO(t87_6_5)) /* 63..55=010100110 */
        AT4(0x1b4, GO(t87_6_d)) /* 63..55=110100110 */
        AT4(0x1b8, GO(t87_6_e)) /* 63..55=111000110 */
        AT4(0x1d4, GO(t87_7_5)) /* 63..55=010100111 */
        AT4(0x1f4, GO(t87_7_d)) /* 63..55=110100111 */
        AT4(0x1f8, GO(t87_7_e)) /* 63..55=111000111 */
        AT2(0x202, IS(LOP32I)) AT2(0x242, IS(LOP32I)) AT2(0x282, IS(LOP32I)) AT2(0x2c2, IS(LOP32I))
            AT2(0x302, IS(LOP32I)) AT2(0x342, IS(LOP32I)) AT2(0x382, IS(LOP32I))
            AT2(0x3c2, IS(LOP32I)) /* 63..58=000001 */
        AT2(0x206, IS(ISCADD32I)) AT2(0x246, IS(ISCADD32I)) AT2(0x286, IS(ISCADD32I))
            AT2(0x2c6, IS(ISCADD32I)) AT2(0x306, IS(ISCADD32I)) AT2(0x346, IS(ISCADD32I))
            AT2(0x386, IS(ISCADD32I)) AT2(0x3c6, IS(ISCADD32I)) /* 63..58=000101 */
        AT2(0x20e, IS(IMAD_B)) AT2(0x28e, IS(IMAD_B)) AT2(0x512, IS(IMAD_B)) AT2(0x516, IS(IMAD_B))
        AT4(0x214, GO(t87_8_5)) AT4(0x254, GO(t87_8_5)) /* 63..56=01010100 */
        AT4(0x24c, GO(t87_9_3)) AT4(0x2cc, GO(t87_9_3)) AT8(0x550, GO(t87_9_3)) /* 63=0 55=1 */
        AT4(0x30c, GO(t87_c_3)) AT4(0x38c, GO(t87_c_3)) /* 63..57=0011011 55=0 */
        AT4(0x314, GO(t87_c_5)) AT4(0x354, GO(t87_c_5)) /* 63..56=01010110 */
        AT4(0x34c, GO(t87_d_3)) AT4(0x3cc, GO(t87_d_3)) /* 63..57=0011011 55=1 */
        AT4(0x37c, GO(t87_d_f)) AT4(0x3fc, GO(t87_d_f)) /* 63..57=1111011 55=1 */
        AT4(0x394, GO(t87_e_5)) AT4(0x3d4, GO(t87_e_5)) /* 63..56=01010111 */
        AT2(0x402, IS(FADD32I)) AT2(0x442, IS(FADD32I)) AT2(0x482, IS(FADD32I))
            AT2(0x4c2, IS(FADD32I)) AT2(0x502, IS(FADD32I)) AT2(0x542, IS(FADD32I))
            AT2(0x582, IS(FADD32I)) AT2(0x5c2, IS(FADD32I)) /* 63..58=000010 */
        AT2(0x406, IS(LEA_HC)) AT2(0x446, IS(LEA_HC)) AT2(0x486, IS(LEA_HC)) AT2(0x4c6, IS(LEA_HC))
            AT2(0x506, IS(LEA_HC)) AT2(0x546, IS(LEA_HC)) AT2(0x586, IS(LEA_HC))
            AT2(0x5c6, IS(LEA_HC)) /* 63..58=000110 */
        AT2(0x40a, IS(HFMA2_32I)) AT2(0x44a, IS(HFMA2_32I)) AT2(0x48a, IS(HFMA2_32I))
        AT4(0x40c, GO(t87_10_3)) AT4(0x48c, GO(t87_10_3)) AT8(0x610, GO(t87_10_3))
        AT4(0x41c, GO(t87_10_7)) AT4(0x49c, GO(t87_10_7)) /* 63..57=0111100 55=0 */
        AT2(0x432, IS(TLD4_I)) AT(0x471, IS(TLD4_I)) AT(0x473, IS(TLD4_I)) AT2(0x4b2, IS(TLD4_I))
            AT(0x4f1, IS(TLD4_I)) AT(0x4f3, IS(TLD4_I)) AT2(0x532, IS(TLD4_I)) AT(0x571, IS(TLD4_I))
            AT(0x573, IS(TLD4_I)) AT2(0x5b2, IS(TLD4_I)) AT(0x5f1, IS(TLD4_I)) AT(0x5f3, IS(TLD4_I))
        AT4(0x434, GO(t87_10_d)) /* 63..55=110110000 */
        AT4(0x44c, GO(t87_11_3)) AT4(0x4cc, GO(t87_11_3)) /* 63..57=0011100 55=1 */
        AT4(0x45c, GO(t87_11_7)) AT4(0x4dc, GO(t87_11_7)) /* 63..57=0111100 55=1 */
        AT4(0x474, GO(t87_11_d)) /* 63..55=110110001 */
        AT4(0x4b4, GO(t87_12_d)) /* 63..55=110110010 */
        AT4(0x4f4, GO(t87_13_d)) /* 63..55=110110011 */
        AT2(0x50a, IS(HMUL2_32I)) AT2(0x54a, IS(HMUL2_32I)) AT2(0x58a, IS(HMUL2_32I))
        AT4(0x50c, GO(t87_14_3)) AT4(0x54c, GO(t87_14_3)) AT4(0x58c, GO(t87_14_3))
        AT2(0x51e, IS(HADD2_C)) AT2(0x55e, IS(HADD2_C)) /* 63..56=01111010 */
        AT4(0x534, GO(t87_14_d)) /* 63..55=110110100 */
        AT4(0x538, GO(t87_14_e)) /* 63..55=111010100 */
        AT4(0x574, GO(t87_15_d)) /* 63..55=110110101 */
        AT4(0x578, GO(t87_15_e)) /* 63..55=111010101 */
        AT8(0x590, GO(t87_16_2)) /* 63..61=010 59..55=10110 */
        AT8(0x598, GO(t87_16_3)) AT8(0x5d8, GO(t87_16_3)) /* 63..61=011 59..56=1011 */
        AT4(0x5b4, GO(t87_16_6_1)) /* 63..55=110110110 */
        AT8(0x5b8, GO(t87_16_7)) /* 63..61=111 59..55=10110 */
        AT8(0x5c8, GO(t87_17_1)) /* 63..61=001 59..55=10111 */
        AT8(0x5d0, GO(t87_17_2)) /* 63..61=010 59..55=10111 */
        AT4(0x5f4, GO(t87_17_6_1)) /* 63..55=110110111 */
        AT8(0x5f8, GO(t87_17_7)) /* 63..61=111 59..55=10111 */
        AT4(0x600, GO(t87_18_0_0)) AT4(0x680, GO(t87_18_0_0)) AT4(0x6c0, GO(t87_18_0_0))
            AT4(0x700, GO(t87_18_0_0)) AT4(0x740, GO(t87_18_0_0)) AT4(0x780, GO(t87_18_0_0))
            AT4(0x7c0, GO(t87_18_0_0)) /* 63..58=000011 */
        AT2(0x606, IS(IADD32I)) AT2(0x686, IS(IADD32I)) AT2(0x6c6, IS(IADD32I)) /* 63..57=0001110 */
        AT2(0x60a, IS(HADD2_32I)) AT2(0x64a, IS(HADD2_32I)) AT2(0x68a, IS(HADD2_32I))
            AT2(0x6ca, IS(HADD2_32I)) /* 63..57=0010110 */
        AT2(0x60e, IS(LOP3_I)) AT2(0x64e, IS(LOP3_I)) AT2(0x68e, IS(LOP3_I)) AT2(0x6ce, IS(LOP3_I))
            AT2(0x70e, IS(LOP3_I)) AT2(0x74e, IS(LOP3_I)) AT2(0x78e, IS(LOP3_I))
            AT2(0x7ce, IS(LOP3_I)) /* 63..58=001111 */
        AT8(0x618, GO(t87_18_3)) AT8(0x658, GO(t87_18_3)) /* 63..61=011 59..56=1100 */
        AT8(0x630, GO(t87_18_6)) AT8(0x670, GO(t87_18_6)) /* 63..61=110 59..56=1100 */
        AT8(0x638, GO(t87_18_7)) /* 63..61=111 59..55=11000 */
        AT8(0x640, GO(t87_19_0)) /* 63..61=000 59..55=11001 */
        AT8(0x650, GO(t87_19_2)) /* 63..61=010 59..55=11001 */
        AT8(0x678, GO(t87_19_7)) /* 63..61=111 59..55=11001 */
        AT4(0x694, GO(t87_1a_5)) /* 63..55=010111010 */
        AT4(0x69c, GO(t87_1a_7)) AT4(0x6dc, GO(t87_1a_7)) /* 63..56=01111101 */
        AT2(0x6b6, IS(TLD_B)) AT2(0x6f6, IS(TLD_B)) /* 63..56=11011101 */
        AT4(0x6b8, GO(t87_1a_e)) /* 63..55=111011010 */
        AT4(0x6f8, GO(t87_1b_e)) /* 63..55=111011011 */
        AT4(0x704, GO(t87_1c_1)) AT4(0x744, GO(t87_1c_1)) /* 63..56=00011110 */
        AT2(0x712, IS(XMAD_B)) AT2(0x752, IS(XMAD_B)) AT2(0x792, IS(XMAD_B)) AT2(0x7d2, IS(XMAD_B))
        AT4(0x71c, GO(t87_1c_7)) AT4(0x75c, GO(t87_1c_7)) AT4(0x79c, GO(t87_1c_7))
            AT4(0x7dc, GO(t87_1c_7)) /* 63..57=0111111 */
        AT4(0x734, GO(t87_1c_d)) /* 63..55=110111100 */
        AT4(0x738, GO(t87_1c_e)) /* 63..55=111011100 */
        AT4(0x774, GO(t87_1d_d)) /* 63..55=110111101 */
        AT4(0x778, GO(t87_1d_e)) /* 63..55=111011101 */
        AT2(0x786, IS(IMUL32I)) AT2(0x7c6, IS(IMUL32I)) /* 63..56=00011111 */
        AT4(0x794, GO(t87_1e_5)) AT4(0x7d4, GO(t87_1e_5)) /* 63..56=01011111 */
        AT4(0x7b4, GO(t87_1e_d)) /* 63..55=110111110 */
        AT4(0x7b8, GO(t87_1e_e)) /* 63..55=111011110 */
        AT4(0x7f4, GO(t87_1f_d)) /* 63..55=110111111 */
        AT4(0x7f8, GO(t87_1f_e)) /* 63..55=111011111 */
    },
    .of.t87_0_d = {
        AT(0x0, GO(t87_0_d_0)) /* 63..53=11010000000 */
        AT(0x1, GO(t87_0_d_1)) /* 63..53=11010000001 */
        AT(0x2, GO(t87_0_d_2)) /* 63..53=11010000010 */
        AT(0x3, GO(t87_0_d_3)) /* 63..53=11010000011 */
    },
    .of.t87_0_d_0_or_any = {
        AT4(0x0, GO(t87_0_d_0_or_is)) AT(0x4, GO(t87_0_d_0_or_is))
    },
    .of.t87_0_d_1_or_any = {
        AT4(0x0, GO(t87_0_d_1_or_is)) AT(0x4, GO(t87_0_d_1_or_is))
    },
    .of.t87_0_d_2_or_any = {
        AT4(0x0, GO(t87_0_d_2_or_is)) AT(0x4, GO(t87_0_d_2_or_is))
    },
    .of.t87_0_d_3_or_any = {
        AT4(0x0, GO(t87_0_d_3_or_is)) AT(0x4, GO(t87_0_d_3_or_is))
    },
    .of.t87_1_5 = {
        AT(0x0, GO(t87_1_5_0)) /* 63..51=0101000010000 */
        AT(0x1, GO(t87_1_5_1)) /* 63..51=0101000010001 */
        AT(0x2, GO(t87_1_5_2)) /* 63..51=0101000010010 */
        AT(0x3, GO(t87_1_5_3)) /* 63..51=0101000010011 */
        AT(0x4, GO(t87_1_5_4)) /* 63..51=0101000010100 */
        AT(0x6, GO(t87_1_5_6)) /* 63..51=0101000010110 */
        AT(0x9, GO(t87_1_5_9)) /* 63..51=0101000011001 */
        AT(0xa, GO(t87_1_5_a)) /* 63..51=0101000011010 */
        AT(0xb, GO(t87_1_5_b)) /* 63..51=0101000011011 */
        AT(0xc, GO(t87_1_5_c)) /* 63..51=0101000011100 */
        AT(0xe, GO(t87_1_5_e)) /* 63..51=0101000011110 */
        AT(0xf, GO(t87_1_5_f)) /* 63..51=0101000011111 */
    },
    .of.t87_1_5_0 = {
        AT(0x0, GO(t87_1_5_0_0)) /* 63..51=0101000010000 23=0 */
        AT(0x1, GO(t87_1_5_0_1)) /* 63..51=0101000010000 23=1 */
    },
    .of.t87_1_d = {
        AT(0x0, GO(t87_1_d_0)) /* 63..53=11010000100 */
        AT(0x1, GO(t87_1_d_1)) /* 63..53=11010000101 */
        AT(0x2, GO(t87_1_d_2)) /* 63..53=11010000110 */
        AT(0x3, GO(t87_1_d_3)) /* 63..53=11010000111 */
    },
    .of.t87_1_d_0_or_any = {
        AT4(0x0, GO(t87_1_d_0_or_is)) AT(0x4, GO(t87_1_d_0_or_is))
    },
    .of.t87_1_d_1_or_any = {
        AT4(0x0, GO(t87_1_d_1_or_is)) AT(0x4, GO(t87_1_d_1_or_is))
    },
    .of.t87_1_d_2_or_any = {
        AT4(0x0, GO(t87_1_d_2_or_is)) AT(0x4, GO(t87_1_d_2_or_is))
    },
    .of.t87_1_d_3_or_any = {
        AT4(0x0, GO(t87_1_d_3_or_is)) AT(0x4, GO(t87_1_d_3_or_is))
    },
    .of.t87_1_f = {
        AT(0x5, GO(t87_1_f_5)) /* 63..51=1111000010101 */
        AT(0x7, GO(t87_1_f_7)) /* 63..51=1111000010111 */
        AT(0x8, GO(t87_1_f_8)) /* 63..51=1111000011000 */
        AT(0x9, GO(t87_1_f_9)) /* 63..51=1111000011001 */
        AT(0xe, GO(t87_1_f_e)) /* 63..51=1111000011110 */
        AT(0xf, GO(t87_1_f_f)) /* 63..51=1111000011111 */
    },
    .of.t87_1_f_5 = {
        AT(0x0, GO(t87_1_f_5_0)) /* 63..51=1111000010101 34..32=000 */
        AT(0x1, GO(t87_1_f_5_1)) /* 63..51=1111000010101 34..32=001 */
        AT(0x2, GO(t87_1_f_5_2)) /* 63..51=1111000010101 34..32=010 */
        AT(0x3, GO(t87_1_f_5_3)) /* 63..51=1111000010101 34..32=011 */
    },
    .of.t87_1_f_7 = {
        AT(0x0, GO(t87_1_f_7_0)) /* 63..51=1111000010111 33..32=00 */
        AT(0x1, GO(t87_1_f_7_1)) /* 63..51=1111000010111 33..32=01 */
        AT(0x2, GO(t87_1_f_7_2)) /* 63..51=1111000010111 33..32=10 */
    },
    .of.t87_1_f_e = {
        AT(0x0, GO(t87_1_f_e_0)) /* 63..51=1111000011110 29=0 */
        AT(0x1, GO(t87_1_f_e_1)) /* 63..51=1111000011110 29=1 */
    },
    .of.t87_2_d = {
        AT(0x0, GO(t87_2_d_0)) /* 63..53=11010001000 */
        AT(0x1, GO(t87_2_d_1)) /* 63..53=11010001001 */
        AT(0x2, GO(t87_2_d_2)) /* 63..53=11010001010 */
        AT(0x3, GO(t87_2_d_3)) /* 63..53=11010001011 */
    },
    .of.t87_2_d_0_or_any = {
        AT4(0x0, GO(t87_2_d_0_or_is)) AT(0x4, GO(t87_2_d_0_or_is))
    },
    .of.t87_2_d_1_or_any = {
        AT4(0x0, GO(t87_2_d_1_or_is)) AT(0x4, GO(t87_2_d_1_or_is))
    },
    .of.t87_2_d_2_or_any = {
        AT4(0x0, GO(t87_2_d_2_or_is)) AT(0x4, GO(t87_2_d_2_or_is))
    },
    .of.t87_2_d_3_or_any = {
        AT4(0x0, GO(t87_2_d_3_or_is)) AT(0x4, GO(t87_2_d_3_or_is))
    },
    .of.t87_3_d = {
        AT(0x0, GO(t87_3_d_0)) /* 63..53=11010001100 */
        AT(0x1, GO(t87_3_d_1)) /* 63..53=11010001101 */
    },
    .of.t87_3_d_0_or_any = {
        AT4(0x0, GO(t87_3_d_0_or_is)) AT(0x4, GO(t87_3_d_0_or_is))
    },
    .of.t87_3_d_1_or_any = {
        AT4(0x0, GO(t87_3_d_1_or_is)) AT(0x4, GO(t87_3_d_1_or_is))
    },
    .of.t87_4_d = {
        AT(0x0, GO(t87_4_d_0)) /* 63..53=11010010000 */
        AT(0x1, GO(t87_4_d_1)) /* 63..53=11010010001 */
        AT(0x2, GO(t87_4_d_2)) /* 63..53=11010010010 */
    },
    .of.t87_4_d_0_or_any = {
        AT4(0x0, GO(t87_4_d_0_or_is)) AT(0x4, GO(t87_4_d_0_or_is))
    },
    .of.t87_4_d_1_or_any = {
        AT4(0x0, GO(t87_4_d_1_or_is)) AT(0x4, GO(t87_4_d_1_or_is))
    },
    .of.t87_4_d_2_or_any = {
        AT4(0x0, GO(t87_4_d_2_or_is)) AT(0x4, GO(t87_4_d_2_or_is))
    },
    .of.t87_4_e = {
        AT(0x0, GO(t87_4_e_0)) /* 63..52=111000100000 */
        AT(0x1, GO(t87_4_e_1)) /* 63..52=111000100001 */
        AT(0x2, GO(t87_4_e_2)) /* 63..52=111000100010 */
        AT(0x3, GO(t87_4_e_3)) /* 63..52=111000100011 */
        AT(0x4, GO(t87_4_e_4)) /* 63..52=111000100100 */
        AT(0x5, GO(t87_4_e_5)) /* 63..52=111000100101 */
        AT(0x6, GO(t87_4_e_6)) /* 63..52=111000100110 */
        AT(0x7, GO(t87_4_e_7)) /* 63..52=111000100111 */
    },
    .of.t87_5_5 = {
        AT(0x0, GO(t87_5_5_0)) AT(0x2, GO(t87_5_5_0)) AT(0x4, GO(t87_5_5_0)) AT(0x6, GO(t87_5_5_0))
            AT(0x8, GO(t87_5_5_0)) AT(0xa, GO(t87_5_5_0)) AT(0xc, GO(t87_5_5_0))
            AT(0xe, GO(t87_5_5_0)) AT(0x10, GO(t87_5_5_0)) AT(0x12, GO(t87_5_5_0))
            AT(0x14, GO(t87_5_5_0)) AT(0x16, GO(t87_5_5_0)) /* 63..55=010100101 53=0 48=0 */
        AT(0x1, GO(t87_5_5_1)) AT(0x3, GO(t87_5_5_1)) AT(0x5, GO(t87_5_5_1)) AT(0x7, GO(t87_5_5_1))
            AT(0x9, GO(t87_5_5_1)) AT(0xb, GO(t87_5_5_1)) AT(0xd, GO(t87_5_5_1))
            AT(0xf, GO(t87_5_5_1)) AT(0x11, GO(t87_5_5_1)) AT(0x13, GO(t87_5_5_1))
            AT(0x15, GO(t87_5_5_1)) AT(0x17, GO(t87_5_5_1)) /* 63..55=010100101 53=0 48=1 */
        AT(0x20, GO(t87_5_5_20)) AT(0x22, GO(t87_5_5_20)) AT(0x24, GO(t87_5_5_20))
            AT(0x26, GO(t87_5_5_20)) AT(0x28, GO(t87_5_5_20)) AT(0x2a, GO(t87_5_5_20))
            AT(0x2c, GO(t87_5_5_20)) AT(0x2e, GO(t87_5_5_20)) AT(0x30, GO(t87_5_5_20))
            AT(0x32, GO(t87_5_5_20)) AT(0x34, GO(t87_5_5_20)) AT(0x36, GO(t87_5_5_20))
        AT(0x21, GO(t87_5_5_21)) AT(0x23, GO(t87_5_5_21)) AT(0x25, GO(t87_5_5_21))
            AT(0x27, GO(t87_5_5_21)) AT(0x29, GO(t87_5_5_21)) AT(0x2b, GO(t87_5_5_21))
            AT(0x2d, GO(t87_5_5_21)) AT(0x2f, GO(t87_5_5_21)) AT(0x31, GO(t87_5_5_21))
            AT(0x33, GO(t87_5_5_21)) AT(0x35, GO(t87_5_5_21)) AT(0x37, GO(t87_5_5_21))
    },
    .of.t87_5_d = {
        AT(0x0, GO(t87_5_d_0)) /* 63..53=11010010100 */
        AT(0x1, GO(t87_5_d_1)) /* 63..53=11010010101 */
        AT(0x2, GO(t87_5_d_2)) /* 63..53=11010010110 */
        AT(0x3, GO(t87_5_d_3)) /* 63..53=11010010111 */
    },
    .of.t87_5_d_0_or_any = {
        AT4(0x0, GO(t87_5_d_0_or_is)) AT(0x4, GO(t87_5_d_0_or_is))
    },
    .of.t87_5_d_1_or_any = {
        AT4(0x0, GO(t87_5_d_1_or_is)) AT(0x4, GO(t87_5_d_1_or_is))
    },
    .of.t87_5_d_2_or_any = {
        AT4(0x0, GO(t87_5_d_2_or_is)) AT(0x4, GO(t87_5_d_2_or_is))
    },
    .of.t87_5_d_3_or_any = {
        AT4(0x0, GO(t87_5_d_3_or_is)) AT(0x4, GO(t87_5_d_3_or_is))
    },
    .of.t87_5_e = {
        AT(0x0, GO(t87_5_e_0)) /* 63..52=111000101000 */
        AT(0x1, GO(t87_5_e_1)) /* 63..52=111000101001 */
        AT(0x2, GO(t87_5_e_2)) /* 63..52=111000101010 */
        AT(0x3, GO(t87_5_e_3)) /* 63..52=111000101011 */
        AT(0x4, GO(t87_5_e_4)) /* 63..52=111000101100 */
        AT(0x5, GO(t87_5_e_5)) /* 63..52=111000101101 */
        AT(0x6, GO(t87_5_e_6)) /* 63..52=111000101110 */
        AT(0x7, GO(t87_5_e_7)) /* 63..52=111000101111 */
    },
    .of.t87_6_5 = {
        AT(0x4, GO(t87_6_5_4)) /* 63..52=010100110100 */
        AT(0x7, GO(t87_6_5_7)) /* 63..52=010100110111 */
    },
    .of.t87_6_d_or_any = {
        AT4(0x0, GO(t87_6_d_or_is)) AT(0x4, GO(t87_6_d_or_is))
    },
    .of.t87_6_e = {
        AT(0x0, GO(t87_6_e_0)) /* 63..52=111000110000 */
        AT(0x1, GO(t87_6_e_1)) /* 63..52=111000110001 */
        AT(0x2, GO(t87_6_e_2)) /* 63..52=111000110010 */
        AT(0x3, GO(t87_6_e_3)) /* 63..52=111000110011 */
        AT(0x4, GO(t87_6_e_4)) /* 63..52=111000110100 */
        AT(0x5, GO(t87_6_e_5)) /* 63..52=111000110101 */
        AT(0x6, GO(t87_6_e_6)) /* 63..52=111000110110 */
        AT(0x7, GO(t87_6_e_7)) /* 63..52=111000110111 */
    },
    .of.t87_7_5 = {
        AT16(0x20, GO(t87_7_5_20)) /* 63..52=010100111010 */
        AT4(0x40, GO(t87_7_5_40)) AT2(0x44, GO(t87_7_5_40)) AT(0x46, GO(t87_7_5_40))
        AT(0x58, GO(t87_7_5_58)) AT(0x5a, GO(t87_7_5_58)) AT(0x78, GO(t87_7_5_58))
            AT(0x7a, GO(t87_7_5_58)) /* 63..54=0101001111 52..50=110 48=0 */
        AT(0x59, GO(t87_7_5_59)) AT(0x5b, GO(t87_7_5_59)) AT(0x5d, GO(t87_7_5_59))
            AT(0x5f, GO(t87_7_5_59)) AT(0x79, GO(t87_7_5_59)) AT(0x7b, GO(t87_7_5_59))
            AT(0x7d, GO(t87_7_5_59)) AT(0x7f, GO(t87_7_5_59)) /* 63..54=0101001111 52..51=11 48=1 */
        AT8(0x70, GO(t87_7_5_70)) /* 63..51=0101001111110 */
    },
    .of.t87_7_d_or_any = {
        AT4(0x0, GO(t87_7_d_or_is)) AT(0x4, GO(t87_7_d_or_is))
    },
    .of.t87_7_e = {
        AT(0x0, GO(t87_7_e_0)) /* 63..52=111000111000 */
        AT(0x1, GO(t87_7_e_1)) /* 63..52=111000111001 */
        AT(0x2, GO(t87_7_e_2)) /* 63..52=111000111010 */
    },
    .of.t87_9_3 = {
        AT(0x0, GO(t87_9_3_0)) AT(0x2, GO(t87_9_3_0)) AT(0x4, GO(t87_9_3_0)) AT(0x6, GO(t87_9_3_0))
            AT(0x8, GO(t87_9_3_0)) AT(0xa, GO(t87_9_3_0)) AT(0xc, GO(t87_9_3_0))
            AT(0xe, GO(t87_9_3_0)) AT(0x10, GO(t87_9_3_0)) AT(0x12, GO(t87_9_3_0))
            AT(0x14, GO(t87_9_3_0)) AT(0x16, GO(t87_9_3_0)) /* 53=0 48=0 */
        AT(0x1, GO(t87_9_3_1)) AT(0x3, GO(t87_9_3_1)) AT(0x5, GO(t87_9_3_1)) AT(0x7, GO(t87_9_3_1))
            AT(0x9, GO(t87_9_3_1)) AT(0xb, GO(t87_9_3_1)) AT(0xd, GO(t87_9_3_1))
            AT(0xf, GO(t87_9_3_1)) AT(0x11, GO(t87_9_3_1)) AT(0x13, GO(t87_9_3_1))
            AT(0x15, GO(t87_9_3_1)) AT(0x17, GO(t87_9_3_1)) /* 53=0 48=1 */
        AT(0x20, GO(t87_9_3_20)) AT(0x22, GO(t87_9_3_20)) AT(0x24, GO(t87_9_3_20))
            AT(0x26, GO(t87_9_3_20)) AT(0x28, GO(t87_9_3_20)) AT(0x2a, GO(t87_9_3_20))
            AT(0x2c, GO(t87_9_3_20)) AT(0x2e, GO(t87_9_3_20)) AT(0x30, GO(t87_9_3_20))
            AT(0x32, GO(t87_9_3_20)) AT(0x34, GO(t87_9_3_20)) AT(0x36, GO(t87_9_3_20))
        AT(0x21, GO(t87_9_3_21)) AT(0x23, GO(t87_9_3_21)) AT(0x25, GO(t87_9_3_21))
            AT(0x27, GO(t87_9_3_21)) AT(0x29, GO(t87_9_3_21)) AT(0x2b, GO(t87_9_3_21))
            AT(0x2d, GO(t87_9_3_21)) AT(0x2f, GO(t87_9_3_21)) AT(0x31, GO(t87_9_3_21))
            AT(0x33, GO(t87_9_3_21)) AT(0x35, GO(t87_9_3_21)) AT(0x37, GO(t87_9_3_21))
    },
    .of.t87_c_3 = {
        AT(0x0, GO(t87_c_3_else)) AT(0x2, GO(t87_c_3_else)) /* 54=0 52=0 */
        AT(0x1, GO(t87_c_3_1)) AT(0x3, GO(t87_c_3_1)) /* 54=0 52=1 */
        AT(0x4, GO(t87_c_3_4)) /* 54..52=100 */
        AT(0x5, GO(t87_c_3_5)) /* 54..52=101 */
        AT(0x6, GO(t87_c_3_6)) /* 54..52=110 */
        AT(0x7, GO(t87_c_3_7)) /* 54..52=111 */
    },
    .of.t87_d_3 = {
        AT2(0x0, GO(t87_d_3_0)) /* 54..52=000 */
        AT2(0x4, GO(t87_d_3_4)) /* 54..52=010 */
        AT2(0x6, GO(t87_d_3_6)) /* 54..52=011 */
        AT(0x8, GO(t87_d_3_8)) /* 54..51=1000 */
        AT(0xa, GO(t87_d_3_a)) /* 54..51=1010 */
        AT(0xe, GO(t87_d_3_e)) /* 54..51=1110 */
        AT(0xf, GO(t87_d_3_f)) /* 54..51=1111 */
    },
    .of.t87_10_3 = {
        AT(0x0, GO(t87_10_3_0)) /* 54..51=0000 */
        AT(0x1, GO(t87_10_3_1)) /* 54..51=0001 */
        AT(0x2, GO(t87_10_3_2)) /* 54..51=0010 */
        AT(0x3, GO(t87_10_3_3)) /* 54..51=0011 */
        AT(0x4, GO(t87_10_3_4)) /* 54..51=0100 */
        AT(0x5, GO(t87_10_3_5)) /* 54..51=0101 */
        AT(0x6, GO(t87_10_3_6)) /* 54..51=0110 */
        AT(0x7, GO(t87_10_3_7)) /* 54..51=0111 */
        AT(0x8, GO(t87_10_3_8)) /* 54..51=1000 */
        AT(0x9, GO(t87_10_3_9)) /* 54..51=1001 */
        AT(0xa, GO(t87_10_3_a)) /* 54..51=1010 */
        AT(0xb, GO(t87_10_3_b)) /* 54..51=1011 */
        AT(0xc, GO(t87_10_3_c)) /* 54..51=1100 */
        AT(0xd, GO(t87_10_3_d_any_1)) /* 54..51=1101 */
        AT(0xe, GO(t87_10_3_e)) /* 54..51=1110 */
    },
    .of.t87_10_d = {
        AT(0x0, GO(t87_10_d_0)) /* 63..53=11011000000 */
        AT(0x1, GO(t87_10_d_1)) /* 63..53=11011000001 */
        AT(0x2, GO(t87_10_d_2)) /* 63..53=11011000010 */
        AT(0x3, GO(t87_10_d_3)) /* 63..53=11011000011 */
    },
    .of.t87_10_d_0_or_any = {
        AT4(0x0, IS(TEXS_D1_LZ_M)) AT(0x4, IS(TEXS_D1_LZ_M))
    },
    .of.t87_10_d_1_or_any = {
        AT4(0x0, IS(TEXS_D2_M)) AT(0x4, IS(TEXS_D2_M))
    },
    .of.t87_10_d_2_or_any = {
        AT4(0x0, IS(TEXS_D2_LZ_M)) AT(0x4, IS(TEXS_D2_LZ_M))
    },
    .of.t87_10_d_3_or_any = {
        AT4(0x0, IS(TEXS_D2_LL_M)) AT(0x4, IS(TEXS_D2_LL_M))
    },
    .of.t87_11_3 = {
        AT(0x0, GO(t87_11_3_0)) /* 54..51=0000 */
        AT(0x1, GO(t87_11_3_1)) /* 54..51=0001 */
        AT(0x2, GO(t87_11_3_2)) /* 54..51=0010 */
        AT(0x3, GO(t87_11_3_3)) /* 54..51=0011 */
        AT(0x4, GO(t87_11_3_4)) /* 54..51=0100 */
        AT(0x5, GO(t87_11_3_5)) /* 54..51=0101 */
        AT(0x6, GO(t87_11_3_6)) /* 54..51=0110 */
        AT(0x7, GO(t87_11_3_7)) /* 54..51=0111 */
        AT2(0x8, GO(t87_11_3_8)) /* 54..52=100 */
        AT(0xc, GO(t87_11_3_c)) /* 54..51=1100 */
        AT(0xd, GO(t87_11_3_d)) /* 54..51=1101 */
        AT(0xe, GO(t87_11_3_e)) /* 54..51=1110 */
        AT(0xf, GO(t87_11_3_f)) /* 54..51=1111 */
    },
    .of.t87_11_3_5 = {
        AT(0x5, GO(t87_11_3_5_5)) /* 11..8=0101 */
        AT(0x6, GO(t87_11_3_5_6)) /* 11..8=0110 */
        AT(0x7, GO(t87_11_3_5_7)) /* 11..8=0111 */
        AT(0x9, GO(t87_11_3_5_9)) /* 11..8=1001 */
        AT(0xa, GO(t87_11_3_5_a)) /* 11..8=1010 */
        AT(0xb, GO(t87_11_3_5_b)) /* 11..8=1011 */
        AT(0xd, GO(t87_11_3_5_d)) /* 11..8=1101 */
        AT(0xe, GO(t87_11_3_5_e)) /* 11..8=1110 */
        AT(0xf, GO(t87_11_3_5_f)) /* 11..8=1111 */
    },
    .of.t87_11_3_5_5_any = {
        AT(0x0, IS(F2F_HH)) AT(0x3, IS(F2F_HH)) AT(0x4, IS(F2F_HH)) AT(0x7, IS(F2F_HH))
            AT8(0x8, IS(F2F_HH))
    },
    .of.t87_11_3_5_a_any = {
        AT(0x0, IS(F2F_SS)) AT(0x3, IS(F2F_SS)) AT(0x4, IS(F2F_SS)) AT(0x7, IS(F2F_SS))
            AT8(0x8, IS(F2F_SS))
    },
    .of.t87_11_3_5_f_any = {
        AT(0x0, IS(F2F_DD)) AT(0x3, IS(F2F_DD)) AT(0x4, IS(F2F_DD)) AT(0x7, IS(F2F_DD))
            AT8(0x8, IS(F2F_DD))
    },
    .of.t87_11_3_6 = {
        AT(0x1, GO(t87_11_3_6_1)) /* 11..10=01 */
        AT(0x2, GO(t87_11_3_6_2)) /* 11..10=10 */
        AT(0x3, GO(t87_11_3_6_3)) /* 11..10=11 */
    },
    .of.t87_11_3_7 = {
        AT(0x0, GO(t87_11_3_7_0)) /* 11..10=00 */
        AT(0x1, GO(t87_11_3_7_1)) /* 11..10=01 */
        AT(0x2, GO(t87_11_3_7_2)) /* 11..10=10 */
        AT(0x3, GO(t87_11_3_7_3)) /* 11..10=11 */
    },
    .of.t87_11_3_c = {
        AT(0x0, GO(t87_11_3_c_0)) /* 11..10=00 */
        AT(0x1, GO(t87_11_3_c_1)) /* 11..10=01 */
        AT(0x2, GO(t87_11_3_c_2)) /* 11..10=10 */
    },
    .of.t87_11_d = {
        AT(0x0, GO(t87_11_d_0)) /* 63..53=11011000100 */
        AT(0x1, GO(t87_11_d_1)) /* 63..53=11011000101 */
        AT(0x2, GO(t87_11_d_2)) /* 63..53=11011000110 */
        AT(0x3, GO(t87_11_d_3)) /* 63..53=11011000111 */
    },
    .of.t87_11_d_0_or_any = {
        AT4(0x0, IS(TEXS_D2_DC_M)) AT(0x4, IS(TEXS_D2_DC_M))
    },
    .of.t87_11_d_1_or_any = {
        AT4(0x0, IS(TEXS_D2_LL_DC_M)) AT(0x4, IS(TEXS_D2_LL_DC_M))
    },
    .of.t87_11_d_2_or_any = {
        AT4(0x0, IS(TEXS_D2_LZ_DC_M)) AT(0x4, IS(TEXS_D2_LZ_DC_M))
    },
    .of.t87_11_d_3_or_any = {
        AT4(0x0, IS(TEXS_A2_M)) AT(0x4, IS(TEXS_A2_M))
    },
    .of.t87_12_d = {
        AT(0x0, GO(t87_12_d_0)) /* 63..53=11011001000 */
        AT(0x1, GO(t87_12_d_1)) /* 63..53=11011001001 */
        AT(0x2, GO(t87_12_d_2)) /* 63..53=11011001010 */
        AT(0x3, GO(t87_12_d_3)) /* 63..53=11011001011 */
    },
    .of.t87_12_d_0_or_any = {
        AT4(0x0, IS(TEXS_A2_LZ_M)) AT(0x4, IS(TEXS_A2_LZ_M))
    },
    .of.t87_12_d_1_or_any = {
        AT4(0x0, IS(TEXS_A2_LZ_DC_M)) AT(0x4, IS(TEXS_A2_LZ_DC_M))
    },
    .of.t87_12_d_2_or_any = {
        AT4(0x0, IS(TEXS_D3_M)) AT(0x4, IS(TEXS_D3_M))
    },
    .of.t87_12_d_3_or_any = {
        AT4(0x0, IS(TEXS_D3_LZ_M)) AT(0x4, IS(TEXS_D3_LZ_M))
    },
    .of.t87_13_d = {
        AT(0x0, GO(t87_13_d_0)) /* 63..53=11011001100 */
        AT(0x1, GO(t87_13_d_1)) /* 63..53=11011001101 */
    },
    .of.t87_13_d_0_or_any = {
        AT4(0x0, IS(TEXS_CUBE_M)) AT(0x4, IS(TEXS_CUBE_M))
    },
    .of.t87_13_d_1_or_any = {
        AT4(0x0, IS(TEXS_CUBE_LL_M)) AT(0x4, IS(TEXS_CUBE_LL_M))
    },
    .of.t87_14_d = {
        AT(0x0, GO(t87_14_d_0)) /* 63..53=11011010000 */
        AT(0x1, GO(t87_14_d_1)) /* 63..53=11011010001 */
        AT(0x2, GO(t87_14_d_2)) /* 63..53=11011010010 */
    },
    .of.t87_14_d_0_or_any = {
        AT4(0x0, IS(TLDS_D1_LZ_M)) AT(0x4, IS(TLDS_D1_LZ_M))
    },
    .of.t87_14_d_1_or_any = {
        AT4(0x0, IS(TLDS_D1_LL_M)) AT(0x4, IS(TLDS_D1_LL_M))
    },
    .of.t87_14_d_2_or_any = {
        AT4(0x0, IS(TLDS_D2_LZ_M)) AT(0x4, IS(TLDS_D2_LZ_M))
    },
    .of.t87_14_e = {
        AT(0x0, GO(t87_14_e_0_any_1)) /* 63..54=1110101000 */
        AT(0x1, GO(t87_14_e_1)) /* 63..54=1110101001 */
    },
    .of.t87_15_d = {
        AT(0x0, GO(t87_15_d_0)) /* 63..53=11011010100 */
        AT(0x1, GO(t87_15_d_1)) /* 63..53=11011010101 */
        AT(0x2, GO(t87_15_d_2)) /* 63..53=11011010110 */
        AT(0x3, GO(t87_15_d_3)) /* 63..53=11011010111 */
    },
    .of.t87_15_d_0_or_any = {
        AT4(0x0, IS(TLDS_D2_LZ_AO_M)) AT(0x4, IS(TLDS_D2_LZ_AO_M))
    },
    .of.t87_15_d_1_or_any = {
        AT4(0x0, IS(TLDS_D2_LL_M)) AT(0x4, IS(TLDS_D2_LL_M))
    },
    .of.t87_15_d_2_or_any = {
        AT4(0x0, IS(TLDS_D2_LZ_MS_M)) AT(0x4, IS(TLDS_D2_LZ_MS_M))
    },
    .of.t87_15_d_3_or_any = {
        AT4(0x0, IS(TLDS_D3_LZ_M)) AT(0x4, IS(TLDS_D3_LZ_M))
    },
    .of.t87_15_e = {
        AT(0x0, GO(t87_15_e_0)) /* 63..54=1110101010 */
        AT(0x1, GO(t87_15_e_1)) /* 63..54=1110101011 */
    },
    .of.t87_16_2 = {
        AT(0x0, GO(t87_16_2_else)) AT(0x2, GO(t87_16_2_else)) /* 63..61=010 59..54=101100 52=0 */
        AT(0x1, GO(t87_16_2_1)) AT(0x3, GO(t87_16_2_1)) /* 63..61=010 59..54=101100 52=1 */
        AT(0x4, GO(t87_c_3_4)) /* 63..61=010 59..52=10110100 */
        AT(0x5, GO(t87_c_3_5)) /* 63..61=010 59..52=10110101 */
        AT(0x6, GO(t87_c_3_6)) /* 63..61=010 59..52=10110110 */
        AT(0x7, GO(t87_c_3_7)) /* 63..61=010 59..52=10110111 */
    },
    .of.t87_16_6_1_or_any = {
        AT4(0x0, IS(TLDS_A2_LZ_M)) AT(0x4, IS(TLDS_A2_LZ_M))
    },
    .of.t87_16_7 = {
        AT(0x0, GO(t87_16_7_0_any_1)) /* 63..61=111 59..52=10110000 */
        AT(0x1, GO(t87_16_7_1_any_1)) /* 63..61=111 59..52=10110001 */
        AT(0x2, GO(t87_16_7_2_any_1)) /* 63..61=111 59..52=10110010 */
        AT(0x3, GO(t87_16_7_3_any_1)) /* 63..61=111 59..52=10110011 */
        AT(0x4, GO(t87_16_7_4)) /* 63..61=111 59..52=10110100 */
        AT(0x5, GO(t87_16_7_5)) /* 63..61=111 59..52=10110101 */
    },
    .of.t87_17_2 = {
        AT2(0x0, GO(t87_d_3_0)) /* 63..61=010 59..52=10111000 */
        AT2(0x4, GO(t87_d_3_4)) /* 63..61=010 59..52=10111010 */
        AT2(0x6, GO(t87_d_3_6)) /* 63..61=010 59..52=10111011 */
        AT(0x8, GO(t87_d_3_8)) /* 63..61=010 59..51=101111000 */
        AT(0xa, GO(t87_d_3_a)) /* 63..61=010 59..51=101111010 */
        AT(0xb, GO(t87_17_2_b)) /* 63..61=010 59..51=101111011 */
        AT(0xc, GO(t87_17_2_c)) /* 63..61=010 59..51=101111100 */
        AT(0xe, GO(t87_d_3_e)) /* 63..61=010 59..51=101111110 */
        AT(0xf, GO(t87_17_2_f)) /* 63..61=010 59..51=101111111 */
    },
    .of.t87_17_6_1_or_any = {
        AT4(0x0, IS(TLDS_D2_LL_AO_M)) AT(0x4, IS(TLDS_D2_LL_AO_M))
    },
    .of.t87_17_7 = {
        AT8(0x0, GO(t87_17_7_else)) /* 63..61=111 59..54=101110 */
        AT(0xc, GO(t87_17_7_c)) /* 63..61=111 59..51=101111100 */
        AT(0xe, GO(t87_17_7_e)) /* 63..61=111 59..51=101111110 */
        AT(0xf, GO(t87_17_7_f)) /* 63..61=111 59..51=101111111 */
    },
    .of.t87_17_7_e = {
        AT(0x0, GO(t87_17_7_e_0)) /* 63..61=111 59..51=101111110 1..0=00 */
        AT(0x1, GO(t87_17_7_e_1)) /* 63..61=111 59..51=101111110 1..0=01 */
    },
    .of.t87_19_2 = {
        AT(0x0, GO(t87_11_3_0)) /* 63..61=010 59..51=110010000 */
        AT(0x1, GO(t87_11_3_1)) /* 63..61=010 59..51=110010001 */
        AT(0x2, GO(t87_11_3_2)) /* 63..61=010 59..51=110010010 */
        AT(0x3, GO(t87_11_3_3)) /* 63..61=010 59..51=110010011 */
        AT(0x4, GO(t87_11_3_4)) /* 63..61=010 59..51=110010100 */
        AT(0x5, GO(t87_11_3_5)) /* 63..61=010 59..51=110010101 */
        AT(0x6, GO(t87_11_3_6)) /* 63..61=010 59..51=110010110 */
        AT(0x7, GO(t87_11_3_7)) /* 63..61=010 59..51=110010111 */
        AT2(0x8, GO(t87_19_2_8)) /* 63..61=010 59..52=11001100 */
        AT(0xc, GO(t87_11_3_c)) /* 63..61=010 59..51=110011100 */
        AT(0xd, GO(t87_11_3_d)) /* 63..61=010 59..51=110011101 */
        AT(0xe, GO(t87_11_3_e)) /* 63..61=010 59..51=110011110 */
        AT(0xf, GO(t87_19_2_f)) /* 63..61=010 59..51=110011111 */
    },
    .of.t87_19_2_8 = {
        AT(0x0, GO(t87_11_3_8)) /* 63..51=0100110011000 */
        AT(0x1, GO(t87_19_2_8_1)) /* 63..51=0101110011000 */
    },
    .of.t87_1a_5 = {
        AT(0x0, GO(t87_1a_5_0)) /* 63..51=0101110100000 */
        AT(0x1, GO(t87_1a_5_1)) /* 63..51=0101110100001 */
        AT(0x2, GO(t87_1a_5_2)) /* 63..51=0101110100010 */
        AT(0x3, GO(t87_1a_5_3)) /* 63..51=0101110100011 */
        AT(0x4, GO(t87_1a_5_4)) /* 63..51=0101110100100 */
    },
    .of.t87_1c_d = {
        AT(0x0, GO(t87_1c_d_0)) /* 63..54=1101111000 */
        AT(0x1, GO(t87_1c_d_1)) /* 63..54=1101111001 */
    },
    .of.t87_1c_e = {
        AT(0x0, GO(t87_1c_e_0)) /* 63..55=111011100 52=0 */
        AT(0x1, GO(t87_1c_e_1)) /* 63..55=111011100 52=1 */
    },
    .of.t87_1c_e_0_or_any = {
        AT8(0x0, GO(t87_1c_e_0_or_is)) AT(0x8, GO(t87_1c_e_0_or_is)) AT(0xa, GO(t87_1c_e_0_or_is))
    },
    .of.t87_1d_d = {
        AT(0x0, GO(t87_1d_d_0)) /* 63..54=1101111010 */
        AT(0x1, GO(t87_1d_d_1)) /* 63..54=1101111011 */
    },
    .of.t87_1d_e = {
        AT(0x4, GO(t87_1d_e_4)) /* 63..51=1110111010100 */
        AT(0x9, GO(t87_1d_e_9)) /* 63..51=1110111011001 */
        AT(0xa, GO(t87_1d_e_a)) /* 63..51=1110111011010 */
        AT(0xb, GO(t87_1d_e_b)) /* 63..51=1110111011011 */
        AT2(0xe, GO(t87_1d_e_e)) /* 63..52=111011101111 */
    },
    .of.t87_1e_d = {
        AT8(0x0, GO(t87_1e_d_else)) /* 63..54=1101111100 */
        AT(0x8, GO(t87_1e_d_8)) /* 63..51=1101111101000 */
        AT(0x9, GO(t87_1e_d_9)) /* 63..51=1101111101001 */
        AT(0xa, GO(t87_1e_d_a)) /* 63..51=1101111101010 */
        AT(0xb, GO(t87_1e_d_b)) /* 63..51=1101111101011 */
        AT(0xc, GO(t87_1e_d_c)) /* 63..51=1101111101100 */
    },
    .of.t87_1e_e = {
        AT(0x2, GO(t87_1e_e_2)) /* 63..51=1110111100010 */
        AT(0x8, GO(t87_1e_e_8)) /* 63..51=1110111101000 */
        AT(0x9, GO(t87_1e_e_9)) /* 63..51=1110111101001 */
        AT(0xa, GO(t87_1e_e_a)) /* 63..51=1110111101010 */
        AT(0xb, GO(t87_1e_e_b)) /* 63..51=1110111101011 */
        AT(0xc, GO(t87_1e_e_c)) AT(0xe, GO(t87_1e_e_c)) /* 63..53=11101111011 51=0 */
        AT(0xd, GO(t87_1e_e_c_or)) AT(0xf, GO(t87_1e_e_c_or)) /* 63..53=11101111011 51=1 */
    },
    .of.t87_1e_e_9 = {
        AT(0x0, GO(t87_1e_e_9_0)) /* 63..51=1110111101001 44=0 */
        AT(0x1, GO(t87_1e_e_9_1)) /* 63..51=1110111101001 44=1 */
    },
    .of.t87_1e_e_c_any = {
        AT4(0x0, IS(CCTL_ALL)) AT(0x4, IS(CCTL_ALL))
        AT(0x5, GO(t87_1e_e_c_or)) AT2(0x6, GO(t87_1e_e_c_or))
    },
    .of.t87_1f_e = {
        AT(0x0, GO(t87_1f_e_0)) /* 63..51=1110111110000 */
        AT(0x2, GO(t87_1f_e_2)) /* 63..51=1110111110010 */
        AT(0x3, GO(t87_1f_e_3)) /* 63..51=1110111110011 */
        AT(0x4, GO(t87_1f_e_4)) /* 63..51=1110111110100 */
        AT(0xa, GO(t87_1f_e_a)) /* 63..51=1110111111010 */
        AT(0xb, GO(t87_1f_e_b)) /* 63..51=1110111111011 */
        AT(0xd, GO(t87_1f_e_d)) /* 63..51=1110111111101 */
        AT(0xe, GO(t87_1f_e_e)) /* 63..51=1110111111110 */
    },
    .of.t87_1f_e_0_or_any = {
        AT(0x1, IS(CCTLL_A)) AT2(0x2, IS(CCTLL_A)) AT2(0x4, IS(CCTLL_A)) AT(0x7, IS(CCTLL_A))
            AT(0x9, IS(CCTLL_A))
    },
    .of.t87_1f_e_b = {
        AT(0x0, GO(t87_1f_e_b_0)) /* 63..51=1110111111011 31=0 */
        AT(0x1, GO(t87_1f_e_b_1)) /* 63..51=1110111111011 31=1 */
    },
    .of.t87_1f_e_e = {
        AT(0x0, GO(t87_1f_e_e_0)) /* 63..51=1110111111110 31=0 */
        AT(0x1, GO(t87_1f_e_e_1)) /* 63..51=1110111111110 31=1 */
    },
};

TAKES
{
    switch (form) {
    AS(ATOM) TAKE_AS(atom)
    AS(ATOM_CAS) TAKE_AS(atom_cas)
    AS(ATOM_P_OP) TAKE_AS(atom_p_op)
    AS(ATOM_P_CAS) TAKE_AS(atom_p_cas)
    AS(ATOMS) TAKE_AS(atoms)
    AS(ATOMS_CAS) TAKE_AS(atoms_cas)
    AS(RED) TAKE_AS(red)
    AS(CCTL_A) TAKE_AS(cctl_a)
    AS(CCTL_ALL) TAKE_AS(cctl_all)
    AS(CCTLL_A) TAKE_AS(cctll_a)
    AS(CCTLL_ALL) TAKE_AS(cctll_all)
    AS(CCTLT_ALL) TAKE_AS(cctlt_all)
    AS(CCTLT_ONE) TAKE_AS(cctlt_one)
    AS(ISETP) TAKE_AS(isetp)
    AS(ISET) TAKE_AS(iset)
    AS(BRA) TAKE_AS(bra)
    AS(BRX) TAKE_AS(brx)
    AS(JMP) TAKE_AS(jmp)
    AS(JMX) TAKE_AS(jmx)
    AS(CAL) AS(PRET) TAKE_AS(cal)
    AS(JCAL) TAKE_AS(jcal)
    AS(RET) AS(LONGJMP) AS(BRK) AS(CONT) AS(KIL) TAKE_AS(ret)
    AS(PLONGJMP) AS(PBK) AS(PCNT) AS(SSY) TAKE_AS(plongjmp)
    AS(SYNC) TAKE_AS(sync)
    AS(PEXIT) TAKE_AS(pexit)
    AS(EXIT) TAKE_AS(exit)
    AS(BPT) TAKE_AS(bpt)
    AS(IDE) TAKE_AS(ide)
    AS(RAM) AS(SAM) TAKE_AS(ram)
    AS(RTT) TAKE_AS(rtt)
    AS(GETCRSPTR) AS(GETLMEMBASE) TAKE_AS(getcrsptr)
    AS(SETCRSPTR) AS(SETLMEMBASE) TAKE_AS(setcrsptr)
    AS(LEPC) TAKE_AS(lepc)
    AS(NOP) TAKE_AS(nop)
    AS(F2F_HH) TAKE_AS(f2f_hh)
    AS(F2F_HS) AS(F2F_HD) TAKE_AS(f2f_hs)
    AS(F2F_SH) AS(F2F_SD) TAKE_AS(f2f_sh)
    AS(F2F_SS) TAKE_AS(f2f_ss)
    AS(F2F_DH) AS(F2F_DS) TAKE_AS(f2f_dh)
    AS(F2F_DD) TAKE_AS(f2f_dd)
    AS(F2I_H) TAKE_AS(f2i_h)
    AS(F2I_S) TAKE_AS(f2i_s)
    AS(F2I_D) TAKE_AS(f2i_d)
    AS(I2F_H) TAKE_AS(i2f_h)
    AS(I2F_B) AS(I2F_W) AS(I2F_D) TAKE_AS(i2f_b)
    AS(I2I_H) TAKE_AS(i2i_h)
    AS(I2I_B) AS(I2I_W) TAKE_AS(i2i_b)
    AS(DADD) TAKE_AS(dadd)
    AS(DMUL) TAKE_AS(dmul)
    AS(DFMA_B) TAKE_AS(dfma_b)
    AS(DFMA_C) TAKE_AS(dfma_c)
    AS(DMNMX) TAKE_AS(dmnmx)
    AS(DSET) TAKE_AS(dset)
    AS(DSETP) TAKE_AS(dsetp)
    AS(FADD) TAKE_AS(fadd)
    AS(FADD32I) TAKE_AS(fadd32i)
    AS(FMUL) TAKE_AS(fmul)
    AS(FMUL32I) TAKE_AS(fmul32i)
    AS(FFMA_B) TAKE_AS(ffma_b)
    AS(FFMA_C) TAKE_AS(ffma_c)
    AS(FFMA32I) TAKE_AS(ffma32i)
    AS(FMNMX) TAKE_AS(fmnmx)
    AS(FSET) TAKE_AS(fset)
    AS(FSETP) TAKE_AS(fsetp)
    AS(FCMP_B) TAKE_AS(fcmp_b)
    AS(FCMP_C) TAKE_AS(fcmp_c)
    AS(FCHK) TAKE_AS(fchk)
    AS(FSWZADD) TAKE_AS(fswzadd)
    AS(MUFU) AS(MUFU_SQRT) TAKE_AS(mufu)
    AS(RRO) TAKE_AS(rro)
    AS(AL2P) TAKE_AS(al2p)
    AS(ALD_A) TAKE_AS(ald_a)
    AS(ALD_H) AS(ALD_P) TAKE_AS(ald_h)
    AS(ALD_Q) TAKE_AS(ald_q)
    AS(AST_A) TAKE_AS(ast_a)
    AS(AST_H) AS(AST_P) TAKE_AS(ast_h)
    AS(AST_Q) TAKE_AS(ast_q)
    AS(IPA) TAKE_AS(ipa)
    AS(ISBERD) TAKE_AS(isberd)
    AS(OUT) TAKE_AS(out)
    AS(PIXLD) TAKE_AS(pixld)
    AS(HADD2_R) TAKE_AS(hadd2_r)
    AS(HADD2_C) TAKE_AS(hadd2_c)
    AS(HADD2_32I) TAKE_AS(hadd2_32i)
    AS(HMUL2_R) TAKE_AS(hmul2_r)
    AS(HMUL2_C) TAKE_AS(hmul2_c)
    AS(HMUL2_I) TAKE_AS(hmul2_i)
    AS(HMUL2_32I) TAKE_AS(hmul2_32i)
    AS(HFMA2_R) TAKE_AS(hfma2_r)
    AS(HFMA2_B) TAKE_AS(hfma2_b)
    AS(HFMA2_C) TAKE_AS(hfma2_c)
    AS(HFMA2_32I) TAKE_AS(hfma2_32i)
    AS(HSET2_R) TAKE_AS(hset2_r)
    AS(HSET2_C) TAKE_AS(hset2_c)
    AS(HSETP2_R) TAKE_AS(hsetp2_r)
    AS(HSETP2_C) TAKE_AS(hsetp2_c)
    AS(IADD) TAKE_AS(iadd)
    AS(IADD32I) TAKE_AS(iadd32i)
    AS(IADD3_R) TAKE_AS(iadd3_r)
    AS(IADD3_B) TAKE_AS(iadd3_b)
    AS(ISCADD) TAKE_AS(iscadd)
    AS(ISCADD32I) TAKE_AS(iscadd32i)
    AS(IMNMX) TAKE_AS(imnmx)
    AS(ICMP_B) TAKE_AS(icmp_b)
    AS(ICMP_C) TAKE_AS(icmp_c)
    AS(LOP) TAKE_AS(lop)
    AS(LOP32I) TAKE_AS(lop32i)
    AS(LOP3_R) TAKE_AS(lop3_r)
    AS(LOP3_C) TAKE_AS(lop3_c)
    AS(LOP3_I) TAKE_AS(lop3_i)
    AS(LDG) TAKE_AS(ldg)
    AS(LDG_P) TAKE_AS(ldg_p)
    AS(STG) TAKE_AS(stg)
    AS(LD) TAKE_AS(ld)
    AS(ST) TAKE_AS(st)
    AS(LDL) TAKE_AS(ldl)
    AS(STL) TAKE_AS(stl)
    AS(LDS_R) TAKE_AS(lds_r)
    AS(LDS_U) TAKE_AS(lds_u)
    AS(STS) TAKE_AS(sts)
    AS(LDC) TAKE_AS(ldc)
    AS(STP) TAKE_AS(stp)
    AS(MEMBAR) TAKE_AS(membar)
    AS(MOV) TAKE_AS(mov)
    AS(MOV32I) TAKE_AS(mov32i)
    AS(SEL) TAKE_AS(sel)
    AS(PRMT_B) TAKE_AS(prmt_b)
    AS(PRMT_C) TAKE_AS(prmt_c)
    AS(IMUL) TAKE_AS(imul)
    AS(IMUL32I) TAKE_AS(imul32i)
    AS(IMAD_B) TAKE_AS(imad_b)
    AS(IMAD_C) TAKE_AS(imad_c)
    AS(IMAD32I) TAKE_AS(imad32i)
    AS(IMADSP_UU_B) AS(IMADSP_SU_B) AS(IMADSP_US_B) AS(IMADSP_SS_B) TAKE_AS(imadsp_uu_b)
    AS(IMADSP_UU_C) AS(IMADSP_SU_C) AS(IMADSP_US_C) AS(IMADSP_SS_C) TAKE_AS(imadsp_uu_c)
    AS(XMAD_R) TAKE_AS(xmad_r)
    AS(XMAD_I) TAKE_AS(xmad_i)
    AS(XMAD_B) TAKE_AS(xmad_b)
    AS(XMAD_C) TAKE_AS(xmad_c)
    AS(PSETP) TAKE_AS(psetp)
    AS(PSET) TAKE_AS(pset)
    AS(CSET) TAKE_AS(cset)
    AS(CSETP) TAKE_AS(csetp)
    AS(P2R) TAKE_AS(p2r)
    AS(R2P) TAKE_AS(r2p)
    AS(SHL) TAKE_AS(shl)
    AS(SHR) TAKE_AS(shr)
    AS(SHF_L) TAKE_AS(shf_l)
    AS(SHF_R) TAKE_AS(shf_r)
    AS(BFE) TAKE_AS(bfe)
    AS(BFI_B) TAKE_AS(bfi_b)
    AS(BFI_C) TAKE_AS(bfi_c)
    AS(FLO) TAKE_AS(flo)
    AS(POPC) TAKE_AS(popc)
    AS(LEA_LO) TAKE_AS(lea_lo)
    AS(LEA_HI) TAKE_AS(lea_hi)
    AS(LEA_HC) TAKE_AS(lea_hc)
    AS(S2R) AS(CS2R) TAKE_AS(s2r)
    AS(VOTE) TAKE_AS(vote)
    AS(VOTE_VTG) TAKE_AS(vote_vtg)
    AS(SHFL) TAKE_AS(shfl)
    AS(BAR_SYNC) TAKE_AS(bar_sync)
    AS(BAR_ARV) TAKE_AS(bar_arv)
    AS(BAR_RED) TAKE_AS(bar_red)
    AS(BAR_SCAN) TAKE_AS(bar_scan)
    AS(B2R_B) TAKE_AS(b2r_b)
    AS(B2R_R) TAKE_AS(b2r_r)
    AS(B2R_W) TAKE_AS(b2r_w)
    AS(R2B) TAKE_AS(r2b)
    AS(DEPBAR_LE) TAKE_AS(depbar_le)
    AS(DEPBAR_N) TAKE_AS(depbar_n)
    AS(SULD_P) TAKE_AS(suld_p)
    AS(SULD_D) TAKE_AS(suld_d)
    AS(SUST_P) TAKE_AS(sust_p)
    AS(SUST_D) TAKE_AS(sust_d)
    AS(SURED_P) TAKE_AS(sured_p)
    AS(SURED_D) TAKE_AS(sured_d)
    AS(SUATOM_I) TAKE_AS(suatom_i)
    AS(SUATOM_R) TAKE_AS(suatom_r)
    AS(SUATOM_P) TAKE_AS(suatom_p)
    AS(SUATOM_CI) TAKE_AS(suatom_ci)
    AS(SUATOM_CR) TAKE_AS(suatom_cr)
    AS(TEX_I) TAKE_AS(tex_i)
    AS(TEX_B) TAKE_AS(tex_b)
    AS(TLD_I) TAKE_AS(tld_i)
    AS(TLD_B) TAKE_AS(tld_b)
    AS(TLD4_I) TAKE_AS(tld4_i)
    AS(TLD4_B) TAKE_AS(tld4_b)
    AS(TXD_I) TAKE_AS(txd_i)
    AS(TXD_B) TAKE_AS(txd_b)
    AS(TXQ_I) TAKE_AS(txq_i)
    AS(TXQ_B) TAKE_AS(txq_b)
    AS(TXA) TAKE_AS(txa)
    AS(TMML_I) TAKE_AS(tmml_i)
    AS(TMML_B) TAKE_AS(tmml_b)
    AS(TEXS_D1_LZ_M) AS(TEXS_D2_M) AS(TEXS_D2_LZ_M) AS(TEXS_D2_LL_M) AS(TEXS_D2_DC_M)
        AS(TEXS_D2_LL_DC_M) AS(TEXS_D2_LZ_DC_M) AS(TEXS_A2_M) AS(TEXS_A2_LZ_M) AS(TEXS_A2_LZ_DC_M)
        AS(TEXS_D3_M) AS(TEXS_D3_LZ_M) AS(TEXS_CUBE_M) AS(TEXS_CUBE_LL_M) AS(TLDS_D1_LZ_M)
        AS(TLDS_D1_LL_M) AS(TLDS_D2_LZ_M) AS(TLDS_D2_LZ_AO_M) AS(TLDS_D2_LL_M) AS(TLDS_D2_LZ_MS_M)
        AS(TLDS_D3_LZ_M) AS(TLDS_A2_LZ_M) AS(TLDS_D2_LL_AO_M) TAKE_AS(texs_d1_lz_m)
    AS(TEXS_D1_LZ_S) AS(TEXS_D2_S) AS(TEXS_D2_LZ_S) AS(TEXS_D2_LL_S) AS(TEXS_D2_DC_S)
        AS(TEXS_D2_LL_DC_S) AS(TEXS_D2_LZ_DC_S) AS(TEXS_A2_S) AS(TEXS_A2_LZ_S) AS(TEXS_A2_LZ_DC_S)
        AS(TEXS_D3_S) AS(TEXS_D3_LZ_S) AS(TEXS_CUBE_S) AS(TEXS_CUBE_LL_S) AS(TLDS_D1_LZ_S)
        AS(TLDS_D1_LL_S) AS(TLDS_D2_LZ_S) AS(TLDS_D2_LZ_AO_S) AS(TLDS_D2_LL_S) AS(TLDS_D2_LZ_MS_S)
        AS(TLDS_D3_LZ_S) AS(TLDS_A2_LZ_S) AS(TLDS_D2_LL_AO_S) TAKE_AS(texs_d1_lz_s)
    AS(TLD4S) TAKE_AS(tld4s)
    AS(VADD) TAKE_AS(vadd)
    AS(VABSDIFF) TAKE_AS(vabsdiff)
    AS(VMNMX) TAKE_AS(vmnmx)
    AS(VSET) TAKE_AS(vset)
    AS(VSETP) TAKE_AS(vsetp)
    AS(VMAD) TAKE_AS(vmad)
    AS(VSHL) AS(VSHR) TAKE_AS(vshl)
    AS(VABSDIFF4) TAKE_AS(vabsdiff4)
    AS(IDP_A4) TAKE_AS(idp_a4)
    AS(IDP_A2) TAKE_AS(idp_a2)
    }
    return ISADORA_BAD_INSN;
}

#define holds(...) 0 /* there are no conditions between fields */
FOLLOW_NODES

SEARCH
{
    if (size < 11)
        return ISADORA_SHORT;
    {
        const uint64_t lo = (uint64_t)bytes[0] | (uint64_t)bytes[1] << 8 |
            (uint64_t)bytes[2] << 16 | (uint64_t)bytes[3] << 24 | (uint64_t)bytes[4] << 32 |
            (uint64_t)bytes[5] << 40 | (uint64_t)bytes[6] << 48 | (uint64_t)bytes[7] << 56;
        const uint64_t hi = (uint64_t)bytes[8] | (uint64_t)bytes[9] << 8 |
            (uint64_t)bytes[10] << 16;
        struct decoding d = {.lo = lo, .hi = hi, .config = c->config, .out = out};
        if (hi >> 23)
            return ISADORA_NO_FORM;
        FOUND(t87, (((lo >> 60 & 0xf) | (lo >> 51 & 0x1f0)) << 1 | (unsigned)((hi & 0x500000) == 0x0)) << 1 | (unsigned)((lo & 0x40000000000000) == 0x0 && (hi & 0x500000) == 0x0), 11)
    }
    return ISADORA_NO_FORM;
}

int maxwell_decode(const struct isadora_context *c, const uint8_t *bytes, size_t size,
    struct isadora_insn *out)
{
    return search(c, bytes, size, out, true);
}

int maxwell_identify(const struct isadora_context *c, const uint8_t *bytes, size_t size,
    struct isadora_insn *out)
{
    return search(c, bytes, size, out, false);
}

int maxwell_operands(const struct isadora_context *c, const uint8_t *bytes, size_t size,
    struct isadora_insn *out)
{
    if (out->form >= FORMS)
        return ISADORA_BAD_INSN;
    if (size < out->length)
        return ISADORA_SHORT;
    if (out->length == 11) {
        const uint64_t lo = (uint64_t)bytes[0] | (uint64_t)bytes[1] << 8 |
            (uint64_t)bytes[2] << 16 | (uint64_t)bytes[3] << 24 | (uint64_t)bytes[4] << 32 |
            (uint64_t)bytes[5] << 40 | (uint64_t)bytes[6] << 48 | (uint64_t)bytes[7] << 56;
        const uint64_t hi = (uint64_t)bytes[8] | (uint64_t)bytes[9] << 8 |
            (uint64_t)bytes[10] << 16;
        struct decoding d = {.lo = lo, .hi = hi, .config = c->config, .out = out};
        return take(WORD_READ, out->form);
    }
    return ISADORA_BAD_INSN;
}
