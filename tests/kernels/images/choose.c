/* Threads of a warp that look at different textures, in every further way. */
#include "image.h"

KERNEL choose(u64 first, u64 second, u32 *out)
{
    const u64 in = tid() % 3 ? first : second;
    const float x = (float)(thread() % 21) - 2.5f, y = (float)(thread() / 21) - 1.25f;
    const texel a = fetch2_beside(in, (s32)x, (s32)y), b = look2_beside(in, x, y);
    const texel c = gather_beside(in, x, y), d = level2(in, x, y), e = slope2(in, x, y);
    u32 sum = texture_type(in) + 16 * surface_order(in);
    for (u32 i = 0; i < 4; i++)
        sum = sum * 31 + a.part[i] + 3 * b.part[i] + 5 * c.part[i] + 7 * d.part[i] + 9 * e.part[i];
    out[thread()] = sum;
}
