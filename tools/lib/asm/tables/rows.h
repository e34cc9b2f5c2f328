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

#define SPELLED(text, value) {text, value, sizeof(text) - 1, false, false}
/* One that begins with another one of the list; those that are only read may. */
#define LONGER(text, value) {text, value, sizeof(text) - 1, false, true}
#define READ_ONLY(text, value) {text, value, sizeof(text) - 1, true, true}

/* The members of struct isadora_words after the list: how many characters all words begin with, and
 * the registers that there are besides; APART: none of the words begins like one of these. */
#define ALONE(common) common, 0, NULL, NULL
#define WITH(common, scan, prefix) common, 0, scan, prefix
#define APART(common, scan, prefix) common, sizeof(prefix) - 1, scan, prefix

/* The members of struct isadora_words for a list of one word. */
#define ONE(...) (const struct isadora_spelling[]){__VA_ARGS__}, 1

/* ---- Items ---- */

#define ITEM(kind, flags, slot, size, number, ...)                                                 \
    {ISADORA_ITEM_##kind, flags, slot, size, number, {__VA_ARGS__}}

/* Each item may have a separator before it, which is due before what it prints:
 * `BLANK(WORD, 0, p_Rd)`. OWN: in the place of one that is due. */
#define BLANK(item, ...) item##_(ISADORA_ITEM_BLANK, __VA_ARGS__)
#define COMMA(item, ...) item##_(ISADORA_ITEM_COMMA, __VA_ARGS__)
#define OWN_BLANK(item, ...) item##_(ISADORA_ITEM_OWN_BLANK, __VA_ARGS__)
#define OWN_COMMA(item, ...) item##_(ISADORA_ITEM_OWN_COMMA, __VA_ARGS__)

#define END ITEM(END, 0, 0, 0, 0, NULL)
#define TEXT_(before, string) ITEM(TEXT, before, 0, sizeof(string) - 1, 0, .text = string)
#define TEXT(string) TEXT_(0, string)
/* The slot of a value, and its place. */
#define PLACED(kind, flags, slot, name) ITEM(kind, flags, 0, 0, slot, .place = &(name))
#define NUMBER_(before, slot, name) PLACED(NUMBER, before, slot, name)
#define NUMBER(slot, name) NUMBER_(0, slot, name)
#define FLOAT_(before, slot, name) PLACED(FLOAT, before, slot, name)
#define FLOAT(slot, name) FLOAT_(0, slot, name)
#define WORD_(before, slot, name) PLACED(WORD, before, slot, name)
#define WORD(slot, name) WORD_(0, slot, name)
#define LOGIC_(before, slot, name) PLACED(LOGIC, before, slot, name)
#define LOGIC(slot, name) LOGIC_(0, slot, name)
/* A word that may be missing, but not where it is what the text goes on with. */
#define SURE_WORD_(before, slot, name) PLACED(WORD, (before) | ISADORA_ITEM_SURE, slot, name)
#define SURE_WORD(slot, name) SURE_WORD_(0, slot, name)
/* The same where other items of the form may carry bits of the same field. */
#define SHARED_(kind, before, slot, name) PLACED(kind, (before) | ISADORA_ITEM_SHARED, slot, name)
#define SHARED_NUMBER_(before, slot, name) SHARED_(NUMBER, before, slot, name)
#define SHARED_NUMBER(slot, name) SHARED_NUMBER_(0, slot, name)
#define SHARED_FLOAT_(before, slot, name) SHARED_(FLOAT, before, slot, name)
#define SHARED_FLOAT(slot, name) SHARED_FLOAT_(0, slot, name)
#define SHARED_WORD_(before, slot, name) SHARED_(WORD, before, slot, name)
#define SHARED_WORD(slot, name) SHARED_WORD_(0, slot, name)
#define SHARED_LOGIC_(before, slot, name) SHARED_(LOGIC, before, slot, name)
#define SHARED_LOGIC(slot, name) SHARED_LOGIC_(0, slot, name)
#define REGISTER_(before, name, number) PLACED(REGISTER, before, number, name)
#define REGISTER(name, number) REGISTER_(0, name, number)
/* The slots of the choice and of its first value. */
#define CHOICE_(before, slot, value, rows)                                                         \
    ITEM(CHOICE, before, slot, COUNT(rows), (value) << 8 | (slot), .options = rows)
#define CHOICE(slot, value, rows) CHOICE_(0, slot, value, rows)
#define FIXED_(before, bits, negative) ITEM(FIXED, before, 0, 0, 0, .fixed = EXACT(bits, negative))
#define FIXED(bits, negative) FIXED_(0, bits, negative)
#define LINE(slot, line) ITEM(LINE, 0, slot, line, 0, NULL)
#define SAME(slot, other) ITEM(SAME, 0, 0, slot, other, NULL)
#define VALUE(slot, bits, negative) ITEM(VALUE, 0, 0, 0, slot, .fixed = EXACT(bits, negative))

#define EXACT(bits, negative) (&(const struct isadora_number){bits, negative})
#define COUNT(rows) (sizeof(rows) / sizeof(rows)[0])

/* ---- Rows ---- */

/* In all configurations of the form. */
#define ALL UINT64_MAX

#define ITEMS(...) (const struct isadora_item[]){__VA_ARGS__, END}

/* The row of a line, what it begins with, and its items. */
#define ROW(configs, line, first, ...)                                                             \
    {ITEMS(__VA_ARGS__), configs, {first}, line, 0, 0, false, true}
/* One after which another may begin alike: so many rows after it. */
#define RIVAL(after, configs, line, first, ...)                                                    \
    {ITEMS(__VA_ARGS__), configs, {first}, line, 0, after, false, true}
/* One that may print nothing; `after`: 0 where there is no other. */
#define FAINT(after, configs, line, first, ...)                                                    \
    {ITEMS(__VA_ARGS__), configs, {first}, line, 0, after, false, false}
/* The same without items. */
#define NOTHING(configs, line, first)                                                              \
    {(const struct isadora_item[]){END}, configs, {first}, line, 0, 0, true, false}
#define NOTHING_RIVAL(after, configs, line, first)                                                 \
    {(const struct isadora_item[]){END}, configs, {first}, line, 0, after, true, false}
/* Rows that are only read. */
#define READ(configs, line, kind, ...)                                                             \
    {ITEMS(__VA_ARGS__), configs, {0, 0}, line, kind, 0, false, false}
#define ALSO(configs, line, ...) READ(configs, line, ISADORA_ROW_ALSO, __VA_ARGS__)
#define GLUED(configs, line, ...) READ(configs, line, ISADORA_ROW_GLUED, __VA_ARGS__)

#define RANGES(...) (const struct isadora_range[]) {__VA_ARGS__}

enum {
    INNER = ISADORA_FORM_INNER,
    LATER = ISADORA_FORM_LATER,
    SHARED = ISADORA_FORM_SHARED,
    MARKED = ISADORA_FORM_MARKED
};

/* A form, or an alias of one, and its items. */
#define OTHER_FORM(form, flags, mark, ...)                                                         \
    {ITEMS(__VA_ARGS__), {0, 0}, form, flags, mark, 0, 0}
#define FORM(form, ...) OTHER_FORM(form, 0, 0, __VA_ARGS__)
#define INNER_FORM(form, ...) OTHER_FORM(form, INNER, 0, __VA_ARGS__)
/* One of which so many items are like those of the form that is so many before it; what it may go
 * on with after these. */
#define LIKE(form, flags, mark, alike, back, first, ...)                                           \
    {ITEMS(__VA_ARGS__), {first}, form, flags, mark, alike, back}

/* The forms that begin with `text`; how many heads before it the longest one is that it begins
 * with. */
#define HEAD(key, text, forms, shorter) {key, text, forms, sizeof(text) - 1, COUNT(forms), shorter}

#endif
