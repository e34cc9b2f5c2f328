/* readback.c: does an instruction that was read from text come back from its word? With that, a
 * statement is read completely. */
#include "asm/match/matcher.h"

static bool same(const struct isadora_item *item, rt_slots outer, const struct isadora_insn *a,
                 const struct isadora_insn *b);

/* Do two instructions agree in the line of a choice, and in what that says? */
static bool same_choice(const struct isadora_item *choice, rt_slots outer,
                        const struct isadora_insn *a, const struct isadora_insn *b)
{
    const rt_slots slots = outer + choice->number;
    const unsigned line = rt_line_slot(slots);
    const struct isadora_option *option = choice->options;

    if (a->alt[line] != b->alt[line])
        return false;
    while (option->line != a->alt[line])
        option++;
    return same(option->items, slots, a, b);
}

/* Do they agree in all that these items say? The depth is that of the description, not of the text.
 */
static bool same(const struct isadora_item *item, rt_slots outer, const struct isadora_insn *a,
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

bool rt_read_back(const struct rt_matcher *m, int *taker)
{
    struct isadora_insn again;
    uint8_t bytes[ISADORA_WORD_BYTES];
    int length = m->target->encode(m->context, m->insn, bytes, sizeof bytes);
    const bool has_condition = m->target->forms[m->insn->form].when != NULL;

    /* The matcher keeps to the ranges of values and alternatives. */
    *taker = length == ISADORA_BAD_INSN && has_condition ? RT_UNFIT : RT_NO_TAKER;
    if (length < 0 || m->target->decode(m->context, bytes, (size_t)length, &again) != length)
        return false;
    *taker = again.form;
    return again.form == m->insn->form && again.mask.half[0] == m->mask.half[0] &&
           again.mask.half[1] == m->mask.half[1] && same(m->form->items, 0, m->insn, &again);
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
    if (!m->masked || taker == RT_UNFIT)
        return rt_fail_word(m, taker);
    const char *at = rt_skip_blanks(m->end, m->mask_end);
    return rt_fail(m, RT_FAIL_MASK, NULL, at, (size_t)(m->mask_end - at), m->mask_end);
}
