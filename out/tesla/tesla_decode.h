/* Generated from the description tesla by gen/emit/decode.lua. Do not edit. */
#ifndef TESLA_DECODE_H
#define TESLA_DECODE_H

#include "tesla.h"

/* Sets of configurations, bit 0 the first one. */
#define ON_CP 0x11111
#define ON_CP_FP 0x99999
#define ON_FP 0x88888
#define ON_G200 0xf000
#define ON_G200_CP 0x1000
#define ON_G200_GP 0x4000
#define ON_G200_VP_GP 0x6000
#define ON_G84_CP 0x10
#define ON_GP 0x44444
#define ON_GT215 0xf0000
#define ON_NOT_G80 0xffff0
#define ON_NOT_G80_CP 0x11110
#define ON_NOT_G80_G84 0xfff00
#define ON_NOT_G80_G84_CP 0x11100
#define ON_VP 0x22222
#define ON_VP_GP 0x66666

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

static inline struct bits tesla_operand_guard(uint64_t word, uint8_t *line, uint64_t *value)
{
    struct bits bits = {0x0, 0x0};
    value[0] = word >> 39 & 0x1f; /* PRED */
    value[1] = word >> 44 & 0x3; /* COND */
    if ((word & 0xf8000000000) == 0x78000000000) {
        bits.canon |= 0x78000000000;
        line[0] = 0;
    } else if ((word & 0xf8000000000) == 0x0) {
        line[0] = 1;
    } else if ((word & 0xe0000000000) != 0xa0000000000 && (word & 0xe0000000000) != 0xc0000000000) {
        bits.known |= 0x3f8000000000;
        line[0] = 2;
    } else {
        return no_line();
    }
    return bits;
}

static inline struct bits tesla_operand_l_dst(uint64_t word, uint8_t *line, uint64_t *value)
{
    struct bits bits = {0x0, 0x0};
    value[0] = word >> 2 & 0x7f; /* LDST */
    if ((word & 0x4) == 0x0) {
        bits.known |= 0x1fc;
        line[0] = 0;
    } else {
        return no_line();
    }
    return bits;
}

static inline struct bits tesla_operand_reg(uint64_t word, uint8_t *line, uint64_t *value)
{
    struct bits bits = {0x0, 0x0};
    value[0] = word >> 16 & 0x7f; /* LSRC2 */
    if ((word & 0x10000) == 0x0) {
        bits.known |= 0x7f0000;
        line[0] = 0;
    } else {
        return no_line();
    }
    return bits;
}

static inline struct bits tesla_operand_reg_of_cas_g_wide(uint64_t word, uint8_t *line,
    uint64_t *value)
{
    struct bits bits = {0x0, 0x0};
    value[0] = word >> 46 & 0x7f; /* LSRC3 */
    if ((word & 0x400000000000) == 0x0) {
        bits.known |= 0x1fc00000000000;
        line[0] = 0;
    } else {
        return no_line();
    }
    return bits;
}

static inline struct bits tesla_operand_at0(uint64_t word, uint8_t *line, uint64_t *value)
{
    struct bits bits = {0x0, 0x0};
    value[0] = word >> 9 & 0xffff; /* OFF8 */
    value[1] = (word >> 26 & 0x3) | ((word >> 34 & 0x1) << 2); /* AREG */
    if ((word & 0x40c000000) == 0x0) {
        bits.known |= 0x1fffe00;
        line[0] = 0;
    } else if ((word & 0x1fffe00) == 0x0) {
        bits.known |= 0x40c000000;
        line[0] = 1;
    } else {
        bits.known |= 0x40dfffe00;
        line[0] = 2;
    }
    return bits;
}

static inline struct bits tesla_operand_mcdst(uint64_t word, uint8_t *line, uint64_t *value)
{
    struct bits bits = {0x0, 0x0};
    value[0] = word >> 36 & 0x3; /* CDST */
    if ((word & 0x4000000000) == 0x0) {
        line[0] = 0;
    } else {
        bits.known |= 0x3000000000;
        bits.canon |= 0x4000000000;
        line[0] = 1;
    }
    return bits;
}

static inline struct bits tesla_operand_ll_dst(uint64_t word, unsigned config, uint8_t *line,
    uint64_t *value)
{
    struct bits bits = {0x0, 0x0};
    value[0] = word >> 2 & 0x7f; /* LDST */
    value[1] = word >> 2 & 0x7f; /* OOFF */
    if ((word & 0x800000000) == 0x0) {
        bits.known |= 0x1fc;
        line[0] = 0;
    } else if (ON_VP_GP >> config & 1 && (word & 0x1fc) != 0x1fc) {
        bits.known |= 0x1fc;
        bits.canon |= 0x800000000;
        line[0] = 1;
    } else if ((word & 0x1fc) == 0x1fc) {
        bits.canon |= 0x8000001fc;
        line[0] = 2;
    } else {
        return no_line();
    }
    return bits;
}

static inline struct bits tesla_operand_at(uint64_t word, uint8_t *line)
{
    struct bits bits = {0x0, 0x0};
    if ((word & 0x40c000000) == 0x0) {
        bits.known |= 0x3e00;
        line[0] = 0;
    } else if ((word & 0x2003e00) == 0x0) {
        bits.known |= 0x40c000000;
        line[0] = 1;
    } else if ((word & 0x2000000) == 0x0) {
        bits.known |= 0x40c003e00;
        line[0] = 2;
    } else {
        bits.known |= 0x40c003e00;
        bits.canon |= 0x2000000;
        line[0] = 3;
    }
    return bits;
}

static inline struct bits tesla_operand_at0_of_cvt_i2i_u_full(uint64_t word, uint8_t *line)
{
    struct bits bits = {0x0, 0x0};
    if ((word & 0x40c000000) == 0x0) {
        bits.known |= 0xfe00;
        line[0] = 0;
    } else if ((word & 0xfe00) == 0x0) {
        bits.known |= 0x40c000000;
        line[0] = 1;
    } else {
        bits.known |= 0x40c00fe00;
        line[0] = 2;
    }
    return bits;
}

