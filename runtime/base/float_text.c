/* float_text.c: floats to text. The value is written out exactly in decimal, then rounded. */
#include "base/float_text.h"
#include "base/float_big.h"

static const struct rt_float_format formats[] = {
    {10, -24, 0x7c00},
    {23, -149, 0x7f800000},
    {52, -1074, UINT64_C(0x7ff0000000000000)},
};

const struct rt_float_format *rt_float_format(unsigned width)
{
    return &formats[width == 64 ? 2 : width == 32 ? 1 : 0];
}

/* ---- Decimal ---- */

enum { ALL_DIGITS = 90 * 9 };

/* 0.d1 d2 d3 .. times 10^point; the first digit is not 0. */
struct decimal {
    uint8_t digit[ALL_DIGITS + 9];
    unsigned count;
    int point;
};

/* A number that is not 0, from its lowest nine digits on, written backwards. */
static void write_digits(struct rt_big *big, struct decimal *out)
{
    unsigned from = ALL_DIGITS;
    do {
        uint32_t nine = rt_big_divide(big, 1000000000);
        for (int i = 0; i < 9; i++) {
            out->digit[--from] = (uint8_t)(nine % 10);
            nine /= 10;
        }
    } while (big->size);
    while (out->digit[from] == 0)
        from++;
    out->count = ALL_DIGITS - from;
    for (unsigned i = 0; i < out->count; i++)
        out->digit[i] = out->digit[from + i];
}

/* mantissa * 2^exponent: below the binary point, times 5^n / 10^n. */
static void write_exactly(uint64_t mantissa, int exponent, struct decimal *out)
{
    struct rt_big big;
    int fives = 0;
    for (; !(mantissa & 1); mantissa >>= 1)
        exponent++;
    rt_big_set(&big, mantissa);
    if (exponent >= 0)
        rt_big_shift(&big, (unsigned)exponent);
    for (; fives + 13 <= -exponent; fives += 13)
        rt_big_multiply(&big, 1220703125, 0);
    for (; fives < -exponent; fives++)
        rt_big_multiply(&big, 5, 0);
    write_digits(&big, out);
    out->point = (int)out->count - fives;
    while (out->digit[out->count - 1] == 0)
        out->count--;
}

static bool rounds_up(const struct decimal *d, unsigned count)
{
    if (d->digit[count] != 5)
        return d->digit[count] > 5;
    return d->count > count + 1 || d->digit[count - 1] % 2 != 0;
}

/* The nearest with `count` digits, zeros at the end left out. */
static void round_to(const struct decimal *from, unsigned count, struct decimal *to)
{
    const bool up = from->count > count && rounds_up(from, count);
    to->point = from->point;
    to->count = from->count < count ? from->count : count;
    for (unsigned i = 0; i < to->count; i++)
        to->digit[i] = from->digit[i];
    while (up && to->count && to->digit[to->count - 1] == 9)
        to->count--;
    if (up && to->count == 0) {
        to->digit[to->count++] = 1;
        to->point++;
    } else if (up) {
        to->digit[to->count - 1]++;
    }
    while (to->digit[to->count - 1] == 0)
        to->count--;
}

/* ---- Text ---- */

struct out {
    char *at;
};

static void put(struct out *o, const char *text)
{
    while (*text)
        *o->at++ = *text++;
}

/* Digits from number `from` on, `count` of them; zeros after the last one. */
static void put_digits(struct out *o, const struct decimal *d, unsigned from, unsigned count)
{
    for (unsigned i = from; i < from + count; i++)
        *o->at++ = (char)('0' + (i < d->count ? d->digit[i] : 0));
}

static void put_plain(struct out *o, const struct decimal *d)
{
    if (d->point <= 0) {
        put(o, "0.");
        for (int i = d->point; i < 0; i++)
            *o->at++ = '0';
        put_digits(o, d, 0, d->count);
        return;
    }
    const unsigned whole = (unsigned)d->point;
    put_digits(o, d, 0, whole);
    if (d->count > whole) {
        *o->at++ = '.';
        put_digits(o, d, whole, d->count - whole);
    }
}

