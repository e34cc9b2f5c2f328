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

static const struct isadora_code codes_PM[] = {
    {0, "pand"},
    {1, "por"},
    {2, ""},
    {4, "pandn"},
    {5, "porn"},
    {6, "pnot"},
};
static const struct isadora_code codes_N1[] = {
    {0, ""},
    {1, "not"},
};
static const struct isadora_code codes_N2[] = {
    {0, ""},
    {1, "not"},
};
static const struct isadora_code codes_RBN[] = {
    {0, ""},
    {1, "not"},
};

#define COUNT(list) (sizeof(list) / sizeof(list)[0])
#define PIECES(...) .pieces = (const struct isadora_piece[]){__VA_ARGS__}, \
    .piece_count = COUNT(((const struct isadora_piece[]){__VA_ARGS__}))
#define CODES(list) .codes = list, .code_count = COUNT(list)

static const struct isadora_field fields[] = {
    [VUC_FIELD_OP] = {.name = "OP", .kind = ISADORA_NUMBER, .width = 5, PIECES({0, 4}), .scale = 1,
        .file = -1},
    [VUC_FIELD_POM] = {.name = "POM", .kind = ISADORA_NUMBER, .width = 2, PIECES({5, 6}),
        .scale = 1, .file = -1},
    [VUC_FIELD_PON] = {.name = "PON", .kind = ISADORA_NUMBER, .width = 1, PIECES({7, 7}),
        .scale = 1, .file = -1},
    [VUC_FIELD_NUM] = {.name = "NUM", .kind = ISADORA_NUMBER, .width = 8, PIECES({0, 7}),
        .scale = 1, .file = -1},
    [VUC_FIELD_PM] = {.name = "PM", .kind = ISADORA_CODES, .width = 3, PIECES({5, 7}), .scale = 1,
        CODES(codes_PM), .file = -1},
    [VUC_FIELD_SRC1] = {.name = "SRC1", .kind = ISADORA_REGISTER, .width = 4, PIECES({8, 11}),
        .scale = 1, .file = 2},
    [VUC_FIELD_SRC2] = {.name = "SRC2", .kind = ISADORA_REGISTER, .width = 4, PIECES({12, 15}),
        .scale = 1, .file = 2},
    [VUC_FIELD_DST] = {.name = "DST", .kind = ISADORA_REGISTER, .width = 4, PIECES({16, 19}),
        .scale = 1, .file = 2},
    [VUC_FIELD_PRED] = {.name = "PRED", .kind = ISADORA_REGISTER, .width = 4, PIECES({20, 23}),
        .scale = 1, .file = 3},
    [VUC_FIELD_EXT] = {.name = "EXT", .kind = ISADORA_NUMBER, .width = 2, PIECES({24, 25}),
        .scale = 1, .file = -1},
    [VUC_FIELD_PDST] = {.name = "PDST", .kind = ISADORA_REGISTER, .width = 4, PIECES({16, 19}),
        .scale = 1, .file = 3},
    [VUC_FIELD_OT0] = {.name = "OT0", .kind = ISADORA_NUMBER, .width = 1, PIECES({26, 26}),
        .scale = 1, .file = -1},
    [VUC_FIELD_IMMF] = {.name = "IMMF", .kind = ISADORA_NUMBER, .width = 1, PIECES({27, 27}),
        .scale = 1, .file = -1},
    [VUC_FIELD_OT1] = {.name = "OT1", .kind = ISADORA_NUMBER, .width = 1, PIECES({28, 28}),
        .scale = 1, .file = -1},
    [VUC_FIELD_PE] = {.name = "PE", .kind = ISADORA_NUMBER, .width = 1, PIECES({29, 29}),
        .scale = 1, .file = -1},
    [VUC_FIELD_OT] = {.name = "OT", .kind = ISADORA_NUMBER, .width = 2, PIECES({26, 26}, {28, 28}),
        .scale = 1, .file = -1},
    [VUC_FIELD_SRS] = {.name = "SRS", .kind = ISADORA_REGISTER, .width = 6,
        PIECES({8, 11}, {24, 25}), .scale = 1, .file = 0},
    [VUC_FIELD_SRD] = {.name = "SRD", .kind = ISADORA_REGISTER, .width = 6,
        PIECES({16, 19}, {24, 25}), .scale = 1, .file = 0},
    [VUC_FIELD_I4] = {.name = "I4", .kind = ISADORA_NUMBER, .width = 4, PIECES({12, 15}),
        .scale = 1, .file = -1},
    [VUC_FIELD_I6] = {.name = "I6", .kind = ISADORA_NUMBER, .width = 6, PIECES({12, 15}, {24, 25}),
        .scale = 1, .file = -1},
    [VUC_FIELD_I12] = {.name = "I12", .kind = ISADORA_NUMBER, .width = 12,
        PIECES({8, 15}, {20, 23}), .scale = 1, .file = -1},
    [VUC_FIELD_I14] = {.name = "I14", .kind = ISADORA_NUMBER, .width = 14,
        PIECES({8, 15}, {20, 25}), .scale = 1, .file = -1},
    [VUC_FIELD_L10] = {.name = "L10", .kind = ISADORA_NUMBER, .width = 10,
        PIECES({12, 15}, {20, 25}), .scale = 1, .file = -1},
    [VUC_FIELD_L6] = {.name = "L6", .kind = ISADORA_NUMBER, .width = 6, PIECES({12, 15}, {24, 25}),
        .scale = 1, .file = -1},
    [VUC_FIELD_T10] = {.name = "T10", .kind = ISADORA_NUMBER, .width = 10, PIECES({16, 25}),
        .scale = 1, .file = -1},
    [VUC_FIELD_T6] = {.name = "T6", .kind = ISADORA_NUMBER, .width = 6, PIECES({16, 19}, {24, 25}),
        .scale = 1, .file = -1},
    [VUC_FIELD_BTARG] = {.name = "BTARG", .kind = ISADORA_NUMBER, .width = 11, PIECES({8, 18}),
        .scale = 1, .file = -1},
    [VUC_FIELD_PS1] = {.name = "PS1", .kind = ISADORA_REGISTER, .width = 4, PIECES({8, 11}),
        .scale = 1, .file = 3},
    [VUC_FIELD_PS2] = {.name = "PS2", .kind = ISADORA_REGISTER, .width = 4, PIECES({12, 15}),
        .scale = 1, .file = 3},
    [VUC_FIELD_N1] = {.name = "N1", .kind = ISADORA_CODES, .width = 1, PIECES({3, 3}), .scale = 1,
        CODES(codes_N1), .file = -1},
    [VUC_FIELD_N2] = {.name = "N2", .kind = ISADORA_CODES, .width = 1, PIECES({2, 2}), .scale = 1,
        CODES(codes_N2), .file = -1},
    [VUC_FIELD_RBP] = {.name = "RBP", .kind = ISADORA_NUMBER, .width = 3, PIECES({30, 32}),
        .scale = 1, .file = -1},
    [VUC_FIELD_RBN] = {.name = "RBN", .kind = ISADORA_CODES, .width = 1, PIECES({33, 33}),
        .scale = 1, CODES(codes_RBN), .file = -1},
    [VUC_FIELD_RBT] = {.name = "RBT", .kind = ISADORA_NUMBER, .width = 6, PIECES({34, 39}),
        .scale = 1, .file = -1},
    [VUC_FIELD_RBR] = {.name = "RBR", .kind = ISADORA_NUMBER, .width = 10, PIECES({30, 39}),
        .scale = 1, .file = -1},
};

#define F(name) {VUC_FIELD_##name}
static const struct isadora_slot slots_binary_add_rr_40[] = {F(PM), F(PRED), F(PDST), F(DST),
    F(SRC1), F(SRC2), F(I6), F(RBN), F(RBP), F(RBT)};
static const struct isadora_slot slots_binary_add_rr_30[] = {F(PM), F(PRED), F(PDST), F(DST),
    F(SRC1), F(SRC2), F(I6)};
static const struct isadora_slot slots_binary_add_rs_40[] = {F(PM), F(PRED), F(PDST), F(DST),
    F(SRS), F(SRC2), F(I4), F(RBN), F(RBP), F(RBT)};
static const struct isadora_slot slots_binary_add_rs_30[] = {F(PM), F(PRED), F(PDST), F(DST),
    F(SRS), F(SRC2), F(I4)};
static const struct isadora_slot slots_binary_add_sr_40[] = {F(PM), F(PRED), F(PDST), F(SRD),
    F(SRC1), F(SRC2), F(I4), F(RBN), F(RBP), F(RBT)};
static const struct isadora_slot slots_binary_add_sr_30[] = {F(PM), F(PRED), F(PDST), F(SRD),
    F(SRC1), F(SRC2), F(I4)};
static const struct isadora_slot slots_unary_div2s_rr[] = {F(PM), F(PRED), F(PDST), F(DST),
    F(SRC1)};
static const struct isadora_slot slots_unary_hswap_rr_40[] = {F(PM), F(PRED), F(PDST), F(DST),
    F(SRC1), F(RBN), F(RBP), F(RBT)};
static const struct isadora_slot slots_unary_div2s_rs[] = {F(PM), F(PRED), F(PDST), F(DST), F(SRS)};
static const struct isadora_slot slots_unary_hswap_rs_40[] = {F(PM), F(PRED), F(PDST), F(DST),
    F(SRS), F(RBN), F(RBP), F(RBT)};
static const struct isadora_slot slots_unary_div2s_sr[] = {F(PM), F(PRED), F(PDST), F(SRD),
    F(SRC1)};
static const struct isadora_slot slots_unary_hswap_sr_40[] = {F(PM), F(PRED), F(PDST), F(SRD),
    F(SRC1), F(RBN), F(RBP), F(RBT)};
static const struct isadora_slot slots_mov_r_40[] = {F(PM), F(PRED), F(PDST), F(DST), F(SRC2),
    F(RBN), F(RBP), F(RBT)};
static const struct isadora_slot slots_mov_r_30[] = {F(PM), F(PRED), F(PDST), F(DST), F(SRC2)};
static const struct isadora_slot slots_mov_i_40[] = {F(PM), F(PRED), F(PDST), F(DST), F(I14),
    F(RBN), F(RBP), F(RBT)};
static const struct isadora_slot slots_mov_i_30[] = {F(PM), F(PRED), F(PDST), F(DST), F(I14)};
static const struct isadora_slot slots_mov_sr_40[] = {F(PM), F(PRED), F(PDST), F(SRD), F(SRC2),
    F(RBN), F(RBP), F(RBT)};
static const struct isadora_slot slots_mov_sr_30[] = {F(PM), F(PRED), F(PDST), F(SRD), F(SRC2)};
static const struct isadora_slot slots_mov_si_40[] = {F(PM), F(PRED), F(PDST), F(SRD), F(I12),
    F(RBN), F(RBP), F(RBT)};
static const struct isadora_slot slots_mov_si_30[] = {F(PM), F(PRED), F(PDST), F(SRD), F(I12)};
static const struct isadora_slot slots_set_setgt_r_40[] = {F(PM), F(PRED), F(PDST), F(SRC1),
    F(SRC2), F(I6), F(RBN), F(RBP), F(RBT)};
static const struct isadora_slot slots_set_setgt_r_30[] = {F(PM), F(PRED), F(PDST), F(SRC1),
    F(SRC2), F(I6)};
static const struct isadora_slot slots_set_setgt_s_40[] = {F(PM), F(PRED), F(PDST), F(SRS), F(SRC2),
    F(I4), F(RBN), F(RBP), F(RBT)};
static const struct isadora_slot slots_set_setgt_s_30[] = {F(PM), F(PRED), F(PDST), F(SRS), F(SRC2),
    F(I4)};
static const struct isadora_slot slots_set_setgt_d_40[] = {F(PM), F(PRED), F(PDST), F(SRC1),
    F(SRC2), F(I4), F(RBN), F(RBP), F(RBT)};
static const struct isadora_slot slots_set_setgt_d_30[] = {F(PM), F(PRED), F(PDST), F(SRC1),
    F(SRC2), F(I4)};
static const struct isadora_slot slots_bra_40[] = {F(BTARG), F(PRED), F(RBN), F(RBP), F(RBT)};
static const struct isadora_slot slots_bra_30[] = {F(BTARG), F(PRED)};
static const struct isadora_slot slots_ret_40[] = {F(PRED), F(RBN), F(RBP), F(RBT)};
static const struct isadora_slot slots_ret_30[] = {F(PRED)};
static const struct isadora_slot slots_wait_wstc_40[] = {F(I4), F(PRED), F(RBN), F(RBP), F(RBT)};
static const struct isadora_slot slots_wait_wstc_30[] = {F(I4), F(PRED)};
static const struct isadora_slot slots_logic_and_free_40[] = {F(PRED), F(N1), F(PS1), F(N2), F(PS2),
    F(RBN), F(RBP), F(RBT)};
static const struct isadora_slot slots_logic_and_free_30[] = {F(PRED), F(N1), F(PS1), F(N2),
    F(PS2)};
static const struct isadora_slot slots_logic_and_guarded_40[] = {F(PDST), F(N1), F(PS1), F(N2),
    F(PS2), F(PRED), F(RBN), F(RBP), F(RBT)};
static const struct isadora_slot slots_logic_and_guarded_30[] = {F(PDST), F(N1), F(PS1), F(N2),
    F(PS2), F(PRED)};
static const struct isadora_slot slots_lmul_lmulu_40[] = {F(SRC1), F(SRC2), F(I6), F(PRED), F(RBN),
    F(RBP), F(RBT)};
static const struct isadora_slot slots_lmul_lmulu_30[] = {F(SRC1), F(SRC2), F(I6), F(PRED)};
static const struct isadora_slot slots_lshift_lsrr_40[] = {F(SRC2), F(I6), F(PRED), F(RBN), F(RBP),
    F(RBT)};
static const struct isadora_slot slots_lshift_lsrr_30[] = {F(SRC2), F(I6), F(PRED)};
static const struct isadora_slot slots_ld_d_40[] = {F(DST), F(SRC1), F(SRC2), F(L10), F(L6),
    F(PRED), F(RBN), F(RBP), F(RBT)};
static const struct isadora_slot slots_ld_d_30[] = {F(DST), F(SRC1), F(SRC2), F(L10), F(L6),
    F(PRED)};
static const struct isadora_slot slots_st_d_40[] = {F(DST), F(SRC1), F(T10), F(T6), F(SRC2),
    F(PRED), F(RBN), F(RBP), F(RBT)};
static const struct isadora_slot slots_st_d_30[] = {F(DST), F(SRC1), F(T10), F(T6), F(SRC2),
    F(PRED)};

static const char *const lines_MODE[] = {"", "PM"};
#define C_MODE(role) {"MODE", role, lines_MODE, 2}
static const char *const lines_PD[] = {"", "$p[PRED]", "$p[PDST]"};
#define C_PD(role) {"PD", role, lines_PD, 3}
static const char *const lines_S2[] = {"$r[SRC2]", "I6"};
#define C_S2(role) {"S2", role, lines_S2, 2}
static const char *const lines_GUARD[] = {"", "$p[PRED]"};
#define C_GUARD(role) {"GUARD", role, lines_GUARD, 2}
static const char *const lines_BRANCH[] = {"", "RBN $p[RBP+8] rbra RBT"};
#define C_BRANCH(role) {"BRANCH", role, lines_BRANCH, 2}
static const struct isadora_choice choices_binary_add_rr_40[] = {C_MODE(NULL), C_PD(NULL),
    C_S2("b"), C_GUARD(NULL), C_BRANCH(NULL)};
static const char *const lines_BRANCH_2[] = {""};
#define C_BRANCH_2(role) {"BRANCH", role, lines_BRANCH_2, 1}
static const struct isadora_choice choices_binary_add_rr_30[] = {C_MODE(NULL), C_PD(NULL),
    C_S2("b"), C_GUARD(NULL), C_BRANCH_2(NULL)};
static const char *const lines_S2N[] = {"$r[SRC2]", "I4"};
#define C_S2N(role) {"S2N", role, lines_S2N, 2}
static const struct isadora_choice choices_binary_add_rs_40[] = {C_MODE(NULL), C_PD(NULL),
    C_S2N("b"), C_GUARD(NULL), C_BRANCH(NULL)};
static const struct isadora_choice choices_binary_add_rs_30[] = {C_MODE(NULL), C_PD(NULL),
    C_S2N("b"), C_GUARD(NULL), C_BRANCH_2(NULL)};
static const struct isadora_choice choices_unary_div2s_rr[] = {C_MODE(NULL), C_PD(NULL),
    C_GUARD(NULL), C_BRANCH_2(NULL)};
static const struct isadora_choice choices_unary_hswap_rr_40[] = {C_MODE(NULL), C_PD(NULL),
    C_GUARD(NULL), C_BRANCH(NULL)};
static const struct isadora_choice choices_complement_rr_40[] = {C_MODE(NULL), C_PD(NULL),
    C_S2(NULL), C_GUARD(NULL), C_BRANCH(NULL)};
static const struct isadora_choice choices_complement_rr_30[] = {C_MODE(NULL), C_PD(NULL),
    C_S2(NULL), C_GUARD(NULL), C_BRANCH_2(NULL)};
static const struct isadora_choice choices_complement_rs_40[] = {C_MODE(NULL), C_PD(NULL),
    C_S2N(NULL), C_GUARD(NULL), C_BRANCH(NULL)};
static const struct isadora_choice choices_complement_rs_30[] = {C_MODE(NULL), C_PD(NULL),
    C_S2N(NULL), C_GUARD(NULL), C_BRANCH_2(NULL)};
static const struct isadora_choice choices_bra_40[] = {C_GUARD(NULL), C_BRANCH(NULL)};
static const struct isadora_choice choices_bra_30[] = {C_GUARD(NULL), C_BRANCH_2(NULL)};
static const char *const lines_GUARD_2[] = {""};
#define C_GUARD_2(role) {"GUARD", role, lines_GUARD_2, 1}
static const struct isadora_choice choices_logic_and_free_40[] = {C_GUARD_2(NULL), C_BRANCH(NULL)};
static const struct isadora_choice choices_logic_and_free_30[] = {C_GUARD_2(NULL),
    C_BRANCH_2(NULL)};
static const char *const lines_GUARD_3[] = {"$p[PRED]"};
#define C_GUARD_3(role) {"GUARD", role, lines_GUARD_3, 1}
static const struct isadora_choice choices_logic_and_guarded_40[] = {C_GUARD_3(NULL),
    C_BRANCH(NULL)};
static const struct isadora_choice choices_logic_and_guarded_30[] = {C_GUARD_3(NULL),
    C_BRANCH_2(NULL)};
static const struct isadora_choice choices_lmul_lmulu_40[] = {C_S2("b"), C_GUARD(NULL),
    C_BRANCH(NULL)};
static const struct isadora_choice choices_lmul_lmulu_30[] = {C_S2("b"), C_GUARD(NULL),
    C_BRANCH_2(NULL)};
static const char *const lines_LADDR[] = {"$r[SRC1]+$r[SRC2]", "$r[SRC1]", "$r[SRC1]+L10", "L10",
    "$r[SRC1]+L6", "L6"};
#define C_LADDR(role) {"LADDR", role, lines_LADDR, 6}
static const struct isadora_choice choices_ld_d_40[] = {C_LADDR("at"), C_GUARD(NULL),
    C_BRANCH(NULL)};
static const struct isadora_choice choices_ld_d_30[] = {C_LADDR("at"), C_GUARD(NULL),
    C_BRANCH_2(NULL)};
static const char *const lines_SADDR[] = {"$r[DST]+$r[SRC1]*0x2", "$r[SRC1]*0x2", "$r[DST]",
    "$r[SRC1]+T10", "T10", "$r[SRC1]+T6", "T6"};
#define C_SADDR(role) {"SADDR", role, lines_SADDR, 7}
static const struct isadora_choice choices_st_d_40[] = {C_SADDR("at"), C_GUARD(NULL),
    C_BRANCH(NULL)};
static const struct isadora_choice choices_st_d_30[] = {C_SADDR("at"), C_GUARD(NULL),
    C_BRANCH_2(NULL)};

static const char title_binary_add_rr_40[] = "Two sources";
static const char title_unary_div2s_rr[] = "One source";
static const char title_slct_rr_40[] = "Select";
static const char title_mov_r_40[] = "Move";
static const char title_set_setgt_r_40[] = "Compare";
static const char title_complement_rr_40[] = "Complement";
static const char title_bra_40[] = "Branch";
static const char title_call_40[] = "Call";
static const char title_ret_40[] = "Return";
static const char title_sleep_40[] = "Wait for work";
static const char title_wait_wstc_40[] = "Wait for a status bit";
static const char title_logic_and_free_40[] = "Predicate logic";
static const char title_nop_40[] = "Nothing";
static const char title_clicnt_40[] = "Clear the counter";
static const char title_engine_mbiread_40[] = "Macroblocks and motion vectors";
static const char title_named_only_o21_40[] = "Names without a meaning";
static const char title_lmul_lmulu_40[] = "Multiply";
static const char title_lshift_lsrr_40[] = "Shift and add";
static const char title_lut_rr_40[] = "Look up";
static const char title_ld_d_40[] = "Load";
static const char title_st_d_40[] = "Store";
static const char title_st_vp_40[] = "Store for the engines";

static const char effects_binary_add_rr_40[] = "reads $p[15] $p[PRED] $p[PDST] $p[RBP.n + 8] "
    "$r[SRC2] $r[SRC1]; writes $pc after 2 $r[DST] $p[15] $p[PRED] $p[PDST]; branch: conditional";
static const char effects_binary_add_rr_30[] = "reads $p[15] $p[PRED] $p[PDST] $r[SRC2] $r[SRC1]; "
    "writes $r[DST] $p[15] $p[PRED] $p[PDST]";
static const char effects_binary_add_rs_40[] = "reads $p[15] $p[PRED] $p[PDST] $p[RBP.n + 8] "
    "$r[SRC2] $sr[SRS]; writes $pc after 2 $r[DST] $stat.h2v_ready $cs $p[15] $p[PRED] $p[PDST]; "
    "trap: no source names this register on this variant; trap: `$cs` is empty; branch: "
    "conditional return";
static const char effects_binary_add_rs_30[] = "reads $p[15] $p[PRED] $p[PDST] $r[SRC2] $sr[SRS]; "
    "writes $r[DST] $stat.h2v_ready $cs $p[15] $p[PRED] $p[PDST]; trap: no source names this "
    "register on this variant; trap: `$cs` is empty";
static const char effects_binary_add_sr_40[] = "reads $p[15] $p[PRED] $p[PDST] $p[RBP.n + 8] "
    "$r[SRC2] $r[SRC1]; writes $pc after 2 $cs $p[0..15] $icnt $stat.watchdog $sr[24].0 $sr[24].3 "
    "$sr[SRD] $p[15] $p[PRED] $p[PDST]; trap: no source says what a store to this register does; "
    "trap: no source says whether $pred or the predicate result wins; trap: `$cs` is full; branch: "
    "conditional call";
static const char effects_binary_add_sr_30[] = "reads $p[15] $p[PRED] $p[PDST] $r[SRC2] $r[SRC1]; "
    "writes $cs $l.16..31 $l.0..15 $p[0..15] $icnt $stat.watchdog $sr[24].0 $sr[24].3 $sr[SRD] "
    "$p[15] $p[PRED] $p[PDST]; trap: no source says what a store to this register does; trap: no "
    "source says whether $pred or the predicate result wins; trap: `$cs` is full";
static const char effects_unary_div2s_rr[] = "reads $p[15] $p[PRED] $p[PDST] $r[SRC1]; writes "
    "$r[DST] $p[15] $p[PRED] $p[PDST]";
static const char effects_unary_div2s_rs[] = "reads $p[15] $p[PRED] $p[PDST] $sr[SRS]; writes "
    "$r[DST] $stat.h2v_ready $cs $p[15] $p[PRED] $p[PDST]; trap: no source names this register on "
    "this variant; trap: `$cs` is empty";
static const char effects_unary_div2s_sr[] = "reads $p[15] $p[PRED] $p[PDST] $r[SRC1]; writes $cs "
    "$l.16..31 $l.0..15 $p[0..15] $icnt $stat.watchdog $sr[24].0 $sr[24].3 $sr[SRD] $p[15] "
    "$p[PRED] $p[PDST]; trap: no source says what a store to this register does; trap: no source "
    "says whether $pred or the predicate result wins; trap: `$cs` is full";
static const char effects_set_setgt_r_40[] = "reads $p[15] $p[PRED] $p[PDST] $p[RBP.n + 8] "
    "$r[SRC2] $r[SRC1]; writes $pc after 2 $p[15] $p[PRED] $p[PDST]; branch: conditional";
