/* loops.c: kernels of decuda with loops and branches. Their threads all go the same way. */
#include "job.h"

/* Four backward branches, each from one test of its own. With a > b > (a ^ b) none is taken. */
static void prepare_tests(struct job *job, unsigned round)
{
    struct buffer *both = pass_wide(job, 8);
    uint32_t a, b;
    do {
        a = draw(job) >> 1;
        b = draw(job) >> 1;
    } while (!(a > b && b > (a ^ b)));
    put32(both, 0, a);
    put32(both, 1, b);
    expect32(both, 1, a ^ b);
    launch(job, "1", "32");
    (void)round;
}

/* A chain of sums and exclusive ors, then ten numbers in a row. */
static void prepare_chain(struct job *job, unsigned round)
{
    struct buffer *both = pass_wide(job, 4 * 11);
    uint32_t x = draw_word(job), c = round == 0 ? 10 : draw(job);
    put32(both, 0, x);
    constant(job, 1, 0, c);
    for (int i = 0; i < 16; i++) {
        x = (x + 10) ^ c;
    }
    for (size_t i = 0; i < 10; i++) {
        expect32(both, i, x++);
    }
    launch(job, "1", "32");
}

/* Two arrays of shared memory are cleared byte by byte, one is copied out. */
static void prepare_clear(struct job *job, unsigned round)
{
    struct buffer *out;
    pass_wide(job, 4);
    out = pass_wide(job, 257);
    for (size_t i = 0; i < 257; i++) {
        put8(out, i, draw(job) | 1);
    }
    for (size_t i = 0; i < 256; i++) {
        expect8(out, i, 0);
    }
    constant(job, 1, 0, 256);
    (void)round;
}

/* Either width / 2 words or, if width is a multiple of 4, width shorts become 123. */
static void prepare_fill(struct job *job, unsigned round)
{
    static const int32_t widths[] = {7, 8, 1, 0, -1, -8, -7, 30, 64, 101};
    struct buffer *out = pass_wide(job, 4 * 64);
    int32_t width = widths[round];
    for (size_t i = 0; i < 64; i++) {
        put32(out, i, draw(job));
    }
    pass(job, "s32", (uint32_t)width);
    if (width % 4 != 0) {
        for (int32_t x = 0; x < width / 2; x++) {
            expect32(out, (size_t)x, 123);
        }
    } else {
        for (int32_t x = 0; x < width; x++) {
            expect16(out, (size_t)x, 123);
        }
    }
    constant(job, 1, 0, 3);
    constant(job, 1, 4, 0);
}

enum { WALK = 64, STEPS = 100 };

/* Walks a list: `out` gets the place where to continue, `shared` the final shared memory, which
 * starts as zeros. Returns whether the walk ends. */
static bool walk(uint32_t *out, uint32_t *shared, int32_t end)
{
    int32_t x = 3;
    for (int steps = 0; steps < STEPS; steps++) {
        if (x >= end) {
            return true;
        }
        shared[x] = 200;
        out[x] = shared[x + 1];
        x = (int32_t)out[x + 1];
    }
    return false;
}

/* A loop before a barrier and the same after it, which has nothing left to do. */
static void prepare_walk(struct job *job, unsigned round)
{
    struct buffer *both = pass_wide(job, 4 * (WALK + 2));
    uint32_t before[WALK + 2], after[WALK + 2];
    int32_t width = (int32_t)round == 0 ? 5 : 2 * WALK - 1 - (int32_t)round;
    bool ends;
    do {
        uint32_t shared[WALK + 2] = {0};
        for (size_t i = 0; i < WALK + 2; i++) {
            before[i] = draw_below(job, WALK + 8);
            after[i] = before[i];
        }
        ends = walk(after, shared, width / 2);
    } while (!ends);
    for (size_t i = 0; i < WALK + 2; i++) {
        put32(both, i, before[i]);
        expect32(both, i, after[i]);
    }
    pass(job, "s32", (uint32_t)width);
    constant(job, 1, 0, 3);
    launch(job, "1", "32");
}

/* Bytes and middle halves of words go out; then constants come in, in several sizes, and two
 * addresses out of c14, which says where variables of the module lie, are used. */
static void prepare_mixed(struct job *job, unsigned round)
{
    const uint32_t at = 0x4000, first = 0x5000, second = 0x5008;
    struct buffer *in = place(job, "g14", at, 4 * 13), *out = place(job, "g14", 0x4800, 16);
    struct buffer *variables = place(job, "g14", first, 16);
    uint32_t words[12];
    for (size_t i = 0; i < 13; i++) {
        put32(in, i, draw(job));
    }
    pass(job, "u64", at + 8);
    pass(job, "u64", 0x4800);
    for (size_t i = 0; i < 10; i++) {
        expect8(out, i, get32(in, i + 2) & 0xff);
        expect8(out, i + 2, get32(in, i) >> 16 & 0xff);
    }
    for (unsigned i = 0; i < 12; i++) {
        words[i] = draw(job);
        constant(job, 0, 4 * i, words[i]);
    }
    for (size_t i = 0; i < 10; i++) {
        expect32(in, i + 2, words[i + 2]);
    }
    constant(job, 1, 0, 10);
    constant(job, 14, 0, first);
    constant(job, 14, 4, second);
    expect32(variables, 0, words[0]);
    expect32(variables, 2, first);
    expect32(variables, 3, 0);
    launch(job, "1", "1");
    (void)round;
}

#define KERNEL(name, shared, rounds, prepare)                                                      \
    {                                                                                              \
        "decuda_" name, "laanwj/decuda", "2", "40", shared, rounds, prepare, NULL                  \
    }

const struct kernel loop_kernels[] = {
    KERNEL("test28pred", 24, 4, prepare_tests),
    KERNEL("test29.bra_test", 24, 3, prepare_chain),
    KERNEL("test35.f_test", 544, 1, prepare_clear),
    KERNEL("test36.f_test", 32, 2, prepare_mixed),
    KERNEL("test39", 32, 10, prepare_fill),
    KERNEL("test40", 32 + 4 * (WALK + 2), 6, prepare_walk),
    {0},
};
