/* sass.h: the interpreter by hand for the instructions of two kernels for GPUs since Maxwell: what
 * its reader (sass_read.c) gives to what runs it (sass_run.c). */
#ifndef SASS_H
#define SASS_H

#include "lanes.h"

enum { SASS_ROWS = 64, ZERO_ROW = SASS_ROWS - 1, SASS_UNIFORM = 8, TRUE_PREDICATE = 7 };
enum { STACK_TOP = 0x80000, FRAME_WORDS = 16 }; /* of local memory, the end is used */
enum { BANK0_WORDS = 256 };                     /* of constants: sizes, then parameters */

/* Each operation with the texts it is written as. R is a register, N a number or a constant, P a
 * predicate, U a uniform register, H a float, M memory at a register or a pair of them, K that of
 * constants, @ an address of code. Other words stand for themselves. */
enum sass_op {
#define OP(name) SASS_##name,
#define TEXT(name, text)
#include "sass_ops.h"
#undef OP
#undef TEXT
};

struct sass_insn {
    uint8_t op;         /* enum sass_op */
    uint8_t guard;      /* a predicate */
    bool inverted;      /* of the guard */
    uint8_t r[4], p[2]; /* registers, predicates in the order of the text */
    uint8_t u[2];       /* uniform registers */
    uint8_t base;       /* register that a memory operand is counted from */
    uint32_t at;        /* offset of the memory operand, or where to branch to */
    uint32_t number[2];
    const uint32_t *n, *m; /* the first and second number, or constants */
};

struct sass_program {
    struct sass_insn *code;
    uint32_t count;
    uint32_t bank0[BANK0_WORDS]; /* constants of the launch */
};

/* Reads a kernel. False after a message. */
struct code;
bool sass_read(struct sass_program *, const struct work *, const struct code *);
/* What a launch puts into bank 0: sizes where the kernels look for them, the stack, and from word
 * `params` on the parameters, with addresses from `first` on. */
void sass_constants(struct sass_program *, const struct work *, unsigned params, uint64_t first);

#endif
