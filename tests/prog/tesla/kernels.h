/* What the references of the Tesla kernels share: files, numbers, arithmetic of the machine.
 *
 * A reference is a function that makes the inputs of one kernel and computes the expected result in
 * plain C. An input goes to the file named by the kernel's line `run`, a result to one with `.want`
 * appended to its name.
 */
#ifndef TESLA_KERNELS_H
#define TESLA_KERNELS_H

#include <stdint.h>
#include <stddef.h>

/* Writes COUNT numbers, low byte first. The program ends with a message if that fails. */
void put8(const char *file, const uint8_t *data, size_t count);
void put16(const char *file, const uint16_t *data, size_t count);
void put32(const char *file, const uint32_t *data, size_t count);
void put64(const char *file, const uint64_t *data, size_t count);
void put_floats(const char *file, const float *data, size_t count);
void put_doubles(const char *file, const double *data, size_t count);

/* Zeroed memory that lives as long as the reference runs. */
void *room(size_t count, size_t size);

/* Numbers that look random, the same in each run: every kernel restarts the sequence. */
uint32_t draw(void);
uint32_t draw_below(uint32_t limit);
void draw32(uint32_t *data, size_t count);
/* From -1 to 1 in steps of 2^-23. */
float draw_float(void);
void draw_floats(float *data, size_t count);

uint32_t float_bits(float value);
float float_of(uint32_t bits);

/* f32 as the machine has it: denormal inputs and results are zeros. add and mul round to nearest;
 * mad cuts its product off to 24 bits of any exponent, and rounds the sum; where the addend is zero
 * the product is an ordinary one. No NaN, no infinity. */
float add32(float a, float b);
float mul32(float a, float b);
float mad32(float a, float b, float c);
float saturate32(float value);

/* Special functions, on bits. sin, cos and ex2 take what presin and preex2 make. */
uint32_t special_rcp(uint32_t x);
uint32_t special_rsqrt(uint32_t x);
uint32_t special_lg2(uint32_t x);
uint32_t special_presin(uint32_t x);
uint32_t special_preex2(uint32_t x);
uint32_t special_sin(uint32_t prepared);
uint32_t special_cos(uint32_t prepared);
uint32_t special_ex2(uint32_t prepared);

/* A reference; SIZE is what its table entry says, or what the command line says. */
struct kernel {
    const char *name;
    void (*reference)(uint32_t size);
    uint32_t size;
};
extern const struct kernel launch_kernels[];   /* kernels_launch.c: threads, blocks, memory */
extern const struct kernel flow_kernels[];     /* kernels_flow.c: divergence, loops, calls */
extern const struct kernel integer_kernels[];  /* kernels_integer.c: bits, hashes, carries */
extern const struct kernel float_kernels[];    /* kernels_float.c: f16, f32, f64 */
extern const struct kernel graphics_kernels[]; /* kernels_graphics.c: textures, attributes */

#endif
