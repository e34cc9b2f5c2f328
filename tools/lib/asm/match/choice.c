/* choice.c: choices, for messages and for spellings that are never printed: all rows are tried. */
#include "asm/match/marks.h"

/* The number of the next row, from this one on, that there is; how many there are when there is
 * none. */
static unsigned row_next(const struct rt_matcher *m, const struct isadora_item *item, unsigned from)
{
    const struct isadora_option *options = item->options;

    while (from < item->size &&
           ((options[from].configs & m->config) == 0 || (options[from].also != 0 && !m->relaxed)))
        from++;
    return from;
}

const struct isadora_item *rt_choice_enter(struct rt_matcher *m, const struct isadora_item *item,
                                           unsigned from)
{
    const struct isadora_option *options = item->options;
    const rt_slots slots = m->slots + item->number;
    const unsigned i = row_next(m, item, from);

    if (i == item->size)
        return NULL;
    const unsigned after = row_next(m, item, i + 1);
    if (after < item->size && !rt_mark_push(m, item, NULL, after))
        return NULL;
    m->insn->alt[rt_line_slot(slots)] = options[i].line;
    m->entered |= UINT32_C(1) << rt_line_slot(slots);
    struct rt_level *level = &m->level_of[m->levels];
    level->next = item + 1;
    level->outer = m->level;
    level->slots = slots;
    level->printed = m->printed;
    level->also = options[i].also != 0;
    m->level = m->levels++;
    m->slots = slots;
    m->printed = false;
    if (options[i].also == ISADORA_ROW_GLUED)
        m->separator = 0;
    return options[i].items;
}

/* After the last item of a row: back to the row around it. */
const struct isadora_item *rt_choice_leave(struct rt_matcher *m)
{
    const struct rt_level *level = &m->level_of[m->level];

    if (m->printed) {
        m->separator = 0;
    } else {
        m->printed = level->printed;
    }
    m->level = level->outer;
    m->slots = m->level_of[m->level].slots;
    return level->next;
}
