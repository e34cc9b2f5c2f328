/* Generated from the description vuc by gen/emit/target.lua. Do not edit. */
#include "vuc_state.h"

static const struct isadora_config configs[] = {
    {"vp2", "vp2", NULL, NULL, NULL},
    {"vp3", "vp3", NULL, NULL, NULL},
    {"vp4", "vp4", NULL, NULL, NULL},
};

static const struct isadora_unit units[] = {
    {4, 30, 0, 4, 0x6},
    {8, 40, 0, 8, 0x1},
};

static const struct isadora_piece pieces_OP[] = {{0, 4}};
static const struct isadora_piece pieces_POM[] = {{5, 6}};
static const struct isadora_piece pieces_PON[] = {{7, 7}};
static const struct isadora_piece pieces_NUM[] = {{0, 7}};
static const struct isadora_piece pieces_PM[] = {{5, 7}};
static const struct isadora_code codes_PM[] = {
    {0, "pand"},
    {1, "por"},
    {2, ""},
    {4, "pandn"},
    {5, "porn"},
    {6, "pnot"},
};
static const struct isadora_piece pieces_SRC1[] = {{8, 11}};
static const struct isadora_piece pieces_SRC2[] = {{12, 15}};
static const struct isadora_piece pieces_DST[] = {{16, 19}};
static const struct isadora_piece pieces_PRED[] = {{20, 23}};
static const struct isadora_piece pieces_EXT[] = {{24, 25}};
static const struct isadora_piece pieces_PDST[] = {{16, 19}};
static const struct isadora_piece pieces_OT0[] = {{26, 26}};
static const struct isadora_piece pieces_IMMF[] = {{27, 27}};
static const struct isadora_piece pieces_OT1[] = {{28, 28}};
static const struct isadora_piece pieces_PE[] = {{29, 29}};
static const struct isadora_piece pieces_OT[] = {{26, 26}, {28, 28}};
static const struct isadora_piece pieces_SRS[] = {{8, 11}, {24, 25}};
static const struct isadora_piece pieces_SRD[] = {{16, 19}, {24, 25}};
static const struct isadora_piece pieces_I4[] = {{12, 15}};
static const struct isadora_piece pieces_I6[] = {{12, 15}, {24, 25}};
static const struct isadora_piece pieces_I12[] = {{8, 15}, {20, 23}};
static const struct isadora_piece pieces_I14[] = {{8, 15}, {20, 25}};
static const struct isadora_piece pieces_L10[] = {{12, 15}, {20, 25}};
static const struct isadora_piece pieces_L6[] = {{12, 15}, {24, 25}};
static const struct isadora_piece pieces_T10[] = {{16, 25}};
static const struct isadora_piece pieces_T6[] = {{16, 19}, {24, 25}};
static const struct isadora_piece pieces_BTARG[] = {{8, 18}};
static const struct isadora_piece pieces_PS1[] = {{8, 11}};
static const struct isadora_piece pieces_PS2[] = {{12, 15}};
static const struct isadora_piece pieces_N1[] = {{3, 3}};
static const struct isadora_code codes_N1[] = {
    {0, ""},
    {1, "not"},
};
static const struct isadora_piece pieces_N2[] = {{2, 2}};
static const struct isadora_code codes_N2[] = {
    {0, ""},
    {1, "not"},
};
static const struct isadora_piece pieces_RBP[] = {{30, 32}};
static const struct isadora_piece pieces_RBN[] = {{33, 33}};
static const struct isadora_code codes_RBN[] = {
    {0, ""},
    {1, "not"},
};
static const struct isadora_piece pieces_RBT[] = {{34, 39}};
static const struct isadora_piece pieces_RBR[] = {{30, 39}};

static const struct isadora_field fields[] = {
    {"OP", ISADORA_NUMBER, 5, 0, 0, 1, 1, 0, pieces_OP, NULL, -1},
    {"POM", ISADORA_NUMBER, 2, 0, 0, 1, 1, 0, pieces_POM, NULL, -1},
    {"PON", ISADORA_NUMBER, 1, 0, 0, 1, 1, 0, pieces_PON, NULL, -1},
    {"NUM", ISADORA_NUMBER, 8, 0, 0, 1, 1, 0, pieces_NUM, NULL, -1},
    {"PM", ISADORA_CODES, 3, 0, 0, 1, 1, 6, pieces_PM, codes_PM, -1},
    {"SRC1", ISADORA_REGISTER, 4, 0, 0, 1, 1, 0, pieces_SRC1, NULL, 2},
    {"SRC2", ISADORA_REGISTER, 4, 0, 0, 1, 1, 0, pieces_SRC2, NULL, 2},
    {"DST", ISADORA_REGISTER, 4, 0, 0, 1, 1, 0, pieces_DST, NULL, 2},
    {"PRED", ISADORA_REGISTER, 4, 0, 0, 1, 1, 0, pieces_PRED, NULL, 3},
    {"EXT", ISADORA_NUMBER, 2, 0, 0, 1, 1, 0, pieces_EXT, NULL, -1},
    {"PDST", ISADORA_REGISTER, 4, 0, 0, 1, 1, 0, pieces_PDST, NULL, 3},
    {"OT0", ISADORA_NUMBER, 1, 0, 0, 1, 1, 0, pieces_OT0, NULL, -1},
    {"IMMF", ISADORA_NUMBER, 1, 0, 0, 1, 1, 0, pieces_IMMF, NULL, -1},
    {"OT1", ISADORA_NUMBER, 1, 0, 0, 1, 1, 0, pieces_OT1, NULL, -1},
    {"PE", ISADORA_NUMBER, 1, 0, 0, 1, 1, 0, pieces_PE, NULL, -1},
    {"OT", ISADORA_NUMBER, 2, 0, 0, 1, 2, 0, pieces_OT, NULL, -1},
    {"SRS", ISADORA_REGISTER, 6, 0, 0, 1, 2, 0, pieces_SRS, NULL, 0},
    {"SRD", ISADORA_REGISTER, 6, 0, 0, 1, 2, 0, pieces_SRD, NULL, 0},
    {"I4", ISADORA_NUMBER, 4, 0, 0, 1, 1, 0, pieces_I4, NULL, -1},
    {"I6", ISADORA_NUMBER, 6, 0, 0, 1, 2, 0, pieces_I6, NULL, -1},
    {"I12", ISADORA_NUMBER, 12, 0, 0, 1, 2, 0, pieces_I12, NULL, -1},
    {"I14", ISADORA_NUMBER, 14, 0, 0, 1, 2, 0, pieces_I14, NULL, -1},
    {"L10", ISADORA_NUMBER, 10, 0, 0, 1, 2, 0, pieces_L10, NULL, -1},
    {"L6", ISADORA_NUMBER, 6, 0, 0, 1, 2, 0, pieces_L6, NULL, -1},
    {"T10", ISADORA_NUMBER, 10, 0, 0, 1, 1, 0, pieces_T10, NULL, -1},
    {"T6", ISADORA_NUMBER, 6, 0, 0, 1, 2, 0, pieces_T6, NULL, -1},
    {"BTARG", ISADORA_NUMBER, 11, 0, 0, 1, 1, 0, pieces_BTARG, NULL, -1},
    {"PS1", ISADORA_REGISTER, 4, 0, 0, 1, 1, 0, pieces_PS1, NULL, 3},
    {"PS2", ISADORA_REGISTER, 4, 0, 0, 1, 1, 0, pieces_PS2, NULL, 3},
    {"N1", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_N1, codes_N1, -1},
    {"N2", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_N2, codes_N2, -1},
    {"RBP", ISADORA_NUMBER, 3, 0, 0, 1, 1, 0, pieces_RBP, NULL, -1},
    {"RBN", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_RBN, codes_RBN, -1},
    {"RBT", ISADORA_NUMBER, 6, 0, 0, 1, 1, 0, pieces_RBT, NULL, -1},
    {"RBR", ISADORA_NUMBER, 10, 0, 0, 1, 1, 0, pieces_RBR, NULL, -1},
};

static const struct isadora_slot slots_binary_add_rr_40[] = {{4}, {8}, {10}, {7}, {5}, {6}, {19}, {32}, {31}, {33}};
static const struct isadora_slot slots_binary_add_rr_30[] = {{4}, {8}, {10}, {7}, {5}, {6}, {19}};
static const struct isadora_slot slots_binary_sub_rr_40[] = {{4}, {8}, {10}, {7}, {5}, {6}, {19}, {32}, {31}, {33}};
static const struct isadora_slot slots_binary_sub_rr_30[] = {{4}, {8}, {10}, {7}, {5}, {6}, {19}};
static const struct isadora_slot slots_binary_subr_rr[] = {{4}, {8}, {10}, {7}, {5}, {6}, {19}, {32}, {31}, {33}};
static const struct isadora_slot slots_binary_avgs_rr[] = {{4}, {8}, {10}, {7}, {5}, {6}, {19}};
static const struct isadora_slot slots_binary_avgu_rr[] = {{4}, {8}, {10}, {7}, {5}, {6}, {19}};
static const struct isadora_slot slots_binary_clamplep_rr_40[] = {{4}, {8}, {10}, {7}, {5}, {6}, {19}, {32}, {31}, {33}};
static const struct isadora_slot slots_binary_clamplep_rr_30[] = {{4}, {8}, {10}, {7}, {5}, {6}, {19}};
static const struct isadora_slot slots_binary_clamps_rr_40[] = {{4}, {8}, {10}, {7}, {5}, {6}, {19}, {32}, {31}, {33}};
static const struct isadora_slot slots_binary_clamps_rr_30[] = {{4}, {8}, {10}, {7}, {5}, {6}, {19}};
static const struct isadora_slot slots_binary_sext_rr_40[] = {{4}, {8}, {10}, {7}, {5}, {6}, {19}, {32}, {31}, {33}};
static const struct isadora_slot slots_binary_sext_rr_30[] = {{4}, {8}, {10}, {7}, {5}, {6}, {19}};
static const struct isadora_slot slots_binary_bset_rr_40[] = {{4}, {8}, {10}, {7}, {5}, {6}, {19}, {32}, {31}, {33}};
static const struct isadora_slot slots_binary_bset_rr_30[] = {{4}, {8}, {10}, {7}, {5}, {6}, {19}};
static const struct isadora_slot slots_binary_bclr_rr_40[] = {{4}, {8}, {10}, {7}, {5}, {6}, {19}, {32}, {31}, {33}};
static const struct isadora_slot slots_binary_bclr_rr_30[] = {{4}, {8}, {10}, {7}, {5}, {6}, {19}};
static const struct isadora_slot slots_binary_shl_rr_40[] = {{4}, {8}, {10}, {7}, {5}, {6}, {19}, {32}, {31}, {33}};
static const struct isadora_slot slots_binary_shl_rr_30[] = {{4}, {8}, {10}, {7}, {5}, {6}, {19}};
static const struct isadora_slot slots_binary_shr_rr_40[] = {{4}, {8}, {10}, {7}, {5}, {6}, {19}, {32}, {31}, {33}};
static const struct isadora_slot slots_binary_shr_rr_30[] = {{4}, {8}, {10}, {7}, {5}, {6}, {19}};
static const struct isadora_slot slots_binary_sar_rr_40[] = {{4}, {8}, {10}, {7}, {5}, {6}, {19}, {32}, {31}, {33}};
static const struct isadora_slot slots_binary_sar_rr_30[] = {{4}, {8}, {10}, {7}, {5}, {6}, {19}};
static const struct isadora_slot slots_binary_and_rr_40[] = {{4}, {8}, {10}, {7}, {5}, {6}, {19}, {32}, {31}, {33}};
static const struct isadora_slot slots_binary_and_rr_30[] = {{4}, {8}, {10}, {7}, {5}, {6}, {19}};
static const struct isadora_slot slots_binary_or_rr_40[] = {{4}, {8}, {10}, {7}, {5}, {6}, {19}, {32}, {31}, {33}};
static const struct isadora_slot slots_binary_or_rr_30[] = {{4}, {8}, {10}, {7}, {5}, {6}, {19}};
static const struct isadora_slot slots_binary_xor_rr_40[] = {{4}, {8}, {10}, {7}, {5}, {6}, {19}, {32}, {31}, {33}};
static const struct isadora_slot slots_binary_xor_rr_30[] = {{4}, {8}, {10}, {7}, {5}, {6}, {19}};
static const struct isadora_slot slots_binary_min_rr[] = {{4}, {8}, {10}, {7}, {5}, {6}, {19}};
static const struct isadora_slot slots_binary_max_rr[] = {{4}, {8}, {10}, {7}, {5}, {6}, {19}};
static const struct isadora_slot slots_binary_add_rs_40[] = {{4}, {8}, {10}, {7}, {16}, {6}, {18}, {32}, {31}, {33}};
static const struct isadora_slot slots_binary_add_rs_30[] = {{4}, {8}, {10}, {7}, {16}, {6}, {18}};
static const struct isadora_slot slots_binary_sub_rs_40[] = {{4}, {8}, {10}, {7}, {16}, {6}, {18}, {32}, {31}, {33}};
static const struct isadora_slot slots_binary_sub_rs_30[] = {{4}, {8}, {10}, {7}, {16}, {6}, {18}};
static const struct isadora_slot slots_binary_subr_rs[] = {{4}, {8}, {10}, {7}, {16}, {6}, {18}, {32}, {31}, {33}};
static const struct isadora_slot slots_binary_avgs_rs[] = {{4}, {8}, {10}, {7}, {16}, {6}, {18}};
static const struct isadora_slot slots_binary_avgu_rs[] = {{4}, {8}, {10}, {7}, {16}, {6}, {18}};
static const struct isadora_slot slots_binary_clamplep_rs_40[] = {{4}, {8}, {10}, {7}, {16}, {6}, {18}, {32}, {31}, {33}};
static const struct isadora_slot slots_binary_clamplep_rs_30[] = {{4}, {8}, {10}, {7}, {16}, {6}, {18}};
static const struct isadora_slot slots_binary_clamps_rs_40[] = {{4}, {8}, {10}, {7}, {16}, {6}, {18}, {32}, {31}, {33}};
static const struct isadora_slot slots_binary_clamps_rs_30[] = {{4}, {8}, {10}, {7}, {16}, {6}, {18}};
static const struct isadora_slot slots_binary_sext_rs_40[] = {{4}, {8}, {10}, {7}, {16}, {6}, {18}, {32}, {31}, {33}};
static const struct isadora_slot slots_binary_sext_rs_30[] = {{4}, {8}, {10}, {7}, {16}, {6}, {18}};
static const struct isadora_slot slots_binary_bset_rs_40[] = {{4}, {8}, {10}, {7}, {16}, {6}, {18}, {32}, {31}, {33}};
static const struct isadora_slot slots_binary_bset_rs_30[] = {{4}, {8}, {10}, {7}, {16}, {6}, {18}};
static const struct isadora_slot slots_binary_bclr_rs_40[] = {{4}, {8}, {10}, {7}, {16}, {6}, {18}, {32}, {31}, {33}};
static const struct isadora_slot slots_binary_bclr_rs_30[] = {{4}, {8}, {10}, {7}, {16}, {6}, {18}};
static const struct isadora_slot slots_binary_shl_rs_40[] = {{4}, {8}, {10}, {7}, {16}, {6}, {18}, {32}, {31}, {33}};
static const struct isadora_slot slots_binary_shl_rs_30[] = {{4}, {8}, {10}, {7}, {16}, {6}, {18}};
static const struct isadora_slot slots_binary_shr_rs_40[] = {{4}, {8}, {10}, {7}, {16}, {6}, {18}, {32}, {31}, {33}};
static const struct isadora_slot slots_binary_shr_rs_30[] = {{4}, {8}, {10}, {7}, {16}, {6}, {18}};
static const struct isadora_slot slots_binary_sar_rs_40[] = {{4}, {8}, {10}, {7}, {16}, {6}, {18}, {32}, {31}, {33}};
static const struct isadora_slot slots_binary_sar_rs_30[] = {{4}, {8}, {10}, {7}, {16}, {6}, {18}};
static const struct isadora_slot slots_binary_and_rs_40[] = {{4}, {8}, {10}, {7}, {16}, {6}, {18}, {32}, {31}, {33}};
static const struct isadora_slot slots_binary_and_rs_30[] = {{4}, {8}, {10}, {7}, {16}, {6}, {18}};
static const struct isadora_slot slots_binary_or_rs_40[] = {{4}, {8}, {10}, {7}, {16}, {6}, {18}, {32}, {31}, {33}};
static const struct isadora_slot slots_binary_or_rs_30[] = {{4}, {8}, {10}, {7}, {16}, {6}, {18}};
static const struct isadora_slot slots_binary_xor_rs_40[] = {{4}, {8}, {10}, {7}, {16}, {6}, {18}, {32}, {31}, {33}};
static const struct isadora_slot slots_binary_xor_rs_30[] = {{4}, {8}, {10}, {7}, {16}, {6}, {18}};
static const struct isadora_slot slots_binary_min_rs[] = {{4}, {8}, {10}, {7}, {16}, {6}, {18}};
static const struct isadora_slot slots_binary_max_rs[] = {{4}, {8}, {10}, {7}, {16}, {6}, {18}};
static const struct isadora_slot slots_binary_add_sr_40[] = {{4}, {8}, {10}, {17}, {5}, {6}, {18}, {32}, {31}, {33}};
static const struct isadora_slot slots_binary_add_sr_30[] = {{4}, {8}, {10}, {17}, {5}, {6}, {18}};
static const struct isadora_slot slots_binary_sub_sr_40[] = {{4}, {8}, {10}, {17}, {5}, {6}, {18}, {32}, {31}, {33}};
static const struct isadora_slot slots_binary_sub_sr_30[] = {{4}, {8}, {10}, {17}, {5}, {6}, {18}};
static const struct isadora_slot slots_binary_subr_sr[] = {{4}, {8}, {10}, {17}, {5}, {6}, {18}, {32}, {31}, {33}};
static const struct isadora_slot slots_binary_avgs_sr[] = {{4}, {8}, {10}, {17}, {5}, {6}, {18}};
static const struct isadora_slot slots_binary_avgu_sr[] = {{4}, {8}, {10}, {17}, {5}, {6}, {18}};
static const struct isadora_slot slots_binary_clamplep_sr_40[] = {{4}, {8}, {10}, {17}, {5}, {6}, {18}, {32}, {31}, {33}};
static const struct isadora_slot slots_binary_clamplep_sr_30[] = {{4}, {8}, {10}, {17}, {5}, {6}, {18}};
static const struct isadora_slot slots_binary_clamps_sr_40[] = {{4}, {8}, {10}, {17}, {5}, {6}, {18}, {32}, {31}, {33}};
static const struct isadora_slot slots_binary_clamps_sr_30[] = {{4}, {8}, {10}, {17}, {5}, {6}, {18}};
static const struct isadora_slot slots_binary_sext_sr_40[] = {{4}, {8}, {10}, {17}, {5}, {6}, {18}, {32}, {31}, {33}};
static const struct isadora_slot slots_binary_sext_sr_30[] = {{4}, {8}, {10}, {17}, {5}, {6}, {18}};
static const struct isadora_slot slots_binary_bset_sr_40[] = {{4}, {8}, {10}, {17}, {5}, {6}, {18}, {32}, {31}, {33}};
static const struct isadora_slot slots_binary_bset_sr_30[] = {{4}, {8}, {10}, {17}, {5}, {6}, {18}};
static const struct isadora_slot slots_binary_bclr_sr_40[] = {{4}, {8}, {10}, {17}, {5}, {6}, {18}, {32}, {31}, {33}};
static const struct isadora_slot slots_binary_bclr_sr_30[] = {{4}, {8}, {10}, {17}, {5}, {6}, {18}};
static const struct isadora_slot slots_binary_shl_sr_40[] = {{4}, {8}, {10}, {17}, {5}, {6}, {18}, {32}, {31}, {33}};
static const struct isadora_slot slots_binary_shl_sr_30[] = {{4}, {8}, {10}, {17}, {5}, {6}, {18}};
static const struct isadora_slot slots_binary_shr_sr_40[] = {{4}, {8}, {10}, {17}, {5}, {6}, {18}, {32}, {31}, {33}};
static const struct isadora_slot slots_binary_shr_sr_30[] = {{4}, {8}, {10}, {17}, {5}, {6}, {18}};
static const struct isadora_slot slots_binary_sar_sr_40[] = {{4}, {8}, {10}, {17}, {5}, {6}, {18}, {32}, {31}, {33}};
static const struct isadora_slot slots_binary_sar_sr_30[] = {{4}, {8}, {10}, {17}, {5}, {6}, {18}};
static const struct isadora_slot slots_binary_and_sr_40[] = {{4}, {8}, {10}, {17}, {5}, {6}, {18}, {32}, {31}, {33}};
static const struct isadora_slot slots_binary_and_sr_30[] = {{4}, {8}, {10}, {17}, {5}, {6}, {18}};
static const struct isadora_slot slots_binary_or_sr_40[] = {{4}, {8}, {10}, {17}, {5}, {6}, {18}, {32}, {31}, {33}};
static const struct isadora_slot slots_binary_or_sr_30[] = {{4}, {8}, {10}, {17}, {5}, {6}, {18}};
static const struct isadora_slot slots_binary_xor_sr_40[] = {{4}, {8}, {10}, {17}, {5}, {6}, {18}, {32}, {31}, {33}};
static const struct isadora_slot slots_binary_xor_sr_30[] = {{4}, {8}, {10}, {17}, {5}, {6}, {18}};
static const struct isadora_slot slots_binary_min_sr[] = {{4}, {8}, {10}, {17}, {5}, {6}, {18}};
static const struct isadora_slot slots_binary_max_sr[] = {{4}, {8}, {10}, {17}, {5}, {6}, {18}};
static const struct isadora_slot slots_unary_div2s_rr[] = {{4}, {8}, {10}, {7}, {5}};
static const struct isadora_slot slots_unary_hswap_rr_40[] = {{4}, {8}, {10}, {7}, {5}, {32}, {31}, {33}};
static const struct isadora_slot slots_unary_hswap_rr_30[] = {{4}, {8}, {10}, {7}, {5}};
static const struct isadora_slot slots_unary_div2s_rs[] = {{4}, {8}, {10}, {7}, {16}};
static const struct isadora_slot slots_unary_hswap_rs_40[] = {{4}, {8}, {10}, {7}, {16}, {32}, {31}, {33}};
static const struct isadora_slot slots_unary_hswap_rs_30[] = {{4}, {8}, {10}, {7}, {16}};
static const struct isadora_slot slots_unary_div2s_sr[] = {{4}, {8}, {10}, {17}, {5}};
static const struct isadora_slot slots_unary_hswap_sr_40[] = {{4}, {8}, {10}, {17}, {5}, {32}, {31}, {33}};
static const struct isadora_slot slots_unary_hswap_sr_30[] = {{4}, {8}, {10}, {17}, {5}};
static const struct isadora_slot slots_slct_rr_40[] = {{4}, {8}, {10}, {7}, {5}, {6}, {19}, {32}, {31}, {33}};
static const struct isadora_slot slots_slct_rr_30[] = {{4}, {8}, {10}, {7}, {5}, {6}, {19}};
static const struct isadora_slot slots_slct_rs_40[] = {{4}, {8}, {10}, {7}, {16}, {6}, {18}, {32}, {31}, {33}};
static const struct isadora_slot slots_slct_rs_30[] = {{4}, {8}, {10}, {7}, {16}, {6}, {18}};
static const struct isadora_slot slots_slct_sr_40[] = {{4}, {8}, {10}, {17}, {5}, {6}, {18}, {32}, {31}, {33}};
static const struct isadora_slot slots_slct_sr_30[] = {{4}, {8}, {10}, {17}, {5}, {6}, {18}};
static const struct isadora_slot slots_mov_r_40[] = {{4}, {8}, {10}, {7}, {6}, {32}, {31}, {33}};
static const struct isadora_slot slots_mov_r_30[] = {{4}, {8}, {10}, {7}, {6}};
static const struct isadora_slot slots_mov_i_40[] = {{4}, {8}, {10}, {7}, {21}, {32}, {31}, {33}};
static const struct isadora_slot slots_mov_i_30[] = {{4}, {8}, {10}, {7}, {21}};
static const struct isadora_slot slots_mov_sr_40[] = {{4}, {8}, {10}, {17}, {6}, {32}, {31}, {33}};
static const struct isadora_slot slots_mov_sr_30[] = {{4}, {8}, {10}, {17}, {6}};
static const struct isadora_slot slots_mov_si_40[] = {{4}, {8}, {10}, {17}, {20}, {32}, {31}, {33}};
static const struct isadora_slot slots_mov_si_30[] = {{4}, {8}, {10}, {17}, {20}};
static const struct isadora_slot slots_set_setgt_r_40[] = {{4}, {8}, {10}, {5}, {6}, {19}, {32}, {31}, {33}};
static const struct isadora_slot slots_set_setgt_r_30[] = {{4}, {8}, {10}, {5}, {6}, {19}};
static const struct isadora_slot slots_set_setlt_r_40[] = {{4}, {8}, {10}, {5}, {6}, {19}, {32}, {31}, {33}};
static const struct isadora_slot slots_set_setlt_r_30[] = {{4}, {8}, {10}, {5}, {6}, {19}};
static const struct isadora_slot slots_set_seteq_r_40[] = {{4}, {8}, {10}, {5}, {6}, {19}, {32}, {31}, {33}};
static const struct isadora_slot slots_set_seteq_r_30[] = {{4}, {8}, {10}, {5}, {6}, {19}};
static const struct isadora_slot slots_set_setlep_r_40[] = {{4}, {8}, {10}, {5}, {6}, {19}, {32}, {31}, {33}};
static const struct isadora_slot slots_set_setlep_r_30[] = {{4}, {8}, {10}, {5}, {6}, {19}};
static const struct isadora_slot slots_set_setzero_r[] = {{4}, {8}, {10}, {5}, {6}, {19}, {32}, {31}, {33}};
static const struct isadora_slot slots_set_btest_r_40[] = {{4}, {8}, {10}, {5}, {6}, {19}, {32}, {31}, {33}};
static const struct isadora_slot slots_set_btest_r_30[] = {{4}, {8}, {10}, {5}, {6}, {19}};
static const struct isadora_slot slots_set_setgt_s_40[] = {{4}, {8}, {10}, {16}, {6}, {18}, {32}, {31}, {33}};
static const struct isadora_slot slots_set_setgt_s_30[] = {{4}, {8}, {10}, {16}, {6}, {18}};
static const struct isadora_slot slots_set_setlt_s_40[] = {{4}, {8}, {10}, {16}, {6}, {18}, {32}, {31}, {33}};
static const struct isadora_slot slots_set_setlt_s_30[] = {{4}, {8}, {10}, {16}, {6}, {18}};
static const struct isadora_slot slots_set_seteq_s_40[] = {{4}, {8}, {10}, {16}, {6}, {18}, {32}, {31}, {33}};
static const struct isadora_slot slots_set_seteq_s_30[] = {{4}, {8}, {10}, {16}, {6}, {18}};
static const struct isadora_slot slots_set_setlep_s_40[] = {{4}, {8}, {10}, {16}, {6}, {18}, {32}, {31}, {33}};
static const struct isadora_slot slots_set_setlep_s_30[] = {{4}, {8}, {10}, {16}, {6}, {18}};
static const struct isadora_slot slots_set_setzero_s[] = {{4}, {8}, {10}, {16}, {6}, {18}, {32}, {31}, {33}};
static const struct isadora_slot slots_set_btest_s_40[] = {{4}, {8}, {10}, {16}, {6}, {18}, {32}, {31}, {33}};
static const struct isadora_slot slots_set_btest_s_30[] = {{4}, {8}, {10}, {16}, {6}, {18}};
static const struct isadora_slot slots_set_setgt_d_40[] = {{4}, {8}, {10}, {5}, {6}, {18}, {32}, {31}, {33}};
static const struct isadora_slot slots_set_setgt_d_30[] = {{4}, {8}, {10}, {5}, {6}, {18}};
static const struct isadora_slot slots_set_setlt_d_40[] = {{4}, {8}, {10}, {5}, {6}, {18}, {32}, {31}, {33}};
static const struct isadora_slot slots_set_setlt_d_30[] = {{4}, {8}, {10}, {5}, {6}, {18}};
static const struct isadora_slot slots_set_seteq_d_40[] = {{4}, {8}, {10}, {5}, {6}, {18}, {32}, {31}, {33}};
static const struct isadora_slot slots_set_seteq_d_30[] = {{4}, {8}, {10}, {5}, {6}, {18}};
static const struct isadora_slot slots_set_setlep_d_40[] = {{4}, {8}, {10}, {5}, {6}, {18}, {32}, {31}, {33}};
static const struct isadora_slot slots_set_setlep_d_30[] = {{4}, {8}, {10}, {5}, {6}, {18}};
static const struct isadora_slot slots_set_setzero_d[] = {{4}, {8}, {10}, {5}, {6}, {18}, {32}, {31}, {33}};
static const struct isadora_slot slots_set_btest_d_40[] = {{4}, {8}, {10}, {5}, {6}, {18}, {32}, {31}, {33}};
static const struct isadora_slot slots_set_btest_d_30[] = {{4}, {8}, {10}, {5}, {6}, {18}};
static const struct isadora_slot slots_complement_rr_40[] = {{4}, {8}, {10}, {7}, {5}, {6}, {19}, {32}, {31}, {33}};
static const struct isadora_slot slots_complement_rr_30[] = {{4}, {8}, {10}, {7}, {5}, {6}, {19}};
static const struct isadora_slot slots_complement_rs_40[] = {{4}, {8}, {10}, {7}, {16}, {6}, {18}, {32}, {31}, {33}};
static const struct isadora_slot slots_complement_rs_30[] = {{4}, {8}, {10}, {7}, {16}, {6}, {18}};
static const struct isadora_slot slots_complement_sr_40[] = {{4}, {8}, {10}, {17}, {5}, {6}, {18}, {32}, {31}, {33}};
static const struct isadora_slot slots_complement_sr_30[] = {{4}, {8}, {10}, {17}, {5}, {6}, {18}};
static const struct isadora_slot slots_bra_40[] = {{26}, {8}, {32}, {31}, {33}};
static const struct isadora_slot slots_bra_30[] = {{26}, {8}};
static const struct isadora_slot slots_call_40[] = {{26}, {8}, {32}, {31}, {33}};
static const struct isadora_slot slots_call_30[] = {{26}, {8}};
static const struct isadora_slot slots_ret_40[] = {{8}, {32}, {31}, {33}};
static const struct isadora_slot slots_ret_30[] = {{8}};
static const struct isadora_slot slots_sleep_40[] = {{8}, {32}, {31}, {33}};
static const struct isadora_slot slots_sleep_30[] = {{8}};
static const struct isadora_slot slots_wait_wstc_40[] = {{18}, {8}, {32}, {31}, {33}};
static const struct isadora_slot slots_wait_wstc_30[] = {{18}, {8}};
static const struct isadora_slot slots_wait_wsts_40[] = {{18}, {8}, {32}, {31}, {33}};
static const struct isadora_slot slots_wait_wsts_30[] = {{18}, {8}};
static const struct isadora_slot slots_logic_and_free_40[] = {{8}, {29}, {27}, {30}, {28}, {32}, {31}, {33}};
static const struct isadora_slot slots_logic_and_free_30[] = {{8}, {29}, {27}, {30}, {28}};
static const struct isadora_slot slots_logic_or_free_40[] = {{8}, {29}, {27}, {30}, {28}, {32}, {31}, {33}};
static const struct isadora_slot slots_logic_or_free_30[] = {{8}, {29}, {27}, {30}, {28}};
static const struct isadora_slot slots_logic_xor_free_40[] = {{8}, {29}, {27}, {30}, {28}, {32}, {31}, {33}};
static const struct isadora_slot slots_logic_xor_free_30[] = {{8}, {29}, {27}, {30}, {28}};
static const struct isadora_slot slots_logic_and_guarded_40[] = {{10}, {29}, {27}, {30}, {28}, {8}, {32}, {31}, {33}};
static const struct isadora_slot slots_logic_and_guarded_30[] = {{10}, {29}, {27}, {30}, {28}, {8}};
static const struct isadora_slot slots_logic_or_guarded_40[] = {{10}, {29}, {27}, {30}, {28}, {8}, {32}, {31}, {33}};
static const struct isadora_slot slots_logic_or_guarded_30[] = {{10}, {29}, {27}, {30}, {28}, {8}};
static const struct isadora_slot slots_logic_xor_guarded_40[] = {{10}, {29}, {27}, {30}, {28}, {8}, {32}, {31}, {33}};
static const struct isadora_slot slots_logic_xor_guarded_30[] = {{10}, {29}, {27}, {30}, {28}, {8}};
static const struct isadora_slot slots_nop_40[] = {{8}, {32}, {31}, {33}};
static const struct isadora_slot slots_nop_30[] = {{8}};
static const struct isadora_slot slots_clicnt_40[] = {{8}, {32}, {31}, {33}};
static const struct isadora_slot slots_clicnt_30[] = {{8}};
static const struct isadora_slot slots_engine_mbiread_40[] = {{8}, {32}, {31}, {33}};
static const struct isadora_slot slots_engine_mbiread_30[] = {{8}};
static const struct isadora_slot slots_engine_mbinext_40[] = {{8}, {32}, {31}, {33}};
static const struct isadora_slot slots_engine_mbinext_30[] = {{8}};
static const struct isadora_slot slots_engine_mvsread_40[] = {{8}, {32}, {31}, {33}};
static const struct isadora_slot slots_engine_mvsread_30[] = {{8}};
static const struct isadora_slot slots_engine_mvswrite_40[] = {{8}, {32}, {31}, {33}};
static const struct isadora_slot slots_engine_mvswrite_30[] = {{8}};
static const struct isadora_slot slots_named_only_o21_40[] = {{8}, {32}, {31}, {33}};
static const struct isadora_slot slots_named_only_o21_30[] = {{8}};
static const struct isadora_slot slots_named_only_o22_40[] = {{8}, {32}, {31}, {33}};
static const struct isadora_slot slots_named_only_o22_30[] = {{8}};
static const struct isadora_slot slots_named_only_o23_40[] = {{8}, {32}, {31}, {33}};
static const struct isadora_slot slots_named_only_o23_30[] = {{8}};
static const struct isadora_slot slots_named_only_o25_40[] = {{8}, {32}, {31}, {33}};
static const struct isadora_slot slots_named_only_o25_30[] = {{8}};
static const struct isadora_slot slots_named_only_o26_40[] = {{8}, {32}, {31}, {33}};
static const struct isadora_slot slots_named_only_o26_30[] = {{8}};
static const struct isadora_slot slots_named_only_o2b_40[] = {{8}, {32}, {31}, {33}};
static const struct isadora_slot slots_named_only_o2b_30[] = {{8}};
static const struct isadora_slot slots_named_only_o2c_40[] = {{8}, {32}, {31}, {33}};
static const struct isadora_slot slots_named_only_o2c_30[] = {{8}};
static const struct isadora_slot slots_lmul_lmulu_40[] = {{5}, {6}, {19}, {8}, {32}, {31}, {33}};
static const struct isadora_slot slots_lmul_lmulu_30[] = {{5}, {6}, {19}, {8}};
static const struct isadora_slot slots_lmul_lmuls_40[] = {{5}, {6}, {19}, {8}, {32}, {31}, {33}};
static const struct isadora_slot slots_lmul_lmuls_30[] = {{5}, {6}, {19}, {8}};
static const struct isadora_slot slots_lshift_lsrr_40[] = {{6}, {19}, {8}, {32}, {31}, {33}};
static const struct isadora_slot slots_lshift_lsrr_30[] = {{6}, {19}, {8}};
static const struct isadora_slot slots_lshift_ladd[] = {{6}, {19}, {8}};
static const struct isadora_slot slots_lshift_lsar[] = {{6}, {19}, {8}};
static const struct isadora_slot slots_ldivu[] = {{6}, {19}, {8}};
static const struct isadora_slot slots_lut_rr_40[] = {{4}, {8}, {10}, {7}, {5}, {6}, {19}, {32}, {31}, {33}};
static const struct isadora_slot slots_lut_rr_30[] = {{4}, {8}, {10}, {7}, {5}, {6}, {19}};
static const struct isadora_slot slots_lut_rs_40[] = {{4}, {8}, {10}, {7}, {16}, {6}, {18}, {32}, {31}, {33}};
static const struct isadora_slot slots_lut_rs_30[] = {{4}, {8}, {10}, {7}, {16}, {6}, {18}};
static const struct isadora_slot slots_lut_sr_40[] = {{4}, {8}, {10}, {17}, {5}, {6}, {18}, {32}, {31}, {33}};
static const struct isadora_slot slots_lut_sr_30[] = {{4}, {8}, {10}, {17}, {5}, {6}, {18}};
static const struct isadora_slot slots_ld_d_40[] = {{7}, {5}, {6}, {22}, {23}, {8}, {32}, {31}, {33}};
static const struct isadora_slot slots_ld_d_30[] = {{7}, {5}, {6}, {22}, {23}, {8}};
static const struct isadora_slot slots_ld_pwt_40[] = {{7}, {5}, {6}, {22}, {23}, {8}, {32}, {31}, {33}};
static const struct isadora_slot slots_ld_pwt_30[] = {{7}, {5}, {6}, {22}, {23}, {8}};
static const struct isadora_slot slots_ld_mvsi_40[] = {{7}, {5}, {6}, {22}, {23}, {8}, {32}, {31}, {33}};
static const struct isadora_slot slots_ld_mvsi_30[] = {{7}, {5}, {6}, {22}, {23}, {8}};
static const struct isadora_slot slots_ld_b6_40[] = {{7}, {5}, {6}, {22}, {23}, {8}, {32}, {31}, {33}};
static const struct isadora_slot slots_ld_b6_30[] = {{7}, {5}, {6}, {22}, {23}, {8}};
static const struct isadora_slot slots_ld_b7_40[] = {{7}, {5}, {6}, {22}, {23}, {8}, {32}, {31}, {33}};
static const struct isadora_slot slots_ld_b7_30[] = {{7}, {5}, {6}, {22}, {23}, {8}};
static const struct isadora_slot slots_st_d_40[] = {{7}, {5}, {24}, {25}, {6}, {8}, {32}, {31}, {33}};
static const struct isadora_slot slots_st_d_30[] = {{7}, {5}, {24}, {25}, {6}, {8}};
static const struct isadora_slot slots_st_mvso_40[] = {{7}, {5}, {24}, {25}, {6}, {8}, {32}, {31}, {33}};
static const struct isadora_slot slots_st_mvso_30[] = {{7}, {5}, {24}, {25}, {6}, {8}};
static const struct isadora_slot slots_st_b6_40[] = {{7}, {5}, {24}, {25}, {6}, {8}, {32}, {31}, {33}};
static const struct isadora_slot slots_st_b6_30[] = {{7}, {5}, {24}, {25}, {6}, {8}};
static const struct isadora_slot slots_st_b7_40[] = {{7}, {5}, {24}, {25}, {6}, {8}, {32}, {31}, {33}};
static const struct isadora_slot slots_st_b7_30[] = {{7}, {5}, {24}, {25}, {6}, {8}};
static const struct isadora_slot slots_st_vp_40[] = {{7}, {5}, {24}, {25}, {6}, {8}, {32}, {31}, {33}};
static const struct isadora_slot slots_st_vp_30[] = {{7}, {5}, {24}, {25}, {6}, {8}};

