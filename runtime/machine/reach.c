/* reach.c: regions, and what operations reach of them. */
#include "machine/reach.h"
#include "machine/memory.h"

#include <stdlib.h>
#include <string.h>

/* A region is made after so many accesses; it has so many pages, and of those that stores reach
 * some may come into being only for that. */
enum { MISSES = 1000, PAGES = 1 << 14, MOST_BETWEEN = 1 << 12 };

uint8_t *rt_region_bytes(const struct rt_memory *memory, uint64_t page)
{
    const struct rt_region *region = &memory->region;
    if (page - region->first >= region->count)
        return NULL;
    return region->bytes + ((page - region->first) << RT_PAGE_SHIFT);
}

void rt_close_reach(struct rt_memory *memory)
{
    if (memory->reach_of)
        memset(memory->reach_of, 0, 2 * sizeof *memory->reach_of);
}

void rt_drop_region(struct rt_memory *memory)
{
    rt_close_reach(memory);
    free(memory->region.bytes);
    memory->region = (struct rt_region){0, 0, NULL, 0};
}

/* Pages of a reach. */
static uint64_t first_page(const struct rt_reach *reach) { return reach->first >> RT_PAGE_SHIFT; }
static uint64_t end_page(const struct rt_reach *reach)
{
    return reach->cells ? (reach->first + reach->cells + RT_REACH_MOST - 1) >> RT_PAGE_SHIFT
                        : first_page(reach);
}

static void set_reach(const struct rt_memory *memory, struct rt_reach *reach, uint64_t first,
                      uint64_t end)
{
    const uint64_t cell = first << RT_PAGE_SHIFT;
    *reach = (struct rt_reach){cell, ((end - first) << RT_PAGE_SHIFT) - RT_REACH_MOST + 1,
                               (uintptr_t)rt_region_bytes(memory, first) - (uintptr_t)cell};
}

void rt_keep_out(struct rt_memory *memory, uint64_t page)
{
    struct rt_reach *stores = memory->reach_of ? &memory->reach_of[1] : NULL;
    if (stores && page >= first_page(stores) && page < end_page(stores))
        stores->cells = 0;
}

/* ---- Making a region ---- */

/* Whether all cells of a page may be accessed, and no watcher is there. */
static bool is_free(const struct rt_memory *memory, uint64_t page)
{
    const uint64_t end = memory->quick[1] >> RT_PAGE_SHIFT;
    return page < end && rt_quick_of_page(memory, page) == RT_PAGE_CELLS;
}

/* The bytes of the pages that there are move into it. */
static void move_pages(struct rt_memory *memory)
{
    for (size_t i = 0; i < memory->slots; i++) {
        struct rt_page *page = memory->pages[i];
        uint8_t *bytes = page ? rt_region_bytes(memory, page->number) : NULL;
        if (!bytes)
            continue;
        memcpy(bytes, page->bytes, RT_PAGE_CELLS);
        page->bytes = bytes;
    }
}

static void make_region(struct rt_memory *memory, uint64_t page)
{
    const uint64_t all = memory->space->cells >> RT_PAGE_SHIFT;
    const uint64_t count = all < PAGES ? all : PAGES;
    const uint64_t first = all < PAGES ? 0 : page & ~(uint64_t)(PAGES - 1);
    if (page >= all || first + count > all)
        return;
    uint8_t *bytes = calloc((size_t)count, RT_PAGE_CELLS);
    if (!bytes)
        return; /* it is slower without */
    memory->region.first = first;
    memory->region.count = count;
    memory->region.bytes = bytes;
    move_pages(memory);
}

/* ---- Extending ---- */

/* May operations store to a page without anyone hearing of it? It comes into being if need be. */
static bool is_plain(struct rt_memory *memory, uint64_t page, bool make)
{
    const uint64_t index = page << RT_PAGE_SHIFT;
    if (!is_free(memory, page) || rt_has_noticed(memory, index))
        return false;
    const struct rt_page *found = rt_memory_page(memory, index, make);
    return found && !found->decoded && !found->marks;
}

static bool are_plain(struct rt_memory *memory, uint64_t first, uint64_t end)
{
    for (uint64_t page = first; page < end; page++) {
        if (!is_plain(memory, page, true))
            return false;
    }
    return true;
}

/* Pages that come into being are not to bring a limit closer. */
static uint64_t most_between(const struct rt_memory *memory)
{
    const size_t left = memory->most - memory->used;
    return left / 16 < MOST_BETWEEN ? left / 16 : MOST_BETWEEN;
}

static void extend_stores(struct rt_memory *memory, struct rt_reach *reach, uint64_t page)
{
    uint64_t first = first_page(reach), end = end_page(reach);
    if (!is_plain(memory, page, false))
        return;
    const bool below = page < first;
    const uint64_t between = below ? first - page : page - end;
    if (end == first || between > most_between(memory) ||
        !(below ? are_plain(memory, page, first) : are_plain(memory, end, page + 1))) {
        first = page;
        end = page + 1;
    } else if (below) {
        first = page;
    } else {
        end = page + 1;
    }
    set_reach(memory, reach, first, end);
}

static void extend_loads(struct rt_memory *memory, struct rt_reach *reach)
{
    const struct rt_region *region = &memory->region;
    const uint64_t end = region->first + region->count;
    if (!memory->allowed_count && memory->quick[1] >= end << RT_PAGE_SHIFT)
        set_reach(memory, reach, region->first, end);
}

void rt_extend_reach(struct rt_memory *memory, uint64_t index, bool store)
{
    const uint64_t page = index >> RT_PAGE_SHIFT;
    struct rt_region *region = &memory->region;
    if (memory->lanes || memory->view || !is_free(memory, page))
        return;
    if (!region->count && ++region->missed == MISSES)
        make_region(memory, page);
    if (page - region->first >= region->count)
        return;
    if (store)
        extend_stores(memory, &memory->reach_of[1], page);
    else
        extend_loads(memory, &memory->reach_of[0]);
}
