/* Generated from the description vp1-scalar by gen/emit/encode.lua. Do not edit. */
#include "vp1_scalar.h"

static const uint32_t canonical[] = {
    [VP1_SCALAR_ARITH_MUL_TWO] = 0x41000000,
    [VP1_SCALAR_ARITH_MIN_TWO] = 0x48000000,
    [VP1_SCALAR_ARITH_MAX_TWO] = 0x49000000,
    [VP1_SCALAR_ARITH_ADD_TWO] = 0x4c000000,
    [VP1_SCALAR_ARITH_SUB_TWO] = 0x4d000000,
    [VP1_SCALAR_ARITH_SAR_TWO] = 0x4e000000,
    [VP1_SCALAR_ARITH_SHR_TWO] = 0x5e000000,
    [VP1_SCALAR_ARITH_ABS_ONE] = 0x4a000000,
    [VP1_SCALAR_ARITH_NEG_ONE] = 0x4b000000,
    [VP1_SCALAR_BITOP_NOR] = 0x42000008,
    [VP1_SCALAR_BITOP_AND_NOT1] = 0x42000010,
    [VP1_SCALAR_BITOP_AND_NOT2] = 0x42000020,
    [VP1_SCALAR_BITOP_XOR] = 0x42000030,
    [VP1_SCALAR_BITOP_NAND] = 0x42000038,
    [VP1_SCALAR_BITOP_AND] = 0x42000040,
    [VP1_SCALAR_BITOP_NXOR] = 0x42000048,
    [VP1_SCALAR_BITOP_OR_NOT1] = 0x42000058,
    [VP1_SCALAR_BITOP_OR_NOT2] = 0x42000068,
    [VP1_SCALAR_BITOP_OR] = 0x42000070,
    [VP1_SCALAR_BITOP_REST] = 0x42000000,
    [VP1_SCALAR_BITS_IMM_AND] = 0x62000000,
    [VP1_SCALAR_BITS_IMM_XOR] = 0x63000000,
    [VP1_SCALAR_BITS_IMM_OR] = 0x64000000,
    [VP1_SCALAR_BYTES_BMIN_SIGNED_TWO] = 0x8000000,
    [VP1_SCALAR_BYTES_BMIN_UNSIGNED_TWO] = 0x18000000,
    [VP1_SCALAR_BYTES_BMAX_SIGNED_TWO] = 0x9000000,
    [VP1_SCALAR_BYTES_BMAX_UNSIGNED_TWO] = 0x19000000,
    [VP1_SCALAR_BYTES_BADD_SIGNED_TWO] = 0xc000000,
    [VP1_SCALAR_BYTES_BADD_UNSIGNED_TWO] = 0x1c000000,
    [VP1_SCALAR_BYTES_BSUB_SIGNED_TWO] = 0xd000000,
    [VP1_SCALAR_BYTES_BSUB_UNSIGNED_TWO] = 0x1d000000,
    [VP1_SCALAR_BYTES_BABS_SIGNED_ONE] = 0xa000000,
    [VP1_SCALAR_BYTES_BABS_UNSIGNED_ONE] = 0x1a000000,
    [VP1_SCALAR_BYTES_BNEG_SIGNED_ONE] = 0xb000000,
    [VP1_SCALAR_BYTES_BNEG_UNSIGNED_ONE] = 0x1b000000,
    [VP1_SCALAR_BYTE_SHIFT_SIGNED] = 0xe000000,
    [VP1_SCALAR_BYTE_SHIFT_UNSIGNED] = 0x1e000000,
    [VP1_SCALAR_BYTE_BITS_BAND] = 0x25000000,
    [VP1_SCALAR_BYTE_BITS_BOR] = 0x26000000,
    [VP1_SCALAR_BYTE_BITS_BXOR] = 0x27000000,
    [VP1_SCALAR_BMUL_BMUL_S_REG] = 0x1000000,
    [VP1_SCALAR_BMUL_BMUL_U_REG] = 0x11000000,
    [VP1_SCALAR_BMUL_BMULA_S_REG] = 0x2000000,
    [VP1_SCALAR_BMUL_BMULA_U_REG] = 0x12000000,
    [VP1_SCALAR_BMUL_BMUL_S_IMM] = 0x21000000,
    [VP1_SCALAR_BMUL_BMUL_U_IMM] = 0x31000000,
    [VP1_SCALAR_BMUL_BMULA_S_BAD] = 0x22000000,
    [VP1_SCALAR_BMUL_BMULA_U_BAD] = 0x32000000,
    [VP1_SCALAR_BMULBUS_REG] = 0x0,
    [VP1_SCALAR_BMULBUS_IMM] = 0x20000000,
    [VP1_SCALAR_BMULABUS_SIGNED_REG] = 0x3000000,
    [VP1_SCALAR_BMULABUS_UNSIGNED_REG] = 0x13000000,
    [VP1_SCALAR_BMULABUS_SIGNED_IMM] = 0x23000000,
    [VP1_SCALAR_BMULABUS_UNSIGNED_IMM] = 0x33000000,
    [VP1_SCALAR_BPRODBUS_REG] = 0x6000000,
    [VP1_SCALAR_BPRODBUS_IMM] = 0x34000000,
    [VP1_SCALAR_BPRODBUSC] = 0xf000000,
    [VP1_SCALAR_MOV_IMM] = 0x65000000,
    [VP1_SCALAR_SETHI] = 0x75000000,
    [VP1_SCALAR_MOV_TO] = 0x6a000000,
    [VP1_SCALAR_MOV_FROM] = 0x6b000000,
    [VP1_SCALAR_MOV_TO_UNTESTED] = 0x6a000000,
    [VP1_SCALAR_MOV_FROM_UNTESTED] = 0x6b000000,
    [VP1_SCALAR_SNOP] = 0x4f000000,
    [VP1_SCALAR_CCLEAR] = 0x40000000,
    [VP1_SCALAR_VEC] = 0x24000000,
    [VP1_SCALAR_BVEC] = 0xf000000,
    [VP1_SCALAR_VECMS] = 0x45000000,
    [VP1_SCALAR_BVECMAD] = 0x4000000,
    [VP1_SCALAR_BVECMADSEL] = 0x5000000,
};

