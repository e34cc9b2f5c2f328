/* Generated from the description vp1-scalar by gen/emit/decode.lua. Do not edit. */
#include "vp1_scalar.h"

/* Sets of configurations, bit 0 the first one. */
#define ON_G80 0x2
#define ON_NV41 0x1

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

static inline int found(uint32_t word, struct isadora_insn *out, uint16_t form, uint8_t length,
    struct bits bits)
{
    out->form = form;
    out->length = length;
    out->mask.half[0] = (word ^ bits.canon) & ~bits.known;
    out->mask.half[1] = 0;
    return length;
}

static struct bits operand_cdst(uint32_t word, uint8_t *line, uint64_t *value)
{
    struct bits bits = {0x0, 0x0};
    value[0] = word & 0x7; /* CDST */
    if ((word & 0x4) == 0x4) {
        bits.canon |= 0x7;
        line[0] = 0;
    } else {
        bits.known |= 0x7;
        line[0] = 1;
    }
    return bits;
}

static struct bits operand_word2(uint32_t word, uint8_t *line, uint64_t *value)
{
    struct bits bits = {0x0, 0x0};
    value[0] = word >> 9 & 0x1f; /* SRC2 */
    value[1] = word >> 3 & 0x3; /* COND */
    value[2] = word >> 5 & 0xf; /* SLCT */
    value[3] = word >> 3 & 0x7ff; /* IMM */
    if ((word & 0x200001e0) == 0x1c0) {
        bits.known |= 0x3e00;
        bits.canon |= 0x1c0;
        line[0] = 0;
    } else if ((word & 0x200001e0) == 0x80) {
        bits.known |= 0x3ff8;
        line[0] = 1;
    } else if ((word & 0x20000000) == 0x0) {
        bits.known |= 0x3ff8;
        line[0] = 2;
    } else {
        bits.known |= 0x3ff8;
        bits.canon |= 0x20000000;
        line[0] = 3;
    }
    return bits;
}

static struct bits operand_bytes2(uint32_t word, uint8_t *line, uint64_t *value)
{
    struct bits bits = {0x0, 0x0};
    value[0] = word >> 9 & 0x1f; /* SRC2 */
    value[1] = word >> 3 & 0x3; /* COND */
    value[2] = word >> 5 & 0xf; /* SLCT */
    value[3] = word >> 3 & 0xff; /* BIMM */
    if ((word & 0x200001e0) == 0x1c0) {
        bits.known |= 0x3e00;
        bits.canon |= 0x1c0;
        line[0] = 0;
    } else if ((word & 0x200001e0) == 0x80) {
        bits.known |= 0x3ff8;
        line[0] = 1;
    } else if ((word & 0x20000000) == 0x0) {
        bits.known |= 0x3ff8;
        line[0] = 2;
    } else {
        bits.known |= 0x7f8;
        bits.canon |= 0x20000000;
        line[0] = 3;
    }
    return bits;
}

static struct bits operand_tofile(uint32_t word, unsigned config, uint8_t *line, uint64_t *value)
{
    struct bits bits = {0x0, 0x0};
    value[0] = word >> 19 & 0x1f; /* DST */
    value[1] = (word >> 19 & 0x1f) | ((word >> 3 & 0x1) << 5); /* MDST */
    value[2] = word >> 3 & 0x1f; /* RFILE */
    value[3] = word >> 19 & 0x1f; /* TOIDX */
    if ((word & 0xf8) == 0x0) {
        bits.known |= 0xf80000;
        line[0] = 0;
    } else if ((word & 0xf0) == 0x0) {
        bits.known |= 0xf80000;
        bits.canon |= 0x8;
        line[0] = 1;
    } else if ((word & 0x78) == 0x10) {
        bits.known |= 0xf80000;
        bits.canon |= 0x10;
        line[0] = 2;
    } else if ((word & 0xe0) == 0x0) {
        bits.known |= 0xf80000;
        bits.canon |= 0x18;
        line[0] = 3;
    } else if ((word & 0xe000b8) == 0x18) {
        bits.known |= 0xf80000;
        bits.canon |= 0x58;
        line[0] = 4;
    } else if ((word & 0xb8) == 0x18) {
        bits.known |= 0xf80000;
        bits.canon |= 0x58;
        line[0] = 5;
    } else if ((word & 0xf8) == 0x60) {
        bits.known |= 0xf80000;
        bits.canon |= 0x60;
        line[0] = 6;
    } else if ((word & 0xf0) == 0xa0) {
        bits.known |= 0xf80008;
        bits.canon |= 0xa0;
        line[0] = 7;
    } else if (ON_G80 >> config & 1 && (word & 0xf8) == 0xc0) {
        bits.known |= 0xf80000;
        bits.canon |= 0xc0;
        line[0] = 8;
    } else if (ON_G80 >> config & 1 && (word & 0xc0) == 0x0) {
        bits.known |= 0xf800f8;
        line[0] = 9;
    } else if (ON_NV41 >> config & 1 && ((word & 0xf8) == 0xc0 || (word & 0xd8) == 0x90)) {
        bits.known |= 0xf800f8;
        line[0] = 10;
    } else if ((word & 0xe0) == 0x60 || (word & 0xb0) == 0x80 || (word & 0xa8) == 0x80 ||
        (word & 0x78) == 0x78 || (word & 0x60) == 0x0) {
        bits.known |= 0xf800f8;
        line[0] = 11;
    } else if ((word & 0xc0) == 0xc0) {
        bits.known |= 0xf800f8;
        line[0] = 12;
    } else {
        return no_line();
    }
    return bits;
}

