/* Generated from the description vp1-scalar by gen/emit/target.lua. Do not edit. */
#include "vp1_scalar_state.h"

static const struct isadora_config configs[] = {
    {"nv41", "nv41", NULL, NULL, NULL},
    {"g80", "g80", NULL, NULL, NULL},
};

static const struct isadora_unit units[] = {
    {4, 32, 0, 4, 0x3},
};

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
static const struct isadora_code codes_RND[] = {
    {0, "rd"},
    {1, "rn"},
};
static const struct isadora_code codes_SIGN1[] = {
    {0, "u"},
    {1, "s"},
};
static const struct isadora_code codes_SIGN2[] = {
    {0, "u"},
    {1, "s"},
};
static const struct isadora_code codes_VCFLAG[] = {
    {0, "sf"},
    {1, "zf"},
};

#define COUNT(list) (sizeof(list) / sizeof(list)[0])
#define PIECES(...) .pieces = (const struct isadora_piece[]){__VA_ARGS__}, \
    .piece_count = COUNT(((const struct isadora_piece[]){__VA_ARGS__}))
#define CODES(list) .codes = list, .code_count = COUNT(list)

static const struct isadora_field fields[] = {
    [VP1_SCALAR_FIELD_OP] = {.name = "OP", .kind = ISADORA_NUMBER, .width = 8, PIECES({24, 31}),
        .scale = 1, .file = -1},
    [VP1_SCALAR_FIELD_UNSIGN] = {.name = "UNSIGN", .kind = ISADORA_NUMBER, .width = 1,
        PIECES({28, 28}), .scale = 1, .file = -1},
    [VP1_SCALAR_FIELD_IMMED] = {.name = "IMMED", .kind = ISADORA_NUMBER, .width = 1,
        PIECES({29, 29}), .scale = 1, .file = -1},
    [VP1_SCALAR_FIELD_DST] = {.name = "DST", .kind = ISADORA_REGISTER, .width = 5, PIECES({19, 23}),
        .scale = 1, .file = 0},
    [VP1_SCALAR_FIELD_SRC1] = {.name = "SRC1", .kind = ISADORA_REGISTER, .width = 5,
        PIECES({14, 18}), .scale = 1, .file = 0},
    [VP1_SCALAR_FIELD_SRC2] = {.name = "SRC2", .kind = ISADORA_REGISTER, .width = 5,
        PIECES({9, 13}), .scale = 1, .file = 0},
    [VP1_SCALAR_FIELD_CDST] = {.name = "CDST", .kind = ISADORA_REGISTER, .width = 3, PIECES({0, 2}),
        .scale = 1, .file = 1},
    [VP1_SCALAR_FIELD_COND] = {.name = "COND", .kind = ISADORA_REGISTER, .width = 2, PIECES({3, 4}),
        .scale = 1, .file = 1},
    [VP1_SCALAR_FIELD_SLCT] = {.name = "SLCT", .kind = ISADORA_CODES, .width = 4, PIECES({5, 8}),
        .scale = 1, CODES(codes_SLCT), .file = -1},
    [VP1_SCALAR_FIELD_IMM] = {.name = "IMM", .kind = ISADORA_NUMBER, .width = 11, PIECES({3, 13}),
        .is_signed = 1, .scale = 1, .file = -1},
    [VP1_SCALAR_FIELD_BIMM] = {.name = "BIMM", .kind = ISADORA_NUMBER, .width = 8, PIECES({3, 10}),
        .scale = 1, .file = -1},
    [VP1_SCALAR_FIELD_BIMMMUL] = {.name = "BIMMMUL", .kind = ISADORA_NUMBER, .width = 6,
        PIECES({9, 13}, {0, 0}), .scale = 4, .file = -1},
    [VP1_SCALAR_FIELD_BIMMBAD] = {.name = "BIMMBAD", .kind = ISADORA_NUMBER, .width = 8,
        PIECES({0, 7}), .scale = 1, .file = -1},
    [VP1_SCALAR_FIELD_IMM19] = {.name = "IMM19", .kind = ISADORA_NUMBER, .width = 19,
        PIECES({0, 18}), .is_signed = 1, .scale = 1, .file = -1},
    [VP1_SCALAR_FIELD_IMM16] = {.name = "IMM16", .kind = ISADORA_NUMBER, .width = 16,
        PIECES({0, 15}), .scale = 65536, .file = -1},
    [VP1_SCALAR_FIELD_BITOP] = {.name = "BITOP", .kind = ISADORA_NUMBER, .width = 4, PIECES({3, 6}),
        .scale = 1, .file = -1},
    [VP1_SCALAR_FIELD_RND] = {.name = "RND", .kind = ISADORA_CODES, .width = 1, PIECES({8, 8}),
        .scale = 1, CODES(codes_RND), .file = -1},
    [VP1_SCALAR_FIELD_SIGN1] = {.name = "SIGN1", .kind = ISADORA_CODES, .width = 1, PIECES({2, 2}),
        .scale = 1, CODES(codes_SIGN1), .file = -1},
    [VP1_SCALAR_FIELD_SIGN2] = {.name = "SIGN2", .kind = ISADORA_CODES, .width = 1, PIECES({1, 1}),
        .scale = 1, CODES(codes_SIGN2), .file = -1},
    [VP1_SCALAR_FIELD_FACTOR1] = {.name = "FACTOR1", .kind = ISADORA_NUMBER, .width = 9,
        PIECES({1, 9}), .is_signed = 1, .scale = 1, .file = -1},
    [VP1_SCALAR_FIELD_FACTOR2] = {.name = "FACTOR2", .kind = ISADORA_NUMBER, .width = 9,
        PIECES({10, 18}), .is_signed = 1, .scale = 1, .file = -1},
    [VP1_SCALAR_FIELD_VCIDX] = {.name = "VCIDX", .kind = ISADORA_REGISTER, .width = 2,
        PIECES({19, 20}), .scale = 1, .file = 3},
    [VP1_SCALAR_FIELD_VCFLAG] = {.name = "VCFLAG", .kind = ISADORA_CODES, .width = 1,
        PIECES({21, 21}), .scale = 1, CODES(codes_VCFLAG), .file = -1},
    [VP1_SCALAR_FIELD_VCXFRM] = {.name = "VCXFRM", .kind = ISADORA_NUMBER, .width = 3,
        PIECES({22, 23}, {0, 0}), .scale = 1, .file = -1},
    [VP1_SCALAR_FIELD_RFILE] = {.name = "RFILE", .kind = ISADORA_NUMBER, .width = 5, PIECES({3, 7}),
        .decimal = 1, .scale = 1, .file = -1},
    [VP1_SCALAR_FIELD_TOIDX] = {.name = "TOIDX", .kind = ISADORA_NUMBER, .width = 5,
        PIECES({19, 23}), .decimal = 1, .scale = 1, .file = -1},
    [VP1_SCALAR_FIELD_FROMIDX] = {.name = "FROMIDX", .kind = ISADORA_NUMBER, .width = 5,
        PIECES({14, 18}), .decimal = 1, .scale = 1, .file = -1},
    [VP1_SCALAR_FIELD_MDST] = {.name = "MDST", .kind = ISADORA_REGISTER, .width = 6,
        PIECES({19, 23}, {3, 3}), .scale = 1, .file = 6},
    [VP1_SCALAR_FIELD_MSRC] = {.name = "MSRC", .kind = ISADORA_REGISTER, .width = 6,
        PIECES({14, 18}, {3, 3}), .scale = 1, .file = 6},
};

#define F(name) {VP1_SCALAR_FIELD_##name}
#define SLOTS_WORD2 F(SRC2), F(COND), F(SLCT), F(IMM)
#define SLOTS_BYTES2 F(SRC2), F(COND), F(SLCT), F(BIMM)
static const struct isadora_slot slots_arith_mul_two[] = {F(DST), F(CDST), F(SRC1), SLOTS_WORD2};
static const struct isadora_slot slots_arith_abs_one[] = {F(DST), F(CDST), F(SRC1)};
static const struct isadora_slot slots_bitop_nor[] = {F(DST), F(CDST), F(SRC1), F(SRC2)};
static const struct isadora_slot slots_bitop_rest[] = {F(BITOP), F(DST), F(CDST), F(SRC1), F(SRC2)};
static const struct isadora_slot slots_bits_imm_and[] = {F(DST), F(CDST), F(SRC1), F(IMM)};
static const struct isadora_slot slots_bytes_bmin_signed_two[] = {F(DST), F(CDST), F(SRC1),
    SLOTS_BYTES2};
static const struct isadora_slot slots_byte_bits_band[] = {F(DST), F(CDST), F(SRC1), F(BIMM)};
static const struct isadora_slot slots_bmul_bmul_s_reg[] = {F(RND), F(DST), F(SIGN1), F(SRC1),
    F(SIGN2), F(SRC2)};
static const struct isadora_slot slots_bmul_bmul_s_imm[] = {F(RND), F(DST), F(SIGN1), F(SRC1),
    F(SIGN2), F(BIMMMUL)};
