/* fast.c: one form against one statement, in the first try, which keeps no reasons for messages.
 *
 * The same as match.c, which see, for the items that texts are mostly made of; other items are read
 * there. Here rows that cannot be what is in the text are not tried, and it is noted where items
 * were read, for this form and the next one (alike.c). */
#include "asm/match/marks.h"

/* Calls cost more than what most of these functions do. */
#ifdef __GNUC__
#define INLINE inline __attribute__((always_inline))
#else
#define INLINE inline
#endif

/* ---- Marks ---- */

static INLINE bool push(struct rt_matcher *m, const struct isadora_item *item, const char *limit,
                        unsigned option, const char *left)
{
    if (m->marks == RT_MARKS) {
        m->steps = 0;
        return false;
    }
    struct rt_mark *mark = &m->mark_of[m->marks++];
    mark->item = item;
    mark->at = m->at;
    mark->limit = limit;
    mark->option = (uint8_t)option;
    mark->level = m->level;
    mark->levels = m->levels;
    mark->separator = m->separator;
    mark->writes = m->writes;
    mark->refused = m->refused;
    mark->printed = m->printed;
    mark->later = mark->filled = false;
    mark->left = left;
    return true;
}

/* Before an item of the form: keeps how far it was read, and the state there. False where the form
 * came to the same item in the same state before: it could not go on from there, and if only the
 * text was against it, it cannot now. The next form may still want what was read otherwise: for
 * that, the rest has been read again. */
static INLINE bool trail(struct rt_matcher *m, const struct isadora_item *item)
{
    const unsigned index = (unsigned)(item - m->form->items);
    const struct rt_trail *before = &m->trail[index < RT_TRAIL ? index : 0];

    if (!m->resumed) {
        if (index < RT_TRAIL) {
            m->trail[index] = (struct rt_trail){m->at, m->refused, m->separator, m->printed};
            m->trailed = index;
        }
        return true;
    }
    if (index <= m->trailed && before->at == m->at && before->refused == m->refused &&
        before->separator == m->separator && before->printed == m->printed) {
        m->again |= UINT64_MAX << index;
        return false;
    }
    m->again |= index < RT_TRAIL ? UINT64_C(1) << index : 0;
    m->again_high = index > m->again_high ? index : m->again_high;
    return true;
}

/* ---- Items ---- */

/* Where the next printed character is, or NULL when the separator before it is missing. Where one
 * is due, something is before it. */
static INLINE const char *lead(struct rt_matcher *m)
{
    const char *at = m->at;

    if (m->separator == 0)
        return at;
    /* One blank, or a comma and at most one, as they are printed. */
    if (m->end - at > 2) {
        if (m->separator == ISADORA_ITEM_BLANK) {
            if (*at == ' ' && !rt_is(at[1], RT_BLANK))
                return at + 1;
        } else if (*at == ',' && !rt_is(at[-1], RT_OPEN)) {
            if (!rt_is(at[1], RT_BLANK))
                return at + 1;
            if (!rt_is(at[2], RT_BLANK))
                return at + 2;
        } else if (rt_is(*at, RT_CLOSE)) {
            return at;
        }
    }
    return rt_lead(m, at, m->separator);
}

static INLINE void printed_up_to(struct rt_matcher *m, const char *at)
{
    m->at = at;
    m->separator = 0;
    m->printed = true;
}

/* Does the text at a place, before `end`, begin with these characters? */
static INLINE bool begins(const char *at, const char *end, const char *text, unsigned size)
{
    if ((size_t)(end - at) < size || *at != *text)
        return false;
    for (unsigned i = 1; i < size; i++)
        if (at[i] != text[i])
            return false;
    return true;
}

static INLINE bool text_read(struct rt_matcher *m, const struct isadora_item *item)
{
    const char *at = lead(m);

    if (at == NULL || !begins(at, m->end, item->text, item->size))
        return false;
    printed_up_to(m, at + item->size);
    if (at == m->head && m->level == 0) {
        m->most = m->end;
        m->headed = m->refused;
    }
    return true;
}

/* Puts `bits` into the field of an item. */
static INLINE bool store(struct rt_matcher *m, const struct isadora_item *item, uint64_t bits)
{
    const unsigned slot = rt_value_slot(m->slots) + item->number;

    m->stored |= UINT64_C(1) << slot;
    if ((item->flags & ISADORA_ITEM_SHARED) != 0) {
        const bool stored = rt_place_store_shared(m, item, bits);
        m->refused += !stored; /* other values could do */
        return stored;
    }
    m->insn->value[slot] = bits;
    return true;
}

/* A register by its prefix and its number, where no word of the list begins alike: its length, 0
 * when there is none. */