static struct bits operand_fromfile(uint32_t word, unsigned config, uint8_t *line, uint64_t *value)
{
    struct bits bits = {0x0, 0x0};
    value[0] = word >> 14 & 0x1f; /* SRC1 */
    value[1] = (word >> 14 & 0x1f) | ((word >> 3 & 0x1) << 5); /* MSRC */
    value[2] = word >> 3 & 0x1f; /* RFILE */
    value[3] = word >> 14 & 0x1f; /* FROMIDX */
    if ((word & 0xf8) == 0x0) {
        bits.known |= 0x7c000;
        line[0] = 0;
    } else if ((word & 0xf0) == 0x0) {
        bits.known |= 0x7c000;
        bits.canon |= 0x8;
        line[0] = 1;
    } else if ((word & 0xe8) == 0x0) {
        bits.known |= 0x7c000;
        bits.canon |= 0x10;
        line[0] = 2;
    } else if ((word & 0xe0) == 0x0) {
        bits.known |= 0x7c000;
        bits.canon |= 0x18;
        line[0] = 3;
    } else if ((word & 0xb8) == 0x18) {
        bits.known |= 0x7c000;
        bits.canon |= 0x58;
        line[0] = 4;
    } else if ((word & 0xf8) == 0x60) {
        bits.known |= 0x7c000;
        bits.canon |= 0x60;
        line[0] = 5;
    } else if ((word & 0xf0) == 0x60) {
        bits.known |= 0x7c000;
        bits.canon |= 0x68;
        line[0] = 6;
    } else if ((word & 0xf0) == 0xa0) {
        bits.known |= 0x7c008;
        bits.canon |= 0xa0;
        line[0] = 7;
    } else if (ON_G80 >> config & 1 && (word & 0xf8) == 0xc0) {
        bits.known |= 0x7c000;
        bits.canon |= 0xc0;
        line[0] = 8;
    } else if (ON_G80 >> config & 1 && (word & 0xc0) == 0x0) {
        bits.known |= 0x7c0f8;
        line[0] = 9;
    } else if (ON_NV41 >> config & 1 && ((word & 0xf8) == 0xc0 || (word & 0xe8) == 0xa0)) {
        bits.known |= 0x7c0f8;
        line[0] = 10;
    } else if ((word & 0xe0) == 0x60 || (word & 0xb0) == 0x80 || (word & 0xa8) == 0x80 ||
        (word & 0x78) == 0x78 || (word & 0x60) == 0x0) {
        bits.known |= 0x7c0f8;
        line[0] = 11;
    } else if ((word & 0xc0) == 0xc0) {
        bits.known |= 0x7c0f8;
        line[0] = 12;
    } else {
        return no_line();
    }
    return bits;
}

static struct bits operand_to_untested(uint32_t word, unsigned config, uint8_t *line,
    uint64_t *value)
{
    struct bits bits = {0x0, 0x0};
    value[0] = word >> 19 & 0x1f; /* DST */
    value[1] = word >> 3 & 0x1f; /* RFILE */
    value[2] = word >> 19 & 0x1f; /* TOIDX */
    if ((word & 0xf8) == 0x40) {
        bits.known |= 0xf80000;
        bits.canon |= 0x40;
        line[0] = 0;
    } else if ((word & 0xf0) == 0x40) {
        bits.known |= 0xf80000;
        bits.canon |= 0x48;
        line[0] = 1;
    } else if ((word & 0xe8) == 0x40) {
        bits.known |= 0xf80000;
        bits.canon |= 0x50;
        line[0] = 2;
    } else if (ON_G80 >> config & 1 && (word & 0xf8) == 0xb0) {
        bits.known |= 0xf80000;
        bits.canon |= 0xb0;
        line[0] = 3;
    } else if ((word & 0xf8) == 0xb8) {
        bits.known |= 0xf80000;
        bits.canon |= 0xb8;
        line[0] = 4;
    } else if (ON_NV41 >> config & 1 && (word & 0xe0) == 0x20) {
        bits.known |= 0xf800f8;
        line[0] = 5;
    } else {
        return no_line();
    }
    return bits;
}

static struct bits operand_from_untested(uint32_t word, unsigned config, uint8_t *line,
    uint64_t *value)
{
    struct bits bits = {0x0, 0x0};
    value[0] = word >> 14 & 0x1f; /* SRC1 */
    value[1] = word >> 3 & 0x1f; /* RFILE */
    value[2] = word >> 14 & 0x1f; /* FROMIDX */
    if ((word & 0xf8) == 0x40) {
        bits.known |= 0x7c000;
        bits.canon |= 0x40;
        line[0] = 0;
    } else if ((word & 0xf0) == 0x40) {
        bits.known |= 0x7c000;
        bits.canon |= 0x48;
        line[0] = 1;
    } else if ((word & 0xe8) == 0x40) {
        bits.known |= 0x7c000;
        bits.canon |= 0x50;
        line[0] = 2;
    } else if (ON_G80 >> config & 1 && (word & 0xf8) == 0xb0) {
        bits.known |= 0x7c000;
        bits.canon |= 0xb0;
        line[0] = 3;
    } else if ((word & 0xf8) == 0xb8) {
        bits.known |= 0x7c000;
        bits.canon |= 0xb8;
        line[0] = 4;
    } else if (ON_NV41 >> config & 1 && (word & 0xe0) == 0x20) {
        bits.known |= 0x7c0f8;
        line[0] = 5;
    } else {
        return no_line();
    }
    return bits;
}

/* 01..0001 dddddsss ssssssss sssccccc
 * mul $r[DST] [$c[CDST]] $r[SRC1] WORD2 */
static int take_arith_mul_two(uint32_t word, struct isadora_insn *out, uint16_t form)
{
    uint8_t *const line = out->line;
    uint64_t *const value = out->value;
    struct bits bits = {0xcfffc000, 0x0};
    value[0] = word >> 19 & 0x1f; /* DST */
    value[2] = word >> 14 & 0x1f; /* SRC1 */
    bits = with(bits, operand_cdst(word, line, value + 1));
    bits = with(bits, operand_word2(word, line + 1, value + 3));
    return found(word, out, form, 4, bits);
}

