/* flags.h: operations on floats that return their exceptions, too, by the arithmetic of this
 * computer.
 *
 * Where the rounding is to nearest, nothing is flushed and the result is ordinary, only RT_INEXACT
 * can be raised: whether something was cut off is found from the result, by sums and products that
 * are exact. Tests of the result's exponent leave all else to the exact functions: overflow, tiny
 * results, infinities, NaNs. tests/unit/floating_quick_test.c compares the two. */
#ifndef ISADORA_FLOAT_FLAGS_H
#define ISADORA_FLOAT_FLAGS_H

#include "machine/float/quick.h"

/* When tiny results are found makes no difference to others. */
RT_INLINE bool rt_takes_quick(unsigned round, unsigned flush)
{
    return RT_QUICK && round == RT_NEAR && !(flush & RT_FLUSH_ALL);
}

/* A result, and an enum rt_exceptions. */
typedef struct {
    uint64_t bits;
    uint32_t flags;
} rt_flagged;

/* What is so in most cases. */
#if defined __GNUC__ || defined __clang__
#define RT_MOSTLY(test) __builtin_expect(!!(test), 1)
#else
#define RT_MOSTLY(test) (test)
#endif

/* As the exact functions return it. */
RT_INLINE rt_u128 rt_joined(rt_flagged r) { return (rt_u128)r.bits << RT_FLAG_BITS | r.flags; }
RT_INLINE rt_flagged rt_parted(rt_u128 both)
{
    return (rt_flagged){(uint64_t)(both >> RT_FLAG_BITS),
                        (uint32_t)both & ((1u << RT_FLAG_BITS) - 1)};
}

RT_INLINE rt_flagged rt_result(uint64_t bits, bool is_inexact)
{
    return (rt_flagged){bits, is_inexact ? RT_INEXACT : 0};
}

/* ---- f32 ---- */

RT_INLINE uint32_t rt_f32_code(uint32_t a) { return a >> 23 & 0xff; }
/* Above the least normal number, which something tiny may have been rounded to, and finite. */
RT_INLINE bool rt_f32_is_ordinary(uint32_t a) { return rt_f32_code(a) - 2 < 253; }

RT_INLINE rt_flagged rt_f32_add_flags(uint32_t a, uint32_t b, unsigned round, unsigned flush,
                                      uint32_t nan)
{
    const float x = rt_float_of(a), y = rt_float_of(b), sum = x + y; /* tiny ones are exact */
    const uint32_t bits = rt_bits_of(sum);
    if (rt_takes_quick(round, flush) && rt_f32_code(bits) != 255) {
        const float part = sum - x, rest = (x - (sum - part)) + (y - part);
        return rt_result(bits, rest != 0);
    }
    return rt_parted(rt_float_add_flags(RT_F32, a, b, round, flush, nan));
}

RT_INLINE rt_flagged rt_f32_mul_flags(uint32_t a, uint32_t b, unsigned round, unsigned flush,
                                      uint32_t nan)
{
    const double product = (double)rt_float_of(a) * (double)rt_float_of(b); /* exact */
    const float rounded = (float)product;
    const uint32_t bits = rt_bits_of(rounded);
    if (rt_takes_quick(round, flush) && (rt_f32_is_ordinary(bits) || product == 0))
        return rt_result(bits, (double)rounded != product);
    return rt_parted(rt_float_mul_flags(RT_F32, a, b, round, flush, nan));
}

RT_INLINE rt_flagged rt_f32_div_flags(uint32_t a, uint32_t b, unsigned round, unsigned flush,
                                      uint32_t nan)
{
    const float x = rt_float_of(a), y = rt_float_of(b), quotient = x / y;
    const uint32_t bits = rt_bits_of(quotient);
    if (rt_takes_quick(round, flush) && (rt_f32_is_ordinary(bits) || (x == 0 && quotient == 0)))
        return rt_result(bits, x != 0 && (double)quotient * (double)y != (double)x);
    return rt_parted(rt_float_div_flags(RT_F32, a, b, round, flush, nan));
}

/* What a sum rounded to odd has lost shows in its lowest bit, which no float has. */
RT_INLINE rt_flagged rt_f32_mul_add_flags(uint32_t a, uint32_t b, uint32_t c,
                                          enum rt_product product, unsigned round, unsigned flush,
                                          uint32_t nan)
{
    const double x = (double)rt_float_of(a), y = (double)rt_float_of(b);
    const double sum = rt_odd_sum(x * y, (double)rt_float_of(c));
    const float rounded = (float)sum;
    const uint32_t bits = rt_bits_of(rounded);
    if (product == RT_EXACT && rt_takes_quick(round, flush) &&
        (rt_f32_is_ordinary(bits) || sum == 0))
        return rt_result(bits, (double)rounded != sum);
    return rt_parted(rt_float_mul_add_flags(RT_F32, a, b, c, product, round, flush, nan));
}