static INLINE uint32_t number_scan(const struct isadora_words *words, const char *at,
                                   const char *limit, uint64_t *value)
{
    const unsigned prefix = words->prefix_size;
    const char *next = at + prefix;
    uint64_t sum;

    if (!begins(at, limit, words->prefix, prefix) || next == limit || !rt_is(*next, RT_DIGIT))
        return 0;
    sum = (uint64_t)(*next++ - '0');
    while (sum > 0 && next < limit && rt_is(*next, RT_DIGIT)) {
        if (next - at > 16) /* with the prefix; more than any register has */
            return words->scan(at, limit, value);
        sum = sum * 10 + (uint64_t)(*next++ - '0');
    }
    *value = sum;
    return (uint32_t)(next - at);
}

/* A word of a list, which ends before `limit`: its length with the bits of lexicon.h. */
static INLINE uint32_t scan(const struct isadora_words *words, const char *at, const char *limit,
                            uint64_t *value)
{
    const struct isadora_spelling *first = words->list;

    if (words->prefix_size > 0) {
        const uint32_t size = number_scan(words, at, limit, value);
        if (size > 0)
            return size;
        if (words->count == 0)
            return 0;
    } else if (words->scan != NULL) {
        return rt_words_scan(words, at, limit, value);
    }
    if (words->count != 1)
        return rt_list_scan(words, at, limit, value);
    if (!begins(at, limit, first->text, first->size))
        return 0;
    *value = first->value;
    return first->size | (first->also ? RT_ALSO_BIT : 0);
}

/* A word that ends at `limit` at the latest; NULL: only nothing, where it may be missing. */
static INLINE bool word_read(struct rt_matcher *m, const struct isadora_item *item,
                             const char *limit)
{
    const struct isadora_place *place = item->place;
    const char *at = limit != NULL ? lead(m) : NULL;
    const unsigned flags = place->flags;
    uint64_t value;
    const uint32_t found = at != NULL ? scan(place->words, at, limit, &value) : 0;

    if (found - 1 >= RT_ALSO_BIT - 1) { /* nothing, or what is only read */
        if ((flags & ISADORA_PLACE_EMPTY) == 0)
            return false;
        value = place->empty;
        at = NULL;
    } else {
        at += found & RT_LENGTH;
        if ((flags & (ISADORA_PLACE_PREFIXES | ISADORA_PLACE_EMPTY)) != 0) {
            const bool shorter =
                (flags & ISADORA_PLACE_PREFIXES) != 0 && (found & RT_LONGER_BIT) != 0;
            const bool empty =
                (flags & ISADORA_PLACE_EMPTY) != 0 && (item->flags & ISADORA_ITEM_SURE) == 0;
            if ((shorter || empty) && !push(m, item, shorter ? at - 1 : NULL, 0, NULL))
                return false;
        }
    }
    value -= (uint64_t)place->add;
    if (value >> (place->width - 1) > 1 ||
        (place->range_count > 0 && !rt_place_in_ranges(place, value << place->shift)) ||
        !store(m, item, value))
        return false;
    if (at != NULL)
        printed_up_to(m, at);
    return true;
}

/* What rt_place_solve is for most numbers: with a sign or without, a multiple of the bits, or
 * beside one. */
