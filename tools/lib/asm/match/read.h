/* read.h: items that texts are mostly made of, in the first try of the matcher (fast.c). */
#ifndef ISADORA_READ_H
#define ISADORA_READ_H

#include "asm/match/spot.h"

/* ---- Items ---- */

/* Does the text at a place, before `end`, begin with these characters? */
static RT_INLINE bool begins(const char *at, const char *end, const char *text, unsigned size)
{
    if ((size_t)(end - at) < size || *at != *text)
        return false;
    for (unsigned i = 1; i < size; i++)
        if (at[i] != text[i])
            return false;
    return true;
}

static RT_INLINE bool text_read(struct rt_matcher *m, struct rt_spot *s,
                                const struct isadora_item *item)
{
    const char *at = s->next;

    if ((s->due & RT_MISSING) != 0 || !begins(at, m->end, item->text, item->size))
        return false;
    if (at == m->head && m->level == 0) {
        m->most = m->end;
        m->headed = m->refused;
    }
    return rt_printed_up_to(m, s, at + item->size);
}

/* Puts `bits` into the field of an item. */
static RT_INLINE bool store(struct rt_matcher *m, const struct isadora_item *item, uint64_t bits)
{
    if ((item->flags & ISADORA_ITEM_SHARED) != 0) {
        const bool stored = rt_place_store_shared(m, item, bits);
        m->refused += !stored; /* other values could do */
        return stored;
    }
    m->insn->value[rt_item_slot(m, item)] = bits;
    m->stored |= UINT64_C(1) << rt_item_slot(m, item);
    return true;
}

/* The value of a digit; of another character, a higher one. */
static RT_INLINE unsigned digit_of(char ch) { return (unsigned)(unsigned char)ch - '0'; }

/* A register by its prefix and its number, where no word of the list begins alike: its length, 0
 * when there is none. */
static RT_INLINE uint32_t number_scan(const struct isadora_words *words, const char *at,
                                      const char *limit, uint64_t *value)
{
    const unsigned prefix = words->prefix_size;
    const char *next = at + prefix;
    const char *most = limit - at > 16 ? at + 16 : limit; /* more than any register has */

    if (!begins(at, limit, words->prefix, prefix) || next == limit || digit_of(*next) > 9)
        return 0;
    if (limit - next >= 8 && *next != '0') {
        const unsigned size = rt_digits_read(next, value);
        if (size < 8)
            return prefix + size;
    }
    uint64_t sum = digit_of(*next++);
    if (sum > 0) {
        for (; next < most && digit_of(*next) <= 9; next++)
            sum = sum * 10 + digit_of(*next);
        if (next == most && most != limit)
            return words->scan(at, limit, value);
    }
    *value = sum;
    return (uint32_t)(next - at);
}

/* A word of a list, which ends before `limit`: its length with the bits of lexicon.h. */
static RT_INLINE uint32_t scan(const struct isadora_words *words, const char *at, const char *limit,
                               uint64_t *value)
{
    const struct isadora_spelling *first = words->list;

    if (words->scan != NULL) {
        if (words->prefix_size == 0)
            return rt_words_scan(words, at, limit, value);
        const uint32_t size = number_scan(words, at, limit, value);
        if (size > 0 || words->count == 0)
            return size;
    }
    if (words->count != 1)
        return rt_list_scan(words, at, limit, value);
    if (!begins(at, limit, first->text, first->size))
        return 0;
    *value = first->value;
    return first->size | (first->also ? RT_ALSO_BIT : 0);
}

/* Can a word of these begin at a place, before `end`? */
static RT_INLINE bool may_begin(const struct isadora_words *words, const char *at, const char *end)
{
    return at < end && (words->scan != NULL || words->common == 0 || *words->list->text == *at);
}

/* Puts the code of a word into the field. */
static RT_INLINE bool word_store(struct rt_matcher *m, const struct isadora_item *item,
                                 uint64_t value)
{
    const struct isadora_place *place = item->place;

    value -= (uint64_t)place->add;
    return value >> (place->width - 1) <= 1 &&
           (place->range_count == 0 || rt_place_in_ranges(place, value << place->shift)) &&
           store(m, item, value);
}

