/* fast.h: what quick functions of generated code share: rows of lanes, and memory for all of them at once.
 *
 * Files that include this are compiled several times, each time for computers with wider instructions;
 * ISADORA_LEVEL_NAME gives their functions different names. A row has one value for each lane, 32 at most. */
#ifndef ISADORA_FAST_H
#define ISADORA_FAST_H

#include "access.h"

#include <string.h>

#ifndef ISADORA_LEVEL_NAME
#define ISADORA_LEVEL_NAME plain
#endif
#define ISADORA_JOINED(name, level) name##_##level
#define ISADORA_JOIN(name, level) ISADORA_JOINED(name, level)
#define ISADORA_LEVEL(name) ISADORA_JOIN(name, ISADORA_LEVEL_NAME)

/* In front of a loop over lanes: no lane reads what another one stores. */
#if defined __clang__
#define RT_VECTOR _Pragma("clang loop vectorize(assume_safety)")
#elif defined __GNUC__
#define RT_VECTOR _Pragma("GCC ivdep")
#else
#define RT_VECTOR
#endif

enum { RT_ROW = 32 };

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

/* ---- memory: false when it is not for here ---- */

/* The bytes of the page in which the cells of all running lanes lie, or NULL. */
static inline uint8_t *rt_common_page(const struct isadora_machine *m, unsigned space,
                                      unsigned cells, const uint32_t *at, uint32_t run, bool store)
{
    const struct isadora_memory *memory = &m->memory[space];
    const int32_t first = rt_lane(run, -1);
    if (first < 0 || memory->lanes)
        return NULL;
    const uint32_t number = at[first] >> ISADORA_PAGE_SHIFT;
    struct isadora_page *page = memory->near[number & (ISADORA_NEAR - 1)];
    if (!page || page->number != number || (store && page->decoded))
        return NULL;
    const uint32_t quick = memory->quick[cells > 1] < UINT32_MAX ? (uint32_t)memory->quick[cells > 1]
                                                                 : UINT32_MAX;
    uint32_t bad = 0;
    RT_VECTOR
    for (int32_t l = 0; l < RT_ROW; l++) {
        const uint32_t a = at[l];
        const uint32_t other = (a >> ISADORA_PAGE_SHIFT) ^ number;
        const uint32_t odd = a & (cells - 1);
        const uint32_t beyond = a >= quick || (a & (ISADORA_PAGE_CELLS - 1)) + cells > page->quick;
        bad |= run >> l & 1 ? other | odd | beyond : 0;
    }
    return bad ? NULL : page->bytes;
}

static inline bool rt_gather_each(struct isadora_machine *m, unsigned space, unsigned cells,
                                  uint64_t at, uint32_t *out)
{
    const uint8_t *bytes = rt_near(m, space, at, cells, false);
    if (bytes)
        *out = (uint32_t)rt_join(bytes, cells);
    return bytes != NULL;
}

#define RT_GATHER(CELLS, TYPE)                                                                     \
    static inline bool rt_gather_##CELLS(struct isadora_machine *m, unsigned space,                \
                                         const uint32_t *at, uint32_t run, uint32_t *out)          \
    {                                                                                              \
        const uint8_t *bytes = rt_common_page(m, space, CELLS, at, run, false);                    \
        if (bytes) {                                                                               \
            const TYPE *cells = (const TYPE *)(const void *)bytes;                                 \
            RT_VECTOR                                                                              \
            for (int32_t l = 0; l < RT_ROW; l++) {                                                 \
                const uint32_t cell = at[l] & (ISADORA_PAGE_CELLS - 1);                            \
                out[l] = cells[run >> l & 1 ? cell / CELLS : 0];                                   \
            }                                                                                      \
            return true;                                                                           \
        }                                                                                          \
        memset(out, 0, RT_ROW * sizeof *out);                                                      \
        for (int32_t lane = rt_lane(run, -1); lane >= 0; lane = rt_lane(run, lane)) {              \
            m->lane = lane;                                                                        \
            if (!rt_gather_each(m, space, CELLS, at[lane], &out[lane]))                            \
                return false;                                                                      \
        }                                                                                          \
        m->lane = -1;                                                                              \
        return true;                                                                               \
    }                                                                                              \
    /* The same where addresses have more than 32 bits. */                                        \
    static inline bool rt_gather_far_##CELLS(struct isadora_machine *m, unsigned space,            \
                                             const uint64_t *at, uint32_t run, uint32_t *out)      \
    {                                                                                              \
        memset(out, 0, RT_ROW * sizeof *out);                                                      \
        for (int32_t lane = rt_lane(run, -1); lane >= 0; lane = rt_lane(run, lane)) {              \
            m->lane = lane;                                                                        \
            if (!rt_gather_each(m, space, CELLS, at[lane], &out[lane]))                            \
                return false;                                                                      \
        }                                                                                          \
        m->lane = -1;                                                                              \
        return true;                                                                               \
    }

RT_GATHER(1, uint8_t)
RT_GATHER(2, uint16_t)
RT_GATHER(4, uint32_t)

static inline bool rt_gather_far_8(struct isadora_machine *m, unsigned space, const uint64_t *at,
                                   uint32_t run, uint64_t *out)
{
    memset(out, 0, RT_ROW * sizeof *out);
    for (int32_t lane = rt_lane(run, -1); lane >= 0; lane = rt_lane(run, lane)) {
        m->lane = lane;
        const uint8_t *bytes = rt_near(m, space, at[lane], 8, false);
        if (!bytes)
            return false;
        out[lane] = rt_join(bytes, 8);
    }
    m->lane = -1;
    return true;
}

static inline bool rt_gather_8(struct isadora_machine *m, unsigned space, const uint32_t *at,
                               uint32_t run, uint64_t *out)
{
    uint64_t far[RT_ROW];
    for (int32_t l = 0; l < RT_ROW; l++)
        far[l] = at[l];
    return rt_gather_far_8(m, space, far, run, out);
}

/* Whether rt_scatter can store for all running lanes. */
static inline bool rt_may_scatter(struct isadora_machine *m, unsigned space, unsigned cells,
                                  const uint64_t *at, uint32_t run)
{
    bool all = true;
    for (int32_t lane = rt_lane(run, -1); lane >= 0; lane = rt_lane(run, lane)) {
        m->lane = lane;
        all = all && rt_near(m, space, at[lane], cells, true);
    }
    m->lane = -1;
    return all;
}

/* Lane after lane, so that the last one stays. */
static inline void rt_scatter(struct isadora_machine *m, unsigned space, unsigned cells,
                              const uint64_t *at, uint32_t run, const uint32_t *values)
{
    for (int32_t lane = rt_lane(run, -1); lane >= 0; lane = rt_lane(run, lane)) {
        m->lane = lane;
        rt_store(m, space, at[lane], cells, values[lane]);
    }
    m->lane = -1;
}

static inline void rt_scatter_long(struct isadora_machine *m, unsigned space, unsigned cells,
                                   const uint64_t *at, uint32_t run, const uint64_t *values)
{
    for (int32_t lane = rt_lane(run, -1); lane >= 0; lane = rt_lane(run, lane)) {
        m->lane = lane;
        rt_store(m, space, at[lane], cells, values[lane]);
    }
    m->lane = -1;
}

#endif