/* 01.01110 dddddsss ssssssss sssccccc
 * sar $r[DST] [$c[CDST]] $r[SRC1] WORD2 */
static int take_arith_sar_two(uint32_t word, struct isadora_insn *out, uint16_t form)
{
    uint8_t *const line = out->line;
    uint64_t *const value = out->value;
    struct bits bits = {0xdfffc000, 0x0};
    value[0] = word >> 19 & 0x1f; /* DST */
    value[2] = word >> 14 & 0x1f; /* SRC1 */
    bits = with(bits, operand_cdst(word, line, value + 1));
    bits = with(bits, operand_word2(word, line + 1, value + 3));
    return found(word, out, form, 4, bits);
}

/* 01..1010 dddddsss ss------ -----ccc
 * abs $r[DST] [$c[CDST]] $r[SRC1] */
static int take_arith_abs_one(uint32_t word, struct isadora_insn *out, uint16_t form)
{
    uint8_t *const line = out->line;
    uint64_t *const value = out->value;
    struct bits bits = {0xcfffc000, 0x0};
    value[0] = word >> 19 & 0x1f; /* DST */
    value[2] = word >> 14 & 0x1f; /* SRC1 */
    bits = with(bits, operand_cdst(word, line, value + 1));
    return found(word, out, form, 4, bits);
}

/* 01000010 dddddsss sssssss- -0001ccc
 * nor $r[DST] [$c[CDST]] $r[SRC1] $r[SRC2] */
static int take_bitop_nor(uint32_t word, struct isadora_insn *out, uint16_t form)
{
    uint8_t *const line = out->line;
    uint64_t *const value = out->value;
    struct bits bits = {0xfffffe78, 0x0};
    value[0] = word >> 19 & 0x1f; /* DST */
    value[2] = word >> 14 & 0x1f; /* SRC1 */
    value[3] = word >> 9 & 0x1f; /* SRC2 */
    bits = with(bits, operand_cdst(word, line, value + 1));
    return found(word, out, form, 4, bits);
}

/* 01000010 dddddsss sssssss- -bbbbccc
 * bitop BITOP $r[DST] [$c[CDST]] $r[SRC1] $r[SRC2] */
static int take_bitop_rest(uint32_t word, struct isadora_insn *out, uint16_t form)
{
    uint8_t *const line = out->line;
    uint64_t *const value = out->value;
    struct bits bits = {0xfffffe78, 0x0};
    value[0] = word >> 3 & 0xf; /* BITOP */
    value[1] = word >> 19 & 0x1f; /* DST */
    value[3] = word >> 14 & 0x1f; /* SRC1 */
    value[4] = word >> 9 & 0x1f; /* SRC2 */
    bits = with(bits, operand_cdst(word, line, value + 2));
    return found(word, out, form, 4, bits);
}

/* 01100010 dddddsss ssiiiiii iiiiiccc
 * and $r[DST] [$c[CDST]] $r[SRC1] IMM */
static int take_bits_imm_and(uint32_t word, struct isadora_insn *out, uint16_t form)
{
    uint8_t *const line = out->line;
    uint64_t *const value = out->value;
    struct bits bits = {0xfffffff8, 0x0};
    value[0] = word >> 19 & 0x1f; /* DST */
    value[2] = word >> 14 & 0x1f; /* SRC1 */
    value[3] = word >> 3 & 0x7ff; /* IMM */
    bits = with(bits, operand_cdst(word, line, value + 1));
    return found(word, out, form, 4, bits);
}

/* 00.01000 dddddsss ssssssss sssccccc
 * bmin s $r[DST] [$c[CDST]] $r[SRC1] BYTES2 */
static int take_bytes_bmin_signed_two(uint32_t word, struct isadora_insn *out, uint16_t form)
{
    uint8_t *const line = out->line;
    uint64_t *const value = out->value;
    struct bits bits = {0xdfffc000, 0x0};
    value[0] = word >> 19 & 0x1f; /* DST */
    value[2] = word >> 14 & 0x1f; /* SRC1 */
    bits = with(bits, operand_cdst(word, line, value + 1));
    bits = with(bits, operand_bytes2(word, line + 1, value + 3));
    return found(word, out, form, 4, bits);
}

/* 00.01010 dddddsss ss------ -----ccc
 * babs s $r[DST] [$c[CDST]] $r[SRC1] */
static int take_bytes_babs_signed_one(uint32_t word, struct isadora_insn *out, uint16_t form)
{
    uint8_t *const line = out->line;
    uint64_t *const value = out->value;
    struct bits bits = {0xdfffc000, 0x0};
    value[0] = word >> 19 & 0x1f; /* DST */
    value[2] = word >> 14 & 0x1f; /* SRC1 */
    bits = with(bits, operand_cdst(word, line, value + 1));
    return found(word, out, form, 4, bits);
}

/* 00100101 dddddsss ss---bbb bbbbbccc
 * band $r[DST] [$c[CDST]] $r[SRC1] BIMM */
static int take_byte_bits_band(uint32_t word, struct isadora_insn *out, uint16_t form)
{
    uint8_t *const line = out->line;
    uint64_t *const value = out->value;
    struct bits bits = {0xffffc7f8, 0x0};
    value[0] = word >> 19 & 0x1f; /* DST */
    value[2] = word >> 14 & 0x1f; /* SRC1 */
    value[3] = word >> 3 & 0xff; /* BIMM */
    bits = with(bits, operand_cdst(word, line, value + 1));
    return found(word, out, form, 4, bits);
}

/* 00000001 dddddsss sssssssr -----ss-
 * bmul RND s $r[DST] SIGN1 $r[SRC1] SIGN2 $r[SRC2] */
