/* Generated from the description vp1-scalar by gen/emit/assembler. Do not edit. */
#include <isadora/vp1_scalar.h>
#include "vp1_scalar_lex.h"
#include "asm/tables/rows.h"

WORDS(words_file_r) = {ONE(READ_ONLY("0x0", 0x1f)), 3, vp1_scalar_scan_r};

WORDS(words_file_c) = {NULL, 0, 0, vp1_scalar_scan_c};

LIST(list_SLCT) = {
    SPELLED("aef", 0xa),
    SPELLED("asf", 0x8),
    SPELLED("azf", 0x9),
    SPELLED("b18", 0x7),
    SPELLED("b19", 0x2),
    SPELLED("b19a", 0x6),
    SPELLED("b20", 0x4),
    SPELLED("b20d", 0x3),
    SPELLED("b21", 0x5),
    SPELLED("c11", 0xb),
    SPELLED("c12", 0xc),
    SPELLED("false", 0xe),
    SPELLED("lzf", 0xd),
    SPELLED("sf", 0x0),
    SPELLED("true", 0xf),
    SPELLED("zf", 0x1),
};
WORDS(words_SLCT) = {list_SLCT, COUNT(list_SLCT), 0, NULL};

LIST(list_RND) = {
    SPELLED("rd", 0x0),
    SPELLED("rn", 0x1),
};
WORDS(words_RND) = {list_RND, COUNT(list_RND), 1, NULL};

LIST(list_SIGN1) = {
    SPELLED("s", 0x1),
    SPELLED("u", 0x0),
};
WORDS(words_SIGN1) = {list_SIGN1, COUNT(list_SIGN1), 0, NULL};

WORDS(words_file_v) = {NULL, 0, 0, vp1_scalar_scan_v};

WORDS(words_file_l) = {NULL, 0, 0, vp1_scalar_scan_l};

WORDS(words_file_a) = {NULL, 0, 0, vp1_scalar_scan_a};

WORDS(words_file_m) = {NULL, 0, 0, vp1_scalar_scan_m};

WORDS(words_file_x) = {NULL, 0, 0, vp1_scalar_scan_x};

LIST(list_file_sr) = {
    SPELLED("$csreq", 0x1f),
    SPELLED("$tick", 0x1e),
};
WORDS(words_file_sr) = {list_file_sr, COUNT(list_file_sr), 1, vp1_scalar_scan_sr};

WORDS(words_file_mi) = {NULL, 0, 0, vp1_scalar_scan_mi};

WORDS(words_file_uc) = {ONE(SPELLED("$uccfg", 0x10)), 6, vp1_scalar_scan_uc};

WORDS(words_file_d) = {NULL, 0, 0, vp1_scalar_scan_d};

WORDS(words_file_f) = {NULL, 0, 0, vp1_scalar_scan_f};

WORDS(words_file_vc) = {NULL, 0, 0, vp1_scalar_scan_vc};

LIST(list_VCFLAG) = {
    SPELLED("sf", 0x0),
    SPELLED("zf", 0x1),
};
WORDS(words_VCFLAG) = {list_VCFLAG, COUNT(list_VCFLAG), 0, NULL};

WORDS(words_file_s2v_factor) = {NULL, 0, 0, vp1_scalar_scan_s2v_factor};

WORDS(words_file_s2v_mask) = {NULL, 0, 0, vp1_scalar_scan_s2v_mask};

WORDS(words_file_s2v_valid) = {ONE(SPELLED("$s2v_valid", 0x0)), 10, NULL};

WORDS(words_file_s2v_vcidx) = {ONE(SPELLED("$s2v_vcidx", 0x0)), 10, NULL};

WORDS(words_file_s2v_vcpart) = {ONE(SPELLED("$s2v_vcpart", 0x0)), 11, NULL};

WORDS(words_file_s2v_xfrm) = {ONE(SPELLED("$s2v_xfrm", 0x0)), 9, NULL};

WORDS(words_file_s2v_vcmask) = {ONE(SPELLED("$s2v_vcmask", 0x0)), 11, NULL};

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

