/* Generated from the description vuc by gen/emit/decode.lua. Do not edit. */
#include "vuc.h"

/* Sets of configurations, bit 0 the first one. */
#define ON_VP4 0x4

/* Bits that fields of the word give, and those of the others that are 1 in a canonical word. */
struct bits {
    uint64_t carried, canon;
};

static inline struct bits with(struct bits a, struct bits b)
{
    const uint64_t carried = a.carried | b.carried;
    return (struct bits){carried, (a.canon | b.canon) & ~carried};
}

/* Of a choice that has no line for the word; else no bit is both. */
static const struct bits no_line = {1, 1};

static inline int none(struct bits bits)
{
    return (bits.carried & bits.canon) != 0;
}

static inline int found(uint64_t word, struct isadora_insn *out, uint16_t form, uint8_t length,
                        struct bits bits)
{
    out->form = form;
    out->length = length;
    out->mask.half[0] = (word ^ bits.canon) & ~bits.carried;
    out->mask.half[1] = 0;
    return length;
}

static struct bits choose_mode(uint64_t word, uint8_t *line)
{
    struct bits bits;
    if ((word & 0x60) == 0x60) {
        bits = (struct bits){0x0, 0x60};
        line[0] = 0;
    } else {
        bits = (struct bits){0xe0, 0x0};
        line[0] = 1;
    }
    return bits;
}

static struct bits choose_pd(uint64_t word, uint8_t *line)
{
    struct bits bits;
    if ((word & 0x60) == 0x60) {
        bits = (struct bits){0x0, 0x60};
        line[0] = 0;
    } else if ((word & 0x20000000) == 0x0) {
        bits = (struct bits){0xf00000, 0x0};
        line[0] = 1;
    } else {
        bits = (struct bits){0xf0000, 0x20000000};
        line[0] = 2;
    }
    return bits;
}

static struct bits choose_s2(uint64_t word, uint8_t *line)
{
    struct bits bits;
    if ((word & 0x8000000) == 0x0) {
        bits = (struct bits){0xf000, 0x0};
        line[0] = 0;
    } else {
        bits = (struct bits){0x300f000, 0x8000000};
        line[0] = 1;
    }
    return bits;
}

static struct bits choose_guard(uint64_t word, uint8_t *line)
{
    struct bits bits;
    if ((word & 0x20000000) == 0x0) {
        bits = (struct bits){0x0, 0x0};
        line[0] = 0;
    } else {
        bits = (struct bits){0xf00000, 0x20000000};
        line[0] = 1;
    }
    return bits;
}

static struct bits choose_branch(uint64_t word, uint8_t *line)
{
    struct bits bits;
    if ((word & UINT64_C(0xffc0000000)) == UINT64_C(0xffc0000000)) {
        bits = (struct bits){0x0, UINT64_C(0xffc0000000)};
        line[0] = 0;
    } else {
        bits = (struct bits){UINT64_C(0xffc0000000), 0x0};
        line[0] = 1;
    }
    return bits;
}

static void fields_binary_add_rr_40(uint64_t word, uint64_t *value)
{
    value[0] = word >> 5 & 0x7; /* PM */
    value[1] = word >> 20 & 0xf; /* PRED */
    value[2] = word >> 16 & 0xf; /* PDST */
    value[3] = word >> 16 & 0xf; /* DST */
    value[4] = word >> 8 & 0xf; /* SRC1 */
    value[5] = word >> 12 & 0xf; /* SRC2 */
    value[6] = (word >> 12 & 0xf) | (word >> 24 & 0x3) << 4; /* I6 */
    value[7] = word >> 33 & 0x1; /* RBN */
    value[8] = word >> 30 & 0x7; /* RBP */
    value[9] = word >> 34 & 0x3f; /* RBT */
}

/* rrrrrrrr rr.0.0ee ppppdddd ssssssss ppp00100  BRANCH GUARD add MODE PD $r[DST] $r[SRC1] S2 */
static int take_binary_add_rr_40(uint64_t word, struct isadora_insn *out, uint16_t form, uint64_t canon)
{
    struct bits bits = {0xf0f00, canon};
    bits = with(bits, choose_mode(word, out->line));
    bits = with(bits, choose_pd(word, out->line + 1));
    bits = with(bits, choose_s2(word, out->line + 2));
    bits = with(bits, choose_guard(word, out->line + 3));
    bits = with(bits, choose_branch(word, out->line + 4));
    fields_binary_add_rr_40(word, out->value);
    return found(word, out, form, 8, bits);
}

static void fields_binary_add_rr_30(uint64_t word, uint64_t *value)
{
    value[0] = word >> 5 & 0x7; /* PM */
    value[1] = word >> 20 & 0xf; /* PRED */
    value[2] = word >> 16 & 0xf; /* PDST */
    value[3] = word >> 16 & 0xf; /* DST */
    value[4] = word >> 8 & 0xf; /* SRC1 */
    value[5] = word >> 12 & 0xf; /* SRC2 */
    value[6] = (word >> 12 & 0xf) | (word >> 24 & 0x3) << 4; /* I6 */
}

/* .0.0ee ppppdddd ssssssss ppp00100  GUARD add MODE PD $r[DST] $r[SRC1] S2 */
static int take_binary_add_rr_30(uint64_t word, struct isadora_insn *out, uint16_t form, uint64_t canon)
{
    struct bits bits = {0xf0f00, canon};
    bits = with(bits, choose_mode(word, out->line));
    bits = with(bits, choose_pd(word, out->line + 1));
    bits = with(bits, choose_s2(word, out->line + 2));
    bits = with(bits, choose_guard(word, out->line + 3));
    out->line[4] = 0;
    fields_binary_add_rr_30(word, out->value);
    return found(word, out, form, 4, bits);
}

static struct bits choose_s2n(uint64_t word, uint8_t *line)
{
    struct bits bits;
    if ((word & 0x8000000) == 0x0) {
        bits = (struct bits){0xf000, 0x0};
        line[0] = 0;
    } else {
        bits = (struct bits){0xf000, 0x8000000};
        line[0] = 1;
    }
    return bits;
}

static void fields_binary_add_rs_40(uint64_t word, uint64_t *value)
{
    value[0] = word >> 5 & 0x7; /* PM */
    value[1] = word >> 20 & 0xf; /* PRED */
    value[2] = word >> 16 & 0xf; /* PDST */
    value[3] = word >> 16 & 0xf; /* DST */
    value[4] = (word >> 8 & 0xf) | (word >> 24 & 0x3) << 4; /* SRS */
    value[5] = word >> 12 & 0xf; /* SRC2 */
    value[6] = word >> 12 & 0xf; /* I4 */
    value[7] = word >> 33 & 0x1; /* RBN */
    value[8] = word >> 30 & 0x7; /* RBP */
    value[9] = word >> 34 & 0x3f; /* RBT */
}

/* rrrrrrrr rr.0.1ss ppppdddd ssssssss ppp00100  BRANCH GUARD add MODE PD $r[DST] $sr[SRS] S2N */
static int take_binary_add_rs_40(uint64_t word, struct isadora_insn *out, uint16_t form, uint64_t canon)
{
    struct bits bits = {0x30f0f00, canon};
    bits = with(bits, choose_mode(word, out->line));
    bits = with(bits, choose_pd(word, out->line + 1));
    bits = with(bits, choose_s2n(word, out->line + 2));
    bits = with(bits, choose_guard(word, out->line + 3));
    bits = with(bits, choose_branch(word, out->line + 4));
    fields_binary_add_rs_40(word, out->value);
    return found(word, out, form, 8, bits);
}

static void fields_binary_add_rs_30(uint64_t word, uint64_t *value)
{
    value[0] = word >> 5 & 0x7; /* PM */
    value[1] = word >> 20 & 0xf; /* PRED */
    value[2] = word >> 16 & 0xf; /* PDST */
    value[3] = word >> 16 & 0xf; /* DST */
    value[4] = (word >> 8 & 0xf) | (word >> 24 & 0x3) << 4; /* SRS */
    value[5] = word >> 12 & 0xf; /* SRC2 */
    value[6] = word >> 12 & 0xf; /* I4 */
}

/* .0.1ss ppppdddd ssssssss ppp00100  GUARD add MODE PD $r[DST] $sr[SRS] S2N */
static int take_binary_add_rs_30(uint64_t word, struct isadora_insn *out, uint16_t form, uint64_t canon)
{
    struct bits bits = {0x30f0f00, canon};
    bits = with(bits, choose_mode(word, out->line));
    bits = with(bits, choose_pd(word, out->line + 1));
    bits = with(bits, choose_s2n(word, out->line + 2));
    bits = with(bits, choose_guard(word, out->line + 3));
    out->line[4] = 0;
    fields_binary_add_rs_30(word, out->value);
    return found(word, out, form, 4, bits);
}

static void fields_binary_add_sr_40(uint64_t word, uint64_t *value)
{
    value[0] = word >> 5 & 0x7; /* PM */
    value[1] = word >> 20 & 0xf; /* PRED */
    value[2] = word >> 16 & 0xf; /* PDST */
    value[3] = (word >> 16 & 0xf) | (word >> 24 & 0x3) << 4; /* SRD */
    value[4] = word >> 8 & 0xf; /* SRC1 */
    value[5] = word >> 12 & 0xf; /* SRC2 */
    value[6] = word >> 12 & 0xf; /* I4 */
    value[7] = word >> 33 & 0x1; /* RBN */
    value[8] = word >> 30 & 0x7; /* RBP */
    value[9] = word >> 34 & 0x3f; /* RBT */
}

/* rrrrrrrr rr.1.0ss ppppssss ssssssss ppp00100  BRANCH GUARD add MODE PD $sr[SRD] $r[SRC1] S2N */
static int take_binary_add_sr_40(uint64_t word, struct isadora_insn *out, uint16_t form, uint64_t canon)
{
    struct bits bits = {0x30f0f00, canon};
    bits = with(bits, choose_mode(word, out->line));
    bits = with(bits, choose_pd(word, out->line + 1));
    bits = with(bits, choose_s2n(word, out->line + 2));
    bits = with(bits, choose_guard(word, out->line + 3));
    bits = with(bits, choose_branch(word, out->line + 4));
    fields_binary_add_sr_40(word, out->value);
    return found(word, out, form, 8, bits);
}

static void fields_binary_add_sr_30(uint64_t word, uint64_t *value)
{
    value[0] = word >> 5 & 0x7; /* PM */
    value[1] = word >> 20 & 0xf; /* PRED */
    value[2] = word >> 16 & 0xf; /* PDST */
    value[3] = (word >> 16 & 0xf) | (word >> 24 & 0x3) << 4; /* SRD */
    value[4] = word >> 8 & 0xf; /* SRC1 */
    value[5] = word >> 12 & 0xf; /* SRC2 */
    value[6] = word >> 12 & 0xf; /* I4 */
}

/* .1.0ss ppppssss ssssssss ppp00100  GUARD add MODE PD $sr[SRD] $r[SRC1] S2N */
static int take_binary_add_sr_30(uint64_t word, struct isadora_insn *out, uint16_t form, uint64_t canon)
{
    struct bits bits = {0x30f0f00, canon};
    bits = with(bits, choose_mode(word, out->line));
    bits = with(bits, choose_pd(word, out->line + 1));
    bits = with(bits, choose_s2n(word, out->line + 2));
    bits = with(bits, choose_guard(word, out->line + 3));
    out->line[4] = 0;
    fields_binary_add_sr_30(word, out->value);
    return found(word, out, form, 4, bits);
}

static void fields_unary_div2s_rr(uint64_t word, uint64_t *value)
{
    value[0] = word >> 5 & 0x7; /* PM */
    value[1] = word >> 20 & 0xf; /* PRED */
    value[2] = word >> 16 & 0xf; /* PDST */
    value[3] = word >> 16 & 0xf; /* DST */
    value[4] = word >> 8 & 0xf; /* SRC1 */
}

/* .0-0-- ppppdddd ----ssss ppp01111  GUARD div2s MODE PD $r[DST] $r[SRC1] */
static int take_unary_div2s_rr(uint64_t word, struct isadora_insn *out, uint16_t form, uint64_t canon)
{
    struct bits bits = {0xf0f00, canon};
    bits = with(bits, choose_mode(word, out->line));
    bits = with(bits, choose_pd(word, out->line + 1));
    bits = with(bits, choose_guard(word, out->line + 2));
    out->line[3] = 0;
    fields_unary_div2s_rr(word, out->value);
    return found(word, out, form, 4, bits);
}

static void fields_unary_hswap_rr_40(uint64_t word, uint64_t *value)
{
    value[0] = word >> 5 & 0x7; /* PM */
    value[1] = word >> 20 & 0xf; /* PRED */
    value[2] = word >> 16 & 0xf; /* PDST */
    value[3] = word >> 16 & 0xf; /* DST */
    value[4] = word >> 8 & 0xf; /* SRC1 */
    value[5] = word >> 33 & 0x1; /* RBN */
    value[6] = word >> 30 & 0x7; /* RBP */
    value[7] = word >> 34 & 0x3f; /* RBT */
}

/* rrrrrrrr rr.0-0-- ppppdddd ----ssss ppp10100  BRANCH GUARD hswap MODE PD $r[DST] $r[SRC1] */
static int take_unary_hswap_rr_40(uint64_t word, struct isadora_insn *out, uint16_t form, uint64_t canon)
{
    struct bits bits = {0xf0f00, canon};
    bits = with(bits, choose_mode(word, out->line));
    bits = with(bits, choose_pd(word, out->line + 1));
    bits = with(bits, choose_guard(word, out->line + 2));
    bits = with(bits, choose_branch(word, out->line + 3));
    fields_unary_hswap_rr_40(word, out->value);
    return found(word, out, form, 8, bits);
}

static void fields_unary_div2s_rs(uint64_t word, uint64_t *value)
{
    value[0] = word >> 5 & 0x7; /* PM */
    value[1] = word >> 20 & 0xf; /* PRED */
    value[2] = word >> 16 & 0xf; /* PDST */
    value[3] = word >> 16 & 0xf; /* DST */
    value[4] = (word >> 8 & 0xf) | (word >> 24 & 0x3) << 4; /* SRS */
}

/* .0-1ss ppppdddd ----ssss ppp01111  GUARD div2s MODE PD $r[DST] $sr[SRS] */
static int take_unary_div2s_rs(uint64_t word, struct isadora_insn *out, uint16_t form, uint64_t canon)
{
    struct bits bits = {0x30f0f00, canon};
    bits = with(bits, choose_mode(word, out->line));
    bits = with(bits, choose_pd(word, out->line + 1));
    bits = with(bits, choose_guard(word, out->line + 2));
    out->line[3] = 0;
    fields_unary_div2s_rs(word, out->value);
    return found(word, out, form, 4, bits);
}

static void fields_unary_hswap_rs_40(uint64_t word, uint64_t *value)
{
    value[0] = word >> 5 & 0x7; /* PM */
    value[1] = word >> 20 & 0xf; /* PRED */
    value[2] = word >> 16 & 0xf; /* PDST */
    value[3] = word >> 16 & 0xf; /* DST */
    value[4] = (word >> 8 & 0xf) | (word >> 24 & 0x3) << 4; /* SRS */
    value[5] = word >> 33 & 0x1; /* RBN */
    value[6] = word >> 30 & 0x7; /* RBP */
    value[7] = word >> 34 & 0x3f; /* RBT */
}

/* rrrrrrrr rr.0-1ss ppppdddd ----ssss ppp10100  BRANCH GUARD hswap MODE PD $r[DST] $sr[SRS] */
static int take_unary_hswap_rs_40(uint64_t word, struct isadora_insn *out, uint16_t form, uint64_t canon)
{
    struct bits bits = {0x30f0f00, canon};
    bits = with(bits, choose_mode(word, out->line));
    bits = with(bits, choose_pd(word, out->line + 1));
    bits = with(bits, choose_guard(word, out->line + 2));
    bits = with(bits, choose_branch(word, out->line + 3));
    fields_unary_hswap_rs_40(word, out->value);
    return found(word, out, form, 8, bits);
}

static void fields_unary_div2s_sr(uint64_t word, uint64_t *value)
{
    value[0] = word >> 5 & 0x7; /* PM */
    value[1] = word >> 20 & 0xf; /* PRED */
    value[2] = word >> 16 & 0xf; /* PDST */
    value[3] = (word >> 16 & 0xf) | (word >> 24 & 0x3) << 4; /* SRD */
    value[4] = word >> 8 & 0xf; /* SRC1 */
}

/* .1-0ss ppppssss ----ssss ppp01111  GUARD div2s MODE PD $sr[SRD] $r[SRC1] */
static int take_unary_div2s_sr(uint64_t word, struct isadora_insn *out, uint16_t form, uint64_t canon)
{
    struct bits bits = {0x30f0f00, canon};
    bits = with(bits, choose_mode(word, out->line));
    bits = with(bits, choose_pd(word, out->line + 1));
    bits = with(bits, choose_guard(word, out->line + 2));
    out->line[3] = 0;
    fields_unary_div2s_sr(word, out->value);
    return found(word, out, form, 4, bits);
}

static void fields_unary_hswap_sr_40(uint64_t word, uint64_t *value)
{
    value[0] = word >> 5 & 0x7; /* PM */
    value[1] = word >> 20 & 0xf; /* PRED */
    value[2] = word >> 16 & 0xf; /* PDST */
    value[3] = (word >> 16 & 0xf) | (word >> 24 & 0x3) << 4; /* SRD */
    value[4] = word >> 8 & 0xf; /* SRC1 */
    value[5] = word >> 33 & 0x1; /* RBN */
    value[6] = word >> 30 & 0x7; /* RBP */
    value[7] = word >> 34 & 0x3f; /* RBT */
}

