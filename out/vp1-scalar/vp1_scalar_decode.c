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

#define FORMS VP1_SCALAR_FORMS
#define CELL uint16_t
#define IS(form) (VP1_SCALAR_##form + 1)
#define AS(form) case VP1_SCALAR_##form:
#include "base/decode_tree.h"

/* Nodes of decision trees, named after the values that lead to them: how many cells,
 * or the two for no and yes, and what each tests. */
#define NODES(NODE, TEST) \
    NODE(t32, 256, ROOT) \
    NODE(t32_42, 16, BITS(3, 0xf)) \
    TEST(t32_6a_or_is, IS(MOV_TO_UNTESTED), IS(MOV_TO), AMONG(G80)) \
    TEST(t32_6a_or_any_3, GO(t32_6a_or_is), IS(MOV_TO_UNTESTED), SAME(0xe8, 0x40)) \
    TEST(t32_6a_or_any_2, GO(t32_6a_or_any_3), IS(MOV_TO_UNTESTED), SAME(0xf0, 0xb0)) \
    TEST(t32_6a_or_any_1, GO(t32_6a_or_any_2), IS(MOV_TO_UNTESTED), SAME(0xf0, 0x40)) \
    TEST(t32_6a_is, GO(t32_6a_or_any_1), IS(MOV_TO), AMONG(NV41)) \
    TEST(t32_6a_any_4, GO(t32_6a_is), GO(t32_6a_or_any_1), SAME(0x78, 0x38)) \
    TEST(t32_6a_any_3, GO(t32_6a_any_4), GO(t32_6a_or_any_1), SAME(0xe0, 0x20)) \
    TEST(t32_6a_any_2, GO(t32_6a_any_3), GO(t32_6a_or_any_1), SAME(0xe8, 0x40)) \
    TEST(t32_6a_any_1, GO(t32_6a_any_2), GO(t32_6a_or_any_1), SAME(0xf0, 0x40)) \
    TEST(t32_6b_or_is, IS(MOV_FROM_UNTESTED), IS(MOV_FROM), AMONG(G80)) \
    TEST(t32_6b_or_any_3, GO(t32_6b_or_is), IS(MOV_FROM_UNTESTED), SAME(0xe8, 0x40)) \
    TEST(t32_6b_or_any_2, GO(t32_6b_or_any_3), IS(MOV_FROM_UNTESTED), SAME(0xf0, 0xb0)) \
    TEST(t32_6b_or_any_1, GO(t32_6b_or_any_2), IS(MOV_FROM_UNTESTED), SAME(0xf0, 0x40)) \
    TEST(t32_6b_is, GO(t32_6b_or_any_1), IS(MOV_FROM), AMONG(NV41)) \
    TEST(t32_6b_any_4, GO(t32_6b_is), GO(t32_6b_or_any_1), SAME(0x78, 0x38)) \
    TEST(t32_6b_any_3, GO(t32_6b_any_4), GO(t32_6b_or_any_1), SAME(0xe0, 0x20)) \
    TEST(t32_6b_any_2, GO(t32_6b_any_3), GO(t32_6b_or_any_1), SAME(0xe8, 0x40)) \
    TEST(t32_6b_any_1, GO(t32_6b_any_2), GO(t32_6b_or_any_1), SAME(0xf0, 0x40))