/* ---- f64 ---- */

RT_INLINE uint32_t rt_f64_code(uint64_t a) { return (uint32_t)(a >> 52 & 0x7ff); }
RT_INLINE bool rt_f64_is_ordinary(uint64_t a) { return rt_f64_code(a) - 2 < 2045; }
RT_INLINE bool rt_f64_is_zero(uint64_t a) { return a << 1 == 0; }
/* Of a normal number. */
RT_INLINE uint64_t rt_f64_significand(uint64_t a)
{
    return (a & UINT64_C(0xfffffffffffff)) | UINT64_C(0x10000000000000);
}

RT_INLINE rt_flagged rt_f64_add_flags(uint64_t a, uint64_t b, unsigned round, unsigned flush,
                                      uint64_t nan)
{
    const double x = rt_double_of(a), y = rt_double_of(b), sum = x + y; /* tiny ones are exact */
    const uint64_t bits = rt_double_bits(sum);
    if (rt_takes_quick(round, flush) && rt_f64_code(bits) != 2047) {
        const double part = sum - x, rest = (x - (sum - part)) + (y - part);
        return rt_result(bits, rest != 0);
    }
    return rt_parted(rt_float_add_flags(RT_F64, a, b, round, flush, nan));
}

/* Of the 105 or 106 bits of the significands' product the lowest 52 or 53 are cut off, as many as
 * the exponents say. */
RT_INLINE rt_flagged rt_f64_mul_flags(uint64_t a, uint64_t b, unsigned round, unsigned flush,
                                      uint64_t nan)
{
    const uint64_t bits = rt_double_bits(rt_double_of(a) * rt_double_of(b));
    const uint32_t code = rt_f64_code(bits), first = rt_f64_code(a), second = rt_f64_code(b);
    if (rt_takes_quick(round, flush)) {
        if (rt_f64_is_ordinary(bits) && first && second) {
            const uint64_t low = rt_f64_significand(a) * rt_f64_significand(b);
            return rt_result(bits, low << ((first + second - code - 1011) & 63) != 0);
        }
        if (rt_f64_is_zero(bits) && (rt_f64_is_zero(a) || rt_f64_is_zero(b)))
            return rt_result(bits, false);
    }
    return rt_parted(rt_float_mul_flags(RT_F64, a, b, round, flush, nan));
}

/* The quotient times b differs from a, both in units of the product, by less than 2^53, so the
 * lowest 64 bits are enough to see whether it does. */
RT_INLINE rt_flagged rt_f64_div_flags(uint64_t a, uint64_t b, unsigned round, unsigned flush,
                                      uint64_t nan)
{
    const uint64_t bits = rt_double_bits(rt_double_of(a) / rt_double_of(b));
    const uint32_t code = rt_f64_code(bits), first = rt_f64_code(a), second = rt_f64_code(b);
    if (rt_takes_quick(round, flush) && rt_f64_is_ordinary(bits) && first && second) {
        const uint64_t product = rt_f64_significand(bits) * rt_f64_significand(b);
        const uint32_t up = first + 1075 - code - second;
        return rt_result(bits, product != rt_f64_significand(a) << (up & 63));
    }
    return rt_parted(rt_float_div_flags(RT_F64, a, b, round, flush, nan));
}

/* fused.c; to nearest, nothing flushed. */
rt_flagged rt_f64_fused_flags(uint64_t a, uint64_t b, uint64_t c, uint64_t nan);
rt_flagged rt_f64_root_flags(uint64_t a, uint64_t nan);
rt_flagged rt_f32_root_flags(uint32_t a, uint32_t nan);

RT_INLINE rt_flagged rt_f64_mul_add_flags(uint64_t a, uint64_t b, uint64_t c,
                                          enum rt_product product, unsigned round, unsigned flush,
                                          uint64_t nan)
{
    if (product == RT_EXACT && round == RT_NEAR && flush == RT_KEEP)
        return rt_f64_fused_flags(a, b, c, nan);
    return rt_parted(rt_float_mul_add_flags(RT_F64, a, b, c, product, round, flush, nan));
}

RT_INLINE rt_flagged rt_f64_sqrt_flags(uint64_t a, unsigned round, unsigned flush, uint64_t nan)
{
    if (round == RT_NEAR && flush == RT_KEEP)
        return rt_f64_root_flags(a, nan);
    return rt_parted(rt_float_sqrt_flags(RT_F64, a, round, flush, nan));
}

RT_INLINE rt_flagged rt_f32_sqrt_flags(uint32_t a, unsigned round, unsigned flush, uint32_t nan)
{
    if (round == RT_NEAR && flush == RT_KEEP)
        return rt_f32_root_flags(a, nan);
    return rt_parted(rt_float_sqrt_flags(RT_F32, a, round, flush, nan));
}

