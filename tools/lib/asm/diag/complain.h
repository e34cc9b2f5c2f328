/* complain.h: what the parts of a complaint share. complain.c finds the cause, mnemonic.c looks at
 * how the sentence begins, notes.c writes what may help, configs.c says where a sentence exists,
 * repair.c and instead.c try sentences that are nearly the same, fraction.c looks at numbers with
 * a fraction. */
#ifndef ISADORA_COMPLAIN_H
#define ISADORA_COMPLAIN_H

#include "asm/text/suggest.h"
#include "asm/diag/wishes.h"

/* ---- mnemonic.c ---- */

/* Column and length of the message. */
void rt_place_at(struct isadora_complaint *, const char *sentence, const char *at, size_t length);
/* The word around `at`: where it begins, and how long it is. */
const char *rt_word_around(const struct rt_matcher *, const char *at, size_t *size);
/* What stands before the first word that is a mnemonic; empty when there is none. */
struct rt_span rt_prefix_of(const struct rt_matcher *);
/* What stands at `at` up to the next blank, brackets as a whole. */
struct rt_span rt_piece_at(const struct rt_matcher *, const char *at);
/* The whole complaint, when the trouble is the beginning of the sentence; else false. */
bool rt_say_mnemonic(struct rt_matcher *, unsigned mark, const char *sentence,
                     struct isadora_complaint *);

/* ---- notes.c ---- */

/* `did you mean ..?` */
void rt_note_meant_word(struct isadora_complaint *, const char *word);
/* A note of what `before` says, the piece of the sentence in quotes, and what `behind` says. */
void rt_note_piece(struct isadora_complaint *, const char *before, struct rt_span,
                   const char *behind);
/* A list of words in quotes. */
void rt_say_words(struct rt_writer *, const char *const *words, unsigned count);
/* A new note; where there is no room, what is written goes into the last one's place. */
struct rt_writer rt_note_begin(struct isadora_complaint *);
/* Where what an instruction set has is shown: `isadora info ISA` and a word of `size` characters,
 * and then what `behind` says. */
void rt_note_info(const struct rt_matcher *, const char *word, size_t size, const char *behind,
                  struct isadora_complaint *);
/* The wished word that may have been meant at `at`. True when there is one. */
bool rt_note_wish(struct rt_matcher *, unsigned mark, const struct rt_wishes *, const char *at,
                  struct isadora_complaint *);
/* The first word of the sentence that would be right in another case; it may stand far before the
 * place of the message, because an unknown name is read as a label. Else the word at that place,
 * when it only lacks the prefix of registers. */
void rt_note_spelling(const struct rt_matcher *, const char *place, struct isadora_complaint *);
/* The register that the rest of the sentence asks for in the place of this miss. */
void rt_note_wanted(const struct rt_matcher *, const struct rt_miss *, struct isadora_complaint *);
/* One form. */
void rt_note_form(const struct rt_matcher *, uint16_t form, struct isadora_complaint *);
/* The forms that came nearest. */
void rt_note_forms(const struct rt_matcher *, struct isadora_complaint *);
/* Does the name mean something as it stands? */
bool rt_has_meaning(const struct rt_matcher *, const char *word, size_t size);

/* ---- configs.c ---- */

/* Bit i: config i. `exists ..; .. is selected` */
void rt_say_configs(struct rt_writer *, const struct rt_matcher *, uint64_t configs);
/* The other variants and modes in which the sentence is right, and the form that it has there. */
uint64_t rt_configs_find(struct rt_matcher *, unsigned mark, uint16_t *form);

/* ---- repair.c ---- */

/* Would these characters be right as a sentence? Names that come later count when `relaxed`. */
bool rt_fits(struct rt_matcher *, unsigned mark, const char *text, const char *end, bool relaxed);
/* Would the sentence be right with the word in the place of the piece? */
bool rt_fits_with(struct rt_matcher *, unsigned mark, struct rt_span, const char *word, size_t);
/* The form that was right just now is one to show. */
void rt_like(struct rt_matcher *);
/* Would the sentence be right without the piece? */
bool rt_fits_without(struct rt_matcher *, unsigned mark, struct rt_span);
/* .. without any comma? */
bool rt_fits_without_commas(struct rt_matcher *, unsigned mark);
/* Notes the wished words with which, put in at `at`, the sentence would be right. */
bool rt_note_missing(struct rt_matcher *, unsigned mark, const struct rt_wishes *, const char *at,
                     struct isadora_complaint *);
/* The same for any word of the instruction set behind the mnemonic. */
bool rt_note_missing_type(struct rt_matcher *, unsigned mark, struct isadora_complaint *);
/* Notes the number or register before `reach` that is the only thing wrong for some form. */
bool rt_note_other(struct rt_matcher *, unsigned mark, const char *reach,
                   struct isadora_complaint *);

/* ---- instead.c ---- */

enum rt_trust {
    RT_TRUST_RIGHT,    /* only words with which the sentence is right */
    RT_TRUST_WORDS,    /* also others, less than half of whose characters differ */
    RT_TRUST_MNEMONICS /* .. less than a third */
};

/* `did you mean ..?` with the nearest of the words of a list, those first with which the sentence
 * is right. */
bool rt_note_nearest(struct rt_matcher *, unsigned mark, struct rt_span, rt_word_at *,
                     const void *user, unsigned count, enum rt_trust, struct isadora_complaint *);
/* The same with the words of the instruction set. */
bool rt_note_near_word(struct rt_matcher *, unsigned mark, struct rt_span, enum rt_trust,
                       struct isadora_complaint *);
/* What could stand in the place of the word at `at`, and behind which mnemonics that word could. */
bool rt_note_instead(struct rt_matcher *, unsigned mark, const struct rt_wishes *, const char *at,
                     struct isadora_complaint *);
/* The same words in an order that is right. */
bool rt_note_order(struct rt_matcher *, unsigned mark, struct isadora_complaint *);
/* An instruction in front of which the whole sentence could stand. */
bool rt_note_carrier(struct rt_matcher *, unsigned mark, struct isadora_complaint *);
/* A branch in front of which the piece could stand. */
bool rt_note_branch(struct rt_matcher *, unsigned mark, struct rt_span, struct isadora_complaint *);

/* ---- fraction.c ---- */

/* The number with a fraction that stands at `at`: its characters; 0: there is none. */
size_t rt_fraction_length(const char *at, const char *end);
/* Its bits, where some form of this mnemonic takes a number that wide: true, and *bits. */
bool rt_fraction_bits(const struct rt_matcher *, const char *at, size_t, uint64_t *bits);
/* What to write for the number at `at`, where no number can stand. */
bool rt_note_fraction(struct rt_matcher *, unsigned mark, const char *at,
                      struct isadora_complaint *);

#endif