DECLARE_NODES
    CELLS_OF_TESTS
    .of.t32 = {
        AT(0x0, IS(BMULBUS_REG)) AT(0x10, IS(BMULBUS_REG)) /* 000.0000 ........ ........ ........ */
        AT(0x1, IS(BMUL_BMUL_S_REG)) /* 00000001 ........ ........ ........ */
        AT(0x2, IS(BMUL_BMULA_S_REG)) /* 00000010 ........ ........ ........ */
        AT(0x3, IS(BMULABUS_SIGNED_REG)) /* 00000011 ........ ........ ........ */
        AT(0x4, IS(BVECMAD)) /* 00000100 ........ ........ ........ */
        AT(0x5, IS(BVECMADSEL)) /* 00000101 ........ ........ ........ */
        AT2(0x6, IS(BPRODBUS_REG)) AT4(0x14, IS(BPRODBUS_REG)) /* 31..29=000 27..26=01 */
        AT(0x8, IS(BYTES_BMIN_SIGNED_TWO)) AT(0x28, IS(BYTES_BMIN_SIGNED_TWO))
        AT(0x9, IS(BYTES_BMAX_SIGNED_TWO)) AT(0x29, IS(BYTES_BMAX_SIGNED_TWO))
        AT(0xa, IS(BYTES_BABS_SIGNED_ONE)) AT(0x2a, IS(BYTES_BABS_SIGNED_ONE))
        AT(0xb, IS(BYTES_BNEG_SIGNED_ONE)) AT(0x2b, IS(BYTES_BNEG_SIGNED_ONE))
        AT(0xc, IS(BYTES_BADD_SIGNED_TWO)) AT(0x2c, IS(BYTES_BADD_SIGNED_TWO))
        AT(0xd, IS(BYTES_BSUB_SIGNED_TWO)) AT(0x2d, IS(BYTES_BSUB_SIGNED_TWO))
        AT(0xe, IS(BYTE_SHIFT_SIGNED)) AT(0x2e, IS(BYTE_SHIFT_SIGNED)) /* 31..30=00 28..24=01110 */
        AT(0xf, IS(BVEC)) /* 00001111 ........ ........ ........ */
        AT(0x11, IS(BMUL_BMUL_U_REG)) /* 00010001 ........ ........ ........ */
        AT(0x12, IS(BMUL_BMULA_U_REG)) /* 00010010 ........ ........ ........ */
        AT(0x13, IS(BMULABUS_UNSIGNED_REG)) /* 00010011 ........ ........ ........ */
        AT(0x18, IS(BYTES_BMIN_UNSIGNED_TWO)) AT(0x38, IS(BYTES_BMIN_UNSIGNED_TWO))
        AT(0x19, IS(BYTES_BMAX_UNSIGNED_TWO)) AT(0x39, IS(BYTES_BMAX_UNSIGNED_TWO))
        AT(0x1a, IS(BYTES_BABS_UNSIGNED_ONE)) AT(0x3a, IS(BYTES_BABS_UNSIGNED_ONE))
        AT(0x1b, IS(BYTES_BNEG_UNSIGNED_ONE)) AT(0x3b, IS(BYTES_BNEG_UNSIGNED_ONE))
        AT(0x1c, IS(BYTES_BADD_UNSIGNED_TWO)) AT(0x3c, IS(BYTES_BADD_UNSIGNED_TWO))
        AT(0x1d, IS(BYTES_BSUB_UNSIGNED_TWO)) AT(0x3d, IS(BYTES_BSUB_UNSIGNED_TWO))
        AT(0x1e, IS(BYTE_SHIFT_UNSIGNED)) AT(0x3e, IS(BYTE_SHIFT_UNSIGNED))
        AT(0x1f, IS(BPRODBUSC)) AT(0x2f, IS(BPRODBUSC)) AT(0x3f, IS(BPRODBUSC))
        AT(0x20, IS(BMULBUS_IMM)) AT(0x30, IS(BMULBUS_IMM)) /* 31..29=001 27..24=0000 */
        AT(0x21, IS(BMUL_BMUL_S_IMM)) /* 00100001 ........ ........ ........ */
        AT(0x22, IS(BMUL_BMULA_S_BAD)) /* 00100010 ........ ........ ........ */
        AT(0x23, IS(BMULABUS_SIGNED_IMM)) /* 00100011 ........ ........ ........ */
        AT(0x24, IS(VEC)) /* 00100100 ........ ........ ........ */
        AT(0x25, IS(BYTE_BITS_BAND)) /* 00100101 ........ ........ ........ */
        AT(0x26, IS(BYTE_BITS_BOR)) /* 00100110 ........ ........ ........ */
        AT(0x27, IS(BYTE_BITS_BXOR)) /* 00100111 ........ ........ ........ */
        AT(0x31, IS(BMUL_BMUL_U_IMM)) /* 00110001 ........ ........ ........ */
        AT(0x32, IS(BMUL_BMULA_U_BAD)) /* 00110010 ........ ........ ........ */
        AT(0x33, IS(BMULABUS_UNSIGNED_IMM)) /* 00110011 ........ ........ ........ */
        AT4(0x34, IS(BPRODBUS_IMM)) /* 001101.. ........ ........ ........ */
        AT(0x40, IS(CCLEAR)) AT(0x43, IS(CCLEAR)) AT(0x44, IS(CCLEAR)) AT2(0x46, IS(CCLEAR))
            AT(0x50, IS(CCLEAR)) AT2(0x52, IS(CCLEAR)) AT4(0x54, IS(CCLEAR)) AT(0x5f, IS(CCLEAR))
            AT(0x60, IS(CCLEAR)) AT2(0x66, IS(CCLEAR)) AT(0x6f, IS(CCLEAR)) AT(0x70, IS(CCLEAR))
            AT2(0x72, IS(CCLEAR)) AT(0x74, IS(CCLEAR)) AT2(0x76, IS(CCLEAR)) AT(0x7f, IS(CCLEAR))
        AT(0x41, IS(ARITH_MUL_TWO)) AT(0x51, IS(ARITH_MUL_TWO)) AT(0x61, IS(ARITH_MUL_TWO))
            AT(0x71, IS(ARITH_MUL_TWO)) /* 01..0001 ........ ........ ........ */
        AT(0x42, GO(t32_42)) /* 01000010 ........ ........ ........ */
        AT(0x45, IS(VECMS)) /* 01000101 ........ ........ ........ */
        AT(0x48, IS(ARITH_MIN_TWO)) AT(0x58, IS(ARITH_MIN_TWO)) AT(0x68, IS(ARITH_MIN_TWO))
            AT(0x78, IS(ARITH_MIN_TWO)) /* 01..1000 ........ ........ ........ */
        AT(0x49, IS(ARITH_MAX_TWO)) AT(0x59, IS(ARITH_MAX_TWO)) AT(0x69, IS(ARITH_MAX_TWO))
            AT(0x79, IS(ARITH_MAX_TWO)) /* 01..1001 ........ ........ ........ */
        AT(0x4a, IS(ARITH_ABS_ONE)) AT(0x5a, IS(ARITH_ABS_ONE)) AT(0x7a, IS(ARITH_ABS_ONE))
        AT(0x4b, IS(ARITH_NEG_ONE)) AT(0x5b, IS(ARITH_NEG_ONE)) AT(0x7b, IS(ARITH_NEG_ONE))
        AT(0x4c, IS(ARITH_ADD_TWO)) AT(0x5c, IS(ARITH_ADD_TWO)) AT(0x6c, IS(ARITH_ADD_TWO))
            AT(0x7c, IS(ARITH_ADD_TWO)) /* 01..1100 ........ ........ ........ */
        AT(0x4d, IS(ARITH_SUB_TWO)) AT(0x5d, IS(ARITH_SUB_TWO)) AT(0x6d, IS(ARITH_SUB_TWO))
            AT(0x7d, IS(ARITH_SUB_TWO)) /* 01..1101 ........ ........ ........ */
        AT(0x4e, IS(ARITH_SAR_TWO)) AT(0x6e, IS(ARITH_SAR_TWO)) /* 31..30=01 28..24=01110 */
        AT(0x4f, IS(SNOP)) /* 01001111 ........ ........ ........ */
        AT(0x5e, IS(ARITH_SHR_TWO)) AT(0x7e, IS(ARITH_SHR_TWO)) /* 31..30=01 28..24=11110 */
        AT(0x62, IS(BITS_IMM_AND)) /* 01100010 ........ ........ ........ */
        AT(0x63, IS(BITS_IMM_XOR)) /* 01100011 ........ ........ ........ */
        AT(0x64, IS(BITS_IMM_OR)) /* 01100100 ........ ........ ........ */
        AT(0x65, IS(MOV_IMM)) /* 01100101 ........ ........ ........ */
        AT(0x6a, GO(t32_6a_any_1)) /* 01101010 ........ ........ ........ */
        AT(0x6b, GO(t32_6b_any_1)) /* 01101011 ........ ........ ........ */
        AT(0x75, IS(SETHI)) /* 01110101 ........ ........ ........ */
    },
    .of.t32_42 = {
        AT(0x0, IS(BITOP_REST)) AT(0x3, IS(BITOP_REST)) AT(0x5, IS(BITOP_REST))
            AT(0xa, IS(BITOP_REST)) AT(0xc, IS(BITOP_REST)) AT(0xf, IS(BITOP_REST))
        AT(0x1, IS(BITOP_NOR)) /* 01000010 ........ ........ .0001... */
        AT(0x2, IS(BITOP_AND_NOT1)) /* 01000010 ........ ........ .0010... */
        AT(0x4, IS(BITOP_AND_NOT2)) /* 01000010 ........ ........ .0100... */
        AT(0x6, IS(BITOP_XOR)) /* 01000010 ........ ........ .0110... */
        AT(0x7, IS(BITOP_NAND)) /* 01000010 ........ ........ .0111... */
        AT(0x8, IS(BITOP_AND)) /* 01000010 ........ ........ .1000... */
        AT(0x9, IS(BITOP_NXOR)) /* 01000010 ........ ........ .1001... */
        AT(0xb, IS(BITOP_OR_NOT1)) /* 01000010 ........ ........ .1011... */
        AT(0xd, IS(BITOP_OR_NOT2)) /* 01000010 ........ ........ .1101... */
        AT(0xe, IS(BITOP_OR)) /* 01000010 ........ ........ .1110... */
    },
};

