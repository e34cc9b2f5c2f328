/* float_big.h: large natural numbers, as far as decimal floats need them. The largest is a number
 * of RT_BIG_DIGITS decimal digits shifted up by 1076 bits. */
#ifndef ISADORA_FLOAT_BIG_H
#define ISADORA_FLOAT_BIG_H

#include <stdbool.h>
#include <stdint.h>

enum {
    RT_BIG_DIGITS = 800, /* no sum of powers of two down to 2^-1075 has more significant digits */
    RT_BIG_LIMBS = 120
};

struct rt_big {
    uint32_t limb[RT_BIG_LIMBS]; /* the lowest first */
    unsigned size;               /* without leading zeros */
};

static inline void rt_big_set(struct rt_big *b, uint64_t value)
{
    b->size = 0;
    for (; value; value >>= 32)
        b->limb[b->size++] = (uint32_t)value;
}

/* b = b * factor + add */
static inline void rt_big_multiply(struct rt_big *b, uint32_t factor, uint32_t add)
{
    uint64_t carry = add;
    for (unsigned i = 0; i < b->size; i++) {
        carry += (uint64_t)b->limb[i] * factor;
        b->limb[i] = (uint32_t)carry;
        carry >>= 32;
    }
    if (carry)
        b->limb[b->size++] = (uint32_t)carry;
}

/* Divides, and returns the remainder. */
static inline uint32_t rt_big_divide(struct rt_big *b, uint32_t divisor)
{
    uint64_t rest = 0;
    for (unsigned i = b->size; i-- > 0;) {
        rest = rest << 32 | b->limb[i];
        b->limb[i] = (uint32_t)(rest / divisor);
        rest %= divisor;
    }
    while (b->size && b->limb[b->size - 1] == 0)
        b->size--;
    return (uint32_t)rest;
}

static inline void rt_big_shift(struct rt_big *b, unsigned count)
{
    const unsigned limbs = count / 32, bits = count % 32;
    if (b->size == 0)
        return;
    b->limb[b->size] = 0;
    for (unsigned i = b->size + 1; i-- > 0;) {
        const uint64_t pair = (uint64_t)b->limb[i] << 32 | (i ? b->limb[i - 1] : 0);
        b->limb[i + limbs] = (uint32_t)(pair >> (32 - bits));
    }
    for (unsigned i = 0; i < limbs; i++)
        b->limb[i] = 0;
    b->size += limbs + 1;
    while (b->limb[b->size - 1] == 0)
        b->size--;
}

/* How many bits the number has. */
static inline unsigned rt_big_bits(const struct rt_big *b)
{
    unsigned bits = b->size * 32;
    if (b->size == 0)
        return 0;
    for (uint32_t top = b->limb[b->size - 1]; !(top >> 31); top <<= 1)
        bits--;
    return bits;
}

/* The 64 bits from bit `from` on. */
static inline uint64_t rt_big_part(const struct rt_big *b, unsigned from)
{
    uint64_t value = 0;
    for (unsigned i = 0; i < 3; i++) {
        const unsigned at = from / 32 + i;
        const uint64_t limb = at < b->size ? b->limb[at] : 0;
        if (i == 0)
            value = limb >> from % 32;
        else if (i == 1 || from % 32)
            value |= limb << (32 * i - from % 32);
    }
    return value;
}

/* Is any of the bits below `count` set? */
static inline bool rt_big_any_below(const struct rt_big *b, unsigned count)
{
    for (unsigned i = 0; i < b->size && i < (count + 31) / 32; i++) {
        const unsigned bits = count - 32 * i;
        if (bits >= 32 ? b->limb[i] : b->limb[i] & ((UINT32_C(1) << bits) - 1))
            return true;
    }
    return false;
}

#endif
