/* failure.c: why a statement is not a form, kept for messages while it is matched. Only the
 * failures furthest on are kept. */
#include "asm/match/matcher.h"

enum { TRIED = 4 /* values of a field in a gap */ };

static bool is_known(const struct rt_failures *all, const struct rt_failure *new)
{
    for (unsigned i = 0; i < all->count; i++) {
        const struct rt_failure *old = &all->of[i];
        if (old->kind == new->kind && old->item == new->item && old->form == new->form &&
            old->at == new->at)
            return true;
    }
    return false;
}

static void failure_add(struct rt_matcher *m, struct rt_failure new, const char *reach)
{
    struct rt_failures *all = m->failures;

    if (all == NULL || reach < all->reach)
        return;
    if (reach > all->reach)
        all->count = 0;
    all->reach = reach;
    new.form = m->form->form;
    if (new.item != NULL &&new.item->kind == ISADORA_ITEM_NUMBER)
        new.beside = rt_place_beside(m, new.item);
    if (is_known(all, &new) || (all->count == RT_FAILURES && new.kind == RT_FAIL_ITEM))
        return;
    all->count -= all->count == RT_FAILURES;
    all->of[all->count++] = new;
}

struct isadora_place rt_failure_place(const struct rt_failure *failure)
{
    struct isadora_place place = *failure->item->place;

    if (rt_is_sum(&place)) {
        place.add += failure->beside;
        place.flags &= (uint8_t) ~(ISADORA_PLACE_SUM | ISADORA_PLACE_DIFFERENCE);
    }
    return place;
}

bool rt_fail(struct rt_matcher *m, enum rt_failure_kind kind, const struct isadora_item *item,
             const char *at, size_t length, const char *reach)
{
    failure_add(m, (struct rt_failure){.kind = kind, .item = item, .at = at, .length = length},
                reach);
    return false;
}

bool rt_fail_item(struct rt_matcher *m, const struct isadora_item *item, const char *at)
{
    static const struct isadora_item separators[] = {{.flags = ISADORA_ITEM_BLANK},
                                                     {.flags = ISADORA_ITEM_COMMA}};
    const char *place = at != NULL ? at : rt_skip_blanks(m->at, m->end);

    if (at == NULL && place != m->end)
        item = &separators[m->separator == ISADORA_ITEM_COMMA];
    return rt_fail(m, RT_FAIL_ITEM, item, place, 0, place);
}

bool rt_fail_differs(struct rt_matcher *m, const struct isadora_item *item, const char *at,
                     size_t length, const char *reach)
{
    const struct isadora_place *place = item->place;
    const uint64_t bits = m->insn->value[rt_item_slot(m, item)] >> place->shift;
    const struct rt_failure new = {
        .kind = RT_FAIL_DIFFERS,
        .item = item,
        .at = at,
        .length = length,
        .wanted = (bits & rt_low_bits(place->width)) + (uint64_t)place->add,
    };

    failure_add(m, new, reach);
    return false;
}

bool rt_fail_word(struct rt_matcher *m, int taker)
{
    const size_t size = (size_t)(m->end - m->text);
    const struct rt_failure new = {
        .kind = RT_FAIL_WORD, .at = m->text, .length = size, .taker = taker};

    failure_add(m, new, m->end);
    return false;
}

/* ---- Gaps ---- */

/* Letters directly after a register belong to it. */
static bool is_suffix(const struct rt_matcher *m, const struct isadora_item *item)
{
    return m->at == m->gap->piece.end && m->separator == 0 && item->kind == ISADORA_ITEM_TEXT &&
           rt_is(item->text[0], RT_WORD);
}

bool rt_gap_fill(struct rt_matcher *m, const struct isadora_item *item, const char *at, bool near)
{
    struct rt_gap *gap = m->gap;

    if (m->filled)
        return is_suffix(m, item);
    if (at != gap->piece.at || (gap->near && !near))
        return false;
    if (rt_has_place(item)) /* a shared field that has a value keeps it */
        rt_place_store(m, item, rt_place_fill(item->place, 0) >> item->place->shift);
    gap->value = &m->insn->value[rt_has_place(item) ? rt_item_slot(m, item) : 0];
    gap->item = item;
    m->filled = m->printed = true;
    m->at = gap->piece.end;
    m->separator = 0;
    return true;
}

bool rt_gap_reads_back(struct rt_matcher *m)
{
    const struct isadora_item *item = m->gap->item;
    int taker;

    if (!m->filled || !rt_has_place(item) || (item->flags & ISADORA_ITEM_SHARED) != 0)
        return false;
    for (uint64_t value = 1; value < TRIED; value++) {
        *m->gap->value = rt_place_fill(item->place, value << item->place->shift);
        if (rt_read_back(m, &taker))
            return true;
    }
    return false;
}

bool rt_gap_found(struct rt_matcher *m)
{
    struct rt_gap *gap = m->gap;

    for (unsigned i = 0; i < gap->count; i++)
        if (gap->found[i].item == gap->item && gap->found[i].form == m->form->form)
            return false;
    if (m->filled && gap->count < RT_GAP_ITEMS) {
        gap->found[gap->count].item = gap->item;
        gap->found[gap->count++].form = m->form->form;
    }
    return false;
}
