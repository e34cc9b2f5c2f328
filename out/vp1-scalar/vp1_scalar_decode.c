/* Generated from the description vp1-scalar by gen/emit/decode. Do not edit. */
#include <isadora/vp1_scalar.h>

#define PART(name) name
#define WORD uint32_t
#include "base/decode_narrow.h"

/* Sets of configurations, bit 0 the first one. */
#define ON_G80 0x2
#define ON_NV41 0x1

#define FIELD_DST word >> 19 & 0x1f
#define FIELD_SRC1 word >> 14 & 0x1f
#define FIELD_SRC2 word >> 9 & 0x1f
#define FIELD_CDST word & 0x7
#define FIELD_COND word >> 3 & 0x3
#define FIELD_SLCT word >> 5 & 0xf
#define FIELD_IMM word >> 3 & 0x7ff
#define FIELD_BIMM word >> 3 & 0xff
#define FIELD_BIMMMUL (word >> 9 & 0x1f) | ((word & 0x1) << 5)
#define FIELD_BIMMBAD word & 0xff
#define FIELD_IMM19 word & 0x7ffff
#define FIELD_IMM16 word & 0xffff
#define FIELD_BITOP word >> 3 & 0xf
#define FIELD_RND word >> 8 & 0x1
#define FIELD_SIGN1 word >> 2 & 0x1
#define FIELD_SIGN2 word >> 1 & 0x1
#define FIELD_FACTOR1 word >> 1 & 0x1ff
#define FIELD_FACTOR2 word >> 10 & 0x1ff
#define FIELD_VCIDX word >> 19 & 0x3
#define FIELD_VCFLAG word >> 21 & 0x1
#define FIELD_VCXFRM (word >> 22 & 0x3) | ((word & 0x1) << 2)
#define FIELD_RFILE word >> 3 & 0x1f
#define FIELD_TOIDX word >> 19 & 0x1f
#define FIELD_FROMIDX word >> 14 & 0x1f
#define FIELD_MDST (word >> 19 & 0x1f) | ((word >> 3 & 0x1) << 5)
#define FIELD_MSRC (word >> 14 & 0x1f) | ((word >> 3 & 0x1) << 5)

static OPERAND(cdst)
{
    BEGIN
    V(0, CDST)
    if ((word & 0x4) == 0x4) {
        CANON(0x7) LINE(0, 0)
    } else {
        KNOWN(0x7) LINE(0, 1)
    }
    DONE
}

static OPERAND(word2)
{
    BEGIN
    V(0, SRC2) V(1, COND) V(2, SLCT) V(3, IMM)
    if ((word & 0x200001e0) == 0x1c0) {
        KNOWN(0x3e00) CANON(0x1c0) LINE(0, 0)
    } else if ((word & 0x200001e0) == 0x80) {
        KNOWN(0x3ff8) LINE(0, 1)
    } else if ((word & 0x20000000) == 0x0) {
        KNOWN(0x3ff8) LINE(0, 2)
    } else {
        KNOWN(0x3ff8) CANON(0x20000000) LINE(0, 3)
    }
    DONE
}

static OPERAND(bytes2)
{
    BEGIN
    V(0, SRC2) V(1, COND) V(2, SLCT) V(3, BIMM)
    if ((word & 0x200001e0) == 0x1c0) {
        KNOWN(0x3e00) CANON(0x1c0) LINE(0, 0)
    } else if ((word & 0x200001e0) == 0x80) {
        KNOWN(0x3ff8) LINE(0, 1)
    } else if ((word & 0x20000000) == 0x0) {
        KNOWN(0x3ff8) LINE(0, 2)
    } else {
        KNOWN(0x7f8) CANON(0x20000000) LINE(0, 3)
    }
    DONE
}