static const char *const lines_1[] = {"", "PM"};
static const char *const lines_2[] = {"", "$p[PRED]", "$p[PDST]"};
static const char *const lines_3[] = {"$r[SRC2]", "I6"};
static const char *const lines_4[] = {"", "$p[PRED]"};
static const char *const lines_5[] = {"", "RBN $p[RBP+8] rbra RBT"};
static const struct isadora_choice choices_1[] = {{"MODE", NULL, lines_1, 2}, {"PD", NULL, lines_2, 3}, {"S2", "b", lines_3, 2}, {"GUARD", NULL, lines_4, 2}, {"BRANCH", NULL, lines_5, 2}};
static const char *const lines_6[] = {""};
static const struct isadora_choice choices_2[] = {{"MODE", NULL, lines_1, 2}, {"PD", NULL, lines_2, 3}, {"S2", "b", lines_3, 2}, {"GUARD", NULL, lines_4, 2}, {"BRANCH", NULL, lines_6, 1}};
static const char *const lines_7[] = {"$r[SRC2]", "I4"};
static const struct isadora_choice choices_3[] = {{"MODE", NULL, lines_1, 2}, {"PD", NULL, lines_2, 3}, {"S2N", "b", lines_7, 2}, {"GUARD", NULL, lines_4, 2}, {"BRANCH", NULL, lines_5, 2}};
static const struct isadora_choice choices_4[] = {{"MODE", NULL, lines_1, 2}, {"PD", NULL, lines_2, 3}, {"S2N", "b", lines_7, 2}, {"GUARD", NULL, lines_4, 2}, {"BRANCH", NULL, lines_6, 1}};
static const struct isadora_choice choices_5[] = {{"MODE", NULL, lines_1, 2}, {"PD", NULL, lines_2, 3}, {"GUARD", NULL, lines_4, 2}, {"BRANCH", NULL, lines_6, 1}};
static const struct isadora_choice choices_6[] = {{"MODE", NULL, lines_1, 2}, {"PD", NULL, lines_2, 3}, {"GUARD", NULL, lines_4, 2}, {"BRANCH", NULL, lines_5, 2}};
static const struct isadora_choice choices_7[] = {{"MODE", NULL, lines_1, 2}, {"PD", NULL, lines_2, 3}, {"S2", NULL, lines_3, 2}, {"GUARD", NULL, lines_4, 2}, {"BRANCH", NULL, lines_5, 2}};
static const struct isadora_choice choices_8[] = {{"MODE", NULL, lines_1, 2}, {"PD", NULL, lines_2, 3}, {"S2", NULL, lines_3, 2}, {"GUARD", NULL, lines_4, 2}, {"BRANCH", NULL, lines_6, 1}};
static const struct isadora_choice choices_9[] = {{"MODE", NULL, lines_1, 2}, {"PD", NULL, lines_2, 3}, {"S2N", NULL, lines_7, 2}, {"GUARD", NULL, lines_4, 2}, {"BRANCH", NULL, lines_5, 2}};
static const struct isadora_choice choices_10[] = {{"MODE", NULL, lines_1, 2}, {"PD", NULL, lines_2, 3}, {"S2N", NULL, lines_7, 2}, {"GUARD", NULL, lines_4, 2}, {"BRANCH", NULL, lines_6, 1}};
static const struct isadora_choice choices_11[] = {{"GUARD", NULL, lines_4, 2}, {"BRANCH", NULL, lines_5, 2}};
static const struct isadora_choice choices_12[] = {{"GUARD", NULL, lines_4, 2}, {"BRANCH", NULL, lines_6, 1}};
static const struct isadora_choice choices_13[] = {{"GUARD", NULL, lines_6, 1}, {"BRANCH", NULL, lines_5, 2}};
static const struct isadora_choice choices_14[] = {{"GUARD", NULL, lines_6, 1}, {"BRANCH", NULL, lines_6, 1}};
static const char *const lines_8[] = {"$p[PRED]"};
static const struct isadora_choice choices_15[] = {{"GUARD", NULL, lines_8, 1}, {"BRANCH", NULL, lines_5, 2}};
static const struct isadora_choice choices_16[] = {{"GUARD", NULL, lines_8, 1}, {"BRANCH", NULL, lines_6, 1}};
static const struct isadora_choice choices_17[] = {{"S2", "b", lines_3, 2}, {"GUARD", NULL, lines_4, 2}, {"BRANCH", NULL, lines_5, 2}};
static const struct isadora_choice choices_18[] = {{"S2", "b", lines_3, 2}, {"GUARD", NULL, lines_4, 2}, {"BRANCH", NULL, lines_6, 1}};
static const char *const lines_9[] = {"$r[SRC1]+$r[SRC2]", "$r[SRC1]", "$r[SRC1]+L10", "L10", "$r[SRC1]+L6", "L6"};
static const struct isadora_choice choices_19[] = {{"LADDR", "at", lines_9, 6}, {"GUARD", NULL, lines_4, 2}, {"BRANCH", NULL, lines_5, 2}};
static const struct isadora_choice choices_20[] = {{"LADDR", "at", lines_9, 6}, {"GUARD", NULL, lines_4, 2}, {"BRANCH", NULL, lines_6, 1}};
static const char *const lines_10[] = {"$r[DST]+$r[SRC1]*0x2", "$r[SRC1]*0x2", "$r[DST]", "$r[SRC1]+T10", "T10", "$r[SRC1]+T6", "T6"};
static const struct isadora_choice choices_21[] = {{"SADDR", "at", lines_10, 7}, {"GUARD", NULL, lines_4, 2}, {"BRANCH", NULL, lines_5, 2}};
static const struct isadora_choice choices_22[] = {{"SADDR", "at", lines_10, 7}, {"GUARD", NULL, lines_4, 2}, {"BRANCH", NULL, lines_6, 1}};

