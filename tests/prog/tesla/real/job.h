/* job.h: one run of a real kernel: what it is given and what must come out.
 *
 * A kernel of the tables says how it is launched and has a function that draws its inputs (fixed
 * pseudo-random: the same in every run), passes its parameters in their order and computes in plain
 * C what its buffers must hold afterwards. The same function serves to make the inputs and, once
 * the kernel has run, to check the outputs, so nothing but the files passes between the two. */
#ifndef REAL_JOB_H
#define REAL_JOB_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

enum { MOST_BUFFERS = 8, MOST_PARAMETERS = 64, MOST_CONSTANTS = 40, LINE = 96 };

/* How a byte of a buffer is compared. */
enum compared {
    EXACT,  /* with `want` */
    CLOSE,  /* as one of four that are a float: within `error` of `value` */
    IGNORED /* nothing is said about it */
};

/* A buffer of global memory, a parameter of the kernel; or memory at an address that the kernel
 * contains. */
struct buffer {
    size_t size;
    const char *space; /* of memory that is no parameter, such as "g0"; NULL: a parameter */
    uint32_t address;
    size_t threads; /* that have such memory, each for itself; 0: it is one for all */
    uint8_t *in, *want;
    uint8_t *how;          /* a byte each */
    double *value, *error; /* a float each */
};

struct constant {
    unsigned space, offset;
    uint32_t word;
};

struct job;

struct kernel {
    const char *program; /* NAME of NAME.hex, or of NAME.cubin */
    const char *from;    /* repository and path */
    const char *grid, *block;
    unsigned shared; /* bytes of shared memory, those of the launch and the parameters included */
    unsigned rounds; /* runs, each with other inputs */
    void (*prepare)(struct job *, unsigned round);
    const void *detail; /* of the function, where several kernels share one */
};

/* The kernels of a family, up to one without a program. */
extern const struct kernel word_kernels[], float_kernels[], list_kernels[], launch_kernels[],
    loop_kernels[], vector_kernels[], flexgrip_kernels[], graphics_kernels[];

struct job {
    const struct kernel *kernel;
    char grid[LINE], block[LINE];
    const char *mode; /* of a program that is not for computing; NULL: it is */
    uint32_t entry;   /* address of the first instruction */
    uint64_t state;   /* of the pseudo-random numbers */
    struct buffer buffers[MOST_BUFFERS];
    size_t buffer_count;
    char parameters[MOST_PARAMETERS][LINE];
    size_t parameter_count;
    size_t offset; /* of the next parameter, from the first */
    struct constant constants[MOST_CONSTANTS];
    size_t constant_count;
    /* More than a comparison; NULL: none. Complains on its own. */
    bool (*accept)(const struct job *, const uint8_t *const *got);
};

/* Pseudo-random numbers. */
uint32_t draw(struct job *);
uint32_t draw_below(struct job *, uint32_t bound);
/* Words of which many are small, large, or at an end of a range. */
uint32_t draw_word(struct job *);
/* A float, its bits: exponents from 2^-`range` to 2^`range`, either sign. */
uint32_t draw_float(struct job *, int range);

void launch(struct job *, const char *grid, const char *block);

/* The next parameter: a buffer of zeros whose address is passed in 32 bits. */
struct buffer *pass_buffer(struct job *, size_t size);
/* The same, with an address of 64 bits, as compilers for 64-bit hosts have it. */
struct buffer *pass_wide(struct job *, size_t size);
/* Memory of a space at an address; no parameter. */
struct buffer *place(struct job *, const char *space, uint32_t address, size_t size);
/* The same of a space that each thread has for itself: `size` bytes of each. */
struct buffer *place_own(struct job *, const char *space, uint32_t address, size_t size,
                         size_t threads);
/* `type` as the runner names it: u8 u16 u32 u64 s32. */
void pass(struct job *, const char *type, uint64_t value);
void pass_float(struct job *, uint32_t bits);

/* A word of the constants of the kernel. */
void constant(struct job *, unsigned space, unsigned offset, uint32_t word);

/* What a buffer holds before the run, and after it unless something else is expected. */
void put8(struct buffer *, size_t index, uint32_t value);
void put16(struct buffer *, size_t index, uint32_t value);
void put32(struct buffer *, size_t index, uint32_t value);
uint32_t get32(const struct buffer *, size_t index);
/* What it holds after the run. */
void expect8(struct buffer *, size_t index, uint32_t value);
void expect16(struct buffer *, size_t index, uint32_t value);
void expect32(struct buffer *, size_t index, uint32_t value);
void expect_close(struct buffer *, size_t index, double value, double error);
void ignore(struct buffer *, size_t first, size_t bytes);

void job_prepare(struct job *, const struct kernel *, unsigned round);
void job_release(struct job *);

/* Files of a job in `folder`: bufferN.in, bufferN.out, kernel.cubin, which is words in hex where
 * the kernel has a mode. */
bool job_write(const struct job *, const char *programs, const char *folder);
bool job_check(const struct job *, const char *folder);

/* 32-bit values of bytes, little endian. */
uint32_t load32(const uint8_t *);
uint32_t load16(const uint8_t *);

#endif