static OPERAND(tofile)
{
    BEGIN
    V(0, DST) V(1, MDST) V(2, RFILE) V(3, TOIDX)
    if ((word & 0xf8) == 0x0) {
        KNOWN(0xf80000) LINE(0, 0)
    } else if ((word & 0xf0) == 0x0) {
        KNOWN(0xf80000) CANON(0x8) LINE(0, 1)
    } else if ((word & 0x78) == 0x10) {
        KNOWN(0xf80000) CANON(0x10) LINE(0, 2)
    } else if ((word & 0xe0) == 0x0) {
        KNOWN(0xf80000) CANON(0x18) LINE(0, 3)
    } else if ((word & 0xe000b8) == 0x18) {
        KNOWN(0xf80000) CANON(0x58) LINE(0, 4)
    } else if ((word & 0xb8) == 0x18) {
        KNOWN(0xf80000) CANON(0x58) LINE(0, 5)
    } else if ((word & 0xf8) == 0x60) {
        KNOWN(0xf80000) CANON(0x60) LINE(0, 6)
    } else if ((word & 0xf0) == 0xa0) {
        KNOWN(0xf80008) CANON(0xa0) LINE(0, 7)
    } else if (ON(G80) && (word & 0xf8) == 0xc0) {
        KNOWN(0xf80000) CANON(0xc0) LINE(0, 8)
    } else if (ON(G80) && (word & 0xc0) == 0x0) {
        KNOWN(0xf800f8) LINE(0, 9)
    } else if (ON(NV41) && ((word & 0xf8) == 0xc0 || (word & 0xd8) == 0x90)) {
        KNOWN(0xf800f8) LINE(0, 10)
    } else if ((word & 0xe0) == 0x60 || (word & 0xb0) == 0x80 || (word & 0xa8) == 0x80 ||
        (word & 0x78) == 0x78 || (word & 0x60) == 0x0) {
        KNOWN(0xf800f8) LINE(0, 11)
    } else if ((word & 0xc0) == 0xc0) {
        KNOWN(0xf800f8) LINE(0, 12)
    } else {
        NONE
    }
    DONE
}

static OPERAND(fromfile)
{
    BEGIN
    V(0, SRC1) V(1, MSRC) V(2, RFILE) V(3, FROMIDX)
    if ((word & 0xf8) == 0x0) {
        KNOWN(0x7c000) LINE(0, 0)
    } else if ((word & 0xf0) == 0x0) {
        KNOWN(0x7c000) CANON(0x8) LINE(0, 1)
    } else if ((word & 0xe8) == 0x0) {
        KNOWN(0x7c000) CANON(0x10) LINE(0, 2)
    } else if ((word & 0xe0) == 0x0) {
        KNOWN(0x7c000) CANON(0x18) LINE(0, 3)
    } else if ((word & 0xb8) == 0x18) {
        KNOWN(0x7c000) CANON(0x58) LINE(0, 4)
    } else if ((word & 0xf8) == 0x60) {
        KNOWN(0x7c000) CANON(0x60) LINE(0, 5)
    } else if ((word & 0xf0) == 0x60) {
        KNOWN(0x7c000) CANON(0x68) LINE(0, 6)
    } else if ((word & 0xf0) == 0xa0) {
        KNOWN(0x7c008) CANON(0xa0) LINE(0, 7)
    } else if (ON(G80) && (word & 0xf8) == 0xc0) {
        KNOWN(0x7c000) CANON(0xc0) LINE(0, 8)
    } else if (ON(G80) && (word & 0xc0) == 0x0) {
        KNOWN(0x7c0f8) LINE(0, 9)
    } else if (ON(NV41) && ((word & 0xf8) == 0xc0 || (word & 0xe8) == 0xa0)) {
        KNOWN(0x7c0f8) LINE(0, 10)
    } else if ((word & 0xe0) == 0x60 || (word & 0xb0) == 0x80 || (word & 0xa8) == 0x80 ||
        (word & 0x78) == 0x78 || (word & 0x60) == 0x0) {
        KNOWN(0x7c0f8) LINE(0, 11)
    } else if ((word & 0xc0) == 0xc0) {
        KNOWN(0x7c0f8) LINE(0, 12)
    } else {
        NONE
    }
    DONE
}

