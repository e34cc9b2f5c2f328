/* mini.h: an instruction set of eight forms, written by hand as the generator would, for tests of
 * the assembler.
 *
 * Units of 16 bits, little-endian; `ldi` also has a form of two. Registers r0..r15, `zero` is read
 * as r0. mov rD, rS           0001 .... dddd ssss   bits 8..11 are ignored ldi rD, N 0010 dddd
 * nnnnnnnn    N signed; `long` forces the next one ldi rD, N            0011 dddd 00000000
 * nnnnnnnnnnnnnnnn bra T                0100 0000 oooooooo    T = next + 2 * signed o add[.s] rD,
 * SRC      0101 e0ix dddd ssss   SRC is rS (x=0) or #N (x=1), N not 0 nop                  0110
 * 0000 00000000    on `two` only inc rD, rD           0111 0000 0000 dddd
 *     [@pN ]sel rD         1000 gnnn 0000 dddd */
#ifndef MINI_H
#define MINI_H

#include "asm/tables/rows.h"

#include <string.h>

enum { MOV, LDI, LDI_LONG, BRA, ADD, NOP, INC, SEL, FORMS };

static const struct isadora_config mini_configs[] = {{.name = "one", .variant = "one"},
                                                     {.name = "two", .variant = "two"}};
static const struct isadora_unit mini_units[] = {{2, 16, 0, 2, 3}, {4, 32, 0, 2, 3}};
static const struct isadora_code mini_sat[] = {{0, ""}, {1, ".sat"}};

enum { F_D, F_N, F_SAT, F_S, F_P };

static const struct isadora_field mini_fields[] = {
    {.name = "D", .kind = ISADORA_REGISTER, .width = 4},
    {.name = "N", .kind = ISADORA_NUMBER, .width = 8},
    {.name = "SAT", .kind = ISADORA_CODES, .width = 1, .codes = mini_sat, .code_count = 2},
    {.name = "S", .kind = ISADORA_REGISTER, .width = 4},
    {.name = "P", .kind = ISADORA_NUMBER, .width = 3},
};
static const struct isadora_file mini_files[] = {{.name = "$r", .prints = "r", .count = 16},
                                                 {.name = "$p", .prints = "p", .count = 8}};

#define INSN(id, text, mnem, bytes, where, choices, ...)                                           \
    [id] = {.name = text,                                                                          \
            .page = mnem,                                                                          \
            .title = mnem,                                                                         \
            .mnemonic = mnem,                                                                      \
            .syntax = text,                                                                        \
            .effects = "",                                                                         \
            .note = "",                                                                            \
            .length = bytes,                                                                       \
            .slots = (const struct isadora_slot[]){__VA_ARGS__},                                   \
            .slot_count =                                                                          \
                sizeof((const struct isadora_slot[]){__VA_ARGS__}) / sizeof(struct isadora_slot),  \
            .choice_count = choices,                                                               \
            .configs = where,                                                                      \
            .bits = ""}

static const struct isadora_form mini_forms[] = {
    INSN(MOV, "mov r<D>, r<S>", "mov", 2, 3, 0, {F_D}, {F_S}),
    INSN(LDI, "ldi r<D>, <N>", "ldi", 2, 3, 0, {F_D}, {F_N}),
    INSN(LDI_LONG, "ldi r<D>, <L>", "ldi", 4, 3, 0, {F_D}, {F_N}),
    INSN(BRA, "bra <T>", "bra", 2, 3, 0, {F_N}),
    INSN(ADD, "add{.sat} r<D>, <SRC>", "add", 2, 3, 1, {F_SAT}, {F_D}, {F_S}, {F_N}),
    INSN(NOP, "nop", "nop", 2, 2, 0, {F_D}),
    INSN(INC, "inc r<D>, r<D>", "inc", 2, 3, 0, {F_D}),
    INSN(SEL, "{<G>} sel r<D>", "sel", 2, 3, 1, {F_P}, {F_D}),
};

/* ---- Lists of words ---- */

static uint32_t mini_number(const char *text, const char *end, size_t prefix, uint64_t *value)
{
    const char *next = text + prefix;

    while (next < end && *next >= '0' && *next <= '9')
        next++;
    return next == text + prefix ? 0 : rt_scan_number(text, prefix, next, value);
}

static uint32_t mini_scan_r(const char *text, const char *end, uint64_t *value)
{
    return text < end && *text == 'r' ? mini_number(text, end, 1, value) : 0;
}

static uint32_t mini_scan_p(const char *text, const char *end, uint64_t *value)
{
    return text < end && *text == 'p' ? mini_number(text, end, 1, value) : 0;
}

