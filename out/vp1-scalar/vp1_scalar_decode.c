/* Generated from the description vp1-scalar by gen/emit/decode.lua. Do not edit. */
#include "vp1_scalar.h"

/* 01..0001 dddddsss ssssssss sssccccc  mul $r[DST] [$c[CDST]] $r[SRC1] WORD2 */
static int take_arith_mul_two(uint32_t word, struct isadora_insn *out, uint16_t form, uint32_t fixed, uint32_t canon)
{
    if ((word & 0x4) == 0x4) {
        out->line[0] = 0;
        fixed |= 0x7;
        canon |= 0x7;
    } else {
        out->line[0] = 1;
    }
    if ((word & 0x200001e0) == 0x1c0) {
        out->line[1] = 0;
        fixed |= 0x200001f8;
        canon |= 0x1c0;
    } else if ((word & 0x200001e0) == 0x80) {
        out->line[1] = 1;
        fixed |= 0x20000000;
    } else if ((word & 0x20000000) == 0x0) {
        out->line[1] = 2;
        fixed |= 0x20000000;
    } else {
        out->line[1] = 3;
        fixed |= 0x20000000;
        canon |= 0x20000000;
    }
    out->form = form;
    out->length = 4;
    out->value[0] = word >> 19 & 0x1f; /* DST */
    out->value[1] = word & 0x7; /* CDST */
    out->value[2] = word >> 14 & 0x1f; /* SRC1 */
    out->value[3] = word >> 9 & 0x1f; /* SRC2 */
    out->value[4] = word >> 3 & 0x3; /* COND */
    out->value[5] = word >> 5 & 0xf; /* SLCT */
    out->value[6] = word >> 3 & 0x7ff; /* IMM */
    out->mask.half[0] = (word ^ canon) & fixed;
    out->mask.half[1] = 0;
    return 4;
}

/* 01..1010 dddddsss ss------ -----ccc  abs $r[DST] [$c[CDST]] $r[SRC1] */
static int take_arith_abs_one(uint32_t word, struct isadora_insn *out, uint16_t form, uint32_t fixed, uint32_t canon)
{
    if ((word & 0x4) == 0x4) {
        out->line[0] = 0;
        fixed |= 0x7;
        canon |= 0x7;
    } else {
        out->line[0] = 1;
    }
    out->form = form;
    out->length = 4;
    out->value[0] = word >> 19 & 0x1f; /* DST */
    out->value[1] = word & 0x7; /* CDST */
    out->value[2] = word >> 14 & 0x1f; /* SRC1 */
    out->mask.half[0] = (word ^ canon) & fixed;
    out->mask.half[1] = 0;
    return 4;
}

/* 01000010 dddddsss sssssss- -0001ccc  nor $r[DST] [$c[CDST]]  $r[SRC1]  $r[SRC2] */
static int take_bitop_nor(uint32_t word, struct isadora_insn *out, uint16_t form, uint32_t fixed, uint32_t canon)
{
    if ((word & 0x4) == 0x4) {
        out->line[0] = 0;
        fixed |= 0x7;
        canon |= 0x7;
    } else {
        out->line[0] = 1;
    }
    out->form = form;
    out->length = 4;
    out->value[0] = word >> 19 & 0x1f; /* DST */
    out->value[1] = word & 0x7; /* CDST */
    out->value[2] = word >> 14 & 0x1f; /* SRC1 */
    out->value[3] = word >> 9 & 0x1f; /* SRC2 */
    out->mask.half[0] = (word ^ canon) & fixed;
    out->mask.half[1] = 0;
    return 4;
}

/* 01000010 dddddsss sssssss- -bbbbccc  bitop BITOP $r[DST] [$c[CDST]] $r[SRC1] $r[SRC2] */
static int take_bitop_rest(uint32_t word, struct isadora_insn *out, uint16_t form, uint32_t fixed, uint32_t canon)
{
    if ((word & 0x4) == 0x4) {
        out->line[0] = 0;
        fixed |= 0x7;
        canon |= 0x7;
    } else {
        out->line[0] = 1;
    }
    out->form = form;
    out->length = 4;
    out->value[0] = word >> 3 & 0xf; /* BITOP */
    out->value[1] = word >> 19 & 0x1f; /* DST */
    out->value[2] = word & 0x7; /* CDST */
    out->value[3] = word >> 14 & 0x1f; /* SRC1 */
    out->value[4] = word >> 9 & 0x1f; /* SRC2 */
    out->mask.half[0] = (word ^ canon) & fixed;
    out->mask.half[1] = 0;
    return 4;
}

/* 01100010 dddddsss ssiiiiii iiiiiccc  and $r[DST] [$c[CDST]] $r[SRC1] IMM */
static int take_bits_imm_and(uint32_t word, struct isadora_insn *out, uint16_t form, uint32_t fixed, uint32_t canon)
{
    if ((word & 0x4) == 0x4) {
        out->line[0] = 0;
        fixed |= 0x7;
        canon |= 0x7;
    } else {
        out->line[0] = 1;
    }
    out->form = form;
    out->length = 4;
    out->value[0] = word >> 19 & 0x1f; /* DST */
    out->value[1] = word & 0x7; /* CDST */
    out->value[2] = word >> 14 & 0x1f; /* SRC1 */
    out->value[3] = word >> 3 & 0x7ff; /* IMM */
    out->mask.half[0] = (word ^ canon) & fixed;
    out->mask.half[1] = 0;
    return 4;
}

/* 00.01000 dddddsss ssssssss sssccccc  bmin s $r[DST] [$c[CDST]] $r[SRC1] BYTES2 */
static int take_bytes_bmin_signed_two(uint32_t word, struct isadora_insn *out, uint16_t form, uint32_t fixed, uint32_t canon)
{
    if ((word & 0x4) == 0x4) {
        out->line[0] = 0;
        fixed |= 0x7;
        canon |= 0x7;
    } else {
        out->line[0] = 1;
    }
    if ((word & 0x200001e0) == 0x1c0) {
        out->line[1] = 0;
        fixed |= 0x200001f8;
        canon |= 0x1c0;
    } else if ((word & 0x200001e0) == 0x80) {
        out->line[1] = 1;
        fixed |= 0x20000000;
    } else if ((word & 0x20000000) == 0x0) {
        out->line[1] = 2;
        fixed |= 0x20000000;
    } else {
        out->line[1] = 3;
        fixed |= 0x20003800;
        canon |= 0x20000000;
    }
    out->form = form;
    out->length = 4;
    out->value[0] = word >> 19 & 0x1f; /* DST */
    out->value[1] = word & 0x7; /* CDST */
    out->value[2] = word >> 14 & 0x1f; /* SRC1 */
    out->value[3] = word >> 9 & 0x1f; /* SRC2 */
    out->value[4] = word >> 3 & 0x3; /* COND */
    out->value[5] = word >> 5 & 0xf; /* SLCT */
    out->value[6] = word >> 3 & 0xff; /* BIMM */
    out->mask.half[0] = (word ^ canon) & fixed;
    out->mask.half[1] = 0;
    return 4;
}

/* 00100101 dddddsss ss---bbb bbbbbccc  band $r[DST] [$c[CDST]] $r[SRC1] BIMM */
static int take_byte_bits_band(uint32_t word, struct isadora_insn *out, uint16_t form, uint32_t fixed, uint32_t canon)
{
    if ((word & 0x4) == 0x4) {
        out->line[0] = 0;
        fixed |= 0x7;
        canon |= 0x7;
    } else {
        out->line[0] = 1;
    }
    out->form = form;
    out->length = 4;
    out->value[0] = word >> 19 & 0x1f; /* DST */
    out->value[1] = word & 0x7; /* CDST */
    out->value[2] = word >> 14 & 0x1f; /* SRC1 */
    out->value[3] = word >> 3 & 0xff; /* BIMM */
    out->mask.half[0] = (word ^ canon) & fixed;
    out->mask.half[1] = 0;
    return 4;
}

/* 00000001 dddddsss sssssssr -----ss-  bmul RND s $r[DST] SIGN1 $r[SRC1] SIGN2 $r[SRC2] */
static int take_bmul_bmul_s_reg(uint32_t word, struct isadora_insn *out, uint16_t form, uint32_t fixed, uint32_t canon)
{
    out->form = form;
    out->length = 4;
    out->value[0] = word >> 8 & 0x1; /* RND */
    out->value[1] = word >> 19 & 0x1f; /* DST */
    out->value[2] = word >> 2 & 0x1; /* SIGN1 */
    out->value[3] = word >> 14 & 0x1f; /* SRC1 */
    out->value[4] = word >> 1 & 0x1; /* SIGN2 */
    out->value[5] = word >> 9 & 0x1f; /* SRC2 */
    out->mask.half[0] = (word ^ canon) & fixed;
    out->mask.half[1] = 0;
    return 4;
}

/* 00100001 dddddsss ssbbbbbr -----ssb  bmul RND s $r[DST] SIGN1 $r[SRC1] SIGN2 BIMMMUL */
static int take_bmul_bmul_s_imm(uint32_t word, struct isadora_insn *out, uint16_t form, uint32_t fixed, uint32_t canon)
{
    out->line[0] = 0;
    out->form = form;
    out->length = 4;
    out->value[0] = word >> 8 & 0x1; /* RND */
    out->value[1] = word >> 19 & 0x1f; /* DST */
    out->value[2] = word >> 2 & 0x1; /* SIGN1 */
    out->value[3] = word >> 14 & 0x1f; /* SRC1 */
    out->value[4] = word >> 1 & 0x1; /* SIGN2 */
    out->value[5] = (word >> 9 & 0x1f) | (word & 0x1) << 5; /* BIMMMUL */
    out->mask.half[0] = (word ^ canon) & fixed;
    out->mask.half[1] = 0;
    return 4;
}