static OPERAND(to_untested)
{
    BEGIN
    V(0, DST) V(1, RFILE) V(2, TOIDX)
    if ((word & 0xf8) == 0x40) {
        KNOWN(0xf80000) CANON(0x40) LINE(0, 0)
    } else if ((word & 0xf0) == 0x40) {
        KNOWN(0xf80000) CANON(0x48) LINE(0, 1)
    } else if ((word & 0xe8) == 0x40) {
        KNOWN(0xf80000) CANON(0x50) LINE(0, 2)
    } else if (ON(G80) && (word & 0xf8) == 0xb0) {
        KNOWN(0xf80000) CANON(0xb0) LINE(0, 3)
    } else if ((word & 0xf8) == 0xb8) {
        KNOWN(0xf80000) CANON(0xb8) LINE(0, 4)
    } else if (ON(NV41) && (word & 0xe0) == 0x20) {
        KNOWN(0xf800f8) LINE(0, 5)
    } else {
        NONE
    }
    DONE
}

static OPERAND(from_untested)
{
    BEGIN
    V(0, SRC1) V(1, RFILE) V(2, FROMIDX)
    if ((word & 0xf8) == 0x40) {
        KNOWN(0x7c000) CANON(0x40) LINE(0, 0)
    } else if ((word & 0xf0) == 0x40) {
        KNOWN(0x7c000) CANON(0x48) LINE(0, 1)
    } else if ((word & 0xe8) == 0x40) {
        KNOWN(0x7c000) CANON(0x50) LINE(0, 2)
    } else if (ON(G80) && (word & 0xf8) == 0xb0) {
        KNOWN(0x7c000) CANON(0xb0) LINE(0, 3)
    } else if ((word & 0xf8) == 0xb8) {
        KNOWN(0x7c000) CANON(0xb8) LINE(0, 4)
    } else if (ON(NV41) && (word & 0xe0) == 0x20) {
        KNOWN(0x7c0f8) LINE(0, 5)
    } else {
        NONE
    }
    DONE
}

/* 01..0001 dddddsss ssssssss sssccccc */
static TAKE(arith_mul_two)
{
    FORM(0xcfffc000, 0x0) V(0, DST) V(2, SRC1) CALL(cdst, 0, 1) CALL(word2, 1, 3) END(4)
}

/* 01.01110 dddddsss ssssssss sssccccc */
static TAKE(arith_sar_two)
{
    FORM(0xdfffc000, 0x0) V(0, DST) V(2, SRC1) CALL(cdst, 0, 1) CALL(word2, 1, 3) END(4)
}

/* 01..1010 dddddsss ss------ -----ccc */
static TAKE(arith_abs_one)
{
    FORM(0xcfffc000, 0x0) V(0, DST) V(2, SRC1) CALL(cdst, 0, 1) END(4)
}

/* 01000010 dddddsss sssssss- -0001ccc */
static TAKE(bitop_nor)
{
    FORM(0xfffffe78, 0x0) V(0, DST) V(2, SRC1) V(3, SRC2) CALL(cdst, 0, 1) END(4)
}

/* 01000010 dddddsss sssssss- -bbbbccc */
static TAKE(bitop_rest)
{
    FORM(0xfffffe78, 0x0) V(0, BITOP) V(1, DST) V(3, SRC1) V(4, SRC2) CALL(cdst, 0, 2) END(4)
}

/* 01100010 dddddsss ssiiiiii iiiiiccc */
static TAKE(bits_imm_and)
{
    FORM(0xfffffff8, 0x0) V(0, DST) V(2, SRC1) V(3, IMM) CALL(cdst, 0, 1) END(4)
}

/* 00.01000 dddddsss ssssssss sssccccc */
static TAKE(bytes_bmin_signed_two)
{
    FORM(0xdfffc000, 0x0) V(0, DST) V(2, SRC1) CALL(cdst, 0, 1) CALL(bytes2, 1, 3) END(4)
}

/* 00.01010 dddddsss ss------ -----ccc */
static TAKE(bytes_babs_signed_one)
{
    FORM(0xdfffc000, 0x0) V(0, DST) V(2, SRC1) CALL(cdst, 0, 1) END(4)
}

