/* decode_wide.h: what generated decoders of words above 64 bits are made of, and how they are
 * spelled (NAME_decode.c). A word is in two halves; what is found goes into one structure. */
#ifndef ISADORA_DECODE_WIDE_H
#define ISADORA_DECODE_WIDE_H

#include <isadora/base.h>

struct word {
    uint64_t lo, hi;
};

/* A word, and what is known of it: bits that need no comparison, as a test or a field has them, and
 * those of the others that are 1 in a canonical word. */
struct decoding {
    uint64_t lo, hi;
    unsigned config;
    struct isadora_insn *out;
    struct word known, canon;
};

static inline int found(const struct decoding *d, uint16_t form, uint8_t length)
{
    struct isadora_insn *const out = d->out;
    out->form = form;
    out->length = length;
    out->mask.half[0] = (d->lo ^ d->canon.lo) & ~d->known.lo;
    out->mask.half[1] = (d->hi ^ d->canon.hi) & ~d->known.hi;
    return length;
}

/* ---- Functions: PART(name) is their name among those of all instruction sets ---- */

/* The first alternative of an operand that fits; false: none does. */
#define OPERAND(name)                                                                              \
    bool PART(operand_##name)(struct decoding * d, uint8_t * line, uint64_t * value)
/* Takes the word as a form, as which it was found. */
#define TAKE(name) int PART(take_##name)(struct decoding * d, uint16_t form)

/* How they begin and end. */
#define START                                                                                      \
    const uint64_t lo = d->lo, hi = d->hi;                                                         \
    (void)lo;                                                                                      \
    (void)hi;
#define BEGIN START(void) value;
#define DONE return true;
#define NONE return false;
/* Of a form, with the bits that are known at once. */
#define FORM(known_lo, known_hi)                                                                   \
    START uint8_t *const line = d->out->alt;                                                       \
    uint64_t *const value = d->out->value;                                                         \
    (void)line;                                                                                    \
    (void)value;                                                                                   \
    d->known = (struct word){known_lo, known_hi};
#define CANONICAL(lo, hi) d->canon = (struct word){lo, hi};
#define END(length) return found(d, form, length);

/* ---- Statements: in a set of configurations, a field into a value, the number of an alternative,
 * bits that it accounts for; operands by the slots of their first choice and value: one that always
 * fits, one within an operand, and one of a form ---- */

#define ON(set) (ON_##set >> d->config & 1)
#define V(slot, field) value[slot] = FIELD_##field;
#define LINE(choice, number) line[choice] = number;
#define KNOWN(half, bits) d->known.half |= bits;
#define CANON(half, bits) d->canon.half |= bits;
#define CALL(name, choice, slot) PART(operand_##name)(d, line + (choice), value + (slot));
#define TRY(name, choice, slot)                                                                    \
    if (!PART(operand_##name)(d, line + (choice), value + (slot)))                                 \
        return false;
#define NEED(name, choice, slot)                                                                   \
    if (!PART(operand_##name)(d, line + (choice), value + (slot)))                                 \
        return ISADORA_NO_FORM;

/* ---- Decision trees (decode_tree.h) ---- */

struct node {
    struct word mask, value, but_mask, but_value;
    uint64_t configs;
    uint32_t cells; /* the number of its first one */
    uint8_t kind, lo;
    bool has_but, tries;
};

#define BITS(low, bits) .kind = NODE_BITS, .lo = low, .mask = {bits, 0}
#define SAME(lo, hi, as_lo, as_hi) .mask = {lo, hi}, .value = {as_lo, as_hi}
#define BUT(lo, hi, as_lo, as_hi) .has_but = true, .but_mask = {lo, hi}, .but_value = {as_lo, as_hi}
#define BITS_AT(node)                                                                              \
    (unsigned)((node->lo < 64 ? d->lo >> node->lo : d->hi >> (node->lo - 64)) & node->mask.lo)
#define DIFFER(d, mask, value)                                                                     \
    ((((d)->lo & (mask).lo) ^ (value).lo) | (((d)->hi & (mask).hi) ^ (value).hi))
#define ARE_SAME(node) (DIFFER(d, node->mask, node->value) == 0)
#define ARE_BUT(node) (DIFFER(d, node->but_mask, node->but_value) == 0)

/* How functions are given a word and hand it on, and the word that an entry has read. */
#define WORD_GIVEN struct decoding *d
#define WORD_PASSED d
#define WORD_READ &d
#define CONFIG d->config
#define OUT d->out
#define CONDITIONS START
/* What a form that was tried in vain has left. */
#define FORGET d->canon = (struct word){0, 0};

#endif
