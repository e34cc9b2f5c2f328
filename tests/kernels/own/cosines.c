/* The cosine transform of 8 by 8 pixels in whole numbers, and back again. */
#include "gpu.h"

CONSTANT s32 cosines_table[8] = {1024, 1004, 946, 851, 724, 569, 392, 200};

/* 1024 cos(pi n / 16). */
DEVICE inline s32 cosines_of(u32 n)
{
    n &= 31;
    if (n > 16)
        n = 32 - n;
    return n == 8 ? 0 : n < 8 ? cosines_table[n] : -cosines_table[16 - n];
}

KERNEL cosines(const u8 *pixels, s32 *out)
{
    const u32 block = thread() / 8, u = thread() % 8;
    for (u32 v = 0; v < 8; v++) {
        s32 sum = 0;
        for (u32 y = 0; y < 8; y++) {
            s32 row = 0;
            for (u32 x = 0; x < 8; x++)
                row += ((s32)pixels[block * 64 + y * 8 + x] - 128) * cosines_of((2 * x + 1) * u);
            sum += (row >> 6) * cosines_of((2 * y + 1) * v);
        }
        out[block * 64 + v * 8 + u] = sum >> 8;
    }
}
