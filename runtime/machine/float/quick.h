/* quick.h: what generated code calls for operations on floats without exceptions.
 *
 * Each function is the exact one of exact.c, or the same by the arithmetic of this computer where
 * that rounds as wanted; tests/unit/floating_test.c compares the two. The quick ways have no
 * branches but selections, so that compilers make vectors of loops over them. They need IEEE 754
 * arithmetic in the types themselves; else the exact ones take over. */
#ifndef ISADORA_FLOAT_QUICK_H
#define ISADORA_FLOAT_QUICK_H

#include "machine/float/exact.h"

#include <float.h>
#include <string.h>

#if FLT_EVAL_METHOD == 0 && DBL_MANT_DIG == 53 && !defined __FAST_MATH__
enum { RT_QUICK = 1 };
#else
enum { RT_QUICK = 0 };
#endif

/* In a loop over lanes one call that stays keeps compilers from making wide instructions of it. */
#if defined __GNUC__ || defined __clang__
#define RT_INLINE static inline __attribute__((always_inline))
#else
#define RT_INLINE static inline
#endif

/* ---- f32: parts ---- */

RT_INLINE float rt_float_of(uint32_t bits)
{
    float value;
    memcpy(&value, &bits, sizeof value);
    return value;
}
RT_INLINE uint32_t rt_bits_of(float value)
{
    uint32_t bits;
    memcpy(&bits, &value, sizeof bits);
    return bits;
}
RT_INLINE double rt_double_of(uint64_t bits)
{
    double value;
    memcpy(&value, &bits, sizeof value);
    return value;
}
RT_INLINE uint64_t rt_double_bits(double value)
{
    uint64_t bits;
    memcpy(&bits, &value, sizeof bits);
    return bits;
}

RT_INLINE int32_t rt_f32_is_nan(uint32_t a) { return (a & 0x7fffffffu) > 0x7f800000u; }

/* Zero of its sign where it is denormal. */
RT_INLINE uint32_t rt_f32_normal(uint32_t a) { return (a & 0x7f800000u) ? a : a & 0x80000000u; }
RT_INLINE uint32_t rt_f32_argument(uint32_t a, unsigned flush)
{
    return flush & RT_FLUSH_INPUTS ? rt_f32_normal(a) : a;
}

/* `rounded` to nearest, flushed if it is tiny; `scaled` is the result times 2^64, where nothing
 * that matters is denormal, so that it was rounded to all of its 24 bits. */
RT_INLINE uint32_t rt_f32_finished(float rounded, float scaled, unsigned flush, uint32_t nan)
{
    const uint32_t bits = rt_bits_of(rounded), least = 0x20800000; /* 2^-126 times 2^64 */
    const uint32_t kept = (rt_bits_of(scaled) & 0x7fffffffu) < least ? bits & 0x80000000u : bits;
    const uint32_t result = flush & RT_FLUSH_RESULTS ? kept : bits;
    return rt_f32_is_nan(bits) ? nan : result;
}

/* ---- f32: arithmetic ---- */

RT_INLINE uint32_t rt_f32_add(uint32_t a, uint32_t b, unsigned round, unsigned flush, uint32_t nan)
{
    if (!RT_QUICK || round != RT_NEAR)
        return (uint32_t)rt_float_add(RT_F32, a, b, round, flush, nan);
    const float x = rt_float_of(rt_f32_argument(a, flush));
    const float y = rt_float_of(rt_f32_argument(b, flush));
    const uint32_t sum = rt_bits_of(x + y); /* tiny ones are exact */
    const uint32_t result = flush & RT_FLUSH_RESULTS ? rt_f32_normal(sum) : sum;
    return rt_f32_is_nan(sum) ? nan : result;
}

RT_INLINE uint32_t rt_f32_mul(uint32_t a, uint32_t b, unsigned round, unsigned flush, uint32_t nan)
{
    if (!RT_QUICK || round != RT_NEAR)
        return (uint32_t)rt_float_mul(RT_F32, a, b, round, flush, nan);
    const float x = rt_float_of(rt_f32_argument(a, flush));
    const float y = rt_float_of(rt_f32_argument(b, flush));
    return rt_f32_finished(x * y, x * 0x1p64f * y, flush, nan);
}

RT_INLINE uint32_t rt_f32_div(uint32_t a, uint32_t b, unsigned round, unsigned flush, uint32_t nan)
{
    if (!RT_QUICK || round != RT_NEAR)
        return (uint32_t)rt_float_div(RT_F32, a, b, round, flush, nan);
    const float x = rt_float_of(rt_f32_argument(a, flush));
    const float y = rt_float_of(rt_f32_argument(b, flush));
    return rt_f32_finished(x / y, x * 0x1p64f / y, flush, nan);
}

