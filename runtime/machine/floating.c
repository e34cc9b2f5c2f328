/* Exact arithmetic on floats with integers. A finite float is taken apart into a sign, a whole
 * number below 2^126 and a power of two; sums and products are exact, but for a lowest bit that
 * stands for all bits below it, and are rounded once. */
#include "machine/floating.h"

struct format {
    int precision, width;
    int least; /* the lowest bit of denormals is 2^least */
    int most;  /* exponent code of infinity */
    uint64_t infinity;
};

static const struct format formats[] = {
    [RT_F16] = {11, 16, -24, 31, 0x7c00},
    [RT_F32] = {24, 32, -149, 255, 0x7f800000},
    [RT_F64] = {53, 64, -1074, 2047, UINT64_C(0x7ff0000000000000)},
};

struct number {
    bool negative, infinite;
    rt_u128 significand;
    int exponent;
};

/* ---- bit patterns ---- */

static uint64_t sign_bit(const struct format *f) { return UINT64_C(1) << (f->width - 1); }
static uint64_t magnitude_of(const struct format *f, uint64_t bits)
{
    return bits & (sign_bit(f) - 1);
}
static bool is_negative(const struct format *f, uint64_t bits) { return bits & sign_bit(f); }
static bool is_nan(const struct format *f, uint64_t bits)
{
    return magnitude_of(f, bits) > f->infinity;
}
static uint64_t with_sign(const struct format *f, bool negative, uint64_t magnitude)
{
    return negative ? magnitude | sign_bit(f) : magnitude;
}

static uint64_t flushed(const struct format *f, uint64_t bits, unsigned flush)
{
    const bool small = magnitude_of(f, bits) >> (f->precision - 1) == 0;
    return small && flush & RT_FLUSH_INPUTS ? bits & sign_bit(f) : bits;
}

/* Not for NaN. */
static struct number unpacked(const struct format *f, uint64_t bits)
{
    const uint64_t magnitude = magnitude_of(f, bits), implied = UINT64_C(1) << (f->precision - 1);
    const int code = (int)(magnitude >> (f->precision - 1));
    return (struct number){
        .negative = is_negative(f, bits),
        .infinite = magnitude == f->infinity,
        .significand = code ? (magnitude & (implied - 1)) | implied : magnitude,
        .exponent = code ? f->least + code - 1 : f->least,
    };
}

/* ---- rounding ---- */

/* Position of the highest one; not for 0. */
static int top_of(rt_u128 a)
{
    const uint64_t high = (uint64_t)(a >> 64), low = (uint64_t)a;
    return high ? 127 - __builtin_clzll(high) : 63 - __builtin_clzll(low);
}

/* x as a whole number of units 2^unit. */
static rt_u128 in_units(const struct number *x, int unit, unsigned round)
{
    const int shift = unit - x->exponent;
    if (shift <= 0)
        return x->significand << -shift;
    if (!x->significand)
        return 0;
    rt_u128 whole = 0;
    int order = -1; /* of the rest to one half */
    if (shift < 128) {
        const rt_u128 half = (rt_u128)1 << (shift - 1);
        const rt_u128 rest = x->significand & (2 * half - 1);
        whole = x->significand >> shift;
        if (!rest)
            return whole;
        order = rest < half ? -1 : rest > half;
    }
    bool more = false;
    if (round == RT_NEAR)
        more = order > 0 || (order == 0 && (whole & 1));
    else if (round == RT_DOWN)
        more = x->negative;
    else if (round == RT_UP)
        more = !x->negative;
    return whole + more;
}

static uint64_t overflow(const struct format *f, bool negative, unsigned round)
{
    const bool inward =
        round == RT_ZERO || (round == RT_DOWN && !negative) || (round == RT_UP && negative);
    return with_sign(f, negative, inward ? f->infinity - 1 : f->infinity);
}

/* Tiny: below the least normal number even when rounded as if exponents had no limit. */
static bool is_tiny(const struct format *f, const struct number *x, int unit, unsigned round)
{
    if (unit >= f->least)
        return false;
    return unit < f->least - 1 || in_units(x, unit, round) != (rt_u128)1 << f->precision;
}

static uint64_t packed(const struct format *f, const struct number *x, unsigned round,
                       unsigned flush)
{
    if (!x->significand)
        return with_sign(f, x->negative, 0);
    int unit = x->exponent + top_of(x->significand) - (f->precision - 1);
    if (flush & RT_FLUSH_RESULTS && is_tiny(f, x, unit, round))
        return with_sign(f, x->negative, 0);
    if (unit < f->least)
        unit = f->least;
    const uint64_t implied = UINT64_C(1) << (f->precision - 1);
    uint64_t significand = (uint64_t)in_units(x, unit, round);
    if (significand == 2 * implied) {
        significand = implied;
        unit++;
    }
    const int code = significand < implied ? 0 : unit - f->least + 1;
    if (code >= f->most)
        return overflow(f, x->negative, round);
    return with_sign(f, x->negative,
                     (uint64_t)code << (f->precision - 1) | (significand & (implied - 1)));
}

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

