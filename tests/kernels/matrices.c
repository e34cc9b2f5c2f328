/* Kernels of own/ whose threads work together: matrices, transforms, fields. */
#include "kernels.h"

#include <math.h>
#include <string.h>

static void transpose(void)
{
    enum { ROWS = 70, COLUMNS = 45, TALL = (ROWS + 31) / 32 };
    grid((COLUMNS + 31) / 32, TALL, 1);
    block(32, 8, 1);
    const float *in = drawn_floats(ROWS * COLUMNS);
    float *out = buffer(4 * ROWS * COLUMNS), *sums = buffer(4 * TALL * COLUMNS);
    param_u32(ROWS);
    param_u32(COLUMNS);
    given();
    for (unsigned i = 0; i < ROWS * COLUMNS; i++)
        out[i % COLUMNS * ROWS + i / COLUMNS] = in[i];
    for (unsigned i = 0; i < TALL * COLUMNS; i++) {
        float tree[32] = {0};
        for (unsigned k = 0; k < 32 && i / COLUMNS * 32 + k < ROWS; k++)
            tree[k] = in[(i / COLUMNS * 32 + k) * COLUMNS + i % COLUMNS];
        for (unsigned half = 16; half; half /= 2) {
            for (unsigned k = 0; k < half; k++)
                tree[k] += tree[k + half];
        }
        sums[i] = tree[0];
    }
}

static void tiles(void)
{
    enum { M = 37, N = 50, K = 41, SIDE = 16 };
    grid((N + SIDE - 1) / SIDE, (M + SIDE - 1) / SIDE, 1);
    block(SIDE, SIDE, 1);
    const float *a = drawn_floats(M * K), *b = drawn_floats(K * N);
    float *c = buffer(4 * M * N);
    param_u32(M);
    param_u32(N);
    param_u32(K);
    given();
    for (unsigned i = 0; i < M * N; i++) {
        for (unsigned k = 0; k < K; k++)
            c[i] = fmaf(a[i / N * K + k], b[k * N + i % N], c[i]);
    }
}

static void heat(void)
{
    enum { WIDTH = 35, HEIGHT = 27, INNER = 10, STEPS = 3 };
    grid((WIDTH + INNER - 1) / INNER, (HEIGHT + INNER - 1) / INNER, 1);
    block(256, 1, 1);
    const double *in = drawn_doubles(WIDTH * HEIGHT);
    double *out = buffer(8 * WIDTH * HEIGHT), old[WIDTH * HEIGHT];
    param_u32(WIDTH);
    param_u32(HEIGHT);
    param_f64(0.2);
    given();
    memcpy(out, in, sizeof old);
    for (unsigned step = 0; step < STEPS; step++) {
        memcpy(old, out, sizeof old);
        for (unsigned y = 1; y < HEIGHT - 1; y++) {
            for (unsigned x = 1; x < WIDTH - 1; x++) {
                const double *at = &old[y * WIDTH + x];
                const double around = at[-WIDTH] + at[WIDTH] + at[-1] + at[1];
                out[y * WIDTH + x] = fma(0.2, around - 4 * *at, *at);
            }
        }
    }
}

/* ---- small numbers ---- */

static uint16_t fused_half(uint16_t a, uint16_t b, uint16_t c)
{
    return (uint16_t)half_bits((long double)(half_of(a) * half_of(b)) + (long double)half_of(c),
                               NEAREST);
}

static void halves(void)
{
    enum { N = 64 };
    least_sm(53);
    grid(N / 32, N / 32, 1);
    block(256, 1, 1);
    uint16_t *a = buffer(2 * N * N), *b = buffer(2 * N * N), *c = buffer(2 * N * N);
    param_u32(N);
    for (unsigned i = 0; i < N * N; i++) {
        a[i] = (uint16_t)((draw() & 0x83ff) | (12 + draw_below(4)) << 10);
        b[i] = (uint16_t)((draw() & 0x83ff) | (11 + draw_below(6)) << 10);
    }
    given();
    for (unsigned i = 0; i < N * N; i++) {
        for (unsigned k = 0; k < N; k++)
            c[i] = fused_half(a[i / N * N + k], b[k * N + i % N], c[i]);
    }
}

static double brain_of(uint16_t bits) { return (double)single_of((uint32_t)bits << 16); }

static uint16_t brain_bits(double value)
{
    int exponent;
    const double fraction = frexp(value, &exponent);
    const double rounded = ldexp(whole(ldexp(fraction, 8), NEAREST), exponent - 8);
    return (uint16_t)(single_bits((float)rounded) >> 16);
}

