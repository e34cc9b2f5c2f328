/* Floats: the exact operations against the floating-point unit of this computer under its four
 * roundings, and the quick ones against the exact ones, on corner cases and on random numbers.
 * ROUNDS in the environment multiplies the random ones. */
#include <fenv.h>
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <cmocka.h>

#include "machine/floating.h"

enum { RANDOM = TEST_RANDOM };
static const uint32_t NAN32 = 0x7fffffff;
static const uint64_t NAN64 = UINT64_C(0x7ff8000000000000);

/* ---- numbers ---- */

static const uint32_t corners[] = {
    0,          1,          2,          3,          0x3fffff,   0x400000,   0x400001,   0x7ffffe,
    0x7fffff,   0x800000,   0x800001,   0xbfffff,   0xffffff,   0x1000000,  0x1000001,  0x0c000000,
    0x0c800000, 0x1f800000, 0x20000000, 0x33000000, 0x33800000, 0x337fffff, 0x34000000, 0x3effffff,
    0x3f000000, 0x3f000001, 0x3f7fffff, 0x3f800000, 0x3f800001, 0x3fc00000, 0x3fffffff, 0x40000000,
    0x40400000, 0x40490fdb, 0x477fe000, 0x477fefff, 0x477ff000, 0x4b000000, 0x4b000001, 0x4b7fffff,
    0x4b800000, 0x4effffff, 0x4f000000, 0x4f7fffff, 0x5f000000, 0x5f7fffff, 0x7e800000, 0x7effffff,
    0x7f000000, 0x7f7ffffe, 0x7f7fffff, 0x7f800000, 0x7f800001, 0x7fa00000, 0x7fc00000, 0x7fffffff,
};
enum { CORNERS = sizeof corners / sizeof *corners };

static uint32_t corner(size_t i) { return corners[i / 2] | (uint32_t)(i & 1) << 31; }

static uint64_t random_state = UINT64_C(0x9e3779b97f4a7c15);

static uint64_t random64(void)
{
    random_state ^= random_state << 13;
    random_state ^= random_state >> 7;
    random_state ^= random_state << 17;
    return random_state * UINT64_C(0x2545f4914f6cdd1d);
}

/* A corner, a neighbour of `near` in exponent, or any number. */
static uint32_t random32(uint32_t near)
{
    const uint64_t r = random64();
    const uint32_t any = (uint32_t)(r >> 32);
    if (r % 8 == 0)
        return corner(r / 8 % (2 * CORNERS));
    if (r % 8 == 1)
        return (any & 0x807fffff) |
               ((near + (uint32_t)((r / 8 % 9) << 23) - (4u << 23)) & 0x7f800000);
    if (r % 8 == 2)
        return any & 0xffff0000 & (0xffffffffu << (r / 8 % 24));
    return any;
}

static uint64_t random_double(uint64_t near)
{
    const uint64_t r = random64(), any = random64();
    if (r % 8 == 0) {
        double value = (double)rt_float_of(corner(r / 8 % (2 * CORNERS)));
        return rt_double_bits(value) + r % 3 - 1;
    }
    if (r % 8 < 4) {
        const uint64_t exponent = (near >> 52) + r / 8 % 129 - 64;
        return (any & UINT64_C(0x800fffffffffffff)) | (exponent & 0x7ff) << 52;
    }
    return r % 8 == 4 ? any & (UINT64_MAX << 30) : any;
}

static unsigned long rounds(void)
{
    const char *text = getenv("ROUNDS");
    return text ? strtoul(text, NULL, 10) : 1;
}

static void expect(uint64_t got, uint64_t wanted, const char *what, uint64_t a, uint64_t b,
                   uint64_t c)
{
    if (got != wanted)
        fail_msg("%s of %llx, %llx, %llx: %llx, not %llx", what, (unsigned long long)a,
                 (unsigned long long)b, (unsigned long long)c, (unsigned long long)got,
                 (unsigned long long)wanted);
}

/* ---- quick against exact ---- */

