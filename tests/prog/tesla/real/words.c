/* words.c: kernels that make one integer of one integer: the author of decuda compiled them to
 * learn one encoding each. The operand comes from a buffer, and where the compiler has put a
 * constant into c0 or c1, the constant is drawn as well. All threads do the same. */
#include "job.h"

struct word {
    uint32_t (*of)(uint32_t x, uint32_t constant);
    int space;         /* of the constant; -1: none */
    uint32_t constant; /* of the first run; that of the others is drawn */
};

static int32_t s24(uint32_t x)
{
    return (int32_t)(x & 0xffffff) - ((x & 0x800000) != 0) * 0x1000000;
}
static int32_t signed_of(uint32_t x)
{
    return x < 0x80000000 ? (int32_t)x : -1 - (int32_t)(0xffffffff - x);
}

static uint32_t same(uint32_t x, uint32_t c) { return (void)c, x; }
static uint32_t shift2(uint32_t x, uint32_t c) { return (void)c, x * 4; }
static uint32_t shift3(uint32_t x, uint32_t c) { return (void)c, x * 8; }
static uint32_t shift16(uint32_t x, uint32_t c) { return (void)c, x * 65536; }
static uint32_t eighth(uint32_t x, uint32_t c) { return (void)c, x / 8; }
static uint32_t s_eighth(uint32_t x, uint32_t c)
{
    return (void)c, x < 0x80000000 ? x / 8 : ~(~x / 8);
}
static uint32_t plus3(uint32_t x, uint32_t c) { return (void)c, x + 3; }
static uint32_t minus3(uint32_t x, uint32_t c) { return (void)c, x - 3; }
static uint32_t times3(uint32_t x, uint32_t c) { return (void)c, (uint32_t)(s24(x) * 3); }
static uint32_t u_times3(uint32_t x, uint32_t c) { return (void)c, (x & 0xffffff) * 3; }
static uint32_t invert(uint32_t x, uint32_t c) { return (void)c, ~x; }
static uint32_t is_constant(uint32_t x, uint32_t c) { return x == c; }
static uint32_t s_max(uint32_t x, uint32_t c) { return signed_of(x) > signed_of(c) ? x : c; }
static uint32_t s_min(uint32_t x, uint32_t c) { return signed_of(x) < signed_of(c) ? x : c; }
static uint32_t u_max(uint32_t x, uint32_t c) { return x > c ? x : c; }
static uint32_t u_min(uint32_t x, uint32_t c) { return x < c ? x : c; }
static uint32_t both(uint32_t x, uint32_t c) { return x & c; }
static uint32_t any(uint32_t x, uint32_t c) { return x | c; }
static uint32_t odd(uint32_t x, uint32_t c) { return x ^ c; }
static uint32_t sum(uint32_t x, uint32_t c) { return x + c; }
static uint32_t s_product(uint32_t x, uint32_t c) { return (uint32_t)((int64_t)s24(x) * s24(c)); }
static uint32_t u_product(uint32_t x, uint32_t c) { return (x & 0xffffff) * (c & 0xffffff); }
/* Bits 16 to 47 of the product of 24-bit numbers. */
static uint32_t s_high(uint32_t x, uint32_t c)
{
    return (uint32_t)((uint64_t)((int64_t)s24(x) * s24(c)) >> 16);
}
static uint32_t u_high(uint32_t x, uint32_t c)
{
    return (uint32_t)((uint64_t)(x & 0xffffff) * (c & 0xffffff) >> 16);
}
/* What `x / 3` means in C. */
static uint32_t third(uint32_t x, uint32_t c) { return (void)c, (uint32_t)(signed_of(x) / 3); }

static void prepare(struct job *job, unsigned round)
{
    const struct word *word = job->kernel->detail;
    struct buffer *out = pass_wide(job, 8), *in = pass_wide(job, 8);
    uint32_t x = draw_word(job), c = round == 0 ? word->constant : draw_word(job);
    if (round == 1) {
        x = c;
    }
    put32(in, 0, x);
    put32(in, 1, draw(job));
    put32(out, 1, draw(job));
    expect32(out, 0, word->of(x, c));
    if (word->space >= 0) {
        constant(job, (unsigned)word->space, 0, c);
    }
}

/* A short of which the product with 3 is stored as a short. */
static void prepare_short(struct job *job, unsigned round)
{
    struct buffer *out = pass_wide(job, 4), *in = pass_wide(job, 4);
    uint32_t x = draw_word(job);
    put32(in, 0, x);
    put32(out, 0, draw(job));
    expect16(out, 0, x * 3);
    (void)round;
}

/* The count of the shift lies where the result goes; one warp, so that it is read before. */
static void prepare_shift(struct job *job, unsigned round)
{
    struct buffer *out = pass_wide(job, 4), *in = pass_wide(job, 4);
    uint32_t x = draw_word(job), count = draw_below(job, 36);
    put32(in, 0, x);
    put32(out, 0, count);
    expect32(out, 0,
             count < 32 ? (uint32_t)((int64_t)signed_of(x) >> count)
                        : (x < 0x80000000 ? 0 : 0xffffffff));
    launch(job, "1", "32");
    (void)round;
}

/* x * y, y from a second buffer. */
static void prepare_product(struct job *job, unsigned round)
{
    struct buffer *out = pass_wide(job, 4), *in = pass_wide(job, 4), *in2 = pass_wide(job, 4);
    uint32_t x = draw_word(job), y = draw_word(job);
    put32(in, 0, x);
    put32(in2, 0, y);
    expect32(out, 0, s_product(x, y));
    (void)round;
}

