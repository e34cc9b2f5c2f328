/* words.h: the words of the instruction texts of a target: parts of mnemonics and operands, but
 * neither registers nor numbers. The tables hold patterns of words, of which there may be very
 * many, so a search says early which beginnings are of no use to it. */
#ifndef ISADORA_WORDS_H
#define ISADORA_WORDS_H

#include <isadora/target.h>
#include "asm/text/nearest.h"

/* Is this one of the words? */
bool rt_word_is(const struct isadora_target *, const char *word, size_t size);
/* Can this word be after the first one of a statement? */
bool rt_word_within(const struct isadora_target *, const char *word, size_t size);
/* The word that differs from this one in case at most; it goes into `out`, which has room for one
 * character more. */
bool rt_word_any_case(const struct isadora_target *, const char *word, size_t size, char *out);
/* The words that begin like this. */
void rt_words_beginning(const struct isadora_target *, const char *text, size_t size,
                        struct rt_word_list *);
/* Offers all words. */
void rt_words_near(const struct isadora_target *, struct rt_nearest *);

#endif