static void compare_pair(uint32_t a, uint32_t b)
{
    for (unsigned flush = RT_KEEP; flush <= RT_FLUSH_ALL; flush++) {
        expect(rt_f32_add(a, b, RT_NEAR, flush, NAN32),
               rt_float_add(RT_F32, a, b, RT_NEAR, flush, NAN32), "add", a, b, flush);
        expect(rt_f32_mul(a, b, RT_NEAR, flush, NAN32),
               rt_float_mul(RT_F32, a, b, RT_NEAR, flush, NAN32), "mul", a, b, flush);
        expect(rt_f32_div(a, b, RT_NEAR, flush, NAN32),
               rt_float_div(RT_F32, a, b, RT_NEAR, flush, NAN32), "div", a, b, flush);
        expect(rt_f32_min(a, b, flush, NAN32), rt_float_min(RT_F32, a, b, flush, NAN32), "min", a,
               b, flush);
        expect(rt_f32_max(a, b, flush, NAN32), rt_float_max(RT_F32, a, b, flush, NAN32), "max", a,
               b, flush);
        expect((uint64_t)rt_f32_compare(a, b, flush),
               (uint64_t)rt_float_compare(RT_F32, a, b, flush), "compare", a, b, flush);
        expect(rt_f32_from_f32(a, RT_NEAR, flush, NAN32),
               rt_float_convert(RT_F32, RT_F32, a, RT_NEAR, flush, NAN32), "from_f32", a, 0, flush);
    }
    expect((uint64_t)rt_f32_is_nan(a), rt_float_is_nan(RT_F32, a), "is_nan", a, 0, 0);
}

static void compare_triple(uint32_t a, uint32_t b, uint32_t c)
{
    for (unsigned flush = RT_KEEP; flush <= RT_FLUSH_ALL; flush++) {
        expect(rt_f32_mul_add(a, b, c, RT_CHOPPED, RT_NEAR, flush, NAN32),
               rt_float_mul_add(RT_F32, a, b, c, RT_CHOPPED, RT_NEAR, flush, NAN32), "mul_add", a,
               b, c);
        expect(rt_f32_mul_add(a, b, c, RT_EXACT, RT_NEAR, flush, NAN32),
               rt_float_mul_add(RT_F32, a, b, c, RT_EXACT, RT_NEAR, flush, NAN32), "fused", a, b,
               c);
    }
}

static void compare_to_int(uint32_t a, int32_t lo, int32_t hi, unsigned round, unsigned flush)
{
    const uint32_t low = (uint32_t)lo ^ 0x80000000, high = (uint32_t)hi ^ 0x80000000;
    expect((uint64_t)rt_f32_to_i32(a, lo, hi, round, flush, 77),
           (uint64_t)rt_float_to_int(RT_F32, a, lo, hi, round, flush, 77), "to_i32", a, round,
           flush);
    expect(rt_f32_to_u32(a, low, high, round, flush, 77),
           (uint64_t)rt_float_to_int(RT_F32, a, low, high, round, flush, 77), "to_u32", a, round,
           flush);
}

static void compare_integers(uint32_t a)
{
    for (unsigned round = RT_NEAR; round <= RT_ZERO; round++) {
        for (unsigned flush = RT_KEEP; flush <= RT_FLUSH_INPUTS; flush++) {
            compare_to_int(a, INT32_MIN, INT32_MAX, round, flush);
            compare_to_int(a, -1000, 1000, round, flush);
            compare_to_int(a, 5, 5, round, flush);
        }
        expect(rt_f32_from_u32(a, round), rt_float_from_unsigned(RT_F32, a, round), "from_u32", a,
               round, 0);
        expect(rt_f32_from_i32((int32_t)a, round), rt_float_from_signed(RT_F32, (int32_t)a, round),
               "from_i32", a, round, 0);
    }
}

/* Numbers with at most a few bits after the point, among them all ties. */
static void test_quick_integers(void **state)
{
    (void)state;
    for (size_t i = 0; i < 2 * CORNERS; i++)
        compare_integers(corner(i));
    for (uint32_t a = 0x3e000000; a < 0x4b800000; a += 0x2000) {
        compare_integers(a);
        compare_integers(a ^ 0x80000001);
    }
    for (unsigned long i = 0; i < rounds() * RANDOM; i++) {
        const uint32_t a = random32(0x4b000000);
        compare_integers(a);
        compare_integers((a & 0x87ffffff) | 0x48000000);
    }
}

