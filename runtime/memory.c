/* memory.c: the cells of one space, in pages that come into being when they are first written.
 *
 * A small space has a table with one entry for each of its pages; one that is too big for that (4
 * GiB of bytes, say) keeps its pages in a hash table, so its cost is what is written to it. */
#include "machine.h"

#include <stdlib.h>
#include <string.h>

enum { DIRECT_PAGES = 4096, FIRST_SLOTS = 64 };

static uint64_t quick_cells(const struct isadora_memory *memory)
{
    return memory->space->cell_bits == 8 && !memory->hashed ? memory->space->cells : 0;
}

bool isadora_memory_open(struct isadora_memory *memory, const struct isadora_space *space)
{
    const uint64_t pages =
        (space->cells >> ISADORA_PAGE_SHIFT) + ((space->cells & (ISADORA_PAGE_CELLS - 1)) != 0);
    memory->space = space;
    memory->cell_bytes = (space->cell_bits + 7u) / 8;
    memory->hashed = pages > DIRECT_PAGES;
    memory->slots = memory->hashed ? FIRST_SLOTS : (size_t)pages;
    memory->quick = quick_cells(memory);
    memory->used = 0;
    memory->pages = calloc(memory->slots ? memory->slots : 1, sizeof *memory->pages);
    return memory->pages != NULL;
}

void isadora_memory_clear(struct isadora_memory *memory)
{
    for (size_t i = 0; i < memory->slots; i++) {
        free(memory->pages[i]);
        memory->pages[i] = NULL;
    }
    memory->used = 0;
}

void isadora_memory_close(struct isadora_memory *memory)
{
    if (memory->pages)
        isadora_memory_clear(memory);
    free(memory->pages);
    memory->pages = NULL;
}

/* The slot where a page is, or where it belongs. */
static size_t slot_of(struct isadora_page *const *pages, size_t slots, uint64_t number)
{
    size_t slot = (size_t)(number * UINT64_C(0x9e3779b97f4a7c15) >> 20) & (slots - 1);
    while (pages[slot] && pages[slot]->number != number)
        slot = (slot + 1) & (slots - 1);
    return slot;
}

