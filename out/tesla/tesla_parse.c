/* Generated from the description tesla by gen/emit/assembler. Do not edit. */
#include <isadora/tesla.h>
#include "tesla_lex.h"
#include "asm/tables/rows.h"

LIST(list_MARK) = {
    SPELLED("exit", 0x1),
    SPELLED("join", 0x2),
};
WORDS(words_MARK) = {list_MARK, COUNT(list_MARK), 0, NULL};

LIST(list_PRED) = {
    SPELLED("a", 0x12),
    SPELLED("c", 0x11),
    SPELLED("e", 0x2),
    SPELLED("eu", 0xa),
    SPELLED("g", 0x4),
    SPELLED("ge", 0x6),
    SPELLED("geu", 0xe),
    SPELLED("gu", 0xc),
    SPELLED("l", 0x1),
    SPELLED("le", 0x3),
    SPELLED("leu", 0xb),
    SPELLED("lg", 0x5),
    SPELLED("lge", 0x7),
    SPELLED("lgu", 0xd),
    SPELLED("lu", 0x9),
    SPELLED("na", 0x1d),
    SPELLED("nc", 0x1e),
    SPELLED("no", 0x1f),
    SPELLED("ns", 0x1c),
    SPELLED("o", 0x10),
    SPELLED("s", 0x13),
    SPELLED("u", 0x8),
};
WORDS(words_PRED) = {list_PRED, COUNT(list_PRED), 0, NULL};

WORDS(words_file_c) = {NULL, 0, 0, tesla_scan_c};

LIST(list_ATYPE) = {
    SPELLED("s16", 0x3),
    SPELLED("s32", 0x7),
    SPELLED("s8", 0x1),
    SPELLED("u16", 0x2),
    SPELLED("u32", 0x6),
    SPELLED("u8", 0x0),
};
WORDS(words_ATYPE) = {list_ATYPE, COUNT(list_ATYPE), 0, NULL};

WORDS(words_file_r) = {NULL, 0, 0, tesla_scan_r};

LIST(list_BTYPE) = {
    SPELLED("b32", 0x6),
    SPELLED("s16", 0x3),
    SPELLED("s32", 0x7),
    SPELLED("s8", 0x1),
    SPELLED("u16", 0x2),
    SPELLED("u8", 0x0),
};
WORDS(words_BTYPE) = {list_BTYPE, COUNT(list_BTYPE), 0, NULL};

LIST(list_LANE) = {
    SPELLED("(l0)", 0x1),
    SPELLED("(l01)", 0x3),
    SPELLED("(l012)", 0x7),
    SPELLED("(l013)", 0xb),
    SPELLED("(l02)", 0x5),
    SPELLED("(l023)", 0xd),
    SPELLED("(l03)", 0x9),
    SPELLED("(l1)", 0x2),
    SPELLED("(l12)", 0x6),
    SPELLED("(l123)", 0xe),
    SPELLED("(l13)", 0xa),
    SPELLED("(l2)", 0x4),
    SPELLED("(l23)", 0xc),
    SPELLED("(l3)", 0x8),
    SPELLED("(lnone)", 0x0),
};
WORDS(words_LANE) = {list_LANE, COUNT(list_LANE), 2, NULL};

WORDS(words_file_a) = {ONE(READ_ONLY("0x0", 0x0)), 3, tesla_scan_a};

LIST(list_view_r_h) = {
    SPELLED("h", 0x1),
    SPELLED("l", 0x0),
};
WORDS(words_view_r_h) = {list_view_r_h, COUNT(list_view_r_h), 0, NULL};

WORDS(words_LIM) = {ONE(SPELLED("lim", 0x1)), 3, NULL};

WORDS(words_BINC) = {ONE(SPELLED("inc", 0x1)), 3, NULL};

WORDS(words_BWAIT) = {ONE(SPELLED("wait", 0x1)), 4, NULL};

WORDS(words_ONEG) = {ONE(SPELLED("neg", 0x1)), 3, NULL};

WORDS(words_LABS1) = {ONE(SPELLED("abs", 0x1)), 3, NULL};

LIST(list_CHALF) = {
    SPELLED("s16", 0x4),
    SPELLED("s8", 0x6),
    SPELLED("u16", 0x0),
    SPELLED("u8", 0x2),
};
WORDS(words_CHALF) = {list_CHALF, COUNT(list_CHALF), 0, NULL};

LIST(list_CWORD) = {
    SPELLED("s32", 0x5),
    SPELLED("u32", 0x1),
};
WORDS(words_CWORD) = {list_CWORD, COUNT(list_CWORD), 0, NULL};

LIST(list_CREG) = {
    SPELLED("s8", 0x7),
    SPELLED("u8", 0x3),
};
WORDS(words_CREG) = {list_CREG, COUNT(list_CREG), 0, NULL};

WORDS(words_CSAT) = {ONE(SPELLED("sat", 0x1)), 3, NULL};

LIST(list_CRND) = {
    SPELLED("rm", 0x1),
    SPELLED("rn", 0x0),
    SPELLED("rp", 0x2),
    SPELLED("rz", 0x3),
};
WORDS(words_CRND) = {list_CRND, COUNT(list_CRND), 1, NULL};

LIST(list_IRND) = {
    SPELLED("rmi", 0x1),
    SPELLED("rni", 0x0),
    SPELLED("rpi", 0x2),
    SPELLED("rzi", 0x3),
};
WORDS(words_IRND) = {list_IRND, COUNT(list_IRND), 1, NULL};

LIST(list_ARND) = {
    SPELLED("rn", 0x0),
    SPELLED("rz", 0x3),
};
WORDS(words_ARND) = {list_ARND, COUNT(list_ARND), 1, NULL};

LIST(list_U24AGAIN) = {
    SPELLED("u24.1", 0x1),
    SPELLED("u24.2", 0x2),
    SPELLED("u24.3", 0x3),
    SPELLED("u24.4", 0x4),
    SPELLED("u24.5", 0x5),
    SPELLED("u24.6", 0x6),
    SPELLED("u24.7", 0x7),
};
WORDS(words_U24AGAIN) = {list_U24AGAIN, COUNT(list_U24AGAIN), 4, NULL};

LIST(list_S16A) = {
    SPELLED("s16", 0x1),
    SPELLED("u16", 0x0),
};
WORDS(words_S16A) = {list_S16A, COUNT(list_S16A), 0, NULL};

WORDS(words_SHIGH) = {ONE(SPELLED("high", 0x1)), 4, NULL};

LIST(list_S24) = {
    SPELLED("s24", 0x1),
    SPELLED("u24", 0x0),
};
WORDS(words_S24) = {list_S24, COUNT(list_S24), 0, NULL};

LIST(list_FCOMPARE) = {
    SPELLED("always", 0xf),
    SPELLED("e", 0x2),
    SPELLED("eu", 0xa),
    SPELLED("g", 0x4),
    SPELLED("ge", 0x6),
    SPELLED("geu", 0xe),
    SPELLED("gu", 0xc),
    SPELLED("l", 0x1),
    SPELLED("le", 0x3),
    SPELLED("leu", 0xb),
    SPELLED("lg", 0x5),
    SPELLED("lge", 0x7),
    SPELLED("lgu", 0xd),
    SPELLED("lu", 0x9),
    SPELLED("never", 0x0),
    SPELLED("u", 0x8),
};
WORDS(words_FCOMPARE) = {list_FCOMPARE, COUNT(list_FCOMPARE), 0, NULL};

LIST(list_COMPARE) = {
    SPELLED("always", 0x7),
    SPELLED("e", 0x2),
    SPELLED("g", 0x4),
    SPELLED("ge", 0x6),
    SPELLED("l", 0x1),
    SPELLED("le", 0x3),
    SPELLED("lg", 0x5),
    SPELLED("never", 0x0),
};
WORDS(words_COMPARE) = {list_COMPARE, COUNT(list_COMPARE), 0, NULL};

LIST(list_Q0) = {
    SPELLED("add", 0x0),
    SPELLED("mov2", 0x3),
    SPELLED("sub", 0x2),
    SPELLED("subr", 0x1),
};
WORDS(words_Q0) = {list_Q0, COUNT(list_Q0), 0, NULL};

WORDS(words_SNOT) = {ONE(SPELLED("not", 0x1)), 3, NULL};

WORDS(words_SSFU) = {ONE(SPELLED("sfu", 0x1)), 3, NULL};

LIST(list_file_sr) = {
    SPELLED("$clock", 0x1),
    SPELLED("$physid", 0x0),
    SPELLED("$pm0", 0x4),
    SPELLED("$pm1", 0x5),
    SPELLED("$pm2", 0x6),
    SPELLED("$pm3", 0x7),
    SPELLED("$sampleid", 0x8),
    SPELLED("$vstride", 0x3),
};
WORDS(words_file_sr) = {list_file_sr, COUNT(list_file_sr), 1, tesla_scan_sr};

LIST(list_SLIVE) = {
    SPELLED("all", 0x0),
    SPELLED("live", 0x1),
};
WORDS(words_SLIVE) = {list_SLIVE, COUNT(list_SLIVE), 0, NULL};

WORDS(words_file_t) = {NULL, 0, 0, tesla_scan_t};

WORDS(words_file_s) = {NULL, 0, 0, tesla_scan_s};

WORDS(words_DERIV) = {ONE(SPELLED("deriv", 0x1)), 5, NULL};

WORDS(words_file_pc) = {ONE(SPELLED("$pc", 0x0)), 3, NULL};

WORDS(words_file_active) = {ONE(SPELLED("$active", 0x0)), 7, NULL};

WORDS(words_file_ended) = {ONE(SPELLED("$ended", 0x0)), 6, NULL};

WORDS(words_file_returned) = {ONE(SPELLED("$returned", 0x0)), 9, NULL};

WORDS(words_file_broken) = {ONE(SPELLED("$broken", 0x0)), 7, NULL};

WORDS(words_file_bar) = {NULL, 0, 0, tesla_scan_bar};

WORDS(words_file_warps) = {ONE(SPELLED("$warps", 0x0)), 6, NULL};

PLACE(p_MARK) = {.words = &words_MARK, .empty = 0x0, .field = TESLA_FIELD_MARK, .width = 2,
    .flags = EMPTY};
PLACE(p_PRED) = {.words = &words_PRED, .field = TESLA_FIELD_PRED, .width = 5, .flags = PREFIXES};
PLACE(p_COND) = {.words = &words_file_c, .field = TESLA_FIELD_COND, .width = 2};
PLACE(p_ATYPE) = {.words = &words_ATYPE, .ranges = RANGES({0x6, 0x6, 0, 0}, {0x7, 0x7, 0, 0}),
    .range_count = 2, .field = TESLA_FIELD_ATYPE, .width = 3};
PLACE(p_GSPACE) = {.mul = 0x1, .field = TESLA_FIELD_GSPACE, .width = 4, .flags = DECIMAL};
PLACE(p_LSRC) = {.words = &words_file_r, .field = TESLA_FIELD_LSRC, .width = 7};
PLACE(p_LDST) = {.words = &words_file_r, .field = TESLA_FIELD_LDST, .width = 7};
PLACE(p_ATYPE_2) = {.words = &words_ATYPE, .ranges = RANGES({0x6, 0x6, 0, 0}), .range_count = 1,
    .field = TESLA_FIELD_ATYPE, .width = 3};
PLACE(p_ATYPE_3) = {.words = &words_ATYPE, .ranges = RANGES({0x7, 0x7, 0, 0}), .range_count = 1,
    .field = TESLA_FIELD_ATYPE, .width = 3};
PLACE(p_BTYPE) = {.words = &words_BTYPE, .ranges = RANGES({0x6, 0x6, 0, 0}, {0x7, 0x7, 0, 0}),
    .range_count = 2, .field = TESLA_FIELD_BTYPE, .width = 3};
PLACE(p_LDST_2) = {.words = &words_file_r, .ranges = RANGES({0, 0x7f, 0x1, 0x0}), .range_count = 1,
    .field = TESLA_FIELD_LDST, .width = 7};
PLACE(p_ATYPE_4) = {.words = &words_ATYPE, .ranges = RANGES({0x0, 0x3, 0, 0}), .range_count = 1,
    .field = TESLA_FIELD_ATYPE, .width = 3};
PLACE(p_BTYPE_2) = {.words = &words_BTYPE, .ranges = RANGES({0x0, 0x3, 0, 0}), .range_count = 1,
    .field = TESLA_FIELD_BTYPE, .width = 3};
PLACE(p_GSPACE2) = {.mul = 0x1, .field = TESLA_FIELD_GSPACE2, .width = 4, .flags = DECIMAL};
PLACE(p_LSRC2) = {.words = &words_file_r, .field = TESLA_FIELD_LSRC2, .width = 7};
PLACE(p_LSRC2_2) = {.words = &words_file_r, .ranges = RANGES({0, 0x7f, 0x1, 0x0}), .range_count = 1,
    .field = TESLA_FIELD_LSRC2, .width = 7};
PLACE(p_LANE) = {.words = &words_LANE, .empty = 0xf, .field = TESLA_FIELD_LANE, .width = 4,
    .flags = EMPTY};
PLACE(p_OOFF) = {.mul = 0x4, .ranges = RANGES({0x0, 0x7e, 0, 0}), .range_count = 1,
    .field = TESLA_FIELD_OOFF, .width = 7};
PLACE(p_LAOFF) = {.mul = 0x4, .field = TESLA_FIELD_LAOFF, .width = 7};
PLACE(p_AREG) = {.words = &words_file_a, .ranges = RANGES({0x1, 0x7, 0, 0}), .range_count = 1,
    .field = TESLA_FIELD_AREG, .width = 3};
PLACE(p_LAOFF_2) = {.mul = 0x4, .ranges = RANGES({0x1, 0x7f, 0, 0}), .range_count = 1,
    .field = TESLA_FIELD_LAOFF, .width = 7};
PLACE(p_CSPACE) = {.mul = 0x1, .field = TESLA_FIELD_CSPACE, .width = 4, .flags = DECIMAL};
PLACE(p_OFF8) = {.mul = 0x1, .field = TESLA_FIELD_OFF8, .width = 16};
PLACE(p_OFF8_2) = {.mul = 0x1, .ranges = RANGES({0x1, 0xffff, 0, 0}), .range_count = 1,
    .field = TESLA_FIELD_OFF8, .width = 16};
PLACE(p_OFF8_3) = {.mul = 0x1, .field = TESLA_FIELD_OFF8, .width = 16, .flags = SIGNED};
PLACE(p_OFF16) = {.mul = 0x2, .field = TESLA_FIELD_OFF16, .width = 15};
PLACE(p_OFF16_2) = {.mul = 0x2, .ranges = RANGES({0x1, 0x7fff, 0, 0}), .range_count = 1,
    .field = TESLA_FIELD_OFF16, .width = 15};
PLACE(p_OFF16_3) = {.mul = 0x2, .field = TESLA_FIELD_OFF16, .width = 15, .flags = SIGNED};
PLACE(p_OFF32) = {.mul = 0x4, .field = TESLA_FIELD_OFF32, .width = 14};
PLACE(p_OFF32_2) = {.mul = 0x4, .ranges = RANGES({0x1, 0x3fff, 0, 0}), .range_count = 1,
    .field = TESLA_FIELD_OFF32, .width = 14};
PLACE(p_OFF32_3) = {.mul = 0x4, .field = TESLA_FIELD_OFF32, .width = 14, .flags = SIGNED};
PLACE(p_LDST_3) = {.words = &words_file_r, .field = TESLA_FIELD_LDST, .shift = 1, .width = 6};
PLACE(p_LDST_4) = {.words = &words_view_r_h, .field = TESLA_FIELD_LDST, .width = 1};
PLACE(p_OOFF_2) = {.mul = 0x2, .ranges = RANGES({0x0, 0x7e, 0, 0}), .range_count = 1,
    .field = TESLA_FIELD_OOFF, .width = 7};
PLACE(p_CDST) = {.words = &words_file_c, .field = TESLA_FIELD_CDST, .width = 2};
PLACE(p_LDST_5) = {.words = &words_file_r, .ranges = RANGES({0, 0x7f, 0x3, 0x0}), .range_count = 1,
    .field = TESLA_FIELD_LDST, .width = 7};
PLACE(p_LSRC3) = {.words = &words_file_r, .field = TESLA_FIELD_LSRC3, .width = 7};
PLACE(p_LSRC3_2) = {.words = &words_file_r, .ranges = RANGES({0, 0x7f, 0x1, 0x0}), .range_count = 1,
    .field = TESLA_FIELD_LSRC3, .width = 7};
PLACE(p_TARGET) = {.mul = 0x4, .field = TESLA_FIELD_TARGET, .width = 22};
PLACE(p_LIM) = {.words = &words_LIM, .empty = 0x0, .field = TESLA_FIELD_LIM, .width = 1,
    .flags = EMPTY};
PLACE(p_BINC) = {.words = &words_BINC, .empty = 0x0, .field = TESLA_FIELD_BINC, .width = 1,
    .flags = EMPTY};
PLACE(p_BWAIT) = {.words = &words_BWAIT, .empty = 0x0, .field = TESLA_FIELD_BWAIT, .width = 1,
    .flags = EMPTY};
PLACE(p_BAR) = {.mul = 0x1, .field = TESLA_FIELD_BAR, .width = 4};
PLACE(p_BARMASK) = {.mul = 0x1, .field = TESLA_FIELD_BARMASK, .width = 12};
PLACE(p_PM) = {.mul = 0x1, .field = TESLA_FIELD_PM, .width = 4};
PLACE(p_ONEG) = {.words = &words_ONEG, .empty = 0x0, .field = TESLA_FIELD_ONEG, .width = 1,
    .flags = EMPTY};
PLACE(p_LABS1) = {.words = &words_LABS1, .empty = 0x0, .field = TESLA_FIELD_LABS1, .width = 1,
    .flags = EMPTY};
PLACE(p_CHALF) = {.words = &words_CHALF, .field = TESLA_FIELD_CHALF, .width = 3};
PLACE(p_LSRC_2) = {.words = &words_file_r, .field = TESLA_FIELD_LSRC, .shift = 1, .width = 6};
PLACE(p_LSRC_3) = {.words = &words_view_r_h, .field = TESLA_FIELD_LSRC, .width = 1};
PLACE(p_LSOFF) = {.mul = 0x1, .field = TESLA_FIELD_LSOFF, .width = 5};
PLACE(p_LSOFF_2) = {.mul = 0x1, .ranges = RANGES({0x1, 0x1f, 0, 0}), .range_count = 1,
    .field = TESLA_FIELD_LSOFF, .width = 5};
PLACE(p_LSOFF_3) = {.mul = 0x1, .field = TESLA_FIELD_LSOFF, .width = 5, .flags = SIGNED};
PLACE(p_LSOFF_4) = {.mul = 0x2, .field = TESLA_FIELD_LSOFF, .width = 5};
PLACE(p_LSOFF_5) = {.mul = 0x2, .ranges = RANGES({0x1, 0x1f, 0, 0}), .range_count = 1,
    .field = TESLA_FIELD_LSOFF, .width = 5};
PLACE(p_LSOFF_6) = {.mul = 0x2, .field = TESLA_FIELD_LSOFF, .width = 5, .flags = SIGNED};
PLACE(p_LSOFF_7) = {.mul = 0x4, .field = TESLA_FIELD_LSOFF, .width = 5};
PLACE(p_LSOFF_8) = {.mul = 0x4, .ranges = RANGES({0x1, 0x1f, 0, 0}), .range_count = 1,
    .field = TESLA_FIELD_LSOFF, .width = 5};
PLACE(p_LSOFF_9) = {.mul = 0x4, .field = TESLA_FIELD_LSOFF, .width = 5, .flags = SIGNED};
PLACE(p_CWORD) = {.words = &words_CWORD, .field = TESLA_FIELD_CWORD, .width = 3};
PLACE(p_CREG) = {.words = &words_CREG, .field = TESLA_FIELD_CREG, .width = 3};
PLACE(p_CSAT) = {.words = &words_CSAT, .empty = 0x0, .field = TESLA_FIELD_CSAT, .width = 1,
    .flags = EMPTY};
PLACE(p_CRND) = {.words = &words_CRND, .field = TESLA_FIELD_CRND, .width = 2};
PLACE(p_LSRC_4) = {.words = &words_file_r, .ranges = RANGES({0, 0x7f, 0x1, 0x0}), .range_count = 1,
    .field = TESLA_FIELD_LSRC, .width = 7};
PLACE(p_IRND) = {.words = &words_IRND, .field = TESLA_FIELD_IRND, .width = 2};
PLACE(p_DRND) = {.words = &words_CRND, .field = TESLA_FIELD_DRND, .width = 2};
PLACE(p_LNEG1) = {.words = &words_ONEG, .empty = 0x0, .field = TESLA_FIELD_LNEG1, .width = 1,
    .flags = EMPTY};
PLACE(p_LNEG2) = {.words = &words_ONEG, .empty = 0x0, .field = TESLA_FIELD_LNEG2, .width = 1,
    .flags = EMPTY};
PLACE(p_DARND) = {.words = &words_CRND, .field = TESLA_FIELD_DARND, .width = 2};
PLACE(p_SSAT) = {.words = &words_CSAT, .empty = 0x0, .field = TESLA_FIELD_SSAT, .width = 1,
    .flags = EMPTY};
PLACE(p_SDST) = {.words = &words_file_r, .field = TESLA_FIELD_SDST, .width = 6};
PLACE(p_SNEG1) = {.words = &words_ONEG, .empty = 0x0, .field = TESLA_FIELD_SNEG1, .width = 1,
    .flags = EMPTY};
PLACE(p_SSRC) = {.words = &words_file_r, .field = TESLA_FIELD_SSRC, .width = 6};
PLACE(p_SSOFF) = {.mul = 0x1, .field = TESLA_FIELD_SSOFF, .width = 4};
PLACE(p_SAREG) = {.words = &words_file_a, .ranges = RANGES({0x1, 0x3, 0, 0}), .range_count = 1,
    .field = TESLA_FIELD_SAREG, .width = 2};
PLACE(p_SSOFF_2) = {.mul = 0x1, .ranges = RANGES({0x1, 0xf, 0, 0}), .range_count = 1,
    .field = TESLA_FIELD_SSOFF, .width = 4};
PLACE(p_SSOFF_3) = {.mul = 0x1, .field = TESLA_FIELD_SSOFF, .width = 4, .flags = SIGNED};
PLACE(p_SSOFF_4) = {.mul = 0x2, .field = TESLA_FIELD_SSOFF, .width = 4};
PLACE(p_SSOFF_5) = {.mul = 0x2, .ranges = RANGES({0x1, 0xf, 0, 0}), .range_count = 1,
    .field = TESLA_FIELD_SSOFF, .width = 4};
PLACE(p_SSOFF_6) = {.mul = 0x2, .field = TESLA_FIELD_SSOFF, .width = 4, .flags = SIGNED};
PLACE(p_SSOFF_7) = {.mul = 0x4, .field = TESLA_FIELD_SSOFF, .width = 4};
PLACE(p_SSOFF_8) = {.mul = 0x4, .ranges = RANGES({0x1, 0xf, 0, 0}), .range_count = 1,
    .field = TESLA_FIELD_SSOFF, .width = 4};
PLACE(p_SSOFF_9) = {.mul = 0x4, .field = TESLA_FIELD_SSOFF, .width = 4, .flags = SIGNED};
PLACE(p_SAOFF) = {.mul = 0x4, .field = TESLA_FIELD_SAOFF, .width = 6};
PLACE(p_SAOFF_2) = {.mul = 0x4, .ranges = RANGES({0x1, 0x3f, 0, 0}), .range_count = 1,
    .field = TESLA_FIELD_SAOFF, .width = 6};
PLACE(p_SNEG2) = {.words = &words_ONEG, .empty = 0x0, .field = TESLA_FIELD_SNEG2, .width = 1,
    .flags = EMPTY};
PLACE(p_SSRC2) = {.words = &words_file_r, .field = TESLA_FIELD_SSRC2, .width = 6};
PLACE(p_SSPACE) = {.mul = 0x1, .field = TESLA_FIELD_SSPACE, .width = 1, .flags = DECIMAL};
PLACE(p_SCOFF) = {.mul = 0x4, .field = TESLA_FIELD_SCOFF, .width = 5};
PLACE(p_SCOFF_2) = {.mul = 0x4, .ranges = RANGES({0x1, 0x1f, 0, 0}), .range_count = 1,
    .field = TESLA_FIELD_SCOFF, .width = 5};
PLACE(p_SCOFF_3) = {.mul = 0x4, .field = TESLA_FIELD_SCOFF, .width = 5, .flags = SIGNED};
PLACE(p_IMM) = {.mul = 0x1, .field = TESLA_FIELD_IMM, .width = 32, .flags = WRAP};
PLACE(p_OSAT) = {.words = &words_CSAT, .empty = 0x0, .field = TESLA_FIELD_OSAT, .width = 1,
    .flags = EMPTY};
PLACE(p_ARND) = {.words = &words_ARND, .field = TESLA_FIELD_ARND, .width = 2};
PLACE(p_C3OFF) = {.mul = 0x4, .field = TESLA_FIELD_C3OFF, .width = 7};
PLACE(p_C3OFF_2) = {.mul = 0x4, .ranges = RANGES({0x1, 0x7f, 0, 0}), .range_count = 1,
    .field = TESLA_FIELD_C3OFF, .width = 7};
PLACE(p_C3OFF_3) = {.mul = 0x4, .field = TESLA_FIELD_C3OFF, .width = 7, .flags = SIGNED};
PLACE(p_C2OFF) = {.mul = 0x4, .field = TESLA_FIELD_C2OFF, .width = 7};
PLACE(p_C2OFF_2) = {.mul = 0x4, .ranges = RANGES({0x1, 0x7f, 0, 0}), .range_count = 1,
    .field = TESLA_FIELD_C2OFF, .width = 7};
PLACE(p_C2OFF_3) = {.mul = 0x4, .field = TESLA_FIELD_C2OFF, .width = 7, .flags = SIGNED};
PLACE(p_SDST_2) = {.words = &words_file_r, .field = TESLA_FIELD_SDST, .shift = 1, .width = 5};
PLACE(p_SDST_3) = {.words = &words_view_r_h, .field = TESLA_FIELD_SDST, .width = 1};
PLACE(p_SSRC_2) = {.words = &words_file_r, .field = TESLA_FIELD_SSRC, .shift = 1, .width = 5};
PLACE(p_SSRC_3) = {.words = &words_view_r_h, .field = TESLA_FIELD_SSRC, .width = 1};
PLACE(p_SSRC2_2) = {.words = &words_file_r, .field = TESLA_FIELD_SSRC2, .shift = 1, .width = 5};
PLACE(p_SSRC2_3) = {.words = &words_view_r_h, .field = TESLA_FIELD_SSRC2, .width = 1};
PLACE(p_SCOFF_4) = {.mul = 0x2, .field = TESLA_FIELD_SCOFF, .width = 5};
PLACE(p_SCOFF_5) = {.mul = 0x2, .ranges = RANGES({0x1, 0x1f, 0, 0}), .range_count = 1,
    .field = TESLA_FIELD_SCOFF, .width = 5};
PLACE(p_SCOFF_6) = {.mul = 0x2, .field = TESLA_FIELD_SCOFF, .width = 5, .flags = SIGNED};
PLACE(p_LSAT) = {.words = &words_CSAT, .empty = 0x0, .field = TESLA_FIELD_LSAT, .width = 1,
    .flags = EMPTY};
PLACE(p_LSRC3_3) = {.words = &words_file_r, .field = TESLA_FIELD_LSRC3, .shift = 1, .width = 6};
PLACE(p_LSRC3_4) = {.words = &words_view_r_h, .field = TESLA_FIELD_LSRC3, .width = 1};
PLACE(p_C3OFF_4) = {.mul = 0x2, .field = TESLA_FIELD_C3OFF, .width = 7};
PLACE(p_C3OFF_5) = {.mul = 0x2, .ranges = RANGES({0x1, 0x7f, 0, 0}), .range_count = 1,
    .field = TESLA_FIELD_C3OFF, .width = 7};
PLACE(p_C3OFF_6) = {.mul = 0x2, .field = TESLA_FIELD_C3OFF, .width = 7, .flags = SIGNED};
PLACE(p_LSRC2_3) = {.words = &words_file_r, .field = TESLA_FIELD_LSRC2, .shift = 1, .width = 6};
PLACE(p_LSRC2_4) = {.words = &words_view_r_h, .field = TESLA_FIELD_LSRC2, .width = 1};
PLACE(p_C2OFF_4) = {.mul = 0x2, .field = TESLA_FIELD_C2OFF, .width = 7};
PLACE(p_C2OFF_5) = {.mul = 0x2, .ranges = RANGES({0x1, 0x7f, 0, 0}), .range_count = 1,
    .field = TESLA_FIELD_C2OFF, .width = 7};
PLACE(p_C2OFF_6) = {.mul = 0x2, .field = TESLA_FIELD_C2OFF, .width = 7, .flags = SIGNED};
PLACE(p_U24AGAIN) = {.words = &words_U24AGAIN, .field = TESLA_FIELD_U24AGAIN, .width = 3};
PLACE(p_ADST) = {.words = &words_file_a, .field = TESLA_FIELD_ADST, .width = 3};
PLACE(p_AREG_2) = {.words = &words_file_a, .field = TESLA_FIELD_AREG, .width = 3};
PLACE(p_OFFS) = {.mul = 0x1, .field = TESLA_FIELD_OFFS, .width = 16, .flags = WRAP};
PLACE(p_MRND) = {.words = &words_ARND, .field = TESLA_FIELD_MRND, .width = 2};
PLACE(p_S16A) = {.words = &words_S16A, .field = TESLA_FIELD_S16A, .width = 1};
PLACE(p_S16B) = {.words = &words_S16A, .field = TESLA_FIELD_S16B, .width = 1};
PLACE(p_L16A) = {.words = &words_S16A, .field = TESLA_FIELD_L16A, .width = 1};
PLACE(p_L16B) = {.words = &words_S16A, .field = TESLA_FIELD_L16B, .width = 1};
PLACE(p_SHIGH) = {.words = &words_SHIGH, .empty = 0x0, .field = TESLA_FIELD_SHIGH, .width = 1,
    .flags = EMPTY};
PLACE(p_S24) = {.words = &words_S24, .field = TESLA_FIELD_S24, .width = 1};
PLACE(p_LHIGH) = {.words = &words_SHIGH, .empty = 0x0, .field = TESLA_FIELD_LHIGH, .width = 1,
    .flags = EMPTY};
PLACE(p_L24) = {.words = &words_S24, .field = TESLA_FIELD_L24, .width = 1};
PLACE(p_LABS2) = {.words = &words_LABS1, .empty = 0x0, .field = TESLA_FIELD_LABS2, .width = 1,
    .flags = EMPTY};
PLACE(p_FCOMPARE) = {.words = &words_FCOMPARE, .field = TESLA_FIELD_FCOMPARE, .width = 4,
    .flags = PREFIXES};
PLACE(p_COMPARE) = {.words = &words_COMPARE, .field = TESLA_FIELD_COMPARE, .width = 3,
    .flags = PREFIXES};
PLACE(p_Q0) = {.words = &words_Q0, .field = TESLA_FIELD_Q0, .width = 2, .flags = PREFIXES};
PLACE(p_Q1) = {.words = &words_Q0, .field = TESLA_FIELD_Q1, .width = 2, .flags = PREFIXES};
PLACE(p_Q2) = {.words = &words_Q0, .field = TESLA_FIELD_Q2, .width = 2, .flags = PREFIXES};
PLACE(p_Q3) = {.words = &words_Q0, .field = TESLA_FIELD_Q3, .width = 2, .flags = PREFIXES};
PLACE(p_c) = {.words = &words_file_c, .width = 0};
PLACE(p_SNOT) = {.words = &words_SNOT, .empty = 0x0, .field = TESLA_FIELD_SNOT, .width = 1,
    .flags = EMPTY};
PLACE(p_LNOT1) = {.words = &words_SNOT, .empty = 0x0, .field = TESLA_FIELD_LNOT1, .width = 1,
    .flags = EMPTY};
PLACE(p_LNOT2) = {.words = &words_SNOT, .empty = 0x0, .field = TESLA_FIELD_LNOT2, .width = 1,
    .flags = EMPTY};
PLACE(p_SHCNT) = {.mul = 0x1, .field = TESLA_FIELD_SHCNT, .width = 7};
PLACE(p_HSHCNT) = {.mul = 0x1, .field = TESLA_FIELD_HSHCNT, .width = 4};
PLACE(p_SSFU) = {.words = &words_SSFU, .empty = 0x0, .field = TESLA_FIELD_SSFU, .width = 1,
    .flags = EMPTY};
PLACE(p_LSFU) = {.words = &words_SSFU, .empty = 0x0, .field = TESLA_FIELD_LSFU, .width = 1,
    .flags = EMPTY};
PLACE(p_SREG) = {.words = &words_file_sr, .ranges = RANGES({0x0, 0x7, 0, 0}), .range_count = 1,
    .field = TESLA_FIELD_SREG, .width = 4};
PLACE(p_SREG_2) = {.words = &words_file_sr, .ranges = RANGES({0x8, 0x8, 0, 0}), .range_count = 1,
    .field = TESLA_FIELD_SREG, .width = 4};
PLACE(p_SABS) = {.words = &words_LABS1, .empty = 0x0, .field = TESLA_FIELD_SABS, .width = 1,
    .flags = EMPTY};
PLACE(p_VOFF) = {.mul = 0x4, .field = TESLA_FIELD_VOFF, .width = 8};
PLACE(p_VOFF_2) = {.mul = 0x4, .ranges = RANGES({0x1, 0xff, 0, 0}), .range_count = 1,
    .field = TESLA_FIELD_VOFF, .width = 8};
PLACE(p_SLIVE) = {.words = &words_SLIVE, .field = TESLA_FIELD_SLIVE, .width = 1};
PLACE(p_SDST_4) = {.words = &words_file_r, .add = 1, .field = TESLA_FIELD_SDST, .width = 6};
PLACE(p_SDST_5) = {.words = &words_file_r, .add = 2, .field = TESLA_FIELD_SDST, .width = 6};
PLACE(p_SDST_6) = {.words = &words_file_r, .add = 3, .field = TESLA_FIELD_SDST, .width = 6};
PLACE(p_TEX) = {.words = &words_file_t, .field = TESLA_FIELD_TEX, .width = 8};
PLACE(p_SAMP) = {.words = &words_file_s, .field = TESLA_FIELD_SAMP, .width = 5};
PLACE(p_TLIVE) = {.words = &words_SLIVE, .field = TESLA_FIELD_TLIVE, .width = 1};
PLACE(p_DERIV) = {.words = &words_DERIV, .empty = 0x0, .field = TESLA_FIELD_DERIV, .width = 1,
    .flags = EMPTY};
PLACE(p_LDST_6) = {.words = &words_file_r, .add = 1, .field = TESLA_FIELD_LDST, .width = 7};
PLACE(p_LDST_7) = {.words = &words_file_r, .add = 2, .field = TESLA_FIELD_LDST, .width = 7};
PLACE(p_LDST_8) = {.words = &words_file_r, .add = 3, .field = TESLA_FIELD_LDST, .width = 7};
PLACE(p_TX) = {.mul = 0x1, .field = TESLA_FIELD_TX, .width = 4, .flags = SIGNED};
PLACE(p_TY) = {.mul = 0x1, .field = TESLA_FIELD_TY, .width = 4, .flags = SIGNED};
PLACE(p_TZ) = {.mul = 0x1, .field = TESLA_FIELD_TZ, .width = 4, .flags = SIGNED};

