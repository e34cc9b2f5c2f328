/* A product of two matrices of f16, two columns a register: 32 by 32 tiles in shared memory, each
 * thread one row and two pairs of columns. needs sm_53 */
#include "gpu.h"

enum { HALVES_SIDE = 32 };

DEVICE inline u32 fused_halves(u32 a, u32 b, u32 c)
{
    u32 result;
    asm("fma.rn.f16x2 %0, %1, %2, %3;" : "=r"(result) : "r"(a), "r"(b), "r"(c));
    return result;
}

DEVICE inline u32 twice(u32 half) { return half | half << 16; }

KERNEL halves(const u16 *a, const u32 *b, u32 *c, u32 n)
{
    SHARED u16 left[HALVES_SIDE][HALVES_SIDE];
    SHARED u32 right[HALVES_SIDE][HALVES_SIDE / 2];
    const u32 x = tid() % 8, y = tid() / 8, row = ctaid_y() * HALVES_SIDE + y;
    u32 sums[2] = {0, 0};
    for (u32 at = 0; at < n; at += HALVES_SIDE) {
        for (u32 i = 0; i < 4; i++)
            left[y][4 * x + i] = a[row * n + at + 4 * x + i];
        for (u32 i = 0; i < 2; i++)
            right[y][x + 8 * i] = b[(at + y) * (n / 2) + ctaid() * HALVES_SIDE / 2 + x + 8 * i];
        barrier();
        for (u32 i = 0; i < HALVES_SIDE; i++) {
            const u32 both = twice(left[y][i]);
            sums[0] = fused_halves(both, right[i][x], sums[0]);
            sums[1] = fused_halves(both, right[i][x + 8], sums[1]);
        }
        barrier();
    }
    c[row * (n / 2) + ctaid() * HALVES_SIDE / 2 + x] = sums[0];
    c[row * (n / 2) + ctaid() * HALVES_SIDE / 2 + x + 8] = sums[1];
}
