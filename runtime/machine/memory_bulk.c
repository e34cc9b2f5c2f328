/* memory_bulk.c: many cells of a space at once, for tools. */
#include "machine/memory.h"

#include <string.h>

/* Where cells lie that a copy has come to, and how many bytes of it follow there. */
struct piece {
    uint64_t cell;
    size_t at, size;
};

static struct piece piece(const struct isadora_machine *m, const struct rt_memory *memory,
                          uint64_t index, size_t left)
{
    const uint64_t cell = memory->lanes ? rt_lane_cell(m, memory, index) : index;
    const uint64_t row = memory->lanes ? RT_TURN : RT_PAGE_CELLS;
    const size_t bytes = (size_t)(row - (index & (row - 1))) * memory->cell_bytes;
    return (struct piece){cell, (size_t)(cell & (RT_PAGE_CELLS - 1)) * memory->cell_bytes,
                          bytes < left ? bytes : left};
}

/* Whether whole cells lie there. */
static bool fits(const struct rt_memory *memory, uint64_t index, size_t size)
{
    const uint64_t cells = memory->space->cells;
    return size % memory->cell_bytes == 0 && index <= cells &&
           size / memory->cell_bytes <= cells - index;
}

/* Cells that do not fill their bytes, one by one: what is too much is cut. */
static bool poke_all(struct isadora_machine *m, unsigned space, uint64_t index,
                     const uint8_t *bytes, size_t size)
{
    const unsigned each = m->memory[space].cell_bytes;
    const bool big = m->target->spaces[space].big_endian;
    for (size_t i = 0; i < size; i += each, index++) {
        uint64_t value = 0;
        for (unsigned k = 0; k < each; k++)
            value |= (uint64_t)bytes[i + k] << 8 * (big ? each - 1 - k : k);
        if (!isadora_poke(m, space, index, value))
            return false;
    }
    return true;
}

bool isadora_copy_in(struct isadora_machine *m, unsigned space, uint64_t index,
                     const uint8_t *bytes, size_t size)
{
    struct rt_memory *memory = &m->memory[space];
    if (!fits(memory, index, size))
        return false;
    if (memory->space->cell_bits % 8)
        return poke_all(m, space, index, bytes, size);
    if ((int)space == m->code_space && size)
        rt_forget_code(m, index, size / memory->cell_bytes);
    while (size) {
        const struct piece to = piece(m, memory, index, size);
        struct rt_page *page = rt_memory_page(memory, to.cell, true);
        if (!page)
            return false;
        memcpy(page->bytes + to.at, bytes, to.size);
        bytes += to.size;
        size -= to.size;
        index += to.size / memory->cell_bytes;
    }
    return true;
}

bool isadora_copy_out(const struct isadora_machine *m, unsigned space, uint64_t index,
                      uint8_t *bytes, size_t size)
{
    struct rt_memory *memory = &m->memory[space];
    if (!fits(memory, index, size))
        return false;
    while (size) {
        const struct piece from = piece(m, memory, index, size);
        const struct rt_page *page = rt_memory_page(memory, from.cell, false);
        if (page)
            memcpy(bytes, page->bytes + from.at, from.size);
        else
            memset(bytes, 0, from.size);
        bytes += from.size;
        size -= from.size;
        index += from.size / memory->cell_bytes;
    }
    return true;
}
