/* words.h: the words of a line. */
#ifndef ISADORA_EDIT_WORDS_H
#define ISADORA_EDIT_WORDS_H

#include <stdbool.h>
#include <stddef.h>
#include <string.h>

static inline bool is_blank(char c) { return c == ' ' || c == '\t' || c == '\r'; }

static inline const char *skip_blanks(const char *at, const char *end)
{
    while (at < end && is_blank(*at))
        at++;
    return at;
}

/* What follows the word and blanks, where the line begins with it; else NULL. */
static inline const char *after_word(const char *at, const char *end, const char *word)
{
    const size_t size = strlen(word);
    at = skip_blanks(at, end);
    if ((size_t)(end - at) < size || memcmp(at, word, size) != 0)
        return NULL;
    return at + size == end || is_blank(at[size]) ? skip_blanks(at + size, end) : NULL;
}

#endif
