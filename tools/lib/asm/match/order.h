/* order.h: the order in which forms are tried. */
#ifndef ISADORA_ORDER_H
#define ISADORA_ORDER_H

#include "asm/match/spot.h"

/* A form with its number in a list of `count` forms. `at`: where it begins, or what follows its
 * head, if that is the first item; NULL: it is not tried, as its head is elsewhere in its text.
 * True ends the search. */
typedef bool rt_form_visit(struct rt_matcher *, void *user, const struct isadora_alternative *,
                           unsigned number, unsigned count, const char *at);

/* The forms after a head at `at`, then those after heads that it begins with. */
static RT_INLINE bool rt_heads_each(struct rt_matcher *m, rt_form_visit *visit, void *user,
                                    const struct isadora_head *head, const char *at, bool inner)
{
    m->head = at;
    for (; head != NULL; head = rt_head_shorter(head)) {
        const struct isadora_alternative *form = head->forms;
        const char *begin = inner ? m->text : at + head->size;
        for (uint32_t i = 0; i < head->count; i++, form++) {
            const bool is_inner = (form->flags & ISADORA_FORM_INNER) != 0;
            if (visit(m, user, form, i, head->count, is_inner == inner ? begin : NULL))
                return true;
        }
    }
    return false;
}

/* Can no word begin here, after the beginning of the statement? */
static inline bool rt_is_within(const struct rt_matcher *m, const char *at)
{
    return at > m->text && (rt_is(at[-1], RT_WORD) || rt_is(*at, RT_BLANK));
}

static RT_INLINE bool rt_forms_each(struct rt_matcher *m, rt_form_visit *visit, void *user)
{
    const struct isadora_syntax *syntax = m->syntax;
    const struct isadora_head *head = rt_head_find(syntax, m->text, m->end);

    if (rt_heads_each(m, visit, user, head, m->text, false))
        return true;
    for (const char *at = m->text; syntax->inner && at < m->end; at++) {
        if (rt_is_within(m, at) || (syntax->begins & rt_bit(*at)) == 0)
            continue;
        if (at > m->text)
            head = rt_head_find(syntax, at, m->end);
        if (head != NULL && rt_heads_each(m, visit, user, head, at, true))
            return true;
    }
    m->head = m->end;
    for (uint32_t i = 0; i < syntax->free_count; i++)
        if (visit(m, user, &syntax->free[i], i, syntax->free_count, m->text))
            return true;
    return false;
}

#endif
