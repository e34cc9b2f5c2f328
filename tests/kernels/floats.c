/* Operations on f32, f64 and f16, each stored in the order of the kernel. */
#include "kernels.h"

#include <math.h>
#include <string.h>

enum { ROW = 1024, THREADS = 128 };

static const enum rounding modes[] = {NEAREST, TO_ZERO, DOWN, UP};

enum operation { ADD, SUB, MUL, FMA, DIV, SQRT };

/* The operation itself is what is rounded: nothing of it may move before or after. */
static float compute(enum operation operation, float x, float y, float z, enum rounding mode)
{
    volatile float a = x, b = y, c = z, result = 0;
    round_as(mode);
    switch (operation) {
    case ADD:
        result = a + b;
        break;
    case SUB:
        result = a - b;
        break;
    case MUL:
        result = a * b;
        break;
    case FMA:
        result = fmaf(a, b, c);
        break;
    case DIV:
        result = a / b;
        break;
    case SQRT:
        result = sqrtf(a);
        break;
    }
    round_as(NEAREST);
    return result;
}

static double compute64(enum operation operation, double x, double y, double z, enum rounding mode)
{
    volatile double a = x, b = y, c = z, result = 0;
    round_as(mode);
    switch (operation) {
    case ADD:
        result = a + b;
        break;
    case SUB:
        result = a - b;
        break;
    case MUL:
        result = a * b;
        break;
    case FMA:
        result = fma(a, b, c);
        break;
    case DIV:
        result = a / b;
        break;
    case SQRT:
        result = sqrt(a);
        break;
    }
    round_as(NEAREST);
    return result;
}

static float flush(float value) { return fabsf(value) < 0x1p-126f ? copysignf(0, value) : value; }

/* Whether a result is flushed, is decided when it is rounded as if its exponent had no end. */
static float flushed(enum operation operation, float a, float b, float c)
{
    const float x = flush(a), y = flush(b), z = flush(c);
    const float result = compute(operation, x, y, z, NEAREST);
    const float large = operation == MUL ? compute(MUL, x * 0x1p60f, y, 0, NEAREST)
                                         : compute(FMA, x * 0x1p60f, y, z * 0x1p60f, NEAREST);
    const bool small = operation != ADD && operation != SUB && fabsf(large) < 0x1p-66f;
    return small ? copysignf(0, result) : flush(result);
}

/* From 0 to 1; the sign of a zero is the machine's own choice. */
static uint32_t *put_saturated(uint32_t *o, float value)
{
    *o = single_bits(value > 1 ? 1 : value > 0 ? value : 0);
    if (value <= 0 && signbit(value))
        or_else(o, 0x80000000);
    return o + 1;
}

static uint32_t *put(uint32_t *o, float value)
{
    *o = canonical(value);
    return o + 1;
}

/* A NaN may be any. */
static uint32_t *put_loose(uint32_t *o, float value)
{
    *o = canonical(value);
    if (isnan(value))
        near32(o, 0, 0);
    return o + 1;
}

/* ---- f32 ---- */

static uint32_t *all_of(uint32_t *o, enum operation operation, float a, float b)
{
    const float result = compute(operation, a, b, 0, NEAREST);
    o = put(o, result);
    for (unsigned i = 0; i < 4; i++)
        o = put(o, compute(operation, a, b, 0, modes[i]));
    o = put(o, flushed(operation, a, b, 0));
    o = put_saturated(o, result);
    return put_saturated(o, flushed(operation, a, b, 0));
}

static float lesser(float a, float b)
{
    return isnan(a) ? b : isnan(b) ? a : a < b || (a == b && signbit(a)) ? a : b;
}

static float greater(float a, float b)
{
    return isnan(a) ? b : isnan(b) ? a : a > b || (a == b && signbit(b)) ? a : b;
}

static uint32_t *fused_and_chosen(uint32_t *o, float a, float b, float c)
{
    for (unsigned i = 0; i < 4; i++)
        o = put(o, compute(FMA, a, b, c, modes[i]));
    o = put(o, flushed(FMA, a, b, c));
    o = put_saturated(o, compute(FMA, a, b, c, NEAREST));
    o = put(o, lesser(a, b));
    o = put(o, greater(a, b));
    o = put(o, flush(lesser(flush(a), flush(b))));
    o = put(o, flush(greater(flush(a), flush(b))));
    o = put_loose(o, fabsf(a));
    o = put_loose(o, -a);
    return put_loose(o, fabsf(flush(a)));
}

/* What only an approximation is asked of: RELATIVE of the exact value. Near the ends of the range
 * an exact value may be too small or too large for it. */