/* rrrrrrrr rr.1-0ss ppppssss ----ssss ppp10100  BRANCH GUARD hswap MODE PD $sr[SRD] $r[SRC1] */
static int take_unary_hswap_sr_40(uint64_t word, struct isadora_insn *out, uint16_t form, uint64_t canon)
{
    struct bits bits = {0x30f0f00, canon};
    bits = with(bits, choose_mode(word, out->line));
    bits = with(bits, choose_pd(word, out->line + 1));
    bits = with(bits, choose_guard(word, out->line + 2));
    bits = with(bits, choose_branch(word, out->line + 3));
    fields_unary_hswap_sr_40(word, out->value);
    return found(word, out, form, 8, bits);
}

/* rrrrrrrr rr.0.0ee ppppdddd ssssssss ppp00000  BRANCH GUARD slct MODE PD $r[DST] $p[PRED] $r[SRC1] S2 */
static int take_slct_rr_40(uint64_t word, struct isadora_insn *out, uint16_t form, uint64_t canon)
{
    struct bits bits = {0xff0f00, canon};
    bits = with(bits, choose_mode(word, out->line));
    bits = with(bits, choose_pd(word, out->line + 1));
    bits = with(bits, choose_s2(word, out->line + 2));
    bits = with(bits, choose_guard(word, out->line + 3));
    bits = with(bits, choose_branch(word, out->line + 4));
    fields_binary_add_rr_40(word, out->value);
    return found(word, out, form, 8, bits);
}

/* .0.0ee ppppdddd ssssssss ppp00000  GUARD slct MODE PD $r[DST] $p[PRED] $r[SRC1] S2 */
static int take_slct_rr_30(uint64_t word, struct isadora_insn *out, uint16_t form, uint64_t canon)
{
    struct bits bits = {0xff0f00, canon};
    bits = with(bits, choose_mode(word, out->line));
    bits = with(bits, choose_pd(word, out->line + 1));
    bits = with(bits, choose_s2(word, out->line + 2));
    bits = with(bits, choose_guard(word, out->line + 3));
    out->line[4] = 0;
    fields_binary_add_rr_30(word, out->value);
    return found(word, out, form, 4, bits);
}

/* rrrrrrrr rr.0.1ss ppppdddd ssssssss ppp00000  BRANCH GUARD slct MODE PD $r[DST] $p[PRED] $sr[SRS] S2N */
static int take_slct_rs_40(uint64_t word, struct isadora_insn *out, uint16_t form, uint64_t canon)
{
    struct bits bits = {0x3ff0f00, canon};
    bits = with(bits, choose_mode(word, out->line));
    bits = with(bits, choose_pd(word, out->line + 1));
    bits = with(bits, choose_s2n(word, out->line + 2));
    bits = with(bits, choose_guard(word, out->line + 3));
    bits = with(bits, choose_branch(word, out->line + 4));
    fields_binary_add_rs_40(word, out->value);
    return found(word, out, form, 8, bits);
}

/* .0.1ss ppppdddd ssssssss ppp00000  GUARD slct MODE PD $r[DST] $p[PRED] $sr[SRS] S2N */
static int take_slct_rs_30(uint64_t word, struct isadora_insn *out, uint16_t form, uint64_t canon)
{
    struct bits bits = {0x3ff0f00, canon};
    bits = with(bits, choose_mode(word, out->line));
    bits = with(bits, choose_pd(word, out->line + 1));
    bits = with(bits, choose_s2n(word, out->line + 2));
    bits = with(bits, choose_guard(word, out->line + 3));
    out->line[4] = 0;
    fields_binary_add_rs_30(word, out->value);
    return found(word, out, form, 4, bits);
}

/* rrrrrrrr rr.1.0ss ppppssss ssssssss ppp00000  BRANCH GUARD slct MODE PD $sr[SRD] $p[PRED] $r[SRC1] S2N */
static int take_slct_sr_40(uint64_t word, struct isadora_insn *out, uint16_t form, uint64_t canon)
{
    struct bits bits = {0x3ff0f00, canon};
    bits = with(bits, choose_mode(word, out->line));
    bits = with(bits, choose_pd(word, out->line + 1));
    bits = with(bits, choose_s2n(word, out->line + 2));
    bits = with(bits, choose_guard(word, out->line + 3));
    bits = with(bits, choose_branch(word, out->line + 4));
    fields_binary_add_sr_40(word, out->value);
    return found(word, out, form, 8, bits);
}

/* .1.0ss ppppssss ssssssss ppp00000  GUARD slct MODE PD $sr[SRD] $p[PRED] $r[SRC1] S2N */
static int take_slct_sr_30(uint64_t word, struct isadora_insn *out, uint16_t form, uint64_t canon)
{
    struct bits bits = {0x3ff0f00, canon};
    bits = with(bits, choose_mode(word, out->line));
    bits = with(bits, choose_pd(word, out->line + 1));
    bits = with(bits, choose_s2n(word, out->line + 2));
    bits = with(bits, choose_guard(word, out->line + 3));
    out->line[4] = 0;
    fields_binary_add_sr_30(word, out->value);
    return found(word, out, form, 4, bits);
}

static void fields_mov_r_40(uint64_t word, uint64_t *value)
{
    value[0] = word >> 5 & 0x7; /* PM */
    value[1] = word >> 20 & 0xf; /* PRED */
    value[2] = word >> 16 & 0xf; /* PDST */
    value[3] = word >> 16 & 0xf; /* DST */
    value[4] = word >> 12 & 0xf; /* SRC2 */
    value[5] = word >> 33 & 0x1; /* RBN */
    value[6] = word >> 30 & 0x7; /* RBP */
    value[7] = word >> 34 & 0x3f; /* RBT */
}

/* rrrrrrrr rr.00--- ppppdddd ssss---- ppp00001  BRANCH GUARD mov MODE PD $r[DST] $r[SRC2] */
static int take_mov_r_40(uint64_t word, struct isadora_insn *out, uint16_t form, uint64_t canon)
{
    struct bits bits = {0xff000, canon};
    bits = with(bits, choose_mode(word, out->line));
    bits = with(bits, choose_pd(word, out->line + 1));
    bits = with(bits, choose_guard(word, out->line + 2));
    bits = with(bits, choose_branch(word, out->line + 3));
    fields_mov_r_40(word, out->value);
    return found(word, out, form, 8, bits);
}

static void fields_mov_r_30(uint64_t word, uint64_t *value)
{
    value[0] = word >> 5 & 0x7; /* PM */
    value[1] = word >> 20 & 0xf; /* PRED */
    value[2] = word >> 16 & 0xf; /* PDST */
    value[3] = word >> 16 & 0xf; /* DST */
    value[4] = word >> 12 & 0xf; /* SRC2 */
}

/* .00--- ppppdddd ssss---- ppp00001  GUARD mov MODE PD $r[DST] $r[SRC2] */
static int take_mov_r_30(uint64_t word, struct isadora_insn *out, uint16_t form, uint64_t canon)
{
    struct bits bits = {0xff000, canon};
    bits = with(bits, choose_mode(word, out->line));
    bits = with(bits, choose_pd(word, out->line + 1));
    bits = with(bits, choose_guard(word, out->line + 2));
    out->line[3] = 0;
    fields_mov_r_30(word, out->value);
    return found(word, out, form, 4, bits);
}

static void fields_mov_i_40(uint64_t word, uint64_t *value)
{
    value[0] = word >> 5 & 0x7; /* PM */
    value[1] = word >> 20 & 0xf; /* PRED */
    value[2] = word >> 16 & 0xf; /* PDST */
    value[3] = word >> 16 & 0xf; /* DST */
    value[4] = (word >> 8 & 0xff) | (word >> 20 & 0x3f) << 8; /* I14 */
    value[5] = word >> 33 & 0x1; /* RBN */
    value[6] = word >> 30 & 0x7; /* RBP */
    value[7] = word >> 34 & 0x3f; /* RBT */
}

/* rrrrrrrr rr.01-ii iiiidddd iiiiiiii ppp00001  BRANCH GUARD mov MODE PD $r[DST] I14 */
static int take_mov_i_40(uint64_t word, struct isadora_insn *out, uint16_t form, uint64_t canon)
{
    struct bits bits = {0x3ffff00, canon};
    bits = with(bits, choose_mode(word, out->line));
    bits = with(bits, choose_pd(word, out->line + 1));
    bits = with(bits, choose_guard(word, out->line + 2));
    bits = with(bits, choose_branch(word, out->line + 3));
    fields_mov_i_40(word, out->value);
    return found(word, out, form, 8, bits);
}

static void fields_mov_i_30(uint64_t word, uint64_t *value)
{
    value[0] = word >> 5 & 0x7; /* PM */
    value[1] = word >> 20 & 0xf; /* PRED */
    value[2] = word >> 16 & 0xf; /* PDST */
    value[3] = word >> 16 & 0xf; /* DST */
    value[4] = (word >> 8 & 0xff) | (word >> 20 & 0x3f) << 8; /* I14 */
}

/* .01-ii iiiidddd iiiiiiii ppp00001  GUARD mov MODE PD $r[DST] I14 */
static int take_mov_i_30(uint64_t word, struct isadora_insn *out, uint16_t form, uint64_t canon)
{
    struct bits bits = {0x3ffff00, canon};
    bits = with(bits, choose_mode(word, out->line));
    bits = with(bits, choose_pd(word, out->line + 1));
    bits = with(bits, choose_guard(word, out->line + 2));
    out->line[3] = 0;
    fields_mov_i_30(word, out->value);
    return found(word, out, form, 4, bits);
}

static void fields_mov_sr_40(uint64_t word, uint64_t *value)
{
    value[0] = word >> 5 & 0x7; /* PM */
    value[1] = word >> 20 & 0xf; /* PRED */
    value[2] = word >> 16 & 0xf; /* PDST */
    value[3] = (word >> 16 & 0xf) | (word >> 24 & 0x3) << 4; /* SRD */
    value[4] = word >> 12 & 0xf; /* SRC2 */
    value[5] = word >> 33 & 0x1; /* RBN */
    value[6] = word >> 30 & 0x7; /* RBP */
    value[7] = word >> 34 & 0x3f; /* RBT */
}

/* rrrrrrrr rr.100ss ppppssss ssss---- ppp00001  BRANCH GUARD mov MODE PD $sr[SRD] $r[SRC2] */
static int take_mov_sr_40(uint64_t word, struct isadora_insn *out, uint16_t form, uint64_t canon)
{
    struct bits bits = {0x30ff000, canon};
    bits = with(bits, choose_mode(word, out->line));
    bits = with(bits, choose_pd(word, out->line + 1));
    bits = with(bits, choose_guard(word, out->line + 2));
    bits = with(bits, choose_branch(word, out->line + 3));
    fields_mov_sr_40(word, out->value);
    return found(word, out, form, 8, bits);
}

static void fields_mov_sr_30(uint64_t word, uint64_t *value)
{
    value[0] = word >> 5 & 0x7; /* PM */
    value[1] = word >> 20 & 0xf; /* PRED */
    value[2] = word >> 16 & 0xf; /* PDST */
    value[3] = (word >> 16 & 0xf) | (word >> 24 & 0x3) << 4; /* SRD */
    value[4] = word >> 12 & 0xf; /* SRC2 */
}

/* .100ss ppppssss ssss---- ppp00001  GUARD mov MODE PD $sr[SRD] $r[SRC2] */
static int take_mov_sr_30(uint64_t word, struct isadora_insn *out, uint16_t form, uint64_t canon)
{
    struct bits bits = {0x30ff000, canon};
    bits = with(bits, choose_mode(word, out->line));
    bits = with(bits, choose_pd(word, out->line + 1));
    bits = with(bits, choose_guard(word, out->line + 2));
    out->line[3] = 0;
    fields_mov_sr_30(word, out->value);
    return found(word, out, form, 4, bits);
}

static void fields_mov_si_40(uint64_t word, uint64_t *value)
{
    value[0] = word >> 5 & 0x7; /* PM */
    value[1] = word >> 20 & 0xf; /* PRED */
    value[2] = word >> 16 & 0xf; /* PDST */
    value[3] = (word >> 16 & 0xf) | (word >> 24 & 0x3) << 4; /* SRD */
    value[4] = (word >> 8 & 0xff) | (word >> 20 & 0xf) << 8; /* I12 */
    value[5] = word >> 33 & 0x1; /* RBN */
    value[6] = word >> 30 & 0x7; /* RBP */
    value[7] = word >> 34 & 0x3f; /* RBT */
}

/* rrrrrrrr rr.110ss iiiissss iiiiiiii ppp00001  BRANCH GUARD mov MODE PD $sr[SRD] I12 */
static int take_mov_si_40(uint64_t word, struct isadora_insn *out, uint16_t form, uint64_t canon)
{
    struct bits bits = {0x3ffff00, canon};
    bits = with(bits, choose_mode(word, out->line));
    bits = with(bits, choose_pd(word, out->line + 1));
    bits = with(bits, choose_guard(word, out->line + 2));
    bits = with(bits, choose_branch(word, out->line + 3));
    fields_mov_si_40(word, out->value);
    return found(word, out, form, 8, bits);
}

static void fields_mov_si_30(uint64_t word, uint64_t *value)
{
    value[0] = word >> 5 & 0x7; /* PM */
    value[1] = word >> 20 & 0xf; /* PRED */
    value[2] = word >> 16 & 0xf; /* PDST */
    value[3] = (word >> 16 & 0xf) | (word >> 24 & 0x3) << 4; /* SRD */
    value[4] = (word >> 8 & 0xff) | (word >> 20 & 0xf) << 8; /* I12 */
}

/* .110ss iiiissss iiiiiiii ppp00001  GUARD mov MODE PD $sr[SRD] I12 */
static int take_mov_si_30(uint64_t word, struct isadora_insn *out, uint16_t form, uint64_t canon)
{
    struct bits bits = {0x3ffff00, canon};
    bits = with(bits, choose_mode(word, out->line));
    bits = with(bits, choose_pd(word, out->line + 1));
    bits = with(bits, choose_guard(word, out->line + 2));
    out->line[3] = 0;
    fields_mov_si_30(word, out->value);
    return found(word, out, form, 4, bits);
}

static void fields_set_setgt_r_40(uint64_t word, uint64_t *value)
{
    value[0] = word >> 5 & 0x7; /* PM */
    value[1] = word >> 20 & 0xf; /* PRED */
    value[2] = word >> 16 & 0xf; /* PDST */
    value[3] = word >> 8 & 0xf; /* SRC1 */
    value[4] = word >> 12 & 0xf; /* SRC2 */
    value[5] = (word >> 12 & 0xf) | (word >> 24 & 0x3) << 4; /* I6 */
    value[6] = word >> 33 & 0x1; /* RBN */
    value[7] = word >> 30 & 0x7; /* RBP */
    value[8] = word >> 34 & 0x3f; /* RBT */
}

/* rrrrrrrr rr.0.0ee ppppdddd ssssssss ppp01000  BRANCH GUARD setgt MODE PD $r[SRC1] S2 */
static int take_set_setgt_r_40(uint64_t word, struct isadora_insn *out, uint16_t form, uint64_t canon)
{
    struct bits bits = {0xf00, canon};
    bits = with(bits, choose_mode(word, out->line));
    bits = with(bits, choose_pd(word, out->line + 1));
    bits = with(bits, choose_s2(word, out->line + 2));
    bits = with(bits, choose_guard(word, out->line + 3));
    bits = with(bits, choose_branch(word, out->line + 4));
    fields_set_setgt_r_40(word, out->value);
    return found(word, out, form, 8, bits);
}

static void fields_set_setgt_r_30(uint64_t word, uint64_t *value)
{
    value[0] = word >> 5 & 0x7; /* PM */
    value[1] = word >> 20 & 0xf; /* PRED */
    value[2] = word >> 16 & 0xf; /* PDST */
    value[3] = word >> 8 & 0xf; /* SRC1 */
    value[4] = word >> 12 & 0xf; /* SRC2 */
    value[5] = (word >> 12 & 0xf) | (word >> 24 & 0x3) << 4; /* I6 */
}

/* .0.0ee ppppdddd ssssssss ppp01000  GUARD setgt MODE PD $r[SRC1] S2 */
static int take_set_setgt_r_30(uint64_t word, struct isadora_insn *out, uint16_t form, uint64_t canon)
{
    struct bits bits = {0xf00, canon};
    bits = with(bits, choose_mode(word, out->line));
    bits = with(bits, choose_pd(word, out->line + 1));
    bits = with(bits, choose_s2(word, out->line + 2));
    bits = with(bits, choose_guard(word, out->line + 3));
    out->line[4] = 0;
    fields_set_setgt_r_30(word, out->value);
    return found(word, out, form, 4, bits);
}

static void fields_set_setgt_s_40(uint64_t word, uint64_t *value)
{
    value[0] = word >> 5 & 0x7; /* PM */
    value[1] = word >> 20 & 0xf; /* PRED */
    value[2] = word >> 16 & 0xf; /* PDST */
    value[3] = (word >> 8 & 0xf) | (word >> 24 & 0x3) << 4; /* SRS */
    value[4] = word >> 12 & 0xf; /* SRC2 */
    value[5] = word >> 12 & 0xf; /* I4 */
    value[6] = word >> 33 & 0x1; /* RBN */
    value[7] = word >> 30 & 0x7; /* RBP */
    value[8] = word >> 34 & 0x3f; /* RBT */
}

/* rrrrrrrr rr.0.1ss ppppdddd ssssssss ppp01000  BRANCH GUARD setgt MODE PD $sr[SRS] S2N */
static int take_set_setgt_s_40(uint64_t word, struct isadora_insn *out, uint16_t form, uint64_t canon)
{
    struct bits bits = {0x3000f00, canon};
    bits = with(bits, choose_mode(word, out->line));
    bits = with(bits, choose_pd(word, out->line + 1));
    bits = with(bits, choose_s2n(word, out->line + 2));
    bits = with(bits, choose_guard(word, out->line + 3));
    bits = with(bits, choose_branch(word, out->line + 4));
    fields_set_setgt_s_40(word, out->value);
    return found(word, out, form, 8, bits);
}

