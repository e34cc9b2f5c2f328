/* conflict.c: which operands of a statement exclude each other. Its word does not read back, so
 * some of its parts set the same bits.
 *
 * Found by trying: an operand is one of the culprits when the word is fine with another alternative
 * of that operand and everything else as it is. */
#include "asm/diag/diagnosis.h"

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

static bool exists(const struct rt_matcher *m, const struct isadora_option *option)
{
    return (option->configs >> m->context->config & 1) != 0;
}

/* Makes the instruction what the items of a row say; in choices inside, the first row. The depth is
 * that of the description. */
static void row_fill(const struct rt_matcher *m, struct isadora_insn *insn,
                     const struct isadora_item *item, rt_slots outer)
{
    for (; item->kind != ISADORA_ITEM_END; item++) {
        uint64_t *values = &insn->value[rt_value_slot(outer)];
        uint8_t *line = &insn->line[rt_line_slot(outer) + item->slot];
        if (rt_has_place(item))
            values[item->number] = rt_place_fill(item->place, values[item->number]);
        if (item->kind == ISADORA_ITEM_VALUE)
            values[item->number] = item->fixed->bits;
        if (item->kind == ISADORA_ITEM_LINE)
            *line = item->size;
        for (unsigned i = 0; item->kind == ISADORA_ITEM_CHOICE && i < item->size; i++) {
            if (!exists(m, &item->options[i]))
                continue;
            *line = item->options[i].line;
            row_fill(m, insn, item->options[i].items, outer + item->number);
            break;
        }
    }
}

/* Is there another row of the choice with which the word reads back? */
static bool is_culprit(struct rt_matcher *m, const struct rt_reading *r, struct culprit choice)
{
    const struct isadora_option *options = choice.item->options;
    const unsigned line = rt_line_slot(choice.slots);
    int taker;

    for (unsigned i = 0; i < choice.item->size; i++) {
        struct isadora_insn insn = r->insn;
        if (options[i].line == insn.line[line] || !exists(m, &options[i]))
            continue;
        rt_spend(&m->steps, 64);
        insn.line[line] = options[i].line;
        row_fill(m, &insn, options[i].items, choice.slots);
        if (rt_read_back(m, &insn, r->items, &taker))
            return true;
    }
    return false;
}

/* The choices of a row that are culprits. When it is one alone, those inside of it. */
static void row_search(struct rt_matcher *m, const struct rt_reading *r,
                       const struct isadora_item *item, rt_slots outer, struct culprits *out)
{
    out->count = 0;
    for (; item->kind != ISADORA_ITEM_END && out->count < CULPRITS; item++) {
        const struct culprit choice = {item, outer + item->number};
        if (item->kind == ISADORA_ITEM_CHOICE && m->steps > 0 && is_culprit(m, r, choice))
            out->of[out->count++] = choice;
    }
    if (out->count != 1)
        return;
    const struct culprit only = out->of[0];
    const struct isadora_option *option = only.item->options;
    while (option->line != r->insn.line[rt_line_slot(only.slots)])
        option++;
    row_search(m, r, option->items, only.slots, out);
}

bool rt_conflict_find(struct rt_matcher *m, const struct rt_reading *r, struct rt_span *last,
                      struct rt_span *other)
{
    struct culprits all;
    unsigned found = 0;

    row_search(m, r, r->items, 0, &all);
    for (unsigned i = all.count; i-- > 0;) {
        const struct rt_span span = r->span_of[rt_line_slot(all.of[i].slots)];
        if (span.end == NULL || span.end <= span.at)
            continue; /* it is no text in this statement */
        if (found++ == 0)
            *last = span;
        *other = span;
    }
    return found > 1;
}
