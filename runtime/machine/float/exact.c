/* Exact arithmetic on floats with integers: sums and products are exact, but for a lowest bit that
 * stands for all bits below it, and are rounded once. Each operation is one function here and two
 * for callers: the second returns the flags, too. */
#include "machine/float/parts.h"

/* ---- sums and products ---- */

/* Bits below the lowest are kept in it. */
static rt_u128 shifted_down(rt_u128 a, int count)
{
    if (count >= 128)
        return a != 0;
    const rt_u128 lost = a & (((rt_u128)1 << count) - 1);
    return a >> count | (lost != 0);
}

/* The highest one comes to bit 125, so that two fit into one sum. */
static struct number normal(struct number x)
{
    const int up = 125 - top_of(x.significand);
    x.significand <<= up;
    x.exponent -= up;
    return x;
}

static struct number sum_of_others(struct number x, struct number y, unsigned round)
{
    x = normal(x);
    y = normal(y);
    if (x.exponent < y.exponent) {
        const struct number other = x;
        x = y;
        y = other;
    }
    y.significand = shifted_down(y.significand, x.exponent - y.exponent);
    if (x.negative == y.negative) {
        x.significand += y.significand;
    } else if (x.significand > y.significand) {
        x.significand -= y.significand;
    } else {
        x.significand = y.significand - x.significand;
        x.negative = x.significand ? y.negative : round == RT_DOWN;
    }
    return x;
}

/* Neither infinite. */
static struct number sum_of(struct number x, struct number y, unsigned round)
{
    if (!x.significand && !y.significand) {
        x.negative = x.negative == y.negative ? x.negative : round == RT_DOWN;
        return x;
    }
    if (!x.significand)
        return y;
    return y.significand ? sum_of_others(x, y, round) : x;
}

static struct number product_of(struct number x, struct number y)
{
    x.negative = x.negative != y.negative;
    x.infinite = x.infinite || y.infinite;
    x.significand *= y.significand;
    x.exponent += y.exponent;
    return x;
}

static struct result finished_sum(const struct format *f, const struct number *x,
                                  const struct number *y, unsigned round, unsigned flush,
                                  uint64_t nan)
{
    if (x->infinite && y->infinite && x->negative != y->negative)
        return raising(nan, RT_INVALID);
    if (x->infinite || y->infinite)
        return exactly(with_sign(f, x->infinite ? x->negative : y->negative, f->infinity));
    const struct number sum = sum_of(*x, *y, round);
    return packed(f, &sum, round, flush);
}

static struct result add(enum rt_format format, uint64_t a, uint64_t b, unsigned round,
                         unsigned flush, uint64_t nan)
{
    const struct format *const f = &formats[format];
    if (is_nan(f, a) || is_nan(f, b))
        return of_nan(is_signalling(f, a) || is_signalling(f, b), nan);
    const struct number x = unpacked(f, flushed(f, a, flush));
    const struct number y = unpacked(f, flushed(f, b, flush));
    return finished_sum(f, &x, &y, round, flush, nan);
}

uint64_t rt_float_add(enum rt_format format, uint64_t a, uint64_t b, unsigned round, unsigned flush,
                      uint64_t nan)
{
    return add(format, a, b, round, flush, nan).bits;
}

rt_u128 rt_float_add_flags(enum rt_format format, uint64_t a, uint64_t b, unsigned round,
                           unsigned flush, uint64_t nan)
{
    return joined(add(format, a, b, round, flush, nan));
}

/* Infinity times zero. */
static bool is_undefined(const struct number *x, const struct number *y)
{
    return (x->infinite && !y->significand) || (y->infinite && !x->significand);
}

static struct result mul(enum rt_format format, uint64_t a, uint64_t b, unsigned round,
                         unsigned flush, uint64_t nan)
{
    const struct format *const f = &formats[format];
    if (is_nan(f, a) || is_nan(f, b))
        return of_nan(is_signalling(f, a) || is_signalling(f, b), nan);
    const struct number x = unpacked(f, flushed(f, a, flush));
    const struct number y = unpacked(f, flushed(f, b, flush));
    if (is_undefined(&x, &y))
        return raising(nan, RT_INVALID);
    const struct number product = product_of(x, y);
    if (product.infinite)
        return exactly(with_sign(f, product.negative, f->infinity));
    return packed(f, &product, round, flush);
}

uint64_t rt_float_mul(enum rt_format format, uint64_t a, uint64_t b, unsigned round, unsigned flush,
                      uint64_t nan)
{
    return mul(format, a, b, round, flush, nan).bits;
}

rt_u128 rt_float_mul_flags(enum rt_format format, uint64_t a, uint64_t b, unsigned round,
                           unsigned flush, uint64_t nan)
{
    return joined(mul(format, a, b, round, flush, nan));
}

/* Cut to the precision of the format. */
static void chop(const struct format *f, struct number *x)
{
    const int extra = x->significand ? top_of(x->significand) - (f->precision - 1) : 0;
    if (extra > 0) {
        x->significand >>= extra;
        x->exponent += extra;
    }
}

