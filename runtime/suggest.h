/* suggest.h: the word that was meant by a misspelt one. */
#ifndef ISADORA_SUGGEST_H
#define ISADORA_SUGGEST_H

#include <stddef.h>

/* Word number `index` of a list and its length; it need not be terminated. */
typedef const char *rt_word_at(const void *user, unsigned index, size_t *size);

/* The nearest of `count` words to `text`: its index, or -1 when none is near. */
int rt_suggest(const char *text, size_t size, rt_word_at *word, const void *user, unsigned count);
/* All that are as near as the nearest one, `room` at most: how many, their indices, and how many
 * slips they are away. */
unsigned rt_suggest_all(const char *text, size_t size, rt_word_at *word, const void *user,
                        unsigned count, unsigned *found, unsigned room, unsigned *away);

#endif
