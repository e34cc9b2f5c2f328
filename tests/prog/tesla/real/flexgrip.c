/* flexgrip.c: applications of FlexGripPlus (MIT licence; Jerc007/Open-GPGPU-FlexGrip-, folder
 * applications): sort, reduction, Fourier transform and others, compiled by nvcc for sm_10. There
 * they are listings; NAME.hex has the words of one, the word at the lower address first. Its
 * product of matrices is left out: it wants blocks of 1024 threads, which no chip of the family
 * takes. Several have no barrier where threads need each other's results: they count on the
 * threads of one warp going in step, so they run with one warp a block, or as one block of one. */
#include "job.h"

#include "f32.h"

#include <math.h>

/* Odd-even transposition: each block sorts as many numbers as it has threads, twice. */
static void prepare_sort(struct job *job, unsigned round)
{
    static const char *const grids[] = {"1", "5", "3"}, *const blocks[] = {"32", "32", "20"};
    static const unsigned counts[] = {1, 5, 3}, threads[] = {32, 32, 20};
    unsigned part = 2 * threads[round];
    struct buffer *data = pass_wide(job, 4 * part * counts[round]);
    for (size_t i = 0; i < part * counts[round]; i++) {
        put32(data, i, draw_word(job) >> (round == 1 ? 24 : 0));
    }
    for (size_t first = 0; first < part * counts[round]; first += part) {
        for (size_t i = first; i < first + part; i++) {
            for (size_t j = i; j > first; j--) {
                uint32_t lower = get32(data, j - 1), upper = get32(data, j);
                /* Signed order, without a cast that may overflow. */
                if ((lower ^ 0x80000000) > (upper ^ 0x80000000)) {
                    expect32(data, j - 1, upper);
                    expect32(data, j, lower);
                }
            }
        }
    }
    pass(job, "s32", part);
    constant(job, 1, 0, 4);
    launch(job, grids[round], blocks[round]);
}

/* Every 2c-th number gets the one c further on added, for c = 1, 2, 4 .. last. */
static void reduce(struct buffer *data, size_t count, size_t last)
{
    for (size_t c = 1; c <= last; c *= 2) {
        for (size_t i = 0; i < count; i += 2 * c) {
            expect32(data, i, get32(data, i) + get32(data, i + c));
        }
    }
}

/* The remainder is computed by a routine that divides by way of floats. */
static void prepare_reduction(struct job *job, unsigned round)
{
    static const unsigned lasts[] = {16, 4, 0};
    struct buffer *in = pass_wide(job, 4 * 64), *out = pass_wide(job, 4 * 64);
    for (size_t i = 0; i < 32; i++) {
        put32(in, i, draw_word(job));
        expect32(out, i, get32(in, i));
    }
    reduce(out, 32, lasts[round]);
    expect32(in, 0, get32(out, 0));
    pass(job, "s32", lasts[round]);
    constant(job, 1, 0, 1);
    launch(job, "1", "32");
}

static void prepare_scalar(struct job *job, unsigned round)
{
    static const unsigned lasts[] = {16, 8, 0};
    struct buffer *c = pass_buffer(job, 4 * 64), *a = pass_buffer(job, 4 * 32);
    struct buffer *b = pass_buffer(job, 4 * 32);
    for (size_t i = 0; i < 32; i++) {
        put32(a, i, draw_word(job));
        put32(b, i, draw_word(job));
        expect32(c, i, get32(a, i) * get32(b, i));
    }
    reduce(c, 32, lasts[round]);
    pass(job, "s32", lasts[round]);
    constant(job, 1, 0, 1);
    launch(job, "1", "32");
}

/* Distances in the plane; threads past the end leave. */
static void prepare_distances(struct job *job, unsigned round)
{
    size_t n = round == 0 ? 100 : 777;
    struct buffer *places = pass_wide(job, 8 * n), *distances = pass_wide(job, 4 * n);
    uint32_t x = draw_float(job, 5), y = draw_float(job, 5);
    for (size_t i = 0; i < n; i++) {
        double dx, dy, distance;
        put32(places, 2 * i, draw_float(job, 5));
        put32(places, 2 * i + 1, draw_float(job, 5));
        dx = f32_value(x) - f32_value(get32(places, 2 * i));
        dy = f32_value(y) - f32_value(get32(places, 2 * i + 1));
        distance = sqrt(dx * dx + dy * dy);
        expect_close(distances, i, distance, distance * 0x1p-20);
    }
    pass(job, "s32", n);
    pass_float(job, x);
    pass_float(job, y);
    launch(job, round == 0 ? "2" : "3,3", round == 0 ? "64" : "96");
}

/* 2^x; the input is parameter 15 of 18, the output parameter 8. */
static void prepare_powers(struct job *job, unsigned round)
{
    struct buffer *out, *in;
    for (int i = 0; i < 14; i++) {
        pass(job, "u32", 0);
    }
    out = pass_wide(job, 4 * 128);
    pass(job, "u64", 0);
    in = pass_wide(job, 4 * 128);
    for (size_t i = 0; i < 128; i++) {
        uint32_t x = draw_float(job, 4);
        put32(in, i, x);
        expect_close(out, i, exp2(f32_value(x)),
                     exp2(f32_value(x)) * (2 + fabs(f32_value(x))) * 0x1p-23);
    }
    launch(job, "2", "64");
    (void)round;
}

