/* fast.c: one form against one statement, in the first try, which keeps no reasons for messages.
 *
 * The same as match.c, which see, for the items that texts are mostly made of; other items are read
 * there. Here the state is in local variables, rows that cannot be what is in the text are not
 * tried, and it is noted where the items were read, for the next form (alike.c). */
#include "asm/match/marks.h"

/* The state of a matcher that changes with every item. */
struct state {
    const char *at;
    uint8_t separator;
    bool printed;
    uint8_t level;
    rt_slots slots;
};

static inline struct state load(const struct rt_matcher *m)
{
    return (struct state){m->at, m->separator, m->printed, m->level, m->slots};
}

static inline void save(struct rt_matcher *m, struct state s)
{
    m->at = s.at;
    m->separator = s.separator;
    m->printed = s.printed;
    m->level = s.level;
    m->slots = s.slots;
}

/* ---- Marks ---- */

static inline bool push(struct rt_matcher *m, const struct state *s,
                        const struct isadora_item *item, const char *limit, unsigned option)
{
    if (m->marks == RT_MARKS) {
        m->steps = 0;
        return false;
    }
    struct rt_mark *mark = &m->mark_of[m->marks++];
    mark->item = item;
    mark->at = s->at;
    mark->limit = limit;
    mark->option = (uint8_t)option;
    mark->level = s->level;
    mark->levels = m->levels;
    mark->separator = s->separator;
    mark->writes = m->writes;
    mark->refused = m->refused;
    mark->printed = s->printed;
    mark->later = mark->filled = false;
    mark->left = NULL;
    return true;
}

/* Keeps how far the form was read, and the state there. */
static inline void trail(struct rt_matcher *m, const struct state *s,
                         const struct isadora_item *item)
{
    const unsigned index = (unsigned)(item - m->form->items);

    if (m->resumed) {
        m->again |= index < RT_TRAIL ? UINT64_C(1) << index : 0;
        m->again_high = index > m->again_high ? index : m->again_high;
    } else if (index < RT_TRAIL) {
        m->trail[index] = (struct rt_trail){s->at, s->separator, s->printed};
        m->trailed = index;
    }
}

/* ---- Items ---- */

