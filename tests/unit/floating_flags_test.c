/* Exceptions of operations on floats, known by hand, and with them the results that they have
 * without; tests/ieee compares millions with this computer. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

#include "machine/floating.h"

enum { ALL = RT_FLUSH_ALL, BEFORE = RT_TINY_BEFORE };
static const uint64_t ONE = 0x3f800000, THREE = 0x40400000, LEAST = 0x00800000, MOST = 0x7f7fffff,
                      INFINITE = 0x7f800000, QUIET = 0x7fc00000, LOUD = 0x7f800001,
                      MINUS = 1u << 31;

static void expect(rt_u128 both, uint64_t bits, unsigned flags)
{
    assert_int_equal((uint64_t)(both >> RT_FLAG_BITS), bits);
    assert_int_equal((unsigned)both & 31, flags);
}

static rt_u128 add(uint64_t a, uint64_t b, unsigned round)
{
    return rt_float_add_flags(RT_F32, a, b, round, RT_KEEP, QUIET);
}
static rt_u128 mul(uint64_t a, uint64_t b, unsigned round, unsigned flush)
{
    assert_int_equal(
        (uint64_t)(rt_float_mul_flags(RT_F32, a, b, round, flush, QUIET) >> RT_FLAG_BITS),
        rt_float_mul(RT_F32, a, b, round, flush, QUIET));
    return rt_float_mul_flags(RT_F32, a, b, round, flush, QUIET);
}
static rt_u128 divide(uint64_t a, uint64_t b)
{
    return rt_float_div_flags(RT_F32, a, b, RT_NEAR, RT_KEEP, QUIET);
}
static rt_u128 root(uint64_t a) { return rt_float_sqrt_flags(RT_F32, a, RT_NEAR, RT_KEEP, QUIET); }

static void test_ties(void **state)
{
    (void)state;
    expect(add(0x4b000000, 0x3f000000, RT_NEAR), 0x4b000000, RT_INEXACT); /* 2^23 + 1/2 */
    expect(add(0x4b000000, 0x3f000000, RT_AWAY), 0x4b000001, RT_INEXACT);
    expect(add(0xcb000000, 0xbf000000, RT_AWAY), 0xcb000001, RT_INEXACT);
    expect(add(0x4b000000, 0x3effffff, RT_AWAY), 0x4b000000, RT_INEXACT);
    expect(add(MOST, 0x73000000, RT_AWAY), INFINITE, RT_OVERFLOW | RT_INEXACT);
    expect(add(ONE, ONE | MINUS, RT_AWAY), 0, 0);
    expect(add(ONE, ONE | MINUS, RT_DOWN), MINUS, 0);
}

static void test_overflow(void **state)
{
    (void)state;
    const unsigned flags = RT_OVERFLOW | RT_INEXACT;
    expect(mul(MOST, THREE, RT_NEAR, 0), INFINITE, flags);
    expect(mul(MOST, THREE, RT_ZERO, 0), MOST, flags);
    expect(mul(MOST, THREE | MINUS, RT_UP, 0), MOST | MINUS, flags);
    expect(mul(MOST, THREE | MINUS, RT_DOWN, 0), INFINITE | MINUS, flags);
    expect(add(MOST, 1, RT_ZERO), MOST, RT_INEXACT);
    expect(add(INFINITE, MOST, RT_NEAR), INFINITE, 0);
}

/* 0x3f7ffffe * 0x00800001 is 2^-126 less 2^-172: tiny before rounding only. */
static void test_tininess(void **state)
{
    (void)state;
    const unsigned both = RT_UNDERFLOW | RT_INEXACT;
    expect(mul(0x3f7ffffe, 0x00800001, RT_NEAR, 0), LEAST, RT_INEXACT);
    expect(mul(0x3f7ffffe, 0x00800001, RT_NEAR, BEFORE), LEAST, both);
    expect(mul(0x3f7ffffe, 0x00800001, RT_ZERO, 0), LEAST - 1, both);
    expect(mul(0x3f7ffffe, 0x00800001, RT_NEAR, ALL), LEAST, RT_INEXACT);
    expect(mul(0x3f7ffffe, 0x00800001, RT_NEAR, ALL | BEFORE), 0, both);
    expect(mul(LEAST, 0x3f000000, RT_NEAR, 0), LEAST >> 1, 0); /* tiny, and exact */
    expect(mul(LEAST, 0x3f000000, RT_NEAR, ALL), 0, both);
    expect(mul(1, ONE, RT_NEAR, ALL), 0, 0); /* the argument is flushed */
}

static void test_invalid(void **state)
{
    (void)state;
    expect(add(INFINITE, INFINITE | MINUS, RT_NEAR), QUIET, RT_INVALID);
    expect(add(QUIET | 1, ONE, RT_NEAR), QUIET, 0);
    expect(add(ONE, LOUD, RT_NEAR), QUIET, RT_INVALID);
    expect(mul(INFINITE, 0, RT_NEAR, 0), QUIET, RT_INVALID);
    expect(mul(INFINITE, 1, RT_NEAR, ALL), QUIET, RT_INVALID); /* zero, once flushed */
    expect(rt_float_mul_add_flags(RT_F32, INFINITE, 0, QUIET, RT_EXACT, 0, 0, 5), 5, RT_INVALID);
    expect(rt_float_mul_add_flags(RT_F32, ONE, 0, QUIET, RT_EXACT, 0, 0, 5), 5, 0);
    expect(rt_float_mul_add_flags(RT_F32, ONE, LOUD, QUIET, RT_EXACT, 0, 0, 5), 5, RT_INVALID);
}

