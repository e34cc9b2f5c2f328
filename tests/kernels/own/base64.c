/* Three bytes become four letters, one group a thread; the last group may be short. */
#include "gpu.h"

CONSTANT u8 base64_letters[65] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

KERNEL base64(const u8 *in, u8 *out, u32 size)
{
    const u32 at = thread() * 3;
    if (at >= size)
        return;
    const u32 left = size - at;
    const u32 bits = (u32)in[at] << 16 | (left > 1 ? (u32)in[at + 1] << 8 : 0) |
                     (left > 2 ? (u32)in[at + 2] : 0);
    for (u32 i = 0; i < 4; i++)
        out[thread() * 4 + i] = i > left ? '=' : base64_letters[bits >> (18 - 6 * i) & 63];
}
