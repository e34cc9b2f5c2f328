/* forms.c: one statement against all forms: which ones are tried, and in which order. */
#include "asm/match/known.h"
#include "asm/match/order.h"

#include <string.h>

/* ---- Order of forms ---- */

/* One run over the forms. With a mark of `prefer`, the second form that fits is wanted, or the only
 * one when that is not the first of its rank. */
struct run {
    unsigned mark;
    bool matched, have_only;
    struct isadora_insn only;
};

static bool form_try(struct rt_matcher *m, void *user, const struct isadora_alternative *form,
                     unsigned number, unsigned count, const char *at)
{
    struct run *run = user;

    rt_alike_next(m, form, number);
    if (at == NULL || (run->mark != 0 && form->mark != run->mark))
        return false;
    if (!rt_alike_match(m, form, number, number + 1 == count, at))
        return false;
    if (run->mark == 0 || run->matched)
        return true;
    run->matched = true;
    run->have_only = (form->flags & ISADORA_FORM_LATER) != 0;
    run->only = *m->insn;
    return false;
}

bool rt_match_statement(struct rt_matcher *m, unsigned mark)
{
    struct run run;

    m->config = UINT64_C(1) << m->context->config;
    run.mark = mark;
    run.matched = run.have_only = false;
    if (rt_forms_each(m, form_try, &run))
        return true;
    if (run.have_only)
        *m->insn = run.only;
    return run.have_only;
}

/* ---- Ends of the statement ---- */

/* Eight characters, the first one in the highest byte. */
static inline uint64_t eight_of(const char *at)
{
    const unsigned char *byte = (const unsigned char *)at;

    return (uint64_t)byte[0] << 56 | (uint64_t)byte[1] << 48 | (uint64_t)byte[2] << 40 |
           (uint64_t)byte[3] << 32 | (uint64_t)byte[4] << 24 | (uint64_t)byte[5] << 16 |
           (uint64_t)byte[6] << 8 | (uint64_t)byte[7];
}

/* Hex digits as a number. */
static uint64_t hex_of(const char *at, const char *end)
{
    uint64_t number = 0;

    for (; end - at >= 8; at += 8) { /* eight digits, one in each byte, are put together in pairs */
        uint64_t bytes = eight_of(at);
        bytes = (bytes & 0x0f0f0f0f0f0f0f0f) + 9 * (bytes >> 6 & 0x0101010101010101);
        bytes = (bytes | bytes >> 4) & 0x00ff00ff00ff00ff;
        bytes = (bytes | bytes >> 8) & 0x0000ffff0000ffff;
        number = number << 32 | ((bytes | bytes >> 16) & 0xffffffff);
    }
    for (; at < end; at++)
        number = number << 4 | (unsigned)((*at & 15) + 9 * (*at >> 6 & 1));
    return number;
}

/* A trailing ` ^0x..` leaves the statement and becomes the mask. */
static void mask_take(struct rt_matcher *m)
{
    const char *at = m->end;

    while (at > m->text && rt_is(at[-1], RT_HEX))
        at--;
    if (m->end - at < 1 || m->end - at > 32 || at - m->text < 3)
        return;
    if (at[-1] != 'x' || at[-2] != '0' || at[-3] != '^')
        return;
    const char *low = m->end - at > 16 ? m->end - 16 : at;
    m->mask = (struct isadora_word){{hex_of(low, m->end), hex_of(at, low)}};
    m->masked = (m->mask.half[0] | m->mask.half[1]) != 0;
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
    m->shapes = NULL;
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
    m->config = UINT64_C(1) << m->context->config;
    if (m->shapes != NULL && mark == 0 && rt_known_match(m))
        return true;
    if (rt_match_statement(m, mark))
        return true;
    m->relaxed = true;
    return rt_match_statement(m, mark);
}
