/* base ^ exponent modulo an odd number of 64 bits, in Montgomery's form. */
#include "gpu.h"

DEVICE u64 modpow_multiply(u64 a, u64 b, u64 modulus, u64 inverse)
{
    const u64 low = a * b, high = high64(a, b);
    const u64 sub = high64(low * inverse, modulus);
    return high >= sub ? high - sub : high - sub + modulus;
}

/* 2^64 times a, by doubling. */
DEVICE u64 modpow_enter(u64 a, u64 modulus)
{
    a %= modulus;
    for (u32 i = 0; i < 64; i++)
        a = a >= modulus - a ? a - (modulus - a) : a + a;
    return a;
}

KERNEL modpow(const u64 *bases, const u64 *exponents, const u64 *moduli, u64 *out)
{
    const u64 modulus = moduli[thread()];
    u64 inverse = modulus;
    for (u32 i = 0; i < 5; i++)
        inverse *= 2 - modulus * inverse;
    u64 base = modpow_enter(bases[thread()], modulus), result = modpow_enter(1, modulus);
    for (u64 left = exponents[thread()]; left; left >>= 1) {
        if (left & 1)
            result = modpow_multiply(result, base, modulus, inverse);
        base = modpow_multiply(base, base, modulus, inverse);
    }
    out[thread()] = modpow_multiply(result, 1, modulus, inverse);
}
