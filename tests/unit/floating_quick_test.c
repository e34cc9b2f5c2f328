/* Floats with exceptions: the quick functions against the exact ones, under each rounding and with
 * each way to flush, on operands whose results are exact, nearly so, or at the ends of what is done
 * quickly. ROUNDS in the environment multiplies how many there are. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <cmocka.h>

#include "machine/floating.h"

static const uint64_t NAN64 = UINT64_C(0x7ff8000000000000), SIGN64 = UINT64_C(1) << 63;
static const uint32_t NAN32 = 0x7fc00000, SIGN32 = 1u << 31;

/* ---- operands ---- */

static uint64_t random_state = UINT64_C(0x2545f4914f6cdd1d);

static uint64_t random64(void)
{
    random_state ^= random_state << 13;
    random_state ^= random_state >> 7;
    random_state ^= random_state << 17;
    return random_state * UINT64_C(0x9e3779b97f4a7c15);
}
static uint64_t below(uint64_t n) { return (random64() >> 20) % n; }

/* Exponent codes where an operation, or a sum of two codes, comes to an end of what is quick. */
static const int codes64[] = {0,    1,    2,    53,   54,   538,  969,  970,  1022, 1023,
                              1024, 1046, 1074, 1075, 1076, 1077, 1084, 1085, 1086, 1148,
                              1530, 1992, 2039, 2040, 2041, 2044, 2045, 2046, 2047};
static const int codes32[] = {0,   1,   2,   3,   24,  25,  63,  64,  103, 126, 127,
                              128, 149, 150, 151, 188, 189, 190, 230, 253, 254, 255};

/* Few ones, few zeros, many zeros at the end, or any. */
static uint64_t random_fraction(int width)
{
    const uint64_t mask = (UINT64_C(1) << width) - 1;
    const uint64_t ones = UINT64_C(1) << below(64) | (below(2) ? UINT64_C(1) << below(64) : 0);
    switch (below(6)) {
    case 0:
        return ones & mask;
    case 1:
        return ~ones & mask;
    case 2:
        return (UINT64_MAX << below(64)) & mask;
    case 3:
        return random64() & mask;
    default:
        return random64() & mask & (UINT64_MAX << below((uint64_t)width + 1));
    }
}

static uint64_t of_parts(uint64_t code, uint64_t fraction)
{
    return (below(2) ? SIGN64 : 0) | (code & 2047) << 52 | fraction;
}
static uint64_t random_double(void)
{
    enum { COUNT = sizeof codes64 / sizeof *codes64 };
    const uint64_t known = (uint64_t)codes64[below(COUNT)];
    const uint64_t code = below(4) ? known : below(2) ? below(2048) : 960 + below(128);
    return of_parts(code, random_fraction(52));
}
/* One whose exponent is that of `a` nearly. */
static uint64_t double_near(uint64_t a)
{
    const uint64_t reach = below(2) ? 3 : 120;
    return of_parts((a >> 52) + below(2 * reach + 1) - reach, random_fraction(52));
}
static uint32_t random_float(void)
{
    enum { COUNT = sizeof codes32 / sizeof *codes32 };
    const uint64_t code = below(4) ? (uint64_t)codes32[below(COUNT)] : below(256);
    return (below(2) ? SIGN32 : 0) | (uint32_t)(code << 23 | random_fraction(23));
}
static uint32_t float_near(uint32_t a)
{
    const uint64_t reach = below(2) ? 3 : 55, code = (a >> 23) + below(2 * reach + 1) - reach;
    return (below(2) ? SIGN32 : 0) | (uint32_t)((code & 255) << 23 | random_fraction(23));
}
static uint64_t neighbour64(uint64_t a) { return a + below(3) - 1; }
static uint32_t neighbour32(uint32_t a) { return a + (uint32_t)below(3) - 1; }

/* Options, with those that are quick in most cases. */
static unsigned random_round(void) { return below(3) ? RT_NEAR : (unsigned)below(5); }
static unsigned random_flush(void)
{
    return below(3) ? RT_KEEP : (unsigned)below(2 * RT_TINY_BEFORE);
}

/* ---- comparing ---- */

static void expect(rt_u128 got, rt_u128 wanted, const char *what, const uint64_t *x, unsigned round,
                   unsigned flush)
{
    if (got == wanted)
        return;
    fail_msg("%s of %llx, %llx, %llx, rounding %u, flush %u: %llx flags %x, not %llx flags %x",
             what, (unsigned long long)x[0], (unsigned long long)x[1], (unsigned long long)x[2],
             round, flush, (unsigned long long)(got >> RT_FLAG_BITS), (unsigned)got & 31,
             (unsigned long long)(wanted >> RT_FLAG_BITS), (unsigned)wanted & 31);
}

