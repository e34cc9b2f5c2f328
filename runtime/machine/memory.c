/* memory.c: the cells of one space, in pages that come into being when they are first written.
 *
 * A small space has a table with one entry for each of its pages; one that is too big for that (4
 * GiB of bytes, say) keeps its pages in a hash table, so its cost is what is written to it. */
#include "machine/memory.h"
#include "machine/decoded.h"
#include "machine/state.h"

#include <stdlib.h>
#include <string.h>

enum { DIRECT_PAGES = 4096, FIRST_SLOTS = 64 };

bool rt_memory_open(struct rt_memory *memory, const struct isadora_space *space, unsigned lanes)
{
    const uint64_t pages =
        (space->cells >> RT_PAGE_SHIFT) + ((space->cells & (RT_PAGE_CELLS - 1)) != 0);
    const uint64_t turns = space->cells / RT_TURN + 1;
    *memory = (struct rt_memory){
        .space = space,
        .cell_bytes = (space->cell_bits + 7u) / 8,
        .limit = space->cells,
        .lanes = lanes,
        .warp = turns * RT_TURN * lanes,
        .hashed = lanes || pages > DIRECT_PAGES,
        .most = SIZE_MAX,
    };
    memory->slots = memory->hashed ? FIRST_SLOTS : (size_t)pages;
    memory->pages = calloc(memory->slots ? memory->slots : 1, sizeof *memory->pages);
    rt_settle_quick(memory, false);
    return memory->pages != NULL;
}

void rt_memory_clear(struct rt_memory *memory)
{
    for (size_t i = 0; memory->used && i < memory->slots; i++) {
        if (memory->pages[i])
            free(memory->pages[i]->code);
        free(memory->pages[i]);
        memory->pages[i] = NULL;
    }
    if (memory->used)
        memset(memory->near, 0, sizeof memory->near);
    rt_drop_region(memory);
    memory->used = 0;
}

void rt_memory_zero(struct rt_memory *memory)
{
    for (size_t i = 0; memory->used && i < memory->slots; i++) {
        if (memory->pages[i])
            memset(memory->pages[i]->bytes, 0, (size_t)RT_PAGE_CELLS * memory->cell_bytes);
    }
}

void rt_memory_close(struct rt_memory *memory)
{
    if (memory->pages)
        rt_memory_clear(memory);
    free(memory->pages);
    memory->pages = NULL;
}

/* The slot where a page is, or where it belongs. */
static size_t slot_of(struct rt_page *const *pages, size_t slots, uint64_t number)
{
    size_t slot = (size_t)(number * UINT64_C(0x9e3779b97f4a7c15) >> 20) & (slots - 1);
    while (pages[slot] && pages[slot]->number != number)
        slot = (slot + 1) & (slots - 1);
    return slot;
}

/* Doubles the hash table; false when there is no memory. */
static bool grow(struct rt_memory *memory)
{
    const size_t slots = 2 * memory->slots;
    struct rt_page **pages = calloc(slots, sizeof *pages);
    if (!pages)
        return false;
    for (size_t i = 0; i < memory->slots; i++) {
        if (memory->pages[i])
            pages[slot_of(pages, slots, memory->pages[i]->number)] = memory->pages[i];
    }
    free(memory->pages);
    memory->pages = pages;
    memory->slots = slots;
    return true;
}

struct rt_page *rt_memory_page(struct rt_memory *memory, uint64_t index, bool make)
{
    const uint64_t number = index >> RT_PAGE_SHIFT;
    if (memory->view)
        return memory->view_page(memory, index, make);
    size_t slot = memory->hashed ? slot_of(memory->pages, memory->slots, number) : (size_t)number;
    struct rt_page *page = memory->pages[slot];
    if (page || !make)
        return page;
    if (memory->used >= memory->most)
        return NULL;
    if (memory->hashed && 2 * (memory->used + 1) > memory->slots) {
        if (!grow(memory))
            return NULL;
        slot = slot_of(memory->pages, memory->slots, number);
    }
    uint8_t *bytes = rt_region_bytes(memory, number);
    const size_t own = bytes ? 0 : (size_t)RT_PAGE_CELLS * memory->cell_bytes;
    page = rt_state_new(sizeof *page + own, 1);
    if (!page)
        return NULL;
    page->bytes = bytes ? bytes : page->own;
    page->number = number;
    page->quick = rt_quick_of_page(memory, number);
    memory->pages[slot] = page;
    memory->used++;
    return page;
}

bool rt_is_noticed(const struct rt_memory *memory, uint64_t first, uint64_t cells)
{
    for (size_t i = 0; i < memory->noticed_count; i++) {
        const struct isadora_extent *range = &memory->noticed[i];
        if (first < range->first ? range->first - first < cells
                                 : first - range->first < range->cells)
            return true;
    }
    return false;
}

