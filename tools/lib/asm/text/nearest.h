/* nearest.h: which word was meant by a misspelt one? */
#ifndef ISADORA_NEAREST_H
#define ISADORA_NEAREST_H

#include <stdbool.h>
#include <stddef.h>

/* Some words, sorted by their bytes, each once. */
enum { RT_WORD_LIST = 13, RT_WORD_ROOM = 40 };

struct rt_word_list {
    unsigned count;
    char word[RT_WORD_LIST][RT_WORD_ROOM];
};

/* Adds a word; the last of too many are dropped, and so is a word that is too long. */
void rt_word_list_add(struct rt_word_list *, const char *word, size_t size);

/* The nearest of the words that are offered one after another. A character too many, missing,
 * wrong, or two exchanged count 1; upper and lower case count as the same. */
struct rt_nearest {
    const char *text;
    size_t size;
    unsigned away; /* how far those in the list are, or the most that counts as near */
    struct rt_word_list list;
    char first[RT_WORD_ROOM]; /* of them, the first that was offered; empty: there is none */
};

void rt_nearest_begin(struct rt_nearest *, const char *text, size_t size);
void rt_nearest_offer(struct rt_nearest *, const char *word, size_t size);
/* Can a word that begins with these characters be as near as those in the list? */
bool rt_nearest_begins(const struct rt_nearest *, const char *beginning, size_t size);

#endif
