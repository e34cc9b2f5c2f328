/* A product of two matrices of floats: tiles of 16 by 16 in shared memory, sizes of any kind. */
#include "gpu.h"

enum { TILES_SIDE = 16 };

KERNEL tiles(const float *a, const float *b, float *c, u32 m, u32 n, u32 k)
{
    SHARED float left[TILES_SIDE][TILES_SIDE], right[TILES_SIDE][TILES_SIDE];
    const u32 x = tid(), y = tid_y();
    const u32 column = ctaid() * TILES_SIDE + x, row = ctaid_y() * TILES_SIDE + y;
    float sum = 0;
    for (u32 at = 0; at < k; at += TILES_SIDE) {
        left[y][x] = row < m && at + x < k ? a[row * k + at + x] : 0;
        right[y][x] = column < n && at + y < k ? b[(at + y) * n + column] : 0;
        barrier();
        for (u32 i = 0; i < TILES_SIDE; i++)
            sum = fused(left[y][i], right[i][x], sum);
        barrier();
    }
    if (row < m && column < n)
        c[row * n + column] = sum;
}
