/* Rays through a surface of layers into a volume, one step after another. */
#include "image.h"

KERNEL march(u64 layers, u64 solid, u32 depth)
{
    const s32 x = (s32)(thread() % 16), y = (s32)(thread() / 16);
    u32 seen = 0;
    for (u32 z = 0; z < depth; z++) {
        seen = seen * 31 + load_layer32(layers, z, 4 * ((x + (s32)z) % 16), y);
        store_3d(solid, 4 * x, y, (s32)z, seen);
    }
}
