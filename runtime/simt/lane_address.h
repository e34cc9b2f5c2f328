/* lane_address.h: loads and stores of all running lanes whose cells lie in one page; fast.h
 * includes it.
 *
 * An address is a multiple of the page that all lanes share, and 32 bits of each lane. That lanes
 * stay in one page that was used lately is the usual case, and takes one loop to find out. All
 * else is left to rows.h. */
#ifndef ISADORA_LANE_ADDRESS_H
#define ISADORA_LANE_ADDRESS_H

#include "simt/rows.h"

enum { RT_HALF = RT_ROW / 2 };

/* Places of which each half of the lanes has one, or some that follow each other. */
struct rt_halves {
    uint8_t *bytes[2];         /* of the first lane */
    uint32_t step;             /* cells from one lane to the next */
    uint32_t cells;            /* of a half, where they follow each other */
    struct rt_page *marked[2]; /* of stores that leave a trace; else NULL */
};

/* Where the cells of all lanes are in a page: cells[l], modulo the size of a page. */
struct rt_places {
    uint8_t *bytes;         /* NULL: not in one page */
    const uint32_t *cells;  /* NULL: `halves` has them */
    struct rt_page *marked; /* NULL: accesses leave no trace */
    struct rt_halves halves;
    _Alignas(64) uint32_t row[RT_ROW];
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

/* At how many cells of a page, from its first one on, an access of `cells` may begin. */
static inline uint32_t rt_begins(const struct rt_memory *memory, const struct rt_row_page *page,
                                 unsigned cells)
{
    const uint64_t quick = memory->lanes ? UINT64_MAX : memory->quick[cells > 1];
    const uint64_t first = page->number << RT_PAGE_SHIFT;
    const uint64_t left = quick > first ? quick - first : 0;
    const uint32_t end = left < page->quick ? (uint32_t)left : page->quick;
    return end >= cells ? end - cells + 1 : 0;
}

/* Addresses of 64 bits as 32 bits from the beginning of the first lane's page on; false where they
 * are further apart. */
RT_APART bool rt_narrow(const uint64_t *at, uint32_t run, uint64_t *base, uint32_t *near)
{
    const int32_t first = rt_lane(run, -1);
    const uint64_t begin = at[first < 0 ? 0 : first] & ~(uint64_t)(RT_PAGE_CELLS - 1);
    uint64_t far = 0;
    *base = begin;
    if (run == UINT32_MAX) {
        RT_VECTOR
        for (int32_t l = 0; l < RT_ROW; l++) {
            far |= at[l] - begin;
            near[l] = (uint32_t)(at[l] - begin);
        }
        return far >> 32 == 0;
    }
    RT_VECTOR
    for (int32_t l = 0; l < RT_ROW; l++) {
        far |= run >> l & 1 ? at[l] - begin : 0;
        near[l] = (uint32_t)(at[l] - begin);
    }
    return far >> 32 == 0;
}

/* Checks whether all addresses are aligned, in the page of the first one, and accessible. One `or`
 * over all lanes suffices: it has the bits in which they differ, and its highest bit is set where
 * an access would begin too late; that difference has the right sign where all are in one page.
 */
static inline void rt_find_in_page(struct rt_memory *memory, unsigned cells, uint64_t base,
                                   bool store, struct rt_places *out)
{
    struct rt_row_page page;
    const uint32_t *at = out->cells;
    const uint32_t head = at[0], odd = cells - 1;
    if ((base & (RT_PAGE_CELLS - 1)) || !rt_find_page(memory, base + head, store, &page))
        return;
    const uint32_t first = head & ~(uint32_t)(RT_PAGE_CELLS - 1);
    const uint32_t last = first + rt_begins(memory, &page, cells) - 1;
    uint32_t bits = 0;
    RT_VECTOR
    for (int32_t l = 0; l < RT_ROW; l++)
        bits |= (at[l] ^ head) | ((last - at[l]) & 0x80000000u);
    if (bits >> RT_PAGE_SHIFT || ((bits | head) & odd))
        return;
    out->bytes = page.bytes;
    out->marked = page.marked;
}

/* The same of memory that each lane has for itself: it lies in turns. */
static inline void rt_find_own(const struct isadora_machine *m, struct rt_memory *memory,
                               unsigned cells, const uint32_t *at, bool store,
                               struct rt_places *out)
{
    const uint64_t quick = memory->quick[cells > 1];
    const uint32_t lanes = memory->lanes, in_turn = RT_TURN - 1;
    uint32_t bad = 0;
    if (quick > UINT32_MAX / lanes)
        return;
    const uint32_t end = (uint32_t)quick;
    RT_VECTOR
    for (int32_t l = 0; l < RT_ROW; l++) {
        bad |= (uint32_t)(at[l] >= end);
        out->row[l] = (at[l] & ~in_turn) * lanes + (uint32_t)l * RT_TURN + (at[l] & in_turn);
    }
    out->cells = out->row;
    if (!bad)
        rt_find_in_page(memory, cells, m->launch.warp * memory->warp, store, out);
}

static inline bool rt_find_places(const struct isadora_machine *m, unsigned space, unsigned cells,
                                  uint64_t base, const uint32_t *at, uint32_t run, bool store,
                                  struct rt_places *out)
{
    struct rt_memory *memory = &m->memory[space];
    out->bytes = NULL;
    if (cells > 1 && !RT_LOW_FIRST)
        return false;
    out->cells = rt_running(at, run, out->row);
    if (memory->lanes)
        rt_find_own(m, memory, cells, out->cells, store, out);
    else
        rt_find_in_page(memory, cells, base, store, out);
    return out->bytes != NULL;
}

/* Notes what is read there. */
static inline void rt_read_places(const struct rt_places *places)
{
    uint64_t lines = 0;
    RT_VECTOR
    for (int32_t l = 0; l < RT_ROW; l++)
        lines |= rt_line(places->cells[l] & (RT_PAGE_CELLS - 1));
    rt_read_lines(places->marked, lines);
}

/* Notes what the running lanes stored. */
RT_WITHIN void rt_stored_places(const struct rt_places *places, uint32_t run, unsigned cells)
{
    struct rt_marks *marks = places->marked->marks;
    const uint64_t ones = UINT64_MAX >> (RT_LINE - cells);
    uint64_t lines = 0;
    for (int32_t l = 0; l < RT_ROW; l++) {
        const uint32_t cell = places->cells[l] & (RT_PAGE_CELLS - 1);
        const uint64_t runs = -(uint64_t)(run >> l & 1);
        marks->stored[cell / RT_LINE] |= ones << cell % RT_LINE & runs;
        lines |= rt_line(cell) & runs;
    }
    marks->written |= lines;
}

static inline void rt_far_row(uint64_t base, const uint32_t *at, uint64_t *far)
{
    RT_VECTOR
    for (int32_t l = 0; l < RT_ROW; l++)
        far[l] = base + at[l];
}

/* ---- where each half of the lanes has one place, or places that follow each other ---- */

/* Whether both halves have such aligned places. One `or` over all lanes suffices: it has the bits
 * in which they differ from them. */
static inline bool rt_are_halves(const uint32_t *at, uint32_t step, unsigned cells)
{
    const uint32_t head = at[0], middle = at[RT_HALF];
    uint32_t bits = (head | middle) & (cells - 1);
    if (step == 0) {
        RT_VECTOR
        for (int32_t l = 0; l < RT_HALF; l++)
            bits |= (at[l] ^ head) | (at[RT_HALF + l] ^ middle);
    } else {
        RT_VECTOR
        for (int32_t l = 0; l < RT_HALF; l++) {
            const uint32_t after = (uint32_t)l * cells;
            bits |= (at[l] - head - after) | (at[RT_HALF + l] - middle - after);
        }
    }
    return bits == 0;
}

/* The bytes of a place, where an access to the last of those that follow each other may begin, too;
 * else NULL. */
static inline uint8_t *rt_half(const struct rt_memory *memory, unsigned cells, uint64_t place,
                               uint32_t last, bool store, struct rt_page **marked)
{
    struct rt_page *page = memory->near[store][(place >> RT_PAGE_SHIFT) & (RT_RECENT - 1)];
    const uint32_t cell = (uint32_t)place & (RT_PAGE_CELLS - 1);
    if (!page || page->number != place >> RT_PAGE_SHIFT || cell + last + cells > page->quick)
        return NULL;
    if (store && page->decoded)
        return NULL;
    *marked = store && page->marks ? page : NULL;
    if (page->marks && !store)
        rt_read_lines(page, 2 * rt_line(cell + last) - rt_line(cell));
    return page->bytes + cell;
}

/* The places of all lanes, if both halves have such. */
static inline bool rt_find_halves(const struct isadora_machine *m, unsigned space, unsigned cells,
                                  uint64_t base, const uint32_t *at, bool store,
                                  struct rt_halves *out)
{
    const struct rt_memory *memory = &m->memory[space];
    const uint64_t quick = memory->quick[cells > 1];
    const uint32_t step = at[1] - at[0];
    uint64_t first = base + at[0], second = base + at[RT_HALF];
    uint32_t last = (RT_HALF - 1) * step;
    if ((step && step != cells) || (base & (RT_PAGE_CELLS - 1)) || (cells > 1 && !RT_LOW_FIRST) ||
        first + last + cells > quick || second + last + cells > quick ||
        !rt_are_halves(at, step, cells))
        return false;
    out->step = step;
    if (memory->lanes) { /* their turns follow each other */
        if (step || first != second)
            return false;
        first = m->launch.warp * memory->warp + (first - first % RT_TURN) * memory->lanes +
                first % RT_TURN;
        second = first + (uint64_t)RT_HALF * RT_TURN;
        out->step = RT_TURN;
        last = (RT_HALF - 1) * RT_TURN;
    }
    out->cells = last + cells;
    out->bytes[0] = rt_half(memory, cells, first, last, store, &out->marked[0]);
    out->bytes[1] = rt_half(memory, cells, second, last, store, &out->marked[1]);
    return out->bytes[0] && out->bytes[1];
}

/* Notes what was stored there. */
static inline void rt_stored_halves(const struct rt_halves *halves)
{
    for (unsigned i = 0; i < 2; i++) {
        struct rt_page *page = halves->marked[i];
        uint32_t cell = page ? (uint32_t)(halves->bytes[i] - page->bytes) : 0;
        uint32_t left = page ? halves->cells : 0;
        while (left) {
            const uint32_t in_line = RT_LINE - cell % RT_LINE, n = left < in_line ? left : in_line;
            rt_stored_cells(page->marks, cell, n);
            cell += n;
            left -= n;
        }
    }
}

/* Loads half a row. */
#define RT_COPY(CELLS, TYPE, OUT)                                                                  \
    static inline void rt_copy_##CELLS(const uint8_t *bytes, uint32_t step, OUT *out)              \
    {                                                                                              \
        const TYPE *from = (const TYPE *)(const void *)bytes;                                      \
        const TYPE same = from[0];                                                                 \
        if (step == 0) {                                                                           \
            RT_VECTOR                                                                              \
            for (int32_t l = 0; l < RT_HALF; l++)                                                  \
                out[l] = same;                                                                     \
        } else if (step == CELLS) {                                                                \
            RT_VECTOR                                                                              \
            for (int32_t l = 0; l < RT_HALF; l++)                                                  \
                out[l] = from[l];                                                                  \
        } else if (step == RT_TURN) {                                                              \
            RT_VECTOR                                                                              \
            for (int32_t l = 0; l < RT_HALF; l++)                                                  \
                out[l] = from[l * (RT_TURN / CELLS)];                                              \
        } else {                                                                                   \
            for (uint32_t l = 0; l < RT_HALF; l++)                                                 \
                out[l] = from[l * step / CELLS];                                                   \
        }                                                                                          \
    }

RT_COPY(1, uint8_t, uint32_t)
RT_COPY(2, rt_cells_2, uint32_t)
RT_COPY(4, rt_cells_4, uint32_t)
RT_COPY(8, rt_cells_8, uint64_t)

/* Stores half a row: where all have one place, the last lane's value stays. */
#define RT_PASTE(CELLS, TYPE, VALUE)                                                               \
    static inline void rt_paste_##CELLS(uint8_t *bytes, uint32_t step, const VALUE *values)        \
    {                                                                                              \
        TYPE *to = (TYPE *)(void *)bytes;                                                          \
        if (step == 0) {                                                                           \
            to[0] = (TYPE)values[RT_HALF - 1];                                                     \
        } else if (step == CELLS) {                                                                \
            RT_VECTOR                                                                              \
            for (int32_t l = 0; l < RT_HALF; l++)                                                  \
                to[l] = (TYPE)values[l];                                                           \
        } else {                                                                                   \
            for (uint32_t l = 0; l < RT_HALF; l++)                                                 \
                to[l * step / CELLS] = (TYPE)values[l];                                            \
        }                                                                                          \
    }

RT_PASTE(1, uint8_t, uint32_t)
RT_PASTE(2, rt_cells_2, uint32_t)
RT_PASTE(4, rt_cells_4, uint32_t)
RT_PASTE(8, rt_cells_8, uint64_t)

/* ---- all loads ---- */

/* Loads; lanes that do not run get anything. False: not for here, and nothing was done. */
#define RT_FETCH(CELLS, TYPE, OUT)                                                                 \
    RT_APART bool rt_fetch_far_##CELLS(struct isadora_machine *m, unsigned space, uint64_t base,   \
                                       const uint32_t *at, uint32_t run, OUT *out)                 \
    {                                                                                              \
        struct rt_places places;                                                                   \
        if (rt_find_places(m, space, CELLS, base, at, run, false, &places)) {                      \
            const TYPE *from = (const TYPE *)(const void *)places.bytes;                           \
            const uint32_t *cells = places.cells, in_page = RT_PAGE_CELLS - 1;                     \
            if (places.marked)                                                                     \
                rt_read_places(&places);                                                           \
            RT_VECTOR                                                                              \
            for (int32_t l = 0; l < RT_ROW; l++)                                                   \
                out[l] = from[(cells[l] & in_page) / CELLS];                                       \
            return true;                                                                           \
        }                                                                                          \
        _Alignas(64) uint64_t far[RT_ROW];                                                         \
        rt_far_row(base, at, far);                                                                 \
        return rt_gather_far_##CELLS(m, space, far, run, out);                                     \
    }                                                                                              \
    RT_APART bool rt_fetch_some_##CELLS(struct isadora_machine *m, unsigned space, uint64_t base,  \
                                        const uint32_t *at, uint32_t run, OUT *out)                \
    {                                                                                              \
        _Alignas(64) uint32_t row[RT_ROW];                                                         \
        struct rt_halves halves;                                                                   \
        if (!rt_find_halves(m, space, CELLS, base, rt_running(at, run, row), false, &halves))      \
            return rt_fetch_far_##CELLS(m, space, base, at, run, out);                             \
        rt_copy_##CELLS(halves.bytes[0], halves.step, out);                                        \
        rt_copy_##CELLS(halves.bytes[1], halves.step, out + RT_HALF);                              \
        return true;                                                                               \
    }                                                                                              \
    /* The same, quickly where all lanes run. */                                                   \
    RT_APART bool rt_fetch_##CELLS(struct isadora_machine *m, unsigned space, uint64_t base,       \
                                   const uint32_t *at, uint32_t run, OUT *out)                     \
    {                                                                                              \
        struct rt_halves halves;                                                                   \
        if (run != UINT32_MAX)                                                                     \
            return rt_fetch_some_##CELLS(m, space, base, at, run, out);                            \
        if (!rt_find_halves(m, space, CELLS, base, at, false, &halves))                            \
            return rt_fetch_far_##CELLS(m, space, base, at, run, out);                             \
        rt_copy_##CELLS(halves.bytes[0], halves.step, out);                                        \
        rt_copy_##CELLS(halves.bytes[1], halves.step, out + RT_HALF);                              \
        return true;                                                                               \
    }

