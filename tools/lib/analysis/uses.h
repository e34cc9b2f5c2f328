/* uses.h: what the generated tables of reads and writes are made of, and the function that
 * evaluates them.
 *
 * A description that states latencies brings NAME_uses.c: for each form the registers that its code
 * reads and writes, as code of 16-bit words (uses_tables.h has its spelling). Which register, which
 * bits, and whether at all may depend on the instruction; such numbers are terms, small expressions
 * over its fields. What a term cannot know, such as the content of a register, stays unknown, bit
 * by bit.
 */
#ifndef ISADORA_USES_H
#define ISADORA_USES_H

#include <isadora/analysis.h>

/* Operators of terms: X(name, numbers, terms). An operator is followed by so many numbers, here `n`
 * and `m`, and then by so many terms, `a`, `b` and `c`. */
/* clang-format off */
#define RT_TERM_OPERATORS(X)                                                                       \
    X(UNKNOWN, 0, 0)                                                                               \
    X(CONST, 1, 0) /* n */                                                                         \
    X(LONG, 4, 0)  /* 64 bits in four words, the high one first */                                 \
    X(VALUE, 1, 0) /* bits of the field in slot n */                                               \
    X(WORD, 2, 0)  /* m bits of the instruction word from bit n up */                              \
    X(LINE, 2, 0)  /* 1 when operand choice n took line m */                                       \
    X(TAKEN, 1, 0) /* the line that choice n took */                                               \
    X(HERE, 0, 0)  /* address of the instruction */                                                \
    X(NEXT, 0, 0)  /* address of the one after it */                                               \
    X(REG, 1, 1)   /* register a of file n, known where it is hardwired */                         \
    X(SLICE, 1, 2) /* n bits of a from bit b up */                                                 \
    X(SEXT, 1, 1)  /* a with the sign of its n bits */                                             \
    X(CAT, 1, 2)   /* the low n bits from a, above them b */                                       \
    X(COND, 0, 3)  /* b where a is not 0, else c */                                                \
    X(IN, 1, 1)    /* 1 when bit a of n is 1: a is one of several small numbers */                 \
    X(LAND, 0, 2) X(LOR, 0, 2) X(LNOT, 0, 1)                                                       \
    X(BNOT, 0, 1) X(NEG, 0, 1) X(BAND, 0, 2) X(BOR, 0, 2) X(BXOR, 0, 2)                            \
    X(ADD, 0, 2) X(SUB, 0, 2) X(MUL, 0, 2) X(SHL, 0, 2) X(SHR, 0, 2)                               \
    X(EQ, 0, 2) X(NE, 0, 2) X(LT, 0, 2) X(LE, 0, 2) X(GT, 0, 2) X(GE, 0, 2)
/* clang-format on */

#define RT_TERM_NAME(name, numbers, terms) RT_TERM_##name,
enum rt_term_op { RT_TERM_OPERATORS(RT_TERM_NAME) RT_TERM_OPS };
#undef RT_TERM_NAME

enum rt_use_kind {
    RT_USE_END,  /* of the rows under a `when`, and of the table */
    RT_USE_WHEN, /* a test; the rows up to the end that belongs to it are under it */
    RT_USE_READ,
    RT_USE_LATE, /* a read that sees the state of a cycle ago */
    RT_USE_WAIT, /* a read of what the instruction waits for */
    RT_USE_KEEP, /* a register that is kept for the next instruction */
    RT_USE_WRITE,
    RT_USE_JUMP, /* a store to `$pc`; `index` is the address */
    RT_USE_BUSY, /* the engine works for `latency` cycles */
    RT_USE_HALT
};

/* The words of a row; two terms follow: `index`, the register, and `from`, its first bit. */
enum rt_use_row {
    RT_ROW_KIND,
    RT_ROW_JUMP,    /* enum isadora_jump */
    RT_ROW_ENGINE,  /* -1: none */
    RT_ROW_LATENCY, /* 0 in rows of an alias: that of the store to it; reads: cycles that it is read
                       before the others, below 0 after them */
    RT_ROW_FILE,
    RT_ROW_WIDTH, /* more than the file has: all bits */
    RT_ROW_TERMS
};

typedef const uint16_t rt_rows[]; /* a table of rows, or a term */

/* An entry of a file that stands for other state; no reads and writes: for a number. */
struct rt_use_alias {
    int16_t file;
    uint16_t number;
    const uint16_t *value; /* term */
    const uint16_t *reads, *writes;
};

struct isadora_use_tables {
    const uint16_t *const *forms; /* by form */
    const struct rt_use_alias *aliases;
    size_t alias_count;
    const int16_t *status; /* files that instructions wait for */
    size_t status_count;
};

#endif