bool rt_has_noticed(const struct rt_memory *memory, uint64_t index)
{
    return memory->noticed_count &&
           rt_is_noticed(memory, index & ~(uint64_t)(RT_PAGE_CELLS - 1), RT_PAGE_CELLS);
}

struct rt_page *rt_keep_near(struct rt_memory *memory, uint64_t index, bool store)
{
    struct rt_page *page = rt_memory_page(memory, index, store);
    memory->near[0][index >> RT_PAGE_SHIFT & (RT_RECENT - 1)] = page;
    if (rt_has_noticed(memory, index))
        return page;
    if (store || !memory->view || (page && page->marks)) /* a base is not stored to */
        memory->near[1][index >> RT_PAGE_SHIFT & (RT_RECENT - 1)] = page;
    return page;
}

struct rt_page *rt_memory_recall(struct rt_memory *memory, uint64_t index, bool store)
{
    const bool outside = memory->lanes ? !memory->quick[0] : index >= memory->quick[0];
    if (outside || !rt_quick_of_page(memory, index >> RT_PAGE_SHIFT) ||
        (store && rt_has_noticed(memory, index)))
        return NULL;
    return rt_keep_near(memory, index, store);
}

/* The bytes of a cell that is inside, or NULL where there are none. */
static uint8_t *cell_at(const struct rt_memory *memory, uint64_t index)
{
    /* Without `make` nothing of the memory is changed. */
    struct rt_page *page = rt_memory_page((struct rt_memory *)(uintptr_t)memory, index, false);
    return page ? page->bytes + (index & (RT_PAGE_CELLS - 1)) * memory->cell_bytes : NULL;
}

static uint64_t cell_mask(const struct rt_memory *memory)
{
    return memory->space->cell_bits < 64 ? (UINT64_C(1) << memory->space->cell_bits) - 1
                                         : UINT64_MAX;
}

static uint64_t get_cell(const struct rt_memory *memory, uint64_t index)
{
    const uint8_t *bytes = cell_at(memory, index);
    const unsigned n = memory->cell_bytes;
    uint64_t value = 0;
    if (!bytes)
        return 0;
    for (unsigned i = 0; i < n; i++)
        value = value << 8 | bytes[memory->space->big_endian ? i : n - 1 - i];
    return value;
}

static void set_cell(struct rt_memory *memory, uint8_t *bytes, uint64_t value)
{
    const unsigned n = memory->cell_bytes;
    value &= cell_mask(memory);
    for (unsigned i = 0; i < n; i++)
        bytes[memory->space->big_endian ? n - 1 - i : i] = (uint8_t)(value >> 8 * i);
}

bool rt_mark_code(struct rt_memory *memory, struct rt_page *page, uint32_t cell)
{
    if (!page->code)
        page->code = calloc(RT_PAGE_CELLS / 64, sizeof *page->code);
    if (!page->code)
        return false;
    page->code[cell / 64] |= UINT64_C(1) << cell % 64;
    page->decoded = true;
    rt_keep_out(memory, page->number);
    return true;
}

void rt_unmark_code(struct rt_memory *memory)
{
    for (size_t i = 0; memory->used && i < memory->slots; i++) {
        struct rt_page *page = memory->pages[i];
        if (!page || !page->decoded)
            continue;
        page->decoded = false;
        memset(page->code, 0, RT_PAGE_CELLS / 64 * sizeof *page->code);
    }
}

/* Forgets operations if there is code in these cells; false where nothing was decoded. */
static bool forget_ops(struct isadora_machine *m, uint64_t first, uint64_t cells)
{
    struct rt_memory *memory = &m->memory[m->code_space];
    bool decoded = false;
    for (uint64_t i = 0; i < cells; i++) {
        const struct rt_page *page = rt_memory_page(memory, first + i, false);
        const uint32_t cell = (first + i) & (RT_PAGE_CELLS - 1);
        if (!page || !page->decoded) {
            i += RT_PAGE_CELLS - 1 - cell;
            continue;
        }
        decoded = true;
        if (page->code[cell / 64] >> cell % 64 & 1) {
            m->ops_stale = true;
            if (m->target->ops) /* others do not ask */
                m->halted |= RT_LOOK;
            break;
        }
    }
    return decoded;
}

void rt_forget_code(struct isadora_machine *m, uint64_t first_cell, uint64_t cells)
{
    const struct rt_memory *memory = &m->memory[m->code_space];
    if (!forget_ops(m, first_cell, cells))
        return;
    const uint64_t first = first_cell * memory->cell_bytes / m->pc_bytes;
    const uint64_t last = ((first_cell + cells) * memory->cell_bytes - 1) / m->pc_bytes;
    for (uint64_t back = 0; back < ISADORA_WORD_BYTES + last - first; back++) {
        const uint64_t pc = (last - back) & m->pc_mask;
        struct rt_decoded *slot = rt_slot_of(m, pc);
        if (slot->pc == pc)
            slot->action = NULL;
    }
}