static const struct isadora_slot slots_bmul_bmula_s_bad[] = {F(RND), F(DST), F(SIGN1), F(SRC1),
    F(SIGN2), F(BIMMBAD)};
static const struct isadora_slot slots_bmulbus_reg[] = {F(SIGN1), F(SRC1), F(SIGN2), F(SRC2)};
static const struct isadora_slot slots_bmulbus_imm[] = {F(SIGN1), F(SRC1), F(SIGN2), F(BIMMBAD)};
static const struct isadora_slot slots_bmulabus_signed_reg[] = {F(RND), F(SIGN1), F(SRC1), F(SIGN2),
    F(SRC2)};
static const struct isadora_slot slots_bmulabus_signed_imm[] = {F(RND), F(SIGN1), F(SRC1), F(SIGN2),
    F(BIMMBAD)};
static const struct isadora_slot slots_bprodbus_reg[] = {F(SRC1), F(SRC2)};
static const struct isadora_slot slots_bprodbus_imm[] = {F(SRC1), F(BIMMBAD)};
static const struct isadora_slot slots_bprodbusc[] = {F(CDST), F(SRC1), SLOTS_BYTES2};
static const struct isadora_slot slots_mov_imm[] = {F(DST), F(IMM19)};
static const struct isadora_slot slots_sethi[] = {F(DST), F(IMM16)};
static const struct isadora_slot slots_mov_to[] = {F(DST), F(MDST), F(RFILE), F(TOIDX), F(CDST),
    F(SRC1)};
static const struct isadora_slot slots_mov_from[] = {F(DST), F(CDST), F(SRC1), F(MSRC), F(RFILE),
    F(FROMIDX)};
static const struct isadora_slot slots_mov_to_untested[] = {F(DST), F(RFILE), F(TOIDX), F(CDST),
    F(SRC1)};
static const struct isadora_slot slots_mov_from_untested[] = {F(DST), F(CDST), F(SRC1), F(RFILE),
    F(FROMIDX)};
static const struct isadora_slot slots_cclear[] = {F(CDST), F(SRC1)};
static const struct isadora_slot slots_vec[] = {F(FACTOR1), F(FACTOR2), F(VCIDX), F(VCFLAG),
    F(VCXFRM)};
static const struct isadora_slot slots_bvec[] = {F(SRC1), F(VCIDX), F(VCFLAG), F(VCXFRM)};
static const struct isadora_slot slots_bvecmad[] = {F(SRC1), F(SRC2), F(COND), F(SLCT), F(VCIDX),
    F(VCFLAG), F(VCXFRM)};

static const char *const lines_CDST[] = {"", "$c[CDST]"};
#define C_CDST(role) {"CDST", role, lines_CDST, 2}
static const char *const lines_WORD2[] = {"$r[SRC2]", "(slct $c[COND] SLCT $r[SRC2]q)",
    "(slct $c[COND] SLCT $r[SRC2]d)", "IMM"};
#define C_WORD2(role) {"WORD2", role, lines_WORD2, 4}
static const struct isadora_choice choices_arith_mul_two[] = {C_CDST(NULL), C_WORD2("b")};
static const struct isadora_choice choices_arith_abs_one[] = {C_CDST(NULL)};
static const char *const lines_BYTES2[] = {"$r[SRC2]", "(slct $c[COND] SLCT $r[SRC2]q)",
    "(slct $c[COND] SLCT $r[SRC2]d)", "BIMM"};
#define C_BYTES2(role) {"BYTES2", role, lines_BYTES2, 4}
static const struct isadora_choice choices_bytes_bmin_signed_two[] = {C_CDST(NULL), C_BYTES2("b")};
static const char *const lines_REPMUL[] = {"BIMMMUL"};
#define C_REPMUL(role) {"REPMUL", role, lines_REPMUL, 1}
static const struct isadora_choice choices_bmul_bmul_s_imm[] = {C_REPMUL("y")};
static const char *const lines_REPBAD[] = {"BIMMBAD"};
#define C_REPBAD(role) {"REPBAD", role, lines_REPBAD, 1}
static const struct isadora_choice choices_bmul_bmula_s_bad[] = {C_REPBAD("y")};
static const struct isadora_choice choices_bprodbusc[] = {C_CDST(NULL), C_BYTES2("y")};
static const char *const lines_TOFILE[] = {"$v[DST] 0x0", "$v[DST] 0x1", "$v[DST] 0x2",
    "$v[DST] 0x3", "$l[DST]", "$l[DST]", "$a[DST]", "$m[MDST]", "$x[DST]", "file{RFILE}[TOIDX]",
    "file{RFILE}[TOIDX]", "file{RFILE}[TOIDX]", "file{RFILE}[TOIDX]"};
#define C_TOFILE(role) {"TOFILE", role, lines_TOFILE, 13}
static const struct isadora_choice choices_mov_to[] = {C_TOFILE(NULL), C_CDST(NULL)};
static const char *const lines_FROMFILE[] = {"$v[SRC1] 0x0", "$v[SRC1] 0x1", "$v[SRC1] 0x2",
    "$v[SRC1] 0x3", "$l[SRC1]", "$a[SRC1]", "$c[SRC1]", "$m[MSRC]", "$x[SRC1]",
    "file{RFILE}[FROMIDX]", "file{RFILE}[FROMIDX]", "file{RFILE}[FROMIDX]", "file{RFILE}[FROMIDX]"};
#define C_FROMFILE(role) {"FROMFILE", role, lines_FROMFILE, 13}
static const struct isadora_choice choices_mov_from[] = {C_CDST(NULL), C_FROMFILE(NULL)};
static const char *const lines_TO_UNTESTED[] = {"$sr[DST]", "$mi[DST]", "$uc[DST]", "$d[DST]",
    "$f[DST]", "file{RFILE}[TOIDX]"};
#define C_TO_UNTESTED(role) {"TO_UNTESTED", role, lines_TO_UNTESTED, 6}
static const struct isadora_choice choices_mov_to_untested[] = {C_TO_UNTESTED(NULL), C_CDST(NULL)};
static const char *const lines_FROM_UNTESTED[] = {"$sr[SRC1]", "$mi[SRC1]", "$uc[SRC1]", "$d[SRC1]",
    "$f[SRC1]", "file{RFILE}[FROMIDX]"};
#define C_FROM_UNTESTED(role) {"FROM_UNTESTED", role, lines_FROM_UNTESTED, 6}
static const struct isadora_choice choices_mov_from_untested[] = {C_CDST(NULL),
    C_FROM_UNTESTED(NULL)};

static const char title_arith_mul_two[] = "Arithmetic: mul, min, max, abs, neg, add, sub, sar, shr";
static const char title_bitop_nor[] = "Bitwise operation by truth table";
static const char title_bits_imm_and[] = "Bitwise operation with an immediate";
static const char title_bytes_bmin_signed_two[] = "Bytewise arithmetic: bmin, bmax, babs, bneg, "
    "badd, bsub";
static const char title_byte_shift_signed[] = "Bytewise shift";
static const char title_byte_bits_band[] = "Bitwise operation on bytes with an immediate";
static const char title_bmul_bmul_s_reg[] = "Bytewise multiplication";
static const char title_bmulbus_reg[] = "Bytewise multiplication, to the bus only";
static const char title_bmulabus_signed_reg[] = "Bytewise multiplication, low bits to the bus only";
static const char title_bprodbus_reg[] = "Unsigned byte products, to the bus only";

static const char effects_arith_mul_two[] = "reads $r[SRC2] $r[..] $c[COND] $r[SRC1]; writes "
    "$r[DST] $c[CDST].0..7 $s2v_factor[0] $s2v_mask[0].b[0] $s2v_factor[1] $s2v_mask[0].b[1]";
static const char effects_arith_abs_one[] = "reads $r[SRC1]; writes $r[DST] $c[CDST].0..7 "
    "$s2v_factor[0] $s2v_mask[0].b[0] $s2v_factor[1] $s2v_mask[0].b[1]";
static const char effects_bitop_nor[] = "reads $r[SRC1] $r[SRC2]; writes $r[DST] $c[CDST].0..7 "
    "$s2v_factor[0] $s2v_mask[0].b[0] $s2v_factor[1] $s2v_mask[0].b[1]";
static const char effects_bytes_bmin_signed_two[] = "reads $r[SRC2] $r[..] $c[COND] $r[SRC1].b; "
    "writes $r[DST].b $c[CDST].0..7";
static const char effects_bytes_babs_signed_one[] = "reads $r[SRC1].b; writes $r[DST].b "
    "$c[CDST].0..7";
static const char effects_byte_bits_band[] = "reads $r[SRC1]; writes $r[DST] $c[CDST].0..7";
static const char effects_bmul_bmul_s_reg[] = "reads $r[SRC1].b $r[SRC2].b; writes $r[DST].b "
    "$s2v_factor[0..3] $s2v_mask[0..1].b";
static const char effects_bmul_bmul_s_imm[] = "reads $r[SRC1].b; writes $r[DST].b "
    "$s2v_factor[0..3] $s2v_mask[0..1].b";
