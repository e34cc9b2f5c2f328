/* Generated from the description tesla by gen/emit/assembler. Do not edit. */
#include <isadora/tesla.h>
#include "tesla_lex.h"
#include "asm/tables/rows.h"

LIST(list_MARK) = {
    SPELLED("exit", 0x1),
    SPELLED("join", 0x2),
};
WORDS(words_MARK) = {list_MARK, COUNT(list_MARK), ALONE(0)};

LIST(list_PRED) = {
    SPELLED("a", 0x12),
    SPELLED("c", 0x11),
    SPELLED("e", 0x2),
    LONGER("eu", 0xa),
    SPELLED("g", 0x4),
    LONGER("ge", 0x6),
    LONGER("geu", 0xe),
    LONGER("gu", 0xc),
    SPELLED("l", 0x1),
    LONGER("le", 0x3),
    LONGER("leu", 0xb),
    LONGER("lg", 0x5),
    LONGER("lge", 0x7),
    LONGER("lgu", 0xd),
    LONGER("lu", 0x9),
    SPELLED("na", 0x1d),
    SPELLED("nc", 0x1e),
    SPELLED("no", 0x1f),
    SPELLED("ns", 0x1c),
    SPELLED("o", 0x10),
    SPELLED("s", 0x13),
    SPELLED("u", 0x8),
};
WORDS(words_PRED) = {list_PRED, COUNT(list_PRED), ALONE(0)};

WORDS(words_file_c) = {NULL, 0, APART(0, tesla_scan_c, "$c")};

LIST(list_ATYPE) = {
    SPELLED("s16", 0x3),
    SPELLED("s32", 0x7),
    SPELLED("s8", 0x1),
    SPELLED("u16", 0x2),
    SPELLED("u32", 0x6),
    SPELLED("u8", 0x0),
};
WORDS(words_ATYPE) = {list_ATYPE, COUNT(list_ATYPE), ALONE(0)};

WORDS(words_file_r) = {NULL, 0, APART(0, tesla_scan_r, "$r")};

LIST(list_BTYPE) = {
    SPELLED("b32", 0x6),
    SPELLED("s16", 0x3),
    SPELLED("s32", 0x7),
    SPELLED("s8", 0x1),
    SPELLED("u16", 0x2),
    SPELLED("u8", 0x0),
};
WORDS(words_BTYPE) = {list_BTYPE, COUNT(list_BTYPE), ALONE(0)};

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
WORDS(words_LANE) = {list_LANE, COUNT(list_LANE), ALONE(2)};

WORDS(words_file_a) = {ONE(READ_ONLY("0x0", 0x0)), APART(3, tesla_scan_a, "$a")};

LIST(list_view_r_h) = {
    SPELLED("h", 0x1),
    SPELLED("l", 0x0),
};
WORDS(words_view_r_h) = {list_view_r_h, COUNT(list_view_r_h), ALONE(0)};

WORDS(words_LIM) = {ONE(SPELLED("lim", 0x1)), ALONE(3)};

WORDS(words_BINC) = {ONE(SPELLED("inc", 0x1)), ALONE(3)};

WORDS(words_BWAIT) = {ONE(SPELLED("wait", 0x1)), ALONE(4)};

WORDS(words_ONEG) = {ONE(SPELLED("neg", 0x1)), ALONE(3)};

WORDS(words_LABS1) = {ONE(SPELLED("abs", 0x1)), ALONE(3)};

LIST(list_CHALF) = {
    SPELLED("s16", 0x4),
    SPELLED("s8", 0x6),
    SPELLED("u16", 0x0),
    SPELLED("u8", 0x2),
};
WORDS(words_CHALF) = {list_CHALF, COUNT(list_CHALF), ALONE(0)};

LIST(list_CWORD) = {
    SPELLED("s32", 0x5),
    SPELLED("u32", 0x1),
};
WORDS(words_CWORD) = {list_CWORD, COUNT(list_CWORD), ALONE(0)};

LIST(list_CREG) = {
    SPELLED("s8", 0x7),
    SPELLED("u8", 0x3),
};
WORDS(words_CREG) = {list_CREG, COUNT(list_CREG), ALONE(0)};

WORDS(words_CSAT) = {ONE(SPELLED("sat", 0x1)), ALONE(3)};

LIST(list_CRND) = {
    SPELLED("rm", 0x1),
    SPELLED("rn", 0x0),
    SPELLED("rp", 0x2),
    SPELLED("rz", 0x3),
};
WORDS(words_CRND) = {list_CRND, COUNT(list_CRND), ALONE(1)};

LIST(list_IRND) = {
    SPELLED("rmi", 0x1),
    SPELLED("rni", 0x0),
    SPELLED("rpi", 0x2),
    SPELLED("rzi", 0x3),
};
WORDS(words_IRND) = {list_IRND, COUNT(list_IRND), ALONE(1)};

LIST(list_ARND) = {
    SPELLED("rn", 0x0),
    SPELLED("rz", 0x3),
};
WORDS(words_ARND) = {list_ARND, COUNT(list_ARND), ALONE(1)};

LIST(list_U24AGAIN) = {
    SPELLED("u24.1", 0x1),
    SPELLED("u24.2", 0x2),
    SPELLED("u24.3", 0x3),
    SPELLED("u24.4", 0x4),
    SPELLED("u24.5", 0x5),
    SPELLED("u24.6", 0x6),
    SPELLED("u24.7", 0x7),
};
WORDS(words_U24AGAIN) = {list_U24AGAIN, COUNT(list_U24AGAIN), ALONE(4)};

LIST(list_S16A) = {
    SPELLED("s16", 0x1),
    SPELLED("u16", 0x0),
};
WORDS(words_S16A) = {list_S16A, COUNT(list_S16A), ALONE(0)};

WORDS(words_SHIGH) = {ONE(SPELLED("high", 0x1)), ALONE(4)};

LIST(list_S24) = {
    SPELLED("s24", 0x1),
    SPELLED("u24", 0x0),
};
WORDS(words_S24) = {list_S24, COUNT(list_S24), ALONE(0)};

LIST(list_FCOMPARE) = {
    SPELLED("always", 0xf),
    SPELLED("e", 0x2),
    LONGER("eu", 0xa),
    SPELLED("g", 0x4),
    LONGER("ge", 0x6),
    LONGER("geu", 0xe),
    LONGER("gu", 0xc),
    SPELLED("l", 0x1),
    LONGER("le", 0x3),
    LONGER("leu", 0xb),
    LONGER("lg", 0x5),
    LONGER("lge", 0x7),
    LONGER("lgu", 0xd),
    LONGER("lu", 0x9),
    SPELLED("never", 0x0),
    SPELLED("u", 0x8),
};
WORDS(words_FCOMPARE) = {list_FCOMPARE, COUNT(list_FCOMPARE), ALONE(0)};

LIST(list_COMPARE) = {
    SPELLED("always", 0x7),
    SPELLED("e", 0x2),
    SPELLED("g", 0x4),
    LONGER("ge", 0x6),
    SPELLED("l", 0x1),
    LONGER("le", 0x3),
    LONGER("lg", 0x5),
    SPELLED("never", 0x0),
};
WORDS(words_COMPARE) = {list_COMPARE, COUNT(list_COMPARE), ALONE(0)};

LIST(list_Q0) = {
    SPELLED("add", 0x0),
    SPELLED("mov2", 0x3),
    SPELLED("sub", 0x2),
    LONGER("subr", 0x1),
};
WORDS(words_Q0) = {list_Q0, COUNT(list_Q0), ALONE(0)};

WORDS(words_SNOT) = {ONE(SPELLED("not", 0x1)), ALONE(3)};

WORDS(words_SSFU) = {ONE(SPELLED("sfu", 0x1)), ALONE(3)};

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
WORDS(words_file_sr) = {list_file_sr, COUNT(list_file_sr), APART(1, tesla_scan_sr, "$sr")};

LIST(list_SLIVE) = {
    SPELLED("all", 0x0),
    SPELLED("live", 0x1),
};
WORDS(words_SLIVE) = {list_SLIVE, COUNT(list_SLIVE), ALONE(0)};

WORDS(words_file_t) = {NULL, 0, APART(0, tesla_scan_t, "$t")};

WORDS(words_file_s) = {NULL, 0, APART(0, tesla_scan_s, "$s")};

WORDS(words_DERIV) = {ONE(SPELLED("deriv", 0x1)), ALONE(5)};

WORDS(words_file_pc) = {ONE(SPELLED("$pc", 0x0)), ALONE(3)};

WORDS(words_file_active) = {ONE(SPELLED("$active", 0x0)), ALONE(7)};

WORDS(words_file_ended) = {ONE(SPELLED("$ended", 0x0)), ALONE(6)};

WORDS(words_file_returned) = {ONE(SPELLED("$returned", 0x0)), ALONE(9)};

WORDS(words_file_broken) = {ONE(SPELLED("$broken", 0x0)), ALONE(7)};

WORDS(words_file_bar) = {NULL, 0, APART(0, tesla_scan_bar, "$bar")};

WORDS(words_file_warps) = {ONE(SPELLED("$warps", 0x0)), ALONE(6)};

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

#define F_c379f 0x100, 0x400000000000
#define F_e2c17 0x100, 0x28d0aa00000000
#define F_2deb6 0x17ff27e00001101, 0x17cf3ba00000000
#define F_6b9af 0x10, 0x4000000000000
#define F_c3fe9 0x800000000000, 0x800000000000000
#define F_e322c 0x8, 0x200001001
#define F_bb2c0 0x87ffffff03ff6010, 0xffffffffffffffff
#define F_78312 0x10, 0x200000000
#define F_b0d64 0x8, 0x2951f600001111
#define F_40c23 0x10000000000, 0x200000000
#define F_8fad0 0x8, 0x28000400001001
#define F_79b54 0x10, 0x800000000
#define F_7ff63 0x810000001019, 0xffffffffffffffff
#define F_b10aa 0x20000000000000, 0x1000000
#define F_c7516 0x20000000000000, 0x20000
#define F_076e1 0x8000000000000, 0x20000
#define F_f7c9f 0x400000000, 0x80000
#define F_72df5 0x200000000, 0x800000000000000
#define F_87fe3 0x1000000000000, 0x800000000000000
#define F_5653a 0x28000000000000, 0x1020000
#define F_2da91 0x28000000000000, 0x80000
#define F_71300 0x28000000000000, 0x1000000
#define F_14342 0x8, 0x2950e600001011
#define F_496b1 0x8, 0x2850e200001001
#define F_05226 0x800000000, 0x87ffffff03ff6010
#define F_b05f0 0x8000000000000, 0x200000000
#define F_20d9d 0x4004000001001, 0x400400000080000
#define F_fa31e 0x100000000000, 0x10000
#define F_fce2e 0x100000000000, 0x20000
#define F_8146e 0x100000000000, 0x40000
#define F_1a0ed 0x100000000000, 0x80000
#define F_96f98 0x1000000000, 0x100000000000000
#define F_96f81 0x1000000000, 0x200000000000000
#define F_c7226 0x200200001001, 0x801000000000
#define F_b2b42 0x10, 0x49000800000000
#define F_8b932 0x8, 0x4000000
#define F_aecef 0x20000000000, 0x400000000000
#define F_ae5ed 0x1000000000, 0x2000000000
#define F_70e3b 0x28000000000000, 0x10a0000
#define F_c34b7 0x200000000000, 0x200000000
#define F_5b68c 0x200000000000, 0x20000000000
#define F_3a1e0 0x200000000, 0x400000000000
#define F_1ffe9 0x800000000000, 0x4000000000000
#define F_9d142 0x100000000000000, 0x800000000000
#define F_2df18 0x2000000000, 0x100000000000000
#define F_0fb15 0x200000000, 0x1000000000
#define F_8ea5f 0x28000400000000, 0x10a0000
#define F_23a96 0x800000000018, 0xffffffffffffffff
#define F_f4a90 0x10000000010, 0x4000200000000
#define F_e7a82 0x18, 0xffffffffffffffff
#define F_83ff1 0x100000000000, 0x800000000000
#define F_71e5b 0x8000000000000, 0x1000000
#define F_f6b9b 0x400000000, 0x400000
#define F_e925e 0x400000000, 0x20000
#define F_3d2ec 0x8000000000, 0x87ffffff03ff6010
#define F_24af1 0x200000000, 0x100000000000
#define F_227be 0x8000000000000, 0x80000
#define F_772ad 0xc000000001001, 0x401600200000000
#define F_79ad9 0x4000000000, 0x80000
#define F_485dd 0x4000000000, 0x400000
#define F_ac422 0x8000000000000, 0x400000
#define F_ecad3 0x20000000000000, 0x400000
#define F_5e5a6 0x4000000000000, 0x401600000000000
#define F_1dbc7 0x20000000000000, 0x80000
#define F_63418 0x4000000000, 0x20000
#define F_8ef19 0x20000000000000, 0x40000
#define F_b93b5 0x29000400000010, 0x8040000010a0000
#define F_478a3 0xc000000001001, 0x400400200000000
#define F_48898 0x8000400001001, 0x200020000
#define F_8f8fc 0x800000001019, 0xffffffffffffffff
#define F_4ed27 0x8000000000000, 0x40000
#define F_e5e18 0x10000000000, 0x20000000000
#define F_c1d9c 0x28010000001001, 0x20000040000
#define F_439b0 0x50a200000000, 0x2010a000001001
#define F_662fa 0x200001101, 0x28d0ba00000000
#define F_4c1b5 0x29000600000010, 0x8040000010a0000
#define F_4d12a 0x20000000000000, 0x400000000000
#define F_f87ff 0x100000000000, 0x800000000000000
#define F_2d13a 0x200000001101, 0x28d0aa00000000
#define F_8b7e5 0x200000000000, 0x800000000000
#define F_f1226 0x800000000, 0x2000000000
#define F_0f501 0x4000000000, 0x100000000000
#define F_7c115 0x400000001011, 0x4002000000000
#define F_ab7cb 0x800000000, 0x20000000000000
#define F_5258b 0x100200000000, 0x120000000000

