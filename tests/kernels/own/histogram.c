/* How often each byte occurs: a table for each warp in shared memory, added up for the block, and
 * for the grid by atomic operations; the last block finds the median. */
#include "gpu.h"

KERNEL histogram(const u32 *in, u32 *counts, u32 *done, u32 *median, u32 words)
{
    SHARED u32 tables[4][256];
    SHARED u32 is_last;
    for (u32 i = tid(); i < 4 * 256; i += ntid())
        tables[i / 256][i % 256] = 0;
    barrier();
    for (u32 i = thread(); i < words; i += nctaid() * ntid()) {
        for (u32 shift = 0; shift < 32; shift += 8)
            atomic_add(&tables[warp()][in[i] >> shift & 255], 1);
    }
    barrier();
    for (u32 i = tid(); i < 256; i += ntid())
        atomic_add(&counts[i], tables[0][i] + tables[1][i] + tables[2][i] + tables[3][i]);
    fence();
    barrier();
    if (tid() == 0)
        is_last = atomic_add(done, 1) == nctaid() - 1;
    barrier();
    if (!is_last)
        return;
    fence();
    for (u32 i = tid(); i < 256; i += ntid())
        tables[0][i] = seen(&counts[i]);
    barrier();
    u32 sum = 0, i = 0;
    if (tid() == 0) {
        while (sum + tables[0][i] <= 2 * words)
            sum += tables[0][i++];
        median[0] = i;
        median[1] = sum;
    }
}
