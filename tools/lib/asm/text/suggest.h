/* suggest.h: the word that was meant by a misspelt one. */
#ifndef ISADORA_SUGGEST_H
#define ISADORA_SUGGEST_H

#include <stdbool.h>
#include <stddef.h>

/* Word number `index` of a list and its length; it need not be terminated. */
typedef const char *rt_word_at(const void *user, unsigned index, size_t *size);

/* The nearest of `count` words to `text`: its index, or -1 when none is near. */
int rt_suggest(const char *text, size_t size, rt_word_at *word, const void *user, unsigned count);
/* All that are as near as the nearest one, `room` at most: how many, their indices, and how many
 * slips they are away. */
unsigned rt_suggest_all(const char *text, size_t size, rt_word_at *word, const void *user,
                        unsigned count, unsigned *found, unsigned room, unsigned *away);

/* The same for words that are offered one after another. */
struct rt_suggestion {
    const char *text;
    size_t size;
    unsigned away; /* slips of the nearest one so far, or the most that count as near */
};

enum rt_nearness { RT_FARTHER, RT_AS_NEAR, RT_NEARER };

struct rt_suggestion rt_suggest_begin(const char *text, size_t size);
/* Is the word nearer than those before? */
enum rt_nearness rt_suggest_offer(struct rt_suggestion *, const char *word, size_t size);
/* Can a word that begins with these characters be as near as the nearest one? */
bool rt_suggest_begins(const struct rt_suggestion *, const char *beginning, size_t size);

#endif
