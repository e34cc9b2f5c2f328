/* diagnosis.h: what the parts of a diagnosis share. diagnose.c finds the cause, and mnemonic.c
 * where it is how the statement begins; expected.c lists what could be there; spelling.c looks for
 * words that were meant, repair.c for a valid statement that is nearly the same, configs.c for
 * variants and modes in which the statement is valid. */
#ifndef ISADORA_DIAGNOSIS_H
#define ISADORA_DIAGNOSIS_H

#include "asm/diag/expected.h"
#include "asm/text/words.h"

enum { RT_EDITED = 512, RT_CANDIDATES = 4 };

struct rt_diagnosis {
    struct rt_matcher *m;
    const char *statement; /* columns count from here */
    struct isadora_complaint *why;
    bool relaxed; /* names that come later count in other statements, too */
    unsigned candidate_count;
    uint16_t candidates[RT_CANDIDATES]; /* forms of valid statements that are nearly this one */
    char edited[RT_EDITED];             /* the statement that was tried last */
    size_t edited_size;
};

/* ---- notes.c ---- */

/* A new note. Where there is no room, it takes the place of the last one. */
struct rt_writer rt_note_begin(struct isadora_complaint *);
/* The message is about these characters. */
void rt_point_at(struct rt_diagnosis *, const char *at, size_t length);
/* Shows a form. */
void rt_note_form(struct rt_diagnosis *, uint16_t form);
/* A valid statement that is nearly this one has this form. */
void rt_add_candidate(struct rt_diagnosis *, uint16_t form);
/* Forms of valid statements that are nearly this one, then those that are most like this one. */
void rt_note_forms(struct rt_diagnosis *);
/* `, found ..` */
void rt_say_found(struct rt_writer *, const struct rt_matcher *, const char *at);
/* Length of the word at `at`: letters and digits with what may begin or join them, or one
 * character. */
size_t rt_word_length(const char *at, const char *end);
/* The word around `at`. */
struct rt_span rt_word_around(const struct rt_matcher *, const char *at);
/* What is at `at` up to the next blank, brackets as a whole. */
struct rt_span rt_piece_at(const struct rt_matcher *, const char *at);

/* The head of some forms that is the whole word at `at`, or NULL. */
const struct isadora_head *rt_head_of(const struct rt_matcher *, const char *at);
/* What is before the first word that is a mnemonic; empty when there is none. */
struct rt_span rt_prefix_of(const struct rt_matcher *);

static inline struct rt_quote rt_quote_span(struct rt_span span)
{
    return rt_quote(span.at, (size_t)(span.end - span.at));
}

/* ---- fraction.c ---- */

/* The number with a fraction at `at`: its characters; 0: there is none. */
size_t rt_fraction_length(const char *at, const char *end);
/* The message about a word that begins like a number, and goes on with a fraction or otherwise. */
void rt_say_strange_number(struct rt_diagnosis *, struct rt_span);
/* What to write for the number at `at`, where no number is expected. */
bool rt_note_fraction(struct rt_diagnosis *, const char *at);

/* ---- mnemonic.c ---- */

/* The whole diagnosis, when the trouble is the beginning of the statement; else false. */
bool rt_diagnose_mnemonic(struct rt_diagnosis *);

/* ---- value.c ---- */

/* The whole diagnosis, when something that was read is not allowed; else false. */
bool rt_say_failure(struct rt_diagnosis *);

/* ---- configs.c ---- */

/* Bit i: config i. `exists ..; .. is selected` */
void rt_say_configs(struct rt_writer *, const struct rt_matcher *, uint64_t configs);
/* The other variants and modes in which the statement is valid, and the form that it has there. */
uint64_t rt_configs_find(struct rt_matcher *, unsigned mark, uint16_t *form);

/* ---- repair.c: statements that are nearly the same ---- */

/* Would the statement be valid with the word in place of the piece, or without the piece? */
bool rt_fits_with(struct rt_diagnosis *, struct rt_span piece, const char *word, size_t size);
bool rt_fits_without(struct rt_diagnosis *, struct rt_span piece);
/* .. without the first piece, and with the word in place of the second one, which follows it? */
bool rt_fits_edited(struct rt_diagnosis *, struct rt_span out, struct rt_span in, const char *word);
/* Would these characters be valid as a statement? */
bool rt_fits(struct rt_diagnosis *, const char *text, size_t size, bool relaxed);
/* Everything with which the statement would be valid in place of the piece. `near`: only what reads
 * the piece as a value that it does not take. */
void rt_gap_search(struct rt_diagnosis *, struct rt_span piece, bool near, struct rt_expected *);
/* Is there anything? */
bool rt_gap_fits(struct rt_diagnosis *, struct rt_span piece);
/* Bits of the widest number with which it would be. */
unsigned rt_number_width(struct rt_diagnosis *, struct rt_span piece);
/* The same words in an order that is valid. */
bool rt_note_order(struct rt_diagnosis *);
bool rt_note_without(struct rt_diagnosis *, struct rt_span piece);
/* What to change at the furthest place or before it. */
void rt_note_repair(struct rt_diagnosis *, const struct rt_expected *);

/* ---- spelling.c ---- */

/* Does the name mean something as it is? */
bool rt_has_meaning(const struct rt_matcher *, const char *word, size_t size);
/* `did you mean ..?` with those of the nearest words that make the statement valid; where none
 * does, with all of them if less than one in `trust` of the characters differs; 0: then none. */
bool rt_note_nearest(struct rt_diagnosis *, struct rt_span piece, const struct rt_nearest *,
                     unsigned trust);
/* The expected word that may have been meant at `at`. */
bool rt_note_expected(struct rt_diagnosis *, const struct rt_expected *, const char *at);
/* The first word of the statement that would be right in another case, or at `place` with the
 * prefix of registers. It may be far before the place of the message, because an unknown name is
 * read as a label. */
bool rt_note_spelling(struct rt_diagnosis *, const char *place);

#endif
