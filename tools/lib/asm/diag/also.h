/* also.h: sentences that say a word more and so have another form, which is longer. */
#ifndef ISADORA_ALSO_H
#define ISADORA_ALSO_H

#include "asm/parse.h"
#include "asm/text/words.h"

/* The words that may be added, each alone, all at one place. */
struct rt_also {
    size_t at; /* offset into the sentence where one of them would be put, a blank behind it */
    unsigned length; /* bytes of the instruction then */
    struct rt_word_list words;
};

/* The words of the instruction set with which the sentence, of `own` bytes now, would be one of
 * `length` bytes under the same mnemonic (0: of more than `own`). A word that the short form takes
 * too is none: it would only change what is done. False when there are none. */
bool rt_also_find(const struct isadora_target *, const struct isadora_context *,
                  const struct isadora_symbols *, const char *text, size_t size, unsigned own,
                  unsigned length, struct rt_also *);
/* The sentence with the first of them in a line of at most `room` characters, terminator included;
 * the length, or 0 when there is no room. */
size_t rt_also_text(const struct rt_also *, const char *text, size_t size, char *out, size_t room);
/* "`rn` or `rz`" */
size_t rt_also_words(const struct rt_also *, char *out, size_t room);

#endif