/* With at least `places` digits after the point. */
static void put_scientific(struct out *o, const struct decimal *d, unsigned places)
{
    int exponent = d->point - 1;
    if (d->count - 1 > places)
        places = d->count - 1;
    put_digits(o, d, 0, 1);
    if (places) {
        *o->at++ = '.';
        put_digits(o, d, 1, places);
    }
    put(o, exponent < 0 ? "e-" : "e+");
    exponent = exponent < 0 ? -exponent : exponent;
    if (exponent >= 100)
        *o->at++ = (char)('0' + exponent / 100);
    *o->at++ = (char)('0' + exponent / 10 % 10);
    *o->at++ = (char)('0' + exponent % 10);
}

/* As few digits as read back, without an exponent between 0.0001 and 10^16. */
static void put_shortest(struct out *o, const struct rt_float_format *format, uint64_t number,
                         const struct decimal *exact)
{
    struct decimal d;
    unsigned count = 0;
    do {
        round_to(exact, ++count, &d);
    } while (rt_float_nearest(format, d.digit, d.count, d.point - (long)d.count, false) != number);
    if (d.point < -3 || d.point > 16)
        put_scientific(o, &d, 0);
    else
        put_plain(o, &d);
}

/* What C prints by "%.Ng", and from 2^32 on by "%.Ne". */
static void put_rounded(struct out *o, unsigned digits, bool large, const struct decimal *exact)
{
    struct decimal d;
    round_to(exact, large ? digits + 1 : digits, &d);
    if (large)
        put_scientific(o, &d, digits);
    else if (d.point < -3 || d.point > (int)digits)
        put_scientific(o, &d, 0);
    else
        put_plain(o, &d);
}

static void put_number(struct out *o, const struct rt_float_kind *kind,
                       const struct rt_float_format *format, uint64_t number)
{
    const uint64_t hidden = UINT64_C(1) << format->fraction;
    const uint64_t power = number >> format->fraction; /* 0: without the hidden bit */
    struct decimal exact;
    if (number == 0) {
        put(o, "0");
        return;
    }
    const int exponent = format->least + (power ? (int)power - 1 : 0);
    write_exactly((number & (hidden - 1)) | (power ? hidden : 0), exponent, &exact);
    if (kind->digits == 0)
        put_shortest(o, format, number, &exact);
    else
        put_rounded(o, kind->digits, power && exponent + (int)format->fraction >= 32, &exact);
}

static void put_hex(struct out *o, uint64_t bits)
{
    unsigned shift = 60;
    put(o, "0x");
    while (shift && !(bits >> shift))
        shift -= 4;
    for (;; shift -= 4) {
        *o->at++ = "0123456789abcdef"[bits >> shift & 15];
        if (shift == 0)
            break;
    }
}

size_t rt_float_print(const struct rt_float_kind *kind, uint64_t bits,
                          char out[RT_FLOAT_TEXT_MAX])
{
    const struct rt_float_format *format = rt_float_format(kind->format);
    const uint64_t whole = bits << (kind->format - kind->width);
    const uint64_t sign = whole >> (kind->format - 1) & 1,
                   number = whole ^ sign << (kind->format - 1);
    const uint64_t quiet = UINT64_C(1) << (format->fraction - 1);
    struct out o = {out};

    if (number < format->infinity) {
        put(&o, sign ? "-" : "");
        put_number(&o, kind, format, number);
        put(&o, sign && !number ? ".0" : "");
    } else if (number == format->infinity) {
        put(&o, sign ? "-INF" : "+INF");
    } else if (number == (format->infinity | quiet)) {
        put(&o, sign ? "-QNAN" : "+QNAN");
    } else if (number == (format->infinity | quiet >> 1)) {
        put(&o, sign ? "-SNAN" : "+SNAN");
    } else {
        put_hex(&o, bits);
    }
    *o.at = '\0';
    return (size_t)(o.at - out);
}
