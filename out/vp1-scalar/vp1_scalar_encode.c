/* Generated from the description vp1-scalar by gen/emit/encode. Do not edit. */
#include <isadora/vp1_scalar.h>

/* A word as far as it is known. `wrong` is not 0 when a value or the number of an alternative
 * is too large. */
struct put {
    uint64_t word;
    uint64_t wrong;
};

typedef struct put encode_form(struct put put, const uint8_t *line, const uint64_t *value);

#define PART(name) \
    static struct put name(struct put put, const uint8_t *line, const uint64_t *value)
#define START (void)put; (void)line; (void)value;
#define F(field, slot) put = field_##field(put, value[slot]);
#define SET(half, bits) put.half |= bits;
#define CALL(name, choice, slot) put = name(put, line + (choice), value + (slot));
#define ONLY(choice, number) put.wrong |= line[choice] ^ number##u;
#define NONE put.wrong = 1;

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

PART(put_cdst)
{
    START
    switch (line[0]) {
    case 0: SET(word, 0x7) break;
    case 1: F(CDST, 0) break;
    default: NONE
    }
    return put;
}

PART(put_word2)
{
    START
    switch (line[0]) {
    case 0: SET(word, 0x1c0) F(SRC2, 0) break;
    case 1: case 2: F(COND, 1) F(SLCT, 2) F(SRC2, 0) break;
    case 3: SET(word, 0x20000000) F(IMM, 3) break;
    default: NONE
    }
    return put;
}

PART(encode_arith_mul_two)
{
    START
    F(DST, 0) F(SRC1, 2) CALL(put_cdst, 0, 1) CALL(put_word2, 1, 3)
    return put;
}

PART(encode_arith_abs_one)
{
    START
    F(DST, 0) F(SRC1, 2) CALL(put_cdst, 0, 1)
    return put;
}

PART(encode_bitop_nor)
{
    START
    F(DST, 0) F(SRC1, 2) F(SRC2, 3) CALL(put_cdst, 0, 1)
    return put;
}

PART(encode_bitop_rest)
{
    START
    F(BITOP, 0) F(DST, 1) F(SRC1, 3) F(SRC2, 4) CALL(put_cdst, 0, 2)
    return put;
}

PART(encode_bits_imm_and)
{
    START
    F(DST, 0) F(SRC1, 2) F(IMM, 3) CALL(put_cdst, 0, 1)
    return put;
}

PART(put_bytes2)
{
    START
    switch (line[0]) {
    case 0: SET(word, 0x1c0) F(SRC2, 0) break;
    case 1: case 2: F(COND, 1) F(SLCT, 2) F(SRC2, 0) break;
    case 3: SET(word, 0x20000000) F(BIMM, 3) break;
    default: NONE
    }
    return put;
}

PART(encode_bytes_bmin_signed_two)
{
    START
    F(DST, 0) F(SRC1, 2) CALL(put_cdst, 0, 1) CALL(put_bytes2, 1, 3)
    return put;
}

PART(encode_byte_bits_band)
{
    START
    F(DST, 0) F(SRC1, 2) F(BIMM, 3) CALL(put_cdst, 0, 1)
    return put;
}

PART(encode_bmul_bmul_s_reg)
{
    START
    F(RND, 0) F(DST, 1) F(SIGN1, 2) F(SRC1, 3) F(SIGN2, 4) F(SRC2, 5)
    return put;
}

PART(encode_bmul_bmul_s_imm)
{
    START
    F(RND, 0) F(DST, 1) F(SIGN1, 2) F(SRC1, 3) F(SIGN2, 4) F(BIMMMUL, 5) ONLY(0, 0)
    return put;
}

PART(encode_bmul_bmula_s_bad)
{
    START
    F(RND, 0) F(DST, 1) F(SIGN1, 2) F(SRC1, 3) F(SIGN2, 4) F(BIMMBAD, 5) ONLY(0, 0)
    return put;
}

PART(encode_bmulbus_reg)
{
    START
    F(SIGN1, 0) F(SRC1, 1) F(SIGN2, 2) F(SRC2, 3)
    return put;
}

PART(encode_bmulbus_imm)
{
    START
    F(SIGN1, 0) F(SRC1, 1) F(SIGN2, 2) F(BIMMBAD, 3) ONLY(0, 0)
    return put;
}

PART(encode_bmulabus_signed_reg)
{
    START
    F(RND, 0) F(SIGN1, 1) F(SRC1, 2) F(SIGN2, 3) F(SRC2, 4)
    return put;
}

PART(encode_bmulabus_signed_imm)
{
    START
    F(RND, 0) F(SIGN1, 1) F(SRC1, 2) F(SIGN2, 3) F(BIMMBAD, 4) ONLY(0, 0)
    return put;
}

PART(encode_bprodbus_reg)
{
    START
    F(SRC1, 0) F(SRC2, 1)
    return put;
}

PART(encode_bprodbus_imm)
{
    START
    F(SRC1, 0) F(BIMMBAD, 1) ONLY(0, 0)
    return put;
}

