/* Generated from the description vp1-scalar by gen/emit/target.lua. Do not edit. */
#include "vp1_scalar_state.h"

static const struct isadora_config configs[] = {
    {"nv41", "nv41", NULL, NULL, NULL},
    {"g80", "g80", NULL, NULL, NULL},
};

static const struct isadora_unit units[] = {
    {4, 32, 0, 4, 0x3},
};

static const struct isadora_piece pieces_OP[] = {{24, 31}};
static const struct isadora_piece pieces_UNSIGN[] = {{28, 28}};
static const struct isadora_piece pieces_IMMED[] = {{29, 29}};
static const struct isadora_piece pieces_DST[] = {{19, 23}};
static const struct isadora_piece pieces_SRC1[] = {{14, 18}};
static const struct isadora_piece pieces_SRC2[] = {{9, 13}};
static const struct isadora_piece pieces_CDST[] = {{0, 2}};
static const struct isadora_piece pieces_COND[] = {{3, 4}};
static const struct isadora_piece pieces_SLCT[] = {{5, 8}};
static const struct isadora_code codes_SLCT[] = {
    {0, "sf"},
    {1, "zf"},
    {2, "b19"},
    {3, "b20d"},
    {4, "b20"},
    {5, "b21"},
    {6, "b19a"},
    {7, "b18"},
    {8, "asf"},
    {9, "azf"},
    {10, "aef"},
    {11, "c11"},
    {12, "c12"},
    {13, "lzf"},
    {14, "false"},
    {15, "true"},
};
static const struct isadora_piece pieces_IMM[] = {{3, 13}};
static const struct isadora_piece pieces_BIMM[] = {{3, 10}};
static const struct isadora_piece pieces_BIMMMUL[] = {{9, 13}, {0, 0}};
static const struct isadora_piece pieces_BIMMBAD[] = {{0, 7}};
static const struct isadora_piece pieces_IMM19[] = {{0, 18}};
static const struct isadora_piece pieces_IMM16[] = {{0, 15}};
static const struct isadora_piece pieces_BITOP[] = {{3, 6}};
static const struct isadora_piece pieces_RND[] = {{8, 8}};
static const struct isadora_code codes_RND[] = {
    {0, "rd"},
    {1, "rn"},
};
static const struct isadora_piece pieces_SIGN1[] = {{2, 2}};
static const struct isadora_code codes_SIGN1[] = {
    {0, "u"},
    {1, "s"},
};
static const struct isadora_piece pieces_SIGN2[] = {{1, 1}};
static const struct isadora_code codes_SIGN2[] = {
    {0, "u"},
    {1, "s"},
};
static const struct isadora_piece pieces_FACTOR1[] = {{1, 9}};
static const struct isadora_piece pieces_FACTOR2[] = {{10, 18}};
static const struct isadora_piece pieces_VCIDX[] = {{19, 20}};
static const struct isadora_piece pieces_VCFLAG[] = {{21, 21}};
static const struct isadora_code codes_VCFLAG[] = {
    {0, "sf"},
    {1, "zf"},
};
static const struct isadora_piece pieces_VCXFRM[] = {{22, 23}, {0, 0}};
static const struct isadora_piece pieces_RFILE[] = {{3, 7}};
static const struct isadora_piece pieces_TOIDX[] = {{19, 23}};
static const struct isadora_piece pieces_FROMIDX[] = {{14, 18}};
static const struct isadora_piece pieces_MDST[] = {{19, 23}, {3, 3}};
static const struct isadora_piece pieces_MSRC[] = {{14, 18}, {3, 3}};

static const struct isadora_field fields[] = {
    {"OP", ISADORA_NUMBER, 8, 0, 0, 1, 1, 0, pieces_OP, NULL, -1, 0, 0},
    {"UNSIGN", ISADORA_NUMBER, 1, 0, 0, 1, 1, 0, pieces_UNSIGN, NULL, -1, 0, 0},
    {"IMMED", ISADORA_NUMBER, 1, 0, 0, 1, 1, 0, pieces_IMMED, NULL, -1, 0, 0},
    {"DST", ISADORA_REGISTER, 5, 0, 0, 1, 1, 0, pieces_DST, NULL, 0, 0, 0},
    {"SRC1", ISADORA_REGISTER, 5, 0, 0, 1, 1, 0, pieces_SRC1, NULL, 0, 0, 0},
    {"SRC2", ISADORA_REGISTER, 5, 0, 0, 1, 1, 0, pieces_SRC2, NULL, 0, 0, 0},
    {"CDST", ISADORA_REGISTER, 3, 0, 0, 1, 1, 0, pieces_CDST, NULL, 1, 0, 0},
    {"COND", ISADORA_REGISTER, 2, 0, 0, 1, 1, 0, pieces_COND, NULL, 1, 0, 0},
    {"SLCT", ISADORA_CODES, 4, 0, 0, 1, 1, 16, pieces_SLCT, codes_SLCT, -1, 0, 0},
    {"IMM", ISADORA_NUMBER, 11, 1, 0, 1, 1, 0, pieces_IMM, NULL, -1, 0, 0},
    {"BIMM", ISADORA_NUMBER, 8, 0, 0, 1, 1, 0, pieces_BIMM, NULL, -1, 0, 0},
    {"BIMMMUL", ISADORA_NUMBER, 6, 0, 0, 4, 2, 0, pieces_BIMMMUL, NULL, -1, 0, 0},
    {"BIMMBAD", ISADORA_NUMBER, 8, 0, 0, 1, 1, 0, pieces_BIMMBAD, NULL, -1, 0, 0},
    {"IMM19", ISADORA_NUMBER, 19, 1, 0, 1, 1, 0, pieces_IMM19, NULL, -1, 0, 0},
    {"IMM16", ISADORA_NUMBER, 16, 0, 0, 65536, 1, 0, pieces_IMM16, NULL, -1, 0, 0},
    {"BITOP", ISADORA_NUMBER, 4, 0, 0, 1, 1, 0, pieces_BITOP, NULL, -1, 0, 0},
    {"RND", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_RND, codes_RND, -1, 0, 0},
    {"SIGN1", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_SIGN1, codes_SIGN1, -1, 0, 0},
    {"SIGN2", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_SIGN2, codes_SIGN2, -1, 0, 0},
    {"FACTOR1", ISADORA_NUMBER, 9, 1, 0, 1, 1, 0, pieces_FACTOR1, NULL, -1, 0, 0},
    {"FACTOR2", ISADORA_NUMBER, 9, 1, 0, 1, 1, 0, pieces_FACTOR2, NULL, -1, 0, 0},
    {"VCIDX", ISADORA_REGISTER, 2, 0, 0, 1, 1, 0, pieces_VCIDX, NULL, 3, 0, 0},
    {"VCFLAG", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_VCFLAG, codes_VCFLAG, -1, 0, 0},
    {"VCXFRM", ISADORA_NUMBER, 3, 0, 0, 1, 2, 0, pieces_VCXFRM, NULL, -1, 0, 0},
    {"RFILE", ISADORA_NUMBER, 5, 0, 1, 1, 1, 0, pieces_RFILE, NULL, -1, 0, 0},
    {"TOIDX", ISADORA_NUMBER, 5, 0, 1, 1, 1, 0, pieces_TOIDX, NULL, -1, 0, 0},
    {"FROMIDX", ISADORA_NUMBER, 5, 0, 1, 1, 1, 0, pieces_FROMIDX, NULL, -1, 0, 0},
    {"MDST", ISADORA_REGISTER, 6, 0, 0, 1, 2, 0, pieces_MDST, NULL, 6, 0, 0},
    {"MSRC", ISADORA_REGISTER, 6, 0, 0, 1, 2, 0, pieces_MSRC, NULL, 6, 0, 0},
};

static const struct isadora_slot slots_arith_mul_two[] = {{VP1_SCALAR_FIELD_DST}, {VP1_SCALAR_FIELD_CDST}, {VP1_SCALAR_FIELD_SRC1}, {VP1_SCALAR_FIELD_SRC2}, {VP1_SCALAR_FIELD_COND}, {VP1_SCALAR_FIELD_SLCT}, {VP1_SCALAR_FIELD_IMM}};
static const struct isadora_slot slots_arith_abs_one[] = {{VP1_SCALAR_FIELD_DST}, {VP1_SCALAR_FIELD_CDST}, {VP1_SCALAR_FIELD_SRC1}};
static const struct isadora_slot slots_bitop_nor[] = {{VP1_SCALAR_FIELD_DST}, {VP1_SCALAR_FIELD_CDST}, {VP1_SCALAR_FIELD_SRC1}, {VP1_SCALAR_FIELD_SRC2}};
static const struct isadora_slot slots_bitop_rest[] = {{VP1_SCALAR_FIELD_BITOP}, {VP1_SCALAR_FIELD_DST}, {VP1_SCALAR_FIELD_CDST}, {VP1_SCALAR_FIELD_SRC1}, {VP1_SCALAR_FIELD_SRC2}};
static const struct isadora_slot slots_bits_imm_and[] = {{VP1_SCALAR_FIELD_DST}, {VP1_SCALAR_FIELD_CDST}, {VP1_SCALAR_FIELD_SRC1}, {VP1_SCALAR_FIELD_IMM}};
static const struct isadora_slot slots_bytes_bmin_signed_two[] = {{VP1_SCALAR_FIELD_DST}, {VP1_SCALAR_FIELD_CDST}, {VP1_SCALAR_FIELD_SRC1}, {VP1_SCALAR_FIELD_SRC2}, {VP1_SCALAR_FIELD_COND}, {VP1_SCALAR_FIELD_SLCT}, {VP1_SCALAR_FIELD_BIMM}};
static const struct isadora_slot slots_byte_bits_band[] = {{VP1_SCALAR_FIELD_DST}, {VP1_SCALAR_FIELD_CDST}, {VP1_SCALAR_FIELD_SRC1}, {VP1_SCALAR_FIELD_BIMM}};
static const struct isadora_slot slots_bmul_bmul_s_reg[] = {{VP1_SCALAR_FIELD_RND}, {VP1_SCALAR_FIELD_DST}, {VP1_SCALAR_FIELD_SIGN1}, {VP1_SCALAR_FIELD_SRC1}, {VP1_SCALAR_FIELD_SIGN2}, {VP1_SCALAR_FIELD_SRC2}};
static const struct isadora_slot slots_bmul_bmul_s_imm[] = {{VP1_SCALAR_FIELD_RND}, {VP1_SCALAR_FIELD_DST}, {VP1_SCALAR_FIELD_SIGN1}, {VP1_SCALAR_FIELD_SRC1}, {VP1_SCALAR_FIELD_SIGN2}, {VP1_SCALAR_FIELD_BIMMMUL}};
static const struct isadora_slot slots_bmul_bmula_s_bad[] = {{VP1_SCALAR_FIELD_RND}, {VP1_SCALAR_FIELD_DST}, {VP1_SCALAR_FIELD_SIGN1}, {VP1_SCALAR_FIELD_SRC1}, {VP1_SCALAR_FIELD_SIGN2}, {VP1_SCALAR_FIELD_BIMMBAD}};
static const struct isadora_slot slots_bmulbus_reg[] = {{VP1_SCALAR_FIELD_SIGN1}, {VP1_SCALAR_FIELD_SRC1}, {VP1_SCALAR_FIELD_SIGN2}, {VP1_SCALAR_FIELD_SRC2}};
static const struct isadora_slot slots_bmulbus_imm[] = {{VP1_SCALAR_FIELD_SIGN1}, {VP1_SCALAR_FIELD_SRC1}, {VP1_SCALAR_FIELD_SIGN2}, {VP1_SCALAR_FIELD_BIMMBAD}};
static const struct isadora_slot slots_bmulabus_signed_reg[] = {{VP1_SCALAR_FIELD_RND}, {VP1_SCALAR_FIELD_SIGN1}, {VP1_SCALAR_FIELD_SRC1}, {VP1_SCALAR_FIELD_SIGN2}, {VP1_SCALAR_FIELD_SRC2}};
static const struct isadora_slot slots_bmulabus_signed_imm[] = {{VP1_SCALAR_FIELD_RND}, {VP1_SCALAR_FIELD_SIGN1}, {VP1_SCALAR_FIELD_SRC1}, {VP1_SCALAR_FIELD_SIGN2}, {VP1_SCALAR_FIELD_BIMMBAD}};
static const struct isadora_slot slots_bprodbus_reg[] = {{VP1_SCALAR_FIELD_SRC1}, {VP1_SCALAR_FIELD_SRC2}};
static const struct isadora_slot slots_bprodbus_imm[] = {{VP1_SCALAR_FIELD_SRC1}, {VP1_SCALAR_FIELD_BIMMBAD}};
static const struct isadora_slot slots_bprodbusc[] = {{VP1_SCALAR_FIELD_CDST}, {VP1_SCALAR_FIELD_SRC1}, {VP1_SCALAR_FIELD_SRC2}, {VP1_SCALAR_FIELD_COND}, {VP1_SCALAR_FIELD_SLCT}, {VP1_SCALAR_FIELD_BIMM}};
static const struct isadora_slot slots_mov_imm[] = {{VP1_SCALAR_FIELD_DST}, {VP1_SCALAR_FIELD_IMM19}};
static const struct isadora_slot slots_sethi[] = {{VP1_SCALAR_FIELD_DST}, {VP1_SCALAR_FIELD_IMM16}};
static const struct isadora_slot slots_mov_to[] = {{VP1_SCALAR_FIELD_DST}, {VP1_SCALAR_FIELD_MDST}, {VP1_SCALAR_FIELD_RFILE}, {VP1_SCALAR_FIELD_TOIDX}, {VP1_SCALAR_FIELD_CDST}, {VP1_SCALAR_FIELD_SRC1}};
static const struct isadora_slot slots_mov_from[] = {{VP1_SCALAR_FIELD_DST}, {VP1_SCALAR_FIELD_CDST}, {VP1_SCALAR_FIELD_SRC1}, {VP1_SCALAR_FIELD_MSRC}, {VP1_SCALAR_FIELD_RFILE}, {VP1_SCALAR_FIELD_FROMIDX}};
static const struct isadora_slot slots_mov_to_untested[] = {{VP1_SCALAR_FIELD_DST}, {VP1_SCALAR_FIELD_RFILE}, {VP1_SCALAR_FIELD_TOIDX}, {VP1_SCALAR_FIELD_CDST}, {VP1_SCALAR_FIELD_SRC1}};
static const struct isadora_slot slots_mov_from_untested[] = {{VP1_SCALAR_FIELD_DST}, {VP1_SCALAR_FIELD_CDST}, {VP1_SCALAR_FIELD_SRC1}, {VP1_SCALAR_FIELD_RFILE}, {VP1_SCALAR_FIELD_FROMIDX}};
static const struct isadora_slot slots_cclear[] = {{VP1_SCALAR_FIELD_CDST}, {VP1_SCALAR_FIELD_SRC1}};
static const struct isadora_slot slots_vec[] = {{VP1_SCALAR_FIELD_FACTOR1}, {VP1_SCALAR_FIELD_FACTOR2}, {VP1_SCALAR_FIELD_VCIDX}, {VP1_SCALAR_FIELD_VCFLAG}, {VP1_SCALAR_FIELD_VCXFRM}};
static const struct isadora_slot slots_bvec[] = {{VP1_SCALAR_FIELD_SRC1}, {VP1_SCALAR_FIELD_VCIDX}, {VP1_SCALAR_FIELD_VCFLAG}, {VP1_SCALAR_FIELD_VCXFRM}};
static const struct isadora_slot slots_bvecmad[] = {{VP1_SCALAR_FIELD_SRC1}, {VP1_SCALAR_FIELD_SRC2}, {VP1_SCALAR_FIELD_COND}, {VP1_SCALAR_FIELD_SLCT}, {VP1_SCALAR_FIELD_VCIDX}, {VP1_SCALAR_FIELD_VCFLAG}, {VP1_SCALAR_FIELD_VCXFRM}};

