/* decode_lead.h: how generated decoders (NAME_decode.c) find most forms without a branch, for words
 * of up to 32 bits. Some bits of the word, its INDEX, lead to a table, and some neighbouring ones
 * to one of its cells: a *lead* is the table, and which. What is not settled then follows the tree.
 * LENGTH is the length of a word as its bits say; a decoder of words of several lengths reads the
 * longest, so that the length needs no branch either. A shorter rest is read with zeros after it.
 * decode_rows.h is included before. */
#ifndef ISADORA_DECODE_LEAD_H
#define ISADORA_DECODE_LEAD_H

#include "base/decode_rows.h"

enum { LEAD_LO = 19, LEAD_MASK = 24 };

/* A lead: a cell as it is, which is one of `itself`, or the cells of a node by some bits. */
#define THROUGH(name, lo, mask)                                                                    \
    ((uint32_t)(offsetof(struct by_node, name) / sizeof(cell)) | (uint32_t)(lo) << LEAD_LO |       \
     (uint32_t)(mask) << LEAD_MASK)

/* Cells at equal distances. */
#define BY2(i, step, to) AT(i, to) AT((i) + (step), to)
#define BY4(i, step, to) BY2(i, step, to) BY2((i) + 2 * (step), step, to)
#define BY8(i, step, to) BY4(i, step, to) BY4((i) + 4 * (step), step, to)
#define BY16(i, step, to) BY8(i, step, to) BY8((i) + 8 * (step), step, to)
#define BY32(i, step, to) BY16(i, step, to) BY16((i) + 16 * (step), step, to)
#define BY64(i, step, to) BY32(i, step, to) BY32((i) + 32 * (step), step, to)

/* `take` of a form with a row. */
#define TAKE_ROW                                                                                   \
    (void)config;                                                                                  \
    if (row_of[form + 1] != 0) {                                                                   \
        FILL(row_of[form + 1], form)                                                               \
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
        if (size < LONGEST)                                                                        \
            return at_end(c, bytes, size, out, whole);                                             \
        const WORD word = READ(bytes);                                                             \
        const unsigned length = LENGTH(word);                                                      \
        const uint32_t lead = leads[INDEX(word)];                                                  \
        const unsigned at = cells.all[(lead & ((1u << LEAD_LO) - 1)) +                             \
                                      (word >> (lead >> LEAD_LO & 31) & lead >> LEAD_MASK)];       \
        if (whole && row_of[at] != 0) {                                                            \
            FILL(row_of[at], at - 1)                                                               \
            return (int)length;                                                                    \
        }                                                                                          \
        if (!whole && at - 1 < FORMS) {                                                            \
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

/* The operands of a form with a row, where the longest word is there. */
#define OPERANDS_ROW                                                                               \
    if (size >= LONGEST) {                                                                         \
        const unsigned row = row_of[out->form + 1];                                                \
        if (row != 0 && ROW_AT(row)->head.length == out->length) {                                 \
            const WORD word = READ(bytes);                                                         \
            FILL(row, out->form)                                                                   \
            return ROW_AT(row)->head.length;                                                       \
        }                                                                                          \
    }

#endif
