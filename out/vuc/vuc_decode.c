/* Generated from the description vuc by gen/emit/decode.lua. Do not edit. */
#include "vuc.h"

/* Sets of configurations, bit 0 the first one. */
#define ON_VP4 0x4

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
static inline struct bits no_line(void)
{
    return (struct bits){1, 1};
}

static inline bool none(struct bits bits)
{
    return (bits.known & bits.canon) != 0;
}

static inline int found(uint64_t word, struct isadora_insn *out, uint16_t form, uint8_t length,
    struct bits bits)
{
    out->form = form;
    out->length = length;
    out->mask.half[0] = (word ^ bits.canon) & ~bits.known;
    out->mask.half[1] = 0;
    return length;
}

static struct bits operand_mode(uint64_t word, uint8_t *line, uint64_t *value)
{
    struct bits bits = {0x0, 0x0};
    value[0] = word >> 5 & 0x7; /* PM */
    if ((word & 0x60) == 0x60) {
        bits.canon |= 0x60;
        line[0] = 0;
    } else {
        bits.known |= 0xe0;
        line[0] = 1;
    }
    return bits;
}

static struct bits operand_pd(uint64_t word, uint8_t *line, uint64_t *value)
{
    struct bits bits = {0x0, 0x0};
    value[0] = word >> 20 & 0xf; /* PRED */
    value[1] = word >> 16 & 0xf; /* PDST */
    if ((word & 0x60) == 0x60) {
        bits.canon |= 0x60;
        line[0] = 0;
    } else if ((word & 0x20000000) == 0x0) {
        bits.known |= 0xf00000;
        line[0] = 1;
    } else {
        bits.known |= 0xf0000;
        bits.canon |= 0x20000000;
        line[0] = 2;
    }
    return bits;
}

static struct bits operand_s2(uint64_t word, uint8_t *line, uint64_t *value)
{
    struct bits bits = {0x0, 0x0};
    value[0] = word >> 12 & 0xf; /* SRC2 */
    value[1] = (word >> 12 & 0xf) | ((word >> 24 & 0x3) << 4); /* I6 */
    if ((word & 0x8000000) == 0x0) {
        bits.known |= 0xf000;
        line[0] = 0;
    } else {
        bits.known |= 0x300f000;
        bits.canon |= 0x8000000;
        line[0] = 1;
    }
    return bits;
}

static struct bits operand_guard(uint64_t word, uint8_t *line)
{
    struct bits bits = {0x0, 0x0};
    if ((word & 0x20000000) == 0x0) {
        line[0] = 0;
    } else {
        bits.known |= 0xf00000;
        bits.canon |= 0x20000000;
        line[0] = 1;
    }
    return bits;
}

static struct bits operand_branch(uint64_t word, uint8_t *line, uint64_t *value)
{
    struct bits bits = {0x0, 0x0};
    value[0] = word >> 33 & 0x1; /* RBN */
    value[1] = word >> 30 & 0x7; /* RBP */
    value[2] = word >> 34 & 0x3f; /* RBT */
    if ((word & 0xffc0000000) == 0xffc0000000) {
        bits.canon |= 0xffc0000000;
        line[0] = 0;
    } else {
        bits.known |= 0xffc0000000;
        line[0] = 1;
    }
    return bits;
}

static struct bits operand_s2n(uint64_t word, uint8_t *line, uint64_t *value)
{
    struct bits bits = {0x0, 0x0};
    value[0] = word >> 12 & 0xf; /* SRC2 */
    value[1] = word >> 12 & 0xf; /* I4 */
    if ((word & 0x8000000) == 0x0) {
        bits.known |= 0xf000;
        line[0] = 0;
    } else {
        bits.known |= 0xf000;
        bits.canon |= 0x8000000;
        line[0] = 1;
    }
    return bits;
}

static struct bits operand_guard_of_bra_40(uint64_t word, uint8_t *line, uint64_t *value)
{
    struct bits bits = {0x0, 0x0};
    value[0] = word >> 20 & 0xf; /* PRED */
    if ((word & 0x20000000) == 0x0) {
        line[0] = 0;
    } else {
        bits.known |= 0xf00000;
        bits.canon |= 0x20000000;
        line[0] = 1;
    }
    return bits;
}

static struct bits operand_guard_of_logic_and_free_40(uint64_t word, uint8_t *line)
{
    struct bits bits = {0x0, 0x0};
    if ((word & 0x20000000) == 0x0) {
        line[0] = 0;
    } else {
        return no_line();
    }
    return bits;
}

static struct bits operand_guard_of_logic_and_guarded_40(uint64_t word, uint8_t *line,
    uint64_t *value)
{
    struct bits bits = {0x0, 0x0};
    value[0] = word >> 20 & 0xf; /* PRED */
    if ((word & 0x20000000) == 0x20000000) {
        bits.known |= 0xf00000;
        bits.canon |= 0x20000000;
        line[0] = 0;
    } else {
        return no_line();
    }
    return bits;
}

static struct bits operand_laddr(uint64_t word, uint8_t *line, uint64_t *value)
{
    struct bits bits = {0x0, 0x0};
    value[0] = word >> 8 & 0xf; /* SRC1 */
    value[1] = word >> 12 & 0xf; /* SRC2 */
    value[2] = (word >> 12 & 0xf) | ((word >> 20 & 0x3f) << 4); /* L10 */
    value[3] = (word >> 12 & 0xf) | ((word >> 24 & 0x3) << 4); /* L6 */
    if ((word & 0x8000000) != 0x8000000 && (word & 0xf000) != 0x0) {
        bits.known |= 0xff00;
        line[0] = 0;
    } else if ((word & 0x8000000) == 0x0) {
        bits.known |= 0xf00;
        line[0] = 1;
    } else if ((word & 0x20000000) != 0x20000000 && (word & 0xf00) != 0x0) {
        bits.known |= 0x3f0ff00;
        bits.canon |= 0x8000000;
        line[0] = 2;
    } else if ((word & 0x20000000) == 0x0) {
        bits.known |= 0x3f0f000;
        bits.canon |= 0x8000000;
        line[0] = 3;
    } else if ((word & 0xf00) != 0x0) {
        bits.known |= 0x300ff00;
        bits.canon |= 0x28000000;
        line[0] = 4;
    } else {
        bits.known |= 0x300f000;
        bits.canon |= 0x28000000;
        line[0] = 5;
    }
    return bits;
}

static struct bits operand_saddr(uint64_t word, uint8_t *line, uint64_t *value)
{
    struct bits bits = {0x0, 0x0};
    value[0] = word >> 16 & 0xf; /* DST */
    value[1] = word >> 8 & 0xf; /* SRC1 */
    value[2] = word >> 16 & 0x3ff; /* T10 */
    value[3] = (word >> 16 & 0xf) | ((word >> 24 & 0x3) << 4); /* T6 */
    if ((word & 0x8000000) != 0x8000000 && (word & 0xf0000) != 0x0 && (word & 0xf00) != 0x0) {
        bits.known |= 0xf0f00;
        line[0] = 0;
    } else if ((word & 0x8000000) != 0x8000000 && (word & 0xf00) != 0x0) {
        bits.known |= 0xf00;
        line[0] = 1;
    } else if ((word & 0x8000000) == 0x0) {
        bits.known |= 0xf0000;
        line[0] = 2;
    } else if ((word & 0x20000000) != 0x20000000 && (word & 0xf00) != 0x0) {
        bits.known |= 0x3ff0f00;
        bits.canon |= 0x8000000;
        line[0] = 3;
    } else if ((word & 0x20000000) == 0x0) {
        bits.known |= 0x3ff0000;
        bits.canon |= 0x8000000;
        line[0] = 4;
    } else if ((word & 0xf00) != 0x0) {
        bits.known |= 0x30f0f00;
        bits.canon |= 0x28000000;
        line[0] = 5;
    } else {
        bits.known |= 0x30f0000;
        bits.canon |= 0x28000000;
        line[0] = 6;
    }
    return bits;
}

/* rrrrrrrr rr.0.0ee ppppdddd ssssssss ppp00100
 * BRANCH GUARD add MODE PD $r[DST] $r[SRC1] S2 */
static int take_binary_add_rr_40(uint64_t word, struct isadora_insn *out, uint16_t form)
{
    uint8_t *const line = out->line;
    uint64_t *const value = out->value;
    struct bits bits = {0x140f0f1f, 0x0};
    value[3] = word >> 16 & 0xf; /* DST */
    value[4] = word >> 8 & 0xf; /* SRC1 */
    bits = with(bits, operand_mode(word, line, value));
    bits = with(bits, operand_pd(word, line + 1, value + 1));
    bits = with(bits, operand_s2(word, line + 2, value + 5));
    bits = with(bits, operand_guard(word, line + 3));
    bits = with(bits, operand_branch(word, line + 4, value + 7));
    return found(word, out, form, 8, bits);
}

/* .0.0ee ppppdddd ssssssss ppp00100
 * GUARD add MODE PD $r[DST] $r[SRC1] S2 */
static int take_binary_add_rr_30(uint64_t word, struct isadora_insn *out, uint16_t form)
{
    uint8_t *const line = out->line;
    uint64_t *const value = out->value;
    struct bits bits = {0x140f0f1f, 0x0};
    value[3] = word >> 16 & 0xf; /* DST */
    value[4] = word >> 8 & 0xf; /* SRC1 */
    bits = with(bits, operand_mode(word, line, value));
    bits = with(bits, operand_pd(word, line + 1, value + 1));
    bits = with(bits, operand_s2(word, line + 2, value + 5));
    bits = with(bits, operand_guard(word, line + 3));
    line[4] = 0;
    return found(word, out, form, 4, bits);
}

/* rrrrrrrr rr.0.1ss ppppdddd ssssssss ppp00100
 * BRANCH GUARD add MODE PD $r[DST] $sr[SRS] S2N */
static int take_binary_add_rs_40(uint64_t word, struct isadora_insn *out, uint16_t form)
{
    uint8_t *const line = out->line;
    uint64_t *const value = out->value;
    struct bits bits = {0x170f0f1f, 0x0};
    value[3] = word >> 16 & 0xf; /* DST */
    value[4] = (word >> 8 & 0xf) | ((word >> 24 & 0x3) << 4); /* SRS */
    bits = with(bits, operand_mode(word, line, value));
    bits = with(bits, operand_pd(word, line + 1, value + 1));
    bits = with(bits, operand_s2n(word, line + 2, value + 5));
    bits = with(bits, operand_guard(word, line + 3));
    bits = with(bits, operand_branch(word, line + 4, value + 7));
    return found(word, out, form, 8, bits);
}

/* .0.1ss ppppdddd ssssssss ppp00100
 * GUARD add MODE PD $r[DST] $sr[SRS] S2N */
static int take_binary_add_rs_30(uint64_t word, struct isadora_insn *out, uint16_t form)
{
    uint8_t *const line = out->line;
    uint64_t *const value = out->value;
    struct bits bits = {0x170f0f1f, 0x0};
    value[3] = word >> 16 & 0xf; /* DST */
    value[4] = (word >> 8 & 0xf) | ((word >> 24 & 0x3) << 4); /* SRS */
    bits = with(bits, operand_mode(word, line, value));
    bits = with(bits, operand_pd(word, line + 1, value + 1));
    bits = with(bits, operand_s2n(word, line + 2, value + 5));
    bits = with(bits, operand_guard(word, line + 3));
    line[4] = 0;
    return found(word, out, form, 4, bits);
}

/* rrrrrrrr rr.1.0ss ppppssss ssssssss ppp00100
 * BRANCH GUARD add MODE PD $sr[SRD] $r[SRC1] S2N */
static int take_binary_add_sr_40(uint64_t word, struct isadora_insn *out, uint16_t form)
{
    uint8_t *const line = out->line;
    uint64_t *const value = out->value;
    struct bits bits = {0x170f0f1f, 0x0};
    value[3] = (word >> 16 & 0xf) | ((word >> 24 & 0x3) << 4); /* SRD */
    value[4] = word >> 8 & 0xf; /* SRC1 */
    bits = with(bits, operand_mode(word, line, value));
    bits = with(bits, operand_pd(word, line + 1, value + 1));
    bits = with(bits, operand_s2n(word, line + 2, value + 5));
    bits = with(bits, operand_guard(word, line + 3));
    bits = with(bits, operand_branch(word, line + 4, value + 7));
    return found(word, out, form, 8, bits);
}

/* .1.0ss ppppssss ssssssss ppp00100
 * GUARD add MODE PD $sr[SRD] $r[SRC1] S2N */
static int take_binary_add_sr_30(uint64_t word, struct isadora_insn *out, uint16_t form)
{
    uint8_t *const line = out->line;
    uint64_t *const value = out->value;
    struct bits bits = {0x170f0f1f, 0x0};
    value[3] = (word >> 16 & 0xf) | ((word >> 24 & 0x3) << 4); /* SRD */
    value[4] = word >> 8 & 0xf; /* SRC1 */
    bits = with(bits, operand_mode(word, line, value));
    bits = with(bits, operand_pd(word, line + 1, value + 1));
    bits = with(bits, operand_s2n(word, line + 2, value + 5));
    bits = with(bits, operand_guard(word, line + 3));
    line[4] = 0;
    return found(word, out, form, 4, bits);
}

/* .0-0-- ppppdddd ----ssss ppp01111
 * GUARD div2s MODE PD $r[DST] $r[SRC1] */
static int take_unary_div2s_rr(uint64_t word, struct isadora_insn *out, uint16_t form)
{
    uint8_t *const line = out->line;
    uint64_t *const value = out->value;
    struct bits bits = {0x140f0f1f, 0x0};
    value[3] = word >> 16 & 0xf; /* DST */
    value[4] = word >> 8 & 0xf; /* SRC1 */
    bits = with(bits, operand_mode(word, line, value));
    bits = with(bits, operand_pd(word, line + 1, value + 1));
    bits = with(bits, operand_guard(word, line + 2));
    line[3] = 0;
    return found(word, out, form, 4, bits);
}

/* rrrrrrrr rr.0-0-- ppppdddd ----ssss ppp10100
 * BRANCH GUARD hswap MODE PD $r[DST] $r[SRC1] */
static int take_unary_hswap_rr_40(uint64_t word, struct isadora_insn *out, uint16_t form)
{
    uint8_t *const line = out->line;
    uint64_t *const value = out->value;
    struct bits bits = {0x140f0f1f, 0x0};
    value[3] = word >> 16 & 0xf; /* DST */
    value[4] = word >> 8 & 0xf; /* SRC1 */
    bits = with(bits, operand_mode(word, line, value));
    bits = with(bits, operand_pd(word, line + 1, value + 1));
    bits = with(bits, operand_guard(word, line + 2));
    bits = with(bits, operand_branch(word, line + 3, value + 5));
    return found(word, out, form, 8, bits);
}

/* .0-1ss ppppdddd ----ssss ppp01111
 * GUARD div2s MODE PD $r[DST] $sr[SRS] */
static int take_unary_div2s_rs(uint64_t word, struct isadora_insn *out, uint16_t form)
{
    uint8_t *const line = out->line;
    uint64_t *const value = out->value;
    struct bits bits = {0x170f0f1f, 0x0};
    value[3] = word >> 16 & 0xf; /* DST */
    value[4] = (word >> 8 & 0xf) | ((word >> 24 & 0x3) << 4); /* SRS */
    bits = with(bits, operand_mode(word, line, value));
    bits = with(bits, operand_pd(word, line + 1, value + 1));
    bits = with(bits, operand_guard(word, line + 2));
    line[3] = 0;
    return found(word, out, form, 4, bits);
}

/* rrrrrrrr rr.0-1ss ppppdddd ----ssss ppp10100
 * BRANCH GUARD hswap MODE PD $r[DST] $sr[SRS] */
static int take_unary_hswap_rs_40(uint64_t word, struct isadora_insn *out, uint16_t form)
{
    uint8_t *const line = out->line;
    uint64_t *const value = out->value;
    struct bits bits = {0x170f0f1f, 0x0};
    value[3] = word >> 16 & 0xf; /* DST */
    value[4] = (word >> 8 & 0xf) | ((word >> 24 & 0x3) << 4); /* SRS */
    bits = with(bits, operand_mode(word, line, value));
    bits = with(bits, operand_pd(word, line + 1, value + 1));
    bits = with(bits, operand_guard(word, line + 2));
    bits = with(bits, operand_branch(word, line + 3, value + 5));
    return found(word, out, form, 8, bits);
}

/* .1-0ss ppppssss ----ssss ppp01111
 * GUARD div2s MODE PD $sr[SRD] $r[SRC1] */
static int take_unary_div2s_sr(uint64_t word, struct isadora_insn *out, uint16_t form)
{
    uint8_t *const line = out->line;
    uint64_t *const value = out->value;
    struct bits bits = {0x170f0f1f, 0x0};
    value[3] = (word >> 16 & 0xf) | ((word >> 24 & 0x3) << 4); /* SRD */
    value[4] = word >> 8 & 0xf; /* SRC1 */
    bits = with(bits, operand_mode(word, line, value));
    bits = with(bits, operand_pd(word, line + 1, value + 1));
    bits = with(bits, operand_guard(word, line + 2));
    line[3] = 0;
    return found(word, out, form, 4, bits);
}

/* rrrrrrrr rr.1-0ss ppppssss ----ssss ppp10100
 * BRANCH GUARD hswap MODE PD $sr[SRD] $r[SRC1] */
static int take_unary_hswap_sr_40(uint64_t word, struct isadora_insn *out, uint16_t form)
{
    uint8_t *const line = out->line;
    uint64_t *const value = out->value;
    struct bits bits = {0x170f0f1f, 0x0};
    value[3] = (word >> 16 & 0xf) | ((word >> 24 & 0x3) << 4); /* SRD */
    value[4] = word >> 8 & 0xf; /* SRC1 */
    bits = with(bits, operand_mode(word, line, value));
    bits = with(bits, operand_pd(word, line + 1, value + 1));
    bits = with(bits, operand_guard(word, line + 2));
    bits = with(bits, operand_branch(word, line + 3, value + 5));
    return found(word, out, form, 8, bits);
}

