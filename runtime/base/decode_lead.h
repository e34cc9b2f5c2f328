/* decode_lead.h: how generated decoders (NAME_decode.c) find most forms without a branch, for words
 * of up to 32 bits. Some bits of the word, its INDEX, lead to a table, and some neighbouring ones
 * to one of its cells: a *lead* is the table, and which. What is not settled then follows the tree.
 * LENGTH is the length of a word as its bits say; a decoder of words of several lengths reads the
 * longest, so that the length needs no branch either. A shorter rest is read with zeros after it.
 */
#ifndef ISADORA_DECODE_LEAD_H
#define ISADORA_DECODE_LEAD_H

#include "base/decode_rows.h"

enum { LEAD_UP = 20, LEAD_DOWN = 26 };

/* A lead: which of the cells is the first one, and by how much the word is shifted, which has 64
 * bits then. To a cell as it is, which is one of `itself`, or to the cells of a node by some bits.
 */
#define DIRECT(cell) ((uint32_t)(cell) | 63u << LEAD_DOWN)
#define THROUGH(name, lo, width)                                                                   \
    ((uint32_t)(offsetof(struct by_node, name) / sizeof(cell)) |                                   \
     (64u - (lo) - (width)) << LEAD_UP | (64u - (width)) << LEAD_DOWN)

/* Cells at equal distances. */
#define BY2(i, step, to) AT(i, to) AT((i) + (step), to)
#define BY4(i, step, to) BY2(i, step, to) BY2((i) + 2 * (step), step, to)
#define BY8(i, step, to) BY4(i, step, to) BY4((i) + 4 * (step), step, to)
#define BY16(i, step, to) BY8(i, step, to) BY8((i) + 8 * (step), step, to)
#define BY32(i, step, to) BY16(i, step, to) BY16((i) + 16 * (step), step, to)
#define BY64(i, step, to) BY32(i, step, to) BY32((i) + 32 * (step), step, to)

/* The row of a form; 0: it has none. */
#define ROW_OF_FORM(form) ROW_IN(cells.of.itself[(form) + 1])

/* `take` of a form with a row. */
#define TAKE_ROW                                                                                   \
    (void)config;                                                                                  \
    if (ROW_OF_FORM(form) != 0) {                                                                  \
        FILL(ROW_OF_FORM(form), form)                                                              \
        return out->length;                                                                        \
    }

/* The end of the leads. READ is the longest word at some bytes. */
#define FOLLOW_LEADS                                                                               \
    static __attribute__((noinline)) int rarely(WORD_GIVEN, unsigned at, unsigned length,          \
                                                bool whole)                                        \
    {                                                                                              \
        word &= UINT32_MAX >> (32 - 8 * length);                                                   \
        if (at > FORMS)                                                                            \
            at = follow(WORD_PASSED, at);                                                          \
        if (at & TAKEN)                                                                            \
            return (int)length;                                                                    \
        if (at == 0)                                                                               \
            return ISADORA_NO_FORM;                                                                \
        if (whole)                                                                                 \
            return take(WORD_PASSED, at - 1);                                                      \
        out->form = (uint16_t)(at - 1);                                                            \
        return out->length = (uint8_t)length;                                                      \
    }                                                                                              \
    static __attribute__((noinline)) int at_end(const struct isadora_context *c,                   \
                                                const uint8_t *bytes, size_t size,                 \
                                                struct isadora_insn *out, bool whole);             \
    SEARCH                                                                                         \
    {                                                                                              \
        if (__builtin_expect(size < LONGEST, 0))                                                   \
            return at_end(c, bytes, size, out, whole);                                             \
        const WORD word = READ(bytes);                                                             \
        const unsigned length = LENGTH(word);                                                      \
        _Static_assert(sizeof cells.all / sizeof(cell) <= 1u << LEAD_UP, "too many cells");        \
        _Static_assert(FORMS + NODE_COUNT < 0xffff, "a cell has no room for a row");               \
        const uint32_t lead = leads[INDEX(word)];                                                  \
        const uint64_t below = (uint64_t)word << (lead >> LEAD_UP & 63) >> (lead >> LEAD_DOWN);    \
        const cell found = cells.all[(lead & ((1u << LEAD_UP) - 1)) + below];                      \
        const unsigned at = REACHED(found);                                                        \
        const size_t row = ROW_IN(found);                                                          \
        if (whole && __builtin_expect(row != 0, 1)) {                                              \
            FILL(row, at - 1)                                                                      \
            return (int)length;                                                                    \
        }                                                                                          \
        if (!whole && __builtin_expect(at - 1 < FORMS, 1)) {                                       \
            out->form = (uint16_t)(at - 1);                                                        \
            out->length = (uint8_t)length;                                                         \
            return (int)length;                                                                    \
        }                                                                                          \
        return rarely(WORD_READ, at, length, whole);                                               \
    }                                                                                              \
    static int at_end(const struct isadora_context *c, const uint8_t *rest, size_t size,           \
                      struct isadora_insn *out, bool whole)                                        \
    {                                                                                              \
        uint8_t bytes[LONGEST] = {0};                                                              \
        if (size < SHORTEST)                                                                       \
            return ISADORA_SHORT;                                                                  \
        memcpy(bytes, rest, size);                                                                 \
        const WORD word = READ(bytes);                                                             \
        (void)word;                                                                                \
        if (size < (LENGTH(word)))                                                                 \
            return ISADORA_SHORT;                                                                  \
        const int length = search(c, bytes, LONGEST, out, whole);                                  \
        return length > 0 ? length : ISADORA_SHORT;                                                \
    }

/* The operands of a form with a row, where the longest word is there; then those of the others. */
#define OPERANDS_ROW                                                                               \
    if (__builtin_expect(size >= LONGEST && out->form < FORMS, 1)) {                               \
        const unsigned row = ROW_OF_FORM(out->form);                                               \
        if (__builtin_expect(row != 0 && ROW_AT(row)->head.length == out->length, 1)) {            \
            const WORD word = READ(bytes);                                                         \
            const int length = ROW_AT(row)->head.length;                                           \
            FILL(row, out->form)                                                                   \
            return length;                                                                         \
        }                                                                                          \
    }                                                                                              \
    return other_operands(c, bytes, size, out);
#define OTHER_OPERANDS                                                                             \
    static __attribute__((noinline)) int other_operands(const struct isadora_context *c,           \
                                                        const uint8_t *bytes, size_t size,         \
                                                        struct isadora_insn *out)

#endif
