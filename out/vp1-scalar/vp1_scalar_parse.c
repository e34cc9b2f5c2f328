/* Generated from the description vp1-scalar by gen/emit/assembler. Do not edit. */
#include <isadora/vp1_scalar.h>
#include "vp1_scalar_lex.h"
#include "asm/tables/rows.h"

WORDS(words_file_r) = {ONE(READ_ONLY("0x0", 0x1f)), APART(3, vp1_scalar_scan_r, "$r")};

WORDS(words_file_c) = {NULL, 0, APART(0, vp1_scalar_scan_c, "$c")};

LIST(list_SLCT) = {
    SPELLED("aef", 0xa),
    SPELLED("asf", 0x8),
    SPELLED("azf", 0x9),
    SPELLED("b18", 0x7),
    SPELLED("b19", 0x2),
    LONGER("b19a", 0x6),
    SPELLED("b20", 0x4),
    LONGER("b20d", 0x3),
    SPELLED("b21", 0x5),
    SPELLED("c11", 0xb),
    SPELLED("c12", 0xc),
    SPELLED("false", 0xe),
    SPELLED("lzf", 0xd),
    SPELLED("sf", 0x0),
    SPELLED("true", 0xf),
    SPELLED("zf", 0x1),
};
WORDS(words_SLCT) = {list_SLCT, COUNT(list_SLCT), ALONE(0)};

LIST(list_RND) = {
    SPELLED("rd", 0x0),
    SPELLED("rn", 0x1),
};
WORDS(words_RND) = {list_RND, COUNT(list_RND), ALONE(1)};

LIST(list_SIGN1) = {
    SPELLED("s", 0x1),
    SPELLED("u", 0x0),
};
WORDS(words_SIGN1) = {list_SIGN1, COUNT(list_SIGN1), ALONE(0)};

WORDS(words_file_v) = {NULL, 0, APART(0, vp1_scalar_scan_v, "$v")};

WORDS(words_file_l) = {NULL, 0, APART(0, vp1_scalar_scan_l, "$l")};

WORDS(words_file_a) = {NULL, 0, APART(0, vp1_scalar_scan_a, "$a")};

WORDS(words_file_m) = {NULL, 0, APART(0, vp1_scalar_scan_m, "$m")};

WORDS(words_file_x) = {NULL, 0, APART(0, vp1_scalar_scan_x, "$x")};

LIST(list_file_sr) = {
    SPELLED("$csreq", 0x1f),
    SPELLED("$tick", 0x1e),
};
WORDS(words_file_sr) = {list_file_sr, COUNT(list_file_sr), APART(1, vp1_scalar_scan_sr, "$sr")};

WORDS(words_file_mi) = {NULL, 0, APART(0, vp1_scalar_scan_mi, "$mi")};

WORDS(words_file_uc) = {ONE(SPELLED("$uccfg", 0x10)), APART(6, vp1_scalar_scan_uc, "$uc")};

WORDS(words_file_d) = {NULL, 0, APART(0, vp1_scalar_scan_d, "$d")};

WORDS(words_file_f) = {NULL, 0, APART(0, vp1_scalar_scan_f, "$f")};

WORDS(words_file_vc) = {NULL, 0, APART(0, vp1_scalar_scan_vc, "$vc")};

LIST(list_VCFLAG) = {
    SPELLED("sf", 0x0),
    SPELLED("zf", 0x1),
};
WORDS(words_VCFLAG) = {list_VCFLAG, COUNT(list_VCFLAG), ALONE(0)};

WORDS(words_file_s2v_factor) = {NULL, 0, APART(0, vp1_scalar_scan_s2v_factor, "$s2v_factor")};

WORDS(words_file_s2v_mask) = {NULL, 0, APART(0, vp1_scalar_scan_s2v_mask, "$s2v_mask")};

WORDS(words_file_s2v_valid) = {ONE(SPELLED("$s2v_valid", 0x0)), ALONE(10)};

WORDS(words_file_s2v_vcidx) = {ONE(SPELLED("$s2v_vcidx", 0x0)), ALONE(10)};

WORDS(words_file_s2v_vcpart) = {ONE(SPELLED("$s2v_vcpart", 0x0)), ALONE(11)};

WORDS(words_file_s2v_xfrm) = {ONE(SPELLED("$s2v_xfrm", 0x0)), ALONE(9)};

WORDS(words_file_s2v_vcmask) = {ONE(SPELLED("$s2v_vcmask", 0x0)), ALONE(11)};

PLACE(p_DST) = {.words = &words_file_r, .field = VP1_SCALAR_FIELD_DST, .width = 5};
PLACE(p_CDST) = {.words = &words_file_c, .ranges = RANGES({0x0, 0x3, 0, 0}), .range_count = 1,
    .field = VP1_SCALAR_FIELD_CDST, .width = 3};
PLACE(p_SRC1) = {.words = &words_file_r, .field = VP1_SCALAR_FIELD_SRC1, .width = 5};
PLACE(p_SRC2) = {.words = &words_file_r, .field = VP1_SCALAR_FIELD_SRC2, .width = 5};
PLACE(p_COND) = {.words = &words_file_c, .field = VP1_SCALAR_FIELD_COND, .width = 2};
PLACE(p_SLCT) = {.words = &words_SLCT, .ranges = RANGES({0x4, 0x4, 0, 0}), .range_count = 1,
    .field = VP1_SCALAR_FIELD_SLCT, .width = 4, .flags = PREFIXES};
PLACE(p_SLCT_2) = {.words = &words_SLCT,
    .ranges = RANGES({0x0, 0x3, 0, 0}, {0x5, 0xd, 0, 0}, {0xf, 0xf, 0, 0}), .range_count = 3,
    .field = VP1_SCALAR_FIELD_SLCT, .width = 4, .flags = PREFIXES};
PLACE(p_IMM) = {.mul = 0x1, .field = VP1_SCALAR_FIELD_IMM, .width = 11, .flags = SIGNED};
PLACE(p_BITOP) = {.mul = 0x1,
    .ranges = RANGES({0x0, 0x0, 0, 0}, {0x3, 0x3, 0, 0}, {0x5, 0x5, 0, 0}, {0xa, 0xa, 0, 0}, {0xc,
    0xc, 0, 0}, {0xf, 0xf, 0, 0}), .range_count = 6, .field = VP1_SCALAR_FIELD_BITOP, .width = 4};
