/* access.c: loads and stores of programs: the rules of the space, then cell by cell.
 *
 * What is quick is in access.h; it works on pages that were found here. */
#include "machine/access.h"
#include "machine/trap.h"

#include <string.h>

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

/* Whether a run gives these cells of the space to the program. */
static bool is_given(const struct rt_memory *memory, uint64_t index, unsigned cells)
{
    if (memory->limit < memory->space->cells &&
        (index >= memory->limit || cells > memory->limit - index))
        return false;
    size_t low = 0, high = memory->allowed_count;
    while (low < high) { /* the last range that begins at or before the index */
        const size_t middle = (low + high) / 2;
        if (memory->allowed[middle].first <= index)
            low = middle + 1;
        else
            high = middle;
    }
    if (!memory->allowed_count)
        return true;
    if (!low)
        return false;
    const struct isadora_extent *range = &memory->allowed[low - 1];
    return index - range->first < range->cells && cells <= range->cells - (index - range->first);
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
    return is_given(&m->memory[number], *index, cells)
               ? ALLOWED
               : trap_at(m, ISADORA_TRAP_OUTSIDE, number, *index);
}

/* A page could not be made. */
static void no_memory(struct isadora_machine *m, unsigned number)
{
    if (m->target->ops)
        m->halted |= RT_LOOK;
    rt_trap(m, ISADORA_TRAP_MEMORY,
            isadora_memory_is_full(m, number) ? "the limit of a space is reached"
                                              : "no memory left");
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

/* The page of an allowed access is found again quickly. */
static void keep_near(struct isadora_machine *m, unsigned number, uint64_t index, bool store)
{
    struct rt_memory *memory = &m->memory[number];
    if (memory->reach[0])
        rt_keep_near(memory, memory->lanes ? rt_lane_cell(m, memory, index) : index, store);
}

static struct isadora_word join_cells(const struct isadora_machine *m, unsigned number,
                                      uint64_t index, unsigned cells)
{
    const struct isadora_space *space = &m->target->spaces[number];
    struct isadora_word value = {{0, 0}};
    for (unsigned i = 0; i < cells; i++) {
        const unsigned place = space->big_endian ? cells - 1 - i : i;
        add_bits(&value, isadora_peek(m, number, nth_cell(space, index, i)),
                 place * space->cell_bits);
    }
    return value;
}

/* Whether 16 cells are for rt_load and rt_store, half after half. */
static bool has_quick_halves(struct isadora_machine *m, unsigned number, uint64_t index,
                             unsigned cells, bool store)
{
    uint32_t at;
    return cells == 16 && rt_near(m, number, index, cells, store, &at);
}

/* ---- what someone watches ---- */

/* The bytes of an access that is only not for rt_load and rt_store because someone watches, or
 * NULL. */
static uint8_t *watched_bytes(const struct isadora_machine *m, unsigned number, uint64_t index,
                              unsigned cells, bool store)
{
    uint32_t at;
    if (!m->watch || !(rt_is_quick(cells) || cells == 16))
        return NULL;
    struct rt_page *page =
        rt_near_before(m->memory[number].reach[cells > 1], m, number, index, cells, store, &at);
    return page && !page->marks ? page->bytes + at : NULL;
}

static struct isadora_word join_bytes(const uint8_t *bytes, unsigned cells)
{
    switch (cells) {
    case 1:
        return (struct isadora_word){{rt_join_1(bytes), 0}};
    case 2:
        return (struct isadora_word){{rt_join_2(bytes), 0}};
    case 4:
        return (struct isadora_word){{rt_join_4(bytes), 0}};
    case 8:
        return (struct isadora_word){{rt_join_8(bytes), 0}};
    default:
        return (struct isadora_word){{rt_join_8(bytes), rt_join_8(bytes + 8)}};
    }
}

static struct isadora_word load_watched(struct isadora_machine *m, const uint8_t *bytes,
                                        unsigned number, uint64_t index, unsigned cells)
{
    const struct isadora_word value = join_bytes(bytes, cells);
    if (m->watch->load)
        m->watch->load(m->watch->user, number, index, cells, value);
    return value;
}

static void store_watched(struct isadora_machine *m, uint8_t *bytes, unsigned number,
                          uint64_t index, unsigned cells, struct isadora_word value)
{
    const struct isadora_word old = join_bytes(bytes, cells);
    rt_split(bytes, cells < 8 ? cells : 8, value.half[0]);
    if (cells == 16)
        rt_split(bytes + 8, 8, value.half[1]);
    if (m->watch->store)
        m->watch->store(m->watch->user, number, index, cells, join_bytes(bytes, cells), old);
}

/* ---- stores that someone notices ---- */

/* The bytes of a store that is only not for rt_store because other cells of its page are noticed,
 * or NULL. */
static uint8_t *beside_noticed(const struct isadora_machine *m, unsigned number, uint64_t index,
                               unsigned cells)
{
    struct rt_memory *memory = &m->memory[number];
    if (!memory->noticed_count || memory->lanes || !rt_is_quick(cells) ||
        index >= memory->quick[cells > 1] || (index & (cells - 1)) ||
        rt_is_noticed(memory, index, cells))
        return NULL;
    struct rt_page *page = rt_memory_page(memory, index, false);
    const uint32_t at = index & (RT_PAGE_CELLS - 1);
    return page && at + cells <= page->quick && !page->decoded && !page->marks ? page->bytes + at
                                                                               : NULL;
}

/* ---- any access ---- */

struct isadora_word rt_load_word(struct isadora_machine *m, unsigned number, uint64_t index,
                                 unsigned cells)
{
    const uint8_t *watched = watched_bytes(m, number, index, cells, false);
    if (watched)
        return load_watched(m, watched, number, index, cells);
    if (has_quick_halves(m, number, index, cells, false))
        return (struct isadora_word){
            {rt_load(m, number, index, 8), rt_load(m, number, index + 8, 8)}};
    const enum verdict verdict = judge(m, number, &index, cells);
    struct isadora_word value = {{0, 0}};
    if (verdict == ALLOWED) {
        value = join_cells(m, number, index, cells);
        keep_near(m, number, index, false);
    }
    if (m->watch && m->watch->load && verdict != FORBIDDEN)
        m->watch->load(m->watch->user, number, index, cells, value);
    return value;
}

uint64_t rt_load_cells(struct isadora_machine *m, unsigned number, uint64_t index, unsigned cells)
{
    return rt_load_word(m, number, index, cells).half[0];
}

bool rt_may_store_cells(struct isadora_machine *m, unsigned number, uint64_t index, unsigned cells)
{
    struct rt_memory *memory = &m->memory[number];
    if (has_quick_halves(m, number, index, cells, true) ||
        watched_bytes(m, number, index, cells, true) || beside_noticed(m, number, index, cells))
        return true;
    switch (judge(m, number, &index, cells)) {
    case FORBIDDEN:
        return false;
    case NOTHING:
        return true;
    case ALLOWED:
        break;
    }
    for (unsigned i = 0; i < cells; i++) {
        uint64_t at = nth_cell(memory->space, index, i);
        at = memory->lanes ? rt_lane_cell(m, memory, at) : at;
        if (!rt_memory_page(memory, at, true)) {
            no_memory(m, number);
            return false;
        }
    }
    keep_near(m, number, index, true);
    return true;
}

void rt_store_word(struct isadora_machine *m, unsigned number, uint64_t index, unsigned cells,
                   struct isadora_word value)
{
    const struct isadora_space *space = &m->target->spaces[number];
    const struct rt_memory *memory = &m->memory[number];
    uint8_t *watched = watched_bytes(m, number, index, cells, true);
    if (watched) {
        store_watched(m, watched, number, index, cells, value);
        return;
    }
    uint8_t *beside = beside_noticed(m, number, index, cells);
    if (beside) {
        rt_split(beside, cells, value.half[0]);
        return;
    }
    if (has_quick_halves(m, number, index, cells, true)) {
        rt_store(m, number, index, 8, value.half[0]);
        rt_store(m, number, index + 8, 8, value.half[1]);
        return;
    }
    if (judge(m, number, &index, cells) != ALLOWED)
        return;
    const struct isadora_word old = m->watch ? join_cells(m, number, index, cells) : value;
    for (unsigned i = 0; i < cells; i++) {
        const unsigned place = space->big_endian ? cells - 1 - i : i;
        if (!isadora_poke(m, number, nth_cell(space, index, i),
                          bits_from(value, place * space->cell_bits)))
            no_memory(m, number);
        if (memory->noticed_count && rt_is_noticed(memory, nth_cell(space, index, i), 1))
            m->halted |= RT_STORED;
    }
    if (m->watch && m->watch->store)
        m->watch->store(m->watch->user, number, index, cells, join_cells(m, number, index, cells),
                        old);
}

void rt_store_cells(struct isadora_machine *m, unsigned number, uint64_t index, unsigned cells,
                    uint64_t value)
{
    rt_store_word(m, number, index, cells, (struct isadora_word){{value, 0}});
}

/* ---- of operations ---- */

/* The page of one cell of any width that a program may access, where no rule and no watcher may be
 * concerned; NULL: one may. */
static struct rt_page *page_of_one(const struct isadora_machine *m, unsigned number,
                                   uint64_t index, bool store)
{
    const struct rt_memory *memory = &m->memory[number];
    if (m->watch || index >= memory->limit || memory->allowed_count || memory->hashed ||
        memory->view || (store && ((int)number == m->code_space || memory->noticed_count)))
        return NULL;
    return memory->pages[index >> RT_PAGE_SHIFT];
}

uint64_t rt_load_far(struct isadora_machine *m, unsigned number, uint64_t index, unsigned cells)
{
    if (cells == 1 && page_of_one(m, number, index, false))
        return isadora_peek(m, number, index);
    uint32_t at = 0;
    const struct rt_page *page =
        rt_is_quick(cells) ? rt_near(m, number, index, cells, false, &at) : NULL;
    rt_extend_reach(&m->memory[number], index, false);
    return page && !page->marks ? join_bytes(page->bytes + at, cells).half[0]
                                : rt_load_cells(m, number, index, cells);
}

void rt_store_far(struct isadora_machine *m, unsigned number, uint64_t index, unsigned cells,
                  uint64_t value)
{
    if (cells == 1 && page_of_one(m, number, index, true)) {
        isadora_poke(m, number, index, value);
        return;
    }
    uint32_t at = 0;
    const struct rt_page *page =
        rt_is_quick(cells) ? rt_near(m, number, index, cells, true, &at) : NULL;
    if (page && !page->marks)
        rt_split(page->bytes + at, cells, value);
    else
        rt_store_cells(m, number, index, cells, value);
    rt_extend_reach(&m->memory[number], index, true);
}

/* ---- what a run gives ---- */

void isadora_machine_watch(struct isadora_machine *m, const struct isadora_watch *watch)
{
    m->watch = watch;
    for (size_t i = 0; i < m->target->space_count; i++) {
        rt_close_reach(&m->memory[i]);
        rt_settle_quick(&m->memory[i], watch != NULL);
    }
}

static void settle(struct isadora_machine *m, struct rt_memory *memory)
{
    rt_settle_quick(memory, m->watch != NULL);
    rt_close_reach(memory);
    for (size_t i = 0; memory->used && i < memory->slots; i++) {
        if (memory->pages[i])
            memory->pages[i]->quick = rt_quick_of_page(memory, memory->pages[i]->number);
    }
}

void isadora_memory_limit(struct isadora_machine *m, unsigned space, uint64_t cells)
{
    struct rt_memory *memory = &m->memory[space];
    memory->limit = cells < memory->space->cells ? cells : memory->space->cells;
    settle(m, memory);
}

void isadora_memory_most(struct isadora_machine *m, uint64_t bytes)
{
    for (size_t i = 0; i < m->target->space_count; i++) {
        struct rt_memory *memory = &m->memory[i];
        const uint64_t pages = bytes / RT_PAGE_CELLS / memory->cell_bytes;
        memory->most = bytes && pages < SIZE_MAX ? (size_t)pages : SIZE_MAX;
    }
}

bool isadora_memory_is_full(const struct isadora_machine *m, unsigned space)
{
    return m->memory[space].used >= m->memory[space].most;
}

void isadora_memory_allow(struct isadora_machine *m, unsigned space,
                          const struct isadora_extent *ranges, size_t count)
{
    struct rt_memory *memory = &m->memory[space];
    memory->allowed = count ? ranges : NULL;
    memory->allowed_count = count;
    settle(m, memory);
}

void isadora_memory_notice(struct isadora_machine *m, unsigned space,
                           const struct isadora_extent *ranges, size_t count)
{
    struct rt_memory *memory = &m->memory[space];
    memory->noticed = count ? ranges : NULL;
    memory->noticed_count = count;
    memset(memory->near, 0, sizeof memory->near);
    rt_close_reach(memory);
}