static void brains(void)
{
    enum { ROWS = 3, WARPS = 4, DEEP = 64, COLUMNS = 64 };
    least_sm(80);
    grid(ROWS, 1, 1);
    block(32 * WARPS, 1, 1);
    uint16_t *weights = buffer(4 * ROWS * DEEP), *in = buffer(2 * DEEP * COLUMNS);
    uint16_t *bias = buffer(2 * COLUMNS), *out = buffer(2 * ROWS * WARPS * COLUMNS);
    uint16_t *greatest = buffer(4 * ROWS * WARPS);
    for (unsigned i = 0; i < ROWS * DEEP; i++) {
        weights[2 * i] = brain_bits((double)draw_float());
        weights[2 * i + 1] = brain_bits((double)draw_float());
    }
    for (unsigned i = 0; i < DEEP * COLUMNS; i++)
        in[i] = brain_bits((double)draw_float() * 3);
    for (unsigned i = 0; i < COLUMNS; i++)
        bias[i] = brain_bits((double)draw_float());
    given();
    for (unsigned i = 0; i < ROWS * WARPS * COLUMNS; i++) {
        const unsigned row = i / COLUMNS / WARPS, warp = i / COLUMNS % WARPS, column = i % COLUMNS;
        uint16_t sum = 0;
        for (unsigned k = warp; k < DEEP; k += WARPS)
            sum = brain_bits(fma(brain_of(weights[2 * (row * DEEP + k) + column % 2]),
                                 brain_of(in[k * COLUMNS + column]), brain_of(sum)));
        const double result = brain_of(sum) + brain_of(bias[column]);
        out[i] = result > 0 ? brain_bits(result) : 0;
        uint16_t *most = &greatest[2 * (i / COLUMNS) + column % 2];
        if (column < 2 || brain_of(sum) > brain_of(*most))
            *most = sum;
    }
}

/* ---- tensor cores: numbers whose sums are exact ---- */

static void tensors(void)
{
    enum { M = 64, N = 32, K = 48 };
    least_sm(70);
    grid(N / 32, M / 32, 1);
    block(128, 1, 1);
    uint16_t *a = buffer(2 * M * K), *b = buffer(2 * K * N);
    float *c = buffer(4 * M * N);
    param_u32(N);
    param_u32(K);
    for (unsigned i = 0; i < M * K; i++)
        a[i] = (uint16_t)half_bits((long double)((int)draw_below(33) - 16) / 4, NEAREST);
    for (unsigned i = 0; i < K * N; i++)
        b[i] = (uint16_t)half_bits((long double)((int)draw_below(65) - 32), NEAREST);
    given();
    for (unsigned i = 0; i < M * N; i++) {
        for (unsigned k = 0; k < K; k++)
            c[i] += (float)(half_of(a[i / N * K + k]) * half_of(b[k * N + i % N]));
    }
}

static int nibble(uint32_t word, unsigned i) { return (int)(word >> 4 * i & 15); }

static void bytes(void)
{
    enum { M = 16, N = 16, K = 64 };
    least_sm(75);
    grid(2, 1, 1);
    block(64, 1, 1);
    const uint32_t *a = drawn(M * K / 4), *b = drawn(N * K / 4);
    int32_t *sums = buffer(4 * M * N);
    uint32_t *differences = buffer(4 * M * N);
    int32_t *nibbles = buffer(4 * M * N);
    param_u32(N);
    param_u32(K);
    given();
    for (unsigned i = 0; i < M * N; i++) {
        for (unsigned k = 0; k < K / 4; k++) {
            const uint32_t x = a[i / N * (K / 4) + k], y = b[i % N * (K / 4) + k];
            differences[i] += (uint32_t)__builtin_popcount(x ^ y);
            for (unsigned at = 0; at < 32; at += 8)
                sums[i] += (int8_t)(x >> at) * (int8_t)(y >> at);
            for (unsigned at = 0; at < 8; at++)
                nibbles[i] += nibble(x, at) * ((nibble(y, at) ^ 8) - 8);
        }
    }
}

/* A whole number, and often a little more that tf32 and bf16 round off. */
static float almost_whole(void)
{
    return ((float)draw_below(15) + 1 + (float)draw_below(2) * 0x1p-12f) * (draw_below(2) ? 1 : -1);
}

static void newtensors(void)
{
    enum { M = 16, N = 8, K = 16 };
    least_sm(80);
    grid(1, 1, 1);
    block(96, 1, 1);
    float *a = buffer(4 * M * K), *b = buffer(4 * N * K);
    double *wide = buffer(8 * 8 * N);
    float *tf32 = buffer(4 * M * N), *bf16 = buffer(4 * M * N);
    for (unsigned i = 0; i < M * K; i++)
        a[i] = almost_whole();
    for (unsigned i = 0; i < N * K; i++)
        b[i] = almost_whole();
    given();
    for (unsigned i = 0; i < M * N; i++) {
        for (unsigned k = 0; k < K; k++) {
            const float x = a[i / N * K + k], y = b[i % N * K + k];
            if (i < 8 * N)
                wide[i] += (double)x * (double)y;
            tf32[i] += truncf(x) * truncf(y);
        }
        bf16[i] = tf32[i];
    }
}

