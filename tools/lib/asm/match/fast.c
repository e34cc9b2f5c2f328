/* fast.c: one form against one statement, in the first try, which keeps no reasons for messages.
 *
 * The same as match.c, which see, for the items that texts are mostly made of; other items are read
 * there. Here rows that cannot be what is in the text are not tried, and it is noted where items
 * were read, for this form and the next one (alike.c). */
#include "asm/match/spot.h"

/* ---- Places that were passed ---- */

/* Before an item of the form: keeps how far it was read, and the state there. False where the form
 * came to the same item in the same state before: it could not go on from there, and if only the
 * text was against it, it cannot now. The next form may still want what was read otherwise: for
 * that, the rest has been read again. */
static RT_INLINE bool trail(struct rt_matcher *m, const struct rt_spot *s,
                            const struct isadora_item *item)
{
    const unsigned index = (unsigned)(item - m->form->items);
    const unsigned due = s->due & ~(unsigned)RT_MISSING;
    struct rt_trail *before = &m->trail[index < RT_TRAIL ? index : 0];

    if (!m->resumed) {
        if (index < RT_TRAIL) {
            before->at = s->at;
            before->refused = m->refused;
            before->due = (uint8_t)due;
            m->trailed = index;
        }
        return true;
    }
    if (index <= m->trailed && before->at == s->at && before->refused == m->refused &&
        before->due == due) {
        m->again |= UINT64_MAX << index;
        return false;
    }
    m->again |= index < RT_TRAIL ? UINT64_C(1) << index : 0;
    m->again_high = index > m->again_high ? index : m->again_high;
    return true;
}

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

/* ---- Choices ---- */

static RT_INLINE unsigned candidate_next(const struct rt_matcher *m,
                                         const struct isadora_item *item, unsigned from,
                                         struct isadora_first next, bool bare)
{
    const struct isadora_option *option = item->options + from;

    for (; from < item->size; from++, option++)
        if ((option->first.one & next.one) != 0 && (option->first.two & next.two) != 0 &&
            (option->configs & m->config) != 0 && !(bare && option->prints))
            break;
    return from;
}

/* What follows a choice was read from the place where it is left now, and did not fit. Would it
 * with what another row said? Not if nothing but the text was against it. The next form may still
 * want the other row: for that, what follows has been read again. */
static RT_INLINE void give_up(struct rt_matcher *m, const struct isadora_item *next, unsigned outer)
{
    for (; outer > 0; outer = m->level_of[outer].outer)
        next = m->level_of[outer].next;
    const unsigned index = (unsigned)(next - m->form->items);
    m->again |= index < RT_TRAIL ? UINT64_MAX << index : 0;
}

/* Enters the next row of a choice that may be what is in the text, from number `from` on: the next
 * item, or NULL. `left`: where the row before ended, in vain; NULL: it did not. */
static RT_INLINE const struct isadora_item *choice_enter(struct rt_matcher *m, struct rt_spot *s,
                                                         const struct isadora_item *item,
                                                         unsigned from, const char *left)
{
    const struct isadora_first next = rt_first_at(s->next, m->end);
    const bool bare = s->at >= m->most; /* nothing can be printed here */
    unsigned i = candidate_next(m, item, from, next, bare);
    const rt_slots slots = m->slots + item->number;

    while (i < item->size && left == s->at && item->options[i].silent) {
        if (!item->options[i - 1].silent) /* between two silent ones the word decides */
            give_up(m, item + 1, m->level);
        i = candidate_next(m, item, i + 1, next, bare);
    }
    if (i == item->size)
        return NULL;
    const struct isadora_option *option = &item->options[i];
    struct rt_mark *mark = NULL;
    if (option->rival != 0) {
        const unsigned after = candidate_next(m, item, i + option->rival, next, bare);
        if (after < item->size) {
            if (!rt_spot_push(m, s, item, NULL, after, option->silent ? s->at : left))
                return NULL;
            mark = &m->mark_of[m->marks - 1];
        }
    }
    m->insn->alt[rt_line_slot(slots)] = option->line;
    m->entered |= UINT32_C(1) << rt_line_slot(slots);
    if (option->silent)
        return item + 1;
    struct rt_level *level = &m->level_of[m->levels];
    level->next = item + 1;
    level->outer = m->level;
    level->slots = slots;
    level->printed = (s->due & RT_PRINTED) != 0;
    level->left = left;
    level->refused = m->refused;
    level->mark = mark;
    m->level = m->levels++;
    m->slots = slots;
    s->due &= ~(unsigned)RT_PRINTED;
    return option->items;
}

/* After the last item of a row: back to the row around it. */
static RT_INLINE const struct isadora_item *choice_leave(struct rt_matcher *m, struct rt_spot *s)
{
    const struct rt_level *level = &m->level_of[m->level];

    if (level->left == s->at && level->refused == m->refused) {
        give_up(m, level->next, level->outer);
        return NULL;
    }
    if (level->mark != NULL)
        level->mark->left = s->at;
    if ((s->due & RT_PRINTED) != 0) {
        s->next = s->at;
        s->due = RT_PRINTED;
    } else {
        s->due |= level->printed;
    }
    m->level = level->outer;
    m->slots = m->level_of[m->level].slots;
    return level->next;
}

