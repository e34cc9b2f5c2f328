/* target_tables.h: short names for the tables of a generated NAME_target.c; only such files include
 * this. */
#ifndef ISADORA_TARGET_TABLES_H
#define ISADORA_TARGET_TABLES_H

#include <isadora/target.h>

#define COUNT(list) (sizeof(list) / sizeof(list)[0])

/* ---- Fields: their codes, and where their bits are ---- */

#define CODES(name, ...) static const struct isadora_code codes_##name[] = {__VA_ARGS__};
#define T(code, text) {code, text},

#define FIELD(id, text, what, bits, factor, of, ...)                                               \
    [id] = {.name = text,                                                                          \
            .kind = ISADORA_##what,                                                                \
            .width = bits,                                                                         \
            .scale = factor,                                                                       \
            .file = of,                                                                            \
            __VA_ARGS__},
#define PIECES(...)                                                                                \
    .pieces = (const struct isadora_piece[]){__VA_ARGS__},                                         \
    .piece_count = COUNT(((const struct isadora_piece[]){__VA_ARGS__}))
#define HAS_CODES(name) .codes = codes_##name, .code_count = COUNT(codes_##name)

/* ---- Forms ---- */

#define SLOTS(name, ...) static const struct isadora_slot slots_##name[] = {__VA_ARGS__};

/* An operand: the texts of its lines. C(name) is a choice of that operand, R has a role besides,
 * and NAMED another name. */
#define LINES(name, ...) static const char *const lines_##name[] = {__VA_ARGS__};
#define CHOICES(name, ...) static const struct isadora_choice choices_##name[] = {__VA_ARGS__};
#define C(name) {#name, NULL, lines_##name, COUNT(lines_##name)},
#define R(name, role) {#name, role, lines_##name, COUNT(lines_##name)},
#define NAMED(name, text, role) {text, role, lines_##name, COUNT(lines_##name)},

/* Texts that several forms have. */
#define TITLE(name, text) static const char title_##name[] = text;
#define EFFECTS(name, text) static const char effects_##name[] = text;
#define NOTE(name, text) static const char note_##name[] = text;
#define SHARES(name, text) static const char shares_##name[] = text;

#define FORM(id, text, of, heading, begins, bytes, proof, on, written, does, drawn, ...)           \
    [id] = {.name = text,                                                                          \
            .page = of,                                                                            \
            .title = heading,                                                                      \
            .mnemonic = begins,                                                                    \
            .length = bytes,                                                                       \
            .grade = ISADORA_##proof,                                                              \
            .configs = on,                                                                         \
            .syntax = written,                                                                     \
            .effects = does,                                                                       \
            .bits = drawn,                                                                         \
            __VA_ARGS__},
#define HAS_SLOTS(name) .slots = slots_##name, .slot_count = COUNT(slots_##name)
#define HAS_CHOICES(name) .choices = choices_##name, .choice_count = COUNT(choices_##name)

/* ---- Words, with the fields of their stars ---- */

#define W(text, ...) {text, (const uint16_t[]){__VA_ARGS__}},
#define PLAIN(text) {text, NULL},

#endif
