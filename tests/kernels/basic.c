/* Threads, blocks, guards, loops, calls. */
#include "kernels.h"

#include <math.h>
#include <string.h>

static void draw_floats(float *data, size_t count)
{
    for (size_t i = 0; i < count; i++)
        data[i] = draw_float();
}

/* The last threads have nothing to do: 1000 of 1024. */
static void vecadd(void)
{
    const unsigned n = 1000;
    grid(8, 1, 1);
    block(128, 1, 1);
    float *a = buffer(4 * n), *b = buffer(4 * n), *c = buffer(4 * n);
    param_u32(n);
    draw_floats(a, n);
    draw_floats(b, n);
    given();
    for (unsigned i = 0; i < n; i++)
        c[i] = a[i] + b[i];
}

static void saxpy_of(unsigned n)
{
    const float factor = 1.7f;
    float *x = buffer(4 * n), *y = buffer(4 * n);
    param_f32(factor);
    param_u32(n);
    draw_floats(x, n);
    draw_floats(y, n);
    given();
    for (unsigned i = 0; i < n; i++)
        y[i] = fmaf(x[i], factor, y[i]);
}

static void saxpy(void)
{
    grid(3, 1, 1);
    block(96, 1, 1);
    saxpy_of(263);
}

/* 192 threads for 1000 elements: 5 or 6 rounds. */
static void saxpy_stride(void)
{
    grid(3, 1, 1);
    block(64, 1, 1);
    saxpy_of(1000);
}

static void matmul_naive(void)
{
    const unsigned n = 19;
    grid(3, 2, 1);
    block(8, 12, 1);
    float *a = buffer(4 * n * n), *b = buffer(4 * n * n), *c = buffer(4 * n * n);
    param_u32(n);
    draw_floats(a, n * n);
    draw_floats(b, n * n);
    given();
    for (unsigned y = 0; y < n; y++) {
        for (unsigned x = 0; x < n; x++) {
            float sum = 0;
            for (unsigned k = 0; k < n; k++)
                sum = fmaf(a[y * n + k], b[k * n + x], sum);
            c[y * n + x] = sum;
        }
    }
}

/* The first element has neighbours before it. */
static void stencil3d(void)
{
    const unsigned n = 200, width = 14;
    grid(2, 1, 1);
    block(128, 1, 1);
    float *in = buffer_inside(4 * (n + 2 * width), 4 * width), *out = buffer(4 * n);
    param_u32(width);
    param_u32(n);
    draw_floats(in, n + 2 * width);
    given();
    for (unsigned i = 0; i < n; i++) {
        const float *at = in + width + i;
        const float sum = (at[1] + at[-1]) + (at[width] + *(at - width));
        out[i] = fmaf(sum, 0.125f, at[0] * -4);
    }
}

static void hist_global(void)
{
    const unsigned n = 600;
    grid(5, 1, 1);
    block(128, 1, 1);
    uint8_t *data = buffer(n);
    uint32_t *counts = buffer(4 * 256);
    param_u32(n);
    for (unsigned i = 0; i < n; i++)
        data[i] = (uint8_t)(draw_below(4) ? draw_below(8) : draw());
    draw32(counts, 256);
    given();
    for (unsigned i = 0; i < n; i++)
        counts[data[i]]++;
}

static void lcg_mc_pi(void)
{
    const uint32_t rounds = 33, seed = 0x12345;
    grid(2, 1, 1);
    block(64, 1, 1);
    uint32_t *hits = buffer(4 * 128);
    param_u32(rounds);
    param_u32(seed);
    given();
    for (uint32_t i = 0; i < 128; i++) {
        uint32_t x = i ^ seed;
        for (uint32_t k = 0; k < rounds; k++) {
            x = x * 1664525 + 1013904223;
            x ^= x << 13;
            x ^= x >> 17;
            x ^= x << 5;
            hits[i] += (x >> 16) * (x >> 16) + (x & 0xffff) * (x & 0xffff) <= 0x7fffffff;
        }
    }
}

/* Halving sums, in the order of the kernel; the last block is not full. */
static void reduce_shared(void)
{
    const unsigned n = 600, threads = 256;
    grid(3, 1, 1);
    block(threads, 1, 1);
    float *in = buffer(4 * n), *out = buffer(4 * 3);
    param_u32(n);
    draw_floats(in, n);
    given();
    for (unsigned b = 0; b < 3; b++) {
        float sums[256];
        for (unsigned i = 0; i < threads; i++)
            sums[i] = b * threads + i < n ? in[b * threads + i] : 0;
        for (unsigned half = threads / 2; half; half /= 2) {
            for (unsigned i = 0; i < half; i++)
                sums[i] += sums[i + half];
        }
        out[b] = sums[0];
    }
}