PLACE(p_BIMM) = {.mul = 0x1, .field = VP1_SCALAR_FIELD_BIMM, .width = 8};
PLACE(p_RND) = {.words = &words_RND, .field = VP1_SCALAR_FIELD_RND, .width = 1};
PLACE(p_SIGN1) = {.words = &words_SIGN1, .field = VP1_SCALAR_FIELD_SIGN1, .width = 1};
PLACE(p_SIGN2) = {.words = &words_SIGN1, .field = VP1_SCALAR_FIELD_SIGN2, .width = 1};
PLACE(p_BIMMMUL) = {.mul = 0x4, .field = VP1_SCALAR_FIELD_BIMMMUL, .width = 6};
PLACE(p_BIMMBAD) = {.mul = 0x1, .field = VP1_SCALAR_FIELD_BIMMBAD, .width = 8};
PLACE(p_IMM19) = {.mul = 0x1, .field = VP1_SCALAR_FIELD_IMM19, .width = 19, .flags = SIGNED};
PLACE(p_DST_2) = {.words = &words_file_v, .field = VP1_SCALAR_FIELD_DST, .width = 5};
PLACE(p_DST_3) = {.words = &words_file_l, .ranges = RANGES({0x0, 0x3, 0, 0}), .range_count = 1,
    .field = VP1_SCALAR_FIELD_DST, .width = 5};
PLACE(p_DST_4) = {.words = &words_file_l, .ranges = RANGES({0x4, 0x1f, 0, 0}), .range_count = 1,
    .field = VP1_SCALAR_FIELD_DST, .width = 5};
PLACE(p_DST_5) = {.words = &words_file_a, .field = VP1_SCALAR_FIELD_DST, .width = 5};
PLACE(p_MDST) = {.words = &words_file_m, .field = VP1_SCALAR_FIELD_MDST, .width = 6};
PLACE(p_DST_6) = {.words = &words_file_x, .field = VP1_SCALAR_FIELD_DST, .width = 5};
PLACE(p_RFILE) = {.mul = 0x1, .ranges = RANGES({0x4, 0x7, 0, 0}), .range_count = 1,
    .field = VP1_SCALAR_FIELD_RFILE, .width = 5, .flags = DECIMAL};
PLACE(p_TOIDX) = {.mul = 0x1, .field = VP1_SCALAR_FIELD_TOIDX, .width = 5, .flags = DECIMAL};
PLACE(p_RFILE_2) = {.mul = 0x1, .ranges = RANGES({0x16, 0x16, 0, 0}, {0x18, 0x18, 0, 0}),
    .range_count = 2, .field = VP1_SCALAR_FIELD_RFILE, .width = 5, .flags = DECIMAL};
PLACE(p_RFILE_3) = {.mul = 0x1,
    .ranges = RANGES({0xd, 0x11, 0, 0}, {0x13, 0x13, 0, 0}, {0x19, 0x19, 0, 0}, {0x1a, 0x1a, 0, 0},
    {0x1f, 0x1f, 0, 0}), .range_count = 5, .field = VP1_SCALAR_FIELD_RFILE, .width = 5,
    .flags = DECIMAL};
PLACE(p_RFILE_4) = {.mul = 0x1, .ranges = RANGES({0x1b, 0x1e, 0, 0}), .range_count = 1,
    .field = VP1_SCALAR_FIELD_RFILE, .width = 5, .flags = DECIMAL};
PLACE(p_SRC1_2) = {.words = &words_file_v, .field = VP1_SCALAR_FIELD_SRC1, .width = 5};
PLACE(p_SRC1_3) = {.words = &words_file_l, .field = VP1_SCALAR_FIELD_SRC1, .width = 5};
PLACE(p_SRC1_4) = {.words = &words_file_a, .field = VP1_SCALAR_FIELD_SRC1, .width = 5};
PLACE(p_SRC1_5) = {.words = &words_file_c, .field = VP1_SCALAR_FIELD_SRC1, .width = 5};
PLACE(p_MSRC) = {.words = &words_file_m, .field = VP1_SCALAR_FIELD_MSRC, .width = 6};
PLACE(p_SRC1_6) = {.words = &words_file_x, .field = VP1_SCALAR_FIELD_SRC1, .width = 5};
PLACE(p_FROMIDX) = {.mul = 0x1, .field = VP1_SCALAR_FIELD_FROMIDX, .width = 5, .flags = DECIMAL};
PLACE(p_RFILE_5) = {.mul = 0x1,
    .ranges = RANGES({0xe, 0x13, 0, 0}, {0x19, 0x19, 0, 0}, {0x1a, 0x1a, 0, 0}, {0x1f, 0x1f, 0, 0}),
    .range_count = 4, .field = VP1_SCALAR_FIELD_RFILE, .width = 5, .flags = DECIMAL};
PLACE(p_DST_7) = {.words = &words_file_sr, .field = VP1_SCALAR_FIELD_DST, .width = 5};
PLACE(p_DST_8) = {.words = &words_file_mi, .field = VP1_SCALAR_FIELD_DST, .width = 5};
PLACE(p_DST_9) = {.words = &words_file_uc, .field = VP1_SCALAR_FIELD_DST, .width = 5};
PLACE(p_DST_10) = {.words = &words_file_d, .field = VP1_SCALAR_FIELD_DST, .width = 5};
PLACE(p_DST_11) = {.words = &words_file_f, .field = VP1_SCALAR_FIELD_DST, .width = 5};
PLACE(p_SRC1_7) = {.words = &words_file_sr, .field = VP1_SCALAR_FIELD_SRC1, .width = 5};
PLACE(p_SRC1_8) = {.words = &words_file_mi, .field = VP1_SCALAR_FIELD_SRC1, .width = 5};
PLACE(p_SRC1_9) = {.words = &words_file_uc, .field = VP1_SCALAR_FIELD_SRC1, .width = 5};
PLACE(p_SRC1_10) = {.words = &words_file_d, .field = VP1_SCALAR_FIELD_SRC1, .width = 5};
PLACE(p_SRC1_11) = {.words = &words_file_f, .field = VP1_SCALAR_FIELD_SRC1, .width = 5};
PLACE(p_IMM16) = {.mul = 0x10000, .field = VP1_SCALAR_FIELD_IMM16, .width = 16};
PLACE(p_FACTOR1) = {.mul = 0x1, .field = VP1_SCALAR_FIELD_FACTOR1, .width = 9, .flags = SIGNED};
PLACE(p_FACTOR2) = {.mul = 0x1, .field = VP1_SCALAR_FIELD_FACTOR2, .width = 9, .flags = SIGNED};
PLACE(p_VCIDX) = {.words = &words_file_vc, .field = VP1_SCALAR_FIELD_VCIDX, .width = 2};
PLACE(p_VCFLAG) = {.words = &words_VCFLAG, .field = VP1_SCALAR_FIELD_VCFLAG, .width = 1};
PLACE(p_VCXFRM) = {.mul = 0x1, .field = VP1_SCALAR_FIELD_VCXFRM, .width = 3};
PLACE(p_SLCT_3) = {.words = &words_SLCT, .field = VP1_SCALAR_FIELD_SLCT, .width = 4,
    .flags = PREFIXES};