/* rrrrrrrr rr.0.0ee ppppdddd ssssssss ppp00000
 * BRANCH GUARD slct MODE PD $r[DST] $p[PRED] $r[SRC1] S2 */
static int take_slct_rr_40(uint64_t word, struct isadora_insn *out, uint16_t form)
{
    uint8_t *const line = out->line;
    uint64_t *const value = out->value;
    struct bits bits = {0x14ff0f1f, 0x0};
    value[3] = word >> 16 & 0xf; /* DST */
    value[4] = word >> 8 & 0xf; /* SRC1 */
    bits = with(bits, operand_mode(word, line, value));
    bits = with(bits, operand_pd(word, line + 1, value + 1));
    bits = with(bits, operand_s2(word, line + 2, value + 5));
    bits = with(bits, operand_guard(word, line + 3));
    bits = with(bits, operand_branch(word, line + 4, value + 7));
    return found(word, out, form, 8, bits);
}

/* .0.0ee ppppdddd ssssssss ppp00000
 * GUARD slct MODE PD $r[DST] $p[PRED] $r[SRC1] S2 */
static int take_slct_rr_30(uint64_t word, struct isadora_insn *out, uint16_t form)
{
    uint8_t *const line = out->line;
    uint64_t *const value = out->value;
    struct bits bits = {0x14ff0f1f, 0x0};
    value[3] = word >> 16 & 0xf; /* DST */
    value[4] = word >> 8 & 0xf; /* SRC1 */
    bits = with(bits, operand_mode(word, line, value));
    bits = with(bits, operand_pd(word, line + 1, value + 1));
    bits = with(bits, operand_s2(word, line + 2, value + 5));
    bits = with(bits, operand_guard(word, line + 3));
    line[4] = 0;
    return found(word, out, form, 4, bits);
}

/* rrrrrrrr rr.0.1ss ppppdddd ssssssss ppp00000
 * BRANCH GUARD slct MODE PD $r[DST] $p[PRED] $sr[SRS] S2N */
static int take_slct_rs_40(uint64_t word, struct isadora_insn *out, uint16_t form)
{
    uint8_t *const line = out->line;
    uint64_t *const value = out->value;
    struct bits bits = {0x17ff0f1f, 0x0};
    value[3] = word >> 16 & 0xf; /* DST */
    value[4] = (word >> 8 & 0xf) | ((word >> 24 & 0x3) << 4); /* SRS */
    bits = with(bits, operand_mode(word, line, value));
    bits = with(bits, operand_pd(word, line + 1, value + 1));
    bits = with(bits, operand_s2n(word, line + 2, value + 5));
    bits = with(bits, operand_guard(word, line + 3));
    bits = with(bits, operand_branch(word, line + 4, value + 7));
    return found(word, out, form, 8, bits);
}

/* .0.1ss ppppdddd ssssssss ppp00000
 * GUARD slct MODE PD $r[DST] $p[PRED] $sr[SRS] S2N */
static int take_slct_rs_30(uint64_t word, struct isadora_insn *out, uint16_t form)
{
    uint8_t *const line = out->line;
    uint64_t *const value = out->value;
    struct bits bits = {0x17ff0f1f, 0x0};
    value[3] = word >> 16 & 0xf; /* DST */
    value[4] = (word >> 8 & 0xf) | ((word >> 24 & 0x3) << 4); /* SRS */
    bits = with(bits, operand_mode(word, line, value));
    bits = with(bits, operand_pd(word, line + 1, value + 1));
    bits = with(bits, operand_s2n(word, line + 2, value + 5));
    bits = with(bits, operand_guard(word, line + 3));
    line[4] = 0;
    return found(word, out, form, 4, bits);
}

/* rrrrrrrr rr.1.0ss ppppssss ssssssss ppp00000
 * BRANCH GUARD slct MODE PD $sr[SRD] $p[PRED] $r[SRC1] S2N */
static int take_slct_sr_40(uint64_t word, struct isadora_insn *out, uint16_t form)
{
    uint8_t *const line = out->line;
    uint64_t *const value = out->value;
    struct bits bits = {0x17ff0f1f, 0x0};
    value[3] = (word >> 16 & 0xf) | ((word >> 24 & 0x3) << 4); /* SRD */
    value[4] = word >> 8 & 0xf; /* SRC1 */
    bits = with(bits, operand_mode(word, line, value));
    bits = with(bits, operand_pd(word, line + 1, value + 1));
    bits = with(bits, operand_s2n(word, line + 2, value + 5));
    bits = with(bits, operand_guard(word, line + 3));
    bits = with(bits, operand_branch(word, line + 4, value + 7));
    return found(word, out, form, 8, bits);
}

/* .1.0ss ppppssss ssssssss ppp00000
 * GUARD slct MODE PD $sr[SRD] $p[PRED] $r[SRC1] S2N */
static int take_slct_sr_30(uint64_t word, struct isadora_insn *out, uint16_t form)
{
    uint8_t *const line = out->line;
    uint64_t *const value = out->value;
    struct bits bits = {0x17ff0f1f, 0x0};
    value[3] = (word >> 16 & 0xf) | ((word >> 24 & 0x3) << 4); /* SRD */
    value[4] = word >> 8 & 0xf; /* SRC1 */
    bits = with(bits, operand_mode(word, line, value));
    bits = with(bits, operand_pd(word, line + 1, value + 1));
    bits = with(bits, operand_s2n(word, line + 2, value + 5));
    bits = with(bits, operand_guard(word, line + 3));
    line[4] = 0;
    return found(word, out, form, 4, bits);
}

/* rrrrrrrr rr.00--- ppppdddd ssss---- ppp00001
 * BRANCH GUARD mov MODE PD $r[DST] $r[SRC2] */
static int take_mov_r_40(uint64_t word, struct isadora_insn *out, uint16_t form)
{
    uint8_t *const line = out->line;
    uint64_t *const value = out->value;
    struct bits bits = {0x180ff01f, 0x0};
    value[3] = word >> 16 & 0xf; /* DST */
    value[4] = word >> 12 & 0xf; /* SRC2 */
    bits = with(bits, operand_mode(word, line, value));
    bits = with(bits, operand_pd(word, line + 1, value + 1));
    bits = with(bits, operand_guard(word, line + 2));
    bits = with(bits, operand_branch(word, line + 3, value + 5));
    return found(word, out, form, 8, bits);
}

/* .00--- ppppdddd ssss---- ppp00001
 * GUARD mov MODE PD $r[DST] $r[SRC2] */
static int take_mov_r_30(uint64_t word, struct isadora_insn *out, uint16_t form)
{
    uint8_t *const line = out->line;
    uint64_t *const value = out->value;
    struct bits bits = {0x180ff01f, 0x0};
    value[3] = word >> 16 & 0xf; /* DST */
    value[4] = word >> 12 & 0xf; /* SRC2 */
    bits = with(bits, operand_mode(word, line, value));
    bits = with(bits, operand_pd(word, line + 1, value + 1));
    bits = with(bits, operand_guard(word, line + 2));
    line[3] = 0;
    return found(word, out, form, 4, bits);
}

/* rrrrrrrr rr.01-ii iiiidddd iiiiiiii ppp00001
 * BRANCH GUARD mov MODE PD $r[DST] I14 */
static int take_mov_i_40(uint64_t word, struct isadora_insn *out, uint16_t form)
{
    uint8_t *const line = out->line;
    uint64_t *const value = out->value;
    struct bits bits = {0x1bffff1f, 0x0};
    value[3] = word >> 16 & 0xf; /* DST */
    value[4] = (word >> 8 & 0xff) | ((word >> 20 & 0x3f) << 8); /* I14 */
    bits = with(bits, operand_mode(word, line, value));
    bits = with(bits, operand_pd(word, line + 1, value + 1));
    bits = with(bits, operand_guard(word, line + 2));
    bits = with(bits, operand_branch(word, line + 3, value + 5));
    return found(word, out, form, 8, bits);
}

/* .01-ii iiiidddd iiiiiiii ppp00001
 * GUARD mov MODE PD $r[DST] I14 */
static int take_mov_i_30(uint64_t word, struct isadora_insn *out, uint16_t form)
{
    uint8_t *const line = out->line;
    uint64_t *const value = out->value;
    struct bits bits = {0x1bffff1f, 0x0};
    value[3] = word >> 16 & 0xf; /* DST */
    value[4] = (word >> 8 & 0xff) | ((word >> 20 & 0x3f) << 8); /* I14 */
    bits = with(bits, operand_mode(word, line, value));
    bits = with(bits, operand_pd(word, line + 1, value + 1));
    bits = with(bits, operand_guard(word, line + 2));
    line[3] = 0;
    return found(word, out, form, 4, bits);
}

/* rrrrrrrr rr.100ss ppppssss ssss---- ppp00001
 * BRANCH GUARD mov MODE PD $sr[SRD] $r[SRC2] */
static int take_mov_sr_40(uint64_t word, struct isadora_insn *out, uint16_t form)
{
    uint8_t *const line = out->line;
    uint64_t *const value = out->value;
    struct bits bits = {0x1f0ff01f, 0x0};
    value[3] = (word >> 16 & 0xf) | ((word >> 24 & 0x3) << 4); /* SRD */
    value[4] = word >> 12 & 0xf; /* SRC2 */
    bits = with(bits, operand_mode(word, line, value));
    bits = with(bits, operand_pd(word, line + 1, value + 1));
    bits = with(bits, operand_guard(word, line + 2));
    bits = with(bits, operand_branch(word, line + 3, value + 5));
    return found(word, out, form, 8, bits);
}

/* .100ss ppppssss ssss---- ppp00001
 * GUARD mov MODE PD $sr[SRD] $r[SRC2] */
static int take_mov_sr_30(uint64_t word, struct isadora_insn *out, uint16_t form)
{
    uint8_t *const line = out->line;
    uint64_t *const value = out->value;
    struct bits bits = {0x1f0ff01f, 0x0};
    value[3] = (word >> 16 & 0xf) | ((word >> 24 & 0x3) << 4); /* SRD */
    value[4] = word >> 12 & 0xf; /* SRC2 */
    bits = with(bits, operand_mode(word, line, value));
    bits = with(bits, operand_pd(word, line + 1, value + 1));
    bits = with(bits, operand_guard(word, line + 2));
    line[3] = 0;
    return found(word, out, form, 4, bits);
}

/* rrrrrrrr rr.110ss iiiissss iiiiiiii ppp00001
 * BRANCH GUARD mov MODE PD $sr[SRD] I12 */
static int take_mov_si_40(uint64_t word, struct isadora_insn *out, uint16_t form)
{
    uint8_t *const line = out->line;
    uint64_t *const value = out->value;
    struct bits bits = {0x1fffff1f, 0x0};
    value[3] = (word >> 16 & 0xf) | ((word >> 24 & 0x3) << 4); /* SRD */
    value[4] = (word >> 8 & 0xff) | ((word >> 20 & 0xf) << 8); /* I12 */
    bits = with(bits, operand_mode(word, line, value));
    bits = with(bits, operand_pd(word, line + 1, value + 1));
    bits = with(bits, operand_guard(word, line + 2));
    bits = with(bits, operand_branch(word, line + 3, value + 5));
    return found(word, out, form, 8, bits);
}

/* .110ss iiiissss iiiiiiii ppp00001
 * GUARD mov MODE PD $sr[SRD] I12 */
static int take_mov_si_30(uint64_t word, struct isadora_insn *out, uint16_t form)
{
    uint8_t *const line = out->line;
    uint64_t *const value = out->value;
    struct bits bits = {0x1fffff1f, 0x0};
    value[3] = (word >> 16 & 0xf) | ((word >> 24 & 0x3) << 4); /* SRD */
    value[4] = (word >> 8 & 0xff) | ((word >> 20 & 0xf) << 8); /* I12 */
    bits = with(bits, operand_mode(word, line, value));
    bits = with(bits, operand_pd(word, line + 1, value + 1));
    bits = with(bits, operand_guard(word, line + 2));
    line[3] = 0;
    return found(word, out, form, 4, bits);
}

/* rrrrrrrr rr.0.0ee ppppdddd ssssssss ppp01000
 * BRANCH GUARD setgt MODE PD $r[SRC1] S2 */
static int take_set_setgt_r_40(uint64_t word, struct isadora_insn *out, uint16_t form)
{
    uint8_t *const line = out->line;
    uint64_t *const value = out->value;
    struct bits bits = {0x14000f1f, 0x0};
    value[3] = word >> 8 & 0xf; /* SRC1 */
    bits = with(bits, operand_mode(word, line, value));
    bits = with(bits, operand_pd(word, line + 1, value + 1));
    bits = with(bits, operand_s2(word, line + 2, value + 4));
    bits = with(bits, operand_guard(word, line + 3));
    bits = with(bits, operand_branch(word, line + 4, value + 6));
    return found(word, out, form, 8, bits);
}

/* .0.0ee ppppdddd ssssssss ppp01000
 * GUARD setgt MODE PD $r[SRC1] S2 */
static int take_set_setgt_r_30(uint64_t word, struct isadora_insn *out, uint16_t form)
{
    uint8_t *const line = out->line;
    uint64_t *const value = out->value;
    struct bits bits = {0x14000f1f, 0x0};
    value[3] = word >> 8 & 0xf; /* SRC1 */
    bits = with(bits, operand_mode(word, line, value));
    bits = with(bits, operand_pd(word, line + 1, value + 1));
    bits = with(bits, operand_s2(word, line + 2, value + 4));
    bits = with(bits, operand_guard(word, line + 3));
    line[4] = 0;
    return found(word, out, form, 4, bits);
}

/* rrrrrrrr rr.0.1ss ppppdddd ssssssss ppp01000
 * BRANCH GUARD setgt MODE PD $sr[SRS] S2N */
static int take_set_setgt_s_40(uint64_t word, struct isadora_insn *out, uint16_t form)
{
    uint8_t *const line = out->line;
    uint64_t *const value = out->value;
    struct bits bits = {0x17000f1f, 0x0};
    value[3] = (word >> 8 & 0xf) | ((word >> 24 & 0x3) << 4); /* SRS */
    bits = with(bits, operand_mode(word, line, value));
    bits = with(bits, operand_pd(word, line + 1, value + 1));
    bits = with(bits, operand_s2n(word, line + 2, value + 4));
    bits = with(bits, operand_guard(word, line + 3));
    bits = with(bits, operand_branch(word, line + 4, value + 6));
    return found(word, out, form, 8, bits);
}

/* .0.1ss ppppdddd ssssssss ppp01000
 * GUARD setgt MODE PD $sr[SRS] S2N */
static int take_set_setgt_s_30(uint64_t word, struct isadora_insn *out, uint16_t form)
{
    uint8_t *const line = out->line;
    uint64_t *const value = out->value;
    struct bits bits = {0x17000f1f, 0x0};
    value[3] = (word >> 8 & 0xf) | ((word >> 24 & 0x3) << 4); /* SRS */
    bits = with(bits, operand_mode(word, line, value));
    bits = with(bits, operand_pd(word, line + 1, value + 1));
    bits = with(bits, operand_s2n(word, line + 2, value + 4));
    bits = with(bits, operand_guard(word, line + 3));
    line[4] = 0;
    return found(word, out, form, 4, bits);
}

/* rrrrrrrr rr.1.0-- ppppdddd ssssssss ppp01000
 * BRANCH GUARD setgt MODE PD $r[SRC1] S2N */
static int take_set_setgt_d_40(uint64_t word, struct isadora_insn *out, uint16_t form)
{
    uint8_t *const line = out->line;
    uint64_t *const value = out->value;
    struct bits bits = {0x14000f1f, 0x0};
    value[3] = word >> 8 & 0xf; /* SRC1 */
    bits = with(bits, operand_mode(word, line, value));
    bits = with(bits, operand_pd(word, line + 1, value + 1));
    bits = with(bits, operand_s2n(word, line + 2, value + 4));
    bits = with(bits, operand_guard(word, line + 3));
    bits = with(bits, operand_branch(word, line + 4, value + 6));
    return found(word, out, form, 8, bits);
}

/* .1.0-- ppppdddd ssssssss ppp01000
 * GUARD setgt MODE PD $r[SRC1] S2N */
static int take_set_setgt_d_30(uint64_t word, struct isadora_insn *out, uint16_t form)
{
    uint8_t *const line = out->line;
    uint64_t *const value = out->value;
    struct bits bits = {0x14000f1f, 0x0};
    value[3] = word >> 8 & 0xf; /* SRC1 */
    bits = with(bits, operand_mode(word, line, value));
    bits = with(bits, operand_pd(word, line + 1, value + 1));
    bits = with(bits, operand_s2n(word, line + 2, value + 4));
    bits = with(bits, operand_guard(word, line + 3));
    line[4] = 0;
    return found(word, out, form, 4, bits);
}

/* rrrrrrrr rr.1-1-- pppp-bbb bbbbbbbb 00000000
 * BRANCH GUARD bra BTARG */
static int take_bra_40(uint64_t word, struct isadora_insn *out, uint16_t form)
{
    uint8_t *const line = out->line;
    uint64_t *const value = out->value;
    struct bits bits = {0x1407ffff, 0x0};
    value[0] = word >> 8 & 0x7ff; /* BTARG */
    bits = with(bits, operand_guard_of_bra_40(word, line, value + 1));
    bits = with(bits, operand_branch(word, line + 1, value + 2));
    return found(word, out, form, 8, bits);
}

/* .1-1-- pppp-bbb bbbbbbbb 00000000
 * GUARD bra BTARG */