/* A sum of doubles rounded to odd: what is cut off leaves a one in the lowest bit. Then rounding it
 * again, to two bits fewer at least, gives what rounding the exact sum gives. */
RT_INLINE double rt_odd_sum(double a, double b)
{
    const double sum = a + b, part = sum - a;
    const double rest = (a - (sum - part)) + (b - part); /* exactly what the sum lacks */
    const uint64_t bits = rt_double_bits(sum);
    const uint64_t away = ((rest > 0) ^ (sum < 0)) ? 1 : UINT64_MAX;
    const uint64_t is_cut = (rest > 0) | (rest < 0); /* not where it is none: infinities */
    return rt_double_of(is_cut & ~bits & 1 ? bits + away : bits);
}

#if defined __FMA__ || defined __AVX512F__
#define RT_FUSED(x, y, z) __builtin_fmaf(x, y, z)
#endif

/* Rounded once, to nearest. The product of doubles is exact. */
RT_INLINE uint32_t rt_f32_fused(uint32_t a, uint32_t b, uint32_t c, unsigned flush, uint32_t nan)
{
    const float x = rt_float_of(rt_f32_argument(a, flush));
    const float y = rt_float_of(rt_f32_argument(b, flush));
    const float z = rt_float_of(rt_f32_argument(c, flush));
#ifdef RT_FUSED
    if (!(flush & RT_FLUSH_RESULTS)) {
        const uint32_t bits = rt_bits_of(RT_FUSED(x, y, z));
        return rt_f32_is_nan(bits) ? nan : bits;
    }
#endif
    const double sum = rt_odd_sum((double)x * (double)y, (double)z);
    return rt_f32_finished((float)sum, (float)(sum * 0x1p64), flush, nan);
}

/* The product of doubles is exact; so many of its bits are cut off that 24 are left. Its sum with a
 * number of 24 bits may be rounded to the 53 of a double first: twice 24 and 2 are fewer. */
RT_INLINE uint32_t rt_f32_mul_add(uint32_t a, uint32_t b, uint32_t c, enum rt_product product,
                                  unsigned round, unsigned flush, uint32_t nan)
{
    if (!RT_QUICK || round != RT_NEAR)
        return (uint32_t)rt_float_mul_add(RT_F32, a, b, c, product, round, flush, nan);
    if (product == RT_EXACT)
        return rt_f32_fused(a, b, c, flush, nan);
    const double x = (double)rt_float_of(rt_f32_argument(a, flush));
    const double y = (double)rt_float_of(rt_f32_argument(b, flush));
    const double z = (double)rt_float_of(rt_f32_argument(c, flush));
    const double chopped = rt_double_of(rt_double_bits(x * y) & ~UINT64_C(0x1fffffff));
    const double sum = chopped + z;
    return rt_f32_finished((float)sum, (float)(sum * 0x1p64), flush, nan);
}

/* ---- f32: order ---- */

/* Rises with the float; -0 is below +0. */
RT_INLINE int32_t rt_f32_rank(uint32_t a)
{
    return (int32_t)(a & 0x80000000u ? a ^ 0x7fffffffu : a);
}

RT_INLINE uint32_t rt_f32_min(uint32_t a, uint32_t b, unsigned flush, uint32_t nan)
{
    const uint32_t x = rt_f32_argument(a, flush), y = rt_f32_argument(b, flush);
    const uint32_t least = rt_f32_rank(x) < rt_f32_rank(y) ? x : y;
    const uint32_t other = rt_f32_is_nan(x) ? y : least;
    const uint32_t result = rt_f32_is_nan(y) ? x : other;
    return rt_f32_is_nan(result) ? nan : result;
}

RT_INLINE uint32_t rt_f32_max(uint32_t a, uint32_t b, unsigned flush, uint32_t nan)
{
    const uint32_t x = rt_f32_argument(a, flush), y = rt_f32_argument(b, flush);
    const uint32_t most = rt_f32_rank(x) > rt_f32_rank(y) ? x : y;
    const uint32_t other = rt_f32_is_nan(x) ? y : most;
    const uint32_t result = rt_f32_is_nan(y) ? x : other;
    return rt_f32_is_nan(result) ? nan : result;
}

RT_INLINE int32_t rt_f32_compare(uint32_t a, uint32_t b, unsigned flush)
{
    const uint32_t x = rt_f32_argument(a, flush), y = rt_f32_argument(b, flush);
    const int32_t order = rt_f32_rank(x) < rt_f32_rank(y) ? RT_LESS : RT_GREATER;
    const int32_t same = x == y ? RT_EQUAL : order;
    const int32_t known = ((x | y) & 0x7fffffffu) == 0 ? RT_EQUAL : same;
    const int32_t first = rt_f32_is_nan(x) ? RT_UNORDERED : known;
    return rt_f32_is_nan(y) ? RT_UNORDERED : first;
}

