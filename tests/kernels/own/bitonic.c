/* Sorts 256 numbers of 64 bits a block: neighbours by shuffles, others in shared memory. */
#include "gpu.h"

enum { BITONIC_N = 256 };

KERNEL bitonic(const u64 *in, u64 *out)
{
    SHARED u64 cells[BITONIC_N];
    const u32 at = tid();
    u64 mine = in[thread()];
    for (u32 size = 2; size <= BITONIC_N; size *= 2) {
        for (u32 by = size / 2; by; by /= 2) {
            u64 other;
            if (by < 32) {
                other = shuffle_xor64(mine, by);
            } else {
                cells[at] = mine;
                barrier();
                other = cells[at ^ by];
                barrier();
            }
            const bool least = !(at & by) == !(at & size);
            mine = (other < mine) == least ? other : mine;
        }
    }
    out[thread()] = mine;
}
