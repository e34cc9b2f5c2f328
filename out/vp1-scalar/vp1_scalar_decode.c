/* Generated from the description vp1-scalar by gen/emit/decode.lua. Do not edit. */
#include "vp1_scalar.h"

/* Sets of configurations, bit 0 the first one. */
#define ON_G80 0x2
#define ON_NV41 0x1

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

static inline int found(uint32_t word, struct isadora_insn *out, uint16_t form, uint8_t length,
                        struct bits bits)
{
    out->form = form;
    out->length = length;
    out->mask.half[0] = (word ^ bits.canon) & ~bits.carried;
    out->mask.half[1] = 0;
    return length;
}

static struct bits choose_cdst(uint32_t word, uint8_t *line)
{
    struct bits bits;
    if ((word & 0x4) == 0x4) {
        bits = (struct bits){0x0, 0x7};
        line[0] = 0;
    } else {
        bits = (struct bits){0x7, 0x0};
        line[0] = 1;
    }
    return bits;
}

static struct bits choose_word2(uint32_t word, uint8_t *line)
{
    struct bits bits;
    if ((word & 0x200001e0) == 0x1c0) {
        bits = (struct bits){0x3e00, 0x1c0};
        line[0] = 0;
    } else if ((word & 0x200001e0) == 0x80) {
        bits = (struct bits){0x3ff8, 0x0};
        line[0] = 1;
    } else if ((word & 0x20000000) == 0x0) {
        bits = (struct bits){0x3ff8, 0x0};
        line[0] = 2;
    } else {
        bits = (struct bits){0x3ff8, 0x20000000};
        line[0] = 3;
    }
    return bits;
}

static void fields_arith_mul_two(uint32_t word, uint64_t *value)
{
    value[0] = word >> 19 & 0x1f; /* DST */
    value[1] = word & 0x7; /* CDST */
    value[2] = word >> 14 & 0x1f; /* SRC1 */
    value[3] = word >> 9 & 0x1f; /* SRC2 */
    value[4] = word >> 3 & 0x3; /* COND */
    value[5] = word >> 5 & 0xf; /* SLCT */
    value[6] = word >> 3 & 0x7ff; /* IMM */
}

/* 01..0001 dddddsss ssssssss sssccccc  mul $r[DST] [$c[CDST]] $r[SRC1] WORD2 */
static int take_arith_mul_two(uint32_t word, struct isadora_insn *out, uint16_t form, uint32_t canon)
{
    struct bits bits = {0xffc000, canon};
    bits = with(bits, choose_cdst(word, out->line));
    bits = with(bits, choose_word2(word, out->line + 1));
    fields_arith_mul_two(word, out->value);
    return found(word, out, form, 4, bits);
}

static void fields_arith_abs_one(uint32_t word, uint64_t *value)
{
    value[0] = word >> 19 & 0x1f; /* DST */
    value[1] = word & 0x7; /* CDST */
    value[2] = word >> 14 & 0x1f; /* SRC1 */
}

/* 01..1010 dddddsss ss------ -----ccc  abs $r[DST] [$c[CDST]] $r[SRC1] */
static int take_arith_abs_one(uint32_t word, struct isadora_insn *out, uint16_t form, uint32_t canon)
{
    struct bits bits = {0xffc000, canon};
    bits = with(bits, choose_cdst(word, out->line));
    fields_arith_abs_one(word, out->value);
    return found(word, out, form, 4, bits);
}

static void fields_bitop_nor(uint32_t word, uint64_t *value)
{
    value[0] = word >> 19 & 0x1f; /* DST */
    value[1] = word & 0x7; /* CDST */
    value[2] = word >> 14 & 0x1f; /* SRC1 */
    value[3] = word >> 9 & 0x1f; /* SRC2 */
}

/* 01000010 dddddsss sssssss- -0001ccc  nor $r[DST] [$c[CDST]]  $r[SRC1]  $r[SRC2] */
static int take_bitop_nor(uint32_t word, struct isadora_insn *out, uint16_t form, uint32_t canon)
{
    struct bits bits = {0xfffe00, canon};
    bits = with(bits, choose_cdst(word, out->line));
    fields_bitop_nor(word, out->value);
    return found(word, out, form, 4, bits);
}

static void fields_bitop_rest(uint32_t word, uint64_t *value)
{
    value[0] = word >> 3 & 0xf; /* BITOP */
    value[1] = word >> 19 & 0x1f; /* DST */
    value[2] = word & 0x7; /* CDST */
    value[3] = word >> 14 & 0x1f; /* SRC1 */
    value[4] = word >> 9 & 0x1f; /* SRC2 */
}

/* 01000010 dddddsss sssssss- -bbbbccc  bitop BITOP $r[DST] [$c[CDST]] $r[SRC1] $r[SRC2] */
static int take_bitop_rest(uint32_t word, struct isadora_insn *out, uint16_t form, uint32_t canon)
{
    struct bits bits = {0xfffe78, canon};
    bits = with(bits, choose_cdst(word, out->line));
    fields_bitop_rest(word, out->value);
    return found(word, out, form, 4, bits);
}

static void fields_bits_imm_and(uint32_t word, uint64_t *value)
{
    value[0] = word >> 19 & 0x1f; /* DST */
    value[1] = word & 0x7; /* CDST */
    value[2] = word >> 14 & 0x1f; /* SRC1 */
    value[3] = word >> 3 & 0x7ff; /* IMM */
}

/* 01100010 dddddsss ssiiiiii iiiiiccc  and $r[DST] [$c[CDST]] $r[SRC1] IMM */
static int take_bits_imm_and(uint32_t word, struct isadora_insn *out, uint16_t form, uint32_t canon)
{
    struct bits bits = {0xfffff8, canon};
    bits = with(bits, choose_cdst(word, out->line));
    fields_bits_imm_and(word, out->value);
    return found(word, out, form, 4, bits);
}

