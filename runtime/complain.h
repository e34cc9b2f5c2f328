/* complain.h: what the parts of a complaint share. complain.c finds the cause, notes.c writes what
 * may help, configs.c says where a sentence exists, repair.c tries sentences that are nearly the
 * same. */
#ifndef ISADORA_COMPLAIN_H
#define ISADORA_COMPLAIN_H

#include "wishes.h"

/* ---- notes.c ---- */

/* `did you mean ..?` */
void rt_note_meant_word(struct isadora_complaint *, const char *word);
/* A note of what `before` says, the piece of the sentence in quotes, and what `behind` says. */
void rt_note_piece(struct isadora_complaint *, const char *before, struct rt_span,
                   const char *behind);
/* The wished word that may have been meant at `at`. True when there is one. */
bool rt_note_wish(const struct rt_matcher *, const struct rt_wishes *, const char *at,
                  struct isadora_complaint *);
/* The first word of the sentence that would be right in another case; it may stand far before the
 * place of the message, because an unknown name is read as a label. Else the word at that place,
 * when it only lacks the prefix of registers. */
void rt_note_spelling(const struct rt_matcher *, const char *place, struct isadora_complaint *);
/* The register that the rest of the sentence asks for in the place of this miss. */
void rt_note_wanted(const struct rt_matcher *, const struct rt_miss *, struct isadora_complaint *);
/* The forms that came nearest. */
void rt_note_forms(const struct rt_matcher *, struct isadora_complaint *);
/* Does the name mean something as it stands? */
bool rt_has_meaning(const struct rt_matcher *, const char *word, size_t size);

/* ---- configs.c ---- */

/* Bit i: config i. `exists ..; .. is selected` */
void rt_say_configs(struct rt_writer *, const struct rt_matcher *, uint64_t configs);
/* The other variants and modes in which the sentence is right. */
uint64_t rt_configs_find(struct rt_matcher *, unsigned mark);

/* ---- repair.c ---- */

/* Would the sentence be right without the piece? */
bool rt_fits_without(struct rt_matcher *, unsigned mark, struct rt_span);
/* Notes the wished words with which, put in at `at`, the sentence would be right. */
bool rt_note_missing(struct rt_matcher *, unsigned mark, const struct rt_wishes *, const char *at,
                     struct isadora_complaint *);

#endif