static const char effects_bmulbus_reg[] = "reads $r[SRC1].b $r[SRC2].b; writes $s2v_factor[0..3] "
    "$s2v_mask[0..1].b";
static const char effects_bmulbus_imm[] = "reads $r[SRC1].b; writes $s2v_factor[0..3] "
    "$s2v_mask[0..1].b";

static const char note_arith_mul_two[] = "Source 2 is a register, possibly bent by a condition "
    "register, or an immediate of 11 bits with sign. `mul` takes the low 16 bits of both sources, "
    "signed, and gives 32. `min` and `max` compare signed under every opcode, although opcodes 58, "
    "59, 78 and 79 sit where other instructions are unsigned.";
static const char note_bitop_nor[] = "Each bit of the result is looked up in the four bits of "
    "BITOP; the index is twice the bit of source 1 plus the bit of source 2. Ten of the sixteen "
    "tables have names of their own, the rest are written `bitop`. Both sources are plain "
    "registers. Of the flags only zero and the copies of bits 18 to 21 are computed.";
static const char note_bits_imm_and[] = "The immediate is extended with its sign, so `and` with "
    "-0x10 clears four bits. Flags as for `bitop`.";
static const char note_bytes_bmin_signed_two[] = "Works on each of the four bytes, as signed (`s`) "
    "or unsigned (`u`) numbers, and stops at the ends of the range instead of wrapping: 0x7f + 1 "
    "stays 0x7f. An immediate stands for each byte. `babs u` changes nothing and `bneg u` always "
    "gives 0. A condition register, if named, has its low byte cleared. Nothing goes to the bus.";
static const char note_byte_shift_signed[] = "Four bits of each byte of source 2, with sign, are "
    "the amount: right if positive, left if negative (-8 to 7). `s` copies the sign in, `u` zeros. "
    "What is shifted out is lost: no clipping here.";
static const char note_byte_bits_band[] = "The eight bits of the immediate meet each byte. A "
    "condition register, if named, has its low byte cleared.";
static const char note_bmul_bmul_s_reg[] = "Multiplies byte by byte. A source marked `u` is taken "
    "as 0 to 255; one marked `s` as -128 to 127 and doubled, so that both kinds stand for "
    "fractions: 0.0 to 1.0, and -1.0 to 1.0. The result is the high part of the product, clipped: "
    "0 to 255 in `bmul .. u`, -128 to 127 in `bmul .. s`. `rn` rounds to the nearest, ties up; "
    "`rd` rounds down.";
static const char note_bmulbus_reg[] = "Opcodes 00, 10, 20 and 30 have no name in any source. They "
    "multiply as `bmul` does, never round, write no register, and leave the product without its "
    "low eight bits on the bus, not valid. The name is ours.";
static const char note_bmulabus_signed_reg[] = "Opcodes 03, 13, 23 and 33, unnamed as well. As "
    "`bmula` without a register result: signs, rounding, and the low ten bits of the product on "
    "the bus, not valid. The name is ours.";
static const char note_bprodbus_reg[] = "Ten more unnamed opcodes: plain products of unsigned "
    "bytes, low ten bits on the bus, not valid, and nothing else. The name is ours.";

static const char shares_bmul_bmul_s_reg[] = "bad opcode: the decoder reads the signs out of the "
    "immediate";

#define SLOTS(list) .slots = list, .slot_count = COUNT(list)
#define CHOICES(list) .choices = list, .choice_count = COUNT(list)

