/* wide.h: integers as the semantics of an instruction set needs them.
 *
 * Generated code computes in the smallest C type that holds every value of an expression, up to 128
 * bits. What C itself leaves open or undefined (flooring division, shifts by any count, sign
 * extension from any width) has one small function here. Right shifts of negative numbers are
 * arithmetic with every compiler that is supported. */
#ifndef ISADORA_WIDE_H
#define ISADORA_WIDE_H

#include <isadora/base.h>

__extension__ typedef __int128 rt_i128;
__extension__ typedef unsigned __int128 rt_u128;

/* A constant. */
#define RT_U128(high, low) ((rt_u128)(high) << 64 | (low))

static inline rt_u128 rt_u128_of(uint64_t high, uint64_t low) { return (rt_u128)high << 64 | low; }
static inline rt_u128 rt_wide(struct isadora_word word)
{
    return rt_u128_of(word.half[1], word.half[0]);
}
static inline struct isadora_word rt_word_of(rt_u128 value)
{
    return (struct isadora_word){{(uint64_t)value, (uint64_t)(value >> 64)}};
}
static inline rt_i128 rt_i128_of(uint64_t high, uint64_t low)
{
    return (rt_i128)rt_u128_of(high, low);
}

/* The same bits as an unsigned number. gcc warns about the plain cast of an int8_t or int16_t that
 * is the operand of & | or ^. */
static inline uint32_t rt_u32(int32_t a) { return (uint32_t)a; }
static inline uint64_t rt_u64(int32_t a) { return (uint64_t)a; }
static inline rt_u128 rt_u128_from(int64_t a) { return (rt_u128)a; }

/* ---- the smaller and the larger of two ---- */

static inline int32_t rt_min_i32(int32_t a, int32_t b) { return a < b ? a : b; }
static inline int64_t rt_min_i64(int64_t a, int64_t b) { return a < b ? a : b; }
static inline rt_i128 rt_min_i128(rt_i128 a, rt_i128 b) { return a < b ? a : b; }
static inline uint32_t rt_min_u32(uint32_t a, uint32_t b) { return a < b ? a : b; }
static inline uint64_t rt_min_u64(uint64_t a, uint64_t b) { return a < b ? a : b; }
static inline rt_u128 rt_min_u128(rt_u128 a, rt_u128 b) { return a < b ? a : b; }
static inline int32_t rt_max_i32(int32_t a, int32_t b) { return a > b ? a : b; }
static inline int64_t rt_max_i64(int64_t a, int64_t b) { return a > b ? a : b; }
static inline rt_i128 rt_max_i128(rt_i128 a, rt_i128 b) { return a > b ? a : b; }
static inline uint32_t rt_max_u32(uint32_t a, uint32_t b) { return a > b ? a : b; }
static inline uint64_t rt_max_u64(uint64_t a, uint64_t b) { return a > b ? a : b; }
static inline rt_u128 rt_max_u128(rt_u128 a, rt_u128 b) { return a > b ? a : b; }

/* `a` held between two bounds. */
static inline int32_t rt_clamp_i32(int32_t a, int32_t lo, int32_t hi)
{
    return rt_max_i32(lo, rt_min_i32(a, hi));
}
static inline int64_t rt_clamp_i64(int64_t a, int64_t lo, int64_t hi)
{
    return rt_max_i64(lo, rt_min_i64(a, hi));
}
static inline rt_i128 rt_clamp_i128(rt_i128 a, rt_i128 lo, rt_i128 hi)
{
    return rt_max_i128(lo, rt_min_i128(a, hi));
}
static inline uint32_t rt_clamp_u32(uint32_t a, uint32_t lo, uint32_t hi)
{
    return rt_max_u32(lo, rt_min_u32(a, hi));
}
static inline uint64_t rt_clamp_u64(uint64_t a, uint64_t lo, uint64_t hi)
{
    return rt_max_u64(lo, rt_min_u64(a, hi));
}
static inline rt_u128 rt_clamp_u128(rt_u128 a, rt_u128 lo, rt_u128 hi)
{
    return rt_max_u128(lo, rt_min_u128(a, hi));
}