static void fields_set_setgt_s_30(uint64_t word, uint64_t *value)
{
    value[0] = word >> 5 & 0x7; /* PM */
    value[1] = word >> 20 & 0xf; /* PRED */
    value[2] = word >> 16 & 0xf; /* PDST */
    value[3] = (word >> 8 & 0xf) | (word >> 24 & 0x3) << 4; /* SRS */
    value[4] = word >> 12 & 0xf; /* SRC2 */
    value[5] = word >> 12 & 0xf; /* I4 */
}

/* .0.1ss ppppdddd ssssssss ppp01000  GUARD setgt MODE PD $sr[SRS] S2N */
static int take_set_setgt_s_30(uint64_t word, struct isadora_insn *out, uint16_t form, uint64_t canon)
{
    struct bits bits = {0x3000f00, canon};
    bits = with(bits, choose_mode(word, out->line));
    bits = with(bits, choose_pd(word, out->line + 1));
    bits = with(bits, choose_s2n(word, out->line + 2));
    bits = with(bits, choose_guard(word, out->line + 3));
    out->line[4] = 0;
    fields_set_setgt_s_30(word, out->value);
    return found(word, out, form, 4, bits);
}

static void fields_set_setgt_d_40(uint64_t word, uint64_t *value)
{
    value[0] = word >> 5 & 0x7; /* PM */
    value[1] = word >> 20 & 0xf; /* PRED */
    value[2] = word >> 16 & 0xf; /* PDST */
    value[3] = word >> 8 & 0xf; /* SRC1 */
    value[4] = word >> 12 & 0xf; /* SRC2 */
    value[5] = word >> 12 & 0xf; /* I4 */
    value[6] = word >> 33 & 0x1; /* RBN */
    value[7] = word >> 30 & 0x7; /* RBP */
    value[8] = word >> 34 & 0x3f; /* RBT */
}

/* rrrrrrrr rr.1.0-- ppppdddd ssssssss ppp01000  BRANCH GUARD setgt MODE PD $r[SRC1] S2N */
static int take_set_setgt_d_40(uint64_t word, struct isadora_insn *out, uint16_t form, uint64_t canon)
{
    struct bits bits = {0xf00, canon};
    bits = with(bits, choose_mode(word, out->line));
    bits = with(bits, choose_pd(word, out->line + 1));
    bits = with(bits, choose_s2n(word, out->line + 2));
    bits = with(bits, choose_guard(word, out->line + 3));
    bits = with(bits, choose_branch(word, out->line + 4));
    fields_set_setgt_d_40(word, out->value);
    return found(word, out, form, 8, bits);
}

static void fields_set_setgt_d_30(uint64_t word, uint64_t *value)
{
    value[0] = word >> 5 & 0x7; /* PM */
    value[1] = word >> 20 & 0xf; /* PRED */
    value[2] = word >> 16 & 0xf; /* PDST */
    value[3] = word >> 8 & 0xf; /* SRC1 */
    value[4] = word >> 12 & 0xf; /* SRC2 */
    value[5] = word >> 12 & 0xf; /* I4 */
}

/* .1.0-- ppppdddd ssssssss ppp01000  GUARD setgt MODE PD $r[SRC1] S2N */
static int take_set_setgt_d_30(uint64_t word, struct isadora_insn *out, uint16_t form, uint64_t canon)
{
    struct bits bits = {0xf00, canon};
    bits = with(bits, choose_mode(word, out->line));
    bits = with(bits, choose_pd(word, out->line + 1));
    bits = with(bits, choose_s2n(word, out->line + 2));
    bits = with(bits, choose_guard(word, out->line + 3));
    out->line[4] = 0;
    fields_set_setgt_d_30(word, out->value);
    return found(word, out, form, 4, bits);
}

static void fields_bra_40(uint64_t word, uint64_t *value)
{
    value[0] = word >> 8 & 0x7ff; /* BTARG */
    value[1] = word >> 20 & 0xf; /* PRED */
    value[2] = word >> 33 & 0x1; /* RBN */
    value[3] = word >> 30 & 0x7; /* RBP */
    value[4] = word >> 34 & 0x3f; /* RBT */
}

/* rrrrrrrr rr.1-1-- pppp-bbb bbbbbbbb 00000000  BRANCH GUARD bra BTARG */
static int take_bra_40(uint64_t word, struct isadora_insn *out, uint16_t form, uint64_t canon)
{
    struct bits bits = {0x7ff00, canon};
    bits = with(bits, choose_guard(word, out->line));
    bits = with(bits, choose_branch(word, out->line + 1));
    fields_bra_40(word, out->value);
    return found(word, out, form, 8, bits);
}

static void fields_bra_30(uint64_t word, uint64_t *value)
{
    value[0] = word >> 8 & 0x7ff; /* BTARG */
    value[1] = word >> 20 & 0xf; /* PRED */
}

/* .1-1-- pppp-bbb bbbbbbbb 00000000  GUARD bra BTARG */
static int take_bra_30(uint64_t word, struct isadora_insn *out, uint16_t form, uint64_t canon)
{
    struct bits bits = {0x7ff00, canon};
    bits = with(bits, choose_guard(word, out->line));
    out->line[1] = 0;
    fields_bra_30(word, out->value);
    return found(word, out, form, 4, bits);
}

static void fields_ret_40(uint64_t word, uint64_t *value)
{
    value[0] = word >> 20 & 0xf; /* PRED */
    value[1] = word >> 33 & 0x1; /* RBN */
    value[2] = word >> 30 & 0x7; /* RBP */
    value[3] = word >> 34 & 0x3f; /* RBT */
}

/* rrrrrrrr rr.1-1-- pppp---- -------- 00000011  BRANCH GUARD ret */
static int take_ret_40(uint64_t word, struct isadora_insn *out, uint16_t form, uint64_t canon)
{
    struct bits bits = {0x0, canon};
    bits = with(bits, choose_guard(word, out->line));
    bits = with(bits, choose_branch(word, out->line + 1));
    fields_ret_40(word, out->value);
    return found(word, out, form, 8, bits);
}

static void fields_ret_30(uint64_t word, uint64_t *value)
{
    value[0] = word >> 20 & 0xf; /* PRED */
}

/* .1-1-- pppp---- -------- 00000011  GUARD ret */
static int take_ret_30(uint64_t word, struct isadora_insn *out, uint16_t form, uint64_t canon)
{
    struct bits bits = {0x0, canon};
    bits = with(bits, choose_guard(word, out->line));
    out->line[1] = 0;
    fields_ret_30(word, out->value);
    return found(word, out, form, 4, bits);
}

static void fields_wait_wstc_40(uint64_t word, uint64_t *value)
{
    value[0] = word >> 12 & 0xf; /* I4 */
    value[1] = word >> 20 & 0xf; /* PRED */
    value[2] = word >> 33 & 0x1; /* RBN */
    value[3] = word >> 30 & 0x7; /* RBP */
    value[4] = word >> 34 & 0x3f; /* RBT */
}

/* rrrrrrrr rr.1-1-- pppp---- iiii---- 00000101  BRANCH GUARD wstc I4 */
static int take_wait_wstc_40(uint64_t word, struct isadora_insn *out, uint16_t form, uint64_t canon)
{
    struct bits bits = {0xf000, canon};
    bits = with(bits, choose_guard(word, out->line));
    bits = with(bits, choose_branch(word, out->line + 1));
    fields_wait_wstc_40(word, out->value);
    return found(word, out, form, 8, bits);
}

static void fields_wait_wstc_30(uint64_t word, uint64_t *value)
{
    value[0] = word >> 12 & 0xf; /* I4 */
    value[1] = word >> 20 & 0xf; /* PRED */
}

/* .1-1-- pppp---- iiii---- 00000101  GUARD wstc I4 */
static int take_wait_wstc_30(uint64_t word, struct isadora_insn *out, uint16_t form, uint64_t canon)
{
    struct bits bits = {0xf000, canon};
    bits = with(bits, choose_guard(word, out->line));
    out->line[1] = 0;
    fields_wait_wstc_30(word, out->value);
    return found(word, out, form, 4, bits);
}

static struct bits choose_guard_2(uint64_t word, uint8_t *line)
{
    struct bits bits;
    if ((word & 0x20000000) == 0x0) {
        bits = (struct bits){0x0, 0x0};
        line[0] = 0;
    } else {
        return no_line;
    }
    return bits;
}

static void fields_logic_and_free_40(uint64_t word, uint64_t *value)
{
    value[0] = word >> 20 & 0xf; /* PRED */
    value[1] = word >> 3 & 0x1; /* N1 */
    value[2] = word >> 8 & 0xf; /* PS1 */
    value[3] = word >> 2 & 0x1; /* N2 */
    value[4] = word >> 12 & 0xf; /* PS2 */
    value[5] = word >> 33 & 0x1; /* RBN */
    value[6] = word >> 30 & 0x7; /* RBP */
    value[7] = word >> 34 & 0x3f; /* RBT */
}

/* rrrrrrrr rr01-1-- pppp---- pppppppp 010.nn00  BRANCH  and $p[PRED] N1 $p[PS1] N2 $p[PS2] */
static int take_logic_and_free_40(uint64_t word, struct isadora_insn *out, uint16_t form, uint64_t canon)
{
    struct bits bits = {0xf0ff0c, canon};
    const struct bits of_0 = choose_guard_2(word, out->line);
    if (none(of_0))
        return ISADORA_NO_FORM;
    bits = with(bits, of_0);
    bits = with(bits, choose_branch(word, out->line + 1));
    fields_logic_and_free_40(word, out->value);
    return found(word, out, form, 8, bits);
}

static void fields_logic_and_free_30(uint64_t word, uint64_t *value)
{
    value[0] = word >> 20 & 0xf; /* PRED */
    value[1] = word >> 3 & 0x1; /* N1 */
    value[2] = word >> 8 & 0xf; /* PS1 */
    value[3] = word >> 2 & 0x1; /* N2 */
    value[4] = word >> 12 & 0xf; /* PS2 */
}

/* 01-1-- pppp---- pppppppp 010.nn00  and $p[PRED] N1 $p[PS1] N2 $p[PS2] */
static int take_logic_and_free_30(uint64_t word, struct isadora_insn *out, uint16_t form, uint64_t canon)
{
    struct bits bits = {0xf0ff0c, canon};
    const struct bits of_0 = choose_guard_2(word, out->line);
    if (none(of_0))
        return ISADORA_NO_FORM;
    bits = with(bits, of_0);
    out->line[1] = 0;
    fields_logic_and_free_30(word, out->value);
    return found(word, out, form, 4, bits);
}

static struct bits choose_guard_3(uint64_t word, uint8_t *line)
{
    struct bits bits;
    if ((word & 0x20000000) == 0x20000000) {
        bits = (struct bits){0xf00000, 0x20000000};
        line[0] = 0;
    } else {
        return no_line;
    }
    return bits;
}

static void fields_logic_and_guarded_40(uint64_t word, uint64_t *value)
{
    value[0] = word >> 16 & 0xf; /* PDST */
    value[1] = word >> 3 & 0x1; /* N1 */
    value[2] = word >> 8 & 0xf; /* PS1 */
    value[3] = word >> 2 & 0x1; /* N2 */
    value[4] = word >> 12 & 0xf; /* PS2 */
    value[5] = word >> 20 & 0xf; /* PRED */
    value[6] = word >> 33 & 0x1; /* RBN */
    value[7] = word >> 30 & 0x7; /* RBP */
    value[8] = word >> 34 & 0x3f; /* RBT */
}

/* rrrrrrrr rr11-1-- pppppppp pppppppp 010.nn00  BRANCH $p[PRED] and $p[PDST] N1 $p[PS1] N2 $p[PS2] */
static int take_logic_and_guarded_40(uint64_t word, struct isadora_insn *out, uint16_t form, uint64_t canon)
{
    struct bits bits = {0xfff0c, canon};
    const struct bits of_0 = choose_guard_3(word, out->line);
    if (none(of_0))
        return ISADORA_NO_FORM;
    bits = with(bits, of_0);
    bits = with(bits, choose_branch(word, out->line + 1));
    fields_logic_and_guarded_40(word, out->value);
    return found(word, out, form, 8, bits);
}

static void fields_logic_and_guarded_30(uint64_t word, uint64_t *value)
{
    value[0] = word >> 16 & 0xf; /* PDST */
    value[1] = word >> 3 & 0x1; /* N1 */
    value[2] = word >> 8 & 0xf; /* PS1 */
    value[3] = word >> 2 & 0x1; /* N2 */
    value[4] = word >> 12 & 0xf; /* PS2 */
    value[5] = word >> 20 & 0xf; /* PRED */
}

/* 11-1-- pppppppp pppppppp 010.nn00  $p[PRED] and $p[PDST] N1 $p[PS1] N2 $p[PS2] */
static int take_logic_and_guarded_30(uint64_t word, struct isadora_insn *out, uint16_t form, uint64_t canon)
{
    struct bits bits = {0xfff0c, canon};
    const struct bits of_0 = choose_guard_3(word, out->line);
    if (none(of_0))
        return ISADORA_NO_FORM;
    bits = with(bits, of_0);
    out->line[1] = 0;
    fields_logic_and_guarded_30(word, out->value);
    return found(word, out, form, 4, bits);
}

static void fields_lmul_lmulu_40(uint64_t word, uint64_t *value)
{
    value[0] = word >> 8 & 0xf; /* SRC1 */
    value[1] = word >> 12 & 0xf; /* SRC2 */
    value[2] = (word >> 12 & 0xf) | (word >> 24 & 0x3) << 4; /* I6 */
    value[3] = word >> 20 & 0xf; /* PRED */
    value[4] = word >> 33 & 0x1; /* RBN */
    value[5] = word >> 30 & 0x7; /* RBP */
    value[6] = word >> 34 & 0x3f; /* RBT */
}

/* rrrrrrrr rr.1.1ee pppp---- ssssssss 10100000  BRANCH GUARD lmulu $r[SRC1] S2 */
static int take_lmul_lmulu_40(uint64_t word, struct isadora_insn *out, uint16_t form, uint64_t canon)
{
    struct bits bits = {0xf00, canon};
    bits = with(bits, choose_s2(word, out->line));
    bits = with(bits, choose_guard(word, out->line + 1));
    bits = with(bits, choose_branch(word, out->line + 2));
    fields_lmul_lmulu_40(word, out->value);
    return found(word, out, form, 8, bits);
}

static void fields_lmul_lmulu_30(uint64_t word, uint64_t *value)
{
    value[0] = word >> 8 & 0xf; /* SRC1 */
    value[1] = word >> 12 & 0xf; /* SRC2 */
    value[2] = (word >> 12 & 0xf) | (word >> 24 & 0x3) << 4; /* I6 */
    value[3] = word >> 20 & 0xf; /* PRED */
}

/* .1.1ee pppp---- ssssssss 10100000  GUARD lmulu $r[SRC1] S2 */
static int take_lmul_lmulu_30(uint64_t word, struct isadora_insn *out, uint16_t form, uint64_t canon)
{
    struct bits bits = {0xf00, canon};
    bits = with(bits, choose_s2(word, out->line));
    bits = with(bits, choose_guard(word, out->line + 1));
    out->line[2] = 0;
    fields_lmul_lmulu_30(word, out->value);
    return found(word, out, form, 4, bits);
}

static void fields_lshift_lsrr_40(uint64_t word, uint64_t *value)
{
    value[0] = word >> 12 & 0xf; /* SRC2 */
    value[1] = (word >> 12 & 0xf) | (word >> 24 & 0x3) << 4; /* I6 */
    value[2] = word >> 20 & 0xf; /* PRED */
    value[3] = word >> 33 & 0x1; /* RBN */
    value[4] = word >> 30 & 0x7; /* RBP */
    value[5] = word >> 34 & 0x3f; /* RBT */
}

/* rrrrrrrr rr.1.1ee pppp---- ssss---- 10100010  BRANCH GUARD lsrr S2 */
static int take_lshift_lsrr_40(uint64_t word, struct isadora_insn *out, uint16_t form, uint64_t canon)
{
    struct bits bits = {0x0, canon};
    bits = with(bits, choose_s2(word, out->line));
    bits = with(bits, choose_guard(word, out->line + 1));
    bits = with(bits, choose_branch(word, out->line + 2));
    fields_lshift_lsrr_40(word, out->value);
    return found(word, out, form, 8, bits);
}

static void fields_lshift_lsrr_30(uint64_t word, uint64_t *value)
{
    value[0] = word >> 12 & 0xf; /* SRC2 */
    value[1] = (word >> 12 & 0xf) | (word >> 24 & 0x3) << 4; /* I6 */
    value[2] = word >> 20 & 0xf; /* PRED */
}

/* .1.1ee pppp---- ssss---- 10100010  GUARD lsrr S2 */
static int take_lshift_lsrr_30(uint64_t word, struct isadora_insn *out, uint16_t form, uint64_t canon)
{
    struct bits bits = {0x0, canon};
    bits = with(bits, choose_s2(word, out->line));
    bits = with(bits, choose_guard(word, out->line + 1));
    out->line[2] = 0;
    fields_lshift_lsrr_30(word, out->value);
    return found(word, out, form, 4, bits);
}