/* 00100010 dddddsss ss-----r bbbbbssb  bmula RND s $r[DST] SIGN1 $r[SRC1] SIGN2 BIMMBAD */
static int take_bmul_bmula_s_bad(uint32_t word, struct isadora_insn *out, uint16_t form, uint32_t fixed, uint32_t canon)
{
    out->line[0] = 0;
    out->form = form;
    out->length = 4;
    out->value[0] = word >> 8 & 0x1; /* RND */
    out->value[1] = word >> 19 & 0x1f; /* DST */
    out->value[2] = word >> 2 & 0x1; /* SIGN1 */
    out->value[3] = word >> 14 & 0x1f; /* SRC1 */
    out->value[4] = word >> 1 & 0x1; /* SIGN2 */
    out->value[5] = word & 0xff; /* BIMMBAD */
    out->mask.half[0] = (word ^ canon) & fixed;
    out->mask.half[1] = 0;
    return 4;
}

/* 000.0000 -----sss sssssss- -----ss-  bmulbus SIGN1 $r[SRC1] SIGN2 $r[SRC2] */
static int take_bmulbus_reg(uint32_t word, struct isadora_insn *out, uint16_t form, uint32_t fixed, uint32_t canon)
{
    out->form = form;
    out->length = 4;
    out->value[0] = word >> 2 & 0x1; /* SIGN1 */
    out->value[1] = word >> 14 & 0x1f; /* SRC1 */
    out->value[2] = word >> 1 & 0x1; /* SIGN2 */
    out->value[3] = word >> 9 & 0x1f; /* SRC2 */
    out->mask.half[0] = (word ^ canon) & fixed;
    out->mask.half[1] = 0;
    return 4;
}

/* 001.0000 -----sss ss------ bbbbbssb  bmulbus SIGN1 $r[SRC1] SIGN2 BIMMBAD */
static int take_bmulbus_imm(uint32_t word, struct isadora_insn *out, uint16_t form, uint32_t fixed, uint32_t canon)
{
    out->line[0] = 0;
    out->form = form;
    out->length = 4;
    out->value[0] = word >> 2 & 0x1; /* SIGN1 */
    out->value[1] = word >> 14 & 0x1f; /* SRC1 */
    out->value[2] = word >> 1 & 0x1; /* SIGN2 */
    out->value[3] = word & 0xff; /* BIMMBAD */
    out->mask.half[0] = (word ^ canon) & fixed;
    out->mask.half[1] = 0;
    return 4;
}

/* 00000011 -----sss sssssssr -----ss-  bmulabus RND s SIGN1 $r[SRC1] SIGN2 $r[SRC2] */
static int take_bmulabus_signed_reg(uint32_t word, struct isadora_insn *out, uint16_t form, uint32_t fixed, uint32_t canon)
{
    out->form = form;
    out->length = 4;
    out->value[0] = word >> 8 & 0x1; /* RND */
    out->value[1] = word >> 2 & 0x1; /* SIGN1 */
    out->value[2] = word >> 14 & 0x1f; /* SRC1 */
    out->value[3] = word >> 1 & 0x1; /* SIGN2 */
    out->value[4] = word >> 9 & 0x1f; /* SRC2 */
    out->mask.half[0] = (word ^ canon) & fixed;
    out->mask.half[1] = 0;
    return 4;
}

/* 00100011 -----sss ss-----r bbbbbssb  bmulabus RND s SIGN1 $r[SRC1] SIGN2 BIMMBAD */
static int take_bmulabus_signed_imm(uint32_t word, struct isadora_insn *out, uint16_t form, uint32_t fixed, uint32_t canon)
{
    out->line[0] = 0;
    out->form = form;
    out->length = 4;
    out->value[0] = word >> 8 & 0x1; /* RND */
    out->value[1] = word >> 2 & 0x1; /* SIGN1 */
    out->value[2] = word >> 14 & 0x1f; /* SRC1 */
    out->value[3] = word >> 1 & 0x1; /* SIGN2 */
    out->value[4] = word & 0xff; /* BIMMBAD */
    out->mask.half[0] = (word ^ canon) & fixed;
    out->mask.half[1] = 0;
    return 4;
}

/* 000.01.. -----sss sssssss- --------  bprodbus $r[SRC1] $r[SRC2] */
static int take_bprodbus_reg(uint32_t word, struct isadora_insn *out, uint16_t form, uint32_t fixed, uint32_t canon)
{
    out->form = form;
    out->length = 4;
    out->value[0] = word >> 14 & 0x1f; /* SRC1 */
    out->value[1] = word >> 9 & 0x1f; /* SRC2 */
    out->mask.half[0] = (word ^ canon) & fixed;
    out->mask.half[1] = 0;
    return 4;
}

/* 001101.. -----sss ss------ bbbbbbbb  bprodbus $r[SRC1] BIMMBAD */
static int take_bprodbus_imm(uint32_t word, struct isadora_insn *out, uint16_t form, uint32_t fixed, uint32_t canon)
{
    out->line[0] = 0;
    out->form = form;
    out->length = 4;
    out->value[0] = word >> 14 & 0x1f; /* SRC1 */
    out->value[1] = word & 0xff; /* BIMMBAD */
    out->mask.half[0] = (word ^ canon) & fixed;
    out->mask.half[1] = 0;
    return 4;
}

/* 00..1111 -----sss ssssssss sssccccc  bprodbusc [$c[CDST]] $r[SRC1] BYTES2 */
static int take_bprodbusc(uint32_t word, struct isadora_insn *out, uint16_t form, uint32_t fixed, uint32_t canon)
{
    if ((word & 0x4) == 0x4) {
        out->line[0] = 0;
        fixed |= 0x7;
        canon |= 0x7;
    } else {
        out->line[0] = 1;
    }
    if ((word & 0x200001e0) == 0x1c0) {
        out->line[1] = 0;
        fixed |= 0xff0001f8u;
        canon |= 0x1f0001c0;
    } else if ((word & 0x200001e0) == 0x80) {
        out->line[1] = 1;
        fixed |= 0xff000000u;
        canon |= 0x1f000000;
    } else if ((word & 0x20000000) == 0x0) {
        out->line[1] = 2;
        fixed |= 0xff000000u;
        canon |= 0x1f000000;
    } else {
        out->line[1] = 3;
        fixed |= 0xff003800u;
        canon |= 0x2f000000;
    }
    out->form = form;
    out->length = 4;
    out->value[0] = word & 0x7; /* CDST */
    out->value[1] = word >> 14 & 0x1f; /* SRC1 */
    out->value[2] = word >> 9 & 0x1f; /* SRC2 */
    out->value[3] = word >> 3 & 0x3; /* COND */
    out->value[4] = word >> 5 & 0xf; /* SLCT */
    out->value[5] = word >> 3 & 0xff; /* BIMM */
    out->mask.half[0] = (word ^ canon) & fixed;
    out->mask.half[1] = 0;
    return 4;
}

/* 01100101 dddddiii iiiiiiii iiiiiiii  mov $r[DST] IMM19 */
static int take_mov_imm(uint32_t word, struct isadora_insn *out, uint16_t form, uint32_t fixed, uint32_t canon)
{
    out->form = form;
    out->length = 4;
    out->value[0] = word >> 19 & 0x1f; /* DST */
    out->value[1] = word & 0x7ffff; /* IMM19 */
    out->mask.half[0] = (word ^ canon) & fixed;
    out->mask.half[1] = 0;
    return 4;
}

/* 01110101 ddddd--- iiiiiiii iiiiiiii  sethi $r[DST] IMM16 */
static int take_sethi(uint32_t word, struct isadora_insn *out, uint16_t form, uint32_t fixed, uint32_t canon)
{
    out->form = form;
    out->length = 4;
    out->value[0] = word >> 19 & 0x1f; /* DST */
    out->value[1] = word & 0xffff; /* IMM16 */
    out->mask.half[0] = (word ^ canon) & fixed;
    out->mask.half[1] = 0;
    return 4;
}

/* 01101010 dddddsss ss------ rrrrrccc  mov TOFILE [$c[CDST]] $r[SRC1] */
static int take_mov_to_v1(uint32_t word, struct isadora_insn *out, uint16_t form, uint32_t fixed, uint32_t canon)
{
    if ((word & 0xb8) == 0x0) {
        out->line[0] = 0;
        fixed |= 0xf8;
    } else if ((word & 0xb0) == 0x0) {
        out->line[0] = 1;
        fixed |= 0xf8;
        canon |= 0x8;
    } else if ((word & 0x78) == 0x10) {
        out->line[0] = 2;
        fixed |= 0xf8;
        canon |= 0x10;
    } else if ((word & 0xc0) == 0x0) {
        out->line[0] = 3;
        fixed |= 0xf8;
        canon |= 0x18;
    } else if ((word & 0xe000a0) == 0x0) {
        out->line[0] = 4;
        fixed |= 0xf8;
        canon |= 0x58;
    } else if ((word & 0xa0) == 0x0) {
        out->line[0] = 5;
        fixed |= 0xf8;
        canon |= 0x58;
    } else if ((word & 0x98) == 0x0) {
        out->line[0] = 6;
        fixed |= 0xf8;
        canon |= 0x60;
    } else if ((word & 0x70) == 0x20) {
        out->line[0] = 7;
        fixed |= 0xf0;
        canon |= 0xa0;
    } else if ((word & 0x58) == 0x10 || (word & 0x78) == 0x40) {
        out->line[0] = 10;
    } else if ((word & 0xb0) != 0xa0 && (word & 0xa8) != 0xa0 && (word & 0x78) != 0x58) {
        out->line[0] = 11;
    } else {
        out->line[0] = 12;
    }
    if ((word & 0x4) == 0x4) {
        out->line[1] = 0;
        fixed |= 0x7;
        canon |= 0x7;
    } else {
        out->line[1] = 1;
    }
    out->form = form;
    out->length = 4;
    out->value[0] = word >> 19 & 0x1f; /* DST */
    out->value[1] = (word >> 19 & 0x1f) | (word >> 3 & 0x1) << 5; /* MDST */
    out->value[2] = word >> 3 & 0x1f; /* RFILE */
    out->value[3] = word >> 19 & 0x1f; /* TOIDX */
    out->value[4] = word & 0x7; /* CDST */
    out->value[5] = word >> 14 & 0x1f; /* SRC1 */
    out->mask.half[0] = (word ^ canon) & fixed;
    out->mask.half[1] = 0;
    return 4;
}

