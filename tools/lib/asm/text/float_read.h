/* float_read.h: fields that are floats in text (base/float_text.h), read back. */
#ifndef ISADORA_FLOAT_READ_H
#define ISADORA_FLOAT_READ_H

#include "base/float_text.h"

enum rt_float_trouble {
    RT_FLOAT_FITS,
    RT_FLOAT_MISSING, /* there is no number */
    RT_FLOAT_LARGE,   /* beyond the largest finite number of the format */
    RT_FLOAT_SMALL,   /* not zero, but nearer to zero than to the smallest number of the format */
    RT_FLOAT_BETWEEN, /* the field is narrower than the format and loses bits; `bits` is the field's
                         next value towards zero, `beyond` the one away from it */
    RT_FLOAT_NARROW,  /* INF, QNAN, SNAN: not in these few bits of the format */
    RT_FLOAT_BITS     /* 0x..: more bits than the field has */
};

struct rt_float_reading {
    enum rt_float_trouble trouble;
    size_t length; /* characters read; 0 with MISSING */
    uint64_t bits; /* of the field */
    uint64_t beyond;
};

/* Reads the longest float at `at`: a decimal number with fraction and exponent, INF,
 * QNAN, SNAN, each with or without a sign; or 0x.., the bits of the field. */
struct rt_float_reading rt_float_read(const struct rt_float_kind *, const char *at,
                                      const char *end);

#endif
