/* float_read.c: floats from text. */
#include "asm/text/float_read.h"
#include "asm/text/number.h"
#include "base/float_big.h"

struct numeral {
    uint8_t digit[RT_BIG_DIGITS];
    unsigned count;
    long exponent;
    bool more;
};

static void add_digit(struct numeral *n, char ch, bool fraction)
{
    n->exponent -= fraction;
    if (n->count == 0 && ch == '0')
        return;
    if (n->count < RT_BIG_DIGITS) {
        n->digit[n->count++] = (uint8_t)(ch - '0');
        return;
    }
    n->exponent++;
    n->more |= ch != '0';
}

/* `e+12`, or nothing. */
static const char *exponent_read(const char *at, const char *end, long *exponent)
{
    const char *next = at + 1;
    bool negative = false;
    long value = 0;
    if (at == end || (*at != 'e' && *at != 'E'))
        return at;
    if (next < end && (*next == '+' || *next == '-'))
        negative = *next++ == '-';
    if (next == end || !rt_is(*next, RT_DIGIT))
        return at;
    for (; next < end && rt_is(*next, RT_DIGIT); next++)
        value = value < 100000 ? value * 10 + (*next - '0') : value;
    *exponent += negative ? -value : value;
    return next;
}

static const char *numeral_read(const char *at, const char *end, struct numeral *n)
{
    n->count = 0;
    n->exponent = 0;
    n->more = false;
    for (; at < end && rt_is(*at, RT_DIGIT); at++)
        add_digit(n, *at, false);
    if (end - at > 1 && *at == '.' && rt_is(at[1], RT_DIGIT)) {
        for (at++; at < end && rt_is(*at, RT_DIGIT); at++)
            add_digit(n, *at, true);
    }
    return exponent_read(at, end, &n->exponent);
}

static bool is_at(const char *at, const char *end, const char *word)
{
    for (; *word; word++, at++) {
        if (at == end || *at != *word)
            return false;
    }
    return true;
}

/* ---- Fields ---- */

/* The field whose bits are the high ones of `number`. */
static void fit(const struct rt_float_kind *kind, uint64_t number, bool negative, bool named,
                struct rt_float_reading *out)
{
    const unsigned below = kind->format - kind->width;
    const uint64_t whole = number | (uint64_t)negative << (kind->format - 1);
    out->bits = whole >> below;
    if (out->bits << below == whole)
        return;
    out->trouble = named ? RT_FLOAT_NARROW : RT_FLOAT_BETWEEN;
    out->beyond = out->bits + 1;
}

static bool name_read(const struct rt_float_kind *kind, const char *at, const char *end,
                      bool negative, struct rt_float_reading *out)
{
    const struct rt_float_format *format = rt_float_format(kind->format);
    const uint64_t quiet = UINT64_C(1) << (format->fraction - 1);
    uint64_t fraction;
    if (is_at(at, end, "INF"))
        fraction = 0;
    else if (is_at(at, end, "QNAN"))
        fraction = quiet;
    else if (is_at(at, end, "SNAN"))
        fraction = quiet >> 1;
    else
        return false;
    out->length += fraction ? 4 : 3;
    fit(kind, format->infinity | fraction, negative, true, out);
    return true;
}

static void decimal_read(const struct rt_float_kind *kind, const char *at, const char *end,
                         bool negative, struct rt_float_reading *out)
{
    const struct rt_float_format *format = rt_float_format(kind->format);
    struct numeral n;
    const char *next = numeral_read(at, end, &n);
    out->length += (size_t)(next - at);
    uint64_t number = 0;
    if (n.count)
        number = rt_float_nearest(format, n.digit, n.count, n.exponent, n.more);
    if (number == format->infinity)
        out->trouble = RT_FLOAT_LARGE;
    else if (n.count && number == 0)
        out->trouble = RT_FLOAT_SMALL;
    else
        fit(kind, number, negative, false, out);
}

struct rt_float_reading rt_float_read(const struct rt_float_kind *kind, const char *at,
                                      const char *end)
{
    struct rt_float_reading out = {RT_FLOAT_FITS, 0, 0, 0};
    bool negative = false;
    if (end - at > 2 && at[0] == '0' && at[1] == 'x' && rt_is(at[2], RT_HEX)) {
        out.length = rt_number_read(at, end, &out.bits);
        if (out.length == SIZE_MAX || (kind->width < 64 && out.bits >> kind->width))
            out.trouble = RT_FLOAT_BITS;
        for (out.length = 2; at + out.length < end && rt_is(at[out.length], RT_HEX);)
            out.length++;
        return out;
    }
    if (at < end && (*at == '+' || *at == '-')) {
        negative = *at++ == '-';
        out.length = 1;
    }
    if (name_read(kind, at, end, negative, &out))
        return out;
    if (at < end && rt_is(*at, RT_DIGIT)) {
        decimal_read(kind, at, end, negative, &out);
        return out;
    }
    return (struct rt_float_reading){RT_FLOAT_MISSING, 0, 0, 0};
}
