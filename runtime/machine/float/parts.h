/* parts.h: floats taken apart into a sign, a whole number and a power of two, and put together
 * again, rounded once; for exact.c and divide.c alone. */
#ifndef ISADORA_FLOAT_PARTS_H
#define ISADORA_FLOAT_PARTS_H

#include "machine/float/exact.h"

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
    [RT_BF16] = {8, 16, -133, 255, 0x7f80},
};

/* Its whole number is below 2^127, or that of an integer. */
struct number {
    bool negative, infinite;
    rt_u128 significand;
    int exponent;
};

/* A result, and an enum rt_exceptions. */
struct result {
    uint64_t bits;
    unsigned flags;
};

static inline struct result exactly(uint64_t bits) { return (struct result){bits, 0}; }
static inline struct result raising(uint64_t bits, unsigned flags)
{
    return (struct result){bits, flags};
}

/* As functions with flags return it. */
static inline rt_u128 joined(struct result r) { return (rt_u128)r.bits << RT_FLAG_BITS | r.flags; }

/* ---- bit patterns ---- */

static inline uint64_t sign_bit(const struct format *f) { return UINT64_C(1) << (f->width - 1); }
static inline uint64_t magnitude_of(const struct format *f, uint64_t bits)
{
    return bits & (sign_bit(f) - 1);
}
static inline bool is_negative(const struct format *f, uint64_t bits) { return bits & sign_bit(f); }
static inline bool is_nan(const struct format *f, uint64_t bits)
{
    return magnitude_of(f, bits) > f->infinity;
}
/* A NaN whose highest bit of the fraction is 0. */
static inline bool is_signalling(const struct format *f, uint64_t bits)
{
    return is_nan(f, bits) && !(bits >> (f->precision - 2) & 1);
}
static inline uint64_t with_sign(const struct format *f, bool negative, uint64_t magnitude)
{
    return negative ? magnitude | sign_bit(f) : magnitude;
}

static inline uint64_t flushed(const struct format *f, uint64_t bits, unsigned flush)
{
    const bool small = magnitude_of(f, bits) >> (f->precision - 1) == 0;
    return small && flush & RT_FLUSH_INPUTS ? bits & sign_bit(f) : bits;
}

/* `nan`, where some argument is a NaN. */
static inline struct result of_nan(bool is_invalid, uint64_t nan)
{
    return raising(nan, is_invalid ? RT_INVALID : 0);
}

/* Not for NaN. */
static inline struct number unpacked(const struct format *f, uint64_t bits)
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
static inline int top_of(rt_u128 a)
{
    const uint64_t high = (uint64_t)(a >> 64), low = (uint64_t)a;
    return high ? 127 - __builtin_clzll(high) : 63 - __builtin_clzll(low);
}

/* x as a whole number of units 2^unit; notes in `flags` whether it is another number. */
static inline rt_u128 in_units(const struct number *x, int unit, unsigned round, unsigned *flags)
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
    *flags |= RT_INEXACT;
    bool more = false;
    if (round == RT_NEAR)
        more = order > 0 || (order == 0 && (whole & 1));
    else if (round == RT_DOWN)
        more = x->negative;
    else if (round == RT_UP)
        more = !x->negative;
    else if (round == RT_AWAY)
        more = order >= 0;
    return whole + more;
}

static inline uint64_t overflow(const struct format *f, bool negative, unsigned round)
{
    const bool inward =
        round == RT_ZERO || (round == RT_DOWN && !negative) || (round == RT_UP && negative);
    return with_sign(f, negative, inward ? f->infinity - 1 : f->infinity);
}

/* Tiny: below the least normal number, as it is, or even when rounded as if exponents had no
 * limit. */
static inline bool is_tiny(const struct format *f, const struct number *x, int unit, unsigned round,
                           unsigned flush)
{
    unsigned ignored = 0;
    if (unit >= f->least)
        return false;
    return flush & RT_TINY_BEFORE || unit < f->least - 1 ||
           in_units(x, unit, round, &ignored) != (rt_u128)1 << f->precision;
}

static inline struct result packed(const struct format *f, const struct number *x, unsigned round,
                                   unsigned flush)
{
    if (!x->significand)
        return exactly(with_sign(f, x->negative, 0));
    int unit = x->exponent + top_of(x->significand) - (f->precision - 1);
    const bool tiny = is_tiny(f, x, unit, round, flush);
    if (tiny && flush & RT_FLUSH_RESULTS)
        return raising(with_sign(f, x->negative, 0), RT_UNDERFLOW | RT_INEXACT);
    if (unit < f->least)
        unit = f->least;
    const uint64_t implied = UINT64_C(1) << (f->precision - 1);
    unsigned flags = 0;
    uint64_t significand = (uint64_t)in_units(x, unit, round, &flags);
    if (significand == 2 * implied) {
        significand = implied;
        unit++;
    }
    const int code = significand < implied ? 0 : unit - f->least + 1;
    if (code >= f->most)
        return raising(overflow(f, x->negative, round), RT_OVERFLOW | RT_INEXACT);
    if (tiny && flags)
        flags |= RT_UNDERFLOW;
    return raising(with_sign(f, x->negative,
                             (uint64_t)code << (f->precision - 1) | (significand & (implied - 1))),
                   flags);
}

#endif