OPTIONS(op_CDST) = {
    ROW(ALL, 1, '$', 'c', WORD(0, p_CDST), END),
    ROW(ALL, 0, 0, 0, END),
};
OPTIONS(op_WORD2) = {
    ROW(ALL, 0, '$', 'r', WORD(0, p_SRC2), END),
    ROW(ALL, 1, '(', 0, TEXT("(slct"), BLANK, WORD(1, p_COND), BLANK, WORD(2, p_SLCT), BLANK,
        WORD(0, p_SRC2), TEXT("q)"), END),
    ROW(ALL, 2, '(', 0, TEXT("(slct"), BLANK, WORD(1, p_COND), BLANK, WORD(2, p_SLCT_2), BLANK,
        WORD(0, p_SRC2), TEXT("d)"), END),
    ROW(ALL, 3, 0, 0, NUMBER(3, p_IMM), END),
};
OPTIONS(op_BYTES2) = {
    ROW(ALL, 0, '$', 'r', WORD(0, p_SRC2), END),
    ROW(ALL, 1, '(', 0, TEXT("(slct"), BLANK, WORD(1, p_COND), BLANK, WORD(2, p_SLCT), BLANK,
        WORD(0, p_SRC2), TEXT("q)"), END),
    ROW(ALL, 2, '(', 0, TEXT("(slct"), BLANK, WORD(1, p_COND), BLANK, WORD(2, p_SLCT_2), BLANK,
        WORD(0, p_SRC2), TEXT("d)"), END),
    ROW(ALL, 3, 0, 0, NUMBER(3, p_BIMM), END),
};
OPTIONS(op_REPMUL) = {
    ROW(ALL, 0, 0, 0, NUMBER(0, p_BIMMMUL), END),
};
OPTIONS(op_REPBAD) = {
    ROW(ALL, 0, 0, 0, NUMBER(0, p_BIMMBAD), END),
};
OPTIONS(op_TOFILE) = {
    ROW(ALL, 0, '$', 'v', WORD(0, p_DST_2), BLANK, FIXED(0x0, false), END),
    ROW(ALL, 1, '$', 'v', WORD(0, p_DST_2), BLANK, FIXED(0x1, false), END),
    ROW(ALL, 2, '$', 'v', WORD(0, p_DST_2), BLANK, FIXED(0x2, false), END),
    ROW(ALL, 3, '$', 'v', WORD(0, p_DST_2), BLANK, FIXED(0x3, false), END),
    ROW(ALL, 4, '$', 'l', WORD(0, p_DST_3), END),
    ROW(ALL, 5, '$', 'l', WORD(0, p_DST_4), END),
    ROW(ALL, 6, '$', 'a', WORD(0, p_DST_5), END),
    ROW(ALL, 7, '$', 'm', WORD(1, p_MDST), END),
    ROW(0x2, 8, '$', 'x', WORD(0, p_DST_6), END),
    ROW(0x2, 9, 'f', 'i', TEXT("file"), NUMBER(2, p_RFILE), TEXT("["), NUMBER(3, p_TOIDX),
        TEXT("]"), END),
    ROW(0x1, 10, 'f', 'i', TEXT("file"), NUMBER(2, p_RFILE_2), TEXT("["), NUMBER(3, p_TOIDX),
        TEXT("]"), END),
    ROW(ALL, 11, 'f', 'i', TEXT("file"), NUMBER(2, p_RFILE_3), TEXT("["), NUMBER(3, p_TOIDX),
        TEXT("]"), END),
    ROW(ALL, 12, 'f', 'i', TEXT("file"), NUMBER(2, p_RFILE_4), TEXT("["), NUMBER(3, p_TOIDX),
        TEXT("]"), END),
};
OPTIONS(op_FROMFILE) = {
    ROW(ALL, 0, '$', 'v', WORD(0, p_SRC1_2), BLANK, FIXED(0x0, false), END),
    ROW(ALL, 1, '$', 'v', WORD(0, p_SRC1_2), BLANK, FIXED(0x1, false), END),
    ROW(ALL, 2, '$', 'v', WORD(0, p_SRC1_2), BLANK, FIXED(0x2, false), END),
    ROW(ALL, 3, '$', 'v', WORD(0, p_SRC1_2), BLANK, FIXED(0x3, false), END),
    ROW(ALL, 4, '$', 'l', WORD(0, p_SRC1_3), END),
    ROW(ALL, 5, '$', 'a', WORD(0, p_SRC1_4), END),
    ROW(ALL, 6, '$', 'c', WORD(0, p_SRC1_5), END),
    ROW(ALL, 7, '$', 'm', WORD(1, p_MSRC), END),
    ROW(0x2, 8, '$', 'x', WORD(0, p_SRC1_6), END),
    ROW(0x2, 9, 'f', 'i', TEXT("file"), NUMBER(2, p_RFILE), TEXT("["), NUMBER(3, p_FROMIDX),
        TEXT("]"), END),
    ROW(0x1, 10, 'f', 'i', TEXT("file"), NUMBER(2, p_RFILE_2), TEXT("["), NUMBER(3, p_FROMIDX),
        TEXT("]"), END),
    ROW(ALL, 11, 'f', 'i', TEXT("file"), NUMBER(2, p_RFILE_5), TEXT("["), NUMBER(3, p_FROMIDX),
        TEXT("]"), END),
    ROW(ALL, 12, 'f', 'i', TEXT("file"), NUMBER(2, p_RFILE_4), TEXT("["), NUMBER(3, p_FROMIDX),
        TEXT("]"), END),
};
OPTIONS(op_TO_UNTESTED) = {
    ROW(ALL, 0, '$', 0, WORD(0, p_DST_7), END),
    ROW(ALL, 1, '$', 'm', WORD(0, p_DST_8), END),
    ROW(ALL, 2, '$', 'u', WORD(0, p_DST_9), END),
    ROW(0x2, 3, '$', 'd', WORD(0, p_DST_10), END),
    ROW(ALL, 4, '$', 'f', WORD(0, p_DST_11), END),
    ROW(0x1, 5, 'f', 'i', TEXT("file"), NUMBER(1, p_RFILE), TEXT("["), NUMBER(2, p_TOIDX),
        TEXT("]"), END),
};
OPTIONS(op_FROM_UNTESTED) = {
    ROW(ALL, 0, '$', 0, WORD(0, p_SRC1_7), END),
    ROW(ALL, 1, '$', 'm', WORD(0, p_SRC1_8), END),
    ROW(ALL, 2, '$', 'u', WORD(0, p_SRC1_9), END),
    ROW(0x2, 3, '$', 'd', WORD(0, p_SRC1_10), END),
    ROW(ALL, 4, '$', 'f', WORD(0, p_SRC1_11), END),
    ROW(0x1, 5, 'f', 'i', TEXT("file"), NUMBER(1, p_RFILE), TEXT("["), NUMBER(2, p_FROMIDX),
        TEXT("]"), END),
};