static int take_bmul_bmul_s_reg(uint32_t word, struct isadora_insn *out, uint16_t form)
{
    uint64_t *const value = out->value;
    struct bits bits = {0xffffff06, 0x0};
    value[0] = word >> 8 & 0x1; /* RND */
    value[1] = word >> 19 & 0x1f; /* DST */
    value[2] = word >> 2 & 0x1; /* SIGN1 */
    value[3] = word >> 14 & 0x1f; /* SRC1 */
    value[4] = word >> 1 & 0x1; /* SIGN2 */
    value[5] = word >> 9 & 0x1f; /* SRC2 */
    return found(word, out, form, 4, bits);
}

/* 00100001 dddddsss ssbbbbbr -----ssb
 * bmul RND s $r[DST] SIGN1 $r[SRC1] SIGN2 BIMMMUL */
static int take_bmul_bmul_s_imm(uint32_t word, struct isadora_insn *out, uint16_t form)
{
    uint8_t *const line = out->line;
    uint64_t *const value = out->value;
    struct bits bits = {0xffffff07, 0x0};
    value[0] = word >> 8 & 0x1; /* RND */
    value[1] = word >> 19 & 0x1f; /* DST */
    value[2] = word >> 2 & 0x1; /* SIGN1 */
    value[3] = word >> 14 & 0x1f; /* SRC1 */
    value[4] = word >> 1 & 0x1; /* SIGN2 */
    value[5] = (word >> 9 & 0x1f) | ((word & 0x1) << 5); /* BIMMMUL */
    line[0] = 0;
    return found(word, out, form, 4, bits);
}

/* 00100010 dddddsss ss-----r bbbbbssb
 * bmula RND s $r[DST] SIGN1 $r[SRC1] SIGN2 BIMMBAD */
static int take_bmul_bmula_s_bad(uint32_t word, struct isadora_insn *out, uint16_t form)
{
    uint8_t *const line = out->line;
    uint64_t *const value = out->value;
    struct bits bits = {0xffffc1ff, 0x0};
    value[0] = word >> 8 & 0x1; /* RND */
    value[1] = word >> 19 & 0x1f; /* DST */
    value[2] = word >> 2 & 0x1; /* SIGN1 */
    value[3] = word >> 14 & 0x1f; /* SRC1 */
    value[4] = word >> 1 & 0x1; /* SIGN2 */
    value[5] = word & 0xff; /* BIMMBAD */
    line[0] = 0;
    return found(word, out, form, 4, bits);
}

/* 000.0000 -----sss sssssss- -----ss-
 * bmulbus SIGN1 $r[SRC1] SIGN2 $r[SRC2] */
static int take_bmulbus_reg(uint32_t word, struct isadora_insn *out, uint16_t form)
{
    uint64_t *const value = out->value;
    struct bits bits = {0xef07fe06, 0x0};
    value[0] = word >> 2 & 0x1; /* SIGN1 */
    value[1] = word >> 14 & 0x1f; /* SRC1 */
    value[2] = word >> 1 & 0x1; /* SIGN2 */
    value[3] = word >> 9 & 0x1f; /* SRC2 */
    return found(word, out, form, 4, bits);
}

/* 001.0000 -----sss ss------ bbbbbssb
 * bmulbus SIGN1 $r[SRC1] SIGN2 BIMMBAD */
static int take_bmulbus_imm(uint32_t word, struct isadora_insn *out, uint16_t form)
{
    uint8_t *const line = out->line;
    uint64_t *const value = out->value;
    struct bits bits = {0xef07c0ff, 0x0};
    value[0] = word >> 2 & 0x1; /* SIGN1 */
    value[1] = word >> 14 & 0x1f; /* SRC1 */
    value[2] = word >> 1 & 0x1; /* SIGN2 */
    value[3] = word & 0xff; /* BIMMBAD */
    line[0] = 0;
    return found(word, out, form, 4, bits);
}

/* 00000011 -----sss sssssssr -----ss-
 * bmulabus RND s SIGN1 $r[SRC1] SIGN2 $r[SRC2] */
static int take_bmulabus_signed_reg(uint32_t word, struct isadora_insn *out, uint16_t form)
{
    uint64_t *const value = out->value;
    struct bits bits = {0xff07ff06, 0x0};
    value[0] = word >> 8 & 0x1; /* RND */
    value[1] = word >> 2 & 0x1; /* SIGN1 */
    value[2] = word >> 14 & 0x1f; /* SRC1 */
    value[3] = word >> 1 & 0x1; /* SIGN2 */
    value[4] = word >> 9 & 0x1f; /* SRC2 */
    return found(word, out, form, 4, bits);
}

/* 00100011 -----sss ss-----r bbbbbssb
 * bmulabus RND s SIGN1 $r[SRC1] SIGN2 BIMMBAD */
static int take_bmulabus_signed_imm(uint32_t word, struct isadora_insn *out, uint16_t form)
{
    uint8_t *const line = out->line;
    uint64_t *const value = out->value;
    struct bits bits = {0xff07c1ff, 0x0};
    value[0] = word >> 8 & 0x1; /* RND */
    value[1] = word >> 2 & 0x1; /* SIGN1 */
    value[2] = word >> 14 & 0x1f; /* SRC1 */
    value[3] = word >> 1 & 0x1; /* SIGN2 */
    value[4] = word & 0xff; /* BIMMBAD */
    line[0] = 0;
    return found(word, out, form, 4, bits);
}

/* 000.01.. -----sss sssssss- --------
 * bprodbus $r[SRC1] $r[SRC2] */
static int take_bprodbus_reg(uint32_t word, struct isadora_insn *out, uint16_t form)
{
    uint64_t *const value = out->value;
    struct bits bits = {0xec07fe00, 0x2000000};
    value[0] = word >> 14 & 0x1f; /* SRC1 */
    value[1] = word >> 9 & 0x1f; /* SRC2 */
    return found(word, out, form, 4, bits);
}