PART(encode_bprodbusc)
{
    START
    F(SRC1, 1) CALL(put_cdst, 0, 0) CALL(put_bytes2, 1, 2)
    if (line[1] == 0)
        put.word ^= 0x10000000;
    if (line[1] == 1)
        put.word ^= 0x10000000;
    if (line[1] == 2)
        put.word ^= 0x10000000;
    return put;
}

PART(encode_mov_imm)
{
    START
    F(DST, 0) F(IMM19, 1)
    return put;
}

PART(encode_sethi)
{
    START
    F(DST, 0) F(IMM16, 1)
    return put;
}

PART(put_tofile)
{
    START
    switch (line[0]) {
    case 0: F(DST, 0) break;
    case 1: SET(word, 0x8) F(DST, 0) break;
    case 2: SET(word, 0x10) F(DST, 0) break;
    case 3: SET(word, 0x18) F(DST, 0) break;
    case 4: case 5: SET(word, 0x58) F(DST, 0) break;
    case 6: SET(word, 0x60) F(DST, 0) break;
    case 7: SET(word, 0xa0) F(MDST, 1) break;
    case 8: SET(word, 0xc0) F(DST, 0) break;
    case 9: case 10: case 11: case 12: F(RFILE, 2) F(TOIDX, 3) break;
    default: NONE
    }
    return put;
}

PART(encode_mov_to)
{
    START
    F(SRC1, 5) CALL(put_tofile, 0, 0) CALL(put_cdst, 1, 4)
    return put;
}

PART(put_fromfile)
{
    START
    switch (line[0]) {
    case 0: F(SRC1, 0) break;
    case 1: SET(word, 0x8) F(SRC1, 0) break;
    case 2: SET(word, 0x10) F(SRC1, 0) break;
    case 3: SET(word, 0x18) F(SRC1, 0) break;
    case 4: SET(word, 0x58) F(SRC1, 0) break;
    case 5: SET(word, 0x60) F(SRC1, 0) break;
    case 6: SET(word, 0x68) F(SRC1, 0) break;
    case 7: SET(word, 0xa0) F(MSRC, 1) break;
    case 8: SET(word, 0xc0) F(SRC1, 0) break;
    case 9: case 10: case 11: case 12: F(RFILE, 2) F(FROMIDX, 3) break;
    default: NONE
    }
    return put;
}

PART(encode_mov_from)
{
    START
    F(DST, 0) CALL(put_cdst, 0, 1) CALL(put_fromfile, 1, 2)
    return put;
}

PART(put_to_untested)
{
    START
    switch (line[0]) {
    case 0: SET(word, 0x40) F(DST, 0) break;
    case 1: SET(word, 0x48) F(DST, 0) break;
    case 2: SET(word, 0x50) F(DST, 0) break;
    case 3: SET(word, 0xb0) F(DST, 0) break;
    case 4: SET(word, 0xb8) F(DST, 0) break;
    case 5: F(RFILE, 1) F(TOIDX, 2) break;
    default: NONE
    }
    return put;
}

PART(encode_mov_to_untested)
{
    START
    F(SRC1, 4) CALL(put_to_untested, 0, 0) CALL(put_cdst, 1, 3)
    return put;
}

PART(put_from_untested)
{
    START
    switch (line[0]) {
    case 0: SET(word, 0x40) F(SRC1, 0) break;
    case 1: SET(word, 0x48) F(SRC1, 0) break;
    case 2: SET(word, 0x50) F(SRC1, 0) break;
    case 3: SET(word, 0xb0) F(SRC1, 0) break;
    case 4: SET(word, 0xb8) F(SRC1, 0) break;
    case 5: F(RFILE, 1) F(FROMIDX, 2) break;
    default: NONE
    }
    return put;
}

PART(encode_mov_from_untested)
{
    START
    F(DST, 0) CALL(put_cdst, 0, 1) CALL(put_from_untested, 1, 2)
    return put;
}

PART(encode_snop)
{
    START
    return put;
}

PART(encode_cclear)
{
    START
    F(SRC1, 1) CALL(put_cdst, 0, 0)
    return put;
}

PART(encode_vec)
{
    START
    F(FACTOR1, 0) F(FACTOR2, 1) F(VCIDX, 2) F(VCFLAG, 3) F(VCXFRM, 4)
    return put;
}

PART(encode_bvec)
{
    START
    F(SRC1, 0) F(VCIDX, 1) F(VCFLAG, 2) F(VCXFRM, 3)
    return put;
}

PART(encode_bvecmad)
{
    START
    F(SRC1, 0) F(SRC2, 1) F(COND, 2) F(SLCT, 3) F(VCIDX, 4) F(VCFLAG, 5) F(VCXFRM, 6)
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
    put = forms[in->form].put(put, in->alt, in->value);
    if (put.wrong)
        return ISADORA_BAD_INSN;
    if (size < length)
        return ISADORA_NO_SPACE;
    const uint64_t word = put.word ^ in->mask.half[0];
    for (unsigned i = 0; i < length; i++)
        bytes[i] = (uint8_t)(word >> 8 * i);
    return (int)length;
}