static struct bits choose_bytes2(uint32_t word, uint8_t *line)
{
    struct bits bits;
    if ((word & 0x200001e0) == 0x1c0) {
        bits = (struct bits){0x3e00, 0x1c0};
        line[0] = 0;
    } else if ((word & 0x200001e0) == 0x80) {
        bits = (struct bits){0x3ff8, 0x0};
        line[0] = 1;
    } else if ((word & 0x20000000) == 0x0) {
        bits = (struct bits){0x3ff8, 0x0};
        line[0] = 2;
    } else {
        bits = (struct bits){0x7f8, 0x20000000};
        line[0] = 3;
    }
    return bits;
}

static void fields_bytes_bmin_signed_two(uint32_t word, uint64_t *value)
{
    value[0] = word >> 19 & 0x1f; /* DST */
    value[1] = word & 0x7; /* CDST */
    value[2] = word >> 14 & 0x1f; /* SRC1 */
    value[3] = word >> 9 & 0x1f; /* SRC2 */
    value[4] = word >> 3 & 0x3; /* COND */
    value[5] = word >> 5 & 0xf; /* SLCT */
    value[6] = word >> 3 & 0xff; /* BIMM */
}

/* 00.01000 dddddsss ssssssss sssccccc  bmin s $r[DST] [$c[CDST]] $r[SRC1] BYTES2 */
static int take_bytes_bmin_signed_two(uint32_t word, struct isadora_insn *out, uint16_t form, uint32_t canon)
{
    struct bits bits = {0xffc000, canon};
    bits = with(bits, choose_cdst(word, out->line));
    bits = with(bits, choose_bytes2(word, out->line + 1));
    fields_bytes_bmin_signed_two(word, out->value);
    return found(word, out, form, 4, bits);
}

static void fields_byte_bits_band(uint32_t word, uint64_t *value)
{
    value[0] = word >> 19 & 0x1f; /* DST */
    value[1] = word & 0x7; /* CDST */
    value[2] = word >> 14 & 0x1f; /* SRC1 */
    value[3] = word >> 3 & 0xff; /* BIMM */
}

/* 00100101 dddddsss ss---bbb bbbbbccc  band $r[DST] [$c[CDST]] $r[SRC1] BIMM */
static int take_byte_bits_band(uint32_t word, struct isadora_insn *out, uint16_t form, uint32_t canon)
{
    struct bits bits = {0xffc7f8, canon};
    bits = with(bits, choose_cdst(word, out->line));
    fields_byte_bits_band(word, out->value);
    return found(word, out, form, 4, bits);
}

static void fields_bmul_bmul_s_reg(uint32_t word, uint64_t *value)
{
    value[0] = word >> 8 & 0x1; /* RND */
    value[1] = word >> 19 & 0x1f; /* DST */
    value[2] = word >> 2 & 0x1; /* SIGN1 */
    value[3] = word >> 14 & 0x1f; /* SRC1 */
    value[4] = word >> 1 & 0x1; /* SIGN2 */
    value[5] = word >> 9 & 0x1f; /* SRC2 */
}

/* 00000001 dddddsss sssssssr -----ss-  bmul RND s $r[DST] SIGN1 $r[SRC1] SIGN2 $r[SRC2] */
static int take_bmul_bmul_s_reg(uint32_t word, struct isadora_insn *out, uint16_t form, uint32_t canon)
{
    struct bits bits = {0xffff06, canon};
    fields_bmul_bmul_s_reg(word, out->value);
    return found(word, out, form, 4, bits);
}

static void fields_bmul_bmul_s_imm(uint32_t word, uint64_t *value)
{
    value[0] = word >> 8 & 0x1; /* RND */
    value[1] = word >> 19 & 0x1f; /* DST */
    value[2] = word >> 2 & 0x1; /* SIGN1 */
    value[3] = word >> 14 & 0x1f; /* SRC1 */
    value[4] = word >> 1 & 0x1; /* SIGN2 */
    value[5] = (word >> 9 & 0x1f) | (word & 0x1) << 5; /* BIMMMUL */
}

/* 00100001 dddddsss ssbbbbbr -----ssb  bmul RND s $r[DST] SIGN1 $r[SRC1] SIGN2 BIMMMUL */
static int take_bmul_bmul_s_imm(uint32_t word, struct isadora_insn *out, uint16_t form, uint32_t canon)
{
    struct bits bits = {0xffff07, canon};
    out->line[0] = 0;
    fields_bmul_bmul_s_imm(word, out->value);
    return found(word, out, form, 4, bits);
}

static void fields_bmul_bmula_s_bad(uint32_t word, uint64_t *value)
{
    value[0] = word >> 8 & 0x1; /* RND */
    value[1] = word >> 19 & 0x1f; /* DST */
    value[2] = word >> 2 & 0x1; /* SIGN1 */
    value[3] = word >> 14 & 0x1f; /* SRC1 */
    value[4] = word >> 1 & 0x1; /* SIGN2 */
    value[5] = word & 0xff; /* BIMMBAD */
}

/* 00100010 dddddsss ss-----r bbbbbssb  bmula RND s $r[DST] SIGN1 $r[SRC1] SIGN2 BIMMBAD */
static int take_bmul_bmula_s_bad(uint32_t word, struct isadora_insn *out, uint16_t form, uint32_t canon)
{
    struct bits bits = {0xffc1ff, canon};
    out->line[0] = 0;
    fields_bmul_bmula_s_bad(word, out->value);
    return found(word, out, form, 4, bits);
}

