/* fast.h: what quick functions of generated code share: rows of lanes; places.h and rows.h have their memory.
 *
 * Files that include this are compiled several times, each time for computers with wider instructions;
 * ISADORA_LEVEL_NAME gives their functions different names. A row has one value for each lane, 32 at most. */
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

#endif