/* Of a, b, c some is a NaN. Infinity times zero is invalid whatever c is. */
static struct result nan_of_three(const struct format *f, uint64_t a, uint64_t b, uint64_t c,
                                  unsigned flush, uint64_t nan)
{
    if (is_signalling(f, a) || is_signalling(f, b) || is_signalling(f, c))
        return of_nan(true, nan);
    if (is_nan(f, a) || is_nan(f, b))
        return of_nan(false, nan);
    const struct number x = unpacked(f, flushed(f, a, flush));
    const struct number y = unpacked(f, flushed(f, b, flush));
    return of_nan(is_undefined(&x, &y), nan);
}

static struct result mul_add(enum rt_format format, uint64_t a, uint64_t b, uint64_t c,
                             enum rt_product product, unsigned round, unsigned flush, uint64_t nan)
{
    const struct format *const f = &formats[format];
    if (is_nan(f, a) || is_nan(f, b) || is_nan(f, c))
        return nan_of_three(f, a, b, c, flush, nan);
    const struct number x = unpacked(f, flushed(f, a, flush));
    const struct number y = unpacked(f, flushed(f, b, flush));
    const struct number z = unpacked(f, flushed(f, c, flush));
    if (is_undefined(&x, &y))
        return raising(nan, RT_INVALID);
    struct number whole = product_of(x, y);
    if (product == RT_CHOPPED)
        chop(f, &whole);
    return finished_sum(f, &whole, &z, round, flush, nan);
}

uint64_t rt_float_mul_add(enum rt_format format, uint64_t a, uint64_t b, uint64_t c,
                          enum rt_product product, unsigned round, unsigned flush, uint64_t nan)
{
    return mul_add(format, a, b, c, product, round, flush, nan).bits;
}

rt_u128 rt_float_mul_add_flags(enum rt_format format, uint64_t a, uint64_t b, uint64_t c,
                               enum rt_product product, unsigned round, unsigned flush,
                               uint64_t nan)
{
    return joined(mul_add(format, a, b, c, product, round, flush, nan));
}

/* ---- order ---- */

bool rt_float_is_nan(enum rt_format format, uint64_t a) { return is_nan(&formats[format], a); }

/* Rises with the float; -0 is below +0. */
static int64_t rank_of(const struct format *f, uint64_t bits)
{
    const int64_t magnitude = (int64_t)magnitude_of(f, bits);
    return is_negative(f, bits) ? ~magnitude : magnitude;
}

static uint64_t extreme(enum rt_format format, uint64_t a, uint64_t b, bool largest, unsigned flush,
                        uint64_t nan)
{
    const struct format *const f = &formats[format];
    a = flushed(f, a, flush);
    b = flushed(f, b, flush);
    if (is_nan(f, a))
        return is_nan(f, b) ? nan : b;
    if (is_nan(f, b))
        return a;
    return (rank_of(f, a) > rank_of(f, b)) == largest ? a : b;
}

uint64_t rt_float_min(enum rt_format format, uint64_t a, uint64_t b, unsigned flush, uint64_t nan)
{
    return extreme(format, a, b, false, flush, nan);
}

uint64_t rt_float_max(enum rt_format format, uint64_t a, uint64_t b, unsigned flush, uint64_t nan)
{
    return extreme(format, a, b, true, flush, nan);
}

static rt_u128 with_flags_of_nans(enum rt_format format, uint64_t a, uint64_t b, uint64_t bits)
{
    const struct format *const f = &formats[format];
    return joined(of_nan(is_signalling(f, a) || is_signalling(f, b), bits));
}

rt_u128 rt_float_min_flags(enum rt_format format, uint64_t a, uint64_t b, unsigned flush,
                           uint64_t nan)
{
    return with_flags_of_nans(format, a, b, extreme(format, a, b, false, flush, nan));
}

rt_u128 rt_float_max_flags(enum rt_format format, uint64_t a, uint64_t b, unsigned flush,
                           uint64_t nan)
{
    return with_flags_of_nans(format, a, b, extreme(format, a, b, true, flush, nan));
}

int32_t rt_float_compare(enum rt_format format, uint64_t a, uint64_t b, unsigned flush)
{
    const struct format *const f = &formats[format];
    if (is_nan(f, a) || is_nan(f, b))
        return RT_UNORDERED;
    a = flushed(f, a, flush);
    b = flushed(f, b, flush);
    if (a == b || magnitude_of(f, a | b) == 0)
        return RT_EQUAL;
    return rank_of(f, a) < rank_of(f, b) ? RT_LESS : RT_GREATER;
}

int32_t rt_float_compare_flags(enum rt_format format, uint64_t a, uint64_t b, unsigned flush,
                               unsigned signalling)
{
    const struct format *const f = &formats[format];
    const int32_t order = rt_float_compare(format, a, b, flush);
    const bool is_invalid =
        is_signalling(f, a) || is_signalling(f, b) || (signalling && order == RT_UNORDERED);
    return order << RT_FLAG_BITS | (is_invalid ? RT_INVALID : 0);
}

