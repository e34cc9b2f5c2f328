/* Generated from the description vp1-scalar by gen/emit/encode.lua. Do not edit. */
#include "vp1_scalar.h"

/* A word as far as it is known. `wrong` is not 0 when a value or the number of an alternative
 * is too large. */
struct put {
    uint64_t word;
    uint64_t wrong;
};

typedef struct put encode_form(struct put put, const uint8_t *line, const uint64_t *value);

/* A field of `width` bits from bit `at` of a part of the word on. */
#define FIELD(name, part, at, width) \
    static inline struct put name(struct put put, uint64_t value) \
    { \
        put.part |= value << (at); \
        put.wrong |= value >> (width); \
        return put; \
    }
FIELD(field_DST, word, 19, 5)
FIELD(field_SRC1, word, 14, 5)
FIELD(field_SRC2, word, 9, 5)
FIELD(field_CDST, word, 0, 3)
FIELD(field_COND, word, 3, 2)
FIELD(field_SLCT, word, 5, 4)
FIELD(field_IMM, word, 3, 11)
FIELD(field_BIMM, word, 3, 8)
FIELD(field_BIMMBAD, word, 0, 8)
FIELD(field_IMM19, word, 0, 19)
FIELD(field_IMM16, word, 0, 16)
FIELD(field_BITOP, word, 3, 4)
FIELD(field_RND, word, 8, 1)
FIELD(field_SIGN1, word, 2, 1)
FIELD(field_SIGN2, word, 1, 1)
FIELD(field_FACTOR1, word, 1, 9)
FIELD(field_FACTOR2, word, 10, 9)
FIELD(field_VCIDX, word, 19, 2)
FIELD(field_VCFLAG, word, 21, 1)
FIELD(field_RFILE, word, 3, 5)
FIELD(field_TOIDX, word, 19, 5)
FIELD(field_FROMIDX, word, 14, 5)

static inline struct put field_BIMMMUL(struct put put, uint64_t value)
{
    put.word |= (value & 0x1f) << 9;
    put.word |= value >> 5;
    put.wrong |= value >> 6;
    return put;
}

static inline struct put field_VCXFRM(struct put put, uint64_t value)
{
    put.word |= (value & 0x3) << 22;
    put.word |= value >> 2;
    put.wrong |= value >> 3;
    return put;
}

static inline struct put field_MDST(struct put put, uint64_t value)
{
    put.word |= (value & 0x1f) << 19;
    put.word |= (value >> 5) << 3;
    put.wrong |= value >> 6;
    return put;
}

static inline struct put field_MSRC(struct put put, uint64_t value)
{
    put.word |= (value & 0x1f) << 14;
    put.word |= (value >> 5) << 3;
    put.wrong |= value >> 6;
    return put;
}

