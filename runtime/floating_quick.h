/* floating_quick.h: what generated code calls for operations on floats; included by floating.h.
 *
 * Each function is the exact one of floating.c, or the same by the arithmetic of this computer
 * where that rounds as wanted; tests/unit/floating_test.c compares the two. The quick ways have no
 * branches but selections. They need IEEE 754 arithmetic in the types themselves; else the exact
 * ones take over. */
#ifndef ISADORA_FLOATING_QUICK_H
#define ISADORA_FLOATING_QUICK_H

#include <float.h>
#include <string.h>

#if FLT_EVAL_METHOD == 0 && DBL_MANT_DIG == 53 && !defined __FAST_MATH__
enum { RT_QUICK = 1 };
#else
enum { RT_QUICK = 0 };
#endif

/* ---- f32: parts ---- */

static inline float rt_float_of(uint32_t bits)
{
    float value;
    memcpy(&value, &bits, sizeof value);
    return value;
}
static inline uint32_t rt_bits_of(float value)
{
    uint32_t bits;
    memcpy(&bits, &value, sizeof bits);
    return bits;
}
static inline double rt_double_of(uint64_t bits)
{
    double value;
    memcpy(&value, &bits, sizeof value);
    return value;
}
static inline uint64_t rt_double_bits(double value)
{
    uint64_t bits;
    memcpy(&bits, &value, sizeof bits);
    return bits;
}

static inline int32_t rt_f32_is_nan(uint32_t a) { return (a & 0x7fffffffu) > 0x7f800000u; }

/* Zero of its sign where it is denormal. */
static inline uint32_t rt_f32_normal(uint32_t a)
{
    return (a & 0x7f800000u) ? a : a & 0x80000000u;
}
static inline uint32_t rt_f32_argument(uint32_t a, unsigned flush)
{
    return flush & RT_FLUSH_INPUTS ? rt_f32_normal(a) : a;
}

/* A double as f32, rounded to nearest; with RT_FLUSH_RESULTS zero where it stays below the least
 * normal number even if exponents had no limit, which a whole ulp of 24 bits below it tells. */
static inline uint32_t rt_f32_nearest(double value, unsigned flush, uint32_t nan)
{
    const uint64_t bits = rt_double_bits(value), magnitude = bits & (UINT64_MAX >> 1);
    const uint64_t least = UINT64_C(0x380ffffff0000000); /* 2^-126 - 2^-151 */
    const uint32_t rounded = rt_bits_of((float)value), zero = (uint32_t)(bits >> 63) << 31;
    const uint32_t result = flush & RT_FLUSH_RESULTS && magnitude < least ? zero : rounded;
    return magnitude > UINT64_C(0x7ff0000000000000) ? nan : result;
}

/* ---- f32: arithmetic ---- */

static inline uint32_t rt_f32_add(uint32_t a, uint32_t b, unsigned round, unsigned flush,
                                  uint32_t nan)
{
    if (!RT_QUICK || round != RT_NEAR)
        return (uint32_t)rt_float_add(RT_F32, a, b, round, flush, nan);
    const float x = rt_float_of(rt_f32_argument(a, flush));
    const float y = rt_float_of(rt_f32_argument(b, flush));
    const uint32_t sum = rt_bits_of(x + y); /* tiny ones are exact */
    const uint32_t result = flush & RT_FLUSH_RESULTS ? rt_f32_normal(sum) : sum;
    return rt_f32_is_nan(sum) ? nan : result;
}

static inline uint32_t rt_f32_mul(uint32_t a, uint32_t b, unsigned round, unsigned flush,
                                  uint32_t nan)
{
    if (!RT_QUICK || round != RT_NEAR)
        return (uint32_t)rt_float_mul(RT_F32, a, b, round, flush, nan);
    const double x = (double)rt_float_of(rt_f32_argument(a, flush));
    const double y = (double)rt_float_of(rt_f32_argument(b, flush));
    return rt_f32_nearest(x * y, flush, nan); /* the product of doubles is exact */
}

/* The product of doubles is exact; so many of its bits are cut off that 24 are left. Its sum with a
 * number of 24 bits may be rounded to the 53 of a double first: twice 24 and 2 are not more. */
