/* rows.h: loads and stores of all running lanes at once, for quick functions of generated code;
 * fast.h includes it.
 *
 * Most often all lanes access one page that was used lately: then the addresses are checked and the
 * cells are fetched in loops that compilers make vectors of. Else lane after lane, the page of the
 * lane before being at hand. False where not all of it is for here: then nothing was done. */
#ifndef ISADORA_ROWS_H
#define ISADORA_ROWS_H

#include "machine/execute.h"

#include <string.h>

/* In front of a loop over lanes: no lane reads what another one stores. Where a computer has no
 * instructions for it, it stays a loop. RT_UNROLL: in front of a short loop inside of one, all of
 * whose rounds are written out. */
#if defined __clang__
#pragma clang diagnostic ignored "-Wpass-failed"
#define RT_VECTOR _Pragma("clang loop vectorize(assume_safety)")
#define RT_UNROLL _Pragma("clang loop unroll(full)")
#elif defined __GNUC__
#define RT_VECTOR _Pragma("GCC ivdep")
#define RT_UNROLL _Pragma("GCC unroll 32")
#else
#define RT_VECTOR
#define RT_UNROLL
#endif

/* A function that stays one where it is called, and one that never does. */
#if defined __GNUC__ || defined __clang__
#define RT_APART static __attribute__((noinline, unused))
#define RT_WITHIN static inline __attribute__((always_inline))
#else
#define RT_APART static inline
#define RT_WITHIN static inline
#endif

/* Cells of a page seen as larger numbers, which are right where the low byte comes first. */
#if defined __BYTE_ORDER__ && __BYTE_ORDER__ != __ORDER_LITTLE_ENDIAN__
enum { RT_LOW_FIRST = 0 };
#else
enum { RT_LOW_FIRST = 1 };
#endif
#if defined __GNUC__
#define RT_ALIAS __attribute__((may_alias))
#else
#define RT_ALIAS
#endif
typedef uint16_t RT_ALIAS rt_cells_2;
typedef uint32_t RT_ALIAS rt_cells_4;
typedef uint64_t RT_ALIAS rt_cells_8;

/* Lanes of a warp; generated files say how many. */
#ifndef ISADORA_LANES
#define ISADORA_LANES 32
#endif
enum { RT_ROW = ISADORA_LANES };

/* A page with cells that are for here. */
struct rt_row_page {
    uint64_t number;
    uint8_t *bytes;         /* NULL: none yet */
    uint32_t quick;         /* cells of it */
    struct rt_page *marked; /* NULL: accesses leave no trace */
};

static inline bool rt_find_page(struct rt_memory *memory, uint64_t place, bool store,
                                struct rt_row_page *out)
{
    const uint64_t number = place >> RT_PAGE_SHIFT;
    struct rt_page *page = memory->near[store][number & (RT_RECENT - 1)];
    if (!page || page->number != number)
        page = rt_memory_recall(memory, place, store);
    if (!page || (store && page->decoded))
        return false;
    *out = (struct rt_row_page){number, page->bytes, page->quick, page->marks ? page : NULL};
    return true;
}

/* Whether the running lanes keep to the space and to their alignment; then `out` has the places of
 * their cells. Where lanes have memory of their own, those lie in turns. */
static inline bool rt_row_cells(const struct isadora_machine *m, unsigned space, unsigned cells,
                                const uint64_t *at, uint32_t run, uint64_t *out)
{
    const struct rt_memory *memory = &m->memory[space];
    const uint64_t quick = memory->quick[cells > 1], odd = cells - 1;
    uint64_t bad = 0;
    RT_VECTOR
    for (int32_t l = 0; l < RT_ROW; l++) {
        const uint64_t wrong = (uint64_t)(at[l] >= quick) | (at[l] & odd);
        bad |= run >> l & 1 ? wrong : 0;
    }
    if (bad)
        return false;
    if (!memory->lanes) {
        memcpy(out, at, RT_ROW * sizeof *out);
        return true;
    }
    const uint64_t first = m->launch.warp * memory->warp, lanes = memory->lanes;
    RT_VECTOR
    for (int32_t l = 0; l < RT_ROW; l++)
        out[l] = first + (at[l] & ~(uint64_t)(RT_TURN - 1)) * lanes + (uint64_t)l * RT_TURN +
                 (at[l] & (RT_TURN - 1));
    return true;
}

/* The running lanes load from these cells of a page. */
static inline void rt_row_read(struct rt_page *page, const uint64_t *places, uint32_t run)
{
    uint64_t lines = 0;
    RT_VECTOR
    for (int32_t l = 0; l < RT_ROW; l++) {
        const uint64_t line = rt_line((uint32_t)places[l] & (RT_PAGE_CELLS - 1));
        lines |= run >> l & 1 ? line : 0;
    }
    rt_read_lines(page, lines);
}