/* 001101.. -----sss ss------ bbbbbbbb
 * bprodbus $r[SRC1] BIMMBAD */
static int take_bprodbus_imm(uint32_t word, struct isadora_insn *out, uint16_t form)
{
    uint8_t *const line = out->line;
    uint64_t *const value = out->value;
    struct bits bits = {0xfc07c0ff, 0x0};
    value[0] = word >> 14 & 0x1f; /* SRC1 */
    value[1] = word & 0xff; /* BIMMBAD */
    line[0] = 0;
    return found(word, out, form, 4, bits);
}

/* 00..1111 -----sss ssssssss sssccccc
 * bprodbusc [$c[CDST]] $r[SRC1] BYTES2 */
static int take_bprodbusc(uint32_t word, struct isadora_insn *out, uint16_t form)
{
    uint8_t *const line = out->line;
    uint64_t *const value = out->value;
    struct bits bits = {0xcf07c000, 0x0};
    value[1] = word >> 14 & 0x1f; /* SRC1 */
    bits = with(bits, operand_cdst(word, line, value));
    bits = with(bits, operand_bytes2(word, line + 1, value + 2));
    if (line[1] == 0)
        bits.canon ^= 0x10000000;
    if (line[1] == 1)
        bits.canon ^= 0x10000000;
    if (line[1] == 2)
        bits.canon ^= 0x10000000;
    return found(word, out, form, 4, bits);
}

/* 01100101 dddddiii iiiiiiii iiiiiiii
 * mov $r[DST] IMM19 */
static int take_mov_imm(uint32_t word, struct isadora_insn *out, uint16_t form)
{
    uint64_t *const value = out->value;
    struct bits bits = {0xffffffff, 0x0};
    value[0] = word >> 19 & 0x1f; /* DST */
    value[1] = word & 0x7ffff; /* IMM19 */
    return found(word, out, form, 4, bits);
}

/* 01110101 ddddd--- iiiiiiii iiiiiiii
 * sethi $r[DST] IMM16 */
static int take_sethi(uint32_t word, struct isadora_insn *out, uint16_t form)
{
    uint64_t *const value = out->value;
    struct bits bits = {0xfff8ffff, 0x0};
    value[0] = word >> 19 & 0x1f; /* DST */
    value[1] = word & 0xffff; /* IMM16 */
    return found(word, out, form, 4, bits);
}

/* 01101010 dddddsss ss------ rrrrrccc
 * mov TOFILE [$c[CDST]] $r[SRC1] */
static int take_mov_to(uint32_t word, unsigned config, struct isadora_insn *out, uint16_t form)
{
    uint8_t *const line = out->line;
    uint64_t *const value = out->value;
    struct bits bits = {0xff07c000, 0x0};
    value[5] = word >> 14 & 0x1f; /* SRC1 */
    const struct bits of_0 = operand_tofile(word, config, line, value);
    if (none(of_0))
        return ISADORA_NO_FORM;
    bits = with(bits, of_0);
    bits = with(bits, operand_cdst(word, line + 1, value + 4));
    return found(word, out, form, 4, bits);
}

/* 01101011 dddddsss ss------ rrrrrccc
 * mov $r[DST] [$c[CDST]] FROMFILE */
static int take_mov_from(uint32_t word, unsigned config, struct isadora_insn *out, uint16_t form)
{
    uint8_t *const line = out->line;
    uint64_t *const value = out->value;
    struct bits bits = {0xfff80000, 0x0};
    value[0] = word >> 19 & 0x1f; /* DST */
    bits = with(bits, operand_cdst(word, line, value + 1));
    const struct bits of_1 = operand_fromfile(word, config, line + 1, value + 2);
    if (none(of_1))
        return ISADORA_NO_FORM;
    bits = with(bits, of_1);
    return found(word, out, form, 4, bits);
}

/* 01101010 dddddsss ss------ rrrrrccc
 * mov TO_UNTESTED [$c[CDST]] $r[SRC1] */
static int take_mov_to_untested(uint32_t word, unsigned config, struct isadora_insn *out,
    uint16_t form)
{
    uint8_t *const line = out->line;
    uint64_t *const value = out->value;
    struct bits bits = {0xff07c000, 0x0};
    value[4] = word >> 14 & 0x1f; /* SRC1 */
    const struct bits of_0 = operand_to_untested(word, config, line, value);
    if (none(of_0))
        return ISADORA_NO_FORM;
    bits = with(bits, of_0);
    bits = with(bits, operand_cdst(word, line + 1, value + 3));
    return found(word, out, form, 4, bits);
}

/* 01101011 dddddsss ss------ rrrrrccc
 * mov $r[DST] [$c[CDST]] FROM_UNTESTED */
static int take_mov_from_untested(uint32_t word, unsigned config, struct isadora_insn *out,
    uint16_t form)
{
    uint8_t *const line = out->line;
    uint64_t *const value = out->value;
    struct bits bits = {0xfff80000, 0x0};
    value[0] = word >> 19 & 0x1f; /* DST */
    bits = with(bits, operand_cdst(word, line, value + 1));
    const struct bits of_1 = operand_from_untested(word, config, line + 1, value + 2);
    if (none(of_1))
        return ISADORA_NO_FORM;
    bits = with(bits, of_1);
    return found(word, out, form, 4, bits);
}

/* 01001111 -----sss ss------ --------
 * snop */
static int take_snop(uint32_t word, struct isadora_insn *out, uint16_t form)
{
    struct bits bits = {0xff000000, 0x0};
    return found(word, out, form, 4, bits);
}

/* 01...... -----sss ss------ -----ccc
 * cclear [$c[CDST]] $r[SRC1] */
