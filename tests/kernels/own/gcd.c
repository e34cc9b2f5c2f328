/* Greatest common divisors of 64-bit numbers by remainders, and by shifts. */
#include "gpu.h"

DEVICE u64 gcd_remainders(u64 a, u64 b)
{
    while (b) {
        const u64 rest = a % b;
        a = b;
        b = rest;
    }
    return a;
}

DEVICE u64 gcd_shifts(u64 a, u64 b)
{
    u32 twos = 0;
    if (!a || !b)
        return a | b;
    for (; !((a | b) & 1); twos++) {
        a >>= 1;
        b >>= 1;
    }
    while (!(a & 1))
        a >>= 1;
    while (b) {
        while (!(b & 1))
            b >>= 1;
        if (a > b) {
            const u64 swap = a;
            a = b;
            b = swap;
        }
        b -= a;
    }
    return a << twos;
}

KERNEL gcd(const u64 *a, const u64 *b, u64 *out)
{
    const u32 t = thread();
    out[2 * t] = gcd_remainders(a[t], b[t]);
    out[2 * t + 1] = gcd_shifts(a[t], b[t]);
}