RT_FETCH(1, uint8_t, uint32_t)
RT_FETCH(2, rt_cells_2, uint32_t)
RT_FETCH(4, rt_cells_4, uint32_t)
RT_FETCH(8, rt_cells_8, uint64_t)

/* Words of 4 cells that follow each other at each address, `count` of them: as many rows. */
RT_APART bool rt_fetch_rows(struct isadora_machine *m, unsigned space, uint64_t base,
                            const uint32_t *at, uint32_t run, unsigned count, uint32_t *const *out)
{
    struct rt_places places;
    struct rt_halves halves;
    const uint32_t *running = rt_running(at, run, places.row);
    if (rt_find_halves(m, space, 4 * count, base, running, false, &halves)) {
        for (unsigned i = 0; i < count; i++) {
            rt_copy_4(halves.bytes[0] + 4 * i, halves.step, out[i]);
            rt_copy_4(halves.bytes[1] + 4 * i, halves.step, out[i] + RT_HALF);
        }
        return true;
    }
    if (rt_find_places(m, space, 4 * count, base, at, run, false, &places)) {
        const rt_cells_4 *from = (const rt_cells_4 *)(const void *)places.bytes;
        if (places.marked)
            rt_read_places(&places);
        RT_VECTOR
        for (int32_t l = 0; l < RT_ROW; l++) /* a row may be that of the addresses */
            places.row[l] = (places.cells[l] & (RT_PAGE_CELLS - 1)) / 4;
        for (unsigned i = 0; i < count; i++, from++) {
            uint32_t *const row = out[i];
            RT_VECTOR
            for (int32_t l = 0; l < RT_ROW; l++)
                row[l] = from[places.row[l]];
        }
        return true;
    }
    _Alignas(64) uint64_t far[RT_ROW];
    rt_far_row(base, at, far);
    return rt_gather_rows(m, space, far, run, count, out);
}