/* Doubles the hash table; false when there is no memory. */
static bool grow(struct isadora_memory *memory)
{
    const size_t slots = 2 * memory->slots;
    struct isadora_page **pages = calloc(slots, sizeof *pages);
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

struct isadora_page *isadora_memory_page(struct isadora_memory *memory, uint64_t index, bool make)
{
    const uint64_t number = index >> ISADORA_PAGE_SHIFT;
    size_t slot = memory->hashed ? slot_of(memory->pages, memory->slots, number) : (size_t)number;
    struct isadora_page *page = memory->pages[slot];
    if (page || !make)
        return page;
    if (memory->hashed && 2 * (memory->used + 1) > memory->slots) {
        if (!grow(memory))
            return NULL;
        slot = slot_of(memory->pages, memory->slots, number);
    }
    page = calloc(1, sizeof *page + (size_t)ISADORA_PAGE_CELLS * memory->cell_bytes);
    if (!page)
        return NULL;
    page->number = number;
    memory->pages[slot] = page;
    memory->used++;
    return page;
}

/* The bytes of a cell that is inside, or NULL where there are none. */
static uint8_t *cell_at(const struct isadora_memory *memory, uint64_t index)
{
    /* Without `make` nothing of the memory is changed. */
    struct isadora_page *page =
        isadora_memory_page((struct isadora_memory *)(uintptr_t)memory, index, false);
    return page ? page->bytes + (index & (ISADORA_PAGE_CELLS - 1)) * memory->cell_bytes : NULL;
}

static uint64_t cell_mask(const struct isadora_memory *memory)
{
    return memory->space->cell_bits < 64 ? (UINT64_C(1) << memory->space->cell_bits) - 1
                                         : UINT64_MAX;
}

static uint64_t get_cell(const struct isadora_memory *memory, uint64_t index)
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

static void set_cell(struct isadora_memory *memory, uint8_t *bytes, uint64_t value)
{
    const unsigned n = memory->cell_bytes;
    value &= cell_mask(memory);
    for (unsigned i = 0; i < n; i++)
        bytes[memory->space->big_endian ? n - 1 - i : i] = (uint8_t)(value >> 8 * i);
}

uint64_t isadora_peek(const struct isadora_machine *m, unsigned space, uint64_t index)
{
    return index < m->target->spaces[space].cells ? get_cell(&m->memory[space], index) : 0;
}

bool isadora_poke(struct isadora_machine *m, unsigned space, uint64_t index, uint64_t value)
{
    struct isadora_memory *memory = &m->memory[space];
    if (index >= memory->space->cells || !isadora_memory_page(memory, index, true))
        return false;
    set_cell(memory, cell_at(memory, index), value);
    if ((int)space == m->code_space)
        isadora_forget_code(m, index, 1);
    return true;
}

/* The first cell of a page, from `from` on, that is not 0. */
static bool next_in_page(const struct isadora_memory *memory, const struct isadora_page *page,
                         uint64_t from, uint64_t *index)
{
    const uint64_t base = page->number << ISADORA_PAGE_SHIFT;
    for (uint64_t i = from > base ? from - base : 0; i < ISADORA_PAGE_CELLS; i++) {
        for (unsigned k = 0; k < memory->cell_bytes; k++) {
            if (page->bytes[i * memory->cell_bytes + k]) {
                *index = base + i;
                return true;
            }
        }
    }
    return false;
}

bool isadora_memory_next(const struct isadora_machine *m, unsigned space, uint64_t *index)
{
    const struct isadora_memory *memory = &m->memory[space];
    bool found = false;
    uint64_t best = 0;
    for (size_t i = 0; i < memory->slots; i++) {
        const struct isadora_page *page = memory->pages[i];
        uint64_t here;
        if (!page || page->number < *index >> ISADORA_PAGE_SHIFT)
            continue;
        if (found && page->number > best >> ISADORA_PAGE_SHIFT)
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

/* ---- accesses of programs ---- */

enum verdict { ALLOWED, NOTHING, FORBIDDEN };

static enum verdict trap_at(struct isadora_machine *m, enum isadora_trap_kind kind, unsigned space,
                            uint64_t index)
{
    if (m->trap.kind == ISADORA_TRAP_NONE) {
        rt_trap(m, kind,
                kind == ISADORA_TRAP_OUTSIDE ? "access outside the space"
                                             : "access that is not aligned");
        m->trap.space = (int)space;
        m->trap.index = index;
    }
    return FORBIDDEN;
}

/* Applies the rules for unaligned and outside accesses; may move the index. */
static enum verdict judge(struct isadora_machine *m, unsigned number, uint64_t *index,
                          unsigned cells)
{
    const struct isadora_space *space = &m->target->spaces[number];
    if (cells > 1 && space->unaligned != ISADORA_WORKS && *index % cells) {
        if (space->unaligned == ISADORA_TRAPS)
            return trap_at(m, ISADORA_TRAP_UNALIGNED, number, *index);
        if (space->unaligned != ISADORA_DROPS)
            return NOTHING;
        *index -= *index % cells;
    }
    if (*index >= space->cells || cells > space->cells - *index) {
        if (space->outside == ISADORA_TRAPS)
            return trap_at(m, ISADORA_TRAP_OUTSIDE, number, *index);
        if (space->outside != ISADORA_WRAPS)
            return NOTHING;
        *index %= space->cells;
    }
    return ALLOWED;
}

/* Cell number i of an access; wraps at the end of the space. */
static uint64_t nth_cell(const struct isadora_space *space, uint64_t index, unsigned i)
{
    const uint64_t left = space->cells - index;
    return i < left ? index + i : i - left;
}

/* `value` shifted left, added to 128 bits. */
static void add_bits(struct isadora_word *word, uint64_t value, unsigned at)
{
    if (at >= 64) {
        word->half[1] |= value << (at - 64);
        return;
    }
    word->half[0] |= value << at;
    if (at)
        word->half[1] |= value >> (64 - at);
}

static uint64_t bits_from(struct isadora_word word, unsigned at)
{
    if (at >= 64)
        return word.half[1] >> (at - 64);
    return word.half[0] >> at | (at ? word.half[1] << (64 - at) : 0);
}

static struct isadora_word join_cells(const struct isadora_machine *m, unsigned number,
                                      uint64_t index, unsigned cells)
{
    const struct isadora_space *space = &m->target->spaces[number];
    struct isadora_word value = {{0, 0}};
    for (unsigned i = 0; i < cells; i++) {
        const unsigned place = space->big_endian ? cells - 1 - i : i;
        add_bits(&value, get_cell(&m->memory[number], nth_cell(space, index, i)),
                 place * space->cell_bits);
    }
    return value;
}

struct isadora_word rt_load_word(struct isadora_machine *m, unsigned number, uint64_t index,
                                 unsigned cells)
{
    const enum verdict verdict = judge(m, number, &index, cells);
    struct isadora_word value = {{0, 0}};
    if (verdict == ALLOWED)
        value = join_cells(m, number, index, cells);
    if (m->watch && verdict != FORBIDDEN)
        m->watch->load(m->watch->user, number, index, cells, value);
    return value;
}

uint64_t rt_load_cells(struct isadora_machine *m, unsigned number, uint64_t index, unsigned cells)
{
    return rt_load_word(m, number, index, cells).half[0];
}

bool rt_may_store(struct isadora_machine *m, unsigned number, uint64_t index, unsigned cells)
{
    switch (judge(m, number, &index, cells)) {
    case FORBIDDEN:
        return false;
    case NOTHING:
        return true;
    case ALLOWED:
        break;
    }
    for (unsigned i = 0; i < cells; i++) {
        if (!isadora_memory_page(&m->memory[number], nth_cell(&m->target->spaces[number], index, i),
                                 true)) {
            rt_trap(m, ISADORA_TRAP_MEMORY, "no memory left");
            return false;
        }
    }
    return true;
}

void rt_store_word(struct isadora_machine *m, unsigned number, uint64_t index, unsigned cells,
                   struct isadora_word value)
{
    const struct isadora_space *space = &m->target->spaces[number];
    if (judge(m, number, &index, cells) != ALLOWED)
        return;
    const struct isadora_word old = m->watch ? join_cells(m, number, index, cells) : value;
    for (unsigned i = 0; i < cells; i++) {
        const unsigned place = space->big_endian ? cells - 1 - i : i;
        if (!isadora_poke(m, number, nth_cell(space, index, i),
                          bits_from(value, place * space->cell_bits)))
            rt_trap(m, ISADORA_TRAP_MEMORY, "no memory left");
    }
    if (m->watch)
        m->watch->store(m->watch->user, number, index, cells, join_cells(m, number, index, cells),
                        old);
}

void rt_store_cells(struct isadora_machine *m, unsigned number, uint64_t index, unsigned cells,
                    uint64_t value)
{
    rt_store_word(m, number, index, cells, (struct isadora_word){{value, 0}});
}

/* The inlined accesses see no cells that they may take themselves, so all come by here. */
void isadora_machine_watch(struct isadora_machine *m, const struct isadora_watch *watch)
{
    m->watch = watch;
    for (size_t i = 0; i < m->target->space_count; i++)
        m->memory[i].quick = watch ? 0 : quick_cells(&m->memory[i]);
}