static uint32_t *put_near(uint32_t *o, double exact, double relative, double absolute)
{
    *o = canonical((float)exact);
    if (fabs(exact) > 0x1.fffffp127 && !isinf(exact))
        any(o, 4);
    else
        near32(o, relative, absolute);
    return o + 1;
}

static uint32_t *put_near_flushed(uint32_t *o, double exact, double relative)
{
    const bool edge = fabs(exact) < 0x1.00001p-126 && fabs(exact) > 0;
    put_near(o, exact, relative, 0);
    if (edge)
        any(o, 4);
    return o + 1;
}

static uint32_t *put_wave(uint32_t *o, float x, double exact)
{
    *o = canonical((float)exact);
    if (fabs((double)x) <= 6.2831853 || isnan(x) || isinf(x))
        near32(o, 0, 0x1p-20);
    else
        any(o, 4);
    return o + 1;
}

static uint32_t *put_logarithm(uint32_t *o, double x)
{
    const double exact = log2(x);
    return put_near(o, exact, 0x1p-22, x > 0.5 && x < 2 ? 0x1p-22 : 0);
}

static uint32_t *approximations(uint32_t *o, float single)
{
    const double x = (double)single, f = (double)flush(single);
    o = put_near(o, 1 / x, 0x1p-22, 0x1p-149);
    o = put_near_flushed(o, 1 / f, 0x1p-22);
    o = put_near(o, sqrt(x), 0x1p-22, 0x1p-149);
    o = put_near_flushed(o, sqrt(f), 0x1p-22);
    o = put_near(o, 1 / sqrt(x), 0x1p-22, 0);
    o = put_near_flushed(o, 1 / sqrt(f), 0x1p-22);
    o = put_wave(o, single, sin(x));
    o = put_wave(o, single, cos(x));
    o = put_near(o, exp2(x), 0x1p-22, 0x1p-149);
    o = put_near_flushed(o, exp2(f), 0x1p-22);
    return put_logarithm(o, x);
}

static uint32_t *exact_roots(uint32_t *o, float x)
{
    o = put_loose(o, compute(DIV, 1, x, 0, NEAREST));
    o = put_loose(o, compute(DIV, 1, x, 0, TO_ZERO));
    o = put_loose(o, compute(SQRT, x, 0, 0, NEAREST));
    return put_wave(o, flush(x), sin((double)flush(x)));
}

static uint32_t *quotients(uint32_t *o, float a, float b)
{
    const double exact = (double)a / (double)b;
    const bool far = fabsf(b) >= 0x1p126f || fabsf(b) < 0x1p-126f;
    const bool ends = fabs(exact) < 0x1.00001p-126 && fabs(exact) > 0;
    o = put_loose(o, compute(DIV, a, b, 0, NEAREST));
    put_near(o, exact, 0x1p-21, 0x1p-148);
    if (far || isnan(b) || isinf(a))
        any(o, 4); /* the bound holds for ordinary divisors */
    o = put_near(o + 1, exact, 0x1p-21, 0x1p-148);
    put_near(o, (double)flush(a) / (double)flush(b), 0x1p-21, 0);
    if (ends || fabsf(a) < 0x1p-126f || far)
        any(o, 4);
    return o + 1;
}

static uint32_t *with_constants(uint32_t *o, float a, float b, float c)
{
    const float root = single_of(0x3fb504f3);
    const uint32_t sign = single_bits(a) & 0x80000000; /* copysign takes that of its first */
    *o++ = sign | (single_bits(b) & 0x7fffffff);
    if (is_nan32(o[-1]))
        near32(o - 1, 0, 0);
    o = put(o, a + single_of(0x40490fdb));
    o = put(o, a * 0.125f);
    o = put(o, fmaf(a, b, 1));
    o = put(o, fmaf(a, root, b));
    o = put(o, fmaf(-a, b, c));
    o = put(o, fabsf(a) + b);
    o = put_loose(o, -(a * b));
    o = put(o, lesser(a, 1));
    return put(o, fmaf(a, root, single_of(0x3f9df3b6)));
}