static inline struct bits tesla_operand_l_src(uint64_t word, unsigned config, uint8_t *line)
{
    struct bits bits = {0x0, 0x0};
    if ((word & 0x20000000000000) == 0x0 && (word & 0x1800000) != 0x1800000) {
        bits.known |= 0xfe00;
        line[0] = 0;
    } else if (ON_CP_FP >> config & 1 && (word & 0xc000) == 0x0) {
        bits.canon |= 0x20000000000000;
        line[0] = 1;
        bits = with(bits, tesla_operand_at(word, line + 1));
    } else if (ON_CP_FP >> config & 1 && (word & 0x8000) == 0x0) {
        bits.canon |= 0x20000000004000;
        line[0] = 2;
        bits = with(bits, tesla_operand_at(word, line + 2));
    } else if (ON_CP_FP >> config & 1 && (word & 0x4000) == 0x0) {
        bits.canon |= 0x20000000008000;
        line[0] = 3;
        bits = with(bits, tesla_operand_at(word, line + 3));
    } else if (ON_CP_FP >> config & 1) {
        bits.canon |= 0x2000000000c000;
        line[0] = 4;
        bits = with(bits, tesla_operand_at(word, line + 4));
    } else if ((word & 0x1800000) != 0x1800000) {
        bits.known |= 0xfe00;
        bits.canon |= 0x20000000000000;
        line[0] = 5;
    } else {
        bits.canon |= 0x1800000;
        line[0] = 6;
        bits = with(bits, tesla_operand_at0_of_cvt_i2i_u_full(word, line + 5));
    }
    return bits;
}

static inline struct bits tesla_operand_cvt_int(uint64_t word, unsigned config, uint8_t *line,
    uint64_t *value)
{
    struct bits bits = {0x0, 0x0};
    value[0] = word >> 46 & 0x7; /* CHALF */
    value[1] = word >> 9 & 0x7f; /* LSRC */
    value[2] = word >> 9 & 0x1f; /* LSOFF */
    value[3] = (word >> 26 & 0x3) | ((word >> 34 & 0x1) << 2); /* AREG */
    value[4] = word >> 9 & 0x7f; /* LAOFF */
    value[5] = word >> 46 & 0x7; /* CWORD */
    value[6] = word >> 46 & 0x7; /* CREG */
    if (ON_CP >> config & 1 && ((word & 0x2000040e000000) != 0x20000002000000 &&
        (word & 0x400000000000) != 0x400000000000 && (word & 0x1800000) != 0x1800000)) {
        bits.known |= 0x1c00000000000;
        line[0] = 0;
        bits = with(bits, tesla_operand_l_src(word, config, line + 1));
    } else if (ON_VP >> config & 1 && ((word & 0x400000000000) == 0x0 &&
        (word & 0x1800000) != 0x1800000)) {
        bits.known |= 0x1c00000000000;
        line[0] = 0;
        bits = with(bits, tesla_operand_l_src(word, config, line + 1));
    } else if (ON_GP >> config & 1 && (word & 0x400000000000) == 0x0) {
        bits.known |= 0x1c00000000000;
        line[0] = 0;
        bits = with(bits, tesla_operand_l_src(word, config, line + 1));
    } else if (ON_FP >> config & 1 && ((word & 0x20400000000000) == 0x0 &&
        (word & 0x1800000) != 0x1800000)) {
        bits.known |= 0x1c00000000000;
        line[0] = 0;
        bits = with(bits, tesla_operand_l_src(word, config, line + 1));
    } else if (ON_CP >> config & 1 && ((word & 0x2000040e000000) != 0x20000002000000 &&
        (word & 0x800000000000) != 0x800000000000 && (word & 0x1800000) != 0x1800000)) {
        bits.known |= 0x1c00000000000;
        line[0] = 1;
        bits = with(bits, tesla_operand_l_src(word, config, line + 7));
    } else if (ON_VP >> config & 1 && ((word & 0x800000000000) == 0x0 &&
        (word & 0x1800000) != 0x1800000)) {
        bits.known |= 0x1c00000000000;
        line[0] = 1;
        bits = with(bits, tesla_operand_l_src(word, config, line + 7));
    } else if (ON_GP >> config & 1 && (word & 0x800000000000) == 0x0) {
        bits.known |= 0x1c00000000000;
        line[0] = 1;
        bits = with(bits, tesla_operand_l_src(word, config, line + 7));
    } else if (ON_FP >> config & 1 && ((word & 0x20800000000000) == 0x0 &&
        (word & 0x1800000) != 0x1800000)) {
        bits.known |= 0x1c00000000000;
        line[0] = 1;
        bits = with(bits, tesla_operand_l_src(word, config, line + 7));
    } else if ((word & 0xc00000000000) == 0xc00000000000) {
        bits.known |= 0x1c0000000fe00;
        line[0] = 2;
    } else {
        return no_line();
    }
    return bits;
}

static inline struct bits tesla_operand_l_src_of_cvt_i2f_64_u_to(uint64_t word, unsigned config,
    uint8_t *line, uint64_t *value)
{
    struct bits bits = {0x0, 0x0};
    value[0] = word >> 9 & 0x7f; /* LSRC */
    value[1] = word >> 9 & 0x1f; /* LSOFF */
    value[2] = (word >> 26 & 0x3) | ((word >> 34 & 0x1) << 2); /* AREG */
    value[3] = word >> 9 & 0x7f; /* LAOFF */
    if ((word & 0x20000000000000) == 0x0 && (word & 0x1800000) != 0x1800000) {
        bits.known |= 0xfe00;
        line[0] = 0;
    } else if (ON_G200_CP >> config & 1 && ((word & 0x40e000000) != 0x2000000 &&
        (word & 0x1800000) != 0x1800000 && (word & 0x8000) != 0x8000 &&
        (word & 0x4000) != 0x4000)) {
        bits.canon |= 0x20000000000000;
        line[0] = 1;
        bits = with(bits, tesla_operand_at(word, line + 1));
    } else if (ON_G200_CP >> config & 1 && ((word & 0x40e000000) != 0x2000000 &&
        (word & 0x1800000) != 0x1800000 && (word & 0x8000) != 0x8000)) {
        bits.canon |= 0x20000000004000;
        line[0] = 2;
        bits = with(bits, tesla_operand_at(word, line + 2));
    } else if (ON_G200_CP >> config & 1 && ((word & 0x40e000000) != 0x2000000 &&
        (word & 0x1800000) != 0x1800000 && (word & 0x4000) != 0x4000)) {
        bits.canon |= 0x20000000008000;
        line[0] = 3;
        bits = with(bits, tesla_operand_at(word, line + 3));
    } else if (ON_G200_CP >> config & 1 && ((word & 0x40e000000) != 0x2000000 &&
        (word & 0x1800000) != 0x1800000)) {
        bits.canon |= 0x2000000000c000;
        line[0] = 4;
        bits = with(bits, tesla_operand_at(word, line + 4));
    } else if (ON_G200_VP_GP >> config & 1 && (word & 0x1800000) != 0x1800000) {
        bits.known |= 0xfe00;
        bits.canon |= 0x20000000000000;
        line[0] = 5;
    } else if (ON_G200_GP >> config & 1) {
        bits.canon |= 0x1800000;
        line[0] = 6;
        bits = with(bits, tesla_operand_at0_of_cvt_i2i_u_full(word, line + 5));
    } else {
        return no_line();
    }
    return bits;
}

