/* choice.c: choices. The rows that cannot be what is in the text are not tried. */
#include "asm/match/marks.h"

/* May a row be what is in the text? For messages, and for spellings that are never printed, all
 * rows are tried; other rows say that they begin with nothing. */
static inline bool is_candidate(const struct isadora_option *option, uint64_t config,
                                const struct isadora_first *next)
{
    return (option->first.one & next->one) != 0 && (option->first.two & next->two) != 0 &&
           (option->configs & config) != 0;
}

/* The number of the next row, from this one on, that may be what is in the text; how many there are
 * when there is none. `next`: NULL where all are tried. */
static inline unsigned candidate_next(const struct rt_matcher *m, const struct isadora_item *item,
                                      unsigned from, const struct isadora_first *next)
{
    const struct isadora_option *options = item->options;
    const uint64_t config = m->config;
    unsigned i = from;

    if (next != NULL) {
        while (i < item->size && !is_candidate(&options[i], config, next))
            i++;
    } else {
        while (i < item->size &&
               ((options[i].configs & config) == 0 || (options[i].also != 0 && !m->relaxed)))
            i++;
    }
    return i;
}

static inline bool is_silent(const struct isadora_option *option)
{
    return option->items->kind == ISADORA_ITEM_END;
}

/* Enters the next row of a choice, from number `from` on. */
const struct isadora_item *rt_choice_enter(struct rt_matcher *m, const struct isadora_item *item,
                                           unsigned from)
{
    const struct isadora_option *options = item->options;
    const rt_slots slots = m->slots + item->number;
    const struct isadora_first text =
        rt_first_at(rt_text_next(m->at, m->end, m->separator), m->end);
    const struct isadora_first *next = m->strict ? &text : NULL;
    const unsigned i = candidate_next(m, item, from, next);

    if (i == item->size)
        return NULL;
    const unsigned after = candidate_next(m, item, i + 1, next);
    if (after < item->size) {
        if (!rt_mark_push(m, item, NULL, after))
            return NULL;
        m->mark_of[m->marks - 1].twin = is_silent(&options[i]) && is_silent(&options[after]);
    }
    m->insn->alt[rt_line_slot(slots)] = options[i].line;
    if (is_silent(&options[i]) && options[i].also == 0)
        return item + 1;
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
