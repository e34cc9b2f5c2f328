/* Points in the unit square, f32: sums of a function at those inside of the circle. */
#include "gpu.h"

KERNEL montecarlo(u32 *hits, float *sums, u32 rounds)
{
    u32 state = thread() * 2654435761u + 1, hit = 0;
    float sum = 0;
    for (u32 i = 0; i < rounds; i++) {
        state ^= state << 13;
        state ^= state >> 17;
        state ^= state << 5;
        const float x = (float)(state >> 16) / 65536, y = (float)(state & 0xffff) / 65536;
        if (fused(x, x, y * y) < 1) {
            hit++;
            sum += root(fused(-x, x, 1)) * y;
        }
    }
    hits[thread()] = hit;
    sums[thread()] = sum;
}