/* ---- The whole form ---- */

/* Goes back to the youngest mark, and on from there by what is left of it: the next item, or NULL
 * to go back again. */
static const struct isadora_item *resume(struct rt_matcher *m)
{
    const struct isadora_item *item = m->mark_of[m->marks - 1].item;
    struct rt_spot s;

    if (item->kind != ISADORA_ITEM_CHOICE && item->kind != ISADORA_ITEM_WORD) {
        item = rt_resume(m);
        m->most = m->at > m->head ? m->end : m->head;
        return item;
    }
    const struct rt_mark *mark = rt_mark_pop(m);
    const char *left = mark->refused == m->refused ? mark->left : NULL;
    rt_spot_take(m, &s);
    m->most = s.at > m->head ? m->end : m->head;
    if (item->kind == ISADORA_ITEM_CHOICE)
        item = choice_enter(m, &s, item, mark->option, left);
    else
        item = (mark->limit != NULL ? word_read(m, &s, item, mark->limit) : word_miss(m, item))
                   ? item + 1
                   : NULL;
    rt_spot_put(m, &s);
    return item;
}

/* Before an item: a separator may be due. False where nothing new can come of it. */
static RT_INLINE bool may_read(struct rt_matcher *m, struct rt_spot *s,
                               const struct isadora_item *item)
{
    const unsigned flags = item->flags;

    if ((flags & ISADORA_ITEM_SEPARATOR) != 0 && (s->due & RT_PRINTED) != 0 &&
        ((s->due & ISADORA_ITEM_SEPARATOR) == 0 || (flags & ISADORA_ITEM_OWN) != 0))
        rt_separator_set(m, s, flags & ISADORA_ITEM_SEPARATOR);
    /* What is before all marks is not read again. */
    return m->level > 0 || (m->marks == 0 && !m->traced) || trail(m, s, item);
}

/* At the end of the form, which is noted, too: does all fit? */
static RT_INLINE bool form_end(struct rt_matcher *m, struct rt_spot *s,
                               const struct isadora_item *item)
{
    if (!may_read(m, s, item) || s->at != m->end)
        return false;
    rt_spot_put(m, s);
    return rt_complete(m);
}

/* Any other item, or one that is more than it looks: the next one, or NULL. */
static const struct isadora_item *other_read(struct rt_matcher *m, const struct isadora_item *item)
{
    const struct isadora_item *next = rt_step(m, item);

    /* Other values could do. */
    m->refused += next == NULL && ((item->flags & ISADORA_ITEM_SHARED) != 0 ||
                                   (item->kind == ISADORA_ITEM_NUMBER && rt_is_sum(item->place)));
    return next;
}

/* Reads an item: the next one, or NULL. */
static RT_INLINE const struct isadora_item *item_read(struct rt_matcher *m, struct rt_spot *s,
                                                      const struct isadora_item *item)
{
    switch (item->kind) {
    case ISADORA_ITEM_TEXT:
        return text_read(m, s, item) ? item + 1 : NULL;
    case ISADORA_ITEM_WORD:
        return word_read(m, s, item, m->end) ? item + 1 : NULL;
    case ISADORA_ITEM_CHOICE:
        return choice_enter(m, s, item, 0, NULL);
    case ISADORA_ITEM_NUMBER:
        if (number_read(m, s, item))
            return item + 1;
        break;
    default:
        break;
    }
    rt_spot_put(m, s);
    item = other_read(m, item);
    if (item == NULL || m->at > m->most)
        return NULL;
    rt_spot_take(m, s);
    return item;
}

/* Is the youngest mark before the head, which was read, and was only the text against what followed
 * it? That the head is there does not depend on what is before it. */
static RT_INLINE bool is_settled(struct rt_matcher *m)
{
    if (m->headed == RT_HEADLESS || m->mark_of[m->marks - 1].at > m->head)
        return false;
    if (m->headed == m->refused) {
        m->cut = true;
        return true;
    }
    m->headed = RT_HEADLESS;
    return false;
}

/* Back to the last mark from which it goes on: the next item, or NULL where there is none. */
static const struct isadora_item *go_back(struct rt_matcher *m)
{
    const struct isadora_item *item;

    do {
        if (m->marks == 0 || m->steps < RT_RETURN || is_settled(m))
            return NULL;
        m->steps -= RT_RETURN;
        if (m->traced && !m->resumed)
            rt_alike_keep(m);
        m->resumed = true;
        item = resume(m);
    } while (item == NULL || m->at > m->most);
    return item;
}

bool rt_fast_match(struct rt_matcher *m, const struct isadora_alternative *form, unsigned from)
{
    const struct isadora_item *item = form->items + from;
    struct rt_spot s;

    rt_spot_take(m, &s);
    m->most = s.at > m->head ? m->end : m->head;
    for (;;) {
        if (item->kind != ISADORA_ITEM_END) {
            item = may_read(m, &s, item) ? item_read(m, &s, item) : NULL;
        } else if (m->level > 0) {
            item = choice_leave(m, &s);
        } else {
            if (form_end(m, &s, item))
                return true;
            item = NULL;
        }
        if (item == NULL) {
            item = go_back(m);
            if (item == NULL)
                return false;
            rt_spot_take(m, &s);
        }
    }
}