OPTIONS(op_GUARD) = {
    ROW(ALL, 1, '(', 'n', TEXT("(never)"), END),
    ROW(ALL, 2, '(', 0, TEXT("("), WORD(0, p_PRED), BLANK, WORD(1, p_COND), TEXT(")"), END),
    ROW(ALL, 0, 0, 0, END),
};
OPTIONS(op_L_DST) = {
    ROW(ALL, 0, '$', 'r', WORD(0, p_LDST_2), TEXT("d"), END),
};
OPTIONS(op_REG) = {
    ROW(ALL, 0, '$', 'r', WORD(0, p_LSRC2_2), TEXT("d"), END),
};
OPTIONS(op_LL_DST) = {
    ROW(ALL, 0, '$', 'r', WORD(0, p_LDST), END),
    ROW(ALL, 1, 'o', '[', TEXT("o["), NUMBER(1, p_OOFF), TEXT("]"), END),
    ROW(ALL, 2, '#', 0, TEXT("#"), END),
};
OPTIONS(op_AT0) = {
    ROW(ALL, 0, 0, 0, NUMBER(0, p_LAOFF), END),
    ROW(ALL, 1, '$', 'a', WORD(1, p_AREG), END),
    ROW(ALL, 2, '$', 'a', WORD(1, p_AREG), TEXT("+"), NUMBER(0, p_LAOFF_2), END),
};
OPTIONS(op_LL_DST_2) = {
    ROW(ALL, 0, '$', 'r', WORD(0, p_LDST), END),
    ROW(0x66666, 1, 'o', '[', TEXT("o["), NUMBER(1, p_OOFF), TEXT("]"), END),
    ROW(ALL, 2, '#', 0, TEXT("#"), END),
};
OPTIONS(op_AT) = {
    ROW(ALL, 0, 0, 0, NUMBER(0, p_OFF8), END),
    ROW(ALL, 1, '$', 'a', WORD(1, p_AREG), END),
    ROW(ALL, 2, '$', 'a', WORD(1, p_AREG), TEXT("+"), NUMBER(0, p_OFF8_2), END),
    ROW(ALL, 3, '$', 'a', WORD(1, p_AREG), TEXT("++"), NUMBER(0, p_OFF8_3), END),
};
OPTIONS(op_AT_2) = {
    ROW(ALL, 0, 0, 0, NUMBER(0, p_OFF16), END),
    ROW(ALL, 1, '$', 'a', WORD(1, p_AREG), END),
    ROW(ALL, 2, '$', 'a', WORD(1, p_AREG), TEXT("+"), NUMBER(0, p_OFF16_2), END),
    ROW(ALL, 3, '$', 'a', WORD(1, p_AREG), TEXT("++"), NUMBER(0, p_OFF16_3), END),
};
OPTIONS(op_AT_3) = {
    ROW(ALL, 0, 0, 0, NUMBER(0, p_OFF32), END),
    ROW(ALL, 1, '$', 'a', WORD(1, p_AREG), END),
    ROW(ALL, 2, '$', 'a', WORD(1, p_AREG), TEXT("+"), NUMBER(0, p_OFF32_2), END),
    ROW(ALL, 3, '$', 'a', WORD(1, p_AREG), TEXT("++"), NUMBER(0, p_OFF32_3), END),
};
OPTIONS(op_LL_HALF) = {
    ROW(ALL, 0, '$', 'r', SHARED_WORD(0, p_LDST_3), SHARED_WORD(0, p_LDST_4), END),
    ROW(0x66666, 1, 'h', 'a', TEXT("half o["), NUMBER(1, p_OOFF_2), TEXT("]"), END),
    ROW(ALL, 2, 'h', 'a', TEXT("half #"), END),
};
OPTIONS(op_LL_DST_3) = {
    ROW(ALL, 0, '$', 'r', WORD(0, p_LDST), END),
    ROW(ALL, 1, '#', 0, TEXT("#"), END),
};
OPTIONS(op_LL_HALF_2) = {
    ROW(ALL, 0, '$', 'r', SHARED_WORD(0, p_LDST_3), SHARED_WORD(0, p_LDST_4), END),
    ROW(ALL, 1, 'h', 'a', TEXT("half #"), END),
};
OPTIONS(op_L_DST_2) = {
    ROW(ALL, 0, '$', 'r', WORD(0, p_LDST), END),
};
OPTIONS(op_L_DST_3) = {
    ROW(ALL, 0, '$', 'r', WORD(0, p_LDST_5), TEXT("q"), END),
};
OPTIONS(op_REG_2) = {
    ROW(ALL, 0, '$', 'r', WORD(0, p_LSRC3_2), TEXT("d"), END),
};
OPTIONS(op_AT0_2) = {
    ROW(ALL, 0, 0, 0, NUMBER(0, p_OFF8), END),
    ROW(ALL, 1, '$', 'a', WORD(1, p_AREG), END),
    ROW(ALL, 2, '$', 'a', WORD(1, p_AREG), TEXT("+"), NUMBER(0, p_OFF8_2), END),
};
OPTIONS(op_MCDST) = {
    ROW(ALL, 1, '$', 'c', WORD(0, p_CDST), END),
    ROW(ALL, 0, 0, 0, END),
};
OPTIONS(op_AT_4) = {
    ROW(0x11111, 0, 0, 0, NUMBER(0, p_LSOFF), END),
    ROW(0x11111, 1, '$', 'a', WORD(1, p_AREG), END),
    ROW(0x11111, 2, '$', 'a', WORD(1, p_AREG), TEXT("+"), NUMBER(0, p_LSOFF_2), END),
    ROW(0x11111, 3, '$', 'a', WORD(1, p_AREG), TEXT("++"), NUMBER(0, p_LSOFF_3), END),
};
OPTIONS(op_AT_5) = {
    ROW(0x11111, 0, 0, 0, NUMBER(0, p_LSOFF_4), END),
    ROW(0x11111, 1, '$', 'a', WORD(1, p_AREG), END),
    ROW(0x11111, 2, '$', 'a', WORD(1, p_AREG), TEXT("+"), NUMBER(0, p_LSOFF_5), END),
    ROW(0x11111, 3, '$', 'a', WORD(1, p_AREG), TEXT("++"), NUMBER(0, p_LSOFF_6), END),
};
OPTIONS(op_AT_6) = {
    ROW(0x11111, 0, 0, 0, NUMBER(0, p_LSOFF_7), END),
    ROW(0x11111, 1, '$', 'a', WORD(1, p_AREG), END),
    ROW(0x11111, 2, '$', 'a', WORD(1, p_AREG), TEXT("+"), NUMBER(0, p_LSOFF_8), END),
    ROW(0x11111, 3, '$', 'a', WORD(1, p_AREG), TEXT("++"), NUMBER(0, p_LSOFF_9), END),
};
OPTIONS(op_AT0_3) = {
    ROW(0x44444, 0, 0, 0, NUMBER(1, p_LAOFF), END),
    ROW(0x44444, 1, '$', 'a', WORD(0, p_AREG), END),
    ROW(0x44444, 2, '$', 'a', WORD(0, p_AREG), TEXT("+"), NUMBER(1, p_LAOFF_2), END),
};
OPTIONS(op_L_SRC) = {
    ROW(ALL, 0, '$', 'r', SHARED_WORD(0, p_LSRC_2), SHARED_WORD(0, p_LSRC_3), END),
    ROW(0x11111, 1, 'u', '8', TEXT("u8"), BLANK, TEXT("s["), CHOICE(1, 1, op_AT_4), TEXT("]"), END),
    ROW(0x11111, 2, 'u', '1', TEXT("u16"), BLANK, TEXT("s["), CHOICE(2, 1, op_AT_5), TEXT("]"),
        END),
    ROW(0x11111, 3, 's', '1', TEXT("s16"), BLANK, TEXT("s["), CHOICE(3, 1, op_AT_5), TEXT("]"),
        END),
    ROW(0x11111, 4, 'b', '3', TEXT("b32"), BLANK, TEXT("s["), CHOICE(4, 1, op_AT_6), TEXT("]"),
        END),
    ROW(0x66666, 5, 'a', '[', TEXT("a["), NUMBER(3, p_LAOFF), TEXT("]"), END),
    ROW(0x44444, 6, 'p', '[', TEXT("p["), CHOICE(5, 2, op_AT0_3), TEXT("]"), END),
};
OPTIONS(op_L_SRC_2) = {
    ROW(ALL, 0, '$', 'r', WORD(0, p_LSRC), END),
    ROW(0x11111, 1, 'u', '8', TEXT("u8"), BLANK, TEXT("s["), CHOICE(1, 1, op_AT_4), TEXT("]"), END),
    ROW(0x11111, 2, 'u', '1', TEXT("u16"), BLANK, TEXT("s["), CHOICE(2, 1, op_AT_5), TEXT("]"),
        END),
    ROW(0x11111, 3, 's', '1', TEXT("s16"), BLANK, TEXT("s["), CHOICE(3, 1, op_AT_5), TEXT("]"),
        END),
    ROW(0x11111, 4, 'b', '3', TEXT("b32"), BLANK, TEXT("s["), CHOICE(4, 1, op_AT_6), TEXT("]"),
        END),
    ROW(0x66666, 5, 'a', '[', TEXT("a["), NUMBER(3, p_LAOFF), TEXT("]"), END),
    ROW(0x44444, 6, 'p', '[', TEXT("p["), CHOICE(5, 2, op_AT0_3), TEXT("]"), END),
};
OPTIONS(op_CVT_INT) = {
    ROW(ALL, 0, 0, 0, WORD(0, p_CHALF), BLANK, CHOICE(1, 1, op_L_SRC), END),
    ROW(ALL, 1, 0, 0, WORD(5, p_CWORD), BLANK, CHOICE(7, 1, op_L_SRC_2), END),
    ROW(ALL, 2, 0, 0, WORD(6, p_CREG), BLANK, WORD(1, p_LSRC), END),
};
OPTIONS(op_LL_DST_4) = {
    ROW(ALL, 0, '$', 'r', SHARED_WORD(0, p_LDST_3), SHARED_WORD(0, p_LDST_4), END),
    ROW(0x66666, 1, 'o', '[', TEXT("o["), NUMBER(1, p_OOFF_2), TEXT("]"), END),
    ROW(ALL, 2, '#', 0, TEXT("#"), END),
};
OPTIONS(op_AT_7) = {
    ROW(0x1000, 0, 0, 0, NUMBER(0, p_LSOFF), END),
    ROW(0x1000, 1, '$', 'a', WORD(1, p_AREG), END),
    ROW(0x1000, 2, '$', 'a', WORD(1, p_AREG), TEXT("+"), NUMBER(0, p_LSOFF_2), END),
    ROW(0x1000, 3, '$', 'a', WORD(1, p_AREG), TEXT("++"), NUMBER(0, p_LSOFF_3), END),
};
OPTIONS(op_AT_8) = {
    ROW(0x1000, 0, 0, 0, NUMBER(0, p_LSOFF_4), END),
    ROW(0x1000, 1, '$', 'a', WORD(1, p_AREG), END),
    ROW(0x1000, 2, '$', 'a', WORD(1, p_AREG), TEXT("+"), NUMBER(0, p_LSOFF_5), END),
    ROW(0x1000, 3, '$', 'a', WORD(1, p_AREG), TEXT("++"), NUMBER(0, p_LSOFF_6), END),
};
OPTIONS(op_AT_9) = {
    ROW(0x1000, 0, 0, 0, NUMBER(0, p_LSOFF_7), END),
    ROW(0x1000, 1, '$', 'a', WORD(1, p_AREG), END),
    ROW(0x1000, 2, '$', 'a', WORD(1, p_AREG), TEXT("+"), NUMBER(0, p_LSOFF_8), END),
    ROW(0x1000, 3, '$', 'a', WORD(1, p_AREG), TEXT("++"), NUMBER(0, p_LSOFF_9), END),
};
OPTIONS(op_AT0_4) = {
    ROW(0x4000, 0, 0, 0, NUMBER(1, p_LAOFF), END),
    ROW(0x4000, 1, '$', 'a', WORD(0, p_AREG), END),
    ROW(0x4000, 2, '$', 'a', WORD(0, p_AREG), TEXT("+"), NUMBER(1, p_LAOFF_2), END),
};
OPTIONS(op_L_SRC_3) = {
    ROW(ALL, 0, '$', 'r', WORD(0, p_LSRC), END),
    ROW(0x1000, 1, 'u', '8', TEXT("u8"), BLANK, TEXT("s["), CHOICE(1, 1, op_AT_7), TEXT("]"), END),
    ROW(0x1000, 2, 'u', '1', TEXT("u16"), BLANK, TEXT("s["), CHOICE(2, 1, op_AT_8), TEXT("]"), END),
    ROW(0x1000, 3, 's', '1', TEXT("s16"), BLANK, TEXT("s["), CHOICE(3, 1, op_AT_8), TEXT("]"), END),
    ROW(0x1000, 4, 'b', '3', TEXT("b32"), BLANK, TEXT("s["), CHOICE(4, 1, op_AT_9), TEXT("]"), END),
    ROW(0x6000, 5, 'a', '[', TEXT("a["), NUMBER(3, p_LAOFF), TEXT("]"), END),
    ROW(0x4000, 6, 'p', '[', TEXT("p["), CHOICE(5, 2, op_AT0_4), TEXT("]"), END),
};
OPTIONS(op_LL_DST_5) = {
    ROW(ALL, 0, '$', 'r', WORD(0, p_LDST), END),
    ROW(0x6000, 1, 'o', '[', TEXT("o["), NUMBER(1, p_OOFF), TEXT("]"), END),
    ROW(ALL, 2, '#', 0, TEXT("#"), END),
};
OPTIONS(op_REG_3) = {
    ROW(ALL, 0, '$', 'r', WORD(0, p_LSRC_4), TEXT("d"), END),
};
OPTIONS(op_S_DST) = {
    ROW(ALL, 0, '$', 'r', WORD(0, p_SDST), END),
};
OPTIONS(op_AT_10) = {
    ROW(0x11111, 0, 0, 0, NUMBER(0, p_SSOFF), END),
    ROW(0x11111, 1, '$', 'a', SHARED_WORD(1, p_SAREG), END),
    ROW(0x11111, 2, '$', 'a', SHARED_WORD(1, p_SAREG), TEXT("+"), NUMBER(0, p_SSOFF_2), END),
    ROW(0x11111, 3, '$', 'a', SHARED_WORD(1, p_SAREG), TEXT("++"), NUMBER(0, p_SSOFF_3), END),
};
OPTIONS(op_AT_11) = {
    ROW(0x11111, 0, 0, 0, NUMBER(0, p_SSOFF_4), END),
    ROW(0x11111, 1, '$', 'a', SHARED_WORD(1, p_SAREG), END),
    ROW(0x11111, 2, '$', 'a', SHARED_WORD(1, p_SAREG), TEXT("+"), NUMBER(0, p_SSOFF_5), END),
    ROW(0x11111, 3, '$', 'a', SHARED_WORD(1, p_SAREG), TEXT("++"), NUMBER(0, p_SSOFF_6), END),
};
OPTIONS(op_AT_12) = {
    ROW(0x11111, 0, 0, 0, NUMBER(0, p_SSOFF_7), END),
    ROW(0x11111, 1, '$', 'a', SHARED_WORD(1, p_SAREG), END),
    ROW(0x11111, 2, '$', 'a', SHARED_WORD(1, p_SAREG), TEXT("+"), NUMBER(0, p_SSOFF_8), END),
    ROW(0x11111, 3, '$', 'a', SHARED_WORD(1, p_SAREG), TEXT("++"), NUMBER(0, p_SSOFF_9), END),
};
OPTIONS(op_AT0_5) = {
    ROW(0x44444, 0, 0, 0, NUMBER(1, p_SAOFF), END),
    ROW(0x44444, 1, '$', 'a', SHARED_WORD(0, p_SAREG), END),
    ROW(0x44444, 2, '$', 'a', SHARED_WORD(0, p_SAREG), TEXT("+"), NUMBER(1, p_SAOFF_2), END),
};
OPTIONS(op_S_SRC) = {
    ROW(ALL, 0, '$', 'r', WORD(0, p_SSRC), END),
    ROW(0x11111, 1, 'u', '8', TEXT("u8"), BLANK, TEXT("s["), CHOICE(1, 1, op_AT_10), TEXT("]"),
        END),
    ROW(0x11111, 2, 'u', '1', TEXT("u16"), BLANK, TEXT("s["), CHOICE(2, 1, op_AT_11), TEXT("]"),
        END),
    ROW(0x11111, 3, 's', '1', TEXT("s16"), BLANK, TEXT("s["), CHOICE(3, 1, op_AT_11), TEXT("]"),
        END),
    ROW(0x11111, 4, 'b', '3', TEXT("b32"), BLANK, TEXT("s["), CHOICE(4, 1, op_AT_12), TEXT("]"),
        END),
    ROW(0x66666, 5, 'a', '[', TEXT("a["), NUMBER(3, p_SAOFF), TEXT("]"), END),
    ROW(0x44444, 6, 'p', '[', TEXT("p["), CHOICE(5, 2, op_AT0_5), TEXT("]"), END),
};
OPTIONS(op_AT_13) = {
    ROW(ALL, 0, 0, 0, NUMBER(5, p_SCOFF), END),
    ROW(ALL, 1, '$', 'a', SHARED_WORD(0, p_SAREG), END),
    ROW(ALL, 2, '$', 'a', SHARED_WORD(0, p_SAREG), TEXT("+"), NUMBER(5, p_SCOFF_2), END),
    ROW(ALL, 3, '$', 'a', SHARED_WORD(0, p_SAREG), TEXT("++"), NUMBER(5, p_SCOFF_3), END),
};
OPTIONS(op_S_SRC2) = {
    ROW(ALL, 0, '$', 'r', WORD(3, p_SSRC2), END),
    ROW(0x44444, 1, '$', 'r', WORD(3, p_SSRC2), END),
    ROW(ALL, 2, 'c', 0, TEXT("c"), NUMBER(4, p_SSPACE), TEXT("["), CHOICE(1, 0, op_AT_13),
        TEXT("]"), END),
};
OPTIONS(op_AT_14) = {
    ROW(0x11111, 0, 0, 0, NUMBER(0, p_SSOFF), END),
    ROW(0x11111, 1, '$', 'a', WORD(1, p_SAREG), END),
    ROW(0x11111, 2, '$', 'a', WORD(1, p_SAREG), TEXT("+"), NUMBER(0, p_SSOFF_2), END),
    ROW(0x11111, 3, '$', 'a', WORD(1, p_SAREG), TEXT("++"), NUMBER(0, p_SSOFF_3), END),
};
OPTIONS(op_AT_15) = {
    ROW(0x11111, 0, 0, 0, NUMBER(0, p_SSOFF_4), END),
    ROW(0x11111, 1, '$', 'a', WORD(1, p_SAREG), END),
    ROW(0x11111, 2, '$', 'a', WORD(1, p_SAREG), TEXT("+"), NUMBER(0, p_SSOFF_5), END),
    ROW(0x11111, 3, '$', 'a', WORD(1, p_SAREG), TEXT("++"), NUMBER(0, p_SSOFF_6), END),
};
OPTIONS(op_AT_16) = {
    ROW(0x11111, 0, 0, 0, NUMBER(0, p_SSOFF_7), END),
    ROW(0x11111, 1, '$', 'a', WORD(1, p_SAREG), END),
    ROW(0x11111, 2, '$', 'a', WORD(1, p_SAREG), TEXT("+"), NUMBER(0, p_SSOFF_8), END),
    ROW(0x11111, 3, '$', 'a', WORD(1, p_SAREG), TEXT("++"), NUMBER(0, p_SSOFF_9), END),
};
OPTIONS(op_AT0_6) = {
    ROW(0x44444, 0, 0, 0, NUMBER(1, p_SAOFF), END),
    ROW(0x44444, 1, '$', 'a', WORD(0, p_SAREG), END),
    ROW(0x44444, 2, '$', 'a', WORD(0, p_SAREG), TEXT("+"), NUMBER(1, p_SAOFF_2), END),
};
OPTIONS(op_I_SRC) = {
    ROW(ALL, 0, '$', 'r', WORD(0, p_SSRC), END),
    ROW(0x11111, 1, 'u', '8', TEXT("u8"), BLANK, TEXT("s["), CHOICE(1, 1, op_AT_14), TEXT("]"),
        END),
    ROW(0x11111, 2, 'u', '1', TEXT("u16"), BLANK, TEXT("s["), CHOICE(2, 1, op_AT_15), TEXT("]"),
        END),
    ROW(0x11111, 3, 's', '1', TEXT("s16"), BLANK, TEXT("s["), CHOICE(3, 1, op_AT_15), TEXT("]"),
        END),
    ROW(0x11111, 4, 'b', '3', TEXT("b32"), BLANK, TEXT("s["), CHOICE(4, 1, op_AT_16), TEXT("]"),
        END),
    ROW(0x44444, 5, 'p', '[', TEXT("p["), CHOICE(5, 2, op_AT0_6), TEXT("]"), END),
};
OPTIONS(op_AT_17) = {
    ROW(0x11111, 0, 0, 0, NUMBER(0, p_LSOFF), END),
    ROW(0x11111, 1, '$', 'a', SHARED_WORD(1, p_AREG), END),
    ROW(0x11111, 2, '$', 'a', SHARED_WORD(1, p_AREG), TEXT("+"), NUMBER(0, p_LSOFF_2), END),
    ROW(0x11111, 3, '$', 'a', SHARED_WORD(1, p_AREG), TEXT("++"), NUMBER(0, p_LSOFF_3), END),
};
OPTIONS(op_AT_18) = {
    ROW(0x11111, 0, 0, 0, NUMBER(0, p_LSOFF_4), END),
    ROW(0x11111, 1, '$', 'a', SHARED_WORD(1, p_AREG), END),
    ROW(0x11111, 2, '$', 'a', SHARED_WORD(1, p_AREG), TEXT("+"), NUMBER(0, p_LSOFF_5), END),
    ROW(0x11111, 3, '$', 'a', SHARED_WORD(1, p_AREG), TEXT("++"), NUMBER(0, p_LSOFF_6), END),
};
OPTIONS(op_AT_19) = {
    ROW(0x11111, 0, 0, 0, NUMBER(0, p_LSOFF_7), END),
    ROW(0x11111, 1, '$', 'a', SHARED_WORD(1, p_AREG), END),
    ROW(0x11111, 2, '$', 'a', SHARED_WORD(1, p_AREG), TEXT("+"), NUMBER(0, p_LSOFF_8), END),
    ROW(0x11111, 3, '$', 'a', SHARED_WORD(1, p_AREG), TEXT("++"), NUMBER(0, p_LSOFF_9), END),
};
OPTIONS(op_AT0_7) = {
    ROW(0x44444, 0, 0, 0, NUMBER(1, p_LAOFF), END),
    ROW(0x44444, 1, '$', 'a', SHARED_WORD(0, p_AREG), END),
    ROW(0x44444, 2, '$', 'a', SHARED_WORD(0, p_AREG), TEXT("+"), NUMBER(1, p_LAOFF_2), END),
};
OPTIONS(op_L_SRC_4) = {
    ROW(ALL, 0, '$', 'r', WORD(0, p_LSRC), END),
    ROW(0x11111, 1, 'u', '8', TEXT("u8"), BLANK, TEXT("s["), CHOICE(1, 1, op_AT_17), TEXT("]"),
        END),
    ROW(0x11111, 2, 'u', '1', TEXT("u16"), BLANK, TEXT("s["), CHOICE(2, 1, op_AT_18), TEXT("]"),
        END),
    ROW(0x11111, 3, 's', '1', TEXT("s16"), BLANK, TEXT("s["), CHOICE(3, 1, op_AT_18), TEXT("]"),
        END),
    ROW(0x11111, 4, 'b', '3', TEXT("b32"), BLANK, TEXT("s["), CHOICE(4, 1, op_AT_19), TEXT("]"),
        END),
    ROW(0x66666, 5, 'a', '[', TEXT("a["), NUMBER(3, p_LAOFF), TEXT("]"), END),
    ROW(0x44444, 6, 'p', '[', TEXT("p["), CHOICE(5, 2, op_AT0_7), TEXT("]"), END),
};
OPTIONS(op_AT_20) = {
    ROW(ALL, 0, 0, 0, NUMBER(5, p_C3OFF), END),
    ROW(ALL, 1, '$', 'a', SHARED_WORD(0, p_AREG), END),
    ROW(ALL, 2, '$', 'a', SHARED_WORD(0, p_AREG), TEXT("+"), NUMBER(5, p_C3OFF_2), END),
    ROW(ALL, 3, '$', 'a', SHARED_WORD(0, p_AREG), TEXT("++"), NUMBER(5, p_C3OFF_3), END),
};
OPTIONS(op_AT_21) = {
    ROW(0x66666, 0, 0, 0, NUMBER(5, p_C3OFF), END),
    ROW(0x66666, 1, '$', 'a', SHARED_WORD(0, p_AREG), END),
    ROW(0x66666, 2, '$', 'a', SHARED_WORD(0, p_AREG), TEXT("+"), NUMBER(5, p_C3OFF_2), END),
    ROW(0x66666, 3, '$', 'a', SHARED_WORD(0, p_AREG), TEXT("++"), NUMBER(5, p_C3OFF_3), END),
};
OPTIONS(op_L_SRC3) = {
    ROW(ALL, 0, '$', 'r', WORD(3, p_LSRC3), END),
    ROW(0x44444, 1, '$', 'r', WORD(3, p_LSRC3), END),
    ROW(ALL, 2, 'c', 0, TEXT("c"), NUMBER(4, p_CSPACE), TEXT("["), CHOICE(1, 0, op_AT_20),
        TEXT("]"), END),
    ROW(0x66666, 3, 'c', 0, TEXT("c"), NUMBER(4, p_CSPACE), TEXT("["), CHOICE(2, 0, op_AT_21),
        TEXT("]"), END),
    ROW(0x11111, 4, 'c', 0, TEXT("c"), NUMBER(4, p_CSPACE), TEXT("["), NUMBER(5, p_C3OFF),
        TEXT("]"), END),
    ROW(0x44444, 5, 'c', 0, TEXT("c"), NUMBER(4, p_CSPACE), TEXT("["), NUMBER(5, p_C3OFF),
        TEXT("]"), END),
};
OPTIONS(op_S_DST_2) = {
    ROW(ALL, 0, '$', 'r', SHARED_WORD(0, p_SDST), END),
};
OPTIONS(op_AT_22) = {
    ROW(ALL, 0, 0, 0, NUMBER(4, p_SCOFF), END),
    ROW(ALL, 1, '$', 'a', SHARED_WORD(0, p_SAREG), END),
    ROW(ALL, 2, '$', 'a', SHARED_WORD(0, p_SAREG), TEXT("+"), NUMBER(4, p_SCOFF_2), END),
    ROW(ALL, 3, '$', 'a', SHARED_WORD(0, p_SAREG), TEXT("++"), NUMBER(4, p_SCOFF_3), END),
};
OPTIONS(op_S_SRC2_2) = {
    ROW(ALL, 0, '$', 'r', WORD(2, p_SSRC2), END),
    ROW(0x44444, 1, '$', 'r', WORD(2, p_SSRC2), END),
    ROW(ALL, 2, 'c', 0, TEXT("c"), NUMBER(3, p_SSPACE), TEXT("["), CHOICE(1, 0, op_AT_22),
        TEXT("]"), END),
};
OPTIONS(op_AT_23) = {
    ROW(ALL, 0, 0, 0, NUMBER(4, p_C2OFF), END),
    ROW(ALL, 1, '$', 'a', SHARED_WORD(0, p_AREG), END),
    ROW(ALL, 2, '$', 'a', SHARED_WORD(0, p_AREG), TEXT("+"), NUMBER(4, p_C2OFF_2), END),
    ROW(ALL, 3, '$', 'a', SHARED_WORD(0, p_AREG), TEXT("++"), NUMBER(4, p_C2OFF_3), END),
};
OPTIONS(op_AT_24) = {
    ROW(0x66666, 0, 0, 0, NUMBER(4, p_C2OFF), END),
    ROW(0x66666, 1, '$', 'a', SHARED_WORD(0, p_AREG), END),
    ROW(0x66666, 2, '$', 'a', SHARED_WORD(0, p_AREG), TEXT("+"), NUMBER(4, p_C2OFF_2), END),
    ROW(0x66666, 3, '$', 'a', SHARED_WORD(0, p_AREG), TEXT("++"), NUMBER(4, p_C2OFF_3), END),
};
OPTIONS(op_L_SRC2) = {
    ROW(ALL, 0, '$', 'r', WORD(2, p_LSRC2), END),
    ROW(0x44444, 1, '$', 'r', WORD(2, p_LSRC2), END),
    ROW(ALL, 2, 'c', 0, TEXT("c"), SHARED_NUMBER(3, p_CSPACE), TEXT("["), CHOICE(1, 0, op_AT_23),
        TEXT("]"), END),
    ROW(0x66666, 3, 'c', 0, TEXT("c"), SHARED_NUMBER(3, p_CSPACE), TEXT("["),
        CHOICE(2, 0, op_AT_24), TEXT("]"), END),
    ROW(0x11111, 4, 'c', 0, TEXT("c"), SHARED_NUMBER(3, p_CSPACE), TEXT("["), NUMBER(4, p_C2OFF),
        TEXT("]"), END),
    ROW(0x44444, 5, 'c', 0, TEXT("c"), SHARED_NUMBER(3, p_CSPACE), TEXT("["), NUMBER(4, p_C2OFF),
        TEXT("]"), END),
};
OPTIONS(op_AT_25) = {
    ROW(ALL, 0, 0, 0, NUMBER(7, p_C3OFF), END),
    ROW(ALL, 1, '$', 'a', SHARED_WORD(0, p_AREG), END),
    ROW(ALL, 2, '$', 'a', SHARED_WORD(0, p_AREG), TEXT("+"), NUMBER(7, p_C3OFF_2), END),
    ROW(ALL, 3, '$', 'a', SHARED_WORD(0, p_AREG), TEXT("++"), NUMBER(7, p_C3OFF_3), END),
};
OPTIONS(op_AT_26) = {
    ROW(0x66666, 0, 0, 0, NUMBER(7, p_C3OFF), END),
    ROW(0x66666, 1, '$', 'a', SHARED_WORD(0, p_AREG), END),
    ROW(0x66666, 2, '$', 'a', SHARED_WORD(0, p_AREG), TEXT("+"), NUMBER(7, p_C3OFF_2), END),
    ROW(0x66666, 3, '$', 'a', SHARED_WORD(0, p_AREG), TEXT("++"), NUMBER(7, p_C3OFF_3), END),
};
OPTIONS(op_L_SRC3_2) = {
    ROW(ALL, 0, '$', 'r', WORD(6, p_LSRC3), END),
    ROW(0x44444, 1, '$', 'r', WORD(6, p_LSRC3), END),
    ROW(ALL, 2, 'c', 0, TEXT("c"), SHARED_NUMBER(3, p_CSPACE), TEXT("["), CHOICE(1, 0, op_AT_25),
        TEXT("]"), END),
    ROW(0x66666, 3, 'c', 0, TEXT("c"), SHARED_NUMBER(3, p_CSPACE), TEXT("["),
        CHOICE(2, 0, op_AT_26), TEXT("]"), END),
    ROW(0x11111, 4, 'c', 0, TEXT("c"), SHARED_NUMBER(3, p_CSPACE), TEXT("["), NUMBER(7, p_C3OFF),
        TEXT("]"), END),
    ROW(0x44444, 5, 'c', 0, TEXT("c"), SHARED_NUMBER(3, p_CSPACE), TEXT("["), NUMBER(7, p_C3OFF),
        TEXT("]"), END),
};
OPTIONS(op_S_DST_3) = {
    ROW(ALL, 0, '$', 'r', SHARED_WORD(0, p_SDST_2), SHARED_WORD(0, p_SDST_3), END),
};
OPTIONS(op_S_SRC_2) = {
    ROW(ALL, 0, '$', 'r', SHARED_WORD(0, p_SSRC_2), SHARED_WORD(0, p_SSRC_3), END),
    ROW(0x11111, 1, 'u', '8', TEXT("u8"), BLANK, TEXT("s["), CHOICE(1, 1, op_AT_10), TEXT("]"),
        END),
    ROW(0x11111, 2, 'u', '1', TEXT("u16"), BLANK, TEXT("s["), CHOICE(2, 1, op_AT_11), TEXT("]"),
        END),
    ROW(0x11111, 3, 's', '1', TEXT("s16"), BLANK, TEXT("s["), CHOICE(3, 1, op_AT_11), TEXT("]"),
        END),
    ROW(0x11111, 4, 'b', '3', TEXT("b32"), BLANK, TEXT("s["), CHOICE(4, 1, op_AT_12), TEXT("]"),
        END),
    ROW(0x66666, 5, 'a', '[', TEXT("a["), NUMBER(3, p_SAOFF), TEXT("]"), END),
    ROW(0x44444, 6, 'p', '[', TEXT("p["), CHOICE(5, 2, op_AT0_5), TEXT("]"), END),
};
OPTIONS(op_AT_27) = {
    ROW(ALL, 0, 0, 0, NUMBER(4, p_SCOFF_4), END),
    ROW(ALL, 1, '$', 'a', SHARED_WORD(0, p_SAREG), END),
    ROW(ALL, 2, '$', 'a', SHARED_WORD(0, p_SAREG), TEXT("+"), NUMBER(4, p_SCOFF_5), END),
    ROW(ALL, 3, '$', 'a', SHARED_WORD(0, p_SAREG), TEXT("++"), NUMBER(4, p_SCOFF_6), END),
};
OPTIONS(op_S_SRC2_3) = {
    ROW(ALL, 0, '$', 'r', SHARED_WORD(2, p_SSRC2_2), SHARED_WORD(2, p_SSRC2_3), END),
    ROW(0x44444, 1, '$', 'r', SHARED_WORD(2, p_SSRC2_2), SHARED_WORD(2, p_SSRC2_3), END),
    ROW(ALL, 2, 'c', 0, TEXT("c"), NUMBER(3, p_SSPACE), TEXT("["), CHOICE(1, 0, op_AT_27),
        TEXT("]"), END),
};
OPTIONS(op_I_SRC_2) = {
    ROW(ALL, 0, '$', 'r', SHARED_WORD(0, p_SSRC_2), SHARED_WORD(0, p_SSRC_3), END),
    ROW(0x11111, 1, 'u', '8', TEXT("u8"), BLANK, TEXT("s["), CHOICE(1, 1, op_AT_14), TEXT("]"),
        END),
    ROW(0x11111, 2, 'u', '1', TEXT("u16"), BLANK, TEXT("s["), CHOICE(2, 1, op_AT_15), TEXT("]"),
        END),
    ROW(0x11111, 3, 's', '1', TEXT("s16"), BLANK, TEXT("s["), CHOICE(3, 1, op_AT_15), TEXT("]"),
        END),
    ROW(0x11111, 4, 'b', '3', TEXT("b32"), BLANK, TEXT("s["), CHOICE(4, 1, op_AT_16), TEXT("]"),
        END),
    ROW(0x44444, 5, 'p', '[', TEXT("p["), CHOICE(5, 2, op_AT0_6), TEXT("]"), END),
};
OPTIONS(op_L_SRC_5) = {
    ROW(ALL, 0, '$', 'r', SHARED_WORD(0, p_LSRC_2), SHARED_WORD(0, p_LSRC_3), END),
    ROW(0x11111, 1, 'u', '8', TEXT("u8"), BLANK, TEXT("s["), CHOICE(1, 1, op_AT_17), TEXT("]"),
        END),
    ROW(0x11111, 2, 'u', '1', TEXT("u16"), BLANK, TEXT("s["), CHOICE(2, 1, op_AT_18), TEXT("]"),
        END),
    ROW(0x11111, 3, 's', '1', TEXT("s16"), BLANK, TEXT("s["), CHOICE(3, 1, op_AT_18), TEXT("]"),
        END),
    ROW(0x11111, 4, 'b', '3', TEXT("b32"), BLANK, TEXT("s["), CHOICE(4, 1, op_AT_19), TEXT("]"),
        END),
    ROW(0x66666, 5, 'a', '[', TEXT("a["), NUMBER(3, p_LAOFF), TEXT("]"), END),
    ROW(0x44444, 6, 'p', '[', TEXT("p["), CHOICE(5, 2, op_AT0_7), TEXT("]"), END),
};
OPTIONS(op_AT_28) = {
    ROW(ALL, 0, 0, 0, NUMBER(4, p_C3OFF_4), END),
    ROW(ALL, 1, '$', 'a', SHARED_WORD(0, p_AREG), END),
    ROW(ALL, 2, '$', 'a', SHARED_WORD(0, p_AREG), TEXT("+"), NUMBER(4, p_C3OFF_5), END),
    ROW(ALL, 3, '$', 'a', SHARED_WORD(0, p_AREG), TEXT("++"), NUMBER(4, p_C3OFF_6), END),
};
OPTIONS(op_AT_29) = {
    ROW(0x66666, 0, 0, 0, NUMBER(4, p_C3OFF_4), END),
    ROW(0x66666, 1, '$', 'a', SHARED_WORD(0, p_AREG), END),
    ROW(0x66666, 2, '$', 'a', SHARED_WORD(0, p_AREG), TEXT("+"), NUMBER(4, p_C3OFF_5), END),
    ROW(0x66666, 3, '$', 'a', SHARED_WORD(0, p_AREG), TEXT("++"), NUMBER(4, p_C3OFF_6), END),
};
OPTIONS(op_L_SRC3_3) = {
    ROW(ALL, 0, '$', 'r', SHARED_WORD(2, p_LSRC3_3), SHARED_WORD(2, p_LSRC3_4), END),
    ROW(0x44444, 1, '$', 'r', SHARED_WORD(2, p_LSRC3_3), SHARED_WORD(2, p_LSRC3_4), END),
    ROW(ALL, 2, 'c', 0, TEXT("c"), NUMBER(3, p_CSPACE), TEXT("["), CHOICE(1, 0, op_AT_28),
        TEXT("]"), END),
    ROW(0x66666, 3, 'c', 0, TEXT("c"), NUMBER(3, p_CSPACE), TEXT("["), CHOICE(2, 0, op_AT_29),
        TEXT("]"), END),
    ROW(0x11111, 4, 'c', 0, TEXT("c"), NUMBER(3, p_CSPACE), TEXT("["), NUMBER(4, p_C3OFF_4),
        TEXT("]"), END),
    ROW(0x44444, 5, 'c', 0, TEXT("c"), NUMBER(3, p_CSPACE), TEXT("["), NUMBER(4, p_C3OFF_4),
        TEXT("]"), END),
};
OPTIONS(op_AT_30) = {
    ROW(ALL, 0, 0, 0, NUMBER(4, p_C3OFF), END),
    ROW(ALL, 1, '$', 'a', SHARED_WORD(0, p_AREG), END),
    ROW(ALL, 2, '$', 'a', SHARED_WORD(0, p_AREG), TEXT("+"), NUMBER(4, p_C3OFF_2), END),
    ROW(ALL, 3, '$', 'a', SHARED_WORD(0, p_AREG), TEXT("++"), NUMBER(4, p_C3OFF_3), END),
};
OPTIONS(op_AT_31) = {
    ROW(0x66666, 0, 0, 0, NUMBER(4, p_C3OFF), END),
    ROW(0x66666, 1, '$', 'a', SHARED_WORD(0, p_AREG), END),
    ROW(0x66666, 2, '$', 'a', SHARED_WORD(0, p_AREG), TEXT("+"), NUMBER(4, p_C3OFF_2), END),
    ROW(0x66666, 3, '$', 'a', SHARED_WORD(0, p_AREG), TEXT("++"), NUMBER(4, p_C3OFF_3), END),
};
OPTIONS(op_L_SRC3_4) = {
    ROW(ALL, 0, '$', 'r', WORD(2, p_LSRC3), END),
    ROW(0x44444, 1, '$', 'r', WORD(2, p_LSRC3), END),
    ROW(ALL, 2, 'c', 0, TEXT("c"), NUMBER(3, p_CSPACE), TEXT("["), CHOICE(1, 0, op_AT_30),
        TEXT("]"), END),
    ROW(0x66666, 3, 'c', 0, TEXT("c"), NUMBER(3, p_CSPACE), TEXT("["), CHOICE(2, 0, op_AT_31),
        TEXT("]"), END),
    ROW(0x11111, 4, 'c', 0, TEXT("c"), NUMBER(3, p_CSPACE), TEXT("["), NUMBER(4, p_C3OFF),
        TEXT("]"), END),
    ROW(0x44444, 5, 'c', 0, TEXT("c"), NUMBER(3, p_CSPACE), TEXT("["), NUMBER(4, p_C3OFF),
        TEXT("]"), END),
};
OPTIONS(op_AT_32) = {
    ROW(ALL, 0, 0, 0, NUMBER(4, p_C2OFF_4), END),
    ROW(ALL, 1, '$', 'a', SHARED_WORD(0, p_AREG), END),
    ROW(ALL, 2, '$', 'a', SHARED_WORD(0, p_AREG), TEXT("+"), NUMBER(4, p_C2OFF_5), END),
    ROW(ALL, 3, '$', 'a', SHARED_WORD(0, p_AREG), TEXT("++"), NUMBER(4, p_C2OFF_6), END),
};
OPTIONS(op_AT_33) = {
    ROW(0x66666, 0, 0, 0, NUMBER(4, p_C2OFF_4), END),
    ROW(0x66666, 1, '$', 'a', SHARED_WORD(0, p_AREG), END),
    ROW(0x66666, 2, '$', 'a', SHARED_WORD(0, p_AREG), TEXT("+"), NUMBER(4, p_C2OFF_5), END),
    ROW(0x66666, 3, '$', 'a', SHARED_WORD(0, p_AREG), TEXT("++"), NUMBER(4, p_C2OFF_6), END),
};
OPTIONS(op_L_SRC2_2) = {
    ROW(ALL, 0, '$', 'r', SHARED_WORD(2, p_LSRC2_3), SHARED_WORD(2, p_LSRC2_4), END),
    ROW(0x44444, 1, '$', 'r', SHARED_WORD(2, p_LSRC2_3), SHARED_WORD(2, p_LSRC2_4), END),
    ROW(ALL, 2, 'c', 0, TEXT("c"), SHARED_NUMBER(3, p_CSPACE), TEXT("["), CHOICE(1, 0, op_AT_32),
        TEXT("]"), END),
    ROW(0x66666, 3, 'c', 0, TEXT("c"), SHARED_NUMBER(3, p_CSPACE), TEXT("["),
        CHOICE(2, 0, op_AT_33), TEXT("]"), END),
    ROW(0x11111, 4, 'c', 0, TEXT("c"), SHARED_NUMBER(3, p_CSPACE), TEXT("["), NUMBER(4, p_C2OFF_4),
        TEXT("]"), END),
    ROW(0x44444, 5, 'c', 0, TEXT("c"), SHARED_NUMBER(3, p_CSPACE), TEXT("["), NUMBER(4, p_C2OFF_4),
        TEXT("]"), END),
};
OPTIONS(op_AT_34) = {
    ROW(ALL, 0, 0, 0, NUMBER(6, p_C3OFF), END),
    ROW(ALL, 1, '$', 'a', SHARED_WORD(0, p_AREG), END),
    ROW(ALL, 2, '$', 'a', SHARED_WORD(0, p_AREG), TEXT("+"), NUMBER(6, p_C3OFF_2), END),
    ROW(ALL, 3, '$', 'a', SHARED_WORD(0, p_AREG), TEXT("++"), NUMBER(6, p_C3OFF_3), END),
};
OPTIONS(op_AT_35) = {
    ROW(0x66666, 0, 0, 0, NUMBER(6, p_C3OFF), END),
    ROW(0x66666, 1, '$', 'a', SHARED_WORD(0, p_AREG), END),
    ROW(0x66666, 2, '$', 'a', SHARED_WORD(0, p_AREG), TEXT("+"), NUMBER(6, p_C3OFF_2), END),
    ROW(0x66666, 3, '$', 'a', SHARED_WORD(0, p_AREG), TEXT("++"), NUMBER(6, p_C3OFF_3), END),
};
OPTIONS(op_L_SRC3_5) = {
    ROW(ALL, 0, '$', 'r', WORD(5, p_LSRC3), END),
    ROW(0x44444, 1, '$', 'r', WORD(5, p_LSRC3), END),
    ROW(ALL, 2, 'c', 0, TEXT("c"), SHARED_NUMBER(3, p_CSPACE), TEXT("["), CHOICE(1, 0, op_AT_34),
        TEXT("]"), END),
    ROW(0x66666, 3, 'c', 0, TEXT("c"), SHARED_NUMBER(3, p_CSPACE), TEXT("["),
        CHOICE(2, 0, op_AT_35), TEXT("]"), END),
    ROW(0x11111, 4, 'c', 0, TEXT("c"), SHARED_NUMBER(3, p_CSPACE), TEXT("["), NUMBER(6, p_C3OFF),
        TEXT("]"), END),
    ROW(0x44444, 5, 'c', 0, TEXT("c"), SHARED_NUMBER(3, p_CSPACE), TEXT("["), NUMBER(6, p_C3OFF),
        TEXT("]"), END),
};
OPTIONS(op_FMUL_SAT) = {
    ROW(0xfff00, 1, 's', 'a', TEXT("sat"), END),
    ROW(0xfff00, 0, 0, 0, END),
    ROW(0xff, 2, 0, 0, END),
};
OPTIONS(op_AT_36) = {
    ROW(ALL, 0, 0, 0, NUMBER(5, p_C2OFF), END),
    ROW(ALL, 1, '$', 'a', SHARED_WORD(0, p_AREG), END),
    ROW(ALL, 2, '$', 'a', SHARED_WORD(0, p_AREG), TEXT("+"), NUMBER(5, p_C2OFF_2), END),
    ROW(ALL, 3, '$', 'a', SHARED_WORD(0, p_AREG), TEXT("++"), NUMBER(5, p_C2OFF_3), END),
};
OPTIONS(op_AT_37) = {
    ROW(0x66666, 0, 0, 0, NUMBER(5, p_C2OFF), END),
    ROW(0x66666, 1, '$', 'a', SHARED_WORD(0, p_AREG), END),
    ROW(0x66666, 2, '$', 'a', SHARED_WORD(0, p_AREG), TEXT("+"), NUMBER(5, p_C2OFF_2), END),
    ROW(0x66666, 3, '$', 'a', SHARED_WORD(0, p_AREG), TEXT("++"), NUMBER(5, p_C2OFF_3), END),
};
OPTIONS(op_L_SRC2_3) = {
    ROW(ALL, 0, '$', 'r', WORD(3, p_LSRC2), END),
    ROW(0x44444, 1, '$', 'r', WORD(3, p_LSRC2), END),
    ROW(ALL, 2, 'c', 0, TEXT("c"), NUMBER(4, p_CSPACE), TEXT("["), CHOICE(1, 0, op_AT_36),
        TEXT("]"), END),
    ROW(0x66666, 3, 'c', 0, TEXT("c"), NUMBER(4, p_CSPACE), TEXT("["), CHOICE(2, 0, op_AT_37),
        TEXT("]"), END),
    ROW(0x11111, 4, 'c', 0, TEXT("c"), NUMBER(4, p_CSPACE), TEXT("["), NUMBER(5, p_C2OFF),
        TEXT("]"), END),
    ROW(0x44444, 5, 'c', 0, TEXT("c"), NUMBER(4, p_CSPACE), TEXT("["), NUMBER(5, p_C2OFF),
        TEXT("]"), END),
};
OPTIONS(op_AT_38) = {
    ROW(ALL, 0, 0, 0, NUMBER(5, p_SCOFF_4), END),
    ROW(ALL, 1, '$', 'a', SHARED_WORD(0, p_SAREG), END),
    ROW(ALL, 2, '$', 'a', SHARED_WORD(0, p_SAREG), TEXT("+"), NUMBER(5, p_SCOFF_5), END),
    ROW(ALL, 3, '$', 'a', SHARED_WORD(0, p_SAREG), TEXT("++"), NUMBER(5, p_SCOFF_6), END),
};
OPTIONS(op_S_SRC2_4) = {
    ROW(ALL, 0, '$', 'r', SHARED_WORD(3, p_SSRC2_2), SHARED_WORD(3, p_SSRC2_3), END),
    ROW(0x44444, 1, '$', 'r', SHARED_WORD(3, p_SSRC2_2), SHARED_WORD(3, p_SSRC2_3), END),
    ROW(ALL, 2, 'c', 0, TEXT("c"), NUMBER(4, p_SSPACE), TEXT("["), CHOICE(1, 0, op_AT_38),
        TEXT("]"), END),
};
OPTIONS(op_AT_39) = {
    ROW(ALL, 0, 0, 0, NUMBER(5, p_C2OFF_4), END),
    ROW(ALL, 1, '$', 'a', SHARED_WORD(0, p_AREG), END),
    ROW(ALL, 2, '$', 'a', SHARED_WORD(0, p_AREG), TEXT("+"), NUMBER(5, p_C2OFF_5), END),
    ROW(ALL, 3, '$', 'a', SHARED_WORD(0, p_AREG), TEXT("++"), NUMBER(5, p_C2OFF_6), END),
};
OPTIONS(op_AT_40) = {
    ROW(0x66666, 0, 0, 0, NUMBER(5, p_C2OFF_4), END),
    ROW(0x66666, 1, '$', 'a', SHARED_WORD(0, p_AREG), END),
    ROW(0x66666, 2, '$', 'a', SHARED_WORD(0, p_AREG), TEXT("+"), NUMBER(5, p_C2OFF_5), END),
    ROW(0x66666, 3, '$', 'a', SHARED_WORD(0, p_AREG), TEXT("++"), NUMBER(5, p_C2OFF_6), END),
};
OPTIONS(op_L_SRC2_4) = {
    ROW(ALL, 0, '$', 'r', SHARED_WORD(3, p_LSRC2_3), SHARED_WORD(3, p_LSRC2_4), END),
    ROW(0x44444, 1, '$', 'r', SHARED_WORD(3, p_LSRC2_3), SHARED_WORD(3, p_LSRC2_4), END),
    ROW(ALL, 2, 'c', 0, TEXT("c"), NUMBER(4, p_CSPACE), TEXT("["), CHOICE(1, 0, op_AT_39),
        TEXT("]"), END),
    ROW(0x66666, 3, 'c', 0, TEXT("c"), NUMBER(4, p_CSPACE), TEXT("["), CHOICE(2, 0, op_AT_40),
        TEXT("]"), END),
    ROW(0x11111, 4, 'c', 0, TEXT("c"), NUMBER(4, p_CSPACE), TEXT("["), NUMBER(5, p_C2OFF_4),
        TEXT("]"), END),
    ROW(0x44444, 5, 'c', 0, TEXT("c"), NUMBER(4, p_CSPACE), TEXT("["), NUMBER(5, p_C2OFF_4),
        TEXT("]"), END),
};
OPTIONS(op_L_SRC2_5) = {
    ROW(ALL, 0, '$', 'r', WORD(2, p_LSRC2), END),
    ROW(0x44444, 1, '$', 'r', WORD(2, p_LSRC2), END),
    ROW(ALL, 2, 'c', 0, TEXT("c"), NUMBER(3, p_CSPACE), TEXT("["), CHOICE(1, 0, op_AT_23),
        TEXT("]"), END),
    ROW(0x66666, 3, 'c', 0, TEXT("c"), NUMBER(3, p_CSPACE), TEXT("["), CHOICE(2, 0, op_AT_24),
        TEXT("]"), END),
    ROW(0x11111, 4, 'c', 0, TEXT("c"), NUMBER(3, p_CSPACE), TEXT("["), NUMBER(4, p_C2OFF),
        TEXT("]"), END),
    ROW(0x44444, 5, 'c', 0, TEXT("c"), NUMBER(3, p_CSPACE), TEXT("["), NUMBER(4, p_C2OFF),
        TEXT("]"), END),
};
OPTIONS(op_AT_41) = {
    ROW(ALL, 0, 0, 0, NUMBER(6, p_C2OFF), END),
    ROW(ALL, 1, '$', 'a', SHARED_WORD(0, p_AREG), END),
    ROW(ALL, 2, '$', 'a', SHARED_WORD(0, p_AREG), TEXT("+"), NUMBER(6, p_C2OFF_2), END),
    ROW(ALL, 3, '$', 'a', SHARED_WORD(0, p_AREG), TEXT("++"), NUMBER(6, p_C2OFF_3), END),
};
OPTIONS(op_AT_42) = {
    ROW(0x66666, 0, 0, 0, NUMBER(6, p_C2OFF), END),
    ROW(0x66666, 1, '$', 'a', SHARED_WORD(0, p_AREG), END),
    ROW(0x66666, 2, '$', 'a', SHARED_WORD(0, p_AREG), TEXT("+"), NUMBER(6, p_C2OFF_2), END),
    ROW(0x66666, 3, '$', 'a', SHARED_WORD(0, p_AREG), TEXT("++"), NUMBER(6, p_C2OFF_3), END),
};
OPTIONS(op_L_SRC2_6) = {
    ROW(ALL, 0, '$', 'r', WORD(4, p_LSRC2), END),
    ROW(0x44444, 1, '$', 'r', WORD(4, p_LSRC2), END),
    ROW(ALL, 2, 'c', 0, TEXT("c"), NUMBER(5, p_CSPACE), TEXT("["), CHOICE(1, 0, op_AT_41),
        TEXT("]"), END),
    ROW(0x66666, 3, 'c', 0, TEXT("c"), NUMBER(5, p_CSPACE), TEXT("["), CHOICE(2, 0, op_AT_42),
        TEXT("]"), END),
    ROW(0x11111, 4, 'c', 0, TEXT("c"), NUMBER(5, p_CSPACE), TEXT("["), NUMBER(6, p_C2OFF),
        TEXT("]"), END),
    ROW(0x44444, 5, 'c', 0, TEXT("c"), NUMBER(5, p_CSPACE), TEXT("["), NUMBER(6, p_C2OFF),
        TEXT("]"), END),
};
OPTIONS(op_L_SRC2_7) = {
    ROW(ALL, 0, '$', 'r', SHARED_WORD(2, p_LSRC2_3), SHARED_WORD(2, p_LSRC2_4), END),
    ROW(0x44444, 1, '$', 'r', SHARED_WORD(2, p_LSRC2_3), SHARED_WORD(2, p_LSRC2_4), END),
    ROW(ALL, 2, 'c', 0, TEXT("c"), NUMBER(3, p_CSPACE), TEXT("["), CHOICE(1, 0, op_AT_32),
        TEXT("]"), END),
    ROW(0x66666, 3, 'c', 0, TEXT("c"), NUMBER(3, p_CSPACE), TEXT("["), CHOICE(2, 0, op_AT_33),
        TEXT("]"), END),
    ROW(0x11111, 4, 'c', 0, TEXT("c"), NUMBER(3, p_CSPACE), TEXT("["), NUMBER(4, p_C2OFF_4),
        TEXT("]"), END),
    ROW(0x44444, 5, 'c', 0, TEXT("c"), NUMBER(3, p_CSPACE), TEXT("["), NUMBER(4, p_C2OFF_4),
        TEXT("]"), END),
};
OPTIONS(op_QUAD_LANE) = {
    ROW(ALL, 0, 'l', '0', TEXT("l0"), END),
    ROW(ALL, 1, 'l', '1', TEXT("l1"), END),
    ROW(ALL, 2, 'l', '2', TEXT("l2"), END),
    ROW(ALL, 3, 'l', '3', TEXT("l3"), END),
    ROW(ALL, 4, 'd', 'x', TEXT("dx"), END),
    ROW(ALL, 5, 'd', 'y', TEXT("dy"), END),
};
OPTIONS(op_GUARD_2) = {
    ROW(ALL, 1, '(', 'n', TEXT("(never)"), END),
    ROW(ALL, 2, '(', 0, TEXT("("), WORD(2, p_PRED), BLANK, SHARED_WORD(0, p_COND), TEXT(")"), END),
    ROW(ALL, 0, 0, 0, END),
};
OPTIONS(op_REG_4) = {
    ROW(ALL, 0, '$', 'r', SHARED_WORD(0, p_SSRC_2), SHARED_WORD(0, p_SSRC_3), END),
};
OPTIONS(op_REG_5) = {
    ROW(ALL, 0, '$', 'r', SHARED_WORD(0, p_SSRC2_2), SHARED_WORD(0, p_SSRC2_3), END),
};
OPTIONS(op_REG_6) = {
    ROW(ALL, 0, '$', 'r', WORD(0, p_SSRC), END),
};
OPTIONS(op_REG_7) = {
    ROW(ALL, 0, '$', 'r', WORD(0, p_SSRC2), END),
};
OPTIONS(op_AT0_8) = {
    ROW(ALL, 0, 0, 0, NUMBER(0, p_OFF32), END),
    ROW(ALL, 1, '$', 'a', WORD(1, p_AREG), END),
    ROW(ALL, 2, '$', 'a', WORD(1, p_AREG), TEXT("+"), NUMBER(0, p_OFF32_2), END),
};
OPTIONS(op_REG_8) = {
    ROW(ALL, 0, '$', 'r', SHARED_WORD(0, p_LSRC3_3), SHARED_WORD(0, p_LSRC3_4), END),
};
OPTIONS(op_REG_9) = {
    ROW(ALL, 0, '$', 'r', WORD(0, p_LSRC3), END),
};
OPTIONS(op_S_SRC_3) = {
    ROW(ALL, 0, '$', 'r', SHARED_WORD(0, p_SSRC_2), SHARED_WORD(0, p_SSRC_3), END),
    ROW(0x11111, 1, 'u', '8', TEXT("u8"), BLANK, TEXT("s["), CHOICE(1, 1, op_AT_14), TEXT("]"),
        END),
    ROW(0x11111, 2, 'u', '1', TEXT("u16"), BLANK, TEXT("s["), CHOICE(2, 1, op_AT_15), TEXT("]"),
        END),
    ROW(0x11111, 3, 's', '1', TEXT("s16"), BLANK, TEXT("s["), CHOICE(3, 1, op_AT_15), TEXT("]"),
        END),
    ROW(0x11111, 4, 'b', '3', TEXT("b32"), BLANK, TEXT("s["), CHOICE(4, 1, op_AT_16), TEXT("]"),
        END),
    ROW(0x66666, 5, 'a', '[', TEXT("a["), NUMBER(3, p_SAOFF), TEXT("]"), END),
    ROW(0x44444, 6, 'p', '[', TEXT("p["), CHOICE(5, 2, op_AT0_6), TEXT("]"), END),
};
OPTIONS(op_S_SRC_4) = {
    ROW(ALL, 0, '$', 'r', WORD(0, p_SSRC), END),
    ROW(0x11111, 1, 'u', '8', TEXT("u8"), BLANK, TEXT("s["), CHOICE(1, 1, op_AT_14), TEXT("]"),
        END),
    ROW(0x11111, 2, 'u', '1', TEXT("u16"), BLANK, TEXT("s["), CHOICE(2, 1, op_AT_15), TEXT("]"),
        END),
    ROW(0x11111, 3, 's', '1', TEXT("s16"), BLANK, TEXT("s["), CHOICE(3, 1, op_AT_15), TEXT("]"),
        END),
    ROW(0x11111, 4, 'b', '3', TEXT("b32"), BLANK, TEXT("s["), CHOICE(4, 1, op_AT_16), TEXT("]"),
        END),
    ROW(0x66666, 5, 'a', '[', TEXT("a["), NUMBER(3, p_SAOFF), TEXT("]"), END),
    ROW(0x44444, 6, 'p', '[', TEXT("p["), CHOICE(5, 2, op_AT0_6), TEXT("]"), END),
};
OPTIONS(op_L_DST_4) = {
    ROW(ALL, 0, '$', 'r', SHARED_WORD(0, p_LDST_3), SHARED_WORD(0, p_LDST_4), END),
};
OPTIONS(op_SPECIAL) = {
    ROW(ALL, 0, '$', 0, WORD(0, p_SREG), END),
    ROW(0xf0000, 1, '$', 0, WORD(0, p_SREG_2), END),
};
OPTIONS(op_AT0_9) = {
    ROW(ALL, 0, 0, 0, NUMBER(0, p_VOFF), END),
    ROW(ALL, 1, '$', 'a', WORD(1, p_SAREG), END),
    ROW(ALL, 2, '$', 'a', WORD(1, p_SAREG), TEXT("+"), NUMBER(0, p_VOFF_2), END),
};
OPTIONS(op_AT0_10) = {
    ROW(ALL, 0, 0, 0, NUMBER(0, p_VOFF), END),
    ROW(ALL, 1, '$', 'a', WORD(1, p_AREG), END),
    ROW(ALL, 2, '$', 'a', WORD(1, p_AREG), TEXT("+"), NUMBER(0, p_VOFF_2), END),
};
OPTIONS(op_STDST) = {
    ROW(ALL, 0, '$', 'r', SHARED_WORD(0, p_SDST), TEXT(":"), SHARED_WORD(0, p_SDST_4), TEXT(":"),
        SHARED_WORD(0, p_SDST_5), TEXT(":"), SHARED_WORD(0, p_SDST_6), END),
};
OPTIONS(op_STSRC) = {
    ROW(ALL, 0, '$', 'r', SHARED_WORD(0, p_SDST), END),
    ROW(ALL, 1, '$', 'r', SHARED_WORD(0, p_SDST), TEXT(":"), SHARED_WORD(0, p_SDST_4), END),
    ROW(ALL, 2, '$', 'r', SHARED_WORD(0, p_SDST), TEXT(":"), SHARED_WORD(0, p_SDST_4), TEXT(":"),
        SHARED_WORD(0, p_SDST_5), END),
    ROW(ALL, 3, '$', 'r', SHARED_WORD(0, p_SDST), TEXT(":"), SHARED_WORD(0, p_SDST_4), TEXT(":"),
        SHARED_WORD(0, p_SDST_5), TEXT(":"), SHARED_WORD(0, p_SDST_6), END),
};
OPTIONS(op_LTDST) = {
    ROW(ALL, 0, '#', ':', TEXT("#:#:#:#"), END),
    ROW(ALL, 1, '$', 'r', SHARED_WORD(0, p_LDST), TEXT(":#:#:#"), END),
    ROW(ALL, 2, '#', ':', TEXT("#:"), SHARED_WORD(0, p_LDST), TEXT(":#:#"), END),
    ROW(ALL, 3, '$', 'r', SHARED_WORD(0, p_LDST), TEXT(":"), SHARED_WORD(0, p_LDST_6), TEXT(":#:#"),
        END),
    ROW(ALL, 4, '#', ':', TEXT("#:#:"), SHARED_WORD(0, p_LDST), TEXT(":#"), END),
    ROW(ALL, 5, '$', 'r', SHARED_WORD(0, p_LDST), TEXT(":#:"), SHARED_WORD(0, p_LDST_6), TEXT(":#"),
        END),
    ROW(ALL, 6, '#', ':', TEXT("#:"), SHARED_WORD(0, p_LDST), TEXT(":"), SHARED_WORD(0, p_LDST_6),
        TEXT(":#"), END),
    ROW(ALL, 7, '$', 'r', SHARED_WORD(0, p_LDST), TEXT(":"), SHARED_WORD(0, p_LDST_6), TEXT(":"),
        SHARED_WORD(0, p_LDST_7), TEXT(":#"), END),
    ROW(ALL, 8, '#', ':', TEXT("#:#:#:"), SHARED_WORD(0, p_LDST), END),
    ROW(ALL, 9, '$', 'r', SHARED_WORD(0, p_LDST), TEXT(":#:#:"), SHARED_WORD(0, p_LDST_6), END),
    ROW(ALL, 10, '#', ':', TEXT("#:"), SHARED_WORD(0, p_LDST), TEXT(":#:"),
        SHARED_WORD(0, p_LDST_6), END),
    ROW(ALL, 11, '$', 'r', SHARED_WORD(0, p_LDST), TEXT(":"), SHARED_WORD(0, p_LDST_6), TEXT(":#:"),
        SHARED_WORD(0, p_LDST_7), END),
    ROW(ALL, 12, '#', ':', TEXT("#:#:"), SHARED_WORD(0, p_LDST), TEXT(":"),
        SHARED_WORD(0, p_LDST_6), END),
    ROW(ALL, 13, '$', 'r', SHARED_WORD(0, p_LDST), TEXT(":#:"), SHARED_WORD(0, p_LDST_6), TEXT(":"),
        SHARED_WORD(0, p_LDST_7), END),
    ROW(ALL, 14, '#', ':', TEXT("#:"), SHARED_WORD(0, p_LDST), TEXT(":"), SHARED_WORD(0, p_LDST_6),
        TEXT(":"), SHARED_WORD(0, p_LDST_7), END),
    ROW(ALL, 15, '$', 'r', SHARED_WORD(0, p_LDST), TEXT(":"), SHARED_WORD(0, p_LDST_6), TEXT(":"),
        SHARED_WORD(0, p_LDST_7), TEXT(":"), SHARED_WORD(0, p_LDST_8), END),
};
OPTIONS(op_LTSRC) = {
    ROW(ALL, 0, '$', 'r', SHARED_WORD(0, p_LDST), END),
    ROW(ALL, 1, '$', 'r', SHARED_WORD(0, p_LDST), TEXT(":"), SHARED_WORD(0, p_LDST_6), END),
    ROW(ALL, 2, '$', 'r', SHARED_WORD(0, p_LDST), TEXT(":"), SHARED_WORD(0, p_LDST_6), TEXT(":"),
        SHARED_WORD(0, p_LDST_7), END),
    ROW(ALL, 3, '$', 'r', SHARED_WORD(0, p_LDST), TEXT(":"), SHARED_WORD(0, p_LDST_6), TEXT(":"),
        SHARED_WORD(0, p_LDST_7), TEXT(":"), SHARED_WORD(0, p_LDST_8), END),
};