static int take_bra_30(uint64_t word, struct isadora_insn *out, uint16_t form)
{
    uint8_t *const line = out->line;
    uint64_t *const value = out->value;
    struct bits bits = {0x1407ffff, 0x0};
    value[0] = word >> 8 & 0x7ff; /* BTARG */
    bits = with(bits, operand_guard_of_bra_40(word, line, value + 1));
    line[1] = 0;
    return found(word, out, form, 4, bits);
}

/* rrrrrrrr rr.1-1-- pppp---- -------- 00000011
 * BRANCH GUARD ret */
static int take_ret_40(uint64_t word, struct isadora_insn *out, uint16_t form)
{
    uint8_t *const line = out->line;
    uint64_t *const value = out->value;
    struct bits bits = {0x140000ff, 0x0};
    bits = with(bits, operand_guard_of_bra_40(word, line, value));
    bits = with(bits, operand_branch(word, line + 1, value + 1));
    return found(word, out, form, 8, bits);
}

/* .1-1-- pppp---- -------- 00000011
 * GUARD ret */
static int take_ret_30(uint64_t word, struct isadora_insn *out, uint16_t form)
{
    uint8_t *const line = out->line;
    uint64_t *const value = out->value;
    struct bits bits = {0x140000ff, 0x0};
    bits = with(bits, operand_guard_of_bra_40(word, line, value));
    line[1] = 0;
    return found(word, out, form, 4, bits);
}

/* rrrrrrrr rr.1-1-- pppp---- iiii---- 00000101
 * BRANCH GUARD wstc I4 */
static int take_wait_wstc_40(uint64_t word, struct isadora_insn *out, uint16_t form)
{
    uint8_t *const line = out->line;
    uint64_t *const value = out->value;
    struct bits bits = {0x1400f0ff, 0x0};
    value[0] = word >> 12 & 0xf; /* I4 */
    bits = with(bits, operand_guard_of_bra_40(word, line, value + 1));
    bits = with(bits, operand_branch(word, line + 1, value + 2));
    return found(word, out, form, 8, bits);
}

/* .1-1-- pppp---- iiii---- 00000101
 * GUARD wstc I4 */
static int take_wait_wstc_30(uint64_t word, struct isadora_insn *out, uint16_t form)
{
    uint8_t *const line = out->line;
    uint64_t *const value = out->value;
    struct bits bits = {0x1400f0ff, 0x0};
    value[0] = word >> 12 & 0xf; /* I4 */
    bits = with(bits, operand_guard_of_bra_40(word, line, value + 1));
    line[1] = 0;
    return found(word, out, form, 4, bits);
}

/* rrrrrrrr rr01-1-- pppp---- pppppppp 010.nn00
 * BRANCH and $p[PRED] N1 $p[PS1] N2 $p[PS2] */
static int take_logic_and_free_40(uint64_t word, struct isadora_insn *out, uint16_t form)
{
    uint8_t *const line = out->line;
    uint64_t *const value = out->value;
    struct bits bits = {0x34f0ffef, 0x0};
    value[0] = word >> 20 & 0xf; /* PRED */
    value[1] = word >> 3 & 0x1; /* N1 */
    value[2] = word >> 8 & 0xf; /* PS1 */
    value[3] = word >> 2 & 0x1; /* N2 */
    value[4] = word >> 12 & 0xf; /* PS2 */
    const struct bits of_0 = operand_guard_of_logic_and_free_40(word, line);
    if (none(of_0))
        return ISADORA_NO_FORM;
    bits = with(bits, of_0);
    bits = with(bits, operand_branch(word, line + 1, value + 5));
    return found(word, out, form, 8, bits);
}

/* 01-1-- pppp---- pppppppp 010.nn00
 * and $p[PRED] N1 $p[PS1] N2 $p[PS2] */
static int take_logic_and_free_30(uint64_t word, struct isadora_insn *out, uint16_t form)
{
    uint8_t *const line = out->line;
    uint64_t *const value = out->value;
    struct bits bits = {0x34f0ffef, 0x0};
    value[0] = word >> 20 & 0xf; /* PRED */
    value[1] = word >> 3 & 0x1; /* N1 */
    value[2] = word >> 8 & 0xf; /* PS1 */
    value[3] = word >> 2 & 0x1; /* N2 */
    value[4] = word >> 12 & 0xf; /* PS2 */
    const struct bits of_0 = operand_guard_of_logic_and_free_40(word, line);
    if (none(of_0))
        return ISADORA_NO_FORM;
    bits = with(bits, of_0);
    line[1] = 0;
    return found(word, out, form, 4, bits);
}

/* rrrrrrrr rr11-1-- pppppppp pppppppp 010.nn00
 * BRANCH $p[PRED] and $p[PDST] N1 $p[PS1] N2 $p[PS2] */
static int take_logic_and_guarded_40(uint64_t word, struct isadora_insn *out, uint16_t form)
{
    uint8_t *const line = out->line;
    uint64_t *const value = out->value;
    struct bits bits = {0x340fffef, 0x0};
    value[0] = word >> 16 & 0xf; /* PDST */
    value[1] = word >> 3 & 0x1; /* N1 */
    value[2] = word >> 8 & 0xf; /* PS1 */
    value[3] = word >> 2 & 0x1; /* N2 */
    value[4] = word >> 12 & 0xf; /* PS2 */
    const struct bits of_0 = operand_guard_of_logic_and_guarded_40(word, line, value + 5);
    if (none(of_0))
        return ISADORA_NO_FORM;
    bits = with(bits, of_0);
    bits = with(bits, operand_branch(word, line + 1, value + 6));
    return found(word, out, form, 8, bits);
}

/* 11-1-- pppppppp pppppppp 010.nn00
 * $p[PRED] and $p[PDST] N1 $p[PS1] N2 $p[PS2] */
static int take_logic_and_guarded_30(uint64_t word, struct isadora_insn *out, uint16_t form)
{
    uint8_t *const line = out->line;
    uint64_t *const value = out->value;
    struct bits bits = {0x340fffef, 0x0};
    value[0] = word >> 16 & 0xf; /* PDST */
    value[1] = word >> 3 & 0x1; /* N1 */
    value[2] = word >> 8 & 0xf; /* PS1 */
    value[3] = word >> 2 & 0x1; /* N2 */
    value[4] = word >> 12 & 0xf; /* PS2 */
    const struct bits of_0 = operand_guard_of_logic_and_guarded_40(word, line, value + 5);
    if (none(of_0))
        return ISADORA_NO_FORM;
    bits = with(bits, of_0);
    line[1] = 0;
    return found(word, out, form, 4, bits);
}

/* rrrrrrrr rr.1-1-- pppp---- -------- 010.--11
 * BRANCH GUARD nop */
static int take_nop_40(uint64_t word, struct isadora_insn *out, uint16_t form)
{
    uint8_t *const line = out->line;
    uint64_t *const value = out->value;
    struct bits bits = {0x140000e3, 0x0};
    bits = with(bits, operand_guard_of_bra_40(word, line, value));
    bits = with(bits, operand_branch(word, line + 1, value + 1));
    return found(word, out, form, 8, bits);
}

/* .1-1-- pppp---- -------- 010.--11
 * GUARD nop */
static int take_nop_30(uint64_t word, struct isadora_insn *out, uint16_t form)
{
    uint8_t *const line = out->line;
    uint64_t *const value = out->value;
    struct bits bits = {0x140000e3, 0x0};
    bits = with(bits, operand_guard_of_bra_40(word, line, value));
    line[1] = 0;
    return found(word, out, form, 4, bits);
}

/* rrrrrrrr rr.1.1ee pppp---- ssssssss 10100000
 * BRANCH GUARD lmulu $r[SRC1] S2 */
static int take_lmul_lmulu_40(uint64_t word, struct isadora_insn *out, uint16_t form)
{
    uint8_t *const line = out->line;
    uint64_t *const value = out->value;
    struct bits bits = {0x14000fff, 0x0};
    value[0] = word >> 8 & 0xf; /* SRC1 */
    bits = with(bits, operand_s2(word, line, value + 1));
    bits = with(bits, operand_guard_of_bra_40(word, line + 1, value + 3));
    bits = with(bits, operand_branch(word, line + 2, value + 4));
    return found(word, out, form, 8, bits);
}

/* .1.1ee pppp---- ssssssss 10100000
 * GUARD lmulu $r[SRC1] S2 */
static int take_lmul_lmulu_30(uint64_t word, struct isadora_insn *out, uint16_t form)
{
    uint8_t *const line = out->line;
    uint64_t *const value = out->value;
    struct bits bits = {0x14000fff, 0x0};
    value[0] = word >> 8 & 0xf; /* SRC1 */
    bits = with(bits, operand_s2(word, line, value + 1));
    bits = with(bits, operand_guard_of_bra_40(word, line + 1, value + 3));
    line[2] = 0;
    return found(word, out, form, 4, bits);
}

/* rrrrrrrr rr.1.1ee pppp---- ssss---- 10100010
 * BRANCH GUARD lsrr S2 */
static int take_lshift_lsrr_40(uint64_t word, struct isadora_insn *out, uint16_t form)
{
    uint8_t *const line = out->line;
    uint64_t *const value = out->value;
    struct bits bits = {0x140000ff, 0x0};
    bits = with(bits, operand_s2(word, line, value));
    bits = with(bits, operand_guard_of_bra_40(word, line + 1, value + 2));
    bits = with(bits, operand_branch(word, line + 2, value + 3));
    return found(word, out, form, 8, bits);
}

/* .1.1ee pppp---- ssss---- 10100010
 * GUARD lsrr S2 */
static int take_lshift_lsrr_30(uint64_t word, struct isadora_insn *out, uint16_t form)
{
    uint8_t *const line = out->line;
    uint64_t *const value = out->value;
    struct bits bits = {0x140000ff, 0x0};
    bits = with(bits, operand_s2(word, line, value));
    bits = with(bits, operand_guard_of_bra_40(word, line + 1, value + 2));
    line[2] = 0;
    return found(word, out, form, 4, bits);
}

/* rrrrrrrr rr.1.1ee ppppdddd ssssssss 10000001
 * BRANCH GUARD ld $r[DST] D[LADDR] */
static int take_ld_d_40(uint64_t word, struct isadora_insn *out, uint16_t form)
{
    uint8_t *const line = out->line;
    uint64_t *const value = out->value;
    struct bits bits = {0x140f00ff, 0x0};
    value[0] = word >> 16 & 0xf; /* DST */
    bits = with(bits, operand_laddr(word, line, value + 1));
    bits = with(bits, operand_guard_of_bra_40(word, line + 1, value + 5));
    bits = with(bits, operand_branch(word, line + 2, value + 6));
    return found(word, out, form, 8, bits);
}

/* .1.1ee ppppdddd ssssssss 10000001
 * GUARD ld $r[DST] D[LADDR] */
static int take_ld_d_30(uint64_t word, struct isadora_insn *out, uint16_t form)
{
    uint8_t *const line = out->line;
    uint64_t *const value = out->value;
    struct bits bits = {0x140f00ff, 0x0};
    value[0] = word >> 16 & 0xf; /* DST */
    bits = with(bits, operand_laddr(word, line, value + 1));
    bits = with(bits, operand_guard_of_bra_40(word, line + 1, value + 5));
    line[2] = 0;
    return found(word, out, form, 4, bits);
}

/* rrrrrrrr rr.1.1ee ppppdddd ssssssss 10000000
 * BRANCH GUARD st D[SADDR] $r[SRC2] */
static int take_st_d_40(uint64_t word, struct isadora_insn *out, uint16_t form)
{
    uint8_t *const line = out->line;
    uint64_t *const value = out->value;
    struct bits bits = {0x1400f0ff, 0x0};
    value[4] = word >> 12 & 0xf; /* SRC2 */
    bits = with(bits, operand_saddr(word, line, value));
    bits = with(bits, operand_guard_of_bra_40(word, line + 1, value + 5));
    bits = with(bits, operand_branch(word, line + 2, value + 6));
    return found(word, out, form, 8, bits);
}

/* .1.1ee ppppdddd ssssssss 10000000
 * GUARD st D[SADDR] $r[SRC2] */
static int take_st_d_30(uint64_t word, struct isadora_insn *out, uint16_t form)
{
    uint8_t *const line = out->line;
    uint64_t *const value = out->value;
    struct bits bits = {0x1400f0ff, 0x0};
    value[4] = word >> 12 & 0xf; /* SRC2 */
    bits = with(bits, operand_saddr(word, line, value));
    bits = with(bits, operand_guard_of_bra_40(word, line + 1, value + 5));
    line[2] = 0;
    return found(word, out, form, 4, bits);
}

