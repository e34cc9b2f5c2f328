/* Transforms of 256 complex numbers a block, f32: sorted by reversed bits into shared memory, then
 * 8 rounds of butterflies with a barrier between them; roots of one come in a table. */
#include "gpu.h"

enum { FOURIER_N = 256 };

struct complex {
    float re, im;
};

KERNEL fourier(const struct complex *in, const struct complex *roots, struct complex *out)
{
    SHARED struct complex cells[FOURIER_N];
    const u32 base = ctaid() * FOURIER_N;
    for (u32 i = tid(); i < FOURIER_N; i += ntid())
        cells[__builtin_bitreverse32(i) >> 24] = in[base + i];
    for (u32 half = 1; half < FOURIER_N; half *= 2) {
        barrier();
        const u32 within = tid() & (half - 1), at = 2 * tid() - within;
        const struct complex root = roots[within * (FOURIER_N / 2 / half)];
        const struct complex a = cells[at], b = cells[at + half];
        const struct complex turned = {fused(root.re, b.re, -(root.im * b.im)),
                                       fused(root.re, b.im, root.im * b.re)};
        cells[at] = (struct complex){a.re + turned.re, a.im + turned.im};
        cells[at + half] = (struct complex){a.re - turned.re, a.im - turned.im};
    }
    barrier();
    for (u32 i = tid(); i < FOURIER_N; i += ntid())
        out[base + i] = cells[i];
}
