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

/* Operators of terms. Numbers follow the operator, then terms: here `n`, `m` and `a`, `b`, `c`. */
enum rt_term_op {
    RT_TERM_UNKNOWN,
    RT_TERM_CONST, /* n */
    RT_TERM_LONG,  /* 64 bits in four words, the high one first */
    RT_TERM_VALUE, /* bits of the field in slot n */
    RT_TERM_WORD,  /* m bits of the instruction word from bit n up */
    RT_TERM_LINE,  /* 1 when operand choice n took line m */
    RT_TERM_TAKEN, /* the line that choice n took */
    RT_TERM_HERE,  /* address of the instruction */
    RT_TERM_NEXT,  /* address of the one behind it */
    RT_TERM_REG,   /* register a of file n, known where it is hardwired */
    RT_TERM_SLICE, /* n bits of a from bit b up */
    RT_TERM_SEXT,  /* a with the sign of its n bits */
    RT_TERM_CAT,   /* the low n bits from a, above them b */
    RT_TERM_COND,  /* b where a is not 0, else c */
    RT_TERM_IN,    /* 1 when bit a of n is 1: a is one of several small numbers */
    RT_TERM_LAND,
    RT_TERM_LOR,
    RT_TERM_LNOT,
    RT_TERM_BNOT,
    RT_TERM_NEG,
    RT_TERM_BAND,
    RT_TERM_BOR,
    RT_TERM_BXOR,
    RT_TERM_ADD,
    RT_TERM_SUB,
    RT_TERM_MUL,
    RT_TERM_SHL,
    RT_TERM_SHR,
    RT_TERM_EQ,
    RT_TERM_NE,
    RT_TERM_LT,
    RT_TERM_LE,
    RT_TERM_GT,
    RT_TERM_GE,
    RT_TERM_OPS
};

enum rt_use_kind {
    RT_USE_END,  /* of the rows behind a `when`, and of the table */
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
                       before the others, below 0 behind them */
    RT_ROW_FILE,
    RT_ROW_WIDTH, /* more than the file has: all bits */
    RT_ROW_TERMS
};

typedef const uint16_t rt_rows[]; /* a table of rows, or a term */

/* What stands behind an entry of a file: nothing behind one that is wired to a number. */
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