static inline struct bits tesla_operand_ll_dst_of_cvt_i2f_64_u_from(uint64_t word, unsigned config,
    uint8_t *line, uint64_t *value)
{
    struct bits bits = {0x0, 0x0};
    value[0] = word >> 2 & 0x7f; /* LDST */
    value[1] = word >> 2 & 0x7f; /* OOFF */
    if ((word & 0x800000000) == 0x0) {
        bits.known |= 0x1fc;
        line[0] = 0;
    } else if (ON_G200_VP_GP >> config & 1 && (word & 0x1fc) != 0x1fc) {
        bits.known |= 0x1fc;
        bits.canon |= 0x800000000;
        line[0] = 1;
    } else if ((word & 0x1fc) == 0x1fc) {
        bits.canon |= 0x8000001fc;
        line[0] = 2;
    } else {
        return no_line();
    }
    return bits;
}

static inline struct bits tesla_operand_reg_of_cvt_i2f_64_u_from(uint64_t word, uint8_t *line,
    uint64_t *value)
{
    struct bits bits = {0x0, 0x0};
    value[0] = word >> 9 & 0x7f; /* LSRC */
    if ((word & 0x200) == 0x0) {
        bits.known |= 0xfe00;
        line[0] = 0;
    } else {
        return no_line();
    }
    return bits;
}

static inline struct bits tesla_operand_l_src_of_cvt_f2i_u16_f16(uint64_t word, unsigned config,
    uint8_t *line, uint64_t *value)
{
    struct bits bits = {0x0, 0x0};
    value[0] = word >> 9 & 0x7f; /* LSRC */
    value[1] = word >> 9 & 0x1f; /* LSOFF */
    value[2] = (word >> 26 & 0x3) | ((word >> 34 & 0x1) << 2); /* AREG */
    value[3] = word >> 9 & 0x7f; /* LAOFF */
    if ((word & 0x20000000000000) == 0x0 && (word & 0x1800000) != 0x1800000) {
        bits.known |= 0xfe00;
        line[0] = 0;
    } else if (ON_CP >> config & 1 && ((word & 0x40e000000) != 0x2000000 &&
        (word & 0x1800000) != 0x1800000 && (word & 0x8000) != 0x8000 &&
        (word & 0x4000) != 0x4000)) {
        bits.canon |= 0x20000000000000;
        line[0] = 1;
        bits = with(bits, tesla_operand_at(word, line + 1));
    } else if (ON_CP >> config & 1 && ((word & 0x40e000000) != 0x2000000 &&
        (word & 0x1800000) != 0x1800000 && (word & 0x8000) != 0x8000)) {
        bits.canon |= 0x20000000004000;
        line[0] = 2;
        bits = with(bits, tesla_operand_at(word, line + 2));
    } else if (ON_CP >> config & 1 && ((word & 0x40e000000) != 0x2000000 &&
        (word & 0x1800000) != 0x1800000 && (word & 0x4000) != 0x4000)) {
        bits.canon |= 0x20000000008000;
        line[0] = 3;
        bits = with(bits, tesla_operand_at(word, line + 3));
    } else if (ON_CP >> config & 1 && ((word & 0x40e000000) != 0x2000000 &&
        (word & 0x1800000) != 0x1800000)) {
        bits.canon |= 0x2000000000c000;
        line[0] = 4;
        bits = with(bits, tesla_operand_at(word, line + 4));
    } else if (ON_VP_GP >> config & 1 && (word & 0x1800000) != 0x1800000) {
        bits.known |= 0xfe00;
        bits.canon |= 0x20000000000000;
        line[0] = 5;
    } else if (ON_GP >> config & 1) {
        bits.canon |= 0x1800000;
        line[0] = 6;
        bits = with(bits, tesla_operand_at0_of_cvt_i2i_u_full(word, line + 5));
    } else {
        return no_line();
    }
    return bits;
}

static inline struct bits tesla_operand_at_of_fadd_short(uint64_t word, uint8_t *line)
{
    struct bits bits = {0x0, 0x0};
    if ((word & 0xc000000) == 0x0) {
        bits.known |= 0x1e00;
        line[0] = 0;
    } else if ((word & 0x2001e00) == 0x0) {
        bits.known |= 0xc000000;
        line[0] = 1;
    } else if ((word & 0x2000000) == 0x0) {
        bits.known |= 0xc001e00;
        line[0] = 2;
    } else {
        bits.known |= 0xc001e00;
        bits.canon |= 0x2000000;
        line[0] = 3;
    }
    return bits;
}

static inline struct bits tesla_operand_at0_of_fadd_short(uint64_t word, uint8_t *line)
{
    struct bits bits = {0x0, 0x0};
    if ((word & 0xc000000) == 0x0) {
        bits.known |= 0x7e00;
        line[0] = 0;
    } else if ((word & 0x7e00) == 0x0) {
        bits.known |= 0xc000000;
        line[0] = 1;
    } else {
        bits.known |= 0xc007e00;
        line[0] = 2;
    }
    return bits;
}

static inline struct bits tesla_operand_s_src(uint64_t word, unsigned config, uint8_t *line,
    uint64_t *value)
{
    struct bits bits = {0x0, 0x0};
    value[0] = word >> 9 & 0x3f; /* SSRC */
    value[1] = word >> 9 & 0xf; /* SSOFF */
    value[2] = word >> 26 & 0x3; /* SAREG */
    value[3] = word >> 9 & 0x3f; /* SAOFF */
    if ((word & 0x1000000) == 0x0) {
        bits.known |= 0x7e00;
        line[0] = 0;
    } else if (ON_CP >> config & 1 && ((word & 0x806000) == 0x0 &&
        (word & 0xe000000) != 0x2000000)) {
        bits.canon |= 0x1000000;
        line[0] = 1;
        bits = with(bits, tesla_operand_at_of_fadd_short(word, line + 1));
    } else if (ON_CP >> config & 1 && ((word & 0x804000) == 0x0 &&
        (word & 0xe000000) != 0x2000000)) {
        bits.canon |= 0x1002000;
        line[0] = 2;
        bits = with(bits, tesla_operand_at_of_fadd_short(word, line + 2));
    } else if (ON_CP >> config & 1 && ((word & 0x802000) == 0x0 &&
        (word & 0xe000000) != 0x2000000)) {
        bits.canon |= 0x1004000;
        line[0] = 3;
        bits = with(bits, tesla_operand_at_of_fadd_short(word, line + 3));
    } else if (ON_CP >> config & 1 && ((word & 0xe000000) != 0x2000000 &&
        (word & 0x800000) != 0x800000)) {
        bits.canon |= 0x1006000;
        line[0] = 4;
        bits = with(bits, tesla_operand_at_of_fadd_short(word, line + 4));
    } else if (ON_VP_GP >> config & 1 && (word & 0x800000) == 0x0) {
        bits.known |= 0x7e00;
        bits.canon |= 0x1000000;
        line[0] = 5;
    } else if (ON_GP >> config & 1) {
        bits.canon |= 0x1800000;
        line[0] = 6;
        bits = with(bits, tesla_operand_at0_of_fadd_short(word, line + 5));
    } else {
        return no_line();
    }
    return bits;
}