/* The bytes of the page where all of a load lies, or NULL. */
static inline uint8_t *rt_row_page(const struct isadora_machine *m, unsigned space, unsigned cells,
                                   const uint64_t *places, uint32_t run)
{
    const int32_t first = rt_lane(run, -1);
    struct rt_row_page page;
    if (first < 0)
        return NULL;
    const uint64_t number = places[first] >> RT_PAGE_SHIFT;
    uint64_t other = 0;
    RT_VECTOR
    for (int32_t l = 0; l < RT_ROW; l++)
        other |= run >> l & 1 ? places[l] >> RT_PAGE_SHIFT ^ number : 0;
    if (other || !rt_find_page(&m->memory[space], places[first], false, &page))
        return NULL;
    for (int32_t l = first; page.quick < RT_PAGE_CELLS && l >= 0; l = rt_lane(run, l)) {
        if ((places[l] & (RT_PAGE_CELLS - 1)) + cells > page.quick)
            return NULL;
    }
    if (page.marked)
        rt_row_read(page.marked, places, run);
    return page.bytes;
}

/* The bytes of one lane's cells, or NULL; `page` is that of the lane before. */
static inline uint8_t *rt_row_lane(struct rt_memory *memory, uint64_t place, unsigned cells,
                                   bool store, struct rt_row_page *page)
{
    const uint64_t number = place >> RT_PAGE_SHIFT;
    const uint32_t cell = (uint32_t)place & (RT_PAGE_CELLS - 1);
    if ((!page->bytes || page->number != number) && !rt_find_page(memory, place, store, page))
        return NULL;
    if (cell + cells > page->quick)
        return NULL;
    if (!store && page->marked)
        rt_read_lines(page->marked, rt_line(cell));
    return page->bytes + cell;
}

/* The bytes of the cells that all running lanes load; false where some are not for here. */
static inline bool rt_row_lanes(struct rt_memory *memory, const uint64_t *places, unsigned cells,
                                uint32_t run, const uint8_t **out)
{
    struct rt_row_page page = {.bytes = NULL};
    for (int32_t l = rt_lane(run, -1); l >= 0; l = rt_lane(run, l)) {
        out[l] = rt_row_lane(memory, places[l], cells, false, &page);
        if (!out[l])
            return false;
    }
    return true;
}

/* ---- loads ---- */

static inline uint64_t rt_join(const uint8_t *bytes, unsigned cells)
{
    switch (cells) {
    case 1:
        return rt_join_1(bytes);
    case 2:
        return rt_join_2(bytes);
    case 4:
        return rt_join_4(bytes);
    default:
        return rt_join_8(bytes);
    }
}

/* A load that is the same for all lanes, made also where none runs: so nothing may watch it. */
static inline bool rt_take(const struct isadora_machine *m, unsigned space, uint64_t at,
                           unsigned cells, uint64_t *out)
{
    uint32_t cell;
    struct rt_page *page = rt_near(m, space, at, cells, false, &cell);
    if (!page)
        return false;
    if (page->marks)
        rt_read_lines(page, rt_line(cell));
    *out = rt_join(page->bytes + cell, cells);
    return true;
}

/* Lanes that do not run get 0, or anything. */
#define RT_GATHER(CELLS, TYPE, OUT)                                                                \
    RT_APART bool rt_gather_far_##CELLS(struct isadora_machine *m, unsigned space,                 \
                                        const uint64_t *at, uint32_t run, OUT *out)                \
    {                                                                                              \
        _Alignas(64) uint64_t places[RT_ROW];                                                      \
        const uint8_t *lanes[RT_ROW];                                                              \
        if ((CELLS > 1 && !RT_LOW_FIRST) || !rt_row_cells(m, space, CELLS, at, run, places))       \
            return false;                                                                          \
        const uint8_t *bytes = rt_row_page(m, space, CELLS, places, run);                          \
        if (bytes) {                                                                               \
            const TYPE *from = (const TYPE *)(const void *)bytes;                                  \
            RT_VECTOR                                                                              \
            for (int32_t l = 0; l < RT_ROW; l++) {                                                 \
                const uint32_t cell = (uint32_t)places[l] & (RT_PAGE_CELLS - 1);                   \
                out[l] = from[run >> l & 1 ? cell / CELLS : 0];                                    \
            }                                                                                      \
            return true;                                                                           \
        }                                                                                          \
        if (!rt_row_lanes(&m->memory[space], places, CELLS, run, lanes))                           \
            return false;                                                                          \
        memset(out, 0, RT_ROW * sizeof *out);                                                      \
        for (int32_t l = rt_lane(run, -1); l >= 0; l = rt_lane(run, l))                            \
            out[l] = *(const TYPE *)(const void *)lanes[l];                                        \
        return true;                                                                               \
    }                                                                                              \
    /* The same where addresses have 32 bits. */                                                   \
    RT_APART bool rt_gather_##CELLS(struct isadora_machine *m, unsigned space, const uint32_t *at, \
                                    uint32_t run, OUT *out)                                        \
    {                                                                                              \
        _Alignas(64) uint64_t far[RT_ROW];                                                         \
        RT_VECTOR                                                                                  \
        for (int32_t l = 0; l < RT_ROW; l++)                                                       \
            far[l] = at[l];                                                                        \
        return rt_gather_far_##CELLS(m, space, far, run, out);                                     \
    }