FORMS(head_add) = {
    FORM(TESLA_FADD_SHORT, SHARED, 1, TEXT("add"), BLANK, WORD(0, p_SSAT), BLANK, TEXT("f32"),
        BLANK, CHOICE(0, 1, op_S_DST), BLANK, WORD(2, p_SNEG1), BLANK, CHOICE(1, 3, op_S_SRC),
        BLANK, WORD(7, p_SNEG2), BLANK, CHOICE(7, 5, op_S_SRC2), END),
    FORM(TESLA_FMAD_SHORT, SHARED, 1, TEXT("add"), BLANK, WORD(0, p_SSAT), BLANK, TEXT("f32"),
        BLANK, CHOICE(0, 1, op_S_DST_2), BLANK, WORD(2, p_SNEG1), BLANK, TEXT("(mul"), BLANK,
        CHOICE(1, 3, op_S_SRC), BLANK, CHOICE(7, 5, op_S_SRC2_2), TEXT(")"), BLANK,
        WORD(10, p_SNEG2), BLANK, CHOICE(9, 1, op_S_DST_2), END),
    FORM(TESLA_ADD_ADD_B16_SHORT, SHARED, 1, TEXT("add"), BLANK, WORD(0, p_SSAT), BLANK,
        TEXT("b16"), BLANK, CHOICE(0, 1, op_S_DST_3), BLANK, CHOICE(1, 2, op_S_SRC_2), BLANK,
        CHOICE(7, 4, op_S_SRC2_3), BLANK, END),
    FORM(TESLA_ADD_ADD_B32_SHORT, SHARED, 1, TEXT("add"), BLANK, WORD(0, p_SSAT), BLANK,
        TEXT("b32"), BLANK, CHOICE(0, 1, op_S_DST), BLANK, CHOICE(1, 2, op_S_SRC), BLANK,
        CHOICE(7, 4, op_S_SRC2_2), BLANK, END),
    FORM(TESLA_MUL_ADD_ADD_U16_SHORT, SHARED, 1, TEXT("add"), BLANK, BLANK,
        CHOICE(0, 0, op_S_DST_2), BLANK, TEXT("(mul"), BLANK, TEXT("u16"), BLANK,
        CHOICE(1, 1, op_S_SRC_2), BLANK, CHOICE(7, 3, op_S_SRC2_3), TEXT(")"), BLANK,
        CHOICE(9, 0, op_S_DST_2), BLANK, END),
    FORM(TESLA_MUL_ADD_ADD_S16_SHORT, SHARED, 1, TEXT("add"), BLANK, BLANK,
        CHOICE(0, 0, op_S_DST_2), BLANK, TEXT("(mul"), BLANK, TEXT("s16"), BLANK,
        CHOICE(1, 1, op_S_SRC_2), BLANK, CHOICE(7, 3, op_S_SRC2_3), TEXT(")"), BLANK,
        CHOICE(9, 0, op_S_DST_2), BLANK, END),
    FORM(TESLA_MUL_ADD_ADD_S16SAT_SHORT, SHARED, 1, TEXT("add"), BLANK, TEXT("sat"), BLANK,
        CHOICE(0, 0, op_S_DST_2), BLANK, TEXT("(mul"), BLANK, TEXT("s16"), BLANK,
        CHOICE(1, 1, op_S_SRC_2), BLANK, CHOICE(7, 3, op_S_SRC2_3), TEXT(")"), BLANK,
        CHOICE(9, 0, op_S_DST_2), BLANK, END),
    FORM(TESLA_MUL_ADD_ADD_U24_SHORT, SHARED, 1, TEXT("add"), BLANK, BLANK,
        CHOICE(0, 0, op_S_DST_2), BLANK, TEXT("(mul"), BLANK, TEXT("u24"), BLANK,
        CHOICE(1, 1, op_S_SRC), BLANK, CHOICE(7, 3, op_S_SRC2_2), TEXT(")"), BLANK,
        CHOICE(9, 0, op_S_DST_2), BLANK, END),
    FORM(TESLA_FADD_IMM, LATER, 1, TEXT("add"), BLANK, WORD(0, p_SSAT), BLANK, TEXT("f32"), BLANK,
        CHOICE(0, 1, op_S_DST), BLANK, WORD(2, p_SNEG1), BLANK, CHOICE(1, 3, op_I_SRC), BLANK,
        WORD(7, p_SNEG2), BLANK, NUMBER(8, p_IMM), END),
    FORM(TESLA_FMAD_IMM, SHARED | LATER, 1, TEXT("add"), BLANK, WORD(0, p_SSAT), BLANK, TEXT("f32"),
        BLANK, CHOICE(0, 1, op_S_DST_2), BLANK, WORD(2, p_SNEG1), BLANK, TEXT("(mul"), BLANK,
        CHOICE(1, 3, op_I_SRC), BLANK, NUMBER(7, p_IMM), TEXT(")"), BLANK, WORD(8, p_SNEG2), BLANK,
        CHOICE(7, 1, op_S_DST_2), END),
    FORM(TESLA_ADD_ADD_B16_IMM, SHARED | LATER, 1, TEXT("add"), BLANK, WORD(0, p_SSAT), BLANK,
        TEXT("b16"), BLANK, CHOICE(0, 1, op_S_DST_3), BLANK, CHOICE(1, 2, op_I_SRC_2), BLANK,
        NUMBER(6, p_IMM), BLANK, END),
    FORM(TESLA_ADD_ADD_B32_IMM, LATER, 1, TEXT("add"), BLANK, WORD(0, p_SSAT), BLANK, TEXT("b32"),
        BLANK, CHOICE(0, 1, op_S_DST), BLANK, CHOICE(1, 2, op_I_SRC), BLANK, NUMBER(6, p_IMM),
        BLANK, END),
    FORM(TESLA_MUL_ADD_ADD_U16_IMM, SHARED | LATER, 1, TEXT("add"), BLANK, BLANK,
        CHOICE(0, 0, op_S_DST_2), BLANK, TEXT("(mul"), BLANK, TEXT("u16"), BLANK,
        CHOICE(1, 1, op_I_SRC_2), BLANK, NUMBER(5, p_IMM), TEXT(")"), BLANK,
        CHOICE(7, 0, op_S_DST_2), BLANK, END),
    FORM(TESLA_MUL_ADD_ADD_S16_IMM, SHARED | LATER, 1, TEXT("add"), BLANK, BLANK,
        CHOICE(0, 0, op_S_DST_2), BLANK, TEXT("(mul"), BLANK, TEXT("s16"), BLANK,
        CHOICE(1, 1, op_I_SRC_2), BLANK, NUMBER(5, p_IMM), TEXT(")"), BLANK,
        CHOICE(7, 0, op_S_DST_2), BLANK, END),
    FORM(TESLA_MUL_ADD_ADD_S16SAT_IMM, SHARED | LATER, 1, TEXT("add"), BLANK, TEXT("sat"), BLANK,
        CHOICE(0, 0, op_S_DST_2), BLANK, TEXT("(mul"), BLANK, TEXT("s16"), BLANK,
        CHOICE(1, 1, op_I_SRC_2), BLANK, NUMBER(5, p_IMM), TEXT(")"), BLANK,
        CHOICE(7, 0, op_S_DST_2), BLANK, END),
    FORM(TESLA_MUL_ADD_ADD_U24_IMM, SHARED | LATER, 1, TEXT("add"), BLANK, BLANK,
        CHOICE(0, 0, op_S_DST_2), BLANK, TEXT("(mul"), BLANK, TEXT("u24"), BLANK,
        CHOICE(1, 1, op_I_SRC), BLANK, NUMBER(5, p_IMM), TEXT(")"), BLANK, CHOICE(7, 0, op_S_DST_2),
        BLANK, END),
    FORM(TESLA_DADD, INNER | LATER, 1, WORD(7, p_MARK), BLANK, CHOICE(4, 8, op_GUARD), BLANK,
        TEXT("add"), BLANK, WORD(0, p_DARND), BLANK, TEXT("f64"), BLANK, CHOICE(0, 1, op_MCDST),
        BLANK, CHOICE(1, 2, op_L_DST), BLANK, WORD(3, p_LNEG1), BLANK, CHOICE(2, 4, op_REG_3),
        BLANK, WORD(5, p_LNEG2), BLANK, CHOICE(3, 6, op_REG_2), END),
    FORM(TESLA_FADD_LONG, INNER | SHARED | LATER, 1, WORD(14, p_MARK), BLANK,
        CHOICE(11, 15, op_GUARD), BLANK, TEXT("add"), BLANK, WORD(0, p_OSAT), BLANK,
        WORD(1, p_ARND), BLANK, TEXT("f32"), BLANK, CHOICE(0, 2, op_MCDST), BLANK,
        CHOICE(1, 3, op_LL_DST_2), BLANK, WORD(5, p_LNEG1), BLANK, CHOICE(2, 6, op_L_SRC_4), BLANK,
        WORD(10, p_LNEG2), BLANK, CHOICE(8, 8, op_L_SRC3), END),
    FORM(TESLA_FMAD_LONG, INNER | SHARED | LATER, 1, WORD(15, p_MARK), BLANK,
        CHOICE(14, 16, op_GUARD), BLANK, TEXT("add"), BLANK, WORD(0, p_OSAT), BLANK, TEXT("f32"),
        BLANK, CHOICE(0, 1, op_MCDST), BLANK, CHOICE(1, 2, op_LL_DST_2), BLANK, WORD(4, p_LNEG1),
        BLANK, TEXT("(mul"), BLANK, CHOICE(2, 5, op_L_SRC_4), BLANK, CHOICE(8, 7, op_L_SRC2),
        TEXT(")"), BLANK, WORD(12, p_LNEG2), BLANK, CHOICE(11, 7, op_L_SRC3_2), END),
    FORM(TESLA_ADD_ADD_B16_LONG, INNER | SHARED | LATER, 1, WORD(11, p_MARK), BLANK,
        CHOICE(11, 12, op_GUARD), BLANK, TEXT("add"), BLANK, WORD(0, p_LSAT), BLANK, TEXT("b16"),
        BLANK, CHOICE(0, 1, op_MCDST), BLANK, CHOICE(1, 2, op_LL_DST_4), BLANK,
        CHOICE(2, 4, op_L_SRC_5), BLANK, CHOICE(8, 6, op_L_SRC3_3), BLANK, END),
    FORM(TESLA_ADD_ADD_B32_LONG, INNER | SHARED | LATER, 1, WORD(11, p_MARK), BLANK,
        CHOICE(11, 12, op_GUARD), BLANK, TEXT("add"), BLANK, WORD(0, p_LSAT), BLANK, TEXT("b32"),
        BLANK, CHOICE(0, 1, op_MCDST), BLANK, CHOICE(1, 2, op_LL_DST_2), BLANK,
        CHOICE(2, 4, op_L_SRC_4), BLANK, CHOICE(8, 6, op_L_SRC3_4), BLANK, END),
    FORM(TESLA_MUL_ADD_ADD_U16_LONG, INNER | SHARED | LATER, 1, WORD(12, p_MARK), BLANK,
        CHOICE(14, 13, op_GUARD), BLANK, TEXT("add"), BLANK, BLANK, CHOICE(0, 0, op_MCDST), BLANK,
        CHOICE(1, 1, op_LL_DST_2), BLANK, TEXT("(mul"), BLANK, TEXT("u16"), BLANK,
        CHOICE(2, 3, op_L_SRC_5), BLANK, CHOICE(8, 5, op_L_SRC2_2), TEXT(")"), BLANK,
        CHOICE(11, 5, op_L_SRC3_5), BLANK, END),
    FORM(TESLA_MUL_ADD_ADD_S16_LONG, INNER | SHARED | LATER, 1, WORD(12, p_MARK), BLANK,
        CHOICE(14, 13, op_GUARD), BLANK, TEXT("add"), BLANK, BLANK, CHOICE(0, 0, op_MCDST), BLANK,
        CHOICE(1, 1, op_LL_DST_2), BLANK, TEXT("(mul"), BLANK, TEXT("s16"), BLANK,
        CHOICE(2, 3, op_L_SRC_5), BLANK, CHOICE(8, 5, op_L_SRC2_2), TEXT(")"), BLANK,
        CHOICE(11, 5, op_L_SRC3_5), BLANK, END),
    FORM(TESLA_MUL_ADD_ADD_S16SAT_LONG, INNER | SHARED | LATER, 1, WORD(12, p_MARK), BLANK,
        CHOICE(14, 13, op_GUARD), BLANK, TEXT("add"), BLANK, TEXT("sat"), BLANK,
        CHOICE(0, 0, op_MCDST), BLANK, CHOICE(1, 1, op_LL_DST_2), BLANK, TEXT("(mul"), BLANK,
        TEXT("s16"), BLANK, CHOICE(2, 3, op_L_SRC_5), BLANK, CHOICE(8, 5, op_L_SRC2_2), TEXT(")"),
        BLANK, CHOICE(11, 5, op_L_SRC3_5), BLANK, END),
    FORM(TESLA_MUL_ADD_ADD_U24_LONG, INNER | SHARED | LATER, 1, WORD(12, p_MARK), BLANK,
        CHOICE(14, 13, op_GUARD), BLANK, TEXT("add"), BLANK, BLANK, CHOICE(0, 0, op_MCDST), BLANK,
        CHOICE(1, 1, op_LL_DST_2), BLANK, TEXT("(mul"), BLANK, TEXT("u24"), BLANK,
        CHOICE(2, 3, op_L_SRC_4), BLANK, CHOICE(8, 5, op_L_SRC2), TEXT(")"), BLANK,
        CHOICE(11, 5, op_L_SRC3_5), BLANK, END),
    FORM(TESLA_MUL_ADD_ADD_S24_LONG, INNER | SHARED | LATER, 1, WORD(12, p_MARK), BLANK,
        CHOICE(14, 13, op_GUARD), BLANK, TEXT("add"), BLANK, BLANK, CHOICE(0, 0, op_MCDST), BLANK,
        CHOICE(1, 1, op_LL_DST_2), BLANK, TEXT("(mul"), BLANK, TEXT("s24"), BLANK,
        CHOICE(2, 3, op_L_SRC_4), BLANK, CHOICE(8, 5, op_L_SRC2), TEXT(")"), BLANK,
        CHOICE(11, 5, op_L_SRC3_5), BLANK, END),
    FORM(TESLA_MUL_ADD_ADD_S24SAT_LONG, INNER | SHARED | LATER, 1, WORD(12, p_MARK), BLANK,
        CHOICE(14, 13, op_GUARD), BLANK, TEXT("add"), BLANK, TEXT("sat"), BLANK,
        CHOICE(0, 0, op_MCDST), BLANK, CHOICE(1, 1, op_LL_DST_2), BLANK, TEXT("(mul"), BLANK,
        TEXT("s24"), BLANK, CHOICE(2, 3, op_L_SRC_4), BLANK, CHOICE(8, 5, op_L_SRC2), TEXT(")"),
        BLANK, CHOICE(11, 5, op_L_SRC3_5), BLANK, END),
    FORM(TESLA_MUL_ADD_ADD_U24HIGH_LONG, INNER | SHARED | LATER, 1, WORD(12, p_MARK), BLANK,
        CHOICE(14, 13, op_GUARD), BLANK, TEXT("add"), BLANK, BLANK, CHOICE(0, 0, op_MCDST), BLANK,
        CHOICE(1, 1, op_LL_DST_2), BLANK, TEXT("(mul"), BLANK, TEXT("high u24"), BLANK,
        CHOICE(2, 3, op_L_SRC_4), BLANK, CHOICE(8, 5, op_L_SRC2), TEXT(")"), BLANK,
        CHOICE(11, 5, op_L_SRC3_5), BLANK, END),
    FORM(TESLA_MUL_ADD_ADD_S24HIGH_LONG, INNER | SHARED | LATER, 1, WORD(12, p_MARK), BLANK,
        CHOICE(14, 13, op_GUARD), BLANK, TEXT("add"), BLANK, BLANK, CHOICE(0, 0, op_MCDST), BLANK,
        CHOICE(1, 1, op_LL_DST_2), BLANK, TEXT("(mul"), BLANK, TEXT("high s24"), BLANK,
        CHOICE(2, 3, op_L_SRC_4), BLANK, CHOICE(8, 5, op_L_SRC2), TEXT(")"), BLANK,
        CHOICE(11, 5, op_L_SRC3_5), BLANK, END),
    FORM(TESLA_MUL_ADD_ADD_S24HIGHSAT_LONG, INNER | SHARED | LATER, 1, WORD(12, p_MARK), BLANK,
        CHOICE(14, 13, op_GUARD), BLANK, TEXT("add"), BLANK, TEXT("sat"), BLANK,
        CHOICE(0, 0, op_MCDST), BLANK, CHOICE(1, 1, op_LL_DST_2), BLANK, TEXT("(mul"), BLANK,
        TEXT("high s24"), BLANK, CHOICE(2, 3, op_L_SRC_4), BLANK, CHOICE(8, 5, op_L_SRC2),
        TEXT(")"), BLANK, CHOICE(11, 5, op_L_SRC3_5), BLANK, END),
    FORM(TESLA_MUL_ADD_AGAIN_ADD, INNER | SHARED | LATER, 1, WORD(13, p_MARK), BLANK,
        CHOICE(14, 14, op_GUARD), BLANK, TEXT("add"), BLANK, CHOICE(0, 0, op_MCDST), BLANK,
        CHOICE(1, 1, op_LL_DST_2), BLANK, TEXT("(mul"), BLANK, WORD(3, p_U24AGAIN), BLANK,
        CHOICE(2, 4, op_L_SRC_4), BLANK, CHOICE(8, 6, op_L_SRC2), TEXT(")"), BLANK,
        CHOICE(11, 6, op_L_SRC3_5), BLANK, END),
    FORM(TESLA_ADD_A, INNER | LATER, 1, WORD(3, p_MARK), BLANK, CHOICE(0, 4, op_GUARD), BLANK,
        TEXT("add"), BLANK, WORD(0, p_ADST), BLANK, WORD(1, p_AREG_2), BLANK, NUMBER(2, p_OFFS),
        END),
};
FORMS(head_addc) = {
    FORM(TESLA_ADD_ADDC_B16_SHORT, SHARED, 1, TEXT("addc"), BLANK, WORD(0, p_SSAT), BLANK,
        TEXT("b16"), BLANK, CHOICE(0, 1, op_S_DST_3), BLANK, CHOICE(1, 2, op_S_SRC_2), BLANK,
        CHOICE(7, 4, op_S_SRC2_3), BLANK, REGISTER(p_c, 0), END),
    FORM(TESLA_ADD_ADDC_B32_SHORT, SHARED, 1, TEXT("addc"), BLANK, WORD(0, p_SSAT), BLANK,
        TEXT("b32"), BLANK, CHOICE(0, 1, op_S_DST), BLANK, CHOICE(1, 2, op_S_SRC), BLANK,
        CHOICE(7, 4, op_S_SRC2_2), BLANK, REGISTER(p_c, 0), END),
    FORM(TESLA_MUL_ADD_ADDC_U16_SHORT, SHARED, 1, TEXT("addc"), BLANK, BLANK,
        CHOICE(0, 0, op_S_DST_2), BLANK, TEXT("(mul"), BLANK, TEXT("u16"), BLANK,
        CHOICE(1, 1, op_S_SRC_2), BLANK, CHOICE(7, 3, op_S_SRC2_3), TEXT(")"), BLANK,
        CHOICE(9, 0, op_S_DST_2), BLANK, REGISTER(p_c, 0), END),
    FORM(TESLA_MUL_ADD_ADDC_S16_SHORT, SHARED, 1, TEXT("addc"), BLANK, BLANK,
        CHOICE(0, 0, op_S_DST_2), BLANK, TEXT("(mul"), BLANK, TEXT("s16"), BLANK,
        CHOICE(1, 1, op_S_SRC_2), BLANK, CHOICE(7, 3, op_S_SRC2_3), TEXT(")"), BLANK,
        CHOICE(9, 0, op_S_DST_2), BLANK, REGISTER(p_c, 0), END),
    FORM(TESLA_MUL_ADD_ADDC_S16SAT_SHORT, SHARED, 1, TEXT("addc"), BLANK, TEXT("sat"), BLANK,
        CHOICE(0, 0, op_S_DST_2), BLANK, TEXT("(mul"), BLANK, TEXT("s16"), BLANK,
        CHOICE(1, 1, op_S_SRC_2), BLANK, CHOICE(7, 3, op_S_SRC2_3), TEXT(")"), BLANK,
        CHOICE(9, 0, op_S_DST_2), BLANK, REGISTER(p_c, 0), END),
    FORM(TESLA_MUL_ADD_ADDC_U24_SHORT, SHARED, 1, TEXT("addc"), BLANK, BLANK,
        CHOICE(0, 0, op_S_DST_2), BLANK, TEXT("(mul"), BLANK, TEXT("u24"), BLANK,
        CHOICE(1, 1, op_S_SRC), BLANK, CHOICE(7, 3, op_S_SRC2_2), TEXT(")"), BLANK,
        CHOICE(9, 0, op_S_DST_2), BLANK, REGISTER(p_c, 0), END),
    FORM(TESLA_ADD_ADDC_B16_IMM, SHARED | LATER, 1, TEXT("addc"), BLANK, WORD(0, p_SSAT), BLANK,
        TEXT("b16"), BLANK, CHOICE(0, 1, op_S_DST_3), BLANK, CHOICE(1, 2, op_I_SRC_2), BLANK,
        NUMBER(6, p_IMM), BLANK, REGISTER(p_c, 0), END),
    FORM(TESLA_ADD_ADDC_B32_IMM, LATER, 1, TEXT("addc"), BLANK, WORD(0, p_SSAT), BLANK, TEXT("b32"),
        BLANK, CHOICE(0, 1, op_S_DST), BLANK, CHOICE(1, 2, op_I_SRC), BLANK, NUMBER(6, p_IMM),
        BLANK, REGISTER(p_c, 0), END),
    FORM(TESLA_MUL_ADD_ADDC_U16_IMM, SHARED | LATER, 1, TEXT("addc"), BLANK, BLANK,
        CHOICE(0, 0, op_S_DST_2), BLANK, TEXT("(mul"), BLANK, TEXT("u16"), BLANK,
        CHOICE(1, 1, op_I_SRC_2), BLANK, NUMBER(5, p_IMM), TEXT(")"), BLANK,
        CHOICE(7, 0, op_S_DST_2), BLANK, REGISTER(p_c, 0), END),
    FORM(TESLA_MUL_ADD_ADDC_S16_IMM, SHARED | LATER, 1, TEXT("addc"), BLANK, BLANK,
        CHOICE(0, 0, op_S_DST_2), BLANK, TEXT("(mul"), BLANK, TEXT("s16"), BLANK,
        CHOICE(1, 1, op_I_SRC_2), BLANK, NUMBER(5, p_IMM), TEXT(")"), BLANK,
        CHOICE(7, 0, op_S_DST_2), BLANK, REGISTER(p_c, 0), END),
    FORM(TESLA_MUL_ADD_ADDC_S16SAT_IMM, SHARED | LATER, 1, TEXT("addc"), BLANK, TEXT("sat"), BLANK,
        CHOICE(0, 0, op_S_DST_2), BLANK, TEXT("(mul"), BLANK, TEXT("s16"), BLANK,
        CHOICE(1, 1, op_I_SRC_2), BLANK, NUMBER(5, p_IMM), TEXT(")"), BLANK,
        CHOICE(7, 0, op_S_DST_2), BLANK, REGISTER(p_c, 0), END),
    FORM(TESLA_MUL_ADD_ADDC_U24_IMM, SHARED | LATER, 1, TEXT("addc"), BLANK, BLANK,
        CHOICE(0, 0, op_S_DST_2), BLANK, TEXT("(mul"), BLANK, TEXT("u24"), BLANK,
        CHOICE(1, 1, op_I_SRC), BLANK, NUMBER(5, p_IMM), TEXT(")"), BLANK, CHOICE(7, 0, op_S_DST_2),
        BLANK, REGISTER(p_c, 0), END),
    FORM(TESLA_ADD_ADDC_B16_LONG, INNER | SHARED | LATER, 1, WORD(12, p_MARK), BLANK,
        CHOICE(11, 11, op_GUARD_2), BLANK, TEXT("addc"), BLANK, WORD(0, p_LSAT), BLANK, TEXT("b16"),
        BLANK, CHOICE(0, 1, op_MCDST), BLANK, CHOICE(1, 2, op_LL_DST_4), BLANK,
        CHOICE(2, 4, op_L_SRC_5), BLANK, CHOICE(8, 6, op_L_SRC3_3), BLANK, SHARED_WORD(11, p_COND),
        END),
    FORM(TESLA_ADD_ADDC_B32_LONG, INNER | SHARED | LATER, 1, WORD(12, p_MARK), BLANK,
        CHOICE(11, 11, op_GUARD_2), BLANK, TEXT("addc"), BLANK, WORD(0, p_LSAT), BLANK, TEXT("b32"),
        BLANK, CHOICE(0, 1, op_MCDST), BLANK, CHOICE(1, 2, op_LL_DST_2), BLANK,
        CHOICE(2, 4, op_L_SRC_4), BLANK, CHOICE(8, 6, op_L_SRC3_4), BLANK, SHARED_WORD(11, p_COND),
        END),
    FORM(TESLA_MUL_ADD_ADDC_U16_LONG, INNER | SHARED | LATER, 1, WORD(13, p_MARK), BLANK,
        CHOICE(14, 12, op_GUARD_2), BLANK, TEXT("addc"), BLANK, BLANK, CHOICE(0, 0, op_MCDST),
        BLANK, CHOICE(1, 1, op_LL_DST_2), BLANK, TEXT("(mul"), BLANK, TEXT("u16"), BLANK,
        CHOICE(2, 3, op_L_SRC_5), BLANK, CHOICE(8, 5, op_L_SRC2_2), TEXT(")"), BLANK,
        CHOICE(11, 5, op_L_SRC3_5), BLANK, SHARED_WORD(12, p_COND), END),
    FORM(TESLA_MUL_ADD_ADDC_S16_LONG, INNER | SHARED | LATER, 1, WORD(13, p_MARK), BLANK,
        CHOICE(14, 12, op_GUARD_2), BLANK, TEXT("addc"), BLANK, BLANK, CHOICE(0, 0, op_MCDST),
        BLANK, CHOICE(1, 1, op_LL_DST_2), BLANK, TEXT("(mul"), BLANK, TEXT("s16"), BLANK,
        CHOICE(2, 3, op_L_SRC_5), BLANK, CHOICE(8, 5, op_L_SRC2_2), TEXT(")"), BLANK,
        CHOICE(11, 5, op_L_SRC3_5), BLANK, SHARED_WORD(12, p_COND), END),
    FORM(TESLA_MUL_ADD_ADDC_S16SAT_LONG, INNER | SHARED | LATER, 1, WORD(13, p_MARK), BLANK,
        CHOICE(14, 12, op_GUARD_2), BLANK, TEXT("addc"), BLANK, TEXT("sat"), BLANK,
        CHOICE(0, 0, op_MCDST), BLANK, CHOICE(1, 1, op_LL_DST_2), BLANK, TEXT("(mul"), BLANK,
        TEXT("s16"), BLANK, CHOICE(2, 3, op_L_SRC_5), BLANK, CHOICE(8, 5, op_L_SRC2_2), TEXT(")"),
        BLANK, CHOICE(11, 5, op_L_SRC3_5), BLANK, SHARED_WORD(12, p_COND), END),
    FORM(TESLA_MUL_ADD_ADDC_U24_LONG, INNER | SHARED | LATER, 1, WORD(13, p_MARK), BLANK,
        CHOICE(14, 12, op_GUARD_2), BLANK, TEXT("addc"), BLANK, BLANK, CHOICE(0, 0, op_MCDST),
        BLANK, CHOICE(1, 1, op_LL_DST_2), BLANK, TEXT("(mul"), BLANK, TEXT("u24"), BLANK,
        CHOICE(2, 3, op_L_SRC_4), BLANK, CHOICE(8, 5, op_L_SRC2), TEXT(")"), BLANK,
        CHOICE(11, 5, op_L_SRC3_5), BLANK, SHARED_WORD(12, p_COND), END),
    FORM(TESLA_MUL_ADD_ADDC_S24_LONG, INNER | SHARED | LATER, 1, WORD(13, p_MARK), BLANK,
        CHOICE(14, 12, op_GUARD_2), BLANK, TEXT("addc"), BLANK, BLANK, CHOICE(0, 0, op_MCDST),
        BLANK, CHOICE(1, 1, op_LL_DST_2), BLANK, TEXT("(mul"), BLANK, TEXT("s24"), BLANK,
        CHOICE(2, 3, op_L_SRC_4), BLANK, CHOICE(8, 5, op_L_SRC2), TEXT(")"), BLANK,
        CHOICE(11, 5, op_L_SRC3_5), BLANK, SHARED_WORD(12, p_COND), END),
    FORM(TESLA_MUL_ADD_ADDC_S24SAT_LONG, INNER | SHARED | LATER, 1, WORD(13, p_MARK), BLANK,
        CHOICE(14, 12, op_GUARD_2), BLANK, TEXT("addc"), BLANK, TEXT("sat"), BLANK,
        CHOICE(0, 0, op_MCDST), BLANK, CHOICE(1, 1, op_LL_DST_2), BLANK, TEXT("(mul"), BLANK,
        TEXT("s24"), BLANK, CHOICE(2, 3, op_L_SRC_4), BLANK, CHOICE(8, 5, op_L_SRC2), TEXT(")"),
        BLANK, CHOICE(11, 5, op_L_SRC3_5), BLANK, SHARED_WORD(12, p_COND), END),
    FORM(TESLA_MUL_ADD_ADDC_U24HIGH_LONG, INNER | SHARED | LATER, 1, WORD(13, p_MARK), BLANK,
        CHOICE(14, 12, op_GUARD_2), BLANK, TEXT("addc"), BLANK, BLANK, CHOICE(0, 0, op_MCDST),
        BLANK, CHOICE(1, 1, op_LL_DST_2), BLANK, TEXT("(mul"), BLANK, TEXT("high u24"), BLANK,
        CHOICE(2, 3, op_L_SRC_4), BLANK, CHOICE(8, 5, op_L_SRC2), TEXT(")"), BLANK,
        CHOICE(11, 5, op_L_SRC3_5), BLANK, SHARED_WORD(12, p_COND), END),
    FORM(TESLA_MUL_ADD_ADDC_S24HIGH_LONG, INNER | SHARED | LATER, 1, WORD(13, p_MARK), BLANK,
        CHOICE(14, 12, op_GUARD_2), BLANK, TEXT("addc"), BLANK, BLANK, CHOICE(0, 0, op_MCDST),
        BLANK, CHOICE(1, 1, op_LL_DST_2), BLANK, TEXT("(mul"), BLANK, TEXT("high s24"), BLANK,
        CHOICE(2, 3, op_L_SRC_4), BLANK, CHOICE(8, 5, op_L_SRC2), TEXT(")"), BLANK,
        CHOICE(11, 5, op_L_SRC3_5), BLANK, SHARED_WORD(12, p_COND), END),
    FORM(TESLA_MUL_ADD_ADDC_S24HIGHSAT_LONG, INNER | SHARED | LATER, 1, WORD(13, p_MARK), BLANK,
        CHOICE(14, 12, op_GUARD_2), BLANK, TEXT("addc"), BLANK, TEXT("sat"), BLANK,
        CHOICE(0, 0, op_MCDST), BLANK, CHOICE(1, 1, op_LL_DST_2), BLANK, TEXT("(mul"), BLANK,
        TEXT("high s24"), BLANK, CHOICE(2, 3, op_L_SRC_4), BLANK, CHOICE(8, 5, op_L_SRC2),
        TEXT(")"), BLANK, CHOICE(11, 5, op_L_SRC3_5), BLANK, SHARED_WORD(12, p_COND), END),
    FORM(TESLA_MUL_ADD_AGAIN_ADDC, INNER | SHARED | LATER, 1, WORD(14, p_MARK), BLANK,
        CHOICE(14, 13, op_GUARD_2), BLANK, TEXT("addc"), BLANK, CHOICE(0, 0, op_MCDST), BLANK,
        CHOICE(1, 1, op_LL_DST_2), BLANK, TEXT("(mul"), BLANK, WORD(3, p_U24AGAIN), BLANK,
        CHOICE(2, 4, op_L_SRC_4), BLANK, CHOICE(8, 6, op_L_SRC2), TEXT(")"), BLANK,
        CHOICE(11, 6, op_L_SRC3_5), BLANK, SHARED_WORD(13, p_COND), END),
};
FORMS(head_and) = {
    FORM(TESLA_LOGOP_IMM_AND, LATER, 1, TEXT("and"), BLANK, TEXT("b32"), BLANK,
        CHOICE(0, 0, op_S_DST), BLANK, WORD(1, p_SNOT), BLANK, CHOICE(1, 2, op_I_SRC), BLANK,
        NUMBER(6, p_IMM), END),
    FORM(TESLA_LOGOP_AND_B16, INNER | SHARED | LATER, 1, WORD(12, p_MARK), BLANK,
        CHOICE(11, 13, op_GUARD), BLANK, TEXT("and"), BLANK, TEXT("b16"), BLANK,
        CHOICE(0, 0, op_MCDST), BLANK, CHOICE(1, 1, op_LL_DST_4), BLANK, WORD(3, p_LNOT1), BLANK,
        CHOICE(2, 4, op_L_SRC_5), BLANK, WORD(8, p_LNOT2), BLANK, CHOICE(8, 6, op_L_SRC2_4), END),
    FORM(TESLA_LOGOP_AND_B32, INNER | SHARED | LATER, 1, WORD(12, p_MARK), BLANK,
        CHOICE(11, 13, op_GUARD), BLANK, TEXT("and"), BLANK, TEXT("b32"), BLANK,
        CHOICE(0, 0, op_MCDST), BLANK, CHOICE(1, 1, op_LL_DST_2), BLANK, WORD(3, p_LNOT1), BLANK,
        CHOICE(2, 4, op_L_SRC_4), BLANK, WORD(8, p_LNOT2), BLANK, CHOICE(8, 6, op_L_SRC2_3), END),
};
FORMS(head_bar) = {
    FORM(TESLA_BAR_MASK, LATER, 1, TEXT("bar"), BLANK, WORD(0, p_BINC), BLANK, WORD(1, p_BWAIT),
        BLANK, NUMBER(2, p_BAR), BLANK, NUMBER(3, p_BARMASK), END),
    FORM(TESLA_BAR_ALL, LATER, 1, TEXT("bar"), BLANK, WORD(0, p_BINC), BLANK, WORD(1, p_BWAIT),
        BLANK, NUMBER(2, p_BAR), BLANK, TEXT("all"), END),
};
FORMS(head_bra) = {
    FORM(TESLA_BRA, INNER | LATER, 1, CHOICE(0, 1, op_GUARD), BLANK, TEXT("bra"), BLANK,
        NUMBER(0, p_TARGET), END),
    FORM(TESLA_BRA_C, LATER, 1, TEXT("bra"), BLANK, WORD(0, p_LIM), BLANK, TEXT("c"),
        NUMBER(1, p_CSPACE), TEXT("["), CHOICE(0, 2, op_AT0_2), TEXT("]"), END),
};
FORMS(head_break) = {
    FORM(TESLA_BREAK, INNER | LATER, 1, CHOICE(0, 0, op_GUARD), BLANK, TEXT("break"), END),
};
FORMS(head_breakaddr) = {
    FORM(TESLA_BREAKADDR, LATER, 1, TEXT("breakaddr"), BLANK, NUMBER(0, p_TARGET), END),
};
FORMS(head_brk) = {
    FORM(TESLA_BREAK, INNER | LATER, 1, CHOICE(0, 0, op_GUARD), BLANK, TEXT("brk"), END),
};
FORMS(head_brkpt) = {
    FORM(TESLA_BRKPT_SHORT, 0, 1, TEXT("brkpt"), END),
    FORM(TESLA_BRKPT_LONG, INNER | LATER, 1, CHOICE(0, 0, op_GUARD), BLANK, TEXT("brkpt"), END),
};
FORMS(head_call) = {
    FORM(TESLA_CALL, LATER, 1, TEXT("call"), BLANK, WORD(0, p_LIM), BLANK, NUMBER(1, p_TARGET),
        END),
};
FORMS(head_cas) = {
    FORM(TESLA_CAS_G, INNER | LATER, 1, WORD(6, p_MARK), BLANK, CHOICE(0, 7, op_GUARD), BLANK,
        TEXT("cas"), BLANK, WORD(0, p_BTYPE), BLANK, WORD(1, p_LDST), BLANK, TEXT("g"),
        NUMBER(2, p_GSPACE2), TEXT("["), WORD(3, p_LSRC), TEXT("]"), BLANK, WORD(4, p_LSRC2), BLANK,
        WORD(5, p_LSRC3), END),
    FORM(TESLA_CAS_G_NARROW, INNER | LATER, 1, WORD(6, p_MARK), BLANK, CHOICE(0, 7, op_GUARD),
        BLANK, TEXT("cas"), BLANK, WORD(0, p_BTYPE_2), BLANK, WORD(1, p_LDST), BLANK, TEXT("g"),
        NUMBER(2, p_GSPACE2), TEXT("["), WORD(3, p_LSRC), TEXT("]"), BLANK, WORD(4, p_LSRC2), BLANK,
        WORD(5, p_LSRC3), END),
    FORM(TESLA_CAS_G_WIDE, INNER | LATER, 1, WORD(5, p_MARK), BLANK, CHOICE(3, 6, op_GUARD), BLANK,
        TEXT("cas"), BLANK, TEXT("b64"), BLANK, CHOICE(0, 0, op_L_DST), BLANK, TEXT("g"),
        NUMBER(1, p_GSPACE2), TEXT("["), WORD(2, p_LSRC), TEXT("]"), BLANK, CHOICE(1, 3, op_REG),
        BLANK, CHOICE(2, 4, op_REG_2), END),
};
FORMS(head_cos) = {
    FORM(TESLA_SINCOS_COS, INNER | LATER, 1, WORD(3, p_MARK), BLANK, CHOICE(1, 4, op_GUARD), BLANK,
        TEXT("cos"), BLANK, TEXT("f32"), BLANK, CHOICE(0, 0, op_LL_DST_2), BLANK, WORD(2, p_LSRC),
        END),
};
FORMS(head_cvt) = {
    FORM(TESLA_CVT_I2I_U_FULL, INNER | SHARED | LATER, 1, WORD(12, p_MARK), BLANK,
        CHOICE(15, 13, op_GUARD), BLANK, TEXT("cvt"), BLANK, WORD(0, p_ONEG), BLANK,
        WORD(1, p_LABS1), BLANK, TEXT("u32"), BLANK, CHOICE(0, 2, op_MCDST), BLANK,
        CHOICE(1, 3, op_LL_DST_2), BLANK, CHOICE(2, 5, op_CVT_INT), END),
    FORM(TESLA_CVT_I2I_S_FULL, INNER | SHARED | LATER, 1, WORD(12, p_MARK), BLANK,
        CHOICE(15, 13, op_GUARD), BLANK, TEXT("cvt"), BLANK, WORD(0, p_ONEG), BLANK,
        WORD(1, p_LABS1), BLANK, TEXT("s32"), BLANK, CHOICE(0, 2, op_MCDST), BLANK,
        CHOICE(1, 3, op_LL_DST_2), BLANK, CHOICE(2, 5, op_CVT_INT), END),
    FORM(TESLA_CVT_I2I_U8_FULL, INNER | SHARED | LATER, 1, WORD(12, p_MARK), BLANK,
        CHOICE(15, 13, op_GUARD), BLANK, TEXT("cvt"), BLANK, WORD(0, p_ONEG), BLANK,
        WORD(1, p_LABS1), BLANK, TEXT("u8"), BLANK, CHOICE(0, 2, op_MCDST), BLANK,
        CHOICE(1, 3, op_LL_DST_2), BLANK, CHOICE(2, 5, op_CVT_INT), END),
    FORM(TESLA_CVT_I2I_S8_FULL, INNER | SHARED | LATER, 1, WORD(12, p_MARK), BLANK,
        CHOICE(15, 13, op_GUARD), BLANK, TEXT("cvt"), BLANK, WORD(0, p_ONEG), BLANK,
        WORD(1, p_LABS1), BLANK, TEXT("s8"), BLANK, CHOICE(0, 2, op_MCDST), BLANK,
        CHOICE(1, 3, op_LL_DST_2), BLANK, CHOICE(2, 5, op_CVT_INT), END),
    FORM(TESLA_CVT_I2I_U_HALF, INNER | SHARED | LATER, 1, WORD(12, p_MARK), BLANK,
        CHOICE(15, 13, op_GUARD), BLANK, TEXT("cvt"), BLANK, WORD(0, p_ONEG), BLANK,
        WORD(1, p_LABS1), BLANK, TEXT("u16"), BLANK, CHOICE(0, 2, op_MCDST), BLANK,
        CHOICE(1, 3, op_LL_DST_4), BLANK, CHOICE(2, 5, op_CVT_INT), END),
    FORM(TESLA_CVT_I2I_S_HALF, INNER | SHARED | LATER, 1, WORD(12, p_MARK), BLANK,
        CHOICE(15, 13, op_GUARD), BLANK, TEXT("cvt"), BLANK, WORD(0, p_ONEG), BLANK,
        WORD(1, p_LABS1), BLANK, TEXT("s16"), BLANK, CHOICE(0, 2, op_MCDST), BLANK,
        CHOICE(1, 3, op_LL_DST_4), BLANK, CHOICE(2, 5, op_CVT_INT), END),
    FORM(TESLA_CVT_I2I_U8_BYTE, INNER | SHARED | LATER, 1, WORD(12, p_MARK), BLANK,
        CHOICE(15, 13, op_GUARD), BLANK, TEXT("cvt"), BLANK, WORD(0, p_ONEG), BLANK,
        WORD(1, p_LABS1), BLANK, TEXT("u8"), BLANK, CHOICE(0, 2, op_MCDST), BLANK,
        CHOICE(1, 3, op_LL_HALF), BLANK, CHOICE(2, 5, op_CVT_INT), END),
    FORM(TESLA_CVT_I2I_S8_BYTE, INNER | SHARED | LATER, 1, WORD(12, p_MARK), BLANK,
        CHOICE(15, 13, op_GUARD), BLANK, TEXT("cvt"), BLANK, WORD(0, p_ONEG), BLANK,
        WORD(1, p_LABS1), BLANK, TEXT("s8"), BLANK, CHOICE(0, 2, op_MCDST), BLANK,
        CHOICE(1, 3, op_LL_HALF), BLANK, CHOICE(2, 5, op_CVT_INT), END),
    FORM(TESLA_CVT_I2F_F16, INNER | SHARED | LATER, 1, WORD(14, p_MARK), BLANK,
        CHOICE(15, 15, op_GUARD), BLANK, TEXT("cvt"), BLANK, WORD(0, p_ONEG), BLANK,
        WORD(1, p_LABS1), BLANK, WORD(2, p_CSAT), BLANK, WORD(3, p_CRND), BLANK, TEXT("f16"), BLANK,
        CHOICE(0, 4, op_MCDST), BLANK, CHOICE(1, 5, op_LL_DST_4), BLANK, CHOICE(2, 7, op_CVT_INT),
        END),
    FORM(TESLA_CVT_I2F_F32, INNER | SHARED | LATER, 1, WORD(14, p_MARK), BLANK,
        CHOICE(15, 15, op_GUARD), BLANK, TEXT("cvt"), BLANK, WORD(0, p_ONEG), BLANK,
        WORD(1, p_LABS1), BLANK, WORD(2, p_CSAT), BLANK, WORD(3, p_CRND), BLANK, TEXT("f32"), BLANK,
        CHOICE(0, 4, op_MCDST), BLANK, CHOICE(1, 5, op_LL_DST_2), BLANK, CHOICE(2, 7, op_CVT_INT),
        END),
    FORM(TESLA_CVT_I2F_64_U_TO, INNER | LATER, 1, WORD(10, p_MARK), BLANK, CHOICE(8, 11, op_GUARD),
        BLANK, TEXT("cvt"), BLANK, WORD(0, p_ONEG), BLANK, WORD(1, p_LABS1), BLANK, WORD(2, p_CSAT),
        BLANK, WORD(3, p_CRND), BLANK, TEXT("f64"), BLANK, CHOICE(0, 4, op_MCDST), BLANK,
        CHOICE(1, 5, op_L_DST), BLANK, TEXT("u32"), BLANK, CHOICE(2, 6, op_L_SRC_3), END),
    FORM(TESLA_CVT_I2F_64_S_TO, INNER | LATER, 1, WORD(10, p_MARK), BLANK, CHOICE(8, 11, op_GUARD),
        BLANK, TEXT("cvt"), BLANK, WORD(0, p_ONEG), BLANK, WORD(1, p_LABS1), BLANK, WORD(2, p_CSAT),
        BLANK, WORD(3, p_CRND), BLANK, TEXT("f64"), BLANK, CHOICE(0, 4, op_MCDST), BLANK,
        CHOICE(1, 5, op_L_DST), BLANK, TEXT("s32"), BLANK, CHOICE(2, 6, op_L_SRC_3), END),
    FORM(TESLA_CVT_I2F_64_U_FROM, INNER | LATER, 1, WORD(8, p_MARK), BLANK, CHOICE(3, 9, op_GUARD),
        BLANK, TEXT("cvt"), BLANK, WORD(0, p_ONEG), BLANK, WORD(1, p_LABS1), BLANK, WORD(2, p_CSAT),
        BLANK, WORD(3, p_CRND), BLANK, TEXT("f32"), BLANK, CHOICE(0, 4, op_MCDST), BLANK,
        CHOICE(1, 5, op_LL_DST_5), BLANK, TEXT("u64"), BLANK, CHOICE(2, 7, op_REG_3), END),
    FORM(TESLA_CVT_I2F_64_S_FROM, INNER | LATER, 1, WORD(8, p_MARK), BLANK, CHOICE(3, 9, op_GUARD),
        BLANK, TEXT("cvt"), BLANK, WORD(0, p_ONEG), BLANK, WORD(1, p_LABS1), BLANK, WORD(2, p_CSAT),
        BLANK, WORD(3, p_CRND), BLANK, TEXT("f32"), BLANK, CHOICE(0, 4, op_MCDST), BLANK,
        CHOICE(1, 5, op_LL_DST_5), BLANK, TEXT("s64"), BLANK, CHOICE(2, 7, op_REG_3), END),
    FORM(TESLA_CVT_I2F_64_U_BOTH, INNER | LATER, 1, WORD(7, p_MARK), BLANK, CHOICE(3, 8, op_GUARD),
        BLANK, TEXT("cvt"), BLANK, WORD(0, p_ONEG), BLANK, WORD(1, p_LABS1), BLANK, WORD(2, p_CSAT),
        BLANK, WORD(3, p_CRND), BLANK, TEXT("f64"), BLANK, CHOICE(0, 4, op_MCDST), BLANK,
        CHOICE(1, 5, op_L_DST), BLANK, TEXT("u64"), BLANK, CHOICE(2, 6, op_REG_3), END),
    FORM(TESLA_CVT_I2F_64_S_BOTH, INNER | LATER, 1, WORD(7, p_MARK), BLANK, CHOICE(3, 8, op_GUARD),
        BLANK, TEXT("cvt"), BLANK, WORD(0, p_ONEG), BLANK, WORD(1, p_LABS1), BLANK, WORD(2, p_CSAT),
        BLANK, WORD(3, p_CRND), BLANK, TEXT("f64"), BLANK, CHOICE(0, 4, op_MCDST), BLANK,
        CHOICE(1, 5, op_L_DST), BLANK, TEXT("s64"), BLANK, CHOICE(2, 6, op_REG_3), END),
    FORM(TESLA_CVT_F2I_U16_F16, INNER | SHARED | LATER, 1, WORD(10, p_MARK), BLANK,
        CHOICE(8, 11, op_GUARD), BLANK, TEXT("cvt"), BLANK, WORD(0, p_ONEG), BLANK,
        WORD(1, p_LABS1), BLANK, WORD(2, p_IRND), BLANK, TEXT("u16"), BLANK, CHOICE(0, 3, op_MCDST),
        BLANK, CHOICE(1, 4, op_LL_DST_4), BLANK, TEXT("f16"), BLANK, CHOICE(2, 6, op_L_SRC), END),
    FORM(TESLA_CVT_F2I_U16_F32, INNER | SHARED | LATER, 1, WORD(10, p_MARK), BLANK,
        CHOICE(8, 11, op_GUARD), BLANK, TEXT("cvt"), BLANK, WORD(0, p_ONEG), BLANK,
        WORD(1, p_LABS1), BLANK, WORD(2, p_IRND), BLANK, TEXT("u16"), BLANK, CHOICE(0, 3, op_MCDST),
        BLANK, CHOICE(1, 4, op_LL_DST_4), BLANK, TEXT("f32"), BLANK, CHOICE(2, 6, op_L_SRC_2), END),
    FORM(TESLA_CVT_F2I_S16_F16, INNER | SHARED | LATER, 1, WORD(10, p_MARK), BLANK,
        CHOICE(8, 11, op_GUARD), BLANK, TEXT("cvt"), BLANK, WORD(0, p_ONEG), BLANK,
        WORD(1, p_LABS1), BLANK, WORD(2, p_IRND), BLANK, TEXT("s16"), BLANK, CHOICE(0, 3, op_MCDST),
        BLANK, CHOICE(1, 4, op_LL_DST_4), BLANK, TEXT("f16"), BLANK, CHOICE(2, 6, op_L_SRC), END),
    FORM(TESLA_CVT_F2I_S16_F32, INNER | SHARED | LATER, 1, WORD(10, p_MARK), BLANK,
        CHOICE(8, 11, op_GUARD), BLANK, TEXT("cvt"), BLANK, WORD(0, p_ONEG), BLANK,
        WORD(1, p_LABS1), BLANK, WORD(2, p_IRND), BLANK, TEXT("s16"), BLANK, CHOICE(0, 3, op_MCDST),
        BLANK, CHOICE(1, 4, op_LL_DST_4), BLANK, TEXT("f32"), BLANK, CHOICE(2, 6, op_L_SRC_2), END),
    FORM(TESLA_CVT_F2I_U32_F16, INNER | SHARED | LATER, 1, WORD(10, p_MARK), BLANK,
        CHOICE(8, 11, op_GUARD), BLANK, TEXT("cvt"), BLANK, WORD(0, p_ONEG), BLANK,
        WORD(1, p_LABS1), BLANK, WORD(2, p_IRND), BLANK, TEXT("u32"), BLANK, CHOICE(0, 3, op_MCDST),
        BLANK, CHOICE(1, 4, op_LL_DST_2), BLANK, TEXT("f16"), BLANK, CHOICE(2, 6, op_L_SRC), END),
    FORM(TESLA_CVT_F2I_U32_F32, INNER | LATER, 1, WORD(10, p_MARK), BLANK, CHOICE(8, 11, op_GUARD),
        BLANK, TEXT("cvt"), BLANK, WORD(0, p_ONEG), BLANK, WORD(1, p_LABS1), BLANK, WORD(2, p_IRND),
        BLANK, TEXT("u32"), BLANK, CHOICE(0, 3, op_MCDST), BLANK, CHOICE(1, 4, op_LL_DST_2), BLANK,
        TEXT("f32"), BLANK, CHOICE(2, 6, op_L_SRC_2), END),
    FORM(TESLA_CVT_F2I_S32_F16, INNER | SHARED | LATER, 1, WORD(10, p_MARK), BLANK,
        CHOICE(8, 11, op_GUARD), BLANK, TEXT("cvt"), BLANK, WORD(0, p_ONEG), BLANK,
        WORD(1, p_LABS1), BLANK, WORD(2, p_IRND), BLANK, TEXT("s32"), BLANK, CHOICE(0, 3, op_MCDST),
        BLANK, CHOICE(1, 4, op_LL_DST_2), BLANK, TEXT("f16"), BLANK, CHOICE(2, 6, op_L_SRC), END),
    FORM(TESLA_CVT_F2I_S32_F32, INNER | LATER, 1, WORD(10, p_MARK), BLANK, CHOICE(8, 11, op_GUARD),
        BLANK, TEXT("cvt"), BLANK, WORD(0, p_ONEG), BLANK, WORD(1, p_LABS1), BLANK, WORD(2, p_IRND),
        BLANK, TEXT("s32"), BLANK, CHOICE(0, 3, op_MCDST), BLANK, CHOICE(1, 4, op_LL_DST_2), BLANK,
        TEXT("f32"), BLANK, CHOICE(2, 6, op_L_SRC_2), END),
    FORM(TESLA_CVT_F2I_64_U_TO, INNER | LATER, 1, WORD(7, p_MARK), BLANK, CHOICE(3, 8, op_GUARD),
        BLANK, TEXT("cvt"), BLANK, WORD(0, p_ONEG), BLANK, WORD(1, p_LABS1), BLANK, WORD(2, p_IRND),
        BLANK, TEXT("u32"), BLANK, CHOICE(0, 3, op_MCDST), BLANK, CHOICE(1, 4, op_LL_DST_5), BLANK,
        TEXT("f64"), BLANK, CHOICE(2, 6, op_REG_3), END),
    FORM(TESLA_CVT_F2I_64_S_TO, INNER | LATER, 1, WORD(7, p_MARK), BLANK, CHOICE(3, 8, op_GUARD),
        BLANK, TEXT("cvt"), BLANK, WORD(0, p_ONEG), BLANK, WORD(1, p_LABS1), BLANK, WORD(2, p_IRND),
        BLANK, TEXT("s32"), BLANK, CHOICE(0, 3, op_MCDST), BLANK, CHOICE(1, 4, op_LL_DST_5), BLANK,
        TEXT("f64"), BLANK, CHOICE(2, 6, op_REG_3), END),
    FORM(TESLA_CVT_F2I_64_U_FROM, INNER | LATER, 1, WORD(9, p_MARK), BLANK, CHOICE(8, 10, op_GUARD),
        BLANK, TEXT("cvt"), BLANK, WORD(0, p_ONEG), BLANK, WORD(1, p_LABS1), BLANK, WORD(2, p_IRND),
        BLANK, TEXT("u64"), BLANK, CHOICE(0, 3, op_MCDST), BLANK, CHOICE(1, 4, op_L_DST), BLANK,
        TEXT("f32"), BLANK, CHOICE(2, 5, op_L_SRC_3), END),
    FORM(TESLA_CVT_F2I_64_S_FROM, INNER | LATER, 1, WORD(9, p_MARK), BLANK, CHOICE(8, 10, op_GUARD),
        BLANK, TEXT("cvt"), BLANK, WORD(0, p_ONEG), BLANK, WORD(1, p_LABS1), BLANK, WORD(2, p_IRND),
        BLANK, TEXT("s64"), BLANK, CHOICE(0, 3, op_MCDST), BLANK, CHOICE(1, 4, op_L_DST), BLANK,
        TEXT("f32"), BLANK, CHOICE(2, 5, op_L_SRC_3), END),
    FORM(TESLA_CVT_F2I_64_U_BOTH, INNER | LATER, 1, WORD(6, p_MARK), BLANK, CHOICE(3, 7, op_GUARD),
        BLANK, TEXT("cvt"), BLANK, WORD(0, p_ONEG), BLANK, WORD(1, p_LABS1), BLANK, WORD(2, p_IRND),
        BLANK, TEXT("u64"), BLANK, CHOICE(0, 3, op_MCDST), BLANK, CHOICE(1, 4, op_L_DST), BLANK,
        TEXT("f64"), BLANK, CHOICE(2, 5, op_REG_3), END),
    FORM(TESLA_CVT_F2I_64_S_BOTH, INNER | LATER, 1, WORD(6, p_MARK), BLANK, CHOICE(3, 7, op_GUARD),
        BLANK, TEXT("cvt"), BLANK, WORD(0, p_ONEG), BLANK, WORD(1, p_LABS1), BLANK, WORD(2, p_IRND),
        BLANK, TEXT("s64"), BLANK, CHOICE(0, 3, op_MCDST), BLANK, CHOICE(1, 4, op_L_DST), BLANK,
        TEXT("f64"), BLANK, CHOICE(2, 5, op_REG_3), END),
    FORM(TESLA_CVT_F2F_F16_SAME, INNER | SHARED | LATER, 1, WORD(10, p_MARK), BLANK,
        CHOICE(8, 11, op_GUARD), BLANK, TEXT("cvt"), BLANK, WORD(0, p_ONEG), BLANK,
        WORD(1, p_LABS1), BLANK, WORD(2, p_CSAT), BLANK, TEXT("f16"), BLANK, CHOICE(0, 3, op_MCDST),
        BLANK, CHOICE(1, 4, op_LL_DST_4), BLANK, TEXT("f16"), BLANK, CHOICE(2, 6, op_L_SRC), END),
    FORM(TESLA_CVT_F2F_F32_SAME, INNER | LATER, 1, WORD(10, p_MARK), BLANK, CHOICE(8, 11, op_GUARD),
        BLANK, TEXT("cvt"), BLANK, WORD(0, p_ONEG), BLANK, WORD(1, p_LABS1), BLANK, WORD(2, p_CSAT),
        BLANK, TEXT("f32"), BLANK, CHOICE(0, 3, op_MCDST), BLANK, CHOICE(1, 4, op_LL_DST_2), BLANK,
        TEXT("f32"), BLANK, CHOICE(2, 6, op_L_SRC_2), END),
    FORM(TESLA_CVT_F2F_F16_RINT, INNER | SHARED | LATER, 1, WORD(11, p_MARK), BLANK,
        CHOICE(8, 12, op_GUARD), BLANK, TEXT("cvt"), BLANK, WORD(0, p_ONEG), BLANK,
        WORD(1, p_LABS1), BLANK, WORD(2, p_CSAT), BLANK, WORD(3, p_IRND), BLANK, TEXT("f16"), BLANK,
        CHOICE(0, 4, op_MCDST), BLANK, CHOICE(1, 5, op_LL_DST_4), BLANK, TEXT("f16"), BLANK,
        CHOICE(2, 7, op_L_SRC), END),
    FORM(TESLA_CVT_F2F_F32_RINT, INNER | LATER, 1, WORD(11, p_MARK), BLANK, CHOICE(8, 12, op_GUARD),
        BLANK, TEXT("cvt"), BLANK, WORD(0, p_ONEG), BLANK, WORD(1, p_LABS1), BLANK, WORD(2, p_CSAT),
        BLANK, WORD(3, p_IRND), BLANK, TEXT("f32"), BLANK, CHOICE(0, 4, op_MCDST), BLANK,
        CHOICE(1, 5, op_LL_DST_2), BLANK, TEXT("f32"), BLANK, CHOICE(2, 7, op_L_SRC_2), END),
    FORM(TESLA_CVT_F2F_F16_NARROW, INNER | SHARED | LATER, 1, WORD(11, p_MARK), BLANK,
        CHOICE(8, 12, op_GUARD), BLANK, TEXT("cvt"), BLANK, WORD(0, p_ONEG), BLANK,
        WORD(1, p_LABS1), BLANK, WORD(2, p_CSAT), BLANK, WORD(3, p_CRND), BLANK, TEXT("f16"), BLANK,
        CHOICE(0, 4, op_MCDST), BLANK, CHOICE(1, 5, op_LL_DST_4), BLANK, TEXT("f32"), BLANK,
        CHOICE(2, 7, op_L_SRC_2), END),
    FORM(TESLA_CVT_F2F_F16_NRINT, INNER | SHARED | LATER, 1, WORD(11, p_MARK), BLANK,
        CHOICE(8, 12, op_GUARD), BLANK, TEXT("cvt"), BLANK, WORD(0, p_ONEG), BLANK,
        WORD(1, p_LABS1), BLANK, WORD(2, p_CSAT), BLANK, WORD(3, p_IRND), BLANK, TEXT("f16"), BLANK,
        CHOICE(0, 4, op_MCDST), BLANK, CHOICE(1, 5, op_LL_DST_4), BLANK, TEXT("f32"), BLANK,
        CHOICE(2, 7, op_L_SRC_2), END),
    FORM(TESLA_CVT_F2F_F32_WIDEN, INNER | SHARED | LATER, 1, WORD(10, p_MARK), BLANK,
        CHOICE(8, 11, op_GUARD), BLANK, TEXT("cvt"), BLANK, WORD(0, p_ONEG), BLANK,
        WORD(1, p_LABS1), BLANK, WORD(2, p_CSAT), BLANK, TEXT("f32"), BLANK, CHOICE(0, 3, op_MCDST),
        BLANK, CHOICE(1, 4, op_LL_DST_2), BLANK, TEXT("f16"), BLANK, CHOICE(2, 6, op_L_SRC), END),
    FORM(TESLA_CVT_F2F_F32_WRINT, INNER | SHARED | LATER, 1, WORD(11, p_MARK), BLANK,
        CHOICE(8, 12, op_GUARD), BLANK, TEXT("cvt"), BLANK, WORD(0, p_ONEG), BLANK,
        WORD(1, p_LABS1), BLANK, WORD(2, p_CSAT), BLANK, WORD(3, p_IRND), BLANK, TEXT("f32"), BLANK,
        CHOICE(0, 4, op_MCDST), BLANK, CHOICE(1, 5, op_LL_DST_2), BLANK, TEXT("f16"), BLANK,
        CHOICE(2, 7, op_L_SRC), END),
    FORM(TESLA_CVT_F2F_64_NARROW, INNER | LATER, 1, WORD(7, p_MARK), BLANK, CHOICE(3, 8, op_GUARD),
        BLANK, TEXT("cvt"), BLANK, WORD(0, p_ONEG), BLANK, WORD(1, p_LABS1), BLANK, WORD(2, p_CRND),
        BLANK, TEXT("f32"), BLANK, CHOICE(0, 3, op_MCDST), BLANK, CHOICE(1, 4, op_LL_DST_5), BLANK,
        TEXT("f64"), BLANK, CHOICE(2, 6, op_REG_3), END),
    FORM(TESLA_CVT_F2F_64_SAME, INNER | LATER, 1, WORD(5, p_MARK), BLANK, CHOICE(3, 6, op_GUARD),
        BLANK, TEXT("cvt"), BLANK, WORD(0, p_ONEG), BLANK, WORD(1, p_LABS1), BLANK, TEXT("f64"),
        BLANK, CHOICE(0, 2, op_MCDST), BLANK, CHOICE(1, 3, op_L_DST), BLANK, TEXT("f64"), BLANK,
        CHOICE(2, 4, op_REG_3), END),
    FORM(TESLA_CVT_F2F_64_RINT, INNER | LATER, 1, WORD(6, p_MARK), BLANK, CHOICE(3, 7, op_GUARD),
        BLANK, TEXT("cvt"), BLANK, WORD(0, p_ONEG), BLANK, WORD(1, p_LABS1), BLANK, WORD(2, p_IRND),
        BLANK, TEXT("f64"), BLANK, CHOICE(0, 3, op_MCDST), BLANK, CHOICE(1, 4, op_L_DST), BLANK,
        TEXT("f64"), BLANK, CHOICE(2, 5, op_REG_3), END),
    FORM(TESLA_CVT_F2F_64_WIDEN, INNER | LATER, 1, WORD(8, p_MARK), BLANK, CHOICE(8, 9, op_GUARD),
        BLANK, TEXT("cvt"), BLANK, WORD(0, p_ONEG), BLANK, WORD(1, p_LABS1), BLANK, TEXT("f64"),
        BLANK, CHOICE(0, 2, op_MCDST), BLANK, CHOICE(1, 3, op_L_DST), BLANK, TEXT("f32"), BLANK,
        CHOICE(2, 4, op_L_SRC_3), END),
};
FORMS(head_discard) = {
    FORM(TESLA_DISCARD, INNER | LATER, 1, CHOICE(0, 0, op_GUARD), BLANK, TEXT("discard"), END),
};
FORMS(head_emit) = {
    FORM(TESLA_EMIT_EMIT, INNER | LATER, 1, WORD(0, p_MARK), BLANK, CHOICE(0, 1, op_GUARD), BLANK,
        TEXT("emit"), END),
};
FORMS(head_ex2) = {
    FORM(TESLA_EX2, INNER | LATER, 1, WORD(4, p_MARK), BLANK, CHOICE(1, 5, op_GUARD), BLANK,
        TEXT("ex2"), BLANK, TEXT("f32"), BLANK, WORD(0, p_LSAT), BLANK, CHOICE(0, 1, op_LL_DST_2),
        BLANK, WORD(3, p_LSRC), END),
};
FORMS(head_exch) = {
    FORM(TESLA_ATOMIC_G_KEPT_EXCH_EXCH, INNER | LATER, 1, WORD(5, p_MARK), BLANK,
        CHOICE(0, 6, op_GUARD), BLANK, TEXT("exch"), BLANK, WORD(0, p_BTYPE_2), BLANK,
        WORD(1, p_LDST), BLANK, TEXT("g"), NUMBER(2, p_GSPACE2), TEXT("["), WORD(3, p_LSRC),
        TEXT("]"), BLANK, WORD(4, p_LSRC2), END),
    FORM(TESLA_EXCH_G, INNER | LATER, 1, WORD(5, p_MARK), BLANK, CHOICE(0, 6, op_GUARD), BLANK,
        TEXT("exch"), BLANK, WORD(0, p_BTYPE), BLANK, WORD(1, p_LDST), BLANK, TEXT("g"),
        NUMBER(2, p_GSPACE2), TEXT("["), WORD(3, p_LSRC), TEXT("]"), BLANK, WORD(4, p_LSRC2), END),
    FORM(TESLA_EXCH_G_NARROW, INNER | LATER, 1, WORD(5, p_MARK), BLANK, CHOICE(0, 6, op_GUARD),
        BLANK, TEXT("exch"), BLANK, WORD(0, p_BTYPE_2), BLANK, WORD(1, p_LDST), BLANK, TEXT("g"),
        NUMBER(2, p_GSPACE2), TEXT("["), WORD(3, p_LSRC), TEXT("]"), BLANK, WORD(4, p_LSRC2), END),
    FORM(TESLA_EXCH_G_WIDE, INNER | LATER, 1, WORD(4, p_MARK), BLANK, CHOICE(2, 5, op_GUARD), BLANK,
        TEXT("exch"), BLANK, TEXT("b64"), BLANK, CHOICE(0, 0, op_L_DST), BLANK, TEXT("g"),
        NUMBER(1, p_GSPACE2), TEXT("["), WORD(2, p_LSRC), TEXT("]"), BLANK, CHOICE(1, 3, op_REG),
        END),
};
FORMS(head_fma) = {
    FORM(TESLA_DFMA, INNER | LATER, 1, WORD(8, p_MARK), BLANK, CHOICE(5, 9, op_GUARD), BLANK,
        TEXT("fma"), BLANK, WORD(0, p_DRND), BLANK, TEXT("f64"), BLANK, CHOICE(0, 1, op_MCDST),
        BLANK, CHOICE(1, 2, op_L_DST), BLANK, WORD(3, p_LNEG1), BLANK, CHOICE(2, 4, op_REG_3),
        BLANK, CHOICE(3, 5, op_REG), BLANK, WORD(6, p_LNEG2), BLANK, CHOICE(4, 7, op_REG_2), END),
};
FORMS(head_interp) = {
    FORM(TESLA_INTERP_PLAIN_SHORT, 0, 1, TEXT("interp"), BLANK, WORD(0, p_SDST), BLANK, BLANK,
        TEXT("v["), CHOICE(0, 1, op_AT0_9), TEXT("]"), END),
    FORM(TESLA_INTERP_CENT_SHORT, 0, 1, TEXT("interp"), BLANK, WORD(0, p_SDST), BLANK, TEXT("cent"),
        BLANK, TEXT("v["), CHOICE(0, 1, op_AT0_9), TEXT("]"), END),
    FORM(TESLA_INTERP_FLAT_SHORT, 0, 1, TEXT("interp"), BLANK, WORD(0, p_SDST), BLANK, TEXT("flat"),
        BLANK, TEXT("v["), CHOICE(0, 1, op_AT0_9), TEXT("]"), END),
    FORM(TESLA_INTERP_PLAIN_SMUL, 0, 1, TEXT("interp"), BLANK, WORD(0, p_SDST), BLANK, BLANK,
        TEXT("v["), CHOICE(0, 1, op_AT0_9), TEXT("]"), BLANK, WORD(3, p_SSRC), END),
    FORM(TESLA_INTERP_CENT_SMUL, 0, 1, TEXT("interp"), BLANK, WORD(0, p_SDST), BLANK, TEXT("cent"),
        BLANK, TEXT("v["), CHOICE(0, 1, op_AT0_9), TEXT("]"), BLANK, WORD(3, p_SSRC), END),
    FORM(TESLA_INTERP_PLAIN_LONG, INNER | LATER, 1, WORD(3, p_MARK), BLANK, CHOICE(1, 4, op_GUARD),
        BLANK, TEXT("interp"), BLANK, WORD(0, p_LDST), BLANK, BLANK, TEXT("v["),
        CHOICE(0, 1, op_AT0_10), TEXT("]"), END),
    FORM(TESLA_INTERP_CENT_LONG, INNER | LATER, 1, WORD(3, p_MARK), BLANK, CHOICE(1, 4, op_GUARD),
        BLANK, TEXT("interp"), BLANK, WORD(0, p_LDST), BLANK, TEXT("cent"), BLANK, TEXT("v["),
        CHOICE(0, 1, op_AT0_10), TEXT("]"), END),
    FORM(TESLA_INTERP_FLAT_LONG, INNER | LATER, 1, WORD(3, p_MARK), BLANK, CHOICE(1, 4, op_GUARD),
        BLANK, TEXT("interp"), BLANK, WORD(0, p_LDST), BLANK, TEXT("flat"), BLANK, TEXT("v["),
        CHOICE(0, 1, op_AT0_10), TEXT("]"), END),
    FORM(TESLA_INTERP_PLAIN_MUL, INNER | LATER, 1, WORD(5, p_MARK), BLANK, CHOICE(1, 6, op_GUARD),
        BLANK, TEXT("interp"), BLANK, WORD(0, p_LDST), BLANK, BLANK, TEXT("v["),
        CHOICE(0, 1, op_AT0_10), TEXT("]"), BLANK, WORD(3, p_LNEG1), BLANK, WORD(4, p_LSRC), END),
    FORM(TESLA_INTERP_CENT_MUL, INNER | LATER, 1, WORD(5, p_MARK), BLANK, CHOICE(1, 6, op_GUARD),
        BLANK, TEXT("interp"), BLANK, WORD(0, p_LDST), BLANK, TEXT("cent"), BLANK, TEXT("v["),
        CHOICE(0, 1, op_AT0_10), TEXT("]"), BLANK, WORD(3, p_LNEG1), BLANK, WORD(4, p_LSRC), END),
};
FORMS(head_joinat) = {
    FORM(TESLA_JOINAT, LATER, 1, TEXT("joinat"), BLANK, NUMBER(0, p_TARGET), END),
};
FORMS(head_ld) = {
    FORM(TESLA_ATOMIC_G_ADD_NUM, INNER | LATER, 1, WORD(5, p_MARK), BLANK, CHOICE(0, 6, op_GUARD),
        BLANK, TEXT("ld"), BLANK, TEXT("add"), BLANK, WORD(0, p_ATYPE), BLANK, WORD(1, p_LDST),
        BLANK, TEXT("g"), NUMBER(2, p_GSPACE2), TEXT("["), WORD(3, p_LSRC), TEXT("]"), BLANK,
        WORD(4, p_LSRC2), END),
    FORM(TESLA_ATOMIC_G_INC_NUM, INNER | LATER, 1, WORD(5, p_MARK), BLANK, CHOICE(0, 6, op_GUARD),
        BLANK, TEXT("ld"), BLANK, TEXT("inc"), BLANK, WORD(0, p_ATYPE_2), BLANK, WORD(1, p_LDST),
        BLANK, TEXT("g"), NUMBER(2, p_GSPACE2), TEXT("["), WORD(3, p_LSRC), TEXT("]"), BLANK,
        WORD(4, p_LSRC2), END),
    FORM(TESLA_ATOMIC_G_DEC_NUM, INNER | LATER, 1, WORD(5, p_MARK), BLANK, CHOICE(0, 6, op_GUARD),
        BLANK, TEXT("ld"), BLANK, TEXT("dec"), BLANK, WORD(0, p_ATYPE_2), BLANK, WORD(1, p_LDST),
        BLANK, TEXT("g"), NUMBER(2, p_GSPACE2), TEXT("["), WORD(3, p_LSRC), TEXT("]"), BLANK,
        WORD(4, p_LSRC2), END),
    FORM(TESLA_ATOMIC_G_SINC_NUM, INNER | LATER, 1, WORD(5, p_MARK), BLANK, CHOICE(0, 6, op_GUARD),
        BLANK, TEXT("ld"), BLANK, TEXT("inc"), BLANK, WORD(0, p_ATYPE_3), BLANK, WORD(1, p_LDST),
        BLANK, TEXT("g"), NUMBER(2, p_GSPACE2), TEXT("["), WORD(3, p_LSRC), TEXT("]"), BLANK,
        WORD(4, p_LSRC2), END),
    FORM(TESLA_ATOMIC_G_SDEC_NUM, INNER | LATER, 1, WORD(5, p_MARK), BLANK, CHOICE(0, 6, op_GUARD),
        BLANK, TEXT("ld"), BLANK, TEXT("dec"), BLANK, WORD(0, p_ATYPE_3), BLANK, WORD(1, p_LDST),
        BLANK, TEXT("g"), NUMBER(2, p_GSPACE2), TEXT("["), WORD(3, p_LSRC), TEXT("]"), BLANK,
        WORD(4, p_LSRC2), END),
    FORM(TESLA_ATOMIC_G_NINC_NUM, INNER | LATER, 1, WORD(5, p_MARK), BLANK, CHOICE(0, 6, op_GUARD),
        BLANK, TEXT("ld"), BLANK, TEXT("inc"), BLANK, WORD(0, p_ATYPE_3), BLANK, WORD(1, p_LDST),
        BLANK, TEXT("g"), NUMBER(2, p_GSPACE2), TEXT("["), WORD(3, p_LSRC), TEXT("]"), BLANK,
        WORD(4, p_LSRC2), END),
    FORM(TESLA_ATOMIC_G_NDEC_NUM, INNER | LATER, 1, WORD(5, p_MARK), BLANK, CHOICE(0, 6, op_GUARD),
        BLANK, TEXT("ld"), BLANK, TEXT("dec"), BLANK, WORD(0, p_ATYPE_3), BLANK, WORD(1, p_LDST),
        BLANK, TEXT("g"), NUMBER(2, p_GSPACE2), TEXT("["), WORD(3, p_LSRC), TEXT("]"), BLANK,
        WORD(4, p_LSRC2), END),
    FORM(TESLA_ATOMIC_G_MAX_NUM, INNER | LATER, 1, WORD(5, p_MARK), BLANK, CHOICE(0, 6, op_GUARD),
        BLANK, TEXT("ld"), BLANK, TEXT("max"), BLANK, WORD(0, p_ATYPE), BLANK, WORD(1, p_LDST),
        BLANK, TEXT("g"), NUMBER(2, p_GSPACE2), TEXT("["), WORD(3, p_LSRC), TEXT("]"), BLANK,
        WORD(4, p_LSRC2), END),
    FORM(TESLA_ATOMIC_G_MIN_NUM, INNER | LATER, 1, WORD(5, p_MARK), BLANK, CHOICE(0, 6, op_GUARD),
        BLANK, TEXT("ld"), BLANK, TEXT("min"), BLANK, WORD(0, p_ATYPE), BLANK, WORD(1, p_LDST),
        BLANK, TEXT("g"), NUMBER(2, p_GSPACE2), TEXT("["), WORD(3, p_LSRC), TEXT("]"), BLANK,
        WORD(4, p_LSRC2), END),
    FORM(TESLA_ATOMIC_G_AND_BITS, INNER | LATER, 1, WORD(5, p_MARK), BLANK, CHOICE(0, 6, op_GUARD),
        BLANK, TEXT("ld"), BLANK, TEXT("and"), BLANK, WORD(0, p_BTYPE), BLANK, WORD(1, p_LDST),
        BLANK, TEXT("g"), NUMBER(2, p_GSPACE2), TEXT("["), WORD(3, p_LSRC), TEXT("]"), BLANK,
        WORD(4, p_LSRC2), END),
    FORM(TESLA_ATOMIC_G_OR_BITS, INNER | LATER, 1, WORD(5, p_MARK), BLANK, CHOICE(0, 6, op_GUARD),
        BLANK, TEXT("ld"), BLANK, TEXT("or"), BLANK, WORD(0, p_BTYPE), BLANK, WORD(1, p_LDST),
        BLANK, TEXT("g"), NUMBER(2, p_GSPACE2), TEXT("["), WORD(3, p_LSRC), TEXT("]"), BLANK,
        WORD(4, p_LSRC2), END),
    FORM(TESLA_ATOMIC_G_XOR_BITS, INNER | LATER, 1, WORD(5, p_MARK), BLANK, CHOICE(0, 6, op_GUARD),
        BLANK, TEXT("ld"), BLANK, TEXT("xor"), BLANK, WORD(0, p_BTYPE), BLANK, WORD(1, p_LDST),
        BLANK, TEXT("g"), NUMBER(2, p_GSPACE2), TEXT("["), WORD(3, p_LSRC), TEXT("]"), BLANK,
        WORD(4, p_LSRC2), END),
    FORM(TESLA_ATOMIC_G_WIDE, INNER | LATER, 1, WORD(4, p_MARK), BLANK, CHOICE(2, 5, op_GUARD),
        BLANK, TEXT("ld"), BLANK, TEXT("add u64"), BLANK, CHOICE(0, 0, op_L_DST), BLANK, TEXT("g"),
        NUMBER(1, p_GSPACE2), TEXT("["), WORD(2, p_LSRC), TEXT("]"), BLANK, CHOICE(1, 3, op_REG),
        END),
    FORM(TESLA_ATOMIC_G_NARROW_ADD_NUM, INNER | LATER, 1, WORD(5, p_MARK), BLANK,
        CHOICE(0, 6, op_GUARD), BLANK, TEXT("ld"), BLANK, TEXT("add"), BLANK, WORD(0, p_ATYPE_4),
        BLANK, WORD(1, p_LDST), BLANK, TEXT("g"), NUMBER(2, p_GSPACE2), TEXT("["), WORD(3, p_LSRC),
        TEXT("]"), BLANK, WORD(4, p_LSRC2), END),
    FORM(TESLA_ATOMIC_G_NARROW_INC_NUM, INNER | LATER, 1, WORD(5, p_MARK), BLANK,
        CHOICE(0, 6, op_GUARD), BLANK, TEXT("ld"), BLANK, TEXT("inc"), BLANK, WORD(0, p_ATYPE_4),
        BLANK, WORD(1, p_LDST), BLANK, TEXT("g"), NUMBER(2, p_GSPACE2), TEXT("["), WORD(3, p_LSRC),
        TEXT("]"), BLANK, WORD(4, p_LSRC2), END),
    FORM(TESLA_ATOMIC_G_NARROW_DEC_NUM, INNER | LATER, 1, WORD(5, p_MARK), BLANK,
        CHOICE(0, 6, op_GUARD), BLANK, TEXT("ld"), BLANK, TEXT("dec"), BLANK, WORD(0, p_ATYPE_4),
        BLANK, WORD(1, p_LDST), BLANK, TEXT("g"), NUMBER(2, p_GSPACE2), TEXT("["), WORD(3, p_LSRC),
        TEXT("]"), BLANK, WORD(4, p_LSRC2), END),
    FORM(TESLA_ATOMIC_G_NARROW_MAX_NUM, INNER | LATER, 1, WORD(5, p_MARK), BLANK,
        CHOICE(0, 6, op_GUARD), BLANK, TEXT("ld"), BLANK, TEXT("max"), BLANK, WORD(0, p_ATYPE_4),
        BLANK, WORD(1, p_LDST), BLANK, TEXT("g"), NUMBER(2, p_GSPACE2), TEXT("["), WORD(3, p_LSRC),
        TEXT("]"), BLANK, WORD(4, p_LSRC2), END),
    FORM(TESLA_ATOMIC_G_NARROW_MIN_NUM, INNER | LATER, 1, WORD(5, p_MARK), BLANK,
        CHOICE(0, 6, op_GUARD), BLANK, TEXT("ld"), BLANK, TEXT("min"), BLANK, WORD(0, p_ATYPE_4),
        BLANK, WORD(1, p_LDST), BLANK, TEXT("g"), NUMBER(2, p_GSPACE2), TEXT("["), WORD(3, p_LSRC),
        TEXT("]"), BLANK, WORD(4, p_LSRC2), END),
    FORM(TESLA_ATOMIC_G_NARROW_AND_BITS, INNER | LATER, 1, WORD(5, p_MARK), BLANK,
        CHOICE(0, 6, op_GUARD), BLANK, TEXT("ld"), BLANK, TEXT("and"), BLANK, WORD(0, p_BTYPE_2),
        BLANK, WORD(1, p_LDST), BLANK, TEXT("g"), NUMBER(2, p_GSPACE2), TEXT("["), WORD(3, p_LSRC),
        TEXT("]"), BLANK, WORD(4, p_LSRC2), END),
    FORM(TESLA_ATOMIC_G_NARROW_OR_BITS, INNER | LATER, 1, WORD(5, p_MARK), BLANK,
        CHOICE(0, 6, op_GUARD), BLANK, TEXT("ld"), BLANK, TEXT("or"), BLANK, WORD(0, p_BTYPE_2),
        BLANK, WORD(1, p_LDST), BLANK, TEXT("g"), NUMBER(2, p_GSPACE2), TEXT("["), WORD(3, p_LSRC),
        TEXT("]"), BLANK, WORD(4, p_LSRC2), END),
    FORM(TESLA_ATOMIC_G_NARROW_XOR_BITS, INNER | LATER, 1, WORD(5, p_MARK), BLANK,
        CHOICE(0, 6, op_GUARD), BLANK, TEXT("ld"), BLANK, TEXT("xor"), BLANK, WORD(0, p_BTYPE_2),
        BLANK, WORD(1, p_LDST), BLANK, TEXT("g"), NUMBER(2, p_GSPACE2), TEXT("["), WORD(3, p_LSRC),
        TEXT("]"), BLANK, WORD(4, p_LSRC2), END),
    FORM(TESLA_ATOMIC_G_KEPT_ADD_NUM, INNER | LATER, 1, WORD(5, p_MARK), BLANK,
        CHOICE(0, 6, op_GUARD), BLANK, TEXT("ld"), BLANK, TEXT("add"), BLANK, WORD(0, p_ATYPE_4),
        BLANK, WORD(1, p_LDST), BLANK, TEXT("g"), NUMBER(2, p_GSPACE2), TEXT("["), WORD(3, p_LSRC),
        TEXT("]"), BLANK, WORD(4, p_LSRC2), END),
    FORM(TESLA_ATOMIC_G_KEPT_INC_NUM, INNER | LATER, 1, WORD(5, p_MARK), BLANK,
        CHOICE(0, 6, op_GUARD), BLANK, TEXT("ld"), BLANK, TEXT("inc"), BLANK, WORD(0, p_ATYPE_4),
        BLANK, WORD(1, p_LDST), BLANK, TEXT("g"), NUMBER(2, p_GSPACE2), TEXT("["), WORD(3, p_LSRC),
        TEXT("]"), BLANK, WORD(4, p_LSRC2), END),
    FORM(TESLA_ATOMIC_G_KEPT_DEC_NUM, INNER | LATER, 1, WORD(5, p_MARK), BLANK,
        CHOICE(0, 6, op_GUARD), BLANK, TEXT("ld"), BLANK, TEXT("dec"), BLANK, WORD(0, p_ATYPE_4),
        BLANK, WORD(1, p_LDST), BLANK, TEXT("g"), NUMBER(2, p_GSPACE2), TEXT("["), WORD(3, p_LSRC),
        TEXT("]"), BLANK, WORD(4, p_LSRC2), END),
    FORM(TESLA_ATOMIC_G_KEPT_MAX_NUM, INNER | LATER, 1, WORD(5, p_MARK), BLANK,
        CHOICE(0, 6, op_GUARD), BLANK, TEXT("ld"), BLANK, TEXT("max"), BLANK, WORD(0, p_ATYPE_4),
        BLANK, WORD(1, p_LDST), BLANK, TEXT("g"), NUMBER(2, p_GSPACE2), TEXT("["), WORD(3, p_LSRC),
        TEXT("]"), BLANK, WORD(4, p_LSRC2), END),
    FORM(TESLA_ATOMIC_G_KEPT_MIN_NUM, INNER | LATER, 1, WORD(5, p_MARK), BLANK,
        CHOICE(0, 6, op_GUARD), BLANK, TEXT("ld"), BLANK, TEXT("min"), BLANK, WORD(0, p_ATYPE_4),
        BLANK, WORD(1, p_LDST), BLANK, TEXT("g"), NUMBER(2, p_GSPACE2), TEXT("["), WORD(3, p_LSRC),
        TEXT("]"), BLANK, WORD(4, p_LSRC2), END),
    FORM(TESLA_ATOMIC_G_KEPT_AND_BITS, INNER | LATER, 1, WORD(5, p_MARK), BLANK,
        CHOICE(0, 6, op_GUARD), BLANK, TEXT("ld"), BLANK, TEXT("and"), BLANK, WORD(0, p_BTYPE_2),
        BLANK, WORD(1, p_LDST), BLANK, TEXT("g"), NUMBER(2, p_GSPACE2), TEXT("["), WORD(3, p_LSRC),
        TEXT("]"), BLANK, WORD(4, p_LSRC2), END),
    FORM(TESLA_ATOMIC_G_KEPT_OR_BITS, INNER | LATER, 1, WORD(5, p_MARK), BLANK,
        CHOICE(0, 6, op_GUARD), BLANK, TEXT("ld"), BLANK, TEXT("or"), BLANK, WORD(0, p_BTYPE_2),
        BLANK, WORD(1, p_LDST), BLANK, TEXT("g"), NUMBER(2, p_GSPACE2), TEXT("["), WORD(3, p_LSRC),
        TEXT("]"), BLANK, WORD(4, p_LSRC2), END),
    FORM(TESLA_ATOMIC_G_KEPT_XOR_BITS, INNER | LATER, 1, WORD(5, p_MARK), BLANK,
        CHOICE(0, 6, op_GUARD), BLANK, TEXT("ld"), BLANK, TEXT("xor"), BLANK, WORD(0, p_BTYPE_2),
        BLANK, WORD(1, p_LDST), BLANK, TEXT("g"), NUMBER(2, p_GSPACE2), TEXT("["), WORD(3, p_LSRC),
        TEXT("]"), BLANK, WORD(4, p_LSRC2), END),
    FORM(TESLA_LD_A, INNER | LATER, 1, WORD(5, p_MARK), BLANK, CHOICE(2, 6, op_GUARD), BLANK,
        WORD(4, p_LANE), BLANK, TEXT("ld"), BLANK, TEXT("b32"), BLANK, CHOICE(0, 0, op_LL_DST),
        BLANK, TEXT("a["), CHOICE(1, 2, op_AT0), TEXT("]"), END),
    FORM(TESLA_LD_C_U8_FULL, INNER | LATER, 1, WORD(5, p_MARK), BLANK, CHOICE(2, 6, op_GUARD),
        BLANK, TEXT("ld"), BLANK, CHOICE(0, 0, op_LL_DST_2), BLANK, TEXT("u8"), BLANK, TEXT("c"),
        NUMBER(2, p_CSPACE), TEXT("["), CHOICE(1, 3, op_AT), TEXT("]"), END),
    FORM(TESLA_LD_C_U16_FULL, INNER | LATER, 1, WORD(5, p_MARK), BLANK, CHOICE(2, 6, op_GUARD),
        BLANK, TEXT("ld"), BLANK, CHOICE(0, 0, op_LL_DST_2), BLANK, TEXT("u16"), BLANK, TEXT("c"),
        NUMBER(2, p_CSPACE), TEXT("["), CHOICE(1, 3, op_AT_2), TEXT("]"), END),
    FORM(TESLA_LD_C_S16_FULL, INNER | LATER, 1, WORD(5, p_MARK), BLANK, CHOICE(2, 6, op_GUARD),
        BLANK, TEXT("ld"), BLANK, CHOICE(0, 0, op_LL_DST_2), BLANK, TEXT("s16"), BLANK, TEXT("c"),
        NUMBER(2, p_CSPACE), TEXT("["), CHOICE(1, 3, op_AT_2), TEXT("]"), END),
    FORM(TESLA_LD_C_B32_FULL, INNER | LATER, 1, WORD(5, p_MARK), BLANK, CHOICE(2, 6, op_GUARD),
        BLANK, TEXT("ld"), BLANK, CHOICE(0, 0, op_LL_DST_2), BLANK, TEXT("b32"), BLANK, TEXT("c"),
        NUMBER(2, p_CSPACE), TEXT("["), CHOICE(1, 3, op_AT_3), TEXT("]"), END),
    FORM(TESLA_LD_C_U8_HALF, INNER | SHARED | LATER, 1, WORD(5, p_MARK), BLANK,
        CHOICE(2, 6, op_GUARD), BLANK, TEXT("ld"), BLANK, CHOICE(0, 0, op_LL_HALF), BLANK,
        TEXT("u8"), BLANK, TEXT("c"), NUMBER(2, p_CSPACE), TEXT("["), CHOICE(1, 3, op_AT),
        TEXT("]"), END),
    FORM(TESLA_LD_C_U16_HALF, INNER | SHARED | LATER, 1, WORD(5, p_MARK), BLANK,
        CHOICE(2, 6, op_GUARD), BLANK, TEXT("ld"), BLANK, CHOICE(0, 0, op_LL_HALF), BLANK,
        TEXT("u16"), BLANK, TEXT("c"), NUMBER(2, p_CSPACE), TEXT("["), CHOICE(1, 3, op_AT_2),
        TEXT("]"), END),
    FORM(TESLA_LD_C_S16_HALF, INNER | SHARED | LATER, 1, WORD(5, p_MARK), BLANK,
        CHOICE(2, 6, op_GUARD), BLANK, TEXT("ld"), BLANK, CHOICE(0, 0, op_LL_HALF), BLANK,
        TEXT("s16"), BLANK, TEXT("c"), NUMBER(2, p_CSPACE), TEXT("["), CHOICE(1, 3, op_AT_2),
        TEXT("]"), END),
    FORM(TESLA_LD_C_B32_HALF, INNER | SHARED | LATER, 1, WORD(5, p_MARK), BLANK,
        CHOICE(2, 6, op_GUARD), BLANK, TEXT("ld"), BLANK, CHOICE(0, 0, op_LL_HALF), BLANK,
        TEXT("b32"), BLANK, TEXT("c"), NUMBER(2, p_CSPACE), TEXT("["), CHOICE(1, 3, op_AT_3),
        TEXT("]"), END),
    FORM(TESLA_LD_S_U8_FULL, INNER | LATER, 1, WORD(3, p_MARK), BLANK, CHOICE(2, 4, op_GUARD),
        BLANK, TEXT("ld"), BLANK, CHOICE(0, 0, op_LL_DST_3), BLANK, TEXT("u8"), BLANK, TEXT("s["),
        CHOICE(1, 1, op_AT), TEXT("]"), END),
    FORM(TESLA_LD_S_U16_FULL, INNER | LATER, 1, WORD(3, p_MARK), BLANK, CHOICE(2, 4, op_GUARD),
        BLANK, TEXT("ld"), BLANK, CHOICE(0, 0, op_LL_DST_3), BLANK, TEXT("u16"), BLANK, TEXT("s["),
        CHOICE(1, 1, op_AT_2), TEXT("]"), END),
    FORM(TESLA_LD_S_S16_FULL, INNER | LATER, 1, WORD(3, p_MARK), BLANK, CHOICE(2, 4, op_GUARD),
        BLANK, TEXT("ld"), BLANK, CHOICE(0, 0, op_LL_DST_3), BLANK, TEXT("s16"), BLANK, TEXT("s["),
        CHOICE(1, 1, op_AT_2), TEXT("]"), END),
    FORM(TESLA_LD_S_U8_HALF, INNER | SHARED | LATER, 1, WORD(3, p_MARK), BLANK,
        CHOICE(2, 4, op_GUARD), BLANK, TEXT("ld"), BLANK, CHOICE(0, 0, op_LL_HALF_2), BLANK,
        TEXT("u8"), BLANK, TEXT("s["), CHOICE(1, 1, op_AT), TEXT("]"), END),
    FORM(TESLA_LD_S_U16_HALF, INNER | SHARED | LATER, 1, WORD(3, p_MARK), BLANK,
        CHOICE(2, 4, op_GUARD), BLANK, TEXT("ld"), BLANK, CHOICE(0, 0, op_LL_HALF_2), BLANK,
        TEXT("u16"), BLANK, TEXT("s["), CHOICE(1, 1, op_AT_2), TEXT("]"), END),
    FORM(TESLA_LD_S_S16_HALF, INNER | SHARED | LATER, 1, WORD(3, p_MARK), BLANK,
        CHOICE(2, 4, op_GUARD), BLANK, TEXT("ld"), BLANK, CHOICE(0, 0, op_LL_HALF_2), BLANK,
        TEXT("s16"), BLANK, TEXT("s["), CHOICE(1, 1, op_AT_2), TEXT("]"), END),
    FORM(TESLA_LD_S_B32_FULL, INNER | LATER, 1, WORD(3, p_MARK), BLANK, CHOICE(2, 4, op_GUARD),
        BLANK, TEXT("ld"), BLANK, CHOICE(0, 0, op_LL_DST_3), BLANK, TEXT("b32"), BLANK, TEXT("s["),
        CHOICE(1, 1, op_AT_3), TEXT("]"), END),
    FORM(TESLA_LD_S_B32_HALF, INNER | SHARED | LATER, 1, WORD(3, p_MARK), BLANK,
        CHOICE(2, 4, op_GUARD), BLANK, TEXT("ld"), BLANK, CHOICE(0, 0, op_LL_HALF_2), BLANK,
        TEXT("b32"), BLANK, TEXT("s["), CHOICE(1, 1, op_AT_3), TEXT("]"), END),
    FORM(TESLA_LD_S_LOCK_FULL, INNER | LATER, 1, WORD(4, p_MARK), BLANK, CHOICE(2, 5, op_GUARD),
        BLANK, TEXT("ld"), BLANK, TEXT("lock"), BLANK, WORD(0, p_CDST), BLANK,
        CHOICE(0, 1, op_LL_DST_3), BLANK, TEXT("b32"), BLANK, TEXT("s["), CHOICE(1, 2, op_AT_3),
        TEXT("]"), END),
    FORM(TESLA_LD_S_LOCK_HALF, INNER | SHARED | LATER, 1, WORD(4, p_MARK), BLANK,
        CHOICE(2, 5, op_GUARD), BLANK, TEXT("ld"), BLANK, TEXT("lock"), BLANK, WORD(0, p_CDST),
        BLANK, CHOICE(0, 1, op_LL_HALF_2), BLANK, TEXT("b32"), BLANK, TEXT("s["),
        CHOICE(1, 2, op_AT_3), TEXT("]"), END),
    FORM(TESLA_LD_L_U8, INNER | LATER, 1, WORD(3, p_MARK), BLANK, CHOICE(2, 4, op_GUARD), BLANK,
        TEXT("ld"), BLANK, TEXT("u8"), BLANK, CHOICE(0, 0, op_L_DST_2), BLANK, TEXT("l["),
        CHOICE(1, 1, op_AT), TEXT("]"), END),
    FORM(TESLA_LD_L_S8, INNER | LATER, 1, WORD(3, p_MARK), BLANK, CHOICE(2, 4, op_GUARD), BLANK,
        TEXT("ld"), BLANK, TEXT("s8"), BLANK, CHOICE(0, 0, op_L_DST_2), BLANK, TEXT("l["),
        CHOICE(1, 1, op_AT), TEXT("]"), END),
    FORM(TESLA_LD_L_U16, INNER | LATER, 1, WORD(3, p_MARK), BLANK, CHOICE(2, 4, op_GUARD), BLANK,
        TEXT("ld"), BLANK, TEXT("u16"), BLANK, CHOICE(0, 0, op_L_DST_2), BLANK, TEXT("l["),
        CHOICE(1, 1, op_AT), TEXT("]"), END),
    FORM(TESLA_LD_L_S16, INNER | LATER, 1, WORD(3, p_MARK), BLANK, CHOICE(2, 4, op_GUARD), BLANK,
        TEXT("ld"), BLANK, TEXT("s16"), BLANK, CHOICE(0, 0, op_L_DST_2), BLANK, TEXT("l["),
        CHOICE(1, 1, op_AT), TEXT("]"), END),
    FORM(TESLA_LD_L_B64, INNER | LATER, 1, WORD(3, p_MARK), BLANK, CHOICE(2, 4, op_GUARD), BLANK,
        TEXT("ld"), BLANK, TEXT("b64"), BLANK, CHOICE(0, 0, op_L_DST), BLANK, TEXT("l["),
        CHOICE(1, 1, op_AT), TEXT("]"), END),
    FORM(TESLA_LD_L_B128, INNER | LATER, 1, WORD(3, p_MARK), BLANK, CHOICE(2, 4, op_GUARD), BLANK,
        TEXT("ld"), BLANK, TEXT("b128"), BLANK, CHOICE(0, 0, op_L_DST_3), BLANK, TEXT("l["),
        CHOICE(1, 1, op_AT), TEXT("]"), END),
    FORM(TESLA_LD_L_B32, INNER | LATER, 1, WORD(3, p_MARK), BLANK, CHOICE(2, 4, op_GUARD), BLANK,
        TEXT("ld"), BLANK, TEXT("b32"), BLANK, CHOICE(0, 0, op_L_DST_2), BLANK, TEXT("l["),
        CHOICE(1, 1, op_AT), TEXT("]"), END),
    FORM(TESLA_LD_G_U8, INNER | LATER, 1, WORD(3, p_MARK), BLANK, CHOICE(1, 4, op_GUARD), BLANK,
        TEXT("ld"), BLANK, TEXT("u8"), BLANK, CHOICE(0, 0, op_L_DST_2), BLANK, TEXT("g"),
        NUMBER(1, p_GSPACE), TEXT("["), WORD(2, p_LSRC), TEXT("]"), END),
    FORM(TESLA_LD_G_S8, INNER | LATER, 1, WORD(3, p_MARK), BLANK, CHOICE(1, 4, op_GUARD), BLANK,
        TEXT("ld"), BLANK, TEXT("s8"), BLANK, CHOICE(0, 0, op_L_DST_2), BLANK, TEXT("g"),
        NUMBER(1, p_GSPACE), TEXT("["), WORD(2, p_LSRC), TEXT("]"), END),
    FORM(TESLA_LD_G_U16, INNER | LATER, 1, WORD(3, p_MARK), BLANK, CHOICE(1, 4, op_GUARD), BLANK,
        TEXT("ld"), BLANK, TEXT("u16"), BLANK, CHOICE(0, 0, op_L_DST_2), BLANK, TEXT("g"),
        NUMBER(1, p_GSPACE), TEXT("["), WORD(2, p_LSRC), TEXT("]"), END),
    FORM(TESLA_LD_G_S16, INNER | LATER, 1, WORD(3, p_MARK), BLANK, CHOICE(1, 4, op_GUARD), BLANK,
        TEXT("ld"), BLANK, TEXT("s16"), BLANK, CHOICE(0, 0, op_L_DST_2), BLANK, TEXT("g"),
        NUMBER(1, p_GSPACE), TEXT("["), WORD(2, p_LSRC), TEXT("]"), END),
    FORM(TESLA_LD_G_B64, INNER | LATER, 1, WORD(3, p_MARK), BLANK, CHOICE(1, 4, op_GUARD), BLANK,
        TEXT("ld"), BLANK, TEXT("b64"), BLANK, CHOICE(0, 0, op_L_DST), BLANK, TEXT("g"),
        NUMBER(1, p_GSPACE), TEXT("["), WORD(2, p_LSRC), TEXT("]"), END),
    FORM(TESLA_LD_G_B128, INNER | LATER, 1, WORD(3, p_MARK), BLANK, CHOICE(1, 4, op_GUARD), BLANK,
        TEXT("ld"), BLANK, TEXT("b128"), BLANK, CHOICE(0, 0, op_L_DST_3), BLANK, TEXT("g"),
        NUMBER(1, p_GSPACE), TEXT("["), WORD(2, p_LSRC), TEXT("]"), END),
    FORM(TESLA_LD_G_B32, INNER | LATER, 1, WORD(3, p_MARK), BLANK, CHOICE(1, 4, op_GUARD), BLANK,
        TEXT("ld"), BLANK, TEXT("b32"), BLANK, CHOICE(0, 0, op_L_DST_2), BLANK, TEXT("g"),
        NUMBER(1, p_GSPACE), TEXT("["), WORD(2, p_LSRC), TEXT("]"), END),
};
FORMS(head_lg2) = {
    FORM(TESLA_SFU_LG2, INNER | LATER, 1, WORD(5, p_MARK), BLANK, CHOICE(1, 6, op_GUARD), BLANK,
        TEXT("lg2"), BLANK, TEXT("f32"), BLANK, CHOICE(0, 0, op_LL_DST_2), BLANK, WORD(2, p_LNEG1),
        BLANK, WORD(3, p_LABS1), BLANK, WORD(4, p_LSRC), END),
};
FORMS(head_max) = {
    FORM(TESLA_DMINMAX_MAX, INNER | LATER, 1, WORD(8, p_MARK), BLANK, CHOICE(4, 9, op_GUARD), BLANK,
        TEXT("max"), BLANK, TEXT("f64"), BLANK, CHOICE(0, 0, op_MCDST), BLANK,
        CHOICE(1, 1, op_L_DST), BLANK, WORD(2, p_LNEG1), BLANK, WORD(3, p_LABS1), BLANK,
        CHOICE(2, 4, op_REG_3), BLANK, WORD(5, p_LNEG2), BLANK, WORD(6, p_LABS2), BLANK,
        CHOICE(3, 7, op_REG), END),
    FORM(TESLA_FMINMAX_MAX, INNER | SHARED | LATER, 1, WORD(14, p_MARK), BLANK,
        CHOICE(11, 15, op_GUARD), BLANK, TEXT("max"), BLANK, TEXT("f32"), BLANK,
        CHOICE(0, 0, op_MCDST), BLANK, CHOICE(1, 1, op_LL_DST_2), BLANK, WORD(3, p_LNEG1), BLANK,
        WORD(4, p_LABS1), BLANK, CHOICE(2, 5, op_L_SRC_4), BLANK, WORD(9, p_LNEG2), BLANK,
        WORD(10, p_LABS2), BLANK, CHOICE(8, 7, op_L_SRC2_6), END),
    FORM(TESLA_MINMAX_MAX_U16, INNER | SHARED | LATER, 1, WORD(10, p_MARK), BLANK,
        CHOICE(11, 11, op_GUARD), BLANK, TEXT("max"), BLANK, TEXT("u16"), BLANK,
        CHOICE(0, 0, op_MCDST), BLANK, CHOICE(1, 1, op_LL_DST_4), BLANK, CHOICE(2, 3, op_L_SRC_5),
        BLANK, CHOICE(8, 5, op_L_SRC2_7), END),
    FORM(TESLA_MINMAX_MAX_S16, INNER | SHARED | LATER, 1, WORD(10, p_MARK), BLANK,
        CHOICE(11, 11, op_GUARD), BLANK, TEXT("max"), BLANK, TEXT("s16"), BLANK,
        CHOICE(0, 0, op_MCDST), BLANK, CHOICE(1, 1, op_LL_DST_4), BLANK, CHOICE(2, 3, op_L_SRC_5),
        BLANK, CHOICE(8, 5, op_L_SRC2_7), END),
    FORM(TESLA_MINMAX_MAX_U32, INNER | SHARED | LATER, 1, WORD(10, p_MARK), BLANK,
        CHOICE(11, 11, op_GUARD), BLANK, TEXT("max"), BLANK, TEXT("u32"), BLANK,
        CHOICE(0, 0, op_MCDST), BLANK, CHOICE(1, 1, op_LL_DST_2), BLANK, CHOICE(2, 3, op_L_SRC_4),
        BLANK, CHOICE(8, 5, op_L_SRC2_5), END),
    FORM(TESLA_MINMAX_MAX_S32, INNER | SHARED | LATER, 1, WORD(10, p_MARK), BLANK,
        CHOICE(11, 11, op_GUARD), BLANK, TEXT("max"), BLANK, TEXT("s32"), BLANK,
        CHOICE(0, 0, op_MCDST), BLANK, CHOICE(1, 1, op_LL_DST_2), BLANK, CHOICE(2, 3, op_L_SRC_4),
        BLANK, CHOICE(8, 5, op_L_SRC2_5), END),
};
FORMS(head_min) = {
    FORM(TESLA_DMINMAX_MIN, INNER | LATER, 1, WORD(8, p_MARK), BLANK, CHOICE(4, 9, op_GUARD), BLANK,
        TEXT("min"), BLANK, TEXT("f64"), BLANK, CHOICE(0, 0, op_MCDST), BLANK,
        CHOICE(1, 1, op_L_DST), BLANK, WORD(2, p_LNEG1), BLANK, WORD(3, p_LABS1), BLANK,
        CHOICE(2, 4, op_REG_3), BLANK, WORD(5, p_LNEG2), BLANK, WORD(6, p_LABS2), BLANK,
        CHOICE(3, 7, op_REG), END),
    FORM(TESLA_FMINMAX_MIN, INNER | SHARED | LATER, 1, WORD(14, p_MARK), BLANK,
        CHOICE(11, 15, op_GUARD), BLANK, TEXT("min"), BLANK, TEXT("f32"), BLANK,
        CHOICE(0, 0, op_MCDST), BLANK, CHOICE(1, 1, op_LL_DST_2), BLANK, WORD(3, p_LNEG1), BLANK,
        WORD(4, p_LABS1), BLANK, CHOICE(2, 5, op_L_SRC_4), BLANK, WORD(9, p_LNEG2), BLANK,
        WORD(10, p_LABS2), BLANK, CHOICE(8, 7, op_L_SRC2_6), END),
    FORM(TESLA_MINMAX_MIN_U16, INNER | SHARED | LATER, 1, WORD(10, p_MARK), BLANK,
        CHOICE(11, 11, op_GUARD), BLANK, TEXT("min"), BLANK, TEXT("u16"), BLANK,
        CHOICE(0, 0, op_MCDST), BLANK, CHOICE(1, 1, op_LL_DST_4), BLANK, CHOICE(2, 3, op_L_SRC_5),
        BLANK, CHOICE(8, 5, op_L_SRC2_7), END),
    FORM(TESLA_MINMAX_MIN_S16, INNER | SHARED | LATER, 1, WORD(10, p_MARK), BLANK,
        CHOICE(11, 11, op_GUARD), BLANK, TEXT("min"), BLANK, TEXT("s16"), BLANK,
        CHOICE(0, 0, op_MCDST), BLANK, CHOICE(1, 1, op_LL_DST_4), BLANK, CHOICE(2, 3, op_L_SRC_5),
        BLANK, CHOICE(8, 5, op_L_SRC2_7), END),
    FORM(TESLA_MINMAX_MIN_U32, INNER | SHARED | LATER, 1, WORD(10, p_MARK), BLANK,
        CHOICE(11, 11, op_GUARD), BLANK, TEXT("min"), BLANK, TEXT("u32"), BLANK,
        CHOICE(0, 0, op_MCDST), BLANK, CHOICE(1, 1, op_LL_DST_2), BLANK, CHOICE(2, 3, op_L_SRC_4),
        BLANK, CHOICE(8, 5, op_L_SRC2_5), END),
    FORM(TESLA_MINMAX_MIN_S32, INNER | SHARED | LATER, 1, WORD(10, p_MARK), BLANK,
        CHOICE(11, 11, op_GUARD), BLANK, TEXT("min"), BLANK, TEXT("s32"), BLANK,
        CHOICE(0, 0, op_MCDST), BLANK, CHOICE(1, 1, op_LL_DST_2), BLANK, CHOICE(2, 3, op_L_SRC_4),
        BLANK, CHOICE(8, 5, op_L_SRC2_5), END),
};
FORMS(head_mov) = {
    FORM(TESLA_MOV_B16_SHORT, SHARED, 1, TEXT("mov"), BLANK, WORD(0, p_SSFU), BLANK, TEXT("b16"),
        BLANK, CHOICE(0, 1, op_S_DST_3), BLANK, CHOICE(1, 2, op_S_SRC_3), END),
    FORM(TESLA_MOV_B32_SHORT, 0, 1, TEXT("mov"), BLANK, WORD(0, p_SSFU), BLANK, TEXT("b32"), BLANK,
        CHOICE(0, 1, op_S_DST), BLANK, CHOICE(1, 2, op_S_SRC_4), END),
    FORM(TESLA_MOV_B16_IMM, SHARED | LATER, 1, TEXT("mov"), BLANK, TEXT("b16"), BLANK,
        CHOICE(0, 0, op_L_DST_4), BLANK, NUMBER(1, p_IMM), END),
    FORM(TESLA_MOV_B32_IMM, LATER, 1, TEXT("mov"), BLANK, TEXT("b32"), BLANK,
        CHOICE(0, 0, op_L_DST_2), BLANK, NUMBER(1, p_IMM), END),
    FORM(TESLA_MOV_B16_LONG, INNER | SHARED | LATER, 1, WORD(8, p_MARK), BLANK,
        CHOICE(7, 9, op_GUARD), BLANK, WORD(7, p_LANE), BLANK, TEXT("mov"), BLANK, WORD(0, p_LSFU),
        BLANK, TEXT("b16"), BLANK, CHOICE(0, 1, op_LL_DST_4), BLANK, CHOICE(1, 3, op_L_SRC), END),
    FORM(TESLA_MOV_B32_LONG, INNER | LATER, 1, WORD(8, p_MARK), BLANK, CHOICE(7, 9, op_GUARD),
        BLANK, WORD(7, p_LANE), BLANK, TEXT("mov"), BLANK, WORD(0, p_LSFU), BLANK, TEXT("b32"),
        BLANK, CHOICE(0, 1, op_LL_DST_2), BLANK, CHOICE(1, 3, op_L_SRC_2), END),
    FORM(TESLA_MOV_R_C, INNER | SHARED | LATER, 1, WORD(2, p_MARK), BLANK, CHOICE(0, 1, op_GUARD_2),
        BLANK, TEXT("mov"), BLANK, WORD(0, p_LDST), BLANK, SHARED_WORD(1, p_COND), END),
    FORM(TESLA_MOV_C_R, INNER | LATER, 1, WORD(2, p_MARK), BLANK, CHOICE(0, 3, op_GUARD), BLANK,
        TEXT("mov"), BLANK, WORD(0, p_CDST), BLANK, WORD(1, p_LSRC), END),
    FORM(TESLA_MOV_R_A, INNER | LATER, 1, WORD(2, p_MARK), BLANK, CHOICE(0, 3, op_GUARD), BLANK,
        TEXT("mov"), BLANK, WORD(0, p_LDST), BLANK, WORD(1, p_AREG_2), END),
    FORM(TESLA_MOV_R_SR, INNER | LATER, 1, WORD(2, p_MARK), BLANK, CHOICE(1, 3, op_GUARD), BLANK,
        TEXT("mov"), BLANK, WORD(0, p_LDST), BLANK, CHOICE(0, 1, op_SPECIAL), END),
};
FORMS(head_mov2) = {
    FORM(TESLA_LOGOP_IMM_MOV2, LATER, 1, TEXT("mov2"), BLANK, TEXT("b32"), BLANK,
        CHOICE(0, 0, op_S_DST), BLANK, WORD(1, p_SNOT), BLANK, CHOICE(1, 2, op_I_SRC), BLANK,
        NUMBER(6, p_IMM), END),
    FORM(TESLA_LOGOP_MOV2_B16, INNER | SHARED | LATER, 1, WORD(12, p_MARK), BLANK,
        CHOICE(11, 13, op_GUARD), BLANK, TEXT("mov2"), BLANK, TEXT("b16"), BLANK,
        CHOICE(0, 0, op_MCDST), BLANK, CHOICE(1, 1, op_LL_DST_4), BLANK, WORD(3, p_LNOT1), BLANK,
        CHOICE(2, 4, op_L_SRC_5), BLANK, WORD(8, p_LNOT2), BLANK, CHOICE(8, 6, op_L_SRC2_4), END),
    FORM(TESLA_LOGOP_MOV2_B32, INNER | SHARED | LATER, 1, WORD(12, p_MARK), BLANK,
        CHOICE(11, 13, op_GUARD), BLANK, TEXT("mov2"), BLANK, TEXT("b32"), BLANK,
        CHOICE(0, 0, op_MCDST), BLANK, CHOICE(1, 1, op_LL_DST_2), BLANK, WORD(3, p_LNOT1), BLANK,
        CHOICE(2, 4, op_L_SRC_4), BLANK, WORD(8, p_LNOT2), BLANK, CHOICE(8, 6, op_L_SRC2_3), END),
};
FORMS(head_mul) = {
    FORM(TESLA_FMUL_SHORT, SHARED, 1, TEXT("mul"), BLANK, CHOICE(0, 0, op_FMUL_SAT), BLANK,
        TEXT("f32"), BLANK, CHOICE(1, 0, op_S_DST), BLANK, WORD(1, p_SNEG1), BLANK,
        CHOICE(2, 2, op_S_SRC), BLANK, WORD(6, p_SNEG2), BLANK, CHOICE(8, 4, op_S_SRC2), END),
    FORM(TESLA_MUL16_SHORT, SHARED, 1, TEXT("mul"), BLANK, CHOICE(0, 0, op_S_DST), BLANK,
        WORD(1, p_S16A), BLANK, CHOICE(1, 2, op_S_SRC_2), BLANK, WORD(6, p_S16B), BLANK,
        CHOICE(7, 4, op_S_SRC2_4), END),
    FORM(TESLA_MUL24_SHORT, SHARED, 1, TEXT("mul"), BLANK, CHOICE(0, 0, op_S_DST), BLANK,
        WORD(1, p_SHIGH), BLANK, WORD(2, p_S24), BLANK, CHOICE(1, 3, op_S_SRC), BLANK,
        CHOICE(7, 5, op_S_SRC2_2), END),
    FORM(TESLA_FMUL_IMM, LATER, 1, TEXT("mul"), BLANK, CHOICE(0, 0, op_FMUL_SAT), BLANK,
        TEXT("f32"), BLANK, CHOICE(1, 0, op_S_DST), BLANK, WORD(1, p_SNEG1), BLANK,
        CHOICE(2, 2, op_I_SRC), BLANK, WORD(6, p_SNEG2), BLANK, NUMBER(7, p_IMM), END),
    FORM(TESLA_MUL16_IMM, SHARED | LATER, 1, TEXT("mul"), BLANK, CHOICE(0, 0, op_S_DST), BLANK,
        WORD(1, p_S16A), BLANK, CHOICE(1, 2, op_I_SRC_2), BLANK, WORD(6, p_S16B), BLANK,
        NUMBER(7, p_IMM), END),
    FORM(TESLA_MUL24_IMM, LATER, 1, TEXT("mul"), BLANK, CHOICE(0, 0, op_S_DST), BLANK,
        WORD(1, p_SHIGH), BLANK, WORD(2, p_S24), BLANK, CHOICE(1, 3, op_I_SRC), BLANK,
        NUMBER(7, p_IMM), END),
    FORM(TESLA_DMUL, INNER | LATER, 1, WORD(6, p_MARK), BLANK, CHOICE(4, 7, op_GUARD), BLANK,
        TEXT("mul"), BLANK, WORD(0, p_CRND), BLANK, TEXT("f64"), BLANK, CHOICE(0, 1, op_MCDST),
        BLANK, CHOICE(1, 2, op_L_DST), BLANK, WORD(3, p_LNEG1), BLANK, CHOICE(2, 4, op_REG_3),
        BLANK, CHOICE(3, 5, op_REG), END),
    FORM(TESLA_FMUL_LONG, INNER | SHARED | LATER, 1, WORD(13, p_MARK), BLANK,
        CHOICE(12, 14, op_GUARD), BLANK, TEXT("mul"), BLANK, CHOICE(0, 0, op_FMUL_SAT), BLANK,
        WORD(0, p_MRND), BLANK, TEXT("f32"), BLANK, CHOICE(1, 1, op_MCDST), BLANK,
        CHOICE(2, 2, op_LL_DST_2), BLANK, WORD(4, p_LNEG1), BLANK, CHOICE(3, 5, op_L_SRC_4), BLANK,
        WORD(9, p_LNEG2), BLANK, CHOICE(9, 7, op_L_SRC2_3), END),
    FORM(TESLA_MUL16_LONG, INNER | SHARED | LATER, 1, WORD(12, p_MARK), BLANK,
        CHOICE(11, 13, op_GUARD), BLANK, TEXT("mul"), BLANK, CHOICE(0, 0, op_MCDST), BLANK,
        CHOICE(1, 1, op_LL_DST_2), BLANK, WORD(3, p_L16A), BLANK, CHOICE(2, 4, op_L_SRC_5), BLANK,
        WORD(8, p_L16B), BLANK, CHOICE(8, 6, op_L_SRC2_4), END),
    FORM(TESLA_MUL24_LONG, INNER | SHARED | LATER, 1, WORD(12, p_MARK), BLANK,
        CHOICE(11, 13, op_GUARD), BLANK, TEXT("mul"), BLANK, CHOICE(0, 0, op_MCDST), BLANK,
        CHOICE(1, 1, op_LL_DST_2), BLANK, WORD(3, p_LHIGH), BLANK, WORD(4, p_L24), BLANK,
        CHOICE(2, 5, op_L_SRC_4), BLANK, CHOICE(8, 7, op_L_SRC2_5), END),
};
FORMS(head_nop) = {
    FORM(TESLA_NOP, INNER | LATER, 1, WORD(0, p_MARK), BLANK, CHOICE(0, 1, op_GUARD), BLANK,
        TEXT("nop"), END),
};
FORMS(head_or) = {
    FORM(TESLA_LOGOP_IMM_OR, LATER, 1, TEXT("or"), BLANK, TEXT("b32"), BLANK,
        CHOICE(0, 0, op_S_DST), BLANK, WORD(1, p_SNOT), BLANK, CHOICE(1, 2, op_I_SRC), BLANK,
        NUMBER(6, p_IMM), END),
    FORM(TESLA_LOGOP_OR_B16, INNER | SHARED | LATER, 1, WORD(12, p_MARK), BLANK,
        CHOICE(11, 13, op_GUARD), BLANK, TEXT("or"), BLANK, TEXT("b16"), BLANK,
        CHOICE(0, 0, op_MCDST), BLANK, CHOICE(1, 1, op_LL_DST_4), BLANK, WORD(3, p_LNOT1), BLANK,
        CHOICE(2, 4, op_L_SRC_5), BLANK, WORD(8, p_LNOT2), BLANK, CHOICE(8, 6, op_L_SRC2_4), END),
    FORM(TESLA_LOGOP_OR_B32, INNER | SHARED | LATER, 1, WORD(12, p_MARK), BLANK,
        CHOICE(11, 13, op_GUARD), BLANK, TEXT("or"), BLANK, TEXT("b32"), BLANK,
        CHOICE(0, 0, op_MCDST), BLANK, CHOICE(1, 1, op_LL_DST_2), BLANK, WORD(3, p_LNOT1), BLANK,
        CHOICE(2, 4, op_L_SRC_4), BLANK, WORD(8, p_LNOT2), BLANK, CHOICE(8, 6, op_L_SRC2_3), END),
};
FORMS(head_pmevent) = {
    FORM(TESLA_PMEVENT, INNER | LATER, 1, WORD(1, p_MARK), BLANK, CHOICE(0, 2, op_GUARD), BLANK,
        TEXT("pmevent"), BLANK, NUMBER(0, p_PM), END),
};
FORMS(head_prebrk) = {
    FORM(TESLA_BREAKADDR, LATER, 1, TEXT("prebrk"), BLANK, NUMBER(0, p_TARGET), END),
};
FORMS(head_preex2) = {
    FORM(TESLA_PRE_PREEX2, INNER | LATER, 1, WORD(8, p_MARK), BLANK, CHOICE(7, 9, op_GUARD), BLANK,
        TEXT("preex2"), BLANK, TEXT("f32"), BLANK, CHOICE(0, 0, op_LL_DST_2), BLANK,
        WORD(2, p_LNEG1), BLANK, WORD(3, p_LABS1), BLANK, CHOICE(1, 4, op_L_SRC_2), END),
};
FORMS(head_preret) = {
    FORM(TESLA_PRERET, LATER, 1, TEXT("preret"), BLANK, WORD(0, p_LIM), BLANK, NUMBER(1, p_TARGET),
        END),
};
FORMS(head_presin) = {
    FORM(TESLA_PRE_PRESIN, INNER | LATER, 1, WORD(8, p_MARK), BLANK, CHOICE(7, 9, op_GUARD), BLANK,
        TEXT("presin"), BLANK, TEXT("f32"), BLANK, CHOICE(0, 0, op_LL_DST_2), BLANK,
        WORD(2, p_LNEG1), BLANK, WORD(3, p_LABS1), BLANK, CHOICE(1, 4, op_L_SRC_2), END),
};
FORMS(head_quadon) = {
    FORM(TESLA_QUADON, LATER, 1, TEXT("quadon"), END),
};
FORMS(head_quadop) = {
    FORM(TESLA_QUADOP, INNER | LATER, 1, WORD(9, p_MARK), BLANK, CHOICE(3, 10, op_GUARD), BLANK,
        TEXT("quadop"), BLANK, TEXT("f32"), BLANK, WORD(0, p_Q0), BLANK, WORD(1, p_Q1), BLANK,
        WORD(2, p_Q2), BLANK, WORD(3, p_Q3), BLANK, CHOICE(0, 4, op_MCDST), BLANK,
        CHOICE(1, 5, op_LL_DST_2), BLANK, CHOICE(2, 0, op_QUAD_LANE), BLANK, WORD(7, p_LSRC), BLANK,
        WORD(8, p_LSRC3), END),
};
FORMS(head_quadpop) = {
    FORM(TESLA_QUADPOP, LATER, 1, TEXT("quadpop"), END),
};
FORMS(head_rcp) = {
    FORM(TESLA_RCP_SHORT, 0, 1, TEXT("rcp"), BLANK, TEXT("f32"), BLANK, WORD(0, p_SDST), BLANK,
        WORD(1, p_SNEG2), BLANK, WORD(2, p_SABS), BLANK, WORD(3, p_SSRC), END),
    FORM(TESLA_RCP_LONG, INNER | LATER, 1, WORD(5, p_MARK), BLANK, CHOICE(1, 6, op_GUARD), BLANK,
        TEXT("rcp"), BLANK, TEXT("f32"), BLANK, CHOICE(0, 0, op_LL_DST_2), BLANK, WORD(2, p_LNEG1),
        BLANK, WORD(3, p_LABS1), BLANK, WORD(4, p_LSRC), END),
};
FORMS(head_red) = {
    FORM(TESLA_RED_G_ADD_NUM, INNER | LATER, 1, WORD(4, p_MARK), BLANK, CHOICE(0, 5, op_GUARD),
        BLANK, TEXT("red"), BLANK, TEXT("add"), BLANK, WORD(0, p_ATYPE), BLANK, TEXT("g"),
        NUMBER(1, p_GSPACE), TEXT("["), WORD(2, p_LSRC), TEXT("]"), BLANK, WORD(3, p_LDST), END),
    FORM(TESLA_RED_G_INC_NUM, INNER | LATER, 1, WORD(4, p_MARK), BLANK, CHOICE(0, 5, op_GUARD),
        BLANK, TEXT("red"), BLANK, TEXT("inc"), BLANK, WORD(0, p_ATYPE_2), BLANK, TEXT("g"),
        NUMBER(1, p_GSPACE), TEXT("["), WORD(2, p_LSRC), TEXT("]"), BLANK, WORD(3, p_LDST), END),
    FORM(TESLA_RED_G_DEC_NUM, INNER | LATER, 1, WORD(4, p_MARK), BLANK, CHOICE(0, 5, op_GUARD),
        BLANK, TEXT("red"), BLANK, TEXT("dec"), BLANK, WORD(0, p_ATYPE_2), BLANK, TEXT("g"),
        NUMBER(1, p_GSPACE), TEXT("["), WORD(2, p_LSRC), TEXT("]"), BLANK, WORD(3, p_LDST), END),
    FORM(TESLA_RED_G_SINC_NUM, INNER | LATER, 1, WORD(4, p_MARK), BLANK, CHOICE(0, 5, op_GUARD),
        BLANK, TEXT("red"), BLANK, TEXT("inc"), BLANK, WORD(0, p_ATYPE_3), BLANK, TEXT("g"),
        NUMBER(1, p_GSPACE), TEXT("["), WORD(2, p_LSRC), TEXT("]"), BLANK, WORD(3, p_LDST), END),
    FORM(TESLA_RED_G_SDEC_NUM, INNER | LATER, 1, WORD(4, p_MARK), BLANK, CHOICE(0, 5, op_GUARD),
        BLANK, TEXT("red"), BLANK, TEXT("dec"), BLANK, WORD(0, p_ATYPE_3), BLANK, TEXT("g"),
        NUMBER(1, p_GSPACE), TEXT("["), WORD(2, p_LSRC), TEXT("]"), BLANK, WORD(3, p_LDST), END),
    FORM(TESLA_RED_G_NINC_NUM, INNER | LATER, 1, WORD(4, p_MARK), BLANK, CHOICE(0, 5, op_GUARD),
        BLANK, TEXT("red"), BLANK, TEXT("inc"), BLANK, WORD(0, p_ATYPE_3), BLANK, TEXT("g"),
        NUMBER(1, p_GSPACE), TEXT("["), WORD(2, p_LSRC), TEXT("]"), BLANK, WORD(3, p_LDST), END),
    FORM(TESLA_RED_G_NDEC_NUM, INNER | LATER, 1, WORD(4, p_MARK), BLANK, CHOICE(0, 5, op_GUARD),
        BLANK, TEXT("red"), BLANK, TEXT("dec"), BLANK, WORD(0, p_ATYPE_3), BLANK, TEXT("g"),
        NUMBER(1, p_GSPACE), TEXT("["), WORD(2, p_LSRC), TEXT("]"), BLANK, WORD(3, p_LDST), END),
    FORM(TESLA_RED_G_MAX_NUM, INNER | LATER, 1, WORD(4, p_MARK), BLANK, CHOICE(0, 5, op_GUARD),
        BLANK, TEXT("red"), BLANK, TEXT("max"), BLANK, WORD(0, p_ATYPE), BLANK, TEXT("g"),
        NUMBER(1, p_GSPACE), TEXT("["), WORD(2, p_LSRC), TEXT("]"), BLANK, WORD(3, p_LDST), END),
    FORM(TESLA_RED_G_MIN_NUM, INNER | LATER, 1, WORD(4, p_MARK), BLANK, CHOICE(0, 5, op_GUARD),
        BLANK, TEXT("red"), BLANK, TEXT("min"), BLANK, WORD(0, p_ATYPE), BLANK, TEXT("g"),
        NUMBER(1, p_GSPACE), TEXT("["), WORD(2, p_LSRC), TEXT("]"), BLANK, WORD(3, p_LDST), END),
    FORM(TESLA_RED_G_AND_BITS, INNER | LATER, 1, WORD(4, p_MARK), BLANK, CHOICE(0, 5, op_GUARD),
        BLANK, TEXT("red"), BLANK, TEXT("and"), BLANK, WORD(0, p_BTYPE), BLANK, TEXT("g"),
        NUMBER(1, p_GSPACE), TEXT("["), WORD(2, p_LSRC), TEXT("]"), BLANK, WORD(3, p_LDST), END),
    FORM(TESLA_RED_G_OR_BITS, INNER | LATER, 1, WORD(4, p_MARK), BLANK, CHOICE(0, 5, op_GUARD),
        BLANK, TEXT("red"), BLANK, TEXT("or"), BLANK, WORD(0, p_BTYPE), BLANK, TEXT("g"),
        NUMBER(1, p_GSPACE), TEXT("["), WORD(2, p_LSRC), TEXT("]"), BLANK, WORD(3, p_LDST), END),
    FORM(TESLA_RED_G_XOR_BITS, INNER | LATER, 1, WORD(4, p_MARK), BLANK, CHOICE(0, 5, op_GUARD),
        BLANK, TEXT("red"), BLANK, TEXT("xor"), BLANK, WORD(0, p_BTYPE), BLANK, TEXT("g"),
        NUMBER(1, p_GSPACE), TEXT("["), WORD(2, p_LSRC), TEXT("]"), BLANK, WORD(3, p_LDST), END),
    FORM(TESLA_RED_EXCH_G, INNER | LATER, 1, WORD(4, p_MARK), BLANK, CHOICE(0, 5, op_GUARD), BLANK,
        TEXT("red"), BLANK, TEXT("exch"), BLANK, WORD(0, p_BTYPE), BLANK, TEXT("g"),
        NUMBER(1, p_GSPACE), TEXT("["), WORD(2, p_LSRC), TEXT("]"), BLANK, WORD(3, p_LDST), END),
    FORM(TESLA_RED_G_WIDE_ADD, INNER | LATER, 1, WORD(3, p_MARK), BLANK, CHOICE(1, 4, op_GUARD),
        BLANK, TEXT("red"), BLANK, TEXT("add u64"), BLANK, TEXT("g"), NUMBER(0, p_GSPACE),
        TEXT("["), WORD(1, p_LSRC), TEXT("]"), BLANK, CHOICE(0, 2, op_L_DST), END),
    FORM(TESLA_RED_G_WIDE_EXCH, INNER | LATER, 1, WORD(3, p_MARK), BLANK, CHOICE(1, 4, op_GUARD),
        BLANK, TEXT("red"), BLANK, TEXT("exch b64"), BLANK, TEXT("g"), NUMBER(0, p_GSPACE),
        TEXT("["), WORD(1, p_LSRC), TEXT("]"), BLANK, CHOICE(0, 2, op_L_DST), END),
    FORM(TESLA_RED_G_NARROW_ADD_NUM, INNER | LATER, 1, WORD(4, p_MARK), BLANK,
        CHOICE(0, 5, op_GUARD), BLANK, TEXT("red"), BLANK, TEXT("add"), BLANK, WORD(0, p_ATYPE_4),
        BLANK, TEXT("g"), NUMBER(1, p_GSPACE), TEXT("["), WORD(2, p_LSRC), TEXT("]"), BLANK,
        WORD(3, p_LDST), END),
    FORM(TESLA_RED_G_NARROW_INC_NUM, INNER | LATER, 1, WORD(4, p_MARK), BLANK,
        CHOICE(0, 5, op_GUARD), BLANK, TEXT("red"), BLANK, TEXT("inc"), BLANK, WORD(0, p_ATYPE_4),
        BLANK, TEXT("g"), NUMBER(1, p_GSPACE), TEXT("["), WORD(2, p_LSRC), TEXT("]"), BLANK,
        WORD(3, p_LDST), END),
    FORM(TESLA_RED_G_NARROW_DEC_NUM, INNER | LATER, 1, WORD(4, p_MARK), BLANK,
        CHOICE(0, 5, op_GUARD), BLANK, TEXT("red"), BLANK, TEXT("dec"), BLANK, WORD(0, p_ATYPE_4),
        BLANK, TEXT("g"), NUMBER(1, p_GSPACE), TEXT("["), WORD(2, p_LSRC), TEXT("]"), BLANK,
        WORD(3, p_LDST), END),
    FORM(TESLA_RED_G_NARROW_MAX_NUM, INNER | LATER, 1, WORD(4, p_MARK), BLANK,
        CHOICE(0, 5, op_GUARD), BLANK, TEXT("red"), BLANK, TEXT("max"), BLANK, WORD(0, p_ATYPE_4),
        BLANK, TEXT("g"), NUMBER(1, p_GSPACE), TEXT("["), WORD(2, p_LSRC), TEXT("]"), BLANK,
        WORD(3, p_LDST), END),
    FORM(TESLA_RED_G_NARROW_MIN_NUM, INNER | LATER, 1, WORD(4, p_MARK), BLANK,
        CHOICE(0, 5, op_GUARD), BLANK, TEXT("red"), BLANK, TEXT("min"), BLANK, WORD(0, p_ATYPE_4),
        BLANK, TEXT("g"), NUMBER(1, p_GSPACE), TEXT("["), WORD(2, p_LSRC), TEXT("]"), BLANK,
        WORD(3, p_LDST), END),
    FORM(TESLA_RED_G_NARROW_AND_BITS, INNER | LATER, 1, WORD(4, p_MARK), BLANK,
        CHOICE(0, 5, op_GUARD), BLANK, TEXT("red"), BLANK, TEXT("and"), BLANK, WORD(0, p_BTYPE_2),
        BLANK, TEXT("g"), NUMBER(1, p_GSPACE), TEXT("["), WORD(2, p_LSRC), TEXT("]"), BLANK,
        WORD(3, p_LDST), END),
    FORM(TESLA_RED_G_NARROW_OR_BITS, INNER | LATER, 1, WORD(4, p_MARK), BLANK,
        CHOICE(0, 5, op_GUARD), BLANK, TEXT("red"), BLANK, TEXT("or"), BLANK, WORD(0, p_BTYPE_2),
        BLANK, TEXT("g"), NUMBER(1, p_GSPACE), TEXT("["), WORD(2, p_LSRC), TEXT("]"), BLANK,
        WORD(3, p_LDST), END),
    FORM(TESLA_RED_G_NARROW_XOR_BITS, INNER | LATER, 1, WORD(4, p_MARK), BLANK,
        CHOICE(0, 5, op_GUARD), BLANK, TEXT("red"), BLANK, TEXT("xor"), BLANK, WORD(0, p_BTYPE_2),
        BLANK, TEXT("g"), NUMBER(1, p_GSPACE), TEXT("["), WORD(2, p_LSRC), TEXT("]"), BLANK,
        WORD(3, p_LDST), END),
    FORM(TESLA_RED_EXCH_G_NARROW, INNER | LATER, 1, WORD(4, p_MARK), BLANK, CHOICE(0, 5, op_GUARD),
        BLANK, TEXT("red"), BLANK, TEXT("exch"), BLANK, WORD(0, p_BTYPE_2), BLANK, TEXT("g"),
        NUMBER(1, p_GSPACE), TEXT("["), WORD(2, p_LSRC), TEXT("]"), BLANK, WORD(3, p_LDST), END),
    FORM(TESLA_RED_G_KEPT_ADD_NUM, INNER | LATER, 1, WORD(4, p_MARK), BLANK, CHOICE(0, 5, op_GUARD),
        BLANK, TEXT("red"), BLANK, TEXT("add"), BLANK, WORD(0, p_ATYPE_4), BLANK, TEXT("g"),
        NUMBER(1, p_GSPACE), TEXT("["), WORD(2, p_LSRC), TEXT("]"), BLANK, WORD(3, p_LDST), END),
    FORM(TESLA_RED_G_KEPT_INC_NUM, INNER | LATER, 1, WORD(4, p_MARK), BLANK, CHOICE(0, 5, op_GUARD),
        BLANK, TEXT("red"), BLANK, TEXT("inc"), BLANK, WORD(0, p_ATYPE_4), BLANK, TEXT("g"),
        NUMBER(1, p_GSPACE), TEXT("["), WORD(2, p_LSRC), TEXT("]"), BLANK, WORD(3, p_LDST), END),
    FORM(TESLA_RED_G_KEPT_DEC_NUM, INNER | LATER, 1, WORD(4, p_MARK), BLANK, CHOICE(0, 5, op_GUARD),
        BLANK, TEXT("red"), BLANK, TEXT("dec"), BLANK, WORD(0, p_ATYPE_4), BLANK, TEXT("g"),
        NUMBER(1, p_GSPACE), TEXT("["), WORD(2, p_LSRC), TEXT("]"), BLANK, WORD(3, p_LDST), END),
    FORM(TESLA_RED_G_KEPT_MAX_NUM, INNER | LATER, 1, WORD(4, p_MARK), BLANK, CHOICE(0, 5, op_GUARD),
        BLANK, TEXT("red"), BLANK, TEXT("max"), BLANK, WORD(0, p_ATYPE_4), BLANK, TEXT("g"),
        NUMBER(1, p_GSPACE), TEXT("["), WORD(2, p_LSRC), TEXT("]"), BLANK, WORD(3, p_LDST), END),
    FORM(TESLA_RED_G_KEPT_MIN_NUM, INNER | LATER, 1, WORD(4, p_MARK), BLANK, CHOICE(0, 5, op_GUARD),
        BLANK, TEXT("red"), BLANK, TEXT("min"), BLANK, WORD(0, p_ATYPE_4), BLANK, TEXT("g"),
        NUMBER(1, p_GSPACE), TEXT("["), WORD(2, p_LSRC), TEXT("]"), BLANK, WORD(3, p_LDST), END),
    FORM(TESLA_RED_G_KEPT_EXCH_BITS, INNER | LATER, 1, WORD(4, p_MARK), BLANK,
        CHOICE(0, 5, op_GUARD), BLANK, TEXT("red"), BLANK, TEXT("exch"), BLANK, WORD(0, p_BTYPE_2),
        BLANK, TEXT("g"), NUMBER(1, p_GSPACE), TEXT("["), WORD(2, p_LSRC), TEXT("]"), BLANK,
        WORD(3, p_LDST), END),
    FORM(TESLA_RED_G_KEPT_AND_BITS, INNER | LATER, 1, WORD(4, p_MARK), BLANK,
        CHOICE(0, 5, op_GUARD), BLANK, TEXT("red"), BLANK, TEXT("and"), BLANK, WORD(0, p_BTYPE_2),
        BLANK, TEXT("g"), NUMBER(1, p_GSPACE), TEXT("["), WORD(2, p_LSRC), TEXT("]"), BLANK,
        WORD(3, p_LDST), END),
    FORM(TESLA_RED_G_KEPT_OR_BITS, INNER | LATER, 1, WORD(4, p_MARK), BLANK, CHOICE(0, 5, op_GUARD),
        BLANK, TEXT("red"), BLANK, TEXT("or"), BLANK, WORD(0, p_BTYPE_2), BLANK, TEXT("g"),
        NUMBER(1, p_GSPACE), TEXT("["), WORD(2, p_LSRC), TEXT("]"), BLANK, WORD(3, p_LDST), END),
    FORM(TESLA_RED_G_KEPT_XOR_BITS, INNER | LATER, 1, WORD(4, p_MARK), BLANK,
        CHOICE(0, 5, op_GUARD), BLANK, TEXT("red"), BLANK, TEXT("xor"), BLANK, WORD(0, p_BTYPE_2),
        BLANK, TEXT("g"), NUMBER(1, p_GSPACE), TEXT("["), WORD(2, p_LSRC), TEXT("]"), BLANK,
        WORD(3, p_LDST), END),
};
FORMS(head_restart) = {
    FORM(TESLA_EMIT_RESTART, INNER | LATER, 1, WORD(0, p_MARK), BLANK, CHOICE(0, 1, op_GUARD),
        BLANK, TEXT("restart"), END),
};
FORMS(head_ret) = {
    FORM(TESLA_RET, INNER | LATER, 1, CHOICE(0, 0, op_GUARD), BLANK, TEXT("ret"), END),
};
FORMS(head_rsqrt) = {
    FORM(TESLA_SFU_RSQRT, INNER | LATER, 1, WORD(5, p_MARK), BLANK, CHOICE(1, 6, op_GUARD), BLANK,
        TEXT("rsqrt"), BLANK, TEXT("f32"), BLANK, CHOICE(0, 0, op_LL_DST_2), BLANK,
        WORD(2, p_LNEG1), BLANK, WORD(3, p_LABS1), BLANK, WORD(4, p_LSRC), END),
};
FORMS(head_sad) = {
    FORM(TESLA_SAD_U16_SHORT, SHARED, 1, TEXT("sad"), BLANK, CHOICE(0, 0, op_S_DST_2), BLANK,
        TEXT("u16"), BLANK, CHOICE(1, 1, op_REG_4), BLANK, CHOICE(2, 2, op_REG_5), BLANK,
        CHOICE(3, 0, op_S_DST_2), END),
    FORM(TESLA_SAD_S16_SHORT, SHARED, 1, TEXT("sad"), BLANK, CHOICE(0, 0, op_S_DST_2), BLANK,
        TEXT("s16"), BLANK, CHOICE(1, 1, op_REG_4), BLANK, CHOICE(2, 2, op_REG_5), BLANK,
        CHOICE(3, 0, op_S_DST_2), END),
    FORM(TESLA_SAD_U32_SHORT, SHARED, 1, TEXT("sad"), BLANK, CHOICE(0, 0, op_S_DST_2), BLANK,
        TEXT("u32"), BLANK, CHOICE(1, 1, op_REG_6), BLANK, CHOICE(2, 2, op_REG_7), BLANK,
        CHOICE(3, 0, op_S_DST_2), END),
    FORM(TESLA_SAD_S32_SHORT, SHARED, 1, TEXT("sad"), BLANK, CHOICE(0, 0, op_S_DST_2), BLANK,
        TEXT("s32"), BLANK, CHOICE(1, 1, op_REG_6), BLANK, CHOICE(2, 2, op_REG_7), BLANK,
        CHOICE(3, 0, op_S_DST_2), END),
    FORM(TESLA_SAD_U16_LONG, INNER | SHARED | LATER, 1, WORD(12, p_MARK), BLANK,
        CHOICE(14, 13, op_GUARD), BLANK, TEXT("sad"), BLANK, CHOICE(0, 0, op_MCDST), BLANK,
        CHOICE(1, 1, op_LL_DST_2), BLANK, TEXT("u16"), BLANK, CHOICE(2, 3, op_L_SRC_5), BLANK,
        CHOICE(8, 5, op_L_SRC2_2), BLANK, CHOICE(11, 5, op_L_SRC3_5), END),
    FORM(TESLA_SAD_S16_LONG, INNER | SHARED | LATER, 1, WORD(12, p_MARK), BLANK,
        CHOICE(14, 13, op_GUARD), BLANK, TEXT("sad"), BLANK, CHOICE(0, 0, op_MCDST), BLANK,
        CHOICE(1, 1, op_LL_DST_2), BLANK, TEXT("s16"), BLANK, CHOICE(2, 3, op_L_SRC_5), BLANK,
        CHOICE(8, 5, op_L_SRC2_2), BLANK, CHOICE(11, 5, op_L_SRC3_5), END),
    FORM(TESLA_SAD_U32_LONG, INNER | SHARED | LATER, 1, WORD(12, p_MARK), BLANK,
        CHOICE(14, 13, op_GUARD), BLANK, TEXT("sad"), BLANK, CHOICE(0, 0, op_MCDST), BLANK,
        CHOICE(1, 1, op_LL_DST_2), BLANK, TEXT("u32"), BLANK, CHOICE(2, 3, op_L_SRC_4), BLANK,
        CHOICE(8, 5, op_L_SRC2), BLANK, CHOICE(11, 5, op_L_SRC3_5), END),
    FORM(TESLA_SAD_S32_LONG, INNER | SHARED | LATER, 1, WORD(12, p_MARK), BLANK,
        CHOICE(14, 13, op_GUARD), BLANK, TEXT("sad"), BLANK, CHOICE(0, 0, op_MCDST), BLANK,
        CHOICE(1, 1, op_LL_DST_2), BLANK, TEXT("s32"), BLANK, CHOICE(2, 3, op_L_SRC_4), BLANK,
        CHOICE(8, 5, op_L_SRC2), BLANK, CHOICE(11, 5, op_L_SRC3_5), END),
};
FORMS(head_set) = {
    FORM(TESLA_DSET, INNER | LATER, 1, WORD(10, p_MARK), BLANK, CHOICE(4, 11, op_GUARD), BLANK,
        TEXT("set"), BLANK, CHOICE(0, 0, op_MCDST), BLANK, CHOICE(1, 1, op_LL_DST_5), BLANK,
        WORD(3, p_FCOMPARE), BLANK, TEXT("f64"), BLANK, WORD(4, p_LNEG1), BLANK, WORD(5, p_LABS1),
        BLANK, CHOICE(2, 6, op_REG_3), BLANK, WORD(7, p_LNEG2), BLANK, WORD(8, p_LABS2), BLANK,
        CHOICE(3, 9, op_REG), END),
    FORM(TESLA_FSET, INNER | SHARED | LATER, 1, WORD(15, p_MARK), BLANK, CHOICE(11, 16, op_GUARD),
        BLANK, TEXT("set"), BLANK, CHOICE(0, 0, op_MCDST), BLANK, CHOICE(1, 1, op_LL_DST_2), BLANK,
        WORD(3, p_FCOMPARE), BLANK, TEXT("f32"), BLANK, WORD(4, p_LNEG1), BLANK, WORD(5, p_LABS1),
        BLANK, CHOICE(2, 6, op_L_SRC_4), BLANK, WORD(10, p_LNEG2), BLANK, WORD(11, p_LABS2), BLANK,
        CHOICE(8, 8, op_L_SRC2_6), END),
    FORM(TESLA_SET_U16, INNER | SHARED | LATER, 1, WORD(11, p_MARK), BLANK,
        CHOICE(11, 12, op_GUARD), BLANK, TEXT("set"), BLANK, CHOICE(0, 0, op_MCDST), BLANK,
        CHOICE(1, 1, op_LL_DST_4), BLANK, WORD(3, p_COMPARE), BLANK, TEXT("u16"), BLANK,
        CHOICE(2, 4, op_L_SRC_5), BLANK, CHOICE(8, 6, op_L_SRC2_7), END),
    FORM(TESLA_SET_S16, INNER | SHARED | LATER, 1, WORD(11, p_MARK), BLANK,
        CHOICE(11, 12, op_GUARD), BLANK, TEXT("set"), BLANK, CHOICE(0, 0, op_MCDST), BLANK,
        CHOICE(1, 1, op_LL_DST_4), BLANK, WORD(3, p_COMPARE), BLANK, TEXT("s16"), BLANK,
        CHOICE(2, 4, op_L_SRC_5), BLANK, CHOICE(8, 6, op_L_SRC2_7), END),
    FORM(TESLA_SET_U32, INNER | SHARED | LATER, 1, WORD(11, p_MARK), BLANK,
        CHOICE(11, 12, op_GUARD), BLANK, TEXT("set"), BLANK, CHOICE(0, 0, op_MCDST), BLANK,
        CHOICE(1, 1, op_LL_DST_2), BLANK, WORD(3, p_COMPARE), BLANK, TEXT("u32"), BLANK,
        CHOICE(2, 4, op_L_SRC_4), BLANK, CHOICE(8, 6, op_L_SRC2_5), END),
    FORM(TESLA_SET_S32, INNER | SHARED | LATER, 1, WORD(11, p_MARK), BLANK,
        CHOICE(11, 12, op_GUARD), BLANK, TEXT("set"), BLANK, CHOICE(0, 0, op_MCDST), BLANK,
        CHOICE(1, 1, op_LL_DST_2), BLANK, WORD(3, p_COMPARE), BLANK, TEXT("s32"), BLANK,
        CHOICE(2, 4, op_L_SRC_4), BLANK, CHOICE(8, 6, op_L_SRC2_5), END),
};
FORMS(head_shl) = {
    FORM(TESLA_SHL_B16_REG, INNER | SHARED | LATER, 1, WORD(10, p_MARK), BLANK,
        CHOICE(11, 11, op_GUARD), BLANK, TEXT("shl"), BLANK, TEXT("b16"), BLANK,
        CHOICE(0, 0, op_MCDST), BLANK, CHOICE(1, 1, op_LL_DST_4), BLANK, CHOICE(2, 3, op_L_SRC_5),
        BLANK, CHOICE(8, 5, op_L_SRC2_7), END),
    FORM(TESLA_SHL_B32_REG, INNER | SHARED | LATER, 1, WORD(10, p_MARK), BLANK,
        CHOICE(11, 11, op_GUARD), BLANK, TEXT("shl"), BLANK, TEXT("b32"), BLANK,
        CHOICE(0, 0, op_MCDST), BLANK, CHOICE(1, 1, op_LL_DST_2), BLANK, CHOICE(2, 3, op_L_SRC_4),
        BLANK, CHOICE(8, 5, op_L_SRC2_5), END),
    FORM(TESLA_SHL_B16_CNT, INNER | SHARED | LATER, 1, WORD(8, p_MARK), BLANK,
        CHOICE(8, 9, op_GUARD), BLANK, TEXT("shl"), BLANK, TEXT("b16"), BLANK,
        CHOICE(0, 0, op_MCDST), BLANK, CHOICE(1, 1, op_LL_DST_4), BLANK, CHOICE(2, 3, op_L_SRC),
        BLANK, NUMBER(7, p_SHCNT), END),
    FORM(TESLA_SHL_B32_CNT, INNER | LATER, 1, WORD(8, p_MARK), BLANK, CHOICE(8, 9, op_GUARD), BLANK,
        TEXT("shl"), BLANK, TEXT("b32"), BLANK, CHOICE(0, 0, op_MCDST), BLANK,
        CHOICE(1, 1, op_LL_DST_2), BLANK, CHOICE(2, 3, op_L_SRC_2), BLANK, NUMBER(7, p_SHCNT), END),
    FORM(TESLA_SHL_A, INNER | LATER, 1, WORD(6, p_MARK), BLANK, CHOICE(6, 7, op_GUARD), BLANK,
        TEXT("shl"), BLANK, WORD(0, p_ADST), BLANK, CHOICE(0, 1, op_L_SRC_2), BLANK,
        NUMBER(5, p_HSHCNT), END),
};
FORMS(head_shr) = {
    FORM(TESLA_SHR_U16_REG, INNER | SHARED | LATER, 1, WORD(10, p_MARK), BLANK,
        CHOICE(11, 11, op_GUARD), BLANK, TEXT("shr"), BLANK, TEXT("u16"), BLANK,
        CHOICE(0, 0, op_MCDST), BLANK, CHOICE(1, 1, op_LL_DST_4), BLANK, CHOICE(2, 3, op_L_SRC_5),
        BLANK, CHOICE(8, 5, op_L_SRC2_7), END),
    FORM(TESLA_SHR_S16_REG, INNER | SHARED | LATER, 1, WORD(10, p_MARK), BLANK,
        CHOICE(11, 11, op_GUARD), BLANK, TEXT("shr"), BLANK, TEXT("s16"), BLANK,
        CHOICE(0, 0, op_MCDST), BLANK, CHOICE(1, 1, op_LL_DST_4), BLANK, CHOICE(2, 3, op_L_SRC_5),
        BLANK, CHOICE(8, 5, op_L_SRC2_7), END),
    FORM(TESLA_SHR_U32_REG, INNER | SHARED | LATER, 1, WORD(10, p_MARK), BLANK,
        CHOICE(11, 11, op_GUARD), BLANK, TEXT("shr"), BLANK, TEXT("u32"), BLANK,
        CHOICE(0, 0, op_MCDST), BLANK, CHOICE(1, 1, op_LL_DST_2), BLANK, CHOICE(2, 3, op_L_SRC_4),
        BLANK, CHOICE(8, 5, op_L_SRC2_5), END),
    FORM(TESLA_SHR_S32_REG, INNER | SHARED | LATER, 1, WORD(10, p_MARK), BLANK,
        CHOICE(11, 11, op_GUARD), BLANK, TEXT("shr"), BLANK, TEXT("s32"), BLANK,
        CHOICE(0, 0, op_MCDST), BLANK, CHOICE(1, 1, op_LL_DST_2), BLANK, CHOICE(2, 3, op_L_SRC_4),
        BLANK, CHOICE(8, 5, op_L_SRC2_5), END),
    FORM(TESLA_SHR_U16_CNT, INNER | SHARED | LATER, 1, WORD(8, p_MARK), BLANK,
        CHOICE(8, 9, op_GUARD), BLANK, TEXT("shr"), BLANK, TEXT("u16"), BLANK,
        CHOICE(0, 0, op_MCDST), BLANK, CHOICE(1, 1, op_LL_DST_4), BLANK, CHOICE(2, 3, op_L_SRC),
        BLANK, NUMBER(7, p_SHCNT), END),
    FORM(TESLA_SHR_S16_CNT, INNER | SHARED | LATER, 1, WORD(8, p_MARK), BLANK,
        CHOICE(8, 9, op_GUARD), BLANK, TEXT("shr"), BLANK, TEXT("s16"), BLANK,
        CHOICE(0, 0, op_MCDST), BLANK, CHOICE(1, 1, op_LL_DST_4), BLANK, CHOICE(2, 3, op_L_SRC),
        BLANK, NUMBER(7, p_SHCNT), END),
    FORM(TESLA_SHR_U32_CNT, INNER | LATER, 1, WORD(8, p_MARK), BLANK, CHOICE(8, 9, op_GUARD), BLANK,
        TEXT("shr"), BLANK, TEXT("u32"), BLANK, CHOICE(0, 0, op_MCDST), BLANK,
        CHOICE(1, 1, op_LL_DST_2), BLANK, CHOICE(2, 3, op_L_SRC_2), BLANK, NUMBER(7, p_SHCNT), END),
    FORM(TESLA_SHR_S32_CNT, INNER | LATER, 1, WORD(8, p_MARK), BLANK, CHOICE(8, 9, op_GUARD), BLANK,
        TEXT("shr"), BLANK, TEXT("s32"), BLANK, CHOICE(0, 0, op_MCDST), BLANK,
        CHOICE(1, 1, op_LL_DST_2), BLANK, CHOICE(2, 3, op_L_SRC_2), BLANK, NUMBER(7, p_SHCNT), END),
};
FORMS(head_sin) = {
    FORM(TESLA_SINCOS_SIN, INNER | LATER, 1, WORD(3, p_MARK), BLANK, CHOICE(1, 4, op_GUARD), BLANK,
        TEXT("sin"), BLANK, TEXT("f32"), BLANK, CHOICE(0, 0, op_LL_DST_2), BLANK, WORD(2, p_LSRC),
        END),
};
FORMS(head_slct) = {
    FORM(TESLA_FSLCT, INNER | SHARED | LATER, 1, WORD(13, p_MARK), BLANK, CHOICE(14, 14, op_GUARD),
        BLANK, TEXT("slct"), BLANK, TEXT("b32"), BLANK, CHOICE(0, 0, op_MCDST), BLANK,
        CHOICE(1, 1, op_LL_DST_2), BLANK, CHOICE(2, 3, op_L_SRC_4), BLANK, CHOICE(8, 5, op_L_SRC2),
        BLANK, TEXT("f32"), BLANK, WORD(10, p_ONEG), BLANK, CHOICE(11, 5, op_L_SRC3_2), END),
};
FORMS(head_st) = {
    FORM(TESLA_ST_O, INNER | LATER, 1, WORD(3, p_MARK), BLANK, CHOICE(1, 4, op_GUARD), BLANK,
        TEXT("st"), BLANK, TEXT("b32"), BLANK, TEXT("o["), CHOICE(0, 0, op_AT0_8), TEXT("]"), BLANK,
        WORD(2, p_LSRC3), END),
    FORM(TESLA_ST_S_HALF_B8, INNER | SHARED | LATER, 1, WORD(3, p_MARK), BLANK,
        CHOICE(2, 4, op_GUARD), BLANK, TEXT("st"), BLANK, TEXT("b8"), BLANK, TEXT("s["),
        CHOICE(0, 0, op_AT), TEXT("]"), BLANK, CHOICE(1, 2, op_REG_8), END),
    FORM(TESLA_ST_S_FULL_B8, INNER | LATER, 1, WORD(3, p_MARK), BLANK, CHOICE(2, 4, op_GUARD),
        BLANK, TEXT("st"), BLANK, TEXT("b8"), BLANK, TEXT("s["), CHOICE(0, 0, op_AT), TEXT("]"),
        BLANK, CHOICE(1, 2, op_REG_9), END),
    FORM(TESLA_ST_S_HALF_B16, INNER | SHARED | LATER, 1, WORD(3, p_MARK), BLANK,
        CHOICE(2, 4, op_GUARD), BLANK, TEXT("st"), BLANK, TEXT("b16"), BLANK, TEXT("s["),
        CHOICE(0, 0, op_AT_2), TEXT("]"), BLANK, CHOICE(1, 2, op_REG_8), END),
    FORM(TESLA_ST_S_FULL_B16, INNER | LATER, 1, WORD(3, p_MARK), BLANK, CHOICE(2, 4, op_GUARD),
        BLANK, TEXT("st"), BLANK, TEXT("b16"), BLANK, TEXT("s["), CHOICE(0, 0, op_AT_2), TEXT("]"),
        BLANK, CHOICE(1, 2, op_REG_9), END),
    FORM(TESLA_ST_S_HALF_B32, INNER | SHARED | LATER, 1, WORD(3, p_MARK), BLANK,
        CHOICE(2, 4, op_GUARD), BLANK, TEXT("st"), BLANK, TEXT("b32"), BLANK, TEXT("s["),
        CHOICE(0, 0, op_AT_3), TEXT("]"), BLANK, CHOICE(1, 2, op_REG_8), END),
    FORM(TESLA_ST_S_FULL_B32, INNER | LATER, 1, WORD(3, p_MARK), BLANK, CHOICE(2, 4, op_GUARD),
        BLANK, TEXT("st"), BLANK, TEXT("b32"), BLANK, TEXT("s["), CHOICE(0, 0, op_AT_3), TEXT("]"),
        BLANK, CHOICE(1, 2, op_REG_9), END),
    FORM(TESLA_ST_S_HALF_UNLOCK, INNER | SHARED | LATER, 1, WORD(3, p_MARK), BLANK,
        CHOICE(2, 4, op_GUARD), BLANK, TEXT("st"), BLANK, TEXT("unlock"), BLANK, TEXT("b32"), BLANK,
        TEXT("s["), CHOICE(0, 0, op_AT_3), TEXT("]"), BLANK, CHOICE(1, 2, op_REG_8), END),
    FORM(TESLA_ST_S_FULL_UNLOCK, INNER | LATER, 1, WORD(3, p_MARK), BLANK, CHOICE(2, 4, op_GUARD),
        BLANK, TEXT("st"), BLANK, TEXT("unlock"), BLANK, TEXT("b32"), BLANK, TEXT("s["),
        CHOICE(0, 0, op_AT_3), TEXT("]"), BLANK, CHOICE(1, 2, op_REG_9), END),
    FORM(TESLA_ST_L_U8, INNER | LATER, 1, WORD(3, p_MARK), BLANK, CHOICE(2, 4, op_GUARD), BLANK,
        TEXT("st"), BLANK, TEXT("u8"), BLANK, TEXT("l["), CHOICE(0, 0, op_AT), TEXT("]"), BLANK,
        CHOICE(1, 2, op_L_DST_2), END),
    FORM(TESLA_ST_L_S8, INNER | LATER, 1, WORD(3, p_MARK), BLANK, CHOICE(2, 4, op_GUARD), BLANK,
        TEXT("st"), BLANK, TEXT("s8"), BLANK, TEXT("l["), CHOICE(0, 0, op_AT), TEXT("]"), BLANK,
        CHOICE(1, 2, op_L_DST_2), END),
    FORM(TESLA_ST_L_U16, INNER | LATER, 1, WORD(3, p_MARK), BLANK, CHOICE(2, 4, op_GUARD), BLANK,
        TEXT("st"), BLANK, TEXT("u16"), BLANK, TEXT("l["), CHOICE(0, 0, op_AT), TEXT("]"), BLANK,
        CHOICE(1, 2, op_L_DST_2), END),
    FORM(TESLA_ST_L_S16, INNER | LATER, 1, WORD(3, p_MARK), BLANK, CHOICE(2, 4, op_GUARD), BLANK,
        TEXT("st"), BLANK, TEXT("s16"), BLANK, TEXT("l["), CHOICE(0, 0, op_AT), TEXT("]"), BLANK,
        CHOICE(1, 2, op_L_DST_2), END),
    FORM(TESLA_ST_L_B64, INNER | LATER, 1, WORD(3, p_MARK), BLANK, CHOICE(2, 4, op_GUARD), BLANK,
        TEXT("st"), BLANK, TEXT("b64"), BLANK, TEXT("l["), CHOICE(0, 0, op_AT), TEXT("]"), BLANK,
        CHOICE(1, 2, op_L_DST), END),
    FORM(TESLA_ST_L_B128, INNER | LATER, 1, WORD(3, p_MARK), BLANK, CHOICE(2, 4, op_GUARD), BLANK,
        TEXT("st"), BLANK, TEXT("b128"), BLANK, TEXT("l["), CHOICE(0, 0, op_AT), TEXT("]"), BLANK,
        CHOICE(1, 2, op_L_DST_3), END),
    FORM(TESLA_ST_L_B32, INNER | LATER, 1, WORD(3, p_MARK), BLANK, CHOICE(2, 4, op_GUARD), BLANK,
        TEXT("st"), BLANK, TEXT("b32"), BLANK, TEXT("l["), CHOICE(0, 0, op_AT), TEXT("]"), BLANK,
        CHOICE(1, 2, op_L_DST_2), END),
    FORM(TESLA_ST_G_U8, INNER | LATER, 1, WORD(3, p_MARK), BLANK, CHOICE(1, 4, op_GUARD), BLANK,
        TEXT("st"), BLANK, TEXT("u8"), BLANK, TEXT("g"), NUMBER(0, p_GSPACE), TEXT("["),
        WORD(1, p_LSRC), TEXT("]"), BLANK, CHOICE(0, 2, op_L_DST_2), END),
    FORM(TESLA_ST_G_S8, INNER | LATER, 1, WORD(3, p_MARK), BLANK, CHOICE(1, 4, op_GUARD), BLANK,
        TEXT("st"), BLANK, TEXT("s8"), BLANK, TEXT("g"), NUMBER(0, p_GSPACE), TEXT("["),
        WORD(1, p_LSRC), TEXT("]"), BLANK, CHOICE(0, 2, op_L_DST_2), END),
    FORM(TESLA_ST_G_U16, INNER | LATER, 1, WORD(3, p_MARK), BLANK, CHOICE(1, 4, op_GUARD), BLANK,
        TEXT("st"), BLANK, TEXT("u16"), BLANK, TEXT("g"), NUMBER(0, p_GSPACE), TEXT("["),
        WORD(1, p_LSRC), TEXT("]"), BLANK, CHOICE(0, 2, op_L_DST_2), END),
    FORM(TESLA_ST_G_S16, INNER | LATER, 1, WORD(3, p_MARK), BLANK, CHOICE(1, 4, op_GUARD), BLANK,
        TEXT("st"), BLANK, TEXT("s16"), BLANK, TEXT("g"), NUMBER(0, p_GSPACE), TEXT("["),
        WORD(1, p_LSRC), TEXT("]"), BLANK, CHOICE(0, 2, op_L_DST_2), END),
    FORM(TESLA_ST_G_B64, INNER | LATER, 1, WORD(3, p_MARK), BLANK, CHOICE(1, 4, op_GUARD), BLANK,
        TEXT("st"), BLANK, TEXT("b64"), BLANK, TEXT("g"), NUMBER(0, p_GSPACE), TEXT("["),
        WORD(1, p_LSRC), TEXT("]"), BLANK, CHOICE(0, 2, op_L_DST), END),
    FORM(TESLA_ST_G_B128, INNER | LATER, 1, WORD(3, p_MARK), BLANK, CHOICE(1, 4, op_GUARD), BLANK,
        TEXT("st"), BLANK, TEXT("b128"), BLANK, TEXT("g"), NUMBER(0, p_GSPACE), TEXT("["),
        WORD(1, p_LSRC), TEXT("]"), BLANK, CHOICE(0, 2, op_L_DST_3), END),
    FORM(TESLA_ST_G_B32, INNER | LATER, 1, WORD(3, p_MARK), BLANK, CHOICE(1, 4, op_GUARD), BLANK,
        TEXT("st"), BLANK, TEXT("b32"), BLANK, TEXT("g"), NUMBER(0, p_GSPACE), TEXT("["),
        WORD(1, p_LSRC), TEXT("]"), BLANK, CHOICE(0, 2, op_L_DST_2), END),
};
FORMS(head_sub) = {
    FORM(TESLA_ADD_SUB_B16_SHORT, SHARED, 1, TEXT("sub"), BLANK, WORD(0, p_SSAT), BLANK,
        TEXT("b16"), BLANK, CHOICE(0, 1, op_S_DST_3), BLANK, CHOICE(1, 2, op_S_SRC_2), BLANK,
        CHOICE(7, 4, op_S_SRC2_3), BLANK, END),
    FORM(TESLA_ADD_SUB_B32_SHORT, SHARED, 1, TEXT("sub"), BLANK, WORD(0, p_SSAT), BLANK,
        TEXT("b32"), BLANK, CHOICE(0, 1, op_S_DST), BLANK, CHOICE(1, 2, op_S_SRC), BLANK,
        CHOICE(7, 4, op_S_SRC2_2), BLANK, END),
    FORM(TESLA_MUL_ADD_SUB_U16_SHORT, SHARED, 1, TEXT("sub"), BLANK, BLANK,
        CHOICE(0, 0, op_S_DST_2), BLANK, TEXT("(mul"), BLANK, TEXT("u16"), BLANK,
        CHOICE(1, 1, op_S_SRC_2), BLANK, CHOICE(7, 3, op_S_SRC2_3), TEXT(")"), BLANK,
        CHOICE(9, 0, op_S_DST_2), BLANK, END),
    FORM(TESLA_MUL_ADD_SUB_S16_SHORT, SHARED, 1, TEXT("sub"), BLANK, BLANK,
        CHOICE(0, 0, op_S_DST_2), BLANK, TEXT("(mul"), BLANK, TEXT("s16"), BLANK,
        CHOICE(1, 1, op_S_SRC_2), BLANK, CHOICE(7, 3, op_S_SRC2_3), TEXT(")"), BLANK,
        CHOICE(9, 0, op_S_DST_2), BLANK, END),
    FORM(TESLA_MUL_ADD_SUB_S16SAT_SHORT, SHARED, 1, TEXT("sub"), BLANK, TEXT("sat"), BLANK,
        CHOICE(0, 0, op_S_DST_2), BLANK, TEXT("(mul"), BLANK, TEXT("s16"), BLANK,
        CHOICE(1, 1, op_S_SRC_2), BLANK, CHOICE(7, 3, op_S_SRC2_3), TEXT(")"), BLANK,
        CHOICE(9, 0, op_S_DST_2), BLANK, END),
    FORM(TESLA_MUL_ADD_SUB_U24_SHORT, SHARED, 1, TEXT("sub"), BLANK, BLANK,
        CHOICE(0, 0, op_S_DST_2), BLANK, TEXT("(mul"), BLANK, TEXT("u24"), BLANK,
        CHOICE(1, 1, op_S_SRC), BLANK, CHOICE(7, 3, op_S_SRC2_2), TEXT(")"), BLANK,
        CHOICE(9, 0, op_S_DST_2), BLANK, END),
    FORM(TESLA_ADD_SUB_B16_IMM, SHARED | LATER, 1, TEXT("sub"), BLANK, WORD(0, p_SSAT), BLANK,
        TEXT("b16"), BLANK, CHOICE(0, 1, op_S_DST_3), BLANK, CHOICE(1, 2, op_I_SRC_2), BLANK,
        NUMBER(6, p_IMM), BLANK, END),
    FORM(TESLA_ADD_SUB_B32_IMM, LATER, 1, TEXT("sub"), BLANK, WORD(0, p_SSAT), BLANK, TEXT("b32"),
        BLANK, CHOICE(0, 1, op_S_DST), BLANK, CHOICE(1, 2, op_I_SRC), BLANK, NUMBER(6, p_IMM),
        BLANK, END),
    FORM(TESLA_MUL_ADD_SUB_U16_IMM, SHARED | LATER, 1, TEXT("sub"), BLANK, BLANK,
        CHOICE(0, 0, op_S_DST_2), BLANK, TEXT("(mul"), BLANK, TEXT("u16"), BLANK,
        CHOICE(1, 1, op_I_SRC_2), BLANK, NUMBER(5, p_IMM), TEXT(")"), BLANK,
        CHOICE(7, 0, op_S_DST_2), BLANK, END),
    FORM(TESLA_MUL_ADD_SUB_S16_IMM, SHARED | LATER, 1, TEXT("sub"), BLANK, BLANK,
        CHOICE(0, 0, op_S_DST_2), BLANK, TEXT("(mul"), BLANK, TEXT("s16"), BLANK,
        CHOICE(1, 1, op_I_SRC_2), BLANK, NUMBER(5, p_IMM), TEXT(")"), BLANK,
        CHOICE(7, 0, op_S_DST_2), BLANK, END),
    FORM(TESLA_MUL_ADD_SUB_S16SAT_IMM, SHARED | LATER, 1, TEXT("sub"), BLANK, TEXT("sat"), BLANK,
        CHOICE(0, 0, op_S_DST_2), BLANK, TEXT("(mul"), BLANK, TEXT("s16"), BLANK,
        CHOICE(1, 1, op_I_SRC_2), BLANK, NUMBER(5, p_IMM), TEXT(")"), BLANK,
        CHOICE(7, 0, op_S_DST_2), BLANK, END),
    FORM(TESLA_MUL_ADD_SUB_U24_IMM, SHARED | LATER, 1, TEXT("sub"), BLANK, BLANK,
        CHOICE(0, 0, op_S_DST_2), BLANK, TEXT("(mul"), BLANK, TEXT("u24"), BLANK,
        CHOICE(1, 1, op_I_SRC), BLANK, NUMBER(5, p_IMM), TEXT(")"), BLANK, CHOICE(7, 0, op_S_DST_2),
        BLANK, END),
    FORM(TESLA_ADD_SUB_B16_LONG, INNER | SHARED | LATER, 1, WORD(11, p_MARK), BLANK,
        CHOICE(11, 12, op_GUARD), BLANK, TEXT("sub"), BLANK, WORD(0, p_LSAT), BLANK, TEXT("b16"),
        BLANK, CHOICE(0, 1, op_MCDST), BLANK, CHOICE(1, 2, op_LL_DST_4), BLANK,
        CHOICE(2, 4, op_L_SRC_5), BLANK, CHOICE(8, 6, op_L_SRC3_3), BLANK, END),
    FORM(TESLA_ADD_SUB_B32_LONG, INNER | SHARED | LATER, 1, WORD(11, p_MARK), BLANK,
        CHOICE(11, 12, op_GUARD), BLANK, TEXT("sub"), BLANK, WORD(0, p_LSAT), BLANK, TEXT("b32"),
        BLANK, CHOICE(0, 1, op_MCDST), BLANK, CHOICE(1, 2, op_LL_DST_2), BLANK,
        CHOICE(2, 4, op_L_SRC_4), BLANK, CHOICE(8, 6, op_L_SRC3_4), BLANK, END),
    FORM(TESLA_MUL_ADD_SUB_U16_LONG, INNER | SHARED | LATER, 1, WORD(12, p_MARK), BLANK,
        CHOICE(14, 13, op_GUARD), BLANK, TEXT("sub"), BLANK, BLANK, CHOICE(0, 0, op_MCDST), BLANK,
        CHOICE(1, 1, op_LL_DST_2), BLANK, TEXT("(mul"), BLANK, TEXT("u16"), BLANK,
        CHOICE(2, 3, op_L_SRC_5), BLANK, CHOICE(8, 5, op_L_SRC2_2), TEXT(")"), BLANK,
        CHOICE(11, 5, op_L_SRC3_5), BLANK, END),
    FORM(TESLA_MUL_ADD_SUB_S16_LONG, INNER | SHARED | LATER, 1, WORD(12, p_MARK), BLANK,
        CHOICE(14, 13, op_GUARD), BLANK, TEXT("sub"), BLANK, BLANK, CHOICE(0, 0, op_MCDST), BLANK,
        CHOICE(1, 1, op_LL_DST_2), BLANK, TEXT("(mul"), BLANK, TEXT("s16"), BLANK,
        CHOICE(2, 3, op_L_SRC_5), BLANK, CHOICE(8, 5, op_L_SRC2_2), TEXT(")"), BLANK,
        CHOICE(11, 5, op_L_SRC3_5), BLANK, END),
    FORM(TESLA_MUL_ADD_SUB_S16SAT_LONG, INNER | SHARED | LATER, 1, WORD(12, p_MARK), BLANK,
        CHOICE(14, 13, op_GUARD), BLANK, TEXT("sub"), BLANK, TEXT("sat"), BLANK,
        CHOICE(0, 0, op_MCDST), BLANK, CHOICE(1, 1, op_LL_DST_2), BLANK, TEXT("(mul"), BLANK,
        TEXT("s16"), BLANK, CHOICE(2, 3, op_L_SRC_5), BLANK, CHOICE(8, 5, op_L_SRC2_2), TEXT(")"),
        BLANK, CHOICE(11, 5, op_L_SRC3_5), BLANK, END),
    FORM(TESLA_MUL_ADD_SUB_U24_LONG, INNER | SHARED | LATER, 1, WORD(12, p_MARK), BLANK,
        CHOICE(14, 13, op_GUARD), BLANK, TEXT("sub"), BLANK, BLANK, CHOICE(0, 0, op_MCDST), BLANK,
        CHOICE(1, 1, op_LL_DST_2), BLANK, TEXT("(mul"), BLANK, TEXT("u24"), BLANK,
        CHOICE(2, 3, op_L_SRC_4), BLANK, CHOICE(8, 5, op_L_SRC2), TEXT(")"), BLANK,
        CHOICE(11, 5, op_L_SRC3_5), BLANK, END),
    FORM(TESLA_MUL_ADD_SUB_S24_LONG, INNER | SHARED | LATER, 1, WORD(12, p_MARK), BLANK,
        CHOICE(14, 13, op_GUARD), BLANK, TEXT("sub"), BLANK, BLANK, CHOICE(0, 0, op_MCDST), BLANK,
        CHOICE(1, 1, op_LL_DST_2), BLANK, TEXT("(mul"), BLANK, TEXT("s24"), BLANK,
        CHOICE(2, 3, op_L_SRC_4), BLANK, CHOICE(8, 5, op_L_SRC2), TEXT(")"), BLANK,
        CHOICE(11, 5, op_L_SRC3_5), BLANK, END),
    FORM(TESLA_MUL_ADD_SUB_S24SAT_LONG, INNER | SHARED | LATER, 1, WORD(12, p_MARK), BLANK,
        CHOICE(14, 13, op_GUARD), BLANK, TEXT("sub"), BLANK, TEXT("sat"), BLANK,
        CHOICE(0, 0, op_MCDST), BLANK, CHOICE(1, 1, op_LL_DST_2), BLANK, TEXT("(mul"), BLANK,
        TEXT("s24"), BLANK, CHOICE(2, 3, op_L_SRC_4), BLANK, CHOICE(8, 5, op_L_SRC2), TEXT(")"),
        BLANK, CHOICE(11, 5, op_L_SRC3_5), BLANK, END),
    FORM(TESLA_MUL_ADD_SUB_U24HIGH_LONG, INNER | SHARED | LATER, 1, WORD(12, p_MARK), BLANK,
        CHOICE(14, 13, op_GUARD), BLANK, TEXT("sub"), BLANK, BLANK, CHOICE(0, 0, op_MCDST), BLANK,
        CHOICE(1, 1, op_LL_DST_2), BLANK, TEXT("(mul"), BLANK, TEXT("high u24"), BLANK,
        CHOICE(2, 3, op_L_SRC_4), BLANK, CHOICE(8, 5, op_L_SRC2), TEXT(")"), BLANK,
        CHOICE(11, 5, op_L_SRC3_5), BLANK, END),
    FORM(TESLA_MUL_ADD_SUB_S24HIGH_LONG, INNER | SHARED | LATER, 1, WORD(12, p_MARK), BLANK,
        CHOICE(14, 13, op_GUARD), BLANK, TEXT("sub"), BLANK, BLANK, CHOICE(0, 0, op_MCDST), BLANK,
        CHOICE(1, 1, op_LL_DST_2), BLANK, TEXT("(mul"), BLANK, TEXT("high s24"), BLANK,
        CHOICE(2, 3, op_L_SRC_4), BLANK, CHOICE(8, 5, op_L_SRC2), TEXT(")"), BLANK,
        CHOICE(11, 5, op_L_SRC3_5), BLANK, END),
    FORM(TESLA_MUL_ADD_SUB_S24HIGHSAT_LONG, INNER | SHARED | LATER, 1, WORD(12, p_MARK), BLANK,
        CHOICE(14, 13, op_GUARD), BLANK, TEXT("sub"), BLANK, TEXT("sat"), BLANK,
        CHOICE(0, 0, op_MCDST), BLANK, CHOICE(1, 1, op_LL_DST_2), BLANK, TEXT("(mul"), BLANK,
        TEXT("high s24"), BLANK, CHOICE(2, 3, op_L_SRC_4), BLANK, CHOICE(8, 5, op_L_SRC2),
        TEXT(")"), BLANK, CHOICE(11, 5, op_L_SRC3_5), BLANK, END),
    FORM(TESLA_MUL_ADD_AGAIN_SUB, INNER | SHARED | LATER, 1, WORD(13, p_MARK), BLANK,
        CHOICE(14, 14, op_GUARD), BLANK, TEXT("sub"), BLANK, CHOICE(0, 0, op_MCDST), BLANK,
        CHOICE(1, 1, op_LL_DST_2), BLANK, TEXT("(mul"), BLANK, WORD(3, p_U24AGAIN), BLANK,
        CHOICE(2, 4, op_L_SRC_4), BLANK, CHOICE(8, 6, op_L_SRC2), TEXT(")"), BLANK,
        CHOICE(11, 6, op_L_SRC3_5), BLANK, END),
};
FORMS(head_subr) = {
    FORM(TESLA_ADD_SUBR_B16_SHORT, SHARED, 1, TEXT("subr"), BLANK, WORD(0, p_SSAT), BLANK,
        TEXT("b16"), BLANK, CHOICE(0, 1, op_S_DST_3), BLANK, CHOICE(1, 2, op_S_SRC_2), BLANK,
        CHOICE(7, 4, op_S_SRC2_3), BLANK, END),
    FORM(TESLA_ADD_SUBR_B32_SHORT, SHARED, 1, TEXT("subr"), BLANK, WORD(0, p_SSAT), BLANK,
        TEXT("b32"), BLANK, CHOICE(0, 1, op_S_DST), BLANK, CHOICE(1, 2, op_S_SRC), BLANK,
        CHOICE(7, 4, op_S_SRC2_2), BLANK, END),
    FORM(TESLA_MUL_ADD_SUBR_U16_SHORT, SHARED, 1, TEXT("subr"), BLANK, BLANK,
        CHOICE(0, 0, op_S_DST_2), BLANK, TEXT("(mul"), BLANK, TEXT("u16"), BLANK,
        CHOICE(1, 1, op_S_SRC_2), BLANK, CHOICE(7, 3, op_S_SRC2_3), TEXT(")"), BLANK,
        CHOICE(9, 0, op_S_DST_2), BLANK, END),
    FORM(TESLA_MUL_ADD_SUBR_S16_SHORT, SHARED, 1, TEXT("subr"), BLANK, BLANK,
        CHOICE(0, 0, op_S_DST_2), BLANK, TEXT("(mul"), BLANK, TEXT("s16"), BLANK,
        CHOICE(1, 1, op_S_SRC_2), BLANK, CHOICE(7, 3, op_S_SRC2_3), TEXT(")"), BLANK,
        CHOICE(9, 0, op_S_DST_2), BLANK, END),
    FORM(TESLA_MUL_ADD_SUBR_S16SAT_SHORT, SHARED, 1, TEXT("subr"), BLANK, TEXT("sat"), BLANK,
        CHOICE(0, 0, op_S_DST_2), BLANK, TEXT("(mul"), BLANK, TEXT("s16"), BLANK,
        CHOICE(1, 1, op_S_SRC_2), BLANK, CHOICE(7, 3, op_S_SRC2_3), TEXT(")"), BLANK,
        CHOICE(9, 0, op_S_DST_2), BLANK, END),
    FORM(TESLA_MUL_ADD_SUBR_U24_SHORT, SHARED, 1, TEXT("subr"), BLANK, BLANK,
        CHOICE(0, 0, op_S_DST_2), BLANK, TEXT("(mul"), BLANK, TEXT("u24"), BLANK,
        CHOICE(1, 1, op_S_SRC), BLANK, CHOICE(7, 3, op_S_SRC2_2), TEXT(")"), BLANK,
        CHOICE(9, 0, op_S_DST_2), BLANK, END),
    FORM(TESLA_ADD_SUBR_B16_IMM, SHARED | LATER, 1, TEXT("subr"), BLANK, WORD(0, p_SSAT), BLANK,
        TEXT("b16"), BLANK, CHOICE(0, 1, op_S_DST_3), BLANK, CHOICE(1, 2, op_I_SRC_2), BLANK,
        NUMBER(6, p_IMM), BLANK, END),
    FORM(TESLA_ADD_SUBR_B32_IMM, LATER, 1, TEXT("subr"), BLANK, WORD(0, p_SSAT), BLANK, TEXT("b32"),
        BLANK, CHOICE(0, 1, op_S_DST), BLANK, CHOICE(1, 2, op_I_SRC), BLANK, NUMBER(6, p_IMM),
        BLANK, END),
    FORM(TESLA_MUL_ADD_SUBR_U16_IMM, SHARED | LATER, 1, TEXT("subr"), BLANK, BLANK,
        CHOICE(0, 0, op_S_DST_2), BLANK, TEXT("(mul"), BLANK, TEXT("u16"), BLANK,
        CHOICE(1, 1, op_I_SRC_2), BLANK, NUMBER(5, p_IMM), TEXT(")"), BLANK,
        CHOICE(7, 0, op_S_DST_2), BLANK, END),
    FORM(TESLA_MUL_ADD_SUBR_S16_IMM, SHARED | LATER, 1, TEXT("subr"), BLANK, BLANK,
        CHOICE(0, 0, op_S_DST_2), BLANK, TEXT("(mul"), BLANK, TEXT("s16"), BLANK,
        CHOICE(1, 1, op_I_SRC_2), BLANK, NUMBER(5, p_IMM), TEXT(")"), BLANK,
        CHOICE(7, 0, op_S_DST_2), BLANK, END),
    FORM(TESLA_MUL_ADD_SUBR_S16SAT_IMM, SHARED | LATER, 1, TEXT("subr"), BLANK, TEXT("sat"), BLANK,
        CHOICE(0, 0, op_S_DST_2), BLANK, TEXT("(mul"), BLANK, TEXT("s16"), BLANK,
        CHOICE(1, 1, op_I_SRC_2), BLANK, NUMBER(5, p_IMM), TEXT(")"), BLANK,
        CHOICE(7, 0, op_S_DST_2), BLANK, END),
    FORM(TESLA_MUL_ADD_SUBR_U24_IMM, SHARED | LATER, 1, TEXT("subr"), BLANK, BLANK,
        CHOICE(0, 0, op_S_DST_2), BLANK, TEXT("(mul"), BLANK, TEXT("u24"), BLANK,
        CHOICE(1, 1, op_I_SRC), BLANK, NUMBER(5, p_IMM), TEXT(")"), BLANK, CHOICE(7, 0, op_S_DST_2),
        BLANK, END),
    FORM(TESLA_ADD_SUBR_B16_LONG, INNER | SHARED | LATER, 1, WORD(11, p_MARK), BLANK,
        CHOICE(11, 12, op_GUARD), BLANK, TEXT("subr"), BLANK, WORD(0, p_LSAT), BLANK, TEXT("b16"),
        BLANK, CHOICE(0, 1, op_MCDST), BLANK, CHOICE(1, 2, op_LL_DST_4), BLANK,
        CHOICE(2, 4, op_L_SRC_5), BLANK, CHOICE(8, 6, op_L_SRC3_3), BLANK, END),
    FORM(TESLA_ADD_SUBR_B32_LONG, INNER | SHARED | LATER, 1, WORD(11, p_MARK), BLANK,
        CHOICE(11, 12, op_GUARD), BLANK, TEXT("subr"), BLANK, WORD(0, p_LSAT), BLANK, TEXT("b32"),
        BLANK, CHOICE(0, 1, op_MCDST), BLANK, CHOICE(1, 2, op_LL_DST_2), BLANK,
        CHOICE(2, 4, op_L_SRC_4), BLANK, CHOICE(8, 6, op_L_SRC3_4), BLANK, END),
    FORM(TESLA_MUL_ADD_SUBR_U16_LONG, INNER | SHARED | LATER, 1, WORD(12, p_MARK), BLANK,
        CHOICE(14, 13, op_GUARD), BLANK, TEXT("subr"), BLANK, BLANK, CHOICE(0, 0, op_MCDST), BLANK,
        CHOICE(1, 1, op_LL_DST_2), BLANK, TEXT("(mul"), BLANK, TEXT("u16"), BLANK,
        CHOICE(2, 3, op_L_SRC_5), BLANK, CHOICE(8, 5, op_L_SRC2_2), TEXT(")"), BLANK,
        CHOICE(11, 5, op_L_SRC3_5), BLANK, END),
    FORM(TESLA_MUL_ADD_SUBR_S16_LONG, INNER | SHARED | LATER, 1, WORD(12, p_MARK), BLANK,
        CHOICE(14, 13, op_GUARD), BLANK, TEXT("subr"), BLANK, BLANK, CHOICE(0, 0, op_MCDST), BLANK,
        CHOICE(1, 1, op_LL_DST_2), BLANK, TEXT("(mul"), BLANK, TEXT("s16"), BLANK,
        CHOICE(2, 3, op_L_SRC_5), BLANK, CHOICE(8, 5, op_L_SRC2_2), TEXT(")"), BLANK,
        CHOICE(11, 5, op_L_SRC3_5), BLANK, END),
    FORM(TESLA_MUL_ADD_SUBR_S16SAT_LONG, INNER | SHARED | LATER, 1, WORD(12, p_MARK), BLANK,
        CHOICE(14, 13, op_GUARD), BLANK, TEXT("subr"), BLANK, TEXT("sat"), BLANK,
        CHOICE(0, 0, op_MCDST), BLANK, CHOICE(1, 1, op_LL_DST_2), BLANK, TEXT("(mul"), BLANK,
        TEXT("s16"), BLANK, CHOICE(2, 3, op_L_SRC_5), BLANK, CHOICE(8, 5, op_L_SRC2_2), TEXT(")"),
        BLANK, CHOICE(11, 5, op_L_SRC3_5), BLANK, END),
    FORM(TESLA_MUL_ADD_SUBR_U24_LONG, INNER | SHARED | LATER, 1, WORD(12, p_MARK), BLANK,
        CHOICE(14, 13, op_GUARD), BLANK, TEXT("subr"), BLANK, BLANK, CHOICE(0, 0, op_MCDST), BLANK,
        CHOICE(1, 1, op_LL_DST_2), BLANK, TEXT("(mul"), BLANK, TEXT("u24"), BLANK,
        CHOICE(2, 3, op_L_SRC_4), BLANK, CHOICE(8, 5, op_L_SRC2), TEXT(")"), BLANK,
        CHOICE(11, 5, op_L_SRC3_5), BLANK, END),
    FORM(TESLA_MUL_ADD_SUBR_S24_LONG, INNER | SHARED | LATER, 1, WORD(12, p_MARK), BLANK,
        CHOICE(14, 13, op_GUARD), BLANK, TEXT("subr"), BLANK, BLANK, CHOICE(0, 0, op_MCDST), BLANK,
        CHOICE(1, 1, op_LL_DST_2), BLANK, TEXT("(mul"), BLANK, TEXT("s24"), BLANK,
        CHOICE(2, 3, op_L_SRC_4), BLANK, CHOICE(8, 5, op_L_SRC2), TEXT(")"), BLANK,
        CHOICE(11, 5, op_L_SRC3_5), BLANK, END),
    FORM(TESLA_MUL_ADD_SUBR_S24SAT_LONG, INNER | SHARED | LATER, 1, WORD(12, p_MARK), BLANK,
        CHOICE(14, 13, op_GUARD), BLANK, TEXT("subr"), BLANK, TEXT("sat"), BLANK,
        CHOICE(0, 0, op_MCDST), BLANK, CHOICE(1, 1, op_LL_DST_2), BLANK, TEXT("(mul"), BLANK,
        TEXT("s24"), BLANK, CHOICE(2, 3, op_L_SRC_4), BLANK, CHOICE(8, 5, op_L_SRC2), TEXT(")"),
        BLANK, CHOICE(11, 5, op_L_SRC3_5), BLANK, END),
    FORM(TESLA_MUL_ADD_SUBR_U24HIGH_LONG, INNER | SHARED | LATER, 1, WORD(12, p_MARK), BLANK,
        CHOICE(14, 13, op_GUARD), BLANK, TEXT("subr"), BLANK, BLANK, CHOICE(0, 0, op_MCDST), BLANK,
        CHOICE(1, 1, op_LL_DST_2), BLANK, TEXT("(mul"), BLANK, TEXT("high u24"), BLANK,
        CHOICE(2, 3, op_L_SRC_4), BLANK, CHOICE(8, 5, op_L_SRC2), TEXT(")"), BLANK,
        CHOICE(11, 5, op_L_SRC3_5), BLANK, END),
    FORM(TESLA_MUL_ADD_SUBR_S24HIGH_LONG, INNER | SHARED | LATER, 1, WORD(12, p_MARK), BLANK,
        CHOICE(14, 13, op_GUARD), BLANK, TEXT("subr"), BLANK, BLANK, CHOICE(0, 0, op_MCDST), BLANK,
        CHOICE(1, 1, op_LL_DST_2), BLANK, TEXT("(mul"), BLANK, TEXT("high s24"), BLANK,
        CHOICE(2, 3, op_L_SRC_4), BLANK, CHOICE(8, 5, op_L_SRC2), TEXT(")"), BLANK,
        CHOICE(11, 5, op_L_SRC3_5), BLANK, END),
    FORM(TESLA_MUL_ADD_SUBR_S24HIGHSAT_LONG, INNER | SHARED | LATER, 1, WORD(12, p_MARK), BLANK,
        CHOICE(14, 13, op_GUARD), BLANK, TEXT("subr"), BLANK, TEXT("sat"), BLANK,
        CHOICE(0, 0, op_MCDST), BLANK, CHOICE(1, 1, op_LL_DST_2), BLANK, TEXT("(mul"), BLANK,
        TEXT("high s24"), BLANK, CHOICE(2, 3, op_L_SRC_4), BLANK, CHOICE(8, 5, op_L_SRC2),
        TEXT(")"), BLANK, CHOICE(11, 5, op_L_SRC3_5), BLANK, END),
    FORM(TESLA_MUL_ADD_AGAIN_SUBR, INNER | SHARED | LATER, 1, WORD(13, p_MARK), BLANK,
        CHOICE(14, 14, op_GUARD), BLANK, TEXT("subr"), BLANK, CHOICE(0, 0, op_MCDST), BLANK,
        CHOICE(1, 1, op_LL_DST_2), BLANK, TEXT("(mul"), BLANK, WORD(3, p_U24AGAIN), BLANK,
        CHOICE(2, 4, op_L_SRC_4), BLANK, CHOICE(8, 6, op_L_SRC2), TEXT(")"), BLANK,
        CHOICE(11, 6, op_L_SRC3_5), BLANK, END),
};
FORMS(head_texauto) = {
    FORM(TESLA_TEX_TEXAUTO_SHORT, SHARED, 1, TEXT("texauto"), BLANK, WORD(0, p_SLIVE), BLANK,
        CHOICE(0, 1, op_STDST), BLANK, WORD(2, p_TEX), BLANK, WORD(3, p_SAMP), BLANK,
        CHOICE(1, 1, op_STSRC), END),
    FORM(TESLA_TEX_TEXAUTO_LONG, INNER | SHARED | LATER, 1, WORD(8, p_MARK), BLANK,
        CHOICE(2, 9, op_GUARD), BLANK, TEXT("texauto"), BLANK, WORD(0, p_TLIVE), BLANK,
        WORD(1, p_DERIV), BLANK, CHOICE(0, 2, op_LTDST), BLANK, WORD(3, p_TEX), BLANK,
        WORD(4, p_SAMP), BLANK, CHOICE(1, 2, op_LTSRC), BLANK, NUMBER(5, p_TX), BLANK,
        NUMBER(6, p_TY), BLANK, NUMBER(7, p_TZ), END),
    FORM(TESLA_TEX_CUBE_TEXAUTO, INNER | SHARED | LATER, 1, WORD(5, p_MARK), BLANK,
        CHOICE(2, 6, op_GUARD), BLANK, TEXT("texauto"), BLANK, TEXT("cube"), BLANK,
        WORD(0, p_TLIVE), BLANK, WORD(1, p_DERIV), BLANK, CHOICE(0, 2, op_LTDST), BLANK,
        WORD(3, p_TEX), BLANK, WORD(4, p_SAMP), BLANK, CHOICE(1, 2, op_LTSRC), END),
};
FORMS(head_texbias) = {
    FORM(TESLA_TEX_TEXBIAS_LONG, INNER | SHARED | LATER, 1, WORD(8, p_MARK), BLANK,
        CHOICE(2, 9, op_GUARD), BLANK, TEXT("texbias"), BLANK, WORD(0, p_TLIVE), BLANK,
        WORD(1, p_DERIV), BLANK, CHOICE(0, 2, op_LTDST), BLANK, WORD(3, p_TEX), BLANK,
        WORD(4, p_SAMP), BLANK, CHOICE(1, 2, op_LTSRC), BLANK, NUMBER(5, p_TX), BLANK,
        NUMBER(6, p_TY), BLANK, NUMBER(7, p_TZ), END),
    FORM(TESLA_TEX_CUBE_TEXBIAS, INNER | SHARED | LATER, 1, WORD(5, p_MARK), BLANK,
        CHOICE(2, 6, op_GUARD), BLANK, TEXT("texbias"), BLANK, TEXT("cube"), BLANK,
        WORD(0, p_TLIVE), BLANK, WORD(1, p_DERIV), BLANK, CHOICE(0, 2, op_LTDST), BLANK,
        WORD(3, p_TEX), BLANK, WORD(4, p_SAMP), BLANK, CHOICE(1, 2, op_LTSRC), END),
};
FORMS(head_texcsaa) = {
    FORM(TESLA_TEXGATHER_TEXCSAA, INNER | SHARED | LATER, 1, WORD(8, p_MARK), BLANK,
        CHOICE(2, 9, op_GUARD), BLANK, TEXT("texcsaa"), BLANK, WORD(0, p_TLIVE), BLANK,
        WORD(1, p_DERIV), BLANK, CHOICE(0, 2, op_LTDST), BLANK, WORD(3, p_TEX), BLANK,
        WORD(4, p_SAMP), BLANK, CHOICE(1, 2, op_LTSRC), BLANK, NUMBER(5, p_TX), BLANK,
        NUMBER(6, p_TY), BLANK, NUMBER(7, p_TZ), END),
};
FORMS(head_texfetch) = {
    FORM(TESLA_TEXFETCH_SHORT, SHARED, 1, TEXT("texfetch"), BLANK, WORD(0, p_SLIVE), BLANK,
        CHOICE(0, 1, op_STDST), BLANK, WORD(2, p_TEX), BLANK, WORD(3, p_SAMP), BLANK,
        CHOICE(1, 1, op_STSRC), END),
    FORM(TESLA_TEXFETCH_LONG, INNER | SHARED | LATER, 1, WORD(8, p_MARK), BLANK,
        CHOICE(2, 9, op_GUARD), BLANK, TEXT("texfetch"), BLANK, WORD(0, p_TLIVE), BLANK,
        WORD(1, p_DERIV), BLANK, CHOICE(0, 2, op_LTDST), BLANK, WORD(3, p_TEX), BLANK,
        WORD(4, p_SAMP), BLANK, CHOICE(1, 2, op_LTSRC), BLANK, NUMBER(5, p_TX), BLANK,
        NUMBER(6, p_TY), BLANK, NUMBER(7, p_TZ), END),
};
FORMS(head_texgather) = {
    FORM(TESLA_TEX_CUBE_TEXGATHER, INNER | SHARED | LATER, 1, WORD(5, p_MARK), BLANK,
        CHOICE(2, 6, op_GUARD), BLANK, TEXT("texgather"), BLANK, TEXT("cube"), BLANK,
        WORD(0, p_TLIVE), BLANK, WORD(1, p_DERIV), BLANK, CHOICE(0, 2, op_LTDST), BLANK,
        WORD(3, p_TEX), BLANK, WORD(4, p_SAMP), BLANK, CHOICE(1, 2, op_LTSRC), END),
    FORM(TESLA_TEXGATHER_TEXGATHER, INNER | SHARED | LATER, 1, WORD(8, p_MARK), BLANK,
        CHOICE(2, 9, op_GUARD), BLANK, TEXT("texgather"), BLANK, WORD(0, p_TLIVE), BLANK,
        WORD(1, p_DERIV), BLANK, CHOICE(0, 2, op_LTDST), BLANK, WORD(3, p_TEX), BLANK,
        WORD(4, p_SAMP), BLANK, CHOICE(1, 2, op_LTSRC), BLANK, NUMBER(5, p_TX), BLANK,
        NUMBER(6, p_TY), BLANK, NUMBER(7, p_TZ), END),
};
FORMS(head_texlod) = {
    FORM(TESLA_TEX_TEXLOD_LONG, INNER | SHARED | LATER, 1, WORD(8, p_MARK), BLANK,
        CHOICE(2, 9, op_GUARD), BLANK, TEXT("texlod"), BLANK, WORD(0, p_TLIVE), BLANK,
        WORD(1, p_DERIV), BLANK, CHOICE(0, 2, op_LTDST), BLANK, WORD(3, p_TEX), BLANK,
        WORD(4, p_SAMP), BLANK, CHOICE(1, 2, op_LTSRC), BLANK, NUMBER(5, p_TX), BLANK,
        NUMBER(6, p_TY), BLANK, NUMBER(7, p_TZ), END),
    FORM(TESLA_TEX_CUBE_TEXLOD, INNER | SHARED | LATER, 1, WORD(5, p_MARK), BLANK,
        CHOICE(2, 6, op_GUARD), BLANK, TEXT("texlod"), BLANK, TEXT("cube"), BLANK, WORD(0, p_TLIVE),
        BLANK, WORD(1, p_DERIV), BLANK, CHOICE(0, 2, op_LTDST), BLANK, WORD(3, p_TEX), BLANK,
        WORD(4, p_SAMP), BLANK, CHOICE(1, 2, op_LTSRC), END),
};
FORMS(head_texprep) = {
    FORM(TESLA_TEXPREP, INNER | SHARED | LATER, 1, WORD(5, p_MARK), BLANK, CHOICE(2, 6, op_GUARD),
        BLANK, TEXT("texprep"), BLANK, TEXT("cube"), BLANK, WORD(0, p_TLIVE), BLANK,
        WORD(1, p_DERIV), BLANK, CHOICE(0, 2, op_LTDST), BLANK, WORD(3, p_TEX), BLANK,
        WORD(4, p_SAMP), BLANK, CHOICE(1, 2, op_LTSRC), END),
};
FORMS(head_texquerylod) = {
    FORM(TESLA_TEXQUERYLOD_PLAIN, INNER | SHARED | LATER, 1, WORD(5, p_MARK), BLANK,
        CHOICE(2, 6, op_GUARD), BLANK, TEXT("texquerylod"), BLANK, BLANK, WORD(0, p_TLIVE), BLANK,
        WORD(1, p_DERIV), BLANK, CHOICE(0, 2, op_LTDST), BLANK, WORD(3, p_TEX), BLANK,
        WORD(4, p_SAMP), BLANK, CHOICE(1, 2, op_LTSRC), END),
    FORM(TESLA_TEXQUERYLOD_CUBE, INNER | SHARED | LATER, 1, WORD(5, p_MARK), BLANK,
        CHOICE(2, 6, op_GUARD), BLANK, TEXT("texquerylod"), BLANK, TEXT("cube"), BLANK,
        WORD(0, p_TLIVE), BLANK, WORD(1, p_DERIV), BLANK, CHOICE(0, 2, op_LTDST), BLANK,
        WORD(3, p_TEX), BLANK, WORD(4, p_SAMP), BLANK, CHOICE(1, 2, op_LTSRC), END),
};
FORMS(head_texsize) = {
    FORM(TESLA_TEXSIZE, INNER | SHARED | LATER, 1, WORD(5, p_MARK), BLANK, CHOICE(1, 6, op_GUARD),
        BLANK, TEXT("texsize"), BLANK, WORD(0, p_TLIVE), BLANK, WORD(1, p_DERIV), BLANK,
        CHOICE(0, 2, op_LTDST), BLANK, WORD(3, p_TEX), BLANK, WORD(4, p_SAMP), BLANK,
        SHARED_WORD(2, p_LDST), END),
};
FORMS(head_trap) = {
    FORM(TESLA_TRAP_SHORT, 0, 1, TEXT("trap"), END),
    FORM(TESLA_TRAP_LONG, LATER, 1, TEXT("trap"), END),
};
FORMS(head_unkf5) = {
    FORM(TESLA_UNKF5, INNER | LATER, 1, WORD(0, p_MARK), BLANK, CHOICE(0, 1, op_GUARD), BLANK,
        TEXT("unkf5"), END),
};
FORMS(head_vote) = {
    FORM(TESLA_VOTE_ANY, INNER | LATER, 1, WORD(1, p_MARK), BLANK, CHOICE(0, 2, op_GUARD), BLANK,
        TEXT("vote"), BLANK, TEXT("any"), BLANK, WORD(0, p_CDST), END),
    FORM(TESLA_VOTE_ALL, INNER | LATER, 1, WORD(1, p_MARK), BLANK, CHOICE(0, 2, op_GUARD), BLANK,
        TEXT("vote"), BLANK, TEXT("all"), BLANK, WORD(0, p_CDST), END),
};
FORMS(head_xor) = {
    FORM(TESLA_LOGOP_IMM_XOR, LATER, 1, TEXT("xor"), BLANK, TEXT("b32"), BLANK,
        CHOICE(0, 0, op_S_DST), BLANK, WORD(1, p_SNOT), BLANK, CHOICE(1, 2, op_I_SRC), BLANK,
        NUMBER(6, p_IMM), END),
    FORM(TESLA_LOGOP_XOR_B16, INNER | SHARED | LATER, 1, WORD(12, p_MARK), BLANK,
        CHOICE(11, 13, op_GUARD), BLANK, TEXT("xor"), BLANK, TEXT("b16"), BLANK,
        CHOICE(0, 0, op_MCDST), BLANK, CHOICE(1, 1, op_LL_DST_4), BLANK, WORD(3, p_LNOT1), BLANK,
        CHOICE(2, 4, op_L_SRC_5), BLANK, WORD(8, p_LNOT2), BLANK, CHOICE(8, 6, op_L_SRC2_4), END),
    FORM(TESLA_LOGOP_XOR_B32, INNER | SHARED | LATER, 1, WORD(12, p_MARK), BLANK,
        CHOICE(11, 13, op_GUARD), BLANK, TEXT("xor"), BLANK, TEXT("b32"), BLANK,
        CHOICE(0, 0, op_MCDST), BLANK, CHOICE(1, 1, op_LL_DST_2), BLANK, WORD(3, p_LNOT1), BLANK,
        CHOICE(2, 4, op_L_SRC_4), BLANK, WORD(8, p_LNOT2), BLANK, CHOICE(8, 6, op_L_SRC2_3), END),
};
HEADS(heads) = {
    HEAD("add", head_add),
    HEAD("addc", head_addc),
    HEAD("and", head_and),
    HEAD("bar", head_bar),
    HEAD("bra", head_bra),
    HEAD("break", head_break),
    HEAD("breakaddr", head_breakaddr),
    HEAD("brk", head_brk),
    HEAD("brkpt", head_brkpt),
    HEAD("call", head_call),
    HEAD("cas", head_cas),
    HEAD("cos", head_cos),
    HEAD("cvt", head_cvt),
    HEAD("discard", head_discard),
    HEAD("emit", head_emit),
    HEAD("ex2", head_ex2),
    HEAD("exch", head_exch),
    HEAD("fma", head_fma),
    HEAD("interp", head_interp),
    HEAD("joinat", head_joinat),
    HEAD("ld", head_ld),
    HEAD("lg2", head_lg2),
    HEAD("max", head_max),
    HEAD("min", head_min),
    HEAD("mov", head_mov),
    HEAD("mov2", head_mov2),
    HEAD("mul", head_mul),
    HEAD("nop", head_nop),
    HEAD("or", head_or),
    HEAD("pmevent", head_pmevent),
    HEAD("prebrk", head_prebrk),
    HEAD("preex2", head_preex2),
    HEAD("preret", head_preret),
    HEAD("presin", head_presin),
    HEAD("quadon", head_quadon),
    HEAD("quadop", head_quadop),
    HEAD("quadpop", head_quadpop),
    HEAD("rcp", head_rcp),
    HEAD("red", head_red),
    HEAD("restart", head_restart),
    HEAD("ret", head_ret),
    HEAD("rsqrt", head_rsqrt),
    HEAD("sad", head_sad),
    HEAD("set", head_set),
    HEAD("shl", head_shl),
    HEAD("shr", head_shr),
    HEAD("sin", head_sin),
    HEAD("slct", head_slct),
    HEAD("st", head_st),
    HEAD("sub", head_sub),
    HEAD("subr", head_subr),
    HEAD("texauto", head_texauto),
    HEAD("texbias", head_texbias),
    HEAD("texcsaa", head_texcsaa),
    HEAD("texfetch", head_texfetch),
    HEAD("texgather", head_texgather),
    HEAD("texlod", head_texlod),
    HEAD("texprep", head_texprep),
    HEAD("texquerylod", head_texquerylod),
    HEAD("texsize", head_texsize),
    HEAD("trap", head_trap),
    HEAD("unkf5", head_unkf5),
    HEAD("vote", head_vote),
    HEAD("xor", head_xor),
};
static const char *const marks[] = {"long"};
static const struct isadora_words *const registers[] = {&words_file_r, &words_file_a, &words_file_c,
    &words_file_sr, &words_file_t, &words_file_s, &words_file_pc, &words_file_active,
    &words_file_ended, &words_file_returned, &words_file_broken, &words_file_bar,
    &words_file_warps};

const struct isadora_syntax tesla_syntax = {
    .heads = heads, .head_count = COUNT(heads),
    .inner = true,
    .marks = marks, .mark_count = COUNT(marks),
    .registers = registers, .file_count = COUNT(registers),
};