static void fields_bmulbus_reg(uint32_t word, uint64_t *value)
{
    value[0] = word >> 2 & 0x1; /* SIGN1 */
    value[1] = word >> 14 & 0x1f; /* SRC1 */
    value[2] = word >> 1 & 0x1; /* SIGN2 */
    value[3] = word >> 9 & 0x1f; /* SRC2 */
}

/* 000.0000 -----sss sssssss- -----ss-  bmulbus SIGN1 $r[SRC1] SIGN2 $r[SRC2] */
static int take_bmulbus_reg(uint32_t word, struct isadora_insn *out, uint16_t form, uint32_t canon)
{
    struct bits bits = {0x7fe06, canon};
    fields_bmulbus_reg(word, out->value);
    return found(word, out, form, 4, bits);
}

static void fields_bmulbus_imm(uint32_t word, uint64_t *value)
{
    value[0] = word >> 2 & 0x1; /* SIGN1 */
    value[1] = word >> 14 & 0x1f; /* SRC1 */
    value[2] = word >> 1 & 0x1; /* SIGN2 */
    value[3] = word & 0xff; /* BIMMBAD */
}

/* 001.0000 -----sss ss------ bbbbbssb  bmulbus SIGN1 $r[SRC1] SIGN2 BIMMBAD */
static int take_bmulbus_imm(uint32_t word, struct isadora_insn *out, uint16_t form, uint32_t canon)
{
    struct bits bits = {0x7c0ff, canon};
    out->line[0] = 0;
    fields_bmulbus_imm(word, out->value);
    return found(word, out, form, 4, bits);
}

static void fields_bmulabus_signed_reg(uint32_t word, uint64_t *value)
{
    value[0] = word >> 8 & 0x1; /* RND */
    value[1] = word >> 2 & 0x1; /* SIGN1 */
    value[2] = word >> 14 & 0x1f; /* SRC1 */
    value[3] = word >> 1 & 0x1; /* SIGN2 */
    value[4] = word >> 9 & 0x1f; /* SRC2 */
}

/* 00000011 -----sss sssssssr -----ss-  bmulabus RND s SIGN1 $r[SRC1] SIGN2 $r[SRC2] */
static int take_bmulabus_signed_reg(uint32_t word, struct isadora_insn *out, uint16_t form, uint32_t canon)
{
    struct bits bits = {0x7ff06, canon};
    fields_bmulabus_signed_reg(word, out->value);
    return found(word, out, form, 4, bits);
}

static void fields_bmulabus_signed_imm(uint32_t word, uint64_t *value)
{
    value[0] = word >> 8 & 0x1; /* RND */
    value[1] = word >> 2 & 0x1; /* SIGN1 */
    value[2] = word >> 14 & 0x1f; /* SRC1 */
    value[3] = word >> 1 & 0x1; /* SIGN2 */
    value[4] = word & 0xff; /* BIMMBAD */
}

/* 00100011 -----sss ss-----r bbbbbssb  bmulabus RND s SIGN1 $r[SRC1] SIGN2 BIMMBAD */
static int take_bmulabus_signed_imm(uint32_t word, struct isadora_insn *out, uint16_t form, uint32_t canon)
{
    struct bits bits = {0x7c1ff, canon};
    out->line[0] = 0;
    fields_bmulabus_signed_imm(word, out->value);
    return found(word, out, form, 4, bits);
}

static void fields_bprodbus_reg(uint32_t word, uint64_t *value)
{
    value[0] = word >> 14 & 0x1f; /* SRC1 */
    value[1] = word >> 9 & 0x1f; /* SRC2 */
}

/* 000.01.. -----sss sssssss- --------  bprodbus $r[SRC1] $r[SRC2] */
static int take_bprodbus_reg(uint32_t word, struct isadora_insn *out, uint16_t form, uint32_t canon)
{
    struct bits bits = {0x7fe00, canon};
    fields_bprodbus_reg(word, out->value);
    return found(word, out, form, 4, bits);
}

static void fields_bprodbus_imm(uint32_t word, uint64_t *value)
{
    value[0] = word >> 14 & 0x1f; /* SRC1 */
    value[1] = word & 0xff; /* BIMMBAD */
}

/* 001101.. -----sss ss------ bbbbbbbb  bprodbus $r[SRC1] BIMMBAD */
static int take_bprodbus_imm(uint32_t word, struct isadora_insn *out, uint16_t form, uint32_t canon)
{
    struct bits bits = {0x7c0ff, canon};
    out->line[0] = 0;
    fields_bprodbus_imm(word, out->value);
    return found(word, out, form, 4, bits);
}

static void fields_bprodbusc(uint32_t word, uint64_t *value)
{
    value[0] = word & 0x7; /* CDST */
    value[1] = word >> 14 & 0x1f; /* SRC1 */
    value[2] = word >> 9 & 0x1f; /* SRC2 */
    value[3] = word >> 3 & 0x3; /* COND */
    value[4] = word >> 5 & 0xf; /* SLCT */
    value[5] = word >> 3 & 0xff; /* BIMM */
}

/* 00..1111 -----sss ssssssss sssccccc  bprodbusc [$c[CDST]] $r[SRC1] BYTES2 */
static int take_bprodbusc(uint32_t word, struct isadora_insn *out, uint16_t form, uint32_t canon)
{
    struct bits bits = {0x7c000, canon};
    bits = with(bits, choose_cdst(word, out->line));
    bits = with(bits, choose_bytes2(word, out->line + 1));
    if (out->line[1] == 0)
        bits.canon ^= 0x10000000;
    if (out->line[1] == 1)
        bits.canon ^= 0x10000000;
    if (out->line[1] == 2)
        bits.canon ^= 0x10000000;
    fields_bprodbusc(word, out->value);
    return found(word, out, form, 4, bits);
}

