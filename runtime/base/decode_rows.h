/* decode_rows.h: forms of generated decoders (NAME_decode.c) as rows of numbers, for words of up to
 * 32 bits. A row is executed without branches: which form comes next is hard to predict, and a
 * wrong guess takes longer than lanes for fields that a form does not have.
 *
 * A lane takes one piece of the word, `word >> by & mask`, for a `by` of up to LANE_SHIFT and from
 * LANE_SHIFT - 31 on, which is a product shifted by LANE_SHIFT. The lanes 0 to 3 are the first
 * values. Two products of some bits and several powers of two, in each of which no bit comes where
 * another one does, make one more value, or one in pieces, perhaps with one of the last lanes. A
 * file lists its rows in ROWS(ROW), and in FORM_ROWS(Has) which form has which; decode_narrow.h is
 * included before, decode_tree.h after. */
#ifndef ISADORA_DECODE_ROWS_H
#define ISADORA_DECODE_ROWS_H

#include <isadora/base.h>

#include <stddef.h>
#include <string.h>
#if defined(__SSE2__) && defined(__x86_64__)
#define ROW_LANES_2 /* two at once */
#include <emmintrin.h>
#endif

enum { ROW_CHOICES = 5, ROW_PRODUCTS = 4 };

struct row {
    _Alignas(16) uint64_t scale[6];
    uint64_t mask[6];
    uint64_t joined[2];   /* lanes 2 and 3: are they part of the value that has products? */
    uint64_t taken[2];    /* of the word, by the products */
    uint64_t compared[2]; /* bits, and none of what is beside `canon` */
    uint64_t canon;
    /* The beginning of struct isadora_insn; in place of the form the slot of the value that has
     * products, or the one after the lanes. */
    struct {
        uint16_t slot;
        uint8_t length, alt[ROW_CHOICES];
    } head;
};

/* ---- What is made of ROWS: their numbers, and in bytes where they begin ---- */

#define ROW_NUMBER(name, bytes, known, ones, value, lanes) ROW_##name,
#define ROW_ITSELF(name, bytes, known, ones, value, lanes)                                         \
    [ROW_##name] = {.head.length = (bytes),                                                        \
                    .compared[0] = UINT32_MAX >> (32 - 8 * (bytes)) & ~(uint32_t)(known),          \
                    .canon = (ones),                                                               \
                    .head.slot = (value),                                                          \
                    lanes},
#define BY(by) (UINT64_C(1) << (LANE_SHIFT - (by)))
#define LANE(i, by, bits) .scale[i] = BY(by), .mask[i] = (bits),
#define PIECES(i, of, scales, bits)                                                                \
    .taken[i] = (of), .scale[ROW_PRODUCTS + (i)] = (scales), .mask[ROW_PRODUCTS + (i)] = (bits),
#define JOINED(i) .joined[i] = UINT64_MAX,
#define TAKEN_AS(choice, number) .head.alt[choice] = (number),
#define ROW_OF(form, name) ROW_OF_##form = ROW_##name * (int)sizeof(struct row),

#define DECLARE_ROWS                                                                               \
    enum { ROW_NONE, ROWS(ROW_NUMBER) };                                                           \
    enum { FORM_ROWS(ROW_OF) };                                                                    \
    static const struct row rows[] = {ROWS(ROW_ITSELF)};
#define ROW_AT(at) ((const struct row *)(const void *)((const char *)rows + (at)))

/* Takes the word as a form with the row. */
static inline void fill(const struct row *row, uint32_t word, unsigned shift,
                        struct isadora_insn *out, uint16_t form)
{
    _Static_assert(offsetof(struct isadora_insn, alt) == 3, "the head of a row is another");
    _Static_assert(offsetof(struct row, canon) % 16 == 0, "canon and head are loaded at once");
    memcpy(out, &row->head, sizeof row->head);
    out->form = form;
#ifdef ROW_LANES_2
    const __m128i words = _mm_shuffle_epi32(_mm_cvtsi32_si128((int)word), 0);
    const __m128i *const scale = (const __m128i *)row->scale;
    const __m128i *const mask = (const __m128i *)row->mask;
#define LANES(i, of) _mm_and_si128(_mm_srli_epi64(_mm_mul_epu32(of, scale[i]), (int)shift), mask[i])
    const __m128i high = LANES(1, words);
    const __m128i joined = _mm_and_si128(high, *(const __m128i *)row->joined);
    const __m128i taken = _mm_and_si128(words, *(const __m128i *)row->taken);
    const __m128i pieces = _mm_or_si128(LANES(2, taken), joined);
    _mm_storeu_si128((__m128i *)&out->value[0], LANES(0, words));
#undef LANES
    _mm_storeu_si128((__m128i *)&out->value[2], high);
    _mm_storel_epi64((__m128i *)&out->value[row->head.slot],
                     _mm_or_si128(pieces, _mm_unpackhi_epi64(pieces, pieces)));
    _mm_storeu_si128((__m128i *)&out->mask,
                     _mm_and_si128(_mm_xor_si128(words, *(const __m128i *)&row->canon),
                                   *(const __m128i *)row->compared));
#else
#define LANE_OF(i, of) ((of)*row->scale[i] >> shift & row->mask[i])
    const uint64_t third = LANE_OF(2, word), fourth = LANE_OF(3, word);
    out->value[0] = LANE_OF(0, word);
    out->value[1] = LANE_OF(1, word);
    out->value[2] = third;
    out->value[3] = fourth;
    out->value[row->head.slot] = LANE_OF(4, word & row->taken[0]) |
                                 LANE_OF(5, word & row->taken[1]) | (third & row->joined[0]) |
                                 (fourth & row->joined[1]);
#undef LANE_OF
    out->mask.half[0] = (word ^ row->canon) & row->compared[0];
    out->mask.half[1] = 0;
#endif
}

#define FILL(at, form) fill(ROW_AT(at), word, LANE_SHIFT, out, (uint16_t)(form));

/* ---- Cells of trees (decode_tree.h): besides where they lead, the row of the form ---- */

#define CELL uint32_t
#define WITH_ROW(form, row) ((form) + 1u + ((uint32_t)(row) << 16))
#define REACHED(cell) ((cell)&0xffff)
#define ROW_IN(cell) ((cell) >> 16)
#define ALL_FORMS FORM_ROWS(ITSELF)

#endif