/* The word as far as it is known; `wrong` is not 0 when a field or the number of a line is too
 * large. */
struct put {
    uint64_t word;
    uint64_t wrong;
};

static inline struct put with(struct put a, struct put b)
{
    return (struct put){a.word | b.word, a.wrong | b.wrong};
}

static struct put put_cdst(const uint8_t *line, uint64_t f_CDST)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        put.word = 0x7;
        break;
    case 1:
        put.word |= f_CDST;
        put.wrong |= f_CDST >> 3;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_word2(const uint8_t *line, uint64_t f_SRC2, uint64_t f_COND, uint64_t f_SLCT, uint64_t f_IMM)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        put.word = 0x1c0;
        put.word |= f_SRC2 << 9;
        put.wrong |= f_SRC2 >> 5;
        break;
    case 1: case 2:
        put.word |= f_COND << 3;
        put.wrong |= f_COND >> 2;
        put.word |= f_SLCT << 5;
        put.wrong |= f_SLCT >> 4;
        put.word |= f_SRC2 << 9;
        put.wrong |= f_SRC2 >> 5;
        break;
    case 3:
        put.word = 0x20000000;
        put.word |= f_IMM << 3;
        put.wrong |= f_IMM >> 11;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_bytes2(const uint8_t *line, uint64_t f_SRC2, uint64_t f_COND, uint64_t f_SLCT, uint64_t f_BIMM)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        put.word = 0x1c0;
        put.word |= f_SRC2 << 9;
        put.wrong |= f_SRC2 >> 5;
        break;
    case 1: case 2:
        put.word |= f_COND << 3;
        put.wrong |= f_COND >> 2;
        put.word |= f_SLCT << 5;
        put.wrong |= f_SLCT >> 4;
        put.word |= f_SRC2 << 9;
        put.wrong |= f_SRC2 >> 5;
        break;
    case 3:
        put.word = 0x20000000;
        put.word |= f_BIMM << 3;
        put.wrong |= f_BIMM >> 8;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_tofile(const uint8_t *line, uint64_t f_DST, uint64_t f_MDST, uint64_t f_RFILE, uint64_t f_TOIDX)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        put.word |= f_DST << 19;
        put.wrong |= f_DST >> 5;
        break;
    case 1:
        put.word = 0x8;
        put.word |= f_DST << 19;
        put.wrong |= f_DST >> 5;
        break;
    case 2:
        put.word = 0x10;
        put.word |= f_DST << 19;
        put.wrong |= f_DST >> 5;
        break;
    case 3:
        put.word = 0x18;
        put.word |= f_DST << 19;
        put.wrong |= f_DST >> 5;
        break;
    case 4: case 5:
        put.word = 0x58;
        put.word |= f_DST << 19;
        put.wrong |= f_DST >> 5;
        break;
    case 6:
        put.word = 0x60;
        put.word |= f_DST << 19;
        put.wrong |= f_DST >> 5;
        break;
    case 7:
        put.word = 0xa0;
        put.word |= ((f_MDST & 0x1f) << 19) | ((f_MDST >> 5 & 0x1) << 3);
        put.wrong |= f_MDST >> 6;
        break;
    case 8:
        put.word = 0xc0;
        put.word |= f_DST << 19;
        put.wrong |= f_DST >> 5;
        break;
    case 9: case 10: case 11: case 12:
        put.word |= f_RFILE << 3;
        put.wrong |= f_RFILE >> 5;
        put.word |= f_TOIDX << 19;
        put.wrong |= f_TOIDX >> 5;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_fromfile(const uint8_t *line, uint64_t f_SRC1, uint64_t f_MSRC, uint64_t f_RFILE, uint64_t f_FROMIDX)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        put.word |= f_SRC1 << 14;
        put.wrong |= f_SRC1 >> 5;
        break;
    case 1:
        put.word = 0x8;
        put.word |= f_SRC1 << 14;
        put.wrong |= f_SRC1 >> 5;
        break;
    case 2:
        put.word = 0x10;
        put.word |= f_SRC1 << 14;
        put.wrong |= f_SRC1 >> 5;
        break;
    case 3:
        put.word = 0x18;
        put.word |= f_SRC1 << 14;
        put.wrong |= f_SRC1 >> 5;
        break;
    case 4:
        put.word = 0x58;
        put.word |= f_SRC1 << 14;
        put.wrong |= f_SRC1 >> 5;
        break;
    case 5:
        put.word = 0x60;
        put.word |= f_SRC1 << 14;
        put.wrong |= f_SRC1 >> 5;
        break;
    case 6:
        put.word = 0x68;
        put.word |= f_SRC1 << 14;
        put.wrong |= f_SRC1 >> 5;
        break;
    case 7:
        put.word = 0xa0;
        put.word |= ((f_MSRC & 0x1f) << 14) | ((f_MSRC >> 5 & 0x1) << 3);
        put.wrong |= f_MSRC >> 6;
        break;
    case 8:
        put.word = 0xc0;
        put.word |= f_SRC1 << 14;
        put.wrong |= f_SRC1 >> 5;
        break;
    case 9: case 10: case 11: case 12:
        put.word |= f_RFILE << 3;
        put.wrong |= f_RFILE >> 5;
        put.word |= f_FROMIDX << 14;
        put.wrong |= f_FROMIDX >> 5;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_to_untested(const uint8_t *line, uint64_t f_DST, uint64_t f_RFILE, uint64_t f_TOIDX)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        put.word = 0x40;
        put.word |= f_DST << 19;
        put.wrong |= f_DST >> 5;
        break;
    case 1:
        put.word = 0x48;
        put.word |= f_DST << 19;
        put.wrong |= f_DST >> 5;
        break;
    case 2:
        put.word = 0x50;
        put.word |= f_DST << 19;
        put.wrong |= f_DST >> 5;
        break;
    case 3:
        put.word = 0xb0;
        put.word |= f_DST << 19;
        put.wrong |= f_DST >> 5;
        break;
    case 4:
        put.word = 0xb8;
        put.word |= f_DST << 19;
        put.wrong |= f_DST >> 5;
        break;
    case 5:
        put.word |= f_RFILE << 3;
        put.wrong |= f_RFILE >> 5;
        put.word |= f_TOIDX << 19;
        put.wrong |= f_TOIDX >> 5;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_from_untested(const uint8_t *line, uint64_t f_SRC1, uint64_t f_RFILE, uint64_t f_FROMIDX)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        put.word = 0x40;
        put.word |= f_SRC1 << 14;
        put.wrong |= f_SRC1 >> 5;
        break;
    case 1:
        put.word = 0x48;
        put.word |= f_SRC1 << 14;
        put.wrong |= f_SRC1 >> 5;
        break;
    case 2:
        put.word = 0x50;
        put.word |= f_SRC1 << 14;
        put.wrong |= f_SRC1 >> 5;
        break;
    case 3:
        put.word = 0xb0;
        put.word |= f_SRC1 << 14;
        put.wrong |= f_SRC1 >> 5;
        break;
    case 4:
        put.word = 0xb8;
        put.word |= f_SRC1 << 14;
        put.wrong |= f_SRC1 >> 5;
        break;
    case 5:
        put.word |= f_RFILE << 3;
        put.wrong |= f_RFILE >> 5;
        put.word |= f_FROMIDX << 14;
        put.wrong |= f_FROMIDX >> 5;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

