/* floats.c: kernels of decuda that make a float of one, two or three. Sums and products are
 * expected bit for bit; for the special functions the expected value is that of the mathematical
 * library, and the allowed error what the CUDA programming guide promises. */
#include "job.h"

#include "f32.h"

#include <math.h>

struct exact {
    uint32_t (*of)(uint32_t x, uint32_t constant);
    int space; /* of the constant; -1: none */
};

static uint32_t add_cut(uint32_t x, uint32_t c) { return f32_add_rz(x, c); }
static uint32_t times3(uint32_t x, uint32_t c) { return (void)c, f32_mul(x, 0x40400000); }
static uint32_t third(uint32_t x, uint32_t c) { return (void)c, f32_mul(x, 0x3eaaaaab); }
static uint32_t saturated(uint32_t x, uint32_t c) { return f32_saturate(times3(x, c)); }

static uint32_t draw_operand(struct job *job, unsigned round)
{
    static const uint32_t special[] = {0,          0x80000000, 0x3f800000, 0x7f800000, 0xff800000,
                                       0x7fc00001, 0x007fffff, 0x00800000, 0x7f7fffff, 0x00b504f3};
    return round < sizeof special / sizeof *special ? special[round] : draw_float(job, 12);
}

/* Out of one buffer into another. */
static void prepare(struct job *job, unsigned round)
{
    const struct exact *exact = job->kernel->detail;
    struct buffer *out = pass_wide(job, 4), *in = pass_wide(job, 4);
    uint32_t x = draw_operand(job, round), c = draw_float(job, 12);
    put32(in, 0, x);
    expect32(out, 0, exact->of(x, c));
    if (exact->space >= 0) {
        constant(job, (unsigned)exact->space, 0, c);
    }
}

/* Within one buffer; one warp, whose threads have all read before the first writes. */
static void prepare_inside(struct job *job, unsigned round)
{
    const struct exact *exact = job->kernel->detail;
    struct buffer *both = pass_wide(job, 4);
    uint32_t x = draw_operand(job, round), c = draw_float(job, 2);
    put32(both, 0, x);
    expect32(both, 0, exact->of(x, c));
    constant(job, 1, 0, c);
    launch(job, "1", "32");
}

/* x / x, done as x * (1 / x). */
static void prepare_quotient(struct job *job, unsigned round)
{
    struct buffer *both = pass_wide(job, 4);
    put32(both, 0, draw_float(job, 60));
    expect_close(both, 0, 1, 0x1p-22);
    launch(job, "1", "32");
    (void)round;
}

struct operands {
    unsigned count;
    uint32_t (*of)(const uint32_t *x);
};

static uint32_t sum(const uint32_t *x) { return f32_add(x[0], x[1]); }
static uint32_t product(const uint32_t *x) { return f32_mul(x[0], x[1]); }
static uint32_t mad(const uint32_t *x) { return f32_mad(x[0], x[1], x[2]); }
static uint32_t fraction(const uint32_t *x) { return f32_add(x[0], f32_negate(f32_floor(x[0]))); }

/* Operands are parameters. */
static void prepare_operands(struct job *job, unsigned round)
{
    const struct operands *operands = job->kernel->detail;
    struct buffer *out = pass_wide(job, 4);
    uint32_t x[3];
    for (unsigned i = 0; i < operands->count; i++) {
        x[i] = round < 2 ? draw_float(job, 40) : draw_float(job, 3);
        pass_float(job, x[i]);
    }
    expect32(out, 0, operands->of(x));
}

struct function {
    double (*of)(double);
    double (*error)(double x, double value);
    int range;     /* of the exponent of the operand */
    bool positive; /* the operand */
};

static double sine_error(double x, double value)
{
    return (void)value, fabs(x) * 0x1p-21 + 0x1p-21;
}
static double log_error(double x, double value)
{
    return x >= 0.5 && x <= 2 ? 0x1p-22 : fabs(value) * 0x1p-22;
}
static double power_error(double x, double value)
{
    return value * (2 + floor(fabs(1.16 * x))) * 0x1p-23;
}
static double last_place(double x, double value) { return (void)x, fabs(value) * 0x1p-23; }
static double two_places(double x, double value) { return 2 * last_place(x, value); }
static double three_places(double x, double value) { return 3 * last_place(x, value); }
static double inverse(double x) { return 1 / x; }
static double inverse_root(double x) { return 1 / sqrt(x); }

static void prepare_function(struct job *job, unsigned round)
{
    const struct function *function = job->kernel->detail;
    struct buffer *out = pass_wide(job, 4);
    uint32_t bits = draw_float(job, function->range);
    double x, value;
    if (function->positive) {
        bits &= 0x7fffffff;
    }
    x = f32_value(bits);
    value = function->of(x);
    pass_float(job, bits);
    expect_close(out, 0, value, function->error(x, value));
    (void)round;
}

static int32_t signed_of(uint32_t x)
{
    return x < 0x80000000 ? (int32_t)x : -1 - (int32_t)(0xffffffff - x);
}

/* An integer becomes a float in the first buffer and an integer again in the second. */
static void prepare_conversion(struct job *job, unsigned round)
{
    struct buffer *out = pass_wide(job, 4), *in = pass_wide(job, 4);
    uint32_t x = draw_word(job), bits = f32_of_int(signed_of(x));
    put32(in, 0, x);
    expect32(out, 0, bits);
    expect32(in, 0, (uint32_t)(int64_t)f32_value(bits));
    launch(job, "1", "32");
    (void)round;
}

#define KERNEL(name, rounds, prepare, ...)                                                         \
    {                                                                                              \
        "decuda_" name, "laanwj/decuda", "2", "40", 64, rounds, prepare, __VA_ARGS__               \
    }
#define EXACT_OF(name, of, space) KERNEL(name, 16, prepare, &(const struct exact){of, space})
#define OPERANDS(name, of, count)                                                                  \
    KERNEL(name, 8, prepare_operands, &(const struct operands){count, of})
#define FUNCTION(name, of, error, range, positive)                                                 \
    KERNEL(name, 8, prepare_function, &(const struct function){of, error, range, positive})

const struct kernel float_kernels[] = {
    KERNEL("float1", 16, prepare_inside, &(const struct exact){f32_max, 1}),
    KERNEL("float2", 16, prepare_inside, &(const struct exact){f32_min, 1}),
    KERNEL("float3", 8, prepare_quotient, NULL),
    EXACT_OF("test9", times3, -1),
    EXACT_OF("test10", add_cut, 1),
    EXACT_OF("test11", saturated, -1),
    EXACT_OF("test12", third, -1),
    OPERANDS("test25", mad, 3),
    OPERANDS("test25a", product, 2),
    OPERANDS("test25b", sum, 2),
    FUNCTION("test26", sin, sine_error, 2, false),
    FUNCTION("test26b", cos, sine_error, 2, false),
    OPERANDS("test26c", fraction, 1),
    FUNCTION("test26d", log2, log_error, 30, true),
    FUNCTION("test26e", exp2, power_error, 5, false),
    FUNCTION("test26f", inverse, last_place, 60, false),
    FUNCTION("test26g", sqrt, three_places, 60, true),
    FUNCTION("test26h", inverse_root, two_places, 60, true),
    KERNEL("test31.bra_test", 12, prepare_conversion, NULL),
    {0},
};