static inline int32_t rt_abs_i32(int32_t a) { return a < 0 ? -a : a; }
static inline int64_t rt_abs_i64(int64_t a) { return a < 0 ? -a : a; }
static inline rt_i128 rt_abs_i128(rt_i128 a) { return a < 0 ? -a : a; }

/* ---- division that rounds down; the remainder has the sign of the divisor ---- */

static inline int64_t rt_div_i64(int64_t a, int64_t b)
{
    return a / b - (a % b != 0 && (a % b < 0) != (b < 0));
}
static inline rt_i128 rt_div_i128(rt_i128 a, rt_i128 b)
{
    return a / b - (a % b != 0 && (a % b < 0) != (b < 0));
}
static inline int64_t rt_mod_i64(int64_t a, int64_t b)
{
    const int64_t r = a % b;
    return r != 0 && (r < 0) != (b < 0) ? r + b : r;
}
static inline rt_i128 rt_mod_i128(rt_i128 a, rt_i128 b)
{
    const rt_i128 r = a % b;
    return r != 0 && (r < 0) != (b < 0) ? r + b : r;
}

/* ---- shifts by any count of 0 or more ---- */

static inline uint32_t rt_shl_u32(uint32_t a, uint64_t n) { return n < 32 ? a << n : 0; }
static inline uint64_t rt_shl_u64(uint64_t a, uint64_t n) { return n < 64 ? a << n : 0; }
static inline rt_u128 rt_shl_u128(rt_u128 a, uint64_t n) { return n < 128 ? a << n : 0; }
static inline uint32_t rt_shr_u32(uint32_t a, uint64_t n) { return n < 32 ? a >> n : 0; }
static inline uint64_t rt_shr_u64(uint64_t a, uint64_t n) { return n < 64 ? a >> n : 0; }
static inline rt_u128 rt_shr_u128(rt_u128 a, uint64_t n) { return n < 128 ? a >> n : 0; }
static inline int32_t rt_shr_i32(int32_t a, uint64_t n) { return a >> (n < 32 ? n : 31); }
static inline int64_t rt_shr_i64(int64_t a, uint64_t n) { return a >> (n < 64 ? n : 63); }
static inline rt_i128 rt_shr_i128(rt_i128 a, uint64_t n) { return a >> (n < 128 ? n : 127); }

/* ---- the low `width` bits as a signed number; width is 1 or more ---- */

static inline int32_t rt_sext_32(uint32_t a, unsigned width)
{
    return (int32_t)(a << (32 - width)) >> (32 - width);
}
static inline int64_t rt_sext_64(uint64_t a, unsigned width)
{
    return (int64_t)(a << (64 - width)) >> (64 - width);
}
static inline rt_i128 rt_sext_128(rt_u128 a, unsigned width)
{
    return (rt_i128)(a << (128 - width)) >> (128 - width);
}

/* ---- counting bits ---- */

static inline int32_t rt_popcount(rt_u128 a)
{
    int32_t n = 0;
    for (; a; a &= a - 1)
        n++;
    return n;
}

/* Zeros above the highest one of the low `width` bits; `width` for 0. */
static inline int32_t rt_clz(rt_u128 a, int32_t width)
{
    int32_t n = 0;
    while (n < width && !(a >> (width - 1 - n) & 1))
        n++;
    return n;
}

/* Zeros below the lowest one; `width` for 0. */
static inline int32_t rt_ctz(rt_u128 a, int32_t width)
{
    int32_t n = 0;
    while (n < width && !(a >> n & 1))
        n++;
    return n;
}

/* The bits of a table of two for each bit of c. */
#define RT_LUT_C(l, c) ((0 - ((l) & 1)) ^ ((c) & (0 - (((l) ^ (l) >> 1) & 1))))

/* Bit i is bit 4*a[i] + 2*b[i] + c[i] of the table `l`. */
static inline uint32_t rt_lut3(uint32_t l, uint32_t a, uint32_t b, uint32_t c)
{
    const uint32_t neither = RT_LUT_C(l, c), of_b = RT_LUT_C(l >> 2, c);
    const uint32_t of_a = RT_LUT_C(l >> 4, c), both = RT_LUT_C(l >> 6, c);
    const uint32_t not_a = neither ^ ((neither ^ of_b) & b), with_a = of_a ^ ((of_a ^ both) & b);
    return not_a ^ ((not_a ^ with_a) & a);
}

#endif
