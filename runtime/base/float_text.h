/* float_text.h: fields that are floats in text: `0.5`, `1e+30`, `+INF`, `-QNAN`.
 *
 * A field holds the high bits of a number of its format, so its value is its bits with
 * zeros below. Both directions are exact and need neither the C library nor a locale: printing
 * rounds the whole decimal value, reading rounds the whole text, both to the nearest, ties to even.
 *
 * A NaN prints by name when its bits are those that the name reads as (only the highest bit of the
 * fraction for QNAN, only the one below for SNAN), else as the bits of the field, 0x..; so every
 * field comes back from its text. */
#ifndef ISADORA_FLOAT_TEXT_H
#define ISADORA_FLOAT_TEXT_H

#include "base/text.h"

struct rt_float_kind {
    uint8_t format; /* 16, 32 or 64: IEEE 754 binary16, binary32, binary64 */
    uint8_t width;  /* bits of the field */
    uint8_t digits; /* that are printed; 0: as few as read back as the same bits */
};

enum {
    RT_FLOAT_DIGITS = 40,                    /* the most that a description may ask for */
    RT_FLOAT_TEXT_MAX = RT_FLOAT_DIGITS + 10 /* characters, with a terminator */
};

/* Writes the field `bits` and a terminator. Returns the number of characters. */
size_t rt_float_print(const struct rt_float_kind *, uint64_t bits, char out[RT_FLOAT_TEXT_MAX]);

static inline void rt_float(struct rt_text *w, const struct rt_float_kind *kind, uint64_t bits)
{
    char text[RT_FLOAT_TEXT_MAX];
    size_t size = rt_float_print(kind, bits, text);
    rt_put(w, text, size);
}

/* ---- Between the two files ---- */

struct rt_float_format {
    unsigned fraction; /* bits of it, without the hidden one */
    int least;         /* the smallest number is 2^least */
    uint64_t infinity;
};

const struct rt_float_format *rt_float_format(unsigned width);

/* digits[0] .. digits[count - 1], each 0 to 9 and the first not 0, times 10^exponent, and `more` if
 * something that is not zero follows: the nearest number of the format. */
uint64_t rt_float_nearest(const struct rt_float_format *, const uint8_t *digits, unsigned count,
                          long exponent, bool more);

#endif
