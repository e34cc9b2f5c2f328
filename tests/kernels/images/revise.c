/* Every width of loads and stores of a surface, in place; what is outside is ignored. */
#include "image.h"

KERNEL revise(u64 image, u64 fixed, u64 counts, u32 *out)
{
    const s32 x = (s32)(thread() % 20) - 2, y = (s32)(thread() / 20) - 1;
    const u64 wide = load_64(image, 16 * x, y);
    store_64(image, 16 * x, y, wide * 3 + 1);
    const u32 word = load_near_32(fixed, 4 * x, y);
    if (x >= 0 && y >= 0)
        store_32(image, 16 * x + 8, y, load_32(image, 16 * x + 8, y) ^ word);
    store_16(image, 16 * x + 12, y, (u16)(load_16(image, 16 * x + 12, y) + 7));
    store_8(image, 16 * x + 14, y, (u16)(load_8(image, 16 * x + 14, y) ^ 0x80));
    surface_add(counts, 4 * (s32)(word % 8), 0, 1);
    surface_max(counts, 4 * x, 1, (s32)word);
    out[thread()] = word + (u32)wide + surface_width(image);
}
