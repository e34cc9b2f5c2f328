/* decode_rows.h: forms of generated decoders (NAME_decode.c) as rows of numbers, for words of up to
 * 32 bits. A row is executed without branches: which form comes next is hard to predict, and a
 * wrong guess takes longer than lanes for fields that a form does not have.
 *
 * A lane takes one piece of the word, `word >> by & mask`, for a `by` of up to LANE_SHIFT and from
 * LANE_SHIFT - 31 on, which is a product shifted by LANE_SHIFT. The lanes 0 to 3 are the first
 * values; the pieces in the lanes after them make one value together. A file lists its rows in
 * ROWS(ROW); decode_narrow.h and decode_tree.h are included before. */
#ifndef ISADORA_DECODE_ROWS_H
#define ISADORA_DECODE_ROWS_H

#include <isadora/base.h>

#include <stddef.h>
#include <string.h>
#ifdef __SSE2__
#include <emmintrin.h>
#endif

enum { ROW_CHOICES = 5 };

struct row {
    _Alignas(16) uint64_t scale[8];
    uint64_t mask[8];
    uint64_t joined[2]; /* lanes 2 and 3: are they pieces, too? */
    /* The beginning of struct isadora_insn; in place of the form the slot of the value in pieces,
     * or one that no form here has. */
    struct {
        uint16_t slot;
        uint8_t length, alt[ROW_CHOICES];
    } head;
    uint32_t compared, canon; /* bits */
};

/* ---- What is made of ROWS ---- */

#define ROW_NUMBER(name, bytes, known, ones, value, lanes) ROW_##name,
#define ROW_ITSELF(name, bytes, known, ones, value, lanes)                                         \
    [ROW_##name] = {.head.length = (bytes),                                                        \
                    .compared = UINT32_MAX >> (32 - 8 * (bytes)) & ~(uint32_t)(known),             \
                    .canon = (ones),                                                               \
                    .head.slot = (value),                                                          \
                    lanes},
#define LANE(i, by, bits) .scale[i] = UINT64_C(1) << (LANE_SHIFT - (by)), .mask[i] = (bits),
#define JOINED(i) .joined[i] = UINT64_MAX,
#define TAKEN_AS(choice, number) .head.alt[choice] = (number),

/* Then which form has which row: HAS(form, row), which is ROW_OF, and an end. Rows are found by
 * their distance. */
#define DECLARE_ROWS                                                                               \
    enum { ROW_NONE, ROWS(ROW_NUMBER) };                                                           \
    static const struct row rows[] = {ROWS(ROW_ITSELF)};                                           \
    static const uint16_t row_of[FORMS + 1 + NODE_COUNT] = {
#define ROW_STEP _Alignof(struct row)
#define ROW_OF(form, name) [(form) + 1] = ROW_##name * (sizeof(struct row) / ROW_STEP),
#define ROW_AT(at) ((const struct row *)(const void *)((const char *)rows + ROW_STEP * (at)))

/* Takes the word as a form with the row. */
static inline void fill(const struct row *row, uint32_t word, unsigned shift,
                        struct isadora_insn *out, uint16_t form)
{
    _Static_assert(offsetof(struct isadora_insn, alt) == 3, "the head of a row is another");
    memcpy(out, &row->head, sizeof row->head);
    out->form = form;
    out->mask.half[0] = (word ^ row->canon) & row->compared;
    out->mask.half[1] = 0;
#ifdef __SSE2__
    const __m128i words = _mm_shuffle_epi32(_mm_cvtsi32_si128((int)word), 0);
    const __m128i *const scale = (const __m128i *)row->scale;
    const __m128i *const mask = (const __m128i *)row->mask;
#define LANES(i) _mm_and_si128(_mm_srli_epi64(_mm_mul_epu32(words, scale[i]), (int)shift), mask[i])
    const __m128i low = LANES(0), high = LANES(1), pieces = _mm_or_si128(LANES(2), LANES(3));
#undef LANES
    const __m128i joined = _mm_and_si128(high, *(const __m128i *)row->joined);
    const __m128i all = _mm_or_si128(pieces, joined);
    _mm_storeu_si128((__m128i *)&out->value[0], low);
    _mm_storeu_si128((__m128i *)&out->value[2], high);
    _mm_storel_epi64((__m128i *)&out->value[row->head.slot],
                     _mm_or_si128(all, _mm_unpackhi_epi64(all, all)));
#else
#define LANE_OF(i) (word * row->scale[i] >> shift & row->mask[i])
    const uint64_t third = LANE_OF(2), fourth = LANE_OF(3);
    out->value[0] = LANE_OF(0);
    out->value[1] = LANE_OF(1);
    out->value[2] = third;
    out->value[3] = fourth;
    out->value[row->head.slot] = LANE_OF(4) | LANE_OF(5) | LANE_OF(6) | LANE_OF(7) |
                                 (third & row->joined[0]) | (fourth & row->joined[1]);
#undef LANE_OF
#endif
}

#define FILL(at, form) fill(ROW_AT(at), word, LANE_SHIFT, out, (uint16_t)(form));

#endif
