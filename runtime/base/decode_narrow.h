/* decode_narrow.h: what generated decoders of words of up to 64 bits are made of, and how they are
 * spelled (NAME_decode.c). The word is a parameter, and what is found a result, in registers. */
#ifndef ISADORA_DECODE_NARROW_H
#define ISADORA_DECODE_NARROW_H

#include <isadora/base.h>

/* Bits that need no comparison, as a test or a field has them, and those of the others that are 1
 * in a canonical word. */
struct bits {
    uint64_t known, canon;
};

static inline struct bits with(struct bits a, struct bits b)
{
    const uint64_t known = a.known | b.known;
    return (struct bits){known, (a.canon | b.canon) & ~known};
}

/* Of an operand that has no alternative for the word; else no bit is both. */
static inline struct bits no_line(void) { return (struct bits){1, 1}; }

static inline bool none(struct bits bits) { return (bits.known & bits.canon) != 0; }

static inline int found(uint64_t word, struct isadora_insn *out, uint16_t form, uint8_t length,
                        struct bits bits)
{
    out->form = form;
    out->length = length;
    out->mask.half[0] = (word ^ bits.canon) & ~bits.known;
    out->mask.half[1] = 0;
    return length;
}

/* ---- Functions: PART(name) is their name among those of all instruction sets, WORD the type of
 * words ---- */

/* The first alternative of an operand that fits. */
#define OPERAND(name)                                                                              \
    struct bits PART(operand_##name)(WORD word, unsigned config, uint8_t *line, uint64_t *value)
/* Takes the word as a form, as which it was found. */
#define TAKE(name)                                                                                 \
    int PART(take_##name)(WORD word, unsigned config, struct isadora_insn *out, uint16_t form)

/* How they begin and end. */
#define START                                                                                      \
    (void)word;                                                                                    \
    (void)config;
#define BEGIN                                                                                      \
    struct bits bits = {0, 0};                                                                     \
    START(void) value;
#define DONE return bits;
#define NONE return no_line();
/* Of a form, with the bits that are known at once. */
#define FORM(known, canon)                                                                         \
    uint8_t *const line = out->alt;                                                                \
    uint64_t *const value = out->value;                                                            \
    struct bits bits = {known, canon};                                                             \
    START(void) line;                                                                              \
    (void)value;
#define END(length) return found(word, out, form, length, bits);

/* ---- Statements: in a set of configurations, a field into a value, the number of an alternative,
 * bits that it accounts for; operands by the slots of their first choice and value: one that always
 * fits, one within an operand, and one of a form ---- */

#define ON(set) (ON_##set >> config & 1)
/* Whether a value is in a set: a bit for each. */
#define IN_SET(set, value) (set[(value) / 32] >> (value) % 32 & 1)
#define V(slot, field) value[slot] = FIELD_##field;
#define LINE(choice, number) line[choice] = number;
#define KNOWN(mask) bits.known |= mask;
#define CANON(mask) bits.canon |= mask;
#define CALL(name, choice, slot)                                                                   \
    bits = with(bits, PART(operand_##name)(word, config, line + (choice), value + (slot)));
#define TRY(name, choice, slot) CHECKED(name, choice, slot, no_line())
#define NEED(name, choice, slot) CHECKED(name, choice, slot, ISADORA_NO_FORM)
#define CHECKED(name, choice, slot, otherwise)                                                     \
    {                                                                                              \
        const struct bits of =                                                                     \
            PART(operand_##name)(word, config, line + (choice), value + (slot));                   \
        if (none(of))                                                                              \
            return otherwise;                                                                      \
        bits = with(bits, of);                                                                     \
    }

/* ---- Decision trees (decode_tree.h) ---- */

struct node {
    uint64_t mask, value, but_mask, but_value, configs;
    uint32_t cells; /* the number of its first one */
    uint8_t kind, lo;
    bool has_but, tries;
};

#define BITS(low, bits) .kind = NODE_BITS, .lo = low, .mask = bits
#define SAME(bits, as) .mask = bits, .value = as
#define BUT(bits, as) .has_but = true, .but_mask = bits, .but_value = as
#define BITS_AT(node) (unsigned)(word >> (node)->lo & (node)->mask)
#define ARE_SAME(node) ((word & (node)->mask) == (node)->value)
#define ARE_BUT(node) ((word & (node)->but_mask) == (node)->but_value)

/* How functions are given a word and hand it on, and the word that an entry has read. */
#define WORD_GIVEN WORD word, unsigned config, struct isadora_insn *out
#define WORD_PASSED word, config, out
#define WORD_READ word, c->config, out
#define CONFIG config
#define OUT out
#define CONDITIONS                                                                                 \
    (void)word;                                                                                    \
    (void)config;                                                                                  \
    (void)out;
/* What a form that was tried in vain has left. */
#define FORGET

#endif