static const struct isadora_form forms[] = {
    [VP1_SCALAR_ARITH_MUL_TWO] = {
        .name = "arith.mul.two", .page = "arith", .title = title_arith_mul_two, .mnemonic = "mul",
        .syntax = "mul $r[DST] [$c[CDST]] $r[SRC1] WORD2",
        .effects = effects_arith_mul_two,
        .note = note_arith_mul_two,
        .length = 4, .grade = ISADORA_HARDWARE, .configs = 0x3, SLOTS(slots_arith_mul_two),
            CHOICES(choices_arith_mul_two),
        .bits = "01..0001 dddddsss ssssssss sssccccc",
    },
    [VP1_SCALAR_ARITH_MIN_TWO] = {
        .name = "arith.min.two", .page = "arith", .title = title_arith_mul_two, .mnemonic = "min",
        .syntax = "min $r[DST] [$c[CDST]] $r[SRC1] WORD2",
        .effects = effects_arith_mul_two,
        .note = note_arith_mul_two,
        .length = 4, .grade = ISADORA_HARDWARE, .configs = 0x3, SLOTS(slots_arith_mul_two),
            CHOICES(choices_arith_mul_two),
        .bits = "01..1000 dddddsss ssssssss sssccccc",
    },
    [VP1_SCALAR_ARITH_MAX_TWO] = {
        .name = "arith.max.two", .page = "arith", .title = title_arith_mul_two, .mnemonic = "max",
        .syntax = "max $r[DST] [$c[CDST]] $r[SRC1] WORD2",
        .effects = effects_arith_mul_two,
        .note = note_arith_mul_two,
        .length = 4, .grade = ISADORA_HARDWARE, .configs = 0x3, SLOTS(slots_arith_mul_two),
            CHOICES(choices_arith_mul_two),
        .bits = "01..1001 dddddsss ssssssss sssccccc",
    },
    [VP1_SCALAR_ARITH_ADD_TWO] = {
        .name = "arith.add.two", .page = "arith", .title = title_arith_mul_two, .mnemonic = "add",
        .syntax = "add $r[DST] [$c[CDST]] $r[SRC1] WORD2",
        .effects = effects_arith_mul_two,
        .note = note_arith_mul_two,
        .length = 4, .grade = ISADORA_HARDWARE, .configs = 0x3, SLOTS(slots_arith_mul_two),
            CHOICES(choices_arith_mul_two),
        .bits = "01..1100 dddddsss ssssssss sssccccc",
    },
    [VP1_SCALAR_ARITH_SUB_TWO] = {
        .name = "arith.sub.two", .page = "arith", .title = title_arith_mul_two, .mnemonic = "sub",
        .syntax = "sub $r[DST] [$c[CDST]] $r[SRC1] WORD2",
        .effects = effects_arith_mul_two,
        .note = note_arith_mul_two,
        .length = 4, .grade = ISADORA_HARDWARE, .configs = 0x3, SLOTS(slots_arith_mul_two),
            CHOICES(choices_arith_mul_two),
        .bits = "01..1101 dddddsss ssssssss sssccccc",
    },
    [VP1_SCALAR_ARITH_SAR_TWO] = {
        .name = "arith.sar.two", .page = "arith", .title = title_arith_mul_two, .mnemonic = "sar",
        .syntax = "sar $r[DST] [$c[CDST]] $r[SRC1] WORD2",
        .effects = effects_arith_mul_two,
        .note = note_arith_mul_two,
        .length = 4, .grade = ISADORA_HARDWARE, .configs = 0x3, SLOTS(slots_arith_mul_two),
            CHOICES(choices_arith_mul_two),
        .bits = "01.01110 dddddsss ssssssss sssccccc",
    },
    [VP1_SCALAR_ARITH_SHR_TWO] = {
        .name = "arith.shr.two", .page = "arith", .title = title_arith_mul_two, .mnemonic = "shr",
        .syntax = "shr $r[DST] [$c[CDST]] $r[SRC1] WORD2",
        .effects = effects_arith_mul_two,
        .note = note_arith_mul_two,
        .length = 4, .grade = ISADORA_HARDWARE, .configs = 0x3, SLOTS(slots_arith_mul_two),
            CHOICES(choices_arith_mul_two),
        .bits = "01.11110 dddddsss ssssssss sssccccc",
    },
    [VP1_SCALAR_ARITH_ABS_ONE] = {
        .name = "arith.abs.one", .page = "arith", .title = title_arith_mul_two, .mnemonic = "abs",
        .syntax = "abs $r[DST] [$c[CDST]] $r[SRC1]",
        .effects = effects_arith_abs_one,
        .note = note_arith_mul_two,
        .length = 4, .grade = ISADORA_HARDWARE, .configs = 0x3, SLOTS(slots_arith_abs_one),
            CHOICES(choices_arith_abs_one),
        .bits = "01..1010 dddddsss ss------ -----ccc",
    },
    [VP1_SCALAR_ARITH_NEG_ONE] = {
        .name = "arith.neg.one", .page = "arith", .title = title_arith_mul_two, .mnemonic = "neg",
        .syntax = "neg $r[DST] [$c[CDST]] $r[SRC1]",
        .effects = effects_arith_abs_one,
        .note = note_arith_mul_two,
        .length = 4, .grade = ISADORA_HARDWARE, .configs = 0x3, SLOTS(slots_arith_abs_one),
            CHOICES(choices_arith_abs_one),
        .bits = "01..1011 dddddsss ss------ -----ccc",
    },
    [VP1_SCALAR_BITOP_NOR] = {
        .name = "bitop.nor", .page = "bitop", .title = title_bitop_nor, .mnemonic = "nor",
        .syntax = "nor $r[DST] [$c[CDST]]  $r[SRC1]  $r[SRC2]",
        .effects = effects_bitop_nor,
        .note = note_bitop_nor,
        .length = 4, .grade = ISADORA_HARDWARE, .configs = 0x3, SLOTS(slots_bitop_nor),
            CHOICES(choices_arith_abs_one),
        .bits = "01000010 dddddsss sssssss- -0001ccc",
    },
    [VP1_SCALAR_BITOP_AND_NOT1] = {
        .name = "bitop.and_not1", .page = "bitop", .title = title_bitop_nor, .mnemonic = "and",
        .syntax = "and $r[DST] [$c[CDST]] not $r[SRC1]  $r[SRC2]",
        .effects = effects_bitop_nor,
        .note = note_bitop_nor,
        .length = 4, .grade = ISADORA_HARDWARE, .configs = 0x3, SLOTS(slots_bitop_nor),
            CHOICES(choices_arith_abs_one),
        .bits = "01000010 dddddsss sssssss- -0010ccc",
    },
    [VP1_SCALAR_BITOP_AND_NOT2] = {
        .name = "bitop.and_not2", .page = "bitop", .title = title_bitop_nor, .mnemonic = "and",
        .syntax = "and $r[DST] [$c[CDST]]  $r[SRC1] not $r[SRC2]",
        .effects = effects_bitop_nor,
        .note = note_bitop_nor,
        .length = 4, .grade = ISADORA_HARDWARE, .configs = 0x3, SLOTS(slots_bitop_nor),
            CHOICES(choices_arith_abs_one),
        .bits = "01000010 dddddsss sssssss- -0100ccc",
    },
    [VP1_SCALAR_BITOP_XOR] = {
        .name = "bitop.xor", .page = "bitop", .title = title_bitop_nor, .mnemonic = "xor",
        .syntax = "xor $r[DST] [$c[CDST]]  $r[SRC1]  $r[SRC2]",
        .effects = effects_bitop_nor,
        .note = note_bitop_nor,
        .length = 4, .grade = ISADORA_HARDWARE, .configs = 0x3, SLOTS(slots_bitop_nor),
            CHOICES(choices_arith_abs_one),
        .bits = "01000010 dddddsss sssssss- -0110ccc",
    },
    [VP1_SCALAR_BITOP_NAND] = {
        .name = "bitop.nand", .page = "bitop", .title = title_bitop_nor, .mnemonic = "nand",
        .syntax = "nand $r[DST] [$c[CDST]]  $r[SRC1]  $r[SRC2]",
        .effects = effects_bitop_nor,
        .note = note_bitop_nor,
        .length = 4, .grade = ISADORA_HARDWARE, .configs = 0x3, SLOTS(slots_bitop_nor),
            CHOICES(choices_arith_abs_one),
        .bits = "01000010 dddddsss sssssss- -0111ccc",
    },
    [VP1_SCALAR_BITOP_AND] = {
        .name = "bitop.and", .page = "bitop", .title = title_bitop_nor, .mnemonic = "and",
        .syntax = "and $r[DST] [$c[CDST]]  $r[SRC1]  $r[SRC2]",
        .effects = effects_bitop_nor,
        .note = note_bitop_nor,
        .length = 4, .grade = ISADORA_HARDWARE, .configs = 0x3, SLOTS(slots_bitop_nor),
            CHOICES(choices_arith_abs_one),
        .bits = "01000010 dddddsss sssssss- -1000ccc",
    },
    [VP1_SCALAR_BITOP_NXOR] = {
        .name = "bitop.nxor", .page = "bitop", .title = title_bitop_nor, .mnemonic = "nxor",
        .syntax = "nxor $r[DST] [$c[CDST]]  $r[SRC1]  $r[SRC2]",
        .effects = effects_bitop_nor,
        .note = note_bitop_nor,
        .length = 4, .grade = ISADORA_HARDWARE, .configs = 0x3, SLOTS(slots_bitop_nor),
            CHOICES(choices_arith_abs_one),
        .bits = "01000010 dddddsss sssssss- -1001ccc",
    },
    [VP1_SCALAR_BITOP_OR_NOT1] = {
        .name = "bitop.or_not1", .page = "bitop", .title = title_bitop_nor, .mnemonic = "or",
        .syntax = "or $r[DST] [$c[CDST]] not $r[SRC1]  $r[SRC2]",
        .effects = effects_bitop_nor,
        .note = note_bitop_nor,
        .length = 4, .grade = ISADORA_HARDWARE, .configs = 0x3, SLOTS(slots_bitop_nor),
            CHOICES(choices_arith_abs_one),
        .bits = "01000010 dddddsss sssssss- -1011ccc",
    },
    [VP1_SCALAR_BITOP_OR_NOT2] = {
        .name = "bitop.or_not2", .page = "bitop", .title = title_bitop_nor, .mnemonic = "or",
        .syntax = "or $r[DST] [$c[CDST]]  $r[SRC1] not $r[SRC2]",
        .effects = effects_bitop_nor,
        .note = note_bitop_nor,
        .length = 4, .grade = ISADORA_HARDWARE, .configs = 0x3, SLOTS(slots_bitop_nor),
            CHOICES(choices_arith_abs_one),
        .bits = "01000010 dddddsss sssssss- -1101ccc",
    },
    [VP1_SCALAR_BITOP_OR] = {
        .name = "bitop.or", .page = "bitop", .title = title_bitop_nor, .mnemonic = "or",
        .syntax = "or $r[DST] [$c[CDST]]  $r[SRC1]  $r[SRC2]",
        .effects = effects_bitop_nor,
        .note = note_bitop_nor,
        .length = 4, .grade = ISADORA_HARDWARE, .configs = 0x3, SLOTS(slots_bitop_nor),
            CHOICES(choices_arith_abs_one),
        .bits = "01000010 dddddsss sssssss- -1110ccc",
    },
    [VP1_SCALAR_BITOP_REST] = {
        .name = "bitop_rest", .page = "bitop_rest",
            .title = "Bitwise operation, the tables without a name", .mnemonic = "bitop",
        .syntax = "bitop BITOP $r[DST] [$c[CDST]] $r[SRC1] $r[SRC2]",
        .effects = effects_bitop_nor,
        .note = "Constants 0 and all ones, either source, and either source inverted.",
        .length = 4, .grade = ISADORA_HARDWARE, .configs = 0x3, SLOTS(slots_bitop_rest),
            CHOICES(choices_arith_abs_one),
        .bits = "01000010 dddddsss sssssss- -bbbbccc",
    },
    [VP1_SCALAR_BITS_IMM_AND] = {
        .name = "bits_imm.and", .page = "bits_imm", .title = title_bits_imm_and, .mnemonic = "and",
        .syntax = "and $r[DST] [$c[CDST]] $r[SRC1] IMM",
        .effects = effects_arith_abs_one,
        .note = note_bits_imm_and,
        .length = 4, .grade = ISADORA_HARDWARE, .configs = 0x3, SLOTS(slots_bits_imm_and),
            CHOICES(choices_arith_abs_one),
        .bits = "01100010 dddddsss ssiiiiii iiiiiccc",
    },
    [VP1_SCALAR_BITS_IMM_XOR] = {
        .name = "bits_imm.xor", .page = "bits_imm", .title = title_bits_imm_and, .mnemonic = "xor",
        .syntax = "xor $r[DST] [$c[CDST]] $r[SRC1] IMM",
        .effects = effects_arith_abs_one,
        .note = note_bits_imm_and,
        .length = 4, .grade = ISADORA_HARDWARE, .configs = 0x3, SLOTS(slots_bits_imm_and),
            CHOICES(choices_arith_abs_one),
        .bits = "01100011 dddddsss ssiiiiii iiiiiccc",
    },
    [VP1_SCALAR_BITS_IMM_OR] = {
        .name = "bits_imm.or", .page = "bits_imm", .title = title_bits_imm_and, .mnemonic = "or",
        .syntax = "or $r[DST] [$c[CDST]] $r[SRC1] IMM",
        .effects = effects_arith_abs_one,
        .note = note_bits_imm_and,
        .length = 4, .grade = ISADORA_HARDWARE, .configs = 0x3, SLOTS(slots_bits_imm_and),
            CHOICES(choices_arith_abs_one),
        .bits = "01100100 dddddsss ssiiiiii iiiiiccc",
    },
    [VP1_SCALAR_BYTES_BMIN_SIGNED_TWO] = {
        .name = "bytes.bmin.signed.two", .page = "bytes", .title = title_bytes_bmin_signed_two,
            .mnemonic = "bmin",
        .syntax = "bmin s $r[DST] [$c[CDST]] $r[SRC1] BYTES2",
        .effects = effects_bytes_bmin_signed_two,
        .note = note_bytes_bmin_signed_two,
        .length = 4, .grade = ISADORA_HARDWARE, .configs = 0x3, SLOTS(slots_bytes_bmin_signed_two),
            CHOICES(choices_bytes_bmin_signed_two),
        .bits = "00.01000 dddddsss ssssssss sssccccc",
    },
    [VP1_SCALAR_BYTES_BMIN_UNSIGNED_TWO] = {
        .name = "bytes.bmin.unsigned.two", .page = "bytes", .title = title_bytes_bmin_signed_two,
            .mnemonic = "bmin",
        .syntax = "bmin u $r[DST] [$c[CDST]] $r[SRC1] BYTES2",
        .effects = effects_bytes_bmin_signed_two,
        .note = note_bytes_bmin_signed_two,
        .length = 4, .grade = ISADORA_HARDWARE, .configs = 0x3, SLOTS(slots_bytes_bmin_signed_two),
            CHOICES(choices_bytes_bmin_signed_two),
        .bits = "00.11000 dddddsss ssssssss sssccccc",
    },
    [VP1_SCALAR_BYTES_BMAX_SIGNED_TWO] = {
        .name = "bytes.bmax.signed.two", .page = "bytes", .title = title_bytes_bmin_signed_two,
            .mnemonic = "bmax",
        .syntax = "bmax s $r[DST] [$c[CDST]] $r[SRC1] BYTES2",
        .effects = effects_bytes_bmin_signed_two,
        .note = note_bytes_bmin_signed_two,
        .length = 4, .grade = ISADORA_HARDWARE, .configs = 0x3, SLOTS(slots_bytes_bmin_signed_two),
            CHOICES(choices_bytes_bmin_signed_two),
        .bits = "00.01001 dddddsss ssssssss sssccccc",
    },
    [VP1_SCALAR_BYTES_BMAX_UNSIGNED_TWO] = {
        .name = "bytes.bmax.unsigned.two", .page = "bytes", .title = title_bytes_bmin_signed_two,
            .mnemonic = "bmax",
        .syntax = "bmax u $r[DST] [$c[CDST]] $r[SRC1] BYTES2",
        .effects = effects_bytes_bmin_signed_two,
        .note = note_bytes_bmin_signed_two,
        .length = 4, .grade = ISADORA_HARDWARE, .configs = 0x3, SLOTS(slots_bytes_bmin_signed_two),
            CHOICES(choices_bytes_bmin_signed_two),
        .bits = "00.11001 dddddsss ssssssss sssccccc",
    },
    [VP1_SCALAR_BYTES_BADD_SIGNED_TWO] = {
        .name = "bytes.badd.signed.two", .page = "bytes", .title = title_bytes_bmin_signed_two,
            .mnemonic = "badd",
        .syntax = "badd s $r[DST] [$c[CDST]] $r[SRC1] BYTES2",
        .effects = effects_bytes_bmin_signed_two,
        .note = note_bytes_bmin_signed_two,
        .length = 4, .grade = ISADORA_HARDWARE, .configs = 0x3, SLOTS(slots_bytes_bmin_signed_two),
            CHOICES(choices_bytes_bmin_signed_two),
        .bits = "00.01100 dddddsss ssssssss sssccccc",
    },
    [VP1_SCALAR_BYTES_BADD_UNSIGNED_TWO] = {
        .name = "bytes.badd.unsigned.two", .page = "bytes", .title = title_bytes_bmin_signed_two,
            .mnemonic = "badd",
        .syntax = "badd u $r[DST] [$c[CDST]] $r[SRC1] BYTES2",
        .effects = effects_bytes_bmin_signed_two,
        .note = note_bytes_bmin_signed_two,
        .length = 4, .grade = ISADORA_HARDWARE, .configs = 0x3, SLOTS(slots_bytes_bmin_signed_two),
            CHOICES(choices_bytes_bmin_signed_two),
        .bits = "00.11100 dddddsss ssssssss sssccccc",
    },
    [VP1_SCALAR_BYTES_BSUB_SIGNED_TWO] = {
        .name = "bytes.bsub.signed.two", .page = "bytes", .title = title_bytes_bmin_signed_two,
            .mnemonic = "bsub",
        .syntax = "bsub s $r[DST] [$c[CDST]] $r[SRC1] BYTES2",
        .effects = effects_bytes_bmin_signed_two,
        .note = note_bytes_bmin_signed_two,
        .length = 4, .grade = ISADORA_HARDWARE, .configs = 0x3, SLOTS(slots_bytes_bmin_signed_two),
            CHOICES(choices_bytes_bmin_signed_two),
        .bits = "00.01101 dddddsss ssssssss sssccccc",
    },
    [VP1_SCALAR_BYTES_BSUB_UNSIGNED_TWO] = {
        .name = "bytes.bsub.unsigned.two", .page = "bytes", .title = title_bytes_bmin_signed_two,
            .mnemonic = "bsub",
        .syntax = "bsub u $r[DST] [$c[CDST]] $r[SRC1] BYTES2",
        .effects = effects_bytes_bmin_signed_two,
        .note = note_bytes_bmin_signed_two,
        .length = 4, .grade = ISADORA_HARDWARE, .configs = 0x3, SLOTS(slots_bytes_bmin_signed_two),
            CHOICES(choices_bytes_bmin_signed_two),
        .bits = "00.11101 dddddsss ssssssss sssccccc",
    },
    [VP1_SCALAR_BYTES_BABS_SIGNED_ONE] = {
        .name = "bytes.babs.signed.one", .page = "bytes", .title = title_bytes_bmin_signed_two,
            .mnemonic = "babs",
        .syntax = "babs s $r[DST] [$c[CDST]] $r[SRC1]",
        .effects = effects_bytes_babs_signed_one,
        .note = note_bytes_bmin_signed_two,
        .length = 4, .grade = ISADORA_HARDWARE, .configs = 0x3, SLOTS(slots_arith_abs_one),
            CHOICES(choices_arith_abs_one),
        .bits = "00.01010 dddddsss ss------ -----ccc",
    },
    [VP1_SCALAR_BYTES_BABS_UNSIGNED_ONE] = {
        .name = "bytes.babs.unsigned.one", .page = "bytes", .title = title_bytes_bmin_signed_two,
            .mnemonic = "babs",
        .syntax = "babs u $r[DST] [$c[CDST]] $r[SRC1]",
        .effects = effects_bytes_babs_signed_one,
        .note = note_bytes_bmin_signed_two,
        .length = 4, .grade = ISADORA_HARDWARE, .configs = 0x3, SLOTS(slots_arith_abs_one),
            CHOICES(choices_arith_abs_one),
        .bits = "00.11010 dddddsss ss------ -----ccc",
    },
    [VP1_SCALAR_BYTES_BNEG_SIGNED_ONE] = {
        .name = "bytes.bneg.signed.one", .page = "bytes", .title = title_bytes_bmin_signed_two,
            .mnemonic = "bneg",
        .syntax = "bneg s $r[DST] [$c[CDST]] $r[SRC1]",
        .effects = effects_bytes_babs_signed_one,
        .note = note_bytes_bmin_signed_two,
        .length = 4, .grade = ISADORA_HARDWARE, .configs = 0x3, SLOTS(slots_arith_abs_one),
            CHOICES(choices_arith_abs_one),
        .bits = "00.01011 dddddsss ss------ -----ccc",
    },
    [VP1_SCALAR_BYTES_BNEG_UNSIGNED_ONE] = {
        .name = "bytes.bneg.unsigned.one", .page = "bytes", .title = title_bytes_bmin_signed_two,
            .mnemonic = "bneg",
        .syntax = "bneg u $r[DST] [$c[CDST]] $r[SRC1]",
        .effects = effects_bytes_babs_signed_one,
        .note = note_bytes_bmin_signed_two,
        .length = 4, .grade = ISADORA_HARDWARE, .configs = 0x3, SLOTS(slots_arith_abs_one),
            CHOICES(choices_arith_abs_one),
        .bits = "00.11011 dddddsss ss------ -----ccc",
    },
    [VP1_SCALAR_BYTE_SHIFT_SIGNED] = {
        .name = "byte_shift.signed", .page = "byte_shift", .title = title_byte_shift_signed,
            .mnemonic = "bshr",
        .syntax = "bshr s $r[DST] [$c[CDST]] $r[SRC1] BYTES2",
        .effects = effects_bytes_bmin_signed_two,
        .note = note_byte_shift_signed,
        .length = 4, .grade = ISADORA_HARDWARE, .configs = 0x3, SLOTS(slots_bytes_bmin_signed_two),
            CHOICES(choices_bytes_bmin_signed_two),
        .bits = "00.01110 dddddsss ssssssss sssccccc",
    },
    [VP1_SCALAR_BYTE_SHIFT_UNSIGNED] = {
        .name = "byte_shift.unsigned", .page = "byte_shift", .title = title_byte_shift_signed,
            .mnemonic = "bshr",
        .syntax = "bshr u $r[DST] [$c[CDST]] $r[SRC1] BYTES2",
        .effects = effects_bytes_bmin_signed_two,
        .note = note_byte_shift_signed,
        .length = 4, .grade = ISADORA_HARDWARE, .configs = 0x3, SLOTS(slots_bytes_bmin_signed_two),
            CHOICES(choices_bytes_bmin_signed_two),
        .bits = "00.11110 dddddsss ssssssss sssccccc",
    },
    [VP1_SCALAR_BYTE_BITS_BAND] = {
        .name = "byte_bits.band", .page = "byte_bits", .title = title_byte_bits_band,
            .mnemonic = "band",
        .syntax = "band $r[DST] [$c[CDST]] $r[SRC1] BIMM",
        .effects = effects_byte_bits_band,
        .note = note_byte_bits_band,
        .length = 4, .grade = ISADORA_HARDWARE, .configs = 0x3, SLOTS(slots_byte_bits_band),
            CHOICES(choices_arith_abs_one),
        .bits = "00100101 dddddsss ss---bbb bbbbbccc",
    },
    [VP1_SCALAR_BYTE_BITS_BOR] = {
        .name = "byte_bits.bor", .page = "byte_bits", .title = title_byte_bits_band,
            .mnemonic = "bor",
        .syntax = "bor $r[DST] [$c[CDST]] $r[SRC1] BIMM",
        .effects = effects_byte_bits_band,
        .note = note_byte_bits_band,
        .length = 4, .grade = ISADORA_HARDWARE, .configs = 0x3, SLOTS(slots_byte_bits_band),
            CHOICES(choices_arith_abs_one),
        .bits = "00100110 dddddsss ss---bbb bbbbbccc",
    },
    [VP1_SCALAR_BYTE_BITS_BXOR] = {
        .name = "byte_bits.bxor", .page = "byte_bits", .title = title_byte_bits_band,
            .mnemonic = "bxor",
        .syntax = "bxor $r[DST] [$c[CDST]] $r[SRC1] BIMM",
        .effects = effects_byte_bits_band,
        .note = note_byte_bits_band,
        .length = 4, .grade = ISADORA_HARDWARE, .configs = 0x3, SLOTS(slots_byte_bits_band),
            CHOICES(choices_arith_abs_one),
        .bits = "00100111 dddddsss ss---bbb bbbbbccc",
    },
    [VP1_SCALAR_BMUL_BMUL_S_REG] = {
        .name = "bmul.bmul_s.reg", .page = "bmul", .title = title_bmul_bmul_s_reg,
            .mnemonic = "bmul",
        .syntax = "bmul RND s $r[DST] SIGN1 $r[SRC1] SIGN2 $r[SRC2]",
        .effects = effects_bmul_bmul_s_reg,
        .note = note_bmul_bmul_s_reg, .shares = shares_bmul_bmul_s_reg,
        .length = 4, .grade = ISADORA_HARDWARE, .configs = 0x3, SLOTS(slots_bmul_bmul_s_reg),
        .bits = "00000001 dddddsss sssssssr -----ss-",
    },
    [VP1_SCALAR_BMUL_BMUL_U_REG] = {
        .name = "bmul.bmul_u.reg", .page = "bmul", .title = title_bmul_bmul_s_reg,
            .mnemonic = "bmul",
        .syntax = "bmul RND u $r[DST] SIGN1 $r[SRC1] SIGN2 $r[SRC2]",
        .effects = effects_bmul_bmul_s_reg,
        .note = note_bmul_bmul_s_reg, .shares = shares_bmul_bmul_s_reg,
        .length = 4, .grade = ISADORA_HARDWARE, .configs = 0x3, SLOTS(slots_bmul_bmul_s_reg),
        .bits = "00010001 dddddsss sssssssr -----ss-",
    },
    [VP1_SCALAR_BMUL_BMULA_S_REG] = {
        .name = "bmul.bmula_s.reg", .page = "bmul", .title = title_bmul_bmul_s_reg,
            .mnemonic = "bmula",
        .syntax = "bmula RND s $r[DST] SIGN1 $r[SRC1] SIGN2 $r[SRC2]",
        .effects = effects_bmul_bmul_s_reg,
        .note = note_bmul_bmul_s_reg, .shares = shares_bmul_bmul_s_reg,
        .length = 4, .grade = ISADORA_HARDWARE, .configs = 0x3, SLOTS(slots_bmul_bmul_s_reg),
        .bits = "00000010 dddddsss sssssssr -----ss-",
    },
    [VP1_SCALAR_BMUL_BMULA_U_REG] = {
        .name = "bmul.bmula_u.reg", .page = "bmul", .title = title_bmul_bmul_s_reg,
            .mnemonic = "bmula",
        .syntax = "bmula RND u $r[DST] SIGN1 $r[SRC1] SIGN2 $r[SRC2]",
        .effects = effects_bmul_bmul_s_reg,
        .note = note_bmul_bmul_s_reg, .shares = shares_bmul_bmul_s_reg,
        .length = 4, .grade = ISADORA_HARDWARE, .configs = 0x3, SLOTS(slots_bmul_bmul_s_reg),
        .bits = "00010010 dddddsss sssssssr -----ss-",
    },
    [VP1_SCALAR_BMUL_BMUL_S_IMM] = {
        .name = "bmul.bmul_s.imm", .page = "bmul", .title = title_bmul_bmul_s_reg,
            .mnemonic = "bmul",
        .syntax = "bmul RND s $r[DST] SIGN1 $r[SRC1] SIGN2 BIMMMUL",
        .effects = effects_bmul_bmul_s_imm,
        .note = note_bmul_bmul_s_reg, .shares = shares_bmul_bmul_s_reg,
        .length = 4, .grade = ISADORA_HARDWARE, .configs = 0x3, SLOTS(slots_bmul_bmul_s_imm),
            CHOICES(choices_bmul_bmul_s_imm),
        .bits = "00100001 dddddsss ssbbbbbr -----ssb",
    },
    [VP1_SCALAR_BMUL_BMUL_U_IMM] = {
        .name = "bmul.bmul_u.imm", .page = "bmul", .title = title_bmul_bmul_s_reg,
            .mnemonic = "bmul",
        .syntax = "bmul RND u $r[DST] SIGN1 $r[SRC1] SIGN2 BIMMMUL",
        .effects = effects_bmul_bmul_s_imm,
        .note = note_bmul_bmul_s_reg, .shares = shares_bmul_bmul_s_reg,
        .length = 4, .grade = ISADORA_HARDWARE, .configs = 0x3, SLOTS(slots_bmul_bmul_s_imm),
            CHOICES(choices_bmul_bmul_s_imm),
        .bits = "00110001 dddddsss ssbbbbbr -----ssb",
    },
    [VP1_SCALAR_BMUL_BMULA_S_BAD] = {
        .name = "bmul.bmula_s.bad", .page = "bmul", .title = title_bmul_bmul_s_reg,
            .mnemonic = "bmula",
        .syntax = "bmula RND s $r[DST] SIGN1 $r[SRC1] SIGN2 BIMMBAD",
        .effects = effects_bmul_bmul_s_imm,
        .note = note_bmul_bmul_s_reg, .shares = shares_bmul_bmul_s_reg,
        .length = 4, .grade = ISADORA_HARDWARE, .configs = 0x3, SLOTS(slots_bmul_bmula_s_bad),
            CHOICES(choices_bmul_bmula_s_bad),
        .bits = "00100010 dddddsss ss-----r bbbbbssb",
    },
    [VP1_SCALAR_BMUL_BMULA_U_BAD] = {
        .name = "bmul.bmula_u.bad", .page = "bmul", .title = title_bmul_bmul_s_reg,
            .mnemonic = "bmula",
        .syntax = "bmula RND u $r[DST] SIGN1 $r[SRC1] SIGN2 BIMMBAD",
        .effects = effects_bmul_bmul_s_imm,
        .note = note_bmul_bmul_s_reg, .shares = shares_bmul_bmul_s_reg,
        .length = 4, .grade = ISADORA_HARDWARE, .configs = 0x3, SLOTS(slots_bmul_bmula_s_bad),
            CHOICES(choices_bmul_bmula_s_bad),
        .bits = "00110010 dddddsss ss-----r bbbbbssb",
    },
    [VP1_SCALAR_BMULBUS_REG] = {
        .name = "bmulbus.reg", .page = "bmulbus", .title = title_bmulbus_reg, .mnemonic = "bmulbus",
        .syntax = "bmulbus SIGN1 $r[SRC1] SIGN2 $r[SRC2]",
        .effects = effects_bmulbus_reg,
        .note = note_bmulbus_reg, .shares = shares_bmul_bmul_s_reg,
        .length = 4, .grade = ISADORA_HARDWARE, .configs = 0x3, SLOTS(slots_bmulbus_reg),
        .bits = "000.0000 -----sss sssssss- -----ss-",
    },
    [VP1_SCALAR_BMULBUS_IMM] = {
        .name = "bmulbus.imm", .page = "bmulbus", .title = title_bmulbus_reg, .mnemonic = "bmulbus",
        .syntax = "bmulbus SIGN1 $r[SRC1] SIGN2 BIMMBAD",
        .effects = effects_bmulbus_imm,
        .note = note_bmulbus_reg, .shares = shares_bmul_bmul_s_reg,
        .length = 4, .grade = ISADORA_HARDWARE, .configs = 0x3, SLOTS(slots_bmulbus_imm),
            CHOICES(choices_bmul_bmula_s_bad),
        .bits = "001.0000 -----sss ss------ bbbbbssb",
    },
    [VP1_SCALAR_BMULABUS_SIGNED_REG] = {
        .name = "bmulabus.signed.reg", .page = "bmulabus", .title = title_bmulabus_signed_reg,
            .mnemonic = "bmulabus",
        .syntax = "bmulabus RND s SIGN1 $r[SRC1] SIGN2 $r[SRC2]",
        .effects = effects_bmulbus_reg,
        .note = note_bmulabus_signed_reg, .shares = shares_bmul_bmul_s_reg,
        .length = 4, .grade = ISADORA_HARDWARE, .configs = 0x3, SLOTS(slots_bmulabus_signed_reg),
        .bits = "00000011 -----sss sssssssr -----ss-",
    },
    [VP1_SCALAR_BMULABUS_UNSIGNED_REG] = {
        .name = "bmulabus.unsigned.reg", .page = "bmulabus", .title = title_bmulabus_signed_reg,
            .mnemonic = "bmulabus",
        .syntax = "bmulabus RND u SIGN1 $r[SRC1] SIGN2 $r[SRC2]",
        .effects = effects_bmulbus_reg,
        .note = note_bmulabus_signed_reg, .shares = shares_bmul_bmul_s_reg,
        .length = 4, .grade = ISADORA_HARDWARE, .configs = 0x3, SLOTS(slots_bmulabus_signed_reg),
        .bits = "00010011 -----sss sssssssr -----ss-",
    },
    [VP1_SCALAR_BMULABUS_SIGNED_IMM] = {
        .name = "bmulabus.signed.imm", .page = "bmulabus", .title = title_bmulabus_signed_reg,
            .mnemonic = "bmulabus",
        .syntax = "bmulabus RND s SIGN1 $r[SRC1] SIGN2 BIMMBAD",
        .effects = effects_bmulbus_imm,
        .note = note_bmulabus_signed_reg, .shares = shares_bmul_bmul_s_reg,
        .length = 4, .grade = ISADORA_HARDWARE, .configs = 0x3, SLOTS(slots_bmulabus_signed_imm),
            CHOICES(choices_bmul_bmula_s_bad),
        .bits = "00100011 -----sss ss-----r bbbbbssb",
    },
    [VP1_SCALAR_BMULABUS_UNSIGNED_IMM] = {
        .name = "bmulabus.unsigned.imm", .page = "bmulabus", .title = title_bmulabus_signed_reg,
            .mnemonic = "bmulabus",
        .syntax = "bmulabus RND u SIGN1 $r[SRC1] SIGN2 BIMMBAD",
        .effects = effects_bmulbus_imm,
        .note = note_bmulabus_signed_reg, .shares = shares_bmul_bmul_s_reg,
        .length = 4, .grade = ISADORA_HARDWARE, .configs = 0x3, SLOTS(slots_bmulabus_signed_imm),
            CHOICES(choices_bmul_bmula_s_bad),
        .bits = "00110011 -----sss ss-----r bbbbbssb",
    },
    [VP1_SCALAR_BPRODBUS_REG] = {
        .name = "bprodbus.reg", .page = "bprodbus", .title = title_bprodbus_reg,
            .mnemonic = "bprodbus",
        .syntax = "bprodbus $r[SRC1] $r[SRC2]",
        .effects = effects_bmulbus_reg,
        .note = note_bprodbus_reg,
        .length = 4, .grade = ISADORA_HARDWARE, .configs = 0x3, SLOTS(slots_bprodbus_reg),
        .bits = "000.01.. -----sss sssssss- --------",
    },
    [VP1_SCALAR_BPRODBUS_IMM] = {
        .name = "bprodbus.imm", .page = "bprodbus", .title = title_bprodbus_reg,
            .mnemonic = "bprodbus",
        .syntax = "bprodbus $r[SRC1] BIMMBAD",
        .effects = effects_bmulbus_imm,
        .note = note_bprodbus_reg,
        .length = 4, .grade = ISADORA_HARDWARE, .configs = 0x3, SLOTS(slots_bprodbus_imm),
            CHOICES(choices_bmul_bmula_s_bad),
        .bits = "001101.. -----sss ss------ bbbbbbbb",
    },
    [VP1_SCALAR_BPRODBUSC] = {
        .name = "bprodbusc", .page = "bprodbusc",
            .title = "Unsigned byte products, to the bus, clearing flags", .mnemonic = "bprodbusc",
        .syntax = "bprodbusc [$c[CDST]] $r[SRC1] BYTES2",
        .effects = "reads $r[SRC2] $r[..] $c[COND] $r[SRC1].b; writes $s2v_factor[0..3] "
            "$s2v_mask[0..1].b $c[CDST].0..7",
        .note = "Opcodes 1f, 2f and 3f: as `bprodbus`, but they sit among the byte operations, "
            "take source 2 like them, and clear the low byte of a condition register. The name is "
            "ours.",
        .length = 4, .grade = ISADORA_HARDWARE, .configs = 0x3, SLOTS(slots_bprodbusc),
            CHOICES(choices_bprodbusc),
        .bits = "00..1111 -----sss ssssssss sssccccc",
    },
    [VP1_SCALAR_MOV_IMM] = {
        .name = "mov_imm", .page = "mov_imm", .title = "Load a constant", .mnemonic = "mov",
        .syntax = "mov $r[DST] IMM19",
        .effects = "reads $r[IMM19[14..18]].0 $r[IMM19[14..18]].1 $r[IMM19[14..18]].2 "
            "$r[IMM19[14..18]].3; writes $r[DST] $s2v_factor[0] $s2v_mask[0].b[0] $s2v_factor[1] "
            "$s2v_mask[0].b[1]",
        .note = "19 bits with sign. `sethi` afterwards replaces the high half.",
        .length = 4, .grade = ISADORA_HARDWARE, .configs = 0x3, SLOTS(slots_mov_imm),
        .bits = "01100101 dddddiii iiiiiiii iiiiiiii",
    },
    [VP1_SCALAR_SETHI] = {
        .name = "sethi", .page = "sethi", .title = "Set the high half", .mnemonic = "sethi",
        .syntax = "sethi $r[DST] IMM16",
        .effects = "reads $r[DST].0..15 $r[DST].0 $r[DST].1 $r[DST].2 $r[DST].3; writes $r[DST] "
            "$s2v_factor[0] $s2v_mask[0].b[0] $s2v_factor[1] $s2v_mask[0].b[1]",
        .note = "The text shows the constant in its place: the low 16 bits are 0 and stay what "
            "they are in the register.",
        .length = 4, .grade = ISADORA_HARDWARE, .configs = 0x3, SLOTS(slots_sethi),
        .bits = "01110101 ddddd--- iiiiiiii iiiiiiii",
    },
    [VP1_SCALAR_MOV_TO] = {
        .name = "mov_to", .page = "mov_to", .title = "Move to another register file",
            .mnemonic = "mov",
        .syntax = "mov TOFILE [$c[CDST]] $r[SRC1]",
        .effects = "reads $r[SRC1]; writes $v[DST].w[0] $v[DST].w[1] $v[DST].w[2] $v[DST].w[3] "
            "$l[DST.n & 3] $a[DST] $m[MDST] $x[DST.n & 0xf] $c[CDST].0..7 $s2v_factor[0] "
            "$s2v_mask[0].b[0] $s2v_factor[1] $s2v_mask[0].b[1]",
        .note = "Copies a general register to a word of a vector register, or to `$a`, `$l`, `$m` "
            "or `$x`. `$l` keeps 16 bits; `$x` has 16 entries and drops the high bit of the "
            "number. Files that do not exist print as `file14[3]`: nothing is copied. A condition "
            "register, if named, has its low byte cleared in every case.",
        .length = 4, .grade = ISADORA_HARDWARE, .configs = 0x3, SLOTS(slots_mov_to),
            CHOICES(choices_mov_to),
        .bits = "01101010 dddddsss ss------ rrrrrccc",
    },
    [VP1_SCALAR_MOV_FROM] = {
        .name = "mov_from", .page = "mov_from", .title = "Move from another register file",
            .mnemonic = "mov",
        .syntax = "mov $r[DST] [$c[CDST]] FROMFILE",
        .effects = "reads $v[SRC1].w[0] $v[SRC1].w[1] $v[SRC1].w[2] $v[SRC1].w[3] $l[SRC1.n & 3] "
            "$a[SRC1] $c[SRC1.n & 3] $m[MSRC] $x[SRC1.n & 0xf] $r[SRC1].0 $r[SRC1].1 $r[SRC1].2 "
            "$r[SRC1].3; writes $r[DST] $c[CDST].0..7 $s2v_factor[0] $s2v_mask[0].b[0] "
            "$s2v_factor[1] $s2v_mask[0].b[1]",
        .note = "The other way. `$l` takes the number modulo 4, `$x` modulo 16; a `$c` past 3 "
            "reads as 0. Where the file does not exist the destination keeps its value. A "
            "condition register, if named, has its low byte cleared after it was read. The number "
            "of the entry also picks the general register that drives the bus.",
            .shares = "one field numbers the entry and the register on the bus",
        .length = 4, .grade = ISADORA_HARDWARE, .configs = 0x3, SLOTS(slots_mov_from),
            CHOICES(choices_mov_from),
        .bits = "01101011 dddddsss ss------ rrrrrccc",
    },
    [VP1_SCALAR_MOV_TO_UNTESTED] = {
        .name = "mov_to_untested", .page = "mov_to_untested",
            .title = "Move to a file that was never tested", .mnemonic = "mov",
        .syntax = "mov TO_UNTESTED [$c[CDST]] $r[SRC1]",
        .effects = "trap: the effect on this register file was never compared with hardware",
        .length = 4, .grade = ISADORA_UNKNOWN, .configs = 0x3, SLOTS(slots_mov_to_untested),
            CHOICES(choices_mov_to_untested),
        .bits = "01101010 dddddsss ss------ rrrrrccc",
    },
    [VP1_SCALAR_MOV_FROM_UNTESTED] = {
        .name = "mov_from_untested", .page = "mov_from_untested",
            .title = "Move from a file that was never tested", .mnemonic = "mov",
        .syntax = "mov $r[DST] [$c[CDST]] FROM_UNTESTED",
        .effects = "trap: what this register file reads was never compared with hardware",
        .length = 4, .grade = ISADORA_UNKNOWN, .configs = 0x3, SLOTS(slots_mov_from_untested),
            CHOICES(choices_mov_from_untested),
        .bits = "01101011 dddddsss ss------ rrrrrccc",
    },
    [VP1_SCALAR_SNOP] = {
        .name = "snop", .page = "snop", .title = "No operation", .mnemonic = "snop",
        .syntax = "snop",
        .effects = "reads $r[SRC1].0 $r[SRC1].1 $r[SRC1].2 $r[SRC1].3; writes $s2v_factor[0] "
            "$s2v_mask[0].b[0] $s2v_factor[1] $s2v_mask[0].b[1]",
        .note = "The one opcode that changes no register at all. Source 1 is not shown, but its "
            "register still drives the bus, without the valid bit.",
        .length = 4, .grade = ISADORA_HARDWARE, .configs = 0x3,
        .bits = "01001111 -----sss ss------ --------",
    },
    [VP1_SCALAR_CCLEAR] = {
        .name = "cclear", .page = "cclear", .title = "Unused opcodes: clear flags",
            .mnemonic = "cclear",
        .syntax = "cclear [$c[CDST]] $r[SRC1]",
        .effects = "reads $r[SRC1].0 $r[SRC1].1 $r[SRC1].2 $r[SRC1].3; writes $c[CDST].0..7 "
            "$s2v_factor[0] $s2v_mask[0].b[0] $s2v_factor[1] $s2v_mask[0].b[1]",
        .note = "27 opcodes that nobody named. All do the same: the low byte of the condition "
            "register becomes 0, and source 1 drives the bus, without the valid bit. The name is "
            "ours.",
        .length = 4, .grade = ISADORA_HARDWARE, .configs = 0x3, SLOTS(slots_cclear),
            CHOICES(choices_arith_abs_one),
        .bits = "01...... -----sss ss------ -----ccc",
    },
    [VP1_SCALAR_VEC] = {
        .name = "vec", .page = "vec", .title = "Send two constants to the vector unit",
            .mnemonic = "vec",
        .syntax = "vec FACTOR1 FACTOR2 $vc[VCIDX] VCFLAG VCXFRM",
        .effects = "reads $vc[VCIDX].sf $vc[VCIDX.n | 1].sf $vc[VCIDX].zf $vc[VCIDX.n | 1].zf; "
            "writes $s2v_factor[0] $s2v_mask[0].b[0] $s2v_factor[1] $s2v_mask[0].b[1] "
            "$s2v_factor[2] $s2v_mask[1].b[0] $s2v_factor[3] $s2v_mask[1].b[1] $s2v_valid "
            "$s2v_vcidx $s2v_vcpart $s2v_xfrm $s2v_vcmask",
        .note = "A vector instruction multiplies each component by two factors: number 0 or 1 and "
            "number 2 or 3, as the component's bit of the mask says. Here both factors of a pair "
            "are equal, so the mask does not matter for them.",
        .length = 4, .grade = ISADORA_HARDWARE, .configs = 0x3, SLOTS(slots_vec),
        .bits = "00100100 vvvvvfff ffffffff fffffffv",
    },
    [VP1_SCALAR_BVEC] = {
        .name = "bvec", .page = "bvec", .title = "Send four bytes to the vector unit",
            .mnemonic = "bvec",
        .syntax = "bvec $r[SRC1] $vc[VCIDX] VCFLAG VCXFRM",
        .effects = "reads $r[SRC1].b $vc[VCIDX].sf $vc[VCIDX.n | 1].sf $vc[VCIDX].zf $vc[VCIDX.n | "
            "1].zf; writes $s2v_factor[0..3] $s2v_mask[0..1].b $s2v_valid $s2v_vcidx $s2v_vcpart "
            "$s2v_xfrm $s2v_vcmask",
        .note = "Each signed byte of the register, doubled, becomes one factor. Read as masks, "
            "bytes 0 and 1 are mask 0 and bytes 2 and 3 are mask 1.",
        .length = 4, .grade = ISADORA_HARDWARE, .configs = 0x3, SLOTS(slots_bvec),
        .bits = "00001111 vvvvvsss ss------ -------v",
    },
    [VP1_SCALAR_VECMS] = {
        .name = "vecms", .page = "vecms", .title = "Send a mask and shift it out",
            .mnemonic = "vecms",
        .syntax = "vecms $r[SRC1] $vc[VCIDX] VCFLAG VCXFRM",
        .effects = "reads $r[SRC1] $vc[VCIDX].sf $vc[VCIDX.n | 1].sf $vc[VCIDX].zf $vc[VCIDX.n | "
            "1].zf; writes $r[SRC1] $s2v_factor[0] $s2v_mask[0].b[0] $s2v_factor[1] "
            "$s2v_mask[0].b[1] $s2v_valid $s2v_vcidx $s2v_vcpart $s2v_xfrm $s2v_vcmask",
        .note = "Sends the low four bits of a register, one bit for each group of four lanes, and "
            "shifts the register right by four. A register with a mask for eight steps can so be "
            "used up step by step. The bits that hold the destination elsewhere are taken by the "
            "bus, so the result goes back to source 1.",
        .length = 4, .grade = ISADORA_HARDWARE, .configs = 0x3, SLOTS(slots_bvec),
        .bits = "01000101 vvvvvsss ss------ -------v",
    },
    [VP1_SCALAR_BVECMAD] = {
        .name = "bvecmad", .page = "bvecmad", .title = "Multiply bytes, add, send",
            .mnemonic = "bvecmad",
        .syntax = "bvecmad $r[SRC1] $r[SRC2]q $c[COND] SLCT $vc[VCIDX] VCFLAG VCXFRM",
        .effects = "reads $c[COND] $r[0..31] $r[2..31] $r[SRC1].11..18 $vc[VCIDX].sf $vc[VCIDX.n | "
            "1].sf $vc[VCIDX].zf $vc[VCIDX.n | 1].zf; writes $s2v_factor[0..3] $s2v_mask[0..1].b "
            "$s2v_valid $s2v_vcidx $s2v_vcpart $s2v_xfrm $s2v_vcmask",
        .note = "Adds to each signed byte of set A the part k/256 of its partner in set B, and "
            "sends twice the sum, rounded, as a factor. Set A is a register and set B the one two "
            "above it; k is bits 11-18 of source 1. The number of A may be raised by condition "
            "bits, so it is best a multiple of four: bits are combined with \"or\".",
        .length = 4, .grade = ISADORA_HARDWARE, .configs = 0x3, SLOTS(slots_bvecmad),
        .bits = "00000100 vvvvvsss ssssssss ssscc--v",
    },
    [VP1_SCALAR_BVECMADSEL] = {
        .name = "bvecmadsel", .page = "bvecmadsel", .title = "Multiply bytes, add, choose, send",
            .mnemonic = "bvecmadsel",
        .syntax = "bvecmadsel $r[SRC1] $r[SRC2]q $c[COND] SLCT $vc[VCIDX] VCFLAG VCXFRM",
        .effects = "reads $c[COND] $r[0..31] $r[2..31] $r[SRC1].11..17 $vc[VCIDX].sf $vc[VCIDX.n | "
            "1].sf $vc[VCIDX].zf $vc[VCIDX.n | 1].zf; writes $s2v_factor[0..2] $s2v_mask[0..1].b "
            "$s2v_factor[1..3] $s2v_valid $s2v_vcidx $s2v_vcpart $s2v_xfrm $s2v_vcmask",
        .note = "As `bvecmad`, but k has seven bits, and only one sum of each half is sent, twice: "
            "that of bytes 0 and 2, or, if SLCT is b19 and bit b18 of the condition register is "
            "set, that of bytes 1 and 3.",
        .length = 4, .grade = ISADORA_HARDWARE, .configs = 0x3, SLOTS(slots_bvecmad),
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

bool vp1_scalar_branch_target(const struct isadora_context *c, const struct isadora_insn *in,
    uint64_t *to)
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
