/* spot.h: where the first try of the matcher is (fast.c). */
#ifndef ISADORA_SPOT_H
#define ISADORA_SPOT_H

#include "asm/match/marks.h"

/* Calls cost more than what most of these functions do. */
#ifdef __GNUC__
#define RT_INLINE inline __attribute__((always_inline))
#else
#define RT_INLINE inline
#endif

/* What changes with most items, so that it is in registers: `at` of the matcher; where the next
 * printed character is; the separator that is due before it, and whether something of this row is
 * printed already. While the separator is missing in the text, nothing can be printed. */
struct rt_spot {
    const char *at, *next;
    unsigned due;
};

/* In `due`, beside the separator and RT_PRINTED. */
enum { RT_MISSING = 2 };

/* A separator is due: where does the text go on after it, or, where it is missing, might? */
static inline const char *rt_separator_find(struct rt_matcher *m, const char *at,
                                            unsigned separator, bool *missing)
{
    const char *next = rt_lead(m, at, separator);

    *missing = next == NULL;
    return next != NULL ? next : rt_text_next(at, m->end, separator);
}

static RT_INLINE void rt_separator_set(struct rt_matcher *m, struct rt_spot *s, unsigned separator)
{
    const char *at = s->at;

    s->due = separator | RT_PRINTED;
    /* One blank, or a comma and at most one, as they are printed. Something is before them. */
    if (m->end - at > 2) {
        if (separator == ISADORA_ITEM_BLANK) {
            s->next = at + 1;
            if (*at == ' ' && !rt_is(at[1], RT_BLANK))
                return;
        } else if (*at == ',' && !rt_is(at[-1], RT_OPEN)) {
            s->next = at + 1 + rt_is(at[1], RT_BLANK);
            if (!rt_is(*s->next, RT_BLANK))
                return;
        }
    }
    bool missing;
    s->next = rt_separator_find(m, at, separator, &missing);
    s->due |= missing ? RT_MISSING : 0u;
}

/* False where the head is still to come and the text is beyond it. */
static RT_INLINE bool rt_printed_up_to(struct rt_matcher *m, struct rt_spot *s, const char *at)
{
    s->at = s->next = at;
    s->due = RT_PRINTED;
    return at <= m->most;
}

/* From what the matcher says, and back. */
static RT_INLINE void rt_spot_take(struct rt_matcher *m, struct rt_spot *s)
{
    s->at = s->next = m->at;
    s->due = m->separator | (m->printed ? RT_PRINTED : 0u);
    if (m->separator != 0) {
        bool missing;
        s->next = rt_separator_find(m, m->at, m->separator, &missing);
        s->due |= missing ? RT_MISSING : 0u;
    }
}

static RT_INLINE void rt_spot_put(struct rt_matcher *m, const struct rt_spot *s)
{
    m->at = s->at;
    m->separator = s->due & ISADORA_ITEM_SEPARATOR;
    m->printed = (s->due & RT_PRINTED) != 0;
}

/* A place to come back to: see rt_mark_push. `left`: see struct rt_mark. */
static RT_INLINE bool rt_spot_push(struct rt_matcher *m, const struct rt_spot *s,
                                   const struct isadora_item *item, const char *limit,
                                   unsigned option, const char *left)
{
    if (m->marks == RT_MARKS) {
        m->steps = 0;
        return false;
    }
    struct rt_mark *mark = &m->mark_of[m->marks++];
    mark->item = item;
    mark->at = s->at;
    mark->limit = limit;
    mark->option = (uint8_t)option;
    mark->level = m->level;
    mark->levels = m->levels;
    mark->separator = s->due & ISADORA_ITEM_SEPARATOR;
    mark->writes = m->writes;
    mark->refused = m->refused;
    mark->printed = (s->due & RT_PRINTED) != 0;
    mark->later = mark->filled = false;
    mark->left = left;
    return true;
}

#endif
