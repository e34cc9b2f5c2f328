/* quick.h: what rt_near may find by itself; memory.c and access.c share it, programs do not need
 * it.
 */
#ifndef ISADORA_QUICK_H
#define ISADORA_QUICK_H

#include <isadora/machine.h>

/* Inlined accesses see nothing that a watcher must be told, no cells that are not bytes, and
 * nothing behind the limit. An access that is aligned and begins before a multiple of 16 ends
 * there. */
static inline void rt_settle_quick(struct isadora_memory *memory, bool watched)
{
    const bool bytes = memory->space->cell_bits == 8 && !watched;
    memory->quick[0] = bytes ? memory->limit & ~UINT64_C(15) : 0;
    memory->quick[1] = memory->space->big_endian ? 0 : memory->quick[0];
}

/* Cells of a page, from its first on, that programs may access: where only ranges are allowed,
 * those of a range that begins before the page or with it. */
static inline uint32_t rt_quick_of_page(const struct isadora_memory *memory, uint64_t number)
{
    const uint64_t first = number << ISADORA_PAGE_SHIFT;
    if (!memory->allowed_count || memory->lanes)
        return ISADORA_PAGE_CELLS;
    for (size_t i = 0; i < memory->allowed_count; i++) {
        const struct isadora_extent *range = &memory->allowed[i];
        const uint64_t behind = range->first + range->cells;
        if (range->first > first || behind <= first)
            continue;
        return behind - first < ISADORA_PAGE_CELLS ? (uint32_t)(behind - first)
                                                   : ISADORA_PAGE_CELLS;
    }
    return 0;
}

#endif