/* ---- order ---- */

/* Of NaNs neither holds. */
RT_INLINE int32_t rt_f32_compare_flags(uint32_t a, uint32_t b, unsigned flush, unsigned signalling)
{
    const float x = rt_float_of(a), y = rt_float_of(b);
    if (RT_QUICK && !(flush & RT_FLUSH_INPUTS) && (x <= y || x > y))
        return (x < y ? RT_LESS : x > y ? RT_GREATER : RT_EQUAL) << RT_FLAG_BITS;
    return rt_float_compare_flags(RT_F32, a, b, flush, signalling);
}

RT_INLINE int32_t rt_f64_compare_flags(uint64_t a, uint64_t b, unsigned flush, unsigned signalling)
{
    const double x = rt_double_of(a), y = rt_double_of(b);
    if (RT_QUICK && !(flush & RT_FLUSH_INPUTS) && (x <= y || x > y))
        return (x < y ? RT_LESS : x > y ? RT_GREATER : RT_EQUAL) << RT_FLAG_BITS;
    return rt_float_compare_flags(RT_F64, a, b, flush, signalling);
}

/* Without NaNs nothing is raised. */
RT_INLINE rt_flagged rt_f32_min_flags(uint32_t a, uint32_t b, unsigned flush, uint32_t nan)
{
    if (rt_f32_is_nan(a) || rt_f32_is_nan(b))
        return rt_parted(rt_float_min_flags(RT_F32, a, b, flush, nan));
    return rt_result(rt_f32_min(a, b, flush, nan), false);
}

RT_INLINE rt_flagged rt_f32_max_flags(uint32_t a, uint32_t b, unsigned flush, uint32_t nan)
{
    if (rt_f32_is_nan(a) || rt_f32_is_nan(b))
        return rt_parted(rt_float_max_flags(RT_F32, a, b, flush, nan));
    return rt_result(rt_f32_max(a, b, flush, nan), false);
}

/* Rises with the float; -0 is below +0. */
RT_INLINE int64_t rt_f64_rank(uint64_t a) { return (int64_t)(a >> 63 ? a ^ UINT64_MAX >> 1 : a); }

RT_INLINE rt_flagged rt_f64_min_flags(uint64_t a, uint64_t b, unsigned flush, uint64_t nan)
{
    if (flush & RT_FLUSH_INPUTS || rt_f64_is_nan(a) || rt_f64_is_nan(b))
        return rt_parted(rt_float_min_flags(RT_F64, a, b, flush, nan));
    return rt_result(rt_f64_rank(a) < rt_f64_rank(b) ? a : b, false);
}

RT_INLINE rt_flagged rt_f64_max_flags(uint64_t a, uint64_t b, unsigned flush, uint64_t nan)
{
    if (flush & RT_FLUSH_INPUTS || rt_f64_is_nan(a) || rt_f64_is_nan(b))
        return rt_parted(rt_float_max_flags(RT_F64, a, b, flush, nan));
    return rt_result(rt_f64_rank(a) > rt_f64_rank(b) ? a : b, false);
}

/* ---- formats and integers ---- */

RT_INLINE rt_flagged rt_f32_from_f64_flags(uint64_t a, unsigned round, unsigned flush, uint32_t nan)
{
    const double x = rt_double_of(a);
    const float rounded = (float)x;
    const uint32_t bits = rt_bits_of(rounded);
    if (rt_takes_quick(round, flush) && (rt_f32_is_ordinary(bits) || x == 0))
        return rt_result(bits, (double)rounded != x);
    return rt_parted(rt_float_convert_flags(RT_F32, RT_F64, a, round, flush, nan));
}

RT_INLINE rt_flagged rt_f64_from_f32_flags(uint32_t a, unsigned round, unsigned flush, uint64_t nan)
{
    if (RT_QUICK && !(flush & RT_FLUSH_ALL) && !rt_f32_is_nan(a))
        return rt_result(rt_double_bits((double)rt_float_of(a)), false);
    return rt_parted(rt_float_convert_flags(RT_F64, RT_F32, a, round, flush, nan));
}

/* Integers of up to 24 or 53 bits are floats, whatever the rounding; from 2^62 on one might be
 * rounded to what is no int64_t. */
RT_INLINE bool rt_is_within(int64_t a, int bits)
{
    return (uint64_t)a + (UINT64_C(1) << bits) <= UINT64_C(2) << bits;
}

RT_INLINE rt_flagged rt_f32_from_i64_flags(int64_t a, unsigned round)
{
    if (RT_QUICK && rt_is_within(a, 24))
        return rt_result(rt_bits_of((float)a), false);
    if (RT_QUICK && round == RT_NEAR && rt_is_within(a, 62))
        return rt_result(rt_bits_of((float)a), (int64_t)(float)a != a);
    return rt_parted(rt_float_from_signed_flags(RT_F32, a, round));
}