static inline uint32_t rt_f32_mul_add(uint32_t a, uint32_t b, uint32_t c, enum rt_product product,
                                      unsigned round, unsigned flush, uint32_t nan)
{
    if (!RT_QUICK || round != RT_NEAR || product != RT_CHOPPED)
        return (uint32_t)rt_float_mul_add(RT_F32, a, b, c, product, round, flush, nan);
    const double x = (double)rt_float_of(rt_f32_argument(a, flush));
    const double y = (double)rt_float_of(rt_f32_argument(b, flush));
    const double z = (double)rt_float_of(rt_f32_argument(c, flush));
    const double chopped = rt_double_of(rt_double_bits(x * y) & ~UINT64_C(0x1fffffff));
    return rt_f32_nearest(chopped + z, flush, nan);
}

/* ---- f32: order ---- */

/* Rises with the float; -0 is below +0. */
static inline int32_t rt_f32_rank(uint32_t a)
{
    return (int32_t)(a & 0x80000000u ? a ^ 0x7fffffffu : a);
}

static inline uint32_t rt_f32_min(uint32_t a, uint32_t b, unsigned flush, uint32_t nan)
{
    const uint32_t x = rt_f32_argument(a, flush), y = rt_f32_argument(b, flush);
    const uint32_t least = rt_f32_rank(x) < rt_f32_rank(y) ? x : y;
    const uint32_t other = rt_f32_is_nan(x) ? y : least;
    const uint32_t result = rt_f32_is_nan(y) ? x : other;
    return rt_f32_is_nan(result) ? nan : result;
}

static inline uint32_t rt_f32_max(uint32_t a, uint32_t b, unsigned flush, uint32_t nan)
{
    const uint32_t x = rt_f32_argument(a, flush), y = rt_f32_argument(b, flush);
    const uint32_t most = rt_f32_rank(x) > rt_f32_rank(y) ? x : y;
    const uint32_t other = rt_f32_is_nan(x) ? y : most;
    const uint32_t result = rt_f32_is_nan(y) ? x : other;
    return rt_f32_is_nan(result) ? nan : result;
}

static inline int32_t rt_f32_compare(uint32_t a, uint32_t b, unsigned flush)
{
    const uint32_t x = rt_f32_argument(a, flush), y = rt_f32_argument(b, flush);
    const int32_t order = rt_f32_rank(x) < rt_f32_rank(y) ? RT_LESS : RT_GREATER;
    const int32_t known = x == y || ((x | y) & 0x7fffffffu) == 0 ? RT_EQUAL : order;
    return rt_f32_is_nan(x) | rt_f32_is_nan(y) ? RT_UNORDERED : known;
}

/* To itself: flushed, and another NaN. */
static inline uint32_t rt_f32_from_f32(uint32_t a, unsigned round, unsigned flush, uint32_t nan)
{
    const uint32_t kept = flush & RT_FLUSH_ALL ? rt_f32_normal(a) : a;
    (void)round;
    return rt_f32_is_nan(a) ? nan : kept;
}

/* ---- f64 ---- */

static inline int32_t rt_f64_is_nan(uint64_t a)
{
    return (a & (UINT64_MAX >> 1)) > UINT64_C(0x7ff0000000000000);
}

static inline uint64_t rt_f64_add(uint64_t a, uint64_t b, unsigned round, unsigned flush,
                                  uint64_t nan)
{
    if (!RT_QUICK || round != RT_NEAR || flush != RT_KEEP)
        return rt_float_add(RT_F64, a, b, round, flush, nan);
    const uint64_t sum = rt_double_bits(rt_double_of(a) + rt_double_of(b));
    return rt_f64_is_nan(sum) ? nan : sum;
}

static inline uint64_t rt_f64_mul(uint64_t a, uint64_t b, unsigned round, unsigned flush,
                                  uint64_t nan)
{
    if (!RT_QUICK || round != RT_NEAR || flush != RT_KEEP)
        return rt_float_mul(RT_F64, a, b, round, flush, nan);
    const uint64_t product = rt_double_bits(rt_double_of(a) * rt_double_of(b));
    return rt_f64_is_nan(product) ? nan : product;
}

#endif