RT_APART bool rt_may_place_far(struct isadora_machine *m, unsigned space, unsigned cells,
                               uint64_t base, const uint32_t *at, uint32_t run)
{
    _Alignas(64) uint64_t far[RT_ROW];
    rt_far_row(base, at, far);
    return rt_may_scatter(m, space, cells, far, run);
}

/* Whether rt_place can store for all running lanes. */
RT_APART bool rt_may_place(struct isadora_machine *m, unsigned space, unsigned cells, uint64_t base,
                           const uint32_t *at, uint32_t run, struct rt_places *places)
{
    if (run == UINT32_MAX && rt_find_halves(m, space, cells, base, at, true, &places->halves)) {
        places->bytes = places->halves.bytes[0];
        places->cells = NULL;
        return true;
    }
    return rt_find_places(m, space, cells, base, at, run, true, places) ||
           rt_may_place_far(m, space, cells, base, at, run);
}

/* Lane after lane, so that the last one stays. */
#define RT_PLACE(CELLS, TYPE, VALUE, SCATTER)                                                      \
    RT_APART void rt_place_##CELLS(struct isadora_machine *m, unsigned space, uint64_t base,       \
                                   const uint32_t *at, uint32_t run, const VALUE *values,          \
                                   const struct rt_places *places)                                 \
    {                                                                                              \
        if (!places->bytes) {                                                                      \
            _Alignas(64) uint64_t far[RT_ROW];                                                     \
            rt_far_row(base, at, far);                                                             \
            SCATTER(m, space, CELLS, far, run, values);                                            \
            return;                                                                                \
        }                                                                                          \
        if (!places->cells) {                                                                      \
            rt_paste_##CELLS(places->halves.bytes[0], places->halves.step, values);                \
            rt_paste_##CELLS(places->halves.bytes[1], places->halves.step, values + RT_HALF);      \
            rt_stored_halves(&places->halves);                                                     \
            return;                                                                                \
        }                                                                                          \
        TYPE *to = (TYPE *)(void *)places->bytes;                                                  \
        const uint32_t *cells = places->cells, in_page = RT_PAGE_CELLS - 1;                        \
        if (places->marked)                                                                        \
            rt_stored_places(places, run, CELLS);                                                  \
        if (run == UINT32_MAX) {                                                                   \
            for (int32_t l = 0; l < RT_ROW; l++)                                                   \
                to[(cells[l] & in_page) / CELLS] = (TYPE)values[l];                                \
            return;                                                                                \
        }                                                                                          \
        for (int32_t l = rt_lane(run, -1); l >= 0; l = rt_lane(run, l))                            \
            to[(cells[l] & in_page) / CELLS] = (TYPE)values[l];                                    \
    }