static const char effects_set_setgt_r_30[] = "reads $p[15] $p[PRED] $p[PDST] $r[SRC2] $r[SRC1]; "
    "writes $p[15] $p[PRED] $p[PDST]";
static const char effects_set_setgt_s_40[] = "reads $p[15] $p[PRED] $p[PDST] $p[RBP.n + 8] "
    "$r[SRC2] $sr[SRS]; writes $pc after 2 $stat.h2v_ready $cs $p[15] $p[PRED] $p[PDST]; trap: no "
    "source names this register on this variant; trap: `$cs` is empty; branch: conditional return";
static const char effects_set_setgt_s_30[] = "reads $p[15] $p[PRED] $p[PDST] $r[SRC2] $sr[SRS]; "
    "writes $stat.h2v_ready $cs $p[15] $p[PRED] $p[PDST]; trap: no source names this register on "
    "this variant; trap: `$cs` is empty";
static const char effects_bra_40[] = "reads $p[PRED] $p[RBP.n + 8]; writes $pc after 2; branch: "
    "conditional";
static const char effects_wait_wstc_40[] = "reads $p[PRED] $p[RBP.n + 8] $stat; writes $pc after "
    "2; waits; branch: conditional";
static const char effects_wait_wstc_30[] = "reads $p[PRED] $stat; waits";
static const char effects_logic_and_free_40[] = "reads $p[RBP.n + 8] $p[PS1] $p[PS2]; writes $pc "
    "after 2 $p[PRED]; branch: conditional";
static const char effects_logic_and_free_30[] = "reads $p[PS1] $p[PS2]; writes $p[PRED]";
static const char effects_logic_and_guarded_40[] = "reads $p[PRED] $p[RBP.n + 8] $p[PS1] $p[PS2]; "
    "writes $pc after 2 $p[PDST]; branch: conditional";
static const char effects_logic_and_guarded_30[] = "reads $p[PRED] $p[PS1] $p[PS2]; writes "
    "$p[PDST]";
static const char effects_engine_mbiread_40[] = "reads $p[PRED] $p[RBP.n + 8]; writes $pc after 2; "
    "trap: what it takes from and hands to the engines around is not part of this model; branch: "
    "conditional";
static const char effects_engine_mbiread_30[] = "reads $p[PRED]; trap: what it takes from and "
    "hands to the engines around is not part of this model";
static const char effects_named_only_o21_40[] = "reads $p[PRED] $p[RBP.n + 8]; writes $pc after 2; "
    "trap: no source says what it does; branch: conditional";
static const char effects_named_only_o21_30[] = "reads $p[PRED]; trap: no source says what it does";
static const char effects_lmul_lmulu_40[] = "reads $p[PRED] $p[RBP.n + 8] $r[SRC2] $r[SRC1]; "
    "writes $pc after 2 $l after 3; occupies long, 3; branch: conditional";
static const char effects_lmul_lmulu_30[] = "reads $p[PRED] $r[SRC2] $r[SRC1]; writes $l after 3; "
    "occupies long, 3";
static const char effects_lshift_lsrr_30[] = "reads $p[PRED] $r[SRC2] $l; writes $l; occupies "
    "long, 1";

static const char note_binary_add_rr_40[] = "Computes a number of 16 bits, and a predicate result, "
    "from two sources.";
static const char note_unary_div2s_rr[] = "Computes a number of 16 bits, and a predicate result, "
    "from one source.";
static const char note_slct_rr_40[] = "Source 1 if the predicate is 1, else source 2. Predicate "
    "result: bit 0 of the result.";
static const char note_mov_r_40[] = "A general register or an immediate to a general or special "
    "register. Predicate result: bit 0 of the result. An immediate has 14 bits for a general "
    "register and 12 bits for a special one; `sext` makes negative numbers of it.";
static const char note_set_setgt_r_40[] = "Compares; the only result is the predicate result. "
    "Without a predicate to take it, nothing happens.";
static const char note_complement_rr_40[] = "Source 1 with all bits the other way. Predicate "
    "result: bit 0 of the result. The second source has no effect. It stands in the text so that "
    "every word keeps its own.";
static const char note_bra_40[] = "Continues at an address of the program, 0 to 0x7ff. The next "
    "instruction is executed first: it stands in the delay slot. With a guard the branch is "
    "conditional. On VP2 the branch slot can branch, too; if both do, this one wins.";
static const char note_call_40[] = "Puts the return address on the call stack and continues "
    "elsewhere, after one delay slot. No source says which address that is; the one behind the "
    "delay slot is the only one with which `ret` makes sense. The stack has eight entries; what a "
    "ninth does is unknown, here it traps.";
static const char note_ret_40[] = "Continues at the address on top of the call stack and takes it "
    "off, after one delay slot. What an empty stack does is unknown; here it traps.";
static const char note_sleep_40[] = "Waits at low power until a whole macroblock is there (bit 10 "
    "of `$stat`) or the host has stored to `$h2v` (bit 11).";
static const char note_wait_wstc_40[] = "`wstc` waits until a bit of `$stat` is 0, `wsts` until it "
    "is 1. The bit of an instruction that has just begun may come late: behind `mvsread` and "
    "`mvswrite` put a `nop` first.";
static const char note_logic_and_free_40[] = "Computes with predicates. Either source may be "
    "complemented, so `and`, `or`, `xor` also give the other functions of two bits. The "
    "destination stands first; with a guard it lies in another field. Bit 4 of the word is "
    "ignored.";
static const char note_nop_40[] = "Does nothing for one cycle. On VP2 its branch slot still "
    "branches.";
static const char note_clicnt_40[] = "Clears the counter of cycles, and with it the watchdog in "
    "bit 12 of `$stat`.";
static const char note_engine_mbiread_40[] = "Makes the engines around do something. The model has "
    "nothing to take their data from, so a program stops here.";
static const char note_named_only_o21_40[] = "Tools know these numbers, since real programs have "
    "them. What they do, and on which variants, nobody knows; `o21` seems to have to do with "
    "`$sr32` to `$sr42`, `o22` with `$sr48` to `$sr58` (inferred).";
static const char note_lmul_lmulu_40[] = "Multiplies source 1, 16 bits, by the low 11 bits of "
    "source 2, and puts the product into `$l`. `lmulu` takes both without sign, `lmuls` with sign. "
    "An immediate has 6 bits and is never negative. The product is there after three cycles.";
static const char note_lshift_lsrr_40[] = "Shifts the long accumulator, or adds to it; one cycle. "
    "n is bits 0..4 of source 2. An immediate has 6 bits and is never negative.";
static const char note_lut_rr_40[] = "Looks up what the registers of the macroblock say. The low "
    "four bits of source 2 choose a table, source 1 is the index.";
static const char note_ld_d_40[] = "Loads a cell. The address is a register, an immediate, or the "
    "sum of a register and either, modulo 0x10000; it counts cells, in PWT bytes. An immediate has "
    "10 bits, with a guard 6. The cell is read at once; the register has it after three cycles, so "
    "two instructions stand between a load and its first use. Another instruction may store to the "
    "register meanwhile; what comes last stays.";
static const char note_st_d_40[] = "Stores a register in a cell, at once. The address is a "
    "register or an immediate, or the sum of a register and an immediate, or the sum of a register "
    "and twice another, modulo 0x10000. An immediate has 10 bits, with a guard 6.";
static const char note_st_vp_40[] = "Stores into VP, 0x400 bytes that the engine hands on: on VP2 "
    "through bits 0..3 of `$stat`, on VP3 and VP4 in a way that nobody has written down. Addresses "
    "count bytes. Some take a byte and some a word, and which is unknown; so the program stops "
    "here. What the bytes mean is unknown, too.";

static const char shares_mov_r_40[] = "the long immediate lies over the predicate number";

#define SLOTS(list) .slots = list, .slot_count = COUNT(list)
#define CHOICES(list) .choices = list, .choice_count = COUNT(list)