uint64_t isadora_peek(const struct isadora_machine *m, unsigned space, uint64_t index)
{
    const struct rt_memory *memory = &m->memory[space];
    if (index >= memory->space->cells)
        return 0;
    return get_cell(memory, memory->lanes ? rt_lane_cell(m, memory, index) : index);
}

bool isadora_poke(struct isadora_machine *m, unsigned space, uint64_t index, uint64_t value)
{
    struct rt_memory *memory = &m->memory[space];
    if (index >= memory->space->cells)
        return false;
    const uint64_t at = memory->lanes ? rt_lane_cell(m, memory, index) : index;
    struct rt_page *page = rt_memory_page(memory, at, true);
    if (!page)
        return false;
    const uint32_t cell = (uint32_t)at & (RT_PAGE_CELLS - 1);
    set_cell(memory, page->bytes + cell * memory->cell_bytes, value);
    if (page->marks)
        rt_stored_cells(page->marks, cell, 1);
    if ((int)space == m->code_space)
        rt_forget_code(m, index, 1);
    return true;
}

/* The first cell of a page, from `from` on, that is not 0. */
static bool next_in_page(const struct rt_memory *memory, const struct rt_page *page, uint64_t from,
                         uint64_t *index)
{
    const uint64_t base = page->number << RT_PAGE_SHIFT;
    for (uint64_t i = from > base ? from - base : 0; i < RT_PAGE_CELLS; i++) {
        for (unsigned k = 0; k < memory->cell_bytes; k++) {
            if (page->bytes[i * memory->cell_bytes + k]) {
                *index = base + i;
                return true;
            }
        }
    }
    return false;
}

/* The same of one lane's cells, which lie in turns. */
static bool next_of_lane(const struct isadora_machine *m, unsigned space, uint64_t *index)
{
    const struct rt_memory *memory = &m->memory[space];
    uint64_t i = *index;
    while (i < memory->space->cells) {
        if (!cell_at(memory, rt_lane_cell(m, memory, i))) {
            i = (i | (RT_TURN - 1)) + 1;
        } else if (isadora_peek(m, space, i)) {
            *index = i;
            return true;
        } else {
            i++;
        }
    }
    return false;
}

bool isadora_memory_next(const struct isadora_machine *m, unsigned space, uint64_t *index)
{
    const struct rt_memory *memory = &m->memory[space];
    bool found = false;
    uint64_t best = 0;
    if (!memory->used)
        return false;
    if (memory->lanes)
        return next_of_lane(m, space, index);
    for (size_t i = 0; i < memory->slots; i++) {
        const struct rt_page *page = memory->pages[i];
        uint64_t here;
        if (!page || page->number < *index >> RT_PAGE_SHIFT)
            continue;
        if (found && page->number > best >> RT_PAGE_SHIFT)
            continue;
        if (next_in_page(memory, page, *index, &here)) {
            best = here;
            found = true;
            if (!memory->hashed)
                break;
        }
    }
    if (found)
        *index = best;
    return found;
}

int isadora_space_find(const struct isadora_target *target, const char *name, size_t size)
{
    for (size_t i = 0; i < target->space_count; i++) {
        if (strlen(target->spaces[i].name) == size &&
            memcmp(target->spaces[i].name, name, size) == 0)
            return (int)i;
    }
    return -1;
}

/* ---- traces ---- */

void rt_copy_line(uint8_t *to, const uint8_t *from, uint64_t cells, unsigned cell_bytes)
{
    static const uint8_t zeros[RT_LINE * sizeof(uint64_t)];
    from = from ? from : zeros;
    if (cells == UINT64_MAX) {
        memcpy(to, from, (size_t)RT_LINE * cell_bytes);
        return;
    }
    for (size_t i = 0; i < RT_LINE; i++) {
        if (cells >> i & 1)
            memcpy(to + i * cell_bytes, from + i * cell_bytes, cell_bytes);
    }
}

void rt_fill_lines(struct rt_page *page, uint64_t lines)
{
    struct rt_marks *marks = page->marks;
    const size_t line = (size_t)RT_LINE * marks->cell_bytes;
    for (unsigned i = 0; i < RT_LINES; i++) {
        if (lines & ~marks->filled & UINT64_C(1) << i)
            rt_copy_line(page->bytes + i * line, marks->from ? marks->from->bytes + i * line : NULL,
                         ~marks->stored[i], marks->cell_bytes);
    }
    marks->filled |= lines;
}