FORMS(head_abs) = {
    FORM(VP1_SCALAR_ARITH_ABS_ONE, 0, 0, TEXT("abs"), BLANK, WORD(0, p_DST), BLANK,
        CHOICE(0, 1, op_CDST), BLANK, WORD(2, p_SRC1), END),
};
FORMS(head_add) = {
    FORM(VP1_SCALAR_ARITH_ADD_TWO, 0, 0, TEXT("add"), BLANK, WORD(0, p_DST), BLANK,
        CHOICE(0, 1, op_CDST), BLANK, WORD(2, p_SRC1), BLANK, CHOICE(1, 3, op_WORD2), END),
};
FORMS(head_and) = {
    FORM(VP1_SCALAR_BITOP_AND_NOT1, 0, 0, TEXT("and"), BLANK, WORD(0, p_DST), BLANK,
        CHOICE(0, 1, op_CDST), BLANK, TEXT("not"), BLANK, WORD(2, p_SRC1), BLANK, BLANK,
        WORD(3, p_SRC2), END),
    FORM(VP1_SCALAR_BITOP_AND_NOT2, 0, 0, TEXT("and"), BLANK, WORD(0, p_DST), BLANK,
        CHOICE(0, 1, op_CDST), BLANK, BLANK, WORD(2, p_SRC1), BLANK, TEXT("not"), BLANK,
        WORD(3, p_SRC2), END),
    FORM(VP1_SCALAR_BITOP_AND, 0, 0, TEXT("and"), BLANK, WORD(0, p_DST), BLANK,
        CHOICE(0, 1, op_CDST), BLANK, BLANK, WORD(2, p_SRC1), BLANK, BLANK, WORD(3, p_SRC2), END),
    FORM(VP1_SCALAR_BITS_IMM_AND, 0, 0, TEXT("and"), BLANK, WORD(0, p_DST), BLANK,
        CHOICE(0, 1, op_CDST), BLANK, WORD(2, p_SRC1), BLANK, NUMBER(3, p_IMM), END),
};
FORMS(head_babs) = {
    FORM(VP1_SCALAR_BYTES_BABS_SIGNED_ONE, 0, 0, TEXT("babs"), BLANK, TEXT("s"), BLANK,
        WORD(0, p_DST), BLANK, CHOICE(0, 1, op_CDST), BLANK, WORD(2, p_SRC1), END),
    FORM(VP1_SCALAR_BYTES_BABS_UNSIGNED_ONE, 0, 0, TEXT("babs"), BLANK, TEXT("u"), BLANK,
        WORD(0, p_DST), BLANK, CHOICE(0, 1, op_CDST), BLANK, WORD(2, p_SRC1), END),
};
FORMS(head_badd) = {
    FORM(VP1_SCALAR_BYTES_BADD_SIGNED_TWO, 0, 0, TEXT("badd"), BLANK, TEXT("s"), BLANK,
        WORD(0, p_DST), BLANK, CHOICE(0, 1, op_CDST), BLANK, WORD(2, p_SRC1), BLANK,
        CHOICE(1, 3, op_BYTES2), END),
    FORM(VP1_SCALAR_BYTES_BADD_UNSIGNED_TWO, 0, 0, TEXT("badd"), BLANK, TEXT("u"), BLANK,
        WORD(0, p_DST), BLANK, CHOICE(0, 1, op_CDST), BLANK, WORD(2, p_SRC1), BLANK,
        CHOICE(1, 3, op_BYTES2), END),
};
FORMS(head_band) = {
    FORM(VP1_SCALAR_BYTE_BITS_BAND, 0, 0, TEXT("band"), BLANK, WORD(0, p_DST), BLANK,
        CHOICE(0, 1, op_CDST), BLANK, WORD(2, p_SRC1), BLANK, NUMBER(3, p_BIMM), END),
};
FORMS(head_bitop) = {
    FORM(VP1_SCALAR_BITOP_REST, 0, 0, TEXT("bitop"), BLANK, NUMBER(0, p_BITOP), BLANK,
        WORD(1, p_DST), BLANK, CHOICE(0, 2, op_CDST), BLANK, WORD(3, p_SRC1), BLANK,
        WORD(4, p_SRC2), END),
};
FORMS(head_bmax) = {
    FORM(VP1_SCALAR_BYTES_BMAX_SIGNED_TWO, 0, 0, TEXT("bmax"), BLANK, TEXT("s"), BLANK,
        WORD(0, p_DST), BLANK, CHOICE(0, 1, op_CDST), BLANK, WORD(2, p_SRC1), BLANK,
        CHOICE(1, 3, op_BYTES2), END),
    FORM(VP1_SCALAR_BYTES_BMAX_UNSIGNED_TWO, 0, 0, TEXT("bmax"), BLANK, TEXT("u"), BLANK,
        WORD(0, p_DST), BLANK, CHOICE(0, 1, op_CDST), BLANK, WORD(2, p_SRC1), BLANK,
        CHOICE(1, 3, op_BYTES2), END),
};
FORMS(head_bmin) = {
    FORM(VP1_SCALAR_BYTES_BMIN_SIGNED_TWO, 0, 0, TEXT("bmin"), BLANK, TEXT("s"), BLANK,
        WORD(0, p_DST), BLANK, CHOICE(0, 1, op_CDST), BLANK, WORD(2, p_SRC1), BLANK,
        CHOICE(1, 3, op_BYTES2), END),
    FORM(VP1_SCALAR_BYTES_BMIN_UNSIGNED_TWO, 0, 0, TEXT("bmin"), BLANK, TEXT("u"), BLANK,
        WORD(0, p_DST), BLANK, CHOICE(0, 1, op_CDST), BLANK, WORD(2, p_SRC1), BLANK,
        CHOICE(1, 3, op_BYTES2), END),
};
FORMS(head_bmul) = {
    FORM(VP1_SCALAR_BMUL_BMUL_S_REG, 0, 0, TEXT("bmul"), BLANK, WORD(0, p_RND), BLANK, TEXT("s"),
        BLANK, WORD(1, p_DST), BLANK, WORD(2, p_SIGN1), BLANK, WORD(3, p_SRC1), BLANK,
        WORD(4, p_SIGN2), BLANK, WORD(5, p_SRC2), END),
    FORM(VP1_SCALAR_BMUL_BMUL_U_REG, 0, 0, TEXT("bmul"), BLANK, WORD(0, p_RND), BLANK, TEXT("u"),
        BLANK, WORD(1, p_DST), BLANK, WORD(2, p_SIGN1), BLANK, WORD(3, p_SRC1), BLANK,
        WORD(4, p_SIGN2), BLANK, WORD(5, p_SRC2), END),
    FORM(VP1_SCALAR_BMUL_BMUL_S_IMM, 0, 0, TEXT("bmul"), BLANK, WORD(0, p_RND), BLANK, TEXT("s"),
        BLANK, WORD(1, p_DST), BLANK, WORD(2, p_SIGN1), BLANK, WORD(3, p_SRC1), BLANK,
        WORD(4, p_SIGN2), BLANK, CHOICE(0, 5, op_REPMUL), END),
    FORM(VP1_SCALAR_BMUL_BMUL_U_IMM, 0, 0, TEXT("bmul"), BLANK, WORD(0, p_RND), BLANK, TEXT("u"),
        BLANK, WORD(1, p_DST), BLANK, WORD(2, p_SIGN1), BLANK, WORD(3, p_SRC1), BLANK,
        WORD(4, p_SIGN2), BLANK, CHOICE(0, 5, op_REPMUL), END),
};
FORMS(head_bmula) = {
    FORM(VP1_SCALAR_BMUL_BMULA_S_REG, 0, 0, TEXT("bmula"), BLANK, WORD(0, p_RND), BLANK, TEXT("s"),
        BLANK, WORD(1, p_DST), BLANK, WORD(2, p_SIGN1), BLANK, WORD(3, p_SRC1), BLANK,
        WORD(4, p_SIGN2), BLANK, WORD(5, p_SRC2), END),
    FORM(VP1_SCALAR_BMUL_BMULA_U_REG, 0, 0, TEXT("bmula"), BLANK, WORD(0, p_RND), BLANK, TEXT("u"),
        BLANK, WORD(1, p_DST), BLANK, WORD(2, p_SIGN1), BLANK, WORD(3, p_SRC1), BLANK,
        WORD(4, p_SIGN2), BLANK, WORD(5, p_SRC2), END),
    FORM(VP1_SCALAR_BMUL_BMULA_S_BAD, 0, 0, TEXT("bmula"), BLANK, WORD(0, p_RND), BLANK, TEXT("s"),
        BLANK, WORD(1, p_DST), BLANK, WORD(2, p_SIGN1), BLANK, WORD(3, p_SRC1), BLANK,
        WORD(4, p_SIGN2), BLANK, CHOICE(0, 5, op_REPBAD), END),
    FORM(VP1_SCALAR_BMUL_BMULA_U_BAD, 0, 0, TEXT("bmula"), BLANK, WORD(0, p_RND), BLANK, TEXT("u"),
        BLANK, WORD(1, p_DST), BLANK, WORD(2, p_SIGN1), BLANK, WORD(3, p_SRC1), BLANK,
        WORD(4, p_SIGN2), BLANK, CHOICE(0, 5, op_REPBAD), END),
};
FORMS(head_bmulabus) = {
    FORM(VP1_SCALAR_BMULABUS_SIGNED_REG, 0, 0, TEXT("bmulabus"), BLANK, WORD(0, p_RND), BLANK,
        TEXT("s"), BLANK, WORD(1, p_SIGN1), BLANK, WORD(2, p_SRC1), BLANK, WORD(3, p_SIGN2), BLANK,
        WORD(4, p_SRC2), END),
    FORM(VP1_SCALAR_BMULABUS_UNSIGNED_REG, 0, 0, TEXT("bmulabus"), BLANK, WORD(0, p_RND), BLANK,
        TEXT("u"), BLANK, WORD(1, p_SIGN1), BLANK, WORD(2, p_SRC1), BLANK, WORD(3, p_SIGN2), BLANK,
        WORD(4, p_SRC2), END),
    FORM(VP1_SCALAR_BMULABUS_SIGNED_IMM, 0, 0, TEXT("bmulabus"), BLANK, WORD(0, p_RND), BLANK,
        TEXT("s"), BLANK, WORD(1, p_SIGN1), BLANK, WORD(2, p_SRC1), BLANK, WORD(3, p_SIGN2), BLANK,
        CHOICE(0, 4, op_REPBAD), END),
    FORM(VP1_SCALAR_BMULABUS_UNSIGNED_IMM, 0, 0, TEXT("bmulabus"), BLANK, WORD(0, p_RND), BLANK,
        TEXT("u"), BLANK, WORD(1, p_SIGN1), BLANK, WORD(2, p_SRC1), BLANK, WORD(3, p_SIGN2), BLANK,
        CHOICE(0, 4, op_REPBAD), END),
};
FORMS(head_bmulbus) = {
    FORM(VP1_SCALAR_BMULBUS_REG, 0, 0, TEXT("bmulbus"), BLANK, WORD(0, p_SIGN1), BLANK,
        WORD(1, p_SRC1), BLANK, WORD(2, p_SIGN2), BLANK, WORD(3, p_SRC2), END),
    FORM(VP1_SCALAR_BMULBUS_IMM, 0, 0, TEXT("bmulbus"), BLANK, WORD(0, p_SIGN1), BLANK,
        WORD(1, p_SRC1), BLANK, WORD(2, p_SIGN2), BLANK, CHOICE(0, 3, op_REPBAD), END),
};
FORMS(head_bneg) = {
    FORM(VP1_SCALAR_BYTES_BNEG_SIGNED_ONE, 0, 0, TEXT("bneg"), BLANK, TEXT("s"), BLANK,
        WORD(0, p_DST), BLANK, CHOICE(0, 1, op_CDST), BLANK, WORD(2, p_SRC1), END),
    FORM(VP1_SCALAR_BYTES_BNEG_UNSIGNED_ONE, 0, 0, TEXT("bneg"), BLANK, TEXT("u"), BLANK,
        WORD(0, p_DST), BLANK, CHOICE(0, 1, op_CDST), BLANK, WORD(2, p_SRC1), END),
};
FORMS(head_bor) = {
    FORM(VP1_SCALAR_BYTE_BITS_BOR, 0, 0, TEXT("bor"), BLANK, WORD(0, p_DST), BLANK,
        CHOICE(0, 1, op_CDST), BLANK, WORD(2, p_SRC1), BLANK, NUMBER(3, p_BIMM), END),
};
FORMS(head_bprodbus) = {
    FORM(VP1_SCALAR_BPRODBUS_REG, 0, 0, TEXT("bprodbus"), BLANK, WORD(0, p_SRC1), BLANK,
        WORD(1, p_SRC2), END),
    FORM(VP1_SCALAR_BPRODBUS_IMM, 0, 0, TEXT("bprodbus"), BLANK, WORD(0, p_SRC1), BLANK,
        CHOICE(0, 1, op_REPBAD), END),
};
FORMS(head_bprodbusc) = {
    FORM(VP1_SCALAR_BPRODBUSC, 0, 0, TEXT("bprodbusc"), BLANK, CHOICE(0, 0, op_CDST), BLANK,
        WORD(1, p_SRC1), BLANK, CHOICE(1, 2, op_BYTES2), END),
};
FORMS(head_bshr) = {
    FORM(VP1_SCALAR_BYTE_SHIFT_SIGNED, 0, 0, TEXT("bshr"), BLANK, TEXT("s"), BLANK, WORD(0, p_DST),
        BLANK, CHOICE(0, 1, op_CDST), BLANK, WORD(2, p_SRC1), BLANK, CHOICE(1, 3, op_BYTES2), END),
    FORM(VP1_SCALAR_BYTE_SHIFT_UNSIGNED, 0, 0, TEXT("bshr"), BLANK, TEXT("u"), BLANK,
        WORD(0, p_DST), BLANK, CHOICE(0, 1, op_CDST), BLANK, WORD(2, p_SRC1), BLANK,
        CHOICE(1, 3, op_BYTES2), END),
};
FORMS(head_bsub) = {
    FORM(VP1_SCALAR_BYTES_BSUB_SIGNED_TWO, 0, 0, TEXT("bsub"), BLANK, TEXT("s"), BLANK,
        WORD(0, p_DST), BLANK, CHOICE(0, 1, op_CDST), BLANK, WORD(2, p_SRC1), BLANK,
        CHOICE(1, 3, op_BYTES2), END),
    FORM(VP1_SCALAR_BYTES_BSUB_UNSIGNED_TWO, 0, 0, TEXT("bsub"), BLANK, TEXT("u"), BLANK,
        WORD(0, p_DST), BLANK, CHOICE(0, 1, op_CDST), BLANK, WORD(2, p_SRC1), BLANK,
        CHOICE(1, 3, op_BYTES2), END),
};
FORMS(head_bvec) = {
    FORM(VP1_SCALAR_BVEC, 0, 0, TEXT("bvec"), BLANK, WORD(0, p_SRC1), BLANK, WORD(1, p_VCIDX),
        BLANK, WORD(2, p_VCFLAG), BLANK, NUMBER(3, p_VCXFRM), END),
};
FORMS(head_bvecmad) = {
    FORM(VP1_SCALAR_BVECMAD, 0, 0, TEXT("bvecmad"), BLANK, WORD(0, p_SRC1), BLANK, WORD(1, p_SRC2),
        TEXT("q"), BLANK, WORD(2, p_COND), BLANK, WORD(3, p_SLCT_3), BLANK, WORD(4, p_VCIDX), BLANK,
        WORD(5, p_VCFLAG), BLANK, NUMBER(6, p_VCXFRM), END),
};
FORMS(head_bvecmadsel) = {
    FORM(VP1_SCALAR_BVECMADSEL, 0, 0, TEXT("bvecmadsel"), BLANK, WORD(0, p_SRC1), BLANK,
        WORD(1, p_SRC2), TEXT("q"), BLANK, WORD(2, p_COND), BLANK, WORD(3, p_SLCT_3), BLANK,
        WORD(4, p_VCIDX), BLANK, WORD(5, p_VCFLAG), BLANK, NUMBER(6, p_VCXFRM), END),
};
FORMS(head_bxor) = {
    FORM(VP1_SCALAR_BYTE_BITS_BXOR, 0, 0, TEXT("bxor"), BLANK, WORD(0, p_DST), BLANK,
        CHOICE(0, 1, op_CDST), BLANK, WORD(2, p_SRC1), BLANK, NUMBER(3, p_BIMM), END),
};
FORMS(head_cclear) = {
    FORM(VP1_SCALAR_CCLEAR, 0, 0, TEXT("cclear"), BLANK, CHOICE(0, 0, op_CDST), BLANK,
        WORD(1, p_SRC1), END),
};
FORMS(head_max) = {
    FORM(VP1_SCALAR_ARITH_MAX_TWO, 0, 0, TEXT("max"), BLANK, WORD(0, p_DST), BLANK,
        CHOICE(0, 1, op_CDST), BLANK, WORD(2, p_SRC1), BLANK, CHOICE(1, 3, op_WORD2), END),
};
FORMS(head_min) = {
    FORM(VP1_SCALAR_ARITH_MIN_TWO, 0, 0, TEXT("min"), BLANK, WORD(0, p_DST), BLANK,
        CHOICE(0, 1, op_CDST), BLANK, WORD(2, p_SRC1), BLANK, CHOICE(1, 3, op_WORD2), END),
};
FORMS(head_mov) = {
    FORM(VP1_SCALAR_MOV_IMM, 0, 0, TEXT("mov"), BLANK, WORD(0, p_DST), BLANK, NUMBER(1, p_IMM19),
        END),
    FORM(VP1_SCALAR_MOV_TO, 0, 0, TEXT("mov"), BLANK, CHOICE(0, 0, op_TOFILE), BLANK,
        CHOICE(1, 4, op_CDST), BLANK, WORD(5, p_SRC1), END),
    FORM(VP1_SCALAR_MOV_FROM, 0, 0, TEXT("mov"), BLANK, WORD(0, p_DST), BLANK,
        CHOICE(0, 1, op_CDST), BLANK, CHOICE(1, 2, op_FROMFILE), END),
    FORM(VP1_SCALAR_MOV_TO_UNTESTED, 0, 0, TEXT("mov"), BLANK, CHOICE(0, 0, op_TO_UNTESTED), BLANK,
        CHOICE(1, 3, op_CDST), BLANK, WORD(4, p_SRC1), END),
    FORM(VP1_SCALAR_MOV_FROM_UNTESTED, 0, 0, TEXT("mov"), BLANK, WORD(0, p_DST), BLANK,
        CHOICE(0, 1, op_CDST), BLANK, CHOICE(1, 2, op_FROM_UNTESTED), END),
};
FORMS(head_mul) = {
    FORM(VP1_SCALAR_ARITH_MUL_TWO, 0, 0, TEXT("mul"), BLANK, WORD(0, p_DST), BLANK,
        CHOICE(0, 1, op_CDST), BLANK, WORD(2, p_SRC1), BLANK, CHOICE(1, 3, op_WORD2), END),
};
FORMS(head_nand) = {
    FORM(VP1_SCALAR_BITOP_NAND, 0, 0, TEXT("nand"), BLANK, WORD(0, p_DST), BLANK,
        CHOICE(0, 1, op_CDST), BLANK, BLANK, WORD(2, p_SRC1), BLANK, BLANK, WORD(3, p_SRC2), END),
};
FORMS(head_neg) = {
    FORM(VP1_SCALAR_ARITH_NEG_ONE, 0, 0, TEXT("neg"), BLANK, WORD(0, p_DST), BLANK,
        CHOICE(0, 1, op_CDST), BLANK, WORD(2, p_SRC1), END),
};
FORMS(head_nor) = {
    FORM(VP1_SCALAR_BITOP_NOR, 0, 0, TEXT("nor"), BLANK, WORD(0, p_DST), BLANK,
        CHOICE(0, 1, op_CDST), BLANK, BLANK, WORD(2, p_SRC1), BLANK, BLANK, WORD(3, p_SRC2), END),
};
FORMS(head_nxor) = {
    FORM(VP1_SCALAR_BITOP_NXOR, 0, 0, TEXT("nxor"), BLANK, WORD(0, p_DST), BLANK,
        CHOICE(0, 1, op_CDST), BLANK, BLANK, WORD(2, p_SRC1), BLANK, BLANK, WORD(3, p_SRC2), END),
};
FORMS(head_or) = {
    FORM(VP1_SCALAR_BITOP_OR_NOT1, 0, 0, TEXT("or"), BLANK, WORD(0, p_DST), BLANK,
        CHOICE(0, 1, op_CDST), BLANK, TEXT("not"), BLANK, WORD(2, p_SRC1), BLANK, BLANK,
        WORD(3, p_SRC2), END),
    FORM(VP1_SCALAR_BITOP_OR_NOT2, 0, 0, TEXT("or"), BLANK, WORD(0, p_DST), BLANK,
        CHOICE(0, 1, op_CDST), BLANK, BLANK, WORD(2, p_SRC1), BLANK, TEXT("not"), BLANK,
        WORD(3, p_SRC2), END),
    FORM(VP1_SCALAR_BITOP_OR, 0, 0, TEXT("or"), BLANK, WORD(0, p_DST), BLANK, CHOICE(0, 1, op_CDST),
        BLANK, BLANK, WORD(2, p_SRC1), BLANK, BLANK, WORD(3, p_SRC2), END),
    FORM(VP1_SCALAR_BITS_IMM_OR, 0, 0, TEXT("or"), BLANK, WORD(0, p_DST), BLANK,
        CHOICE(0, 1, op_CDST), BLANK, WORD(2, p_SRC1), BLANK, NUMBER(3, p_IMM), END),
};
FORMS(head_sar) = {
    FORM(VP1_SCALAR_ARITH_SAR_TWO, 0, 0, TEXT("sar"), BLANK, WORD(0, p_DST), BLANK,
        CHOICE(0, 1, op_CDST), BLANK, WORD(2, p_SRC1), BLANK, CHOICE(1, 3, op_WORD2), END),
};
FORMS(head_sethi) = {
    FORM(VP1_SCALAR_SETHI, 0, 0, TEXT("sethi"), BLANK, WORD(0, p_DST), BLANK, NUMBER(1, p_IMM16),
        END),
};
FORMS(head_shr) = {
    FORM(VP1_SCALAR_ARITH_SHR_TWO, 0, 0, TEXT("shr"), BLANK, WORD(0, p_DST), BLANK,
        CHOICE(0, 1, op_CDST), BLANK, WORD(2, p_SRC1), BLANK, CHOICE(1, 3, op_WORD2), END),
};
FORMS(head_snop) = {
    FORM(VP1_SCALAR_SNOP, 0, 0, TEXT("snop"), END),
};
FORMS(head_sub) = {
    FORM(VP1_SCALAR_ARITH_SUB_TWO, 0, 0, TEXT("sub"), BLANK, WORD(0, p_DST), BLANK,
        CHOICE(0, 1, op_CDST), BLANK, WORD(2, p_SRC1), BLANK, CHOICE(1, 3, op_WORD2), END),
};
FORMS(head_vec) = {
    FORM(VP1_SCALAR_VEC, 0, 0, TEXT("vec"), BLANK, NUMBER(0, p_FACTOR1), BLANK,
        NUMBER(1, p_FACTOR2), BLANK, WORD(2, p_VCIDX), BLANK, WORD(3, p_VCFLAG), BLANK,
        NUMBER(4, p_VCXFRM), END),
};
FORMS(head_vecms) = {
    FORM(VP1_SCALAR_VECMS, 0, 0, TEXT("vecms"), BLANK, WORD(0, p_SRC1), BLANK, WORD(1, p_VCIDX),
        BLANK, WORD(2, p_VCFLAG), BLANK, NUMBER(3, p_VCXFRM), END),
};
FORMS(head_xor) = {
    FORM(VP1_SCALAR_BITOP_XOR, 0, 0, TEXT("xor"), BLANK, WORD(0, p_DST), BLANK,
        CHOICE(0, 1, op_CDST), BLANK, BLANK, WORD(2, p_SRC1), BLANK, BLANK, WORD(3, p_SRC2), END),
    FORM(VP1_SCALAR_BITS_IMM_XOR, 0, 0, TEXT("xor"), BLANK, WORD(0, p_DST), BLANK,
        CHOICE(0, 1, op_CDST), BLANK, WORD(2, p_SRC1), BLANK, NUMBER(3, p_IMM), END),
};
HEADS(heads) = {
    HEAD("abs", head_abs),
    HEAD("add", head_add),
    HEAD("and", head_and),
    HEAD("babs", head_babs),
    HEAD("badd", head_badd),
    HEAD("band", head_band),
    HEAD("bitop", head_bitop),
    HEAD("bmax", head_bmax),
    HEAD("bmin", head_bmin),
    HEAD("bmul", head_bmul),
    HEAD("bmula", head_bmula),
    HEAD("bmulabus", head_bmulabus),
    HEAD("bmulbus", head_bmulbus),
    HEAD("bneg", head_bneg),
    HEAD("bor", head_bor),
    HEAD("bprodbus", head_bprodbus),
    HEAD("bprodbusc", head_bprodbusc),
    HEAD("bshr", head_bshr),
    HEAD("bsub", head_bsub),
    HEAD("bvec", head_bvec),
    HEAD("bvecmad", head_bvecmad),
    HEAD("bvecmadsel", head_bvecmadsel),
    HEAD("bxor", head_bxor),
    HEAD("cclear", head_cclear),
    HEAD("max", head_max),
    HEAD("min", head_min),
    HEAD("mov", head_mov),
    HEAD("mul", head_mul),
    HEAD("nand", head_nand),
    HEAD("neg", head_neg),
    HEAD("nor", head_nor),
    HEAD("nxor", head_nxor),
    HEAD("or", head_or),
    HEAD("sar", head_sar),
    HEAD("sethi", head_sethi),
    HEAD("shr", head_shr),
    HEAD("snop", head_snop),
    HEAD("sub", head_sub),
    HEAD("vec", head_vec),
    HEAD("vecms", head_vecms),
    HEAD("xor", head_xor),
};
static const struct isadora_words *const registers[] = {&words_file_r, &words_file_c, &words_file_v,
    &words_file_vc, &words_file_a, &words_file_l, &words_file_m, &words_file_x, &words_file_sr,
    &words_file_mi, &words_file_uc, &words_file_d, &words_file_f, &words_file_s2v_factor,
    &words_file_s2v_mask, &words_file_s2v_valid, &words_file_s2v_vcidx, &words_file_s2v_vcpart,
    &words_file_s2v_xfrm, &words_file_s2v_vcmask};

const struct isadora_syntax vp1_scalar_syntax = {
    .heads = heads, .head_count = COUNT(heads),
    .inner = false,
    .registers = registers, .file_count = COUNT(registers),
};

