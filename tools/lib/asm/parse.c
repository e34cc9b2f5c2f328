/* parse.c: one sentence to one instruction. Chooses which forms are tried and in which order;
 * match.c tries one.
 *
 * First try: spellings as they are printed, names that are known. Second try: also other spellings
 * of registers, numbers that begin with a parenthesis, names that come later. So what is printed
 * never reads as something else. Only when both fail is a third run made, which keeps the misses
 * for the message. */
#include "asm/match/match.h"

#include <string.h>

/* ---- Order of forms ---- */

/* One run over the forms. With a mark of `prefer`, the second form that fits is wanted, or the only
 * one when that is not the first of its rank. */
struct run {
    unsigned mark;
    bool matched, have_only;
    struct isadora_insn only;
};

static bool form_try(struct rt_matcher *m, struct run *run, const struct isadora_alternative *form,
                     const char *at)
{
    if (run->mark != 0 && form->mark != run->mark)
        return false;
    if (!rt_match(m, form, at))
        return false;
    if (run->mark == 0 || run->matched)
        return true;
    run->matched = true;
    run->have_only = (form->flags & ISADORA_FORM_LATER) != 0;
    run->only = *m->insn;
    return false;
}

/* The forms behind a head that stands at `at`, then those behind its own beginnings. */
static bool heads_try(struct rt_matcher *m, struct run *run, const char *at, bool inner)
{
    const struct isadora_head *head = rt_head_find(m->syntax, at, m->end);

    for (; head != NULL; head = rt_head_shorter(head)) {
        const struct isadora_alternative *form = head->forms;
        for (uint32_t i = 0; i < head->count; i++, form++) {
            if (((form->flags & ISADORA_FORM_INNER) != 0) != inner)
                continue;
            if (form_try(m, run, form, inner ? m->text : at + head->size))
                return true;
        }
    }
    return false;
}

static bool all_try(struct rt_matcher *m, struct run *run)
{
    const struct isadora_syntax *syntax = m->syntax;

    if (heads_try(m, run, m->text, false))
        return true;
    for (const char *at = m->text; syntax->inner && at < m->end; at++) {
        if (at > m->text && (rt_is(at[-1], RT_WORD) || rt_is(*at, RT_BLANK)))
            continue;
        if (heads_try(m, run, at, true))
            return true;
    }
    for (uint32_t i = 0; i < syntax->free_count; i++) {
        if (form_try(m, run, &syntax->free[i], m->text))
            return true;
    }
    return false;
}

bool rt_match_sentence(struct rt_matcher *m, unsigned mark)
{
    struct run run;

    run.mark = mark;
    run.matched = run.have_only = false;
    if (all_try(m, &run))
        return true;
    if (run.have_only)
        *m->insn = run.only;
    return run.have_only;
}

/* ---- Reading back ---- */

static bool same(const struct isadora_item *item, rt_slots outer, const struct isadora_insn *a,
                 const struct isadora_insn *b);

/* Do two instructions agree in the line of a choice, and in what that says? */
static bool same_choice(const struct isadora_item *choice, rt_slots outer,
                        const struct isadora_insn *a, const struct isadora_insn *b)
{
    const rt_slots slots = outer + choice->number;
    const unsigned line = rt_line_slot(slots);
    const struct isadora_option *option = choice->options;

    if (a->line[line] != b->line[line])
        return false;
    while (option->line != a->line[line])
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
            if (a->line[line] != b->line[line])
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

/* The same instruction again after encoding and decoding? */
bool rt_read_back(struct rt_matcher *m)
{
    struct isadora_insn again;
    uint8_t bytes[ISADORA_WORD_BYTES];
    int length = m->target->encode(m->context, m->insn, bytes, sizeof bytes);

    m->taker = -1;
    if (length < 0 || m->target->decode(m->context, bytes, (size_t)length, &again) != length)
        return false;
    m->taker = again.form;
    return again.form == m->insn->form && again.mask.half[0] == m->mask.half[0] &&
           again.mask.half[1] == m->mask.half[1] && same(m->form->items, 0, m->insn, &again);
}

/* ---- Ends of the sentence ---- */

/* A trailing ` ^0x..` leaves the sentence and becomes the mask. */
static void mask_take(struct rt_matcher *m)
{
    const char *at = m->end;
    unsigned shift = 0;
    struct isadora_word mask = {{0, 0}};

    while (at > m->text && rt_is(at[-1], RT_HEX))
        at--;
    if (m->end - at < 1 || m->end - at > 32 || at - m->text < 3)
        return;
    if (at[-1] != 'x' || at[-2] != '0' || at[-3] != '^')
        return;
    for (const char *digit = m->end; digit-- > at; shift += 4) {
        uint64_t value = (uint64_t)(*digit <= '9' ? *digit - '0' : (*digit | 0x20) - 'a' + 10);
        mask.half[shift / 64] |= value << shift % 64;
    }
    m->mask = mask;
    m->masked = (mask.half[0] | mask.half[1]) != 0;
    m->end = at - 3;
    while (m->end > m->text && rt_is(m->end[-1], RT_BLANK))
        m->end--;
}

/* A leading mark of `prefer` leaves the sentence. Returns its number, or 0. */
static unsigned mark_take(struct rt_matcher *m)
{
    for (uint32_t i = 0; i < m->syntax->mark_count; i++) {
        size_t size = strlen(m->syntax->marks[i]);
        if ((size_t)(m->end - m->text) <= size || memcmp(m->text, m->syntax->marks[i], size) != 0)
            continue;
        if (!rt_is(m->text[size], RT_BLANK))
            continue;
        m->text = rt_skip_blanks(m->text + size, m->end);
        return i + 1;
    }
    return 0;
}

static bool both_tries(struct rt_matcher *m, unsigned mark)
{
    m->relaxed = false;
    if (rt_match_sentence(m, mark))
        return true;
    m->relaxed = true;
    return rt_match_sentence(m, mark);
}

static int form_is_fixed(size_t size, struct isadora_complaint *why)
{
    static const char text[] = "the form of this sentence is fixed by its mark or mask";

    if (why != NULL) {
        *why = (struct isadora_complaint){.kind = ISADORA_TROUBLE_WORD, .length = size};
        memcpy(why->text, text, sizeof text);
    }
    return ISADORA_NO_FORM;
}

int isadora_parse(const struct isadora_syntax *syntax, const struct isadora_target *target,
                  const struct isadora_context *context, const struct isadora_symbols *symbols,
                  const char *text, size_t size, struct isadora_insn *out,
                  struct isadora_complaint *why)
{
    struct rt_matcher m;
    unsigned mark;

    m.syntax = syntax;
    m.target = target;
    m.context = context;
    m.symbols = symbols;
    m.insn = out;
    m.misses = NULL;
    m.taker = -1;
    m.steps = size > RT_SENTENCE_MAX ? 0 : RT_STEPS;
    m.any_config = m.nameless = m.masked = false;
    m.broken = m.pardoned = NULL;
    m.mask = (struct isadora_word){{0, 0}};
    m.end = text + size;
    m.text = rt_skip_blanks(text, m.end);
    while (m.end > m.text && rt_is(m.end[-1], RT_BLANK))
        m.end--;
    m.mask_end = m.end;
    mask_take(&m);
    mark = mark_take(&m);
    if (symbols != NULL && symbols->free && (mark != 0 || m.masked))
        return form_is_fixed(size, why);
    if (m.steps > 0 && both_tries(&m, mark))
        return (int)size;
    if (why != NULL)
        rt_complain(&m, text, mark, why);
    return ISADORA_NO_FORM;
}