/* 01101010 dddddsss ss------ rrrrrccc  mov TOFILE [$c[CDST]] $r[SRC1] */
static int take_mov_to_v2(uint32_t word, struct isadora_insn *out, uint16_t form, uint32_t fixed, uint32_t canon)
{
    if ((word & 0xb8) == 0x0) {
        out->line[0] = 0;
        fixed |= 0xf8;
    } else if ((word & 0xb0) == 0x0) {
        out->line[0] = 1;
        fixed |= 0xf8;
        canon |= 0x8;
    } else if ((word & 0x78) == 0x10) {
        out->line[0] = 2;
        fixed |= 0xf8;
        canon |= 0x10;
    } else if ((word & 0xe0) == 0x0) {
        out->line[0] = 3;
        fixed |= 0xf8;
        canon |= 0x18;
    } else if ((word & 0xe000a0) == 0x0) {
        out->line[0] = 4;
        fixed |= 0xf8;
        canon |= 0x58;
    } else if ((word & 0xa0) == 0x0) {
        out->line[0] = 5;
        fixed |= 0xf8;
        canon |= 0x58;
    } else if ((word & 0xd8) == 0x40) {
        out->line[0] = 6;
        fixed |= 0xf8;
        canon |= 0x60;
    } else if ((word & 0xe0) == 0xa0) {
        out->line[0] = 7;
        fixed |= 0xf0;
        canon |= 0xa0;
    } else if ((word & 0x78) == 0x40) {
        out->line[0] = 8;
        fixed |= 0xf8;
        canon |= 0xc0;
    } else if ((word & 0x60) == 0x20) {
        out->line[0] = 9;
    } else if ((word & 0xb0) != 0xa0 && (word & 0xa8) != 0xa0 && (word & 0x78) != 0x58) {
        out->line[0] = 11;
    } else {
        out->line[0] = 12;
    }
    if ((word & 0x4) == 0x4) {
        out->line[1] = 0;
        fixed |= 0x7;
        canon |= 0x7;
    } else {
        out->line[1] = 1;
    }
    out->form = form;
    out->length = 4;
    out->value[0] = word >> 19 & 0x1f; /* DST */
    out->value[1] = (word >> 19 & 0x1f) | (word >> 3 & 0x1) << 5; /* MDST */
    out->value[2] = word >> 3 & 0x1f; /* RFILE */
    out->value[3] = word >> 19 & 0x1f; /* TOIDX */
    out->value[4] = word & 0x7; /* CDST */
    out->value[5] = word >> 14 & 0x1f; /* SRC1 */
    out->mask.half[0] = (word ^ canon) & fixed;
    out->mask.half[1] = 0;
    return 4;
}

/* 01101011 dddddsss ss------ rrrrrccc  mov $r[DST] [$c[CDST]] FROMFILE */
static int take_mov_from_v1(uint32_t word, struct isadora_insn *out, uint16_t form, uint32_t fixed, uint32_t canon)
{
    if ((word & 0x4) == 0x4) {
        out->line[0] = 0;
        fixed |= 0x7;
        canon |= 0x7;
    } else {
        out->line[0] = 1;
    }
    if ((word & 0xb8) == 0x0) {
        out->line[1] = 0;
        fixed |= 0xf8;
    } else if ((word & 0xb0) == 0x0) {
        out->line[1] = 1;
        fixed |= 0xf8;
        canon |= 0x8;
    } else if ((word & 0xa8) == 0x0) {
        out->line[1] = 2;
        fixed |= 0xf8;
        canon |= 0x10;
    } else if ((word & 0xc0) == 0x0) {
        out->line[1] = 3;
        fixed |= 0xf8;
        canon |= 0x18;
    } else if ((word & 0xa0) == 0x0) {
        out->line[1] = 4;
        fixed |= 0xf8;
        canon |= 0x58;
    } else if ((word & 0x98) == 0x0) {
        out->line[1] = 5;
        fixed |= 0xf8;
        canon |= 0x60;
    } else if ((word & 0x90) == 0x0) {
        out->line[1] = 6;
        fixed |= 0xf8;
        canon |= 0x68;
    } else if ((word & 0x70) == 0x20) {
        out->line[1] = 7;
        fixed |= 0xf0;
        canon |= 0xa0;
    } else if ((word & 0x60) == 0x20 || (word & 0x78) == 0x40) {
        out->line[1] = 10;
    } else if ((word & 0xa8) != 0xa0 && (word & 0x78) != 0x58 && (word & 0x30) != 0x20) {
        out->line[1] = 11;
    } else {
        out->line[1] = 12;
    }
    out->form = form;
    out->length = 4;
    out->value[0] = word >> 19 & 0x1f; /* DST */
    out->value[1] = word & 0x7; /* CDST */
    out->value[2] = word >> 14 & 0x1f; /* SRC1 */
    out->value[3] = (word >> 14 & 0x1f) | (word >> 3 & 0x1) << 5; /* MSRC */
    out->value[4] = word >> 3 & 0x1f; /* RFILE */
    out->value[5] = word >> 14 & 0x1f; /* FROMIDX */
    out->mask.half[0] = (word ^ canon) & fixed;
    out->mask.half[1] = 0;
    return 4;
}

/* 01101011 dddddsss ss------ rrrrrccc  mov $r[DST] [$c[CDST]] FROMFILE */
static int take_mov_from_v2(uint32_t word, struct isadora_insn *out, uint16_t form, uint32_t fixed, uint32_t canon)
{
    if ((word & 0x4) == 0x4) {
        out->line[0] = 0;
        fixed |= 0x7;
        canon |= 0x7;
    } else {
        out->line[0] = 1;
    }
    if ((word & 0xb8) == 0x0) {
        out->line[1] = 0;
        fixed |= 0xf8;
    } else if ((word & 0xb0) == 0x0) {
        out->line[1] = 1;
        fixed |= 0xf8;
        canon |= 0x8;
    } else if ((word & 0xa8) == 0x0) {
        out->line[1] = 2;
        fixed |= 0xf8;
        canon |= 0x10;
    } else if ((word & 0xe0) == 0x0) {
        out->line[1] = 3;
        fixed |= 0xf8;
        canon |= 0x18;
    } else if ((word & 0xa0) == 0x0) {
        out->line[1] = 4;
        fixed |= 0xf8;
        canon |= 0x58;
    } else if ((word & 0xd8) == 0x40) {
        out->line[1] = 5;
        fixed |= 0xf8;
        canon |= 0x60;
    } else if ((word & 0xd0) == 0x40) {
        out->line[1] = 6;
        fixed |= 0xf8;
        canon |= 0x68;
    } else if ((word & 0xe0) == 0xa0) {
        out->line[1] = 7;
        fixed |= 0xf0;
        canon |= 0xa0;
    } else if ((word & 0x78) == 0x40) {
        out->line[1] = 8;
        fixed |= 0xf8;
        canon |= 0xc0;
    } else if ((word & 0x60) == 0x20) {
        out->line[1] = 9;
    } else if ((word & 0xa8) != 0xa0 && (word & 0x78) != 0x58 && (word & 0x30) != 0x20) {
        out->line[1] = 11;
    } else {
        out->line[1] = 12;
    }
    out->form = form;
    out->length = 4;
    out->value[0] = word >> 19 & 0x1f; /* DST */
    out->value[1] = word & 0x7; /* CDST */
    out->value[2] = word >> 14 & 0x1f; /* SRC1 */
    out->value[3] = (word >> 14 & 0x1f) | (word >> 3 & 0x1) << 5; /* MSRC */
    out->value[4] = word >> 3 & 0x1f; /* RFILE */
    out->value[5] = word >> 14 & 0x1f; /* FROMIDX */
    out->mask.half[0] = (word ^ canon) & fixed;
    out->mask.half[1] = 0;
    return 4;
}

/* 01101010 dddddsss ss------ rrrrrccc  mov TO_UNTESTED [$c[CDST]] $r[SRC1] */
static int take_mov_to_untested_v1(uint32_t word, struct isadora_insn *out, uint16_t form, uint32_t fixed, uint32_t canon)
{
    if ((word & 0x38) == 0x0) {
        out->line[0] = 0;
        fixed |= 0xf8;
        canon |= 0x40;
    } else if ((word & 0x28) == 0x8) {
        out->line[0] = 1;
        fixed |= 0xf8;
        canon |= 0x48;
    } else if ((word & 0x20) == 0x0) {
        out->line[0] = 2;
        fixed |= 0xf8;
        canon |= 0x50;
    } else if ((word & 0x80) == 0x80) {
        out->line[0] = 4;
        fixed |= 0xf8;
        canon |= 0xb8;
    } else {
        out->line[0] = 5;
    }
    if ((word & 0x4) == 0x4) {
        out->line[1] = 0;
        fixed |= 0x7;
        canon |= 0x7;
    } else {
        out->line[1] = 1;
    }
    out->form = form;
    out->length = 4;
    out->value[0] = word >> 19 & 0x1f; /* DST */
    out->value[1] = word >> 3 & 0x1f; /* RFILE */
    out->value[2] = word >> 19 & 0x1f; /* TOIDX */
    out->value[3] = word & 0x7; /* CDST */
    out->value[4] = word >> 14 & 0x1f; /* SRC1 */
    out->mask.half[0] = (word ^ canon) & fixed;
    out->mask.half[1] = 0;
    return 4;
}