/* 00100101 dddddsss ss---bbb bbbbbccc */
static TAKE(byte_bits_band)
{
    FORM(0xffffc7f8, 0x0) V(0, DST) V(2, SRC1) V(3, BIMM) CALL(cdst, 0, 1) END(4)
}

/* 00000001 dddddsss sssssssr -----ss- */
static TAKE(bmul_bmul_s_reg)
{
    FORM(0xffffff06, 0x0) V(0, RND) V(1, DST) V(2, SIGN1) V(3, SRC1) V(4, SIGN2) V(5, SRC2) END(4)
}

/* 00100001 dddddsss ssbbbbbr -----ssb */
static TAKE(bmul_bmul_s_imm)
{
    FORM(0xffffff07, 0x0) V(0, RND) V(1, DST) V(2, SIGN1) V(3, SRC1) V(4, SIGN2) V(5, BIMMMUL)
        LINE(0, 0) END(4)
}

/* 00100010 dddddsss ss-----r bbbbbssb */
static TAKE(bmul_bmula_s_bad)
{
    FORM(0xffffc1ff, 0x0) V(0, RND) V(1, DST) V(2, SIGN1) V(3, SRC1) V(4, SIGN2) V(5, BIMMBAD)
        LINE(0, 0) END(4)
}

/* 000.0000 -----sss sssssss- -----ss- */
static TAKE(bmulbus_reg)
{
    FORM(0xef07fe06, 0x0) V(0, SIGN1) V(1, SRC1) V(2, SIGN2) V(3, SRC2) END(4)
}

/* 001.0000 -----sss ss------ bbbbbssb */
static TAKE(bmulbus_imm)
{
    FORM(0xef07c0ff, 0x0) V(0, SIGN1) V(1, SRC1) V(2, SIGN2) V(3, BIMMBAD) LINE(0, 0) END(4)
}

/* 00000011 -----sss sssssssr -----ss- */
static TAKE(bmulabus_signed_reg)
{
    FORM(0xff07ff06, 0x0) V(0, RND) V(1, SIGN1) V(2, SRC1) V(3, SIGN2) V(4, SRC2) END(4)
}

/* 00100011 -----sss ss-----r bbbbbssb */
static TAKE(bmulabus_signed_imm)
{
    FORM(0xff07c1ff, 0x0) V(0, RND) V(1, SIGN1) V(2, SRC1) V(3, SIGN2) V(4, BIMMBAD) LINE(0, 0)
        END(4)
}

/* 000.01.. -----sss sssssss- -------- */
static TAKE(bprodbus_reg)
{
    FORM(0xec07fe00, 0x2000000) V(0, SRC1) V(1, SRC2) END(4)
}

/* 001101.. -----sss ss------ bbbbbbbb */
static TAKE(bprodbus_imm)
{
    FORM(0xfc07c0ff, 0x0) V(0, SRC1) V(1, BIMMBAD) LINE(0, 0) END(4)
}

/* 00..1111 -----sss ssssssss sssccccc */
static TAKE(bprodbusc)
{
    FORM(0xcf07c000, 0x0) V(1, SRC1) CALL(cdst, 0, 0) CALL(bytes2, 1, 2)
    if (line[1] == 0)
        bits.canon ^= 0x10000000;
    if (line[1] == 1)
        bits.canon ^= 0x10000000;
    if (line[1] == 2)
        bits.canon ^= 0x10000000;
    END(4)
}

/* 01100101 dddddiii iiiiiiii iiiiiiii */
static TAKE(mov_imm)
{
    FORM(0xffffffff, 0x0) V(0, DST) V(1, IMM19) END(4)
}

/* 01110101 ddddd--- iiiiiiii iiiiiiii */
static TAKE(sethi)
{
    FORM(0xfff8ffff, 0x0) V(0, DST) V(1, IMM16) END(4)
}

/* 01101010 dddddsss ss------ rrrrrccc */
static TAKE(mov_to)
{
    FORM(0xff07c000, 0x0) V(5, SRC1) NEED(tofile, 0, 0) CALL(cdst, 1, 4) END(4)
}

