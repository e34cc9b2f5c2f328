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

    if (room == 0 || words->count == 0 ||
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

/* Is the head later in the order than every prefix of the text? The first characters decide. */
static bool is_after(const struct isadora_head *head, const char *text, const char *end)
{
    if (byte(head->text) != byte(text))
        return byte(head->text) > byte(text);
    return end - text > 1 && byte(head->text + 1) > byte(text + 1);
}

/* The last head before `high` that the text begins with. */
static const struct isadora_head *head_before(const struct isadora_syntax *syntax,
                                              const struct isadora_head *high, const char *text,
                                              size_t room)
{
    while (high-- > syntax->heads && *high->text == *text)
        if (goes_on(high->text, high->size, 1, text, room))
            return high;
    return NULL;
}

const struct isadora_head *rt_head_find(const struct isadora_syntax *syntax, const char *text,
                                        const char *end)
{
    size_t low = 0, high = text == end ? 0 : syntax->head_count;

    while (low < high) {
        const size_t middle = (low + high) / 2;
        if (is_after(&syntax->heads[middle], text, end))
            high = middle;
        else
            low = middle + 1;
    }
    return head_before(syntax, syntax->heads + high, text, (size_t)(end - text));
}

const struct isadora_head *rt_head_shorter(const struct isadora_syntax *syntax,
                                           const struct isadora_head *head)
{
    return head_before(syntax, head, head->text, head->size);
}