static inline struct bits tesla_operand_at_of_fadd_short_2(uint64_t word, uint8_t *line)
{
    struct bits bits = {0x0, 0x0};
    if ((word & 0xc000000) == 0x0) {
        bits.known |= 0x1f0000;
        line[0] = 0;
    } else if ((word & 0x21f0000) == 0x0) {
        bits.known |= 0xc000000;
        line[0] = 1;
    } else if ((word & 0x2000000) == 0x0) {
        bits.known |= 0xc1f0000;
        line[0] = 2;
    } else {
        bits.known |= 0xc1f0000;
        bits.canon |= 0x2000000;
        line[0] = 3;
    }
    return bits;
}

static inline struct bits tesla_operand_s_src2(uint64_t word, unsigned config, uint8_t *line,
    uint64_t *value)
{
    struct bits bits = {0x0, 0x0};
    value[0] = word >> 16 & 0x3f; /* SSRC2 */
    value[1] = word >> 21 & 0x1; /* SSPACE */
    value[2] = word >> 16 & 0x1f; /* SCOFF */
    if ((word & 0x800000) == 0x0) {
        bits.known |= 0x3f0000;
        line[0] = 0;
    } else if (ON_GP >> config & 1 && (word & 0x1000000) == 0x1000000) {
        bits.known |= 0x3f0000;
        bits.canon |= 0x1800000;
        line[0] = 1;
    } else if ((word & 0xe000000) != 0x2000000 && (word & 0x1000000) != 0x1000000) {
        bits.known |= 0x200000;
        bits.canon |= 0x800000;
        line[0] = 2;
        bits = with(bits, tesla_operand_at_of_fadd_short_2(word, line + 1));
    } else {
        return no_line();
    }
    return bits;
}

static inline struct bits tesla_operand_i_src(uint64_t word, unsigned config, uint8_t *line,
    uint64_t *value)
{
    struct bits bits = {0x0, 0x0};
    value[0] = word >> 9 & 0x3f; /* SSRC */
    value[1] = word >> 9 & 0xf; /* SSOFF */
    value[2] = word >> 26 & 0x3; /* SAREG */
    value[3] = word >> 9 & 0x3f; /* SAOFF */
    if ((word & 0x1000000) == 0x0) {
        bits.known |= 0x7e00;
        line[0] = 0;
    } else if (ON_CP >> config & 1 && ((word & 0x6000) == 0x0 && (word & 0xe000000) != 0x2000000)) {
        bits.canon |= 0x1000000;
        line[0] = 1;
        bits = with(bits, tesla_operand_at_of_fadd_short(word, line + 1));
    } else if (ON_CP >> config & 1 && ((word & 0xe000000) != 0x2000000 &&
        (word & 0x4000) != 0x4000)) {
        bits.canon |= 0x1002000;
        line[0] = 2;
        bits = with(bits, tesla_operand_at_of_fadd_short(word, line + 2));
    } else if (ON_CP >> config & 1 && ((word & 0xe000000) != 0x2000000 &&
        (word & 0x2000) != 0x2000)) {
        bits.canon |= 0x1004000;
        line[0] = 3;
        bits = with(bits, tesla_operand_at_of_fadd_short(word, line + 3));
    } else if (ON_CP >> config & 1 && (word & 0xe000000) != 0x2000000) {
        bits.canon |= 0x1006000;
        line[0] = 4;
        bits = with(bits, tesla_operand_at_of_fadd_short(word, line + 4));
    } else if (ON_GP >> config & 1) {
        bits.canon |= 0x1000000;
        line[0] = 5;
        bits = with(bits, tesla_operand_at0_of_fadd_short(word, line + 5));
    } else {
        return no_line();
    }
    return bits;
}

static inline struct bits tesla_operand_at_of_fadd_long(uint64_t word, uint8_t *line)
{
    struct bits bits = {0x0, 0x0};
    if ((word & 0x40c000000) == 0x0) {
        bits.known |= 0x1fc00000000000;
        line[0] = 0;
    } else if ((word & 0x1fc00002000000) == 0x0) {
        bits.known |= 0x40c000000;
        line[0] = 1;
    } else if ((word & 0x2000000) == 0x0) {
        bits.known |= 0x1fc0040c000000;
        line[0] = 2;
    } else {
        bits.known |= 0x1fc0040c000000;
        bits.canon |= 0x2000000;
        line[0] = 3;
    }
    return bits;
}

static inline struct bits tesla_operand_l_src3(uint64_t word, unsigned config, uint8_t *line,
    uint64_t *value)
{
    struct bits bits = {0x0, 0x0};
    value[0] = word >> 46 & 0x7f; /* LSRC3 */
    value[1] = word >> 54 & 0xf; /* CSPACE */
    value[2] = word >> 46 & 0x7f; /* C3OFF */
    if ((word & 0x1000000) == 0x0) {
        bits.known |= 0x1fc00000000000;
        line[0] = 0;
    } else if (ON_GP >> config & 1 && (word & 0x20000000800000) == 0x20000000800000) {
        bits.known |= 0x1fc00000000000;
        bits.canon |= 0x20000001800000;
        line[0] = 1;
    } else if ((word & 0x20000000000000) != 0x20000000000000 && (word & 0x40e000000) != 0x2000000 &&
        (word & 0x800000) != 0x800000) {
        bits.known |= 0x3c0000000000000;
        bits.canon |= 0x1000000;
        line[0] = 2;
        bits = with(bits, tesla_operand_at_of_fadd_long(word, line + 1));
    } else if (ON_VP_GP >> config & 1 && ((word & 0x40e000000) != 0x2000000 &&
        (word & 0x800000) != 0x800000)) {
        bits.known |= 0x3c0000000000000;
        bits.canon |= 0x20000001000000;
        line[0] = 3;
        bits = with(bits, tesla_operand_at_of_fadd_long(word, line + 2));
    } else if (ON_CP >> config & 1 && (word & 0x20000000800000) == 0x20000000000000) {
        bits.known |= 0x3dfc00000000000;
        bits.canon |= 0x20000001000000;
        line[0] = 4;
    } else if (ON_GP >> config & 1 && (word & 0x800000) == 0x800000) {
        bits.known |= 0x3dfc00000000000;
        bits.canon |= 0x1800000;
        line[0] = 5;
    } else {
        return no_line();
    }
    return bits;
}

