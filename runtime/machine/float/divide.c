/* Quotients and square roots with integers: so many bits are exact that, with the lowest bit set
 * where something is left, rounding them is rounding the exact result. */
#include "machine/float/parts.h"

/* Neither infinite nor zero. The quotient has 73 bits at least. */
static struct number quotient_of(struct number x, const struct number *y)
{
    const int up = 126 - top_of(x.significand);
    const rt_u128 dividend = x.significand << up, quotient = dividend / y->significand;
    const bool is_cut = quotient * y->significand != dividend;
    return (struct number){
        .negative = x.negative != y->negative,
        .significand = quotient | is_cut,
        .exponent = x.exponent - up - y->exponent,
    };
}

static struct result divided(enum rt_format format, uint64_t a, uint64_t b, unsigned round,
                             unsigned flush, uint64_t nan)
{
    const struct format *const f = &formats[format];
    if (is_nan(f, a) || is_nan(f, b))
        return of_nan(is_signalling(f, a) || is_signalling(f, b), nan);
    const struct number x = unpacked(f, flushed(f, a, flush));
    const struct number y = unpacked(f, flushed(f, b, flush));
    const bool negative = x.negative != y.negative;
    if ((x.infinite && y.infinite) || (!x.significand && !y.significand))
        return raising(nan, RT_INVALID);
    if (x.infinite)
        return exactly(with_sign(f, negative, f->infinity));
    if (y.infinite || !x.significand)
        return exactly(with_sign(f, negative, 0));
    if (!y.significand)
        return raising(with_sign(f, negative, f->infinity), RT_DIVIDE_BY_ZERO);
    const struct number quotient = quotient_of(x, &y);
    return packed(f, &quotient, round, flush);
}

uint64_t rt_float_div(enum rt_format format, uint64_t a, uint64_t b, unsigned round, unsigned flush,
                      uint64_t nan)
{
    return divided(format, a, b, round, flush, nan).bits;
}

rt_u128 rt_float_div_flags(enum rt_format format, uint64_t a, uint64_t b, unsigned round,
                           unsigned flush, uint64_t nan)
{
    return joined(divided(format, a, b, round, flush, nan));
}

/* The whole part of a root, bit by bit; *rest is what the square lacks. */
static uint64_t short_root(uint64_t a, uint64_t *rest)
{
    uint64_t root = 0;
    for (uint64_t bit = UINT64_C(1) << 62; bit; bit >>= 2) {
        const uint64_t fits = a >= root + bit ? UINT64_MAX : 0; /* a mask: no branch to guess */
        a -= (root + bit) & fits;
        root = (root >> 1) + (bit & fits);
    }
    *rest = a;
    return root;
}

/* The same of a number from 2^126 on: the root of its upper half, and one division for the lower
 * half of the digits, which is too large by 1 at most. */
static uint64_t long_root(rt_u128 a, rt_u128 *rest)
{
    uint64_t upper_rest;
    const uint64_t upper = short_root((uint64_t)(a >> 64), &upper_rest);
    const uint64_t low = (uint64_t)a, mask = UINT32_MAX;
    const rt_u128 dividend = (rt_u128)upper_rest << 32 | low >> 32;
    const rt_u128 digits = dividend / (2 * upper);
    const rt_u128 left = (dividend % (2 * upper)) << 32 | (low & mask), square = digits * digits;
    const rt_u128 root = ((rt_u128)upper << 32) + digits;
    const bool is_large = left < square;
    *rest = is_large ? left + 2 * root - 1 - square : left - square;
    return (uint64_t)(root - is_large);
}

/* Not of 0. With two more bits than the format at least: 32 are enough for all but f64. */
static struct number root_of(const struct format *f, struct number x)
{
    int up = 127 - top_of(x.significand);
    up -= (x.exponent - up) & 1;
    const rt_u128 square = x.significand << up;
    x.exponent = (x.exponent - up) / 2 - 1;
    if (f->precision <= 30) {
        uint64_t rest;
        const uint64_t root = short_root((uint64_t)(square >> 64), &rest);
        x.significand = root << 1 | (rest != 0);
        x.exponent += 32;
    } else {
        rt_u128 rest;
        const uint64_t root = long_root(square, &rest);
        x.significand = (rt_u128)root << 1 | (rest != 0);
    }
    return x;
}

static struct result rooted(enum rt_format format, uint64_t a, unsigned round, unsigned flush,
                            uint64_t nan)
{
    const struct format *const f = &formats[format];
    if (is_nan(f, a))
        return of_nan(is_signalling(f, a), nan);
    a = flushed(f, a, flush);
    const struct number x = unpacked(f, a);
    if (!x.significand)
        return exactly(a);
    if (x.negative)
        return raising(nan, RT_INVALID);
    if (x.infinite)
        return exactly(a);
    const struct number root = root_of(f, x);
    return packed(f, &root, round, flush);
}

uint64_t rt_float_sqrt(enum rt_format format, uint64_t a, unsigned round, unsigned flush,
                       uint64_t nan)
{
    return rooted(format, a, round, flush, nan).bits;
}

rt_u128 rt_float_sqrt_flags(enum rt_format format, uint64_t a, unsigned round, unsigned flush,
                            uint64_t nan)
{
    return joined(rooted(format, a, round, flush, nan));
}
