/* clash.c: which operands of a sentence exclude each other. The word of the sentence did not read
 * back, so some of its parts speak of the same bits.
 *
 * Found by trying: an operand is one of the culprits when the word is fine with another row of that
 * operand and everything else as it is. */
#include "asm/match/match.h"

enum { CULPRITS = 8 };

/* A choice of the form, and its slots. */
struct culprit {
    const struct isadora_item *item;
    rt_slots slots;
};

struct culprits {
    struct culprit of[CULPRITS];
    unsigned count;
};

/* ---- Another row ---- */

static bool exists(const struct rt_matcher *m, const struct isadora_option *option)
{
    return (option->configs >> m->context->config & 1) != 0;
}

/* Makes the instruction what the items of a row say; in choices inside, the first row. The depth is
 * that of the description. */
static void row_fill(struct rt_matcher *m, const struct isadora_item *item, rt_slots outer)
{
    for (; item->kind != ISADORA_ITEM_END; item++) {
        uint64_t *values = &m->insn->value[rt_value_slot(outer)];
        uint8_t *line = &m->insn->line[rt_line_slot(outer) + item->slot];
        if (rt_has_place(item))
            values[item->number] = rt_place_fill(item->place, values[item->number]);
        if (item->kind == ISADORA_ITEM_VALUE)
            values[item->number] = item->fixed->bits;
        if (item->kind == ISADORA_ITEM_LINE)
            *line = item->size;
        if (item->kind != ISADORA_ITEM_CHOICE)
            continue;
        for (unsigned i = 0; i < item->size; i++) {
            if (!exists(m, &item->options[i]))
                continue;
            *line = item->options[i].line;
            row_fill(m, item->options[i].items, outer + item->number);
            break;
        }
    }
}

/* Is there another row of the choice with which the word reads back? */
static bool is_culprit(struct rt_matcher *m, struct culprit choice)
{
    const struct isadora_option *options = choice.item->options;
    const struct isadora_insn own = *m->insn;
    bool fine = false;

    for (unsigned i = 0; i < choice.item->size && !fine; i++) {
        if (options[i].line == own.line[rt_line_slot(choice.slots)] || !exists(m, &options[i]))
            continue;
        rt_spend(&m->steps, 64);
        m->insn->line[rt_line_slot(choice.slots)] = options[i].line;
        row_fill(m, options[i].items, choice.slots);
        fine = rt_read_back(m);
        *m->insn = own;
    }
    return fine;
}

/* ---- The operands ---- */

static const struct isadora_item *row_taken(const struct rt_matcher *m, struct culprit choice)
{
    const struct isadora_option *option = choice.item->options;

    while (option->line != m->insn->line[rt_line_slot(choice.slots)])
        option++;
    return option->items;
}

/* The choices of a row that are culprits. When it is one alone, those inside of it. */
static void row_search(struct rt_matcher *m, const struct isadora_item *item, rt_slots outer,
                       struct culprits *out)
{
    out->count = 0;
    for (; item->kind != ISADORA_ITEM_END && out->count < CULPRITS; item++) {
        const struct culprit choice = {item, outer + item->number};
        if (item->kind == ISADORA_ITEM_CHOICE && m->steps > 0 && is_culprit(m, choice))
            out->of[out->count++] = choice;
    }
    if (out->count == 1)
        row_search(m, row_taken(m, out->of[0]), out->of[0].slots, out);
}

bool rt_clash_find(struct rt_matcher *m, struct rt_span *last, struct rt_span *other)
{
    struct culprits all;
    unsigned found = 0;

    row_search(m, m->form->items, 0, &all);
    for (unsigned i = all.count; i-- > 0;) {
        struct rt_span span = m->span_of[rt_line_slot(all.of[i].slots)];
        if (span.end == NULL || span.end <= span.at)
            continue; /* it says nothing in this sentence */
        if (found++ == 0)
            *last = span;
        *other = span;
    }
    return found > 1;
}