static int tree_30(uint64_t word, unsigned config, struct isadora_insn *out)
{
    switch (word & 0x1f) {
    case 0x0: /* ...... ........ ........ ...00000 */
        switch (word >> 28 & 0x1) {
        case 0x0: /* .0.... ........ ........ ...00000 */
            switch (word >> 26 & 0x1) {
            case 0x0: /* .0.0.. ........ ........ ...00000 */
                return take_slct_rr_30(word, out, VUC_SLCT_RR_30);
            case 0x1: /* .0.1.. ........ ........ ...00000 */
                return take_slct_rs_30(word, out, VUC_SLCT_RS_30);
            }
            break;
        case 0x1: /* .1.... ........ ........ ...00000 */
            switch (word >> 5 & 0x7) {
            case 0x0: /* .1.... ........ ........ 00000000 */
                switch (word >> 26 & 0x1) {
                case 0x0: /* .1.0.. ........ ........ 00000000 */
                    return take_slct_sr_30(word, out, VUC_SLCT_SR_30);
                case 0x1: /* .1.1.. ........ ........ 00000000 */
                    return take_bra_30(word, out, VUC_BRA_30);
                }
                break;
            case 0x1: /* .1.... ........ ........ 00100000 */
                switch (word >> 26 & 0x1) {
                case 0x0: /* .1.0.. ........ ........ 00100000 */
                    return take_slct_sr_30(word, out, VUC_SLCT_SR_30);
                case 0x1: /* .1.1.. ........ ........ 00100000 */
                    return take_ret_30(word, out, VUC_CLICNT_30);
                }
                break;
            case 0x2: /* .1.... ........ ........ 01000000 */
                switch (word >> 26 & 0xf) {
                case 0x1: case 0x3: case 0x5: case 0x7: /* 01.1.. ........ ........ 01000000 */
                    return take_logic_and_free_30(word, out, VUC_LOGIC_AND_FREE_30);
                case 0x9: case 0xb: case 0xd: case 0xf: /* 11.1.. ........ ........ 01000000 */
                    return take_logic_and_guarded_30(word, out, VUC_LOGIC_AND_GUARDED_30);
                default:
                    return take_slct_sr_30(word, out, VUC_SLCT_SR_30);
                }
                break;
            case 0x4: /* .1.... ........ ........ 10000000 */
                switch (word >> 26 & 0x1) {
                case 0x0: /* .1.0.. ........ ........ 10000000 */
                    return take_slct_sr_30(word, out, VUC_SLCT_SR_30);
                case 0x1: /* .1.1.. ........ ........ 10000000 */
                    return take_st_d_30(word, out, VUC_ST_D_30);
                }
                break;
            case 0x5: /* .1.... ........ ........ 10100000 */
                switch (word >> 26 & 0x1) {
                case 0x0: /* .1.0.. ........ ........ 10100000 */
                    return take_slct_sr_30(word, out, VUC_SLCT_SR_30);
                case 0x1: /* .1.1.. ........ ........ 10100000 */
                    return take_lmul_lmulu_30(word, out, VUC_LMUL_LMULU_30);
                }
                break;
            default:
                if ((word & 0x4000000) == 0x0)
                    return take_slct_sr_30(word, out, VUC_SLCT_SR_30);
                break;
            }
            break;
        }
        break;
    case 0x1: /* ...... ........ ........ ...00001 */
        switch (word >> 26 & 0x7) {
        case 0x2: case 0x3: /* .01... ........ ........ ...00001 */
            return take_mov_i_30(word, out, VUC_MOV_I_30);
        case 0x4: /* .100.. ........ ........ ...00001 */
            return take_mov_sr_30(word, out, VUC_MOV_SR_30);
        case 0x5: case 0x7: /* .1.1.. ........ ........ ...00001 */
            switch (word >> 5 & 0x7) {
            case 0x1: /* .1.1.. ........ ........ 00100001 */
                return take_ret_30(word, out, VUC_NAMED_ONLY_O21_30);
            case 0x2: /* .1.1.. ........ ........ 01000001 */
                switch (word >> 29 & 0x1) {
                case 0x0: /* 01.1.. ........ ........ 01000001 */
                    return take_logic_and_free_30(word, out, VUC_LOGIC_OR_FREE_30);
                case 0x1: /* 11.1.. ........ ........ 01000001 */
                    return take_logic_and_guarded_30(word, out, VUC_LOGIC_OR_GUARDED_30);
                }
                break;
            case 0x4: /* .1.1.. ........ ........ 10000001 */
                return take_ld_d_30(word, out, VUC_LD_D_30);
            case 0x5: /* .1.1.. ........ ........ 10100001 */
                return take_lmul_lmulu_30(word, out, VUC_LMUL_LMULS_30);
            }
            break;
        case 0x6: /* .110.. ........ ........ ...00001 */
            return take_mov_si_30(word, out, VUC_MOV_SI_30);
        default:
            return take_mov_r_30(word, out, VUC_MOV_R_30);
        }
        break;
    case 0x2: /* ...... ........ ........ ...00010 */
        switch (word >> 5 & 0x7) {
        case 0x0: /* ...... ........ ........ 00000010 */
            if ((word & 0x14000000) == 0x14000000)
                return take_bra_30(word, out, VUC_CALL_30);
            break;
        case 0x1: /* ...... ........ ........ 00100010 */
            if ((word & 0x14000000) == 0x14000000)
                return take_ret_30(word, out, VUC_NAMED_ONLY_O22_30);
            break;
        case 0x2: /* ...... ........ ........ 01000010 */
            switch (word >> 28 & 0x3) {
            case 0x1: /* 01.... ........ ........ 01000010 */
                if ((word & 0x4000000) == 0x4000000)
                    return take_logic_and_free_30(word, out, VUC_LOGIC_XOR_FREE_30);
                break;
            case 0x3: /* 11.... ........ ........ 01000010 */
                if ((word & 0x4000000) == 0x4000000)
                    return take_logic_and_guarded_30(word, out, VUC_LOGIC_XOR_GUARDED_30);
                break;
            }
            break;
        case 0x5: /* ...... ........ ........ 10100010 */
            if ((word & 0x14000000) == 0x14000000)
                return take_lshift_lsrr_30(word, out, VUC_LSHIFT_LSRR_30);
            break;
        }
        break;
    case 0x3: /* ...... ........ ........ ...00011 */
        switch (word >> 5 & 0x7) {
        case 0x0: /* ...... ........ ........ 00000011 */
            if ((word & 0x14000000) == 0x14000000)
                return take_ret_30(word, out, VUC_RET_30);
            break;
        case 0x1: /* ...... ........ ........ 00100011 */
            if ((word & 0x14000000) == 0x14000000)
                return take_ret_30(word, out, VUC_NAMED_ONLY_O23_30);
            break;
        case 0x2: /* ...... ........ ........ 01000011 */
            if ((word & 0x14000000) == 0x14000000)
                return take_nop_30(word, out, VUC_NOP_30);
            break;
        case 0x4: /* ...... ........ ........ 10000011 */
            if ((word & 0x14000000) == 0x14000000)
                return take_ld_d_30(word, out, VUC_LD_PWT_30);
            break;
        }
        break;
    case 0x4: /* ...... ........ ........ ...00100 */
        switch (word >> 28 & 0x1) {
        case 0x0: /* .0.... ........ ........ ...00100 */
            switch (word >> 26 & 0x1) {
            case 0x0: /* .0.0.. ........ ........ ...00100 */
                return take_binary_add_rr_30(word, out, VUC_BINARY_ADD_RR_30);
            case 0x1: /* .0.1.. ........ ........ ...00100 */
                return take_binary_add_rs_30(word, out, VUC_BINARY_ADD_RS_30);
            }
            break;
        case 0x1: /* .1.... ........ ........ ...00100 */
            switch (word >> 5 & 0x7) {
            case 0x0: /* .1.... ........ ........ 00000100 */
                switch (word >> 26 & 0x1) {
                case 0x0: /* .1.0.. ........ ........ 00000100 */
                    return take_binary_add_sr_30(word, out, VUC_BINARY_ADD_SR_30);
                case 0x1: /* .1.1.. ........ ........ 00000100 */
                    return take_ret_30(word, out, VUC_SLEEP_30);
                }
                break;
            case 0x1: /* .1.... ........ ........ 00100100 */
                switch (word >> 26 & 0x1) {
                case 0x0: /* .1.0.. ........ ........ 00100100 */
                    return take_binary_add_sr_30(word, out, VUC_BINARY_ADD_SR_30);
                case 0x1: /* .1.1.. ........ ........ 00100100 */
                    return take_ret_30(word, out, VUC_ENGINE_MBIREAD_30);
                }
                break;
            case 0x2: /* .1.... ........ ........ 01000100 */
                switch (word >> 26 & 0xf) {
                case 0x1: case 0x3: case 0x5: case 0x7: /* 01.1.. ........ ........ 01000100 */
                    return take_logic_and_free_30(word, out, VUC_LOGIC_AND_FREE_30);
                case 0x9: case 0xb: case 0xd: case 0xf: /* 11.1.. ........ ........ 01000100 */
                    return take_logic_and_guarded_30(word, out, VUC_LOGIC_AND_GUARDED_30);
                default:
                    return take_binary_add_sr_30(word, out, VUC_BINARY_ADD_SR_30);
                }
                break;
            case 0x4: /* .1.... ........ ........ 10000100 */
                switch (word >> 26 & 0x1) {
                case 0x0: /* .1.0.. ........ ........ 10000100 */
                    return take_binary_add_sr_30(word, out, VUC_BINARY_ADD_SR_30);
                case 0x1: /* .1.1.. ........ ........ 10000100 */
                    return take_st_d_30(word, out, VUC_ST_VP_30);
                }
                break;
            case 0x5: /* .1.... ........ ........ 10100100 */
                switch (word >> 26 & 0x1) {
                case 0x0: /* .1.0.. ........ ........ 10100100 */
                    return take_binary_add_sr_30(word, out, VUC_BINARY_ADD_SR_30);
                case 0x1: /* .1.1.. ........ ........ 10100100 */
                    return take_lshift_lsrr_30(word, out, VUC_LSHIFT_LADD);
                }
                break;
            default:
                if ((word & 0x4000000) == 0x0)
                    return take_binary_add_sr_30(word, out, VUC_BINARY_ADD_SR_30);
                break;
            }
            break;
        }
        break;
    case 0x5: /* ...... ........ ........ ...00101 */
        switch (word >> 28 & 0x1) {
        case 0x0: /* .0.... ........ ........ ...00101 */
            switch (word >> 26 & 0x1) {
            case 0x0: /* .0.0.. ........ ........ ...00101 */
                return take_binary_add_rr_30(word, out, VUC_BINARY_SUB_RR_30);
            case 0x1: /* .0.1.. ........ ........ ...00101 */
                return take_binary_add_rs_30(word, out, VUC_BINARY_SUB_RS_30);
            }
            break;
        case 0x1: /* .1.... ........ ........ ...00101 */
            switch (word >> 5 & 0x3) {
            case 0x0: /* .1.... ........ ........ .0000101 */
                switch (word >> 26 & 0x1) {
                case 0x0: /* .1.0.. ........ ........ .0000101 */
                    return take_binary_add_sr_30(word, out, VUC_BINARY_SUB_SR_30);
                case 0x1: /* .1.1.. ........ ........ .0000101 */
                    if ((word & 0x80) == 0x0)
                        return take_wait_wstc_30(word, out, VUC_WAIT_WSTC_30);
                    break;
                }
                break;
            case 0x1: /* .1.... ........ ........ .0100101 */
                switch (word >> 26 & 0x1) {
                case 0x0: /* .1.0.. ........ ........ .0100101 */
                    return take_binary_add_sr_30(word, out, VUC_BINARY_SUB_SR_30);
                case 0x1: /* .1.1.. ........ ........ .0100101 */
                    if ((word & 0x80) == 0x0)
                        return take_ret_30(word, out, VUC_NAMED_ONLY_O25_30);
                    break;
                }
                break;
            case 0x2: /* .1.... ........ ........ .1000101 */
                switch (word >> 26 & 0xf) {
                case 0x1: case 0x3: case 0x5: case 0x7: /* 01.1.. ........ ........ .1000101 */
                    if ((word & 0x80) == 0x0)
                        return take_logic_and_free_30(word, out, VUC_LOGIC_OR_FREE_30);
                    break;
                case 0x9: case 0xb: case 0xd: case 0xf: /* 11.1.. ........ ........ .1000101 */
                    if ((word & 0x80) == 0x0)
                        return take_logic_and_guarded_30(word, out, VUC_LOGIC_OR_GUARDED_30);
                    break;
                default:
                    return take_binary_add_sr_30(word, out, VUC_BINARY_SUB_SR_30);
                }
                break;
            case 0x3: /* .1.... ........ ........ .1100101 */
                if ((word & 0x4000000) == 0x0)
                    return take_binary_add_sr_30(word, out, VUC_BINARY_SUB_SR_30);
                break;
            }
            break;
        }
        break;
    case 0x6: /* ...... ........ ........ ...00110 */
        switch (word >> 28 & 0x1) {
        case 0x0: /* .0.... ........ ........ ...00110 */
            switch (word >> 26 & 0x1) {
            case 0x0: /* .0.0.. ........ ........ ...00110 */
                return take_binary_add_rr_30(word, out, VUC_BINARY_AVGS_RR);
            case 0x1: /* .0.1.. ........ ........ ...00110 */
                return take_binary_add_rs_30(word, out, VUC_BINARY_AVGS_RS);
            }
            break;
        case 0x1: /* .1.... ........ ........ ...00110 */
            switch (word >> 5 & 0x3) {
            case 0x0: /* .1.... ........ ........ .0000110 */
                switch (word >> 26 & 0x1) {
                case 0x0: /* .1.0.. ........ ........ .0000110 */
                    return take_binary_add_sr_30(word, out, VUC_BINARY_AVGS_SR);
                case 0x1: /* .1.1.. ........ ........ .0000110 */
                    if ((word & 0x80) == 0x0)
                        return take_wait_wstc_30(word, out, VUC_WAIT_WSTS_30);
                    break;
                }
                break;
            case 0x1: /* .1.... ........ ........ .0100110 */
                switch (word >> 26 & 0x1) {
                case 0x0: /* .1.0.. ........ ........ .0100110 */
                    return take_binary_add_sr_30(word, out, VUC_BINARY_AVGS_SR);
                case 0x1: /* .1.1.. ........ ........ .0100110 */
                    if ((word & 0x80) == 0x0)
                        return take_ret_30(word, out, VUC_NAMED_ONLY_O26_30);
                    break;
                }
                break;
            case 0x2: /* .1.... ........ ........ .1000110 */
                switch (word >> 26 & 0xf) {
                case 0x1: case 0x3: case 0x5: case 0x7: /* 01.1.. ........ ........ .1000110 */
                    if ((word & 0x80) == 0x0)
                        return take_logic_and_free_30(word, out, VUC_LOGIC_XOR_FREE_30);
                    break;
                case 0x9: case 0xb: case 0xd: case 0xf: /* 11.1.. ........ ........ .1000110 */
                    if ((word & 0x80) == 0x0)
                        return take_logic_and_guarded_30(word, out, VUC_LOGIC_XOR_GUARDED_30);
                    break;
                default:
                    return take_binary_add_sr_30(word, out, VUC_BINARY_AVGS_SR);
                }
                break;
            case 0x3: /* .1.... ........ ........ .1100110 */
                if ((word & 0x4000000) == 0x0)
                    return take_binary_add_sr_30(word, out, VUC_BINARY_AVGS_SR);
                break;
            }
            break;
        }
        break;
    case 0x7: /* ...... ........ ........ ...00111 */
        switch (word >> 26 & 0x7) {
        case 0x1: case 0x3: /* .0.1.. ........ ........ ...00111 */
            return take_binary_add_rs_30(word, out, VUC_BINARY_AVGU_RS);
        case 0x4: case 0x6: /* .1.0.. ........ ........ ...00111 */
            return take_binary_add_sr_30(word, out, VUC_BINARY_AVGU_SR);
        case 0x5: case 0x7: /* .1.1.. ........ ........ ...00111 */
            if ((word & 0xe0) == 0x40)
                return take_nop_30(word, out, VUC_NOP_30);
            break;
        default:
            return take_binary_add_rr_30(word, out, VUC_BINARY_AVGU_RR);
        }
        break;
    case 0x8: /* ...... ........ ........ ...01000 */
        switch (word >> 28 & 0x1) {
        case 0x0: /* .0.... ........ ........ ...01000 */
            switch (word >> 26 & 0x1) {
            case 0x0: /* .0.0.. ........ ........ ...01000 */
                return take_set_setgt_r_30(word, out, VUC_SET_SETGT_R_30);
            case 0x1: /* .0.1.. ........ ........ ...01000 */
                return take_set_setgt_s_30(word, out, VUC_SET_SETGT_S_30);
            }
            break;
        case 0x1: /* .1.... ........ ........ ...01000 */
            switch (word >> 6 & 0x3) {
            case 0x0: /* .1.... ........ ........ 00.01000 */
                switch (word >> 26 & 0x1) {
                case 0x0: /* .1.0.. ........ ........ 00.01000 */
                    return take_set_setgt_d_30(word, out, VUC_SET_SETGT_D_30);
                case 0x1: /* .1.1.. ........ ........ 00.01000 */
                    if ((word & 0x20) == 0x20)
                        return take_ret_30(word, out, VUC_ENGINE_MBINEXT_30);
                    break;
                }
                break;
            case 0x1: /* .1.... ........ ........ 01.01000 */
                switch (word >> 26 & 0xf) {
                case 0x1: case 0x3: case 0x5: case 0x7: /* 01.1.. ........ ........ 01.01000 */
                    if ((word & 0x20) == 0x0)
                        return take_logic_and_free_30(word, out, VUC_LOGIC_AND_FREE_30);
                    break;
                case 0x9: case 0xb: case 0xd: case 0xf: /* 11.1.. ........ ........ 01.01000 */
                    if ((word & 0x20) == 0x0)
                        return take_logic_and_guarded_30(word, out, VUC_LOGIC_AND_GUARDED_30);
                    break;
                default:
                    return take_set_setgt_d_30(word, out, VUC_SET_SETGT_D_30);
                }
                break;
            case 0x2: /* .1.... ........ ........ 10.01000 */
                switch (word >> 26 & 0x1) {
                case 0x0: /* .1.0.. ........ ........ 10.01000 */
                    return take_set_setgt_d_30(word, out, VUC_SET_SETGT_D_30);
                case 0x1: /* .1.1.. ........ ........ 10.01000 */
                    if ((word & 0x20) == 0x20)
                        return take_lshift_lsrr_30(word, out, VUC_LSHIFT_LSAR);
                    break;
                }
                break;
            case 0x3: /* .1.... ........ ........ 11.01000 */
                if ((word & 0x4000000) == 0x0)
                    return take_set_setgt_d_30(word, out, VUC_SET_SETGT_D_30);
                break;
            }
            break;
        }
        break;
    case 0x9: /* ...... ........ ........ ...01001 */
        switch (word >> 28 & 0x1) {
        case 0x0: /* .0.... ........ ........ ...01001 */
            switch (word >> 26 & 0x1) {
            case 0x0: /* .0.0.. ........ ........ ...01001 */
                return take_set_setgt_r_30(word, out, VUC_SET_SETLT_R_30);
            case 0x1: /* .0.1.. ........ ........ ...01001 */
                return take_set_setgt_s_30(word, out, VUC_SET_SETLT_S_30);
            }
            break;
        case 0x1: /* .1.... ........ ........ ...01001 */
            switch (word >> 6 & 0x3) {
            case 0x0: /* .1.... ........ ........ 00.01001 */
                switch (word >> 26 & 0x1) {
                case 0x0: /* .1.0.. ........ ........ 00.01001 */
                    return take_set_setgt_d_30(word, out, VUC_SET_SETLT_D_30);
                case 0x1: /* .1.1.. ........ ........ 00.01001 */
                    if ((word & 0x20) == 0x20)
                        return take_ret_30(word, out, VUC_ENGINE_MVSREAD_30);
                    break;
                }
                break;
            case 0x1: /* .1.... ........ ........ 01.01001 */
                switch (word >> 26 & 0xf) {
                case 0x1: case 0x3: case 0x5: case 0x7: /* 01.1.. ........ ........ 01.01001 */
                    if ((word & 0x20) == 0x0)
                        return take_logic_and_free_30(word, out, VUC_LOGIC_OR_FREE_30);
                    break;
                case 0x9: case 0xb: case 0xd: case 0xf: /* 11.1.. ........ ........ 01.01001 */
                    if ((word & 0x20) == 0x0)
                        return take_logic_and_guarded_30(word, out, VUC_LOGIC_OR_GUARDED_30);
                    break;
                default:
                    return take_set_setgt_d_30(word, out, VUC_SET_SETLT_D_30);
                }
                break;
            case 0x2: /* .1.... ........ ........ 10.01001 */
                switch (word >> 26 & 0x1) {
                case 0x0: /* .1.0.. ........ ........ 10.01001 */
                    return take_set_setgt_d_30(word, out, VUC_SET_SETLT_D_30);
                case 0x1: /* .1.1.. ........ ........ 10.01001 */
                    if ((word & 0x20) == 0x0)
                        return take_ld_d_30(word, out, VUC_LD_MVSI_30);
                    break;
                }
                break;
            case 0x3: /* .1.... ........ ........ 11.01001 */
                if ((word & 0x4000000) == 0x0)
                    return take_set_setgt_d_30(word, out, VUC_SET_SETLT_D_30);
                break;
            }
            break;
        }
        break;
    case 0xa: /* ...... ........ ........ ...01010 */
        switch (word >> 28 & 0x1) {
        case 0x0: /* .0.... ........ ........ ...01010 */
            switch (word >> 26 & 0x1) {
            case 0x0: /* .0.0.. ........ ........ ...01010 */
                return take_set_setgt_r_30(word, out, VUC_SET_SETEQ_R_30);
            case 0x1: /* .0.1.. ........ ........ ...01010 */
                return take_set_setgt_s_30(word, out, VUC_SET_SETEQ_S_30);
            }
            break;
        case 0x1: /* .1.... ........ ........ ...01010 */
            switch (word >> 6 & 0x3) {
            case 0x0: /* .1.... ........ ........ 00.01010 */
                switch (word >> 26 & 0x1) {
                case 0x0: /* .1.0.. ........ ........ 00.01010 */
                    return take_set_setgt_d_30(word, out, VUC_SET_SETEQ_D_30);
                case 0x1: /* .1.1.. ........ ........ 00.01010 */
                    if ((word & 0x20) == 0x20)
                        return take_ret_30(word, out, VUC_ENGINE_MVSWRITE_30);
                    break;
                }
                break;
            case 0x1: /* .1.... ........ ........ 01.01010 */
                switch (word >> 26 & 0xf) {
                case 0x1: case 0x3: case 0x5: case 0x7: /* 01.1.. ........ ........ 01.01010 */
                    if ((word & 0x20) == 0x0)
                        return take_logic_and_free_30(word, out, VUC_LOGIC_XOR_FREE_30);
                    break;
                case 0x9: case 0xb: case 0xd: case 0xf: /* 11.1.. ........ ........ 01.01010 */
                    if ((word & 0x20) == 0x0)
                        return take_logic_and_guarded_30(word, out, VUC_LOGIC_XOR_GUARDED_30);
                    break;
                default:
                    return take_set_setgt_d_30(word, out, VUC_SET_SETEQ_D_30);
                }
                break;
            case 0x2: /* .1.... ........ ........ 10.01010 */
                switch (word >> 26 & 0x1) {
                case 0x0: /* .1.0.. ........ ........ 10.01010 */
                    return take_set_setgt_d_30(word, out, VUC_SET_SETEQ_D_30);
                case 0x1: /* .1.1.. ........ ........ 10.01010 */
                    if ((word & 0x20) == 0x0)
                        return take_st_d_30(word, out, VUC_ST_MVSO_30);
                    break;
                }
                break;
            case 0x3: /* .1.... ........ ........ 11.01010 */
                if ((word & 0x4000000) == 0x0)
                    return take_set_setgt_d_30(word, out, VUC_SET_SETEQ_D_30);
                break;
            }
            break;
        }
        break;
    case 0xb: /* ...... ........ ........ ...01011 */
        switch (word >> 26 & 0x7) {
        case 0x1: case 0x3: /* .0.1.. ........ ........ ...01011 */
            return take_set_setgt_s_30(word, out, VUC_SET_SETLEP_S_30);
        case 0x4: case 0x6: /* .1.0.. ........ ........ ...01011 */
            return take_set_setgt_d_30(word, out, VUC_SET_SETLEP_D_30);
        case 0x5: case 0x7: /* .1.1.. ........ ........ ...01011 */
            switch (word >> 5 & 0x7) {
            case 0x1: /* .1.1.. ........ ........ 00101011 */
                return take_ret_30(word, out, VUC_NAMED_ONLY_O2B_30);
            case 0x2: /* .1.1.. ........ ........ 01001011 */
                return take_nop_30(word, out, VUC_NOP_30);
            }
            break;
        default:
            return take_set_setgt_r_30(word, out, VUC_SET_SETLEP_R_30);
        }
        break;
    case 0xc: /* ...... ........ ........ ...01100 */
        switch (word >> 28 & 0x1) {
        case 0x0: /* .0.... ........ ........ ...01100 */
            switch (word >> 26 & 0x1) {
            case 0x0: /* .0.0.. ........ ........ ...01100 */
                return take_binary_add_rr_30(word, out, VUC_BINARY_CLAMPLEP_RR_30);
            case 0x1: /* .0.1.. ........ ........ ...01100 */
                return take_binary_add_rs_30(word, out, VUC_BINARY_CLAMPLEP_RS_30);
            }
            break;
        case 0x1: /* .1.... ........ ........ ...01100 */
            switch (word >> 5 & 0x7) {
            case 0x1: /* .1.... ........ ........ 00101100 */
                switch (word >> 26 & 0x1) {
                case 0x0: /* .1.0.. ........ ........ 00101100 */
                    return take_binary_add_sr_30(word, out, VUC_BINARY_CLAMPLEP_SR_30);
                case 0x1: /* .1.1.. ........ ........ 00101100 */
                    return take_ret_30(word, out, VUC_NAMED_ONLY_O2C_30);
                }
                break;
            case 0x2: /* .1.... ........ ........ 01001100 */
                switch (word >> 26 & 0xf) {
                case 0x1: case 0x3: case 0x5: case 0x7: /* 01.1.. ........ ........ 01001100 */
                    return take_logic_and_free_30(word, out, VUC_LOGIC_AND_FREE_30);
                case 0x9: case 0xb: case 0xd: case 0xf: /* 11.1.. ........ ........ 01001100 */
                    return take_logic_and_guarded_30(word, out, VUC_LOGIC_AND_GUARDED_30);
                default:
                    return take_binary_add_sr_30(word, out, VUC_BINARY_CLAMPLEP_SR_30);
                }
                break;
            case 0x4: /* .1.... ........ ........ 10001100 */
                switch (word >> 26 & 0x1) {
                case 0x0: /* .1.0.. ........ ........ 10001100 */
                    return take_binary_add_sr_30(word, out, VUC_BINARY_CLAMPLEP_SR_30);
                case 0x1: /* .1.1.. ........ ........ 10001100 */
                    return take_st_d_30(word, out, VUC_ST_B6_30);
                }
                break;
            case 0x5: /* .1.... ........ ........ 10101100 */
                switch (word >> 26 & 0x1) {
                case 0x0: /* .1.0.. ........ ........ 10101100 */
                    return take_binary_add_sr_30(word, out, VUC_BINARY_CLAMPLEP_SR_30);
                case 0x1: /* .1.1.. ........ ........ 10101100 */
                    if (ON_VP4 >> config & 1)
                        return take_lshift_lsrr_30(word, out, VUC_LDIVU);
                    break;
                }
                break;
            default:
                if ((word & 0x4000000) == 0x0)
                    return take_binary_add_sr_30(word, out, VUC_BINARY_CLAMPLEP_SR_30);
                break;
            }
            break;
        }
        break;
    case 0xd: /* ...... ........ ........ ...01101 */
        switch (word >> 26 & 0xf) {
        case 0x1: case 0x3: case 0x9: case 0xb: /* .0.1.. ........ ........ ...01101 */
            return take_binary_add_rs_30(word, out, VUC_BINARY_CLAMPS_RS_30);
        case 0x4: case 0x6: case 0xc: case 0xe: /* .1.0.. ........ ........ ...01101 */
            return take_binary_add_sr_30(word, out, VUC_BINARY_CLAMPS_SR_30);
        case 0x5: case 0x7: /* 01.1.. ........ ........ ...01101 */
            switch (word >> 5 & 0x7) {
            case 0x2: /* 01.1.. ........ ........ 01001101 */
                return take_logic_and_free_30(word, out, VUC_LOGIC_OR_FREE_30);
            case 0x4: /* 01.1.. ........ ........ 10001101 */
                return take_ld_d_30(word, out, VUC_LD_B6_30);
            }
            break;
        case 0xd: case 0xf: /* 11.1.. ........ ........ ...01101 */
            switch (word >> 5 & 0x7) {
            case 0x2: /* 11.1.. ........ ........ 01001101 */
                return take_logic_and_guarded_30(word, out, VUC_LOGIC_OR_GUARDED_30);
            case 0x4: /* 11.1.. ........ ........ 10001101 */
                return take_ld_d_30(word, out, VUC_LD_B6_30);
            }
            break;
        default:
            return take_binary_add_rr_30(word, out, VUC_BINARY_CLAMPS_RR_30);
        }
        break;
    case 0xe: /* ...... ........ ........ ...01110 */
        switch (word >> 26 & 0xf) {
        case 0x1: case 0x3: case 0x9: case 0xb: /* .0.1.. ........ ........ ...01110 */
            return take_binary_add_rs_30(word, out, VUC_BINARY_SEXT_RS_30);
        case 0x4: case 0x6: case 0xc: case 0xe: /* .1.0.. ........ ........ ...01110 */
            return take_binary_add_sr_30(word, out, VUC_BINARY_SEXT_SR_30);
        case 0x5: case 0x7: /* 01.1.. ........ ........ ...01110 */
            switch (word >> 5 & 0x7) {
            case 0x2: /* 01.1.. ........ ........ 01001110 */
                return take_logic_and_free_30(word, out, VUC_LOGIC_XOR_FREE_30);
            case 0x4: /* 01.1.. ........ ........ 10001110 */
                return take_st_d_30(word, out, VUC_ST_B7_30);
            }
            break;
        case 0xd: case 0xf: /* 11.1.. ........ ........ ...01110 */
            switch (word >> 5 & 0x7) {
            case 0x2: /* 11.1.. ........ ........ 01001110 */
                return take_logic_and_guarded_30(word, out, VUC_LOGIC_XOR_GUARDED_30);
            case 0x4: /* 11.1.. ........ ........ 10001110 */
                return take_st_d_30(word, out, VUC_ST_B7_30);
            }
            break;
        default:
            return take_binary_add_rr_30(word, out, VUC_BINARY_SEXT_RR_30);
        }
        break;
    case 0xf: /* ...... ........ ........ ...01111 */
        switch (word >> 26 & 0x7) {
        case 0x1: case 0x3: /* .0.1.. ........ ........ ...01111 */
            return take_unary_div2s_rs(word, out, VUC_UNARY_DIV2S_RS);
        case 0x4: case 0x6: /* .1.0.. ........ ........ ...01111 */
            return take_unary_div2s_sr(word, out, VUC_UNARY_DIV2S_SR);
        case 0x5: case 0x7: /* .1.1.. ........ ........ ...01111 */
            switch (word >> 5 & 0x7) {
            case 0x2: /* .1.1.. ........ ........ 01001111 */
                return take_nop_30(word, out, VUC_NOP_30);
            case 0x4: /* .1.1.. ........ ........ 10001111 */
                return take_ld_d_30(word, out, VUC_LD_B7_30);
            }
            break;
        default:
            return take_unary_div2s_rr(word, out, VUC_UNARY_DIV2S_RR);
        }
        break;
    case 0x10: /* ...... ........ ........ ...10000 */
        switch (word >> 26 & 0xf) {
        case 0x1: case 0x3: case 0x9: case 0xb: /* .0.1.. ........ ........ ...10000 */
            return take_binary_add_rs_30(word, out, VUC_BINARY_BSET_RS_30);
        case 0x4: case 0x6: case 0xc: case 0xe: /* .1.0.. ........ ........ ...10000 */
            return take_binary_add_sr_30(word, out, VUC_BINARY_BSET_SR_30);
        case 0x5: case 0x7: /* 01.1.. ........ ........ ...10000 */
            if ((word & 0xe0) == 0x40)
                return take_logic_and_free_30(word, out, VUC_LOGIC_AND_FREE_30);
            break;
        case 0xd: case 0xf: /* 11.1.. ........ ........ ...10000 */
            if ((word & 0xe0) == 0x40)
                return take_logic_and_guarded_30(word, out, VUC_LOGIC_AND_GUARDED_30);
            break;
        default:
            return take_binary_add_rr_30(word, out, VUC_BINARY_BSET_RR_30);
        }
        break;
    case 0x11: /* ...... ........ ........ ...10001 */
        switch (word >> 26 & 0xf) {
        case 0x1: case 0x3: case 0x9: case 0xb: /* .0.1.. ........ ........ ...10001 */
            return take_binary_add_rs_30(word, out, VUC_BINARY_BCLR_RS_30);
        case 0x4: case 0x6: case 0xc: case 0xe: /* .1.0.. ........ ........ ...10001 */
            return take_binary_add_sr_30(word, out, VUC_BINARY_BCLR_SR_30);
        case 0x5: case 0x7: /* 01.1.. ........ ........ ...10001 */
            if ((word & 0xe0) == 0x40)
                return take_logic_and_free_30(word, out, VUC_LOGIC_OR_FREE_30);
            break;
        case 0xd: case 0xf: /* 11.1.. ........ ........ ...10001 */
            if ((word & 0xe0) == 0x40)
                return take_logic_and_guarded_30(word, out, VUC_LOGIC_OR_GUARDED_30);
            break;
        default:
            return take_binary_add_rr_30(word, out, VUC_BINARY_BCLR_RR_30);
        }
        break;
    case 0x12: /* ...... ........ ........ ...10010 */
        switch (word >> 26 & 0xf) {
        case 0x1: case 0x3: case 0x9: case 0xb: /* .0.1.. ........ ........ ...10010 */
            return take_set_setgt_s_30(word, out, VUC_SET_BTEST_S_30);
        case 0x4: case 0x6: case 0xc: case 0xe: /* .1.0.. ........ ........ ...10010 */
            return take_set_setgt_d_30(word, out, VUC_SET_BTEST_D_30);
        case 0x5: case 0x7: /* 01.1.. ........ ........ ...10010 */
            if ((word & 0xe0) == 0x40)
                return take_logic_and_free_30(word, out, VUC_LOGIC_XOR_FREE_30);
            break;
        case 0xd: case 0xf: /* 11.1.. ........ ........ ...10010 */
            if ((word & 0xe0) == 0x40)
                return take_logic_and_guarded_30(word, out, VUC_LOGIC_XOR_GUARDED_30);
            break;
        default:
            return take_set_setgt_r_30(word, out, VUC_SET_BTEST_R_30);
        }
        break;
    case 0x14: /* ...... ........ ........ ...10100 */
        switch (word >> 26 & 0xf) {
        case 0x1: case 0x3: case 0x9: case 0xb: /* .0.1.. ........ ........ ...10100 */
            return take_unary_div2s_rs(word, out, VUC_UNARY_HSWAP_RS_30);
        case 0x4: case 0x6: case 0xc: case 0xe: /* .1.0.. ........ ........ ...10100 */
            return take_unary_div2s_sr(word, out, VUC_UNARY_HSWAP_SR_30);
        case 0x5: case 0x7: /* 01.1.. ........ ........ ...10100 */
            if ((word & 0xe0) == 0x40)
                return take_logic_and_free_30(word, out, VUC_LOGIC_AND_FREE_30);
            break;
        case 0xd: case 0xf: /* 11.1.. ........ ........ ...10100 */
            if ((word & 0xe0) == 0x40)
                return take_logic_and_guarded_30(word, out, VUC_LOGIC_AND_GUARDED_30);
            break;
        default:
            return take_unary_div2s_rr(word, out, VUC_UNARY_HSWAP_RR_30);
        }
        break;
    case 0x15: /* ...... ........ ........ ...10101 */
        switch (word >> 26 & 0xf) {
        case 0x1: case 0x3: case 0x9: case 0xb: /* .0.1.. ........ ........ ...10101 */
            return take_binary_add_rs_30(word, out, VUC_BINARY_SHL_RS_30);
        case 0x4: case 0x6: case 0xc: case 0xe: /* .1.0.. ........ ........ ...10101 */
            return take_binary_add_sr_30(word, out, VUC_BINARY_SHL_SR_30);
        case 0x5: case 0x7: /* 01.1.. ........ ........ ...10101 */
            if ((word & 0xe0) == 0x40)
                return take_logic_and_free_30(word, out, VUC_LOGIC_OR_FREE_30);
            break;
        case 0xd: case 0xf: /* 11.1.. ........ ........ ...10101 */
            if ((word & 0xe0) == 0x40)
                return take_logic_and_guarded_30(word, out, VUC_LOGIC_OR_GUARDED_30);
            break;
        default:
            return take_binary_add_rr_30(word, out, VUC_BINARY_SHL_RR_30);
        }
        break;
    case 0x16: /* ...... ........ ........ ...10110 */
        switch (word >> 26 & 0xf) {
        case 0x1: case 0x3: case 0x9: case 0xb: /* .0.1.. ........ ........ ...10110 */
            return take_binary_add_rs_30(word, out, VUC_BINARY_SHR_RS_30);
        case 0x4: case 0x6: case 0xc: case 0xe: /* .1.0.. ........ ........ ...10110 */
            return take_binary_add_sr_30(word, out, VUC_BINARY_SHR_SR_30);
        case 0x5: case 0x7: /* 01.1.. ........ ........ ...10110 */
            if ((word & 0xe0) == 0x40)
                return take_logic_and_free_30(word, out, VUC_LOGIC_XOR_FREE_30);
            break;
        case 0xd: case 0xf: /* 11.1.. ........ ........ ...10110 */
            if ((word & 0xe0) == 0x40)
                return take_logic_and_guarded_30(word, out, VUC_LOGIC_XOR_GUARDED_30);
            break;
        default:
            return take_binary_add_rr_30(word, out, VUC_BINARY_SHR_RR_30);
        }
        break;
    case 0x17: /* ...... ........ ........ ...10111 */
        switch (word >> 26 & 0x7) {
        case 0x1: case 0x3: /* .0.1.. ........ ........ ...10111 */
            return take_binary_add_rs_30(word, out, VUC_BINARY_SAR_RS_30);
        case 0x4: case 0x6: /* .1.0.. ........ ........ ...10111 */
            return take_binary_add_sr_30(word, out, VUC_BINARY_SAR_SR_30);
        case 0x5: case 0x7: /* .1.1.. ........ ........ ...10111 */
            if ((word & 0xe0) == 0x40)
                return take_nop_30(word, out, VUC_NOP_30);
            break;
        default:
            return take_binary_add_rr_30(word, out, VUC_BINARY_SAR_RR_30);
        }
        break;
    case 0x18: /* ...... ........ ........ ...11000 */
        switch (word >> 26 & 0xf) {
        case 0x1: case 0x3: case 0x9: case 0xb: /* .0.1.. ........ ........ ...11000 */
            return take_binary_add_rs_30(word, out, VUC_BINARY_AND_RS_30);
        case 0x4: case 0x6: case 0xc: case 0xe: /* .1.0.. ........ ........ ...11000 */
            return take_binary_add_sr_30(word, out, VUC_BINARY_AND_SR_30);
        case 0x5: case 0x7: /* 01.1.. ........ ........ ...11000 */
            if ((word & 0xe0) == 0x40)
                return take_logic_and_free_30(word, out, VUC_LOGIC_AND_FREE_30);
            break;
        case 0xd: case 0xf: /* 11.1.. ........ ........ ...11000 */
            if ((word & 0xe0) == 0x40)
                return take_logic_and_guarded_30(word, out, VUC_LOGIC_AND_GUARDED_30);
            break;
        default:
            return take_binary_add_rr_30(word, out, VUC_BINARY_AND_RR_30);
        }
        break;
    case 0x19: /* ...... ........ ........ ...11001 */
        switch (word >> 26 & 0xf) {
        case 0x1: case 0x3: case 0x9: case 0xb: /* .0.1.. ........ ........ ...11001 */
            return take_binary_add_rs_30(word, out, VUC_BINARY_OR_RS_30);
        case 0x4: case 0x6: case 0xc: case 0xe: /* .1.0.. ........ ........ ...11001 */
            return take_binary_add_sr_30(word, out, VUC_BINARY_OR_SR_30);
        case 0x5: case 0x7: /* 01.1.. ........ ........ ...11001 */
            if ((word & 0xe0) == 0x40)
                return take_logic_and_free_30(word, out, VUC_LOGIC_OR_FREE_30);
            break;
        case 0xd: case 0xf: /* 11.1.. ........ ........ ...11001 */
            if ((word & 0xe0) == 0x40)
                return take_logic_and_guarded_30(word, out, VUC_LOGIC_OR_GUARDED_30);
            break;
        default:
            return take_binary_add_rr_30(word, out, VUC_BINARY_OR_RR_30);
        }
        break;
    case 0x1a: /* ...... ........ ........ ...11010 */
        switch (word >> 26 & 0xf) {
        case 0x1: case 0x3: case 0x9: case 0xb: /* .0.1.. ........ ........ ...11010 */
            return take_binary_add_rs_30(word, out, VUC_BINARY_XOR_RS_30);
        case 0x4: case 0x6: case 0xc: case 0xe: /* .1.0.. ........ ........ ...11010 */
            return take_binary_add_sr_30(word, out, VUC_BINARY_XOR_SR_30);
        case 0x5: case 0x7: /* 01.1.. ........ ........ ...11010 */
            if ((word & 0xe0) == 0x40)
                return take_logic_and_free_30(word, out, VUC_LOGIC_XOR_FREE_30);
            break;
        case 0xd: case 0xf: /* 11.1.. ........ ........ ...11010 */
            if ((word & 0xe0) == 0x40)
                return take_logic_and_guarded_30(word, out, VUC_LOGIC_XOR_GUARDED_30);
            break;
        default:
            return take_binary_add_rr_30(word, out, VUC_BINARY_XOR_RR_30);
        }
        break;
    case 0x1b: /* ...... ........ ........ ...11011 */
        switch (word >> 26 & 0x7) {
        case 0x1: case 0x3: /* .0.1.. ........ ........ ...11011 */
            return take_binary_add_rs_30(word, out, VUC_COMPLEMENT_RS_30);
        case 0x4: case 0x6: /* .1.0.. ........ ........ ...11011 */
            return take_binary_add_sr_30(word, out, VUC_COMPLEMENT_SR_30);
        case 0x5: case 0x7: /* .1.1.. ........ ........ ...11011 */
            if ((word & 0xe0) == 0x40)
                return take_nop_30(word, out, VUC_NOP_30);
            break;
        default:
            return take_binary_add_rr_30(word, out, VUC_COMPLEMENT_RR_30);
        }
        break;
    case 0x1c: /* ...... ........ ........ ...11100 */
        switch (word >> 26 & 0xf) {
        case 0x1: case 0x3: case 0x9: case 0xb: /* .0.1.. ........ ........ ...11100 */
            return take_binary_add_rs_30(word, out, VUC_LUT_RS_30);
        case 0x4: case 0x6: case 0xc: case 0xe: /* .1.0.. ........ ........ ...11100 */
            return take_binary_add_sr_30(word, out, VUC_LUT_SR_30);
        case 0x5: case 0x7: /* 01.1.. ........ ........ ...11100 */
            if ((word & 0xe0) == 0x40)
                return take_logic_and_free_30(word, out, VUC_LOGIC_AND_FREE_30);
            break;
        case 0xd: case 0xf: /* 11.1.. ........ ........ ...11100 */
            if ((word & 0xe0) == 0x40)
                return take_logic_and_guarded_30(word, out, VUC_LOGIC_AND_GUARDED_30);
            break;
        default:
            return take_binary_add_rr_30(word, out, VUC_LUT_RR_30);
        }
        break;
    case 0x1d: /* ...... ........ ........ ...11101 */
        switch (word >> 26 & 0xf) {
        case 0x1: case 0x3: case 0x9: case 0xb: /* .0.1.. ........ ........ ...11101 */
            return take_binary_add_rs_30(word, out, VUC_BINARY_MIN_RS);
        case 0x4: case 0x6: case 0xc: case 0xe: /* .1.0.. ........ ........ ...11101 */
            return take_binary_add_sr_30(word, out, VUC_BINARY_MIN_SR);
        case 0x5: case 0x7: /* 01.1.. ........ ........ ...11101 */
            if ((word & 0xe0) == 0x40)
                return take_logic_and_free_30(word, out, VUC_LOGIC_OR_FREE_30);
            break;
        case 0xd: case 0xf: /* 11.1.. ........ ........ ...11101 */
            if ((word & 0xe0) == 0x40)
                return take_logic_and_guarded_30(word, out, VUC_LOGIC_OR_GUARDED_30);
            break;
        default:
            return take_binary_add_rr_30(word, out, VUC_BINARY_MIN_RR);
        }
        break;
    case 0x1e: /* ...... ........ ........ ...11110 */
        switch (word >> 26 & 0xf) {
        case 0x1: case 0x3: case 0x9: case 0xb: /* .0.1.. ........ ........ ...11110 */
            return take_binary_add_rs_30(word, out, VUC_BINARY_MAX_RS);
        case 0x4: case 0x6: case 0xc: case 0xe: /* .1.0.. ........ ........ ...11110 */
            return take_binary_add_sr_30(word, out, VUC_BINARY_MAX_SR);
        case 0x5: case 0x7: /* 01.1.. ........ ........ ...11110 */
            if ((word & 0xe0) == 0x40)
                return take_logic_and_free_30(word, out, VUC_LOGIC_XOR_FREE_30);
            break;
        case 0xd: case 0xf: /* 11.1.. ........ ........ ...11110 */
            if ((word & 0xe0) == 0x40)
                return take_logic_and_guarded_30(word, out, VUC_LOGIC_XOR_GUARDED_30);
            break;
        default:
            return take_binary_add_rr_30(word, out, VUC_BINARY_MAX_RR);
        }
        break;
    default:
        if ((word & 0x140000e0) == 0x14000040)
            return take_nop_30(word, out, VUC_NOP_30);
        break;
    }
    return ISADORA_NO_FORM;
}