static int take_cclear(uint32_t word, struct isadora_insn *out, uint16_t form)
{
    uint8_t *const line = out->line;
    uint64_t *const value = out->value;
    struct bits bits = {0xc007c000, 0x0};
    value[1] = word >> 14 & 0x1f; /* SRC1 */
    bits = with(bits, operand_cdst(word, line, value));
    return found(word, out, form, 4, bits);
}

/* 00100100 vvvvvfff ffffffff fffffffv
 * vec FACTOR1 FACTOR2 $vc[VCIDX] VCFLAG VCXFRM */
static int take_vec(uint32_t word, struct isadora_insn *out, uint16_t form)
{
    uint64_t *const value = out->value;
    struct bits bits = {0xffffffff, 0x0};
    value[0] = word >> 1 & 0x1ff; /* FACTOR1 */
    value[1] = word >> 10 & 0x1ff; /* FACTOR2 */
    value[2] = word >> 19 & 0x3; /* VCIDX */
    value[3] = word >> 21 & 0x1; /* VCFLAG */
    value[4] = (word >> 22 & 0x3) | ((word & 0x1) << 2); /* VCXFRM */
    return found(word, out, form, 4, bits);
}

/* 00001111 vvvvvsss ss------ -------v
 * bvec $r[SRC1] $vc[VCIDX] VCFLAG VCXFRM */
static int take_bvec(uint32_t word, struct isadora_insn *out, uint16_t form)
{
    uint64_t *const value = out->value;
    struct bits bits = {0xffffc001, 0x0};
    value[0] = word >> 14 & 0x1f; /* SRC1 */
    value[1] = word >> 19 & 0x3; /* VCIDX */
    value[2] = word >> 21 & 0x1; /* VCFLAG */
    value[3] = (word >> 22 & 0x3) | ((word & 0x1) << 2); /* VCXFRM */
    return found(word, out, form, 4, bits);
}

/* 00000100 vvvvvsss ssssssss ssscc--v
 * bvecmad $r[SRC1] $r[SRC2]q $c[COND] SLCT $vc[VCIDX] VCFLAG VCXFRM */
static int take_bvecmad(uint32_t word, struct isadora_insn *out, uint16_t form)
{
    uint64_t *const value = out->value;
    struct bits bits = {0xfffffff9, 0x0};
    value[0] = word >> 14 & 0x1f; /* SRC1 */
    value[1] = word >> 9 & 0x1f; /* SRC2 */
    value[2] = word >> 3 & 0x3; /* COND */
    value[3] = word >> 5 & 0xf; /* SLCT */
    value[4] = word >> 19 & 0x3; /* VCIDX */
    value[5] = word >> 21 & 0x1; /* VCFLAG */
    value[6] = (word >> 22 & 0x3) | ((word & 0x1) << 2); /* VCXFRM */
    return found(word, out, form, 4, bits);
}