static void scan_of(unsigned blocks, unsigned threads)
{
    grid(blocks, 1, 1);
    block(threads, 1, 1);
    uint32_t *in = buffer(4 * blocks * threads), *out = buffer(4 * blocks * threads);
    param_u32(0);
    draw32(in, blocks * threads);
    given();
    for (unsigned i = 0; i < blocks * threads; i++)
        out[i] = in[i] + (i % threads ? out[i - 1] : 0);
}

static void scan_hs(void) { scan_of(2, 256); }

static void scan_hs_odd(void) { scan_of(2, 77); } /* the last warp is not full */

static void reduce_warp_shfl(void)
{
    const unsigned n = 150;
    grid(2, 1, 1);
    block(96, 1, 1);
    uint32_t *in = buffer(4 * n), *sum = buffer(4);
    param_u32(n);
    draw32(in, n);
    *sum = 5;
    given();
    for (unsigned i = 0; i < n; i++)
        *sum += in[i];
}

static uint32_t ones(uint32_t value)
{
    uint32_t count = 0;
    for (; value; value &= value - 1)
        count++;
    return count;
}

/* Threads of one warp call different functions. */
static void call_indirect(void)
{
    grid(2, 1, 1);
    block(48, 1, 1);
    uint32_t *in = buffer(4 * 96), *out = buffer(4 * 96);
    param_u32(0);
    draw32(in, 96);
    given();
    for (unsigned i = 0; i < 96; i++)
        out[i] = in[i] & 1 ? ones(in[i]) : in[i] * in[i];
}

static uint32_t fibonacci(uint32_t n) { return n < 2 ? n : fibonacci(n - 1) + fibonacci(n - 2); }

/* Each thread is at another depth. */
static void call_noinline(void)
{
    grid(1, 1, 1);
    block(40, 1, 1);
    uint32_t *in = buffer(4 * 40), *out = buffer(4 * 40);
    param_u32(0);
    for (unsigned i = 0; i < 40; i++)
        in[i] = draw_below(12);
    given();
    for (unsigned i = 0; i < 40; i++)
        out[i] = fibonacci(in[i]);
}

/* Blocks of one thread: others would read 8 bytes where only 4 are aligned. */
static void const_mem(void)
{
    grid(64, 1, 1);
    block(1, 1, 1);
    buffer(4);
    float *out = buffer(4 * 64);
    param_u32(0);
    given();
    const float two = single_of(2); /* the integer 2, read as f32 */
    const uint32_t product = 1 * 3, second_byte = 0, fifth = 5, first = 1;
    for (unsigned i = 0; i < 64; i++)
        out[i] = fmaf(two, (float)((product + second_byte + fifth) ^ first), two);
}

/* A private array, which begins with zeros here. Thread i stores elements i and i + 1, in this
 * order, all threads of the warp at once: element i + 1 has what thread i stores there. */
static void local_array(void)
{
    const unsigned rounds = 50, threads = 32;
    grid(1, 1, 1);
    block(threads, 1, 1);
    uint32_t *in = buffer(4 * (threads + rounds)), *out = buffer(4 * (threads + 1));
    param_u32(rounds);
    draw32(in, threads + rounds);
    given();
    for (unsigned i = 0; i < threads; i++) {
        uint32_t array[64] = {0};
        for (unsigned k = 0; k < rounds; k++)
            array[in[i + k] & 63] += k;
        const uint32_t sum = (array[4] + array[5]) ^ (array[6] + array[7]);
        if (i == 0)
            out[0] = sum;
        out[i + 1] = sum >> 8 & 0xff;
    }
}

/* What a case stores beside, lies where a thread further on stores its result afterwards. */
static void switch_brx(void)
{
    const unsigned threads = 64;
    grid(1, 1, 1);
    block(threads, 1, 1);
    uint32_t *in = buffer(4 * threads), *out = buffer(4 * (threads + 3));
    param_u32(0);
    for (unsigned i = 0; i < threads; i++)
        in[i] = draw_below(700000000) * 6 + (i == 32 ? 5 : i % 32 * 5 % 6);
    draw32(out, threads + 3);
    uint32_t *before = room(threads + 3, 4);
    memcpy(before, out, 4 * (threads + 3));
    given();
    for (unsigned i = 0; i < threads; i++) {
        const uint32_t x = in[i], which = x % 6;
        const unsigned beside = which == 0 ? 1 : which == 2 ? 2 : which == 5 ? 3 : 0;
        uint32_t leading = 0;
        while (leading < 32 && !(x >> (31 - leading)))
            leading++;
        if (beside && i + beside >= threads)
            out[i + beside] = x;
        const uint32_t results[] = {7, x * x, ~x, ones(x), before[i], leading};
        out[i] = results[which];
        if (which == 4)
            for (unsigned k = 1; k <= 3 && k <= i; k++)
                or_else(&out[i], in[i - k]);
        if (beside && i + beside < threads)
            or_else(&out[i + beside], x);
    }
}