static int tree_40(uint64_t word, struct isadora_insn *out)
{
    switch (word & 0x1f) {
    case 0x0: /* ........ ........ ........ ........ ...00000 */
        switch (word >> 28 & 0x1) {
        case 0x0: /* ........ ...0.... ........ ........ ...00000 */
            switch (word >> 26 & 0x1) {
            case 0x0: /* ........ ...0.0.. ........ ........ ...00000 */
                return take_slct_rr_40(word, out, VUC_SLCT_RR_40);
            case 0x1: /* ........ ...0.1.. ........ ........ ...00000 */
                return take_slct_rs_40(word, out, VUC_SLCT_RS_40);
            }
            break;
        case 0x1: /* ........ ...1.... ........ ........ ...00000 */
            switch (word >> 5 & 0x7) {
            case 0x0: /* ........ ...1.... ........ ........ 00000000 */
                switch (word >> 26 & 0x1) {
                case 0x0: /* ........ ...1.0.. ........ ........ 00000000 */
                    return take_slct_sr_40(word, out, VUC_SLCT_SR_40);
                case 0x1: /* ........ ...1.1.. ........ ........ 00000000 */
                    return take_bra_40(word, out, VUC_BRA_40);
                }
                break;
            case 0x1: /* ........ ...1.... ........ ........ 00100000 */
                switch (word >> 26 & 0x1) {
                case 0x0: /* ........ ...1.0.. ........ ........ 00100000 */
                    return take_slct_sr_40(word, out, VUC_SLCT_SR_40);
                case 0x1: /* ........ ...1.1.. ........ ........ 00100000 */
                    return take_ret_40(word, out, VUC_CLICNT_40);
                }
                break;
            case 0x2: /* ........ ...1.... ........ ........ 01000000 */
                switch (word >> 26 & 0xf) {
                case 0x1: case 0x3: case 0x5: case 0x7: /* 29..28=01 26=1 7..0=01000000 */
                    return take_logic_and_free_40(word, out, VUC_LOGIC_AND_FREE_40);
                case 0x9: case 0xb: case 0xd: case 0xf: /* 29..28=11 26=1 7..0=01000000 */
                    return take_logic_and_guarded_40(word, out, VUC_LOGIC_AND_GUARDED_40);
                default:
                    return take_slct_sr_40(word, out, VUC_SLCT_SR_40);
                }
                break;
            case 0x4: /* ........ ...1.... ........ ........ 10000000 */
                switch (word >> 26 & 0x1) {
                case 0x0: /* ........ ...1.0.. ........ ........ 10000000 */
                    return take_slct_sr_40(word, out, VUC_SLCT_SR_40);
                case 0x1: /* ........ ...1.1.. ........ ........ 10000000 */
                    return take_st_d_40(word, out, VUC_ST_D_40);
                }
                break;
            case 0x5: /* ........ ...1.... ........ ........ 10100000 */
                switch (word >> 26 & 0x1) {
                case 0x0: /* ........ ...1.0.. ........ ........ 10100000 */
                    return take_slct_sr_40(word, out, VUC_SLCT_SR_40);
                case 0x1: /* ........ ...1.1.. ........ ........ 10100000 */
                    return take_lmul_lmulu_40(word, out, VUC_LMUL_LMULU_40);
                }
                break;
            default:
                if ((word & 0x4000000) == 0x0)
                    return take_slct_sr_40(word, out, VUC_SLCT_SR_40);
                break;
            }
            break;
        }
        break;
    case 0x1: /* ........ ........ ........ ........ ...00001 */
        switch (word >> 26 & 0x7) {
        case 0x2: case 0x3: /* ........ ...01... ........ ........ ...00001 */
            return take_mov_i_40(word, out, VUC_MOV_I_40);
        case 0x4: /* ........ ...100.. ........ ........ ...00001 */
            return take_mov_sr_40(word, out, VUC_MOV_SR_40);
        case 0x5: case 0x7: /* ........ ...1.1.. ........ ........ ...00001 */
            switch (word >> 5 & 0x7) {
            case 0x1: /* ........ ...1.1.. ........ ........ 00100001 */
                return take_ret_40(word, out, VUC_NAMED_ONLY_O21_40);
            case 0x2: /* ........ ...1.1.. ........ ........ 01000001 */
                switch (word >> 29 & 0x1) {
                case 0x0: /* ........ ..01.1.. ........ ........ 01000001 */
                    return take_logic_and_free_40(word, out, VUC_LOGIC_OR_FREE_40);
                case 0x1: /* ........ ..11.1.. ........ ........ 01000001 */
                    return take_logic_and_guarded_40(word, out, VUC_LOGIC_OR_GUARDED_40);
                }
                break;
            case 0x4: /* ........ ...1.1.. ........ ........ 10000001 */
                return take_ld_d_40(word, out, VUC_LD_D_40);
            case 0x5: /* ........ ...1.1.. ........ ........ 10100001 */
                return take_lmul_lmulu_40(word, out, VUC_LMUL_LMULS_40);
            }
            break;
        case 0x6: /* ........ ...110.. ........ ........ ...00001 */
            return take_mov_si_40(word, out, VUC_MOV_SI_40);
        default:
            return take_mov_r_40(word, out, VUC_MOV_R_40);
        }
        break;
    case 0x2: /* ........ ........ ........ ........ ...00010 */
        switch (word >> 5 & 0x7) {
        case 0x0: /* ........ ........ ........ ........ 00000010 */
            if ((word & 0x14000000) == 0x14000000)
                return take_bra_40(word, out, VUC_CALL_40);
            break;
        case 0x1: /* ........ ........ ........ ........ 00100010 */
            if ((word & 0x14000000) == 0x14000000)
                return take_ret_40(word, out, VUC_NAMED_ONLY_O22_40);
            break;
        case 0x2: /* ........ ........ ........ ........ 01000010 */
            switch (word >> 28 & 0x3) {
            case 0x1: /* ........ ..01.... ........ ........ 01000010 */
                if ((word & 0x4000000) == 0x4000000)
                    return take_logic_and_free_40(word, out, VUC_LOGIC_XOR_FREE_40);
                break;
            case 0x3: /* ........ ..11.... ........ ........ 01000010 */
                if ((word & 0x4000000) == 0x4000000)
                    return take_logic_and_guarded_40(word, out, VUC_LOGIC_XOR_GUARDED_40);
                break;
            }
            break;
        case 0x5: /* ........ ........ ........ ........ 10100010 */
            if ((word & 0x14000000) == 0x14000000)
                return take_lshift_lsrr_40(word, out, VUC_LSHIFT_LSRR_40);
            break;
        }
        break;
    case 0x3: /* ........ ........ ........ ........ ...00011 */
        switch (word >> 5 & 0x7) {
        case 0x0: /* ........ ........ ........ ........ 00000011 */
            if ((word & 0x14000000) == 0x14000000)
                return take_ret_40(word, out, VUC_RET_40);
            break;
        case 0x1: /* ........ ........ ........ ........ 00100011 */
            if ((word & 0x14000000) == 0x14000000)
                return take_ret_40(word, out, VUC_NAMED_ONLY_O23_40);
            break;
        case 0x2: /* ........ ........ ........ ........ 01000011 */
            if ((word & 0x14000000) == 0x14000000)
                return take_nop_40(word, out, VUC_NOP_40);
            break;
        case 0x4: /* ........ ........ ........ ........ 10000011 */
            if ((word & 0x14000000) == 0x14000000)
                return take_ld_d_40(word, out, VUC_LD_PWT_40);
            break;
        }
        break;
    case 0x4: /* ........ ........ ........ ........ ...00100 */
        switch (word >> 28 & 0x1) {
        case 0x0: /* ........ ...0.... ........ ........ ...00100 */
            switch (word >> 26 & 0x1) {
            case 0x0: /* ........ ...0.0.. ........ ........ ...00100 */
                return take_binary_add_rr_40(word, out, VUC_BINARY_ADD_RR_40);
            case 0x1: /* ........ ...0.1.. ........ ........ ...00100 */
                return take_binary_add_rs_40(word, out, VUC_BINARY_ADD_RS_40);
            }
            break;
        case 0x1: /* ........ ...1.... ........ ........ ...00100 */
            switch (word >> 5 & 0x7) {
            case 0x0: /* ........ ...1.... ........ ........ 00000100 */
                switch (word >> 26 & 0x1) {
                case 0x0: /* ........ ...1.0.. ........ ........ 00000100 */
                    return take_binary_add_sr_40(word, out, VUC_BINARY_ADD_SR_40);
                case 0x1: /* ........ ...1.1.. ........ ........ 00000100 */
                    return take_ret_40(word, out, VUC_SLEEP_40);
                }
                break;
            case 0x1: /* ........ ...1.... ........ ........ 00100100 */
                switch (word >> 26 & 0x1) {
                case 0x0: /* ........ ...1.0.. ........ ........ 00100100 */
                    return take_binary_add_sr_40(word, out, VUC_BINARY_ADD_SR_40);
                case 0x1: /* ........ ...1.1.. ........ ........ 00100100 */
                    return take_ret_40(word, out, VUC_ENGINE_MBIREAD_40);
                }
                break;
            case 0x2: /* ........ ...1.... ........ ........ 01000100 */
                switch (word >> 26 & 0xf) {
                case 0x1: case 0x3: case 0x5: case 0x7: /* 29..28=01 26=1 7..0=01000100 */
                    return take_logic_and_free_40(word, out, VUC_LOGIC_AND_FREE_40);
                case 0x9: case 0xb: case 0xd: case 0xf: /* 29..28=11 26=1 7..0=01000100 */
                    return take_logic_and_guarded_40(word, out, VUC_LOGIC_AND_GUARDED_40);
                default:
                    return take_binary_add_sr_40(word, out, VUC_BINARY_ADD_SR_40);
                }
                break;
            case 0x4: /* ........ ...1.... ........ ........ 10000100 */
                switch (word >> 26 & 0x1) {
                case 0x0: /* ........ ...1.0.. ........ ........ 10000100 */
                    return take_binary_add_sr_40(word, out, VUC_BINARY_ADD_SR_40);
                case 0x1: /* ........ ...1.1.. ........ ........ 10000100 */
                    return take_st_d_40(word, out, VUC_ST_VP_40);
                }
                break;
            default:
                if ((word & 0x4000000) == 0x0)
                    return take_binary_add_sr_40(word, out, VUC_BINARY_ADD_SR_40);
                break;
            }
            break;
        }
        break;
    case 0x5: /* ........ ........ ........ ........ ...00101 */
        switch (word >> 28 & 0x1) {
        case 0x0: /* ........ ...0.... ........ ........ ...00101 */
            switch (word >> 26 & 0x1) {
            case 0x0: /* ........ ...0.0.. ........ ........ ...00101 */
                return take_binary_add_rr_40(word, out, VUC_BINARY_SUB_RR_40);
            case 0x1: /* ........ ...0.1.. ........ ........ ...00101 */
                return take_binary_add_rs_40(word, out, VUC_BINARY_SUB_RS_40);
            }
            break;
        case 0x1: /* ........ ...1.... ........ ........ ...00101 */
            switch (word >> 5 & 0x3) {
            case 0x0: /* ........ ...1.... ........ ........ .0000101 */
                switch (word >> 26 & 0x1) {
                case 0x0: /* ........ ...1.0.. ........ ........ .0000101 */
                    return take_binary_add_sr_40(word, out, VUC_BINARY_SUB_SR_40);
                case 0x1: /* ........ ...1.1.. ........ ........ .0000101 */
                    if ((word & 0x80) == 0x0)
                        return take_wait_wstc_40(word, out, VUC_WAIT_WSTC_40);
                    break;
                }
                break;
            case 0x1: /* ........ ...1.... ........ ........ .0100101 */
                switch (word >> 26 & 0x1) {
                case 0x0: /* ........ ...1.0.. ........ ........ .0100101 */
                    return take_binary_add_sr_40(word, out, VUC_BINARY_SUB_SR_40);
                case 0x1: /* ........ ...1.1.. ........ ........ .0100101 */
                    if ((word & 0x80) == 0x0)
                        return take_ret_40(word, out, VUC_NAMED_ONLY_O25_40);
                    break;
                }
                break;
            case 0x2: /* ........ ...1.... ........ ........ .1000101 */
                switch (word >> 26 & 0xf) {
                case 0x1: case 0x3: case 0x5: case 0x7: /* 29..28=01 26=1 6..0=1000101 */
                    if ((word & 0x80) == 0x0)
                        return take_logic_and_free_40(word, out, VUC_LOGIC_OR_FREE_40);
                    break;
                case 0x9: case 0xb: case 0xd: case 0xf: /* 29..28=11 26=1 6..0=1000101 */
                    if ((word & 0x80) == 0x0)
                        return take_logic_and_guarded_40(word, out, VUC_LOGIC_OR_GUARDED_40);
                    break;
                default:
                    return take_binary_add_sr_40(word, out, VUC_BINARY_SUB_SR_40);
                }
                break;
            case 0x3: /* ........ ...1.... ........ ........ .1100101 */
                if ((word & 0x4000000) == 0x0)
                    return take_binary_add_sr_40(word, out, VUC_BINARY_SUB_SR_40);
                break;
            }
            break;
        }
        break;
    case 0x6: /* ........ ........ ........ ........ ...00110 */
        switch (word >> 28 & 0x1) {
        case 0x0: /* ........ ...0.... ........ ........ ...00110 */
            switch (word >> 26 & 0x1) {
            case 0x0: /* ........ ...0.0.. ........ ........ ...00110 */
                return take_binary_add_rr_40(word, out, VUC_BINARY_SUBR_RR);
            case 0x1: /* ........ ...0.1.. ........ ........ ...00110 */
                return take_binary_add_rs_40(word, out, VUC_BINARY_SUBR_RS);
            }
            break;
        case 0x1: /* ........ ...1.... ........ ........ ...00110 */
            switch (word >> 5 & 0x3) {
            case 0x0: /* ........ ...1.... ........ ........ .0000110 */
                switch (word >> 26 & 0x1) {
                case 0x0: /* ........ ...1.0.. ........ ........ .0000110 */
                    return take_binary_add_sr_40(word, out, VUC_BINARY_SUBR_SR);
                case 0x1: /* ........ ...1.1.. ........ ........ .0000110 */
                    if ((word & 0x80) == 0x0)
                        return take_wait_wstc_40(word, out, VUC_WAIT_WSTS_40);
                    break;
                }
                break;
            case 0x1: /* ........ ...1.... ........ ........ .0100110 */
                switch (word >> 26 & 0x1) {
                case 0x0: /* ........ ...1.0.. ........ ........ .0100110 */
                    return take_binary_add_sr_40(word, out, VUC_BINARY_SUBR_SR);
                case 0x1: /* ........ ...1.1.. ........ ........ .0100110 */
                    if ((word & 0x80) == 0x0)
                        return take_ret_40(word, out, VUC_NAMED_ONLY_O26_40);
                    break;
                }
                break;
            case 0x2: /* ........ ...1.... ........ ........ .1000110 */
                switch (word >> 26 & 0xf) {
                case 0x1: case 0x3: case 0x5: case 0x7: /* 29..28=01 26=1 6..0=1000110 */
                    if ((word & 0x80) == 0x0)
                        return take_logic_and_free_40(word, out, VUC_LOGIC_XOR_FREE_40);
                    break;
                case 0x9: case 0xb: case 0xd: case 0xf: /* 29..28=11 26=1 6..0=1000110 */
                    if ((word & 0x80) == 0x0)
                        return take_logic_and_guarded_40(word, out, VUC_LOGIC_XOR_GUARDED_40);
                    break;
                default:
                    return take_binary_add_sr_40(word, out, VUC_BINARY_SUBR_SR);
                }
                break;
            case 0x3: /* ........ ...1.... ........ ........ .1100110 */
                if ((word & 0x4000000) == 0x0)
                    return take_binary_add_sr_40(word, out, VUC_BINARY_SUBR_SR);
                break;
            }
            break;
        }
        break;
    case 0x8: /* ........ ........ ........ ........ ...01000 */
        switch (word >> 26 & 0xf) {
        case 0x1: case 0x3: case 0x9: case 0xb: /* ........ ...0.1.. ........ ........ ...01000 */
            return take_set_setgt_s_40(word, out, VUC_SET_SETGT_S_40);
        case 0x4: case 0x6: case 0xc: case 0xe: /* ........ ...1.0.. ........ ........ ...01000 */
            return take_set_setgt_d_40(word, out, VUC_SET_SETGT_D_40);
        case 0x5: case 0x7: /* ........ ..01.1.. ........ ........ ...01000 */
            switch (word >> 5 & 0x7) {
            case 0x1: /* ........ ..01.1.. ........ ........ 00101000 */
                return take_ret_40(word, out, VUC_ENGINE_MBINEXT_40);
            case 0x2: /* ........ ..01.1.. ........ ........ 01001000 */
                return take_logic_and_free_40(word, out, VUC_LOGIC_AND_FREE_40);
            }
            break;
        case 0xd: case 0xf: /* ........ ..11.1.. ........ ........ ...01000 */
            switch (word >> 5 & 0x7) {
            case 0x1: /* ........ ..11.1.. ........ ........ 00101000 */
                return take_ret_40(word, out, VUC_ENGINE_MBINEXT_40);
            case 0x2: /* ........ ..11.1.. ........ ........ 01001000 */
                return take_logic_and_guarded_40(word, out, VUC_LOGIC_AND_GUARDED_40);
            }
            break;
        default:
            return take_set_setgt_r_40(word, out, VUC_SET_SETGT_R_40);
        }
        break;
    case 0x9: /* ........ ........ ........ ........ ...01001 */
        switch (word >> 28 & 0x1) {
        case 0x0: /* ........ ...0.... ........ ........ ...01001 */
            switch (word >> 26 & 0x1) {
            case 0x0: /* ........ ...0.0.. ........ ........ ...01001 */
                return take_set_setgt_r_40(word, out, VUC_SET_SETLT_R_40);
            case 0x1: /* ........ ...0.1.. ........ ........ ...01001 */
                return take_set_setgt_s_40(word, out, VUC_SET_SETLT_S_40);
            }
            break;
        case 0x1: /* ........ ...1.... ........ ........ ...01001 */
            switch (word >> 6 & 0x3) {
            case 0x0: /* ........ ...1.... ........ ........ 00.01001 */
                switch (word >> 26 & 0x1) {
                case 0x0: /* ........ ...1.0.. ........ ........ 00.01001 */
                    return take_set_setgt_d_40(word, out, VUC_SET_SETLT_D_40);
                case 0x1: /* ........ ...1.1.. ........ ........ 00.01001 */
                    if ((word & 0x20) == 0x20)
                        return take_ret_40(word, out, VUC_ENGINE_MVSREAD_40);
                    break;
                }
                break;
            case 0x1: /* ........ ...1.... ........ ........ 01.01001 */
                switch (word >> 26 & 0xf) {
                case 0x1: case 0x3: case 0x5: case 0x7: /* 29..28=01 26=1 7..6=01 4..0=01001 */
                    if ((word & 0x20) == 0x0)
                        return take_logic_and_free_40(word, out, VUC_LOGIC_OR_FREE_40);
                    break;
                case 0x9: case 0xb: case 0xd: case 0xf: /* 29..28=11 26=1 7..6=01 4..0=01001 */
                    if ((word & 0x20) == 0x0)
                        return take_logic_and_guarded_40(word, out, VUC_LOGIC_OR_GUARDED_40);
                    break;
                default:
                    return take_set_setgt_d_40(word, out, VUC_SET_SETLT_D_40);
                }
                break;
            case 0x2: /* ........ ...1.... ........ ........ 10.01001 */
                switch (word >> 26 & 0x1) {
                case 0x0: /* ........ ...1.0.. ........ ........ 10.01001 */
                    return take_set_setgt_d_40(word, out, VUC_SET_SETLT_D_40);
                case 0x1: /* ........ ...1.1.. ........ ........ 10.01001 */
                    if ((word & 0x20) == 0x0)
                        return take_ld_d_40(word, out, VUC_LD_MVSI_40);
                    break;
                }
                break;
            case 0x3: /* ........ ...1.... ........ ........ 11.01001 */
                if ((word & 0x4000000) == 0x0)
                    return take_set_setgt_d_40(word, out, VUC_SET_SETLT_D_40);
                break;
            }
            break;
        }
        break;
    case 0xa: /* ........ ........ ........ ........ ...01010 */
        switch (word >> 28 & 0x1) {
        case 0x0: /* ........ ...0.... ........ ........ ...01010 */
            switch (word >> 26 & 0x1) {
            case 0x0: /* ........ ...0.0.. ........ ........ ...01010 */
                return take_set_setgt_r_40(word, out, VUC_SET_SETEQ_R_40);
            case 0x1: /* ........ ...0.1.. ........ ........ ...01010 */
                return take_set_setgt_s_40(word, out, VUC_SET_SETEQ_S_40);
            }
            break;
        case 0x1: /* ........ ...1.... ........ ........ ...01010 */
            switch (word >> 6 & 0x3) {
            case 0x0: /* ........ ...1.... ........ ........ 00.01010 */
                switch (word >> 26 & 0x1) {
                case 0x0: /* ........ ...1.0.. ........ ........ 00.01010 */
                    return take_set_setgt_d_40(word, out, VUC_SET_SETEQ_D_40);
                case 0x1: /* ........ ...1.1.. ........ ........ 00.01010 */
                    if ((word & 0x20) == 0x20)
                        return take_ret_40(word, out, VUC_ENGINE_MVSWRITE_40);
                    break;
                }
                break;
            case 0x1: /* ........ ...1.... ........ ........ 01.01010 */
                switch (word >> 26 & 0xf) {
                case 0x1: case 0x3: case 0x5: case 0x7: /* 29..28=01 26=1 7..6=01 4..0=01010 */
                    if ((word & 0x20) == 0x0)
                        return take_logic_and_free_40(word, out, VUC_LOGIC_XOR_FREE_40);
                    break;
                case 0x9: case 0xb: case 0xd: case 0xf: /* 29..28=11 26=1 7..6=01 4..0=01010 */
                    if ((word & 0x20) == 0x0)
                        return take_logic_and_guarded_40(word, out, VUC_LOGIC_XOR_GUARDED_40);
                    break;
                default:
                    return take_set_setgt_d_40(word, out, VUC_SET_SETEQ_D_40);
                }
                break;
            case 0x2: /* ........ ...1.... ........ ........ 10.01010 */
                switch (word >> 26 & 0x1) {
                case 0x0: /* ........ ...1.0.. ........ ........ 10.01010 */
                    return take_set_setgt_d_40(word, out, VUC_SET_SETEQ_D_40);
                case 0x1: /* ........ ...1.1.. ........ ........ 10.01010 */
                    if ((word & 0x20) == 0x0)
                        return take_st_d_40(word, out, VUC_ST_MVSO_40);
                    break;
                }
                break;
            case 0x3: /* ........ ...1.... ........ ........ 11.01010 */
                if ((word & 0x4000000) == 0x0)
                    return take_set_setgt_d_40(word, out, VUC_SET_SETEQ_D_40);
                break;
            }
            break;
        }
        break;
    case 0xb: /* ........ ........ ........ ........ ...01011 */
        switch (word >> 26 & 0x7) {
        case 0x1: case 0x3: /* ........ ...0.1.. ........ ........ ...01011 */
            return take_set_setgt_s_40(word, out, VUC_SET_SETLEP_S_40);
        case 0x4: case 0x6: /* ........ ...1.0.. ........ ........ ...01011 */
            return take_set_setgt_d_40(word, out, VUC_SET_SETLEP_D_40);
        case 0x5: case 0x7: /* ........ ...1.1.. ........ ........ ...01011 */
            switch (word >> 5 & 0x7) {
            case 0x1: /* ........ ...1.1.. ........ ........ 00101011 */
                return take_ret_40(word, out, VUC_NAMED_ONLY_O2B_40);
            case 0x2: /* ........ ...1.1.. ........ ........ 01001011 */
                return take_nop_40(word, out, VUC_NOP_40);
            }
            break;
        default:
            return take_set_setgt_r_40(word, out, VUC_SET_SETLEP_R_40);
        }
        break;
    case 0xc: /* ........ ........ ........ ........ ...01100 */
        switch (word >> 28 & 0x1) {
        case 0x0: /* ........ ...0.... ........ ........ ...01100 */
            switch (word >> 26 & 0x1) {
            case 0x0: /* ........ ...0.0.. ........ ........ ...01100 */
                return take_binary_add_rr_40(word, out, VUC_BINARY_CLAMPLEP_RR_40);
            case 0x1: /* ........ ...0.1.. ........ ........ ...01100 */
                return take_binary_add_rs_40(word, out, VUC_BINARY_CLAMPLEP_RS_40);
            }
            break;
        case 0x1: /* ........ ...1.... ........ ........ ...01100 */
            switch (word >> 6 & 0x3) {
            case 0x0: /* ........ ...1.... ........ ........ 00.01100 */
                switch (word >> 26 & 0x1) {
                case 0x0: /* ........ ...1.0.. ........ ........ 00.01100 */
                    return take_binary_add_sr_40(word, out, VUC_BINARY_CLAMPLEP_SR_40);
                case 0x1: /* ........ ...1.1.. ........ ........ 00.01100 */
                    if ((word & 0x20) == 0x20)
                        return take_ret_40(word, out, VUC_NAMED_ONLY_O2C_40);
                    break;
                }
                break;
            case 0x1: /* ........ ...1.... ........ ........ 01.01100 */
                switch (word >> 26 & 0xf) {
                case 0x1: case 0x3: case 0x5: case 0x7: /* 29..28=01 26=1 7..6=01 4..0=01100 */
                    if ((word & 0x20) == 0x0)
                        return take_logic_and_free_40(word, out, VUC_LOGIC_AND_FREE_40);
                    break;
                case 0x9: case 0xb: case 0xd: case 0xf: /* 29..28=11 26=1 7..6=01 4..0=01100 */
                    if ((word & 0x20) == 0x0)
                        return take_logic_and_guarded_40(word, out, VUC_LOGIC_AND_GUARDED_40);
                    break;
                default:
                    return take_binary_add_sr_40(word, out, VUC_BINARY_CLAMPLEP_SR_40);
                }
                break;
            case 0x2: /* ........ ...1.... ........ ........ 10.01100 */
                switch (word >> 26 & 0x1) {
                case 0x0: /* ........ ...1.0.. ........ ........ 10.01100 */
                    return take_binary_add_sr_40(word, out, VUC_BINARY_CLAMPLEP_SR_40);
                case 0x1: /* ........ ...1.1.. ........ ........ 10.01100 */
                    if ((word & 0x20) == 0x0)
                        return take_st_d_40(word, out, VUC_ST_B6_40);
                    break;
                }
                break;
            case 0x3: /* ........ ...1.... ........ ........ 11.01100 */
                if ((word & 0x4000000) == 0x0)
                    return take_binary_add_sr_40(word, out, VUC_BINARY_CLAMPLEP_SR_40);
                break;
            }
            break;
        }
        break;
    case 0xd: /* ........ ........ ........ ........ ...01101 */
        switch (word >> 26 & 0xf) {
        case 0x1: case 0x3: case 0x9: case 0xb: /* ........ ...0.1.. ........ ........ ...01101 */
            return take_binary_add_rs_40(word, out, VUC_BINARY_CLAMPS_RS_40);
        case 0x4: case 0x6: case 0xc: case 0xe: /* ........ ...1.0.. ........ ........ ...01101 */
            return take_binary_add_sr_40(word, out, VUC_BINARY_CLAMPS_SR_40);
        case 0x5: case 0x7: /* ........ ..01.1.. ........ ........ ...01101 */
            switch (word >> 5 & 0x7) {
            case 0x2: /* ........ ..01.1.. ........ ........ 01001101 */
                return take_logic_and_free_40(word, out, VUC_LOGIC_OR_FREE_40);
            case 0x4: /* ........ ..01.1.. ........ ........ 10001101 */
                return take_ld_d_40(word, out, VUC_LD_B6_40);
            }
            break;
        case 0xd: case 0xf: /* ........ ..11.1.. ........ ........ ...01101 */
            switch (word >> 5 & 0x7) {
            case 0x2: /* ........ ..11.1.. ........ ........ 01001101 */
                return take_logic_and_guarded_40(word, out, VUC_LOGIC_OR_GUARDED_40);
            case 0x4: /* ........ ..11.1.. ........ ........ 10001101 */
                return take_ld_d_40(word, out, VUC_LD_B6_40);
            }
            break;
        default:
            return take_binary_add_rr_40(word, out, VUC_BINARY_CLAMPS_RR_40);
        }
        break;
    case 0xe: /* ........ ........ ........ ........ ...01110 */
        switch (word >> 26 & 0xf) {
        case 0x1: case 0x3: case 0x9: case 0xb: /* ........ ...0.1.. ........ ........ ...01110 */
            return take_binary_add_rs_40(word, out, VUC_BINARY_SEXT_RS_40);
        case 0x4: case 0x6: case 0xc: case 0xe: /* ........ ...1.0.. ........ ........ ...01110 */
            return take_binary_add_sr_40(word, out, VUC_BINARY_SEXT_SR_40);
        case 0x5: case 0x7: /* ........ ..01.1.. ........ ........ ...01110 */
            switch (word >> 5 & 0x7) {
            case 0x2: /* ........ ..01.1.. ........ ........ 01001110 */
                return take_logic_and_free_40(word, out, VUC_LOGIC_XOR_FREE_40);
            case 0x4: /* ........ ..01.1.. ........ ........ 10001110 */
                return take_st_d_40(word, out, VUC_ST_B7_40);
            }
            break;
        case 0xd: case 0xf: /* ........ ..11.1.. ........ ........ ...01110 */
            switch (word >> 5 & 0x7) {
            case 0x2: /* ........ ..11.1.. ........ ........ 01001110 */
                return take_logic_and_guarded_40(word, out, VUC_LOGIC_XOR_GUARDED_40);
            case 0x4: /* ........ ..11.1.. ........ ........ 10001110 */
                return take_st_d_40(word, out, VUC_ST_B7_40);
            }
            break;
        default:
            return take_binary_add_rr_40(word, out, VUC_BINARY_SEXT_RR_40);
        }
        break;
    case 0xf: /* ........ ........ ........ ........ ...01111 */
        switch (word >> 26 & 0x7) {
        case 0x1: case 0x3: /* ........ ...0.1.. ........ ........ ...01111 */
            return take_set_setgt_s_40(word, out, VUC_SET_SETZERO_S);
        case 0x4: case 0x6: /* ........ ...1.0.. ........ ........ ...01111 */
            return take_set_setgt_d_40(word, out, VUC_SET_SETZERO_D);
        case 0x5: case 0x7: /* ........ ...1.1.. ........ ........ ...01111 */
            switch (word >> 5 & 0x7) {
            case 0x2: /* ........ ...1.1.. ........ ........ 01001111 */
                return take_nop_40(word, out, VUC_NOP_40);
            case 0x4: /* ........ ...1.1.. ........ ........ 10001111 */
                return take_ld_d_40(word, out, VUC_LD_B7_40);
            }
            break;
        default:
            return take_set_setgt_r_40(word, out, VUC_SET_SETZERO_R);
        }
        break;
    case 0x10: /* ........ ........ ........ ........ ...10000 */
        switch (word >> 26 & 0xf) {
        case 0x1: case 0x3: case 0x9: case 0xb: /* ........ ...0.1.. ........ ........ ...10000 */
            return take_binary_add_rs_40(word, out, VUC_BINARY_BSET_RS_40);
        case 0x4: case 0x6: case 0xc: case 0xe: /* ........ ...1.0.. ........ ........ ...10000 */
            return take_binary_add_sr_40(word, out, VUC_BINARY_BSET_SR_40);
        case 0x5: case 0x7: /* ........ ..01.1.. ........ ........ ...10000 */
            if ((word & 0xe0) == 0x40)
                return take_logic_and_free_40(word, out, VUC_LOGIC_AND_FREE_40);
            break;
        case 0xd: case 0xf: /* ........ ..11.1.. ........ ........ ...10000 */
            if ((word & 0xe0) == 0x40)
                return take_logic_and_guarded_40(word, out, VUC_LOGIC_AND_GUARDED_40);
            break;
        default:
            return take_binary_add_rr_40(word, out, VUC_BINARY_BSET_RR_40);
        }
        break;
    case 0x11: /* ........ ........ ........ ........ ...10001 */
        switch (word >> 26 & 0xf) {
        case 0x1: case 0x3: case 0x9: case 0xb: /* ........ ...0.1.. ........ ........ ...10001 */
            return take_binary_add_rs_40(word, out, VUC_BINARY_BCLR_RS_40);
        case 0x4: case 0x6: case 0xc: case 0xe: /* ........ ...1.0.. ........ ........ ...10001 */
            return take_binary_add_sr_40(word, out, VUC_BINARY_BCLR_SR_40);
        case 0x5: case 0x7: /* ........ ..01.1.. ........ ........ ...10001 */
            if ((word & 0xe0) == 0x40)
                return take_logic_and_free_40(word, out, VUC_LOGIC_OR_FREE_40);
            break;
        case 0xd: case 0xf: /* ........ ..11.1.. ........ ........ ...10001 */
            if ((word & 0xe0) == 0x40)
                return take_logic_and_guarded_40(word, out, VUC_LOGIC_OR_GUARDED_40);
            break;
        default:
            return take_binary_add_rr_40(word, out, VUC_BINARY_BCLR_RR_40);
        }
        break;
    case 0x12: /* ........ ........ ........ ........ ...10010 */
        switch (word >> 26 & 0xf) {
        case 0x1: case 0x3: case 0x9: case 0xb: /* ........ ...0.1.. ........ ........ ...10010 */
            return take_set_setgt_s_40(word, out, VUC_SET_BTEST_S_40);
        case 0x4: case 0x6: case 0xc: case 0xe: /* ........ ...1.0.. ........ ........ ...10010 */
            return take_set_setgt_d_40(word, out, VUC_SET_BTEST_D_40);
        case 0x5: case 0x7: /* ........ ..01.1.. ........ ........ ...10010 */
            if ((word & 0xe0) == 0x40)
                return take_logic_and_free_40(word, out, VUC_LOGIC_XOR_FREE_40);
            break;
        case 0xd: case 0xf: /* ........ ..11.1.. ........ ........ ...10010 */
            if ((word & 0xe0) == 0x40)
                return take_logic_and_guarded_40(word, out, VUC_LOGIC_XOR_GUARDED_40);
            break;
        default:
            return take_set_setgt_r_40(word, out, VUC_SET_BTEST_R_40);
        }
        break;
    case 0x14: /* ........ ........ ........ ........ ...10100 */
        switch (word >> 26 & 0xf) {
        case 0x1: case 0x3: case 0x9: case 0xb: /* ........ ...0.1.. ........ ........ ...10100 */
            return take_unary_hswap_rs_40(word, out, VUC_UNARY_HSWAP_RS_40);
        case 0x4: case 0x6: case 0xc: case 0xe: /* ........ ...1.0.. ........ ........ ...10100 */
            return take_unary_hswap_sr_40(word, out, VUC_UNARY_HSWAP_SR_40);
        case 0x5: case 0x7: /* ........ ..01.1.. ........ ........ ...10100 */
            if ((word & 0xe0) == 0x40)
                return take_logic_and_free_40(word, out, VUC_LOGIC_AND_FREE_40);
            break;
        case 0xd: case 0xf: /* ........ ..11.1.. ........ ........ ...10100 */
            if ((word & 0xe0) == 0x40)
                return take_logic_and_guarded_40(word, out, VUC_LOGIC_AND_GUARDED_40);
            break;
        default:
            return take_unary_hswap_rr_40(word, out, VUC_UNARY_HSWAP_RR_40);
        }
        break;
    case 0x15: /* ........ ........ ........ ........ ...10101 */
        switch (word >> 26 & 0xf) {
        case 0x1: case 0x3: case 0x9: case 0xb: /* ........ ...0.1.. ........ ........ ...10101 */
            return take_binary_add_rs_40(word, out, VUC_BINARY_SHL_RS_40);
        case 0x4: case 0x6: case 0xc: case 0xe: /* ........ ...1.0.. ........ ........ ...10101 */
            return take_binary_add_sr_40(word, out, VUC_BINARY_SHL_SR_40);
        case 0x5: case 0x7: /* ........ ..01.1.. ........ ........ ...10101 */
            if ((word & 0xe0) == 0x40)
                return take_logic_and_free_40(word, out, VUC_LOGIC_OR_FREE_40);
            break;
        case 0xd: case 0xf: /* ........ ..11.1.. ........ ........ ...10101 */
            if ((word & 0xe0) == 0x40)
                return take_logic_and_guarded_40(word, out, VUC_LOGIC_OR_GUARDED_40);
            break;
        default:
            return take_binary_add_rr_40(word, out, VUC_BINARY_SHL_RR_40);
        }
        break;
    case 0x16: /* ........ ........ ........ ........ ...10110 */
        switch (word >> 26 & 0xf) {
        case 0x1: case 0x3: case 0x9: case 0xb: /* ........ ...0.1.. ........ ........ ...10110 */
            return take_binary_add_rs_40(word, out, VUC_BINARY_SHR_RS_40);
        case 0x4: case 0x6: case 0xc: case 0xe: /* ........ ...1.0.. ........ ........ ...10110 */
            return take_binary_add_sr_40(word, out, VUC_BINARY_SHR_SR_40);
        case 0x5: case 0x7: /* ........ ..01.1.. ........ ........ ...10110 */
            if ((word & 0xe0) == 0x40)
                return take_logic_and_free_40(word, out, VUC_LOGIC_XOR_FREE_40);
            break;
        case 0xd: case 0xf: /* ........ ..11.1.. ........ ........ ...10110 */
            if ((word & 0xe0) == 0x40)
                return take_logic_and_guarded_40(word, out, VUC_LOGIC_XOR_GUARDED_40);
            break;
        default:
            return take_binary_add_rr_40(word, out, VUC_BINARY_SHR_RR_40);
        }
        break;
    case 0x17: /* ........ ........ ........ ........ ...10111 */
        switch (word >> 26 & 0x7) {
        case 0x1: case 0x3: /* ........ ...0.1.. ........ ........ ...10111 */
            return take_binary_add_rs_40(word, out, VUC_BINARY_SAR_RS_40);
        case 0x4: case 0x6: /* ........ ...1.0.. ........ ........ ...10111 */
            return take_binary_add_sr_40(word, out, VUC_BINARY_SAR_SR_40);
        case 0x5: case 0x7: /* ........ ...1.1.. ........ ........ ...10111 */
            if ((word & 0xe0) == 0x40)
                return take_nop_40(word, out, VUC_NOP_40);
            break;
        default:
            return take_binary_add_rr_40(word, out, VUC_BINARY_SAR_RR_40);
        }
        break;
    case 0x18: /* ........ ........ ........ ........ ...11000 */
        switch (word >> 26 & 0xf) {
        case 0x1: case 0x3: case 0x9: case 0xb: /* ........ ...0.1.. ........ ........ ...11000 */
            return take_binary_add_rs_40(word, out, VUC_BINARY_AND_RS_40);
        case 0x4: case 0x6: case 0xc: case 0xe: /* ........ ...1.0.. ........ ........ ...11000 */
            return take_binary_add_sr_40(word, out, VUC_BINARY_AND_SR_40);
        case 0x5: case 0x7: /* ........ ..01.1.. ........ ........ ...11000 */
            if ((word & 0xe0) == 0x40)
                return take_logic_and_free_40(word, out, VUC_LOGIC_AND_FREE_40);
            break;
        case 0xd: case 0xf: /* ........ ..11.1.. ........ ........ ...11000 */
            if ((word & 0xe0) == 0x40)
                return take_logic_and_guarded_40(word, out, VUC_LOGIC_AND_GUARDED_40);
            break;
        default:
            return take_binary_add_rr_40(word, out, VUC_BINARY_AND_RR_40);
        }
        break;
    case 0x19: /* ........ ........ ........ ........ ...11001 */
        switch (word >> 26 & 0xf) {
        case 0x1: case 0x3: case 0x9: case 0xb: /* ........ ...0.1.. ........ ........ ...11001 */
            return take_binary_add_rs_40(word, out, VUC_BINARY_OR_RS_40);
        case 0x4: case 0x6: case 0xc: case 0xe: /* ........ ...1.0.. ........ ........ ...11001 */
            return take_binary_add_sr_40(word, out, VUC_BINARY_OR_SR_40);
        case 0x5: case 0x7: /* ........ ..01.1.. ........ ........ ...11001 */
            if ((word & 0xe0) == 0x40)
                return take_logic_and_free_40(word, out, VUC_LOGIC_OR_FREE_40);
            break;
        case 0xd: case 0xf: /* ........ ..11.1.. ........ ........ ...11001 */
            if ((word & 0xe0) == 0x40)
                return take_logic_and_guarded_40(word, out, VUC_LOGIC_OR_GUARDED_40);
            break;
        default:
            return take_binary_add_rr_40(word, out, VUC_BINARY_OR_RR_40);
        }
        break;
    case 0x1a: /* ........ ........ ........ ........ ...11010 */
        switch (word >> 26 & 0xf) {
        case 0x1: case 0x3: case 0x9: case 0xb: /* ........ ...0.1.. ........ ........ ...11010 */
            return take_binary_add_rs_40(word, out, VUC_BINARY_XOR_RS_40);
        case 0x4: case 0x6: case 0xc: case 0xe: /* ........ ...1.0.. ........ ........ ...11010 */
            return take_binary_add_sr_40(word, out, VUC_BINARY_XOR_SR_40);
        case 0x5: case 0x7: /* ........ ..01.1.. ........ ........ ...11010 */
            if ((word & 0xe0) == 0x40)
                return take_logic_and_free_40(word, out, VUC_LOGIC_XOR_FREE_40);
            break;
        case 0xd: case 0xf: /* ........ ..11.1.. ........ ........ ...11010 */
            if ((word & 0xe0) == 0x40)
                return take_logic_and_guarded_40(word, out, VUC_LOGIC_XOR_GUARDED_40);
            break;
        default:
            return take_binary_add_rr_40(word, out, VUC_BINARY_XOR_RR_40);
        }
        break;
    case 0x1b: /* ........ ........ ........ ........ ...11011 */
        switch (word >> 26 & 0x7) {
        case 0x1: case 0x3: /* ........ ...0.1.. ........ ........ ...11011 */
            return take_binary_add_rs_40(word, out, VUC_COMPLEMENT_RS_40);
        case 0x4: case 0x6: /* ........ ...1.0.. ........ ........ ...11011 */
            return take_binary_add_sr_40(word, out, VUC_COMPLEMENT_SR_40);
        case 0x5: case 0x7: /* ........ ...1.1.. ........ ........ ...11011 */
            if ((word & 0xe0) == 0x40)
                return take_nop_40(word, out, VUC_NOP_40);
            break;
        default:
            return take_binary_add_rr_40(word, out, VUC_COMPLEMENT_RR_40);
        }
        break;
    case 0x1c: /* ........ ........ ........ ........ ...11100 */
        switch (word >> 26 & 0xf) {
        case 0x1: case 0x3: case 0x9: case 0xb: /* ........ ...0.1.. ........ ........ ...11100 */
            return take_binary_add_rs_40(word, out, VUC_LUT_RS_40);
        case 0x4: case 0x6: case 0xc: case 0xe: /* ........ ...1.0.. ........ ........ ...11100 */
            return take_binary_add_sr_40(word, out, VUC_LUT_SR_40);
        case 0x5: case 0x7: /* ........ ..01.1.. ........ ........ ...11100 */
            if ((word & 0xe0) == 0x40)
                return take_logic_and_free_40(word, out, VUC_LOGIC_AND_FREE_40);
            break;
        case 0xd: case 0xf: /* ........ ..11.1.. ........ ........ ...11100 */
            if ((word & 0xe0) == 0x40)
                return take_logic_and_guarded_40(word, out, VUC_LOGIC_AND_GUARDED_40);
            break;
        default:
            return take_binary_add_rr_40(word, out, VUC_LUT_RR_40);
        }
        break;
    case 0x1d: /* ........ ........ ........ ........ ...11101 */
        switch (word >> 28 & 0x3) {
        case 0x1: /* ........ ..01.... ........ ........ ...11101 */
            if ((word & 0x40000e0) == 0x4000040)
                return take_logic_and_free_40(word, out, VUC_LOGIC_OR_FREE_40);
            break;
        case 0x3: /* ........ ..11.... ........ ........ ...11101 */
            if ((word & 0x40000e0) == 0x4000040)
                return take_logic_and_guarded_40(word, out, VUC_LOGIC_OR_GUARDED_40);
            break;
        }
        break;
    case 0x1e: /* ........ ........ ........ ........ ...11110 */
        switch (word >> 28 & 0x3) {
        case 0x1: /* ........ ..01.... ........ ........ ...11110 */
            if ((word & 0x40000e0) == 0x4000040)
                return take_logic_and_free_40(word, out, VUC_LOGIC_XOR_FREE_40);
            break;
        case 0x3: /* ........ ..11.... ........ ........ ...11110 */
            if ((word & 0x40000e0) == 0x4000040)
                return take_logic_and_guarded_40(word, out, VUC_LOGIC_XOR_GUARDED_40);
            break;
        }
        break;
    default:
        if ((word & 0x140000e0) == 0x14000040)
            return take_nop_40(word, out, VUC_NOP_40);
        break;
    }
    return ISADORA_NO_FORM;
}