TAKES
{
    switch (form) {
    AS(ARITH_MUL_TWO) AS(ARITH_MIN_TWO) AS(ARITH_MAX_TWO) AS(ARITH_ADD_TWO) AS(ARITH_SUB_TWO)
        TAKE_AS(arith_mul_two)
    AS(ARITH_SAR_TWO) AS(ARITH_SHR_TWO) TAKE_AS(arith_sar_two)
    AS(ARITH_ABS_ONE) AS(ARITH_NEG_ONE) TAKE_AS(arith_abs_one)
    AS(BITOP_NOR) AS(BITOP_AND_NOT1) AS(BITOP_AND_NOT2) AS(BITOP_XOR) AS(BITOP_NAND) AS(BITOP_AND)
        AS(BITOP_NXOR) AS(BITOP_OR_NOT1) AS(BITOP_OR_NOT2) AS(BITOP_OR) TAKE_AS(bitop_nor)
    AS(BITOP_REST) TAKE_AS(bitop_rest)
    AS(BITS_IMM_AND) AS(BITS_IMM_XOR) AS(BITS_IMM_OR) TAKE_AS(bits_imm_and)
    AS(BYTES_BMIN_SIGNED_TWO) AS(BYTES_BMIN_UNSIGNED_TWO) AS(BYTES_BMAX_SIGNED_TWO)
        AS(BYTES_BMAX_UNSIGNED_TWO) AS(BYTES_BADD_SIGNED_TWO) AS(BYTES_BADD_UNSIGNED_TWO)
        AS(BYTES_BSUB_SIGNED_TWO) AS(BYTES_BSUB_UNSIGNED_TWO) AS(BYTE_SHIFT_SIGNED)
        AS(BYTE_SHIFT_UNSIGNED) TAKE_AS(bytes_bmin_signed_two)
    AS(BYTES_BABS_SIGNED_ONE) AS(BYTES_BABS_UNSIGNED_ONE) AS(BYTES_BNEG_SIGNED_ONE)
        AS(BYTES_BNEG_UNSIGNED_ONE) TAKE_AS(bytes_babs_signed_one)
    AS(BYTE_BITS_BAND) AS(BYTE_BITS_BOR) AS(BYTE_BITS_BXOR) TAKE_AS(byte_bits_band)
    AS(BMUL_BMUL_S_REG) AS(BMUL_BMUL_U_REG) AS(BMUL_BMULA_S_REG) AS(BMUL_BMULA_U_REG)
        TAKE_AS(bmul_bmul_s_reg)
    AS(BMUL_BMUL_S_IMM) AS(BMUL_BMUL_U_IMM) TAKE_AS(bmul_bmul_s_imm)
    AS(BMUL_BMULA_S_BAD) AS(BMUL_BMULA_U_BAD) TAKE_AS(bmul_bmula_s_bad)
    AS(BMULBUS_REG) TAKE_AS(bmulbus_reg)
    AS(BMULBUS_IMM) TAKE_AS(bmulbus_imm)
    AS(BMULABUS_SIGNED_REG) AS(BMULABUS_UNSIGNED_REG) TAKE_AS(bmulabus_signed_reg)
    AS(BMULABUS_SIGNED_IMM) AS(BMULABUS_UNSIGNED_IMM) TAKE_AS(bmulabus_signed_imm)
    AS(BPRODBUS_REG) TAKE_AS(bprodbus_reg)
    AS(BPRODBUS_IMM) TAKE_AS(bprodbus_imm)
    AS(BPRODBUSC) TAKE_AS(bprodbusc)
    AS(MOV_IMM) TAKE_AS(mov_imm)
    AS(SETHI) TAKE_AS(sethi)
    AS(MOV_TO) TAKE_AS(mov_to)
    AS(MOV_FROM) TAKE_AS(mov_from)
    AS(MOV_TO_UNTESTED) TAKE_AS(mov_to_untested)
    AS(MOV_FROM_UNTESTED) TAKE_AS(mov_from_untested)
    AS(SNOP) TAKE_AS(snop)
    AS(CCLEAR) TAKE_AS(cclear)
    AS(VEC) TAKE_AS(vec)
    AS(BVEC) AS(VECMS) TAKE_AS(bvec)
    AS(BVECMAD) AS(BVECMADSEL) TAKE_AS(bvecmad)
    }
    return ISADORA_BAD_INSN;
}