static const struct isadora_spelling mini_list_r[] = {READ_ONLY("zero", 0)};
static const struct isadora_words mini_words_r = {mini_list_r, 1, APART(4, mini_scan_r, "r")};
static const struct isadora_words mini_words_p = {NULL, 0, WITH(0, mini_scan_p, "p")};
static const struct isadora_spelling mini_list_sat[] = {SPELLED(".sat", 1)};
static const struct isadora_words mini_words_sat = {mini_list_sat, 1, ALONE(4)};

/* ---- Syntax ---- */

#define MINI_PLACE(name, ...) static const struct isadora_place name = {__VA_ARGS__}

MINI_PLACE(D, .words = &mini_words_r, .field = F_D, .width = 4);
MINI_PLACE(S, .words = &mini_words_r, .field = F_S, .width = 4);
MINI_PLACE(P, .words = &mini_words_p, .field = F_P, .width = 3);
MINI_PLACE(SAT, .words = &mini_words_sat, .field = F_SAT, .width = 1, .flags = ISADORA_PLACE_EMPTY);
MINI_PLACE(S8, .mul = 1, .field = F_N, .width = 8, .flags = ISADORA_PLACE_SIGNED);
MINI_PLACE(L16, .mul = 1, .field = F_N, .width = 16, .flags = ISADORA_PLACE_WRAP);
MINI_PLACE(REL, .mul = 2, .field = F_N, .width = 8, .modulus = 0xffff, .base = ISADORA_BASE_NEXT,
           .flags = ISADORA_PLACE_SIGNED);
MINI_PLACE(N4, .mul = 1, .field = F_N, .width = 4, .ranges = RANGES({1, 15, 0, 0}),
           .range_count = 1);

/* What a row begins with is not known. */
#define MINI_ANY UINT64_MAX, UINT64_MAX

static const struct isadora_option mini_source[] = {
    RIVAL(1, ALL, 0, MINI_ANY, WORD(0, S)),
    ROW(ALL, 1, MINI_ANY, TEXT("#"), NUMBER(1, N4)),
};
static const struct isadora_option mini_guard[] = {
    RIVAL(1, ALL, 1, MINI_ANY, TEXT("@"), WORD(0, P)),
    NOTHING(ALL, 0, MINI_ANY),
};

static const struct isadora_alternative mini_mov[] = {
    FORM(MOV, TEXT("mov"), BLANK(WORD, 0, D), COMMA(WORD, 1, S)),
};
static const struct isadora_alternative mini_ldi[] = {
    OTHER_FORM(LDI, 0, 1, TEXT("ldi"), BLANK(WORD, 0, D), COMMA(NUMBER, 1, S8)),
    LIKE(LDI_LONG, LATER, 1, 2, 1, MINI_ANY, TEXT("ldi"), BLANK(WORD, 0, D), COMMA(NUMBER, 1, L16)),
};
static const struct isadora_alternative mini_bra[] = {
    FORM(BRA, TEXT("bra"), BLANK(NUMBER, 0, REL)),
};
static const struct isadora_alternative mini_add[] = {
    FORM(ADD, TEXT("add"), WORD(0, SAT), BLANK(WORD, 1, D), COMMA(CHOICE, 0, 2, mini_source)),
};
static const struct isadora_alternative mini_nop[] = {FORM(NOP, TEXT("nop"))};
static const struct isadora_alternative mini_inc[] = {
    OTHER_FORM(INC, SHARED, 0, TEXT("inc"), BLANK(SHARED_WORD, 0, D), COMMA(SHARED_WORD, 0, D)),
};
static const struct isadora_alternative mini_sel[] = {
    INNER_FORM(SEL, CHOICE(0, 0, mini_guard), BLANK(TEXT, "sel"), BLANK(WORD, 1, D)),
};

HEADS(mini_heads) = {
    HEAD(0x6164640000000000, "add", mini_add, 0), HEAD(0x6272610000000000, "bra", mini_bra, 0),
    HEAD(0x696e630000000000, "inc", mini_inc, 0), HEAD(0x6c64690000000000, "ldi", mini_ldi, 0),
    HEAD(0x6d6f760000000000, "mov", mini_mov, 0), HEAD(0x6e6f700000000000, "nop", mini_nop, 0),
    HEAD(0x73656c0000000000, "sel", mini_sel, 0),
};

static const char *const mini_marks[] = {"long"};
static const struct isadora_words *const mini_registers[] = {&mini_words_r, &mini_words_p};

