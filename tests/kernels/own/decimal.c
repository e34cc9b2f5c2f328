/* Numbers of 64 bits with a sign, as decimal text of 24 bytes, padded with blanks. */
#include "gpu.h"

KERNEL decimal(const s64 *in, u8 *out)
{
    const s64 value = in[thread()];
    u64 left = value < 0 ? 0 - (u64)value : (u64)value;
    u8 *text = out + thread() * 24;
    u32 at = 24;
    do {
        text[--at] = (u8)('0' + left % 10);
        left /= 10;
    } while (left);
    if (value < 0)
        text[--at] = '-';
    while (at)
        text[--at] = ' ';
}