static struct bits choose_laddr(uint64_t word, uint8_t *line)
{
    struct bits bits;
    if ((word & 0x8000000) != 0x8000000 && (word & 0xf000) != 0x0) {
        bits = (struct bits){0xff00, 0x0};
        line[0] = 0;
    } else if ((word & 0x8000000) == 0x0) {
        bits = (struct bits){0xf00, 0x0};
        line[0] = 1;
    } else if ((word & 0x20000000) != 0x20000000 && (word & 0xf00) != 0x0) {
        bits = (struct bits){0x3f0ff00, 0x8000000};
        line[0] = 2;
    } else if ((word & 0x20000000) == 0x0) {
        bits = (struct bits){0x3f0f000, 0x8000000};
        line[0] = 3;
    } else if ((word & 0xf00) != 0x0) {
        bits = (struct bits){0x300ff00, 0x28000000};
        line[0] = 4;
    } else {
        bits = (struct bits){0x300f000, 0x28000000};
        line[0] = 5;
    }
    return bits;
}

static void fields_ld_d_40(uint64_t word, uint64_t *value)
{
    value[0] = word >> 16 & 0xf; /* DST */
    value[1] = word >> 8 & 0xf; /* SRC1 */
    value[2] = word >> 12 & 0xf; /* SRC2 */
    value[3] = (word >> 12 & 0xf) | (word >> 20 & 0x3f) << 4; /* L10 */
    value[4] = (word >> 12 & 0xf) | (word >> 24 & 0x3) << 4; /* L6 */
    value[5] = word >> 20 & 0xf; /* PRED */
    value[6] = word >> 33 & 0x1; /* RBN */
    value[7] = word >> 30 & 0x7; /* RBP */
    value[8] = word >> 34 & 0x3f; /* RBT */
}

/* rrrrrrrr rr.1.1ee ppppdddd ssssssss 10000001  BRANCH GUARD ld $r[DST] D[LADDR] */
static int take_ld_d_40(uint64_t word, struct isadora_insn *out, uint16_t form, uint64_t canon)
{
    struct bits bits = {0xf0000, canon};
    bits = with(bits, choose_laddr(word, out->line));
    bits = with(bits, choose_guard(word, out->line + 1));
    bits = with(bits, choose_branch(word, out->line + 2));
    fields_ld_d_40(word, out->value);
    return found(word, out, form, 8, bits);
}

static void fields_ld_d_30(uint64_t word, uint64_t *value)
{
    value[0] = word >> 16 & 0xf; /* DST */
    value[1] = word >> 8 & 0xf; /* SRC1 */
    value[2] = word >> 12 & 0xf; /* SRC2 */
    value[3] = (word >> 12 & 0xf) | (word >> 20 & 0x3f) << 4; /* L10 */
    value[4] = (word >> 12 & 0xf) | (word >> 24 & 0x3) << 4; /* L6 */
    value[5] = word >> 20 & 0xf; /* PRED */
}

/* .1.1ee ppppdddd ssssssss 10000001  GUARD ld $r[DST] D[LADDR] */
static int take_ld_d_30(uint64_t word, struct isadora_insn *out, uint16_t form, uint64_t canon)
{
    struct bits bits = {0xf0000, canon};
    bits = with(bits, choose_laddr(word, out->line));
    bits = with(bits, choose_guard(word, out->line + 1));
    out->line[2] = 0;
    fields_ld_d_30(word, out->value);
    return found(word, out, form, 4, bits);
}

static struct bits choose_saddr(uint64_t word, uint8_t *line)
{
    struct bits bits;
    if ((word & 0x8000000) != 0x8000000 && (word & 0xf0000) != 0x0 && (word & 0xf00) != 0x0) {
        bits = (struct bits){0xf0f00, 0x0};
        line[0] = 0;
    } else if ((word & 0x8000000) != 0x8000000 && (word & 0xf00) != 0x0) {
        bits = (struct bits){0xf00, 0x0};
        line[0] = 1;
    } else if ((word & 0x8000000) == 0x0) {
        bits = (struct bits){0xf0000, 0x0};
        line[0] = 2;
    } else if ((word & 0x20000000) != 0x20000000 && (word & 0xf00) != 0x0) {
        bits = (struct bits){0x3ff0f00, 0x8000000};
        line[0] = 3;
    } else if ((word & 0x20000000) == 0x0) {
        bits = (struct bits){0x3ff0000, 0x8000000};
        line[0] = 4;
    } else if ((word & 0xf00) != 0x0) {
        bits = (struct bits){0x30f0f00, 0x28000000};
        line[0] = 5;
    } else {
        bits = (struct bits){0x30f0000, 0x28000000};
        line[0] = 6;
    }
    return bits;
}

static void fields_st_d_40(uint64_t word, uint64_t *value)
{
    value[0] = word >> 16 & 0xf; /* DST */
    value[1] = word >> 8 & 0xf; /* SRC1 */
    value[2] = word >> 16 & 0x3ff; /* T10 */
    value[3] = (word >> 16 & 0xf) | (word >> 24 & 0x3) << 4; /* T6 */
    value[4] = word >> 12 & 0xf; /* SRC2 */
    value[5] = word >> 20 & 0xf; /* PRED */
    value[6] = word >> 33 & 0x1; /* RBN */
    value[7] = word >> 30 & 0x7; /* RBP */
    value[8] = word >> 34 & 0x3f; /* RBT */
}

/* rrrrrrrr rr.1.1ee ppppdddd ssssssss 10000000  BRANCH GUARD st D[SADDR] $r[SRC2] */
static int take_st_d_40(uint64_t word, struct isadora_insn *out, uint16_t form, uint64_t canon)
{
    struct bits bits = {0xf000, canon};
    bits = with(bits, choose_saddr(word, out->line));
    bits = with(bits, choose_guard(word, out->line + 1));
    bits = with(bits, choose_branch(word, out->line + 2));
    fields_st_d_40(word, out->value);
    return found(word, out, form, 8, bits);
}

static void fields_st_d_30(uint64_t word, uint64_t *value)
{
    value[0] = word >> 16 & 0xf; /* DST */
    value[1] = word >> 8 & 0xf; /* SRC1 */
    value[2] = word >> 16 & 0x3ff; /* T10 */
    value[3] = (word >> 16 & 0xf) | (word >> 24 & 0x3) << 4; /* T6 */
    value[4] = word >> 12 & 0xf; /* SRC2 */
    value[5] = word >> 20 & 0xf; /* PRED */
}

/* .1.1ee ppppdddd ssssssss 10000000  GUARD st D[SADDR] $r[SRC2] */
static int take_st_d_30(uint64_t word, struct isadora_insn *out, uint16_t form, uint64_t canon)
{
    struct bits bits = {0xf000, canon};
    bits = with(bits, choose_saddr(word, out->line));
    bits = with(bits, choose_guard(word, out->line + 1));
    out->line[2] = 0;
    fields_st_d_30(word, out->value);
    return found(word, out, form, 4, bits);
}

