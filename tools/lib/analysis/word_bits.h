/* word_bits.h: bits of an instruction word as it is in memory. */
#ifndef ISADORA_WORD_BITS_H
#define ISADORA_WORD_BITS_H

#include <stdbool.h>
#include <stdint.h>

/* `width` bits of a word of `size` bytes, from bit `lo` up; 0 where it has none. */
static inline uint64_t rt_word_bits(bool big_endian, const uint8_t *bytes, unsigned size,
                                    unsigned lo, unsigned width)
{
    uint64_t value = 0;

    for (unsigned i = 0; i < width && i < 64 && lo + i < 8 * size; i++) {
        const unsigned bit = lo + i, byte = big_endian ? size - 1 - bit / 8 : bit / 8;
        value |= (uint64_t)(bytes[byte] >> bit % 8 & 1) << i;
    }
    return value;
}

#endif