static uint64_t finished_sum(const struct format *f, const struct number *x, const struct number *y,
                             unsigned round, unsigned flush, uint64_t nan)
{
    if (x->infinite && y->infinite && x->negative != y->negative)
        return nan;
    if (x->infinite || y->infinite)
        return with_sign(f, x->infinite ? x->negative : y->negative, f->infinity);
    const struct number sum = sum_of(*x, *y, round);
    return packed(f, &sum, round, flush);
}

uint64_t rt_float_add(enum rt_format format, uint64_t a, uint64_t b, unsigned round, unsigned flush,
                      uint64_t nan)
{
    const struct format *const f = &formats[format];
    if (is_nan(f, a) || is_nan(f, b))
        return nan;
    const struct number x = unpacked(f, flushed(f, a, flush));
    const struct number y = unpacked(f, flushed(f, b, flush));
    return finished_sum(f, &x, &y, round, flush, nan);
}

/* Infinity times zero. */
static bool is_undefined(const struct number *x, const struct number *y)
{
    return (x->infinite && !y->significand) || (y->infinite && !x->significand);
}

uint64_t rt_float_mul(enum rt_format format, uint64_t a, uint64_t b, unsigned round, unsigned flush,
                      uint64_t nan)
{
    const struct format *const f = &formats[format];
    if (is_nan(f, a) || is_nan(f, b))
        return nan;
    const struct number x = unpacked(f, flushed(f, a, flush));
    const struct number y = unpacked(f, flushed(f, b, flush));
    if (is_undefined(&x, &y))
        return nan;
    const struct number product = product_of(x, y);
    if (product.infinite)
        return with_sign(f, product.negative, f->infinity);
    return packed(f, &product, round, flush);
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

uint64_t rt_float_mul_add(enum rt_format format, uint64_t a, uint64_t b, uint64_t c,
                          enum rt_product product, unsigned round, unsigned flush, uint64_t nan)
{
    const struct format *const f = &formats[format];
    if (is_nan(f, a) || is_nan(f, b) || is_nan(f, c))
        return nan;
    const struct number x = unpacked(f, flushed(f, a, flush));
    const struct number y = unpacked(f, flushed(f, b, flush));
    const struct number z = unpacked(f, flushed(f, c, flush));
    if (is_undefined(&x, &y))
        return nan;
    struct number whole = product_of(x, y);
    if (product == RT_CHOPPED)
        chop(f, &whole);
    return finished_sum(f, &whole, &z, round, flush, nan);
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

/* ---- integers and other formats ---- */

uint64_t rt_float_rint(enum rt_format format, uint64_t a, unsigned round, unsigned flush,
                       uint64_t nan)
{
    const struct format *const f = &formats[format];
    if (is_nan(f, a))
        return nan;
    a = flushed(f, a, flush);
    struct number x = unpacked(f, a);
    if (x.infinite || x.exponent >= 0)
        return a;
    x.significand = in_units(&x, 0, round);
    x.exponent = 0;
    return packed(f, &x, round, flush);
}

uint64_t rt_float_convert(enum rt_format to, enum rt_format from, uint64_t a, unsigned round,
                          unsigned flush, uint64_t nan)
{
    const struct format *const f = &formats[from];
    if (is_nan(f, a))
        return nan;
    const struct number x = unpacked(f, flushed(f, a, flush));
    if (x.infinite)
        return with_sign(&formats[to], x.negative, formats[to].infinity);
    return packed(&formats[to], &x, round, flush);
}

uint64_t rt_float_from_unsigned(enum rt_format format, rt_u128 a, unsigned round)
{
    const struct number x = {.significand = a};
    return packed(&formats[format], &x, round, RT_KEEP);
}

uint64_t rt_float_from_signed(enum rt_format format, rt_i128 a, unsigned round)
{
    const struct number x = {.negative = a < 0, .significand = a < 0 ? -(rt_u128)a : (rt_u128)a};
    return packed(&formats[format], &x, round, RT_KEEP);
}

rt_i128 rt_float_to_int(enum rt_format format, uint64_t a, rt_i128 lo, rt_i128 hi, unsigned round,
                        unsigned flush, rt_i128 nan)
{
    const struct format *const f = &formats[format];
    if (is_nan(f, a))
        return nan;
    const struct number x = unpacked(f, flushed(f, a, flush));
    const bool is_vast = x.significand && x.exponent + top_of(x.significand) > 126;
    if (x.infinite || is_vast)
        return x.negative ? lo : hi;
    const rt_i128 magnitude = (rt_i128)in_units(&x, 0, round);
    return rt_clamp_i128(x.negative ? -magnitude : magnitude, lo, hi);
}
