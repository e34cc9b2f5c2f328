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
    [VP1_SCALAR_BPRODBUSC] = 0x0,
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

int vp1_scalar_encode(const struct isadora_context *c, const struct isadora_insn *in, uint8_t *bytes, size_t size)
{
    unsigned length;
    (void)c;
    if (in->form >= sizeof canonical / sizeof *canonical)
        return ISADORA_BAD_INSN;
    uint32_t word = canonical[in->form];
    switch (in->form) {
    case VP1_SCALAR_ARITH_MUL_TWO:
    case VP1_SCALAR_ARITH_MIN_TWO:
    case VP1_SCALAR_ARITH_MAX_TWO:
    case VP1_SCALAR_ARITH_ADD_TWO:
    case VP1_SCALAR_ARITH_SUB_TWO:
    case VP1_SCALAR_ARITH_SAR_TWO:
    case VP1_SCALAR_ARITH_SHR_TWO:
        if ((in->value[0] >> 5) | (in->value[2] >> 5))
            return ISADORA_BAD_INSN;
        word |= (uint32_t)(in->value[0] << 19); /* DST */
        word |= (uint32_t)(in->value[2] << 14); /* SRC1 */
        switch (in->line[0]) {
        case 0:
            break;
        case 1:
            if (in->value[1] >> 3)
                return ISADORA_BAD_INSN;
            word |= (uint32_t)(in->value[1]); /* CDST */
            break;
        default:
            return ISADORA_BAD_INSN;
        }
        switch (in->line[1]) {
        case 0:
            if (in->value[3] >> 5)
                return ISADORA_BAD_INSN;
            word |= (uint32_t)(in->value[3] << 9); /* SRC2 */
            break;
        case 1:
            if ((in->value[4] >> 2) | (in->value[5] >> 4) | (in->value[3] >> 5))
                return ISADORA_BAD_INSN;
            word |= (uint32_t)(in->value[4] << 3); /* COND */
            word |= (uint32_t)(in->value[5] << 5); /* SLCT */
            word |= (uint32_t)(in->value[3] << 9); /* SRC2 */
            break;
        case 2:
            if ((in->value[4] >> 2) | (in->value[5] >> 4) | (in->value[3] >> 5))
                return ISADORA_BAD_INSN;
            word |= (uint32_t)(in->value[4] << 3); /* COND */
            word |= (uint32_t)(in->value[5] << 5); /* SLCT */
            word |= (uint32_t)(in->value[3] << 9); /* SRC2 */
            break;
        case 3:
            if (in->value[6] >> 11)
                return ISADORA_BAD_INSN;
            word |= (uint32_t)(in->value[6] << 3); /* IMM */
            break;
        default:
            return ISADORA_BAD_INSN;
        }
        if (in->line[0] == 0)
            word |= 0x7;
        if (in->line[1] == 0)
            word |= 0x1c0;
        else if (in->line[1] == 3)
            word |= 0x20000000;
        length = 4;
        break;
    case VP1_SCALAR_ARITH_ABS_ONE:
    case VP1_SCALAR_ARITH_NEG_ONE:
    case VP1_SCALAR_BYTES_BABS_SIGNED_ONE:
    case VP1_SCALAR_BYTES_BABS_UNSIGNED_ONE:
    case VP1_SCALAR_BYTES_BNEG_SIGNED_ONE:
    case VP1_SCALAR_BYTES_BNEG_UNSIGNED_ONE:
        if ((in->value[0] >> 5) | (in->value[2] >> 5))
            return ISADORA_BAD_INSN;
        word |= (uint32_t)(in->value[0] << 19); /* DST */
        word |= (uint32_t)(in->value[2] << 14); /* SRC1 */
        switch (in->line[0]) {
        case 0:
            break;
        case 1:
            if (in->value[1] >> 3)
                return ISADORA_BAD_INSN;
            word |= (uint32_t)(in->value[1]); /* CDST */
            break;
        default:
            return ISADORA_BAD_INSN;
        }
        if (in->line[0] == 0)
            word |= 0x7;
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
        if ((in->value[0] >> 5) | (in->value[2] >> 5) | (in->value[3] >> 5))
            return ISADORA_BAD_INSN;
        word |= (uint32_t)(in->value[0] << 19); /* DST */
        word |= (uint32_t)(in->value[2] << 14); /* SRC1 */
        word |= (uint32_t)(in->value[3] << 9); /* SRC2 */
        switch (in->line[0]) {
        case 0:
            break;
        case 1:
            if (in->value[1] >> 3)
                return ISADORA_BAD_INSN;
            word |= (uint32_t)(in->value[1]); /* CDST */
            break;
        default:
            return ISADORA_BAD_INSN;
        }
        if (in->line[0] == 0)
            word |= 0x7;
        length = 4;
        break;
    case VP1_SCALAR_BITOP_REST:
        if ((in->value[0] >> 4) | (in->value[1] >> 5) | (in->value[3] >> 5) |
            (in->value[4] >> 5))
            return ISADORA_BAD_INSN;
        word |= (uint32_t)(in->value[0] << 3); /* BITOP */
        word |= (uint32_t)(in->value[1] << 19); /* DST */
        word |= (uint32_t)(in->value[3] << 14); /* SRC1 */
        word |= (uint32_t)(in->value[4] << 9); /* SRC2 */
        switch (in->line[0]) {
        case 0:
            break;
        case 1:
            if (in->value[2] >> 3)
                return ISADORA_BAD_INSN;
            word |= (uint32_t)(in->value[2]); /* CDST */
            break;
        default:
            return ISADORA_BAD_INSN;
        }
        if (in->line[0] == 0)
            word |= 0x7;
        length = 4;
        break;
    case VP1_SCALAR_BITS_IMM_AND:
    case VP1_SCALAR_BITS_IMM_XOR:
    case VP1_SCALAR_BITS_IMM_OR:
        if ((in->value[0] >> 5) | (in->value[2] >> 5) | (in->value[3] >> 11))
            return ISADORA_BAD_INSN;
        word |= (uint32_t)(in->value[0] << 19); /* DST */
        word |= (uint32_t)(in->value[2] << 14); /* SRC1 */
        word |= (uint32_t)(in->value[3] << 3); /* IMM */
        switch (in->line[0]) {
        case 0:
            break;
        case 1:
            if (in->value[1] >> 3)
                return ISADORA_BAD_INSN;
            word |= (uint32_t)(in->value[1]); /* CDST */
            break;
        default:
            return ISADORA_BAD_INSN;
        }
        if (in->line[0] == 0)
            word |= 0x7;
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
        if ((in->value[0] >> 5) | (in->value[2] >> 5))
            return ISADORA_BAD_INSN;
        word |= (uint32_t)(in->value[0] << 19); /* DST */
        word |= (uint32_t)(in->value[2] << 14); /* SRC1 */
        switch (in->line[0]) {
        case 0:
            break;
        case 1:
            if (in->value[1] >> 3)
                return ISADORA_BAD_INSN;
            word |= (uint32_t)(in->value[1]); /* CDST */
            break;
        default:
            return ISADORA_BAD_INSN;
        }
        switch (in->line[1]) {
        case 0:
            if (in->value[3] >> 5)
                return ISADORA_BAD_INSN;
            word |= (uint32_t)(in->value[3] << 9); /* SRC2 */
            break;
        case 1:
            if ((in->value[4] >> 2) | (in->value[5] >> 4) | (in->value[3] >> 5))
                return ISADORA_BAD_INSN;
            word |= (uint32_t)(in->value[4] << 3); /* COND */
            word |= (uint32_t)(in->value[5] << 5); /* SLCT */
            word |= (uint32_t)(in->value[3] << 9); /* SRC2 */
            break;
        case 2:
            if ((in->value[4] >> 2) | (in->value[5] >> 4) | (in->value[3] >> 5))
                return ISADORA_BAD_INSN;
            word |= (uint32_t)(in->value[4] << 3); /* COND */
            word |= (uint32_t)(in->value[5] << 5); /* SLCT */
            word |= (uint32_t)(in->value[3] << 9); /* SRC2 */
            break;
        case 3:
            if (in->value[6] >> 8)
                return ISADORA_BAD_INSN;
            word |= (uint32_t)(in->value[6] << 3); /* BIMM */
            break;
        default:
            return ISADORA_BAD_INSN;
        }
        if (in->line[0] == 0)
            word |= 0x7;
        if (in->line[1] == 0)
            word |= 0x1c0;
        else if (in->line[1] == 3)
            word |= 0x20000000;
        length = 4;
        break;
    case VP1_SCALAR_BYTE_BITS_BAND:
    case VP1_SCALAR_BYTE_BITS_BOR:
    case VP1_SCALAR_BYTE_BITS_BXOR:
        if ((in->value[0] >> 5) | (in->value[2] >> 5) | (in->value[3] >> 8))
            return ISADORA_BAD_INSN;
        word |= (uint32_t)(in->value[0] << 19); /* DST */
        word |= (uint32_t)(in->value[2] << 14); /* SRC1 */
        word |= (uint32_t)(in->value[3] << 3); /* BIMM */
        switch (in->line[0]) {
        case 0:
            break;
        case 1:
            if (in->value[1] >> 3)
                return ISADORA_BAD_INSN;
            word |= (uint32_t)(in->value[1]); /* CDST */
            break;
        default:
            return ISADORA_BAD_INSN;
        }
        if (in->line[0] == 0)
            word |= 0x7;
        length = 4;
        break;
    case VP1_SCALAR_BMUL_BMUL_S_REG:
    case VP1_SCALAR_BMUL_BMUL_U_REG:
    case VP1_SCALAR_BMUL_BMULA_S_REG:
    case VP1_SCALAR_BMUL_BMULA_U_REG:
        if ((in->value[0] >> 1) | (in->value[1] >> 5) | (in->value[2] >> 1) |
            (in->value[3] >> 5) | (in->value[4] >> 1) | (in->value[5] >> 5))
            return ISADORA_BAD_INSN;
        word |= (uint32_t)(in->value[0] << 8); /* RND */
        word |= (uint32_t)(in->value[1] << 19); /* DST */
        word |= (uint32_t)(in->value[2] << 2); /* SIGN1 */
        word |= (uint32_t)(in->value[3] << 14); /* SRC1 */
        word |= (uint32_t)(in->value[4] << 1); /* SIGN2 */
        word |= (uint32_t)(in->value[5] << 9); /* SRC2 */
        length = 4;
        break;
    case VP1_SCALAR_BMUL_BMUL_S_IMM:
    case VP1_SCALAR_BMUL_BMUL_U_IMM:
        if ((in->value[0] >> 1) | (in->value[1] >> 5) | (in->value[2] >> 1) |
            (in->value[3] >> 5) | (in->value[4] >> 1))
            return ISADORA_BAD_INSN;
        word |= (uint32_t)(in->value[0] << 8); /* RND */
        word |= (uint32_t)(in->value[1] << 19); /* DST */
        word |= (uint32_t)(in->value[2] << 2); /* SIGN1 */
        word |= (uint32_t)(in->value[3] << 14); /* SRC1 */
        word |= (uint32_t)(in->value[4] << 1); /* SIGN2 */
        switch (in->line[0]) {
        case 0:
            if (in->value[5] >> 6)
                return ISADORA_BAD_INSN;
            word |= (uint32_t)(((in->value[5] & 0x1f) << 9) | ((in->value[5] >> 5 & 0x1))); /* BIMMMUL */
            break;
        default:
            return ISADORA_BAD_INSN;
        }
        length = 4;
        break;
    case VP1_SCALAR_BMUL_BMULA_S_BAD:
    case VP1_SCALAR_BMUL_BMULA_U_BAD:
        if ((in->value[0] >> 1) | (in->value[1] >> 5) | (in->value[2] >> 1) |
            (in->value[3] >> 5) | (in->value[4] >> 1))
            return ISADORA_BAD_INSN;
        word |= (uint32_t)(in->value[0] << 8); /* RND */
        word |= (uint32_t)(in->value[1] << 19); /* DST */
        word |= (uint32_t)(in->value[2] << 2); /* SIGN1 */
        word |= (uint32_t)(in->value[3] << 14); /* SRC1 */
        word |= (uint32_t)(in->value[4] << 1); /* SIGN2 */
        switch (in->line[0]) {
        case 0:
            if (in->value[5] >> 8)
                return ISADORA_BAD_INSN;
            word |= (uint32_t)(in->value[5]); /* BIMMBAD */
            break;
        default:
            return ISADORA_BAD_INSN;
        }
        length = 4;
        break;
    case VP1_SCALAR_BMULBUS_REG:
        if ((in->value[0] >> 1) | (in->value[1] >> 5) | (in->value[2] >> 1) |
            (in->value[3] >> 5))
            return ISADORA_BAD_INSN;
        word |= (uint32_t)(in->value[0] << 2); /* SIGN1 */
        word |= (uint32_t)(in->value[1] << 14); /* SRC1 */
        word |= (uint32_t)(in->value[2] << 1); /* SIGN2 */
        word |= (uint32_t)(in->value[3] << 9); /* SRC2 */
        length = 4;
        break;
    case VP1_SCALAR_BMULBUS_IMM:
        if ((in->value[0] >> 1) | (in->value[1] >> 5) | (in->value[2] >> 1))
            return ISADORA_BAD_INSN;
        word |= (uint32_t)(in->value[0] << 2); /* SIGN1 */
        word |= (uint32_t)(in->value[1] << 14); /* SRC1 */
        word |= (uint32_t)(in->value[2] << 1); /* SIGN2 */
        switch (in->line[0]) {
        case 0:
            if (in->value[3] >> 8)
                return ISADORA_BAD_INSN;
            word |= (uint32_t)(in->value[3]); /* BIMMBAD */
            break;
        default:
            return ISADORA_BAD_INSN;
        }
        length = 4;
        break;
    case VP1_SCALAR_BMULABUS_SIGNED_REG:
    case VP1_SCALAR_BMULABUS_UNSIGNED_REG:
        if ((in->value[0] >> 1) | (in->value[1] >> 1) | (in->value[2] >> 5) |
            (in->value[3] >> 1) | (in->value[4] >> 5))
            return ISADORA_BAD_INSN;
        word |= (uint32_t)(in->value[0] << 8); /* RND */
        word |= (uint32_t)(in->value[1] << 2); /* SIGN1 */
        word |= (uint32_t)(in->value[2] << 14); /* SRC1 */
        word |= (uint32_t)(in->value[3] << 1); /* SIGN2 */
        word |= (uint32_t)(in->value[4] << 9); /* SRC2 */
        length = 4;
        break;
    case VP1_SCALAR_BMULABUS_SIGNED_IMM:
    case VP1_SCALAR_BMULABUS_UNSIGNED_IMM:
        if ((in->value[0] >> 1) | (in->value[1] >> 1) | (in->value[2] >> 5) |
            (in->value[3] >> 1))
            return ISADORA_BAD_INSN;
        word |= (uint32_t)(in->value[0] << 8); /* RND */
        word |= (uint32_t)(in->value[1] << 2); /* SIGN1 */
        word |= (uint32_t)(in->value[2] << 14); /* SRC1 */
        word |= (uint32_t)(in->value[3] << 1); /* SIGN2 */
        switch (in->line[0]) {
        case 0:
            if (in->value[4] >> 8)
                return ISADORA_BAD_INSN;
            word |= (uint32_t)(in->value[4]); /* BIMMBAD */
            break;
        default:
            return ISADORA_BAD_INSN;
        }
        length = 4;
        break;
    case VP1_SCALAR_BPRODBUS_REG:
        if ((in->value[0] >> 5) | (in->value[1] >> 5))
            return ISADORA_BAD_INSN;
        word |= (uint32_t)(in->value[0] << 14); /* SRC1 */
        word |= (uint32_t)(in->value[1] << 9); /* SRC2 */
        length = 4;
        break;
    case VP1_SCALAR_BPRODBUS_IMM:
        if (in->value[0] >> 5)
            return ISADORA_BAD_INSN;
        word |= (uint32_t)(in->value[0] << 14); /* SRC1 */
        switch (in->line[0]) {
        case 0:
            if (in->value[1] >> 8)
                return ISADORA_BAD_INSN;
            word |= (uint32_t)(in->value[1]); /* BIMMBAD */
            break;
        default:
            return ISADORA_BAD_INSN;
        }
        length = 4;
        break;
    case VP1_SCALAR_BPRODBUSC:
        if (in->value[1] >> 5)
            return ISADORA_BAD_INSN;
        word |= (uint32_t)(in->value[1] << 14); /* SRC1 */
        switch (in->line[0]) {
        case 0:
            break;
        case 1:
            if (in->value[0] >> 3)
                return ISADORA_BAD_INSN;
            word |= (uint32_t)(in->value[0]); /* CDST */
            break;
        default:
            return ISADORA_BAD_INSN;
        }
        switch (in->line[1]) {
        case 0:
            if (in->value[2] >> 5)
                return ISADORA_BAD_INSN;
            word |= (uint32_t)(in->value[2] << 9); /* SRC2 */
            break;
        case 1:
            if ((in->value[3] >> 2) | (in->value[4] >> 4) | (in->value[2] >> 5))
                return ISADORA_BAD_INSN;
            word |= (uint32_t)(in->value[3] << 3); /* COND */
            word |= (uint32_t)(in->value[4] << 5); /* SLCT */
            word |= (uint32_t)(in->value[2] << 9); /* SRC2 */
            break;
        case 2:
            if ((in->value[3] >> 2) | (in->value[4] >> 4) | (in->value[2] >> 5))
                return ISADORA_BAD_INSN;
            word |= (uint32_t)(in->value[3] << 3); /* COND */
            word |= (uint32_t)(in->value[4] << 5); /* SLCT */
            word |= (uint32_t)(in->value[2] << 9); /* SRC2 */
            break;
        case 3:
            if (in->value[5] >> 8)
                return ISADORA_BAD_INSN;
            word |= (uint32_t)(in->value[5] << 3); /* BIMM */
            break;
        default:
            return ISADORA_BAD_INSN;
        }
        if (in->line[0] == 0)
            word |= 0x7;
        if (in->line[1] == 0)
            word |= 0x1f0001c0;
        else if (in->line[1] == 1 || in->line[1] == 2)
            word |= 0x1f000000;
        else if (in->line[1] == 3)
            word |= 0x2f000000;
        length = 4;
        break;
    case VP1_SCALAR_MOV_IMM:
        if ((in->value[0] >> 5) | (in->value[1] >> 19))
            return ISADORA_BAD_INSN;
        word |= (uint32_t)(in->value[0] << 19); /* DST */
        word |= (uint32_t)(in->value[1]); /* IMM19 */
        length = 4;
        break;
    case VP1_SCALAR_SETHI:
        if ((in->value[0] >> 5) | (in->value[1] >> 16))
            return ISADORA_BAD_INSN;
        word |= (uint32_t)(in->value[0] << 19); /* DST */
        word |= (uint32_t)(in->value[1]); /* IMM16 */
        length = 4;
        break;
    case VP1_SCALAR_MOV_TO:
        if (in->value[5] >> 5)
            return ISADORA_BAD_INSN;
        word |= (uint32_t)(in->value[5] << 14); /* SRC1 */
        switch (in->line[0]) {
        case 0:
            if (in->value[0] >> 5)
                return ISADORA_BAD_INSN;
            word |= (uint32_t)(in->value[0] << 19); /* DST */
            break;
        case 1:
            if (in->value[0] >> 5)
                return ISADORA_BAD_INSN;
            word |= (uint32_t)(in->value[0] << 19); /* DST */
            break;
        case 2:
            if (in->value[0] >> 5)
                return ISADORA_BAD_INSN;
            word |= (uint32_t)(in->value[0] << 19); /* DST */
            break;
        case 3:
            if (in->value[0] >> 5)
                return ISADORA_BAD_INSN;
            word |= (uint32_t)(in->value[0] << 19); /* DST */
            break;
        case 4:
            if (in->value[0] >> 5)
                return ISADORA_BAD_INSN;
            word |= (uint32_t)(in->value[0] << 19); /* DST */
            break;
        case 5:
            if (in->value[0] >> 5)
                return ISADORA_BAD_INSN;
            word |= (uint32_t)(in->value[0] << 19); /* DST */
            break;
        case 6:
            if (in->value[0] >> 5)
                return ISADORA_BAD_INSN;
            word |= (uint32_t)(in->value[0] << 19); /* DST */
            break;
        case 7:
            if (in->value[1] >> 6)
                return ISADORA_BAD_INSN;
            word |= (uint32_t)(((in->value[1] & 0x1f) << 19) | ((in->value[1] >> 5 & 0x1) << 3)); /* MDST */
            break;
        case 8:
            if (in->value[0] >> 5)
                return ISADORA_BAD_INSN;
            word |= (uint32_t)(in->value[0] << 19); /* DST */
            break;
        case 9:
            if ((in->value[2] >> 5) | (in->value[3] >> 5))
                return ISADORA_BAD_INSN;
            word |= (uint32_t)(in->value[2] << 3); /* RFILE */
            word |= (uint32_t)(in->value[3] << 19); /* TOIDX */
            break;
        case 10:
            if ((in->value[2] >> 5) | (in->value[3] >> 5))
                return ISADORA_BAD_INSN;
            word |= (uint32_t)(in->value[2] << 3); /* RFILE */
            word |= (uint32_t)(in->value[3] << 19); /* TOIDX */
            break;
        case 11:
            if ((in->value[2] >> 5) | (in->value[3] >> 5))
                return ISADORA_BAD_INSN;
            word |= (uint32_t)(in->value[2] << 3); /* RFILE */
            word |= (uint32_t)(in->value[3] << 19); /* TOIDX */
            break;
        case 12:
            if ((in->value[2] >> 5) | (in->value[3] >> 5))
                return ISADORA_BAD_INSN;
            word |= (uint32_t)(in->value[2] << 3); /* RFILE */
            word |= (uint32_t)(in->value[3] << 19); /* TOIDX */
            break;
        default:
            return ISADORA_BAD_INSN;
        }
        switch (in->line[1]) {
        case 0:
            break;
        case 1:
            if (in->value[4] >> 3)
                return ISADORA_BAD_INSN;
            word |= (uint32_t)(in->value[4]); /* CDST */
            break;
        default:
            return ISADORA_BAD_INSN;
        }
        if (in->line[0] == 1)
            word |= 0x8;
        else if (in->line[0] == 2)
            word |= 0x10;
        else if (in->line[0] == 3)
            word |= 0x18;
        else if (in->line[0] == 4 || in->line[0] == 5)
            word |= 0x58;
        else if (in->line[0] == 6)
            word |= 0x60;
        else if (in->line[0] == 7)
            word |= 0xa0;
        else if (in->line[0] == 8)
            word |= 0xc0;
        if (in->line[1] == 0)
            word |= 0x7;
        length = 4;
        break;
    case VP1_SCALAR_MOV_FROM:
        if (in->value[0] >> 5)
            return ISADORA_BAD_INSN;
        word |= (uint32_t)(in->value[0] << 19); /* DST */
        switch (in->line[0]) {
        case 0:
            break;
        case 1:
            if (in->value[1] >> 3)
                return ISADORA_BAD_INSN;
            word |= (uint32_t)(in->value[1]); /* CDST */
            break;
        default:
            return ISADORA_BAD_INSN;
        }
        switch (in->line[1]) {
        case 0:
            if (in->value[2] >> 5)
                return ISADORA_BAD_INSN;
            word |= (uint32_t)(in->value[2] << 14); /* SRC1 */
            break;
        case 1:
            if (in->value[2] >> 5)
                return ISADORA_BAD_INSN;
            word |= (uint32_t)(in->value[2] << 14); /* SRC1 */
            break;
        case 2:
            if (in->value[2] >> 5)
                return ISADORA_BAD_INSN;
            word |= (uint32_t)(in->value[2] << 14); /* SRC1 */
            break;
        case 3:
            if (in->value[2] >> 5)
                return ISADORA_BAD_INSN;
            word |= (uint32_t)(in->value[2] << 14); /* SRC1 */
            break;
        case 4:
            if (in->value[2] >> 5)
                return ISADORA_BAD_INSN;
            word |= (uint32_t)(in->value[2] << 14); /* SRC1 */
            break;
        case 5:
            if (in->value[2] >> 5)
                return ISADORA_BAD_INSN;
            word |= (uint32_t)(in->value[2] << 14); /* SRC1 */
            break;
        case 6:
            if (in->value[2] >> 5)
                return ISADORA_BAD_INSN;
            word |= (uint32_t)(in->value[2] << 14); /* SRC1 */
            break;
        case 7:
            if (in->value[3] >> 6)
                return ISADORA_BAD_INSN;
            word |= (uint32_t)(((in->value[3] & 0x1f) << 14) | ((in->value[3] >> 5 & 0x1) << 3)); /* MSRC */
            break;
        case 8:
            if (in->value[2] >> 5)
                return ISADORA_BAD_INSN;
            word |= (uint32_t)(in->value[2] << 14); /* SRC1 */
            break;
        case 9:
            if ((in->value[4] >> 5) | (in->value[5] >> 5))
                return ISADORA_BAD_INSN;
            word |= (uint32_t)(in->value[4] << 3); /* RFILE */
            word |= (uint32_t)(in->value[5] << 14); /* FROMIDX */
            break;
        case 10:
            if ((in->value[4] >> 5) | (in->value[5] >> 5))
                return ISADORA_BAD_INSN;
            word |= (uint32_t)(in->value[4] << 3); /* RFILE */
            word |= (uint32_t)(in->value[5] << 14); /* FROMIDX */
            break;
        case 11:
            if ((in->value[4] >> 5) | (in->value[5] >> 5))
                return ISADORA_BAD_INSN;
            word |= (uint32_t)(in->value[4] << 3); /* RFILE */
            word |= (uint32_t)(in->value[5] << 14); /* FROMIDX */
            break;
        case 12:
            if ((in->value[4] >> 5) | (in->value[5] >> 5))
                return ISADORA_BAD_INSN;
            word |= (uint32_t)(in->value[4] << 3); /* RFILE */
            word |= (uint32_t)(in->value[5] << 14); /* FROMIDX */
            break;
        default:
            return ISADORA_BAD_INSN;
        }
        if (in->line[0] == 0)
            word |= 0x7;
        if (in->line[1] == 1)
            word |= 0x8;
        else if (in->line[1] == 2)
            word |= 0x10;
        else if (in->line[1] == 3)
            word |= 0x18;
        else if (in->line[1] == 4)
            word |= 0x58;
        else if (in->line[1] == 5)
            word |= 0x60;
        else if (in->line[1] == 6)
            word |= 0x68;
        else if (in->line[1] == 7)
            word |= 0xa0;
        else if (in->line[1] == 8)
            word |= 0xc0;
        length = 4;
        break;
    case VP1_SCALAR_MOV_TO_UNTESTED:
        if (in->value[4] >> 5)
            return ISADORA_BAD_INSN;
        word |= (uint32_t)(in->value[4] << 14); /* SRC1 */
        switch (in->line[0]) {
        case 0:
            if (in->value[0] >> 5)
                return ISADORA_BAD_INSN;
            word |= (uint32_t)(in->value[0] << 19); /* DST */
            break;
        case 1:
            if (in->value[0] >> 5)
                return ISADORA_BAD_INSN;
            word |= (uint32_t)(in->value[0] << 19); /* DST */
            break;
        case 2:
            if (in->value[0] >> 5)
                return ISADORA_BAD_INSN;
            word |= (uint32_t)(in->value[0] << 19); /* DST */
            break;
        case 3:
            if (in->value[0] >> 5)
                return ISADORA_BAD_INSN;
            word |= (uint32_t)(in->value[0] << 19); /* DST */
            break;
        case 4:
            if (in->value[0] >> 5)
                return ISADORA_BAD_INSN;
            word |= (uint32_t)(in->value[0] << 19); /* DST */
            break;
        case 5:
            if ((in->value[1] >> 5) | (in->value[2] >> 5))
                return ISADORA_BAD_INSN;
            word |= (uint32_t)(in->value[1] << 3); /* RFILE */
            word |= (uint32_t)(in->value[2] << 19); /* TOIDX */
            break;
        default:
            return ISADORA_BAD_INSN;
        }
        switch (in->line[1]) {
        case 0:
            break;
        case 1:
            if (in->value[3] >> 3)
                return ISADORA_BAD_INSN;
            word |= (uint32_t)(in->value[3]); /* CDST */
            break;
        default:
            return ISADORA_BAD_INSN;
        }
        if (in->line[0] == 0)
            word |= 0x40;
        else if (in->line[0] == 1)
            word |= 0x48;
        else if (in->line[0] == 2)
            word |= 0x50;
        else if (in->line[0] == 3)
            word |= 0xb0;
        else if (in->line[0] == 4)
            word |= 0xb8;
        if (in->line[1] == 0)
            word |= 0x7;
        length = 4;
        break;
    case VP1_SCALAR_MOV_FROM_UNTESTED:
        if (in->value[0] >> 5)
            return ISADORA_BAD_INSN;
        word |= (uint32_t)(in->value[0] << 19); /* DST */
        switch (in->line[0]) {
        case 0:
            break;
        case 1:
            if (in->value[1] >> 3)
                return ISADORA_BAD_INSN;
            word |= (uint32_t)(in->value[1]); /* CDST */
            break;
        default:
            return ISADORA_BAD_INSN;
        }
        switch (in->line[1]) {
        case 0:
            if (in->value[2] >> 5)
                return ISADORA_BAD_INSN;
            word |= (uint32_t)(in->value[2] << 14); /* SRC1 */
            break;
        case 1:
            if (in->value[2] >> 5)
                return ISADORA_BAD_INSN;
            word |= (uint32_t)(in->value[2] << 14); /* SRC1 */
            break;
        case 2:
            if (in->value[2] >> 5)
                return ISADORA_BAD_INSN;
            word |= (uint32_t)(in->value[2] << 14); /* SRC1 */
            break;
        case 3:
            if (in->value[2] >> 5)
                return ISADORA_BAD_INSN;
            word |= (uint32_t)(in->value[2] << 14); /* SRC1 */
            break;
        case 4:
            if (in->value[2] >> 5)
                return ISADORA_BAD_INSN;
            word |= (uint32_t)(in->value[2] << 14); /* SRC1 */
            break;
        case 5:
            if ((in->value[3] >> 5) | (in->value[4] >> 5))
                return ISADORA_BAD_INSN;
            word |= (uint32_t)(in->value[3] << 3); /* RFILE */
            word |= (uint32_t)(in->value[4] << 14); /* FROMIDX */
            break;
        default:
            return ISADORA_BAD_INSN;
        }
        if (in->line[0] == 0)
            word |= 0x7;
        if (in->line[1] == 0)
            word |= 0x40;
        else if (in->line[1] == 1)
            word |= 0x48;
        else if (in->line[1] == 2)
            word |= 0x50;
        else if (in->line[1] == 3)
            word |= 0xb0;
        else if (in->line[1] == 4)
            word |= 0xb8;
        length = 4;
        break;
    case VP1_SCALAR_SNOP:
        length = 4;
        break;
    case VP1_SCALAR_CCLEAR:
        if (in->value[1] >> 5)
            return ISADORA_BAD_INSN;
        word |= (uint32_t)(in->value[1] << 14); /* SRC1 */
        switch (in->line[0]) {
        case 0:
            break;
        case 1:
            if (in->value[0] >> 3)
                return ISADORA_BAD_INSN;
            word |= (uint32_t)(in->value[0]); /* CDST */
            break;
        default:
            return ISADORA_BAD_INSN;
        }
        if (in->line[0] == 0)
            word |= 0x7;
        length = 4;
        break;
    case VP1_SCALAR_VEC:
        if ((in->value[0] >> 9) | (in->value[1] >> 9) | (in->value[2] >> 2) |
            (in->value[3] >> 1) | (in->value[4] >> 3))
            return ISADORA_BAD_INSN;
        word |= (uint32_t)(in->value[0] << 1); /* FACTOR1 */
        word |= (uint32_t)(in->value[1] << 10); /* FACTOR2 */
        word |= (uint32_t)(in->value[2] << 19); /* VCIDX */
        word |= (uint32_t)(in->value[3] << 21); /* VCFLAG */
        word |= (uint32_t)(((in->value[4] & 0x3) << 22) | ((in->value[4] >> 2 & 0x1))); /* VCXFRM */
        length = 4;
        break;
    case VP1_SCALAR_BVEC:
    case VP1_SCALAR_VECMS:
        if ((in->value[0] >> 5) | (in->value[1] >> 2) | (in->value[2] >> 1) |
            (in->value[3] >> 3))
            return ISADORA_BAD_INSN;
        word |= (uint32_t)(in->value[0] << 14); /* SRC1 */
        word |= (uint32_t)(in->value[1] << 19); /* VCIDX */
        word |= (uint32_t)(in->value[2] << 21); /* VCFLAG */
        word |= (uint32_t)(((in->value[3] & 0x3) << 22) | ((in->value[3] >> 2 & 0x1))); /* VCXFRM */
        length = 4;
        break;
    case VP1_SCALAR_BVECMAD:
    case VP1_SCALAR_BVECMADSEL:
        if ((in->value[0] >> 5) | (in->value[1] >> 5) | (in->value[2] >> 2) |
            (in->value[3] >> 4) | (in->value[4] >> 2) | (in->value[5] >> 1) |
            (in->value[6] >> 3))
            return ISADORA_BAD_INSN;
        word |= (uint32_t)(in->value[0] << 14); /* SRC1 */
        word |= (uint32_t)(in->value[1] << 9); /* SRC2 */
        word |= (uint32_t)(in->value[2] << 3); /* COND */
        word |= (uint32_t)(in->value[3] << 5); /* SLCT */
        word |= (uint32_t)(in->value[4] << 19); /* VCIDX */
        word |= (uint32_t)(in->value[5] << 21); /* VCFLAG */
        word |= (uint32_t)(((in->value[6] & 0x3) << 22) | ((in->value[6] >> 2 & 0x1))); /* VCXFRM */
        length = 4;
        break;
    default:
        return ISADORA_BAD_INSN;
    }
    word ^= (uint32_t)in->mask.half[0];
    if (size < length)
        return ISADORA_NO_SPACE;
    for (unsigned i = 0; i < length; i++)
        bytes[i] = (uint8_t)(word >> 8 * i);
    return (int)length;
}
