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

/* The next two characters of a word, which ends with a 0, in the order of the list. */
static inline unsigned pair_of(const char *word)
{
    return *word == '\0' ? 0u : (unsigned)byte(word) << 8 | byte(word + 1);
}

/* How many words have at this place two characters up to those. */
static inline size_t count_until(const struct isadora_words *words, size_t place, unsigned pair)
{
    size_t low = 0, high = words->count;

    while (high - low > 4) {
        const size_t middle = (low + high) / 2;
        if (pair_of(words->list[middle].text + place) > pair)
            high = middle;
        else
            low = middle + 1;
    }
    while (high > low && pair_of(words->list[high - 1].text + place) > pair)
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
    if (room > common && words->count > 1) {
        const unsigned char ch = byte(text + common);
        const unsigned pair =
            (unsigned)ch << 8 | (room > common + 1 ? byte(text + common + 1) : 0u);
        for (size_t i = count_until(words, common, pair); i-- > 0;) {
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
    return word->size | (word->also ? RT_ALSO_BIT : 0u) | (word->longer ? RT_LONGER_BIT : 0u);
}

uint32_t rt_register_scan(const struct isadora_syntax *syntax, const char *text, const char *end)
{
    uint32_t longest = 0;
    uint64_t value;

    for (uint32_t i = 0; i < syntax->file_count; i++) {
        const uint32_t length = rt_words_scan(syntax->registers[i], text, end, &value) & RT_LENGTH;
        longest = length > longest ? length : longest;
    }
    return longest;
}

/* ---- Heads ---- */

/* The key of a head that is all of the text, or its first characters. */
static uint64_t key_of(const char *text, size_t room)
{
    uint64_t key = 0;

    if (room >= 8)
        return (uint64_t)byte(text) << 56 | (uint64_t)byte(text + 1) << 48 |
               (uint64_t)byte(text + 2) << 40 | (uint64_t)byte(text + 3) << 32 |
               (uint64_t)byte(text + 4) << 24 | (uint64_t)byte(text + 5) << 16 |
               (uint64_t)byte(text + 6) << 8 | (uint64_t)byte(text + 7);
    for (size_t i = 0; i < room; i++)
        key |= (uint64_t)byte(text + i) << (56 - 8 * i);
    return key;
}

/* Is the head, which has the key of the text, later in the order than the text? */
static bool is_after(const struct isadora_head *head, const char *text, size_t room)
{
    const size_t size = head->size < room ? head->size : room;

    for (size_t i = 8; i < size; i++)
        if (head->text[i] != text[i])
            return byte(head->text + i) > byte(text + i);
    return head->size > room;
}

/* Does the text, of this key, begin with the head? */
static inline bool is_head(const struct isadora_head *head, uint64_t key, const char *text,
                           size_t room)
{
    if (head->size < 8)
        return head->size <= room && (key ^ head->key) >> (64 - 8 * head->size) == 0;
    return key == head->key && goes_on(head->text, head->size, 8, text, room);
}

/* What the text begins with is at or before the last head that is not after the text, and that
 * begins with it, too. */
const struct isadora_head *rt_head_find(const struct isadora_syntax *syntax, const char *text,
                                        const char *end)
{
    const size_t room = (size_t)(end - text);

    const uint64_t key = key_of(text, room);
    const struct isadora_head *head = syntax->heads;
    size_t count = syntax->head_count;

    if (count == 0 || key < head->key)
        return NULL;
    while (count > 1) { /* the last one whose key is not higher */
        const size_t half = count / 2;
        head = head[half].key <= key ? head + half : head;
        count -= half;
    }
    while (head->key == key && is_after(head, text, room)) {
        if (head == syntax->heads)
            return NULL;
        head--;
    }
    while (head != NULL && !is_head(head, key, text, room))
        head = rt_head_shorter(head);
    return head;
}