/* Where the next printed character is, or NULL when the separator before it is missing. */
static inline const char *lead(struct rt_matcher *m, const struct state *s)
{
    const char *at = s->at;

    if (s->separator == 0)
        return at;
    /* One blank, or a comma and at most one, as they are printed. */
    if (m->end - at > 2 && at > m->text) {
        if (s->separator == ISADORA_ITEM_BLANK) {
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
    return rt_lead(m, at, s->separator);
}

static inline void printed_up_to(struct state *s, const char *at)
{
    s->at = at;
    s->separator = 0;
    s->printed = true;
}

static inline bool text_read(struct rt_matcher *m, struct state *s, const struct isadora_item *item)
{
    const char *at = lead(m, s);
    const unsigned size = item->size;

    if (at == NULL || (size_t)(m->end - at) < size || size == 0)
        return false;
    for (unsigned i = 0; i < size; i++)
        if (at[i] != item->text[i])
            return false;
    printed_up_to(s, at + size);
    return true;
}

/* Puts `bits` into the field of an item. */
static inline bool store(struct rt_matcher *m, const struct state *s,
                         const struct isadora_item *item, uint64_t bits)
{
    const unsigned slot = rt_value_slot(s->slots) + item->number;

    if ((item->flags & ISADORA_ITEM_SHARED) != 0) {
        m->slots = s->slots;
        const bool stored = rt_place_store_shared(m, item, bits);
        m->refused += !stored; /* other values could do */
        return stored;
    }
    m->insn->value[slot] = bits;
    m->stored |= UINT64_C(1) << slot;
    return true;
}

/* A word of a list, which ends before `limit`: its length with the bits of lexicon.h. */
static inline uint32_t scan(const struct isadora_words *words, const char *at, const char *limit,
                            uint64_t *value)
{
    const struct isadora_spelling *first = words->list;

    if (words->scan != NULL || words->count != 1)
        return rt_words_scan(words, at, limit, value);
    if ((size_t)(limit - at) < first->size)
        return 0;
    for (unsigned i = 0; i < first->size; i++)
        if (at[i] != first->text[i])
            return 0;
    *value = first->value;
    return first->size | (first->also ? RT_ALSO_BIT : 0);
}

/* A word that ends at `limit` at the latest; NULL: only nothing, where it may be missing. */
static inline bool word_read(struct rt_matcher *m, struct state *s, const struct isadora_item *item,
                             const char *limit)
{
    const struct isadora_place *place = item->place;
    const char *at = limit != NULL ? lead(m, s) : NULL;
    uint64_t value;
    const uint32_t found = at != NULL ? scan(place->words, at, limit, &value) : 0;
    const bool empty = (place->flags & ISADORA_PLACE_EMPTY) != 0;

    if (found == 0 || (found & RT_ALSO_BIT) != 0) {
        if (!empty)
            return false;
        value = place->empty;
        at = NULL;
    } else {
        const bool shorter =
            (place->flags & ISADORA_PLACE_PREFIXES) != 0 && (found & RT_LONGER_BIT) != 0;
        at += found & RT_LENGTH;
        if ((shorter || (empty && (item->flags & ISADORA_ITEM_SURE) == 0)) &&
            !push(m, s, item, shorter ? at - 1 : NULL, 0))
            return false;
    }
    value -= (uint64_t)place->add;
    if ((place->width < 64 && value >> place->width != 0) ||
        !rt_place_allows(place, value << place->shift) || !store(m, s, item, value))
        return false;
    if (at != NULL)
        printed_up_to(s, at);
    return true;
}

/* A number without operators and names, for a field that holds it as it is. False where there is
 * more to it; nothing is read then. */
static inline bool number_read(struct rt_matcher *m, struct state *s,
                               const struct isadora_item *item)
{
    const struct isadora_place *place = item->place;
    const char *at = lead(m, s);
    struct rt_expression e;
    uint64_t bits;
    enum rt_failure_kind why;

    if (at == NULL || !rt_plain_read(&e, at, m->end))
        return false;
    if (place->base == ISADORA_BASE_NONE && place->mul == 1 && place->add == 0 &&
        place->range_count == 0 && !e.value.negative &&
        (place->flags & ~(unsigned)ISADORA_PLACE_DECIMAL) == 0) {
        if (e.value.bits > rt_low_bits(place->width))
            return false;
        bits = e.value.bits;
    } else {
        m->slots = s->slots;
        if (!rt_place_solve(m, item, e.value, &bits, &why)) {
            m->refused += rt_is_sum(place);
            return false;
        }
    }
    if (!store(m, s, item, bits))
        return false;
    printed_up_to(s, e.next);
    return true;
}

/* ---- Choices ---- */

static inline unsigned candidate_next(const struct rt_matcher *m, const struct isadora_item *item,
                                      unsigned from, struct isadora_first next)
{
    const struct isadora_option *option = item->options + from;

    for (; from < item->size; from++, option++)
        if ((option->first.one & next.one) != 0 && (option->first.two & next.two) != 0 &&
            (option->configs & m->config) != 0)
            break;
    return from;
}

static inline bool is_silent(const struct isadora_option *option)
{
    return option->items->kind == ISADORA_ITEM_END;
}

/* What follows a choice was read from the place where it is left now, and did not fit. Would it
 * with what another row said? Not if nothing but the text was against it. The next form may still
 * want the other row: for that, what follows has been read again. */
static inline void give_up(struct rt_matcher *m, const struct isadora_item *next, unsigned outer)
{
    for (; outer > 0; outer = m->level_of[outer].outer)
        next = m->level_of[outer].next;
    const unsigned index = (unsigned)(next - m->form->items);
    m->again |= index < RT_TRAIL ? UINT64_MAX << index : 0;
}

/* Enters the next row of a choice that may be what is in the text, from number `from` on: the next
 * item, or NULL. `left`: where the row before ended, in vain; NULL: it did not. */
static inline const struct isadora_item *choice_enter(struct rt_matcher *m, struct state *s,
                                                      const struct isadora_item *item,
                                                      unsigned from, const char *left)
{
    const struct isadora_first next =
        rt_first_at(rt_text_next(s->at, m->end, s->separator), m->end);
    unsigned i = candidate_next(m, item, from, next);
    const rt_slots slots = s->slots + item->number;

    while (i < item->size && left == s->at && is_silent(&item->options[i])) {
        if (!is_silent(&item->options[i - 1])) /* between two silent ones the word decides */
            give_up(m, item + 1, s->level);
        i = candidate_next(m, item, i + 1, next);
    }
    if (i == item->size)
        return NULL;
    const struct isadora_option *option = &item->options[i];
    const unsigned after = candidate_next(m, item, i + 1, next);
    struct rt_mark *mark = NULL;
    if (after < item->size) {
        if (!push(m, s, item, NULL, after))
            return NULL;
        mark = &m->mark_of[m->marks - 1];
        mark->left = is_silent(option) ? s->at : left;
    }
    m->insn->alt[rt_line_slot(slots)] = option->line;
    m->entered |= UINT32_C(1) << rt_line_slot(slots);
    if (is_silent(option))
        return item + 1;
    struct rt_level *level = &m->level_of[m->levels];
    level->next = item + 1;
    level->outer = s->level;
    level->slots = slots;
    level->printed = s->printed;
    level->left = left;
    level->refused = m->refused;
    level->mark = mark;
    s->level = m->levels++;
    s->slots = slots;
    s->printed = false;
    return option->items;
}

/* After the last item of a row: back to the row around it. */
static inline const struct isadora_item *choice_leave(struct rt_matcher *m, struct state *s)
{
    const struct rt_level *level = &m->level_of[s->level];

    if (level->left == s->at && level->refused == m->refused) {
        give_up(m, level->next, level->outer);
        return NULL;
    }
    if (level->mark != NULL)
        level->mark->left = s->at;
    if (s->printed)
        s->separator = 0;
    else
        s->printed = level->printed;
    s->level = level->outer;
    s->slots = m->level_of[s->level].slots;
    return level->next;
}

/* ---- The whole form ---- */

/* Goes back to the youngest mark, and on from there by what is left of it: an item, which `mark` is
 * about or which has been read (then `mark` is NULL); or NULL to go back again. */
static inline const struct isadora_item *resume(struct rt_matcher *m, struct state *s,
                                                const struct rt_mark **mark)
{
    const struct isadora_item *item = m->mark_of[m->marks - 1].item;

    save(m, *s);
    if (item->kind != ISADORA_ITEM_CHOICE && item->kind != ISADORA_ITEM_WORD) {
        *mark = NULL;
        item = rt_resume(m);
        *s = load(m);
        return item;
    }
    *mark = rt_mark_pop(m);
    *s = load(m);
    if ((*mark)->refused != m->refused)
        m->mark_of[m->marks].left = NULL; /* that of the same mark */
    return item;
}

/* Any other item, or one that is more than it looks. */
static inline const struct isadora_item *other_read(struct rt_matcher *m, struct state *s,
                                                    const struct isadora_item *item)
{
    save(m, *s);
    item = rt_step(m, item);
    *s = load(m);
    return item;
}

/* Reads an item: the next one, or NULL, with `found` where that was the last. `mark`: it was read
 * otherwise before; else NULL. */
static inline const struct isadora_item *step(struct rt_matcher *m, struct state *s,
                                              const struct isadora_item *item,
                                              const struct rt_mark *mark, bool *found)
{
    switch (item->kind) {
    case ISADORA_ITEM_TEXT:
        return text_read(m, s, item) ? item + 1 : NULL;
    case ISADORA_ITEM_WORD:
        return word_read(m, s, item, mark != NULL ? mark->limit : m->end) ? item + 1 : NULL;
    case ISADORA_ITEM_NUMBER:
        return number_read(m, s, item) ? item + 1 : other_read(m, s, item);
    case ISADORA_ITEM_CHOICE:
        return mark != NULL ? choice_enter(m, s, item, mark->option, mark->left)
                            : choice_enter(m, s, item, 0, NULL);
    case ISADORA_ITEM_END:
        if (s->level > 0)
            return choice_leave(m, s);
        save(m, *s);
        *found = s->at == m->end && rt_complete(m);
        return NULL;
    default:
        return other_read(m, s, item);
    }
}

bool rt_fast_match(struct rt_matcher *m, const struct isadora_alternative *form, unsigned from)
{
    const unsigned traced = m->traced ? 1 : 0; /* levels */
    bool found = false;
    const struct isadora_item *item = form->items + from;
    const struct rt_mark *mark = NULL;
    struct state s = load(m);

    for (;;) {
        if (mark == NULL) {
            if ((item->flags & ISADORA_ITEM_SEPARATOR) != 0)
                s.separator = rt_separator_due(item, s.separator, s.printed);
            if (s.level < traced)
                trail(m, &s, item);
        }
        item = step(m, &s, item, mark, &found);
        mark = NULL;
        while (item == NULL) {
            if (found)
                return true;
            if (m->marks == 0 || m->steps < RT_RETURN)
                return false;
            m->steps -= RT_RETURN;
            if (traced > 0 && !m->resumed)
                rt_alike_keep(m);
            item = resume(m, &s, &mark);
        }
    }
}
