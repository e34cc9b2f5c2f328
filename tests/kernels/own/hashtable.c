/* Counts how often each key occurs: all blocks put keys into a table with open addresses, and the
 * last looks all up again. */
#include "gpu.h"

DEVICE inline u32 place_of(u32 key, u32 mask) { return (key * 2654435761u >> 7) & mask; }

KERNEL hashtable(const u32 *in, u32 *keys, u32 *counts, u32 *done, u32 *out, u32 count, u32 mask)
{
    SHARED u32 is_last;
    for (u32 i = thread(); i < count; i += nctaid() * ntid()) {
        u32 at = place_of(in[i], mask);
        for (;; at = (at + 1) & mask) {
            const u32 old = atomic_compare(&keys[at], 0, in[i]);
            if (old == 0 || old == in[i])
                break;
        }
        atomic_add(&counts[at], 1);
    }
    fence();
    barrier();
    if (tid() == 0)
        is_last = atomic_add(done, 1) == nctaid() - 1;
    barrier();
    if (!is_last)
        return;
    fence();
    for (u32 i = tid(); i < count; i += ntid()) {
        u32 at = place_of(in[i], mask);
        while (seen(&keys[at]) != in[i])
            at = (at + 1) & mask;
        out[i] = seen(&counts[at]);
    }
}
