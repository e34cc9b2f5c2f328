/* lexicon.c: the longest word of a sorted list that begins at a place. Words with one beginning are
 * beside each other, the longer ones last. */
#include "asm/text/lexicon.h"

static inline unsigned char byte(const char *text) { return (unsigned char)*text; }

/* Does the text go on like the word after its first characters, which are known? */
static inline bool goes_on(const char *word, size_t size, size_t known, const char *text,
                           size_t room)
{
    if (size > room)
        return false;
    for (size_t i = known; i < size; i++)
        if (word[i] != text[i])
            return false;
    return true;
}

/* ---- Words ---- */

/* How many words have at this place a character up to that of the text. */
static inline size_t count_until(const struct isadora_words *words, size_t place, unsigned char ch)
{
    size_t low = 0, high = words->count;

    while (high - low > 4) {
        const size_t middle = (low + high) / 2;
        if (byte(words->list[middle].text + place) > ch)
            high = middle;
        else
            low = middle + 1;
    }
    while (high > low && byte(words->list[high - 1].text + place) > ch)
        high--;
    return high;
}

/* The longest word of the list that the text begins with, or NULL. */
static const struct isadora_spelling *word_find(const struct isadora_words *words, const char *text,
                                                size_t room)
{
    const struct isadora_spelling *first = words->list;
    const size_t common = words->common;

    if (room == 0 ||
        (common > 0 && (*text != *first->text || !goes_on(first->text, common, 1, text, room))))
        return NULL;
    if (room > common) {
        const unsigned char ch = byte(text + common);
        for (size_t i = count_until(words, common, ch); i-- > 0;) {
            if (byte(first[i].text + common) != ch)
                break;
            if (goes_on(first[i].text, first[i].size, common, text, room))
                return &first[i];
        }
    }
    return first->size == common ? first : NULL;
}

uint32_t rt_list_scan(const struct isadora_words *words, const char *text, const char *end,
                      uint64_t *value)
{
    const struct isadora_spelling *word = word_find(words, text, (size_t)(end - text));

    if (word == NULL)
        return 0;
    *value = word->value;
    return word->also ? word->size | RT_ALSO_BIT : word->size;
}

uint32_t rt_register_scan(const struct isadora_syntax *syntax, const char *text, const char *end)
{
    uint32_t longest = 0;
    uint64_t value;

    for (uint32_t i = 0; i < syntax->file_count; i++) {
        const uint32_t length =
            rt_words_scan(syntax->registers[i], text, end, &value) & ~RT_ALSO_BIT;
        longest = length > longest ? length : longest;
    }
    return longest;
}

/* ---- Heads ---- */

const struct isadora_head *rt_head_find(const struct isadora_syntax *syntax, const char *text,
                                        const char *end)
{
    if (text == end)
        return NULL;
    const struct isadora_heads *heads = &syntax->heads[byte(text)];
    size_t low = 0, high = heads->count;

    /* Those after it have a later second character. */
    while (end - text > 1 && high - low > 4) {
        const size_t middle = (low + high) / 2;
        if (byte(heads->list[middle].text + 1) > byte(text + 1))
            high = middle;
        else
            low = middle + 1;
    }
    while (high-- > 0) {
        const struct isadora_head *head = &heads->list[high];
        if (goes_on(head->text, head->size, 1, text, (size_t)(end - text)))
            return head;
    }
    return NULL;
}

const struct isadora_head *rt_head_shorter(const struct isadora_head *head)
{
    const uint8_t shorter = head->shorter;

    if (shorter == 0)
        return NULL;
    while (head->size != shorter)
        head--;
    return head;
}

const struct isadora_head *rt_head_at(const struct isadora_syntax *syntax, uint32_t number)
{
    for (unsigned i = 0; i < 256; i++) {
        const struct isadora_heads *heads = &syntax->heads[i];
        if (number < heads->count)
            return &heads->list[number];
        number -= heads->count;
    }
    return NULL;
}