static uint32_t *trap_exit_with(uint32_t wrong)
{
    grid(1, 1, 1);
    block(32, 1, 1);
    uint32_t *in = buffer(4 * 33);
    buffer(4);
    param_u32(0);
    for (unsigned i = 0; i < 33; i++)
        in[i] = i % 4 == 1 ? 5 : 6 + i;
    if (wrong)
        in[20] = wrong;
    given();
    return in;
}

/* Threads with a 5 leave; the others store their element in the next place. */
static void trap_exit(void)
{
    uint32_t *in = trap_exit_with(0);
    for (unsigned i = 33; i-- > 1;)
        in[i] = in[i - 1] == 5 ? in[i] : in[i - 1];
}

static void trap_exit_trap(void)
{
    trap_exit_with(3);
    traps("trap");
}

static void trap_exit_break(void)
{
    trap_exit_with(4);
    traps("trap");
}

/* What a multiprocessor has room for. */
static void most_warps(uint32_t *at)
{
    *at = sm() == 75 ? 32 : sm() == 86 || sm() == 87 || sm() == 89 ? 48 : 64;
}

static void special_regs(void)
{
    const unsigned sizes[6] = {5, 3, 4, 2, 3, 2};
    grid(2, 3, 2);
    block(5, 3, 4);
    buffer(4);
    /* The row of a thread follows from its first coordinates alone: who of those with the same
     * stores last is undefined. So only these are compared, and what all of them have. */
    uint32_t *out = buffer(4096 * 10);
    param_u32(0);
    given();
    for (unsigned row = 0; row < 10; row++) {
        uint32_t *at = out + 1024 * row;
        at[0] = row % 5;
        at[6] = row / 5;
        for (unsigned i = 0; i < 3; i++) {
            at[3 + i] = sizes[i];
            at[9 + i] = sizes[3 + i];
        }
        within(at + 1, 0, 2);
        within(at + 2, 0, 3);
        within(at + 7, 0, 2);
        within(at + 8, 0, 1);
        within(at + 12, 0, 31); /* lane */
        within(at + 13, 0, 63); /* warp */
        most_warps(at + 14);
        any(at + 15, 8);  /* this multiprocessor, and how many there are */
        any(at + 17, 52); /* masks, clocks, counters, timers, the driver's own */
        any(at + 30, 4);  /* shared memory may have a reserved part */
        at[31] = 0;
        any(at + 32, 24);
    }
}

/* One warp: every lane has a row of its own. */
static void special_regs_lanes(void)
{
    grid(1, 1, 1);
    block(32, 1, 1);
    buffer(4);
    uint32_t *out = buffer(4096 * 32);
    param_u32(0);
    given();
    for (uint32_t lane = 0; lane < 32; lane++) {
        uint32_t *at = out + 1024 * lane, self = 1u << lane;
        at[0] = at[12] = lane;
        at[3] = 32;
        at[4] = at[5] = at[9] = at[10] = at[11] = 1;
        within(at + 13, 0, 63);
        most_warps(at + 14);
        any(at + 15, 8);
        at[17] = self;
        at[18] = self | (self - 1);
        at[19] = self - 1;
        at[20] = ~(self - 1);
        at[21] = ~(self - 1) & ~self;
        any(at + 22, 36);
        at[31] = 0;
        any(at + 32, 24);
    }
}

const struct kernel basic_kernels[] = {
    {"vecadd", vecadd},
    {"saxpy", saxpy},
    {"saxpy_stride", saxpy_stride},
    {"matmul_naive", matmul_naive},
    {"stencil3d", stencil3d},
    {"hist_global", hist_global},
    {"lcg_mc_pi", lcg_mc_pi},
    {"reduce_shared", reduce_shared},
    {"scan_hs", scan_hs},
    {"scan_hs.odd", scan_hs_odd},
    {"reduce_warp_shfl", reduce_warp_shfl},
    {"call_indirect", call_indirect},
    {"call_noinline", call_noinline},
    {"const_mem", const_mem},
    {"local_array", local_array},
    {"switch_brx", switch_brx},
    {"trap_exit", trap_exit},
    {"trap_exit.trap", trap_exit_trap},
    {"trap_exit.break", trap_exit_break},
    {"special_regs", special_regs},
    {"special_regs.lanes", special_regs_lanes},
    {NULL, NULL},
};
