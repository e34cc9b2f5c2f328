/* readback.c: does an instruction that was read from text come back from its word? With that, a
 * statement is read completely. */
#include "asm/match/matcher.h"

#include <string.h>

static bool same(const struct isadora_item *item, rt_slots outer, struct isadora_insn *a,
                 const struct isadora_insn *b);

static const struct isadora_option *row_of(const struct isadora_item *choice, unsigned line)
{
    const struct isadora_option *option = choice->options;

    while (option->line != line || option->also != 0)
        option++;
    return option;
}

/* Do two instructions agree in the line of a choice, and in what that says? Of two lines that print
 * nothing, the word says which one it is, and `a` becomes that. */
static bool same_choice(const struct isadora_item *choice, rt_slots outer, struct isadora_insn *a,
                        const struct isadora_insn *b)
{
    const rt_slots slots = outer + choice->number;
    const unsigned line = rt_line_slot(slots);
    const struct isadora_option *option = row_of(choice, a->alt[line]);

    if (a->alt[line] == b->alt[line])
        return same(option->items, slots, a, b);
    if (option->items->kind != ISADORA_ITEM_END ||
        row_of(choice, b->alt[line])->items->kind != ISADORA_ITEM_END)
        return false;
    a->alt[line] = b->alt[line];
    return true;
}

/* Do they agree in all that these items say? The depth is that of the description, not of the text.
 */
static bool same(const struct isadora_item *item, rt_slots outer, struct isadora_insn *a,
                 const struct isadora_insn *b)
{
    for (; item->kind != ISADORA_ITEM_END; item++) {
        const size_t value = rt_value_slot(outer) + (size_t)item->number;
        const size_t line = rt_line_slot(outer) + (size_t)item->slot;
        uint64_t bits = UINT64_MAX;
        switch (item->kind) {
        case ISADORA_ITEM_CHOICE:
            if (!same_choice(item, outer, a, b))
                return false;
            break;
        case ISADORA_ITEM_LINE:
            if (a->alt[line] != b->alt[line])
                return false;
            break;
        case ISADORA_ITEM_NUMBER:
        case ISADORA_ITEM_FLOAT:
        case ISADORA_ITEM_WORD:
        case ISADORA_ITEM_LOGIC:
            bits = rt_low_bits(item->place->width) << item->place->shift;
            /* fall through */
        case ISADORA_ITEM_VALUE:
            if (((a->value[value] ^ b->value[value]) & bits) != 0)
                return false;
            break;
        default:
            break;
        }
    }
    return true;
}

/* Are they equal in all values that were ever put into the instruction? Most often they are. */
static bool values_equal(const struct rt_matcher *m, const struct isadora_insn *b)
{
    for (uint64_t stored = m->stored; stored != 0; stored &= stored - 1) {
        const unsigned i = rt_lowest(stored);
        if (m->insn->value[i] != b->value[i])
            return false;
    }
    return true;
}

/* The same for the lines of choices. */
static bool lines_equal(const struct rt_matcher *m, const struct isadora_insn *b)
{
    for (uint64_t entered = m->entered; entered != 0; entered &= entered - 1) {
        const unsigned i = rt_lowest(entered);
        if (m->insn->alt[i] != b->alt[i])
            return false;
    }
    return true;
}

/* Of two lines that print nothing the word says which one it is: `a` becomes that. */
static void silent_adopt(const struct isadora_item *item, struct isadora_insn *a,
                         const struct isadora_insn *b)
{
    for (; item->kind != ISADORA_ITEM_END; item++)
        if (item->kind == ISADORA_ITEM_CHOICE && a->alt[item->slot] != b->alt[item->slot])
            same_choice(item, 0, a, b);
}

bool rt_read_back(const struct rt_matcher *m, int *taker)
{
    const struct isadora_form *about = &m->target->forms[m->insn->form];
    struct isadora_insn again;
    uint8_t bytes[ISADORA_WORD_BYTES];
    int length = m->target->encode(m->context, m->insn, bytes, sizeof bytes);
    const bool has_condition = about->when != NULL;

    /* The matcher keeps to the ranges of values and alternatives. */
    *taker = length == ISADORA_BAD_INSN && has_condition ? RT_UNFIT : RT_NO_TAKER;
    if (length < 0)
        return false;
    memset(again.alt, 0, sizeof again.alt); /* not all are written */
    memset(again.value, 0, about->slot_count * sizeof again.value[0]);
    if (m->target->decode(m->context, bytes, (size_t)length, &again) != length)
        return false;
    *taker = again.form;
    if (again.form != m->insn->form || again.mask.half[0] != m->mask.half[0] ||
        again.mask.half[1] != m->mask.half[1])
        return false;
    const bool equal = values_equal(m, &again);
    if (equal && lines_equal(m, &again))
        return true;
    silent_adopt(m->form->items, m->insn, &again);
    return (equal && lines_equal(m, &again)) || same(m->form->items, 0, m->insn, &again);
}

bool rt_complete(struct rt_matcher *m)
{
    if (m->at != m->end) {
        const char *at = rt_skip_blanks(m->at, m->end);
        return rt_fail(m, RT_FAIL_END, NULL, at, 0, at);
    }
    if (m->symbols != NULL && m->target->forms[m->form->form].length < m->symbols->least)
        return rt_fail(m, RT_FAIL_SHORT, NULL, m->end, 0, m->end);
    int taker;
    if (m->later || rt_read_back(m, &taker) || (m->gap != NULL && rt_gap_reads_back(m)))
        return m->gap == NULL || rt_gap_found(m);
    m->refused++;
    if (!m->masked || taker == RT_UNFIT)
        return rt_fail_word(m, taker);
    const char *at = rt_skip_blanks(m->end, m->mask_end);
    return rt_fail(m, RT_FAIL_MASK, NULL, at, (size_t)(m->mask_end - at), m->mask_end);
}
