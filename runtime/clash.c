/* clash.c: which operands of a sentence exclude each other. The word of the sentence did not read
 * back, so some of its parts speak of the same bits.
 *
 * Found by trying: an operand is one of the culprits when the word is fine with another row of that
 * operand and everything else as it is. */
#include "match.h"

enum { CULPRITS = 8 };

struct culprits {
    const struct isadora_item *item[CULPRITS];
    unsigned count;
};

/* ---- Another row ---- */

static bool exists(const struct rt_matcher *m, const struct isadora_option *option)
{
    return (option->configs >> m->context->config & 1) != 0;
}

/* Makes the instruction what the items of a row say; in choices inside, the first row. The depth is
 * that of the description. */
static void row_fill(struct rt_matcher *m, const struct isadora_item *item)
{
    for (; item->kind != ISADORA_ITEM_END; item++) {
        uint64_t *value = &m->insn->value[item->slot];
        if (rt_has_place(item))
            *value = rt_place_fill(m->syntax, &m->syntax->places[item->index], *value);
        if (item->kind == ISADORA_ITEM_VALUE)
            *value = m->syntax->numbers[item->index].bits;
        if (item->kind == ISADORA_ITEM_LINE)
            m->insn->line[item->slot] = item->size;
        if (item->kind != ISADORA_ITEM_CHOICE)
            continue;
        const struct isadora_option *options = &m->syntax->options[item->index];
        for (unsigned i = 0; i < item->size; i++) {
            if (!exists(m, &options[i]))
                continue;
            m->insn->line[item->slot] = options[i].line;
            row_fill(m, m->syntax->items + options[i].items);
            break;
        }
    }
}

/* Is there another row of the choice with which the word reads back? */
static bool is_culprit(struct rt_matcher *m, const struct isadora_item *choice)
{
    const struct isadora_option *options = &m->syntax->options[choice->index];
    const struct isadora_insn own = *m->insn;
    bool fine = false;

    for (unsigned i = 0; i < choice->size && !fine; i++) {
        if (options[i].line == own.line[choice->slot] || !exists(m, &options[i]))
            continue;
        rt_spend(&m->steps, 64);
        m->insn->line[choice->slot] = options[i].line;
        row_fill(m, m->syntax->items + options[i].items);
        fine = rt_read_back(m);
        *m->insn = own;
    }
    return fine;
}

/* ---- The operands ---- */

static const struct isadora_item *row_taken(const struct rt_matcher *m,
                                            const struct isadora_item *choice)
{
    const struct isadora_option *option = &m->syntax->options[choice->index];

    while (option->line != m->insn->line[choice->slot])
        option++;
    return m->syntax->items + option->items;
}

/* The choices of a row that are culprits. When it is one alone, those inside of it. */
static void row_search(struct rt_matcher *m, const struct isadora_item *item, struct culprits *out)
{
    out->count = 0;
    for (; item->kind != ISADORA_ITEM_END && out->count < CULPRITS; item++) {
        if (item->kind == ISADORA_ITEM_CHOICE && m->steps > 0 && is_culprit(m, item))
            out->item[out->count++] = item;
    }
    if (out->count == 1)
        row_search(m, row_taken(m, out->item[0]), out);
}

bool rt_clash_find(struct rt_matcher *m, struct rt_span *last, struct rt_span *other)
{
    struct culprits all;
    unsigned found = 0;

    row_search(m, m->syntax->items + m->form->items, &all);
    for (unsigned i = all.count; i-- > 0;) {
        struct rt_span span = m->span_of[all.item[i]->slot];
        if (span.end == NULL || span.end <= span.at)
            continue; /* it says nothing in this sentence */
        if (found++ == 0)
            *last = span;
        *other = span;
    }
    return found > 1;
}