int vuc_decode(const struct isadora_context *c, const uint8_t *bytes,
    size_t size,
    struct isadora_insn *out)
{
    if (0x6 >> c->config & 1) {
        if (size < 4)
            return ISADORA_SHORT;
        {
            const uint64_t word = (uint64_t)bytes[0] | (uint64_t)bytes[1] << 8 |
                (uint64_t)bytes[2] << 16 | (uint64_t)bytes[3] << 24;
            if (word >> 30)
                return ISADORA_NO_FORM;
            const int length = tree_30(word, c->config, out);
            if (length > 0)
                return length;
        }
    }
    if (0x1 >> c->config & 1) {
        if (size < 8)
            return ISADORA_SHORT;
        {
            const uint64_t word = (uint64_t)bytes[0] | (uint64_t)bytes[1] << 8 |
                (uint64_t)bytes[2] << 16 | (uint64_t)bytes[3] << 24 | (uint64_t)bytes[4] << 32 |
                (uint64_t)bytes[5] << 40 | (uint64_t)bytes[6] << 48 | (uint64_t)bytes[7] << 56;
            if (word >> 40)
                return ISADORA_NO_FORM;
            const int length = tree_40(word, out);
            if (length > 0)
                return length;
        }
    }
    return ISADORA_NO_FORM;
}
