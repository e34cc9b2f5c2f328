/* floating.h: operations on floats given as bit patterns, the same on every computer.
 *
 * rt_float_ are exact (float/exact.h): they compute with integers alone, for every format, rounding
 * and argument. rt_f32_ and rt_f64_ (float/quick.h, float/flags.h) give the same bits: where the
 * rounding is RT_NEAR, by the arithmetic of this computer. A program that changes the rounding of
 * its floating-point unit, or lets it flush, must not call those.
 *
 * `flush` says whether denormal arguments are zeros of their sign, and whether results that are
 * tiny become zeros: after rounding, or with RT_TINY_BEFORE before it; `nan` is what a result
 * becomes that is not a number.
 *
 * Functions .._flags return the result and below it, in the lowest RT_FLAG_BITS bits, an enum
 * rt_exceptions; or both in an rt_flagged. A tiny result is an underflow where it is inexact. */
#ifndef ISADORA_FLOATING_H
#define ISADORA_FLOATING_H

#include "machine/float/exact.h"
#include "machine/float/flags.h"
#include "machine/float/quick.h"

#endif
