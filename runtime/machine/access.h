/* access.h: loads and stores of generated code.
 *
 * Aligned accesses of 1, 2, 4 or 8 cells that are bytes are done here when their page was used
 * lately; all others, and those that a rule forbids, in access.c. */
#ifndef ISADORA_ACCESS_H
#define ISADORA_ACCESS_H

#include "machine/memory.h"

/* What is seldom called. */
#if defined __GNUC__ || defined __clang__
#define RT_COLD __attribute__((cold))
#else
#define RT_COLD
#endif

/* Joined cells, at most 64 bits. A forbidden access notes a trap in machine->trap and gives 0. */
uint64_t rt_load_cells(struct isadora_machine *, unsigned space, uint64_t index, unsigned cells);
/* The same for up to 128 bits. */
struct isadora_word rt_load_word(struct isadora_machine *, unsigned space, uint64_t index,
                                 unsigned cells);
/* Whether a store is allowed; notes a trap when not. */
bool rt_may_store_cells(struct isadora_machine *, unsigned space, uint64_t index, unsigned cells);
/* A store that is known to be allowed, or that is dropped by a rule that does not trap. */
void rt_store_cells(struct isadora_machine *, unsigned space, uint64_t index, unsigned cells,
                    uint64_t value);
void rt_store_word(struct isadora_machine *, unsigned space, uint64_t index, unsigned cells,
                   struct isadora_word value);

/* The page of an access whose cell there is `at`, or NULL when it is not before cell `end` or not
 * for here. */
static inline struct rt_page *rt_near_before(uint64_t end, const struct isadora_machine *m,
                                             unsigned space, uint64_t index, unsigned cells,
                                             bool store, uint32_t *at)
{
    const struct rt_memory *memory = &m->memory[space];
    if (index >= end || (index & (cells - 1)))
        return NULL;
    if (memory->lanes)
        index = rt_lane_cell(m, memory, index);
    const uint64_t number = index >> RT_PAGE_SHIFT;
    struct rt_page *page = memory->near[store][number & (RT_RECENT - 1)];
    *at = index & (RT_PAGE_CELLS - 1);
    if (!page || page->number != number || *at + cells > page->quick || (store && page->decoded))
        return NULL;
    return page;
}

static inline struct rt_page *rt_near(const struct isadora_machine *m, unsigned space,
                                      uint64_t index, unsigned cells, bool store, uint32_t *at)
{
    return rt_near_before(m->memory[space].quick[cells > 1], m, space, index, cells, store, at);
}

/* Whether so many cells are for rt_near at all; settled when the caller is compiled. */
static inline bool rt_is_quick(unsigned cells)
{
    return cells == 1 || cells == 2 || cells == 4 || cells == 8;
}

/* The values of 1, 2, 4 and 8 cells, written out, because compilers make one access of such a sum,
 * but not of a loop. */
static inline uint64_t rt_join_1(const uint8_t *bytes) { return bytes[0]; }

static inline uint64_t rt_join_2(const uint8_t *bytes)
{
    return (uint64_t)bytes[0] | (uint64_t)bytes[1] << 8;
}

static inline uint64_t rt_join_4(const uint8_t *bytes)
{
    return (uint64_t)bytes[0] | (uint64_t)bytes[1] << 8 | (uint64_t)bytes[2] << 16 |
           (uint64_t)bytes[3] << 24;
}

static inline uint64_t rt_join_8(const uint8_t *bytes)
{
    return rt_join_4(bytes) | rt_join_4(bytes + 4) << 32;
}

/* A value into 1, 2, 4 or 8 cells. */
static inline void rt_split(uint8_t *bytes, unsigned cells, uint64_t value)
{
    bytes[0] = (uint8_t)value;
    if (cells >= 2)
        bytes[1] = (uint8_t)(value >> 8);
    if (cells >= 4) {
        bytes[2] = (uint8_t)(value >> 16);
        bytes[3] = (uint8_t)(value >> 24);
    }
    if (cells >= 8) {
        bytes[4] = (uint8_t)(value >> 32);
        bytes[5] = (uint8_t)(value >> 40);
        bytes[6] = (uint8_t)(value >> 48);
        bytes[7] = (uint8_t)(value >> 56);
    }
}

/* Of operations (RT_IN_OPERATIONS below), what is out of reach. */
RT_COLD uint64_t rt_load_far(struct isadora_machine *, unsigned space, uint64_t index,
                             unsigned cells);
RT_COLD void rt_store_far(struct isadora_machine *, unsigned space, uint64_t index, unsigned cells,
                          uint64_t value);

/* One function for each size, because compilers judge by their length whether to put them where
 * they are called. */
#ifdef RT_IN_OPERATIONS
#define RT_LOAD(CELLS)                                                                             \
    static inline uint64_t rt_load_##CELLS(struct isadora_machine *m, unsigned space,              \
                                           uint64_t index)                                         \
    {                                                                                              \
        if (!rt_reaches(m, space, 0, index, CELLS))                                                \
            return rt_load_far(m, space, index, CELLS);                                            \
        return rt_join_##CELLS(rt_reached(m, space, 0, index));                                    \
    }
#else
#define RT_LOAD(CELLS)                                                                             \
    static inline uint64_t rt_load_##CELLS(struct isadora_machine *m, unsigned space,              \
                                           uint64_t index)                                         \
    {                                                                                              \
        uint32_t at = 0;                                                                           \
        struct rt_page *page = rt_near(m, space, index, CELLS, false, &at);                        \
        if (!page)                                                                                 \
            return rt_load_cells(m, space, index, CELLS);                                          \
        if (page->marks)                                                                           \
            rt_read_lines(page, rt_line(at));                                                      \
        return rt_join_##CELLS(page->bytes + at);                                                  \
    }

#endif

RT_LOAD(1)
RT_LOAD(2)
RT_LOAD(4)
RT_LOAD(8)

static inline uint64_t rt_load(struct isadora_machine *m, unsigned space, uint64_t index,
                               unsigned cells)
{
    switch (cells) {
    case 1:
        return rt_load_1(m, space, index);
    case 2:
        return rt_load_2(m, space, index);
    case 4:
        return rt_load_4(m, space, index);
    case 8:
        return rt_load_8(m, space, index);
    default:
        return rt_load_cells(m, space, index, cells);
    }
}

static inline bool rt_may_store(struct isadora_machine *m, unsigned space, uint64_t index,
                                unsigned cells)
{
#ifdef RT_IN_OPERATIONS
    if (rt_is_quick(cells) && rt_reaches(m, space, 1, index, cells))
        return true;
#else
    uint32_t at;
    if (rt_is_quick(cells) && rt_near(m, space, index, cells, true, &at))
        return true;
#endif
    return rt_may_store_cells(m, space, index, cells);
}

static inline void rt_store(struct isadora_machine *m, unsigned space, uint64_t index,
                            unsigned cells, uint64_t value)
{
#ifdef RT_IN_OPERATIONS
    if (rt_is_quick(cells) && rt_reaches(m, space, 1, index, cells))
        rt_split(rt_reached(m, space, 1, index), cells, value);
    else
        rt_store_far(m, space, index, cells, value);
#else
    uint32_t at = 0;
    struct rt_page *page = rt_is_quick(cells) ? rt_near(m, space, index, cells, true, &at) : NULL;
    if (!page) {
        rt_store_cells(m, space, index, cells, value);
        return;
    }
    rt_split(page->bytes + at, cells, value);
    if (page->marks)
        rt_stored_cells(page->marks, at, cells);
#endif
}

#endif