static void test_quick_corners(void **state)
{
    (void)state;
    for (size_t i = 0; i < 2 * CORNERS; i++)
        for (size_t j = 0; j < 2 * CORNERS; j++) {
            compare_pair(corner(i), corner(j));
            for (size_t k = 0; k < 2 * CORNERS; k++)
                compare_triple(corner(i), corner(j), corner(k));
        }
}

/* The exponent code of the product of a and b, so that sums meet it. */
static uint32_t product_code(uint32_t a, uint32_t b)
{
    return ((a >> 23 & 0xff) + (b >> 23 & 0xff) - 127) << 23;
}

static void test_quick_random(void **state)
{
    (void)state;
    for (unsigned long i = 0; i < rounds() * RANDOM; i++) {
        const uint32_t a = random32(0x3f800000), b = random32(a);
        compare_pair(a, b);
        compare_triple(a, b, random32(product_code(a, b)));
        /* sums near the least normal number */
        compare_triple((a & 0x807fffff) | 0x3f000000, (b & 0x807fffff) | 0x800000,
                       random32(0x1000000) & 0x81ffffff);
    }
}

static void test_quick_double(void **state)
{
    (void)state;
    for (unsigned long i = 0; i < rounds() * RANDOM; i++) {
        const uint64_t a = random_double(UINT64_C(0x3ff0000000000000)), b = random_double(a);
        expect(rt_f64_add(a, b, RT_NEAR, RT_KEEP, NAN64),
               rt_float_add(RT_F64, a, b, RT_NEAR, RT_KEEP, NAN64), "f64 add", a, b, 0);
        expect(rt_f64_mul(a, b, RT_NEAR, RT_KEEP, NAN64),
               rt_float_mul(RT_F64, a, b, RT_NEAR, RT_KEEP, NAN64), "f64 mul", a, b, 0);
        expect(rt_f64_div(a, b, RT_NEAR, RT_KEEP, NAN64),
               rt_float_div(RT_F64, a, b, RT_NEAR, RT_KEEP, NAN64), "f64 div", a, b, 0);
    }
}

/* ---- exact against the floating-point unit ---- */

static const int modes[] = {[RT_NEAR] = FE_TONEAREST,
                            [RT_DOWN] = FE_DOWNWARD,
                            [RT_UP] = FE_UPWARD,
                            [RT_ZERO] = FE_TOWARDZERO};

/* Called through these, they are not replaced by code that takes rounding to nearest for granted.
 */
static float (*volatile rint32)(float) = rintf;
static double (*volatile rint64)(double) = rint;
static float (*volatile fma32)(float, float, float) = fmaf;
static double (*volatile fma64)(double, double, double) = fma;

static uint32_t bits32(float value) { return value != value ? NAN32 : rt_bits_of(value); }
static uint64_t bits64(double value) { return value != value ? NAN64 : rt_double_bits(value); }

/* What the unit makes of it under one rounding; volatile, so that nothing is computed earlier. */
struct native {
    uint32_t add, mul, mul_add, rint, narrow;
    uint64_t add64, mul64, mul_add64, rint64, widen;
};

static struct native native_results(unsigned round, const uint32_t x[3], const uint64_t y[3])
{
    volatile float a = rt_float_of(x[0]), b = rt_float_of(x[1]), c = rt_float_of(x[2]);
    volatile double d = rt_double_of(y[0]), e = rt_double_of(y[1]), f = rt_double_of(y[2]);
    fesetround(modes[round]);
    volatile float add = a + b, mul = a * b, mul_add = fma32(a, b, c), rint_a = rint32(a);
    volatile float narrow = (float)d;
    volatile double add64 = d + e, mul64 = d * e, mul_add64 = fma64(d, e, f), rint_d = rint64(d);
    volatile double widen = (double)a;
    fesetround(FE_TONEAREST);
    return (struct native){bits32(add),    bits32(mul),   bits32(mul_add), bits32(rint_a),
                           bits32(narrow), bits64(add64), bits64(mul64),   bits64(mul_add64),
                           bits64(rint_d), bits64(widen)};
}