static struct put put_cdst(struct put put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        put.word |= 0x7;
        break;
    case 1:
        put = field_CDST(put, value[0]);
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_word2(struct put put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        put.word |= 0x1c0;
        put = field_SRC2(put, value[0]);
        break;
    case 1: case 2:
        put = field_COND(put, value[1]);
        put = field_SLCT(put, value[2]);
        put = field_SRC2(put, value[0]);
        break;
    case 3:
        put.word |= 0x20000000;
        put = field_IMM(put, value[3]);
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put encode_arith_mul_two(struct put put, const uint8_t *line, const uint64_t *value)
{
    put = field_DST(put, value[0]);
    put = field_SRC1(put, value[2]);
    put = put_cdst(put, line, value + 1);
    put = put_word2(put, line + 1, value + 3);
    return put;
}

static struct put encode_arith_abs_one(struct put put, const uint8_t *line, const uint64_t *value)
{
    put = field_DST(put, value[0]);
    put = field_SRC1(put, value[2]);
    put = put_cdst(put, line, value + 1);
    return put;
}

static struct put encode_bitop_nor(struct put put, const uint8_t *line, const uint64_t *value)
{
    put = field_DST(put, value[0]);
    put = field_SRC1(put, value[2]);
    put = field_SRC2(put, value[3]);
    put = put_cdst(put, line, value + 1);
    return put;
}

static struct put encode_bitop_rest(struct put put, const uint8_t *line, const uint64_t *value)
{
    put = field_BITOP(put, value[0]);
    put = field_DST(put, value[1]);
    put = field_SRC1(put, value[3]);
    put = field_SRC2(put, value[4]);
    put = put_cdst(put, line, value + 2);
    return put;
}

static struct put encode_bits_imm_and(struct put put, const uint8_t *line, const uint64_t *value)
{
    put = field_DST(put, value[0]);
    put = field_SRC1(put, value[2]);
    put = field_IMM(put, value[3]);
    put = put_cdst(put, line, value + 1);
    return put;
}

static struct put put_bytes2(struct put put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        put.word |= 0x1c0;
        put = field_SRC2(put, value[0]);
        break;
    case 1: case 2:
        put = field_COND(put, value[1]);
        put = field_SLCT(put, value[2]);
        put = field_SRC2(put, value[0]);
        break;
    case 3:
        put.word |= 0x20000000;
        put = field_BIMM(put, value[3]);
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put encode_bytes_bmin_signed_two(struct put put, const uint8_t *line,
    const uint64_t *value)
{
    put = field_DST(put, value[0]);
    put = field_SRC1(put, value[2]);
    put = put_cdst(put, line, value + 1);
    put = put_bytes2(put, line + 1, value + 3);
    return put;
}

static struct put encode_byte_bits_band(struct put put, const uint8_t *line, const uint64_t *value)
{
    put = field_DST(put, value[0]);
    put = field_SRC1(put, value[2]);
    put = field_BIMM(put, value[3]);
    put = put_cdst(put, line, value + 1);
    return put;
}

static struct put encode_bmul_bmul_s_reg(struct put put, const uint8_t *line,
    const uint64_t *value)
{
    (void)line;
    put = field_RND(put, value[0]);
    put = field_DST(put, value[1]);
    put = field_SIGN1(put, value[2]);
    put = field_SRC1(put, value[3]);
    put = field_SIGN2(put, value[4]);
    put = field_SRC2(put, value[5]);
    return put;
}

static struct put encode_bmul_bmul_s_imm(struct put put, const uint8_t *line,
    const uint64_t *value)
{
    put = field_RND(put, value[0]);
    put = field_DST(put, value[1]);
    put = field_SIGN1(put, value[2]);
    put = field_SRC1(put, value[3]);
    put = field_SIGN2(put, value[4]);
    put = field_BIMMMUL(put, value[5]);
    put.wrong |= line[0];
    return put;
}

static struct put encode_bmul_bmula_s_bad(struct put put, const uint8_t *line,
    const uint64_t *value)
{
    put = field_RND(put, value[0]);
    put = field_DST(put, value[1]);
    put = field_SIGN1(put, value[2]);
    put = field_SRC1(put, value[3]);
    put = field_SIGN2(put, value[4]);
    put = field_BIMMBAD(put, value[5]);
    put.wrong |= line[0];
    return put;
}

static struct put encode_bmulbus_reg(struct put put, const uint8_t *line, const uint64_t *value)
{
    (void)line;
    put = field_SIGN1(put, value[0]);
    put = field_SRC1(put, value[1]);
    put = field_SIGN2(put, value[2]);
    put = field_SRC2(put, value[3]);
    return put;
}

static struct put encode_bmulbus_imm(struct put put, const uint8_t *line, const uint64_t *value)
{
    put = field_SIGN1(put, value[0]);
    put = field_SRC1(put, value[1]);
    put = field_SIGN2(put, value[2]);
    put = field_BIMMBAD(put, value[3]);
    put.wrong |= line[0];
    return put;
}

static struct put encode_bmulabus_signed_reg(struct put put, const uint8_t *line,
    const uint64_t *value)
{
    (void)line;
    put = field_RND(put, value[0]);
    put = field_SIGN1(put, value[1]);
    put = field_SRC1(put, value[2]);
    put = field_SIGN2(put, value[3]);
    put = field_SRC2(put, value[4]);
    return put;
}

static struct put encode_bmulabus_signed_imm(struct put put, const uint8_t *line,
    const uint64_t *value)
{
    put = field_RND(put, value[0]);
    put = field_SIGN1(put, value[1]);
    put = field_SRC1(put, value[2]);
    put = field_SIGN2(put, value[3]);
    put = field_BIMMBAD(put, value[4]);
    put.wrong |= line[0];
    return put;
}

static struct put encode_bprodbus_reg(struct put put, const uint8_t *line, const uint64_t *value)
{
    (void)line;
    put = field_SRC1(put, value[0]);
    put = field_SRC2(put, value[1]);
    return put;
}

static struct put encode_bprodbus_imm(struct put put, const uint8_t *line, const uint64_t *value)
{
    put = field_SRC1(put, value[0]);
    put = field_BIMMBAD(put, value[1]);
    put.wrong |= line[0];
    return put;
}

static struct put encode_bprodbusc(struct put put, const uint8_t *line, const uint64_t *value)
{
    put = field_SRC1(put, value[1]);
    put = put_cdst(put, line, value);
    put = put_bytes2(put, line + 1, value + 2);
    if (line[1] == 0)
        put.word ^= 0x10000000;
    if (line[1] == 1)
        put.word ^= 0x10000000;
    if (line[1] == 2)
        put.word ^= 0x10000000;
    return put;
}

static struct put encode_mov_imm(struct put put, const uint8_t *line, const uint64_t *value)
{
    (void)line;
    put = field_DST(put, value[0]);
    put = field_IMM19(put, value[1]);
    return put;
}

static struct put encode_sethi(struct put put, const uint8_t *line, const uint64_t *value)
{
    (void)line;
    put = field_DST(put, value[0]);
    put = field_IMM16(put, value[1]);
    return put;
}

static struct put put_tofile(struct put put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        put = field_DST(put, value[0]);
        break;
    case 1:
        put.word |= 0x8;
        put = field_DST(put, value[0]);
        break;
    case 2:
        put.word |= 0x10;
        put = field_DST(put, value[0]);
        break;
    case 3:
        put.word |= 0x18;
        put = field_DST(put, value[0]);
        break;
    case 4: case 5:
        put.word |= 0x58;
        put = field_DST(put, value[0]);
        break;
    case 6:
        put.word |= 0x60;
        put = field_DST(put, value[0]);
        break;
    case 7:
        put.word |= 0xa0;
        put = field_MDST(put, value[1]);
        break;
    case 8:
        put.word |= 0xc0;
        put = field_DST(put, value[0]);
        break;
    case 9: case 10: case 11: case 12:
        put = field_RFILE(put, value[2]);
        put = field_TOIDX(put, value[3]);
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put encode_mov_to(struct put put, const uint8_t *line, const uint64_t *value)
{
    put = field_SRC1(put, value[5]);
    put = put_tofile(put, line, value);
    put = put_cdst(put, line + 1, value + 4);
    return put;
}

static struct put put_fromfile(struct put put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        put = field_SRC1(put, value[0]);
        break;
    case 1:
        put.word |= 0x8;
        put = field_SRC1(put, value[0]);
        break;
    case 2:
        put.word |= 0x10;
        put = field_SRC1(put, value[0]);
        break;
    case 3:
        put.word |= 0x18;
        put = field_SRC1(put, value[0]);
        break;
    case 4:
        put.word |= 0x58;
        put = field_SRC1(put, value[0]);
        break;
    case 5:
        put.word |= 0x60;
        put = field_SRC1(put, value[0]);
        break;
    case 6:
        put.word |= 0x68;
        put = field_SRC1(put, value[0]);
        break;
    case 7:
        put.word |= 0xa0;
        put = field_MSRC(put, value[1]);
        break;
    case 8:
        put.word |= 0xc0;
        put = field_SRC1(put, value[0]);
        break;
    case 9: case 10: case 11: case 12:
        put = field_RFILE(put, value[2]);
        put = field_FROMIDX(put, value[3]);
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put encode_mov_from(struct put put, const uint8_t *line, const uint64_t *value)
{
    put = field_DST(put, value[0]);
    put = put_cdst(put, line, value + 1);
    put = put_fromfile(put, line + 1, value + 2);
    return put;
}

static struct put put_to_untested(struct put put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        put.word |= 0x40;
        put = field_DST(put, value[0]);
        break;
    case 1:
        put.word |= 0x48;
        put = field_DST(put, value[0]);
        break;
    case 2:
        put.word |= 0x50;
        put = field_DST(put, value[0]);
        break;
    case 3:
        put.word |= 0xb0;
        put = field_DST(put, value[0]);
        break;
    case 4:
        put.word |= 0xb8;
        put = field_DST(put, value[0]);
        break;
    case 5:
        put = field_RFILE(put, value[1]);
        put = field_TOIDX(put, value[2]);
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put encode_mov_to_untested(struct put put, const uint8_t *line,
    const uint64_t *value)
{
    put = field_SRC1(put, value[4]);
    put = put_to_untested(put, line, value);
    put = put_cdst(put, line + 1, value + 3);
    return put;
}

static struct put put_from_untested(struct put put, const uint8_t *line, const uint64_t *value)
{
    switch (line[0]) {
    case 0:
        put.word |= 0x40;
        put = field_SRC1(put, value[0]);
        break;
    case 1:
        put.word |= 0x48;
        put = field_SRC1(put, value[0]);
        break;
    case 2:
        put.word |= 0x50;
        put = field_SRC1(put, value[0]);
        break;
    case 3:
        put.word |= 0xb0;
        put = field_SRC1(put, value[0]);
        break;
    case 4:
        put.word |= 0xb8;
        put = field_SRC1(put, value[0]);
        break;
    case 5:
        put = field_RFILE(put, value[1]);
        put = field_FROMIDX(put, value[2]);
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put encode_mov_from_untested(struct put put, const uint8_t *line,
    const uint64_t *value)
{
    put = field_DST(put, value[0]);
    put = put_cdst(put, line, value + 1);
    put = put_from_untested(put, line + 1, value + 2);
    return put;
}

static struct put encode_snop(struct put put, const uint8_t *line, const uint64_t *value)
{
    (void)line;
    (void)value;
    return put;
}

static struct put encode_cclear(struct put put, const uint8_t *line, const uint64_t *value)
{
    put = field_SRC1(put, value[1]);
    put = put_cdst(put, line, value);
    return put;
}

static struct put encode_vec(struct put put, const uint8_t *line, const uint64_t *value)
{
    (void)line;
    put = field_FACTOR1(put, value[0]);
    put = field_FACTOR2(put, value[1]);
    put = field_VCIDX(put, value[2]);
    put = field_VCFLAG(put, value[3]);
    put = field_VCXFRM(put, value[4]);
    return put;
}

static struct put encode_bvec(struct put put, const uint8_t *line, const uint64_t *value)
{
    (void)line;
    put = field_SRC1(put, value[0]);
    put = field_VCIDX(put, value[1]);
    put = field_VCFLAG(put, value[2]);
    put = field_VCXFRM(put, value[3]);
    return put;
}

static struct put encode_bvecmad(struct put put, const uint8_t *line, const uint64_t *value)
{
    (void)line;
    put = field_SRC1(put, value[0]);
    put = field_SRC2(put, value[1]);
    put = field_COND(put, value[2]);
    put = field_SLCT(put, value[3]);
    put = field_VCIDX(put, value[4]);
    put = field_VCFLAG(put, value[5]);
    put = field_VCXFRM(put, value[6]);
    return put;
}

static const struct {
    encode_form *put;
    uint64_t word; /* the constants of the form */
} forms[] = {
    [VP1_SCALAR_ARITH_MUL_TWO] = {encode_arith_mul_two, 0x41000000},
    [VP1_SCALAR_ARITH_MIN_TWO] = {encode_arith_mul_two, 0x48000000},
    [VP1_SCALAR_ARITH_MAX_TWO] = {encode_arith_mul_two, 0x49000000},
    [VP1_SCALAR_ARITH_ADD_TWO] = {encode_arith_mul_two, 0x4c000000},
    [VP1_SCALAR_ARITH_SUB_TWO] = {encode_arith_mul_two, 0x4d000000},
    [VP1_SCALAR_ARITH_SAR_TWO] = {encode_arith_mul_two, 0x4e000000},
    [VP1_SCALAR_ARITH_SHR_TWO] = {encode_arith_mul_two, 0x5e000000},
    [VP1_SCALAR_ARITH_ABS_ONE] = {encode_arith_abs_one, 0x4a000000},
    [VP1_SCALAR_ARITH_NEG_ONE] = {encode_arith_abs_one, 0x4b000000},
    [VP1_SCALAR_BITOP_NOR] = {encode_bitop_nor, 0x42000008},
    [VP1_SCALAR_BITOP_AND_NOT1] = {encode_bitop_nor, 0x42000010},
    [VP1_SCALAR_BITOP_AND_NOT2] = {encode_bitop_nor, 0x42000020},
    [VP1_SCALAR_BITOP_XOR] = {encode_bitop_nor, 0x42000030},
    [VP1_SCALAR_BITOP_NAND] = {encode_bitop_nor, 0x42000038},
    [VP1_SCALAR_BITOP_AND] = {encode_bitop_nor, 0x42000040},
    [VP1_SCALAR_BITOP_NXOR] = {encode_bitop_nor, 0x42000048},
    [VP1_SCALAR_BITOP_OR_NOT1] = {encode_bitop_nor, 0x42000058},
    [VP1_SCALAR_BITOP_OR_NOT2] = {encode_bitop_nor, 0x42000068},
    [VP1_SCALAR_BITOP_OR] = {encode_bitop_nor, 0x42000070},
    [VP1_SCALAR_BITOP_REST] = {encode_bitop_rest, 0x42000000},
    [VP1_SCALAR_BITS_IMM_AND] = {encode_bits_imm_and, 0x62000000},
    [VP1_SCALAR_BITS_IMM_XOR] = {encode_bits_imm_and, 0x63000000},
    [VP1_SCALAR_BITS_IMM_OR] = {encode_bits_imm_and, 0x64000000},
    [VP1_SCALAR_BYTES_BMIN_SIGNED_TWO] = {encode_bytes_bmin_signed_two, 0x8000000},
    [VP1_SCALAR_BYTES_BMIN_UNSIGNED_TWO] = {encode_bytes_bmin_signed_two, 0x18000000},
    [VP1_SCALAR_BYTES_BMAX_SIGNED_TWO] = {encode_bytes_bmin_signed_two, 0x9000000},
    [VP1_SCALAR_BYTES_BMAX_UNSIGNED_TWO] = {encode_bytes_bmin_signed_two, 0x19000000},
    [VP1_SCALAR_BYTES_BADD_SIGNED_TWO] = {encode_bytes_bmin_signed_two, 0xc000000},
    [VP1_SCALAR_BYTES_BADD_UNSIGNED_TWO] = {encode_bytes_bmin_signed_two, 0x1c000000},
    [VP1_SCALAR_BYTES_BSUB_SIGNED_TWO] = {encode_bytes_bmin_signed_two, 0xd000000},
    [VP1_SCALAR_BYTES_BSUB_UNSIGNED_TWO] = {encode_bytes_bmin_signed_two, 0x1d000000},
    [VP1_SCALAR_BYTES_BABS_SIGNED_ONE] = {encode_arith_abs_one, 0xa000000},
    [VP1_SCALAR_BYTES_BABS_UNSIGNED_ONE] = {encode_arith_abs_one, 0x1a000000},
    [VP1_SCALAR_BYTES_BNEG_SIGNED_ONE] = {encode_arith_abs_one, 0xb000000},
    [VP1_SCALAR_BYTES_BNEG_UNSIGNED_ONE] = {encode_arith_abs_one, 0x1b000000},
    [VP1_SCALAR_BYTE_SHIFT_SIGNED] = {encode_bytes_bmin_signed_two, 0xe000000},
    [VP1_SCALAR_BYTE_SHIFT_UNSIGNED] = {encode_bytes_bmin_signed_two, 0x1e000000},
    [VP1_SCALAR_BYTE_BITS_BAND] = {encode_byte_bits_band, 0x25000000},
    [VP1_SCALAR_BYTE_BITS_BOR] = {encode_byte_bits_band, 0x26000000},
    [VP1_SCALAR_BYTE_BITS_BXOR] = {encode_byte_bits_band, 0x27000000},
    [VP1_SCALAR_BMUL_BMUL_S_REG] = {encode_bmul_bmul_s_reg, 0x1000000},
    [VP1_SCALAR_BMUL_BMUL_U_REG] = {encode_bmul_bmul_s_reg, 0x11000000},
    [VP1_SCALAR_BMUL_BMULA_S_REG] = {encode_bmul_bmul_s_reg, 0x2000000},
    [VP1_SCALAR_BMUL_BMULA_U_REG] = {encode_bmul_bmul_s_reg, 0x12000000},
    [VP1_SCALAR_BMUL_BMUL_S_IMM] = {encode_bmul_bmul_s_imm, 0x21000000},
    [VP1_SCALAR_BMUL_BMUL_U_IMM] = {encode_bmul_bmul_s_imm, 0x31000000},
    [VP1_SCALAR_BMUL_BMULA_S_BAD] = {encode_bmul_bmula_s_bad, 0x22000000},
    [VP1_SCALAR_BMUL_BMULA_U_BAD] = {encode_bmul_bmula_s_bad, 0x32000000},
    [VP1_SCALAR_BMULBUS_REG] = {encode_bmulbus_reg, 0x0},
    [VP1_SCALAR_BMULBUS_IMM] = {encode_bmulbus_imm, 0x20000000},
    [VP1_SCALAR_BMULABUS_SIGNED_REG] = {encode_bmulabus_signed_reg, 0x3000000},
    [VP1_SCALAR_BMULABUS_UNSIGNED_REG] = {encode_bmulabus_signed_reg, 0x13000000},
    [VP1_SCALAR_BMULABUS_SIGNED_IMM] = {encode_bmulabus_signed_imm, 0x23000000},
    [VP1_SCALAR_BMULABUS_UNSIGNED_IMM] = {encode_bmulabus_signed_imm, 0x33000000},
    [VP1_SCALAR_BPRODBUS_REG] = {encode_bprodbus_reg, 0x6000000},
    [VP1_SCALAR_BPRODBUS_IMM] = {encode_bprodbus_imm, 0x34000000},
    [VP1_SCALAR_BPRODBUSC] = {encode_bprodbusc, 0xf000000},
    [VP1_SCALAR_MOV_IMM] = {encode_mov_imm, 0x65000000},
    [VP1_SCALAR_SETHI] = {encode_sethi, 0x75000000},
    [VP1_SCALAR_MOV_TO] = {encode_mov_to, 0x6a000000},
    [VP1_SCALAR_MOV_FROM] = {encode_mov_from, 0x6b000000},
    [VP1_SCALAR_MOV_TO_UNTESTED] = {encode_mov_to_untested, 0x6a000000},
    [VP1_SCALAR_MOV_FROM_UNTESTED] = {encode_mov_from_untested, 0x6b000000},
    [VP1_SCALAR_SNOP] = {encode_snop, 0x4f000000},
    [VP1_SCALAR_CCLEAR] = {encode_cclear, 0x40000000},
    [VP1_SCALAR_VEC] = {encode_vec, 0x24000000},
    [VP1_SCALAR_BVEC] = {encode_bvec, 0xf000000},
    [VP1_SCALAR_VECMS] = {encode_bvec, 0x45000000},
    [VP1_SCALAR_BVECMAD] = {encode_bvecmad, 0x4000000},
    [VP1_SCALAR_BVECMADSEL] = {encode_bvecmad, 0x5000000},
};

int vp1_scalar_encode(const struct isadora_context *c, const struct isadora_insn *in,
    uint8_t *bytes, size_t size)
{
    (void)c;
    if (in->form >= sizeof forms / sizeof *forms)
        return ISADORA_BAD_INSN;
    const unsigned length = 4;
    struct put put = {.word = forms[in->form].word};
    put = forms[in->form].put(put, in->line, in->value);
    if (put.wrong)
        return ISADORA_BAD_INSN;
    if (size < length)
        return ISADORA_NO_SPACE;
    const uint64_t word = put.word ^ in->mask.half[0];
    for (unsigned i = 0; i < length; i++)
        bytes[i] = (uint8_t)(word >> 8 * i);
    return (int)length;
}