#define COMPARE(FORMAT, QUICK, OP, ...)                                                            \
    expect(rt_joined(rt_##QUICK##_##OP##_flags(__VA_ARGS__)),                                      \
           rt_float_##OP##_flags(FORMAT, __VA_ARGS__), #QUICK " " #OP, x, round, flush)

static void compare_doubles(uint64_t a, uint64_t b, uint64_t c)
{
    const uint64_t x[3] = {a, b, c};
    const unsigned round = random_round(), flush = random_flush();
    const enum rt_product product = below(8) ? RT_EXACT : RT_CHOPPED;
    COMPARE(RT_F64, f64, add, a, b, round, flush, NAN64);
    COMPARE(RT_F64, f64, mul, a, b, round, flush, NAN64);
    COMPARE(RT_F64, f64, div, a, b, round, flush, NAN64);
    COMPARE(RT_F64, f64, mul_add, a, b, c, product, round, flush, NAN64);
    COMPARE(RT_F64, f64, sqrt, a, round, flush, NAN64);
    COMPARE(RT_F64, f64, min, a, b, flush, NAN64);
    COMPARE(RT_F64, f64, max, a, b, flush, NAN64);
    COMPARE(RT_F64, f64, rint, a, round, flush, NAN64);
    expect((rt_u128)rt_f64_compare_flags(a, b, flush, c & 1),
           (rt_u128)rt_float_compare_flags(RT_F64, a, b, flush, c & 1), "f64 compare", x, 0, flush);
    expect(rt_joined(rt_f32_from_f64_flags(a, round, flush, NAN32)),
           rt_float_convert_flags(RT_F32, RT_F64, a, round, flush, NAN32), "f32 of f64", x, round,
           flush);
}

static void compare_floats(uint32_t a, uint32_t b, uint32_t c)
{
    const uint64_t x[3] = {a, b, c};
    const unsigned round = random_round(), flush = random_flush();
    const enum rt_product product = below(8) ? RT_EXACT : RT_CHOPPED;
    COMPARE(RT_F32, f32, add, a, b, round, flush, NAN32);
    COMPARE(RT_F32, f32, mul, a, b, round, flush, NAN32);
    COMPARE(RT_F32, f32, div, a, b, round, flush, NAN32);
    COMPARE(RT_F32, f32, mul_add, a, b, c, product, round, flush, NAN32);
    COMPARE(RT_F32, f32, sqrt, a, round, flush, NAN32);
    COMPARE(RT_F32, f32, min, a, b, flush, NAN32);
    COMPARE(RT_F32, f32, max, a, b, flush, NAN32);
    COMPARE(RT_F32, f32, rint, a, round, flush, NAN32);
    expect((rt_u128)rt_f32_compare_flags(a, b, flush, c & 1),
           (rt_u128)rt_float_compare_flags(RT_F32, a, b, flush, c & 1), "f32 compare", x, 0, flush);
    expect(rt_joined(rt_f64_from_f32_flags(a, round, flush, NAN64)),
           rt_float_convert_flags(RT_F64, RT_F32, a, round, flush, NAN64), "f64 of f32", x, round,
           flush);
}

/* ---- tests ---- */

static unsigned long count(void)
{
    const char *text = getenv("ROUNDS");
    return (text ? strtoul(text, NULL, 10) : 1) * TEST_RANDOM;
}

static double product64(uint64_t a, uint64_t b) { return rt_double_of(a) * rt_double_of(b); }
static float product32(uint32_t a, uint32_t b) { return rt_float_of(a) * rt_float_of(b); }

static void test_doubles(void **state)
{
    (void)state;
    for (unsigned long i = 0; i < count(); i++) {
        const uint64_t a = random_double(), b = below(2) ? random_double() : double_near(a);
        const uint64_t product = rt_double_bits(product64(a, b));
        compare_doubles(a, b, random_double());
        compare_doubles(a, b, double_near(product));
        compare_doubles(a, b, neighbour64(product ^ SIGN64)); /* few bits are left, or none */
        compare_doubles(neighbour64(product), b,
                        below(2) * SIGN64); /* a quotient, exact or nearly */
        compare_doubles(neighbour64(rt_double_bits(product64(a, a))), a, a); /* a root */
    }
}

static void test_floats(void **state)
{
    (void)state;
    for (unsigned long i = 0; i < count(); i++) {
        const uint32_t a = random_float(), b = below(2) ? random_float() : float_near(a);
        const uint32_t product = rt_bits_of(product32(a, b));
        compare_floats(a, b, random_float());
        compare_floats(a, b, float_near(product));
        compare_floats(a, b, neighbour32(product ^ SIGN32));
        compare_floats(neighbour32(product), b, (uint32_t)below(2) * SIGN32);
        compare_floats(neighbour32(rt_bits_of(product32(a, a))), a, a);
    }
}

/* The least and the greatest numbers that a float of 32 bits is rounded to, and ties between two.
 */
static void test_narrow(void **state)
{
    (void)state;
    for (unsigned long i = 0; i < count(); i++) {
        const uint64_t code = below(2) ? 870 + below(30) : below(2) ? 1148 + below(4) : below(2048);
        const uint64_t tie = (random_fraction(24) << 28) & (SIGN64 - 1) >> 11;
        compare_doubles(of_parts(code, neighbour64(tie) & (SIGN64 - 1) >> 11), NAN64, 0);
        compare_doubles(of_parts(code, random_fraction(52)), 0, 0);
    }
}

static const struct {
    rt_i128 lo, hi;
} bounds[] = {
    {INT32_MIN, INT32_MAX}, {0, UINT32_MAX}, {INT64_MIN, INT64_MAX}, {0, UINT64_MAX}, {-5, 9},
};

static void compare_to_int(uint64_t a, uint32_t b)
{
    const uint64_t x[3] = {a, 0, 0}, y[3] = {b, 0, 0};
    const unsigned round = (unsigned)below(5), flush = random_flush();
    for (size_t i = 0; i < sizeof bounds / sizeof *bounds; i++) {
        const rt_i128 lo = bounds[i].lo, hi = bounds[i].hi;
        expect((rt_u128)rt_f64_to_int_flags(a, lo, hi, round, flush, hi),
               (rt_u128)rt_float_to_int_flags(RT_F64, a, lo, hi, round, flush, hi), "f64 to_int", x,
               round, flush);
        expect((rt_u128)rt_f32_to_int_flags(b, lo, hi, round, flush, hi),
               (rt_u128)rt_float_to_int_flags(RT_F32, b, lo, hi, round, flush, hi), "f32 to_int", y,
               round, flush);
    }
    COMPARE(RT_F64, f64, rint, a, round, flush, NAN64);
    COMPARE(RT_F32, f32, rint, b, round, flush, NAN32);
}

/* Numbers with few bits after the point, among them all kinds of ties, and others. */
static void test_to_int(void **state)
{
    (void)state;
    for (unsigned long i = 0; i < count(); i++) {
        const int64_t whole = (int64_t)random64() >> below(64);
        const double scaled = (double)whole / (double)(1 << below(4));
        compare_to_int(neighbour64(rt_double_bits(scaled)), neighbour32(rt_bits_of((float)scaled)));
        compare_to_int(random_double(), random_float());
        compare_to_int(of_parts(1020 + below(70), random_fraction(52)),
                       (uint32_t)((124 + below(70)) << 23 | random_fraction(23)));
    }
}

static void compare_from_int(uint64_t a)
{
    const uint64_t x[3] = {a, 0, 0};
    const unsigned round = random_round(), flush = 0;
    const int64_t b = (int64_t)a;
    expect(rt_joined(rt_f64_from_u64_flags(a, round)),
           rt_float_from_unsigned_flags(RT_F64, a, round), "f64 of u64", x, round, flush);
    expect(rt_joined(rt_f64_from_i64_flags(b, round)), rt_float_from_signed_flags(RT_F64, b, round),
           "f64 of i64", x, round, flush);
    expect(rt_joined(rt_f32_from_u64_flags(a, round)),
           rt_float_from_unsigned_flags(RT_F32, a, round), "f32 of u64", x, round, flush);
    expect(rt_joined(rt_f32_from_i64_flags(b, round)), rt_float_from_signed_flags(RT_F32, b, round),
           "f32 of i64", x, round, flush);
}

static void test_from_int(void **state)
{
    (void)state;
    for (unsigned long i = 0; i < count(); i++) {
        const uint64_t power = UINT64_C(1) << below(64), some = random_fraction(63) >> below(63);
        compare_from_int(neighbour64(power));
        compare_from_int(neighbour64(0 - power));
        compare_from_int(power + some);
        compare_from_int(0 - some);
        compare_from_int(random64());
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_doubles),  cmocka_unit_test(test_floats),
        cmocka_unit_test(test_narrow),   cmocka_unit_test(test_to_int),
        cmocka_unit_test(test_from_int),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
