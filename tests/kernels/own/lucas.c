/* Which Mersenne numbers 2^p - 1 are prime, p up to 127: squares of 128 bits, twice as wide. */
#include "gpu.h"

__extension__ typedef unsigned __int128 u128;

/* x y modulo 2^p - 1. */
DEVICE u128 lucas_times(u128 x, u128 y, u32 p)
{
    const u64 xl = (u64)x, xh = (u64)(x >> 64), yl = (u64)y, yh = (u64)(y >> 64);
    const u128 mask = ((u128)1 << p) - 1, low = (u128)xl * yl;
    const u128 middle = (u128)xl * yh + (u64)(low >> 64), other = (u128)xh * yl + (u64)middle;
    const u128 high = (u128)xh * yh + (u64)(middle >> 64) + (u64)(other >> 64);
    const u128 rest = other << 64 | (u64)low;
    u128 sum = (rest & mask) + ((rest >> p | high << (128 - p)) & mask);
    if (2 * p > 128)
        sum = (sum & mask) + (sum >> p) + (high >> (2 * p - 128));
    sum = (sum & mask) + (sum >> p);
    return sum == mask ? 0 : sum;
}

KERNEL lucas(const u32 *exponents, u64 *out)
{
    const u32 p = exponents[thread()];
    const u128 mask = ((u128)1 << p) - 1;
    u128 s = 4;
    for (u32 i = 2; i < p; i++) {
        s = lucas_times(s, s, p);
        s = s >= 2 ? s - 2 : s + mask - 2;
    }
    out[2 * thread()] = (u64)s;
    out[2 * thread() + 1] = (u64)(s >> 64);
}
