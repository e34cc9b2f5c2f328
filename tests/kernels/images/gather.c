/* Edges of a picture: differences of the four texels around a corner. */
#include "image.h"

KERNEL gather(u64 in, u32 *out, u32 width)
{
    const float x = (float)(thread() % width), y = (float)(thread() / width) - 1;
    const texel a = gather_x(in, x, y), b = gather_y(in, x + 0.5f, y), c = gather_w(in, x, y);
    out[thread()] = a.part[0] + 3 * a.part[1] - 5 * a.part[2] - 7 * a.part[3] + (b.part[0] << 8) -
                    (b.part[2] << 4) + b.part[1] * b.part[3] +
                    (c.part[0] ^ c.part[1] ^ c.part[2] ^ c.part[3]);
}