/* 01101010 dddddsss ss------ rrrrrccc  mov TO_UNTESTED [$c[CDST]] $r[SRC1] */
static int take_mov_to_untested_v2(uint32_t word, struct isadora_insn *out, uint16_t form, uint32_t fixed, uint32_t canon)
{
    if ((word & 0x18) == 0x0) {
        out->line[0] = 0;
        fixed |= 0xf8;
        canon |= 0x40;
    } else if ((word & 0x10) == 0x0) {
        out->line[0] = 1;
        fixed |= 0xf8;
        canon |= 0x48;
    } else if ((word & 0x20) == 0x0) {
        out->line[0] = 2;
        fixed |= 0xf8;
        canon |= 0x50;
    } else if ((word & 0x8) == 0x0) {
        out->line[0] = 3;
        fixed |= 0xf8;
        canon |= 0xb0;
    } else {
        out->line[0] = 4;
        fixed |= 0xf8;
        canon |= 0xb8;
    }
    if ((word & 0x4) == 0x4) {
        out->line[1] = 0;
        fixed |= 0x7;
        canon |= 0x7;
    } else {
        out->line[1] = 1;
    }
    out->form = form;
    out->length = 4;
    out->value[0] = word >> 19 & 0x1f; /* DST */
    out->value[1] = word >> 3 & 0x1f; /* RFILE */
    out->value[2] = word >> 19 & 0x1f; /* TOIDX */
    out->value[3] = word & 0x7; /* CDST */
    out->value[4] = word >> 14 & 0x1f; /* SRC1 */
    out->mask.half[0] = (word ^ canon) & fixed;
    out->mask.half[1] = 0;
    return 4;
}

/* 01101011 dddddsss ss------ rrrrrccc  mov $r[DST] [$c[CDST]] FROM_UNTESTED */
static int take_mov_from_untested_v1(uint32_t word, struct isadora_insn *out, uint16_t form, uint32_t fixed, uint32_t canon)
{
    if ((word & 0x4) == 0x4) {
        out->line[0] = 0;
        fixed |= 0x7;
        canon |= 0x7;
    } else {
        out->line[0] = 1;
    }
    if ((word & 0x38) == 0x0) {
        out->line[1] = 0;
        fixed |= 0xf8;
        canon |= 0x40;
    } else if ((word & 0x28) == 0x8) {
        out->line[1] = 1;
        fixed |= 0xf8;
        canon |= 0x48;
    } else if ((word & 0x20) == 0x0) {
        out->line[1] = 2;
        fixed |= 0xf8;
        canon |= 0x50;
    } else if ((word & 0x80) == 0x80) {
        out->line[1] = 4;
        fixed |= 0xf8;
        canon |= 0xb8;
    } else {
        out->line[1] = 5;
    }
    out->form = form;
    out->length = 4;
    out->value[0] = word >> 19 & 0x1f; /* DST */
    out->value[1] = word & 0x7; /* CDST */
    out->value[2] = word >> 14 & 0x1f; /* SRC1 */
    out->value[3] = word >> 3 & 0x1f; /* RFILE */
    out->value[4] = word >> 14 & 0x1f; /* FROMIDX */
    out->mask.half[0] = (word ^ canon) & fixed;
    out->mask.half[1] = 0;
    return 4;
}

/* 01101011 dddddsss ss------ rrrrrccc  mov $r[DST] [$c[CDST]] FROM_UNTESTED */
static int take_mov_from_untested_v2(uint32_t word, struct isadora_insn *out, uint16_t form, uint32_t fixed, uint32_t canon)
{
    if ((word & 0x4) == 0x4) {
        out->line[0] = 0;
        fixed |= 0x7;
        canon |= 0x7;
    } else {
        out->line[0] = 1;
    }
    if ((word & 0x18) == 0x0) {
        out->line[1] = 0;
        fixed |= 0xf8;
        canon |= 0x40;
    } else if ((word & 0x10) == 0x0) {
        out->line[1] = 1;
        fixed |= 0xf8;
        canon |= 0x48;
    } else if ((word & 0x20) == 0x0) {
        out->line[1] = 2;
        fixed |= 0xf8;
        canon |= 0x50;
    } else if ((word & 0x8) == 0x0) {
        out->line[1] = 3;
        fixed |= 0xf8;
        canon |= 0xb0;
    } else {
        out->line[1] = 4;
        fixed |= 0xf8;
        canon |= 0xb8;
    }
    out->form = form;
    out->length = 4;
    out->value[0] = word >> 19 & 0x1f; /* DST */
    out->value[1] = word & 0x7; /* CDST */
    out->value[2] = word >> 14 & 0x1f; /* SRC1 */
    out->value[3] = word >> 3 & 0x1f; /* RFILE */
    out->value[4] = word >> 14 & 0x1f; /* FROMIDX */
    out->mask.half[0] = (word ^ canon) & fixed;
    out->mask.half[1] = 0;
    return 4;
}

/* 01001111 -----sss ss------ --------  snop */
static int take_snop(uint32_t word, struct isadora_insn *out, uint16_t form, uint32_t fixed, uint32_t canon)
{
    out->form = form;
    out->length = 4;
    out->mask.half[0] = (word ^ canon) & fixed;
    out->mask.half[1] = 0;
    return 4;
}

/* 01...... -----sss ss------ -----ccc  cclear [$c[CDST]] $r[SRC1] */
static int take_cclear(uint32_t word, struct isadora_insn *out, uint16_t form, uint32_t fixed, uint32_t canon)
{
    if ((word & 0x4) == 0x4) {
        out->line[0] = 0;
        fixed |= 0x7;
        canon |= 0x7;
    } else {
        out->line[0] = 1;
    }
    out->form = form;
    out->length = 4;
    out->value[0] = word & 0x7; /* CDST */
    out->value[1] = word >> 14 & 0x1f; /* SRC1 */
    out->mask.half[0] = (word ^ canon) & fixed;
    out->mask.half[1] = 0;
    return 4;
}

/* 00100100 vvvvvfff ffffffff fffffffv  vec FACTOR1 FACTOR2 $vc[VCIDX] VCFLAG VCXFRM */
static int take_vec(uint32_t word, struct isadora_insn *out, uint16_t form, uint32_t fixed, uint32_t canon)
{
    out->form = form;
    out->length = 4;
    out->value[0] = word >> 1 & 0x1ff; /* FACTOR1 */
    out->value[1] = word >> 10 & 0x1ff; /* FACTOR2 */
    out->value[2] = word >> 19 & 0x3; /* VCIDX */
    out->value[3] = word >> 21 & 0x1; /* VCFLAG */
    out->value[4] = (word >> 22 & 0x3) | (word & 0x1) << 2; /* VCXFRM */
    out->mask.half[0] = (word ^ canon) & fixed;
    out->mask.half[1] = 0;
    return 4;
}

/* 00001111 vvvvvsss ss------ -------v  bvec $r[SRC1] $vc[VCIDX] VCFLAG VCXFRM */
static int take_bvec(uint32_t word, struct isadora_insn *out, uint16_t form, uint32_t fixed, uint32_t canon)
{
    out->form = form;
    out->length = 4;
    out->value[0] = word >> 14 & 0x1f; /* SRC1 */
    out->value[1] = word >> 19 & 0x3; /* VCIDX */
    out->value[2] = word >> 21 & 0x1; /* VCFLAG */
    out->value[3] = (word >> 22 & 0x3) | (word & 0x1) << 2; /* VCXFRM */
    out->mask.half[0] = (word ^ canon) & fixed;
    out->mask.half[1] = 0;
    return 4;
}

/* 00000100 vvvvvsss ssssssss ssscc--v  bvecmad $r[SRC1] $r[SRC2]q $c[COND] SLCT $vc[VCIDX] VCFLAG VCXFRM */
static int take_bvecmad(uint32_t word, struct isadora_insn *out, uint16_t form, uint32_t fixed, uint32_t canon)
{
    out->form = form;
    out->length = 4;
    out->value[0] = word >> 14 & 0x1f; /* SRC1 */
    out->value[1] = word >> 9 & 0x1f; /* SRC2 */
    out->value[2] = word >> 3 & 0x3; /* COND */
    out->value[3] = word >> 5 & 0xf; /* SLCT */
    out->value[4] = word >> 19 & 0x3; /* VCIDX */
    out->value[5] = word >> 21 & 0x1; /* VCFLAG */
    out->value[6] = (word >> 22 & 0x3) | (word & 0x1) << 2; /* VCXFRM */
    out->mask.half[0] = (word ^ canon) & fixed;
    out->mask.half[1] = 0;
    return 4;
}

