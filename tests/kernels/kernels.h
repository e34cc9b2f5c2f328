/* What the references of the kernels share.
 *
 * A reference is a function that describes one launch and computes, in plain C, what the buffers
 * must hold at its end:
 *
 *     grid(2, 1, 1);                      blocks, and threads of a block
 *     block(64, 1, 1);
 *     uint32_t *data = buffer(512);       parameters in their order: memory, or numbers
 *     param_u32(100);
 *     draw32(data, 128);                  what is in the buffers before
 *     given();
 *     data[0] += 1;                       and after
 *
 * All buffers are compared, byte for byte, but for what the rules below except.
 */
#ifndef KERNELS_H
#define KERNELS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* ---- the launch ---- */

void grid(unsigned x, unsigned y, unsigned z);
void block(unsigned x, unsigned y, unsigned z);
void dynamic_shared(unsigned bytes);

void *buffer(size_t bytes);
/* The parameter is the address OFFSET bytes after the beginning of the buffer. */
void *buffer_inside(size_t bytes, size_t offset);
/* A texture or surface; the parameter is its handle. WORDS as `run --image` has them after the
 * file: the format, the size, .. */
void *image(const char *words, size_t bytes);
void param_u32(uint32_t value);
void param_u64(uint64_t value);
void param_f32(float value);
void param_f64(double value);
void param_bytes(const void *bytes, size_t count); /* a structure: in pieces of 8 bytes */

void given(void);

/* The variant it runs on: 52 for sm_52, .. */
unsigned sm(void);
void least_sm(unsigned least); /* called first: the kernel needs this variant */

/* ---- what differs from "byte for byte"; AT points into a buffer ---- */

void any(const void *at, size_t bytes);       /* not compared: undefined by the language */
void masked(const void *at, uint32_t mask);   /* 32 bits of which only these are compared */
void or_else(const void *at, uint32_t other); /* 32 bits: what is there, or this */
void within(const void *at, uint32_t from, uint32_t to);       /* 32 bits, both ends included */
void same_set(const void *at, size_t count, size_t stride);    /* 32 bits each, in any order */
void near32(const void *at, double relative, double absolute); /* NaN is like any NaN */
void near64(const void *at, double relative, double absolute);
void traps(const char *why); /* the launch ends in a trap whose message has this */

/* ---- numbers that look random; every reference restarts the sequence ---- */

uint32_t draw(void);
uint32_t draw_below(uint32_t limit);
void draw32(void *data, size_t count);
uint32_t draw_edge(void);   /* often 0, 1, -1, powers of two and their neighbours */
uint32_t draw_single(void); /* bits of a f32; often special ones */
uint64_t draw_double(void);
uint32_t draw_half(void); /* bits of a f16 */
float draw_float(void);   /* from -1 to 1 in steps of 2^-23 */

/* Buffers that are filled with such numbers. */
void *drawn(size_t words);
void *drawn_floats(size_t count);
void *drawn_doubles(size_t count);

/* ---- numbers.c: floating point by its bits ---- */

enum rounding { NEAREST, TO_ZERO, DOWN, UP };

uint32_t single_bits(float value);
float single_of(uint32_t bits);
uint64_t double_bits(double value);
double double_of(uint64_t bits);
double half_of(uint32_t bits);
/* Rounded once; NaN is 0x7fff. */
uint32_t half_bits(long double value, enum rounding mode);
/* NaN is 0x7fffffff. */
uint32_t canonical(float value);
bool is_nan32(uint32_t bits);
bool is_nan64(uint64_t bits);

void round_as(enum rounding mode); /* for what the host computes */
double whole(double value, enum rounding mode);

/* Zeroed memory that lives as long as the reference runs. */
void *room(size_t count, size_t size);

/* A reference of the kernel KERNEL; NAME is that name, or that name with `.what` where one kernel
 * is launched in several ways. */
struct kernel {
    const char *name;
    void (*reference)(void);
};

extern const struct kernel basic_kernels[];      /* basic.c: threads, blocks, guards */
extern const struct kernel memory_kernels[];     /* memory.c: every kind of access */
extern const struct kernel atomic_kernels[];     /* atomics.c */
extern const struct kernel warp_kernels[];       /* warp.c: shuffles, votes, barriers */
extern const struct kernel integer_kernels[];    /* integer.c: each operation, 32 and 64 bits */
extern const struct kernel float_kernels[];      /* floats.c: each operation, f16, f32, f64 */
extern const struct kernel conversion_kernels[]; /* conversions.c */
extern const struct kernel tensor_kernels[];     /* tensor.c */
extern const struct kernel alone_kernels[];      /* alone.c: own/, no thread waits for another */
extern const struct kernel wide_kernels[];       /* wide.c: the same, with numbers of many words */
/* Of own/, whose threads work together: */
extern const struct kernel order_kernels[];  /* order.c: sums, scans, sorting */
extern const struct kernel graph_kernels[];  /* graphs.c: graphs, locks, trees, games */
extern const struct kernel matrix_kernels[]; /* matrices.c: matrices, transforms, fields */
extern const struct kernel code_kernels[];   /* codes.c: ciphers, sequences, pictures */
extern const struct kernel image_kernels[];  /* images.c: images/, textures and surfaces */

#endif
