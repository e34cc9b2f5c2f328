/* memory.h: the cells of the spaces of a machine, in pages that come into being when they are first
 * written. */
#ifndef ISADORA_MEMORY_H
#define ISADORA_MEMORY_H

#include "machine/reach.h"

/* Bits of machine->halted, which `halt` makes 1: the instruction stored to cells of
 * isadora_memory_notice; to code, or it trapped while it stored. What ends an instruction looks at
 * all of them at once. */
enum { RT_STORED = 2, RT_LOOK = 4 };

enum { RT_PAGE_SHIFT = 12, RT_PAGE_CELLS = 1 << RT_PAGE_SHIFT };

/* A page has a line for each bit of 64, a line a cell. */
enum { RT_LINES = 64, RT_LINE = RT_PAGE_CELLS / RT_LINES };

/* What a program did to a page of its view. */
struct rt_marks {
    uint64_t read, written;     /* lines */
    uint64_t filled;            /* lines where all that is not stored is as in `from` */
    const struct rt_page *from; /* NULL: zeros */
    uint64_t stored[RT_LINES];  /* cells of each line */
    unsigned cell_bytes;
};

struct rt_page {
    uint64_t number;
    uint32_t quick; /* cells from its begin on that rt_load and rt_store may take themselves */
    bool decoded;   /* decoded instructions are kept whose bytes lie here */
    uint64_t *code; /* a bit for each cell: in operations; NULL: none is */
    /* Only with several threads (simt/overlay.h): */
    struct rt_marks *marks;       /* NULL: programs load and store here without leaving a trace */
    uint64_t changed, round;      /* lines that were changed in this round */
    uint8_t *bytes; /* of its cells, each in the order of the space: `own`, or in a region */
    _Alignas(64) uint8_t own[];
};

/* In a space that each lane has for itself, lanes have turns of so many cells: what they have at
 * one index lies close together. */
enum { RT_TURN = 16, RT_RECENT = 512 };

/* The cells of one space. Pages come into being when they are first written. */
struct rt_memory {
    const struct isadora_space *space;
    unsigned cell_bytes;
    uint64_t limit;    /* cells that programs may access: those of the space, or fewer */
    unsigned lanes;    /* 0 unless each lane has its own */
    uint64_t warp;     /* cells of a warp then */
    uint64_t quick[2]; /* cells that may be found in `near`: single ones; joined ones */
    uint64_t reach[2]; /* the same where someone watches, too */
    size_t slots;      /* size of `pages`: all pages in order, or a hash table */
    size_t used;
    size_t most; /* pages that there may be */
    struct rt_page **pages;
    bool hashed;
    const struct isadora_extent *allowed; /* the only ones for programs, in order; NULL: all */
    size_t allowed_count;
    const struct isadora_extent *noticed; /* stores to these end a run */
    size_t noticed_count;
    struct rt_page *near[2][RT_RECENT]; /* pages used lately, for loads; for stores */
    /* The bytes of many pages that follow each other, and what operations reach of them (reach.h).
     */
    struct rt_region region;
    struct rt_reach *reach_of;
    /* Where it shows cells of another machine, with stores of its own (simt/overlay.h): whose they
     * are, and what rt_memory_page does then. NULL: it does not. */
    struct rt_view *view;
    struct rt_page *(*view_page)(struct rt_memory *, uint64_t index, bool make);
};

/* `lanes`: 0 unless each lane has its own. */
bool rt_memory_open(struct rt_memory *, const struct isadora_space *, unsigned lanes);
void rt_memory_close(struct rt_memory *);
/* All cells 0. */
void rt_memory_clear(struct rt_memory *);
/* The same, keeping its pages for what comes next. */
void rt_memory_zero(struct rt_memory *);
/* The page of a cell, to store to when `make`; else to load from, NULL where nothing was written.
 */