static void fields_mov_imm(uint32_t word, uint64_t *value)
{
    value[0] = word >> 19 & 0x1f; /* DST */
    value[1] = word & 0x7ffff; /* IMM19 */
}

/* 01100101 dddddiii iiiiiiii iiiiiiii  mov $r[DST] IMM19 */
static int take_mov_imm(uint32_t word, struct isadora_insn *out, uint16_t form, uint32_t canon)
{
    struct bits bits = {0xffffff, canon};
    fields_mov_imm(word, out->value);
    return found(word, out, form, 4, bits);
}

static void fields_sethi(uint32_t word, uint64_t *value)
{
    value[0] = word >> 19 & 0x1f; /* DST */
    value[1] = word & 0xffff; /* IMM16 */
}

/* 01110101 ddddd--- iiiiiiii iiiiiiii  sethi $r[DST] IMM16 */
static int take_sethi(uint32_t word, struct isadora_insn *out, uint16_t form, uint32_t canon)
{
    struct bits bits = {0xf8ffff, canon};
    fields_sethi(word, out->value);
    return found(word, out, form, 4, bits);
}

static struct bits choose_tofile(uint32_t word, unsigned config, uint8_t *line)
{
    struct bits bits;
    if ((word & 0xf8) == 0x0) {
        bits = (struct bits){0xf80000, 0x0};
        line[0] = 0;
    } else if ((word & 0xf0) == 0x0) {
        bits = (struct bits){0xf80000, 0x8};
        line[0] = 1;
    } else if ((word & 0x78) == 0x10) {
        bits = (struct bits){0xf80000, 0x10};
        line[0] = 2;
    } else if ((word & 0xe0) == 0x0) {
        bits = (struct bits){0xf80000, 0x18};
        line[0] = 3;
    } else if ((word & 0xe000b8) == 0x18) {
        bits = (struct bits){0xf80000, 0x58};
        line[0] = 4;
    } else if ((word & 0xb8) == 0x18) {
        bits = (struct bits){0xf80000, 0x58};
        line[0] = 5;
    } else if ((word & 0xf8) == 0x60) {
        bits = (struct bits){0xf80000, 0x60};
        line[0] = 6;
    } else if ((word & 0xf0) == 0xa0) {
        bits = (struct bits){0xf80008, 0xa0};
        line[0] = 7;
    } else if (ON_G80 >> config & 1 && (word & 0xf8) == 0xc0) {
        bits = (struct bits){0xf80000, 0xc0};
        line[0] = 8;
    } else if (ON_G80 >> config & 1 && (word & 0xc0) == 0x0) {
        bits = (struct bits){0xf800f8, 0x0};
        line[0] = 9;
    } else if (ON_NV41 >> config & 1 && ((word & 0xf8) == 0xc0 || (word & 0xd8) == 0x90)) {
        bits = (struct bits){0xf800f8, 0x0};
        line[0] = 10;
    } else if ((word & 0xe0) == 0x60 || (word & 0xb0) == 0x80 || (word & 0xa8) == 0x80 || (word & 0x78) == 0x78 || (word & 0x60) == 0x0) {
        bits = (struct bits){0xf800f8, 0x0};
        line[0] = 11;
    } else if ((word & 0xc0) == 0xc0) {
        bits = (struct bits){0xf800f8, 0x0};
        line[0] = 12;
    } else {
        return no_line;
    }
    return bits;
}

static void fields_mov_to(uint32_t word, uint64_t *value)
{
    value[0] = word >> 19 & 0x1f; /* DST */
    value[1] = (word >> 19 & 0x1f) | (word >> 3 & 0x1) << 5; /* MDST */
    value[2] = word >> 3 & 0x1f; /* RFILE */
    value[3] = word >> 19 & 0x1f; /* TOIDX */
    value[4] = word & 0x7; /* CDST */
    value[5] = word >> 14 & 0x1f; /* SRC1 */
}

/* 01101010 dddddsss ss------ rrrrrccc  mov TOFILE [$c[CDST]] $r[SRC1] */
static int take_mov_to(uint32_t word, unsigned config, struct isadora_insn *out, uint16_t form, uint32_t canon)
{
    struct bits bits = {0x7c000, canon};
    const struct bits of_0 = choose_tofile(word, config, out->line);
    if (none(of_0))
        return ISADORA_NO_FORM;
    bits = with(bits, of_0);
    bits = with(bits, choose_cdst(word, out->line + 1));
    fields_mov_to(word, out->value);
    return found(word, out, form, 4, bits);
}