/* ---- integers and other formats ---- */

static struct result whole_of(enum rt_format format, uint64_t a, unsigned round, unsigned flush,
                              uint64_t nan)
{
    const struct format *const f = &formats[format];
    if (is_nan(f, a))
        return of_nan(is_signalling(f, a), nan);
    a = flushed(f, a, flush);
    struct number x = unpacked(f, a);
    if (x.infinite || x.exponent >= 0)
        return exactly(a);
    unsigned flags = 0;
    x.significand = in_units(&x, 0, round, &flags);
    x.exponent = 0;
    return raising(packed(f, &x, round, flush).bits, flags);
}

uint64_t rt_float_rint(enum rt_format format, uint64_t a, unsigned round, unsigned flush,
                       uint64_t nan)
{
    return whole_of(format, a, round, flush, nan).bits;
}

rt_u128 rt_float_rint_flags(enum rt_format format, uint64_t a, unsigned round, unsigned flush,
                            uint64_t nan)
{
    return joined(whole_of(format, a, round, flush, nan));
}

static struct result converted(enum rt_format to, enum rt_format from, uint64_t a, unsigned round,
                               unsigned flush, uint64_t nan)
{
    const struct format *const f = &formats[from];
    if (is_nan(f, a))
        return of_nan(is_signalling(f, a), nan);
    const struct number x = unpacked(f, flushed(f, a, flush));
    if (x.infinite)
        return exactly(with_sign(&formats[to], x.negative, formats[to].infinity));
    return packed(&formats[to], &x, round, flush);
}

uint64_t rt_float_convert(enum rt_format to, enum rt_format from, uint64_t a, unsigned round,
                          unsigned flush, uint64_t nan)
{
    return converted(to, from, a, round, flush, nan).bits;
}

rt_u128 rt_float_convert_flags(enum rt_format to, enum rt_format from, uint64_t a, unsigned round,
                               unsigned flush, uint64_t nan)
{
    return joined(converted(to, from, a, round, flush, nan));
}

static struct number of_unsigned(rt_u128 a) { return (struct number){.significand = a}; }
static struct number of_signed(rt_i128 a)
{
    return (struct number){.negative = a < 0, .significand = a < 0 ? -(rt_u128)a : (rt_u128)a};
}

uint64_t rt_float_from_unsigned(enum rt_format format, rt_u128 a, unsigned round)
{
    const struct number x = of_unsigned(a);
    return packed(&formats[format], &x, round, RT_KEEP).bits;
}

rt_u128 rt_float_from_unsigned_flags(enum rt_format format, rt_u128 a, unsigned round)
{
    const struct number x = of_unsigned(a);
    return joined(packed(&formats[format], &x, round, RT_KEEP));
}

uint64_t rt_float_from_signed(enum rt_format format, rt_i128 a, unsigned round)
{
    const struct number x = of_signed(a);
    return packed(&formats[format], &x, round, RT_KEEP).bits;
}

rt_u128 rt_float_from_signed_flags(enum rt_format format, rt_i128 a, unsigned round)
{
    const struct number x = of_signed(a);
    return joined(packed(&formats[format], &x, round, RT_KEEP));
}

static inline rt_i128 integer_of(enum rt_format format, uint64_t a, rt_i128 lo, rt_i128 hi,
                                 unsigned round, unsigned flush, rt_i128 nan, unsigned *flags)
{
    const struct format *const f = &formats[format];
    *flags = RT_INVALID;
    if (is_nan(f, a))
        return nan;
    const struct number x = unpacked(f, flushed(f, a, flush));
    const bool is_vast = x.significand && x.exponent + top_of(x.significand) > 126;
    if (x.infinite || is_vast)
        return x.negative ? lo : hi;
    unsigned cut = 0;
    const rt_i128 magnitude = (rt_i128)in_units(&x, 0, round, &cut);
    const rt_i128 value = x.negative ? -magnitude : magnitude;
    if (value >= lo && value <= hi)
        *flags = cut;
    return rt_clamp_i128(value, lo, hi);
}

rt_i128 rt_float_to_int(enum rt_format format, uint64_t a, rt_i128 lo, rt_i128 hi, unsigned round,
                        unsigned flush, rt_i128 nan)
{
    unsigned flags;
    return integer_of(format, a, lo, hi, round, flush, nan, &flags);
}

rt_i128 rt_float_to_int_flags(enum rt_format format, uint64_t a, rt_i128 lo, rt_i128 hi,
                              unsigned round, unsigned flush, rt_i128 nan)
{
    unsigned flags;
    const rt_i128 value = integer_of(format, a, lo, hi, round, flush, nan, &flags);
    return value * (1 << RT_FLAG_BITS) + (rt_i128)flags;
}