static int tree_32(uint32_t word, unsigned config, struct isadora_insn *out)
{
    switch (word >> 24 & 0xff) {
    case 0x0: case 0x10: /* 000.0000 ........ ........ ........ */
        return take_bmulbus_reg(word, out, VP1_SCALAR_BMULBUS_REG);
    case 0x1: /* 00000001 ........ ........ ........ */
        return take_bmul_bmul_s_reg(word, out, VP1_SCALAR_BMUL_BMUL_S_REG);
    case 0x2: /* 00000010 ........ ........ ........ */
        return take_bmul_bmul_s_reg(word, out, VP1_SCALAR_BMUL_BMULA_S_REG);
    case 0x3: /* 00000011 ........ ........ ........ */
        return take_bmulabus_signed_reg(word, out, VP1_SCALAR_BMULABUS_SIGNED_REG);
    case 0x4: /* 00000100 ........ ........ ........ */
        return take_bvecmad(word, out, VP1_SCALAR_BVECMAD);
    case 0x5: /* 00000101 ........ ........ ........ */
        return take_bvecmad(word, out, VP1_SCALAR_BVECMADSEL);
    case 0x6: case 0x7: case 0x14: case 0x15: case 0x16: case 0x17: /* 31..29=000 27..26=01 */
        return take_bprodbus_reg(word, out, VP1_SCALAR_BPRODBUS_REG);
    case 0x8: case 0x28: /* 00.01000 ........ ........ ........ */
        return take_bytes_bmin_signed_two(word, out, VP1_SCALAR_BYTES_BMIN_SIGNED_TWO);
    case 0x9: case 0x29: /* 00.01001 ........ ........ ........ */
        return take_bytes_bmin_signed_two(word, out, VP1_SCALAR_BYTES_BMAX_SIGNED_TWO);
    case 0xa: case 0x2a: /* 00.01010 ........ ........ ........ */
        return take_bytes_babs_signed_one(word, out, VP1_SCALAR_BYTES_BABS_SIGNED_ONE);
    case 0xb: case 0x2b: /* 00.01011 ........ ........ ........ */
        return take_bytes_babs_signed_one(word, out, VP1_SCALAR_BYTES_BNEG_SIGNED_ONE);
    case 0xc: case 0x2c: /* 00.01100 ........ ........ ........ */
        return take_bytes_bmin_signed_two(word, out, VP1_SCALAR_BYTES_BADD_SIGNED_TWO);
    case 0xd: case 0x2d: /* 00.01101 ........ ........ ........ */
        return take_bytes_bmin_signed_two(word, out, VP1_SCALAR_BYTES_BSUB_SIGNED_TWO);
    case 0xe: case 0x2e: /* 00.01110 ........ ........ ........ */
        return take_bytes_bmin_signed_two(word, out, VP1_SCALAR_BYTE_SHIFT_SIGNED);
    case 0xf: /* 00001111 ........ ........ ........ */
        return take_bvec(word, out, VP1_SCALAR_BVEC);
    case 0x11: /* 00010001 ........ ........ ........ */
        return take_bmul_bmul_s_reg(word, out, VP1_SCALAR_BMUL_BMUL_U_REG);
    case 0x12: /* 00010010 ........ ........ ........ */
        return take_bmul_bmul_s_reg(word, out, VP1_SCALAR_BMUL_BMULA_U_REG);
    case 0x13: /* 00010011 ........ ........ ........ */
        return take_bmulabus_signed_reg(word, out, VP1_SCALAR_BMULABUS_UNSIGNED_REG);
    case 0x18: case 0x38: /* 00.11000 ........ ........ ........ */
        return take_bytes_bmin_signed_two(word, out, VP1_SCALAR_BYTES_BMIN_UNSIGNED_TWO);
    case 0x19: case 0x39: /* 00.11001 ........ ........ ........ */
        return take_bytes_bmin_signed_two(word, out, VP1_SCALAR_BYTES_BMAX_UNSIGNED_TWO);
    case 0x1a: case 0x3a: /* 00.11010 ........ ........ ........ */
        return take_bytes_babs_signed_one(word, out, VP1_SCALAR_BYTES_BABS_UNSIGNED_ONE);
    case 0x1b: case 0x3b: /* 00.11011 ........ ........ ........ */
        return take_bytes_babs_signed_one(word, out, VP1_SCALAR_BYTES_BNEG_UNSIGNED_ONE);
    case 0x1c: case 0x3c: /* 00.11100 ........ ........ ........ */
        return take_bytes_bmin_signed_two(word, out, VP1_SCALAR_BYTES_BADD_UNSIGNED_TWO);
    case 0x1d: case 0x3d: /* 00.11101 ........ ........ ........ */
        return take_bytes_bmin_signed_two(word, out, VP1_SCALAR_BYTES_BSUB_UNSIGNED_TWO);
    case 0x1e: case 0x3e: /* 00.11110 ........ ........ ........ */
        return take_bytes_bmin_signed_two(word, out, VP1_SCALAR_BYTE_SHIFT_UNSIGNED);
    case 0x1f: case 0x2f: case 0x3f: /* 00..1111 ........ ........ ........ */
        return take_bprodbusc(word, out, VP1_SCALAR_BPRODBUSC);
    case 0x20: case 0x30: /* 001.0000 ........ ........ ........ */
        return take_bmulbus_imm(word, out, VP1_SCALAR_BMULBUS_IMM);
    case 0x21: /* 00100001 ........ ........ ........ */
        return take_bmul_bmul_s_imm(word, out, VP1_SCALAR_BMUL_BMUL_S_IMM);
    case 0x22: /* 00100010 ........ ........ ........ */
        return take_bmul_bmula_s_bad(word, out, VP1_SCALAR_BMUL_BMULA_S_BAD);
    case 0x23: /* 00100011 ........ ........ ........ */
        return take_bmulabus_signed_imm(word, out, VP1_SCALAR_BMULABUS_SIGNED_IMM);
    case 0x24: /* 00100100 ........ ........ ........ */
        return take_vec(word, out, VP1_SCALAR_VEC);
    case 0x25: /* 00100101 ........ ........ ........ */
        return take_byte_bits_band(word, out, VP1_SCALAR_BYTE_BITS_BAND);
    case 0x26: /* 00100110 ........ ........ ........ */
        return take_byte_bits_band(word, out, VP1_SCALAR_BYTE_BITS_BOR);
    case 0x27: /* 00100111 ........ ........ ........ */
        return take_byte_bits_band(word, out, VP1_SCALAR_BYTE_BITS_BXOR);
    case 0x31: /* 00110001 ........ ........ ........ */
        return take_bmul_bmul_s_imm(word, out, VP1_SCALAR_BMUL_BMUL_U_IMM);
    case 0x32: /* 00110010 ........ ........ ........ */
        return take_bmul_bmula_s_bad(word, out, VP1_SCALAR_BMUL_BMULA_U_BAD);
    case 0x33: /* 00110011 ........ ........ ........ */
        return take_bmulabus_signed_imm(word, out, VP1_SCALAR_BMULABUS_UNSIGNED_IMM);
    case 0x34: case 0x35: case 0x36: case 0x37: /* 001101.. ........ ........ ........ */
        return take_bprodbus_imm(word, out, VP1_SCALAR_BPRODBUS_IMM);
    case 0x40: case 0x43: case 0x44: case 0x46: case 0x47: case 0x50:
    case 0x52: case 0x53: case 0x54: case 0x55: case 0x56: case 0x57:
    case 0x5f: case 0x60: case 0x66: case 0x67: case 0x6f: case 0x70:
    case 0x72: case 0x73: case 0x74: case 0x76: case 0x77: case 0x7f: /* 31..30=01 */
        return take_cclear(word, out, VP1_SCALAR_CCLEAR);
    case 0x41: case 0x51: case 0x61: case 0x71: /* 01..0001 ........ ........ ........ */
        return take_arith_mul_two(word, out, VP1_SCALAR_ARITH_MUL_TWO);
    case 0x42: /* 01000010 ........ ........ ........ */
        switch (word >> 3 & 0xf) {
        case 0x1: /* 01000010 ........ ........ .0001... */
            return take_bitop_nor(word, out, VP1_SCALAR_BITOP_NOR);
        case 0x2: /* 01000010 ........ ........ .0010... */
            return take_bitop_nor(word, out, VP1_SCALAR_BITOP_AND_NOT1);
        case 0x4: /* 01000010 ........ ........ .0100... */
            return take_bitop_nor(word, out, VP1_SCALAR_BITOP_AND_NOT2);
        case 0x6: /* 01000010 ........ ........ .0110... */
            return take_bitop_nor(word, out, VP1_SCALAR_BITOP_XOR);
        case 0x7: /* 01000010 ........ ........ .0111... */
            return take_bitop_nor(word, out, VP1_SCALAR_BITOP_NAND);
        case 0x8: /* 01000010 ........ ........ .1000... */
            return take_bitop_nor(word, out, VP1_SCALAR_BITOP_AND);
        case 0x9: /* 01000010 ........ ........ .1001... */
            return take_bitop_nor(word, out, VP1_SCALAR_BITOP_NXOR);
        case 0xb: /* 01000010 ........ ........ .1011... */
            return take_bitop_nor(word, out, VP1_SCALAR_BITOP_OR_NOT1);
        case 0xd: /* 01000010 ........ ........ .1101... */
            return take_bitop_nor(word, out, VP1_SCALAR_BITOP_OR_NOT2);
        case 0xe: /* 01000010 ........ ........ .1110... */
            return take_bitop_nor(word, out, VP1_SCALAR_BITOP_OR);
        default:
            return take_bitop_rest(word, out, VP1_SCALAR_BITOP_REST);
        }
        break;
    case 0x45: /* 01000101 ........ ........ ........ */
        return take_bvec(word, out, VP1_SCALAR_VECMS);
    case 0x48: case 0x58: case 0x68: case 0x78: /* 01..1000 ........ ........ ........ */
        return take_arith_mul_two(word, out, VP1_SCALAR_ARITH_MIN_TWO);
    case 0x49: case 0x59: case 0x69: case 0x79: /* 01..1001 ........ ........ ........ */
        return take_arith_mul_two(word, out, VP1_SCALAR_ARITH_MAX_TWO);
    case 0x4a: case 0x5a: case 0x7a: /* 01..1010 ........ ........ ........ */
        return take_arith_abs_one(word, out, VP1_SCALAR_ARITH_ABS_ONE);
    case 0x4b: case 0x5b: case 0x7b: /* 01..1011 ........ ........ ........ */
        return take_arith_abs_one(word, out, VP1_SCALAR_ARITH_NEG_ONE);
    case 0x4c: case 0x5c: case 0x6c: case 0x7c: /* 01..1100 ........ ........ ........ */
        return take_arith_mul_two(word, out, VP1_SCALAR_ARITH_ADD_TWO);
    case 0x4d: case 0x5d: case 0x6d: case 0x7d: /* 01..1101 ........ ........ ........ */
        return take_arith_mul_two(word, out, VP1_SCALAR_ARITH_SUB_TWO);
    case 0x4e: case 0x6e: /* 01.01110 ........ ........ ........ */
        return take_arith_sar_two(word, out, VP1_SCALAR_ARITH_SAR_TWO);
    case 0x4f: /* 01001111 ........ ........ ........ */
        return take_snop(word, out, VP1_SCALAR_SNOP);
    case 0x5e: case 0x7e: /* 01.11110 ........ ........ ........ */
        return take_arith_sar_two(word, out, VP1_SCALAR_ARITH_SHR_TWO);
    case 0x62: /* 01100010 ........ ........ ........ */
        return take_bits_imm_and(word, out, VP1_SCALAR_BITS_IMM_AND);
    case 0x63: /* 01100011 ........ ........ ........ */
        return take_bits_imm_and(word, out, VP1_SCALAR_BITS_IMM_XOR);
    case 0x64: /* 01100100 ........ ........ ........ */
        return take_bits_imm_and(word, out, VP1_SCALAR_BITS_IMM_OR);
    case 0x65: /* 01100101 ........ ........ ........ */
        return take_mov_imm(word, out, VP1_SCALAR_MOV_IMM);
    case 0x6a: /* 01101010 ........ ........ ........ */
        if (ON_NV41 >> config & 1 && ((word & 0xf0) != 0x40 && (word & 0xe8) != 0x40 &&
            (word & 0xe0) != 0x20 && (word & 0x78) != 0x38))
            return take_mov_to(word, config, out, VP1_SCALAR_MOV_TO);
        if (ON_G80 >> config & 1 && ((word & 0xf0) != 0x40 && (word & 0xf0) != 0xb0 &&
            (word & 0xe8) != 0x40))
            return take_mov_to(word, config, out, VP1_SCALAR_MOV_TO);
        return take_mov_to_untested(word, config, out, VP1_SCALAR_MOV_TO_UNTESTED);
    case 0x6b: /* 01101011 ........ ........ ........ */
        if (ON_NV41 >> config & 1 && ((word & 0xf0) != 0x40 && (word & 0xe8) != 0x40 &&
            (word & 0xe0) != 0x20 && (word & 0x78) != 0x38))
            return take_mov_from(word, config, out, VP1_SCALAR_MOV_FROM);
        if (ON_G80 >> config & 1 && ((word & 0xf0) != 0x40 && (word & 0xf0) != 0xb0 &&
            (word & 0xe8) != 0x40))
            return take_mov_from(word, config, out, VP1_SCALAR_MOV_FROM);
        return take_mov_from_untested(word, config, out, VP1_SCALAR_MOV_FROM_UNTESTED);
    case 0x75: /* 01110101 ........ ........ ........ */
        return take_sethi(word, out, VP1_SCALAR_SETHI);
    }
    return ISADORA_NO_FORM;
}

int vp1_scalar_decode(const struct isadora_context *c, const uint8_t *bytes,
    size_t size,
    struct isadora_insn *out)
{
    if (size < 4)
        return ISADORA_SHORT;
    {
        const uint32_t word = (uint32_t)bytes[0] | (uint32_t)bytes[1] << 8 |
            (uint32_t)bytes[2] << 16 | (uint32_t)bytes[3] << 24;
        const int length = tree_32(word, c->config, out);
        if (length > 0)
            return length;
    }
    return ISADORA_NO_FORM;
}