OPTIONS(op_GUARD) = {
    RIVAL(1, ALL, 1, F_c379f, TEXT("(never)")),
    RIVAL(1, ALL, 2, F_e2c17, TEXT("("), WORD(0, p_PRED), BLANK(WORD, 1, p_COND), TEXT(")")),
    NOTHING(ALL, 0, F_2deb6),
};
OPTIONS(op_L_DST) = {
    ROW(ALL, 0, F_6b9af, WORD(0, p_LDST_2), TEXT("d")),
};
OPTIONS(op_REG) = {
    ROW(ALL, 0, F_6b9af, WORD(0, p_LSRC2_2), TEXT("d")),
};
OPTIONS(op_LL_DST) = {
    ROW(ALL, 0, F_6b9af, WORD(0, p_LDST)),
    ROW(ALL, 1, F_c3fe9, TEXT("o["), NUMBER(1, p_OOFF), TEXT("]")),
    ROW(ALL, 2, F_e322c, TEXT("#")),
};
OPTIONS(op_AT0) = {
    RIVAL(1, ALL, 0, F_bb2c0, NUMBER(0, p_LAOFF)),
    RIVAL(1, ALL, 1, F_78312, WORD(1, p_AREG)),
    ROW(ALL, 2, F_78312, WORD(1, p_AREG), TEXT("+"), NUMBER(0, p_LAOFF_2)),
};
OPTIONS(op_LL_DST_2) = {
    ROW(ALL, 0, F_6b9af, WORD(0, p_LDST)),
    ROW(0x66666, 1, F_c3fe9, TEXT("o["), NUMBER(1, p_OOFF), TEXT("]")),
    ROW(ALL, 2, F_b0d64, TEXT("#")),
};
OPTIONS(op_AT) = {
    RIVAL(1, ALL, 0, F_bb2c0, NUMBER(0, p_OFF8)),
    RIVAL(1, ALL, 1, F_78312, WORD(1, p_AREG)),
    RIVAL(1, ALL, 2, F_78312, WORD(1, p_AREG), TEXT("+"), NUMBER(0, p_OFF8_2)),
    ROW(ALL, 3, F_78312, WORD(1, p_AREG), TEXT("++"), NUMBER(0, p_OFF8_3)),
};
OPTIONS(op_AT_2) = {
    RIVAL(1, ALL, 0, F_bb2c0, NUMBER(0, p_OFF16)),
    RIVAL(1, ALL, 1, F_78312, WORD(1, p_AREG)),
    RIVAL(1, ALL, 2, F_78312, WORD(1, p_AREG), TEXT("+"), NUMBER(0, p_OFF16_2)),
    ROW(ALL, 3, F_78312, WORD(1, p_AREG), TEXT("++"), NUMBER(0, p_OFF16_3)),
};
OPTIONS(op_AT_3) = {
    RIVAL(1, ALL, 0, F_bb2c0, NUMBER(0, p_OFF32)),
    RIVAL(1, ALL, 1, F_78312, WORD(1, p_AREG)),
    RIVAL(1, ALL, 2, F_78312, WORD(1, p_AREG), TEXT("+"), NUMBER(0, p_OFF32_2)),
    ROW(ALL, 3, F_78312, WORD(1, p_AREG), TEXT("++"), NUMBER(0, p_OFF32_3)),
};
OPTIONS(op_LL_HALF) = {
    ROW(ALL, 0, F_6b9af, SHARED_WORD(0, p_LDST_3), SHARED_WORD(0, p_LDST_4)),
    RIVAL(1, 0x66666, 1, F_40c23, TEXT("half o["), NUMBER(1, p_OOFF_2), TEXT("]")),
    ROW(ALL, 2, F_40c23, TEXT("half #")),
};
OPTIONS(op_LL_DST_3) = {
    ROW(ALL, 0, F_6b9af, WORD(0, p_LDST)),
    ROW(ALL, 1, F_8fad0, TEXT("#")),
};
OPTIONS(op_LL_HALF_2) = {
    ROW(ALL, 0, F_6b9af, SHARED_WORD(0, p_LDST_3), SHARED_WORD(0, p_LDST_4)),
    ROW(ALL, 1, F_40c23, TEXT("half #")),
};
OPTIONS(op_L_DST_2) = {
    ROW(ALL, 0, F_6b9af, WORD(0, p_LDST)),
};
OPTIONS(op_L_DST_3) = {
    ROW(ALL, 0, F_6b9af, WORD(0, p_LDST_5), TEXT("q")),
};
OPTIONS(op_REG_2) = {
    ROW(ALL, 0, F_6b9af, WORD(0, p_LSRC3_2), TEXT("d")),
};
OPTIONS(op_AT0_2) = {
    RIVAL(1, ALL, 0, F_bb2c0, NUMBER(0, p_OFF8)),
    RIVAL(1, ALL, 1, F_78312, WORD(1, p_AREG)),
    ROW(ALL, 2, F_78312, WORD(1, p_AREG), TEXT("+"), NUMBER(0, p_OFF8_2)),
};
OPTIONS(op_MCDST) = {
    RIVAL(1, ALL, 1, F_79b54, WORD(0, p_CDST)),
    NOTHING(ALL, 0, F_7ff63),
};
OPTIONS(op_AT_4) = {
    RIVAL(1, 0x11111, 0, F_bb2c0, NUMBER(0, p_LSOFF)),
    RIVAL(1, 0x11111, 1, F_78312, WORD(1, p_AREG)),
    RIVAL(1, 0x11111, 2, F_78312, WORD(1, p_AREG), TEXT("+"), NUMBER(0, p_LSOFF_2)),
    ROW(0x11111, 3, F_78312, WORD(1, p_AREG), TEXT("++"), NUMBER(0, p_LSOFF_3)),
};
OPTIONS(op_AT_5) = {
    RIVAL(1, 0x11111, 0, F_bb2c0, NUMBER(0, p_LSOFF_4)),
    RIVAL(1, 0x11111, 1, F_78312, WORD(1, p_AREG)),
    RIVAL(1, 0x11111, 2, F_78312, WORD(1, p_AREG), TEXT("+"), NUMBER(0, p_LSOFF_5)),
    ROW(0x11111, 3, F_78312, WORD(1, p_AREG), TEXT("++"), NUMBER(0, p_LSOFF_6)),
};
OPTIONS(op_AT_6) = {
    RIVAL(1, 0x11111, 0, F_bb2c0, NUMBER(0, p_LSOFF_7)),
    RIVAL(1, 0x11111, 1, F_78312, WORD(1, p_AREG)),
    RIVAL(1, 0x11111, 2, F_78312, WORD(1, p_AREG), TEXT("+"), NUMBER(0, p_LSOFF_8)),
    ROW(0x11111, 3, F_78312, WORD(1, p_AREG), TEXT("++"), NUMBER(0, p_LSOFF_9)),
};
OPTIONS(op_AT0_3) = {
    RIVAL(1, 0x44444, 0, F_bb2c0, NUMBER(1, p_LAOFF)),
    RIVAL(1, 0x44444, 1, F_78312, WORD(0, p_AREG)),
    ROW(0x44444, 2, F_78312, WORD(0, p_AREG), TEXT("+"), NUMBER(1, p_LAOFF_2)),
};
OPTIONS(op_L_SRC) = {
    ROW(ALL, 0, F_6b9af, SHARED_WORD(0, p_LSRC_2), SHARED_WORD(0, p_LSRC_3)),
    ROW(0x11111, 1, F_b10aa, TEXT("u8"), BLANK(TEXT, "s["), CHOICE(1, 1, op_AT_4), TEXT("]")),
    ROW(0x11111, 2, F_c7516, TEXT("u16"), BLANK(TEXT, "s["), CHOICE(2, 1, op_AT_5), TEXT("]")),
    ROW(0x11111, 3, F_076e1, TEXT("s16"), BLANK(TEXT, "s["), CHOICE(3, 1, op_AT_5), TEXT("]")),
    ROW(0x11111, 4, F_f7c9f, TEXT("b32"), BLANK(TEXT, "s["), CHOICE(4, 1, op_AT_6), TEXT("]")),
    ROW(0x66666, 5, F_72df5, TEXT("a["), NUMBER(3, p_LAOFF), TEXT("]")),
    ROW(0x44444, 6, F_87fe3, TEXT("p["), CHOICE(5, 2, op_AT0_3), TEXT("]")),
};
OPTIONS(op_L_SRC_2) = {
    ROW(ALL, 0, F_6b9af, WORD(0, p_LSRC)),
    ROW(0x11111, 1, F_b10aa, TEXT("u8"), BLANK(TEXT, "s["), CHOICE(1, 1, op_AT_4), TEXT("]")),
    ROW(0x11111, 2, F_c7516, TEXT("u16"), BLANK(TEXT, "s["), CHOICE(2, 1, op_AT_5), TEXT("]")),
    ROW(0x11111, 3, F_076e1, TEXT("s16"), BLANK(TEXT, "s["), CHOICE(3, 1, op_AT_5), TEXT("]")),
    ROW(0x11111, 4, F_f7c9f, TEXT("b32"), BLANK(TEXT, "s["), CHOICE(4, 1, op_AT_6), TEXT("]")),
    ROW(0x66666, 5, F_72df5, TEXT("a["), NUMBER(3, p_LAOFF), TEXT("]")),
    ROW(0x44444, 6, F_87fe3, TEXT("p["), CHOICE(5, 2, op_AT0_3), TEXT("]")),
};
OPTIONS(op_CVT_INT) = {
    RIVAL(2, ALL, 0, F_5653a, WORD(0, p_CHALF), BLANK(CHOICE, 1, 1, op_L_SRC)),
    ROW(ALL, 1, F_2da91, WORD(5, p_CWORD), BLANK(CHOICE, 7, 1, op_L_SRC_2)),
    ROW(ALL, 2, F_71300, WORD(6, p_CREG), BLANK(WORD, 1, p_LSRC)),
};
OPTIONS(op_LL_DST_4) = {
    ROW(ALL, 0, F_6b9af, SHARED_WORD(0, p_LDST_3), SHARED_WORD(0, p_LDST_4)),
    ROW(0x66666, 1, F_c3fe9, TEXT("o["), NUMBER(1, p_OOFF_2), TEXT("]")),
    ROW(ALL, 2, F_14342, TEXT("#")),
};
OPTIONS(op_AT_7) = {
    RIVAL(1, 0x1000, 0, F_bb2c0, NUMBER(0, p_LSOFF)),
    RIVAL(1, 0x1000, 1, F_78312, WORD(1, p_AREG)),
    RIVAL(1, 0x1000, 2, F_78312, WORD(1, p_AREG), TEXT("+"), NUMBER(0, p_LSOFF_2)),
    ROW(0x1000, 3, F_78312, WORD(1, p_AREG), TEXT("++"), NUMBER(0, p_LSOFF_3)),
};
OPTIONS(op_AT_8) = {
    RIVAL(1, 0x1000, 0, F_bb2c0, NUMBER(0, p_LSOFF_4)),
    RIVAL(1, 0x1000, 1, F_78312, WORD(1, p_AREG)),
    RIVAL(1, 0x1000, 2, F_78312, WORD(1, p_AREG), TEXT("+"), NUMBER(0, p_LSOFF_5)),
    ROW(0x1000, 3, F_78312, WORD(1, p_AREG), TEXT("++"), NUMBER(0, p_LSOFF_6)),
};
OPTIONS(op_AT_9) = {
    RIVAL(1, 0x1000, 0, F_bb2c0, NUMBER(0, p_LSOFF_7)),
    RIVAL(1, 0x1000, 1, F_78312, WORD(1, p_AREG)),
    RIVAL(1, 0x1000, 2, F_78312, WORD(1, p_AREG), TEXT("+"), NUMBER(0, p_LSOFF_8)),
    ROW(0x1000, 3, F_78312, WORD(1, p_AREG), TEXT("++"), NUMBER(0, p_LSOFF_9)),
};
OPTIONS(op_AT0_4) = {
    RIVAL(1, 0x4000, 0, F_bb2c0, NUMBER(1, p_LAOFF)),
    RIVAL(1, 0x4000, 1, F_78312, WORD(0, p_AREG)),
    ROW(0x4000, 2, F_78312, WORD(0, p_AREG), TEXT("+"), NUMBER(1, p_LAOFF_2)),
};
OPTIONS(op_L_SRC_3) = {
    ROW(ALL, 0, F_6b9af, WORD(0, p_LSRC)),
    ROW(0x1000, 1, F_b10aa, TEXT("u8"), BLANK(TEXT, "s["), CHOICE(1, 1, op_AT_7), TEXT("]")),
    ROW(0x1000, 2, F_c7516, TEXT("u16"), BLANK(TEXT, "s["), CHOICE(2, 1, op_AT_8), TEXT("]")),
    ROW(0x1000, 3, F_076e1, TEXT("s16"), BLANK(TEXT, "s["), CHOICE(3, 1, op_AT_8), TEXT("]")),
    ROW(0x1000, 4, F_f7c9f, TEXT("b32"), BLANK(TEXT, "s["), CHOICE(4, 1, op_AT_9), TEXT("]")),
    ROW(0x6000, 5, F_72df5, TEXT("a["), NUMBER(3, p_LAOFF), TEXT("]")),
    ROW(0x4000, 6, F_87fe3, TEXT("p["), CHOICE(5, 2, op_AT0_4), TEXT("]")),
};
OPTIONS(op_LL_DST_5) = {
    ROW(ALL, 0, F_6b9af, WORD(0, p_LDST)),
    ROW(0x6000, 1, F_c3fe9, TEXT("o["), NUMBER(1, p_OOFF), TEXT("]")),
    ROW(ALL, 2, F_496b1, TEXT("#")),
};
OPTIONS(op_REG_3) = {
    ROW(ALL, 0, F_6b9af, WORD(0, p_LSRC_4), TEXT("d")),
};
OPTIONS(op_S_DST) = {
    ROW(ALL, 0, F_6b9af, WORD(0, p_SDST)),
};
OPTIONS(op_AT_10) = {
    RIVAL(1, 0x11111, 0, F_bb2c0, NUMBER(0, p_SSOFF)),
    RIVAL(1, 0x11111, 1, F_78312, SHARED_WORD(1, p_SAREG)),
    RIVAL(1, 0x11111, 2, F_78312, SHARED_WORD(1, p_SAREG), TEXT("+"), NUMBER(0, p_SSOFF_2)),
    ROW(0x11111, 3, F_78312, SHARED_WORD(1, p_SAREG), TEXT("++"), NUMBER(0, p_SSOFF_3)),
};
OPTIONS(op_AT_11) = {
    RIVAL(1, 0x11111, 0, F_bb2c0, NUMBER(0, p_SSOFF_4)),
    RIVAL(1, 0x11111, 1, F_78312, SHARED_WORD(1, p_SAREG)),
    RIVAL(1, 0x11111, 2, F_78312, SHARED_WORD(1, p_SAREG), TEXT("+"), NUMBER(0, p_SSOFF_5)),
    ROW(0x11111, 3, F_78312, SHARED_WORD(1, p_SAREG), TEXT("++"), NUMBER(0, p_SSOFF_6)),
};
OPTIONS(op_AT_12) = {
    RIVAL(1, 0x11111, 0, F_bb2c0, NUMBER(0, p_SSOFF_7)),
    RIVAL(1, 0x11111, 1, F_78312, SHARED_WORD(1, p_SAREG)),
    RIVAL(1, 0x11111, 2, F_78312, SHARED_WORD(1, p_SAREG), TEXT("+"), NUMBER(0, p_SSOFF_8)),
    ROW(0x11111, 3, F_78312, SHARED_WORD(1, p_SAREG), TEXT("++"), NUMBER(0, p_SSOFF_9)),
};
OPTIONS(op_AT0_5) = {
    RIVAL(1, 0x44444, 0, F_bb2c0, NUMBER(1, p_SAOFF)),
    RIVAL(1, 0x44444, 1, F_78312, SHARED_WORD(0, p_SAREG)),
    ROW(0x44444, 2, F_78312, SHARED_WORD(0, p_SAREG), TEXT("+"), NUMBER(1, p_SAOFF_2)),
};
OPTIONS(op_S_SRC) = {
    ROW(ALL, 0, F_6b9af, WORD(0, p_SSRC)),
    ROW(0x11111, 1, F_b10aa, TEXT("u8"), BLANK(TEXT, "s["), CHOICE(1, 1, op_AT_10), TEXT("]")),
    ROW(0x11111, 2, F_c7516, TEXT("u16"), BLANK(TEXT, "s["), CHOICE(2, 1, op_AT_11), TEXT("]")),
    ROW(0x11111, 3, F_076e1, TEXT("s16"), BLANK(TEXT, "s["), CHOICE(3, 1, op_AT_11), TEXT("]")),
    ROW(0x11111, 4, F_f7c9f, TEXT("b32"), BLANK(TEXT, "s["), CHOICE(4, 1, op_AT_12), TEXT("]")),
    ROW(0x66666, 5, F_72df5, TEXT("a["), NUMBER(3, p_SAOFF), TEXT("]")),
    ROW(0x44444, 6, F_87fe3, TEXT("p["), CHOICE(5, 2, op_AT0_5), TEXT("]")),
};
OPTIONS(op_AT_13) = {
    RIVAL(1, ALL, 0, F_bb2c0, NUMBER(5, p_SCOFF)),
    RIVAL(1, ALL, 1, F_78312, SHARED_WORD(0, p_SAREG)),
    RIVAL(1, ALL, 2, F_78312, SHARED_WORD(0, p_SAREG), TEXT("+"), NUMBER(5, p_SCOFF_2)),
    ROW(ALL, 3, F_78312, SHARED_WORD(0, p_SAREG), TEXT("++"), NUMBER(5, p_SCOFF_3)),
};
OPTIONS(op_S_SRC2) = {
    RIVAL(1, ALL, 0, F_6b9af, WORD(3, p_SSRC2)),
    ROW(0x44444, 1, F_6b9af, WORD(3, p_SSRC2)),
    ROW(ALL, 2, F_05226, TEXT("c"), NUMBER(4, p_SSPACE), TEXT("["), CHOICE(1, 0, op_AT_13),
        TEXT("]")),
};
OPTIONS(op_AT_14) = {
    RIVAL(1, 0x11111, 0, F_bb2c0, NUMBER(0, p_SSOFF)),
    RIVAL(1, 0x11111, 1, F_78312, WORD(1, p_SAREG)),
    RIVAL(1, 0x11111, 2, F_78312, WORD(1, p_SAREG), TEXT("+"), NUMBER(0, p_SSOFF_2)),
    ROW(0x11111, 3, F_78312, WORD(1, p_SAREG), TEXT("++"), NUMBER(0, p_SSOFF_3)),
};
OPTIONS(op_AT_15) = {
    RIVAL(1, 0x11111, 0, F_bb2c0, NUMBER(0, p_SSOFF_4)),
    RIVAL(1, 0x11111, 1, F_78312, WORD(1, p_SAREG)),
    RIVAL(1, 0x11111, 2, F_78312, WORD(1, p_SAREG), TEXT("+"), NUMBER(0, p_SSOFF_5)),
    ROW(0x11111, 3, F_78312, WORD(1, p_SAREG), TEXT("++"), NUMBER(0, p_SSOFF_6)),
};
OPTIONS(op_AT_16) = {
    RIVAL(1, 0x11111, 0, F_bb2c0, NUMBER(0, p_SSOFF_7)),
    RIVAL(1, 0x11111, 1, F_78312, WORD(1, p_SAREG)),
    RIVAL(1, 0x11111, 2, F_78312, WORD(1, p_SAREG), TEXT("+"), NUMBER(0, p_SSOFF_8)),
    ROW(0x11111, 3, F_78312, WORD(1, p_SAREG), TEXT("++"), NUMBER(0, p_SSOFF_9)),
};
OPTIONS(op_AT0_6) = {
    RIVAL(1, 0x44444, 0, F_bb2c0, NUMBER(1, p_SAOFF)),
    RIVAL(1, 0x44444, 1, F_78312, WORD(0, p_SAREG)),
    ROW(0x44444, 2, F_78312, WORD(0, p_SAREG), TEXT("+"), NUMBER(1, p_SAOFF_2)),
};
OPTIONS(op_I_SRC) = {
    ROW(ALL, 0, F_6b9af, WORD(0, p_SSRC)),
    ROW(0x11111, 1, F_b10aa, TEXT("u8"), BLANK(TEXT, "s["), CHOICE(1, 1, op_AT_14), TEXT("]")),
    ROW(0x11111, 2, F_c7516, TEXT("u16"), BLANK(TEXT, "s["), CHOICE(2, 1, op_AT_15), TEXT("]")),
    ROW(0x11111, 3, F_076e1, TEXT("s16"), BLANK(TEXT, "s["), CHOICE(3, 1, op_AT_15), TEXT("]")),
    ROW(0x11111, 4, F_f7c9f, TEXT("b32"), BLANK(TEXT, "s["), CHOICE(4, 1, op_AT_16), TEXT("]")),
    ROW(0x44444, 5, F_87fe3, TEXT("p["), CHOICE(5, 2, op_AT0_6), TEXT("]")),
};
OPTIONS(op_AT_17) = {
    RIVAL(1, 0x11111, 0, F_bb2c0, NUMBER(0, p_LSOFF)),
    RIVAL(1, 0x11111, 1, F_78312, SHARED_WORD(1, p_AREG)),
    RIVAL(1, 0x11111, 2, F_78312, SHARED_WORD(1, p_AREG), TEXT("+"), NUMBER(0, p_LSOFF_2)),
    ROW(0x11111, 3, F_78312, SHARED_WORD(1, p_AREG), TEXT("++"), NUMBER(0, p_LSOFF_3)),
};
OPTIONS(op_AT_18) = {
    RIVAL(1, 0x11111, 0, F_bb2c0, NUMBER(0, p_LSOFF_4)),
    RIVAL(1, 0x11111, 1, F_78312, SHARED_WORD(1, p_AREG)),
    RIVAL(1, 0x11111, 2, F_78312, SHARED_WORD(1, p_AREG), TEXT("+"), NUMBER(0, p_LSOFF_5)),
    ROW(0x11111, 3, F_78312, SHARED_WORD(1, p_AREG), TEXT("++"), NUMBER(0, p_LSOFF_6)),
};
OPTIONS(op_AT_19) = {
    RIVAL(1, 0x11111, 0, F_bb2c0, NUMBER(0, p_LSOFF_7)),
    RIVAL(1, 0x11111, 1, F_78312, SHARED_WORD(1, p_AREG)),
    RIVAL(1, 0x11111, 2, F_78312, SHARED_WORD(1, p_AREG), TEXT("+"), NUMBER(0, p_LSOFF_8)),
    ROW(0x11111, 3, F_78312, SHARED_WORD(1, p_AREG), TEXT("++"), NUMBER(0, p_LSOFF_9)),
};
OPTIONS(op_AT0_7) = {
    RIVAL(1, 0x44444, 0, F_bb2c0, NUMBER(1, p_LAOFF)),
    RIVAL(1, 0x44444, 1, F_78312, SHARED_WORD(0, p_AREG)),
    ROW(0x44444, 2, F_78312, SHARED_WORD(0, p_AREG), TEXT("+"), NUMBER(1, p_LAOFF_2)),
};
OPTIONS(op_L_SRC_4) = {
    ROW(ALL, 0, F_6b9af, WORD(0, p_LSRC)),
    ROW(0x11111, 1, F_b10aa, TEXT("u8"), BLANK(TEXT, "s["), CHOICE(1, 1, op_AT_17), TEXT("]")),
    ROW(0x11111, 2, F_c7516, TEXT("u16"), BLANK(TEXT, "s["), CHOICE(2, 1, op_AT_18), TEXT("]")),
    ROW(0x11111, 3, F_076e1, TEXT("s16"), BLANK(TEXT, "s["), CHOICE(3, 1, op_AT_18), TEXT("]")),
    ROW(0x11111, 4, F_f7c9f, TEXT("b32"), BLANK(TEXT, "s["), CHOICE(4, 1, op_AT_19), TEXT("]")),
    ROW(0x66666, 5, F_72df5, TEXT("a["), NUMBER(3, p_LAOFF), TEXT("]")),
    ROW(0x44444, 6, F_87fe3, TEXT("p["), CHOICE(5, 2, op_AT0_7), TEXT("]")),
};
OPTIONS(op_AT_20) = {
    RIVAL(1, ALL, 0, F_bb2c0, NUMBER(5, p_C3OFF)),
    RIVAL(1, ALL, 1, F_78312, SHARED_WORD(0, p_AREG)),
    RIVAL(1, ALL, 2, F_78312, SHARED_WORD(0, p_AREG), TEXT("+"), NUMBER(5, p_C3OFF_2)),
    ROW(ALL, 3, F_78312, SHARED_WORD(0, p_AREG), TEXT("++"), NUMBER(5, p_C3OFF_3)),
};
OPTIONS(op_AT_21) = {
    RIVAL(1, 0x66666, 0, F_bb2c0, NUMBER(5, p_C3OFF)),
    RIVAL(1, 0x66666, 1, F_78312, SHARED_WORD(0, p_AREG)),
    RIVAL(1, 0x66666, 2, F_78312, SHARED_WORD(0, p_AREG), TEXT("+"), NUMBER(5, p_C3OFF_2)),
    ROW(0x66666, 3, F_78312, SHARED_WORD(0, p_AREG), TEXT("++"), NUMBER(5, p_C3OFF_3)),
};
OPTIONS(op_L_SRC3) = {
    RIVAL(1, ALL, 0, F_6b9af, WORD(3, p_LSRC3)),
    ROW(0x44444, 1, F_6b9af, WORD(3, p_LSRC3)),
    RIVAL(1, ALL, 2, F_05226, TEXT("c"), NUMBER(4, p_CSPACE), TEXT("["), CHOICE(1, 0, op_AT_20),
        TEXT("]")),
    RIVAL(2, 0x66666, 3, F_05226, TEXT("c"), NUMBER(4, p_CSPACE), TEXT("["), CHOICE(2, 0, op_AT_21),
        TEXT("]")),
    ROW(0x11111, 4, F_05226, TEXT("c"), NUMBER(4, p_CSPACE), TEXT("["), NUMBER(5, p_C3OFF),
        TEXT("]")),
    ROW(0x44444, 5, F_05226, TEXT("c"), NUMBER(4, p_CSPACE), TEXT("["), NUMBER(5, p_C3OFF),
        TEXT("]")),
};
OPTIONS(op_S_DST_2) = {
    ROW(ALL, 0, F_6b9af, SHARED_WORD(0, p_SDST)),
};
OPTIONS(op_AT_22) = {
    RIVAL(1, ALL, 0, F_bb2c0, NUMBER(4, p_SCOFF)),
    RIVAL(1, ALL, 1, F_78312, SHARED_WORD(0, p_SAREG)),
    RIVAL(1, ALL, 2, F_78312, SHARED_WORD(0, p_SAREG), TEXT("+"), NUMBER(4, p_SCOFF_2)),
    ROW(ALL, 3, F_78312, SHARED_WORD(0, p_SAREG), TEXT("++"), NUMBER(4, p_SCOFF_3)),
};
OPTIONS(op_S_SRC2_2) = {
    RIVAL(1, ALL, 0, F_6b9af, WORD(2, p_SSRC2)),
    ROW(0x44444, 1, F_6b9af, WORD(2, p_SSRC2)),
    ROW(ALL, 2, F_05226, TEXT("c"), NUMBER(3, p_SSPACE), TEXT("["), CHOICE(1, 0, op_AT_22),
        TEXT("]")),
};
OPTIONS(op_AT_23) = {
    RIVAL(1, ALL, 0, F_bb2c0, NUMBER(4, p_C2OFF)),
    RIVAL(1, ALL, 1, F_78312, SHARED_WORD(0, p_AREG)),
    RIVAL(1, ALL, 2, F_78312, SHARED_WORD(0, p_AREG), TEXT("+"), NUMBER(4, p_C2OFF_2)),
    ROW(ALL, 3, F_78312, SHARED_WORD(0, p_AREG), TEXT("++"), NUMBER(4, p_C2OFF_3)),
};
OPTIONS(op_AT_24) = {
    RIVAL(1, 0x66666, 0, F_bb2c0, NUMBER(4, p_C2OFF)),
    RIVAL(1, 0x66666, 1, F_78312, SHARED_WORD(0, p_AREG)),
    RIVAL(1, 0x66666, 2, F_78312, SHARED_WORD(0, p_AREG), TEXT("+"), NUMBER(4, p_C2OFF_2)),
    ROW(0x66666, 3, F_78312, SHARED_WORD(0, p_AREG), TEXT("++"), NUMBER(4, p_C2OFF_3)),
};
OPTIONS(op_L_SRC2) = {
    RIVAL(1, ALL, 0, F_6b9af, WORD(2, p_LSRC2)),
    ROW(0x44444, 1, F_6b9af, WORD(2, p_LSRC2)),
    RIVAL(1, ALL, 2, F_05226, TEXT("c"), SHARED_NUMBER(3, p_CSPACE), TEXT("["),
        CHOICE(1, 0, op_AT_23), TEXT("]")),
    RIVAL(2, 0x66666, 3, F_05226, TEXT("c"), SHARED_NUMBER(3, p_CSPACE), TEXT("["),
        CHOICE(2, 0, op_AT_24), TEXT("]")),
    ROW(0x11111, 4, F_05226, TEXT("c"), SHARED_NUMBER(3, p_CSPACE), TEXT("["), NUMBER(4, p_C2OFF),
        TEXT("]")),
    ROW(0x44444, 5, F_05226, TEXT("c"), SHARED_NUMBER(3, p_CSPACE), TEXT("["), NUMBER(4, p_C2OFF),
        TEXT("]")),
};
OPTIONS(op_AT_25) = {
    RIVAL(1, ALL, 0, F_bb2c0, NUMBER(7, p_C3OFF)),
    RIVAL(1, ALL, 1, F_78312, SHARED_WORD(0, p_AREG)),
    RIVAL(1, ALL, 2, F_78312, SHARED_WORD(0, p_AREG), TEXT("+"), NUMBER(7, p_C3OFF_2)),
    ROW(ALL, 3, F_78312, SHARED_WORD(0, p_AREG), TEXT("++"), NUMBER(7, p_C3OFF_3)),
};
OPTIONS(op_AT_26) = {
    RIVAL(1, 0x66666, 0, F_bb2c0, NUMBER(7, p_C3OFF)),
    RIVAL(1, 0x66666, 1, F_78312, SHARED_WORD(0, p_AREG)),
    RIVAL(1, 0x66666, 2, F_78312, SHARED_WORD(0, p_AREG), TEXT("+"), NUMBER(7, p_C3OFF_2)),
    ROW(0x66666, 3, F_78312, SHARED_WORD(0, p_AREG), TEXT("++"), NUMBER(7, p_C3OFF_3)),
};
OPTIONS(op_L_SRC3_2) = {
    RIVAL(1, ALL, 0, F_6b9af, WORD(6, p_LSRC3)),
    ROW(0x44444, 1, F_6b9af, WORD(6, p_LSRC3)),
    RIVAL(1, ALL, 2, F_05226, TEXT("c"), SHARED_NUMBER(3, p_CSPACE), TEXT("["),
        CHOICE(1, 0, op_AT_25), TEXT("]")),
    RIVAL(2, 0x66666, 3, F_05226, TEXT("c"), SHARED_NUMBER(3, p_CSPACE), TEXT("["),
        CHOICE(2, 0, op_AT_26), TEXT("]")),
    ROW(0x11111, 4, F_05226, TEXT("c"), SHARED_NUMBER(3, p_CSPACE), TEXT("["), NUMBER(7, p_C3OFF),
        TEXT("]")),
    ROW(0x44444, 5, F_05226, TEXT("c"), SHARED_NUMBER(3, p_CSPACE), TEXT("["), NUMBER(7, p_C3OFF),
        TEXT("]")),
};
OPTIONS(op_S_DST_3) = {
    ROW(ALL, 0, F_6b9af, SHARED_WORD(0, p_SDST_2), SHARED_WORD(0, p_SDST_3)),
};
OPTIONS(op_S_SRC_2) = {
    ROW(ALL, 0, F_6b9af, SHARED_WORD(0, p_SSRC_2), SHARED_WORD(0, p_SSRC_3)),
    ROW(0x11111, 1, F_b10aa, TEXT("u8"), BLANK(TEXT, "s["), CHOICE(1, 1, op_AT_10), TEXT("]")),
    ROW(0x11111, 2, F_c7516, TEXT("u16"), BLANK(TEXT, "s["), CHOICE(2, 1, op_AT_11), TEXT("]")),
    ROW(0x11111, 3, F_076e1, TEXT("s16"), BLANK(TEXT, "s["), CHOICE(3, 1, op_AT_11), TEXT("]")),
    ROW(0x11111, 4, F_f7c9f, TEXT("b32"), BLANK(TEXT, "s["), CHOICE(4, 1, op_AT_12), TEXT("]")),
    ROW(0x66666, 5, F_72df5, TEXT("a["), NUMBER(3, p_SAOFF), TEXT("]")),
    ROW(0x44444, 6, F_87fe3, TEXT("p["), CHOICE(5, 2, op_AT0_5), TEXT("]")),
};
OPTIONS(op_AT_27) = {
    RIVAL(1, ALL, 0, F_bb2c0, NUMBER(4, p_SCOFF_4)),
    RIVAL(1, ALL, 1, F_78312, SHARED_WORD(0, p_SAREG)),
    RIVAL(1, ALL, 2, F_78312, SHARED_WORD(0, p_SAREG), TEXT("+"), NUMBER(4, p_SCOFF_5)),
    ROW(ALL, 3, F_78312, SHARED_WORD(0, p_SAREG), TEXT("++"), NUMBER(4, p_SCOFF_6)),
};
OPTIONS(op_S_SRC2_3) = {
    RIVAL(1, ALL, 0, F_6b9af, SHARED_WORD(2, p_SSRC2_2), SHARED_WORD(2, p_SSRC2_3)),
    ROW(0x44444, 1, F_6b9af, SHARED_WORD(2, p_SSRC2_2), SHARED_WORD(2, p_SSRC2_3)),
    ROW(ALL, 2, F_05226, TEXT("c"), NUMBER(3, p_SSPACE), TEXT("["), CHOICE(1, 0, op_AT_27),
        TEXT("]")),
};
OPTIONS(op_I_SRC_2) = {
    ROW(ALL, 0, F_6b9af, SHARED_WORD(0, p_SSRC_2), SHARED_WORD(0, p_SSRC_3)),
    ROW(0x11111, 1, F_b10aa, TEXT("u8"), BLANK(TEXT, "s["), CHOICE(1, 1, op_AT_14), TEXT("]")),
    ROW(0x11111, 2, F_c7516, TEXT("u16"), BLANK(TEXT, "s["), CHOICE(2, 1, op_AT_15), TEXT("]")),
    ROW(0x11111, 3, F_076e1, TEXT("s16"), BLANK(TEXT, "s["), CHOICE(3, 1, op_AT_15), TEXT("]")),
    ROW(0x11111, 4, F_f7c9f, TEXT("b32"), BLANK(TEXT, "s["), CHOICE(4, 1, op_AT_16), TEXT("]")),
    ROW(0x44444, 5, F_87fe3, TEXT("p["), CHOICE(5, 2, op_AT0_6), TEXT("]")),
};
OPTIONS(op_L_SRC_5) = {
    ROW(ALL, 0, F_6b9af, SHARED_WORD(0, p_LSRC_2), SHARED_WORD(0, p_LSRC_3)),
    ROW(0x11111, 1, F_b10aa, TEXT("u8"), BLANK(TEXT, "s["), CHOICE(1, 1, op_AT_17), TEXT("]")),
    ROW(0x11111, 2, F_c7516, TEXT("u16"), BLANK(TEXT, "s["), CHOICE(2, 1, op_AT_18), TEXT("]")),
    ROW(0x11111, 3, F_076e1, TEXT("s16"), BLANK(TEXT, "s["), CHOICE(3, 1, op_AT_18), TEXT("]")),
    ROW(0x11111, 4, F_f7c9f, TEXT("b32"), BLANK(TEXT, "s["), CHOICE(4, 1, op_AT_19), TEXT("]")),
    ROW(0x66666, 5, F_72df5, TEXT("a["), NUMBER(3, p_LAOFF), TEXT("]")),
    ROW(0x44444, 6, F_87fe3, TEXT("p["), CHOICE(5, 2, op_AT0_7), TEXT("]")),
};
OPTIONS(op_AT_28) = {
    RIVAL(1, ALL, 0, F_bb2c0, NUMBER(4, p_C3OFF_4)),
    RIVAL(1, ALL, 1, F_78312, SHARED_WORD(0, p_AREG)),
    RIVAL(1, ALL, 2, F_78312, SHARED_WORD(0, p_AREG), TEXT("+"), NUMBER(4, p_C3OFF_5)),
    ROW(ALL, 3, F_78312, SHARED_WORD(0, p_AREG), TEXT("++"), NUMBER(4, p_C3OFF_6)),
};
OPTIONS(op_AT_29) = {
    RIVAL(1, 0x66666, 0, F_bb2c0, NUMBER(4, p_C3OFF_4)),
    RIVAL(1, 0x66666, 1, F_78312, SHARED_WORD(0, p_AREG)),
    RIVAL(1, 0x66666, 2, F_78312, SHARED_WORD(0, p_AREG), TEXT("+"), NUMBER(4, p_C3OFF_5)),
    ROW(0x66666, 3, F_78312, SHARED_WORD(0, p_AREG), TEXT("++"), NUMBER(4, p_C3OFF_6)),
};
OPTIONS(op_L_SRC3_3) = {
    RIVAL(1, ALL, 0, F_6b9af, SHARED_WORD(2, p_LSRC3_3), SHARED_WORD(2, p_LSRC3_4)),
    ROW(0x44444, 1, F_6b9af, SHARED_WORD(2, p_LSRC3_3), SHARED_WORD(2, p_LSRC3_4)),
    RIVAL(1, ALL, 2, F_05226, TEXT("c"), NUMBER(3, p_CSPACE), TEXT("["), CHOICE(1, 0, op_AT_28),
        TEXT("]")),
    RIVAL(2, 0x66666, 3, F_05226, TEXT("c"), NUMBER(3, p_CSPACE), TEXT("["), CHOICE(2, 0, op_AT_29),
        TEXT("]")),
    ROW(0x11111, 4, F_05226, TEXT("c"), NUMBER(3, p_CSPACE), TEXT("["), NUMBER(4, p_C3OFF_4),
        TEXT("]")),
    ROW(0x44444, 5, F_05226, TEXT("c"), NUMBER(3, p_CSPACE), TEXT("["), NUMBER(4, p_C3OFF_4),
        TEXT("]")),
};
OPTIONS(op_AT_30) = {
    RIVAL(1, ALL, 0, F_bb2c0, NUMBER(4, p_C3OFF)),
    RIVAL(1, ALL, 1, F_78312, SHARED_WORD(0, p_AREG)),
    RIVAL(1, ALL, 2, F_78312, SHARED_WORD(0, p_AREG), TEXT("+"), NUMBER(4, p_C3OFF_2)),
    ROW(ALL, 3, F_78312, SHARED_WORD(0, p_AREG), TEXT("++"), NUMBER(4, p_C3OFF_3)),
};
OPTIONS(op_AT_31) = {
    RIVAL(1, 0x66666, 0, F_bb2c0, NUMBER(4, p_C3OFF)),
    RIVAL(1, 0x66666, 1, F_78312, SHARED_WORD(0, p_AREG)),
    RIVAL(1, 0x66666, 2, F_78312, SHARED_WORD(0, p_AREG), TEXT("+"), NUMBER(4, p_C3OFF_2)),
    ROW(0x66666, 3, F_78312, SHARED_WORD(0, p_AREG), TEXT("++"), NUMBER(4, p_C3OFF_3)),
};
OPTIONS(op_L_SRC3_4) = {
    RIVAL(1, ALL, 0, F_6b9af, WORD(2, p_LSRC3)),
    ROW(0x44444, 1, F_6b9af, WORD(2, p_LSRC3)),
    RIVAL(1, ALL, 2, F_05226, TEXT("c"), NUMBER(3, p_CSPACE), TEXT("["), CHOICE(1, 0, op_AT_30),
        TEXT("]")),
    RIVAL(2, 0x66666, 3, F_05226, TEXT("c"), NUMBER(3, p_CSPACE), TEXT("["), CHOICE(2, 0, op_AT_31),
        TEXT("]")),
    ROW(0x11111, 4, F_05226, TEXT("c"), NUMBER(3, p_CSPACE), TEXT("["), NUMBER(4, p_C3OFF),
        TEXT("]")),
    ROW(0x44444, 5, F_05226, TEXT("c"), NUMBER(3, p_CSPACE), TEXT("["), NUMBER(4, p_C3OFF),
        TEXT("]")),
};
OPTIONS(op_AT_32) = {
    RIVAL(1, ALL, 0, F_bb2c0, NUMBER(4, p_C2OFF_4)),
    RIVAL(1, ALL, 1, F_78312, SHARED_WORD(0, p_AREG)),
    RIVAL(1, ALL, 2, F_78312, SHARED_WORD(0, p_AREG), TEXT("+"), NUMBER(4, p_C2OFF_5)),
    ROW(ALL, 3, F_78312, SHARED_WORD(0, p_AREG), TEXT("++"), NUMBER(4, p_C2OFF_6)),
};
OPTIONS(op_AT_33) = {
    RIVAL(1, 0x66666, 0, F_bb2c0, NUMBER(4, p_C2OFF_4)),
    RIVAL(1, 0x66666, 1, F_78312, SHARED_WORD(0, p_AREG)),
    RIVAL(1, 0x66666, 2, F_78312, SHARED_WORD(0, p_AREG), TEXT("+"), NUMBER(4, p_C2OFF_5)),
    ROW(0x66666, 3, F_78312, SHARED_WORD(0, p_AREG), TEXT("++"), NUMBER(4, p_C2OFF_6)),
};
OPTIONS(op_L_SRC2_2) = {
    RIVAL(1, ALL, 0, F_6b9af, SHARED_WORD(2, p_LSRC2_3), SHARED_WORD(2, p_LSRC2_4)),
    ROW(0x44444, 1, F_6b9af, SHARED_WORD(2, p_LSRC2_3), SHARED_WORD(2, p_LSRC2_4)),
    RIVAL(1, ALL, 2, F_05226, TEXT("c"), SHARED_NUMBER(3, p_CSPACE), TEXT("["),
        CHOICE(1, 0, op_AT_32), TEXT("]")),
    RIVAL(2, 0x66666, 3, F_05226, TEXT("c"), SHARED_NUMBER(3, p_CSPACE), TEXT("["),
        CHOICE(2, 0, op_AT_33), TEXT("]")),
    ROW(0x11111, 4, F_05226, TEXT("c"), SHARED_NUMBER(3, p_CSPACE), TEXT("["), NUMBER(4, p_C2OFF_4),
        TEXT("]")),
    ROW(0x44444, 5, F_05226, TEXT("c"), SHARED_NUMBER(3, p_CSPACE), TEXT("["), NUMBER(4, p_C2OFF_4),
        TEXT("]")),
};
OPTIONS(op_AT_34) = {
    RIVAL(1, ALL, 0, F_bb2c0, NUMBER(6, p_C3OFF)),
    RIVAL(1, ALL, 1, F_78312, SHARED_WORD(0, p_AREG)),
    RIVAL(1, ALL, 2, F_78312, SHARED_WORD(0, p_AREG), TEXT("+"), NUMBER(6, p_C3OFF_2)),
    ROW(ALL, 3, F_78312, SHARED_WORD(0, p_AREG), TEXT("++"), NUMBER(6, p_C3OFF_3)),
};
OPTIONS(op_AT_35) = {
    RIVAL(1, 0x66666, 0, F_bb2c0, NUMBER(6, p_C3OFF)),
    RIVAL(1, 0x66666, 1, F_78312, SHARED_WORD(0, p_AREG)),
    RIVAL(1, 0x66666, 2, F_78312, SHARED_WORD(0, p_AREG), TEXT("+"), NUMBER(6, p_C3OFF_2)),
    ROW(0x66666, 3, F_78312, SHARED_WORD(0, p_AREG), TEXT("++"), NUMBER(6, p_C3OFF_3)),
};
OPTIONS(op_L_SRC3_5) = {
    RIVAL(1, ALL, 0, F_6b9af, WORD(5, p_LSRC3)),
    ROW(0x44444, 1, F_6b9af, WORD(5, p_LSRC3)),
    RIVAL(1, ALL, 2, F_05226, TEXT("c"), SHARED_NUMBER(3, p_CSPACE), TEXT("["),
        CHOICE(1, 0, op_AT_34), TEXT("]")),
    RIVAL(2, 0x66666, 3, F_05226, TEXT("c"), SHARED_NUMBER(3, p_CSPACE), TEXT("["),
        CHOICE(2, 0, op_AT_35), TEXT("]")),
    ROW(0x11111, 4, F_05226, TEXT("c"), SHARED_NUMBER(3, p_CSPACE), TEXT("["), NUMBER(6, p_C3OFF),
        TEXT("]")),
    ROW(0x44444, 5, F_05226, TEXT("c"), SHARED_NUMBER(3, p_CSPACE), TEXT("["), NUMBER(6, p_C3OFF),
        TEXT("]")),
};
OPTIONS(op_FMUL_SAT) = {
    ROW(0xfff00, 1, F_b05f0, TEXT("sat")),
    NOTHING(0xfff00, 0, F_20d9d),
    NOTHING(0xff, 2, F_20d9d),
};
OPTIONS(op_AT_36) = {
    RIVAL(1, ALL, 0, F_bb2c0, NUMBER(5, p_C2OFF)),
    RIVAL(1, ALL, 1, F_78312, SHARED_WORD(0, p_AREG)),
    RIVAL(1, ALL, 2, F_78312, SHARED_WORD(0, p_AREG), TEXT("+"), NUMBER(5, p_C2OFF_2)),
    ROW(ALL, 3, F_78312, SHARED_WORD(0, p_AREG), TEXT("++"), NUMBER(5, p_C2OFF_3)),
};
OPTIONS(op_AT_37) = {
    RIVAL(1, 0x66666, 0, F_bb2c0, NUMBER(5, p_C2OFF)),
    RIVAL(1, 0x66666, 1, F_78312, SHARED_WORD(0, p_AREG)),
    RIVAL(1, 0x66666, 2, F_78312, SHARED_WORD(0, p_AREG), TEXT("+"), NUMBER(5, p_C2OFF_2)),
    ROW(0x66666, 3, F_78312, SHARED_WORD(0, p_AREG), TEXT("++"), NUMBER(5, p_C2OFF_3)),
};
OPTIONS(op_L_SRC2_3) = {
    RIVAL(1, ALL, 0, F_6b9af, WORD(3, p_LSRC2)),
    ROW(0x44444, 1, F_6b9af, WORD(3, p_LSRC2)),
    RIVAL(1, ALL, 2, F_05226, TEXT("c"), NUMBER(4, p_CSPACE), TEXT("["), CHOICE(1, 0, op_AT_36),
        TEXT("]")),
    RIVAL(2, 0x66666, 3, F_05226, TEXT("c"), NUMBER(4, p_CSPACE), TEXT("["), CHOICE(2, 0, op_AT_37),
        TEXT("]")),
    ROW(0x11111, 4, F_05226, TEXT("c"), NUMBER(4, p_CSPACE), TEXT("["), NUMBER(5, p_C2OFF),
        TEXT("]")),
    ROW(0x44444, 5, F_05226, TEXT("c"), NUMBER(4, p_CSPACE), TEXT("["), NUMBER(5, p_C2OFF),
        TEXT("]")),
};
OPTIONS(op_AT_38) = {
    RIVAL(1, ALL, 0, F_bb2c0, NUMBER(5, p_SCOFF_4)),
    RIVAL(1, ALL, 1, F_78312, SHARED_WORD(0, p_SAREG)),
    RIVAL(1, ALL, 2, F_78312, SHARED_WORD(0, p_SAREG), TEXT("+"), NUMBER(5, p_SCOFF_5)),
    ROW(ALL, 3, F_78312, SHARED_WORD(0, p_SAREG), TEXT("++"), NUMBER(5, p_SCOFF_6)),
};
OPTIONS(op_S_SRC2_4) = {
    RIVAL(1, ALL, 0, F_6b9af, SHARED_WORD(3, p_SSRC2_2), SHARED_WORD(3, p_SSRC2_3)),
    ROW(0x44444, 1, F_6b9af, SHARED_WORD(3, p_SSRC2_2), SHARED_WORD(3, p_SSRC2_3)),
    ROW(ALL, 2, F_05226, TEXT("c"), NUMBER(4, p_SSPACE), TEXT("["), CHOICE(1, 0, op_AT_38),
        TEXT("]")),
};
OPTIONS(op_AT_39) = {
    RIVAL(1, ALL, 0, F_bb2c0, NUMBER(5, p_C2OFF_4)),
    RIVAL(1, ALL, 1, F_78312, SHARED_WORD(0, p_AREG)),
    RIVAL(1, ALL, 2, F_78312, SHARED_WORD(0, p_AREG), TEXT("+"), NUMBER(5, p_C2OFF_5)),
    ROW(ALL, 3, F_78312, SHARED_WORD(0, p_AREG), TEXT("++"), NUMBER(5, p_C2OFF_6)),
};
OPTIONS(op_AT_40) = {
    RIVAL(1, 0x66666, 0, F_bb2c0, NUMBER(5, p_C2OFF_4)),
    RIVAL(1, 0x66666, 1, F_78312, SHARED_WORD(0, p_AREG)),
    RIVAL(1, 0x66666, 2, F_78312, SHARED_WORD(0, p_AREG), TEXT("+"), NUMBER(5, p_C2OFF_5)),
    ROW(0x66666, 3, F_78312, SHARED_WORD(0, p_AREG), TEXT("++"), NUMBER(5, p_C2OFF_6)),
};
OPTIONS(op_L_SRC2_4) = {
    RIVAL(1, ALL, 0, F_6b9af, SHARED_WORD(3, p_LSRC2_3), SHARED_WORD(3, p_LSRC2_4)),
    ROW(0x44444, 1, F_6b9af, SHARED_WORD(3, p_LSRC2_3), SHARED_WORD(3, p_LSRC2_4)),
    RIVAL(1, ALL, 2, F_05226, TEXT("c"), NUMBER(4, p_CSPACE), TEXT("["), CHOICE(1, 0, op_AT_39),
        TEXT("]")),
    RIVAL(2, 0x66666, 3, F_05226, TEXT("c"), NUMBER(4, p_CSPACE), TEXT("["), CHOICE(2, 0, op_AT_40),
        TEXT("]")),
    ROW(0x11111, 4, F_05226, TEXT("c"), NUMBER(4, p_CSPACE), TEXT("["), NUMBER(5, p_C2OFF_4),
        TEXT("]")),
    ROW(0x44444, 5, F_05226, TEXT("c"), NUMBER(4, p_CSPACE), TEXT("["), NUMBER(5, p_C2OFF_4),
        TEXT("]")),
};
OPTIONS(op_L_SRC2_5) = {
    RIVAL(1, ALL, 0, F_6b9af, WORD(2, p_LSRC2)),
    ROW(0x44444, 1, F_6b9af, WORD(2, p_LSRC2)),
    RIVAL(1, ALL, 2, F_05226, TEXT("c"), NUMBER(3, p_CSPACE), TEXT("["), CHOICE(1, 0, op_AT_23),
        TEXT("]")),
    RIVAL(2, 0x66666, 3, F_05226, TEXT("c"), NUMBER(3, p_CSPACE), TEXT("["), CHOICE(2, 0, op_AT_24),
        TEXT("]")),
    ROW(0x11111, 4, F_05226, TEXT("c"), NUMBER(3, p_CSPACE), TEXT("["), NUMBER(4, p_C2OFF),
        TEXT("]")),
    ROW(0x44444, 5, F_05226, TEXT("c"), NUMBER(3, p_CSPACE), TEXT("["), NUMBER(4, p_C2OFF),
        TEXT("]")),
};
OPTIONS(op_AT_41) = {
    RIVAL(1, ALL, 0, F_bb2c0, NUMBER(6, p_C2OFF)),
    RIVAL(1, ALL, 1, F_78312, SHARED_WORD(0, p_AREG)),
    RIVAL(1, ALL, 2, F_78312, SHARED_WORD(0, p_AREG), TEXT("+"), NUMBER(6, p_C2OFF_2)),
    ROW(ALL, 3, F_78312, SHARED_WORD(0, p_AREG), TEXT("++"), NUMBER(6, p_C2OFF_3)),
};
OPTIONS(op_AT_42) = {
    RIVAL(1, 0x66666, 0, F_bb2c0, NUMBER(6, p_C2OFF)),
    RIVAL(1, 0x66666, 1, F_78312, SHARED_WORD(0, p_AREG)),
    RIVAL(1, 0x66666, 2, F_78312, SHARED_WORD(0, p_AREG), TEXT("+"), NUMBER(6, p_C2OFF_2)),
    ROW(0x66666, 3, F_78312, SHARED_WORD(0, p_AREG), TEXT("++"), NUMBER(6, p_C2OFF_3)),
};
OPTIONS(op_L_SRC2_6) = {
    RIVAL(1, ALL, 0, F_6b9af, WORD(4, p_LSRC2)),
    ROW(0x44444, 1, F_6b9af, WORD(4, p_LSRC2)),
    RIVAL(1, ALL, 2, F_05226, TEXT("c"), NUMBER(5, p_CSPACE), TEXT("["), CHOICE(1, 0, op_AT_41),
        TEXT("]")),
    RIVAL(2, 0x66666, 3, F_05226, TEXT("c"), NUMBER(5, p_CSPACE), TEXT("["), CHOICE(2, 0, op_AT_42),
        TEXT("]")),
    ROW(0x11111, 4, F_05226, TEXT("c"), NUMBER(5, p_CSPACE), TEXT("["), NUMBER(6, p_C2OFF),
        TEXT("]")),
    ROW(0x44444, 5, F_05226, TEXT("c"), NUMBER(5, p_CSPACE), TEXT("["), NUMBER(6, p_C2OFF),
        TEXT("]")),
};
OPTIONS(op_L_SRC2_7) = {
    RIVAL(1, ALL, 0, F_6b9af, SHARED_WORD(2, p_LSRC2_3), SHARED_WORD(2, p_LSRC2_4)),
    ROW(0x44444, 1, F_6b9af, SHARED_WORD(2, p_LSRC2_3), SHARED_WORD(2, p_LSRC2_4)),
    RIVAL(1, ALL, 2, F_05226, TEXT("c"), NUMBER(3, p_CSPACE), TEXT("["), CHOICE(1, 0, op_AT_32),
        TEXT("]")),
    RIVAL(2, 0x66666, 3, F_05226, TEXT("c"), NUMBER(3, p_CSPACE), TEXT("["), CHOICE(2, 0, op_AT_33),
        TEXT("]")),
    ROW(0x11111, 4, F_05226, TEXT("c"), NUMBER(3, p_CSPACE), TEXT("["), NUMBER(4, p_C2OFF_4),
        TEXT("]")),
    ROW(0x44444, 5, F_05226, TEXT("c"), NUMBER(3, p_CSPACE), TEXT("["), NUMBER(4, p_C2OFF_4),
        TEXT("]")),
};
OPTIONS(op_QUAD_LANE) = {
    ROW(ALL, 0, F_fa31e, TEXT("l0")),
    ROW(ALL, 1, F_fce2e, TEXT("l1")),
    ROW(ALL, 2, F_8146e, TEXT("l2")),
    ROW(ALL, 3, F_1a0ed, TEXT("l3")),
    ROW(ALL, 4, F_96f98, TEXT("dx")),
    ROW(ALL, 5, F_96f81, TEXT("dy")),
};
OPTIONS(op_GUARD_2) = {
    RIVAL(1, ALL, 1, F_c379f, TEXT("(never)")),
    ROW(ALL, 2, F_e2c17, TEXT("("), WORD(2, p_PRED), BLANK(SHARED_WORD, 0, p_COND), TEXT(")")),
    NOTHING(ALL, 0, F_c7226),
};
OPTIONS(op_REG_4) = {
    ROW(ALL, 0, F_6b9af, SHARED_WORD(0, p_SSRC_2), SHARED_WORD(0, p_SSRC_3)),
};
OPTIONS(op_REG_5) = {
    ROW(ALL, 0, F_6b9af, SHARED_WORD(0, p_SSRC2_2), SHARED_WORD(0, p_SSRC2_3)),
};
OPTIONS(op_REG_6) = {
    ROW(ALL, 0, F_6b9af, WORD(0, p_SSRC)),
};
OPTIONS(op_REG_7) = {
    ROW(ALL, 0, F_6b9af, WORD(0, p_SSRC2)),
};
OPTIONS(op_AT0_8) = {
    RIVAL(1, ALL, 0, F_bb2c0, NUMBER(0, p_OFF32)),
    RIVAL(1, ALL, 1, F_78312, WORD(1, p_AREG)),
    ROW(ALL, 2, F_78312, WORD(1, p_AREG), TEXT("+"), NUMBER(0, p_OFF32_2)),
};
OPTIONS(op_REG_8) = {
    ROW(ALL, 0, F_6b9af, SHARED_WORD(0, p_LSRC3_3), SHARED_WORD(0, p_LSRC3_4)),
};
OPTIONS(op_REG_9) = {
    ROW(ALL, 0, F_6b9af, WORD(0, p_LSRC3)),
};
OPTIONS(op_S_SRC_3) = {
    ROW(ALL, 0, F_6b9af, SHARED_WORD(0, p_SSRC_2), SHARED_WORD(0, p_SSRC_3)),
    ROW(0x11111, 1, F_b10aa, TEXT("u8"), BLANK(TEXT, "s["), CHOICE(1, 1, op_AT_14), TEXT("]")),
    ROW(0x11111, 2, F_c7516, TEXT("u16"), BLANK(TEXT, "s["), CHOICE(2, 1, op_AT_15), TEXT("]")),
    ROW(0x11111, 3, F_076e1, TEXT("s16"), BLANK(TEXT, "s["), CHOICE(3, 1, op_AT_15), TEXT("]")),
    ROW(0x11111, 4, F_f7c9f, TEXT("b32"), BLANK(TEXT, "s["), CHOICE(4, 1, op_AT_16), TEXT("]")),
    ROW(0x66666, 5, F_72df5, TEXT("a["), NUMBER(3, p_SAOFF), TEXT("]")),
    ROW(0x44444, 6, F_87fe3, TEXT("p["), CHOICE(5, 2, op_AT0_6), TEXT("]")),
};
OPTIONS(op_S_SRC_4) = {
    ROW(ALL, 0, F_6b9af, WORD(0, p_SSRC)),
    ROW(0x11111, 1, F_b10aa, TEXT("u8"), BLANK(TEXT, "s["), CHOICE(1, 1, op_AT_14), TEXT("]")),
    ROW(0x11111, 2, F_c7516, TEXT("u16"), BLANK(TEXT, "s["), CHOICE(2, 1, op_AT_15), TEXT("]")),
    ROW(0x11111, 3, F_076e1, TEXT("s16"), BLANK(TEXT, "s["), CHOICE(3, 1, op_AT_15), TEXT("]")),
    ROW(0x11111, 4, F_f7c9f, TEXT("b32"), BLANK(TEXT, "s["), CHOICE(4, 1, op_AT_16), TEXT("]")),
    ROW(0x66666, 5, F_72df5, TEXT("a["), NUMBER(3, p_SAOFF), TEXT("]")),
    ROW(0x44444, 6, F_87fe3, TEXT("p["), CHOICE(5, 2, op_AT0_6), TEXT("]")),
};
OPTIONS(op_L_DST_4) = {
    ROW(ALL, 0, F_6b9af, SHARED_WORD(0, p_LDST_3), SHARED_WORD(0, p_LDST_4)),
};
OPTIONS(op_SPECIAL) = {
    RIVAL(1, ALL, 0, F_b2b42, WORD(0, p_SREG)),
    ROW(0xf0000, 1, F_b2b42, WORD(0, p_SREG_2)),
};
OPTIONS(op_AT0_9) = {
    RIVAL(1, ALL, 0, F_bb2c0, NUMBER(0, p_VOFF)),
    RIVAL(1, ALL, 1, F_78312, WORD(1, p_SAREG)),
    ROW(ALL, 2, F_78312, WORD(1, p_SAREG), TEXT("+"), NUMBER(0, p_VOFF_2)),
};
OPTIONS(op_AT0_10) = {
    RIVAL(1, ALL, 0, F_bb2c0, NUMBER(0, p_VOFF)),
    RIVAL(1, ALL, 1, F_78312, WORD(1, p_AREG)),
    ROW(ALL, 2, F_78312, WORD(1, p_AREG), TEXT("+"), NUMBER(0, p_VOFF_2)),
};
OPTIONS(op_STDST) = {
    ROW(ALL, 0, F_6b9af, SHARED_WORD(0, p_SDST), TEXT(":"), SHARED_WORD(0, p_SDST_4), TEXT(":"),
        SHARED_WORD(0, p_SDST_5), TEXT(":"), SHARED_WORD(0, p_SDST_6)),
};
OPTIONS(op_STSRC) = {
    RIVAL(1, ALL, 0, F_6b9af, SHARED_WORD(0, p_SDST)),
    RIVAL(1, ALL, 1, F_6b9af, SHARED_WORD(0, p_SDST), TEXT(":"), SHARED_WORD(0, p_SDST_4)),
    RIVAL(1, ALL, 2, F_6b9af, SHARED_WORD(0, p_SDST), TEXT(":"), SHARED_WORD(0, p_SDST_4),
        TEXT(":"), SHARED_WORD(0, p_SDST_5)),
    ROW(ALL, 3, F_6b9af, SHARED_WORD(0, p_SDST), TEXT(":"), SHARED_WORD(0, p_SDST_4), TEXT(":"),
        SHARED_WORD(0, p_SDST_5), TEXT(":"), SHARED_WORD(0, p_SDST_6)),
};
OPTIONS(op_LTDST) = {
    RIVAL(2, ALL, 0, F_8b932, TEXT("#:#:#:#")),
    RIVAL(2, ALL, 1, F_6b9af, SHARED_WORD(0, p_LDST), TEXT(":#:#:#")),
    RIVAL(2, ALL, 2, F_8b932, TEXT("#:"), SHARED_WORD(0, p_LDST), TEXT(":#:#")),
    RIVAL(2, ALL, 3, F_6b9af, SHARED_WORD(0, p_LDST), TEXT(":"), SHARED_WORD(0, p_LDST_6),
        TEXT(":#:#")),
    RIVAL(2, ALL, 4, F_8b932, TEXT("#:#:"), SHARED_WORD(0, p_LDST), TEXT(":#")),
    RIVAL(2, ALL, 5, F_6b9af, SHARED_WORD(0, p_LDST), TEXT(":#:"), SHARED_WORD(0, p_LDST_6),
        TEXT(":#")),
    RIVAL(2, ALL, 6, F_8b932, TEXT("#:"), SHARED_WORD(0, p_LDST), TEXT(":"),
        SHARED_WORD(0, p_LDST_6), TEXT(":#")),
    RIVAL(2, ALL, 7, F_6b9af, SHARED_WORD(0, p_LDST), TEXT(":"), SHARED_WORD(0, p_LDST_6),
        TEXT(":"), SHARED_WORD(0, p_LDST_7), TEXT(":#")),
    RIVAL(2, ALL, 8, F_8b932, TEXT("#:#:#:"), SHARED_WORD(0, p_LDST)),
    RIVAL(2, ALL, 9, F_6b9af, SHARED_WORD(0, p_LDST), TEXT(":#:#:"), SHARED_WORD(0, p_LDST_6)),
    RIVAL(2, ALL, 10, F_8b932, TEXT("#:"), SHARED_WORD(0, p_LDST), TEXT(":#:"),
        SHARED_WORD(0, p_LDST_6)),
    RIVAL(2, ALL, 11, F_6b9af, SHARED_WORD(0, p_LDST), TEXT(":"), SHARED_WORD(0, p_LDST_6),
        TEXT(":#:"), SHARED_WORD(0, p_LDST_7)),
    RIVAL(2, ALL, 12, F_8b932, TEXT("#:#:"), SHARED_WORD(0, p_LDST), TEXT(":"),
        SHARED_WORD(0, p_LDST_6)),
    RIVAL(2, ALL, 13, F_6b9af, SHARED_WORD(0, p_LDST), TEXT(":#:"), SHARED_WORD(0, p_LDST_6),
        TEXT(":"), SHARED_WORD(0, p_LDST_7)),
    ROW(ALL, 14, F_8b932, TEXT("#:"), SHARED_WORD(0, p_LDST), TEXT(":"), SHARED_WORD(0, p_LDST_6),
        TEXT(":"), SHARED_WORD(0, p_LDST_7)),
    ROW(ALL, 15, F_6b9af, SHARED_WORD(0, p_LDST), TEXT(":"), SHARED_WORD(0, p_LDST_6), TEXT(":"),
        SHARED_WORD(0, p_LDST_7), TEXT(":"), SHARED_WORD(0, p_LDST_8)),
};
OPTIONS(op_LTSRC) = {
    RIVAL(1, ALL, 0, F_6b9af, SHARED_WORD(0, p_LDST)),
    RIVAL(1, ALL, 1, F_6b9af, SHARED_WORD(0, p_LDST), TEXT(":"), SHARED_WORD(0, p_LDST_6)),
    RIVAL(1, ALL, 2, F_6b9af, SHARED_WORD(0, p_LDST), TEXT(":"), SHARED_WORD(0, p_LDST_6),
        TEXT(":"), SHARED_WORD(0, p_LDST_7)),
    ROW(ALL, 3, F_6b9af, SHARED_WORD(0, p_LDST), TEXT(":"), SHARED_WORD(0, p_LDST_6), TEXT(":"),
        SHARED_WORD(0, p_LDST_7), TEXT(":"), SHARED_WORD(0, p_LDST_8)),
};

