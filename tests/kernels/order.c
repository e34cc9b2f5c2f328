/* Kernels of own/ whose threads work together: sums, scans, what sorts and selects. */
#include "kernels.h"

#include <stdlib.h>
#include <string.h>

/* ---- sums ---- */

struct part {
    uint64_t sum;
    uint32_t least, greatest;
    float total;
    uint32_t count;
};

static const struct part nothing = {0, ~0u, 0, 0, 0};

static void combine(struct part *a, struct part b)
{
    a->sum += b.sum;
    a->least = b.least < a->least ? b.least : a->least;
    a->greatest = b.greatest > a->greatest ? b.greatest : a->greatest;
    a->total += b.total;
    a->count += b.count;
}

/* 32 parts, as a tree. */
static struct part of_warp(const struct part *from)
{
    struct part parts[32];
    memcpy(parts, from, sizeof parts);
    for (unsigned half = 16; half; half /= 2) {
        for (unsigned i = 0; i < half; i++)
            combine(&parts[i], parts[i + half]);
    }
    return parts[0];
}

static struct part of_block(const struct part *from, unsigned warps)
{
    struct part parts[32];
    for (unsigned i = 0; i < 32; i++)
        parts[i] = i < warps ? of_warp(from + 32 * i) : nothing;
    return of_warp(parts);
}

static void reduction(void)
{
    enum { BLOCKS = 7, THREADS = 96, N = 5000 };
    grid(BLOCKS, 1, 1);
    block(THREADS, 1, 1);
    const uint32_t *in = drawn(N);
    struct part *parts = buffer(BLOCKS * sizeof *parts);
    uint32_t *ticket = buffer(4);
    struct part *out = buffer(sizeof *out);
    param_u32(N);
    given();
    struct part all[THREADS];
    for (unsigned b = 0; b < BLOCKS; b++) {
        for (unsigned t = 0; t < THREADS; t++) {
            all[t] = nothing;
            for (unsigned i = b * THREADS + t; i < N; i += BLOCKS * THREADS)
                combine(&all[t], (struct part){in[i], in[i], in[i], (float)(in[i] >> 8), 1});
        }
        parts[b] = of_block(all, THREADS / 32);
    }
    for (unsigned i = 0; i < THREADS; i++)
        all[i] = i < BLOCKS ? parts[i] : nothing;
    *out = of_block(all, THREADS / 32);
    *ticket = BLOCKS;
}

static void blelloch(void)
{
    enum { BLOCKS = 3, N = 256 };
    grid(BLOCKS, 1, 1);
    block(N / 2, 1, 1);
    const uint32_t *in = drawn(BLOCKS * N);
    uint32_t *out = buffer(4 * BLOCKS * N), *sums = buffer(4 * BLOCKS);
    given();
    for (unsigned i = 0; i < BLOCKS * N; i++) {
        out[i] = sums[i / N];
        sums[i / N] += in[i];
    }
}

static void lookback(void)
{
    enum { BLOCKS = 70, TILE = 128, N = BLOCKS * TILE };
    grid(BLOCKS, 1, 1);
    block(TILE, 1, 1);
    uint32_t *in = drawn(N), *out = buffer(4 * N), *states = buffer(4 * BLOCKS), *next = buffer(4);
    for (unsigned i = 0; i < N; i++)
        in[i] >>= 16;
    given();
    uint32_t sum = 0;
    for (unsigned i = 0; i < N; i++) {
        sum += in[i];
        out[i] = sum;
        if (i % TILE == TILE - 1)
            states[i / TILE] = 2u << 30 | (sum & ((1u << 30) - 1));
    }
    *next = BLOCKS;
}

static void compaction(void)
{
    enum { BLOCKS = 4, THREADS = 160, N = 3001, LIMIT = 370 };
    grid(BLOCKS, 1, 1);
    block(THREADS, 1, 1);
    const uint32_t *in = drawn(N);
    uint32_t *out = buffer(4 * N), *used = buffer(4);
    uint32_t *places = buffer(4 * (N / THREADS + 1));
    param_u32(N);
    param_u32(LIMIT);
    given();
    for (unsigned i = 0; i < N; i++) {
        if (in[i] % 1000 < LIMIT) {
            out[(*used)++] = in[i];
            places[i / THREADS]++;
        }
    }
    same_set(out, *used, 4); /* blocks come in any order */
}