static struct bits choose_fromfile(uint32_t word, unsigned config, uint8_t *line)
{
    struct bits bits;
    if ((word & 0xf8) == 0x0) {
        bits = (struct bits){0x7c000, 0x0};
        line[0] = 0;
    } else if ((word & 0xf0) == 0x0) {
        bits = (struct bits){0x7c000, 0x8};
        line[0] = 1;
    } else if ((word & 0xe8) == 0x0) {
        bits = (struct bits){0x7c000, 0x10};
        line[0] = 2;
    } else if ((word & 0xe0) == 0x0) {
        bits = (struct bits){0x7c000, 0x18};
        line[0] = 3;
    } else if ((word & 0xb8) == 0x18) {
        bits = (struct bits){0x7c000, 0x58};
        line[0] = 4;
    } else if ((word & 0xf8) == 0x60) {
        bits = (struct bits){0x7c000, 0x60};
        line[0] = 5;
    } else if ((word & 0xf0) == 0x60) {
        bits = (struct bits){0x7c000, 0x68};
        line[0] = 6;
    } else if ((word & 0xf0) == 0xa0) {
        bits = (struct bits){0x7c008, 0xa0};
        line[0] = 7;
    } else if (ON_G80 >> config & 1 && (word & 0xf8) == 0xc0) {
        bits = (struct bits){0x7c000, 0xc0};
        line[0] = 8;
    } else if (ON_G80 >> config & 1 && (word & 0xc0) == 0x0) {
        bits = (struct bits){0x7c0f8, 0x0};
        line[0] = 9;
    } else if (ON_NV41 >> config & 1 && ((word & 0xf8) == 0xc0 || (word & 0xe8) == 0xa0)) {
        bits = (struct bits){0x7c0f8, 0x0};
        line[0] = 10;
    } else if ((word & 0xe0) == 0x60 || (word & 0xb0) == 0x80 || (word & 0xa8) == 0x80 || (word & 0x78) == 0x78 || (word & 0x60) == 0x0) {
        bits = (struct bits){0x7c0f8, 0x0};
        line[0] = 11;
    } else if ((word & 0xc0) == 0xc0) {
        bits = (struct bits){0x7c0f8, 0x0};
        line[0] = 12;
    } else {
        return no_line;
    }
    return bits;
}

static void fields_mov_from(uint32_t word, uint64_t *value)
{
    value[0] = word >> 19 & 0x1f; /* DST */
    value[1] = word & 0x7; /* CDST */
    value[2] = word >> 14 & 0x1f; /* SRC1 */
    value[3] = (word >> 14 & 0x1f) | (word >> 3 & 0x1) << 5; /* MSRC */
    value[4] = word >> 3 & 0x1f; /* RFILE */
    value[5] = word >> 14 & 0x1f; /* FROMIDX */
}

/* 01101011 dddddsss ss------ rrrrrccc  mov $r[DST] [$c[CDST]] FROMFILE */
static int take_mov_from(uint32_t word, unsigned config, struct isadora_insn *out, uint16_t form, uint32_t canon)
{
    struct bits bits = {0xf80000, canon};
    bits = with(bits, choose_cdst(word, out->line));
    const struct bits of_1 = choose_fromfile(word, config, out->line + 1);
    if (none(of_1))
        return ISADORA_NO_FORM;
    bits = with(bits, of_1);
    fields_mov_from(word, out->value);
    return found(word, out, form, 4, bits);
}

static struct bits choose_to_untested(uint32_t word, unsigned config, uint8_t *line)
{
    struct bits bits;
    if ((word & 0xf8) == 0x40) {
        bits = (struct bits){0xf80000, 0x40};
        line[0] = 0;
    } else if ((word & 0xf0) == 0x40) {
        bits = (struct bits){0xf80000, 0x48};
        line[0] = 1;
    } else if ((word & 0xe8) == 0x40) {
        bits = (struct bits){0xf80000, 0x50};
        line[0] = 2;
    } else if (ON_G80 >> config & 1 && (word & 0xf8) == 0xb0) {
        bits = (struct bits){0xf80000, 0xb0};
        line[0] = 3;
    } else if ((word & 0xf8) == 0xb8) {
        bits = (struct bits){0xf80000, 0xb8};
        line[0] = 4;
    } else if (ON_NV41 >> config & 1 && (word & 0xe0) == 0x20) {
        bits = (struct bits){0xf800f8, 0x0};
        line[0] = 5;
    } else {
        return no_line;
    }
    return bits;
}

static void fields_mov_to_untested(uint32_t word, uint64_t *value)
{
    value[0] = word >> 19 & 0x1f; /* DST */
    value[1] = word >> 3 & 0x1f; /* RFILE */
    value[2] = word >> 19 & 0x1f; /* TOIDX */
    value[3] = word & 0x7; /* CDST */
    value[4] = word >> 14 & 0x1f; /* SRC1 */
}

/* 01101010 dddddsss ss------ rrrrrccc  mov TO_UNTESTED [$c[CDST]] $r[SRC1] */
static int take_mov_to_untested(uint32_t word, unsigned config, struct isadora_insn *out, uint16_t form, uint32_t canon)
{
    struct bits bits = {0x7c000, canon};
    const struct bits of_0 = choose_to_untested(word, config, out->line);
    if (none(of_0))
        return ISADORA_NO_FORM;
    bits = with(bits, of_0);
    bits = with(bits, choose_cdst(word, out->line + 1));
    fields_mov_to_untested(word, out->value);
    return found(word, out, form, 4, bits);
}

static struct bits choose_from_untested(uint32_t word, unsigned config, uint8_t *line)
{
    struct bits bits;
    if ((word & 0xf8) == 0x40) {
        bits = (struct bits){0x7c000, 0x40};
        line[0] = 0;
    } else if ((word & 0xf0) == 0x40) {
        bits = (struct bits){0x7c000, 0x48};
        line[0] = 1;
    } else if ((word & 0xe8) == 0x40) {
        bits = (struct bits){0x7c000, 0x50};
        line[0] = 2;
    } else if (ON_G80 >> config & 1 && (word & 0xf8) == 0xb0) {
        bits = (struct bits){0x7c000, 0xb0};
        line[0] = 3;
    } else if ((word & 0xf8) == 0xb8) {
        bits = (struct bits){0x7c000, 0xb8};
        line[0] = 4;
    } else if (ON_NV41 >> config & 1 && (word & 0xe0) == 0x20) {
        bits = (struct bits){0x7c0f8, 0x0};
        line[0] = 5;
    } else {
        return no_line;
    }
    return bits;
}

static void fields_mov_from_untested(uint32_t word, uint64_t *value)
{
    value[0] = word >> 19 & 0x1f; /* DST */
    value[1] = word & 0x7; /* CDST */
    value[2] = word >> 14 & 0x1f; /* SRC1 */
    value[3] = word >> 3 & 0x1f; /* RFILE */
    value[4] = word >> 14 & 0x1f; /* FROMIDX */
}