FORMS(head_add) = {
    OTHER_FORM(TESLA_FADD_SHORT, SHARED, 1, TEXT("add"), BLANK(SURE_WORD, 0, p_SSAT),
        BLANK(TEXT, "f32"), BLANK(CHOICE, 0, 1, op_S_DST), BLANK(SURE_WORD, 2, p_SNEG1),
        BLANK(CHOICE, 1, 3, op_S_SRC), BLANK(SURE_WORD, 7, p_SNEG2),
        BLANK(CHOICE, 7, 5, op_S_SRC2)),
    LIKE(TESLA_FMAD_SHORT, SHARED, 1, 3, 1, F_6b9af, TEXT("add"), BLANK(SURE_WORD, 0, p_SSAT),
        BLANK(TEXT, "f32"), BLANK(CHOICE, 0, 1, op_S_DST_2), BLANK(SURE_WORD, 2, p_SNEG1),
        BLANK(TEXT, "(mul"), BLANK(CHOICE, 1, 3, op_S_SRC), BLANK(CHOICE, 7, 5, op_S_SRC2_2),
        TEXT(")"), BLANK(SURE_WORD, 10, p_SNEG2), BLANK(CHOICE, 9, 1, op_S_DST_2)),
    LIKE(TESLA_ADD_ADD_B16_SHORT, SHARED, 1, 2, 1, F_e925e, TEXT("add"),
        BLANK(SURE_WORD, 0, p_SSAT), BLANK(TEXT, "b16"), BLANK(CHOICE, 0, 1, op_S_DST_3),
        BLANK(CHOICE, 1, 2, op_S_SRC_2), BLANK(CHOICE, 7, 4, op_S_SRC2_3)),
    LIKE(TESLA_ADD_ADD_B32_SHORT, SHARED, 1, 2, 1, F_f7c9f, TEXT("add"),
        BLANK(SURE_WORD, 0, p_SSAT), BLANK(TEXT, "b32"), BLANK(CHOICE, 0, 1, op_S_DST),
        BLANK(CHOICE, 1, 2, op_S_SRC), BLANK(CHOICE, 7, 4, op_S_SRC2_2)),
    OTHER_FORM(TESLA_MUL_ADD_ADD_U16_SHORT, SHARED, 1, TEXT("add"), BLANK(CHOICE, 0, 0, op_S_DST_2),
        BLANK(TEXT, "(mul"), BLANK(TEXT, "u16"), BLANK(CHOICE, 1, 1, op_S_SRC_2),
        BLANK(CHOICE, 7, 3, op_S_SRC2_3), TEXT(")"), BLANK(CHOICE, 9, 0, op_S_DST_2)),
    LIKE(TESLA_MUL_ADD_ADD_S16_SHORT, SHARED, 1, 3, 1, F_076e1, TEXT("add"),
        BLANK(CHOICE, 0, 0, op_S_DST_2), BLANK(TEXT, "(mul"), BLANK(TEXT, "s16"),
        BLANK(CHOICE, 1, 1, op_S_SRC_2), BLANK(CHOICE, 7, 3, op_S_SRC2_3), TEXT(")"),
        BLANK(CHOICE, 9, 0, op_S_DST_2)),
    OTHER_FORM(TESLA_MUL_ADD_ADD_S16SAT_SHORT, SHARED, 1, TEXT("add"), BLANK(TEXT, "sat"),
        BLANK(CHOICE, 0, 0, op_S_DST_2), BLANK(TEXT, "(mul"), BLANK(TEXT, "s16"),
        BLANK(CHOICE, 1, 1, op_S_SRC_2), BLANK(CHOICE, 7, 3, op_S_SRC2_3), TEXT(")"),
        BLANK(CHOICE, 9, 0, op_S_DST_2)),
    LIKE(TESLA_MUL_ADD_ADD_U24_SHORT, SHARED, 1, 3, 2, F_8ef19, TEXT("add"),
        BLANK(CHOICE, 0, 0, op_S_DST_2), BLANK(TEXT, "(mul"), BLANK(TEXT, "u24"),
        BLANK(CHOICE, 1, 1, op_S_SRC), BLANK(CHOICE, 7, 3, op_S_SRC2_2), TEXT(")"),
        BLANK(CHOICE, 9, 0, op_S_DST_2)),
    LIKE(TESLA_FADD_IMM, LATER, 1, 5, 8, F_b93b5, TEXT("add"), BLANK(SURE_WORD, 0, p_SSAT),
        BLANK(TEXT, "f32"), BLANK(CHOICE, 0, 1, op_S_DST), BLANK(SURE_WORD, 2, p_SNEG1),
        BLANK(CHOICE, 1, 3, op_I_SRC), BLANK(WORD, 7, p_SNEG2), BLANK(NUMBER, 8, p_IMM)),
    LIKE(TESLA_FMAD_IMM, SHARED | LATER, 1, 6, 8, F_b93b5, TEXT("add"), BLANK(SURE_WORD, 0, p_SSAT),
        BLANK(TEXT, "f32"), BLANK(CHOICE, 0, 1, op_S_DST_2), BLANK(SURE_WORD, 2, p_SNEG1),
        BLANK(TEXT, "(mul"), BLANK(CHOICE, 1, 3, op_I_SRC), BLANK(NUMBER, 7, p_IMM), TEXT(")"),
        BLANK(SURE_WORD, 8, p_SNEG2), BLANK(CHOICE, 7, 1, op_S_DST_2)),
    LIKE(TESLA_ADD_ADD_B16_IMM, SHARED | LATER, 1, 4, 8, F_b93b5, TEXT("add"),
        BLANK(SURE_WORD, 0, p_SSAT), BLANK(TEXT, "b16"), BLANK(CHOICE, 0, 1, op_S_DST_3),
        BLANK(CHOICE, 1, 2, op_I_SRC_2), BLANK(NUMBER, 6, p_IMM)),
    LIKE(TESLA_ADD_ADD_B32_IMM, LATER, 1, 4, 8, F_b93b5, TEXT("add"), BLANK(SURE_WORD, 0, p_SSAT),
        BLANK(TEXT, "b32"), BLANK(CHOICE, 0, 1, op_S_DST), BLANK(CHOICE, 1, 2, op_I_SRC),
        BLANK(NUMBER, 6, p_IMM)),
    LIKE(TESLA_MUL_ADD_ADD_U16_IMM, SHARED | LATER, 1, 4, 8, F_b93b5, TEXT("add"),
        BLANK(CHOICE, 0, 0, op_S_DST_2), BLANK(TEXT, "(mul"), BLANK(TEXT, "u16"),
        BLANK(CHOICE, 1, 1, op_I_SRC_2), BLANK(NUMBER, 5, p_IMM), TEXT(")"),
        BLANK(CHOICE, 7, 0, op_S_DST_2)),
    LIKE(TESLA_MUL_ADD_ADD_S16_IMM, SHARED | LATER, 1, 4, 8, F_b93b5, TEXT("add"),
        BLANK(CHOICE, 0, 0, op_S_DST_2), BLANK(TEXT, "(mul"), BLANK(TEXT, "s16"),
        BLANK(CHOICE, 1, 1, op_I_SRC_2), BLANK(NUMBER, 5, p_IMM), TEXT(")"),
        BLANK(CHOICE, 7, 0, op_S_DST_2)),
    LIKE(TESLA_MUL_ADD_ADD_S16SAT_IMM, SHARED | LATER, 1, 5, 8, F_b93b5, TEXT("add"),
        BLANK(TEXT, "sat"), BLANK(CHOICE, 0, 0, op_S_DST_2), BLANK(TEXT, "(mul"),
        BLANK(TEXT, "s16"), BLANK(CHOICE, 1, 1, op_I_SRC_2), BLANK(NUMBER, 5, p_IMM), TEXT(")"),
        BLANK(CHOICE, 7, 0, op_S_DST_2)),
    LIKE(TESLA_MUL_ADD_ADD_U24_IMM, SHARED | LATER, 1, 4, 8, F_b93b5, TEXT("add"),
        BLANK(CHOICE, 0, 0, op_S_DST_2), BLANK(TEXT, "(mul"), BLANK(TEXT, "u24"),
        BLANK(CHOICE, 1, 1, op_I_SRC), BLANK(NUMBER, 5, p_IMM), TEXT(")"),
        BLANK(CHOICE, 7, 0, op_S_DST_2)),
    OTHER_FORM(TESLA_DADD, INNER | LATER, 1, SURE_WORD(7, p_MARK), BLANK(CHOICE, 4, 8, op_GUARD),
        BLANK(TEXT, "add"), BLANK(WORD, 0, p_DARND), BLANK(TEXT, "f64"),
        BLANK(CHOICE, 0, 1, op_MCDST), BLANK(CHOICE, 1, 2, op_L_DST), BLANK(SURE_WORD, 3, p_LNEG1),
        BLANK(CHOICE, 2, 4, op_REG_3), BLANK(SURE_WORD, 5, p_LNEG2), BLANK(CHOICE, 3, 6, op_REG_2)),
    LIKE(TESLA_FADD_LONG, INNER | SHARED | LATER, 1, 3, 1, F_478a3, SURE_WORD(14, p_MARK),
        BLANK(CHOICE, 11, 15, op_GUARD), BLANK(TEXT, "add"), BLANK(SURE_WORD, 0, p_OSAT),
        BLANK(WORD, 1, p_ARND), BLANK(TEXT, "f32"), BLANK(CHOICE, 0, 2, op_MCDST),
        BLANK(CHOICE, 1, 3, op_LL_DST_2), BLANK(SURE_WORD, 5, p_LNEG1),
        BLANK(CHOICE, 2, 6, op_L_SRC_4), BLANK(SURE_WORD, 10, p_LNEG2),
        BLANK(CHOICE, 8, 8, op_L_SRC3)),
    LIKE(TESLA_FMAD_LONG, INNER | SHARED | LATER, 1, 4, 1, F_79ad9, SURE_WORD(15, p_MARK),
        BLANK(CHOICE, 14, 16, op_GUARD), BLANK(TEXT, "add"), BLANK(SURE_WORD, 0, p_OSAT),
        BLANK(TEXT, "f32"), BLANK(CHOICE, 0, 1, op_MCDST), BLANK(CHOICE, 1, 2, op_LL_DST_2),
        BLANK(SURE_WORD, 4, p_LNEG1), BLANK(TEXT, "(mul"), BLANK(CHOICE, 2, 5, op_L_SRC_4),
        BLANK(CHOICE, 8, 7, op_L_SRC2), TEXT(")"), BLANK(SURE_WORD, 12, p_LNEG2),
        BLANK(CHOICE, 11, 7, op_L_SRC3_2)),
    LIKE(TESLA_ADD_ADD_B16_LONG, INNER | SHARED | LATER, 1, 3, 1, F_48898, SURE_WORD(11, p_MARK),
        BLANK(CHOICE, 11, 12, op_GUARD), BLANK(TEXT, "add"), BLANK(SURE_WORD, 0, p_LSAT),
        BLANK(TEXT, "b16"), BLANK(CHOICE, 0, 1, op_MCDST), BLANK(CHOICE, 1, 2, op_LL_DST_4),
        BLANK(CHOICE, 2, 4, op_L_SRC_5), BLANK(CHOICE, 8, 6, op_L_SRC3_3)),
    LIKE(TESLA_ADD_ADD_B32_LONG, INNER | SHARED | LATER, 1, 4, 1, F_f7c9f, SURE_WORD(11, p_MARK),
        BLANK(CHOICE, 11, 12, op_GUARD), BLANK(TEXT, "add"), BLANK(SURE_WORD, 0, p_LSAT),
        BLANK(TEXT, "b32"), BLANK(CHOICE, 0, 1, op_MCDST), BLANK(CHOICE, 1, 2, op_LL_DST_2),
        BLANK(CHOICE, 2, 4, op_L_SRC_4), BLANK(CHOICE, 8, 6, op_L_SRC3_4)),
    LIKE(TESLA_MUL_ADD_ADD_U16_LONG, INNER | SHARED | LATER, 1, 3, 1, F_8f8fc,
        SURE_WORD(12, p_MARK), BLANK(CHOICE, 14, 13, op_GUARD), BLANK(TEXT, "add"),
        BLANK(CHOICE, 0, 0, op_MCDST), BLANK(CHOICE, 1, 1, op_LL_DST_2), BLANK(TEXT, "(mul"),
        BLANK(TEXT, "u16"), BLANK(CHOICE, 2, 3, op_L_SRC_5), BLANK(CHOICE, 8, 5, op_L_SRC2_2),
        TEXT(")"), BLANK(CHOICE, 11, 5, op_L_SRC3_5)),
    LIKE(TESLA_MUL_ADD_ADD_S16_LONG, INNER | SHARED | LATER, 1, 6, 1, F_076e1,
        SURE_WORD(12, p_MARK), BLANK(CHOICE, 14, 13, op_GUARD), BLANK(TEXT, "add"),
        BLANK(CHOICE, 0, 0, op_MCDST), BLANK(CHOICE, 1, 1, op_LL_DST_2), BLANK(TEXT, "(mul"),
        BLANK(TEXT, "s16"), BLANK(CHOICE, 2, 3, op_L_SRC_5), BLANK(CHOICE, 8, 5, op_L_SRC2_2),
        TEXT(")"), BLANK(CHOICE, 11, 5, op_L_SRC3_5)),
    LIKE(TESLA_MUL_ADD_ADD_S16SAT_LONG, INNER | SHARED | LATER, 1, 3, 1, F_b05f0,
        SURE_WORD(12, p_MARK), BLANK(CHOICE, 14, 13, op_GUARD), BLANK(TEXT, "add"),
        BLANK(TEXT, "sat"), BLANK(CHOICE, 0, 0, op_MCDST), BLANK(CHOICE, 1, 1, op_LL_DST_2),
        BLANK(TEXT, "(mul"), BLANK(TEXT, "s16"), BLANK(CHOICE, 2, 3, op_L_SRC_5),
        BLANK(CHOICE, 8, 5, op_L_SRC2_2), TEXT(")"), BLANK(CHOICE, 11, 5, op_L_SRC3_5)),
    LIKE(TESLA_MUL_ADD_ADD_U24_LONG, INNER | SHARED | LATER, 1, 6, 2, F_8ef19,
        SURE_WORD(12, p_MARK), BLANK(CHOICE, 14, 13, op_GUARD), BLANK(TEXT, "add"),
        BLANK(CHOICE, 0, 0, op_MCDST), BLANK(CHOICE, 1, 1, op_LL_DST_2), BLANK(TEXT, "(mul"),
        BLANK(TEXT, "u24"), BLANK(CHOICE, 2, 3, op_L_SRC_4), BLANK(CHOICE, 8, 5, op_L_SRC2),
        TEXT(")"), BLANK(CHOICE, 11, 5, op_L_SRC3_5)),
    LIKE(TESLA_MUL_ADD_ADD_S24_LONG, INNER | SHARED | LATER, 1, 6, 1, F_4ed27,
        SURE_WORD(12, p_MARK), BLANK(CHOICE, 14, 13, op_GUARD), BLANK(TEXT, "add"),
        BLANK(CHOICE, 0, 0, op_MCDST), BLANK(CHOICE, 1, 1, op_LL_DST_2), BLANK(TEXT, "(mul"),
        BLANK(TEXT, "s24"), BLANK(CHOICE, 2, 3, op_L_SRC_4), BLANK(CHOICE, 8, 5, op_L_SRC2),
        TEXT(")"), BLANK(CHOICE, 11, 5, op_L_SRC3_5)),
    LIKE(TESLA_MUL_ADD_ADD_S24SAT_LONG, INNER | SHARED | LATER, 1, 7, 3, F_4ed27,
        SURE_WORD(12, p_MARK), BLANK(CHOICE, 14, 13, op_GUARD), BLANK(TEXT, "add"),
        BLANK(TEXT, "sat"), BLANK(CHOICE, 0, 0, op_MCDST), BLANK(CHOICE, 1, 1, op_LL_DST_2),
        BLANK(TEXT, "(mul"), BLANK(TEXT, "s24"), BLANK(CHOICE, 2, 3, op_L_SRC_4),
        BLANK(CHOICE, 8, 5, op_L_SRC2), TEXT(")"), BLANK(CHOICE, 11, 5, op_L_SRC3_5)),
    LIKE(TESLA_MUL_ADD_ADD_U24HIGH_LONG, INNER | SHARED | LATER, 1, 6, 2, F_e5e18,
        SURE_WORD(12, p_MARK), BLANK(CHOICE, 14, 13, op_GUARD), BLANK(TEXT, "add"),
        BLANK(CHOICE, 0, 0, op_MCDST), BLANK(CHOICE, 1, 1, op_LL_DST_2), BLANK(TEXT, "(mul"),
        BLANK(TEXT, "high u24"), BLANK(CHOICE, 2, 3, op_L_SRC_4), BLANK(CHOICE, 8, 5, op_L_SRC2),
        TEXT(")"), BLANK(CHOICE, 11, 5, op_L_SRC3_5)),
    LIKE(TESLA_MUL_ADD_ADD_S24HIGH_LONG, INNER | SHARED | LATER, 1, 6, 1, F_e5e18,
        SURE_WORD(12, p_MARK), BLANK(CHOICE, 14, 13, op_GUARD), BLANK(TEXT, "add"),
        BLANK(CHOICE, 0, 0, op_MCDST), BLANK(CHOICE, 1, 1, op_LL_DST_2), BLANK(TEXT, "(mul"),
        BLANK(TEXT, "high s24"), BLANK(CHOICE, 2, 3, op_L_SRC_4), BLANK(CHOICE, 8, 5, op_L_SRC2),
        TEXT(")"), BLANK(CHOICE, 11, 5, op_L_SRC3_5)),
    LIKE(TESLA_MUL_ADD_ADD_S24HIGHSAT_LONG, INNER | SHARED | LATER, 1, 7, 3, F_e5e18,
        SURE_WORD(12, p_MARK), BLANK(CHOICE, 14, 13, op_GUARD), BLANK(TEXT, "add"),
        BLANK(TEXT, "sat"), BLANK(CHOICE, 0, 0, op_MCDST), BLANK(CHOICE, 1, 1, op_LL_DST_2),
        BLANK(TEXT, "(mul"), BLANK(TEXT, "high s24"), BLANK(CHOICE, 2, 3, op_L_SRC_4),
        BLANK(CHOICE, 8, 5, op_L_SRC2), TEXT(")"), BLANK(CHOICE, 11, 5, op_L_SRC3_5)),
    LIKE(TESLA_MUL_ADD_AGAIN_ADD, INNER | SHARED | LATER, 1, 6, 2, F_8ef19, SURE_WORD(13, p_MARK),
        BLANK(CHOICE, 14, 14, op_GUARD), BLANK(TEXT, "add"), BLANK(CHOICE, 0, 0, op_MCDST),
        BLANK(CHOICE, 1, 1, op_LL_DST_2), BLANK(TEXT, "(mul"), BLANK(WORD, 3, p_U24AGAIN),
        BLANK(CHOICE, 2, 4, op_L_SRC_4), BLANK(CHOICE, 8, 6, op_L_SRC2), TEXT(")"),
        BLANK(CHOICE, 11, 6, op_L_SRC3_5)),
    LIKE(TESLA_ADD_A, INNER | LATER, 1, 3, 1, F_78312, SURE_WORD(3, p_MARK),
        BLANK(CHOICE, 0, 4, op_GUARD), BLANK(TEXT, "add"), BLANK(WORD, 0, p_ADST),
        BLANK(WORD, 1, p_AREG_2), BLANK(NUMBER, 2, p_OFFS)),
};
FORMS(head_addc) = {
    OTHER_FORM(TESLA_ADD_ADDC_B16_SHORT, SHARED, 1, TEXT("addc"), BLANK(SURE_WORD, 0, p_SSAT),
        BLANK(TEXT, "b16"), BLANK(CHOICE, 0, 1, op_S_DST_3), BLANK(CHOICE, 1, 2, op_S_SRC_2),
        BLANK(CHOICE, 7, 4, op_S_SRC2_3), BLANK(REGISTER, p_c, 0)),
    LIKE(TESLA_ADD_ADDC_B32_SHORT, SHARED, 1, 2, 1, F_f7c9f, TEXT("addc"),
        BLANK(SURE_WORD, 0, p_SSAT), BLANK(TEXT, "b32"), BLANK(CHOICE, 0, 1, op_S_DST),
        BLANK(CHOICE, 1, 2, op_S_SRC), BLANK(CHOICE, 7, 4, op_S_SRC2_2), BLANK(REGISTER, p_c, 0)),
    OTHER_FORM(TESLA_MUL_ADD_ADDC_U16_SHORT, SHARED, 1, TEXT("addc"),
        BLANK(CHOICE, 0, 0, op_S_DST_2), BLANK(TEXT, "(mul"), BLANK(TEXT, "u16"),
        BLANK(CHOICE, 1, 1, op_S_SRC_2), BLANK(CHOICE, 7, 3, op_S_SRC2_3), TEXT(")"),
        BLANK(CHOICE, 9, 0, op_S_DST_2), BLANK(REGISTER, p_c, 0)),
    LIKE(TESLA_MUL_ADD_ADDC_S16_SHORT, SHARED, 1, 3, 1, F_076e1, TEXT("addc"),
        BLANK(CHOICE, 0, 0, op_S_DST_2), BLANK(TEXT, "(mul"), BLANK(TEXT, "s16"),
        BLANK(CHOICE, 1, 1, op_S_SRC_2), BLANK(CHOICE, 7, 3, op_S_SRC2_3), TEXT(")"),
        BLANK(CHOICE, 9, 0, op_S_DST_2), BLANK(REGISTER, p_c, 0)),
    OTHER_FORM(TESLA_MUL_ADD_ADDC_S16SAT_SHORT, SHARED, 1, TEXT("addc"), BLANK(TEXT, "sat"),
        BLANK(CHOICE, 0, 0, op_S_DST_2), BLANK(TEXT, "(mul"), BLANK(TEXT, "s16"),
        BLANK(CHOICE, 1, 1, op_S_SRC_2), BLANK(CHOICE, 7, 3, op_S_SRC2_3), TEXT(")"),
        BLANK(CHOICE, 9, 0, op_S_DST_2), BLANK(REGISTER, p_c, 0)),
    LIKE(TESLA_MUL_ADD_ADDC_U24_SHORT, SHARED, 1, 3, 2, F_8ef19, TEXT("addc"),
        BLANK(CHOICE, 0, 0, op_S_DST_2), BLANK(TEXT, "(mul"), BLANK(TEXT, "u24"),
        BLANK(CHOICE, 1, 1, op_S_SRC), BLANK(CHOICE, 7, 3, op_S_SRC2_2), TEXT(")"),
        BLANK(CHOICE, 9, 0, op_S_DST_2), BLANK(REGISTER, p_c, 0)),
    LIKE(TESLA_ADD_ADDC_B16_IMM, SHARED | LATER, 1, 4, 6, F_b93b5, TEXT("addc"),
        BLANK(SURE_WORD, 0, p_SSAT), BLANK(TEXT, "b16"), BLANK(CHOICE, 0, 1, op_S_DST_3),
        BLANK(CHOICE, 1, 2, op_I_SRC_2), BLANK(NUMBER, 6, p_IMM), BLANK(REGISTER, p_c, 0)),
    LIKE(TESLA_ADD_ADDC_B32_IMM, LATER, 1, 4, 6, F_b93b5, TEXT("addc"), BLANK(SURE_WORD, 0, p_SSAT),
        BLANK(TEXT, "b32"), BLANK(CHOICE, 0, 1, op_S_DST), BLANK(CHOICE, 1, 2, op_I_SRC),
        BLANK(NUMBER, 6, p_IMM), BLANK(REGISTER, p_c, 0)),
    LIKE(TESLA_MUL_ADD_ADDC_U16_IMM, SHARED | LATER, 1, 4, 6, F_b93b5, TEXT("addc"),
        BLANK(CHOICE, 0, 0, op_S_DST_2), BLANK(TEXT, "(mul"), BLANK(TEXT, "u16"),
        BLANK(CHOICE, 1, 1, op_I_SRC_2), BLANK(NUMBER, 5, p_IMM), TEXT(")"),
        BLANK(CHOICE, 7, 0, op_S_DST_2), BLANK(REGISTER, p_c, 0)),
    LIKE(TESLA_MUL_ADD_ADDC_S16_IMM, SHARED | LATER, 1, 4, 6, F_b93b5, TEXT("addc"),
        BLANK(CHOICE, 0, 0, op_S_DST_2), BLANK(TEXT, "(mul"), BLANK(TEXT, "s16"),
        BLANK(CHOICE, 1, 1, op_I_SRC_2), BLANK(NUMBER, 5, p_IMM), TEXT(")"),
        BLANK(CHOICE, 7, 0, op_S_DST_2), BLANK(REGISTER, p_c, 0)),
    LIKE(TESLA_MUL_ADD_ADDC_S16SAT_IMM, SHARED | LATER, 1, 5, 6, F_b93b5, TEXT("addc"),
        BLANK(TEXT, "sat"), BLANK(CHOICE, 0, 0, op_S_DST_2), BLANK(TEXT, "(mul"),
        BLANK(TEXT, "s16"), BLANK(CHOICE, 1, 1, op_I_SRC_2), BLANK(NUMBER, 5, p_IMM), TEXT(")"),
        BLANK(CHOICE, 7, 0, op_S_DST_2), BLANK(REGISTER, p_c, 0)),
    LIKE(TESLA_MUL_ADD_ADDC_U24_IMM, SHARED | LATER, 1, 4, 6, F_b93b5, TEXT("addc"),
        BLANK(CHOICE, 0, 0, op_S_DST_2), BLANK(TEXT, "(mul"), BLANK(TEXT, "u24"),
        BLANK(CHOICE, 1, 1, op_I_SRC), BLANK(NUMBER, 5, p_IMM), TEXT(")"),
        BLANK(CHOICE, 7, 0, op_S_DST_2), BLANK(REGISTER, p_c, 0)),
    OTHER_FORM(TESLA_ADD_ADDC_B16_LONG, INNER | SHARED | LATER, 1, SURE_WORD(12, p_MARK),
        BLANK(CHOICE, 11, 11, op_GUARD_2), BLANK(TEXT, "addc"), BLANK(SURE_WORD, 0, p_LSAT),
        BLANK(TEXT, "b16"), BLANK(CHOICE, 0, 1, op_MCDST), BLANK(CHOICE, 1, 2, op_LL_DST_4),
        BLANK(CHOICE, 2, 4, op_L_SRC_5), BLANK(CHOICE, 8, 6, op_L_SRC3_3),
        BLANK(SHARED_WORD, 11, p_COND)),
    LIKE(TESLA_ADD_ADDC_B32_LONG, INNER | SHARED | LATER, 1, 4, 1, F_f7c9f, SURE_WORD(12, p_MARK),
        BLANK(CHOICE, 11, 11, op_GUARD_2), BLANK(TEXT, "addc"), BLANK(SURE_WORD, 0, p_LSAT),
        BLANK(TEXT, "b32"), BLANK(CHOICE, 0, 1, op_MCDST), BLANK(CHOICE, 1, 2, op_LL_DST_2),
        BLANK(CHOICE, 2, 4, op_L_SRC_4), BLANK(CHOICE, 8, 6, op_L_SRC3_4),
        BLANK(SHARED_WORD, 11, p_COND)),
    LIKE(TESLA_MUL_ADD_ADDC_U16_LONG, INNER | SHARED | LATER, 1, 1, 1, F_662fa,
        SURE_WORD(13, p_MARK), BLANK(CHOICE, 14, 12, op_GUARD_2), BLANK(TEXT, "addc"),
        BLANK(CHOICE, 0, 0, op_MCDST), BLANK(CHOICE, 1, 1, op_LL_DST_2), BLANK(TEXT, "(mul"),
        BLANK(TEXT, "u16"), BLANK(CHOICE, 2, 3, op_L_SRC_5), BLANK(CHOICE, 8, 5, op_L_SRC2_2),
        TEXT(")"), BLANK(CHOICE, 11, 5, op_L_SRC3_5), BLANK(SHARED_WORD, 12, p_COND)),
    LIKE(TESLA_MUL_ADD_ADDC_S16_LONG, INNER | SHARED | LATER, 1, 6, 1, F_076e1,
        SURE_WORD(13, p_MARK), BLANK(CHOICE, 14, 12, op_GUARD_2), BLANK(TEXT, "addc"),
        BLANK(CHOICE, 0, 0, op_MCDST), BLANK(CHOICE, 1, 1, op_LL_DST_2), BLANK(TEXT, "(mul"),
        BLANK(TEXT, "s16"), BLANK(CHOICE, 2, 3, op_L_SRC_5), BLANK(CHOICE, 8, 5, op_L_SRC2_2),
        TEXT(")"), BLANK(CHOICE, 11, 5, op_L_SRC3_5), BLANK(SHARED_WORD, 12, p_COND)),
    LIKE(TESLA_MUL_ADD_ADDC_S16SAT_LONG, INNER | SHARED | LATER, 1, 3, 1, F_b05f0,
        SURE_WORD(13, p_MARK), BLANK(CHOICE, 14, 12, op_GUARD_2), BLANK(TEXT, "addc"),
        BLANK(TEXT, "sat"), BLANK(CHOICE, 0, 0, op_MCDST), BLANK(CHOICE, 1, 1, op_LL_DST_2),
        BLANK(TEXT, "(mul"), BLANK(TEXT, "s16"), BLANK(CHOICE, 2, 3, op_L_SRC_5),
        BLANK(CHOICE, 8, 5, op_L_SRC2_2), TEXT(")"), BLANK(CHOICE, 11, 5, op_L_SRC3_5),
        BLANK(SHARED_WORD, 12, p_COND)),
    LIKE(TESLA_MUL_ADD_ADDC_U24_LONG, INNER | SHARED | LATER, 1, 6, 2, F_8ef19,
        SURE_WORD(13, p_MARK), BLANK(CHOICE, 14, 12, op_GUARD_2), BLANK(TEXT, "addc"),
        BLANK(CHOICE, 0, 0, op_MCDST), BLANK(CHOICE, 1, 1, op_LL_DST_2), BLANK(TEXT, "(mul"),
        BLANK(TEXT, "u24"), BLANK(CHOICE, 2, 3, op_L_SRC_4), BLANK(CHOICE, 8, 5, op_L_SRC2),
        TEXT(")"), BLANK(CHOICE, 11, 5, op_L_SRC3_5), BLANK(SHARED_WORD, 12, p_COND)),
    LIKE(TESLA_MUL_ADD_ADDC_S24_LONG, INNER | SHARED | LATER, 1, 6, 1, F_4ed27,
        SURE_WORD(13, p_MARK), BLANK(CHOICE, 14, 12, op_GUARD_2), BLANK(TEXT, "addc"),
        BLANK(CHOICE, 0, 0, op_MCDST), BLANK(CHOICE, 1, 1, op_LL_DST_2), BLANK(TEXT, "(mul"),
        BLANK(TEXT, "s24"), BLANK(CHOICE, 2, 3, op_L_SRC_4), BLANK(CHOICE, 8, 5, op_L_SRC2),
        TEXT(")"), BLANK(CHOICE, 11, 5, op_L_SRC3_5), BLANK(SHARED_WORD, 12, p_COND)),
    LIKE(TESLA_MUL_ADD_ADDC_S24SAT_LONG, INNER | SHARED | LATER, 1, 7, 3, F_4ed27,
        SURE_WORD(13, p_MARK), BLANK(CHOICE, 14, 12, op_GUARD_2), BLANK(TEXT, "addc"),
        BLANK(TEXT, "sat"), BLANK(CHOICE, 0, 0, op_MCDST), BLANK(CHOICE, 1, 1, op_LL_DST_2),
        BLANK(TEXT, "(mul"), BLANK(TEXT, "s24"), BLANK(CHOICE, 2, 3, op_L_SRC_4),
        BLANK(CHOICE, 8, 5, op_L_SRC2), TEXT(")"), BLANK(CHOICE, 11, 5, op_L_SRC3_5),
        BLANK(SHARED_WORD, 12, p_COND)),
    LIKE(TESLA_MUL_ADD_ADDC_U24HIGH_LONG, INNER | SHARED | LATER, 1, 6, 2, F_e5e18,
        SURE_WORD(13, p_MARK), BLANK(CHOICE, 14, 12, op_GUARD_2), BLANK(TEXT, "addc"),
        BLANK(CHOICE, 0, 0, op_MCDST), BLANK(CHOICE, 1, 1, op_LL_DST_2), BLANK(TEXT, "(mul"),
        BLANK(TEXT, "high u24"), BLANK(CHOICE, 2, 3, op_L_SRC_4), BLANK(CHOICE, 8, 5, op_L_SRC2),
        TEXT(")"), BLANK(CHOICE, 11, 5, op_L_SRC3_5), BLANK(SHARED_WORD, 12, p_COND)),
    LIKE(TESLA_MUL_ADD_ADDC_S24HIGH_LONG, INNER | SHARED | LATER, 1, 6, 1, F_e5e18,
        SURE_WORD(13, p_MARK), BLANK(CHOICE, 14, 12, op_GUARD_2), BLANK(TEXT, "addc"),
        BLANK(CHOICE, 0, 0, op_MCDST), BLANK(CHOICE, 1, 1, op_LL_DST_2), BLANK(TEXT, "(mul"),
        BLANK(TEXT, "high s24"), BLANK(CHOICE, 2, 3, op_L_SRC_4), BLANK(CHOICE, 8, 5, op_L_SRC2),
        TEXT(")"), BLANK(CHOICE, 11, 5, op_L_SRC3_5), BLANK(SHARED_WORD, 12, p_COND)),
    LIKE(TESLA_MUL_ADD_ADDC_S24HIGHSAT_LONG, INNER | SHARED | LATER, 1, 7, 3, F_e5e18,
        SURE_WORD(13, p_MARK), BLANK(CHOICE, 14, 12, op_GUARD_2), BLANK(TEXT, "addc"),
        BLANK(TEXT, "sat"), BLANK(CHOICE, 0, 0, op_MCDST), BLANK(CHOICE, 1, 1, op_LL_DST_2),
        BLANK(TEXT, "(mul"), BLANK(TEXT, "high s24"), BLANK(CHOICE, 2, 3, op_L_SRC_4),
        BLANK(CHOICE, 8, 5, op_L_SRC2), TEXT(")"), BLANK(CHOICE, 11, 5, op_L_SRC3_5),
        BLANK(SHARED_WORD, 12, p_COND)),
    LIKE(TESLA_MUL_ADD_AGAIN_ADDC, INNER | SHARED | LATER, 1, 1, 1, F_662fa, SURE_WORD(14, p_MARK),
        BLANK(CHOICE, 14, 13, op_GUARD_2), BLANK(TEXT, "addc"), BLANK(CHOICE, 0, 0, op_MCDST),
        BLANK(CHOICE, 1, 1, op_LL_DST_2), BLANK(TEXT, "(mul"), BLANK(WORD, 3, p_U24AGAIN),
        BLANK(CHOICE, 2, 4, op_L_SRC_4), BLANK(CHOICE, 8, 6, op_L_SRC2), TEXT(")"),
        BLANK(CHOICE, 11, 6, op_L_SRC3_5), BLANK(SHARED_WORD, 13, p_COND)),
};
FORMS(head_and) = {
    OTHER_FORM(TESLA_LOGOP_IMM_AND, LATER, 1, TEXT("and"), BLANK(TEXT, "b32"),
        BLANK(CHOICE, 0, 0, op_S_DST), BLANK(SURE_WORD, 1, p_SNOT), BLANK(CHOICE, 1, 2, op_I_SRC),
        BLANK(NUMBER, 6, p_IMM)),
    OTHER_FORM(TESLA_LOGOP_AND_B16, INNER | SHARED | LATER, 1, SURE_WORD(12, p_MARK),
        BLANK(CHOICE, 11, 13, op_GUARD), BLANK(TEXT, "and"), BLANK(TEXT, "b16"),
        BLANK(CHOICE, 0, 0, op_MCDST), BLANK(CHOICE, 1, 1, op_LL_DST_4),
        BLANK(SURE_WORD, 3, p_LNOT1), BLANK(CHOICE, 2, 4, op_L_SRC_5), BLANK(SURE_WORD, 8, p_LNOT2),
        BLANK(CHOICE, 8, 6, op_L_SRC2_4)),
    LIKE(TESLA_LOGOP_AND_B32, INNER | SHARED | LATER, 1, 3, 1, F_f7c9f, SURE_WORD(12, p_MARK),
        BLANK(CHOICE, 11, 13, op_GUARD), BLANK(TEXT, "and"), BLANK(TEXT, "b32"),
        BLANK(CHOICE, 0, 0, op_MCDST), BLANK(CHOICE, 1, 1, op_LL_DST_2),
        BLANK(SURE_WORD, 3, p_LNOT1), BLANK(CHOICE, 2, 4, op_L_SRC_4), BLANK(SURE_WORD, 8, p_LNOT2),
        BLANK(CHOICE, 8, 6, op_L_SRC2_3)),
};
FORMS(head_bar) = {
    OTHER_FORM(TESLA_BAR_MASK, LATER, 1, TEXT("bar"), BLANK(WORD, 0, p_BINC),
        BLANK(WORD, 1, p_BWAIT), BLANK(NUMBER, 2, p_BAR), BLANK(NUMBER, 3, p_BARMASK)),
    LIKE(TESLA_BAR_ALL, LATER, 1, 4, 1, F_24af1, TEXT("bar"), BLANK(WORD, 0, p_BINC),
        BLANK(WORD, 1, p_BWAIT), BLANK(NUMBER, 2, p_BAR), BLANK(TEXT, "all")),
};
FORMS(head_bra) = {
    OTHER_FORM(TESLA_BRA, INNER | LATER, 1, CHOICE(0, 1, op_GUARD), BLANK(TEXT, "bra"),
        BLANK(NUMBER, 0, p_TARGET)),
    OTHER_FORM(TESLA_BRA_C, LATER, 1, TEXT("bra"), BLANK(SURE_WORD, 0, p_LIM), BLANK(TEXT, "c"),
        NUMBER(1, p_CSPACE), TEXT("["), CHOICE(0, 2, op_AT0_2), TEXT("]")),
};
FORMS(head_break) = {
    OTHER_FORM(TESLA_BREAK, INNER | LATER, 1, CHOICE(0, 0, op_GUARD), BLANK(TEXT, "break")),
};
FORMS(head_breakaddr) = {
    OTHER_FORM(TESLA_BREAKADDR, LATER, 1, TEXT("breakaddr"), BLANK(NUMBER, 0, p_TARGET)),
};
FORMS(head_brk) = {
    OTHER_FORM(TESLA_BREAK, INNER | LATER, 1, CHOICE(0, 0, op_GUARD), BLANK(TEXT, "brk")),
};
FORMS(head_brkpt) = {
    OTHER_FORM(TESLA_BRKPT_SHORT, 0, 1, TEXT("brkpt")),
    OTHER_FORM(TESLA_BRKPT_LONG, INNER | LATER, 1, CHOICE(0, 0, op_GUARD), BLANK(TEXT, "brkpt")),
};
FORMS(head_call) = {
    OTHER_FORM(TESLA_CALL, LATER, 1, TEXT("call"), BLANK(WORD, 0, p_LIM),
        BLANK(NUMBER, 1, p_TARGET)),
};
FORMS(head_cas) = {
    OTHER_FORM(TESLA_CAS_G, INNER | LATER, 1, SURE_WORD(6, p_MARK), BLANK(CHOICE, 0, 7, op_GUARD),
        BLANK(TEXT, "cas"), BLANK(WORD, 0, p_BTYPE), BLANK(WORD, 1, p_LDST), BLANK(TEXT, "g"),
        NUMBER(2, p_GSPACE2), TEXT("["), WORD(3, p_LSRC), TEXT("]"), BLANK(WORD, 4, p_LSRC2),
        BLANK(WORD, 5, p_LSRC3)),
    LIKE(TESLA_CAS_G_NARROW, INNER | LATER, 1, 3, 1, F_8ea5f, SURE_WORD(6, p_MARK),
        BLANK(CHOICE, 0, 7, op_GUARD), BLANK(TEXT, "cas"), BLANK(WORD, 0, p_BTYPE_2),
        BLANK(WORD, 1, p_LDST), BLANK(TEXT, "g"), NUMBER(2, p_GSPACE2), TEXT("["), WORD(3, p_LSRC),
        TEXT("]"), BLANK(WORD, 4, p_LSRC2), BLANK(WORD, 5, p_LSRC3)),
    LIKE(TESLA_CAS_G_WIDE, INNER | LATER, 1, 3, 1, F_f6b9b, SURE_WORD(5, p_MARK),
        BLANK(CHOICE, 3, 6, op_GUARD), BLANK(TEXT, "cas"), BLANK(TEXT, "b64"),
        BLANK(CHOICE, 0, 0, op_L_DST), BLANK(TEXT, "g"), NUMBER(1, p_GSPACE2), TEXT("["),
        WORD(2, p_LSRC), TEXT("]"), BLANK(CHOICE, 1, 3, op_REG), BLANK(CHOICE, 2, 4, op_REG_2)),
};
FORMS(head_cos) = {
    OTHER_FORM(TESLA_SINCOS_COS, INNER | LATER, 1, SURE_WORD(3, p_MARK),
        BLANK(CHOICE, 1, 4, op_GUARD), BLANK(TEXT, "cos"), BLANK(TEXT, "f32"),
        BLANK(CHOICE, 0, 0, op_LL_DST_2), BLANK(WORD, 2, p_LSRC)),
};
FORMS(head_cvt) = {
    OTHER_FORM(TESLA_CVT_I2I_U_FULL, INNER | SHARED | LATER, 1, SURE_WORD(12, p_MARK),
        BLANK(CHOICE, 15, 13, op_GUARD), BLANK(TEXT, "cvt"), BLANK(SURE_WORD, 0, p_ONEG),
        BLANK(SURE_WORD, 1, p_LABS1), BLANK(TEXT, "u32"), BLANK(CHOICE, 0, 2, op_MCDST),
        BLANK(CHOICE, 1, 3, op_LL_DST_2), BLANK(CHOICE, 2, 5, op_CVT_INT)),
    LIKE(TESLA_CVT_I2I_S_FULL, INNER | SHARED | LATER, 1, 5, 1, F_227be, SURE_WORD(12, p_MARK),
        BLANK(CHOICE, 15, 13, op_GUARD), BLANK(TEXT, "cvt"), BLANK(SURE_WORD, 0, p_ONEG),
        BLANK(SURE_WORD, 1, p_LABS1), BLANK(TEXT, "s32"), BLANK(CHOICE, 0, 2, op_MCDST),
        BLANK(CHOICE, 1, 3, op_LL_DST_2), BLANK(CHOICE, 2, 5, op_CVT_INT)),
    LIKE(TESLA_CVT_I2I_U8_FULL, INNER | SHARED | LATER, 1, 5, 1, F_b10aa, SURE_WORD(12, p_MARK),
        BLANK(CHOICE, 15, 13, op_GUARD), BLANK(TEXT, "cvt"), BLANK(SURE_WORD, 0, p_ONEG),
        BLANK(SURE_WORD, 1, p_LABS1), BLANK(TEXT, "u8"), BLANK(CHOICE, 0, 2, op_MCDST),
        BLANK(CHOICE, 1, 3, op_LL_DST_2), BLANK(CHOICE, 2, 5, op_CVT_INT)),
    LIKE(TESLA_CVT_I2I_S8_FULL, INNER | SHARED | LATER, 1, 5, 1, F_71e5b, SURE_WORD(12, p_MARK),
        BLANK(CHOICE, 15, 13, op_GUARD), BLANK(TEXT, "cvt"), BLANK(SURE_WORD, 0, p_ONEG),
        BLANK(SURE_WORD, 1, p_LABS1), BLANK(TEXT, "s8"), BLANK(CHOICE, 0, 2, op_MCDST),
        BLANK(CHOICE, 1, 3, op_LL_DST_2), BLANK(CHOICE, 2, 5, op_CVT_INT)),
    LIKE(TESLA_CVT_I2I_U_HALF, INNER | SHARED | LATER, 1, 5, 1, F_c7516, SURE_WORD(12, p_MARK),
        BLANK(CHOICE, 15, 13, op_GUARD), BLANK(TEXT, "cvt"), BLANK(SURE_WORD, 0, p_ONEG),
        BLANK(SURE_WORD, 1, p_LABS1), BLANK(TEXT, "u16"), BLANK(CHOICE, 0, 2, op_MCDST),
        BLANK(CHOICE, 1, 3, op_LL_DST_4), BLANK(CHOICE, 2, 5, op_CVT_INT)),
    LIKE(TESLA_CVT_I2I_S_HALF, INNER | SHARED | LATER, 1, 5, 1, F_076e1, SURE_WORD(12, p_MARK),
        BLANK(CHOICE, 15, 13, op_GUARD), BLANK(TEXT, "cvt"), BLANK(SURE_WORD, 0, p_ONEG),
        BLANK(SURE_WORD, 1, p_LABS1), BLANK(TEXT, "s16"), BLANK(CHOICE, 0, 2, op_MCDST),
        BLANK(CHOICE, 1, 3, op_LL_DST_4), BLANK(CHOICE, 2, 5, op_CVT_INT)),
    LIKE(TESLA_CVT_I2I_U8_BYTE, INNER | SHARED | LATER, 1, 7, 4, F_f4a90, SURE_WORD(12, p_MARK),
        BLANK(CHOICE, 15, 13, op_GUARD), BLANK(TEXT, "cvt"), BLANK(SURE_WORD, 0, p_ONEG),
        BLANK(SURE_WORD, 1, p_LABS1), BLANK(TEXT, "u8"), BLANK(CHOICE, 0, 2, op_MCDST),
        BLANK(CHOICE, 1, 3, op_LL_HALF), BLANK(CHOICE, 2, 5, op_CVT_INT)),
    LIKE(TESLA_CVT_I2I_S8_BYTE, INNER | SHARED | LATER, 1, 7, 4, F_f4a90, SURE_WORD(12, p_MARK),
        BLANK(CHOICE, 15, 13, op_GUARD), BLANK(TEXT, "cvt"), BLANK(SURE_WORD, 0, p_ONEG),
        BLANK(SURE_WORD, 1, p_LABS1), BLANK(TEXT, "s8"), BLANK(CHOICE, 0, 2, op_MCDST),
        BLANK(CHOICE, 1, 3, op_LL_HALF), BLANK(CHOICE, 2, 5, op_CVT_INT)),
    LIKE(TESLA_CVT_I2F_F16, INNER | SHARED | LATER, 1, 5, 1, F_772ad, SURE_WORD(14, p_MARK),
        BLANK(CHOICE, 15, 15, op_GUARD), BLANK(TEXT, "cvt"), BLANK(SURE_WORD, 0, p_ONEG),
        BLANK(SURE_WORD, 1, p_LABS1), BLANK(SURE_WORD, 2, p_CSAT), BLANK(WORD, 3, p_CRND),
        BLANK(TEXT, "f16"), BLANK(CHOICE, 0, 4, op_MCDST), BLANK(CHOICE, 1, 5, op_LL_DST_4),
        BLANK(CHOICE, 2, 7, op_CVT_INT)),
    LIKE(TESLA_CVT_I2F_F32, INNER | SHARED | LATER, 1, 7, 1, F_79ad9, SURE_WORD(14, p_MARK),
        BLANK(CHOICE, 15, 15, op_GUARD), BLANK(TEXT, "cvt"), BLANK(SURE_WORD, 0, p_ONEG),
        BLANK(SURE_WORD, 1, p_LABS1), BLANK(SURE_WORD, 2, p_CSAT), BLANK(WORD, 3, p_CRND),
        BLANK(TEXT, "f32"), BLANK(CHOICE, 0, 4, op_MCDST), BLANK(CHOICE, 1, 5, op_LL_DST_2),
        BLANK(CHOICE, 2, 7, op_CVT_INT)),
    LIKE(TESLA_CVT_I2F_64_U_TO, INNER | LATER, 1, 7, 1, F_485dd, SURE_WORD(10, p_MARK),
        BLANK(CHOICE, 8, 11, op_GUARD), BLANK(TEXT, "cvt"), BLANK(SURE_WORD, 0, p_ONEG),
        BLANK(SURE_WORD, 1, p_LABS1), BLANK(SURE_WORD, 2, p_CSAT), BLANK(WORD, 3, p_CRND),
        BLANK(TEXT, "f64"), BLANK(CHOICE, 0, 4, op_MCDST), BLANK(CHOICE, 1, 5, op_L_DST),
        BLANK(TEXT, "u32"), BLANK(CHOICE, 2, 6, op_L_SRC_3)),
    LIKE(TESLA_CVT_I2F_64_S_TO, INNER | LATER, 1, 10, 1, F_227be, SURE_WORD(10, p_MARK),
        BLANK(CHOICE, 8, 11, op_GUARD), BLANK(TEXT, "cvt"), BLANK(SURE_WORD, 0, p_ONEG),
        BLANK(SURE_WORD, 1, p_LABS1), BLANK(SURE_WORD, 2, p_CSAT), BLANK(WORD, 3, p_CRND),
        BLANK(TEXT, "f64"), BLANK(CHOICE, 0, 4, op_MCDST), BLANK(CHOICE, 1, 5, op_L_DST),
        BLANK(TEXT, "s32"), BLANK(CHOICE, 2, 6, op_L_SRC_3)),
    LIKE(TESLA_CVT_I2F_64_U_FROM, INNER | LATER, 1, 9, 3, F_23a96, SURE_WORD(8, p_MARK),
        BLANK(CHOICE, 3, 9, op_GUARD), BLANK(TEXT, "cvt"), BLANK(SURE_WORD, 0, p_ONEG),
        BLANK(SURE_WORD, 1, p_LABS1), BLANK(SURE_WORD, 2, p_CSAT), BLANK(WORD, 3, p_CRND),
        BLANK(TEXT, "f32"), BLANK(CHOICE, 0, 4, op_MCDST), BLANK(CHOICE, 1, 5, op_LL_DST_5),
        BLANK(TEXT, "u64"), BLANK(CHOICE, 2, 7, op_REG_3)),
    LIKE(TESLA_CVT_I2F_64_S_FROM, INNER | LATER, 1, 10, 1, F_ac422, SURE_WORD(8, p_MARK),
        BLANK(CHOICE, 3, 9, op_GUARD), BLANK(TEXT, "cvt"), BLANK(SURE_WORD, 0, p_ONEG),
        BLANK(SURE_WORD, 1, p_LABS1), BLANK(SURE_WORD, 2, p_CSAT), BLANK(WORD, 3, p_CRND),
        BLANK(TEXT, "f32"), BLANK(CHOICE, 0, 4, op_MCDST), BLANK(CHOICE, 1, 5, op_LL_DST_5),
        BLANK(TEXT, "s64"), BLANK(CHOICE, 2, 7, op_REG_3)),
    LIKE(TESLA_CVT_I2F_64_U_BOTH, INNER | LATER, 1, 10, 3, F_ecad3, SURE_WORD(7, p_MARK),
        BLANK(CHOICE, 3, 8, op_GUARD), BLANK(TEXT, "cvt"), BLANK(SURE_WORD, 0, p_ONEG),
        BLANK(SURE_WORD, 1, p_LABS1), BLANK(SURE_WORD, 2, p_CSAT), BLANK(WORD, 3, p_CRND),
        BLANK(TEXT, "f64"), BLANK(CHOICE, 0, 4, op_MCDST), BLANK(CHOICE, 1, 5, op_L_DST),
        BLANK(TEXT, "u64"), BLANK(CHOICE, 2, 6, op_REG_3)),
    LIKE(TESLA_CVT_I2F_64_S_BOTH, INNER | LATER, 1, 10, 1, F_ac422, SURE_WORD(7, p_MARK),
        BLANK(CHOICE, 3, 8, op_GUARD), BLANK(TEXT, "cvt"), BLANK(SURE_WORD, 0, p_ONEG),
        BLANK(SURE_WORD, 1, p_LABS1), BLANK(SURE_WORD, 2, p_CSAT), BLANK(WORD, 3, p_CRND),
        BLANK(TEXT, "f64"), BLANK(CHOICE, 0, 4, op_MCDST), BLANK(CHOICE, 1, 5, op_L_DST),
        BLANK(TEXT, "s64"), BLANK(CHOICE, 2, 6, op_REG_3)),
    LIKE(TESLA_CVT_F2I_U16_F16, INNER | SHARED | LATER, 1, 5, 1, F_5e5a6, SURE_WORD(10, p_MARK),
        BLANK(CHOICE, 8, 11, op_GUARD), BLANK(TEXT, "cvt"), BLANK(SURE_WORD, 0, p_ONEG),
        BLANK(SURE_WORD, 1, p_LABS1), BLANK(WORD, 2, p_IRND), BLANK(TEXT, "u16"),
        BLANK(CHOICE, 0, 3, op_MCDST), BLANK(CHOICE, 1, 4, op_LL_DST_4), BLANK(TEXT, "f16"),
        BLANK(CHOICE, 2, 6, op_L_SRC)),
    LIKE(TESLA_CVT_F2I_U16_F32, INNER | SHARED | LATER, 1, 9, 1, F_79ad9, SURE_WORD(10, p_MARK),
        BLANK(CHOICE, 8, 11, op_GUARD), BLANK(TEXT, "cvt"), BLANK(SURE_WORD, 0, p_ONEG),
        BLANK(SURE_WORD, 1, p_LABS1), BLANK(WORD, 2, p_IRND), BLANK(TEXT, "u16"),
        BLANK(CHOICE, 0, 3, op_MCDST), BLANK(CHOICE, 1, 4, op_LL_DST_4), BLANK(TEXT, "f32"),
        BLANK(CHOICE, 2, 6, op_L_SRC_2)),
    LIKE(TESLA_CVT_F2I_S16_F16, INNER | SHARED | LATER, 1, 6, 1, F_076e1, SURE_WORD(10, p_MARK),
        BLANK(CHOICE, 8, 11, op_GUARD), BLANK(TEXT, "cvt"), BLANK(SURE_WORD, 0, p_ONEG),
        BLANK(SURE_WORD, 1, p_LABS1), BLANK(WORD, 2, p_IRND), BLANK(TEXT, "s16"),
        BLANK(CHOICE, 0, 3, op_MCDST), BLANK(CHOICE, 1, 4, op_LL_DST_4), BLANK(TEXT, "f16"),
        BLANK(CHOICE, 2, 6, op_L_SRC)),
    LIKE(TESLA_CVT_F2I_S16_F32, INNER | SHARED | LATER, 1, 9, 1, F_79ad9, SURE_WORD(10, p_MARK),
        BLANK(CHOICE, 8, 11, op_GUARD), BLANK(TEXT, "cvt"), BLANK(SURE_WORD, 0, p_ONEG),
        BLANK(SURE_WORD, 1, p_LABS1), BLANK(WORD, 2, p_IRND), BLANK(TEXT, "s16"),
        BLANK(CHOICE, 0, 3, op_MCDST), BLANK(CHOICE, 1, 4, op_LL_DST_4), BLANK(TEXT, "f32"),
        BLANK(CHOICE, 2, 6, op_L_SRC_2)),
    LIKE(TESLA_CVT_F2I_U32_F16, INNER | SHARED | LATER, 1, 6, 1, F_1dbc7, SURE_WORD(10, p_MARK),
        BLANK(CHOICE, 8, 11, op_GUARD), BLANK(TEXT, "cvt"), BLANK(SURE_WORD, 0, p_ONEG),
        BLANK(SURE_WORD, 1, p_LABS1), BLANK(WORD, 2, p_IRND), BLANK(TEXT, "u32"),
        BLANK(CHOICE, 0, 3, op_MCDST), BLANK(CHOICE, 1, 4, op_LL_DST_2), BLANK(TEXT, "f16"),
        BLANK(CHOICE, 2, 6, op_L_SRC)),
    LIKE(TESLA_CVT_F2I_U32_F32, INNER | LATER, 1, 9, 1, F_79ad9, SURE_WORD(10, p_MARK),
        BLANK(CHOICE, 8, 11, op_GUARD), BLANK(TEXT, "cvt"), BLANK(SURE_WORD, 0, p_ONEG),
        BLANK(SURE_WORD, 1, p_LABS1), BLANK(WORD, 2, p_IRND), BLANK(TEXT, "u32"),
        BLANK(CHOICE, 0, 3, op_MCDST), BLANK(CHOICE, 1, 4, op_LL_DST_2), BLANK(TEXT, "f32"),
        BLANK(CHOICE, 2, 6, op_L_SRC_2)),
    LIKE(TESLA_CVT_F2I_S32_F16, INNER | SHARED | LATER, 1, 6, 1, F_227be, SURE_WORD(10, p_MARK),
        BLANK(CHOICE, 8, 11, op_GUARD), BLANK(TEXT, "cvt"), BLANK(SURE_WORD, 0, p_ONEG),
        BLANK(SURE_WORD, 1, p_LABS1), BLANK(WORD, 2, p_IRND), BLANK(TEXT, "s32"),
        BLANK(CHOICE, 0, 3, op_MCDST), BLANK(CHOICE, 1, 4, op_LL_DST_2), BLANK(TEXT, "f16"),
        BLANK(CHOICE, 2, 6, op_L_SRC)),
    LIKE(TESLA_CVT_F2I_S32_F32, INNER | LATER, 1, 9, 1, F_79ad9, SURE_WORD(10, p_MARK),
        BLANK(CHOICE, 8, 11, op_GUARD), BLANK(TEXT, "cvt"), BLANK(SURE_WORD, 0, p_ONEG),
        BLANK(SURE_WORD, 1, p_LABS1), BLANK(WORD, 2, p_IRND), BLANK(TEXT, "s32"),
        BLANK(CHOICE, 0, 3, op_MCDST), BLANK(CHOICE, 1, 4, op_LL_DST_2), BLANK(TEXT, "f32"),
        BLANK(CHOICE, 2, 6, op_L_SRC_2)),
    LIKE(TESLA_CVT_F2I_64_U_TO, INNER | LATER, 1, 8, 3, F_23a96, SURE_WORD(7, p_MARK),
        BLANK(CHOICE, 3, 8, op_GUARD), BLANK(TEXT, "cvt"), BLANK(SURE_WORD, 0, p_ONEG),
        BLANK(SURE_WORD, 1, p_LABS1), BLANK(WORD, 2, p_IRND), BLANK(TEXT, "u32"),
        BLANK(CHOICE, 0, 3, op_MCDST), BLANK(CHOICE, 1, 4, op_LL_DST_5), BLANK(TEXT, "f64"),
        BLANK(CHOICE, 2, 6, op_REG_3)),
    LIKE(TESLA_CVT_F2I_64_S_TO, INNER | LATER, 1, 8, 2, F_23a96, SURE_WORD(7, p_MARK),
        BLANK(CHOICE, 3, 8, op_GUARD), BLANK(TEXT, "cvt"), BLANK(SURE_WORD, 0, p_ONEG),
        BLANK(SURE_WORD, 1, p_LABS1), BLANK(WORD, 2, p_IRND), BLANK(TEXT, "s32"),
        BLANK(CHOICE, 0, 3, op_MCDST), BLANK(CHOICE, 1, 4, op_LL_DST_5), BLANK(TEXT, "f64"),
        BLANK(CHOICE, 2, 6, op_REG_3)),
    LIKE(TESLA_CVT_F2I_64_U_FROM, INNER | LATER, 1, 6, 1, F_ecad3, SURE_WORD(9, p_MARK),
        BLANK(CHOICE, 8, 10, op_GUARD), BLANK(TEXT, "cvt"), BLANK(SURE_WORD, 0, p_ONEG),
        BLANK(SURE_WORD, 1, p_LABS1), BLANK(WORD, 2, p_IRND), BLANK(TEXT, "u64"),
        BLANK(CHOICE, 0, 3, op_MCDST), BLANK(CHOICE, 1, 4, op_L_DST), BLANK(TEXT, "f32"),
        BLANK(CHOICE, 2, 5, op_L_SRC_3)),
    LIKE(TESLA_CVT_F2I_64_S_FROM, INNER | LATER, 1, 6, 1, F_ac422, SURE_WORD(9, p_MARK),
        BLANK(CHOICE, 8, 10, op_GUARD), BLANK(TEXT, "cvt"), BLANK(SURE_WORD, 0, p_ONEG),
        BLANK(SURE_WORD, 1, p_LABS1), BLANK(WORD, 2, p_IRND), BLANK(TEXT, "s64"),
        BLANK(CHOICE, 0, 3, op_MCDST), BLANK(CHOICE, 1, 4, op_L_DST), BLANK(TEXT, "f32"),
        BLANK(CHOICE, 2, 5, op_L_SRC_3)),
    LIKE(TESLA_CVT_F2I_64_U_BOTH, INNER | LATER, 1, 9, 2, F_485dd, SURE_WORD(6, p_MARK),
        BLANK(CHOICE, 3, 7, op_GUARD), BLANK(TEXT, "cvt"), BLANK(SURE_WORD, 0, p_ONEG),
        BLANK(SURE_WORD, 1, p_LABS1), BLANK(WORD, 2, p_IRND), BLANK(TEXT, "u64"),
        BLANK(CHOICE, 0, 3, op_MCDST), BLANK(CHOICE, 1, 4, op_L_DST), BLANK(TEXT, "f64"),
        BLANK(CHOICE, 2, 5, op_REG_3)),
    LIKE(TESLA_CVT_F2I_64_S_BOTH, INNER | LATER, 1, 9, 2, F_485dd, SURE_WORD(6, p_MARK),
        BLANK(CHOICE, 3, 7, op_GUARD), BLANK(TEXT, "cvt"), BLANK(SURE_WORD, 0, p_ONEG),
        BLANK(SURE_WORD, 1, p_LABS1), BLANK(WORD, 2, p_IRND), BLANK(TEXT, "s64"),
        BLANK(CHOICE, 0, 3, op_MCDST), BLANK(CHOICE, 1, 4, op_L_DST), BLANK(TEXT, "f64"),
        BLANK(CHOICE, 2, 5, op_REG_3)),
    LIKE(TESLA_CVT_F2F_F16_SAME, INNER | SHARED | LATER, 1, 6, 15, F_63418, SURE_WORD(10, p_MARK),
        BLANK(CHOICE, 8, 11, op_GUARD), BLANK(TEXT, "cvt"), BLANK(SURE_WORD, 0, p_ONEG),
        BLANK(SURE_WORD, 1, p_LABS1), BLANK(SURE_WORD, 2, p_CSAT), BLANK(TEXT, "f16"),
        BLANK(CHOICE, 0, 3, op_MCDST), BLANK(CHOICE, 1, 4, op_LL_DST_4), BLANK(TEXT, "f16"),
        BLANK(CHOICE, 2, 6, op_L_SRC)),
    LIKE(TESLA_CVT_F2F_F32_SAME, INNER | LATER, 1, 6, 1, F_79ad9, SURE_WORD(10, p_MARK),
        BLANK(CHOICE, 8, 11, op_GUARD), BLANK(TEXT, "cvt"), BLANK(SURE_WORD, 0, p_ONEG),
        BLANK(SURE_WORD, 1, p_LABS1), BLANK(SURE_WORD, 2, p_CSAT), BLANK(TEXT, "f32"),
        BLANK(CHOICE, 0, 3, op_MCDST), BLANK(CHOICE, 1, 4, op_LL_DST_2), BLANK(TEXT, "f32"),
        BLANK(CHOICE, 2, 6, op_L_SRC_2)),
    LIKE(TESLA_CVT_F2F_F16_RINT, INNER | SHARED | LATER, 1, 6, 1, F_5e5a6, SURE_WORD(11, p_MARK),
        BLANK(CHOICE, 8, 12, op_GUARD), BLANK(TEXT, "cvt"), BLANK(SURE_WORD, 0, p_ONEG),
        BLANK(SURE_WORD, 1, p_LABS1), BLANK(SURE_WORD, 2, p_CSAT), BLANK(WORD, 3, p_IRND),
        BLANK(TEXT, "f16"), BLANK(CHOICE, 0, 4, op_MCDST), BLANK(CHOICE, 1, 5, op_LL_DST_4),
        BLANK(TEXT, "f16"), BLANK(CHOICE, 2, 7, op_L_SRC)),
    LIKE(TESLA_CVT_F2F_F32_RINT, INNER | LATER, 1, 7, 1, F_79ad9, SURE_WORD(11, p_MARK),
        BLANK(CHOICE, 8, 12, op_GUARD), BLANK(TEXT, "cvt"), BLANK(SURE_WORD, 0, p_ONEG),
        BLANK(SURE_WORD, 1, p_LABS1), BLANK(SURE_WORD, 2, p_CSAT), BLANK(WORD, 3, p_IRND),
        BLANK(TEXT, "f32"), BLANK(CHOICE, 0, 4, op_MCDST), BLANK(CHOICE, 1, 5, op_LL_DST_2),
        BLANK(TEXT, "f32"), BLANK(CHOICE, 2, 7, op_L_SRC_2)),
    LIKE(TESLA_CVT_F2F_F16_NARROW, INNER | SHARED | LATER, 1, 10, 26, F_79ad9,
        SURE_WORD(11, p_MARK), BLANK(CHOICE, 8, 12, op_GUARD), BLANK(TEXT, "cvt"),
        BLANK(SURE_WORD, 0, p_ONEG), BLANK(SURE_WORD, 1, p_LABS1), BLANK(SURE_WORD, 2, p_CSAT),
        BLANK(WORD, 3, p_CRND), BLANK(TEXT, "f16"), BLANK(CHOICE, 0, 4, op_MCDST),
        BLANK(CHOICE, 1, 5, op_LL_DST_4), BLANK(TEXT, "f32"), BLANK(CHOICE, 2, 7, op_L_SRC_2)),
    LIKE(TESLA_CVT_F2F_F16_NRINT, INNER | SHARED | LATER, 1, 10, 3, F_79ad9, SURE_WORD(11, p_MARK),
        BLANK(CHOICE, 8, 12, op_GUARD), BLANK(TEXT, "cvt"), BLANK(SURE_WORD, 0, p_ONEG),
        BLANK(SURE_WORD, 1, p_LABS1), BLANK(SURE_WORD, 2, p_CSAT), BLANK(WORD, 3, p_IRND),
        BLANK(TEXT, "f16"), BLANK(CHOICE, 0, 4, op_MCDST), BLANK(CHOICE, 1, 5, op_LL_DST_4),
        BLANK(TEXT, "f32"), BLANK(CHOICE, 2, 7, op_L_SRC_2)),
    LIKE(TESLA_CVT_F2F_F32_WIDEN, INNER | SHARED | LATER, 1, 9, 5, F_63418, SURE_WORD(10, p_MARK),
        BLANK(CHOICE, 8, 11, op_GUARD), BLANK(TEXT, "cvt"), BLANK(SURE_WORD, 0, p_ONEG),
        BLANK(SURE_WORD, 1, p_LABS1), BLANK(SURE_WORD, 2, p_CSAT), BLANK(TEXT, "f32"),
        BLANK(CHOICE, 0, 3, op_MCDST), BLANK(CHOICE, 1, 4, op_LL_DST_2), BLANK(TEXT, "f16"),
        BLANK(CHOICE, 2, 6, op_L_SRC)),
    LIKE(TESLA_CVT_F2F_F32_WRINT, INNER | SHARED | LATER, 1, 10, 4, F_63418, SURE_WORD(11, p_MARK),
        BLANK(CHOICE, 8, 12, op_GUARD), BLANK(TEXT, "cvt"), BLANK(SURE_WORD, 0, p_ONEG),
        BLANK(SURE_WORD, 1, p_LABS1), BLANK(SURE_WORD, 2, p_CSAT), BLANK(WORD, 3, p_IRND),
        BLANK(TEXT, "f32"), BLANK(CHOICE, 0, 4, op_MCDST), BLANK(CHOICE, 1, 5, op_LL_DST_2),
        BLANK(TEXT, "f16"), BLANK(CHOICE, 2, 7, op_L_SRC)),
    LIKE(TESLA_CVT_F2F_64_NARROW, INNER | LATER, 1, 5, 1, F_5e5a6, SURE_WORD(7, p_MARK),
        BLANK(CHOICE, 3, 8, op_GUARD), BLANK(TEXT, "cvt"), BLANK(SURE_WORD, 0, p_ONEG),
        BLANK(SURE_WORD, 1, p_LABS1), BLANK(WORD, 2, p_CRND), BLANK(TEXT, "f32"),
        BLANK(CHOICE, 0, 3, op_MCDST), BLANK(CHOICE, 1, 4, op_LL_DST_5), BLANK(TEXT, "f64"),
        BLANK(CHOICE, 2, 6, op_REG_3)),
    LIKE(TESLA_CVT_F2F_64_SAME, INNER | LATER, 1, 5, 1, F_485dd, SURE_WORD(5, p_MARK),
        BLANK(CHOICE, 3, 6, op_GUARD), BLANK(TEXT, "cvt"), BLANK(SURE_WORD, 0, p_ONEG),
        BLANK(SURE_WORD, 1, p_LABS1), BLANK(TEXT, "f64"), BLANK(CHOICE, 0, 2, op_MCDST),
        BLANK(CHOICE, 1, 3, op_L_DST), BLANK(TEXT, "f64"), BLANK(CHOICE, 2, 4, op_REG_3)),
    LIKE(TESLA_CVT_F2F_64_RINT, INNER | LATER, 1, 6, 11, F_485dd, SURE_WORD(6, p_MARK),
        BLANK(CHOICE, 3, 7, op_GUARD), BLANK(TEXT, "cvt"), BLANK(SURE_WORD, 0, p_ONEG),
        BLANK(SURE_WORD, 1, p_LABS1), BLANK(WORD, 2, p_IRND), BLANK(TEXT, "f64"),
        BLANK(CHOICE, 0, 3, op_MCDST), BLANK(CHOICE, 1, 4, op_L_DST), BLANK(TEXT, "f64"),
        BLANK(CHOICE, 2, 5, op_REG_3)),
    LIKE(TESLA_CVT_F2F_64_WIDEN, INNER | LATER, 1, 8, 2, F_79ad9, SURE_WORD(8, p_MARK),
        BLANK(CHOICE, 8, 9, op_GUARD), BLANK(TEXT, "cvt"), BLANK(SURE_WORD, 0, p_ONEG),
        BLANK(SURE_WORD, 1, p_LABS1), BLANK(TEXT, "f64"), BLANK(CHOICE, 0, 2, op_MCDST),
        BLANK(CHOICE, 1, 3, op_L_DST), BLANK(TEXT, "f32"), BLANK(CHOICE, 2, 4, op_L_SRC_3)),
};
FORMS(head_discard) = {
    OTHER_FORM(TESLA_DISCARD, INNER | LATER, 1, CHOICE(0, 0, op_GUARD), BLANK(TEXT, "discard")),
};
FORMS(head_emit) = {
    OTHER_FORM(TESLA_EMIT_EMIT, INNER | LATER, 1, SURE_WORD(0, p_MARK),
        BLANK(CHOICE, 0, 1, op_GUARD), BLANK(TEXT, "emit")),
};
FORMS(head_ex2) = {
    OTHER_FORM(TESLA_EX2, INNER | LATER, 1, WORD(4, p_MARK), BLANK(CHOICE, 1, 5, op_GUARD),
        BLANK(TEXT, "ex2"), BLANK(TEXT, "f32"), BLANK(SURE_WORD, 0, p_LSAT),
        BLANK(CHOICE, 0, 1, op_LL_DST_2), BLANK(WORD, 3, p_LSRC)),
};
FORMS(head_exch) = {
    OTHER_FORM(TESLA_ATOMIC_G_KEPT_EXCH_EXCH, INNER | LATER, 1, WORD(5, p_MARK),
        BLANK(CHOICE, 0, 6, op_GUARD), BLANK(TEXT, "exch"), BLANK(WORD, 0, p_BTYPE_2),
        BLANK(WORD, 1, p_LDST), BLANK(TEXT, "g"), NUMBER(2, p_GSPACE2), TEXT("["), WORD(3, p_LSRC),
        TEXT("]"), BLANK(WORD, 4, p_LSRC2)),
    LIKE(TESLA_EXCH_G, INNER | LATER, 1, 3, 1, F_8ea5f, WORD(5, p_MARK),
        BLANK(CHOICE, 0, 6, op_GUARD), BLANK(TEXT, "exch"), BLANK(WORD, 0, p_BTYPE),
        BLANK(WORD, 1, p_LDST), BLANK(TEXT, "g"), NUMBER(2, p_GSPACE2), TEXT("["), WORD(3, p_LSRC),
        TEXT("]"), BLANK(WORD, 4, p_LSRC2)),
    LIKE(TESLA_EXCH_G_NARROW, INNER | LATER, 1, 3, 1, F_8ea5f, WORD(5, p_MARK),
        BLANK(CHOICE, 0, 6, op_GUARD), BLANK(TEXT, "exch"), BLANK(WORD, 0, p_BTYPE_2),
        BLANK(WORD, 1, p_LDST), BLANK(TEXT, "g"), NUMBER(2, p_GSPACE2), TEXT("["), WORD(3, p_LSRC),
        TEXT("]"), BLANK(WORD, 4, p_LSRC2)),
    LIKE(TESLA_EXCH_G_WIDE, INNER | LATER, 1, 3, 2, F_f6b9b, WORD(4, p_MARK),
        BLANK(CHOICE, 2, 5, op_GUARD), BLANK(TEXT, "exch"), BLANK(TEXT, "b64"),
        BLANK(CHOICE, 0, 0, op_L_DST), BLANK(TEXT, "g"), NUMBER(1, p_GSPACE2), TEXT("["),
        WORD(2, p_LSRC), TEXT("]"), BLANK(CHOICE, 1, 3, op_REG)),
};
FORMS(head_fma) = {
    OTHER_FORM(TESLA_DFMA, INNER | LATER, 1, SURE_WORD(8, p_MARK), BLANK(CHOICE, 5, 9, op_GUARD),
        BLANK(TEXT, "fma"), BLANK(WORD, 0, p_DRND), BLANK(TEXT, "f64"),
        BLANK(CHOICE, 0, 1, op_MCDST), BLANK(CHOICE, 1, 2, op_L_DST), BLANK(SURE_WORD, 3, p_LNEG1),
        BLANK(CHOICE, 2, 4, op_REG_3), BLANK(CHOICE, 3, 5, op_REG), BLANK(SURE_WORD, 6, p_LNEG2),
        BLANK(CHOICE, 4, 7, op_REG_2)),
};
FORMS(head_interp) = {
    OTHER_FORM(TESLA_INTERP_PLAIN_SHORT, 0, 1, TEXT("interp"), BLANK(WORD, 0, p_SDST),
        BLANK(TEXT, "v["), CHOICE(0, 1, op_AT0_9), TEXT("]")),
    LIKE(TESLA_INTERP_CENT_SHORT, 0, 1, 2, 1, F_f1226, TEXT("interp"), BLANK(WORD, 0, p_SDST),
        BLANK(TEXT, "cent"), BLANK(TEXT, "v["), CHOICE(0, 1, op_AT0_9), TEXT("]")),
    LIKE(TESLA_INTERP_FLAT_SHORT, 0, 1, 2, 1, F_0f501, TEXT("interp"), BLANK(WORD, 0, p_SDST),
        BLANK(TEXT, "flat"), BLANK(TEXT, "v["), CHOICE(0, 1, op_AT0_9), TEXT("]")),
    LIKE(TESLA_INTERP_PLAIN_SMUL, 0, 1, 5, 3, F_6b9af, TEXT("interp"), BLANK(WORD, 0, p_SDST),
        BLANK(TEXT, "v["), CHOICE(0, 1, op_AT0_9), TEXT("]"), BLANK(WORD, 3, p_SSRC)),
    LIKE(TESLA_INTERP_CENT_SMUL, 0, 1, 6, 3, F_6b9af, TEXT("interp"), BLANK(WORD, 0, p_SDST),
        BLANK(TEXT, "cent"), BLANK(TEXT, "v["), CHOICE(0, 1, op_AT0_9), TEXT("]"),
        BLANK(WORD, 3, p_SSRC)),
    OTHER_FORM(TESLA_INTERP_PLAIN_LONG, INNER | LATER, 1, SURE_WORD(3, p_MARK),
        BLANK(CHOICE, 1, 4, op_GUARD), BLANK(TEXT, "interp"), BLANK(WORD, 0, p_LDST),
        BLANK(TEXT, "v["), CHOICE(0, 1, op_AT0_10), TEXT("]")),
    LIKE(TESLA_INTERP_CENT_LONG, INNER | LATER, 1, 4, 1, F_f1226, SURE_WORD(3, p_MARK),
        BLANK(CHOICE, 1, 4, op_GUARD), BLANK(TEXT, "interp"), BLANK(WORD, 0, p_LDST),
        BLANK(TEXT, "cent"), BLANK(TEXT, "v["), CHOICE(0, 1, op_AT0_10), TEXT("]")),
    LIKE(TESLA_INTERP_FLAT_LONG, INNER | LATER, 1, 4, 1, F_0f501, SURE_WORD(3, p_MARK),
        BLANK(CHOICE, 1, 4, op_GUARD), BLANK(TEXT, "interp"), BLANK(WORD, 0, p_LDST),
        BLANK(TEXT, "flat"), BLANK(TEXT, "v["), CHOICE(0, 1, op_AT0_10), TEXT("]")),
    LIKE(TESLA_INTERP_PLAIN_MUL, INNER | LATER, 1, 7, 3, F_7c115, SURE_WORD(5, p_MARK),
        BLANK(CHOICE, 1, 6, op_GUARD), BLANK(TEXT, "interp"), BLANK(WORD, 0, p_LDST),
        BLANK(TEXT, "v["), CHOICE(0, 1, op_AT0_10), TEXT("]"), BLANK(SURE_WORD, 3, p_LNEG1),
        BLANK(WORD, 4, p_LSRC)),
    LIKE(TESLA_INTERP_CENT_MUL, INNER | LATER, 1, 8, 3, F_7c115, SURE_WORD(5, p_MARK),
        BLANK(CHOICE, 1, 6, op_GUARD), BLANK(TEXT, "interp"), BLANK(WORD, 0, p_LDST),
        BLANK(TEXT, "cent"), BLANK(TEXT, "v["), CHOICE(0, 1, op_AT0_10), TEXT("]"),
        BLANK(SURE_WORD, 3, p_LNEG1), BLANK(WORD, 4, p_LSRC)),
};
FORMS(head_joinat) = {
    OTHER_FORM(TESLA_JOINAT, LATER, 1, TEXT("joinat"), BLANK(NUMBER, 0, p_TARGET)),
};
FORMS(head_ld) = {
    OTHER_FORM(TESLA_ATOMIC_G_ADD_NUM, INNER | LATER, 1, SURE_WORD(5, p_MARK),
        BLANK(CHOICE, 0, 6, op_GUARD), BLANK(TEXT, "ld"), BLANK(TEXT, "add"),
        BLANK(WORD, 0, p_ATYPE), BLANK(WORD, 1, p_LDST), BLANK(TEXT, "g"), NUMBER(2, p_GSPACE2),
        TEXT("["), WORD(3, p_LSRC), TEXT("]"), BLANK(WORD, 4, p_LSRC2)),
    LIKE(TESLA_ATOMIC_G_INC_NUM, INNER | LATER, 1, 3, 1, F_aecef, SURE_WORD(5, p_MARK),
        BLANK(CHOICE, 0, 6, op_GUARD), BLANK(TEXT, "ld"), BLANK(TEXT, "inc"),
        BLANK(WORD, 0, p_ATYPE_2), BLANK(WORD, 1, p_LDST), BLANK(TEXT, "g"), NUMBER(2, p_GSPACE2),
        TEXT("["), WORD(3, p_LSRC), TEXT("]"), BLANK(WORD, 4, p_LSRC2)),
    LIKE(TESLA_ATOMIC_G_DEC_NUM, INNER | LATER, 1, 3, 1, F_ae5ed, SURE_WORD(5, p_MARK),
        BLANK(CHOICE, 0, 6, op_GUARD), BLANK(TEXT, "ld"), BLANK(TEXT, "dec"),
        BLANK(WORD, 0, p_ATYPE_2), BLANK(WORD, 1, p_LDST), BLANK(TEXT, "g"), NUMBER(2, p_GSPACE2),
        TEXT("["), WORD(3, p_LSRC), TEXT("]"), BLANK(WORD, 4, p_LSRC2)),
    LIKE(TESLA_ATOMIC_G_SINC_NUM, INNER | LATER, 1, 4, 2, F_70e3b, SURE_WORD(5, p_MARK),
        BLANK(CHOICE, 0, 6, op_GUARD), BLANK(TEXT, "ld"), BLANK(TEXT, "inc"),
        BLANK(WORD, 0, p_ATYPE_3), BLANK(WORD, 1, p_LDST), BLANK(TEXT, "g"), NUMBER(2, p_GSPACE2),
        TEXT("["), WORD(3, p_LSRC), TEXT("]"), BLANK(WORD, 4, p_LSRC2)),
    LIKE(TESLA_ATOMIC_G_SDEC_NUM, INNER | LATER, 1, 4, 2, F_70e3b, SURE_WORD(5, p_MARK),
        BLANK(CHOICE, 0, 6, op_GUARD), BLANK(TEXT, "ld"), BLANK(TEXT, "dec"),
        BLANK(WORD, 0, p_ATYPE_3), BLANK(WORD, 1, p_LDST), BLANK(TEXT, "g"), NUMBER(2, p_GSPACE2),
        TEXT("["), WORD(3, p_LSRC), TEXT("]"), BLANK(WORD, 4, p_LSRC2)),
    LIKE(TESLA_ATOMIC_G_NINC_NUM, INNER | LATER, 1, 4, 4, F_70e3b, SURE_WORD(5, p_MARK),
        BLANK(CHOICE, 0, 6, op_GUARD), BLANK(TEXT, "ld"), BLANK(TEXT, "inc"),
        BLANK(WORD, 0, p_ATYPE_3), BLANK(WORD, 1, p_LDST), BLANK(TEXT, "g"), NUMBER(2, p_GSPACE2),
        TEXT("["), WORD(3, p_LSRC), TEXT("]"), BLANK(WORD, 4, p_LSRC2)),
    LIKE(TESLA_ATOMIC_G_NDEC_NUM, INNER | LATER, 1, 4, 4, F_70e3b, SURE_WORD(5, p_MARK),
        BLANK(CHOICE, 0, 6, op_GUARD), BLANK(TEXT, "ld"), BLANK(TEXT, "dec"),
        BLANK(WORD, 0, p_ATYPE_3), BLANK(WORD, 1, p_LDST), BLANK(TEXT, "g"), NUMBER(2, p_GSPACE2),
        TEXT("["), WORD(3, p_LSRC), TEXT("]"), BLANK(WORD, 4, p_LSRC2)),
    LIKE(TESLA_ATOMIC_G_MAX_NUM, INNER | LATER, 1, 3, 1, F_c34b7, SURE_WORD(5, p_MARK),
        BLANK(CHOICE, 0, 6, op_GUARD), BLANK(TEXT, "ld"), BLANK(TEXT, "max"),
        BLANK(WORD, 0, p_ATYPE), BLANK(WORD, 1, p_LDST), BLANK(TEXT, "g"), NUMBER(2, p_GSPACE2),
        TEXT("["), WORD(3, p_LSRC), TEXT("]"), BLANK(WORD, 4, p_LSRC2)),
    LIKE(TESLA_ATOMIC_G_MIN_NUM, INNER | LATER, 1, 3, 1, F_5b68c, SURE_WORD(5, p_MARK),
        BLANK(CHOICE, 0, 6, op_GUARD), BLANK(TEXT, "ld"), BLANK(TEXT, "min"),
        BLANK(WORD, 0, p_ATYPE), BLANK(WORD, 1, p_LDST), BLANK(TEXT, "g"), NUMBER(2, p_GSPACE2),
        TEXT("["), WORD(3, p_LSRC), TEXT("]"), BLANK(WORD, 4, p_LSRC2)),
    LIKE(TESLA_ATOMIC_G_AND_BITS, INNER | LATER, 1, 3, 1, F_3a1e0, SURE_WORD(5, p_MARK),
        BLANK(CHOICE, 0, 6, op_GUARD), BLANK(TEXT, "ld"), BLANK(TEXT, "and"),
        BLANK(WORD, 0, p_BTYPE), BLANK(WORD, 1, p_LDST), BLANK(TEXT, "g"), NUMBER(2, p_GSPACE2),
        TEXT("["), WORD(3, p_LSRC), TEXT("]"), BLANK(WORD, 4, p_LSRC2)),
    LIKE(TESLA_ATOMIC_G_OR_BITS, INNER | LATER, 1, 3, 1, F_1ffe9, SURE_WORD(5, p_MARK),
        BLANK(CHOICE, 0, 6, op_GUARD), BLANK(TEXT, "ld"), BLANK(TEXT, "or"),
        BLANK(WORD, 0, p_BTYPE), BLANK(WORD, 1, p_LDST), BLANK(TEXT, "g"), NUMBER(2, p_GSPACE2),
        TEXT("["), WORD(3, p_LSRC), TEXT("]"), BLANK(WORD, 4, p_LSRC2)),
    LIKE(TESLA_ATOMIC_G_XOR_BITS, INNER | LATER, 1, 3, 1, F_9d142, SURE_WORD(5, p_MARK),
        BLANK(CHOICE, 0, 6, op_GUARD), BLANK(TEXT, "ld"), BLANK(TEXT, "xor"),
        BLANK(WORD, 0, p_BTYPE), BLANK(WORD, 1, p_LDST), BLANK(TEXT, "g"), NUMBER(2, p_GSPACE2),
        TEXT("["), WORD(3, p_LSRC), TEXT("]"), BLANK(WORD, 4, p_LSRC2)),
    LIKE(TESLA_ATOMIC_G_WIDE, INNER | LATER, 1, 3, 1, F_0fb15, SURE_WORD(4, p_MARK),
        BLANK(CHOICE, 2, 5, op_GUARD), BLANK(TEXT, "ld"), BLANK(TEXT, "add u64"),
        BLANK(CHOICE, 0, 0, op_L_DST), BLANK(TEXT, "g"), NUMBER(1, p_GSPACE2), TEXT("["),
        WORD(2, p_LSRC), TEXT("]"), BLANK(CHOICE, 1, 3, op_REG)),
    LIKE(TESLA_ATOMIC_G_NARROW_ADD_NUM, INNER | LATER, 1, 4, 13, F_70e3b, SURE_WORD(5, p_MARK),
        BLANK(CHOICE, 0, 6, op_GUARD), BLANK(TEXT, "ld"), BLANK(TEXT, "add"),
        BLANK(WORD, 0, p_ATYPE_4), BLANK(WORD, 1, p_LDST), BLANK(TEXT, "g"), NUMBER(2, p_GSPACE2),
        TEXT("["), WORD(3, p_LSRC), TEXT("]"), BLANK(WORD, 4, p_LSRC2)),
    LIKE(TESLA_ATOMIC_G_NARROW_INC_NUM, INNER | LATER, 1, 4, 9, F_70e3b, SURE_WORD(5, p_MARK),
        BLANK(CHOICE, 0, 6, op_GUARD), BLANK(TEXT, "ld"), BLANK(TEXT, "inc"),
        BLANK(WORD, 0, p_ATYPE_4), BLANK(WORD, 1, p_LDST), BLANK(TEXT, "g"), NUMBER(2, p_GSPACE2),
        TEXT("["), WORD(3, p_LSRC), TEXT("]"), BLANK(WORD, 4, p_LSRC2)),
    LIKE(TESLA_ATOMIC_G_NARROW_DEC_NUM, INNER | LATER, 1, 4, 9, F_70e3b, SURE_WORD(5, p_MARK),
        BLANK(CHOICE, 0, 6, op_GUARD), BLANK(TEXT, "ld"), BLANK(TEXT, "dec"),
        BLANK(WORD, 0, p_ATYPE_4), BLANK(WORD, 1, p_LDST), BLANK(TEXT, "g"), NUMBER(2, p_GSPACE2),
        TEXT("["), WORD(3, p_LSRC), TEXT("]"), BLANK(WORD, 4, p_LSRC2)),
    LIKE(TESLA_ATOMIC_G_NARROW_MAX_NUM, INNER | LATER, 1, 4, 9, F_70e3b, SURE_WORD(5, p_MARK),
        BLANK(CHOICE, 0, 6, op_GUARD), BLANK(TEXT, "ld"), BLANK(TEXT, "max"),
        BLANK(WORD, 0, p_ATYPE_4), BLANK(WORD, 1, p_LDST), BLANK(TEXT, "g"), NUMBER(2, p_GSPACE2),
        TEXT("["), WORD(3, p_LSRC), TEXT("]"), BLANK(WORD, 4, p_LSRC2)),
    LIKE(TESLA_ATOMIC_G_NARROW_MIN_NUM, INNER | LATER, 1, 4, 9, F_70e3b, SURE_WORD(5, p_MARK),
        BLANK(CHOICE, 0, 6, op_GUARD), BLANK(TEXT, "ld"), BLANK(TEXT, "min"),
        BLANK(WORD, 0, p_ATYPE_4), BLANK(WORD, 1, p_LDST), BLANK(TEXT, "g"), NUMBER(2, p_GSPACE2),
        TEXT("["), WORD(3, p_LSRC), TEXT("]"), BLANK(WORD, 4, p_LSRC2)),
    LIKE(TESLA_ATOMIC_G_NARROW_AND_BITS, INNER | LATER, 1, 4, 9, F_8ea5f, SURE_WORD(5, p_MARK),
        BLANK(CHOICE, 0, 6, op_GUARD), BLANK(TEXT, "ld"), BLANK(TEXT, "and"),
        BLANK(WORD, 0, p_BTYPE_2), BLANK(WORD, 1, p_LDST), BLANK(TEXT, "g"), NUMBER(2, p_GSPACE2),
        TEXT("["), WORD(3, p_LSRC), TEXT("]"), BLANK(WORD, 4, p_LSRC2)),
    LIKE(TESLA_ATOMIC_G_NARROW_OR_BITS, INNER | LATER, 1, 4, 9, F_8ea5f, SURE_WORD(5, p_MARK),
        BLANK(CHOICE, 0, 6, op_GUARD), BLANK(TEXT, "ld"), BLANK(TEXT, "or"),
        BLANK(WORD, 0, p_BTYPE_2), BLANK(WORD, 1, p_LDST), BLANK(TEXT, "g"), NUMBER(2, p_GSPACE2),
        TEXT("["), WORD(3, p_LSRC), TEXT("]"), BLANK(WORD, 4, p_LSRC2)),
    LIKE(TESLA_ATOMIC_G_NARROW_XOR_BITS, INNER | LATER, 1, 4, 9, F_8ea5f, SURE_WORD(5, p_MARK),
        BLANK(CHOICE, 0, 6, op_GUARD), BLANK(TEXT, "ld"), BLANK(TEXT, "xor"),
        BLANK(WORD, 0, p_BTYPE_2), BLANK(WORD, 1, p_LDST), BLANK(TEXT, "g"), NUMBER(2, p_GSPACE2),
        TEXT("["), WORD(3, p_LSRC), TEXT("]"), BLANK(WORD, 4, p_LSRC2)),
    LIKE(TESLA_ATOMIC_G_KEPT_ADD_NUM, INNER | LATER, 1, 4, 21, F_70e3b, SURE_WORD(5, p_MARK),
        BLANK(CHOICE, 0, 6, op_GUARD), BLANK(TEXT, "ld"), BLANK(TEXT, "add"),
        BLANK(WORD, 0, p_ATYPE_4), BLANK(WORD, 1, p_LDST), BLANK(TEXT, "g"), NUMBER(2, p_GSPACE2),
        TEXT("["), WORD(3, p_LSRC), TEXT("]"), BLANK(WORD, 4, p_LSRC2)),
    LIKE(TESLA_ATOMIC_G_KEPT_INC_NUM, INNER | LATER, 1, 4, 19, F_70e3b, SURE_WORD(5, p_MARK),
        BLANK(CHOICE, 0, 6, op_GUARD), BLANK(TEXT, "ld"), BLANK(TEXT, "inc"),
        BLANK(WORD, 0, p_ATYPE_4), BLANK(WORD, 1, p_LDST), BLANK(TEXT, "g"), NUMBER(2, p_GSPACE2),
        TEXT("["), WORD(3, p_LSRC), TEXT("]"), BLANK(WORD, 4, p_LSRC2)),
    LIKE(TESLA_ATOMIC_G_KEPT_DEC_NUM, INNER | LATER, 1, 4, 19, F_70e3b, SURE_WORD(5, p_MARK),
        BLANK(CHOICE, 0, 6, op_GUARD), BLANK(TEXT, "ld"), BLANK(TEXT, "dec"),
        BLANK(WORD, 0, p_ATYPE_4), BLANK(WORD, 1, p_LDST), BLANK(TEXT, "g"), NUMBER(2, p_GSPACE2),
        TEXT("["), WORD(3, p_LSRC), TEXT("]"), BLANK(WORD, 4, p_LSRC2)),
    LIKE(TESLA_ATOMIC_G_KEPT_MAX_NUM, INNER | LATER, 1, 4, 17, F_70e3b, SURE_WORD(5, p_MARK),
        BLANK(CHOICE, 0, 6, op_GUARD), BLANK(TEXT, "ld"), BLANK(TEXT, "max"),
        BLANK(WORD, 0, p_ATYPE_4), BLANK(WORD, 1, p_LDST), BLANK(TEXT, "g"), NUMBER(2, p_GSPACE2),
        TEXT("["), WORD(3, p_LSRC), TEXT("]"), BLANK(WORD, 4, p_LSRC2)),
    LIKE(TESLA_ATOMIC_G_KEPT_MIN_NUM, INNER | LATER, 1, 4, 17, F_70e3b, SURE_WORD(5, p_MARK),
        BLANK(CHOICE, 0, 6, op_GUARD), BLANK(TEXT, "ld"), BLANK(TEXT, "min"),
        BLANK(WORD, 0, p_ATYPE_4), BLANK(WORD, 1, p_LDST), BLANK(TEXT, "g"), NUMBER(2, p_GSPACE2),
        TEXT("["), WORD(3, p_LSRC), TEXT("]"), BLANK(WORD, 4, p_LSRC2)),
    LIKE(TESLA_ATOMIC_G_KEPT_AND_BITS, INNER | LATER, 1, 4, 17, F_8ea5f, SURE_WORD(5, p_MARK),
        BLANK(CHOICE, 0, 6, op_GUARD), BLANK(TEXT, "ld"), BLANK(TEXT, "and"),
        BLANK(WORD, 0, p_BTYPE_2), BLANK(WORD, 1, p_LDST), BLANK(TEXT, "g"), NUMBER(2, p_GSPACE2),
        TEXT("["), WORD(3, p_LSRC), TEXT("]"), BLANK(WORD, 4, p_LSRC2)),
    LIKE(TESLA_ATOMIC_G_KEPT_OR_BITS, INNER | LATER, 1, 4, 17, F_8ea5f, SURE_WORD(5, p_MARK),
        BLANK(CHOICE, 0, 6, op_GUARD), BLANK(TEXT, "ld"), BLANK(TEXT, "or"),
        BLANK(WORD, 0, p_BTYPE_2), BLANK(WORD, 1, p_LDST), BLANK(TEXT, "g"), NUMBER(2, p_GSPACE2),
        TEXT("["), WORD(3, p_LSRC), TEXT("]"), BLANK(WORD, 4, p_LSRC2)),
    LIKE(TESLA_ATOMIC_G_KEPT_XOR_BITS, INNER | LATER, 1, 4, 17, F_8ea5f, SURE_WORD(5, p_MARK),
        BLANK(CHOICE, 0, 6, op_GUARD), BLANK(TEXT, "ld"), BLANK(TEXT, "xor"),
        BLANK(WORD, 0, p_BTYPE_2), BLANK(WORD, 1, p_LDST), BLANK(TEXT, "g"), NUMBER(2, p_GSPACE2),
        TEXT("["), WORD(3, p_LSRC), TEXT("]"), BLANK(WORD, 4, p_LSRC2)),
    OTHER_FORM(TESLA_LD_A, INNER | LATER, 1, SURE_WORD(5, p_MARK), BLANK(CHOICE, 2, 6, op_GUARD),
        BLANK(SURE_WORD, 4, p_LANE), BLANK(TEXT, "ld"), BLANK(TEXT, "b32"),
        BLANK(CHOICE, 0, 0, op_LL_DST), BLANK(TEXT, "a["), CHOICE(1, 2, op_AT0), TEXT("]")),
    LIKE(TESLA_LD_C_U8_FULL, INNER | LATER, 1, 3, 2, F_23a96, SURE_WORD(5, p_MARK),
        BLANK(CHOICE, 2, 6, op_GUARD), BLANK(TEXT, "ld"), BLANK(CHOICE, 0, 0, op_LL_DST_2),
        BLANK(TEXT, "u8"), BLANK(TEXT, "c"), NUMBER(2, p_CSPACE), TEXT("["), CHOICE(1, 3, op_AT),
        TEXT("]")),
    LIKE(TESLA_LD_C_U16_FULL, INNER | LATER, 1, 4, 1, F_c7516, SURE_WORD(5, p_MARK),
        BLANK(CHOICE, 2, 6, op_GUARD), BLANK(TEXT, "ld"), BLANK(CHOICE, 0, 0, op_LL_DST_2),
        BLANK(TEXT, "u16"), BLANK(TEXT, "c"), NUMBER(2, p_CSPACE), TEXT("["), CHOICE(1, 3, op_AT_2),
        TEXT("]")),
    LIKE(TESLA_LD_C_S16_FULL, INNER | LATER, 1, 4, 1, F_076e1, SURE_WORD(5, p_MARK),
        BLANK(CHOICE, 2, 6, op_GUARD), BLANK(TEXT, "ld"), BLANK(CHOICE, 0, 0, op_LL_DST_2),
        BLANK(TEXT, "s16"), BLANK(TEXT, "c"), NUMBER(2, p_CSPACE), TEXT("["), CHOICE(1, 3, op_AT_2),
        TEXT("]")),
    LIKE(TESLA_LD_C_B32_FULL, INNER | LATER, 1, 4, 1, F_f7c9f, SURE_WORD(5, p_MARK),
        BLANK(CHOICE, 2, 6, op_GUARD), BLANK(TEXT, "ld"), BLANK(CHOICE, 0, 0, op_LL_DST_2),
        BLANK(TEXT, "b32"), BLANK(TEXT, "c"), NUMBER(2, p_CSPACE), TEXT("["), CHOICE(1, 3, op_AT_3),
        TEXT("]")),
    LIKE(TESLA_LD_C_U8_HALF, INNER | SHARED | LATER, 1, 3, 1, F_f4a90, SURE_WORD(5, p_MARK),
        BLANK(CHOICE, 2, 6, op_GUARD), BLANK(TEXT, "ld"), BLANK(CHOICE, 0, 0, op_LL_HALF),
        BLANK(TEXT, "u8"), BLANK(TEXT, "c"), NUMBER(2, p_CSPACE), TEXT("["), CHOICE(1, 3, op_AT),
        TEXT("]")),
    LIKE(TESLA_LD_C_U16_HALF, INNER | SHARED | LATER, 1, 4, 1, F_c7516, SURE_WORD(5, p_MARK),
        BLANK(CHOICE, 2, 6, op_GUARD), BLANK(TEXT, "ld"), BLANK(CHOICE, 0, 0, op_LL_HALF),
        BLANK(TEXT, "u16"), BLANK(TEXT, "c"), NUMBER(2, p_CSPACE), TEXT("["), CHOICE(1, 3, op_AT_2),
        TEXT("]")),
    LIKE(TESLA_LD_C_S16_HALF, INNER | SHARED | LATER, 1, 4, 1, F_076e1, SURE_WORD(5, p_MARK),
        BLANK(CHOICE, 2, 6, op_GUARD), BLANK(TEXT, "ld"), BLANK(CHOICE, 0, 0, op_LL_HALF),
        BLANK(TEXT, "s16"), BLANK(TEXT, "c"), NUMBER(2, p_CSPACE), TEXT("["), CHOICE(1, 3, op_AT_2),
        TEXT("]")),
    LIKE(TESLA_LD_C_B32_HALF, INNER | SHARED | LATER, 1, 4, 1, F_f7c9f, SURE_WORD(5, p_MARK),
        BLANK(CHOICE, 2, 6, op_GUARD), BLANK(TEXT, "ld"), BLANK(CHOICE, 0, 0, op_LL_HALF),
        BLANK(TEXT, "b32"), BLANK(TEXT, "c"), NUMBER(2, p_CSPACE), TEXT("["), CHOICE(1, 3, op_AT_3),
        TEXT("]")),
    LIKE(TESLA_LD_S_U8_FULL, INNER | LATER, 1, 3, 1, F_e7a82, SURE_WORD(3, p_MARK),
        BLANK(CHOICE, 2, 4, op_GUARD), BLANK(TEXT, "ld"), BLANK(CHOICE, 0, 0, op_LL_DST_3),
        BLANK(TEXT, "u8"), BLANK(TEXT, "s["), CHOICE(1, 1, op_AT), TEXT("]")),
    LIKE(TESLA_LD_S_U16_FULL, INNER | LATER, 1, 4, 1, F_c7516, SURE_WORD(3, p_MARK),
        BLANK(CHOICE, 2, 4, op_GUARD), BLANK(TEXT, "ld"), BLANK(CHOICE, 0, 0, op_LL_DST_3),
        BLANK(TEXT, "u16"), BLANK(TEXT, "s["), CHOICE(1, 1, op_AT_2), TEXT("]")),
    LIKE(TESLA_LD_S_S16_FULL, INNER | LATER, 1, 4, 1, F_076e1, SURE_WORD(3, p_MARK),
        BLANK(CHOICE, 2, 4, op_GUARD), BLANK(TEXT, "ld"), BLANK(CHOICE, 0, 0, op_LL_DST_3),
        BLANK(TEXT, "s16"), BLANK(TEXT, "s["), CHOICE(1, 1, op_AT_2), TEXT("]")),
    LIKE(TESLA_LD_S_U8_HALF, INNER | SHARED | LATER, 1, 3, 1, F_f4a90, SURE_WORD(3, p_MARK),
        BLANK(CHOICE, 2, 4, op_GUARD), BLANK(TEXT, "ld"), BLANK(CHOICE, 0, 0, op_LL_HALF_2),
        BLANK(TEXT, "u8"), BLANK(TEXT, "s["), CHOICE(1, 1, op_AT), TEXT("]")),
    LIKE(TESLA_LD_S_U16_HALF, INNER | SHARED | LATER, 1, 4, 1, F_c7516, SURE_WORD(3, p_MARK),
        BLANK(CHOICE, 2, 4, op_GUARD), BLANK(TEXT, "ld"), BLANK(CHOICE, 0, 0, op_LL_HALF_2),
        BLANK(TEXT, "u16"), BLANK(TEXT, "s["), CHOICE(1, 1, op_AT_2), TEXT("]")),
    LIKE(TESLA_LD_S_S16_HALF, INNER | SHARED | LATER, 1, 4, 1, F_076e1, SURE_WORD(3, p_MARK),
        BLANK(CHOICE, 2, 4, op_GUARD), BLANK(TEXT, "ld"), BLANK(CHOICE, 0, 0, op_LL_HALF_2),
        BLANK(TEXT, "s16"), BLANK(TEXT, "s["), CHOICE(1, 1, op_AT_2), TEXT("]")),
    LIKE(TESLA_LD_S_B32_FULL, INNER | LATER, 1, 4, 4, F_f7c9f, SURE_WORD(3, p_MARK),
        BLANK(CHOICE, 2, 4, op_GUARD), BLANK(TEXT, "ld"), BLANK(CHOICE, 0, 0, op_LL_DST_3),
        BLANK(TEXT, "b32"), BLANK(TEXT, "s["), CHOICE(1, 1, op_AT_3), TEXT("]")),
    LIKE(TESLA_LD_S_B32_HALF, INNER | SHARED | LATER, 1, 4, 2, F_f7c9f, SURE_WORD(3, p_MARK),
        BLANK(CHOICE, 2, 4, op_GUARD), BLANK(TEXT, "ld"), BLANK(CHOICE, 0, 0, op_LL_HALF_2),
        BLANK(TEXT, "b32"), BLANK(TEXT, "s["), CHOICE(1, 1, op_AT_3), TEXT("]")),
    LIKE(TESLA_LD_S_LOCK_FULL, INNER | LATER, 1, 3, 1, F_83ff1, SURE_WORD(4, p_MARK),
        BLANK(CHOICE, 2, 5, op_GUARD), BLANK(TEXT, "ld"), BLANK(TEXT, "lock"),
        BLANK(WORD, 0, p_CDST), BLANK(CHOICE, 0, 1, op_LL_DST_3), BLANK(TEXT, "b32"),
        BLANK(TEXT, "s["), CHOICE(1, 2, op_AT_3), TEXT("]")),
    LIKE(TESLA_LD_S_LOCK_HALF, INNER | SHARED | LATER, 1, 5, 1, F_f4a90, SURE_WORD(4, p_MARK),
        BLANK(CHOICE, 2, 5, op_GUARD), BLANK(TEXT, "ld"), BLANK(TEXT, "lock"),
        BLANK(WORD, 0, p_CDST), BLANK(CHOICE, 0, 1, op_LL_HALF_2), BLANK(TEXT, "b32"),
        BLANK(TEXT, "s["), CHOICE(1, 2, op_AT_3), TEXT("]")),
    LIKE(TESLA_LD_L_U8, INNER | LATER, 1, 3, 1, F_b10aa, SURE_WORD(3, p_MARK),
        BLANK(CHOICE, 2, 4, op_GUARD), BLANK(TEXT, "ld"), BLANK(TEXT, "u8"),
        BLANK(CHOICE, 0, 0, op_L_DST_2), BLANK(TEXT, "l["), CHOICE(1, 1, op_AT), TEXT("]")),
    LIKE(TESLA_LD_L_S8, INNER | LATER, 1, 3, 1, F_71e5b, SURE_WORD(3, p_MARK),
        BLANK(CHOICE, 2, 4, op_GUARD), BLANK(TEXT, "ld"), BLANK(TEXT, "s8"),
        BLANK(CHOICE, 0, 0, op_L_DST_2), BLANK(TEXT, "l["), CHOICE(1, 1, op_AT), TEXT("]")),
    LIKE(TESLA_LD_L_U16, INNER | LATER, 1, 3, 1, F_c7516, SURE_WORD(3, p_MARK),
        BLANK(CHOICE, 2, 4, op_GUARD), BLANK(TEXT, "ld"), BLANK(TEXT, "u16"),
        BLANK(CHOICE, 0, 0, op_L_DST_2), BLANK(TEXT, "l["), CHOICE(1, 1, op_AT), TEXT("]")),
    LIKE(TESLA_LD_L_S16, INNER | LATER, 1, 3, 1, F_076e1, SURE_WORD(3, p_MARK),
        BLANK(CHOICE, 2, 4, op_GUARD), BLANK(TEXT, "ld"), BLANK(TEXT, "s16"),
        BLANK(CHOICE, 0, 0, op_L_DST_2), BLANK(TEXT, "l["), CHOICE(1, 1, op_AT), TEXT("]")),
    LIKE(TESLA_LD_L_B64, INNER | LATER, 1, 3, 1, F_f6b9b, SURE_WORD(3, p_MARK),
        BLANK(CHOICE, 2, 4, op_GUARD), BLANK(TEXT, "ld"), BLANK(TEXT, "b64"),
        BLANK(CHOICE, 0, 0, op_L_DST), BLANK(TEXT, "l["), CHOICE(1, 1, op_AT), TEXT("]")),
    LIKE(TESLA_LD_L_B128, INNER | LATER, 1, 3, 1, F_e925e, SURE_WORD(3, p_MARK),
        BLANK(CHOICE, 2, 4, op_GUARD), BLANK(TEXT, "ld"), BLANK(TEXT, "b128"),
        BLANK(CHOICE, 0, 0, op_L_DST_3), BLANK(TEXT, "l["), CHOICE(1, 1, op_AT), TEXT("]")),
    LIKE(TESLA_LD_L_B32, INNER | LATER, 1, 3, 1, F_f7c9f, SURE_WORD(3, p_MARK),
        BLANK(CHOICE, 2, 4, op_GUARD), BLANK(TEXT, "ld"), BLANK(TEXT, "b32"),
        BLANK(CHOICE, 0, 0, op_L_DST_2), BLANK(TEXT, "l["), CHOICE(1, 1, op_AT), TEXT("]")),
    LIKE(TESLA_LD_G_U8, INNER | LATER, 1, 5, 7, F_3d2ec, SURE_WORD(3, p_MARK),
        BLANK(CHOICE, 1, 4, op_GUARD), BLANK(TEXT, "ld"), BLANK(TEXT, "u8"),
        BLANK(CHOICE, 0, 0, op_L_DST_2), BLANK(TEXT, "g"), NUMBER(1, p_GSPACE), TEXT("["),
        WORD(2, p_LSRC), TEXT("]")),
    LIKE(TESLA_LD_G_S8, INNER | LATER, 1, 5, 7, F_3d2ec, SURE_WORD(3, p_MARK),
        BLANK(CHOICE, 1, 4, op_GUARD), BLANK(TEXT, "ld"), BLANK(TEXT, "s8"),
        BLANK(CHOICE, 0, 0, op_L_DST_2), BLANK(TEXT, "g"), NUMBER(1, p_GSPACE), TEXT("["),
        WORD(2, p_LSRC), TEXT("]")),
    LIKE(TESLA_LD_G_U16, INNER | LATER, 1, 5, 7, F_3d2ec, SURE_WORD(3, p_MARK),
        BLANK(CHOICE, 1, 4, op_GUARD), BLANK(TEXT, "ld"), BLANK(TEXT, "u16"),
        BLANK(CHOICE, 0, 0, op_L_DST_2), BLANK(TEXT, "g"), NUMBER(1, p_GSPACE), TEXT("["),
        WORD(2, p_LSRC), TEXT("]")),
    LIKE(TESLA_LD_G_S16, INNER | LATER, 1, 5, 7, F_3d2ec, SURE_WORD(3, p_MARK),
        BLANK(CHOICE, 1, 4, op_GUARD), BLANK(TEXT, "ld"), BLANK(TEXT, "s16"),
        BLANK(CHOICE, 0, 0, op_L_DST_2), BLANK(TEXT, "g"), NUMBER(1, p_GSPACE), TEXT("["),
        WORD(2, p_LSRC), TEXT("]")),
    LIKE(TESLA_LD_G_B64, INNER | LATER, 1, 5, 7, F_3d2ec, SURE_WORD(3, p_MARK),
        BLANK(CHOICE, 1, 4, op_GUARD), BLANK(TEXT, "ld"), BLANK(TEXT, "b64"),
        BLANK(CHOICE, 0, 0, op_L_DST), BLANK(TEXT, "g"), NUMBER(1, p_GSPACE), TEXT("["),
        WORD(2, p_LSRC), TEXT("]")),
    LIKE(TESLA_LD_G_B128, INNER | LATER, 1, 5, 7, F_3d2ec, SURE_WORD(3, p_MARK),
        BLANK(CHOICE, 1, 4, op_GUARD), BLANK(TEXT, "ld"), BLANK(TEXT, "b128"),
        BLANK(CHOICE, 0, 0, op_L_DST_3), BLANK(TEXT, "g"), NUMBER(1, p_GSPACE), TEXT("["),
        WORD(2, p_LSRC), TEXT("]")),
    LIKE(TESLA_LD_G_B32, INNER | LATER, 1, 5, 7, F_3d2ec, SURE_WORD(3, p_MARK),
        BLANK(CHOICE, 1, 4, op_GUARD), BLANK(TEXT, "ld"), BLANK(TEXT, "b32"),
        BLANK(CHOICE, 0, 0, op_L_DST_2), BLANK(TEXT, "g"), NUMBER(1, p_GSPACE), TEXT("["),
        WORD(2, p_LSRC), TEXT("]")),
};
FORMS(head_lg2) = {
    OTHER_FORM(TESLA_SFU_LG2, INNER | LATER, 1, SURE_WORD(5, p_MARK), BLANK(CHOICE, 1, 6, op_GUARD),
        BLANK(TEXT, "lg2"), BLANK(TEXT, "f32"), BLANK(CHOICE, 0, 0, op_LL_DST_2),
        BLANK(SURE_WORD, 2, p_LNEG1), BLANK(SURE_WORD, 3, p_LABS1), BLANK(WORD, 4, p_LSRC)),
};
FORMS(head_max) = {
    OTHER_FORM(TESLA_DMINMAX_MAX, INNER | LATER, 1, SURE_WORD(8, p_MARK),
        BLANK(CHOICE, 4, 9, op_GUARD), BLANK(TEXT, "max"), BLANK(TEXT, "f64"),
        BLANK(CHOICE, 0, 0, op_MCDST), BLANK(CHOICE, 1, 1, op_L_DST), BLANK(SURE_WORD, 2, p_LNEG1),
        BLANK(SURE_WORD, 3, p_LABS1), BLANK(CHOICE, 2, 4, op_REG_3), BLANK(SURE_WORD, 5, p_LNEG2),
        BLANK(SURE_WORD, 6, p_LABS2), BLANK(CHOICE, 3, 7, op_REG)),
    LIKE(TESLA_FMINMAX_MAX, INNER | SHARED | LATER, 1, 3, 1, F_79ad9, SURE_WORD(14, p_MARK),
        BLANK(CHOICE, 11, 15, op_GUARD), BLANK(TEXT, "max"), BLANK(TEXT, "f32"),
        BLANK(CHOICE, 0, 0, op_MCDST), BLANK(CHOICE, 1, 1, op_LL_DST_2),
        BLANK(SURE_WORD, 3, p_LNEG1), BLANK(SURE_WORD, 4, p_LABS1), BLANK(CHOICE, 2, 5, op_L_SRC_4),
        BLANK(SURE_WORD, 9, p_LNEG2), BLANK(SURE_WORD, 10, p_LABS2),
        BLANK(CHOICE, 8, 7, op_L_SRC2_6)),
    LIKE(TESLA_MINMAX_MAX_U16, INNER | SHARED | LATER, 1, 3, 1, F_c7516, SURE_WORD(10, p_MARK),
        BLANK(CHOICE, 11, 11, op_GUARD), BLANK(TEXT, "max"), BLANK(TEXT, "u16"),
        BLANK(CHOICE, 0, 0, op_MCDST), BLANK(CHOICE, 1, 1, op_LL_DST_4),
        BLANK(CHOICE, 2, 3, op_L_SRC_5), BLANK(CHOICE, 8, 5, op_L_SRC2_7)),
    LIKE(TESLA_MINMAX_MAX_S16, INNER | SHARED | LATER, 1, 3, 1, F_076e1, SURE_WORD(10, p_MARK),
        BLANK(CHOICE, 11, 11, op_GUARD), BLANK(TEXT, "max"), BLANK(TEXT, "s16"),
        BLANK(CHOICE, 0, 0, op_MCDST), BLANK(CHOICE, 1, 1, op_LL_DST_4),
        BLANK(CHOICE, 2, 3, op_L_SRC_5), BLANK(CHOICE, 8, 5, op_L_SRC2_7)),
    LIKE(TESLA_MINMAX_MAX_U32, INNER | SHARED | LATER, 1, 3, 1, F_1dbc7, SURE_WORD(10, p_MARK),
        BLANK(CHOICE, 11, 11, op_GUARD), BLANK(TEXT, "max"), BLANK(TEXT, "u32"),
        BLANK(CHOICE, 0, 0, op_MCDST), BLANK(CHOICE, 1, 1, op_LL_DST_2),
        BLANK(CHOICE, 2, 3, op_L_SRC_4), BLANK(CHOICE, 8, 5, op_L_SRC2_5)),
    LIKE(TESLA_MINMAX_MAX_S32, INNER | SHARED | LATER, 1, 3, 1, F_227be, SURE_WORD(10, p_MARK),
        BLANK(CHOICE, 11, 11, op_GUARD), BLANK(TEXT, "max"), BLANK(TEXT, "s32"),
        BLANK(CHOICE, 0, 0, op_MCDST), BLANK(CHOICE, 1, 1, op_LL_DST_2),
        BLANK(CHOICE, 2, 3, op_L_SRC_4), BLANK(CHOICE, 8, 5, op_L_SRC2_5)),
};
FORMS(head_min) = {
    OTHER_FORM(TESLA_DMINMAX_MIN, INNER | LATER, 1, SURE_WORD(8, p_MARK),
        BLANK(CHOICE, 4, 9, op_GUARD), BLANK(TEXT, "min"), BLANK(TEXT, "f64"),
        BLANK(CHOICE, 0, 0, op_MCDST), BLANK(CHOICE, 1, 1, op_L_DST), BLANK(SURE_WORD, 2, p_LNEG1),
        BLANK(SURE_WORD, 3, p_LABS1), BLANK(CHOICE, 2, 4, op_REG_3), BLANK(SURE_WORD, 5, p_LNEG2),
        BLANK(SURE_WORD, 6, p_LABS2), BLANK(CHOICE, 3, 7, op_REG)),
    LIKE(TESLA_FMINMAX_MIN, INNER | SHARED | LATER, 1, 3, 1, F_79ad9, SURE_WORD(14, p_MARK),
        BLANK(CHOICE, 11, 15, op_GUARD), BLANK(TEXT, "min"), BLANK(TEXT, "f32"),
        BLANK(CHOICE, 0, 0, op_MCDST), BLANK(CHOICE, 1, 1, op_LL_DST_2),
        BLANK(SURE_WORD, 3, p_LNEG1), BLANK(SURE_WORD, 4, p_LABS1), BLANK(CHOICE, 2, 5, op_L_SRC_4),
        BLANK(SURE_WORD, 9, p_LNEG2), BLANK(SURE_WORD, 10, p_LABS2),
        BLANK(CHOICE, 8, 7, op_L_SRC2_6)),
    LIKE(TESLA_MINMAX_MIN_U16, INNER | SHARED | LATER, 1, 3, 1, F_c7516, SURE_WORD(10, p_MARK),
        BLANK(CHOICE, 11, 11, op_GUARD), BLANK(TEXT, "min"), BLANK(TEXT, "u16"),
        BLANK(CHOICE, 0, 0, op_MCDST), BLANK(CHOICE, 1, 1, op_LL_DST_4),
        BLANK(CHOICE, 2, 3, op_L_SRC_5), BLANK(CHOICE, 8, 5, op_L_SRC2_7)),
    LIKE(TESLA_MINMAX_MIN_S16, INNER | SHARED | LATER, 1, 3, 1, F_076e1, SURE_WORD(10, p_MARK),
        BLANK(CHOICE, 11, 11, op_GUARD), BLANK(TEXT, "min"), BLANK(TEXT, "s16"),
        BLANK(CHOICE, 0, 0, op_MCDST), BLANK(CHOICE, 1, 1, op_LL_DST_4),
        BLANK(CHOICE, 2, 3, op_L_SRC_5), BLANK(CHOICE, 8, 5, op_L_SRC2_7)),
    LIKE(TESLA_MINMAX_MIN_U32, INNER | SHARED | LATER, 1, 3, 1, F_1dbc7, SURE_WORD(10, p_MARK),
        BLANK(CHOICE, 11, 11, op_GUARD), BLANK(TEXT, "min"), BLANK(TEXT, "u32"),
        BLANK(CHOICE, 0, 0, op_MCDST), BLANK(CHOICE, 1, 1, op_LL_DST_2),
        BLANK(CHOICE, 2, 3, op_L_SRC_4), BLANK(CHOICE, 8, 5, op_L_SRC2_5)),
    LIKE(TESLA_MINMAX_MIN_S32, INNER | SHARED | LATER, 1, 3, 1, F_227be, SURE_WORD(10, p_MARK),
        BLANK(CHOICE, 11, 11, op_GUARD), BLANK(TEXT, "min"), BLANK(TEXT, "s32"),
        BLANK(CHOICE, 0, 0, op_MCDST), BLANK(CHOICE, 1, 1, op_LL_DST_2),
        BLANK(CHOICE, 2, 3, op_L_SRC_4), BLANK(CHOICE, 8, 5, op_L_SRC2_5)),
};
FORMS(head_mov) = {
    OTHER_FORM(TESLA_MOV_B16_SHORT, SHARED, 1, TEXT("mov"), BLANK(SURE_WORD, 0, p_SSFU),
        BLANK(TEXT, "b16"), BLANK(CHOICE, 0, 1, op_S_DST_3), BLANK(CHOICE, 1, 2, op_S_SRC_3)),
    LIKE(TESLA_MOV_B32_SHORT, 0, 1, 2, 1, F_f7c9f, TEXT("mov"), BLANK(SURE_WORD, 0, p_SSFU),
        BLANK(TEXT, "b32"), BLANK(CHOICE, 0, 1, op_S_DST), BLANK(CHOICE, 1, 2, op_S_SRC_4)),
    OTHER_FORM(TESLA_MOV_B16_IMM, SHARED | LATER, 1, TEXT("mov"), BLANK(TEXT, "b16"),
        BLANK(CHOICE, 0, 0, op_L_DST_4), BLANK(NUMBER, 1, p_IMM)),
    OTHER_FORM(TESLA_MOV_B32_IMM, LATER, 1, TEXT("mov"), BLANK(TEXT, "b32"),
        BLANK(CHOICE, 0, 0, op_L_DST_2), BLANK(NUMBER, 1, p_IMM)),
    OTHER_FORM(TESLA_MOV_B16_LONG, INNER | SHARED | LATER, 1, SURE_WORD(8, p_MARK),
        BLANK(CHOICE, 7, 9, op_GUARD), BLANK(SURE_WORD, 7, p_LANE), BLANK(TEXT, "mov"),
        BLANK(SURE_WORD, 0, p_LSFU), BLANK(TEXT, "b16"), BLANK(CHOICE, 0, 1, op_LL_DST_4),
        BLANK(CHOICE, 1, 3, op_L_SRC)),
    LIKE(TESLA_MOV_B32_LONG, INNER | LATER, 1, 5, 1, F_f7c9f, SURE_WORD(8, p_MARK),
        BLANK(CHOICE, 7, 9, op_GUARD), BLANK(SURE_WORD, 7, p_LANE), BLANK(TEXT, "mov"),
        BLANK(SURE_WORD, 0, p_LSFU), BLANK(TEXT, "b32"), BLANK(CHOICE, 0, 1, op_LL_DST_2),
        BLANK(CHOICE, 1, 3, op_L_SRC_2)),
    LIKE(TESLA_MOV_R_C, INNER | SHARED | LATER, 1, 1, 1, F_2d13a, SURE_WORD(2, p_MARK),
        BLANK(CHOICE, 0, 1, op_GUARD_2), BLANK(TEXT, "mov"), BLANK(WORD, 0, p_LDST),
        BLANK(SHARED_WORD, 1, p_COND)),
    LIKE(TESLA_MOV_C_R, INNER | LATER, 1, 2, 2, F_8b7e5, SURE_WORD(2, p_MARK),
        BLANK(CHOICE, 0, 3, op_GUARD), BLANK(TEXT, "mov"), BLANK(WORD, 0, p_CDST),
        BLANK(WORD, 1, p_LSRC)),
    LIKE(TESLA_MOV_R_A, INNER | LATER, 1, 3, 1, F_6b9af, SURE_WORD(2, p_MARK),
        BLANK(CHOICE, 0, 3, op_GUARD), BLANK(TEXT, "mov"), BLANK(WORD, 0, p_LDST),
        BLANK(WORD, 1, p_AREG_2)),
    LIKE(TESLA_MOV_R_SR, INNER | LATER, 1, 4, 1, F_b2b42, SURE_WORD(2, p_MARK),
        BLANK(CHOICE, 1, 3, op_GUARD), BLANK(TEXT, "mov"), BLANK(WORD, 0, p_LDST),
        BLANK(CHOICE, 0, 1, op_SPECIAL)),
};
FORMS(head_mov2) = {
    OTHER_FORM(TESLA_LOGOP_IMM_MOV2, LATER, 1, TEXT("mov2"), BLANK(TEXT, "b32"),
        BLANK(CHOICE, 0, 0, op_S_DST), BLANK(SURE_WORD, 1, p_SNOT), BLANK(CHOICE, 1, 2, op_I_SRC),
        BLANK(NUMBER, 6, p_IMM)),
    OTHER_FORM(TESLA_LOGOP_MOV2_B16, INNER | SHARED | LATER, 1, SURE_WORD(12, p_MARK),
        BLANK(CHOICE, 11, 13, op_GUARD), BLANK(TEXT, "mov2"), BLANK(TEXT, "b16"),
        BLANK(CHOICE, 0, 0, op_MCDST), BLANK(CHOICE, 1, 1, op_LL_DST_4),
        BLANK(SURE_WORD, 3, p_LNOT1), BLANK(CHOICE, 2, 4, op_L_SRC_5), BLANK(SURE_WORD, 8, p_LNOT2),
        BLANK(CHOICE, 8, 6, op_L_SRC2_4)),
    LIKE(TESLA_LOGOP_MOV2_B32, INNER | SHARED | LATER, 1, 3, 1, F_f7c9f, SURE_WORD(12, p_MARK),
        BLANK(CHOICE, 11, 13, op_GUARD), BLANK(TEXT, "mov2"), BLANK(TEXT, "b32"),
        BLANK(CHOICE, 0, 0, op_MCDST), BLANK(CHOICE, 1, 1, op_LL_DST_2),
        BLANK(SURE_WORD, 3, p_LNOT1), BLANK(CHOICE, 2, 4, op_L_SRC_4), BLANK(SURE_WORD, 8, p_LNOT2),
        BLANK(CHOICE, 8, 6, op_L_SRC2_3)),
};
FORMS(head_mul) = {
    OTHER_FORM(TESLA_FMUL_SHORT, SHARED, 1, TEXT("mul"), BLANK(CHOICE, 0, 0, op_FMUL_SAT),
        BLANK(TEXT, "f32"), BLANK(CHOICE, 1, 0, op_S_DST), BLANK(SURE_WORD, 1, p_SNEG1),
        BLANK(CHOICE, 2, 2, op_S_SRC), BLANK(SURE_WORD, 6, p_SNEG2),
        BLANK(CHOICE, 8, 4, op_S_SRC2)),
    OTHER_FORM(TESLA_MUL16_SHORT, SHARED, 1, TEXT("mul"), BLANK(CHOICE, 0, 0, op_S_DST),
        BLANK(WORD, 1, p_S16A), BLANK(CHOICE, 1, 2, op_S_SRC_2), BLANK(WORD, 6, p_S16B),
        BLANK(CHOICE, 7, 4, op_S_SRC2_4)),
    LIKE(TESLA_MUL24_SHORT, SHARED, 1, 2, 1, F_c1d9c, TEXT("mul"), BLANK(CHOICE, 0, 0, op_S_DST),
        BLANK(SURE_WORD, 1, p_SHIGH), BLANK(WORD, 2, p_S24), BLANK(CHOICE, 1, 3, op_S_SRC),
        BLANK(CHOICE, 7, 5, op_S_SRC2_2)),
    LIKE(TESLA_FMUL_IMM, LATER, 1, 5, 3, F_b93b5, TEXT("mul"), BLANK(CHOICE, 0, 0, op_FMUL_SAT),
        BLANK(TEXT, "f32"), BLANK(CHOICE, 1, 0, op_S_DST), BLANK(SURE_WORD, 1, p_SNEG1),
        BLANK(CHOICE, 2, 2, op_I_SRC), BLANK(WORD, 6, p_SNEG2), BLANK(NUMBER, 7, p_IMM)),
    LIKE(TESLA_MUL16_IMM, SHARED | LATER, 1, 3, 3, F_b93b5, TEXT("mul"),
        BLANK(CHOICE, 0, 0, op_S_DST), BLANK(WORD, 1, p_S16A), BLANK(CHOICE, 1, 2, op_I_SRC_2),
        BLANK(WORD, 6, p_S16B), BLANK(NUMBER, 7, p_IMM)),
    LIKE(TESLA_MUL24_IMM, LATER, 1, 4, 3, F_b93b5, TEXT("mul"), BLANK(CHOICE, 0, 0, op_S_DST),
        BLANK(SURE_WORD, 1, p_SHIGH), BLANK(WORD, 2, p_S24), BLANK(CHOICE, 1, 3, op_I_SRC),
        BLANK(NUMBER, 7, p_IMM)),
    OTHER_FORM(TESLA_DMUL, INNER | LATER, 1, SURE_WORD(6, p_MARK), BLANK(CHOICE, 4, 7, op_GUARD),
        BLANK(TEXT, "mul"), BLANK(WORD, 0, p_CRND), BLANK(TEXT, "f64"),
        BLANK(CHOICE, 0, 1, op_MCDST), BLANK(CHOICE, 1, 2, op_L_DST), BLANK(SURE_WORD, 3, p_LNEG1),
        BLANK(CHOICE, 2, 4, op_REG_3), BLANK(CHOICE, 3, 5, op_REG)),
    LIKE(TESLA_FMUL_LONG, INNER | SHARED | LATER, 1, 3, 1, F_478a3, SURE_WORD(13, p_MARK),
        BLANK(CHOICE, 12, 14, op_GUARD), BLANK(TEXT, "mul"), BLANK(CHOICE, 0, 0, op_FMUL_SAT),
        BLANK(WORD, 0, p_MRND), BLANK(TEXT, "f32"), BLANK(CHOICE, 1, 1, op_MCDST),
        BLANK(CHOICE, 2, 2, op_LL_DST_2), BLANK(SURE_WORD, 4, p_LNEG1),
        BLANK(CHOICE, 3, 5, op_L_SRC_4), BLANK(SURE_WORD, 9, p_LNEG2),
        BLANK(CHOICE, 9, 7, op_L_SRC2_3)),
    LIKE(TESLA_MUL16_LONG, INNER | SHARED | LATER, 1, 3, 1, F_8f8fc, SURE_WORD(12, p_MARK),
        BLANK(CHOICE, 11, 13, op_GUARD), BLANK(TEXT, "mul"), BLANK(CHOICE, 0, 0, op_MCDST),
        BLANK(CHOICE, 1, 1, op_LL_DST_2), BLANK(WORD, 3, p_L16A), BLANK(CHOICE, 2, 4, op_L_SRC_5),
        BLANK(WORD, 8, p_L16B), BLANK(CHOICE, 8, 6, op_L_SRC2_4)),
    LIKE(TESLA_MUL24_LONG, INNER | SHARED | LATER, 1, 5, 1, F_c1d9c, SURE_WORD(12, p_MARK),
        BLANK(CHOICE, 11, 13, op_GUARD), BLANK(TEXT, "mul"), BLANK(CHOICE, 0, 0, op_MCDST),
        BLANK(CHOICE, 1, 1, op_LL_DST_2), BLANK(SURE_WORD, 3, p_LHIGH), BLANK(WORD, 4, p_L24),
        BLANK(CHOICE, 2, 5, op_L_SRC_4), BLANK(CHOICE, 8, 7, op_L_SRC2_5)),
};
FORMS(head_nop) = {
    OTHER_FORM(TESLA_NOP, INNER | LATER, 1, SURE_WORD(0, p_MARK), BLANK(CHOICE, 0, 1, op_GUARD),
        BLANK(TEXT, "nop")),
};
FORMS(head_or) = {
    OTHER_FORM(TESLA_LOGOP_IMM_OR, LATER, 1, TEXT("or"), BLANK(TEXT, "b32"),
        BLANK(CHOICE, 0, 0, op_S_DST), BLANK(SURE_WORD, 1, p_SNOT), BLANK(CHOICE, 1, 2, op_I_SRC),
        BLANK(NUMBER, 6, p_IMM)),
    OTHER_FORM(TESLA_LOGOP_OR_B16, INNER | SHARED | LATER, 1, SURE_WORD(12, p_MARK),
        BLANK(CHOICE, 11, 13, op_GUARD), BLANK(TEXT, "or"), BLANK(TEXT, "b16"),
        BLANK(CHOICE, 0, 0, op_MCDST), BLANK(CHOICE, 1, 1, op_LL_DST_4),
        BLANK(SURE_WORD, 3, p_LNOT1), BLANK(CHOICE, 2, 4, op_L_SRC_5), BLANK(SURE_WORD, 8, p_LNOT2),
        BLANK(CHOICE, 8, 6, op_L_SRC2_4)),
    LIKE(TESLA_LOGOP_OR_B32, INNER | SHARED | LATER, 1, 3, 1, F_f7c9f, SURE_WORD(12, p_MARK),
        BLANK(CHOICE, 11, 13, op_GUARD), BLANK(TEXT, "or"), BLANK(TEXT, "b32"),
        BLANK(CHOICE, 0, 0, op_MCDST), BLANK(CHOICE, 1, 1, op_LL_DST_2),
        BLANK(SURE_WORD, 3, p_LNOT1), BLANK(CHOICE, 2, 4, op_L_SRC_4), BLANK(SURE_WORD, 8, p_LNOT2),
        BLANK(CHOICE, 8, 6, op_L_SRC2_3)),
};
FORMS(head_pmevent) = {
    OTHER_FORM(TESLA_PMEVENT, INNER | LATER, 1, SURE_WORD(1, p_MARK), BLANK(CHOICE, 0, 2, op_GUARD),
        BLANK(TEXT, "pmevent"), BLANK(NUMBER, 0, p_PM)),
};
FORMS(head_prebrk) = {
    OTHER_FORM(TESLA_BREAKADDR, LATER, 1, TEXT("prebrk"), BLANK(NUMBER, 0, p_TARGET)),
};
FORMS(head_preex2) = {
    OTHER_FORM(TESLA_PRE_PREEX2, INNER | LATER, 1, SURE_WORD(8, p_MARK),
        BLANK(CHOICE, 7, 9, op_GUARD), BLANK(TEXT, "preex2"), BLANK(TEXT, "f32"),
        BLANK(CHOICE, 0, 0, op_LL_DST_2), BLANK(SURE_WORD, 2, p_LNEG1),
        BLANK(SURE_WORD, 3, p_LABS1), BLANK(CHOICE, 1, 4, op_L_SRC_2)),
};
FORMS(head_preret) = {
    OTHER_FORM(TESLA_PRERET, LATER, 1, TEXT("preret"), BLANK(WORD, 0, p_LIM),
        BLANK(NUMBER, 1, p_TARGET)),
};
FORMS(head_presin) = {
    OTHER_FORM(TESLA_PRE_PRESIN, INNER | LATER, 1, SURE_WORD(8, p_MARK),
        BLANK(CHOICE, 7, 9, op_GUARD), BLANK(TEXT, "presin"), BLANK(TEXT, "f32"),
        BLANK(CHOICE, 0, 0, op_LL_DST_2), BLANK(SURE_WORD, 2, p_LNEG1),
        BLANK(SURE_WORD, 3, p_LABS1), BLANK(CHOICE, 1, 4, op_L_SRC_2)),
};
FORMS(head_quadon) = {
    OTHER_FORM(TESLA_QUADON, LATER, 1, TEXT("quadon")),
};
FORMS(head_quadop) = {
    OTHER_FORM(TESLA_QUADOP, INNER | LATER, 1, SURE_WORD(9, p_MARK), BLANK(CHOICE, 3, 10, op_GUARD),
        BLANK(TEXT, "quadop"), BLANK(TEXT, "f32"), BLANK(WORD, 0, p_Q0), BLANK(WORD, 1, p_Q1),
        BLANK(WORD, 2, p_Q2), BLANK(WORD, 3, p_Q3), BLANK(CHOICE, 0, 4, op_MCDST),
        BLANK(CHOICE, 1, 5, op_LL_DST_2), BLANK(CHOICE, 2, 0, op_QUAD_LANE), BLANK(WORD, 7, p_LSRC),
        BLANK(WORD, 8, p_LSRC3)),
};
FORMS(head_quadpop) = {
    OTHER_FORM(TESLA_QUADPOP, LATER, 1, TEXT("quadpop")),
};
FORMS(head_rcp) = {
    OTHER_FORM(TESLA_RCP_SHORT, 0, 1, TEXT("rcp"), BLANK(TEXT, "f32"), BLANK(WORD, 0, p_SDST),
        BLANK(SURE_WORD, 1, p_SNEG2), BLANK(SURE_WORD, 2, p_SABS), BLANK(WORD, 3, p_SSRC)),
    OTHER_FORM(TESLA_RCP_LONG, INNER | LATER, 1, SURE_WORD(5, p_MARK),
        BLANK(CHOICE, 1, 6, op_GUARD), BLANK(TEXT, "rcp"), BLANK(TEXT, "f32"),
        BLANK(CHOICE, 0, 0, op_LL_DST_2), BLANK(SURE_WORD, 2, p_LNEG1),
        BLANK(SURE_WORD, 3, p_LABS1), BLANK(WORD, 4, p_LSRC)),
};
FORMS(head_red) = {
    OTHER_FORM(TESLA_RED_G_ADD_NUM, INNER | LATER, 1, SURE_WORD(4, p_MARK),
        BLANK(CHOICE, 0, 5, op_GUARD), BLANK(TEXT, "red"), BLANK(TEXT, "add"),
        BLANK(WORD, 0, p_ATYPE), BLANK(TEXT, "g"), NUMBER(1, p_GSPACE), TEXT("["), WORD(2, p_LSRC),
        TEXT("]"), BLANK(WORD, 3, p_LDST)),
    LIKE(TESLA_RED_G_INC_NUM, INNER | LATER, 1, 3, 1, F_aecef, SURE_WORD(4, p_MARK),
        BLANK(CHOICE, 0, 5, op_GUARD), BLANK(TEXT, "red"), BLANK(TEXT, "inc"),
        BLANK(WORD, 0, p_ATYPE_2), BLANK(TEXT, "g"), NUMBER(1, p_GSPACE), TEXT("["),
        WORD(2, p_LSRC), TEXT("]"), BLANK(WORD, 3, p_LDST)),
    LIKE(TESLA_RED_G_DEC_NUM, INNER | LATER, 1, 3, 1, F_ae5ed, SURE_WORD(4, p_MARK),
        BLANK(CHOICE, 0, 5, op_GUARD), BLANK(TEXT, "red"), BLANK(TEXT, "dec"),
        BLANK(WORD, 0, p_ATYPE_2), BLANK(TEXT, "g"), NUMBER(1, p_GSPACE), TEXT("["),
        WORD(2, p_LSRC), TEXT("]"), BLANK(WORD, 3, p_LDST)),
    LIKE(TESLA_RED_G_SINC_NUM, INNER | LATER, 1, 4, 2, F_70e3b, SURE_WORD(4, p_MARK),
        BLANK(CHOICE, 0, 5, op_GUARD), BLANK(TEXT, "red"), BLANK(TEXT, "inc"),
        BLANK(WORD, 0, p_ATYPE_3), BLANK(TEXT, "g"), NUMBER(1, p_GSPACE), TEXT("["),
        WORD(2, p_LSRC), TEXT("]"), BLANK(WORD, 3, p_LDST)),
    LIKE(TESLA_RED_G_SDEC_NUM, INNER | LATER, 1, 4, 2, F_70e3b, SURE_WORD(4, p_MARK),
        BLANK(CHOICE, 0, 5, op_GUARD), BLANK(TEXT, "red"), BLANK(TEXT, "dec"),
        BLANK(WORD, 0, p_ATYPE_3), BLANK(TEXT, "g"), NUMBER(1, p_GSPACE), TEXT("["),
        WORD(2, p_LSRC), TEXT("]"), BLANK(WORD, 3, p_LDST)),
    LIKE(TESLA_RED_G_NINC_NUM, INNER | LATER, 1, 4, 4, F_70e3b, SURE_WORD(4, p_MARK),
        BLANK(CHOICE, 0, 5, op_GUARD), BLANK(TEXT, "red"), BLANK(TEXT, "inc"),
        BLANK(WORD, 0, p_ATYPE_3), BLANK(TEXT, "g"), NUMBER(1, p_GSPACE), TEXT("["),
        WORD(2, p_LSRC), TEXT("]"), BLANK(WORD, 3, p_LDST)),
    LIKE(TESLA_RED_G_NDEC_NUM, INNER | LATER, 1, 4, 4, F_70e3b, SURE_WORD(4, p_MARK),
        BLANK(CHOICE, 0, 5, op_GUARD), BLANK(TEXT, "red"), BLANK(TEXT, "dec"),
        BLANK(WORD, 0, p_ATYPE_3), BLANK(TEXT, "g"), NUMBER(1, p_GSPACE), TEXT("["),
        WORD(2, p_LSRC), TEXT("]"), BLANK(WORD, 3, p_LDST)),
    LIKE(TESLA_RED_G_MAX_NUM, INNER | LATER, 1, 3, 1, F_c34b7, SURE_WORD(4, p_MARK),
        BLANK(CHOICE, 0, 5, op_GUARD), BLANK(TEXT, "red"), BLANK(TEXT, "max"),
        BLANK(WORD, 0, p_ATYPE), BLANK(TEXT, "g"), NUMBER(1, p_GSPACE), TEXT("["), WORD(2, p_LSRC),
        TEXT("]"), BLANK(WORD, 3, p_LDST)),
    LIKE(TESLA_RED_G_MIN_NUM, INNER | LATER, 1, 3, 1, F_5b68c, SURE_WORD(4, p_MARK),
        BLANK(CHOICE, 0, 5, op_GUARD), BLANK(TEXT, "red"), BLANK(TEXT, "min"),
        BLANK(WORD, 0, p_ATYPE), BLANK(TEXT, "g"), NUMBER(1, p_GSPACE), TEXT("["), WORD(2, p_LSRC),
        TEXT("]"), BLANK(WORD, 3, p_LDST)),
    LIKE(TESLA_RED_G_AND_BITS, INNER | LATER, 1, 3, 1, F_3a1e0, SURE_WORD(4, p_MARK),
        BLANK(CHOICE, 0, 5, op_GUARD), BLANK(TEXT, "red"), BLANK(TEXT, "and"),
        BLANK(WORD, 0, p_BTYPE), BLANK(TEXT, "g"), NUMBER(1, p_GSPACE), TEXT("["), WORD(2, p_LSRC),
        TEXT("]"), BLANK(WORD, 3, p_LDST)),
    LIKE(TESLA_RED_G_OR_BITS, INNER | LATER, 1, 3, 1, F_1ffe9, SURE_WORD(4, p_MARK),
        BLANK(CHOICE, 0, 5, op_GUARD), BLANK(TEXT, "red"), BLANK(TEXT, "or"),
        BLANK(WORD, 0, p_BTYPE), BLANK(TEXT, "g"), NUMBER(1, p_GSPACE), TEXT("["), WORD(2, p_LSRC),
        TEXT("]"), BLANK(WORD, 3, p_LDST)),
    LIKE(TESLA_RED_G_XOR_BITS, INNER | LATER, 1, 3, 1, F_9d142, SURE_WORD(4, p_MARK),
        BLANK(CHOICE, 0, 5, op_GUARD), BLANK(TEXT, "red"), BLANK(TEXT, "xor"),
        BLANK(WORD, 0, p_BTYPE), BLANK(TEXT, "g"), NUMBER(1, p_GSPACE), TEXT("["), WORD(2, p_LSRC),
        TEXT("]"), BLANK(WORD, 3, p_LDST)),
    LIKE(TESLA_RED_EXCH_G, INNER | LATER, 1, 3, 1, F_2df18, SURE_WORD(4, p_MARK),
        BLANK(CHOICE, 0, 5, op_GUARD), BLANK(TEXT, "red"), BLANK(TEXT, "exch"),
        BLANK(WORD, 0, p_BTYPE), BLANK(TEXT, "g"), NUMBER(1, p_GSPACE), TEXT("["), WORD(2, p_LSRC),
        TEXT("]"), BLANK(WORD, 3, p_LDST)),
    LIKE(TESLA_RED_G_WIDE_ADD, INNER | LATER, 1, 3, 1, F_0fb15, SURE_WORD(3, p_MARK),
        BLANK(CHOICE, 1, 4, op_GUARD), BLANK(TEXT, "red"), BLANK(TEXT, "add u64"), BLANK(TEXT, "g"),
        NUMBER(0, p_GSPACE), TEXT("["), WORD(1, p_LSRC), TEXT("]"), BLANK(CHOICE, 0, 2, op_L_DST)),
    LIKE(TESLA_RED_G_WIDE_EXCH, INNER | LATER, 1, 3, 1, F_2df18, SURE_WORD(3, p_MARK),
        BLANK(CHOICE, 1, 4, op_GUARD), BLANK(TEXT, "red"), BLANK(TEXT, "exch b64"),
        BLANK(TEXT, "g"), NUMBER(0, p_GSPACE), TEXT("["), WORD(1, p_LSRC), TEXT("]"),
        BLANK(CHOICE, 0, 2, op_L_DST)),
    LIKE(TESLA_RED_G_NARROW_ADD_NUM, INNER | LATER, 1, 4, 15, F_70e3b, SURE_WORD(4, p_MARK),
        BLANK(CHOICE, 0, 5, op_GUARD), BLANK(TEXT, "red"), BLANK(TEXT, "add"),
        BLANK(WORD, 0, p_ATYPE_4), BLANK(TEXT, "g"), NUMBER(1, p_GSPACE), TEXT("["),
        WORD(2, p_LSRC), TEXT("]"), BLANK(WORD, 3, p_LDST)),
    LIKE(TESLA_RED_G_NARROW_INC_NUM, INNER | LATER, 1, 4, 11, F_70e3b, SURE_WORD(4, p_MARK),
        BLANK(CHOICE, 0, 5, op_GUARD), BLANK(TEXT, "red"), BLANK(TEXT, "inc"),
        BLANK(WORD, 0, p_ATYPE_4), BLANK(TEXT, "g"), NUMBER(1, p_GSPACE), TEXT("["),
        WORD(2, p_LSRC), TEXT("]"), BLANK(WORD, 3, p_LDST)),
    LIKE(TESLA_RED_G_NARROW_DEC_NUM, INNER | LATER, 1, 4, 11, F_70e3b, SURE_WORD(4, p_MARK),
        BLANK(CHOICE, 0, 5, op_GUARD), BLANK(TEXT, "red"), BLANK(TEXT, "dec"),
        BLANK(WORD, 0, p_ATYPE_4), BLANK(TEXT, "g"), NUMBER(1, p_GSPACE), TEXT("["),
        WORD(2, p_LSRC), TEXT("]"), BLANK(WORD, 3, p_LDST)),
    LIKE(TESLA_RED_G_NARROW_MAX_NUM, INNER | LATER, 1, 4, 11, F_70e3b, SURE_WORD(4, p_MARK),
        BLANK(CHOICE, 0, 5, op_GUARD), BLANK(TEXT, "red"), BLANK(TEXT, "max"),
        BLANK(WORD, 0, p_ATYPE_4), BLANK(TEXT, "g"), NUMBER(1, p_GSPACE), TEXT("["),
        WORD(2, p_LSRC), TEXT("]"), BLANK(WORD, 3, p_LDST)),
    LIKE(TESLA_RED_G_NARROW_MIN_NUM, INNER | LATER, 1, 4, 11, F_70e3b, SURE_WORD(4, p_MARK),
        BLANK(CHOICE, 0, 5, op_GUARD), BLANK(TEXT, "red"), BLANK(TEXT, "min"),
        BLANK(WORD, 0, p_ATYPE_4), BLANK(TEXT, "g"), NUMBER(1, p_GSPACE), TEXT("["),
        WORD(2, p_LSRC), TEXT("]"), BLANK(WORD, 3, p_LDST)),
    LIKE(TESLA_RED_G_NARROW_AND_BITS, INNER | LATER, 1, 4, 11, F_8ea5f, SURE_WORD(4, p_MARK),
        BLANK(CHOICE, 0, 5, op_GUARD), BLANK(TEXT, "red"), BLANK(TEXT, "and"),
        BLANK(WORD, 0, p_BTYPE_2), BLANK(TEXT, "g"), NUMBER(1, p_GSPACE), TEXT("["),
        WORD(2, p_LSRC), TEXT("]"), BLANK(WORD, 3, p_LDST)),
    LIKE(TESLA_RED_G_NARROW_OR_BITS, INNER | LATER, 1, 4, 11, F_8ea5f, SURE_WORD(4, p_MARK),
        BLANK(CHOICE, 0, 5, op_GUARD), BLANK(TEXT, "red"), BLANK(TEXT, "or"),
        BLANK(WORD, 0, p_BTYPE_2), BLANK(TEXT, "g"), NUMBER(1, p_GSPACE), TEXT("["),
        WORD(2, p_LSRC), TEXT("]"), BLANK(WORD, 3, p_LDST)),
    LIKE(TESLA_RED_G_NARROW_XOR_BITS, INNER | LATER, 1, 4, 11, F_8ea5f, SURE_WORD(4, p_MARK),
        BLANK(CHOICE, 0, 5, op_GUARD), BLANK(TEXT, "red"), BLANK(TEXT, "xor"),
        BLANK(WORD, 0, p_BTYPE_2), BLANK(TEXT, "g"), NUMBER(1, p_GSPACE), TEXT("["),
        WORD(2, p_LSRC), TEXT("]"), BLANK(WORD, 3, p_LDST)),
    LIKE(TESLA_RED_EXCH_G_NARROW, INNER | LATER, 1, 4, 11, F_8ea5f, SURE_WORD(4, p_MARK),
        BLANK(CHOICE, 0, 5, op_GUARD), BLANK(TEXT, "red"), BLANK(TEXT, "exch"),
        BLANK(WORD, 0, p_BTYPE_2), BLANK(TEXT, "g"), NUMBER(1, p_GSPACE), TEXT("["),
        WORD(2, p_LSRC), TEXT("]"), BLANK(WORD, 3, p_LDST)),
    LIKE(TESLA_RED_G_KEPT_ADD_NUM, INNER | LATER, 1, 4, 24, F_70e3b, SURE_WORD(4, p_MARK),
        BLANK(CHOICE, 0, 5, op_GUARD), BLANK(TEXT, "red"), BLANK(TEXT, "add"),
        BLANK(WORD, 0, p_ATYPE_4), BLANK(TEXT, "g"), NUMBER(1, p_GSPACE), TEXT("["),
        WORD(2, p_LSRC), TEXT("]"), BLANK(WORD, 3, p_LDST)),
    LIKE(TESLA_RED_G_KEPT_INC_NUM, INNER | LATER, 1, 4, 22, F_70e3b, SURE_WORD(4, p_MARK),
        BLANK(CHOICE, 0, 5, op_GUARD), BLANK(TEXT, "red"), BLANK(TEXT, "inc"),
        BLANK(WORD, 0, p_ATYPE_4), BLANK(TEXT, "g"), NUMBER(1, p_GSPACE), TEXT("["),
        WORD(2, p_LSRC), TEXT("]"), BLANK(WORD, 3, p_LDST)),
    LIKE(TESLA_RED_G_KEPT_DEC_NUM, INNER | LATER, 1, 4, 22, F_70e3b, SURE_WORD(4, p_MARK),
        BLANK(CHOICE, 0, 5, op_GUARD), BLANK(TEXT, "red"), BLANK(TEXT, "dec"),
        BLANK(WORD, 0, p_ATYPE_4), BLANK(TEXT, "g"), NUMBER(1, p_GSPACE), TEXT("["),
        WORD(2, p_LSRC), TEXT("]"), BLANK(WORD, 3, p_LDST)),
    LIKE(TESLA_RED_G_KEPT_MAX_NUM, INNER | LATER, 1, 4, 20, F_70e3b, SURE_WORD(4, p_MARK),
        BLANK(CHOICE, 0, 5, op_GUARD), BLANK(TEXT, "red"), BLANK(TEXT, "max"),
        BLANK(WORD, 0, p_ATYPE_4), BLANK(TEXT, "g"), NUMBER(1, p_GSPACE), TEXT("["),
        WORD(2, p_LSRC), TEXT("]"), BLANK(WORD, 3, p_LDST)),
    LIKE(TESLA_RED_G_KEPT_MIN_NUM, INNER | LATER, 1, 4, 20, F_70e3b, SURE_WORD(4, p_MARK),
        BLANK(CHOICE, 0, 5, op_GUARD), BLANK(TEXT, "red"), BLANK(TEXT, "min"),
        BLANK(WORD, 0, p_ATYPE_4), BLANK(TEXT, "g"), NUMBER(1, p_GSPACE), TEXT("["),
        WORD(2, p_LSRC), TEXT("]"), BLANK(WORD, 3, p_LDST)),
    LIKE(TESLA_RED_G_KEPT_EXCH_BITS, INNER | LATER, 1, 4, 17, F_8ea5f, SURE_WORD(4, p_MARK),
        BLANK(CHOICE, 0, 5, op_GUARD), BLANK(TEXT, "red"), BLANK(TEXT, "exch"),
        BLANK(WORD, 0, p_BTYPE_2), BLANK(TEXT, "g"), NUMBER(1, p_GSPACE), TEXT("["),
        WORD(2, p_LSRC), TEXT("]"), BLANK(WORD, 3, p_LDST)),
    LIKE(TESLA_RED_G_KEPT_AND_BITS, INNER | LATER, 1, 4, 21, F_8ea5f, SURE_WORD(4, p_MARK),
        BLANK(CHOICE, 0, 5, op_GUARD), BLANK(TEXT, "red"), BLANK(TEXT, "and"),
        BLANK(WORD, 0, p_BTYPE_2), BLANK(TEXT, "g"), NUMBER(1, p_GSPACE), TEXT("["),
        WORD(2, p_LSRC), TEXT("]"), BLANK(WORD, 3, p_LDST)),
    LIKE(TESLA_RED_G_KEPT_OR_BITS, INNER | LATER, 1, 4, 21, F_8ea5f, SURE_WORD(4, p_MARK),
        BLANK(CHOICE, 0, 5, op_GUARD), BLANK(TEXT, "red"), BLANK(TEXT, "or"),
        BLANK(WORD, 0, p_BTYPE_2), BLANK(TEXT, "g"), NUMBER(1, p_GSPACE), TEXT("["),
        WORD(2, p_LSRC), TEXT("]"), BLANK(WORD, 3, p_LDST)),
    LIKE(TESLA_RED_G_KEPT_XOR_BITS, INNER | LATER, 1, 4, 21, F_8ea5f, SURE_WORD(4, p_MARK),
        BLANK(CHOICE, 0, 5, op_GUARD), BLANK(TEXT, "red"), BLANK(TEXT, "xor"),
        BLANK(WORD, 0, p_BTYPE_2), BLANK(TEXT, "g"), NUMBER(1, p_GSPACE), TEXT("["),
        WORD(2, p_LSRC), TEXT("]"), BLANK(WORD, 3, p_LDST)),
};
FORMS(head_restart) = {
    OTHER_FORM(TESLA_EMIT_RESTART, INNER | LATER, 1, SURE_WORD(0, p_MARK),
        BLANK(CHOICE, 0, 1, op_GUARD), BLANK(TEXT, "restart")),
};
FORMS(head_ret) = {
    OTHER_FORM(TESLA_RET, INNER | LATER, 1, CHOICE(0, 0, op_GUARD), BLANK(TEXT, "ret")),
};
FORMS(head_rsqrt) = {
    OTHER_FORM(TESLA_SFU_RSQRT, INNER | LATER, 1, SURE_WORD(5, p_MARK),
        BLANK(CHOICE, 1, 6, op_GUARD), BLANK(TEXT, "rsqrt"), BLANK(TEXT, "f32"),
        BLANK(CHOICE, 0, 0, op_LL_DST_2), BLANK(SURE_WORD, 2, p_LNEG1),
        BLANK(SURE_WORD, 3, p_LABS1), BLANK(WORD, 4, p_LSRC)),
};
FORMS(head_sad) = {
    OTHER_FORM(TESLA_SAD_U16_SHORT, SHARED, 1, TEXT("sad"), BLANK(CHOICE, 0, 0, op_S_DST_2),
        BLANK(TEXT, "u16"), BLANK(CHOICE, 1, 1, op_REG_4), BLANK(CHOICE, 2, 2, op_REG_5),
        BLANK(CHOICE, 3, 0, op_S_DST_2)),
    LIKE(TESLA_SAD_S16_SHORT, SHARED, 1, 2, 1, F_076e1, TEXT("sad"),
        BLANK(CHOICE, 0, 0, op_S_DST_2), BLANK(TEXT, "s16"), BLANK(CHOICE, 1, 1, op_REG_4),
        BLANK(CHOICE, 2, 2, op_REG_5), BLANK(CHOICE, 3, 0, op_S_DST_2)),
    LIKE(TESLA_SAD_U32_SHORT, SHARED, 1, 2, 1, F_1dbc7, TEXT("sad"),
        BLANK(CHOICE, 0, 0, op_S_DST_2), BLANK(TEXT, "u32"), BLANK(CHOICE, 1, 1, op_REG_6),
        BLANK(CHOICE, 2, 2, op_REG_7), BLANK(CHOICE, 3, 0, op_S_DST_2)),
    LIKE(TESLA_SAD_S32_SHORT, SHARED, 1, 2, 1, F_227be, TEXT("sad"),
        BLANK(CHOICE, 0, 0, op_S_DST_2), BLANK(TEXT, "s32"), BLANK(CHOICE, 1, 1, op_REG_6),
        BLANK(CHOICE, 2, 2, op_REG_7), BLANK(CHOICE, 3, 0, op_S_DST_2)),
    OTHER_FORM(TESLA_SAD_U16_LONG, INNER | SHARED | LATER, 1, SURE_WORD(12, p_MARK),
        BLANK(CHOICE, 14, 13, op_GUARD), BLANK(TEXT, "sad"), BLANK(CHOICE, 0, 0, op_MCDST),
        BLANK(CHOICE, 1, 1, op_LL_DST_2), BLANK(TEXT, "u16"), BLANK(CHOICE, 2, 3, op_L_SRC_5),
        BLANK(CHOICE, 8, 5, op_L_SRC2_2), BLANK(CHOICE, 11, 5, op_L_SRC3_5)),
    LIKE(TESLA_SAD_S16_LONG, INNER | SHARED | LATER, 1, 5, 1, F_076e1, SURE_WORD(12, p_MARK),
        BLANK(CHOICE, 14, 13, op_GUARD), BLANK(TEXT, "sad"), BLANK(CHOICE, 0, 0, op_MCDST),
        BLANK(CHOICE, 1, 1, op_LL_DST_2), BLANK(TEXT, "s16"), BLANK(CHOICE, 2, 3, op_L_SRC_5),
        BLANK(CHOICE, 8, 5, op_L_SRC2_2), BLANK(CHOICE, 11, 5, op_L_SRC3_5)),
    LIKE(TESLA_SAD_U32_LONG, INNER | SHARED | LATER, 1, 5, 1, F_1dbc7, SURE_WORD(12, p_MARK),
        BLANK(CHOICE, 14, 13, op_GUARD), BLANK(TEXT, "sad"), BLANK(CHOICE, 0, 0, op_MCDST),
        BLANK(CHOICE, 1, 1, op_LL_DST_2), BLANK(TEXT, "u32"), BLANK(CHOICE, 2, 3, op_L_SRC_4),
        BLANK(CHOICE, 8, 5, op_L_SRC2), BLANK(CHOICE, 11, 5, op_L_SRC3_5)),
    LIKE(TESLA_SAD_S32_LONG, INNER | SHARED | LATER, 1, 5, 1, F_227be, SURE_WORD(12, p_MARK),
        BLANK(CHOICE, 14, 13, op_GUARD), BLANK(TEXT, "sad"), BLANK(CHOICE, 0, 0, op_MCDST),
        BLANK(CHOICE, 1, 1, op_LL_DST_2), BLANK(TEXT, "s32"), BLANK(CHOICE, 2, 3, op_L_SRC_4),
        BLANK(CHOICE, 8, 5, op_L_SRC2), BLANK(CHOICE, 11, 5, op_L_SRC3_5)),
};
FORMS(head_set) = {
    OTHER_FORM(TESLA_DSET, INNER | LATER, 1, SURE_WORD(10, p_MARK), BLANK(CHOICE, 4, 11, op_GUARD),
        BLANK(TEXT, "set"), BLANK(CHOICE, 0, 0, op_MCDST), BLANK(CHOICE, 1, 1, op_LL_DST_5),
        BLANK(WORD, 3, p_FCOMPARE), BLANK(TEXT, "f64"), BLANK(SURE_WORD, 4, p_LNEG1),
        BLANK(SURE_WORD, 5, p_LABS1), BLANK(CHOICE, 2, 6, op_REG_3), BLANK(SURE_WORD, 7, p_LNEG2),
        BLANK(SURE_WORD, 8, p_LABS2), BLANK(CHOICE, 3, 9, op_REG)),
    LIKE(TESLA_FSET, INNER | SHARED | LATER, 1, 4, 1, F_23a96, SURE_WORD(15, p_MARK),
        BLANK(CHOICE, 11, 16, op_GUARD), BLANK(TEXT, "set"), BLANK(CHOICE, 0, 0, op_MCDST),
        BLANK(CHOICE, 1, 1, op_LL_DST_2), BLANK(WORD, 3, p_FCOMPARE), BLANK(TEXT, "f32"),
        BLANK(SURE_WORD, 4, p_LNEG1), BLANK(SURE_WORD, 5, p_LABS1), BLANK(CHOICE, 2, 6, op_L_SRC_4),
        BLANK(SURE_WORD, 10, p_LNEG2), BLANK(SURE_WORD, 11, p_LABS2),
        BLANK(CHOICE, 8, 8, op_L_SRC2_6)),
    LIKE(TESLA_SET_U16, INNER | SHARED | LATER, 1, 4, 1, F_23a96, SURE_WORD(11, p_MARK),
        BLANK(CHOICE, 11, 12, op_GUARD), BLANK(TEXT, "set"), BLANK(CHOICE, 0, 0, op_MCDST),
        BLANK(CHOICE, 1, 1, op_LL_DST_4), BLANK(WORD, 3, p_COMPARE), BLANK(TEXT, "u16"),
        BLANK(CHOICE, 2, 4, op_L_SRC_5), BLANK(CHOICE, 8, 6, op_L_SRC2_7)),
    LIKE(TESLA_SET_S16, INNER | SHARED | LATER, 1, 6, 1, F_076e1, SURE_WORD(11, p_MARK),
        BLANK(CHOICE, 11, 12, op_GUARD), BLANK(TEXT, "set"), BLANK(CHOICE, 0, 0, op_MCDST),
        BLANK(CHOICE, 1, 1, op_LL_DST_4), BLANK(WORD, 3, p_COMPARE), BLANK(TEXT, "s16"),
        BLANK(CHOICE, 2, 4, op_L_SRC_5), BLANK(CHOICE, 8, 6, op_L_SRC2_7)),
    LIKE(TESLA_SET_U32, INNER | SHARED | LATER, 1, 5, 3, F_439b0, SURE_WORD(11, p_MARK),
        BLANK(CHOICE, 11, 12, op_GUARD), BLANK(TEXT, "set"), BLANK(CHOICE, 0, 0, op_MCDST),
        BLANK(CHOICE, 1, 1, op_LL_DST_2), BLANK(WORD, 3, p_COMPARE), BLANK(TEXT, "u32"),
        BLANK(CHOICE, 2, 4, op_L_SRC_4), BLANK(CHOICE, 8, 6, op_L_SRC2_5)),
    LIKE(TESLA_SET_S32, INNER | SHARED | LATER, 1, 6, 1, F_227be, SURE_WORD(11, p_MARK),
        BLANK(CHOICE, 11, 12, op_GUARD), BLANK(TEXT, "set"), BLANK(CHOICE, 0, 0, op_MCDST),
        BLANK(CHOICE, 1, 1, op_LL_DST_2), BLANK(WORD, 3, p_COMPARE), BLANK(TEXT, "s32"),
        BLANK(CHOICE, 2, 4, op_L_SRC_4), BLANK(CHOICE, 8, 6, op_L_SRC2_5)),
};
FORMS(head_shl) = {
    OTHER_FORM(TESLA_SHL_B16_REG, INNER | SHARED | LATER, 1, SURE_WORD(10, p_MARK),
        BLANK(CHOICE, 11, 11, op_GUARD), BLANK(TEXT, "shl"), BLANK(TEXT, "b16"),
        BLANK(CHOICE, 0, 0, op_MCDST), BLANK(CHOICE, 1, 1, op_LL_DST_4),
        BLANK(CHOICE, 2, 3, op_L_SRC_5), BLANK(CHOICE, 8, 5, op_L_SRC2_7)),
    LIKE(TESLA_SHL_B32_REG, INNER | SHARED | LATER, 1, 3, 1, F_f7c9f, SURE_WORD(10, p_MARK),
        BLANK(CHOICE, 11, 11, op_GUARD), BLANK(TEXT, "shl"), BLANK(TEXT, "b32"),
        BLANK(CHOICE, 0, 0, op_MCDST), BLANK(CHOICE, 1, 1, op_LL_DST_2),
        BLANK(CHOICE, 2, 3, op_L_SRC_4), BLANK(CHOICE, 8, 5, op_L_SRC2_5)),
    LIKE(TESLA_SHL_B16_CNT, INNER | SHARED | LATER, 1, 6, 2, F_4c1b5, SURE_WORD(8, p_MARK),
        BLANK(CHOICE, 8, 9, op_GUARD), BLANK(TEXT, "shl"), BLANK(TEXT, "b16"),
        BLANK(CHOICE, 0, 0, op_MCDST), BLANK(CHOICE, 1, 1, op_LL_DST_4),
        BLANK(CHOICE, 2, 3, op_L_SRC), BLANK(NUMBER, 7, p_SHCNT)),
    LIKE(TESLA_SHL_B32_CNT, INNER | LATER, 1, 6, 2, F_4c1b5, SURE_WORD(8, p_MARK),
        BLANK(CHOICE, 8, 9, op_GUARD), BLANK(TEXT, "shl"), BLANK(TEXT, "b32"),
        BLANK(CHOICE, 0, 0, op_MCDST), BLANK(CHOICE, 1, 1, op_LL_DST_2),
        BLANK(CHOICE, 2, 3, op_L_SRC_2), BLANK(NUMBER, 7, p_SHCNT)),
    LIKE(TESLA_SHL_A, INNER | LATER, 1, 3, 1, F_78312, SURE_WORD(6, p_MARK),
        BLANK(CHOICE, 6, 7, op_GUARD), BLANK(TEXT, "shl"), BLANK(WORD, 0, p_ADST),
        BLANK(CHOICE, 0, 1, op_L_SRC_2), BLANK(NUMBER, 5, p_HSHCNT)),
};
FORMS(head_shr) = {
    OTHER_FORM(TESLA_SHR_U16_REG, INNER | SHARED | LATER, 1, SURE_WORD(10, p_MARK),
        BLANK(CHOICE, 11, 11, op_GUARD), BLANK(TEXT, "shr"), BLANK(TEXT, "u16"),
        BLANK(CHOICE, 0, 0, op_MCDST), BLANK(CHOICE, 1, 1, op_LL_DST_4),
        BLANK(CHOICE, 2, 3, op_L_SRC_5), BLANK(CHOICE, 8, 5, op_L_SRC2_7)),
    LIKE(TESLA_SHR_S16_REG, INNER | SHARED | LATER, 1, 3, 1, F_076e1, SURE_WORD(10, p_MARK),
        BLANK(CHOICE, 11, 11, op_GUARD), BLANK(TEXT, "shr"), BLANK(TEXT, "s16"),
        BLANK(CHOICE, 0, 0, op_MCDST), BLANK(CHOICE, 1, 1, op_LL_DST_4),
        BLANK(CHOICE, 2, 3, op_L_SRC_5), BLANK(CHOICE, 8, 5, op_L_SRC2_7)),
    LIKE(TESLA_SHR_U32_REG, INNER | SHARED | LATER, 1, 3, 1, F_1dbc7, SURE_WORD(10, p_MARK),
        BLANK(CHOICE, 11, 11, op_GUARD), BLANK(TEXT, "shr"), BLANK(TEXT, "u32"),
        BLANK(CHOICE, 0, 0, op_MCDST), BLANK(CHOICE, 1, 1, op_LL_DST_2),
        BLANK(CHOICE, 2, 3, op_L_SRC_4), BLANK(CHOICE, 8, 5, op_L_SRC2_5)),
    LIKE(TESLA_SHR_S32_REG, INNER | SHARED | LATER, 1, 3, 1, F_227be, SURE_WORD(10, p_MARK),
        BLANK(CHOICE, 11, 11, op_GUARD), BLANK(TEXT, "shr"), BLANK(TEXT, "s32"),
        BLANK(CHOICE, 0, 0, op_MCDST), BLANK(CHOICE, 1, 1, op_LL_DST_2),
        BLANK(CHOICE, 2, 3, op_L_SRC_4), BLANK(CHOICE, 8, 5, op_L_SRC2_5)),
    LIKE(TESLA_SHR_U16_CNT, INNER | SHARED | LATER, 1, 6, 4, F_4c1b5, SURE_WORD(8, p_MARK),
        BLANK(CHOICE, 8, 9, op_GUARD), BLANK(TEXT, "shr"), BLANK(TEXT, "u16"),
        BLANK(CHOICE, 0, 0, op_MCDST), BLANK(CHOICE, 1, 1, op_LL_DST_4),
        BLANK(CHOICE, 2, 3, op_L_SRC), BLANK(NUMBER, 7, p_SHCNT)),
    LIKE(TESLA_SHR_S16_CNT, INNER | SHARED | LATER, 1, 6, 4, F_4c1b5, SURE_WORD(8, p_MARK),
        BLANK(CHOICE, 8, 9, op_GUARD), BLANK(TEXT, "shr"), BLANK(TEXT, "s16"),
        BLANK(CHOICE, 0, 0, op_MCDST), BLANK(CHOICE, 1, 1, op_LL_DST_4),
        BLANK(CHOICE, 2, 3, op_L_SRC), BLANK(NUMBER, 7, p_SHCNT)),
    LIKE(TESLA_SHR_U32_CNT, INNER | LATER, 1, 6, 4, F_4c1b5, SURE_WORD(8, p_MARK),
        BLANK(CHOICE, 8, 9, op_GUARD), BLANK(TEXT, "shr"), BLANK(TEXT, "u32"),
        BLANK(CHOICE, 0, 0, op_MCDST), BLANK(CHOICE, 1, 1, op_LL_DST_2),
        BLANK(CHOICE, 2, 3, op_L_SRC_2), BLANK(NUMBER, 7, p_SHCNT)),
    LIKE(TESLA_SHR_S32_CNT, INNER | LATER, 1, 6, 4, F_4c1b5, SURE_WORD(8, p_MARK),
        BLANK(CHOICE, 8, 9, op_GUARD), BLANK(TEXT, "shr"), BLANK(TEXT, "s32"),
        BLANK(CHOICE, 0, 0, op_MCDST), BLANK(CHOICE, 1, 1, op_LL_DST_2),
        BLANK(CHOICE, 2, 3, op_L_SRC_2), BLANK(NUMBER, 7, p_SHCNT)),
};
FORMS(head_sin) = {
    OTHER_FORM(TESLA_SINCOS_SIN, INNER | LATER, 1, SURE_WORD(3, p_MARK),
        BLANK(CHOICE, 1, 4, op_GUARD), BLANK(TEXT, "sin"), BLANK(TEXT, "f32"),
        BLANK(CHOICE, 0, 0, op_LL_DST_2), BLANK(WORD, 2, p_LSRC)),
};
FORMS(head_slct) = {
    OTHER_FORM(TESLA_FSLCT, INNER | SHARED | LATER, 1, SURE_WORD(13, p_MARK),
        BLANK(CHOICE, 14, 14, op_GUARD), BLANK(TEXT, "slct"), BLANK(TEXT, "b32"),
        BLANK(CHOICE, 0, 0, op_MCDST), BLANK(CHOICE, 1, 1, op_LL_DST_2),
        BLANK(CHOICE, 2, 3, op_L_SRC_4), BLANK(CHOICE, 8, 5, op_L_SRC2), BLANK(TEXT, "f32"),
        BLANK(SURE_WORD, 10, p_ONEG), BLANK(CHOICE, 11, 5, op_L_SRC3_2)),
};
FORMS(head_st) = {
    OTHER_FORM(TESLA_ST_O, INNER | LATER, 1, SURE_WORD(3, p_MARK), BLANK(CHOICE, 1, 4, op_GUARD),
        BLANK(TEXT, "st"), BLANK(TEXT, "b32"), BLANK(TEXT, "o["), CHOICE(0, 0, op_AT0_8), TEXT("]"),
        BLANK(WORD, 2, p_LSRC3)),
    OTHER_FORM(TESLA_ST_S_HALF_B8, INNER | SHARED | LATER, 1, SURE_WORD(3, p_MARK),
        BLANK(CHOICE, 2, 4, op_GUARD), BLANK(TEXT, "st"), BLANK(TEXT, "b8"), BLANK(TEXT, "s["),
        CHOICE(0, 0, op_AT), TEXT("]"), BLANK(CHOICE, 1, 2, op_REG_8)),
    LIKE(TESLA_ST_S_FULL_B8, INNER | LATER, 1, 7, 1, F_6b9af, SURE_WORD(3, p_MARK),
        BLANK(CHOICE, 2, 4, op_GUARD), BLANK(TEXT, "st"), BLANK(TEXT, "b8"), BLANK(TEXT, "s["),
        CHOICE(0, 0, op_AT), TEXT("]"), BLANK(CHOICE, 1, 2, op_REG_9)),
    LIKE(TESLA_ST_S_HALF_B16, INNER | SHARED | LATER, 1, 3, 1, F_e925e, SURE_WORD(3, p_MARK),
        BLANK(CHOICE, 2, 4, op_GUARD), BLANK(TEXT, "st"), BLANK(TEXT, "b16"), BLANK(TEXT, "s["),
        CHOICE(0, 0, op_AT_2), TEXT("]"), BLANK(CHOICE, 1, 2, op_REG_8)),
    LIKE(TESLA_ST_S_FULL_B16, INNER | LATER, 1, 7, 1, F_6b9af, SURE_WORD(3, p_MARK),
        BLANK(CHOICE, 2, 4, op_GUARD), BLANK(TEXT, "st"), BLANK(TEXT, "b16"), BLANK(TEXT, "s["),
        CHOICE(0, 0, op_AT_2), TEXT("]"), BLANK(CHOICE, 1, 2, op_REG_9)),
    LIKE(TESLA_ST_S_HALF_B32, INNER | SHARED | LATER, 1, 3, 1, F_f7c9f, SURE_WORD(3, p_MARK),
        BLANK(CHOICE, 2, 4, op_GUARD), BLANK(TEXT, "st"), BLANK(TEXT, "b32"), BLANK(TEXT, "s["),
        CHOICE(0, 0, op_AT_3), TEXT("]"), BLANK(CHOICE, 1, 2, op_REG_8)),
    LIKE(TESLA_ST_S_FULL_B32, INNER | LATER, 1, 7, 1, F_6b9af, SURE_WORD(3, p_MARK),
        BLANK(CHOICE, 2, 4, op_GUARD), BLANK(TEXT, "st"), BLANK(TEXT, "b32"), BLANK(TEXT, "s["),
        CHOICE(0, 0, op_AT_3), TEXT("]"), BLANK(CHOICE, 1, 2, op_REG_9)),
    LIKE(TESLA_ST_S_HALF_UNLOCK, INNER | SHARED | LATER, 1, 3, 1, F_4d12a, SURE_WORD(3, p_MARK),
        BLANK(CHOICE, 2, 4, op_GUARD), BLANK(TEXT, "st"), BLANK(TEXT, "unlock"), BLANK(TEXT, "b32"),
        BLANK(TEXT, "s["), CHOICE(0, 0, op_AT_3), TEXT("]"), BLANK(CHOICE, 1, 2, op_REG_8)),
    LIKE(TESLA_ST_S_FULL_UNLOCK, INNER | LATER, 1, 8, 1, F_6b9af, SURE_WORD(3, p_MARK),
        BLANK(CHOICE, 2, 4, op_GUARD), BLANK(TEXT, "st"), BLANK(TEXT, "unlock"), BLANK(TEXT, "b32"),
        BLANK(TEXT, "s["), CHOICE(0, 0, op_AT_3), TEXT("]"), BLANK(CHOICE, 1, 2, op_REG_9)),
    LIKE(TESLA_ST_L_U8, INNER | LATER, 1, 3, 1, F_b10aa, SURE_WORD(3, p_MARK),
        BLANK(CHOICE, 2, 4, op_GUARD), BLANK(TEXT, "st"), BLANK(TEXT, "u8"), BLANK(TEXT, "l["),
        CHOICE(0, 0, op_AT), TEXT("]"), BLANK(CHOICE, 1, 2, op_L_DST_2)),
    LIKE(TESLA_ST_L_S8, INNER | LATER, 1, 3, 1, F_71e5b, SURE_WORD(3, p_MARK),
        BLANK(CHOICE, 2, 4, op_GUARD), BLANK(TEXT, "st"), BLANK(TEXT, "s8"), BLANK(TEXT, "l["),
        CHOICE(0, 0, op_AT), TEXT("]"), BLANK(CHOICE, 1, 2, op_L_DST_2)),
    LIKE(TESLA_ST_L_U16, INNER | LATER, 1, 3, 1, F_c7516, SURE_WORD(3, p_MARK),
        BLANK(CHOICE, 2, 4, op_GUARD), BLANK(TEXT, "st"), BLANK(TEXT, "u16"), BLANK(TEXT, "l["),
        CHOICE(0, 0, op_AT), TEXT("]"), BLANK(CHOICE, 1, 2, op_L_DST_2)),
    LIKE(TESLA_ST_L_S16, INNER | LATER, 1, 3, 1, F_076e1, SURE_WORD(3, p_MARK),
        BLANK(CHOICE, 2, 4, op_GUARD), BLANK(TEXT, "st"), BLANK(TEXT, "s16"), BLANK(TEXT, "l["),
        CHOICE(0, 0, op_AT), TEXT("]"), BLANK(CHOICE, 1, 2, op_L_DST_2)),
    LIKE(TESLA_ST_L_B64, INNER | LATER, 1, 3, 1, F_f6b9b, SURE_WORD(3, p_MARK),
        BLANK(CHOICE, 2, 4, op_GUARD), BLANK(TEXT, "st"), BLANK(TEXT, "b64"), BLANK(TEXT, "l["),
        CHOICE(0, 0, op_AT), TEXT("]"), BLANK(CHOICE, 1, 2, op_L_DST)),
    LIKE(TESLA_ST_L_B128, INNER | LATER, 1, 3, 1, F_e925e, SURE_WORD(3, p_MARK),
        BLANK(CHOICE, 2, 4, op_GUARD), BLANK(TEXT, "st"), BLANK(TEXT, "b128"), BLANK(TEXT, "l["),
        CHOICE(0, 0, op_AT), TEXT("]"), BLANK(CHOICE, 1, 2, op_L_DST_3)),
    LIKE(TESLA_ST_L_B32, INNER | LATER, 1, 4, 9, F_f87ff, SURE_WORD(3, p_MARK),
        BLANK(CHOICE, 2, 4, op_GUARD), BLANK(TEXT, "st"), BLANK(TEXT, "b32"), BLANK(TEXT, "l["),
        CHOICE(0, 0, op_AT), TEXT("]"), BLANK(CHOICE, 1, 2, op_L_DST_2)),
    LIKE(TESLA_ST_G_U8, INNER | LATER, 1, 4, 7, F_3d2ec, SURE_WORD(3, p_MARK),
        BLANK(CHOICE, 1, 4, op_GUARD), BLANK(TEXT, "st"), BLANK(TEXT, "u8"), BLANK(TEXT, "g"),
        NUMBER(0, p_GSPACE), TEXT("["), WORD(1, p_LSRC), TEXT("]"),
        BLANK(CHOICE, 0, 2, op_L_DST_2)),
    LIKE(TESLA_ST_G_S8, INNER | LATER, 1, 4, 7, F_3d2ec, SURE_WORD(3, p_MARK),
        BLANK(CHOICE, 1, 4, op_GUARD), BLANK(TEXT, "st"), BLANK(TEXT, "s8"), BLANK(TEXT, "g"),
        NUMBER(0, p_GSPACE), TEXT("["), WORD(1, p_LSRC), TEXT("]"),
        BLANK(CHOICE, 0, 2, op_L_DST_2)),
    LIKE(TESLA_ST_G_U16, INNER | LATER, 1, 4, 7, F_3d2ec, SURE_WORD(3, p_MARK),
        BLANK(CHOICE, 1, 4, op_GUARD), BLANK(TEXT, "st"), BLANK(TEXT, "u16"), BLANK(TEXT, "g"),
        NUMBER(0, p_GSPACE), TEXT("["), WORD(1, p_LSRC), TEXT("]"),
        BLANK(CHOICE, 0, 2, op_L_DST_2)),
    LIKE(TESLA_ST_G_S16, INNER | LATER, 1, 4, 7, F_3d2ec, SURE_WORD(3, p_MARK),
        BLANK(CHOICE, 1, 4, op_GUARD), BLANK(TEXT, "st"), BLANK(TEXT, "s16"), BLANK(TEXT, "g"),
        NUMBER(0, p_GSPACE), TEXT("["), WORD(1, p_LSRC), TEXT("]"),
        BLANK(CHOICE, 0, 2, op_L_DST_2)),
    LIKE(TESLA_ST_G_B64, INNER | LATER, 1, 4, 7, F_3d2ec, SURE_WORD(3, p_MARK),
        BLANK(CHOICE, 1, 4, op_GUARD), BLANK(TEXT, "st"), BLANK(TEXT, "b64"), BLANK(TEXT, "g"),
        NUMBER(0, p_GSPACE), TEXT("["), WORD(1, p_LSRC), TEXT("]"), BLANK(CHOICE, 0, 2, op_L_DST)),
    LIKE(TESLA_ST_G_B128, INNER | LATER, 1, 4, 7, F_3d2ec, SURE_WORD(3, p_MARK),
        BLANK(CHOICE, 1, 4, op_GUARD), BLANK(TEXT, "st"), BLANK(TEXT, "b128"), BLANK(TEXT, "g"),
        NUMBER(0, p_GSPACE), TEXT("["), WORD(1, p_LSRC), TEXT("]"),
        BLANK(CHOICE, 0, 2, op_L_DST_3)),
    LIKE(TESLA_ST_G_B32, INNER | LATER, 1, 4, 7, F_3d2ec, SURE_WORD(3, p_MARK),
        BLANK(CHOICE, 1, 4, op_GUARD), BLANK(TEXT, "st"), BLANK(TEXT, "b32"), BLANK(TEXT, "g"),
        NUMBER(0, p_GSPACE), TEXT("["), WORD(1, p_LSRC), TEXT("]"),
        BLANK(CHOICE, 0, 2, op_L_DST_2)),
};
FORMS(head_sub) = {
    OTHER_FORM(TESLA_ADD_SUB_B16_SHORT, SHARED, 1, TEXT("sub"), BLANK(SURE_WORD, 0, p_SSAT),
        BLANK(TEXT, "b16"), BLANK(CHOICE, 0, 1, op_S_DST_3), BLANK(CHOICE, 1, 2, op_S_SRC_2),
        BLANK(CHOICE, 7, 4, op_S_SRC2_3)),
    LIKE(TESLA_ADD_SUB_B32_SHORT, SHARED, 1, 2, 1, F_f7c9f, TEXT("sub"),
        BLANK(SURE_WORD, 0, p_SSAT), BLANK(TEXT, "b32"), BLANK(CHOICE, 0, 1, op_S_DST),
        BLANK(CHOICE, 1, 2, op_S_SRC), BLANK(CHOICE, 7, 4, op_S_SRC2_2)),
    OTHER_FORM(TESLA_MUL_ADD_SUB_U16_SHORT, SHARED, 1, TEXT("sub"), BLANK(CHOICE, 0, 0, op_S_DST_2),
        BLANK(TEXT, "(mul"), BLANK(TEXT, "u16"), BLANK(CHOICE, 1, 1, op_S_SRC_2),
        BLANK(CHOICE, 7, 3, op_S_SRC2_3), TEXT(")"), BLANK(CHOICE, 9, 0, op_S_DST_2)),
    LIKE(TESLA_MUL_ADD_SUB_S16_SHORT, SHARED, 1, 3, 1, F_076e1, TEXT("sub"),
        BLANK(CHOICE, 0, 0, op_S_DST_2), BLANK(TEXT, "(mul"), BLANK(TEXT, "s16"),
        BLANK(CHOICE, 1, 1, op_S_SRC_2), BLANK(CHOICE, 7, 3, op_S_SRC2_3), TEXT(")"),
        BLANK(CHOICE, 9, 0, op_S_DST_2)),
    OTHER_FORM(TESLA_MUL_ADD_SUB_S16SAT_SHORT, SHARED, 1, TEXT("sub"), BLANK(TEXT, "sat"),
        BLANK(CHOICE, 0, 0, op_S_DST_2), BLANK(TEXT, "(mul"), BLANK(TEXT, "s16"),
        BLANK(CHOICE, 1, 1, op_S_SRC_2), BLANK(CHOICE, 7, 3, op_S_SRC2_3), TEXT(")"),
        BLANK(CHOICE, 9, 0, op_S_DST_2)),
    LIKE(TESLA_MUL_ADD_SUB_U24_SHORT, SHARED, 1, 3, 2, F_8ef19, TEXT("sub"),
        BLANK(CHOICE, 0, 0, op_S_DST_2), BLANK(TEXT, "(mul"), BLANK(TEXT, "u24"),
        BLANK(CHOICE, 1, 1, op_S_SRC), BLANK(CHOICE, 7, 3, op_S_SRC2_2), TEXT(")"),
        BLANK(CHOICE, 9, 0, op_S_DST_2)),
    LIKE(TESLA_ADD_SUB_B16_IMM, SHARED | LATER, 1, 4, 6, F_b93b5, TEXT("sub"),
        BLANK(SURE_WORD, 0, p_SSAT), BLANK(TEXT, "b16"), BLANK(CHOICE, 0, 1, op_S_DST_3),
        BLANK(CHOICE, 1, 2, op_I_SRC_2), BLANK(NUMBER, 6, p_IMM)),
    LIKE(TESLA_ADD_SUB_B32_IMM, LATER, 1, 4, 6, F_b93b5, TEXT("sub"), BLANK(SURE_WORD, 0, p_SSAT),
        BLANK(TEXT, "b32"), BLANK(CHOICE, 0, 1, op_S_DST), BLANK(CHOICE, 1, 2, op_I_SRC),
        BLANK(NUMBER, 6, p_IMM)),
    LIKE(TESLA_MUL_ADD_SUB_U16_IMM, SHARED | LATER, 1, 4, 6, F_b93b5, TEXT("sub"),
        BLANK(CHOICE, 0, 0, op_S_DST_2), BLANK(TEXT, "(mul"), BLANK(TEXT, "u16"),
        BLANK(CHOICE, 1, 1, op_I_SRC_2), BLANK(NUMBER, 5, p_IMM), TEXT(")"),
        BLANK(CHOICE, 7, 0, op_S_DST_2)),
    LIKE(TESLA_MUL_ADD_SUB_S16_IMM, SHARED | LATER, 1, 4, 6, F_b93b5, TEXT("sub"),
        BLANK(CHOICE, 0, 0, op_S_DST_2), BLANK(TEXT, "(mul"), BLANK(TEXT, "s16"),
        BLANK(CHOICE, 1, 1, op_I_SRC_2), BLANK(NUMBER, 5, p_IMM), TEXT(")"),
        BLANK(CHOICE, 7, 0, op_S_DST_2)),
    LIKE(TESLA_MUL_ADD_SUB_S16SAT_IMM, SHARED | LATER, 1, 5, 6, F_b93b5, TEXT("sub"),
        BLANK(TEXT, "sat"), BLANK(CHOICE, 0, 0, op_S_DST_2), BLANK(TEXT, "(mul"),
        BLANK(TEXT, "s16"), BLANK(CHOICE, 1, 1, op_I_SRC_2), BLANK(NUMBER, 5, p_IMM), TEXT(")"),
        BLANK(CHOICE, 7, 0, op_S_DST_2)),
    LIKE(TESLA_MUL_ADD_SUB_U24_IMM, SHARED | LATER, 1, 4, 6, F_b93b5, TEXT("sub"),
        BLANK(CHOICE, 0, 0, op_S_DST_2), BLANK(TEXT, "(mul"), BLANK(TEXT, "u24"),
        BLANK(CHOICE, 1, 1, op_I_SRC), BLANK(NUMBER, 5, p_IMM), TEXT(")"),
        BLANK(CHOICE, 7, 0, op_S_DST_2)),
    OTHER_FORM(TESLA_ADD_SUB_B16_LONG, INNER | SHARED | LATER, 1, SURE_WORD(11, p_MARK),
        BLANK(CHOICE, 11, 12, op_GUARD), BLANK(TEXT, "sub"), BLANK(SURE_WORD, 0, p_LSAT),
        BLANK(TEXT, "b16"), BLANK(CHOICE, 0, 1, op_MCDST), BLANK(CHOICE, 1, 2, op_LL_DST_4),
        BLANK(CHOICE, 2, 4, op_L_SRC_5), BLANK(CHOICE, 8, 6, op_L_SRC3_3)),
    LIKE(TESLA_ADD_SUB_B32_LONG, INNER | SHARED | LATER, 1, 4, 1, F_f7c9f, SURE_WORD(11, p_MARK),
        BLANK(CHOICE, 11, 12, op_GUARD), BLANK(TEXT, "sub"), BLANK(SURE_WORD, 0, p_LSAT),
        BLANK(TEXT, "b32"), BLANK(CHOICE, 0, 1, op_MCDST), BLANK(CHOICE, 1, 2, op_LL_DST_2),
        BLANK(CHOICE, 2, 4, op_L_SRC_4), BLANK(CHOICE, 8, 6, op_L_SRC3_4)),
    LIKE(TESLA_MUL_ADD_SUB_U16_LONG, INNER | SHARED | LATER, 1, 3, 1, F_8f8fc,
        SURE_WORD(12, p_MARK), BLANK(CHOICE, 14, 13, op_GUARD), BLANK(TEXT, "sub"),
        BLANK(CHOICE, 0, 0, op_MCDST), BLANK(CHOICE, 1, 1, op_LL_DST_2), BLANK(TEXT, "(mul"),
        BLANK(TEXT, "u16"), BLANK(CHOICE, 2, 3, op_L_SRC_5), BLANK(CHOICE, 8, 5, op_L_SRC2_2),
        TEXT(")"), BLANK(CHOICE, 11, 5, op_L_SRC3_5)),
    LIKE(TESLA_MUL_ADD_SUB_S16_LONG, INNER | SHARED | LATER, 1, 6, 1, F_076e1,
        SURE_WORD(12, p_MARK), BLANK(CHOICE, 14, 13, op_GUARD), BLANK(TEXT, "sub"),
        BLANK(CHOICE, 0, 0, op_MCDST), BLANK(CHOICE, 1, 1, op_LL_DST_2), BLANK(TEXT, "(mul"),
        BLANK(TEXT, "s16"), BLANK(CHOICE, 2, 3, op_L_SRC_5), BLANK(CHOICE, 8, 5, op_L_SRC2_2),
        TEXT(")"), BLANK(CHOICE, 11, 5, op_L_SRC3_5)),
    LIKE(TESLA_MUL_ADD_SUB_S16SAT_LONG, INNER | SHARED | LATER, 1, 3, 1, F_b05f0,
        SURE_WORD(12, p_MARK), BLANK(CHOICE, 14, 13, op_GUARD), BLANK(TEXT, "sub"),
        BLANK(TEXT, "sat"), BLANK(CHOICE, 0, 0, op_MCDST), BLANK(CHOICE, 1, 1, op_LL_DST_2),
        BLANK(TEXT, "(mul"), BLANK(TEXT, "s16"), BLANK(CHOICE, 2, 3, op_L_SRC_5),
        BLANK(CHOICE, 8, 5, op_L_SRC2_2), TEXT(")"), BLANK(CHOICE, 11, 5, op_L_SRC3_5)),
    LIKE(TESLA_MUL_ADD_SUB_U24_LONG, INNER | SHARED | LATER, 1, 6, 2, F_8ef19,
        SURE_WORD(12, p_MARK), BLANK(CHOICE, 14, 13, op_GUARD), BLANK(TEXT, "sub"),
        BLANK(CHOICE, 0, 0, op_MCDST), BLANK(CHOICE, 1, 1, op_LL_DST_2), BLANK(TEXT, "(mul"),
        BLANK(TEXT, "u24"), BLANK(CHOICE, 2, 3, op_L_SRC_4), BLANK(CHOICE, 8, 5, op_L_SRC2),
        TEXT(")"), BLANK(CHOICE, 11, 5, op_L_SRC3_5)),
    LIKE(TESLA_MUL_ADD_SUB_S24_LONG, INNER | SHARED | LATER, 1, 6, 1, F_4ed27,
        SURE_WORD(12, p_MARK), BLANK(CHOICE, 14, 13, op_GUARD), BLANK(TEXT, "sub"),
        BLANK(CHOICE, 0, 0, op_MCDST), BLANK(CHOICE, 1, 1, op_LL_DST_2), BLANK(TEXT, "(mul"),
        BLANK(TEXT, "s24"), BLANK(CHOICE, 2, 3, op_L_SRC_4), BLANK(CHOICE, 8, 5, op_L_SRC2),
        TEXT(")"), BLANK(CHOICE, 11, 5, op_L_SRC3_5)),
    LIKE(TESLA_MUL_ADD_SUB_S24SAT_LONG, INNER | SHARED | LATER, 1, 7, 3, F_4ed27,
        SURE_WORD(12, p_MARK), BLANK(CHOICE, 14, 13, op_GUARD), BLANK(TEXT, "sub"),
        BLANK(TEXT, "sat"), BLANK(CHOICE, 0, 0, op_MCDST), BLANK(CHOICE, 1, 1, op_LL_DST_2),
        BLANK(TEXT, "(mul"), BLANK(TEXT, "s24"), BLANK(CHOICE, 2, 3, op_L_SRC_4),
        BLANK(CHOICE, 8, 5, op_L_SRC2), TEXT(")"), BLANK(CHOICE, 11, 5, op_L_SRC3_5)),
    LIKE(TESLA_MUL_ADD_SUB_U24HIGH_LONG, INNER | SHARED | LATER, 1, 6, 2, F_e5e18,
        SURE_WORD(12, p_MARK), BLANK(CHOICE, 14, 13, op_GUARD), BLANK(TEXT, "sub"),
        BLANK(CHOICE, 0, 0, op_MCDST), BLANK(CHOICE, 1, 1, op_LL_DST_2), BLANK(TEXT, "(mul"),
        BLANK(TEXT, "high u24"), BLANK(CHOICE, 2, 3, op_L_SRC_4), BLANK(CHOICE, 8, 5, op_L_SRC2),
        TEXT(")"), BLANK(CHOICE, 11, 5, op_L_SRC3_5)),
    LIKE(TESLA_MUL_ADD_SUB_S24HIGH_LONG, INNER | SHARED | LATER, 1, 6, 1, F_e5e18,
        SURE_WORD(12, p_MARK), BLANK(CHOICE, 14, 13, op_GUARD), BLANK(TEXT, "sub"),
        BLANK(CHOICE, 0, 0, op_MCDST), BLANK(CHOICE, 1, 1, op_LL_DST_2), BLANK(TEXT, "(mul"),
        BLANK(TEXT, "high s24"), BLANK(CHOICE, 2, 3, op_L_SRC_4), BLANK(CHOICE, 8, 5, op_L_SRC2),
        TEXT(")"), BLANK(CHOICE, 11, 5, op_L_SRC3_5)),
    LIKE(TESLA_MUL_ADD_SUB_S24HIGHSAT_LONG, INNER | SHARED | LATER, 1, 7, 3, F_e5e18,
        SURE_WORD(12, p_MARK), BLANK(CHOICE, 14, 13, op_GUARD), BLANK(TEXT, "sub"),
        BLANK(TEXT, "sat"), BLANK(CHOICE, 0, 0, op_MCDST), BLANK(CHOICE, 1, 1, op_LL_DST_2),
        BLANK(TEXT, "(mul"), BLANK(TEXT, "high s24"), BLANK(CHOICE, 2, 3, op_L_SRC_4),
        BLANK(CHOICE, 8, 5, op_L_SRC2), TEXT(")"), BLANK(CHOICE, 11, 5, op_L_SRC3_5)),
    LIKE(TESLA_MUL_ADD_AGAIN_SUB, INNER | SHARED | LATER, 1, 6, 2, F_8ef19, SURE_WORD(13, p_MARK),
        BLANK(CHOICE, 14, 14, op_GUARD), BLANK(TEXT, "sub"), BLANK(CHOICE, 0, 0, op_MCDST),
        BLANK(CHOICE, 1, 1, op_LL_DST_2), BLANK(TEXT, "(mul"), BLANK(WORD, 3, p_U24AGAIN),
        BLANK(CHOICE, 2, 4, op_L_SRC_4), BLANK(CHOICE, 8, 6, op_L_SRC2), TEXT(")"),
        BLANK(CHOICE, 11, 6, op_L_SRC3_5)),
};
FORMS(head_subr) = {
    OTHER_FORM(TESLA_ADD_SUBR_B16_SHORT, SHARED, 1, TEXT("subr"), BLANK(SURE_WORD, 0, p_SSAT),
        BLANK(TEXT, "b16"), BLANK(CHOICE, 0, 1, op_S_DST_3), BLANK(CHOICE, 1, 2, op_S_SRC_2),
        BLANK(CHOICE, 7, 4, op_S_SRC2_3)),
    LIKE(TESLA_ADD_SUBR_B32_SHORT, SHARED, 1, 2, 1, F_f7c9f, TEXT("subr"),
        BLANK(SURE_WORD, 0, p_SSAT), BLANK(TEXT, "b32"), BLANK(CHOICE, 0, 1, op_S_DST),
        BLANK(CHOICE, 1, 2, op_S_SRC), BLANK(CHOICE, 7, 4, op_S_SRC2_2)),
    OTHER_FORM(TESLA_MUL_ADD_SUBR_U16_SHORT, SHARED, 1, TEXT("subr"),
        BLANK(CHOICE, 0, 0, op_S_DST_2), BLANK(TEXT, "(mul"), BLANK(TEXT, "u16"),
        BLANK(CHOICE, 1, 1, op_S_SRC_2), BLANK(CHOICE, 7, 3, op_S_SRC2_3), TEXT(")"),
        BLANK(CHOICE, 9, 0, op_S_DST_2)),
    LIKE(TESLA_MUL_ADD_SUBR_S16_SHORT, SHARED, 1, 3, 1, F_076e1, TEXT("subr"),
        BLANK(CHOICE, 0, 0, op_S_DST_2), BLANK(TEXT, "(mul"), BLANK(TEXT, "s16"),
        BLANK(CHOICE, 1, 1, op_S_SRC_2), BLANK(CHOICE, 7, 3, op_S_SRC2_3), TEXT(")"),
        BLANK(CHOICE, 9, 0, op_S_DST_2)),
    OTHER_FORM(TESLA_MUL_ADD_SUBR_S16SAT_SHORT, SHARED, 1, TEXT("subr"), BLANK(TEXT, "sat"),
        BLANK(CHOICE, 0, 0, op_S_DST_2), BLANK(TEXT, "(mul"), BLANK(TEXT, "s16"),
        BLANK(CHOICE, 1, 1, op_S_SRC_2), BLANK(CHOICE, 7, 3, op_S_SRC2_3), TEXT(")"),
        BLANK(CHOICE, 9, 0, op_S_DST_2)),
    LIKE(TESLA_MUL_ADD_SUBR_U24_SHORT, SHARED, 1, 3, 2, F_8ef19, TEXT("subr"),
        BLANK(CHOICE, 0, 0, op_S_DST_2), BLANK(TEXT, "(mul"), BLANK(TEXT, "u24"),
        BLANK(CHOICE, 1, 1, op_S_SRC), BLANK(CHOICE, 7, 3, op_S_SRC2_2), TEXT(")"),
        BLANK(CHOICE, 9, 0, op_S_DST_2)),
    LIKE(TESLA_ADD_SUBR_B16_IMM, SHARED | LATER, 1, 4, 6, F_b93b5, TEXT("subr"),
        BLANK(SURE_WORD, 0, p_SSAT), BLANK(TEXT, "b16"), BLANK(CHOICE, 0, 1, op_S_DST_3),
        BLANK(CHOICE, 1, 2, op_I_SRC_2), BLANK(NUMBER, 6, p_IMM)),
    LIKE(TESLA_ADD_SUBR_B32_IMM, LATER, 1, 4, 6, F_b93b5, TEXT("subr"), BLANK(SURE_WORD, 0, p_SSAT),
        BLANK(TEXT, "b32"), BLANK(CHOICE, 0, 1, op_S_DST), BLANK(CHOICE, 1, 2, op_I_SRC),
        BLANK(NUMBER, 6, p_IMM)),
    LIKE(TESLA_MUL_ADD_SUBR_U16_IMM, SHARED | LATER, 1, 4, 6, F_b93b5, TEXT("subr"),
        BLANK(CHOICE, 0, 0, op_S_DST_2), BLANK(TEXT, "(mul"), BLANK(TEXT, "u16"),
        BLANK(CHOICE, 1, 1, op_I_SRC_2), BLANK(NUMBER, 5, p_IMM), TEXT(")"),
        BLANK(CHOICE, 7, 0, op_S_DST_2)),
    LIKE(TESLA_MUL_ADD_SUBR_S16_IMM, SHARED | LATER, 1, 4, 6, F_b93b5, TEXT("subr"),
        BLANK(CHOICE, 0, 0, op_S_DST_2), BLANK(TEXT, "(mul"), BLANK(TEXT, "s16"),
        BLANK(CHOICE, 1, 1, op_I_SRC_2), BLANK(NUMBER, 5, p_IMM), TEXT(")"),
        BLANK(CHOICE, 7, 0, op_S_DST_2)),
    LIKE(TESLA_MUL_ADD_SUBR_S16SAT_IMM, SHARED | LATER, 1, 5, 6, F_b93b5, TEXT("subr"),
        BLANK(TEXT, "sat"), BLANK(CHOICE, 0, 0, op_S_DST_2), BLANK(TEXT, "(mul"),
        BLANK(TEXT, "s16"), BLANK(CHOICE, 1, 1, op_I_SRC_2), BLANK(NUMBER, 5, p_IMM), TEXT(")"),
        BLANK(CHOICE, 7, 0, op_S_DST_2)),
    LIKE(TESLA_MUL_ADD_SUBR_U24_IMM, SHARED | LATER, 1, 4, 6, F_b93b5, TEXT("subr"),
        BLANK(CHOICE, 0, 0, op_S_DST_2), BLANK(TEXT, "(mul"), BLANK(TEXT, "u24"),
        BLANK(CHOICE, 1, 1, op_I_SRC), BLANK(NUMBER, 5, p_IMM), TEXT(")"),
        BLANK(CHOICE, 7, 0, op_S_DST_2)),
    OTHER_FORM(TESLA_ADD_SUBR_B16_LONG, INNER | SHARED | LATER, 1, SURE_WORD(11, p_MARK),
        BLANK(CHOICE, 11, 12, op_GUARD), BLANK(TEXT, "subr"), BLANK(SURE_WORD, 0, p_LSAT),
        BLANK(TEXT, "b16"), BLANK(CHOICE, 0, 1, op_MCDST), BLANK(CHOICE, 1, 2, op_LL_DST_4),
        BLANK(CHOICE, 2, 4, op_L_SRC_5), BLANK(CHOICE, 8, 6, op_L_SRC3_3)),
    LIKE(TESLA_ADD_SUBR_B32_LONG, INNER | SHARED | LATER, 1, 4, 1, F_f7c9f, SURE_WORD(11, p_MARK),
        BLANK(CHOICE, 11, 12, op_GUARD), BLANK(TEXT, "subr"), BLANK(SURE_WORD, 0, p_LSAT),
        BLANK(TEXT, "b32"), BLANK(CHOICE, 0, 1, op_MCDST), BLANK(CHOICE, 1, 2, op_LL_DST_2),
        BLANK(CHOICE, 2, 4, op_L_SRC_4), BLANK(CHOICE, 8, 6, op_L_SRC3_4)),
    LIKE(TESLA_MUL_ADD_SUBR_U16_LONG, INNER | SHARED | LATER, 1, 3, 1, F_8f8fc,
        SURE_WORD(12, p_MARK), BLANK(CHOICE, 14, 13, op_GUARD), BLANK(TEXT, "subr"),
        BLANK(CHOICE, 0, 0, op_MCDST), BLANK(CHOICE, 1, 1, op_LL_DST_2), BLANK(TEXT, "(mul"),
        BLANK(TEXT, "u16"), BLANK(CHOICE, 2, 3, op_L_SRC_5), BLANK(CHOICE, 8, 5, op_L_SRC2_2),
        TEXT(")"), BLANK(CHOICE, 11, 5, op_L_SRC3_5)),
    LIKE(TESLA_MUL_ADD_SUBR_S16_LONG, INNER | SHARED | LATER, 1, 6, 1, F_076e1,
        SURE_WORD(12, p_MARK), BLANK(CHOICE, 14, 13, op_GUARD), BLANK(TEXT, "subr"),
        BLANK(CHOICE, 0, 0, op_MCDST), BLANK(CHOICE, 1, 1, op_LL_DST_2), BLANK(TEXT, "(mul"),
        BLANK(TEXT, "s16"), BLANK(CHOICE, 2, 3, op_L_SRC_5), BLANK(CHOICE, 8, 5, op_L_SRC2_2),
        TEXT(")"), BLANK(CHOICE, 11, 5, op_L_SRC3_5)),
    LIKE(TESLA_MUL_ADD_SUBR_S16SAT_LONG, INNER | SHARED | LATER, 1, 3, 1, F_b05f0,
        SURE_WORD(12, p_MARK), BLANK(CHOICE, 14, 13, op_GUARD), BLANK(TEXT, "subr"),
        BLANK(TEXT, "sat"), BLANK(CHOICE, 0, 0, op_MCDST), BLANK(CHOICE, 1, 1, op_LL_DST_2),
        BLANK(TEXT, "(mul"), BLANK(TEXT, "s16"), BLANK(CHOICE, 2, 3, op_L_SRC_5),
        BLANK(CHOICE, 8, 5, op_L_SRC2_2), TEXT(")"), BLANK(CHOICE, 11, 5, op_L_SRC3_5)),
    LIKE(TESLA_MUL_ADD_SUBR_U24_LONG, INNER | SHARED | LATER, 1, 6, 2, F_8ef19,
        SURE_WORD(12, p_MARK), BLANK(CHOICE, 14, 13, op_GUARD), BLANK(TEXT, "subr"),
        BLANK(CHOICE, 0, 0, op_MCDST), BLANK(CHOICE, 1, 1, op_LL_DST_2), BLANK(TEXT, "(mul"),
        BLANK(TEXT, "u24"), BLANK(CHOICE, 2, 3, op_L_SRC_4), BLANK(CHOICE, 8, 5, op_L_SRC2),
        TEXT(")"), BLANK(CHOICE, 11, 5, op_L_SRC3_5)),
    LIKE(TESLA_MUL_ADD_SUBR_S24_LONG, INNER | SHARED | LATER, 1, 6, 1, F_4ed27,
        SURE_WORD(12, p_MARK), BLANK(CHOICE, 14, 13, op_GUARD), BLANK(TEXT, "subr"),
        BLANK(CHOICE, 0, 0, op_MCDST), BLANK(CHOICE, 1, 1, op_LL_DST_2), BLANK(TEXT, "(mul"),
        BLANK(TEXT, "s24"), BLANK(CHOICE, 2, 3, op_L_SRC_4), BLANK(CHOICE, 8, 5, op_L_SRC2),
        TEXT(")"), BLANK(CHOICE, 11, 5, op_L_SRC3_5)),
    LIKE(TESLA_MUL_ADD_SUBR_S24SAT_LONG, INNER | SHARED | LATER, 1, 7, 3, F_4ed27,
        SURE_WORD(12, p_MARK), BLANK(CHOICE, 14, 13, op_GUARD), BLANK(TEXT, "subr"),
        BLANK(TEXT, "sat"), BLANK(CHOICE, 0, 0, op_MCDST), BLANK(CHOICE, 1, 1, op_LL_DST_2),
        BLANK(TEXT, "(mul"), BLANK(TEXT, "s24"), BLANK(CHOICE, 2, 3, op_L_SRC_4),
        BLANK(CHOICE, 8, 5, op_L_SRC2), TEXT(")"), BLANK(CHOICE, 11, 5, op_L_SRC3_5)),
    LIKE(TESLA_MUL_ADD_SUBR_U24HIGH_LONG, INNER | SHARED | LATER, 1, 6, 2, F_e5e18,
        SURE_WORD(12, p_MARK), BLANK(CHOICE, 14, 13, op_GUARD), BLANK(TEXT, "subr"),
        BLANK(CHOICE, 0, 0, op_MCDST), BLANK(CHOICE, 1, 1, op_LL_DST_2), BLANK(TEXT, "(mul"),
        BLANK(TEXT, "high u24"), BLANK(CHOICE, 2, 3, op_L_SRC_4), BLANK(CHOICE, 8, 5, op_L_SRC2),
        TEXT(")"), BLANK(CHOICE, 11, 5, op_L_SRC3_5)),
    LIKE(TESLA_MUL_ADD_SUBR_S24HIGH_LONG, INNER | SHARED | LATER, 1, 6, 1, F_e5e18,
        SURE_WORD(12, p_MARK), BLANK(CHOICE, 14, 13, op_GUARD), BLANK(TEXT, "subr"),
        BLANK(CHOICE, 0, 0, op_MCDST), BLANK(CHOICE, 1, 1, op_LL_DST_2), BLANK(TEXT, "(mul"),
        BLANK(TEXT, "high s24"), BLANK(CHOICE, 2, 3, op_L_SRC_4), BLANK(CHOICE, 8, 5, op_L_SRC2),
        TEXT(")"), BLANK(CHOICE, 11, 5, op_L_SRC3_5)),
    LIKE(TESLA_MUL_ADD_SUBR_S24HIGHSAT_LONG, INNER | SHARED | LATER, 1, 7, 3, F_e5e18,
        SURE_WORD(12, p_MARK), BLANK(CHOICE, 14, 13, op_GUARD), BLANK(TEXT, "subr"),
        BLANK(TEXT, "sat"), BLANK(CHOICE, 0, 0, op_MCDST), BLANK(CHOICE, 1, 1, op_LL_DST_2),
        BLANK(TEXT, "(mul"), BLANK(TEXT, "high s24"), BLANK(CHOICE, 2, 3, op_L_SRC_4),
        BLANK(CHOICE, 8, 5, op_L_SRC2), TEXT(")"), BLANK(CHOICE, 11, 5, op_L_SRC3_5)),
    LIKE(TESLA_MUL_ADD_AGAIN_SUBR, INNER | SHARED | LATER, 1, 6, 2, F_8ef19, SURE_WORD(13, p_MARK),
        BLANK(CHOICE, 14, 14, op_GUARD), BLANK(TEXT, "subr"), BLANK(CHOICE, 0, 0, op_MCDST),
        BLANK(CHOICE, 1, 1, op_LL_DST_2), BLANK(TEXT, "(mul"), BLANK(WORD, 3, p_U24AGAIN),
        BLANK(CHOICE, 2, 4, op_L_SRC_4), BLANK(CHOICE, 8, 6, op_L_SRC2), TEXT(")"),
        BLANK(CHOICE, 11, 6, op_L_SRC3_5)),
};
FORMS(head_texauto) = {
    OTHER_FORM(TESLA_TEX_TEXAUTO_SHORT, SHARED, 1, TEXT("texauto"), BLANK(WORD, 0, p_SLIVE),
        BLANK(CHOICE, 0, 1, op_STDST), BLANK(WORD, 2, p_TEX), BLANK(WORD, 3, p_SAMP),
        BLANK(CHOICE, 1, 1, op_STSRC)),
    OTHER_FORM(TESLA_TEX_TEXAUTO_LONG, INNER | SHARED | LATER, 1, SURE_WORD(8, p_MARK),
        BLANK(CHOICE, 2, 9, op_GUARD), BLANK(TEXT, "texauto"), BLANK(WORD, 0, p_TLIVE),
        BLANK(SURE_WORD, 1, p_DERIV), BLANK(CHOICE, 0, 2, op_LTDST), BLANK(WORD, 3, p_TEX),
        BLANK(WORD, 4, p_SAMP), BLANK(CHOICE, 1, 2, op_LTSRC), BLANK(NUMBER, 5, p_TX),
        BLANK(NUMBER, 6, p_TY), BLANK(NUMBER, 7, p_TZ)),
    LIKE(TESLA_TEX_CUBE_TEXAUTO, INNER | SHARED | LATER, 1, 3, 1, F_ab7cb, SURE_WORD(5, p_MARK),
        BLANK(CHOICE, 2, 6, op_GUARD), BLANK(TEXT, "texauto"), BLANK(TEXT, "cube"),
        BLANK(WORD, 0, p_TLIVE), BLANK(SURE_WORD, 1, p_DERIV), BLANK(CHOICE, 0, 2, op_LTDST),
        BLANK(WORD, 3, p_TEX), BLANK(WORD, 4, p_SAMP), BLANK(CHOICE, 1, 2, op_LTSRC)),
};
FORMS(head_texbias) = {
    OTHER_FORM(TESLA_TEX_TEXBIAS_LONG, INNER | SHARED | LATER, 1, SURE_WORD(8, p_MARK),
        BLANK(CHOICE, 2, 9, op_GUARD), BLANK(TEXT, "texbias"), BLANK(WORD, 0, p_TLIVE),
        BLANK(SURE_WORD, 1, p_DERIV), BLANK(CHOICE, 0, 2, op_LTDST), BLANK(WORD, 3, p_TEX),
        BLANK(WORD, 4, p_SAMP), BLANK(CHOICE, 1, 2, op_LTSRC), BLANK(NUMBER, 5, p_TX),
        BLANK(NUMBER, 6, p_TY), BLANK(NUMBER, 7, p_TZ)),
    LIKE(TESLA_TEX_CUBE_TEXBIAS, INNER | SHARED | LATER, 1, 3, 1, F_ab7cb, SURE_WORD(5, p_MARK),
        BLANK(CHOICE, 2, 6, op_GUARD), BLANK(TEXT, "texbias"), BLANK(TEXT, "cube"),
        BLANK(WORD, 0, p_TLIVE), BLANK(SURE_WORD, 1, p_DERIV), BLANK(CHOICE, 0, 2, op_LTDST),
        BLANK(WORD, 3, p_TEX), BLANK(WORD, 4, p_SAMP), BLANK(CHOICE, 1, 2, op_LTSRC)),
};
FORMS(head_texcsaa) = {
    OTHER_FORM(TESLA_TEXGATHER_TEXCSAA, INNER | SHARED | LATER, 1, SURE_WORD(8, p_MARK),
        BLANK(CHOICE, 2, 9, op_GUARD), BLANK(TEXT, "texcsaa"), BLANK(WORD, 0, p_TLIVE),
        BLANK(SURE_WORD, 1, p_DERIV), BLANK(CHOICE, 0, 2, op_LTDST), BLANK(WORD, 3, p_TEX),
        BLANK(WORD, 4, p_SAMP), BLANK(CHOICE, 1, 2, op_LTSRC), BLANK(NUMBER, 5, p_TX),
        BLANK(NUMBER, 6, p_TY), BLANK(NUMBER, 7, p_TZ)),
};
FORMS(head_texfetch) = {
    OTHER_FORM(TESLA_TEXFETCH_SHORT, SHARED, 1, TEXT("texfetch"), BLANK(WORD, 0, p_SLIVE),
        BLANK(CHOICE, 0, 1, op_STDST), BLANK(WORD, 2, p_TEX), BLANK(WORD, 3, p_SAMP),
        BLANK(CHOICE, 1, 1, op_STSRC)),
    OTHER_FORM(TESLA_TEXFETCH_LONG, INNER | SHARED | LATER, 1, SURE_WORD(8, p_MARK),
        BLANK(CHOICE, 2, 9, op_GUARD), BLANK(TEXT, "texfetch"), BLANK(WORD, 0, p_TLIVE),
        BLANK(SURE_WORD, 1, p_DERIV), BLANK(CHOICE, 0, 2, op_LTDST), BLANK(WORD, 3, p_TEX),
        BLANK(WORD, 4, p_SAMP), BLANK(CHOICE, 1, 2, op_LTSRC), BLANK(NUMBER, 5, p_TX),
        BLANK(NUMBER, 6, p_TY), BLANK(NUMBER, 7, p_TZ)),
};
FORMS(head_texgather) = {
    OTHER_FORM(TESLA_TEX_CUBE_TEXGATHER, INNER | SHARED | LATER, 1, SURE_WORD(5, p_MARK),
        BLANK(CHOICE, 2, 6, op_GUARD), BLANK(TEXT, "texgather"), BLANK(TEXT, "cube"),
        BLANK(WORD, 0, p_TLIVE), BLANK(SURE_WORD, 1, p_DERIV), BLANK(CHOICE, 0, 2, op_LTDST),
        BLANK(WORD, 3, p_TEX), BLANK(WORD, 4, p_SAMP), BLANK(CHOICE, 1, 2, op_LTSRC)),
    LIKE(TESLA_TEXGATHER_TEXGATHER, INNER | SHARED | LATER, 1, 3, 1, F_5258b, SURE_WORD(8, p_MARK),
        BLANK(CHOICE, 2, 9, op_GUARD), BLANK(TEXT, "texgather"), BLANK(WORD, 0, p_TLIVE),
        BLANK(SURE_WORD, 1, p_DERIV), BLANK(CHOICE, 0, 2, op_LTDST), BLANK(WORD, 3, p_TEX),
        BLANK(WORD, 4, p_SAMP), BLANK(CHOICE, 1, 2, op_LTSRC), BLANK(NUMBER, 5, p_TX),
        BLANK(NUMBER, 6, p_TY), BLANK(NUMBER, 7, p_TZ)),
};
FORMS(head_texlod) = {
    OTHER_FORM(TESLA_TEX_TEXLOD_LONG, INNER | SHARED | LATER, 1, SURE_WORD(8, p_MARK),
        BLANK(CHOICE, 2, 9, op_GUARD), BLANK(TEXT, "texlod"), BLANK(WORD, 0, p_TLIVE),
        BLANK(SURE_WORD, 1, p_DERIV), BLANK(CHOICE, 0, 2, op_LTDST), BLANK(WORD, 3, p_TEX),
        BLANK(WORD, 4, p_SAMP), BLANK(CHOICE, 1, 2, op_LTSRC), BLANK(NUMBER, 5, p_TX),
        BLANK(NUMBER, 6, p_TY), BLANK(NUMBER, 7, p_TZ)),
    LIKE(TESLA_TEX_CUBE_TEXLOD, INNER | SHARED | LATER, 1, 3, 1, F_ab7cb, SURE_WORD(5, p_MARK),
        BLANK(CHOICE, 2, 6, op_GUARD), BLANK(TEXT, "texlod"), BLANK(TEXT, "cube"),
        BLANK(WORD, 0, p_TLIVE), BLANK(SURE_WORD, 1, p_DERIV), BLANK(CHOICE, 0, 2, op_LTDST),
        BLANK(WORD, 3, p_TEX), BLANK(WORD, 4, p_SAMP), BLANK(CHOICE, 1, 2, op_LTSRC)),
};
FORMS(head_texprep) = {
    OTHER_FORM(TESLA_TEXPREP, INNER | SHARED | LATER, 1, SURE_WORD(5, p_MARK),
        BLANK(CHOICE, 2, 6, op_GUARD), BLANK(TEXT, "texprep"), BLANK(TEXT, "cube"),
        BLANK(WORD, 0, p_TLIVE), BLANK(SURE_WORD, 1, p_DERIV), BLANK(CHOICE, 0, 2, op_LTDST),
        BLANK(WORD, 3, p_TEX), BLANK(WORD, 4, p_SAMP), BLANK(CHOICE, 1, 2, op_LTSRC)),
};
FORMS(head_texquerylod) = {
    OTHER_FORM(TESLA_TEXQUERYLOD_PLAIN, INNER | SHARED | LATER, 1, SURE_WORD(5, p_MARK),
        BLANK(CHOICE, 2, 6, op_GUARD), BLANK(TEXT, "texquerylod"), BLANK(WORD, 0, p_TLIVE),
        BLANK(SURE_WORD, 1, p_DERIV), BLANK(CHOICE, 0, 2, op_LTDST), BLANK(WORD, 3, p_TEX),
        BLANK(WORD, 4, p_SAMP), BLANK(CHOICE, 1, 2, op_LTSRC)),
    LIKE(TESLA_TEXQUERYLOD_CUBE, INNER | SHARED | LATER, 1, 3, 1, F_ab7cb, SURE_WORD(5, p_MARK),
        BLANK(CHOICE, 2, 6, op_GUARD), BLANK(TEXT, "texquerylod"), BLANK(TEXT, "cube"),
        BLANK(WORD, 0, p_TLIVE), BLANK(SURE_WORD, 1, p_DERIV), BLANK(CHOICE, 0, 2, op_LTDST),
        BLANK(WORD, 3, p_TEX), BLANK(WORD, 4, p_SAMP), BLANK(CHOICE, 1, 2, op_LTSRC)),
};
FORMS(head_texsize) = {
    OTHER_FORM(TESLA_TEXSIZE, INNER | SHARED | LATER, 1, SURE_WORD(5, p_MARK),
        BLANK(CHOICE, 1, 6, op_GUARD), BLANK(TEXT, "texsize"), BLANK(WORD, 0, p_TLIVE),
        BLANK(SURE_WORD, 1, p_DERIV), BLANK(CHOICE, 0, 2, op_LTDST), BLANK(WORD, 3, p_TEX),
        BLANK(WORD, 4, p_SAMP), BLANK(SHARED_WORD, 2, p_LDST)),
};
FORMS(head_trap) = {
    OTHER_FORM(TESLA_TRAP_SHORT, 0, 1, TEXT("trap")),
    OTHER_FORM(TESLA_TRAP_LONG, LATER, 1, TEXT("trap")),
};
FORMS(head_unkf5) = {
    OTHER_FORM(TESLA_UNKF5, INNER | LATER, 1, SURE_WORD(0, p_MARK), BLANK(CHOICE, 0, 1, op_GUARD),
        BLANK(TEXT, "unkf5")),
};
FORMS(head_vote) = {
    OTHER_FORM(TESLA_VOTE_ANY, INNER | LATER, 1, SURE_WORD(1, p_MARK),
        BLANK(CHOICE, 0, 2, op_GUARD), BLANK(TEXT, "vote"), BLANK(TEXT, "any"),
        BLANK(WORD, 0, p_CDST)),
    LIKE(TESLA_VOTE_ALL, INNER | LATER, 1, 3, 1, F_24af1, SURE_WORD(1, p_MARK),
        BLANK(CHOICE, 0, 2, op_GUARD), BLANK(TEXT, "vote"), BLANK(TEXT, "all"),
        BLANK(WORD, 0, p_CDST)),
};
FORMS(head_xor) = {
    OTHER_FORM(TESLA_LOGOP_IMM_XOR, LATER, 1, TEXT("xor"), BLANK(TEXT, "b32"),
        BLANK(CHOICE, 0, 0, op_S_DST), BLANK(SURE_WORD, 1, p_SNOT), BLANK(CHOICE, 1, 2, op_I_SRC),
        BLANK(NUMBER, 6, p_IMM)),
    OTHER_FORM(TESLA_LOGOP_XOR_B16, INNER | SHARED | LATER, 1, SURE_WORD(12, p_MARK),
        BLANK(CHOICE, 11, 13, op_GUARD), BLANK(TEXT, "xor"), BLANK(TEXT, "b16"),
        BLANK(CHOICE, 0, 0, op_MCDST), BLANK(CHOICE, 1, 1, op_LL_DST_4),
        BLANK(SURE_WORD, 3, p_LNOT1), BLANK(CHOICE, 2, 4, op_L_SRC_5), BLANK(SURE_WORD, 8, p_LNOT2),
        BLANK(CHOICE, 8, 6, op_L_SRC2_4)),
    LIKE(TESLA_LOGOP_XOR_B32, INNER | SHARED | LATER, 1, 3, 1, F_f7c9f, SURE_WORD(12, p_MARK),
        BLANK(CHOICE, 11, 13, op_GUARD), BLANK(TEXT, "xor"), BLANK(TEXT, "b32"),
        BLANK(CHOICE, 0, 0, op_MCDST), BLANK(CHOICE, 1, 1, op_LL_DST_2),
        BLANK(SURE_WORD, 3, p_LNOT1), BLANK(CHOICE, 2, 4, op_L_SRC_4), BLANK(SURE_WORD, 8, p_LNOT2),
        BLANK(CHOICE, 8, 6, op_L_SRC2_3)),
};
HEADS(heads) = {
    HEAD(0x6164640000000000, "add", head_add, 0),
    HEAD(0x6164646300000000, "addc", head_addc, 1),
    HEAD(0x616e640000000000, "and", head_and, 0),
    HEAD(0x6261720000000000, "bar", head_bar, 0),
    HEAD(0x6272610000000000, "bra", head_bra, 0),
    HEAD(0x627265616b000000, "break", head_break, 0),
    HEAD(0x627265616b616464, "breakaddr", head_breakaddr, 1),
    HEAD(0x62726b0000000000, "brk", head_brk, 0),
    HEAD(0x62726b7074000000, "brkpt", head_brkpt, 1),
    HEAD(0x63616c6c00000000, "call", head_call, 0),
    HEAD(0x6361730000000000, "cas", head_cas, 0),
    HEAD(0x636f730000000000, "cos", head_cos, 0),
    HEAD(0x6376740000000000, "cvt", head_cvt, 0),
    HEAD(0x6469736361726400, "discard", head_discard, 0),
    HEAD(0x656d697400000000, "emit", head_emit, 0),
    HEAD(0x6578320000000000, "ex2", head_ex2, 0),
    HEAD(0x6578636800000000, "exch", head_exch, 0),
    HEAD(0x666d610000000000, "fma", head_fma, 0),
    HEAD(0x696e746572700000, "interp", head_interp, 0),
    HEAD(0x6a6f696e61740000, "joinat", head_joinat, 0),
    HEAD(0x6c64000000000000, "ld", head_ld, 0),
    HEAD(0x6c67320000000000, "lg2", head_lg2, 0),
    HEAD(0x6d61780000000000, "max", head_max, 0),
    HEAD(0x6d696e0000000000, "min", head_min, 0),
    HEAD(0x6d6f760000000000, "mov", head_mov, 0),
    HEAD(0x6d6f763200000000, "mov2", head_mov2, 1),
    HEAD(0x6d756c0000000000, "mul", head_mul, 0),
    HEAD(0x6e6f700000000000, "nop", head_nop, 0),
    HEAD(0x6f72000000000000, "or", head_or, 0),
    HEAD(0x706d6576656e7400, "pmevent", head_pmevent, 0),
    HEAD(0x70726562726b0000, "prebrk", head_prebrk, 0),
    HEAD(0x7072656578320000, "preex2", head_preex2, 0),
    HEAD(0x7072657265740000, "preret", head_preret, 0),
    HEAD(0x70726573696e0000, "presin", head_presin, 0),
    HEAD(0x717561646f6e0000, "quadon", head_quadon, 0),
    HEAD(0x717561646f700000, "quadop", head_quadop, 0),
    HEAD(0x71756164706f7000, "quadpop", head_quadpop, 0),
    HEAD(0x7263700000000000, "rcp", head_rcp, 0),
    HEAD(0x7265640000000000, "red", head_red, 0),
    HEAD(0x7265737461727400, "restart", head_restart, 0),
    HEAD(0x7265740000000000, "ret", head_ret, 0),
    HEAD(0x7273717274000000, "rsqrt", head_rsqrt, 0),
    HEAD(0x7361640000000000, "sad", head_sad, 0),
    HEAD(0x7365740000000000, "set", head_set, 0),
    HEAD(0x73686c0000000000, "shl", head_shl, 0),
    HEAD(0x7368720000000000, "shr", head_shr, 0),
    HEAD(0x73696e0000000000, "sin", head_sin, 0),
    HEAD(0x736c637400000000, "slct", head_slct, 0),
    HEAD(0x7374000000000000, "st", head_st, 0),
    HEAD(0x7375620000000000, "sub", head_sub, 0),
    HEAD(0x7375627200000000, "subr", head_subr, 1),
    HEAD(0x7465786175746f00, "texauto", head_texauto, 0),
    HEAD(0x7465786269617300, "texbias", head_texbias, 0),
    HEAD(0x7465786373616100, "texcsaa", head_texcsaa, 0),
    HEAD(0x7465786665746368, "texfetch", head_texfetch, 0),
    HEAD(0x7465786761746865, "texgather", head_texgather, 0),
    HEAD(0x7465786c6f640000, "texlod", head_texlod, 0),
    HEAD(0x7465787072657000, "texprep", head_texprep, 0),
    HEAD(0x7465787175657279, "texquerylod", head_texquerylod, 0),
    HEAD(0x74657873697a6500, "texsize", head_texsize, 0),
    HEAD(0x7472617000000000, "trap", head_trap, 0),
    HEAD(0x756e6b6635000000, "unkf5", head_unkf5, 0),
    HEAD(0x766f746500000000, "vote", head_vote, 0),
    HEAD(0x786f720000000000, "xor", head_xor, 0),
};
static const char *const marks[] = {"long"};
static const struct isadora_words *const registers[] = {&words_file_r, &words_file_a, &words_file_c,
    &words_file_sr, &words_file_t, &words_file_s, &words_file_pc, &words_file_active,
    &words_file_ended, &words_file_returned, &words_file_broken, &words_file_bar,
    &words_file_warps};

const struct isadora_syntax tesla_syntax = {
    .heads = heads, .head_count = COUNT(heads),
    .begins = 0x17ff67e00000000,
    .inner = true,
    .marks = marks, .mark_count = COUNT(marks),
    .registers = registers, .file_count = COUNT(registers),
};