static inline struct bits tesla_operand_fmul_sat(uint64_t word, unsigned config, uint8_t *line)
{
    struct bits bits = {0x0, 0x0};
    if (ON_NOT_G80_G84 >> config & 1 && (word & 0x100) == 0x0) {
        line[0] = 0;
    } else if (ON_NOT_G80_G84 >> config & 1) {
        bits.canon |= 0x100;
        line[0] = 1;
    } else {
        line[0] = 2;
    }
    return bits;
}

static inline struct bits tesla_operand_fmul_lsat(uint64_t word, unsigned config, uint8_t *line)
{
    struct bits bits = {0x0, 0x0};
    if (ON_NOT_G80_G84 >> config & 1 && (word & 0x10000000000000) == 0x0) {
        line[0] = 0;
    } else if (ON_NOT_G80_G84 >> config & 1) {
        bits.canon |= 0x10000000000000;
        line[0] = 1;
    } else {
        line[0] = 2;
    }
    return bits;
}

static inline struct bits tesla_operand_at_of_fmul_long(uint64_t word, uint8_t *line)
{
    struct bits bits = {0x0, 0x0};
    if ((word & 0x40c000000) == 0x0) {
        bits.known |= 0x7f0000;
        line[0] = 0;
    } else if ((word & 0x27f0000) == 0x0) {
        bits.known |= 0x40c000000;
        line[0] = 1;
    } else if ((word & 0x2000000) == 0x0) {
        bits.known |= 0x40c7f0000;
        line[0] = 2;
    } else {
        bits.known |= 0x40c7f0000;
        bits.canon |= 0x2000000;
        line[0] = 3;
    }
    return bits;
}

static inline struct bits tesla_operand_l_src2(uint64_t word, unsigned config, uint8_t *line,
    uint64_t *value)
{
    struct bits bits = {0x0, 0x0};
    value[0] = word >> 16 & 0x7f; /* LSRC2 */
    value[1] = word >> 54 & 0xf; /* CSPACE */
    value[2] = word >> 16 & 0x7f; /* C2OFF */
    if ((word & 0x800000) == 0x0) {
        bits.known |= 0x7f0000;
        line[0] = 0;
    } else if (ON_GP >> config & 1 && (word & 0x20000001000000) == 0x20000001000000) {
        bits.known |= 0x7f0000;
        bits.canon |= 0x20000001800000;
        line[0] = 1;
    } else if ((word & 0x20000000000000) != 0x20000000000000 && (word & 0x40e000000) != 0x2000000 &&
        (word & 0x1000000) != 0x1000000) {
        bits.known |= 0x3c0000000000000;
        bits.canon |= 0x800000;
        line[0] = 2;
        bits = with(bits, tesla_operand_at_of_fmul_long(word, line + 1));
    } else if (ON_VP_GP >> config & 1 && ((word & 0x40e000000) != 0x2000000 &&
        (word & 0x1000000) != 0x1000000)) {
        bits.known |= 0x3c0000000000000;
        bits.canon |= 0x20000000800000;
        line[0] = 3;
        bits = with(bits, tesla_operand_at_of_fmul_long(word, line + 2));
    } else if (ON_CP >> config & 1 && (word & 0x20000001000000) == 0x20000000000000) {
        bits.known |= 0x3c00000007f0000;
        bits.canon |= 0x20000000800000;
        line[0] = 4;
    } else if (ON_GP >> config & 1 && (word & 0x1000000) == 0x1000000) {
        bits.known |= 0x3c00000007f0000;
        bits.canon |= 0x1800000;
        line[0] = 5;
    } else {
        return no_line();
    }
    return bits;
}

static inline struct bits tesla_operand_l_src3_of_fmad_long(uint64_t word, unsigned config,
    uint8_t *line, uint64_t *value)
{
    struct bits bits = {0x0, 0x0};
    value[0] = word >> 46 & 0x7f; /* LSRC3 */
    value[1] = word >> 46 & 0x7f; /* C3OFF */
    if ((word & 0x1000000) == 0x0) {
        bits.known |= 0x1fc00000000000;
        line[0] = 0;
    } else if (ON_GP >> config & 1 && (word & 0x20000000800000) == 0x20000000800000) {
        bits.known |= 0x1fc00000000000;
        bits.canon |= 0x20000001800000;
        line[0] = 1;
    } else if ((word & 0x20000000000000) != 0x20000000000000 && (word & 0x40e000000) != 0x2000000 &&
        (word & 0x800000) != 0x800000) {
        bits.known |= 0x3c0000000000000;
        bits.canon |= 0x1000000;
        line[0] = 2;
        bits = with(bits, tesla_operand_at_of_fadd_long(word, line + 1));
    } else if (ON_VP_GP >> config & 1 && ((word & 0x40e000000) != 0x2000000 &&
        (word & 0x800000) != 0x800000)) {
        bits.known |= 0x3c0000000000000;
        bits.canon |= 0x20000001000000;
        line[0] = 3;
        bits = with(bits, tesla_operand_at_of_fadd_long(word, line + 2));
    } else if (ON_CP >> config & 1 && (word & 0x20000000800000) == 0x20000000000000) {
        bits.known |= 0x3dfc00000000000;
        bits.canon |= 0x20000001000000;
        line[0] = 4;
    } else if (ON_GP >> config & 1 && (word & 0x800000) == 0x800000) {
        bits.known |= 0x3dfc00000000000;
        bits.canon |= 0x1800000;
        line[0] = 5;
    } else {
        return no_line();
    }
    return bits;
}

