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

#include "parse.h"

#include <string.h>

enum { MOV, LDI, LDI_LONG, BRA, ADD, NOP, INC, SEL, FORMS };

static const struct isadora_config mini_configs[] = {{.name = "one", .variant = "one"},
                                                     {.name = "two", .variant = "two"}};
static const struct isadora_unit mini_units[] = {{2, 16, 0, 2, 3}, {4, 32, 0, 2, 3}};
static const struct isadora_code mini_sat[] = {{0, ""}, {1, ".sat"}};
static const struct isadora_field mini_fields[] = {
    {.name = "D", .kind = ISADORA_REGISTER, .width = 4},
    {.name = "N", .kind = ISADORA_NUMBER, .width = 8},
    {.name = "SAT", .kind = ISADORA_CODES, .width = 1, .codes = mini_sat, .code_count = 2},
};
static const struct isadora_file mini_files[] = {{.name = "$r", .prints = "r", .count = 16}};

#define FORM(id, text, mnem, bytes, where, slots, choices)                                         \
    [id] = {.name = text,                                                                          \
            .page = mnem,                                                                          \
            .title = mnem,                                                                         \
            .mnemonic = mnem,                                                                      \
            .syntax = text,                                                                        \
            .effects = "",                                                                         \
            .note = "",                                                                            \
            .length = bytes,                                                                       \
            .slot_count = slots,                                                                   \
            .choice_count = choices,                                                               \
            .configs = where,                                                                      \
            .bits = ""}

static const struct isadora_form mini_forms[] = {
    FORM(MOV, "mov D, S", "mov", 2, 3, 2, 0),       FORM(LDI, "ldi D, N", "ldi", 2, 3, 2, 0),
    FORM(LDI_LONG, "ldi D, L", "ldi", 4, 3, 2, 0),  FORM(BRA, "bra T", "bra", 2, 3, 1, 0),
    FORM(ADD, "add SAT D, SRC", "add", 2, 3, 4, 1), FORM(NOP, "nop", "nop", 2, 2, 0, 0),
    FORM(INC, "inc D, D", "inc", 2, 3, 1, 0),       FORM(SEL, "[G] sel D", "sel", 2, 3, 2, 1),
};

/* ---- Scanners ---- */

static uint32_t mini_word(const char *text, const char *end, const char *const *words,
                          uint64_t *value)
{
    uint32_t best = 0;

    for (uint64_t i = 0; words[i] != NULL; i++) {
        size_t size = strlen(words[i]);
        if ((size_t)(end - text) < size || size <= best || memcmp(text, words[i], size) != 0)
            continue;
        best = (uint32_t)size;
        *value = i;
    }
    return best;
}

static uint32_t mini_number(const char *text, const char *end, size_t prefix, uint64_t *value)
{
    const char *next = text + prefix;

    while (next < end && *next >= '0' && *next <= '9')
        next++;
    return next == text + prefix ? 0 : isadora_scan_number(text, prefix, next, value);
}

static uint32_t mini_scan_r(const char *text, const char *end, uint64_t *value)
{
    if (end - text >= 4 && memcmp(text, "zero", 4) == 0) {
        *value = 0;
        return 4 | ISADORA_ALSO;
    }
    return text < end && *text == 'r' ? mini_number(text, end, 1, value) : 0;
}

static uint32_t mini_scan_p(const char *text, const char *end, uint64_t *value)
{
    return text < end && *text == 'p' ? mini_number(text, end, 1, value) : 0;
}

static uint32_t mini_scan_sat(const char *text, const char *end, uint64_t *value)
{
    static const char *const words[] = {".sat", NULL};
    uint32_t length = mini_word(text, end, words, value);

    if (length > 0)
        *value = 1;
    return length;
}

static uint32_t mini_scan_head(const char *text, const char *end, uint64_t *value)
{
    static const char *const words[] = {"mov", "ldi", "bra", "add", "nop", "inc", "sel", NULL};
    return mini_word(text, end, words, value);
}

/* ---- Syntax ---- */

static const char *const mini_texts[] = {"mov", "ldi", "bra", "add", "nop", "inc", "sel", "#", "@"};

static const struct isadora_range mini_ranges[] = {{1, 15, 0, 0}};

enum { R, S8, L16, REL, SAT, N4, P };

static const struct isadora_place mini_places[] = {
    [R] = {.scan = mini_scan_r, .mul = 1, .width = 4, .expected = "r0..r15"},
    [S8] = {.mul = 1,
            .field = 1,
            .width = 8,
            .flags = ISADORA_PLACE_SIGNED,
            .expected = "a number -0x80..0x7f"},
    [L16] = {.mul = 1,
             .field = 1,
             .width = 16,
             .flags = ISADORA_PLACE_WRAP,
             .expected = "a number 0x0..0xffff"},
    [REL] = {.mul = 2,
             .field = 1,
             .width = 8,
             .modulus = 0xffff,
             .base = ISADORA_BASE_NEXT,
             .flags = ISADORA_PLACE_SIGNED,
             .expected = "an address"},
    [SAT] = {.scan = mini_scan_sat,
             .mul = 1,
             .field = 2,
             .width = 1,
             .flags = ISADORA_PLACE_EMPTY,
             .expected = "`.sat`"},
    [N4] = {.mul = 1, .field = 1, .width = 4, .range_count = 1, .expected = "a number 0x1..0xf"},
    [P] = {.scan = mini_scan_p, .mul = 1, .width = 3, .expected = "p0..p7"},
};

