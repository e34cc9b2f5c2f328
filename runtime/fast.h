/* fast.h: what quick functions of generated code share: rows of lanes; places.h and rows.h have
 * their memory.
 *
 * Files that include this are compiled several times, each time for computers with wider
 * instructions; ISADORA_LEVEL_NAME gives their functions different names. A row has one value for
 * each lane, 32 at most. */
#ifndef ISADORA_FAST_H
#define ISADORA_FAST_H

#include "places.h"

#include <string.h>

#ifndef ISADORA_LEVEL_NAME
#define ISADORA_LEVEL_NAME plain
#endif
#define ISADORA_JOINED(name, level) name##_##level
#define ISADORA_JOIN(name, level) ISADORA_JOINED(name, level)
#define ISADORA_LEVEL(name) ISADORA_JOIN(name, ISADORA_LEVEL_NAME)

/* The quick functions of a form: one for all of its instructions, and one for those that are usual,
 * in which all operands are what they are most often, while all lanes run. Both are made of one
 * body, which is told the running lanes; with what is known in it, little of it is left. */
#define RT_QUICK(name)                                                                             \
    int ISADORA_LEVEL(name)(struct isadora_machine * m, const struct isadora_insn *in)
#define RT_BODY(name)                                                                              \
    RT_WITHIN int name##_body(struct isadora_machine *m, const struct isadora_insn *in,            \
                              const bool usual, const uint32_t active)
#define RT_ANY(name)                                                                               \
    RT_QUICK(name) { return name##_body(m, in, false, ISADORA_ACTIVE(m)); }
#define RT_BOTH(name)                                                                              \
    RT_ANY(name)                                                                                   \
    RT_QUICK(name##_usual)                                                                         \
    {                                                                                              \
        if (ISADORA_ACTIVE(m) != UINT32_MAX)                                                       \
            return ISADORA_LEVEL(name)(m, in);                                                     \
        return name##_body(m, in, true, UINT32_MAX);                                               \
    }

struct rt_quick {
    isadora_action any, usual;
    uint32_t lines; /* bit k: slot k of an instruction is 0 where it is usual */
    uint64_t values;
};

static inline isadora_action rt_pick(const struct rt_quick *quick, const struct isadora_insn *in)
{
    if (!quick->usual)
        return quick->any;
    for (unsigned k = 0; k < ISADORA_LINES; k++)
        if (quick->lines >> k & 1 && in->line[k])
            return quick->any;
    for (unsigned k = 0; k < ISADORA_VALUES; k++)
        if (quick->values >> k & 1 && in->value[k])
            return quick->any;
    return quick->usual;
}

/* The plain function of the form: whatever is unusual, with nothing done yet. */
static inline int rt_slowly(struct isadora_machine *m, const struct isadora_insn *in)
{
    m->trap = (struct isadora_trap){.space = -1, .lane = -1};
    m->lane = -1;
    return m->target->actions[in->form](m, in);
}

/* ---- registers ---- */

static inline void rt_put32(uint32_t *to, const uint32_t *from, uint32_t run)
{
    if (run == UINT32_MAX) {
        memcpy(to, from, RT_ROW * sizeof *to);
        return;
    }
    RT_VECTOR
    for (int32_t l = 0; l < RT_ROW; l++)
        to[l] = run >> l & 1 ? from[l] : to[l];
}

static inline void rt_put16(uint16_t *to, const uint32_t *from, uint32_t run)
{
    RT_VECTOR
    for (int32_t l = 0; l < RT_ROW; l++)
        to[l] = run >> l & 1 ? (uint16_t)from[l] : to[l];
}

static inline void rt_put8(uint8_t *to, const uint32_t *from, uint32_t run)
{
    RT_VECTOR
    for (int32_t l = 0; l < RT_ROW; l++)
        to[l] = run >> l & 1 ? (uint8_t)from[l] : to[l];
}

/* Results in a row of their own, into the registers of the lanes that run; `to` is NULL where they
 * are thrown away, and `from` where they were computed in place. */
#define RT_LAND(BITS, TYPE)                                                                        \
    RT_APART void rt_merge##BITS(TYPE *to, const TYPE *from, uint32_t run)                         \
    {                                                                                              \
        RT_VECTOR                                                                                  \
        for (int32_t l = 0; l < RT_ROW; l++)                                                       \
            to[l] = run >> l & 1 ? from[l] : to[l];                                                \
    }                                                                                              \
    RT_WITHIN void rt_land##BITS(TYPE *to, const TYPE *from, uint32_t run)                         \
    {                                                                                              \
        if (to && to != from)                                                                      \
            rt_merge##BITS(to, from, run);                                                         \
    }

RT_LAND(8, uint8_t)
RT_LAND(16, uint16_t)
RT_LAND(32, uint32_t)

#endif