static const struct isadora_form forms[] = {
    [VUC_BINARY_ADD_RR_40] = {
        .name = "binary.add.rr.40", .page = "binary", .title = "Two sources",
        .mnemonic = "add", .syntax = "BRANCH GUARD add MODE PD $r[DST] $r[SRC1] S2",
        .effects = "reads $p[15] $p[PRED] $p[PDST] $p[RBP.n + 8] $r[SRC2] $r[SRC1]; writes $pc after 2 $r[DST] $p[15] $p[PRED] $p[PDST]; branch: conditional",
        .note = "Computes a number of 16 bits, and a predicate result, from two sources.",
        .length = 8, .slot_count = 10, .choice_count = 5, .grade = ISADORA_DOCUMENT,
        .slots = slots_binary_add_rr_40, .configs = 0x1,
        .choices = choices_1,
        .fixed_mask = {{0x1400001f, 0x0}}, .fixed_value = {{0x4, 0x0}},
        .bits = "rrrrrrrr rr.0.0ee ppppdddd ssssssss ppp00100",
    },
    [VUC_BINARY_ADD_RR_30] = {
        .name = "binary.add.rr.30", .page = "binary", .title = "Two sources",
        .mnemonic = "add", .syntax = "GUARD add MODE PD $r[DST] $r[SRC1] S2",
        .effects = "reads $p[15] $p[PRED] $p[PDST] $r[SRC2] $r[SRC1]; writes $r[DST] $p[15] $p[PRED] $p[PDST]",
        .note = "Computes a number of 16 bits, and a predicate result, from two sources.",
        .length = 4, .slot_count = 7, .choice_count = 5, .grade = ISADORA_DOCUMENT,
        .slots = slots_binary_add_rr_30, .configs = 0x6,
        .choices = choices_2,
        .fixed_mask = {{0x1400001f, 0x0}}, .fixed_value = {{0x4, 0x0}},
        .bits = ".0.0ee ppppdddd ssssssss ppp00100",
    },
    [VUC_BINARY_SUB_RR_40] = {
        .name = "binary.sub.rr.40", .page = "binary", .title = "Two sources",
        .mnemonic = "sub", .syntax = "BRANCH GUARD sub MODE PD $r[DST] $r[SRC1] S2",
        .effects = "reads $p[15] $p[PRED] $p[PDST] $p[RBP.n + 8] $r[SRC2] $r[SRC1]; writes $pc after 2 $r[DST] $p[15] $p[PRED] $p[PDST]; branch: conditional",
        .note = "Computes a number of 16 bits, and a predicate result, from two sources.",
        .length = 8, .slot_count = 10, .choice_count = 5, .grade = ISADORA_DOCUMENT,
        .slots = slots_binary_sub_rr_40, .configs = 0x1,
        .choices = choices_1,
        .fixed_mask = {{0x1400001f, 0x0}}, .fixed_value = {{0x5, 0x0}},
        .bits = "rrrrrrrr rr.0.0ee ppppdddd ssssssss ppp00101",
    },
    [VUC_BINARY_SUB_RR_30] = {
        .name = "binary.sub.rr.30", .page = "binary", .title = "Two sources",
        .mnemonic = "sub", .syntax = "GUARD sub MODE PD $r[DST] $r[SRC1] S2",
        .effects = "reads $p[15] $p[PRED] $p[PDST] $r[SRC2] $r[SRC1]; writes $r[DST] $p[15] $p[PRED] $p[PDST]",
        .note = "Computes a number of 16 bits, and a predicate result, from two sources.",
        .length = 4, .slot_count = 7, .choice_count = 5, .grade = ISADORA_DOCUMENT,
        .slots = slots_binary_sub_rr_30, .configs = 0x6,
        .choices = choices_2,
        .fixed_mask = {{0x1400001f, 0x0}}, .fixed_value = {{0x5, 0x0}},
        .bits = ".0.0ee ppppdddd ssssssss ppp00101",
    },
    [VUC_BINARY_SUBR_RR] = {
        .name = "binary.subr.rr", .page = "binary", .title = "Two sources",
        .mnemonic = "subr", .syntax = "BRANCH GUARD subr MODE PD $r[DST] $r[SRC1] S2",
        .effects = "reads $p[15] $p[PRED] $p[PDST] $p[RBP.n + 8] $r[SRC2] $r[SRC1]; writes $pc after 2 $r[DST] $p[15] $p[PRED] $p[PDST]; branch: conditional",
        .note = "Computes a number of 16 bits, and a predicate result, from two sources.",
        .length = 8, .slot_count = 10, .choice_count = 5, .grade = ISADORA_DOCUMENT,
        .slots = slots_binary_subr_rr, .configs = 0x1,
        .choices = choices_1,
        .fixed_mask = {{0x1400001f, 0x0}}, .fixed_value = {{0x6, 0x0}},
        .bits = "rrrrrrrr rr.0.0ee ppppdddd ssssssss ppp00110",
    },
    [VUC_BINARY_AVGS_RR] = {
        .name = "binary.avgs.rr", .page = "binary", .title = "Two sources",
        .mnemonic = "avgs", .syntax = "GUARD avgs MODE PD $r[DST] $r[SRC1] S2",
        .effects = "reads $p[15] $p[PRED] $p[PDST] $r[SRC2] $r[SRC1]; writes $r[DST] $p[15] $p[PRED] $p[PDST]",
        .note = "Computes a number of 16 bits, and a predicate result, from two sources.",
        .length = 4, .slot_count = 7, .choice_count = 5, .grade = ISADORA_DOCUMENT,
        .slots = slots_binary_avgs_rr, .configs = 0x6,
        .choices = choices_2,
        .fixed_mask = {{0x1400001f, 0x0}}, .fixed_value = {{0x6, 0x0}},
        .bits = ".0.0ee ppppdddd ssssssss ppp00110",
    },
    [VUC_BINARY_AVGU_RR] = {
        .name = "binary.avgu.rr", .page = "binary", .title = "Two sources",
        .mnemonic = "avgu", .syntax = "GUARD avgu MODE PD $r[DST] $r[SRC1] S2",
        .effects = "reads $p[15] $p[PRED] $p[PDST] $r[SRC2] $r[SRC1]; writes $r[DST] $p[15] $p[PRED] $p[PDST]",
        .note = "Computes a number of 16 bits, and a predicate result, from two sources.",
        .length = 4, .slot_count = 7, .choice_count = 5, .grade = ISADORA_DOCUMENT,
        .slots = slots_binary_avgu_rr, .configs = 0x6,
        .choices = choices_2,
        .fixed_mask = {{0x1400001f, 0x0}}, .fixed_value = {{0x7, 0x0}},
        .bits = ".0.0ee ppppdddd ssssssss ppp00111",
    },
    [VUC_BINARY_CLAMPLEP_RR_40] = {
        .name = "binary.clamplep.rr.40", .page = "binary", .title = "Two sources",
        .mnemonic = "clamplep", .syntax = "BRANCH GUARD clamplep MODE PD $r[DST] $r[SRC1] S2",
        .effects = "reads $p[15] $p[PRED] $p[PDST] $p[RBP.n + 8] $r[SRC2] $r[SRC1]; writes $pc after 2 $r[DST] $p[15] $p[PRED] $p[PDST]; branch: conditional",
        .note = "Computes a number of 16 bits, and a predicate result, from two sources.",
        .length = 8, .slot_count = 10, .choice_count = 5, .grade = ISADORA_DOCUMENT,
        .slots = slots_binary_clamplep_rr_40, .configs = 0x1,
        .choices = choices_1,
        .fixed_mask = {{0x1400001f, 0x0}}, .fixed_value = {{0xc, 0x0}},
        .bits = "rrrrrrrr rr.0.0ee ppppdddd ssssssss ppp01100",
    },
    [VUC_BINARY_CLAMPLEP_RR_30] = {
        .name = "binary.clamplep.rr.30", .page = "binary", .title = "Two sources",
        .mnemonic = "clamplep", .syntax = "GUARD clamplep MODE PD $r[DST] $r[SRC1] S2",
        .effects = "reads $p[15] $p[PRED] $p[PDST] $r[SRC2] $r[SRC1]; writes $r[DST] $p[15] $p[PRED] $p[PDST]",
        .note = "Computes a number of 16 bits, and a predicate result, from two sources.",
        .length = 4, .slot_count = 7, .choice_count = 5, .grade = ISADORA_DOCUMENT,
        .slots = slots_binary_clamplep_rr_30, .configs = 0x6,
        .choices = choices_2,
        .fixed_mask = {{0x1400001f, 0x0}}, .fixed_value = {{0xc, 0x0}},
        .bits = ".0.0ee ppppdddd ssssssss ppp01100",
    },
    [VUC_BINARY_CLAMPS_RR_40] = {
        .name = "binary.clamps.rr.40", .page = "binary", .title = "Two sources",
        .mnemonic = "clamps", .syntax = "BRANCH GUARD clamps MODE PD $r[DST] $r[SRC1] S2",
        .effects = "reads $p[15] $p[PRED] $p[PDST] $p[RBP.n + 8] $r[SRC2] $r[SRC1]; writes $pc after 2 $r[DST] $p[15] $p[PRED] $p[PDST]; branch: conditional",
        .note = "Computes a number of 16 bits, and a predicate result, from two sources.",
        .length = 8, .slot_count = 10, .choice_count = 5, .grade = ISADORA_DOCUMENT,
        .slots = slots_binary_clamps_rr_40, .configs = 0x1,
        .choices = choices_1,
        .fixed_mask = {{0x1400001f, 0x0}}, .fixed_value = {{0xd, 0x0}},
        .bits = "rrrrrrrr rr.0.0ee ppppdddd ssssssss ppp01101",
    },
    [VUC_BINARY_CLAMPS_RR_30] = {
        .name = "binary.clamps.rr.30", .page = "binary", .title = "Two sources",
        .mnemonic = "clamps", .syntax = "GUARD clamps MODE PD $r[DST] $r[SRC1] S2",
        .effects = "reads $p[15] $p[PRED] $p[PDST] $r[SRC2] $r[SRC1]; writes $r[DST] $p[15] $p[PRED] $p[PDST]",
        .note = "Computes a number of 16 bits, and a predicate result, from two sources.",
        .length = 4, .slot_count = 7, .choice_count = 5, .grade = ISADORA_DOCUMENT,
        .slots = slots_binary_clamps_rr_30, .configs = 0x6,
        .choices = choices_2,
        .fixed_mask = {{0x1400001f, 0x0}}, .fixed_value = {{0xd, 0x0}},
        .bits = ".0.0ee ppppdddd ssssssss ppp01101",
    },
    [VUC_BINARY_SEXT_RR_40] = {
        .name = "binary.sext.rr.40", .page = "binary", .title = "Two sources",
        .mnemonic = "sext", .syntax = "BRANCH GUARD sext MODE PD $r[DST] $r[SRC1] S2",
        .effects = "reads $p[15] $p[PRED] $p[PDST] $p[RBP.n + 8] $r[SRC2] $r[SRC1]; writes $pc after 2 $r[DST] $p[15] $p[PRED] $p[PDST]; branch: conditional",
        .note = "Computes a number of 16 bits, and a predicate result, from two sources.",
        .length = 8, .slot_count = 10, .choice_count = 5, .grade = ISADORA_DOCUMENT,
        .slots = slots_binary_sext_rr_40, .configs = 0x1,
        .choices = choices_1,
        .fixed_mask = {{0x1400001f, 0x0}}, .fixed_value = {{0xe, 0x0}},
        .bits = "rrrrrrrr rr.0.0ee ppppdddd ssssssss ppp01110",
    },
    [VUC_BINARY_SEXT_RR_30] = {
        .name = "binary.sext.rr.30", .page = "binary", .title = "Two sources",
        .mnemonic = "sext", .syntax = "GUARD sext MODE PD $r[DST] $r[SRC1] S2",
        .effects = "reads $p[15] $p[PRED] $p[PDST] $r[SRC2] $r[SRC1]; writes $r[DST] $p[15] $p[PRED] $p[PDST]",
        .note = "Computes a number of 16 bits, and a predicate result, from two sources.",
        .length = 4, .slot_count = 7, .choice_count = 5, .grade = ISADORA_DOCUMENT,
        .slots = slots_binary_sext_rr_30, .configs = 0x6,
        .choices = choices_2,
        .fixed_mask = {{0x1400001f, 0x0}}, .fixed_value = {{0xe, 0x0}},
        .bits = ".0.0ee ppppdddd ssssssss ppp01110",
    },
    [VUC_BINARY_BSET_RR_40] = {
        .name = "binary.bset.rr.40", .page = "binary", .title = "Two sources",
        .mnemonic = "bset", .syntax = "BRANCH GUARD bset MODE PD $r[DST] $r[SRC1] S2",
        .effects = "reads $p[15] $p[PRED] $p[PDST] $p[RBP.n + 8] $r[SRC2] $r[SRC1]; writes $pc after 2 $r[DST] $p[15] $p[PRED] $p[PDST]; branch: conditional",
        .note = "Computes a number of 16 bits, and a predicate result, from two sources.",
        .length = 8, .slot_count = 10, .choice_count = 5, .grade = ISADORA_DOCUMENT,
        .slots = slots_binary_bset_rr_40, .configs = 0x1,
        .choices = choices_1,
        .fixed_mask = {{0x1400001f, 0x0}}, .fixed_value = {{0x10, 0x0}},
        .bits = "rrrrrrrr rr.0.0ee ppppdddd ssssssss ppp10000",
    },
    [VUC_BINARY_BSET_RR_30] = {
        .name = "binary.bset.rr.30", .page = "binary", .title = "Two sources",
        .mnemonic = "bset", .syntax = "GUARD bset MODE PD $r[DST] $r[SRC1] S2",
        .effects = "reads $p[15] $p[PRED] $p[PDST] $r[SRC2] $r[SRC1]; writes $r[DST] $p[15] $p[PRED] $p[PDST]",
        .note = "Computes a number of 16 bits, and a predicate result, from two sources.",
        .length = 4, .slot_count = 7, .choice_count = 5, .grade = ISADORA_DOCUMENT,
        .slots = slots_binary_bset_rr_30, .configs = 0x6,
        .choices = choices_2,
        .fixed_mask = {{0x1400001f, 0x0}}, .fixed_value = {{0x10, 0x0}},
        .bits = ".0.0ee ppppdddd ssssssss ppp10000",
    },
    [VUC_BINARY_BCLR_RR_40] = {
        .name = "binary.bclr.rr.40", .page = "binary", .title = "Two sources",
        .mnemonic = "bclr", .syntax = "BRANCH GUARD bclr MODE PD $r[DST] $r[SRC1] S2",
        .effects = "reads $p[15] $p[PRED] $p[PDST] $p[RBP.n + 8] $r[SRC2] $r[SRC1]; writes $pc after 2 $r[DST] $p[15] $p[PRED] $p[PDST]; branch: conditional",
        .note = "Computes a number of 16 bits, and a predicate result, from two sources.",
        .length = 8, .slot_count = 10, .choice_count = 5, .grade = ISADORA_DOCUMENT,
        .slots = slots_binary_bclr_rr_40, .configs = 0x1,
        .choices = choices_1,
        .fixed_mask = {{0x1400001f, 0x0}}, .fixed_value = {{0x11, 0x0}},
        .bits = "rrrrrrrr rr.0.0ee ppppdddd ssssssss ppp10001",
    },
    [VUC_BINARY_BCLR_RR_30] = {
        .name = "binary.bclr.rr.30", .page = "binary", .title = "Two sources",
        .mnemonic = "bclr", .syntax = "GUARD bclr MODE PD $r[DST] $r[SRC1] S2",
        .effects = "reads $p[15] $p[PRED] $p[PDST] $r[SRC2] $r[SRC1]; writes $r[DST] $p[15] $p[PRED] $p[PDST]",
        .note = "Computes a number of 16 bits, and a predicate result, from two sources.",
        .length = 4, .slot_count = 7, .choice_count = 5, .grade = ISADORA_DOCUMENT,
        .slots = slots_binary_bclr_rr_30, .configs = 0x6,
        .choices = choices_2,
        .fixed_mask = {{0x1400001f, 0x0}}, .fixed_value = {{0x11, 0x0}},
        .bits = ".0.0ee ppppdddd ssssssss ppp10001",
    },
    [VUC_BINARY_SHL_RR_40] = {
        .name = "binary.shl.rr.40", .page = "binary", .title = "Two sources",
        .mnemonic = "shl", .syntax = "BRANCH GUARD shl MODE PD $r[DST] $r[SRC1] S2",
        .effects = "reads $p[15] $p[PRED] $p[PDST] $p[RBP.n + 8] $r[SRC2] $r[SRC1]; writes $pc after 2 $r[DST] $p[15] $p[PRED] $p[PDST]; branch: conditional",
        .note = "Computes a number of 16 bits, and a predicate result, from two sources.",
        .length = 8, .slot_count = 10, .choice_count = 5, .grade = ISADORA_DOCUMENT,
        .slots = slots_binary_shl_rr_40, .configs = 0x1,
        .choices = choices_1,
        .fixed_mask = {{0x1400001f, 0x0}}, .fixed_value = {{0x15, 0x0}},
        .bits = "rrrrrrrr rr.0.0ee ppppdddd ssssssss ppp10101",
    },
    [VUC_BINARY_SHL_RR_30] = {
        .name = "binary.shl.rr.30", .page = "binary", .title = "Two sources",
        .mnemonic = "shl", .syntax = "GUARD shl MODE PD $r[DST] $r[SRC1] S2",
        .effects = "reads $p[15] $p[PRED] $p[PDST] $r[SRC2] $r[SRC1]; writes $r[DST] $p[15] $p[PRED] $p[PDST]",
        .note = "Computes a number of 16 bits, and a predicate result, from two sources.",
        .length = 4, .slot_count = 7, .choice_count = 5, .grade = ISADORA_DOCUMENT,
        .slots = slots_binary_shl_rr_30, .configs = 0x6,
        .choices = choices_2,
        .fixed_mask = {{0x1400001f, 0x0}}, .fixed_value = {{0x15, 0x0}},
        .bits = ".0.0ee ppppdddd ssssssss ppp10101",
    },
    [VUC_BINARY_SHR_RR_40] = {
        .name = "binary.shr.rr.40", .page = "binary", .title = "Two sources",
        .mnemonic = "shr", .syntax = "BRANCH GUARD shr MODE PD $r[DST] $r[SRC1] S2",
        .effects = "reads $p[15] $p[PRED] $p[PDST] $p[RBP.n + 8] $r[SRC2] $r[SRC1]; writes $pc after 2 $r[DST] $p[15] $p[PRED] $p[PDST]; branch: conditional",
        .note = "Computes a number of 16 bits, and a predicate result, from two sources.",
        .length = 8, .slot_count = 10, .choice_count = 5, .grade = ISADORA_DOCUMENT,
        .slots = slots_binary_shr_rr_40, .configs = 0x1,
        .choices = choices_1,
        .fixed_mask = {{0x1400001f, 0x0}}, .fixed_value = {{0x16, 0x0}},
        .bits = "rrrrrrrr rr.0.0ee ppppdddd ssssssss ppp10110",
    },
    [VUC_BINARY_SHR_RR_30] = {
        .name = "binary.shr.rr.30", .page = "binary", .title = "Two sources",
        .mnemonic = "shr", .syntax = "GUARD shr MODE PD $r[DST] $r[SRC1] S2",
        .effects = "reads $p[15] $p[PRED] $p[PDST] $r[SRC2] $r[SRC1]; writes $r[DST] $p[15] $p[PRED] $p[PDST]",
        .note = "Computes a number of 16 bits, and a predicate result, from two sources.",
        .length = 4, .slot_count = 7, .choice_count = 5, .grade = ISADORA_DOCUMENT,
        .slots = slots_binary_shr_rr_30, .configs = 0x6,
        .choices = choices_2,
        .fixed_mask = {{0x1400001f, 0x0}}, .fixed_value = {{0x16, 0x0}},
        .bits = ".0.0ee ppppdddd ssssssss ppp10110",
    },
    [VUC_BINARY_SAR_RR_40] = {
        .name = "binary.sar.rr.40", .page = "binary", .title = "Two sources",
        .mnemonic = "sar", .syntax = "BRANCH GUARD sar MODE PD $r[DST] $r[SRC1] S2",
        .effects = "reads $p[15] $p[PRED] $p[PDST] $p[RBP.n + 8] $r[SRC2] $r[SRC1]; writes $pc after 2 $r[DST] $p[15] $p[PRED] $p[PDST]; branch: conditional",
        .note = "Computes a number of 16 bits, and a predicate result, from two sources.",
        .length = 8, .slot_count = 10, .choice_count = 5, .grade = ISADORA_DOCUMENT,
        .slots = slots_binary_sar_rr_40, .configs = 0x1,
        .choices = choices_1,
        .fixed_mask = {{0x1400001f, 0x0}}, .fixed_value = {{0x17, 0x0}},
        .bits = "rrrrrrrr rr.0.0ee ppppdddd ssssssss ppp10111",
    },
    [VUC_BINARY_SAR_RR_30] = {
        .name = "binary.sar.rr.30", .page = "binary", .title = "Two sources",
        .mnemonic = "sar", .syntax = "GUARD sar MODE PD $r[DST] $r[SRC1] S2",
        .effects = "reads $p[15] $p[PRED] $p[PDST] $r[SRC2] $r[SRC1]; writes $r[DST] $p[15] $p[PRED] $p[PDST]",
        .note = "Computes a number of 16 bits, and a predicate result, from two sources.",
        .length = 4, .slot_count = 7, .choice_count = 5, .grade = ISADORA_DOCUMENT,
        .slots = slots_binary_sar_rr_30, .configs = 0x6,
        .choices = choices_2,
        .fixed_mask = {{0x1400001f, 0x0}}, .fixed_value = {{0x17, 0x0}},
        .bits = ".0.0ee ppppdddd ssssssss ppp10111",
    },
    [VUC_BINARY_AND_RR_40] = {
        .name = "binary.and.rr.40", .page = "binary", .title = "Two sources",
        .mnemonic = "and", .syntax = "BRANCH GUARD and MODE PD $r[DST] $r[SRC1] S2",
        .effects = "reads $p[15] $p[PRED] $p[PDST] $p[RBP.n + 8] $r[SRC2] $r[SRC1]; writes $pc after 2 $r[DST] $p[15] $p[PRED] $p[PDST]; branch: conditional",
        .note = "Computes a number of 16 bits, and a predicate result, from two sources.",
        .length = 8, .slot_count = 10, .choice_count = 5, .grade = ISADORA_DOCUMENT,
        .slots = slots_binary_and_rr_40, .configs = 0x1,
        .choices = choices_1,
        .fixed_mask = {{0x1400001f, 0x0}}, .fixed_value = {{0x18, 0x0}},
        .bits = "rrrrrrrr rr.0.0ee ppppdddd ssssssss ppp11000",
    },
    [VUC_BINARY_AND_RR_30] = {
        .name = "binary.and.rr.30", .page = "binary", .title = "Two sources",
        .mnemonic = "and", .syntax = "GUARD and MODE PD $r[DST] $r[SRC1] S2",
        .effects = "reads $p[15] $p[PRED] $p[PDST] $r[SRC2] $r[SRC1]; writes $r[DST] $p[15] $p[PRED] $p[PDST]",
        .note = "Computes a number of 16 bits, and a predicate result, from two sources.",
        .length = 4, .slot_count = 7, .choice_count = 5, .grade = ISADORA_DOCUMENT,
        .slots = slots_binary_and_rr_30, .configs = 0x6,
        .choices = choices_2,
        .fixed_mask = {{0x1400001f, 0x0}}, .fixed_value = {{0x18, 0x0}},
        .bits = ".0.0ee ppppdddd ssssssss ppp11000",
    },
    [VUC_BINARY_OR_RR_40] = {
        .name = "binary.or.rr.40", .page = "binary", .title = "Two sources",
        .mnemonic = "or", .syntax = "BRANCH GUARD or MODE PD $r[DST] $r[SRC1] S2",
        .effects = "reads $p[15] $p[PRED] $p[PDST] $p[RBP.n + 8] $r[SRC2] $r[SRC1]; writes $pc after 2 $r[DST] $p[15] $p[PRED] $p[PDST]; branch: conditional",
        .note = "Computes a number of 16 bits, and a predicate result, from two sources.",
        .length = 8, .slot_count = 10, .choice_count = 5, .grade = ISADORA_DOCUMENT,
        .slots = slots_binary_or_rr_40, .configs = 0x1,
        .choices = choices_1,
        .fixed_mask = {{0x1400001f, 0x0}}, .fixed_value = {{0x19, 0x0}},
        .bits = "rrrrrrrr rr.0.0ee ppppdddd ssssssss ppp11001",
    },
    [VUC_BINARY_OR_RR_30] = {
        .name = "binary.or.rr.30", .page = "binary", .title = "Two sources",
        .mnemonic = "or", .syntax = "GUARD or MODE PD $r[DST] $r[SRC1] S2",
        .effects = "reads $p[15] $p[PRED] $p[PDST] $r[SRC2] $r[SRC1]; writes $r[DST] $p[15] $p[PRED] $p[PDST]",
        .note = "Computes a number of 16 bits, and a predicate result, from two sources.",
        .length = 4, .slot_count = 7, .choice_count = 5, .grade = ISADORA_DOCUMENT,
        .slots = slots_binary_or_rr_30, .configs = 0x6,
        .choices = choices_2,
        .fixed_mask = {{0x1400001f, 0x0}}, .fixed_value = {{0x19, 0x0}},
        .bits = ".0.0ee ppppdddd ssssssss ppp11001",
    },
    [VUC_BINARY_XOR_RR_40] = {
        .name = "binary.xor.rr.40", .page = "binary", .title = "Two sources",
        .mnemonic = "xor", .syntax = "BRANCH GUARD xor MODE PD $r[DST] $r[SRC1] S2",
        .effects = "reads $p[15] $p[PRED] $p[PDST] $p[RBP.n + 8] $r[SRC2] $r[SRC1]; writes $pc after 2 $r[DST] $p[15] $p[PRED] $p[PDST]; branch: conditional",
        .note = "Computes a number of 16 bits, and a predicate result, from two sources.",
        .length = 8, .slot_count = 10, .choice_count = 5, .grade = ISADORA_DOCUMENT,
        .slots = slots_binary_xor_rr_40, .configs = 0x1,
        .choices = choices_1,
        .fixed_mask = {{0x1400001f, 0x0}}, .fixed_value = {{0x1a, 0x0}},
        .bits = "rrrrrrrr rr.0.0ee ppppdddd ssssssss ppp11010",
    },
    [VUC_BINARY_XOR_RR_30] = {
        .name = "binary.xor.rr.30", .page = "binary", .title = "Two sources",
        .mnemonic = "xor", .syntax = "GUARD xor MODE PD $r[DST] $r[SRC1] S2",
        .effects = "reads $p[15] $p[PRED] $p[PDST] $r[SRC2] $r[SRC1]; writes $r[DST] $p[15] $p[PRED] $p[PDST]",
        .note = "Computes a number of 16 bits, and a predicate result, from two sources.",
        .length = 4, .slot_count = 7, .choice_count = 5, .grade = ISADORA_DOCUMENT,
        .slots = slots_binary_xor_rr_30, .configs = 0x6,
        .choices = choices_2,
        .fixed_mask = {{0x1400001f, 0x0}}, .fixed_value = {{0x1a, 0x0}},
        .bits = ".0.0ee ppppdddd ssssssss ppp11010",
    },
    [VUC_BINARY_MIN_RR] = {
        .name = "binary.min.rr", .page = "binary", .title = "Two sources",
        .mnemonic = "min", .syntax = "GUARD min MODE PD $r[DST] $r[SRC1] S2",
        .effects = "reads $p[15] $p[PRED] $p[PDST] $r[SRC2] $r[SRC1]; writes $r[DST] $p[15] $p[PRED] $p[PDST]",
        .note = "Computes a number of 16 bits, and a predicate result, from two sources.",
        .length = 4, .slot_count = 7, .choice_count = 5, .grade = ISADORA_DOCUMENT,
        .slots = slots_binary_min_rr, .configs = 0x6,
        .choices = choices_2,
        .fixed_mask = {{0x1400001f, 0x0}}, .fixed_value = {{0x1d, 0x0}},
        .bits = ".0.0ee ppppdddd ssssssss ppp11101",
    },
    [VUC_BINARY_MAX_RR] = {
        .name = "binary.max.rr", .page = "binary", .title = "Two sources",
        .mnemonic = "max", .syntax = "GUARD max MODE PD $r[DST] $r[SRC1] S2",
        .effects = "reads $p[15] $p[PRED] $p[PDST] $r[SRC2] $r[SRC1]; writes $r[DST] $p[15] $p[PRED] $p[PDST]",
        .note = "Computes a number of 16 bits, and a predicate result, from two sources.",
        .length = 4, .slot_count = 7, .choice_count = 5, .grade = ISADORA_DOCUMENT,
        .slots = slots_binary_max_rr, .configs = 0x6,
        .choices = choices_2,
        .fixed_mask = {{0x1400001f, 0x0}}, .fixed_value = {{0x1e, 0x0}},
        .bits = ".0.0ee ppppdddd ssssssss ppp11110",
    },
    [VUC_BINARY_ADD_RS_40] = {
        .name = "binary.add.rs.40", .page = "binary", .title = "Two sources",
        .mnemonic = "add", .syntax = "BRANCH GUARD add MODE PD $r[DST] $sr[SRS] S2N",
        .effects = "reads $p[15] $p[PRED] $p[PDST] $p[RBP.n + 8] $r[SRC2] $sr[SRS]; writes $pc after 2 $r[DST] $stat.h2v_ready $cs $p[15] $p[PRED] $p[PDST]; trap: no source names this register on this variant; trap: `$cs` is empty; branch: conditional return",
        .note = "Computes a number of 16 bits, and a predicate result, from two sources.",
        .length = 8, .slot_count = 10, .choice_count = 5, .grade = ISADORA_DOCUMENT,
        .slots = slots_binary_add_rs_40, .configs = 0x1,
        .choices = choices_3,
        .fixed_mask = {{0x1400001f, 0x0}}, .fixed_value = {{0x4000004, 0x0}},
        .bits = "rrrrrrrr rr.0.1ss ppppdddd ssssssss ppp00100",
    },
    [VUC_BINARY_ADD_RS_30] = {
        .name = "binary.add.rs.30", .page = "binary", .title = "Two sources",
        .mnemonic = "add", .syntax = "GUARD add MODE PD $r[DST] $sr[SRS] S2N",
        .effects = "reads $p[15] $p[PRED] $p[PDST] $r[SRC2] $sr[SRS]; writes $r[DST] $stat.h2v_ready $cs $p[15] $p[PRED] $p[PDST]; trap: no source names this register on this variant; trap: `$cs` is empty",
        .note = "Computes a number of 16 bits, and a predicate result, from two sources.",
        .length = 4, .slot_count = 7, .choice_count = 5, .grade = ISADORA_DOCUMENT,
        .slots = slots_binary_add_rs_30, .configs = 0x6,
        .choices = choices_4,
        .fixed_mask = {{0x1400001f, 0x0}}, .fixed_value = {{0x4000004, 0x0}},
        .bits = ".0.1ss ppppdddd ssssssss ppp00100",
    },
    [VUC_BINARY_SUB_RS_40] = {
        .name = "binary.sub.rs.40", .page = "binary", .title = "Two sources",
        .mnemonic = "sub", .syntax = "BRANCH GUARD sub MODE PD $r[DST] $sr[SRS] S2N",
        .effects = "reads $p[15] $p[PRED] $p[PDST] $p[RBP.n + 8] $r[SRC2] $sr[SRS]; writes $pc after 2 $r[DST] $stat.h2v_ready $cs $p[15] $p[PRED] $p[PDST]; trap: no source names this register on this variant; trap: `$cs` is empty; branch: conditional return",
        .note = "Computes a number of 16 bits, and a predicate result, from two sources.",
        .length = 8, .slot_count = 10, .choice_count = 5, .grade = ISADORA_DOCUMENT,
        .slots = slots_binary_sub_rs_40, .configs = 0x1,
        .choices = choices_3,
        .fixed_mask = {{0x1400001f, 0x0}}, .fixed_value = {{0x4000005, 0x0}},
        .bits = "rrrrrrrr rr.0.1ss ppppdddd ssssssss ppp00101",
    },
    [VUC_BINARY_SUB_RS_30] = {
        .name = "binary.sub.rs.30", .page = "binary", .title = "Two sources",
        .mnemonic = "sub", .syntax = "GUARD sub MODE PD $r[DST] $sr[SRS] S2N",
        .effects = "reads $p[15] $p[PRED] $p[PDST] $r[SRC2] $sr[SRS]; writes $r[DST] $stat.h2v_ready $cs $p[15] $p[PRED] $p[PDST]; trap: no source names this register on this variant; trap: `$cs` is empty",
        .note = "Computes a number of 16 bits, and a predicate result, from two sources.",
        .length = 4, .slot_count = 7, .choice_count = 5, .grade = ISADORA_DOCUMENT,
        .slots = slots_binary_sub_rs_30, .configs = 0x6,
        .choices = choices_4,
        .fixed_mask = {{0x1400001f, 0x0}}, .fixed_value = {{0x4000005, 0x0}},
        .bits = ".0.1ss ppppdddd ssssssss ppp00101",
    },
    [VUC_BINARY_SUBR_RS] = {
        .name = "binary.subr.rs", .page = "binary", .title = "Two sources",
        .mnemonic = "subr", .syntax = "BRANCH GUARD subr MODE PD $r[DST] $sr[SRS] S2N",
        .effects = "reads $p[15] $p[PRED] $p[PDST] $p[RBP.n + 8] $r[SRC2] $sr[SRS]; writes $pc after 2 $r[DST] $stat.h2v_ready $cs $p[15] $p[PRED] $p[PDST]; trap: no source names this register on this variant; trap: `$cs` is empty; branch: conditional return",
        .note = "Computes a number of 16 bits, and a predicate result, from two sources.",
        .length = 8, .slot_count = 10, .choice_count = 5, .grade = ISADORA_DOCUMENT,
        .slots = slots_binary_subr_rs, .configs = 0x1,
        .choices = choices_3,
        .fixed_mask = {{0x1400001f, 0x0}}, .fixed_value = {{0x4000006, 0x0}},
        .bits = "rrrrrrrr rr.0.1ss ppppdddd ssssssss ppp00110",
    },
    [VUC_BINARY_AVGS_RS] = {
        .name = "binary.avgs.rs", .page = "binary", .title = "Two sources",
        .mnemonic = "avgs", .syntax = "GUARD avgs MODE PD $r[DST] $sr[SRS] S2N",
        .effects = "reads $p[15] $p[PRED] $p[PDST] $r[SRC2] $sr[SRS]; writes $r[DST] $stat.h2v_ready $cs $p[15] $p[PRED] $p[PDST]; trap: no source names this register on this variant; trap: `$cs` is empty",
        .note = "Computes a number of 16 bits, and a predicate result, from two sources.",
        .length = 4, .slot_count = 7, .choice_count = 5, .grade = ISADORA_DOCUMENT,
        .slots = slots_binary_avgs_rs, .configs = 0x6,
        .choices = choices_4,
        .fixed_mask = {{0x1400001f, 0x0}}, .fixed_value = {{0x4000006, 0x0}},
        .bits = ".0.1ss ppppdddd ssssssss ppp00110",
    },
    [VUC_BINARY_AVGU_RS] = {
        .name = "binary.avgu.rs", .page = "binary", .title = "Two sources",
        .mnemonic = "avgu", .syntax = "GUARD avgu MODE PD $r[DST] $sr[SRS] S2N",
        .effects = "reads $p[15] $p[PRED] $p[PDST] $r[SRC2] $sr[SRS]; writes $r[DST] $stat.h2v_ready $cs $p[15] $p[PRED] $p[PDST]; trap: no source names this register on this variant; trap: `$cs` is empty",
        .note = "Computes a number of 16 bits, and a predicate result, from two sources.",
        .length = 4, .slot_count = 7, .choice_count = 5, .grade = ISADORA_DOCUMENT,
        .slots = slots_binary_avgu_rs, .configs = 0x6,
        .choices = choices_4,
        .fixed_mask = {{0x1400001f, 0x0}}, .fixed_value = {{0x4000007, 0x0}},
        .bits = ".0.1ss ppppdddd ssssssss ppp00111",
    },
    [VUC_BINARY_CLAMPLEP_RS_40] = {
        .name = "binary.clamplep.rs.40", .page = "binary", .title = "Two sources",
        .mnemonic = "clamplep", .syntax = "BRANCH GUARD clamplep MODE PD $r[DST] $sr[SRS] S2N",
        .effects = "reads $p[15] $p[PRED] $p[PDST] $p[RBP.n + 8] $r[SRC2] $sr[SRS]; writes $pc after 2 $r[DST] $stat.h2v_ready $cs $p[15] $p[PRED] $p[PDST]; trap: no source names this register on this variant; trap: `$cs` is empty; branch: conditional return",
        .note = "Computes a number of 16 bits, and a predicate result, from two sources.",
        .length = 8, .slot_count = 10, .choice_count = 5, .grade = ISADORA_DOCUMENT,
        .slots = slots_binary_clamplep_rs_40, .configs = 0x1,
        .choices = choices_3,
        .fixed_mask = {{0x1400001f, 0x0}}, .fixed_value = {{0x400000c, 0x0}},
        .bits = "rrrrrrrr rr.0.1ss ppppdddd ssssssss ppp01100",
    },
    [VUC_BINARY_CLAMPLEP_RS_30] = {
        .name = "binary.clamplep.rs.30", .page = "binary", .title = "Two sources",
        .mnemonic = "clamplep", .syntax = "GUARD clamplep MODE PD $r[DST] $sr[SRS] S2N",
        .effects = "reads $p[15] $p[PRED] $p[PDST] $r[SRC2] $sr[SRS]; writes $r[DST] $stat.h2v_ready $cs $p[15] $p[PRED] $p[PDST]; trap: no source names this register on this variant; trap: `$cs` is empty",
        .note = "Computes a number of 16 bits, and a predicate result, from two sources.",
        .length = 4, .slot_count = 7, .choice_count = 5, .grade = ISADORA_DOCUMENT,
        .slots = slots_binary_clamplep_rs_30, .configs = 0x6,
        .choices = choices_4,
        .fixed_mask = {{0x1400001f, 0x0}}, .fixed_value = {{0x400000c, 0x0}},
        .bits = ".0.1ss ppppdddd ssssssss ppp01100",
    },
    [VUC_BINARY_CLAMPS_RS_40] = {
        .name = "binary.clamps.rs.40", .page = "binary", .title = "Two sources",
        .mnemonic = "clamps", .syntax = "BRANCH GUARD clamps MODE PD $r[DST] $sr[SRS] S2N",
        .effects = "reads $p[15] $p[PRED] $p[PDST] $p[RBP.n + 8] $r[SRC2] $sr[SRS]; writes $pc after 2 $r[DST] $stat.h2v_ready $cs $p[15] $p[PRED] $p[PDST]; trap: no source names this register on this variant; trap: `$cs` is empty; branch: conditional return",
        .note = "Computes a number of 16 bits, and a predicate result, from two sources.",
        .length = 8, .slot_count = 10, .choice_count = 5, .grade = ISADORA_DOCUMENT,
        .slots = slots_binary_clamps_rs_40, .configs = 0x1,
        .choices = choices_3,
        .fixed_mask = {{0x1400001f, 0x0}}, .fixed_value = {{0x400000d, 0x0}},
        .bits = "rrrrrrrr rr.0.1ss ppppdddd ssssssss ppp01101",
    },
    [VUC_BINARY_CLAMPS_RS_30] = {
        .name = "binary.clamps.rs.30", .page = "binary", .title = "Two sources",
        .mnemonic = "clamps", .syntax = "GUARD clamps MODE PD $r[DST] $sr[SRS] S2N",
        .effects = "reads $p[15] $p[PRED] $p[PDST] $r[SRC2] $sr[SRS]; writes $r[DST] $stat.h2v_ready $cs $p[15] $p[PRED] $p[PDST]; trap: no source names this register on this variant; trap: `$cs` is empty",
        .note = "Computes a number of 16 bits, and a predicate result, from two sources.",
        .length = 4, .slot_count = 7, .choice_count = 5, .grade = ISADORA_DOCUMENT,
        .slots = slots_binary_clamps_rs_30, .configs = 0x6,
        .choices = choices_4,
        .fixed_mask = {{0x1400001f, 0x0}}, .fixed_value = {{0x400000d, 0x0}},
        .bits = ".0.1ss ppppdddd ssssssss ppp01101",
    },
    [VUC_BINARY_SEXT_RS_40] = {
        .name = "binary.sext.rs.40", .page = "binary", .title = "Two sources",
        .mnemonic = "sext", .syntax = "BRANCH GUARD sext MODE PD $r[DST] $sr[SRS] S2N",
        .effects = "reads $p[15] $p[PRED] $p[PDST] $p[RBP.n + 8] $r[SRC2] $sr[SRS]; writes $pc after 2 $r[DST] $stat.h2v_ready $cs $p[15] $p[PRED] $p[PDST]; trap: no source names this register on this variant; trap: `$cs` is empty; branch: conditional return",
        .note = "Computes a number of 16 bits, and a predicate result, from two sources.",
        .length = 8, .slot_count = 10, .choice_count = 5, .grade = ISADORA_DOCUMENT,
        .slots = slots_binary_sext_rs_40, .configs = 0x1,
        .choices = choices_3,
        .fixed_mask = {{0x1400001f, 0x0}}, .fixed_value = {{0x400000e, 0x0}},
        .bits = "rrrrrrrr rr.0.1ss ppppdddd ssssssss ppp01110",
    },
    [VUC_BINARY_SEXT_RS_30] = {
        .name = "binary.sext.rs.30", .page = "binary", .title = "Two sources",
        .mnemonic = "sext", .syntax = "GUARD sext MODE PD $r[DST] $sr[SRS] S2N",
        .effects = "reads $p[15] $p[PRED] $p[PDST] $r[SRC2] $sr[SRS]; writes $r[DST] $stat.h2v_ready $cs $p[15] $p[PRED] $p[PDST]; trap: no source names this register on this variant; trap: `$cs` is empty",
        .note = "Computes a number of 16 bits, and a predicate result, from two sources.",
        .length = 4, .slot_count = 7, .choice_count = 5, .grade = ISADORA_DOCUMENT,
        .slots = slots_binary_sext_rs_30, .configs = 0x6,
        .choices = choices_4,
        .fixed_mask = {{0x1400001f, 0x0}}, .fixed_value = {{0x400000e, 0x0}},
        .bits = ".0.1ss ppppdddd ssssssss ppp01110",
    },
    [VUC_BINARY_BSET_RS_40] = {
        .name = "binary.bset.rs.40", .page = "binary", .title = "Two sources",
        .mnemonic = "bset", .syntax = "BRANCH GUARD bset MODE PD $r[DST] $sr[SRS] S2N",
        .effects = "reads $p[15] $p[PRED] $p[PDST] $p[RBP.n + 8] $r[SRC2] $sr[SRS]; writes $pc after 2 $r[DST] $stat.h2v_ready $cs $p[15] $p[PRED] $p[PDST]; trap: no source names this register on this variant; trap: `$cs` is empty; branch: conditional return",
        .note = "Computes a number of 16 bits, and a predicate result, from two sources.",
        .length = 8, .slot_count = 10, .choice_count = 5, .grade = ISADORA_DOCUMENT,
        .slots = slots_binary_bset_rs_40, .configs = 0x1,
        .choices = choices_3,
        .fixed_mask = {{0x1400001f, 0x0}}, .fixed_value = {{0x4000010, 0x0}},
        .bits = "rrrrrrrr rr.0.1ss ppppdddd ssssssss ppp10000",
    },
    [VUC_BINARY_BSET_RS_30] = {
        .name = "binary.bset.rs.30", .page = "binary", .title = "Two sources",
        .mnemonic = "bset", .syntax = "GUARD bset MODE PD $r[DST] $sr[SRS] S2N",
        .effects = "reads $p[15] $p[PRED] $p[PDST] $r[SRC2] $sr[SRS]; writes $r[DST] $stat.h2v_ready $cs $p[15] $p[PRED] $p[PDST]; trap: no source names this register on this variant; trap: `$cs` is empty",
        .note = "Computes a number of 16 bits, and a predicate result, from two sources.",
        .length = 4, .slot_count = 7, .choice_count = 5, .grade = ISADORA_DOCUMENT,
        .slots = slots_binary_bset_rs_30, .configs = 0x6,
        .choices = choices_4,
        .fixed_mask = {{0x1400001f, 0x0}}, .fixed_value = {{0x4000010, 0x0}},
        .bits = ".0.1ss ppppdddd ssssssss ppp10000",
    },
    [VUC_BINARY_BCLR_RS_40] = {
        .name = "binary.bclr.rs.40", .page = "binary", .title = "Two sources",
        .mnemonic = "bclr", .syntax = "BRANCH GUARD bclr MODE PD $r[DST] $sr[SRS] S2N",
        .effects = "reads $p[15] $p[PRED] $p[PDST] $p[RBP.n + 8] $r[SRC2] $sr[SRS]; writes $pc after 2 $r[DST] $stat.h2v_ready $cs $p[15] $p[PRED] $p[PDST]; trap: no source names this register on this variant; trap: `$cs` is empty; branch: conditional return",
        .note = "Computes a number of 16 bits, and a predicate result, from two sources.",
        .length = 8, .slot_count = 10, .choice_count = 5, .grade = ISADORA_DOCUMENT,
        .slots = slots_binary_bclr_rs_40, .configs = 0x1,
        .choices = choices_3,
        .fixed_mask = {{0x1400001f, 0x0}}, .fixed_value = {{0x4000011, 0x0}},
        .bits = "rrrrrrrr rr.0.1ss ppppdddd ssssssss ppp10001",
    },
    [VUC_BINARY_BCLR_RS_30] = {
        .name = "binary.bclr.rs.30", .page = "binary", .title = "Two sources",
        .mnemonic = "bclr", .syntax = "GUARD bclr MODE PD $r[DST] $sr[SRS] S2N",
        .effects = "reads $p[15] $p[PRED] $p[PDST] $r[SRC2] $sr[SRS]; writes $r[DST] $stat.h2v_ready $cs $p[15] $p[PRED] $p[PDST]; trap: no source names this register on this variant; trap: `$cs` is empty",
        .note = "Computes a number of 16 bits, and a predicate result, from two sources.",
        .length = 4, .slot_count = 7, .choice_count = 5, .grade = ISADORA_DOCUMENT,
        .slots = slots_binary_bclr_rs_30, .configs = 0x6,
        .choices = choices_4,
        .fixed_mask = {{0x1400001f, 0x0}}, .fixed_value = {{0x4000011, 0x0}},
        .bits = ".0.1ss ppppdddd ssssssss ppp10001",
    },
    [VUC_BINARY_SHL_RS_40] = {
        .name = "binary.shl.rs.40", .page = "binary", .title = "Two sources",
        .mnemonic = "shl", .syntax = "BRANCH GUARD shl MODE PD $r[DST] $sr[SRS] S2N",
        .effects = "reads $p[15] $p[PRED] $p[PDST] $p[RBP.n + 8] $r[SRC2] $sr[SRS]; writes $pc after 2 $r[DST] $stat.h2v_ready $cs $p[15] $p[PRED] $p[PDST]; trap: no source names this register on this variant; trap: `$cs` is empty; branch: conditional return",
        .note = "Computes a number of 16 bits, and a predicate result, from two sources.",
        .length = 8, .slot_count = 10, .choice_count = 5, .grade = ISADORA_DOCUMENT,
        .slots = slots_binary_shl_rs_40, .configs = 0x1,
        .choices = choices_3,
        .fixed_mask = {{0x1400001f, 0x0}}, .fixed_value = {{0x4000015, 0x0}},
        .bits = "rrrrrrrr rr.0.1ss ppppdddd ssssssss ppp10101",
    },
    [VUC_BINARY_SHL_RS_30] = {
        .name = "binary.shl.rs.30", .page = "binary", .title = "Two sources",
        .mnemonic = "shl", .syntax = "GUARD shl MODE PD $r[DST] $sr[SRS] S2N",
        .effects = "reads $p[15] $p[PRED] $p[PDST] $r[SRC2] $sr[SRS]; writes $r[DST] $stat.h2v_ready $cs $p[15] $p[PRED] $p[PDST]; trap: no source names this register on this variant; trap: `$cs` is empty",
        .note = "Computes a number of 16 bits, and a predicate result, from two sources.",
        .length = 4, .slot_count = 7, .choice_count = 5, .grade = ISADORA_DOCUMENT,
        .slots = slots_binary_shl_rs_30, .configs = 0x6,
        .choices = choices_4,
        .fixed_mask = {{0x1400001f, 0x0}}, .fixed_value = {{0x4000015, 0x0}},
        .bits = ".0.1ss ppppdddd ssssssss ppp10101",
    },
    [VUC_BINARY_SHR_RS_40] = {
        .name = "binary.shr.rs.40", .page = "binary", .title = "Two sources",
        .mnemonic = "shr", .syntax = "BRANCH GUARD shr MODE PD $r[DST] $sr[SRS] S2N",
        .effects = "reads $p[15] $p[PRED] $p[PDST] $p[RBP.n + 8] $r[SRC2] $sr[SRS]; writes $pc after 2 $r[DST] $stat.h2v_ready $cs $p[15] $p[PRED] $p[PDST]; trap: no source names this register on this variant; trap: `$cs` is empty; branch: conditional return",
        .note = "Computes a number of 16 bits, and a predicate result, from two sources.",
        .length = 8, .slot_count = 10, .choice_count = 5, .grade = ISADORA_DOCUMENT,
        .slots = slots_binary_shr_rs_40, .configs = 0x1,
        .choices = choices_3,
        .fixed_mask = {{0x1400001f, 0x0}}, .fixed_value = {{0x4000016, 0x0}},
        .bits = "rrrrrrrr rr.0.1ss ppppdddd ssssssss ppp10110",
    },
    [VUC_BINARY_SHR_RS_30] = {
        .name = "binary.shr.rs.30", .page = "binary", .title = "Two sources",
        .mnemonic = "shr", .syntax = "GUARD shr MODE PD $r[DST] $sr[SRS] S2N",
        .effects = "reads $p[15] $p[PRED] $p[PDST] $r[SRC2] $sr[SRS]; writes $r[DST] $stat.h2v_ready $cs $p[15] $p[PRED] $p[PDST]; trap: no source names this register on this variant; trap: `$cs` is empty",
        .note = "Computes a number of 16 bits, and a predicate result, from two sources.",
        .length = 4, .slot_count = 7, .choice_count = 5, .grade = ISADORA_DOCUMENT,
        .slots = slots_binary_shr_rs_30, .configs = 0x6,
        .choices = choices_4,
        .fixed_mask = {{0x1400001f, 0x0}}, .fixed_value = {{0x4000016, 0x0}},
        .bits = ".0.1ss ppppdddd ssssssss ppp10110",
    },
    [VUC_BINARY_SAR_RS_40] = {
        .name = "binary.sar.rs.40", .page = "binary", .title = "Two sources",
        .mnemonic = "sar", .syntax = "BRANCH GUARD sar MODE PD $r[DST] $sr[SRS] S2N",
        .effects = "reads $p[15] $p[PRED] $p[PDST] $p[RBP.n + 8] $r[SRC2] $sr[SRS]; writes $pc after 2 $r[DST] $stat.h2v_ready $cs $p[15] $p[PRED] $p[PDST]; trap: no source names this register on this variant; trap: `$cs` is empty; branch: conditional return",
        .note = "Computes a number of 16 bits, and a predicate result, from two sources.",
        .length = 8, .slot_count = 10, .choice_count = 5, .grade = ISADORA_DOCUMENT,
        .slots = slots_binary_sar_rs_40, .configs = 0x1,
        .choices = choices_3,
        .fixed_mask = {{0x1400001f, 0x0}}, .fixed_value = {{0x4000017, 0x0}},
        .bits = "rrrrrrrr rr.0.1ss ppppdddd ssssssss ppp10111",
    },
    [VUC_BINARY_SAR_RS_30] = {
        .name = "binary.sar.rs.30", .page = "binary", .title = "Two sources",
        .mnemonic = "sar", .syntax = "GUARD sar MODE PD $r[DST] $sr[SRS] S2N",
        .effects = "reads $p[15] $p[PRED] $p[PDST] $r[SRC2] $sr[SRS]; writes $r[DST] $stat.h2v_ready $cs $p[15] $p[PRED] $p[PDST]; trap: no source names this register on this variant; trap: `$cs` is empty",
        .note = "Computes a number of 16 bits, and a predicate result, from two sources.",
        .length = 4, .slot_count = 7, .choice_count = 5, .grade = ISADORA_DOCUMENT,
        .slots = slots_binary_sar_rs_30, .configs = 0x6,
        .choices = choices_4,
        .fixed_mask = {{0x1400001f, 0x0}}, .fixed_value = {{0x4000017, 0x0}},
        .bits = ".0.1ss ppppdddd ssssssss ppp10111",
    },
    [VUC_BINARY_AND_RS_40] = {
        .name = "binary.and.rs.40", .page = "binary", .title = "Two sources",
        .mnemonic = "and", .syntax = "BRANCH GUARD and MODE PD $r[DST] $sr[SRS] S2N",
        .effects = "reads $p[15] $p[PRED] $p[PDST] $p[RBP.n + 8] $r[SRC2] $sr[SRS]; writes $pc after 2 $r[DST] $stat.h2v_ready $cs $p[15] $p[PRED] $p[PDST]; trap: no source names this register on this variant; trap: `$cs` is empty; branch: conditional return",
        .note = "Computes a number of 16 bits, and a predicate result, from two sources.",
        .length = 8, .slot_count = 10, .choice_count = 5, .grade = ISADORA_DOCUMENT,
        .slots = slots_binary_and_rs_40, .configs = 0x1,
        .choices = choices_3,
        .fixed_mask = {{0x1400001f, 0x0}}, .fixed_value = {{0x4000018, 0x0}},
        .bits = "rrrrrrrr rr.0.1ss ppppdddd ssssssss ppp11000",
    },
    [VUC_BINARY_AND_RS_30] = {
        .name = "binary.and.rs.30", .page = "binary", .title = "Two sources",
        .mnemonic = "and", .syntax = "GUARD and MODE PD $r[DST] $sr[SRS] S2N",
        .effects = "reads $p[15] $p[PRED] $p[PDST] $r[SRC2] $sr[SRS]; writes $r[DST] $stat.h2v_ready $cs $p[15] $p[PRED] $p[PDST]; trap: no source names this register on this variant; trap: `$cs` is empty",
        .note = "Computes a number of 16 bits, and a predicate result, from two sources.",
        .length = 4, .slot_count = 7, .choice_count = 5, .grade = ISADORA_DOCUMENT,
        .slots = slots_binary_and_rs_30, .configs = 0x6,
        .choices = choices_4,
        .fixed_mask = {{0x1400001f, 0x0}}, .fixed_value = {{0x4000018, 0x0}},
        .bits = ".0.1ss ppppdddd ssssssss ppp11000",
    },
    [VUC_BINARY_OR_RS_40] = {
        .name = "binary.or.rs.40", .page = "binary", .title = "Two sources",
        .mnemonic = "or", .syntax = "BRANCH GUARD or MODE PD $r[DST] $sr[SRS] S2N",
        .effects = "reads $p[15] $p[PRED] $p[PDST] $p[RBP.n + 8] $r[SRC2] $sr[SRS]; writes $pc after 2 $r[DST] $stat.h2v_ready $cs $p[15] $p[PRED] $p[PDST]; trap: no source names this register on this variant; trap: `$cs` is empty; branch: conditional return",
        .note = "Computes a number of 16 bits, and a predicate result, from two sources.",
        .length = 8, .slot_count = 10, .choice_count = 5, .grade = ISADORA_DOCUMENT,
        .slots = slots_binary_or_rs_40, .configs = 0x1,
        .choices = choices_3,
        .fixed_mask = {{0x1400001f, 0x0}}, .fixed_value = {{0x4000019, 0x0}},
        .bits = "rrrrrrrr rr.0.1ss ppppdddd ssssssss ppp11001",
    },
    [VUC_BINARY_OR_RS_30] = {
        .name = "binary.or.rs.30", .page = "binary", .title = "Two sources",
        .mnemonic = "or", .syntax = "GUARD or MODE PD $r[DST] $sr[SRS] S2N",
        .effects = "reads $p[15] $p[PRED] $p[PDST] $r[SRC2] $sr[SRS]; writes $r[DST] $stat.h2v_ready $cs $p[15] $p[PRED] $p[PDST]; trap: no source names this register on this variant; trap: `$cs` is empty",
        .note = "Computes a number of 16 bits, and a predicate result, from two sources.",
        .length = 4, .slot_count = 7, .choice_count = 5, .grade = ISADORA_DOCUMENT,
        .slots = slots_binary_or_rs_30, .configs = 0x6,
        .choices = choices_4,
        .fixed_mask = {{0x1400001f, 0x0}}, .fixed_value = {{0x4000019, 0x0}},
        .bits = ".0.1ss ppppdddd ssssssss ppp11001",
    },
    [VUC_BINARY_XOR_RS_40] = {
        .name = "binary.xor.rs.40", .page = "binary", .title = "Two sources",
        .mnemonic = "xor", .syntax = "BRANCH GUARD xor MODE PD $r[DST] $sr[SRS] S2N",
        .effects = "reads $p[15] $p[PRED] $p[PDST] $p[RBP.n + 8] $r[SRC2] $sr[SRS]; writes $pc after 2 $r[DST] $stat.h2v_ready $cs $p[15] $p[PRED] $p[PDST]; trap: no source names this register on this variant; trap: `$cs` is empty; branch: conditional return",
        .note = "Computes a number of 16 bits, and a predicate result, from two sources.",
        .length = 8, .slot_count = 10, .choice_count = 5, .grade = ISADORA_DOCUMENT,
        .slots = slots_binary_xor_rs_40, .configs = 0x1,
        .choices = choices_3,
        .fixed_mask = {{0x1400001f, 0x0}}, .fixed_value = {{0x400001a, 0x0}},
        .bits = "rrrrrrrr rr.0.1ss ppppdddd ssssssss ppp11010",
    },
    [VUC_BINARY_XOR_RS_30] = {
        .name = "binary.xor.rs.30", .page = "binary", .title = "Two sources",
        .mnemonic = "xor", .syntax = "GUARD xor MODE PD $r[DST] $sr[SRS] S2N",
        .effects = "reads $p[15] $p[PRED] $p[PDST] $r[SRC2] $sr[SRS]; writes $r[DST] $stat.h2v_ready $cs $p[15] $p[PRED] $p[PDST]; trap: no source names this register on this variant; trap: `$cs` is empty",
        .note = "Computes a number of 16 bits, and a predicate result, from two sources.",
        .length = 4, .slot_count = 7, .choice_count = 5, .grade = ISADORA_DOCUMENT,
        .slots = slots_binary_xor_rs_30, .configs = 0x6,
        .choices = choices_4,
        .fixed_mask = {{0x1400001f, 0x0}}, .fixed_value = {{0x400001a, 0x0}},
        .bits = ".0.1ss ppppdddd ssssssss ppp11010",
    },
    [VUC_BINARY_MIN_RS] = {
        .name = "binary.min.rs", .page = "binary", .title = "Two sources",
        .mnemonic = "min", .syntax = "GUARD min MODE PD $r[DST] $sr[SRS] S2N",
        .effects = "reads $p[15] $p[PRED] $p[PDST] $r[SRC2] $sr[SRS]; writes $r[DST] $stat.h2v_ready $cs $p[15] $p[PRED] $p[PDST]; trap: no source names this register on this variant; trap: `$cs` is empty",
        .note = "Computes a number of 16 bits, and a predicate result, from two sources.",
        .length = 4, .slot_count = 7, .choice_count = 5, .grade = ISADORA_DOCUMENT,
        .slots = slots_binary_min_rs, .configs = 0x6,
        .choices = choices_4,
        .fixed_mask = {{0x1400001f, 0x0}}, .fixed_value = {{0x400001d, 0x0}},
        .bits = ".0.1ss ppppdddd ssssssss ppp11101",
    },
    [VUC_BINARY_MAX_RS] = {
        .name = "binary.max.rs", .page = "binary", .title = "Two sources",
        .mnemonic = "max", .syntax = "GUARD max MODE PD $r[DST] $sr[SRS] S2N",
        .effects = "reads $p[15] $p[PRED] $p[PDST] $r[SRC2] $sr[SRS]; writes $r[DST] $stat.h2v_ready $cs $p[15] $p[PRED] $p[PDST]; trap: no source names this register on this variant; trap: `$cs` is empty",
        .note = "Computes a number of 16 bits, and a predicate result, from two sources.",
        .length = 4, .slot_count = 7, .choice_count = 5, .grade = ISADORA_DOCUMENT,
        .slots = slots_binary_max_rs, .configs = 0x6,
        .choices = choices_4,
        .fixed_mask = {{0x1400001f, 0x0}}, .fixed_value = {{0x400001e, 0x0}},
        .bits = ".0.1ss ppppdddd ssssssss ppp11110",
    },
    [VUC_BINARY_ADD_SR_40] = {
        .name = "binary.add.sr.40", .page = "binary", .title = "Two sources",
        .mnemonic = "add", .syntax = "BRANCH GUARD add MODE PD $sr[SRD] $r[SRC1] S2N",
        .effects = "reads $p[15] $p[PRED] $p[PDST] $p[RBP.n + 8] $r[SRC2] $r[SRC1]; writes $pc after 2 $cs $p[0..15] $icnt $stat.watchdog $sr[24].0 $sr[24].3 $sr[SRD] $p[15] $p[PRED] $p[PDST]; trap: no source says what a store to this register does; trap: no source says whether $pred or the predicate result wins; trap: `$cs` is full; branch: conditional call",
        .note = "Computes a number of 16 bits, and a predicate result, from two sources.",
        .length = 8, .slot_count = 10, .choice_count = 5, .grade = ISADORA_DOCUMENT,
        .slots = slots_binary_add_sr_40, .configs = 0x1,
        .choices = choices_3,
        .fixed_mask = {{0x1400001f, 0x0}}, .fixed_value = {{0x10000004, 0x0}},
        .bits = "rrrrrrrr rr.1.0ss ppppssss ssssssss ppp00100",
    },
    [VUC_BINARY_ADD_SR_30] = {
        .name = "binary.add.sr.30", .page = "binary", .title = "Two sources",
        .mnemonic = "add", .syntax = "GUARD add MODE PD $sr[SRD] $r[SRC1] S2N",
        .effects = "reads $p[15] $p[PRED] $p[PDST] $r[SRC2] $r[SRC1]; writes $cs $l.16..31 $l.0..15 $p[0..15] $icnt $stat.watchdog $sr[24].0 $sr[24].3 $sr[SRD] $p[15] $p[PRED] $p[PDST]; trap: no source says what a store to this register does; trap: no source says whether $pred or the predicate result wins; trap: `$cs` is full",
        .note = "Computes a number of 16 bits, and a predicate result, from two sources.",
        .length = 4, .slot_count = 7, .choice_count = 5, .grade = ISADORA_DOCUMENT,
        .slots = slots_binary_add_sr_30, .configs = 0x6,
        .choices = choices_4,
        .fixed_mask = {{0x1400001f, 0x0}}, .fixed_value = {{0x10000004, 0x0}},
        .bits = ".1.0ss ppppssss ssssssss ppp00100",
    },
    [VUC_BINARY_SUB_SR_40] = {
        .name = "binary.sub.sr.40", .page = "binary", .title = "Two sources",
        .mnemonic = "sub", .syntax = "BRANCH GUARD sub MODE PD $sr[SRD] $r[SRC1] S2N",
        .effects = "reads $p[15] $p[PRED] $p[PDST] $p[RBP.n + 8] $r[SRC2] $r[SRC1]; writes $pc after 2 $cs $p[0..15] $icnt $stat.watchdog $sr[24].0 $sr[24].3 $sr[SRD] $p[15] $p[PRED] $p[PDST]; trap: no source says what a store to this register does; trap: no source says whether $pred or the predicate result wins; trap: `$cs` is full; branch: conditional call",
        .note = "Computes a number of 16 bits, and a predicate result, from two sources.",
        .length = 8, .slot_count = 10, .choice_count = 5, .grade = ISADORA_DOCUMENT,
        .slots = slots_binary_sub_sr_40, .configs = 0x1,
        .choices = choices_3,
        .fixed_mask = {{0x1400001f, 0x0}}, .fixed_value = {{0x10000005, 0x0}},
        .bits = "rrrrrrrr rr.1.0ss ppppssss ssssssss ppp00101",
    },
    [VUC_BINARY_SUB_SR_30] = {
        .name = "binary.sub.sr.30", .page = "binary", .title = "Two sources",
        .mnemonic = "sub", .syntax = "GUARD sub MODE PD $sr[SRD] $r[SRC1] S2N",
        .effects = "reads $p[15] $p[PRED] $p[PDST] $r[SRC2] $r[SRC1]; writes $cs $l.16..31 $l.0..15 $p[0..15] $icnt $stat.watchdog $sr[24].0 $sr[24].3 $sr[SRD] $p[15] $p[PRED] $p[PDST]; trap: no source says what a store to this register does; trap: no source says whether $pred or the predicate result wins; trap: `$cs` is full",
        .note = "Computes a number of 16 bits, and a predicate result, from two sources.",
        .length = 4, .slot_count = 7, .choice_count = 5, .grade = ISADORA_DOCUMENT,
        .slots = slots_binary_sub_sr_30, .configs = 0x6,
        .choices = choices_4,
        .fixed_mask = {{0x1400001f, 0x0}}, .fixed_value = {{0x10000005, 0x0}},
        .bits = ".1.0ss ppppssss ssssssss ppp00101",
    },
    [VUC_BINARY_SUBR_SR] = {
        .name = "binary.subr.sr", .page = "binary", .title = "Two sources",
        .mnemonic = "subr", .syntax = "BRANCH GUARD subr MODE PD $sr[SRD] $r[SRC1] S2N",
        .effects = "reads $p[15] $p[PRED] $p[PDST] $p[RBP.n + 8] $r[SRC2] $r[SRC1]; writes $pc after 2 $cs $p[0..15] $icnt $stat.watchdog $sr[24].0 $sr[24].3 $sr[SRD] $p[15] $p[PRED] $p[PDST]; trap: no source says what a store to this register does; trap: no source says whether $pred or the predicate result wins; trap: `$cs` is full; branch: conditional call",
        .note = "Computes a number of 16 bits, and a predicate result, from two sources.",
        .length = 8, .slot_count = 10, .choice_count = 5, .grade = ISADORA_DOCUMENT,
        .slots = slots_binary_subr_sr, .configs = 0x1,
        .choices = choices_3,
        .fixed_mask = {{0x1400001f, 0x0}}, .fixed_value = {{0x10000006, 0x0}},
        .bits = "rrrrrrrr rr.1.0ss ppppssss ssssssss ppp00110",
    },
    [VUC_BINARY_AVGS_SR] = {
        .name = "binary.avgs.sr", .page = "binary", .title = "Two sources",
        .mnemonic = "avgs", .syntax = "GUARD avgs MODE PD $sr[SRD] $r[SRC1] S2N",
        .effects = "reads $p[15] $p[PRED] $p[PDST] $r[SRC2] $r[SRC1]; writes $cs $l.16..31 $l.0..15 $p[0..15] $icnt $stat.watchdog $sr[24].0 $sr[24].3 $sr[SRD] $p[15] $p[PRED] $p[PDST]; trap: no source says what a store to this register does; trap: no source says whether $pred or the predicate result wins; trap: `$cs` is full",
        .note = "Computes a number of 16 bits, and a predicate result, from two sources.",
        .length = 4, .slot_count = 7, .choice_count = 5, .grade = ISADORA_DOCUMENT,
        .slots = slots_binary_avgs_sr, .configs = 0x6,
        .choices = choices_4,
        .fixed_mask = {{0x1400001f, 0x0}}, .fixed_value = {{0x10000006, 0x0}},
        .bits = ".1.0ss ppppssss ssssssss ppp00110",
    },
    [VUC_BINARY_AVGU_SR] = {
        .name = "binary.avgu.sr", .page = "binary", .title = "Two sources",
        .mnemonic = "avgu", .syntax = "GUARD avgu MODE PD $sr[SRD] $r[SRC1] S2N",
        .effects = "reads $p[15] $p[PRED] $p[PDST] $r[SRC2] $r[SRC1]; writes $cs $l.16..31 $l.0..15 $p[0..15] $icnt $stat.watchdog $sr[24].0 $sr[24].3 $sr[SRD] $p[15] $p[PRED] $p[PDST]; trap: no source says what a store to this register does; trap: no source says whether $pred or the predicate result wins; trap: `$cs` is full",
        .note = "Computes a number of 16 bits, and a predicate result, from two sources.",
        .length = 4, .slot_count = 7, .choice_count = 5, .grade = ISADORA_DOCUMENT,
        .slots = slots_binary_avgu_sr, .configs = 0x6,
        .choices = choices_4,
        .fixed_mask = {{0x1400001f, 0x0}}, .fixed_value = {{0x10000007, 0x0}},
        .bits = ".1.0ss ppppssss ssssssss ppp00111",
    },
    [VUC_BINARY_CLAMPLEP_SR_40] = {
        .name = "binary.clamplep.sr.40", .page = "binary", .title = "Two sources",
        .mnemonic = "clamplep", .syntax = "BRANCH GUARD clamplep MODE PD $sr[SRD] $r[SRC1] S2N",
        .effects = "reads $p[15] $p[PRED] $p[PDST] $p[RBP.n + 8] $r[SRC2] $r[SRC1]; writes $pc after 2 $cs $p[0..15] $icnt $stat.watchdog $sr[24].0 $sr[24].3 $sr[SRD] $p[15] $p[PRED] $p[PDST]; trap: no source says what a store to this register does; trap: no source says whether $pred or the predicate result wins; trap: `$cs` is full; branch: conditional call",
        .note = "Computes a number of 16 bits, and a predicate result, from two sources.",
        .length = 8, .slot_count = 10, .choice_count = 5, .grade = ISADORA_DOCUMENT,
        .slots = slots_binary_clamplep_sr_40, .configs = 0x1,
        .choices = choices_3,
        .fixed_mask = {{0x1400001f, 0x0}}, .fixed_value = {{0x1000000c, 0x0}},
        .bits = "rrrrrrrr rr.1.0ss ppppssss ssssssss ppp01100",
    },
    [VUC_BINARY_CLAMPLEP_SR_30] = {
        .name = "binary.clamplep.sr.30", .page = "binary", .title = "Two sources",
        .mnemonic = "clamplep", .syntax = "GUARD clamplep MODE PD $sr[SRD] $r[SRC1] S2N",
        .effects = "reads $p[15] $p[PRED] $p[PDST] $r[SRC2] $r[SRC1]; writes $cs $l.16..31 $l.0..15 $p[0..15] $icnt $stat.watchdog $sr[24].0 $sr[24].3 $sr[SRD] $p[15] $p[PRED] $p[PDST]; trap: no source says what a store to this register does; trap: no source says whether $pred or the predicate result wins; trap: `$cs` is full",
        .note = "Computes a number of 16 bits, and a predicate result, from two sources.",
        .length = 4, .slot_count = 7, .choice_count = 5, .grade = ISADORA_DOCUMENT,
        .slots = slots_binary_clamplep_sr_30, .configs = 0x6,
        .choices = choices_4,
        .fixed_mask = {{0x1400001f, 0x0}}, .fixed_value = {{0x1000000c, 0x0}},
        .bits = ".1.0ss ppppssss ssssssss ppp01100",
    },
    [VUC_BINARY_CLAMPS_SR_40] = {
        .name = "binary.clamps.sr.40", .page = "binary", .title = "Two sources",
        .mnemonic = "clamps", .syntax = "BRANCH GUARD clamps MODE PD $sr[SRD] $r[SRC1] S2N",
        .effects = "reads $p[15] $p[PRED] $p[PDST] $p[RBP.n + 8] $r[SRC2] $r[SRC1]; writes $pc after 2 $cs $p[0..15] $icnt $stat.watchdog $sr[24].0 $sr[24].3 $sr[SRD] $p[15] $p[PRED] $p[PDST]; trap: no source says what a store to this register does; trap: no source says whether $pred or the predicate result wins; trap: `$cs` is full; branch: conditional call",
        .note = "Computes a number of 16 bits, and a predicate result, from two sources.",
        .length = 8, .slot_count = 10, .choice_count = 5, .grade = ISADORA_DOCUMENT,
        .slots = slots_binary_clamps_sr_40, .configs = 0x1,
        .choices = choices_3,
        .fixed_mask = {{0x1400001f, 0x0}}, .fixed_value = {{0x1000000d, 0x0}},
        .bits = "rrrrrrrr rr.1.0ss ppppssss ssssssss ppp01101",
    },
    [VUC_BINARY_CLAMPS_SR_30] = {
        .name = "binary.clamps.sr.30", .page = "binary", .title = "Two sources",
        .mnemonic = "clamps", .syntax = "GUARD clamps MODE PD $sr[SRD] $r[SRC1] S2N",
        .effects = "reads $p[15] $p[PRED] $p[PDST] $r[SRC2] $r[SRC1]; writes $cs $l.16..31 $l.0..15 $p[0..15] $icnt $stat.watchdog $sr[24].0 $sr[24].3 $sr[SRD] $p[15] $p[PRED] $p[PDST]; trap: no source says what a store to this register does; trap: no source says whether $pred or the predicate result wins; trap: `$cs` is full",
        .note = "Computes a number of 16 bits, and a predicate result, from two sources.",
        .length = 4, .slot_count = 7, .choice_count = 5, .grade = ISADORA_DOCUMENT,
        .slots = slots_binary_clamps_sr_30, .configs = 0x6,
        .choices = choices_4,
        .fixed_mask = {{0x1400001f, 0x0}}, .fixed_value = {{0x1000000d, 0x0}},
        .bits = ".1.0ss ppppssss ssssssss ppp01101",
    },
    [VUC_BINARY_SEXT_SR_40] = {
        .name = "binary.sext.sr.40", .page = "binary", .title = "Two sources",
        .mnemonic = "sext", .syntax = "BRANCH GUARD sext MODE PD $sr[SRD] $r[SRC1] S2N",
        .effects = "reads $p[15] $p[PRED] $p[PDST] $p[RBP.n + 8] $r[SRC2] $r[SRC1]; writes $pc after 2 $cs $p[0..15] $icnt $stat.watchdog $sr[24].0 $sr[24].3 $sr[SRD] $p[15] $p[PRED] $p[PDST]; trap: no source says what a store to this register does; trap: no source says whether $pred or the predicate result wins; trap: `$cs` is full; branch: conditional call",
        .note = "Computes a number of 16 bits, and a predicate result, from two sources.",
        .length = 8, .slot_count = 10, .choice_count = 5, .grade = ISADORA_DOCUMENT,
        .slots = slots_binary_sext_sr_40, .configs = 0x1,
        .choices = choices_3,
        .fixed_mask = {{0x1400001f, 0x0}}, .fixed_value = {{0x1000000e, 0x0}},
        .bits = "rrrrrrrr rr.1.0ss ppppssss ssssssss ppp01110",
    },
    [VUC_BINARY_SEXT_SR_30] = {
        .name = "binary.sext.sr.30", .page = "binary", .title = "Two sources",
        .mnemonic = "sext", .syntax = "GUARD sext MODE PD $sr[SRD] $r[SRC1] S2N",
        .effects = "reads $p[15] $p[PRED] $p[PDST] $r[SRC2] $r[SRC1]; writes $cs $l.16..31 $l.0..15 $p[0..15] $icnt $stat.watchdog $sr[24].0 $sr[24].3 $sr[SRD] $p[15] $p[PRED] $p[PDST]; trap: no source says what a store to this register does; trap: no source says whether $pred or the predicate result wins; trap: `$cs` is full",
        .note = "Computes a number of 16 bits, and a predicate result, from two sources.",
        .length = 4, .slot_count = 7, .choice_count = 5, .grade = ISADORA_DOCUMENT,
        .slots = slots_binary_sext_sr_30, .configs = 0x6,
        .choices = choices_4,
        .fixed_mask = {{0x1400001f, 0x0}}, .fixed_value = {{0x1000000e, 0x0}},
        .bits = ".1.0ss ppppssss ssssssss ppp01110",
    },
    [VUC_BINARY_BSET_SR_40] = {
        .name = "binary.bset.sr.40", .page = "binary", .title = "Two sources",
        .mnemonic = "bset", .syntax = "BRANCH GUARD bset MODE PD $sr[SRD] $r[SRC1] S2N",
        .effects = "reads $p[15] $p[PRED] $p[PDST] $p[RBP.n + 8] $r[SRC2] $r[SRC1]; writes $pc after 2 $cs $p[0..15] $icnt $stat.watchdog $sr[24].0 $sr[24].3 $sr[SRD] $p[15] $p[PRED] $p[PDST]; trap: no source says what a store to this register does; trap: no source says whether $pred or the predicate result wins; trap: `$cs` is full; branch: conditional call",
        .note = "Computes a number of 16 bits, and a predicate result, from two sources.",
        .length = 8, .slot_count = 10, .choice_count = 5, .grade = ISADORA_DOCUMENT,
        .slots = slots_binary_bset_sr_40, .configs = 0x1,
        .choices = choices_3,
        .fixed_mask = {{0x1400001f, 0x0}}, .fixed_value = {{0x10000010, 0x0}},
        .bits = "rrrrrrrr rr.1.0ss ppppssss ssssssss ppp10000",
    },
    [VUC_BINARY_BSET_SR_30] = {
        .name = "binary.bset.sr.30", .page = "binary", .title = "Two sources",
        .mnemonic = "bset", .syntax = "GUARD bset MODE PD $sr[SRD] $r[SRC1] S2N",
        .effects = "reads $p[15] $p[PRED] $p[PDST] $r[SRC2] $r[SRC1]; writes $cs $l.16..31 $l.0..15 $p[0..15] $icnt $stat.watchdog $sr[24].0 $sr[24].3 $sr[SRD] $p[15] $p[PRED] $p[PDST]; trap: no source says what a store to this register does; trap: no source says whether $pred or the predicate result wins; trap: `$cs` is full",
        .note = "Computes a number of 16 bits, and a predicate result, from two sources.",
        .length = 4, .slot_count = 7, .choice_count = 5, .grade = ISADORA_DOCUMENT,
        .slots = slots_binary_bset_sr_30, .configs = 0x6,
        .choices = choices_4,
        .fixed_mask = {{0x1400001f, 0x0}}, .fixed_value = {{0x10000010, 0x0}},
        .bits = ".1.0ss ppppssss ssssssss ppp10000",
    },
    [VUC_BINARY_BCLR_SR_40] = {
        .name = "binary.bclr.sr.40", .page = "binary", .title = "Two sources",
        .mnemonic = "bclr", .syntax = "BRANCH GUARD bclr MODE PD $sr[SRD] $r[SRC1] S2N",
        .effects = "reads $p[15] $p[PRED] $p[PDST] $p[RBP.n + 8] $r[SRC2] $r[SRC1]; writes $pc after 2 $cs $p[0..15] $icnt $stat.watchdog $sr[24].0 $sr[24].3 $sr[SRD] $p[15] $p[PRED] $p[PDST]; trap: no source says what a store to this register does; trap: no source says whether $pred or the predicate result wins; trap: `$cs` is full; branch: conditional call",
        .note = "Computes a number of 16 bits, and a predicate result, from two sources.",
        .length = 8, .slot_count = 10, .choice_count = 5, .grade = ISADORA_DOCUMENT,
        .slots = slots_binary_bclr_sr_40, .configs = 0x1,
        .choices = choices_3,
        .fixed_mask = {{0x1400001f, 0x0}}, .fixed_value = {{0x10000011, 0x0}},
        .bits = "rrrrrrrr rr.1.0ss ppppssss ssssssss ppp10001",
    },
    [VUC_BINARY_BCLR_SR_30] = {
        .name = "binary.bclr.sr.30", .page = "binary", .title = "Two sources",
        .mnemonic = "bclr", .syntax = "GUARD bclr MODE PD $sr[SRD] $r[SRC1] S2N",
        .effects = "reads $p[15] $p[PRED] $p[PDST] $r[SRC2] $r[SRC1]; writes $cs $l.16..31 $l.0..15 $p[0..15] $icnt $stat.watchdog $sr[24].0 $sr[24].3 $sr[SRD] $p[15] $p[PRED] $p[PDST]; trap: no source says what a store to this register does; trap: no source says whether $pred or the predicate result wins; trap: `$cs` is full",
        .note = "Computes a number of 16 bits, and a predicate result, from two sources.",
        .length = 4, .slot_count = 7, .choice_count = 5, .grade = ISADORA_DOCUMENT,
        .slots = slots_binary_bclr_sr_30, .configs = 0x6,
        .choices = choices_4,
        .fixed_mask = {{0x1400001f, 0x0}}, .fixed_value = {{0x10000011, 0x0}},
        .bits = ".1.0ss ppppssss ssssssss ppp10001",
    },
    [VUC_BINARY_SHL_SR_40] = {
        .name = "binary.shl.sr.40", .page = "binary", .title = "Two sources",
        .mnemonic = "shl", .syntax = "BRANCH GUARD shl MODE PD $sr[SRD] $r[SRC1] S2N",
        .effects = "reads $p[15] $p[PRED] $p[PDST] $p[RBP.n + 8] $r[SRC2] $r[SRC1]; writes $pc after 2 $cs $p[0..15] $icnt $stat.watchdog $sr[24].0 $sr[24].3 $sr[SRD] $p[15] $p[PRED] $p[PDST]; trap: no source says what a store to this register does; trap: no source says whether $pred or the predicate result wins; trap: `$cs` is full; branch: conditional call",
        .note = "Computes a number of 16 bits, and a predicate result, from two sources.",
        .length = 8, .slot_count = 10, .choice_count = 5, .grade = ISADORA_DOCUMENT,
        .slots = slots_binary_shl_sr_40, .configs = 0x1,
        .choices = choices_3,
        .fixed_mask = {{0x1400001f, 0x0}}, .fixed_value = {{0x10000015, 0x0}},
        .bits = "rrrrrrrr rr.1.0ss ppppssss ssssssss ppp10101",
    },
    [VUC_BINARY_SHL_SR_30] = {
        .name = "binary.shl.sr.30", .page = "binary", .title = "Two sources",
        .mnemonic = "shl", .syntax = "GUARD shl MODE PD $sr[SRD] $r[SRC1] S2N",
        .effects = "reads $p[15] $p[PRED] $p[PDST] $r[SRC2] $r[SRC1]; writes $cs $l.16..31 $l.0..15 $p[0..15] $icnt $stat.watchdog $sr[24].0 $sr[24].3 $sr[SRD] $p[15] $p[PRED] $p[PDST]; trap: no source says what a store to this register does; trap: no source says whether $pred or the predicate result wins; trap: `$cs` is full",
        .note = "Computes a number of 16 bits, and a predicate result, from two sources.",
        .length = 4, .slot_count = 7, .choice_count = 5, .grade = ISADORA_DOCUMENT,
        .slots = slots_binary_shl_sr_30, .configs = 0x6,
        .choices = choices_4,
        .fixed_mask = {{0x1400001f, 0x0}}, .fixed_value = {{0x10000015, 0x0}},
        .bits = ".1.0ss ppppssss ssssssss ppp10101",
    },
    [VUC_BINARY_SHR_SR_40] = {
        .name = "binary.shr.sr.40", .page = "binary", .title = "Two sources",
        .mnemonic = "shr", .syntax = "BRANCH GUARD shr MODE PD $sr[SRD] $r[SRC1] S2N",
        .effects = "reads $p[15] $p[PRED] $p[PDST] $p[RBP.n + 8] $r[SRC2] $r[SRC1]; writes $pc after 2 $cs $p[0..15] $icnt $stat.watchdog $sr[24].0 $sr[24].3 $sr[SRD] $p[15] $p[PRED] $p[PDST]; trap: no source says what a store to this register does; trap: no source says whether $pred or the predicate result wins; trap: `$cs` is full; branch: conditional call",
        .note = "Computes a number of 16 bits, and a predicate result, from two sources.",
        .length = 8, .slot_count = 10, .choice_count = 5, .grade = ISADORA_DOCUMENT,
        .slots = slots_binary_shr_sr_40, .configs = 0x1,
        .choices = choices_3,
        .fixed_mask = {{0x1400001f, 0x0}}, .fixed_value = {{0x10000016, 0x0}},
        .bits = "rrrrrrrr rr.1.0ss ppppssss ssssssss ppp10110",
    },
    [VUC_BINARY_SHR_SR_30] = {
        .name = "binary.shr.sr.30", .page = "binary", .title = "Two sources",
        .mnemonic = "shr", .syntax = "GUARD shr MODE PD $sr[SRD] $r[SRC1] S2N",
        .effects = "reads $p[15] $p[PRED] $p[PDST] $r[SRC2] $r[SRC1]; writes $cs $l.16..31 $l.0..15 $p[0..15] $icnt $stat.watchdog $sr[24].0 $sr[24].3 $sr[SRD] $p[15] $p[PRED] $p[PDST]; trap: no source says what a store to this register does; trap: no source says whether $pred or the predicate result wins; trap: `$cs` is full",
        .note = "Computes a number of 16 bits, and a predicate result, from two sources.",
        .length = 4, .slot_count = 7, .choice_count = 5, .grade = ISADORA_DOCUMENT,
        .slots = slots_binary_shr_sr_30, .configs = 0x6,
        .choices = choices_4,
        .fixed_mask = {{0x1400001f, 0x0}}, .fixed_value = {{0x10000016, 0x0}},
        .bits = ".1.0ss ppppssss ssssssss ppp10110",
    },
    [VUC_BINARY_SAR_SR_40] = {
        .name = "binary.sar.sr.40", .page = "binary", .title = "Two sources",
        .mnemonic = "sar", .syntax = "BRANCH GUARD sar MODE PD $sr[SRD] $r[SRC1] S2N",
        .effects = "reads $p[15] $p[PRED] $p[PDST] $p[RBP.n + 8] $r[SRC2] $r[SRC1]; writes $pc after 2 $cs $p[0..15] $icnt $stat.watchdog $sr[24].0 $sr[24].3 $sr[SRD] $p[15] $p[PRED] $p[PDST]; trap: no source says what a store to this register does; trap: no source says whether $pred or the predicate result wins; trap: `$cs` is full; branch: conditional call",
        .note = "Computes a number of 16 bits, and a predicate result, from two sources.",
        .length = 8, .slot_count = 10, .choice_count = 5, .grade = ISADORA_DOCUMENT,
        .slots = slots_binary_sar_sr_40, .configs = 0x1,
        .choices = choices_3,
        .fixed_mask = {{0x1400001f, 0x0}}, .fixed_value = {{0x10000017, 0x0}},
        .bits = "rrrrrrrr rr.1.0ss ppppssss ssssssss ppp10111",
    },
    [VUC_BINARY_SAR_SR_30] = {
        .name = "binary.sar.sr.30", .page = "binary", .title = "Two sources",
        .mnemonic = "sar", .syntax = "GUARD sar MODE PD $sr[SRD] $r[SRC1] S2N",
        .effects = "reads $p[15] $p[PRED] $p[PDST] $r[SRC2] $r[SRC1]; writes $cs $l.16..31 $l.0..15 $p[0..15] $icnt $stat.watchdog $sr[24].0 $sr[24].3 $sr[SRD] $p[15] $p[PRED] $p[PDST]; trap: no source says what a store to this register does; trap: no source says whether $pred or the predicate result wins; trap: `$cs` is full",
        .note = "Computes a number of 16 bits, and a predicate result, from two sources.",
        .length = 4, .slot_count = 7, .choice_count = 5, .grade = ISADORA_DOCUMENT,
        .slots = slots_binary_sar_sr_30, .configs = 0x6,
        .choices = choices_4,
        .fixed_mask = {{0x1400001f, 0x0}}, .fixed_value = {{0x10000017, 0x0}},
        .bits = ".1.0ss ppppssss ssssssss ppp10111",
    },
    [VUC_BINARY_AND_SR_40] = {
        .name = "binary.and.sr.40", .page = "binary", .title = "Two sources",
        .mnemonic = "and", .syntax = "BRANCH GUARD and MODE PD $sr[SRD] $r[SRC1] S2N",
        .effects = "reads $p[15] $p[PRED] $p[PDST] $p[RBP.n + 8] $r[SRC2] $r[SRC1]; writes $pc after 2 $cs $p[0..15] $icnt $stat.watchdog $sr[24].0 $sr[24].3 $sr[SRD] $p[15] $p[PRED] $p[PDST]; trap: no source says what a store to this register does; trap: no source says whether $pred or the predicate result wins; trap: `$cs` is full; branch: conditional call",
        .note = "Computes a number of 16 bits, and a predicate result, from two sources.",
        .length = 8, .slot_count = 10, .choice_count = 5, .grade = ISADORA_DOCUMENT,
        .slots = slots_binary_and_sr_40, .configs = 0x1,
        .choices = choices_3,
        .fixed_mask = {{0x1400001f, 0x0}}, .fixed_value = {{0x10000018, 0x0}},
        .bits = "rrrrrrrr rr.1.0ss ppppssss ssssssss ppp11000",
    },
    [VUC_BINARY_AND_SR_30] = {
        .name = "binary.and.sr.30", .page = "binary", .title = "Two sources",
        .mnemonic = "and", .syntax = "GUARD and MODE PD $sr[SRD] $r[SRC1] S2N",
        .effects = "reads $p[15] $p[PRED] $p[PDST] $r[SRC2] $r[SRC1]; writes $cs $l.16..31 $l.0..15 $p[0..15] $icnt $stat.watchdog $sr[24].0 $sr[24].3 $sr[SRD] $p[15] $p[PRED] $p[PDST]; trap: no source says what a store to this register does; trap: no source says whether $pred or the predicate result wins; trap: `$cs` is full",
        .note = "Computes a number of 16 bits, and a predicate result, from two sources.",
        .length = 4, .slot_count = 7, .choice_count = 5, .grade = ISADORA_DOCUMENT,
        .slots = slots_binary_and_sr_30, .configs = 0x6,
        .choices = choices_4,
        .fixed_mask = {{0x1400001f, 0x0}}, .fixed_value = {{0x10000018, 0x0}},
        .bits = ".1.0ss ppppssss ssssssss ppp11000",
    },
    [VUC_BINARY_OR_SR_40] = {
        .name = "binary.or.sr.40", .page = "binary", .title = "Two sources",
        .mnemonic = "or", .syntax = "BRANCH GUARD or MODE PD $sr[SRD] $r[SRC1] S2N",
        .effects = "reads $p[15] $p[PRED] $p[PDST] $p[RBP.n + 8] $r[SRC2] $r[SRC1]; writes $pc after 2 $cs $p[0..15] $icnt $stat.watchdog $sr[24].0 $sr[24].3 $sr[SRD] $p[15] $p[PRED] $p[PDST]; trap: no source says what a store to this register does; trap: no source says whether $pred or the predicate result wins; trap: `$cs` is full; branch: conditional call",
        .note = "Computes a number of 16 bits, and a predicate result, from two sources.",
        .length = 8, .slot_count = 10, .choice_count = 5, .grade = ISADORA_DOCUMENT,
        .slots = slots_binary_or_sr_40, .configs = 0x1,
        .choices = choices_3,
        .fixed_mask = {{0x1400001f, 0x0}}, .fixed_value = {{0x10000019, 0x0}},
        .bits = "rrrrrrrr rr.1.0ss ppppssss ssssssss ppp11001",
    },
    [VUC_BINARY_OR_SR_30] = {
        .name = "binary.or.sr.30", .page = "binary", .title = "Two sources",
        .mnemonic = "or", .syntax = "GUARD or MODE PD $sr[SRD] $r[SRC1] S2N",
        .effects = "reads $p[15] $p[PRED] $p[PDST] $r[SRC2] $r[SRC1]; writes $cs $l.16..31 $l.0..15 $p[0..15] $icnt $stat.watchdog $sr[24].0 $sr[24].3 $sr[SRD] $p[15] $p[PRED] $p[PDST]; trap: no source says what a store to this register does; trap: no source says whether $pred or the predicate result wins; trap: `$cs` is full",
        .note = "Computes a number of 16 bits, and a predicate result, from two sources.",
        .length = 4, .slot_count = 7, .choice_count = 5, .grade = ISADORA_DOCUMENT,
        .slots = slots_binary_or_sr_30, .configs = 0x6,
        .choices = choices_4,
        .fixed_mask = {{0x1400001f, 0x0}}, .fixed_value = {{0x10000019, 0x0}},
        .bits = ".1.0ss ppppssss ssssssss ppp11001",
    },
    [VUC_BINARY_XOR_SR_40] = {
        .name = "binary.xor.sr.40", .page = "binary", .title = "Two sources",
        .mnemonic = "xor", .syntax = "BRANCH GUARD xor MODE PD $sr[SRD] $r[SRC1] S2N",
        .effects = "reads $p[15] $p[PRED] $p[PDST] $p[RBP.n + 8] $r[SRC2] $r[SRC1]; writes $pc after 2 $cs $p[0..15] $icnt $stat.watchdog $sr[24].0 $sr[24].3 $sr[SRD] $p[15] $p[PRED] $p[PDST]; trap: no source says what a store to this register does; trap: no source says whether $pred or the predicate result wins; trap: `$cs` is full; branch: conditional call",
        .note = "Computes a number of 16 bits, and a predicate result, from two sources.",
        .length = 8, .slot_count = 10, .choice_count = 5, .grade = ISADORA_DOCUMENT,
        .slots = slots_binary_xor_sr_40, .configs = 0x1,
        .choices = choices_3,
        .fixed_mask = {{0x1400001f, 0x0}}, .fixed_value = {{0x1000001a, 0x0}},
        .bits = "rrrrrrrr rr.1.0ss ppppssss ssssssss ppp11010",
    },
    [VUC_BINARY_XOR_SR_30] = {
        .name = "binary.xor.sr.30", .page = "binary", .title = "Two sources",
        .mnemonic = "xor", .syntax = "GUARD xor MODE PD $sr[SRD] $r[SRC1] S2N",
        .effects = "reads $p[15] $p[PRED] $p[PDST] $r[SRC2] $r[SRC1]; writes $cs $l.16..31 $l.0..15 $p[0..15] $icnt $stat.watchdog $sr[24].0 $sr[24].3 $sr[SRD] $p[15] $p[PRED] $p[PDST]; trap: no source says what a store to this register does; trap: no source says whether $pred or the predicate result wins; trap: `$cs` is full",
        .note = "Computes a number of 16 bits, and a predicate result, from two sources.",
        .length = 4, .slot_count = 7, .choice_count = 5, .grade = ISADORA_DOCUMENT,
        .slots = slots_binary_xor_sr_30, .configs = 0x6,
        .choices = choices_4,
        .fixed_mask = {{0x1400001f, 0x0}}, .fixed_value = {{0x1000001a, 0x0}},
        .bits = ".1.0ss ppppssss ssssssss ppp11010",
    },
    [VUC_BINARY_MIN_SR] = {
        .name = "binary.min.sr", .page = "binary", .title = "Two sources",
        .mnemonic = "min", .syntax = "GUARD min MODE PD $sr[SRD] $r[SRC1] S2N",
        .effects = "reads $p[15] $p[PRED] $p[PDST] $r[SRC2] $r[SRC1]; writes $cs $l.16..31 $l.0..15 $p[0..15] $icnt $stat.watchdog $sr[24].0 $sr[24].3 $sr[SRD] $p[15] $p[PRED] $p[PDST]; trap: no source says what a store to this register does; trap: no source says whether $pred or the predicate result wins; trap: `$cs` is full",
        .note = "Computes a number of 16 bits, and a predicate result, from two sources.",
        .length = 4, .slot_count = 7, .choice_count = 5, .grade = ISADORA_DOCUMENT,
        .slots = slots_binary_min_sr, .configs = 0x6,
        .choices = choices_4,
        .fixed_mask = {{0x1400001f, 0x0}}, .fixed_value = {{0x1000001d, 0x0}},
        .bits = ".1.0ss ppppssss ssssssss ppp11101",
    },
    [VUC_BINARY_MAX_SR] = {
        .name = "binary.max.sr", .page = "binary", .title = "Two sources",
        .mnemonic = "max", .syntax = "GUARD max MODE PD $sr[SRD] $r[SRC1] S2N",
        .effects = "reads $p[15] $p[PRED] $p[PDST] $r[SRC2] $r[SRC1]; writes $cs $l.16..31 $l.0..15 $p[0..15] $icnt $stat.watchdog $sr[24].0 $sr[24].3 $sr[SRD] $p[15] $p[PRED] $p[PDST]; trap: no source says what a store to this register does; trap: no source says whether $pred or the predicate result wins; trap: `$cs` is full",
        .note = "Computes a number of 16 bits, and a predicate result, from two sources.",
        .length = 4, .slot_count = 7, .choice_count = 5, .grade = ISADORA_DOCUMENT,
        .slots = slots_binary_max_sr, .configs = 0x6,
        .choices = choices_4,
        .fixed_mask = {{0x1400001f, 0x0}}, .fixed_value = {{0x1000001e, 0x0}},
        .bits = ".1.0ss ppppssss ssssssss ppp11110",
    },
    [VUC_UNARY_DIV2S_RR] = {
        .name = "unary.div2s.rr", .page = "unary", .title = "One source",
        .mnemonic = "div2s", .syntax = "GUARD div2s MODE PD $r[DST] $r[SRC1]",
        .effects = "reads $p[15] $p[PRED] $p[PDST] $r[SRC1]; writes $r[DST] $p[15] $p[PRED] $p[PDST]",
        .note = "Computes a number of 16 bits, and a predicate result, from one source.",
        .length = 4, .slot_count = 5, .choice_count = 4, .grade = ISADORA_DOCUMENT,
        .slots = slots_unary_div2s_rr, .configs = 0x6,
        .choices = choices_5,
        .fixed_mask = {{0x1400001f, 0x0}}, .fixed_value = {{0xf, 0x0}},
        .bits = ".0-0-- ppppdddd ----ssss ppp01111",
    },
    [VUC_UNARY_HSWAP_RR_40] = {
        .name = "unary.hswap.rr.40", .page = "unary", .title = "One source",
        .mnemonic = "hswap", .syntax = "BRANCH GUARD hswap MODE PD $r[DST] $r[SRC1]",
        .effects = "reads $p[15] $p[PRED] $p[PDST] $p[RBP.n + 8] $r[SRC1].8..15 $r[SRC1].0..7; writes $pc after 2 $r[DST] $p[15] $p[PRED] $p[PDST]; branch: conditional",
        .note = "Computes a number of 16 bits, and a predicate result, from one source.",
        .length = 8, .slot_count = 8, .choice_count = 4, .grade = ISADORA_DOCUMENT,
        .slots = slots_unary_hswap_rr_40, .configs = 0x1,
        .choices = choices_6,
        .fixed_mask = {{0x1400001f, 0x0}}, .fixed_value = {{0x14, 0x0}},
        .bits = "rrrrrrrr rr.0-0-- ppppdddd ----ssss ppp10100",
    },
    [VUC_UNARY_HSWAP_RR_30] = {
        .name = "unary.hswap.rr.30", .page = "unary", .title = "One source",
        .mnemonic = "hswap", .syntax = "GUARD hswap MODE PD $r[DST] $r[SRC1]",
        .effects = "reads $p[15] $p[PRED] $p[PDST] $r[SRC1].8..15 $r[SRC1].0..7; writes $r[DST] $p[15] $p[PRED] $p[PDST]",
        .note = "Computes a number of 16 bits, and a predicate result, from one source.",
        .length = 4, .slot_count = 5, .choice_count = 4, .grade = ISADORA_DOCUMENT,
        .slots = slots_unary_hswap_rr_30, .configs = 0x6,
        .choices = choices_5,
        .fixed_mask = {{0x1400001f, 0x0}}, .fixed_value = {{0x14, 0x0}},
        .bits = ".0-0-- ppppdddd ----ssss ppp10100",
    },
    [VUC_UNARY_DIV2S_RS] = {
        .name = "unary.div2s.rs", .page = "unary", .title = "One source",
        .mnemonic = "div2s", .syntax = "GUARD div2s MODE PD $r[DST] $sr[SRS]",
        .effects = "reads $p[15] $p[PRED] $p[PDST] $sr[SRS]; writes $r[DST] $stat.h2v_ready $cs $p[15] $p[PRED] $p[PDST]; trap: no source names this register on this variant; trap: `$cs` is empty",
        .note = "Computes a number of 16 bits, and a predicate result, from one source.",
        .length = 4, .slot_count = 5, .choice_count = 4, .grade = ISADORA_DOCUMENT,
        .slots = slots_unary_div2s_rs, .configs = 0x6,
        .choices = choices_5,
        .fixed_mask = {{0x1400001f, 0x0}}, .fixed_value = {{0x400000f, 0x0}},
        .bits = ".0-1ss ppppdddd ----ssss ppp01111",
    },
    [VUC_UNARY_HSWAP_RS_40] = {
        .name = "unary.hswap.rs.40", .page = "unary", .title = "One source",
        .mnemonic = "hswap", .syntax = "BRANCH GUARD hswap MODE PD $r[DST] $sr[SRS]",
        .effects = "reads $p[15] $p[PRED] $p[PDST] $p[RBP.n + 8] $sr[SRS].8..15 $sr[SRS].0..7; writes $pc after 2 $r[DST] $stat.h2v_ready $cs $p[15] $p[PRED] $p[PDST]; trap: no source names this register on this variant; trap: `$cs` is empty; branch: conditional return",
        .note = "Computes a number of 16 bits, and a predicate result, from one source.",
        .length = 8, .slot_count = 8, .choice_count = 4, .grade = ISADORA_DOCUMENT,
        .slots = slots_unary_hswap_rs_40, .configs = 0x1,
        .choices = choices_6,
        .fixed_mask = {{0x1400001f, 0x0}}, .fixed_value = {{0x4000014, 0x0}},
        .bits = "rrrrrrrr rr.0-1ss ppppdddd ----ssss ppp10100",
    },
    [VUC_UNARY_HSWAP_RS_30] = {
        .name = "unary.hswap.rs.30", .page = "unary", .title = "One source",
        .mnemonic = "hswap", .syntax = "GUARD hswap MODE PD $r[DST] $sr[SRS]",
        .effects = "reads $p[15] $p[PRED] $p[PDST] $sr[SRS].8..15 $sr[SRS].0..7; writes $r[DST] $stat.h2v_ready $cs $p[15] $p[PRED] $p[PDST]; trap: no source names this register on this variant; trap: `$cs` is empty",
        .note = "Computes a number of 16 bits, and a predicate result, from one source.",
        .length = 4, .slot_count = 5, .choice_count = 4, .grade = ISADORA_DOCUMENT,
        .slots = slots_unary_hswap_rs_30, .configs = 0x6,
        .choices = choices_5,
        .fixed_mask = {{0x1400001f, 0x0}}, .fixed_value = {{0x4000014, 0x0}},
        .bits = ".0-1ss ppppdddd ----ssss ppp10100",
    },
    [VUC_UNARY_DIV2S_SR] = {
        .name = "unary.div2s.sr", .page = "unary", .title = "One source",
        .mnemonic = "div2s", .syntax = "GUARD div2s MODE PD $sr[SRD] $r[SRC1]",
        .effects = "reads $p[15] $p[PRED] $p[PDST] $r[SRC1]; writes $cs $l.16..31 $l.0..15 $p[0..15] $icnt $stat.watchdog $sr[24].0 $sr[24].3 $sr[SRD] $p[15] $p[PRED] $p[PDST]; trap: no source says what a store to this register does; trap: no source says whether $pred or the predicate result wins; trap: `$cs` is full",
        .note = "Computes a number of 16 bits, and a predicate result, from one source.",
        .length = 4, .slot_count = 5, .choice_count = 4, .grade = ISADORA_DOCUMENT,
        .slots = slots_unary_div2s_sr, .configs = 0x6,
        .choices = choices_5,
        .fixed_mask = {{0x1400001f, 0x0}}, .fixed_value = {{0x1000000f, 0x0}},
        .bits = ".1-0ss ppppssss ----ssss ppp01111",
    },
    [VUC_UNARY_HSWAP_SR_40] = {
        .name = "unary.hswap.sr.40", .page = "unary", .title = "One source",
        .mnemonic = "hswap", .syntax = "BRANCH GUARD hswap MODE PD $sr[SRD] $r[SRC1]",
        .effects = "reads $p[15] $p[PRED] $p[PDST] $p[RBP.n + 8] $r[SRC1].8..15 $r[SRC1].0..7; writes $pc after 2 $cs $p[0..15] $icnt $stat.watchdog $sr[24].0 $sr[24].3 $sr[SRD] $p[15] $p[PRED] $p[PDST]; trap: no source says what a store to this register does; trap: no source says whether $pred or the predicate result wins; trap: `$cs` is full; branch: conditional call",
        .note = "Computes a number of 16 bits, and a predicate result, from one source.",
        .length = 8, .slot_count = 8, .choice_count = 4, .grade = ISADORA_DOCUMENT,
        .slots = slots_unary_hswap_sr_40, .configs = 0x1,
        .choices = choices_6,
        .fixed_mask = {{0x1400001f, 0x0}}, .fixed_value = {{0x10000014, 0x0}},
        .bits = "rrrrrrrr rr.1-0ss ppppssss ----ssss ppp10100",
    },
    [VUC_UNARY_HSWAP_SR_30] = {
        .name = "unary.hswap.sr.30", .page = "unary", .title = "One source",
        .mnemonic = "hswap", .syntax = "GUARD hswap MODE PD $sr[SRD] $r[SRC1]",
        .effects = "reads $p[15] $p[PRED] $p[PDST] $r[SRC1].8..15 $r[SRC1].0..7; writes $cs $l.16..31 $l.0..15 $p[0..15] $icnt $stat.watchdog $sr[24].0 $sr[24].3 $sr[SRD] $p[15] $p[PRED] $p[PDST]; trap: no source says what a store to this register does; trap: no source says whether $pred or the predicate result wins; trap: `$cs` is full",
        .note = "Computes a number of 16 bits, and a predicate result, from one source.",
        .length = 4, .slot_count = 5, .choice_count = 4, .grade = ISADORA_DOCUMENT,
        .slots = slots_unary_hswap_sr_30, .configs = 0x6,
        .choices = choices_5,
        .fixed_mask = {{0x1400001f, 0x0}}, .fixed_value = {{0x10000014, 0x0}},
        .bits = ".1-0ss ppppssss ----ssss ppp10100",
    },
    [VUC_SLCT_RR_40] = {
        .name = "slct.rr.40", .page = "slct", .title = "Select",
        .mnemonic = "slct", .syntax = "BRANCH GUARD slct MODE PD $r[DST] $p[PRED] $r[SRC1] S2",
        .effects = "reads $p[15] $p[PRED] $p[PDST] $p[RBP.n + 8] $r[SRC2] $r[SRC1]; writes $pc after 2 $r[DST] $p[15] $p[PRED] $p[PDST]; branch: conditional",
        .note = "Source 1 if the predicate is 1, else source 2. Predicate result: bit 0 of the result.",
        .length = 8, .slot_count = 10, .choice_count = 5, .grade = ISADORA_DOCUMENT,
        .slots = slots_slct_rr_40, .configs = 0x1,
        .choices = choices_1,
        .fixed_mask = {{0x1400001f, 0x0}}, .fixed_value = {{0x0, 0x0}},
        .bits = "rrrrrrrr rr.0.0ee ppppdddd ssssssss ppp00000",
    },
    [VUC_SLCT_RR_30] = {
        .name = "slct.rr.30", .page = "slct", .title = "Select",
        .mnemonic = "slct", .syntax = "GUARD slct MODE PD $r[DST] $p[PRED] $r[SRC1] S2",
        .effects = "reads $p[15] $p[PRED] $p[PDST] $r[SRC2] $r[SRC1]; writes $r[DST] $p[15] $p[PRED] $p[PDST]",
        .note = "Source 1 if the predicate is 1, else source 2. Predicate result: bit 0 of the result.",
        .length = 4, .slot_count = 7, .choice_count = 5, .grade = ISADORA_DOCUMENT,
        .slots = slots_slct_rr_30, .configs = 0x6,
        .choices = choices_2,
        .fixed_mask = {{0x1400001f, 0x0}}, .fixed_value = {{0x0, 0x0}},
        .bits = ".0.0ee ppppdddd ssssssss ppp00000",
    },
    [VUC_SLCT_RS_40] = {
        .name = "slct.rs.40", .page = "slct", .title = "Select",
        .mnemonic = "slct", .syntax = "BRANCH GUARD slct MODE PD $r[DST] $p[PRED] $sr[SRS] S2N",
        .effects = "reads $p[15] $p[PRED] $p[PDST] $p[RBP.n + 8] $r[SRC2] $sr[SRS]; writes $pc after 2 $r[DST] $stat.h2v_ready $cs $p[15] $p[PRED] $p[PDST]; trap: no source names this register on this variant; trap: `$cs` is empty; branch: conditional return",
        .note = "Source 1 if the predicate is 1, else source 2. Predicate result: bit 0 of the result.",
        .length = 8, .slot_count = 10, .choice_count = 5, .grade = ISADORA_DOCUMENT,
        .slots = slots_slct_rs_40, .configs = 0x1,
        .choices = choices_3,
        .fixed_mask = {{0x1400001f, 0x0}}, .fixed_value = {{0x4000000, 0x0}},
        .bits = "rrrrrrrr rr.0.1ss ppppdddd ssssssss ppp00000",
    },
    [VUC_SLCT_RS_30] = {
        .name = "slct.rs.30", .page = "slct", .title = "Select",
        .mnemonic = "slct", .syntax = "GUARD slct MODE PD $r[DST] $p[PRED] $sr[SRS] S2N",
        .effects = "reads $p[15] $p[PRED] $p[PDST] $r[SRC2] $sr[SRS]; writes $r[DST] $stat.h2v_ready $cs $p[15] $p[PRED] $p[PDST]; trap: no source names this register on this variant; trap: `$cs` is empty",
        .note = "Source 1 if the predicate is 1, else source 2. Predicate result: bit 0 of the result.",
        .length = 4, .slot_count = 7, .choice_count = 5, .grade = ISADORA_DOCUMENT,
        .slots = slots_slct_rs_30, .configs = 0x6,
        .choices = choices_4,
        .fixed_mask = {{0x1400001f, 0x0}}, .fixed_value = {{0x4000000, 0x0}},
        .bits = ".0.1ss ppppdddd ssssssss ppp00000",
    },
    [VUC_SLCT_SR_40] = {
        .name = "slct.sr.40", .page = "slct", .title = "Select",
        .mnemonic = "slct", .syntax = "BRANCH GUARD slct MODE PD $sr[SRD] $p[PRED] $r[SRC1] S2N",
        .effects = "reads $p[15] $p[PRED] $p[PDST] $p[RBP.n + 8] $r[SRC2] $r[SRC1]; writes $pc after 2 $cs $p[0..15] $icnt $stat.watchdog $sr[24].0 $sr[24].3 $sr[SRD] $p[15] $p[PRED] $p[PDST]; trap: no source says what a store to this register does; trap: no source says whether $pred or the predicate result wins; trap: `$cs` is full; branch: conditional call",
        .note = "Source 1 if the predicate is 1, else source 2. Predicate result: bit 0 of the result.",
        .length = 8, .slot_count = 10, .choice_count = 5, .grade = ISADORA_DOCUMENT,
        .slots = slots_slct_sr_40, .configs = 0x1,
        .choices = choices_3,
        .fixed_mask = {{0x1400001f, 0x0}}, .fixed_value = {{0x10000000, 0x0}},
        .bits = "rrrrrrrr rr.1.0ss ppppssss ssssssss ppp00000",
    },
    [VUC_SLCT_SR_30] = {
        .name = "slct.sr.30", .page = "slct", .title = "Select",
        .mnemonic = "slct", .syntax = "GUARD slct MODE PD $sr[SRD] $p[PRED] $r[SRC1] S2N",
        .effects = "reads $p[15] $p[PRED] $p[PDST] $r[SRC2] $r[SRC1]; writes $cs $l.16..31 $l.0..15 $p[0..15] $icnt $stat.watchdog $sr[24].0 $sr[24].3 $sr[SRD] $p[15] $p[PRED] $p[PDST]; trap: no source says what a store to this register does; trap: no source says whether $pred or the predicate result wins; trap: `$cs` is full",
        .note = "Source 1 if the predicate is 1, else source 2. Predicate result: bit 0 of the result.",
        .length = 4, .slot_count = 7, .choice_count = 5, .grade = ISADORA_DOCUMENT,
        .slots = slots_slct_sr_30, .configs = 0x6,
        .choices = choices_4,
        .fixed_mask = {{0x1400001f, 0x0}}, .fixed_value = {{0x10000000, 0x0}},
        .bits = ".1.0ss ppppssss ssssssss ppp00000",
    },
    [VUC_MOV_R_40] = {
        .name = "mov.r.40", .page = "mov", .title = "Move",
        .mnemonic = "mov", .syntax = "BRANCH GUARD mov MODE PD $r[DST] $r[SRC2]",
        .effects = "reads $p[15] $p[PRED] $p[PDST] $p[RBP.n + 8] $r[SRC2]; writes $pc after 2 $r[DST] $p[15] $p[PRED] $p[PDST]; branch: conditional",
        .note = "A general register or an immediate to a general or special register. Predicate result: bit 0 of the result. An immediate has 14 bits for a general register and 12 bits for a special one; `sext` makes negative numbers of it.",
        .shares = "the long immediate lies over the predicate number",
        .length = 8, .slot_count = 8, .choice_count = 4, .grade = ISADORA_DOCUMENT,
        .slots = slots_mov_r_40, .configs = 0x1,
        .choices = choices_6,
        .fixed_mask = {{0x1800001f, 0x0}}, .fixed_value = {{0x1, 0x0}},
        .bits = "rrrrrrrr rr.00--- ppppdddd ssss---- ppp00001",
    },
    [VUC_MOV_R_30] = {
        .name = "mov.r.30", .page = "mov", .title = "Move",
        .mnemonic = "mov", .syntax = "GUARD mov MODE PD $r[DST] $r[SRC2]",
        .effects = "reads $p[15] $p[PRED] $p[PDST] $r[SRC2]; writes $r[DST] $p[15] $p[PRED] $p[PDST]",
        .note = "A general register or an immediate to a general or special register. Predicate result: bit 0 of the result. An immediate has 14 bits for a general register and 12 bits for a special one; `sext` makes negative numbers of it.",
        .shares = "the long immediate lies over the predicate number",
        .length = 4, .slot_count = 5, .choice_count = 4, .grade = ISADORA_DOCUMENT,
        .slots = slots_mov_r_30, .configs = 0x6,
        .choices = choices_5,
        .fixed_mask = {{0x1800001f, 0x0}}, .fixed_value = {{0x1, 0x0}},
        .bits = ".00--- ppppdddd ssss---- ppp00001",
    },
    [VUC_MOV_I_40] = {
        .name = "mov.i.40", .page = "mov", .title = "Move",
        .mnemonic = "mov", .syntax = "BRANCH GUARD mov MODE PD $r[DST] I14",
        .effects = "reads $p[15] $p[PRED] $p[PDST] $p[RBP.n + 8]; writes $pc after 2 $r[DST] $p[15] $p[PRED] $p[PDST]; branch: conditional",
        .note = "A general register or an immediate to a general or special register. Predicate result: bit 0 of the result. An immediate has 14 bits for a general register and 12 bits for a special one; `sext` makes negative numbers of it.",
        .shares = "the long immediate lies over the predicate number",
        .length = 8, .slot_count = 8, .choice_count = 4, .grade = ISADORA_DOCUMENT,
        .slots = slots_mov_i_40, .configs = 0x1,
        .choices = choices_6,
        .fixed_mask = {{0x1800001f, 0x0}}, .fixed_value = {{0x8000001, 0x0}},
        .bits = "rrrrrrrr rr.01-ii iiiidddd iiiiiiii ppp00001",
    },
    [VUC_MOV_I_30] = {
        .name = "mov.i.30", .page = "mov", .title = "Move",
        .mnemonic = "mov", .syntax = "GUARD mov MODE PD $r[DST] I14",
        .effects = "reads $p[15] $p[PRED] $p[PDST]; writes $r[DST] $p[15] $p[PRED] $p[PDST]",
        .note = "A general register or an immediate to a general or special register. Predicate result: bit 0 of the result. An immediate has 14 bits for a general register and 12 bits for a special one; `sext` makes negative numbers of it.",
        .shares = "the long immediate lies over the predicate number",
        .length = 4, .slot_count = 5, .choice_count = 4, .grade = ISADORA_DOCUMENT,
        .slots = slots_mov_i_30, .configs = 0x6,
        .choices = choices_5,
        .fixed_mask = {{0x1800001f, 0x0}}, .fixed_value = {{0x8000001, 0x0}},
        .bits = ".01-ii iiiidddd iiiiiiii ppp00001",
    },
    [VUC_MOV_SR_40] = {
        .name = "mov.sr.40", .page = "mov", .title = "Move",
        .mnemonic = "mov", .syntax = "BRANCH GUARD mov MODE PD $sr[SRD] $r[SRC2]",
        .effects = "reads $p[15] $p[PRED] $p[PDST] $p[RBP.n + 8] $r[SRC2]; writes $pc after 2 $cs $p[0..15] $icnt $stat.watchdog $sr[24].0 $sr[24].3 $sr[SRD] $p[15] $p[PRED] $p[PDST]; trap: no source says what a store to this register does; trap: no source says whether $pred or the predicate result wins; trap: `$cs` is full; branch: conditional call",
        .note = "A general register or an immediate to a general or special register. Predicate result: bit 0 of the result. An immediate has 14 bits for a general register and 12 bits for a special one; `sext` makes negative numbers of it.",
        .shares = "the long immediate lies over the predicate number",
        .length = 8, .slot_count = 8, .choice_count = 4, .grade = ISADORA_DOCUMENT,
        .slots = slots_mov_sr_40, .configs = 0x1,
        .choices = choices_6,
        .fixed_mask = {{0x1c00001f, 0x0}}, .fixed_value = {{0x10000001, 0x0}},
        .bits = "rrrrrrrr rr.100ss ppppssss ssss---- ppp00001",
    },
    [VUC_MOV_SR_30] = {
        .name = "mov.sr.30", .page = "mov", .title = "Move",
        .mnemonic = "mov", .syntax = "GUARD mov MODE PD $sr[SRD] $r[SRC2]",
        .effects = "reads $p[15] $p[PRED] $p[PDST] $r[SRC2]; writes $cs $l.16..31 $l.0..15 $p[0..15] $icnt $stat.watchdog $sr[24].0 $sr[24].3 $sr[SRD] $p[15] $p[PRED] $p[PDST]; trap: no source says what a store to this register does; trap: no source says whether $pred or the predicate result wins; trap: `$cs` is full",
        .note = "A general register or an immediate to a general or special register. Predicate result: bit 0 of the result. An immediate has 14 bits for a general register and 12 bits for a special one; `sext` makes negative numbers of it.",
        .shares = "the long immediate lies over the predicate number",
        .length = 4, .slot_count = 5, .choice_count = 4, .grade = ISADORA_DOCUMENT,
        .slots = slots_mov_sr_30, .configs = 0x6,
        .choices = choices_5,
        .fixed_mask = {{0x1c00001f, 0x0}}, .fixed_value = {{0x10000001, 0x0}},
        .bits = ".100ss ppppssss ssss---- ppp00001",
    },
    [VUC_MOV_SI_40] = {
        .name = "mov.si.40", .page = "mov", .title = "Move",
        .mnemonic = "mov", .syntax = "BRANCH GUARD mov MODE PD $sr[SRD] I12",
        .effects = "reads $p[15] $p[PRED] $p[PDST] $p[RBP.n + 8]; writes $pc after 2 $cs $p[0..15] $icnt $stat.watchdog $sr[24].0 $sr[24].3 $sr[SRD] $p[15] $p[PRED] $p[PDST]; trap: no source says what a store to this register does; trap: no source says whether $pred or the predicate result wins; trap: `$cs` is full; branch: conditional call",
        .note = "A general register or an immediate to a general or special register. Predicate result: bit 0 of the result. An immediate has 14 bits for a general register and 12 bits for a special one; `sext` makes negative numbers of it.",
        .shares = "the long immediate lies over the predicate number",
        .length = 8, .slot_count = 8, .choice_count = 4, .grade = ISADORA_DOCUMENT,
        .slots = slots_mov_si_40, .configs = 0x1,
        .choices = choices_6,
        .fixed_mask = {{0x1c00001f, 0x0}}, .fixed_value = {{0x18000001, 0x0}},
        .bits = "rrrrrrrr rr.110ss iiiissss iiiiiiii ppp00001",
    },
    [VUC_MOV_SI_30] = {
        .name = "mov.si.30", .page = "mov", .title = "Move",
        .mnemonic = "mov", .syntax = "GUARD mov MODE PD $sr[SRD] I12",
        .effects = "reads $p[15] $p[PRED] $p[PDST]; writes $cs $l.16..31 $l.0..15 $p[0..15] $icnt $stat.watchdog $sr[24].0 $sr[24].3 $sr[SRD] $p[15] $p[PRED] $p[PDST]; trap: no source says what a store to this register does; trap: no source says whether $pred or the predicate result wins; trap: `$cs` is full",
        .note = "A general register or an immediate to a general or special register. Predicate result: bit 0 of the result. An immediate has 14 bits for a general register and 12 bits for a special one; `sext` makes negative numbers of it.",
        .shares = "the long immediate lies over the predicate number",
        .length = 4, .slot_count = 5, .choice_count = 4, .grade = ISADORA_DOCUMENT,
        .slots = slots_mov_si_30, .configs = 0x6,
        .choices = choices_5,
        .fixed_mask = {{0x1c00001f, 0x0}}, .fixed_value = {{0x18000001, 0x0}},
        .bits = ".110ss iiiissss iiiiiiii ppp00001",
    },
    [VUC_SET_SETGT_R_40] = {
        .name = "set.setgt.r.40", .page = "set", .title = "Compare",
        .mnemonic = "setgt", .syntax = "BRANCH GUARD setgt MODE PD $r[SRC1] S2",
        .effects = "reads $p[15] $p[PRED] $p[PDST] $p[RBP.n + 8] $r[SRC2] $r[SRC1]; writes $pc after 2 $p[15] $p[PRED] $p[PDST]; branch: conditional",
        .note = "Compares; the only result is the predicate result. Without a predicate to take it, nothing happens.",
        .length = 8, .slot_count = 9, .choice_count = 5, .grade = ISADORA_DOCUMENT,
        .slots = slots_set_setgt_r_40, .configs = 0x1,
        .choices = choices_1,
        .fixed_mask = {{0x1400001f, 0x0}}, .fixed_value = {{0x8, 0x0}},
        .bits = "rrrrrrrr rr.0.0ee ppppdddd ssssssss ppp01000",
    },
    [VUC_SET_SETGT_R_30] = {
        .name = "set.setgt.r.30", .page = "set", .title = "Compare",
        .mnemonic = "setgt", .syntax = "GUARD setgt MODE PD $r[SRC1] S2",
        .effects = "reads $p[15] $p[PRED] $p[PDST] $r[SRC2] $r[SRC1]; writes $p[15] $p[PRED] $p[PDST]",
        .note = "Compares; the only result is the predicate result. Without a predicate to take it, nothing happens.",
        .length = 4, .slot_count = 6, .choice_count = 5, .grade = ISADORA_DOCUMENT,
        .slots = slots_set_setgt_r_30, .configs = 0x6,
        .choices = choices_2,
        .fixed_mask = {{0x1400001f, 0x0}}, .fixed_value = {{0x8, 0x0}},
        .bits = ".0.0ee ppppdddd ssssssss ppp01000",
    },
    [VUC_SET_SETLT_R_40] = {
        .name = "set.setlt.r.40", .page = "set", .title = "Compare",
        .mnemonic = "setlt", .syntax = "BRANCH GUARD setlt MODE PD $r[SRC1] S2",
        .effects = "reads $p[15] $p[PRED] $p[PDST] $p[RBP.n + 8] $r[SRC2] $r[SRC1]; writes $pc after 2 $p[15] $p[PRED] $p[PDST]; branch: conditional",
        .note = "Compares; the only result is the predicate result. Without a predicate to take it, nothing happens.",
        .length = 8, .slot_count = 9, .choice_count = 5, .grade = ISADORA_DOCUMENT,
        .slots = slots_set_setlt_r_40, .configs = 0x1,
        .choices = choices_1,
        .fixed_mask = {{0x1400001f, 0x0}}, .fixed_value = {{0x9, 0x0}},
        .bits = "rrrrrrrr rr.0.0ee ppppdddd ssssssss ppp01001",
    },
    [VUC_SET_SETLT_R_30] = {
        .name = "set.setlt.r.30", .page = "set", .title = "Compare",
        .mnemonic = "setlt", .syntax = "GUARD setlt MODE PD $r[SRC1] S2",
        .effects = "reads $p[15] $p[PRED] $p[PDST] $r[SRC2] $r[SRC1]; writes $p[15] $p[PRED] $p[PDST]",
        .note = "Compares; the only result is the predicate result. Without a predicate to take it, nothing happens.",
        .length = 4, .slot_count = 6, .choice_count = 5, .grade = ISADORA_DOCUMENT,
        .slots = slots_set_setlt_r_30, .configs = 0x6,
        .choices = choices_2,
        .fixed_mask = {{0x1400001f, 0x0}}, .fixed_value = {{0x9, 0x0}},
        .bits = ".0.0ee ppppdddd ssssssss ppp01001",
    },
    [VUC_SET_SETEQ_R_40] = {
        .name = "set.seteq.r.40", .page = "set", .title = "Compare",
        .mnemonic = "seteq", .syntax = "BRANCH GUARD seteq MODE PD $r[SRC1] S2",
        .effects = "reads $p[15] $p[PRED] $p[PDST] $p[RBP.n + 8] $r[SRC2] $r[SRC1]; writes $pc after 2 $p[15] $p[PRED] $p[PDST]; branch: conditional",
        .note = "Compares; the only result is the predicate result. Without a predicate to take it, nothing happens.",
        .length = 8, .slot_count = 9, .choice_count = 5, .grade = ISADORA_DOCUMENT,
        .slots = slots_set_seteq_r_40, .configs = 0x1,
        .choices = choices_1,
        .fixed_mask = {{0x1400001f, 0x0}}, .fixed_value = {{0xa, 0x0}},
        .bits = "rrrrrrrr rr.0.0ee ppppdddd ssssssss ppp01010",
    },
    [VUC_SET_SETEQ_R_30] = {
        .name = "set.seteq.r.30", .page = "set", .title = "Compare",
        .mnemonic = "seteq", .syntax = "GUARD seteq MODE PD $r[SRC1] S2",
        .effects = "reads $p[15] $p[PRED] $p[PDST] $r[SRC2] $r[SRC1]; writes $p[15] $p[PRED] $p[PDST]",
        .note = "Compares; the only result is the predicate result. Without a predicate to take it, nothing happens.",
        .length = 4, .slot_count = 6, .choice_count = 5, .grade = ISADORA_DOCUMENT,
        .slots = slots_set_seteq_r_30, .configs = 0x6,
        .choices = choices_2,
        .fixed_mask = {{0x1400001f, 0x0}}, .fixed_value = {{0xa, 0x0}},
        .bits = ".0.0ee ppppdddd ssssssss ppp01010",
    },
    [VUC_SET_SETLEP_R_40] = {
        .name = "set.setlep.r.40", .page = "set", .title = "Compare",
        .mnemonic = "setlep", .syntax = "BRANCH GUARD setlep MODE PD $r[SRC1] S2",
        .effects = "reads $p[15] $p[PRED] $p[PDST] $p[RBP.n + 8] $r[SRC2] $r[SRC1]; writes $pc after 2 $p[15] $p[PRED] $p[PDST]; branch: conditional",
        .note = "Compares; the only result is the predicate result. Without a predicate to take it, nothing happens.",
        .length = 8, .slot_count = 9, .choice_count = 5, .grade = ISADORA_DOCUMENT,
        .slots = slots_set_setlep_r_40, .configs = 0x1,
        .choices = choices_1,
        .fixed_mask = {{0x1400001f, 0x0}}, .fixed_value = {{0xb, 0x0}},
        .bits = "rrrrrrrr rr.0.0ee ppppdddd ssssssss ppp01011",
    },
    [VUC_SET_SETLEP_R_30] = {
        .name = "set.setlep.r.30", .page = "set", .title = "Compare",
        .mnemonic = "setlep", .syntax = "GUARD setlep MODE PD $r[SRC1] S2",
        .effects = "reads $p[15] $p[PRED] $p[PDST] $r[SRC2] $r[SRC1]; writes $p[15] $p[PRED] $p[PDST]",
        .note = "Compares; the only result is the predicate result. Without a predicate to take it, nothing happens.",
        .length = 4, .slot_count = 6, .choice_count = 5, .grade = ISADORA_DOCUMENT,
        .slots = slots_set_setlep_r_30, .configs = 0x6,
        .choices = choices_2,
        .fixed_mask = {{0x1400001f, 0x0}}, .fixed_value = {{0xb, 0x0}},
        .bits = ".0.0ee ppppdddd ssssssss ppp01011",
    },
    [VUC_SET_SETZERO_R] = {
        .name = "set.setzero.r", .page = "set", .title = "Compare",
        .mnemonic = "setzero", .syntax = "BRANCH GUARD setzero MODE PD $r[SRC1] S2",
        .effects = "reads $p[15] $p[PRED] $p[PDST] $p[RBP.n + 8] $r[SRC2] $r[SRC1]; writes $pc after 2 $p[15] $p[PRED] $p[PDST]; branch: conditional",
        .note = "Compares; the only result is the predicate result. Without a predicate to take it, nothing happens.",
        .length = 8, .slot_count = 9, .choice_count = 5, .grade = ISADORA_DOCUMENT,
        .slots = slots_set_setzero_r, .configs = 0x1,
        .choices = choices_1,
        .fixed_mask = {{0x1400001f, 0x0}}, .fixed_value = {{0xf, 0x0}},
        .bits = "rrrrrrrr rr.0.0ee ppppdddd ssssssss ppp01111",
    },
    [VUC_SET_BTEST_R_40] = {
        .name = "set.btest.r.40", .page = "set", .title = "Compare",
        .mnemonic = "btest", .syntax = "BRANCH GUARD btest MODE PD $r[SRC1] S2",
        .effects = "reads $p[15] $p[PRED] $p[PDST] $p[RBP.n + 8] $r[SRC2] $r[SRC1]; writes $pc after 2 $p[15] $p[PRED] $p[PDST]; branch: conditional",
        .note = "Compares; the only result is the predicate result. Without a predicate to take it, nothing happens.",
        .length = 8, .slot_count = 9, .choice_count = 5, .grade = ISADORA_DOCUMENT,
        .slots = slots_set_btest_r_40, .configs = 0x1,
        .choices = choices_1,
        .fixed_mask = {{0x1400001f, 0x0}}, .fixed_value = {{0x12, 0x0}},
        .bits = "rrrrrrrr rr.0.0ee ppppdddd ssssssss ppp10010",
    },
    [VUC_SET_BTEST_R_30] = {
        .name = "set.btest.r.30", .page = "set", .title = "Compare",
        .mnemonic = "btest", .syntax = "GUARD btest MODE PD $r[SRC1] S2",
        .effects = "reads $p[15] $p[PRED] $p[PDST] $r[SRC2] $r[SRC1]; writes $p[15] $p[PRED] $p[PDST]",
        .note = "Compares; the only result is the predicate result. Without a predicate to take it, nothing happens.",
        .length = 4, .slot_count = 6, .choice_count = 5, .grade = ISADORA_DOCUMENT,
        .slots = slots_set_btest_r_30, .configs = 0x6,
        .choices = choices_2,
        .fixed_mask = {{0x1400001f, 0x0}}, .fixed_value = {{0x12, 0x0}},
        .bits = ".0.0ee ppppdddd ssssssss ppp10010",
    },
    [VUC_SET_SETGT_S_40] = {
        .name = "set.setgt.s.40", .page = "set", .title = "Compare",
        .mnemonic = "setgt", .syntax = "BRANCH GUARD setgt MODE PD $sr[SRS] S2N",
        .effects = "reads $p[15] $p[PRED] $p[PDST] $p[RBP.n + 8] $r[SRC2] $sr[SRS]; writes $pc after 2 $stat.h2v_ready $cs $p[15] $p[PRED] $p[PDST]; trap: no source names this register on this variant; trap: `$cs` is empty; branch: conditional return",
        .note = "Compares; the only result is the predicate result. Without a predicate to take it, nothing happens.",
        .length = 8, .slot_count = 9, .choice_count = 5, .grade = ISADORA_DOCUMENT,
        .slots = slots_set_setgt_s_40, .configs = 0x1,
        .choices = choices_3,
        .fixed_mask = {{0x1400001f, 0x0}}, .fixed_value = {{0x4000008, 0x0}},
        .bits = "rrrrrrrr rr.0.1ss ppppdddd ssssssss ppp01000",
    },
    [VUC_SET_SETGT_S_30] = {
        .name = "set.setgt.s.30", .page = "set", .title = "Compare",
        .mnemonic = "setgt", .syntax = "GUARD setgt MODE PD $sr[SRS] S2N",
        .effects = "reads $p[15] $p[PRED] $p[PDST] $r[SRC2] $sr[SRS]; writes $stat.h2v_ready $cs $p[15] $p[PRED] $p[PDST]; trap: no source names this register on this variant; trap: `$cs` is empty",
        .note = "Compares; the only result is the predicate result. Without a predicate to take it, nothing happens.",
        .length = 4, .slot_count = 6, .choice_count = 5, .grade = ISADORA_DOCUMENT,
        .slots = slots_set_setgt_s_30, .configs = 0x6,
        .choices = choices_4,
        .fixed_mask = {{0x1400001f, 0x0}}, .fixed_value = {{0x4000008, 0x0}},
        .bits = ".0.1ss ppppdddd ssssssss ppp01000",
    },
    [VUC_SET_SETLT_S_40] = {
        .name = "set.setlt.s.40", .page = "set", .title = "Compare",
        .mnemonic = "setlt", .syntax = "BRANCH GUARD setlt MODE PD $sr[SRS] S2N",
        .effects = "reads $p[15] $p[PRED] $p[PDST] $p[RBP.n + 8] $r[SRC2] $sr[SRS]; writes $pc after 2 $stat.h2v_ready $cs $p[15] $p[PRED] $p[PDST]; trap: no source names this register on this variant; trap: `$cs` is empty; branch: conditional return",
        .note = "Compares; the only result is the predicate result. Without a predicate to take it, nothing happens.",
        .length = 8, .slot_count = 9, .choice_count = 5, .grade = ISADORA_DOCUMENT,
        .slots = slots_set_setlt_s_40, .configs = 0x1,
        .choices = choices_3,
        .fixed_mask = {{0x1400001f, 0x0}}, .fixed_value = {{0x4000009, 0x0}},
        .bits = "rrrrrrrr rr.0.1ss ppppdddd ssssssss ppp01001",
    },
    [VUC_SET_SETLT_S_30] = {
        .name = "set.setlt.s.30", .page = "set", .title = "Compare",
        .mnemonic = "setlt", .syntax = "GUARD setlt MODE PD $sr[SRS] S2N",
        .effects = "reads $p[15] $p[PRED] $p[PDST] $r[SRC2] $sr[SRS]; writes $stat.h2v_ready $cs $p[15] $p[PRED] $p[PDST]; trap: no source names this register on this variant; trap: `$cs` is empty",
        .note = "Compares; the only result is the predicate result. Without a predicate to take it, nothing happens.",
        .length = 4, .slot_count = 6, .choice_count = 5, .grade = ISADORA_DOCUMENT,
        .slots = slots_set_setlt_s_30, .configs = 0x6,
        .choices = choices_4,
        .fixed_mask = {{0x1400001f, 0x0}}, .fixed_value = {{0x4000009, 0x0}},
        .bits = ".0.1ss ppppdddd ssssssss ppp01001",
    },
    [VUC_SET_SETEQ_S_40] = {
        .name = "set.seteq.s.40", .page = "set", .title = "Compare",
        .mnemonic = "seteq", .syntax = "BRANCH GUARD seteq MODE PD $sr[SRS] S2N",
        .effects = "reads $p[15] $p[PRED] $p[PDST] $p[RBP.n + 8] $r[SRC2] $sr[SRS]; writes $pc after 2 $stat.h2v_ready $cs $p[15] $p[PRED] $p[PDST]; trap: no source names this register on this variant; trap: `$cs` is empty; branch: conditional return",
        .note = "Compares; the only result is the predicate result. Without a predicate to take it, nothing happens.",
        .length = 8, .slot_count = 9, .choice_count = 5, .grade = ISADORA_DOCUMENT,
        .slots = slots_set_seteq_s_40, .configs = 0x1,
        .choices = choices_3,
        .fixed_mask = {{0x1400001f, 0x0}}, .fixed_value = {{0x400000a, 0x0}},
        .bits = "rrrrrrrr rr.0.1ss ppppdddd ssssssss ppp01010",
    },
    [VUC_SET_SETEQ_S_30] = {
        .name = "set.seteq.s.30", .page = "set", .title = "Compare",
        .mnemonic = "seteq", .syntax = "GUARD seteq MODE PD $sr[SRS] S2N",
        .effects = "reads $p[15] $p[PRED] $p[PDST] $r[SRC2] $sr[SRS]; writes $stat.h2v_ready $cs $p[15] $p[PRED] $p[PDST]; trap: no source names this register on this variant; trap: `$cs` is empty",
        .note = "Compares; the only result is the predicate result. Without a predicate to take it, nothing happens.",
        .length = 4, .slot_count = 6, .choice_count = 5, .grade = ISADORA_DOCUMENT,
        .slots = slots_set_seteq_s_30, .configs = 0x6,
        .choices = choices_4,
        .fixed_mask = {{0x1400001f, 0x0}}, .fixed_value = {{0x400000a, 0x0}},
        .bits = ".0.1ss ppppdddd ssssssss ppp01010",
    },
    [VUC_SET_SETLEP_S_40] = {
        .name = "set.setlep.s.40", .page = "set", .title = "Compare",
        .mnemonic = "setlep", .syntax = "BRANCH GUARD setlep MODE PD $sr[SRS] S2N",
        .effects = "reads $p[15] $p[PRED] $p[PDST] $p[RBP.n + 8] $r[SRC2] $sr[SRS]; writes $pc after 2 $stat.h2v_ready $cs $p[15] $p[PRED] $p[PDST]; trap: no source names this register on this variant; trap: `$cs` is empty; branch: conditional return",
        .note = "Compares; the only result is the predicate result. Without a predicate to take it, nothing happens.",
        .length = 8, .slot_count = 9, .choice_count = 5, .grade = ISADORA_DOCUMENT,
        .slots = slots_set_setlep_s_40, .configs = 0x1,
        .choices = choices_3,
        .fixed_mask = {{0x1400001f, 0x0}}, .fixed_value = {{0x400000b, 0x0}},
        .bits = "rrrrrrrr rr.0.1ss ppppdddd ssssssss ppp01011",
    },
    [VUC_SET_SETLEP_S_30] = {
        .name = "set.setlep.s.30", .page = "set", .title = "Compare",
        .mnemonic = "setlep", .syntax = "GUARD setlep MODE PD $sr[SRS] S2N",
        .effects = "reads $p[15] $p[PRED] $p[PDST] $r[SRC2] $sr[SRS]; writes $stat.h2v_ready $cs $p[15] $p[PRED] $p[PDST]; trap: no source names this register on this variant; trap: `$cs` is empty",
        .note = "Compares; the only result is the predicate result. Without a predicate to take it, nothing happens.",
        .length = 4, .slot_count = 6, .choice_count = 5, .grade = ISADORA_DOCUMENT,
        .slots = slots_set_setlep_s_30, .configs = 0x6,
        .choices = choices_4,
        .fixed_mask = {{0x1400001f, 0x0}}, .fixed_value = {{0x400000b, 0x0}},
        .bits = ".0.1ss ppppdddd ssssssss ppp01011",
    },
    [VUC_SET_SETZERO_S] = {
        .name = "set.setzero.s", .page = "set", .title = "Compare",
        .mnemonic = "setzero", .syntax = "BRANCH GUARD setzero MODE PD $sr[SRS] S2N",
        .effects = "reads $p[15] $p[PRED] $p[PDST] $p[RBP.n + 8] $r[SRC2] $sr[SRS]; writes $pc after 2 $stat.h2v_ready $cs $p[15] $p[PRED] $p[PDST]; trap: no source names this register on this variant; trap: `$cs` is empty; branch: conditional return",
        .note = "Compares; the only result is the predicate result. Without a predicate to take it, nothing happens.",
        .length = 8, .slot_count = 9, .choice_count = 5, .grade = ISADORA_DOCUMENT,
        .slots = slots_set_setzero_s, .configs = 0x1,
        .choices = choices_3,
        .fixed_mask = {{0x1400001f, 0x0}}, .fixed_value = {{0x400000f, 0x0}},
        .bits = "rrrrrrrr rr.0.1ss ppppdddd ssssssss ppp01111",
    },
    [VUC_SET_BTEST_S_40] = {
        .name = "set.btest.s.40", .page = "set", .title = "Compare",
        .mnemonic = "btest", .syntax = "BRANCH GUARD btest MODE PD $sr[SRS] S2N",
        .effects = "reads $p[15] $p[PRED] $p[PDST] $p[RBP.n + 8] $r[SRC2] $sr[SRS]; writes $pc after 2 $stat.h2v_ready $cs $p[15] $p[PRED] $p[PDST]; trap: no source names this register on this variant; trap: `$cs` is empty; branch: conditional return",
        .note = "Compares; the only result is the predicate result. Without a predicate to take it, nothing happens.",
        .length = 8, .slot_count = 9, .choice_count = 5, .grade = ISADORA_DOCUMENT,
        .slots = slots_set_btest_s_40, .configs = 0x1,
        .choices = choices_3,
        .fixed_mask = {{0x1400001f, 0x0}}, .fixed_value = {{0x4000012, 0x0}},
        .bits = "rrrrrrrr rr.0.1ss ppppdddd ssssssss ppp10010",
    },
    [VUC_SET_BTEST_S_30] = {
        .name = "set.btest.s.30", .page = "set", .title = "Compare",
        .mnemonic = "btest", .syntax = "GUARD btest MODE PD $sr[SRS] S2N",
        .effects = "reads $p[15] $p[PRED] $p[PDST] $r[SRC2] $sr[SRS]; writes $stat.h2v_ready $cs $p[15] $p[PRED] $p[PDST]; trap: no source names this register on this variant; trap: `$cs` is empty",
        .note = "Compares; the only result is the predicate result. Without a predicate to take it, nothing happens.",
        .length = 4, .slot_count = 6, .choice_count = 5, .grade = ISADORA_DOCUMENT,
        .slots = slots_set_btest_s_30, .configs = 0x6,
        .choices = choices_4,
        .fixed_mask = {{0x1400001f, 0x0}}, .fixed_value = {{0x4000012, 0x0}},
        .bits = ".0.1ss ppppdddd ssssssss ppp10010",
    },
    [VUC_SET_SETGT_D_40] = {
        .name = "set.setgt.d.40", .page = "set", .title = "Compare",
        .mnemonic = "setgt", .syntax = "BRANCH GUARD setgt MODE PD $r[SRC1] S2N",
        .effects = "reads $p[15] $p[PRED] $p[PDST] $p[RBP.n + 8] $r[SRC2] $r[SRC1]; writes $pc after 2 $p[15] $p[PRED] $p[PDST]; branch: conditional",
        .note = "Compares; the only result is the predicate result. Without a predicate to take it, nothing happens.",
        .length = 8, .slot_count = 9, .choice_count = 5, .grade = ISADORA_DOCUMENT,
        .slots = slots_set_setgt_d_40, .configs = 0x1,
        .choices = choices_3,
        .fixed_mask = {{0x1400001f, 0x0}}, .fixed_value = {{0x10000008, 0x0}},
        .bits = "rrrrrrrr rr.1.0-- ppppdddd ssssssss ppp01000",
    },
    [VUC_SET_SETGT_D_30] = {
        .name = "set.setgt.d.30", .page = "set", .title = "Compare",
        .mnemonic = "setgt", .syntax = "GUARD setgt MODE PD $r[SRC1] S2N",
        .effects = "reads $p[15] $p[PRED] $p[PDST] $r[SRC2] $r[SRC1]; writes $p[15] $p[PRED] $p[PDST]",
        .note = "Compares; the only result is the predicate result. Without a predicate to take it, nothing happens.",
        .length = 4, .slot_count = 6, .choice_count = 5, .grade = ISADORA_DOCUMENT,
        .slots = slots_set_setgt_d_30, .configs = 0x6,
        .choices = choices_4,
        .fixed_mask = {{0x1400001f, 0x0}}, .fixed_value = {{0x10000008, 0x0}},
        .bits = ".1.0-- ppppdddd ssssssss ppp01000",
    },
    [VUC_SET_SETLT_D_40] = {
        .name = "set.setlt.d.40", .page = "set", .title = "Compare",
        .mnemonic = "setlt", .syntax = "BRANCH GUARD setlt MODE PD $r[SRC1] S2N",
        .effects = "reads $p[15] $p[PRED] $p[PDST] $p[RBP.n + 8] $r[SRC2] $r[SRC1]; writes $pc after 2 $p[15] $p[PRED] $p[PDST]; branch: conditional",
        .note = "Compares; the only result is the predicate result. Without a predicate to take it, nothing happens.",
        .length = 8, .slot_count = 9, .choice_count = 5, .grade = ISADORA_DOCUMENT,
        .slots = slots_set_setlt_d_40, .configs = 0x1,
        .choices = choices_3,
        .fixed_mask = {{0x1400001f, 0x0}}, .fixed_value = {{0x10000009, 0x0}},
        .bits = "rrrrrrrr rr.1.0-- ppppdddd ssssssss ppp01001",
    },
    [VUC_SET_SETLT_D_30] = {
        .name = "set.setlt.d.30", .page = "set", .title = "Compare",
        .mnemonic = "setlt", .syntax = "GUARD setlt MODE PD $r[SRC1] S2N",
        .effects = "reads $p[15] $p[PRED] $p[PDST] $r[SRC2] $r[SRC1]; writes $p[15] $p[PRED] $p[PDST]",
        .note = "Compares; the only result is the predicate result. Without a predicate to take it, nothing happens.",
        .length = 4, .slot_count = 6, .choice_count = 5, .grade = ISADORA_DOCUMENT,
        .slots = slots_set_setlt_d_30, .configs = 0x6,
        .choices = choices_4,
        .fixed_mask = {{0x1400001f, 0x0}}, .fixed_value = {{0x10000009, 0x0}},
        .bits = ".1.0-- ppppdddd ssssssss ppp01001",
    },
    [VUC_SET_SETEQ_D_40] = {
        .name = "set.seteq.d.40", .page = "set", .title = "Compare",
        .mnemonic = "seteq", .syntax = "BRANCH GUARD seteq MODE PD $r[SRC1] S2N",
        .effects = "reads $p[15] $p[PRED] $p[PDST] $p[RBP.n + 8] $r[SRC2] $r[SRC1]; writes $pc after 2 $p[15] $p[PRED] $p[PDST]; branch: conditional",
        .note = "Compares; the only result is the predicate result. Without a predicate to take it, nothing happens.",
        .length = 8, .slot_count = 9, .choice_count = 5, .grade = ISADORA_DOCUMENT,
        .slots = slots_set_seteq_d_40, .configs = 0x1,
        .choices = choices_3,
        .fixed_mask = {{0x1400001f, 0x0}}, .fixed_value = {{0x1000000a, 0x0}},
        .bits = "rrrrrrrr rr.1.0-- ppppdddd ssssssss ppp01010",
    },
    [VUC_SET_SETEQ_D_30] = {
        .name = "set.seteq.d.30", .page = "set", .title = "Compare",
        .mnemonic = "seteq", .syntax = "GUARD seteq MODE PD $r[SRC1] S2N",
        .effects = "reads $p[15] $p[PRED] $p[PDST] $r[SRC2] $r[SRC1]; writes $p[15] $p[PRED] $p[PDST]",
        .note = "Compares; the only result is the predicate result. Without a predicate to take it, nothing happens.",
        .length = 4, .slot_count = 6, .choice_count = 5, .grade = ISADORA_DOCUMENT,
        .slots = slots_set_seteq_d_30, .configs = 0x6,
        .choices = choices_4,
        .fixed_mask = {{0x1400001f, 0x0}}, .fixed_value = {{0x1000000a, 0x0}},
        .bits = ".1.0-- ppppdddd ssssssss ppp01010",
    },
    [VUC_SET_SETLEP_D_40] = {
        .name = "set.setlep.d.40", .page = "set", .title = "Compare",
        .mnemonic = "setlep", .syntax = "BRANCH GUARD setlep MODE PD $r[SRC1] S2N",
        .effects = "reads $p[15] $p[PRED] $p[PDST] $p[RBP.n + 8] $r[SRC2] $r[SRC1]; writes $pc after 2 $p[15] $p[PRED] $p[PDST]; branch: conditional",
        .note = "Compares; the only result is the predicate result. Without a predicate to take it, nothing happens.",
        .length = 8, .slot_count = 9, .choice_count = 5, .grade = ISADORA_DOCUMENT,
        .slots = slots_set_setlep_d_40, .configs = 0x1,
        .choices = choices_3,
        .fixed_mask = {{0x1400001f, 0x0}}, .fixed_value = {{0x1000000b, 0x0}},
        .bits = "rrrrrrrr rr.1.0-- ppppdddd ssssssss ppp01011",
    },
    [VUC_SET_SETLEP_D_30] = {
        .name = "set.setlep.d.30", .page = "set", .title = "Compare",
        .mnemonic = "setlep", .syntax = "GUARD setlep MODE PD $r[SRC1] S2N",
        .effects = "reads $p[15] $p[PRED] $p[PDST] $r[SRC2] $r[SRC1]; writes $p[15] $p[PRED] $p[PDST]",
        .note = "Compares; the only result is the predicate result. Without a predicate to take it, nothing happens.",
        .length = 4, .slot_count = 6, .choice_count = 5, .grade = ISADORA_DOCUMENT,
        .slots = slots_set_setlep_d_30, .configs = 0x6,
        .choices = choices_4,
        .fixed_mask = {{0x1400001f, 0x0}}, .fixed_value = {{0x1000000b, 0x0}},
        .bits = ".1.0-- ppppdddd ssssssss ppp01011",
    },
    [VUC_SET_SETZERO_D] = {
        .name = "set.setzero.d", .page = "set", .title = "Compare",
        .mnemonic = "setzero", .syntax = "BRANCH GUARD setzero MODE PD $r[SRC1] S2N",
        .effects = "reads $p[15] $p[PRED] $p[PDST] $p[RBP.n + 8] $r[SRC2] $r[SRC1]; writes $pc after 2 $p[15] $p[PRED] $p[PDST]; branch: conditional",
        .note = "Compares; the only result is the predicate result. Without a predicate to take it, nothing happens.",
        .length = 8, .slot_count = 9, .choice_count = 5, .grade = ISADORA_DOCUMENT,
        .slots = slots_set_setzero_d, .configs = 0x1,
        .choices = choices_3,
        .fixed_mask = {{0x1400001f, 0x0}}, .fixed_value = {{0x1000000f, 0x0}},
        .bits = "rrrrrrrr rr.1.0-- ppppdddd ssssssss ppp01111",
    },
    [VUC_SET_BTEST_D_40] = {
        .name = "set.btest.d.40", .page = "set", .title = "Compare",
        .mnemonic = "btest", .syntax = "BRANCH GUARD btest MODE PD $r[SRC1] S2N",
        .effects = "reads $p[15] $p[PRED] $p[PDST] $p[RBP.n + 8] $r[SRC2] $r[SRC1]; writes $pc after 2 $p[15] $p[PRED] $p[PDST]; branch: conditional",
        .note = "Compares; the only result is the predicate result. Without a predicate to take it, nothing happens.",
        .length = 8, .slot_count = 9, .choice_count = 5, .grade = ISADORA_DOCUMENT,
        .slots = slots_set_btest_d_40, .configs = 0x1,
        .choices = choices_3,
        .fixed_mask = {{0x1400001f, 0x0}}, .fixed_value = {{0x10000012, 0x0}},
        .bits = "rrrrrrrr rr.1.0-- ppppdddd ssssssss ppp10010",
    },
    [VUC_SET_BTEST_D_30] = {
        .name = "set.btest.d.30", .page = "set", .title = "Compare",
        .mnemonic = "btest", .syntax = "GUARD btest MODE PD $r[SRC1] S2N",
        .effects = "reads $p[15] $p[PRED] $p[PDST] $r[SRC2] $r[SRC1]; writes $p[15] $p[PRED] $p[PDST]",
        .note = "Compares; the only result is the predicate result. Without a predicate to take it, nothing happens.",
        .length = 4, .slot_count = 6, .choice_count = 5, .grade = ISADORA_DOCUMENT,
        .slots = slots_set_btest_d_30, .configs = 0x6,
        .choices = choices_4,
        .fixed_mask = {{0x1400001f, 0x0}}, .fixed_value = {{0x10000012, 0x0}},
        .bits = ".1.0-- ppppdddd ssssssss ppp10010",
    },
    [VUC_COMPLEMENT_RR_40] = {
        .name = "complement.rr.40", .page = "complement", .title = "Complement",
        .mnemonic = "not", .syntax = "BRANCH GUARD not MODE PD $r[DST] $r[SRC1] S2",
        .effects = "reads $p[15] $p[PRED] $p[PDST] $p[RBP.n + 8] $r[SRC1]; writes $pc after 2 $r[DST] $p[15] $p[PRED] $p[PDST]; branch: conditional",
        .note = "Source 1 with all bits the other way. Predicate result: bit 0 of the result. The second source has no effect. It stands in the text so that every word keeps its own.",
        .length = 8, .slot_count = 10, .choice_count = 5, .grade = ISADORA_DOCUMENT,
        .slots = slots_complement_rr_40, .configs = 0x1,
        .choices = choices_7,
        .fixed_mask = {{0x1400001f, 0x0}}, .fixed_value = {{0x1b, 0x0}},
        .bits = "rrrrrrrr rr.0.0ee ppppdddd ssssssss ppp11011",
    },
    [VUC_COMPLEMENT_RR_30] = {
        .name = "complement.rr.30", .page = "complement", .title = "Complement",
        .mnemonic = "not", .syntax = "GUARD not MODE PD $r[DST] $r[SRC1] S2",
        .effects = "reads $p[15] $p[PRED] $p[PDST] $r[SRC1]; writes $r[DST] $p[15] $p[PRED] $p[PDST]",
        .note = "Source 1 with all bits the other way. Predicate result: bit 0 of the result. The second source has no effect. It stands in the text so that every word keeps its own.",
        .length = 4, .slot_count = 7, .choice_count = 5, .grade = ISADORA_DOCUMENT,
        .slots = slots_complement_rr_30, .configs = 0x6,
        .choices = choices_8,
        .fixed_mask = {{0x1400001f, 0x0}}, .fixed_value = {{0x1b, 0x0}},
        .bits = ".0.0ee ppppdddd ssssssss ppp11011",
    },
    [VUC_COMPLEMENT_RS_40] = {
        .name = "complement.rs.40", .page = "complement", .title = "Complement",
        .mnemonic = "not", .syntax = "BRANCH GUARD not MODE PD $r[DST] $sr[SRS] S2N",
        .effects = "reads $p[15] $p[PRED] $p[PDST] $p[RBP.n + 8] $sr[SRS]; writes $pc after 2 $r[DST] $stat.h2v_ready $cs $p[15] $p[PRED] $p[PDST]; trap: no source names this register on this variant; trap: `$cs` is empty; branch: conditional return",
        .note = "Source 1 with all bits the other way. Predicate result: bit 0 of the result. The second source has no effect. It stands in the text so that every word keeps its own.",
        .length = 8, .slot_count = 10, .choice_count = 5, .grade = ISADORA_DOCUMENT,
        .slots = slots_complement_rs_40, .configs = 0x1,
        .choices = choices_9,
        .fixed_mask = {{0x1400001f, 0x0}}, .fixed_value = {{0x400001b, 0x0}},
        .bits = "rrrrrrrr rr.0.1ss ppppdddd ssssssss ppp11011",
    },
    [VUC_COMPLEMENT_RS_30] = {
        .name = "complement.rs.30", .page = "complement", .title = "Complement",
        .mnemonic = "not", .syntax = "GUARD not MODE PD $r[DST] $sr[SRS] S2N",
        .effects = "reads $p[15] $p[PRED] $p[PDST] $sr[SRS]; writes $r[DST] $stat.h2v_ready $cs $p[15] $p[PRED] $p[PDST]; trap: no source names this register on this variant; trap: `$cs` is empty",
        .note = "Source 1 with all bits the other way. Predicate result: bit 0 of the result. The second source has no effect. It stands in the text so that every word keeps its own.",
        .length = 4, .slot_count = 7, .choice_count = 5, .grade = ISADORA_DOCUMENT,
        .slots = slots_complement_rs_30, .configs = 0x6,
        .choices = choices_10,
        .fixed_mask = {{0x1400001f, 0x0}}, .fixed_value = {{0x400001b, 0x0}},
        .bits = ".0.1ss ppppdddd ssssssss ppp11011",
    },
    [VUC_COMPLEMENT_SR_40] = {
        .name = "complement.sr.40", .page = "complement", .title = "Complement",
        .mnemonic = "not", .syntax = "BRANCH GUARD not MODE PD $sr[SRD] $r[SRC1] S2N",
        .effects = "reads $p[15] $p[PRED] $p[PDST] $p[RBP.n + 8] $r[SRC1]; writes $pc after 2 $cs $p[0..15] $icnt $stat.watchdog $sr[24].0 $sr[24].3 $sr[SRD] $p[15] $p[PRED] $p[PDST]; trap: no source says what a store to this register does; trap: no source says whether $pred or the predicate result wins; trap: `$cs` is full; branch: conditional call",
        .note = "Source 1 with all bits the other way. Predicate result: bit 0 of the result. The second source has no effect. It stands in the text so that every word keeps its own.",
        .length = 8, .slot_count = 10, .choice_count = 5, .grade = ISADORA_DOCUMENT,
        .slots = slots_complement_sr_40, .configs = 0x1,
        .choices = choices_9,
        .fixed_mask = {{0x1400001f, 0x0}}, .fixed_value = {{0x1000001b, 0x0}},
        .bits = "rrrrrrrr rr.1.0ss ppppssss ssssssss ppp11011",
    },
    [VUC_COMPLEMENT_SR_30] = {
        .name = "complement.sr.30", .page = "complement", .title = "Complement",
        .mnemonic = "not", .syntax = "GUARD not MODE PD $sr[SRD] $r[SRC1] S2N",
        .effects = "reads $p[15] $p[PRED] $p[PDST] $r[SRC1]; writes $cs $l.16..31 $l.0..15 $p[0..15] $icnt $stat.watchdog $sr[24].0 $sr[24].3 $sr[SRD] $p[15] $p[PRED] $p[PDST]; trap: no source says what a store to this register does; trap: no source says whether $pred or the predicate result wins; trap: `$cs` is full",
        .note = "Source 1 with all bits the other way. Predicate result: bit 0 of the result. The second source has no effect. It stands in the text so that every word keeps its own.",
        .length = 4, .slot_count = 7, .choice_count = 5, .grade = ISADORA_DOCUMENT,
        .slots = slots_complement_sr_30, .configs = 0x6,
        .choices = choices_10,
        .fixed_mask = {{0x1400001f, 0x0}}, .fixed_value = {{0x1000001b, 0x0}},
        .bits = ".1.0ss ppppssss ssssssss ppp11011",
    },
    [VUC_BRA_40] = {
        .name = "bra.40", .page = "bra", .title = "Branch",
        .mnemonic = "bra", .syntax = "BRANCH GUARD bra BTARG",
        .effects = "reads $p[PRED] $p[RBP.n + 8]; writes $pc after 2; branch: conditional",
        .note = "Continues at an address of the program, 0 to 0x7ff. The next instruction is executed first: it stands in the delay slot. With a guard the branch is conditional. On VP2 the branch slot can branch, too; if both do, this one wins.",
        .length = 8, .slot_count = 5, .choice_count = 2, .grade = ISADORA_DOCUMENT,
        .slots = slots_bra_40, .configs = 0x1,
        .choices = choices_11,
        .fixed_mask = {{0x140000ff, 0x0}}, .fixed_value = {{0x14000000, 0x0}},
        .bits = "rrrrrrrr rr.1-1-- pppp-bbb bbbbbbbb 00000000",
    },
    [VUC_BRA_30] = {
        .name = "bra.30", .page = "bra", .title = "Branch",
        .mnemonic = "bra", .syntax = "GUARD bra BTARG",
        .effects = "reads $p[PRED]; writes $pc after 2; branch: conditional",
        .note = "Continues at an address of the program, 0 to 0x7ff. The next instruction is executed first: it stands in the delay slot. With a guard the branch is conditional. On VP2 the branch slot can branch, too; if both do, this one wins.",
        .length = 4, .slot_count = 2, .choice_count = 2, .grade = ISADORA_DOCUMENT,
        .slots = slots_bra_30, .configs = 0x6,
        .choices = choices_12,
        .fixed_mask = {{0x140000ff, 0x0}}, .fixed_value = {{0x14000000, 0x0}},
        .bits = ".1-1-- pppp-bbb bbbbbbbb 00000000",
    },
    [VUC_CALL_40] = {
        .name = "call.40", .page = "call", .title = "Call",
        .mnemonic = "call", .syntax = "BRANCH GUARD call BTARG",
        .effects = "reads $p[PRED] $p[RBP.n + 8] $pc; writes $pc after 2 $cs; trap: `$cs` is full; branch: conditional call",
        .note = "Puts the return address on the call stack and continues elsewhere, after one delay slot. No source says which address that is; the one behind the delay slot is the only one with which `ret` makes sense. The stack has eight entries; what a ninth does is unknown, here it traps.",
        .length = 8, .slot_count = 5, .choice_count = 2, .grade = ISADORA_DOCUMENT,
        .slots = slots_call_40, .configs = 0x1,
        .choices = choices_11,
        .fixed_mask = {{0x140000ff, 0x0}}, .fixed_value = {{0x14000002, 0x0}},
        .bits = "rrrrrrrr rr.1-1-- pppp-bbb bbbbbbbb 00000010",
    },
    [VUC_CALL_30] = {
        .name = "call.30", .page = "call", .title = "Call",
        .mnemonic = "call", .syntax = "GUARD call BTARG",
        .effects = "reads $p[PRED] $pc; writes $cs $pc after 2; trap: `$cs` is full; branch: conditional call",
        .note = "Puts the return address on the call stack and continues elsewhere, after one delay slot. No source says which address that is; the one behind the delay slot is the only one with which `ret` makes sense. The stack has eight entries; what a ninth does is unknown, here it traps.",
        .length = 4, .slot_count = 2, .choice_count = 2, .grade = ISADORA_DOCUMENT,
        .slots = slots_call_30, .configs = 0x6,
        .choices = choices_12,
        .fixed_mask = {{0x140000ff, 0x0}}, .fixed_value = {{0x14000002, 0x0}},
        .bits = ".1-1-- pppp-bbb bbbbbbbb 00000010",
    },
    [VUC_RET_40] = {
        .name = "ret.40", .page = "ret", .title = "Return",
        .mnemonic = "ret", .syntax = "BRANCH GUARD ret",
        .effects = "reads $p[PRED] $p[RBP.n + 8] $cs; writes $pc after 2 $cs; trap: `$cs` is empty; branch: conditional return",
        .note = "Continues at the address on top of the call stack and takes it off, after one delay slot. What an empty stack does is unknown; here it traps.",
        .length = 8, .slot_count = 4, .choice_count = 2, .grade = ISADORA_DOCUMENT,
        .slots = slots_ret_40, .configs = 0x1,
        .choices = choices_11,
        .fixed_mask = {{0x140000ff, 0x0}}, .fixed_value = {{0x14000003, 0x0}},
        .bits = "rrrrrrrr rr.1-1-- pppp---- -------- 00000011",
    },
    [VUC_RET_30] = {
        .name = "ret.30", .page = "ret", .title = "Return",
        .mnemonic = "ret", .syntax = "GUARD ret",
        .effects = "reads $p[PRED] $cs; writes $cs $pc after 2; trap: `$cs` is empty; branch: conditional return",
        .note = "Continues at the address on top of the call stack and takes it off, after one delay slot. What an empty stack does is unknown; here it traps.",
        .length = 4, .slot_count = 1, .choice_count = 2, .grade = ISADORA_DOCUMENT,
        .slots = slots_ret_30, .configs = 0x6,
        .choices = choices_12,
        .fixed_mask = {{0x140000ff, 0x0}}, .fixed_value = {{0x14000003, 0x0}},
        .bits = ".1-1-- pppp---- -------- 00000011",
    },
    [VUC_SLEEP_40] = {
        .name = "sleep.40", .page = "sleep", .title = "Wait for work",
        .mnemonic = "sleep", .syntax = "BRANCH GUARD sleep",
        .effects = "reads $p[PRED] $p[RBP.n + 8] $stat.mb_ready $stat.h2v_ready; writes $pc after 2; waits; branch: conditional",
        .note = "Waits at low power until a whole macroblock is there (bit 10 of `$stat`) or the host has stored to `$h2v` (bit 11).",
        .length = 8, .slot_count = 4, .choice_count = 2, .grade = ISADORA_DOCUMENT,
        .slots = slots_sleep_40, .configs = 0x1,
        .choices = choices_11,
        .fixed_mask = {{0x140000ff, 0x0}}, .fixed_value = {{0x14000004, 0x0}},
        .bits = "rrrrrrrr rr.1-1-- pppp---- -------- 00000100",
    },
    [VUC_SLEEP_30] = {
        .name = "sleep.30", .page = "sleep", .title = "Wait for work",
        .mnemonic = "sleep", .syntax = "GUARD sleep",
        .effects = "reads $p[PRED] $stat.mb_ready $stat.h2v_ready; waits",
        .note = "Waits at low power until a whole macroblock is there (bit 10 of `$stat`) or the host has stored to `$h2v` (bit 11).",
        .length = 4, .slot_count = 1, .choice_count = 2, .grade = ISADORA_DOCUMENT,
        .slots = slots_sleep_30, .configs = 0x6,
        .choices = choices_12,
        .fixed_mask = {{0x140000ff, 0x0}}, .fixed_value = {{0x14000004, 0x0}},
        .bits = ".1-1-- pppp---- -------- 00000100",
    },
    [VUC_WAIT_WSTC_40] = {
        .name = "wait.wstc.40", .page = "wait", .title = "Wait for a status bit",
        .mnemonic = "wstc", .syntax = "BRANCH GUARD wstc I4",
        .effects = "reads $p[PRED] $p[RBP.n + 8] $stat; writes $pc after 2; waits; branch: conditional",
        .note = "`wstc` waits until a bit of `$stat` is 0, `wsts` until it is 1. The bit of an instruction that has just begun may come late: behind `mvsread` and `mvswrite` put a `nop` first.",
        .length = 8, .slot_count = 5, .choice_count = 2, .grade = ISADORA_DOCUMENT,
        .slots = slots_wait_wstc_40, .configs = 0x1,
        .choices = choices_11,
        .fixed_mask = {{0x140000ff, 0x0}}, .fixed_value = {{0x14000005, 0x0}},
        .bits = "rrrrrrrr rr.1-1-- pppp---- iiii---- 00000101",
    },
    [VUC_WAIT_WSTC_30] = {
        .name = "wait.wstc.30", .page = "wait", .title = "Wait for a status bit",
        .mnemonic = "wstc", .syntax = "GUARD wstc I4",
        .effects = "reads $p[PRED] $stat; waits",
        .note = "`wstc` waits until a bit of `$stat` is 0, `wsts` until it is 1. The bit of an instruction that has just begun may come late: behind `mvsread` and `mvswrite` put a `nop` first.",
        .length = 4, .slot_count = 2, .choice_count = 2, .grade = ISADORA_DOCUMENT,
        .slots = slots_wait_wstc_30, .configs = 0x6,
        .choices = choices_12,
        .fixed_mask = {{0x140000ff, 0x0}}, .fixed_value = {{0x14000005, 0x0}},
        .bits = ".1-1-- pppp---- iiii---- 00000101",
    },
    [VUC_WAIT_WSTS_40] = {
        .name = "wait.wsts.40", .page = "wait", .title = "Wait for a status bit",
        .mnemonic = "wsts", .syntax = "BRANCH GUARD wsts I4",
        .effects = "reads $p[PRED] $p[RBP.n + 8] $stat; writes $pc after 2; waits; branch: conditional",
        .note = "`wstc` waits until a bit of `$stat` is 0, `wsts` until it is 1. The bit of an instruction that has just begun may come late: behind `mvsread` and `mvswrite` put a `nop` first.",
        .length = 8, .slot_count = 5, .choice_count = 2, .grade = ISADORA_DOCUMENT,
        .slots = slots_wait_wsts_40, .configs = 0x1,
        .choices = choices_11,
        .fixed_mask = {{0x140000ff, 0x0}}, .fixed_value = {{0x14000006, 0x0}},
        .bits = "rrrrrrrr rr.1-1-- pppp---- iiii---- 00000110",
    },
    [VUC_WAIT_WSTS_30] = {
        .name = "wait.wsts.30", .page = "wait", .title = "Wait for a status bit",
        .mnemonic = "wsts", .syntax = "GUARD wsts I4",
        .effects = "reads $p[PRED] $stat; waits",
        .note = "`wstc` waits until a bit of `$stat` is 0, `wsts` until it is 1. The bit of an instruction that has just begun may come late: behind `mvsread` and `mvswrite` put a `nop` first.",
        .length = 4, .slot_count = 2, .choice_count = 2, .grade = ISADORA_DOCUMENT,
        .slots = slots_wait_wsts_30, .configs = 0x6,
        .choices = choices_12,
        .fixed_mask = {{0x140000ff, 0x0}}, .fixed_value = {{0x14000006, 0x0}},
        .bits = ".1-1-- pppp---- iiii---- 00000110",
    },
    [VUC_LOGIC_AND_FREE_40] = {
        .name = "logic.and.free.40", .page = "logic", .title = "Predicate logic",
        .mnemonic = "and", .syntax = "BRANCH  and $p[PRED] N1 $p[PS1] N2 $p[PS2]",
        .effects = "reads $p[RBP.n + 8] $p[PS1] $p[PS2]; writes $pc after 2 $p[PRED]; branch: conditional",
        .note = "Computes with predicates. Either source may be complemented, so `and`, `or`, `xor` also give the other functions of two bits. The destination stands first; with a guard it lies in another field. Bit 4 of the word is ignored.",
        .length = 8, .slot_count = 8, .choice_count = 2, .grade = ISADORA_DOCUMENT,
        .slots = slots_logic_and_free_40, .configs = 0x1,
        .choices = choices_13,
        .fixed_mask = {{0x340000e3, 0x0}}, .fixed_value = {{0x14000040, 0x0}},
        .bits = "rrrrrrrr rr01-1-- pppp---- pppppppp 010.nn00",
    },
    [VUC_LOGIC_AND_FREE_30] = {
        .name = "logic.and.free.30", .page = "logic", .title = "Predicate logic",
        .mnemonic = "and", .syntax = "and $p[PRED] N1 $p[PS1] N2 $p[PS2]",
        .effects = "reads $p[PS1] $p[PS2]; writes $p[PRED]",
        .note = "Computes with predicates. Either source may be complemented, so `and`, `or`, `xor` also give the other functions of two bits. The destination stands first; with a guard it lies in another field. Bit 4 of the word is ignored.",
        .length = 4, .slot_count = 5, .choice_count = 2, .grade = ISADORA_DOCUMENT,
        .slots = slots_logic_and_free_30, .configs = 0x6,
        .choices = choices_14,
        .fixed_mask = {{0x340000e3, 0x0}}, .fixed_value = {{0x14000040, 0x0}},
        .bits = "01-1-- pppp---- pppppppp 010.nn00",
    },
    [VUC_LOGIC_OR_FREE_40] = {
        .name = "logic.or.free.40", .page = "logic", .title = "Predicate logic",
        .mnemonic = "or", .syntax = "BRANCH  or $p[PRED] N1 $p[PS1] N2 $p[PS2]",
        .effects = "reads $p[RBP.n + 8] $p[PS1] $p[PS2]; writes $pc after 2 $p[PRED]; branch: conditional",
        .note = "Computes with predicates. Either source may be complemented, so `and`, `or`, `xor` also give the other functions of two bits. The destination stands first; with a guard it lies in another field. Bit 4 of the word is ignored.",
        .length = 8, .slot_count = 8, .choice_count = 2, .grade = ISADORA_DOCUMENT,
        .slots = slots_logic_or_free_40, .configs = 0x1,
        .choices = choices_13,
        .fixed_mask = {{0x340000e3, 0x0}}, .fixed_value = {{0x14000041, 0x0}},
        .bits = "rrrrrrrr rr01-1-- pppp---- pppppppp 010.nn01",
    },
    [VUC_LOGIC_OR_FREE_30] = {
        .name = "logic.or.free.30", .page = "logic", .title = "Predicate logic",
        .mnemonic = "or", .syntax = "or $p[PRED] N1 $p[PS1] N2 $p[PS2]",
        .effects = "reads $p[PS1] $p[PS2]; writes $p[PRED]",
        .note = "Computes with predicates. Either source may be complemented, so `and`, `or`, `xor` also give the other functions of two bits. The destination stands first; with a guard it lies in another field. Bit 4 of the word is ignored.",
        .length = 4, .slot_count = 5, .choice_count = 2, .grade = ISADORA_DOCUMENT,
        .slots = slots_logic_or_free_30, .configs = 0x6,
        .choices = choices_14,
        .fixed_mask = {{0x340000e3, 0x0}}, .fixed_value = {{0x14000041, 0x0}},
        .bits = "01-1-- pppp---- pppppppp 010.nn01",
    },
    [VUC_LOGIC_XOR_FREE_40] = {
        .name = "logic.xor.free.40", .page = "logic", .title = "Predicate logic",
        .mnemonic = "xor", .syntax = "BRANCH  xor $p[PRED] N1 $p[PS1] N2 $p[PS2]",
        .effects = "reads $p[RBP.n + 8] $p[PS1] $p[PS2]; writes $pc after 2 $p[PRED]; branch: conditional",
        .note = "Computes with predicates. Either source may be complemented, so `and`, `or`, `xor` also give the other functions of two bits. The destination stands first; with a guard it lies in another field. Bit 4 of the word is ignored.",
        .length = 8, .slot_count = 8, .choice_count = 2, .grade = ISADORA_DOCUMENT,
        .slots = slots_logic_xor_free_40, .configs = 0x1,
        .choices = choices_13,
        .fixed_mask = {{0x340000e3, 0x0}}, .fixed_value = {{0x14000042, 0x0}},
        .bits = "rrrrrrrr rr01-1-- pppp---- pppppppp 010.nn10",
    },
    [VUC_LOGIC_XOR_FREE_30] = {
        .name = "logic.xor.free.30", .page = "logic", .title = "Predicate logic",
        .mnemonic = "xor", .syntax = "xor $p[PRED] N1 $p[PS1] N2 $p[PS2]",
        .effects = "reads $p[PS1] $p[PS2]; writes $p[PRED]",
        .note = "Computes with predicates. Either source may be complemented, so `and`, `or`, `xor` also give the other functions of two bits. The destination stands first; with a guard it lies in another field. Bit 4 of the word is ignored.",
        .length = 4, .slot_count = 5, .choice_count = 2, .grade = ISADORA_DOCUMENT,
        .slots = slots_logic_xor_free_30, .configs = 0x6,
        .choices = choices_14,
        .fixed_mask = {{0x340000e3, 0x0}}, .fixed_value = {{0x14000042, 0x0}},
        .bits = "01-1-- pppp---- pppppppp 010.nn10",
    },
    [VUC_LOGIC_AND_GUARDED_40] = {
        .name = "logic.and.guarded.40", .page = "logic", .title = "Predicate logic",
        .mnemonic = "and", .syntax = "BRANCH $p[PRED] and $p[PDST] N1 $p[PS1] N2 $p[PS2]",
        .effects = "reads $p[PRED] $p[RBP.n + 8] $p[PS1] $p[PS2]; writes $pc after 2 $p[PDST]; branch: conditional",
        .note = "Computes with predicates. Either source may be complemented, so `and`, `or`, `xor` also give the other functions of two bits. The destination stands first; with a guard it lies in another field. Bit 4 of the word is ignored.",
        .length = 8, .slot_count = 9, .choice_count = 2, .grade = ISADORA_DOCUMENT,
        .slots = slots_logic_and_guarded_40, .configs = 0x1,
        .choices = choices_15,
        .fixed_mask = {{0x340000e3, 0x0}}, .fixed_value = {{0x34000040, 0x0}},
        .bits = "rrrrrrrr rr11-1-- pppppppp pppppppp 010.nn00",
    },
    [VUC_LOGIC_AND_GUARDED_30] = {
        .name = "logic.and.guarded.30", .page = "logic", .title = "Predicate logic",
        .mnemonic = "and", .syntax = "$p[PRED] and $p[PDST] N1 $p[PS1] N2 $p[PS2]",
        .effects = "reads $p[PRED] $p[PS1] $p[PS2]; writes $p[PDST]",
        .note = "Computes with predicates. Either source may be complemented, so `and`, `or`, `xor` also give the other functions of two bits. The destination stands first; with a guard it lies in another field. Bit 4 of the word is ignored.",
        .length = 4, .slot_count = 6, .choice_count = 2, .grade = ISADORA_DOCUMENT,
        .slots = slots_logic_and_guarded_30, .configs = 0x6,
        .choices = choices_16,
        .fixed_mask = {{0x340000e3, 0x0}}, .fixed_value = {{0x34000040, 0x0}},
        .bits = "11-1-- pppppppp pppppppp 010.nn00",
    },
    [VUC_LOGIC_OR_GUARDED_40] = {
        .name = "logic.or.guarded.40", .page = "logic", .title = "Predicate logic",
        .mnemonic = "or", .syntax = "BRANCH $p[PRED] or $p[PDST] N1 $p[PS1] N2 $p[PS2]",
        .effects = "reads $p[PRED] $p[RBP.n + 8] $p[PS1] $p[PS2]; writes $pc after 2 $p[PDST]; branch: conditional",
        .note = "Computes with predicates. Either source may be complemented, so `and`, `or`, `xor` also give the other functions of two bits. The destination stands first; with a guard it lies in another field. Bit 4 of the word is ignored.",
        .length = 8, .slot_count = 9, .choice_count = 2, .grade = ISADORA_DOCUMENT,
        .slots = slots_logic_or_guarded_40, .configs = 0x1,
        .choices = choices_15,
        .fixed_mask = {{0x340000e3, 0x0}}, .fixed_value = {{0x34000041, 0x0}},
        .bits = "rrrrrrrr rr11-1-- pppppppp pppppppp 010.nn01",
    },
    [VUC_LOGIC_OR_GUARDED_30] = {
        .name = "logic.or.guarded.30", .page = "logic", .title = "Predicate logic",
        .mnemonic = "or", .syntax = "$p[PRED] or $p[PDST] N1 $p[PS1] N2 $p[PS2]",
        .effects = "reads $p[PRED] $p[PS1] $p[PS2]; writes $p[PDST]",
        .note = "Computes with predicates. Either source may be complemented, so `and`, `or`, `xor` also give the other functions of two bits. The destination stands first; with a guard it lies in another field. Bit 4 of the word is ignored.",
        .length = 4, .slot_count = 6, .choice_count = 2, .grade = ISADORA_DOCUMENT,
        .slots = slots_logic_or_guarded_30, .configs = 0x6,
        .choices = choices_16,
        .fixed_mask = {{0x340000e3, 0x0}}, .fixed_value = {{0x34000041, 0x0}},
        .bits = "11-1-- pppppppp pppppppp 010.nn01",
    },
    [VUC_LOGIC_XOR_GUARDED_40] = {
        .name = "logic.xor.guarded.40", .page = "logic", .title = "Predicate logic",
        .mnemonic = "xor", .syntax = "BRANCH $p[PRED] xor $p[PDST] N1 $p[PS1] N2 $p[PS2]",
        .effects = "reads $p[PRED] $p[RBP.n + 8] $p[PS1] $p[PS2]; writes $pc after 2 $p[PDST]; branch: conditional",
        .note = "Computes with predicates. Either source may be complemented, so `and`, `or`, `xor` also give the other functions of two bits. The destination stands first; with a guard it lies in another field. Bit 4 of the word is ignored.",
        .length = 8, .slot_count = 9, .choice_count = 2, .grade = ISADORA_DOCUMENT,
        .slots = slots_logic_xor_guarded_40, .configs = 0x1,
        .choices = choices_15,
        .fixed_mask = {{0x340000e3, 0x0}}, .fixed_value = {{0x34000042, 0x0}},
        .bits = "rrrrrrrr rr11-1-- pppppppp pppppppp 010.nn10",
    },
    [VUC_LOGIC_XOR_GUARDED_30] = {
        .name = "logic.xor.guarded.30", .page = "logic", .title = "Predicate logic",
        .mnemonic = "xor", .syntax = "$p[PRED] xor $p[PDST] N1 $p[PS1] N2 $p[PS2]",
        .effects = "reads $p[PRED] $p[PS1] $p[PS2]; writes $p[PDST]",
        .note = "Computes with predicates. Either source may be complemented, so `and`, `or`, `xor` also give the other functions of two bits. The destination stands first; with a guard it lies in another field. Bit 4 of the word is ignored.",
        .length = 4, .slot_count = 6, .choice_count = 2, .grade = ISADORA_DOCUMENT,
        .slots = slots_logic_xor_guarded_30, .configs = 0x6,
        .choices = choices_16,
        .fixed_mask = {{0x340000e3, 0x0}}, .fixed_value = {{0x34000042, 0x0}},
        .bits = "11-1-- pppppppp pppppppp 010.nn10",
    },
    [VUC_NOP_40] = {
        .name = "nop.40", .page = "nop", .title = "Nothing",
        .mnemonic = "nop", .syntax = "BRANCH GUARD nop",
        .effects = "reads $p[PRED] $p[RBP.n + 8]; writes $pc after 2; branch: conditional",
        .note = "Does nothing for one cycle. On VP2 its branch slot still branches.",
        .length = 8, .slot_count = 4, .choice_count = 2, .grade = ISADORA_DOCUMENT,
        .slots = slots_nop_40, .configs = 0x1,
        .choices = choices_11,
        .fixed_mask = {{0x140000e3, 0x0}}, .fixed_value = {{0x14000043, 0x0}},
        .bits = "rrrrrrrr rr.1-1-- pppp---- -------- 010.--11",
    },
    [VUC_NOP_30] = {
        .name = "nop.30", .page = "nop", .title = "Nothing",
        .mnemonic = "nop", .syntax = "GUARD nop",
        .effects = "reads $p[PRED]",
        .note = "Does nothing for one cycle. On VP2 its branch slot still branches.",
        .length = 4, .slot_count = 1, .choice_count = 2, .grade = ISADORA_DOCUMENT,
        .slots = slots_nop_30, .configs = 0x6,
        .choices = choices_12,
        .fixed_mask = {{0x140000e3, 0x0}}, .fixed_value = {{0x14000043, 0x0}},
        .bits = ".1-1-- pppp---- -------- 010.--11",
    },
    [VUC_CLICNT_40] = {
        .name = "clicnt.40", .page = "clicnt", .title = "Clear the counter",
        .mnemonic = "clicnt", .syntax = "BRANCH GUARD clicnt",
        .effects = "reads $p[PRED] $p[RBP.n + 8]; writes $pc after 2 $icnt $stat.watchdog; branch: conditional",
        .note = "Clears the counter of cycles, and with it the watchdog in bit 12 of `$stat`.",
        .length = 8, .slot_count = 4, .choice_count = 2, .grade = ISADORA_DOCUMENT,
        .slots = slots_clicnt_40, .configs = 0x1,
        .choices = choices_11,
        .fixed_mask = {{0x140000ff, 0x0}}, .fixed_value = {{0x14000020, 0x0}},
        .bits = "rrrrrrrr rr.1-1-- pppp---- -------- 00100000",
    },
    [VUC_CLICNT_30] = {
        .name = "clicnt.30", .page = "clicnt", .title = "Clear the counter",
        .mnemonic = "clicnt", .syntax = "GUARD clicnt",
        .effects = "reads $p[PRED]; writes $icnt $stat.watchdog",
        .note = "Clears the counter of cycles, and with it the watchdog in bit 12 of `$stat`.",
        .length = 4, .slot_count = 1, .choice_count = 2, .grade = ISADORA_DOCUMENT,
        .slots = slots_clicnt_30, .configs = 0x6,
        .choices = choices_12,
        .fixed_mask = {{0x140000ff, 0x0}}, .fixed_value = {{0x14000020, 0x0}},
        .bits = ".1-1-- pppp---- -------- 00100000",
    },
    [VUC_ENGINE_MBIREAD_40] = {
        .name = "engine.mbiread.40", .page = "engine", .title = "Macroblocks and motion vectors",
        .mnemonic = "mbiread", .syntax = "BRANCH GUARD mbiread",
        .effects = "reads $p[PRED] $p[RBP.n + 8]; writes $pc after 2; trap: what it takes from and hands to the engines around is not part of this model; branch: conditional",
        .note = "Makes the engines around do something. The model has nothing to take their data from, so a program stops here.",
        .length = 8, .slot_count = 4, .choice_count = 2, .grade = ISADORA_UNKNOWN,
        .slots = slots_engine_mbiread_40, .configs = 0x1,
        .choices = choices_11,
        .fixed_mask = {{0x140000ff, 0x0}}, .fixed_value = {{0x14000024, 0x0}},
        .bits = "rrrrrrrr rr.1-1-- pppp---- -------- 00100100",
    },
    [VUC_ENGINE_MBIREAD_30] = {
        .name = "engine.mbiread.30", .page = "engine", .title = "Macroblocks and motion vectors",
        .mnemonic = "mbiread", .syntax = "GUARD mbiread",
        .effects = "reads $p[PRED]; trap: what it takes from and hands to the engines around is not part of this model",
        .note = "Makes the engines around do something. The model has nothing to take their data from, so a program stops here.",
        .length = 4, .slot_count = 1, .choice_count = 2, .grade = ISADORA_UNKNOWN,
        .slots = slots_engine_mbiread_30, .configs = 0x6,
        .choices = choices_12,
        .fixed_mask = {{0x140000ff, 0x0}}, .fixed_value = {{0x14000024, 0x0}},
        .bits = ".1-1-- pppp---- -------- 00100100",
    },
    [VUC_ENGINE_MBINEXT_40] = {
        .name = "engine.mbinext.40", .page = "engine", .title = "Macroblocks and motion vectors",
        .mnemonic = "mbinext", .syntax = "BRANCH GUARD mbinext",
        .effects = "reads $p[PRED] $p[RBP.n + 8]; writes $pc after 2; trap: what it takes from and hands to the engines around is not part of this model; branch: conditional",
        .note = "Makes the engines around do something. The model has nothing to take their data from, so a program stops here.",
        .length = 8, .slot_count = 4, .choice_count = 2, .grade = ISADORA_UNKNOWN,
        .slots = slots_engine_mbinext_40, .configs = 0x1,
        .choices = choices_11,
        .fixed_mask = {{0x140000ff, 0x0}}, .fixed_value = {{0x14000028, 0x0}},
        .bits = "rrrrrrrr rr.1-1-- pppp---- -------- 00101000",
    },
    [VUC_ENGINE_MBINEXT_30] = {
        .name = "engine.mbinext.30", .page = "engine", .title = "Macroblocks and motion vectors",
        .mnemonic = "mbinext", .syntax = "GUARD mbinext",
        .effects = "reads $p[PRED]; trap: what it takes from and hands to the engines around is not part of this model",
        .note = "Makes the engines around do something. The model has nothing to take their data from, so a program stops here.",
        .length = 4, .slot_count = 1, .choice_count = 2, .grade = ISADORA_UNKNOWN,
        .slots = slots_engine_mbinext_30, .configs = 0x6,
        .choices = choices_12,
        .fixed_mask = {{0x140000ff, 0x0}}, .fixed_value = {{0x14000028, 0x0}},
        .bits = ".1-1-- pppp---- -------- 00101000",
    },
    [VUC_ENGINE_MVSREAD_40] = {
        .name = "engine.mvsread.40", .page = "engine", .title = "Macroblocks and motion vectors",
        .mnemonic = "mvsread", .syntax = "BRANCH GUARD mvsread",
        .effects = "reads $p[PRED] $p[RBP.n + 8]; writes $pc after 2; trap: what it takes from and hands to the engines around is not part of this model; branch: conditional",
        .note = "Makes the engines around do something. The model has nothing to take their data from, so a program stops here.",
        .length = 8, .slot_count = 4, .choice_count = 2, .grade = ISADORA_UNKNOWN,
        .slots = slots_engine_mvsread_40, .configs = 0x1,
        .choices = choices_11,
        .fixed_mask = {{0x140000ff, 0x0}}, .fixed_value = {{0x14000029, 0x0}},
        .bits = "rrrrrrrr rr.1-1-- pppp---- -------- 00101001",
    },
    [VUC_ENGINE_MVSREAD_30] = {
        .name = "engine.mvsread.30", .page = "engine", .title = "Macroblocks and motion vectors",
        .mnemonic = "mvsread", .syntax = "GUARD mvsread",
        .effects = "reads $p[PRED]; trap: what it takes from and hands to the engines around is not part of this model",
        .note = "Makes the engines around do something. The model has nothing to take their data from, so a program stops here.",
        .length = 4, .slot_count = 1, .choice_count = 2, .grade = ISADORA_UNKNOWN,
        .slots = slots_engine_mvsread_30, .configs = 0x6,
        .choices = choices_12,
        .fixed_mask = {{0x140000ff, 0x0}}, .fixed_value = {{0x14000029, 0x0}},
        .bits = ".1-1-- pppp---- -------- 00101001",
    },
    [VUC_ENGINE_MVSWRITE_40] = {
        .name = "engine.mvswrite.40", .page = "engine", .title = "Macroblocks and motion vectors",
        .mnemonic = "mvswrite", .syntax = "BRANCH GUARD mvswrite",
        .effects = "reads $p[PRED] $p[RBP.n + 8]; writes $pc after 2; trap: what it takes from and hands to the engines around is not part of this model; branch: conditional",
        .note = "Makes the engines around do something. The model has nothing to take their data from, so a program stops here.",
        .length = 8, .slot_count = 4, .choice_count = 2, .grade = ISADORA_UNKNOWN,
        .slots = slots_engine_mvswrite_40, .configs = 0x1,
        .choices = choices_11,
        .fixed_mask = {{0x140000ff, 0x0}}, .fixed_value = {{0x1400002a, 0x0}},
        .bits = "rrrrrrrr rr.1-1-- pppp---- -------- 00101010",
    },
    [VUC_ENGINE_MVSWRITE_30] = {
        .name = "engine.mvswrite.30", .page = "engine", .title = "Macroblocks and motion vectors",
        .mnemonic = "mvswrite", .syntax = "GUARD mvswrite",
        .effects = "reads $p[PRED]; trap: what it takes from and hands to the engines around is not part of this model",
        .note = "Makes the engines around do something. The model has nothing to take their data from, so a program stops here.",
        .length = 4, .slot_count = 1, .choice_count = 2, .grade = ISADORA_UNKNOWN,
        .slots = slots_engine_mvswrite_30, .configs = 0x6,
        .choices = choices_12,
        .fixed_mask = {{0x140000ff, 0x0}}, .fixed_value = {{0x1400002a, 0x0}},
        .bits = ".1-1-- pppp---- -------- 00101010",
    },
    [VUC_NAMED_ONLY_O21_40] = {
        .name = "named_only.o21.40", .page = "named_only", .title = "Names without a meaning",
        .mnemonic = "o21", .syntax = "BRANCH GUARD o21",
        .effects = "reads $p[PRED] $p[RBP.n + 8]; writes $pc after 2; trap: no source says what it does; branch: conditional",
        .note = "Tools know these numbers, since real programs have them. What they do, and on which variants, nobody knows; `o21` seems to have to do with `$sr32` to `$sr42`, `o22` with `$sr48` to `$sr58` (inferred).",
        .length = 8, .slot_count = 4, .choice_count = 2, .grade = ISADORA_UNKNOWN,
        .slots = slots_named_only_o21_40, .configs = 0x1,
        .choices = choices_11,
        .fixed_mask = {{0x140000ff, 0x0}}, .fixed_value = {{0x14000021, 0x0}},
        .bits = "rrrrrrrr rr.1\?1\?\? pppp\?\?\?\? \?\?\?\?\?\?\?\? 00100001",
    },
    [VUC_NAMED_ONLY_O21_30] = {
        .name = "named_only.o21.30", .page = "named_only", .title = "Names without a meaning",
        .mnemonic = "o21", .syntax = "GUARD o21",
        .effects = "reads $p[PRED]; trap: no source says what it does",
        .note = "Tools know these numbers, since real programs have them. What they do, and on which variants, nobody knows; `o21` seems to have to do with `$sr32` to `$sr42`, `o22` with `$sr48` to `$sr58` (inferred).",
        .length = 4, .slot_count = 1, .choice_count = 2, .grade = ISADORA_UNKNOWN,
        .slots = slots_named_only_o21_30, .configs = 0x6,
        .choices = choices_12,
        .fixed_mask = {{0x140000ff, 0x0}}, .fixed_value = {{0x14000021, 0x0}},
        .bits = ".1\?1\?\? pppp\?\?\?\? \?\?\?\?\?\?\?\? 00100001",
    },
    [VUC_NAMED_ONLY_O22_40] = {
        .name = "named_only.o22.40", .page = "named_only", .title = "Names without a meaning",
        .mnemonic = "o22", .syntax = "BRANCH GUARD o22",
        .effects = "reads $p[PRED] $p[RBP.n + 8]; writes $pc after 2; trap: no source says what it does; branch: conditional",
        .note = "Tools know these numbers, since real programs have them. What they do, and on which variants, nobody knows; `o21` seems to have to do with `$sr32` to `$sr42`, `o22` with `$sr48` to `$sr58` (inferred).",
        .length = 8, .slot_count = 4, .choice_count = 2, .grade = ISADORA_UNKNOWN,
        .slots = slots_named_only_o22_40, .configs = 0x1,
        .choices = choices_11,
        .fixed_mask = {{0x140000ff, 0x0}}, .fixed_value = {{0x14000022, 0x0}},
        .bits = "rrrrrrrr rr.1\?1\?\? pppp\?\?\?\? \?\?\?\?\?\?\?\? 00100010",
    },
    [VUC_NAMED_ONLY_O22_30] = {
        .name = "named_only.o22.30", .page = "named_only", .title = "Names without a meaning",
        .mnemonic = "o22", .syntax = "GUARD o22",
        .effects = "reads $p[PRED]; trap: no source says what it does",
        .note = "Tools know these numbers, since real programs have them. What they do, and on which variants, nobody knows; `o21` seems to have to do with `$sr32` to `$sr42`, `o22` with `$sr48` to `$sr58` (inferred).",
        .length = 4, .slot_count = 1, .choice_count = 2, .grade = ISADORA_UNKNOWN,
        .slots = slots_named_only_o22_30, .configs = 0x6,
        .choices = choices_12,
        .fixed_mask = {{0x140000ff, 0x0}}, .fixed_value = {{0x14000022, 0x0}},
        .bits = ".1\?1\?\? pppp\?\?\?\? \?\?\?\?\?\?\?\? 00100010",
    },
    [VUC_NAMED_ONLY_O23_40] = {
        .name = "named_only.o23.40", .page = "named_only", .title = "Names without a meaning",
        .mnemonic = "o23", .syntax = "BRANCH GUARD o23",
        .effects = "reads $p[PRED] $p[RBP.n + 8]; writes $pc after 2; trap: no source says what it does; branch: conditional",
        .note = "Tools know these numbers, since real programs have them. What they do, and on which variants, nobody knows; `o21` seems to have to do with `$sr32` to `$sr42`, `o22` with `$sr48` to `$sr58` (inferred).",
        .length = 8, .slot_count = 4, .choice_count = 2, .grade = ISADORA_UNKNOWN,
        .slots = slots_named_only_o23_40, .configs = 0x1,
        .choices = choices_11,
        .fixed_mask = {{0x140000ff, 0x0}}, .fixed_value = {{0x14000023, 0x0}},
        .bits = "rrrrrrrr rr.1\?1\?\? pppp\?\?\?\? \?\?\?\?\?\?\?\? 00100011",
    },
    [VUC_NAMED_ONLY_O23_30] = {
        .name = "named_only.o23.30", .page = "named_only", .title = "Names without a meaning",
        .mnemonic = "o23", .syntax = "GUARD o23",
        .effects = "reads $p[PRED]; trap: no source says what it does",
        .note = "Tools know these numbers, since real programs have them. What they do, and on which variants, nobody knows; `o21` seems to have to do with `$sr32` to `$sr42`, `o22` with `$sr48` to `$sr58` (inferred).",
        .length = 4, .slot_count = 1, .choice_count = 2, .grade = ISADORA_UNKNOWN,
        .slots = slots_named_only_o23_30, .configs = 0x6,
        .choices = choices_12,
        .fixed_mask = {{0x140000ff, 0x0}}, .fixed_value = {{0x14000023, 0x0}},
        .bits = ".1\?1\?\? pppp\?\?\?\? \?\?\?\?\?\?\?\? 00100011",
    },
    [VUC_NAMED_ONLY_O25_40] = {
        .name = "named_only.o25.40", .page = "named_only", .title = "Names without a meaning",
        .mnemonic = "o25", .syntax = "BRANCH GUARD o25",
        .effects = "reads $p[PRED] $p[RBP.n + 8]; writes $pc after 2; trap: no source says what it does; branch: conditional",
        .note = "Tools know these numbers, since real programs have them. What they do, and on which variants, nobody knows; `o21` seems to have to do with `$sr32` to `$sr42`, `o22` with `$sr48` to `$sr58` (inferred).",
        .length = 8, .slot_count = 4, .choice_count = 2, .grade = ISADORA_UNKNOWN,
        .slots = slots_named_only_o25_40, .configs = 0x1,
        .choices = choices_11,
        .fixed_mask = {{0x140000ff, 0x0}}, .fixed_value = {{0x14000025, 0x0}},
        .bits = "rrrrrrrr rr.1\?1\?\? pppp\?\?\?\? \?\?\?\?\?\?\?\? 00100101",
    },
    [VUC_NAMED_ONLY_O25_30] = {
        .name = "named_only.o25.30", .page = "named_only", .title = "Names without a meaning",
        .mnemonic = "o25", .syntax = "GUARD o25",
        .effects = "reads $p[PRED]; trap: no source says what it does",
        .note = "Tools know these numbers, since real programs have them. What they do, and on which variants, nobody knows; `o21` seems to have to do with `$sr32` to `$sr42`, `o22` with `$sr48` to `$sr58` (inferred).",
        .length = 4, .slot_count = 1, .choice_count = 2, .grade = ISADORA_UNKNOWN,
        .slots = slots_named_only_o25_30, .configs = 0x6,
        .choices = choices_12,
        .fixed_mask = {{0x140000ff, 0x0}}, .fixed_value = {{0x14000025, 0x0}},
        .bits = ".1\?1\?\? pppp\?\?\?\? \?\?\?\?\?\?\?\? 00100101",
    },
    [VUC_NAMED_ONLY_O26_40] = {
        .name = "named_only.o26.40", .page = "named_only", .title = "Names without a meaning",
        .mnemonic = "o26", .syntax = "BRANCH GUARD o26",
        .effects = "reads $p[PRED] $p[RBP.n + 8]; writes $pc after 2; trap: no source says what it does; branch: conditional",
        .note = "Tools know these numbers, since real programs have them. What they do, and on which variants, nobody knows; `o21` seems to have to do with `$sr32` to `$sr42`, `o22` with `$sr48` to `$sr58` (inferred).",
        .length = 8, .slot_count = 4, .choice_count = 2, .grade = ISADORA_UNKNOWN,
        .slots = slots_named_only_o26_40, .configs = 0x1,
        .choices = choices_11,
        .fixed_mask = {{0x140000ff, 0x0}}, .fixed_value = {{0x14000026, 0x0}},
        .bits = "rrrrrrrr rr.1\?1\?\? pppp\?\?\?\? \?\?\?\?\?\?\?\? 00100110",
    },
    [VUC_NAMED_ONLY_O26_30] = {
        .name = "named_only.o26.30", .page = "named_only", .title = "Names without a meaning",
        .mnemonic = "o26", .syntax = "GUARD o26",
        .effects = "reads $p[PRED]; trap: no source says what it does",
        .note = "Tools know these numbers, since real programs have them. What they do, and on which variants, nobody knows; `o21` seems to have to do with `$sr32` to `$sr42`, `o22` with `$sr48` to `$sr58` (inferred).",
        .length = 4, .slot_count = 1, .choice_count = 2, .grade = ISADORA_UNKNOWN,
        .slots = slots_named_only_o26_30, .configs = 0x6,
        .choices = choices_12,
        .fixed_mask = {{0x140000ff, 0x0}}, .fixed_value = {{0x14000026, 0x0}},
        .bits = ".1\?1\?\? pppp\?\?\?\? \?\?\?\?\?\?\?\? 00100110",
    },
    [VUC_NAMED_ONLY_O2B_40] = {
        .name = "named_only.o2b.40", .page = "named_only", .title = "Names without a meaning",
        .mnemonic = "o2b", .syntax = "BRANCH GUARD o2b",
        .effects = "reads $p[PRED] $p[RBP.n + 8]; writes $pc after 2; trap: no source says what it does; branch: conditional",
        .note = "Tools know these numbers, since real programs have them. What they do, and on which variants, nobody knows; `o21` seems to have to do with `$sr32` to `$sr42`, `o22` with `$sr48` to `$sr58` (inferred).",
        .length = 8, .slot_count = 4, .choice_count = 2, .grade = ISADORA_UNKNOWN,
        .slots = slots_named_only_o2b_40, .configs = 0x1,
        .choices = choices_11,
        .fixed_mask = {{0x140000ff, 0x0}}, .fixed_value = {{0x1400002b, 0x0}},
        .bits = "rrrrrrrr rr.1\?1\?\? pppp\?\?\?\? \?\?\?\?\?\?\?\? 00101011",
    },
    [VUC_NAMED_ONLY_O2B_30] = {
        .name = "named_only.o2b.30", .page = "named_only", .title = "Names without a meaning",
        .mnemonic = "o2b", .syntax = "GUARD o2b",
        .effects = "reads $p[PRED]; trap: no source says what it does",
        .note = "Tools know these numbers, since real programs have them. What they do, and on which variants, nobody knows; `o21` seems to have to do with `$sr32` to `$sr42`, `o22` with `$sr48` to `$sr58` (inferred).",
        .length = 4, .slot_count = 1, .choice_count = 2, .grade = ISADORA_UNKNOWN,
        .slots = slots_named_only_o2b_30, .configs = 0x6,
        .choices = choices_12,
        .fixed_mask = {{0x140000ff, 0x0}}, .fixed_value = {{0x1400002b, 0x0}},
        .bits = ".1\?1\?\? pppp\?\?\?\? \?\?\?\?\?\?\?\? 00101011",
    },
    [VUC_NAMED_ONLY_O2C_40] = {
        .name = "named_only.o2c.40", .page = "named_only", .title = "Names without a meaning",
        .mnemonic = "o2c", .syntax = "BRANCH GUARD o2c",
        .effects = "reads $p[PRED] $p[RBP.n + 8]; writes $pc after 2; trap: no source says what it does; branch: conditional",
        .note = "Tools know these numbers, since real programs have them. What they do, and on which variants, nobody knows; `o21` seems to have to do with `$sr32` to `$sr42`, `o22` with `$sr48` to `$sr58` (inferred).",
        .length = 8, .slot_count = 4, .choice_count = 2, .grade = ISADORA_UNKNOWN,
        .slots = slots_named_only_o2c_40, .configs = 0x1,
        .choices = choices_11,
        .fixed_mask = {{0x140000ff, 0x0}}, .fixed_value = {{0x1400002c, 0x0}},
        .bits = "rrrrrrrr rr.1\?1\?\? pppp\?\?\?\? \?\?\?\?\?\?\?\? 00101100",
    },
    [VUC_NAMED_ONLY_O2C_30] = {
        .name = "named_only.o2c.30", .page = "named_only", .title = "Names without a meaning",
        .mnemonic = "o2c", .syntax = "GUARD o2c",
        .effects = "reads $p[PRED]; trap: no source says what it does",
        .note = "Tools know these numbers, since real programs have them. What they do, and on which variants, nobody knows; `o21` seems to have to do with `$sr32` to `$sr42`, `o22` with `$sr48` to `$sr58` (inferred).",
        .length = 4, .slot_count = 1, .choice_count = 2, .grade = ISADORA_UNKNOWN,
        .slots = slots_named_only_o2c_30, .configs = 0x6,
        .choices = choices_12,
        .fixed_mask = {{0x140000ff, 0x0}}, .fixed_value = {{0x1400002c, 0x0}},
        .bits = ".1\?1\?\? pppp\?\?\?\? \?\?\?\?\?\?\?\? 00101100",
    },
    [VUC_LMUL_LMULU_40] = {
        .name = "lmul.lmulu.40", .page = "lmul", .title = "Multiply",
        .mnemonic = "lmulu", .syntax = "BRANCH GUARD lmulu $r[SRC1] S2",
        .effects = "reads $p[PRED] $p[RBP.n + 8] $r[SRC2] $r[SRC1]; writes $pc after 2 $l after 3; occupies long, 3; branch: conditional",
        .note = "Multiplies source 1, 16 bits, by the low 11 bits of source 2, and puts the product into `$l`. `lmulu` takes both without sign, `lmuls` with sign. An immediate has 6 bits and is never negative. The product is there after three cycles.",
        .length = 8, .slot_count = 7, .choice_count = 3, .grade = ISADORA_DOCUMENT,
        .slots = slots_lmul_lmulu_40, .configs = 0x1,
        .choices = choices_17,
        .fixed_mask = {{0x140000ff, 0x0}}, .fixed_value = {{0x140000a0, 0x0}},
        .bits = "rrrrrrrr rr.1.1ee pppp---- ssssssss 10100000",
    },
    [VUC_LMUL_LMULU_30] = {
        .name = "lmul.lmulu.30", .page = "lmul", .title = "Multiply",
        .mnemonic = "lmulu", .syntax = "GUARD lmulu $r[SRC1] S2",
        .effects = "reads $p[PRED] $r[SRC2] $r[SRC1]; writes $l after 3; occupies long, 3",
        .note = "Multiplies source 1, 16 bits, by the low 11 bits of source 2, and puts the product into `$l`. `lmulu` takes both without sign, `lmuls` with sign. An immediate has 6 bits and is never negative. The product is there after three cycles.",
        .length = 4, .slot_count = 4, .choice_count = 3, .grade = ISADORA_DOCUMENT,
        .slots = slots_lmul_lmulu_30, .configs = 0x6,
        .choices = choices_18,
        .fixed_mask = {{0x140000ff, 0x0}}, .fixed_value = {{0x140000a0, 0x0}},
        .bits = ".1.1ee pppp---- ssssssss 10100000",
    },
    [VUC_LMUL_LMULS_40] = {
        .name = "lmul.lmuls.40", .page = "lmul", .title = "Multiply",
        .mnemonic = "lmuls", .syntax = "BRANCH GUARD lmuls $r[SRC1] S2",
        .effects = "reads $p[PRED] $p[RBP.n + 8] $r[SRC2] $r[SRC1]; writes $pc after 2 $l after 3; occupies long, 3; branch: conditional",
        .note = "Multiplies source 1, 16 bits, by the low 11 bits of source 2, and puts the product into `$l`. `lmulu` takes both without sign, `lmuls` with sign. An immediate has 6 bits and is never negative. The product is there after three cycles.",
        .length = 8, .slot_count = 7, .choice_count = 3, .grade = ISADORA_DOCUMENT,
        .slots = slots_lmul_lmuls_40, .configs = 0x1,
        .choices = choices_17,
        .fixed_mask = {{0x140000ff, 0x0}}, .fixed_value = {{0x140000a1, 0x0}},
        .bits = "rrrrrrrr rr.1.1ee pppp---- ssssssss 10100001",
    },
    [VUC_LMUL_LMULS_30] = {
        .name = "lmul.lmuls.30", .page = "lmul", .title = "Multiply",
        .mnemonic = "lmuls", .syntax = "GUARD lmuls $r[SRC1] S2",
        .effects = "reads $p[PRED] $r[SRC2] $r[SRC1]; writes $l after 3; occupies long, 3",
        .note = "Multiplies source 1, 16 bits, by the low 11 bits of source 2, and puts the product into `$l`. `lmulu` takes both without sign, `lmuls` with sign. An immediate has 6 bits and is never negative. The product is there after three cycles.",
        .length = 4, .slot_count = 4, .choice_count = 3, .grade = ISADORA_DOCUMENT,
        .slots = slots_lmul_lmuls_30, .configs = 0x6,
        .choices = choices_18,
        .fixed_mask = {{0x140000ff, 0x0}}, .fixed_value = {{0x140000a1, 0x0}},
        .bits = ".1.1ee pppp---- ssssssss 10100001",
    },
    [VUC_LSHIFT_LSRR_40] = {
        .name = "lshift.lsrr.40", .page = "lshift", .title = "Shift and add",
        .mnemonic = "lsrr", .syntax = "BRANCH GUARD lsrr S2",
        .effects = "reads $p[PRED] $p[RBP.n + 8] $r[SRC2] $l; writes $pc after 2 $l; occupies long, 1; branch: conditional",
        .note = "Shifts the long accumulator, or adds to it; one cycle. n is bits 0..4 of source 2. An immediate has 6 bits and is never negative.",
        .length = 8, .slot_count = 6, .choice_count = 3, .grade = ISADORA_DOCUMENT,
        .slots = slots_lshift_lsrr_40, .configs = 0x1,
        .choices = choices_17,
        .fixed_mask = {{0x140000ff, 0x0}}, .fixed_value = {{0x140000a2, 0x0}},
        .bits = "rrrrrrrr rr.1.1ee pppp---- ssss---- 10100010",
    },
    [VUC_LSHIFT_LSRR_30] = {
        .name = "lshift.lsrr.30", .page = "lshift", .title = "Shift and add",
        .mnemonic = "lsrr", .syntax = "GUARD lsrr S2",
        .effects = "reads $p[PRED] $r[SRC2] $l; writes $l; occupies long, 1",
        .note = "Shifts the long accumulator, or adds to it; one cycle. n is bits 0..4 of source 2. An immediate has 6 bits and is never negative.",
        .length = 4, .slot_count = 3, .choice_count = 3, .grade = ISADORA_DOCUMENT,
        .slots = slots_lshift_lsrr_30, .configs = 0x6,
        .choices = choices_18,
        .fixed_mask = {{0x140000ff, 0x0}}, .fixed_value = {{0x140000a2, 0x0}},
        .bits = ".1.1ee pppp---- ssss---- 10100010",
    },
    [VUC_LSHIFT_LADD] = {
        .name = "lshift.ladd", .page = "lshift", .title = "Shift and add",
        .mnemonic = "ladd", .syntax = "GUARD ladd S2",
        .effects = "reads $p[PRED] $r[SRC2] $l; writes $l; occupies long, 1",
        .note = "Shifts the long accumulator, or adds to it; one cycle. n is bits 0..4 of source 2. An immediate has 6 bits and is never negative.",
        .length = 4, .slot_count = 3, .choice_count = 3, .grade = ISADORA_DOCUMENT,
        .slots = slots_lshift_ladd, .configs = 0x6,
        .choices = choices_18,
        .fixed_mask = {{0x140000ff, 0x0}}, .fixed_value = {{0x140000a4, 0x0}},
        .bits = ".1.1ee pppp---- ssss---- 10100100",
    },
    [VUC_LSHIFT_LSAR] = {
        .name = "lshift.lsar", .page = "lshift", .title = "Shift and add",
        .mnemonic = "lsar", .syntax = "GUARD lsar S2",
        .effects = "reads $p[PRED] $r[SRC2] $l; writes $l; occupies long, 1",
        .note = "Shifts the long accumulator, or adds to it; one cycle. n is bits 0..4 of source 2. An immediate has 6 bits and is never negative.",
        .length = 4, .slot_count = 3, .choice_count = 3, .grade = ISADORA_DOCUMENT,
        .slots = slots_lshift_lsar, .configs = 0x6,
        .choices = choices_18,
        .fixed_mask = {{0x140000ff, 0x0}}, .fixed_value = {{0x140000a8, 0x0}},
        .bits = ".1.1ee pppp---- ssss---- 10101000",
    },
    [VUC_LDIVU] = {
        .name = "ldivu", .page = "ldivu", .title = "Divide",
        .mnemonic = "ldivu", .syntax = "GUARD ldivu S2",
        .effects = "reads $p[PRED] $r[SRC2] $l; writes $l after 34; occupies long, 34",
        .note = "Divides `$l` by source 2, both without sign, and puts the quotient into `$l`; there is no remainder. Division by 0 gives all ones. The quotient is there after 34 cycles.",
        .length = 4, .slot_count = 3, .choice_count = 3, .grade = ISADORA_DOCUMENT,
        .slots = slots_ldivu, .configs = 0x4,
        .choices = choices_18,
        .fixed_mask = {{0x140000ff, 0x0}}, .fixed_value = {{0x140000ac, 0x0}},
        .bits = ".1.1ee pppp---- ssss---- 10101100",
    },
    [VUC_LUT_RR_40] = {
        .name = "lut.rr.40", .page = "lut", .title = "Look up",
        .mnemonic = "lut", .syntax = "BRANCH GUARD lut MODE PD $r[DST] $r[SRC1] S2",
        .effects = "reads $p[15] $p[PRED] $p[PDST] $p[RBP.n + 8] $r[SRC2] $sr[30] $r[SRC1].0..2 $sr[24].3 $r[SRC1].0 $sr[18] $sr[16] $sr[19] $sr[17] $sr[21] $sr[20] $sr[23] $sr[22] $r[SRC1].8..9 $r[SRC1].0..1; writes $pc after 2 $r[DST] $p[15] $p[PRED] $p[PDST]; trap: no source gives the number of partitions of this macroblock type; trap: no source gives the sub-partitions of this type; trap: only the first sub-partition is known; trap: no source gives the order of these partitions; trap: no source gives the directions of this type; branch: conditional",
        .note = "Looks up what the registers of the macroblock say. The low four bits of source 2 choose a table, source 1 is the index.",
        .length = 8, .slot_count = 10, .choice_count = 5, .grade = ISADORA_DOCUMENT,
        .slots = slots_lut_rr_40, .configs = 0x1,
        .choices = choices_1,
        .fixed_mask = {{0x1400001f, 0x0}}, .fixed_value = {{0x1c, 0x0}},
        .bits = "rrrrrrrr rr.0.0ee ppppdddd ssssssss ppp11100",
    },
    [VUC_LUT_RR_30] = {
        .name = "lut.rr.30", .page = "lut", .title = "Look up",
        .mnemonic = "lut", .syntax = "GUARD lut MODE PD $r[DST] $r[SRC1] S2",
        .effects = "reads $p[15] $p[PRED] $p[PDST] $r[SRC2] $sr[30] $r[SRC1].0..2 $sr[24].3 $r[SRC1].0 $sr[18] $sr[16] $sr[19] $sr[17] $sr[21] $sr[20] $sr[23] $sr[22] $r[SRC1].8..9 $r[SRC1].0..1; writes $r[DST] $p[15] $p[PRED] $p[PDST]; trap: no source gives the number of partitions of this macroblock type; trap: no source gives the sub-partitions of this type; trap: only the first sub-partition is known; trap: no source gives the order of these partitions; trap: no source gives the directions of this type; trap: used by VC-1, nobody knows for what",
        .note = "Looks up what the registers of the macroblock say. The low four bits of source 2 choose a table, source 1 is the index.",
        .length = 4, .slot_count = 7, .choice_count = 5, .grade = ISADORA_DOCUMENT,
        .slots = slots_lut_rr_30, .configs = 0x6,
        .choices = choices_2,
        .fixed_mask = {{0x1400001f, 0x0}}, .fixed_value = {{0x1c, 0x0}},
        .bits = ".0.0ee ppppdddd ssssssss ppp11100",
    },
    [VUC_LUT_RS_40] = {
        .name = "lut.rs.40", .page = "lut", .title = "Look up",
        .mnemonic = "lut", .syntax = "BRANCH GUARD lut MODE PD $r[DST] $sr[SRS] S2N",
        .effects = "reads $p[15] $p[PRED] $p[PDST] $p[RBP.n + 8] $r[SRC2] $sr[30] $sr[SRS].0..2 $sr[24].3 $sr[SRS].0 $sr[18] $sr[16] $sr[19] $sr[17] $sr[21] $sr[20] $sr[23] $sr[22] $sr[SRS].8..9 $sr[SRS].0..1; writes $pc after 2 $r[DST] $stat.h2v_ready $cs $p[15] $p[PRED] $p[PDST]; trap: no source names this register on this variant; trap: no source gives the number of partitions of this macroblock type; trap: no source gives the sub-partitions of this type; trap: only the first sub-partition is known; trap: no source gives the order of these partitions; trap: no source gives the directions of this type; trap: `$cs` is empty; branch: conditional return",
        .note = "Looks up what the registers of the macroblock say. The low four bits of source 2 choose a table, source 1 is the index.",
        .length = 8, .slot_count = 10, .choice_count = 5, .grade = ISADORA_DOCUMENT,
        .slots = slots_lut_rs_40, .configs = 0x1,
        .choices = choices_3,
        .fixed_mask = {{0x1400001f, 0x0}}, .fixed_value = {{0x400001c, 0x0}},
        .bits = "rrrrrrrr rr.0.1ss ppppdddd ssssssss ppp11100",
    },
    [VUC_LUT_RS_30] = {
        .name = "lut.rs.30", .page = "lut", .title = "Look up",
        .mnemonic = "lut", .syntax = "GUARD lut MODE PD $r[DST] $sr[SRS] S2N",
        .effects = "reads $p[15] $p[PRED] $p[PDST] $r[SRC2] $sr[30] $sr[SRS].0..2 $sr[24].3 $sr[SRS].0 $sr[18] $sr[16] $sr[19] $sr[17] $sr[21] $sr[20] $sr[23] $sr[22] $sr[SRS].8..9 $sr[SRS].0..1; writes $r[DST] $stat.h2v_ready $cs $p[15] $p[PRED] $p[PDST]; trap: no source names this register on this variant; trap: no source gives the number of partitions of this macroblock type; trap: no source gives the sub-partitions of this type; trap: only the first sub-partition is known; trap: no source gives the order of these partitions; trap: no source gives the directions of this type; trap: used by VC-1, nobody knows for what; trap: `$cs` is empty",
        .note = "Looks up what the registers of the macroblock say. The low four bits of source 2 choose a table, source 1 is the index.",
        .length = 4, .slot_count = 7, .choice_count = 5, .grade = ISADORA_DOCUMENT,
        .slots = slots_lut_rs_30, .configs = 0x6,
        .choices = choices_4,
        .fixed_mask = {{0x1400001f, 0x0}}, .fixed_value = {{0x400001c, 0x0}},
        .bits = ".0.1ss ppppdddd ssssssss ppp11100",
    },
    [VUC_LUT_SR_40] = {
        .name = "lut.sr.40", .page = "lut", .title = "Look up",
        .mnemonic = "lut", .syntax = "BRANCH GUARD lut MODE PD $sr[SRD] $r[SRC1] S2N",
        .effects = "reads $p[15] $p[PRED] $p[PDST] $p[RBP.n + 8] $r[SRC2] $sr[30] $r[SRC1].0..2 $sr[24].3 $r[SRC1].0 $sr[18] $sr[16] $sr[19] $sr[17] $sr[21] $sr[20] $sr[23] $sr[22] $r[SRC1].8..9 $r[SRC1].0..1; writes $pc after 2 $cs $p[0..15] $icnt $stat.watchdog $sr[24].0 $sr[24].3 $sr[SRD] $p[15] $p[PRED] $p[PDST]; trap: no source says what a store to this register does; trap: no source says whether $pred or the predicate result wins; trap: no source gives the number of partitions of this macroblock type; trap: no source gives the sub-partitions of this type; trap: only the first sub-partition is known; trap: no source gives the order of these partitions; trap: no source gives the directions of this type; trap: `$cs` is full; branch: conditional call",
        .note = "Looks up what the registers of the macroblock say. The low four bits of source 2 choose a table, source 1 is the index.",
        .length = 8, .slot_count = 10, .choice_count = 5, .grade = ISADORA_DOCUMENT,
        .slots = slots_lut_sr_40, .configs = 0x1,
        .choices = choices_3,
        .fixed_mask = {{0x1400001f, 0x0}}, .fixed_value = {{0x1000001c, 0x0}},
        .bits = "rrrrrrrr rr.1.0ss ppppssss ssssssss ppp11100",
    },
    [VUC_LUT_SR_30] = {
        .name = "lut.sr.30", .page = "lut", .title = "Look up",
        .mnemonic = "lut", .syntax = "GUARD lut MODE PD $sr[SRD] $r[SRC1] S2N",
        .effects = "reads $p[15] $p[PRED] $p[PDST] $r[SRC2] $sr[30] $r[SRC1].0..2 $sr[24].3 $r[SRC1].0 $sr[18] $sr[16] $sr[19] $sr[17] $sr[21] $sr[20] $sr[23] $sr[22] $r[SRC1].8..9 $r[SRC1].0..1; writes $cs $l.16..31 $l.0..15 $p[0..15] $icnt $stat.watchdog $sr[24].0 $sr[24].3 $sr[SRD] $p[15] $p[PRED] $p[PDST]; trap: no source says what a store to this register does; trap: no source says whether $pred or the predicate result wins; trap: no source gives the number of partitions of this macroblock type; trap: no source gives the sub-partitions of this type; trap: only the first sub-partition is known; trap: no source gives the order of these partitions; trap: no source gives the directions of this type; trap: used by VC-1, nobody knows for what; trap: `$cs` is full",
        .note = "Looks up what the registers of the macroblock say. The low four bits of source 2 choose a table, source 1 is the index.",
        .length = 4, .slot_count = 7, .choice_count = 5, .grade = ISADORA_DOCUMENT,
        .slots = slots_lut_sr_30, .configs = 0x6,
        .choices = choices_4,
        .fixed_mask = {{0x1400001f, 0x0}}, .fixed_value = {{0x1000001c, 0x0}},
        .bits = ".1.0ss ppppssss ssssssss ppp11100",
    },
    [VUC_LD_D_40] = {
        .name = "ld.d.40", .page = "ld", .title = "Load",
        .mnemonic = "ld", .syntax = "BRANCH GUARD ld $r[DST] D[LADDR]",
        .effects = "reads $p[PRED] $p[RBP.n + 8] $r[SRC1] $r[SRC2]; writes $pc after 2 $r[DST] after 3; read D.u16; trap: outside `D`; branch: conditional",
        .note = "Loads a cell. The address is a register, an immediate, or the sum of a register and either, modulo 0x10000; it counts cells, in PWT bytes. An immediate has 10 bits, with a guard 6. The cell is read at once; the register has it after three cycles, so two instructions stand between a load and its first use. Another instruction may store to the register meanwhile; what comes last stays.",
        .length = 8, .slot_count = 9, .choice_count = 3, .grade = ISADORA_DOCUMENT,
        .slots = slots_ld_d_40, .configs = 0x1,
        .choices = choices_19,
        .fixed_mask = {{0x140000ff, 0x0}}, .fixed_value = {{0x14000081, 0x0}},
        .bits = "rrrrrrrr rr.1.1ee ppppdddd ssssssss 10000001",
    },
    [VUC_LD_D_30] = {
        .name = "ld.d.30", .page = "ld", .title = "Load",
        .mnemonic = "ld", .syntax = "GUARD ld $r[DST] D[LADDR]",
        .effects = "reads $p[PRED] $r[SRC1] $r[SRC2]; writes $r[DST] after 3; read D.u16; trap: outside `D`",
        .note = "Loads a cell. The address is a register, an immediate, or the sum of a register and either, modulo 0x10000; it counts cells, in PWT bytes. An immediate has 10 bits, with a guard 6. The cell is read at once; the register has it after three cycles, so two instructions stand between a load and its first use. Another instruction may store to the register meanwhile; what comes last stays.",
        .length = 4, .slot_count = 6, .choice_count = 3, .grade = ISADORA_DOCUMENT,
        .slots = slots_ld_d_30, .configs = 0x6,
        .choices = choices_20,
        .fixed_mask = {{0x140000ff, 0x0}}, .fixed_value = {{0x14000081, 0x0}},
        .bits = ".1.1ee ppppdddd ssssssss 10000001",
    },
    [VUC_LD_PWT_40] = {
        .name = "ld.pwt.40", .page = "ld", .title = "Load",
        .mnemonic = "ld", .syntax = "BRANCH GUARD ld $r[DST] PWT[LADDR]",
        .effects = "reads $p[PRED] $p[RBP.n + 8] $r[SRC1] $r[SRC2]; writes $pc after 2 $r[DST] after 3; read PWT.u8; trap: outside `PWT`; branch: conditional",
        .note = "Loads a cell. The address is a register, an immediate, or the sum of a register and either, modulo 0x10000; it counts cells, in PWT bytes. An immediate has 10 bits, with a guard 6. The cell is read at once; the register has it after three cycles, so two instructions stand between a load and its first use. Another instruction may store to the register meanwhile; what comes last stays.",
        .length = 8, .slot_count = 9, .choice_count = 3, .grade = ISADORA_DOCUMENT,
        .slots = slots_ld_pwt_40, .configs = 0x1,
        .choices = choices_19,
        .fixed_mask = {{0x140000ff, 0x0}}, .fixed_value = {{0x14000083, 0x0}},
        .bits = "rrrrrrrr rr.1.1ee ppppdddd ssssssss 10000011",
    },
    [VUC_LD_PWT_30] = {
        .name = "ld.pwt.30", .page = "ld", .title = "Load",
        .mnemonic = "ld", .syntax = "GUARD ld $r[DST] PWT[LADDR]",
        .effects = "reads $p[PRED] $r[SRC1] $r[SRC2]; writes $r[DST] after 3; read PWT.u8; trap: outside `PWT`",
        .note = "Loads a cell. The address is a register, an immediate, or the sum of a register and either, modulo 0x10000; it counts cells, in PWT bytes. An immediate has 10 bits, with a guard 6. The cell is read at once; the register has it after three cycles, so two instructions stand between a load and its first use. Another instruction may store to the register meanwhile; what comes last stays.",
        .length = 4, .slot_count = 6, .choice_count = 3, .grade = ISADORA_DOCUMENT,
        .slots = slots_ld_pwt_30, .configs = 0x6,
        .choices = choices_20,
        .fixed_mask = {{0x140000ff, 0x0}}, .fixed_value = {{0x14000083, 0x0}},
        .bits = ".1.1ee ppppdddd ssssssss 10000011",
    },
    [VUC_LD_MVSI_40] = {
        .name = "ld.mvsi.40", .page = "ld", .title = "Load",
        .mnemonic = "ld", .syntax = "BRANCH GUARD ld $r[DST] MVSI[LADDR]",
        .effects = "reads $p[PRED] $p[RBP.n + 8] $r[SRC1] $r[SRC2]; writes $pc after 2 $r[DST] after 3; read MVSI.u16; trap: outside `MVSI`; branch: conditional",
        .note = "Loads a cell. The address is a register, an immediate, or the sum of a register and either, modulo 0x10000; it counts cells, in PWT bytes. An immediate has 10 bits, with a guard 6. The cell is read at once; the register has it after three cycles, so two instructions stand between a load and its first use. Another instruction may store to the register meanwhile; what comes last stays.",
        .length = 8, .slot_count = 9, .choice_count = 3, .grade = ISADORA_DOCUMENT,
        .slots = slots_ld_mvsi_40, .configs = 0x1,
        .choices = choices_19,
        .fixed_mask = {{0x140000ff, 0x0}}, .fixed_value = {{0x14000089, 0x0}},
        .bits = "rrrrrrrr rr.1.1ee ppppdddd ssssssss 10001001",
    },
    [VUC_LD_MVSI_30] = {
        .name = "ld.mvsi.30", .page = "ld", .title = "Load",
        .mnemonic = "ld", .syntax = "GUARD ld $r[DST] MVSI[LADDR]",
        .effects = "reads $p[PRED] $r[SRC1] $r[SRC2]; writes $r[DST] after 3; read MVSI.u16; trap: outside `MVSI`",
        .note = "Loads a cell. The address is a register, an immediate, or the sum of a register and either, modulo 0x10000; it counts cells, in PWT bytes. An immediate has 10 bits, with a guard 6. The cell is read at once; the register has it after three cycles, so two instructions stand between a load and its first use. Another instruction may store to the register meanwhile; what comes last stays.",
        .length = 4, .slot_count = 6, .choice_count = 3, .grade = ISADORA_DOCUMENT,
        .slots = slots_ld_mvsi_30, .configs = 0x6,
        .choices = choices_20,
        .fixed_mask = {{0x140000ff, 0x0}}, .fixed_value = {{0x14000089, 0x0}},
        .bits = ".1.1ee ppppdddd ssssssss 10001001",
    },
    [VUC_LD_B6_40] = {
        .name = "ld.b6.40", .page = "ld", .title = "Load",
        .mnemonic = "ld6", .syntax = "BRANCH GUARD ld6 $r[DST] B6[LADDR]",
        .effects = "reads $p[PRED] $p[RBP.n + 8] $r[SRC1] $r[SRC2]; writes $pc after 2 $r[DST] after 3; read B6.u16; branch: conditional",
        .note = "Loads a cell. The address is a register, an immediate, or the sum of a register and either, modulo 0x10000; it counts cells, in PWT bytes. An immediate has 10 bits, with a guard 6. The cell is read at once; the register has it after three cycles, so two instructions stand between a load and its first use. Another instruction may store to the register meanwhile; what comes last stays.",
        .length = 8, .slot_count = 9, .choice_count = 3, .grade = ISADORA_DOCUMENT,
        .slots = slots_ld_b6_40, .configs = 0x1,
        .choices = choices_19,
        .fixed_mask = {{0x140000ff, 0x0}}, .fixed_value = {{0x1400008d, 0x0}},
        .bits = "rrrrrrrr rr.1.1ee ppppdddd ssssssss 10001101",
    },
    [VUC_LD_B6_30] = {
        .name = "ld.b6.30", .page = "ld", .title = "Load",
        .mnemonic = "ld6", .syntax = "GUARD ld6 $r[DST] B6[LADDR]",
        .effects = "reads $p[PRED] $r[SRC1] $r[SRC2]; writes $r[DST] after 3; read B6.u16",
        .note = "Loads a cell. The address is a register, an immediate, or the sum of a register and either, modulo 0x10000; it counts cells, in PWT bytes. An immediate has 10 bits, with a guard 6. The cell is read at once; the register has it after three cycles, so two instructions stand between a load and its first use. Another instruction may store to the register meanwhile; what comes last stays.",
        .length = 4, .slot_count = 6, .choice_count = 3, .grade = ISADORA_DOCUMENT,
        .slots = slots_ld_b6_30, .configs = 0x6,
        .choices = choices_20,
        .fixed_mask = {{0x140000ff, 0x0}}, .fixed_value = {{0x1400008d, 0x0}},
        .bits = ".1.1ee ppppdddd ssssssss 10001101",
    },
    [VUC_LD_B7_40] = {
        .name = "ld.b7.40", .page = "ld", .title = "Load",
        .mnemonic = "ld7", .syntax = "BRANCH GUARD ld7 $r[DST] B7[LADDR]",
        .effects = "reads $p[PRED] $p[RBP.n + 8] $r[SRC1] $r[SRC2]; writes $pc after 2 $r[DST] after 3; read B7.u16; branch: conditional",
        .note = "Loads a cell. The address is a register, an immediate, or the sum of a register and either, modulo 0x10000; it counts cells, in PWT bytes. An immediate has 10 bits, with a guard 6. The cell is read at once; the register has it after three cycles, so two instructions stand between a load and its first use. Another instruction may store to the register meanwhile; what comes last stays.",
        .length = 8, .slot_count = 9, .choice_count = 3, .grade = ISADORA_DOCUMENT,
        .slots = slots_ld_b7_40, .configs = 0x1,
        .choices = choices_19,
        .fixed_mask = {{0x140000ff, 0x0}}, .fixed_value = {{0x1400008f, 0x0}},
        .bits = "rrrrrrrr rr.1.1ee ppppdddd ssssssss 10001111",
    },
    [VUC_LD_B7_30] = {
        .name = "ld.b7.30", .page = "ld", .title = "Load",
        .mnemonic = "ld7", .syntax = "GUARD ld7 $r[DST] B7[LADDR]",
        .effects = "reads $p[PRED] $r[SRC1] $r[SRC2]; writes $r[DST] after 3; read B7.u16",
        .note = "Loads a cell. The address is a register, an immediate, or the sum of a register and either, modulo 0x10000; it counts cells, in PWT bytes. An immediate has 10 bits, with a guard 6. The cell is read at once; the register has it after three cycles, so two instructions stand between a load and its first use. Another instruction may store to the register meanwhile; what comes last stays.",
        .length = 4, .slot_count = 6, .choice_count = 3, .grade = ISADORA_DOCUMENT,
        .slots = slots_ld_b7_30, .configs = 0x6,
        .choices = choices_20,
        .fixed_mask = {{0x140000ff, 0x0}}, .fixed_value = {{0x1400008f, 0x0}},
        .bits = ".1.1ee ppppdddd ssssssss 10001111",
    },
    [VUC_ST_D_40] = {
        .name = "st.d.40", .page = "st", .title = "Store",
        .mnemonic = "st", .syntax = "BRANCH GUARD st D[SADDR] $r[SRC2]",
        .effects = "reads $p[PRED] $p[RBP.n + 8] $r[DST] $r[SRC1] $r[SRC2]; writes $pc after 2; write D.u16; trap: outside `D`; branch: conditional",
        .note = "Stores a register in a cell, at once. The address is a register or an immediate, or the sum of a register and an immediate, or the sum of a register and twice another, modulo 0x10000. An immediate has 10 bits, with a guard 6.",
        .length = 8, .slot_count = 9, .choice_count = 3, .grade = ISADORA_DOCUMENT,
        .slots = slots_st_d_40, .configs = 0x1,
        .choices = choices_21,
        .fixed_mask = {{0x140000ff, 0x0}}, .fixed_value = {{0x14000080, 0x0}},
        .bits = "rrrrrrrr rr.1.1ee ppppdddd ssssssss 10000000",
    },
    [VUC_ST_D_30] = {
        .name = "st.d.30", .page = "st", .title = "Store",
        .mnemonic = "st", .syntax = "GUARD st D[SADDR] $r[SRC2]",
        .effects = "reads $p[PRED] $r[DST] $r[SRC1] $r[SRC2]; write D.u16; trap: outside `D`",
        .note = "Stores a register in a cell, at once. The address is a register or an immediate, or the sum of a register and an immediate, or the sum of a register and twice another, modulo 0x10000. An immediate has 10 bits, with a guard 6.",
        .length = 4, .slot_count = 6, .choice_count = 3, .grade = ISADORA_DOCUMENT,
        .slots = slots_st_d_30, .configs = 0x6,
        .choices = choices_22,
        .fixed_mask = {{0x140000ff, 0x0}}, .fixed_value = {{0x14000080, 0x0}},
        .bits = ".1.1ee ppppdddd ssssssss 10000000",
    },
    [VUC_ST_MVSO_40] = {
        .name = "st.mvso.40", .page = "st", .title = "Store",
        .mnemonic = "st", .syntax = "BRANCH GUARD st MVSO[SADDR] $r[SRC2]",
        .effects = "reads $p[PRED] $p[RBP.n + 8] $r[DST] $r[SRC1] $r[SRC2]; writes $pc after 2; write MVSO.u16; trap: outside `MVSO`; branch: conditional",
        .note = "Stores a register in a cell, at once. The address is a register or an immediate, or the sum of a register and an immediate, or the sum of a register and twice another, modulo 0x10000. An immediate has 10 bits, with a guard 6.",
        .length = 8, .slot_count = 9, .choice_count = 3, .grade = ISADORA_DOCUMENT,
        .slots = slots_st_mvso_40, .configs = 0x1,
        .choices = choices_21,
        .fixed_mask = {{0x140000ff, 0x0}}, .fixed_value = {{0x1400008a, 0x0}},
        .bits = "rrrrrrrr rr.1.1ee ppppdddd ssssssss 10001010",
    },
    [VUC_ST_MVSO_30] = {
        .name = "st.mvso.30", .page = "st", .title = "Store",
        .mnemonic = "st", .syntax = "GUARD st MVSO[SADDR] $r[SRC2]",
        .effects = "reads $p[PRED] $r[DST] $r[SRC1] $r[SRC2]; write MVSO.u16; trap: outside `MVSO`",
        .note = "Stores a register in a cell, at once. The address is a register or an immediate, or the sum of a register and an immediate, or the sum of a register and twice another, modulo 0x10000. An immediate has 10 bits, with a guard 6.",
        .length = 4, .slot_count = 6, .choice_count = 3, .grade = ISADORA_DOCUMENT,
        .slots = slots_st_mvso_30, .configs = 0x6,
        .choices = choices_22,
        .fixed_mask = {{0x140000ff, 0x0}}, .fixed_value = {{0x1400008a, 0x0}},
        .bits = ".1.1ee ppppdddd ssssssss 10001010",
    },
    [VUC_ST_B6_40] = {
        .name = "st.b6.40", .page = "st", .title = "Store",
        .mnemonic = "st6", .syntax = "BRANCH GUARD st6 B6[SADDR] $r[SRC2]",
        .effects = "reads $p[PRED] $p[RBP.n + 8] $r[DST] $r[SRC1] $r[SRC2]; writes $pc after 2; write B6.u16; branch: conditional",
        .note = "Stores a register in a cell, at once. The address is a register or an immediate, or the sum of a register and an immediate, or the sum of a register and twice another, modulo 0x10000. An immediate has 10 bits, with a guard 6.",
        .length = 8, .slot_count = 9, .choice_count = 3, .grade = ISADORA_DOCUMENT,
        .slots = slots_st_b6_40, .configs = 0x1,
        .choices = choices_21,
        .fixed_mask = {{0x140000ff, 0x0}}, .fixed_value = {{0x1400008c, 0x0}},
        .bits = "rrrrrrrr rr.1.1ee ppppdddd ssssssss 10001100",
    },
    [VUC_ST_B6_30] = {
        .name = "st.b6.30", .page = "st", .title = "Store",
        .mnemonic = "st6", .syntax = "GUARD st6 B6[SADDR] $r[SRC2]",
        .effects = "reads $p[PRED] $r[DST] $r[SRC1] $r[SRC2]; write B6.u16",
        .note = "Stores a register in a cell, at once. The address is a register or an immediate, or the sum of a register and an immediate, or the sum of a register and twice another, modulo 0x10000. An immediate has 10 bits, with a guard 6.",
        .length = 4, .slot_count = 6, .choice_count = 3, .grade = ISADORA_DOCUMENT,
        .slots = slots_st_b6_30, .configs = 0x6,
        .choices = choices_22,
        .fixed_mask = {{0x140000ff, 0x0}}, .fixed_value = {{0x1400008c, 0x0}},
        .bits = ".1.1ee ppppdddd ssssssss 10001100",
    },
    [VUC_ST_B7_40] = {
        .name = "st.b7.40", .page = "st", .title = "Store",
        .mnemonic = "st7", .syntax = "BRANCH GUARD st7 B7[SADDR] $r[SRC2]",
        .effects = "reads $p[PRED] $p[RBP.n + 8] $r[DST] $r[SRC1] $r[SRC2]; writes $pc after 2; write B7.u16; branch: conditional",
        .note = "Stores a register in a cell, at once. The address is a register or an immediate, or the sum of a register and an immediate, or the sum of a register and twice another, modulo 0x10000. An immediate has 10 bits, with a guard 6.",
        .length = 8, .slot_count = 9, .choice_count = 3, .grade = ISADORA_DOCUMENT,
        .slots = slots_st_b7_40, .configs = 0x1,
        .choices = choices_21,
        .fixed_mask = {{0x140000ff, 0x0}}, .fixed_value = {{0x1400008e, 0x0}},
        .bits = "rrrrrrrr rr.1.1ee ppppdddd ssssssss 10001110",
    },
    [VUC_ST_B7_30] = {
        .name = "st.b7.30", .page = "st", .title = "Store",
        .mnemonic = "st7", .syntax = "GUARD st7 B7[SADDR] $r[SRC2]",
        .effects = "reads $p[PRED] $r[DST] $r[SRC1] $r[SRC2]; write B7.u16",
        .note = "Stores a register in a cell, at once. The address is a register or an immediate, or the sum of a register and an immediate, or the sum of a register and twice another, modulo 0x10000. An immediate has 10 bits, with a guard 6.",
        .length = 4, .slot_count = 6, .choice_count = 3, .grade = ISADORA_DOCUMENT,
        .slots = slots_st_b7_30, .configs = 0x6,
        .choices = choices_22,
        .fixed_mask = {{0x140000ff, 0x0}}, .fixed_value = {{0x1400008e, 0x0}},
        .bits = ".1.1ee ppppdddd ssssssss 10001110",
    },
    [VUC_ST_VP_40] = {
        .name = "st_vp.40", .page = "st_vp", .title = "Store for the engines",
        .mnemonic = "st", .syntax = "BRANCH GUARD st VP[SADDR] $r[SRC2]",
        .effects = "reads $p[PRED] $p[RBP.n + 8]; writes $pc after 2; trap: no source says which addresses take a byte and which a word; branch: conditional",
        .note = "Stores into VP, 0x400 bytes that the engine hands on: on VP2 through bits 0..3 of `$stat`, on VP3 and VP4 in a way that nobody has written down. Addresses count bytes. Some take a byte and some a word, and which is unknown; so the program stops here. What the bytes mean is unknown, too.",
        .length = 8, .slot_count = 9, .choice_count = 3, .grade = ISADORA_UNKNOWN,
        .slots = slots_st_vp_40, .configs = 0x1,
        .choices = choices_21,
        .fixed_mask = {{0x140000ff, 0x0}}, .fixed_value = {{0x14000084, 0x0}},
        .bits = "rrrrrrrr rr.1.1ee ppppdddd ssssssss 10000100",
    },
    [VUC_ST_VP_30] = {
        .name = "st_vp.30", .page = "st_vp", .title = "Store for the engines",
        .mnemonic = "st", .syntax = "GUARD st VP[SADDR] $r[SRC2]",
        .effects = "reads $p[PRED]; trap: no source says which addresses take a byte and which a word",
        .note = "Stores into VP, 0x400 bytes that the engine hands on: on VP2 through bits 0..3 of `$stat`, on VP3 and VP4 in a way that nobody has written down. Addresses count bytes. Some take a byte and some a word, and which is unknown; so the program stops here. What the bytes mean is unknown, too.",
        .length = 4, .slot_count = 6, .choice_count = 3, .grade = ISADORA_UNKNOWN,
        .slots = slots_st_vp_30, .configs = 0x6,
        .choices = choices_22,
        .fixed_mask = {{0x140000ff, 0x0}}, .fixed_value = {{0x14000084, 0x0}},
        .bits = ".1.1ee ppppdddd ssssssss 10000100",
    },
};