#define holds(...) 0 /* there are no conditions between fields */
FOLLOW_NODES

TREE(tree_32)
{
    ENTERED
    switch (word >> 24 & 0xff) {
    case 0x0: case 0x10: /* 000.0000 ........ ........ ........ */
        FIND_AS(bmulbus_reg, VP1_SCALAR_BMULBUS_REG)
    case 0x1: /* 00000001 ........ ........ ........ */
        FIND_AS(bmul_bmul_s_reg, VP1_SCALAR_BMUL_BMUL_S_REG)
    case 0x2: /* 00000010 ........ ........ ........ */
        FIND_AS(bmul_bmul_s_reg, VP1_SCALAR_BMUL_BMULA_S_REG)
    case 0x3: /* 00000011 ........ ........ ........ */
        FIND_AS(bmulabus_signed_reg, VP1_SCALAR_BMULABUS_SIGNED_REG)
    case 0x4: /* 00000100 ........ ........ ........ */
        FIND_AS(bvecmad, VP1_SCALAR_BVECMAD)
    case 0x5: /* 00000101 ........ ........ ........ */
        FIND_AS(bvecmad, VP1_SCALAR_BVECMADSEL)
    case 0x6: case 0x7: case 0x14: case 0x15: case 0x16: case 0x17: /* 31..29=000 27..26=01 */
        FIND_AS(bprodbus_reg, VP1_SCALAR_BPRODBUS_REG)
    case 0x8: case 0x28: /* 00.01000 ........ ........ ........ */
        FIND_AS(bytes_bmin_signed_two, VP1_SCALAR_BYTES_BMIN_SIGNED_TWO)
    case 0x9: case 0x29: /* 00.01001 ........ ........ ........ */
        FIND_AS(bytes_bmin_signed_two, VP1_SCALAR_BYTES_BMAX_SIGNED_TWO)
    case 0xa: case 0x2a: /* 00.01010 ........ ........ ........ */
        FIND_AS(bytes_babs_signed_one, VP1_SCALAR_BYTES_BABS_SIGNED_ONE)
    case 0xb: case 0x2b: /* 00.01011 ........ ........ ........ */
        FIND_AS(bytes_babs_signed_one, VP1_SCALAR_BYTES_BNEG_SIGNED_ONE)
    case 0xc: case 0x2c: /* 00.01100 ........ ........ ........ */
        FIND_AS(bytes_bmin_signed_two, VP1_SCALAR_BYTES_BADD_SIGNED_TWO)
    case 0xd: case 0x2d: /* 00.01101 ........ ........ ........ */
        FIND_AS(bytes_bmin_signed_two, VP1_SCALAR_BYTES_BSUB_SIGNED_TWO)
    case 0xe: case 0x2e: /* 00.01110 ........ ........ ........ */
        FIND_AS(bytes_bmin_signed_two, VP1_SCALAR_BYTE_SHIFT_SIGNED)
    case 0xf: /* 00001111 ........ ........ ........ */
        FIND_AS(bvec, VP1_SCALAR_BVEC)
    case 0x11: /* 00010001 ........ ........ ........ */
        FIND_AS(bmul_bmul_s_reg, VP1_SCALAR_BMUL_BMUL_U_REG)
    case 0x12: /* 00010010 ........ ........ ........ */
        FIND_AS(bmul_bmul_s_reg, VP1_SCALAR_BMUL_BMULA_U_REG)
    case 0x13: /* 00010011 ........ ........ ........ */
        FIND_AS(bmulabus_signed_reg, VP1_SCALAR_BMULABUS_UNSIGNED_REG)
    case 0x18: case 0x38: /* 00.11000 ........ ........ ........ */
        FIND_AS(bytes_bmin_signed_two, VP1_SCALAR_BYTES_BMIN_UNSIGNED_TWO)
    case 0x19: case 0x39: /* 00.11001 ........ ........ ........ */
        FIND_AS(bytes_bmin_signed_two, VP1_SCALAR_BYTES_BMAX_UNSIGNED_TWO)
    case 0x1a: case 0x3a: /* 00.11010 ........ ........ ........ */
        FIND_AS(bytes_babs_signed_one, VP1_SCALAR_BYTES_BABS_UNSIGNED_ONE)
    case 0x1b: case 0x3b: /* 00.11011 ........ ........ ........ */
        FIND_AS(bytes_babs_signed_one, VP1_SCALAR_BYTES_BNEG_UNSIGNED_ONE)
    case 0x1c: case 0x3c: /* 00.11100 ........ ........ ........ */
        FIND_AS(bytes_bmin_signed_two, VP1_SCALAR_BYTES_BADD_UNSIGNED_TWO)
    case 0x1d: case 0x3d: /* 00.11101 ........ ........ ........ */
        FIND_AS(bytes_bmin_signed_two, VP1_SCALAR_BYTES_BSUB_UNSIGNED_TWO)
    case 0x1e: case 0x3e: /* 00.11110 ........ ........ ........ */
        FIND_AS(bytes_bmin_signed_two, VP1_SCALAR_BYTE_SHIFT_UNSIGNED)
    case 0x1f: case 0x2f: case 0x3f: /* 00..1111 ........ ........ ........ */
        FIND_AS(bprodbusc, VP1_SCALAR_BPRODBUSC)
    case 0x20: case 0x30: /* 001.0000 ........ ........ ........ */
        FIND_AS(bmulbus_imm, VP1_SCALAR_BMULBUS_IMM)
    case 0x21: /* 00100001 ........ ........ ........ */
        FIND_AS(bmul_bmul_s_imm, VP1_SCALAR_BMUL_BMUL_S_IMM)
    case 0x22: /* 00100010 ........ ........ ........ */
        FIND_AS(bmul_bmula_s_bad, VP1_SCALAR_BMUL_BMULA_S_BAD)
    case 0x23: /* 00100011 ........ ........ ........ */
        FIND_AS(bmulabus_signed_imm, VP1_SCALAR_BMULABUS_SIGNED_IMM)
    case 0x24: /* 00100100 ........ ........ ........ */
        FIND_AS(vec, VP1_SCALAR_VEC)
    case 0x25: /* 00100101 ........ ........ ........ */
        FIND_AS(byte_bits_band, VP1_SCALAR_BYTE_BITS_BAND)
    case 0x26: /* 00100110 ........ ........ ........ */
        FIND_AS(byte_bits_band, VP1_SCALAR_BYTE_BITS_BOR)
    case 0x27: /* 00100111 ........ ........ ........ */
        FIND_AS(byte_bits_band, VP1_SCALAR_BYTE_BITS_BXOR)
    case 0x31: /* 00110001 ........ ........ ........ */
        FIND_AS(bmul_bmul_s_imm, VP1_SCALAR_BMUL_BMUL_U_IMM)
    case 0x32: /* 00110010 ........ ........ ........ */
        FIND_AS(bmul_bmula_s_bad, VP1_SCALAR_BMUL_BMULA_U_BAD)
    case 0x33: /* 00110011 ........ ........ ........ */
        FIND_AS(bmulabus_signed_imm, VP1_SCALAR_BMULABUS_UNSIGNED_IMM)
    case 0x34: case 0x35: case 0x36: case 0x37: /* 001101.. ........ ........ ........ */
        FIND_AS(bprodbus_imm, VP1_SCALAR_BPRODBUS_IMM)
    case 0x40: case 0x43: case 0x44: case 0x46: case 0x47: case 0x50:
    case 0x52: case 0x53: case 0x54: case 0x55: case 0x56: case 0x57:
    case 0x5f: case 0x60: case 0x66: case 0x67: case 0x6f: case 0x70:
    case 0x72: case 0x73: case 0x74: case 0x76: case 0x77: case 0x7f: /* 31..30=01 */
        FIND_AS(cclear, VP1_SCALAR_CCLEAR)
    case 0x41: case 0x51: case 0x61: case 0x71: /* 01..0001 ........ ........ ........ */
        FIND_AS(arith_mul_two, VP1_SCALAR_ARITH_MUL_TWO)
    case 0x42: /* 01000010 ........ ........ ........ */
        switch (word >> 3 & 0xf) {
        case 0x1: /* 01000010 ........ ........ .0001... */
            FIND_AS(bitop_nor, VP1_SCALAR_BITOP_NOR)
        case 0x2: /* 01000010 ........ ........ .0010... */
            FIND_AS(bitop_nor, VP1_SCALAR_BITOP_AND_NOT1)
        case 0x4: /* 01000010 ........ ........ .0100... */
            FIND_AS(bitop_nor, VP1_SCALAR_BITOP_AND_NOT2)
        case 0x6: /* 01000010 ........ ........ .0110... */
            FIND_AS(bitop_nor, VP1_SCALAR_BITOP_XOR)
        case 0x7: /* 01000010 ........ ........ .0111... */
            FIND_AS(bitop_nor, VP1_SCALAR_BITOP_NAND)
        case 0x8: /* 01000010 ........ ........ .1000... */
            FIND_AS(bitop_nor, VP1_SCALAR_BITOP_AND)
        case 0x9: /* 01000010 ........ ........ .1001... */
            FIND_AS(bitop_nor, VP1_SCALAR_BITOP_NXOR)
        case 0xb: /* 01000010 ........ ........ .1011... */
            FIND_AS(bitop_nor, VP1_SCALAR_BITOP_OR_NOT1)
        case 0xd: /* 01000010 ........ ........ .1101... */
            FIND_AS(bitop_nor, VP1_SCALAR_BITOP_OR_NOT2)
        case 0xe: /* 01000010 ........ ........ .1110... */
            FIND_AS(bitop_nor, VP1_SCALAR_BITOP_OR)
        default:
            FIND_AS(bitop_rest, VP1_SCALAR_BITOP_REST)
        }
        break;
    case 0x45: /* 01000101 ........ ........ ........ */
        FIND_AS(bvec, VP1_SCALAR_VECMS)
    case 0x48: case 0x58: case 0x68: case 0x78: /* 01..1000 ........ ........ ........ */
        FIND_AS(arith_mul_two, VP1_SCALAR_ARITH_MIN_TWO)
    case 0x49: case 0x59: case 0x69: case 0x79: /* 01..1001 ........ ........ ........ */
        FIND_AS(arith_mul_two, VP1_SCALAR_ARITH_MAX_TWO)
    case 0x4a: case 0x5a: case 0x7a: /* 01..1010 ........ ........ ........ */
        FIND_AS(arith_abs_one, VP1_SCALAR_ARITH_ABS_ONE)
    case 0x4b: case 0x5b: case 0x7b: /* 01..1011 ........ ........ ........ */
        FIND_AS(arith_abs_one, VP1_SCALAR_ARITH_NEG_ONE)
    case 0x4c: case 0x5c: case 0x6c: case 0x7c: /* 01..1100 ........ ........ ........ */
        FIND_AS(arith_mul_two, VP1_SCALAR_ARITH_ADD_TWO)
    case 0x4d: case 0x5d: case 0x6d: case 0x7d: /* 01..1101 ........ ........ ........ */
        FIND_AS(arith_mul_two, VP1_SCALAR_ARITH_SUB_TWO)
    case 0x4e: case 0x6e: /* 01.01110 ........ ........ ........ */
        FIND_AS(arith_sar_two, VP1_SCALAR_ARITH_SAR_TWO)
    case 0x4f: /* 01001111 ........ ........ ........ */
        FIND_AS(snop, VP1_SCALAR_SNOP)
    case 0x5e: case 0x7e: /* 01.11110 ........ ........ ........ */
        FIND_AS(arith_sar_two, VP1_SCALAR_ARITH_SHR_TWO)
    case 0x62: /* 01100010 ........ ........ ........ */
        FIND_AS(bits_imm_and, VP1_SCALAR_BITS_IMM_AND)
    case 0x63: /* 01100011 ........ ........ ........ */
        FIND_AS(bits_imm_and, VP1_SCALAR_BITS_IMM_XOR)
    case 0x64: /* 01100100 ........ ........ ........ */
        FIND_AS(bits_imm_and, VP1_SCALAR_BITS_IMM_OR)
    case 0x65: /* 01100101 ........ ........ ........ */
        FIND_AS(mov_imm, VP1_SCALAR_MOV_IMM)
    case 0x6a: /* 01101010 ........ ........ ........ */
        if (ON(NV41) && ((word & 0xf0) != 0x40 && (word & 0xe8) != 0x40 && (word & 0xe0) != 0x20 &&
            (word & 0x78) != 0x38))
            TRY_AS(mov_to, VP1_SCALAR_MOV_TO)
        if (ON(G80) && ((word & 0xf0) != 0x40 && (word & 0xf0) != 0xb0 && (word & 0xe8) != 0x40))
            TRY_AS(mov_to, VP1_SCALAR_MOV_TO)
        TRY_AS(mov_to_untested, VP1_SCALAR_MOV_TO_UNTESTED)
    case 0x6b: /* 01101011 ........ ........ ........ */
        if (ON(NV41) && ((word & 0xf0) != 0x40 && (word & 0xe8) != 0x40 && (word & 0xe0) != 0x20 &&
            (word & 0x78) != 0x38))
            TRY_AS(mov_from, VP1_SCALAR_MOV_FROM)
        if (ON(G80) && ((word & 0xf0) != 0x40 && (word & 0xf0) != 0xb0 && (word & 0xe8) != 0x40))
            TRY_AS(mov_from, VP1_SCALAR_MOV_FROM)
        TRY_AS(mov_from_untested, VP1_SCALAR_MOV_FROM_UNTESTED)
    case 0x75: /* 01110101 ........ ........ ........ */
        FIND_AS(sethi, VP1_SCALAR_SETHI)
    }
    return ISADORA_NO_FORM;
}

