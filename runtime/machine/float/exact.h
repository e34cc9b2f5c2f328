/* exact.h: operations on floats with integers alone, for every format, rounding and argument; see
 * floating.h. */
#ifndef ISADORA_FLOAT_EXACT_H
#define ISADORA_FLOAT_EXACT_H

#include "base/wide.h"

/* RT_NEAR: ties to even; RT_AWAY: to nearest, ties away from zero. */
enum rt_round { RT_NEAR, RT_DOWN, RT_UP, RT_ZERO, RT_AWAY };
enum rt_flush { RT_KEEP, RT_FLUSH_INPUTS, RT_FLUSH_RESULTS, RT_FLUSH_ALL, RT_TINY_BEFORE };
enum rt_product { RT_EXACT, RT_CHOPPED };
enum rt_format { RT_F16, RT_F32, RT_F64, RT_BF16 };
enum rt_order { RT_LESS = 1, RT_EQUAL = 2, RT_GREATER = 4, RT_UNORDERED = 8 };
enum rt_exceptions {
    RT_INEXACT = 1,
    RT_UNDERFLOW = 2,
    RT_OVERFLOW = 4,
    RT_DIVIDE_BY_ZERO = 8,
    RT_INVALID = 16,
    RT_FLAG_BITS = 5,
};

bool rt_float_is_nan(enum rt_format, uint64_t a);
uint64_t rt_float_add(enum rt_format, uint64_t a, uint64_t b, unsigned round, unsigned flush,
                      uint64_t nan);
uint64_t rt_float_mul(enum rt_format, uint64_t a, uint64_t b, unsigned round, unsigned flush,
                      uint64_t nan);
/* a * b + c, rounded once; a chopped product is cut to the precision of the format first. */
uint64_t rt_float_mul_add(enum rt_format, uint64_t a, uint64_t b, uint64_t c,
                          enum rt_product product, unsigned round, unsigned flush, uint64_t nan);
uint64_t rt_float_div(enum rt_format, uint64_t a, uint64_t b, unsigned round, unsigned flush,
                      uint64_t nan);
uint64_t rt_float_sqrt(enum rt_format, uint64_t a, unsigned round, unsigned flush, uint64_t nan);
/* Of a number and a NaN the number, of two NaNs `nan`; -0 is less than +0. */
uint64_t rt_float_min(enum rt_format, uint64_t a, uint64_t b, unsigned flush, uint64_t nan);
uint64_t rt_float_max(enum rt_format, uint64_t a, uint64_t b, unsigned flush, uint64_t nan);
/* An enum rt_order. */
int32_t rt_float_compare(enum rt_format, uint64_t a, uint64_t b, unsigned flush);
uint64_t rt_float_rint(enum rt_format, uint64_t a, unsigned round, unsigned flush, uint64_t nan);
uint64_t rt_float_convert(enum rt_format to, enum rt_format from, uint64_t a, unsigned round,
                          unsigned flush, uint64_t nan);
uint64_t rt_float_from_signed(enum rt_format, rt_i128 a, unsigned round);
uint64_t rt_float_from_unsigned(enum rt_format, rt_u128 a, unsigned round);
/* Rounded to an integer and held within bounds. */
rt_i128 rt_float_to_int(enum rt_format, uint64_t a, rt_i128 lo, rt_i128 hi, unsigned round,
                        unsigned flush, rt_i128 nan);

rt_u128 rt_float_add_flags(enum rt_format, uint64_t a, uint64_t b, unsigned round, unsigned flush,
                           uint64_t nan);
rt_u128 rt_float_mul_flags(enum rt_format, uint64_t a, uint64_t b, unsigned round, unsigned flush,
                           uint64_t nan);
/* Infinity times zero is invalid even where c is a quiet NaN; what a chopped product loses raises
 * nothing. */
rt_u128 rt_float_mul_add_flags(enum rt_format, uint64_t a, uint64_t b, uint64_t c,
                               enum rt_product product, unsigned round, unsigned flush,
                               uint64_t nan);
rt_u128 rt_float_div_flags(enum rt_format, uint64_t a, uint64_t b, unsigned round, unsigned flush,
                           uint64_t nan);
rt_u128 rt_float_sqrt_flags(enum rt_format, uint64_t a, unsigned round, unsigned flush,
                            uint64_t nan);
rt_u128 rt_float_min_flags(enum rt_format, uint64_t a, uint64_t b, unsigned flush, uint64_t nan);
rt_u128 rt_float_max_flags(enum rt_format, uint64_t a, uint64_t b, unsigned flush, uint64_t nan);
/* With `signalling` any NaN is invalid, else those that are signalling. */
int32_t rt_float_compare_flags(enum rt_format, uint64_t a, uint64_t b, unsigned flush,
                               unsigned signalling);
rt_u128 rt_float_rint_flags(enum rt_format, uint64_t a, unsigned round, unsigned flush,
                            uint64_t nan);
rt_u128 rt_float_convert_flags(enum rt_format to, enum rt_format from, uint64_t a, unsigned round,
                               unsigned flush, uint64_t nan);
rt_u128 rt_float_from_signed_flags(enum rt_format, rt_i128 a, unsigned round);
rt_u128 rt_float_from_unsigned_flags(enum rt_format, rt_u128 a, unsigned round);
/* A result out of bounds, and a NaN, is invalid, and not inexact. */
rt_i128 rt_float_to_int_flags(enum rt_format, uint64_t a, rt_i128 lo, rt_i128 hi, unsigned round,
                              unsigned flush, rt_i128 nan);

#endif
