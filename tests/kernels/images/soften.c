/* A surface made of a texture: the mean of four places each, stored as texels of another format. */
#include "image.h"

KERNEL soften(u64 in, u64 smooth, u64 shrunk)
{
    const s32 x = (s32)(thread() % 32), y = (s32)(thread() / 32);
    texel t, low;
    for (u32 c = 0; c < 4; c++) {
        float sum = 0;
        for (s32 k = 0; k < 4; k++)
            sum += as_float(look2(in, (float)(x + (k & 1)), (float)(y + (k >> 1))).part[c]);
        t.part[c] = as_bits(sum * 0.25f);
        low.part[c] = as_bits(sum * 2) >> 12;
    }
    store_texel(smooth, x, y, t);
    store_texel(shrunk, x, y, low);
}
