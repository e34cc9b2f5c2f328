/* reach.h: what operations load and store themselves, by one comparison.
 *
 * A program that accesses memory often is given a region: the bytes of many pages, one after
 * another. Loads reach all of it. Stores reach pages of it that follow each other and exist, where
 * no code was decoded and no cell is noticed. Whatever changes what may be accessed closes both;
 * they open again by themselves. */
#ifndef ISADORA_REACH_H
#define ISADORA_REACH_H

#include <isadora/machine.h>

struct rt_memory;

/* Cells from `first` on, `cells` of them where an access may begin; cell i is the byte at base + i.
 */
struct rt_reach {
    uint64_t first, cells;
    uintptr_t base;
};

/* Accesses are of this many cells at most: as many follow those where one may begin. */
enum { RT_REACH_MOST = 8 };

struct rt_region {
    uint64_t first, count; /* pages; count 0: there is none */
    uint8_t *bytes;
    unsigned missed; /* accesses that it would have been good for */
};

/* The bytes of a new page; NULL where it is not in a region. */
uint8_t *rt_region_bytes(const struct rt_memory *, uint64_t page);
void rt_drop_region(struct rt_memory *);
void rt_close_reach(struct rt_memory *);
/* Stores to a page are to be seen from now on. */
void rt_keep_out(struct rt_memory *, uint64_t page);
/* After an access that was out of reach. */
void rt_extend_reach(struct rt_memory *, uint64_t index, bool store);

#ifndef RT_UNALIGNED /* a set of the spaces, as bits, where accesses may begin at any cell */
#define RT_UNALIGNED 0u
#endif

/* Is an access of so many cells within the reach of loads (0) or of stores (1) to a space? */
static inline bool rt_reaches(const struct isadora_machine *m, unsigned space, int store,
                              uint64_t index, unsigned cells)
{
    const struct rt_reach *reach = &m->reach[2 * space + (unsigned)store];
    return index - reach->first < reach->cells &&
           (RT_UNALIGNED >> space & 1 || !(index & (cells - 1)));
}

static inline uint8_t *rt_reached(const struct isadora_machine *m, unsigned space, int store,
                                  uint64_t index)
{
    return (uint8_t *)(m->reach[2 * space + (unsigned)store].base + (uintptr_t)index);
}

#endif
