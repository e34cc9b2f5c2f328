/* float_nearest.c: the nearest float of a decimal number, which is scaled to multiples of a quarter
 * of the smallest one of the format, where a plain remainder indicates how to round. */
#include "base/float_text.h"
#include "base/float_big.h"

static void times_ten(struct rt_big *big, long power)
{
    for (; power >= 9; power -= 9)
        rt_big_multiply(big, 1000000000, 0);
    for (; power > 0; power--)
        rt_big_multiply(big, 10, 0);
}

/* True when something is left over. */
static bool over_ten(struct rt_big *big, long power)
{
    bool more = false;
    for (; power >= 9; power -= 9)
        more |= rt_big_divide(big, 1000000000) != 0;
    for (; power > 0; power--)
        more |= rt_big_divide(big, 10) != 0;
    return more;
}

/* The format's number for big / 4 times its smallest one. Adding the mantissa, hidden bit included,
 * to the exponent below carries where rounding passes a power of two. */
static uint64_t round_even(const struct rt_float_format *format, const struct rt_big *big,
                           bool more)
{
    const unsigned bits = rt_big_bits(big), precision = format->fraction + 1;
    const unsigned drop = bits > precision + 2 ? bits - precision : 2;
    uint64_t mantissa = rt_big_part(big, drop);
    const bool half = rt_big_part(big, drop - 1) & 1;
    if (half && (more || (mantissa & 1) || rt_big_any_below(big, drop - 1)))
        mantissa++;
    return ((uint64_t)(drop - 2) << format->fraction) + mantissa;
}

uint64_t rt_float_nearest(const struct rt_float_format *format, const uint8_t *digits,
                          unsigned count, long exponent, bool more)
{
    struct rt_big big;
    if ((long)count + exponent > 310)
        return format->infinity;
    if ((long)count + exponent < -400)
        return 0;
    rt_big_set(&big, 0);
    for (unsigned i = 0; i < count;) {
        uint32_t nine = 0, power = 1;
        for (; i < count && power < 1000000000; power *= 10)
            nine = nine * 10 + digits[i++];
        rt_big_multiply(&big, power, nine);
    }
    times_ten(&big, exponent);
    rt_big_shift(&big, (unsigned)(2 - format->least));
    more |= over_ten(&big, -exponent);
    const uint64_t number = round_even(format, &big, more);
    return number < format->infinity ? number : format->infinity;
}