static const struct isadora_form forms[] = {
    [VUC_BINARY_ADD_RR_40] = {
        .name = "binary.add.rr.40", .page = "binary", .title = title_binary_add_rr_40,
            .mnemonic = "add",
        .syntax = "BRANCH GUARD add MODE PD $r[DST] $r[SRC1] S2",
        .effects = effects_binary_add_rr_40,
        .note = note_binary_add_rr_40,
        .length = 8, .grade = ISADORA_DOCUMENT, .configs = 0x1, SLOTS(slots_binary_add_rr_40),
            CHOICES(choices_binary_add_rr_40),
        .bits = "rrrrrrrr rr.0.0ee ppppdddd ssssssss ppp00100",
    },
    [VUC_BINARY_ADD_RR_30] = {
        .name = "binary.add.rr.30", .page = "binary", .title = title_binary_add_rr_40,
            .mnemonic = "add",
        .syntax = "GUARD add MODE PD $r[DST] $r[SRC1] S2",
        .effects = effects_binary_add_rr_30,
        .note = note_binary_add_rr_40,
        .length = 4, .grade = ISADORA_DOCUMENT, .configs = 0x6, SLOTS(slots_binary_add_rr_30),
            CHOICES(choices_binary_add_rr_30),
        .bits = ".0.0ee ppppdddd ssssssss ppp00100",
    },
    [VUC_BINARY_SUB_RR_40] = {
        .name = "binary.sub.rr.40", .page = "binary", .title = title_binary_add_rr_40,
            .mnemonic = "sub",
        .syntax = "BRANCH GUARD sub MODE PD $r[DST] $r[SRC1] S2",
        .effects = effects_binary_add_rr_40,
        .note = note_binary_add_rr_40,
        .length = 8, .grade = ISADORA_DOCUMENT, .configs = 0x1, SLOTS(slots_binary_add_rr_40),
            CHOICES(choices_binary_add_rr_40),
        .bits = "rrrrrrrr rr.0.0ee ppppdddd ssssssss ppp00101",
    },
    [VUC_BINARY_SUB_RR_30] = {
        .name = "binary.sub.rr.30", .page = "binary", .title = title_binary_add_rr_40,
            .mnemonic = "sub",
        .syntax = "GUARD sub MODE PD $r[DST] $r[SRC1] S2",
        .effects = effects_binary_add_rr_30,
        .note = note_binary_add_rr_40,
        .length = 4, .grade = ISADORA_DOCUMENT, .configs = 0x6, SLOTS(slots_binary_add_rr_30),
            CHOICES(choices_binary_add_rr_30),
        .bits = ".0.0ee ppppdddd ssssssss ppp00101",
    },
    [VUC_BINARY_SUBR_RR] = {
        .name = "binary.subr.rr", .page = "binary", .title = title_binary_add_rr_40,
            .mnemonic = "subr",
        .syntax = "BRANCH GUARD subr MODE PD $r[DST] $r[SRC1] S2",
        .effects = effects_binary_add_rr_40,
        .note = note_binary_add_rr_40,
        .length = 8, .grade = ISADORA_DOCUMENT, .configs = 0x1, SLOTS(slots_binary_add_rr_40),
            CHOICES(choices_binary_add_rr_40),
        .bits = "rrrrrrrr rr.0.0ee ppppdddd ssssssss ppp00110",
    },
    [VUC_BINARY_AVGS_RR] = {
        .name = "binary.avgs.rr", .page = "binary", .title = title_binary_add_rr_40,
            .mnemonic = "avgs",
        .syntax = "GUARD avgs MODE PD $r[DST] $r[SRC1] S2",
        .effects = effects_binary_add_rr_30,
        .note = note_binary_add_rr_40,
        .length = 4, .grade = ISADORA_DOCUMENT, .configs = 0x6, SLOTS(slots_binary_add_rr_30),
            CHOICES(choices_binary_add_rr_30),
        .bits = ".0.0ee ppppdddd ssssssss ppp00110",
    },
    [VUC_BINARY_AVGU_RR] = {
        .name = "binary.avgu.rr", .page = "binary", .title = title_binary_add_rr_40,
            .mnemonic = "avgu",
        .syntax = "GUARD avgu MODE PD $r[DST] $r[SRC1] S2",
        .effects = effects_binary_add_rr_30,
        .note = note_binary_add_rr_40,
        .length = 4, .grade = ISADORA_DOCUMENT, .configs = 0x6, SLOTS(slots_binary_add_rr_30),
            CHOICES(choices_binary_add_rr_30),
        .bits = ".0.0ee ppppdddd ssssssss ppp00111",
    },
    [VUC_BINARY_CLAMPLEP_RR_40] = {
        .name = "binary.clamplep.rr.40", .page = "binary", .title = title_binary_add_rr_40,
            .mnemonic = "clamplep",
        .syntax = "BRANCH GUARD clamplep MODE PD $r[DST] $r[SRC1] S2",
        .effects = effects_binary_add_rr_40,
        .note = note_binary_add_rr_40,
        .length = 8, .grade = ISADORA_DOCUMENT, .configs = 0x1, SLOTS(slots_binary_add_rr_40),
            CHOICES(choices_binary_add_rr_40),
        .bits = "rrrrrrrr rr.0.0ee ppppdddd ssssssss ppp01100",
    },
    [VUC_BINARY_CLAMPLEP_RR_30] = {
        .name = "binary.clamplep.rr.30", .page = "binary", .title = title_binary_add_rr_40,
            .mnemonic = "clamplep",
        .syntax = "GUARD clamplep MODE PD $r[DST] $r[SRC1] S2",
        .effects = effects_binary_add_rr_30,
        .note = note_binary_add_rr_40,
        .length = 4, .grade = ISADORA_DOCUMENT, .configs = 0x6, SLOTS(slots_binary_add_rr_30),
            CHOICES(choices_binary_add_rr_30),
        .bits = ".0.0ee ppppdddd ssssssss ppp01100",
    },
    [VUC_BINARY_CLAMPS_RR_40] = {
        .name = "binary.clamps.rr.40", .page = "binary", .title = title_binary_add_rr_40,
            .mnemonic = "clamps",
        .syntax = "BRANCH GUARD clamps MODE PD $r[DST] $r[SRC1] S2",
        .effects = effects_binary_add_rr_40,
        .note = note_binary_add_rr_40,
        .length = 8, .grade = ISADORA_DOCUMENT, .configs = 0x1, SLOTS(slots_binary_add_rr_40),
            CHOICES(choices_binary_add_rr_40),
        .bits = "rrrrrrrr rr.0.0ee ppppdddd ssssssss ppp01101",
    },
    [VUC_BINARY_CLAMPS_RR_30] = {
        .name = "binary.clamps.rr.30", .page = "binary", .title = title_binary_add_rr_40,
            .mnemonic = "clamps",
        .syntax = "GUARD clamps MODE PD $r[DST] $r[SRC1] S2",
        .effects = effects_binary_add_rr_30,
        .note = note_binary_add_rr_40,
        .length = 4, .grade = ISADORA_DOCUMENT, .configs = 0x6, SLOTS(slots_binary_add_rr_30),
            CHOICES(choices_binary_add_rr_30),
        .bits = ".0.0ee ppppdddd ssssssss ppp01101",
    },
    [VUC_BINARY_SEXT_RR_40] = {
        .name = "binary.sext.rr.40", .page = "binary", .title = title_binary_add_rr_40,
            .mnemonic = "sext",
        .syntax = "BRANCH GUARD sext MODE PD $r[DST] $r[SRC1] S2",
        .effects = effects_binary_add_rr_40,
        .note = note_binary_add_rr_40,
        .length = 8, .grade = ISADORA_DOCUMENT, .configs = 0x1, SLOTS(slots_binary_add_rr_40),
            CHOICES(choices_binary_add_rr_40),
        .bits = "rrrrrrrr rr.0.0ee ppppdddd ssssssss ppp01110",
    },
    [VUC_BINARY_SEXT_RR_30] = {
        .name = "binary.sext.rr.30", .page = "binary", .title = title_binary_add_rr_40,
            .mnemonic = "sext",
        .syntax = "GUARD sext MODE PD $r[DST] $r[SRC1] S2",
        .effects = effects_binary_add_rr_30,
        .note = note_binary_add_rr_40,
        .length = 4, .grade = ISADORA_DOCUMENT, .configs = 0x6, SLOTS(slots_binary_add_rr_30),
            CHOICES(choices_binary_add_rr_30),
        .bits = ".0.0ee ppppdddd ssssssss ppp01110",
    },
    [VUC_BINARY_BSET_RR_40] = {
        .name = "binary.bset.rr.40", .page = "binary", .title = title_binary_add_rr_40,
            .mnemonic = "bset",
        .syntax = "BRANCH GUARD bset MODE PD $r[DST] $r[SRC1] S2",
        .effects = effects_binary_add_rr_40,
        .note = note_binary_add_rr_40,
        .length = 8, .grade = ISADORA_DOCUMENT, .configs = 0x1, SLOTS(slots_binary_add_rr_40),
            CHOICES(choices_binary_add_rr_40),
        .bits = "rrrrrrrr rr.0.0ee ppppdddd ssssssss ppp10000",
    },
    [VUC_BINARY_BSET_RR_30] = {
        .name = "binary.bset.rr.30", .page = "binary", .title = title_binary_add_rr_40,
            .mnemonic = "bset",
        .syntax = "GUARD bset MODE PD $r[DST] $r[SRC1] S2",
        .effects = effects_binary_add_rr_30,
        .note = note_binary_add_rr_40,
        .length = 4, .grade = ISADORA_DOCUMENT, .configs = 0x6, SLOTS(slots_binary_add_rr_30),
            CHOICES(choices_binary_add_rr_30),
        .bits = ".0.0ee ppppdddd ssssssss ppp10000",
    },
    [VUC_BINARY_BCLR_RR_40] = {
        .name = "binary.bclr.rr.40", .page = "binary", .title = title_binary_add_rr_40,
            .mnemonic = "bclr",
        .syntax = "BRANCH GUARD bclr MODE PD $r[DST] $r[SRC1] S2",
        .effects = effects_binary_add_rr_40,
        .note = note_binary_add_rr_40,
        .length = 8, .grade = ISADORA_DOCUMENT, .configs = 0x1, SLOTS(slots_binary_add_rr_40),
            CHOICES(choices_binary_add_rr_40),
        .bits = "rrrrrrrr rr.0.0ee ppppdddd ssssssss ppp10001",
    },
    [VUC_BINARY_BCLR_RR_30] = {
        .name = "binary.bclr.rr.30", .page = "binary", .title = title_binary_add_rr_40,
            .mnemonic = "bclr",
        .syntax = "GUARD bclr MODE PD $r[DST] $r[SRC1] S2",
        .effects = effects_binary_add_rr_30,
        .note = note_binary_add_rr_40,
        .length = 4, .grade = ISADORA_DOCUMENT, .configs = 0x6, SLOTS(slots_binary_add_rr_30),
            CHOICES(choices_binary_add_rr_30),
        .bits = ".0.0ee ppppdddd ssssssss ppp10001",
    },
    [VUC_BINARY_SHL_RR_40] = {
        .name = "binary.shl.rr.40", .page = "binary", .title = title_binary_add_rr_40,
            .mnemonic = "shl",
        .syntax = "BRANCH GUARD shl MODE PD $r[DST] $r[SRC1] S2",
        .effects = effects_binary_add_rr_40,
        .note = note_binary_add_rr_40,
        .length = 8, .grade = ISADORA_DOCUMENT, .configs = 0x1, SLOTS(slots_binary_add_rr_40),
            CHOICES(choices_binary_add_rr_40),
        .bits = "rrrrrrrr rr.0.0ee ppppdddd ssssssss ppp10101",
    },
    [VUC_BINARY_SHL_RR_30] = {
        .name = "binary.shl.rr.30", .page = "binary", .title = title_binary_add_rr_40,
            .mnemonic = "shl",
        .syntax = "GUARD shl MODE PD $r[DST] $r[SRC1] S2",
        .effects = effects_binary_add_rr_30,
        .note = note_binary_add_rr_40,
        .length = 4, .grade = ISADORA_DOCUMENT, .configs = 0x6, SLOTS(slots_binary_add_rr_30),
            CHOICES(choices_binary_add_rr_30),
        .bits = ".0.0ee ppppdddd ssssssss ppp10101",
    },
    [VUC_BINARY_SHR_RR_40] = {
        .name = "binary.shr.rr.40", .page = "binary", .title = title_binary_add_rr_40,
            .mnemonic = "shr",
        .syntax = "BRANCH GUARD shr MODE PD $r[DST] $r[SRC1] S2",
        .effects = effects_binary_add_rr_40,
        .note = note_binary_add_rr_40,
        .length = 8, .grade = ISADORA_DOCUMENT, .configs = 0x1, SLOTS(slots_binary_add_rr_40),
            CHOICES(choices_binary_add_rr_40),
        .bits = "rrrrrrrr rr.0.0ee ppppdddd ssssssss ppp10110",
    },
    [VUC_BINARY_SHR_RR_30] = {
        .name = "binary.shr.rr.30", .page = "binary", .title = title_binary_add_rr_40,
            .mnemonic = "shr",
        .syntax = "GUARD shr MODE PD $r[DST] $r[SRC1] S2",
        .effects = effects_binary_add_rr_30,
        .note = note_binary_add_rr_40,
        .length = 4, .grade = ISADORA_DOCUMENT, .configs = 0x6, SLOTS(slots_binary_add_rr_30),
            CHOICES(choices_binary_add_rr_30),
        .bits = ".0.0ee ppppdddd ssssssss ppp10110",
    },
    [VUC_BINARY_SAR_RR_40] = {
        .name = "binary.sar.rr.40", .page = "binary", .title = title_binary_add_rr_40,
            .mnemonic = "sar",
        .syntax = "BRANCH GUARD sar MODE PD $r[DST] $r[SRC1] S2",
        .effects = effects_binary_add_rr_40,
        .note = note_binary_add_rr_40,
        .length = 8, .grade = ISADORA_DOCUMENT, .configs = 0x1, SLOTS(slots_binary_add_rr_40),
            CHOICES(choices_binary_add_rr_40),
        .bits = "rrrrrrrr rr.0.0ee ppppdddd ssssssss ppp10111",
    },
    [VUC_BINARY_SAR_RR_30] = {
        .name = "binary.sar.rr.30", .page = "binary", .title = title_binary_add_rr_40,
            .mnemonic = "sar",
        .syntax = "GUARD sar MODE PD $r[DST] $r[SRC1] S2",
        .effects = effects_binary_add_rr_30,
        .note = note_binary_add_rr_40,
        .length = 4, .grade = ISADORA_DOCUMENT, .configs = 0x6, SLOTS(slots_binary_add_rr_30),
            CHOICES(choices_binary_add_rr_30),
        .bits = ".0.0ee ppppdddd ssssssss ppp10111",
    },
    [VUC_BINARY_AND_RR_40] = {
        .name = "binary.and.rr.40", .page = "binary", .title = title_binary_add_rr_40,
            .mnemonic = "and",
        .syntax = "BRANCH GUARD and MODE PD $r[DST] $r[SRC1] S2",
        .effects = effects_binary_add_rr_40,
        .note = note_binary_add_rr_40,
        .length = 8, .grade = ISADORA_DOCUMENT, .configs = 0x1, SLOTS(slots_binary_add_rr_40),
            CHOICES(choices_binary_add_rr_40),
        .bits = "rrrrrrrr rr.0.0ee ppppdddd ssssssss ppp11000",
    },
    [VUC_BINARY_AND_RR_30] = {
        .name = "binary.and.rr.30", .page = "binary", .title = title_binary_add_rr_40,
            .mnemonic = "and",
        .syntax = "GUARD and MODE PD $r[DST] $r[SRC1] S2",
        .effects = effects_binary_add_rr_30,
        .note = note_binary_add_rr_40,
        .length = 4, .grade = ISADORA_DOCUMENT, .configs = 0x6, SLOTS(slots_binary_add_rr_30),
            CHOICES(choices_binary_add_rr_30),
        .bits = ".0.0ee ppppdddd ssssssss ppp11000",
    },
    [VUC_BINARY_OR_RR_40] = {
        .name = "binary.or.rr.40", .page = "binary", .title = title_binary_add_rr_40,
            .mnemonic = "or",
        .syntax = "BRANCH GUARD or MODE PD $r[DST] $r[SRC1] S2",
        .effects = effects_binary_add_rr_40,
        .note = note_binary_add_rr_40,
        .length = 8, .grade = ISADORA_DOCUMENT, .configs = 0x1, SLOTS(slots_binary_add_rr_40),
            CHOICES(choices_binary_add_rr_40),
        .bits = "rrrrrrrr rr.0.0ee ppppdddd ssssssss ppp11001",
    },
    [VUC_BINARY_OR_RR_30] = {
        .name = "binary.or.rr.30", .page = "binary", .title = title_binary_add_rr_40,
            .mnemonic = "or",
        .syntax = "GUARD or MODE PD $r[DST] $r[SRC1] S2",
        .effects = effects_binary_add_rr_30,
        .note = note_binary_add_rr_40,
        .length = 4, .grade = ISADORA_DOCUMENT, .configs = 0x6, SLOTS(slots_binary_add_rr_30),
            CHOICES(choices_binary_add_rr_30),
        .bits = ".0.0ee ppppdddd ssssssss ppp11001",
    },
    [VUC_BINARY_XOR_RR_40] = {
        .name = "binary.xor.rr.40", .page = "binary", .title = title_binary_add_rr_40,
            .mnemonic = "xor",
        .syntax = "BRANCH GUARD xor MODE PD $r[DST] $r[SRC1] S2",
        .effects = effects_binary_add_rr_40,
        .note = note_binary_add_rr_40,
        .length = 8, .grade = ISADORA_DOCUMENT, .configs = 0x1, SLOTS(slots_binary_add_rr_40),
            CHOICES(choices_binary_add_rr_40),
        .bits = "rrrrrrrr rr.0.0ee ppppdddd ssssssss ppp11010",
    },
    [VUC_BINARY_XOR_RR_30] = {
        .name = "binary.xor.rr.30", .page = "binary", .title = title_binary_add_rr_40,
            .mnemonic = "xor",
        .syntax = "GUARD xor MODE PD $r[DST] $r[SRC1] S2",
        .effects = effects_binary_add_rr_30,
        .note = note_binary_add_rr_40,
        .length = 4, .grade = ISADORA_DOCUMENT, .configs = 0x6, SLOTS(slots_binary_add_rr_30),
            CHOICES(choices_binary_add_rr_30),
        .bits = ".0.0ee ppppdddd ssssssss ppp11010",
    },
    [VUC_BINARY_MIN_RR] = {
        .name = "binary.min.rr", .page = "binary", .title = title_binary_add_rr_40,
            .mnemonic = "min",
        .syntax = "GUARD min MODE PD $r[DST] $r[SRC1] S2",
        .effects = effects_binary_add_rr_30,
        .note = note_binary_add_rr_40,
        .length = 4, .grade = ISADORA_DOCUMENT, .configs = 0x6, SLOTS(slots_binary_add_rr_30),
            CHOICES(choices_binary_add_rr_30),
        .bits = ".0.0ee ppppdddd ssssssss ppp11101",
    },
    [VUC_BINARY_MAX_RR] = {
        .name = "binary.max.rr", .page = "binary", .title = title_binary_add_rr_40,
            .mnemonic = "max",
        .syntax = "GUARD max MODE PD $r[DST] $r[SRC1] S2",
        .effects = effects_binary_add_rr_30,
        .note = note_binary_add_rr_40,
        .length = 4, .grade = ISADORA_DOCUMENT, .configs = 0x6, SLOTS(slots_binary_add_rr_30),
            CHOICES(choices_binary_add_rr_30),
        .bits = ".0.0ee ppppdddd ssssssss ppp11110",
    },
    [VUC_BINARY_ADD_RS_40] = {
        .name = "binary.add.rs.40", .page = "binary", .title = title_binary_add_rr_40,
            .mnemonic = "add",
        .syntax = "BRANCH GUARD add MODE PD $r[DST] $sr[SRS] S2N",
        .effects = effects_binary_add_rs_40,
        .note = note_binary_add_rr_40,
        .length = 8, .grade = ISADORA_DOCUMENT, .configs = 0x1, SLOTS(slots_binary_add_rs_40),
            CHOICES(choices_binary_add_rs_40),
        .bits = "rrrrrrrr rr.0.1ss ppppdddd ssssssss ppp00100",
    },
    [VUC_BINARY_ADD_RS_30] = {
        .name = "binary.add.rs.30", .page = "binary", .title = title_binary_add_rr_40,
            .mnemonic = "add",
        .syntax = "GUARD add MODE PD $r[DST] $sr[SRS] S2N",
        .effects = effects_binary_add_rs_30,
        .note = note_binary_add_rr_40,
        .length = 4, .grade = ISADORA_DOCUMENT, .configs = 0x6, SLOTS(slots_binary_add_rs_30),
            CHOICES(choices_binary_add_rs_30),
        .bits = ".0.1ss ppppdddd ssssssss ppp00100",
    },
    [VUC_BINARY_SUB_RS_40] = {
        .name = "binary.sub.rs.40", .page = "binary", .title = title_binary_add_rr_40,
            .mnemonic = "sub",
        .syntax = "BRANCH GUARD sub MODE PD $r[DST] $sr[SRS] S2N",
        .effects = effects_binary_add_rs_40,
        .note = note_binary_add_rr_40,
        .length = 8, .grade = ISADORA_DOCUMENT, .configs = 0x1, SLOTS(slots_binary_add_rs_40),
            CHOICES(choices_binary_add_rs_40),
        .bits = "rrrrrrrr rr.0.1ss ppppdddd ssssssss ppp00101",
    },
    [VUC_BINARY_SUB_RS_30] = {
        .name = "binary.sub.rs.30", .page = "binary", .title = title_binary_add_rr_40,
            .mnemonic = "sub",
        .syntax = "GUARD sub MODE PD $r[DST] $sr[SRS] S2N",
        .effects = effects_binary_add_rs_30,
        .note = note_binary_add_rr_40,
        .length = 4, .grade = ISADORA_DOCUMENT, .configs = 0x6, SLOTS(slots_binary_add_rs_30),
            CHOICES(choices_binary_add_rs_30),
        .bits = ".0.1ss ppppdddd ssssssss ppp00101",
    },
    [VUC_BINARY_SUBR_RS] = {
        .name = "binary.subr.rs", .page = "binary", .title = title_binary_add_rr_40,
            .mnemonic = "subr",
        .syntax = "BRANCH GUARD subr MODE PD $r[DST] $sr[SRS] S2N",
        .effects = effects_binary_add_rs_40,
        .note = note_binary_add_rr_40,
        .length = 8, .grade = ISADORA_DOCUMENT, .configs = 0x1, SLOTS(slots_binary_add_rs_40),
            CHOICES(choices_binary_add_rs_40),
        .bits = "rrrrrrrr rr.0.1ss ppppdddd ssssssss ppp00110",
    },
    [VUC_BINARY_AVGS_RS] = {
        .name = "binary.avgs.rs", .page = "binary", .title = title_binary_add_rr_40,
            .mnemonic = "avgs",
        .syntax = "GUARD avgs MODE PD $r[DST] $sr[SRS] S2N",
        .effects = effects_binary_add_rs_30,
        .note = note_binary_add_rr_40,
        .length = 4, .grade = ISADORA_DOCUMENT, .configs = 0x6, SLOTS(slots_binary_add_rs_30),
            CHOICES(choices_binary_add_rs_30),
        .bits = ".0.1ss ppppdddd ssssssss ppp00110",
    },
    [VUC_BINARY_AVGU_RS] = {
        .name = "binary.avgu.rs", .page = "binary", .title = title_binary_add_rr_40,
            .mnemonic = "avgu",
        .syntax = "GUARD avgu MODE PD $r[DST] $sr[SRS] S2N",
        .effects = effects_binary_add_rs_30,
        .note = note_binary_add_rr_40,
        .length = 4, .grade = ISADORA_DOCUMENT, .configs = 0x6, SLOTS(slots_binary_add_rs_30),
            CHOICES(choices_binary_add_rs_30),
        .bits = ".0.1ss ppppdddd ssssssss ppp00111",
    },
    [VUC_BINARY_CLAMPLEP_RS_40] = {
        .name = "binary.clamplep.rs.40", .page = "binary", .title = title_binary_add_rr_40,
            .mnemonic = "clamplep",
        .syntax = "BRANCH GUARD clamplep MODE PD $r[DST] $sr[SRS] S2N",
        .effects = effects_binary_add_rs_40,
        .note = note_binary_add_rr_40,
        .length = 8, .grade = ISADORA_DOCUMENT, .configs = 0x1, SLOTS(slots_binary_add_rs_40),
            CHOICES(choices_binary_add_rs_40),
        .bits = "rrrrrrrr rr.0.1ss ppppdddd ssssssss ppp01100",
    },
    [VUC_BINARY_CLAMPLEP_RS_30] = {
        .name = "binary.clamplep.rs.30", .page = "binary", .title = title_binary_add_rr_40,
            .mnemonic = "clamplep",
        .syntax = "GUARD clamplep MODE PD $r[DST] $sr[SRS] S2N",
        .effects = effects_binary_add_rs_30,
        .note = note_binary_add_rr_40,
        .length = 4, .grade = ISADORA_DOCUMENT, .configs = 0x6, SLOTS(slots_binary_add_rs_30),
            CHOICES(choices_binary_add_rs_30),
        .bits = ".0.1ss ppppdddd ssssssss ppp01100",
    },
    [VUC_BINARY_CLAMPS_RS_40] = {
        .name = "binary.clamps.rs.40", .page = "binary", .title = title_binary_add_rr_40,
            .mnemonic = "clamps",
        .syntax = "BRANCH GUARD clamps MODE PD $r[DST] $sr[SRS] S2N",
        .effects = effects_binary_add_rs_40,
        .note = note_binary_add_rr_40,
        .length = 8, .grade = ISADORA_DOCUMENT, .configs = 0x1, SLOTS(slots_binary_add_rs_40),
            CHOICES(choices_binary_add_rs_40),
        .bits = "rrrrrrrr rr.0.1ss ppppdddd ssssssss ppp01101",
    },
    [VUC_BINARY_CLAMPS_RS_30] = {
        .name = "binary.clamps.rs.30", .page = "binary", .title = title_binary_add_rr_40,
            .mnemonic = "clamps",
        .syntax = "GUARD clamps MODE PD $r[DST] $sr[SRS] S2N",
        .effects = effects_binary_add_rs_30,
        .note = note_binary_add_rr_40,
        .length = 4, .grade = ISADORA_DOCUMENT, .configs = 0x6, SLOTS(slots_binary_add_rs_30),
            CHOICES(choices_binary_add_rs_30),
        .bits = ".0.1ss ppppdddd ssssssss ppp01101",
    },
    [VUC_BINARY_SEXT_RS_40] = {
        .name = "binary.sext.rs.40", .page = "binary", .title = title_binary_add_rr_40,
            .mnemonic = "sext",
        .syntax = "BRANCH GUARD sext MODE PD $r[DST] $sr[SRS] S2N",
        .effects = effects_binary_add_rs_40,
        .note = note_binary_add_rr_40,
        .length = 8, .grade = ISADORA_DOCUMENT, .configs = 0x1, SLOTS(slots_binary_add_rs_40),
            CHOICES(choices_binary_add_rs_40),
        .bits = "rrrrrrrr rr.0.1ss ppppdddd ssssssss ppp01110",
    },
    [VUC_BINARY_SEXT_RS_30] = {
        .name = "binary.sext.rs.30", .page = "binary", .title = title_binary_add_rr_40,
            .mnemonic = "sext",
        .syntax = "GUARD sext MODE PD $r[DST] $sr[SRS] S2N",
        .effects = effects_binary_add_rs_30,
        .note = note_binary_add_rr_40,
        .length = 4, .grade = ISADORA_DOCUMENT, .configs = 0x6, SLOTS(slots_binary_add_rs_30),
            CHOICES(choices_binary_add_rs_30),
        .bits = ".0.1ss ppppdddd ssssssss ppp01110",
    },
    [VUC_BINARY_BSET_RS_40] = {
        .name = "binary.bset.rs.40", .page = "binary", .title = title_binary_add_rr_40,
            .mnemonic = "bset",
        .syntax = "BRANCH GUARD bset MODE PD $r[DST] $sr[SRS] S2N",
        .effects = effects_binary_add_rs_40,
        .note = note_binary_add_rr_40,
        .length = 8, .grade = ISADORA_DOCUMENT, .configs = 0x1, SLOTS(slots_binary_add_rs_40),
            CHOICES(choices_binary_add_rs_40),
        .bits = "rrrrrrrr rr.0.1ss ppppdddd ssssssss ppp10000",
    },
    [VUC_BINARY_BSET_RS_30] = {
        .name = "binary.bset.rs.30", .page = "binary", .title = title_binary_add_rr_40,
            .mnemonic = "bset",
        .syntax = "GUARD bset MODE PD $r[DST] $sr[SRS] S2N",
        .effects = effects_binary_add_rs_30,
        .note = note_binary_add_rr_40,
        .length = 4, .grade = ISADORA_DOCUMENT, .configs = 0x6, SLOTS(slots_binary_add_rs_30),
            CHOICES(choices_binary_add_rs_30),
        .bits = ".0.1ss ppppdddd ssssssss ppp10000",
    },
    [VUC_BINARY_BCLR_RS_40] = {
        .name = "binary.bclr.rs.40", .page = "binary", .title = title_binary_add_rr_40,
            .mnemonic = "bclr",
        .syntax = "BRANCH GUARD bclr MODE PD $r[DST] $sr[SRS] S2N",
        .effects = effects_binary_add_rs_40,
        .note = note_binary_add_rr_40,
        .length = 8, .grade = ISADORA_DOCUMENT, .configs = 0x1, SLOTS(slots_binary_add_rs_40),
            CHOICES(choices_binary_add_rs_40),
        .bits = "rrrrrrrr rr.0.1ss ppppdddd ssssssss ppp10001",
    },
    [VUC_BINARY_BCLR_RS_30] = {
        .name = "binary.bclr.rs.30", .page = "binary", .title = title_binary_add_rr_40,
            .mnemonic = "bclr",
        .syntax = "GUARD bclr MODE PD $r[DST] $sr[SRS] S2N",
        .effects = effects_binary_add_rs_30,
        .note = note_binary_add_rr_40,
        .length = 4, .grade = ISADORA_DOCUMENT, .configs = 0x6, SLOTS(slots_binary_add_rs_30),
            CHOICES(choices_binary_add_rs_30),
        .bits = ".0.1ss ppppdddd ssssssss ppp10001",
    },
    [VUC_BINARY_SHL_RS_40] = {
        .name = "binary.shl.rs.40", .page = "binary", .title = title_binary_add_rr_40,
            .mnemonic = "shl",
        .syntax = "BRANCH GUARD shl MODE PD $r[DST] $sr[SRS] S2N",
        .effects = effects_binary_add_rs_40,
        .note = note_binary_add_rr_40,
        .length = 8, .grade = ISADORA_DOCUMENT, .configs = 0x1, SLOTS(slots_binary_add_rs_40),
            CHOICES(choices_binary_add_rs_40),
        .bits = "rrrrrrrr rr.0.1ss ppppdddd ssssssss ppp10101",
    },
    [VUC_BINARY_SHL_RS_30] = {
        .name = "binary.shl.rs.30", .page = "binary", .title = title_binary_add_rr_40,
            .mnemonic = "shl",
        .syntax = "GUARD shl MODE PD $r[DST] $sr[SRS] S2N",
        .effects = effects_binary_add_rs_30,
        .note = note_binary_add_rr_40,
        .length = 4, .grade = ISADORA_DOCUMENT, .configs = 0x6, SLOTS(slots_binary_add_rs_30),
            CHOICES(choices_binary_add_rs_30),
        .bits = ".0.1ss ppppdddd ssssssss ppp10101",
    },
    [VUC_BINARY_SHR_RS_40] = {
        .name = "binary.shr.rs.40", .page = "binary", .title = title_binary_add_rr_40,
            .mnemonic = "shr",
        .syntax = "BRANCH GUARD shr MODE PD $r[DST] $sr[SRS] S2N",
        .effects = effects_binary_add_rs_40,
        .note = note_binary_add_rr_40,
        .length = 8, .grade = ISADORA_DOCUMENT, .configs = 0x1, SLOTS(slots_binary_add_rs_40),
            CHOICES(choices_binary_add_rs_40),
        .bits = "rrrrrrrr rr.0.1ss ppppdddd ssssssss ppp10110",
    },
    [VUC_BINARY_SHR_RS_30] = {
        .name = "binary.shr.rs.30", .page = "binary", .title = title_binary_add_rr_40,
            .mnemonic = "shr",
        .syntax = "GUARD shr MODE PD $r[DST] $sr[SRS] S2N",
        .effects = effects_binary_add_rs_30,
        .note = note_binary_add_rr_40,
        .length = 4, .grade = ISADORA_DOCUMENT, .configs = 0x6, SLOTS(slots_binary_add_rs_30),
            CHOICES(choices_binary_add_rs_30),
        .bits = ".0.1ss ppppdddd ssssssss ppp10110",
    },
    [VUC_BINARY_SAR_RS_40] = {
        .name = "binary.sar.rs.40", .page = "binary", .title = title_binary_add_rr_40,
            .mnemonic = "sar",
        .syntax = "BRANCH GUARD sar MODE PD $r[DST] $sr[SRS] S2N",
        .effects = effects_binary_add_rs_40,
        .note = note_binary_add_rr_40,
        .length = 8, .grade = ISADORA_DOCUMENT, .configs = 0x1, SLOTS(slots_binary_add_rs_40),
            CHOICES(choices_binary_add_rs_40),
        .bits = "rrrrrrrr rr.0.1ss ppppdddd ssssssss ppp10111",
    },
    [VUC_BINARY_SAR_RS_30] = {
        .name = "binary.sar.rs.30", .page = "binary", .title = title_binary_add_rr_40,
            .mnemonic = "sar",
        .syntax = "GUARD sar MODE PD $r[DST] $sr[SRS] S2N",
        .effects = effects_binary_add_rs_30,
        .note = note_binary_add_rr_40,
        .length = 4, .grade = ISADORA_DOCUMENT, .configs = 0x6, SLOTS(slots_binary_add_rs_30),
            CHOICES(choices_binary_add_rs_30),
        .bits = ".0.1ss ppppdddd ssssssss ppp10111",
    },
    [VUC_BINARY_AND_RS_40] = {
        .name = "binary.and.rs.40", .page = "binary", .title = title_binary_add_rr_40,
            .mnemonic = "and",
        .syntax = "BRANCH GUARD and MODE PD $r[DST] $sr[SRS] S2N",
        .effects = effects_binary_add_rs_40,
        .note = note_binary_add_rr_40,
        .length = 8, .grade = ISADORA_DOCUMENT, .configs = 0x1, SLOTS(slots_binary_add_rs_40),
            CHOICES(choices_binary_add_rs_40),
        .bits = "rrrrrrrr rr.0.1ss ppppdddd ssssssss ppp11000",
    },
    [VUC_BINARY_AND_RS_30] = {
        .name = "binary.and.rs.30", .page = "binary", .title = title_binary_add_rr_40,
            .mnemonic = "and",
        .syntax = "GUARD and MODE PD $r[DST] $sr[SRS] S2N",
        .effects = effects_binary_add_rs_30,
        .note = note_binary_add_rr_40,
        .length = 4, .grade = ISADORA_DOCUMENT, .configs = 0x6, SLOTS(slots_binary_add_rs_30),
            CHOICES(choices_binary_add_rs_30),
        .bits = ".0.1ss ppppdddd ssssssss ppp11000",
    },
    [VUC_BINARY_OR_RS_40] = {
        .name = "binary.or.rs.40", .page = "binary", .title = title_binary_add_rr_40,
            .mnemonic = "or",
        .syntax = "BRANCH GUARD or MODE PD $r[DST] $sr[SRS] S2N",
        .effects = effects_binary_add_rs_40,
        .note = note_binary_add_rr_40,
        .length = 8, .grade = ISADORA_DOCUMENT, .configs = 0x1, SLOTS(slots_binary_add_rs_40),
            CHOICES(choices_binary_add_rs_40),
        .bits = "rrrrrrrr rr.0.1ss ppppdddd ssssssss ppp11001",
    },
    [VUC_BINARY_OR_RS_30] = {
        .name = "binary.or.rs.30", .page = "binary", .title = title_binary_add_rr_40,
            .mnemonic = "or",
        .syntax = "GUARD or MODE PD $r[DST] $sr[SRS] S2N",
        .effects = effects_binary_add_rs_30,
        .note = note_binary_add_rr_40,
        .length = 4, .grade = ISADORA_DOCUMENT, .configs = 0x6, SLOTS(slots_binary_add_rs_30),
            CHOICES(choices_binary_add_rs_30),
        .bits = ".0.1ss ppppdddd ssssssss ppp11001",
    },
    [VUC_BINARY_XOR_RS_40] = {
        .name = "binary.xor.rs.40", .page = "binary", .title = title_binary_add_rr_40,
            .mnemonic = "xor",
        .syntax = "BRANCH GUARD xor MODE PD $r[DST] $sr[SRS] S2N",
        .effects = effects_binary_add_rs_40,
        .note = note_binary_add_rr_40,
        .length = 8, .grade = ISADORA_DOCUMENT, .configs = 0x1, SLOTS(slots_binary_add_rs_40),
            CHOICES(choices_binary_add_rs_40),
        .bits = "rrrrrrrr rr.0.1ss ppppdddd ssssssss ppp11010",
    },
    [VUC_BINARY_XOR_RS_30] = {
        .name = "binary.xor.rs.30", .page = "binary", .title = title_binary_add_rr_40,
            .mnemonic = "xor",
        .syntax = "GUARD xor MODE PD $r[DST] $sr[SRS] S2N",
        .effects = effects_binary_add_rs_30,
        .note = note_binary_add_rr_40,
        .length = 4, .grade = ISADORA_DOCUMENT, .configs = 0x6, SLOTS(slots_binary_add_rs_30),
            CHOICES(choices_binary_add_rs_30),
        .bits = ".0.1ss ppppdddd ssssssss ppp11010",
    },
    [VUC_BINARY_MIN_RS] = {
        .name = "binary.min.rs", .page = "binary", .title = title_binary_add_rr_40,
            .mnemonic = "min",
        .syntax = "GUARD min MODE PD $r[DST] $sr[SRS] S2N",
        .effects = effects_binary_add_rs_30,
        .note = note_binary_add_rr_40,
        .length = 4, .grade = ISADORA_DOCUMENT, .configs = 0x6, SLOTS(slots_binary_add_rs_30),
            CHOICES(choices_binary_add_rs_30),
        .bits = ".0.1ss ppppdddd ssssssss ppp11101",
    },
    [VUC_BINARY_MAX_RS] = {
        .name = "binary.max.rs", .page = "binary", .title = title_binary_add_rr_40,
            .mnemonic = "max",
        .syntax = "GUARD max MODE PD $r[DST] $sr[SRS] S2N",
        .effects = effects_binary_add_rs_30,
        .note = note_binary_add_rr_40,
        .length = 4, .grade = ISADORA_DOCUMENT, .configs = 0x6, SLOTS(slots_binary_add_rs_30),
            CHOICES(choices_binary_add_rs_30),
        .bits = ".0.1ss ppppdddd ssssssss ppp11110",
    },
    [VUC_BINARY_ADD_SR_40] = {
        .name = "binary.add.sr.40", .page = "binary", .title = title_binary_add_rr_40,
            .mnemonic = "add",
        .syntax = "BRANCH GUARD add MODE PD $sr[SRD] $r[SRC1] S2N",
        .effects = effects_binary_add_sr_40,
        .note = note_binary_add_rr_40,
        .length = 8, .grade = ISADORA_DOCUMENT, .configs = 0x1, SLOTS(slots_binary_add_sr_40),
            CHOICES(choices_binary_add_rs_40),
        .bits = "rrrrrrrr rr.1.0ss ppppssss ssssssss ppp00100",
    },
    [VUC_BINARY_ADD_SR_30] = {
        .name = "binary.add.sr.30", .page = "binary", .title = title_binary_add_rr_40,
            .mnemonic = "add",
        .syntax = "GUARD add MODE PD $sr[SRD] $r[SRC1] S2N",
        .effects = effects_binary_add_sr_30,
        .note = note_binary_add_rr_40,
        .length = 4, .grade = ISADORA_DOCUMENT, .configs = 0x6, SLOTS(slots_binary_add_sr_30),
            CHOICES(choices_binary_add_rs_30),
        .bits = ".1.0ss ppppssss ssssssss ppp00100",
    },
    [VUC_BINARY_SUB_SR_40] = {
        .name = "binary.sub.sr.40", .page = "binary", .title = title_binary_add_rr_40,
            .mnemonic = "sub",
        .syntax = "BRANCH GUARD sub MODE PD $sr[SRD] $r[SRC1] S2N",
        .effects = effects_binary_add_sr_40,
        .note = note_binary_add_rr_40,
        .length = 8, .grade = ISADORA_DOCUMENT, .configs = 0x1, SLOTS(slots_binary_add_sr_40),
            CHOICES(choices_binary_add_rs_40),
        .bits = "rrrrrrrr rr.1.0ss ppppssss ssssssss ppp00101",
    },
    [VUC_BINARY_SUB_SR_30] = {
        .name = "binary.sub.sr.30", .page = "binary", .title = title_binary_add_rr_40,
            .mnemonic = "sub",
        .syntax = "GUARD sub MODE PD $sr[SRD] $r[SRC1] S2N",
        .effects = effects_binary_add_sr_30,
        .note = note_binary_add_rr_40,
        .length = 4, .grade = ISADORA_DOCUMENT, .configs = 0x6, SLOTS(slots_binary_add_sr_30),
            CHOICES(choices_binary_add_rs_30),
        .bits = ".1.0ss ppppssss ssssssss ppp00101",
    },
    [VUC_BINARY_SUBR_SR] = {
        .name = "binary.subr.sr", .page = "binary", .title = title_binary_add_rr_40,
            .mnemonic = "subr",
        .syntax = "BRANCH GUARD subr MODE PD $sr[SRD] $r[SRC1] S2N",
        .effects = effects_binary_add_sr_40,
        .note = note_binary_add_rr_40,
        .length = 8, .grade = ISADORA_DOCUMENT, .configs = 0x1, SLOTS(slots_binary_add_sr_40),
            CHOICES(choices_binary_add_rs_40),
        .bits = "rrrrrrrr rr.1.0ss ppppssss ssssssss ppp00110",
    },
    [VUC_BINARY_AVGS_SR] = {
        .name = "binary.avgs.sr", .page = "binary", .title = title_binary_add_rr_40,
            .mnemonic = "avgs",
        .syntax = "GUARD avgs MODE PD $sr[SRD] $r[SRC1] S2N",
        .effects = effects_binary_add_sr_30,
        .note = note_binary_add_rr_40,
        .length = 4, .grade = ISADORA_DOCUMENT, .configs = 0x6, SLOTS(slots_binary_add_sr_30),
            CHOICES(choices_binary_add_rs_30),
        .bits = ".1.0ss ppppssss ssssssss ppp00110",
    },
    [VUC_BINARY_AVGU_SR] = {
        .name = "binary.avgu.sr", .page = "binary", .title = title_binary_add_rr_40,
            .mnemonic = "avgu",
        .syntax = "GUARD avgu MODE PD $sr[SRD] $r[SRC1] S2N",
        .effects = effects_binary_add_sr_30,
        .note = note_binary_add_rr_40,
        .length = 4, .grade = ISADORA_DOCUMENT, .configs = 0x6, SLOTS(slots_binary_add_sr_30),
            CHOICES(choices_binary_add_rs_30),
        .bits = ".1.0ss ppppssss ssssssss ppp00111",
    },
    [VUC_BINARY_CLAMPLEP_SR_40] = {
        .name = "binary.clamplep.sr.40", .page = "binary", .title = title_binary_add_rr_40,
            .mnemonic = "clamplep",
        .syntax = "BRANCH GUARD clamplep MODE PD $sr[SRD] $r[SRC1] S2N",
        .effects = effects_binary_add_sr_40,
        .note = note_binary_add_rr_40,
        .length = 8, .grade = ISADORA_DOCUMENT, .configs = 0x1, SLOTS(slots_binary_add_sr_40),
            CHOICES(choices_binary_add_rs_40),
        .bits = "rrrrrrrr rr.1.0ss ppppssss ssssssss ppp01100",
    },
    [VUC_BINARY_CLAMPLEP_SR_30] = {
        .name = "binary.clamplep.sr.30", .page = "binary", .title = title_binary_add_rr_40,
            .mnemonic = "clamplep",
        .syntax = "GUARD clamplep MODE PD $sr[SRD] $r[SRC1] S2N",
        .effects = effects_binary_add_sr_30,
        .note = note_binary_add_rr_40,
        .length = 4, .grade = ISADORA_DOCUMENT, .configs = 0x6, SLOTS(slots_binary_add_sr_30),
            CHOICES(choices_binary_add_rs_30),
        .bits = ".1.0ss ppppssss ssssssss ppp01100",
    },
    [VUC_BINARY_CLAMPS_SR_40] = {
        .name = "binary.clamps.sr.40", .page = "binary", .title = title_binary_add_rr_40,
            .mnemonic = "clamps",
        .syntax = "BRANCH GUARD clamps MODE PD $sr[SRD] $r[SRC1] S2N",
        .effects = effects_binary_add_sr_40,
        .note = note_binary_add_rr_40,
        .length = 8, .grade = ISADORA_DOCUMENT, .configs = 0x1, SLOTS(slots_binary_add_sr_40),
            CHOICES(choices_binary_add_rs_40),
        .bits = "rrrrrrrr rr.1.0ss ppppssss ssssssss ppp01101",
    },
    [VUC_BINARY_CLAMPS_SR_30] = {
        .name = "binary.clamps.sr.30", .page = "binary", .title = title_binary_add_rr_40,
            .mnemonic = "clamps",
        .syntax = "GUARD clamps MODE PD $sr[SRD] $r[SRC1] S2N",
        .effects = effects_binary_add_sr_30,
        .note = note_binary_add_rr_40,
        .length = 4, .grade = ISADORA_DOCUMENT, .configs = 0x6, SLOTS(slots_binary_add_sr_30),
            CHOICES(choices_binary_add_rs_30),
        .bits = ".1.0ss ppppssss ssssssss ppp01101",
    },
    [VUC_BINARY_SEXT_SR_40] = {
        .name = "binary.sext.sr.40", .page = "binary", .title = title_binary_add_rr_40,
            .mnemonic = "sext",
        .syntax = "BRANCH GUARD sext MODE PD $sr[SRD] $r[SRC1] S2N",
        .effects = effects_binary_add_sr_40,
        .note = note_binary_add_rr_40,
        .length = 8, .grade = ISADORA_DOCUMENT, .configs = 0x1, SLOTS(slots_binary_add_sr_40),
            CHOICES(choices_binary_add_rs_40),
        .bits = "rrrrrrrr rr.1.0ss ppppssss ssssssss ppp01110",
    },
    [VUC_BINARY_SEXT_SR_30] = {
        .name = "binary.sext.sr.30", .page = "binary", .title = title_binary_add_rr_40,
            .mnemonic = "sext",
        .syntax = "GUARD sext MODE PD $sr[SRD] $r[SRC1] S2N",
        .effects = effects_binary_add_sr_30,
        .note = note_binary_add_rr_40,
        .length = 4, .grade = ISADORA_DOCUMENT, .configs = 0x6, SLOTS(slots_binary_add_sr_30),
            CHOICES(choices_binary_add_rs_30),
        .bits = ".1.0ss ppppssss ssssssss ppp01110",
    },
    [VUC_BINARY_BSET_SR_40] = {
        .name = "binary.bset.sr.40", .page = "binary", .title = title_binary_add_rr_40,
            .mnemonic = "bset",
        .syntax = "BRANCH GUARD bset MODE PD $sr[SRD] $r[SRC1] S2N",
        .effects = effects_binary_add_sr_40,
        .note = note_binary_add_rr_40,
        .length = 8, .grade = ISADORA_DOCUMENT, .configs = 0x1, SLOTS(slots_binary_add_sr_40),
            CHOICES(choices_binary_add_rs_40),
        .bits = "rrrrrrrr rr.1.0ss ppppssss ssssssss ppp10000",
    },
    [VUC_BINARY_BSET_SR_30] = {
        .name = "binary.bset.sr.30", .page = "binary", .title = title_binary_add_rr_40,
            .mnemonic = "bset",
        .syntax = "GUARD bset MODE PD $sr[SRD] $r[SRC1] S2N",
        .effects = effects_binary_add_sr_30,
        .note = note_binary_add_rr_40,
        .length = 4, .grade = ISADORA_DOCUMENT, .configs = 0x6, SLOTS(slots_binary_add_sr_30),
            CHOICES(choices_binary_add_rs_30),
        .bits = ".1.0ss ppppssss ssssssss ppp10000",
    },
    [VUC_BINARY_BCLR_SR_40] = {
        .name = "binary.bclr.sr.40", .page = "binary", .title = title_binary_add_rr_40,
            .mnemonic = "bclr",
        .syntax = "BRANCH GUARD bclr MODE PD $sr[SRD] $r[SRC1] S2N",
        .effects = effects_binary_add_sr_40,
        .note = note_binary_add_rr_40,
        .length = 8, .grade = ISADORA_DOCUMENT, .configs = 0x1, SLOTS(slots_binary_add_sr_40),
            CHOICES(choices_binary_add_rs_40),
        .bits = "rrrrrrrr rr.1.0ss ppppssss ssssssss ppp10001",
    },
    [VUC_BINARY_BCLR_SR_30] = {
        .name = "binary.bclr.sr.30", .page = "binary", .title = title_binary_add_rr_40,
            .mnemonic = "bclr",
        .syntax = "GUARD bclr MODE PD $sr[SRD] $r[SRC1] S2N",
        .effects = effects_binary_add_sr_30,
        .note = note_binary_add_rr_40,
        .length = 4, .grade = ISADORA_DOCUMENT, .configs = 0x6, SLOTS(slots_binary_add_sr_30),
            CHOICES(choices_binary_add_rs_30),
        .bits = ".1.0ss ppppssss ssssssss ppp10001",
    },
    [VUC_BINARY_SHL_SR_40] = {
        .name = "binary.shl.sr.40", .page = "binary", .title = title_binary_add_rr_40,
            .mnemonic = "shl",
        .syntax = "BRANCH GUARD shl MODE PD $sr[SRD] $r[SRC1] S2N",
        .effects = effects_binary_add_sr_40,
        .note = note_binary_add_rr_40,
        .length = 8, .grade = ISADORA_DOCUMENT, .configs = 0x1, SLOTS(slots_binary_add_sr_40),
            CHOICES(choices_binary_add_rs_40),
        .bits = "rrrrrrrr rr.1.0ss ppppssss ssssssss ppp10101",
    },
    [VUC_BINARY_SHL_SR_30] = {
        .name = "binary.shl.sr.30", .page = "binary", .title = title_binary_add_rr_40,
            .mnemonic = "shl",
        .syntax = "GUARD shl MODE PD $sr[SRD] $r[SRC1] S2N",
        .effects = effects_binary_add_sr_30,
        .note = note_binary_add_rr_40,
        .length = 4, .grade = ISADORA_DOCUMENT, .configs = 0x6, SLOTS(slots_binary_add_sr_30),
            CHOICES(choices_binary_add_rs_30),
        .bits = ".1.0ss ppppssss ssssssss ppp10101",
    },
    [VUC_BINARY_SHR_SR_40] = {
        .name = "binary.shr.sr.40", .page = "binary", .title = title_binary_add_rr_40,
            .mnemonic = "shr",
        .syntax = "BRANCH GUARD shr MODE PD $sr[SRD] $r[SRC1] S2N",
        .effects = effects_binary_add_sr_40,
        .note = note_binary_add_rr_40,
        .length = 8, .grade = ISADORA_DOCUMENT, .configs = 0x1, SLOTS(slots_binary_add_sr_40),
            CHOICES(choices_binary_add_rs_40),
        .bits = "rrrrrrrr rr.1.0ss ppppssss ssssssss ppp10110",
    },
    [VUC_BINARY_SHR_SR_30] = {
        .name = "binary.shr.sr.30", .page = "binary", .title = title_binary_add_rr_40,
            .mnemonic = "shr",
        .syntax = "GUARD shr MODE PD $sr[SRD] $r[SRC1] S2N",
        .effects = effects_binary_add_sr_30,
        .note = note_binary_add_rr_40,
        .length = 4, .grade = ISADORA_DOCUMENT, .configs = 0x6, SLOTS(slots_binary_add_sr_30),
            CHOICES(choices_binary_add_rs_30),
        .bits = ".1.0ss ppppssss ssssssss ppp10110",
    },
    [VUC_BINARY_SAR_SR_40] = {
        .name = "binary.sar.sr.40", .page = "binary", .title = title_binary_add_rr_40,
            .mnemonic = "sar",
        .syntax = "BRANCH GUARD sar MODE PD $sr[SRD] $r[SRC1] S2N",
        .effects = effects_binary_add_sr_40,
        .note = note_binary_add_rr_40,
        .length = 8, .grade = ISADORA_DOCUMENT, .configs = 0x1, SLOTS(slots_binary_add_sr_40),
            CHOICES(choices_binary_add_rs_40),
        .bits = "rrrrrrrr rr.1.0ss ppppssss ssssssss ppp10111",
    },
    [VUC_BINARY_SAR_SR_30] = {
        .name = "binary.sar.sr.30", .page = "binary", .title = title_binary_add_rr_40,
            .mnemonic = "sar",
        .syntax = "GUARD sar MODE PD $sr[SRD] $r[SRC1] S2N",
        .effects = effects_binary_add_sr_30,
        .note = note_binary_add_rr_40,
        .length = 4, .grade = ISADORA_DOCUMENT, .configs = 0x6, SLOTS(slots_binary_add_sr_30),
            CHOICES(choices_binary_add_rs_30),
        .bits = ".1.0ss ppppssss ssssssss ppp10111",
    },
    [VUC_BINARY_AND_SR_40] = {
        .name = "binary.and.sr.40", .page = "binary", .title = title_binary_add_rr_40,
            .mnemonic = "and",
        .syntax = "BRANCH GUARD and MODE PD $sr[SRD] $r[SRC1] S2N",
        .effects = effects_binary_add_sr_40,
        .note = note_binary_add_rr_40,
        .length = 8, .grade = ISADORA_DOCUMENT, .configs = 0x1, SLOTS(slots_binary_add_sr_40),
            CHOICES(choices_binary_add_rs_40),
        .bits = "rrrrrrrr rr.1.0ss ppppssss ssssssss ppp11000",
    },
    [VUC_BINARY_AND_SR_30] = {
        .name = "binary.and.sr.30", .page = "binary", .title = title_binary_add_rr_40,
            .mnemonic = "and",
        .syntax = "GUARD and MODE PD $sr[SRD] $r[SRC1] S2N",
        .effects = effects_binary_add_sr_30,
        .note = note_binary_add_rr_40,
        .length = 4, .grade = ISADORA_DOCUMENT, .configs = 0x6, SLOTS(slots_binary_add_sr_30),
            CHOICES(choices_binary_add_rs_30),
        .bits = ".1.0ss ppppssss ssssssss ppp11000",
    },
    [VUC_BINARY_OR_SR_40] = {
        .name = "binary.or.sr.40", .page = "binary", .title = title_binary_add_rr_40,
            .mnemonic = "or",
        .syntax = "BRANCH GUARD or MODE PD $sr[SRD] $r[SRC1] S2N",
        .effects = effects_binary_add_sr_40,
        .note = note_binary_add_rr_40,
        .length = 8, .grade = ISADORA_DOCUMENT, .configs = 0x1, SLOTS(slots_binary_add_sr_40),
            CHOICES(choices_binary_add_rs_40),
        .bits = "rrrrrrrr rr.1.0ss ppppssss ssssssss ppp11001",
    },
    [VUC_BINARY_OR_SR_30] = {
        .name = "binary.or.sr.30", .page = "binary", .title = title_binary_add_rr_40,
            .mnemonic = "or",
        .syntax = "GUARD or MODE PD $sr[SRD] $r[SRC1] S2N",
        .effects = effects_binary_add_sr_30,
        .note = note_binary_add_rr_40,
        .length = 4, .grade = ISADORA_DOCUMENT, .configs = 0x6, SLOTS(slots_binary_add_sr_30),
            CHOICES(choices_binary_add_rs_30),
        .bits = ".1.0ss ppppssss ssssssss ppp11001",
    },
    [VUC_BINARY_XOR_SR_40] = {
        .name = "binary.xor.sr.40", .page = "binary", .title = title_binary_add_rr_40,
            .mnemonic = "xor",
        .syntax = "BRANCH GUARD xor MODE PD $sr[SRD] $r[SRC1] S2N",
        .effects = effects_binary_add_sr_40,
        .note = note_binary_add_rr_40,
        .length = 8, .grade = ISADORA_DOCUMENT, .configs = 0x1, SLOTS(slots_binary_add_sr_40),
            CHOICES(choices_binary_add_rs_40),
        .bits = "rrrrrrrr rr.1.0ss ppppssss ssssssss ppp11010",
    },
    [VUC_BINARY_XOR_SR_30] = {
        .name = "binary.xor.sr.30", .page = "binary", .title = title_binary_add_rr_40,
            .mnemonic = "xor",
        .syntax = "GUARD xor MODE PD $sr[SRD] $r[SRC1] S2N",
        .effects = effects_binary_add_sr_30,
        .note = note_binary_add_rr_40,
        .length = 4, .grade = ISADORA_DOCUMENT, .configs = 0x6, SLOTS(slots_binary_add_sr_30),
            CHOICES(choices_binary_add_rs_30),
        .bits = ".1.0ss ppppssss ssssssss ppp11010",
    },
    [VUC_BINARY_MIN_SR] = {
        .name = "binary.min.sr", .page = "binary", .title = title_binary_add_rr_40,
            .mnemonic = "min",
        .syntax = "GUARD min MODE PD $sr[SRD] $r[SRC1] S2N",
        .effects = effects_binary_add_sr_30,
        .note = note_binary_add_rr_40,
        .length = 4, .grade = ISADORA_DOCUMENT, .configs = 0x6, SLOTS(slots_binary_add_sr_30),
            CHOICES(choices_binary_add_rs_30),
        .bits = ".1.0ss ppppssss ssssssss ppp11101",
    },
    [VUC_BINARY_MAX_SR] = {
        .name = "binary.max.sr", .page = "binary", .title = title_binary_add_rr_40,
            .mnemonic = "max",
        .syntax = "GUARD max MODE PD $sr[SRD] $r[SRC1] S2N",
        .effects = effects_binary_add_sr_30,
        .note = note_binary_add_rr_40,
        .length = 4, .grade = ISADORA_DOCUMENT, .configs = 0x6, SLOTS(slots_binary_add_sr_30),
            CHOICES(choices_binary_add_rs_30),
        .bits = ".1.0ss ppppssss ssssssss ppp11110",
    },
    [VUC_UNARY_DIV2S_RR] = {
        .name = "unary.div2s.rr", .page = "unary", .title = title_unary_div2s_rr,
            .mnemonic = "div2s",
        .syntax = "GUARD div2s MODE PD $r[DST] $r[SRC1]",
        .effects = effects_unary_div2s_rr,
        .note = note_unary_div2s_rr,
        .length = 4, .grade = ISADORA_DOCUMENT, .configs = 0x6, SLOTS(slots_unary_div2s_rr),
            CHOICES(choices_unary_div2s_rr),
        .bits = ".0-0-- ppppdddd ----ssss ppp01111",
    },
    [VUC_UNARY_HSWAP_RR_40] = {
        .name = "unary.hswap.rr.40", .page = "unary", .title = title_unary_div2s_rr,
            .mnemonic = "hswap",
        .syntax = "BRANCH GUARD hswap MODE PD $r[DST] $r[SRC1]",
        .effects = "reads $p[15] $p[PRED] $p[PDST] $p[RBP.n + 8] $r[SRC1].8..15 $r[SRC1].0..7; "
            "writes $pc after 2 $r[DST] $p[15] $p[PRED] $p[PDST]; branch: conditional",
        .note = note_unary_div2s_rr,
        .length = 8, .grade = ISADORA_DOCUMENT, .configs = 0x1, SLOTS(slots_unary_hswap_rr_40),
            CHOICES(choices_unary_hswap_rr_40),
        .bits = "rrrrrrrr rr.0-0-- ppppdddd ----ssss ppp10100",
    },
    [VUC_UNARY_HSWAP_RR_30] = {
        .name = "unary.hswap.rr.30", .page = "unary", .title = title_unary_div2s_rr,
            .mnemonic = "hswap",
        .syntax = "GUARD hswap MODE PD $r[DST] $r[SRC1]",
        .effects = "reads $p[15] $p[PRED] $p[PDST] $r[SRC1].8..15 $r[SRC1].0..7; writes $r[DST] "
            "$p[15] $p[PRED] $p[PDST]",
        .note = note_unary_div2s_rr,
        .length = 4, .grade = ISADORA_DOCUMENT, .configs = 0x6, SLOTS(slots_unary_div2s_rr),
            CHOICES(choices_unary_div2s_rr),
        .bits = ".0-0-- ppppdddd ----ssss ppp10100",
    },
    [VUC_UNARY_DIV2S_RS] = {
        .name = "unary.div2s.rs", .page = "unary", .title = title_unary_div2s_rr,
            .mnemonic = "div2s",
        .syntax = "GUARD div2s MODE PD $r[DST] $sr[SRS]",
        .effects = effects_unary_div2s_rs,
        .note = note_unary_div2s_rr,
        .length = 4, .grade = ISADORA_DOCUMENT, .configs = 0x6, SLOTS(slots_unary_div2s_rs),
            CHOICES(choices_unary_div2s_rr),
        .bits = ".0-1ss ppppdddd ----ssss ppp01111",
    },
    [VUC_UNARY_HSWAP_RS_40] = {
        .name = "unary.hswap.rs.40", .page = "unary", .title = title_unary_div2s_rr,
            .mnemonic = "hswap",
        .syntax = "BRANCH GUARD hswap MODE PD $r[DST] $sr[SRS]",
        .effects = "reads $p[15] $p[PRED] $p[PDST] $p[RBP.n + 8] $sr[SRS].8..15 $sr[SRS].0..7; "
            "writes $pc after 2 $r[DST] $stat.h2v_ready $cs $p[15] $p[PRED] $p[PDST]; trap: no "
            "source names this register on this variant; trap: `$cs` is empty; branch: conditional "
            "return",
        .note = note_unary_div2s_rr,
        .length = 8, .grade = ISADORA_DOCUMENT, .configs = 0x1, SLOTS(slots_unary_hswap_rs_40),
            CHOICES(choices_unary_hswap_rr_40),
        .bits = "rrrrrrrr rr.0-1ss ppppdddd ----ssss ppp10100",
    },
    [VUC_UNARY_HSWAP_RS_30] = {
        .name = "unary.hswap.rs.30", .page = "unary", .title = title_unary_div2s_rr,
            .mnemonic = "hswap",
        .syntax = "GUARD hswap MODE PD $r[DST] $sr[SRS]",
        .effects = "reads $p[15] $p[PRED] $p[PDST] $sr[SRS].8..15 $sr[SRS].0..7; writes $r[DST] "
            "$stat.h2v_ready $cs $p[15] $p[PRED] $p[PDST]; trap: no source names this register on "
            "this variant; trap: `$cs` is empty",
        .note = note_unary_div2s_rr,
        .length = 4, .grade = ISADORA_DOCUMENT, .configs = 0x6, SLOTS(slots_unary_div2s_rs),
            CHOICES(choices_unary_div2s_rr),
        .bits = ".0-1ss ppppdddd ----ssss ppp10100",
    },
    [VUC_UNARY_DIV2S_SR] = {
        .name = "unary.div2s.sr", .page = "unary", .title = title_unary_div2s_rr,
            .mnemonic = "div2s",
        .syntax = "GUARD div2s MODE PD $sr[SRD] $r[SRC1]",
        .effects = effects_unary_div2s_sr,
        .note = note_unary_div2s_rr,
        .length = 4, .grade = ISADORA_DOCUMENT, .configs = 0x6, SLOTS(slots_unary_div2s_sr),
            CHOICES(choices_unary_div2s_rr),
        .bits = ".1-0ss ppppssss ----ssss ppp01111",
    },
    [VUC_UNARY_HSWAP_SR_40] = {
        .name = "unary.hswap.sr.40", .page = "unary", .title = title_unary_div2s_rr,
            .mnemonic = "hswap",
        .syntax = "BRANCH GUARD hswap MODE PD $sr[SRD] $r[SRC1]",
        .effects = "reads $p[15] $p[PRED] $p[PDST] $p[RBP.n + 8] $r[SRC1].8..15 $r[SRC1].0..7; "
            "writes $pc after 2 $cs $p[0..15] $icnt $stat.watchdog $sr[24].0 $sr[24].3 $sr[SRD] "
            "$p[15] $p[PRED] $p[PDST]; trap: no source says what a store to this register does; "
            "trap: no source says whether $pred or the predicate result wins; trap: `$cs` is full; "
            "branch: conditional call",
        .note = note_unary_div2s_rr,
        .length = 8, .grade = ISADORA_DOCUMENT, .configs = 0x1, SLOTS(slots_unary_hswap_sr_40),
            CHOICES(choices_unary_hswap_rr_40),
        .bits = "rrrrrrrr rr.1-0ss ppppssss ----ssss ppp10100",
    },
    [VUC_UNARY_HSWAP_SR_30] = {
        .name = "unary.hswap.sr.30", .page = "unary", .title = title_unary_div2s_rr,
            .mnemonic = "hswap",
        .syntax = "GUARD hswap MODE PD $sr[SRD] $r[SRC1]",
        .effects = "reads $p[15] $p[PRED] $p[PDST] $r[SRC1].8..15 $r[SRC1].0..7; writes $cs "
            "$l.16..31 $l.0..15 $p[0..15] $icnt $stat.watchdog $sr[24].0 $sr[24].3 $sr[SRD] $p[15] "
            "$p[PRED] $p[PDST]; trap: no source says what a store to this register does; trap: no "
            "source says whether $pred or the predicate result wins; trap: `$cs` is full",
        .note = note_unary_div2s_rr,
        .length = 4, .grade = ISADORA_DOCUMENT, .configs = 0x6, SLOTS(slots_unary_div2s_sr),
            CHOICES(choices_unary_div2s_rr),
        .bits = ".1-0ss ppppssss ----ssss ppp10100",
    },
    [VUC_SLCT_RR_40] = {
        .name = "slct.rr.40", .page = "slct", .title = title_slct_rr_40, .mnemonic = "slct",
        .syntax = "BRANCH GUARD slct MODE PD $r[DST] $p[PRED] $r[SRC1] S2",
        .effects = effects_binary_add_rr_40,
        .note = note_slct_rr_40,
        .length = 8, .grade = ISADORA_DOCUMENT, .configs = 0x1, SLOTS(slots_binary_add_rr_40),
            CHOICES(choices_binary_add_rr_40),
        .bits = "rrrrrrrr rr.0.0ee ppppdddd ssssssss ppp00000",
    },
    [VUC_SLCT_RR_30] = {
        .name = "slct.rr.30", .page = "slct", .title = title_slct_rr_40, .mnemonic = "slct",
        .syntax = "GUARD slct MODE PD $r[DST] $p[PRED] $r[SRC1] S2",
        .effects = effects_binary_add_rr_30,
        .note = note_slct_rr_40,
        .length = 4, .grade = ISADORA_DOCUMENT, .configs = 0x6, SLOTS(slots_binary_add_rr_30),
            CHOICES(choices_binary_add_rr_30),
        .bits = ".0.0ee ppppdddd ssssssss ppp00000",
    },
    [VUC_SLCT_RS_40] = {
        .name = "slct.rs.40", .page = "slct", .title = title_slct_rr_40, .mnemonic = "slct",
        .syntax = "BRANCH GUARD slct MODE PD $r[DST] $p[PRED] $sr[SRS] S2N",
        .effects = effects_binary_add_rs_40,
        .note = note_slct_rr_40,
        .length = 8, .grade = ISADORA_DOCUMENT, .configs = 0x1, SLOTS(slots_binary_add_rs_40),
            CHOICES(choices_binary_add_rs_40),
        .bits = "rrrrrrrr rr.0.1ss ppppdddd ssssssss ppp00000",
    },
    [VUC_SLCT_RS_30] = {
        .name = "slct.rs.30", .page = "slct", .title = title_slct_rr_40, .mnemonic = "slct",
        .syntax = "GUARD slct MODE PD $r[DST] $p[PRED] $sr[SRS] S2N",
        .effects = effects_binary_add_rs_30,
        .note = note_slct_rr_40,
        .length = 4, .grade = ISADORA_DOCUMENT, .configs = 0x6, SLOTS(slots_binary_add_rs_30),
            CHOICES(choices_binary_add_rs_30),
        .bits = ".0.1ss ppppdddd ssssssss ppp00000",
    },
    [VUC_SLCT_SR_40] = {
        .name = "slct.sr.40", .page = "slct", .title = title_slct_rr_40, .mnemonic = "slct",
        .syntax = "BRANCH GUARD slct MODE PD $sr[SRD] $p[PRED] $r[SRC1] S2N",
        .effects = effects_binary_add_sr_40,
        .note = note_slct_rr_40,
        .length = 8, .grade = ISADORA_DOCUMENT, .configs = 0x1, SLOTS(slots_binary_add_sr_40),
            CHOICES(choices_binary_add_rs_40),
        .bits = "rrrrrrrr rr.1.0ss ppppssss ssssssss ppp00000",
    },
    [VUC_SLCT_SR_30] = {
        .name = "slct.sr.30", .page = "slct", .title = title_slct_rr_40, .mnemonic = "slct",
        .syntax = "GUARD slct MODE PD $sr[SRD] $p[PRED] $r[SRC1] S2N",
        .effects = effects_binary_add_sr_30,
        .note = note_slct_rr_40,
        .length = 4, .grade = ISADORA_DOCUMENT, .configs = 0x6, SLOTS(slots_binary_add_sr_30),
            CHOICES(choices_binary_add_rs_30),
        .bits = ".1.0ss ppppssss ssssssss ppp00000",
    },
    [VUC_MOV_R_40] = {
        .name = "mov.r.40", .page = "mov", .title = title_mov_r_40, .mnemonic = "mov",
        .syntax = "BRANCH GUARD mov MODE PD $r[DST] $r[SRC2]",
        .effects = "reads $p[15] $p[PRED] $p[PDST] $p[RBP.n + 8] $r[SRC2]; writes $pc after 2 "
            "$r[DST] $p[15] $p[PRED] $p[PDST]; branch: conditional",
        .note = note_mov_r_40, .shares = shares_mov_r_40,
        .length = 8, .grade = ISADORA_DOCUMENT, .configs = 0x1, SLOTS(slots_mov_r_40),
            CHOICES(choices_unary_hswap_rr_40),
        .bits = "rrrrrrrr rr.00--- ppppdddd ssss---- ppp00001",
    },
    [VUC_MOV_R_30] = {
        .name = "mov.r.30", .page = "mov", .title = title_mov_r_40, .mnemonic = "mov",
        .syntax = "GUARD mov MODE PD $r[DST] $r[SRC2]",
        .effects = "reads $p[15] $p[PRED] $p[PDST] $r[SRC2]; writes $r[DST] $p[15] $p[PRED] "
            "$p[PDST]",
        .note = note_mov_r_40, .shares = shares_mov_r_40,
        .length = 4, .grade = ISADORA_DOCUMENT, .configs = 0x6, SLOTS(slots_mov_r_30),
            CHOICES(choices_unary_div2s_rr),
        .bits = ".00--- ppppdddd ssss---- ppp00001",
    },
    [VUC_MOV_I_40] = {
        .name = "mov.i.40", .page = "mov", .title = title_mov_r_40, .mnemonic = "mov",
        .syntax = "BRANCH GUARD mov MODE PD $r[DST] I14",
        .effects = "reads $p[15] $p[PRED] $p[PDST] $p[RBP.n + 8]; writes $pc after 2 $r[DST] "
            "$p[15] $p[PRED] $p[PDST]; branch: conditional",
        .note = note_mov_r_40, .shares = shares_mov_r_40,
        .length = 8, .grade = ISADORA_DOCUMENT, .configs = 0x1, SLOTS(slots_mov_i_40),
            CHOICES(choices_unary_hswap_rr_40),
        .bits = "rrrrrrrr rr.01-ii iiiidddd iiiiiiii ppp00001",
    },
    [VUC_MOV_I_30] = {
        .name = "mov.i.30", .page = "mov", .title = title_mov_r_40, .mnemonic = "mov",
        .syntax = "GUARD mov MODE PD $r[DST] I14",
        .effects = "reads $p[15] $p[PRED] $p[PDST]; writes $r[DST] $p[15] $p[PRED] $p[PDST]",
        .note = note_mov_r_40, .shares = shares_mov_r_40,
        .length = 4, .grade = ISADORA_DOCUMENT, .configs = 0x6, SLOTS(slots_mov_i_30),
            CHOICES(choices_unary_div2s_rr),
        .bits = ".01-ii iiiidddd iiiiiiii ppp00001",
    },
    [VUC_MOV_SR_40] = {
        .name = "mov.sr.40", .page = "mov", .title = title_mov_r_40, .mnemonic = "mov",
        .syntax = "BRANCH GUARD mov MODE PD $sr[SRD] $r[SRC2]",
        .effects = "reads $p[15] $p[PRED] $p[PDST] $p[RBP.n + 8] $r[SRC2]; writes $pc after 2 $cs "
            "$p[0..15] $icnt $stat.watchdog $sr[24].0 $sr[24].3 $sr[SRD] $p[15] $p[PRED] $p[PDST]; "
            "trap: no source says what a store to this register does; trap: no source says whether "
            "$pred or the predicate result wins; trap: `$cs` is full; branch: conditional call",
        .note = note_mov_r_40, .shares = shares_mov_r_40,
        .length = 8, .grade = ISADORA_DOCUMENT, .configs = 0x1, SLOTS(slots_mov_sr_40),
            CHOICES(choices_unary_hswap_rr_40),
        .bits = "rrrrrrrr rr.100ss ppppssss ssss---- ppp00001",
    },
    [VUC_MOV_SR_30] = {
        .name = "mov.sr.30", .page = "mov", .title = title_mov_r_40, .mnemonic = "mov",
        .syntax = "GUARD mov MODE PD $sr[SRD] $r[SRC2]",
        .effects = "reads $p[15] $p[PRED] $p[PDST] $r[SRC2]; writes $cs $l.16..31 $l.0..15 "
            "$p[0..15] $icnt $stat.watchdog $sr[24].0 $sr[24].3 $sr[SRD] $p[15] $p[PRED] $p[PDST]; "
            "trap: no source says what a store to this register does; trap: no source says whether "
            "$pred or the predicate result wins; trap: `$cs` is full",
        .note = note_mov_r_40, .shares = shares_mov_r_40,
        .length = 4, .grade = ISADORA_DOCUMENT, .configs = 0x6, SLOTS(slots_mov_sr_30),
            CHOICES(choices_unary_div2s_rr),
        .bits = ".100ss ppppssss ssss---- ppp00001",
    },
    [VUC_MOV_SI_40] = {
        .name = "mov.si.40", .page = "mov", .title = title_mov_r_40, .mnemonic = "mov",
        .syntax = "BRANCH GUARD mov MODE PD $sr[SRD] I12",
        .effects = "reads $p[15] $p[PRED] $p[PDST] $p[RBP.n + 8]; writes $pc after 2 $cs $p[0..15] "
            "$icnt $stat.watchdog $sr[24].0 $sr[24].3 $sr[SRD] $p[15] $p[PRED] $p[PDST]; trap: no "
            "source says what a store to this register does; trap: no source says whether $pred or "
            "the predicate result wins; trap: `$cs` is full; branch: conditional call",
        .note = note_mov_r_40, .shares = shares_mov_r_40,
        .length = 8, .grade = ISADORA_DOCUMENT, .configs = 0x1, SLOTS(slots_mov_si_40),
            CHOICES(choices_unary_hswap_rr_40),
        .bits = "rrrrrrrr rr.110ss iiiissss iiiiiiii ppp00001",
    },
    [VUC_MOV_SI_30] = {
        .name = "mov.si.30", .page = "mov", .title = title_mov_r_40, .mnemonic = "mov",
        .syntax = "GUARD mov MODE PD $sr[SRD] I12",
        .effects = "reads $p[15] $p[PRED] $p[PDST]; writes $cs $l.16..31 $l.0..15 $p[0..15] $icnt "
            "$stat.watchdog $sr[24].0 $sr[24].3 $sr[SRD] $p[15] $p[PRED] $p[PDST]; trap: no source "
            "says what a store to this register does; trap: no source says whether $pred or the "
            "predicate result wins; trap: `$cs` is full",
        .note = note_mov_r_40, .shares = shares_mov_r_40,
        .length = 4, .grade = ISADORA_DOCUMENT, .configs = 0x6, SLOTS(slots_mov_si_30),
            CHOICES(choices_unary_div2s_rr),
        .bits = ".110ss iiiissss iiiiiiii ppp00001",
    },
    [VUC_SET_SETGT_R_40] = {
        .name = "set.setgt.r.40", .page = "set", .title = title_set_setgt_r_40, .mnemonic = "setgt",
        .syntax = "BRANCH GUARD setgt MODE PD $r[SRC1] S2",
        .effects = effects_set_setgt_r_40,
        .note = note_set_setgt_r_40,
        .length = 8, .grade = ISADORA_DOCUMENT, .configs = 0x1, SLOTS(slots_set_setgt_r_40),
            CHOICES(choices_binary_add_rr_40),
        .bits = "rrrrrrrr rr.0.0ee ppppdddd ssssssss ppp01000",
    },
    [VUC_SET_SETGT_R_30] = {
        .name = "set.setgt.r.30", .page = "set", .title = title_set_setgt_r_40, .mnemonic = "setgt",
        .syntax = "GUARD setgt MODE PD $r[SRC1] S2",
        .effects = effects_set_setgt_r_30,
        .note = note_set_setgt_r_40,
        .length = 4, .grade = ISADORA_DOCUMENT, .configs = 0x6, SLOTS(slots_set_setgt_r_30),
            CHOICES(choices_binary_add_rr_30),
        .bits = ".0.0ee ppppdddd ssssssss ppp01000",
    },
    [VUC_SET_SETLT_R_40] = {
        .name = "set.setlt.r.40", .page = "set", .title = title_set_setgt_r_40, .mnemonic = "setlt",
        .syntax = "BRANCH GUARD setlt MODE PD $r[SRC1] S2",
        .effects = effects_set_setgt_r_40,
        .note = note_set_setgt_r_40,
        .length = 8, .grade = ISADORA_DOCUMENT, .configs = 0x1, SLOTS(slots_set_setgt_r_40),
            CHOICES(choices_binary_add_rr_40),
        .bits = "rrrrrrrr rr.0.0ee ppppdddd ssssssss ppp01001",
    },
    [VUC_SET_SETLT_R_30] = {
        .name = "set.setlt.r.30", .page = "set", .title = title_set_setgt_r_40, .mnemonic = "setlt",
        .syntax = "GUARD setlt MODE PD $r[SRC1] S2",
        .effects = effects_set_setgt_r_30,
        .note = note_set_setgt_r_40,
        .length = 4, .grade = ISADORA_DOCUMENT, .configs = 0x6, SLOTS(slots_set_setgt_r_30),
            CHOICES(choices_binary_add_rr_30),
        .bits = ".0.0ee ppppdddd ssssssss ppp01001",
    },
    [VUC_SET_SETEQ_R_40] = {
        .name = "set.seteq.r.40", .page = "set", .title = title_set_setgt_r_40, .mnemonic = "seteq",
        .syntax = "BRANCH GUARD seteq MODE PD $r[SRC1] S2",
        .effects = effects_set_setgt_r_40,
        .note = note_set_setgt_r_40,
        .length = 8, .grade = ISADORA_DOCUMENT, .configs = 0x1, SLOTS(slots_set_setgt_r_40),
            CHOICES(choices_binary_add_rr_40),
        .bits = "rrrrrrrr rr.0.0ee ppppdddd ssssssss ppp01010",
    },
    [VUC_SET_SETEQ_R_30] = {
        .name = "set.seteq.r.30", .page = "set", .title = title_set_setgt_r_40, .mnemonic = "seteq",
        .syntax = "GUARD seteq MODE PD $r[SRC1] S2",
        .effects = effects_set_setgt_r_30,
        .note = note_set_setgt_r_40,
        .length = 4, .grade = ISADORA_DOCUMENT, .configs = 0x6, SLOTS(slots_set_setgt_r_30),
            CHOICES(choices_binary_add_rr_30),
        .bits = ".0.0ee ppppdddd ssssssss ppp01010",
    },
    [VUC_SET_SETLEP_R_40] = {
        .name = "set.setlep.r.40", .page = "set", .title = title_set_setgt_r_40,
            .mnemonic = "setlep",
        .syntax = "BRANCH GUARD setlep MODE PD $r[SRC1] S2",
        .effects = effects_set_setgt_r_40,
        .note = note_set_setgt_r_40,
        .length = 8, .grade = ISADORA_DOCUMENT, .configs = 0x1, SLOTS(slots_set_setgt_r_40),
            CHOICES(choices_binary_add_rr_40),
        .bits = "rrrrrrrr rr.0.0ee ppppdddd ssssssss ppp01011",
    },
    [VUC_SET_SETLEP_R_30] = {
        .name = "set.setlep.r.30", .page = "set", .title = title_set_setgt_r_40,
            .mnemonic = "setlep",
        .syntax = "GUARD setlep MODE PD $r[SRC1] S2",
        .effects = effects_set_setgt_r_30,
        .note = note_set_setgt_r_40,
        .length = 4, .grade = ISADORA_DOCUMENT, .configs = 0x6, SLOTS(slots_set_setgt_r_30),
            CHOICES(choices_binary_add_rr_30),
        .bits = ".0.0ee ppppdddd ssssssss ppp01011",
    },
    [VUC_SET_SETZERO_R] = {
        .name = "set.setzero.r", .page = "set", .title = title_set_setgt_r_40,
            .mnemonic = "setzero",
        .syntax = "BRANCH GUARD setzero MODE PD $r[SRC1] S2",
        .effects = effects_set_setgt_r_40,
        .note = note_set_setgt_r_40,
        .length = 8, .grade = ISADORA_DOCUMENT, .configs = 0x1, SLOTS(slots_set_setgt_r_40),
            CHOICES(choices_binary_add_rr_40),
        .bits = "rrrrrrrr rr.0.0ee ppppdddd ssssssss ppp01111",
    },
    [VUC_SET_BTEST_R_40] = {
        .name = "set.btest.r.40", .page = "set", .title = title_set_setgt_r_40, .mnemonic = "btest",
        .syntax = "BRANCH GUARD btest MODE PD $r[SRC1] S2",
        .effects = effects_set_setgt_r_40,
        .note = note_set_setgt_r_40,
        .length = 8, .grade = ISADORA_DOCUMENT, .configs = 0x1, SLOTS(slots_set_setgt_r_40),
            CHOICES(choices_binary_add_rr_40),
        .bits = "rrrrrrrr rr.0.0ee ppppdddd ssssssss ppp10010",
    },
    [VUC_SET_BTEST_R_30] = {
        .name = "set.btest.r.30", .page = "set", .title = title_set_setgt_r_40, .mnemonic = "btest",
        .syntax = "GUARD btest MODE PD $r[SRC1] S2",
        .effects = effects_set_setgt_r_30,
        .note = note_set_setgt_r_40,
        .length = 4, .grade = ISADORA_DOCUMENT, .configs = 0x6, SLOTS(slots_set_setgt_r_30),
            CHOICES(choices_binary_add_rr_30),
        .bits = ".0.0ee ppppdddd ssssssss ppp10010",
    },
    [VUC_SET_SETGT_S_40] = {
        .name = "set.setgt.s.40", .page = "set", .title = title_set_setgt_r_40, .mnemonic = "setgt",
        .syntax = "BRANCH GUARD setgt MODE PD $sr[SRS] S2N",
        .effects = effects_set_setgt_s_40,
        .note = note_set_setgt_r_40,
        .length = 8, .grade = ISADORA_DOCUMENT, .configs = 0x1, SLOTS(slots_set_setgt_s_40),
            CHOICES(choices_binary_add_rs_40),
        .bits = "rrrrrrrr rr.0.1ss ppppdddd ssssssss ppp01000",
    },
    [VUC_SET_SETGT_S_30] = {
        .name = "set.setgt.s.30", .page = "set", .title = title_set_setgt_r_40, .mnemonic = "setgt",
        .syntax = "GUARD setgt MODE PD $sr[SRS] S2N",
        .effects = effects_set_setgt_s_30,
        .note = note_set_setgt_r_40,
        .length = 4, .grade = ISADORA_DOCUMENT, .configs = 0x6, SLOTS(slots_set_setgt_s_30),
            CHOICES(choices_binary_add_rs_30),
        .bits = ".0.1ss ppppdddd ssssssss ppp01000",
    },
    [VUC_SET_SETLT_S_40] = {
        .name = "set.setlt.s.40", .page = "set", .title = title_set_setgt_r_40, .mnemonic = "setlt",
        .syntax = "BRANCH GUARD setlt MODE PD $sr[SRS] S2N",
        .effects = effects_set_setgt_s_40,
        .note = note_set_setgt_r_40,
        .length = 8, .grade = ISADORA_DOCUMENT, .configs = 0x1, SLOTS(slots_set_setgt_s_40),
            CHOICES(choices_binary_add_rs_40),
        .bits = "rrrrrrrr rr.0.1ss ppppdddd ssssssss ppp01001",
    },
    [VUC_SET_SETLT_S_30] = {
        .name = "set.setlt.s.30", .page = "set", .title = title_set_setgt_r_40, .mnemonic = "setlt",
        .syntax = "GUARD setlt MODE PD $sr[SRS] S2N",
        .effects = effects_set_setgt_s_30,
        .note = note_set_setgt_r_40,
        .length = 4, .grade = ISADORA_DOCUMENT, .configs = 0x6, SLOTS(slots_set_setgt_s_30),
            CHOICES(choices_binary_add_rs_30),
        .bits = ".0.1ss ppppdddd ssssssss ppp01001",
    },
    [VUC_SET_SETEQ_S_40] = {
        .name = "set.seteq.s.40", .page = "set", .title = title_set_setgt_r_40, .mnemonic = "seteq",
        .syntax = "BRANCH GUARD seteq MODE PD $sr[SRS] S2N",
        .effects = effects_set_setgt_s_40,
        .note = note_set_setgt_r_40,
        .length = 8, .grade = ISADORA_DOCUMENT, .configs = 0x1, SLOTS(slots_set_setgt_s_40),
            CHOICES(choices_binary_add_rs_40),
        .bits = "rrrrrrrr rr.0.1ss ppppdddd ssssssss ppp01010",
    },
    [VUC_SET_SETEQ_S_30] = {
        .name = "set.seteq.s.30", .page = "set", .title = title_set_setgt_r_40, .mnemonic = "seteq",
        .syntax = "GUARD seteq MODE PD $sr[SRS] S2N",
        .effects = effects_set_setgt_s_30,
        .note = note_set_setgt_r_40,
        .length = 4, .grade = ISADORA_DOCUMENT, .configs = 0x6, SLOTS(slots_set_setgt_s_30),
            CHOICES(choices_binary_add_rs_30),
        .bits = ".0.1ss ppppdddd ssssssss ppp01010",
    },
    [VUC_SET_SETLEP_S_40] = {
        .name = "set.setlep.s.40", .page = "set", .title = title_set_setgt_r_40,
            .mnemonic = "setlep",
        .syntax = "BRANCH GUARD setlep MODE PD $sr[SRS] S2N",
        .effects = effects_set_setgt_s_40,
        .note = note_set_setgt_r_40,
        .length = 8, .grade = ISADORA_DOCUMENT, .configs = 0x1, SLOTS(slots_set_setgt_s_40),
            CHOICES(choices_binary_add_rs_40),
        .bits = "rrrrrrrr rr.0.1ss ppppdddd ssssssss ppp01011",
    },
    [VUC_SET_SETLEP_S_30] = {
        .name = "set.setlep.s.30", .page = "set", .title = title_set_setgt_r_40,
            .mnemonic = "setlep",
        .syntax = "GUARD setlep MODE PD $sr[SRS] S2N",
        .effects = effects_set_setgt_s_30,
        .note = note_set_setgt_r_40,
        .length = 4, .grade = ISADORA_DOCUMENT, .configs = 0x6, SLOTS(slots_set_setgt_s_30),
            CHOICES(choices_binary_add_rs_30),
        .bits = ".0.1ss ppppdddd ssssssss ppp01011",
    },
    [VUC_SET_SETZERO_S] = {
        .name = "set.setzero.s", .page = "set", .title = title_set_setgt_r_40,
            .mnemonic = "setzero",
        .syntax = "BRANCH GUARD setzero MODE PD $sr[SRS] S2N",
        .effects = effects_set_setgt_s_40,
        .note = note_set_setgt_r_40,
        .length = 8, .grade = ISADORA_DOCUMENT, .configs = 0x1, SLOTS(slots_set_setgt_s_40),
            CHOICES(choices_binary_add_rs_40),
        .bits = "rrrrrrrr rr.0.1ss ppppdddd ssssssss ppp01111",
    },
    [VUC_SET_BTEST_S_40] = {
        .name = "set.btest.s.40", .page = "set", .title = title_set_setgt_r_40, .mnemonic = "btest",
        .syntax = "BRANCH GUARD btest MODE PD $sr[SRS] S2N",
        .effects = effects_set_setgt_s_40,
        .note = note_set_setgt_r_40,
        .length = 8, .grade = ISADORA_DOCUMENT, .configs = 0x1, SLOTS(slots_set_setgt_s_40),
            CHOICES(choices_binary_add_rs_40),
        .bits = "rrrrrrrr rr.0.1ss ppppdddd ssssssss ppp10010",
    },
    [VUC_SET_BTEST_S_30] = {
        .name = "set.btest.s.30", .page = "set", .title = title_set_setgt_r_40, .mnemonic = "btest",
        .syntax = "GUARD btest MODE PD $sr[SRS] S2N",
        .effects = effects_set_setgt_s_30,
        .note = note_set_setgt_r_40,
        .length = 4, .grade = ISADORA_DOCUMENT, .configs = 0x6, SLOTS(slots_set_setgt_s_30),
            CHOICES(choices_binary_add_rs_30),
        .bits = ".0.1ss ppppdddd ssssssss ppp10010",
    },
    [VUC_SET_SETGT_D_40] = {
        .name = "set.setgt.d.40", .page = "set", .title = title_set_setgt_r_40, .mnemonic = "setgt",
        .syntax = "BRANCH GUARD setgt MODE PD $r[SRC1] S2N",
        .effects = effects_set_setgt_r_40,
        .note = note_set_setgt_r_40,
        .length = 8, .grade = ISADORA_DOCUMENT, .configs = 0x1, SLOTS(slots_set_setgt_d_40),
            CHOICES(choices_binary_add_rs_40),
        .bits = "rrrrrrrr rr.1.0-- ppppdddd ssssssss ppp01000",
    },
    [VUC_SET_SETGT_D_30] = {
        .name = "set.setgt.d.30", .page = "set", .title = title_set_setgt_r_40, .mnemonic = "setgt",
        .syntax = "GUARD setgt MODE PD $r[SRC1] S2N",
        .effects = effects_set_setgt_r_30,
        .note = note_set_setgt_r_40,
        .length = 4, .grade = ISADORA_DOCUMENT, .configs = 0x6, SLOTS(slots_set_setgt_d_30),
            CHOICES(choices_binary_add_rs_30),
        .bits = ".1.0-- ppppdddd ssssssss ppp01000",
    },
    [VUC_SET_SETLT_D_40] = {
        .name = "set.setlt.d.40", .page = "set", .title = title_set_setgt_r_40, .mnemonic = "setlt",
        .syntax = "BRANCH GUARD setlt MODE PD $r[SRC1] S2N",
        .effects = effects_set_setgt_r_40,
        .note = note_set_setgt_r_40,
        .length = 8, .grade = ISADORA_DOCUMENT, .configs = 0x1, SLOTS(slots_set_setgt_d_40),
            CHOICES(choices_binary_add_rs_40),
        .bits = "rrrrrrrr rr.1.0-- ppppdddd ssssssss ppp01001",
    },
    [VUC_SET_SETLT_D_30] = {
        .name = "set.setlt.d.30", .page = "set", .title = title_set_setgt_r_40, .mnemonic = "setlt",
        .syntax = "GUARD setlt MODE PD $r[SRC1] S2N",
        .effects = effects_set_setgt_r_30,
        .note = note_set_setgt_r_40,
        .length = 4, .grade = ISADORA_DOCUMENT, .configs = 0x6, SLOTS(slots_set_setgt_d_30),
            CHOICES(choices_binary_add_rs_30),
        .bits = ".1.0-- ppppdddd ssssssss ppp01001",
    },
    [VUC_SET_SETEQ_D_40] = {
        .name = "set.seteq.d.40", .page = "set", .title = title_set_setgt_r_40, .mnemonic = "seteq",
        .syntax = "BRANCH GUARD seteq MODE PD $r[SRC1] S2N",
        .effects = effects_set_setgt_r_40,
        .note = note_set_setgt_r_40,
        .length = 8, .grade = ISADORA_DOCUMENT, .configs = 0x1, SLOTS(slots_set_setgt_d_40),
            CHOICES(choices_binary_add_rs_40),
        .bits = "rrrrrrrr rr.1.0-- ppppdddd ssssssss ppp01010",
    },
    [VUC_SET_SETEQ_D_30] = {
        .name = "set.seteq.d.30", .page = "set", .title = title_set_setgt_r_40, .mnemonic = "seteq",
        .syntax = "GUARD seteq MODE PD $r[SRC1] S2N",
        .effects = effects_set_setgt_r_30,
        .note = note_set_setgt_r_40,
        .length = 4, .grade = ISADORA_DOCUMENT, .configs = 0x6, SLOTS(slots_set_setgt_d_30),
            CHOICES(choices_binary_add_rs_30),
        .bits = ".1.0-- ppppdddd ssssssss ppp01010",
    },
    [VUC_SET_SETLEP_D_40] = {
        .name = "set.setlep.d.40", .page = "set", .title = title_set_setgt_r_40,
            .mnemonic = "setlep",
        .syntax = "BRANCH GUARD setlep MODE PD $r[SRC1] S2N",
        .effects = effects_set_setgt_r_40,
        .note = note_set_setgt_r_40,
        .length = 8, .grade = ISADORA_DOCUMENT, .configs = 0x1, SLOTS(slots_set_setgt_d_40),
            CHOICES(choices_binary_add_rs_40),
        .bits = "rrrrrrrr rr.1.0-- ppppdddd ssssssss ppp01011",
    },
    [VUC_SET_SETLEP_D_30] = {
        .name = "set.setlep.d.30", .page = "set", .title = title_set_setgt_r_40,
            .mnemonic = "setlep",
        .syntax = "GUARD setlep MODE PD $r[SRC1] S2N",
        .effects = effects_set_setgt_r_30,
        .note = note_set_setgt_r_40,
        .length = 4, .grade = ISADORA_DOCUMENT, .configs = 0x6, SLOTS(slots_set_setgt_d_30),
            CHOICES(choices_binary_add_rs_30),
        .bits = ".1.0-- ppppdddd ssssssss ppp01011",
    },
    [VUC_SET_SETZERO_D] = {
        .name = "set.setzero.d", .page = "set", .title = title_set_setgt_r_40,
            .mnemonic = "setzero",
        .syntax = "BRANCH GUARD setzero MODE PD $r[SRC1] S2N",
        .effects = effects_set_setgt_r_40,
        .note = note_set_setgt_r_40,
        .length = 8, .grade = ISADORA_DOCUMENT, .configs = 0x1, SLOTS(slots_set_setgt_d_40),
            CHOICES(choices_binary_add_rs_40),
        .bits = "rrrrrrrr rr.1.0-- ppppdddd ssssssss ppp01111",
    },
    [VUC_SET_BTEST_D_40] = {
        .name = "set.btest.d.40", .page = "set", .title = title_set_setgt_r_40, .mnemonic = "btest",
        .syntax = "BRANCH GUARD btest MODE PD $r[SRC1] S2N",
        .effects = effects_set_setgt_r_40,
        .note = note_set_setgt_r_40,
        .length = 8, .grade = ISADORA_DOCUMENT, .configs = 0x1, SLOTS(slots_set_setgt_d_40),
            CHOICES(choices_binary_add_rs_40),
        .bits = "rrrrrrrr rr.1.0-- ppppdddd ssssssss ppp10010",
    },
    [VUC_SET_BTEST_D_30] = {
        .name = "set.btest.d.30", .page = "set", .title = title_set_setgt_r_40, .mnemonic = "btest",
        .syntax = "GUARD btest MODE PD $r[SRC1] S2N",
        .effects = effects_set_setgt_r_30,
        .note = note_set_setgt_r_40,
        .length = 4, .grade = ISADORA_DOCUMENT, .configs = 0x6, SLOTS(slots_set_setgt_d_30),
            CHOICES(choices_binary_add_rs_30),
        .bits = ".1.0-- ppppdddd ssssssss ppp10010",
    },
    [VUC_COMPLEMENT_RR_40] = {
        .name = "complement.rr.40", .page = "complement", .title = title_complement_rr_40,
            .mnemonic = "not",
        .syntax = "BRANCH GUARD not MODE PD $r[DST] $r[SRC1] S2",
        .effects = "reads $p[15] $p[PRED] $p[PDST] $p[RBP.n + 8] $r[SRC1]; writes $pc after 2 "
            "$r[DST] $p[15] $p[PRED] $p[PDST]; branch: conditional",
        .note = note_complement_rr_40,
        .length = 8, .grade = ISADORA_DOCUMENT, .configs = 0x1, SLOTS(slots_binary_add_rr_40),
            CHOICES(choices_complement_rr_40),
        .bits = "rrrrrrrr rr.0.0ee ppppdddd ssssssss ppp11011",
    },
    [VUC_COMPLEMENT_RR_30] = {
        .name = "complement.rr.30", .page = "complement", .title = title_complement_rr_40,
            .mnemonic = "not",
        .syntax = "GUARD not MODE PD $r[DST] $r[SRC1] S2",
        .effects = effects_unary_div2s_rr,
        .note = note_complement_rr_40,
        .length = 4, .grade = ISADORA_DOCUMENT, .configs = 0x6, SLOTS(slots_binary_add_rr_30),
            CHOICES(choices_complement_rr_30),
        .bits = ".0.0ee ppppdddd ssssssss ppp11011",
    },
    [VUC_COMPLEMENT_RS_40] = {
        .name = "complement.rs.40", .page = "complement", .title = title_complement_rr_40,
            .mnemonic = "not",
        .syntax = "BRANCH GUARD not MODE PD $r[DST] $sr[SRS] S2N",
        .effects = "reads $p[15] $p[PRED] $p[PDST] $p[RBP.n + 8] $sr[SRS]; writes $pc after 2 "
            "$r[DST] $stat.h2v_ready $cs $p[15] $p[PRED] $p[PDST]; trap: no source names this "
            "register on this variant; trap: `$cs` is empty; branch: conditional return",
        .note = note_complement_rr_40,
        .length = 8, .grade = ISADORA_DOCUMENT, .configs = 0x1, SLOTS(slots_binary_add_rs_40),
            CHOICES(choices_complement_rs_40),
        .bits = "rrrrrrrr rr.0.1ss ppppdddd ssssssss ppp11011",
    },
    [VUC_COMPLEMENT_RS_30] = {
        .name = "complement.rs.30", .page = "complement", .title = title_complement_rr_40,
            .mnemonic = "not",
        .syntax = "GUARD not MODE PD $r[DST] $sr[SRS] S2N",
        .effects = effects_unary_div2s_rs,
        .note = note_complement_rr_40,
        .length = 4, .grade = ISADORA_DOCUMENT, .configs = 0x6, SLOTS(slots_binary_add_rs_30),
            CHOICES(choices_complement_rs_30),
        .bits = ".0.1ss ppppdddd ssssssss ppp11011",
    },
    [VUC_COMPLEMENT_SR_40] = {
        .name = "complement.sr.40", .page = "complement", .title = title_complement_rr_40,
            .mnemonic = "not",
        .syntax = "BRANCH GUARD not MODE PD $sr[SRD] $r[SRC1] S2N",
        .effects = "reads $p[15] $p[PRED] $p[PDST] $p[RBP.n + 8] $r[SRC1]; writes $pc after 2 $cs "
            "$p[0..15] $icnt $stat.watchdog $sr[24].0 $sr[24].3 $sr[SRD] $p[15] $p[PRED] $p[PDST]; "
            "trap: no source says what a store to this register does; trap: no source says whether "
            "$pred or the predicate result wins; trap: `$cs` is full; branch: conditional call",
        .note = note_complement_rr_40,
        .length = 8, .grade = ISADORA_DOCUMENT, .configs = 0x1, SLOTS(slots_binary_add_sr_40),
            CHOICES(choices_complement_rs_40),
        .bits = "rrrrrrrr rr.1.0ss ppppssss ssssssss ppp11011",
    },
    [VUC_COMPLEMENT_SR_30] = {
        .name = "complement.sr.30", .page = "complement", .title = title_complement_rr_40,
            .mnemonic = "not",
        .syntax = "GUARD not MODE PD $sr[SRD] $r[SRC1] S2N",
        .effects = effects_unary_div2s_sr,
        .note = note_complement_rr_40,
        .length = 4, .grade = ISADORA_DOCUMENT, .configs = 0x6, SLOTS(slots_binary_add_sr_30),
            CHOICES(choices_complement_rs_30),
        .bits = ".1.0ss ppppssss ssssssss ppp11011",
    },
    [VUC_BRA_40] = {
        .name = "bra.40", .page = "bra", .title = title_bra_40, .mnemonic = "bra",
        .syntax = "BRANCH GUARD bra BTARG",
        .effects = effects_bra_40,
        .note = note_bra_40,
        .length = 8, .grade = ISADORA_DOCUMENT, .configs = 0x1, SLOTS(slots_bra_40),
            CHOICES(choices_bra_40),
        .bits = "rrrrrrrr rr.1-1-- pppp-bbb bbbbbbbb 00000000",
    },
    [VUC_BRA_30] = {
        .name = "bra.30", .page = "bra", .title = title_bra_40, .mnemonic = "bra",
        .syntax = "GUARD bra BTARG",
        .effects = "reads $p[PRED]; writes $pc after 2; branch: conditional",
        .note = note_bra_40,
        .length = 4, .grade = ISADORA_DOCUMENT, .configs = 0x6, SLOTS(slots_bra_30),
            CHOICES(choices_bra_30),
        .bits = ".1-1-- pppp-bbb bbbbbbbb 00000000",
    },
    [VUC_CALL_40] = {
        .name = "call.40", .page = "call", .title = title_call_40, .mnemonic = "call",
        .syntax = "BRANCH GUARD call BTARG",
        .effects = "reads $p[PRED] $p[RBP.n + 8] $pc; writes $pc after 2 $cs; trap: `$cs` is full; "
            "branch: conditional call",
        .note = note_call_40,
        .length = 8, .grade = ISADORA_DOCUMENT, .configs = 0x1, SLOTS(slots_bra_40),
            CHOICES(choices_bra_40),
        .bits = "rrrrrrrr rr.1-1-- pppp-bbb bbbbbbbb 00000010",
    },
    [VUC_CALL_30] = {
        .name = "call.30", .page = "call", .title = title_call_40, .mnemonic = "call",
        .syntax = "GUARD call BTARG",
        .effects = "reads $p[PRED] $pc; writes $cs $pc after 2; trap: `$cs` is full; branch: "
            "conditional call",
        .note = note_call_40,
        .length = 4, .grade = ISADORA_DOCUMENT, .configs = 0x6, SLOTS(slots_bra_30),
            CHOICES(choices_bra_30),
        .bits = ".1-1-- pppp-bbb bbbbbbbb 00000010",
    },
    [VUC_RET_40] = {
        .name = "ret.40", .page = "ret", .title = title_ret_40, .mnemonic = "ret",
        .syntax = "BRANCH GUARD ret",
        .effects = "reads $p[PRED] $p[RBP.n + 8] $cs; writes $pc after 2 $cs; trap: `$cs` is "
            "empty; branch: conditional return",
        .note = note_ret_40,
        .length = 8, .grade = ISADORA_DOCUMENT, .configs = 0x1, SLOTS(slots_ret_40),
            CHOICES(choices_bra_40),
        .bits = "rrrrrrrr rr.1-1-- pppp---- -------- 00000011",
    },
    [VUC_RET_30] = {
        .name = "ret.30", .page = "ret", .title = title_ret_40, .mnemonic = "ret",
        .syntax = "GUARD ret",
        .effects = "reads $p[PRED] $cs; writes $cs $pc after 2; trap: `$cs` is empty; branch: "
            "conditional return",
        .note = note_ret_40,
        .length = 4, .grade = ISADORA_DOCUMENT, .configs = 0x6, SLOTS(slots_ret_30),
            CHOICES(choices_bra_30),
        .bits = ".1-1-- pppp---- -------- 00000011",
    },
    [VUC_SLEEP_40] = {
        .name = "sleep.40", .page = "sleep", .title = title_sleep_40, .mnemonic = "sleep",
        .syntax = "BRANCH GUARD sleep",
        .effects = "reads $p[PRED] $p[RBP.n + 8] $stat.mb_ready $stat.h2v_ready; writes $pc after "
            "2; waits; branch: conditional",
        .note = note_sleep_40,
        .length = 8, .grade = ISADORA_DOCUMENT, .configs = 0x1, SLOTS(slots_ret_40),
            CHOICES(choices_bra_40),
        .bits = "rrrrrrrr rr.1-1-- pppp---- -------- 00000100",
    },
    [VUC_SLEEP_30] = {
        .name = "sleep.30", .page = "sleep", .title = title_sleep_40, .mnemonic = "sleep",
        .syntax = "GUARD sleep",
        .effects = "reads $p[PRED] $stat.mb_ready $stat.h2v_ready; waits",
        .note = note_sleep_40,
        .length = 4, .grade = ISADORA_DOCUMENT, .configs = 0x6, SLOTS(slots_ret_30),
            CHOICES(choices_bra_30),
        .bits = ".1-1-- pppp---- -------- 00000100",
    },
    [VUC_WAIT_WSTC_40] = {
        .name = "wait.wstc.40", .page = "wait", .title = title_wait_wstc_40, .mnemonic = "wstc",
        .syntax = "BRANCH GUARD wstc I4",
        .effects = effects_wait_wstc_40,
        .note = note_wait_wstc_40,
        .length = 8, .grade = ISADORA_DOCUMENT, .configs = 0x1, SLOTS(slots_wait_wstc_40),
            CHOICES(choices_bra_40),
        .bits = "rrrrrrrr rr.1-1-- pppp---- iiii---- 00000101",
    },
    [VUC_WAIT_WSTC_30] = {
        .name = "wait.wstc.30", .page = "wait", .title = title_wait_wstc_40, .mnemonic = "wstc",
        .syntax = "GUARD wstc I4",
        .effects = effects_wait_wstc_30,
        .note = note_wait_wstc_40,
        .length = 4, .grade = ISADORA_DOCUMENT, .configs = 0x6, SLOTS(slots_wait_wstc_30),
            CHOICES(choices_bra_30),
        .bits = ".1-1-- pppp---- iiii---- 00000101",
    },
    [VUC_WAIT_WSTS_40] = {
        .name = "wait.wsts.40", .page = "wait", .title = title_wait_wstc_40, .mnemonic = "wsts",
        .syntax = "BRANCH GUARD wsts I4",
        .effects = effects_wait_wstc_40,
        .note = note_wait_wstc_40,
        .length = 8, .grade = ISADORA_DOCUMENT, .configs = 0x1, SLOTS(slots_wait_wstc_40),
            CHOICES(choices_bra_40),
        .bits = "rrrrrrrr rr.1-1-- pppp---- iiii---- 00000110",
    },
    [VUC_WAIT_WSTS_30] = {
        .name = "wait.wsts.30", .page = "wait", .title = title_wait_wstc_40, .mnemonic = "wsts",
        .syntax = "GUARD wsts I4",
        .effects = effects_wait_wstc_30,
        .note = note_wait_wstc_40,
        .length = 4, .grade = ISADORA_DOCUMENT, .configs = 0x6, SLOTS(slots_wait_wstc_30),
            CHOICES(choices_bra_30),
        .bits = ".1-1-- pppp---- iiii---- 00000110",
    },
    [VUC_LOGIC_AND_FREE_40] = {
        .name = "logic.and.free.40", .page = "logic", .title = title_logic_and_free_40,
            .mnemonic = "and",
        .syntax = "BRANCH  and $p[PRED] N1 $p[PS1] N2 $p[PS2]",
        .effects = effects_logic_and_free_40,
        .note = note_logic_and_free_40,
        .length = 8, .grade = ISADORA_DOCUMENT, .configs = 0x1, SLOTS(slots_logic_and_free_40),
            CHOICES(choices_logic_and_free_40),
        .bits = "rrrrrrrr rr01-1-- pppp---- pppppppp 010.nn00",
    },
    [VUC_LOGIC_AND_FREE_30] = {
        .name = "logic.and.free.30", .page = "logic", .title = title_logic_and_free_40,
            .mnemonic = "and",
        .syntax = "and $p[PRED] N1 $p[PS1] N2 $p[PS2]",
        .effects = effects_logic_and_free_30,
        .note = note_logic_and_free_40,
        .length = 4, .grade = ISADORA_DOCUMENT, .configs = 0x6, SLOTS(slots_logic_and_free_30),
            CHOICES(choices_logic_and_free_30),
        .bits = "01-1-- pppp---- pppppppp 010.nn00",
    },
    [VUC_LOGIC_OR_FREE_40] = {
        .name = "logic.or.free.40", .page = "logic", .title = title_logic_and_free_40,
            .mnemonic = "or",
        .syntax = "BRANCH  or $p[PRED] N1 $p[PS1] N2 $p[PS2]",
        .effects = effects_logic_and_free_40,
        .note = note_logic_and_free_40,
        .length = 8, .grade = ISADORA_DOCUMENT, .configs = 0x1, SLOTS(slots_logic_and_free_40),
            CHOICES(choices_logic_and_free_40),
        .bits = "rrrrrrrr rr01-1-- pppp---- pppppppp 010.nn01",
    },
    [VUC_LOGIC_OR_FREE_30] = {
        .name = "logic.or.free.30", .page = "logic", .title = title_logic_and_free_40,
            .mnemonic = "or",
        .syntax = "or $p[PRED] N1 $p[PS1] N2 $p[PS2]",
        .effects = effects_logic_and_free_30,
        .note = note_logic_and_free_40,
        .length = 4, .grade = ISADORA_DOCUMENT, .configs = 0x6, SLOTS(slots_logic_and_free_30),
            CHOICES(choices_logic_and_free_30),
        .bits = "01-1-- pppp---- pppppppp 010.nn01",
    },
    [VUC_LOGIC_XOR_FREE_40] = {
        .name = "logic.xor.free.40", .page = "logic", .title = title_logic_and_free_40,
            .mnemonic = "xor",
        .syntax = "BRANCH  xor $p[PRED] N1 $p[PS1] N2 $p[PS2]",
        .effects = effects_logic_and_free_40,
        .note = note_logic_and_free_40,
        .length = 8, .grade = ISADORA_DOCUMENT, .configs = 0x1, SLOTS(slots_logic_and_free_40),
            CHOICES(choices_logic_and_free_40),
        .bits = "rrrrrrrr rr01-1-- pppp---- pppppppp 010.nn10",
    },
    [VUC_LOGIC_XOR_FREE_30] = {
        .name = "logic.xor.free.30", .page = "logic", .title = title_logic_and_free_40,
            .mnemonic = "xor",
        .syntax = "xor $p[PRED] N1 $p[PS1] N2 $p[PS2]",
        .effects = effects_logic_and_free_30,
        .note = note_logic_and_free_40,
        .length = 4, .grade = ISADORA_DOCUMENT, .configs = 0x6, SLOTS(slots_logic_and_free_30),
            CHOICES(choices_logic_and_free_30),
        .bits = "01-1-- pppp---- pppppppp 010.nn10",
    },
    [VUC_LOGIC_AND_GUARDED_40] = {
        .name = "logic.and.guarded.40", .page = "logic", .title = title_logic_and_free_40,
            .mnemonic = "and",
        .syntax = "BRANCH $p[PRED] and $p[PDST] N1 $p[PS1] N2 $p[PS2]",
        .effects = effects_logic_and_guarded_40,
        .note = note_logic_and_free_40,
        .length = 8, .grade = ISADORA_DOCUMENT, .configs = 0x1, SLOTS(slots_logic_and_guarded_40),
            CHOICES(choices_logic_and_guarded_40),
        .bits = "rrrrrrrr rr11-1-- pppppppp pppppppp 010.nn00",
    },
    [VUC_LOGIC_AND_GUARDED_30] = {
        .name = "logic.and.guarded.30", .page = "logic", .title = title_logic_and_free_40,
            .mnemonic = "and",
        .syntax = "$p[PRED] and $p[PDST] N1 $p[PS1] N2 $p[PS2]",
        .effects = effects_logic_and_guarded_30,
        .note = note_logic_and_free_40,
        .length = 4, .grade = ISADORA_DOCUMENT, .configs = 0x6, SLOTS(slots_logic_and_guarded_30),
            CHOICES(choices_logic_and_guarded_30),
        .bits = "11-1-- pppppppp pppppppp 010.nn00",
    },
    [VUC_LOGIC_OR_GUARDED_40] = {
        .name = "logic.or.guarded.40", .page = "logic", .title = title_logic_and_free_40,
            .mnemonic = "or",
        .syntax = "BRANCH $p[PRED] or $p[PDST] N1 $p[PS1] N2 $p[PS2]",
        .effects = effects_logic_and_guarded_40,
        .note = note_logic_and_free_40,
        .length = 8, .grade = ISADORA_DOCUMENT, .configs = 0x1, SLOTS(slots_logic_and_guarded_40),
            CHOICES(choices_logic_and_guarded_40),
        .bits = "rrrrrrrr rr11-1-- pppppppp pppppppp 010.nn01",
    },
    [VUC_LOGIC_OR_GUARDED_30] = {
        .name = "logic.or.guarded.30", .page = "logic", .title = title_logic_and_free_40,
            .mnemonic = "or",
        .syntax = "$p[PRED] or $p[PDST] N1 $p[PS1] N2 $p[PS2]",
        .effects = effects_logic_and_guarded_30,
        .note = note_logic_and_free_40,
        .length = 4, .grade = ISADORA_DOCUMENT, .configs = 0x6, SLOTS(slots_logic_and_guarded_30),
            CHOICES(choices_logic_and_guarded_30),
        .bits = "11-1-- pppppppp pppppppp 010.nn01",
    },
    [VUC_LOGIC_XOR_GUARDED_40] = {
        .name = "logic.xor.guarded.40", .page = "logic", .title = title_logic_and_free_40,
            .mnemonic = "xor",
        .syntax = "BRANCH $p[PRED] xor $p[PDST] N1 $p[PS1] N2 $p[PS2]",
        .effects = effects_logic_and_guarded_40,
        .note = note_logic_and_free_40,
        .length = 8, .grade = ISADORA_DOCUMENT, .configs = 0x1, SLOTS(slots_logic_and_guarded_40),
            CHOICES(choices_logic_and_guarded_40),
        .bits = "rrrrrrrr rr11-1-- pppppppp pppppppp 010.nn10",
    },
    [VUC_LOGIC_XOR_GUARDED_30] = {
        .name = "logic.xor.guarded.30", .page = "logic", .title = title_logic_and_free_40,
            .mnemonic = "xor",
        .syntax = "$p[PRED] xor $p[PDST] N1 $p[PS1] N2 $p[PS2]",
        .effects = effects_logic_and_guarded_30,
        .note = note_logic_and_free_40,
        .length = 4, .grade = ISADORA_DOCUMENT, .configs = 0x6, SLOTS(slots_logic_and_guarded_30),
            CHOICES(choices_logic_and_guarded_30),
        .bits = "11-1-- pppppppp pppppppp 010.nn10",
    },
    [VUC_NOP_40] = {
        .name = "nop.40", .page = "nop", .title = title_nop_40, .mnemonic = "nop",
        .syntax = "BRANCH GUARD nop",
        .effects = effects_bra_40,
        .note = note_nop_40,
        .length = 8, .grade = ISADORA_DOCUMENT, .configs = 0x1, SLOTS(slots_ret_40),
            CHOICES(choices_bra_40),
        .bits = "rrrrrrrr rr.1-1-- pppp---- -------- 010.--11",
    },
    [VUC_NOP_30] = {
        .name = "nop.30", .page = "nop", .title = title_nop_40, .mnemonic = "nop",
        .syntax = "GUARD nop",
        .effects = "reads $p[PRED]",
        .note = note_nop_40,
        .length = 4, .grade = ISADORA_DOCUMENT, .configs = 0x6, SLOTS(slots_ret_30),
            CHOICES(choices_bra_30),
        .bits = ".1-1-- pppp---- -------- 010.--11",
    },
    [VUC_CLICNT_40] = {
        .name = "clicnt.40", .page = "clicnt", .title = title_clicnt_40, .mnemonic = "clicnt",
        .syntax = "BRANCH GUARD clicnt",
        .effects = "reads $p[PRED] $p[RBP.n + 8]; writes $pc after 2 $icnt $stat.watchdog; branch: "
            "conditional",
        .note = note_clicnt_40,
        .length = 8, .grade = ISADORA_DOCUMENT, .configs = 0x1, SLOTS(slots_ret_40),
            CHOICES(choices_bra_40),
        .bits = "rrrrrrrr rr.1-1-- pppp---- -------- 00100000",
    },
    [VUC_CLICNT_30] = {
        .name = "clicnt.30", .page = "clicnt", .title = title_clicnt_40, .mnemonic = "clicnt",
        .syntax = "GUARD clicnt",
        .effects = "reads $p[PRED]; writes $icnt $stat.watchdog",
        .note = note_clicnt_40,
        .length = 4, .grade = ISADORA_DOCUMENT, .configs = 0x6, SLOTS(slots_ret_30),
            CHOICES(choices_bra_30),
        .bits = ".1-1-- pppp---- -------- 00100000",
    },
    [VUC_ENGINE_MBIREAD_40] = {
        .name = "engine.mbiread.40", .page = "engine", .title = title_engine_mbiread_40,
            .mnemonic = "mbiread",
        .syntax = "BRANCH GUARD mbiread",
        .effects = effects_engine_mbiread_40,
        .note = note_engine_mbiread_40,
        .length = 8, .grade = ISADORA_UNKNOWN, .configs = 0x1, SLOTS(slots_ret_40),
            CHOICES(choices_bra_40),
        .bits = "rrrrrrrr rr.1-1-- pppp---- -------- 00100100",
    },
    [VUC_ENGINE_MBIREAD_30] = {
        .name = "engine.mbiread.30", .page = "engine", .title = title_engine_mbiread_40,
            .mnemonic = "mbiread",
        .syntax = "GUARD mbiread",
        .effects = effects_engine_mbiread_30,
        .note = note_engine_mbiread_40,
        .length = 4, .grade = ISADORA_UNKNOWN, .configs = 0x6, SLOTS(slots_ret_30),
            CHOICES(choices_bra_30),
        .bits = ".1-1-- pppp---- -------- 00100100",
    },
    [VUC_ENGINE_MBINEXT_40] = {
        .name = "engine.mbinext.40", .page = "engine", .title = title_engine_mbiread_40,
            .mnemonic = "mbinext",
        .syntax = "BRANCH GUARD mbinext",
        .effects = effects_engine_mbiread_40,
        .note = note_engine_mbiread_40,
        .length = 8, .grade = ISADORA_UNKNOWN, .configs = 0x1, SLOTS(slots_ret_40),
            CHOICES(choices_bra_40),
        .bits = "rrrrrrrr rr.1-1-- pppp---- -------- 00101000",
    },
    [VUC_ENGINE_MBINEXT_30] = {
        .name = "engine.mbinext.30", .page = "engine", .title = title_engine_mbiread_40,
            .mnemonic = "mbinext",
        .syntax = "GUARD mbinext",
        .effects = effects_engine_mbiread_30,
        .note = note_engine_mbiread_40,
        .length = 4, .grade = ISADORA_UNKNOWN, .configs = 0x6, SLOTS(slots_ret_30),
            CHOICES(choices_bra_30),
        .bits = ".1-1-- pppp---- -------- 00101000",
    },
    [VUC_ENGINE_MVSREAD_40] = {
        .name = "engine.mvsread.40", .page = "engine", .title = title_engine_mbiread_40,
            .mnemonic = "mvsread",
        .syntax = "BRANCH GUARD mvsread",
        .effects = effects_engine_mbiread_40,
        .note = note_engine_mbiread_40,
        .length = 8, .grade = ISADORA_UNKNOWN, .configs = 0x1, SLOTS(slots_ret_40),
            CHOICES(choices_bra_40),
        .bits = "rrrrrrrr rr.1-1-- pppp---- -------- 00101001",
    },
    [VUC_ENGINE_MVSREAD_30] = {
        .name = "engine.mvsread.30", .page = "engine", .title = title_engine_mbiread_40,
            .mnemonic = "mvsread",
        .syntax = "GUARD mvsread",
        .effects = effects_engine_mbiread_30,
        .note = note_engine_mbiread_40,
        .length = 4, .grade = ISADORA_UNKNOWN, .configs = 0x6, SLOTS(slots_ret_30),
            CHOICES(choices_bra_30),
        .bits = ".1-1-- pppp---- -------- 00101001",
    },
    [VUC_ENGINE_MVSWRITE_40] = {
        .name = "engine.mvswrite.40", .page = "engine", .title = title_engine_mbiread_40,
            .mnemonic = "mvswrite",
        .syntax = "BRANCH GUARD mvswrite",
        .effects = effects_engine_mbiread_40,
        .note = note_engine_mbiread_40,
        .length = 8, .grade = ISADORA_UNKNOWN, .configs = 0x1, SLOTS(slots_ret_40),
            CHOICES(choices_bra_40),
        .bits = "rrrrrrrr rr.1-1-- pppp---- -------- 00101010",
    },
    [VUC_ENGINE_MVSWRITE_30] = {
        .name = "engine.mvswrite.30", .page = "engine", .title = title_engine_mbiread_40,
            .mnemonic = "mvswrite",
        .syntax = "GUARD mvswrite",
        .effects = effects_engine_mbiread_30,
        .note = note_engine_mbiread_40,
        .length = 4, .grade = ISADORA_UNKNOWN, .configs = 0x6, SLOTS(slots_ret_30),
            CHOICES(choices_bra_30),
        .bits = ".1-1-- pppp---- -------- 00101010",
    },
    [VUC_NAMED_ONLY_O21_40] = {
        .name = "named_only.o21.40", .page = "named_only", .title = title_named_only_o21_40,
            .mnemonic = "o21",
        .syntax = "BRANCH GUARD o21",
        .effects = effects_named_only_o21_40,
        .note = note_named_only_o21_40,
        .length = 8, .grade = ISADORA_UNKNOWN, .configs = 0x1, SLOTS(slots_ret_40),
            CHOICES(choices_bra_40),
        .bits = "rrrrrrrr rr.1?1?? pppp???? ???????? 00100001",
    },
    [VUC_NAMED_ONLY_O21_30] = {
        .name = "named_only.o21.30", .page = "named_only", .title = title_named_only_o21_40,
            .mnemonic = "o21",
        .syntax = "GUARD o21",
        .effects = effects_named_only_o21_30,
        .note = note_named_only_o21_40,
        .length = 4, .grade = ISADORA_UNKNOWN, .configs = 0x6, SLOTS(slots_ret_30),
            CHOICES(choices_bra_30),
        .bits = ".1?1?? pppp???? ???????? 00100001",
    },
    [VUC_NAMED_ONLY_O22_40] = {
        .name = "named_only.o22.40", .page = "named_only", .title = title_named_only_o21_40,
            .mnemonic = "o22",
        .syntax = "BRANCH GUARD o22",
        .effects = effects_named_only_o21_40,
        .note = note_named_only_o21_40,
        .length = 8, .grade = ISADORA_UNKNOWN, .configs = 0x1, SLOTS(slots_ret_40),
            CHOICES(choices_bra_40),
        .bits = "rrrrrrrr rr.1?1?? pppp???? ???????? 00100010",
    },
    [VUC_NAMED_ONLY_O22_30] = {
        .name = "named_only.o22.30", .page = "named_only", .title = title_named_only_o21_40,
            .mnemonic = "o22",
        .syntax = "GUARD o22",
        .effects = effects_named_only_o21_30,
        .note = note_named_only_o21_40,
        .length = 4, .grade = ISADORA_UNKNOWN, .configs = 0x6, SLOTS(slots_ret_30),
            CHOICES(choices_bra_30),
        .bits = ".1?1?? pppp???? ???????? 00100010",
    },
    [VUC_NAMED_ONLY_O23_40] = {
        .name = "named_only.o23.40", .page = "named_only", .title = title_named_only_o21_40,
            .mnemonic = "o23",
        .syntax = "BRANCH GUARD o23",
        .effects = effects_named_only_o21_40,
        .note = note_named_only_o21_40,
        .length = 8, .grade = ISADORA_UNKNOWN, .configs = 0x1, SLOTS(slots_ret_40),
            CHOICES(choices_bra_40),
        .bits = "rrrrrrrr rr.1?1?? pppp???? ???????? 00100011",
    },
    [VUC_NAMED_ONLY_O23_30] = {
        .name = "named_only.o23.30", .page = "named_only", .title = title_named_only_o21_40,
            .mnemonic = "o23",
        .syntax = "GUARD o23",
        .effects = effects_named_only_o21_30,
        .note = note_named_only_o21_40,
        .length = 4, .grade = ISADORA_UNKNOWN, .configs = 0x6, SLOTS(slots_ret_30),
            CHOICES(choices_bra_30),
        .bits = ".1?1?? pppp???? ???????? 00100011",
    },
    [VUC_NAMED_ONLY_O25_40] = {
        .name = "named_only.o25.40", .page = "named_only", .title = title_named_only_o21_40,
            .mnemonic = "o25",
        .syntax = "BRANCH GUARD o25",
        .effects = effects_named_only_o21_40,
        .note = note_named_only_o21_40,
        .length = 8, .grade = ISADORA_UNKNOWN, .configs = 0x1, SLOTS(slots_ret_40),
            CHOICES(choices_bra_40),
        .bits = "rrrrrrrr rr.1?1?? pppp???? ???????? 00100101",
    },
    [VUC_NAMED_ONLY_O25_30] = {
        .name = "named_only.o25.30", .page = "named_only", .title = title_named_only_o21_40,
            .mnemonic = "o25",
        .syntax = "GUARD o25",
        .effects = effects_named_only_o21_30,
        .note = note_named_only_o21_40,
        .length = 4, .grade = ISADORA_UNKNOWN, .configs = 0x6, SLOTS(slots_ret_30),
            CHOICES(choices_bra_30),
        .bits = ".1?1?? pppp???? ???????? 00100101",
    },
    [VUC_NAMED_ONLY_O26_40] = {
        .name = "named_only.o26.40", .page = "named_only", .title = title_named_only_o21_40,
            .mnemonic = "o26",
        .syntax = "BRANCH GUARD o26",
        .effects = effects_named_only_o21_40,
        .note = note_named_only_o21_40,
        .length = 8, .grade = ISADORA_UNKNOWN, .configs = 0x1, SLOTS(slots_ret_40),
            CHOICES(choices_bra_40),
        .bits = "rrrrrrrr rr.1?1?? pppp???? ???????? 00100110",
    },
    [VUC_NAMED_ONLY_O26_30] = {
        .name = "named_only.o26.30", .page = "named_only", .title = title_named_only_o21_40,
            .mnemonic = "o26",
        .syntax = "GUARD o26",
        .effects = effects_named_only_o21_30,
        .note = note_named_only_o21_40,
        .length = 4, .grade = ISADORA_UNKNOWN, .configs = 0x6, SLOTS(slots_ret_30),
            CHOICES(choices_bra_30),
        .bits = ".1?1?? pppp???? ???????? 00100110",
    },
    [VUC_NAMED_ONLY_O2B_40] = {
        .name = "named_only.o2b.40", .page = "named_only", .title = title_named_only_o21_40,
            .mnemonic = "o2b",
        .syntax = "BRANCH GUARD o2b",
        .effects = effects_named_only_o21_40,
        .note = note_named_only_o21_40,
        .length = 8, .grade = ISADORA_UNKNOWN, .configs = 0x1, SLOTS(slots_ret_40),
            CHOICES(choices_bra_40),
        .bits = "rrrrrrrr rr.1?1?? pppp???? ???????? 00101011",
    },
    [VUC_NAMED_ONLY_O2B_30] = {
        .name = "named_only.o2b.30", .page = "named_only", .title = title_named_only_o21_40,
            .mnemonic = "o2b",
        .syntax = "GUARD o2b",
        .effects = effects_named_only_o21_30,
        .note = note_named_only_o21_40,
        .length = 4, .grade = ISADORA_UNKNOWN, .configs = 0x6, SLOTS(slots_ret_30),
            CHOICES(choices_bra_30),
        .bits = ".1?1?? pppp???? ???????? 00101011",
    },
    [VUC_NAMED_ONLY_O2C_40] = {
        .name = "named_only.o2c.40", .page = "named_only", .title = title_named_only_o21_40,
            .mnemonic = "o2c",
        .syntax = "BRANCH GUARD o2c",
        .effects = effects_named_only_o21_40,
        .note = note_named_only_o21_40,
        .length = 8, .grade = ISADORA_UNKNOWN, .configs = 0x1, SLOTS(slots_ret_40),
            CHOICES(choices_bra_40),
        .bits = "rrrrrrrr rr.1?1?? pppp???? ???????? 00101100",
    },
    [VUC_NAMED_ONLY_O2C_30] = {
        .name = "named_only.o2c.30", .page = "named_only", .title = title_named_only_o21_40,
            .mnemonic = "o2c",
        .syntax = "GUARD o2c",
        .effects = effects_named_only_o21_30,
        .note = note_named_only_o21_40,
        .length = 4, .grade = ISADORA_UNKNOWN, .configs = 0x6, SLOTS(slots_ret_30),
            CHOICES(choices_bra_30),
        .bits = ".1?1?? pppp???? ???????? 00101100",
    },
    [VUC_LMUL_LMULU_40] = {
        .name = "lmul.lmulu.40", .page = "lmul", .title = title_lmul_lmulu_40, .mnemonic = "lmulu",
        .syntax = "BRANCH GUARD lmulu $r[SRC1] S2",
        .effects = effects_lmul_lmulu_40,
        .note = note_lmul_lmulu_40,
        .length = 8, .grade = ISADORA_DOCUMENT, .configs = 0x1, SLOTS(slots_lmul_lmulu_40),
            CHOICES(choices_lmul_lmulu_40),
        .bits = "rrrrrrrr rr.1.1ee pppp---- ssssssss 10100000",
    },
    [VUC_LMUL_LMULU_30] = {
        .name = "lmul.lmulu.30", .page = "lmul", .title = title_lmul_lmulu_40, .mnemonic = "lmulu",
        .syntax = "GUARD lmulu $r[SRC1] S2",
        .effects = effects_lmul_lmulu_30,
        .note = note_lmul_lmulu_40,
        .length = 4, .grade = ISADORA_DOCUMENT, .configs = 0x6, SLOTS(slots_lmul_lmulu_30),
            CHOICES(choices_lmul_lmulu_30),
        .bits = ".1.1ee pppp---- ssssssss 10100000",
    },
    [VUC_LMUL_LMULS_40] = {
        .name = "lmul.lmuls.40", .page = "lmul", .title = title_lmul_lmulu_40, .mnemonic = "lmuls",
        .syntax = "BRANCH GUARD lmuls $r[SRC1] S2",
        .effects = effects_lmul_lmulu_40,
        .note = note_lmul_lmulu_40,
        .length = 8, .grade = ISADORA_DOCUMENT, .configs = 0x1, SLOTS(slots_lmul_lmulu_40),
            CHOICES(choices_lmul_lmulu_40),
        .bits = "rrrrrrrr rr.1.1ee pppp---- ssssssss 10100001",
    },
    [VUC_LMUL_LMULS_30] = {
        .name = "lmul.lmuls.30", .page = "lmul", .title = title_lmul_lmulu_40, .mnemonic = "lmuls",
        .syntax = "GUARD lmuls $r[SRC1] S2",
        .effects = effects_lmul_lmulu_30,
        .note = note_lmul_lmulu_40,
        .length = 4, .grade = ISADORA_DOCUMENT, .configs = 0x6, SLOTS(slots_lmul_lmulu_30),
            CHOICES(choices_lmul_lmulu_30),
        .bits = ".1.1ee pppp---- ssssssss 10100001",
    },
    [VUC_LSHIFT_LSRR_40] = {
        .name = "lshift.lsrr.40", .page = "lshift", .title = title_lshift_lsrr_40,
            .mnemonic = "lsrr",
        .syntax = "BRANCH GUARD lsrr S2",
        .effects = "reads $p[PRED] $p[RBP.n + 8] $r[SRC2] $l; writes $pc after 2 $l; occupies "
            "long, 1; branch: conditional",
        .note = note_lshift_lsrr_40,
        .length = 8, .grade = ISADORA_DOCUMENT, .configs = 0x1, SLOTS(slots_lshift_lsrr_40),
            CHOICES(choices_lmul_lmulu_40),
        .bits = "rrrrrrrr rr.1.1ee pppp---- ssss---- 10100010",
    },
    [VUC_LSHIFT_LSRR_30] = {
        .name = "lshift.lsrr.30", .page = "lshift", .title = title_lshift_lsrr_40,
            .mnemonic = "lsrr",
        .syntax = "GUARD lsrr S2",
        .effects = effects_lshift_lsrr_30,
        .note = note_lshift_lsrr_40,
        .length = 4, .grade = ISADORA_DOCUMENT, .configs = 0x6, SLOTS(slots_lshift_lsrr_30),
            CHOICES(choices_lmul_lmulu_30),
        .bits = ".1.1ee pppp---- ssss---- 10100010",
    },
    [VUC_LSHIFT_LADD] = {
        .name = "lshift.ladd", .page = "lshift", .title = title_lshift_lsrr_40, .mnemonic = "ladd",
        .syntax = "GUARD ladd S2",
        .effects = effects_lshift_lsrr_30,
        .note = note_lshift_lsrr_40,
        .length = 4, .grade = ISADORA_DOCUMENT, .configs = 0x6, SLOTS(slots_lshift_lsrr_30),
            CHOICES(choices_lmul_lmulu_30),
        .bits = ".1.1ee pppp---- ssss---- 10100100",
    },
    [VUC_LSHIFT_LSAR] = {
        .name = "lshift.lsar", .page = "lshift", .title = title_lshift_lsrr_40, .mnemonic = "lsar",
        .syntax = "GUARD lsar S2",
        .effects = effects_lshift_lsrr_30,
        .note = note_lshift_lsrr_40,
        .length = 4, .grade = ISADORA_DOCUMENT, .configs = 0x6, SLOTS(slots_lshift_lsrr_30),
            CHOICES(choices_lmul_lmulu_30),
        .bits = ".1.1ee pppp---- ssss---- 10101000",
    },
    [VUC_LDIVU] = {
        .name = "ldivu", .page = "ldivu", .title = "Divide", .mnemonic = "ldivu",
        .syntax = "GUARD ldivu S2",
        .effects = "reads $p[PRED] $r[SRC2] $l; writes $l after 34; occupies long, 34",
        .note = "Divides `$l` by source 2, both without sign, and puts the quotient into `$l`; "
            "there is no remainder. Division by 0 gives all ones. The quotient is there after 34 "
            "cycles.",
        .length = 4, .grade = ISADORA_DOCUMENT, .configs = 0x4, SLOTS(slots_lshift_lsrr_30),
            CHOICES(choices_lmul_lmulu_30),
        .bits = ".1.1ee pppp---- ssss---- 10101100",
    },
    [VUC_LUT_RR_40] = {
        .name = "lut.rr.40", .page = "lut", .title = title_lut_rr_40, .mnemonic = "lut",
        .syntax = "BRANCH GUARD lut MODE PD $r[DST] $r[SRC1] S2",
        .effects = "reads $p[15] $p[PRED] $p[PDST] $p[RBP.n + 8] $r[SRC2] $sr[30] $r[SRC1].0..2 "
            "$sr[24].3 $r[SRC1].0 $sr[18] $sr[16] $sr[19] $sr[17] $sr[21] $sr[20] $sr[23] $sr[22] "
            "$r[SRC1].8..9 $r[SRC1].0..1; writes $pc after 2 $r[DST] $p[15] $p[PRED] $p[PDST]; "
            "trap: no source gives the number of partitions of this macroblock type; trap: no "
            "source gives the sub-partitions of this type; trap: only the first sub-partition is "
            "known; trap: no source gives the order of these partitions; trap: no source gives the "
            "directions of this type; branch: conditional",
        .note = note_lut_rr_40,
        .length = 8, .grade = ISADORA_DOCUMENT, .configs = 0x1, SLOTS(slots_binary_add_rr_40),
            CHOICES(choices_binary_add_rr_40),
        .bits = "rrrrrrrr rr.0.0ee ppppdddd ssssssss ppp11100",
    },
    [VUC_LUT_RR_30] = {
        .name = "lut.rr.30", .page = "lut", .title = title_lut_rr_40, .mnemonic = "lut",
        .syntax = "GUARD lut MODE PD $r[DST] $r[SRC1] S2",
        .effects = "reads $p[15] $p[PRED] $p[PDST] $r[SRC2] $sr[30] $r[SRC1].0..2 $sr[24].3 "
            "$r[SRC1].0 $sr[18] $sr[16] $sr[19] $sr[17] $sr[21] $sr[20] $sr[23] $sr[22] "
            "$r[SRC1].8..9 $r[SRC1].0..1; writes $r[DST] $p[15] $p[PRED] $p[PDST]; trap: no source "
            "gives the number of partitions of this macroblock type; trap: no source gives the "
            "sub-partitions of this type; trap: only the first sub-partition is known; trap: no "
            "source gives the order of these partitions; trap: no source gives the directions of "
            "this type; trap: used by VC-1, nobody knows for what",
        .note = note_lut_rr_40,
        .length = 4, .grade = ISADORA_DOCUMENT, .configs = 0x6, SLOTS(slots_binary_add_rr_30),
            CHOICES(choices_binary_add_rr_30),
        .bits = ".0.0ee ppppdddd ssssssss ppp11100",
    },
    [VUC_LUT_RS_40] = {
        .name = "lut.rs.40", .page = "lut", .title = title_lut_rr_40, .mnemonic = "lut",
        .syntax = "BRANCH GUARD lut MODE PD $r[DST] $sr[SRS] S2N",
        .effects = "reads $p[15] $p[PRED] $p[PDST] $p[RBP.n + 8] $r[SRC2] $sr[30] $sr[SRS].0..2 "
            "$sr[24].3 $sr[SRS].0 $sr[18] $sr[16] $sr[19] $sr[17] $sr[21] $sr[20] $sr[23] $sr[22] "
            "$sr[SRS].8..9 $sr[SRS].0..1; writes $pc after 2 $r[DST] $stat.h2v_ready $cs $p[15] "
            "$p[PRED] $p[PDST]; trap: no source names this register on this variant; trap: no "
            "source gives the number of partitions of this macroblock type; trap: no source gives "
            "the sub-partitions of this type; trap: only the first sub-partition is known; trap: "
            "no source gives the order of these partitions; trap: no source gives the directions "
            "of this type; trap: `$cs` is empty; branch: conditional return",
        .note = note_lut_rr_40,
        .length = 8, .grade = ISADORA_DOCUMENT, .configs = 0x1, SLOTS(slots_binary_add_rs_40),
            CHOICES(choices_binary_add_rs_40),
        .bits = "rrrrrrrr rr.0.1ss ppppdddd ssssssss ppp11100",
    },
    [VUC_LUT_RS_30] = {
        .name = "lut.rs.30", .page = "lut", .title = title_lut_rr_40, .mnemonic = "lut",
        .syntax = "GUARD lut MODE PD $r[DST] $sr[SRS] S2N",
        .effects = "reads $p[15] $p[PRED] $p[PDST] $r[SRC2] $sr[30] $sr[SRS].0..2 $sr[24].3 "
            "$sr[SRS].0 $sr[18] $sr[16] $sr[19] $sr[17] $sr[21] $sr[20] $sr[23] $sr[22] "
            "$sr[SRS].8..9 $sr[SRS].0..1; writes $r[DST] $stat.h2v_ready $cs $p[15] $p[PRED] "
            "$p[PDST]; trap: no source names this register on this variant; trap: no source gives "
            "the number of partitions of this macroblock type; trap: no source gives the "
            "sub-partitions of this type; trap: only the first sub-partition is known; trap: no "
            "source gives the order of these partitions; trap: no source gives the directions of "
            "this type; trap: used by VC-1, nobody knows for what; trap: `$cs` is empty",
        .note = note_lut_rr_40,
        .length = 4, .grade = ISADORA_DOCUMENT, .configs = 0x6, SLOTS(slots_binary_add_rs_30),
            CHOICES(choices_binary_add_rs_30),
        .bits = ".0.1ss ppppdddd ssssssss ppp11100",
    },
    [VUC_LUT_SR_40] = {
        .name = "lut.sr.40", .page = "lut", .title = title_lut_rr_40, .mnemonic = "lut",
        .syntax = "BRANCH GUARD lut MODE PD $sr[SRD] $r[SRC1] S2N",
        .effects = "reads $p[15] $p[PRED] $p[PDST] $p[RBP.n + 8] $r[SRC2] $sr[30] $r[SRC1].0..2 "
            "$sr[24].3 $r[SRC1].0 $sr[18] $sr[16] $sr[19] $sr[17] $sr[21] $sr[20] $sr[23] $sr[22] "
            "$r[SRC1].8..9 $r[SRC1].0..1; writes $pc after 2 $cs $p[0..15] $icnt $stat.watchdog "
            "$sr[24].0 $sr[24].3 $sr[SRD] $p[15] $p[PRED] $p[PDST]; trap: no source says what a "
            "store to this register does; trap: no source says whether $pred or the predicate "
            "result wins; trap: no source gives the number of partitions of this macroblock type; "
            "trap: no source gives the sub-partitions of this type; trap: only the first "
            "sub-partition is known; trap: no source gives the order of these partitions; trap: no "
            "source gives the directions of this type; trap: `$cs` is full; branch: conditional "
            "call",
        .note = note_lut_rr_40,
        .length = 8, .grade = ISADORA_DOCUMENT, .configs = 0x1, SLOTS(slots_binary_add_sr_40),
            CHOICES(choices_binary_add_rs_40),
        .bits = "rrrrrrrr rr.1.0ss ppppssss ssssssss ppp11100",
    },
    [VUC_LUT_SR_30] = {
        .name = "lut.sr.30", .page = "lut", .title = title_lut_rr_40, .mnemonic = "lut",
        .syntax = "GUARD lut MODE PD $sr[SRD] $r[SRC1] S2N",
        .effects = "reads $p[15] $p[PRED] $p[PDST] $r[SRC2] $sr[30] $r[SRC1].0..2 $sr[24].3 "
            "$r[SRC1].0 $sr[18] $sr[16] $sr[19] $sr[17] $sr[21] $sr[20] $sr[23] $sr[22] "
            "$r[SRC1].8..9 $r[SRC1].0..1; writes $cs $l.16..31 $l.0..15 $p[0..15] $icnt "
            "$stat.watchdog $sr[24].0 $sr[24].3 $sr[SRD] $p[15] $p[PRED] $p[PDST]; trap: no source "
            "says what a store to this register does; trap: no source says whether $pred or the "
            "predicate result wins; trap: no source gives the number of partitions of this "
            "macroblock type; trap: no source gives the sub-partitions of this type; trap: only "
            "the first sub-partition is known; trap: no source gives the order of these "
            "partitions; trap: no source gives the directions of this type; trap: used by VC-1, "
            "nobody knows for what; trap: `$cs` is full",
        .note = note_lut_rr_40,
        .length = 4, .grade = ISADORA_DOCUMENT, .configs = 0x6, SLOTS(slots_binary_add_sr_30),
            CHOICES(choices_binary_add_rs_30),
        .bits = ".1.0ss ppppssss ssssssss ppp11100",
    },
    [VUC_LD_D_40] = {
        .name = "ld.d.40", .page = "ld", .title = title_ld_d_40, .mnemonic = "ld",
        .syntax = "BRANCH GUARD ld $r[DST] D[LADDR]",
        .effects = "reads $p[PRED] $p[RBP.n + 8] $r[SRC1] $r[SRC2]; writes $pc after 2 $r[DST] "
            "after 3; read D.u16; trap: outside `D`; branch: conditional",
        .note = note_ld_d_40,
        .length = 8, .grade = ISADORA_DOCUMENT, .configs = 0x1, SLOTS(slots_ld_d_40),
            CHOICES(choices_ld_d_40),
        .bits = "rrrrrrrr rr.1.1ee ppppdddd ssssssss 10000001",
    },
    [VUC_LD_D_30] = {
        .name = "ld.d.30", .page = "ld", .title = title_ld_d_40, .mnemonic = "ld",
        .syntax = "GUARD ld $r[DST] D[LADDR]",
        .effects = "reads $p[PRED] $r[SRC1] $r[SRC2]; writes $r[DST] after 3; read D.u16; trap: "
            "outside `D`",
        .note = note_ld_d_40,
        .length = 4, .grade = ISADORA_DOCUMENT, .configs = 0x6, SLOTS(slots_ld_d_30),
            CHOICES(choices_ld_d_30),
        .bits = ".1.1ee ppppdddd ssssssss 10000001",
    },
    [VUC_LD_PWT_40] = {
        .name = "ld.pwt.40", .page = "ld", .title = title_ld_d_40, .mnemonic = "ld",
        .syntax = "BRANCH GUARD ld $r[DST] PWT[LADDR]",
        .effects = "reads $p[PRED] $p[RBP.n + 8] $r[SRC1] $r[SRC2]; writes $pc after 2 $r[DST] "
            "after 3; read PWT.u8; trap: outside `PWT`; branch: conditional",
        .note = note_ld_d_40,
        .length = 8, .grade = ISADORA_DOCUMENT, .configs = 0x1, SLOTS(slots_ld_d_40),
            CHOICES(choices_ld_d_40),
        .bits = "rrrrrrrr rr.1.1ee ppppdddd ssssssss 10000011",
    },
    [VUC_LD_PWT_30] = {
        .name = "ld.pwt.30", .page = "ld", .title = title_ld_d_40, .mnemonic = "ld",
        .syntax = "GUARD ld $r[DST] PWT[LADDR]",
        .effects = "reads $p[PRED] $r[SRC1] $r[SRC2]; writes $r[DST] after 3; read PWT.u8; trap: "
            "outside `PWT`",
        .note = note_ld_d_40,
        .length = 4, .grade = ISADORA_DOCUMENT, .configs = 0x6, SLOTS(slots_ld_d_30),
            CHOICES(choices_ld_d_30),
        .bits = ".1.1ee ppppdddd ssssssss 10000011",
    },
    [VUC_LD_MVSI_40] = {
        .name = "ld.mvsi.40", .page = "ld", .title = title_ld_d_40, .mnemonic = "ld",
        .syntax = "BRANCH GUARD ld $r[DST] MVSI[LADDR]",
        .effects = "reads $p[PRED] $p[RBP.n + 8] $r[SRC1] $r[SRC2]; writes $pc after 2 $r[DST] "
            "after 3; read MVSI.u16; trap: outside `MVSI`; branch: conditional",
        .note = note_ld_d_40,
        .length = 8, .grade = ISADORA_DOCUMENT, .configs = 0x1, SLOTS(slots_ld_d_40),
            CHOICES(choices_ld_d_40),
        .bits = "rrrrrrrr rr.1.1ee ppppdddd ssssssss 10001001",
    },
    [VUC_LD_MVSI_30] = {
        .name = "ld.mvsi.30", .page = "ld", .title = title_ld_d_40, .mnemonic = "ld",
        .syntax = "GUARD ld $r[DST] MVSI[LADDR]",
        .effects = "reads $p[PRED] $r[SRC1] $r[SRC2]; writes $r[DST] after 3; read MVSI.u16; trap: "
            "outside `MVSI`",
        .note = note_ld_d_40,
        .length = 4, .grade = ISADORA_DOCUMENT, .configs = 0x6, SLOTS(slots_ld_d_30),
            CHOICES(choices_ld_d_30),
        .bits = ".1.1ee ppppdddd ssssssss 10001001",
    },
    [VUC_LD_B6_40] = {
        .name = "ld.b6.40", .page = "ld", .title = title_ld_d_40, .mnemonic = "ld6",
        .syntax = "BRANCH GUARD ld6 $r[DST] B6[LADDR]",
        .effects = "reads $p[PRED] $p[RBP.n + 8] $r[SRC1] $r[SRC2]; writes $pc after 2 $r[DST] "
            "after 3; read B6.u16; branch: conditional",
        .note = note_ld_d_40,
        .length = 8, .grade = ISADORA_DOCUMENT, .configs = 0x1, SLOTS(slots_ld_d_40),
            CHOICES(choices_ld_d_40),
        .bits = "rrrrrrrr rr.1.1ee ppppdddd ssssssss 10001101",
    },
    [VUC_LD_B6_30] = {
        .name = "ld.b6.30", .page = "ld", .title = title_ld_d_40, .mnemonic = "ld6",
        .syntax = "GUARD ld6 $r[DST] B6[LADDR]",
        .effects = "reads $p[PRED] $r[SRC1] $r[SRC2]; writes $r[DST] after 3; read B6.u16",
        .note = note_ld_d_40,
        .length = 4, .grade = ISADORA_DOCUMENT, .configs = 0x6, SLOTS(slots_ld_d_30),
            CHOICES(choices_ld_d_30),
        .bits = ".1.1ee ppppdddd ssssssss 10001101",
    },
    [VUC_LD_B7_40] = {
        .name = "ld.b7.40", .page = "ld", .title = title_ld_d_40, .mnemonic = "ld7",
        .syntax = "BRANCH GUARD ld7 $r[DST] B7[LADDR]",
        .effects = "reads $p[PRED] $p[RBP.n + 8] $r[SRC1] $r[SRC2]; writes $pc after 2 $r[DST] "
            "after 3; read B7.u16; branch: conditional",
        .note = note_ld_d_40,
        .length = 8, .grade = ISADORA_DOCUMENT, .configs = 0x1, SLOTS(slots_ld_d_40),
            CHOICES(choices_ld_d_40),
        .bits = "rrrrrrrr rr.1.1ee ppppdddd ssssssss 10001111",
    },
    [VUC_LD_B7_30] = {
        .name = "ld.b7.30", .page = "ld", .title = title_ld_d_40, .mnemonic = "ld7",
        .syntax = "GUARD ld7 $r[DST] B7[LADDR]",
        .effects = "reads $p[PRED] $r[SRC1] $r[SRC2]; writes $r[DST] after 3; read B7.u16",
        .note = note_ld_d_40,
        .length = 4, .grade = ISADORA_DOCUMENT, .configs = 0x6, SLOTS(slots_ld_d_30),
            CHOICES(choices_ld_d_30),
        .bits = ".1.1ee ppppdddd ssssssss 10001111",
    },
    [VUC_ST_D_40] = {
        .name = "st.d.40", .page = "st", .title = title_st_d_40, .mnemonic = "st",
        .syntax = "BRANCH GUARD st D[SADDR] $r[SRC2]",
        .effects = "reads $p[PRED] $p[RBP.n + 8] $r[DST] $r[SRC1] $r[SRC2]; writes $pc after 2; "
            "write D.u16; trap: outside `D`; branch: conditional",
        .note = note_st_d_40,
        .length = 8, .grade = ISADORA_DOCUMENT, .configs = 0x1, SLOTS(slots_st_d_40),
            CHOICES(choices_st_d_40),
        .bits = "rrrrrrrr rr.1.1ee ppppdddd ssssssss 10000000",
    },
    [VUC_ST_D_30] = {
        .name = "st.d.30", .page = "st", .title = title_st_d_40, .mnemonic = "st",
        .syntax = "GUARD st D[SADDR] $r[SRC2]",
        .effects = "reads $p[PRED] $r[DST] $r[SRC1] $r[SRC2]; write D.u16; trap: outside `D`",
        .note = note_st_d_40,
        .length = 4, .grade = ISADORA_DOCUMENT, .configs = 0x6, SLOTS(slots_st_d_30),
            CHOICES(choices_st_d_30),
        .bits = ".1.1ee ppppdddd ssssssss 10000000",
    },
    [VUC_ST_MVSO_40] = {
        .name = "st.mvso.40", .page = "st", .title = title_st_d_40, .mnemonic = "st",
        .syntax = "BRANCH GUARD st MVSO[SADDR] $r[SRC2]",
        .effects = "reads $p[PRED] $p[RBP.n + 8] $r[DST] $r[SRC1] $r[SRC2]; writes $pc after 2; "
            "write MVSO.u16; trap: outside `MVSO`; branch: conditional",
        .note = note_st_d_40,
        .length = 8, .grade = ISADORA_DOCUMENT, .configs = 0x1, SLOTS(slots_st_d_40),
            CHOICES(choices_st_d_40),
        .bits = "rrrrrrrr rr.1.1ee ppppdddd ssssssss 10001010",
    },
    [VUC_ST_MVSO_30] = {
        .name = "st.mvso.30", .page = "st", .title = title_st_d_40, .mnemonic = "st",
        .syntax = "GUARD st MVSO[SADDR] $r[SRC2]",
        .effects = "reads $p[PRED] $r[DST] $r[SRC1] $r[SRC2]; write MVSO.u16; trap: outside `MVSO`",
        .note = note_st_d_40,
        .length = 4, .grade = ISADORA_DOCUMENT, .configs = 0x6, SLOTS(slots_st_d_30),
            CHOICES(choices_st_d_30),
        .bits = ".1.1ee ppppdddd ssssssss 10001010",
    },
    [VUC_ST_B6_40] = {
        .name = "st.b6.40", .page = "st", .title = title_st_d_40, .mnemonic = "st6",
        .syntax = "BRANCH GUARD st6 B6[SADDR] $r[SRC2]",
        .effects = "reads $p[PRED] $p[RBP.n + 8] $r[DST] $r[SRC1] $r[SRC2]; writes $pc after 2; "
            "write B6.u16; branch: conditional",
        .note = note_st_d_40,
        .length = 8, .grade = ISADORA_DOCUMENT, .configs = 0x1, SLOTS(slots_st_d_40),
            CHOICES(choices_st_d_40),
        .bits = "rrrrrrrr rr.1.1ee ppppdddd ssssssss 10001100",
    },
    [VUC_ST_B6_30] = {
        .name = "st.b6.30", .page = "st", .title = title_st_d_40, .mnemonic = "st6",
        .syntax = "GUARD st6 B6[SADDR] $r[SRC2]",
        .effects = "reads $p[PRED] $r[DST] $r[SRC1] $r[SRC2]; write B6.u16",
        .note = note_st_d_40,
        .length = 4, .grade = ISADORA_DOCUMENT, .configs = 0x6, SLOTS(slots_st_d_30),
            CHOICES(choices_st_d_30),
        .bits = ".1.1ee ppppdddd ssssssss 10001100",
    },
    [VUC_ST_B7_40] = {
        .name = "st.b7.40", .page = "st", .title = title_st_d_40, .mnemonic = "st7",
        .syntax = "BRANCH GUARD st7 B7[SADDR] $r[SRC2]",
        .effects = "reads $p[PRED] $p[RBP.n + 8] $r[DST] $r[SRC1] $r[SRC2]; writes $pc after 2; "
            "write B7.u16; branch: conditional",
        .note = note_st_d_40,
        .length = 8, .grade = ISADORA_DOCUMENT, .configs = 0x1, SLOTS(slots_st_d_40),
            CHOICES(choices_st_d_40),
        .bits = "rrrrrrrr rr.1.1ee ppppdddd ssssssss 10001110",
    },
    [VUC_ST_B7_30] = {
        .name = "st.b7.30", .page = "st", .title = title_st_d_40, .mnemonic = "st7",
        .syntax = "GUARD st7 B7[SADDR] $r[SRC2]",
        .effects = "reads $p[PRED] $r[DST] $r[SRC1] $r[SRC2]; write B7.u16",
        .note = note_st_d_40,
        .length = 4, .grade = ISADORA_DOCUMENT, .configs = 0x6, SLOTS(slots_st_d_30),
            CHOICES(choices_st_d_30),
        .bits = ".1.1ee ppppdddd ssssssss 10001110",
    },
    [VUC_ST_VP_40] = {
        .name = "st_vp.40", .page = "st_vp", .title = title_st_vp_40, .mnemonic = "st",
        .syntax = "BRANCH GUARD st VP[SADDR] $r[SRC2]",
        .effects = "reads $p[PRED] $p[RBP.n + 8]; writes $pc after 2; trap: no source says which "
            "addresses take a byte and which a word; branch: conditional",
        .note = note_st_vp_40,
        .length = 8, .grade = ISADORA_UNKNOWN, .configs = 0x1, SLOTS(slots_st_d_40),
            CHOICES(choices_st_d_40),
        .bits = "rrrrrrrr rr.1.1ee ppppdddd ssssssss 10000100",
    },
    [VUC_ST_VP_30] = {
        .name = "st_vp.30", .page = "st_vp", .title = title_st_vp_40, .mnemonic = "st",
        .syntax = "GUARD st VP[SADDR] $r[SRC2]",
        .effects = "reads $p[PRED]; trap: no source says which addresses take a byte and which a "
            "word",
        .note = note_st_vp_40,
        .length = 4, .grade = ISADORA_UNKNOWN, .configs = 0x6, SLOTS(slots_st_d_30),
            CHOICES(choices_st_d_30),
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

#define FIELDS(...) (const uint16_t[]){__VA_ARGS__}
static const struct isadora_word_pattern words[] = {
    {"$absel", NULL},
    {"$aqpc", NULL},
    {"$aqpy", NULL},
    {"$arthi", NULL},
    {"$artlo", NULL},
    {"$asel", NULL},
    {"$baddr", NULL},
    {"$bsel", NULL},
    {"$p1", NULL},
    {"$rpitab", NULL},
    {"$sr10", NULL},
    {"$sr12", NULL},
    {"$sr13", NULL},
    {"$sr14", NULL},
    {"$sr15", NULL},
    {"$sr16", NULL},
    {"$sr17", NULL},
    {"$sr18", NULL},
    {"$sr19", NULL},
    {"$sr2", NULL},
    {"$sr20", NULL},
    {"$sr21", NULL},
    {"$sr22", NULL},
    {"$sr23", NULL},
    {"$sr24", NULL},
    {"$sr25", NULL},
    {"$sr26", NULL},
    {"$sr27", NULL},
    {"$sr28", NULL},
    {"$sr29", NULL},
    {"$sr30", NULL},
    {"$sr32", NULL},
    {"$sr33", NULL},
    {"$sr34", NULL},
    {"$sr35", NULL},
    {"$sr36", NULL},
    {"$sr37", NULL},
    {"$sr38", NULL},
    {"$sr39", NULL},
    {"$sr4", NULL},
    {"$sr40", NULL},
    {"$sr48", NULL},
    {"$sr49", NULL},
    {"$sr5", NULL},
    {"$sr50", NULL},
    {"$sr51", NULL},
    {"$sr52", NULL},
    {"$sr53", NULL},
    {"$sr54", NULL},
    {"$sr55", NULL},
    {"$sr56", NULL},
    {"$sr57", NULL},
    {"$sr58", NULL},
    {"$sr6", NULL},
    {"$sr7", NULL},
    {"$sr8", NULL},
    {"$sr9", NULL},
    {"$submbtype", NULL},
    {"*", FIELDS(VUC_FIELD_N1)},
    {"*", FIELDS(VUC_FIELD_N2)},
    {"*", FIELDS(VUC_FIELD_PM)},
    {"*", FIELDS(VUC_FIELD_RBN)},
    {"B6", NULL},
    {"B7", NULL},
    {"D", NULL},
    {"MVSI", NULL},
    {"MVSO", NULL},
    {"PWT", NULL},
    {"VP", NULL},
    {"absmul", NULL},
    {"add", NULL},
    {"alt", NULL},
    {"and", NULL},
    {"avgs", NULL},
    {"avgu", NULL},
    {"bclr", NULL},
    {"bra", NULL},
    {"bset", NULL},
    {"btest", NULL},
    {"call", NULL},
    {"clamplep", NULL},
    {"clamps", NULL},
    {"clampsex", NULL},
    {"clicnt", NULL},
    {"div2s", NULL},
    {"hswap", NULL},
    {"iord", NULL},
    {"iowr", NULL},
    {"ladd", NULL},
    {"ld", NULL},
    {"ld6", NULL},
    {"ld7", NULL},
    {"ldivu", NULL},
    {"lmuls", NULL},
    {"lmulu", NULL},
    {"lsar", NULL},
    {"lsrr", NULL},
    {"lut", NULL},
    {"max", NULL},
    {"mbinext", NULL},
    {"mbiread", NULL},
    {"min", NULL},
    {"minsz", NULL},
    {"mov", NULL},
    {"mul", NULL},
    {"muls", NULL},
    {"mvsread", NULL},
    {"mvswrite", NULL},
    {"nop", NULL},
    {"not", NULL},
    {"o21", NULL},
    {"o22", NULL},
    {"o23", NULL},
    {"o25", NULL},
    {"o26", NULL},
    {"o2b", NULL},
    {"o2c", NULL},
    {"or", NULL},
    {"rbra", NULL},
    {"ret", NULL},
    {"rot8", NULL},
    {"sar", NULL},
    {"setand", NULL},
    {"seteq", NULL},
    {"setgt", NULL},
    {"setlep", NULL},
    {"setlt", NULL},
    {"setne", NULL},
    {"setor", NULL},
    {"setse", NULL},
    {"setsg", NULL},
    {"setsl", NULL},
    {"setsle", NULL},
    {"setzero", NULL},
    {"sex", NULL},
    {"sext", NULL},
    {"shift", NULL},
    {"shl", NULL},
    {"shr", NULL},
    {"slct", NULL},
    {"sleep", NULL},
    {"smul", NULL},
    {"srnd", NULL},
    {"st", NULL},
    {"st6", NULL},
    {"st7", NULL},
    {"sub", NULL},
    {"subr", NULL},
    {"umul", NULL},
    {"wstc", NULL},
    {"wsts", NULL},
    {"xor", NULL},
};

bool vuc_branch_target(const struct isadora_context *c, const struct isadora_insn *in,
    uint64_t *to)
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
    .words = words, .word_count = 152,
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