static uint32_t *choices(uint32_t *o, const uint32_t *in)
{
    const float a = single_of(in[0]), b = single_of(in[1]), c = single_of(in[2]);
    const bool unordered = isnan(a) || isnan(b);
    const bool subnormal = fabsf(a) < 0x1p-126f && fabsf(a) > 0;
    *o++ = a < b ? in[1] : in[2];
    *o++ = a > b || unordered ? in[1] : in[2];
    *o++ = !unordered ? in[1] : in[2];
    *o++ = unordered ? in[1] : in[2];
    *o++ = (int32_t)in[0] >= 0 ? in[0] : in[1];
    *o++ = c >= 0 ? in[0] : in[1];
    *o++ = isfinite(a) ? in[1] : in[2];
    *o++ = subnormal ? in[1] : in[2];
    *o++ = a < b ? 0x3f800000 : 0;
    *o++ = (int32_t)in[0] >= (int32_t)in[1] ? 0x3f800000 : 0;
    return o;
}

static void ops_f32(void)
{
    grid(2, 1, 1);
    block(THREADS / 2, 1, 1);
    uint32_t *in = buffer(64 * THREADS), *out = buffer(4 * ROW * THREADS);
    param_u32(0);
    for (unsigned i = 0; i < 16 * THREADS; i++)
        in[i] = draw_single();
    given();
    for (unsigned i = 0; i < THREADS; i++) {
        const uint32_t *at = in + 16 * i;
        const float a = single_of(at[0]), b = single_of(at[1]), c = single_of(at[2]);
        uint32_t *o = all_of(out + ROW * i, ADD, a, b);
        o = all_of(o, SUB, a, b);
        o = all_of(o, MUL, a, b);
        o = fused_and_chosen(o, a, b, c);
        o = approximations(o, a);
        o = exact_roots(o, a);
        o = quotients(o, a, b);
        o = with_constants(o, a, b, c);
        choices(o, at);
    }
}

/* ---- f64: which of several NaN comes out, is the machine's own choice ---- */

static uint64_t *put64(uint64_t *o, double value)
{
    *o = double_bits(value);
    if (isnan(value))
        near64(o, 0, 0);
    return o + 1;
}

static uint64_t *put_near64(uint64_t *o, double value, double relative)
{
    *o = double_bits(value);
    near64(o, relative, 0);
    if (fabs(value) < 0x1p-1022 || fabs(value) > 0x1p1022)
        any(o, 8);
    return o + 1;
}

static double lesser64(double a, double b)
{
    return isnan(a) ? b : isnan(b) ? a : a < b || (a == b && signbit(a)) ? a : b;
}

static double greater64(double a, double b)
{
    return isnan(a) ? b : isnan(b) ? a : a > b || (a == b && signbit(b)) ? a : b;
}

static uint64_t *single_operand64(uint64_t *o, double a, double b)
{
    o = put64(o, compute64(DIV, a, b, 0, NEAREST));
    o = put64(o, fabs(a));
    o = put64(o, -a);
    o = put64(o, compute64(SQRT, a, 0, 0, NEAREST));
    o = put64(o, compute64(DIV, 1, a, 0, NEAREST));
    o = put_near64(o, 1 / a, 0x1p-19);
    if (fabs(a) < 0x1p-1022)
        any(o - 1, 8); /* flushed */
    o = put_near64(o, 1 / sqrt(a), 0x1p-19);
    o = put_near64(o, 1 / sqrt(a), 0x1p-19);
    if (fabs(a) < 0x1p-1022)
        any(o - 1, 8);
    return o;
}

static void ops_f64_thread(uint64_t *o, const uint64_t *in)
{
    const double a = double_of(in[0]), b = double_of(in[1]), c = double_of(in[2]);
    for (enum operation operation = ADD; operation <= FMA; operation++) {
        for (unsigned i = 0; i < 4; i++)
            o = put64(o, compute64(operation, a, b, c, modes[i]));
    }
    o = put64(o, lesser64(a, b));
    o = put64(o, greater64(a, b));
    o = single_operand64(o, a, b);
    o = put64(o, a + 1.5);
    o = put64(o, a * 2);
    o = put64(o, fma(a, 1.5, b));
    o = put64(o, a + 0x1.921fb54442d18p+1);
    *o++ = a < b ? in[1] : in[2];
    *o++ = !(a == b) ? in[1] : in[2];
    o = put64(o, fma(-a, b, c));
    o = put64(o, fabs(a) * b);
    const uint32_t less = a < b ? ~0u : 0;
    memcpy(o, &less, 4);
}

static void ops_f64(void)
{
    grid(2, 1, 1);
    block(THREADS / 2, 1, 1);
    uint64_t *in = buffer(64 * THREADS), *out = buffer(4 * ROW * THREADS);
    param_u32(0);
    for (unsigned i = 0; i < 8 * THREADS; i++)
        in[i] = draw_double();
    given();
    for (unsigned i = 0; i < THREADS; i++)
        ops_f64_thread(out + ROW / 2 * i, in + 8 * i);
}