/* 01101011 dddddsss ss------ rrrrrccc */
static TAKE(mov_from)
{
    FORM(0xfff80000, 0x0) V(0, DST) CALL(cdst, 0, 1) NEED(fromfile, 1, 2) END(4)
}

/* 01101010 dddddsss ss------ rrrrrccc */
static TAKE(mov_to_untested)
{
    FORM(0xff07c000, 0x0) V(4, SRC1) NEED(to_untested, 0, 0) CALL(cdst, 1, 3) END(4)
}

/* 01101011 dddddsss ss------ rrrrrccc */
static TAKE(mov_from_untested)
{
    FORM(0xfff80000, 0x0) V(0, DST) CALL(cdst, 0, 1) NEED(from_untested, 1, 2) END(4)
}

/* 01001111 -----sss ss------ -------- */
static TAKE(snop)
{
    FORM(0xff000000, 0x0) END(4)
}

/* 01...... -----sss ss------ -----ccc */
static TAKE(cclear)
{
    FORM(0xc007c000, 0x0) V(1, SRC1) CALL(cdst, 0, 0) END(4)
}

/* 00100100 vvvvvfff ffffffff fffffffv */
static TAKE(vec)
{
    FORM(0xffffffff, 0x0) V(0, FACTOR1) V(1, FACTOR2) V(2, VCIDX) V(3, VCFLAG) V(4, VCXFRM) END(4)
}

/* 00001111 vvvvvsss ss------ -------v */
static TAKE(bvec)
{
    FORM(0xffffc001, 0x0) V(0, SRC1) V(1, VCIDX) V(2, VCFLAG) V(3, VCXFRM) END(4)
}

/* 00000100 vvvvvsss ssssssss ssscc--v */
static TAKE(bvecmad)
{
    FORM(0xfffffff9, 0x0) V(0, SRC1) V(1, SRC2) V(2, COND) V(3, SLCT) V(4, VCIDX) V(5, VCFLAG)
        V(6, VCXFRM) END(4)
}