static void compare_native(unsigned round, const uint32_t x[3], const uint64_t y[3])
{
    const struct native n = native_results(round, x, y);
    expect(rt_float_add(RT_F32, x[0], x[1], round, 0, NAN32), n.add, "f32 add", x[0], x[1], round);
    expect(rt_float_mul(RT_F32, x[0], x[1], round, 0, NAN32), n.mul, "f32 mul", x[0], x[1], round);
    expect(rt_float_mul_add(RT_F32, x[0], x[1], x[2], RT_EXACT, round, 0, NAN32), n.mul_add,
           "f32 fma", x[0], x[1], x[2]);
    expect(rt_float_rint(RT_F32, x[0], round, 0, NAN32), n.rint, "f32 rint", x[0], 0, round);
    expect(rt_float_convert(RT_F32, RT_F64, y[0], round, 0, NAN32), n.narrow, "narrow", y[0], 0,
           round);
    expect(rt_float_add(RT_F64, y[0], y[1], round, 0, NAN64), n.add64, "add", y[0], y[1], round);
    expect(rt_float_mul(RT_F64, y[0], y[1], round, 0, NAN64), n.mul64, "mul", y[0], y[1], round);
    expect(rt_float_mul_add(RT_F64, y[0], y[1], y[2], RT_EXACT, round, 0, NAN64), n.mul_add64,
           "fma", y[0], y[1], y[2]);
    expect(rt_float_rint(RT_F64, y[0], round, 0, NAN64), n.rint64, "rint", y[0], 0, round);
    expect(rt_float_convert(RT_F64, RT_F32, x[0], round, 0, NAN64), n.widen, "widen", x[0], 0,
           round);
}

static void test_exact_arithmetic(void **state)
{
    (void)state;
    for (unsigned long i = 0; i < rounds() * RANDOM; i++) {
        uint32_t x[3] = {random32(0x3f800000)};
        uint64_t y[3] = {random_double(UINT64_C(0x3ff0000000000000))};
        x[1] = random32(x[0]);
        x[2] = random32(product_code(x[0], x[1]));
        y[1] = random_double(y[0]);
        y[2] = random_double(rt_double_bits(rt_double_of(y[0]) * rt_double_of(y[1])));
        for (unsigned round = RT_NEAR; round <= RT_ZERO; round++)
            compare_native(round, x, y);
    }
}

static void test_exact_integers(void **state)
{
    (void)state;
    for (unsigned long i = 0; i < rounds() * RANDOM; i++) {
        const uint64_t r = random64();
        const int64_t whole = (int64_t)r >> (random64() & 63);
        const uint64_t a = random_double(UINT64_C(0x41f0000000000000));
        for (unsigned round = RT_NEAR; round <= RT_ZERO; round++) {
            volatile int64_t n = whole;
            volatile double d = rt_double_of(a);
            fesetround(modes[round]);
            volatile float single = (float)n;
            volatile double wide = (double)n, rounded = rint64(d);
            fesetround(FE_TONEAREST);
            expect(rt_float_from_signed(RT_F32, whole, round), bits32(single), "f32 of", r, 0,
                   round);
            expect(rt_float_from_signed(RT_F64, whole, round), bits64(wide), "f64 of", r, 0, round);
            if (fabs(rounded) < 0x1p62)
                expect((uint64_t)rt_float_to_int(RT_F64, a, INT64_MIN, INT64_MAX, round, 0, 0),
                       (uint64_t)(int64_t)rounded, "integer of", a, 0, round);
        }
    }
}