static int tree_32_1(uint32_t word, struct isadora_insn *out)
{
    switch (word >> 24 & 0xff) {
    case 0x0:
        return take_bmulbus_reg(word, out, VP1_SCALAR_BMULBUS_REG, 0xfff801f9u, 0x0);
    case 0x1:
        return take_bmul_bmul_s_reg(word, out, VP1_SCALAR_BMUL_BMUL_S_REG, 0xff0000f9u, 0x1000000);
    case 0x2:
        return take_bmul_bmul_s_reg(word, out, VP1_SCALAR_BMUL_BMULA_S_REG, 0xff0000f9u, 0x2000000);
    case 0x3:
        return take_bmulabus_signed_reg(word, out, VP1_SCALAR_BMULABUS_SIGNED_REG, 0xfff800f9u, 0x3000000);
    case 0x4:
        return take_bvecmad(word, out, VP1_SCALAR_BVECMAD, 0xff000006u, 0x4000000);
    case 0x5:
        return take_bvecmad(word, out, VP1_SCALAR_BVECMADSEL, 0xff000006u, 0x5000000);
    case 0x6:
    case 0x7:
        return take_bprodbus_reg(word, out, VP1_SCALAR_BPRODBUS_REG, 0xfff801ffu, 0x6000000);
    case 0x8:
        return take_bytes_bmin_signed_two(word, out, VP1_SCALAR_BYTES_BMIN_SIGNED_TWO, 0xdf000000u, 0x8000000);
    case 0x9:
        return take_bytes_bmin_signed_two(word, out, VP1_SCALAR_BYTES_BMAX_SIGNED_TWO, 0xdf000000u, 0x9000000);
    case 0xa:
        return take_arith_abs_one(word, out, VP1_SCALAR_BYTES_BABS_SIGNED_ONE, 0xff003ff8u, 0xa000000);
    case 0xb:
        return take_arith_abs_one(word, out, VP1_SCALAR_BYTES_BNEG_SIGNED_ONE, 0xff003ff8u, 0xb000000);
    case 0xc:
        return take_bytes_bmin_signed_two(word, out, VP1_SCALAR_BYTES_BADD_SIGNED_TWO, 0xdf000000u, 0xc000000);
    case 0xd:
        return take_bytes_bmin_signed_two(word, out, VP1_SCALAR_BYTES_BSUB_SIGNED_TWO, 0xdf000000u, 0xd000000);
    case 0xe:
        return take_bytes_bmin_signed_two(word, out, VP1_SCALAR_BYTE_SHIFT_SIGNED, 0xdf000000u, 0xe000000);
    case 0xf:
        return take_bvec(word, out, VP1_SCALAR_BVEC, 0xff003ffeu, 0xf000000);
    case 0x10:
        return take_bmulbus_reg(word, out, VP1_SCALAR_BMULBUS_REG, 0xfff801f9u, 0x0);
    case 0x11:
        return take_bmul_bmul_s_reg(word, out, VP1_SCALAR_BMUL_BMUL_U_REG, 0xff0000f9u, 0x11000000);
    case 0x12:
        return take_bmul_bmul_s_reg(word, out, VP1_SCALAR_BMUL_BMULA_U_REG, 0xff0000f9u, 0x12000000);
    case 0x13:
        return take_bmulabus_signed_reg(word, out, VP1_SCALAR_BMULABUS_UNSIGNED_REG, 0xfff800f9u, 0x13000000);
    case 0x14:
    case 0x15:
    case 0x16:
    case 0x17:
        return take_bprodbus_reg(word, out, VP1_SCALAR_BPRODBUS_REG, 0xfff801ffu, 0x6000000);
    case 0x18:
        return take_bytes_bmin_signed_two(word, out, VP1_SCALAR_BYTES_BMIN_UNSIGNED_TWO, 0xdf000000u, 0x18000000);
    case 0x19:
        return take_bytes_bmin_signed_two(word, out, VP1_SCALAR_BYTES_BMAX_UNSIGNED_TWO, 0xdf000000u, 0x19000000);
    case 0x1a:
        return take_arith_abs_one(word, out, VP1_SCALAR_BYTES_BABS_UNSIGNED_ONE, 0xff003ff8u, 0x1a000000);
    case 0x1b:
        return take_arith_abs_one(word, out, VP1_SCALAR_BYTES_BNEG_UNSIGNED_ONE, 0xff003ff8u, 0x1b000000);
    case 0x1c:
        return take_bytes_bmin_signed_two(word, out, VP1_SCALAR_BYTES_BADD_UNSIGNED_TWO, 0xdf000000u, 0x1c000000);
    case 0x1d:
        return take_bytes_bmin_signed_two(word, out, VP1_SCALAR_BYTES_BSUB_UNSIGNED_TWO, 0xdf000000u, 0x1d000000);
    case 0x1e:
        return take_bytes_bmin_signed_two(word, out, VP1_SCALAR_BYTE_SHIFT_UNSIGNED, 0xdf000000u, 0x1e000000);
    case 0x1f:
        return take_bprodbusc(word, out, VP1_SCALAR_BPRODBUSC, 0xf80000, 0x0);
    case 0x20:
        return take_bmulbus_imm(word, out, VP1_SCALAR_BMULBUS_IMM, 0xfff83f00u, 0x20000000);
    case 0x21:
        return take_bmul_bmul_s_imm(word, out, VP1_SCALAR_BMUL_BMUL_S_IMM, 0xff0000f8u, 0x21000000);
    case 0x22:
        return take_bmul_bmula_s_bad(word, out, VP1_SCALAR_BMUL_BMULA_S_BAD, 0xff003e00u, 0x22000000);
    case 0x23:
        return take_bmulabus_signed_imm(word, out, VP1_SCALAR_BMULABUS_SIGNED_IMM, 0xfff83e00u, 0x23000000);
    case 0x24:
        return take_vec(word, out, VP1_SCALAR_VEC, 0xff000000u, 0x24000000);
    case 0x25:
        return take_byte_bits_band(word, out, VP1_SCALAR_BYTE_BITS_BAND, 0xff003800u, 0x25000000);
    case 0x26:
        return take_byte_bits_band(word, out, VP1_SCALAR_BYTE_BITS_BOR, 0xff003800u, 0x26000000);
    case 0x27:
        return take_byte_bits_band(word, out, VP1_SCALAR_BYTE_BITS_BXOR, 0xff003800u, 0x27000000);
    case 0x28:
        return take_bytes_bmin_signed_two(word, out, VP1_SCALAR_BYTES_BMIN_SIGNED_TWO, 0xdf000000u, 0x8000000);
    case 0x29:
        return take_bytes_bmin_signed_two(word, out, VP1_SCALAR_BYTES_BMAX_SIGNED_TWO, 0xdf000000u, 0x9000000);
    case 0x2a:
        return take_arith_abs_one(word, out, VP1_SCALAR_BYTES_BABS_SIGNED_ONE, 0xff003ff8u, 0xa000000);
    case 0x2b:
        return take_arith_abs_one(word, out, VP1_SCALAR_BYTES_BNEG_SIGNED_ONE, 0xff003ff8u, 0xb000000);
    case 0x2c:
        return take_bytes_bmin_signed_two(word, out, VP1_SCALAR_BYTES_BADD_SIGNED_TWO, 0xdf000000u, 0xc000000);
    case 0x2d:
        return take_bytes_bmin_signed_two(word, out, VP1_SCALAR_BYTES_BSUB_SIGNED_TWO, 0xdf000000u, 0xd000000);
    case 0x2e:
        return take_bytes_bmin_signed_two(word, out, VP1_SCALAR_BYTE_SHIFT_SIGNED, 0xdf000000u, 0xe000000);
    case 0x2f:
        return take_bprodbusc(word, out, VP1_SCALAR_BPRODBUSC, 0xf80000, 0x0);
    case 0x30:
        return take_bmulbus_imm(word, out, VP1_SCALAR_BMULBUS_IMM, 0xfff83f00u, 0x20000000);
    case 0x31:
        return take_bmul_bmul_s_imm(word, out, VP1_SCALAR_BMUL_BMUL_U_IMM, 0xff0000f8u, 0x31000000);
    case 0x32:
        return take_bmul_bmula_s_bad(word, out, VP1_SCALAR_BMUL_BMULA_U_BAD, 0xff003e00u, 0x32000000);
    case 0x33:
        return take_bmulabus_signed_imm(word, out, VP1_SCALAR_BMULABUS_UNSIGNED_IMM, 0xfff83e00u, 0x33000000);
    case 0x34:
    case 0x35:
    case 0x36:
    case 0x37:
        return take_bprodbus_imm(word, out, VP1_SCALAR_BPRODBUS_IMM, 0xfff83f00u, 0x34000000);
    case 0x38:
        return take_bytes_bmin_signed_two(word, out, VP1_SCALAR_BYTES_BMIN_UNSIGNED_TWO, 0xdf000000u, 0x18000000);
    case 0x39:
        return take_bytes_bmin_signed_two(word, out, VP1_SCALAR_BYTES_BMAX_UNSIGNED_TWO, 0xdf000000u, 0x19000000);
    case 0x3a:
        return take_arith_abs_one(word, out, VP1_SCALAR_BYTES_BABS_UNSIGNED_ONE, 0xff003ff8u, 0x1a000000);
    case 0x3b:
        return take_arith_abs_one(word, out, VP1_SCALAR_BYTES_BNEG_UNSIGNED_ONE, 0xff003ff8u, 0x1b000000);
    case 0x3c:
        return take_bytes_bmin_signed_two(word, out, VP1_SCALAR_BYTES_BADD_UNSIGNED_TWO, 0xdf000000u, 0x1c000000);
    case 0x3d:
        return take_bytes_bmin_signed_two(word, out, VP1_SCALAR_BYTES_BSUB_UNSIGNED_TWO, 0xdf000000u, 0x1d000000);
    case 0x3e:
        return take_bytes_bmin_signed_two(word, out, VP1_SCALAR_BYTE_SHIFT_UNSIGNED, 0xdf000000u, 0x1e000000);
    case 0x3f:
        return take_bprodbusc(word, out, VP1_SCALAR_BPRODBUSC, 0xf80000, 0x0);
    case 0x40:
        return take_cclear(word, out, VP1_SCALAR_CCLEAR, 0xfff83ff8u, 0x40000000);
    case 0x41:
        return take_arith_mul_two(word, out, VP1_SCALAR_ARITH_MUL_TWO, 0xdf000000u, 0x41000000);
    case 0x42:
        switch (word >> 3 & 0xf) {
        case 0x1:
            return take_bitop_nor(word, out, VP1_SCALAR_BITOP_NOR, 0xff0001f8u, 0x42000008);
        case 0x2:
            return take_bitop_nor(word, out, VP1_SCALAR_BITOP_AND_NOT1, 0xff0001f8u, 0x42000010);
        case 0x4:
            return take_bitop_nor(word, out, VP1_SCALAR_BITOP_AND_NOT2, 0xff0001f8u, 0x42000020);
        case 0x6:
            return take_bitop_nor(word, out, VP1_SCALAR_BITOP_XOR, 0xff0001f8u, 0x42000030);
        case 0x7:
            return take_bitop_nor(word, out, VP1_SCALAR_BITOP_NAND, 0xff0001f8u, 0x42000038);
        case 0x8:
            return take_bitop_nor(word, out, VP1_SCALAR_BITOP_AND, 0xff0001f8u, 0x42000040);
        case 0x9:
            return take_bitop_nor(word, out, VP1_SCALAR_BITOP_NXOR, 0xff0001f8u, 0x42000048);
        case 0xb:
            return take_bitop_nor(word, out, VP1_SCALAR_BITOP_OR_NOT1, 0xff0001f8u, 0x42000058);
        case 0xd:
            return take_bitop_nor(word, out, VP1_SCALAR_BITOP_OR_NOT2, 0xff0001f8u, 0x42000068);
        case 0xe:
            return take_bitop_nor(word, out, VP1_SCALAR_BITOP_OR, 0xff0001f8u, 0x42000070);
        default:
            return take_bitop_rest(word, out, VP1_SCALAR_BITOP_REST, 0xff000180u, 0x42000000);
        }
    case 0x43:
    case 0x44:
        return take_cclear(word, out, VP1_SCALAR_CCLEAR, 0xfff83ff8u, 0x40000000);
    case 0x45:
        return take_bvec(word, out, VP1_SCALAR_VECMS, 0xff003ffeu, 0x45000000);
    case 0x46:
    case 0x47:
        return take_cclear(word, out, VP1_SCALAR_CCLEAR, 0xfff83ff8u, 0x40000000);
    case 0x48:
        return take_arith_mul_two(word, out, VP1_SCALAR_ARITH_MIN_TWO, 0xdf000000u, 0x48000000);
    case 0x49:
        return take_arith_mul_two(word, out, VP1_SCALAR_ARITH_MAX_TWO, 0xdf000000u, 0x49000000);
    case 0x4a:
        return take_arith_abs_one(word, out, VP1_SCALAR_ARITH_ABS_ONE, 0xff003ff8u, 0x4a000000);
    case 0x4b:
        return take_arith_abs_one(word, out, VP1_SCALAR_ARITH_NEG_ONE, 0xff003ff8u, 0x4b000000);
    case 0x4c:
        return take_arith_mul_two(word, out, VP1_SCALAR_ARITH_ADD_TWO, 0xdf000000u, 0x4c000000);
    case 0x4d:
        return take_arith_mul_two(word, out, VP1_SCALAR_ARITH_SUB_TWO, 0xdf000000u, 0x4d000000);
    case 0x4e:
        return take_arith_mul_two(word, out, VP1_SCALAR_ARITH_SAR_TWO, 0xdf000000u, 0x4e000000);
    case 0x4f:
        return take_snop(word, out, VP1_SCALAR_SNOP, 0xffffffffu, 0x4f000000);
    case 0x50:
        return take_cclear(word, out, VP1_SCALAR_CCLEAR, 0xfff83ff8u, 0x40000000);
    case 0x51:
        return take_arith_mul_two(word, out, VP1_SCALAR_ARITH_MUL_TWO, 0xdf000000u, 0x41000000);
    case 0x52:
    case 0x53:
    case 0x54:
    case 0x55:
    case 0x56:
    case 0x57:
        return take_cclear(word, out, VP1_SCALAR_CCLEAR, 0xfff83ff8u, 0x40000000);
    case 0x58:
        return take_arith_mul_two(word, out, VP1_SCALAR_ARITH_MIN_TWO, 0xdf000000u, 0x48000000);
    case 0x59:
        return take_arith_mul_two(word, out, VP1_SCALAR_ARITH_MAX_TWO, 0xdf000000u, 0x49000000);
    case 0x5a:
        return take_arith_abs_one(word, out, VP1_SCALAR_ARITH_ABS_ONE, 0xff003ff8u, 0x4a000000);
    case 0x5b:
        return take_arith_abs_one(word, out, VP1_SCALAR_ARITH_NEG_ONE, 0xff003ff8u, 0x4b000000);
    case 0x5c:
        return take_arith_mul_two(word, out, VP1_SCALAR_ARITH_ADD_TWO, 0xdf000000u, 0x4c000000);
    case 0x5d:
        return take_arith_mul_two(word, out, VP1_SCALAR_ARITH_SUB_TWO, 0xdf000000u, 0x4d000000);
    case 0x5e:
        return take_arith_mul_two(word, out, VP1_SCALAR_ARITH_SHR_TWO, 0xdf000000u, 0x5e000000);
    case 0x5f:
    case 0x60:
        return take_cclear(word, out, VP1_SCALAR_CCLEAR, 0xfff83ff8u, 0x40000000);
    case 0x61:
        return take_arith_mul_two(word, out, VP1_SCALAR_ARITH_MUL_TWO, 0xdf000000u, 0x41000000);
    case 0x62:
        return take_bits_imm_and(word, out, VP1_SCALAR_BITS_IMM_AND, 0xff000000u, 0x62000000);
    case 0x63:
        return take_bits_imm_and(word, out, VP1_SCALAR_BITS_IMM_XOR, 0xff000000u, 0x63000000);
    case 0x64:
        return take_bits_imm_and(word, out, VP1_SCALAR_BITS_IMM_OR, 0xff000000u, 0x64000000);
    case 0x65:
        return take_mov_imm(word, out, VP1_SCALAR_MOV_IMM, 0xff000000u, 0x65000000);
    case 0x66:
    case 0x67:
        return take_cclear(word, out, VP1_SCALAR_CCLEAR, 0xfff83ff8u, 0x40000000);
    case 0x68:
        return take_arith_mul_two(word, out, VP1_SCALAR_ARITH_MIN_TWO, 0xdf000000u, 0x48000000);
    case 0x69:
        return take_arith_mul_two(word, out, VP1_SCALAR_ARITH_MAX_TWO, 0xdf000000u, 0x49000000);
    case 0x6a:
        if ((word & 0xe0) != 0x20 && (word & 0xf0) != 0x40 && (word & 0xe8) != 0x40 && (word & 0x78) != 0x38)
            return take_mov_to_v1(word, out, VP1_SCALAR_MOV_TO, 0xff003f00u, 0x6a000000);
        return take_mov_to_untested_v1(word, out, VP1_SCALAR_MOV_TO_UNTESTED, 0xff003f00u, 0x6a000000);
    case 0x6b:
        if ((word & 0xe0) != 0x20 && (word & 0xf0) != 0x40 && (word & 0xe8) != 0x40 && (word & 0x78) != 0x38)
            return take_mov_from_v1(word, out, VP1_SCALAR_MOV_FROM, 0xff003f00u, 0x6b000000);
        return take_mov_from_untested_v1(word, out, VP1_SCALAR_MOV_FROM_UNTESTED, 0xff003f00u, 0x6b000000);
    case 0x6c:
        return take_arith_mul_two(word, out, VP1_SCALAR_ARITH_ADD_TWO, 0xdf000000u, 0x4c000000);
    case 0x6d:
        return take_arith_mul_two(word, out, VP1_SCALAR_ARITH_SUB_TWO, 0xdf000000u, 0x4d000000);
    case 0x6e:
        return take_arith_mul_two(word, out, VP1_SCALAR_ARITH_SAR_TWO, 0xdf000000u, 0x4e000000);
    case 0x6f:
    case 0x70:
        return take_cclear(word, out, VP1_SCALAR_CCLEAR, 0xfff83ff8u, 0x40000000);
    case 0x71:
        return take_arith_mul_two(word, out, VP1_SCALAR_ARITH_MUL_TWO, 0xdf000000u, 0x41000000);
    case 0x72:
    case 0x73:
    case 0x74:
        return take_cclear(word, out, VP1_SCALAR_CCLEAR, 0xfff83ff8u, 0x40000000);
    case 0x75:
        return take_sethi(word, out, VP1_SCALAR_SETHI, 0xff070000u, 0x75000000);
    case 0x76:
    case 0x77:
        return take_cclear(word, out, VP1_SCALAR_CCLEAR, 0xfff83ff8u, 0x40000000);
    case 0x78:
        return take_arith_mul_two(word, out, VP1_SCALAR_ARITH_MIN_TWO, 0xdf000000u, 0x48000000);
    case 0x79:
        return take_arith_mul_two(word, out, VP1_SCALAR_ARITH_MAX_TWO, 0xdf000000u, 0x49000000);
    case 0x7a:
        return take_arith_abs_one(word, out, VP1_SCALAR_ARITH_ABS_ONE, 0xff003ff8u, 0x4a000000);
    case 0x7b:
        return take_arith_abs_one(word, out, VP1_SCALAR_ARITH_NEG_ONE, 0xff003ff8u, 0x4b000000);
    case 0x7c:
        return take_arith_mul_two(word, out, VP1_SCALAR_ARITH_ADD_TWO, 0xdf000000u, 0x4c000000);
    case 0x7d:
        return take_arith_mul_two(word, out, VP1_SCALAR_ARITH_SUB_TWO, 0xdf000000u, 0x4d000000);
    case 0x7e:
        return take_arith_mul_two(word, out, VP1_SCALAR_ARITH_SHR_TWO, 0xdf000000u, 0x5e000000);
    case 0x7f:
        return take_cclear(word, out, VP1_SCALAR_CCLEAR, 0xfff83ff8u, 0x40000000);
    default:
        return ISADORA_NO_FORM;
    }
}

