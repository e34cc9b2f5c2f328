/* Generated from the description tesla by gen/emit/decode.lua. Do not edit. */
#include "tesla.h"

/* Sets of configurations, bit 0 the first one. */
#define ON_CP 0x11111
#define ON_CP_FP 0x99999
#define ON_FP 0x88888
#define ON_G200 0xf000
#define ON_G200_CP 0x1000
#define ON_G200_GP 0x4000
#define ON_G200_VP_GP 0x6000
#define ON_G84_CP 0x10
#define ON_GP 0x44444
#define ON_GT215 0xf0000
#define ON_NOT_G80 0xffff0
#define ON_NOT_G80_CP 0x11110
#define ON_NOT_G80_G84 0xfff00
#define ON_NOT_G80_G84_CP 0x11100
#define ON_VP 0x22222
#define ON_VP_GP 0x66666

/* Bits that fields of the word give, and those of the others that are 1 in a canonical word. */
struct bits {
    uint64_t carried, canon;
};

static inline struct bits with(struct bits a, struct bits b)
{
    const uint64_t carried = a.carried | b.carried;
    return (struct bits){carried, (a.canon | b.canon) & ~carried};
}

/* Of a choice that has no line for the word; else no bit is both. */
static const struct bits no_line = {1, 1};

static inline int none(struct bits bits)
{
    return (bits.carried & bits.canon) != 0;
}

static inline int found(uint64_t word, struct isadora_insn *out, uint16_t form, uint8_t length,
                        struct bits bits)
{
    out->form = form;
    out->length = length;
    out->mask.half[0] = (word ^ bits.canon) & ~bits.carried;
    out->mask.half[1] = 0;
    return length;
}

static struct bits choose_guard(uint64_t word, uint8_t *line)
{
    struct bits bits;
    if ((word & UINT64_C(0xf8000000000)) == UINT64_C(0x78000000000)) {
        bits = (struct bits){0x0, UINT64_C(0x78000000000)};
        line[0] = 0;
    } else if ((word & UINT64_C(0xf8000000000)) == 0x0) {
        bits = (struct bits){0x0, 0x0};
        line[0] = 1;
    } else if ((word & UINT64_C(0xe0000000000)) != UINT64_C(0xa0000000000) && (word & UINT64_C(0xe0000000000)) != UINT64_C(0xc0000000000)) {
        bits = (struct bits){UINT64_C(0x3f8000000000), 0x0};
        line[0] = 2;
    } else {
        return no_line;
    }
    return bits;
}

static void fields_red_g_add_num(uint64_t word, uint64_t *value)
{
    value[0] = word >> 53 & 0x7; /* ATYPE */
    value[1] = word >> 16 & 0xf; /* GSPACE */
    value[2] = word >> 9 & 0x7f; /* LSRC */
    value[3] = word >> 2 & 0x7f; /* LDST */
    value[4] = word >> 32 & 0x3; /* MARK */
    value[5] = word >> 39 & 0x1f; /* PRED */
    value[6] = word >> 44 & 0x3; /* COND */
}

/* 110????? 11a????? ??ccpppp p?0000mm 1101???? ????gggg llllllll llllll01  MARK GUARD red add ATYPE g{GSPACE}[$r[LSRC]] $r[LDST] */
static int take_red_g_add_num(uint64_t word, struct isadora_insn *out, uint16_t form, uint64_t canon)
{
    struct bits bits = {UINT64_C(0xe00003000ffffc), canon};
    const struct bits of_0 = choose_guard(word, out->line);
    if (none(of_0))
        return ISADORA_NO_FORM;
    bits = with(bits, of_0);
    fields_red_g_add_num(word, out->value);
    return found(word, out, form, 8, bits);
}

static void fields_red_g_and_bits(uint64_t word, uint64_t *value)
{
    value[0] = word >> 53 & 0x7; /* BTYPE */
    value[1] = word >> 16 & 0xf; /* GSPACE */
    value[2] = word >> 9 & 0x7f; /* LSRC */
    value[3] = word >> 2 & 0x7f; /* LDST */
    value[4] = word >> 32 & 0x3; /* MARK */
    value[5] = word >> 39 & 0x1f; /* PRED */
    value[6] = word >> 44 & 0x3; /* COND */
}

/* 110????? 11b????? ??ccpppp p?1010mm 1101???? ????gggg llllllll llllll01  MARK GUARD red and BTYPE g{GSPACE}[$r[LSRC]] $r[LDST] */
static int take_red_g_and_bits(uint64_t word, struct isadora_insn *out, uint16_t form, uint64_t canon)
{
    struct bits bits = {UINT64_C(0xe00003000ffffc), canon};
    const struct bits of_0 = choose_guard(word, out->line);
    if (none(of_0))
        return ISADORA_NO_FORM;
    bits = with(bits, of_0);
    fields_red_g_and_bits(word, out->value);
    return found(word, out, form, 8, bits);
}

static struct bits choose_l_dst(uint64_t word, uint8_t *line)
{
    struct bits bits;
    if ((word & 0x4) == 0x0) {
        bits = (struct bits){0x1fc, 0x0};
        line[0] = 0;
    } else {
        return no_line;
    }
    return bits;
}

static void fields_red_g_wide_add(uint64_t word, uint64_t *value)
{
    value[0] = word >> 16 & 0xf; /* GSPACE */
    value[1] = word >> 9 & 0x7f; /* LSRC */
    value[2] = word >> 2 & 0x7f; /* LDST */
    value[3] = word >> 32 & 0x3; /* MARK */
    value[4] = word >> 39 & 0x1f; /* PRED */
    value[5] = word >> 44 & 0x3; /* COND */
}

/* 110????? 100????? ??ccpppp p?0000mm 1101???? ????gggg llllllll llllll01  MARK GUARD red add u64 g{GSPACE}[$r[LSRC]] $r[LDST]d */
static int take_red_g_wide_add(uint64_t word, struct isadora_insn *out, uint16_t form, uint64_t canon)
{
    struct bits bits = {UINT64_C(0x3000ffe00), canon};
    const struct bits of_0 = choose_l_dst(word, out->line);
    if (none(of_0))
        return ISADORA_NO_FORM;
    bits = with(bits, of_0);
    const struct bits of_1 = choose_guard(word, out->line + 1);
    if (none(of_1))
        return ISADORA_NO_FORM;
    bits = with(bits, of_1);
    fields_red_g_wide_add(word, out->value);
    return found(word, out, form, 8, bits);
}

static void fields_atomic_g_add_num(uint64_t word, uint64_t *value)
{
    value[0] = word >> 53 & 0x7; /* ATYPE */
    value[1] = word >> 2 & 0x7f; /* LDST */
    value[2] = word >> 23 & 0xf; /* GSPACE2 */
    value[3] = word >> 9 & 0x7f; /* LSRC */
    value[4] = word >> 16 & 0x7f; /* LSRC2 */
    value[5] = word >> 32 & 0x3; /* MARK */
    value[6] = word >> 39 & 0x1f; /* PRED */
    value[7] = word >> 44 & 0x3; /* COND */
}

/* 111????? 11a????? ??ccpppp p?0000mm 1101?ggg glllllll llllllll llllll01  MARK GUARD ld add ATYPE $r[LDST] g{GSPACE2}[$r[LSRC]] $r[LSRC2] */
static int take_atomic_g_add_num(uint64_t word, struct isadora_insn *out, uint16_t form, uint64_t canon)
{
    struct bits bits = {UINT64_C(0xe0000307fffffc), canon};
    const struct bits of_0 = choose_guard(word, out->line);
    if (none(of_0))
        return ISADORA_NO_FORM;
    bits = with(bits, of_0);
    fields_atomic_g_add_num(word, out->value);
    return found(word, out, form, 8, bits);
}

static void fields_atomic_g_and_bits(uint64_t word, uint64_t *value)
{
    value[0] = word >> 53 & 0x7; /* BTYPE */
    value[1] = word >> 2 & 0x7f; /* LDST */
    value[2] = word >> 23 & 0xf; /* GSPACE2 */
    value[3] = word >> 9 & 0x7f; /* LSRC */
    value[4] = word >> 16 & 0x7f; /* LSRC2 */
    value[5] = word >> 32 & 0x3; /* MARK */
    value[6] = word >> 39 & 0x1f; /* PRED */
    value[7] = word >> 44 & 0x3; /* COND */
}

/* 111????? 11b????? ??ccpppp p?1010mm 1101?ggg glllllll llllllll llllll01  MARK GUARD ld and BTYPE $r[LDST] g{GSPACE2}[$r[LSRC]] $r[LSRC2] */
static int take_atomic_g_and_bits(uint64_t word, struct isadora_insn *out, uint16_t form, uint64_t canon)
{
    struct bits bits = {UINT64_C(0xe0000307fffffc), canon};
    const struct bits of_0 = choose_guard(word, out->line);
    if (none(of_0))
        return ISADORA_NO_FORM;
    bits = with(bits, of_0);
    fields_atomic_g_and_bits(word, out->value);
    return found(word, out, form, 8, bits);
}

static struct bits choose_reg(uint64_t word, uint8_t *line)
{
    struct bits bits;
    if ((word & 0x10000) == 0x0) {
        bits = (struct bits){0x7f0000, 0x0};
        line[0] = 0;
    } else {
        return no_line;
    }
    return bits;
}

static void fields_atomic_g_wide(uint64_t word, uint64_t *value)
{
    value[0] = word >> 2 & 0x7f; /* LDST */
    value[1] = word >> 23 & 0xf; /* GSPACE2 */
    value[2] = word >> 9 & 0x7f; /* LSRC */
    value[3] = word >> 16 & 0x7f; /* LSRC2 */
    value[4] = word >> 32 & 0x3; /* MARK */
    value[5] = word >> 39 & 0x1f; /* PRED */
    value[6] = word >> 44 & 0x3; /* COND */
}

/* 111????? 100????? ??ccpppp p?0000mm 1101?ggg glllllll llllllll llllll01  MARK GUARD ld add u64 $r[LDST]d g{GSPACE2}[$r[LSRC]] $r[LSRC2]d */
static int take_atomic_g_wide(uint64_t word, struct isadora_insn *out, uint16_t form, uint64_t canon)
{
    struct bits bits = {UINT64_C(0x30780fe00), canon};
    const struct bits of_0 = choose_l_dst(word, out->line);
    if (none(of_0))
        return ISADORA_NO_FORM;
    bits = with(bits, of_0);
    const struct bits of_1 = choose_reg(word, out->line + 1);
    if (none(of_1))
        return ISADORA_NO_FORM;
    bits = with(bits, of_1);
    const struct bits of_2 = choose_guard(word, out->line + 2);
    if (none(of_2))
        return ISADORA_NO_FORM;
    bits = with(bits, of_2);
    fields_atomic_g_wide(word, out->value);
    return found(word, out, form, 8, bits);
}

static void fields_cas_g(uint64_t word, uint64_t *value)
{
    value[0] = word >> 53 & 0x7; /* BTYPE */
    value[1] = word >> 2 & 0x7f; /* LDST */
    value[2] = word >> 23 & 0xf; /* GSPACE2 */
    value[3] = word >> 9 & 0x7f; /* LSRC */
    value[4] = word >> 16 & 0x7f; /* LSRC2 */
    value[5] = word >> 46 & 0x7f; /* LSRC3 */
    value[6] = word >> 32 & 0x3; /* MARK */
    value[7] = word >> 39 & 0x1f; /* PRED */
    value[8] = word >> 44 & 0x3; /* COND */
}

/* 111????? 11blllll llccpppp p?0010mm 1101?ggg glllllll llllllll llllll01  MARK GUARD cas BTYPE $r[LDST] g{GSPACE2}[$r[LSRC]] $r[LSRC2] $r[LSRC3] */
static int take_cas_g(uint64_t word, struct isadora_insn *out, uint16_t form, uint64_t canon)
{
    struct bits bits = {UINT64_C(0xffc00307fffffc), canon};
    const struct bits of_0 = choose_guard(word, out->line);
    if (none(of_0))
        return ISADORA_NO_FORM;
    bits = with(bits, of_0);
    fields_cas_g(word, out->value);
    return found(word, out, form, 8, bits);
}

static struct bits choose_reg_2(uint64_t word, uint8_t *line)
{
    struct bits bits;
    if ((word & UINT64_C(0x400000000000)) == 0x0) {
        bits = (struct bits){UINT64_C(0x1fc00000000000), 0x0};
        line[0] = 0;
    } else {
        return no_line;
    }
    return bits;
}

static void fields_cas_g_wide(uint64_t word, uint64_t *value)
{
    value[0] = word >> 2 & 0x7f; /* LDST */
    value[1] = word >> 23 & 0xf; /* GSPACE2 */
    value[2] = word >> 9 & 0x7f; /* LSRC */
    value[3] = word >> 16 & 0x7f; /* LSRC2 */
    value[4] = word >> 46 & 0x7f; /* LSRC3 */
    value[5] = word >> 32 & 0x3; /* MARK */
    value[6] = word >> 39 & 0x1f; /* PRED */
    value[7] = word >> 44 & 0x3; /* COND */
}

/* 111????? 100lllll llccpppp p?0010mm 1101?ggg glllllll llllllll llllll01  MARK GUARD cas b64 $r[LDST]d g{GSPACE2}[$r[LSRC]] $r[LSRC2]d $r[LSRC3]d */
static int take_cas_g_wide(uint64_t word, struct isadora_insn *out, uint16_t form, uint64_t canon)
{
    struct bits bits = {UINT64_C(0x30780fe00), canon};
    const struct bits of_0 = choose_l_dst(word, out->line);
    if (none(of_0))
        return ISADORA_NO_FORM;
    bits = with(bits, of_0);
    const struct bits of_1 = choose_reg(word, out->line + 1);
    if (none(of_1))
        return ISADORA_NO_FORM;
    bits = with(bits, of_1);
    const struct bits of_2 = choose_reg_2(word, out->line + 2);
    if (none(of_2))
        return ISADORA_NO_FORM;
    bits = with(bits, of_2);
    const struct bits of_3 = choose_guard(word, out->line + 3);
    if (none(of_3))
        return ISADORA_NO_FORM;
    bits = with(bits, of_3);
    fields_cas_g_wide(word, out->value);
    return found(word, out, form, 8, bits);
}

static void fields_discard(uint64_t word, uint64_t *value)
{
    value[0] = word >> 39 & 0x1f; /* PRED */
    value[1] = word >> 44 & 0x3; /* COND */
}

/* ???????? ???????? ??ccpppp p??????? 0000???? ???????? ???????? ??????11  GUARD discard */
static int take_discard(uint64_t word, struct isadora_insn *out, uint16_t form, uint64_t canon)
{
    struct bits bits = {0x0, canon};
    const struct bits of_0 = choose_guard(word, out->line);
    if (none(of_0))
        return ISADORA_NO_FORM;
    bits = with(bits, of_0);
    fields_discard(word, out->value);
    return found(word, out, form, 8, bits);
}

static void fields_bra(uint64_t word, uint64_t *value)
{
    value[0] = (word >> 11 & 0xffff) | (word >> 46 & 0x3f) << 16; /* TARGET */
    value[1] = word >> 39 & 0x1f; /* PRED */
    value[2] = word >> 44 & 0x3; /* COND */
}

/* ???????? ????tttt ttccpppp p??????? 0001?ttt tttttttt ttttt??? ??????11  GUARD bra TARGET */
static int take_bra(uint64_t word, struct isadora_insn *out, uint16_t form, uint64_t canon)
{
    struct bits bits = {UINT64_C(0xfc00007fff800), canon};
    const struct bits of_0 = choose_guard(word, out->line);
    if (none(of_0))
        return ISADORA_NO_FORM;
    bits = with(bits, of_0);
    fields_bra(word, out->value);
    return found(word, out, form, 8, bits);
}

static void fields_call(uint64_t word, uint64_t *value)
{
    value[0] = word >> 38 & 0x1; /* LIM */
    value[1] = (word >> 11 & 0xffff) | (word >> 46 & 0x3f) << 16; /* TARGET */
}

/* ???????? ????tttt tt------ -l?????? 0010?ttt tttttttt ttttt??? ??????11  call LIM TARGET */
static int take_call(uint64_t word, struct isadora_insn *out, uint16_t form, uint64_t canon)
{
    struct bits bits = {UINT64_C(0xfc04007fff800), canon};
    fields_call(word, out->value);
    return found(word, out, form, 8, bits);
}

static void fields_breakaddr(uint64_t word, uint64_t *value)
{
    value[0] = (word >> 11 & 0xffff) | (word >> 46 & 0x3f) << 16; /* TARGET */
}

/* ???????? ????tttt tt------ -??????? 0100?ttt tttttttt ttttt??? ??????11  breakaddr TARGET */
static int take_breakaddr(uint64_t word, struct isadora_insn *out, uint16_t form, uint64_t canon)
{
    struct bits bits = {UINT64_C(0xfc00007fff800), canon};
    fields_breakaddr(word, out->value);
    return found(word, out, form, 8, bits);
}

/* ???????? ???????? ??------ -??????? 0110???? ???????? ???????? ??????11  quadon */
static int take_quadon(uint64_t word, struct isadora_insn *out, uint16_t form, uint64_t canon)
{
    struct bits bits = {0x0, canon};
    return found(word, out, form, 8, bits);
}

static void fields_bar_mask(uint64_t word, uint64_t *value)
{
    value[0] = word >> 25 & 0x1; /* BINC */
    value[1] = word >> 26 & 0x1; /* BWAIT */
    value[2] = word >> 21 & 0xf; /* BAR */
    value[3] = word >> 9 & 0xfff; /* BARMASK */
}

/* ???????? ???????? ?0------ -??????? 1000?bbb bbbbbbbb bbbbbbb? ??????11  bar BINC BWAIT BAR BARMASK */
static int take_bar_mask(uint64_t word, struct isadora_insn *out, uint16_t form, uint64_t canon)
{
    struct bits bits = {0x7fffe00, canon};
    fields_bar_mask(word, out->value);
    return found(word, out, form, 8, bits);
}

static void fields_bar_all(uint64_t word, uint64_t *value)
{
    value[0] = word >> 25 & 0x1; /* BINC */
    value[1] = word >> 26 & 0x1; /* BWAIT */
    value[2] = word >> 21 & 0xf; /* BAR */
}

/* ???????? ???????? ?1------ -??????? 1000?bbb bbb????? ???????? ??????11  bar BINC BWAIT BAR all */
static int take_bar_all(uint64_t word, struct isadora_insn *out, uint16_t form, uint64_t canon)
{
    struct bits bits = {0x7e00000, canon};
    fields_bar_all(word, out->value);
    return found(word, out, form, 8, bits);
}

/* 1001???? ???????? ???????? ??????10  trap */
static int take_trap_short(uint64_t word, struct isadora_insn *out, uint16_t form, uint64_t canon)
{
    struct bits bits = {0x0, canon};
    return found(word, out, form, 4, bits);
}

static struct bits choose_at0(uint64_t word, uint8_t *line)
{
    struct bits bits;
    if ((word & UINT64_C(0x40c000000)) == 0x0) {
        bits = (struct bits){0x1fffe00, 0x0};
        line[0] = 0;
    } else if ((word & 0x1fffe00) == 0x0) {
        bits = (struct bits){UINT64_C(0x40c000000), 0x0};
        line[0] = 1;
    } else {
        bits = (struct bits){UINT64_C(0x40dfffe00), 0x0};
        line[0] = 2;
    }
    return bits;
}

static void fields_bra_c(uint64_t word, uint64_t *value)
{
    value[0] = word >> 38 & 0x1; /* LIM */
    value[1] = word >> 54 & 0xf; /* CSPACE */
    value[2] = word >> 9 & 0xffff; /* OFF8 */
    value[3] = (word >> 26 & 0x3) | (word >> 34 & 0x1) << 2; /* AREG */
}

/* ??????cc cc?????? ??------ -l???a?? 1100aa?o oooooooo ooooooo? ??????11  bra LIM c{CSPACE}[AT0] */
static int take_bra_c(uint64_t word, struct isadora_insn *out, uint16_t form, uint64_t canon)
{
    struct bits bits = {UINT64_C(0x3c0004000000000), canon};
    bits = with(bits, choose_at0(word, out->line));
    fields_bra_c(word, out->value);
    return found(word, out, form, 8, bits);
}

static void fields_vote_any(uint64_t word, uint64_t *value)
{
    value[0] = word >> 36 & 0x3; /* CDST */
    value[1] = word >> 32 & 0x3; /* MARK */
    value[2] = word >> 39 & 0x1f; /* PRED */
    value[3] = word >> 44 & 0x3; /* COND */
}

/* 011????? ???????? ??ccpppp p-cc??mm 0001???? ???????? ?????01? ??????01  MARK GUARD vote any $c[CDST] */
static int take_vote_any(uint64_t word, struct isadora_insn *out, uint16_t form, uint64_t canon)
{
    struct bits bits = {UINT64_C(0x3300000000), canon};
    const struct bits of_0 = choose_guard(word, out->line);
    if (none(of_0))
        return ISADORA_NO_FORM;
    bits = with(bits, of_0);
    fields_vote_any(word, out->value);
    return found(word, out, form, 8, bits);
}

static void fields_emit_emit(uint64_t word, uint64_t *value)
{
    value[0] = word >> 32 & 0x3; /* MARK */
    value[1] = word >> 39 & 0x1f; /* PRED */
    value[2] = word >> 44 & 0x3; /* COND */
}

/* 110????? ???????? ??ccpppp p?????mm 1111???? ???????? ?????01? ??????01  MARK GUARD emit */
static int take_emit_emit(uint64_t word, struct isadora_insn *out, uint16_t form, uint64_t canon)
{
    struct bits bits = {UINT64_C(0x300000000), canon};
    const struct bits of_0 = choose_guard(word, out->line);
    if (none(of_0))
        return ISADORA_NO_FORM;
    bits = with(bits, of_0);
    fields_emit_emit(word, out->value);
    return found(word, out, form, 8, bits);
}

static void fields_pmevent(uint64_t word, uint64_t *value)
{
    value[0] = word >> 10 & 0xf; /* PM */
    value[1] = word >> 32 & 0x3; /* MARK */
    value[2] = word >> 39 & 0x1f; /* PRED */
    value[3] = word >> 44 & 0x3; /* COND */
}

/* 111????? ???????? ??ccpppp p????1mm 1111???? ???????? ??pppp?? ??????01  MARK GUARD pmevent PM */
static int take_pmevent(uint64_t word, struct isadora_insn *out, uint16_t form, uint64_t canon)
{
    struct bits bits = {UINT64_C(0x300003c00), canon};
    const struct bits of_0 = choose_guard(word, out->line);
    if (none(of_0))
        return ISADORA_NO_FORM;
    bits = with(bits, of_0);
    fields_pmevent(word, out->value);
    return found(word, out, form, 8, bits);
}

static struct bits choose_mcdst(uint64_t word, uint8_t *line)
{
    struct bits bits;
    if ((word & UINT64_C(0x4000000000)) == 0x0) {
        bits = (struct bits){0x0, 0x0};
        line[0] = 0;
    } else {
        bits = (struct bits){UINT64_C(0x3000000000), UINT64_C(0x4000000000)};
        line[0] = 1;
    }
    return bits;
}

static struct bits choose_ll_dst(uint64_t word, unsigned config, uint8_t *line)
{
    struct bits bits;
    if ((word & UINT64_C(0x800000000)) == 0x0) {
        bits = (struct bits){0x1fc, 0x0};
        line[0] = 0;
    } else if (ON_VP_GP >> config & 1 && (word & 0x1fc) != 0x1fc) {
        bits = (struct bits){0x1fc, UINT64_C(0x800000000)};
        line[0] = 1;
    } else if ((word & 0x1fc) == 0x1fc) {
        bits = (struct bits){0x0, UINT64_C(0x8000001fc)};
        line[0] = 2;
    } else {
        return no_line;
    }
    return bits;
}

static struct bits choose_at(uint64_t word, uint8_t *line)
{
    struct bits bits;
    if ((word & UINT64_C(0x40c000000)) == 0x0) {
        bits = (struct bits){0x3e00, 0x0};
        line[0] = 0;
    } else if ((word & 0x2003e00) == 0x0) {
        bits = (struct bits){UINT64_C(0x40c000000), 0x0};
        line[0] = 1;
    } else if ((word & 0x2000000) == 0x0) {
        bits = (struct bits){UINT64_C(0x40c003e00), 0x0};
        line[0] = 2;
    } else {
        bits = (struct bits){UINT64_C(0x40c003e00), 0x2000000};
        line[0] = 3;
    }
    return bits;
}

static struct bits choose_at0_2(uint64_t word, uint8_t *line)
{
    struct bits bits;
    if ((word & UINT64_C(0x40c000000)) == 0x0) {
        bits = (struct bits){0xfe00, 0x0};
        line[0] = 0;
    } else if ((word & 0xfe00) == 0x0) {
        bits = (struct bits){UINT64_C(0x40c000000), 0x0};
        line[0] = 1;
    } else {
        bits = (struct bits){UINT64_C(0x40c00fe00), 0x0};
        line[0] = 2;
    }
    return bits;
}

static struct bits choose_l_src(uint64_t word, unsigned config, uint8_t *line)
{
    struct bits bits;
    if ((word & UINT64_C(0x20000001000000)) == 0x0 || (word & UINT64_C(0x20000000800000)) == 0x0) {
        bits = (struct bits){0xfe00, 0x0};
        line[0] = 0;
    } else if (ON_CP_FP >> config & 1 && (word & 0xc000) == 0x0) {
        bits = (struct bits){0x0, UINT64_C(0x20000000000000)};
        line[0] = 1;
        bits = with(bits, choose_at(word, line + 1));
    } else if (ON_CP_FP >> config & 1 && (word & 0x8000) == 0x0) {
        bits = (struct bits){0x0, UINT64_C(0x20000000004000)};
        line[0] = 2;
        bits = with(bits, choose_at(word, line + 2));
    } else if (ON_CP_FP >> config & 1 && (word & 0x4000) == 0x0) {
        bits = (struct bits){0x0, UINT64_C(0x20000000008000)};
        line[0] = 3;
        bits = with(bits, choose_at(word, line + 3));
    } else if (ON_CP_FP >> config & 1) {
        bits = (struct bits){0x0, UINT64_C(0x2000000000c000)};
        line[0] = 4;
        bits = with(bits, choose_at(word, line + 4));
    } else if ((word & 0x1800000) != 0x1800000) {
        bits = (struct bits){0xfe00, UINT64_C(0x20000000000000)};
        line[0] = 5;
    } else {
        bits = (struct bits){0x0, 0x1800000};
        line[0] = 6;
        bits = with(bits, choose_at0_2(word, line + 5));
    }
    return bits;
}

static struct bits choose_cvt_int(uint64_t word, unsigned config, uint8_t *line)
{
    struct bits bits;
    if (ON_CP >> config & 1 && (word & UINT64_C(0x2000040e000000)) != UINT64_C(0x20000002000000) && (word & UINT64_C(0x400000000000)) != UINT64_C(0x400000000000) && (word & 0x1800000) != 0x1800000) {
        bits = (struct bits){UINT64_C(0x1c00000000000), 0x0};
        line[0] = 0;
        bits = with(bits, choose_l_src(word, config, line + 1));
    } else if (ON_VP >> config & 1 && ((word & UINT64_C(0x400001000000)) == 0x0 || (word & UINT64_C(0x400000800000)) == 0x0)) {
        bits = (struct bits){UINT64_C(0x1c00000000000), 0x0};
        line[0] = 0;
        bits = with(bits, choose_l_src(word, config, line + 1));
    } else if (ON_GP >> config & 1 && (word & UINT64_C(0x400000000000)) == 0x0) {
        bits = (struct bits){UINT64_C(0x1c00000000000), 0x0};
        line[0] = 0;
        bits = with(bits, choose_l_src(word, config, line + 1));
    } else if (ON_FP >> config & 1 && ((word & UINT64_C(0x20400001000000)) == 0x0 || (word & UINT64_C(0x20400000800000)) == 0x0)) {
        bits = (struct bits){UINT64_C(0x1c00000000000), 0x0};
        line[0] = 0;
        bits = with(bits, choose_l_src(word, config, line + 1));
    } else if (ON_CP >> config & 1 && (word & UINT64_C(0x2000040e000000)) != UINT64_C(0x20000002000000) && (word & UINT64_C(0x800000000000)) != UINT64_C(0x800000000000) && (word & 0x1800000) != 0x1800000) {
        bits = (struct bits){UINT64_C(0x1c00000000000), 0x0};
        line[0] = 1;
        bits = with(bits, choose_l_src(word, config, line + 7));
    } else if (ON_VP >> config & 1 && ((word & UINT64_C(0x800001000000)) == 0x0 || (word & UINT64_C(0x800000800000)) == 0x0)) {
        bits = (struct bits){UINT64_C(0x1c00000000000), 0x0};
        line[0] = 1;
        bits = with(bits, choose_l_src(word, config, line + 7));
    } else if (ON_GP >> config & 1 && (word & UINT64_C(0x800000000000)) == 0x0) {
        bits = (struct bits){UINT64_C(0x1c00000000000), 0x0};
        line[0] = 1;
        bits = with(bits, choose_l_src(word, config, line + 7));
    } else if (ON_FP >> config & 1 && ((word & UINT64_C(0x20800001000000)) == 0x0 || (word & UINT64_C(0x20800000800000)) == 0x0)) {
        bits = (struct bits){UINT64_C(0x1c00000000000), 0x0};
        line[0] = 1;
        bits = with(bits, choose_l_src(word, config, line + 7));
    } else if ((word & UINT64_C(0xc00000000000)) == UINT64_C(0xc00000000000)) {
        bits = (struct bits){UINT64_C(0x1c0000000fe00), 0x0};
        line[0] = 2;
    } else {
        return no_line;
    }
    return bits;
}

static void fields_cvt_i2i_u_full(uint64_t word, uint64_t *value)
{
    value[0] = word >> 61 & 0x1; /* ONEG */
    value[1] = word >> 52 & 0x1; /* LABS1 */
    value[2] = word >> 36 & 0x3; /* CDST */
    value[3] = word >> 2 & 0x7f; /* LDST */
    value[4] = word >> 2 & 0x7f; /* OOFF */
    value[5] = word >> 46 & 0x7; /* CHALF */
    value[6] = word >> 9 & 0x7f; /* LSRC */
    value[7] = word >> 9 & 0x1f; /* LSOFF */
    value[8] = (word >> 26 & 0x3) | (word >> 34 & 0x1) << 2; /* AREG */
    value[9] = word >> 9 & 0x7f; /* LAOFF */
    value[10] = word >> 46 & 0x7; /* CWORD */
    value[11] = word >> 46 & 0x7; /* CREG */
    value[12] = word >> 32 & 0x3; /* MARK */
    value[13] = word >> 39 & 0x1f; /* PRED */
    value[14] = word >> 44 & 0x3; /* COND */
}

/* 00o-01?? ??.l0??c ccccpppp p.cc.amm 1010aa-. .??????? llllllll llllll01  MARK GUARD cvt ONEG LABS1 u32 MCDST LL_DST CVT_INT */
static int take_cvt_i2i_u_full(uint64_t word, unsigned config, struct isadora_insn *out, uint16_t form, uint64_t canon)
{
    struct bits bits = {UINT64_C(0x2010000300000000), canon};
    bits = with(bits, choose_mcdst(word, out->line));
    const struct bits of_1 = choose_ll_dst(word, config, out->line + 1);
    if (none(of_1))
        return ISADORA_NO_FORM;
    bits = with(bits, of_1);
    const struct bits of_2 = choose_cvt_int(word, config, out->line + 2);
    if (none(of_2))
        return ISADORA_NO_FORM;
    bits = with(bits, of_2);
    const struct bits of_15 = choose_guard(word, out->line + 15);
    if (none(of_15))
        return ISADORA_NO_FORM;
    bits = with(bits, of_15);
    fields_cvt_i2i_u_full(word, out->value);
    return found(word, out, form, 8, bits);
}

static void fields_cvt_i2f_f16(uint64_t word, uint64_t *value)
{
    value[0] = word >> 61 & 0x1; /* ONEG */
    value[1] = word >> 52 & 0x1; /* LABS1 */
    value[2] = word >> 51 & 0x1; /* CSAT */
    value[3] = word >> 49 & 0x3; /* CRND */
    value[4] = word >> 36 & 0x3; /* CDST */
    value[5] = word >> 2 & 0x7f; /* LDST */
    value[6] = word >> 2 & 0x7f; /* OOFF */
    value[7] = word >> 46 & 0x7; /* CHALF */
    value[8] = word >> 9 & 0x7f; /* LSRC */
    value[9] = word >> 9 & 0x1f; /* LSOFF */
    value[10] = (word >> 26 & 0x3) | (word >> 34 & 0x1) << 2; /* AREG */
    value[11] = word >> 9 & 0x7f; /* LAOFF */
    value[12] = word >> 46 & 0x7; /* CWORD */
    value[13] = word >> 46 & 0x7; /* CREG */
    value[14] = word >> 32 & 0x3; /* MARK */
    value[15] = word >> 39 & 0x1f; /* PRED */
    value[16] = word >> 44 & 0x3; /* COND */
}

/* 01o-?0?? ?0.lcccc ccccpppp p.cc.amm 1010aa-. .??????? llllllll llllll01  MARK GUARD cvt ONEG LABS1 CSAT CRND f16 MCDST LL_DST CVT_INT */
static int take_cvt_i2f_f16(uint64_t word, unsigned config, struct isadora_insn *out, uint16_t form, uint64_t canon)
{
    struct bits bits = {UINT64_C(0x201e000300000000), canon};
    bits = with(bits, choose_mcdst(word, out->line));
    const struct bits of_1 = choose_ll_dst(word, config, out->line + 1);
    if (none(of_1))
        return ISADORA_NO_FORM;
    bits = with(bits, of_1);
    const struct bits of_2 = choose_cvt_int(word, config, out->line + 2);
    if (none(of_2))
        return ISADORA_NO_FORM;
    bits = with(bits, of_2);
    const struct bits of_15 = choose_guard(word, out->line + 15);
    if (none(of_15))
        return ISADORA_NO_FORM;
    bits = with(bits, of_15);
    fields_cvt_i2f_f16(word, out->value);
    return found(word, out, form, 8, bits);
}

static struct bits choose_l_src_2(uint64_t word, unsigned config, uint8_t *line)
{
    struct bits bits;
    if ((word & UINT64_C(0x20000001000000)) == 0x0 || (word & UINT64_C(0x20000000800000)) == 0x0) {
        bits = (struct bits){0xfe00, 0x0};
        line[0] = 0;
    } else if (ON_G200_CP >> config & 1 && (word & UINT64_C(0x40e000000)) != 0x2000000 && (word & 0x1800000) != 0x1800000 && (word & 0x8000) != 0x8000 && (word & 0x4000) != 0x4000) {
        bits = (struct bits){0x0, UINT64_C(0x20000000000000)};
        line[0] = 1;
        bits = with(bits, choose_at(word, line + 1));
    } else if (ON_G200_CP >> config & 1 && (word & UINT64_C(0x40e000000)) != 0x2000000 && (word & 0x1800000) != 0x1800000 && (word & 0x8000) != 0x8000) {
        bits = (struct bits){0x0, UINT64_C(0x20000000004000)};
        line[0] = 2;
        bits = with(bits, choose_at(word, line + 2));
    } else if (ON_G200_CP >> config & 1 && (word & UINT64_C(0x40e000000)) != 0x2000000 && (word & 0x1800000) != 0x1800000 && (word & 0x4000) != 0x4000) {
        bits = (struct bits){0x0, UINT64_C(0x20000000008000)};
        line[0] = 3;
        bits = with(bits, choose_at(word, line + 3));
    } else if (ON_G200_CP >> config & 1 && (word & UINT64_C(0x40e000000)) != 0x2000000 && (word & 0x1800000) != 0x1800000) {
        bits = (struct bits){0x0, UINT64_C(0x2000000000c000)};
        line[0] = 4;
        bits = with(bits, choose_at(word, line + 4));
    } else if (ON_G200_VP_GP >> config & 1 && (word & 0x1800000) != 0x1800000) {
        bits = (struct bits){0xfe00, UINT64_C(0x20000000000000)};
        line[0] = 5;
    } else if (ON_G200_GP >> config & 1) {
        bits = (struct bits){0x0, 0x1800000};
        line[0] = 6;
        bits = with(bits, choose_at0_2(word, line + 5));
    } else {
        return no_line;
    }
    return bits;
}

static void fields_cvt_i2f_64_u_to(uint64_t word, uint64_t *value)
{
    value[0] = word >> 61 & 0x1; /* ONEG */
    value[1] = word >> 52 & 0x1; /* LABS1 */
    value[2] = word >> 51 & 0x1; /* CSAT */
    value[3] = word >> 49 & 0x3; /* CRND */
    value[4] = word >> 36 & 0x3; /* CDST */
    value[5] = word >> 2 & 0x7f; /* LDST */
    value[6] = word >> 9 & 0x7f; /* LSRC */
    value[7] = word >> 9 & 0x1f; /* LSOFF */
    value[8] = (word >> 26 & 0x3) | (word >> 34 & 0x1) << 2; /* AREG */
    value[9] = word >> 9 & 0x7f; /* LAOFF */
    value[10] = word >> 32 & 0x3; /* MARK */
    value[11] = word >> 39 & 0x1f; /* PRED */
    value[12] = word >> 44 & 0x3; /* COND */
}

/* 01o-?1?? ?1.lccc0 ?0ccpppp p.cc?amm 1010aa-. .??????? llllllll llllll01  MARK GUARD cvt ONEG LABS1 CSAT CRND f64 MCDST $r[LDST]d u32 L_SRC */
static int take_cvt_i2f_64_u_to(uint64_t word, unsigned config, struct isadora_insn *out, uint16_t form, uint64_t canon)
{
    struct bits bits = {UINT64_C(0x201e000300000000), canon};
    bits = with(bits, choose_mcdst(word, out->line));
    const struct bits of_1 = choose_l_dst(word, out->line + 1);
    if (none(of_1))
        return ISADORA_NO_FORM;
    bits = with(bits, of_1);
    const struct bits of_2 = choose_l_src_2(word, config, out->line + 2);
    if (none(of_2))
        return ISADORA_NO_FORM;
    bits = with(bits, of_2);
    const struct bits of_8 = choose_guard(word, out->line + 8);
    if (none(of_8))
        return ISADORA_NO_FORM;
    bits = with(bits, of_8);
    fields_cvt_i2f_64_u_to(word, out->value);
    return found(word, out, form, 8, bits);
}

static struct bits choose_ll_dst_2(uint64_t word, unsigned config, uint8_t *line)
{
    struct bits bits;
    if ((word & UINT64_C(0x800000000)) == 0x0) {
        bits = (struct bits){0x1fc, 0x0};
        line[0] = 0;
    } else if (ON_G200_VP_GP >> config & 1 && (word & 0x1fc) != 0x1fc) {
        bits = (struct bits){0x1fc, UINT64_C(0x800000000)};
        line[0] = 1;
    } else if ((word & 0x1fc) == 0x1fc) {
        bits = (struct bits){0x0, UINT64_C(0x8000001fc)};
        line[0] = 2;
    } else {
        return no_line;
    }
    return bits;
}

static struct bits choose_reg_3(uint64_t word, uint8_t *line)
{
    struct bits bits;
    if ((word & 0x200) == 0x0) {
        bits = (struct bits){0xfe00, 0x0};
        line[0] = 0;
    } else {
        return no_line;
    }
    return bits;
}

static void fields_cvt_i2f_64_u_from(uint64_t word, uint64_t *value)
{
    value[0] = word >> 61 & 0x1; /* ONEG */
    value[1] = word >> 52 & 0x1; /* LABS1 */
    value[2] = word >> 51 & 0x1; /* CSAT */
    value[3] = word >> 49 & 0x3; /* CRND */
    value[4] = word >> 36 & 0x3; /* CDST */
    value[5] = word >> 2 & 0x7f; /* LDST */
    value[6] = word >> 2 & 0x7f; /* OOFF */
    value[7] = word >> 9 & 0x7f; /* LSRC */
    value[8] = word >> 32 & 0x3; /* MARK */
    value[9] = word >> 39 & 0x1f; /* PRED */
    value[10] = word >> 44 & 0x3; /* COND */
}

/* 01o-?0?? ?1?lccc0 ?1ccpppp p.cc.-mm 1010---? ???????? llllllll llllll01  MARK GUARD cvt ONEG LABS1 CSAT CRND f32 MCDST LL_DST u64 $r[LSRC]d */
static int take_cvt_i2f_64_u_from(uint64_t word, unsigned config, struct isadora_insn *out, uint16_t form, uint64_t canon)
{
    struct bits bits = {UINT64_C(0x201e000300000000), canon};
    bits = with(bits, choose_mcdst(word, out->line));
    const struct bits of_1 = choose_ll_dst_2(word, config, out->line + 1);
    if (none(of_1))
        return ISADORA_NO_FORM;
    bits = with(bits, of_1);
    const struct bits of_2 = choose_reg_3(word, out->line + 2);
    if (none(of_2))
        return ISADORA_NO_FORM;
    bits = with(bits, of_2);
    const struct bits of_3 = choose_guard(word, out->line + 3);
    if (none(of_3))
        return ISADORA_NO_FORM;
    bits = with(bits, of_3);
    fields_cvt_i2f_64_u_from(word, out->value);
    return found(word, out, form, 8, bits);
}

static void fields_cvt_i2f_64_u_both(uint64_t word, uint64_t *value)
{
    value[0] = word >> 61 & 0x1; /* ONEG */
    value[1] = word >> 52 & 0x1; /* LABS1 */
    value[2] = word >> 51 & 0x1; /* CSAT */
    value[3] = word >> 49 & 0x3; /* CRND */
    value[4] = word >> 36 & 0x3; /* CDST */
    value[5] = word >> 2 & 0x7f; /* LDST */
    value[6] = word >> 9 & 0x7f; /* LSRC */
    value[7] = word >> 32 & 0x3; /* MARK */
    value[8] = word >> 39 & 0x1f; /* PRED */
    value[9] = word >> 44 & 0x3; /* COND */
}

/* 01o-?1?? ?1?lccc0 ?1ccpppp p.cc?-mm 1010---? ???????? llllllll llllll01  MARK GUARD cvt ONEG LABS1 CSAT CRND f64 MCDST $r[LDST]d u64 $r[LSRC]d */
static int take_cvt_i2f_64_u_both(uint64_t word, struct isadora_insn *out, uint16_t form, uint64_t canon)
{
    struct bits bits = {UINT64_C(0x201e000300000000), canon};
    bits = with(bits, choose_mcdst(word, out->line));
    const struct bits of_1 = choose_l_dst(word, out->line + 1);
    if (none(of_1))
        return ISADORA_NO_FORM;
    bits = with(bits, of_1);
    const struct bits of_2 = choose_reg_3(word, out->line + 2);
    if (none(of_2))
        return ISADORA_NO_FORM;
    bits = with(bits, of_2);
    const struct bits of_3 = choose_guard(word, out->line + 3);
    if (none(of_3))
        return ISADORA_NO_FORM;
    bits = with(bits, of_3);
    fields_cvt_i2f_64_u_both(word, out->value);
    return found(word, out, form, 8, bits);
}

static struct bits choose_l_src_3(uint64_t word, unsigned config, uint8_t *line)
{
    struct bits bits;
    if ((word & UINT64_C(0x20000001000000)) == 0x0 || (word & UINT64_C(0x20000000800000)) == 0x0) {
        bits = (struct bits){0xfe00, 0x0};
        line[0] = 0;
    } else if (ON_CP >> config & 1 && (word & UINT64_C(0x40e000000)) != 0x2000000 && (word & 0x1800000) != 0x1800000 && (word & 0x8000) != 0x8000 && (word & 0x4000) != 0x4000) {
        bits = (struct bits){0x0, UINT64_C(0x20000000000000)};
        line[0] = 1;
        bits = with(bits, choose_at(word, line + 1));
    } else if (ON_CP >> config & 1 && (word & UINT64_C(0x40e000000)) != 0x2000000 && (word & 0x1800000) != 0x1800000 && (word & 0x8000) != 0x8000) {
        bits = (struct bits){0x0, UINT64_C(0x20000000004000)};
        line[0] = 2;
        bits = with(bits, choose_at(word, line + 2));
    } else if (ON_CP >> config & 1 && (word & UINT64_C(0x40e000000)) != 0x2000000 && (word & 0x1800000) != 0x1800000 && (word & 0x4000) != 0x4000) {
        bits = (struct bits){0x0, UINT64_C(0x20000000008000)};
        line[0] = 3;
        bits = with(bits, choose_at(word, line + 3));
    } else if (ON_CP >> config & 1 && (word & UINT64_C(0x40e000000)) != 0x2000000 && (word & 0x1800000) != 0x1800000) {
        bits = (struct bits){0x0, UINT64_C(0x2000000000c000)};
        line[0] = 4;
        bits = with(bits, choose_at(word, line + 4));
    } else if (ON_VP_GP >> config & 1 && (word & 0x1800000) != 0x1800000) {
        bits = (struct bits){0xfe00, UINT64_C(0x20000000000000)};
        line[0] = 5;
    } else if (ON_GP >> config & 1) {
        bits = (struct bits){0x0, 0x1800000};
        line[0] = 6;
        bits = with(bits, choose_at0_2(word, line + 5));
    } else {
        return no_line;
    }
    return bits;
}

static void fields_cvt_f2i_u16_f16(uint64_t word, uint64_t *value)
{
    value[0] = word >> 61 & 0x1; /* ONEG */
    value[1] = word >> 52 & 0x1; /* LABS1 */
    value[2] = word >> 49 & 0x3; /* IRND */
    value[3] = word >> 36 & 0x3; /* CDST */
    value[4] = word >> 2 & 0x7f; /* LDST */
    value[5] = word >> 2 & 0x7f; /* OOFF */
    value[6] = word >> 9 & 0x7f; /* LSRC */
    value[7] = word >> 9 & 0x1f; /* LSOFF */
    value[8] = (word >> 26 & 0x3) | (word >> 34 & 0x1) << 2; /* AREG */
    value[9] = word >> 9 & 0x7f; /* LAOFF */
    value[10] = word >> 32 & 0x3; /* MARK */
    value[11] = word >> 39 & 0x1f; /* PRED */
    value[12] = word >> 44 & 0x3; /* COND */
}

/* 10o-00?? ?0.l?ii? ?0ccpppp p.cc.amm 1010aa-. .??????? llllllll llllll01  MARK GUARD cvt ONEG LABS1 IRND u16 MCDST LL_DST f16 L_SRC */
static int take_cvt_f2i_u16_f16(uint64_t word, unsigned config, struct isadora_insn *out, uint16_t form, uint64_t canon)
{
    struct bits bits = {UINT64_C(0x2016000300000000), canon};
    bits = with(bits, choose_mcdst(word, out->line));
    const struct bits of_1 = choose_ll_dst(word, config, out->line + 1);
    if (none(of_1))
        return ISADORA_NO_FORM;
    bits = with(bits, of_1);
    const struct bits of_2 = choose_l_src_3(word, config, out->line + 2);
    if (none(of_2))
        return ISADORA_NO_FORM;
    bits = with(bits, of_2);
    const struct bits of_8 = choose_guard(word, out->line + 8);
    if (none(of_8))
        return ISADORA_NO_FORM;
    bits = with(bits, of_8);
    fields_cvt_f2i_u16_f16(word, out->value);
    return found(word, out, form, 8, bits);
}

static void fields_cvt_f2i_64_u_to(uint64_t word, uint64_t *value)
{
    value[0] = word >> 61 & 0x1; /* ONEG */
    value[1] = word >> 52 & 0x1; /* LABS1 */
    value[2] = word >> 49 & 0x3; /* IRND */
    value[3] = word >> 36 & 0x3; /* CDST */
    value[4] = word >> 2 & 0x7f; /* LDST */
    value[5] = word >> 2 & 0x7f; /* OOFF */
    value[6] = word >> 9 & 0x7f; /* LSRC */
    value[7] = word >> 32 & 0x3; /* MARK */
    value[8] = word >> 39 & 0x1f; /* PRED */
    value[9] = word >> 44 & 0x3; /* COND */
}

/* 10o-00?? ?1?l?ii? ?1ccpppp p.cc.-mm 1010---? ???????? llllllll llllll01  MARK GUARD cvt ONEG LABS1 IRND u32 MCDST LL_DST f64 $r[LSRC]d */
static int take_cvt_f2i_64_u_to(uint64_t word, unsigned config, struct isadora_insn *out, uint16_t form, uint64_t canon)
{
    struct bits bits = {UINT64_C(0x2016000300000000), canon};
    bits = with(bits, choose_mcdst(word, out->line));
    const struct bits of_1 = choose_ll_dst_2(word, config, out->line + 1);
    if (none(of_1))
        return ISADORA_NO_FORM;
    bits = with(bits, of_1);
    const struct bits of_2 = choose_reg_3(word, out->line + 2);
    if (none(of_2))
        return ISADORA_NO_FORM;
    bits = with(bits, of_2);
    const struct bits of_3 = choose_guard(word, out->line + 3);
    if (none(of_3))
        return ISADORA_NO_FORM;
    bits = with(bits, of_3);
    fields_cvt_f2i_64_u_to(word, out->value);
    return found(word, out, form, 8, bits);
}

static void fields_cvt_f2i_64_u_from(uint64_t word, uint64_t *value)
{
    value[0] = word >> 61 & 0x1; /* ONEG */
    value[1] = word >> 52 & 0x1; /* LABS1 */
    value[2] = word >> 49 & 0x3; /* IRND */
    value[3] = word >> 36 & 0x3; /* CDST */
    value[4] = word >> 2 & 0x7f; /* LDST */
    value[5] = word >> 9 & 0x7f; /* LSRC */
    value[6] = word >> 9 & 0x1f; /* LSOFF */
    value[7] = (word >> 26 & 0x3) | (word >> 34 & 0x1) << 2; /* AREG */
    value[8] = word >> 9 & 0x7f; /* LAOFF */
    value[9] = word >> 32 & 0x3; /* MARK */
    value[10] = word >> 39 & 0x1f; /* PRED */
    value[11] = word >> 44 & 0x3; /* COND */
}

/* 10o-01?? ?1.l?ii? ?0ccpppp p.cc?amm 1010aa-. .??????? llllllll llllll01  MARK GUARD cvt ONEG LABS1 IRND u64 MCDST $r[LDST]d f32 L_SRC */
static int take_cvt_f2i_64_u_from(uint64_t word, unsigned config, struct isadora_insn *out, uint16_t form, uint64_t canon)
{
    struct bits bits = {UINT64_C(0x2016000300000000), canon};
    bits = with(bits, choose_mcdst(word, out->line));
    const struct bits of_1 = choose_l_dst(word, out->line + 1);
    if (none(of_1))
        return ISADORA_NO_FORM;
    bits = with(bits, of_1);
    const struct bits of_2 = choose_l_src_2(word, config, out->line + 2);
    if (none(of_2))
        return ISADORA_NO_FORM;
    bits = with(bits, of_2);
    const struct bits of_8 = choose_guard(word, out->line + 8);
    if (none(of_8))
        return ISADORA_NO_FORM;
    bits = with(bits, of_8);
    fields_cvt_f2i_64_u_from(word, out->value);
    return found(word, out, form, 8, bits);
}

static void fields_cvt_f2i_64_u_both(uint64_t word, uint64_t *value)
{
    value[0] = word >> 61 & 0x1; /* ONEG */
    value[1] = word >> 52 & 0x1; /* LABS1 */
    value[2] = word >> 49 & 0x3; /* IRND */
    value[3] = word >> 36 & 0x3; /* CDST */
    value[4] = word >> 2 & 0x7f; /* LDST */
    value[5] = word >> 9 & 0x7f; /* LSRC */
    value[6] = word >> 32 & 0x3; /* MARK */
    value[7] = word >> 39 & 0x1f; /* PRED */
    value[8] = word >> 44 & 0x3; /* COND */
}

/* 10o-01?? ?1?l?ii? ?1ccpppp p.cc?-mm 1010---? ???????? llllllll llllll01  MARK GUARD cvt ONEG LABS1 IRND u64 MCDST $r[LDST]d f64 $r[LSRC]d */
static int take_cvt_f2i_64_u_both(uint64_t word, struct isadora_insn *out, uint16_t form, uint64_t canon)
{
    struct bits bits = {UINT64_C(0x2016000300000000), canon};
    bits = with(bits, choose_mcdst(word, out->line));
    const struct bits of_1 = choose_l_dst(word, out->line + 1);
    if (none(of_1))
        return ISADORA_NO_FORM;
    bits = with(bits, of_1);
    const struct bits of_2 = choose_reg_3(word, out->line + 2);
    if (none(of_2))
        return ISADORA_NO_FORM;
    bits = with(bits, of_2);
    const struct bits of_3 = choose_guard(word, out->line + 3);
    if (none(of_3))
        return ISADORA_NO_FORM;
    bits = with(bits, of_3);
    fields_cvt_f2i_64_u_both(word, out->value);
    return found(word, out, form, 8, bits);
}

static void fields_cvt_f2f_f16_same(uint64_t word, uint64_t *value)
{
    value[0] = word >> 61 & 0x1; /* ONEG */
    value[1] = word >> 52 & 0x1; /* LABS1 */
    value[2] = word >> 51 & 0x1; /* CSAT */
    value[3] = word >> 36 & 0x3; /* CDST */
    value[4] = word >> 2 & 0x7f; /* LDST */
    value[5] = word >> 2 & 0x7f; /* OOFF */
    value[6] = word >> 9 & 0x7f; /* LSRC */
    value[7] = word >> 9 & 0x1f; /* LSOFF */
    value[8] = (word >> 26 & 0x3) | (word >> 34 & 0x1) << 2; /* AREG */
    value[9] = word >> 9 & 0x7f; /* LAOFF */
    value[10] = word >> 32 & 0x3; /* MARK */
    value[11] = word >> 39 & 0x1f; /* PRED */
    value[12] = word >> 44 & 0x3; /* COND */
}

/* 11o-00?? ?0.lc??? ?0ccpppp p.cc.amm 1010aa-. .??????? llllllll llllll01  MARK GUARD cvt ONEG LABS1 CSAT f16 MCDST LL_DST f16 L_SRC */
static int take_cvt_f2f_f16_same(uint64_t word, unsigned config, struct isadora_insn *out, uint16_t form, uint64_t canon)
{
    struct bits bits = {UINT64_C(0x2018000300000000), canon};
    bits = with(bits, choose_mcdst(word, out->line));
    const struct bits of_1 = choose_ll_dst(word, config, out->line + 1);
    if (none(of_1))
        return ISADORA_NO_FORM;
    bits = with(bits, of_1);
    const struct bits of_2 = choose_l_src_3(word, config, out->line + 2);
    if (none(of_2))
        return ISADORA_NO_FORM;
    bits = with(bits, of_2);
    const struct bits of_8 = choose_guard(word, out->line + 8);
    if (none(of_8))
        return ISADORA_NO_FORM;
    bits = with(bits, of_8);
    fields_cvt_f2f_f16_same(word, out->value);
    return found(word, out, form, 8, bits);
}

static void fields_cvt_f2f_f16_rint(uint64_t word, uint64_t *value)
{
    value[0] = word >> 61 & 0x1; /* ONEG */
    value[1] = word >> 52 & 0x1; /* LABS1 */
    value[2] = word >> 51 & 0x1; /* CSAT */
    value[3] = word >> 49 & 0x3; /* IRND */
    value[4] = word >> 36 & 0x3; /* CDST */
    value[5] = word >> 2 & 0x7f; /* LDST */
    value[6] = word >> 2 & 0x7f; /* OOFF */
    value[7] = word >> 9 & 0x7f; /* LSRC */
    value[8] = word >> 9 & 0x1f; /* LSOFF */
    value[9] = (word >> 26 & 0x3) | (word >> 34 & 0x1) << 2; /* AREG */
    value[10] = word >> 9 & 0x7f; /* LAOFF */
    value[11] = word >> 32 & 0x3; /* MARK */
    value[12] = word >> 39 & 0x1f; /* PRED */
    value[13] = word >> 44 & 0x3; /* COND */
}

/* 11o-10?? ?0.lcii? ?0ccpppp p.cc.amm 1010aa-. .??????? llllllll llllll01  MARK GUARD cvt ONEG LABS1 CSAT IRND f16 MCDST LL_DST f16 L_SRC */
static int take_cvt_f2f_f16_rint(uint64_t word, unsigned config, struct isadora_insn *out, uint16_t form, uint64_t canon)
{
    struct bits bits = {UINT64_C(0x201e000300000000), canon};
    bits = with(bits, choose_mcdst(word, out->line));
    const struct bits of_1 = choose_ll_dst(word, config, out->line + 1);
    if (none(of_1))
        return ISADORA_NO_FORM;
    bits = with(bits, of_1);
    const struct bits of_2 = choose_l_src_3(word, config, out->line + 2);
    if (none(of_2))
        return ISADORA_NO_FORM;
    bits = with(bits, of_2);
    const struct bits of_8 = choose_guard(word, out->line + 8);
    if (none(of_8))
        return ISADORA_NO_FORM;
    bits = with(bits, of_8);
    fields_cvt_f2f_f16_rint(word, out->value);
    return found(word, out, form, 8, bits);
}

static void fields_cvt_f2f_f16_narrow(uint64_t word, uint64_t *value)
{
    value[0] = word >> 61 & 0x1; /* ONEG */
    value[1] = word >> 52 & 0x1; /* LABS1 */
    value[2] = word >> 51 & 0x1; /* CSAT */
    value[3] = word >> 49 & 0x3; /* CRND */
    value[4] = word >> 36 & 0x3; /* CDST */
    value[5] = word >> 2 & 0x7f; /* LDST */
    value[6] = word >> 2 & 0x7f; /* OOFF */
    value[7] = word >> 9 & 0x7f; /* LSRC */
    value[8] = word >> 9 & 0x1f; /* LSOFF */
    value[9] = (word >> 26 & 0x3) | (word >> 34 & 0x1) << 2; /* AREG */
    value[10] = word >> 9 & 0x7f; /* LAOFF */
    value[11] = word >> 32 & 0x3; /* MARK */
    value[12] = word >> 39 & 0x1f; /* PRED */
    value[13] = word >> 44 & 0x3; /* COND */
}

/* 11o-00?? ?0.lccc? ?1ccpppp p.cc.amm 1010aa-. .??????? llllllll llllll01  MARK GUARD cvt ONEG LABS1 CSAT CRND f16 MCDST LL_DST f32 L_SRC */
static int take_cvt_f2f_f16_narrow(uint64_t word, unsigned config, struct isadora_insn *out, uint16_t form, uint64_t canon)
{
    struct bits bits = {UINT64_C(0x201e000300000000), canon};
    bits = with(bits, choose_mcdst(word, out->line));
    const struct bits of_1 = choose_ll_dst(word, config, out->line + 1);
    if (none(of_1))
        return ISADORA_NO_FORM;
    bits = with(bits, of_1);
    const struct bits of_2 = choose_l_src_3(word, config, out->line + 2);
    if (none(of_2))
        return ISADORA_NO_FORM;
    bits = with(bits, of_2);
    const struct bits of_8 = choose_guard(word, out->line + 8);
    if (none(of_8))
        return ISADORA_NO_FORM;
    bits = with(bits, of_8);
    fields_cvt_f2f_f16_narrow(word, out->value);
    return found(word, out, form, 8, bits);
}

static void fields_cvt_f2f_64_narrow(uint64_t word, uint64_t *value)
{
    value[0] = word >> 61 & 0x1; /* ONEG */
    value[1] = word >> 52 & 0x1; /* LABS1 */
    value[2] = word >> 49 & 0x3; /* CRND */
    value[3] = word >> 36 & 0x3; /* CDST */
    value[4] = word >> 2 & 0x7f; /* LDST */
    value[5] = word >> 2 & 0x7f; /* OOFF */
    value[6] = word >> 9 & 0x7f; /* LSRC */
    value[7] = word >> 32 & 0x3; /* MARK */
    value[8] = word >> 39 & 0x1f; /* PRED */
    value[9] = word >> 44 & 0x3; /* COND */
}

/* 11o-?0?? ?1?l?cc? ?1ccpppp p.cc.-mm 1010---? ???????? llllllll llllll01  MARK GUARD cvt ONEG LABS1 CRND f32 MCDST LL_DST f64 $r[LSRC]d */
static int take_cvt_f2f_64_narrow(uint64_t word, unsigned config, struct isadora_insn *out, uint16_t form, uint64_t canon)
{
    struct bits bits = {UINT64_C(0x2016000300000000), canon};
    bits = with(bits, choose_mcdst(word, out->line));
    const struct bits of_1 = choose_ll_dst_2(word, config, out->line + 1);
    if (none(of_1))
        return ISADORA_NO_FORM;
    bits = with(bits, of_1);
    const struct bits of_2 = choose_reg_3(word, out->line + 2);
    if (none(of_2))
        return ISADORA_NO_FORM;
    bits = with(bits, of_2);
    const struct bits of_3 = choose_guard(word, out->line + 3);
    if (none(of_3))
        return ISADORA_NO_FORM;
    bits = with(bits, of_3);
    fields_cvt_f2f_64_narrow(word, out->value);
    return found(word, out, form, 8, bits);
}

static void fields_cvt_f2f_64_same(uint64_t word, uint64_t *value)
{
    value[0] = word >> 61 & 0x1; /* ONEG */
    value[1] = word >> 52 & 0x1; /* LABS1 */
    value[2] = word >> 36 & 0x3; /* CDST */
    value[3] = word >> 2 & 0x7f; /* LDST */
    value[4] = word >> 9 & 0x7f; /* LSRC */
    value[5] = word >> 32 & 0x3; /* MARK */
    value[6] = word >> 39 & 0x1f; /* PRED */
    value[7] = word >> 44 & 0x3; /* COND */
}

/* 11o-01?? ?1?l???? ?1ccpppp p.cc?-mm 1010---? ???????? llllllll llllll01  MARK GUARD cvt ONEG LABS1 f64 MCDST $r[LDST]d f64 $r[LSRC]d */
static int take_cvt_f2f_64_same(uint64_t word, struct isadora_insn *out, uint16_t form, uint64_t canon)
{
    struct bits bits = {UINT64_C(0x2010000300000000), canon};
    bits = with(bits, choose_mcdst(word, out->line));
    const struct bits of_1 = choose_l_dst(word, out->line + 1);
    if (none(of_1))
        return ISADORA_NO_FORM;
    bits = with(bits, of_1);
    const struct bits of_2 = choose_reg_3(word, out->line + 2);
    if (none(of_2))
        return ISADORA_NO_FORM;
    bits = with(bits, of_2);
    const struct bits of_3 = choose_guard(word, out->line + 3);
    if (none(of_3))
        return ISADORA_NO_FORM;
    bits = with(bits, of_3);
    fields_cvt_f2f_64_same(word, out->value);
    return found(word, out, form, 8, bits);
}

static void fields_cvt_f2f_64_widen(uint64_t word, uint64_t *value)
{
    value[0] = word >> 61 & 0x1; /* ONEG */
    value[1] = word >> 52 & 0x1; /* LABS1 */
    value[2] = word >> 36 & 0x3; /* CDST */
    value[3] = word >> 2 & 0x7f; /* LDST */
    value[4] = word >> 9 & 0x7f; /* LSRC */
    value[5] = word >> 9 & 0x1f; /* LSOFF */
    value[6] = (word >> 26 & 0x3) | (word >> 34 & 0x1) << 2; /* AREG */
    value[7] = word >> 9 & 0x7f; /* LAOFF */
    value[8] = word >> 32 & 0x3; /* MARK */
    value[9] = word >> 39 & 0x1f; /* PRED */
    value[10] = word >> 44 & 0x3; /* COND */
}

/* 11o-?1?? ?1.l???? ?0ccpppp p.cc?amm 1010aa-. .??????? llllllll llllll01  MARK GUARD cvt ONEG LABS1 f64 MCDST $r[LDST]d f32 L_SRC */
static int take_cvt_f2f_64_widen(uint64_t word, unsigned config, struct isadora_insn *out, uint16_t form, uint64_t canon)
{
    struct bits bits = {UINT64_C(0x2010000300000000), canon};
    bits = with(bits, choose_mcdst(word, out->line));
    const struct bits of_1 = choose_l_dst(word, out->line + 1);
    if (none(of_1))
        return ISADORA_NO_FORM;
    bits = with(bits, of_1);
    const struct bits of_2 = choose_l_src_2(word, config, out->line + 2);
    if (none(of_2))
        return ISADORA_NO_FORM;
    bits = with(bits, of_2);
    const struct bits of_8 = choose_guard(word, out->line + 8);
    if (none(of_8))
        return ISADORA_NO_FORM;
    bits = with(bits, of_8);
    fields_cvt_f2f_64_widen(word, out->value);
    return found(word, out, form, 8, bits);
}

static void fields_dfma(uint64_t word, uint64_t *value)
{
    value[0] = word >> 54 & 0x3; /* DRND */
    value[1] = word >> 36 & 0x3; /* CDST */
    value[2] = word >> 2 & 0x7f; /* LDST */
    value[3] = word >> 58 & 0x1; /* LNEG1 */
    value[4] = word >> 9 & 0x7f; /* LSRC */
    value[5] = word >> 16 & 0x7f; /* LSRC2 */
    value[6] = word >> 59 & 0x1; /* LNEG2 */
    value[7] = word >> 46 & 0x7f; /* LSRC3 */
    value[8] = word >> 32 & 0x3; /* MARK */
    value[9] = word >> 39 & 0x1f; /* PRED */
    value[10] = word >> 44 & 0x3; /* COND */
}

/* 010-ll?? dd?lllll llccpppp p.cc?-mm 1110---? ?lllllll llllllll llllll01  MARK GUARD fma DRND f64 MCDST $r[LDST]d LNEG1 $r[LSRC]d $r[LSRC2]d LNEG2 $r[LSRC3]d */
static int take_dfma(uint64_t word, struct isadora_insn *out, uint16_t form, uint64_t canon)
{
    struct bits bits = {UINT64_C(0xcc0000300000000), canon};
    bits = with(bits, choose_mcdst(word, out->line));
    const struct bits of_1 = choose_l_dst(word, out->line + 1);
    if (none(of_1))
        return ISADORA_NO_FORM;
    bits = with(bits, of_1);
    const struct bits of_2 = choose_reg_3(word, out->line + 2);
    if (none(of_2))
        return ISADORA_NO_FORM;
    bits = with(bits, of_2);
    const struct bits of_3 = choose_reg(word, out->line + 3);
    if (none(of_3))
        return ISADORA_NO_FORM;
    bits = with(bits, of_3);
    const struct bits of_4 = choose_reg_2(word, out->line + 4);
    if (none(of_4))
        return ISADORA_NO_FORM;
    bits = with(bits, of_4);
    const struct bits of_5 = choose_guard(word, out->line + 5);
    if (none(of_5))
        return ISADORA_NO_FORM;
    bits = with(bits, of_5);
    fields_dfma(word, out->value);
    return found(word, out, form, 8, bits);
}

static void fields_dadd(uint64_t word, uint64_t *value)
{
    value[0] = word >> 16 & 0x3; /* DARND */
    value[1] = word >> 36 & 0x3; /* CDST */
    value[2] = word >> 2 & 0x7f; /* LDST */
    value[3] = word >> 58 & 0x1; /* LNEG1 */
    value[4] = word >> 9 & 0x7f; /* LSRC */
    value[5] = word >> 59 & 0x1; /* LNEG2 */
    value[6] = word >> 46 & 0x7f; /* LSRC3 */
    value[7] = word >> 32 & 0x3; /* MARK */
    value[8] = word >> 39 & 0x1f; /* PRED */
    value[9] = word >> 44 & 0x3; /* COND */
}

/* 011-ll?? ???lllll llccpppp p.cc?-mm 1110---? ??????dd llllllll llllll01  MARK GUARD add DARND f64 MCDST $r[LDST]d LNEG1 $r[LSRC]d LNEG2 $r[LSRC3]d */
static int take_dadd(uint64_t word, struct isadora_insn *out, uint16_t form, uint64_t canon)
{
    struct bits bits = {UINT64_C(0xc00000300030000), canon};
    bits = with(bits, choose_mcdst(word, out->line));
    const struct bits of_1 = choose_l_dst(word, out->line + 1);
    if (none(of_1))
        return ISADORA_NO_FORM;
    bits = with(bits, of_1);
    const struct bits of_2 = choose_reg_3(word, out->line + 2);
    if (none(of_2))
        return ISADORA_NO_FORM;
    bits = with(bits, of_2);
    const struct bits of_3 = choose_reg_2(word, out->line + 3);
    if (none(of_3))
        return ISADORA_NO_FORM;
    bits = with(bits, of_3);
    const struct bits of_4 = choose_guard(word, out->line + 4);
    if (none(of_4))
        return ISADORA_NO_FORM;
    bits = with(bits, of_4);
    fields_dadd(word, out->value);
    return found(word, out, form, 8, bits);
}

static void fields_dmul(uint64_t word, uint64_t *value)
{
    value[0] = word >> 49 & 0x3; /* CRND */
    value[1] = word >> 36 & 0x3; /* CDST */
    value[2] = word >> 2 & 0x7f; /* LDST */
    value[3] = word >> 58 & 0x1; /* LNEG1 */
    value[4] = word >> 9 & 0x7f; /* LSRC */
    value[5] = word >> 16 & 0x7f; /* LSRC2 */
    value[6] = word >> 32 & 0x3; /* MARK */
    value[7] = word >> 39 & 0x1f; /* PRED */
    value[8] = word >> 44 & 0x3; /* COND */
}

/* 100-?l?? ?????cc? ??ccpppp p.cc?-mm 1110---? ?lllllll llllllll llllll01  MARK GUARD mul CRND f64 MCDST $r[LDST]d LNEG1 $r[LSRC]d $r[LSRC2]d */
static int take_dmul(uint64_t word, struct isadora_insn *out, uint16_t form, uint64_t canon)
{
    struct bits bits = {UINT64_C(0x406000300000000), canon};
    bits = with(bits, choose_mcdst(word, out->line));
    const struct bits of_1 = choose_l_dst(word, out->line + 1);
    if (none(of_1))
        return ISADORA_NO_FORM;
    bits = with(bits, of_1);
    const struct bits of_2 = choose_reg_3(word, out->line + 2);
    if (none(of_2))
        return ISADORA_NO_FORM;
    bits = with(bits, of_2);
    const struct bits of_3 = choose_reg(word, out->line + 3);
    if (none(of_3))
        return ISADORA_NO_FORM;
    bits = with(bits, of_3);
    const struct bits of_4 = choose_guard(word, out->line + 4);
    if (none(of_4))
        return ISADORA_NO_FORM;
    bits = with(bits, of_4);
    fields_dmul(word, out->value);
    return found(word, out, form, 8, bits);
}

static void fields_dminmax_min(uint64_t word, uint64_t *value)
{
    value[0] = word >> 36 & 0x3; /* CDST */
    value[1] = word >> 2 & 0x7f; /* LDST */
    value[2] = word >> 58 & 0x1; /* LNEG1 */
    value[3] = word >> 52 & 0x1; /* LABS1 */
    value[4] = word >> 9 & 0x7f; /* LSRC */
    value[5] = word >> 59 & 0x1; /* LNEG2 */
    value[6] = word >> 51 & 0x1; /* LABS2 */
    value[7] = word >> 16 & 0x7f; /* LSRC2 */
    value[8] = word >> 32 & 0x3; /* MARK */
    value[9] = word >> 39 & 0x1f; /* PRED */
    value[10] = word >> 44 & 0x3; /* COND */
}

/* 101-ll?? ???ll??? ??ccpppp p.cc?-mm 1110---? ?lllllll llllllll llllll01  MARK GUARD min f64 MCDST $r[LDST]d LNEG1 LABS1 $r[LSRC]d LNEG2 LABS2 $r[LSRC2]d */
static int take_dminmax_min(uint64_t word, struct isadora_insn *out, uint16_t form, uint64_t canon)
{
    struct bits bits = {UINT64_C(0xc18000300000000), canon};
    bits = with(bits, choose_mcdst(word, out->line));
    const struct bits of_1 = choose_l_dst(word, out->line + 1);
    if (none(of_1))
        return ISADORA_NO_FORM;
    bits = with(bits, of_1);
    const struct bits of_2 = choose_reg_3(word, out->line + 2);
    if (none(of_2))
        return ISADORA_NO_FORM;
    bits = with(bits, of_2);
    const struct bits of_3 = choose_reg(word, out->line + 3);
    if (none(of_3))
        return ISADORA_NO_FORM;
    bits = with(bits, of_3);
    const struct bits of_4 = choose_guard(word, out->line + 4);
    if (none(of_4))
        return ISADORA_NO_FORM;
    bits = with(bits, of_4);
    fields_dminmax_min(word, out->value);
    return found(word, out, form, 8, bits);
}

static void fields_dset(uint64_t word, uint64_t *value)
{
    value[0] = word >> 36 & 0x3; /* CDST */
    value[1] = word >> 2 & 0x7f; /* LDST */
    value[2] = word >> 2 & 0x7f; /* OOFF */
    value[3] = word >> 46 & 0xf; /* FCOMPARE */
    value[4] = word >> 58 & 0x1; /* LNEG1 */
    value[5] = word >> 52 & 0x1; /* LABS1 */
    value[6] = word >> 9 & 0x7f; /* LSRC */
    value[7] = word >> 59 & 0x1; /* LNEG2 */
    value[8] = word >> 51 & 0x1; /* LABS2 */
    value[9] = word >> 16 & 0x7f; /* LSRC2 */
    value[10] = word >> 32 & 0x3; /* MARK */
    value[11] = word >> 39 & 0x1f; /* PRED */
    value[12] = word >> 44 & 0x3; /* COND */
}

/* 111-ll?? ???ll?ff ffccpppp p.cc.-mm 1110---? ?lllllll llllllll llllll01  MARK GUARD set MCDST LL_DST FCOMPARE f64 LNEG1 LABS1 $r[LSRC]d LNEG2 LABS2 $r[LSRC2]d */
static int take_dset(uint64_t word, unsigned config, struct isadora_insn *out, uint16_t form, uint64_t canon)
{
    struct bits bits = {UINT64_C(0xc1bc00300000000), canon};
    bits = with(bits, choose_mcdst(word, out->line));
    const struct bits of_1 = choose_ll_dst_2(word, config, out->line + 1);
    if (none(of_1))
        return ISADORA_NO_FORM;
    bits = with(bits, of_1);
    const struct bits of_2 = choose_reg_3(word, out->line + 2);
    if (none(of_2))
        return ISADORA_NO_FORM;
    bits = with(bits, of_2);
    const struct bits of_3 = choose_reg(word, out->line + 3);
    if (none(of_3))
        return ISADORA_NO_FORM;
    bits = with(bits, of_3);
    const struct bits of_4 = choose_guard(word, out->line + 4);
    if (none(of_4))
        return ISADORA_NO_FORM;
    bits = with(bits, of_4);
    fields_dset(word, out->value);
    return found(word, out, form, 8, bits);
}

static struct bits choose_at_2(uint64_t word, uint8_t *line)
{
    struct bits bits;
    if ((word & 0xc000000) == 0x0) {
        bits = (struct bits){0x1e00, 0x0};
        line[0] = 0;
    } else if ((word & 0x2001e00) == 0x0) {
        bits = (struct bits){0xc000000, 0x0};
        line[0] = 1;
    } else if ((word & 0x2000000) == 0x0) {
        bits = (struct bits){0xc001e00, 0x0};
        line[0] = 2;
    } else {
        bits = (struct bits){0xc001e00, 0x2000000};
        line[0] = 3;
    }
    return bits;
}

static struct bits choose_at0_3(uint64_t word, uint8_t *line)
{
    struct bits bits;
    if ((word & 0xc000000) == 0x0) {
        bits = (struct bits){0x7e00, 0x0};
        line[0] = 0;
    } else if ((word & 0x7e00) == 0x0) {
        bits = (struct bits){0xc000000, 0x0};
        line[0] = 1;
    } else {
        bits = (struct bits){0xc007e00, 0x0};
        line[0] = 2;
    }
    return bits;
}

static struct bits choose_s_src(uint64_t word, unsigned config, uint8_t *line)
{
    struct bits bits;
    if ((word & 0x1000000) == 0x0) {
        bits = (struct bits){0x7e00, 0x0};
        line[0] = 0;
    } else if (ON_CP >> config & 1 && ((word & 0x8806000) == 0x8000000 || (word & 0x4806000) == 0x4000000 || (word & 0x2806000) == 0x0)) {
        bits = (struct bits){0x0, 0x1000000};
        line[0] = 1;
        bits = with(bits, choose_at_2(word, line + 1));
    } else if (ON_CP >> config & 1 && ((word & 0x8804000) == 0x8000000 || (word & 0x4804000) == 0x4000000 || (word & 0x2804000) == 0x0)) {
        bits = (struct bits){0x0, 0x1002000};
        line[0] = 2;
        bits = with(bits, choose_at_2(word, line + 2));
    } else if (ON_CP >> config & 1 && ((word & 0x8802000) == 0x8000000 || (word & 0x4802000) == 0x4000000 || (word & 0x2802000) == 0x0)) {
        bits = (struct bits){0x0, 0x1004000};
        line[0] = 3;
        bits = with(bits, choose_at_2(word, line + 3));
    } else if (ON_CP >> config & 1 && (word & 0xe000000) != 0x2000000 && (word & 0x800000) != 0x800000) {
        bits = (struct bits){0x0, 0x1006000};
        line[0] = 4;
        bits = with(bits, choose_at_2(word, line + 4));
    } else if (ON_VP_GP >> config & 1 && (word & 0x800000) == 0x0) {
        bits = (struct bits){0x7e00, 0x1000000};
        line[0] = 5;
    } else if (ON_GP >> config & 1) {
        bits = (struct bits){0x0, 0x1800000};
        line[0] = 6;
        bits = with(bits, choose_at0_3(word, line + 5));
    } else {
        return no_line;
    }
    return bits;
}

static struct bits choose_at_3(uint64_t word, uint8_t *line)
{
    struct bits bits;
    if ((word & 0xc000000) == 0x0) {
        bits = (struct bits){0x1f0000, 0x0};
        line[0] = 0;
    } else if ((word & 0x21f0000) == 0x0) {
        bits = (struct bits){0xc000000, 0x0};
        line[0] = 1;
    } else if ((word & 0x2000000) == 0x0) {
        bits = (struct bits){0xc1f0000, 0x0};
        line[0] = 2;
    } else {
        bits = (struct bits){0xc1f0000, 0x2000000};
        line[0] = 3;
    }
    return bits;
}

static struct bits choose_s_src2(uint64_t word, unsigned config, uint8_t *line)
{
    struct bits bits;
    if ((word & 0x800000) == 0x0) {
        bits = (struct bits){0x3f0000, 0x0};
        line[0] = 0;
    } else if (ON_GP >> config & 1 && (word & 0x1000000) == 0x1000000) {
        bits = (struct bits){0x3f0000, 0x1800000};
        line[0] = 1;
    } else if ((word & 0xe000000) != 0x2000000 && (word & 0x1000000) != 0x1000000) {
        bits = (struct bits){0x200000, 0x800000};
        line[0] = 2;
        bits = with(bits, choose_at_3(word, line + 1));
    } else {
        return no_line;
    }
    return bits;
}

static void fields_fadd_short(uint64_t word, uint64_t *value)
{
    value[0] = word >> 8 & 0x1; /* SSAT */
    value[1] = word >> 2 & 0x3f; /* SDST */
    value[2] = word >> 15 & 0x1; /* SNEG1 */
    value[3] = word >> 9 & 0x3f; /* SSRC */
    value[4] = word >> 9 & 0xf; /* SSOFF */
    value[5] = word >> 26 & 0x3; /* SAREG */
    value[6] = word >> 9 & 0x3f; /* SAOFF */
    value[7] = word >> 22 & 0x1; /* SNEG2 */
    value[8] = word >> 16 & 0x3f; /* SSRC2 */
    value[9] = word >> 21 & 0x1; /* SSPACE */
    value[10] = word >> 16 & 0x1f; /* SCOFF */
}

/* 1011ss-. .sssssss ssssssss ssssss00  add SSAT f32 $r[SDST] SNEG1 S_SRC SNEG2 S_SRC2 */
static int take_fadd_short(uint64_t word, unsigned config, struct isadora_insn *out, uint16_t form, uint64_t canon)
{
    struct bits bits = {0x4081fc, canon};
    out->line[0] = 0;
    const struct bits of_1 = choose_s_src(word, config, out->line + 1);
    if (none(of_1))
        return ISADORA_NO_FORM;
    bits = with(bits, of_1);
    const struct bits of_7 = choose_s_src2(word, config, out->line + 7);
    if (none(of_7))
        return ISADORA_NO_FORM;
    bits = with(bits, of_7);
    fields_fadd_short(word, out->value);
    return found(word, out, form, 4, bits);
}

static struct bits choose_i_src(uint64_t word, unsigned config, uint8_t *line)
{
    struct bits bits;
    if ((word & 0x1000000) == 0x0) {
        bits = (struct bits){0x7e00, 0x0};
        line[0] = 0;
    } else if (ON_CP >> config & 1 && ((word & 0x8006000) == 0x8000000 || (word & 0x4006000) == 0x4000000 || (word & 0x2006000) == 0x0)) {
        bits = (struct bits){0x0, 0x1000000};
        line[0] = 1;
        bits = with(bits, choose_at_2(word, line + 1));
    } else if (ON_CP >> config & 1 && (word & 0xe000000) != 0x2000000 && (word & 0x4000) != 0x4000) {
        bits = (struct bits){0x0, 0x1002000};
        line[0] = 2;
        bits = with(bits, choose_at_2(word, line + 2));
    } else if (ON_CP >> config & 1 && (word & 0xe000000) != 0x2000000 && (word & 0x2000) != 0x2000) {
        bits = (struct bits){0x0, 0x1004000};
        line[0] = 3;
        bits = with(bits, choose_at_2(word, line + 3));
    } else if (ON_CP >> config & 1 && (word & 0xe000000) != 0x2000000) {
        bits = (struct bits){0x0, 0x1006000};
        line[0] = 4;
        bits = with(bits, choose_at_2(word, line + 4));
    } else if (ON_GP >> config & 1) {
        bits = (struct bits){0x0, 0x1000000};
        line[0] = 5;
        bits = with(bits, choose_at0_3(word, line + 5));
    } else {
        return no_line;
    }
    return bits;
}

static void fields_fadd_imm(uint64_t word, uint64_t *value)
{
    value[0] = word >> 8 & 0x1; /* SSAT */
    value[1] = word >> 2 & 0x3f; /* SDST */
    value[2] = word >> 15 & 0x1; /* SNEG1 */
    value[3] = word >> 9 & 0x3f; /* SSRC */
    value[4] = word >> 9 & 0xf; /* SSOFF */
    value[5] = word >> 26 & 0x3; /* SAREG */
    value[6] = word >> 9 & 0x3f; /* SAOFF */
    value[7] = word >> 22 & 0x1; /* SNEG2 */
    value[8] = (word >> 16 & 0x3f) | (word >> 34 & 0x3ffffff) << 6; /* IMM */
}

/* ????iiii iiiiiiii iiiiiiii iiiiii11 1011ss-. ?siiiiii ssssssss ssssss01  add SSAT f32 $r[SDST] SNEG1 I_SRC SNEG2 IMM */
static int take_fadd_imm(uint64_t word, unsigned config, struct isadora_insn *out, uint16_t form, uint64_t canon)
{
    struct bits bits = {UINT64_C(0xffffffc007f81fc), canon};
    out->line[0] = 0;
    const struct bits of_1 = choose_i_src(word, config, out->line + 1);
    if (none(of_1))
        return ISADORA_NO_FORM;
    bits = with(bits, of_1);
    fields_fadd_imm(word, out->value);
    return found(word, out, form, 8, bits);
}

static struct bits choose_at_4(uint64_t word, uint8_t *line)
{
    struct bits bits;
    if ((word & UINT64_C(0x40c000000)) == 0x0) {
        bits = (struct bits){UINT64_C(0x1fc00000000000), 0x0};
        line[0] = 0;
    } else if ((word & UINT64_C(0x1fc00002000000)) == 0x0) {
        bits = (struct bits){UINT64_C(0x40c000000), 0x0};
        line[0] = 1;
    } else if ((word & 0x2000000) == 0x0) {
        bits = (struct bits){UINT64_C(0x1fc0040c000000), 0x0};
        line[0] = 2;
    } else {
        bits = (struct bits){UINT64_C(0x1fc0040c000000), 0x2000000};
        line[0] = 3;
    }
    return bits;
}

static struct bits choose_l_src3(uint64_t word, unsigned config, uint8_t *line)
{
    struct bits bits;
    if ((word & 0x1000000) == 0x0) {
        bits = (struct bits){UINT64_C(0x1fc00000000000), 0x0};
        line[0] = 0;
    } else if (ON_GP >> config & 1 && (word & UINT64_C(0x20000000800000)) == UINT64_C(0x20000000800000)) {
        bits = (struct bits){UINT64_C(0x1fc00000000000), UINT64_C(0x20000001800000)};
        line[0] = 1;
    } else if ((word & UINT64_C(0x20000000000000)) != UINT64_C(0x20000000000000) && (word & UINT64_C(0x40e000000)) != 0x2000000 && (word & 0x800000) != 0x800000) {
        bits = (struct bits){UINT64_C(0x3c0000000000000), 0x1000000};
        line[0] = 2;
        bits = with(bits, choose_at_4(word, line + 1));
    } else if (ON_VP_GP >> config & 1 && (word & UINT64_C(0x40e000000)) != 0x2000000 && (word & 0x800000) != 0x800000) {
        bits = (struct bits){UINT64_C(0x3c0000000000000), UINT64_C(0x20000001000000)};
        line[0] = 3;
        bits = with(bits, choose_at_4(word, line + 2));
    } else if (ON_CP >> config & 1 && (word & UINT64_C(0x20000000800000)) == UINT64_C(0x20000000000000)) {
        bits = (struct bits){UINT64_C(0x3dfc00000000000), UINT64_C(0x20000001000000)};
        line[0] = 4;
    } else if (ON_GP >> config & 1 && (word & 0x800000) == 0x800000) {
        bits = (struct bits){UINT64_C(0x3dfc00000000000), 0x1800000};
        line[0] = 5;
    } else {
        return no_line;
    }
    return bits;
}

static void fields_fadd_long(uint64_t word, uint64_t *value)
{
    value[0] = word >> 61 & 0x1; /* OSAT */
    value[1] = word >> 16 & 0x3; /* ARND */
    value[2] = word >> 36 & 0x3; /* CDST */
    value[3] = word >> 2 & 0x7f; /* LDST */
    value[4] = word >> 2 & 0x7f; /* OOFF */
    value[5] = word >> 58 & 0x1; /* LNEG1 */
    value[6] = word >> 9 & 0x7f; /* LSRC */
    value[7] = word >> 9 & 0x1f; /* LSOFF */
    value[8] = (word >> 26 & 0x3) | (word >> 34 & 0x1) << 2; /* AREG */
    value[9] = word >> 9 & 0x7f; /* LAOFF */
    value[10] = word >> 59 & 0x1; /* LNEG2 */
    value[11] = word >> 46 & 0x7f; /* LSRC3 */
    value[12] = word >> 54 & 0xf; /* CSPACE */
    value[13] = word >> 46 & 0x7f; /* C3OFF */
    value[14] = word >> 32 & 0x3; /* MARK */
    value[15] = word >> 39 & 0x1f; /* PRED */
    value[16] = word >> 44 & 0x3; /* COND */
}

/* 00o-llcc cc.lllll llccpppp p.cc.amm 1011aa-. .?????aa llllllll llllll01  MARK GUARD add OSAT ARND f32 MCDST LL_DST LNEG1 L_SRC LNEG2 L_SRC3 */
static int take_fadd_long(uint64_t word, unsigned config, struct isadora_insn *out, uint16_t form, uint64_t canon)
{
    struct bits bits = {UINT64_C(0x2c00000300030000), canon};
    bits = with(bits, choose_mcdst(word, out->line));
    const struct bits of_1 = choose_ll_dst(word, config, out->line + 1);
    if (none(of_1))
        return ISADORA_NO_FORM;
    bits = with(bits, of_1);
    const struct bits of_2 = choose_l_src_3(word, config, out->line + 2);
    if (none(of_2))
        return ISADORA_NO_FORM;
    bits = with(bits, of_2);
    const struct bits of_8 = choose_l_src3(word, config, out->line + 8);
    if (none(of_8))
        return ISADORA_NO_FORM;
    bits = with(bits, of_8);
    const struct bits of_11 = choose_guard(word, out->line + 11);
    if (none(of_11))
        return ISADORA_NO_FORM;
    bits = with(bits, of_11);
    fields_fadd_long(word, out->value);
    return found(word, out, form, 8, bits);
}

static struct bits choose_fmul_sat(uint64_t word, unsigned config, uint8_t *line)
{
    struct bits bits;
    if (ON_NOT_G80_G84 >> config & 1 && (word & 0x100) == 0x0) {
        bits = (struct bits){0x0, 0x0};
        line[0] = 0;
    } else if (ON_NOT_G80_G84 >> config & 1) {
        bits = (struct bits){0x0, 0x100};
        line[0] = 1;
    } else {
        bits = (struct bits){0x0, 0x0};
        line[0] = 2;
    }
    return bits;
}

static void fields_fmul_short(uint64_t word, uint64_t *value)
{
    value[0] = word >> 2 & 0x3f; /* SDST */
    value[1] = word >> 15 & 0x1; /* SNEG1 */
    value[2] = word >> 9 & 0x3f; /* SSRC */
    value[3] = word >> 9 & 0xf; /* SSOFF */
    value[4] = word >> 26 & 0x3; /* SAREG */
    value[5] = word >> 9 & 0x3f; /* SAOFF */
    value[6] = word >> 22 & 0x1; /* SNEG2 */
    value[7] = word >> 16 & 0x3f; /* SSRC2 */
    value[8] = word >> 21 & 0x1; /* SSPACE */
    value[9] = word >> 16 & 0x1f; /* SCOFF */
}

/* 1100ss-. .sssssss sssssss. ssssss00  mul FMUL_SAT f32 $r[SDST] SNEG1 S_SRC SNEG2 S_SRC2 */
static int take_fmul_short(uint64_t word, unsigned config, struct isadora_insn *out, uint16_t form, uint64_t canon)
{
    struct bits bits = {0x4080fc, canon};
    bits = with(bits, choose_fmul_sat(word, config, out->line));
    out->line[1] = 0;
    const struct bits of_2 = choose_s_src(word, config, out->line + 2);
    if (none(of_2))
        return ISADORA_NO_FORM;
    bits = with(bits, of_2);
    const struct bits of_8 = choose_s_src2(word, config, out->line + 8);
    if (none(of_8))
        return ISADORA_NO_FORM;
    bits = with(bits, of_8);
    fields_fmul_short(word, out->value);
    return found(word, out, form, 4, bits);
}

static void fields_fmul_imm(uint64_t word, uint64_t *value)
{
    value[0] = word >> 2 & 0x3f; /* SDST */
    value[1] = word >> 15 & 0x1; /* SNEG1 */
    value[2] = word >> 9 & 0x3f; /* SSRC */
    value[3] = word >> 9 & 0xf; /* SSOFF */
    value[4] = word >> 26 & 0x3; /* SAREG */
    value[5] = word >> 9 & 0x3f; /* SAOFF */
    value[6] = word >> 22 & 0x1; /* SNEG2 */
    value[7] = (word >> 16 & 0x3f) | (word >> 34 & 0x3ffffff) << 6; /* IMM */
}

/* ????iiii iiiiiiii iiiiiiii iiiiii11 1100ss-. ?siiiiii sssssss. ssssss01  mul FMUL_SAT f32 $r[SDST] SNEG1 I_SRC SNEG2 IMM */
static int take_fmul_imm(uint64_t word, unsigned config, struct isadora_insn *out, uint16_t form, uint64_t canon)
{
    struct bits bits = {UINT64_C(0xffffffc007f80fc), canon};
    bits = with(bits, choose_fmul_sat(word, config, out->line));
    out->line[1] = 0;
    const struct bits of_2 = choose_i_src(word, config, out->line + 2);
    if (none(of_2))
        return ISADORA_NO_FORM;
    bits = with(bits, of_2);
    fields_fmul_imm(word, out->value);
    return found(word, out, form, 8, bits);
}

static struct bits choose_fmul_lsat(uint64_t word, unsigned config, uint8_t *line)
{
    struct bits bits;
    if (ON_NOT_G80_G84 >> config & 1 && (word & UINT64_C(0x10000000000000)) == 0x0) {
        bits = (struct bits){0x0, 0x0};
        line[0] = 0;
    } else if (ON_NOT_G80_G84 >> config & 1) {
        bits = (struct bits){0x0, UINT64_C(0x10000000000000)};
        line[0] = 1;
    } else {
        bits = (struct bits){0x0, 0x0};
        line[0] = 2;
    }
    return bits;
}

static struct bits choose_at_5(uint64_t word, uint8_t *line)
{
    struct bits bits;
    if ((word & UINT64_C(0x40c000000)) == 0x0) {
        bits = (struct bits){0x7f0000, 0x0};
        line[0] = 0;
    } else if ((word & 0x27f0000) == 0x0) {
        bits = (struct bits){UINT64_C(0x40c000000), 0x0};
        line[0] = 1;
    } else if ((word & 0x2000000) == 0x0) {
        bits = (struct bits){UINT64_C(0x40c7f0000), 0x0};
        line[0] = 2;
    } else {
        bits = (struct bits){UINT64_C(0x40c7f0000), 0x2000000};
        line[0] = 3;
    }
    return bits;
}

static struct bits choose_l_src2(uint64_t word, unsigned config, uint8_t *line)
{
    struct bits bits;
    if ((word & 0x800000) == 0x0) {
        bits = (struct bits){0x7f0000, 0x0};
        line[0] = 0;
    } else if (ON_GP >> config & 1 && (word & UINT64_C(0x20000001000000)) == UINT64_C(0x20000001000000)) {
        bits = (struct bits){0x7f0000, UINT64_C(0x20000001800000)};
        line[0] = 1;
    } else if ((word & UINT64_C(0x20000000000000)) != UINT64_C(0x20000000000000) && (word & UINT64_C(0x40e000000)) != 0x2000000 && (word & 0x1000000) != 0x1000000) {
        bits = (struct bits){UINT64_C(0x3c0000000000000), 0x800000};
        line[0] = 2;
        bits = with(bits, choose_at_5(word, line + 1));
    } else if (ON_VP_GP >> config & 1 && (word & UINT64_C(0x40e000000)) != 0x2000000 && (word & 0x1000000) != 0x1000000) {
        bits = (struct bits){UINT64_C(0x3c0000000000000), UINT64_C(0x20000000800000)};
        line[0] = 3;
        bits = with(bits, choose_at_5(word, line + 2));
    } else if (ON_CP >> config & 1 && (word & UINT64_C(0x20000001000000)) == UINT64_C(0x20000000000000)) {
        bits = (struct bits){UINT64_C(0x3c00000007f0000), UINT64_C(0x20000000800000)};
        line[0] = 4;
    } else if (ON_GP >> config & 1 && (word & 0x1000000) == 0x1000000) {
        bits = (struct bits){UINT64_C(0x3c00000007f0000), 0x1800000};
        line[0] = 5;
    } else {
        return no_line;
    }
    return bits;
}

static void fields_fmul_long(uint64_t word, uint64_t *value)
{
    value[0] = word >> 46 & 0x3; /* MRND */
    value[1] = word >> 36 & 0x3; /* CDST */
    value[2] = word >> 2 & 0x7f; /* LDST */
    value[3] = word >> 2 & 0x7f; /* OOFF */
    value[4] = word >> 58 & 0x1; /* LNEG1 */
    value[5] = word >> 9 & 0x7f; /* LSRC */
    value[6] = word >> 9 & 0x1f; /* LSOFF */
    value[7] = (word >> 26 & 0x3) | (word >> 34 & 0x1) << 2; /* AREG */
    value[8] = word >> 9 & 0x7f; /* LAOFF */
    value[9] = word >> 59 & 0x1; /* LNEG2 */
    value[10] = word >> 16 & 0x7f; /* LSRC2 */
    value[11] = word >> 54 & 0xf; /* CSPACE */
    value[12] = word >> 16 & 0x7f; /* C2OFF */
    value[13] = word >> 32 & 0x3; /* MARK */
    value[14] = word >> 39 & 0x1f; /* PRED */
    value[15] = word >> 44 & 0x3; /* COND */
}

/* 000-llcc cc..???? mmccpppp p.cc.amm 1100aa-. .lllllll llllllll llllll01  MARK GUARD mul FMUL_LSAT MRND f32 MCDST LL_DST LNEG1 L_SRC LNEG2 L_SRC2 */
static int take_fmul_long(uint64_t word, unsigned config, struct isadora_insn *out, uint16_t form, uint64_t canon)
{
    struct bits bits = {UINT64_C(0xc00c00300000000), canon};
    bits = with(bits, choose_fmul_lsat(word, config, out->line));
    bits = with(bits, choose_mcdst(word, out->line + 1));
    const struct bits of_2 = choose_ll_dst(word, config, out->line + 2);
    if (none(of_2))
        return ISADORA_NO_FORM;
    bits = with(bits, of_2);
    const struct bits of_3 = choose_l_src_3(word, config, out->line + 3);
    if (none(of_3))
        return ISADORA_NO_FORM;
    bits = with(bits, of_3);
    const struct bits of_9 = choose_l_src2(word, config, out->line + 9);
    if (none(of_9))
        return ISADORA_NO_FORM;
    bits = with(bits, of_9);
    const struct bits of_12 = choose_guard(word, out->line + 12);
    if (none(of_12))
        return ISADORA_NO_FORM;
    bits = with(bits, of_12);
    fields_fmul_long(word, out->value);
    return found(word, out, form, 8, bits);
}

static void fields_fmad_short(uint64_t word, uint64_t *value)
{
    value[0] = word >> 8 & 0x1; /* SSAT */
    value[1] = word >> 2 & 0x3f; /* SDST */
    value[2] = word >> 15 & 0x1; /* SNEG1 */
    value[3] = word >> 9 & 0x3f; /* SSRC */
    value[4] = word >> 9 & 0xf; /* SSOFF */
    value[5] = word >> 26 & 0x3; /* SAREG */
    value[6] = word >> 9 & 0x3f; /* SAOFF */
    value[7] = word >> 16 & 0x3f; /* SSRC2 */
    value[8] = word >> 21 & 0x1; /* SSPACE */
    value[9] = word >> 16 & 0x1f; /* SCOFF */
    value[10] = word >> 22 & 0x1; /* SNEG2 */
}

/* 1110ss-. .sssssss ssssssss ssssss00  add SSAT f32 $r[SDST] SNEG1 (mul S_SRC S_SRC2) SNEG2 $r[SDST] */
static int take_fmad_short(uint64_t word, unsigned config, struct isadora_insn *out, uint16_t form, uint64_t canon)
{
    struct bits bits = {0x4081fc, canon};
    out->line[0] = 0;
    const struct bits of_1 = choose_s_src(word, config, out->line + 1);
    if (none(of_1))
        return ISADORA_NO_FORM;
    bits = with(bits, of_1);
    const struct bits of_7 = choose_s_src2(word, config, out->line + 7);
    if (none(of_7))
        return ISADORA_NO_FORM;
    bits = with(bits, of_7);
    out->line[9] = 0;
    fields_fmad_short(word, out->value);
    return found(word, out, form, 4, bits);
}

static void fields_fmad_imm(uint64_t word, uint64_t *value)
{
    value[0] = word >> 8 & 0x1; /* SSAT */
    value[1] = word >> 2 & 0x3f; /* SDST */
    value[2] = word >> 15 & 0x1; /* SNEG1 */
    value[3] = word >> 9 & 0x3f; /* SSRC */
    value[4] = word >> 9 & 0xf; /* SSOFF */
    value[5] = word >> 26 & 0x3; /* SAREG */
    value[6] = word >> 9 & 0x3f; /* SAOFF */
    value[7] = (word >> 16 & 0x3f) | (word >> 34 & 0x3ffffff) << 6; /* IMM */
    value[8] = word >> 22 & 0x1; /* SNEG2 */
}

/* ????iiii iiiiiiii iiiiiiii iiiiii11 1110ss-. ?siiiiii ssssssss ssssss01  add SSAT f32 $r[SDST] SNEG1 (mul I_SRC IMM) SNEG2 $r[SDST] */
static int take_fmad_imm(uint64_t word, unsigned config, struct isadora_insn *out, uint16_t form, uint64_t canon)
{
    struct bits bits = {UINT64_C(0xffffffc007f81fc), canon};
    out->line[0] = 0;
    const struct bits of_1 = choose_i_src(word, config, out->line + 1);
    if (none(of_1))
        return ISADORA_NO_FORM;
    bits = with(bits, of_1);
    out->line[7] = 0;
    fields_fmad_imm(word, out->value);
    return found(word, out, form, 8, bits);
}

static void fields_fmad_long(uint64_t word, uint64_t *value)
{
    value[0] = word >> 61 & 0x1; /* OSAT */
    value[1] = word >> 36 & 0x3; /* CDST */
    value[2] = word >> 2 & 0x7f; /* LDST */
    value[3] = word >> 2 & 0x7f; /* OOFF */
    value[4] = word >> 58 & 0x1; /* LNEG1 */
    value[5] = word >> 9 & 0x7f; /* LSRC */
    value[6] = word >> 9 & 0x1f; /* LSOFF */
    value[7] = (word >> 26 & 0x3) | (word >> 34 & 0x1) << 2; /* AREG */
    value[8] = word >> 9 & 0x7f; /* LAOFF */
    value[9] = word >> 16 & 0x7f; /* LSRC2 */
    value[10] = word >> 54 & 0xf; /* CSPACE */
    value[11] = word >> 16 & 0x7f; /* C2OFF */
    value[12] = word >> 59 & 0x1; /* LNEG2 */
    value[13] = word >> 46 & 0x7f; /* LSRC3 */
    value[14] = word >> 46 & 0x7f; /* C3OFF */
    value[15] = word >> 32 & 0x3; /* MARK */
    value[16] = word >> 39 & 0x1f; /* PRED */
    value[17] = word >> 44 & 0x3; /* COND */
}

/* 00o-llcc cc.lllll llccpppp p.cc.amm 1110aa-. .lllllll llllllll llllll01  MARK GUARD add OSAT f32 MCDST LL_DST LNEG1 (mul L_SRC L_SRC2) LNEG2 L_SRC3 */
static int take_fmad_long(uint64_t word, unsigned config, struct isadora_insn *out, uint16_t form, uint64_t canon)
{
    struct bits bits = {UINT64_C(0x2c00000300000000), canon};
    bits = with(bits, choose_mcdst(word, out->line));
    const struct bits of_1 = choose_ll_dst(word, config, out->line + 1);
    if (none(of_1))
        return ISADORA_NO_FORM;
    bits = with(bits, of_1);
    const struct bits of_2 = choose_l_src_3(word, config, out->line + 2);
    if (none(of_2))
        return ISADORA_NO_FORM;
    bits = with(bits, of_2);
    const struct bits of_8 = choose_l_src2(word, config, out->line + 8);
    if (none(of_8))
        return ISADORA_NO_FORM;
    bits = with(bits, of_8);
    const struct bits of_11 = choose_l_src3(word, config, out->line + 11);
    if (none(of_11))
        return ISADORA_NO_FORM;
    bits = with(bits, of_11);
    const struct bits of_14 = choose_guard(word, out->line + 14);
    if (none(of_14))
        return ISADORA_NO_FORM;
    bits = with(bits, of_14);
    fields_fmad_long(word, out->value);
    return found(word, out, form, 8, bits);
}

static void fields_fset(uint64_t word, uint64_t *value)
{
    value[0] = word >> 36 & 0x3; /* CDST */
    value[1] = word >> 2 & 0x7f; /* LDST */
    value[2] = word >> 2 & 0x7f; /* OOFF */
    value[3] = word >> 46 & 0xf; /* FCOMPARE */
    value[4] = word >> 58 & 0x1; /* LNEG1 */
    value[5] = word >> 52 & 0x1; /* LABS1 */
    value[6] = word >> 9 & 0x7f; /* LSRC */
    value[7] = word >> 9 & 0x1f; /* LSOFF */
    value[8] = (word >> 26 & 0x3) | (word >> 34 & 0x1) << 2; /* AREG */
    value[9] = word >> 9 & 0x7f; /* LAOFF */
    value[10] = word >> 59 & 0x1; /* LNEG2 */
    value[11] = word >> 51 & 0x1; /* LABS2 */
    value[12] = word >> 16 & 0x7f; /* LSRC2 */
    value[13] = word >> 54 & 0xf; /* CSPACE */
    value[14] = word >> 16 & 0x7f; /* C2OFF */
    value[15] = word >> 32 & 0x3; /* MARK */
    value[16] = word >> 39 & 0x1f; /* PRED */
    value[17] = word >> 44 & 0x3; /* COND */
}

/* 011-llcc cc.ll?ff ffccpppp p.cc.amm 1011aa-. .lllllll llllllll llllll01  MARK GUARD set MCDST LL_DST FCOMPARE f32 LNEG1 LABS1 L_SRC LNEG2 LABS2 L_SRC2 */
static int take_fset(uint64_t word, unsigned config, struct isadora_insn *out, uint16_t form, uint64_t canon)
{
    struct bits bits = {UINT64_C(0xc1bc00300000000), canon};
    bits = with(bits, choose_mcdst(word, out->line));
    const struct bits of_1 = choose_ll_dst(word, config, out->line + 1);
    if (none(of_1))
        return ISADORA_NO_FORM;
    bits = with(bits, of_1);
    const struct bits of_2 = choose_l_src_3(word, config, out->line + 2);
    if (none(of_2))
        return ISADORA_NO_FORM;
    bits = with(bits, of_2);
    const struct bits of_8 = choose_l_src2(word, config, out->line + 8);
    if (none(of_8))
        return ISADORA_NO_FORM;
    bits = with(bits, of_8);
    const struct bits of_11 = choose_guard(word, out->line + 11);
    if (none(of_11))
        return ISADORA_NO_FORM;
    bits = with(bits, of_11);
    fields_fset(word, out->value);
    return found(word, out, form, 8, bits);
}

static void fields_fminmax_max(uint64_t word, uint64_t *value)
{
    value[0] = word >> 36 & 0x3; /* CDST */
    value[1] = word >> 2 & 0x7f; /* LDST */
    value[2] = word >> 2 & 0x7f; /* OOFF */
    value[3] = word >> 58 & 0x1; /* LNEG1 */
    value[4] = word >> 52 & 0x1; /* LABS1 */
    value[5] = word >> 9 & 0x7f; /* LSRC */
    value[6] = word >> 9 & 0x1f; /* LSOFF */
    value[7] = (word >> 26 & 0x3) | (word >> 34 & 0x1) << 2; /* AREG */
    value[8] = word >> 9 & 0x7f; /* LAOFF */
    value[9] = word >> 59 & 0x1; /* LNEG2 */
    value[10] = word >> 51 & 0x1; /* LABS2 */
    value[11] = word >> 16 & 0x7f; /* LSRC2 */
    value[12] = word >> 54 & 0xf; /* CSPACE */
    value[13] = word >> 16 & 0x7f; /* C2OFF */
    value[14] = word >> 32 & 0x3; /* MARK */
    value[15] = word >> 39 & 0x1f; /* PRED */
    value[16] = word >> 44 & 0x3; /* COND */
}

/* 100-llcc cc.ll??? ??ccpppp p.cc.amm 1011aa-. .lllllll llllllll llllll01  MARK GUARD max f32 MCDST LL_DST LNEG1 LABS1 L_SRC LNEG2 LABS2 L_SRC2 */
static int take_fminmax_max(uint64_t word, unsigned config, struct isadora_insn *out, uint16_t form, uint64_t canon)
{
    struct bits bits = {UINT64_C(0xc18000300000000), canon};
    bits = with(bits, choose_mcdst(word, out->line));
    const struct bits of_1 = choose_ll_dst(word, config, out->line + 1);
    if (none(of_1))
        return ISADORA_NO_FORM;
    bits = with(bits, of_1);
    const struct bits of_2 = choose_l_src_3(word, config, out->line + 2);
    if (none(of_2))
        return ISADORA_NO_FORM;
    bits = with(bits, of_2);
    const struct bits of_8 = choose_l_src2(word, config, out->line + 8);
    if (none(of_8))
        return ISADORA_NO_FORM;
    bits = with(bits, of_8);
    const struct bits of_11 = choose_guard(word, out->line + 11);
    if (none(of_11))
        return ISADORA_NO_FORM;
    bits = with(bits, of_11);
    fields_fminmax_max(word, out->value);
    return found(word, out, form, 8, bits);
}

static void fields_fslct(uint64_t word, uint64_t *value)
{
    value[0] = word >> 36 & 0x3; /* CDST */
    value[1] = word >> 2 & 0x7f; /* LDST */
    value[2] = word >> 2 & 0x7f; /* OOFF */
    value[3] = word >> 9 & 0x7f; /* LSRC */
    value[4] = word >> 9 & 0x1f; /* LSOFF */
    value[5] = (word >> 26 & 0x3) | (word >> 34 & 0x1) << 2; /* AREG */
    value[6] = word >> 9 & 0x7f; /* LAOFF */
    value[7] = word >> 16 & 0x7f; /* LSRC2 */
    value[8] = word >> 54 & 0xf; /* CSPACE */
    value[9] = word >> 16 & 0x7f; /* C2OFF */
    value[10] = word >> 61 & 0x1; /* ONEG */
    value[11] = word >> 46 & 0x7f; /* LSRC3 */
    value[12] = word >> 46 & 0x7f; /* C3OFF */
    value[13] = word >> 32 & 0x3; /* MARK */
    value[14] = word >> 39 & 0x1f; /* PRED */
    value[15] = word >> 44 & 0x3; /* COND */
}

/* 01o-??cc cc.lllll llccpppp p.cc.amm 1100aa-. .lllllll llllllll llllll01  MARK GUARD slct b32 MCDST LL_DST L_SRC L_SRC2 f32 ONEG L_SRC3 */
static int take_fslct(uint64_t word, unsigned config, struct isadora_insn *out, uint16_t form, uint64_t canon)
{
    struct bits bits = {UINT64_C(0x2000000300000000), canon};
    bits = with(bits, choose_mcdst(word, out->line));
    const struct bits of_1 = choose_ll_dst(word, config, out->line + 1);
    if (none(of_1))
        return ISADORA_NO_FORM;
    bits = with(bits, of_1);
    const struct bits of_2 = choose_l_src_3(word, config, out->line + 2);
    if (none(of_2))
        return ISADORA_NO_FORM;
    bits = with(bits, of_2);
    const struct bits of_8 = choose_l_src2(word, config, out->line + 8);
    if (none(of_8))
        return ISADORA_NO_FORM;
    bits = with(bits, of_8);
    const struct bits of_11 = choose_l_src3(word, config, out->line + 11);
    if (none(of_11))
        return ISADORA_NO_FORM;
    bits = with(bits, of_11);
    const struct bits of_14 = choose_guard(word, out->line + 14);
    if (none(of_14))
        return ISADORA_NO_FORM;
    bits = with(bits, of_14);
    fields_fslct(word, out->value);
    return found(word, out, form, 8, bits);
}

static struct bits choose_quad_lane(uint64_t word, uint8_t *line)
{
    struct bits bits;
    if ((word & 0x70000) == 0x0) {
        bits = (struct bits){0x0, 0x0};
        line[0] = 0;
    } else if ((word & 0x60000) == 0x0) {
        bits = (struct bits){0x0, 0x10000};
        line[0] = 1;
    } else if ((word & 0x50000) == 0x0) {
        bits = (struct bits){0x0, 0x20000};
        line[0] = 2;
    } else if ((word & 0x40000) == 0x0) {
        bits = (struct bits){0x0, 0x30000};
        line[0] = 3;
    } else if ((word & 0x10000) == 0x0) {
        bits = (struct bits){0x0, 0x40000};
        line[0] = 4;
    } else {
        bits = (struct bits){0x0, 0x50000};
        line[0] = 5;
    }
    return bits;
}

static void fields_quadop(uint64_t word, uint64_t *value)
{
    value[0] = word >> 58 & 0x3; /* Q0 */
    value[1] = word >> 56 & 0x3; /* Q1 */
    value[2] = word >> 54 & 0x3; /* Q2 */
    value[3] = word >> 20 & 0x3; /* Q3 */
    value[4] = word >> 36 & 0x3; /* CDST */
    value[5] = word >> 2 & 0x7f; /* LDST */
    value[6] = word >> 2 & 0x7f; /* OOFF */
    value[7] = word >> 9 & 0x7f; /* LSRC */
    value[8] = word >> 46 & 0x7f; /* LSRC3 */
    value[9] = word >> 32 & 0x3; /* MARK */
    value[10] = word >> 39 & 0x1f; /* PRED */
    value[11] = word >> 44 & 0x3; /* COND */
}

/* 100-qqqq qq?lllll llccpppp p.cc.-mm 1100---? ??qq?... llllllll llllll01  MARK GUARD quadop f32 Q0 Q1 Q2 Q3 MCDST LL_DST QUAD_LANE $r[LSRC] $r[LSRC3] */
static int take_quadop(uint64_t word, unsigned config, struct isadora_insn *out, uint16_t form, uint64_t canon)
{
    struct bits bits = {UINT64_C(0xfdfc0030030fe00), canon};
    bits = with(bits, choose_mcdst(word, out->line));
    const struct bits of_1 = choose_ll_dst(word, config, out->line + 1);
    if (none(of_1))
        return ISADORA_NO_FORM;
    bits = with(bits, of_1);
    bits = with(bits, choose_quad_lane(word, out->line + 2));
    const struct bits of_3 = choose_guard(word, out->line + 3);
    if (none(of_3))
        return ISADORA_NO_FORM;
    bits = with(bits, of_3);
    fields_quadop(word, out->value);
    return found(word, out, form, 8, bits);
}

static void fields_add_add_b16_short(uint64_t word, uint64_t *value)
{
    value[0] = word >> 8 & 0x1; /* SSAT */
    value[1] = word >> 2 & 0x3f; /* SDST */
    value[2] = word >> 9 & 0x3f; /* SSRC */
    value[3] = word >> 9 & 0xf; /* SSOFF */
    value[4] = word >> 26 & 0x3; /* SAREG */
    value[5] = word >> 9 & 0x3f; /* SAOFF */
    value[6] = word >> 16 & 0x3f; /* SSRC2 */
    value[7] = word >> 21 & 0x1; /* SSPACE */
    value[8] = word >> 16 & 0x1f; /* SCOFF */
}

/* 0010ss-. .0ssssss 0sssssss ssssss00  add SSAT b16 $r[SDST].h[SDST] S_SRC S_SRC2  */
static int take_add_add_b16_short(uint64_t word, unsigned config, struct isadora_insn *out, uint16_t form, uint64_t canon)
{
    struct bits bits = {0x1fc, canon};
    out->line[0] = 0;
    const struct bits of_1 = choose_s_src(word, config, out->line + 1);
    if (none(of_1))
        return ISADORA_NO_FORM;
    bits = with(bits, of_1);
    const struct bits of_7 = choose_s_src2(word, config, out->line + 7);
    if (none(of_7))
        return ISADORA_NO_FORM;
    bits = with(bits, of_7);
    fields_add_add_b16_short(word, out->value);
    return found(word, out, form, 4, bits);
}

static void fields_add_add_b16_imm(uint64_t word, uint64_t *value)
{
    value[0] = word >> 8 & 0x1; /* SSAT */
    value[1] = word >> 2 & 0x3f; /* SDST */
    value[2] = word >> 9 & 0x3f; /* SSRC */
    value[3] = word >> 9 & 0xf; /* SSOFF */
    value[4] = word >> 26 & 0x3; /* SAREG */
    value[5] = word >> 9 & 0x3f; /* SAOFF */
    value[6] = (word >> 16 & 0x3f) | (word >> 34 & 0x3ffffff) << 6; /* IMM */
}

/* ????iiii iiiiiiii iiiiiiii iiiiii11 0010ss-. ?0iiiiii 0sssssss ssssss01  add SSAT b16 $r[SDST].h[SDST] I_SRC IMM  */
static int take_add_add_b16_imm(uint64_t word, unsigned config, struct isadora_insn *out, uint16_t form, uint64_t canon)
{
    struct bits bits = {UINT64_C(0xffffffc003f01fc), canon};
    out->line[0] = 0;
    const struct bits of_1 = choose_i_src(word, config, out->line + 1);
    if (none(of_1))
        return ISADORA_NO_FORM;
    bits = with(bits, of_1);
    fields_add_add_b16_imm(word, out->value);
    return found(word, out, form, 8, bits);
}

static void fields_add_add_b16_long(uint64_t word, uint64_t *value)
{
    value[0] = word >> 59 & 0x1; /* LSAT */
    value[1] = word >> 36 & 0x3; /* CDST */
    value[2] = word >> 2 & 0x7f; /* LDST */
    value[3] = word >> 2 & 0x7f; /* OOFF */
    value[4] = word >> 9 & 0x7f; /* LSRC */
    value[5] = word >> 9 & 0x1f; /* LSOFF */
    value[6] = (word >> 26 & 0x3) | (word >> 34 & 0x1) << 2; /* AREG */
    value[7] = word >> 9 & 0x7f; /* LAOFF */
    value[8] = word >> 46 & 0x7f; /* LSRC3 */
    value[9] = word >> 54 & 0xf; /* CSPACE */
    value[10] = word >> 46 & 0x7f; /* C3OFF */
    value[11] = word >> 32 & 0x3; /* MARK */
    value[12] = word >> 39 & 0x1f; /* PRED */
    value[13] = word >> 44 & 0x3; /* COND */
}

/* 000-l0cc cc.lllll llccpppp p.cc.amm 0010aa-. .0?????? llllllll llllll01  MARK GUARD add LSAT b16 MCDST LL_DST L_SRC L_SRC3  */
static int take_add_add_b16_long(uint64_t word, unsigned config, struct isadora_insn *out, uint16_t form, uint64_t canon)
{
    struct bits bits = {UINT64_C(0x800000300000000), canon};
    bits = with(bits, choose_mcdst(word, out->line));
    const struct bits of_1 = choose_ll_dst(word, config, out->line + 1);
    if (none(of_1))
        return ISADORA_NO_FORM;
    bits = with(bits, of_1);
    const struct bits of_2 = choose_l_src_3(word, config, out->line + 2);
    if (none(of_2))
        return ISADORA_NO_FORM;
    bits = with(bits, of_2);
    const struct bits of_8 = choose_l_src3(word, config, out->line + 8);
    if (none(of_8))
        return ISADORA_NO_FORM;
    bits = with(bits, of_8);
    const struct bits of_11 = choose_guard(word, out->line + 11);
    if (none(of_11))
        return ISADORA_NO_FORM;
    bits = with(bits, of_11);
    fields_add_add_b16_long(word, out->value);
    return found(word, out, form, 8, bits);
}

static void fields_add_addc_b16_long(uint64_t word, uint64_t *value)
{
    value[0] = word >> 59 & 0x1; /* LSAT */
    value[1] = word >> 36 & 0x3; /* CDST */
    value[2] = word >> 2 & 0x7f; /* LDST */
    value[3] = word >> 2 & 0x7f; /* OOFF */
    value[4] = word >> 9 & 0x7f; /* LSRC */
    value[5] = word >> 9 & 0x1f; /* LSOFF */
    value[6] = (word >> 26 & 0x3) | (word >> 34 & 0x1) << 2; /* AREG */
    value[7] = word >> 9 & 0x7f; /* LAOFF */
    value[8] = word >> 46 & 0x7f; /* LSRC3 */
    value[9] = word >> 54 & 0xf; /* CSPACE */
    value[10] = word >> 46 & 0x7f; /* C3OFF */
    value[11] = word >> 44 & 0x3; /* COND */
    value[12] = word >> 32 & 0x3; /* MARK */
    value[13] = word >> 39 & 0x1f; /* PRED */
}

/* 000-l0cc cc.lllll llccpppp p.cc.amm 0011aa-. .1?????? llllllll llllll01  MARK GUARD addc LSAT b16 MCDST LL_DST L_SRC L_SRC3 $c[COND] */
static int take_add_addc_b16_long(uint64_t word, unsigned config, struct isadora_insn *out, uint16_t form, uint64_t canon)
{
    struct bits bits = {UINT64_C(0x800300300000000), canon};
    bits = with(bits, choose_mcdst(word, out->line));
    const struct bits of_1 = choose_ll_dst(word, config, out->line + 1);
    if (none(of_1))
        return ISADORA_NO_FORM;
    bits = with(bits, of_1);
    const struct bits of_2 = choose_l_src_3(word, config, out->line + 2);
    if (none(of_2))
        return ISADORA_NO_FORM;
    bits = with(bits, of_2);
    const struct bits of_8 = choose_l_src3(word, config, out->line + 8);
    if (none(of_8))
        return ISADORA_NO_FORM;
    bits = with(bits, of_8);
    const struct bits of_11 = choose_guard(word, out->line + 11);
    if (none(of_11))
        return ISADORA_NO_FORM;
    bits = with(bits, of_11);
    fields_add_addc_b16_long(word, out->value);
    return found(word, out, form, 8, bits);
}

static void fields_mul16_short(uint64_t word, uint64_t *value)
{
    value[0] = word >> 2 & 0x3f; /* SDST */
    value[1] = word >> 15 & 0x1; /* S16A */
    value[2] = word >> 9 & 0x3f; /* SSRC */
    value[3] = word >> 9 & 0xf; /* SSOFF */
    value[4] = word >> 26 & 0x3; /* SAREG */
    value[5] = word >> 9 & 0x3f; /* SAOFF */
    value[6] = word >> 8 & 0x1; /* S16B */
    value[7] = word >> 16 & 0x3f; /* SSRC2 */
    value[8] = word >> 21 & 0x1; /* SSPACE */
    value[9] = word >> 16 & 0x1f; /* SCOFF */
}

/* 0100ss-. .0ssssss ssssssss ssssss00  mul $r[SDST] S16A S_SRC S16B S_SRC2 */
static int take_mul16_short(uint64_t word, unsigned config, struct isadora_insn *out, uint16_t form, uint64_t canon)
{
    struct bits bits = {0x81fc, canon};
    out->line[0] = 0;
    const struct bits of_1 = choose_s_src(word, config, out->line + 1);
    if (none(of_1))
        return ISADORA_NO_FORM;
    bits = with(bits, of_1);
    const struct bits of_7 = choose_s_src2(word, config, out->line + 7);
    if (none(of_7))
        return ISADORA_NO_FORM;
    bits = with(bits, of_7);
    fields_mul16_short(word, out->value);
    return found(word, out, form, 4, bits);
}

static void fields_mul16_imm(uint64_t word, uint64_t *value)
{
    value[0] = word >> 2 & 0x3f; /* SDST */
    value[1] = word >> 15 & 0x1; /* S16A */
    value[2] = word >> 9 & 0x3f; /* SSRC */
    value[3] = word >> 9 & 0xf; /* SSOFF */
    value[4] = word >> 26 & 0x3; /* SAREG */
    value[5] = word >> 9 & 0x3f; /* SAOFF */
    value[6] = word >> 8 & 0x1; /* S16B */
    value[7] = (word >> 16 & 0x3f) | (word >> 34 & 0x3ffffff) << 6; /* IMM */
}

/* ????iiii iiiiiiii iiiiiiii iiiiii11 0100ss-. ?0iiiiii ssssssss ssssss01  mul $r[SDST] S16A I_SRC S16B IMM */
static int take_mul16_imm(uint64_t word, unsigned config, struct isadora_insn *out, uint16_t form, uint64_t canon)
{
    struct bits bits = {UINT64_C(0xffffffc003f81fc), canon};
    out->line[0] = 0;
    const struct bits of_1 = choose_i_src(word, config, out->line + 1);
    if (none(of_1))
        return ISADORA_NO_FORM;
    bits = with(bits, of_1);
    fields_mul16_imm(word, out->value);
    return found(word, out, form, 8, bits);
}

static void fields_mul16_long(uint64_t word, uint64_t *value)
{
    value[0] = word >> 36 & 0x3; /* CDST */
    value[1] = word >> 2 & 0x7f; /* LDST */
    value[2] = word >> 2 & 0x7f; /* OOFF */
    value[3] = word >> 47 & 0x1; /* L16A */
    value[4] = word >> 9 & 0x7f; /* LSRC */
    value[5] = word >> 9 & 0x1f; /* LSOFF */
    value[6] = (word >> 26 & 0x3) | (word >> 34 & 0x1) << 2; /* AREG */
    value[7] = word >> 9 & 0x7f; /* LAOFF */
    value[8] = word >> 46 & 0x1; /* L16B */
    value[9] = word >> 16 & 0x7f; /* LSRC2 */
    value[10] = word >> 54 & 0xf; /* CSPACE */
    value[11] = word >> 16 & 0x7f; /* C2OFF */
    value[12] = word >> 32 & 0x3; /* MARK */
    value[13] = word >> 39 & 0x1f; /* PRED */
    value[14] = word >> 44 & 0x3; /* COND */
}

/* 000-??cc cc.????0 llccpppp p.cc.amm 0100aa-. .lllllll llllllll llllll01  MARK GUARD mul MCDST LL_DST L16A L_SRC L16B L_SRC2 */
static int take_mul16_long(uint64_t word, unsigned config, struct isadora_insn *out, uint16_t form, uint64_t canon)
{
    struct bits bits = {UINT64_C(0xc00300000000), canon};
    bits = with(bits, choose_mcdst(word, out->line));
    const struct bits of_1 = choose_ll_dst(word, config, out->line + 1);
    if (none(of_1))
        return ISADORA_NO_FORM;
    bits = with(bits, of_1);
    const struct bits of_2 = choose_l_src_3(word, config, out->line + 2);
    if (none(of_2))
        return ISADORA_NO_FORM;
    bits = with(bits, of_2);
    const struct bits of_8 = choose_l_src2(word, config, out->line + 8);
    if (none(of_8))
        return ISADORA_NO_FORM;
    bits = with(bits, of_8);
    const struct bits of_11 = choose_guard(word, out->line + 11);
    if (none(of_11))
        return ISADORA_NO_FORM;
    bits = with(bits, of_11);
    fields_mul16_long(word, out->value);
    return found(word, out, form, 8, bits);
}

static void fields_mul24_short(uint64_t word, uint64_t *value)
{
    value[0] = word >> 2 & 0x3f; /* SDST */
    value[1] = word >> 8 & 0x1; /* SHIGH */
    value[2] = word >> 15 & 0x1; /* S24 */
    value[3] = word >> 9 & 0x3f; /* SSRC */
    value[4] = word >> 9 & 0xf; /* SSOFF */
    value[5] = word >> 26 & 0x3; /* SAREG */
    value[6] = word >> 9 & 0x3f; /* SAOFF */
    value[7] = word >> 16 & 0x3f; /* SSRC2 */
    value[8] = word >> 21 & 0x1; /* SSPACE */
    value[9] = word >> 16 & 0x1f; /* SCOFF */
}

/* 0100ss-. .1ssssss ssssssss ssssss00  mul $r[SDST] SHIGH S24 S_SRC S_SRC2 */
static int take_mul24_short(uint64_t word, unsigned config, struct isadora_insn *out, uint16_t form, uint64_t canon)
{
    struct bits bits = {0x81fc, canon};
    out->line[0] = 0;
    const struct bits of_1 = choose_s_src(word, config, out->line + 1);
    if (none(of_1))
        return ISADORA_NO_FORM;
    bits = with(bits, of_1);
    const struct bits of_7 = choose_s_src2(word, config, out->line + 7);
    if (none(of_7))
        return ISADORA_NO_FORM;
    bits = with(bits, of_7);
    fields_mul24_short(word, out->value);
    return found(word, out, form, 4, bits);
}

static void fields_mul24_imm(uint64_t word, uint64_t *value)
{
    value[0] = word >> 2 & 0x3f; /* SDST */
    value[1] = word >> 8 & 0x1; /* SHIGH */
    value[2] = word >> 15 & 0x1; /* S24 */
    value[3] = word >> 9 & 0x3f; /* SSRC */
    value[4] = word >> 9 & 0xf; /* SSOFF */
    value[5] = word >> 26 & 0x3; /* SAREG */
    value[6] = word >> 9 & 0x3f; /* SAOFF */
    value[7] = (word >> 16 & 0x3f) | (word >> 34 & 0x3ffffff) << 6; /* IMM */
}

/* ????iiii iiiiiiii iiiiiiii iiiiii11 0100ss-. ?1iiiiii ssssssss ssssss01  mul $r[SDST] SHIGH S24 I_SRC IMM */
static int take_mul24_imm(uint64_t word, unsigned config, struct isadora_insn *out, uint16_t form, uint64_t canon)
{
    struct bits bits = {UINT64_C(0xffffffc003f81fc), canon};
    out->line[0] = 0;
    const struct bits of_1 = choose_i_src(word, config, out->line + 1);
    if (none(of_1))
        return ISADORA_NO_FORM;
    bits = with(bits, of_1);
    fields_mul24_imm(word, out->value);
    return found(word, out, form, 8, bits);
}

static void fields_mul24_long(uint64_t word, uint64_t *value)
{
    value[0] = word >> 36 & 0x3; /* CDST */
    value[1] = word >> 2 & 0x7f; /* LDST */
    value[2] = word >> 2 & 0x7f; /* OOFF */
    value[3] = word >> 46 & 0x1; /* LHIGH */
    value[4] = word >> 47 & 0x1; /* L24 */
    value[5] = word >> 9 & 0x7f; /* LSRC */
    value[6] = word >> 9 & 0x1f; /* LSOFF */
    value[7] = (word >> 26 & 0x3) | (word >> 34 & 0x1) << 2; /* AREG */
    value[8] = word >> 9 & 0x7f; /* LAOFF */
    value[9] = word >> 16 & 0x7f; /* LSRC2 */
    value[10] = word >> 54 & 0xf; /* CSPACE */
    value[11] = word >> 16 & 0x7f; /* C2OFF */
    value[12] = word >> 32 & 0x3; /* MARK */
    value[13] = word >> 39 & 0x1f; /* PRED */
    value[14] = word >> 44 & 0x3; /* COND */
}

/* 000-??cc cc.????1 llccpppp p.cc.amm 0100aa-. .lllllll llllllll llllll01  MARK GUARD mul MCDST LL_DST LHIGH L24 L_SRC L_SRC2 */
static int take_mul24_long(uint64_t word, unsigned config, struct isadora_insn *out, uint16_t form, uint64_t canon)
{
    struct bits bits = {UINT64_C(0xc00300000000), canon};
    bits = with(bits, choose_mcdst(word, out->line));
    const struct bits of_1 = choose_ll_dst(word, config, out->line + 1);
    if (none(of_1))
        return ISADORA_NO_FORM;
    bits = with(bits, of_1);
    const struct bits of_2 = choose_l_src_3(word, config, out->line + 2);
    if (none(of_2))
        return ISADORA_NO_FORM;
    bits = with(bits, of_2);
    const struct bits of_8 = choose_l_src2(word, config, out->line + 8);
    if (none(of_8))
        return ISADORA_NO_FORM;
    bits = with(bits, of_8);
    const struct bits of_11 = choose_guard(word, out->line + 11);
    if (none(of_11))
        return ISADORA_NO_FORM;
    bits = with(bits, of_11);
    fields_mul24_long(word, out->value);
    return found(word, out, form, 8, bits);
}

static void fields_mul_add_add_u16_short(uint64_t word, uint64_t *value)
{
    value[0] = word >> 2 & 0x3f; /* SDST */
    value[1] = word >> 9 & 0x3f; /* SSRC */
    value[2] = word >> 9 & 0xf; /* SSOFF */
    value[3] = word >> 26 & 0x3; /* SAREG */
    value[4] = word >> 9 & 0x3f; /* SAOFF */
    value[5] = word >> 16 & 0x3f; /* SSRC2 */
    value[6] = word >> 21 & 0x1; /* SSPACE */
    value[7] = word >> 16 & 0x1f; /* SCOFF */
}

/* 0110ss-. .0ssssss 0ssssss0 ssssss00  add  $r[SDST] (mul u16 S_SRC S_SRC2) $r[SDST]  */
static int take_mul_add_add_u16_short(uint64_t word, unsigned config, struct isadora_insn *out, uint16_t form, uint64_t canon)
{
    struct bits bits = {0xfc, canon};
    out->line[0] = 0;
    const struct bits of_1 = choose_s_src(word, config, out->line + 1);
    if (none(of_1))
        return ISADORA_NO_FORM;
    bits = with(bits, of_1);
    const struct bits of_7 = choose_s_src2(word, config, out->line + 7);
    if (none(of_7))
        return ISADORA_NO_FORM;
    bits = with(bits, of_7);
    out->line[9] = 0;
    fields_mul_add_add_u16_short(word, out->value);
    return found(word, out, form, 4, bits);
}

static void fields_mul_add_add_u16_imm(uint64_t word, uint64_t *value)
{
    value[0] = word >> 2 & 0x3f; /* SDST */
    value[1] = word >> 9 & 0x3f; /* SSRC */
    value[2] = word >> 9 & 0xf; /* SSOFF */
    value[3] = word >> 26 & 0x3; /* SAREG */
    value[4] = word >> 9 & 0x3f; /* SAOFF */
    value[5] = (word >> 16 & 0x3f) | (word >> 34 & 0x3ffffff) << 6; /* IMM */
}

/* ????iiii iiiiiiii iiiiiiii iiiiii11 0110ss-. ?0iiiiii 0ssssss0 ssssss01  add  $r[SDST] (mul u16 I_SRC IMM) $r[SDST]  */
static int take_mul_add_add_u16_imm(uint64_t word, unsigned config, struct isadora_insn *out, uint16_t form, uint64_t canon)
{
    struct bits bits = {UINT64_C(0xffffffc003f00fc), canon};
    out->line[0] = 0;
    const struct bits of_1 = choose_i_src(word, config, out->line + 1);
    if (none(of_1))
        return ISADORA_NO_FORM;
    bits = with(bits, of_1);
    out->line[7] = 0;
    fields_mul_add_add_u16_imm(word, out->value);
    return found(word, out, form, 8, bits);
}

static void fields_mul_add_add_u16_long(uint64_t word, uint64_t *value)
{
    value[0] = word >> 36 & 0x3; /* CDST */
    value[1] = word >> 2 & 0x7f; /* LDST */
    value[2] = word >> 2 & 0x7f; /* OOFF */
    value[3] = word >> 9 & 0x7f; /* LSRC */
    value[4] = word >> 9 & 0x1f; /* LSOFF */
    value[5] = (word >> 26 & 0x3) | (word >> 34 & 0x1) << 2; /* AREG */
    value[6] = word >> 9 & 0x7f; /* LAOFF */
    value[7] = word >> 16 & 0x7f; /* LSRC2 */
    value[8] = word >> 54 & 0xf; /* CSPACE */
    value[9] = word >> 16 & 0x7f; /* C2OFF */
    value[10] = word >> 46 & 0x7f; /* LSRC3 */
    value[11] = word >> 46 & 0x7f; /* C3OFF */
    value[12] = word >> 32 & 0x3; /* MARK */
    value[13] = word >> 39 & 0x1f; /* PRED */
    value[14] = word >> 44 & 0x3; /* COND */
}

/* 000-00cc cc.lllll llccpppp p.cc.amm 0110aa-. .lllllll llllllll llllll01  MARK GUARD add  MCDST LL_DST (mul u16 L_SRC L_SRC2) L_SRC3  */
static int take_mul_add_add_u16_long(uint64_t word, unsigned config, struct isadora_insn *out, uint16_t form, uint64_t canon)
{
    struct bits bits = {UINT64_C(0x300000000), canon};
    bits = with(bits, choose_mcdst(word, out->line));
    const struct bits of_1 = choose_ll_dst(word, config, out->line + 1);
    if (none(of_1))
        return ISADORA_NO_FORM;
    bits = with(bits, of_1);
    const struct bits of_2 = choose_l_src_3(word, config, out->line + 2);
    if (none(of_2))
        return ISADORA_NO_FORM;
    bits = with(bits, of_2);
    const struct bits of_8 = choose_l_src2(word, config, out->line + 8);
    if (none(of_8))
        return ISADORA_NO_FORM;
    bits = with(bits, of_8);
    const struct bits of_11 = choose_l_src3(word, config, out->line + 11);
    if (none(of_11))
        return ISADORA_NO_FORM;
    bits = with(bits, of_11);
    const struct bits of_14 = choose_guard(word, out->line + 14);
    if (none(of_14))
        return ISADORA_NO_FORM;
    bits = with(bits, of_14);
    fields_mul_add_add_u16_long(word, out->value);
    return found(word, out, form, 8, bits);
}

static void fields_mul_add_addc_u16_long(uint64_t word, uint64_t *value)
{
    value[0] = word >> 36 & 0x3; /* CDST */
    value[1] = word >> 2 & 0x7f; /* LDST */
    value[2] = word >> 2 & 0x7f; /* OOFF */
    value[3] = word >> 9 & 0x7f; /* LSRC */
    value[4] = word >> 9 & 0x1f; /* LSOFF */
    value[5] = (word >> 26 & 0x3) | (word >> 34 & 0x1) << 2; /* AREG */
    value[6] = word >> 9 & 0x7f; /* LAOFF */
    value[7] = word >> 16 & 0x7f; /* LSRC2 */
    value[8] = word >> 54 & 0xf; /* CSPACE */
    value[9] = word >> 16 & 0x7f; /* C2OFF */
    value[10] = word >> 46 & 0x7f; /* LSRC3 */
    value[11] = word >> 46 & 0x7f; /* C3OFF */
    value[12] = word >> 44 & 0x3; /* COND */
    value[13] = word >> 32 & 0x3; /* MARK */
    value[14] = word >> 39 & 0x1f; /* PRED */
}

/* 000-11cc cc.lllll llccpppp p.cc.amm 0110aa-. .lllllll llllllll llllll01  MARK GUARD addc  MCDST LL_DST (mul u16 L_SRC L_SRC2) L_SRC3 $c[COND] */
static int take_mul_add_addc_u16_long(uint64_t word, unsigned config, struct isadora_insn *out, uint16_t form, uint64_t canon)
{
    struct bits bits = {UINT64_C(0x300300000000), canon};
    bits = with(bits, choose_mcdst(word, out->line));
    const struct bits of_1 = choose_ll_dst(word, config, out->line + 1);
    if (none(of_1))
        return ISADORA_NO_FORM;
    bits = with(bits, of_1);
    const struct bits of_2 = choose_l_src_3(word, config, out->line + 2);
    if (none(of_2))
        return ISADORA_NO_FORM;
    bits = with(bits, of_2);
    const struct bits of_8 = choose_l_src2(word, config, out->line + 8);
    if (none(of_8))
        return ISADORA_NO_FORM;
    bits = with(bits, of_8);
    const struct bits of_11 = choose_l_src3(word, config, out->line + 11);
    if (none(of_11))
        return ISADORA_NO_FORM;
    bits = with(bits, of_11);
    const struct bits of_14 = choose_guard(word, out->line + 14);
    if (none(of_14))
        return ISADORA_NO_FORM;
    bits = with(bits, of_14);
    fields_mul_add_addc_u16_long(word, out->value);
    return found(word, out, form, 8, bits);
}

static void fields_mul_add_again_add(uint64_t word, uint64_t *value)
{
    value[0] = word >> 36 & 0x3; /* CDST */
    value[1] = word >> 2 & 0x7f; /* LDST */
    value[2] = word >> 2 & 0x7f; /* OOFF */
    value[3] = word >> 61 & 0x7; /* U24AGAIN */
    value[4] = word >> 9 & 0x7f; /* LSRC */
    value[5] = word >> 9 & 0x1f; /* LSOFF */
    value[6] = (word >> 26 & 0x3) | (word >> 34 & 0x1) << 2; /* AREG */
    value[7] = word >> 9 & 0x7f; /* LAOFF */
    value[8] = word >> 16 & 0x7f; /* LSRC2 */
    value[9] = word >> 54 & 0xf; /* CSPACE */
    value[10] = word >> 16 & 0x7f; /* C2OFF */
    value[11] = word >> 46 & 0x7f; /* LSRC3 */
    value[12] = word >> 46 & 0x7f; /* C3OFF */
    value[13] = word >> 32 & 0x3; /* MARK */
    value[14] = word >> 39 & 0x1f; /* PRED */
    value[15] = word >> 44 & 0x3; /* COND */
}

/* uuu-00cc cc.lllll llccpppp p.cc.amm 0111aa-. .lllllll llllllll llllll01  MARK GUARD add MCDST LL_DST (mul U24AGAIN L_SRC L_SRC2) L_SRC3  */
static int take_mul_add_again_add(uint64_t word, unsigned config, struct isadora_insn *out, uint16_t form, uint64_t canon)
{
    struct bits bits = {UINT64_C(0xe000000300000000), canon};
    bits = with(bits, choose_mcdst(word, out->line));
    const struct bits of_1 = choose_ll_dst(word, config, out->line + 1);
    if (none(of_1))
        return ISADORA_NO_FORM;
    bits = with(bits, of_1);
    const struct bits of_2 = choose_l_src_3(word, config, out->line + 2);
    if (none(of_2))
        return ISADORA_NO_FORM;
    bits = with(bits, of_2);
    const struct bits of_8 = choose_l_src2(word, config, out->line + 8);
    if (none(of_8))
        return ISADORA_NO_FORM;
    bits = with(bits, of_8);
    const struct bits of_11 = choose_l_src3(word, config, out->line + 11);
    if (none(of_11))
        return ISADORA_NO_FORM;
    bits = with(bits, of_11);
    const struct bits of_14 = choose_guard(word, out->line + 14);
    if (none(of_14))
        return ISADORA_NO_FORM;
    bits = with(bits, of_14);
    fields_mul_add_again_add(word, out->value);
    return found(word, out, form, 8, bits);
}

static void fields_mul_add_again_addc(uint64_t word, uint64_t *value)
{
    value[0] = word >> 36 & 0x3; /* CDST */
    value[1] = word >> 2 & 0x7f; /* LDST */
    value[2] = word >> 2 & 0x7f; /* OOFF */
    value[3] = word >> 61 & 0x7; /* U24AGAIN */
    value[4] = word >> 9 & 0x7f; /* LSRC */
    value[5] = word >> 9 & 0x1f; /* LSOFF */
    value[6] = (word >> 26 & 0x3) | (word >> 34 & 0x1) << 2; /* AREG */
    value[7] = word >> 9 & 0x7f; /* LAOFF */
    value[8] = word >> 16 & 0x7f; /* LSRC2 */
    value[9] = word >> 54 & 0xf; /* CSPACE */
    value[10] = word >> 16 & 0x7f; /* C2OFF */
    value[11] = word >> 46 & 0x7f; /* LSRC3 */
    value[12] = word >> 46 & 0x7f; /* C3OFF */
    value[13] = word >> 44 & 0x3; /* COND */
    value[14] = word >> 32 & 0x3; /* MARK */
    value[15] = word >> 39 & 0x1f; /* PRED */
}

/* uuu-11cc cc.lllll llccpppp p.cc.amm 0111aa-. .lllllll llllllll llllll01  MARK GUARD addc MCDST LL_DST (mul U24AGAIN L_SRC L_SRC2) L_SRC3 $c[COND] */
static int take_mul_add_again_addc(uint64_t word, unsigned config, struct isadora_insn *out, uint16_t form, uint64_t canon)
{
    struct bits bits = {UINT64_C(0xe000300300000000), canon};
    bits = with(bits, choose_mcdst(word, out->line));
    const struct bits of_1 = choose_ll_dst(word, config, out->line + 1);
    if (none(of_1))
        return ISADORA_NO_FORM;
    bits = with(bits, of_1);
    const struct bits of_2 = choose_l_src_3(word, config, out->line + 2);
    if (none(of_2))
        return ISADORA_NO_FORM;
    bits = with(bits, of_2);
    const struct bits of_8 = choose_l_src2(word, config, out->line + 8);
    if (none(of_8))
        return ISADORA_NO_FORM;
    bits = with(bits, of_8);
    const struct bits of_11 = choose_l_src3(word, config, out->line + 11);
    if (none(of_11))
        return ISADORA_NO_FORM;
    bits = with(bits, of_11);
    const struct bits of_14 = choose_guard(word, out->line + 14);
    if (none(of_14))
        return ISADORA_NO_FORM;
    bits = with(bits, of_14);
    fields_mul_add_again_addc(word, out->value);
    return found(word, out, form, 8, bits);
}

static void fields_sad_u16_short(uint64_t word, uint64_t *value)
{
    value[0] = word >> 2 & 0x3f; /* SDST */
    value[1] = word >> 9 & 0x3f; /* SSRC */
    value[2] = word >> 16 & 0x3f; /* SSRC2 */
}

/* 0101---? ??ssssss 0ssssss0 ssssss00  sad $r[SDST] u16 $r[SSRC].h[SSRC] $r[SSRC2].h[SSRC2] $r[SDST] */
static int take_sad_u16_short(uint64_t word, struct isadora_insn *out, uint16_t form, uint64_t canon)
{
    struct bits bits = {0x3f7efc, canon};
    out->line[0] = 0;
    out->line[1] = 0;
    out->line[2] = 0;
    out->line[3] = 0;
    fields_sad_u16_short(word, out->value);
    return found(word, out, form, 4, bits);
}

static void fields_minmax_max_u16(uint64_t word, uint64_t *value)
{
    value[0] = word >> 36 & 0x3; /* CDST */
    value[1] = word >> 2 & 0x7f; /* LDST */
    value[2] = word >> 2 & 0x7f; /* OOFF */
    value[3] = word >> 9 & 0x7f; /* LSRC */
    value[4] = word >> 9 & 0x1f; /* LSOFF */
    value[5] = (word >> 26 & 0x3) | (word >> 34 & 0x1) << 2; /* AREG */
    value[6] = word >> 9 & 0x7f; /* LAOFF */
    value[7] = word >> 16 & 0x7f; /* LSRC2 */
    value[8] = word >> 54 & 0xf; /* CSPACE */
    value[9] = word >> 16 & 0x7f; /* C2OFF */
    value[10] = word >> 32 & 0x3; /* MARK */
    value[11] = word >> 39 & 0x1f; /* PRED */
    value[12] = word >> 44 & 0x3; /* COND */
}

/* 100-00cc cc.????? ??ccpppp p.cc.amm 0011aa-. .lllllll llllllll llllll01  MARK GUARD max u16 MCDST LL_DST L_SRC L_SRC2 */
static int take_minmax_max_u16(uint64_t word, unsigned config, struct isadora_insn *out, uint16_t form, uint64_t canon)
{
    struct bits bits = {UINT64_C(0x300000000), canon};
    bits = with(bits, choose_mcdst(word, out->line));
    const struct bits of_1 = choose_ll_dst(word, config, out->line + 1);
    if (none(of_1))
        return ISADORA_NO_FORM;
    bits = with(bits, of_1);
    const struct bits of_2 = choose_l_src_3(word, config, out->line + 2);
    if (none(of_2))
        return ISADORA_NO_FORM;
    bits = with(bits, of_2);
    const struct bits of_8 = choose_l_src2(word, config, out->line + 8);
    if (none(of_8))
        return ISADORA_NO_FORM;
    bits = with(bits, of_8);
    const struct bits of_11 = choose_guard(word, out->line + 11);
    if (none(of_11))
        return ISADORA_NO_FORM;
    bits = with(bits, of_11);
    fields_minmax_max_u16(word, out->value);
    return found(word, out, form, 8, bits);
}

static void fields_set_u16(uint64_t word, uint64_t *value)
{
    value[0] = word >> 36 & 0x3; /* CDST */
    value[1] = word >> 2 & 0x7f; /* LDST */
    value[2] = word >> 2 & 0x7f; /* OOFF */
    value[3] = word >> 46 & 0x7; /* COMPARE */
    value[4] = word >> 9 & 0x7f; /* LSRC */
    value[5] = word >> 9 & 0x1f; /* LSOFF */
    value[6] = (word >> 26 & 0x3) | (word >> 34 & 0x1) << 2; /* AREG */
    value[7] = word >> 9 & 0x7f; /* LAOFF */
    value[8] = word >> 16 & 0x7f; /* LSRC2 */
    value[9] = word >> 54 & 0xf; /* CSPACE */
    value[10] = word >> 16 & 0x7f; /* C2OFF */
    value[11] = word >> 32 & 0x3; /* MARK */
    value[12] = word >> 39 & 0x1f; /* PRED */
    value[13] = word >> 44 & 0x3; /* COND */
}

/* 011-00cc cc.????c ccccpppp p.cc.amm 0011aa-. .lllllll llllllll llllll01  MARK GUARD set MCDST LL_DST COMPARE u16 L_SRC L_SRC2 */
static int take_set_u16(uint64_t word, unsigned config, struct isadora_insn *out, uint16_t form, uint64_t canon)
{
    struct bits bits = {UINT64_C(0x1c00300000000), canon};
    bits = with(bits, choose_mcdst(word, out->line));
    const struct bits of_1 = choose_ll_dst(word, config, out->line + 1);
    if (none(of_1))
        return ISADORA_NO_FORM;
    bits = with(bits, of_1);
    const struct bits of_2 = choose_l_src_3(word, config, out->line + 2);
    if (none(of_2))
        return ISADORA_NO_FORM;
    bits = with(bits, of_2);
    const struct bits of_8 = choose_l_src2(word, config, out->line + 8);
    if (none(of_8))
        return ISADORA_NO_FORM;
    bits = with(bits, of_8);
    const struct bits of_11 = choose_guard(word, out->line + 11);
    if (none(of_11))
        return ISADORA_NO_FORM;
    bits = with(bits, of_11);
    fields_set_u16(word, out->value);
    return found(word, out, form, 8, bits);
}

static void fields_logop_imm_and(uint64_t word, uint64_t *value)
{
    value[0] = word >> 2 & 0x3f; /* SDST */
    value[1] = word >> 22 & 0x1; /* SNOT */
    value[2] = word >> 9 & 0x3f; /* SSRC */
    value[3] = word >> 9 & 0xf; /* SSOFF */
    value[4] = word >> 26 & 0x3; /* SAREG */
    value[5] = word >> 9 & 0x3f; /* SAOFF */
    value[6] = (word >> 16 & 0x3f) | (word >> 34 & 0x3ffffff) << 6; /* IMM */
}

/* ????iiii iiiiiiii iiiiiiii iiiiii11 1101ss-. ?siiiiii 0ssssss0 ssssss01  and b32 $r[SDST] SNOT I_SRC IMM */
static int take_logop_imm_and(uint64_t word, unsigned config, struct isadora_insn *out, uint16_t form, uint64_t canon)
{
    struct bits bits = {UINT64_C(0xffffffc007f00fc), canon};
    out->line[0] = 0;
    const struct bits of_1 = choose_i_src(word, config, out->line + 1);
    if (none(of_1))
        return ISADORA_NO_FORM;
    bits = with(bits, of_1);
    fields_logop_imm_and(word, out->value);
    return found(word, out, form, 8, bits);
}

static void fields_logop_and_b16(uint64_t word, uint64_t *value)
{
    value[0] = word >> 36 & 0x3; /* CDST */
    value[1] = word >> 2 & 0x7f; /* LDST */
    value[2] = word >> 2 & 0x7f; /* OOFF */
    value[3] = word >> 48 & 0x1; /* LNOT1 */
    value[4] = word >> 9 & 0x7f; /* LSRC */
    value[5] = word >> 9 & 0x1f; /* LSOFF */
    value[6] = (word >> 26 & 0x3) | (word >> 34 & 0x1) << 2; /* AREG */
    value[7] = word >> 9 & 0x7f; /* LAOFF */
    value[8] = word >> 49 & 0x1; /* LNOT2 */
    value[9] = word >> 16 & 0x7f; /* LSRC2 */
    value[10] = word >> 54 & 0xf; /* CSPACE */
    value[11] = word >> 16 & 0x7f; /* C2OFF */
    value[12] = word >> 32 & 0x3; /* MARK */
    value[13] = word >> 39 & 0x1f; /* PRED */
    value[14] = word >> 44 & 0x3; /* COND */
}

/* 000-?0cc cc.???ll 00ccpppp p.cc.amm 1101aa-. .lllllll llllllll llllll01  MARK GUARD and b16 MCDST LL_DST LNOT1 L_SRC LNOT2 L_SRC2 */
static int take_logop_and_b16(uint64_t word, unsigned config, struct isadora_insn *out, uint16_t form, uint64_t canon)
{
    struct bits bits = {UINT64_C(0x3000300000000), canon};
    bits = with(bits, choose_mcdst(word, out->line));
    const struct bits of_1 = choose_ll_dst(word, config, out->line + 1);
    if (none(of_1))
        return ISADORA_NO_FORM;
    bits = with(bits, of_1);
    const struct bits of_2 = choose_l_src_3(word, config, out->line + 2);
    if (none(of_2))
        return ISADORA_NO_FORM;
    bits = with(bits, of_2);
    const struct bits of_8 = choose_l_src2(word, config, out->line + 8);
    if (none(of_8))
        return ISADORA_NO_FORM;
    bits = with(bits, of_8);
    const struct bits of_11 = choose_guard(word, out->line + 11);
    if (none(of_11))
        return ISADORA_NO_FORM;
    bits = with(bits, of_11);
    fields_logop_and_b16(word, out->value);
    return found(word, out, form, 8, bits);
}

static void fields_shl_b16_cnt(uint64_t word, uint64_t *value)
{
    value[0] = word >> 36 & 0x3; /* CDST */
    value[1] = word >> 2 & 0x7f; /* LDST */
    value[2] = word >> 2 & 0x7f; /* OOFF */
    value[3] = word >> 9 & 0x7f; /* LSRC */
    value[4] = word >> 9 & 0x1f; /* LSOFF */
    value[5] = (word >> 26 & 0x3) | (word >> 34 & 0x1) << 2; /* AREG */
    value[6] = word >> 9 & 0x7f; /* LAOFF */
    value[7] = word >> 16 & 0x7f; /* SHCNT */
    value[8] = word >> 32 & 0x3; /* MARK */
    value[9] = word >> 39 & 0x1f; /* PRED */
    value[10] = word >> 44 & 0x3; /* COND */
}

/* 110-?0?? ??.1???? ??ccpppp p.cc.amm 0011aa-. .sssssss llllllll llllll01  MARK GUARD shl b16 MCDST LL_DST L_SRC SHCNT */
static int take_shl_b16_cnt(uint64_t word, unsigned config, struct isadora_insn *out, uint16_t form, uint64_t canon)
{
    struct bits bits = {UINT64_C(0x3007f0000), canon};
    bits = with(bits, choose_mcdst(word, out->line));
    const struct bits of_1 = choose_ll_dst(word, config, out->line + 1);
    if (none(of_1))
        return ISADORA_NO_FORM;
    bits = with(bits, of_1);
    const struct bits of_2 = choose_l_src_3(word, config, out->line + 2);
    if (none(of_2))
        return ISADORA_NO_FORM;
    bits = with(bits, of_2);
    const struct bits of_8 = choose_guard(word, out->line + 8);
    if (none(of_8))
        return ISADORA_NO_FORM;
    bits = with(bits, of_8);
    fields_shl_b16_cnt(word, out->value);
    return found(word, out, form, 8, bits);
}

static struct bits choose_ll_dst_3(uint64_t word, uint8_t *line)
{
    struct bits bits;
    if ((word & UINT64_C(0x800000000)) == 0x0) {
        bits = (struct bits){0x1fc, 0x0};
        line[0] = 0;
    } else if ((word & 0x1fc) != 0x1fc) {
        bits = (struct bits){0x1fc, UINT64_C(0x800000000)};
        line[0] = 1;
    } else {
        bits = (struct bits){0x0, UINT64_C(0x8000001fc)};
        line[0] = 2;
    }
    return bits;
}

static void fields_ld_a(uint64_t word, uint64_t *value)
{
    value[0] = word >> 2 & 0x7f; /* LDST */
    value[1] = word >> 2 & 0x7f; /* OOFF */
    value[2] = word >> 9 & 0x7f; /* LAOFF */
    value[3] = (word >> 26 & 0x3) | (word >> 34 & 0x1) << 2; /* AREG */
    value[4] = word >> 46 & 0xf; /* LANE */
    value[5] = word >> 32 & 0x3; /* MARK */
    value[6] = word >> 39 & 0x1f; /* PRED */
    value[7] = word >> 44 & 0x3; /* COND */
}

/* 000-?1?? ??1???ll llccpppp p???.amm 0000aa-? ???????? llllllll llllll01  MARK GUARD LANE ld b32 LL_DST a[AT0] */
static int take_ld_a(uint64_t word, struct isadora_insn *out, uint16_t form, uint64_t canon)
{
    struct bits bits = {UINT64_C(0x3c00300000000), canon};
    bits = with(bits, choose_ll_dst_3(word, out->line));
    bits = with(bits, choose_at0_2(word, out->line + 1));
    const struct bits of_2 = choose_guard(word, out->line + 2);
    if (none(of_2))
        return ISADORA_NO_FORM;
    bits = with(bits, of_2);
    fields_ld_a(word, out->value);
    return found(word, out, form, 8, bits);
}

static struct bits choose_at0_4(uint64_t word, uint8_t *line)
{
    struct bits bits;
    if ((word & UINT64_C(0x40c000000)) == 0x0) {
        bits = (struct bits){0x7ffe00, 0x0};
        line[0] = 0;
    } else if ((word & 0x7ffe00) == 0x0) {
        bits = (struct bits){UINT64_C(0x40c000000), 0x0};
        line[0] = 1;
    } else {
        bits = (struct bits){UINT64_C(0x40c7ffe00), 0x0};
        line[0] = 2;
    }
    return bits;
}

static void fields_st_o(uint64_t word, uint64_t *value)
{
    value[0] = word >> 9 & 0x3fff; /* OFF32 */
    value[1] = (word >> 26 & 0x3) | (word >> 34 & 0x1) << 2; /* AREG */
    value[2] = word >> 46 & 0x7f; /* LSRC3 */
    value[3] = word >> 32 & 0x3; /* MARK */
    value[4] = word >> 39 & 0x1f; /* PRED */
    value[5] = word >> 44 & 0x3; /* COND */
}

/* 100????? 11?lllll llccpppp p????amm 0000aa?? ?ooooooo ooooooo? ??????01  MARK GUARD st b32 o[AT0] $r[LSRC3] */
static int take_st_o(uint64_t word, struct isadora_insn *out, uint16_t form, uint64_t canon)
{
    struct bits bits = {UINT64_C(0x1fc00300000000), canon};
    bits = with(bits, choose_at0_4(word, out->line));
    const struct bits of_1 = choose_guard(word, out->line + 1);
    if (none(of_1))
        return ISADORA_NO_FORM;
    bits = with(bits, of_1);
    fields_st_o(word, out->value);
    return found(word, out, form, 8, bits);
}

static struct bits choose_at_6(uint64_t word, uint8_t *line)
{
    struct bits bits;
    if ((word & UINT64_C(0x40e000000)) == 0x0) {
        bits = (struct bits){0x1fffe00, 0x0};
        line[0] = 0;
    } else if ((word & 0x3fffe00) == 0x0) {
        bits = (struct bits){UINT64_C(0x40c000000), 0x0};
        line[0] = 1;
    } else if ((word & 0x2000000) == 0x0) {
        bits = (struct bits){UINT64_C(0x40dfffe00), 0x0};
        line[0] = 2;
    } else if ((word & UINT64_C(0x40c000000)) != 0x0) {
        bits = (struct bits){UINT64_C(0x40dfffe00), 0x2000000};
        line[0] = 3;
    } else {
        return no_line;
    }
    return bits;
}

static void fields_ld_c_u8_full(uint64_t word, uint64_t *value)
{
    value[0] = word >> 2 & 0x7f; /* LDST */
    value[1] = word >> 2 & 0x7f; /* OOFF */
    value[2] = word >> 54 & 0xf; /* CSPACE */
    value[3] = word >> 9 & 0xffff; /* OFF8 */
    value[4] = (word >> 26 & 0x3) | (word >> 34 & 0x1) << 2; /* AREG */
    value[5] = word >> 32 & 0x3; /* MARK */
    value[6] = word >> 39 & 0x1f; /* PRED */
    value[7] = word >> 44 & 0x3; /* COND */
}

/* 001??1cc cc?????? 00ccpppp p???.amm 0001aa.o oooooooo oooooool llllll01  MARK GUARD ld LL_DST u8 c{CSPACE}[AT] */
static int take_ld_c_u8_full(uint64_t word, unsigned config, struct isadora_insn *out, uint16_t form, uint64_t canon)
{
    struct bits bits = {UINT64_C(0x3c0000300000000), canon};
    const struct bits of_0 = choose_ll_dst(word, config, out->line);
    if (none(of_0))
        return ISADORA_NO_FORM;
    bits = with(bits, of_0);
    const struct bits of_1 = choose_at_6(word, out->line + 1);
    if (none(of_1))
        return ISADORA_NO_FORM;
    bits = with(bits, of_1);
    const struct bits of_2 = choose_guard(word, out->line + 2);
    if (none(of_2))
        return ISADORA_NO_FORM;
    bits = with(bits, of_2);
    fields_ld_c_u8_full(word, out->value);
    return found(word, out, form, 8, bits);
}

static struct bits choose_at_7(uint64_t word, uint8_t *line)
{
    struct bits bits;
    if ((word & UINT64_C(0x40e000000)) == 0x0) {
        bits = (struct bits){0xfffe00, 0x0};
        line[0] = 0;
    } else if ((word & 0x2fffe00) == 0x0) {
        bits = (struct bits){UINT64_C(0x40c000000), 0x0};
        line[0] = 1;
    } else if ((word & 0x2000000) == 0x0) {
        bits = (struct bits){UINT64_C(0x40cfffe00), 0x0};
        line[0] = 2;
    } else if ((word & UINT64_C(0x40c000000)) != 0x0) {
        bits = (struct bits){UINT64_C(0x40cfffe00), 0x2000000};
        line[0] = 3;
    } else {
        return no_line;
    }
    return bits;
}

static void fields_ld_c_u16_full(uint64_t word, uint64_t *value)
{
    value[0] = word >> 2 & 0x7f; /* LDST */
    value[1] = word >> 2 & 0x7f; /* OOFF */
    value[2] = word >> 54 & 0xf; /* CSPACE */
    value[3] = word >> 9 & 0x7fff; /* OFF16 */
    value[4] = (word >> 26 & 0x3) | (word >> 34 & 0x1) << 2; /* AREG */
    value[5] = word >> 32 & 0x3; /* MARK */
    value[6] = word >> 39 & 0x1f; /* PRED */
    value[7] = word >> 44 & 0x3; /* COND */
}

/* 001??1cc cc?????? 01ccpppp p???.amm 0001aa.? oooooooo oooooool llllll01  MARK GUARD ld LL_DST u16 c{CSPACE}[AT] */
static int take_ld_c_u16_full(uint64_t word, unsigned config, struct isadora_insn *out, uint16_t form, uint64_t canon)
{
    struct bits bits = {UINT64_C(0x3c0000300000000), canon};
    const struct bits of_0 = choose_ll_dst(word, config, out->line);
    if (none(of_0))
        return ISADORA_NO_FORM;
    bits = with(bits, of_0);
    const struct bits of_1 = choose_at_7(word, out->line + 1);
    if (none(of_1))
        return ISADORA_NO_FORM;
    bits = with(bits, of_1);
    const struct bits of_2 = choose_guard(word, out->line + 2);
    if (none(of_2))
        return ISADORA_NO_FORM;
    bits = with(bits, of_2);
    fields_ld_c_u16_full(word, out->value);
    return found(word, out, form, 8, bits);
}

static struct bits choose_at_8(uint64_t word, uint8_t *line)
{
    struct bits bits;
    if ((word & UINT64_C(0x40e000000)) == 0x0) {
        bits = (struct bits){0x7ffe00, 0x0};
        line[0] = 0;
    } else if ((word & 0x27ffe00) == 0x0) {
        bits = (struct bits){UINT64_C(0x40c000000), 0x0};
        line[0] = 1;
    } else if ((word & 0x2000000) == 0x0) {
        bits = (struct bits){UINT64_C(0x40c7ffe00), 0x0};
        line[0] = 2;
    } else if ((word & UINT64_C(0x40c000000)) != 0x0) {
        bits = (struct bits){UINT64_C(0x40c7ffe00), 0x2000000};
        line[0] = 3;
    } else {
        return no_line;
    }
    return bits;
}

static void fields_ld_c_b32_full(uint64_t word, uint64_t *value)
{
    value[0] = word >> 2 & 0x7f; /* LDST */
    value[1] = word >> 2 & 0x7f; /* OOFF */
    value[2] = word >> 54 & 0xf; /* CSPACE */
    value[3] = word >> 9 & 0x3fff; /* OFF32 */
    value[4] = (word >> 26 & 0x3) | (word >> 34 & 0x1) << 2; /* AREG */
    value[5] = word >> 32 & 0x3; /* MARK */
    value[6] = word >> 39 & 0x1f; /* PRED */
    value[7] = word >> 44 & 0x3; /* COND */
}

/* 001??1cc cc?????? 11ccpppp p???.amm 0001aa.? ?ooooooo oooooool llllll01  MARK GUARD ld LL_DST b32 c{CSPACE}[AT] */
static int take_ld_c_b32_full(uint64_t word, unsigned config, struct isadora_insn *out, uint16_t form, uint64_t canon)
{
    struct bits bits = {UINT64_C(0x3c0000300000000), canon};
    const struct bits of_0 = choose_ll_dst(word, config, out->line);
    if (none(of_0))
        return ISADORA_NO_FORM;
    bits = with(bits, of_0);
    const struct bits of_1 = choose_at_8(word, out->line + 1);
    if (none(of_1))
        return ISADORA_NO_FORM;
    bits = with(bits, of_1);
    const struct bits of_2 = choose_guard(word, out->line + 2);
    if (none(of_2))
        return ISADORA_NO_FORM;
    bits = with(bits, of_2);
    fields_ld_c_b32_full(word, out->value);
    return found(word, out, form, 8, bits);
}

static struct bits choose_ll_dst_4(uint64_t word, uint8_t *line)
{
    struct bits bits;
    if ((word & UINT64_C(0x800000000)) == 0x0) {
        bits = (struct bits){0x1fc, 0x0};
        line[0] = 0;
    } else if ((word & 0x1fc) == 0x1fc) {
        bits = (struct bits){0x0, UINT64_C(0x8000001fc)};
        line[0] = 1;
    } else {
        return no_line;
    }
    return bits;
}

static void fields_ld_s_u8_full(uint64_t word, uint64_t *value)
{
    value[0] = word >> 2 & 0x7f; /* LDST */
    value[1] = word >> 9 & 0xffff; /* OFF8 */
    value[2] = (word >> 26 & 0x3) | (word >> 34 & 0x1) << 2; /* AREG */
    value[3] = word >> 32 & 0x3; /* MARK */
    value[4] = word >> 39 & 0x1f; /* PRED */
    value[5] = word >> 44 & 0x3; /* COND */
}

/* 010??1?? ???????? 00ccpppp p???.amm 0001aa.o oooooooo oooooool llllll01  MARK GUARD ld LL_DST u8 s[AT] */
static int take_ld_s_u8_full(uint64_t word, struct isadora_insn *out, uint16_t form, uint64_t canon)
{
    struct bits bits = {UINT64_C(0x300000000), canon};
    const struct bits of_0 = choose_ll_dst_4(word, out->line);
    if (none(of_0))
        return ISADORA_NO_FORM;
    bits = with(bits, of_0);
    const struct bits of_1 = choose_at_6(word, out->line + 1);
    if (none(of_1))
        return ISADORA_NO_FORM;
    bits = with(bits, of_1);
    const struct bits of_2 = choose_guard(word, out->line + 2);
    if (none(of_2))
        return ISADORA_NO_FORM;
    bits = with(bits, of_2);
    fields_ld_s_u8_full(word, out->value);
    return found(word, out, form, 8, bits);
}

static void fields_ld_s_u16_full(uint64_t word, uint64_t *value)
{
    value[0] = word >> 2 & 0x7f; /* LDST */
    value[1] = word >> 9 & 0x7fff; /* OFF16 */
    value[2] = (word >> 26 & 0x3) | (word >> 34 & 0x1) << 2; /* AREG */
    value[3] = word >> 32 & 0x3; /* MARK */
    value[4] = word >> 39 & 0x1f; /* PRED */
    value[5] = word >> 44 & 0x3; /* COND */
}

/* 010??1?? ???????? 01ccpppp p???.amm 0001aa.? oooooooo oooooool llllll01  MARK GUARD ld LL_DST u16 s[AT] */
static int take_ld_s_u16_full(uint64_t word, struct isadora_insn *out, uint16_t form, uint64_t canon)
{
    struct bits bits = {UINT64_C(0x300000000), canon};
    const struct bits of_0 = choose_ll_dst_4(word, out->line);
    if (none(of_0))
        return ISADORA_NO_FORM;
    bits = with(bits, of_0);
    const struct bits of_1 = choose_at_7(word, out->line + 1);
    if (none(of_1))
        return ISADORA_NO_FORM;
    bits = with(bits, of_1);
    const struct bits of_2 = choose_guard(word, out->line + 2);
    if (none(of_2))
        return ISADORA_NO_FORM;
    bits = with(bits, of_2);
    fields_ld_s_u16_full(word, out->value);
    return found(word, out, form, 8, bits);
}

static void fields_ld_s_b32_full(uint64_t word, uint64_t *value)
{
    value[0] = word >> 2 & 0x7f; /* LDST */
    value[1] = word >> 9 & 0x3fff; /* OFF32 */
    value[2] = (word >> 26 & 0x3) | (word >> 34 & 0x1) << 2; /* AREG */
    value[3] = word >> 32 & 0x3; /* MARK */
    value[4] = word >> 39 & 0x1f; /* PRED */
    value[5] = word >> 44 & 0x3; /* COND */
}

/* 010??1?? 0??????? 11ccpppp p???.amm 0001aa.? ?ooooooo oooooool llllll01  MARK GUARD ld LL_DST b32 s[AT] */
static int take_ld_s_b32_full(uint64_t word, struct isadora_insn *out, uint16_t form, uint64_t canon)
{
    struct bits bits = {UINT64_C(0x300000000), canon};
    const struct bits of_0 = choose_ll_dst_4(word, out->line);
    if (none(of_0))
        return ISADORA_NO_FORM;
    bits = with(bits, of_0);
    const struct bits of_1 = choose_at_8(word, out->line + 1);
    if (none(of_1))
        return ISADORA_NO_FORM;
    bits = with(bits, of_1);
    const struct bits of_2 = choose_guard(word, out->line + 2);
    if (none(of_2))
        return ISADORA_NO_FORM;
    bits = with(bits, of_2);
    fields_ld_s_b32_full(word, out->value);
    return found(word, out, form, 8, bits);
}

static void fields_ld_s_lock_full(uint64_t word, uint64_t *value)
{
    value[0] = word >> 36 & 0x3; /* CDST */
    value[1] = word >> 2 & 0x7f; /* LDST */
    value[2] = word >> 9 & 0x3fff; /* OFF32 */
    value[3] = (word >> 26 & 0x3) | (word >> 34 & 0x1) << 2; /* AREG */
    value[4] = word >> 32 & 0x3; /* MARK */
    value[5] = word >> 39 & 0x1f; /* PRED */
    value[6] = word >> 44 & 0x3; /* COND */
}

/* 010??1?? 1??????? 11ccpppp p-cc.amm 0001aa.? ?ooooooo oooooool llllll01  MARK GUARD ld lock $c[CDST] LL_DST b32 s[AT] */
static int take_ld_s_lock_full(uint64_t word, struct isadora_insn *out, uint16_t form, uint64_t canon)
{
    struct bits bits = {UINT64_C(0x3300000000), canon};
    const struct bits of_0 = choose_ll_dst_4(word, out->line);
    if (none(of_0))
        return ISADORA_NO_FORM;
    bits = with(bits, of_0);
    const struct bits of_1 = choose_at_8(word, out->line + 1);
    if (none(of_1))
        return ISADORA_NO_FORM;
    bits = with(bits, of_1);
    const struct bits of_2 = choose_guard(word, out->line + 2);
    if (none(of_2))
        return ISADORA_NO_FORM;
    bits = with(bits, of_2);
    fields_ld_s_lock_full(word, out->value);
    return found(word, out, form, 8, bits);
}

static void fields_st_s_half_b8(uint64_t word, uint64_t *value)
{
    value[0] = word >> 9 & 0xffff; /* OFF8 */
    value[1] = (word >> 26 & 0x3) | (word >> 34 & 0x1) << 2; /* AREG */
    value[2] = word >> 46 & 0x7f; /* LSRC3 */
    value[3] = word >> 32 & 0x3; /* MARK */
    value[4] = word >> 39 & 0x1f; /* PRED */
    value[5] = word >> 44 & 0x3; /* COND */
}

/* 111????? ?10lllll llccpppp p????amm 0000aa.o oooooooo ooooooo? ??????01  MARK GUARD st b8 s[AT] $r[LSRC3].h[LSRC3] */
static int take_st_s_half_b8(uint64_t word, struct isadora_insn *out, uint16_t form, uint64_t canon)
{
    struct bits bits = {UINT64_C(0x1fc00300000000), canon};
    const struct bits of_0 = choose_at_6(word, out->line);
    if (none(of_0))
        return ISADORA_NO_FORM;
    bits = with(bits, of_0);
    out->line[1] = 0;
    const struct bits of_2 = choose_guard(word, out->line + 2);
    if (none(of_2))
        return ISADORA_NO_FORM;
    bits = with(bits, of_2);
    fields_st_s_half_b8(word, out->value);
    return found(word, out, form, 8, bits);
}

static void fields_st_s_half_b16(uint64_t word, uint64_t *value)
{
    value[0] = word >> 9 & 0x7fff; /* OFF16 */
    value[1] = (word >> 26 & 0x3) | (word >> 34 & 0x1) << 2; /* AREG */
    value[2] = word >> 46 & 0x7f; /* LSRC3 */
    value[3] = word >> 32 & 0x3; /* MARK */
    value[4] = word >> 39 & 0x1f; /* PRED */
    value[5] = word >> 44 & 0x3; /* COND */
}

/* 111??0?? ?00lllll llccpppp p????amm 0000aa.? oooooooo ooooooo? ??????01  MARK GUARD st b16 s[AT] $r[LSRC3].h[LSRC3] */
static int take_st_s_half_b16(uint64_t word, struct isadora_insn *out, uint16_t form, uint64_t canon)
{
    struct bits bits = {UINT64_C(0x1fc00300000000), canon};
    const struct bits of_0 = choose_at_7(word, out->line);
    if (none(of_0))
        return ISADORA_NO_FORM;
    bits = with(bits, of_0);
    out->line[1] = 0;
    const struct bits of_2 = choose_guard(word, out->line + 2);
    if (none(of_2))
        return ISADORA_NO_FORM;
    bits = with(bits, of_2);
    fields_st_s_half_b16(word, out->value);
    return found(word, out, form, 8, bits);
}

/* 111??1?? 000lllll llccpppp p????amm 0000aa.? ?ooooooo ooooooo? ??????01  MARK GUARD st b32 s[AT] $r[LSRC3].h[LSRC3] */
static int take_st_s_half_b32(uint64_t word, struct isadora_insn *out, uint16_t form, uint64_t canon)
{
    struct bits bits = {UINT64_C(0x1fc00300000000), canon};
    const struct bits of_0 = choose_at_8(word, out->line);
    if (none(of_0))
        return ISADORA_NO_FORM;
    bits = with(bits, of_0);
    out->line[1] = 0;
    const struct bits of_2 = choose_guard(word, out->line + 2);
    if (none(of_2))
        return ISADORA_NO_FORM;
    bits = with(bits, of_2);
    fields_st_o(word, out->value);
    return found(word, out, form, 8, bits);
}

/* 010????? 000????? ??ccpppp p????amm 1101aa.o oooooooo oooooool llllll01  MARK GUARD ld u8 $r[LDST] l[AT] */
static int take_ld_l_u8(uint64_t word, struct isadora_insn *out, uint16_t form, uint64_t canon)
{
    struct bits bits = {UINT64_C(0x3000001fc), canon};
    out->line[0] = 0;
    const struct bits of_1 = choose_at_6(word, out->line + 1);
    if (none(of_1))
        return ISADORA_NO_FORM;
    bits = with(bits, of_1);
    const struct bits of_2 = choose_guard(word, out->line + 2);
    if (none(of_2))
        return ISADORA_NO_FORM;
    bits = with(bits, of_2);
    fields_ld_s_u8_full(word, out->value);
    return found(word, out, form, 8, bits);
}

/* 010????? 100????? ??ccpppp p????amm 1101aa.o oooooooo oooooool llllll01  MARK GUARD ld b64 $r[LDST]d l[AT] */
static int take_ld_l_b64(uint64_t word, struct isadora_insn *out, uint16_t form, uint64_t canon)
{
    struct bits bits = {UINT64_C(0x300000000), canon};
    const struct bits of_0 = choose_l_dst(word, out->line);
    if (none(of_0))
        return ISADORA_NO_FORM;
    bits = with(bits, of_0);
    const struct bits of_1 = choose_at_6(word, out->line + 1);
    if (none(of_1))
        return ISADORA_NO_FORM;
    bits = with(bits, of_1);
    const struct bits of_2 = choose_guard(word, out->line + 2);
    if (none(of_2))
        return ISADORA_NO_FORM;
    bits = with(bits, of_2);
    fields_ld_s_u8_full(word, out->value);
    return found(word, out, form, 8, bits);
}

static struct bits choose_l_dst_2(uint64_t word, uint8_t *line)
{
    struct bits bits;
    if ((word & 0xc) == 0x0) {
        bits = (struct bits){0x1fc, 0x0};
        line[0] = 0;
    } else {
        return no_line;
    }
    return bits;
}

/* 010????? 101????? ??ccpppp p????amm 1101aa.o oooooooo oooooool llllll01  MARK GUARD ld b128 $r[LDST]q l[AT] */
static int take_ld_l_b128(uint64_t word, struct isadora_insn *out, uint16_t form, uint64_t canon)
{
    struct bits bits = {UINT64_C(0x300000000), canon};
    const struct bits of_0 = choose_l_dst_2(word, out->line);
    if (none(of_0))
        return ISADORA_NO_FORM;
    bits = with(bits, of_0);
    const struct bits of_1 = choose_at_6(word, out->line + 1);
    if (none(of_1))
        return ISADORA_NO_FORM;
    bits = with(bits, of_1);
    const struct bits of_2 = choose_guard(word, out->line + 2);
    if (none(of_2))
        return ISADORA_NO_FORM;
    bits = with(bits, of_2);
    fields_ld_s_u8_full(word, out->value);
    return found(word, out, form, 8, bits);
}

static void fields_st_l_u8(uint64_t word, uint64_t *value)
{
    value[0] = word >> 9 & 0xffff; /* OFF8 */
    value[1] = (word >> 26 & 0x3) | (word >> 34 & 0x1) << 2; /* AREG */
    value[2] = word >> 2 & 0x7f; /* LDST */
    value[3] = word >> 32 & 0x3; /* MARK */
    value[4] = word >> 39 & 0x1f; /* PRED */
    value[5] = word >> 44 & 0x3; /* COND */
}

/* 011????? 000????? ??ccpppp p????amm 1101aa.o oooooooo oooooool llllll01  MARK GUARD st u8 l[AT] $r[LDST] */
static int take_st_l_u8(uint64_t word, struct isadora_insn *out, uint16_t form, uint64_t canon)
{
    struct bits bits = {UINT64_C(0x3000001fc), canon};
    const struct bits of_0 = choose_at_6(word, out->line);
    if (none(of_0))
        return ISADORA_NO_FORM;
    bits = with(bits, of_0);
    out->line[1] = 0;
    const struct bits of_2 = choose_guard(word, out->line + 2);
    if (none(of_2))
        return ISADORA_NO_FORM;
    bits = with(bits, of_2);
    fields_st_l_u8(word, out->value);
    return found(word, out, form, 8, bits);
}

/* 011????? 100????? ??ccpppp p????amm 1101aa.o oooooooo oooooool llllll01  MARK GUARD st b64 l[AT] $r[LDST]d */
static int take_st_l_b64(uint64_t word, struct isadora_insn *out, uint16_t form, uint64_t canon)
{
    struct bits bits = {UINT64_C(0x300000000), canon};
    const struct bits of_0 = choose_at_6(word, out->line);
    if (none(of_0))
        return ISADORA_NO_FORM;
    bits = with(bits, of_0);
    const struct bits of_1 = choose_l_dst(word, out->line + 1);
    if (none(of_1))
        return ISADORA_NO_FORM;
    bits = with(bits, of_1);
    const struct bits of_2 = choose_guard(word, out->line + 2);
    if (none(of_2))
        return ISADORA_NO_FORM;
    bits = with(bits, of_2);
    fields_st_l_u8(word, out->value);
    return found(word, out, form, 8, bits);
}

/* 011????? 101????? ??ccpppp p????amm 1101aa.o oooooooo oooooool llllll01  MARK GUARD st b128 l[AT] $r[LDST]q */
static int take_st_l_b128(uint64_t word, struct isadora_insn *out, uint16_t form, uint64_t canon)
{
    struct bits bits = {UINT64_C(0x300000000), canon};
    const struct bits of_0 = choose_at_6(word, out->line);
    if (none(of_0))
        return ISADORA_NO_FORM;
    bits = with(bits, of_0);
    const struct bits of_1 = choose_l_dst_2(word, out->line + 1);
    if (none(of_1))
        return ISADORA_NO_FORM;
    bits = with(bits, of_1);
    const struct bits of_2 = choose_guard(word, out->line + 2);
    if (none(of_2))
        return ISADORA_NO_FORM;
    bits = with(bits, of_2);
    fields_st_l_u8(word, out->value);
    return found(word, out, form, 8, bits);
}

static void fields_ld_g_u8(uint64_t word, uint64_t *value)
{
    value[0] = word >> 2 & 0x7f; /* LDST */
    value[1] = word >> 16 & 0xf; /* GSPACE */
    value[2] = word >> 9 & 0x7f; /* LSRC */
    value[3] = word >> 32 & 0x3; /* MARK */
    value[4] = word >> 39 & 0x1f; /* PRED */
    value[5] = word >> 44 & 0x3; /* COND */
}

/* 100????? 000????? ??ccpppp p?????mm 1101???? ????gggg llllllll llllll01  MARK GUARD ld u8 $r[LDST] g{GSPACE}[$r[LSRC]] */
static int take_ld_g_u8(uint64_t word, struct isadora_insn *out, uint16_t form, uint64_t canon)
{
    struct bits bits = {UINT64_C(0x3000ffffc), canon};
    out->line[0] = 0;
    const struct bits of_1 = choose_guard(word, out->line + 1);
    if (none(of_1))
        return ISADORA_NO_FORM;
    bits = with(bits, of_1);
    fields_ld_g_u8(word, out->value);
    return found(word, out, form, 8, bits);
}

/* 100????? 100????? ??ccpppp p?????mm 1101???? ????gggg llllllll llllll01  MARK GUARD ld b64 $r[LDST]d g{GSPACE}[$r[LSRC]] */
static int take_ld_g_b64(uint64_t word, struct isadora_insn *out, uint16_t form, uint64_t canon)
{
    struct bits bits = {UINT64_C(0x3000ffe00), canon};
    const struct bits of_0 = choose_l_dst(word, out->line);
    if (none(of_0))
        return ISADORA_NO_FORM;
    bits = with(bits, of_0);
    const struct bits of_1 = choose_guard(word, out->line + 1);
    if (none(of_1))
        return ISADORA_NO_FORM;
    bits = with(bits, of_1);
    fields_ld_g_u8(word, out->value);
    return found(word, out, form, 8, bits);
}

/* 100????? 101????? ??ccpppp p?????mm 1101???? ????gggg llllllll llllll01  MARK GUARD ld b128 $r[LDST]q g{GSPACE}[$r[LSRC]] */
static int take_ld_g_b128(uint64_t word, struct isadora_insn *out, uint16_t form, uint64_t canon)
{
    struct bits bits = {UINT64_C(0x3000ffe00), canon};
    const struct bits of_0 = choose_l_dst_2(word, out->line);
    if (none(of_0))
        return ISADORA_NO_FORM;
    bits = with(bits, of_0);
    const struct bits of_1 = choose_guard(word, out->line + 1);
    if (none(of_1))
        return ISADORA_NO_FORM;
    bits = with(bits, of_1);
    fields_ld_g_u8(word, out->value);
    return found(word, out, form, 8, bits);
}

/* 101????? 000????? ??ccpppp p?????mm 1101???? ????gggg llllllll llllll01  MARK GUARD st u8 g{GSPACE}[$r[LSRC]] $r[LDST] */
static int take_st_g_u8(uint64_t word, struct isadora_insn *out, uint16_t form, uint64_t canon)
{
    struct bits bits = {UINT64_C(0x3000ffffc), canon};
    out->line[0] = 0;
    const struct bits of_1 = choose_guard(word, out->line + 1);
    if (none(of_1))
        return ISADORA_NO_FORM;
    bits = with(bits, of_1);
    fields_red_g_wide_add(word, out->value);
    return found(word, out, form, 8, bits);
}

/* 101????? 101????? ??ccpppp p?????mm 1101???? ????gggg llllllll llllll01  MARK GUARD st b128 g{GSPACE}[$r[LSRC]] $r[LDST]q */
static int take_st_g_b128(uint64_t word, struct isadora_insn *out, uint16_t form, uint64_t canon)
{
    struct bits bits = {UINT64_C(0x3000ffe00), canon};
    const struct bits of_0 = choose_l_dst_2(word, out->line);
    if (none(of_0))
        return ISADORA_NO_FORM;
    bits = with(bits, of_0);
    const struct bits of_1 = choose_guard(word, out->line + 1);
    if (none(of_1))
        return ISADORA_NO_FORM;
    bits = with(bits, of_1);
    fields_red_g_wide_add(word, out->value);
    return found(word, out, form, 8, bits);
}

static void fields_mov_b16_short(uint64_t word, uint64_t *value)
{
    value[0] = word >> 17 & 0x1; /* SSFU */
    value[1] = word >> 2 & 0x3f; /* SDST */
    value[2] = word >> 9 & 0x3f; /* SSRC */
    value[3] = word >> 9 & 0xf; /* SSOFF */
    value[4] = word >> 26 & 0x3; /* SAREG */
    value[5] = word >> 9 & 0x3f; /* SAOFF */
}

/* 0001ss-. ??????s? 0ssssss? ssssss00  mov SSFU b16 $r[SDST].h[SDST] S_SRC */
static int take_mov_b16_short(uint64_t word, unsigned config, struct isadora_insn *out, uint16_t form, uint64_t canon)
{
    struct bits bits = {0x200fc, canon};
    out->line[0] = 0;
    const struct bits of_1 = choose_s_src(word, config, out->line + 1);
    if (none(of_1))
        return ISADORA_NO_FORM;
    bits = with(bits, of_1);
    fields_mov_b16_short(word, out->value);
    return found(word, out, form, 4, bits);
}

static void fields_mov_b16_imm(uint64_t word, uint64_t *value)
{
    value[0] = word >> 2 & 0x7f; /* LDST */
    value[1] = (word >> 16 & 0x3f) | (word >> 34 & 0x3ffffff) << 6; /* IMM */
}

/* ????iiii iiiiiiii iiiiiiii iiiiii11 0001---? ??iiiiii 0??????l llllll01  mov b16 $r[LDST].h[LDST] IMM */
static int take_mov_b16_imm(uint64_t word, struct isadora_insn *out, uint16_t form, uint64_t canon)
{
    struct bits bits = {UINT64_C(0xffffffc003f01fc), canon};
    out->line[0] = 0;
    fields_mov_b16_imm(word, out->value);
    return found(word, out, form, 8, bits);
}

static void fields_mov_b16_long(uint64_t word, uint64_t *value)
{
    value[0] = word >> 57 & 0x1; /* LSFU */
    value[1] = word >> 2 & 0x7f; /* LDST */
    value[2] = word >> 2 & 0x7f; /* OOFF */
    value[3] = word >> 9 & 0x7f; /* LSRC */
    value[4] = word >> 9 & 0x1f; /* LSOFF */
    value[5] = (word >> 26 & 0x3) | (word >> 34 & 0x1) << 2; /* AREG */
    value[6] = word >> 9 & 0x7f; /* LAOFF */
    value[7] = word >> 46 & 0xf; /* LANE */
    value[8] = word >> 32 & 0x3; /* MARK */
    value[9] = word >> 39 & 0x1f; /* PRED */
    value[10] = word >> 44 & 0x3; /* COND */
}

/* 000-?0l? ??.???ll llccpppp p???.amm 0001aa-. .??????? llllllll llllll01  MARK GUARD LANE mov LSFU b16 LL_DST L_SRC */
static int take_mov_b16_long(uint64_t word, unsigned config, struct isadora_insn *out, uint16_t form, uint64_t canon)
{
    struct bits bits = {UINT64_C(0x203c00300000000), canon};
    const struct bits of_0 = choose_ll_dst(word, config, out->line);
    if (none(of_0))
        return ISADORA_NO_FORM;
    bits = with(bits, of_0);
    const struct bits of_1 = choose_l_src_3(word, config, out->line + 1);
    if (none(of_1))
        return ISADORA_NO_FORM;
    bits = with(bits, of_1);
    const struct bits of_7 = choose_guard(word, out->line + 7);
    if (none(of_7))
        return ISADORA_NO_FORM;
    bits = with(bits, of_7);
    fields_mov_b16_long(word, out->value);
    return found(word, out, form, 8, bits);
}

static void fields_mov_r_c(uint64_t word, uint64_t *value)
{
    value[0] = word >> 2 & 0x7f; /* LDST */
    value[1] = word >> 44 & 0x3; /* COND */
    value[2] = word >> 32 & 0x3; /* MARK */
    value[3] = word >> 39 & 0x1f; /* PRED */
}

/* 001-???? ???????? ??ccpppp p????-mm 0000---? ???????? ???????l llllll01  MARK GUARD mov $r[LDST] $c[COND] */
static int take_mov_r_c(uint64_t word, struct isadora_insn *out, uint16_t form, uint64_t canon)
{
    struct bits bits = {UINT64_C(0x3003000001fc), canon};
    const struct bits of_0 = choose_guard(word, out->line);
    if (none(of_0))
        return ISADORA_NO_FORM;
    bits = with(bits, of_0);
    fields_mov_r_c(word, out->value);
    return found(word, out, form, 8, bits);
}

static void fields_mov_c_r(uint64_t word, uint64_t *value)
{
    value[0] = word >> 36 & 0x3; /* CDST */
    value[1] = word >> 9 & 0x7f; /* LSRC */
    value[2] = word >> 32 & 0x3; /* MARK */
    value[3] = word >> 39 & 0x1f; /* PRED */
    value[4] = word >> 44 & 0x3; /* COND */
}

/* 101-???? ???????? ??ccpppp p-cc?-mm 0000---? ???????? lllllll? ??????01  MARK GUARD mov $c[CDST] $r[LSRC] */
static int take_mov_c_r(uint64_t word, struct isadora_insn *out, uint16_t form, uint64_t canon)
{
    struct bits bits = {UINT64_C(0x330000fe00), canon};
    const struct bits of_0 = choose_guard(word, out->line);
    if (none(of_0))
        return ISADORA_NO_FORM;
    bits = with(bits, of_0);
    fields_mov_c_r(word, out->value);
    return found(word, out, form, 8, bits);
}

static void fields_mov_r_a(uint64_t word, uint64_t *value)
{
    value[0] = word >> 2 & 0x7f; /* LDST */
    value[1] = (word >> 26 & 0x3) | (word >> 34 & 0x1) << 2; /* AREG */
    value[2] = word >> 32 & 0x3; /* MARK */
    value[3] = word >> 39 & 0x1f; /* PRED */
    value[4] = word >> 44 & 0x3; /* COND */
}

/* 010-???? ???????? ??ccpppp p????amm 0000aa?? ???????? ???????l llllll01  MARK GUARD mov $r[LDST] $a[AREG] */
static int take_mov_r_a(uint64_t word, struct isadora_insn *out, uint16_t form, uint64_t canon)
{
    struct bits bits = {UINT64_C(0x70c0001fc), canon};
    const struct bits of_0 = choose_guard(word, out->line);
    if (none(of_0))
        return ISADORA_NO_FORM;
    bits = with(bits, of_0);
    fields_mov_r_a(word, out->value);
    return found(word, out, form, 8, bits);
}

static struct bits choose_special(uint64_t word, unsigned config, uint8_t *line)
{
    struct bits bits;
    if ((word & UINT64_C(0x2000000000000)) == 0x0) {
        bits = (struct bits){UINT64_C(0x3c00000000000), 0x0};
        line[0] = 0;
    } else if (ON_GT215 >> config & 1 && (word & UINT64_C(0x1c00000000000)) == 0x0) {
        bits = (struct bits){UINT64_C(0x3c00000000000), 0x0};
        line[0] = 1;
    } else {
        return no_line;
    }
    return bits;
}

static void fields_mov_r_sr(uint64_t word, uint64_t *value)
{
    value[0] = word >> 2 & 0x7f; /* LDST */
    value[1] = word >> 46 & 0xf; /* SREG */
    value[2] = word >> 32 & 0x3; /* MARK */
    value[3] = word >> 39 & 0x1f; /* PRED */
    value[4] = word >> 44 & 0x3; /* COND */
}

/* 011-???? ??????ss ssccpppp p????-mm 0000---? ???????? ???????l llllll01  MARK GUARD mov $r[LDST] SPECIAL */
static int take_mov_r_sr(uint64_t word, unsigned config, struct isadora_insn *out, uint16_t form, uint64_t canon)
{
    struct bits bits = {UINT64_C(0x3000001fc), canon};
    const struct bits of_0 = choose_special(word, config, out->line);
    if (none(of_0))
        return ISADORA_NO_FORM;
    bits = with(bits, of_0);
    const struct bits of_1 = choose_guard(word, out->line + 1);
    if (none(of_1))
        return ISADORA_NO_FORM;
    bits = with(bits, of_1);
    fields_mov_r_sr(word, out->value);
    return found(word, out, form, 8, bits);
}

static void fields_shl_a(uint64_t word, uint64_t *value)
{
    value[0] = word >> 2 & 0x7; /* ADST */
    value[1] = word >> 9 & 0x7f; /* LSRC */
    value[2] = word >> 9 & 0x1f; /* LSOFF */
    value[3] = (word >> 26 & 0x3) | (word >> 34 & 0x1) << 2; /* AREG */
    value[4] = word >> 9 & 0x7f; /* LAOFF */
    value[5] = word >> 16 & 0xf; /* HSHCNT */
    value[6] = word >> 32 & 0x3; /* MARK */
    value[7] = word >> 39 & 0x1f; /* PRED */
    value[8] = word >> 44 & 0x3; /* COND */
}

/* 110-???? ??.????? ??ccpppp p????amm 0000aa-. .???hhhh lllllll? ???aaa01  MARK GUARD shl $a[ADST] L_SRC HSHCNT */
static int take_shl_a(uint64_t word, unsigned config, struct isadora_insn *out, uint16_t form, uint64_t canon)
{
    struct bits bits = {UINT64_C(0x3000f001c), canon};
    const struct bits of_0 = choose_l_src_3(word, config, out->line);
    if (none(of_0))
        return ISADORA_NO_FORM;
    bits = with(bits, of_0);
    const struct bits of_6 = choose_guard(word, out->line + 6);
    if (none(of_6))
        return ISADORA_NO_FORM;
    bits = with(bits, of_6);
    fields_shl_a(word, out->value);
    return found(word, out, form, 8, bits);
}

static void fields_add_a(uint64_t word, uint64_t *value)
{
    value[0] = word >> 2 & 0x7; /* ADST */
    value[1] = (word >> 26 & 0x3) | (word >> 34 & 0x1) << 2; /* AREG */
    value[2] = word >> 9 & 0xffff; /* OFFS */
    value[3] = word >> 32 & 0x3; /* MARK */
    value[4] = word >> 39 & 0x1f; /* PRED */
    value[5] = word >> 44 & 0x3; /* COND */
}

/* 001-???? ???????? ??ccpppp p????amm 1101aa?o oooooooo ooooooo? ???aaa01  MARK GUARD add $a[ADST] $a[AREG] OFFS */
static int take_add_a(uint64_t word, struct isadora_insn *out, uint16_t form, uint64_t canon)
{
    struct bits bits = {UINT64_C(0x70dfffe1c), canon};
    const struct bits of_0 = choose_guard(word, out->line);
    if (none(of_0))
        return ISADORA_NO_FORM;
    bits = with(bits, of_0);
    fields_add_a(word, out->value);
    return found(word, out, form, 8, bits);
}

static void fields_rcp_short(uint64_t word, uint64_t *value)
{
    value[0] = word >> 2 & 0x3f; /* SDST */
    value[1] = word >> 22 & 0x1; /* SNEG2 */
    value[2] = word >> 15 & 0x1; /* SABS */
    value[3] = word >> 9 & 0x3f; /* SSRC */
}

/* 1001---? ?s?????? sssssss? ssssss00  rcp f32 $r[SDST] SNEG2 SABS $r[SSRC] */
static int take_rcp_short(uint64_t word, struct isadora_insn *out, uint16_t form, uint64_t canon)
{
    struct bits bits = {0x40fefc, canon};
    fields_rcp_short(word, out->value);
    return found(word, out, form, 4, bits);
}

static void fields_rcp_long(uint64_t word, uint64_t *value)
{
    value[0] = word >> 2 & 0x7f; /* LDST */
    value[1] = word >> 2 & 0x7f; /* OOFF */
    value[2] = word >> 58 & 0x1; /* LNEG1 */
    value[3] = word >> 52 & 0x1; /* LABS1 */
    value[4] = word >> 9 & 0x7f; /* LSRC */
    value[5] = word >> 32 & 0x3; /* MARK */
    value[6] = word >> 39 & 0x1f; /* PRED */
    value[7] = word >> 44 & 0x3; /* COND */
}

/* 000-?l?? ???l???? ??ccpppp p???.-mm 1001---? ???????? llllllll llllll01  MARK GUARD rcp f32 LL_DST LNEG1 LABS1 $r[LSRC] */
static int take_rcp_long(uint64_t word, unsigned config, struct isadora_insn *out, uint16_t form, uint64_t canon)
{
    struct bits bits = {UINT64_C(0x41000030000fe00), canon};
    const struct bits of_0 = choose_ll_dst(word, config, out->line);
    if (none(of_0))
        return ISADORA_NO_FORM;
    bits = with(bits, of_0);
    const struct bits of_1 = choose_guard(word, out->line + 1);
    if (none(of_1))
        return ISADORA_NO_FORM;
    bits = with(bits, of_1);
    fields_rcp_long(word, out->value);
    return found(word, out, form, 8, bits);
}

static void fields_sincos_sin(uint64_t word, uint64_t *value)
{
    value[0] = word >> 2 & 0x7f; /* LDST */
    value[1] = word >> 2 & 0x7f; /* OOFF */
    value[2] = word >> 9 & 0x7f; /* LSRC */
    value[3] = word >> 32 & 0x3; /* MARK */
    value[4] = word >> 39 & 0x1f; /* PRED */
    value[5] = word >> 44 & 0x3; /* COND */
}

/* 100-???? ???????? ??ccpppp p???.-mm 1001---? ???????? llllllll llllll01  MARK GUARD sin f32 LL_DST $r[LSRC] */
static int take_sincos_sin(uint64_t word, unsigned config, struct isadora_insn *out, uint16_t form, uint64_t canon)
{
    struct bits bits = {UINT64_C(0x30000fe00), canon};
    const struct bits of_0 = choose_ll_dst(word, config, out->line);
    if (none(of_0))
        return ISADORA_NO_FORM;
    bits = with(bits, of_0);
    const struct bits of_1 = choose_guard(word, out->line + 1);
    if (none(of_1))
        return ISADORA_NO_FORM;
    bits = with(bits, of_1);
    fields_sincos_sin(word, out->value);
    return found(word, out, form, 8, bits);
}

static void fields_ex2(uint64_t word, uint64_t *value)
{
    value[0] = word >> 59 & 0x1; /* LSAT */
    value[1] = word >> 2 & 0x7f; /* LDST */
    value[2] = word >> 2 & 0x7f; /* OOFF */
    value[3] = word >> 9 & 0x7f; /* LSRC */
    value[4] = word >> 32 & 0x3; /* MARK */
    value[5] = word >> 39 & 0x1f; /* PRED */
    value[6] = word >> 44 & 0x3; /* COND */
}

/* 110-l??? ???????? ??ccpppp p???.-mm 1001---? ???????? llllllll llllll01  MARK GUARD ex2 f32 LSAT LL_DST $r[LSRC] */
static int take_ex2(uint64_t word, unsigned config, struct isadora_insn *out, uint16_t form, uint64_t canon)
{
    struct bits bits = {UINT64_C(0x80000030000fe00), canon};
    const struct bits of_0 = choose_ll_dst(word, config, out->line);
    if (none(of_0))
        return ISADORA_NO_FORM;
    bits = with(bits, of_0);
    const struct bits of_1 = choose_guard(word, out->line + 1);
    if (none(of_1))
        return ISADORA_NO_FORM;
    bits = with(bits, of_1);
    fields_ex2(word, out->value);
    return found(word, out, form, 8, bits);
}

static void fields_pre_presin(uint64_t word, uint64_t *value)
{
    value[0] = word >> 2 & 0x7f; /* LDST */
    value[1] = word >> 2 & 0x7f; /* OOFF */
    value[2] = word >> 58 & 0x1; /* LNEG1 */
    value[3] = word >> 52 & 0x1; /* LABS1 */
    value[4] = word >> 9 & 0x7f; /* LSRC */
    value[5] = word >> 9 & 0x1f; /* LSOFF */
    value[6] = (word >> 26 & 0x3) | (word >> 34 & 0x1) << 2; /* AREG */
    value[7] = word >> 9 & 0x7f; /* LAOFF */
    value[8] = word >> 32 & 0x3; /* MARK */
    value[9] = word >> 39 & 0x1f; /* PRED */
    value[10] = word >> 44 & 0x3; /* COND */
}

/* 110-?l?? ??.l???? ?0ccpppp p???.amm 1011aa-. .??????? llllllll llllll01  MARK GUARD presin f32 LL_DST LNEG1 LABS1 L_SRC */
static int take_pre_presin(uint64_t word, unsigned config, struct isadora_insn *out, uint16_t form, uint64_t canon)
{
    struct bits bits = {UINT64_C(0x410000300000000), canon};
    const struct bits of_0 = choose_ll_dst(word, config, out->line);
    if (none(of_0))
        return ISADORA_NO_FORM;
    bits = with(bits, of_0);
    const struct bits of_1 = choose_l_src_3(word, config, out->line + 1);
    if (none(of_1))
        return ISADORA_NO_FORM;
    bits = with(bits, of_1);
    const struct bits of_7 = choose_guard(word, out->line + 7);
    if (none(of_7))
        return ISADORA_NO_FORM;
    bits = with(bits, of_7);
    fields_pre_presin(word, out->value);
    return found(word, out, form, 8, bits);
}

static struct bits choose_at0_5(uint64_t word, uint8_t *line)
{
    struct bits bits;
    if ((word & 0xc000000) == 0x0) {
        bits = (struct bits){0xff0000, 0x0};
        line[0] = 0;
    } else if ((word & 0xff0000) == 0x0) {
        bits = (struct bits){0xc000000, 0x0};
        line[0] = 1;
    } else {
        bits = (struct bits){0xcff0000, 0x0};
        line[0] = 2;
    }
    return bits;
}

static void fields_interp_plain_short(uint64_t word, uint64_t *value)
{
    value[0] = word >> 2 & 0x3f; /* SDST */
    value[1] = word >> 16 & 0xff; /* VOFF */
    value[2] = word >> 26 & 0x3; /* SAREG */
}

/* 1000ss00 vvvvvvvv ???????0 ssssss00  interp $r[SDST]  v[AT0] */
static int take_interp_plain_short(uint64_t word, struct isadora_insn *out, uint16_t form, uint64_t canon)
{
    struct bits bits = {0xfc, canon};
    bits = with(bits, choose_at0_5(word, out->line));
    fields_interp_plain_short(word, out->value);
    return found(word, out, form, 4, bits);
}

static void fields_interp_plain_smul(uint64_t word, uint64_t *value)
{
    value[0] = word >> 2 & 0x3f; /* SDST */
    value[1] = word >> 16 & 0xff; /* VOFF */
    value[2] = word >> 26 & 0x3; /* SAREG */
    value[3] = word >> 9 & 0x3f; /* SSRC */
}

/* 1000ss10 vvvvvvvv ?ssssss0 ssssss00  interp $r[SDST]  v[AT0] $r[SSRC] */
static int take_interp_plain_smul(uint64_t word, struct isadora_insn *out, uint16_t form, uint64_t canon)
{
    struct bits bits = {0x7efc, canon};
    bits = with(bits, choose_at0_5(word, out->line));
    fields_interp_plain_smul(word, out->value);
    return found(word, out, form, 4, bits);
}

static struct bits choose_at0_6(uint64_t word, uint8_t *line)
{
    struct bits bits;
    if ((word & UINT64_C(0x40c000000)) == 0x0) {
        bits = (struct bits){0xff0000, 0x0};
        line[0] = 0;
    } else if ((word & 0xff0000) == 0x0) {
        bits = (struct bits){UINT64_C(0x40c000000), 0x0};
        line[0] = 1;
    } else {
        bits = (struct bits){UINT64_C(0x40cff0000), 0x0};
        line[0] = 2;
    }
    return bits;
}

static void fields_interp_plain_long(uint64_t word, uint64_t *value)
{
    value[0] = word >> 2 & 0x7f; /* LDST */
    value[1] = word >> 16 & 0xff; /* VOFF */
    value[2] = (word >> 26 & 0x3) | (word >> 34 & 0x1) << 2; /* AREG */
    value[3] = word >> 32 & 0x3; /* MARK */
    value[4] = word >> 39 & 0x1f; /* PRED */
    value[5] = word >> 44 & 0x3; /* COND */
}

/* 000????? ?????000 ??ccpppp p????amm 1000aa?? vvvvvvvv ???????l llllll01  MARK GUARD interp $r[LDST]  v[AT0] */
static int take_interp_plain_long(uint64_t word, struct isadora_insn *out, uint16_t form, uint64_t canon)
{
    struct bits bits = {UINT64_C(0x3000001fc), canon};
    bits = with(bits, choose_at0_6(word, out->line));
    const struct bits of_1 = choose_guard(word, out->line + 1);
    if (none(of_1))
        return ISADORA_NO_FORM;
    bits = with(bits, of_1);
    fields_interp_plain_long(word, out->value);
    return found(word, out, form, 8, bits);
}

static void fields_interp_plain_mul(uint64_t word, uint64_t *value)
{
    value[0] = word >> 2 & 0x7f; /* LDST */
    value[1] = word >> 16 & 0xff; /* VOFF */
    value[2] = (word >> 26 & 0x3) | (word >> 34 & 0x1) << 2; /* AREG */
    value[3] = word >> 58 & 0x1; /* LNEG1 */
    value[4] = word >> 9 & 0x7f; /* LSRC */
    value[5] = word >> 32 & 0x3; /* MARK */
    value[6] = word >> 39 & 0x1f; /* PRED */
    value[7] = word >> 44 & 0x3; /* COND */
}

/* 000??l?? ?????010 ??ccpppp p????amm 1000aa?? vvvvvvvv llllllll llllll01  MARK GUARD interp $r[LDST]  v[AT0] LNEG1 $r[LSRC] */
static int take_interp_plain_mul(uint64_t word, struct isadora_insn *out, uint16_t form, uint64_t canon)
{
    struct bits bits = {UINT64_C(0x40000030000fffc), canon};
    bits = with(bits, choose_at0_6(word, out->line));
    const struct bits of_1 = choose_guard(word, out->line + 1);
    if (none(of_1))
        return ISADORA_NO_FORM;
    bits = with(bits, of_1);
    fields_interp_plain_mul(word, out->value);
    return found(word, out, form, 8, bits);
}

static struct bits choose_stsrc(uint64_t word, uint8_t *line)
{
    struct bits bits;
    if ((word & 0xc00000) == 0x0) {
        bits = (struct bits){0xfc, 0x0};
        line[0] = 0;
    } else if ((word & 0x800000) == 0x0) {
        bits = (struct bits){0xfc, 0x400000};
        line[0] = 1;
    } else if ((word & 0x400000) == 0x0) {
        bits = (struct bits){0xfc, 0x800000};
        line[0] = 2;
    } else {
        bits = (struct bits){0xfc, 0xc00000};
        line[0] = 3;
    }
    return bits;
}

static void fields_tex_texauto_short(uint64_t word, uint64_t *value)
{
    value[0] = word >> 8 & 0x1; /* SLIVE */
    value[1] = word >> 2 & 0x3f; /* SDST */
    value[2] = word >> 9 & 0xff; /* TEX */
    value[3] = word >> 17 & 0x1f; /* SAMP */
}

/* 1111---0 ..ssssst ttttttts ssssss00  texauto SLIVE $r[SDST]:$r[SDST+1]:$r[SDST+2]:$r[SDST+3] $t[TEX] $s[SAMP] STSRC */
static int take_tex_texauto_short(uint64_t word, struct isadora_insn *out, uint16_t form, uint64_t canon)
{
    struct bits bits = {0x3ffffc, canon};
    out->line[0] = 0;
    bits = with(bits, choose_stsrc(word, out->line + 1));
    fields_tex_texauto_short(word, out->value);
    return found(word, out, form, 4, bits);
}

static struct bits choose_ltdst(uint64_t word, uint8_t *line)
{
    struct bits bits;
    if ((word & UINT64_C(0xc00006000000)) == 0x0) {
        bits = (struct bits){0x0, 0x0};
        line[0] = 0;
    } else if ((word & UINT64_C(0xc00004000000)) == 0x0) {
        bits = (struct bits){0x1fc, 0x2000000};
        line[0] = 1;
    } else if ((word & UINT64_C(0xc00002000000)) == 0x0) {
        bits = (struct bits){0x1fc, 0x4000000};
        line[0] = 2;
    } else if ((word & UINT64_C(0xc00000000000)) == 0x0) {
        bits = (struct bits){0x1fc, 0x6000000};
        line[0] = 3;
    } else if ((word & UINT64_C(0x800006000000)) == 0x0) {
        bits = (struct bits){0x1fc, UINT64_C(0x400000000000)};
        line[0] = 4;
    } else if ((word & UINT64_C(0x800004000000)) == 0x0) {
        bits = (struct bits){0x1fc, UINT64_C(0x400002000000)};
        line[0] = 5;
    } else if ((word & UINT64_C(0x800002000000)) == 0x0) {
        bits = (struct bits){0x1fc, UINT64_C(0x400004000000)};
        line[0] = 6;
    } else if ((word & UINT64_C(0x800000000000)) == 0x0) {
        bits = (struct bits){0x1fc, UINT64_C(0x400006000000)};
        line[0] = 7;
    } else if ((word & UINT64_C(0x400006000000)) == 0x0) {
        bits = (struct bits){0x1fc, UINT64_C(0x800000000000)};
        line[0] = 8;
    } else if ((word & UINT64_C(0x400004000000)) == 0x0) {
        bits = (struct bits){0x1fc, UINT64_C(0x800002000000)};
        line[0] = 9;
    } else if ((word & UINT64_C(0x400002000000)) == 0x0) {
        bits = (struct bits){0x1fc, UINT64_C(0x800004000000)};
        line[0] = 10;
    } else if ((word & UINT64_C(0x400000000000)) == 0x0) {
        bits = (struct bits){0x1fc, UINT64_C(0x800006000000)};
        line[0] = 11;
    } else if ((word & 0x6000000) == 0x0) {
        bits = (struct bits){0x1fc, UINT64_C(0xc00000000000)};
        line[0] = 12;
    } else if ((word & 0x4000000) == 0x0) {
        bits = (struct bits){0x1fc, UINT64_C(0xc00002000000)};
        line[0] = 13;
    } else if ((word & 0x2000000) == 0x0) {
        bits = (struct bits){0x1fc, UINT64_C(0xc00004000000)};
        line[0] = 14;
    } else {
        bits = (struct bits){0x1fc, UINT64_C(0xc00006000000)};
        line[0] = 15;
    }
    return bits;
}

static struct bits choose_ltsrc(uint64_t word, uint8_t *line)
{
    struct bits bits;
    if ((word & 0xc00000) == 0x0) {
        bits = (struct bits){0x1fc, 0x0};
        line[0] = 0;
    } else if ((word & 0x800000) == 0x0) {
        bits = (struct bits){0x1fc, 0x400000};
        line[0] = 1;
    } else if ((word & 0x400000) == 0x0) {
        bits = (struct bits){0x1fc, 0x800000};
        line[0] = 2;
    } else {
        bits = (struct bits){0x1fc, 0xc00000};
        line[0] = 3;
    }
    return bits;
}

static void fields_tex_texauto_long(uint64_t word, uint64_t *value)
{
    value[0] = word >> 34 & 0x1; /* TLIVE */
    value[1] = word >> 35 & 0x1; /* DERIV */
    value[2] = word >> 2 & 0x7f; /* LDST */
    value[3] = word >> 9 & 0xff; /* TEX */
    value[4] = word >> 17 & 0x1f; /* SAMP */
    value[5] = word >> 56 & 0xf; /* TX */
    value[6] = word >> 52 & 0xf; /* TY */
    value[7] = word >> 48 & 0xf; /* TZ */
    value[8] = word >> 32 & 0x3; /* MARK */
    value[9] = word >> 39 & 0x1f; /* PRED */
    value[10] = word >> 44 & 0x3; /* COND */
}

/* 000?tttt tttttttt ..ccpppp p???dtmm 11110..0 ..ssssst tttttttl llllll01  MARK GUARD texauto TLIVE DERIV LTDST $t[TEX] $s[SAMP] LTSRC TX TY TZ */
static int take_tex_texauto_long(uint64_t word, struct isadora_insn *out, uint16_t form, uint64_t canon)
{
    struct bits bits = {UINT64_C(0xfff000f003ffe00), canon};
    bits = with(bits, choose_ltdst(word, out->line));
    bits = with(bits, choose_ltsrc(word, out->line + 1));
    const struct bits of_2 = choose_guard(word, out->line + 2);
    if (none(of_2))
        return ISADORA_NO_FORM;
    bits = with(bits, of_2);
    fields_tex_texauto_long(word, out->value);
    return found(word, out, form, 8, bits);
}

static void fields_tex_cube_texauto(uint64_t word, uint64_t *value)
{
    value[0] = word >> 34 & 0x1; /* TLIVE */
    value[1] = word >> 35 & 0x1; /* DERIV */
    value[2] = word >> 2 & 0x7f; /* LDST */
    value[3] = word >> 9 & 0xff; /* TEX */
    value[4] = word >> 17 & 0x1f; /* SAMP */
    value[5] = word >> 32 & 0x3; /* MARK */
    value[6] = word >> 39 & 0x1f; /* PRED */
    value[7] = word >> 44 & 0x3; /* COND */
}

/* 000????? ???????? ..ccpppp p???dtmm 11111..0 ..ssssst tttttttl llllll01  MARK GUARD texauto cube TLIVE DERIV LTDST $t[TEX] $s[SAMP] LTSRC */
static int take_tex_cube_texauto(uint64_t word, struct isadora_insn *out, uint16_t form, uint64_t canon)
{
    struct bits bits = {UINT64_C(0xf003ffe00), canon};
    bits = with(bits, choose_ltdst(word, out->line));
    bits = with(bits, choose_ltsrc(word, out->line + 1));
    const struct bits of_2 = choose_guard(word, out->line + 2);
    if (none(of_2))
        return ISADORA_NO_FORM;
    bits = with(bits, of_2);
    fields_tex_cube_texauto(word, out->value);
    return found(word, out, form, 8, bits);
}

/* 011????? ????0000 ..ccpppp p???dtmm 1111?..? ??ssssst tttttttl llllll01  MARK GUARD texsize TLIVE DERIV LTDST $t[TEX] $s[SAMP] $r[LDST] */
static int take_texsize(uint64_t word, struct isadora_insn *out, uint16_t form, uint64_t canon)
{
    struct bits bits = {UINT64_C(0xf003ffffc), canon};
    bits = with(bits, choose_ltdst(word, out->line));
    const struct bits of_1 = choose_guard(word, out->line + 1);
    if (none(of_1))
        return ISADORA_NO_FORM;
    bits = with(bits, of_1);
    fields_tex_cube_texauto(word, out->value);
    return found(word, out, form, 8, bits);
}

static int tree_32(uint64_t word, unsigned config, struct isadora_insn *out)
{
    switch (word >> 28 & 0xf) {
    case 0x1:
        switch (word >> 15 & 0x1) {
        case 0x0:
            if ((word & 0x3) == 0x0)
                return take_mov_b16_short(word, config, out, TESLA_MOV_B16_SHORT, 0x10000000);
            return ISADORA_NO_FORM;
        case 0x1:
            if ((word & 0x3) == 0x0)
                return take_mov_b16_short(word, config, out, TESLA_MOV_B32_SHORT, 0x10008000);
            return ISADORA_NO_FORM;
        default:
            return ISADORA_NO_FORM;
        }
    case 0x2:
        switch (word >> 22 & 0x1) {
        case 0x0:
            switch (word >> 15 & 0x1) {
            case 0x0:
                if ((word & 0x3) == 0x0)
                    return take_add_add_b16_short(word, config, out, TESLA_ADD_ADD_B16_SHORT, 0x20000000);
                return ISADORA_NO_FORM;
            case 0x1:
                if ((word & 0x3) == 0x0)
                    return take_add_add_b16_short(word, config, out, TESLA_ADD_ADD_B32_SHORT, 0x20008000);
                return ISADORA_NO_FORM;
            default:
                return ISADORA_NO_FORM;
            }
        case 0x1:
            switch (word >> 15 & 0x1) {
            case 0x0:
                if ((word & 0x3) == 0x0)
                    return take_add_add_b16_short(word, config, out, TESLA_ADD_SUB_B16_SHORT, 0x20400000);
                return ISADORA_NO_FORM;
            case 0x1:
                if ((word & 0x3) == 0x0)
                    return take_add_add_b16_short(word, config, out, TESLA_ADD_SUB_B32_SHORT, 0x20408000);
                return ISADORA_NO_FORM;
            default:
                return ISADORA_NO_FORM;
            }
        default:
            return ISADORA_NO_FORM;
        }
    case 0x3:
        switch (word >> 22 & 0x1) {
        case 0x0:
            switch (word >> 15 & 0x1) {
            case 0x0:
                if ((word & 0x3) == 0x0)
                    return take_add_add_b16_short(word, config, out, TESLA_ADD_SUBR_B16_SHORT, 0x30000000);
                return ISADORA_NO_FORM;
            case 0x1:
                if ((word & 0x3) == 0x0)
                    return take_add_add_b16_short(word, config, out, TESLA_ADD_SUBR_B32_SHORT, 0x30008000);
                return ISADORA_NO_FORM;
            default:
                return ISADORA_NO_FORM;
            }
        case 0x1:
            switch (word >> 15 & 0x1) {
            case 0x0:
                if ((word & 0x3) == 0x0)
                    return take_add_add_b16_short(word, config, out, TESLA_ADD_ADDC_B16_SHORT, 0x30400000);
                return ISADORA_NO_FORM;
            case 0x1:
                if ((word & 0x3) == 0x0)
                    return take_add_add_b16_short(word, config, out, TESLA_ADD_ADDC_B32_SHORT, 0x30408000);
                return ISADORA_NO_FORM;
            default:
                return ISADORA_NO_FORM;
            }
        default:
            return ISADORA_NO_FORM;
        }
    case 0x4:
        switch (word >> 22 & 0x1) {
        case 0x0:
            if ((word & 0x3) == 0x0)
                return take_mul16_short(word, config, out, TESLA_MUL16_SHORT, 0x40000000);
            return ISADORA_NO_FORM;
        case 0x1:
            if ((word & 0x3) == 0x0)
                return take_mul24_short(word, config, out, TESLA_MUL24_SHORT, 0x40400000);
            return ISADORA_NO_FORM;
        default:
            return ISADORA_NO_FORM;
        }
    case 0x5:
        switch (word >> 15 & 0x1) {
        case 0x0:
            switch (word >> 8 & 0x1) {
            case 0x0:
                if ((word & 0x3) == 0x0)
                    return take_sad_u16_short(word, out, TESLA_SAD_U16_SHORT, 0x50000000);
                return ISADORA_NO_FORM;
            case 0x1:
                if ((word & 0x3) == 0x0)
                    return take_sad_u16_short(word, out, TESLA_SAD_S16_SHORT, 0x50000100);
                return ISADORA_NO_FORM;
            default:
                return ISADORA_NO_FORM;
            }
        case 0x1:
            switch (word >> 8 & 0x1) {
            case 0x0:
                if ((word & 0x3) == 0x0)
                    return take_sad_u16_short(word, out, TESLA_SAD_U32_SHORT, 0x50008000);
                return ISADORA_NO_FORM;
            case 0x1:
                if ((word & 0x3) == 0x0)
                    return take_sad_u16_short(word, out, TESLA_SAD_S32_SHORT, 0x50008100);
                return ISADORA_NO_FORM;
            default:
                return ISADORA_NO_FORM;
            }
        default:
            return ISADORA_NO_FORM;
        }
    case 0x6:
        switch (word >> 22 & 0x1) {
        case 0x0:
            switch (word >> 15 & 0x1) {
            case 0x0:
                switch (word >> 8 & 0x1) {
                case 0x0:
                    if ((word & 0x3) == 0x0)
                        return take_mul_add_add_u16_short(word, config, out, TESLA_MUL_ADD_ADD_U16_SHORT, 0x60000000);
                    return ISADORA_NO_FORM;
                case 0x1:
                    if ((word & 0x3) == 0x0)
                        return take_mul_add_add_u16_short(word, config, out, TESLA_MUL_ADD_ADD_S16_SHORT, 0x60000100);
                    return ISADORA_NO_FORM;
                default:
                    return ISADORA_NO_FORM;
                }
            case 0x1:
                switch (word >> 8 & 0x1) {
                case 0x0:
                    if ((word & 0x3) == 0x0)
                        return take_mul_add_add_u16_short(word, config, out, TESLA_MUL_ADD_ADD_S16SAT_SHORT, 0x60008000);
                    return ISADORA_NO_FORM;
                case 0x1:
                    if ((word & 0x3) == 0x0)
                        return take_mul_add_add_u16_short(word, config, out, TESLA_MUL_ADD_ADD_U24_SHORT, 0x60008100);
                    return ISADORA_NO_FORM;
                default:
                    return ISADORA_NO_FORM;
                }
            default:
                return ISADORA_NO_FORM;
            }
        case 0x1:
            switch (word >> 15 & 0x1) {
            case 0x0:
                switch (word >> 8 & 0x1) {
                case 0x0:
                    if ((word & 0x3) == 0x0)
                        return take_mul_add_add_u16_short(word, config, out, TESLA_MUL_ADD_SUB_U16_SHORT, 0x60400000);
                    return ISADORA_NO_FORM;
                case 0x1:
                    if ((word & 0x3) == 0x0)
                        return take_mul_add_add_u16_short(word, config, out, TESLA_MUL_ADD_SUB_S16_SHORT, 0x60400100);
                    return ISADORA_NO_FORM;
                default:
                    return ISADORA_NO_FORM;
                }
            case 0x1:
                switch (word >> 8 & 0x1) {
                case 0x0:
                    if ((word & 0x3) == 0x0)
                        return take_mul_add_add_u16_short(word, config, out, TESLA_MUL_ADD_SUB_S16SAT_SHORT, 0x60408000);
                    return ISADORA_NO_FORM;
                case 0x1:
                    if ((word & 0x3) == 0x0)
                        return take_mul_add_add_u16_short(word, config, out, TESLA_MUL_ADD_SUB_U24_SHORT, 0x60408100);
                    return ISADORA_NO_FORM;
                default:
                    return ISADORA_NO_FORM;
                }
            default:
                return ISADORA_NO_FORM;
            }
        default:
            return ISADORA_NO_FORM;
        }
    case 0x7:
        switch (word >> 22 & 0x1) {
        case 0x0:
            switch (word >> 15 & 0x1) {
            case 0x0:
                switch (word >> 8 & 0x1) {
                case 0x0:
                    if ((word & 0x3) == 0x0)
                        return take_mul_add_add_u16_short(word, config, out, TESLA_MUL_ADD_SUBR_U16_SHORT, 0x70000000);
                    return ISADORA_NO_FORM;
                case 0x1:
                    if ((word & 0x3) == 0x0)
                        return take_mul_add_add_u16_short(word, config, out, TESLA_MUL_ADD_SUBR_S16_SHORT, 0x70000100);
                    return ISADORA_NO_FORM;
                default:
                    return ISADORA_NO_FORM;
                }
            case 0x1:
                switch (word >> 8 & 0x1) {
                case 0x0:
                    if ((word & 0x3) == 0x0)
                        return take_mul_add_add_u16_short(word, config, out, TESLA_MUL_ADD_SUBR_S16SAT_SHORT, 0x70008000);
                    return ISADORA_NO_FORM;
                case 0x1:
                    if ((word & 0x3) == 0x0)
                        return take_mul_add_add_u16_short(word, config, out, TESLA_MUL_ADD_SUBR_U24_SHORT, 0x70008100);
                    return ISADORA_NO_FORM;
                default:
                    return ISADORA_NO_FORM;
                }
            default:
                return ISADORA_NO_FORM;
            }
        case 0x1:
            switch (word >> 15 & 0x1) {
            case 0x0:
                switch (word >> 8 & 0x1) {
                case 0x0:
                    if ((word & 0x3) == 0x0)
                        return take_mul_add_add_u16_short(word, config, out, TESLA_MUL_ADD_ADDC_U16_SHORT, 0x70400000);
                    return ISADORA_NO_FORM;
                case 0x1:
                    if ((word & 0x3) == 0x0)
                        return take_mul_add_add_u16_short(word, config, out, TESLA_MUL_ADD_ADDC_S16_SHORT, 0x70400100);
                    return ISADORA_NO_FORM;
                default:
                    return ISADORA_NO_FORM;
                }
            case 0x1:
                switch (word >> 8 & 0x1) {
                case 0x0:
                    if ((word & 0x3) == 0x0)
                        return take_mul_add_add_u16_short(word, config, out, TESLA_MUL_ADD_ADDC_S16SAT_SHORT, 0x70408000);
                    return ISADORA_NO_FORM;
                case 0x1:
                    if ((word & 0x3) == 0x0)
                        return take_mul_add_add_u16_short(word, config, out, TESLA_MUL_ADD_ADDC_U24_SHORT, 0x70408100);
                    return ISADORA_NO_FORM;
                default:
                    return ISADORA_NO_FORM;
                }
            default:
                return ISADORA_NO_FORM;
            }
        default:
            return ISADORA_NO_FORM;
        }
    case 0x8:
        switch (word >> 24 & 0x3) {
        case 0x0:
            switch (word >> 8 & 0x1) {
            case 0x0:
                if (ON_FP >> config & 1 && (word & 0x3) == 0x0)
                    return take_interp_plain_short(word, out, TESLA_INTERP_PLAIN_SHORT, 0x80000000u);
                return ISADORA_NO_FORM;
            case 0x1:
                if (ON_FP >> config & 1 && (word & 0x3) == 0x0)
                    return take_interp_plain_short(word, out, TESLA_INTERP_FLAT_SHORT, 0x80000100u);
                return ISADORA_NO_FORM;
            default:
                return ISADORA_NO_FORM;
            }
        case 0x1:
            if (ON_FP >> config & 1 && (word & 0x103) == 0x0)
                return take_interp_plain_short(word, out, TESLA_INTERP_CENT_SHORT, 0x81000000u);
            return ISADORA_NO_FORM;
        case 0x2:
            if (ON_FP >> config & 1 && (word & 0x103) == 0x0)
                return take_interp_plain_smul(word, out, TESLA_INTERP_PLAIN_SMUL, 0x82000000u);
            return ISADORA_NO_FORM;
        case 0x3:
            if (ON_FP >> config & 1 && (word & 0x103) == 0x0)
                return take_interp_plain_smul(word, out, TESLA_INTERP_CENT_SMUL, 0x83000000u);
            return ISADORA_NO_FORM;
        default:
            return ISADORA_NO_FORM;
        }
    case 0x9:
        switch (word >> 0 & 0x3) {
        case 0x0:
            return take_rcp_short(word, out, TESLA_RCP_SHORT, 0x90000000u);
        case 0x2:
            return take_trap_short(word, out, TESLA_TRAP_SHORT, 0x90000002u);
        default:
            return ISADORA_NO_FORM;
        }
    case 0xb:
        switch (word >> 0 & 0x3) {
        case 0x0:
            return take_fadd_short(word, config, out, TESLA_FADD_SHORT, 0xb0000000u);
        case 0x2:
            if (ON_NOT_G80 >> config & 1)
                return take_trap_short(word, out, TESLA_BRKPT_SHORT, 0xb0000002u);
            return ISADORA_NO_FORM;
        default:
            return ISADORA_NO_FORM;
        }
    case 0xc:
        if ((word & 0x3) == 0x0)
            return take_fmul_short(word, config, out, TESLA_FMUL_SHORT, 0xc0000000u);
        return ISADORA_NO_FORM;
    case 0xe:
        if ((word & 0x3) == 0x0)
            return take_fmad_short(word, config, out, TESLA_FMAD_SHORT, 0xe0000000u);
        return ISADORA_NO_FORM;
    case 0xf:
        switch (word >> 24 & 0x1) {
        case 0x0:
            if ((word & 0x3) == 0x0)
                return take_tex_texauto_short(word, out, TESLA_TEX_TEXAUTO_SHORT, 0xf0000000u);
            return ISADORA_NO_FORM;
        case 0x1:
            if ((word & 0x3) == 0x0)
                return take_tex_texauto_short(word, out, TESLA_TEXFETCH_SHORT, 0xf1000000u);
            return ISADORA_NO_FORM;
        default:
            return ISADORA_NO_FORM;
        }
    default:
        return ISADORA_NO_FORM;
    }
}

static int tree_64(uint64_t word, unsigned config, struct isadora_insn *out)
{
    switch (word >> 28 & 0xf) {
    case 0x0:
        switch (word >> 61 & 0x7) {
        case 0x0:
            switch (word >> 0 & 0x3) {
            case 0x1:
                if (ON_VP_GP >> config & 1 && ((word & UINT64_C(0x420000200000000)) == UINT64_C(0x420000000000000) || (word & UINT64_C(0x420000100000000)) == UINT64_C(0x420000000000000)))
                    return take_ld_a(word, out, TESLA_LD_A, UINT64_C(0x420000000000001));
                return ISADORA_NO_FORM;
            case 0x3:
                if (ON_FP >> config & 1)
                    return take_discard(word, out, TESLA_DISCARD, 0x3);
                return ISADORA_NO_FORM;
            default:
                return ISADORA_NO_FORM;
            }
        case 0x1:
            switch (word >> 0 & 0x3) {
            case 0x1:
                if ((word & UINT64_C(0x300000000)) != UINT64_C(0x300000000))
                    return take_mov_r_c(word, out, TESLA_MOV_R_C, UINT64_C(0x2000000000000001));
                return ISADORA_NO_FORM;
            case 0x3:
                if (ON_FP >> config & 1)
                    return take_discard(word, out, TESLA_DISCARD, 0x3);
                return ISADORA_NO_FORM;
            default:
                return ISADORA_NO_FORM;
            }
        case 0x2:
            switch (word >> 0 & 0x3) {
            case 0x1:
                if ((word & UINT64_C(0x300000000)) != UINT64_C(0x300000000))
                    return take_mov_r_a(word, out, TESLA_MOV_R_A, UINT64_C(0x4000000000000001));
                return ISADORA_NO_FORM;
            case 0x3:
                if (ON_FP >> config & 1)
                    return take_discard(word, out, TESLA_DISCARD, 0x3);
                return ISADORA_NO_FORM;
            default:
                return ISADORA_NO_FORM;
            }
        case 0x3:
            switch (word >> 0 & 0x3) {
            case 0x1:
                if ((word & UINT64_C(0x300000000)) != UINT64_C(0x300000000))
                    return take_mov_r_sr(word, config, out, TESLA_MOV_R_SR, UINT64_C(0x6000000000000001));
                return ISADORA_NO_FORM;
            case 0x3:
                if (ON_FP >> config & 1)
                    return take_discard(word, out, TESLA_DISCARD, 0x3);
                return ISADORA_NO_FORM;
            default:
                return ISADORA_NO_FORM;
            }
        case 0x4:
            switch (word >> 0 & 0x3) {
            case 0x1:
                if (ON_VP_GP >> config & 1 && ((word & UINT64_C(0xc0000200000000)) == UINT64_C(0xc0000000000000) || (word & UINT64_C(0xc0000100000000)) == UINT64_C(0xc0000000000000)))
                    return take_st_o(word, out, TESLA_ST_O, UINT64_C(0x80c0000000000001));
                return ISADORA_NO_FORM;
            case 0x3:
                if (ON_FP >> config & 1)
                    return take_discard(word, out, TESLA_DISCARD, 0x3);
                return ISADORA_NO_FORM;
            default:
                return ISADORA_NO_FORM;
            }
        case 0x5:
            switch (word >> 0 & 0x3) {
            case 0x1:
                if ((word & UINT64_C(0x300000000)) != UINT64_C(0x300000000))
                    return take_mov_c_r(word, out, TESLA_MOV_C_R, UINT64_C(0xa000000000000001));
                return ISADORA_NO_FORM;
            case 0x3:
                if (ON_FP >> config & 1)
                    return take_discard(word, out, TESLA_DISCARD, 0x3);
                return ISADORA_NO_FORM;
            default:
                return ISADORA_NO_FORM;
            }
        case 0x6:
            switch (word >> 0 & 0x3) {
            case 0x1:
                if ((word & UINT64_C(0x300000000)) != UINT64_C(0x300000000))
                    return take_shl_a(word, config, out, TESLA_SHL_A, UINT64_C(0xc000000000000001));
                return ISADORA_NO_FORM;
            case 0x3:
                if (ON_FP >> config & 1)
                    return take_discard(word, out, TESLA_DISCARD, 0x3);
                return ISADORA_NO_FORM;
            default:
                return ISADORA_NO_FORM;
            }
        case 0x7:
            switch (word >> 53 & 0x3) {
            case 0x0:
                switch (word >> 0 & 0x3) {
                case 0x1:
                    switch (word >> 55 & 0xf) {
                    case 0x8: case 0xa: case 0xc: case 0xe:
                        if (ON_CP >> config & 1 && (word & UINT64_C(0x300000000)) != UINT64_C(0x300000000))
                            return take_st_s_half_b32(word, out, TESLA_ST_S_HALF_B32, UINT64_C(0xe400000000000001));
                        return ISADORA_NO_FORM;
                    case 0x9: case 0xb: case 0xd: case 0xf:
                        if (ON_NOT_G80_G84_CP >> config & 1 && (word & UINT64_C(0x300000000)) != UINT64_C(0x300000000))
                            return take_st_s_half_b32(word, out, TESLA_ST_S_HALF_UNLOCK, UINT64_C(0xe480000000000001));
                        return ISADORA_NO_FORM;
                    default:
                        if (ON_CP >> config & 1 && (word & UINT64_C(0x300000000)) != UINT64_C(0x300000000))
                            return take_st_s_half_b16(word, out, TESLA_ST_S_HALF_B16, UINT64_C(0xe000000000000001));
                        return ISADORA_NO_FORM;
                    }
                case 0x3:
                    if (ON_FP >> config & 1)
                        return take_discard(word, out, TESLA_DISCARD, 0x3);
                    return ISADORA_NO_FORM;
                default:
                    return ISADORA_NO_FORM;
                }
            case 0x1:
                switch (word >> 0 & 0x3) {
                case 0x1:
                    switch (word >> 55 & 0xf) {
                    case 0x8: case 0xa: case 0xc: case 0xe:
                        if (ON_CP >> config & 1 && (word & UINT64_C(0x300000000)) != UINT64_C(0x300000000))
                            return take_st_s_half_b32(word, out, TESLA_ST_S_FULL_B32, UINT64_C(0xe420000000000001));
                        return ISADORA_NO_FORM;
                    case 0x9: case 0xb: case 0xd: case 0xf:
                        if (ON_NOT_G80_G84_CP >> config & 1 && (word & UINT64_C(0x300000000)) != UINT64_C(0x300000000))
                            return take_st_s_half_b32(word, out, TESLA_ST_S_FULL_UNLOCK, UINT64_C(0xe4a0000000000001));
                        return ISADORA_NO_FORM;
                    default:
                        if (ON_CP >> config & 1 && (word & UINT64_C(0x300000000)) != UINT64_C(0x300000000))
                            return take_st_s_half_b16(word, out, TESLA_ST_S_FULL_B16, UINT64_C(0xe020000000000001));
                        return ISADORA_NO_FORM;
                    }
                case 0x3:
                    if (ON_FP >> config & 1)
                        return take_discard(word, out, TESLA_DISCARD, 0x3);
                    return ISADORA_NO_FORM;
                default:
                    return ISADORA_NO_FORM;
                }
            case 0x2:
                switch (word >> 0 & 0x3) {
                case 0x1:
                    if (ON_CP >> config & 1 && (word & UINT64_C(0x300000000)) != UINT64_C(0x300000000))
                        return take_st_s_half_b8(word, out, TESLA_ST_S_HALF_B8, UINT64_C(0xe040000000000001));
                    return ISADORA_NO_FORM;
                case 0x3:
                    if (ON_FP >> config & 1)
                        return take_discard(word, out, TESLA_DISCARD, 0x3);
                    return ISADORA_NO_FORM;
                default:
                    return ISADORA_NO_FORM;
                }
            case 0x3:
                switch (word >> 0 & 0x3) {
                case 0x1:
                    if (ON_CP >> config & 1 && (word & UINT64_C(0x300000000)) != UINT64_C(0x300000000))
                        return take_st_s_half_b8(word, out, TESLA_ST_S_FULL_B8, UINT64_C(0xe060000000000001));
                    return ISADORA_NO_FORM;
                case 0x3:
                    if (ON_FP >> config & 1)
                        return take_discard(word, out, TESLA_DISCARD, 0x3);
                    return ISADORA_NO_FORM;
                default:
                    return ISADORA_NO_FORM;
                }
            default:
                return ISADORA_NO_FORM;
            }
        default:
            return ISADORA_NO_FORM;
        }
    case 0x1:
        switch (word >> 61 & 0x3) {
        case 0x0:
            switch (word >> 0 & 0x3) {
            case 0x1:
                if ((word & UINT64_C(0x300008000)) == UINT64_C(0x300000000))
                    return take_mov_b16_imm(word, out, TESLA_MOV_B16_IMM, UINT64_C(0x310000001));
                if ((word & UINT64_C(0x300000000)) == UINT64_C(0x300000000))
                    return take_mov_b16_imm(word, out, TESLA_MOV_B32_IMM, UINT64_C(0x310008001));
                if ((word & UINT64_C(0x8400000000000000)) == 0x0)
                    return take_mov_b16_long(word, config, out, TESLA_MOV_B16_LONG, 0x10000001);
                if ((word & UINT64_C(0x8000000000000000)) == 0x0)
                    return take_mov_b16_long(word, config, out, TESLA_MOV_B32_LONG, UINT64_C(0x400000010000001));
                return ISADORA_NO_FORM;
            case 0x3:
                return take_bra(word, out, TESLA_BRA, 0x10000003);
            default:
                return ISADORA_NO_FORM;
            }
        case 0x1:
            switch (word >> 46 & 0x3) {
            case 0x0:
                switch (word >> 0 & 0x3) {
                case 0x1:
                    if ((word & UINT64_C(0x300008000)) == UINT64_C(0x300000000))
                        return take_mov_b16_imm(word, out, TESLA_MOV_B16_IMM, UINT64_C(0x310000001));
                    if ((word & UINT64_C(0x300000000)) == UINT64_C(0x300000000))
                        return take_mov_b16_imm(word, out, TESLA_MOV_B32_IMM, UINT64_C(0x310008001));
                    if ((word & UINT64_C(0x8400000000000000)) == UINT64_C(0x400000000000000))
                        return take_ld_c_u8_full(word, config, out, TESLA_LD_C_U8_FULL, UINT64_C(0x2400000010000001));
                    if ((word & UINT64_C(0x8000000000000000)) == 0x0)
                        return take_ld_c_u8_full(word, config, out, TESLA_LD_C_U8_HALF, UINT64_C(0x2000000010000001));
                    return ISADORA_NO_FORM;
                case 0x3:
                    return take_bra(word, out, TESLA_BRA, 0x10000003);
                default:
                    return ISADORA_NO_FORM;
                }
            case 0x1:
                switch (word >> 0 & 0x3) {
                case 0x1:
                    if ((word & UINT64_C(0x300008000)) == UINT64_C(0x300000000))
                        return take_mov_b16_imm(word, out, TESLA_MOV_B16_IMM, UINT64_C(0x310000001));
                    if ((word & UINT64_C(0x300000000)) == UINT64_C(0x300000000))
                        return take_mov_b16_imm(word, out, TESLA_MOV_B32_IMM, UINT64_C(0x310008001));
                    if ((word & UINT64_C(0x8400000000000000)) == UINT64_C(0x400000000000000))
                        return take_ld_c_u16_full(word, config, out, TESLA_LD_C_U16_FULL, UINT64_C(0x2400400010000001));
                    if ((word & UINT64_C(0x8000000000000000)) == 0x0)
                        return take_ld_c_u16_full(word, config, out, TESLA_LD_C_U16_HALF, UINT64_C(0x2000400010000001));
                    return ISADORA_NO_FORM;
                case 0x3:
                    return take_bra(word, out, TESLA_BRA, 0x10000003);
                default:
                    return ISADORA_NO_FORM;
                }
            case 0x2:
                switch (word >> 0 & 0x3) {
                case 0x1:
                    if ((word & UINT64_C(0x300008000)) == UINT64_C(0x300000000))
                        return take_mov_b16_imm(word, out, TESLA_MOV_B16_IMM, UINT64_C(0x310000001));
                    if ((word & UINT64_C(0x300000000)) == UINT64_C(0x300000000))
                        return take_mov_b16_imm(word, out, TESLA_MOV_B32_IMM, UINT64_C(0x310008001));
                    if ((word & UINT64_C(0x8400000000000000)) == UINT64_C(0x400000000000000))
                        return take_ld_c_u16_full(word, config, out, TESLA_LD_C_S16_FULL, UINT64_C(0x2400800010000001));
                    if ((word & UINT64_C(0x8000000000000000)) == 0x0)
                        return take_ld_c_u16_full(word, config, out, TESLA_LD_C_S16_HALF, UINT64_C(0x2000800010000001));
                    return ISADORA_NO_FORM;
                case 0x3:
                    return take_bra(word, out, TESLA_BRA, 0x10000003);
                default:
                    return ISADORA_NO_FORM;
                }
            case 0x3:
                switch (word >> 0 & 0x3) {
                case 0x1:
                    if ((word & UINT64_C(0x300008000)) == UINT64_C(0x300000000))
                        return take_mov_b16_imm(word, out, TESLA_MOV_B16_IMM, UINT64_C(0x310000001));
                    if ((word & UINT64_C(0x300000000)) == UINT64_C(0x300000000))
                        return take_mov_b16_imm(word, out, TESLA_MOV_B32_IMM, UINT64_C(0x310008001));
                    if ((word & UINT64_C(0x8400000000000000)) == UINT64_C(0x400000000000000))
                        return take_ld_c_b32_full(word, config, out, TESLA_LD_C_B32_FULL, UINT64_C(0x2400c00010000001));
                    if ((word & UINT64_C(0x8000000000000000)) == 0x0)
                        return take_ld_c_b32_full(word, config, out, TESLA_LD_C_B32_HALF, UINT64_C(0x2000c00010000001));
                    return ISADORA_NO_FORM;
                case 0x3:
                    return take_bra(word, out, TESLA_BRA, 0x10000003);
                default:
                    return ISADORA_NO_FORM;
                }
            default:
                return ISADORA_NO_FORM;
            }
        case 0x2:
            switch (word >> 46 & 0x3) {
            case 0x0:
                switch (word >> 0 & 0x3) {
                case 0x1:
                    if ((word & UINT64_C(0x300008000)) == UINT64_C(0x300000000))
                        return take_mov_b16_imm(word, out, TESLA_MOV_B16_IMM, UINT64_C(0x310000001));
                    if ((word & UINT64_C(0x300000000)) == UINT64_C(0x300000000))
                        return take_mov_b16_imm(word, out, TESLA_MOV_B32_IMM, UINT64_C(0x310008001));
                    if (ON_NOT_G80_CP >> config & 1 && (word & UINT64_C(0x8400000000000000)) == UINT64_C(0x400000000000000))
                        return take_ld_s_u8_full(word, out, TESLA_LD_S_U8_FULL, UINT64_C(0x4400000010000001));
                    if (ON_NOT_G80_CP >> config & 1 && (word & UINT64_C(0x8000000000000000)) == 0x0)
                        return take_ld_s_u8_full(word, out, TESLA_LD_S_U8_HALF, UINT64_C(0x4000000010000001));
                    return ISADORA_NO_FORM;
                case 0x3:
                    return take_bra(word, out, TESLA_BRA, 0x10000003);
                default:
                    return ISADORA_NO_FORM;
                }
            case 0x1:
                switch (word >> 0 & 0x3) {
                case 0x1:
                    if ((word & UINT64_C(0x300008000)) == UINT64_C(0x300000000))
                        return take_mov_b16_imm(word, out, TESLA_MOV_B16_IMM, UINT64_C(0x310000001));
                    if ((word & UINT64_C(0x300000000)) == UINT64_C(0x300000000))
                        return take_mov_b16_imm(word, out, TESLA_MOV_B32_IMM, UINT64_C(0x310008001));
                    if (ON_NOT_G80_CP >> config & 1 && (word & UINT64_C(0x8400000000000000)) == UINT64_C(0x400000000000000))
                        return take_ld_s_u16_full(word, out, TESLA_LD_S_U16_FULL, UINT64_C(0x4400400010000001));
                    if (ON_NOT_G80_CP >> config & 1 && (word & UINT64_C(0x8000000000000000)) == 0x0)
                        return take_ld_s_u16_full(word, out, TESLA_LD_S_U16_HALF, UINT64_C(0x4000400010000001));
                    return ISADORA_NO_FORM;
                case 0x3:
                    return take_bra(word, out, TESLA_BRA, 0x10000003);
                default:
                    return ISADORA_NO_FORM;
                }
            case 0x2:
                switch (word >> 0 & 0x3) {
                case 0x1:
                    if ((word & UINT64_C(0x300008000)) == UINT64_C(0x300000000))
                        return take_mov_b16_imm(word, out, TESLA_MOV_B16_IMM, UINT64_C(0x310000001));
                    if ((word & UINT64_C(0x300000000)) == UINT64_C(0x300000000))
                        return take_mov_b16_imm(word, out, TESLA_MOV_B32_IMM, UINT64_C(0x310008001));
                    if (ON_NOT_G80_CP >> config & 1 && (word & UINT64_C(0x8400000000000000)) == UINT64_C(0x400000000000000))
                        return take_ld_s_u16_full(word, out, TESLA_LD_S_S16_FULL, UINT64_C(0x4400800010000001));
                    if (ON_NOT_G80_CP >> config & 1 && (word & UINT64_C(0x8000000000000000)) == 0x0)
                        return take_ld_s_u16_full(word, out, TESLA_LD_S_S16_HALF, UINT64_C(0x4000800010000001));
                    return ISADORA_NO_FORM;
                case 0x3:
                    return take_bra(word, out, TESLA_BRA, 0x10000003);
                default:
                    return ISADORA_NO_FORM;
                }
            case 0x3:
                if ((word & UINT64_C(0x300008003)) == UINT64_C(0x300000001))
                    return take_mov_b16_imm(word, out, TESLA_MOV_B16_IMM, UINT64_C(0x310000001));
                if ((word & UINT64_C(0x300000003)) == UINT64_C(0x300000001))
                    return take_mov_b16_imm(word, out, TESLA_MOV_B32_IMM, UINT64_C(0x310008001));
                if ((word & 0x3) == 0x3)
                    return take_bra(word, out, TESLA_BRA, 0x10000003);
                if (ON_NOT_G80_CP >> config & 1 && (word & UINT64_C(0x8480000000000001)) == UINT64_C(0x400000000000001))
                    return take_ld_s_b32_full(word, out, TESLA_LD_S_B32_FULL, UINT64_C(0x4400c00010000001));
                if (ON_NOT_G80_CP >> config & 1 && (word & UINT64_C(0x8080000000000001)) == 0x1)
                    return take_ld_s_b32_full(word, out, TESLA_LD_S_B32_HALF, UINT64_C(0x4000c00010000001));
                if (ON_NOT_G80_G84_CP >> config & 1 && (word & UINT64_C(0x8400000000000001)) == UINT64_C(0x400000000000001))
                    return take_ld_s_lock_full(word, out, TESLA_LD_S_LOCK_FULL, UINT64_C(0x4480c04010000001));
                if (ON_NOT_G80_G84_CP >> config & 1 && (word & UINT64_C(0x8000000000000001)) == 0x1)
                    return take_ld_s_lock_full(word, out, TESLA_LD_S_LOCK_HALF, UINT64_C(0x4080c04010000001));
                return ISADORA_NO_FORM;
            default:
                return ISADORA_NO_FORM;
            }
        case 0x3:
            switch (word >> 0 & 0x3) {
            case 0x1:
                if ((word & UINT64_C(0x300008000)) == UINT64_C(0x300000000))
                    return take_mov_b16_imm(word, out, TESLA_MOV_B16_IMM, UINT64_C(0x310000001));
                if ((word & UINT64_C(0x300000000)) == UINT64_C(0x300000000))
                    return take_mov_b16_imm(word, out, TESLA_MOV_B32_IMM, UINT64_C(0x310008001));
                if (ON_NOT_G80_G84 >> config & 1 && (word & UINT64_C(0x8000000000000600)) == 0x200)
                    return take_vote_any(word, out, TESLA_VOTE_ANY, UINT64_C(0x6000000010000201));
                if (ON_NOT_G80_G84 >> config & 1 && (word & UINT64_C(0x8000000000000600)) == 0x400)
                    return take_vote_any(word, out, TESLA_VOTE_ALL, UINT64_C(0x6000000010000401));
                return ISADORA_NO_FORM;
            case 0x3:
                return take_bra(word, out, TESLA_BRA, 0x10000003);
            default:
                return ISADORA_NO_FORM;
            }
        default:
            return ISADORA_NO_FORM;
        }
    case 0x2:
        switch (word >> 22 & 0x1) {
        case 0x0:
            switch (word >> 0 & 0x3) {
            case 0x1:
                if ((word & UINT64_C(0x300008000)) == UINT64_C(0x300000000))
                    return take_add_add_b16_imm(word, config, out, TESLA_ADD_ADD_B16_IMM, UINT64_C(0x320000001));
                if ((word & UINT64_C(0x300000000)) == UINT64_C(0x300000000))
                    return take_add_add_b16_imm(word, config, out, TESLA_ADD_ADD_B32_IMM, UINT64_C(0x320008001));
                if ((word & UINT64_C(0xe400000200000000)) == 0x0 || (word & UINT64_C(0xe400000100000000)) == 0x0)
                    return take_add_add_b16_long(word, config, out, TESLA_ADD_ADD_B16_LONG, 0x20000001);
                if ((word & UINT64_C(0xe000000200000000)) == 0x0 || (word & UINT64_C(0xe000000100000000)) == 0x0)
                    return take_add_add_b16_long(word, config, out, TESLA_ADD_ADD_B32_LONG, UINT64_C(0x400000020000001));
                return ISADORA_NO_FORM;
            case 0x3:
                return take_call(word, out, TESLA_CALL, 0x20000003);
            default:
                return ISADORA_NO_FORM;
            }
        case 0x1:
            switch (word >> 0 & 0x3) {
            case 0x1:
                if ((word & UINT64_C(0x300008000)) == UINT64_C(0x300000000))
                    return take_add_add_b16_imm(word, config, out, TESLA_ADD_SUB_B16_IMM, UINT64_C(0x320400001));
                if ((word & UINT64_C(0x300000000)) == UINT64_C(0x300000000))
                    return take_add_add_b16_imm(word, config, out, TESLA_ADD_SUB_B32_IMM, UINT64_C(0x320408001));
                if ((word & UINT64_C(0xe400000200000000)) == 0x0 || (word & UINT64_C(0xe400000100000000)) == 0x0)
                    return take_add_add_b16_long(word, config, out, TESLA_ADD_SUB_B16_LONG, 0x20400001);
                if ((word & UINT64_C(0xe000000200000000)) == 0x0 || (word & UINT64_C(0xe000000100000000)) == 0x0)
                    return take_add_add_b16_long(word, config, out, TESLA_ADD_SUB_B32_LONG, UINT64_C(0x400000020400001));
                return ISADORA_NO_FORM;
            case 0x3:
                return take_call(word, out, TESLA_CALL, 0x20000003);
            default:
                return ISADORA_NO_FORM;
            }
        default:
            return ISADORA_NO_FORM;
        }
    case 0x3:
        switch (word >> 61 & 0x7) {
        case 0x0:
            switch (word >> 22 & 0x1) {
            case 0x0:
                switch (word >> 0 & 0x3) {
                case 0x1:
                    if ((word & UINT64_C(0x300008000)) == UINT64_C(0x300000000))
                        return take_add_add_b16_imm(word, config, out, TESLA_ADD_SUBR_B16_IMM, UINT64_C(0x330000001));
                    if ((word & UINT64_C(0x300000000)) == UINT64_C(0x300000000))
                        return take_add_add_b16_imm(word, config, out, TESLA_ADD_SUBR_B32_IMM, UINT64_C(0x330008001));
                    if ((word & UINT64_C(0x400000200000000)) == 0x0 || (word & UINT64_C(0x400000100000000)) == 0x0)
                        return take_add_add_b16_long(word, config, out, TESLA_ADD_SUBR_B16_LONG, 0x30000001);
                    if ((word & UINT64_C(0x300000000)) != UINT64_C(0x300000000))
                        return take_add_add_b16_long(word, config, out, TESLA_ADD_SUBR_B32_LONG, UINT64_C(0x400000030000001));
                    return ISADORA_NO_FORM;
                case 0x3:
                    return take_discard(word, out, TESLA_RET, 0x30000003);
                default:
                    return ISADORA_NO_FORM;
                }
            case 0x1:
                switch (word >> 0 & 0x3) {
                case 0x1:
                    if ((word & UINT64_C(0x300008000)) == UINT64_C(0x300000000))
                        return take_add_add_b16_imm(word, config, out, TESLA_ADD_ADDC_B16_IMM, UINT64_C(0x330400001));
                    if ((word & UINT64_C(0x300000000)) == UINT64_C(0x300000000))
                        return take_add_add_b16_imm(word, config, out, TESLA_ADD_ADDC_B32_IMM, UINT64_C(0x330408001));
                    if ((word & UINT64_C(0x400000200000000)) == 0x0 || (word & UINT64_C(0x400000100000000)) == 0x0)
                        return take_add_addc_b16_long(word, config, out, TESLA_ADD_ADDC_B16_LONG, 0x30400001);
                    if ((word & UINT64_C(0x300000000)) != UINT64_C(0x300000000))
                        return take_add_addc_b16_long(word, config, out, TESLA_ADD_ADDC_B32_LONG, UINT64_C(0x400000030400001));
                    return ISADORA_NO_FORM;
                case 0x3:
                    return take_discard(word, out, TESLA_RET, 0x30000003);
                default:
                    return ISADORA_NO_FORM;
                }
            default:
                return ISADORA_NO_FORM;
            }
        case 0x3:
            switch (word >> 0 & 0x3) {
            case 0x1:
                if ((word & UINT64_C(0x300408000)) == UINT64_C(0x300000000))
                    return take_add_add_b16_imm(word, config, out, TESLA_ADD_SUBR_B16_IMM, UINT64_C(0x330000001));
                if ((word & UINT64_C(0x300400000)) == UINT64_C(0x300000000))
                    return take_add_add_b16_imm(word, config, out, TESLA_ADD_SUBR_B32_IMM, UINT64_C(0x330008001));
                if ((word & UINT64_C(0x300008000)) == UINT64_C(0x300000000))
                    return take_add_add_b16_imm(word, config, out, TESLA_ADD_ADDC_B16_IMM, UINT64_C(0x330400001));
                if ((word & UINT64_C(0x300000000)) == UINT64_C(0x300000000))
                    return take_add_add_b16_imm(word, config, out, TESLA_ADD_ADDC_B32_IMM, UINT64_C(0x330408001));
                if ((word & UINT64_C(0xc00000200000000)) == 0x0 || (word & UINT64_C(0xc00000100000000)) == 0x0)
                    return take_set_u16(word, config, out, TESLA_SET_U16, UINT64_C(0x6000000030000001));
                if ((word & UINT64_C(0x400000200000000)) == 0x0 || (word & UINT64_C(0x400000100000000)) == 0x0)
                    return take_set_u16(word, config, out, TESLA_SET_S16, UINT64_C(0x6800000030000001));
                if ((word & UINT64_C(0x800000200000000)) == 0x0 || (word & UINT64_C(0x800000100000000)) == 0x0)
                    return take_set_u16(word, config, out, TESLA_SET_U32, UINT64_C(0x6400000030000001));
                if ((word & UINT64_C(0x300000000)) != UINT64_C(0x300000000))
                    return take_set_u16(word, config, out, TESLA_SET_S32, UINT64_C(0x6c00000030000001));
                return ISADORA_NO_FORM;
            case 0x3:
                return take_discard(word, out, TESLA_RET, 0x30000003);
            default:
                return ISADORA_NO_FORM;
            }
        case 0x4:
            switch (word >> 0 & 0x3) {
            case 0x1:
                if ((word & UINT64_C(0x300408000)) == UINT64_C(0x300000000))
                    return take_add_add_b16_imm(word, config, out, TESLA_ADD_SUBR_B16_IMM, UINT64_C(0x330000001));
                if ((word & UINT64_C(0x300400000)) == UINT64_C(0x300000000))
                    return take_add_add_b16_imm(word, config, out, TESLA_ADD_SUBR_B32_IMM, UINT64_C(0x330008001));
                if ((word & UINT64_C(0x300008000)) == UINT64_C(0x300000000))
                    return take_add_add_b16_imm(word, config, out, TESLA_ADD_ADDC_B16_IMM, UINT64_C(0x330400001));
                if ((word & UINT64_C(0x300000000)) == UINT64_C(0x300000000))
                    return take_add_add_b16_imm(word, config, out, TESLA_ADD_ADDC_B32_IMM, UINT64_C(0x330408001));
                if ((word & UINT64_C(0xc00000200000000)) == 0x0 || (word & UINT64_C(0xc00000100000000)) == 0x0)
                    return take_minmax_max_u16(word, config, out, TESLA_MINMAX_MAX_U16, UINT64_C(0x8000000030000001));
                if ((word & UINT64_C(0x400000200000000)) == 0x0 || (word & UINT64_C(0x400000100000000)) == 0x0)
                    return take_minmax_max_u16(word, config, out, TESLA_MINMAX_MAX_S16, UINT64_C(0x8800000030000001));
                if ((word & UINT64_C(0x800000200000000)) == 0x0 || (word & UINT64_C(0x800000100000000)) == 0x0)
                    return take_minmax_max_u16(word, config, out, TESLA_MINMAX_MAX_U32, UINT64_C(0x8400000030000001));
                if ((word & UINT64_C(0x300000000)) != UINT64_C(0x300000000))
                    return take_minmax_max_u16(word, config, out, TESLA_MINMAX_MAX_S32, UINT64_C(0x8c00000030000001));
                return ISADORA_NO_FORM;
            case 0x3:
                return take_discard(word, out, TESLA_RET, 0x30000003);
            default:
                return ISADORA_NO_FORM;
            }
        case 0x5:
            switch (word >> 0 & 0x3) {
            case 0x1:
                if ((word & UINT64_C(0x300408000)) == UINT64_C(0x300000000))
                    return take_add_add_b16_imm(word, config, out, TESLA_ADD_SUBR_B16_IMM, UINT64_C(0x330000001));
                if ((word & UINT64_C(0x300400000)) == UINT64_C(0x300000000))
                    return take_add_add_b16_imm(word, config, out, TESLA_ADD_SUBR_B32_IMM, UINT64_C(0x330008001));
                if ((word & UINT64_C(0x300008000)) == UINT64_C(0x300000000))
                    return take_add_add_b16_imm(word, config, out, TESLA_ADD_ADDC_B16_IMM, UINT64_C(0x330400001));
                if ((word & UINT64_C(0x300000000)) == UINT64_C(0x300000000))
                    return take_add_add_b16_imm(word, config, out, TESLA_ADD_ADDC_B32_IMM, UINT64_C(0x330408001));
                if ((word & UINT64_C(0xc00000200000000)) == 0x0 || (word & UINT64_C(0xc00000100000000)) == 0x0)
                    return take_minmax_max_u16(word, config, out, TESLA_MINMAX_MIN_U16, UINT64_C(0xa000000030000001));
                if ((word & UINT64_C(0x400000200000000)) == 0x0 || (word & UINT64_C(0x400000100000000)) == 0x0)
                    return take_minmax_max_u16(word, config, out, TESLA_MINMAX_MIN_S16, UINT64_C(0xa800000030000001));
                if ((word & UINT64_C(0x800000200000000)) == 0x0 || (word & UINT64_C(0x800000100000000)) == 0x0)
                    return take_minmax_max_u16(word, config, out, TESLA_MINMAX_MIN_U32, UINT64_C(0xa400000030000001));
                if ((word & UINT64_C(0x300000000)) != UINT64_C(0x300000000))
                    return take_minmax_max_u16(word, config, out, TESLA_MINMAX_MIN_S32, UINT64_C(0xac00000030000001));
                return ISADORA_NO_FORM;
            case 0x3:
                return take_discard(word, out, TESLA_RET, 0x30000003);
            default:
                return ISADORA_NO_FORM;
            }
        case 0x6:
            switch (word >> 0 & 0x3) {
            case 0x1:
                if ((word & UINT64_C(0x300408000)) == UINT64_C(0x300000000))
                    return take_add_add_b16_imm(word, config, out, TESLA_ADD_SUBR_B16_IMM, UINT64_C(0x330000001));
                if ((word & UINT64_C(0x300400000)) == UINT64_C(0x300000000))
                    return take_add_add_b16_imm(word, config, out, TESLA_ADD_SUBR_B32_IMM, UINT64_C(0x330008001));
                if ((word & UINT64_C(0x300008000)) == UINT64_C(0x300000000))
                    return take_add_add_b16_imm(word, config, out, TESLA_ADD_ADDC_B16_IMM, UINT64_C(0x330400001));
                if ((word & UINT64_C(0x300000000)) == UINT64_C(0x300000000))
                    return take_add_add_b16_imm(word, config, out, TESLA_ADD_ADDC_B32_IMM, UINT64_C(0x330408001));
                if ((word & UINT64_C(0x410000200000000)) == UINT64_C(0x10000000000000) || (word & UINT64_C(0x410000100000000)) == UINT64_C(0x10000000000000))
                    return take_shl_b16_cnt(word, config, out, TESLA_SHL_B16_CNT, UINT64_C(0xc010000030000001));
                if ((word & UINT64_C(0x10000200000000)) == UINT64_C(0x10000000000000) || (word & UINT64_C(0x10000100000000)) == UINT64_C(0x10000000000000))
                    return take_shl_b16_cnt(word, config, out, TESLA_SHL_B32_CNT, UINT64_C(0xc410000030000001));
                if ((word & UINT64_C(0x400000200000000)) == 0x0 || (word & UINT64_C(0x400000100000000)) == 0x0)
                    return take_minmax_max_u16(word, config, out, TESLA_SHL_B16_REG, UINT64_C(0xc000000030000001));
                if ((word & UINT64_C(0x300000000)) != UINT64_C(0x300000000))
                    return take_minmax_max_u16(word, config, out, TESLA_SHL_B32_REG, UINT64_C(0xc400000030000001));
                return ISADORA_NO_FORM;
            case 0x3:
                return take_discard(word, out, TESLA_RET, 0x30000003);
            default:
                return ISADORA_NO_FORM;
            }
        case 0x7:
            switch (word >> 0 & 0x3) {
            case 0x1:
                switch (word >> 59 & 0x1) {
                case 0x0:
                    if ((word & UINT64_C(0x300408000)) == UINT64_C(0x300000000))
                        return take_add_add_b16_imm(word, config, out, TESLA_ADD_SUBR_B16_IMM, UINT64_C(0x330000001));
                    if ((word & UINT64_C(0x300400000)) == UINT64_C(0x300000000))
                        return take_add_add_b16_imm(word, config, out, TESLA_ADD_SUBR_B32_IMM, UINT64_C(0x330008001));
                    if ((word & UINT64_C(0x300008000)) == UINT64_C(0x300000000))
                        return take_add_add_b16_imm(word, config, out, TESLA_ADD_ADDC_B16_IMM, UINT64_C(0x330400001));
                    if ((word & UINT64_C(0x300000000)) == UINT64_C(0x300000000))
                        return take_add_add_b16_imm(word, config, out, TESLA_ADD_ADDC_B32_IMM, UINT64_C(0x330408001));
                    if ((word & UINT64_C(0x410000200000000)) == UINT64_C(0x10000000000000) || (word & UINT64_C(0x410000100000000)) == UINT64_C(0x10000000000000))
                        return take_shl_b16_cnt(word, config, out, TESLA_SHR_U16_CNT, UINT64_C(0xe010000030000001));
                    if ((word & UINT64_C(0x10000200000000)) == UINT64_C(0x10000000000000) || (word & UINT64_C(0x10000100000000)) == UINT64_C(0x10000000000000))
                        return take_shl_b16_cnt(word, config, out, TESLA_SHR_U32_CNT, UINT64_C(0xe410000030000001));
                    if ((word & UINT64_C(0x400000200000000)) == 0x0 || (word & UINT64_C(0x400000100000000)) == 0x0)
                        return take_minmax_max_u16(word, config, out, TESLA_SHR_U16_REG, UINT64_C(0xe000000030000001));
                    if ((word & UINT64_C(0x300000000)) != UINT64_C(0x300000000))
                        return take_minmax_max_u16(word, config, out, TESLA_SHR_U32_REG, UINT64_C(0xe400000030000001));
                    return ISADORA_NO_FORM;
                case 0x1:
                    if ((word & UINT64_C(0x300408000)) == UINT64_C(0x300000000))
                        return take_add_add_b16_imm(word, config, out, TESLA_ADD_SUBR_B16_IMM, UINT64_C(0x330000001));
                    if ((word & UINT64_C(0x300400000)) == UINT64_C(0x300000000))
                        return take_add_add_b16_imm(word, config, out, TESLA_ADD_SUBR_B32_IMM, UINT64_C(0x330008001));
                    if ((word & UINT64_C(0x300008000)) == UINT64_C(0x300000000))
                        return take_add_add_b16_imm(word, config, out, TESLA_ADD_ADDC_B16_IMM, UINT64_C(0x330400001));
                    if ((word & UINT64_C(0x300000000)) == UINT64_C(0x300000000))
                        return take_add_add_b16_imm(word, config, out, TESLA_ADD_ADDC_B32_IMM, UINT64_C(0x330408001));
                    if ((word & UINT64_C(0x410000200000000)) == UINT64_C(0x10000000000000) || (word & UINT64_C(0x410000100000000)) == UINT64_C(0x10000000000000))
                        return take_shl_b16_cnt(word, config, out, TESLA_SHR_S16_CNT, UINT64_C(0xe810000030000001));
                    if ((word & UINT64_C(0x10000200000000)) == UINT64_C(0x10000000000000) || (word & UINT64_C(0x10000100000000)) == UINT64_C(0x10000000000000))
                        return take_shl_b16_cnt(word, config, out, TESLA_SHR_S32_CNT, UINT64_C(0xec10000030000001));
                    if ((word & UINT64_C(0x400000200000000)) == 0x0 || (word & UINT64_C(0x400000100000000)) == 0x0)
                        return take_minmax_max_u16(word, config, out, TESLA_SHR_S16_REG, UINT64_C(0xe800000030000001));
                    if ((word & UINT64_C(0x300000000)) != UINT64_C(0x300000000))
                        return take_minmax_max_u16(word, config, out, TESLA_SHR_S32_REG, UINT64_C(0xec00000030000001));
                    return ISADORA_NO_FORM;
                default:
                    return ISADORA_NO_FORM;
                }
            case 0x3:
                return take_discard(word, out, TESLA_RET, 0x30000003);
            default:
                return ISADORA_NO_FORM;
            }
        default:
            switch (word >> 22 & 0x1) {
            case 0x0:
                switch (word >> 0 & 0x3) {
                case 0x1:
                    switch (word >> 15 & 0x1) {
                    case 0x0:
                        if ((word & UINT64_C(0x300000000)) == UINT64_C(0x300000000))
                            return take_add_add_b16_imm(word, config, out, TESLA_ADD_SUBR_B16_IMM, UINT64_C(0x330000001));
                        return ISADORA_NO_FORM;
                    case 0x1:
                        if ((word & UINT64_C(0x300000000)) == UINT64_C(0x300000000))
                            return take_add_add_b16_imm(word, config, out, TESLA_ADD_SUBR_B32_IMM, UINT64_C(0x330008001));
                        return ISADORA_NO_FORM;
                    default:
                        return ISADORA_NO_FORM;
                    }
                case 0x3:
                    return take_discard(word, out, TESLA_RET, 0x30000003);
                default:
                    return ISADORA_NO_FORM;
                }
            case 0x1:
                switch (word >> 0 & 0x3) {
                case 0x1:
                    switch (word >> 15 & 0x1) {
                    case 0x0:
                        if ((word & UINT64_C(0x300000000)) == UINT64_C(0x300000000))
                            return take_add_add_b16_imm(word, config, out, TESLA_ADD_ADDC_B16_IMM, UINT64_C(0x330400001));
                        return ISADORA_NO_FORM;
                    case 0x1:
                        if ((word & UINT64_C(0x300000000)) == UINT64_C(0x300000000))
                            return take_add_add_b16_imm(word, config, out, TESLA_ADD_ADDC_B32_IMM, UINT64_C(0x330408001));
                        return ISADORA_NO_FORM;
                    default:
                        return ISADORA_NO_FORM;
                    }
                case 0x3:
                    return take_discard(word, out, TESLA_RET, 0x30000003);
                default:
                    return ISADORA_NO_FORM;
                }
            default:
                return ISADORA_NO_FORM;
            }
        }
    case 0x4:
        switch (word >> 0 & 0x3) {
        case 0x1:
            if ((word & UINT64_C(0x300400000)) == UINT64_C(0x300000000))
                return take_mul16_imm(word, config, out, TESLA_MUL16_IMM, UINT64_C(0x340000001));
            if ((word & UINT64_C(0x300000000)) == UINT64_C(0x300000000))
                return take_mul24_imm(word, config, out, TESLA_MUL24_IMM, UINT64_C(0x340400001));
            if ((word & UINT64_C(0xe001000200000000)) == 0x0 || (word & UINT64_C(0xe001000100000000)) == 0x0)
                return take_mul16_long(word, config, out, TESLA_MUL16_LONG, 0x40000001);
            if ((word & UINT64_C(0xe000000200000000)) == 0x0 || (word & UINT64_C(0xe000000100000000)) == 0x0)
                return take_mul24_long(word, config, out, TESLA_MUL24_LONG, UINT64_C(0x1000040000001));
            return ISADORA_NO_FORM;
        case 0x3:
            return take_breakaddr(word, out, TESLA_BREAKADDR, 0x40000003);
        default:
            return ISADORA_NO_FORM;
        }
    case 0x5:
        switch (word >> 58 & 0x3) {
        case 0x0:
            switch (word >> 0 & 0x3) {
            case 0x1:
                if ((word & UINT64_C(0xe000000200000000)) == 0x0 || (word & UINT64_C(0xe000000100000000)) == 0x0)
                    return take_mul_add_add_u16_long(word, config, out, TESLA_SAD_U16_LONG, 0x50000001);
                return ISADORA_NO_FORM;
            case 0x3:
                return take_discard(word, out, TESLA_BREAK, 0x50000003);
            default:
                return ISADORA_NO_FORM;
            }
        case 0x1:
            switch (word >> 0 & 0x3) {
            case 0x1:
                if ((word & UINT64_C(0xe000000200000000)) == 0x0 || (word & UINT64_C(0xe000000100000000)) == 0x0)
                    return take_mul_add_add_u16_long(word, config, out, TESLA_SAD_U32_LONG, UINT64_C(0x400000050000001));
                return ISADORA_NO_FORM;
            case 0x3:
                return take_discard(word, out, TESLA_BREAK, 0x50000003);
            default:
                return ISADORA_NO_FORM;
            }
        case 0x2:
            switch (word >> 0 & 0x3) {
            case 0x1:
                if ((word & UINT64_C(0xe000000200000000)) == 0x0 || (word & UINT64_C(0xe000000100000000)) == 0x0)
                    return take_mul_add_add_u16_long(word, config, out, TESLA_SAD_S16_LONG, UINT64_C(0x800000050000001));
                return ISADORA_NO_FORM;
            case 0x3:
                return take_discard(word, out, TESLA_BREAK, 0x50000003);
            default:
                return ISADORA_NO_FORM;
            }
        case 0x3:
            switch (word >> 0 & 0x3) {
            case 0x1:
                if ((word & UINT64_C(0xe000000200000000)) == 0x0 || (word & UINT64_C(0xe000000100000000)) == 0x0)
                    return take_mul_add_add_u16_long(word, config, out, TESLA_SAD_S32_LONG, UINT64_C(0xc00000050000001));
                return ISADORA_NO_FORM;
            case 0x3:
                return take_discard(word, out, TESLA_BREAK, 0x50000003);
            default:
                return ISADORA_NO_FORM;
            }
        default:
            return ISADORA_NO_FORM;
        }
    case 0x6:
        switch (word >> 62 & 0x3) {
        case 0x0:
            switch (word >> 0 & 0x3) {
            case 0x1:
                if ((word & UINT64_C(0x300408100)) == UINT64_C(0x300000000))
                    return take_mul_add_add_u16_imm(word, config, out, TESLA_MUL_ADD_ADD_U16_IMM, UINT64_C(0x360000001));
                if ((word & UINT64_C(0x300408000)) == UINT64_C(0x300000000))
                    return take_mul_add_add_u16_imm(word, config, out, TESLA_MUL_ADD_ADD_S16_IMM, UINT64_C(0x360000101));
                if ((word & UINT64_C(0x300400100)) == UINT64_C(0x300000000))
                    return take_mul_add_add_u16_imm(word, config, out, TESLA_MUL_ADD_ADD_S16SAT_IMM, UINT64_C(0x360008001));
                if ((word & UINT64_C(0x300400000)) == UINT64_C(0x300000000))
                    return take_mul_add_add_u16_imm(word, config, out, TESLA_MUL_ADD_ADD_U24_IMM, UINT64_C(0x360008101));
                if ((word & UINT64_C(0x300008100)) == UINT64_C(0x300000000))
                    return take_mul_add_add_u16_imm(word, config, out, TESLA_MUL_ADD_SUB_U16_IMM, UINT64_C(0x360400001));
                if ((word & UINT64_C(0x300008000)) == UINT64_C(0x300000000))
                    return take_mul_add_add_u16_imm(word, config, out, TESLA_MUL_ADD_SUB_S16_IMM, UINT64_C(0x360400101));
                if ((word & UINT64_C(0x300000100)) == UINT64_C(0x300000000))
                    return take_mul_add_add_u16_imm(word, config, out, TESLA_MUL_ADD_SUB_S16SAT_IMM, UINT64_C(0x360408001));
                if ((word & UINT64_C(0x300000000)) == UINT64_C(0x300000000))
                    return take_mul_add_add_u16_imm(word, config, out, TESLA_MUL_ADD_SUB_U24_IMM, UINT64_C(0x360408101));
                if ((word & UINT64_C(0x2c00000200000000)) == 0x0 || (word & UINT64_C(0x2c00000100000000)) == 0x0)
                    return take_mul_add_add_u16_long(word, config, out, TESLA_MUL_ADD_ADD_U16_LONG, 0x60000001);
                if ((word & UINT64_C(0xc00000200000000)) == 0x0 || (word & UINT64_C(0xc00000100000000)) == 0x0)
                    return take_mul_add_add_u16_long(word, config, out, TESLA_MUL_ADD_ADD_S16_LONG, UINT64_C(0x2000000060000001));
                if ((word & UINT64_C(0x2800000200000000)) == 0x0 || (word & UINT64_C(0x2800000100000000)) == 0x0)
                    return take_mul_add_add_u16_long(word, config, out, TESLA_MUL_ADD_SUB_U16_LONG, UINT64_C(0x400000060000001));
                if ((word & UINT64_C(0x800000200000000)) == 0x0 || (word & UINT64_C(0x800000100000000)) == 0x0)
                    return take_mul_add_add_u16_long(word, config, out, TESLA_MUL_ADD_SUB_S16_LONG, UINT64_C(0x2400000060000001));
                if ((word & UINT64_C(0x2400000200000000)) == 0x0 || (word & UINT64_C(0x2400000100000000)) == 0x0)
                    return take_mul_add_add_u16_long(word, config, out, TESLA_MUL_ADD_SUBR_U16_LONG, UINT64_C(0x800000060000001));
                if ((word & UINT64_C(0x400000200000000)) == 0x0 || (word & UINT64_C(0x400000100000000)) == 0x0)
                    return take_mul_add_add_u16_long(word, config, out, TESLA_MUL_ADD_SUBR_S16_LONG, UINT64_C(0x2800000060000001));
                if ((word & UINT64_C(0x2000000200000000)) == 0x0 || (word & UINT64_C(0x2000000100000000)) == 0x0)
                    return take_mul_add_addc_u16_long(word, config, out, TESLA_MUL_ADD_ADDC_U16_LONG, UINT64_C(0xc00000060000001));
                if ((word & UINT64_C(0x300000000)) != UINT64_C(0x300000000))
                    return take_mul_add_addc_u16_long(word, config, out, TESLA_MUL_ADD_ADDC_S16_LONG, UINT64_C(0x2c00000060000001));
                return ISADORA_NO_FORM;
            case 0x3:
                return take_quadon(word, out, TESLA_QUADON, 0x60000003);
            default:
                return ISADORA_NO_FORM;
            }
        case 0x1:
            switch (word >> 0 & 0x3) {
            case 0x1:
                if ((word & UINT64_C(0x300408100)) == UINT64_C(0x300000000))
                    return take_mul_add_add_u16_imm(word, config, out, TESLA_MUL_ADD_ADD_U16_IMM, UINT64_C(0x360000001));
                if ((word & UINT64_C(0x300408000)) == UINT64_C(0x300000000))
                    return take_mul_add_add_u16_imm(word, config, out, TESLA_MUL_ADD_ADD_S16_IMM, UINT64_C(0x360000101));
                if ((word & UINT64_C(0x300400100)) == UINT64_C(0x300000000))
                    return take_mul_add_add_u16_imm(word, config, out, TESLA_MUL_ADD_ADD_S16SAT_IMM, UINT64_C(0x360008001));
                if ((word & UINT64_C(0x300400000)) == UINT64_C(0x300000000))
                    return take_mul_add_add_u16_imm(word, config, out, TESLA_MUL_ADD_ADD_U24_IMM, UINT64_C(0x360008101));
                if ((word & UINT64_C(0x300008100)) == UINT64_C(0x300000000))
                    return take_mul_add_add_u16_imm(word, config, out, TESLA_MUL_ADD_SUB_U16_IMM, UINT64_C(0x360400001));
                if ((word & UINT64_C(0x300008000)) == UINT64_C(0x300000000))
                    return take_mul_add_add_u16_imm(word, config, out, TESLA_MUL_ADD_SUB_S16_IMM, UINT64_C(0x360400101));
                if ((word & UINT64_C(0x300000100)) == UINT64_C(0x300000000))
                    return take_mul_add_add_u16_imm(word, config, out, TESLA_MUL_ADD_SUB_S16SAT_IMM, UINT64_C(0x360408001));
                if ((word & UINT64_C(0x300000000)) == UINT64_C(0x300000000))
                    return take_mul_add_add_u16_imm(word, config, out, TESLA_MUL_ADD_SUB_U24_IMM, UINT64_C(0x360408101));
                if ((word & UINT64_C(0x2c00000200000000)) == 0x0 || (word & UINT64_C(0x2c00000100000000)) == 0x0)
                    return take_mul_add_add_u16_long(word, config, out, TESLA_MUL_ADD_ADD_S16SAT_LONG, UINT64_C(0x4000000060000001));
                if ((word & UINT64_C(0xc00000200000000)) == 0x0 || (word & UINT64_C(0xc00000100000000)) == 0x0)
                    return take_mul_add_add_u16_long(word, config, out, TESLA_MUL_ADD_ADD_U24_LONG, UINT64_C(0x6000000060000001));
                if ((word & UINT64_C(0x2800000200000000)) == 0x0 || (word & UINT64_C(0x2800000100000000)) == 0x0)
                    return take_mul_add_add_u16_long(word, config, out, TESLA_MUL_ADD_SUB_S16SAT_LONG, UINT64_C(0x4400000060000001));
                if ((word & UINT64_C(0x800000200000000)) == 0x0 || (word & UINT64_C(0x800000100000000)) == 0x0)
                    return take_mul_add_add_u16_long(word, config, out, TESLA_MUL_ADD_SUB_U24_LONG, UINT64_C(0x6400000060000001));
                if ((word & UINT64_C(0x2400000200000000)) == 0x0 || (word & UINT64_C(0x2400000100000000)) == 0x0)
                    return take_mul_add_add_u16_long(word, config, out, TESLA_MUL_ADD_SUBR_S16SAT_LONG, UINT64_C(0x4800000060000001));
                if ((word & UINT64_C(0x400000200000000)) == 0x0 || (word & UINT64_C(0x400000100000000)) == 0x0)
                    return take_mul_add_add_u16_long(word, config, out, TESLA_MUL_ADD_SUBR_U24_LONG, UINT64_C(0x6800000060000001));
                if ((word & UINT64_C(0x2000000200000000)) == 0x0 || (word & UINT64_C(0x2000000100000000)) == 0x0)
                    return take_mul_add_addc_u16_long(word, config, out, TESLA_MUL_ADD_ADDC_S16SAT_LONG, UINT64_C(0x4c00000060000001));
                if ((word & UINT64_C(0x300000000)) != UINT64_C(0x300000000))
                    return take_mul_add_addc_u16_long(word, config, out, TESLA_MUL_ADD_ADDC_U24_LONG, UINT64_C(0x6c00000060000001));
                return ISADORA_NO_FORM;
            case 0x3:
                return take_quadon(word, out, TESLA_QUADON, 0x60000003);
            default:
                return ISADORA_NO_FORM;
            }
        case 0x2:
            switch (word >> 0 & 0x3) {
            case 0x1:
                if ((word & UINT64_C(0x300408100)) == UINT64_C(0x300000000))
                    return take_mul_add_add_u16_imm(word, config, out, TESLA_MUL_ADD_ADD_U16_IMM, UINT64_C(0x360000001));
                if ((word & UINT64_C(0x300408000)) == UINT64_C(0x300000000))
                    return take_mul_add_add_u16_imm(word, config, out, TESLA_MUL_ADD_ADD_S16_IMM, UINT64_C(0x360000101));
                if ((word & UINT64_C(0x300400100)) == UINT64_C(0x300000000))
                    return take_mul_add_add_u16_imm(word, config, out, TESLA_MUL_ADD_ADD_S16SAT_IMM, UINT64_C(0x360008001));
                if ((word & UINT64_C(0x300400000)) == UINT64_C(0x300000000))
                    return take_mul_add_add_u16_imm(word, config, out, TESLA_MUL_ADD_ADD_U24_IMM, UINT64_C(0x360008101));
                if ((word & UINT64_C(0x300008100)) == UINT64_C(0x300000000))
                    return take_mul_add_add_u16_imm(word, config, out, TESLA_MUL_ADD_SUB_U16_IMM, UINT64_C(0x360400001));
                if ((word & UINT64_C(0x300008000)) == UINT64_C(0x300000000))
                    return take_mul_add_add_u16_imm(word, config, out, TESLA_MUL_ADD_SUB_S16_IMM, UINT64_C(0x360400101));
                if ((word & UINT64_C(0x300000100)) == UINT64_C(0x300000000))
                    return take_mul_add_add_u16_imm(word, config, out, TESLA_MUL_ADD_SUB_S16SAT_IMM, UINT64_C(0x360408001));
                if ((word & UINT64_C(0x300000000)) == UINT64_C(0x300000000))
                    return take_mul_add_add_u16_imm(word, config, out, TESLA_MUL_ADD_SUB_U24_IMM, UINT64_C(0x360408101));
                if ((word & UINT64_C(0x2c00000200000000)) == 0x0 || (word & UINT64_C(0x2c00000100000000)) == 0x0)
                    return take_mul_add_add_u16_long(word, config, out, TESLA_MUL_ADD_ADD_S24_LONG, UINT64_C(0x8000000060000001));
                if ((word & UINT64_C(0xc00000200000000)) == 0x0 || (word & UINT64_C(0xc00000100000000)) == 0x0)
                    return take_mul_add_add_u16_long(word, config, out, TESLA_MUL_ADD_ADD_S24SAT_LONG, UINT64_C(0xa000000060000001));
                if ((word & UINT64_C(0x2800000200000000)) == 0x0 || (word & UINT64_C(0x2800000100000000)) == 0x0)
                    return take_mul_add_add_u16_long(word, config, out, TESLA_MUL_ADD_SUB_S24_LONG, UINT64_C(0x8400000060000001));
                if ((word & UINT64_C(0x800000200000000)) == 0x0 || (word & UINT64_C(0x800000100000000)) == 0x0)
                    return take_mul_add_add_u16_long(word, config, out, TESLA_MUL_ADD_SUB_S24SAT_LONG, UINT64_C(0xa400000060000001));
                if ((word & UINT64_C(0x2400000200000000)) == 0x0 || (word & UINT64_C(0x2400000100000000)) == 0x0)
                    return take_mul_add_add_u16_long(word, config, out, TESLA_MUL_ADD_SUBR_S24_LONG, UINT64_C(0x8800000060000001));
                if ((word & UINT64_C(0x400000200000000)) == 0x0 || (word & UINT64_C(0x400000100000000)) == 0x0)
                    return take_mul_add_add_u16_long(word, config, out, TESLA_MUL_ADD_SUBR_S24SAT_LONG, UINT64_C(0xa800000060000001));
                if ((word & UINT64_C(0x2000000200000000)) == 0x0 || (word & UINT64_C(0x2000000100000000)) == 0x0)
                    return take_mul_add_addc_u16_long(word, config, out, TESLA_MUL_ADD_ADDC_S24_LONG, UINT64_C(0x8c00000060000001));
                if ((word & UINT64_C(0x300000000)) != UINT64_C(0x300000000))
                    return take_mul_add_addc_u16_long(word, config, out, TESLA_MUL_ADD_ADDC_S24SAT_LONG, UINT64_C(0xac00000060000001));
                return ISADORA_NO_FORM;
            case 0x3:
                return take_quadon(word, out, TESLA_QUADON, 0x60000003);
            default:
                return ISADORA_NO_FORM;
            }
        case 0x3:
            switch (word >> 0 & 0x3) {
            case 0x1:
                if ((word & UINT64_C(0x300408100)) == UINT64_C(0x300000000))
                    return take_mul_add_add_u16_imm(word, config, out, TESLA_MUL_ADD_ADD_U16_IMM, UINT64_C(0x360000001));
                if ((word & UINT64_C(0x300408000)) == UINT64_C(0x300000000))
                    return take_mul_add_add_u16_imm(word, config, out, TESLA_MUL_ADD_ADD_S16_IMM, UINT64_C(0x360000101));
                if ((word & UINT64_C(0x300400100)) == UINT64_C(0x300000000))
                    return take_mul_add_add_u16_imm(word, config, out, TESLA_MUL_ADD_ADD_S16SAT_IMM, UINT64_C(0x360008001));
                if ((word & UINT64_C(0x300400000)) == UINT64_C(0x300000000))
                    return take_mul_add_add_u16_imm(word, config, out, TESLA_MUL_ADD_ADD_U24_IMM, UINT64_C(0x360008101));
                if ((word & UINT64_C(0x300008100)) == UINT64_C(0x300000000))
                    return take_mul_add_add_u16_imm(word, config, out, TESLA_MUL_ADD_SUB_U16_IMM, UINT64_C(0x360400001));
                if ((word & UINT64_C(0x300008000)) == UINT64_C(0x300000000))
                    return take_mul_add_add_u16_imm(word, config, out, TESLA_MUL_ADD_SUB_S16_IMM, UINT64_C(0x360400101));
                if ((word & UINT64_C(0x300000100)) == UINT64_C(0x300000000))
                    return take_mul_add_add_u16_imm(word, config, out, TESLA_MUL_ADD_SUB_S16SAT_IMM, UINT64_C(0x360408001));
                if ((word & UINT64_C(0x300000000)) == UINT64_C(0x300000000))
                    return take_mul_add_add_u16_imm(word, config, out, TESLA_MUL_ADD_SUB_U24_IMM, UINT64_C(0x360408101));
                if ((word & UINT64_C(0x2c00000200000000)) == 0x0 || (word & UINT64_C(0x2c00000100000000)) == 0x0)
                    return take_mul_add_add_u16_long(word, config, out, TESLA_MUL_ADD_ADD_U24HIGH_LONG, UINT64_C(0xc000000060000001));
                if ((word & UINT64_C(0xc00000200000000)) == 0x0 || (word & UINT64_C(0xc00000100000000)) == 0x0)
                    return take_mul_add_add_u16_long(word, config, out, TESLA_MUL_ADD_ADD_S24HIGH_LONG, UINT64_C(0xe000000060000001));
                if ((word & UINT64_C(0x2800000200000000)) == 0x0 || (word & UINT64_C(0x2800000100000000)) == 0x0)
                    return take_mul_add_add_u16_long(word, config, out, TESLA_MUL_ADD_SUB_U24HIGH_LONG, UINT64_C(0xc400000060000001));
                if ((word & UINT64_C(0x800000200000000)) == 0x0 || (word & UINT64_C(0x800000100000000)) == 0x0)
                    return take_mul_add_add_u16_long(word, config, out, TESLA_MUL_ADD_SUB_S24HIGH_LONG, UINT64_C(0xe400000060000001));
                if ((word & UINT64_C(0x2400000200000000)) == 0x0 || (word & UINT64_C(0x2400000100000000)) == 0x0)
                    return take_mul_add_add_u16_long(word, config, out, TESLA_MUL_ADD_SUBR_U24HIGH_LONG, UINT64_C(0xc800000060000001));
                if ((word & UINT64_C(0x400000200000000)) == 0x0 || (word & UINT64_C(0x400000100000000)) == 0x0)
                    return take_mul_add_add_u16_long(word, config, out, TESLA_MUL_ADD_SUBR_S24HIGH_LONG, UINT64_C(0xe800000060000001));
                if ((word & UINT64_C(0x2000000200000000)) == 0x0 || (word & UINT64_C(0x2000000100000000)) == 0x0)
                    return take_mul_add_addc_u16_long(word, config, out, TESLA_MUL_ADD_ADDC_U24HIGH_LONG, UINT64_C(0xcc00000060000001));
                if ((word & UINT64_C(0x300000000)) != UINT64_C(0x300000000))
                    return take_mul_add_addc_u16_long(word, config, out, TESLA_MUL_ADD_ADDC_S24HIGH_LONG, UINT64_C(0xec00000060000001));
                return ISADORA_NO_FORM;
            case 0x3:
                return take_quadon(word, out, TESLA_QUADON, 0x60000003);
            default:
                return ISADORA_NO_FORM;
            }
        default:
            return ISADORA_NO_FORM;
        }
    case 0x7:
        switch (word >> 0 & 0x3) {
        case 0x1:
            if ((word & UINT64_C(0x300408100)) == UINT64_C(0x300000000))
                return take_mul_add_add_u16_imm(word, config, out, TESLA_MUL_ADD_SUBR_U16_IMM, UINT64_C(0x370000001));
            if ((word & UINT64_C(0x300408000)) == UINT64_C(0x300000000))
                return take_mul_add_add_u16_imm(word, config, out, TESLA_MUL_ADD_SUBR_S16_IMM, UINT64_C(0x370000101));
            if ((word & UINT64_C(0x300400100)) == UINT64_C(0x300000000))
                return take_mul_add_add_u16_imm(word, config, out, TESLA_MUL_ADD_SUBR_S16SAT_IMM, UINT64_C(0x370008001));
            if ((word & UINT64_C(0x300400000)) == UINT64_C(0x300000000))
                return take_mul_add_add_u16_imm(word, config, out, TESLA_MUL_ADD_SUBR_U24_IMM, UINT64_C(0x370008101));
            if ((word & UINT64_C(0x300008100)) == UINT64_C(0x300000000))
                return take_mul_add_add_u16_imm(word, config, out, TESLA_MUL_ADD_ADDC_U16_IMM, UINT64_C(0x370400001));
            if ((word & UINT64_C(0x300008000)) == UINT64_C(0x300000000))
                return take_mul_add_add_u16_imm(word, config, out, TESLA_MUL_ADD_ADDC_S16_IMM, UINT64_C(0x370400101));
            if ((word & UINT64_C(0x300000100)) == UINT64_C(0x300000000))
                return take_mul_add_add_u16_imm(word, config, out, TESLA_MUL_ADD_ADDC_S16SAT_IMM, UINT64_C(0x370408001));
            if ((word & UINT64_C(0x300000000)) == UINT64_C(0x300000000))
                return take_mul_add_add_u16_imm(word, config, out, TESLA_MUL_ADD_ADDC_U24_IMM, UINT64_C(0x370408101));
            if ((word & UINT64_C(0xe000000000000000)) != 0x0 && (word & UINT64_C(0x800000000000000)) != UINT64_C(0x800000000000000) && (word & UINT64_C(0x400000000000000)) != UINT64_C(0x400000000000000) && (word & UINT64_C(0x300000000)) != UINT64_C(0x300000000))
                return take_mul_add_again_add(word, config, out, TESLA_MUL_ADD_AGAIN_ADD, 0x70000001);
            if ((word & UINT64_C(0xe000000000000000)) != 0x0 && (word & UINT64_C(0x800000000000000)) != UINT64_C(0x800000000000000) && (word & UINT64_C(0x300000000)) != UINT64_C(0x300000000))
                return take_mul_add_again_add(word, config, out, TESLA_MUL_ADD_AGAIN_SUB, UINT64_C(0x400000070000001));
            if ((word & UINT64_C(0xe000000000000000)) != 0x0 && (word & UINT64_C(0x400000000000000)) != UINT64_C(0x400000000000000) && (word & UINT64_C(0x300000000)) != UINT64_C(0x300000000))
                return take_mul_add_again_add(word, config, out, TESLA_MUL_ADD_AGAIN_SUBR, UINT64_C(0x800000070000001));
            if ((word & UINT64_C(0xe000000000000000)) != 0x0 && (word & UINT64_C(0x300000000)) != UINT64_C(0x300000000))
                return take_mul_add_again_addc(word, config, out, TESLA_MUL_ADD_AGAIN_ADDC, UINT64_C(0xc00000070000001));
            if ((word & UINT64_C(0xc00000200000000)) == 0x0 || (word & UINT64_C(0xc00000100000000)) == 0x0)
                return take_mul_add_add_u16_long(word, config, out, TESLA_MUL_ADD_ADD_S24HIGHSAT_LONG, 0x70000001);
            if ((word & UINT64_C(0x800000200000000)) == 0x0 || (word & UINT64_C(0x800000100000000)) == 0x0)
                return take_mul_add_add_u16_long(word, config, out, TESLA_MUL_ADD_SUB_S24HIGHSAT_LONG, UINT64_C(0x400000070000001));
            if ((word & UINT64_C(0x400000200000000)) == 0x0 || (word & UINT64_C(0x400000100000000)) == 0x0)
                return take_mul_add_add_u16_long(word, config, out, TESLA_MUL_ADD_SUBR_S24HIGHSAT_LONG, UINT64_C(0x800000070000001));
            if ((word & UINT64_C(0x300000000)) != UINT64_C(0x300000000))
                return take_mul_add_addc_u16_long(word, config, out, TESLA_MUL_ADD_ADDC_S24HIGHSAT_LONG, UINT64_C(0xc00000070000001));
            return ISADORA_NO_FORM;
        case 0x3:
            return take_quadon(word, out, TESLA_QUADPOP, 0x70000003);
        default:
            return ISADORA_NO_FORM;
        }
    case 0x8:
        switch (word >> 0 & 0x3) {
        case 0x1:
            switch (word >> 48 & 0x7) {
            case 0x0:
                if (ON_FP >> config & 1 && ((word & UINT64_C(0xe000000200000000)) == 0x0 || (word & UINT64_C(0xe000000100000000)) == 0x0))
                    return take_interp_plain_long(word, out, TESLA_INTERP_PLAIN_LONG, 0x80000001u);
                return ISADORA_NO_FORM;
            case 0x1:
                if (ON_FP >> config & 1 && ((word & UINT64_C(0xe000000200000000)) == 0x0 || (word & UINT64_C(0xe000000100000000)) == 0x0))
                    return take_interp_plain_long(word, out, TESLA_INTERP_CENT_LONG, UINT64_C(0x1000080000001));
                return ISADORA_NO_FORM;
            case 0x2:
                if (ON_FP >> config & 1 && ((word & UINT64_C(0xe000000200000000)) == 0x0 || (word & UINT64_C(0xe000000100000000)) == 0x0))
                    return take_interp_plain_mul(word, out, TESLA_INTERP_PLAIN_MUL, UINT64_C(0x2000080000001));
                return ISADORA_NO_FORM;
            case 0x3:
                if (ON_FP >> config & 1 && ((word & UINT64_C(0xe000000200000000)) == 0x0 || (word & UINT64_C(0xe000000100000000)) == 0x0))
                    return take_interp_plain_mul(word, out, TESLA_INTERP_CENT_MUL, UINT64_C(0x3000080000001));
                return ISADORA_NO_FORM;
            case 0x4:
                if (ON_FP >> config & 1 && ((word & UINT64_C(0xe000000200000000)) == 0x0 || (word & UINT64_C(0xe000000100000000)) == 0x0))
                    return take_interp_plain_long(word, out, TESLA_INTERP_FLAT_LONG, UINT64_C(0x4000080000001));
                return ISADORA_NO_FORM;
            default:
                return ISADORA_NO_FORM;
            }
        case 0x3:
            switch (word >> 46 & 0x1) {
            case 0x0:
                if (ON_CP >> config & 1)
                    return take_bar_mask(word, out, TESLA_BAR_MASK, 0x80000003u);
                return ISADORA_NO_FORM;
            case 0x1:
                if (ON_CP >> config & 1)
                    return take_bar_all(word, out, TESLA_BAR_ALL, UINT64_C(0x400080000003));
                return ISADORA_NO_FORM;
            default:
                return ISADORA_NO_FORM;
            }
        default:
            return ISADORA_NO_FORM;
        }
    case 0x9:
        switch (word >> 61 & 0x7) {
        case 0x0:
            switch (word >> 0 & 0x3) {
            case 0x1:
                if ((word & UINT64_C(0x300000000)) != UINT64_C(0x300000000))
                    return take_rcp_long(word, config, out, TESLA_RCP_LONG, 0x90000001u);
                return ISADORA_NO_FORM;
            case 0x3:
                return take_quadon(word, out, TESLA_TRAP_LONG, 0x90000003u);
            default:
                return ISADORA_NO_FORM;
            }
        case 0x2:
            switch (word >> 0 & 0x3) {
            case 0x1:
                if ((word & UINT64_C(0x300000000)) != UINT64_C(0x300000000))
                    return take_rcp_long(word, config, out, TESLA_SFU_RSQRT, UINT64_C(0x4000000090000001));
                return ISADORA_NO_FORM;
            case 0x3:
                return take_quadon(word, out, TESLA_TRAP_LONG, 0x90000003u);
            default:
                return ISADORA_NO_FORM;
            }
        case 0x3:
            switch (word >> 0 & 0x3) {
            case 0x1:
                if ((word & UINT64_C(0x300000000)) != UINT64_C(0x300000000))
                    return take_rcp_long(word, config, out, TESLA_SFU_LG2, UINT64_C(0x6000000090000001));
                return ISADORA_NO_FORM;
            case 0x3:
                return take_quadon(word, out, TESLA_TRAP_LONG, 0x90000003u);
            default:
                return ISADORA_NO_FORM;
            }
        case 0x4:
            switch (word >> 0 & 0x3) {
            case 0x1:
                if ((word & UINT64_C(0x300000000)) != UINT64_C(0x300000000))
                    return take_sincos_sin(word, config, out, TESLA_SINCOS_SIN, UINT64_C(0x8000000090000001));
                return ISADORA_NO_FORM;
            case 0x3:
                return take_quadon(word, out, TESLA_TRAP_LONG, 0x90000003u);
            default:
                return ISADORA_NO_FORM;
            }
        case 0x5:
            switch (word >> 0 & 0x3) {
            case 0x1:
                if ((word & UINT64_C(0x300000000)) != UINT64_C(0x300000000))
                    return take_sincos_sin(word, config, out, TESLA_SINCOS_COS, UINT64_C(0xa000000090000001));
                return ISADORA_NO_FORM;
            case 0x3:
                return take_quadon(word, out, TESLA_TRAP_LONG, 0x90000003u);
            default:
                return ISADORA_NO_FORM;
            }
        case 0x6:
            switch (word >> 0 & 0x3) {
            case 0x1:
                if ((word & UINT64_C(0x300000000)) != UINT64_C(0x300000000))
                    return take_ex2(word, config, out, TESLA_EX2, UINT64_C(0xc000000090000001));
                return ISADORA_NO_FORM;
            case 0x3:
                return take_quadon(word, out, TESLA_TRAP_LONG, 0x90000003u);
            default:
                return ISADORA_NO_FORM;
            }
        default:
            if ((word & 0x3) == 0x3)
                return take_quadon(word, out, TESLA_TRAP_LONG, 0x90000003u);
            return ISADORA_NO_FORM;
        }
    case 0xa:
        switch (word >> 62 & 0x3) {
        case 0x0:
            switch (word >> 58 & 0x3) {
            case 0x0:
                switch (word >> 0 & 0x3) {
                case 0x1:
                    switch (word >> 51 & 0x1) {
                    case 0x0:
                        if ((word & UINT64_C(0x300000000)) != UINT64_C(0x300000000))
                            return take_cvt_i2i_u_full(word, config, out, TESLA_CVT_I2I_U_HALF, 0xa0000001u);
                        return ISADORA_NO_FORM;
                    case 0x1:
                        if ((word & UINT64_C(0x300000000)) != UINT64_C(0x300000000))
                            return take_cvt_i2i_u_full(word, config, out, TESLA_CVT_I2I_U8_BYTE, UINT64_C(0x80000a0000001));
                        return ISADORA_NO_FORM;
                    default:
                        return ISADORA_NO_FORM;
                    }
                case 0x3:
                    return take_breakaddr(word, out, TESLA_JOINAT, 0xa0000003u);
                default:
                    return ISADORA_NO_FORM;
                }
            case 0x1:
                switch (word >> 0 & 0x3) {
                case 0x1:
                    switch (word >> 51 & 0x1) {
                    case 0x0:
                        if ((word & UINT64_C(0x300000000)) != UINT64_C(0x300000000))
                            return take_cvt_i2i_u_full(word, config, out, TESLA_CVT_I2I_U_FULL, UINT64_C(0x4000000a0000001));
                        return ISADORA_NO_FORM;
                    case 0x1:
                        if ((word & UINT64_C(0x300000000)) != UINT64_C(0x300000000))
                            return take_cvt_i2i_u_full(word, config, out, TESLA_CVT_I2I_U8_FULL, UINT64_C(0x4080000a0000001));
                        return ISADORA_NO_FORM;
                    default:
                        return ISADORA_NO_FORM;
                    }
                case 0x3:
                    return take_breakaddr(word, out, TESLA_JOINAT, 0xa0000003u);
                default:
                    return ISADORA_NO_FORM;
                }
            case 0x2:
                switch (word >> 0 & 0x3) {
                case 0x1:
                    switch (word >> 51 & 0x1) {
                    case 0x0:
                        if ((word & UINT64_C(0x300000000)) != UINT64_C(0x300000000))
                            return take_cvt_i2i_u_full(word, config, out, TESLA_CVT_I2I_S_HALF, UINT64_C(0x8000000a0000001));
                        return ISADORA_NO_FORM;
                    case 0x1:
                        if ((word & UINT64_C(0x300000000)) != UINT64_C(0x300000000))
                            return take_cvt_i2i_u_full(word, config, out, TESLA_CVT_I2I_S8_BYTE, UINT64_C(0x8080000a0000001));
                        return ISADORA_NO_FORM;
                    default:
                        return ISADORA_NO_FORM;
                    }
                case 0x3:
                    return take_breakaddr(word, out, TESLA_JOINAT, 0xa0000003u);
                default:
                    return ISADORA_NO_FORM;
                }
            case 0x3:
                switch (word >> 0 & 0x3) {
                case 0x1:
                    switch (word >> 51 & 0x1) {
                    case 0x0:
                        if ((word & UINT64_C(0x300000000)) != UINT64_C(0x300000000))
                            return take_cvt_i2i_u_full(word, config, out, TESLA_CVT_I2I_S_FULL, UINT64_C(0xc000000a0000001));
                        return ISADORA_NO_FORM;
                    case 0x1:
                        if ((word & UINT64_C(0x300000000)) != UINT64_C(0x300000000))
                            return take_cvt_i2i_u_full(word, config, out, TESLA_CVT_I2I_S8_FULL, UINT64_C(0xc080000a0000001));
                        return ISADORA_NO_FORM;
                    default:
                        return ISADORA_NO_FORM;
                    }
                case 0x3:
                    return take_breakaddr(word, out, TESLA_JOINAT, 0xa0000003u);
                default:
                    return ISADORA_NO_FORM;
                }
            default:
                return ISADORA_NO_FORM;
            }
        case 0x1:
            switch (word >> 58 & 0x1) {
            case 0x0:
                switch (word >> 0 & 0x3) {
                case 0x1:
                    switch (word >> 54 & 0x1) {
                    case 0x0:
                        if ((word & UINT64_C(0x300000000)) != UINT64_C(0x300000000))
                            return take_cvt_i2f_f16(word, config, out, TESLA_CVT_I2F_F16, UINT64_C(0x40000000a0000001));
                        return ISADORA_NO_FORM;
                    case 0x1:
                        switch (word >> 48 & 0x1) {
                        case 0x0:
                            if (ON_G200 >> config & 1 && ((word & UINT64_C(0x400200000000)) == UINT64_C(0x400000000000) || (word & UINT64_C(0x400100000000)) == UINT64_C(0x400000000000)))
                                return take_cvt_i2f_64_u_from(word, config, out, TESLA_CVT_I2F_64_U_FROM, UINT64_C(0x40404000a0000001));
                            return ISADORA_NO_FORM;
                        case 0x1:
                            if (ON_G200 >> config & 1 && ((word & UINT64_C(0x400200000000)) == UINT64_C(0x400000000000) || (word & UINT64_C(0x400100000000)) == UINT64_C(0x400000000000)))
                                return take_cvt_i2f_64_u_from(word, config, out, TESLA_CVT_I2F_64_S_FROM, UINT64_C(0x40414000a0000001));
                            return ISADORA_NO_FORM;
                        default:
                            return ISADORA_NO_FORM;
                        }
                    default:
                        return ISADORA_NO_FORM;
                    }
                case 0x3:
                    return take_breakaddr(word, out, TESLA_JOINAT, 0xa0000003u);
                default:
                    return ISADORA_NO_FORM;
                }
            case 0x1:
                switch (word >> 0 & 0x3) {
                case 0x1:
                    switch (word >> 54 & 0x1) {
                    case 0x0:
                        if ((word & UINT64_C(0x300000000)) != UINT64_C(0x300000000))
                            return take_cvt_i2f_f16(word, config, out, TESLA_CVT_I2F_F32, UINT64_C(0x44000000a0000001));
                        return ISADORA_NO_FORM;
                    case 0x1:
                        switch (word >> 46 & 0x7) {
                        case 0x1: case 0x3:
                            if (ON_G200 >> config & 1 && (word & UINT64_C(0x300000000)) != UINT64_C(0x300000000))
                                return take_cvt_i2f_64_u_both(word, out, TESLA_CVT_I2F_64_U_BOTH, UINT64_C(0x44404000a0000001));
                            return ISADORA_NO_FORM;
                        case 0x4: case 0x6:
                            if (ON_G200 >> config & 1 && (word & UINT64_C(0x300000000)) != UINT64_C(0x300000000))
                                return take_cvt_i2f_64_u_to(word, config, out, TESLA_CVT_I2F_64_S_TO, UINT64_C(0x44410000a0000001));
                            return ISADORA_NO_FORM;
                        case 0x5: case 0x7:
                            if (ON_G200 >> config & 1 && (word & UINT64_C(0x300000000)) != UINT64_C(0x300000000))
                                return take_cvt_i2f_64_u_both(word, out, TESLA_CVT_I2F_64_S_BOTH, UINT64_C(0x44414000a0000001));
                            return ISADORA_NO_FORM;
                        default:
                            if (ON_G200 >> config & 1 && (word & UINT64_C(0x300000000)) != UINT64_C(0x300000000))
                                return take_cvt_i2f_64_u_to(word, config, out, TESLA_CVT_I2F_64_U_TO, UINT64_C(0x44400000a0000001));
                            return ISADORA_NO_FORM;
                        }
                    default:
                        return ISADORA_NO_FORM;
                    }
                case 0x3:
                    return take_breakaddr(word, out, TESLA_JOINAT, 0xa0000003u);
                default:
                    return ISADORA_NO_FORM;
                }
            default:
                return ISADORA_NO_FORM;
            }
        case 0x2:
            switch (word >> 58 & 0x3) {
            case 0x0:
                switch (word >> 0 & 0x3) {
                case 0x1:
                    switch (word >> 54 & 0x1) {
                    case 0x0:
                        switch (word >> 46 & 0x1) {
                        case 0x0:
                            if ((word & UINT64_C(0x300000000)) != UINT64_C(0x300000000))
                                return take_cvt_f2i_u16_f16(word, config, out, TESLA_CVT_F2I_U16_F16, UINT64_C(0x80000000a0000001));
                            return ISADORA_NO_FORM;
                        case 0x1:
                            if ((word & UINT64_C(0x300000000)) != UINT64_C(0x300000000))
                                return take_cvt_f2i_u16_f16(word, config, out, TESLA_CVT_F2I_U16_F32, UINT64_C(0x80004000a0000001));
                            return ISADORA_NO_FORM;
                        default:
                            return ISADORA_NO_FORM;
                        }
                    case 0x1:
                        if (ON_G200 >> config & 1 && ((word & UINT64_C(0x400200000000)) == UINT64_C(0x400000000000) || (word & UINT64_C(0x400100000000)) == UINT64_C(0x400000000000)))
                            return take_cvt_f2i_64_u_to(word, config, out, TESLA_CVT_F2I_64_U_TO, UINT64_C(0x80404000a0000001));
                        return ISADORA_NO_FORM;
                    default:
                        return ISADORA_NO_FORM;
                    }
                case 0x3:
                    return take_breakaddr(word, out, TESLA_JOINAT, 0xa0000003u);
                default:
                    return ISADORA_NO_FORM;
                }
            case 0x1:
                switch (word >> 54 & 0x1) {
                case 0x0:
                    switch (word >> 0 & 0x3) {
                    case 0x1:
                        switch (word >> 46 & 0x1) {
                        case 0x0:
                            if ((word & UINT64_C(0x300000000)) != UINT64_C(0x300000000))
                                return take_cvt_f2i_u16_f16(word, config, out, TESLA_CVT_F2I_U32_F16, UINT64_C(0x84000000a0000001));
                            return ISADORA_NO_FORM;
                        case 0x1:
                            if ((word & UINT64_C(0x300000000)) != UINT64_C(0x300000000))
                                return take_cvt_f2i_u16_f16(word, config, out, TESLA_CVT_F2I_U32_F32, UINT64_C(0x84004000a0000001));
                            return ISADORA_NO_FORM;
                        default:
                            return ISADORA_NO_FORM;
                        }
                    case 0x3:
                        return take_breakaddr(word, out, TESLA_JOINAT, 0xa0000003u);
                    default:
                        return ISADORA_NO_FORM;
                    }
                case 0x1:
                    switch (word >> 0 & 0x3) {
                    case 0x1:
                        switch (word >> 46 & 0x1) {
                        case 0x0:
                            if (ON_G200 >> config & 1 && (word & UINT64_C(0x300000000)) != UINT64_C(0x300000000))
                                return take_cvt_f2i_64_u_from(word, config, out, TESLA_CVT_F2I_64_U_FROM, UINT64_C(0x84400000a0000001));
                            return ISADORA_NO_FORM;
                        case 0x1:
                            if (ON_G200 >> config & 1 && (word & UINT64_C(0x300000000)) != UINT64_C(0x300000000))
                                return take_cvt_f2i_64_u_both(word, out, TESLA_CVT_F2I_64_U_BOTH, UINT64_C(0x84404000a0000001));
                            return ISADORA_NO_FORM;
                        default:
                            return ISADORA_NO_FORM;
                        }
                    case 0x3:
                        return take_breakaddr(word, out, TESLA_JOINAT, 0xa0000003u);
                    default:
                        return ISADORA_NO_FORM;
                    }
                default:
                    return ISADORA_NO_FORM;
                }
            case 0x2:
                switch (word >> 0 & 0x3) {
                case 0x1:
                    switch (word >> 54 & 0x1) {
                    case 0x0:
                        switch (word >> 46 & 0x1) {
                        case 0x0:
                            if ((word & UINT64_C(0x300000000)) != UINT64_C(0x300000000))
                                return take_cvt_f2i_u16_f16(word, config, out, TESLA_CVT_F2I_S16_F16, UINT64_C(0x88000000a0000001));
                            return ISADORA_NO_FORM;
                        case 0x1:
                            if ((word & UINT64_C(0x300000000)) != UINT64_C(0x300000000))
                                return take_cvt_f2i_u16_f16(word, config, out, TESLA_CVT_F2I_S16_F32, UINT64_C(0x88004000a0000001));
                            return ISADORA_NO_FORM;
                        default:
                            return ISADORA_NO_FORM;
                        }
                    case 0x1:
                        if (ON_G200 >> config & 1 && ((word & UINT64_C(0x400200000000)) == UINT64_C(0x400000000000) || (word & UINT64_C(0x400100000000)) == UINT64_C(0x400000000000)))
                            return take_cvt_f2i_64_u_to(word, config, out, TESLA_CVT_F2I_64_S_TO, UINT64_C(0x88404000a0000001));
                        return ISADORA_NO_FORM;
                    default:
                        return ISADORA_NO_FORM;
                    }
                case 0x3:
                    return take_breakaddr(word, out, TESLA_JOINAT, 0xa0000003u);
                default:
                    return ISADORA_NO_FORM;
                }
            case 0x3:
                switch (word >> 54 & 0x1) {
                case 0x0:
                    switch (word >> 0 & 0x3) {
                    case 0x1:
                        switch (word >> 46 & 0x1) {
                        case 0x0:
                            if ((word & UINT64_C(0x300000000)) != UINT64_C(0x300000000))
                                return take_cvt_f2i_u16_f16(word, config, out, TESLA_CVT_F2I_S32_F16, UINT64_C(0x8c000000a0000001));
                            return ISADORA_NO_FORM;
                        case 0x1:
                            if ((word & UINT64_C(0x300000000)) != UINT64_C(0x300000000))
                                return take_cvt_f2i_u16_f16(word, config, out, TESLA_CVT_F2I_S32_F32, UINT64_C(0x8c004000a0000001));
                            return ISADORA_NO_FORM;
                        default:
                            return ISADORA_NO_FORM;
                        }
                    case 0x3:
                        return take_breakaddr(word, out, TESLA_JOINAT, 0xa0000003u);
                    default:
                        return ISADORA_NO_FORM;
                    }
                case 0x1:
                    switch (word >> 0 & 0x3) {
                    case 0x1:
                        switch (word >> 46 & 0x1) {
                        case 0x0:
                            if (ON_G200 >> config & 1 && (word & UINT64_C(0x300000000)) != UINT64_C(0x300000000))
                                return take_cvt_f2i_64_u_from(word, config, out, TESLA_CVT_F2I_64_S_FROM, UINT64_C(0x8c400000a0000001));
                            return ISADORA_NO_FORM;
                        case 0x1:
                            if (ON_G200 >> config & 1 && (word & UINT64_C(0x300000000)) != UINT64_C(0x300000000))
                                return take_cvt_f2i_64_u_both(word, out, TESLA_CVT_F2I_64_S_BOTH, UINT64_C(0x8c404000a0000001));
                            return ISADORA_NO_FORM;
                        default:
                            return ISADORA_NO_FORM;
                        }
                    case 0x3:
                        return take_breakaddr(word, out, TESLA_JOINAT, 0xa0000003u);
                    default:
                        return ISADORA_NO_FORM;
                    }
                default:
                    return ISADORA_NO_FORM;
                }
            default:
                return ISADORA_NO_FORM;
            }
        case 0x3:
            switch (word >> 58 & 0x3) {
            case 0x0:
                switch (word >> 0 & 0x3) {
                case 0x1:
                    switch (word >> 54 & 0x1) {
                    case 0x0:
                        switch (word >> 46 & 0x1) {
                        case 0x0:
                            if ((word & UINT64_C(0x300000000)) != UINT64_C(0x300000000))
                                return take_cvt_f2f_f16_same(word, config, out, TESLA_CVT_F2F_F16_SAME, UINT64_C(0xc0000000a0000001));
                            return ISADORA_NO_FORM;
                        case 0x1:
                            if ((word & UINT64_C(0x300000000)) != UINT64_C(0x300000000))
                                return take_cvt_f2f_f16_narrow(word, config, out, TESLA_CVT_F2F_F16_NARROW, UINT64_C(0xc0004000a0000001));
                            return ISADORA_NO_FORM;
                        default:
                            return ISADORA_NO_FORM;
                        }
                    case 0x1:
                        if (ON_G200 >> config & 1 && ((word & UINT64_C(0x400200000000)) == UINT64_C(0x400000000000) || (word & UINT64_C(0x400100000000)) == UINT64_C(0x400000000000)))
                            return take_cvt_f2f_64_narrow(word, config, out, TESLA_CVT_F2F_64_NARROW, UINT64_C(0xc0404000a0000001));
                        return ISADORA_NO_FORM;
                    default:
                        return ISADORA_NO_FORM;
                    }
                case 0x3:
                    return take_breakaddr(word, out, TESLA_JOINAT, 0xa0000003u);
                default:
                    return ISADORA_NO_FORM;
                }
            case 0x1:
                switch (word >> 54 & 0x1) {
                case 0x0:
                    switch (word >> 0 & 0x3) {
                    case 0x1:
                        switch (word >> 46 & 0x1) {
                        case 0x0:
                            if ((word & UINT64_C(0x300000000)) != UINT64_C(0x300000000))
                                return take_cvt_f2f_f16_same(word, config, out, TESLA_CVT_F2F_F32_WIDEN, UINT64_C(0xc4000000a0000001));
                            return ISADORA_NO_FORM;
                        case 0x1:
                            if ((word & UINT64_C(0x300000000)) != UINT64_C(0x300000000))
                                return take_cvt_f2f_f16_same(word, config, out, TESLA_CVT_F2F_F32_SAME, UINT64_C(0xc4004000a0000001));
                            return ISADORA_NO_FORM;
                        default:
                            return ISADORA_NO_FORM;
                        }
                    case 0x3:
                        return take_breakaddr(word, out, TESLA_JOINAT, 0xa0000003u);
                    default:
                        return ISADORA_NO_FORM;
                    }
                case 0x1:
                    switch (word >> 0 & 0x3) {
                    case 0x1:
                        switch (word >> 46 & 0x1) {
                        case 0x0:
                            if (ON_G200 >> config & 1 && (word & UINT64_C(0x300000000)) != UINT64_C(0x300000000))
                                return take_cvt_f2f_64_widen(word, config, out, TESLA_CVT_F2F_64_WIDEN, UINT64_C(0xc4400000a0000001));
                            return ISADORA_NO_FORM;
                        case 0x1:
                            if (ON_G200 >> config & 1 && (word & UINT64_C(0x300000000)) != UINT64_C(0x300000000))
                                return take_cvt_f2f_64_same(word, out, TESLA_CVT_F2F_64_SAME, UINT64_C(0xc4404000a0000001));
                            return ISADORA_NO_FORM;
                        default:
                            return ISADORA_NO_FORM;
                        }
                    case 0x3:
                        return take_breakaddr(word, out, TESLA_JOINAT, 0xa0000003u);
                    default:
                        return ISADORA_NO_FORM;
                    }
                default:
                    return ISADORA_NO_FORM;
                }
            case 0x2:
                switch (word >> 0 & 0x3) {
                case 0x1:
                    switch (word >> 54 & 0x1) {
                    case 0x0:
                        switch (word >> 46 & 0x1) {
                        case 0x0:
                            if ((word & UINT64_C(0x300000000)) != UINT64_C(0x300000000))
                                return take_cvt_f2f_f16_rint(word, config, out, TESLA_CVT_F2F_F16_RINT, UINT64_C(0xc8000000a0000001));
                            return ISADORA_NO_FORM;
                        case 0x1:
                            if ((word & UINT64_C(0x300000000)) != UINT64_C(0x300000000))
                                return take_cvt_f2f_f16_rint(word, config, out, TESLA_CVT_F2F_F16_NRINT, UINT64_C(0xc8004000a0000001));
                            return ISADORA_NO_FORM;
                        default:
                            return ISADORA_NO_FORM;
                        }
                    case 0x1:
                        if (ON_G200 >> config & 1 && ((word & UINT64_C(0x400200000000)) == UINT64_C(0x400000000000) || (word & UINT64_C(0x400100000000)) == UINT64_C(0x400000000000)))
                            return take_cvt_f2f_64_narrow(word, config, out, TESLA_CVT_F2F_64_NARROW, UINT64_C(0xc0404000a0000001));
                        return ISADORA_NO_FORM;
                    default:
                        return ISADORA_NO_FORM;
                    }
                case 0x3:
                    return take_breakaddr(word, out, TESLA_JOINAT, 0xa0000003u);
                default:
                    return ISADORA_NO_FORM;
                }
            case 0x3:
                switch (word >> 54 & 0x1) {
                case 0x0:
                    switch (word >> 0 & 0x3) {
                    case 0x1:
                        switch (word >> 46 & 0x1) {
                        case 0x0:
                            if ((word & UINT64_C(0x300000000)) != UINT64_C(0x300000000))
                                return take_cvt_f2f_f16_rint(word, config, out, TESLA_CVT_F2F_F32_WRINT, UINT64_C(0xcc000000a0000001));
                            return ISADORA_NO_FORM;
                        case 0x1:
                            if ((word & UINT64_C(0x300000000)) != UINT64_C(0x300000000))
                                return take_cvt_f2f_f16_rint(word, config, out, TESLA_CVT_F2F_F32_RINT, UINT64_C(0xcc004000a0000001));
                            return ISADORA_NO_FORM;
                        default:
                            return ISADORA_NO_FORM;
                        }
                    case 0x3:
                        return take_breakaddr(word, out, TESLA_JOINAT, 0xa0000003u);
                    default:
                        return ISADORA_NO_FORM;
                    }
                case 0x1:
                    switch (word >> 0 & 0x3) {
                    case 0x1:
                        switch (word >> 46 & 0x1) {
                        case 0x0:
                            if (ON_G200 >> config & 1 && (word & UINT64_C(0x300000000)) != UINT64_C(0x300000000))
                                return take_cvt_f2f_64_widen(word, config, out, TESLA_CVT_F2F_64_WIDEN, UINT64_C(0xc4400000a0000001));
                            return ISADORA_NO_FORM;
                        case 0x1:
                            if (ON_G200 >> config & 1 && (word & UINT64_C(0x300000000)) != UINT64_C(0x300000000))
                                return take_cvt_f2i_64_u_both(word, out, TESLA_CVT_F2F_64_RINT, UINT64_C(0xcc404000a0000001));
                            return ISADORA_NO_FORM;
                        default:
                            return ISADORA_NO_FORM;
                        }
                    case 0x3:
                        return take_breakaddr(word, out, TESLA_JOINAT, 0xa0000003u);
                    default:
                        return ISADORA_NO_FORM;
                    }
                default:
                    return ISADORA_NO_FORM;
                }
            default:
                return ISADORA_NO_FORM;
            }
        default:
            return ISADORA_NO_FORM;
        }
    case 0xb:
        switch (word >> 62 & 0x3) {
        case 0x0:
            switch (word >> 0 & 0x3) {
            case 0x1:
                if ((word & UINT64_C(0x300000000)) == UINT64_C(0x300000000))
                    return take_fadd_imm(word, config, out, TESLA_FADD_IMM, UINT64_C(0x3b0000001));
                if ((word & UINT64_C(0x300000000)) != UINT64_C(0x300000000) && (word & 0x30000) != 0x10000 && (word & 0x30000) != 0x20000)
                    return take_fadd_long(word, config, out, TESLA_FADD_LONG, 0xb0000001u);
                return ISADORA_NO_FORM;
            case 0x3:
                if (ON_NOT_G80 >> config & 1)
                    return take_discard(word, out, TESLA_BRKPT_LONG, 0xb0000003u);
                return ISADORA_NO_FORM;
            default:
                return ISADORA_NO_FORM;
            }
        case 0x1:
            switch (word >> 0 & 0x3) {
            case 0x1:
                if ((word & UINT64_C(0x300000000)) == UINT64_C(0x300000000))
                    return take_fadd_imm(word, config, out, TESLA_FADD_IMM, UINT64_C(0x3b0000001));
                if ((word & UINT64_C(0x2000000200000000)) == UINT64_C(0x2000000000000000) || (word & UINT64_C(0x2000000100000000)) == UINT64_C(0x2000000000000000))
                    return take_fset(word, config, out, TESLA_FSET, UINT64_C(0x60000000b0000001));
                return ISADORA_NO_FORM;
            case 0x3:
                if (ON_NOT_G80 >> config & 1)
                    return take_discard(word, out, TESLA_BRKPT_LONG, 0xb0000003u);
                return ISADORA_NO_FORM;
            default:
                return ISADORA_NO_FORM;
            }
        case 0x2:
            switch (word >> 0 & 0x3) {
            case 0x1:
                switch (word >> 61 & 0x1) {
                case 0x0:
                    if ((word & UINT64_C(0x300000000)) == UINT64_C(0x300000000))
                        return take_fadd_imm(word, config, out, TESLA_FADD_IMM, UINT64_C(0x3b0000001));
                    if ((word & UINT64_C(0x300000000)) != UINT64_C(0x300000000))
                        return take_fminmax_max(word, config, out, TESLA_FMINMAX_MAX, UINT64_C(0x80000000b0000001));
                    return ISADORA_NO_FORM;
                case 0x1:
                    if ((word & UINT64_C(0x300000000)) == UINT64_C(0x300000000))
                        return take_fadd_imm(word, config, out, TESLA_FADD_IMM, UINT64_C(0x3b0000001));
                    if ((word & UINT64_C(0x300000000)) != UINT64_C(0x300000000))
                        return take_fminmax_max(word, config, out, TESLA_FMINMAX_MIN, UINT64_C(0xa0000000b0000001));
                    return ISADORA_NO_FORM;
                default:
                    return ISADORA_NO_FORM;
                }
            case 0x3:
                if (ON_NOT_G80 >> config & 1)
                    return take_discard(word, out, TESLA_BRKPT_LONG, 0xb0000003u);
                return ISADORA_NO_FORM;
            default:
                return ISADORA_NO_FORM;
            }
        case 0x3:
            switch (word >> 0 & 0x3) {
            case 0x1:
                switch (word >> 46 & 0x1) {
                case 0x0:
                    if ((word & UINT64_C(0x300000000)) == UINT64_C(0x300000000))
                        return take_fadd_imm(word, config, out, TESLA_FADD_IMM, UINT64_C(0x3b0000001));
                    if ((word & UINT64_C(0x2000000200000000)) == 0x0 || (word & UINT64_C(0x2000000100000000)) == 0x0)
                        return take_pre_presin(word, config, out, TESLA_PRE_PRESIN, UINT64_C(0xc0000000b0000001));
                    return ISADORA_NO_FORM;
                case 0x1:
                    if ((word & UINT64_C(0x300000000)) == UINT64_C(0x300000000))
                        return take_fadd_imm(word, config, out, TESLA_FADD_IMM, UINT64_C(0x3b0000001));
                    if ((word & UINT64_C(0x2000000200000000)) == 0x0 || (word & UINT64_C(0x2000000100000000)) == 0x0)
                        return take_pre_presin(word, config, out, TESLA_PRE_PREEX2, UINT64_C(0xc0004000b0000001));
                    return ISADORA_NO_FORM;
                default:
                    return ISADORA_NO_FORM;
                }
            case 0x3:
                if (ON_NOT_G80 >> config & 1)
                    return take_discard(word, out, TESLA_BRKPT_LONG, 0xb0000003u);
                return ISADORA_NO_FORM;
            default:
                return ISADORA_NO_FORM;
            }
        default:
            return ISADORA_NO_FORM;
        }
    case 0xc:
        switch (word >> 0 & 0x3) {
        case 0x1:
            switch (word >> 62 & 0x3) {
            case 0x0:
                if ((word & UINT64_C(0x300000000)) == UINT64_C(0x300000000))
                    return take_fmul_imm(word, config, out, TESLA_FMUL_IMM, UINT64_C(0x3c0000001));
                if ((word & UINT64_C(0x2000c00200000000)) == 0x0 || (word & UINT64_C(0x2000c00200000000)) == UINT64_C(0xc00000000000) || (word & UINT64_C(0x2000c00100000000)) == 0x0 || (word & UINT64_C(0x2000c00100000000)) == UINT64_C(0xc00000000000))
                    return take_fmul_long(word, config, out, TESLA_FMUL_LONG, 0xc0000001u);
                return ISADORA_NO_FORM;
            case 0x1:
                if ((word & UINT64_C(0x300000000)) == UINT64_C(0x300000000))
                    return take_fmul_imm(word, config, out, TESLA_FMUL_IMM, UINT64_C(0x3c0000001));
                if ((word & UINT64_C(0x300000000)) != UINT64_C(0x300000000))
                    return take_fslct(word, config, out, TESLA_FSLCT, UINT64_C(0x40000000c0000001));
                return ISADORA_NO_FORM;
            case 0x2:
                if ((word & UINT64_C(0x300000000)) == UINT64_C(0x300000000))
                    return take_fmul_imm(word, config, out, TESLA_FMUL_IMM, UINT64_C(0x3c0000001));
                if ((word & UINT64_C(0x2000000200000000)) == 0x0 || (word & UINT64_C(0x2000000100000000)) == 0x0)
                    return take_quadop(word, config, out, TESLA_QUADOP, UINT64_C(0x80000000c0000001));
                return ISADORA_NO_FORM;
            case 0x3:
                if ((word & UINT64_C(0x300000000)) == UINT64_C(0x300000000))
                    return take_fmul_imm(word, config, out, TESLA_FMUL_IMM, UINT64_C(0x3c0000001));
                return ISADORA_NO_FORM;
            default:
                return ISADORA_NO_FORM;
            }
        case 0x3:
            if (ON_GT215 >> config & 1)
                return take_bra_c(word, out, TESLA_BRA_C, 0xc0000003u);
            return ISADORA_NO_FORM;
        default:
            return ISADORA_NO_FORM;
        }
    case 0xd:
        switch (word >> 61 & 0x7) {
        case 0x0:
            switch (word >> 0 & 0x3) {
            case 0x1:
                switch (word >> 58 & 0x1) {
                case 0x0:
                    if ((word & UINT64_C(0x300008100)) == UINT64_C(0x300000000))
                        return take_logop_imm_and(word, config, out, TESLA_LOGOP_IMM_AND, UINT64_C(0x3d0000001));
                    if ((word & UINT64_C(0x300008000)) == UINT64_C(0x300000000))
                        return take_logop_imm_and(word, config, out, TESLA_LOGOP_IMM_OR, UINT64_C(0x3d0000101));
                    if ((word & UINT64_C(0x300000100)) == UINT64_C(0x300000000))
                        return take_logop_imm_and(word, config, out, TESLA_LOGOP_IMM_XOR, UINT64_C(0x3d0008001));
                    if ((word & UINT64_C(0x300000000)) == UINT64_C(0x300000000))
                        return take_logop_imm_and(word, config, out, TESLA_LOGOP_IMM_MOV2, UINT64_C(0x3d0008101));
                    if ((word & UINT64_C(0xc00200000000)) == 0x0 || (word & UINT64_C(0xc00100000000)) == 0x0)
                        return take_logop_and_b16(word, config, out, TESLA_LOGOP_AND_B16, 0xd0000001u);
                    if ((word & UINT64_C(0x800200000000)) == 0x0 || (word & UINT64_C(0x800100000000)) == 0x0)
                        return take_logop_and_b16(word, config, out, TESLA_LOGOP_OR_B16, UINT64_C(0x4000d0000001));
                    if ((word & UINT64_C(0x400200000000)) == 0x0 || (word & UINT64_C(0x400100000000)) == 0x0)
                        return take_logop_and_b16(word, config, out, TESLA_LOGOP_XOR_B16, UINT64_C(0x8000d0000001));
                    if ((word & UINT64_C(0x300000000)) != UINT64_C(0x300000000))
                        return take_logop_and_b16(word, config, out, TESLA_LOGOP_MOV2_B16, UINT64_C(0xc000d0000001));
                    return ISADORA_NO_FORM;
                case 0x1:
                    if ((word & UINT64_C(0x300008100)) == UINT64_C(0x300000000))
                        return take_logop_imm_and(word, config, out, TESLA_LOGOP_IMM_AND, UINT64_C(0x3d0000001));
                    if ((word & UINT64_C(0x300008000)) == UINT64_C(0x300000000))
                        return take_logop_imm_and(word, config, out, TESLA_LOGOP_IMM_OR, UINT64_C(0x3d0000101));
                    if ((word & UINT64_C(0x300000100)) == UINT64_C(0x300000000))
                        return take_logop_imm_and(word, config, out, TESLA_LOGOP_IMM_XOR, UINT64_C(0x3d0008001));
                    if ((word & UINT64_C(0x300000000)) == UINT64_C(0x300000000))
                        return take_logop_imm_and(word, config, out, TESLA_LOGOP_IMM_MOV2, UINT64_C(0x3d0008101));
                    if ((word & UINT64_C(0xc00200000000)) == 0x0 || (word & UINT64_C(0xc00100000000)) == 0x0)
                        return take_logop_and_b16(word, config, out, TESLA_LOGOP_AND_B32, UINT64_C(0x4000000d0000001));
                    if ((word & UINT64_C(0x800200000000)) == 0x0 || (word & UINT64_C(0x800100000000)) == 0x0)
                        return take_logop_and_b16(word, config, out, TESLA_LOGOP_OR_B32, UINT64_C(0x4004000d0000001));
                    if ((word & UINT64_C(0x400200000000)) == 0x0 || (word & UINT64_C(0x400100000000)) == 0x0)
                        return take_logop_and_b16(word, config, out, TESLA_LOGOP_XOR_B32, UINT64_C(0x4008000d0000001));
                    if ((word & UINT64_C(0x300000000)) != UINT64_C(0x300000000))
                        return take_logop_and_b16(word, config, out, TESLA_LOGOP_MOV2_B32, UINT64_C(0x400c000d0000001));
                    return ISADORA_NO_FORM;
                default:
                    return ISADORA_NO_FORM;
                }
            case 0x3:
                if (ON_GT215 >> config & 1)
                    return take_call(word, out, TESLA_PRERET, 0xd0000003u);
                return ISADORA_NO_FORM;
            default:
                return ISADORA_NO_FORM;
            }
        case 0x1:
            switch (word >> 0 & 0x3) {
            case 0x1:
                switch (word >> 15 & 0x1) {
                case 0x0:
                    switch (word >> 8 & 0x1) {
                    case 0x0:
                        if ((word & UINT64_C(0x300000000)) == UINT64_C(0x300000000))
                            return take_logop_imm_and(word, config, out, TESLA_LOGOP_IMM_AND, UINT64_C(0x3d0000001));
                        if ((word & UINT64_C(0x300000000)) != UINT64_C(0x300000000))
                            return take_add_a(word, out, TESLA_ADD_A, UINT64_C(0x20000000d0000001));
                        return ISADORA_NO_FORM;
                    case 0x1:
                        if ((word & UINT64_C(0x300000000)) == UINT64_C(0x300000000))
                            return take_logop_imm_and(word, config, out, TESLA_LOGOP_IMM_OR, UINT64_C(0x3d0000101));
                        if ((word & UINT64_C(0x300000000)) != UINT64_C(0x300000000))
                            return take_add_a(word, out, TESLA_ADD_A, UINT64_C(0x20000000d0000001));
                        return ISADORA_NO_FORM;
                    default:
                        return ISADORA_NO_FORM;
                    }
                case 0x1:
                    switch (word >> 8 & 0x1) {
                    case 0x0:
                        if ((word & UINT64_C(0x300000000)) == UINT64_C(0x300000000))
                            return take_logop_imm_and(word, config, out, TESLA_LOGOP_IMM_XOR, UINT64_C(0x3d0008001));
                        if ((word & UINT64_C(0x300000000)) != UINT64_C(0x300000000))
                            return take_add_a(word, out, TESLA_ADD_A, UINT64_C(0x20000000d0000001));
                        return ISADORA_NO_FORM;
                    case 0x1:
                        if ((word & UINT64_C(0x300000000)) == UINT64_C(0x300000000))
                            return take_logop_imm_and(word, config, out, TESLA_LOGOP_IMM_MOV2, UINT64_C(0x3d0008101));
                        if ((word & UINT64_C(0x300000000)) != UINT64_C(0x300000000))
                            return take_add_a(word, out, TESLA_ADD_A, UINT64_C(0x20000000d0000001));
                        return ISADORA_NO_FORM;
                    default:
                        return ISADORA_NO_FORM;
                    }
                default:
                    return ISADORA_NO_FORM;
                }
            case 0x3:
                if (ON_GT215 >> config & 1)
                    return take_call(word, out, TESLA_PRERET, 0xd0000003u);
                return ISADORA_NO_FORM;
            default:
                return ISADORA_NO_FORM;
            }
        case 0x2:
            switch (word >> 0 & 0x3) {
            case 0x1:
                switch (word >> 55 & 0x1) {
                case 0x0:
                    if ((word & UINT64_C(0x300008100)) == UINT64_C(0x300000000))
                        return take_logop_imm_and(word, config, out, TESLA_LOGOP_IMM_AND, UINT64_C(0x3d0000001));
                    if ((word & UINT64_C(0x300008000)) == UINT64_C(0x300000000))
                        return take_logop_imm_and(word, config, out, TESLA_LOGOP_IMM_OR, UINT64_C(0x3d0000101));
                    if ((word & UINT64_C(0x300000100)) == UINT64_C(0x300000000))
                        return take_logop_imm_and(word, config, out, TESLA_LOGOP_IMM_XOR, UINT64_C(0x3d0008001));
                    if ((word & UINT64_C(0x300000000)) == UINT64_C(0x300000000))
                        return take_logop_imm_and(word, config, out, TESLA_LOGOP_IMM_MOV2, UINT64_C(0x3d0008101));
                    if ((word & UINT64_C(0x60000200000000)) == 0x0 || (word & UINT64_C(0x60000100000000)) == 0x0)
                        return take_ld_l_u8(word, out, TESLA_LD_L_U8, UINT64_C(0x40000000d0000001));
                    if ((word & UINT64_C(0x40000200000000)) == 0x0 || (word & UINT64_C(0x40000100000000)) == 0x0)
                        return take_ld_l_u8(word, out, TESLA_LD_L_S8, UINT64_C(0x40200000d0000001));
                    if ((word & UINT64_C(0x20000200000000)) == 0x0 || (word & UINT64_C(0x20000100000000)) == 0x0)
                        return take_ld_l_u8(word, out, TESLA_LD_L_U16, UINT64_C(0x40400000d0000001));
                    if ((word & UINT64_C(0x300000000)) != UINT64_C(0x300000000))
                        return take_ld_l_u8(word, out, TESLA_LD_L_S16, UINT64_C(0x40600000d0000001));
                    return ISADORA_NO_FORM;
                case 0x1:
                    if ((word & UINT64_C(0x300008100)) == UINT64_C(0x300000000))
                        return take_logop_imm_and(word, config, out, TESLA_LOGOP_IMM_AND, UINT64_C(0x3d0000001));
                    if ((word & UINT64_C(0x300008000)) == UINT64_C(0x300000000))
                        return take_logop_imm_and(word, config, out, TESLA_LOGOP_IMM_OR, UINT64_C(0x3d0000101));
                    if ((word & UINT64_C(0x300000100)) == UINT64_C(0x300000000))
                        return take_logop_imm_and(word, config, out, TESLA_LOGOP_IMM_XOR, UINT64_C(0x3d0008001));
                    if ((word & UINT64_C(0x300000000)) == UINT64_C(0x300000000))
                        return take_logop_imm_and(word, config, out, TESLA_LOGOP_IMM_MOV2, UINT64_C(0x3d0008101));
                    if ((word & UINT64_C(0x60000200000000)) == UINT64_C(0x40000000000000) || (word & UINT64_C(0x60000100000000)) == UINT64_C(0x40000000000000))
                        return take_ld_l_u8(word, out, TESLA_LD_L_B32, UINT64_C(0x40c00000d0000001));
                    if ((word & UINT64_C(0x20000200000000)) == 0x0 || (word & UINT64_C(0x20000100000000)) == 0x0)
                        return take_ld_l_b64(word, out, TESLA_LD_L_B64, UINT64_C(0x40800000d0000001));
                    if ((word & UINT64_C(0x40000200000000)) == 0x0 || (word & UINT64_C(0x40000100000000)) == 0x0)
                        return take_ld_l_b128(word, out, TESLA_LD_L_B128, UINT64_C(0x40a00000d0000001));
                    return ISADORA_NO_FORM;
                default:
                    return ISADORA_NO_FORM;
                }
            case 0x3:
                if (ON_GT215 >> config & 1)
                    return take_call(word, out, TESLA_PRERET, 0xd0000003u);
                return ISADORA_NO_FORM;
            default:
                return ISADORA_NO_FORM;
            }
        case 0x3:
            switch (word >> 0 & 0x3) {
            case 0x1:
                switch (word >> 55 & 0x1) {
                case 0x0:
                    if ((word & UINT64_C(0x300008100)) == UINT64_C(0x300000000))
                        return take_logop_imm_and(word, config, out, TESLA_LOGOP_IMM_AND, UINT64_C(0x3d0000001));
                    if ((word & UINT64_C(0x300008000)) == UINT64_C(0x300000000))
                        return take_logop_imm_and(word, config, out, TESLA_LOGOP_IMM_OR, UINT64_C(0x3d0000101));
                    if ((word & UINT64_C(0x300000100)) == UINT64_C(0x300000000))
                        return take_logop_imm_and(word, config, out, TESLA_LOGOP_IMM_XOR, UINT64_C(0x3d0008001));
                    if ((word & UINT64_C(0x300000000)) == UINT64_C(0x300000000))
                        return take_logop_imm_and(word, config, out, TESLA_LOGOP_IMM_MOV2, UINT64_C(0x3d0008101));
                    if ((word & UINT64_C(0x60000200000000)) == 0x0 || (word & UINT64_C(0x60000100000000)) == 0x0)
                        return take_st_l_u8(word, out, TESLA_ST_L_U8, UINT64_C(0x60000000d0000001));
                    if ((word & UINT64_C(0x40000200000000)) == 0x0 || (word & UINT64_C(0x40000100000000)) == 0x0)
                        return take_st_l_u8(word, out, TESLA_ST_L_S8, UINT64_C(0x60200000d0000001));
                    if ((word & UINT64_C(0x20000200000000)) == 0x0 || (word & UINT64_C(0x20000100000000)) == 0x0)
                        return take_st_l_u8(word, out, TESLA_ST_L_U16, UINT64_C(0x60400000d0000001));
                    if ((word & UINT64_C(0x300000000)) != UINT64_C(0x300000000))
                        return take_st_l_u8(word, out, TESLA_ST_L_S16, UINT64_C(0x60600000d0000001));
                    return ISADORA_NO_FORM;
                case 0x1:
                    if ((word & UINT64_C(0x300008100)) == UINT64_C(0x300000000))
                        return take_logop_imm_and(word, config, out, TESLA_LOGOP_IMM_AND, UINT64_C(0x3d0000001));
                    if ((word & UINT64_C(0x300008000)) == UINT64_C(0x300000000))
                        return take_logop_imm_and(word, config, out, TESLA_LOGOP_IMM_OR, UINT64_C(0x3d0000101));
                    if ((word & UINT64_C(0x300000100)) == UINT64_C(0x300000000))
                        return take_logop_imm_and(word, config, out, TESLA_LOGOP_IMM_XOR, UINT64_C(0x3d0008001));
                    if ((word & UINT64_C(0x300000000)) == UINT64_C(0x300000000))
                        return take_logop_imm_and(word, config, out, TESLA_LOGOP_IMM_MOV2, UINT64_C(0x3d0008101));
                    if ((word & UINT64_C(0x60000200000000)) == UINT64_C(0x40000000000000) || (word & UINT64_C(0x60000100000000)) == UINT64_C(0x40000000000000))
                        return take_st_l_u8(word, out, TESLA_ST_L_B32, UINT64_C(0x60c00000d0000001));
                    if ((word & UINT64_C(0x20000200000000)) == 0x0 || (word & UINT64_C(0x20000100000000)) == 0x0)
                        return take_st_l_b64(word, out, TESLA_ST_L_B64, UINT64_C(0x60800000d0000001));
                    if ((word & UINT64_C(0x40000200000000)) == 0x0 || (word & UINT64_C(0x40000100000000)) == 0x0)
                        return take_st_l_b128(word, out, TESLA_ST_L_B128, UINT64_C(0x60a00000d0000001));
                    return ISADORA_NO_FORM;
                default:
                    return ISADORA_NO_FORM;
                }
            case 0x3:
                if (ON_GT215 >> config & 1)
                    return take_call(word, out, TESLA_PRERET, 0xd0000003u);
                return ISADORA_NO_FORM;
            default:
                return ISADORA_NO_FORM;
            }
        case 0x4:
            switch (word >> 0 & 0x3) {
            case 0x1:
                switch (word >> 55 & 0x1) {
                case 0x0:
                    if ((word & UINT64_C(0x300008100)) == UINT64_C(0x300000000))
                        return take_logop_imm_and(word, config, out, TESLA_LOGOP_IMM_AND, UINT64_C(0x3d0000001));
                    if ((word & UINT64_C(0x300008000)) == UINT64_C(0x300000000))
                        return take_logop_imm_and(word, config, out, TESLA_LOGOP_IMM_OR, UINT64_C(0x3d0000101));
                    if ((word & UINT64_C(0x300000100)) == UINT64_C(0x300000000))
                        return take_logop_imm_and(word, config, out, TESLA_LOGOP_IMM_XOR, UINT64_C(0x3d0008001));
                    if ((word & UINT64_C(0x300000000)) == UINT64_C(0x300000000))
                        return take_logop_imm_and(word, config, out, TESLA_LOGOP_IMM_MOV2, UINT64_C(0x3d0008101));
                    if (ON_CP >> config & 1 && ((word & UINT64_C(0x60000200000000)) == 0x0 || (word & UINT64_C(0x60000100000000)) == 0x0))
                        return take_ld_g_u8(word, out, TESLA_LD_G_U8, UINT64_C(0x80000000d0000001));
                    if (ON_CP >> config & 1 && ((word & UINT64_C(0x40000200000000)) == 0x0 || (word & UINT64_C(0x40000100000000)) == 0x0))
                        return take_ld_g_u8(word, out, TESLA_LD_G_S8, UINT64_C(0x80200000d0000001));
                    if (ON_CP >> config & 1 && ((word & UINT64_C(0x20000200000000)) == 0x0 || (word & UINT64_C(0x20000100000000)) == 0x0))
                        return take_ld_g_u8(word, out, TESLA_LD_G_U16, UINT64_C(0x80400000d0000001));
                    if (ON_CP >> config & 1 && (word & UINT64_C(0x300000000)) != UINT64_C(0x300000000))
                        return take_ld_g_u8(word, out, TESLA_LD_G_S16, UINT64_C(0x80600000d0000001));
                    return ISADORA_NO_FORM;
                case 0x1:
                    if ((word & UINT64_C(0x300008100)) == UINT64_C(0x300000000))
                        return take_logop_imm_and(word, config, out, TESLA_LOGOP_IMM_AND, UINT64_C(0x3d0000001));
                    if ((word & UINT64_C(0x300008000)) == UINT64_C(0x300000000))
                        return take_logop_imm_and(word, config, out, TESLA_LOGOP_IMM_OR, UINT64_C(0x3d0000101));
                    if ((word & UINT64_C(0x300000100)) == UINT64_C(0x300000000))
                        return take_logop_imm_and(word, config, out, TESLA_LOGOP_IMM_XOR, UINT64_C(0x3d0008001));
                    if ((word & UINT64_C(0x300000000)) == UINT64_C(0x300000000))
                        return take_logop_imm_and(word, config, out, TESLA_LOGOP_IMM_MOV2, UINT64_C(0x3d0008101));
                    if (ON_CP >> config & 1 && ((word & UINT64_C(0x60000200000000)) == UINT64_C(0x40000000000000) || (word & UINT64_C(0x60000100000000)) == UINT64_C(0x40000000000000)))
                        return take_ld_g_u8(word, out, TESLA_LD_G_B32, UINT64_C(0x80c00000d0000001));
                    if (ON_CP >> config & 1 && ((word & UINT64_C(0x20000200000000)) == 0x0 || (word & UINT64_C(0x20000100000000)) == 0x0))
                        return take_ld_g_b64(word, out, TESLA_LD_G_B64, UINT64_C(0x80800000d0000001));
                    if (ON_CP >> config & 1 && ((word & UINT64_C(0x40000200000000)) == 0x0 || (word & UINT64_C(0x40000100000000)) == 0x0))
                        return take_ld_g_b128(word, out, TESLA_LD_G_B128, UINT64_C(0x80a00000d0000001));
                    return ISADORA_NO_FORM;
                default:
                    return ISADORA_NO_FORM;
                }
            case 0x3:
                if (ON_GT215 >> config & 1)
                    return take_call(word, out, TESLA_PRERET, 0xd0000003u);
                return ISADORA_NO_FORM;
            default:
                return ISADORA_NO_FORM;
            }
        case 0x5:
            switch (word >> 0 & 0x3) {
            case 0x1:
                switch (word >> 55 & 0x1) {
                case 0x0:
                    if ((word & UINT64_C(0x300008100)) == UINT64_C(0x300000000))
                        return take_logop_imm_and(word, config, out, TESLA_LOGOP_IMM_AND, UINT64_C(0x3d0000001));
                    if ((word & UINT64_C(0x300008000)) == UINT64_C(0x300000000))
                        return take_logop_imm_and(word, config, out, TESLA_LOGOP_IMM_OR, UINT64_C(0x3d0000101));
                    if ((word & UINT64_C(0x300000100)) == UINT64_C(0x300000000))
                        return take_logop_imm_and(word, config, out, TESLA_LOGOP_IMM_XOR, UINT64_C(0x3d0008001));
                    if ((word & UINT64_C(0x300000000)) == UINT64_C(0x300000000))
                        return take_logop_imm_and(word, config, out, TESLA_LOGOP_IMM_MOV2, UINT64_C(0x3d0008101));
                    if (ON_CP >> config & 1 && ((word & UINT64_C(0x60000200000000)) == 0x0 || (word & UINT64_C(0x60000100000000)) == 0x0))
                        return take_st_g_u8(word, out, TESLA_ST_G_U8, UINT64_C(0xa0000000d0000001));
                    if (ON_CP >> config & 1 && ((word & UINT64_C(0x40000200000000)) == 0x0 || (word & UINT64_C(0x40000100000000)) == 0x0))
                        return take_st_g_u8(word, out, TESLA_ST_G_S8, UINT64_C(0xa0200000d0000001));
                    if (ON_CP >> config & 1 && ((word & UINT64_C(0x20000200000000)) == 0x0 || (word & UINT64_C(0x20000100000000)) == 0x0))
                        return take_st_g_u8(word, out, TESLA_ST_G_U16, UINT64_C(0xa0400000d0000001));
                    if (ON_CP >> config & 1 && (word & UINT64_C(0x300000000)) != UINT64_C(0x300000000))
                        return take_st_g_u8(word, out, TESLA_ST_G_S16, UINT64_C(0xa0600000d0000001));
                    return ISADORA_NO_FORM;
                case 0x1:
                    if ((word & UINT64_C(0x300008100)) == UINT64_C(0x300000000))
                        return take_logop_imm_and(word, config, out, TESLA_LOGOP_IMM_AND, UINT64_C(0x3d0000001));
                    if ((word & UINT64_C(0x300008000)) == UINT64_C(0x300000000))
                        return take_logop_imm_and(word, config, out, TESLA_LOGOP_IMM_OR, UINT64_C(0x3d0000101));
                    if ((word & UINT64_C(0x300000100)) == UINT64_C(0x300000000))
                        return take_logop_imm_and(word, config, out, TESLA_LOGOP_IMM_XOR, UINT64_C(0x3d0008001));
                    if ((word & UINT64_C(0x300000000)) == UINT64_C(0x300000000))
                        return take_logop_imm_and(word, config, out, TESLA_LOGOP_IMM_MOV2, UINT64_C(0x3d0008101));
                    if (ON_CP >> config & 1 && ((word & UINT64_C(0x60000200000000)) == UINT64_C(0x40000000000000) || (word & UINT64_C(0x60000100000000)) == UINT64_C(0x40000000000000)))
                        return take_st_g_u8(word, out, TESLA_ST_G_B32, UINT64_C(0xa0c00000d0000001));
                    if (ON_CP >> config & 1 && ((word & UINT64_C(0x20000200000000)) == 0x0 || (word & UINT64_C(0x20000100000000)) == 0x0))
                        return take_red_g_wide_add(word, out, TESLA_ST_G_B64, UINT64_C(0xa0800000d0000001));
                    if (ON_CP >> config & 1 && ((word & UINT64_C(0x40000200000000)) == 0x0 || (word & UINT64_C(0x40000100000000)) == 0x0))
                        return take_st_g_b128(word, out, TESLA_ST_G_B128, UINT64_C(0xa0a00000d0000001));
                    return ISADORA_NO_FORM;
                default:
                    return ISADORA_NO_FORM;
                }
            case 0x3:
                if (ON_GT215 >> config & 1)
                    return take_call(word, out, TESLA_PRERET, 0xd0000003u);
                return ISADORA_NO_FORM;
            default:
                return ISADORA_NO_FORM;
            }
        case 0x6:
            switch (word >> 34 & 0x7) {
            case 0x0:
                switch (word >> 0 & 0x3) {
                case 0x1:
                    if ((word & UINT64_C(0x300008100)) == UINT64_C(0x300000000))
                        return take_logop_imm_and(word, config, out, TESLA_LOGOP_IMM_AND, UINT64_C(0x3d0000001));
                    if ((word & UINT64_C(0x300008000)) == UINT64_C(0x300000000))
                        return take_logop_imm_and(word, config, out, TESLA_LOGOP_IMM_OR, UINT64_C(0x3d0000101));
                    if ((word & UINT64_C(0x300000100)) == UINT64_C(0x300000000))
                        return take_logop_imm_and(word, config, out, TESLA_LOGOP_IMM_XOR, UINT64_C(0x3d0008001));
                    if ((word & UINT64_C(0x300000000)) == UINT64_C(0x300000000))
                        return take_logop_imm_and(word, config, out, TESLA_LOGOP_IMM_MOV2, UINT64_C(0x3d0008101));
                    if (ON_G84_CP >> config & 1 && ((word & UINT64_C(0x80002200000000)) == 0x0 || (word & UINT64_C(0x80002100000000)) == 0x0))
                        return take_red_g_add_num(word, out, TESLA_RED_G_NARROW_ADD_NUM, UINT64_C(0xc0000000d0000001));
                    if (ON_NOT_G80_G84_CP >> config & 1 && ((word & UINT64_C(0x80002200000000)) == 0x0 || (word & UINT64_C(0x80002100000000)) == 0x0))
                        return take_red_g_add_num(word, out, TESLA_RED_G_KEPT_ADD_NUM, UINT64_C(0xc0000000d0000001));
                    if (ON_NOT_G80_CP >> config & 1 && ((word & UINT64_C(0x40002200000000)) == UINT64_C(0x40000000000000) || (word & UINT64_C(0x40002100000000)) == UINT64_C(0x40000000000000)))
                        return take_red_g_add_num(word, out, TESLA_RED_G_ADD_NUM, UINT64_C(0xc0000000d0000001));
                    if (ON_NOT_G80_G84_CP >> config & 1 && ((word & UINT64_C(0x20002200000000)) == 0x0 || (word & UINT64_C(0x20002100000000)) == 0x0))
                        return take_red_g_wide_add(word, out, TESLA_RED_G_WIDE_ADD, UINT64_C(0xc0800000d0000001));
                    return ISADORA_NO_FORM;
                case 0x3:
                    if (ON_GT215 >> config & 1)
                        return take_call(word, out, TESLA_PRERET, 0xd0000003u);
                    return ISADORA_NO_FORM;
                default:
                    return ISADORA_NO_FORM;
                }
            case 0x1:
                switch (word >> 0 & 0x3) {
                case 0x1:
                    if ((word & UINT64_C(0x300008100)) == UINT64_C(0x300000000))
                        return take_logop_imm_and(word, config, out, TESLA_LOGOP_IMM_AND, UINT64_C(0x3d0000001));
                    if ((word & UINT64_C(0x300008000)) == UINT64_C(0x300000000))
                        return take_logop_imm_and(word, config, out, TESLA_LOGOP_IMM_OR, UINT64_C(0x3d0000101));
                    if ((word & UINT64_C(0x300000100)) == UINT64_C(0x300000000))
                        return take_logop_imm_and(word, config, out, TESLA_LOGOP_IMM_XOR, UINT64_C(0x3d0008001));
                    if ((word & UINT64_C(0x300000000)) == UINT64_C(0x300000000))
                        return take_logop_imm_and(word, config, out, TESLA_LOGOP_IMM_MOV2, UINT64_C(0x3d0008101));
                    if (ON_G84_CP >> config & 1 && ((word & UINT64_C(0x80002200000000)) == 0x0 || (word & UINT64_C(0x80002100000000)) == 0x0))
                        return take_red_g_and_bits(word, out, TESLA_RED_EXCH_G_NARROW, UINT64_C(0xc0000004d0000001));
                    if (ON_NOT_G80_G84_CP >> config & 1 && ((word & UINT64_C(0x80002200000000)) == 0x0 || (word & UINT64_C(0x80002100000000)) == 0x0))
                        return take_red_g_and_bits(word, out, TESLA_RED_G_KEPT_EXCH_BITS, UINT64_C(0xc0000004d0000001));
                    if (ON_NOT_G80_CP >> config & 1 && ((word & UINT64_C(0x40002200000000)) == UINT64_C(0x40000000000000) || (word & UINT64_C(0x40002100000000)) == UINT64_C(0x40000000000000)))
                        return take_red_g_and_bits(word, out, TESLA_RED_EXCH_G, UINT64_C(0xc0000004d0000001));
                    if (ON_NOT_G80_G84_CP >> config & 1 && ((word & UINT64_C(0x20002200000000)) == 0x0 || (word & UINT64_C(0x20002100000000)) == 0x0))
                        return take_red_g_wide_add(word, out, TESLA_RED_G_WIDE_EXCH, UINT64_C(0xc0800004d0000001));
                    return ISADORA_NO_FORM;
                case 0x3:
                    if (ON_GT215 >> config & 1)
                        return take_call(word, out, TESLA_PRERET, 0xd0000003u);
                    return ISADORA_NO_FORM;
                default:
                    return ISADORA_NO_FORM;
                }
            case 0x2:
                if (ON_GT215 >> config & 1 && (word & 0x3) == 0x3)
                    return take_call(word, out, TESLA_PRERET, 0xd0000003u);
                if ((word & UINT64_C(0x300008103)) == UINT64_C(0x300000001))
                    return take_logop_imm_and(word, config, out, TESLA_LOGOP_IMM_AND, UINT64_C(0x3d0000001));
                if ((word & UINT64_C(0x300008003)) == UINT64_C(0x300000001))
                    return take_logop_imm_and(word, config, out, TESLA_LOGOP_IMM_OR, UINT64_C(0x3d0000101));
                if ((word & UINT64_C(0x300000103)) == UINT64_C(0x300000001))
                    return take_logop_imm_and(word, config, out, TESLA_LOGOP_IMM_XOR, UINT64_C(0x3d0008001));
                if ((word & UINT64_C(0x300000003)) == UINT64_C(0x300000001))
                    return take_logop_imm_and(word, config, out, TESLA_LOGOP_IMM_MOV2, UINT64_C(0x3d0008101));
                if (ON_NOT_G80_CP >> config & 1 && ((word & UINT64_C(0xc0002200000003)) == UINT64_C(0xc0002000000001) || (word & UINT64_C(0xc0002100000003)) == UINT64_C(0xc0002000000001)))
                    return take_red_g_and_bits(word, out, TESLA_RED_G_AND_BITS, UINT64_C(0xc0000028d0000001));
                if (ON_G84_CP >> config & 1 && ((word & UINT64_C(0x80002200000003)) == UINT64_C(0x2000000001) || (word & UINT64_C(0x80002100000003)) == UINT64_C(0x2000000001)))
                    return take_red_g_and_bits(word, out, TESLA_RED_G_NARROW_AND_BITS, UINT64_C(0xc0000028d0000001));
                if (ON_NOT_G80_G84_CP >> config & 1 && ((word & UINT64_C(0x80002200000003)) == UINT64_C(0x2000000001) || (word & UINT64_C(0x80002100000003)) == UINT64_C(0x2000000001)))
                    return take_red_g_and_bits(word, out, TESLA_RED_G_KEPT_AND_BITS, UINT64_C(0xc0000028d0000001));
                return ISADORA_NO_FORM;
            case 0x3:
                if (ON_GT215 >> config & 1 && (word & 0x3) == 0x3)
                    return take_call(word, out, TESLA_PRERET, 0xd0000003u);
                if ((word & UINT64_C(0x300008103)) == UINT64_C(0x300000001))
                    return take_logop_imm_and(word, config, out, TESLA_LOGOP_IMM_AND, UINT64_C(0x3d0000001));
                if ((word & UINT64_C(0x300008003)) == UINT64_C(0x300000001))
                    return take_logop_imm_and(word, config, out, TESLA_LOGOP_IMM_OR, UINT64_C(0x3d0000101));
                if ((word & UINT64_C(0x300000103)) == UINT64_C(0x300000001))
                    return take_logop_imm_and(word, config, out, TESLA_LOGOP_IMM_XOR, UINT64_C(0x3d0008001));
                if ((word & UINT64_C(0x300000003)) == UINT64_C(0x300000001))
                    return take_logop_imm_and(word, config, out, TESLA_LOGOP_IMM_MOV2, UINT64_C(0x3d0008101));
                if (ON_NOT_G80_CP >> config & 1 && ((word & UINT64_C(0xc0002200000003)) == UINT64_C(0xc0002000000001) || (word & UINT64_C(0xc0002100000003)) == UINT64_C(0xc0002000000001)))
                    return take_red_g_and_bits(word, out, TESLA_RED_G_OR_BITS, UINT64_C(0xc000002cd0000001));
                if (ON_G84_CP >> config & 1 && ((word & UINT64_C(0x80002200000003)) == UINT64_C(0x2000000001) || (word & UINT64_C(0x80002100000003)) == UINT64_C(0x2000000001)))
                    return take_red_g_and_bits(word, out, TESLA_RED_G_NARROW_OR_BITS, UINT64_C(0xc000002cd0000001));
                if (ON_NOT_G80_G84_CP >> config & 1 && ((word & UINT64_C(0x80002200000003)) == UINT64_C(0x2000000001) || (word & UINT64_C(0x80002100000003)) == UINT64_C(0x2000000001)))
                    return take_red_g_and_bits(word, out, TESLA_RED_G_KEPT_OR_BITS, UINT64_C(0xc000002cd0000001));
                return ISADORA_NO_FORM;
            case 0x4:
                switch (word >> 0 & 0x3) {
                case 0x1:
                    switch (word >> 55 & 0x1) {
                    case 0x0:
                        if ((word & UINT64_C(0x300008100)) == UINT64_C(0x300000000))
                            return take_logop_imm_and(word, config, out, TESLA_LOGOP_IMM_AND, UINT64_C(0x3d0000001));
                        if ((word & UINT64_C(0x300008000)) == UINT64_C(0x300000000))
                            return take_logop_imm_and(word, config, out, TESLA_LOGOP_IMM_OR, UINT64_C(0x3d0000101));
                        if ((word & UINT64_C(0x300000100)) == UINT64_C(0x300000000))
                            return take_logop_imm_and(word, config, out, TESLA_LOGOP_IMM_XOR, UINT64_C(0x3d0008001));
                        if ((word & UINT64_C(0x300000000)) == UINT64_C(0x300000000))
                            return take_logop_imm_and(word, config, out, TESLA_LOGOP_IMM_MOV2, UINT64_C(0x3d0008101));
                        if (ON_G84_CP >> config & 1 && ((word & UINT64_C(0x2200000000)) == 0x0 || (word & UINT64_C(0x2100000000)) == 0x0))
                            return take_red_g_add_num(word, out, TESLA_RED_G_NARROW_INC_NUM, UINT64_C(0xc0000010d0000001));
                        if (ON_G84_CP >> config & 1 && (word & UINT64_C(0x300000000)) != UINT64_C(0x300000000))
                            return take_red_g_and_bits(word, out, TESLA_RED_G_NARROW_XOR_BITS, UINT64_C(0xc0000030d0000001));
                        if (ON_NOT_G80_G84_CP >> config & 1 && ((word & UINT64_C(0x2200000000)) == 0x0 || (word & UINT64_C(0x2100000000)) == 0x0))
                            return take_red_g_add_num(word, out, TESLA_RED_G_KEPT_INC_NUM, UINT64_C(0xc0000010d0000001));
                        if (ON_NOT_G80_G84_CP >> config & 1 && (word & UINT64_C(0x300000000)) != UINT64_C(0x300000000))
                            return take_red_g_and_bits(word, out, TESLA_RED_G_KEPT_XOR_BITS, UINT64_C(0xc0000030d0000001));
                        return ISADORA_NO_FORM;
                    case 0x1:
                        if ((word & UINT64_C(0x300008100)) == UINT64_C(0x300000000))
                            return take_logop_imm_and(word, config, out, TESLA_LOGOP_IMM_AND, UINT64_C(0x3d0000001));
                        if ((word & UINT64_C(0x300008000)) == UINT64_C(0x300000000))
                            return take_logop_imm_and(word, config, out, TESLA_LOGOP_IMM_OR, UINT64_C(0x3d0000101));
                        if ((word & UINT64_C(0x300000100)) == UINT64_C(0x300000000))
                            return take_logop_imm_and(word, config, out, TESLA_LOGOP_IMM_XOR, UINT64_C(0x3d0008001));
                        if ((word & UINT64_C(0x300000000)) == UINT64_C(0x300000000))
                            return take_logop_imm_and(word, config, out, TESLA_LOGOP_IMM_MOV2, UINT64_C(0x3d0008101));
                        if (ON_NOT_G80_CP >> config & 1 && ((word & UINT64_C(0x40002200000000)) == UINT64_C(0x40002000000000) || (word & UINT64_C(0x40002100000000)) == UINT64_C(0x40002000000000)))
                            return take_red_g_and_bits(word, out, TESLA_RED_G_XOR_BITS, UINT64_C(0xc0000030d0000001));
                        if (ON_NOT_G80_CP >> config & 1 && ((word & UINT64_C(0x60000200000000)) == UINT64_C(0x40000000000000) || (word & UINT64_C(0x60000100000000)) == UINT64_C(0x40000000000000)))
                            return take_red_g_add_num(word, out, TESLA_RED_G_INC_NUM, UINT64_C(0xc0000010d0000001));
                        if (ON_NOT_G80_G84_CP >> config & 1 && ((word & UINT64_C(0x40000200000000)) == UINT64_C(0x40000000000000) || (word & UINT64_C(0x40000100000000)) == UINT64_C(0x40000000000000)))
                            return take_red_g_add_num(word, out, TESLA_RED_G_SINC_NUM, UINT64_C(0xc0000010d0000001));
                        if (ON_G84_CP >> config & 1 && ((word & UINT64_C(0x40000200000000)) == UINT64_C(0x40000000000000) || (word & UINT64_C(0x40000100000000)) == UINT64_C(0x40000000000000)))
                            return take_red_g_add_num(word, out, TESLA_RED_G_NINC_NUM, UINT64_C(0xc0000010d0000001));
                        return ISADORA_NO_FORM;
                    default:
                        return ISADORA_NO_FORM;
                    }
                case 0x3:
                    if (ON_GT215 >> config & 1)
                        return take_call(word, out, TESLA_PRERET, 0xd0000003u);
                    return ISADORA_NO_FORM;
                default:
                    return ISADORA_NO_FORM;
                }
            case 0x5:
                switch (word >> 0 & 0x3) {
                case 0x1:
                    if ((word & UINT64_C(0x300008100)) == UINT64_C(0x300000000))
                        return take_logop_imm_and(word, config, out, TESLA_LOGOP_IMM_AND, UINT64_C(0x3d0000001));
                    if ((word & UINT64_C(0x300008000)) == UINT64_C(0x300000000))
                        return take_logop_imm_and(word, config, out, TESLA_LOGOP_IMM_OR, UINT64_C(0x3d0000101));
                    if ((word & UINT64_C(0x300000100)) == UINT64_C(0x300000000))
                        return take_logop_imm_and(word, config, out, TESLA_LOGOP_IMM_XOR, UINT64_C(0x3d0008001));
                    if ((word & UINT64_C(0x300000000)) == UINT64_C(0x300000000))
                        return take_logop_imm_and(word, config, out, TESLA_LOGOP_IMM_MOV2, UINT64_C(0x3d0008101));
                    if (ON_G84_CP >> config & 1 && ((word & UINT64_C(0x80002200000000)) == 0x0 || (word & UINT64_C(0x80002100000000)) == 0x0))
                        return take_red_g_add_num(word, out, TESLA_RED_G_NARROW_DEC_NUM, UINT64_C(0xc0000014d0000001));
                    if (ON_NOT_G80_G84_CP >> config & 1 && ((word & UINT64_C(0x80002200000000)) == 0x0 || (word & UINT64_C(0x80002100000000)) == 0x0))
                        return take_red_g_add_num(word, out, TESLA_RED_G_KEPT_DEC_NUM, UINT64_C(0xc0000014d0000001));
                    if (ON_NOT_G80_CP >> config & 1 && ((word & UINT64_C(0x60002200000000)) == UINT64_C(0x40000000000000) || (word & UINT64_C(0x60002100000000)) == UINT64_C(0x40000000000000)))
                        return take_red_g_add_num(word, out, TESLA_RED_G_DEC_NUM, UINT64_C(0xc0000014d0000001));
                    if (ON_NOT_G80_G84_CP >> config & 1 && ((word & UINT64_C(0x40002200000000)) == UINT64_C(0x40000000000000) || (word & UINT64_C(0x40002100000000)) == UINT64_C(0x40000000000000)))
                        return take_red_g_add_num(word, out, TESLA_RED_G_SDEC_NUM, UINT64_C(0xc0000014d0000001));
                    if (ON_G84_CP >> config & 1 && ((word & UINT64_C(0x40002200000000)) == UINT64_C(0x40000000000000) || (word & UINT64_C(0x40002100000000)) == UINT64_C(0x40000000000000)))
                        return take_red_g_add_num(word, out, TESLA_RED_G_NDEC_NUM, UINT64_C(0xc0000014d0000001));
                    return ISADORA_NO_FORM;
                case 0x3:
                    if (ON_GT215 >> config & 1)
                        return take_call(word, out, TESLA_PRERET, 0xd0000003u);
                    return ISADORA_NO_FORM;
                default:
                    return ISADORA_NO_FORM;
                }
            case 0x6:
                if (ON_GT215 >> config & 1 && (word & 0x3) == 0x3)
                    return take_call(word, out, TESLA_PRERET, 0xd0000003u);
                if ((word & UINT64_C(0x300008103)) == UINT64_C(0x300000001))
                    return take_logop_imm_and(word, config, out, TESLA_LOGOP_IMM_AND, UINT64_C(0x3d0000001));
                if ((word & UINT64_C(0x300008003)) == UINT64_C(0x300000001))
                    return take_logop_imm_and(word, config, out, TESLA_LOGOP_IMM_OR, UINT64_C(0x3d0000101));
                if ((word & UINT64_C(0x300000103)) == UINT64_C(0x300000001))
                    return take_logop_imm_and(word, config, out, TESLA_LOGOP_IMM_XOR, UINT64_C(0x3d0008001));
                if ((word & UINT64_C(0x300000003)) == UINT64_C(0x300000001))
                    return take_logop_imm_and(word, config, out, TESLA_LOGOP_IMM_MOV2, UINT64_C(0x3d0008101));
                if (ON_NOT_G80_CP >> config & 1 && ((word & UINT64_C(0xc0002200000003)) == UINT64_C(0xc0000000000001) || (word & UINT64_C(0xc0002100000003)) == UINT64_C(0xc0000000000001)))
                    return take_red_g_add_num(word, out, TESLA_RED_G_MAX_NUM, UINT64_C(0xc0000018d0000001));
                if (ON_G84_CP >> config & 1 && ((word & UINT64_C(0x80002200000003)) == 0x1 || (word & UINT64_C(0x80002100000003)) == 0x1))
                    return take_red_g_add_num(word, out, TESLA_RED_G_NARROW_MAX_NUM, UINT64_C(0xc0000018d0000001));
                if (ON_NOT_G80_G84_CP >> config & 1 && ((word & UINT64_C(0x80002200000003)) == 0x1 || (word & UINT64_C(0x80002100000003)) == 0x1))
                    return take_red_g_add_num(word, out, TESLA_RED_G_KEPT_MAX_NUM, UINT64_C(0xc0000018d0000001));
                return ISADORA_NO_FORM;
            case 0x7:
                if (ON_GT215 >> config & 1 && (word & 0x3) == 0x3)
                    return take_call(word, out, TESLA_PRERET, 0xd0000003u);
                if ((word & UINT64_C(0x300008103)) == UINT64_C(0x300000001))
                    return take_logop_imm_and(word, config, out, TESLA_LOGOP_IMM_AND, UINT64_C(0x3d0000001));
                if ((word & UINT64_C(0x300008003)) == UINT64_C(0x300000001))
                    return take_logop_imm_and(word, config, out, TESLA_LOGOP_IMM_OR, UINT64_C(0x3d0000101));
                if ((word & UINT64_C(0x300000103)) == UINT64_C(0x300000001))
                    return take_logop_imm_and(word, config, out, TESLA_LOGOP_IMM_XOR, UINT64_C(0x3d0008001));
                if ((word & UINT64_C(0x300000003)) == UINT64_C(0x300000001))
                    return take_logop_imm_and(word, config, out, TESLA_LOGOP_IMM_MOV2, UINT64_C(0x3d0008101));
                if (ON_NOT_G80_CP >> config & 1 && ((word & UINT64_C(0xc0002200000003)) == UINT64_C(0xc0000000000001) || (word & UINT64_C(0xc0002100000003)) == UINT64_C(0xc0000000000001)))
                    return take_red_g_add_num(word, out, TESLA_RED_G_MIN_NUM, UINT64_C(0xc000001cd0000001));
                if (ON_G84_CP >> config & 1 && ((word & UINT64_C(0x80002200000003)) == 0x1 || (word & UINT64_C(0x80002100000003)) == 0x1))
                    return take_red_g_add_num(word, out, TESLA_RED_G_NARROW_MIN_NUM, UINT64_C(0xc000001cd0000001));
                if (ON_NOT_G80_G84_CP >> config & 1 && ((word & UINT64_C(0x80002200000003)) == 0x1 || (word & UINT64_C(0x80002100000003)) == 0x1))
                    return take_red_g_add_num(word, out, TESLA_RED_G_KEPT_MIN_NUM, UINT64_C(0xc000001cd0000001));
                return ISADORA_NO_FORM;
            default:
                return ISADORA_NO_FORM;
            }
        case 0x7:
            switch (word >> 34 & 0x7) {
            case 0x0:
                switch (word >> 0 & 0x3) {
                case 0x1:
                    if ((word & UINT64_C(0x300008100)) == UINT64_C(0x300000000))
                        return take_logop_imm_and(word, config, out, TESLA_LOGOP_IMM_AND, UINT64_C(0x3d0000001));
                    if ((word & UINT64_C(0x300008000)) == UINT64_C(0x300000000))
                        return take_logop_imm_and(word, config, out, TESLA_LOGOP_IMM_OR, UINT64_C(0x3d0000101));
                    if ((word & UINT64_C(0x300000100)) == UINT64_C(0x300000000))
                        return take_logop_imm_and(word, config, out, TESLA_LOGOP_IMM_XOR, UINT64_C(0x3d0008001));
                    if ((word & UINT64_C(0x300000000)) == UINT64_C(0x300000000))
                        return take_logop_imm_and(word, config, out, TESLA_LOGOP_IMM_MOV2, UINT64_C(0x3d0008101));
                    if (ON_G84_CP >> config & 1 && ((word & UINT64_C(0x80002200000000)) == 0x0 || (word & UINT64_C(0x80002100000000)) == 0x0))
                        return take_atomic_g_add_num(word, out, TESLA_ATOMIC_G_NARROW_ADD_NUM, UINT64_C(0xe0000000d0000001));
                    if (ON_NOT_G80_G84_CP >> config & 1 && ((word & UINT64_C(0x80002200000000)) == 0x0 || (word & UINT64_C(0x80002100000000)) == 0x0))
                        return take_atomic_g_add_num(word, out, TESLA_ATOMIC_G_KEPT_ADD_NUM, UINT64_C(0xe0000000d0000001));
                    if (ON_NOT_G80_CP >> config & 1 && ((word & UINT64_C(0x40002200000000)) == UINT64_C(0x40000000000000) || (word & UINT64_C(0x40002100000000)) == UINT64_C(0x40000000000000)))
                        return take_atomic_g_add_num(word, out, TESLA_ATOMIC_G_ADD_NUM, UINT64_C(0xe0000000d0000001));
                    if (ON_NOT_G80_G84_CP >> config & 1 && ((word & UINT64_C(0x20002200000000)) == 0x0 || (word & UINT64_C(0x20002100000000)) == 0x0))
                        return take_atomic_g_wide(word, out, TESLA_ATOMIC_G_WIDE, UINT64_C(0xe0800000d0000001));
                    return ISADORA_NO_FORM;
                case 0x3:
                    if (ON_GT215 >> config & 1)
                        return take_call(word, out, TESLA_PRERET, 0xd0000003u);
                    return ISADORA_NO_FORM;
                default:
                    return ISADORA_NO_FORM;
                }
            case 0x1:
                switch (word >> 0 & 0x3) {
                case 0x1:
                    if ((word & UINT64_C(0x300008100)) == UINT64_C(0x300000000))
                        return take_logop_imm_and(word, config, out, TESLA_LOGOP_IMM_AND, UINT64_C(0x3d0000001));
                    if ((word & UINT64_C(0x300008000)) == UINT64_C(0x300000000))
                        return take_logop_imm_and(word, config, out, TESLA_LOGOP_IMM_OR, UINT64_C(0x3d0000101));
                    if ((word & UINT64_C(0x300000100)) == UINT64_C(0x300000000))
                        return take_logop_imm_and(word, config, out, TESLA_LOGOP_IMM_XOR, UINT64_C(0x3d0008001));
                    if ((word & UINT64_C(0x300000000)) == UINT64_C(0x300000000))
                        return take_logop_imm_and(word, config, out, TESLA_LOGOP_IMM_MOV2, UINT64_C(0x3d0008101));
                    if (ON_NOT_G80_G84_CP >> config & 1 && ((word & UINT64_C(0x80002200000000)) == 0x0 || (word & UINT64_C(0x80002100000000)) == 0x0))
                        return take_atomic_g_and_bits(word, out, TESLA_ATOMIC_G_KEPT_EXCH_EXCH, UINT64_C(0xe0000004d0000001));
                    if (ON_G84_CP >> config & 1 && ((word & UINT64_C(0x80002200000000)) == 0x0 || (word & UINT64_C(0x80002100000000)) == 0x0))
                        return take_atomic_g_and_bits(word, out, TESLA_EXCH_G_NARROW, UINT64_C(0xe0000004d0000001));
                    if (ON_NOT_G80_CP >> config & 1 && ((word & UINT64_C(0x40002200000000)) == UINT64_C(0x40000000000000) || (word & UINT64_C(0x40002100000000)) == UINT64_C(0x40000000000000)))
                        return take_atomic_g_and_bits(word, out, TESLA_EXCH_G, UINT64_C(0xe0000004d0000001));
                    if (ON_NOT_G80_G84_CP >> config & 1 && ((word & UINT64_C(0x20002200000000)) == 0x0 || (word & UINT64_C(0x20002100000000)) == 0x0))
                        return take_atomic_g_wide(word, out, TESLA_EXCH_G_WIDE, UINT64_C(0xe0800004d0000001));
                    return ISADORA_NO_FORM;
                case 0x3:
                    if (ON_GT215 >> config & 1)
                        return take_call(word, out, TESLA_PRERET, 0xd0000003u);
                    return ISADORA_NO_FORM;
                default:
                    return ISADORA_NO_FORM;
                }
            case 0x2:
                switch (word >> 0 & 0x3) {
                case 0x1:
                    switch (word >> 55 & 0x1) {
                    case 0x0:
                        if ((word & UINT64_C(0x300008100)) == UINT64_C(0x300000000))
                            return take_logop_imm_and(word, config, out, TESLA_LOGOP_IMM_AND, UINT64_C(0x3d0000001));
                        if ((word & UINT64_C(0x300008000)) == UINT64_C(0x300000000))
                            return take_logop_imm_and(word, config, out, TESLA_LOGOP_IMM_OR, UINT64_C(0x3d0000101));
                        if ((word & UINT64_C(0x300000100)) == UINT64_C(0x300000000))
                            return take_logop_imm_and(word, config, out, TESLA_LOGOP_IMM_XOR, UINT64_C(0x3d0008001));
                        if ((word & UINT64_C(0x300000000)) == UINT64_C(0x300000000))
                            return take_logop_imm_and(word, config, out, TESLA_LOGOP_IMM_MOV2, UINT64_C(0x3d0008101));
                        if (ON_G84_CP >> config & 1 && ((word & UINT64_C(0x2200000000)) == UINT64_C(0x2000000000) || (word & UINT64_C(0x2100000000)) == UINT64_C(0x2000000000)))
                            return take_atomic_g_and_bits(word, out, TESLA_ATOMIC_G_NARROW_AND_BITS, UINT64_C(0xe0000028d0000001));
                        if (ON_NOT_G80_G84_CP >> config & 1 && ((word & UINT64_C(0x2200000000)) == UINT64_C(0x2000000000) || (word & UINT64_C(0x2100000000)) == UINT64_C(0x2000000000)))
                            return take_atomic_g_and_bits(word, out, TESLA_ATOMIC_G_KEPT_AND_BITS, UINT64_C(0xe0000028d0000001));
                        if (ON_NOT_G80_CP >> config & 1 && (word & UINT64_C(0x300000000)) != UINT64_C(0x300000000))
                            return take_cas_g(word, out, TESLA_CAS_G_NARROW, UINT64_C(0xe0000008d0000001));
                        return ISADORA_NO_FORM;
                    case 0x1:
                        if ((word & UINT64_C(0x300008100)) == UINT64_C(0x300000000))
                            return take_logop_imm_and(word, config, out, TESLA_LOGOP_IMM_AND, UINT64_C(0x3d0000001));
                        if ((word & UINT64_C(0x300008000)) == UINT64_C(0x300000000))
                            return take_logop_imm_and(word, config, out, TESLA_LOGOP_IMM_OR, UINT64_C(0x3d0000101));
                        if ((word & UINT64_C(0x300000100)) == UINT64_C(0x300000000))
                            return take_logop_imm_and(word, config, out, TESLA_LOGOP_IMM_XOR, UINT64_C(0x3d0008001));
                        if ((word & UINT64_C(0x300000000)) == UINT64_C(0x300000000))
                            return take_logop_imm_and(word, config, out, TESLA_LOGOP_IMM_MOV2, UINT64_C(0x3d0008101));
                        if (ON_NOT_G80_CP >> config & 1 && ((word & UINT64_C(0x40002200000000)) == UINT64_C(0x40002000000000) || (word & UINT64_C(0x40002100000000)) == UINT64_C(0x40002000000000)))
                            return take_atomic_g_and_bits(word, out, TESLA_ATOMIC_G_AND_BITS, UINT64_C(0xe0000028d0000001));
                        if (ON_NOT_G80_CP >> config & 1 && ((word & UINT64_C(0x40000200000000)) == UINT64_C(0x40000000000000) || (word & UINT64_C(0x40000100000000)) == UINT64_C(0x40000000000000)))
                            return take_cas_g(word, out, TESLA_CAS_G, UINT64_C(0xe0000008d0000001));
                        if (ON_NOT_G80_G84_CP >> config & 1 && ((word & UINT64_C(0x20002200000000)) == 0x0 || (word & UINT64_C(0x20002100000000)) == 0x0))
                            return take_cas_g_wide(word, out, TESLA_CAS_G_WIDE, UINT64_C(0xe0800008d0000001));
                        return ISADORA_NO_FORM;
                    default:
                        return ISADORA_NO_FORM;
                    }
                case 0x3:
                    if (ON_GT215 >> config & 1)
                        return take_call(word, out, TESLA_PRERET, 0xd0000003u);
                    return ISADORA_NO_FORM;
                default:
                    return ISADORA_NO_FORM;
                }
            case 0x3:
                if (ON_GT215 >> config & 1 && (word & 0x3) == 0x3)
                    return take_call(word, out, TESLA_PRERET, 0xd0000003u);
                if ((word & UINT64_C(0x300008103)) == UINT64_C(0x300000001))
                    return take_logop_imm_and(word, config, out, TESLA_LOGOP_IMM_AND, UINT64_C(0x3d0000001));
                if ((word & UINT64_C(0x300008003)) == UINT64_C(0x300000001))
                    return take_logop_imm_and(word, config, out, TESLA_LOGOP_IMM_OR, UINT64_C(0x3d0000101));
                if ((word & UINT64_C(0x300000103)) == UINT64_C(0x300000001))
                    return take_logop_imm_and(word, config, out, TESLA_LOGOP_IMM_XOR, UINT64_C(0x3d0008001));
                if ((word & UINT64_C(0x300000003)) == UINT64_C(0x300000001))
                    return take_logop_imm_and(word, config, out, TESLA_LOGOP_IMM_MOV2, UINT64_C(0x3d0008101));
                if (ON_NOT_G80_CP >> config & 1 && ((word & UINT64_C(0xc0002200000003)) == UINT64_C(0xc0002000000001) || (word & UINT64_C(0xc0002100000003)) == UINT64_C(0xc0002000000001)))
                    return take_atomic_g_and_bits(word, out, TESLA_ATOMIC_G_OR_BITS, UINT64_C(0xe000002cd0000001));
                if (ON_G84_CP >> config & 1 && ((word & UINT64_C(0x80002200000003)) == UINT64_C(0x2000000001) || (word & UINT64_C(0x80002100000003)) == UINT64_C(0x2000000001)))
                    return take_atomic_g_and_bits(word, out, TESLA_ATOMIC_G_NARROW_OR_BITS, UINT64_C(0xe000002cd0000001));
                if (ON_NOT_G80_G84_CP >> config & 1 && ((word & UINT64_C(0x80002200000003)) == UINT64_C(0x2000000001) || (word & UINT64_C(0x80002100000003)) == UINT64_C(0x2000000001)))
                    return take_atomic_g_and_bits(word, out, TESLA_ATOMIC_G_KEPT_OR_BITS, UINT64_C(0xe000002cd0000001));
                return ISADORA_NO_FORM;
            case 0x4:
                switch (word >> 0 & 0x3) {
                case 0x1:
                    switch (word >> 55 & 0x1) {
                    case 0x0:
                        if ((word & UINT64_C(0x300008100)) == UINT64_C(0x300000000))
                            return take_logop_imm_and(word, config, out, TESLA_LOGOP_IMM_AND, UINT64_C(0x3d0000001));
                        if ((word & UINT64_C(0x300008000)) == UINT64_C(0x300000000))
                            return take_logop_imm_and(word, config, out, TESLA_LOGOP_IMM_OR, UINT64_C(0x3d0000101));
                        if ((word & UINT64_C(0x300000100)) == UINT64_C(0x300000000))
                            return take_logop_imm_and(word, config, out, TESLA_LOGOP_IMM_XOR, UINT64_C(0x3d0008001));
                        if ((word & UINT64_C(0x300000000)) == UINT64_C(0x300000000))
                            return take_logop_imm_and(word, config, out, TESLA_LOGOP_IMM_MOV2, UINT64_C(0x3d0008101));
                        if (ON_G84_CP >> config & 1 && ((word & UINT64_C(0x2200000000)) == 0x0 || (word & UINT64_C(0x2100000000)) == 0x0))
                            return take_atomic_g_add_num(word, out, TESLA_ATOMIC_G_NARROW_INC_NUM, UINT64_C(0xe0000010d0000001));
                        if (ON_G84_CP >> config & 1 && (word & UINT64_C(0x300000000)) != UINT64_C(0x300000000))
                            return take_atomic_g_and_bits(word, out, TESLA_ATOMIC_G_NARROW_XOR_BITS, UINT64_C(0xe0000030d0000001));
                        if (ON_NOT_G80_G84_CP >> config & 1 && ((word & UINT64_C(0x2200000000)) == 0x0 || (word & UINT64_C(0x2100000000)) == 0x0))
                            return take_atomic_g_add_num(word, out, TESLA_ATOMIC_G_KEPT_INC_NUM, UINT64_C(0xe0000010d0000001));
                        if (ON_NOT_G80_G84_CP >> config & 1 && (word & UINT64_C(0x300000000)) != UINT64_C(0x300000000))
                            return take_atomic_g_and_bits(word, out, TESLA_ATOMIC_G_KEPT_XOR_BITS, UINT64_C(0xe0000030d0000001));
                        return ISADORA_NO_FORM;
                    case 0x1:
                        if ((word & UINT64_C(0x300008100)) == UINT64_C(0x300000000))
                            return take_logop_imm_and(word, config, out, TESLA_LOGOP_IMM_AND, UINT64_C(0x3d0000001));
                        if ((word & UINT64_C(0x300008000)) == UINT64_C(0x300000000))
                            return take_logop_imm_and(word, config, out, TESLA_LOGOP_IMM_OR, UINT64_C(0x3d0000101));
                        if ((word & UINT64_C(0x300000100)) == UINT64_C(0x300000000))
                            return take_logop_imm_and(word, config, out, TESLA_LOGOP_IMM_XOR, UINT64_C(0x3d0008001));
                        if ((word & UINT64_C(0x300000000)) == UINT64_C(0x300000000))
                            return take_logop_imm_and(word, config, out, TESLA_LOGOP_IMM_MOV2, UINT64_C(0x3d0008101));
                        if (ON_NOT_G80_CP >> config & 1 && ((word & UINT64_C(0x40002200000000)) == UINT64_C(0x40002000000000) || (word & UINT64_C(0x40002100000000)) == UINT64_C(0x40002000000000)))
                            return take_atomic_g_and_bits(word, out, TESLA_ATOMIC_G_XOR_BITS, UINT64_C(0xe0000030d0000001));
                        if (ON_NOT_G80_CP >> config & 1 && ((word & UINT64_C(0x60000200000000)) == UINT64_C(0x40000000000000) || (word & UINT64_C(0x60000100000000)) == UINT64_C(0x40000000000000)))
                            return take_atomic_g_add_num(word, out, TESLA_ATOMIC_G_INC_NUM, UINT64_C(0xe0000010d0000001));
                        if (ON_NOT_G80_G84_CP >> config & 1 && ((word & UINT64_C(0x40000200000000)) == UINT64_C(0x40000000000000) || (word & UINT64_C(0x40000100000000)) == UINT64_C(0x40000000000000)))
                            return take_atomic_g_add_num(word, out, TESLA_ATOMIC_G_SINC_NUM, UINT64_C(0xe0000010d0000001));
                        if (ON_G84_CP >> config & 1 && ((word & UINT64_C(0x40000200000000)) == UINT64_C(0x40000000000000) || (word & UINT64_C(0x40000100000000)) == UINT64_C(0x40000000000000)))
                            return take_atomic_g_add_num(word, out, TESLA_ATOMIC_G_NINC_NUM, UINT64_C(0xe0000010d0000001));
                        return ISADORA_NO_FORM;
                    default:
                        return ISADORA_NO_FORM;
                    }
                case 0x3:
                    if (ON_GT215 >> config & 1)
                        return take_call(word, out, TESLA_PRERET, 0xd0000003u);
                    return ISADORA_NO_FORM;
                default:
                    return ISADORA_NO_FORM;
                }
            case 0x5:
                switch (word >> 0 & 0x3) {
                case 0x1:
                    if ((word & UINT64_C(0x300008100)) == UINT64_C(0x300000000))
                        return take_logop_imm_and(word, config, out, TESLA_LOGOP_IMM_AND, UINT64_C(0x3d0000001));
                    if ((word & UINT64_C(0x300008000)) == UINT64_C(0x300000000))
                        return take_logop_imm_and(word, config, out, TESLA_LOGOP_IMM_OR, UINT64_C(0x3d0000101));
                    if ((word & UINT64_C(0x300000100)) == UINT64_C(0x300000000))
                        return take_logop_imm_and(word, config, out, TESLA_LOGOP_IMM_XOR, UINT64_C(0x3d0008001));
                    if ((word & UINT64_C(0x300000000)) == UINT64_C(0x300000000))
                        return take_logop_imm_and(word, config, out, TESLA_LOGOP_IMM_MOV2, UINT64_C(0x3d0008101));
                    if (ON_G84_CP >> config & 1 && ((word & UINT64_C(0x80002200000000)) == 0x0 || (word & UINT64_C(0x80002100000000)) == 0x0))
                        return take_atomic_g_add_num(word, out, TESLA_ATOMIC_G_NARROW_DEC_NUM, UINT64_C(0xe0000014d0000001));
                    if (ON_NOT_G80_G84_CP >> config & 1 && ((word & UINT64_C(0x80002200000000)) == 0x0 || (word & UINT64_C(0x80002100000000)) == 0x0))
                        return take_atomic_g_add_num(word, out, TESLA_ATOMIC_G_KEPT_DEC_NUM, UINT64_C(0xe0000014d0000001));
                    if (ON_NOT_G80_CP >> config & 1 && ((word & UINT64_C(0x60002200000000)) == UINT64_C(0x40000000000000) || (word & UINT64_C(0x60002100000000)) == UINT64_C(0x40000000000000)))
                        return take_atomic_g_add_num(word, out, TESLA_ATOMIC_G_DEC_NUM, UINT64_C(0xe0000014d0000001));
                    if (ON_NOT_G80_G84_CP >> config & 1 && ((word & UINT64_C(0x40002200000000)) == UINT64_C(0x40000000000000) || (word & UINT64_C(0x40002100000000)) == UINT64_C(0x40000000000000)))
                        return take_atomic_g_add_num(word, out, TESLA_ATOMIC_G_SDEC_NUM, UINT64_C(0xe0000014d0000001));
                    if (ON_G84_CP >> config & 1 && ((word & UINT64_C(0x40002200000000)) == UINT64_C(0x40000000000000) || (word & UINT64_C(0x40002100000000)) == UINT64_C(0x40000000000000)))
                        return take_atomic_g_add_num(word, out, TESLA_ATOMIC_G_NDEC_NUM, UINT64_C(0xe0000014d0000001));
                    return ISADORA_NO_FORM;
                case 0x3:
                    if (ON_GT215 >> config & 1)
                        return take_call(word, out, TESLA_PRERET, 0xd0000003u);
                    return ISADORA_NO_FORM;
                default:
                    return ISADORA_NO_FORM;
                }
            case 0x6:
                if (ON_GT215 >> config & 1 && (word & 0x3) == 0x3)
                    return take_call(word, out, TESLA_PRERET, 0xd0000003u);
                if ((word & UINT64_C(0x300008103)) == UINT64_C(0x300000001))
                    return take_logop_imm_and(word, config, out, TESLA_LOGOP_IMM_AND, UINT64_C(0x3d0000001));
                if ((word & UINT64_C(0x300008003)) == UINT64_C(0x300000001))
                    return take_logop_imm_and(word, config, out, TESLA_LOGOP_IMM_OR, UINT64_C(0x3d0000101));
                if ((word & UINT64_C(0x300000103)) == UINT64_C(0x300000001))
                    return take_logop_imm_and(word, config, out, TESLA_LOGOP_IMM_XOR, UINT64_C(0x3d0008001));
                if ((word & UINT64_C(0x300000003)) == UINT64_C(0x300000001))
                    return take_logop_imm_and(word, config, out, TESLA_LOGOP_IMM_MOV2, UINT64_C(0x3d0008101));
                if (ON_NOT_G80_CP >> config & 1 && ((word & UINT64_C(0xc0002200000003)) == UINT64_C(0xc0000000000001) || (word & UINT64_C(0xc0002100000003)) == UINT64_C(0xc0000000000001)))
                    return take_atomic_g_add_num(word, out, TESLA_ATOMIC_G_MAX_NUM, UINT64_C(0xe0000018d0000001));
                if (ON_G84_CP >> config & 1 && ((word & UINT64_C(0x80002200000003)) == 0x1 || (word & UINT64_C(0x80002100000003)) == 0x1))
                    return take_atomic_g_add_num(word, out, TESLA_ATOMIC_G_NARROW_MAX_NUM, UINT64_C(0xe0000018d0000001));
                if (ON_NOT_G80_G84_CP >> config & 1 && ((word & UINT64_C(0x80002200000003)) == 0x1 || (word & UINT64_C(0x80002100000003)) == 0x1))
                    return take_atomic_g_add_num(word, out, TESLA_ATOMIC_G_KEPT_MAX_NUM, UINT64_C(0xe0000018d0000001));
                return ISADORA_NO_FORM;
            case 0x7:
                if (ON_GT215 >> config & 1 && (word & 0x3) == 0x3)
                    return take_call(word, out, TESLA_PRERET, 0xd0000003u);
                if ((word & UINT64_C(0x300008103)) == UINT64_C(0x300000001))
                    return take_logop_imm_and(word, config, out, TESLA_LOGOP_IMM_AND, UINT64_C(0x3d0000001));
                if ((word & UINT64_C(0x300008003)) == UINT64_C(0x300000001))
                    return take_logop_imm_and(word, config, out, TESLA_LOGOP_IMM_OR, UINT64_C(0x3d0000101));
                if ((word & UINT64_C(0x300000103)) == UINT64_C(0x300000001))
                    return take_logop_imm_and(word, config, out, TESLA_LOGOP_IMM_XOR, UINT64_C(0x3d0008001));
                if ((word & UINT64_C(0x300000003)) == UINT64_C(0x300000001))
                    return take_logop_imm_and(word, config, out, TESLA_LOGOP_IMM_MOV2, UINT64_C(0x3d0008101));
                if (ON_NOT_G80_CP >> config & 1 && ((word & UINT64_C(0xc0002200000003)) == UINT64_C(0xc0000000000001) || (word & UINT64_C(0xc0002100000003)) == UINT64_C(0xc0000000000001)))
                    return take_atomic_g_add_num(word, out, TESLA_ATOMIC_G_MIN_NUM, UINT64_C(0xe000001cd0000001));
                if (ON_G84_CP >> config & 1 && ((word & UINT64_C(0x80002200000003)) == 0x1 || (word & UINT64_C(0x80002100000003)) == 0x1))
                    return take_atomic_g_add_num(word, out, TESLA_ATOMIC_G_NARROW_MIN_NUM, UINT64_C(0xe000001cd0000001));
                if (ON_NOT_G80_G84_CP >> config & 1 && ((word & UINT64_C(0x80002200000003)) == 0x1 || (word & UINT64_C(0x80002100000003)) == 0x1))
                    return take_atomic_g_add_num(word, out, TESLA_ATOMIC_G_KEPT_MIN_NUM, UINT64_C(0xe000001cd0000001));
                return ISADORA_NO_FORM;
            default:
                return ISADORA_NO_FORM;
            }
        default:
            return ISADORA_NO_FORM;
        }
    case 0xe:
        switch (word >> 61 & 0x7) {
        case 0x2:
            if ((word & UINT64_C(0x300000003)) == UINT64_C(0x300000001))
                return take_fmad_imm(word, config, out, TESLA_FMAD_IMM, UINT64_C(0x3e0000001));
            if (ON_G200 >> config & 1 && ((word & UINT64_C(0x200000003)) == 0x1 || (word & UINT64_C(0x100000003)) == 0x1))
                return take_dfma(word, out, TESLA_DFMA, UINT64_C(0x40000000e0000001));
            return ISADORA_NO_FORM;
        case 0x3:
            if ((word & UINT64_C(0x300000003)) == UINT64_C(0x300000001))
                return take_fmad_imm(word, config, out, TESLA_FMAD_IMM, UINT64_C(0x3e0000001));
            if (ON_G200 >> config & 1 && ((word & UINT64_C(0x200000003)) == 0x1 || (word & UINT64_C(0x100000003)) == 0x1))
                return take_dadd(word, out, TESLA_DADD, UINT64_C(0x60000000e0000001));
            return ISADORA_NO_FORM;
        case 0x4:
            if ((word & UINT64_C(0x300000003)) == UINT64_C(0x300000001))
                return take_fmad_imm(word, config, out, TESLA_FMAD_IMM, UINT64_C(0x3e0000001));
            if (ON_G200 >> config & 1 && ((word & UINT64_C(0x200000003)) == 0x1 || (word & UINT64_C(0x100000003)) == 0x1))
                return take_dmul(word, out, TESLA_DMUL, UINT64_C(0x80000000e0000001));
            return ISADORA_NO_FORM;
        case 0x5:
            if ((word & UINT64_C(0x300000003)) == UINT64_C(0x300000001))
                return take_fmad_imm(word, config, out, TESLA_FMAD_IMM, UINT64_C(0x3e0000001));
            if (ON_G200 >> config & 1 && ((word & UINT64_C(0x200000003)) == 0x1 || (word & UINT64_C(0x100000003)) == 0x1))
                return take_dminmax_min(word, out, TESLA_DMINMAX_MIN, UINT64_C(0xa0000000e0000001));
            return ISADORA_NO_FORM;
        case 0x6:
            if ((word & UINT64_C(0x300000003)) == UINT64_C(0x300000001))
                return take_fmad_imm(word, config, out, TESLA_FMAD_IMM, UINT64_C(0x3e0000001));
            if (ON_G200 >> config & 1 && ((word & UINT64_C(0x200000003)) == 0x1 || (word & UINT64_C(0x100000003)) == 0x1))
                return take_dminmax_min(word, out, TESLA_DMINMAX_MAX, UINT64_C(0xc0000000e0000001));
            return ISADORA_NO_FORM;
        case 0x7:
            if ((word & UINT64_C(0x300000003)) == UINT64_C(0x300000001))
                return take_fmad_imm(word, config, out, TESLA_FMAD_IMM, UINT64_C(0x3e0000001));
            if (ON_G200 >> config & 1 && ((word & UINT64_C(0x200000003)) == 0x1 || (word & UINT64_C(0x100000003)) == 0x1))
                return take_dset(word, config, out, TESLA_DSET, UINT64_C(0xe0000000e0000001));
            return ISADORA_NO_FORM;
        default:
            if ((word & UINT64_C(0x300000003)) == UINT64_C(0x300000001))
                return take_fmad_imm(word, config, out, TESLA_FMAD_IMM, UINT64_C(0x3e0000001));
            if ((word & UINT64_C(0x200000003)) == 0x1 || (word & UINT64_C(0x100000003)) == 0x1)
                return take_fmad_long(word, config, out, TESLA_FMAD_LONG, 0xe0000001u);
            return ISADORA_NO_FORM;
        }
    case 0xf:
        switch (word >> 61 & 0x7) {
        case 0x0:
            switch (word >> 24 & 0xf) {
            case 0x0: case 0x2: case 0x4: case 0x6:
                if ((word & UINT64_C(0x200000003)) == 0x1 || (word & UINT64_C(0x100000003)) == 0x1)
                    return take_tex_texauto_long(word, out, TESLA_TEX_TEXAUTO_LONG, 0xf0000001u);
                return ISADORA_NO_FORM;
            case 0x1: case 0x3: case 0x5: case 0x7:
                if ((word & UINT64_C(0x200000003)) == 0x1 || (word & UINT64_C(0x100000003)) == 0x1)
                    return take_tex_texauto_long(word, out, TESLA_TEXFETCH_LONG, 0xf1000001u);
                return ISADORA_NO_FORM;
            case 0x8: case 0xa: case 0xc: case 0xe:
                if ((word & UINT64_C(0x200000003)) == 0x1 || (word & UINT64_C(0x100000003)) == 0x1)
                    return take_tex_cube_texauto(word, out, TESLA_TEX_CUBE_TEXAUTO, 0xf8000001u);
                return ISADORA_NO_FORM;
            default:
                return ISADORA_NO_FORM;
            }
        case 0x1:
            switch (word >> 27 & 0x1) {
            case 0x0:
                if ((word & UINT64_C(0x201000003)) == 0x1 || (word & UINT64_C(0x101000003)) == 0x1)
                    return take_tex_texauto_long(word, out, TESLA_TEX_TEXBIAS_LONG, UINT64_C(0x20000000f0000001));
                return ISADORA_NO_FORM;
            case 0x1:
                if ((word & UINT64_C(0x201000003)) == 0x1 || (word & UINT64_C(0x101000003)) == 0x1)
                    return take_tex_cube_texauto(word, out, TESLA_TEX_CUBE_TEXBIAS, UINT64_C(0x20000000f8000001));
                return ISADORA_NO_FORM;
            default:
                return ISADORA_NO_FORM;
            }
        case 0x2:
            switch (word >> 27 & 0x1) {
            case 0x0:
                if ((word & UINT64_C(0x201000003)) == 0x1 || (word & UINT64_C(0x101000003)) == 0x1)
                    return take_tex_texauto_long(word, out, TESLA_TEX_TEXLOD_LONG, UINT64_C(0x40000000f0000001));
                return ISADORA_NO_FORM;
            case 0x1:
                if ((word & UINT64_C(0x201000003)) == 0x1 || (word & UINT64_C(0x101000003)) == 0x1)
                    return take_tex_cube_texauto(word, out, TESLA_TEX_CUBE_TEXLOD, UINT64_C(0x40000000f8000001));
                return ISADORA_NO_FORM;
            default:
                return ISADORA_NO_FORM;
            }
        case 0x3:
            switch (word >> 48 & 0xf) {
            case 0x0:
                if ((word & UINT64_C(0x200000003)) == 0x1 || (word & UINT64_C(0x100000003)) == 0x1)
                    return take_texsize(word, out, TESLA_TEXSIZE, UINT64_C(0x60000000f0000001));
                return ISADORA_NO_FORM;
            case 0x1:
                if (ON_GT215 >> config & 1 && ((word & UINT64_C(0x208000003)) == 0x8000001 || (word & UINT64_C(0x108000003)) == 0x8000001))
                    return take_tex_cube_texauto(word, out, TESLA_TEXPREP, UINT64_C(0x60010000f8000001));
                return ISADORA_NO_FORM;
            case 0x2:
                switch (word >> 27 & 0x1) {
                case 0x0:
                    if (ON_GT215 >> config & 1 && ((word & UINT64_C(0x200000003)) == 0x1 || (word & UINT64_C(0x100000003)) == 0x1))
                        return take_tex_cube_texauto(word, out, TESLA_TEXQUERYLOD_PLAIN, UINT64_C(0x60020000f0000001));
                    return ISADORA_NO_FORM;
                case 0x1:
                    if (ON_GT215 >> config & 1 && ((word & UINT64_C(0x200000003)) == 0x1 || (word & UINT64_C(0x100000003)) == 0x1))
                        return take_tex_cube_texauto(word, out, TESLA_TEXQUERYLOD_CUBE, UINT64_C(0x60020000f8000001));
                    return ISADORA_NO_FORM;
                default:
                    return ISADORA_NO_FORM;
                }
            default:
                return ISADORA_NO_FORM;
            }
        case 0x4:
            switch (word >> 24 & 0xf) {
            case 0x0: case 0x2: case 0x4: case 0x6:
                if ((word & UINT64_C(0x200000003)) == 0x1 || (word & UINT64_C(0x100000003)) == 0x1)
                    return take_tex_texauto_long(word, out, TESLA_TEXGATHER_TEXCSAA, UINT64_C(0x80000000f0000001));
                return ISADORA_NO_FORM;
            case 0x1: case 0x3: case 0x5: case 0x7:
                if (ON_GT215 >> config & 1 && ((word & UINT64_C(0x200000003)) == 0x1 || (word & UINT64_C(0x100000003)) == 0x1))
                    return take_tex_texauto_long(word, out, TESLA_TEXGATHER_TEXGATHER, UINT64_C(0x80000000f1000001));
                return ISADORA_NO_FORM;
            case 0x9: case 0xb: case 0xd: case 0xf:
                if (ON_GT215 >> config & 1 && ((word & UINT64_C(0x200000003)) == 0x1 || (word & UINT64_C(0x100000003)) == 0x1))
                    return take_tex_cube_texauto(word, out, TESLA_TEX_CUBE_TEXGATHER, UINT64_C(0x80000000f9000001));
                return ISADORA_NO_FORM;
            default:
                return ISADORA_NO_FORM;
            }
        case 0x5:
            if ((word & UINT64_C(0x200000003)) == 0x1 || (word & UINT64_C(0x100000003)) == 0x1)
                return take_emit_emit(word, out, TESLA_UNKF5, UINT64_C(0xa0000000f0000001));
            return ISADORA_NO_FORM;
        case 0x6:
            switch (word >> 9 & 0x3) {
            case 0x1:
                if (ON_GP >> config & 1 && ((word & UINT64_C(0x200000003)) == 0x1 || (word & UINT64_C(0x100000003)) == 0x1))
                    return take_emit_emit(word, out, TESLA_EMIT_EMIT, UINT64_C(0xc0000000f0000201));
                return ISADORA_NO_FORM;
            case 0x2:
                if (ON_GP >> config & 1 && ((word & UINT64_C(0x200000003)) == 0x1 || (word & UINT64_C(0x100000003)) == 0x1))
                    return take_emit_emit(word, out, TESLA_EMIT_RESTART, UINT64_C(0xc0000000f0000401));
                return ISADORA_NO_FORM;
            default:
                return ISADORA_NO_FORM;
            }
        case 0x7:
            switch (word >> 34 & 0x1) {
            case 0x0:
                if ((word & UINT64_C(0x200000003)) == 0x1 || (word & UINT64_C(0x100000003)) == 0x1)
                    return take_emit_emit(word, out, TESLA_NOP, UINT64_C(0xe0000000f0000001));
                return ISADORA_NO_FORM;
            case 0x1:
                if ((word & UINT64_C(0x200000003)) == 0x1 || (word & UINT64_C(0x100000003)) == 0x1)
                    return take_pmevent(word, out, TESLA_PMEVENT, UINT64_C(0xe0000004f0000001));
                return ISADORA_NO_FORM;
            default:
                return ISADORA_NO_FORM;
            }
        default:
            return ISADORA_NO_FORM;
        }
    default:
        return ISADORA_NO_FORM;
    }
}

int tesla_decode(const struct isadora_context *c, const uint8_t *bytes, size_t size, struct isadora_insn *out)
{
    if (size < 4)
        return ISADORA_SHORT;
    {
        uint64_t word = (uint64_t)bytes[0] | (uint64_t)bytes[1] << 8 | (uint64_t)bytes[2] << 16 | (uint64_t)bytes[3] << 24;
        int length = tree_32(word, c->config, out);
        if (length > 0)
            return length;
    }
    if (size < 8)
        return ISADORA_SHORT;
    {
        uint64_t word = (uint64_t)bytes[0] | (uint64_t)bytes[1] << 8 | (uint64_t)bytes[2] << 16 | (uint64_t)bytes[3] << 24 | (uint64_t)bytes[4] << 32 | (uint64_t)bytes[5] << 40 | (uint64_t)bytes[6] << 48 | (uint64_t)bytes[7] << 56;
        int length = tree_64(word, c->config, out);
        if (length > 0)
            return length;
    }
    return ISADORA_NO_FORM;
}