static const struct isadora_ledger ledger[] = {
    {"40", "vp2", "699005927424", "0", "12884901888", "387620798464"},
    {"30", "vp3", "760217600", "0", "12582912", "300941312"},
    {"30", "vp4", "761266176", "0", "12582912", "299892736"},
};

static const char *const also_sr_0[] = {"$baddr", NULL};
static const char *const also_sr_1[] = {"$bsel", NULL};
static const char *const also_sr_2[] = {"$sr2", NULL};
static const char *const also_sr_3[] = {"$asel", "$absel", NULL};
static const char *const also_sr_4[] = {"$sr4", NULL};
static const char *const also_sr_5[] = {"$sr5", NULL};
static const char *const also_sr_6[] = {"$sr6", NULL};
static const char *const also_sr_7[] = {"$sr7", NULL};
static const char *const also_sr_8[] = {"$sr8", NULL};
static const char *const also_sr_9[] = {"$sr9", NULL};
static const char *const also_sr_10[] = {"$sr10", NULL};
static const char *const also_sr_11[] = {"$rpitab", NULL};
static const char *const also_sr_12[] = {"$sr12", "$arthi", NULL};
static const char *const also_sr_13[] = {"$sr13", "$artlo", NULL};
static const char *const also_sr_14[] = {"$sr14", NULL};
static const char *const also_sr_15[] = {"$sr15", NULL};
static const char *const also_sr_16[] = {"$sr16", NULL};
static const char *const also_sr_17[] = {"$sr17", NULL};
static const char *const also_sr_18[] = {"$sr18", NULL};
static const char *const also_sr_19[] = {"$sr19", NULL};
static const char *const also_sr_20[] = {"$sr20", NULL};
static const char *const also_sr_21[] = {"$sr21", NULL};
static const char *const also_sr_22[] = {"$sr22", NULL};
static const char *const also_sr_23[] = {"$sr23", NULL};
static const char *const also_sr_24[] = {"$sr24", NULL};
static const char *const also_sr_25[] = {"$sr25", NULL};
static const char *const also_sr_26[] = {"$sr26", NULL};
static const char *const also_sr_27[] = {"$sr27", NULL};
static const char *const also_sr_28[] = {"$sr28", NULL};
static const char *const also_sr_29[] = {"$sr29", NULL};
static const char *const also_sr_30[] = {"$sr30", NULL};
static const char *const also_sr_31[] = {"$submbtype", NULL};
static const char *const also_sr_32[] = {"$sr32", NULL};
static const char *const also_sr_33[] = {"$sr33", NULL};
static const char *const also_sr_34[] = {"$sr34", NULL};
static const char *const also_sr_35[] = {"$sr35", NULL};
static const char *const also_sr_36[] = {"$sr36", NULL};
static const char *const also_sr_37[] = {"$sr37", NULL};
static const char *const also_sr_38[] = {"$sr38", NULL};
static const char *const also_sr_39[] = {"$sr39", NULL};
static const char *const also_sr_40[] = {"$sr40", NULL};
static const char *const also_sr_41[] = {"$aqpy", NULL};
static const char *const also_sr_42[] = {"$aqpc", NULL};
static const char *const also_sr_48[] = {"$sr48", NULL};
static const char *const also_sr_49[] = {"$sr49", NULL};
static const char *const also_sr_50[] = {"$sr50", NULL};
static const char *const also_sr_51[] = {"$sr51", NULL};
static const char *const also_sr_52[] = {"$sr52", NULL};
static const char *const also_sr_53[] = {"$sr53", NULL};
static const char *const also_sr_54[] = {"$sr54", NULL};
static const char *const also_sr_55[] = {"$sr55", NULL};
static const char *const also_sr_56[] = {"$sr56", NULL};
static const char *const also_sr_57[] = {"$sr57", NULL};
static const char *const also_sr_58[] = {"$sr58", NULL};
static const struct isadora_entry entries_sr[] = {
    {0, NULL, 0, 0, 0, also_sr_0, 0, 0, 0, 0},
    {1, NULL, 0, 0, 0, also_sr_1, 0, 0, 0, 0},
    {2, "$spidx", 0, 0, 0, also_sr_2, 0, 0, 0, 0},
    {3, NULL, 0, 0, 0, also_sr_3, 0, 0, 0, 0},
    {4, "$h2v", 0, 1, 0, also_sr_4, 6, 0, 0, 16},
    {5, "$v2h", 0, 0, 0, also_sr_5, 0, 0, 0, 0},
    {6, "$stat", 0, 1, 0, also_sr_6, 5, 0, 0, 16},
    {7, "$parm", 0, 0, 0, also_sr_7, 0, 0, 0, 0},
    {8, "$pc", 0, 1, 0, also_sr_8, 2, 0, 0, 11},
    {9, "$cspos", 0, 1, 0, also_sr_9, 0, 0, 0, 0},
    {10, "$cstop", 0, 1, 0, also_sr_10, 0, 0, 0, 0},
    {11, NULL, 0, 0, 0, also_sr_11, 0, 0, 0, 0},
    {12, "$lhi", 0, 1, 0, also_sr_12, 8, 0, 16, 16},
    {13, "$llo", 0, 1, 0, also_sr_13, 8, 0, 0, 16},
    {14, "$pred", 0, 1, 0, also_sr_14, 0, 0, 0, 0},
    {15, "$icnt", 0, 1, 0, also_sr_15, 7, 0, 0, 16},
    {16, "$mvxl0", 0, 0, 0, also_sr_16, 0, 0, 0, 0},
    {17, "$mvyl0", 0, 0, 0, also_sr_17, 0, 0, 0, 0},
    {18, "$mvxl1", 0, 0, 0, also_sr_18, 0, 0, 0, 0},
    {19, "$mvyl1", 0, 0, 0, also_sr_19, 0, 0, 0, 0},
    {20, "$refl0", 0, 0, 0, also_sr_20, 0, 0, 0, 0},
    {21, "$refl1", 0, 0, 0, also_sr_21, 0, 0, 0, 0},
    {22, "$rpil0", 0, 0, 0, also_sr_22, 0, 0, 0, 0},
    {23, "$rpil1", 0, 0, 0, also_sr_23, 0, 0, 0, 0},
    {24, "$mbflags", 0, 0, 0, also_sr_24, 0, 0, 0, 0},
    {25, "$qpy", 0, 0, 0, also_sr_25, 0, 0, 0, 0},
    {26, "$qpc", 0, 0, 0, also_sr_26, 0, 0, 0, 0},
    {27, "$mbpart", 0, 0, 0, also_sr_27, 0, 0, 0, 0},
    {28, "$mbxy", 0, 0, 0, also_sr_28, 0, 0, 0, 0},
    {29, "$mbaddr", 0, 0, 0, also_sr_29, 0, 0, 0, 0},
    {30, "$mbtype", 0, 0, 0, also_sr_30, 0, 0, 0, 0},
    {31, NULL, 0, 0, 0, also_sr_31, 0, 0, 0, 0},
    {32, "$amvxl0", 0, 0, 0, also_sr_32, 0, 0, 0, 0},
    {33, "$amvyl0", 0, 0, 0, also_sr_33, 0, 0, 0, 0},
    {34, "$amvxl1", 0, 0, 0, also_sr_34, 0, 0, 0, 0},
    {35, "$amvyl1", 0, 0, 0, also_sr_35, 0, 0, 0, 0},
    {36, "$arefl0", 0, 0, 0, also_sr_36, 0, 0, 0, 0},
    {37, "$arefl1", 0, 0, 0, also_sr_37, 0, 0, 0, 0},
    {38, "$arpil0", 0, 0, 0, also_sr_38, 0, 0, 0, 0},
    {39, "$arpil1", 0, 0, 0, also_sr_39, 0, 0, 0, 0},
    {40, "$ambflags", 0, 0, 0, also_sr_40, 0, 0, 0, 0},
    {41, NULL, 0, 0, 0, also_sr_41, 0, 0, 0, 0},
    {42, NULL, 0, 0, 0, also_sr_42, 0, 0, 0, 0},
    {48, "$bmvxl0", 0, 0, 0, also_sr_48, 0, 0, 0, 0},
    {49, "$bmvyl0", 0, 0, 0, also_sr_49, 0, 0, 0, 0},
    {50, "$bmvxl1", 0, 0, 0, also_sr_50, 0, 0, 0, 0},
    {51, "$bmvyl1", 0, 0, 0, also_sr_51, 0, 0, 0, 0},
    {52, "$brefl0", 0, 0, 0, also_sr_52, 0, 0, 0, 0},
    {53, "$brefl1", 0, 0, 0, also_sr_53, 0, 0, 0, 0},
    {54, "$brpil0", 0, 0, 0, also_sr_54, 0, 0, 0, 0},
    {55, "$brpil1", 0, 0, 0, also_sr_55, 0, 0, 0, 0},
    {56, "$bmbflags", 0, 0, 0, also_sr_56, 0, 0, 0, 0},
    {57, "$bqpy", 0, 0, 0, also_sr_57, 0, 0, 0, 0},
    {58, "$bqpc", 0, 0, 0, also_sr_58, 0, 0, 0, 0},
};

