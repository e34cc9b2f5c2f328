/* Sums of all numbers before each, of 256 numbers a block: up a tree in shared memory, and down. */
#include "gpu.h"

enum { BLELLOCH_N = 256 };

/* A cell in 33 stays free, so that threads that work together are in different banks. */
DEVICE inline u32 cell(u32 i) { return i + i / 32; }

KERNEL blelloch(const u32 *in, u32 *out, u32 *sums)
{
    SHARED u32 tree[BLELLOCH_N + BLELLOCH_N / 32];
    const u32 base = ctaid() * BLELLOCH_N;
    for (u32 i = tid(); i < BLELLOCH_N; i += ntid())
        tree[cell(i)] = in[base + i];
    u32 step = 1;
    for (u32 pairs = BLELLOCH_N / 2; pairs; pairs /= 2, step *= 2) {
        barrier();
        if (tid() < pairs)
            tree[cell(step * (2 * tid() + 2) - 1)] += tree[cell(step * (2 * tid() + 1) - 1)];
    }
    barrier();
    if (tid() == 0) {
        sums[ctaid()] = tree[cell(BLELLOCH_N - 1)];
        tree[cell(BLELLOCH_N - 1)] = 0;
    }
    for (u32 pairs = 1; pairs < BLELLOCH_N; pairs *= 2) {
        step /= 2;
        barrier();
        if (tid() < pairs) {
            u32 *left = &tree[cell(step * (2 * tid() + 1) - 1)];
            u32 *right = &tree[cell(step * (2 * tid() + 2) - 1)];
            const u32 before = *right;
            *right += *left;
            *left = before;
        }
    }
    barrier();
    for (u32 i = tid(); i < BLELLOCH_N; i += ntid())
        out[base + i] = tree[cell(i)];
}
