/* fast.c: one form against one statement, in the first try, which keeps no reasons for messages.
 *
 * The same as match.c, which see, for the items that texts are mostly made of; other items are read
 * there. Here rows that cannot be what is in the text are not tried, and it is noted where items
 * were read, for this form and the next one (alike.c). */
#include "asm/match/read.h"

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