#define F_79b54 0x10, 0x800000000
#define F_cd66c 0x404000001011, 0x17cb25a00000000
#define F_6b9af 0x10, 0x4000000000000
#define F_21b95 0x100, 0x8000000000000
#define F_bb2c0 0x87ffffff03ff6010, 0xffffffffffffffff
#define F_b79ac 0x10, 0x40000000000000
#define F_2bea6 0x10, 0x100000000000
#define F_78312 0x10, 0x200000000
#define F_df7ba 0x10, 0x200000000000
#define F_779bb 0x10, 0x100000000000000
#define F_f60e7 0x4000000000, 0x20000000000
#define F_11b45 0x10, 0x18000800000000
#define F_179b0 0x10, 0x20000000000000
#define F_0acf9 0x10, 0x1000000000
#define F_82e1f 0x10, 0x4000000000
#define F_7b7fc 0x20000000000000, 0x1011
#define F_22fd9 0x20000000000000, 0x28000000001001
#define F_c0380 0x4000001011, 0x140320a00000000
#define F_0fbb7 0x4000000010, 0x38225800000000

OPTIONS(op_CDST) = {
    RIVAL(1, ALL, 1, F_79b54, WORD(0, p_CDST)),
    NOTHING(ALL, 0, F_cd66c),
};
OPTIONS(op_WORD2) = {
    RIVAL(3, ALL, 0, F_6b9af, WORD(0, p_SRC2)),
    RIVAL(1, ALL, 1, F_21b95, TEXT("(slct"), BLANK(WORD, 1, p_COND), BLANK(WORD, 2, p_SLCT),
        BLANK(WORD, 0, p_SRC2), TEXT("q)")),
    ROW(ALL, 2, F_21b95, TEXT("(slct"), BLANK(WORD, 1, p_COND), BLANK(WORD, 2, p_SLCT_2),
        BLANK(WORD, 0, p_SRC2), TEXT("d)")),
    ROW(ALL, 3, F_bb2c0, NUMBER(3, p_IMM)),
};
OPTIONS(op_BYTES2) = {
    RIVAL(3, ALL, 0, F_6b9af, WORD(0, p_SRC2)),
    RIVAL(1, ALL, 1, F_21b95, TEXT("(slct"), BLANK(WORD, 1, p_COND), BLANK(WORD, 2, p_SLCT),
        BLANK(WORD, 0, p_SRC2), TEXT("q)")),
    ROW(ALL, 2, F_21b95, TEXT("(slct"), BLANK(WORD, 1, p_COND), BLANK(WORD, 2, p_SLCT_2),
        BLANK(WORD, 0, p_SRC2), TEXT("d)")),
    ROW(ALL, 3, F_bb2c0, NUMBER(3, p_BIMM)),
};
OPTIONS(op_REPMUL) = {
    ROW(ALL, 0, F_bb2c0, NUMBER(0, p_BIMMMUL)),
};
OPTIONS(op_REPBAD) = {
    ROW(ALL, 0, F_bb2c0, NUMBER(0, p_BIMMBAD)),
};
OPTIONS(op_TOFILE) = {
    RIVAL(1, ALL, 0, F_b79ac, WORD(0, p_DST_2), BLANK(FIXED, 0x0, false)),
    RIVAL(1, ALL, 1, F_b79ac, WORD(0, p_DST_2), BLANK(FIXED, 0x1, false)),
    RIVAL(1, ALL, 2, F_b79ac, WORD(0, p_DST_2), BLANK(FIXED, 0x2, false)),
    ROW(ALL, 3, F_b79ac, WORD(0, p_DST_2), BLANK(FIXED, 0x3, false)),
    RIVAL(1, ALL, 4, F_2bea6, WORD(0, p_DST_3)),
    ROW(ALL, 5, F_2bea6, WORD(0, p_DST_4)),
    ROW(ALL, 6, F_78312, WORD(0, p_DST_5)),
    ROW(ALL, 7, F_df7ba, WORD(1, p_MDST)),
    ROW(0x2, 8, F_779bb, WORD(0, p_DST_6)),
    RIVAL(2, 0x2, 9, F_f60e7, TEXT("file"), NUMBER(2, p_RFILE), TEXT("["), NUMBER(3, p_TOIDX),
        TEXT("]")),
    RIVAL(1, 0x1, 10, F_f60e7, TEXT("file"), NUMBER(2, p_RFILE_2), TEXT("["), NUMBER(3, p_TOIDX),
        TEXT("]")),
    RIVAL(1, ALL, 11, F_f60e7, TEXT("file"), NUMBER(2, p_RFILE_3), TEXT("["), NUMBER(3, p_TOIDX),
        TEXT("]")),
    ROW(ALL, 12, F_f60e7, TEXT("file"), NUMBER(2, p_RFILE_4), TEXT("["), NUMBER(3, p_TOIDX),
        TEXT("]")),
};
OPTIONS(op_FROMFILE) = {
    RIVAL(1, ALL, 0, F_b79ac, WORD(0, p_SRC1_2), BLANK(FIXED, 0x0, false)),
    RIVAL(1, ALL, 1, F_b79ac, WORD(0, p_SRC1_2), BLANK(FIXED, 0x1, false)),
    RIVAL(1, ALL, 2, F_b79ac, WORD(0, p_SRC1_2), BLANK(FIXED, 0x2, false)),
    ROW(ALL, 3, F_b79ac, WORD(0, p_SRC1_2), BLANK(FIXED, 0x3, false)),
    ROW(ALL, 4, F_2bea6, WORD(0, p_SRC1_3)),
    ROW(ALL, 5, F_78312, WORD(0, p_SRC1_4)),
    ROW(ALL, 6, F_79b54, WORD(0, p_SRC1_5)),
    ROW(ALL, 7, F_df7ba, WORD(1, p_MSRC)),
    ROW(0x2, 8, F_779bb, WORD(0, p_SRC1_6)),
    RIVAL(2, 0x2, 9, F_f60e7, TEXT("file"), NUMBER(2, p_RFILE), TEXT("["), NUMBER(3, p_FROMIDX),
        TEXT("]")),
    RIVAL(1, 0x1, 10, F_f60e7, TEXT("file"), NUMBER(2, p_RFILE_2), TEXT("["), NUMBER(3, p_FROMIDX),
        TEXT("]")),
    RIVAL(1, ALL, 11, F_f60e7, TEXT("file"), NUMBER(2, p_RFILE_5), TEXT("["), NUMBER(3, p_FROMIDX),
        TEXT("]")),
    ROW(ALL, 12, F_f60e7, TEXT("file"), NUMBER(2, p_RFILE_4), TEXT("["), NUMBER(3, p_FROMIDX),
        TEXT("]")),
};
OPTIONS(op_TO_UNTESTED) = {
    ROW(ALL, 0, F_11b45, WORD(0, p_DST_7)),
    ROW(ALL, 1, F_df7ba, WORD(0, p_DST_8)),
    ROW(ALL, 2, F_179b0, WORD(0, p_DST_9)),
    ROW(0x2, 3, F_0acf9, WORD(0, p_DST_10)),
    ROW(ALL, 4, F_82e1f, WORD(0, p_DST_11)),
    ROW(0x1, 5, F_f60e7, TEXT("file"), NUMBER(1, p_RFILE), TEXT("["), NUMBER(2, p_TOIDX),
        TEXT("]")),
};
OPTIONS(op_FROM_UNTESTED) = {
    ROW(ALL, 0, F_11b45, WORD(0, p_SRC1_7)),
    ROW(ALL, 1, F_df7ba, WORD(0, p_SRC1_8)),
    ROW(ALL, 2, F_179b0, WORD(0, p_SRC1_9)),
    ROW(0x2, 3, F_0acf9, WORD(0, p_SRC1_10)),
    ROW(ALL, 4, F_82e1f, WORD(0, p_SRC1_11)),
    ROW(0x1, 5, F_f60e7, TEXT("file"), NUMBER(1, p_RFILE), TEXT("["), NUMBER(2, p_FROMIDX),
        TEXT("]")),
};

