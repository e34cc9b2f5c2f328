/* places.h: loads and stores of all running lanes whose cells lie in one page; fast.h includes it.
 *
 * An address is a multiple of the page that all lanes share, and 32 bits of each lane. That lanes
 * stay in one page that was used lately is the usual case, and takes one loop to find out. All
 * else is left to rows.h. */
#ifndef ISADORA_PLACES_H
#define ISADORA_PLACES_H

#include "rows.h"

/* Where the cells of all lanes are in a page. */
struct rt_places {
    _Alignas(64) uint32_t cell[RT_ROW];
    uint8_t *bytes; /* NULL: not in one page */
};

/* The running lanes' addresses; lanes that do not run have that of one which does. */
static inline const uint32_t *rt_running(const uint32_t *at, uint32_t run, uint32_t *row)
{
    if (run == UINT32_MAX)
        return at;
    const int32_t first = rt_lane(run, -1);
    const uint32_t any = at[first < 0 ? 0 : first];
    RT_VECTOR
    for (int32_t l = 0; l < RT_ROW; l++)
        row[l] = run >> l & 1 ? at[l] : any;
    return row;
}

/* Cells of a page, from its first on, of which `cells` in a row may be accessed; 0: none. */
static inline uint32_t rt_begins(const struct isadora_memory *memory,
                                 const struct rt_row_page *page, unsigned cells)
{
    const uint64_t quick = memory->lanes ? UINT64_MAX : memory->quick[cells > 1];
    const uint64_t first = page->number << ISADORA_PAGE_SHIFT;
    const uint64_t left = quick > first ? quick - first : 0;
    const uint32_t end = left < page->quick ? (uint32_t)left : page->quick;
    return end >= cells ? end - cells + 1 : 0;
}

/* Memory that all lanes see. */
static inline void rt_find_shared(const struct isadora_memory *memory, unsigned cells,
                                  uint64_t base, const uint32_t *at, bool store,
                                  struct rt_places *out)
{
    struct rt_row_page page;
    const uint32_t head = at[0], odd = cells - 1;
    out->bytes = NULL;
    if ((base & (ISADORA_PAGE_CELLS - 1)) ||
        !rt_find_page(memory, (base + head) >> ISADORA_PAGE_SHIFT, store, &page))
        return;
    const uint32_t begins = rt_begins(memory, &page, cells);
    uint32_t bad = 0;
    RT_VECTOR
    for (int32_t l = 0; l < RT_ROW; l++) {
        const uint32_t cell = at[l] & (ISADORA_PAGE_CELLS - 1);
        bad |= (at[l] ^ head) >> ISADORA_PAGE_SHIFT | (at[l] & odd) | (uint32_t)(cell >= begins);
        out->cell[l] = cell;
    }
    out->bytes = bad ? NULL : page.bytes;
}

/* Memory that each lane has for itself: it lies in turns. */
static inline void rt_find_own(const struct isadora_machine *m, const struct isadora_memory *memory,
                               unsigned cells, const uint32_t *at, bool store,
                               struct rt_places *out)
{
    const uint64_t first = m->launch.warp * memory->warp, quick = memory->quick[cells > 1];
    const uint32_t lanes = memory->lanes, most = quick < UINT32_MAX ? (uint32_t)quick : UINT32_MAX;
    const uint32_t odd = cells - 1, in_turn = ISADORA_TURN - 1;
    const uint32_t head = (at[0] & ~in_turn) * lanes;
    struct rt_row_page page;
    uint32_t bad = 0;
    out->bytes = NULL;
    if ((first & (ISADORA_PAGE_CELLS - 1)) || quick > UINT32_MAX / lanes ||
        !rt_find_page(memory, (first + head) >> ISADORA_PAGE_SHIFT, store, &page))
        return;
    const uint32_t begins = rt_begins(memory, &page, cells);
    RT_VECTOR
    for (int32_t l = 0; l < RT_ROW; l++) {
        const uint32_t place =
            (at[l] & ~in_turn) * lanes + (uint32_t)l * ISADORA_TURN + (at[l] & in_turn);
        const uint32_t cell = place & (ISADORA_PAGE_CELLS - 1);
        bad |= (place ^ head) >> ISADORA_PAGE_SHIFT | (at[l] & odd) | (uint32_t)(at[l] >= most) |
               (uint32_t)(cell >= begins);
        out->cell[l] = cell;
    }
    out->bytes = bad ? NULL : page.bytes;
}