static const char *const also_r_0[] = {"0x0", NULL};
static const struct isadora_entry entries_r[] = {
    {0, NULL, 1, 0, 0x0, also_r_0, 0, 0, 0, 0},
};

static const char *const also_p_1[] = {"$p1", NULL};
static const char *const also_p_15[] = {"0x1", NULL};
static const struct isadora_entry entries_p[] = {
    {1, "$np0", 0, 1, 0, also_p_1, 0, 0, 0, 0},
    {15, NULL, 1, 0, 0x1, also_p_15, 0, 0, 0, 0},
};

static const struct isadora_view views_stat[] = {
    {"mvs_read", 0, 5, 0, 1},
    {"mvs_full", 0, 6, 0, 1},
    {"mvs_write", 0, 7, 0, 1},
    {"mb_ready", 0, 10, 0, 1},
    {"h2v_ready", 0, 11, 0, 1},
    {"watchdog", 0, 12, 0, 1},
    {"count_pulse", 0, 14, 0, 1},
    {"count_level", 0, 15, 0, 1},
};

static const struct isadora_file files[] = {
    {
        .name = "$sr", .prints = "$sr", .vector = NULL,
        .count = 64, .width = 16, .is_signed = 0, .is_pc = 0,
        .offset = offsetof(struct vuc_state, sr), .stride = sizeof(((struct vuc_state *)0)->sr[0]),
        .entry_count = 54, .entries = entries_sr,
        .configs = 0x7,
    },
    {
        .name = "$pc", .prints = "$pc", .vector = NULL,
        .count = 0, .width = 11, .is_signed = 0, .is_pc = 1,
        .configs = 0x7,
    },
    {
        .name = "$r", .prints = "$r", .vector = NULL,
        .count = 16, .width = 16, .is_signed = 0, .is_pc = 0,
        .offset = offsetof(struct vuc_state, r), .stride = sizeof(((struct vuc_state *)0)->r[0]),
        .entry_count = 1, .entries = entries_r,
        .configs = 0x7,
    },
    {
        .name = "$p", .prints = "$p", .vector = NULL,
        .count = 16, .width = 1, .is_signed = 0, .is_pc = 0,
        .offset = offsetof(struct vuc_state, p), .stride = sizeof(((struct vuc_state *)0)->p[0]),
        .entry_count = 2, .entries = entries_p,
        .configs = 0x7,
    },
    {
        .name = "$stat", .prints = "$stat", .vector = NULL,
        .count = 0, .width = 16, .is_signed = 0, .is_pc = 0,
        .offset = offsetof(struct vuc_state, stat), .stride = 0,
        .view_count = 8, .views = views_stat,
        .configs = 0x7,
    },
    {
        .name = "$h2v", .prints = "$h2v", .vector = NULL,
        .count = 0, .width = 16, .is_signed = 0, .is_pc = 0,
        .offset = offsetof(struct vuc_state, h2v), .stride = 0,
        .configs = 0x7,
    },
    {
        .name = "$icnt", .prints = "$icnt", .vector = NULL,
        .count = 0, .width = 16, .is_signed = 0, .is_pc = 0,
        .offset = offsetof(struct vuc_state, icnt), .stride = 0,
        .configs = 0x7,
    },
    {
        .name = "$l", .prints = "$l", .vector = NULL,
        .count = 0, .width = 32, .is_signed = 0, .is_pc = 0,
        .offset = offsetof(struct vuc_state, l), .stride = 0,
        .configs = 0x7,
    },
    {
        .name = "$cs.depth", .prints = "$cs.depth",
        .count = 0, .width = 8, .is_signed = 0,
        .offset = offsetof(struct vuc_state, cs_depth), .stride = 0,
        .configs = 0x7,
        .most = 8,
    },
    {
        .name = "$cs.pc", .prints = "$cs.pc",
        .count = 8, .width = 11, .is_signed = 0,
        .offset = offsetof(struct vuc_state, cs_pc), .stride = sizeof(((struct vuc_state *)0)->cs_pc[0]),
        .configs = 0x7,
    },
};

