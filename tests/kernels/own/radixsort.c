/* Sorts 256 keys a block, each with a number of its own, by 4 bits at a time: every thread counts
 * digits of its 4 keys in shared memory, and the scan of all counts says where they go. */
#include "gpu.h"

enum { RADIX_THREADS = 64, RADIX_EACH = 4, RADIX_N = RADIX_THREADS * RADIX_EACH };

SHARED u32 keys[RADIX_N], values[RADIX_N];
SHARED u16 counts[16 * RADIX_THREADS];
SHARED u32 warps[2];

/* Counts become sums of all counts before them. */
DEVICE void scan_counts(void)
{
    u16 *mine = &counts[16 * tid()];
    u32 sum = 0;
    for (u32 i = 0; i < 16; i++)
        sum += mine[i];
    u32 before = sum_before(sum);
    if (lane() == 31)
        warps[warp()] = before + sum;
    barrier();
    before += warp() ? warps[0] : 0;
    for (u32 i = 0; i < 16; i++) {
        const u32 count = mine[i];
        mine[i] = (u16)before;
        before += count;
    }
}

DEVICE void sort_digit(u32 shift)
{
    u32 key[RADIX_EACH], value[RADIX_EACH];
    for (u32 i = 0; i < 16; i++)
        counts[i * RADIX_THREADS + tid()] = 0;
    for (u32 i = 0; i < RADIX_EACH; i++) {
        key[i] = keys[tid() * RADIX_EACH + i];
        value[i] = values[tid() * RADIX_EACH + i];
        counts[(key[i] >> shift & 15) * RADIX_THREADS + tid()]++;
    }
    barrier();
    scan_counts();
    barrier();
    for (u32 i = 0; i < RADIX_EACH; i++) {
        const u32 to = counts[(key[i] >> shift & 15) * RADIX_THREADS + tid()]++;
        keys[to] = key[i];
        values[to] = value[i];
    }
    barrier();
}

KERNEL radixsort(const u32 *in, u32 *out, u32 *order)
{
    const u32 base = ctaid() * RADIX_N;
    for (u32 i = tid(); i < RADIX_N; i += RADIX_THREADS) {
        keys[i] = in[base + i];
        values[i] = i;
    }
    barrier();
    ROLLED
    for (u32 shift = 0; shift < 32; shift += 4)
        sort_digit(shift);
    for (u32 i = tid(); i < RADIX_N; i += RADIX_THREADS) {
        out[base + i] = keys[i];
        order[base + i] = values[i];
    }
}
