/* miss.c: what kept a sentence from being a form, noted for messages while it is matched. Only what
 * was missed furthest on is kept. */
#include "asm/match/match.h"

void rt_miss(struct rt_matcher *m, enum rt_miss_kind kind, const struct isadora_item *item,
             const char *at, size_t length, const char *reach)
{
    struct rt_misses *all = m->misses;

    if (all == NULL || reach < all->reach)
        return;
    if (reach > all->reach)
        all->count = 0;
    all->reach = reach;
    for (unsigned i = 0; i < all->count; i++) {
        const struct rt_miss *old = &all->miss[i];
        if (old->kind == kind && old->item == item && old->form == m->form->form && old->at == at)
            return;
    }
    if (all->count == RT_MISSES && kind == RT_MISS_ITEM)
        return;
    all->count -= all->count == RT_MISSES;
    all->miss[all->count++] = (struct rt_miss){.kind = kind,
                                               .item = item,
                                               .form = m->form->form,
                                               .at = at,
                                               .length = length,
                                               .taker = m->taker};
}

void rt_miss_item(struct rt_matcher *m, const struct isadora_item *item, const char *at)
{
    static const struct isadora_item separators[] = {{.kind = ISADORA_ITEM_BLANK},
                                                     {.kind = ISADORA_ITEM_COMMA}};
    const char *place = at != NULL ? at : rt_skip_blanks(m->at, m->end);

    if (at == NULL && place != m->end)
        item = &separators[m->separator == ISADORA_ITEM_COMMA];
    rt_miss(m, RT_MISS_ITEM, item, place, 0, place);
}

void rt_miss_differs(struct rt_matcher *m, const struct isadora_item *item, const char *at,
                     size_t length, const char *reach)
{
    const struct isadora_place *place = item->place;
    const uint64_t value = m->insn->value[rt_item_slot(m, item)];
    const uint64_t bits = value >> place->shift & rt_low_bits(place->width);

    rt_miss(m, RT_MISS_DIFFERS, item, at, length, reach);
    if (m->misses == NULL || m->misses->count == 0)
        return;
    struct rt_miss *miss = &m->misses->miss[m->misses->count - 1];
    if (miss->kind == RT_MISS_DIFFERS && miss->item == item)
        miss->wanted = bits + (uint64_t)place->add;
}

void rt_miss_word(struct rt_matcher *m)
{
    struct rt_span last, other;
    int taker = m->taker;
    bool found = rt_clash_find(m, &last, &other);

    m->taker = taker;
    if (!found) {
        rt_miss(m, RT_MISS_WORD, NULL, m->text, (size_t)(m->end - m->text), m->end);
        return;
    }
    rt_miss(m, RT_MISS_WORD, NULL, last.at, (size_t)(last.end - last.at), m->end);
    struct rt_miss *miss = &m->misses->miss[m->misses->count - 1];
    if (miss->kind == RT_MISS_WORD && miss->at == last.at) {
        miss->beside = other.at;
        miss->beside_length = (size_t)(other.end - other.at);
    }
}
