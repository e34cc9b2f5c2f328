/* lanes.h: what the parts of the measurement of lanes share: a work to do, and the interpreter
 * written by hand that it is done with besides our own. */
#ifndef LANES_H
#define LANES_H

#include "simt/cpu_level.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* ---- what is computed (work.c, plain.c) ---- */

enum { MOST_PARTS = 4, MOST_PARAMS = 16, WARP = 32 };

/* A buffer in the memory of the grid. */
struct part {
    uint32_t at;   /* address, a multiple of 4 */
    uint32_t size; /* bytes */
    bool result;   /* else input */
};

struct work {
    const char *name; /* of the program, NAME.s or NAME_VARIANT.cubin */
    const char *isa, *variant;
    bool is_sass; /* parameters are addresses of 64 bits first; constants come from the cubin */
    uint32_t grid[2], block[2];
    uint32_t shared;             /* bytes of a block's memory */
    uint32_t param[MOST_PARAMS]; /* words from 0x10 on */
    unsigned param_count;
    struct part parts[MOST_PARTS];
    unsigned part_count;
    uint32_t size;    /* rows, messages */
    uint32_t *memory; /* of the grid, from 0 to memory_size, as it begins */
    uint32_t memory_size;
    const uint32_t *constants; /* c0, or bank 3 */
    uint32_t *own_constants;   /* which are freed with the work */
    uint32_t constant_size;
    uint32_t *wanted; /* the same memory as it should end */
    /* The C source: from and into memory. */
    void (*plain)(const struct work *, uint32_t *memory);
};

/* Works in the order that they are measured in; `which` counts from 0. False after the last one,
 * or without memory. */
bool work_make(struct work *, unsigned which);
void work_free(struct work *);
/* The words of the parameters where addresses are counted from `first`. */
void work_params(const struct work *, uint64_t first, uint32_t *words);

void plain_product(const struct work *, uint32_t *memory);
void plain_sha256(const struct work *, uint32_t *memory);
void plain_fused_product(const struct work *, uint32_t *memory);
void plain_sass_sha256(const struct work *, uint32_t *memory);
extern const uint32_t sha_constants[72];

/* ---- the interpreter by hand (hand.c), and how it gets its program (hand_read.c) ---- */

enum hand_op {
#define OP(name, text) HAND_##name,
#include "hand_ops.h"
#undef OP
};

struct hand_insn {
    uint8_t op;   /* enum hand_op */
    uint8_t r[4]; /* registers in the order of the text: the first is the target */
    uint8_t base; /* register that a memory operand is counted from */
    bool ends;    /* the warp ends after it */
    bool if_lg;   /* a branch under `lg $c0` */
    uint32_t imm; /* the number, or where to branch to */
    uint32_t at;  /* offset of the memory operand */
};

struct hand_program {
    struct hand_insn *code;
    uint32_t count;
};

/* Reads assembly text. False after a message: something that hand_ops.h does not have. */
bool hand_read(struct hand_program *, const char *name, char *text);

enum hand_stop { HAND_ENDED, HAND_OUTSIDE, HAND_DIVERGED, HAND_STUCK, HAND_NO_MEMORY };

/* One run over a whole grid: the memory is changed, and warp instructions are counted. */
struct hand_run {
    const struct hand_program *program;
    const struct sass_program *sass; /* where the work is one */
    uint64_t first;                  /* address of the memory, for programs */
    const struct work *work;
    uint32_t *memory;
    uint64_t instructions;
};

typedef enum hand_stop hand_function(struct hand_run *);
hand_function hand_run_plain, sass_run_plain;
#if LANES_WIDTHS > 1
hand_function hand_run_avx2, hand_run_avx512, sass_run_avx2, sass_run_avx512;
#endif

#endif