static const struct isadora_space spaces[] = {
    {
        .name = "D", .cells = 0x800, .cell_bits = 16,
        .is_code = 0, .big_endian = 0, .read_only = 0, .write_only = 0,
        .unaligned = ISADORA_WORKS, .outside = ISADORA_TRAPS,
        .configs = 0x7,
    },
    {
        .name = "PWT", .cells = 0x200, .cell_bits = 8,
        .is_code = 0, .big_endian = 0, .read_only = 1, .write_only = 0,
        .unaligned = ISADORA_WORKS, .outside = ISADORA_TRAPS,
        .configs = 0x7,
    },
    {
        .name = "MVSI", .cells = 0x100, .cell_bits = 16,
        .is_code = 0, .big_endian = 0, .read_only = 1, .write_only = 0,
        .unaligned = ISADORA_WORKS, .outside = ISADORA_TRAPS,
        .configs = 0x7,
    },
    {
        .name = "MVSO", .cells = 0x80, .cell_bits = 16,
        .is_code = 0, .big_endian = 0, .read_only = 0, .write_only = 1,
        .unaligned = ISADORA_WORKS, .outside = ISADORA_TRAPS,
        .configs = 0x7,
    },
    {
        .name = "B6", .cells = 0x10000, .cell_bits = 16,
        .is_code = 0, .big_endian = 0, .read_only = 0, .write_only = 0,
        .unaligned = ISADORA_WORKS, .outside = ISADORA_TRAPS,
        .configs = 0x7,
    },
    {
        .name = "B7", .cells = 0x10000, .cell_bits = 16,
        .is_code = 0, .big_endian = 0, .read_only = 0, .write_only = 0,
        .unaligned = ISADORA_WORKS, .outside = ISADORA_TRAPS,
        .configs = 0x7,
    },
};