SEARCH
{
    if (size < 4)
        return ISADORA_SHORT;
    {
        const uint32_t word = (uint32_t)bytes[0] | (uint32_t)bytes[1] << 8 |
            (uint32_t)bytes[2] << 16 | (uint32_t)bytes[3] << 24;
        FOUND_WHOLE(tree_32, 4)
        FOUND(t32, word >> 24 & 0xff, 4)
    }
    return ISADORA_NO_FORM;
}

int vp1_scalar_decode(const struct isadora_context *c, const uint8_t *bytes, size_t size,
    struct isadora_insn *out)
{
    return search(c, bytes, size, out, true);
}

int vp1_scalar_identify(const struct isadora_context *c, const uint8_t *bytes, size_t size,
    struct isadora_insn *out)
{
    return search(c, bytes, size, out, false);
}

int vp1_scalar_operands(const struct isadora_context *c, const uint8_t *bytes, size_t size,
    struct isadora_insn *out)
{
    if (out->form >= FORMS)
        return ISADORA_BAD_INSN;
    if (size < out->length)
        return ISADORA_SHORT;
    if (out->length == 4) {
        const uint32_t word = (uint32_t)bytes[0] | (uint32_t)bytes[1] << 8 |
            (uint32_t)bytes[2] << 16 | (uint32_t)bytes[3] << 24;
        TAKE_OF(4)
    }
    return ISADORA_BAD_INSN;
}
