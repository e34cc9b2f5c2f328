/* alike.c: forms that begin alike, one after another. What the form before read before the first
 * item that differs is copied, with its fields at other slots, and a form that cannot go on like
 * the text is not tried at all. Only in the first try, without messages: then what a row begins
 * with is known. */
#include "asm/match/matcher.h"

#include <string.h>

void rt_alike_keep(struct rt_matcher *m)
{
    const struct isadora_form *about = &m->target->forms[m->form->form];

    m->resumed = true;
    memcpy(m->path.alt, m->insn->alt, sizeof m->path.alt);
    memcpy(m->path.value, m->insn->value, about->slot_count * sizeof m->path.value[0]);
}

/* The form was read. */
static void before_set(struct rt_matcher *m, const struct isadora_alternative *form,
                       unsigned number)
{
    m->before = form;
    if (number >= RT_LIKE)
        return;
    for (unsigned i = 0; i < number; i++)
        if (m->like_of[i] > m->like)
            m->like_of[i] = (uint8_t)m->like;
    m->like_of[number] = UINT8_MAX;
}

/* ---- Copies ---- */

static void items_copy(struct rt_matcher *m, const struct isadora_item *from, rt_slots from_base,
                       const struct isadora_item *to, rt_slots to_base, unsigned count);

static void choice_copy(struct rt_matcher *m, const struct isadora_option *option, rt_slots from,
                        rt_slots to)
{
    const uint8_t line = m->path.alt[rt_line_slot(from)];

    while (option->line != line || option->also != 0)
        option++;
    m->insn->alt[rt_line_slot(to)] = line;
    m->entered |= UINT32_C(1) << rt_line_slot(to);
    items_copy(m, option->items, from, option->items, to, UINT8_MAX);
}

static void value_copy(struct rt_matcher *m, const struct isadora_item *item, unsigned from,
                       unsigned to)
{
    const uint64_t value = m->path.value[from];

    if ((item->flags & ISADORA_ITEM_SHARED) == 0) {
        m->insn->value[to] = value;
        m->stored |= UINT64_C(1) << to;
        return;
    }
    const uint64_t part = rt_low_bits(item->place->width) << item->place->shift;
    m->insn->value[to] = (m->insn->value[to] & ~part) | (value & part);
    m->stored |= UINT64_C(1) << to;
    m->known[to] |= part;
}

/* At most `count` items. The depth is that of the description. */
static void items_copy(struct rt_matcher *m, const struct isadora_item *from, rt_slots from_base,
                       const struct isadora_item *to, rt_slots to_base, unsigned count)
{
    for (; count > 0 && from->kind != ISADORA_ITEM_END; from++, to++, count--) {
        if (from->kind == ISADORA_ITEM_CHOICE)
            choice_copy(m, from->options, from_base + from->number, to_base + to->number);
        else if (rt_has_place(from))
            value_copy(m, to, rt_value_slot(from_base) + from->number,
                       rt_value_slot(to_base) + to->number);
    }
}

/* ---- Forms ---- */

void rt_form_begin(struct rt_matcher *m, const struct isadora_alternative *form, const char *at)
{
    const struct isadora_form *about = &m->target->forms[form->form];

    m->form = form;
    m->insn->form = form->form;
    m->insn->length = about->length;
    m->insn->mask = m->mask;
    memset(m->insn->alt, 0, sizeof m->insn->alt);
    memset(m->insn->value, 0, about->slot_count * sizeof m->insn->value[0]);
    m->at = at;
    m->separator = m->level = m->marks = m->writes = 0;
    m->refused = m->entered = 0;
    m->headed = RT_HEADLESS;
    m->stored = 0;
    m->levels = 1;
    m->level_of[0].also = false;
    m->level_of[0].slots = m->slots = 0;
    m->printed = at > m->text;
    m->later = m->filled = m->resumed = false;
    m->trailed = m->again_high = 0;
    m->again = 0;
    if ((form->flags & ISADORA_FORM_SHARED) != 0)
        memset(m->known, 0, about->slot_count * sizeof m->known[0]);
}

/* The last item up to `like` whose place in the text is the only one that it can have, 0: none. */
static unsigned resume_find(const struct rt_matcher *m)
{
    unsigned item = m->like < m->trailed ? m->like : m->trailed;

    while (item > 0 && (m->again >> item & 1) != 0)
        item--;
    return item;
}

static uint8_t trail_separator(const struct rt_trail *trail)
{
    return trail->due & ISADORA_ITEM_SEPARATOR;
}

/* Can the form go on after `like` items as the text does there? */
static bool goes_on(const struct rt_matcher *m, const struct isadora_alternative *form)
{
    const struct rt_trail *trail = &m->trail[m->like];
    const uint8_t separator = rt_separator_due(&form->items[m->like], trail_separator(trail),
                                               (trail->due & RT_PRINTED) != 0);
    const struct isadora_first next =
        rt_first_at(rt_text_next(trail->at, m->end, separator), m->end);

    return (form->first.one & next.one) != 0 && (form->first.two & next.two) != 0;
}

/* Goes on with the form after `count` items that the one before has in common with it. */
static bool match_like(struct rt_matcher *m, const struct isadora_alternative *form, const char *at,
                       unsigned count)
{
    const struct isadora_item *items = m->before->items;
    const struct rt_trail *trail = &m->trail[count];

    if (!m->resumed)
        rt_alike_keep(m);
    rt_form_begin(m, form, at);
    items_copy(m, items, 0, form->items, 0, count);
    m->at = trail->at;
    m->separator = trail_separator(trail);
    m->printed = (trail->due & RT_PRINTED) != 0;
    if (rt_fast_match(m, form, count))
        return true;
    if (!m->cut || m->refused == 0)
        return false;
    rt_form_begin(m, form, at); /* the values before the head may be against it */
    return rt_fast_match(m, form, at > m->text);
}

bool rt_alike_match(struct rt_matcher *m, const struct isadora_alternative *form, unsigned number,
                    bool last, const char *at)
{
    const unsigned first = at > m->text; /* the item that is read already */
    bool found;

    if ((m->target->forms[form->form].configs & m->config) == 0)
        return false;
    if (m->relaxed || m->failures != NULL) {
        rt_form_begin(m, form, at);
        return rt_match(m, form, first);
    }
    m->traced = !last;
    if (m->before == NULL || m->like <= first) {
        rt_form_begin(m, form, at);
        m->cut = false;
        found = rt_fast_match(m, form, first);
    } else {
        const unsigned count = resume_find(m);
        if (m->like > m->trailed && m->like > m->again_high)
            return false; /* what the form before could not read is here, too */
        if (m->like == form->alike && count == m->like && !goes_on(m, form))
            return false;
        if (count > first) {
            found = match_like(m, form, at, count);
        } else {
            rt_form_begin(m, form, at);
            m->cut = false;
            found = rt_fast_match(m, form, first);
        }
    }
    if (!last)
        before_set(m, form, number);
    return found;
}
