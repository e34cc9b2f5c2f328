/* The special functions of Tesla, bit for bit: a table of coefficients and a polynomial of the
 * second degree.
 *
 * The leading bits of the argument's significand choose a row (a, b, c); with x the bits after
 * them the result is a + b x + c x^2, in fixed point. The square of x is an approximation that
 * drops low bits on the way.
 */
#include "kernels.h"

#include "special_tables.h"

enum {
    NAN32 = 0x7fffffff,
    INF32 = 0x7f800000,
    SIGN32 = (int)0x80000000,
    ONE_BIT = 0x800000,
    FRACTION = 0x7fffff
};

static uint32_t sign_of(uint32_t bits) { return bits & 0x80000000u; }

static uint32_t exponent_of(uint32_t bits) { return bits >> 23 & 0xff; }

static int is_nan(uint32_t bits) { return (bits & 0x7fffffff) > INF32; }

/* The square of a number of 17 bits, without its lowest 19 bits; each partial product is cut off.
 */
static int64_t square(uint32_t x)
{
    uint32_t sum = 0;
    for (int bit = 0; bit < 17; bit++) {
        if (x >> bit & 1) {
            sum += x >> (18 - bit);
        }
    }
    return sum >> 1;
}

/* A row's polynomial, with the shifts of its first and last coefficient. */
static int64_t polynomial(const struct special_row *row, uint32_t x, uint32_t squared, int shift_a,
                          int shift_c)
{
    return ((int64_t)row->a << shift_a) + (int64_t)row->b * x +
           row->c * square(squared) * (1 << shift_c);
}

/* A float from its exponent and a significand of 24 bits or, after rounding up, 2^24. */
static uint32_t joined(uint32_t sign, uint32_t exponent, int64_t significand)
{
    uint32_t bits = (exponent << 23) + (uint32_t)(significand - ONE_BIT);
    return sign | (bits < ONE_BIT ? 0 : bits);
}

uint32_t special_rcp(uint32_t x)
{
    uint32_t exponent = exponent_of(x);
    uint32_t low = x & 0xffff;
    if (is_nan(x)) {
        return NAN32;
    }
    if (exponent == 0) {
        return sign_of(x) | INF32;
    }
    if (exponent >= 254) { /* the result is no larger than 2^-127, or x is infinite */
        return sign_of(x);
    }
    int64_t sum = polynomial(&special_rcp_rows[x >> 16 & 0x7f], low, low << 1, 13, 0);
    return joined(sign_of(x), 253 - exponent, (sum + 0x47e7) >> 15);
}

uint32_t special_rsqrt(uint32_t x)
{
    uint32_t exponent = exponent_of(x);
    if (is_nan(x)) {
        return NAN32;
    }
    if (exponent == 0) {
        return sign_of(x) | INF32;
    }
    if (sign_of(x)) {
        return NAN32;
    }
    if (exponent == 255) {
        return 0;
    }
    uint32_t even = ~exponent & 1;
    uint32_t result = (380 - exponent + even) / 2;
    uint32_t low = x & 0x1ffff;
    if (!even && (x & FRACTION) == 0) {
        return (result + 1) << 23;
    }
    int64_t sum = polynomial(&special_rsqrt_rows[even << 6 | (x >> 17 & 0x3f)], low, low, 14, 2);
    return joined(0, result, (sum + 0x7fff) >> 16);
}

uint32_t special_lg2(uint32_t x)
{
    uint32_t exponent = exponent_of(x);
    if (is_nan(x)) {
        return NAN32;
    }
    if (exponent == 0) {
        return 0xff800000;
    }
    if (sign_of(x)) {
        return NAN32;
    }
    if (exponent == 255) {
        return INF32;
    }
    if (x == 0x3f800000) {
        return 0;
    }
    uint32_t low = x & 0x1ffff;
    int64_t sum = polynomial(&special_lg2_rows[x >> 17 & 0x3f], low, low, 12, 1);
    sum = (sum + 0x3345) >> 2;
    sum += ((int64_t)exponent - 127) * ((int64_t)1 << 36);
    uint32_t sign = 0;
    if (sum < 0) {
        sign = 0x80000000u;
        sum = ~sum;
    }
    uint32_t result = 127 + 6;
    while (sum < (int64_t)1 << 42) {
        sum <<= 1;
        result--;
    }
    return joined(sign, result, sum >> 19);
}

/* Fixed point with 23 bits after the point, of x times a factor of 24 bits: the common part of
 * both preparations. */
static uint32_t fixed(uint64_t significand, int shift)
{
    if (shift >= 0) {
        return shift < 40 ? (uint32_t)(significand << shift) : 0;
    }
    return shift > -64 ? (uint32_t)(significand >> -shift) : 0;
}

static uint32_t coded(uint32_t x) { return sign_of(x) | (is_nan(x) ? 0x40000000 : 0x40800000); }

uint32_t special_presin(uint32_t x)
{
    uint32_t exponent = exponent_of(x);
    if (exponent == 255) {
        return coded(x);
    }
    if (exponent == 0) {
        return sign_of(x);
    }
    uint64_t product = ((uint64_t)((x & FRACTION) | ONE_BIT) * 0xa2f983) >> 16;
    return sign_of(x) | (fixed(product, (int)exponent - 127 - 8) & 0x1ffffff);
}

uint32_t special_preex2(uint32_t x)
{
    uint32_t exponent = exponent_of(x);
    if (exponent == 255) {
        return coded(x);
    }
    if (exponent == 0) {
        return sign_of(x);
    }
    if (exponent >= 127 + 7) {
        return sign_of(x) | 0x40800000;
    }
    return sign_of(x) | fixed((x & FRACTION) | ONE_BIT, (int)exponent - 127);
}

/* Sine of quarter turns, 2 bits and 23 after the point. */
static uint32_t quarter(uint32_t phase, uint32_t sign)
{
    if (phase & 0x1000000) {
        sign ^= 0x80000000u;
    }
    if (phase & 0x800000) {
        phase = ~phase;
    }
    uint32_t low = phase & 0x1ffff;
    int64_t sum = polynomial(&special_sin_rows[phase >> 17 & 0x3f], low, low, 11, 0);
    if (sum <= 0) {
        return sign;
    }
    uint32_t exponent = 127 - 1;
    while (sum < (int64_t)1 << 36) {
        sum <<= 1;
        exponent--;
    }
    return joined(sign, exponent, sum >> 13);
}

uint32_t special_sin(uint32_t prepared)
{
    return prepared & 0x40000000 ? NAN32 : quarter(prepared & 0x1ffffff, sign_of(prepared));
}

uint32_t special_cos(uint32_t prepared)
{
    return prepared & 0x40000000 ? NAN32 : quarter((prepared + 0x800000) & 0x1ffffff, 0);
}

uint32_t special_ex2(uint32_t prepared)
{
    if (prepared & 0x40000000) {
        return !(prepared & 0x800000) ? NAN32 : sign_of(prepared) ? 0 : INF32;
    }
    uint32_t power = prepared & 0x3fffffff;
    int whole = (int)(power >> 23);
    if (sign_of(prepared) && (power & FRACTION) == 0) {
        whole = -whole;
    } else if (sign_of(prepared)) {
        power = ~power;
        whole = -1 - whole;
    }
    uint32_t low = power & 0x1ffff;
    int64_t sum = polynomial(&special_ex2_rows[power >> 17 & 0x3f], low, low, 13, 0);
    int64_t significand = (sum + 0x77e2) >> 15;
    return whole < -126 ? 0 : joined(0, (uint32_t)(127 + whole), significand);
}