static INLINE bool plain_solve(const struct isadora_place *place, struct isadora_number number,
                               uint64_t *bits)
{
    const unsigned sign = (place->flags & ISADORA_PLACE_SIGNED) != 0;
    const uint64_t top = rt_low_bits(place->width - sign);
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
static INLINE bool is_plain(const struct isadora_place *place)
{
    const unsigned known = ISADORA_PLACE_DECIMAL | ISADORA_PLACE_SIGNED;

    return place->base == ISADORA_BASE_NONE && (place->flags & ~known) == 0 &&
           place->add <= INT32_MAX && place->add >= -INT32_MAX;
}

/* A number without operators and names. False where it is not, or too large; nothing is read then.
 */
static INLINE bool number_read(struct rt_matcher *m, const struct isadora_item *item)
{
    const struct isadora_place *place = item->place;
    const char *at = lead(m);
    struct isadora_number number;
    uint64_t bits;
    enum rt_failure_kind why;

    at = at != NULL ? rt_short_read(at, m->end, &number) : NULL;
    if (at == NULL)
        return false;
    if (is_plain(place)) {
        if (!plain_solve(place, number, &bits))
            return false;
    } else if (!rt_place_solve(m, item, number, &bits, &why)) {
        m->refused += rt_is_sum(place);
        return false;
    }
    if (!store(m, item, bits))
        return false;
    printed_up_to(m, at);
    return true;
}

/* ---- Choices ---- */

static INLINE unsigned candidate_next(const struct rt_matcher *m, const struct isadora_item *item,
                                      unsigned from, struct isadora_first next, bool bare)
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
static INLINE void give_up(struct rt_matcher *m, const struct isadora_item *next, unsigned outer)
{
    for (; outer > 0; outer = m->level_of[outer].outer)
        next = m->level_of[outer].next;
    const unsigned index = (unsigned)(next - m->form->items);
    m->again |= index < RT_TRAIL ? UINT64_MAX << index : 0;
}

/* Enters the next row of a choice that may be what is in the text, from number `from` on: the next
 * item, or NULL. `left`: where the row before ended, in vain; NULL: it did not. */
static INLINE const struct isadora_item *
choice_enter(struct rt_matcher *m, const struct isadora_item *item, unsigned from, const char *left)
{
    const struct isadora_first next =
        rt_first_at(rt_text_next(m->at, m->end, m->separator), m->end);
    const bool bare = m->at >= m->most; /* nothing can be printed here */
    unsigned i = candidate_next(m, item, from, next, bare);
    const rt_slots slots = m->slots + item->number;

    while (i < item->size && left == m->at && item->options[i].silent) {
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
            if (!push(m, item, NULL, after, option->silent ? m->at : left))
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
    level->printed = m->printed;
    level->left = left;
    level->refused = m->refused;
    level->mark = mark;
    m->level = m->levels++;
    m->slots = slots;
    m->printed = false;
    return option->items;
}

/* After the last item of a row: back to the row around it. */
static INLINE const struct isadora_item *choice_leave(struct rt_matcher *m)
{
    const struct rt_level *level = &m->level_of[m->level];

    if (level->left == m->at && level->refused == m->refused) {
        give_up(m, level->next, level->outer);
        return NULL;
    }
    if (level->mark != NULL)
        level->mark->left = m->at;
    if (m->printed)
        m->separator = 0;
    else
        m->printed = level->printed;
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

    if (item->kind != ISADORA_ITEM_CHOICE && item->kind != ISADORA_ITEM_WORD) {
        item = rt_resume(m);
        m->most = m->at > m->head ? m->end : m->head;
        return item;
    }
    const struct rt_mark *mark = rt_mark_pop(m);
    const char *left = mark->refused == m->refused ? mark->left : NULL;
    m->most = m->at > m->head ? m->end : m->head;
    if (item->kind == ISADORA_ITEM_CHOICE)
        item = choice_enter(m, item, mark->option, left);
    else
        item = word_read(m, item, mark->limit) ? item + 1 : NULL;
    return item;
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

/* Can the item be read here? Not where it is before the head and the text is beyond it. */
static INLINE bool may_read(struct rt_matcher *m, const struct isadora_item *item)
{
    if (m->at > m->most)
        return false;
    if ((item->flags & ISADORA_ITEM_SEPARATOR) != 0)
        m->separator = rt_separator_due(item, m->separator, m->printed);
    /* What is before all marks is not read again. */
    return m->level > 0 || (m->marks == 0 && !m->traced) || trail(m, item);
}

/* At the end of a row, or of the form: the next item; NULL to go back, or with `found`. */
static INLINE const struct isadora_item *row_end(struct rt_matcher *m,
                                                 const struct isadora_item *item, bool *found)
{
    if (m->level > 0)
        return choice_leave(m);
    if (may_read(m, item) && m->at == m->end) /* that it came to the end is noted, too */
        *found = rt_complete(m);
    return NULL;
}

/* Reads an item: the next one, or NULL. */
static INLINE const struct isadora_item *item_read(struct rt_matcher *m,
                                                   const struct isadora_item *item)
{
    switch (item->kind) {
    case ISADORA_ITEM_TEXT:
        return text_read(m, item) ? item + 1 : NULL;
    case ISADORA_ITEM_WORD:
        return word_read(m, item, m->end) ? item + 1 : NULL;
    case ISADORA_ITEM_CHOICE:
        return choice_enter(m, item, 0, NULL);
    case ISADORA_ITEM_NUMBER:
        if (number_read(m, item))
            return item + 1;
        break;
    default:
        break;
    }
    return other_read(m, item);
}

/* Is the youngest mark before the head, which was read, and was only the text against what followed
 * it? That the head is there does not depend on what is before it. */
static INLINE bool is_settled(struct rt_matcher *m)
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

bool rt_fast_match(struct rt_matcher *m, const struct isadora_alternative *form, unsigned from)
{
    const struct isadora_item *item = form->items + from;
    bool found = false;

    m->most = m->at > m->head ? m->end : m->head;
    for (;;) {
        if (item->kind == ISADORA_ITEM_END)
            item = row_end(m, item, &found);
        else
            item = may_read(m, item) ? item_read(m, item) : NULL;
        while (item == NULL) {
            if (found)
                return true;
            if (m->marks == 0 || m->steps < RT_RETURN || is_settled(m))
                return false;
            m->steps -= RT_RETURN;
            if (m->traced && !m->resumed)
                rt_alike_keep(m);
            m->resumed = true;
            item = resume(m);
        }
    }
}