RT_INLINE rt_flagged rt_f32_from_u64_flags(uint64_t a, unsigned round)
{
    if (a >> 62 == 0)
        return rt_f32_from_i64_flags((int64_t)a, round);
    return rt_parted(rt_float_from_unsigned_flags(RT_F32, a, round));
}

RT_INLINE rt_flagged rt_f64_from_i64_flags(int64_t a, unsigned round)
{
    if (RT_QUICK && rt_is_within(a, 53))
        return rt_result(rt_double_bits((double)a), false);
    if (RT_QUICK && round == RT_NEAR && rt_is_within(a, 62))
        return rt_result(rt_double_bits((double)a), (int64_t)(double)a != a);
    return rt_parted(rt_float_from_signed_flags(RT_F64, a, round));
}

RT_INLINE rt_flagged rt_f64_from_u64_flags(uint64_t a, unsigned round)
{
    if (a >> 62 == 0)
        return rt_f64_from_i64_flags((int64_t)a, round);
    return rt_parted(rt_float_from_unsigned_flags(RT_F64, a, round));
}

/* Whether x, which is below 2^62, is a whole number; *whole is what it is rounded to. */
RT_INLINE bool rt_is_whole(double x, unsigned round, int64_t *whole)
{
    const int64_t inward = (int64_t)x;
    const double rest = x - (double)inward, half = rest < 0 ? -rest : rest;
    bool more = false;
    if (round == RT_NEAR)
        more = half > 0.5 || (half == 0.5 && inward & 1);
    else if (round == RT_DOWN)
        more = rest < 0;
    else if (round == RT_UP)
        more = rest > 0;
    else if (round == RT_AWAY)
        more = half >= 0.5;
    *whole = inward + (more ? x < 0 ? -1 : 1 : 0);
    return rest == 0;
}

RT_INLINE bool rt_is_below_2_62(double x) { return x > -0x1p62 && x < 0x1p62; }

RT_INLINE rt_i128 rt_f64_to_int_flags(uint64_t a, rt_i128 lo, rt_i128 hi, unsigned round,
                                      unsigned flush, rt_i128 nan)
{
    const double x = rt_double_of(a);
    if (RT_QUICK && !(flush & RT_FLUSH_INPUTS) && rt_is_below_2_62(x)) {
        int64_t whole;
        const bool is_exact = rt_is_whole(x, round, &whole);
        if (whole >= lo && whole <= hi)
            return (rt_i128)whole * (1 << RT_FLAG_BITS) + (is_exact ? 0 : RT_INEXACT);
    }
    return rt_float_to_int_flags(RT_F64, a, lo, hi, round, flush, nan);
}

RT_INLINE rt_i128 rt_f32_to_int_flags(uint32_t a, rt_i128 lo, rt_i128 hi, unsigned round,
                                      unsigned flush, rt_i128 nan)
{
    const double x = (double)rt_float_of(a);
    if (RT_QUICK && !(flush & RT_FLUSH_INPUTS) && rt_is_below_2_62(x)) {
        int64_t whole;
        const bool is_exact = rt_is_whole(x, round, &whole);
        if (whole >= lo && whole <= hi)
            return (rt_i128)whole * (1 << RT_FLAG_BITS) + (is_exact ? 0 : RT_INEXACT);
    }
    return rt_float_to_int_flags(RT_F32, a, lo, hi, round, flush, nan);
}

RT_INLINE rt_flagged rt_f32_rint_flags(uint32_t a, unsigned round, unsigned flush, uint32_t nan)
{
    const double x = (double)rt_float_of(a);
    if (RT_QUICK && !(flush & RT_FLUSH_ALL) && rt_is_below_2_62(x)) {
        int64_t whole;
        const bool is_exact = rt_is_whole(x, round, &whole);
        return rt_result(rt_bits_of((float)whole) | (a & 0x80000000u), !is_exact);
    }
    return rt_parted(rt_float_rint_flags(RT_F32, a, round, flush, nan));
}

RT_INLINE rt_flagged rt_f64_rint_flags(uint64_t a, unsigned round, unsigned flush, uint64_t nan)
{
    const double x = rt_double_of(a);
    if (RT_QUICK && !(flush & RT_FLUSH_ALL) && rt_is_below_2_62(x)) {
        int64_t whole;
        const bool is_exact = rt_is_whole(x, round, &whole);
        return rt_result(rt_double_bits((double)whole) | (a & UINT64_C(1) << 63), !is_exact);
    }
    return rt_parted(rt_float_rint_flags(RT_F64, a, round, flush, nan));
}

#endif