static inline struct bits tesla_operand_quad_lane(uint64_t word, uint8_t *line)
{
    struct bits bits = {0x0, 0x0};
    if ((word & 0x70000) == 0x0) {
        line[0] = 0;
    } else if ((word & 0x60000) == 0x0) {
        bits.canon |= 0x10000;
        line[0] = 1;
    } else if ((word & 0x50000) == 0x0) {
        bits.canon |= 0x20000;
        line[0] = 2;
    } else if ((word & 0x40000) == 0x0) {
        bits.canon |= 0x30000;
        line[0] = 3;
    } else if ((word & 0x10000) == 0x0) {
        bits.canon |= 0x40000;
        line[0] = 4;
    } else {
        bits.canon |= 0x50000;
        line[0] = 5;
    }
    return bits;
}

static inline struct bits tesla_operand_guard_of_add_addc_b16_long(uint64_t word, uint8_t *line,
    uint64_t *value)
{
    struct bits bits = {0x0, 0x0};
    value[0] = word >> 44 & 0x3; /* COND */
    value[2] = word >> 39 & 0x1f; /* PRED */
    if ((word & 0xf8000000000) == 0x78000000000) {
        bits.canon |= 0x78000000000;
        line[0] = 0;
    } else if ((word & 0xf8000000000) == 0x0) {
        line[0] = 1;
    } else if ((word & 0xe0000000000) != 0xa0000000000 && (word & 0xe0000000000) != 0xc0000000000) {
        bits.known |= 0x3f8000000000;
        line[0] = 2;
    } else {
        return no_line();
    }
    return bits;
}

static inline struct bits tesla_operand_ll_dst_of_ld_a(uint64_t word, uint8_t *line,
    uint64_t *value)
{
    struct bits bits = {0x0, 0x0};
    value[0] = word >> 2 & 0x7f; /* LDST */
    value[1] = word >> 2 & 0x7f; /* OOFF */
    if ((word & 0x800000000) == 0x0) {
        bits.known |= 0x1fc;
        line[0] = 0;
    } else if ((word & 0x1fc) != 0x1fc) {
        bits.known |= 0x1fc;
        bits.canon |= 0x800000000;
        line[0] = 1;
    } else {
        bits.canon |= 0x8000001fc;
        line[0] = 2;
    }
    return bits;
}

static inline struct bits tesla_operand_at0_of_ld_a(uint64_t word, uint8_t *line, uint64_t *value)
{
    struct bits bits = {0x0, 0x0};
    value[0] = word >> 9 & 0x7f; /* LAOFF */
    value[1] = (word >> 26 & 0x3) | ((word >> 34 & 0x1) << 2); /* AREG */
    if ((word & 0x40c000000) == 0x0) {
        bits.known |= 0xfe00;
        line[0] = 0;
    } else if ((word & 0xfe00) == 0x0) {
        bits.known |= 0x40c000000;
        line[0] = 1;
    } else {
        bits.known |= 0x40c00fe00;
        line[0] = 2;
    }
    return bits;
}

static inline struct bits tesla_operand_at0_of_st_o(uint64_t word, uint8_t *line, uint64_t *value)
{
    struct bits bits = {0x0, 0x0};
    value[0] = word >> 9 & 0x3fff; /* OFF32 */
    value[1] = (word >> 26 & 0x3) | ((word >> 34 & 0x1) << 2); /* AREG */
    if ((word & 0x40c000000) == 0x0) {
        bits.known |= 0x7ffe00;
        line[0] = 0;
    } else if ((word & 0x7ffe00) == 0x0) {
        bits.known |= 0x40c000000;
        line[0] = 1;
    } else {
        bits.known |= 0x40c7ffe00;
        line[0] = 2;
    }
    return bits;
}

static inline struct bits tesla_operand_at_of_ld_c_u8_full(uint64_t word, uint8_t *line,
    uint64_t *value)
{
    struct bits bits = {0x0, 0x0};
    value[0] = word >> 9 & 0xffff; /* OFF8 */
    value[1] = (word >> 26 & 0x3) | ((word >> 34 & 0x1) << 2); /* AREG */
    if ((word & 0x40e000000) == 0x0) {
        bits.known |= 0x1fffe00;
        line[0] = 0;
    } else if ((word & 0x3fffe00) == 0x0) {
        bits.known |= 0x40c000000;
        line[0] = 1;
    } else if ((word & 0x2000000) == 0x0) {
        bits.known |= 0x40dfffe00;
        line[0] = 2;
    } else if ((word & 0x40c000000) != 0x0) {
        bits.known |= 0x40dfffe00;
        bits.canon |= 0x2000000;
        line[0] = 3;
    } else {
        return no_line();
    }
    return bits;
}

static inline struct bits tesla_operand_at_of_ld_c_u16_full(uint64_t word, uint8_t *line,
    uint64_t *value)
{
    struct bits bits = {0x0, 0x0};
    value[0] = word >> 9 & 0x7fff; /* OFF16 */
    value[1] = (word >> 26 & 0x3) | ((word >> 34 & 0x1) << 2); /* AREG */
    if ((word & 0x40e000000) == 0x0) {
        bits.known |= 0xfffe00;
        line[0] = 0;
    } else if ((word & 0x2fffe00) == 0x0) {
        bits.known |= 0x40c000000;
        line[0] = 1;
    } else if ((word & 0x2000000) == 0x0) {
        bits.known |= 0x40cfffe00;
        line[0] = 2;
    } else if ((word & 0x40c000000) != 0x0) {
        bits.known |= 0x40cfffe00;
        bits.canon |= 0x2000000;
        line[0] = 3;
    } else {
        return no_line();
    }
    return bits;
}

static inline struct bits tesla_operand_at_of_ld_c_b32_full(uint64_t word, uint8_t *line,
    uint64_t *value)
{
    struct bits bits = {0x0, 0x0};
    value[0] = word >> 9 & 0x3fff; /* OFF32 */
    value[1] = (word >> 26 & 0x3) | ((word >> 34 & 0x1) << 2); /* AREG */
    if ((word & 0x40e000000) == 0x0) {
        bits.known |= 0x7ffe00;
        line[0] = 0;
    } else if ((word & 0x27ffe00) == 0x0) {
        bits.known |= 0x40c000000;
        line[0] = 1;
    } else if ((word & 0x2000000) == 0x0) {
        bits.known |= 0x40c7ffe00;
        line[0] = 2;
    } else if ((word & 0x40c000000) != 0x0) {
        bits.known |= 0x40c7ffe00;
        bits.canon |= 0x2000000;
        line[0] = 3;
    } else {
        return no_line();
    }
    return bits;
}