static uint64_t wide_sum(uint64_t x, uint64_t c) { return x + c; }
static uint64_t wide_max(uint64_t x, uint64_t c) { return x > c ? x : c; }

/* 64 bits; the constant is a pair of words, in the order `first`, the other. */
static void prepare_wide(struct job *job, unsigned first, uint64_t c,
                         uint64_t (*of)(uint64_t, uint64_t))
{
    struct buffer *out = pass_wide(job, 8), *in = pass_wide(job, 8);
    uint64_t x = (uint64_t)draw_word(job) << 32 | draw_word(job);
    if (draw_below(job, 2) == 0) {
        x = c + draw_below(job, 9) - 4;
    }
    put32(in, 0, (uint32_t)x);
    put32(in, 1, (uint32_t)(x >> 32));
    expect32(out, 0, (uint32_t)of(x, c));
    expect32(out, 1, (uint32_t)(of(x, c) >> 32));
    constant(job, 1, 4 * first, (uint32_t)c);
    constant(job, 1, 4 - 4 * first, (uint32_t)(c >> 32));
}

static void prepare_wide_sum(struct job *job, unsigned round)
{
    prepare_wide(job, 0, round == 0 ? (uint64_t)-3 : draw(job) * UINT64_C(0x100000005), wide_sum);
}

/* The kernel has the low word of the constant as an immediate too: 3. */
static void prepare_wide_max(struct job *job, unsigned round)
{
    (void)round;
    prepare_wide(job, 1, 3, wide_max);
}

/* p stands for the parameter. */
static uint32_t rest_of(uint32_t p, uint32_t x) { return 0x12345 - (p + x); }
static uint32_t sum_of(uint32_t p, uint32_t x) { return p + x + 0x12345; }
static uint32_t difference_of(uint32_t p, uint32_t x) { return p - x + 0x12345; }
static uint32_t alone_of(uint32_t p, uint32_t x) { return (void)x, p + 0x12345; }

struct pair {
    uint32_t (*of)(uint32_t p, uint32_t x);
};

static void prepare_pair(struct job *job, unsigned round)
{
    const struct pair *pair = job->kernel->detail;
    struct buffer *out = pass_wide(job, 4), *in = pass_wide(job, 4);
    uint32_t x = draw_word(job), p = draw_word(job);
    put32(in, 0, x);
    pass(job, round % 2 == 0 ? "u32" : "s32", p);
    expect32(out, 0, pair->of(p, x));
}

/* Four words are combined to one. */
static void prepare_four(struct job *job, unsigned round)
{
    const struct word *word = job->kernel->detail;
    struct buffer *out = pass_wide(job, 4), *in = pass_wide(job, 16);
    uint32_t x = 0;
    for (size_t i = 0; i < 4; i++) {
        uint32_t y = draw_word(job) | draw(job);
        put32(in, i, y);
        x = i == 0 ? y : word->of(x, y);
    }
    expect32(out, 0, x);
    (void)round;
}

#define KERNEL(name, rounds, prepare, ...)                                                         \
    {                                                                                              \
        "decuda_" name, "laanwj/decuda", "2", "40", 64, rounds, prepare, __VA_ARGS__               \
    }
#define WORD(name, of, space, value)                                                               \
    KERNEL(name, 8, prepare, &(const struct word){of, space, value})
#define PAIR(name, of) KERNEL(name, 4, prepare_pair, &(const struct pair){of})

const struct kernel word_kernels[] = {
    WORD("test2", same, -1, 0),
    WORD("test3", shift2, -1, 0),
    WORD("test4", shift3, -1, 0),
    WORD("test4a", shift16, -1, 0),
    WORD("test5", s_eighth, -1, 0),
    WORD("test5u", eighth, -1, 0),
    KERNEL("test5b", 8, prepare_shift, NULL),
    KERNEL("test6", 8, prepare_wide_sum, NULL),
    WORD("test6u", plus3, -1, 0),
    WORD("test7", minus3, -1, 0),
    WORD("test8", times3, -1, 0),
    KERNEL("test8_16", 4, prepare_short, NULL),
    WORD("test8u", u_times3, -1, 0),
    KERNEL("test8r", 8, prepare_product, NULL),
    WORD("test8hi", s_high, 1, 3),
    WORD("test8hiu", u_high, 1, 3),
    KERNEL("test8div", 24, prepare, &(const struct word){third, -1, 0}),
    WORD("test23", invert, -1, 0),
    WORD("test23a", is_constant, 1, 0),
    PAIR("test24", rest_of),
    PAIR("test24a", alone_of),
    PAIR("test24b", sum_of),
    PAIR("test24c", difference_of),
    WORD("sev1", s_max, 1, 3),
    WORD("sev1u", u_max, 1, 3),
    WORD("sev1const", s_max, 0, 3),
    WORD("sev1add", sum, 0, 3),
    WORD("sev1min", s_min, 0, 3),
    WORD("sev1mul", s_product, 0, 3),
    WORD("sev1mulu", u_product, 0, 3),
    KERNEL("sev1u64", 12, prepare_wide_max, NULL),
    WORD("sev2", s_min, 1, 3),
    WORD("sev2u", u_min, 1, 3),
    WORD("sev3", both, 1, 3),
    WORD("sev4", any, 1, 3),
    WORD("sev5", odd, 1, 3),
    KERNEL("sev6", 4, prepare_four, &(const struct word){odd, -1, 0}),
    KERNEL("sev7", 4, prepare_four, &(const struct word){both, -1, 0}),
    {0},
};