static void test_quotients_and_roots(void **state)
{
    (void)state;
    expect(divide(ONE, THREE), 0x3eaaaaab, RT_INEXACT);
    expect(divide(ONE, MINUS), INFINITE | MINUS, RT_DIVIDE_BY_ZERO);
    expect(divide(0, 0), QUIET, RT_INVALID);
    expect(divide(INFINITE, INFINITE), QUIET, RT_INVALID);
    expect(divide(INFINITE, 0), INFINITE, 0);
    expect(divide(ONE, INFINITE), 0, 0);
    expect(divide(QUIET, 0), QUIET, 0);
    expect(root(0x41100000), THREE, 0);
    expect(root(THREE), 0x3fddb3d7, RT_INEXACT);
    expect(root(MINUS), MINUS, 0);
    expect(root(ONE | MINUS), QUIET, RT_INVALID);
    expect(root(1), 0x1a3504f3, RT_INEXACT);
    expect(root(INFINITE), INFINITE, 0);
}

static void test_order(void **state)
{
    (void)state;
    expect(rt_float_min_flags(RT_F32, MINUS, 0, 0, QUIET), MINUS, 0);
    expect(rt_float_max_flags(RT_F32, LOUD, ONE, 0, QUIET), ONE, RT_INVALID);
    expect(rt_float_max_flags(RT_F32, QUIET | 3, QUIET | 5, 0, QUIET), QUIET, 0);
    expect((rt_u128)rt_float_compare_flags(RT_F32, QUIET, ONE, 0, 0), RT_UNORDERED, 0);
    expect((rt_u128)rt_float_compare_flags(RT_F32, QUIET, ONE, 0, 1), RT_UNORDERED, RT_INVALID);
    expect((rt_u128)rt_float_compare_flags(RT_F32, LOUD, ONE, 0, 0), RT_UNORDERED, RT_INVALID);
    expect((rt_u128)rt_float_compare_flags(RT_F32, 0, MINUS, 0, 1), RT_EQUAL, 0);
}

static void test_conversions(void **state)
{
    (void)state;
    expect(rt_float_convert_flags(RT_BF16, RT_F32, 0x3f808000, RT_NEAR, 0, 0), 0x3f80, RT_INEXACT);
    expect(rt_float_convert_flags(RT_BF16, RT_F32, 0x3f808000, RT_AWAY, 0, 0), 0x3f81, RT_INEXACT);
    expect(rt_float_convert_flags(RT_F32, RT_BF16, 0xff81, RT_NEAR, 0, QUIET), QUIET, RT_INVALID);
    expect(rt_float_convert_flags(RT_F16, RT_F32, 0x477ff000, RT_NEAR, 0, 0), 0x7c00,
           RT_OVERFLOW | RT_INEXACT);
    expect(rt_float_rint_flags(RT_F32, 0x40200000, RT_NEAR, 0, 0), 0x40000000, RT_INEXACT);
    expect(rt_float_rint_flags(RT_F32, THREE, RT_NEAR, 0, 0), THREE, 0);
    expect(rt_float_from_signed_flags(RT_F16, -65520, RT_ZERO), 0xfbff, RT_INEXACT);
    expect(rt_float_from_unsigned_flags(RT_F16, 65536, RT_ZERO), 0x7bff, RT_OVERFLOW | RT_INEXACT);
}

static void expect_integer(uint64_t a, unsigned round, int64_t value, unsigned flags)
{
    const rt_i128 both = rt_float_to_int_flags(RT_F32, a, 0, 255, round, RT_KEEP, -7);
    assert_int_equal((int64_t)(both >> RT_FLAG_BITS), value);
    assert_int_equal((unsigned)both & 31, flags);
}

static void test_integers(void **state)
{
    (void)state;
    expect_integer(0x437f8000, RT_ZERO, 255, RT_INEXACT); /* 255.5 */
    expect_integer(0x437f8000, RT_AWAY, 255, RT_INVALID);
    expect_integer(0xbf000000, RT_AWAY, 0, RT_INVALID); /* -0.5 */
    expect_integer(0xbf000000, RT_NEAR, 0, RT_INEXACT);
    expect_integer(MINUS, RT_NEAR, 0, 0);
    expect_integer(INFINITE, RT_NEAR, 255, RT_INVALID);
    expect_integer(QUIET, RT_NEAR, -7, RT_INVALID);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_ties),     cmocka_unit_test(test_overflow),
        cmocka_unit_test(test_tininess), cmocka_unit_test(test_invalid),
        cmocka_unit_test(test_order),    cmocka_unit_test(test_quotients_and_roots),
        cmocka_unit_test(test_integers), cmocka_unit_test(test_conversions),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