/* ---- sorting ---- */

static int by_size(const void *a, const void *b)
{
    const uint64_t x = *(const uint64_t *)a, y = *(const uint64_t *)b;
    return (x > y) - (x < y);
}

static void bitonic(void)
{
    enum { BLOCKS = 2, N = 256 };
    grid(BLOCKS, 1, 1);
    block(N, 1, 1);
    uint64_t *in = drawn(2 * BLOCKS * N), *out = buffer(8 * BLOCKS * N);
    for (unsigned i = 0; i < BLOCKS * N; i += 3)
        in[i] &= 0xff000000000000ff;
    given();
    memcpy(out, in, 8 * BLOCKS * N);
    for (unsigned i = 0; i < BLOCKS; i++)
        qsort(out + i * N, N, sizeof *out, by_size);
}

static void radixsort(void)
{
    enum { BLOCKS = 3, N = 256 };
    grid(BLOCKS, 1, 1);
    block(N / 4, 1, 1);
    uint32_t *in = drawn(BLOCKS * N), *out = buffer(4 * BLOCKS * N);
    uint32_t *order = buffer(4 * BLOCKS * N);
    for (unsigned i = 0; i < BLOCKS * N; i++)
        in[i] = i % 3 ? in[i] : in[i] & 0x70000007;
    given();
    for (unsigned b = 0; b < BLOCKS; b++) {
        uint64_t both[N]; /* keys, and with them what keeps the order of equal ones */
        for (unsigned i = 0; i < N; i++)
            both[i] = (uint64_t)in[b * N + i] << 32 | i;
        qsort(both, N, sizeof *both, by_size);
        for (unsigned i = 0; i < N; i++) {
            out[b * N + i] = (uint32_t)(both[i] >> 32);
            order[b * N + i] = (uint32_t)both[i];
        }
    }
}

static int by_sign_and_size(const void *a, const void *b)
{
    const int32_t x = *(const int32_t *)a, y = *(const int32_t *)b;
    return (x > y) - (x < y);
}

static void mergepath(void)
{
    enum { A = 700, B = 333, PART = 256 };
    grid((A + B + PART - 1) / PART, 1, 1);
    block(64, 1, 1);
    int32_t *a = drawn(A), *b = drawn(B), *out = buffer(4 * (A + B));
    param_u32(A);
    param_u32(B);
    for (unsigned i = 0; i < A; i++)
        a[i] /= 0x1000000;
    qsort(a, A, 4, by_sign_and_size);
    qsort(b, B, 4, by_sign_and_size);
    given();
    memcpy(out, a, 4 * A);
    memcpy(out + A, b, 4 * B);
    qsort(out, A + B, 4, by_sign_and_size);
}

static void histogram(void)
{
    enum { WORDS = 1500 };
    grid(3, 1, 1);
    block(128, 1, 1);
    uint32_t *in = drawn(WORDS), *counts = buffer(4 * 256), *done = buffer(4);
    uint32_t *median = buffer(8);
    param_u32(WORDS);
    for (unsigned i = 0; i < WORDS; i++)
        in[i] = i % 4 ? in[i] & 0x3f7f1f0f : 0x11111111 * (i & 15);
    given();
    for (unsigned i = 0; i < 4 * WORDS; i++)
        counts[((const uint8_t *)in)[i]]++;
    *done = 3;
    while (median[1] + counts[median[0]] <= 2 * WORDS)
        median[1] += counts[median[0]++];
}

const struct kernel order_kernels[] = {
    {"reduction", reduction},   {"blelloch", blelloch},   {"lookback", lookback},
    {"compaction", compaction}, {"bitonic", bitonic},     {"radixsort", radixsort},
    {"mergepath", mergepath},   {"histogram", histogram}, {NULL, NULL},
};
