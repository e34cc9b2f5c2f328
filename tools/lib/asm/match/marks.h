/* marks.h: places to come back to, where an item could be read in several ways. */
#ifndef ISADORA_MARKS_H
#define ISADORA_MARKS_H

#include "asm/match/matcher.h"

/* The item may also be read so that it ends at `limit` at the latest (NULL: not at all), or as the
 * row of this number. False, and at an end, where there are too many. */
static inline bool rt_mark_push(struct rt_matcher *m, const struct isadora_item *item,
                                const char *limit, unsigned option)
{
    if (m->marks == RT_MARKS) {
        m->steps = 0;
        return false;
    }
    m->mark_of[m->marks++] = (struct rt_mark){
        item,      m->at,      limit,      (uint8_t)option, m->level,  m->levels, m->separator,
        m->writes, m->refused, m->printed, m->later,        m->filled, NULL};
    return true;
}

/* Back to the state of the youngest mark, which is taken away. */
static inline struct rt_mark *rt_mark_pop(struct rt_matcher *m)
{
    struct rt_mark *mark = &m->mark_of[--m->marks];

    while (m->writes > mark->writes) {
        const struct rt_write *write = &m->write_of[--m->writes];
        m->insn->value[write->slot] = write->value;
        m->known[write->slot] = write->known;
    }
    m->at = mark->at;
    m->level = mark->level;
    m->slots = m->level_of[m->level].slots;
    m->levels = mark->levels;
    m->separator = mark->separator;
    m->printed = mark->printed;
    m->later = mark->later;
    m->filled = mark->filled;
    return mark;
}

#endif