FORMS(head_abs) = {
    FORM(VP1_SCALAR_ARITH_ABS_ONE, TEXT("abs"), BLANK(WORD, 0, p_DST), BLANK(CHOICE, 0, 1, op_CDST),
        BLANK(WORD, 2, p_SRC1)),
};
FORMS(head_add) = {
    FORM(VP1_SCALAR_ARITH_ADD_TWO, TEXT("add"), BLANK(WORD, 0, p_DST), BLANK(CHOICE, 0, 1, op_CDST),
        BLANK(WORD, 2, p_SRC1), BLANK(CHOICE, 1, 3, op_WORD2)),
};
FORMS(head_and) = {
    FORM(VP1_SCALAR_BITOP_AND_NOT1, TEXT("and"), BLANK(WORD, 0, p_DST),
        BLANK(CHOICE, 0, 1, op_CDST), BLANK(TEXT, "not"), BLANK(WORD, 2, p_SRC1),
        BLANK(WORD, 3, p_SRC2)),
    LIKE(VP1_SCALAR_BITOP_AND_NOT2, 0, 0, 3, 1, F_6b9af, TEXT("and"), BLANK(WORD, 0, p_DST),
        BLANK(CHOICE, 0, 1, op_CDST), BLANK(WORD, 2, p_SRC1), BLANK(TEXT, "not"),
        BLANK(WORD, 3, p_SRC2)),
    LIKE(VP1_SCALAR_BITOP_AND, 0, 0, 4, 1, F_6b9af, TEXT("and"), BLANK(WORD, 0, p_DST),
        BLANK(CHOICE, 0, 1, op_CDST), BLANK(WORD, 2, p_SRC1), BLANK(WORD, 3, p_SRC2)),
    LIKE(VP1_SCALAR_BITS_IMM_AND, 0, 0, 4, 1, F_bb2c0, TEXT("and"), BLANK(WORD, 0, p_DST),
        BLANK(CHOICE, 0, 1, op_CDST), BLANK(WORD, 2, p_SRC1), BLANK(NUMBER, 3, p_IMM)),
};
FORMS(head_babs) = {
    FORM(VP1_SCALAR_BYTES_BABS_SIGNED_ONE, TEXT("babs"), BLANK(TEXT, "s"), BLANK(WORD, 0, p_DST),
        BLANK(CHOICE, 0, 1, op_CDST), BLANK(WORD, 2, p_SRC1)),
    FORM(VP1_SCALAR_BYTES_BABS_UNSIGNED_ONE, TEXT("babs"), BLANK(TEXT, "u"), BLANK(WORD, 0, p_DST),
        BLANK(CHOICE, 0, 1, op_CDST), BLANK(WORD, 2, p_SRC1)),
};
FORMS(head_badd) = {
    FORM(VP1_SCALAR_BYTES_BADD_SIGNED_TWO, TEXT("badd"), BLANK(TEXT, "s"), BLANK(WORD, 0, p_DST),
        BLANK(CHOICE, 0, 1, op_CDST), BLANK(WORD, 2, p_SRC1), BLANK(CHOICE, 1, 3, op_BYTES2)),
    FORM(VP1_SCALAR_BYTES_BADD_UNSIGNED_TWO, TEXT("badd"), BLANK(TEXT, "u"), BLANK(WORD, 0, p_DST),
        BLANK(CHOICE, 0, 1, op_CDST), BLANK(WORD, 2, p_SRC1), BLANK(CHOICE, 1, 3, op_BYTES2)),
};
FORMS(head_band) = {
    FORM(VP1_SCALAR_BYTE_BITS_BAND, TEXT("band"), BLANK(WORD, 0, p_DST),
        BLANK(CHOICE, 0, 1, op_CDST), BLANK(WORD, 2, p_SRC1), BLANK(NUMBER, 3, p_BIMM)),
};
FORMS(head_bitop) = {
    FORM(VP1_SCALAR_BITOP_REST, TEXT("bitop"), BLANK(NUMBER, 0, p_BITOP), BLANK(WORD, 1, p_DST),
        BLANK(CHOICE, 0, 2, op_CDST), BLANK(WORD, 3, p_SRC1), BLANK(WORD, 4, p_SRC2)),
};
FORMS(head_bmax) = {
    FORM(VP1_SCALAR_BYTES_BMAX_SIGNED_TWO, TEXT("bmax"), BLANK(TEXT, "s"), BLANK(WORD, 0, p_DST),
        BLANK(CHOICE, 0, 1, op_CDST), BLANK(WORD, 2, p_SRC1), BLANK(CHOICE, 1, 3, op_BYTES2)),
    FORM(VP1_SCALAR_BYTES_BMAX_UNSIGNED_TWO, TEXT("bmax"), BLANK(TEXT, "u"), BLANK(WORD, 0, p_DST),
        BLANK(CHOICE, 0, 1, op_CDST), BLANK(WORD, 2, p_SRC1), BLANK(CHOICE, 1, 3, op_BYTES2)),
};
FORMS(head_bmin) = {
    FORM(VP1_SCALAR_BYTES_BMIN_SIGNED_TWO, TEXT("bmin"), BLANK(TEXT, "s"), BLANK(WORD, 0, p_DST),
        BLANK(CHOICE, 0, 1, op_CDST), BLANK(WORD, 2, p_SRC1), BLANK(CHOICE, 1, 3, op_BYTES2)),
    FORM(VP1_SCALAR_BYTES_BMIN_UNSIGNED_TWO, TEXT("bmin"), BLANK(TEXT, "u"), BLANK(WORD, 0, p_DST),
        BLANK(CHOICE, 0, 1, op_CDST), BLANK(WORD, 2, p_SRC1), BLANK(CHOICE, 1, 3, op_BYTES2)),
};
FORMS(head_bmul) = {
    FORM(VP1_SCALAR_BMUL_BMUL_S_REG, TEXT("bmul"), BLANK(WORD, 0, p_RND), BLANK(TEXT, "s"),
        BLANK(WORD, 1, p_DST), BLANK(WORD, 2, p_SIGN1), BLANK(WORD, 3, p_SRC1),
        BLANK(WORD, 4, p_SIGN2), BLANK(WORD, 5, p_SRC2)),
    LIKE(VP1_SCALAR_BMUL_BMUL_U_REG, 0, 0, 2, 1, F_7b7fc, TEXT("bmul"), BLANK(WORD, 0, p_RND),
        BLANK(TEXT, "u"), BLANK(WORD, 1, p_DST), BLANK(WORD, 2, p_SIGN1), BLANK(WORD, 3, p_SRC1),
        BLANK(WORD, 4, p_SIGN2), BLANK(WORD, 5, p_SRC2)),
    LIKE(VP1_SCALAR_BMUL_BMUL_S_IMM, 0, 0, 7, 2, F_bb2c0, TEXT("bmul"), BLANK(WORD, 0, p_RND),
        BLANK(TEXT, "s"), BLANK(WORD, 1, p_DST), BLANK(WORD, 2, p_SIGN1), BLANK(WORD, 3, p_SRC1),
        BLANK(WORD, 4, p_SIGN2), BLANK(CHOICE, 0, 5, op_REPMUL)),
    LIKE(VP1_SCALAR_BMUL_BMUL_U_IMM, 0, 0, 7, 2, F_bb2c0, TEXT("bmul"), BLANK(WORD, 0, p_RND),
        BLANK(TEXT, "u"), BLANK(WORD, 1, p_DST), BLANK(WORD, 2, p_SIGN1), BLANK(WORD, 3, p_SRC1),
        BLANK(WORD, 4, p_SIGN2), BLANK(CHOICE, 0, 5, op_REPMUL)),
};
FORMS(head_bmula) = {
    FORM(VP1_SCALAR_BMUL_BMULA_S_REG, TEXT("bmula"), BLANK(WORD, 0, p_RND), BLANK(TEXT, "s"),
        BLANK(WORD, 1, p_DST), BLANK(WORD, 2, p_SIGN1), BLANK(WORD, 3, p_SRC1),
        BLANK(WORD, 4, p_SIGN2), BLANK(WORD, 5, p_SRC2)),
    LIKE(VP1_SCALAR_BMUL_BMULA_U_REG, 0, 0, 2, 1, F_7b7fc, TEXT("bmula"), BLANK(WORD, 0, p_RND),
        BLANK(TEXT, "u"), BLANK(WORD, 1, p_DST), BLANK(WORD, 2, p_SIGN1), BLANK(WORD, 3, p_SRC1),
        BLANK(WORD, 4, p_SIGN2), BLANK(WORD, 5, p_SRC2)),
    LIKE(VP1_SCALAR_BMUL_BMULA_S_BAD, 0, 0, 7, 2, F_bb2c0, TEXT("bmula"), BLANK(WORD, 0, p_RND),
        BLANK(TEXT, "s"), BLANK(WORD, 1, p_DST), BLANK(WORD, 2, p_SIGN1), BLANK(WORD, 3, p_SRC1),
        BLANK(WORD, 4, p_SIGN2), BLANK(CHOICE, 0, 5, op_REPBAD)),
    LIKE(VP1_SCALAR_BMUL_BMULA_U_BAD, 0, 0, 7, 2, F_bb2c0, TEXT("bmula"), BLANK(WORD, 0, p_RND),
        BLANK(TEXT, "u"), BLANK(WORD, 1, p_DST), BLANK(WORD, 2, p_SIGN1), BLANK(WORD, 3, p_SRC1),
        BLANK(WORD, 4, p_SIGN2), BLANK(CHOICE, 0, 5, op_REPBAD)),
};
FORMS(head_bmulabus) = {
    FORM(VP1_SCALAR_BMULABUS_SIGNED_REG, TEXT("bmulabus"), BLANK(WORD, 0, p_RND), BLANK(TEXT, "s"),
        BLANK(WORD, 1, p_SIGN1), BLANK(WORD, 2, p_SRC1), BLANK(WORD, 3, p_SIGN2),
        BLANK(WORD, 4, p_SRC2)),
    LIKE(VP1_SCALAR_BMULABUS_UNSIGNED_REG, 0, 0, 2, 1, F_22fd9, TEXT("bmulabus"),
        BLANK(WORD, 0, p_RND), BLANK(TEXT, "u"), BLANK(WORD, 1, p_SIGN1), BLANK(WORD, 2, p_SRC1),
        BLANK(WORD, 3, p_SIGN2), BLANK(WORD, 4, p_SRC2)),
    LIKE(VP1_SCALAR_BMULABUS_SIGNED_IMM, 0, 0, 6, 2, F_bb2c0, TEXT("bmulabus"),
        BLANK(WORD, 0, p_RND), BLANK(TEXT, "s"), BLANK(WORD, 1, p_SIGN1), BLANK(WORD, 2, p_SRC1),
        BLANK(WORD, 3, p_SIGN2), BLANK(CHOICE, 0, 4, op_REPBAD)),
    LIKE(VP1_SCALAR_BMULABUS_UNSIGNED_IMM, 0, 0, 6, 2, F_bb2c0, TEXT("bmulabus"),
        BLANK(WORD, 0, p_RND), BLANK(TEXT, "u"), BLANK(WORD, 1, p_SIGN1), BLANK(WORD, 2, p_SRC1),
        BLANK(WORD, 3, p_SIGN2), BLANK(CHOICE, 0, 4, op_REPBAD)),
};
FORMS(head_bmulbus) = {
    FORM(VP1_SCALAR_BMULBUS_REG, TEXT("bmulbus"), BLANK(WORD, 0, p_SIGN1), BLANK(WORD, 1, p_SRC1),
        BLANK(WORD, 2, p_SIGN2), BLANK(WORD, 3, p_SRC2)),
    LIKE(VP1_SCALAR_BMULBUS_IMM, 0, 0, 4, 1, F_bb2c0, TEXT("bmulbus"), BLANK(WORD, 0, p_SIGN1),
        BLANK(WORD, 1, p_SRC1), BLANK(WORD, 2, p_SIGN2), BLANK(CHOICE, 0, 3, op_REPBAD)),
};
FORMS(head_bneg) = {
    FORM(VP1_SCALAR_BYTES_BNEG_SIGNED_ONE, TEXT("bneg"), BLANK(TEXT, "s"), BLANK(WORD, 0, p_DST),
        BLANK(CHOICE, 0, 1, op_CDST), BLANK(WORD, 2, p_SRC1)),
    FORM(VP1_SCALAR_BYTES_BNEG_UNSIGNED_ONE, TEXT("bneg"), BLANK(TEXT, "u"), BLANK(WORD, 0, p_DST),
        BLANK(CHOICE, 0, 1, op_CDST), BLANK(WORD, 2, p_SRC1)),
};
FORMS(head_bor) = {
    FORM(VP1_SCALAR_BYTE_BITS_BOR, TEXT("bor"), BLANK(WORD, 0, p_DST), BLANK(CHOICE, 0, 1, op_CDST),
        BLANK(WORD, 2, p_SRC1), BLANK(NUMBER, 3, p_BIMM)),
};
FORMS(head_bprodbus) = {
    FORM(VP1_SCALAR_BPRODBUS_REG, TEXT("bprodbus"), BLANK(WORD, 0, p_SRC1), BLANK(WORD, 1, p_SRC2)),
    LIKE(VP1_SCALAR_BPRODBUS_IMM, 0, 0, 2, 1, F_bb2c0, TEXT("bprodbus"), BLANK(WORD, 0, p_SRC1),
        BLANK(CHOICE, 0, 1, op_REPBAD)),
};
FORMS(head_bprodbusc) = {
    FORM(VP1_SCALAR_BPRODBUSC, TEXT("bprodbusc"), BLANK(CHOICE, 0, 0, op_CDST),
        BLANK(WORD, 1, p_SRC1), BLANK(CHOICE, 1, 2, op_BYTES2)),
};
FORMS(head_bshr) = {
    FORM(VP1_SCALAR_BYTE_SHIFT_SIGNED, TEXT("bshr"), BLANK(TEXT, "s"), BLANK(WORD, 0, p_DST),
        BLANK(CHOICE, 0, 1, op_CDST), BLANK(WORD, 2, p_SRC1), BLANK(CHOICE, 1, 3, op_BYTES2)),
    FORM(VP1_SCALAR_BYTE_SHIFT_UNSIGNED, TEXT("bshr"), BLANK(TEXT, "u"), BLANK(WORD, 0, p_DST),
        BLANK(CHOICE, 0, 1, op_CDST), BLANK(WORD, 2, p_SRC1), BLANK(CHOICE, 1, 3, op_BYTES2)),
};
FORMS(head_bsub) = {
    FORM(VP1_SCALAR_BYTES_BSUB_SIGNED_TWO, TEXT("bsub"), BLANK(TEXT, "s"), BLANK(WORD, 0, p_DST),
        BLANK(CHOICE, 0, 1, op_CDST), BLANK(WORD, 2, p_SRC1), BLANK(CHOICE, 1, 3, op_BYTES2)),
    FORM(VP1_SCALAR_BYTES_BSUB_UNSIGNED_TWO, TEXT("bsub"), BLANK(TEXT, "u"), BLANK(WORD, 0, p_DST),
        BLANK(CHOICE, 0, 1, op_CDST), BLANK(WORD, 2, p_SRC1), BLANK(CHOICE, 1, 3, op_BYTES2)),
};
FORMS(head_bvec) = {
    FORM(VP1_SCALAR_BVEC, TEXT("bvec"), BLANK(WORD, 0, p_SRC1), BLANK(WORD, 1, p_VCIDX),
        BLANK(WORD, 2, p_VCFLAG), BLANK(NUMBER, 3, p_VCXFRM)),
};
FORMS(head_bvecmad) = {
    FORM(VP1_SCALAR_BVECMAD, TEXT("bvecmad"), BLANK(WORD, 0, p_SRC1), BLANK(WORD, 1, p_SRC2),
        TEXT("q"), BLANK(WORD, 2, p_COND), BLANK(WORD, 3, p_SLCT_3), BLANK(WORD, 4, p_VCIDX),
        BLANK(WORD, 5, p_VCFLAG), BLANK(NUMBER, 6, p_VCXFRM)),
};
FORMS(head_bvecmadsel) = {
    FORM(VP1_SCALAR_BVECMADSEL, TEXT("bvecmadsel"), BLANK(WORD, 0, p_SRC1), BLANK(WORD, 1, p_SRC2),
        TEXT("q"), BLANK(WORD, 2, p_COND), BLANK(WORD, 3, p_SLCT_3), BLANK(WORD, 4, p_VCIDX),
        BLANK(WORD, 5, p_VCFLAG), BLANK(NUMBER, 6, p_VCXFRM)),
};
FORMS(head_bxor) = {
    FORM(VP1_SCALAR_BYTE_BITS_BXOR, TEXT("bxor"), BLANK(WORD, 0, p_DST),
        BLANK(CHOICE, 0, 1, op_CDST), BLANK(WORD, 2, p_SRC1), BLANK(NUMBER, 3, p_BIMM)),
};
FORMS(head_cclear) = {
    FORM(VP1_SCALAR_CCLEAR, TEXT("cclear"), BLANK(CHOICE, 0, 0, op_CDST), BLANK(WORD, 1, p_SRC1)),
};
FORMS(head_max) = {
    FORM(VP1_SCALAR_ARITH_MAX_TWO, TEXT("max"), BLANK(WORD, 0, p_DST), BLANK(CHOICE, 0, 1, op_CDST),
        BLANK(WORD, 2, p_SRC1), BLANK(CHOICE, 1, 3, op_WORD2)),
};
FORMS(head_min) = {
    FORM(VP1_SCALAR_ARITH_MIN_TWO, TEXT("min"), BLANK(WORD, 0, p_DST), BLANK(CHOICE, 0, 1, op_CDST),
        BLANK(WORD, 2, p_SRC1), BLANK(CHOICE, 1, 3, op_WORD2)),
};
FORMS(head_mov) = {
    FORM(VP1_SCALAR_MOV_IMM, TEXT("mov"), BLANK(WORD, 0, p_DST), BLANK(NUMBER, 1, p_IMM19)),
    FORM(VP1_SCALAR_MOV_TO, TEXT("mov"), BLANK(CHOICE, 0, 0, op_TOFILE),
        BLANK(CHOICE, 1, 4, op_CDST), BLANK(WORD, 5, p_SRC1)),
    LIKE(VP1_SCALAR_MOV_FROM, 0, 0, 2, 2, F_c0380, TEXT("mov"), BLANK(WORD, 0, p_DST),
        BLANK(CHOICE, 0, 1, op_CDST), BLANK(CHOICE, 1, 2, op_FROMFILE)),
    FORM(VP1_SCALAR_MOV_TO_UNTESTED, TEXT("mov"), BLANK(CHOICE, 0, 0, op_TO_UNTESTED),
        BLANK(CHOICE, 1, 3, op_CDST), BLANK(WORD, 4, p_SRC1)),
    LIKE(VP1_SCALAR_MOV_FROM_UNTESTED, 0, 0, 3, 2, F_0fbb7, TEXT("mov"), BLANK(WORD, 0, p_DST),
        BLANK(CHOICE, 0, 1, op_CDST), BLANK(CHOICE, 1, 2, op_FROM_UNTESTED)),
};
FORMS(head_mul) = {
    FORM(VP1_SCALAR_ARITH_MUL_TWO, TEXT("mul"), BLANK(WORD, 0, p_DST), BLANK(CHOICE, 0, 1, op_CDST),
        BLANK(WORD, 2, p_SRC1), BLANK(CHOICE, 1, 3, op_WORD2)),
};
FORMS(head_nand) = {
    FORM(VP1_SCALAR_BITOP_NAND, TEXT("nand"), BLANK(WORD, 0, p_DST), BLANK(CHOICE, 0, 1, op_CDST),
        BLANK(WORD, 2, p_SRC1), BLANK(WORD, 3, p_SRC2)),
};
FORMS(head_neg) = {
    FORM(VP1_SCALAR_ARITH_NEG_ONE, TEXT("neg"), BLANK(WORD, 0, p_DST), BLANK(CHOICE, 0, 1, op_CDST),
        BLANK(WORD, 2, p_SRC1)),
};
FORMS(head_nor) = {
    FORM(VP1_SCALAR_BITOP_NOR, TEXT("nor"), BLANK(WORD, 0, p_DST), BLANK(CHOICE, 0, 1, op_CDST),
        BLANK(WORD, 2, p_SRC1), BLANK(WORD, 3, p_SRC2)),
};
FORMS(head_nxor) = {
    FORM(VP1_SCALAR_BITOP_NXOR, TEXT("nxor"), BLANK(WORD, 0, p_DST), BLANK(CHOICE, 0, 1, op_CDST),
        BLANK(WORD, 2, p_SRC1), BLANK(WORD, 3, p_SRC2)),
};
FORMS(head_or) = {
    FORM(VP1_SCALAR_BITOP_OR_NOT1, TEXT("or"), BLANK(WORD, 0, p_DST), BLANK(CHOICE, 0, 1, op_CDST),
        BLANK(TEXT, "not"), BLANK(WORD, 2, p_SRC1), BLANK(WORD, 3, p_SRC2)),
    LIKE(VP1_SCALAR_BITOP_OR_NOT2, 0, 0, 3, 1, F_6b9af, TEXT("or"), BLANK(WORD, 0, p_DST),
        BLANK(CHOICE, 0, 1, op_CDST), BLANK(WORD, 2, p_SRC1), BLANK(TEXT, "not"),
        BLANK(WORD, 3, p_SRC2)),
    LIKE(VP1_SCALAR_BITOP_OR, 0, 0, 4, 1, F_6b9af, TEXT("or"), BLANK(WORD, 0, p_DST),
        BLANK(CHOICE, 0, 1, op_CDST), BLANK(WORD, 2, p_SRC1), BLANK(WORD, 3, p_SRC2)),
    LIKE(VP1_SCALAR_BITS_IMM_OR, 0, 0, 4, 1, F_bb2c0, TEXT("or"), BLANK(WORD, 0, p_DST),
        BLANK(CHOICE, 0, 1, op_CDST), BLANK(WORD, 2, p_SRC1), BLANK(NUMBER, 3, p_IMM)),
};
FORMS(head_sar) = {
    FORM(VP1_SCALAR_ARITH_SAR_TWO, TEXT("sar"), BLANK(WORD, 0, p_DST), BLANK(CHOICE, 0, 1, op_CDST),
        BLANK(WORD, 2, p_SRC1), BLANK(CHOICE, 1, 3, op_WORD2)),
};
FORMS(head_sethi) = {
    FORM(VP1_SCALAR_SETHI, TEXT("sethi"), BLANK(WORD, 0, p_DST), BLANK(NUMBER, 1, p_IMM16)),
};
FORMS(head_shr) = {
    FORM(VP1_SCALAR_ARITH_SHR_TWO, TEXT("shr"), BLANK(WORD, 0, p_DST), BLANK(CHOICE, 0, 1, op_CDST),
        BLANK(WORD, 2, p_SRC1), BLANK(CHOICE, 1, 3, op_WORD2)),
};
FORMS(head_snop) = {
    FORM(VP1_SCALAR_SNOP, TEXT("snop")),
};
FORMS(head_sub) = {
    FORM(VP1_SCALAR_ARITH_SUB_TWO, TEXT("sub"), BLANK(WORD, 0, p_DST), BLANK(CHOICE, 0, 1, op_CDST),
        BLANK(WORD, 2, p_SRC1), BLANK(CHOICE, 1, 3, op_WORD2)),
};
FORMS(head_vec) = {
    FORM(VP1_SCALAR_VEC, TEXT("vec"), BLANK(NUMBER, 0, p_FACTOR1), BLANK(NUMBER, 1, p_FACTOR2),
        BLANK(WORD, 2, p_VCIDX), BLANK(WORD, 3, p_VCFLAG), BLANK(NUMBER, 4, p_VCXFRM)),
};
FORMS(head_vecms) = {
    FORM(VP1_SCALAR_VECMS, TEXT("vecms"), BLANK(WORD, 0, p_SRC1), BLANK(WORD, 1, p_VCIDX),
        BLANK(WORD, 2, p_VCFLAG), BLANK(NUMBER, 3, p_VCXFRM)),
};
FORMS(head_xor) = {
    FORM(VP1_SCALAR_BITOP_XOR, TEXT("xor"), BLANK(WORD, 0, p_DST), BLANK(CHOICE, 0, 1, op_CDST),
        BLANK(WORD, 2, p_SRC1), BLANK(WORD, 3, p_SRC2)),
    LIKE(VP1_SCALAR_BITS_IMM_XOR, 0, 0, 4, 1, F_bb2c0, TEXT("xor"), BLANK(WORD, 0, p_DST),
        BLANK(CHOICE, 0, 1, op_CDST), BLANK(WORD, 2, p_SRC1), BLANK(NUMBER, 3, p_IMM)),
};
HEADS(heads) = {
    HEAD(0x6162730000000000, "abs", head_abs, 0),
    HEAD(0x6164640000000000, "add", head_add, 0),
    HEAD(0x616e640000000000, "and", head_and, 0),
    HEAD(0x6261627300000000, "babs", head_babs, 0),
    HEAD(0x6261646400000000, "badd", head_badd, 0),
    HEAD(0x62616e6400000000, "band", head_band, 0),
    HEAD(0x6269746f70000000, "bitop", head_bitop, 0),
    HEAD(0x626d617800000000, "bmax", head_bmax, 0),
    HEAD(0x626d696e00000000, "bmin", head_bmin, 0),
    HEAD(0x626d756c00000000, "bmul", head_bmul, 0),
    HEAD(0x626d756c61000000, "bmula", head_bmula, 1),
    HEAD(0x626d756c61627573, "bmulabus", head_bmulabus, 1),
    HEAD(0x626d756c62757300, "bmulbus", head_bmulbus, 3),
    HEAD(0x626e656700000000, "bneg", head_bneg, 0),
    HEAD(0x626f720000000000, "bor", head_bor, 0),
    HEAD(0x6270726f64627573, "bprodbus", head_bprodbus, 0),
    HEAD(0x6270726f64627573, "bprodbusc", head_bprodbusc, 1),
    HEAD(0x6273687200000000, "bshr", head_bshr, 0),
    HEAD(0x6273756200000000, "bsub", head_bsub, 0),
    HEAD(0x6276656300000000, "bvec", head_bvec, 0),
    HEAD(0x627665636d616400, "bvecmad", head_bvecmad, 1),
    HEAD(0x627665636d616473, "bvecmadsel", head_bvecmadsel, 1),
    HEAD(0x62786f7200000000, "bxor", head_bxor, 0),
    HEAD(0x63636c6561720000, "cclear", head_cclear, 0),
    HEAD(0x6d61780000000000, "max", head_max, 0),
    HEAD(0x6d696e0000000000, "min", head_min, 0),
    HEAD(0x6d6f760000000000, "mov", head_mov, 0),
    HEAD(0x6d756c0000000000, "mul", head_mul, 0),
    HEAD(0x6e616e6400000000, "nand", head_nand, 0),
    HEAD(0x6e65670000000000, "neg", head_neg, 0),
    HEAD(0x6e6f720000000000, "nor", head_nor, 0),
    HEAD(0x6e786f7200000000, "nxor", head_nxor, 0),
    HEAD(0x6f72000000000000, "or", head_or, 0),
    HEAD(0x7361720000000000, "sar", head_sar, 0),
    HEAD(0x7365746869000000, "sethi", head_sethi, 0),
    HEAD(0x7368720000000000, "shr", head_shr, 0),
    HEAD(0x736e6f7000000000, "snop", head_snop, 0),
    HEAD(0x7375620000000000, "sub", head_sub, 0),
    HEAD(0x7665630000000000, "vec", head_vec, 0),
    HEAD(0x7665636d73000000, "vecms", head_vecms, 1),
    HEAD(0x786f720000000000, "xor", head_xor, 0),
};
static const struct isadora_words *const registers[] = {&words_file_r, &words_file_c, &words_file_v,
    &words_file_vc, &words_file_a, &words_file_l, &words_file_m, &words_file_x, &words_file_sr,
    &words_file_mi, &words_file_uc, &words_file_d, &words_file_f, &words_file_s2v_factor,
    &words_file_s2v_mask, &words_file_s2v_valid, &words_file_s2v_vcidx, &words_file_s2v_vcpart,
    &words_file_s2v_xfrm, &words_file_s2v_vcmask};

const struct isadora_syntax vp1_scalar_syntax = {
    .heads = heads, .head_count = COUNT(heads),
    .begins = 0x148e00e00000000,
    .inner = false,
    .registers = registers, .file_count = COUNT(registers),
};

