/* Floating point by its bits. */
#include "kernels.h"

#include <fenv.h>
#include <math.h>
#include <string.h>

uint32_t single_bits(float value)
{
    uint32_t bits;
    memcpy(&bits, &value, sizeof bits);
    return bits;
}

float single_of(uint32_t bits)
{
    float value;
    memcpy(&value, &bits, sizeof value);
    return value;
}

uint64_t double_bits(double value)
{
    uint64_t bits;
    memcpy(&bits, &value, sizeof bits);
    return bits;
}

double double_of(uint64_t bits)
{
    double value;
    memcpy(&value, &bits, sizeof value);
    return value;
}

double half_of(uint32_t bits)
{
    const int exponent = (int)(bits >> 10 & 0x1f);
    const double fraction = (double)(bits & 0x3ff);
    const double magnitude = exponent == 31  ? (fraction > 0 ? (double)NAN : (double)INFINITY)
                             : exponent == 0 ? ldexp(fraction, -24)
                                             : ldexp(fraction + 1024, exponent - 25);
    return bits & 0x8000 ? -magnitude : magnitude;
}

/* floorl and its like do not depend on the rounding mode; rintl does, and it is NEAREST here. */
static long double to_whole(long double value, enum rounding mode)
{
    return mode == NEAREST   ? rintl(value)
           : mode == TO_ZERO ? truncl(value)
           : mode == DOWN    ? floorl(value)
                             : ceill(value);
}

uint32_t half_bits(long double value, enum rounding mode)
{
    const uint32_t sign = signbit(value) ? 0x8000 : 0;
    int exponent;
    if (isnan(value))
        return 0x7fff;
    if (isinf(value))
        return sign | 0x7c00;
    frexpl(value, &exponent);
    const int quantum = exponent - 11 > -24 ? exponent - 11 : -24;
    const long double rounded = fabsl(ldexpl(to_whole(ldexpl(value, -quantum), mode), quantum));
    if (rounded > 65504) {
        const bool away = mode == NEAREST || mode == (sign ? DOWN : UP);
        return sign | (away ? 0x7c00 : 0x7bff);
    }
    frexpl(rounded, &exponent);
    if (rounded == 0 || exponent < -13)
        return sign | (uint32_t)ldexpl(rounded, 24);
    const uint32_t fraction = (uint32_t)ldexpl(rounded, 11 - exponent) - 1024;
    return sign | (uint32_t)(exponent + 14) << 10 | fraction;
}

uint32_t canonical(float value) { return isnan(value) ? 0x7fffffff : single_bits(value); }

bool is_nan32(uint32_t bits) { return (bits & 0x7fffffff) > 0x7f800000; }

bool is_nan64(uint64_t bits) { return (bits & INT64_MAX) > 0x7ff0000000000000; }

void round_as(enum rounding mode)
{
    static const int modes[] = {FE_TONEAREST, FE_TOWARDZERO, FE_DOWNWARD, FE_UPWARD};
    fesetround(modes[mode]);
}

double whole(double value, enum rounding mode) { return (double)to_whole(value, mode); }
