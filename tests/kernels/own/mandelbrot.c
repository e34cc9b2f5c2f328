/* How many rounds until a point leaves, in whole numbers of 8.24 bits; f32 for a second count. */
#include "gpu.h"

DEVICE s32 mandelbrot_multiply(s32 a, s32 b) { return (s32)((s64)a * b >> 24); }

KERNEL mandelbrot(u32 *fixed, u32 *floats, u32 width)
{
    const s32 cx = (s32)(thread() % width) * 0x180000 - 0x2400000;
    const s32 cy = (s32)(thread() / width) * 0x200000 - 0x1200000;
    s32 x = 0, y = 0;
    u32 rounds = 0;
    for (; rounds < 64; rounds++) {
        const s32 xx = mandelbrot_multiply(x, x), yy = mandelbrot_multiply(y, y);
        if (xx > 0x4000000 - yy)
            break;
        y = 2 * mandelbrot_multiply(x, y) + cy;
        x = xx - yy + cx;
    }
    fixed[thread()] = rounds;
    const float fx = (float)cx / 0x1000000, fy = (float)cy / 0x1000000;
    float u = 0, v = 0;
    for (rounds = 0; rounds < 64 && fused(u, u, v * v) <= 4; rounds++) {
        const float next = fused(u, u, fx - v * v);
        v = fused(2 * u, v, fy);
        u = next;
    }
    floats[thread()] = rounds;
}
