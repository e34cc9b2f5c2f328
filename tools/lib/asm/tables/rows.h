/* rows.h: short names for the tables of a generated NAME_parse.c, so that a row of items reads like
 * the template that it comes from. Only such files include this. */
#ifndef ISADORA_ROWS_H
#define ISADORA_ROWS_H

#include "asm/tables/syntax.h"

/* ---- Tables ---- */

#define LIST(name) static const struct isadora_spelling name[]
#define WORDS(name) static const struct isadora_words name
#define PLACE(name) static const struct isadora_place name
#define OPTIONS(name) static const struct isadora_option name[]
#define FORMS(name) static const struct isadora_alternative name[]
#define HEADS(name) static const struct isadora_head name[]

/* Flags of places. */
enum {
    SIGNED = ISADORA_PLACE_SIGNED,
    WRAP = ISADORA_PLACE_WRAP,
    EMPTY = ISADORA_PLACE_EMPTY,
    PREFIXES = ISADORA_PLACE_PREFIXES,
    DECIMAL = ISADORA_PLACE_DECIMAL,
    SUM = ISADORA_PLACE_SUM,
    DIFFERENCE = ISADORA_PLACE_DIFFERENCE
};

/* It would put each brace of a macro on a line of its own. */
/* clang-format off */

/* ---- Words ---- */

#define SPELLED(text, value) {text, value, sizeof(text) - 1, false}
#define READ_ONLY(text, value) {text, value, sizeof(text) - 1, true}

/* The members of struct isadora_words for a list of one word. */
#define ONE(...) (const struct isadora_spelling[]){__VA_ARGS__}, 1

/* ---- Items ---- */

#define ITEM(kind, flags, slot, size, number, ...)                                                 \
    {ISADORA_ITEM_##kind, flags, slot, size, number, {__VA_ARGS__}}
#define END ITEM(END, 0, 0, 0, 0, NULL)
#define BLANK ITEM(BLANK, 0, 0, 0, 0, NULL)
#define COMMA ITEM(COMMA, 0, 0, 0, 0, NULL)
/* Separators that replace one that is due. */
#define OWN_BLANK ITEM(BLANK, 1, 0, 0, 0, NULL)
#define OWN_COMMA ITEM(COMMA, 1, 0, 0, 0, NULL)
#define TEXT(string) ITEM(TEXT, 0, 0, sizeof(string) - 1, 0, .text = string)
/* The slot of a value, and its place. */
#define PLACED(kind, flags, slot, name) ITEM(kind, flags, 0, 0, slot, .place = &(name))
#define NUMBER(slot, name) PLACED(NUMBER, 0, slot, name)
#define FLOAT(slot, name) PLACED(FLOAT, 0, slot, name)
#define WORD(slot, name) PLACED(WORD, 0, slot, name)
#define LOGIC(slot, name) PLACED(LOGIC, 0, slot, name)
/* The same where other items of the form may carry bits of the same field. */
#define SHARED_NUMBER(slot, name) PLACED(NUMBER, ISADORA_ITEM_SHARED, slot, name)
#define SHARED_FLOAT(slot, name) PLACED(FLOAT, ISADORA_ITEM_SHARED, slot, name)
#define SHARED_WORD(slot, name) PLACED(WORD, ISADORA_ITEM_SHARED, slot, name)
#define SHARED_LOGIC(slot, name) PLACED(LOGIC, ISADORA_ITEM_SHARED, slot, name)
#define REGISTER(name, number) PLACED(REGISTER, 0, number, name)
/* The slots of the choice and of its first value. */
#define CHOICE(slot, value, rows)                                                                  \
    ITEM(CHOICE, 0, slot, COUNT(rows), (value) << 8 | (slot), .options = rows)
#define LINE(slot, line) ITEM(LINE, 0, slot, line, 0, NULL)
#define FIXED(bits, negative) ITEM(FIXED, 0, 0, 0, 0, .fixed = EXACT(bits, negative))
#define SAME(slot, other) ITEM(SAME, 0, 0, slot, other, NULL)
#define VALUE(slot, bits, negative) ITEM(VALUE, 0, 0, 0, slot, .fixed = EXACT(bits, negative))

#define EXACT(bits, negative) (&(const struct isadora_number){bits, negative})
#define COUNT(rows) (sizeof(rows) / sizeof(rows)[0])

/* ---- Rows ---- */

/* In all configurations of the form. */
#define ALL UINT64_MAX
enum { ALSO = ISADORA_ROW_ALSO, GLUED = ISADORA_ROW_GLUED };

/* The row of a line, what it begins with, and its items. */
#define ROW(configs, line, first, second, ...)                                                     \
    {(const struct isadora_item[]){__VA_ARGS__}, configs, line, {first, second}}

#define RANGES(...) (const struct isadora_range[]) {__VA_ARGS__}

enum {
    INNER = ISADORA_FORM_INNER,
    LATER = ISADORA_FORM_LATER,
    SHARED = ISADORA_FORM_SHARED,
    MARKED = ISADORA_FORM_MARKED
};

/* A form, or an alias of one, and its items. */
#define FORM(form, flags, mark, ...) {(const struct isadora_item[]){__VA_ARGS__}, form, flags, mark}

/* The forms that begin with `text`. */
#define HEAD(text, forms) {text, forms, sizeof(text) - 1, COUNT(forms)}

#endif
