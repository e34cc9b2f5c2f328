/* lexicon.h: which word of a list begins here? */
#ifndef ISADORA_LEXICON_H
#define ISADORA_LEXICON_H

#include "asm/text/number.h"

/* What a word that was found is, beside its length. */
#define RT_ALSO_BIT 0x80000000u   /* it is read but never printed */
#define RT_LONGER_BIT 0x40000000u /* another word may be shorter */
#define RT_LENGTH 0x3fffffffu

/* The longest word of the list alone that begins at `text`: see rt_words_scan. */
uint32_t rt_list_scan(const struct isadora_words *, const char *text, const char *end,
                      uint64_t *value);

/* Can no word go on after these characters? */
static inline bool rt_words_end(const char *text, const char *end)
{
    return text == end || *text == ',' || rt_is(*text, RT_BLANK | RT_CLOSE);
}

/* The longest word that begins at `text`: its length with the bits above, 0 when there is none. */
static inline uint32_t rt_words_scan(const struct isadora_words *words, const char *text,
                                     const char *end, uint64_t *value)
{
    if (words->scan == NULL) {
        /* Most often there is nothing of the kind, and the first character says so. */
        if (words->common > 0 && (text == end || *text != *words->list->text))
            return 0;
        return rt_list_scan(words, text, end, value);
    }
    const uint32_t scanned = words->scan(text, end, value);
    if (words->count > 0 && (scanned == 0 || !rt_words_end(text + scanned, end))) {
        uint64_t other;
        const uint32_t length = rt_list_scan(words, text, end, &other);
        if (length > 0 && (length & RT_LENGTH) >= scanned) {
            *value = other;
            return length;
        }
    }
    return scanned;
}

/* The length of the longest register of any file, 0 when there is none. */
uint32_t rt_register_scan(const struct isadora_syntax *, const char *text, const char *end);

static inline bool rt_is_register(const struct isadora_syntax *syntax, const char *name,
                                  size_t size)
{
    return rt_register_scan(syntax, name, name + size) == size;
}

/* The longest head of forms that begins at `text`, or NULL. */
const struct isadora_head *rt_head_find(const struct isadora_syntax *, const char *text,
                                        const char *end);
/* The next shorter head that this one begins with, or NULL. */
static inline const struct isadora_head *rt_head_shorter(const struct isadora_head *head)
{
    return head->shorter == 0 ? NULL : head - head->shorter;
}

#endif