static void test_bounds_of_integers(void **state)
{
    (void)state;
    const uint64_t infinity = 0x7f800000, minus_two = 0xc0000000;
    expect((uint64_t)rt_float_to_int(RT_F32, infinity, -5, 9, RT_NEAR, 0, 3), 9, "inf", 0, 0, 0);
    expect((uint64_t)rt_float_to_int(RT_F32, infinity | 1u << 31, -5, 9, RT_NEAR, 0, 3),
           (uint64_t)-5, "-inf", 0, 0, 0);
    expect((uint64_t)rt_float_to_int(RT_F32, infinity + 1, -5, 9, RT_NEAR, 0, 3), 3, "nan", 0, 0,
           0);
    expect((uint64_t)rt_float_to_int(RT_F32, minus_two, 0, 9, RT_NEAR, 0, 3), 0, "-2", 0, 0, 0);
    expect((uint64_t)rt_float_to_int(RT_F32, 1, 0, 9, RT_UP, RT_KEEP, 3), 1, "denormal", 0, 0, 0);
    expect((uint64_t)rt_float_to_int(RT_F32, 1, 0, 9, RT_UP, RT_FLUSH_INPUTS, 3), 0, "flushed", 0,
           0, 0);
    const rt_u128 most = ~(rt_u128)0;
    expect(rt_float_from_unsigned(RT_F32, most, RT_NEAR), 0x7f800000, "2^128-1", 0, 0, 0);
    expect(rt_float_from_unsigned(RT_F32, most, RT_ZERO), 0x7f7fffff, "2^128-1", 0, 0, 0);
    expect(rt_float_from_signed(RT_F16, -65520, RT_NEAR), 0xfc00, "f16 of -65520", 0, 0, 0);
    expect(rt_float_from_signed(RT_F16, -65519, RT_NEAR), 0xfbff, "f16 of -65519", 0, 0, 0);
}

/* Every f16 comes back from the other formats; sums and products agree with those in f64,
 * which are exact. */
static void test_half(void **state)
{
    (void)state;
    for (uint64_t a = 0; a < 0x10000; a++) {
        if (rt_float_is_nan(RT_F16, a))
            continue;
        const uint64_t single = rt_float_convert(RT_F32, RT_F16, a, RT_NEAR, 0, 0);
        const uint64_t wide = rt_float_convert(RT_F64, RT_F16, a, RT_NEAR, 0, 0);
        expect(rt_float_convert(RT_F16, RT_F32, single, RT_UP, 0, 0), a, "f16 of f32", single, 0,
               0);
        expect(rt_float_convert(RT_F16, RT_F64, wide, RT_DOWN, 0, 0), a, "f16 of f64", wide, 0, 0);
        const uint64_t b = random64() & 0x7bff;
        const uint64_t other = rt_float_convert(RT_F64, RT_F16, b, RT_NEAR, 0, 0);
        for (unsigned round = RT_NEAR; round <= RT_ZERO; round++) {
            const uint64_t sum = rt_float_add(RT_F64, wide, other, round, 0, NAN64);
            const uint64_t product = rt_float_mul(RT_F64, wide, other, round, 0, NAN64);
            expect(rt_float_add(RT_F16, a, b, round, 0, 0x7e00),
                   rt_float_convert(RT_F16, RT_F64, sum, round, 0, 0x7e00), "f16 add", a, b, round);
            expect(rt_float_mul(RT_F16, a, b, round, 0, 0x7e00),
                   rt_float_convert(RT_F16, RT_F64, product, round, 0, 0x7e00), "f16 mul", a, b,
                   round);
        }
    }
}

/* Results just below the least normal number: zero only where they stay below it. */
static void test_flushed_results(void **state)
{
    (void)state;
    const uint32_t half = 0x3f000000, below_one = 0x3f7fffff, least = 0x800000;
    const uint64_t all = RT_FLUSH_ALL;
    expect(rt_float_mul(RT_F32, half, 0xffffff, RT_NEAR, RT_KEEP, 0), least, "kept", 0, 0, 0);
    expect(rt_float_mul(RT_F32, half, 0xffffff, RT_NEAR, RT_FLUSH_ALL, 0), 0, "flushed", 0, 0, all);
    expect(rt_float_mul(RT_F32, below_one, 0x800001, RT_NEAR, RT_FLUSH_ALL, 0), least, "reached", 0,
           0, all);
    expect(rt_float_mul(RT_F32, below_one, 0x800001, RT_ZERO, RT_FLUSH_ALL, 0), least, "cut", 0, 0,
           all);
    expect(rt_float_mul(RT_F32, below_one | 1u << 31, least, RT_NEAR, RT_FLUSH_ALL, 0), 1u << 31,
           "sign", 0, 0, all);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_quick_corners),      cmocka_unit_test(test_quick_random),
        cmocka_unit_test(test_quick_double),       cmocka_unit_test(test_quick_integers),
        cmocka_unit_test(test_exact_arithmetic),   cmocka_unit_test(test_exact_integers),
        cmocka_unit_test(test_bounds_of_integers), cmocka_unit_test(test_half),
        cmocka_unit_test(test_flushed_results),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