static int tree_30(uint64_t word, unsigned config, struct isadora_insn *out)
{
    switch (word >> 0 & 0x1f) {
    case 0x0:
        switch (word >> 28 & 0x1) {
        case 0x0:
            switch (word >> 26 & 0x1) {
            case 0x0:
                return take_slct_rr_30(word, out, VUC_SLCT_RR_30, 0x0);
            case 0x1:
                return take_slct_rs_30(word, out, VUC_SLCT_RS_30, 0x4000000);
            default:
                return ISADORA_NO_FORM;
            }
        case 0x1:
            switch (word >> 5 & 0x7) {
            case 0x0:
                switch (word >> 26 & 0x1) {
                case 0x0:
                    return take_slct_sr_30(word, out, VUC_SLCT_SR_30, 0x10000000);
                case 0x1:
                    return take_bra_30(word, out, VUC_BRA_30, 0x14000000);
                default:
                    return ISADORA_NO_FORM;
                }
            case 0x1:
                switch (word >> 26 & 0x1) {
                case 0x0:
                    return take_slct_sr_30(word, out, VUC_SLCT_SR_30, 0x10000000);
                case 0x1:
                    return take_ret_30(word, out, VUC_CLICNT_30, 0x14000020);
                default:
                    return ISADORA_NO_FORM;
                }
            case 0x2:
                switch (word >> 26 & 0xf) {
                case 0x1: case 0x3: case 0x5: case 0x7:
                    return take_logic_and_free_30(word, out, VUC_LOGIC_AND_FREE_30, 0x14000040);
                case 0x9: case 0xb: case 0xd: case 0xf:
                    return take_logic_and_guarded_30(word, out, VUC_LOGIC_AND_GUARDED_30, 0x14000040);
                default:
                    return take_slct_sr_30(word, out, VUC_SLCT_SR_30, 0x10000000);
                }
            case 0x4:
                switch (word >> 26 & 0x1) {
                case 0x0:
                    return take_slct_sr_30(word, out, VUC_SLCT_SR_30, 0x10000000);
                case 0x1:
                    return take_st_d_30(word, out, VUC_ST_D_30, 0x14000080);
                default:
                    return ISADORA_NO_FORM;
                }
            case 0x5:
                switch (word >> 26 & 0x1) {
                case 0x0:
                    return take_slct_sr_30(word, out, VUC_SLCT_SR_30, 0x10000000);
                case 0x1:
                    return take_lmul_lmulu_30(word, out, VUC_LMUL_LMULU_30, 0x140000a0);
                default:
                    return ISADORA_NO_FORM;
                }
            default:
                if ((word & 0x4000000) == 0x0)
                    return take_slct_sr_30(word, out, VUC_SLCT_SR_30, 0x10000000);
                return ISADORA_NO_FORM;
            }
        default:
            return ISADORA_NO_FORM;
        }
    case 0x1:
        switch (word >> 26 & 0x7) {
        case 0x2: case 0x3:
            return take_mov_i_30(word, out, VUC_MOV_I_30, 0x8000001);
        case 0x4:
            return take_mov_sr_30(word, out, VUC_MOV_SR_30, 0x10000001);
        case 0x5: case 0x7:
            switch (word >> 5 & 0x7) {
            case 0x1:
                return take_ret_30(word, out, VUC_NAMED_ONLY_O21_30, 0x14000021);
            case 0x2:
                switch (word >> 29 & 0x1) {
                case 0x0:
                    return take_logic_and_free_30(word, out, VUC_LOGIC_OR_FREE_30, 0x14000041);
                case 0x1:
                    return take_logic_and_guarded_30(word, out, VUC_LOGIC_OR_GUARDED_30, 0x14000041);
                default:
                    return ISADORA_NO_FORM;
                }
            case 0x4:
                return take_ld_d_30(word, out, VUC_LD_D_30, 0x14000081);
            case 0x5:
                return take_lmul_lmulu_30(word, out, VUC_LMUL_LMULS_30, 0x140000a1);
            default:
                return ISADORA_NO_FORM;
            }
        case 0x6:
            return take_mov_si_30(word, out, VUC_MOV_SI_30, 0x18000001);
        default:
            return take_mov_r_30(word, out, VUC_MOV_R_30, 0x1);
        }
    case 0x2:
        switch (word >> 5 & 0x7) {
        case 0x0:
            if ((word & 0x14000000) == 0x14000000)
                return take_bra_30(word, out, VUC_CALL_30, 0x14000002);
            return ISADORA_NO_FORM;
        case 0x1:
            if ((word & 0x14000000) == 0x14000000)
                return take_ret_30(word, out, VUC_NAMED_ONLY_O22_30, 0x14000022);
            return ISADORA_NO_FORM;
        case 0x2:
            switch (word >> 28 & 0x3) {
            case 0x1:
                if ((word & 0x4000000) == 0x4000000)
                    return take_logic_and_free_30(word, out, VUC_LOGIC_XOR_FREE_30, 0x14000042);
                return ISADORA_NO_FORM;
            case 0x3:
                if ((word & 0x4000000) == 0x4000000)
                    return take_logic_and_guarded_30(word, out, VUC_LOGIC_XOR_GUARDED_30, 0x14000042);
                return ISADORA_NO_FORM;
            default:
                return ISADORA_NO_FORM;
            }
        case 0x5:
            if ((word & 0x14000000) == 0x14000000)
                return take_lshift_lsrr_30(word, out, VUC_LSHIFT_LSRR_30, 0x140000a2);
            return ISADORA_NO_FORM;
        default:
            return ISADORA_NO_FORM;
        }
    case 0x3:
        switch (word >> 5 & 0x7) {
        case 0x0:
            if ((word & 0x14000000) == 0x14000000)
                return take_ret_30(word, out, VUC_RET_30, 0x14000003);
            return ISADORA_NO_FORM;
        case 0x1:
            if ((word & 0x14000000) == 0x14000000)
                return take_ret_30(word, out, VUC_NAMED_ONLY_O23_30, 0x14000023);
            return ISADORA_NO_FORM;
        case 0x2:
            if ((word & 0x14000000) == 0x14000000)
                return take_ret_30(word, out, VUC_NOP_30, 0x14000043);
            return ISADORA_NO_FORM;
        case 0x4:
            if ((word & 0x14000000) == 0x14000000)
                return take_ld_d_30(word, out, VUC_LD_PWT_30, 0x14000083);
            return ISADORA_NO_FORM;
        default:
            return ISADORA_NO_FORM;
        }
    case 0x4:
        switch (word >> 28 & 0x1) {
        case 0x0:
            switch (word >> 26 & 0x1) {
            case 0x0:
                return take_binary_add_rr_30(word, out, VUC_BINARY_ADD_RR_30, 0x4);
            case 0x1:
                return take_binary_add_rs_30(word, out, VUC_BINARY_ADD_RS_30, 0x4000004);
            default:
                return ISADORA_NO_FORM;
            }
        case 0x1:
            switch (word >> 5 & 0x7) {
            case 0x0:
                switch (word >> 26 & 0x1) {
                case 0x0:
                    return take_binary_add_sr_30(word, out, VUC_BINARY_ADD_SR_30, 0x10000004);
                case 0x1:
                    return take_ret_30(word, out, VUC_SLEEP_30, 0x14000004);
                default:
                    return ISADORA_NO_FORM;
                }
            case 0x1:
                switch (word >> 26 & 0x1) {
                case 0x0:
                    return take_binary_add_sr_30(word, out, VUC_BINARY_ADD_SR_30, 0x10000004);
                case 0x1:
                    return take_ret_30(word, out, VUC_ENGINE_MBIREAD_30, 0x14000024);
                default:
                    return ISADORA_NO_FORM;
                }
            case 0x2:
                switch (word >> 26 & 0xf) {
                case 0x1: case 0x3: case 0x5: case 0x7:
                    return take_logic_and_free_30(word, out, VUC_LOGIC_AND_FREE_30, 0x14000040);
                case 0x9: case 0xb: case 0xd: case 0xf:
                    return take_logic_and_guarded_30(word, out, VUC_LOGIC_AND_GUARDED_30, 0x14000040);
                default:
                    return take_binary_add_sr_30(word, out, VUC_BINARY_ADD_SR_30, 0x10000004);
                }
            case 0x4:
                switch (word >> 26 & 0x1) {
                case 0x0:
                    return take_binary_add_sr_30(word, out, VUC_BINARY_ADD_SR_30, 0x10000004);
                case 0x1:
                    return take_st_d_30(word, out, VUC_ST_VP_30, 0x14000084);
                default:
                    return ISADORA_NO_FORM;
                }
            case 0x5:
                switch (word >> 26 & 0x1) {
                case 0x0:
                    return take_binary_add_sr_30(word, out, VUC_BINARY_ADD_SR_30, 0x10000004);
                case 0x1:
                    return take_lshift_lsrr_30(word, out, VUC_LSHIFT_LADD, 0x140000a4);
                default:
                    return ISADORA_NO_FORM;
                }
            default:
                if ((word & 0x4000000) == 0x0)
                    return take_binary_add_sr_30(word, out, VUC_BINARY_ADD_SR_30, 0x10000004);
                return ISADORA_NO_FORM;
            }
        default:
            return ISADORA_NO_FORM;
        }
    case 0x5:
        switch (word >> 28 & 0x1) {
        case 0x0:
            switch (word >> 26 & 0x1) {
            case 0x0:
                return take_binary_add_rr_30(word, out, VUC_BINARY_SUB_RR_30, 0x5);
            case 0x1:
                return take_binary_add_rs_30(word, out, VUC_BINARY_SUB_RS_30, 0x4000005);
            default:
                return ISADORA_NO_FORM;
            }
        case 0x1:
            switch (word >> 5 & 0x3) {
            case 0x0:
                switch (word >> 26 & 0x1) {
                case 0x0:
                    return take_binary_add_sr_30(word, out, VUC_BINARY_SUB_SR_30, 0x10000005);
                case 0x1:
                    if ((word & 0x80) == 0x0)
                        return take_wait_wstc_30(word, out, VUC_WAIT_WSTC_30, 0x14000005);
                    return ISADORA_NO_FORM;
                default:
                    return ISADORA_NO_FORM;
                }
            case 0x1:
                switch (word >> 26 & 0x1) {
                case 0x0:
                    return take_binary_add_sr_30(word, out, VUC_BINARY_SUB_SR_30, 0x10000005);
                case 0x1:
                    if ((word & 0x80) == 0x0)
                        return take_ret_30(word, out, VUC_NAMED_ONLY_O25_30, 0x14000025);
                    return ISADORA_NO_FORM;
                default:
                    return ISADORA_NO_FORM;
                }
            case 0x2:
                switch (word >> 26 & 0xf) {
                case 0x1: case 0x3: case 0x5: case 0x7:
                    if ((word & 0x80) == 0x0)
                        return take_logic_and_free_30(word, out, VUC_LOGIC_OR_FREE_30, 0x14000041);
                    return ISADORA_NO_FORM;
                case 0x9: case 0xb: case 0xd: case 0xf:
                    if ((word & 0x80) == 0x0)
                        return take_logic_and_guarded_30(word, out, VUC_LOGIC_OR_GUARDED_30, 0x14000041);
                    return ISADORA_NO_FORM;
                default:
                    return take_binary_add_sr_30(word, out, VUC_BINARY_SUB_SR_30, 0x10000005);
                }
            case 0x3:
                if ((word & 0x4000000) == 0x0)
                    return take_binary_add_sr_30(word, out, VUC_BINARY_SUB_SR_30, 0x10000005);
                return ISADORA_NO_FORM;
            default:
                return ISADORA_NO_FORM;
            }
        default:
            return ISADORA_NO_FORM;
        }
    case 0x6:
        switch (word >> 28 & 0x1) {
        case 0x0:
            switch (word >> 26 & 0x1) {
            case 0x0:
                return take_binary_add_rr_30(word, out, VUC_BINARY_AVGS_RR, 0x6);
            case 0x1:
                return take_binary_add_rs_30(word, out, VUC_BINARY_AVGS_RS, 0x4000006);
            default:
                return ISADORA_NO_FORM;
            }
        case 0x1:
            switch (word >> 5 & 0x3) {
            case 0x0:
                switch (word >> 26 & 0x1) {
                case 0x0:
                    return take_binary_add_sr_30(word, out, VUC_BINARY_AVGS_SR, 0x10000006);
                case 0x1:
                    if ((word & 0x80) == 0x0)
                        return take_wait_wstc_30(word, out, VUC_WAIT_WSTS_30, 0x14000006);
                    return ISADORA_NO_FORM;
                default:
                    return ISADORA_NO_FORM;
                }
            case 0x1:
                switch (word >> 26 & 0x1) {
                case 0x0:
                    return take_binary_add_sr_30(word, out, VUC_BINARY_AVGS_SR, 0x10000006);
                case 0x1:
                    if ((word & 0x80) == 0x0)
                        return take_ret_30(word, out, VUC_NAMED_ONLY_O26_30, 0x14000026);
                    return ISADORA_NO_FORM;
                default:
                    return ISADORA_NO_FORM;
                }
            case 0x2:
                switch (word >> 26 & 0xf) {
                case 0x1: case 0x3: case 0x5: case 0x7:
                    if ((word & 0x80) == 0x0)
                        return take_logic_and_free_30(word, out, VUC_LOGIC_XOR_FREE_30, 0x14000042);
                    return ISADORA_NO_FORM;
                case 0x9: case 0xb: case 0xd: case 0xf:
                    if ((word & 0x80) == 0x0)
                        return take_logic_and_guarded_30(word, out, VUC_LOGIC_XOR_GUARDED_30, 0x14000042);
                    return ISADORA_NO_FORM;
                default:
                    return take_binary_add_sr_30(word, out, VUC_BINARY_AVGS_SR, 0x10000006);
                }
            case 0x3:
                if ((word & 0x4000000) == 0x0)
                    return take_binary_add_sr_30(word, out, VUC_BINARY_AVGS_SR, 0x10000006);
                return ISADORA_NO_FORM;
            default:
                return ISADORA_NO_FORM;
            }
        default:
            return ISADORA_NO_FORM;
        }
    case 0x7:
        switch (word >> 26 & 0x7) {
        case 0x1: case 0x3:
            return take_binary_add_rs_30(word, out, VUC_BINARY_AVGU_RS, 0x4000007);
        case 0x4: case 0x6:
            return take_binary_add_sr_30(word, out, VUC_BINARY_AVGU_SR, 0x10000007);
        case 0x5: case 0x7:
            if ((word & 0xe0) == 0x40)
                return take_ret_30(word, out, VUC_NOP_30, 0x14000043);
            return ISADORA_NO_FORM;
        default:
            return take_binary_add_rr_30(word, out, VUC_BINARY_AVGU_RR, 0x7);
        }
    case 0x8:
        switch (word >> 28 & 0x1) {
        case 0x0:
            switch (word >> 26 & 0x1) {
            case 0x0:
                return take_set_setgt_r_30(word, out, VUC_SET_SETGT_R_30, 0x8);
            case 0x1:
                return take_set_setgt_s_30(word, out, VUC_SET_SETGT_S_30, 0x4000008);
            default:
                return ISADORA_NO_FORM;
            }
        case 0x1:
            switch (word >> 6 & 0x3) {
            case 0x0:
                switch (word >> 26 & 0x1) {
                case 0x0:
                    return take_set_setgt_d_30(word, out, VUC_SET_SETGT_D_30, 0x10000008);
                case 0x1:
                    if ((word & 0x20) == 0x20)
                        return take_ret_30(word, out, VUC_ENGINE_MBINEXT_30, 0x14000028);
                    return ISADORA_NO_FORM;
                default:
                    return ISADORA_NO_FORM;
                }
            case 0x1:
                switch (word >> 26 & 0xf) {
                case 0x1: case 0x3: case 0x5: case 0x7:
                    if ((word & 0x20) == 0x0)
                        return take_logic_and_free_30(word, out, VUC_LOGIC_AND_FREE_30, 0x14000040);
                    return ISADORA_NO_FORM;
                case 0x9: case 0xb: case 0xd: case 0xf:
                    if ((word & 0x20) == 0x0)
                        return take_logic_and_guarded_30(word, out, VUC_LOGIC_AND_GUARDED_30, 0x14000040);
                    return ISADORA_NO_FORM;
                default:
                    return take_set_setgt_d_30(word, out, VUC_SET_SETGT_D_30, 0x10000008);
                }
            case 0x2:
                switch (word >> 26 & 0x1) {
                case 0x0:
                    return take_set_setgt_d_30(word, out, VUC_SET_SETGT_D_30, 0x10000008);
                case 0x1:
                    if ((word & 0x20) == 0x20)
                        return take_lshift_lsrr_30(word, out, VUC_LSHIFT_LSAR, 0x140000a8);
                    return ISADORA_NO_FORM;
                default:
                    return ISADORA_NO_FORM;
                }
            case 0x3:
                if ((word & 0x4000000) == 0x0)
                    return take_set_setgt_d_30(word, out, VUC_SET_SETGT_D_30, 0x10000008);
                return ISADORA_NO_FORM;
            default:
                return ISADORA_NO_FORM;
            }
        default:
            return ISADORA_NO_FORM;
        }
    case 0x9:
        switch (word >> 28 & 0x1) {
        case 0x0:
            switch (word >> 26 & 0x1) {
            case 0x0:
                return take_set_setgt_r_30(word, out, VUC_SET_SETLT_R_30, 0x9);
            case 0x1:
                return take_set_setgt_s_30(word, out, VUC_SET_SETLT_S_30, 0x4000009);
            default:
                return ISADORA_NO_FORM;
            }
        case 0x1:
            switch (word >> 6 & 0x3) {
            case 0x0:
                switch (word >> 26 & 0x1) {
                case 0x0:
                    return take_set_setgt_d_30(word, out, VUC_SET_SETLT_D_30, 0x10000009);
                case 0x1:
                    if ((word & 0x20) == 0x20)
                        return take_ret_30(word, out, VUC_ENGINE_MVSREAD_30, 0x14000029);
                    return ISADORA_NO_FORM;
                default:
                    return ISADORA_NO_FORM;
                }
            case 0x1:
                switch (word >> 26 & 0xf) {
                case 0x1: case 0x3: case 0x5: case 0x7:
                    if ((word & 0x20) == 0x0)
                        return take_logic_and_free_30(word, out, VUC_LOGIC_OR_FREE_30, 0x14000041);
                    return ISADORA_NO_FORM;
                case 0x9: case 0xb: case 0xd: case 0xf:
                    if ((word & 0x20) == 0x0)
                        return take_logic_and_guarded_30(word, out, VUC_LOGIC_OR_GUARDED_30, 0x14000041);
                    return ISADORA_NO_FORM;
                default:
                    return take_set_setgt_d_30(word, out, VUC_SET_SETLT_D_30, 0x10000009);
                }
            case 0x2:
                switch (word >> 26 & 0x1) {
                case 0x0:
                    return take_set_setgt_d_30(word, out, VUC_SET_SETLT_D_30, 0x10000009);
                case 0x1:
                    if ((word & 0x20) == 0x0)
                        return take_ld_d_30(word, out, VUC_LD_MVSI_30, 0x14000089);
                    return ISADORA_NO_FORM;
                default:
                    return ISADORA_NO_FORM;
                }
            case 0x3:
                if ((word & 0x4000000) == 0x0)
                    return take_set_setgt_d_30(word, out, VUC_SET_SETLT_D_30, 0x10000009);
                return ISADORA_NO_FORM;
            default:
                return ISADORA_NO_FORM;
            }
        default:
            return ISADORA_NO_FORM;
        }
    case 0xa:
        switch (word >> 28 & 0x1) {
        case 0x0:
            switch (word >> 26 & 0x1) {
            case 0x0:
                return take_set_setgt_r_30(word, out, VUC_SET_SETEQ_R_30, 0xa);
            case 0x1:
                return take_set_setgt_s_30(word, out, VUC_SET_SETEQ_S_30, 0x400000a);
            default:
                return ISADORA_NO_FORM;
            }
        case 0x1:
            switch (word >> 6 & 0x3) {
            case 0x0:
                switch (word >> 26 & 0x1) {
                case 0x0:
                    return take_set_setgt_d_30(word, out, VUC_SET_SETEQ_D_30, 0x1000000a);
                case 0x1:
                    if ((word & 0x20) == 0x20)
                        return take_ret_30(word, out, VUC_ENGINE_MVSWRITE_30, 0x1400002a);
                    return ISADORA_NO_FORM;
                default:
                    return ISADORA_NO_FORM;
                }
            case 0x1:
                switch (word >> 26 & 0xf) {
                case 0x1: case 0x3: case 0x5: case 0x7:
                    if ((word & 0x20) == 0x0)
                        return take_logic_and_free_30(word, out, VUC_LOGIC_XOR_FREE_30, 0x14000042);
                    return ISADORA_NO_FORM;
                case 0x9: case 0xb: case 0xd: case 0xf:
                    if ((word & 0x20) == 0x0)
                        return take_logic_and_guarded_30(word, out, VUC_LOGIC_XOR_GUARDED_30, 0x14000042);
                    return ISADORA_NO_FORM;
                default:
                    return take_set_setgt_d_30(word, out, VUC_SET_SETEQ_D_30, 0x1000000a);
                }
            case 0x2:
                switch (word >> 26 & 0x1) {
                case 0x0:
                    return take_set_setgt_d_30(word, out, VUC_SET_SETEQ_D_30, 0x1000000a);
                case 0x1:
                    if ((word & 0x20) == 0x0)
                        return take_st_d_30(word, out, VUC_ST_MVSO_30, 0x1400008a);
                    return ISADORA_NO_FORM;
                default:
                    return ISADORA_NO_FORM;
                }
            case 0x3:
                if ((word & 0x4000000) == 0x0)
                    return take_set_setgt_d_30(word, out, VUC_SET_SETEQ_D_30, 0x1000000a);
                return ISADORA_NO_FORM;
            default:
                return ISADORA_NO_FORM;
            }
        default:
            return ISADORA_NO_FORM;
        }
    case 0xb:
        switch (word >> 26 & 0x7) {
        case 0x1: case 0x3:
            return take_set_setgt_s_30(word, out, VUC_SET_SETLEP_S_30, 0x400000b);
        case 0x4: case 0x6:
            return take_set_setgt_d_30(word, out, VUC_SET_SETLEP_D_30, 0x1000000b);
        case 0x5: case 0x7:
            switch (word >> 5 & 0x7) {
            case 0x1:
                return take_ret_30(word, out, VUC_NAMED_ONLY_O2B_30, 0x1400002b);
            case 0x2:
                return take_ret_30(word, out, VUC_NOP_30, 0x14000043);
            default:
                return ISADORA_NO_FORM;
            }
        default:
            return take_set_setgt_r_30(word, out, VUC_SET_SETLEP_R_30, 0xb);
        }
    case 0xc:
        switch (word >> 28 & 0x1) {
        case 0x0:
            switch (word >> 26 & 0x1) {
            case 0x0:
                return take_binary_add_rr_30(word, out, VUC_BINARY_CLAMPLEP_RR_30, 0xc);
            case 0x1:
                return take_binary_add_rs_30(word, out, VUC_BINARY_CLAMPLEP_RS_30, 0x400000c);
            default:
                return ISADORA_NO_FORM;
            }
        case 0x1:
            switch (word >> 5 & 0x7) {
            case 0x1:
                switch (word >> 26 & 0x1) {
                case 0x0:
                    return take_binary_add_sr_30(word, out, VUC_BINARY_CLAMPLEP_SR_30, 0x1000000c);
                case 0x1:
                    return take_ret_30(word, out, VUC_NAMED_ONLY_O2C_30, 0x1400002c);
                default:
                    return ISADORA_NO_FORM;
                }
            case 0x2:
                switch (word >> 26 & 0xf) {
                case 0x1: case 0x3: case 0x5: case 0x7:
                    return take_logic_and_free_30(word, out, VUC_LOGIC_AND_FREE_30, 0x14000040);
                case 0x9: case 0xb: case 0xd: case 0xf:
                    return take_logic_and_guarded_30(word, out, VUC_LOGIC_AND_GUARDED_30, 0x14000040);
                default:
                    return take_binary_add_sr_30(word, out, VUC_BINARY_CLAMPLEP_SR_30, 0x1000000c);
                }
            case 0x4:
                switch (word >> 26 & 0x1) {
                case 0x0:
                    return take_binary_add_sr_30(word, out, VUC_BINARY_CLAMPLEP_SR_30, 0x1000000c);
                case 0x1:
                    return take_st_d_30(word, out, VUC_ST_B6_30, 0x1400008c);
                default:
                    return ISADORA_NO_FORM;
                }
            case 0x5:
                switch (word >> 26 & 0x1) {
                case 0x0:
                    return take_binary_add_sr_30(word, out, VUC_BINARY_CLAMPLEP_SR_30, 0x1000000c);
                case 0x1:
                    if (ON_VP4 >> config & 1)
                        return take_lshift_lsrr_30(word, out, VUC_LDIVU, 0x140000ac);
                    return ISADORA_NO_FORM;
                default:
                    return ISADORA_NO_FORM;
                }
            default:
                if ((word & 0x4000000) == 0x0)
                    return take_binary_add_sr_30(word, out, VUC_BINARY_CLAMPLEP_SR_30, 0x1000000c);
                return ISADORA_NO_FORM;
            }
        default:
            return ISADORA_NO_FORM;
        }
    case 0xd:
        switch (word >> 26 & 0xf) {
        case 0x1: case 0x3: case 0x9: case 0xb:
            return take_binary_add_rs_30(word, out, VUC_BINARY_CLAMPS_RS_30, 0x400000d);
        case 0x4: case 0x6: case 0xc: case 0xe:
            return take_binary_add_sr_30(word, out, VUC_BINARY_CLAMPS_SR_30, 0x1000000d);
        case 0x5: case 0x7:
            switch (word >> 5 & 0x7) {
            case 0x2:
                return take_logic_and_free_30(word, out, VUC_LOGIC_OR_FREE_30, 0x14000041);
            case 0x4:
                return take_ld_d_30(word, out, VUC_LD_B6_30, 0x1400008d);
            default:
                return ISADORA_NO_FORM;
            }
        case 0xd: case 0xf:
            switch (word >> 5 & 0x7) {
            case 0x2:
                return take_logic_and_guarded_30(word, out, VUC_LOGIC_OR_GUARDED_30, 0x14000041);
            case 0x4:
                return take_ld_d_30(word, out, VUC_LD_B6_30, 0x1400008d);
            default:
                return ISADORA_NO_FORM;
            }
        default:
            return take_binary_add_rr_30(word, out, VUC_BINARY_CLAMPS_RR_30, 0xd);
        }
    case 0xe:
        switch (word >> 26 & 0xf) {
        case 0x1: case 0x3: case 0x9: case 0xb:
            return take_binary_add_rs_30(word, out, VUC_BINARY_SEXT_RS_30, 0x400000e);
        case 0x4: case 0x6: case 0xc: case 0xe:
            return take_binary_add_sr_30(word, out, VUC_BINARY_SEXT_SR_30, 0x1000000e);
        case 0x5: case 0x7:
            switch (word >> 5 & 0x7) {
            case 0x2:
                return take_logic_and_free_30(word, out, VUC_LOGIC_XOR_FREE_30, 0x14000042);
            case 0x4:
                return take_st_d_30(word, out, VUC_ST_B7_30, 0x1400008e);
            default:
                return ISADORA_NO_FORM;
            }
        case 0xd: case 0xf:
            switch (word >> 5 & 0x7) {
            case 0x2:
                return take_logic_and_guarded_30(word, out, VUC_LOGIC_XOR_GUARDED_30, 0x14000042);
            case 0x4:
                return take_st_d_30(word, out, VUC_ST_B7_30, 0x1400008e);
            default:
                return ISADORA_NO_FORM;
            }
        default:
            return take_binary_add_rr_30(word, out, VUC_BINARY_SEXT_RR_30, 0xe);
        }
    case 0xf:
        switch (word >> 26 & 0x7) {
        case 0x1: case 0x3:
            return take_unary_div2s_rs(word, out, VUC_UNARY_DIV2S_RS, 0x400000f);
        case 0x4: case 0x6:
            return take_unary_div2s_sr(word, out, VUC_UNARY_DIV2S_SR, 0x1000000f);
        case 0x5: case 0x7:
            switch (word >> 5 & 0x7) {
            case 0x2:
                return take_ret_30(word, out, VUC_NOP_30, 0x14000043);
            case 0x4:
                return take_ld_d_30(word, out, VUC_LD_B7_30, 0x1400008f);
            default:
                return ISADORA_NO_FORM;
            }
        default:
            return take_unary_div2s_rr(word, out, VUC_UNARY_DIV2S_RR, 0xf);
        }
    case 0x10:
        switch (word >> 26 & 0xf) {
        case 0x1: case 0x3: case 0x9: case 0xb:
            return take_binary_add_rs_30(word, out, VUC_BINARY_BSET_RS_30, 0x4000010);
        case 0x4: case 0x6: case 0xc: case 0xe:
            return take_binary_add_sr_30(word, out, VUC_BINARY_BSET_SR_30, 0x10000010);
        case 0x5: case 0x7:
            if ((word & 0xe0) == 0x40)
                return take_logic_and_free_30(word, out, VUC_LOGIC_AND_FREE_30, 0x14000040);
            return ISADORA_NO_FORM;
        case 0xd: case 0xf:
            if ((word & 0xe0) == 0x40)
                return take_logic_and_guarded_30(word, out, VUC_LOGIC_AND_GUARDED_30, 0x14000040);
            return ISADORA_NO_FORM;
        default:
            return take_binary_add_rr_30(word, out, VUC_BINARY_BSET_RR_30, 0x10);
        }
    case 0x11:
        switch (word >> 26 & 0xf) {
        case 0x1: case 0x3: case 0x9: case 0xb:
            return take_binary_add_rs_30(word, out, VUC_BINARY_BCLR_RS_30, 0x4000011);
        case 0x4: case 0x6: case 0xc: case 0xe:
            return take_binary_add_sr_30(word, out, VUC_BINARY_BCLR_SR_30, 0x10000011);
        case 0x5: case 0x7:
            if ((word & 0xe0) == 0x40)
                return take_logic_and_free_30(word, out, VUC_LOGIC_OR_FREE_30, 0x14000041);
            return ISADORA_NO_FORM;
        case 0xd: case 0xf:
            if ((word & 0xe0) == 0x40)
                return take_logic_and_guarded_30(word, out, VUC_LOGIC_OR_GUARDED_30, 0x14000041);
            return ISADORA_NO_FORM;
        default:
            return take_binary_add_rr_30(word, out, VUC_BINARY_BCLR_RR_30, 0x11);
        }
    case 0x12:
        switch (word >> 26 & 0xf) {
        case 0x1: case 0x3: case 0x9: case 0xb:
            return take_set_setgt_s_30(word, out, VUC_SET_BTEST_S_30, 0x4000012);
        case 0x4: case 0x6: case 0xc: case 0xe:
            return take_set_setgt_d_30(word, out, VUC_SET_BTEST_D_30, 0x10000012);
        case 0x5: case 0x7:
            if ((word & 0xe0) == 0x40)
                return take_logic_and_free_30(word, out, VUC_LOGIC_XOR_FREE_30, 0x14000042);
            return ISADORA_NO_FORM;
        case 0xd: case 0xf:
            if ((word & 0xe0) == 0x40)
                return take_logic_and_guarded_30(word, out, VUC_LOGIC_XOR_GUARDED_30, 0x14000042);
            return ISADORA_NO_FORM;
        default:
            return take_set_setgt_r_30(word, out, VUC_SET_BTEST_R_30, 0x12);
        }
    case 0x14:
        switch (word >> 26 & 0xf) {
        case 0x1: case 0x3: case 0x9: case 0xb:
            return take_unary_div2s_rs(word, out, VUC_UNARY_HSWAP_RS_30, 0x4000014);
        case 0x4: case 0x6: case 0xc: case 0xe:
            return take_unary_div2s_sr(word, out, VUC_UNARY_HSWAP_SR_30, 0x10000014);
        case 0x5: case 0x7:
            if ((word & 0xe0) == 0x40)
                return take_logic_and_free_30(word, out, VUC_LOGIC_AND_FREE_30, 0x14000040);
            return ISADORA_NO_FORM;
        case 0xd: case 0xf:
            if ((word & 0xe0) == 0x40)
                return take_logic_and_guarded_30(word, out, VUC_LOGIC_AND_GUARDED_30, 0x14000040);
            return ISADORA_NO_FORM;
        default:
            return take_unary_div2s_rr(word, out, VUC_UNARY_HSWAP_RR_30, 0x14);
        }
    case 0x15:
        switch (word >> 26 & 0xf) {
        case 0x1: case 0x3: case 0x9: case 0xb:
            return take_binary_add_rs_30(word, out, VUC_BINARY_SHL_RS_30, 0x4000015);
        case 0x4: case 0x6: case 0xc: case 0xe:
            return take_binary_add_sr_30(word, out, VUC_BINARY_SHL_SR_30, 0x10000015);
        case 0x5: case 0x7:
            if ((word & 0xe0) == 0x40)
                return take_logic_and_free_30(word, out, VUC_LOGIC_OR_FREE_30, 0x14000041);
            return ISADORA_NO_FORM;
        case 0xd: case 0xf:
            if ((word & 0xe0) == 0x40)
                return take_logic_and_guarded_30(word, out, VUC_LOGIC_OR_GUARDED_30, 0x14000041);
            return ISADORA_NO_FORM;
        default:
            return take_binary_add_rr_30(word, out, VUC_BINARY_SHL_RR_30, 0x15);
        }
    case 0x16:
        switch (word >> 26 & 0xf) {
        case 0x1: case 0x3: case 0x9: case 0xb:
            return take_binary_add_rs_30(word, out, VUC_BINARY_SHR_RS_30, 0x4000016);
        case 0x4: case 0x6: case 0xc: case 0xe:
            return take_binary_add_sr_30(word, out, VUC_BINARY_SHR_SR_30, 0x10000016);
        case 0x5: case 0x7:
            if ((word & 0xe0) == 0x40)
                return take_logic_and_free_30(word, out, VUC_LOGIC_XOR_FREE_30, 0x14000042);
            return ISADORA_NO_FORM;
        case 0xd: case 0xf:
            if ((word & 0xe0) == 0x40)
                return take_logic_and_guarded_30(word, out, VUC_LOGIC_XOR_GUARDED_30, 0x14000042);
            return ISADORA_NO_FORM;
        default:
            return take_binary_add_rr_30(word, out, VUC_BINARY_SHR_RR_30, 0x16);
        }
    case 0x17:
        switch (word >> 26 & 0x7) {
        case 0x1: case 0x3:
            return take_binary_add_rs_30(word, out, VUC_BINARY_SAR_RS_30, 0x4000017);
        case 0x4: case 0x6:
            return take_binary_add_sr_30(word, out, VUC_BINARY_SAR_SR_30, 0x10000017);
        case 0x5: case 0x7:
            if ((word & 0xe0) == 0x40)
                return take_ret_30(word, out, VUC_NOP_30, 0x14000043);
            return ISADORA_NO_FORM;
        default:
            return take_binary_add_rr_30(word, out, VUC_BINARY_SAR_RR_30, 0x17);
        }
    case 0x18:
        switch (word >> 26 & 0xf) {
        case 0x1: case 0x3: case 0x9: case 0xb:
            return take_binary_add_rs_30(word, out, VUC_BINARY_AND_RS_30, 0x4000018);
        case 0x4: case 0x6: case 0xc: case 0xe:
            return take_binary_add_sr_30(word, out, VUC_BINARY_AND_SR_30, 0x10000018);
        case 0x5: case 0x7:
            if ((word & 0xe0) == 0x40)
                return take_logic_and_free_30(word, out, VUC_LOGIC_AND_FREE_30, 0x14000040);
            return ISADORA_NO_FORM;
        case 0xd: case 0xf:
            if ((word & 0xe0) == 0x40)
                return take_logic_and_guarded_30(word, out, VUC_LOGIC_AND_GUARDED_30, 0x14000040);
            return ISADORA_NO_FORM;
        default:
            return take_binary_add_rr_30(word, out, VUC_BINARY_AND_RR_30, 0x18);
        }
    case 0x19:
        switch (word >> 26 & 0xf) {
        case 0x1: case 0x3: case 0x9: case 0xb:
            return take_binary_add_rs_30(word, out, VUC_BINARY_OR_RS_30, 0x4000019);
        case 0x4: case 0x6: case 0xc: case 0xe:
            return take_binary_add_sr_30(word, out, VUC_BINARY_OR_SR_30, 0x10000019);
        case 0x5: case 0x7:
            if ((word & 0xe0) == 0x40)
                return take_logic_and_free_30(word, out, VUC_LOGIC_OR_FREE_30, 0x14000041);
            return ISADORA_NO_FORM;
        case 0xd: case 0xf:
            if ((word & 0xe0) == 0x40)
                return take_logic_and_guarded_30(word, out, VUC_LOGIC_OR_GUARDED_30, 0x14000041);
            return ISADORA_NO_FORM;
        default:
            return take_binary_add_rr_30(word, out, VUC_BINARY_OR_RR_30, 0x19);
        }
    case 0x1a:
        switch (word >> 26 & 0xf) {
        case 0x1: case 0x3: case 0x9: case 0xb:
            return take_binary_add_rs_30(word, out, VUC_BINARY_XOR_RS_30, 0x400001a);
        case 0x4: case 0x6: case 0xc: case 0xe:
            return take_binary_add_sr_30(word, out, VUC_BINARY_XOR_SR_30, 0x1000001a);
        case 0x5: case 0x7:
            if ((word & 0xe0) == 0x40)
                return take_logic_and_free_30(word, out, VUC_LOGIC_XOR_FREE_30, 0x14000042);
            return ISADORA_NO_FORM;
        case 0xd: case 0xf:
            if ((word & 0xe0) == 0x40)
                return take_logic_and_guarded_30(word, out, VUC_LOGIC_XOR_GUARDED_30, 0x14000042);
            return ISADORA_NO_FORM;
        default:
            return take_binary_add_rr_30(word, out, VUC_BINARY_XOR_RR_30, 0x1a);
        }
    case 0x1b:
        switch (word >> 26 & 0x7) {
        case 0x1: case 0x3:
            return take_binary_add_rs_30(word, out, VUC_COMPLEMENT_RS_30, 0x400001b);
        case 0x4: case 0x6:
            return take_binary_add_sr_30(word, out, VUC_COMPLEMENT_SR_30, 0x1000001b);
        case 0x5: case 0x7:
            if ((word & 0xe0) == 0x40)
                return take_ret_30(word, out, VUC_NOP_30, 0x14000043);
            return ISADORA_NO_FORM;
        default:
            return take_binary_add_rr_30(word, out, VUC_COMPLEMENT_RR_30, 0x1b);
        }
    case 0x1c:
        switch (word >> 26 & 0xf) {
        case 0x1: case 0x3: case 0x9: case 0xb:
            return take_binary_add_rs_30(word, out, VUC_LUT_RS_30, 0x400001c);
        case 0x4: case 0x6: case 0xc: case 0xe:
            return take_binary_add_sr_30(word, out, VUC_LUT_SR_30, 0x1000001c);
        case 0x5: case 0x7:
            if ((word & 0xe0) == 0x40)
                return take_logic_and_free_30(word, out, VUC_LOGIC_AND_FREE_30, 0x14000040);
            return ISADORA_NO_FORM;
        case 0xd: case 0xf:
            if ((word & 0xe0) == 0x40)
                return take_logic_and_guarded_30(word, out, VUC_LOGIC_AND_GUARDED_30, 0x14000040);
            return ISADORA_NO_FORM;
        default:
            return take_binary_add_rr_30(word, out, VUC_LUT_RR_30, 0x1c);
        }
    case 0x1d:
        switch (word >> 26 & 0xf) {
        case 0x1: case 0x3: case 0x9: case 0xb:
            return take_binary_add_rs_30(word, out, VUC_BINARY_MIN_RS, 0x400001d);
        case 0x4: case 0x6: case 0xc: case 0xe:
            return take_binary_add_sr_30(word, out, VUC_BINARY_MIN_SR, 0x1000001d);
        case 0x5: case 0x7:
            if ((word & 0xe0) == 0x40)
                return take_logic_and_free_30(word, out, VUC_LOGIC_OR_FREE_30, 0x14000041);
            return ISADORA_NO_FORM;
        case 0xd: case 0xf:
            if ((word & 0xe0) == 0x40)
                return take_logic_and_guarded_30(word, out, VUC_LOGIC_OR_GUARDED_30, 0x14000041);
            return ISADORA_NO_FORM;
        default:
            return take_binary_add_rr_30(word, out, VUC_BINARY_MIN_RR, 0x1d);
        }
    case 0x1e:
        switch (word >> 26 & 0xf) {
        case 0x1: case 0x3: case 0x9: case 0xb:
            return take_binary_add_rs_30(word, out, VUC_BINARY_MAX_RS, 0x400001e);
        case 0x4: case 0x6: case 0xc: case 0xe:
            return take_binary_add_sr_30(word, out, VUC_BINARY_MAX_SR, 0x1000001e);
        case 0x5: case 0x7:
            if ((word & 0xe0) == 0x40)
                return take_logic_and_free_30(word, out, VUC_LOGIC_XOR_FREE_30, 0x14000042);
            return ISADORA_NO_FORM;
        case 0xd: case 0xf:
            if ((word & 0xe0) == 0x40)
                return take_logic_and_guarded_30(word, out, VUC_LOGIC_XOR_GUARDED_30, 0x14000042);
            return ISADORA_NO_FORM;
        default:
            return take_binary_add_rr_30(word, out, VUC_BINARY_MAX_RR, 0x1e);
        }
    default:
        if ((word & 0x140000e0) == 0x14000040)
            return take_ret_30(word, out, VUC_NOP_30, 0x14000043);
        return ISADORA_NO_FORM;
    }
}

