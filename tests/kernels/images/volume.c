/* Places in a volume: texels by their numbers, some of which are outside, and what coordinates
 * from 0 to 1 select, which wrap and mirror. */
#include "image.h"

KERNEL volume(u64 whole, u64 scaled, const float *places, u32 *out, u32 n)
{
    if (thread() >= n)
        return;
    const float *at = places + 3 * thread();
    const texel a = fetch3(whole, (s32)(at[0] * 12), (s32)(at[1] * 10), (s32)(at[2] * 8));
    const texel b = look3(scaled, at[0], at[1], at[2]);
    for (u32 c = 0; c < 4; c++) {
        out[8 * thread() + c] = a.part[c];
        out[8 * thread() + 4 + c] = b.part[c];
    }
}
