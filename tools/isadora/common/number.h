/* number.h: numbers as people write them. */
#ifndef ISADORA_COMMON_NUMBER_H
#define ISADORA_COMMON_NUMBER_H

#include "base/wide.h"
#include <isadora/base.h>

/* The lowest bits, so many. */
static inline rt_u128 ones(unsigned width)
{
    return width < 128 ? ((rt_u128)1 << width) - 1 : ~(rt_u128)0;
}
static inline unsigned bits_set(rt_u128 word)
{
    unsigned n = 0;
    for (; word; word &= word - 1)
        n++;
    return n;
}
/* The value of a hex digit, 99 for other characters. */
unsigned digit_of(char);
/* An unsigned number in C spelling (also 0b); false when the text is anything else. */
bool read_number(const char *text, uint64_t *out);
bool read_number_in(const char *from, const char *to, uint64_t *out);
/* A number of at most 128 bits, decimal or 0x.., perhaps negative: two's complement. */
bool read_wide(const char *text, size_t size, struct isadora_word *out);

#endif