static inline struct bits tesla_operand_ll_dst_of_ld_s_u8_full(uint64_t word, uint8_t *line,
    uint64_t *value)
{
    struct bits bits = {0x0, 0x0};
    value[0] = word >> 2 & 0x7f; /* LDST */
    if ((word & 0x800000000) == 0x0) {
        bits.known |= 0x1fc;
        line[0] = 0;
    } else if ((word & 0x1fc) == 0x1fc) {
        bits.canon |= 0x8000001fc;
        line[0] = 1;
    } else {
        return no_line();
    }
    return bits;
}

static inline struct bits tesla_operand_l_dst_of_ld_l_b128(uint64_t word, uint8_t *line,
    uint64_t *value)
{
    struct bits bits = {0x0, 0x0};
    value[0] = word >> 2 & 0x7f; /* LDST */
    if ((word & 0xc) == 0x0) {
        bits.known |= 0x1fc;
        line[0] = 0;
    } else {
        return no_line();
    }
    return bits;
}

static inline struct bits tesla_operand_special(uint64_t word, unsigned config, uint8_t *line,
    uint64_t *value)
{
    struct bits bits = {0x0, 0x0};
    value[0] = word >> 46 & 0xf; /* SREG */
    if ((word & 0x2000000000000) == 0x0) {
        bits.known |= 0x3c00000000000;
        line[0] = 0;
    } else if (ON_GT215 >> config & 1 && (word & 0x1c00000000000) == 0x0) {
        bits.known |= 0x3c00000000000;
        line[0] = 1;
    } else {
        return no_line();
    }
    return bits;
}

static inline struct bits tesla_operand_at0_of_interp_plain_short(uint64_t word, uint8_t *line,
    uint64_t *value)
{
    struct bits bits = {0x0, 0x0};
    value[0] = word >> 16 & 0xff; /* VOFF */
    value[1] = word >> 26 & 0x3; /* SAREG */
    if ((word & 0xc000000) == 0x0) {
        bits.known |= 0xff0000;
        line[0] = 0;
    } else if ((word & 0xff0000) == 0x0) {
        bits.known |= 0xc000000;
        line[0] = 1;
    } else {
        bits.known |= 0xcff0000;
        line[0] = 2;
    }
    return bits;
}

static inline struct bits tesla_operand_at0_of_interp_plain_long(uint64_t word, uint8_t *line,
    uint64_t *value)
{
    struct bits bits = {0x0, 0x0};
    value[0] = word >> 16 & 0xff; /* VOFF */
    value[1] = (word >> 26 & 0x3) | ((word >> 34 & 0x1) << 2); /* AREG */
    if ((word & 0x40c000000) == 0x0) {
        bits.known |= 0xff0000;
        line[0] = 0;
    } else if ((word & 0xff0000) == 0x0) {
        bits.known |= 0x40c000000;
        line[0] = 1;
    } else {
        bits.known |= 0x40cff0000;
        line[0] = 2;
    }
    return bits;
}

static inline struct bits tesla_operand_stsrc(uint64_t word, uint8_t *line)
{
    struct bits bits = {0x0, 0x0};
    if ((word & 0xc00000) == 0x0) {
        bits.known |= 0xfc;
        line[0] = 0;
    } else if ((word & 0x800000) == 0x0) {
        bits.known |= 0xfc;
        bits.canon |= 0x400000;
        line[0] = 1;
    } else if ((word & 0x400000) == 0x0) {
        bits.known |= 0xfc;
        bits.canon |= 0x800000;
        line[0] = 2;
    } else {
        bits.known |= 0xfc;
        bits.canon |= 0xc00000;
        line[0] = 3;
    }
    return bits;
}

static inline struct bits tesla_operand_ltdst(uint64_t word, uint8_t *line, uint64_t *value)
{
    struct bits bits = {0x0, 0x0};
    value[0] = word >> 2 & 0x7f; /* LDST */
    if ((word & 0xc00006000000) == 0x0) {
        line[0] = 0;
    } else if ((word & 0xc00004000000) == 0x0) {
        bits.known |= 0x1fc;
        bits.canon |= 0x2000000;
        line[0] = 1;
    } else if ((word & 0xc00002000000) == 0x0) {
        bits.known |= 0x1fc;
        bits.canon |= 0x4000000;
        line[0] = 2;
    } else if ((word & 0xc00000000000) == 0x0) {
        bits.known |= 0x1fc;
        bits.canon |= 0x6000000;
        line[0] = 3;
    } else if ((word & 0x800006000000) == 0x0) {
        bits.known |= 0x1fc;
        bits.canon |= 0x400000000000;
        line[0] = 4;
    } else if ((word & 0x800004000000) == 0x0) {
        bits.known |= 0x1fc;
        bits.canon |= 0x400002000000;
        line[0] = 5;
    } else if ((word & 0x800002000000) == 0x0) {
        bits.known |= 0x1fc;
        bits.canon |= 0x400004000000;
        line[0] = 6;
    } else if ((word & 0x800000000000) == 0x0) {
        bits.known |= 0x1fc;
        bits.canon |= 0x400006000000;
        line[0] = 7;
    } else if ((word & 0x400006000000) == 0x0) {
        bits.known |= 0x1fc;
        bits.canon |= 0x800000000000;
        line[0] = 8;
    } else if ((word & 0x400004000000) == 0x0) {
        bits.known |= 0x1fc;
        bits.canon |= 0x800002000000;
        line[0] = 9;
    } else if ((word & 0x400002000000) == 0x0) {
        bits.known |= 0x1fc;
        bits.canon |= 0x800004000000;
        line[0] = 10;
    } else if ((word & 0x400000000000) == 0x0) {
        bits.known |= 0x1fc;
        bits.canon |= 0x800006000000;
        line[0] = 11;
    } else if ((word & 0x6000000) == 0x0) {
        bits.known |= 0x1fc;
        bits.canon |= 0xc00000000000;
        line[0] = 12;
    } else if ((word & 0x4000000) == 0x0) {
        bits.known |= 0x1fc;
        bits.canon |= 0xc00002000000;
        line[0] = 13;
    } else if ((word & 0x2000000) == 0x0) {
        bits.known |= 0x1fc;
        bits.canon |= 0xc00004000000;
        line[0] = 14;
    } else {
        bits.known |= 0x1fc;
        bits.canon |= 0xc00006000000;
        line[0] = 15;
    }
    return bits;
}

