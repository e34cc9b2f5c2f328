/* Products of polynomials modulo 998244353 by a number theoretic transform in shared memory: there,
 * point by point, and back. */
#include "gpu.h"

enum { NTT_N = 128 };

static const u32 NTT_P = 998244353;

DEVICE inline u32 times(u32 a, u32 b) { return (u32)((u64)a * b % NTT_P); }

DEVICE u32 power(u32 base, u32 exponent)
{
    u32 result = 1;
    for (; exponent; exponent >>= 1) {
        result = exponent & 1 ? times(result, base) : result;
        base = times(base, base);
    }
    return result;
}

/* Decimation in frequency: natural order to reversed order; and the way back. */
DEVICE void forth(u32 *x)
{
    for (u32 half = NTT_N / 2; half; half /= 2) {
        barrier();
        const u32 within = tid() & (half - 1), at = 2 * tid() - within;
        const u32 a = x[at], b = x[at + half], root = power(3, (NTT_P - 1) / (2 * half) * within);
        x[at] = (a + b) % NTT_P;
        x[at + half] = times(a + NTT_P - b, root);
    }
}

DEVICE void back(u32 *x)
{
    for (u32 half = 1; half < NTT_N; half *= 2) {
        barrier();
        const u32 within = tid() & (half - 1), at = 2 * tid() - within;
        const u32 root = power(3, (NTT_P - 1) / (2 * half) * (2 * half - within));
        const u32 a = x[at], b = times(x[at + half], root);
        x[at] = (a + b) % NTT_P;
        x[at + half] = (a + NTT_P - b) % NTT_P;
    }
}

KERNEL numbertheory(const u32 *a, const u32 *b, u32 *out)
{
    SHARED u32 x[NTT_N], y[NTT_N];
    for (u32 i = tid(); i < NTT_N; i += NTT_N / 2) {
        x[i] = i < NTT_N / 2 ? a[ctaid() * NTT_N / 2 + i] % NTT_P : 0;
        y[i] = i < NTT_N / 2 ? b[ctaid() * NTT_N / 2 + i] % NTT_P : 0;
    }
    forth(x);
    forth(y);
    barrier();
    for (u32 i = tid(); i < NTT_N; i += NTT_N / 2)
        x[i] = times(x[i], y[i]);
    back(x);
    barrier();
    const u32 scale = power(NTT_N, NTT_P - 2);
    for (u32 i = tid(); i < NTT_N; i += NTT_N / 2)
        out[ctaid() * NTT_N + i] = times(x[i], scale);
}