/* 01101011 dddddsss ss------ rrrrrccc  mov $r[DST] [$c[CDST]] FROM_UNTESTED */
static int take_mov_from_untested(uint32_t word, unsigned config, struct isadora_insn *out, uint16_t form, uint32_t canon)
{
    struct bits bits = {0xf80000, canon};
    bits = with(bits, choose_cdst(word, out->line));
    const struct bits of_1 = choose_from_untested(word, config, out->line + 1);
    if (none(of_1))
        return ISADORA_NO_FORM;
    bits = with(bits, of_1);
    fields_mov_from_untested(word, out->value);
    return found(word, out, form, 4, bits);
}

/* 01001111 -----sss ss------ --------  snop */
static int take_snop(uint32_t word, struct isadora_insn *out, uint16_t form, uint32_t canon)
{
    struct bits bits = {0x0, canon};
    return found(word, out, form, 4, bits);
}

static void fields_cclear(uint32_t word, uint64_t *value)
{
    value[0] = word & 0x7; /* CDST */
    value[1] = word >> 14 & 0x1f; /* SRC1 */
}

/* 01...... -----sss ss------ -----ccc  cclear [$c[CDST]] $r[SRC1] */
static int take_cclear(uint32_t word, struct isadora_insn *out, uint16_t form, uint32_t canon)
{
    struct bits bits = {0x7c000, canon};
    bits = with(bits, choose_cdst(word, out->line));
    fields_cclear(word, out->value);
    return found(word, out, form, 4, bits);
}

static void fields_vec(uint32_t word, uint64_t *value)
{
    value[0] = word >> 1 & 0x1ff; /* FACTOR1 */
    value[1] = word >> 10 & 0x1ff; /* FACTOR2 */
    value[2] = word >> 19 & 0x3; /* VCIDX */
    value[3] = word >> 21 & 0x1; /* VCFLAG */
    value[4] = (word >> 22 & 0x3) | (word & 0x1) << 2; /* VCXFRM */
}

/* 00100100 vvvvvfff ffffffff fffffffv  vec FACTOR1 FACTOR2 $vc[VCIDX] VCFLAG VCXFRM */
static int take_vec(uint32_t word, struct isadora_insn *out, uint16_t form, uint32_t canon)
{
    struct bits bits = {0xffffff, canon};
    fields_vec(word, out->value);
    return found(word, out, form, 4, bits);
}

static void fields_bvec(uint32_t word, uint64_t *value)
{
    value[0] = word >> 14 & 0x1f; /* SRC1 */
    value[1] = word >> 19 & 0x3; /* VCIDX */
    value[2] = word >> 21 & 0x1; /* VCFLAG */
    value[3] = (word >> 22 & 0x3) | (word & 0x1) << 2; /* VCXFRM */
}

/* 00001111 vvvvvsss ss------ -------v  bvec $r[SRC1] $vc[VCIDX] VCFLAG VCXFRM */
static int take_bvec(uint32_t word, struct isadora_insn *out, uint16_t form, uint32_t canon)
{
    struct bits bits = {0xffc001, canon};
    fields_bvec(word, out->value);
    return found(word, out, form, 4, bits);
}

static void fields_bvecmad(uint32_t word, uint64_t *value)
{
    value[0] = word >> 14 & 0x1f; /* SRC1 */
    value[1] = word >> 9 & 0x1f; /* SRC2 */
    value[2] = word >> 3 & 0x3; /* COND */
    value[3] = word >> 5 & 0xf; /* SLCT */
    value[4] = word >> 19 & 0x3; /* VCIDX */
    value[5] = word >> 21 & 0x1; /* VCFLAG */
    value[6] = (word >> 22 & 0x3) | (word & 0x1) << 2; /* VCXFRM */
}

/* 00000100 vvvvvsss ssssssss ssscc--v  bvecmad $r[SRC1] $r[SRC2]q $c[COND] SLCT $vc[VCIDX] VCFLAG VCXFRM */
static int take_bvecmad(uint32_t word, struct isadora_insn *out, uint16_t form, uint32_t canon)
{
    struct bits bits = {0xfffff9, canon};
    fields_bvecmad(word, out->value);
    return found(word, out, form, 4, bits);
}