static int tree_40(uint64_t word, struct isadora_insn *out)
{
    switch (word >> 0 & 0x1f) {
    case 0x0:
        switch (word >> 28 & 0x1) {
        case 0x0:
            switch (word >> 26 & 0x1) {
            case 0x0:
                return take_slct_rr_40(word, out, VUC_SLCT_RR_40, 0x0);
            case 0x1:
                return take_slct_rs_40(word, out, VUC_SLCT_RS_40, 0x4000000);
            default:
                return ISADORA_NO_FORM;
            }
        case 0x1:
            switch (word >> 5 & 0x7) {
            case 0x0:
                switch (word >> 26 & 0x1) {
                case 0x0:
                    return take_slct_sr_40(word, out, VUC_SLCT_SR_40, 0x10000000);
                case 0x1:
                    return take_bra_40(word, out, VUC_BRA_40, 0x14000000);
                default:
                    return ISADORA_NO_FORM;
                }
            case 0x1:
                switch (word >> 26 & 0x1) {
                case 0x0:
                    return take_slct_sr_40(word, out, VUC_SLCT_SR_40, 0x10000000);
                case 0x1:
                    return take_ret_40(word, out, VUC_CLICNT_40, 0x14000020);
                default:
                    return ISADORA_NO_FORM;
                }
            case 0x2:
                switch (word >> 26 & 0xf) {
                case 0x1: case 0x3: case 0x5: case 0x7:
                    return take_logic_and_free_40(word, out, VUC_LOGIC_AND_FREE_40, 0x14000040);
                case 0x9: case 0xb: case 0xd: case 0xf:
                    return take_logic_and_guarded_40(word, out, VUC_LOGIC_AND_GUARDED_40, 0x14000040);
                default:
                    return take_slct_sr_40(word, out, VUC_SLCT_SR_40, 0x10000000);
                }
            case 0x4:
                switch (word >> 26 & 0x1) {
                case 0x0:
                    return take_slct_sr_40(word, out, VUC_SLCT_SR_40, 0x10000000);
                case 0x1:
                    return take_st_d_40(word, out, VUC_ST_D_40, 0x14000080);
                default:
                    return ISADORA_NO_FORM;
                }
            case 0x5:
                switch (word >> 26 & 0x1) {
                case 0x0:
                    return take_slct_sr_40(word, out, VUC_SLCT_SR_40, 0x10000000);
                case 0x1:
                    return take_lmul_lmulu_40(word, out, VUC_LMUL_LMULU_40, 0x140000a0);
                default:
                    return ISADORA_NO_FORM;
                }
            default:
                if ((word & 0x4000000) == 0x0)
                    return take_slct_sr_40(word, out, VUC_SLCT_SR_40, 0x10000000);
                return ISADORA_NO_FORM;
            }
        default:
            return ISADORA_NO_FORM;
        }
    case 0x1:
        switch (word >> 26 & 0x7) {
        case 0x2: case 0x3:
            return take_mov_i_40(word, out, VUC_MOV_I_40, 0x8000001);
        case 0x4:
            return take_mov_sr_40(word, out, VUC_MOV_SR_40, 0x10000001);
        case 0x5: case 0x7:
            switch (word >> 5 & 0x7) {
            case 0x1:
                return take_ret_40(word, out, VUC_NAMED_ONLY_O21_40, 0x14000021);
            case 0x2:
                switch (word >> 29 & 0x1) {
                case 0x0:
                    return take_logic_and_free_40(word, out, VUC_LOGIC_OR_FREE_40, 0x14000041);
                case 0x1:
                    return take_logic_and_guarded_40(word, out, VUC_LOGIC_OR_GUARDED_40, 0x14000041);
                default:
                    return ISADORA_NO_FORM;
                }
            case 0x4:
                return take_ld_d_40(word, out, VUC_LD_D_40, 0x14000081);
            case 0x5:
                return take_lmul_lmulu_40(word, out, VUC_LMUL_LMULS_40, 0x140000a1);
            default:
                return ISADORA_NO_FORM;
            }
        case 0x6:
            return take_mov_si_40(word, out, VUC_MOV_SI_40, 0x18000001);
        default:
            return take_mov_r_40(word, out, VUC_MOV_R_40, 0x1);
        }
    case 0x2:
        switch (word >> 5 & 0x7) {
        case 0x0:
            if ((word & 0x14000000) == 0x14000000)
                return take_bra_40(word, out, VUC_CALL_40, 0x14000002);
            return ISADORA_NO_FORM;
        case 0x1:
            if ((word & 0x14000000) == 0x14000000)
                return take_ret_40(word, out, VUC_NAMED_ONLY_O22_40, 0x14000022);
            return ISADORA_NO_FORM;
        case 0x2:
            switch (word >> 28 & 0x3) {
            case 0x1:
                if ((word & 0x4000000) == 0x4000000)
                    return take_logic_and_free_40(word, out, VUC_LOGIC_XOR_FREE_40, 0x14000042);
                return ISADORA_NO_FORM;
            case 0x3:
                if ((word & 0x4000000) == 0x4000000)
                    return take_logic_and_guarded_40(word, out, VUC_LOGIC_XOR_GUARDED_40, 0x14000042);
                return ISADORA_NO_FORM;
            default:
                return ISADORA_NO_FORM;
            }
        case 0x5:
            if ((word & 0x14000000) == 0x14000000)
                return take_lshift_lsrr_40(word, out, VUC_LSHIFT_LSRR_40, 0x140000a2);
            return ISADORA_NO_FORM;
        default:
            return ISADORA_NO_FORM;
        }
    case 0x3:
        switch (word >> 5 & 0x7) {
        case 0x0:
            if ((word & 0x14000000) == 0x14000000)
                return take_ret_40(word, out, VUC_RET_40, 0x14000003);
            return ISADORA_NO_FORM;
        case 0x1:
            if ((word & 0x14000000) == 0x14000000)
                return take_ret_40(word, out, VUC_NAMED_ONLY_O23_40, 0x14000023);
            return ISADORA_NO_FORM;
        case 0x2:
            if ((word & 0x14000000) == 0x14000000)
                return take_ret_40(word, out, VUC_NOP_40, 0x14000043);
            return ISADORA_NO_FORM;
        case 0x4:
            if ((word & 0x14000000) == 0x14000000)
                return take_ld_d_40(word, out, VUC_LD_PWT_40, 0x14000083);
            return ISADORA_NO_FORM;
        default:
            return ISADORA_NO_FORM;
        }
    case 0x4:
        switch (word >> 28 & 0x1) {
        case 0x0:
            switch (word >> 26 & 0x1) {
            case 0x0:
                return take_binary_add_rr_40(word, out, VUC_BINARY_ADD_RR_40, 0x4);
            case 0x1:
                return take_binary_add_rs_40(word, out, VUC_BINARY_ADD_RS_40, 0x4000004);
            default:
                return ISADORA_NO_FORM;
            }
        case 0x1:
            switch (word >> 5 & 0x7) {
            case 0x0:
                switch (word >> 26 & 0x1) {
                case 0x0:
                    return take_binary_add_sr_40(word, out, VUC_BINARY_ADD_SR_40, 0x10000004);
                case 0x1:
                    return take_ret_40(word, out, VUC_SLEEP_40, 0x14000004);
                default:
                    return ISADORA_NO_FORM;
                }
            case 0x1:
                switch (word >> 26 & 0x1) {
                case 0x0:
                    return take_binary_add_sr_40(word, out, VUC_BINARY_ADD_SR_40, 0x10000004);
                case 0x1:
                    return take_ret_40(word, out, VUC_ENGINE_MBIREAD_40, 0x14000024);
                default:
                    return ISADORA_NO_FORM;
                }
            case 0x2:
                switch (word >> 26 & 0xf) {
                case 0x1: case 0x3: case 0x5: case 0x7:
                    return take_logic_and_free_40(word, out, VUC_LOGIC_AND_FREE_40, 0x14000040);
                case 0x9: case 0xb: case 0xd: case 0xf:
                    return take_logic_and_guarded_40(word, out, VUC_LOGIC_AND_GUARDED_40, 0x14000040);
                default:
                    return take_binary_add_sr_40(word, out, VUC_BINARY_ADD_SR_40, 0x10000004);
                }
            case 0x4:
                switch (word >> 26 & 0x1) {
                case 0x0:
                    return take_binary_add_sr_40(word, out, VUC_BINARY_ADD_SR_40, 0x10000004);
                case 0x1:
                    return take_st_d_40(word, out, VUC_ST_VP_40, 0x14000084);
                default:
                    return ISADORA_NO_FORM;
                }
            default:
                if ((word & 0x4000000) == 0x0)
                    return take_binary_add_sr_40(word, out, VUC_BINARY_ADD_SR_40, 0x10000004);
                return ISADORA_NO_FORM;
            }
        default:
            return ISADORA_NO_FORM;
        }
    case 0x5:
        switch (word >> 28 & 0x1) {
        case 0x0:
            switch (word >> 26 & 0x1) {
            case 0x0:
                return take_binary_add_rr_40(word, out, VUC_BINARY_SUB_RR_40, 0x5);
            case 0x1:
                return take_binary_add_rs_40(word, out, VUC_BINARY_SUB_RS_40, 0x4000005);
            default:
                return ISADORA_NO_FORM;
            }
        case 0x1:
            switch (word >> 5 & 0x3) {
            case 0x0:
                switch (word >> 26 & 0x1) {
                case 0x0:
                    return take_binary_add_sr_40(word, out, VUC_BINARY_SUB_SR_40, 0x10000005);
                case 0x1:
                    if ((word & 0x80) == 0x0)
                        return take_wait_wstc_40(word, out, VUC_WAIT_WSTC_40, 0x14000005);
                    return ISADORA_NO_FORM;
                default:
                    return ISADORA_NO_FORM;
                }
            case 0x1:
                switch (word >> 26 & 0x1) {
                case 0x0:
                    return take_binary_add_sr_40(word, out, VUC_BINARY_SUB_SR_40, 0x10000005);
                case 0x1:
                    if ((word & 0x80) == 0x0)
                        return take_ret_40(word, out, VUC_NAMED_ONLY_O25_40, 0x14000025);
                    return ISADORA_NO_FORM;
                default:
                    return ISADORA_NO_FORM;
                }
            case 0x2:
                switch (word >> 26 & 0xf) {
                case 0x1: case 0x3: case 0x5: case 0x7:
                    if ((word & 0x80) == 0x0)
                        return take_logic_and_free_40(word, out, VUC_LOGIC_OR_FREE_40, 0x14000041);
                    return ISADORA_NO_FORM;
                case 0x9: case 0xb: case 0xd: case 0xf:
                    if ((word & 0x80) == 0x0)
                        return take_logic_and_guarded_40(word, out, VUC_LOGIC_OR_GUARDED_40, 0x14000041);
                    return ISADORA_NO_FORM;
                default:
                    return take_binary_add_sr_40(word, out, VUC_BINARY_SUB_SR_40, 0x10000005);
                }
            case 0x3:
                if ((word & 0x4000000) == 0x0)
                    return take_binary_add_sr_40(word, out, VUC_BINARY_SUB_SR_40, 0x10000005);
                return ISADORA_NO_FORM;
            default:
                return ISADORA_NO_FORM;
            }
        default:
            return ISADORA_NO_FORM;
        }
    case 0x6:
        switch (word >> 28 & 0x1) {
        case 0x0:
            switch (word >> 26 & 0x1) {
            case 0x0:
                return take_binary_add_rr_40(word, out, VUC_BINARY_SUBR_RR, 0x6);
            case 0x1:
                return take_binary_add_rs_40(word, out, VUC_BINARY_SUBR_RS, 0x4000006);
            default:
                return ISADORA_NO_FORM;
            }
        case 0x1:
            switch (word >> 5 & 0x3) {
            case 0x0:
                switch (word >> 26 & 0x1) {
                case 0x0:
                    return take_binary_add_sr_40(word, out, VUC_BINARY_SUBR_SR, 0x10000006);
                case 0x1:
                    if ((word & 0x80) == 0x0)
                        return take_wait_wstc_40(word, out, VUC_WAIT_WSTS_40, 0x14000006);
                    return ISADORA_NO_FORM;
                default:
                    return ISADORA_NO_FORM;
                }
            case 0x1:
                switch (word >> 26 & 0x1) {
                case 0x0:
                    return take_binary_add_sr_40(word, out, VUC_BINARY_SUBR_SR, 0x10000006);
                case 0x1:
                    if ((word & 0x80) == 0x0)
                        return take_ret_40(word, out, VUC_NAMED_ONLY_O26_40, 0x14000026);
                    return ISADORA_NO_FORM;
                default:
                    return ISADORA_NO_FORM;
                }
            case 0x2:
                switch (word >> 26 & 0xf) {
                case 0x1: case 0x3: case 0x5: case 0x7:
                    if ((word & 0x80) == 0x0)
                        return take_logic_and_free_40(word, out, VUC_LOGIC_XOR_FREE_40, 0x14000042);
                    return ISADORA_NO_FORM;
                case 0x9: case 0xb: case 0xd: case 0xf:
                    if ((word & 0x80) == 0x0)
                        return take_logic_and_guarded_40(word, out, VUC_LOGIC_XOR_GUARDED_40, 0x14000042);
                    return ISADORA_NO_FORM;
                default:
                    return take_binary_add_sr_40(word, out, VUC_BINARY_SUBR_SR, 0x10000006);
                }
            case 0x3:
                if ((word & 0x4000000) == 0x0)
                    return take_binary_add_sr_40(word, out, VUC_BINARY_SUBR_SR, 0x10000006);
                return ISADORA_NO_FORM;
            default:
                return ISADORA_NO_FORM;
            }
        default:
            return ISADORA_NO_FORM;
        }
    case 0x8:
        switch (word >> 26 & 0xf) {
        case 0x1: case 0x3: case 0x9: case 0xb:
            return take_set_setgt_s_40(word, out, VUC_SET_SETGT_S_40, 0x4000008);
        case 0x4: case 0x6: case 0xc: case 0xe:
            return take_set_setgt_d_40(word, out, VUC_SET_SETGT_D_40, 0x10000008);
        case 0x5: case 0x7:
            switch (word >> 5 & 0x7) {
            case 0x1:
                return take_ret_40(word, out, VUC_ENGINE_MBINEXT_40, 0x14000028);
            case 0x2:
                return take_logic_and_free_40(word, out, VUC_LOGIC_AND_FREE_40, 0x14000040);
            default:
                return ISADORA_NO_FORM;
            }
        case 0xd: case 0xf:
            switch (word >> 5 & 0x7) {
            case 0x1:
                return take_ret_40(word, out, VUC_ENGINE_MBINEXT_40, 0x14000028);
            case 0x2:
                return take_logic_and_guarded_40(word, out, VUC_LOGIC_AND_GUARDED_40, 0x14000040);
            default:
                return ISADORA_NO_FORM;
            }
        default:
            return take_set_setgt_r_40(word, out, VUC_SET_SETGT_R_40, 0x8);
        }
    case 0x9:
        switch (word >> 28 & 0x1) {
        case 0x0:
            switch (word >> 26 & 0x1) {
            case 0x0:
                return take_set_setgt_r_40(word, out, VUC_SET_SETLT_R_40, 0x9);
            case 0x1:
                return take_set_setgt_s_40(word, out, VUC_SET_SETLT_S_40, 0x4000009);
            default:
                return ISADORA_NO_FORM;
            }
        case 0x1:
            switch (word >> 6 & 0x3) {
            case 0x0:
                switch (word >> 26 & 0x1) {
                case 0x0:
                    return take_set_setgt_d_40(word, out, VUC_SET_SETLT_D_40, 0x10000009);
                case 0x1:
                    if ((word & 0x20) == 0x20)
                        return take_ret_40(word, out, VUC_ENGINE_MVSREAD_40, 0x14000029);
                    return ISADORA_NO_FORM;
                default:
                    return ISADORA_NO_FORM;
                }
            case 0x1:
                switch (word >> 26 & 0xf) {
                case 0x1: case 0x3: case 0x5: case 0x7:
                    if ((word & 0x20) == 0x0)
                        return take_logic_and_free_40(word, out, VUC_LOGIC_OR_FREE_40, 0x14000041);
                    return ISADORA_NO_FORM;
                case 0x9: case 0xb: case 0xd: case 0xf:
                    if ((word & 0x20) == 0x0)
                        return take_logic_and_guarded_40(word, out, VUC_LOGIC_OR_GUARDED_40, 0x14000041);
                    return ISADORA_NO_FORM;
                default:
                    return take_set_setgt_d_40(word, out, VUC_SET_SETLT_D_40, 0x10000009);
                }
            case 0x2:
                switch (word >> 26 & 0x1) {
                case 0x0:
                    return take_set_setgt_d_40(word, out, VUC_SET_SETLT_D_40, 0x10000009);
                case 0x1:
                    if ((word & 0x20) == 0x0)
                        return take_ld_d_40(word, out, VUC_LD_MVSI_40, 0x14000089);
                    return ISADORA_NO_FORM;
                default:
                    return ISADORA_NO_FORM;
                }
            case 0x3:
                if ((word & 0x4000000) == 0x0)
                    return take_set_setgt_d_40(word, out, VUC_SET_SETLT_D_40, 0x10000009);
                return ISADORA_NO_FORM;
            default:
                return ISADORA_NO_FORM;
            }
        default:
            return ISADORA_NO_FORM;
        }
    case 0xa:
        switch (word >> 28 & 0x1) {
        case 0x0:
            switch (word >> 26 & 0x1) {
            case 0x0:
                return take_set_setgt_r_40(word, out, VUC_SET_SETEQ_R_40, 0xa);
            case 0x1:
                return take_set_setgt_s_40(word, out, VUC_SET_SETEQ_S_40, 0x400000a);
            default:
                return ISADORA_NO_FORM;
            }
        case 0x1:
            switch (word >> 6 & 0x3) {
            case 0x0:
                switch (word >> 26 & 0x1) {
                case 0x0:
                    return take_set_setgt_d_40(word, out, VUC_SET_SETEQ_D_40, 0x1000000a);
                case 0x1:
                    if ((word & 0x20) == 0x20)
                        return take_ret_40(word, out, VUC_ENGINE_MVSWRITE_40, 0x1400002a);
                    return ISADORA_NO_FORM;
                default:
                    return ISADORA_NO_FORM;
                }
            case 0x1:
                switch (word >> 26 & 0xf) {
                case 0x1: case 0x3: case 0x5: case 0x7:
                    if ((word & 0x20) == 0x0)
                        return take_logic_and_free_40(word, out, VUC_LOGIC_XOR_FREE_40, 0x14000042);
                    return ISADORA_NO_FORM;
                case 0x9: case 0xb: case 0xd: case 0xf:
                    if ((word & 0x20) == 0x0)
                        return take_logic_and_guarded_40(word, out, VUC_LOGIC_XOR_GUARDED_40, 0x14000042);
                    return ISADORA_NO_FORM;
                default:
                    return take_set_setgt_d_40(word, out, VUC_SET_SETEQ_D_40, 0x1000000a);
                }
            case 0x2:
                switch (word >> 26 & 0x1) {
                case 0x0:
                    return take_set_setgt_d_40(word, out, VUC_SET_SETEQ_D_40, 0x1000000a);
                case 0x1:
                    if ((word & 0x20) == 0x0)
                        return take_st_d_40(word, out, VUC_ST_MVSO_40, 0x1400008a);
                    return ISADORA_NO_FORM;
                default:
                    return ISADORA_NO_FORM;
                }
            case 0x3:
                if ((word & 0x4000000) == 0x0)
                    return take_set_setgt_d_40(word, out, VUC_SET_SETEQ_D_40, 0x1000000a);
                return ISADORA_NO_FORM;
            default:
                return ISADORA_NO_FORM;
            }
        default:
            return ISADORA_NO_FORM;
        }
    case 0xb:
        switch (word >> 26 & 0x7) {
        case 0x1: case 0x3:
            return take_set_setgt_s_40(word, out, VUC_SET_SETLEP_S_40, 0x400000b);
        case 0x4: case 0x6:
            return take_set_setgt_d_40(word, out, VUC_SET_SETLEP_D_40, 0x1000000b);
        case 0x5: case 0x7:
            switch (word >> 5 & 0x7) {
            case 0x1:
                return take_ret_40(word, out, VUC_NAMED_ONLY_O2B_40, 0x1400002b);
            case 0x2:
                return take_ret_40(word, out, VUC_NOP_40, 0x14000043);
            default:
                return ISADORA_NO_FORM;
            }
        default:
            return take_set_setgt_r_40(word, out, VUC_SET_SETLEP_R_40, 0xb);
        }
    case 0xc:
        switch (word >> 28 & 0x1) {
        case 0x0:
            switch (word >> 26 & 0x1) {
            case 0x0:
                return take_binary_add_rr_40(word, out, VUC_BINARY_CLAMPLEP_RR_40, 0xc);
            case 0x1:
                return take_binary_add_rs_40(word, out, VUC_BINARY_CLAMPLEP_RS_40, 0x400000c);
            default:
                return ISADORA_NO_FORM;
            }
        case 0x1:
            switch (word >> 6 & 0x3) {
            case 0x0:
                switch (word >> 26 & 0x1) {
                case 0x0:
                    return take_binary_add_sr_40(word, out, VUC_BINARY_CLAMPLEP_SR_40, 0x1000000c);
                case 0x1:
                    if ((word & 0x20) == 0x20)
                        return take_ret_40(word, out, VUC_NAMED_ONLY_O2C_40, 0x1400002c);
                    return ISADORA_NO_FORM;
                default:
                    return ISADORA_NO_FORM;
                }
            case 0x1:
                switch (word >> 26 & 0xf) {
                case 0x1: case 0x3: case 0x5: case 0x7:
                    if ((word & 0x20) == 0x0)
                        return take_logic_and_free_40(word, out, VUC_LOGIC_AND_FREE_40, 0x14000040);
                    return ISADORA_NO_FORM;
                case 0x9: case 0xb: case 0xd: case 0xf:
                    if ((word & 0x20) == 0x0)
                        return take_logic_and_guarded_40(word, out, VUC_LOGIC_AND_GUARDED_40, 0x14000040);
                    return ISADORA_NO_FORM;
                default:
                    return take_binary_add_sr_40(word, out, VUC_BINARY_CLAMPLEP_SR_40, 0x1000000c);
                }
            case 0x2:
                switch (word >> 26 & 0x1) {
                case 0x0:
                    return take_binary_add_sr_40(word, out, VUC_BINARY_CLAMPLEP_SR_40, 0x1000000c);
                case 0x1:
                    if ((word & 0x20) == 0x0)
                        return take_st_d_40(word, out, VUC_ST_B6_40, 0x1400008c);
                    return ISADORA_NO_FORM;
                default:
                    return ISADORA_NO_FORM;
                }
            case 0x3:
                if ((word & 0x4000000) == 0x0)
                    return take_binary_add_sr_40(word, out, VUC_BINARY_CLAMPLEP_SR_40, 0x1000000c);
                return ISADORA_NO_FORM;
            default:
                return ISADORA_NO_FORM;
            }
        default:
            return ISADORA_NO_FORM;
        }
    case 0xd:
        switch (word >> 26 & 0xf) {
        case 0x1: case 0x3: case 0x9: case 0xb:
            return take_binary_add_rs_40(word, out, VUC_BINARY_CLAMPS_RS_40, 0x400000d);
        case 0x4: case 0x6: case 0xc: case 0xe:
            return take_binary_add_sr_40(word, out, VUC_BINARY_CLAMPS_SR_40, 0x1000000d);
        case 0x5: case 0x7:
            switch (word >> 5 & 0x7) {
            case 0x2:
                return take_logic_and_free_40(word, out, VUC_LOGIC_OR_FREE_40, 0x14000041);
            case 0x4:
                return take_ld_d_40(word, out, VUC_LD_B6_40, 0x1400008d);
            default:
                return ISADORA_NO_FORM;
            }
        case 0xd: case 0xf:
            switch (word >> 5 & 0x7) {
            case 0x2:
                return take_logic_and_guarded_40(word, out, VUC_LOGIC_OR_GUARDED_40, 0x14000041);
            case 0x4:
                return take_ld_d_40(word, out, VUC_LD_B6_40, 0x1400008d);
            default:
                return ISADORA_NO_FORM;
            }
        default:
            return take_binary_add_rr_40(word, out, VUC_BINARY_CLAMPS_RR_40, 0xd);
        }
    case 0xe:
        switch (word >> 26 & 0xf) {
        case 0x1: case 0x3: case 0x9: case 0xb:
            return take_binary_add_rs_40(word, out, VUC_BINARY_SEXT_RS_40, 0x400000e);
        case 0x4: case 0x6: case 0xc: case 0xe:
            return take_binary_add_sr_40(word, out, VUC_BINARY_SEXT_SR_40, 0x1000000e);
        case 0x5: case 0x7:
            switch (word >> 5 & 0x7) {
            case 0x2:
                return take_logic_and_free_40(word, out, VUC_LOGIC_XOR_FREE_40, 0x14000042);
            case 0x4:
                return take_st_d_40(word, out, VUC_ST_B7_40, 0x1400008e);
            default:
                return ISADORA_NO_FORM;
            }
        case 0xd: case 0xf:
            switch (word >> 5 & 0x7) {
            case 0x2:
                return take_logic_and_guarded_40(word, out, VUC_LOGIC_XOR_GUARDED_40, 0x14000042);
            case 0x4:
                return take_st_d_40(word, out, VUC_ST_B7_40, 0x1400008e);
            default:
                return ISADORA_NO_FORM;
            }
        default:
            return take_binary_add_rr_40(word, out, VUC_BINARY_SEXT_RR_40, 0xe);
        }
    case 0xf:
        switch (word >> 26 & 0x7) {
        case 0x1: case 0x3:
            return take_set_setgt_s_40(word, out, VUC_SET_SETZERO_S, 0x400000f);
        case 0x4: case 0x6:
            return take_set_setgt_d_40(word, out, VUC_SET_SETZERO_D, 0x1000000f);
        case 0x5: case 0x7:
            switch (word >> 5 & 0x7) {
            case 0x2:
                return take_ret_40(word, out, VUC_NOP_40, 0x14000043);
            case 0x4:
                return take_ld_d_40(word, out, VUC_LD_B7_40, 0x1400008f);
            default:
                return ISADORA_NO_FORM;
            }
        default:
            return take_set_setgt_r_40(word, out, VUC_SET_SETZERO_R, 0xf);
        }
    case 0x10:
        switch (word >> 26 & 0xf) {
        case 0x1: case 0x3: case 0x9: case 0xb:
            return take_binary_add_rs_40(word, out, VUC_BINARY_BSET_RS_40, 0x4000010);
        case 0x4: case 0x6: case 0xc: case 0xe:
            return take_binary_add_sr_40(word, out, VUC_BINARY_BSET_SR_40, 0x10000010);
        case 0x5: case 0x7:
            if ((word & 0xe0) == 0x40)
                return take_logic_and_free_40(word, out, VUC_LOGIC_AND_FREE_40, 0x14000040);
            return ISADORA_NO_FORM;
        case 0xd: case 0xf:
            if ((word & 0xe0) == 0x40)
                return take_logic_and_guarded_40(word, out, VUC_LOGIC_AND_GUARDED_40, 0x14000040);
            return ISADORA_NO_FORM;
        default:
            return take_binary_add_rr_40(word, out, VUC_BINARY_BSET_RR_40, 0x10);
        }
    case 0x11:
        switch (word >> 26 & 0xf) {
        case 0x1: case 0x3: case 0x9: case 0xb:
            return take_binary_add_rs_40(word, out, VUC_BINARY_BCLR_RS_40, 0x4000011);
        case 0x4: case 0x6: case 0xc: case 0xe:
            return take_binary_add_sr_40(word, out, VUC_BINARY_BCLR_SR_40, 0x10000011);
        case 0x5: case 0x7:
            if ((word & 0xe0) == 0x40)
                return take_logic_and_free_40(word, out, VUC_LOGIC_OR_FREE_40, 0x14000041);
            return ISADORA_NO_FORM;
        case 0xd: case 0xf:
            if ((word & 0xe0) == 0x40)
                return take_logic_and_guarded_40(word, out, VUC_LOGIC_OR_GUARDED_40, 0x14000041);
            return ISADORA_NO_FORM;
        default:
            return take_binary_add_rr_40(word, out, VUC_BINARY_BCLR_RR_40, 0x11);
        }
    case 0x12:
        switch (word >> 26 & 0xf) {
        case 0x1: case 0x3: case 0x9: case 0xb:
            return take_set_setgt_s_40(word, out, VUC_SET_BTEST_S_40, 0x4000012);
        case 0x4: case 0x6: case 0xc: case 0xe:
            return take_set_setgt_d_40(word, out, VUC_SET_BTEST_D_40, 0x10000012);
        case 0x5: case 0x7:
            if ((word & 0xe0) == 0x40)
                return take_logic_and_free_40(word, out, VUC_LOGIC_XOR_FREE_40, 0x14000042);
            return ISADORA_NO_FORM;
        case 0xd: case 0xf:
            if ((word & 0xe0) == 0x40)
                return take_logic_and_guarded_40(word, out, VUC_LOGIC_XOR_GUARDED_40, 0x14000042);
            return ISADORA_NO_FORM;
        default:
            return take_set_setgt_r_40(word, out, VUC_SET_BTEST_R_40, 0x12);
        }
    case 0x14:
        switch (word >> 26 & 0xf) {
        case 0x1: case 0x3: case 0x9: case 0xb:
            return take_unary_hswap_rs_40(word, out, VUC_UNARY_HSWAP_RS_40, 0x4000014);
        case 0x4: case 0x6: case 0xc: case 0xe:
            return take_unary_hswap_sr_40(word, out, VUC_UNARY_HSWAP_SR_40, 0x10000014);
        case 0x5: case 0x7:
            if ((word & 0xe0) == 0x40)
                return take_logic_and_free_40(word, out, VUC_LOGIC_AND_FREE_40, 0x14000040);
            return ISADORA_NO_FORM;
        case 0xd: case 0xf:
            if ((word & 0xe0) == 0x40)
                return take_logic_and_guarded_40(word, out, VUC_LOGIC_AND_GUARDED_40, 0x14000040);
            return ISADORA_NO_FORM;
        default:
            return take_unary_hswap_rr_40(word, out, VUC_UNARY_HSWAP_RR_40, 0x14);
        }
    case 0x15:
        switch (word >> 26 & 0xf) {
        case 0x1: case 0x3: case 0x9: case 0xb:
            return take_binary_add_rs_40(word, out, VUC_BINARY_SHL_RS_40, 0x4000015);
        case 0x4: case 0x6: case 0xc: case 0xe:
            return take_binary_add_sr_40(word, out, VUC_BINARY_SHL_SR_40, 0x10000015);
        case 0x5: case 0x7:
            if ((word & 0xe0) == 0x40)
                return take_logic_and_free_40(word, out, VUC_LOGIC_OR_FREE_40, 0x14000041);
            return ISADORA_NO_FORM;
        case 0xd: case 0xf:
            if ((word & 0xe0) == 0x40)
                return take_logic_and_guarded_40(word, out, VUC_LOGIC_OR_GUARDED_40, 0x14000041);
            return ISADORA_NO_FORM;
        default:
            return take_binary_add_rr_40(word, out, VUC_BINARY_SHL_RR_40, 0x15);
        }
    case 0x16:
        switch (word >> 26 & 0xf) {
        case 0x1: case 0x3: case 0x9: case 0xb:
            return take_binary_add_rs_40(word, out, VUC_BINARY_SHR_RS_40, 0x4000016);
        case 0x4: case 0x6: case 0xc: case 0xe:
            return take_binary_add_sr_40(word, out, VUC_BINARY_SHR_SR_40, 0x10000016);
        case 0x5: case 0x7:
            if ((word & 0xe0) == 0x40)
                return take_logic_and_free_40(word, out, VUC_LOGIC_XOR_FREE_40, 0x14000042);
            return ISADORA_NO_FORM;
        case 0xd: case 0xf:
            if ((word & 0xe0) == 0x40)
                return take_logic_and_guarded_40(word, out, VUC_LOGIC_XOR_GUARDED_40, 0x14000042);
            return ISADORA_NO_FORM;
        default:
            return take_binary_add_rr_40(word, out, VUC_BINARY_SHR_RR_40, 0x16);
        }
    case 0x17:
        switch (word >> 26 & 0x7) {
        case 0x1: case 0x3:
            return take_binary_add_rs_40(word, out, VUC_BINARY_SAR_RS_40, 0x4000017);
        case 0x4: case 0x6:
            return take_binary_add_sr_40(word, out, VUC_BINARY_SAR_SR_40, 0x10000017);
        case 0x5: case 0x7:
            if ((word & 0xe0) == 0x40)
                return take_ret_40(word, out, VUC_NOP_40, 0x14000043);
            return ISADORA_NO_FORM;
        default:
            return take_binary_add_rr_40(word, out, VUC_BINARY_SAR_RR_40, 0x17);
        }
    case 0x18:
        switch (word >> 26 & 0xf) {
        case 0x1: case 0x3: case 0x9: case 0xb:
            return take_binary_add_rs_40(word, out, VUC_BINARY_AND_RS_40, 0x4000018);
        case 0x4: case 0x6: case 0xc: case 0xe:
            return take_binary_add_sr_40(word, out, VUC_BINARY_AND_SR_40, 0x10000018);
        case 0x5: case 0x7:
            if ((word & 0xe0) == 0x40)
                return take_logic_and_free_40(word, out, VUC_LOGIC_AND_FREE_40, 0x14000040);
            return ISADORA_NO_FORM;
        case 0xd: case 0xf:
            if ((word & 0xe0) == 0x40)
                return take_logic_and_guarded_40(word, out, VUC_LOGIC_AND_GUARDED_40, 0x14000040);
            return ISADORA_NO_FORM;
        default:
            return take_binary_add_rr_40(word, out, VUC_BINARY_AND_RR_40, 0x18);
        }
    case 0x19:
        switch (word >> 26 & 0xf) {
        case 0x1: case 0x3: case 0x9: case 0xb:
            return take_binary_add_rs_40(word, out, VUC_BINARY_OR_RS_40, 0x4000019);
        case 0x4: case 0x6: case 0xc: case 0xe:
            return take_binary_add_sr_40(word, out, VUC_BINARY_OR_SR_40, 0x10000019);
        case 0x5: case 0x7:
            if ((word & 0xe0) == 0x40)
                return take_logic_and_free_40(word, out, VUC_LOGIC_OR_FREE_40, 0x14000041);
            return ISADORA_NO_FORM;
        case 0xd: case 0xf:
            if ((word & 0xe0) == 0x40)
                return take_logic_and_guarded_40(word, out, VUC_LOGIC_OR_GUARDED_40, 0x14000041);
            return ISADORA_NO_FORM;
        default:
            return take_binary_add_rr_40(word, out, VUC_BINARY_OR_RR_40, 0x19);
        }
    case 0x1a:
        switch (word >> 26 & 0xf) {
        case 0x1: case 0x3: case 0x9: case 0xb:
            return take_binary_add_rs_40(word, out, VUC_BINARY_XOR_RS_40, 0x400001a);
        case 0x4: case 0x6: case 0xc: case 0xe:
            return take_binary_add_sr_40(word, out, VUC_BINARY_XOR_SR_40, 0x1000001a);
        case 0x5: case 0x7:
            if ((word & 0xe0) == 0x40)
                return take_logic_and_free_40(word, out, VUC_LOGIC_XOR_FREE_40, 0x14000042);
            return ISADORA_NO_FORM;
        case 0xd: case 0xf:
            if ((word & 0xe0) == 0x40)
                return take_logic_and_guarded_40(word, out, VUC_LOGIC_XOR_GUARDED_40, 0x14000042);
            return ISADORA_NO_FORM;
        default:
            return take_binary_add_rr_40(word, out, VUC_BINARY_XOR_RR_40, 0x1a);
        }
    case 0x1b:
        switch (word >> 26 & 0x7) {
        case 0x1: case 0x3:
            return take_binary_add_rs_40(word, out, VUC_COMPLEMENT_RS_40, 0x400001b);
        case 0x4: case 0x6:
            return take_binary_add_sr_40(word, out, VUC_COMPLEMENT_SR_40, 0x1000001b);
        case 0x5: case 0x7:
            if ((word & 0xe0) == 0x40)
                return take_ret_40(word, out, VUC_NOP_40, 0x14000043);
            return ISADORA_NO_FORM;
        default:
            return take_binary_add_rr_40(word, out, VUC_COMPLEMENT_RR_40, 0x1b);
        }
    case 0x1c:
        switch (word >> 26 & 0xf) {
        case 0x1: case 0x3: case 0x9: case 0xb:
            return take_binary_add_rs_40(word, out, VUC_LUT_RS_40, 0x400001c);
        case 0x4: case 0x6: case 0xc: case 0xe:
            return take_binary_add_sr_40(word, out, VUC_LUT_SR_40, 0x1000001c);
        case 0x5: case 0x7:
            if ((word & 0xe0) == 0x40)
                return take_logic_and_free_40(word, out, VUC_LOGIC_AND_FREE_40, 0x14000040);
            return ISADORA_NO_FORM;
        case 0xd: case 0xf:
            if ((word & 0xe0) == 0x40)
                return take_logic_and_guarded_40(word, out, VUC_LOGIC_AND_GUARDED_40, 0x14000040);
            return ISADORA_NO_FORM;
        default:
            return take_binary_add_rr_40(word, out, VUC_LUT_RR_40, 0x1c);
        }
    case 0x1d:
        switch (word >> 28 & 0x3) {
        case 0x1:
            if ((word & 0x40000e0) == 0x4000040)
                return take_logic_and_free_40(word, out, VUC_LOGIC_OR_FREE_40, 0x14000041);
            return ISADORA_NO_FORM;
        case 0x3:
            if ((word & 0x40000e0) == 0x4000040)
                return take_logic_and_guarded_40(word, out, VUC_LOGIC_OR_GUARDED_40, 0x14000041);
            return ISADORA_NO_FORM;
        default:
            return ISADORA_NO_FORM;
        }
    case 0x1e:
        switch (word >> 28 & 0x3) {
        case 0x1:
            if ((word & 0x40000e0) == 0x4000040)
                return take_logic_and_free_40(word, out, VUC_LOGIC_XOR_FREE_40, 0x14000042);
            return ISADORA_NO_FORM;
        case 0x3:
            if ((word & 0x40000e0) == 0x4000040)
                return take_logic_and_guarded_40(word, out, VUC_LOGIC_XOR_GUARDED_40, 0x14000042);
            return ISADORA_NO_FORM;
        default:
            return ISADORA_NO_FORM;
        }
    default:
        if ((word & 0x140000e0) == 0x14000040)
            return take_ret_40(word, out, VUC_NOP_40, 0x14000043);
        return ISADORA_NO_FORM;
    }
}

int vuc_decode(const struct isadora_context *c, const uint8_t *bytes, size_t size, struct isadora_insn *out)
{
    if (0x6 >> c->config & 1) {
        if (size < 4)
            return ISADORA_SHORT;
        {
            uint64_t word = (uint64_t)bytes[0] | (uint64_t)bytes[1] << 8 | (uint64_t)bytes[2] << 16 | (uint64_t)bytes[3] << 24;
            if (word >> 30)
                return ISADORA_NO_FORM;
            int length = tree_30(word, c->config, out);
            if (length > 0)
                return length;
        }
    }
    if (0x1 >> c->config & 1) {
        if (size < 8)
            return ISADORA_SHORT;
        {
            uint64_t word = (uint64_t)bytes[0] | (uint64_t)bytes[1] << 8 | (uint64_t)bytes[2] << 16 | (uint64_t)bytes[3] << 24 | (uint64_t)bytes[4] << 32 | (uint64_t)bytes[5] << 40 | (uint64_t)bytes[6] << 48 | (uint64_t)bytes[7] << 56;
            if (word >> 40)
                return ISADORA_NO_FORM;
            int length = tree_40(word, out);
            if (length > 0)
                return length;
        }
    }
    return ISADORA_NO_FORM;
}