/* To itself: flushed, and another NaN. */
RT_INLINE uint32_t rt_f32_from_f32(uint32_t a, unsigned round, unsigned flush, uint32_t nan)
{
    const uint32_t kept = flush & RT_FLUSH_ALL ? rt_f32_normal(a) : a;
    (void)round;
    return rt_f32_is_nan(a) ? nan : kept;
}

/* ---- f32: integers ---- */

RT_INLINE uint32_t rt_f32_from_i32(int32_t a, unsigned round)
{
    if (!RT_QUICK || round != RT_NEAR)
        return (uint32_t)rt_float_from_signed(RT_F32, a, round);
    return rt_bits_of((float)a);
}
RT_INLINE uint32_t rt_f32_from_u32(uint32_t a, unsigned round)
{
    if (!RT_QUICK || round != RT_NEAR)
        return (uint32_t)rt_float_from_unsigned(RT_F32, a, round);
    return rt_bits_of((float)a);
}

/* The absolute value as an integer, rounded as the number is; at most 2^32-1; not for NaN. */
RT_INLINE uint32_t rt_f32_whole(uint32_t a, unsigned round)
{
    const uint32_t code = a >> 23 & 0xffu, implied = code ? 0x800000u : 0;
    const uint32_t significand = (a & 0x7fffffu) | implied;
    const uint32_t left = code > 150 ? code - 150 : 0, right = code < 150 ? 150 - code : 0;
    const uint32_t count = right < 31 ? right : 31; /* nothing is left from 25 on */
    const uint32_t whole = significand >> count, unit = 1u << count;
    const uint32_t rest = significand & (unit - 1), any = rest ? 1 : 0;
    const uint32_t below = round == RT_DOWN ? any : 0, above = round == RT_UP ? any : 0;
    const uint32_t directed = a & 0x80000000u ? below : above;
    const uint32_t nearest = rest + (whole & 1) > unit >> 1 ? any : 0;
    const uint32_t rounded = whole + (round == RT_NEAR ? nearest : directed);
    return code > 158 ? UINT32_MAX : rounded << (left & 31);
}

RT_INLINE int32_t rt_f32_to_i32(uint32_t a, int32_t lo, int32_t hi, unsigned round, unsigned flush,
                                int32_t nan)
{
    const uint32_t most = 0x7fffffffu + (a >> 31);
    const uint32_t whole = rt_f32_whole(rt_f32_argument(a, flush), round);
    const uint32_t held = whole < most ? whole : most;
    const int32_t value = rt_clamp_i32((int32_t)(a >> 31 ? 0 - held : held), lo, hi);
    return rt_f32_is_nan(a) ? nan : value;
}

RT_INLINE uint32_t rt_f32_to_u32(uint32_t a, uint32_t lo, uint32_t hi, unsigned round,
                                 unsigned flush, uint32_t nan)
{
    const uint32_t whole = rt_f32_whole(rt_f32_argument(a, flush), round);
    const uint32_t value = rt_clamp_u32(a >> 31 ? 0 : whole, lo, hi);
    return rt_f32_is_nan(a) ? nan : value;
}

/* ---- f64 ---- */

RT_INLINE int32_t rt_f64_is_nan(uint64_t a)
{
    return (a & (UINT64_MAX >> 1)) > UINT64_C(0x7ff0000000000000);
}

RT_INLINE uint64_t rt_f64_add(uint64_t a, uint64_t b, unsigned round, unsigned flush, uint64_t nan)
{
    if (!RT_QUICK || round != RT_NEAR || flush != RT_KEEP)
        return rt_float_add(RT_F64, a, b, round, flush, nan);
    const uint64_t sum = rt_double_bits(rt_double_of(a) + rt_double_of(b));
    return rt_f64_is_nan(sum) ? nan : sum;
}

RT_INLINE uint64_t rt_f64_mul(uint64_t a, uint64_t b, unsigned round, unsigned flush, uint64_t nan)
{
    if (!RT_QUICK || round != RT_NEAR || flush != RT_KEEP)
        return rt_float_mul(RT_F64, a, b, round, flush, nan);
    const uint64_t product = rt_double_bits(rt_double_of(a) * rt_double_of(b));
    return rt_f64_is_nan(product) ? nan : product;
}

RT_INLINE uint64_t rt_f64_div(uint64_t a, uint64_t b, unsigned round, unsigned flush, uint64_t nan)
{
    if (!RT_QUICK || round != RT_NEAR || flush != RT_KEEP)
        return rt_float_div(RT_F64, a, b, round, flush, nan);
    const uint64_t quotient = rt_double_bits(rt_double_of(a) / rt_double_of(b));
    return rt_f64_is_nan(quotient) ? nan : quotient;
}

#endif
