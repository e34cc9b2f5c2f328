/* memory_bulk.c: many cells of a space at once, for tools. */
#include "machine/memory.h"

#include <string.h>

/* Bytes of a page from a cell on that a piece of the copy takes. */
static size_t piece(const struct rt_memory *memory, uint64_t index, size_t left)
{
    const size_t cells = RT_PAGE_CELLS - (size_t)(index & (RT_PAGE_CELLS - 1));
    const size_t bytes = cells * memory->cell_bytes;
    return bytes < left ? bytes : left;
}

static size_t place(const struct rt_memory *memory, uint64_t index)
{
    return (size_t)(index & (RT_PAGE_CELLS - 1)) * memory->cell_bytes;
}

/* Whether whole cells lie there that are the machine's: a lane's lie elsewhere. */
static bool fits(const struct rt_memory *memory, uint64_t index, size_t size)
{
    const uint64_t cells = memory->space->cells;
    return !memory->lanes && size % memory->cell_bytes == 0 && index <= cells &&
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
        struct rt_page *page = rt_memory_page(memory, index, true);
        const size_t n = piece(memory, index, size);
        if (!page)
            return false;
        memcpy(page->bytes + place(memory, index), bytes, n);
        bytes += n;
        size -= n;
        index += n / memory->cell_bytes;
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
        const struct rt_page *page = rt_memory_page(memory, index, false);
        const size_t n = piece(memory, index, size);
        if (page)
            memcpy(bytes, page->bytes + place(memory, index), n);
        else
            memset(bytes, 0, n);
        bytes += n;
        size -= n;
        index += n / memory->cell_bytes;
    }
    return true;
}