/* ---- transforms ---- */

struct complex {
    float re, im;
};

static void fourier(void)
{
    enum { BLOCKS = 2, N = 256 };
    grid(BLOCKS, 1, 1);
    block(N / 2, 1, 1);
    const struct complex *in = drawn_floats(2 * BLOCKS * N);
    struct complex *roots = buffer(N / 2 * sizeof *roots), *out = buffer(BLOCKS * N * sizeof *out);
    for (unsigned i = 0; i < N / 2; i++) {
        const double angle = -2 * 3.14159265358979323846 * i / N;
        roots[i] = (struct complex){(float)cos(angle), (float)sin(angle)};
    }
    given();
    for (unsigned b = 0; b < BLOCKS; b++) {
        struct complex *x = out + b * N;
        for (unsigned i = 0; i < N; i++) {
            unsigned reversed = 0;
            for (unsigned bit = 0; bit < 8; bit++)
                reversed |= (i >> bit & 1) << (7 - bit);
            x[reversed] = in[b * N + i];
        }
        for (unsigned half = 1; half < N; half *= 2) {
            for (unsigned i = 0; i < N; i += i % half == half - 1 ? half + 1 : 1) {
                const struct complex w = roots[i % half * (N / 2 / half)];
                const struct complex p = x[i], q = x[i + half];
                const float re = fmaf(w.re, q.re, -(w.im * q.im));
                const float im = fmaf(w.re, q.im, w.im * q.re);
                x[i] = (struct complex){p.re + re, p.im + im};
                x[i + half] = (struct complex){p.re - re, p.im - im};
            }
        }
    }
}

static void numbertheory(void)
{
    enum { BLOCKS = 2, N = 64, P = 998244353 };
    grid(BLOCKS, 1, 1);
    block(N, 1, 1);
    const uint32_t *a = drawn(BLOCKS * N), *b = drawn(BLOCKS * N);
    uint32_t *out = buffer(4 * BLOCKS * 2 * N);
    given();
    for (unsigned i = 0; i < BLOCKS * N * N; i++) {
        const unsigned which = i / N / N, x = i / N % N, y = i % N;
        uint32_t *to = &out[which * 2 * N + x + y];
        const uint64_t left = a[which * N + x] % P, right = b[which * N + y] % P;
        *to = (uint32_t)((*to + left * right) % P);
    }
}

static void householder(void)
{
    enum { BLOCKS = 2, N = 16 };
    grid(BLOCKS, 1, 1);
    block(4 * N, 1, 1);
    double *in = drawn_doubles(BLOCKS * N * N), *out = buffer(8 * BLOCKS * N * N);
    for (unsigned i = 0; i < N; i++)
        in[i * N] = 0; /* a column of zeros */
    given();
    memcpy(out, in, 8 * BLOCKS * N * N);
    for (unsigned step = 0; step < BLOCKS * (N - 1); step++) {
        double *m = out + step / (N - 1) * N * N, v[N] = {0}, sum = 0, length = 0;
        const unsigned k = step % (N - 1);
        for (unsigned i = k; i < N; i++)
            sum = fma(m[i * N + k], m[i * N + k], sum);
        const double norm = m[k * N + k] > 0 ? -sqrt(sum) : sqrt(sum);
        for (unsigned i = k; i < N; i++) {
            v[i] = i == k ? m[k * N + k] - norm : m[i * N + k];
            length = fma(v[i], v[i], length);
        }
        const double scale = length > 0 ? 2 / length : 0;
        for (unsigned j = 0; j < N; j++) {
            double dot = 0;
            for (unsigned i = k; i < N; i++)
                dot = fma(v[i], m[i * N + j], dot);
            for (unsigned i = k; i < N; i++)
                m[i * N + j] = fma(-(scale * dot), v[i], m[i * N + j]);
        }
    }
}

const struct kernel matrix_kernels[] = {
    {"transpose", transpose},
    {"tiles", tiles},
    {"heat", heat},
    {"halves", halves},
    {"brains", brains},
    {"tensors", tensors},
    {"bytes", bytes},
    {"newtensors", newtensors},
    {"fourier", fourier},
    {"numbertheory", numbertheory},
    {"householder", householder},
    {NULL, NULL},
};