static const char *const lines_1[] = {"", "$c[CDST]"};
static const char *const lines_2[] = {"$r[SRC2]", "(slct $c[COND] SLCT $r[SRC2]q)", "(slct $c[COND] SLCT $r[SRC2]d)", "IMM"};
static const struct isadora_choice choices_1[] = {{"CDST", NULL, lines_1, 2}, {"WORD2", "b", lines_2, 4}};
static const struct isadora_choice choices_2[] = {{"CDST", NULL, lines_1, 2}};
static const char *const lines_3[] = {"$r[SRC2]", "(slct $c[COND] SLCT $r[SRC2]q)", "(slct $c[COND] SLCT $r[SRC2]d)", "BIMM"};
static const struct isadora_choice choices_3[] = {{"CDST", NULL, lines_1, 2}, {"BYTES2", "b", lines_3, 4}};
static const char *const lines_4[] = {"BIMMMUL"};
static const struct isadora_choice choices_4[] = {{"REPMUL", "y", lines_4, 1}};
static const char *const lines_5[] = {"BIMMBAD"};
static const struct isadora_choice choices_5[] = {{"REPBAD", "y", lines_5, 1}};
static const struct isadora_choice choices_6[] = {{"CDST", NULL, lines_1, 2}, {"BYTES2", "y", lines_3, 4}};
static const char *const lines_6[] = {"$v[DST] 0x0", "$v[DST] 0x1", "$v[DST] 0x2", "$v[DST] 0x3", "$l[DST]", "$l[DST]", "$a[DST]", "$m[MDST]", "$x[DST]", "file{RFILE}[TOIDX]", "file{RFILE}[TOIDX]", "file{RFILE}[TOIDX]", "file{RFILE}[TOIDX]"};
static const struct isadora_choice choices_7[] = {{"TOFILE", NULL, lines_6, 13}, {"CDST", NULL, lines_1, 2}};
static const char *const lines_7[] = {"$v[SRC1] 0x0", "$v[SRC1] 0x1", "$v[SRC1] 0x2", "$v[SRC1] 0x3", "$l[SRC1]", "$a[SRC1]", "$c[SRC1]", "$m[MSRC]", "$x[SRC1]", "file{RFILE}[FROMIDX]", "file{RFILE}[FROMIDX]", "file{RFILE}[FROMIDX]", "file{RFILE}[FROMIDX]"};
static const struct isadora_choice choices_8[] = {{"CDST", NULL, lines_1, 2}, {"FROMFILE", NULL, lines_7, 13}};
static const char *const lines_8[] = {"$sr[DST]", "$mi[DST]", "$uc[DST]", "$d[DST]", "$f[DST]", "file{RFILE}[TOIDX]"};
static const struct isadora_choice choices_9[] = {{"TO_UNTESTED", NULL, lines_8, 6}, {"CDST", NULL, lines_1, 2}};
static const char *const lines_9[] = {"$sr[SRC1]", "$mi[SRC1]", "$uc[SRC1]", "$d[SRC1]", "$f[SRC1]", "file{RFILE}[FROMIDX]"};
static const struct isadora_choice choices_10[] = {{"CDST", NULL, lines_1, 2}, {"FROM_UNTESTED", NULL, lines_9, 6}};