/* No word is here: fits where it may be missing. */
static RT_INLINE bool word_miss(struct rt_matcher *m, const struct isadora_item *item)
{
    const struct isadora_place *place = item->place;

    return (place->flags & ISADORA_PLACE_EMPTY) != 0 && word_store(m, item, place->empty);
}

/* A word that ends at `limit` at the latest. */
static RT_INLINE bool word_read(struct rt_matcher *m, struct rt_spot *s,
                                const struct isadora_item *item, const char *limit)
{
    const struct isadora_place *place = item->place;
    const struct isadora_words *words = place->words;
    const char *at = s->next;
    uint64_t value;

    if ((s->due & RT_MISSING) != 0 || !may_begin(words, at, limit))
        return word_miss(m, item);
    const uint32_t found = scan(words, at, limit, &value);
    if (found - 1 >= RT_ALSO_BIT - 1) /* nothing, or what is only read */
        return word_miss(m, item);
    at += found & RT_LENGTH;
    const unsigned flags = place->flags;
    if ((flags & (ISADORA_PLACE_PREFIXES | ISADORA_PLACE_EMPTY)) != 0) {
        const bool shorter = (flags & ISADORA_PLACE_PREFIXES) != 0 && (found & RT_LONGER_BIT) != 0;
        const bool empty =
            (flags & ISADORA_PLACE_EMPTY) != 0 && (item->flags & ISADORA_ITEM_SURE) == 0;
        if ((shorter || empty) && !rt_spot_push(m, s, item, shorter ? at - 1 : NULL, 0, NULL))
            return false;
    }
    return word_store(m, item, value) && rt_printed_up_to(m, s, at);
}

/* What rt_place_solve is for most numbers: with a sign or without, a multiple of the bits, or
 * beside one. */
static RT_INLINE bool plain_solve(const struct isadora_place *place, struct isadora_number number,
                                  uint64_t *bits)
{
    const unsigned sign = (place->flags & ISADORA_PLACE_SIGNED) != 0;
    const uint64_t top = rt_low_bits(place->width - sign);

    if (!number.negative && place->add == 0 && place->mul == 1 && place->range_count == 0) {
        *bits = number.bits;
        return number.bits <= top;
    }
    uint64_t size = number.negative ? 0 - number.bits : number.bits;

    if (place->add != 0) {
        if (size > INT32_MAX)
            return false;
        const int64_t sum = (number.negative ? -(int64_t)size : (int64_t)size) - place->add;
        number.negative = sum < 0;
        size = number.negative ? 0 - (uint64_t)sum : (uint64_t)sum;
    }
    if (place->mul != 1) {
        if (size % place->mul != 0)
            return false;
        size /= place->mul;
    }
    *bits = (number.negative ? 0 - size : size) & rt_low_bits(place->width);
    return (number.negative ? sign != 0 && size <= top + 1 : size <= top) &&
           rt_place_allows(place, *bits);
}

/* Is it one of these? */
static RT_INLINE bool is_plain(const struct isadora_place *place)
{
    const unsigned known = ISADORA_PLACE_DECIMAL | ISADORA_PLACE_SIGNED;

    return place->base == ISADORA_BASE_NONE && (place->flags & ~known) == 0 &&
           place->add <= INT32_MAX && place->add >= -INT32_MAX;
}

/* A number without operators and names. False where it is not, or too large; nothing is read then.
 */
static RT_INLINE bool number_read(struct rt_matcher *m, struct rt_spot *s,
                                  const struct isadora_item *item)
{
    const struct isadora_place *place = item->place;
    struct isadora_number number;
    uint64_t bits;
    enum rt_failure_kind why;

    const char *at = (s->due & RT_MISSING) == 0 ? rt_short_read(s->next, m->end, &number) : NULL;
    if (at == NULL)
        return false;
    if (is_plain(place)) {
        if (!plain_solve(place, number, &bits))
            return false;
    } else if (!rt_place_solve(m, item, number, &bits, &why)) {
        m->refused += rt_is_sum(place);
        return false;
    }
    return store(m, item, bits) && rt_printed_up_to(m, s, at);
}

#endif
