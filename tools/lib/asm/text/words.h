/* words.h: the words of the instruction texts of a target: parts of mnemonics and operands, but
 * neither registers nor numbers. The tables hold patterns of words, of which there may be very
 * many, so a search says early which beginnings are of no use to it. */
#ifndef ISADORA_WORDS_H
#define ISADORA_WORDS_H

#include <isadora/base.h>

struct rt_word_search {
    void *user;
    /* Can a word that begins with these characters be of use? NULL: any can. */
    bool (*begins)(void *user, const char *text, size_t size);
    /* A whole word, terminated. True ends the search. */
    bool (*found)(void *user, const char *word, size_t size);
};

/* Words that several patterns have come several times. True when `found` ended the search. */
bool rt_words_search(const struct isadora_target *, const struct rt_word_search *);

/* Is this one of the words? */
bool rt_word_is(const struct isadora_target *, const char *word, size_t size);
/* The word that differs from this one in case at most; it goes into `out`, which has room for one
 * character more. */
bool rt_word_any_case(const struct isadora_target *, const char *word, size_t size, char *out);
/* Some words, sorted by their bytes, none twice. */
enum { RT_WORD_LIST = 13, RT_WORD_ROOM = 40 };

struct rt_word_list {
    unsigned count;
    char word[RT_WORD_LIST][RT_WORD_ROOM];
};

/* Adds a word; of too many the last ones get lost, and so do longer ones than there is room for. */
void rt_word_list_add(struct rt_word_list *, const char *word, size_t size);

/* The words that begin like this: how many are in the list then. */
unsigned rt_words_beginning(const struct isadora_target *, const char *text, size_t size,
                            struct rt_word_list *);
/* The words that are nearest to a misspelt one, and how many slips away they are. */
unsigned rt_words_near(const struct isadora_target *, const char *text, size_t size,
                       struct rt_word_list *);

#endif