RT_GATHER(1, uint8_t, uint32_t)
RT_GATHER(2, rt_cells_2, uint32_t)
RT_GATHER(4, rt_cells_4, uint32_t)
RT_GATHER(8, rt_cells_8, uint64_t)

/* Words of 4 cells that follow each other at each address, `count` of them: as many rows. What is
 * not for here has left no trace in these. */
RT_APART bool rt_gather_rows(struct isadora_machine *m, unsigned space, const uint64_t *at,
                             uint32_t run, unsigned count, uint32_t *const *out)
{
    _Alignas(64) uint64_t places[RT_ROW];
    const uint8_t *from[RT_ROW];
    if (!RT_LOW_FIRST || !rt_row_cells(m, space, 4 * count, at, run, places) ||
        !rt_row_lanes(&m->memory[space], places, 4 * count, run, from))
        return false;
    for (unsigned i = 0; i < count; i++) {
        memset(out[i], 0, RT_ROW * sizeof *out[i]);
        for (int32_t l = rt_lane(run, -1); l >= 0; l = rt_lane(run, l))
            out[i][l] = (uint32_t)rt_join_4(from[l] + 4 * i);
    }
    return true;
}

/* ---- stores ---- */

/* Whether rt_scatter can store for all running lanes. */
RT_APART bool rt_may_scatter(struct isadora_machine *m, unsigned space, unsigned cells,
                             const uint64_t *at, uint32_t run)
{
    _Alignas(64) uint64_t places[RT_ROW];
    struct rt_row_page page = {.bytes = NULL};
    if (!rt_row_cells(m, space, cells, at, run, places))
        return false;
    for (int32_t l = rt_lane(run, -1); l >= 0; l = rt_lane(run, l)) {
        if (!rt_row_lane(&m->memory[space], places[l], cells, true, &page))
            return false;
    }
    return true;
}

static inline void rt_row_stored(const struct rt_row_page *page, uint32_t cell, unsigned cells)
{
    rt_stored_cells(page->marked->marks, cell, cells);
}

/* Lane after lane, so that the last one stays. */
#define RT_SCATTER(NAME, TYPE)                                                                     \
    RT_APART void NAME(struct isadora_machine *m, unsigned space, unsigned cells,                  \
                       const uint64_t *at, uint32_t run, const TYPE *values)                       \
    {                                                                                              \
        _Alignas(64) uint64_t places[RT_ROW];                                                      \
        struct rt_row_page page = {.bytes = NULL};                                                 \
        rt_row_cells(m, space, cells, at, run, places);                                            \
        for (int32_t l = rt_lane(run, -1); l >= 0; l = rt_lane(run, l)) {                          \
            uint8_t *to = rt_row_lane(&m->memory[space], places[l], cells, true, &page);           \
            if (to)                                                                                \
                rt_split(to, cells, values[l]);                                                    \
            if (to && page.marked)                                                                 \
                rt_row_stored(&page, (uint32_t)(to - page.bytes), cells);                          \
        }                                                                                          \
    }

RT_SCATTER(rt_scatter, uint32_t)
RT_SCATTER(rt_scatter_long, uint64_t)

/* Words that follow each other, a row of each. */
RT_APART void rt_scatter_rows(struct isadora_machine *m, unsigned space, unsigned count,
                              const uint64_t *at, uint32_t run, const uint32_t *const *rows)
{
    _Alignas(64) uint64_t places[RT_ROW];
    struct rt_row_page page = {.bytes = NULL};
    rt_row_cells(m, space, 4 * count, at, run, places);
    for (int32_t l = rt_lane(run, -1); l >= 0; l = rt_lane(run, l)) {
        uint8_t *to = rt_row_lane(&m->memory[space], places[l], 4 * count, true, &page);
        for (unsigned i = 0; to && i < count; i++)
            rt_split(to + 4 * i, 4, rows[i][l]);
        if (to && page.marked)
            rt_row_stored(&page, (uint32_t)(to - page.bytes), 4 * count);
    }
}

#endif
