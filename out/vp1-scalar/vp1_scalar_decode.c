/* Generated from the description vp1-scalar by gen/emit/decode.lua. Do not edit. */
#include "vp1_scalar.h"

/* 01..0001 dddddsss ssssssss sssccccc  mul $r[DST] [$c[CDST]] $r[SRC1] WORD2 */
static int take_arith_mul_two(uint32_t word, struct isadora_insn *out)
{
    uint32_t fixed = 0xdf000000u, canon = 0x41000000;
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
    out->form = VP1_SCALAR_ARITH_MUL_TWO;
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

/* 01..1000 dddddsss ssssssss sssccccc  min $r[DST] [$c[CDST]] $r[SRC1] WORD2 */
static int take_arith_min_two(uint32_t word, struct isadora_insn *out)
{
    uint32_t fixed = 0xdf000000u, canon = 0x48000000;
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
    out->form = VP1_SCALAR_ARITH_MIN_TWO;
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

/* 01..1001 dddddsss ssssssss sssccccc  max $r[DST] [$c[CDST]] $r[SRC1] WORD2 */
static int take_arith_max_two(uint32_t word, struct isadora_insn *out)
{
    uint32_t fixed = 0xdf000000u, canon = 0x49000000;
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
    out->form = VP1_SCALAR_ARITH_MAX_TWO;
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

/* 01..1100 dddddsss ssssssss sssccccc  add $r[DST] [$c[CDST]] $r[SRC1] WORD2 */
static int take_arith_add_two(uint32_t word, struct isadora_insn *out)
{
    uint32_t fixed = 0xdf000000u, canon = 0x4c000000;
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
    out->form = VP1_SCALAR_ARITH_ADD_TWO;
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

/* 01..1101 dddddsss ssssssss sssccccc  sub $r[DST] [$c[CDST]] $r[SRC1] WORD2 */
static int take_arith_sub_two(uint32_t word, struct isadora_insn *out)
{
    uint32_t fixed = 0xdf000000u, canon = 0x4d000000;
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
    out->form = VP1_SCALAR_ARITH_SUB_TWO;
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

/* 01.01110 dddddsss ssssssss sssccccc  sar $r[DST] [$c[CDST]] $r[SRC1] WORD2 */
static int take_arith_sar_two(uint32_t word, struct isadora_insn *out)
{
    uint32_t fixed = 0xdf000000u, canon = 0x4e000000;
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
    out->form = VP1_SCALAR_ARITH_SAR_TWO;
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

/* 01.11110 dddddsss ssssssss sssccccc  shr $r[DST] [$c[CDST]] $r[SRC1] WORD2 */
static int take_arith_shr_two(uint32_t word, struct isadora_insn *out)
{
    uint32_t fixed = 0xdf000000u, canon = 0x5e000000;
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
    out->form = VP1_SCALAR_ARITH_SHR_TWO;
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
static int take_arith_abs_one(uint32_t word, struct isadora_insn *out)
{
    uint32_t fixed = 0xff003ff8u, canon = 0x4a000000;
    if ((word & 0x4) == 0x4) {
        out->line[0] = 0;
        fixed |= 0x7;
        canon |= 0x7;
    } else {
        out->line[0] = 1;
    }
    out->form = VP1_SCALAR_ARITH_ABS_ONE;
    out->length = 4;
    out->value[0] = word >> 19 & 0x1f; /* DST */
    out->value[1] = word & 0x7; /* CDST */
    out->value[2] = word >> 14 & 0x1f; /* SRC1 */
    out->mask.half[0] = (word ^ canon) & fixed;
    out->mask.half[1] = 0;
    return 4;
}

/* 01..1011 dddddsss ss------ -----ccc  neg $r[DST] [$c[CDST]] $r[SRC1] */
static int take_arith_neg_one(uint32_t word, struct isadora_insn *out)
{
    uint32_t fixed = 0xff003ff8u, canon = 0x4b000000;
    if ((word & 0x4) == 0x4) {
        out->line[0] = 0;
        fixed |= 0x7;
        canon |= 0x7;
    } else {
        out->line[0] = 1;
    }
    out->form = VP1_SCALAR_ARITH_NEG_ONE;
    out->length = 4;
    out->value[0] = word >> 19 & 0x1f; /* DST */
    out->value[1] = word & 0x7; /* CDST */
    out->value[2] = word >> 14 & 0x1f; /* SRC1 */
    out->mask.half[0] = (word ^ canon) & fixed;
    out->mask.half[1] = 0;
    return 4;
}

/* 01000010 dddddsss sssssss- -0001ccc  nor $r[DST] [$c[CDST]]  $r[SRC1]  $r[SRC2] */
static int take_bitop_nor(uint32_t word, struct isadora_insn *out)
{
    uint32_t fixed = 0xff0001f8u, canon = 0x42000008;
    if ((word & 0x4) == 0x4) {
        out->line[0] = 0;
        fixed |= 0x7;
        canon |= 0x7;
    } else {
        out->line[0] = 1;
    }
    out->form = VP1_SCALAR_BITOP_NOR;
    out->length = 4;
    out->value[0] = word >> 19 & 0x1f; /* DST */
    out->value[1] = word & 0x7; /* CDST */
    out->value[2] = word >> 14 & 0x1f; /* SRC1 */
    out->value[3] = word >> 9 & 0x1f; /* SRC2 */
    out->mask.half[0] = (word ^ canon) & fixed;
    out->mask.half[1] = 0;
    return 4;
}

/* 01000010 dddddsss sssssss- -0010ccc  and $r[DST] [$c[CDST]] not $r[SRC1]  $r[SRC2] */
static int take_bitop_and_not1(uint32_t word, struct isadora_insn *out)
{
    uint32_t fixed = 0xff0001f8u, canon = 0x42000010;
    if ((word & 0x4) == 0x4) {
        out->line[0] = 0;
        fixed |= 0x7;
        canon |= 0x7;
    } else {
        out->line[0] = 1;
    }
    out->form = VP1_SCALAR_BITOP_AND_NOT1;
    out->length = 4;
    out->value[0] = word >> 19 & 0x1f; /* DST */
    out->value[1] = word & 0x7; /* CDST */
    out->value[2] = word >> 14 & 0x1f; /* SRC1 */
    out->value[3] = word >> 9 & 0x1f; /* SRC2 */
    out->mask.half[0] = (word ^ canon) & fixed;
    out->mask.half[1] = 0;
    return 4;
}

/* 01000010 dddddsss sssssss- -0100ccc  and $r[DST] [$c[CDST]]  $r[SRC1] not $r[SRC2] */
static int take_bitop_and_not2(uint32_t word, struct isadora_insn *out)
{
    uint32_t fixed = 0xff0001f8u, canon = 0x42000020;
    if ((word & 0x4) == 0x4) {
        out->line[0] = 0;
        fixed |= 0x7;
        canon |= 0x7;
    } else {
        out->line[0] = 1;
    }
    out->form = VP1_SCALAR_BITOP_AND_NOT2;
    out->length = 4;
    out->value[0] = word >> 19 & 0x1f; /* DST */
    out->value[1] = word & 0x7; /* CDST */
    out->value[2] = word >> 14 & 0x1f; /* SRC1 */
    out->value[3] = word >> 9 & 0x1f; /* SRC2 */
    out->mask.half[0] = (word ^ canon) & fixed;
    out->mask.half[1] = 0;
    return 4;
}

/* 01000010 dddddsss sssssss- -0110ccc  xor $r[DST] [$c[CDST]]  $r[SRC1]  $r[SRC2] */
static int take_bitop_xor(uint32_t word, struct isadora_insn *out)
{
    uint32_t fixed = 0xff0001f8u, canon = 0x42000030;
    if ((word & 0x4) == 0x4) {
        out->line[0] = 0;
        fixed |= 0x7;
        canon |= 0x7;
    } else {
        out->line[0] = 1;
    }
    out->form = VP1_SCALAR_BITOP_XOR;
    out->length = 4;
    out->value[0] = word >> 19 & 0x1f; /* DST */
    out->value[1] = word & 0x7; /* CDST */
    out->value[2] = word >> 14 & 0x1f; /* SRC1 */
    out->value[3] = word >> 9 & 0x1f; /* SRC2 */
    out->mask.half[0] = (word ^ canon) & fixed;
    out->mask.half[1] = 0;
    return 4;
}

/* 01000010 dddddsss sssssss- -0111ccc  nand $r[DST] [$c[CDST]]  $r[SRC1]  $r[SRC2] */
static int take_bitop_nand(uint32_t word, struct isadora_insn *out)
{
    uint32_t fixed = 0xff0001f8u, canon = 0x42000038;
    if ((word & 0x4) == 0x4) {
        out->line[0] = 0;
        fixed |= 0x7;
        canon |= 0x7;
    } else {
        out->line[0] = 1;
    }
    out->form = VP1_SCALAR_BITOP_NAND;
    out->length = 4;
    out->value[0] = word >> 19 & 0x1f; /* DST */
    out->value[1] = word & 0x7; /* CDST */
    out->value[2] = word >> 14 & 0x1f; /* SRC1 */
    out->value[3] = word >> 9 & 0x1f; /* SRC2 */
    out->mask.half[0] = (word ^ canon) & fixed;
    out->mask.half[1] = 0;
    return 4;
}

/* 01000010 dddddsss sssssss- -1000ccc  and $r[DST] [$c[CDST]]  $r[SRC1]  $r[SRC2] */
static int take_bitop_and(uint32_t word, struct isadora_insn *out)
{
    uint32_t fixed = 0xff0001f8u, canon = 0x42000040;
    if ((word & 0x4) == 0x4) {
        out->line[0] = 0;
        fixed |= 0x7;
        canon |= 0x7;
    } else {
        out->line[0] = 1;
    }
    out->form = VP1_SCALAR_BITOP_AND;
    out->length = 4;
    out->value[0] = word >> 19 & 0x1f; /* DST */
    out->value[1] = word & 0x7; /* CDST */
    out->value[2] = word >> 14 & 0x1f; /* SRC1 */
    out->value[3] = word >> 9 & 0x1f; /* SRC2 */
    out->mask.half[0] = (word ^ canon) & fixed;
    out->mask.half[1] = 0;
    return 4;
}

/* 01000010 dddddsss sssssss- -1001ccc  nxor $r[DST] [$c[CDST]]  $r[SRC1]  $r[SRC2] */
static int take_bitop_nxor(uint32_t word, struct isadora_insn *out)
{
    uint32_t fixed = 0xff0001f8u, canon = 0x42000048;
    if ((word & 0x4) == 0x4) {
        out->line[0] = 0;
        fixed |= 0x7;
        canon |= 0x7;
    } else {
        out->line[0] = 1;
    }
    out->form = VP1_SCALAR_BITOP_NXOR;
    out->length = 4;
    out->value[0] = word >> 19 & 0x1f; /* DST */
    out->value[1] = word & 0x7; /* CDST */
    out->value[2] = word >> 14 & 0x1f; /* SRC1 */
    out->value[3] = word >> 9 & 0x1f; /* SRC2 */
    out->mask.half[0] = (word ^ canon) & fixed;
    out->mask.half[1] = 0;
    return 4;
}

/* 01000010 dddddsss sssssss- -1011ccc  or $r[DST] [$c[CDST]] not $r[SRC1]  $r[SRC2] */
static int take_bitop_or_not1(uint32_t word, struct isadora_insn *out)
{
    uint32_t fixed = 0xff0001f8u, canon = 0x42000058;
    if ((word & 0x4) == 0x4) {
        out->line[0] = 0;
        fixed |= 0x7;
        canon |= 0x7;
    } else {
        out->line[0] = 1;
    }
    out->form = VP1_SCALAR_BITOP_OR_NOT1;
    out->length = 4;
    out->value[0] = word >> 19 & 0x1f; /* DST */
    out->value[1] = word & 0x7; /* CDST */
    out->value[2] = word >> 14 & 0x1f; /* SRC1 */
    out->value[3] = word >> 9 & 0x1f; /* SRC2 */
    out->mask.half[0] = (word ^ canon) & fixed;
    out->mask.half[1] = 0;
    return 4;
}

/* 01000010 dddddsss sssssss- -1101ccc  or $r[DST] [$c[CDST]]  $r[SRC1] not $r[SRC2] */
static int take_bitop_or_not2(uint32_t word, struct isadora_insn *out)
{
    uint32_t fixed = 0xff0001f8u, canon = 0x42000068;
    if ((word & 0x4) == 0x4) {
        out->line[0] = 0;
        fixed |= 0x7;
        canon |= 0x7;
    } else {
        out->line[0] = 1;
    }
    out->form = VP1_SCALAR_BITOP_OR_NOT2;
    out->length = 4;
    out->value[0] = word >> 19 & 0x1f; /* DST */
    out->value[1] = word & 0x7; /* CDST */
    out->value[2] = word >> 14 & 0x1f; /* SRC1 */
    out->value[3] = word >> 9 & 0x1f; /* SRC2 */
    out->mask.half[0] = (word ^ canon) & fixed;
    out->mask.half[1] = 0;
    return 4;
}

/* 01000010 dddddsss sssssss- -1110ccc  or $r[DST] [$c[CDST]]  $r[SRC1]  $r[SRC2] */
static int take_bitop_or(uint32_t word, struct isadora_insn *out)
{
    uint32_t fixed = 0xff0001f8u, canon = 0x42000070;
    if ((word & 0x4) == 0x4) {
        out->line[0] = 0;
        fixed |= 0x7;
        canon |= 0x7;
    } else {
        out->line[0] = 1;
    }
    out->form = VP1_SCALAR_BITOP_OR;
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
static int take_bitop_rest(uint32_t word, struct isadora_insn *out)
{
    uint32_t fixed = 0xff000180u, canon = 0x42000000;
    if ((word & 0x4) == 0x4) {
        out->line[0] = 0;
        fixed |= 0x7;
        canon |= 0x7;
    } else {
        out->line[0] = 1;
    }
    out->form = VP1_SCALAR_BITOP_REST;
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
static int take_bits_imm_and(uint32_t word, struct isadora_insn *out)
{
    uint32_t fixed = 0xff000000u, canon = 0x62000000;
    if ((word & 0x4) == 0x4) {
        out->line[0] = 0;
        fixed |= 0x7;
        canon |= 0x7;
    } else {
        out->line[0] = 1;
    }
    out->form = VP1_SCALAR_BITS_IMM_AND;
    out->length = 4;
    out->value[0] = word >> 19 & 0x1f; /* DST */
    out->value[1] = word & 0x7; /* CDST */
    out->value[2] = word >> 14 & 0x1f; /* SRC1 */
    out->value[3] = word >> 3 & 0x7ff; /* IMM */
    out->mask.half[0] = (word ^ canon) & fixed;
    out->mask.half[1] = 0;
    return 4;
}

/* 01100011 dddddsss ssiiiiii iiiiiccc  xor $r[DST] [$c[CDST]] $r[SRC1] IMM */
static int take_bits_imm_xor(uint32_t word, struct isadora_insn *out)
{
    uint32_t fixed = 0xff000000u, canon = 0x63000000;
    if ((word & 0x4) == 0x4) {
        out->line[0] = 0;
        fixed |= 0x7;
        canon |= 0x7;
    } else {
        out->line[0] = 1;
    }
    out->form = VP1_SCALAR_BITS_IMM_XOR;
    out->length = 4;
    out->value[0] = word >> 19 & 0x1f; /* DST */
    out->value[1] = word & 0x7; /* CDST */
    out->value[2] = word >> 14 & 0x1f; /* SRC1 */
    out->value[3] = word >> 3 & 0x7ff; /* IMM */
    out->mask.half[0] = (word ^ canon) & fixed;
    out->mask.half[1] = 0;
    return 4;
}

/* 01100100 dddddsss ssiiiiii iiiiiccc  or $r[DST] [$c[CDST]] $r[SRC1] IMM */
static int take_bits_imm_or(uint32_t word, struct isadora_insn *out)
{
    uint32_t fixed = 0xff000000u, canon = 0x64000000;
    if ((word & 0x4) == 0x4) {
        out->line[0] = 0;
        fixed |= 0x7;
        canon |= 0x7;
    } else {
        out->line[0] = 1;
    }
    out->form = VP1_SCALAR_BITS_IMM_OR;
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
static int take_bytes_bmin_signed_two(uint32_t word, struct isadora_insn *out)
{
    uint32_t fixed = 0xdf000000u, canon = 0x8000000;
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
    out->form = VP1_SCALAR_BYTES_BMIN_SIGNED_TWO;
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

/* 00.11000 dddddsss ssssssss sssccccc  bmin u $r[DST] [$c[CDST]] $r[SRC1] BYTES2 */
static int take_bytes_bmin_unsigned_two(uint32_t word, struct isadora_insn *out)
{
    uint32_t fixed = 0xdf000000u, canon = 0x18000000;
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
    out->form = VP1_SCALAR_BYTES_BMIN_UNSIGNED_TWO;
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

/* 00.01001 dddddsss ssssssss sssccccc  bmax s $r[DST] [$c[CDST]] $r[SRC1] BYTES2 */
static int take_bytes_bmax_signed_two(uint32_t word, struct isadora_insn *out)
{
    uint32_t fixed = 0xdf000000u, canon = 0x9000000;
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
    out->form = VP1_SCALAR_BYTES_BMAX_SIGNED_TWO;
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

/* 00.11001 dddddsss ssssssss sssccccc  bmax u $r[DST] [$c[CDST]] $r[SRC1] BYTES2 */
static int take_bytes_bmax_unsigned_two(uint32_t word, struct isadora_insn *out)
{
    uint32_t fixed = 0xdf000000u, canon = 0x19000000;
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
    out->form = VP1_SCALAR_BYTES_BMAX_UNSIGNED_TWO;
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

/* 00.01100 dddddsss ssssssss sssccccc  badd s $r[DST] [$c[CDST]] $r[SRC1] BYTES2 */
static int take_bytes_badd_signed_two(uint32_t word, struct isadora_insn *out)
{
    uint32_t fixed = 0xdf000000u, canon = 0xc000000;
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
    out->form = VP1_SCALAR_BYTES_BADD_SIGNED_TWO;
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

/* 00.11100 dddddsss ssssssss sssccccc  badd u $r[DST] [$c[CDST]] $r[SRC1] BYTES2 */
static int take_bytes_badd_unsigned_two(uint32_t word, struct isadora_insn *out)
{
    uint32_t fixed = 0xdf000000u, canon = 0x1c000000;
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
    out->form = VP1_SCALAR_BYTES_BADD_UNSIGNED_TWO;
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

/* 00.01101 dddddsss ssssssss sssccccc  bsub s $r[DST] [$c[CDST]] $r[SRC1] BYTES2 */
static int take_bytes_bsub_signed_two(uint32_t word, struct isadora_insn *out)
{
    uint32_t fixed = 0xdf000000u, canon = 0xd000000;
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
    out->form = VP1_SCALAR_BYTES_BSUB_SIGNED_TWO;
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

/* 00.11101 dddddsss ssssssss sssccccc  bsub u $r[DST] [$c[CDST]] $r[SRC1] BYTES2 */
static int take_bytes_bsub_unsigned_two(uint32_t word, struct isadora_insn *out)
{
    uint32_t fixed = 0xdf000000u, canon = 0x1d000000;
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
    out->form = VP1_SCALAR_BYTES_BSUB_UNSIGNED_TWO;
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

/* 00.01010 dddddsss ss------ -----ccc  babs s $r[DST] [$c[CDST]] $r[SRC1] */
static int take_bytes_babs_signed_one(uint32_t word, struct isadora_insn *out)
{
    uint32_t fixed = 0xff003ff8u, canon = 0xa000000;
    if ((word & 0x4) == 0x4) {
        out->line[0] = 0;
        fixed |= 0x7;
        canon |= 0x7;
    } else {
        out->line[0] = 1;
    }
    out->form = VP1_SCALAR_BYTES_BABS_SIGNED_ONE;
    out->length = 4;
    out->value[0] = word >> 19 & 0x1f; /* DST */
    out->value[1] = word & 0x7; /* CDST */
    out->value[2] = word >> 14 & 0x1f; /* SRC1 */
    out->mask.half[0] = (word ^ canon) & fixed;
    out->mask.half[1] = 0;
    return 4;
}

/* 00.11010 dddddsss ss------ -----ccc  babs u $r[DST] [$c[CDST]] $r[SRC1] */
static int take_bytes_babs_unsigned_one(uint32_t word, struct isadora_insn *out)
{
    uint32_t fixed = 0xff003ff8u, canon = 0x1a000000;
    if ((word & 0x4) == 0x4) {
        out->line[0] = 0;
        fixed |= 0x7;
        canon |= 0x7;
    } else {
        out->line[0] = 1;
    }
    out->form = VP1_SCALAR_BYTES_BABS_UNSIGNED_ONE;
    out->length = 4;
    out->value[0] = word >> 19 & 0x1f; /* DST */
    out->value[1] = word & 0x7; /* CDST */
    out->value[2] = word >> 14 & 0x1f; /* SRC1 */
    out->mask.half[0] = (word ^ canon) & fixed;
    out->mask.half[1] = 0;
    return 4;
}

/* 00.01011 dddddsss ss------ -----ccc  bneg s $r[DST] [$c[CDST]] $r[SRC1] */
static int take_bytes_bneg_signed_one(uint32_t word, struct isadora_insn *out)
{
    uint32_t fixed = 0xff003ff8u, canon = 0xb000000;
    if ((word & 0x4) == 0x4) {
        out->line[0] = 0;
        fixed |= 0x7;
        canon |= 0x7;
    } else {
        out->line[0] = 1;
    }
    out->form = VP1_SCALAR_BYTES_BNEG_SIGNED_ONE;
    out->length = 4;
    out->value[0] = word >> 19 & 0x1f; /* DST */
    out->value[1] = word & 0x7; /* CDST */
    out->value[2] = word >> 14 & 0x1f; /* SRC1 */
    out->mask.half[0] = (word ^ canon) & fixed;
    out->mask.half[1] = 0;
    return 4;
}

/* 00.11011 dddddsss ss------ -----ccc  bneg u $r[DST] [$c[CDST]] $r[SRC1] */
static int take_bytes_bneg_unsigned_one(uint32_t word, struct isadora_insn *out)
{
    uint32_t fixed = 0xff003ff8u, canon = 0x1b000000;
    if ((word & 0x4) == 0x4) {
        out->line[0] = 0;
        fixed |= 0x7;
        canon |= 0x7;
    } else {
        out->line[0] = 1;
    }
    out->form = VP1_SCALAR_BYTES_BNEG_UNSIGNED_ONE;
    out->length = 4;
    out->value[0] = word >> 19 & 0x1f; /* DST */
    out->value[1] = word & 0x7; /* CDST */
    out->value[2] = word >> 14 & 0x1f; /* SRC1 */
    out->mask.half[0] = (word ^ canon) & fixed;
    out->mask.half[1] = 0;
    return 4;
}

/* 00.01110 dddddsss ssssssss sssccccc  bshr s $r[DST] [$c[CDST]] $r[SRC1] BYTES2 */
static int take_byte_shift_signed(uint32_t word, struct isadora_insn *out)
{
    uint32_t fixed = 0xdf000000u, canon = 0xe000000;
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
    out->form = VP1_SCALAR_BYTE_SHIFT_SIGNED;
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

/* 00.11110 dddddsss ssssssss sssccccc  bshr u $r[DST] [$c[CDST]] $r[SRC1] BYTES2 */
static int take_byte_shift_unsigned(uint32_t word, struct isadora_insn *out)
{
    uint32_t fixed = 0xdf000000u, canon = 0x1e000000;
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
    out->form = VP1_SCALAR_BYTE_SHIFT_UNSIGNED;
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
static int take_byte_bits_band(uint32_t word, struct isadora_insn *out)
{
    uint32_t fixed = 0xff003800u, canon = 0x25000000;
    if ((word & 0x4) == 0x4) {
        out->line[0] = 0;
        fixed |= 0x7;
        canon |= 0x7;
    } else {
        out->line[0] = 1;
    }
    out->form = VP1_SCALAR_BYTE_BITS_BAND;
    out->length = 4;
    out->value[0] = word >> 19 & 0x1f; /* DST */
    out->value[1] = word & 0x7; /* CDST */
    out->value[2] = word >> 14 & 0x1f; /* SRC1 */
    out->value[3] = word >> 3 & 0xff; /* BIMM */
    out->mask.half[0] = (word ^ canon) & fixed;
    out->mask.half[1] = 0;
    return 4;
}

/* 00100110 dddddsss ss---bbb bbbbbccc  bor $r[DST] [$c[CDST]] $r[SRC1] BIMM */
static int take_byte_bits_bor(uint32_t word, struct isadora_insn *out)
{
    uint32_t fixed = 0xff003800u, canon = 0x26000000;
    if ((word & 0x4) == 0x4) {
        out->line[0] = 0;
        fixed |= 0x7;
        canon |= 0x7;
    } else {
        out->line[0] = 1;
    }
    out->form = VP1_SCALAR_BYTE_BITS_BOR;
    out->length = 4;
    out->value[0] = word >> 19 & 0x1f; /* DST */
    out->value[1] = word & 0x7; /* CDST */
    out->value[2] = word >> 14 & 0x1f; /* SRC1 */
    out->value[3] = word >> 3 & 0xff; /* BIMM */
    out->mask.half[0] = (word ^ canon) & fixed;
    out->mask.half[1] = 0;
    return 4;
}

/* 00100111 dddddsss ss---bbb bbbbbccc  bxor $r[DST] [$c[CDST]] $r[SRC1] BIMM */
static int take_byte_bits_bxor(uint32_t word, struct isadora_insn *out)
{
    uint32_t fixed = 0xff003800u, canon = 0x27000000;
    if ((word & 0x4) == 0x4) {
        out->line[0] = 0;
        fixed |= 0x7;
        canon |= 0x7;
    } else {
        out->line[0] = 1;
    }
    out->form = VP1_SCALAR_BYTE_BITS_BXOR;
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
static int take_bmul_bmul_s_reg(uint32_t word, struct isadora_insn *out)
{
    out->form = VP1_SCALAR_BMUL_BMUL_S_REG;
    out->length = 4;
    out->value[0] = word >> 8 & 0x1; /* RND */
    out->value[1] = word >> 19 & 0x1f; /* DST */
    out->value[2] = word >> 2 & 0x1; /* SIGN1 */
    out->value[3] = word >> 14 & 0x1f; /* SRC1 */
    out->value[4] = word >> 1 & 0x1; /* SIGN2 */
    out->value[5] = word >> 9 & 0x1f; /* SRC2 */
    out->mask.half[0] = (word ^ 0x1000000) & 0xff0000f9u;
    out->mask.half[1] = 0;
    return 4;
}

/* 00010001 dddddsss sssssssr -----ss-  bmul RND u $r[DST] SIGN1 $r[SRC1] SIGN2 $r[SRC2] */
static int take_bmul_bmul_u_reg(uint32_t word, struct isadora_insn *out)
{
    out->form = VP1_SCALAR_BMUL_BMUL_U_REG;
    out->length = 4;
    out->value[0] = word >> 8 & 0x1; /* RND */
    out->value[1] = word >> 19 & 0x1f; /* DST */
    out->value[2] = word >> 2 & 0x1; /* SIGN1 */
    out->value[3] = word >> 14 & 0x1f; /* SRC1 */
    out->value[4] = word >> 1 & 0x1; /* SIGN2 */
    out->value[5] = word >> 9 & 0x1f; /* SRC2 */
    out->mask.half[0] = (word ^ 0x11000000) & 0xff0000f9u;
    out->mask.half[1] = 0;
    return 4;
}

/* 00000010 dddddsss sssssssr -----ss-  bmula RND s $r[DST] SIGN1 $r[SRC1] SIGN2 $r[SRC2] */
static int take_bmul_bmula_s_reg(uint32_t word, struct isadora_insn *out)
{
    out->form = VP1_SCALAR_BMUL_BMULA_S_REG;
    out->length = 4;
    out->value[0] = word >> 8 & 0x1; /* RND */
    out->value[1] = word >> 19 & 0x1f; /* DST */
    out->value[2] = word >> 2 & 0x1; /* SIGN1 */
    out->value[3] = word >> 14 & 0x1f; /* SRC1 */
    out->value[4] = word >> 1 & 0x1; /* SIGN2 */
    out->value[5] = word >> 9 & 0x1f; /* SRC2 */
    out->mask.half[0] = (word ^ 0x2000000) & 0xff0000f9u;
    out->mask.half[1] = 0;
    return 4;
}

/* 00010010 dddddsss sssssssr -----ss-  bmula RND u $r[DST] SIGN1 $r[SRC1] SIGN2 $r[SRC2] */
static int take_bmul_bmula_u_reg(uint32_t word, struct isadora_insn *out)
{
    out->form = VP1_SCALAR_BMUL_BMULA_U_REG;
    out->length = 4;
    out->value[0] = word >> 8 & 0x1; /* RND */
    out->value[1] = word >> 19 & 0x1f; /* DST */
    out->value[2] = word >> 2 & 0x1; /* SIGN1 */
    out->value[3] = word >> 14 & 0x1f; /* SRC1 */
    out->value[4] = word >> 1 & 0x1; /* SIGN2 */
    out->value[5] = word >> 9 & 0x1f; /* SRC2 */
    out->mask.half[0] = (word ^ 0x12000000) & 0xff0000f9u;
    out->mask.half[1] = 0;
    return 4;
}

/* 00100001 dddddsss ssbbbbbr -----ssb  bmul RND s $r[DST] SIGN1 $r[SRC1] SIGN2 BIMMMUL */
static int take_bmul_bmul_s_imm(uint32_t word, struct isadora_insn *out)
{
    uint32_t fixed = 0xff0000f8u, canon = 0x21000000;
    out->line[0] = 0;
    out->form = VP1_SCALAR_BMUL_BMUL_S_IMM;
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

/* 00110001 dddddsss ssbbbbbr -----ssb  bmul RND u $r[DST] SIGN1 $r[SRC1] SIGN2 BIMMMUL */
static int take_bmul_bmul_u_imm(uint32_t word, struct isadora_insn *out)
{
    uint32_t fixed = 0xff0000f8u, canon = 0x31000000;
    out->line[0] = 0;
    out->form = VP1_SCALAR_BMUL_BMUL_U_IMM;
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
static int take_bmul_bmula_s_bad(uint32_t word, struct isadora_insn *out)
{
    uint32_t fixed = 0xff003e00u, canon = 0x22000000;
    out->line[0] = 0;
    out->form = VP1_SCALAR_BMUL_BMULA_S_BAD;
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

/* 00110010 dddddsss ss-----r bbbbbssb  bmula RND u $r[DST] SIGN1 $r[SRC1] SIGN2 BIMMBAD */
static int take_bmul_bmula_u_bad(uint32_t word, struct isadora_insn *out)
{
    uint32_t fixed = 0xff003e00u, canon = 0x32000000;
    out->line[0] = 0;
    out->form = VP1_SCALAR_BMUL_BMULA_U_BAD;
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
static int take_bmulbus_reg(uint32_t word, struct isadora_insn *out)
{
    out->form = VP1_SCALAR_BMULBUS_REG;
    out->length = 4;
    out->value[0] = word >> 2 & 0x1; /* SIGN1 */
    out->value[1] = word >> 14 & 0x1f; /* SRC1 */
    out->value[2] = word >> 1 & 0x1; /* SIGN2 */
    out->value[3] = word >> 9 & 0x1f; /* SRC2 */
    out->mask.half[0] = (word ^ 0x0) & 0xfff801f9u;
    out->mask.half[1] = 0;
    return 4;
}

/* 001.0000 -----sss ss------ bbbbbssb  bmulbus SIGN1 $r[SRC1] SIGN2 BIMMBAD */
static int take_bmulbus_imm(uint32_t word, struct isadora_insn *out)
{
    uint32_t fixed = 0xfff83f00u, canon = 0x20000000;
    out->line[0] = 0;
    out->form = VP1_SCALAR_BMULBUS_IMM;
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
static int take_bmulabus_signed_reg(uint32_t word, struct isadora_insn *out)
{
    out->form = VP1_SCALAR_BMULABUS_SIGNED_REG;
    out->length = 4;
    out->value[0] = word >> 8 & 0x1; /* RND */
    out->value[1] = word >> 2 & 0x1; /* SIGN1 */
    out->value[2] = word >> 14 & 0x1f; /* SRC1 */
    out->value[3] = word >> 1 & 0x1; /* SIGN2 */
    out->value[4] = word >> 9 & 0x1f; /* SRC2 */
    out->mask.half[0] = (word ^ 0x3000000) & 0xfff800f9u;
    out->mask.half[1] = 0;
    return 4;
}

/* 00010011 -----sss sssssssr -----ss-  bmulabus RND u SIGN1 $r[SRC1] SIGN2 $r[SRC2] */
static int take_bmulabus_unsigned_reg(uint32_t word, struct isadora_insn *out)
{
    out->form = VP1_SCALAR_BMULABUS_UNSIGNED_REG;
    out->length = 4;
    out->value[0] = word >> 8 & 0x1; /* RND */
    out->value[1] = word >> 2 & 0x1; /* SIGN1 */
    out->value[2] = word >> 14 & 0x1f; /* SRC1 */
    out->value[3] = word >> 1 & 0x1; /* SIGN2 */
    out->value[4] = word >> 9 & 0x1f; /* SRC2 */
    out->mask.half[0] = (word ^ 0x13000000) & 0xfff800f9u;
    out->mask.half[1] = 0;
    return 4;
}

/* 00100011 -----sss ss-----r bbbbbssb  bmulabus RND s SIGN1 $r[SRC1] SIGN2 BIMMBAD */
static int take_bmulabus_signed_imm(uint32_t word, struct isadora_insn *out)
{
    uint32_t fixed = 0xfff83e00u, canon = 0x23000000;
    out->line[0] = 0;
    out->form = VP1_SCALAR_BMULABUS_SIGNED_IMM;
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

/* 00110011 -----sss ss-----r bbbbbssb  bmulabus RND u SIGN1 $r[SRC1] SIGN2 BIMMBAD */
static int take_bmulabus_unsigned_imm(uint32_t word, struct isadora_insn *out)
{
    uint32_t fixed = 0xfff83e00u, canon = 0x33000000;
    out->line[0] = 0;
    out->form = VP1_SCALAR_BMULABUS_UNSIGNED_IMM;
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
static int take_bprodbus_reg(uint32_t word, struct isadora_insn *out)
{
    out->form = VP1_SCALAR_BPRODBUS_REG;
    out->length = 4;
    out->value[0] = word >> 14 & 0x1f; /* SRC1 */
    out->value[1] = word >> 9 & 0x1f; /* SRC2 */
    out->mask.half[0] = (word ^ 0x6000000) & 0xfff801ffu;
    out->mask.half[1] = 0;
    return 4;
}

/* 001101.. -----sss ss------ bbbbbbbb  bprodbus $r[SRC1] BIMMBAD */
static int take_bprodbus_imm(uint32_t word, struct isadora_insn *out)
{
    uint32_t fixed = 0xfff83f00u, canon = 0x34000000;
    out->line[0] = 0;
    out->form = VP1_SCALAR_BPRODBUS_IMM;
    out->length = 4;
    out->value[0] = word >> 14 & 0x1f; /* SRC1 */
    out->value[1] = word & 0xff; /* BIMMBAD */
    out->mask.half[0] = (word ^ canon) & fixed;
    out->mask.half[1] = 0;
    return 4;
}

/* 00..1111 -----sss ssssssss sssccccc  bprodbusc [$c[CDST]] $r[SRC1] BYTES2 */
static int take_bprodbusc(uint32_t word, struct isadora_insn *out)
{
    uint32_t fixed = 0xf80000, canon = 0x0;
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
    out->form = VP1_SCALAR_BPRODBUSC;
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
static int take_mov_imm(uint32_t word, struct isadora_insn *out)
{
    out->form = VP1_SCALAR_MOV_IMM;
    out->length = 4;
    out->value[0] = word >> 19 & 0x1f; /* DST */
    out->value[1] = word & 0x7ffff; /* IMM19 */
    out->mask.half[0] = (word ^ 0x65000000) & 0xff000000u;
    out->mask.half[1] = 0;
    return 4;
}

/* 01110101 ddddd--- iiiiiiii iiiiiiii  sethi $r[DST] IMM16 */
static int take_sethi(uint32_t word, struct isadora_insn *out)
{
    out->form = VP1_SCALAR_SETHI;
    out->length = 4;
    out->value[0] = word >> 19 & 0x1f; /* DST */
    out->value[1] = word & 0xffff; /* IMM16 */
    out->mask.half[0] = (word ^ 0x75000000) & 0xff070000u;
    out->mask.half[1] = 0;
    return 4;
}

/* 01101010 dddddsss ss------ rrrrrccc  mov TOFILE [$c[CDST]] $r[SRC1] */
static int take_mov_to_v1(uint32_t word, struct isadora_insn *out)
{
    uint32_t fixed = 0xff003f00u, canon = 0x6a000000;
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
    out->form = VP1_SCALAR_MOV_TO;
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
static int take_mov_to_v2(uint32_t word, struct isadora_insn *out)
{
    uint32_t fixed = 0xff003f00u, canon = 0x6a000000;
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
    out->form = VP1_SCALAR_MOV_TO;
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
static int take_mov_from_v1(uint32_t word, struct isadora_insn *out)
{
    uint32_t fixed = 0xff003f00u, canon = 0x6b000000;
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
    out->form = VP1_SCALAR_MOV_FROM;
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
static int take_mov_from_v2(uint32_t word, struct isadora_insn *out)
{
    uint32_t fixed = 0xff003f00u, canon = 0x6b000000;
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
    out->form = VP1_SCALAR_MOV_FROM;
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
static int take_mov_to_untested_v1(uint32_t word, struct isadora_insn *out)
{
    uint32_t fixed = 0xff003f00u, canon = 0x6a000000;
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
    out->form = VP1_SCALAR_MOV_TO_UNTESTED;
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
static int take_mov_to_untested_v2(uint32_t word, struct isadora_insn *out)
{
    uint32_t fixed = 0xff003f00u, canon = 0x6a000000;
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
    out->form = VP1_SCALAR_MOV_TO_UNTESTED;
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
static int take_mov_from_untested_v1(uint32_t word, struct isadora_insn *out)
{
    uint32_t fixed = 0xff003f00u, canon = 0x6b000000;
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
    out->form = VP1_SCALAR_MOV_FROM_UNTESTED;
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
static int take_mov_from_untested_v2(uint32_t word, struct isadora_insn *out)
{
    uint32_t fixed = 0xff003f00u, canon = 0x6b000000;
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
    out->form = VP1_SCALAR_MOV_FROM_UNTESTED;
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
static int take_snop(uint32_t word, struct isadora_insn *out)
{
    out->form = VP1_SCALAR_SNOP;
    out->length = 4;
    out->mask.half[0] = (word ^ 0x4f000000) & 0xffffffffu;
    out->mask.half[1] = 0;
    return 4;
}

/* 01...... -----sss ss------ -----ccc  cclear [$c[CDST]] $r[SRC1] */
static int take_cclear(uint32_t word, struct isadora_insn *out)
{
    uint32_t fixed = 0xfff83ff8u, canon = 0x40000000;
    if ((word & 0x4) == 0x4) {
        out->line[0] = 0;
        fixed |= 0x7;
        canon |= 0x7;
    } else {
        out->line[0] = 1;
    }
    out->form = VP1_SCALAR_CCLEAR;
    out->length = 4;
    out->value[0] = word & 0x7; /* CDST */
    out->value[1] = word >> 14 & 0x1f; /* SRC1 */
    out->mask.half[0] = (word ^ canon) & fixed;
    out->mask.half[1] = 0;
    return 4;
}

/* 00100100 vvvvvfff ffffffff fffffffv  vec FACTOR1 FACTOR2 $vc[VCIDX] VCFLAG VCXFRM */
static int take_vec(uint32_t word, struct isadora_insn *out)
{
    out->form = VP1_SCALAR_VEC;
    out->length = 4;
    out->value[0] = word >> 1 & 0x1ff; /* FACTOR1 */
    out->value[1] = word >> 10 & 0x1ff; /* FACTOR2 */
    out->value[2] = word >> 19 & 0x3; /* VCIDX */
    out->value[3] = word >> 21 & 0x1; /* VCFLAG */
    out->value[4] = (word >> 22 & 0x3) | (word & 0x1) << 2; /* VCXFRM */
    out->mask.half[0] = (word ^ 0x24000000) & 0xff000000u;
    out->mask.half[1] = 0;
    return 4;
}

/* 00001111 vvvvvsss ss------ -------v  bvec $r[SRC1] $vc[VCIDX] VCFLAG VCXFRM */
static int take_bvec(uint32_t word, struct isadora_insn *out)
{
    out->form = VP1_SCALAR_BVEC;
    out->length = 4;
    out->value[0] = word >> 14 & 0x1f; /* SRC1 */
    out->value[1] = word >> 19 & 0x3; /* VCIDX */
    out->value[2] = word >> 21 & 0x1; /* VCFLAG */
    out->value[3] = (word >> 22 & 0x3) | (word & 0x1) << 2; /* VCXFRM */
    out->mask.half[0] = (word ^ 0xf000000) & 0xff003ffeu;
    out->mask.half[1] = 0;
    return 4;
}

/* 01000101 vvvvvsss ss------ -------v  vecms $r[SRC1] $vc[VCIDX] VCFLAG VCXFRM */
static int take_vecms(uint32_t word, struct isadora_insn *out)
{
    out->form = VP1_SCALAR_VECMS;
    out->length = 4;
    out->value[0] = word >> 14 & 0x1f; /* SRC1 */
    out->value[1] = word >> 19 & 0x3; /* VCIDX */
    out->value[2] = word >> 21 & 0x1; /* VCFLAG */
    out->value[3] = (word >> 22 & 0x3) | (word & 0x1) << 2; /* VCXFRM */
    out->mask.half[0] = (word ^ 0x45000000) & 0xff003ffeu;
    out->mask.half[1] = 0;
    return 4;
}

/* 00000100 vvvvvsss ssssssss ssscc--v  bvecmad $r[SRC1] $r[SRC2]q $c[COND] SLCT $vc[VCIDX] VCFLAG VCXFRM */
static int take_bvecmad(uint32_t word, struct isadora_insn *out)
{
    out->form = VP1_SCALAR_BVECMAD;
    out->length = 4;
    out->value[0] = word >> 14 & 0x1f; /* SRC1 */
    out->value[1] = word >> 9 & 0x1f; /* SRC2 */
    out->value[2] = word >> 3 & 0x3; /* COND */
    out->value[3] = word >> 5 & 0xf; /* SLCT */
    out->value[4] = word >> 19 & 0x3; /* VCIDX */
    out->value[5] = word >> 21 & 0x1; /* VCFLAG */
    out->value[6] = (word >> 22 & 0x3) | (word & 0x1) << 2; /* VCXFRM */
    out->mask.half[0] = (word ^ 0x4000000) & 0xff000006u;
    out->mask.half[1] = 0;
    return 4;
}

/* 00000101 vvvvvsss ssssssss ssscc--v  bvecmadsel $r[SRC1] $r[SRC2]q $c[COND] SLCT $vc[VCIDX] VCFLAG VCXFRM */
static int take_bvecmadsel(uint32_t word, struct isadora_insn *out)
{
    out->form = VP1_SCALAR_BVECMADSEL;
    out->length = 4;
    out->value[0] = word >> 14 & 0x1f; /* SRC1 */
    out->value[1] = word >> 9 & 0x1f; /* SRC2 */
    out->value[2] = word >> 3 & 0x3; /* COND */
    out->value[3] = word >> 5 & 0xf; /* SLCT */
    out->value[4] = word >> 19 & 0x3; /* VCIDX */
    out->value[5] = word >> 21 & 0x1; /* VCFLAG */
    out->value[6] = (word >> 22 & 0x3) | (word & 0x1) << 2; /* VCXFRM */
    out->mask.half[0] = (word ^ 0x5000000) & 0xff000006u;
    out->mask.half[1] = 0;
    return 4;
}

static int tree_32_1(uint32_t word, struct isadora_insn *out)
{
    switch (word >> 24 & 0xff) {
    case 0x0:
        return take_bmulbus_reg(word, out);
    case 0x1:
        return take_bmul_bmul_s_reg(word, out);
    case 0x2:
        return take_bmul_bmula_s_reg(word, out);
    case 0x3:
        return take_bmulabus_signed_reg(word, out);
    case 0x4:
        return take_bvecmad(word, out);
    case 0x5:
        return take_bvecmadsel(word, out);
    case 0x6:
    case 0x7:
        return take_bprodbus_reg(word, out);
    case 0x8:
        return take_bytes_bmin_signed_two(word, out);
    case 0x9:
        return take_bytes_bmax_signed_two(word, out);
    case 0xa:
        return take_bytes_babs_signed_one(word, out);
    case 0xb:
        return take_bytes_bneg_signed_one(word, out);
    case 0xc:
        return take_bytes_badd_signed_two(word, out);
    case 0xd:
        return take_bytes_bsub_signed_two(word, out);
    case 0xe:
        return take_byte_shift_signed(word, out);
    case 0xf:
        return take_bvec(word, out);
    case 0x10:
        return take_bmulbus_reg(word, out);
    case 0x11:
        return take_bmul_bmul_u_reg(word, out);
    case 0x12:
        return take_bmul_bmula_u_reg(word, out);
    case 0x13:
        return take_bmulabus_unsigned_reg(word, out);
    case 0x14:
    case 0x15:
    case 0x16:
    case 0x17:
        return take_bprodbus_reg(word, out);
    case 0x18:
        return take_bytes_bmin_unsigned_two(word, out);
    case 0x19:
        return take_bytes_bmax_unsigned_two(word, out);
    case 0x1a:
        return take_bytes_babs_unsigned_one(word, out);
    case 0x1b:
        return take_bytes_bneg_unsigned_one(word, out);
    case 0x1c:
        return take_bytes_badd_unsigned_two(word, out);
    case 0x1d:
        return take_bytes_bsub_unsigned_two(word, out);
    case 0x1e:
        return take_byte_shift_unsigned(word, out);
    case 0x1f:
        return take_bprodbusc(word, out);
    case 0x20:
        return take_bmulbus_imm(word, out);
    case 0x21:
        return take_bmul_bmul_s_imm(word, out);
    case 0x22:
        return take_bmul_bmula_s_bad(word, out);
    case 0x23:
        return take_bmulabus_signed_imm(word, out);
    case 0x24:
        return take_vec(word, out);
    case 0x25:
        return take_byte_bits_band(word, out);
    case 0x26:
        return take_byte_bits_bor(word, out);
    case 0x27:
        return take_byte_bits_bxor(word, out);
    case 0x28:
        return take_bytes_bmin_signed_two(word, out);
    case 0x29:
        return take_bytes_bmax_signed_two(word, out);
    case 0x2a:
        return take_bytes_babs_signed_one(word, out);
    case 0x2b:
        return take_bytes_bneg_signed_one(word, out);
    case 0x2c:
        return take_bytes_badd_signed_two(word, out);
    case 0x2d:
        return take_bytes_bsub_signed_two(word, out);
    case 0x2e:
        return take_byte_shift_signed(word, out);
    case 0x2f:
        return take_bprodbusc(word, out);
    case 0x30:
        return take_bmulbus_imm(word, out);
    case 0x31:
        return take_bmul_bmul_u_imm(word, out);
    case 0x32:
        return take_bmul_bmula_u_bad(word, out);
    case 0x33:
        return take_bmulabus_unsigned_imm(word, out);
    case 0x34:
    case 0x35:
    case 0x36:
    case 0x37:
        return take_bprodbus_imm(word, out);
    case 0x38:
        return take_bytes_bmin_unsigned_two(word, out);
    case 0x39:
        return take_bytes_bmax_unsigned_two(word, out);
    case 0x3a:
        return take_bytes_babs_unsigned_one(word, out);
    case 0x3b:
        return take_bytes_bneg_unsigned_one(word, out);
    case 0x3c:
        return take_bytes_badd_unsigned_two(word, out);
    case 0x3d:
        return take_bytes_bsub_unsigned_two(word, out);
    case 0x3e:
        return take_byte_shift_unsigned(word, out);
    case 0x3f:
        return take_bprodbusc(word, out);
    case 0x40:
        return take_cclear(word, out);
    case 0x41:
        return take_arith_mul_two(word, out);
    case 0x42:
        switch (word >> 3 & 0xf) {
        case 0x1:
            return take_bitop_nor(word, out);
        case 0x2:
            return take_bitop_and_not1(word, out);
        case 0x4:
            return take_bitop_and_not2(word, out);
        case 0x6:
            return take_bitop_xor(word, out);
        case 0x7:
            return take_bitop_nand(word, out);
        case 0x8:
            return take_bitop_and(word, out);
        case 0x9:
            return take_bitop_nxor(word, out);
        case 0xb:
            return take_bitop_or_not1(word, out);
        case 0xd:
            return take_bitop_or_not2(word, out);
        case 0xe:
            return take_bitop_or(word, out);
        default:
            return take_bitop_rest(word, out);
        }
    case 0x43:
    case 0x44:
        return take_cclear(word, out);
    case 0x45:
        return take_vecms(word, out);
    case 0x46:
    case 0x47:
        return take_cclear(word, out);
    case 0x48:
        return take_arith_min_two(word, out);
    case 0x49:
        return take_arith_max_two(word, out);
    case 0x4a:
        return take_arith_abs_one(word, out);
    case 0x4b:
        return take_arith_neg_one(word, out);
    case 0x4c:
        return take_arith_add_two(word, out);
    case 0x4d:
        return take_arith_sub_two(word, out);
    case 0x4e:
        return take_arith_sar_two(word, out);
    case 0x4f:
        return take_snop(word, out);
    case 0x50:
        return take_cclear(word, out);
    case 0x51:
        return take_arith_mul_two(word, out);
    case 0x52:
    case 0x53:
    case 0x54:
    case 0x55:
    case 0x56:
    case 0x57:
        return take_cclear(word, out);
    case 0x58:
        return take_arith_min_two(word, out);
    case 0x59:
        return take_arith_max_two(word, out);
    case 0x5a:
        return take_arith_abs_one(word, out);
    case 0x5b:
        return take_arith_neg_one(word, out);
    case 0x5c:
        return take_arith_add_two(word, out);
    case 0x5d:
        return take_arith_sub_two(word, out);
    case 0x5e:
        return take_arith_shr_two(word, out);
    case 0x5f:
    case 0x60:
        return take_cclear(word, out);
    case 0x61:
        return take_arith_mul_two(word, out);
    case 0x62:
        return take_bits_imm_and(word, out);
    case 0x63:
        return take_bits_imm_xor(word, out);
    case 0x64:
        return take_bits_imm_or(word, out);
    case 0x65:
        return take_mov_imm(word, out);
    case 0x66:
    case 0x67:
        return take_cclear(word, out);
    case 0x68:
        return take_arith_min_two(word, out);
    case 0x69:
        return take_arith_max_two(word, out);
    case 0x6a:
        if ((word & 0xe0) != 0x20 && (word & 0xf0) != 0x40 && (word & 0xe8) != 0x40 && (word & 0x78) != 0x38)
            return take_mov_to_v1(word, out);
        return take_mov_to_untested_v1(word, out);
    case 0x6b:
        if ((word & 0xe0) != 0x20 && (word & 0xf0) != 0x40 && (word & 0xe8) != 0x40 && (word & 0x78) != 0x38)
            return take_mov_from_v1(word, out);
        return take_mov_from_untested_v1(word, out);
    case 0x6c:
        return take_arith_add_two(word, out);
    case 0x6d:
        return take_arith_sub_two(word, out);
    case 0x6e:
        return take_arith_sar_two(word, out);
    case 0x6f:
    case 0x70:
        return take_cclear(word, out);
    case 0x71:
        return take_arith_mul_two(word, out);
    case 0x72:
    case 0x73:
    case 0x74:
        return take_cclear(word, out);
    case 0x75:
        return take_sethi(word, out);
    case 0x76:
    case 0x77:
        return take_cclear(word, out);
    case 0x78:
        return take_arith_min_two(word, out);
    case 0x79:
        return take_arith_max_two(word, out);
    case 0x7a:
        return take_arith_abs_one(word, out);
    case 0x7b:
        return take_arith_neg_one(word, out);
    case 0x7c:
        return take_arith_add_two(word, out);
    case 0x7d:
        return take_arith_sub_two(word, out);
    case 0x7e:
        return take_arith_shr_two(word, out);
    case 0x7f:
        return take_cclear(word, out);
    default:
        return ISADORA_NO_FORM;
    }
}

static int tree_32_2(uint32_t word, struct isadora_insn *out)
{
    switch (word >> 24 & 0xff) {
    case 0x0:
        return take_bmulbus_reg(word, out);
    case 0x1:
        return take_bmul_bmul_s_reg(word, out);
    case 0x2:
        return take_bmul_bmula_s_reg(word, out);
    case 0x3:
        return take_bmulabus_signed_reg(word, out);
    case 0x4:
        return take_bvecmad(word, out);
    case 0x5:
        return take_bvecmadsel(word, out);
    case 0x6:
    case 0x7:
        return take_bprodbus_reg(word, out);
    case 0x8:
        return take_bytes_bmin_signed_two(word, out);
    case 0x9:
        return take_bytes_bmax_signed_two(word, out);
    case 0xa:
        return take_bytes_babs_signed_one(word, out);
    case 0xb:
        return take_bytes_bneg_signed_one(word, out);
    case 0xc:
        return take_bytes_badd_signed_two(word, out);
    case 0xd:
        return take_bytes_bsub_signed_two(word, out);
    case 0xe:
        return take_byte_shift_signed(word, out);
    case 0xf:
        return take_bvec(word, out);
    case 0x10:
        return take_bmulbus_reg(word, out);
    case 0x11:
        return take_bmul_bmul_u_reg(word, out);
    case 0x12:
        return take_bmul_bmula_u_reg(word, out);
    case 0x13:
        return take_bmulabus_unsigned_reg(word, out);
    case 0x14:
    case 0x15:
    case 0x16:
    case 0x17:
        return take_bprodbus_reg(word, out);
    case 0x18:
        return take_bytes_bmin_unsigned_two(word, out);
    case 0x19:
        return take_bytes_bmax_unsigned_two(word, out);
    case 0x1a:
        return take_bytes_babs_unsigned_one(word, out);
    case 0x1b:
        return take_bytes_bneg_unsigned_one(word, out);
    case 0x1c:
        return take_bytes_badd_unsigned_two(word, out);
    case 0x1d:
        return take_bytes_bsub_unsigned_two(word, out);
    case 0x1e:
        return take_byte_shift_unsigned(word, out);
    case 0x1f:
        return take_bprodbusc(word, out);
    case 0x20:
        return take_bmulbus_imm(word, out);
    case 0x21:
        return take_bmul_bmul_s_imm(word, out);
    case 0x22:
        return take_bmul_bmula_s_bad(word, out);
    case 0x23:
        return take_bmulabus_signed_imm(word, out);
    case 0x24:
        return take_vec(word, out);
    case 0x25:
        return take_byte_bits_band(word, out);
    case 0x26:
        return take_byte_bits_bor(word, out);
    case 0x27:
        return take_byte_bits_bxor(word, out);
    case 0x28:
        return take_bytes_bmin_signed_two(word, out);
    case 0x29:
        return take_bytes_bmax_signed_two(word, out);
    case 0x2a:
        return take_bytes_babs_signed_one(word, out);
    case 0x2b:
        return take_bytes_bneg_signed_one(word, out);
    case 0x2c:
        return take_bytes_badd_signed_two(word, out);
    case 0x2d:
        return take_bytes_bsub_signed_two(word, out);
    case 0x2e:
        return take_byte_shift_signed(word, out);
    case 0x2f:
        return take_bprodbusc(word, out);
    case 0x30:
        return take_bmulbus_imm(word, out);
    case 0x31:
        return take_bmul_bmul_u_imm(word, out);
    case 0x32:
        return take_bmul_bmula_u_bad(word, out);
    case 0x33:
        return take_bmulabus_unsigned_imm(word, out);
    case 0x34:
    case 0x35:
    case 0x36:
    case 0x37:
        return take_bprodbus_imm(word, out);
    case 0x38:
        return take_bytes_bmin_unsigned_two(word, out);
    case 0x39:
        return take_bytes_bmax_unsigned_two(word, out);
    case 0x3a:
        return take_bytes_babs_unsigned_one(word, out);
    case 0x3b:
        return take_bytes_bneg_unsigned_one(word, out);
    case 0x3c:
        return take_bytes_badd_unsigned_two(word, out);
    case 0x3d:
        return take_bytes_bsub_unsigned_two(word, out);
    case 0x3e:
        return take_byte_shift_unsigned(word, out);
    case 0x3f:
        return take_bprodbusc(word, out);
    case 0x40:
        return take_cclear(word, out);
    case 0x41:
        return take_arith_mul_two(word, out);
    case 0x42:
        switch (word >> 3 & 0xf) {
        case 0x1:
            return take_bitop_nor(word, out);
        case 0x2:
            return take_bitop_and_not1(word, out);
        case 0x4:
            return take_bitop_and_not2(word, out);
        case 0x6:
            return take_bitop_xor(word, out);
        case 0x7:
            return take_bitop_nand(word, out);
        case 0x8:
            return take_bitop_and(word, out);
        case 0x9:
            return take_bitop_nxor(word, out);
        case 0xb:
            return take_bitop_or_not1(word, out);
        case 0xd:
            return take_bitop_or_not2(word, out);
        case 0xe:
            return take_bitop_or(word, out);
        default:
            return take_bitop_rest(word, out);
        }
    case 0x43:
    case 0x44:
        return take_cclear(word, out);
    case 0x45:
        return take_vecms(word, out);
    case 0x46:
    case 0x47:
        return take_cclear(word, out);
    case 0x48:
        return take_arith_min_two(word, out);
    case 0x49:
        return take_arith_max_two(word, out);
    case 0x4a:
        return take_arith_abs_one(word, out);
    case 0x4b:
        return take_arith_neg_one(word, out);
    case 0x4c:
        return take_arith_add_two(word, out);
    case 0x4d:
        return take_arith_sub_two(word, out);
    case 0x4e:
        return take_arith_sar_two(word, out);
    case 0x4f:
        return take_snop(word, out);
    case 0x50:
        return take_cclear(word, out);
    case 0x51:
        return take_arith_mul_two(word, out);
    case 0x52:
    case 0x53:
    case 0x54:
    case 0x55:
    case 0x56:
    case 0x57:
        return take_cclear(word, out);
    case 0x58:
        return take_arith_min_two(word, out);
    case 0x59:
        return take_arith_max_two(word, out);
    case 0x5a:
        return take_arith_abs_one(word, out);
    case 0x5b:
        return take_arith_neg_one(word, out);
    case 0x5c:
        return take_arith_add_two(word, out);
    case 0x5d:
        return take_arith_sub_two(word, out);
    case 0x5e:
        return take_arith_shr_two(word, out);
    case 0x5f:
    case 0x60:
        return take_cclear(word, out);
    case 0x61:
        return take_arith_mul_two(word, out);
    case 0x62:
        return take_bits_imm_and(word, out);
    case 0x63:
        return take_bits_imm_xor(word, out);
    case 0x64:
        return take_bits_imm_or(word, out);
    case 0x65:
        return take_mov_imm(word, out);
    case 0x66:
    case 0x67:
        return take_cclear(word, out);
    case 0x68:
        return take_arith_min_two(word, out);
    case 0x69:
        return take_arith_max_two(word, out);
    case 0x6a:
        if ((word & 0xf0) != 0x40 && (word & 0xe8) != 0x40 && (word & 0xf0) != 0xb0)
            return take_mov_to_v2(word, out);
        return take_mov_to_untested_v2(word, out);
    case 0x6b:
        if ((word & 0xf0) != 0x40 && (word & 0xe8) != 0x40 && (word & 0xf0) != 0xb0)
            return take_mov_from_v2(word, out);
        return take_mov_from_untested_v2(word, out);
    case 0x6c:
        return take_arith_add_two(word, out);
    case 0x6d:
        return take_arith_sub_two(word, out);
    case 0x6e:
        return take_arith_sar_two(word, out);
    case 0x6f:
    case 0x70:
        return take_cclear(word, out);
    case 0x71:
        return take_arith_mul_two(word, out);
    case 0x72:
    case 0x73:
    case 0x74:
        return take_cclear(word, out);
    case 0x75:
        return take_sethi(word, out);
    case 0x76:
    case 0x77:
        return take_cclear(word, out);
    case 0x78:
        return take_arith_min_two(word, out);
    case 0x79:
        return take_arith_max_two(word, out);
    case 0x7a:
        return take_arith_abs_one(word, out);
    case 0x7b:
        return take_arith_neg_one(word, out);
    case 0x7c:
        return take_arith_add_two(word, out);
    case 0x7d:
        return take_arith_sub_two(word, out);
    case 0x7e:
        return take_arith_shr_two(word, out);
    case 0x7f:
        return take_cclear(word, out);
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