static const struct isadora_form forms[] = {
    [VP1_SCALAR_ARITH_MUL_TWO] = {
        .name = "arith.mul.two", .page = "arith", .title = "Arithmetic: mul, min, max, abs, neg, add, sub, sar, shr",
        .mnemonic = "mul", .syntax = "mul $r[DST] [$c[CDST]] $r[SRC1] WORD2",
        .effects = "reads $r[SRC2] $r[..] $c[COND] $r[SRC1]; writes $r[DST] $c[CDST].0..7 $s2v_factor[0] $s2v_mask[0].b[0] $s2v_factor[1] $s2v_mask[0].b[1]",
        .note = "Source 2 is a register, possibly bent by a condition register, or an immediate of 11 bits with sign. `mul` takes the low 16 bits of both sources, signed, and gives 32. `min` and `max` compare signed under every opcode, although opcodes 58, 59, 78 and 79 sit where other instructions are unsigned.",
        .length = 4, .slot_count = 7, .choice_count = 2, .grade = ISADORA_HARDWARE,
        .slots = slots_arith_mul_two, .configs = 0x3,
        .choices = choices_1,
        .fixed_mask = {{0xcf000000u, 0x0}}, .fixed_value = {{0x41000000, 0x0}},
        .bits = "01..0001 dddddsss ssssssss sssccccc",
    },
    [VP1_SCALAR_ARITH_MIN_TWO] = {
        .name = "arith.min.two", .page = "arith", .title = "Arithmetic: mul, min, max, abs, neg, add, sub, sar, shr",
        .mnemonic = "min", .syntax = "min $r[DST] [$c[CDST]] $r[SRC1] WORD2",
        .effects = "reads $r[SRC2] $r[..] $c[COND] $r[SRC1]; writes $r[DST] $c[CDST].0..7 $s2v_factor[0] $s2v_mask[0].b[0] $s2v_factor[1] $s2v_mask[0].b[1]",
        .note = "Source 2 is a register, possibly bent by a condition register, or an immediate of 11 bits with sign. `mul` takes the low 16 bits of both sources, signed, and gives 32. `min` and `max` compare signed under every opcode, although opcodes 58, 59, 78 and 79 sit where other instructions are unsigned.",
        .length = 4, .slot_count = 7, .choice_count = 2, .grade = ISADORA_HARDWARE,
        .slots = slots_arith_mul_two, .configs = 0x3,
        .choices = choices_1,
        .fixed_mask = {{0xcf000000u, 0x0}}, .fixed_value = {{0x48000000, 0x0}},
        .bits = "01..1000 dddddsss ssssssss sssccccc",
    },
    [VP1_SCALAR_ARITH_MAX_TWO] = {
        .name = "arith.max.two", .page = "arith", .title = "Arithmetic: mul, min, max, abs, neg, add, sub, sar, shr",
        .mnemonic = "max", .syntax = "max $r[DST] [$c[CDST]] $r[SRC1] WORD2",
        .effects = "reads $r[SRC2] $r[..] $c[COND] $r[SRC1]; writes $r[DST] $c[CDST].0..7 $s2v_factor[0] $s2v_mask[0].b[0] $s2v_factor[1] $s2v_mask[0].b[1]",
        .note = "Source 2 is a register, possibly bent by a condition register, or an immediate of 11 bits with sign. `mul` takes the low 16 bits of both sources, signed, and gives 32. `min` and `max` compare signed under every opcode, although opcodes 58, 59, 78 and 79 sit where other instructions are unsigned.",
        .length = 4, .slot_count = 7, .choice_count = 2, .grade = ISADORA_HARDWARE,
        .slots = slots_arith_mul_two, .configs = 0x3,
        .choices = choices_1,
        .fixed_mask = {{0xcf000000u, 0x0}}, .fixed_value = {{0x49000000, 0x0}},
        .bits = "01..1001 dddddsss ssssssss sssccccc",
    },
    [VP1_SCALAR_ARITH_ADD_TWO] = {
        .name = "arith.add.two", .page = "arith", .title = "Arithmetic: mul, min, max, abs, neg, add, sub, sar, shr",
        .mnemonic = "add", .syntax = "add $r[DST] [$c[CDST]] $r[SRC1] WORD2",
        .effects = "reads $r[SRC2] $r[..] $c[COND] $r[SRC1]; writes $r[DST] $c[CDST].0..7 $s2v_factor[0] $s2v_mask[0].b[0] $s2v_factor[1] $s2v_mask[0].b[1]",
        .note = "Source 2 is a register, possibly bent by a condition register, or an immediate of 11 bits with sign. `mul` takes the low 16 bits of both sources, signed, and gives 32. `min` and `max` compare signed under every opcode, although opcodes 58, 59, 78 and 79 sit where other instructions are unsigned.",
        .length = 4, .slot_count = 7, .choice_count = 2, .grade = ISADORA_HARDWARE,
        .slots = slots_arith_mul_two, .configs = 0x3,
        .choices = choices_1,
        .fixed_mask = {{0xcf000000u, 0x0}}, .fixed_value = {{0x4c000000, 0x0}},
        .bits = "01..1100 dddddsss ssssssss sssccccc",
    },
    [VP1_SCALAR_ARITH_SUB_TWO] = {
        .name = "arith.sub.two", .page = "arith", .title = "Arithmetic: mul, min, max, abs, neg, add, sub, sar, shr",
        .mnemonic = "sub", .syntax = "sub $r[DST] [$c[CDST]] $r[SRC1] WORD2",
        .effects = "reads $r[SRC2] $r[..] $c[COND] $r[SRC1]; writes $r[DST] $c[CDST].0..7 $s2v_factor[0] $s2v_mask[0].b[0] $s2v_factor[1] $s2v_mask[0].b[1]",
        .note = "Source 2 is a register, possibly bent by a condition register, or an immediate of 11 bits with sign. `mul` takes the low 16 bits of both sources, signed, and gives 32. `min` and `max` compare signed under every opcode, although opcodes 58, 59, 78 and 79 sit where other instructions are unsigned.",
        .length = 4, .slot_count = 7, .choice_count = 2, .grade = ISADORA_HARDWARE,
        .slots = slots_arith_mul_two, .configs = 0x3,
        .choices = choices_1,
        .fixed_mask = {{0xcf000000u, 0x0}}, .fixed_value = {{0x4d000000, 0x0}},
        .bits = "01..1101 dddddsss ssssssss sssccccc",
    },
    [VP1_SCALAR_ARITH_SAR_TWO] = {
        .name = "arith.sar.two", .page = "arith", .title = "Arithmetic: mul, min, max, abs, neg, add, sub, sar, shr",
        .mnemonic = "sar", .syntax = "sar $r[DST] [$c[CDST]] $r[SRC1] WORD2",
        .effects = "reads $r[SRC2] $r[..] $c[COND] $r[SRC1]; writes $r[DST] $c[CDST].0..7 $s2v_factor[0] $s2v_mask[0].b[0] $s2v_factor[1] $s2v_mask[0].b[1]",
        .note = "Source 2 is a register, possibly bent by a condition register, or an immediate of 11 bits with sign. `mul` takes the low 16 bits of both sources, signed, and gives 32. `min` and `max` compare signed under every opcode, although opcodes 58, 59, 78 and 79 sit where other instructions are unsigned.",
        .length = 4, .slot_count = 7, .choice_count = 2, .grade = ISADORA_HARDWARE,
        .slots = slots_arith_mul_two, .configs = 0x3,
        .choices = choices_1,
        .fixed_mask = {{0xdf000000u, 0x0}}, .fixed_value = {{0x4e000000, 0x0}},
        .bits = "01.01110 dddddsss ssssssss sssccccc",
    },
    [VP1_SCALAR_ARITH_SHR_TWO] = {
        .name = "arith.shr.two", .page = "arith", .title = "Arithmetic: mul, min, max, abs, neg, add, sub, sar, shr",
        .mnemonic = "shr", .syntax = "shr $r[DST] [$c[CDST]] $r[SRC1] WORD2",
        .effects = "reads $r[SRC2] $r[..] $c[COND] $r[SRC1]; writes $r[DST] $c[CDST].0..7 $s2v_factor[0] $s2v_mask[0].b[0] $s2v_factor[1] $s2v_mask[0].b[1]",
        .note = "Source 2 is a register, possibly bent by a condition register, or an immediate of 11 bits with sign. `mul` takes the low 16 bits of both sources, signed, and gives 32. `min` and `max` compare signed under every opcode, although opcodes 58, 59, 78 and 79 sit where other instructions are unsigned.",
        .length = 4, .slot_count = 7, .choice_count = 2, .grade = ISADORA_HARDWARE,
        .slots = slots_arith_mul_two, .configs = 0x3,
        .choices = choices_1,
        .fixed_mask = {{0xdf000000u, 0x0}}, .fixed_value = {{0x5e000000, 0x0}},
        .bits = "01.11110 dddddsss ssssssss sssccccc",
    },
    [VP1_SCALAR_ARITH_ABS_ONE] = {
        .name = "arith.abs.one", .page = "arith", .title = "Arithmetic: mul, min, max, abs, neg, add, sub, sar, shr",
        .mnemonic = "abs", .syntax = "abs $r[DST] [$c[CDST]] $r[SRC1]",
        .effects = "reads $r[SRC1]; writes $r[DST] $c[CDST].0..7 $s2v_factor[0] $s2v_mask[0].b[0] $s2v_factor[1] $s2v_mask[0].b[1]",
        .note = "Source 2 is a register, possibly bent by a condition register, or an immediate of 11 bits with sign. `mul` takes the low 16 bits of both sources, signed, and gives 32. `min` and `max` compare signed under every opcode, although opcodes 58, 59, 78 and 79 sit where other instructions are unsigned.",
        .length = 4, .slot_count = 3, .choice_count = 1, .grade = ISADORA_HARDWARE,
        .slots = slots_arith_abs_one, .configs = 0x3,
        .choices = choices_2,
        .fixed_mask = {{0xcf000000u, 0x0}}, .fixed_value = {{0x4a000000, 0x0}},
        .bits = "01..1010 dddddsss ss------ -----ccc",
    },
    [VP1_SCALAR_ARITH_NEG_ONE] = {
        .name = "arith.neg.one", .page = "arith", .title = "Arithmetic: mul, min, max, abs, neg, add, sub, sar, shr",
        .mnemonic = "neg", .syntax = "neg $r[DST] [$c[CDST]] $r[SRC1]",
        .effects = "reads $r[SRC1]; writes $r[DST] $c[CDST].0..7 $s2v_factor[0] $s2v_mask[0].b[0] $s2v_factor[1] $s2v_mask[0].b[1]",
        .note = "Source 2 is a register, possibly bent by a condition register, or an immediate of 11 bits with sign. `mul` takes the low 16 bits of both sources, signed, and gives 32. `min` and `max` compare signed under every opcode, although opcodes 58, 59, 78 and 79 sit where other instructions are unsigned.",
        .length = 4, .slot_count = 3, .choice_count = 1, .grade = ISADORA_HARDWARE,
        .slots = slots_arith_abs_one, .configs = 0x3,
        .choices = choices_2,
        .fixed_mask = {{0xcf000000u, 0x0}}, .fixed_value = {{0x4b000000, 0x0}},
        .bits = "01..1011 dddddsss ss------ -----ccc",
    },
    [VP1_SCALAR_BITOP_NOR] = {
        .name = "bitop.nor", .page = "bitop", .title = "Bitwise operation by truth table",
        .mnemonic = "nor", .syntax = "nor $r[DST] [$c[CDST]]  $r[SRC1]  $r[SRC2]",
        .effects = "reads $r[SRC1] $r[SRC2]; writes $r[DST] $c[CDST].0..7 $s2v_factor[0] $s2v_mask[0].b[0] $s2v_factor[1] $s2v_mask[0].b[1]",
        .note = "Each bit of the result is looked up in the four bits of BITOP; the index is twice the bit of source 1 plus the bit of source 2. Ten of the sixteen tables have names of their own, the rest are written `bitop`. Both sources are plain registers. Of the flags only zero and the copies of bits 18 to 21 are computed.",
        .length = 4, .slot_count = 4, .choice_count = 1, .grade = ISADORA_HARDWARE,
        .slots = slots_bitop_nor, .configs = 0x3,
        .choices = choices_2,
        .fixed_mask = {{0xff000078u, 0x0}}, .fixed_value = {{0x42000008, 0x0}},
        .bits = "01000010 dddddsss sssssss- -0001ccc",
    },
    [VP1_SCALAR_BITOP_AND_NOT1] = {
        .name = "bitop.and_not1", .page = "bitop", .title = "Bitwise operation by truth table",
        .mnemonic = "and", .syntax = "and $r[DST] [$c[CDST]] not $r[SRC1]  $r[SRC2]",
        .effects = "reads $r[SRC1] $r[SRC2]; writes $r[DST] $c[CDST].0..7 $s2v_factor[0] $s2v_mask[0].b[0] $s2v_factor[1] $s2v_mask[0].b[1]",
        .note = "Each bit of the result is looked up in the four bits of BITOP; the index is twice the bit of source 1 plus the bit of source 2. Ten of the sixteen tables have names of their own, the rest are written `bitop`. Both sources are plain registers. Of the flags only zero and the copies of bits 18 to 21 are computed.",
        .length = 4, .slot_count = 4, .choice_count = 1, .grade = ISADORA_HARDWARE,
        .slots = slots_bitop_nor, .configs = 0x3,
        .choices = choices_2,
        .fixed_mask = {{0xff000078u, 0x0}}, .fixed_value = {{0x42000010, 0x0}},
        .bits = "01000010 dddddsss sssssss- -0010ccc",
    },
    [VP1_SCALAR_BITOP_AND_NOT2] = {
        .name = "bitop.and_not2", .page = "bitop", .title = "Bitwise operation by truth table",
        .mnemonic = "and", .syntax = "and $r[DST] [$c[CDST]]  $r[SRC1] not $r[SRC2]",
        .effects = "reads $r[SRC1] $r[SRC2]; writes $r[DST] $c[CDST].0..7 $s2v_factor[0] $s2v_mask[0].b[0] $s2v_factor[1] $s2v_mask[0].b[1]",
        .note = "Each bit of the result is looked up in the four bits of BITOP; the index is twice the bit of source 1 plus the bit of source 2. Ten of the sixteen tables have names of their own, the rest are written `bitop`. Both sources are plain registers. Of the flags only zero and the copies of bits 18 to 21 are computed.",
        .length = 4, .slot_count = 4, .choice_count = 1, .grade = ISADORA_HARDWARE,
        .slots = slots_bitop_nor, .configs = 0x3,
        .choices = choices_2,
        .fixed_mask = {{0xff000078u, 0x0}}, .fixed_value = {{0x42000020, 0x0}},
        .bits = "01000010 dddddsss sssssss- -0100ccc",
    },
    [VP1_SCALAR_BITOP_XOR] = {
        .name = "bitop.xor", .page = "bitop", .title = "Bitwise operation by truth table",
        .mnemonic = "xor", .syntax = "xor $r[DST] [$c[CDST]]  $r[SRC1]  $r[SRC2]",
        .effects = "reads $r[SRC1] $r[SRC2]; writes $r[DST] $c[CDST].0..7 $s2v_factor[0] $s2v_mask[0].b[0] $s2v_factor[1] $s2v_mask[0].b[1]",
        .note = "Each bit of the result is looked up in the four bits of BITOP; the index is twice the bit of source 1 plus the bit of source 2. Ten of the sixteen tables have names of their own, the rest are written `bitop`. Both sources are plain registers. Of the flags only zero and the copies of bits 18 to 21 are computed.",
        .length = 4, .slot_count = 4, .choice_count = 1, .grade = ISADORA_HARDWARE,
        .slots = slots_bitop_nor, .configs = 0x3,
        .choices = choices_2,
        .fixed_mask = {{0xff000078u, 0x0}}, .fixed_value = {{0x42000030, 0x0}},
        .bits = "01000010 dddddsss sssssss- -0110ccc",
    },
    [VP1_SCALAR_BITOP_NAND] = {
        .name = "bitop.nand", .page = "bitop", .title = "Bitwise operation by truth table",
        .mnemonic = "nand", .syntax = "nand $r[DST] [$c[CDST]]  $r[SRC1]  $r[SRC2]",
        .effects = "reads $r[SRC1] $r[SRC2]; writes $r[DST] $c[CDST].0..7 $s2v_factor[0] $s2v_mask[0].b[0] $s2v_factor[1] $s2v_mask[0].b[1]",
        .note = "Each bit of the result is looked up in the four bits of BITOP; the index is twice the bit of source 1 plus the bit of source 2. Ten of the sixteen tables have names of their own, the rest are written `bitop`. Both sources are plain registers. Of the flags only zero and the copies of bits 18 to 21 are computed.",
        .length = 4, .slot_count = 4, .choice_count = 1, .grade = ISADORA_HARDWARE,
        .slots = slots_bitop_nor, .configs = 0x3,
        .choices = choices_2,
        .fixed_mask = {{0xff000078u, 0x0}}, .fixed_value = {{0x42000038, 0x0}},
        .bits = "01000010 dddddsss sssssss- -0111ccc",
    },
    [VP1_SCALAR_BITOP_AND] = {
        .name = "bitop.and", .page = "bitop", .title = "Bitwise operation by truth table",
        .mnemonic = "and", .syntax = "and $r[DST] [$c[CDST]]  $r[SRC1]  $r[SRC2]",
        .effects = "reads $r[SRC1] $r[SRC2]; writes $r[DST] $c[CDST].0..7 $s2v_factor[0] $s2v_mask[0].b[0] $s2v_factor[1] $s2v_mask[0].b[1]",
        .note = "Each bit of the result is looked up in the four bits of BITOP; the index is twice the bit of source 1 plus the bit of source 2. Ten of the sixteen tables have names of their own, the rest are written `bitop`. Both sources are plain registers. Of the flags only zero and the copies of bits 18 to 21 are computed.",
        .length = 4, .slot_count = 4, .choice_count = 1, .grade = ISADORA_HARDWARE,
        .slots = slots_bitop_nor, .configs = 0x3,
        .choices = choices_2,
        .fixed_mask = {{0xff000078u, 0x0}}, .fixed_value = {{0x42000040, 0x0}},
        .bits = "01000010 dddddsss sssssss- -1000ccc",
    },
    [VP1_SCALAR_BITOP_NXOR] = {
        .name = "bitop.nxor", .page = "bitop", .title = "Bitwise operation by truth table",
        .mnemonic = "nxor", .syntax = "nxor $r[DST] [$c[CDST]]  $r[SRC1]  $r[SRC2]",
        .effects = "reads $r[SRC1] $r[SRC2]; writes $r[DST] $c[CDST].0..7 $s2v_factor[0] $s2v_mask[0].b[0] $s2v_factor[1] $s2v_mask[0].b[1]",
        .note = "Each bit of the result is looked up in the four bits of BITOP; the index is twice the bit of source 1 plus the bit of source 2. Ten of the sixteen tables have names of their own, the rest are written `bitop`. Both sources are plain registers. Of the flags only zero and the copies of bits 18 to 21 are computed.",
        .length = 4, .slot_count = 4, .choice_count = 1, .grade = ISADORA_HARDWARE,
        .slots = slots_bitop_nor, .configs = 0x3,
        .choices = choices_2,
        .fixed_mask = {{0xff000078u, 0x0}}, .fixed_value = {{0x42000048, 0x0}},
        .bits = "01000010 dddddsss sssssss- -1001ccc",
    },
    [VP1_SCALAR_BITOP_OR_NOT1] = {
        .name = "bitop.or_not1", .page = "bitop", .title = "Bitwise operation by truth table",
        .mnemonic = "or", .syntax = "or $r[DST] [$c[CDST]] not $r[SRC1]  $r[SRC2]",
        .effects = "reads $r[SRC1] $r[SRC2]; writes $r[DST] $c[CDST].0..7 $s2v_factor[0] $s2v_mask[0].b[0] $s2v_factor[1] $s2v_mask[0].b[1]",
        .note = "Each bit of the result is looked up in the four bits of BITOP; the index is twice the bit of source 1 plus the bit of source 2. Ten of the sixteen tables have names of their own, the rest are written `bitop`. Both sources are plain registers. Of the flags only zero and the copies of bits 18 to 21 are computed.",
        .length = 4, .slot_count = 4, .choice_count = 1, .grade = ISADORA_HARDWARE,
        .slots = slots_bitop_nor, .configs = 0x3,
        .choices = choices_2,
        .fixed_mask = {{0xff000078u, 0x0}}, .fixed_value = {{0x42000058, 0x0}},
        .bits = "01000010 dddddsss sssssss- -1011ccc",
    },
    [VP1_SCALAR_BITOP_OR_NOT2] = {
        .name = "bitop.or_not2", .page = "bitop", .title = "Bitwise operation by truth table",
        .mnemonic = "or", .syntax = "or $r[DST] [$c[CDST]]  $r[SRC1] not $r[SRC2]",
        .effects = "reads $r[SRC1] $r[SRC2]; writes $r[DST] $c[CDST].0..7 $s2v_factor[0] $s2v_mask[0].b[0] $s2v_factor[1] $s2v_mask[0].b[1]",
        .note = "Each bit of the result is looked up in the four bits of BITOP; the index is twice the bit of source 1 plus the bit of source 2. Ten of the sixteen tables have names of their own, the rest are written `bitop`. Both sources are plain registers. Of the flags only zero and the copies of bits 18 to 21 are computed.",
        .length = 4, .slot_count = 4, .choice_count = 1, .grade = ISADORA_HARDWARE,
        .slots = slots_bitop_nor, .configs = 0x3,
        .choices = choices_2,
        .fixed_mask = {{0xff000078u, 0x0}}, .fixed_value = {{0x42000068, 0x0}},
        .bits = "01000010 dddddsss sssssss- -1101ccc",
    },
    [VP1_SCALAR_BITOP_OR] = {
        .name = "bitop.or", .page = "bitop", .title = "Bitwise operation by truth table",
        .mnemonic = "or", .syntax = "or $r[DST] [$c[CDST]]  $r[SRC1]  $r[SRC2]",
        .effects = "reads $r[SRC1] $r[SRC2]; writes $r[DST] $c[CDST].0..7 $s2v_factor[0] $s2v_mask[0].b[0] $s2v_factor[1] $s2v_mask[0].b[1]",
        .note = "Each bit of the result is looked up in the four bits of BITOP; the index is twice the bit of source 1 plus the bit of source 2. Ten of the sixteen tables have names of their own, the rest are written `bitop`. Both sources are plain registers. Of the flags only zero and the copies of bits 18 to 21 are computed.",
        .length = 4, .slot_count = 4, .choice_count = 1, .grade = ISADORA_HARDWARE,
        .slots = slots_bitop_nor, .configs = 0x3,
        .choices = choices_2,
        .fixed_mask = {{0xff000078u, 0x0}}, .fixed_value = {{0x42000070, 0x0}},
        .bits = "01000010 dddddsss sssssss- -1110ccc",
    },
    [VP1_SCALAR_BITOP_REST] = {
        .name = "bitop_rest", .page = "bitop_rest", .title = "Bitwise operation, the tables without a name",
        .mnemonic = "bitop", .syntax = "bitop BITOP $r[DST] [$c[CDST]] $r[SRC1] $r[SRC2]",
        .effects = "reads $r[SRC1] $r[SRC2]; writes $r[DST] $c[CDST].0..7 $s2v_factor[0] $s2v_mask[0].b[0] $s2v_factor[1] $s2v_mask[0].b[1]",
        .note = "Constants 0 and all ones, either source, and either source inverted.",
        .length = 4, .slot_count = 5, .choice_count = 1, .grade = ISADORA_HARDWARE,
        .slots = slots_bitop_rest, .configs = 0x3,
        .choices = choices_2,
        .fixed_mask = {{0xff000000u, 0x0}}, .fixed_value = {{0x42000000, 0x0}},
        .bits = "01000010 dddddsss sssssss- -bbbbccc",
    },
    [VP1_SCALAR_BITS_IMM_AND] = {
        .name = "bits_imm.and", .page = "bits_imm", .title = "Bitwise operation with an immediate",
        .mnemonic = "and", .syntax = "and $r[DST] [$c[CDST]] $r[SRC1] IMM",
        .effects = "reads $r[SRC1]; writes $r[DST] $c[CDST].0..7 $s2v_factor[0] $s2v_mask[0].b[0] $s2v_factor[1] $s2v_mask[0].b[1]",
        .note = "The immediate is extended with its sign, so `and` with -0x10 clears four bits. Flags as for `bitop`.",
        .length = 4, .slot_count = 4, .choice_count = 1, .grade = ISADORA_HARDWARE,
        .slots = slots_bits_imm_and, .configs = 0x3,
        .choices = choices_2,
        .fixed_mask = {{0xff000000u, 0x0}}, .fixed_value = {{0x62000000, 0x0}},
        .bits = "01100010 dddddsss ssiiiiii iiiiiccc",
    },
    [VP1_SCALAR_BITS_IMM_XOR] = {
        .name = "bits_imm.xor", .page = "bits_imm", .title = "Bitwise operation with an immediate",
        .mnemonic = "xor", .syntax = "xor $r[DST] [$c[CDST]] $r[SRC1] IMM",
        .effects = "reads $r[SRC1]; writes $r[DST] $c[CDST].0..7 $s2v_factor[0] $s2v_mask[0].b[0] $s2v_factor[1] $s2v_mask[0].b[1]",
        .note = "The immediate is extended with its sign, so `and` with -0x10 clears four bits. Flags as for `bitop`.",
        .length = 4, .slot_count = 4, .choice_count = 1, .grade = ISADORA_HARDWARE,
        .slots = slots_bits_imm_and, .configs = 0x3,
        .choices = choices_2,
        .fixed_mask = {{0xff000000u, 0x0}}, .fixed_value = {{0x63000000, 0x0}},
        .bits = "01100011 dddddsss ssiiiiii iiiiiccc",
    },
    [VP1_SCALAR_BITS_IMM_OR] = {
        .name = "bits_imm.or", .page = "bits_imm", .title = "Bitwise operation with an immediate",
        .mnemonic = "or", .syntax = "or $r[DST] [$c[CDST]] $r[SRC1] IMM",
        .effects = "reads $r[SRC1]; writes $r[DST] $c[CDST].0..7 $s2v_factor[0] $s2v_mask[0].b[0] $s2v_factor[1] $s2v_mask[0].b[1]",
        .note = "The immediate is extended with its sign, so `and` with -0x10 clears four bits. Flags as for `bitop`.",
        .length = 4, .slot_count = 4, .choice_count = 1, .grade = ISADORA_HARDWARE,
        .slots = slots_bits_imm_and, .configs = 0x3,
        .choices = choices_2,
        .fixed_mask = {{0xff000000u, 0x0}}, .fixed_value = {{0x64000000, 0x0}},
        .bits = "01100100 dddddsss ssiiiiii iiiiiccc",
    },
    [VP1_SCALAR_BYTES_BMIN_SIGNED_TWO] = {
        .name = "bytes.bmin.signed.two", .page = "bytes", .title = "Bytewise arithmetic: bmin, bmax, babs, bneg, badd, bsub",
        .mnemonic = "bmin", .syntax = "bmin s $r[DST] [$c[CDST]] $r[SRC1] BYTES2",
        .effects = "reads $r[SRC2] $r[..] $c[COND] $r[SRC1].b; writes $r[DST].b $c[CDST].0..7",
        .note = "Works on each of the four bytes, as signed (`s`) or unsigned (`u`) numbers, and stops at the ends of the range instead of wrapping: 0x7f + 1 stays 0x7f. An immediate stands for each byte. `babs u` changes nothing and `bneg u` always gives 0. A condition register, if named, has its low byte cleared. Nothing goes to the bus.",
        .length = 4, .slot_count = 7, .choice_count = 2, .grade = ISADORA_HARDWARE,
        .slots = slots_bytes_bmin_signed_two, .configs = 0x3,
        .choices = choices_3,
        .fixed_mask = {{0xdf000000u, 0x0}}, .fixed_value = {{0x8000000, 0x0}},
        .bits = "00.01000 dddddsss ssssssss sssccccc",
    },
    [VP1_SCALAR_BYTES_BMIN_UNSIGNED_TWO] = {
        .name = "bytes.bmin.unsigned.two", .page = "bytes", .title = "Bytewise arithmetic: bmin, bmax, babs, bneg, badd, bsub",
        .mnemonic = "bmin", .syntax = "bmin u $r[DST] [$c[CDST]] $r[SRC1] BYTES2",
        .effects = "reads $r[SRC2] $r[..] $c[COND] $r[SRC1].b; writes $r[DST].b $c[CDST].0..7",
        .note = "Works on each of the four bytes, as signed (`s`) or unsigned (`u`) numbers, and stops at the ends of the range instead of wrapping: 0x7f + 1 stays 0x7f. An immediate stands for each byte. `babs u` changes nothing and `bneg u` always gives 0. A condition register, if named, has its low byte cleared. Nothing goes to the bus.",
        .length = 4, .slot_count = 7, .choice_count = 2, .grade = ISADORA_HARDWARE,
        .slots = slots_bytes_bmin_signed_two, .configs = 0x3,
        .choices = choices_3,
        .fixed_mask = {{0xdf000000u, 0x0}}, .fixed_value = {{0x18000000, 0x0}},
        .bits = "00.11000 dddddsss ssssssss sssccccc",
    },
    [VP1_SCALAR_BYTES_BMAX_SIGNED_TWO] = {
        .name = "bytes.bmax.signed.two", .page = "bytes", .title = "Bytewise arithmetic: bmin, bmax, babs, bneg, badd, bsub",
        .mnemonic = "bmax", .syntax = "bmax s $r[DST] [$c[CDST]] $r[SRC1] BYTES2",
        .effects = "reads $r[SRC2] $r[..] $c[COND] $r[SRC1].b; writes $r[DST].b $c[CDST].0..7",
        .note = "Works on each of the four bytes, as signed (`s`) or unsigned (`u`) numbers, and stops at the ends of the range instead of wrapping: 0x7f + 1 stays 0x7f. An immediate stands for each byte. `babs u` changes nothing and `bneg u` always gives 0. A condition register, if named, has its low byte cleared. Nothing goes to the bus.",
        .length = 4, .slot_count = 7, .choice_count = 2, .grade = ISADORA_HARDWARE,
        .slots = slots_bytes_bmin_signed_two, .configs = 0x3,
        .choices = choices_3,
        .fixed_mask = {{0xdf000000u, 0x0}}, .fixed_value = {{0x9000000, 0x0}},
        .bits = "00.01001 dddddsss ssssssss sssccccc",
    },
    [VP1_SCALAR_BYTES_BMAX_UNSIGNED_TWO] = {
        .name = "bytes.bmax.unsigned.two", .page = "bytes", .title = "Bytewise arithmetic: bmin, bmax, babs, bneg, badd, bsub",
        .mnemonic = "bmax", .syntax = "bmax u $r[DST] [$c[CDST]] $r[SRC1] BYTES2",
        .effects = "reads $r[SRC2] $r[..] $c[COND] $r[SRC1].b; writes $r[DST].b $c[CDST].0..7",
        .note = "Works on each of the four bytes, as signed (`s`) or unsigned (`u`) numbers, and stops at the ends of the range instead of wrapping: 0x7f + 1 stays 0x7f. An immediate stands for each byte. `babs u` changes nothing and `bneg u` always gives 0. A condition register, if named, has its low byte cleared. Nothing goes to the bus.",
        .length = 4, .slot_count = 7, .choice_count = 2, .grade = ISADORA_HARDWARE,
        .slots = slots_bytes_bmin_signed_two, .configs = 0x3,
        .choices = choices_3,
        .fixed_mask = {{0xdf000000u, 0x0}}, .fixed_value = {{0x19000000, 0x0}},
        .bits = "00.11001 dddddsss ssssssss sssccccc",
    },
    [VP1_SCALAR_BYTES_BADD_SIGNED_TWO] = {
        .name = "bytes.badd.signed.two", .page = "bytes", .title = "Bytewise arithmetic: bmin, bmax, babs, bneg, badd, bsub",
        .mnemonic = "badd", .syntax = "badd s $r[DST] [$c[CDST]] $r[SRC1] BYTES2",
        .effects = "reads $r[SRC2] $r[..] $c[COND] $r[SRC1].b; writes $r[DST].b $c[CDST].0..7",
        .note = "Works on each of the four bytes, as signed (`s`) or unsigned (`u`) numbers, and stops at the ends of the range instead of wrapping: 0x7f + 1 stays 0x7f. An immediate stands for each byte. `babs u` changes nothing and `bneg u` always gives 0. A condition register, if named, has its low byte cleared. Nothing goes to the bus.",
        .length = 4, .slot_count = 7, .choice_count = 2, .grade = ISADORA_HARDWARE,
        .slots = slots_bytes_bmin_signed_two, .configs = 0x3,
        .choices = choices_3,
        .fixed_mask = {{0xdf000000u, 0x0}}, .fixed_value = {{0xc000000, 0x0}},
        .bits = "00.01100 dddddsss ssssssss sssccccc",
    },
    [VP1_SCALAR_BYTES_BADD_UNSIGNED_TWO] = {
        .name = "bytes.badd.unsigned.two", .page = "bytes", .title = "Bytewise arithmetic: bmin, bmax, babs, bneg, badd, bsub",
        .mnemonic = "badd", .syntax = "badd u $r[DST] [$c[CDST]] $r[SRC1] BYTES2",
        .effects = "reads $r[SRC2] $r[..] $c[COND] $r[SRC1].b; writes $r[DST].b $c[CDST].0..7",
        .note = "Works on each of the four bytes, as signed (`s`) or unsigned (`u`) numbers, and stops at the ends of the range instead of wrapping: 0x7f + 1 stays 0x7f. An immediate stands for each byte. `babs u` changes nothing and `bneg u` always gives 0. A condition register, if named, has its low byte cleared. Nothing goes to the bus.",
        .length = 4, .slot_count = 7, .choice_count = 2, .grade = ISADORA_HARDWARE,
        .slots = slots_bytes_bmin_signed_two, .configs = 0x3,
        .choices = choices_3,
        .fixed_mask = {{0xdf000000u, 0x0}}, .fixed_value = {{0x1c000000, 0x0}},
        .bits = "00.11100 dddddsss ssssssss sssccccc",
    },
    [VP1_SCALAR_BYTES_BSUB_SIGNED_TWO] = {
        .name = "bytes.bsub.signed.two", .page = "bytes", .title = "Bytewise arithmetic: bmin, bmax, babs, bneg, badd, bsub",
        .mnemonic = "bsub", .syntax = "bsub s $r[DST] [$c[CDST]] $r[SRC1] BYTES2",
        .effects = "reads $r[SRC2] $r[..] $c[COND] $r[SRC1].b; writes $r[DST].b $c[CDST].0..7",
        .note = "Works on each of the four bytes, as signed (`s`) or unsigned (`u`) numbers, and stops at the ends of the range instead of wrapping: 0x7f + 1 stays 0x7f. An immediate stands for each byte. `babs u` changes nothing and `bneg u` always gives 0. A condition register, if named, has its low byte cleared. Nothing goes to the bus.",
        .length = 4, .slot_count = 7, .choice_count = 2, .grade = ISADORA_HARDWARE,
        .slots = slots_bytes_bmin_signed_two, .configs = 0x3,
        .choices = choices_3,
        .fixed_mask = {{0xdf000000u, 0x0}}, .fixed_value = {{0xd000000, 0x0}},
        .bits = "00.01101 dddddsss ssssssss sssccccc",
    },
    [VP1_SCALAR_BYTES_BSUB_UNSIGNED_TWO] = {
        .name = "bytes.bsub.unsigned.two", .page = "bytes", .title = "Bytewise arithmetic: bmin, bmax, babs, bneg, badd, bsub",
        .mnemonic = "bsub", .syntax = "bsub u $r[DST] [$c[CDST]] $r[SRC1] BYTES2",
        .effects = "reads $r[SRC2] $r[..] $c[COND] $r[SRC1].b; writes $r[DST].b $c[CDST].0..7",
        .note = "Works on each of the four bytes, as signed (`s`) or unsigned (`u`) numbers, and stops at the ends of the range instead of wrapping: 0x7f + 1 stays 0x7f. An immediate stands for each byte. `babs u` changes nothing and `bneg u` always gives 0. A condition register, if named, has its low byte cleared. Nothing goes to the bus.",
        .length = 4, .slot_count = 7, .choice_count = 2, .grade = ISADORA_HARDWARE,
        .slots = slots_bytes_bmin_signed_two, .configs = 0x3,
        .choices = choices_3,
        .fixed_mask = {{0xdf000000u, 0x0}}, .fixed_value = {{0x1d000000, 0x0}},
        .bits = "00.11101 dddddsss ssssssss sssccccc",
    },
    [VP1_SCALAR_BYTES_BABS_SIGNED_ONE] = {
        .name = "bytes.babs.signed.one", .page = "bytes", .title = "Bytewise arithmetic: bmin, bmax, babs, bneg, badd, bsub",
        .mnemonic = "babs", .syntax = "babs s $r[DST] [$c[CDST]] $r[SRC1]",
        .effects = "reads $r[SRC1].b; writes $r[DST].b $c[CDST].0..7",
        .note = "Works on each of the four bytes, as signed (`s`) or unsigned (`u`) numbers, and stops at the ends of the range instead of wrapping: 0x7f + 1 stays 0x7f. An immediate stands for each byte. `babs u` changes nothing and `bneg u` always gives 0. A condition register, if named, has its low byte cleared. Nothing goes to the bus.",
        .length = 4, .slot_count = 3, .choice_count = 1, .grade = ISADORA_HARDWARE,
        .slots = slots_arith_abs_one, .configs = 0x3,
        .choices = choices_2,
        .fixed_mask = {{0xdf000000u, 0x0}}, .fixed_value = {{0xa000000, 0x0}},
        .bits = "00.01010 dddddsss ss------ -----ccc",
    },
    [VP1_SCALAR_BYTES_BABS_UNSIGNED_ONE] = {
        .name = "bytes.babs.unsigned.one", .page = "bytes", .title = "Bytewise arithmetic: bmin, bmax, babs, bneg, badd, bsub",
        .mnemonic = "babs", .syntax = "babs u $r[DST] [$c[CDST]] $r[SRC1]",
        .effects = "reads $r[SRC1].b; writes $r[DST].b $c[CDST].0..7",
        .note = "Works on each of the four bytes, as signed (`s`) or unsigned (`u`) numbers, and stops at the ends of the range instead of wrapping: 0x7f + 1 stays 0x7f. An immediate stands for each byte. `babs u` changes nothing and `bneg u` always gives 0. A condition register, if named, has its low byte cleared. Nothing goes to the bus.",
        .length = 4, .slot_count = 3, .choice_count = 1, .grade = ISADORA_HARDWARE,
        .slots = slots_arith_abs_one, .configs = 0x3,
        .choices = choices_2,
        .fixed_mask = {{0xdf000000u, 0x0}}, .fixed_value = {{0x1a000000, 0x0}},
        .bits = "00.11010 dddddsss ss------ -----ccc",
    },
    [VP1_SCALAR_BYTES_BNEG_SIGNED_ONE] = {
        .name = "bytes.bneg.signed.one", .page = "bytes", .title = "Bytewise arithmetic: bmin, bmax, babs, bneg, badd, bsub",
        .mnemonic = "bneg", .syntax = "bneg s $r[DST] [$c[CDST]] $r[SRC1]",
        .effects = "reads $r[SRC1].b; writes $r[DST].b $c[CDST].0..7",
        .note = "Works on each of the four bytes, as signed (`s`) or unsigned (`u`) numbers, and stops at the ends of the range instead of wrapping: 0x7f + 1 stays 0x7f. An immediate stands for each byte. `babs u` changes nothing and `bneg u` always gives 0. A condition register, if named, has its low byte cleared. Nothing goes to the bus.",
        .length = 4, .slot_count = 3, .choice_count = 1, .grade = ISADORA_HARDWARE,
        .slots = slots_arith_abs_one, .configs = 0x3,
        .choices = choices_2,
        .fixed_mask = {{0xdf000000u, 0x0}}, .fixed_value = {{0xb000000, 0x0}},
        .bits = "00.01011 dddddsss ss------ -----ccc",
    },
    [VP1_SCALAR_BYTES_BNEG_UNSIGNED_ONE] = {
        .name = "bytes.bneg.unsigned.one", .page = "bytes", .title = "Bytewise arithmetic: bmin, bmax, babs, bneg, badd, bsub",
        .mnemonic = "bneg", .syntax = "bneg u $r[DST] [$c[CDST]] $r[SRC1]",
        .effects = "reads $r[SRC1].b; writes $r[DST].b $c[CDST].0..7",
        .note = "Works on each of the four bytes, as signed (`s`) or unsigned (`u`) numbers, and stops at the ends of the range instead of wrapping: 0x7f + 1 stays 0x7f. An immediate stands for each byte. `babs u` changes nothing and `bneg u` always gives 0. A condition register, if named, has its low byte cleared. Nothing goes to the bus.",
        .length = 4, .slot_count = 3, .choice_count = 1, .grade = ISADORA_HARDWARE,
        .slots = slots_arith_abs_one, .configs = 0x3,
        .choices = choices_2,
        .fixed_mask = {{0xdf000000u, 0x0}}, .fixed_value = {{0x1b000000, 0x0}},
        .bits = "00.11011 dddddsss ss------ -----ccc",
    },
    [VP1_SCALAR_BYTE_SHIFT_SIGNED] = {
        .name = "byte_shift.signed", .page = "byte_shift", .title = "Bytewise shift",
        .mnemonic = "bshr", .syntax = "bshr s $r[DST] [$c[CDST]] $r[SRC1] BYTES2",
        .effects = "reads $r[SRC2] $r[..] $c[COND] $r[SRC1].b; writes $r[DST].b $c[CDST].0..7",
        .note = "Four bits of each byte of source 2, with sign, are the amount: right if positive, left if negative (-8 to 7). `s` copies the sign in, `u` zeros. What is shifted out is lost: no clipping here.",
        .length = 4, .slot_count = 7, .choice_count = 2, .grade = ISADORA_HARDWARE,
        .slots = slots_bytes_bmin_signed_two, .configs = 0x3,
        .choices = choices_3,
        .fixed_mask = {{0xdf000000u, 0x0}}, .fixed_value = {{0xe000000, 0x0}},
        .bits = "00.01110 dddddsss ssssssss sssccccc",
    },
    [VP1_SCALAR_BYTE_SHIFT_UNSIGNED] = {
        .name = "byte_shift.unsigned", .page = "byte_shift", .title = "Bytewise shift",
        .mnemonic = "bshr", .syntax = "bshr u $r[DST] [$c[CDST]] $r[SRC1] BYTES2",
        .effects = "reads $r[SRC2] $r[..] $c[COND] $r[SRC1].b; writes $r[DST].b $c[CDST].0..7",
        .note = "Four bits of each byte of source 2, with sign, are the amount: right if positive, left if negative (-8 to 7). `s` copies the sign in, `u` zeros. What is shifted out is lost: no clipping here.",
        .length = 4, .slot_count = 7, .choice_count = 2, .grade = ISADORA_HARDWARE,
        .slots = slots_bytes_bmin_signed_two, .configs = 0x3,
        .choices = choices_3,
        .fixed_mask = {{0xdf000000u, 0x0}}, .fixed_value = {{0x1e000000, 0x0}},
        .bits = "00.11110 dddddsss ssssssss sssccccc",
    },
    [VP1_SCALAR_BYTE_BITS_BAND] = {
        .name = "byte_bits.band", .page = "byte_bits", .title = "Bitwise operation on bytes with an immediate",
        .mnemonic = "band", .syntax = "band $r[DST] [$c[CDST]] $r[SRC1] BIMM",
        .effects = "reads $r[SRC1]; writes $r[DST] $c[CDST].0..7",
        .note = "The eight bits of the immediate meet each byte. A condition register, if named, has its low byte cleared.",
        .length = 4, .slot_count = 4, .choice_count = 1, .grade = ISADORA_HARDWARE,
        .slots = slots_byte_bits_band, .configs = 0x3,
        .choices = choices_2,
        .fixed_mask = {{0xff000000u, 0x0}}, .fixed_value = {{0x25000000, 0x0}},
        .bits = "00100101 dddddsss ss---bbb bbbbbccc",
    },
    [VP1_SCALAR_BYTE_BITS_BOR] = {
        .name = "byte_bits.bor", .page = "byte_bits", .title = "Bitwise operation on bytes with an immediate",
        .mnemonic = "bor", .syntax = "bor $r[DST] [$c[CDST]] $r[SRC1] BIMM",
        .effects = "reads $r[SRC1]; writes $r[DST] $c[CDST].0..7",
        .note = "The eight bits of the immediate meet each byte. A condition register, if named, has its low byte cleared.",
        .length = 4, .slot_count = 4, .choice_count = 1, .grade = ISADORA_HARDWARE,
        .slots = slots_byte_bits_band, .configs = 0x3,
        .choices = choices_2,
        .fixed_mask = {{0xff000000u, 0x0}}, .fixed_value = {{0x26000000, 0x0}},
        .bits = "00100110 dddddsss ss---bbb bbbbbccc",
    },
    [VP1_SCALAR_BYTE_BITS_BXOR] = {
        .name = "byte_bits.bxor", .page = "byte_bits", .title = "Bitwise operation on bytes with an immediate",
        .mnemonic = "bxor", .syntax = "bxor $r[DST] [$c[CDST]] $r[SRC1] BIMM",
        .effects = "reads $r[SRC1]; writes $r[DST] $c[CDST].0..7",
        .note = "The eight bits of the immediate meet each byte. A condition register, if named, has its low byte cleared.",
        .length = 4, .slot_count = 4, .choice_count = 1, .grade = ISADORA_HARDWARE,
        .slots = slots_byte_bits_band, .configs = 0x3,
        .choices = choices_2,
        .fixed_mask = {{0xff000000u, 0x0}}, .fixed_value = {{0x27000000, 0x0}},
        .bits = "00100111 dddddsss ss---bbb bbbbbccc",
    },
    [VP1_SCALAR_BMUL_BMUL_S_REG] = {
        .name = "bmul.bmul_s.reg", .page = "bmul", .title = "Bytewise multiplication",
        .mnemonic = "bmul", .syntax = "bmul RND s $r[DST] SIGN1 $r[SRC1] SIGN2 $r[SRC2]",
        .effects = "reads $r[SRC1].b $r[SRC2].b; writes $r[DST].b $s2v_factor[0..3] $s2v_mask[0..1].b",
        .note = "Multiplies byte by byte. A source marked `u` is taken as 0 to 255; one marked `s` as -128 to 127 and doubled, so that both kinds stand for fractions: 0.0 to 1.0, and -1.0 to 1.0. The result is the high part of the product, clipped: 0 to 255 in `bmul .. u`, -128 to 127 in `bmul .. s`. `rn` rounds to the nearest, ties up; `rd` rounds down.",
        .shares = "bad opcode: the decoder reads the signs out of the immediate",
        .length = 4, .slot_count = 6, .choice_count = 0, .grade = ISADORA_HARDWARE,
        .slots = slots_bmul_bmul_s_reg, .configs = 0x3,
        .fixed_mask = {{0xff000000u, 0x0}}, .fixed_value = {{0x1000000, 0x0}},
        .bits = "00000001 dddddsss sssssssr -----ss-",
    },
    [VP1_SCALAR_BMUL_BMUL_U_REG] = {
        .name = "bmul.bmul_u.reg", .page = "bmul", .title = "Bytewise multiplication",
        .mnemonic = "bmul", .syntax = "bmul RND u $r[DST] SIGN1 $r[SRC1] SIGN2 $r[SRC2]",
        .effects = "reads $r[SRC1].b $r[SRC2].b; writes $r[DST].b $s2v_factor[0..3] $s2v_mask[0..1].b",
        .note = "Multiplies byte by byte. A source marked `u` is taken as 0 to 255; one marked `s` as -128 to 127 and doubled, so that both kinds stand for fractions: 0.0 to 1.0, and -1.0 to 1.0. The result is the high part of the product, clipped: 0 to 255 in `bmul .. u`, -128 to 127 in `bmul .. s`. `rn` rounds to the nearest, ties up; `rd` rounds down.",
        .shares = "bad opcode: the decoder reads the signs out of the immediate",
        .length = 4, .slot_count = 6, .choice_count = 0, .grade = ISADORA_HARDWARE,
        .slots = slots_bmul_bmul_s_reg, .configs = 0x3,
        .fixed_mask = {{0xff000000u, 0x0}}, .fixed_value = {{0x11000000, 0x0}},
        .bits = "00010001 dddddsss sssssssr -----ss-",
    },
    [VP1_SCALAR_BMUL_BMULA_S_REG] = {
        .name = "bmul.bmula_s.reg", .page = "bmul", .title = "Bytewise multiplication",
        .mnemonic = "bmula", .syntax = "bmula RND s $r[DST] SIGN1 $r[SRC1] SIGN2 $r[SRC2]",
        .effects = "reads $r[SRC1].b $r[SRC2].b; writes $r[DST].b $s2v_factor[0..3] $s2v_mask[0..1].b",
        .note = "Multiplies byte by byte. A source marked `u` is taken as 0 to 255; one marked `s` as -128 to 127 and doubled, so that both kinds stand for fractions: 0.0 to 1.0, and -1.0 to 1.0. The result is the high part of the product, clipped: 0 to 255 in `bmul .. u`, -128 to 127 in `bmul .. s`. `rn` rounds to the nearest, ties up; `rd` rounds down.",
        .shares = "bad opcode: the decoder reads the signs out of the immediate",
        .length = 4, .slot_count = 6, .choice_count = 0, .grade = ISADORA_HARDWARE,
        .slots = slots_bmul_bmul_s_reg, .configs = 0x3,
        .fixed_mask = {{0xff000000u, 0x0}}, .fixed_value = {{0x2000000, 0x0}},
        .bits = "00000010 dddddsss sssssssr -----ss-",
    },
    [VP1_SCALAR_BMUL_BMULA_U_REG] = {
        .name = "bmul.bmula_u.reg", .page = "bmul", .title = "Bytewise multiplication",
        .mnemonic = "bmula", .syntax = "bmula RND u $r[DST] SIGN1 $r[SRC1] SIGN2 $r[SRC2]",
        .effects = "reads $r[SRC1].b $r[SRC2].b; writes $r[DST].b $s2v_factor[0..3] $s2v_mask[0..1].b",
        .note = "Multiplies byte by byte. A source marked `u` is taken as 0 to 255; one marked `s` as -128 to 127 and doubled, so that both kinds stand for fractions: 0.0 to 1.0, and -1.0 to 1.0. The result is the high part of the product, clipped: 0 to 255 in `bmul .. u`, -128 to 127 in `bmul .. s`. `rn` rounds to the nearest, ties up; `rd` rounds down.",
        .shares = "bad opcode: the decoder reads the signs out of the immediate",
        .length = 4, .slot_count = 6, .choice_count = 0, .grade = ISADORA_HARDWARE,
        .slots = slots_bmul_bmul_s_reg, .configs = 0x3,
        .fixed_mask = {{0xff000000u, 0x0}}, .fixed_value = {{0x12000000, 0x0}},
        .bits = "00010010 dddddsss sssssssr -----ss-",
    },
    [VP1_SCALAR_BMUL_BMUL_S_IMM] = {
        .name = "bmul.bmul_s.imm", .page = "bmul", .title = "Bytewise multiplication",
        .mnemonic = "bmul", .syntax = "bmul RND s $r[DST] SIGN1 $r[SRC1] SIGN2 BIMMMUL",
        .effects = "reads $r[SRC1].b; writes $r[DST].b $s2v_factor[0..3] $s2v_mask[0..1].b",
        .note = "Multiplies byte by byte. A source marked `u` is taken as 0 to 255; one marked `s` as -128 to 127 and doubled, so that both kinds stand for fractions: 0.0 to 1.0, and -1.0 to 1.0. The result is the high part of the product, clipped: 0 to 255 in `bmul .. u`, -128 to 127 in `bmul .. s`. `rn` rounds to the nearest, ties up; `rd` rounds down.",
        .shares = "bad opcode: the decoder reads the signs out of the immediate",
        .length = 4, .slot_count = 6, .choice_count = 1, .grade = ISADORA_HARDWARE,
        .slots = slots_bmul_bmul_s_imm, .configs = 0x3,
        .choices = choices_4,
        .fixed_mask = {{0xff000000u, 0x0}}, .fixed_value = {{0x21000000, 0x0}},
        .bits = "00100001 dddddsss ssbbbbbr -----ssb",
    },
    [VP1_SCALAR_BMUL_BMUL_U_IMM] = {
        .name = "bmul.bmul_u.imm", .page = "bmul", .title = "Bytewise multiplication",
        .mnemonic = "bmul", .syntax = "bmul RND u $r[DST] SIGN1 $r[SRC1] SIGN2 BIMMMUL",
        .effects = "reads $r[SRC1].b; writes $r[DST].b $s2v_factor[0..3] $s2v_mask[0..1].b",
        .note = "Multiplies byte by byte. A source marked `u` is taken as 0 to 255; one marked `s` as -128 to 127 and doubled, so that both kinds stand for fractions: 0.0 to 1.0, and -1.0 to 1.0. The result is the high part of the product, clipped: 0 to 255 in `bmul .. u`, -128 to 127 in `bmul .. s`. `rn` rounds to the nearest, ties up; `rd` rounds down.",
        .shares = "bad opcode: the decoder reads the signs out of the immediate",
        .length = 4, .slot_count = 6, .choice_count = 1, .grade = ISADORA_HARDWARE,
        .slots = slots_bmul_bmul_s_imm, .configs = 0x3,
        .choices = choices_4,
        .fixed_mask = {{0xff000000u, 0x0}}, .fixed_value = {{0x31000000, 0x0}},
        .bits = "00110001 dddddsss ssbbbbbr -----ssb",
    },
    [VP1_SCALAR_BMUL_BMULA_S_BAD] = {
        .name = "bmul.bmula_s.bad", .page = "bmul", .title = "Bytewise multiplication",
        .mnemonic = "bmula", .syntax = "bmula RND s $r[DST] SIGN1 $r[SRC1] SIGN2 BIMMBAD",
        .effects = "reads $r[SRC1].b; writes $r[DST].b $s2v_factor[0..3] $s2v_mask[0..1].b",
        .note = "Multiplies byte by byte. A source marked `u` is taken as 0 to 255; one marked `s` as -128 to 127 and doubled, so that both kinds stand for fractions: 0.0 to 1.0, and -1.0 to 1.0. The result is the high part of the product, clipped: 0 to 255 in `bmul .. u`, -128 to 127 in `bmul .. s`. `rn` rounds to the nearest, ties up; `rd` rounds down.",
        .shares = "bad opcode: the decoder reads the signs out of the immediate",
        .length = 4, .slot_count = 6, .choice_count = 1, .grade = ISADORA_HARDWARE,
        .slots = slots_bmul_bmula_s_bad, .configs = 0x3,
        .choices = choices_5,
        .fixed_mask = {{0xff000000u, 0x0}}, .fixed_value = {{0x22000000, 0x0}},
        .bits = "00100010 dddddsss ss-----r bbbbbssb",
    },
    [VP1_SCALAR_BMUL_BMULA_U_BAD] = {
        .name = "bmul.bmula_u.bad", .page = "bmul", .title = "Bytewise multiplication",
        .mnemonic = "bmula", .syntax = "bmula RND u $r[DST] SIGN1 $r[SRC1] SIGN2 BIMMBAD",
        .effects = "reads $r[SRC1].b; writes $r[DST].b $s2v_factor[0..3] $s2v_mask[0..1].b",
        .note = "Multiplies byte by byte. A source marked `u` is taken as 0 to 255; one marked `s` as -128 to 127 and doubled, so that both kinds stand for fractions: 0.0 to 1.0, and -1.0 to 1.0. The result is the high part of the product, clipped: 0 to 255 in `bmul .. u`, -128 to 127 in `bmul .. s`. `rn` rounds to the nearest, ties up; `rd` rounds down.",
        .shares = "bad opcode: the decoder reads the signs out of the immediate",
        .length = 4, .slot_count = 6, .choice_count = 1, .grade = ISADORA_HARDWARE,
        .slots = slots_bmul_bmula_s_bad, .configs = 0x3,
        .choices = choices_5,
        .fixed_mask = {{0xff000000u, 0x0}}, .fixed_value = {{0x32000000, 0x0}},
        .bits = "00110010 dddddsss ss-----r bbbbbssb",
    },
    [VP1_SCALAR_BMULBUS_REG] = {
        .name = "bmulbus.reg", .page = "bmulbus", .title = "Bytewise multiplication, to the bus only",
        .mnemonic = "bmulbus", .syntax = "bmulbus SIGN1 $r[SRC1] SIGN2 $r[SRC2]",
        .effects = "reads $r[SRC1].b $r[SRC2].b; writes $s2v_factor[0..3] $s2v_mask[0..1].b",
        .note = "Opcodes 00, 10, 20 and 30 have no name in any source. They multiply as `bmul` does, never round, write no register, and leave the product without its low eight bits on the bus, not valid. The name is ours.",
        .shares = "bad opcode: the decoder reads the signs out of the immediate",
        .length = 4, .slot_count = 4, .choice_count = 0, .grade = ISADORA_HARDWARE,
        .slots = slots_bmulbus_reg, .configs = 0x3,
        .fixed_mask = {{0xef000000u, 0x0}}, .fixed_value = {{0x0, 0x0}},
        .bits = "000.0000 -----sss sssssss- -----ss-",
    },
    [VP1_SCALAR_BMULBUS_IMM] = {
        .name = "bmulbus.imm", .page = "bmulbus", .title = "Bytewise multiplication, to the bus only",
        .mnemonic = "bmulbus", .syntax = "bmulbus SIGN1 $r[SRC1] SIGN2 BIMMBAD",
        .effects = "reads $r[SRC1].b; writes $s2v_factor[0..3] $s2v_mask[0..1].b",
        .note = "Opcodes 00, 10, 20 and 30 have no name in any source. They multiply as `bmul` does, never round, write no register, and leave the product without its low eight bits on the bus, not valid. The name is ours.",
        .shares = "bad opcode: the decoder reads the signs out of the immediate",
        .length = 4, .slot_count = 4, .choice_count = 1, .grade = ISADORA_HARDWARE,
        .slots = slots_bmulbus_imm, .configs = 0x3,
        .choices = choices_5,
        .fixed_mask = {{0xef000000u, 0x0}}, .fixed_value = {{0x20000000, 0x0}},
        .bits = "001.0000 -----sss ss------ bbbbbssb",
    },
    [VP1_SCALAR_BMULABUS_SIGNED_REG] = {
        .name = "bmulabus.signed.reg", .page = "bmulabus", .title = "Bytewise multiplication, low bits to the bus only",
        .mnemonic = "bmulabus", .syntax = "bmulabus RND s SIGN1 $r[SRC1] SIGN2 $r[SRC2]",
        .effects = "reads $r[SRC1].b $r[SRC2].b; writes $s2v_factor[0..3] $s2v_mask[0..1].b",
        .note = "Opcodes 03, 13, 23 and 33, unnamed as well. As `bmula` without a register result: signs, rounding, and the low ten bits of the product on the bus, not valid. The name is ours.",
        .shares = "bad opcode: the decoder reads the signs out of the immediate",
        .length = 4, .slot_count = 5, .choice_count = 0, .grade = ISADORA_HARDWARE,
        .slots = slots_bmulabus_signed_reg, .configs = 0x3,
        .fixed_mask = {{0xff000000u, 0x0}}, .fixed_value = {{0x3000000, 0x0}},
        .bits = "00000011 -----sss sssssssr -----ss-",
    },
    [VP1_SCALAR_BMULABUS_UNSIGNED_REG] = {
        .name = "bmulabus.unsigned.reg", .page = "bmulabus", .title = "Bytewise multiplication, low bits to the bus only",
        .mnemonic = "bmulabus", .syntax = "bmulabus RND u SIGN1 $r[SRC1] SIGN2 $r[SRC2]",
        .effects = "reads $r[SRC1].b $r[SRC2].b; writes $s2v_factor[0..3] $s2v_mask[0..1].b",
        .note = "Opcodes 03, 13, 23 and 33, unnamed as well. As `bmula` without a register result: signs, rounding, and the low ten bits of the product on the bus, not valid. The name is ours.",
        .shares = "bad opcode: the decoder reads the signs out of the immediate",
        .length = 4, .slot_count = 5, .choice_count = 0, .grade = ISADORA_HARDWARE,
        .slots = slots_bmulabus_signed_reg, .configs = 0x3,
        .fixed_mask = {{0xff000000u, 0x0}}, .fixed_value = {{0x13000000, 0x0}},
        .bits = "00010011 -----sss sssssssr -----ss-",
    },
    [VP1_SCALAR_BMULABUS_SIGNED_IMM] = {
        .name = "bmulabus.signed.imm", .page = "bmulabus", .title = "Bytewise multiplication, low bits to the bus only",
        .mnemonic = "bmulabus", .syntax = "bmulabus RND s SIGN1 $r[SRC1] SIGN2 BIMMBAD",
        .effects = "reads $r[SRC1].b; writes $s2v_factor[0..3] $s2v_mask[0..1].b",
        .note = "Opcodes 03, 13, 23 and 33, unnamed as well. As `bmula` without a register result: signs, rounding, and the low ten bits of the product on the bus, not valid. The name is ours.",
        .shares = "bad opcode: the decoder reads the signs out of the immediate",
        .length = 4, .slot_count = 5, .choice_count = 1, .grade = ISADORA_HARDWARE,
        .slots = slots_bmulabus_signed_imm, .configs = 0x3,
        .choices = choices_5,
        .fixed_mask = {{0xff000000u, 0x0}}, .fixed_value = {{0x23000000, 0x0}},
        .bits = "00100011 -----sss ss-----r bbbbbssb",
    },
    [VP1_SCALAR_BMULABUS_UNSIGNED_IMM] = {
        .name = "bmulabus.unsigned.imm", .page = "bmulabus", .title = "Bytewise multiplication, low bits to the bus only",
        .mnemonic = "bmulabus", .syntax = "bmulabus RND u SIGN1 $r[SRC1] SIGN2 BIMMBAD",
        .effects = "reads $r[SRC1].b; writes $s2v_factor[0..3] $s2v_mask[0..1].b",
        .note = "Opcodes 03, 13, 23 and 33, unnamed as well. As `bmula` without a register result: signs, rounding, and the low ten bits of the product on the bus, not valid. The name is ours.",
        .shares = "bad opcode: the decoder reads the signs out of the immediate",
        .length = 4, .slot_count = 5, .choice_count = 1, .grade = ISADORA_HARDWARE,
        .slots = slots_bmulabus_signed_imm, .configs = 0x3,
        .choices = choices_5,
        .fixed_mask = {{0xff000000u, 0x0}}, .fixed_value = {{0x33000000, 0x0}},
        .bits = "00110011 -----sss ss-----r bbbbbssb",
    },
    [VP1_SCALAR_BPRODBUS_REG] = {
        .name = "bprodbus.reg", .page = "bprodbus", .title = "Unsigned byte products, to the bus only",
        .mnemonic = "bprodbus", .syntax = "bprodbus $r[SRC1] $r[SRC2]",
        .effects = "reads $r[SRC1].b $r[SRC2].b; writes $s2v_factor[0..3] $s2v_mask[0..1].b",
        .note = "Ten more unnamed opcodes: plain products of unsigned bytes, low ten bits on the bus, not valid, and nothing else. The name is ours.",
        .length = 4, .slot_count = 2, .choice_count = 0, .grade = ISADORA_HARDWARE,
        .slots = slots_bprodbus_reg, .configs = 0x3,
        .fixed_mask = {{0xec000000u, 0x0}}, .fixed_value = {{0x4000000, 0x0}},
        .bits = "000.01.. -----sss sssssss- --------",
    },
    [VP1_SCALAR_BPRODBUS_IMM] = {
        .name = "bprodbus.imm", .page = "bprodbus", .title = "Unsigned byte products, to the bus only",
        .mnemonic = "bprodbus", .syntax = "bprodbus $r[SRC1] BIMMBAD",
        .effects = "reads $r[SRC1].b; writes $s2v_factor[0..3] $s2v_mask[0..1].b",
        .note = "Ten more unnamed opcodes: plain products of unsigned bytes, low ten bits on the bus, not valid, and nothing else. The name is ours.",
        .length = 4, .slot_count = 2, .choice_count = 1, .grade = ISADORA_HARDWARE,
        .slots = slots_bprodbus_imm, .configs = 0x3,
        .choices = choices_5,
        .fixed_mask = {{0xfc000000u, 0x0}}, .fixed_value = {{0x34000000, 0x0}},
        .bits = "001101.. -----sss ss------ bbbbbbbb",
    },
    [VP1_SCALAR_BPRODBUSC] = {
        .name = "bprodbusc", .page = "bprodbusc", .title = "Unsigned byte products, to the bus, clearing flags",
        .mnemonic = "bprodbusc", .syntax = "bprodbusc [$c[CDST]] $r[SRC1] BYTES2",
        .effects = "reads $r[SRC2] $r[..] $c[COND] $r[SRC1].b; writes $s2v_factor[0..3] $s2v_mask[0..1].b $c[CDST].0..7",
        .note = "Opcodes 1f, 2f and 3f: as `bprodbus`, but they sit among the byte operations, take source 2 like them, and clear the low byte of a condition register. The name is ours.",
        .length = 4, .slot_count = 6, .choice_count = 2, .grade = ISADORA_HARDWARE,
        .slots = slots_bprodbusc, .configs = 0x3,
        .choices = choices_6,
        .fixed_mask = {{0xcf000000u, 0x0}}, .fixed_value = {{0xf000000, 0x0}},
        .bits = "00..1111 -----sss ssssssss sssccccc",
    },
    [VP1_SCALAR_MOV_IMM] = {
        .name = "mov_imm", .page = "mov_imm", .title = "Load a constant",
        .mnemonic = "mov", .syntax = "mov $r[DST] IMM19",
        .effects = "reads $r[IMM19[14..18]].0 $r[IMM19[14..18]].1 $r[IMM19[14..18]].2 $r[IMM19[14..18]].3; writes $r[DST] $s2v_factor[0] $s2v_mask[0].b[0] $s2v_factor[1] $s2v_mask[0].b[1]",
        .note = "19 bits with sign. `sethi` afterwards replaces the high half.",
        .length = 4, .slot_count = 2, .choice_count = 0, .grade = ISADORA_HARDWARE,
        .slots = slots_mov_imm, .configs = 0x3,
        .fixed_mask = {{0xff000000u, 0x0}}, .fixed_value = {{0x65000000, 0x0}},
        .bits = "01100101 dddddiii iiiiiiii iiiiiiii",
    },
    [VP1_SCALAR_SETHI] = {
        .name = "sethi", .page = "sethi", .title = "Set the high half",
        .mnemonic = "sethi", .syntax = "sethi $r[DST] IMM16",
        .effects = "reads $r[DST].0..15 $r[DST].0 $r[DST].1 $r[DST].2 $r[DST].3; writes $r[DST] $s2v_factor[0] $s2v_mask[0].b[0] $s2v_factor[1] $s2v_mask[0].b[1]",
        .note = "The text shows the constant in its place: the low 16 bits are 0 and stay what they are in the register.",
        .length = 4, .slot_count = 2, .choice_count = 0, .grade = ISADORA_HARDWARE,
        .slots = slots_sethi, .configs = 0x3,
        .fixed_mask = {{0xff000000u, 0x0}}, .fixed_value = {{0x75000000, 0x0}},
        .bits = "01110101 ddddd--- iiiiiiii iiiiiiii",
    },
    [VP1_SCALAR_MOV_TO] = {
        .name = "mov_to", .page = "mov_to", .title = "Move to another register file",
        .mnemonic = "mov", .syntax = "mov TOFILE [$c[CDST]] $r[SRC1]",
        .effects = "reads $r[SRC1]; writes $v[DST].w[0] $v[DST].w[1] $v[DST].w[2] $v[DST].w[3] $l[DST.n & 3] $a[DST] $m[MDST] $x[DST.n & 0xf] $c[CDST].0..7 $s2v_factor[0] $s2v_mask[0].b[0] $s2v_factor[1] $s2v_mask[0].b[1]",
        .note = "Copies a general register to a word of a vector register, or to `$a`, `$l`, `$m` or `$x`. `$l` keeps 16 bits; `$x` has 16 entries and drops the high bit of the number. Files that do not exist print as `file14[3]`: nothing is copied. A condition register, if named, has its low byte cleared in every case.",
        .length = 4, .slot_count = 6, .choice_count = 2, .grade = ISADORA_HARDWARE,
        .slots = slots_mov_to, .configs = 0x3,
        .choices = choices_7,
        .fixed_mask = {{0xff000000u, 0x0}}, .fixed_value = {{0x6a000000, 0x0}},
        .bits = "01101010 dddddsss ss------ rrrrrccc",
    },
    [VP1_SCALAR_MOV_FROM] = {
        .name = "mov_from", .page = "mov_from", .title = "Move from another register file",
        .mnemonic = "mov", .syntax = "mov $r[DST] [$c[CDST]] FROMFILE",
        .effects = "reads $v[SRC1].w[0] $v[SRC1].w[1] $v[SRC1].w[2] $v[SRC1].w[3] $l[SRC1.n & 3] $a[SRC1] $c[SRC1.n & 3] $m[MSRC] $x[SRC1.n & 0xf] $r[SRC1].0 $r[SRC1].1 $r[SRC1].2 $r[SRC1].3; writes $r[DST] $c[CDST].0..7 $s2v_factor[0] $s2v_mask[0].b[0] $s2v_factor[1] $s2v_mask[0].b[1]",
        .note = "The other way. `$l` takes the number modulo 4, `$x` modulo 16; a `$c` past 3 reads as 0. Where the file does not exist the destination keeps its value. A condition register, if named, has its low byte cleared after it was read. The number of the entry also picks the general register that drives the bus.",
        .shares = "one field numbers the entry and the register on the bus",
        .length = 4, .slot_count = 6, .choice_count = 2, .grade = ISADORA_HARDWARE,
        .slots = slots_mov_from, .configs = 0x3,
        .choices = choices_8,
        .fixed_mask = {{0xff000000u, 0x0}}, .fixed_value = {{0x6b000000, 0x0}},
        .bits = "01101011 dddddsss ss------ rrrrrccc",
    },
    [VP1_SCALAR_MOV_TO_UNTESTED] = {
        .name = "mov_to_untested", .page = "mov_to_untested", .title = "Move to a file that was never tested",
        .mnemonic = "mov", .syntax = "mov TO_UNTESTED [$c[CDST]] $r[SRC1]",
        .effects = "trap: the effect on this register file was never compared with hardware",
        .note = "",
        .length = 4, .slot_count = 5, .choice_count = 2, .grade = ISADORA_UNKNOWN,
        .slots = slots_mov_to_untested, .configs = 0x3,
        .choices = choices_9,
        .fixed_mask = {{0xff000000u, 0x0}}, .fixed_value = {{0x6a000000, 0x0}},
        .bits = "01101010 dddddsss ss------ rrrrrccc",
    },
    [VP1_SCALAR_MOV_FROM_UNTESTED] = {
        .name = "mov_from_untested", .page = "mov_from_untested", .title = "Move from a file that was never tested",
        .mnemonic = "mov", .syntax = "mov $r[DST] [$c[CDST]] FROM_UNTESTED",
        .effects = "trap: what this register file reads was never compared with hardware",
        .note = "",
        .length = 4, .slot_count = 5, .choice_count = 2, .grade = ISADORA_UNKNOWN,
        .slots = slots_mov_from_untested, .configs = 0x3,
        .choices = choices_10,
        .fixed_mask = {{0xff000000u, 0x0}}, .fixed_value = {{0x6b000000, 0x0}},
        .bits = "01101011 dddddsss ss------ rrrrrccc",
    },
    [VP1_SCALAR_SNOP] = {
        .name = "snop", .page = "snop", .title = "No operation",
        .mnemonic = "snop", .syntax = "snop",
        .effects = "reads $r[SRC1].0 $r[SRC1].1 $r[SRC1].2 $r[SRC1].3; writes $s2v_factor[0] $s2v_mask[0].b[0] $s2v_factor[1] $s2v_mask[0].b[1]",
        .note = "The one opcode that changes no register at all. Source 1 is not shown, but its register still drives the bus, without the valid bit.",
        .length = 4, .slot_count = 0, .choice_count = 0, .grade = ISADORA_HARDWARE,
        .slots = NULL, .configs = 0x3,
        .fixed_mask = {{0xff000000u, 0x0}}, .fixed_value = {{0x4f000000, 0x0}},
        .bits = "01001111 -----sss ss------ --------",
    },
    [VP1_SCALAR_CCLEAR] = {
        .name = "cclear", .page = "cclear", .title = "Unused opcodes: clear flags",
        .mnemonic = "cclear", .syntax = "cclear [$c[CDST]] $r[SRC1]",
        .effects = "reads $r[SRC1].0 $r[SRC1].1 $r[SRC1].2 $r[SRC1].3; writes $c[CDST].0..7 $s2v_factor[0] $s2v_mask[0].b[0] $s2v_factor[1] $s2v_mask[0].b[1]",
        .note = "27 opcodes that nobody named. All do the same: the low byte of the condition register becomes 0, and source 1 drives the bus, without the valid bit. The name is ours.",
        .length = 4, .slot_count = 2, .choice_count = 1, .grade = ISADORA_HARDWARE,
        .slots = slots_cclear, .configs = 0x3,
        .choices = choices_2,
        .fixed_mask = {{0xc0000000u, 0x0}}, .fixed_value = {{0x40000000, 0x0}},
        .bits = "01...... -----sss ss------ -----ccc",
    },
    [VP1_SCALAR_VEC] = {
        .name = "vec", .page = "vec", .title = "Send two constants to the vector unit",
        .mnemonic = "vec", .syntax = "vec FACTOR1 FACTOR2 $vc[VCIDX] VCFLAG VCXFRM",
        .effects = "reads $vc[VCIDX].sf $vc[VCIDX.n | 1].sf $vc[VCIDX].zf $vc[VCIDX.n | 1].zf; writes $s2v_factor[0] $s2v_mask[0].b[0] $s2v_factor[1] $s2v_mask[0].b[1] $s2v_factor[2] $s2v_mask[1].b[0] $s2v_factor[3] $s2v_mask[1].b[1] $s2v_valid $s2v_vcidx $s2v_vcpart $s2v_xfrm $s2v_vcmask",
        .note = "A vector instruction multiplies each component by two factors: number 0 or 1 and number 2 or 3, as the component's bit of the mask says. Here both factors of a pair are equal, so the mask does not matter for them.",
        .length = 4, .slot_count = 5, .choice_count = 0, .grade = ISADORA_HARDWARE,
        .slots = slots_vec, .configs = 0x3,
        .fixed_mask = {{0xff000000u, 0x0}}, .fixed_value = {{0x24000000, 0x0}},
        .bits = "00100100 vvvvvfff ffffffff fffffffv",
    },
    [VP1_SCALAR_BVEC] = {
        .name = "bvec", .page = "bvec", .title = "Send four bytes to the vector unit",
        .mnemonic = "bvec", .syntax = "bvec $r[SRC1] $vc[VCIDX] VCFLAG VCXFRM",
        .effects = "reads $r[SRC1].b $vc[VCIDX].sf $vc[VCIDX.n | 1].sf $vc[VCIDX].zf $vc[VCIDX.n | 1].zf; writes $s2v_factor[0..3] $s2v_mask[0..1].b $s2v_valid $s2v_vcidx $s2v_vcpart $s2v_xfrm $s2v_vcmask",
        .note = "Each signed byte of the register, doubled, becomes one factor. Read as masks, bytes 0 and 1 are mask 0 and bytes 2 and 3 are mask 1.",
        .length = 4, .slot_count = 4, .choice_count = 0, .grade = ISADORA_HARDWARE,
        .slots = slots_bvec, .configs = 0x3,
        .fixed_mask = {{0xff000000u, 0x0}}, .fixed_value = {{0xf000000, 0x0}},
        .bits = "00001111 vvvvvsss ss------ -------v",
    },
    [VP1_SCALAR_VECMS] = {
        .name = "vecms", .page = "vecms", .title = "Send a mask and shift it out",
        .mnemonic = "vecms", .syntax = "vecms $r[SRC1] $vc[VCIDX] VCFLAG VCXFRM",
        .effects = "reads $r[SRC1] $vc[VCIDX].sf $vc[VCIDX.n | 1].sf $vc[VCIDX].zf $vc[VCIDX.n | 1].zf; writes $r[SRC1] $s2v_factor[0] $s2v_mask[0].b[0] $s2v_factor[1] $s2v_mask[0].b[1] $s2v_valid $s2v_vcidx $s2v_vcpart $s2v_xfrm $s2v_vcmask",
        .note = "Sends the low four bits of a register, one bit for each group of four lanes, and shifts the register right by four. A register with a mask for eight steps can so be used up step by step. The bits that hold the destination elsewhere are taken by the bus, so the result goes back to source 1.",
        .length = 4, .slot_count = 4, .choice_count = 0, .grade = ISADORA_HARDWARE,
        .slots = slots_bvec, .configs = 0x3,
        .fixed_mask = {{0xff000000u, 0x0}}, .fixed_value = {{0x45000000, 0x0}},
        .bits = "01000101 vvvvvsss ss------ -------v",
    },
    [VP1_SCALAR_BVECMAD] = {
        .name = "bvecmad", .page = "bvecmad", .title = "Multiply bytes, add, send",
        .mnemonic = "bvecmad", .syntax = "bvecmad $r[SRC1] $r[SRC2]q $c[COND] SLCT $vc[VCIDX] VCFLAG VCXFRM",
        .effects = "reads $c[COND] $r[0..31] $r[2..31] $r[SRC1].11..18 $vc[VCIDX].sf $vc[VCIDX.n | 1].sf $vc[VCIDX].zf $vc[VCIDX.n | 1].zf; writes $s2v_factor[0..3] $s2v_mask[0..1].b $s2v_valid $s2v_vcidx $s2v_vcpart $s2v_xfrm $s2v_vcmask",
        .note = "Adds to each signed byte of set A the part k/256 of its partner in set B, and sends twice the sum, rounded, as a factor. Set A is a register and set B the one two above it; k is bits 11-18 of source 1. The number of A may be raised by condition bits, so it is best a multiple of four: bits are combined with \"or\".",
        .length = 4, .slot_count = 7, .choice_count = 0, .grade = ISADORA_HARDWARE,
        .slots = slots_bvecmad, .configs = 0x3,
        .fixed_mask = {{0xff000000u, 0x0}}, .fixed_value = {{0x4000000, 0x0}},
        .bits = "00000100 vvvvvsss ssssssss ssscc--v",
    },
    [VP1_SCALAR_BVECMADSEL] = {
        .name = "bvecmadsel", .page = "bvecmadsel", .title = "Multiply bytes, add, choose, send",
        .mnemonic = "bvecmadsel", .syntax = "bvecmadsel $r[SRC1] $r[SRC2]q $c[COND] SLCT $vc[VCIDX] VCFLAG VCXFRM",
        .effects = "reads $c[COND] $r[0..31] $r[2..31] $r[SRC1].11..17 $vc[VCIDX].sf $vc[VCIDX.n | 1].sf $vc[VCIDX].zf $vc[VCIDX.n | 1].zf; writes $s2v_factor[0..2] $s2v_mask[0..1].b $s2v_factor[1..3] $s2v_valid $s2v_vcidx $s2v_vcpart $s2v_xfrm $s2v_vcmask",
        .note = "As `bvecmad`, but k has seven bits, and only one sum of each half is sent, twice: that of bytes 0 and 2, or, if SLCT is b19 and bit b18 of the condition register is set, that of bytes 1 and 3.",
        .length = 4, .slot_count = 7, .choice_count = 0, .grade = ISADORA_HARDWARE,
        .slots = slots_bvecmad, .configs = 0x3,
        .fixed_mask = {{0xff000000u, 0x0}}, .fixed_value = {{0x5000000, 0x0}},
        .bits = "00000101 vvvvvsss ssssssss ssscc--v",
    },
};