static const char *const words[] = {
    "$absel", "$aqpc", "$aqpy", "$arthi", "$artlo", "$asel", "$baddr", "$bsel", "$p1", "$rpitab",
    "$sr10", "$sr12", "$sr13", "$sr14", "$sr15", "$sr16", "$sr17", "$sr18", "$sr19", "$sr2",
    "$sr20", "$sr21", "$sr22", "$sr23", "$sr24", "$sr25", "$sr26", "$sr27", "$sr28", "$sr29",
    "$sr30", "$sr32", "$sr33", "$sr34", "$sr35", "$sr36", "$sr37", "$sr38", "$sr39", "$sr4",
    "$sr40", "$sr48", "$sr49", "$sr5", "$sr50", "$sr51", "$sr52", "$sr53", "$sr54", "$sr55",
    "$sr56", "$sr57", "$sr58", "$sr6", "$sr7", "$sr8", "$sr9", "$submbtype", "B6", "B7", "D",
    "MVSI", "MVSO", "PWT", "VP", "absmul", "add", "alt", "and", "avgs", "avgu", "bclr", "bra",
    "bset", "btest", "call", "clamplep", "clamps", "clampsex", "clicnt", "div2s", "hswap", "iord",
    "iowr", "ladd", "ld", "ld6", "ld7", "ldivu", "lmuls", "lmulu", "lsar", "lsrr", "lut", "max",
    "mbinext", "mbiread", "min", "minsz", "mov", "mul", "muls", "mvsread", "mvswrite", "nop",
    "not", "o21", "o22", "o23", "o25", "o26", "o2b", "o2c", "or", "pand", "pandn", "pnot", "por",
    "porn", "rbra", "ret", "rot8", "sar", "setand", "seteq", "setgt", "setlep", "setlt", "setne",
    "setor", "setse", "setsg", "setsl", "setsle", "setzero", "sex", "sext", "shift", "shl", "shr",
    "slct", "sleep", "smul", "srnd", "st", "st6", "st7", "sub", "subr", "umul", "wstc", "wsts",
    "xor",
};

