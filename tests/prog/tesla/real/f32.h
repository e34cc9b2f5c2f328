/* f32.h: the arithmetic of the kernels on single floats, as the instructions round it.
 *
 * Values are bits. Denormal numbers count as zero, as operands and as results; every NaN that
 * comes out is the same one. */
#ifndef REAL_F32_H
#define REAL_F32_H

#include <stdint.h>

uint32_t f32_add(uint32_t, uint32_t);
uint32_t f32_add_rz(uint32_t, uint32_t); /* toward zero */
uint32_t f32_mul(uint32_t, uint32_t);
/* a * b + c. The product is cut to 24 bits before the addition, but with a zero among the three it
 * is a product and a sum like any other. */
uint32_t f32_mad(uint32_t a, uint32_t b, uint32_t c);
uint32_t f32_max(uint32_t, uint32_t);
uint32_t f32_min(uint32_t, uint32_t);
uint32_t f32_saturate(uint32_t);
uint32_t f32_floor(uint32_t);
uint32_t f32_negate(uint32_t);
/* Of a whole number, toward zero. */
uint32_t f32_of_int(int32_t);
double f32_value(uint32_t);

#endif
