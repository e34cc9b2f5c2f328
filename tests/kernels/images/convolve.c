/* A sum of nine neighbours, each with its weight, of a texture that goes on beyond its edges. */
#include "image.h"

KERNEL convolve(u64 in, const float *weights, float *out, u32 width, u32 height)
{
    const u32 x = thread() % width, y = thread() / width;
    if (y >= height)
        return;
    float sum = 0;
    for (s32 j = 0; j < 3; j++)
        for (s32 i = 0; i < 3; i++)
            sum += weights[3 * j + i] * as_float(look2(in, (float)((s32)x + i - 1) + 0.5f,
                                                       (float)((s32)y + j - 1) + 0.5f)
                                                     .part[0]);
    out[thread()] = sum;
}