RT_PLACE(1, uint8_t, uint32_t, rt_scatter)
RT_PLACE(2, rt_cells_2, uint32_t, rt_scatter)
RT_PLACE(4, rt_cells_4, uint32_t, rt_scatter)
RT_PLACE(8, rt_cells_8, uint64_t, rt_scatter_long)

/* Words of 4 cells that follow each other, a row of each. */
RT_APART void rt_place_rows(struct isadora_machine *m, unsigned space, uint64_t base,
                            const uint32_t *at, uint32_t run, unsigned count,
                            const uint32_t *const *rows, const struct rt_places *places)
{
    if (!places->bytes) {
        _Alignas(64) uint64_t far[RT_ROW];
        rt_far_row(base, at, far);
        rt_scatter_rows(m, space, count, far, run, rows);
        return;
    }
    if (!places->cells) {
        for (unsigned i = 0; i < count; i++) {
            for (unsigned half = 0; half < 2; half++)
                rt_paste_4(places->halves.bytes[half] + 4 * i, places->halves.step,
                           rows[i] + half * RT_HALF);
        }
        rt_stored_halves(&places->halves);
        return;
    }
    rt_cells_4 *to = (rt_cells_4 *)(void *)places->bytes;
    if (places->marked)
        rt_stored_places(places, run, 4 * count);
    for (int32_t l = rt_lane(run, -1); l >= 0; l = rt_lane(run, l)) {
        for (unsigned i = 0; i < count; i++)
            to[(places->cells[l] & (RT_PAGE_CELLS - 1)) / 4 + i] = rows[i][l];
    }
}

#endif