static const struct isadora_ledger ledger[] = {
    {"32", "nv41", "2139095040", "0", "8388608", "2147483648"},
    {"32", "g80", "2142240768", "0", "5242880", "2147483648"},
};

static const char *const also_r_31[] = {"0x0", NULL};
static const struct isadora_entry entries_r[] = {
    {31, NULL, 1, 0, 0x0, also_r_31, 0, 0, 0, 0},
};

static const struct isadora_view views_r[] = {
    {"b", 4, 0, 8, 8},
};

static const struct isadora_view views_c[] = {
    {"sf", 0, 0, 0, 1},
    {"zf", 0, 1, 0, 1},
    {"b19", 0, 2, 0, 1},
    {"b20d", 0, 3, 0, 1},
    {"b20", 0, 4, 0, 1},
    {"b21", 0, 5, 0, 1},
    {"b19a", 0, 6, 0, 1},
    {"b18", 0, 7, 0, 1},
    {"asf", 0, 8, 0, 1},
    {"azf", 0, 9, 0, 1},
    {"aef", 0, 10, 0, 1},
    {"lzf", 0, 13, 0, 1},
};

static const struct isadora_held held_c[] = {
    {0x1, {{0xc0, 0x0}}, {{0x0, 0x0}}},
    {0x3, {{0x1800, 0x0}}, {{0x0, 0x0}}},
    {0x3, {{0x4000, 0x0}}, {{0x0, 0x0}}},
    {0x3, {{0x8000, 0x0}}, {{0x8000, 0x0}}},
};

