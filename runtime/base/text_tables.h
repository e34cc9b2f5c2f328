/* text_tables.h: how generated disassemblers are spelled (NAME_disasm.c); only these include this
 * file.
 *
 * A form is a row of pieces that print one after the other, an operand has such a row for each of
 * its alternatives. Pieces name values and alternatives by slot, counted from the first of the form
 * or the operand.
 */
#ifndef ISADORA_TEXT_CODE_H
#define ISADORA_TEXT_CODE_H

#include "base/text.h"

/* ---- Tables of texts by code ---- */

#define CODES(name, size, ...) static const struct rt_code codes_##name[size] = {__VA_ARGS__};
#define NAMES(file, size, ...) static const struct rt_code names_##file[size] = {__VA_ARGS__};
#define T(code, s) [code] = {s "\0\0\0\0\0\0\0", sizeof(s) - 1}, /* eight at least: see rt_code */

/* ---- Functions: `mark` is where their text begins ---- */

#define FORM(name, ...)                                                                            \
    static void print_##name(struct rt_text *w, const struct isadora_context *c,                   \
                             const struct isadora_insn *in)                                        \
    {                                                                                              \
        const uint8_t *const line = in->alt;                                                       \
        const uint64_t *const value = in->value;                                                   \
        const char *const mark = w->at;                                                            \
        (void)c;                                                                                   \
        (void)line;                                                                                \
        (void)value;                                                                               \
        (void)mark;                                                                                \
        __VA_ARGS__                                                                                \
    }

/* In the function of a form: other pieces for the words of an alias. */
#define ALIAS(test, ...)                                                                           \
    if (test) {                                                                                    \
        __VA_ARGS__                                                                                \
        return;                                                                                    \
    }

#define OPERAND(name, ...)                                                                         \
    static void print_operand_##name(struct rt_text *w, const uint8_t *line,                       \
                                     const uint64_t *value)                                        \
    {                                                                                              \
        (void)line;                                                                                \
        (void)value;                                                                               \
        __VA_ARGS__                                                                                \
    }

/* One that prints addresses. */
#define PLACE(name, ...)                                                                           \
    static void print_operand_##name(struct rt_text *w, const struct isadora_context *c,           \
                                     const struct isadora_insn *in, const uint8_t *line,           \
                                     const uint64_t *value)                                        \
    {                                                                                              \
        (void)c;                                                                                   \
        (void)in;                                                                                  \
        (void)line;                                                                                \
        (void)value;                                                                               \
        __VA_ARGS__                                                                                \
    }

/* Alternatives; AS(n) has the pieces of the next one. */
#define LINES(...)                                                                                 \
    switch (*line) {                                                                               \
        __VA_ARGS__                                                                                \
    }
#define AS(n) case n:
#define LINE(n, ...)                                                                               \
    case n:                                                                                        \
        __VA_ARGS__                                                                                \
        break;
#define ELSE(...)                                                                                  \
    default:                                                                                       \
        __VA_ARGS__                                                                                \
        break;

/* ---- Pieces ---- */

#define PUT(name, choice, slot) print_operand_##name(w, line + (choice), value + (slot));
#define PUT_PLACE(name, choice, slot)                                                              \
    print_operand_##name(w, c, in, line + (choice), value + (slot));

/* What may be left out of a text. */
#define OPTIONAL(...)                                                                              \
    if (!c->brief) {                                                                               \
        __VA_ARGS__                                                                                \
    }

/* The same; in some syntaxes it is before all that the form has printed. */
#define FIRST(syntaxes, ...)                                                                       \
    if (!c->brief) {                                                                               \
        const bool is_first = (c->syntax & (syntaxes)) && w->at > mark;                            \
        char *const start = w->at;                                                                 \
        if (is_first)                                                                              \
            w->sep = NULL;                                                                         \
        __VA_ARGS__                                                                                \
        if (is_first)                                                                              \
            rt_put_first(w, mark, start);                                                          \
    }

/* What some syntaxes print, and what all others do. */
#define SYNTAX(syntaxes, own, others)                                                              \
    if (c->syntax & (syntaxes)) {                                                                  \
        own                                                                                        \
    } else {                                                                                       \
        others                                                                                     \
    }
/* No separator before what follows. */
#define GLUED w->sep = NULL;

#define TEXT(s) rt_text(w, s, sizeof(s) - 1);
#define CODE(field, slot) rt_code(w, &codes_##field[value[slot]]);
#define NAME(file, slot) rt_code(w, &names_##file[value[slot]]);
#define NAME_OF(file, number) rt_code(w, &names_##file[number]);
/* One of a few texts. */
#define ONE_OF(number, ...) rt_code(w, &(const struct rt_code[]){__VA_ARGS__}[number]);
#define REG(prefix, slot) REG_OF(prefix, value[slot])
#define REG_OF(prefix, number) rt_register(w, prefix, sizeof(prefix) - 1, number);

#define HEX(slot) rt_hex(w, value[slot]);
#define DECIMAL(slot) rt_decimal(w, value[slot]);
#define SIGNED(slot, width) rt_signed_hex(w, rt_sign(value[slot], width));
#define HEX_OF(number) rt_hex(w, number);
#define DECIMAL_OF(number) rt_decimal(w, number);
#define SIGNED_OF(number) rt_signed_hex(w, number);
#define SIGNED_DECIMAL_OF(number) rt_signed_decimal(w, number);
/* `width` bits, the high ones of a float of `bits`. */
#define FLOAT(bits, width, digits, slot)                                                           \
    rt_float(w, &(const struct rt_float_kind){bits, width, digits}, value[slot]);

/* Separators of the text from `mark` on, and those of an alternative that stay within it. */
#define SEP(s) rt_sep(w, mark, s);
#define SEP_OWN(s) rt_sep_own(w, mark, s);
#define JOINED(...)                                                                                \
    {                                                                                              \
        const char *const mark = w->at;                                                            \
        __VA_ARGS__                                                                                \
        rt_leave(w, mark);                                                                         \
    }

/* The same within another text. */
#define SEP_IN(start, s) rt_sep(w, start, s);
#define JOINED_IN(start, ...)                                                                      \
    {                                                                                              \
        const char *const start = w->at;                                                           \
        __VA_ARGS__                                                                                \
        rt_leave(w, start);                                                                        \
    }

#endif
