/* forms.c: one statement against all forms: which ones are tried, and in which order. */
#include "asm/match/matcher.h"

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

/* The forms after a head at `at`, then those after heads that it begins with. */
static bool heads_try(struct rt_matcher *m, struct run *run, const char *at, bool inner)
{
    const struct isadora_head *head = rt_head_find(m->syntax, at, m->end);

    for (; head != NULL; head = rt_head_shorter(m->syntax, head)) {
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

bool rt_match_statement(struct rt_matcher *m, unsigned mark)
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

/* ---- Ends of the statement ---- */

/* A trailing ` ^0x..` leaves the statement and becomes the mask. */
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
    for (const char *digit = m->end; digit-- > at; shift += 4)
        mask.half[shift / 64] |= (uint64_t)rt_digit_of(*digit) << shift % 64;
    m->mask = mask;
    m->masked = (mask.half[0] | mask.half[1]) != 0;
    m->end = at - 3;
    while (m->end > m->text && rt_is(m->end[-1], RT_BLANK))
        m->end--;
}

/* A leading mark of `prefer` leaves the statement. Returns its number, or 0. */
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

unsigned rt_matcher_begin(struct rt_matcher *m, const struct isadora_target *target,
                          const struct isadora_context *context,
                          const struct isadora_symbols *symbols, const char *text, size_t size,
                          struct isadora_insn *out)
{
    m->syntax = target->syntax;
    m->target = target;
    m->context = context;
    m->symbols = symbols;
    m->insn = out;
    m->failures = NULL;
    m->gap = NULL;
    m->steps = size > RT_STATEMENT_MAX ? 0 : RT_STEPS;
    m->nameless = m->masked = false;
    m->broken = NULL;
    m->mask = (struct isadora_word){{0, 0}};
    m->end = text + size;
    m->text = rt_skip_blanks(text, m->end);
    while (m->end > m->text && rt_is(m->end[-1], RT_BLANK))
        m->end--;
    m->mask_end = m->end;
    mask_take(m);
    return mark_take(m);
}

bool rt_match_both(struct rt_matcher *m, unsigned mark)
{
    if (m->steps == 0)
        return false;
    m->relaxed = false;
    if (rt_match_statement(m, mark))
        return true;
    m->relaxed = true;
    return rt_match_statement(m, mark);
}
