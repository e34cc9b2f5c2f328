/* The same place in all layers of two textures, whose edges differ. */
#include "image.h"

KERNEL layers(u64 lines, u64 planes, u32 *out, u32 count)
{
    const float x = (float)(thread() % 24) - 3.75f, y = (float)(thread() / 24) - 2.25f;
    u32 sum = 0;
    for (u32 l = 0; l < count + 2; l++) {
        const texel a = look_layer1(lines, l, x), b = look_layer2(planes, l, x, y);
        const texel c = fetch_layer2(planes, l, (s32)x, (s32)y);
        sum = rotate_left(sum, 3) + a.part[0] + (b.part[0] ^ b.part[1]) + c.part[1];
    }
    out[thread()] = sum;
}