static const struct isadora_syntax mini_syntax = {
    .heads = mini_heads,
    .head_count = COUNT(mini_heads),
    .begins = UINT64_MAX,
    .inner = true,
    .marks = mini_marks,
    .mark_count = 1,
    .registers = mini_registers,
    .file_count = 2,
};

/* ---- Words ---- */

static void mini_set(struct isadora_insn *in, unsigned form, unsigned length, uint64_t mask)
{
    memset(in, 0, sizeof *in);
    in->form = (uint16_t)form;
    in->length = (uint8_t)length;
    in->mask.half[0] = mask;
}

static int mini_decode(const struct isadora_context *c, const uint8_t *b, size_t size,
                       struct isadora_insn *in)
{
    unsigned w = size >= 2 ? b[0] | (unsigned)b[1] << 8 : 0;

    if (size < 2)
        return ISADORA_SHORT;
    switch (w >> 12) {
    case 1:
        mini_set(in, MOV, 2, w & 0xf00);
        in->value[0] = w >> 4 & 15;
        in->value[1] = w & 15;
        return 2;
    case 2:
        mini_set(in, LDI, 2, 0);
        in->value[0] = w >> 8 & 15;
        in->value[1] = w & 255;
        return 2;
    case 3:
        if (size < 4 || (w & 255) != 0)
            return size < 4 ? ISADORA_SHORT : ISADORA_NO_FORM;
        mini_set(in, LDI_LONG, 4, 0);
        in->value[0] = w >> 8 & 15;
        in->value[1] = b[2] | (unsigned)b[3] << 8;
        return 4;
    case 4:
        mini_set(in, BRA, 2, 0);
        in->value[0] = w & 255;
        return 2;
    case 5:
        mini_set(in, ADD, 2, 0);
        in->alt[0] = w >> 8 & 1;
        in->value[0] = w >> 11 & 1;
        in->value[1] = w >> 4 & 15;
        in->value[2 + (w >> 8 & 1)] = w & 15;
        return 2;
    case 6:
        mini_set(in, NOP, 2, 0);
        return c->config == 1 ? 2 : ISADORA_NO_FORM;
    case 7:
        mini_set(in, INC, 2, 0);
        in->value[0] = w & 15;
        return 2;
    case 8:
        mini_set(in, SEL, 2, 0);
        in->alt[0] = w >> 11 & 1;
        in->value[0] = w >> 8 & 7;
        in->value[1] = w & 15;
        return 2;
    default:
        return ISADORA_NO_FORM;
    }
}

static unsigned mini_bits(const struct isadora_insn *in)
{
    const uint64_t *v = in->value;

    switch (in->form) {
    case MOV:
        return (unsigned)(0x1000 | v[0] << 4 | v[1]);
    case LDI:
        return (unsigned)(0x2000 | v[0] << 8 | v[1]);
    case LDI_LONG:
        return (unsigned)(0x3000 | v[0] << 8 | v[1] << 16);
    case BRA:
        return (unsigned)(0x4000 | v[0]);
    case ADD:
        return (unsigned)(0x5000 | v[0] << 11 | v[1] << 4 |
                          (in->alt[0] != 0 ? 0x100 | v[3] : v[2]));
    case NOP:
        return 0x6000;
    case INC:
        return (unsigned)(0x7000 | v[0]);
    default:
        return (unsigned)(0x8000 | v[1] | (in->alt[0] != 0 ? 0x800 | v[0] << 8 : 0));
    }
}

static int mini_encode(const struct isadora_context *c, const struct isadora_insn *in,
                       uint8_t *bytes, size_t size)
{
    unsigned bits = mini_bits(in) ^ (unsigned)in->mask.half[0];

    (void)c;
    if (size < in->length)
        return ISADORA_NO_SPACE;
    for (unsigned i = 0; i < in->length; i++)
        bytes[i] = (uint8_t)(bits >> 8 * i);
    return in->length;
}

static const struct isadora_word_pattern mini_words[] = {
    {".sat", NULL}, {"long", NULL}, {"nop", NULL}};

static const struct isadora_target mini_target = {
    .words = mini_words,
    .word_count = 3,
    .name = "mini",
    .title = "Mini",
    .configs = mini_configs,
    .config_count = 2,
    .units = mini_units,
    .unit_count = 2,
    .forms = mini_forms,
    .form_count = FORMS,
    .fields = mini_fields,
    .field_count = sizeof mini_fields / sizeof mini_fields[0],
    .files = mini_files,
    .file_count = 2,
    .text_max = 64,
    .decode = mini_decode,
    .encode = mini_encode,
    .syntax = &mini_syntax,
};

#endif
