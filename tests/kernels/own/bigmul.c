/* Products of numbers of 256 bits, 512 bits each, word by word with carries. */
#include "gpu.h"

KERNEL bigmul(const u32 *a, const u32 *b, u32 *out)
{
    const u32 *x = a + thread() * 8, *y = b + thread() * 8;
    u32 *z = out + thread() * 16;
    u32 product[16] = {0};
    UNROLLED
    for (u32 i = 0; i < 8; i++) {
        u64 carry = 0;
        UNROLLED
        for (u32 k = 0; k < 8; k++) {
            carry += (u64)x[i] * y[k] + product[i + k];
            product[i + k] = (u32)carry;
            carry >>= 32;
        }
        product[i + 8] = (u32)carry;
    }
    for (u32 i = 0; i < 16; i++)
        z[i] = product[i];
}