static inline struct bits tesla_operand_ltsrc(uint64_t word, uint8_t *line)
{
    struct bits bits = {0x0, 0x0};
    if ((word & 0xc00000) == 0x0) {
        bits.known |= 0x1fc;
        line[0] = 0;
    } else if ((word & 0x800000) == 0x0) {
        bits.known |= 0x1fc;
        bits.canon |= 0x400000;
        line[0] = 1;
    } else if ((word & 0x400000) == 0x0) {
        bits.known |= 0x1fc;
        bits.canon |= 0x800000;
        line[0] = 2;
    } else {
        bits.known |= 0x1fc;
        bits.canon |= 0xc00000;
        line[0] = 3;
    }
    return bits;
}


typedef int take_form(uint64_t word, struct isadora_insn *out, uint16_t form);
take_form tesla_take_red_g_add_num;
take_form tesla_take_red_g_and_bits;
take_form tesla_take_red_g_wide_add;
take_form tesla_take_atomic_g_add_num;
take_form tesla_take_atomic_g_and_bits;
take_form tesla_take_atomic_g_wide;
take_form tesla_take_cas_g;
take_form tesla_take_cas_g_wide;
take_form tesla_take_discard;
take_form tesla_take_bra;
take_form tesla_take_call;
take_form tesla_take_breakaddr;
take_form tesla_take_quadon;
take_form tesla_take_bar_mask;
take_form tesla_take_bar_all;
take_form tesla_take_trap_short;
take_form tesla_take_bra_c;
take_form tesla_take_vote_any;
take_form tesla_take_emit_emit;
take_form tesla_take_nop;
take_form tesla_take_pmevent;
take_form tesla_take_unkf5;
take_form tesla_take_cvt_i2f_64_u_both;
take_form tesla_take_cvt_f2i_64_u_both;
take_form tesla_take_cvt_f2f_64_same;
take_form tesla_take_dfma;
take_form tesla_take_dadd;
take_form tesla_take_dmul;
take_form tesla_take_dminmax_min;
take_form tesla_take_sad_u16_short;
take_form tesla_take_ld_a;
take_form tesla_take_st_o;
take_form tesla_take_ld_s_u8_full;
take_form tesla_take_ld_s_u16_full;
take_form tesla_take_ld_s_b32_full;
take_form tesla_take_ld_s_lock_full;
take_form tesla_take_st_s_half_b8;
take_form tesla_take_st_s_half_b16;
take_form tesla_take_st_s_half_b32;
take_form tesla_take_ld_l_u8;
take_form tesla_take_ld_l_b64;
take_form tesla_take_ld_l_b128;
take_form tesla_take_st_l_u8;
take_form tesla_take_st_l_b64;
take_form tesla_take_st_l_b128;
take_form tesla_take_ld_g_u8;
take_form tesla_take_ld_g_b64;
take_form tesla_take_ld_g_b128;
take_form tesla_take_st_g_u8;
take_form tesla_take_st_g_b64;
take_form tesla_take_st_g_b128;
take_form tesla_take_mov_b16_imm;
take_form tesla_take_mov_r_c;
take_form tesla_take_mov_c_r;
take_form tesla_take_mov_r_a;
take_form tesla_take_add_a;
take_form tesla_take_rcp_short;
take_form tesla_take_interp_plain_short;
take_form tesla_take_interp_plain_smul;
take_form tesla_take_interp_plain_long;
take_form tesla_take_interp_plain_mul;
take_form tesla_take_tex_texauto_short;
take_form tesla_take_tex_texauto_long;
take_form tesla_take_tex_cube_texauto;
take_form tesla_take_texsize;
take_form tesla_take_texprep;
typedef int take_form_in(uint64_t word, unsigned config, struct isadora_insn *out, uint16_t form);
take_form_in tesla_take_cvt_i2i_u_full;
take_form_in tesla_take_cvt_i2f_f16;
take_form_in tesla_take_cvt_i2f_64_u_to;
take_form_in tesla_take_cvt_i2f_64_u_from;
take_form_in tesla_take_cvt_f2i_u16_f16;
take_form_in tesla_take_cvt_f2i_64_u_to;
take_form_in tesla_take_cvt_f2i_64_u_from;
take_form_in tesla_take_cvt_f2f_f16_same;
take_form_in tesla_take_cvt_f2f_f16_rint;
take_form_in tesla_take_cvt_f2f_f16_narrow;
take_form_in tesla_take_cvt_f2f_64_narrow;
take_form_in tesla_take_cvt_f2f_64_widen;
take_form_in tesla_take_dset;
take_form_in tesla_take_fadd_short;
take_form_in tesla_take_fadd_imm;
take_form_in tesla_take_fadd_long;
take_form_in tesla_take_fmul_short;
take_form_in tesla_take_fmul_imm;
take_form_in tesla_take_fmul_long;
take_form_in tesla_take_fmad_short;
take_form_in tesla_take_fmad_imm;
take_form_in tesla_take_fmad_long;
take_form_in tesla_take_fset;
take_form_in tesla_take_fminmax_max;
take_form_in tesla_take_fslct;
take_form_in tesla_take_quadop;
take_form_in tesla_take_add_add_b16_short;
take_form_in tesla_take_add_add_b16_imm;
take_form_in tesla_take_add_add_b16_long;
take_form_in tesla_take_add_addc_b16_long;
take_form_in tesla_take_mul16_short;
take_form_in tesla_take_mul16_imm;
take_form_in tesla_take_mul16_long;
take_form_in tesla_take_mul24_short;
take_form_in tesla_take_mul24_imm;
take_form_in tesla_take_mul24_long;
take_form_in tesla_take_mul_add_add_u16_short;
take_form_in tesla_take_mul_add_add_u16_imm;
take_form_in tesla_take_mul_add_add_u16_long;
take_form_in tesla_take_mul_add_addc_u16_long;
take_form_in tesla_take_mul_add_again_add;
take_form_in tesla_take_mul_add_again_addc;
take_form_in tesla_take_minmax_max_u16;
take_form_in tesla_take_set_u16;
take_form_in tesla_take_logop_imm_and;
take_form_in tesla_take_logop_and_b16;
take_form_in tesla_take_shl_b16_reg;
take_form_in tesla_take_shl_b16_cnt;
take_form_in tesla_take_shr_u16_reg;
take_form_in tesla_take_shr_u16_cnt;
take_form_in tesla_take_ld_c_u8_full;
take_form_in tesla_take_ld_c_u16_full;
take_form_in tesla_take_ld_c_b32_full;
take_form_in tesla_take_mov_b16_short;
take_form_in tesla_take_mov_b16_long;
take_form_in tesla_take_mov_r_sr;
take_form_in tesla_take_shl_a;
take_form_in tesla_take_rcp_long;
take_form_in tesla_take_sincos_sin;
take_form_in tesla_take_ex2;
take_form_in tesla_take_pre_presin;

#endif
