/* f32.c: see f32.h. Sums and products of two floats fit a double, or round in it so that one more
 * rounding gives the same as one rounding of the exact value. */
#include "f32.h"

#include <math.h>
#include <string.h>

static const uint32_t not_a_number = 0x7fffffff;

static uint32_t bits_of(float value)
{
    uint32_t bits;
    memcpy(&bits, &value, 4);
    return bits;
}

static float flushed(uint32_t bits)
{
    float value;
    if ((bits & 0x7f800000) == 0) {
        bits &= 0x80000000;
    }
    memcpy(&value, &bits, 4);
    return value;
}

double f32_value(uint32_t bits) { return (double)flushed(bits); }

/* Rounds to nearest, flushes. What rounds up to the smallest normal number is none itself: the
 * rounding is done at a larger scale, where there is room below. */
static uint32_t rounded(double value)
{
    if (isnan(value)) {
        return not_a_number;
    }
    if (fabs(value) < 0x1p-120) {
        float larger = (float)(value * 0x1p64);
        if (fabsf(larger) < 0x1p-62F) {
            return signbit(value) ? 0x80000000 : 0;
        }
        return bits_of(larger * 0x1p-64F);
    }
    return bits_of((float)value);
}

/* The same toward zero; `value` is exact. */
static double cut(double value)
{
    int exponent;
    double fraction = frexp(value, &exponent);
    return ldexp(trunc(ldexp(fraction, 24)), exponent - 24);
}

uint32_t f32_add(uint32_t a, uint32_t b) { return rounded(f32_value(a) + f32_value(b)); }

uint32_t f32_add_rz(uint32_t a, uint32_t b)
{
    double x = f32_value(a), y = f32_value(b), sum = x + y, rest, part;
    if (isnan(sum) || isinf(sum)) {
        return rounded(sum);
    }
    /* sum + rest is exact. */
    part = sum - x;
    rest = (x - (sum - part)) + (y - part);
    if (rest != 0 && (rest < 0) == (sum > 0) && cut(sum) == sum) {
        sum = nextafter(sum, 0);
    }
    return rounded(cut(sum));
}

uint32_t f32_mul(uint32_t a, uint32_t b) { return rounded(f32_value(a) * f32_value(b)); }

uint32_t f32_mad(uint32_t a, uint32_t b, uint32_t c)
{
    double product = f32_value(a) * f32_value(b);
    if (isnan(product) || isinf(product) || product == 0 || f32_value(c) == 0) {
        return f32_add(f32_mul(a, b), c);
    }
    return rounded(cut(product) + f32_value(c));
}

static uint32_t either(uint32_t a, uint32_t b, int larger)
{
    double x = f32_value(a), y = f32_value(b);
    if (isnan(x) && isnan(y)) {
        return not_a_number;
    }
    if (isnan(x) || isnan(y)) {
        return rounded(isnan(x) ? y : x);
    }
    if (x == 0 && y == 0) {
        return larger ? rounded(x) & rounded(y) : rounded(x) | rounded(y);
    }
    return rounded((x > y) == (larger != 0) ? x : y);
}

uint32_t f32_max(uint32_t a, uint32_t b) { return either(a, b, 1); }
uint32_t f32_min(uint32_t a, uint32_t b) { return either(a, b, 0); }

uint32_t f32_saturate(uint32_t a)
{
    double value = f32_value(a);
    if (isnan(value)) {
        return not_a_number;
    }
    return rounded(signbit(value) ? 0 : fmin(value, 1));
}

uint32_t f32_floor(uint32_t a) { return rounded(floor(f32_value(a))); }
uint32_t f32_negate(uint32_t a) { return a ^ 0x80000000; }
uint32_t f32_of_int(int32_t value) { return rounded(cut((double)value)); }