static int tree_32_2(uint32_t word, struct isadora_insn *out)
{
    switch (word >> 24 & 0xff) {
    case 0x0:
        return take_bmulbus_reg(word, out, VP1_SCALAR_BMULBUS_REG, 0xfff801f9u, 0x0);
    case 0x1:
        return take_bmul_bmul_s_reg(word, out, VP1_SCALAR_BMUL_BMUL_S_REG, 0xff0000f9u, 0x1000000);
    case 0x2:
        return take_bmul_bmul_s_reg(word, out, VP1_SCALAR_BMUL_BMULA_S_REG, 0xff0000f9u, 0x2000000);
    case 0x3:
        return take_bmulabus_signed_reg(word, out, VP1_SCALAR_BMULABUS_SIGNED_REG, 0xfff800f9u, 0x3000000);
    case 0x4:
        return take_bvecmad(word, out, VP1_SCALAR_BVECMAD, 0xff000006u, 0x4000000);
    case 0x5:
        return take_bvecmad(word, out, VP1_SCALAR_BVECMADSEL, 0xff000006u, 0x5000000);
    case 0x6:
    case 0x7:
        return take_bprodbus_reg(word, out, VP1_SCALAR_BPRODBUS_REG, 0xfff801ffu, 0x6000000);
    case 0x8:
        return take_bytes_bmin_signed_two(word, out, VP1_SCALAR_BYTES_BMIN_SIGNED_TWO, 0xdf000000u, 0x8000000);
    case 0x9:
        return take_bytes_bmin_signed_two(word, out, VP1_SCALAR_BYTES_BMAX_SIGNED_TWO, 0xdf000000u, 0x9000000);
    case 0xa:
        return take_arith_abs_one(word, out, VP1_SCALAR_BYTES_BABS_SIGNED_ONE, 0xff003ff8u, 0xa000000);
    case 0xb:
        return take_arith_abs_one(word, out, VP1_SCALAR_BYTES_BNEG_SIGNED_ONE, 0xff003ff8u, 0xb000000);
    case 0xc:
        return take_bytes_bmin_signed_two(word, out, VP1_SCALAR_BYTES_BADD_SIGNED_TWO, 0xdf000000u, 0xc000000);
    case 0xd:
        return take_bytes_bmin_signed_two(word, out, VP1_SCALAR_BYTES_BSUB_SIGNED_TWO, 0xdf000000u, 0xd000000);
    case 0xe:
        return take_bytes_bmin_signed_two(word, out, VP1_SCALAR_BYTE_SHIFT_SIGNED, 0xdf000000u, 0xe000000);
    case 0xf:
        return take_bvec(word, out, VP1_SCALAR_BVEC, 0xff003ffeu, 0xf000000);
    case 0x10:
        return take_bmulbus_reg(word, out, VP1_SCALAR_BMULBUS_REG, 0xfff801f9u, 0x0);
    case 0x11:
        return take_bmul_bmul_s_reg(word, out, VP1_SCALAR_BMUL_BMUL_U_REG, 0xff0000f9u, 0x11000000);
    case 0x12:
        return take_bmul_bmul_s_reg(word, out, VP1_SCALAR_BMUL_BMULA_U_REG, 0xff0000f9u, 0x12000000);
    case 0x13:
        return take_bmulabus_signed_reg(word, out, VP1_SCALAR_BMULABUS_UNSIGNED_REG, 0xfff800f9u, 0x13000000);
    case 0x14:
    case 0x15:
    case 0x16:
    case 0x17:
        return take_bprodbus_reg(word, out, VP1_SCALAR_BPRODBUS_REG, 0xfff801ffu, 0x6000000);
    case 0x18:
        return take_bytes_bmin_signed_two(word, out, VP1_SCALAR_BYTES_BMIN_UNSIGNED_TWO, 0xdf000000u, 0x18000000);
    case 0x19:
        return take_bytes_bmin_signed_two(word, out, VP1_SCALAR_BYTES_BMAX_UNSIGNED_TWO, 0xdf000000u, 0x19000000);
    case 0x1a:
        return take_arith_abs_one(word, out, VP1_SCALAR_BYTES_BABS_UNSIGNED_ONE, 0xff003ff8u, 0x1a000000);
    case 0x1b:
        return take_arith_abs_one(word, out, VP1_SCALAR_BYTES_BNEG_UNSIGNED_ONE, 0xff003ff8u, 0x1b000000);
    case 0x1c:
        return take_bytes_bmin_signed_two(word, out, VP1_SCALAR_BYTES_BADD_UNSIGNED_TWO, 0xdf000000u, 0x1c000000);
    case 0x1d:
        return take_bytes_bmin_signed_two(word, out, VP1_SCALAR_BYTES_BSUB_UNSIGNED_TWO, 0xdf000000u, 0x1d000000);
    case 0x1e:
        return take_bytes_bmin_signed_two(word, out, VP1_SCALAR_BYTE_SHIFT_UNSIGNED, 0xdf000000u, 0x1e000000);
    case 0x1f:
        return take_bprodbusc(word, out, VP1_SCALAR_BPRODBUSC, 0xf80000, 0x0);
    case 0x20:
        return take_bmulbus_imm(word, out, VP1_SCALAR_BMULBUS_IMM, 0xfff83f00u, 0x20000000);
    case 0x21:
        return take_bmul_bmul_s_imm(word, out, VP1_SCALAR_BMUL_BMUL_S_IMM, 0xff0000f8u, 0x21000000);
    case 0x22:
        return take_bmul_bmula_s_bad(word, out, VP1_SCALAR_BMUL_BMULA_S_BAD, 0xff003e00u, 0x22000000);
    case 0x23:
        return take_bmulabus_signed_imm(word, out, VP1_SCALAR_BMULABUS_SIGNED_IMM, 0xfff83e00u, 0x23000000);
    case 0x24:
        return take_vec(word, out, VP1_SCALAR_VEC, 0xff000000u, 0x24000000);
    case 0x25:
        return take_byte_bits_band(word, out, VP1_SCALAR_BYTE_BITS_BAND, 0xff003800u, 0x25000000);
    case 0x26:
        return take_byte_bits_band(word, out, VP1_SCALAR_BYTE_BITS_BOR, 0xff003800u, 0x26000000);
    case 0x27:
        return take_byte_bits_band(word, out, VP1_SCALAR_BYTE_BITS_BXOR, 0xff003800u, 0x27000000);
    case 0x28:
        return take_bytes_bmin_signed_two(word, out, VP1_SCALAR_BYTES_BMIN_SIGNED_TWO, 0xdf000000u, 0x8000000);
    case 0x29:
        return take_bytes_bmin_signed_two(word, out, VP1_SCALAR_BYTES_BMAX_SIGNED_TWO, 0xdf000000u, 0x9000000);
    case 0x2a:
        return take_arith_abs_one(word, out, VP1_SCALAR_BYTES_BABS_SIGNED_ONE, 0xff003ff8u, 0xa000000);
    case 0x2b:
        return take_arith_abs_one(word, out, VP1_SCALAR_BYTES_BNEG_SIGNED_ONE, 0xff003ff8u, 0xb000000);
    case 0x2c:
        return take_bytes_bmin_signed_two(word, out, VP1_SCALAR_BYTES_BADD_SIGNED_TWO, 0xdf000000u, 0xc000000);
    case 0x2d:
        return take_bytes_bmin_signed_two(word, out, VP1_SCALAR_BYTES_BSUB_SIGNED_TWO, 0xdf000000u, 0xd000000);
    case 0x2e:
        return take_bytes_bmin_signed_two(word, out, VP1_SCALAR_BYTE_SHIFT_SIGNED, 0xdf000000u, 0xe000000);
    case 0x2f:
        return take_bprodbusc(word, out, VP1_SCALAR_BPRODBUSC, 0xf80000, 0x0);
    case 0x30:
        return take_bmulbus_imm(word, out, VP1_SCALAR_BMULBUS_IMM, 0xfff83f00u, 0x20000000);
    case 0x31:
        return take_bmul_bmul_s_imm(word, out, VP1_SCALAR_BMUL_BMUL_U_IMM, 0xff0000f8u, 0x31000000);
    case 0x32:
        return take_bmul_bmula_s_bad(word, out, VP1_SCALAR_BMUL_BMULA_U_BAD, 0xff003e00u, 0x32000000);
    case 0x33:
        return take_bmulabus_signed_imm(word, out, VP1_SCALAR_BMULABUS_UNSIGNED_IMM, 0xfff83e00u, 0x33000000);
    case 0x34:
    case 0x35:
    case 0x36:
    case 0x37:
        return take_bprodbus_imm(word, out, VP1_SCALAR_BPRODBUS_IMM, 0xfff83f00u, 0x34000000);
    case 0x38:
        return take_bytes_bmin_signed_two(word, out, VP1_SCALAR_BYTES_BMIN_UNSIGNED_TWO, 0xdf000000u, 0x18000000);
    case 0x39:
        return take_bytes_bmin_signed_two(word, out, VP1_SCALAR_BYTES_BMAX_UNSIGNED_TWO, 0xdf000000u, 0x19000000);
    case 0x3a:
        return take_arith_abs_one(word, out, VP1_SCALAR_BYTES_BABS_UNSIGNED_ONE, 0xff003ff8u, 0x1a000000);
    case 0x3b:
        return take_arith_abs_one(word, out, VP1_SCALAR_BYTES_BNEG_UNSIGNED_ONE, 0xff003ff8u, 0x1b000000);
    case 0x3c:
        return take_bytes_bmin_signed_two(word, out, VP1_SCALAR_BYTES_BADD_UNSIGNED_TWO, 0xdf000000u, 0x1c000000);
    case 0x3d:
        return take_bytes_bmin_signed_two(word, out, VP1_SCALAR_BYTES_BSUB_UNSIGNED_TWO, 0xdf000000u, 0x1d000000);
    case 0x3e:
        return take_bytes_bmin_signed_two(word, out, VP1_SCALAR_BYTE_SHIFT_UNSIGNED, 0xdf000000u, 0x1e000000);
    case 0x3f:
        return take_bprodbusc(word, out, VP1_SCALAR_BPRODBUSC, 0xf80000, 0x0);
    case 0x40:
        return take_cclear(word, out, VP1_SCALAR_CCLEAR, 0xfff83ff8u, 0x40000000);
    case 0x41:
        return take_arith_mul_two(word, out, VP1_SCALAR_ARITH_MUL_TWO, 0xdf000000u, 0x41000000);
    case 0x42:
        switch (word >> 3 & 0xf) {
        case 0x1:
            return take_bitop_nor(word, out, VP1_SCALAR_BITOP_NOR, 0xff0001f8u, 0x42000008);
        case 0x2:
            return take_bitop_nor(word, out, VP1_SCALAR_BITOP_AND_NOT1, 0xff0001f8u, 0x42000010);
        case 0x4:
            return take_bitop_nor(word, out, VP1_SCALAR_BITOP_AND_NOT2, 0xff0001f8u, 0x42000020);
        case 0x6:
            return take_bitop_nor(word, out, VP1_SCALAR_BITOP_XOR, 0xff0001f8u, 0x42000030);
        case 0x7:
            return take_bitop_nor(word, out, VP1_SCALAR_BITOP_NAND, 0xff0001f8u, 0x42000038);
        case 0x8:
            return take_bitop_nor(word, out, VP1_SCALAR_BITOP_AND, 0xff0001f8u, 0x42000040);
        case 0x9:
            return take_bitop_nor(word, out, VP1_SCALAR_BITOP_NXOR, 0xff0001f8u, 0x42000048);
        case 0xb:
            return take_bitop_nor(word, out, VP1_SCALAR_BITOP_OR_NOT1, 0xff0001f8u, 0x42000058);
        case 0xd:
            return take_bitop_nor(word, out, VP1_SCALAR_BITOP_OR_NOT2, 0xff0001f8u, 0x42000068);
        case 0xe:
            return take_bitop_nor(word, out, VP1_SCALAR_BITOP_OR, 0xff0001f8u, 0x42000070);
        default:
            return take_bitop_rest(word, out, VP1_SCALAR_BITOP_REST, 0xff000180u, 0x42000000);
        }
    case 0x43:
    case 0x44:
        return take_cclear(word, out, VP1_SCALAR_CCLEAR, 0xfff83ff8u, 0x40000000);
    case 0x45:
        return take_bvec(word, out, VP1_SCALAR_VECMS, 0xff003ffeu, 0x45000000);
    case 0x46:
    case 0x47:
        return take_cclear(word, out, VP1_SCALAR_CCLEAR, 0xfff83ff8u, 0x40000000);
    case 0x48:
        return take_arith_mul_two(word, out, VP1_SCALAR_ARITH_MIN_TWO, 0xdf000000u, 0x48000000);
    case 0x49:
        return take_arith_mul_two(word, out, VP1_SCALAR_ARITH_MAX_TWO, 0xdf000000u, 0x49000000);
    case 0x4a:
        return take_arith_abs_one(word, out, VP1_SCALAR_ARITH_ABS_ONE, 0xff003ff8u, 0x4a000000);
    case 0x4b:
        return take_arith_abs_one(word, out, VP1_SCALAR_ARITH_NEG_ONE, 0xff003ff8u, 0x4b000000);
    case 0x4c:
        return take_arith_mul_two(word, out, VP1_SCALAR_ARITH_ADD_TWO, 0xdf000000u, 0x4c000000);
    case 0x4d:
        return take_arith_mul_two(word, out, VP1_SCALAR_ARITH_SUB_TWO, 0xdf000000u, 0x4d000000);
    case 0x4e:
        return take_arith_mul_two(word, out, VP1_SCALAR_ARITH_SAR_TWO, 0xdf000000u, 0x4e000000);
    case 0x4f:
        return take_snop(word, out, VP1_SCALAR_SNOP, 0xffffffffu, 0x4f000000);
    case 0x50:
        return take_cclear(word, out, VP1_SCALAR_CCLEAR, 0xfff83ff8u, 0x40000000);
    case 0x51:
        return take_arith_mul_two(word, out, VP1_SCALAR_ARITH_MUL_TWO, 0xdf000000u, 0x41000000);
    case 0x52:
    case 0x53:
    case 0x54:
    case 0x55:
    case 0x56:
    case 0x57:
        return take_cclear(word, out, VP1_SCALAR_CCLEAR, 0xfff83ff8u, 0x40000000);
    case 0x58:
        return take_arith_mul_two(word, out, VP1_SCALAR_ARITH_MIN_TWO, 0xdf000000u, 0x48000000);
    case 0x59:
        return take_arith_mul_two(word, out, VP1_SCALAR_ARITH_MAX_TWO, 0xdf000000u, 0x49000000);
    case 0x5a:
        return take_arith_abs_one(word, out, VP1_SCALAR_ARITH_ABS_ONE, 0xff003ff8u, 0x4a000000);
    case 0x5b:
        return take_arith_abs_one(word, out, VP1_SCALAR_ARITH_NEG_ONE, 0xff003ff8u, 0x4b000000);
    case 0x5c:
        return take_arith_mul_two(word, out, VP1_SCALAR_ARITH_ADD_TWO, 0xdf000000u, 0x4c000000);
    case 0x5d:
        return take_arith_mul_two(word, out, VP1_SCALAR_ARITH_SUB_TWO, 0xdf000000u, 0x4d000000);
    case 0x5e:
        return take_arith_mul_two(word, out, VP1_SCALAR_ARITH_SHR_TWO, 0xdf000000u, 0x5e000000);
    case 0x5f:
    case 0x60:
        return take_cclear(word, out, VP1_SCALAR_CCLEAR, 0xfff83ff8u, 0x40000000);
    case 0x61:
        return take_arith_mul_two(word, out, VP1_SCALAR_ARITH_MUL_TWO, 0xdf000000u, 0x41000000);
    case 0x62:
        return take_bits_imm_and(word, out, VP1_SCALAR_BITS_IMM_AND, 0xff000000u, 0x62000000);
    case 0x63:
        return take_bits_imm_and(word, out, VP1_SCALAR_BITS_IMM_XOR, 0xff000000u, 0x63000000);
    case 0x64:
        return take_bits_imm_and(word, out, VP1_SCALAR_BITS_IMM_OR, 0xff000000u, 0x64000000);
    case 0x65:
        return take_mov_imm(word, out, VP1_SCALAR_MOV_IMM, 0xff000000u, 0x65000000);
    case 0x66:
    case 0x67:
        return take_cclear(word, out, VP1_SCALAR_CCLEAR, 0xfff83ff8u, 0x40000000);
    case 0x68:
        return take_arith_mul_two(word, out, VP1_SCALAR_ARITH_MIN_TWO, 0xdf000000u, 0x48000000);
    case 0x69:
        return take_arith_mul_two(word, out, VP1_SCALAR_ARITH_MAX_TWO, 0xdf000000u, 0x49000000);
    case 0x6a:
        if ((word & 0xf0) != 0x40 && (word & 0xe8) != 0x40 && (word & 0xf0) != 0xb0)
            return take_mov_to_v2(word, out, VP1_SCALAR_MOV_TO, 0xff003f00u, 0x6a000000);
        return take_mov_to_untested_v2(word, out, VP1_SCALAR_MOV_TO_UNTESTED, 0xff003f00u, 0x6a000000);
    case 0x6b:
        if ((word & 0xf0) != 0x40 && (word & 0xe8) != 0x40 && (word & 0xf0) != 0xb0)
            return take_mov_from_v2(word, out, VP1_SCALAR_MOV_FROM, 0xff003f00u, 0x6b000000);
        return take_mov_from_untested_v2(word, out, VP1_SCALAR_MOV_FROM_UNTESTED, 0xff003f00u, 0x6b000000);
    case 0x6c:
        return take_arith_mul_two(word, out, VP1_SCALAR_ARITH_ADD_TWO, 0xdf000000u, 0x4c000000);
    case 0x6d:
        return take_arith_mul_two(word, out, VP1_SCALAR_ARITH_SUB_TWO, 0xdf000000u, 0x4d000000);
    case 0x6e:
        return take_arith_mul_two(word, out, VP1_SCALAR_ARITH_SAR_TWO, 0xdf000000u, 0x4e000000);
    case 0x6f:
    case 0x70:
        return take_cclear(word, out, VP1_SCALAR_CCLEAR, 0xfff83ff8u, 0x40000000);
    case 0x71:
        return take_arith_mul_two(word, out, VP1_SCALAR_ARITH_MUL_TWO, 0xdf000000u, 0x41000000);
    case 0x72:
    case 0x73:
    case 0x74:
        return take_cclear(word, out, VP1_SCALAR_CCLEAR, 0xfff83ff8u, 0x40000000);
    case 0x75:
        return take_sethi(word, out, VP1_SCALAR_SETHI, 0xff070000u, 0x75000000);
    case 0x76:
    case 0x77:
        return take_cclear(word, out, VP1_SCALAR_CCLEAR, 0xfff83ff8u, 0x40000000);
    case 0x78:
        return take_arith_mul_two(word, out, VP1_SCALAR_ARITH_MIN_TWO, 0xdf000000u, 0x48000000);
    case 0x79:
        return take_arith_mul_two(word, out, VP1_SCALAR_ARITH_MAX_TWO, 0xdf000000u, 0x49000000);
    case 0x7a:
        return take_arith_abs_one(word, out, VP1_SCALAR_ARITH_ABS_ONE, 0xff003ff8u, 0x4a000000);
    case 0x7b:
        return take_arith_abs_one(word, out, VP1_SCALAR_ARITH_NEG_ONE, 0xff003ff8u, 0x4b000000);
    case 0x7c:
        return take_arith_mul_two(word, out, VP1_SCALAR_ARITH_ADD_TWO, 0xdf000000u, 0x4c000000);
    case 0x7d:
        return take_arith_mul_two(word, out, VP1_SCALAR_ARITH_SUB_TWO, 0xdf000000u, 0x4d000000);
    case 0x7e:
        return take_arith_mul_two(word, out, VP1_SCALAR_ARITH_SHR_TWO, 0xdf000000u, 0x5e000000);
    case 0x7f:
        return take_cclear(word, out, VP1_SCALAR_CCLEAR, 0xfff83ff8u, 0x40000000);
    default:
        return ISADORA_NO_FORM;
    }
}

int vp1_scalar_decode(const struct isadora_context *c, const uint8_t *bytes, size_t size, struct isadora_insn *out)
{
    if (size >= 4) {
        uint32_t word = (uint32_t)bytes[0] | (uint32_t)bytes[1] << 8 | (uint32_t)bytes[2] << 16 | (uint32_t)bytes[3] << 24;
        int length = ISADORA_NO_FORM;
        switch (c->config) {
        case 0:
            length = tree_32_1(word, out);
            break;
        case 1:
            length = tree_32_2(word, out);
            break;
        default:
            break;
        }
        if (length > 0)
            return length;
    } else {
        return ISADORA_SHORT;
    }
    return ISADORA_NO_FORM;
}