static int tree_32(uint32_t word, unsigned config, struct isadora_insn *out)
{
    switch (word >> 24 & 0xff) {
    case 0x0: case 0x10:
        return take_bmulbus_reg(word, out, VP1_SCALAR_BMULBUS_REG, 0x0);
    case 0x1:
        return take_bmul_bmul_s_reg(word, out, VP1_SCALAR_BMUL_BMUL_S_REG, 0x1000000);
    case 0x2:
        return take_bmul_bmul_s_reg(word, out, VP1_SCALAR_BMUL_BMULA_S_REG, 0x2000000);
    case 0x3:
        return take_bmulabus_signed_reg(word, out, VP1_SCALAR_BMULABUS_SIGNED_REG, 0x3000000);
    case 0x4:
        return take_bvecmad(word, out, VP1_SCALAR_BVECMAD, 0x4000000);
    case 0x5:
        return take_bvecmad(word, out, VP1_SCALAR_BVECMADSEL, 0x5000000);
    case 0x6: case 0x7: case 0x14: case 0x15: case 0x16: case 0x17:
        return take_bprodbus_reg(word, out, VP1_SCALAR_BPRODBUS_REG, 0x6000000);
    case 0x8: case 0x28:
        return take_bytes_bmin_signed_two(word, out, VP1_SCALAR_BYTES_BMIN_SIGNED_TWO, 0x8000000);
    case 0x9: case 0x29:
        return take_bytes_bmin_signed_two(word, out, VP1_SCALAR_BYTES_BMAX_SIGNED_TWO, 0x9000000);
    case 0xa: case 0x2a:
        return take_arith_abs_one(word, out, VP1_SCALAR_BYTES_BABS_SIGNED_ONE, 0xa000000);
    case 0xb: case 0x2b:
        return take_arith_abs_one(word, out, VP1_SCALAR_BYTES_BNEG_SIGNED_ONE, 0xb000000);
    case 0xc: case 0x2c:
        return take_bytes_bmin_signed_two(word, out, VP1_SCALAR_BYTES_BADD_SIGNED_TWO, 0xc000000);
    case 0xd: case 0x2d:
        return take_bytes_bmin_signed_two(word, out, VP1_SCALAR_BYTES_BSUB_SIGNED_TWO, 0xd000000);
    case 0xe: case 0x2e:
        return take_bytes_bmin_signed_two(word, out, VP1_SCALAR_BYTE_SHIFT_SIGNED, 0xe000000);
    case 0xf:
        return take_bvec(word, out, VP1_SCALAR_BVEC, 0xf000000);
    case 0x11:
        return take_bmul_bmul_s_reg(word, out, VP1_SCALAR_BMUL_BMUL_U_REG, 0x11000000);
    case 0x12:
        return take_bmul_bmul_s_reg(word, out, VP1_SCALAR_BMUL_BMULA_U_REG, 0x12000000);
    case 0x13:
        return take_bmulabus_signed_reg(word, out, VP1_SCALAR_BMULABUS_UNSIGNED_REG, 0x13000000);
    case 0x18: case 0x38:
        return take_bytes_bmin_signed_two(word, out, VP1_SCALAR_BYTES_BMIN_UNSIGNED_TWO, 0x18000000);
    case 0x19: case 0x39:
        return take_bytes_bmin_signed_two(word, out, VP1_SCALAR_BYTES_BMAX_UNSIGNED_TWO, 0x19000000);
    case 0x1a: case 0x3a:
        return take_arith_abs_one(word, out, VP1_SCALAR_BYTES_BABS_UNSIGNED_ONE, 0x1a000000);
    case 0x1b: case 0x3b:
        return take_arith_abs_one(word, out, VP1_SCALAR_BYTES_BNEG_UNSIGNED_ONE, 0x1b000000);
    case 0x1c: case 0x3c:
        return take_bytes_bmin_signed_two(word, out, VP1_SCALAR_BYTES_BADD_UNSIGNED_TWO, 0x1c000000);
    case 0x1d: case 0x3d:
        return take_bytes_bmin_signed_two(word, out, VP1_SCALAR_BYTES_BSUB_UNSIGNED_TWO, 0x1d000000);
    case 0x1e: case 0x3e:
        return take_bytes_bmin_signed_two(word, out, VP1_SCALAR_BYTE_SHIFT_UNSIGNED, 0x1e000000);
    case 0x1f: case 0x2f: case 0x3f:
        return take_bprodbusc(word, out, VP1_SCALAR_BPRODBUSC, 0xf000000);
    case 0x20: case 0x30:
        return take_bmulbus_imm(word, out, VP1_SCALAR_BMULBUS_IMM, 0x20000000);
    case 0x21:
        return take_bmul_bmul_s_imm(word, out, VP1_SCALAR_BMUL_BMUL_S_IMM, 0x21000000);
    case 0x22:
        return take_bmul_bmula_s_bad(word, out, VP1_SCALAR_BMUL_BMULA_S_BAD, 0x22000000);
    case 0x23:
        return take_bmulabus_signed_imm(word, out, VP1_SCALAR_BMULABUS_SIGNED_IMM, 0x23000000);
    case 0x24:
        return take_vec(word, out, VP1_SCALAR_VEC, 0x24000000);
    case 0x25:
        return take_byte_bits_band(word, out, VP1_SCALAR_BYTE_BITS_BAND, 0x25000000);
    case 0x26:
        return take_byte_bits_band(word, out, VP1_SCALAR_BYTE_BITS_BOR, 0x26000000);
    case 0x27:
        return take_byte_bits_band(word, out, VP1_SCALAR_BYTE_BITS_BXOR, 0x27000000);
    case 0x31:
        return take_bmul_bmul_s_imm(word, out, VP1_SCALAR_BMUL_BMUL_U_IMM, 0x31000000);
    case 0x32:
        return take_bmul_bmula_s_bad(word, out, VP1_SCALAR_BMUL_BMULA_U_BAD, 0x32000000);
    case 0x33:
        return take_bmulabus_signed_imm(word, out, VP1_SCALAR_BMULABUS_UNSIGNED_IMM, 0x33000000);
    case 0x34: case 0x35: case 0x36: case 0x37:
        return take_bprodbus_imm(word, out, VP1_SCALAR_BPRODBUS_IMM, 0x34000000);
    case 0x40: case 0x43: case 0x44: case 0x46: case 0x47: case 0x50:
    case 0x52: case 0x53: case 0x54: case 0x55: case 0x56: case 0x57:
    case 0x5f: case 0x60: case 0x66: case 0x67: case 0x6f: case 0x70:
    case 0x72: case 0x73: case 0x74: case 0x76: case 0x77: case 0x7f:
        return take_cclear(word, out, VP1_SCALAR_CCLEAR, 0x40000000);
    case 0x41: case 0x51: case 0x61: case 0x71:
        return take_arith_mul_two(word, out, VP1_SCALAR_ARITH_MUL_TWO, 0x41000000);
    case 0x42:
        switch (word >> 3 & 0xf) {
        case 0x1:
            return take_bitop_nor(word, out, VP1_SCALAR_BITOP_NOR, 0x42000008);
        case 0x2:
            return take_bitop_nor(word, out, VP1_SCALAR_BITOP_AND_NOT1, 0x42000010);
        case 0x4:
            return take_bitop_nor(word, out, VP1_SCALAR_BITOP_AND_NOT2, 0x42000020);
        case 0x6:
            return take_bitop_nor(word, out, VP1_SCALAR_BITOP_XOR, 0x42000030);
        case 0x7:
            return take_bitop_nor(word, out, VP1_SCALAR_BITOP_NAND, 0x42000038);
        case 0x8:
            return take_bitop_nor(word, out, VP1_SCALAR_BITOP_AND, 0x42000040);
        case 0x9:
            return take_bitop_nor(word, out, VP1_SCALAR_BITOP_NXOR, 0x42000048);
        case 0xb:
            return take_bitop_nor(word, out, VP1_SCALAR_BITOP_OR_NOT1, 0x42000058);
        case 0xd:
            return take_bitop_nor(word, out, VP1_SCALAR_BITOP_OR_NOT2, 0x42000068);
        case 0xe:
            return take_bitop_nor(word, out, VP1_SCALAR_BITOP_OR, 0x42000070);
        default:
            return take_bitop_rest(word, out, VP1_SCALAR_BITOP_REST, 0x42000000);
        }
    case 0x45:
        return take_bvec(word, out, VP1_SCALAR_VECMS, 0x45000000);
    case 0x48: case 0x58: case 0x68: case 0x78:
        return take_arith_mul_two(word, out, VP1_SCALAR_ARITH_MIN_TWO, 0x48000000);
    case 0x49: case 0x59: case 0x69: case 0x79:
        return take_arith_mul_two(word, out, VP1_SCALAR_ARITH_MAX_TWO, 0x49000000);
    case 0x4a: case 0x5a: case 0x7a:
        return take_arith_abs_one(word, out, VP1_SCALAR_ARITH_ABS_ONE, 0x4a000000);
    case 0x4b: case 0x5b: case 0x7b:
        return take_arith_abs_one(word, out, VP1_SCALAR_ARITH_NEG_ONE, 0x4b000000);
    case 0x4c: case 0x5c: case 0x6c: case 0x7c:
        return take_arith_mul_two(word, out, VP1_SCALAR_ARITH_ADD_TWO, 0x4c000000);
    case 0x4d: case 0x5d: case 0x6d: case 0x7d:
        return take_arith_mul_two(word, out, VP1_SCALAR_ARITH_SUB_TWO, 0x4d000000);
    case 0x4e: case 0x6e:
        return take_arith_mul_two(word, out, VP1_SCALAR_ARITH_SAR_TWO, 0x4e000000);
    case 0x4f:
        return take_snop(word, out, VP1_SCALAR_SNOP, 0x4f000000);
    case 0x5e: case 0x7e:
        return take_arith_mul_two(word, out, VP1_SCALAR_ARITH_SHR_TWO, 0x5e000000);
    case 0x62:
        return take_bits_imm_and(word, out, VP1_SCALAR_BITS_IMM_AND, 0x62000000);
    case 0x63:
        return take_bits_imm_and(word, out, VP1_SCALAR_BITS_IMM_XOR, 0x63000000);
    case 0x64:
        return take_bits_imm_and(word, out, VP1_SCALAR_BITS_IMM_OR, 0x64000000);
    case 0x65:
        return take_mov_imm(word, out, VP1_SCALAR_MOV_IMM, 0x65000000);
    case 0x6a:
        if (ON_NV41 >> config & 1 && (word & 0xf0) != 0x40 && (word & 0xe8) != 0x40 && (word & 0xe0) != 0x20 && (word & 0x78) != 0x38)
            return take_mov_to(word, config, out, VP1_SCALAR_MOV_TO, 0x6a000000);
        if (ON_G80 >> config & 1 && (word & 0xf0) != 0x40 && (word & 0xf0) != 0xb0 && (word & 0xe8) != 0x40)
            return take_mov_to(word, config, out, VP1_SCALAR_MOV_TO, 0x6a000000);
        return take_mov_to_untested(word, config, out, VP1_SCALAR_MOV_TO_UNTESTED, 0x6a000000);
    case 0x6b:
        if (ON_NV41 >> config & 1 && (word & 0xf0) != 0x40 && (word & 0xe8) != 0x40 && (word & 0xe0) != 0x20 && (word & 0x78) != 0x38)
            return take_mov_from(word, config, out, VP1_SCALAR_MOV_FROM, 0x6b000000);
        if (ON_G80 >> config & 1 && (word & 0xf0) != 0x40 && (word & 0xf0) != 0xb0 && (word & 0xe8) != 0x40)
            return take_mov_from(word, config, out, VP1_SCALAR_MOV_FROM, 0x6b000000);
        return take_mov_from_untested(word, config, out, VP1_SCALAR_MOV_FROM_UNTESTED, 0x6b000000);
    case 0x75:
        return take_sethi(word, out, VP1_SCALAR_SETHI, 0x75000000);
    default:
        return ISADORA_NO_FORM;
    }
}

int vp1_scalar_decode(const struct isadora_context *c, const uint8_t *bytes, size_t size, struct isadora_insn *out)
{
    if (size < 4)
        return ISADORA_SHORT;
    {
        uint32_t word = (uint32_t)bytes[0] | (uint32_t)bytes[1] << 8 | (uint32_t)bytes[2] << 16 | (uint32_t)bytes[3] << 24;
        int length = tree_32(word, c->config, out);
        if (length > 0)
            return length;
    }
    return ISADORA_NO_FORM;
}