int vp1_scalar_encode(const struct isadora_context *c, const struct isadora_insn *in, uint8_t *bytes, size_t size)
{
    unsigned length;
    (void)c;
    if (in->form >= sizeof canonical / sizeof *canonical)
        return ISADORA_BAD_INSN;
    struct put put = {canonical[in->form], 0};
    switch (in->form) {
    case VP1_SCALAR_ARITH_MUL_TWO:
    case VP1_SCALAR_ARITH_MIN_TWO:
    case VP1_SCALAR_ARITH_MAX_TWO:
    case VP1_SCALAR_ARITH_ADD_TWO:
    case VP1_SCALAR_ARITH_SUB_TWO:
    case VP1_SCALAR_ARITH_SAR_TWO:
    case VP1_SCALAR_ARITH_SHR_TWO:
        put.word |= in->value[0] << 19; /* DST */
        put.wrong |= in->value[0] >> 5;
        put.word |= in->value[2] << 14; /* SRC1 */
        put.wrong |= in->value[2] >> 5;
        put = with(put, put_cdst(in->line, in->value[1]));
        put = with(put, put_word2(in->line + 1, in->value[3], in->value[4], in->value[5], in->value[6]));
        length = 4;
        break;
    case VP1_SCALAR_ARITH_ABS_ONE:
    case VP1_SCALAR_ARITH_NEG_ONE:
    case VP1_SCALAR_BYTES_BABS_SIGNED_ONE:
    case VP1_SCALAR_BYTES_BABS_UNSIGNED_ONE:
    case VP1_SCALAR_BYTES_BNEG_SIGNED_ONE:
    case VP1_SCALAR_BYTES_BNEG_UNSIGNED_ONE:
        put.word |= in->value[0] << 19; /* DST */
        put.wrong |= in->value[0] >> 5;
        put.word |= in->value[2] << 14; /* SRC1 */
        put.wrong |= in->value[2] >> 5;
        put = with(put, put_cdst(in->line, in->value[1]));
        length = 4;
        break;
    case VP1_SCALAR_BITOP_NOR:
    case VP1_SCALAR_BITOP_AND_NOT1:
    case VP1_SCALAR_BITOP_AND_NOT2:
    case VP1_SCALAR_BITOP_XOR:
    case VP1_SCALAR_BITOP_NAND:
    case VP1_SCALAR_BITOP_AND:
    case VP1_SCALAR_BITOP_NXOR:
    case VP1_SCALAR_BITOP_OR_NOT1:
    case VP1_SCALAR_BITOP_OR_NOT2:
    case VP1_SCALAR_BITOP_OR:
        put.word |= in->value[0] << 19; /* DST */
        put.wrong |= in->value[0] >> 5;
        put.word |= in->value[2] << 14; /* SRC1 */
        put.wrong |= in->value[2] >> 5;
        put.word |= in->value[3] << 9; /* SRC2 */
        put.wrong |= in->value[3] >> 5;
        put = with(put, put_cdst(in->line, in->value[1]));
        length = 4;
        break;
    case VP1_SCALAR_BITOP_REST:
        put.word |= in->value[0] << 3; /* BITOP */
        put.wrong |= in->value[0] >> 4;
        put.word |= in->value[1] << 19; /* DST */
        put.wrong |= in->value[1] >> 5;
        put.word |= in->value[3] << 14; /* SRC1 */
        put.wrong |= in->value[3] >> 5;
        put.word |= in->value[4] << 9; /* SRC2 */
        put.wrong |= in->value[4] >> 5;
        put = with(put, put_cdst(in->line, in->value[2]));
        length = 4;
        break;
    case VP1_SCALAR_BITS_IMM_AND:
    case VP1_SCALAR_BITS_IMM_XOR:
    case VP1_SCALAR_BITS_IMM_OR:
        put.word |= in->value[0] << 19; /* DST */
        put.wrong |= in->value[0] >> 5;
        put.word |= in->value[2] << 14; /* SRC1 */
        put.wrong |= in->value[2] >> 5;
        put.word |= in->value[3] << 3; /* IMM */
        put.wrong |= in->value[3] >> 11;
        put = with(put, put_cdst(in->line, in->value[1]));
        length = 4;
        break;
    case VP1_SCALAR_BYTES_BMIN_SIGNED_TWO:
    case VP1_SCALAR_BYTES_BMIN_UNSIGNED_TWO:
    case VP1_SCALAR_BYTES_BMAX_SIGNED_TWO:
    case VP1_SCALAR_BYTES_BMAX_UNSIGNED_TWO:
    case VP1_SCALAR_BYTES_BADD_SIGNED_TWO:
    case VP1_SCALAR_BYTES_BADD_UNSIGNED_TWO:
    case VP1_SCALAR_BYTES_BSUB_SIGNED_TWO:
    case VP1_SCALAR_BYTES_BSUB_UNSIGNED_TWO:
    case VP1_SCALAR_BYTE_SHIFT_SIGNED:
    case VP1_SCALAR_BYTE_SHIFT_UNSIGNED:
        put.word |= in->value[0] << 19; /* DST */
        put.wrong |= in->value[0] >> 5;
        put.word |= in->value[2] << 14; /* SRC1 */
        put.wrong |= in->value[2] >> 5;
        put = with(put, put_cdst(in->line, in->value[1]));
        put = with(put, put_bytes2(in->line + 1, in->value[3], in->value[4], in->value[5], in->value[6]));
        length = 4;
        break;
    case VP1_SCALAR_BYTE_BITS_BAND:
    case VP1_SCALAR_BYTE_BITS_BOR:
    case VP1_SCALAR_BYTE_BITS_BXOR:
        put.word |= in->value[0] << 19; /* DST */
        put.wrong |= in->value[0] >> 5;
        put.word |= in->value[2] << 14; /* SRC1 */
        put.wrong |= in->value[2] >> 5;
        put.word |= in->value[3] << 3; /* BIMM */
        put.wrong |= in->value[3] >> 8;
        put = with(put, put_cdst(in->line, in->value[1]));
        length = 4;
        break;
    case VP1_SCALAR_BMUL_BMUL_S_REG:
    case VP1_SCALAR_BMUL_BMUL_U_REG:
    case VP1_SCALAR_BMUL_BMULA_S_REG:
    case VP1_SCALAR_BMUL_BMULA_U_REG:
        put.word |= in->value[0] << 8; /* RND */
        put.wrong |= in->value[0] >> 1;
        put.word |= in->value[1] << 19; /* DST */
        put.wrong |= in->value[1] >> 5;
        put.word |= in->value[2] << 2; /* SIGN1 */
        put.wrong |= in->value[2] >> 1;
        put.word |= in->value[3] << 14; /* SRC1 */
        put.wrong |= in->value[3] >> 5;
        put.word |= in->value[4] << 1; /* SIGN2 */
        put.wrong |= in->value[4] >> 1;
        put.word |= in->value[5] << 9; /* SRC2 */
        put.wrong |= in->value[5] >> 5;
        length = 4;
        break;
    case VP1_SCALAR_BMUL_BMUL_S_IMM:
    case VP1_SCALAR_BMUL_BMUL_U_IMM:
        put.word |= in->value[0] << 8; /* RND */
        put.wrong |= in->value[0] >> 1;
        put.word |= in->value[1] << 19; /* DST */
        put.wrong |= in->value[1] >> 5;
        put.word |= in->value[2] << 2; /* SIGN1 */
        put.wrong |= in->value[2] >> 1;
        put.word |= in->value[3] << 14; /* SRC1 */
        put.wrong |= in->value[3] >> 5;
        put.word |= in->value[4] << 1; /* SIGN2 */
        put.wrong |= in->value[4] >> 1;
        put.word |= ((in->value[5] & 0x1f) << 9) | ((in->value[5] >> 5 & 0x1)); /* BIMMMUL */
        put.wrong |= in->value[5] >> 6;
        put.wrong |= in->line[0];
        length = 4;
        break;
    case VP1_SCALAR_BMUL_BMULA_S_BAD:
    case VP1_SCALAR_BMUL_BMULA_U_BAD:
        put.word |= in->value[0] << 8; /* RND */
        put.wrong |= in->value[0] >> 1;
        put.word |= in->value[1] << 19; /* DST */
        put.wrong |= in->value[1] >> 5;
        put.word |= in->value[2] << 2; /* SIGN1 */
        put.wrong |= in->value[2] >> 1;
        put.word |= in->value[3] << 14; /* SRC1 */
        put.wrong |= in->value[3] >> 5;
        put.word |= in->value[4] << 1; /* SIGN2 */
        put.wrong |= in->value[4] >> 1;
        put.word |= in->value[5]; /* BIMMBAD */
        put.wrong |= in->value[5] >> 8;
        put.wrong |= in->line[0];
        length = 4;
        break;
    case VP1_SCALAR_BMULBUS_REG:
        put.word |= in->value[0] << 2; /* SIGN1 */
        put.wrong |= in->value[0] >> 1;
        put.word |= in->value[1] << 14; /* SRC1 */
        put.wrong |= in->value[1] >> 5;
        put.word |= in->value[2] << 1; /* SIGN2 */
        put.wrong |= in->value[2] >> 1;
        put.word |= in->value[3] << 9; /* SRC2 */
        put.wrong |= in->value[3] >> 5;
        length = 4;
        break;
    case VP1_SCALAR_BMULBUS_IMM:
        put.word |= in->value[0] << 2; /* SIGN1 */
        put.wrong |= in->value[0] >> 1;
        put.word |= in->value[1] << 14; /* SRC1 */
        put.wrong |= in->value[1] >> 5;
        put.word |= in->value[2] << 1; /* SIGN2 */
        put.wrong |= in->value[2] >> 1;
        put.word |= in->value[3]; /* BIMMBAD */
        put.wrong |= in->value[3] >> 8;
        put.wrong |= in->line[0];
        length = 4;
        break;
    case VP1_SCALAR_BMULABUS_SIGNED_REG:
    case VP1_SCALAR_BMULABUS_UNSIGNED_REG:
        put.word |= in->value[0] << 8; /* RND */
        put.wrong |= in->value[0] >> 1;
        put.word |= in->value[1] << 2; /* SIGN1 */
        put.wrong |= in->value[1] >> 1;
        put.word |= in->value[2] << 14; /* SRC1 */
        put.wrong |= in->value[2] >> 5;
        put.word |= in->value[3] << 1; /* SIGN2 */
        put.wrong |= in->value[3] >> 1;
        put.word |= in->value[4] << 9; /* SRC2 */
        put.wrong |= in->value[4] >> 5;
        length = 4;
        break;
    case VP1_SCALAR_BMULABUS_SIGNED_IMM:
    case VP1_SCALAR_BMULABUS_UNSIGNED_IMM:
        put.word |= in->value[0] << 8; /* RND */
        put.wrong |= in->value[0] >> 1;
        put.word |= in->value[1] << 2; /* SIGN1 */
        put.wrong |= in->value[1] >> 1;
        put.word |= in->value[2] << 14; /* SRC1 */
        put.wrong |= in->value[2] >> 5;
        put.word |= in->value[3] << 1; /* SIGN2 */
        put.wrong |= in->value[3] >> 1;
        put.word |= in->value[4]; /* BIMMBAD */
        put.wrong |= in->value[4] >> 8;
        put.wrong |= in->line[0];
        length = 4;
        break;
    case VP1_SCALAR_BPRODBUS_REG:
        put.word |= in->value[0] << 14; /* SRC1 */
        put.wrong |= in->value[0] >> 5;
        put.word |= in->value[1] << 9; /* SRC2 */
        put.wrong |= in->value[1] >> 5;
        length = 4;
        break;
    case VP1_SCALAR_BPRODBUS_IMM:
        put.word |= in->value[0] << 14; /* SRC1 */
        put.wrong |= in->value[0] >> 5;
        put.word |= in->value[1]; /* BIMMBAD */
        put.wrong |= in->value[1] >> 8;
        put.wrong |= in->line[0];
        length = 4;
        break;
    case VP1_SCALAR_BPRODBUSC:
        put.word |= in->value[1] << 14; /* SRC1 */
        put.wrong |= in->value[1] >> 5;
        put = with(put, put_cdst(in->line, in->value[0]));
        put = with(put, put_bytes2(in->line + 1, in->value[2], in->value[3], in->value[4], in->value[5]));
        if (in->line[1] == 0)
            put.word ^= 0x10000000;
        if (in->line[1] == 1)
            put.word ^= 0x10000000;
        if (in->line[1] == 2)
            put.word ^= 0x10000000;
        length = 4;
        break;
    case VP1_SCALAR_MOV_IMM:
        put.word |= in->value[0] << 19; /* DST */
        put.wrong |= in->value[0] >> 5;
        put.word |= in->value[1]; /* IMM19 */
        put.wrong |= in->value[1] >> 19;
        length = 4;
        break;
    case VP1_SCALAR_SETHI:
        put.word |= in->value[0] << 19; /* DST */
        put.wrong |= in->value[0] >> 5;
        put.word |= in->value[1]; /* IMM16 */
        put.wrong |= in->value[1] >> 16;
        length = 4;
        break;
    case VP1_SCALAR_MOV_TO:
        put.word |= in->value[5] << 14; /* SRC1 */
        put.wrong |= in->value[5] >> 5;
        put = with(put, put_tofile(in->line, in->value[0], in->value[1], in->value[2], in->value[3]));
        put = with(put, put_cdst(in->line + 1, in->value[4]));
        length = 4;
        break;
    case VP1_SCALAR_MOV_FROM:
        put.word |= in->value[0] << 19; /* DST */
        put.wrong |= in->value[0] >> 5;
        put = with(put, put_cdst(in->line, in->value[1]));
        put = with(put, put_fromfile(in->line + 1, in->value[2], in->value[3], in->value[4], in->value[5]));
        length = 4;
        break;
    case VP1_SCALAR_MOV_TO_UNTESTED:
        put.word |= in->value[4] << 14; /* SRC1 */
        put.wrong |= in->value[4] >> 5;
        put = with(put, put_to_untested(in->line, in->value[0], in->value[1], in->value[2]));
        put = with(put, put_cdst(in->line + 1, in->value[3]));
        length = 4;
        break;
    case VP1_SCALAR_MOV_FROM_UNTESTED:
        put.word |= in->value[0] << 19; /* DST */
        put.wrong |= in->value[0] >> 5;
        put = with(put, put_cdst(in->line, in->value[1]));
        put = with(put, put_from_untested(in->line + 1, in->value[2], in->value[3], in->value[4]));
        length = 4;
        break;
    case VP1_SCALAR_SNOP:
        length = 4;
        break;
    case VP1_SCALAR_CCLEAR:
        put.word |= in->value[1] << 14; /* SRC1 */
        put.wrong |= in->value[1] >> 5;
        put = with(put, put_cdst(in->line, in->value[0]));
        length = 4;
        break;
    case VP1_SCALAR_VEC:
        put.word |= in->value[0] << 1; /* FACTOR1 */
        put.wrong |= in->value[0] >> 9;
        put.word |= in->value[1] << 10; /* FACTOR2 */
        put.wrong |= in->value[1] >> 9;
        put.word |= in->value[2] << 19; /* VCIDX */
        put.wrong |= in->value[2] >> 2;
        put.word |= in->value[3] << 21; /* VCFLAG */
        put.wrong |= in->value[3] >> 1;
        put.word |= ((in->value[4] & 0x3) << 22) | ((in->value[4] >> 2 & 0x1)); /* VCXFRM */
        put.wrong |= in->value[4] >> 3;
        length = 4;
        break;
    case VP1_SCALAR_BVEC:
    case VP1_SCALAR_VECMS:
        put.word |= in->value[0] << 14; /* SRC1 */
        put.wrong |= in->value[0] >> 5;
        put.word |= in->value[1] << 19; /* VCIDX */
        put.wrong |= in->value[1] >> 2;
        put.word |= in->value[2] << 21; /* VCFLAG */
        put.wrong |= in->value[2] >> 1;
        put.word |= ((in->value[3] & 0x3) << 22) | ((in->value[3] >> 2 & 0x1)); /* VCXFRM */
        put.wrong |= in->value[3] >> 3;
        length = 4;
        break;
    case VP1_SCALAR_BVECMAD:
    case VP1_SCALAR_BVECMADSEL:
        put.word |= in->value[0] << 14; /* SRC1 */
        put.wrong |= in->value[0] >> 5;
        put.word |= in->value[1] << 9; /* SRC2 */
        put.wrong |= in->value[1] >> 5;
        put.word |= in->value[2] << 3; /* COND */
        put.wrong |= in->value[2] >> 2;
        put.word |= in->value[3] << 5; /* SLCT */
        put.wrong |= in->value[3] >> 4;
        put.word |= in->value[4] << 19; /* VCIDX */
        put.wrong |= in->value[4] >> 2;
        put.word |= in->value[5] << 21; /* VCFLAG */
        put.wrong |= in->value[5] >> 1;
        put.word |= ((in->value[6] & 0x3) << 22) | ((in->value[6] >> 2 & 0x1)); /* VCXFRM */
        put.wrong |= in->value[6] >> 3;
        length = 4;
        break;
    default:
        return ISADORA_BAD_INSN;
    }
    if (put.wrong)
        return ISADORA_BAD_INSN;
    if (size < length)
        return ISADORA_NO_SPACE;
    const uint64_t word = put.word ^ in->mask.half[0];
    for (unsigned i = 0; i < length; i++)
        bytes[i] = (uint8_t)(word >> 8 * i);
    return (int)length;
}