static const struct isadora_view views_v[] = {
    {"w", 4, 0, 32, 32},
};

static const struct isadora_view views_vc[] = {
    {"sf", 0, 0, 0, 16},
    {"zf", 0, 16, 0, 16},
};

static const struct isadora_entry entries_sr[] = {
    {30, "$tick", 0, 0, 0, NULL, 0, 0, 0, 0},
    {31, "$csreq", 0, 0, 0, NULL, 0, 0, 0, 0},
};

static const struct isadora_entry entries_uc[] = {
    {16, "$uccfg", 0, 0, 0, NULL, 0, 0, 0, 0},
};

static const struct isadora_view views_s2v_mask[] = {
    {"b", 2, 0, 8, 8},
};

static const struct isadora_file files[] = {
    {
        .name = "$r", .prints = "$r", .vector = NULL,
        .count = 32, .width = 32, .is_signed = 0, .is_pc = 0,
        .offset = offsetof(struct vp1_scalar_state, r), .stride = sizeof(((struct vp1_scalar_state *)0)->r[0]),
        .entry_count = 1, .entries = entries_r,
        .view_count = 1, .views = views_r,
        .configs = 0x3,
    },
    {
        .name = "$c", .prints = "$c", .vector = NULL,
        .count = 4, .width = 16, .is_signed = 0, .is_pc = 0,
        .offset = offsetof(struct vp1_scalar_state, c), .stride = sizeof(((struct vp1_scalar_state *)0)->c[0]),
        .view_count = 12, .views = views_c,
        .held_count = 4, .held = held_c,
        .configs = 0x3,
    },
    {
        .name = "$v", .prints = "$v", .vector = NULL,
        .count = 32, .width = 128, .is_signed = 0, .is_pc = 0,
        .offset = offsetof(struct vp1_scalar_state, v), .stride = sizeof(((struct vp1_scalar_state *)0)->v[0]),
        .view_count = 1, .views = views_v,
        .configs = 0x3,
    },
    {
        .name = "$vc", .prints = "$vc", .vector = NULL,
        .count = 4, .width = 32, .is_signed = 0, .is_pc = 0,
        .offset = offsetof(struct vp1_scalar_state, vc), .stride = sizeof(((struct vp1_scalar_state *)0)->vc[0]),
        .view_count = 2, .views = views_vc,
        .configs = 0x3,
    },
    {
        .name = "$a", .prints = "$a", .vector = NULL,
        .count = 32, .width = 32, .is_signed = 0, .is_pc = 0,
        .offset = offsetof(struct vp1_scalar_state, a), .stride = sizeof(((struct vp1_scalar_state *)0)->a[0]),
        .configs = 0x3,
    },
    {
        .name = "$l", .prints = "$l", .vector = NULL,
        .count = 4, .width = 16, .is_signed = 0, .is_pc = 0,
        .offset = offsetof(struct vp1_scalar_state, l), .stride = sizeof(((struct vp1_scalar_state *)0)->l[0]),
        .configs = 0x3,
    },
    {
        .name = "$m", .prints = "$m", .vector = NULL,
        .count = 64, .width = 32, .is_signed = 0, .is_pc = 0,
        .offset = offsetof(struct vp1_scalar_state, m), .stride = sizeof(((struct vp1_scalar_state *)0)->m[0]),
        .configs = 0x3,
    },
    {
        .name = "$x", .prints = "$x", .vector = NULL,
        .count = 16, .width = 32, .is_signed = 0, .is_pc = 0,
        .offset = offsetof(struct vp1_scalar_state, x), .stride = sizeof(((struct vp1_scalar_state *)0)->x[0]),
        .configs = 0x2,
    },
    {
        .name = "$sr", .prints = "$sr", .vector = NULL,
        .count = 32, .width = 32, .is_signed = 0, .is_pc = 0,
        .offset = offsetof(struct vp1_scalar_state, sr), .stride = sizeof(((struct vp1_scalar_state *)0)->sr[0]),
        .entry_count = 2, .entries = entries_sr,
        .configs = 0x3,
    },
    {
        .name = "$mi", .prints = "$mi", .vector = NULL,
        .count = 32, .width = 32, .is_signed = 0, .is_pc = 0,
        .offset = offsetof(struct vp1_scalar_state, mi), .stride = sizeof(((struct vp1_scalar_state *)0)->mi[0]),
        .configs = 0x3,
    },
    {
        .name = "$uc", .prints = "$uc", .vector = NULL,
        .count = 32, .width = 32, .is_signed = 0, .is_pc = 0,
        .offset = offsetof(struct vp1_scalar_state, uc), .stride = sizeof(((struct vp1_scalar_state *)0)->uc[0]),
        .entry_count = 1, .entries = entries_uc,
        .configs = 0x3,
    },
    {
        .name = "$d", .prints = "$d", .vector = NULL,
        .count = 8, .width = 17, .is_signed = 0, .is_pc = 0,
        .offset = offsetof(struct vp1_scalar_state, d), .stride = sizeof(((struct vp1_scalar_state *)0)->d[0]),
        .configs = 0x2,
    },
    {
        .name = "$f", .prints = "$f", .vector = NULL,
        .count = 2, .width = 32, .is_signed = 0, .is_pc = 0,
        .offset = offsetof(struct vp1_scalar_state, f), .stride = sizeof(((struct vp1_scalar_state *)0)->f[0]),
        .configs = 0x3,
    },
    {
        .name = "$s2v_factor", .prints = "$s2v_factor", .vector = "s2v.factor",
        .count = 4, .width = 10, .is_signed = 1, .is_pc = 0,
        .offset = offsetof(struct vp1_scalar_state, bundle.s2v_factor), .stride = sizeof(((struct vp1_scalar_state *)0)->bundle.s2v_factor[0]),
        .configs = 0x3,
    },
    {
        .name = "$s2v_mask", .prints = "$s2v_mask", .vector = "s2v.mask",
        .count = 2, .width = 16, .is_signed = 0, .is_pc = 0,
        .offset = offsetof(struct vp1_scalar_state, bundle.s2v_mask), .stride = sizeof(((struct vp1_scalar_state *)0)->bundle.s2v_mask[0]),
        .view_count = 1, .views = views_s2v_mask,
        .configs = 0x3,
    },
    {
        .name = "$s2v_valid", .prints = "$s2v_valid", .vector = "s2v.valid",
        .count = 0, .width = 1, .is_signed = 0, .is_pc = 0,
        .offset = offsetof(struct vp1_scalar_state, bundle.s2v_valid), .stride = 0,
        .configs = 0x3,
    },
    {
        .name = "$s2v_vcidx", .prints = "$s2v_vcidx", .vector = "s2v.vcidx",
        .count = 0, .width = 2, .is_signed = 0, .is_pc = 0,
        .offset = offsetof(struct vp1_scalar_state, bundle.s2v_vcidx), .stride = 0,
        .configs = 0x3,
    },
    {
        .name = "$s2v_vcpart", .prints = "$s2v_vcpart", .vector = "s2v.vcpart",
        .count = 0, .width = 1, .is_signed = 0, .is_pc = 0,
        .offset = offsetof(struct vp1_scalar_state, bundle.s2v_vcpart), .stride = 0,
        .configs = 0x3,
    },
    {
        .name = "$s2v_xfrm", .prints = "$s2v_xfrm", .vector = "s2v.xfrm",
        .count = 0, .width = 3, .is_signed = 0, .is_pc = 0,
        .offset = offsetof(struct vp1_scalar_state, bundle.s2v_xfrm), .stride = 0,
        .configs = 0x3,
    },
    {
        .name = "$s2v_vcmask", .prints = "$s2v_vcmask", .vector = "s2v.vcmask",
        .count = 0, .width = 16, .is_signed = 0, .is_pc = 0,
        .offset = offsetof(struct vp1_scalar_state, bundle.s2v_vcmask), .stride = 0,
        .configs = 0x3,
    },
};