bool vuc_branch_target(const struct isadora_context *c, const struct isadora_insn *in, uint64_t *to)
{
    (void)c;
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
    case VUC_SLCT_RR_40:
    case VUC_SLCT_RS_40:
    case VUC_SLCT_SR_40:
    case VUC_COMPLEMENT_RR_40:
    case VUC_COMPLEMENT_RS_40:
    case VUC_COMPLEMENT_SR_40:
    case VUC_LUT_RR_40:
    case VUC_LUT_RS_40:
    case VUC_LUT_SR_40:
        if (in->line[4] == 1) {
            *to = (c->address + in->value[9]) & 0x7ff;
            return true;
        }
        return false;
    case VUC_UNARY_HSWAP_RR_40:
    case VUC_UNARY_HSWAP_RS_40:
    case VUC_UNARY_HSWAP_SR_40:
    case VUC_MOV_R_40:
    case VUC_MOV_I_40:
    case VUC_MOV_SR_40:
    case VUC_MOV_SI_40:
        if (in->line[3] == 1) {
            *to = (c->address + in->value[7]) & 0x7ff;
            return true;
        }
        return false;
    case VUC_SET_SETGT_R_40:
    case VUC_SET_SETLT_R_40:
    case VUC_SET_SETEQ_R_40:
    case VUC_SET_SETLEP_R_40:
    case VUC_SET_SETZERO_R:
    case VUC_SET_BTEST_R_40:
    case VUC_SET_SETGT_S_40:
    case VUC_SET_SETLT_S_40:
    case VUC_SET_SETEQ_S_40:
    case VUC_SET_SETLEP_S_40:
    case VUC_SET_SETZERO_S:
    case VUC_SET_BTEST_S_40:
    case VUC_SET_SETGT_D_40:
    case VUC_SET_SETLT_D_40:
    case VUC_SET_SETEQ_D_40:
    case VUC_SET_SETLEP_D_40:
    case VUC_SET_SETZERO_D:
    case VUC_SET_BTEST_D_40:
        if (in->line[4] == 1) {
            *to = (c->address + in->value[8]) & 0x7ff;
            return true;
        }
        return false;
    case VUC_BRA_40:
    case VUC_BRA_30:
    case VUC_CALL_40:
    case VUC_CALL_30:
        *to = (in->value[0]) & 0x7ff;
        return true;
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
        if (in->line[1] == 1) {
            *to = (c->address + in->value[3]) & 0x7ff;
            return true;
        }
        return false;
    case VUC_WAIT_WSTC_40:
    case VUC_WAIT_WSTS_40:
        if (in->line[1] == 1) {
            *to = (c->address + in->value[4]) & 0x7ff;
            return true;
        }
        return false;
    case VUC_LOGIC_AND_FREE_40:
    case VUC_LOGIC_OR_FREE_40:
    case VUC_LOGIC_XOR_FREE_40:
        if (in->line[1] == 1) {
            *to = (c->address + in->value[7]) & 0x7ff;
            return true;
        }
        return false;
    case VUC_LOGIC_AND_GUARDED_40:
    case VUC_LOGIC_OR_GUARDED_40:
    case VUC_LOGIC_XOR_GUARDED_40:
        if (in->line[1] == 1) {
            *to = (c->address + in->value[8]) & 0x7ff;
            return true;
        }
        return false;
    case VUC_LMUL_LMULU_40:
    case VUC_LMUL_LMULS_40:
        if (in->line[2] == 1) {
            *to = (c->address + in->value[6]) & 0x7ff;
            return true;
        }
        return false;
    case VUC_LSHIFT_LSRR_40:
        if (in->line[2] == 1) {
            *to = (c->address + in->value[5]) & 0x7ff;
            return true;
        }
        return false;
    case VUC_LD_D_40:
    case VUC_LD_PWT_40:
    case VUC_LD_MVSI_40:
    case VUC_LD_B6_40:
    case VUC_LD_B7_40:
    case VUC_ST_D_40:
    case VUC_ST_MVSO_40:
    case VUC_ST_B6_40:
    case VUC_ST_B7_40:
    case VUC_ST_VP_40:
        if (in->line[2] == 1) {
            *to = (c->address + in->value[8]) & 0x7ff;
            return true;
        }
        return false;
    default:
        return false;
    }
}

static const char *const engines[] = {"long"};

const struct isadora_target vuc_target = {
    .name = "vuc", .title = "vuc, the microcontroller of VP2, VP3 and VP4",
    .configs = configs, .config_count = 3,
    .units = units, .unit_count = 2,
    .forms = forms, .form_count = 240,
    .fields = fields, .field_count = 35,
    .files = files, .file_count = 10,
    .spaces = spaces, .space_count = 6,
    .ledger = ledger, .ledger_count = 3,
    .text_max = VUC_TEXT_MAX,
    .state_size = sizeof(struct vuc_state),
    .pc_counts_units = 1,
    .start = 0x0,
    .words = words, .word_count = 153,
    .decode = vuc_decode,
    .encode = vuc_encode,
    .format = vuc_format,
    .parse = vuc_parse,
    .reset = vuc_reset,
    .execute = vuc_execute,
    .branch_target = vuc_branch_target,
    .actions = vuc_actions,
    .land = vuc_land,
    .tick = vuc_tick,
    .uses = vuc_uses,
    .engines = engines, .engine_count = 1,
};