struct rt_page *rt_memory_page(struct rt_memory *, uint64_t index, bool make);
/* The same; it is found in `near` from now on. */
struct rt_page *rt_keep_near(struct rt_memory *, uint64_t index, bool store);
/* The same for an access that rt_load and rt_store may take themselves; else NULL. Where lanes have
 * their own cells, the caller knows that the access may be made. */
struct rt_page *rt_memory_recall(struct rt_memory *, uint64_t index, bool store);
bool rt_has_noticed(const struct rt_memory *, uint64_t index);
/* Does a store to these cells end a run? Pages with such cells are not in `near` for stores. */
bool rt_is_noticed(const struct rt_memory *, uint64_t first, uint64_t cells);
/* An instruction was decoded whose bytes lie in this cell; false without memory. */
bool rt_mark_code(struct rt_memory *, struct rt_page *, uint32_t cell);
/* No instruction was, of all cells. */
void rt_unmark_code(struct rt_memory *);
/* Forgets decoded instructions whose bytes lie in these cells. */
void rt_forget_code(struct isadora_machine *, uint64_t first_cell, uint64_t cells);

/* ---- Where cells are ---- */

/* Where a cell lies that the lane has whose code runs. */
static inline uint64_t rt_lane_cell(const struct isadora_machine *m, const struct rt_memory *memory,
                                    uint64_t index)
{
    const uint64_t lane = m->lane < 0 ? 0 : (uint64_t)m->lane;
    const uint64_t turn = index & ~(uint64_t)(RT_TURN - 1);
    return m->launch.warp * memory->warp + turn * memory->lanes + lane * RT_TURN +
           (index & (RT_TURN - 1));
}

/* Inlined accesses see nothing that a watcher must hear of, no cells that are not bytes, and
 * nothing after the limit. An access that is aligned and begins before a multiple of 16 ends
 * there. */
static inline void rt_settle_quick(struct rt_memory *memory, bool watched)
{
    memory->reach[0] = memory->space->cell_bits == 8 ? memory->limit & ~UINT64_C(15) : 0;
    memory->reach[1] = memory->space->big_endian ? 0 : memory->reach[0];
    for (int i = 0; i < 2; i++)
        memory->quick[i] = watched ? 0 : memory->reach[i];
}

/* Cells of a page, from its first on, that programs may access: where only ranges are allowed,
 * those of a range that begins before the page or with it. */
static inline uint32_t rt_quick_of_page(const struct rt_memory *memory, uint64_t number)
{
    const uint64_t first = number << RT_PAGE_SHIFT;
    if (!memory->allowed_count || memory->lanes)
        return RT_PAGE_CELLS;
    for (size_t i = 0; i < memory->allowed_count; i++) {
        const struct isadora_extent *range = &memory->allowed[i];
        const uint64_t end = range->first + range->cells;
        if (range->first > first || end <= first)
            continue;
        return end - first < RT_PAGE_CELLS ? (uint32_t)(end - first) : RT_PAGE_CELLS;
    }
    return 0;
}

/* ---- Traces of accesses, for several threads (simt/overlay.h) ---- */

/* Gets what is not stored in these lines. */
void rt_fill_lines(struct rt_page *, uint64_t lines);
/* Copies those cells of a line that are bits of `cells`; from NULL: zeros. */
void rt_copy_line(uint8_t *to, const uint8_t *from, uint64_t cells, unsigned cell_bytes);

static inline uint64_t rt_line(uint32_t cell) { return UINT64_C(1) << (cell / RT_LINE); }

static inline void rt_read_lines(struct rt_page *page, uint64_t lines)
{
    page->marks->read |= lines;
    if (lines & ~page->marks->filled)
        rt_fill_lines(page, lines);
}

/* Cells of one line that follow each other were stored. */
static inline void rt_stored_cells(struct rt_marks *marks, uint32_t cell, unsigned cells)
{
    const uint64_t ones = UINT64_MAX >> (RT_LINE - cells);
    marks->written |= rt_line(cell);
    marks->stored[cell / RT_LINE] |= ones << cell % RT_LINE;
}

#endif