#define FIELDS(...) (const uint16_t[]){__VA_ARGS__}
static const struct isadora_word_pattern words[] = {
    {"*", FIELDS(VP1_SCALAR_FIELD_RND)},
    {"*", FIELDS(VP1_SCALAR_FIELD_SIGN1)},
    {"*", FIELDS(VP1_SCALAR_FIELD_SIGN2)},
    {"*", FIELDS(VP1_SCALAR_FIELD_SLCT)},
    {"*", FIELDS(VP1_SCALAR_FIELD_VCFLAG)},
    {"abs", NULL},
    {"add", NULL},
    {"and", NULL},
    {"babs", NULL},
    {"badd", NULL},
    {"band", NULL},
    {"bitop", NULL},
    {"bmax", NULL},
    {"bmin", NULL},
    {"bmul", NULL},
    {"bmula", NULL},
    {"bmulabus", NULL},
    {"bmulbus", NULL},
    {"bneg", NULL},
    {"bor", NULL},
    {"bprodbus", NULL},
    {"bprodbusc", NULL},
    {"bshr", NULL},
    {"bsub", NULL},
    {"bvec", NULL},
    {"bvecmad", NULL},
    {"bvecmadsel", NULL},
    {"bxor", NULL},
    {"cclear", NULL},
    {"max", NULL},
    {"min", NULL},
    {"mov", NULL},
    {"mul", NULL},
    {"nand", NULL},
    {"neg", NULL},
    {"nor", NULL},
    {"not", NULL},
    {"nxor", NULL},
    {"or", NULL},
    {"s", NULL},
    {"sar", NULL},
    {"sethi", NULL},
    {"shr", NULL},
    {"slct", NULL},
    {"snop", NULL},
    {"sub", NULL},
    {"u", NULL},
    {"vec", NULL},
    {"vecms", NULL},
    {"xor", NULL},
};

bool vp1_scalar_branch_target(const struct isadora_context *c, const struct isadora_insn *in, uint64_t *to)
{
    (void)c;
    (void)in;
    (void)to;
    return false;
}

const struct isadora_target vp1_scalar_target = {
    .name = "vp1-scalar", .title = "VP1 scalar unit",
    .configs = configs, .config_count = 2,
    .units = units, .unit_count = 1,
    .forms = forms, .form_count = 70,
    .fields = fields, .field_count = 29,
    .files = files, .file_count = 20,
    .spaces = NULL, .space_count = 0,
    .ledger = ledger, .ledger_count = 2,
    .text_max = VP1_SCALAR_TEXT_MAX,
    .state_size = sizeof(struct vp1_scalar_state),
    .pc_counts_units = 0,
    .start = 0x0,
    .words = words, .word_count = 50,
    .decode = vp1_scalar_decode,
    .encode = vp1_scalar_encode,
    .format = vp1_scalar_format,
    .parse = vp1_scalar_parse,
    .reset = vp1_scalar_reset,
    .execute = vp1_scalar_execute,
    .branch_target = vp1_scalar_branch_target,
    .actions = vp1_scalar_actions,
};