#define TEXT(i, size)                                                                              \
    {                                                                                              \
        ISADORA_ITEM_TEXT, 0, 0, size, i                                                           \
    }
#define BLANK                                                                                      \
    {                                                                                              \
        ISADORA_ITEM_BLANK, 0, 0, 0, 0                                                             \
    }
#define COMMA                                                                                      \
    {                                                                                              \
        ISADORA_ITEM_COMMA, 0, 0, 0, 0                                                             \
    }
#define WORD(slot, place)                                                                          \
    {                                                                                              \
        ISADORA_ITEM_WORD, 0, slot, 0, place                                                       \
    }
#define NUMBER(slot, place)                                                                        \
    {                                                                                              \
        ISADORA_ITEM_NUMBER, 0, slot, 0, place                                                     \
    }
#define SHARED(slot, place)                                                                        \
    {                                                                                              \
        ISADORA_ITEM_WORD, ISADORA_ITEM_SHARED, slot, 0, place                                     \
    }
#define CHOICE(slot, count, first)                                                                 \
    {                                                                                              \
        ISADORA_ITEM_CHOICE, 0, slot, count, first                                                 \
    }
#define END                                                                                        \
    {                                                                                              \
        ISADORA_ITEM_END, 0, 0, 0, 0                                                               \
    }

static const struct isadora_item mini_items[] = {
    /* 0 */ TEXT(0, 3),
    BLANK,
    WORD(0, R),
    COMMA,
    WORD(1, R),
    END,
    /* 6 */ TEXT(1, 3),
    BLANK,
    WORD(0, R),
    COMMA,
    NUMBER(1, S8),
    END,
    /* 12 */ TEXT(1, 3),
    BLANK,
    WORD(0, R),
    COMMA,
    NUMBER(1, L16),
    END,
    /* 18 */ TEXT(2, 3),
    BLANK,
    NUMBER(0, REL),
    END,
    /* 22 */ TEXT(3, 3),
    WORD(0, SAT),
    BLANK,
    WORD(1, R),
    COMMA,
    CHOICE(0, 2, 0),
    END,
    /* 29 */ WORD(2, R),
    END,
    /* 31 */ TEXT(7, 1),
    NUMBER(3, N4),
    END,
    /* 34 */ TEXT(4, 3),
    END,
    /* 36 */ TEXT(5, 3),
    BLANK,
    SHARED(0, R),
    COMMA,
    SHARED(0, R),
    END,
    /* 42 */ CHOICE(0, 2, 2),
    BLANK,
    TEXT(6, 3),
    BLANK,
    WORD(1, R),
    END,
    /* 48 */ TEXT(8, 1),
    WORD(0, P),
    END,
    /* 51 */ END,
};

static const struct isadora_option mini_options[] = {
    {3, 29, 0, {'r', 0}},
    {3, 31, 1, {'#', 0}}, /* SRC */
    {3, 48, 1, {'@', 'p'}},
    {3, 51, 0, {0, 0}}, /* guard */
};

static const struct isadora_alternative mini_alternatives[] = {
    {0, MOV, 0, 0},
    {6, LDI, 0, 1},
    {12, LDI_LONG, ISADORA_FORM_LATER, 1},
    {18, BRA, 0, 0},
    {22, ADD, 0, 0},
    {34, NOP, 0, 0},
    {36, INC, ISADORA_FORM_SHARED, 0},
    {42, SEL, ISADORA_FORM_INNER, 0},
};

static const struct isadora_head mini_heads[] = {
    {"mov", 3, 0, 1, -1}, {"ldi", 3, 1, 2, -1}, {"bra", 3, 3, 1, -1}, {"add", 3, 4, 1, -1},
    {"nop", 3, 5, 1, -1}, {"inc", 3, 6, 1, -1}, {"sel", 3, 7, 1, -1},
};

static const char *const mini_marks[] = {"long"};

static const struct isadora_syntax mini_syntax = {
    .texts = mini_texts,
    .items = mini_items,
    .options = mini_options,
    .places = mini_places,
    .ranges = mini_ranges,
    .alternatives = mini_alternatives,
    .heads = mini_heads,
    .head_count = 7,
    .inner = true,
    .marks = mini_marks,
    .mark_count = 1,
    .scan_head = mini_scan_head,
    .scan_register = mini_scan_r,
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
    case 6:
        mini_set(in, NOP, 2, 0);
        return c->config == 1 ? 2 : ISADORA_NO_FORM;
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
                          (in->line[0] != 0 ? 0x100 | v[3] : v[2]));
    case NOP:
        return 0x6000;
    case INC:
        return (unsigned)(0x7000 | v[0]);
    default:
        return (unsigned)(0x8000 | v[1] | (in->line[0] != 0 ? 0x800 | v[0] << 8 : 0));
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

static const struct isadora_target mini_target;

static int mini_parse(const struct isadora_context *c, const struct isadora_symbols *symbols,
                      const char *text, size_t size, struct isadora_insn *out,
                      struct isadora_complaint *why)
{
    return isadora_parse(&mini_syntax, &mini_target, c, symbols, text, size, out, why);
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
    .field_count = 3,
    .files = mini_files,
    .file_count = 1,
    .text_max = 64,
    .decode = mini_decode,
    .encode = mini_encode,
    .parse = mini_parse,
};

#endif