TREE(tree_32)
{
    START
    switch (word >> 24 & 0xff) {
    case 0x0: case 0x10: /* 000.0000 ........ ........ ........ */
        TAKE_AS(bmulbus_reg, VP1_SCALAR_BMULBUS_REG)
    case 0x1: /* 00000001 ........ ........ ........ */
        TAKE_AS(bmul_bmul_s_reg, VP1_SCALAR_BMUL_BMUL_S_REG)
    case 0x2: /* 00000010 ........ ........ ........ */
        TAKE_AS(bmul_bmul_s_reg, VP1_SCALAR_BMUL_BMULA_S_REG)
    case 0x3: /* 00000011 ........ ........ ........ */
        TAKE_AS(bmulabus_signed_reg, VP1_SCALAR_BMULABUS_SIGNED_REG)
    case 0x4: /* 00000100 ........ ........ ........ */
        TAKE_AS(bvecmad, VP1_SCALAR_BVECMAD)
    case 0x5: /* 00000101 ........ ........ ........ */
        TAKE_AS(bvecmad, VP1_SCALAR_BVECMADSEL)
    case 0x6: case 0x7: case 0x14: case 0x15: case 0x16: case 0x17: /* 31..29=000 27..26=01 */
        TAKE_AS(bprodbus_reg, VP1_SCALAR_BPRODBUS_REG)
    case 0x8: case 0x28: /* 00.01000 ........ ........ ........ */
        TAKE_AS(bytes_bmin_signed_two, VP1_SCALAR_BYTES_BMIN_SIGNED_TWO)
    case 0x9: case 0x29: /* 00.01001 ........ ........ ........ */
        TAKE_AS(bytes_bmin_signed_two, VP1_SCALAR_BYTES_BMAX_SIGNED_TWO)
    case 0xa: case 0x2a: /* 00.01010 ........ ........ ........ */
        TAKE_AS(bytes_babs_signed_one, VP1_SCALAR_BYTES_BABS_SIGNED_ONE)
    case 0xb: case 0x2b: /* 00.01011 ........ ........ ........ */
        TAKE_AS(bytes_babs_signed_one, VP1_SCALAR_BYTES_BNEG_SIGNED_ONE)
    case 0xc: case 0x2c: /* 00.01100 ........ ........ ........ */
        TAKE_AS(bytes_bmin_signed_two, VP1_SCALAR_BYTES_BADD_SIGNED_TWO)
    case 0xd: case 0x2d: /* 00.01101 ........ ........ ........ */
        TAKE_AS(bytes_bmin_signed_two, VP1_SCALAR_BYTES_BSUB_SIGNED_TWO)
    case 0xe: case 0x2e: /* 00.01110 ........ ........ ........ */
        TAKE_AS(bytes_bmin_signed_two, VP1_SCALAR_BYTE_SHIFT_SIGNED)
    case 0xf: /* 00001111 ........ ........ ........ */
        TAKE_AS(bvec, VP1_SCALAR_BVEC)
    case 0x11: /* 00010001 ........ ........ ........ */
        TAKE_AS(bmul_bmul_s_reg, VP1_SCALAR_BMUL_BMUL_U_REG)
    case 0x12: /* 00010010 ........ ........ ........ */
        TAKE_AS(bmul_bmul_s_reg, VP1_SCALAR_BMUL_BMULA_U_REG)
    case 0x13: /* 00010011 ........ ........ ........ */
        TAKE_AS(bmulabus_signed_reg, VP1_SCALAR_BMULABUS_UNSIGNED_REG)
    case 0x18: case 0x38: /* 00.11000 ........ ........ ........ */
        TAKE_AS(bytes_bmin_signed_two, VP1_SCALAR_BYTES_BMIN_UNSIGNED_TWO)
    case 0x19: case 0x39: /* 00.11001 ........ ........ ........ */
        TAKE_AS(bytes_bmin_signed_two, VP1_SCALAR_BYTES_BMAX_UNSIGNED_TWO)
    case 0x1a: case 0x3a: /* 00.11010 ........ ........ ........ */
        TAKE_AS(bytes_babs_signed_one, VP1_SCALAR_BYTES_BABS_UNSIGNED_ONE)
    case 0x1b: case 0x3b: /* 00.11011 ........ ........ ........ */
        TAKE_AS(bytes_babs_signed_one, VP1_SCALAR_BYTES_BNEG_UNSIGNED_ONE)
    case 0x1c: case 0x3c: /* 00.11100 ........ ........ ........ */
        TAKE_AS(bytes_bmin_signed_two, VP1_SCALAR_BYTES_BADD_UNSIGNED_TWO)
    case 0x1d: case 0x3d: /* 00.11101 ........ ........ ........ */
        TAKE_AS(bytes_bmin_signed_two, VP1_SCALAR_BYTES_BSUB_UNSIGNED_TWO)
    case 0x1e: case 0x3e: /* 00.11110 ........ ........ ........ */
        TAKE_AS(bytes_bmin_signed_two, VP1_SCALAR_BYTE_SHIFT_UNSIGNED)
    case 0x1f: case 0x2f: case 0x3f: /* 00..1111 ........ ........ ........ */
        TAKE_AS(bprodbusc, VP1_SCALAR_BPRODBUSC)
    case 0x20: case 0x30: /* 001.0000 ........ ........ ........ */
        TAKE_AS(bmulbus_imm, VP1_SCALAR_BMULBUS_IMM)
    case 0x21: /* 00100001 ........ ........ ........ */
        TAKE_AS(bmul_bmul_s_imm, VP1_SCALAR_BMUL_BMUL_S_IMM)
    case 0x22: /* 00100010 ........ ........ ........ */
        TAKE_AS(bmul_bmula_s_bad, VP1_SCALAR_BMUL_BMULA_S_BAD)
    case 0x23: /* 00100011 ........ ........ ........ */
        TAKE_AS(bmulabus_signed_imm, VP1_SCALAR_BMULABUS_SIGNED_IMM)
    case 0x24: /* 00100100 ........ ........ ........ */
        TAKE_AS(vec, VP1_SCALAR_VEC)
    case 0x25: /* 00100101 ........ ........ ........ */
        TAKE_AS(byte_bits_band, VP1_SCALAR_BYTE_BITS_BAND)
    case 0x26: /* 00100110 ........ ........ ........ */
        TAKE_AS(byte_bits_band, VP1_SCALAR_BYTE_BITS_BOR)
    case 0x27: /* 00100111 ........ ........ ........ */
        TAKE_AS(byte_bits_band, VP1_SCALAR_BYTE_BITS_BXOR)
    case 0x31: /* 00110001 ........ ........ ........ */
        TAKE_AS(bmul_bmul_s_imm, VP1_SCALAR_BMUL_BMUL_U_IMM)
    case 0x32: /* 00110010 ........ ........ ........ */
        TAKE_AS(bmul_bmula_s_bad, VP1_SCALAR_BMUL_BMULA_U_BAD)
    case 0x33: /* 00110011 ........ ........ ........ */
        TAKE_AS(bmulabus_signed_imm, VP1_SCALAR_BMULABUS_UNSIGNED_IMM)
    case 0x34: case 0x35: case 0x36: case 0x37: /* 001101.. ........ ........ ........ */
        TAKE_AS(bprodbus_imm, VP1_SCALAR_BPRODBUS_IMM)
    case 0x40: case 0x43: case 0x44: case 0x46: case 0x47: case 0x50:
    case 0x52: case 0x53: case 0x54: case 0x55: case 0x56: case 0x57:
    case 0x5f: case 0x60: case 0x66: case 0x67: case 0x6f: case 0x70:
    case 0x72: case 0x73: case 0x74: case 0x76: case 0x77: case 0x7f: /* 31..30=01 */
        TAKE_AS(cclear, VP1_SCALAR_CCLEAR)
    case 0x41: case 0x51: case 0x61: case 0x71: /* 01..0001 ........ ........ ........ */
        TAKE_AS(arith_mul_two, VP1_SCALAR_ARITH_MUL_TWO)
    case 0x42: /* 01000010 ........ ........ ........ */
        switch (word >> 3 & 0xf) {
        case 0x1: /* 01000010 ........ ........ .0001... */
            TAKE_AS(bitop_nor, VP1_SCALAR_BITOP_NOR)
        case 0x2: /* 01000010 ........ ........ .0010... */
            TAKE_AS(bitop_nor, VP1_SCALAR_BITOP_AND_NOT1)
        case 0x4: /* 01000010 ........ ........ .0100... */
            TAKE_AS(bitop_nor, VP1_SCALAR_BITOP_AND_NOT2)
        case 0x6: /* 01000010 ........ ........ .0110... */
            TAKE_AS(bitop_nor, VP1_SCALAR_BITOP_XOR)
        case 0x7: /* 01000010 ........ ........ .0111... */
            TAKE_AS(bitop_nor, VP1_SCALAR_BITOP_NAND)
        case 0x8: /* 01000010 ........ ........ .1000... */
            TAKE_AS(bitop_nor, VP1_SCALAR_BITOP_AND)
        case 0x9: /* 01000010 ........ ........ .1001... */
            TAKE_AS(bitop_nor, VP1_SCALAR_BITOP_NXOR)
        case 0xb: /* 01000010 ........ ........ .1011... */
            TAKE_AS(bitop_nor, VP1_SCALAR_BITOP_OR_NOT1)
        case 0xd: /* 01000010 ........ ........ .1101... */
            TAKE_AS(bitop_nor, VP1_SCALAR_BITOP_OR_NOT2)
        case 0xe: /* 01000010 ........ ........ .1110... */
            TAKE_AS(bitop_nor, VP1_SCALAR_BITOP_OR)
        default:
            TAKE_AS(bitop_rest, VP1_SCALAR_BITOP_REST)
        }
        break;
    case 0x45: /* 01000101 ........ ........ ........ */
        TAKE_AS(bvec, VP1_SCALAR_VECMS)
    case 0x48: case 0x58: case 0x68: case 0x78: /* 01..1000 ........ ........ ........ */
        TAKE_AS(arith_mul_two, VP1_SCALAR_ARITH_MIN_TWO)
    case 0x49: case 0x59: case 0x69: case 0x79: /* 01..1001 ........ ........ ........ */
        TAKE_AS(arith_mul_two, VP1_SCALAR_ARITH_MAX_TWO)
    case 0x4a: case 0x5a: case 0x7a: /* 01..1010 ........ ........ ........ */
        TAKE_AS(arith_abs_one, VP1_SCALAR_ARITH_ABS_ONE)
    case 0x4b: case 0x5b: case 0x7b: /* 01..1011 ........ ........ ........ */
        TAKE_AS(arith_abs_one, VP1_SCALAR_ARITH_NEG_ONE)
    case 0x4c: case 0x5c: case 0x6c: case 0x7c: /* 01..1100 ........ ........ ........ */
        TAKE_AS(arith_mul_two, VP1_SCALAR_ARITH_ADD_TWO)
    case 0x4d: case 0x5d: case 0x6d: case 0x7d: /* 01..1101 ........ ........ ........ */
        TAKE_AS(arith_mul_two, VP1_SCALAR_ARITH_SUB_TWO)
    case 0x4e: case 0x6e: /* 01.01110 ........ ........ ........ */
        TAKE_AS(arith_sar_two, VP1_SCALAR_ARITH_SAR_TWO)
    case 0x4f: /* 01001111 ........ ........ ........ */
        TAKE_AS(snop, VP1_SCALAR_SNOP)
    case 0x5e: case 0x7e: /* 01.11110 ........ ........ ........ */
        TAKE_AS(arith_sar_two, VP1_SCALAR_ARITH_SHR_TWO)
    case 0x62: /* 01100010 ........ ........ ........ */
        TAKE_AS(bits_imm_and, VP1_SCALAR_BITS_IMM_AND)
    case 0x63: /* 01100011 ........ ........ ........ */
        TAKE_AS(bits_imm_and, VP1_SCALAR_BITS_IMM_XOR)
    case 0x64: /* 01100100 ........ ........ ........ */
        TAKE_AS(bits_imm_and, VP1_SCALAR_BITS_IMM_OR)
    case 0x65: /* 01100101 ........ ........ ........ */
        TAKE_AS(mov_imm, VP1_SCALAR_MOV_IMM)
    case 0x6a: /* 01101010 ........ ........ ........ */
        if (ON(NV41) && ((word & 0xf0) != 0x40 && (word & 0xe8) != 0x40 && (word & 0xe0) != 0x20 &&
            (word & 0x78) != 0x38))
            TAKE_AS(mov_to, VP1_SCALAR_MOV_TO)
        if (ON(G80) && ((word & 0xf0) != 0x40 && (word & 0xf0) != 0xb0 && (word & 0xe8) != 0x40))
            TAKE_AS(mov_to, VP1_SCALAR_MOV_TO)
        TAKE_AS(mov_to_untested, VP1_SCALAR_MOV_TO_UNTESTED)
    case 0x6b: /* 01101011 ........ ........ ........ */
        if (ON(NV41) && ((word & 0xf0) != 0x40 && (word & 0xe8) != 0x40 && (word & 0xe0) != 0x20 &&
            (word & 0x78) != 0x38))
            TAKE_AS(mov_from, VP1_SCALAR_MOV_FROM)
        if (ON(G80) && ((word & 0xf0) != 0x40 && (word & 0xf0) != 0xb0 && (word & 0xe8) != 0x40))
            TAKE_AS(mov_from, VP1_SCALAR_MOV_FROM)
        TAKE_AS(mov_from_untested, VP1_SCALAR_MOV_FROM_UNTESTED)
    case 0x75: /* 01110101 ........ ........ ........ */
        TAKE_AS(sethi, VP1_SCALAR_SETHI)
    }
    return ISADORA_NO_FORM;
}

int vp1_scalar_decode(const struct isadora_context *c, const uint8_t *bytes, size_t size,
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