/* ---- f16 ---- */

static uint32_t flush_half(uint32_t bits) { return bits & 0x7c00 ? bits : bits & 0x8000; }

static uint32_t saturate_half(uint32_t bits)
{
    const double value = half_of(bits);
    return value > 1 ? 0x3c00 : value > 0 ? bits : 0;
}

static uint32_t half(enum operation operation, uint32_t a, uint32_t b, uint32_t c)
{
    const long double x = half_of(a), y = half_of(b), z = half_of(c);
    if (operation == FMA && (isnan(half_of(a) * half_of(b) + half_of(c))))
        return 0x7fff;
    return half_bits(operation == ADD   ? x + y
                     : operation == SUB ? x - y
                     : operation == MUL ? x * y
                                        : x * y + z,
                     NEAREST);
}

static uint32_t half_flushed(enum operation operation, uint32_t a, uint32_t b, uint32_t c)
{
    return flush_half(half(operation, flush_half(a), flush_half(b), flush_half(c)));
}

typedef uint32_t half_function(enum operation operation, uint32_t a, uint32_t b, uint32_t c);

static uint32_t pair(half_function *function, enum operation operation, uint32_t a, uint32_t b,
                     uint32_t c)
{
    return function(operation, a & 0xffff, b & 0xffff, c & 0xffff) |
           function(operation, a >> 16, b >> 16, c >> 16) << 16;
}

static uint32_t half_saturated(enum operation operation, uint32_t a, uint32_t b, uint32_t c)
{
    return saturate_half(half(operation, a, b, c));
}

static uint32_t half_both(enum operation operation, uint32_t a, uint32_t b, uint32_t c)
{
    return saturate_half(half_flushed(operation, a, b, c));
}

static uint32_t *pairs(uint32_t *o, uint32_t a, uint32_t b, uint32_t c)
{
    *o++ = pair(half, ADD, a, b, c);
    *o++ = pair(half, SUB, a, b, c);
    *o++ = pair(half, MUL, a, b, c);
    *o++ = pair(half_saturated, ADD, a, b, c);
    *o++ = pair(half_flushed, MUL, a, b, c);
    *o++ = pair(half_both, ADD, a, b, c);
    *o++ = pair(half, FMA, a, b, c);
    *o++ = pair(half_saturated, FMA, a, b, c);
    *o++ = pair(half_flushed, FMA, a, b, c);
    *o++ = pair(half, ADD, a ^ 0x80008000, b, c);
    *o++ = pair(half, MUL, a, 0x3c004000, c);
    *o++ = pair(half, FMA, a, 0x3c003c00, b);
    return o;
}

/* H10 to H12 are the halves of the third and the first of the fourth word. */
static void half2_thread(uint32_t *o, const uint32_t *in)
{
    const uint32_t a = in[0], b = in[1], h10 = in[2] & 0xffff, h11 = in[2] >> 16;
    const bool low = half_of(a & 0xffff) < half_of(b & 0xffff);
    const bool high = half_of(a >> 16) < half_of(b >> 16);
    o = pairs(o, a, b, in[2]);
    *o++ = (low ? 0x3c00u : 0) | (high ? 0x3c000000u : 0);
    *o++ = half_of(h10) >= half_of(h11) ? ~0u : 0;
    *o++ = (low ? 1u : 2u) + (high ? 5 : 6);
    *o++ = half_of(h10) > half_of(h11) ? 1 : 2;
    *o++ = half(ADD, h10, h11, 0) | half(MUL, h10, h11, 0) << 16;
    *o++ = half(FMA, h10, h11, in[3] & 0xffff) | half(SUB, h10, h11, 0) << 16;
    *o = (h10 ^ 0x8000) | (h10 & 0x7fff) << 16;
    if (isnan(half_of(h10)))
        any(o, 4);
}

static void half2(void)
{
    least_sm(53);
    grid(2, 1, 1);
    block(THREADS / 2, 1, 1);
    uint32_t *in = buffer(64 * THREADS), *out = buffer(4 * ROW * THREADS);
    param_u32(0);
    for (unsigned i = 0; i < 16 * THREADS; i++)
        in[i] = draw_half() | draw_half() << 16;
    given();
    for (unsigned i = 0; i < THREADS; i++)
        half2_thread(out + ROW * i, in + 16 * i);
}

const struct kernel float_kernels[] = {
    {"ops_f32", ops_f32},
    {"ops_f64", ops_f64},
    {"half2", half2},
    {NULL, NULL},
};