static inline bool rt_find_places(const struct isadora_machine *m, unsigned space, unsigned cells,
                                  uint64_t base, const uint32_t *at, uint32_t run, bool store,
                                  struct rt_places *out)
{
    const struct isadora_memory *memory = &m->memory[space];
    _Alignas(64) uint32_t row[RT_ROW];
    const uint32_t *running = rt_running(at, run, row);
    if (cells > 1 && !RT_LOW_FIRST)
        out->bytes = NULL;
    else if (memory->lanes)
        rt_find_own(m, memory, cells, running, store, out);
    else
        rt_find_shared(memory, cells, base, running, store, out);
    return out->bytes != NULL;
}

static inline void rt_far_row(uint64_t base, const uint32_t *at, uint64_t *far)
{
    RT_VECTOR
    for (int32_t l = 0; l < RT_ROW; l++)
        far[l] = base + at[l];
}

/* Loads; lanes that do not run get anything. False: not for here, and nothing was done. */
#define RT_FETCH(CELLS, TYPE, OUT)                                                                 \
    static inline bool rt_fetch_##CELLS(struct isadora_machine *m, unsigned space, uint64_t base,  \
                                        const uint32_t *at, uint32_t run, OUT *out)                \
    {                                                                                              \
        struct rt_places places;                                                                   \
        if (rt_find_places(m, space, CELLS, base, at, run, false, &places)) {                      \
            const TYPE *from = (const TYPE *)(const void *)places.bytes;                           \
            RT_VECTOR                                                                              \
            for (int32_t l = 0; l < RT_ROW; l++)                                                   \
                out[l] = from[places.cell[l] / CELLS];                                             \
            return true;                                                                           \
        }                                                                                          \
        _Alignas(64) uint64_t far[RT_ROW];                                                         \
        rt_far_row(base, at, far);                                                                 \
        return rt_gather_far_##CELLS(m, space, far, run, out);                                     \
    }

RT_FETCH(1, uint8_t, uint32_t)
RT_FETCH(2, rt_cells_2, uint32_t)
RT_FETCH(4, rt_cells_4, uint32_t)
RT_FETCH(8, rt_cells_8, uint64_t)

/* Whether rt_place can store for all running lanes. */
static inline bool rt_may_place(struct isadora_machine *m, unsigned space, unsigned cells,
                                uint64_t base, const uint32_t *at, uint32_t run,
                                struct rt_places *places)
{
    if (rt_find_places(m, space, cells, base, at, run, true, places))
        return true;
    _Alignas(64) uint64_t far[RT_ROW];
    rt_far_row(base, at, far);
    return rt_may_scatter(m, space, cells, far, run);
}

/* Lane after lane, so that the last one stays. */
#define RT_PLACE(CELLS, TYPE, VALUE, SCATTER)                                                      \
    static inline void rt_place_##CELLS(struct isadora_machine *m, unsigned space, uint64_t base,  \
                                        const uint32_t *at, uint32_t run, const VALUE *values,     \
                                        const struct rt_places *places)                            \
    {                                                                                              \
        if (!places->bytes) {                                                                      \
            _Alignas(64) uint64_t far[RT_ROW];                                                     \
            rt_far_row(base, at, far);                                                             \
            SCATTER(m, space, CELLS, far, run, values);                                            \
            return;                                                                                \
        }                                                                                          \
        if (run == UINT32_MAX) {                                                                   \
            for (int32_t l = 0; l < RT_ROW; l++)                                                   \
                *(TYPE *)(void *)(places->bytes + places->cell[l]) = (TYPE)values[l];              \
            return;                                                                                \
        }                                                                                          \
        for (int32_t l = rt_lane(run, -1); l >= 0; l = rt_lane(run, l))                            \
            *(TYPE *)(void *)(places->bytes + places->cell[l]) = (TYPE)values[l];                  \
    }

RT_PLACE(1, uint8_t, uint32_t, rt_scatter)
RT_PLACE(2, rt_cells_2, uint32_t, rt_scatter)
RT_PLACE(4, rt_cells_4, uint32_t, rt_scatter)
RT_PLACE(8, rt_cells_8, uint64_t, rt_scatter_long)

#endif
