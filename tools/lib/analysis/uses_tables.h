/* uses_tables.h: how the generated tables of reads and writes are spelled (NAME_uses.c); only
 * these and their unit test include this file.
 *
 * A table is a list of rows that ends with DONE. WHEN(test) .. END are rows under one more
 * condition. A row has its own words (rt_use_row) and then two terms: which register, and its
 * first bit. Terms are written in Polish notation: the operator, then its operands.
 */
#ifndef ISADORA_USES_TABLES_H
#define ISADORA_USES_TABLES_H

#include "analysis/uses.h"

/* ---- Rows ---- */

#define DONE RT_USE_END
#define END RT_USE_END,
#define WHEN(test) RT_USE_WHEN, test,

/* The words of a row; its two terms follow. */
#define RT_NONE ((uint16_t)-1)
#define RT_ROW(kind, jump, engine, latency, file, width)                                           \
    RT_USE_##kind, jump, engine, (uint16_t)(latency), file, width

/* Registers by file and number: all bits, or `width` of them from the bit `from` up. */
#define READ(file, index) RT_ROW(READ, 0, RT_NONE, 0, file, RT_NONE), index, K(0),
#define READ_BITS(file, index, from, width) RT_ROW(READ, 0, RT_NONE, 0, file, width), index, from,
#define READ_EARLY(cycles, file, index)                                                            \
    RT_ROW(READ, 0, RT_NONE, cycles, file, RT_NONE), index, K(0),
#define READ_BITS_EARLY(cycles, file, index, from, width)                                          \
    RT_ROW(READ, 0, RT_NONE, cycles, file, width), index, from,
#define READ_LATE(file, index, from, width) RT_ROW(LATE, 0, RT_NONE, 0, file, width), index, from,
#define WAIT(file, index, from, width) RT_ROW(WAIT, 0, RT_NONE, 0, file, width), index, from,
#define KEEP(file, index) RT_ROW(KEEP, 0, RT_NONE, 0, file, RT_NONE), index, K(0),
#define WRITE(latency, file, index) RT_ROW(WRITE, 0, RT_NONE, latency, file, RT_NONE), index, K(0),
#define WRITE_BITS(latency, file, index, from, width)                                              \
    RT_ROW(WRITE, 0, RT_NONE, latency, file, width), index, from,
#define WRITE_BY(engine, latency, file, index, from, width)                                        \
    RT_ROW(WRITE, 0, engine, latency, file, width), index, from,
#define JUMP(how, latency, to) RT_ROW(JUMP, ISADORA_##how, RT_NONE, latency, RT_NONE, 0), to, K(0),
#define BUSY(engine, cycles) RT_ROW(BUSY, 0, engine, cycles, RT_NONE, 0), K(0), K(0),
#define HALT RT_ROW(HALT, 0, RT_NONE, 0, RT_NONE, 0), K(0), K(0),

/* ---- Terms; what they mean is said in uses.h ---- */

#define UNKNOWN RT_TERM_UNKNOWN
#define K(n) RT_TERM_CONST, n
#define LONG(n)                                                                                    \
    RT_TERM_LONG, (uint16_t)((uint64_t)(n) >> 48), (uint16_t)((uint64_t)(n) >> 32),                \
        (uint16_t)((uint64_t)(n) >> 16), (uint16_t)(n)
#define V(field, slot) RT_TERM_VALUE, slot
#define WORD(lo, width) RT_TERM_WORD, lo, width
#define LINE(choice, line) RT_TERM_LINE, choice, line
#define TAKEN(choice) RT_TERM_TAKEN, choice
#define HERE RT_TERM_HERE
#define NEXT RT_TERM_NEXT
#define REG(file, index) RT_TERM_REG, file, index
#define SLICE(a, from, width) RT_TERM_SLICE, width, a, from
#define LOW(a, width) RT_TERM_SLICE, width, a, K(0)
#define SEXT(a, width) RT_TERM_SEXT, width, a
#define CAT(low, width, high) RT_TERM_CAT, width, low, high
#define COND(test, yes, no) RT_TERM_COND, test, yes, no
#define IN(a, set) RT_TERM_IN, set, a
#define LAND(a, b) RT_TERM_LAND, a, b
#define LOR(a, b) RT_TERM_LOR, a, b
#define LNOT(a) RT_TERM_LNOT, a
#define BNOT(a) RT_TERM_BNOT, a
#define NEG(a) RT_TERM_NEG, a
#define BAND(a, b) RT_TERM_BAND, a, b
#define BOR(a, b) RT_TERM_BOR, a, b
#define BXOR(a, b) RT_TERM_BXOR, a, b
#define ADD(a, b) RT_TERM_ADD, a, b
#define SUB(a, b) RT_TERM_SUB, a, b
#define MUL(a, b) RT_TERM_MUL, a, b
#define SHL(a, b) RT_TERM_SHL, a, b
#define SHR(a, b) RT_TERM_SHR, a, b
#define EQ(a, b) RT_TERM_EQ, a, b
#define NE(a, b) RT_TERM_NE, a, b
#define LT(a, b) RT_TERM_LT, a, b
#define LE(a, b) RT_TERM_LE, a, b
#define GT(a, b) RT_TERM_GT, a, b
#define GE(a, b) RT_TERM_GE, a, b

#endif