/* A butterfly of the transform: places `k` and `k + m` of `x` with the factor at `f` of `w`. */
static void butterfly(struct buffer *x, const struct buffer *w, size_t k, size_t m, size_t f)
{
    uint32_t re = get32(x, 2 * (k + m)), im = get32(x, 2 * (k + m) + 1);
    uint32_t wr = get32(w, 2 * f), wi = get32(w, 2 * f + 1);
    uint32_t tr = re * wr - im * wi, ti = re * wi + wr * im;
    uint32_t ur = get32(x, 2 * k), ui = get32(x, 2 * k + 1);
    expect32(x, 2 * k, ur + tr);
    expect32(x, 2 * k + 1, ui + ti);
    expect32(x, 2 * (k + m), ur - tr);
    expect32(x, 2 * (k + m) + 1, ui - ti);
}

/* A transform of complex integers, as far as wrapping integers go, in place. */
static void prepare_transform(struct job *job, unsigned round)
{
    static const char *const blocks[] = {"32", "16,2", "4,2,2", "32"};
    static const unsigned sizes[] = {64, 64, 64, 256};
    size_t n = sizes[round];
    struct buffer *x = pass_buffer(job, 8 * n), *w = pass_buffer(job, 4 * n);
    for (size_t i = 0; i < 2 * n; i++) {
        put32(x, i, draw_word(job));
    }
    for (size_t i = 0; i < n; i++) {
        put32(w, i, draw_word(job));
    }
    for (size_t m = 1, step = n / 2; m < n; m *= 2, step /= 2) {
        for (size_t k = 0; k < n; k++) {
            if ((k & m) == 0) {
                butterfly(x, w, k, m, k * step & (n / 2 - 1));
            }
        }
    }
    pass(job, "s32", n);
    constant(job, 1, 0, 0x3ff);
    launch(job, "1", blocks[round]);
}

enum { EDGE = 16 };

static int32_t grey_at(uint8_t (*grey)[EDGE], int y, int x)
{
    return y < 0 || y >= EDGE || x < 0 || x >= EDGE ? 0 : grey[y][x];
}

/* An image of 16 by 16 pixels becomes grey, and its edges come out: the sum of the four neighbours
 * less four times the pixel. The grey image lies at an address that is a constant. */
static void prepare_edges(struct job *job, unsigned round)
{
    const uint32_t address = 0x8000;
    struct buffer *in = pass_buffer(job, 3 * EDGE * EDGE), *out = pass_buffer(job, EDGE * EDGE);
    struct buffer *grey = place(job, "g14", address, EDGE * EDGE);
    uint8_t greys[EDGE][EDGE];
    for (size_t i = 0; i < EDGE * EDGE; i++) {
        uint32_t r = draw(job) & 0xff, g = draw(job) & 0xff, b = draw(job) & 0xff;
        put8(in, 3 * i, r);
        put8(in, 3 * i + 1, g);
        put8(in, 3 * i + 2, b);
        greys[i / EDGE][i % EDGE] =
            (uint8_t)((r * 0x4c84 >> 16) + (g * 0x9645 >> 16) + (b * 0x12df >> 16));
        expect8(grey, i, greys[i / EDGE][i % EDGE]);
    }
    for (int y = 0; y < EDGE; y++) {
        for (int x = 0; x < EDGE; x++) {
            int32_t sum = grey_at(greys, y, x + 1) + grey_at(greys, y + 1, x) +
                          grey_at(greys, y, x - 1) + grey_at(greys, y - 1, x) -
                          4 * grey_at(greys, y, x);
            sum = sum < 0 ? 0 : sum > 255 ? 255 : sum;
            expect8(out, (size_t)(EDGE * y + x), (uint32_t)sum);
        }
    }
    pass(job, "u32", EDGE);
    pass(job, "u32", EDGE);
    constant(job, 1, 0, 0x3ff);
    constant(job, 1, 4, 255);
    constant(job, 1, 8, address);
    launch(job, "1", round == 0 ? "32" : round == 1 ? "4,2,2" : "16");
}

#define KERNEL(name, folder, shared, rounds, prepare)                                              \
    {                                                                                              \
        "flexgrip_" name, "Jerc007/Open-GPGPU-FlexGrip-, applications/" folder, "1", "32", shared, \
            rounds, prepare, NULL                                                                  \
    }

const struct kernel flexgrip_kernels[] = {
    KERNEL("sort", "Sort/version_2/kernel.sass.txt", 32, 3, prepare_sort),
    KERNEL("reduction", "Reduction/kernel.sass", 36, 3, prepare_reduction),
    KERNEL("scalar", "Scalar_product_vectors/kernel.sass", 32, 3, prepare_scalar),
    KERNEL("nn", "nn/SASS nearest neighbor (nn).txt", 44, 2, prepare_distances),
    KERNEL("exp", "exp/sass.txt", 160, 1, prepare_powers),
    KERNEL("fft", "FFT/OK_FFT64.sass", 28, 4, prepare_transform),
    KERNEL("edge", "edge/sass code/EdgeDetection.sass", 32, 3, prepare_edges),
    {0},
};
