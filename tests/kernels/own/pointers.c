/* Functions from a table in constant memory, chosen by the data. */
#include "gpu.h"

CALLED u32 pointers_turn(u32 x, u32 y) { return rotate_left(x, y & 15) + 1; }
CALLED u32 pointers_mix(u32 x, u32 y) { return (x ^ y) * 0x9e3779b1; }
CALLED u32 pointers_quotient(u32 x, u32 y) { return x / (y | 1); }
CALLED u32 pointers_count(u32 x, u32 y) { return ones(x) + leading_zeros(y); }

KERNEL pointers(const u32 *in, u32 *out)
{
    u32 (*const table[4])(u32, u32) = {pointers_turn, pointers_mix, pointers_quotient,
                                       pointers_count};
    u32 x = in[thread()];
    for (u32 i = 0; i < 6; i++)
        x = table[(x >> i) % 4](x, in[thread()] + i);
    out[thread()] = x;
}
