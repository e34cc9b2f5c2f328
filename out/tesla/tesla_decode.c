/* Generated from the description tesla by gen/emit/decode. Do not edit. */
#include "tesla_decode.h"

#define FORMS TESLA_FORMS
#include "base/decode_entry.h"

TREE(tree_32)
{
    ENTERED
    switch (word >> 28 & 0xf) {
    case 0x1: /* 0001.... ........ ........ ........ */
        switch (word >> 15 & 0x1) {
        case 0x0: /* 0001.... ........ 0....... ........ */
            if ((word & 0x3) == 0x0) TRY_AS(mov_b16_short, TESLA_MOV_B16_SHORT)
            break;
        case 0x1: /* 0001.... ........ 1....... ........ */
            if ((word & 0x3) == 0x0) TRY_AS(mov_b16_short, TESLA_MOV_B32_SHORT)
            break;
        }
        break;
    case 0x2: /* 0010.... ........ ........ ........ */
        switch (word >> 22 & 0x1) {
        case 0x0: /* 0010.... .0...... ........ ........ */
            switch (word >> 15 & 0x1) {
            case 0x0: /* 0010.... .0...... 0....... ........ */
                if ((word & 0x3) == 0x0) TRY_AS(add_add_b16_short, TESLA_ADD_ADD_B16_SHORT)
                break;
            case 0x1: /* 0010.... .0...... 1....... ........ */
                if ((word & 0x3) == 0x0) TRY_AS(add_add_b16_short, TESLA_ADD_ADD_B32_SHORT)
                break;
            }
            break;
        case 0x1: /* 0010.... .1...... ........ ........ */
            switch (word >> 15 & 0x1) {
            case 0x0: /* 0010.... .1...... 0....... ........ */
                if ((word & 0x3) == 0x0) TRY_AS(add_add_b16_short, TESLA_ADD_SUB_B16_SHORT)
                break;
            case 0x1: /* 0010.... .1...... 1....... ........ */
                if ((word & 0x3) == 0x0) TRY_AS(add_add_b16_short, TESLA_ADD_SUB_B32_SHORT)
                break;
            }
            break;
        }
        break;
    case 0x3: /* 0011.... ........ ........ ........ */
        switch (word >> 22 & 0x1) {
        case 0x0: /* 0011.... .0...... ........ ........ */
            switch (word >> 15 & 0x1) {
            case 0x0: /* 0011.... .0...... 0....... ........ */
                if ((word & 0x3) == 0x0) TRY_AS(add_add_b16_short, TESLA_ADD_SUBR_B16_SHORT)
                break;
            case 0x1: /* 0011.... .0...... 1....... ........ */
                if ((word & 0x3) == 0x0) TRY_AS(add_add_b16_short, TESLA_ADD_SUBR_B32_SHORT)
                break;
            }
            break;
        case 0x1: /* 0011.... .1...... ........ ........ */
            switch (word >> 15 & 0x1) {
            case 0x0: /* 0011.... .1...... 0....... ........ */
                if ((word & 0x3) == 0x0) TRY_AS(add_add_b16_short, TESLA_ADD_ADDC_B16_SHORT)
                break;
            case 0x1: /* 0011.... .1...... 1....... ........ */
                if ((word & 0x3) == 0x0) TRY_AS(add_add_b16_short, TESLA_ADD_ADDC_B32_SHORT)
                break;
            }
            break;
        }
        break;
    case 0x4: /* 0100.... ........ ........ ........ */
        switch (word >> 22 & 0x1) {
        case 0x0: /* 0100.... .0...... ........ ........ */
            if ((word & 0x3) == 0x0) TRY_AS(mul16_short, TESLA_MUL16_SHORT)
            break;
        case 0x1: /* 0100.... .1...... ........ ........ */
            if ((word & 0x3) == 0x0) TRY_AS(mul24_short, TESLA_MUL24_SHORT)
            break;
        }
        break;
    case 0x5: /* 0101.... ........ ........ ........ */
        switch (word >> 15 & 0x1) {
        case 0x0: /* 0101.... ........ 0....... ........ */
            switch (word >> 8 & 0x1) {
            case 0x0: /* 0101.... ........ 0......0 ........ */
                if ((word & 0x3) == 0x0) FIND_AS(sad_u16_short, TESLA_SAD_U16_SHORT)
                break;
            case 0x1: /* 0101.... ........ 0......1 ........ */
                if ((word & 0x3) == 0x0) FIND_AS(sad_u16_short, TESLA_SAD_S16_SHORT)
                break;
            }
            break;
        case 0x1: /* 0101.... ........ 1....... ........ */
            switch (word >> 8 & 0x1) {
            case 0x0: /* 0101.... ........ 1......0 ........ */
                if ((word & 0x3) == 0x0) FIND_AS(sad_u16_short, TESLA_SAD_U32_SHORT)
                break;
            case 0x1: /* 0101.... ........ 1......1 ........ */
                if ((word & 0x3) == 0x0) FIND_AS(sad_u16_short, TESLA_SAD_S32_SHORT)
                break;
            }
            break;
        }
        break;
    case 0x6: /* 0110.... ........ ........ ........ */
        switch (word >> 22 & 0x1) {
        case 0x0: /* 0110.... .0...... ........ ........ */
            switch (word >> 15 & 0x1) {
            case 0x0: /* 0110.... .0...... 0....... ........ */
                switch (word >> 8 & 0x1) {
                case 0x0: /* 0110.... .0...... 0......0 ........ */
                    if ((word & 0x3) == 0x0)
                        TRY_AS(mul_add_add_u16_short, TESLA_MUL_ADD_ADD_U16_SHORT)
                    break;
                case 0x1: /* 0110.... .0...... 0......1 ........ */
                    if ((word & 0x3) == 0x0)
                        TRY_AS(mul_add_add_u16_short, TESLA_MUL_ADD_ADD_S16_SHORT)
                    break;
                }
                break;
            case 0x1: /* 0110.... .0...... 1....... ........ */
                switch (word >> 8 & 0x1) {
                case 0x0: /* 0110.... .0...... 1......0 ........ */
                    if ((word & 0x3) == 0x0)
                        TRY_AS(mul_add_add_u16_short, TESLA_MUL_ADD_ADD_S16SAT_SHORT)
                    break;
                case 0x1: /* 0110.... .0...... 1......1 ........ */
                    if ((word & 0x3) == 0x0)
                        TRY_AS(mul_add_add_u16_short, TESLA_MUL_ADD_ADD_U24_SHORT)
                    break;
                }
                break;
            }
            break;
        case 0x1: /* 0110.... .1...... ........ ........ */
            switch (word >> 15 & 0x1) {
            case 0x0: /* 0110.... .1...... 0....... ........ */
                switch (word >> 8 & 0x1) {
                case 0x0: /* 0110.... .1...... 0......0 ........ */
                    if ((word & 0x3) == 0x0)
                        TRY_AS(mul_add_add_u16_short, TESLA_MUL_ADD_SUB_U16_SHORT)
                    break;
                case 0x1: /* 0110.... .1...... 0......1 ........ */
                    if ((word & 0x3) == 0x0)
                        TRY_AS(mul_add_add_u16_short, TESLA_MUL_ADD_SUB_S16_SHORT)
                    break;
                }
                break;
            case 0x1: /* 0110.... .1...... 1....... ........ */
                switch (word >> 8 & 0x1) {
                case 0x0: /* 0110.... .1...... 1......0 ........ */
                    if ((word & 0x3) == 0x0)
                        TRY_AS(mul_add_add_u16_short, TESLA_MUL_ADD_SUB_S16SAT_SHORT)
                    break;
                case 0x1: /* 0110.... .1...... 1......1 ........ */
                    if ((word & 0x3) == 0x0)
                        TRY_AS(mul_add_add_u16_short, TESLA_MUL_ADD_SUB_U24_SHORT)
                    break;
                }
                break;
            }
            break;
        }
        break;
    case 0x7: /* 0111.... ........ ........ ........ */
        switch (word >> 22 & 0x1) {
        case 0x0: /* 0111.... .0...... ........ ........ */
            switch (word >> 15 & 0x1) {
            case 0x0: /* 0111.... .0...... 0....... ........ */
                switch (word >> 8 & 0x1) {
                case 0x0: /* 0111.... .0...... 0......0 ........ */
                    if ((word & 0x3) == 0x0)
                        TRY_AS(mul_add_add_u16_short, TESLA_MUL_ADD_SUBR_U16_SHORT)
                    break;
                case 0x1: /* 0111.... .0...... 0......1 ........ */
                    if ((word & 0x3) == 0x0)
                        TRY_AS(mul_add_add_u16_short, TESLA_MUL_ADD_SUBR_S16_SHORT)
                    break;
                }
                break;
            case 0x1: /* 0111.... .0...... 1....... ........ */
                switch (word >> 8 & 0x1) {
                case 0x0: /* 0111.... .0...... 1......0 ........ */
                    if ((word & 0x3) == 0x0)
                        TRY_AS(mul_add_add_u16_short, TESLA_MUL_ADD_SUBR_S16SAT_SHORT)
                    break;
                case 0x1: /* 0111.... .0...... 1......1 ........ */
                    if ((word & 0x3) == 0x0)
                        TRY_AS(mul_add_add_u16_short, TESLA_MUL_ADD_SUBR_U24_SHORT)
                    break;
                }
                break;
            }
            break;
        case 0x1: /* 0111.... .1...... ........ ........ */
            switch (word >> 15 & 0x1) {
            case 0x0: /* 0111.... .1...... 0....... ........ */
                switch (word >> 8 & 0x1) {
                case 0x0: /* 0111.... .1...... 0......0 ........ */
                    if ((word & 0x3) == 0x0)
                        TRY_AS(mul_add_add_u16_short, TESLA_MUL_ADD_ADDC_U16_SHORT)
                    break;
                case 0x1: /* 0111.... .1...... 0......1 ........ */
                    if ((word & 0x3) == 0x0)
                        TRY_AS(mul_add_add_u16_short, TESLA_MUL_ADD_ADDC_S16_SHORT)
                    break;
                }
                break;
            case 0x1: /* 0111.... .1...... 1....... ........ */
                switch (word >> 8 & 0x1) {
                case 0x0: /* 0111.... .1...... 1......0 ........ */
                    if ((word & 0x3) == 0x0)
                        TRY_AS(mul_add_add_u16_short, TESLA_MUL_ADD_ADDC_S16SAT_SHORT)
                    break;
                case 0x1: /* 0111.... .1...... 1......1 ........ */
                    if ((word & 0x3) == 0x0)
                        TRY_AS(mul_add_add_u16_short, TESLA_MUL_ADD_ADDC_U24_SHORT)
                    break;
                }
                break;
            }
            break;
        }
        break;
    case 0x8: /* 1000.... ........ ........ ........ */
        switch (word >> 24 & 0x3) {
        case 0x0: /* 1000..00 ........ ........ ........ */
            switch (word >> 8 & 0x1) {
            case 0x0: /* 1000..00 ........ .......0 ........ */
                if (ON(FP) && (word & 0x3) == 0x0)
                    FIND_AS(interp_plain_short, TESLA_INTERP_PLAIN_SHORT)
                break;
            case 0x1: /* 1000..00 ........ .......1 ........ */
                if (ON(FP) && (word & 0x3) == 0x0)
                    FIND_AS(interp_plain_short, TESLA_INTERP_FLAT_SHORT)
                break;
            }
            break;
        case 0x1: /* 1000..01 ........ ........ ........ */
            if (ON(FP) && (word & 0x103) == 0x0)
                FIND_AS(interp_plain_short, TESLA_INTERP_CENT_SHORT)
            break;
        case 0x2: /* 1000..10 ........ ........ ........ */
            if (ON(FP) && (word & 0x103) == 0x0) FIND_AS(interp_plain_smul, TESLA_INTERP_PLAIN_SMUL)
            break;
        case 0x3: /* 1000..11 ........ ........ ........ */
            if (ON(FP) && (word & 0x103) == 0x0) FIND_AS(interp_plain_smul, TESLA_INTERP_CENT_SMUL)
            break;
        }
        break;
    case 0x9: /* 1001.... ........ ........ ........ */
        switch (word & 0x3) {
        case 0x0: /* 1001.... ........ ........ ......00 */
            FIND_AS(rcp_short, TESLA_RCP_SHORT)
        case 0x2: /* 1001.... ........ ........ ......10 */
            FIND_AS(trap_short, TESLA_TRAP_SHORT)
        }
        break;
    case 0xb: /* 1011.... ........ ........ ........ */
        switch (word & 0x3) {
        case 0x0: /* 1011.... ........ ........ ......00 */
            TRY_AS(fadd_short, TESLA_FADD_SHORT)
        case 0x2: /* 1011.... ........ ........ ......10 */
            if (ON(NOT_G80)) FIND_AS(trap_short, TESLA_BRKPT_SHORT)
            break;
        }
        break;
    case 0xc: /* 1100.... ........ ........ ........ */
        if ((word & 0x3) == 0x0) TRY_AS(fmul_short, TESLA_FMUL_SHORT)
        break;
    case 0xe: /* 1110.... ........ ........ ........ */
        if ((word & 0x3) == 0x0) TRY_AS(fmad_short, TESLA_FMAD_SHORT)
        break;
    case 0xf: /* 1111.... ........ ........ ........ */
        switch (word >> 24 & 0x1) {
        case 0x0: /* 1111...0 ........ ........ ........ */
            if ((word & 0x3) == 0x0) FIND_AS(tex_texauto_short, TESLA_TEX_TEXAUTO_SHORT)
            break;
        case 0x1: /* 1111...1 ........ ........ ........ */
            if ((word & 0x3) == 0x0) FIND_AS(tex_texauto_short, TESLA_TEXFETCH_SHORT)
            break;
        }
        break;
    }
    return ISADORA_NO_FORM;
}

TREE(tree_64_0_7_0_1)
{
    ENTERED
    switch (word >> 55 & 0xf) {
    case 0x8: case 0xa: case 0xc: case 0xe: /* 63..61=111 58=1 55..53=000 31..28=0000 1..0=01 */
        if (ON(CP) && (word & 0x300000000) != 0x300000000)
            TRY_AS(st_s_half_b32, TESLA_ST_S_HALF_B32)
        break;
    case 0x9: case 0xb: case 0xd: case 0xf: /* 63..61=111 58=1 55..53=100 31..28=0000 1..0=01 */
        if (ON(NOT_G80_G84_CP) && (word & 0x300000000) != 0x300000000)
            TRY_AS(st_s_half_b32, TESLA_ST_S_HALF_UNLOCK)
        break;
    default:
        if (ON(CP) && (word & 0x300000000) != 0x300000000)
            TRY_AS(st_s_half_b16, TESLA_ST_S_HALF_B16)
        break;
    }
    return ISADORA_NO_FORM;
}

TREE(tree_64_0_7_1_1)
{
    ENTERED
    switch (word >> 55 & 0xf) {
    case 0x8: case 0xa: case 0xc: case 0xe: /* 63..61=111 58=1 55..53=001 31..28=0000 1..0=01 */
        if (ON(CP) && (word & 0x300000000) != 0x300000000)
            TRY_AS(st_s_half_b32, TESLA_ST_S_FULL_B32)
        break;
    case 0x9: case 0xb: case 0xd: case 0xf: /* 63..61=111 58=1 55..53=101 31..28=0000 1..0=01 */
        if (ON(NOT_G80_G84_CP) && (word & 0x300000000) != 0x300000000)
            TRY_AS(st_s_half_b32, TESLA_ST_S_FULL_UNLOCK)
        break;
    default:
        if (ON(CP) && (word & 0x300000000) != 0x300000000)
            TRY_AS(st_s_half_b16, TESLA_ST_S_FULL_B16)
        break;
    }
    return ISADORA_NO_FORM;
}

TREE(tree_64_3_else_0_1)
{
    ENTERED
    switch (word >> 15 & 0x1) {
    case 0x0: /* ........ ........ ........ ........ 0011.... .0...... 0....... ......01 */
        if ((word & 0x300000000) == 0x300000000) TRY_AS(add_add_b16_imm, TESLA_ADD_SUBR_B16_IMM)
        break;
    case 0x1: /* ........ ........ ........ ........ 0011.... .0...... 1....... ......01 */
        if ((word & 0x300000000) == 0x300000000) TRY_AS(add_add_b16_imm, TESLA_ADD_SUBR_B32_IMM)
        break;
    }
    return ISADORA_NO_FORM;
}

TREE(tree_64_3_else_1_1)
{
    ENTERED
    switch (word >> 15 & 0x1) {
    case 0x0: /* ........ ........ ........ ........ 0011.... .1...... 0....... ......01 */
        if ((word & 0x300000000) == 0x300000000) TRY_AS(add_add_b16_imm, TESLA_ADD_ADDC_B16_IMM)
        break;
    case 0x1: /* ........ ........ ........ ........ 0011.... .1...... 1....... ......01 */
        if ((word & 0x300000000) == 0x300000000) TRY_AS(add_add_b16_imm, TESLA_ADD_ADDC_B32_IMM)
        break;
    }
    return ISADORA_NO_FORM;
}

TREE(tree_64_a_0_0_1)
{
    ENTERED
    switch (word >> 51 & 0x1) {
    case 0x0: /* 00..00.. ....0... ........ ........ 1010.... ........ ........ ......01 */
        if ((word & 0x300000000) != 0x300000000) TRY_AS(cvt_i2i_u_full, TESLA_CVT_I2I_U_HALF)
        break;
    case 0x1: /* 00..00.. ....1... ........ ........ 1010.... ........ ........ ......01 */
        if ((word & 0x300000000) != 0x300000000) TRY_AS(cvt_i2i_u_full, TESLA_CVT_I2I_U8_BYTE)
        break;
    }
    return ISADORA_NO_FORM;
}

TREE(tree_64_a_0_1_1)
{
    ENTERED
    switch (word >> 51 & 0x1) {
    case 0x0: /* 00..01.. ....0... ........ ........ 1010.... ........ ........ ......01 */
        if ((word & 0x300000000) != 0x300000000) TRY_AS(cvt_i2i_u_full, TESLA_CVT_I2I_U_FULL)
        break;
    case 0x1: /* 00..01.. ....1... ........ ........ 1010.... ........ ........ ......01 */
        if ((word & 0x300000000) != 0x300000000) TRY_AS(cvt_i2i_u_full, TESLA_CVT_I2I_U8_FULL)
        break;
    }
    return ISADORA_NO_FORM;
}

TREE(tree_64_a_0_2_1)
{
    ENTERED
    switch (word >> 51 & 0x1) {
    case 0x0: /* 00..10.. ....0... ........ ........ 1010.... ........ ........ ......01 */
        if ((word & 0x300000000) != 0x300000000) TRY_AS(cvt_i2i_u_full, TESLA_CVT_I2I_S_HALF)
        break;
    case 0x1: /* 00..10.. ....1... ........ ........ 1010.... ........ ........ ......01 */
        if ((word & 0x300000000) != 0x300000000) TRY_AS(cvt_i2i_u_full, TESLA_CVT_I2I_S8_BYTE)
        break;
    }
    return ISADORA_NO_FORM;
}

TREE(tree_64_a_0_3_1)
{
    ENTERED
    switch (word >> 51 & 0x1) {
    case 0x0: /* 00..11.. ....0... ........ ........ 1010.... ........ ........ ......01 */
        if ((word & 0x300000000) != 0x300000000) TRY_AS(cvt_i2i_u_full, TESLA_CVT_I2I_S_FULL)
        break;
    case 0x1: /* 00..11.. ....1... ........ ........ 1010.... ........ ........ ......01 */
        if ((word & 0x300000000) != 0x300000000) TRY_AS(cvt_i2i_u_full, TESLA_CVT_I2I_S8_FULL)
        break;
    }
    return ISADORA_NO_FORM;
}

TREE(tree_64_a_1_0_1)
{
    ENTERED
    switch (word >> 54 & 0x1) {
    case 0x0: /* 01...0.. .0...... ........ ........ 1010.... ........ ........ ......01 */
        if ((word & 0x300000000) != 0x300000000) TRY_AS(cvt_i2f_f16, TESLA_CVT_I2F_F16)
        break;
    case 0x1: /* 01...0.. .1...... ........ ........ 1010.... ........ ........ ......01 */
        switch (word >> 48 & 0x1) {
        case 0x0: /* 01...0.. .1.....0 ........ ........ 1010.... ........ ........ ......01 */
            if (ON(G200) && ((word & 0x400000000000) == 0x400000000000 &&
                (word & 0x300000000) != 0x300000000))
                TRY_AS(cvt_i2f_64_u_from, TESLA_CVT_I2F_64_U_FROM)
            break;
        case 0x1: /* 01...0.. .1.....1 ........ ........ 1010.... ........ ........ ......01 */
            if (ON(G200) && ((word & 0x400000000000) == 0x400000000000 &&
                (word & 0x300000000) != 0x300000000))
                TRY_AS(cvt_i2f_64_u_from, TESLA_CVT_I2F_64_S_FROM)
            break;
        }
        break;
    }
    return ISADORA_NO_FORM;
}

TREE(tree_64_a_1_1_1)
{
    ENTERED
    switch (word >> 54 & 0x1) {
    case 0x0: /* 01...1.. .0...... ........ ........ 1010.... ........ ........ ......01 */
        if ((word & 0x300000000) != 0x300000000) TRY_AS(cvt_i2f_f16, TESLA_CVT_I2F_F32)
        break;
    case 0x1: /* 01...1.. .1...... ........ ........ 1010.... ........ ........ ......01 */
        switch (word >> 46 & 0x7) {
        case 0x1: case 0x3: /* 63..62=01 58=1 54=1 48=0 46=1 31..28=1010 1..0=01 */
            if (ON(G200) && (word & 0x300000000) != 0x300000000)
                TRY_AS(cvt_i2f_64_u_both, TESLA_CVT_I2F_64_U_BOTH)
            break;
        case 0x4: case 0x6: /* 63..62=01 58=1 54=1 48=1 46=0 31..28=1010 1..0=01 */
            if (ON(G200) && (word & 0x300000000) != 0x300000000)
                TRY_AS(cvt_i2f_64_u_to, TESLA_CVT_I2F_64_S_TO)
            break;
        case 0x5: case 0x7: /* 63..62=01 58=1 54=1 48=1 46=1 31..28=1010 1..0=01 */
            if (ON(G200) && (word & 0x300000000) != 0x300000000)
                TRY_AS(cvt_i2f_64_u_both, TESLA_CVT_I2F_64_S_BOTH)
            break;
        default:
            if (ON(G200) && (word & 0x300000000) != 0x300000000)
                TRY_AS(cvt_i2f_64_u_to, TESLA_CVT_I2F_64_U_TO)
            break;
        }
        break;
    }
    return ISADORA_NO_FORM;
}

TREE(tree_64_a_2_0_1)
{
    ENTERED
    switch (word >> 54 & 0x1) {
    case 0x0: /* 10..00.. .0...... ........ ........ 1010.... ........ ........ ......01 */
        switch (word >> 46 & 0x1) {
        case 0x0: /* 10..00.. .0...... .0...... ........ 1010.... ........ ........ ......01 */
            if ((word & 0x300000000) != 0x300000000) TRY_AS(cvt_f2i_u16_f16, TESLA_CVT_F2I_U16_F16)
            break;
        case 0x1: /* 10..00.. .0...... .1...... ........ 1010.... ........ ........ ......01 */
            if ((word & 0x300000000) != 0x300000000) TRY_AS(cvt_f2i_u16_f16, TESLA_CVT_F2I_U16_F32)
            break;
        }
        break;
    case 0x1: /* 10..00.. .1...... ........ ........ 1010.... ........ ........ ......01 */
        if (ON(G200) && ((word & 0x400000000000) == 0x400000000000 &&
            (word & 0x300000000) != 0x300000000))
            TRY_AS(cvt_f2i_64_u_to, TESLA_CVT_F2I_64_U_TO)
        break;
    }
    return ISADORA_NO_FORM;
}

TREE(tree_64_a_2_1_0)
{
    ENTERED
    switch (word & 0x3) {
    case 0x1: /* 10..01.. .0...... ........ ........ 1010.... ........ ........ ......01 */
        switch (word >> 46 & 0x1) {
        case 0x0: /* 10..01.. .0...... .0...... ........ 1010.... ........ ........ ......01 */
            if ((word & 0x300000000) != 0x300000000) TRY_AS(cvt_f2i_u16_f16, TESLA_CVT_F2I_U32_F16)
            break;
        case 0x1: /* 10..01.. .0...... .1...... ........ 1010.... ........ ........ ......01 */
            if ((word & 0x300000000) != 0x300000000) TRY_AS(cvt_f2i_u16_f16, TESLA_CVT_F2I_U32_F32)
            break;
        }
        break;
    case 0x3: /* 10..01.. .0...... ........ ........ 1010.... ........ ........ ......11 */
        FIND_AS(breakaddr, TESLA_JOINAT)
    }
    return ISADORA_NO_FORM;
}

TREE(tree_64_a_2_1_1)
{
    ENTERED
    switch (word & 0x3) {
    case 0x1: /* 10..01.. .1...... ........ ........ 1010.... ........ ........ ......01 */
        switch (word >> 46 & 0x1) {
        case 0x0: /* 10..01.. .1...... .0...... ........ 1010.... ........ ........ ......01 */
            if (ON(G200) && (word & 0x300000000) != 0x300000000)
                TRY_AS(cvt_f2i_64_u_from, TESLA_CVT_F2I_64_U_FROM)
            break;
        case 0x1: /* 10..01.. .1...... .1...... ........ 1010.... ........ ........ ......01 */
            if (ON(G200) && (word & 0x300000000) != 0x300000000)
                TRY_AS(cvt_f2i_64_u_both, TESLA_CVT_F2I_64_U_BOTH)
            break;
        }
        break;
    case 0x3: /* 10..01.. .1...... ........ ........ 1010.... ........ ........ ......11 */
        FIND_AS(breakaddr, TESLA_JOINAT)
    }
    return ISADORA_NO_FORM;
}

TREE(tree_64_a_2_2_1)
{
    ENTERED
    switch (word >> 54 & 0x1) {
    case 0x0: /* 10..10.. .0...... ........ ........ 1010.... ........ ........ ......01 */
        switch (word >> 46 & 0x1) {
        case 0x0: /* 10..10.. .0...... .0...... ........ 1010.... ........ ........ ......01 */
            if ((word & 0x300000000) != 0x300000000) TRY_AS(cvt_f2i_u16_f16, TESLA_CVT_F2I_S16_F16)
            break;
        case 0x1: /* 10..10.. .0...... .1...... ........ 1010.... ........ ........ ......01 */
            if ((word & 0x300000000) != 0x300000000) TRY_AS(cvt_f2i_u16_f16, TESLA_CVT_F2I_S16_F32)
            break;
        }
        break;
    case 0x1: /* 10..10.. .1...... ........ ........ 1010.... ........ ........ ......01 */
        if (ON(G200) && ((word & 0x400000000000) == 0x400000000000 &&
            (word & 0x300000000) != 0x300000000))
            TRY_AS(cvt_f2i_64_u_to, TESLA_CVT_F2I_64_S_TO)
        break;
    }
    return ISADORA_NO_FORM;
}

TREE(tree_64_a_2_3_0)
{
    ENTERED
    switch (word & 0x3) {
    case 0x1: /* 10..11.. .0...... ........ ........ 1010.... ........ ........ ......01 */
        switch (word >> 46 & 0x1) {
        case 0x0: /* 10..11.. .0...... .0...... ........ 1010.... ........ ........ ......01 */
            if ((word & 0x300000000) != 0x300000000) TRY_AS(cvt_f2i_u16_f16, TESLA_CVT_F2I_S32_F16)
            break;
        case 0x1: /* 10..11.. .0...... .1...... ........ 1010.... ........ ........ ......01 */
            if ((word & 0x300000000) != 0x300000000) TRY_AS(cvt_f2i_u16_f16, TESLA_CVT_F2I_S32_F32)
            break;
        }
        break;
    case 0x3: /* 10..11.. .0...... ........ ........ 1010.... ........ ........ ......11 */
        FIND_AS(breakaddr, TESLA_JOINAT)
    }
    return ISADORA_NO_FORM;
}

TREE(tree_64_a_2_3_1)
{
    ENTERED
    switch (word & 0x3) {
    case 0x1: /* 10..11.. .1...... ........ ........ 1010.... ........ ........ ......01 */
        switch (word >> 46 & 0x1) {
        case 0x0: /* 10..11.. .1...... .0...... ........ 1010.... ........ ........ ......01 */
            if (ON(G200) && (word & 0x300000000) != 0x300000000)
                TRY_AS(cvt_f2i_64_u_from, TESLA_CVT_F2I_64_S_FROM)
            break;
        case 0x1: /* 10..11.. .1...... .1...... ........ 1010.... ........ ........ ......01 */
            if (ON(G200) && (word & 0x300000000) != 0x300000000)
                TRY_AS(cvt_f2i_64_u_both, TESLA_CVT_F2I_64_S_BOTH)
            break;
        }
        break;
    case 0x3: /* 10..11.. .1...... ........ ........ 1010.... ........ ........ ......11 */
        FIND_AS(breakaddr, TESLA_JOINAT)
    }
    return ISADORA_NO_FORM;
}

TREE(tree_64_a_3_0_1)
{
    ENTERED
    switch (word >> 54 & 0x1) {
    case 0x0: /* 11..00.. .0...... ........ ........ 1010.... ........ ........ ......01 */
        switch (word >> 46 & 0x1) {
        case 0x0: /* 11..00.. .0...... .0...... ........ 1010.... ........ ........ ......01 */
            if ((word & 0x300000000) != 0x300000000)
                TRY_AS(cvt_f2f_f16_same, TESLA_CVT_F2F_F16_SAME)
            break;
        case 0x1: /* 11..00.. .0...... .1...... ........ 1010.... ........ ........ ......01 */
            if ((word & 0x300000000) != 0x300000000)
                TRY_AS(cvt_f2f_f16_narrow, TESLA_CVT_F2F_F16_NARROW)
            break;
        }
        break;
    case 0x1: /* 11..00.. .1...... ........ ........ 1010.... ........ ........ ......01 */
        if (ON(G200) && ((word & 0x400000000000) == 0x400000000000 &&
            (word & 0x300000000) != 0x300000000))
            TRY_AS(cvt_f2f_64_narrow, TESLA_CVT_F2F_64_NARROW)
        break;
    }
    return ISADORA_NO_FORM;
}

TREE(tree_64_a_3_1_0)
{
    ENTERED
    switch (word & 0x3) {
    case 0x1: /* 11..01.. .0...... ........ ........ 1010.... ........ ........ ......01 */
        switch (word >> 46 & 0x1) {
        case 0x0: /* 11..01.. .0...... .0...... ........ 1010.... ........ ........ ......01 */
            if ((word & 0x300000000) != 0x300000000)
                TRY_AS(cvt_f2f_f16_same, TESLA_CVT_F2F_F32_WIDEN)
            break;
        case 0x1: /* 11..01.. .0...... .1...... ........ 1010.... ........ ........ ......01 */
            if ((word & 0x300000000) != 0x300000000)
                TRY_AS(cvt_f2f_f16_same, TESLA_CVT_F2F_F32_SAME)
            break;
        }
        break;
    case 0x3: /* 11..01.. .0...... ........ ........ 1010.... ........ ........ ......11 */
        FIND_AS(breakaddr, TESLA_JOINAT)
    }
    return ISADORA_NO_FORM;
}

TREE(tree_64_a_3_1_1)
{
    ENTERED
    switch (word & 0x3) {
    case 0x1: /* 11..01.. .1...... ........ ........ 1010.... ........ ........ ......01 */
        switch (word >> 46 & 0x1) {
        case 0x0: /* 11..01.. .1...... .0...... ........ 1010.... ........ ........ ......01 */
            if (ON(G200) && (word & 0x300000000) != 0x300000000)
                TRY_AS(cvt_f2f_64_widen, TESLA_CVT_F2F_64_WIDEN)
            break;
        case 0x1: /* 11..01.. .1...... .1...... ........ 1010.... ........ ........ ......01 */
            if (ON(G200) && (word & 0x300000000) != 0x300000000)
                TRY_AS(cvt_f2f_64_same, TESLA_CVT_F2F_64_SAME)
            break;
        }
        break;
    case 0x3: /* 11..01.. .1...... ........ ........ 1010.... ........ ........ ......11 */
        FIND_AS(breakaddr, TESLA_JOINAT)
    }
    return ISADORA_NO_FORM;
}

TREE(tree_64_a_3_2_1)
{
    ENTERED
    switch (word >> 54 & 0x1) {
    case 0x0: /* 11..10.. .0...... ........ ........ 1010.... ........ ........ ......01 */
        switch (word >> 46 & 0x1) {
        case 0x0: /* 11..10.. .0...... .0...... ........ 1010.... ........ ........ ......01 */
            if ((word & 0x300000000) != 0x300000000)
                TRY_AS(cvt_f2f_f16_rint, TESLA_CVT_F2F_F16_RINT)
            break;
        case 0x1: /* 11..10.. .0...... .1...... ........ 1010.... ........ ........ ......01 */
            if ((word & 0x300000000) != 0x300000000)
                TRY_AS(cvt_f2f_f16_rint, TESLA_CVT_F2F_F16_NRINT)
            break;
        }
        break;
    case 0x1: /* 11..10.. .1...... ........ ........ 1010.... ........ ........ ......01 */
        if (ON(G200) && ((word & 0x400000000000) == 0x400000000000 &&
            (word & 0x300000000) != 0x300000000))
            TRY_AS(cvt_f2f_64_narrow, TESLA_CVT_F2F_64_NARROW)
        break;
    }
    return ISADORA_NO_FORM;
}

TREE(tree_64_a_3_3_0)
{
    ENTERED
    switch (word & 0x3) {
    case 0x1: /* 11..11.. .0...... ........ ........ 1010.... ........ ........ ......01 */
        switch (word >> 46 & 0x1) {
        case 0x0: /* 11..11.. .0...... .0...... ........ 1010.... ........ ........ ......01 */
            if ((word & 0x300000000) != 0x300000000)
                TRY_AS(cvt_f2f_f16_rint, TESLA_CVT_F2F_F32_WRINT)
            break;
        case 0x1: /* 11..11.. .0...... .1...... ........ 1010.... ........ ........ ......01 */
            if ((word & 0x300000000) != 0x300000000)
                TRY_AS(cvt_f2f_f16_rint, TESLA_CVT_F2F_F32_RINT)
            break;
        }
        break;
    case 0x3: /* 11..11.. .0...... ........ ........ 1010.... ........ ........ ......11 */
        FIND_AS(breakaddr, TESLA_JOINAT)
    }
    return ISADORA_NO_FORM;
}

TREE(tree_64_a_3_3_1)
{
    ENTERED
    switch (word & 0x3) {
    case 0x1: /* 11..11.. .1...... ........ ........ 1010.... ........ ........ ......01 */
        switch (word >> 46 & 0x1) {
        case 0x0: /* 11..11.. .1...... .0...... ........ 1010.... ........ ........ ......01 */
            if (ON(G200) && (word & 0x300000000) != 0x300000000)
                TRY_AS(cvt_f2f_64_widen, TESLA_CVT_F2F_64_WIDEN)
            break;
        case 0x1: /* 11..11.. .1...... .1...... ........ 1010.... ........ ........ ......01 */
            if (ON(G200) && (word & 0x300000000) != 0x300000000)
                TRY_AS(cvt_f2i_64_u_both, TESLA_CVT_F2F_64_RINT)
            break;
        }
        break;
    case 0x3: /* 11..11.. .1...... ........ ........ 1010.... ........ ........ ......11 */
        FIND_AS(breakaddr, TESLA_JOINAT)
    }
    return ISADORA_NO_FORM;
}

TREE(tree_64_d_1_1_0)
{
    ENTERED
    switch (word >> 8 & 0x1) {
    case 0x0: /* 001..... ........ ........ ........ 1101.... ........ 0......0 ......01 */
        if ((word & 0x300000000) == 0x300000000) TRY_AS(logop_imm_and, TESLA_LOGOP_IMM_AND)
        if ((word & 0x300000000) != 0x300000000) TRY_AS(add_a, TESLA_ADD_A)
        break;
    case 0x1: /* 001..... ........ ........ ........ 1101.... ........ 0......1 ......01 */
        if ((word & 0x300000000) == 0x300000000) TRY_AS(logop_imm_and, TESLA_LOGOP_IMM_OR)
        if ((word & 0x300000000) != 0x300000000) TRY_AS(add_a, TESLA_ADD_A)
        break;
    }
    return ISADORA_NO_FORM;
}

TREE(tree_64_d_1_1_1)
{
    ENTERED
    switch (word >> 8 & 0x1) {
    case 0x0: /* 001..... ........ ........ ........ 1101.... ........ 1......0 ......01 */
        if ((word & 0x300000000) == 0x300000000) TRY_AS(logop_imm_and, TESLA_LOGOP_IMM_XOR)
        if ((word & 0x300000000) != 0x300000000) TRY_AS(add_a, TESLA_ADD_A)
        break;
    case 0x1: /* 001..... ........ ........ ........ 1101.... ........ 1......1 ......01 */
        if ((word & 0x300000000) == 0x300000000) TRY_AS(logop_imm_and, TESLA_LOGOP_IMM_MOV2)
        if ((word & 0x300000000) != 0x300000000) TRY_AS(add_a, TESLA_ADD_A)
        break;
    }
    return ISADORA_NO_FORM;
}

TREE(tree_64_d_6_4_1)
{
    ENTERED
    switch (word >> 55 & 0x1) {
    case 0x0: /* 110..... 0....... ........ ...100.. 1101.... ........ ........ ......01 */
        if ((word & 0x300008100) == 0x300000000) TRY_AS(logop_imm_and, TESLA_LOGOP_IMM_AND)
        if ((word & 0x300008000) == 0x300000000) TRY_AS(logop_imm_and, TESLA_LOGOP_IMM_OR)
        if ((word & 0x300000100) == 0x300000000) TRY_AS(logop_imm_and, TESLA_LOGOP_IMM_XOR)
        if ((word & 0x300000000) == 0x300000000) TRY_AS(logop_imm_and, TESLA_LOGOP_IMM_MOV2)
        if (ON(G84_CP) && ((word & 0x2000000000) == 0x0 && (word & 0x300000000) != 0x300000000))
            TRY_AS(red_g_add_num, TESLA_RED_G_NARROW_INC_NUM)
        if (ON(G84_CP) && (word & 0x300000000) != 0x300000000)
            TRY_AS(red_g_and_bits, TESLA_RED_G_NARROW_XOR_BITS)
        if (ON(NOT_G80_G84_CP) && ((word & 0x2000000000) == 0x0 &&
            (word & 0x300000000) != 0x300000000))
            TRY_AS(red_g_add_num, TESLA_RED_G_KEPT_INC_NUM)
        if (ON(NOT_G80_G84_CP) && (word & 0x300000000) != 0x300000000)
            TRY_AS(red_g_and_bits, TESLA_RED_G_KEPT_XOR_BITS)
        break;
    case 0x1: /* 110..... 1....... ........ ...100.. 1101.... ........ ........ ......01 */
        if ((word & 0x300008100) == 0x300000000) TRY_AS(logop_imm_and, TESLA_LOGOP_IMM_AND)
        if ((word & 0x300008000) == 0x300000000) TRY_AS(logop_imm_and, TESLA_LOGOP_IMM_OR)
        if ((word & 0x300000100) == 0x300000000) TRY_AS(logop_imm_and, TESLA_LOGOP_IMM_XOR)
        if ((word & 0x300000000) == 0x300000000) TRY_AS(logop_imm_and, TESLA_LOGOP_IMM_MOV2)
        if (ON(NOT_G80_CP) && ((word & 0x40002000000000) == 0x40002000000000 &&
            (word & 0x300000000) != 0x300000000))
            TRY_AS(red_g_and_bits, TESLA_RED_G_XOR_BITS)
        if (ON(NOT_G80_CP) && ((word & 0x60000000000000) == 0x40000000000000 &&
            (word & 0x300000000) != 0x300000000))
            TRY_AS(red_g_add_num, TESLA_RED_G_INC_NUM)
        if (ON(NOT_G80_G84_CP) && ((word & 0x40000000000000) == 0x40000000000000 &&
            (word & 0x300000000) != 0x300000000))
            TRY_AS(red_g_add_num, TESLA_RED_G_SINC_NUM)
        if (ON(G84_CP) && ((word & 0x40000000000000) == 0x40000000000000 &&
            (word & 0x300000000) != 0x300000000))
            TRY_AS(red_g_add_num, TESLA_RED_G_NINC_NUM)
        break;
    }
    return ISADORA_NO_FORM;
}

TREE(tree_64_d_7_2_1)
{
    ENTERED
    switch (word >> 55 & 0x1) {
    case 0x0: /* 111..... 0....... ........ ...010.. 1101.... ........ ........ ......01 */
        if ((word & 0x300008100) == 0x300000000) TRY_AS(logop_imm_and, TESLA_LOGOP_IMM_AND)
        if ((word & 0x300008000) == 0x300000000) TRY_AS(logop_imm_and, TESLA_LOGOP_IMM_OR)
        if ((word & 0x300000100) == 0x300000000) TRY_AS(logop_imm_and, TESLA_LOGOP_IMM_XOR)
        if ((word & 0x300000000) == 0x300000000) TRY_AS(logop_imm_and, TESLA_LOGOP_IMM_MOV2)
        if (ON(G84_CP) && ((word & 0x2000000000) == 0x2000000000 &&
            (word & 0x300000000) != 0x300000000))
            TRY_AS(atomic_g_and_bits, TESLA_ATOMIC_G_NARROW_AND_BITS)
        if (ON(NOT_G80_G84_CP) && ((word & 0x2000000000) == 0x2000000000 &&
            (word & 0x300000000) != 0x300000000))
            TRY_AS(atomic_g_and_bits, TESLA_ATOMIC_G_KEPT_AND_BITS)
        if (ON(NOT_G80_CP) && (word & 0x300000000) != 0x300000000) TRY_AS(cas_g, TESLA_CAS_G_NARROW)
        break;
    case 0x1: /* 111..... 1....... ........ ...010.. 1101.... ........ ........ ......01 */
        if ((word & 0x300008100) == 0x300000000) TRY_AS(logop_imm_and, TESLA_LOGOP_IMM_AND)
        if ((word & 0x300008000) == 0x300000000) TRY_AS(logop_imm_and, TESLA_LOGOP_IMM_OR)
        if ((word & 0x300000100) == 0x300000000) TRY_AS(logop_imm_and, TESLA_LOGOP_IMM_XOR)
        if ((word & 0x300000000) == 0x300000000) TRY_AS(logop_imm_and, TESLA_LOGOP_IMM_MOV2)
        if (ON(NOT_G80_CP) && ((word & 0x40002000000000) == 0x40002000000000 &&
            (word & 0x300000000) != 0x300000000))
            TRY_AS(atomic_g_and_bits, TESLA_ATOMIC_G_AND_BITS)
        if (ON(NOT_G80_CP) && ((word & 0x40000000000000) == 0x40000000000000 &&
            (word & 0x300000000) != 0x300000000))
            TRY_AS(cas_g, TESLA_CAS_G)
        if (ON(NOT_G80_G84_CP) && ((word & 0x20002000000000) == 0x0 &&
            (word & 0x300000000) != 0x300000000))
            TRY_AS(cas_g_wide, TESLA_CAS_G_WIDE)
        break;
    }
    return ISADORA_NO_FORM;
}

TREE(tree_64_d_7_4_1)
{
    ENTERED
    switch (word >> 55 & 0x1) {
    case 0x0: /* 111..... 0....... ........ ...100.. 1101.... ........ ........ ......01 */
        if ((word & 0x300008100) == 0x300000000) TRY_AS(logop_imm_and, TESLA_LOGOP_IMM_AND)
        if ((word & 0x300008000) == 0x300000000) TRY_AS(logop_imm_and, TESLA_LOGOP_IMM_OR)
        if ((word & 0x300000100) == 0x300000000) TRY_AS(logop_imm_and, TESLA_LOGOP_IMM_XOR)
        if ((word & 0x300000000) == 0x300000000) TRY_AS(logop_imm_and, TESLA_LOGOP_IMM_MOV2)
        if (ON(G84_CP) && ((word & 0x2000000000) == 0x0 && (word & 0x300000000) != 0x300000000))
            TRY_AS(atomic_g_add_num, TESLA_ATOMIC_G_NARROW_INC_NUM)
        if (ON(G84_CP) && (word & 0x300000000) != 0x300000000)
            TRY_AS(atomic_g_and_bits, TESLA_ATOMIC_G_NARROW_XOR_BITS)
        if (ON(NOT_G80_G84_CP) && ((word & 0x2000000000) == 0x0 &&
            (word & 0x300000000) != 0x300000000))
            TRY_AS(atomic_g_add_num, TESLA_ATOMIC_G_KEPT_INC_NUM)
        if (ON(NOT_G80_G84_CP) && (word & 0x300000000) != 0x300000000)
            TRY_AS(atomic_g_and_bits, TESLA_ATOMIC_G_KEPT_XOR_BITS)
        break;
    case 0x1: /* 111..... 1....... ........ ...100.. 1101.... ........ ........ ......01 */
        if ((word & 0x300008100) == 0x300000000) TRY_AS(logop_imm_and, TESLA_LOGOP_IMM_AND)
        if ((word & 0x300008000) == 0x300000000) TRY_AS(logop_imm_and, TESLA_LOGOP_IMM_OR)
        if ((word & 0x300000100) == 0x300000000) TRY_AS(logop_imm_and, TESLA_LOGOP_IMM_XOR)
        if ((word & 0x300000000) == 0x300000000) TRY_AS(logop_imm_and, TESLA_LOGOP_IMM_MOV2)
        if (ON(NOT_G80_CP) && ((word & 0x40002000000000) == 0x40002000000000 &&
            (word & 0x300000000) != 0x300000000))
            TRY_AS(atomic_g_and_bits, TESLA_ATOMIC_G_XOR_BITS)
        if (ON(NOT_G80_CP) && ((word & 0x60000000000000) == 0x40000000000000 &&
            (word & 0x300000000) != 0x300000000))
            TRY_AS(atomic_g_add_num, TESLA_ATOMIC_G_INC_NUM)
        if (ON(NOT_G80_G84_CP) && ((word & 0x40000000000000) == 0x40000000000000 &&
            (word & 0x300000000) != 0x300000000))
            TRY_AS(atomic_g_add_num, TESLA_ATOMIC_G_SINC_NUM)
        if (ON(G84_CP) && ((word & 0x40000000000000) == 0x40000000000000 &&
            (word & 0x300000000) != 0x300000000))
            TRY_AS(atomic_g_add_num, TESLA_ATOMIC_G_NINC_NUM)
        break;
    }
    return ISADORA_NO_FORM;
}

TREE(tree_64)
{
    ENTERED
    switch (word >> 28 & 0xf) {
    case 0x0: /* ........ ........ ........ ........ 0000.... ........ ........ ........ */
        switch (word >> 61 & 0x7) {
        case 0x0: /* 000..... ........ ........ ........ 0000.... ........ ........ ........ */
            switch (word & 0x3) {
            case 0x1: /* 000..... ........ ........ ........ 0000.... ........ ........ ......01 */
                if (ON(VP_GP) && ((word & 0x420000000000000) == 0x420000000000000 &&
                    (word & 0x300000000) != 0x300000000))
                    TRY_AS(ld_a, TESLA_LD_A)
                break;
            case 0x3: /* 000..... ........ ........ ........ 0000.... ........ ........ ......11 */
                if (ON(FP)) TRY_AS(discard, TESLA_DISCARD)
                break;
            }
            break;
        case 0x1: /* 001..... ........ ........ ........ 0000.... ........ ........ ........ */
            switch (word & 0x3) {
            case 0x1: /* 001..... ........ ........ ........ 0000.... ........ ........ ......01 */
                if ((word & 0x300000000) != 0x300000000) TRY_AS(mov_r_c, TESLA_MOV_R_C)
                break;
            case 0x3: /* 001..... ........ ........ ........ 0000.... ........ ........ ......11 */
                if (ON(FP)) TRY_AS(discard, TESLA_DISCARD)
                break;
            }
            break;
        case 0x2: /* 010..... ........ ........ ........ 0000.... ........ ........ ........ */
            switch (word & 0x3) {
            case 0x1: /* 010..... ........ ........ ........ 0000.... ........ ........ ......01 */
                if ((word & 0x300000000) != 0x300000000) TRY_AS(mov_r_a, TESLA_MOV_R_A)
                break;
            case 0x3: /* 010..... ........ ........ ........ 0000.... ........ ........ ......11 */
                if (ON(FP)) TRY_AS(discard, TESLA_DISCARD)
                break;
            }
            break;
        case 0x3: /* 011..... ........ ........ ........ 0000.... ........ ........ ........ */
            switch (word & 0x3) {
            case 0x1: /* 011..... ........ ........ ........ 0000.... ........ ........ ......01 */
                if ((word & 0x300000000) != 0x300000000) TRY_AS(mov_r_sr, TESLA_MOV_R_SR)
                break;
            case 0x3: /* 011..... ........ ........ ........ 0000.... ........ ........ ......11 */
                if (ON(FP)) TRY_AS(discard, TESLA_DISCARD)
                break;
            }
            break;
        case 0x4: /* 100..... ........ ........ ........ 0000.... ........ ........ ........ */
            switch (word & 0x3) {
            case 0x1: /* 100..... ........ ........ ........ 0000.... ........ ........ ......01 */
                if (ON(VP_GP) && ((word & 0xc0000000000000) == 0xc0000000000000 &&
                    (word & 0x300000000) != 0x300000000))
                    TRY_AS(st_o, TESLA_ST_O)
                break;
            case 0x3: /* 100..... ........ ........ ........ 0000.... ........ ........ ......11 */
                if (ON(FP)) TRY_AS(discard, TESLA_DISCARD)
                break;
            }
            break;
        case 0x5: /* 101..... ........ ........ ........ 0000.... ........ ........ ........ */
            switch (word & 0x3) {
            case 0x1: /* 101..... ........ ........ ........ 0000.... ........ ........ ......01 */
                if ((word & 0x300000000) != 0x300000000) TRY_AS(mov_c_r, TESLA_MOV_C_R)
                break;
            case 0x3: /* 101..... ........ ........ ........ 0000.... ........ ........ ......11 */
                if (ON(FP)) TRY_AS(discard, TESLA_DISCARD)
                break;
            }
            break;
        case 0x6: /* 110..... ........ ........ ........ 0000.... ........ ........ ........ */
            switch (word & 0x3) {
            case 0x1: /* 110..... ........ ........ ........ 0000.... ........ ........ ......01 */
                if ((word & 0x300000000) != 0x300000000) TRY_AS(shl_a, TESLA_SHL_A)
                break;
            case 0x3: /* 110..... ........ ........ ........ 0000.... ........ ........ ......11 */
                if (ON(FP)) TRY_AS(discard, TESLA_DISCARD)
                break;
            }
            break;
        case 0x7: /* 111..... ........ ........ ........ 0000.... ........ ........ ........ */
            switch (word >> 53 & 0x3) {
            case 0x0: /* 111..... .00..... ........ ........ 0000.... ........ ........ ........ */
                switch (word & 0x3) {
                case 0x1: /* 63..61=111 54..53=00 31..28=0000 1..0=01 */
                    ENTER(tree_64_0_7_0_1)
                case 0x3: /* 63..61=111 54..53=00 31..28=0000 1..0=11 */
                    if (ON(FP)) TRY_AS(discard, TESLA_DISCARD)
                    break;
                }
                break;
            case 0x1: /* 111..... .01..... ........ ........ 0000.... ........ ........ ........ */
                switch (word & 0x3) {
                case 0x1: /* 63..61=111 54..53=01 31..28=0000 1..0=01 */
                    ENTER(tree_64_0_7_1_1)
                case 0x3: /* 63..61=111 54..53=01 31..28=0000 1..0=11 */
                    if (ON(FP)) TRY_AS(discard, TESLA_DISCARD)
                    break;
                }
                break;
            case 0x2: /* 111..... .10..... ........ ........ 0000.... ........ ........ ........ */
                switch (word & 0x3) {
                case 0x1: /* 63..61=111 54..53=10 31..28=0000 1..0=01 */
                    if (ON(CP) && (word & 0x300000000) != 0x300000000)
                        TRY_AS(st_s_half_b8, TESLA_ST_S_HALF_B8)
                    break;
                case 0x3: /* 63..61=111 54..53=10 31..28=0000 1..0=11 */
                    if (ON(FP)) TRY_AS(discard, TESLA_DISCARD)
                    break;
                }
                break;
            case 0x3: /* 111..... .11..... ........ ........ 0000.... ........ ........ ........ */
                switch (word & 0x3) {
                case 0x1: /* 63..61=111 54..53=11 31..28=0000 1..0=01 */
                    if (ON(CP) && (word & 0x300000000) != 0x300000000)
                        TRY_AS(st_s_half_b8, TESLA_ST_S_FULL_B8)
                    break;
                case 0x3: /* 63..61=111 54..53=11 31..28=0000 1..0=11 */
                    if (ON(FP)) TRY_AS(discard, TESLA_DISCARD)
                    break;
                }
                break;
            }
            break;
        }
        break;
    case 0x1: /* ........ ........ ........ ........ 0001.... ........ ........ ........ */
        switch (word >> 61 & 0x3) {
        case 0x0: /* .00..... ........ ........ ........ 0001.... ........ ........ ........ */
            switch (word & 0x3) {
            case 0x1: /* .00..... ........ ........ ........ 0001.... ........ ........ ......01 */
                if ((word & 0x300008000) == 0x300000000) FIND_AS(mov_b16_imm, TESLA_MOV_B16_IMM)
                if ((word & 0x300000000) == 0x300000000) FIND_AS(mov_b16_imm, TESLA_MOV_B32_IMM)
                if ((word & 0x8400000000000000) == 0x0) TRY_AS(mov_b16_long, TESLA_MOV_B16_LONG)
                if ((word & 0x8000000000000000) == 0x0) TRY_AS(mov_b16_long, TESLA_MOV_B32_LONG)
                break;
            case 0x3: /* .00..... ........ ........ ........ 0001.... ........ ........ ......11 */
                TRY_AS(bra, TESLA_BRA)
            }
            break;
        case 0x1: /* .01..... ........ ........ ........ 0001.... ........ ........ ........ */
            switch (word >> 46 & 0x3) {
            case 0x0: /* .01..... ........ 00...... ........ 0001.... ........ ........ ........ */
                switch (word & 0x3) {
                case 0x1: /* 62..61=01 47..46=00 31..28=0001 1..0=01 */
                    if ((word & 0x300008000) == 0x300000000) FIND_AS(mov_b16_imm, TESLA_MOV_B16_IMM)
                    if ((word & 0x300000000) == 0x300000000) FIND_AS(mov_b16_imm, TESLA_MOV_B32_IMM)
                    if ((word & 0x8400000000000000) == 0x400000000000000)
                        TRY_AS(ld_c_u8_full, TESLA_LD_C_U8_FULL)
                    if ((word & 0x8000000000000000) == 0x0) TRY_AS(ld_c_u8_full, TESLA_LD_C_U8_HALF)
                    break;
                case 0x3: /* 62..61=01 47..46=00 31..28=0001 1..0=11 */
                    TRY_AS(bra, TESLA_BRA)
                }
                break;
            case 0x1: /* .01..... ........ 01...... ........ 0001.... ........ ........ ........ */
                switch (word & 0x3) {
                case 0x1: /* 62..61=01 47..46=01 31..28=0001 1..0=01 */
                    if ((word & 0x300008000) == 0x300000000) FIND_AS(mov_b16_imm, TESLA_MOV_B16_IMM)
                    if ((word & 0x300000000) == 0x300000000) FIND_AS(mov_b16_imm, TESLA_MOV_B32_IMM)
                    if ((word & 0x8400000000000000) == 0x400000000000000)
                        TRY_AS(ld_c_u16_full, TESLA_LD_C_U16_FULL)
                    if ((word & 0x8000000000000000) == 0x0)
                        TRY_AS(ld_c_u16_full, TESLA_LD_C_U16_HALF)
                    break;
                case 0x3: /* 62..61=01 47..46=01 31..28=0001 1..0=11 */
                    TRY_AS(bra, TESLA_BRA)
                }
                break;
            case 0x2: /* .01..... ........ 10...... ........ 0001.... ........ ........ ........ */
                switch (word & 0x3) {
                case 0x1: /* 62..61=01 47..46=10 31..28=0001 1..0=01 */
                    if ((word & 0x300008000) == 0x300000000) FIND_AS(mov_b16_imm, TESLA_MOV_B16_IMM)
                    if ((word & 0x300000000) == 0x300000000) FIND_AS(mov_b16_imm, TESLA_MOV_B32_IMM)
                    if ((word & 0x8400000000000000) == 0x400000000000000)
                        TRY_AS(ld_c_u16_full, TESLA_LD_C_S16_FULL)
                    if ((word & 0x8000000000000000) == 0x0)
                        TRY_AS(ld_c_u16_full, TESLA_LD_C_S16_HALF)
                    break;
                case 0x3: /* 62..61=01 47..46=10 31..28=0001 1..0=11 */
                    TRY_AS(bra, TESLA_BRA)
                }
                break;
            case 0x3: /* .01..... ........ 11...... ........ 0001.... ........ ........ ........ */
                switch (word & 0x3) {
                case 0x1: /* 62..61=01 47..46=11 31..28=0001 1..0=01 */
                    if ((word & 0x300008000) == 0x300000000) FIND_AS(mov_b16_imm, TESLA_MOV_B16_IMM)
                    if ((word & 0x300000000) == 0x300000000) FIND_AS(mov_b16_imm, TESLA_MOV_B32_IMM)
                    if ((word & 0x8400000000000000) == 0x400000000000000)
                        TRY_AS(ld_c_b32_full, TESLA_LD_C_B32_FULL)
                    if ((word & 0x8000000000000000) == 0x0)
                        TRY_AS(ld_c_b32_full, TESLA_LD_C_B32_HALF)
                    break;
                case 0x3: /* 62..61=01 47..46=11 31..28=0001 1..0=11 */
                    TRY_AS(bra, TESLA_BRA)
                }
                break;
            }
            break;
        case 0x2: /* .10..... ........ ........ ........ 0001.... ........ ........ ........ */
            switch (word >> 46 & 0x3) {
            case 0x0: /* .10..... ........ 00...... ........ 0001.... ........ ........ ........ */
                switch (word & 0x3) {
                case 0x1: /* 62..61=10 47..46=00 31..28=0001 1..0=01 */
                    if ((word & 0x300008000) == 0x300000000) FIND_AS(mov_b16_imm, TESLA_MOV_B16_IMM)
                    if ((word & 0x300000000) == 0x300000000) FIND_AS(mov_b16_imm, TESLA_MOV_B32_IMM)
                    if (ON(NOT_G80_CP) && (word & 0x8400000000000000) == 0x400000000000000)
                        TRY_AS(ld_s_u8_full, TESLA_LD_S_U8_FULL)
                    if (ON(NOT_G80_CP) && (word & 0x8000000000000000) == 0x0)
                        TRY_AS(ld_s_u8_full, TESLA_LD_S_U8_HALF)
                    break;
                case 0x3: /* 62..61=10 47..46=00 31..28=0001 1..0=11 */
                    TRY_AS(bra, TESLA_BRA)
                }
                break;
            case 0x1: /* .10..... ........ 01...... ........ 0001.... ........ ........ ........ */
                switch (word & 0x3) {
                case 0x1: /* 62..61=10 47..46=01 31..28=0001 1..0=01 */
                    if ((word & 0x300008000) == 0x300000000) FIND_AS(mov_b16_imm, TESLA_MOV_B16_IMM)
                    if ((word & 0x300000000) == 0x300000000) FIND_AS(mov_b16_imm, TESLA_MOV_B32_IMM)
                    if (ON(NOT_G80_CP) && (word & 0x8400000000000000) == 0x400000000000000)
                        TRY_AS(ld_s_u16_full, TESLA_LD_S_U16_FULL)
                    if (ON(NOT_G80_CP) && (word & 0x8000000000000000) == 0x0)
                        TRY_AS(ld_s_u16_full, TESLA_LD_S_U16_HALF)
                    break;
                case 0x3: /* 62..61=10 47..46=01 31..28=0001 1..0=11 */
                    TRY_AS(bra, TESLA_BRA)
                }
                break;
            case 0x2: /* .10..... ........ 10...... ........ 0001.... ........ ........ ........ */
                switch (word & 0x3) {
                case 0x1: /* 62..61=10 47..46=10 31..28=0001 1..0=01 */
                    if ((word & 0x300008000) == 0x300000000) FIND_AS(mov_b16_imm, TESLA_MOV_B16_IMM)
                    if ((word & 0x300000000) == 0x300000000) FIND_AS(mov_b16_imm, TESLA_MOV_B32_IMM)
                    if (ON(NOT_G80_CP) && (word & 0x8400000000000000) == 0x400000000000000)
                        TRY_AS(ld_s_u16_full, TESLA_LD_S_S16_FULL)
                    if (ON(NOT_G80_CP) && (word & 0x8000000000000000) == 0x0)
                        TRY_AS(ld_s_u16_full, TESLA_LD_S_S16_HALF)
                    break;
                case 0x3: /* 62..61=10 47..46=10 31..28=0001 1..0=11 */
                    TRY_AS(bra, TESLA_BRA)
                }
                break;
            case 0x3: /* .10..... ........ 11...... ........ 0001.... ........ ........ ........ */
                if ((word & 0x300008003) == 0x300000001) FIND_AS(mov_b16_imm, TESLA_MOV_B16_IMM)
                if ((word & 0x300000003) == 0x300000001) FIND_AS(mov_b16_imm, TESLA_MOV_B32_IMM)
                if ((word & 0x3) == 0x3) TRY_AS(bra, TESLA_BRA)
                if (ON(NOT_G80_CP) && (word & 0x8480000000000001) == 0x400000000000001)
                    TRY_AS(ld_s_b32_full, TESLA_LD_S_B32_FULL)
                if (ON(NOT_G80_CP) && (word & 0x8080000000000001) == 0x1)
                    TRY_AS(ld_s_b32_full, TESLA_LD_S_B32_HALF)
                if (ON(NOT_G80_G84_CP) && (word & 0x8400000000000001) == 0x400000000000001)
                    TRY_AS(ld_s_lock_full, TESLA_LD_S_LOCK_FULL)
                if (ON(NOT_G80_G84_CP) && (word & 0x8000000000000001) == 0x1)
                    TRY_AS(ld_s_lock_full, TESLA_LD_S_LOCK_HALF)
                break;
            }
            break;
        case 0x3: /* .11..... ........ ........ ........ 0001.... ........ ........ ........ */
            switch (word & 0x3) {
            case 0x1: /* .11..... ........ ........ ........ 0001.... ........ ........ ......01 */
                if ((word & 0x300008000) == 0x300000000) FIND_AS(mov_b16_imm, TESLA_MOV_B16_IMM)
                if ((word & 0x300000000) == 0x300000000) FIND_AS(mov_b16_imm, TESLA_MOV_B32_IMM)
                if (ON(NOT_G80_G84) && (word & 0x8000000000000600) == 0x200)
                    TRY_AS(vote_any, TESLA_VOTE_ANY)
                if (ON(NOT_G80_G84) && (word & 0x8000000000000600) == 0x400)
                    TRY_AS(vote_any, TESLA_VOTE_ALL)
                break;
            case 0x3: /* .11..... ........ ........ ........ 0001.... ........ ........ ......11 */
                TRY_AS(bra, TESLA_BRA)
            }
            break;
        }
        break;
    case 0x2: /* ........ ........ ........ ........ 0010.... ........ ........ ........ */
        switch (word >> 22 & 0x1) {
        case 0x0: /* ........ ........ ........ ........ 0010.... .0...... ........ ........ */
            switch (word & 0x3) {
            case 0x1: /* ........ ........ ........ ........ 0010.... .0...... ........ ......01 */
                if ((word & 0x300008000) == 0x300000000)
                    TRY_AS(add_add_b16_imm, TESLA_ADD_ADD_B16_IMM)
                if ((word & 0x300000000) == 0x300000000)
                    TRY_AS(add_add_b16_imm, TESLA_ADD_ADD_B32_IMM)
                if ((word & 0xe400000000000000) == 0x0 && (word & 0x300000000) != 0x300000000)
                    TRY_AS(add_add_b16_long, TESLA_ADD_ADD_B16_LONG)
                if ((word & 0xe000000000000000) == 0x0 && (word & 0x300000000) != 0x300000000)
                    TRY_AS(add_add_b16_long, TESLA_ADD_ADD_B32_LONG)
                break;
            case 0x3: /* ........ ........ ........ ........ 0010.... .0...... ........ ......11 */
                FIND_AS(call, TESLA_CALL)
            }
            break;
        case 0x1: /* ........ ........ ........ ........ 0010.... .1...... ........ ........ */
            switch (word & 0x3) {
            case 0x1: /* ........ ........ ........ ........ 0010.... .1...... ........ ......01 */
                if ((word & 0x300008000) == 0x300000000)
                    TRY_AS(add_add_b16_imm, TESLA_ADD_SUB_B16_IMM)
                if ((word & 0x300000000) == 0x300000000)
                    TRY_AS(add_add_b16_imm, TESLA_ADD_SUB_B32_IMM)
                if ((word & 0xe400000000000000) == 0x0 && (word & 0x300000000) != 0x300000000)
                    TRY_AS(add_add_b16_long, TESLA_ADD_SUB_B16_LONG)
                if ((word & 0xe000000000000000) == 0x0 && (word & 0x300000000) != 0x300000000)
                    TRY_AS(add_add_b16_long, TESLA_ADD_SUB_B32_LONG)
                break;
            case 0x3: /* ........ ........ ........ ........ 0010.... .1...... ........ ......11 */
                FIND_AS(call, TESLA_CALL)
            }
            break;
        }
        break;
    case 0x3: /* ........ ........ ........ ........ 0011.... ........ ........ ........ */
        switch (word >> 61 & 0x7) {
        case 0x0: /* 000..... ........ ........ ........ 0011.... ........ ........ ........ */
            switch (word >> 22 & 0x1) {
            case 0x0: /* 000..... ........ ........ ........ 0011.... .0...... ........ ........ */
                switch (word & 0x3) {
                case 0x1: /* 63..61=000 31..28=0011 22=0 1..0=01 */
                    if ((word & 0x300008000) == 0x300000000)
                        TRY_AS(add_add_b16_imm, TESLA_ADD_SUBR_B16_IMM)
                    if ((word & 0x300000000) == 0x300000000)
                        TRY_AS(add_add_b16_imm, TESLA_ADD_SUBR_B32_IMM)
                    if ((word & 0x400000000000000) == 0x0 && (word & 0x300000000) != 0x300000000)
                        TRY_AS(add_add_b16_long, TESLA_ADD_SUBR_B16_LONG)
                    if ((word & 0x300000000) != 0x300000000)
                        TRY_AS(add_add_b16_long, TESLA_ADD_SUBR_B32_LONG)
                    break;
                case 0x3: /* 63..61=000 31..28=0011 22=0 1..0=11 */
                    TRY_AS(discard, TESLA_RET)
                }
                break;
            case 0x1: /* 000..... ........ ........ ........ 0011.... .1...... ........ ........ */
                switch (word & 0x3) {
                case 0x1: /* 63..61=000 31..28=0011 22=1 1..0=01 */
                    if ((word & 0x300008000) == 0x300000000)
                        TRY_AS(add_add_b16_imm, TESLA_ADD_ADDC_B16_IMM)
                    if ((word & 0x300000000) == 0x300000000)
                        TRY_AS(add_add_b16_imm, TESLA_ADD_ADDC_B32_IMM)
                    if ((word & 0x400000000000000) == 0x0 && (word & 0x300000000) != 0x300000000)
                        TRY_AS(add_addc_b16_long, TESLA_ADD_ADDC_B16_LONG)
                    if ((word & 0x300000000) != 0x300000000)
                        TRY_AS(add_addc_b16_long, TESLA_ADD_ADDC_B32_LONG)
                    break;
                case 0x3: /* 63..61=000 31..28=0011 22=1 1..0=11 */
                    TRY_AS(discard, TESLA_RET)
                }
                break;
            }
            break;
        case 0x3: /* 011..... ........ ........ ........ 0011.... ........ ........ ........ */
            switch (word & 0x3) {
            case 0x1: /* 011..... ........ ........ ........ 0011.... ........ ........ ......01 */
                if ((word & 0x300408000) == 0x300000000)
                    TRY_AS(add_add_b16_imm, TESLA_ADD_SUBR_B16_IMM)
                if ((word & 0x300400000) == 0x300000000)
                    TRY_AS(add_add_b16_imm, TESLA_ADD_SUBR_B32_IMM)
                if ((word & 0x300008000) == 0x300000000)
                    TRY_AS(add_add_b16_imm, TESLA_ADD_ADDC_B16_IMM)
                if ((word & 0x300000000) == 0x300000000)
                    TRY_AS(add_add_b16_imm, TESLA_ADD_ADDC_B32_IMM)
                if ((word & 0xc00000000000000) == 0x0 && (word & 0x300000000) != 0x300000000)
                    TRY_AS(set_u16, TESLA_SET_U16)
                if ((word & 0x400000000000000) == 0x0 && (word & 0x300000000) != 0x300000000)
                    TRY_AS(set_u16, TESLA_SET_S16)
                if ((word & 0x800000000000000) == 0x0 && (word & 0x300000000) != 0x300000000)
                    TRY_AS(set_u16, TESLA_SET_U32)
                if ((word & 0x300000000) != 0x300000000) TRY_AS(set_u16, TESLA_SET_S32)
                break;
            case 0x3: /* 011..... ........ ........ ........ 0011.... ........ ........ ......11 */
                TRY_AS(discard, TESLA_RET)
            }
            break;
        case 0x4: /* 100..... ........ ........ ........ 0011.... ........ ........ ........ */
            switch (word & 0x3) {
            case 0x1: /* 100..... ........ ........ ........ 0011.... ........ ........ ......01 */
                if ((word & 0x300408000) == 0x300000000)
                    TRY_AS(add_add_b16_imm, TESLA_ADD_SUBR_B16_IMM)
                if ((word & 0x300400000) == 0x300000000)
                    TRY_AS(add_add_b16_imm, TESLA_ADD_SUBR_B32_IMM)
                if ((word & 0x300008000) == 0x300000000)
                    TRY_AS(add_add_b16_imm, TESLA_ADD_ADDC_B16_IMM)
                if ((word & 0x300000000) == 0x300000000)
                    TRY_AS(add_add_b16_imm, TESLA_ADD_ADDC_B32_IMM)
                if ((word & 0xc00000000000000) == 0x0 && (word & 0x300000000) != 0x300000000)
                    TRY_AS(minmax_max_u16, TESLA_MINMAX_MAX_U16)
                if ((word & 0x400000000000000) == 0x0 && (word & 0x300000000) != 0x300000000)
                    TRY_AS(minmax_max_u16, TESLA_MINMAX_MAX_S16)
                if ((word & 0x800000000000000) == 0x0 && (word & 0x300000000) != 0x300000000)
                    TRY_AS(minmax_max_u16, TESLA_MINMAX_MAX_U32)
                if ((word & 0x300000000) != 0x300000000)
                    TRY_AS(minmax_max_u16, TESLA_MINMAX_MAX_S32)
                break;
            case 0x3: /* 100..... ........ ........ ........ 0011.... ........ ........ ......11 */
                TRY_AS(discard, TESLA_RET)
            }
            break;
        case 0x5: /* 101..... ........ ........ ........ 0011.... ........ ........ ........ */
            switch (word & 0x3) {
            case 0x1: /* 101..... ........ ........ ........ 0011.... ........ ........ ......01 */
                if ((word & 0x300408000) == 0x300000000)
                    TRY_AS(add_add_b16_imm, TESLA_ADD_SUBR_B16_IMM)
                if ((word & 0x300400000) == 0x300000000)
                    TRY_AS(add_add_b16_imm, TESLA_ADD_SUBR_B32_IMM)
                if ((word & 0x300008000) == 0x300000000)
                    TRY_AS(add_add_b16_imm, TESLA_ADD_ADDC_B16_IMM)
                if ((word & 0x300000000) == 0x300000000)
                    TRY_AS(add_add_b16_imm, TESLA_ADD_ADDC_B32_IMM)
                if ((word & 0xc00000000000000) == 0x0 && (word & 0x300000000) != 0x300000000)
                    TRY_AS(minmax_max_u16, TESLA_MINMAX_MIN_U16)
                if ((word & 0x400000000000000) == 0x0 && (word & 0x300000000) != 0x300000000)
                    TRY_AS(minmax_max_u16, TESLA_MINMAX_MIN_S16)
                if ((word & 0x800000000000000) == 0x0 && (word & 0x300000000) != 0x300000000)
                    TRY_AS(minmax_max_u16, TESLA_MINMAX_MIN_U32)
                if ((word & 0x300000000) != 0x300000000)
                    TRY_AS(minmax_max_u16, TESLA_MINMAX_MIN_S32)
                break;
            case 0x3: /* 101..... ........ ........ ........ 0011.... ........ ........ ......11 */
                TRY_AS(discard, TESLA_RET)
            }
            break;
        case 0x6: /* 110..... ........ ........ ........ 0011.... ........ ........ ........ */
            switch (word & 0x3) {
            case 0x1: /* 110..... ........ ........ ........ 0011.... ........ ........ ......01 */
                if ((word & 0x300408000) == 0x300000000)
                    TRY_AS(add_add_b16_imm, TESLA_ADD_SUBR_B16_IMM)
                if ((word & 0x300400000) == 0x300000000)
                    TRY_AS(add_add_b16_imm, TESLA_ADD_SUBR_B32_IMM)
                if ((word & 0x300008000) == 0x300000000)
                    TRY_AS(add_add_b16_imm, TESLA_ADD_ADDC_B16_IMM)
                if ((word & 0x300000000) == 0x300000000)
                    TRY_AS(add_add_b16_imm, TESLA_ADD_ADDC_B32_IMM)
                if ((word & 0x410000000000000) == 0x10000000000000 &&
                    (word & 0x300000000) != 0x300000000)
                    TRY_AS(shl_b16_cnt, TESLA_SHL_B16_CNT)
                if ((word & 0x10000000000000) == 0x10000000000000 &&
                    (word & 0x300000000) != 0x300000000)
                    TRY_AS(shl_b16_cnt, TESLA_SHL_B32_CNT)
                if ((word & 0x400000000000000) == 0x0 && (word & 0x300000000) != 0x300000000)
                    TRY_AS(shl_b16_reg, TESLA_SHL_B16_REG)
                if ((word & 0x300000000) != 0x300000000) TRY_AS(shl_b16_reg, TESLA_SHL_B32_REG)
                break;
            case 0x3: /* 110..... ........ ........ ........ 0011.... ........ ........ ......11 */
                TRY_AS(discard, TESLA_RET)
            }
            break;
        case 0x7: /* 111..... ........ ........ ........ 0011.... ........ ........ ........ */
            switch (word & 0x3) {
            case 0x1: /* 111..... ........ ........ ........ 0011.... ........ ........ ......01 */
                switch (word >> 59 & 0x1) {
                case 0x0: /* 63..61=111 59=0 31..28=0011 1..0=01 */
                    if ((word & 0x300408000) == 0x300000000)
                        TRY_AS(add_add_b16_imm, TESLA_ADD_SUBR_B16_IMM)
                    if ((word & 0x300400000) == 0x300000000)
                        TRY_AS(add_add_b16_imm, TESLA_ADD_SUBR_B32_IMM)
                    if ((word & 0x300008000) == 0x300000000)
                        TRY_AS(add_add_b16_imm, TESLA_ADD_ADDC_B16_IMM)
                    if ((word & 0x300000000) == 0x300000000)
                        TRY_AS(add_add_b16_imm, TESLA_ADD_ADDC_B32_IMM)
                    if ((word & 0x410000000000000) == 0x10000000000000 &&
                        (word & 0x300000000) != 0x300000000)
                        TRY_AS(shr_u16_cnt, TESLA_SHR_U16_CNT)
                    if ((word & 0x10000000000000) == 0x10000000000000 &&
                        (word & 0x300000000) != 0x300000000)
                        TRY_AS(shr_u16_cnt, TESLA_SHR_U32_CNT)
                    if ((word & 0x400000000000000) == 0x0 && (word & 0x300000000) != 0x300000000)
                        TRY_AS(shr_u16_reg, TESLA_SHR_U16_REG)
                    if ((word & 0x300000000) != 0x300000000) TRY_AS(shr_u16_reg, TESLA_SHR_U32_REG)
                    break;
                case 0x1: /* 63..61=111 59=1 31..28=0011 1..0=01 */
                    if ((word & 0x300408000) == 0x300000000)
                        TRY_AS(add_add_b16_imm, TESLA_ADD_SUBR_B16_IMM)
                    if ((word & 0x300400000) == 0x300000000)
                        TRY_AS(add_add_b16_imm, TESLA_ADD_SUBR_B32_IMM)
                    if ((word & 0x300008000) == 0x300000000)
                        TRY_AS(add_add_b16_imm, TESLA_ADD_ADDC_B16_IMM)
                    if ((word & 0x300000000) == 0x300000000)
                        TRY_AS(add_add_b16_imm, TESLA_ADD_ADDC_B32_IMM)
                    if ((word & 0x410000000000000) == 0x10000000000000 &&
                        (word & 0x300000000) != 0x300000000)
                        TRY_AS(shr_u16_cnt, TESLA_SHR_S16_CNT)
                    if ((word & 0x10000000000000) == 0x10000000000000 &&
                        (word & 0x300000000) != 0x300000000)
                        TRY_AS(shr_u16_cnt, TESLA_SHR_S32_CNT)
                    if ((word & 0x400000000000000) == 0x0 && (word & 0x300000000) != 0x300000000)
                        TRY_AS(shr_u16_reg, TESLA_SHR_S16_REG)
                    if ((word & 0x300000000) != 0x300000000) TRY_AS(shr_u16_reg, TESLA_SHR_S32_REG)
                    break;
                }
                break;
            case 0x3: /* 111..... ........ ........ ........ 0011.... ........ ........ ......11 */
                TRY_AS(discard, TESLA_RET)
            }
            break;
        default:
            switch (word >> 22 & 0x1) {
            case 0x0: /* ........ ........ ........ ........ 0011.... .0...... ........ ........ */
                switch (word & 0x3) {
                case 0x1: /* 31..28=0011 22=0 1..0=01 */
                    ENTER(tree_64_3_else_0_1)
                case 0x3: /* 31..28=0011 22=0 1..0=11 */
                    TRY_AS(discard, TESLA_RET)
                }
                break;
            case 0x1: /* ........ ........ ........ ........ 0011.... .1...... ........ ........ */
                switch (word & 0x3) {
                case 0x1: /* 31..28=0011 22=1 1..0=01 */
                    ENTER(tree_64_3_else_1_1)
                case 0x3: /* 31..28=0011 22=1 1..0=11 */
                    TRY_AS(discard, TESLA_RET)
                }
                break;
            }
            break;
        }
        break;
    case 0x4: /* ........ ........ ........ ........ 0100.... ........ ........ ........ */
        switch (word & 0x3) {
        case 0x1: /* ........ ........ ........ ........ 0100.... ........ ........ ......01 */
            if ((word & 0x300400000) == 0x300000000) TRY_AS(mul16_imm, TESLA_MUL16_IMM)
            if ((word & 0x300000000) == 0x300000000) TRY_AS(mul24_imm, TESLA_MUL24_IMM)
            if ((word & 0xe001000000000000) == 0x0 && (word & 0x300000000) != 0x300000000)
                TRY_AS(mul16_long, TESLA_MUL16_LONG)
            if ((word & 0xe000000000000000) == 0x0 && (word & 0x300000000) != 0x300000000)
                TRY_AS(mul24_long, TESLA_MUL24_LONG)
            break;
        case 0x3: /* ........ ........ ........ ........ 0100.... ........ ........ ......11 */
            FIND_AS(breakaddr, TESLA_BREAKADDR)
        }
        break;
    case 0x5: /* ........ ........ ........ ........ 0101.... ........ ........ ........ */
        switch (word >> 58 & 0x3) {
        case 0x0: /* ....00.. ........ ........ ........ 0101.... ........ ........ ........ */
            switch (word & 0x3) {
            case 0x1: /* ....00.. ........ ........ ........ 0101.... ........ ........ ......01 */
                if ((word & 0xe000000000000000) == 0x0 && (word & 0x300000000) != 0x300000000)
                    TRY_AS(mul_add_add_u16_long, TESLA_SAD_U16_LONG)
                break;
            case 0x3: /* ....00.. ........ ........ ........ 0101.... ........ ........ ......11 */
                TRY_AS(discard, TESLA_BREAK)
            }
            break;
        case 0x1: /* ....01.. ........ ........ ........ 0101.... ........ ........ ........ */
            switch (word & 0x3) {
            case 0x1: /* ....01.. ........ ........ ........ 0101.... ........ ........ ......01 */
                if ((word & 0xe000000000000000) == 0x0 && (word & 0x300000000) != 0x300000000)
                    TRY_AS(mul_add_add_u16_long, TESLA_SAD_U32_LONG)
                break;
            case 0x3: /* ....01.. ........ ........ ........ 0101.... ........ ........ ......11 */
                TRY_AS(discard, TESLA_BREAK)
            }
            break;
        case 0x2: /* ....10.. ........ ........ ........ 0101.... ........ ........ ........ */
            switch (word & 0x3) {
            case 0x1: /* ....10.. ........ ........ ........ 0101.... ........ ........ ......01 */
                if ((word & 0xe000000000000000) == 0x0 && (word & 0x300000000) != 0x300000000)
                    TRY_AS(mul_add_add_u16_long, TESLA_SAD_S16_LONG)
                break;
            case 0x3: /* ....10.. ........ ........ ........ 0101.... ........ ........ ......11 */
                TRY_AS(discard, TESLA_BREAK)
            }
            break;
        case 0x3: /* ....11.. ........ ........ ........ 0101.... ........ ........ ........ */
            switch (word & 0x3) {
            case 0x1: /* ....11.. ........ ........ ........ 0101.... ........ ........ ......01 */
                if ((word & 0xe000000000000000) == 0x0 && (word & 0x300000000) != 0x300000000)
                    TRY_AS(mul_add_add_u16_long, TESLA_SAD_S32_LONG)
                break;
            case 0x3: /* ....11.. ........ ........ ........ 0101.... ........ ........ ......11 */
                TRY_AS(discard, TESLA_BREAK)
            }
            break;
        }
        break;
    case 0x6: /* ........ ........ ........ ........ 0110.... ........ ........ ........ */
        switch (word >> 62 & 0x3) {
        case 0x0: /* 00...... ........ ........ ........ 0110.... ........ ........ ........ */
            switch (word & 0x3) {
            case 0x1: /* 00...... ........ ........ ........ 0110.... ........ ........ ......01 */
                if ((word & 0x300408100) == 0x300000000)
                    TRY_AS(mul_add_add_u16_imm, TESLA_MUL_ADD_ADD_U16_IMM)
                if ((word & 0x300408000) == 0x300000000)
                    TRY_AS(mul_add_add_u16_imm, TESLA_MUL_ADD_ADD_S16_IMM)
                if ((word & 0x300400100) == 0x300000000)
                    TRY_AS(mul_add_add_u16_imm, TESLA_MUL_ADD_ADD_S16SAT_IMM)
                if ((word & 0x300400000) == 0x300000000)
                    TRY_AS(mul_add_add_u16_imm, TESLA_MUL_ADD_ADD_U24_IMM)
                if ((word & 0x300008100) == 0x300000000)
                    TRY_AS(mul_add_add_u16_imm, TESLA_MUL_ADD_SUB_U16_IMM)
                if ((word & 0x300008000) == 0x300000000)
                    TRY_AS(mul_add_add_u16_imm, TESLA_MUL_ADD_SUB_S16_IMM)
                if ((word & 0x300000100) == 0x300000000)
                    TRY_AS(mul_add_add_u16_imm, TESLA_MUL_ADD_SUB_S16SAT_IMM)
                if ((word & 0x300000000) == 0x300000000)
                    TRY_AS(mul_add_add_u16_imm, TESLA_MUL_ADD_SUB_U24_IMM)
                if ((word & 0x2c00000000000000) == 0x0 && (word & 0x300000000) != 0x300000000)
                    TRY_AS(mul_add_add_u16_long, TESLA_MUL_ADD_ADD_U16_LONG)
                if ((word & 0xc00000000000000) == 0x0 && (word & 0x300000000) != 0x300000000)
                    TRY_AS(mul_add_add_u16_long, TESLA_MUL_ADD_ADD_S16_LONG)
                if ((word & 0x2800000000000000) == 0x0 && (word & 0x300000000) != 0x300000000)
                    TRY_AS(mul_add_add_u16_long, TESLA_MUL_ADD_SUB_U16_LONG)
                if ((word & 0x800000000000000) == 0x0 && (word & 0x300000000) != 0x300000000)
                    TRY_AS(mul_add_add_u16_long, TESLA_MUL_ADD_SUB_S16_LONG)
                if ((word & 0x2400000000000000) == 0x0 && (word & 0x300000000) != 0x300000000)
                    TRY_AS(mul_add_add_u16_long, TESLA_MUL_ADD_SUBR_U16_LONG)
                if ((word & 0x400000000000000) == 0x0 && (word & 0x300000000) != 0x300000000)
                    TRY_AS(mul_add_add_u16_long, TESLA_MUL_ADD_SUBR_S16_LONG)
                if ((word & 0x2000000000000000) == 0x0 && (word & 0x300000000) != 0x300000000)
                    TRY_AS(mul_add_addc_u16_long, TESLA_MUL_ADD_ADDC_U16_LONG)
                if ((word & 0x300000000) != 0x300000000)
                    TRY_AS(mul_add_addc_u16_long, TESLA_MUL_ADD_ADDC_S16_LONG)
                break;
            case 0x3: /* 00...... ........ ........ ........ 0110.... ........ ........ ......11 */
                FIND_AS(quadon, TESLA_QUADON)
            }
            break;
        case 0x1: /* 01...... ........ ........ ........ 0110.... ........ ........ ........ */
            switch (word & 0x3) {
            case 0x1: /* 01...... ........ ........ ........ 0110.... ........ ........ ......01 */
                if ((word & 0x300408100) == 0x300000000)
                    TRY_AS(mul_add_add_u16_imm, TESLA_MUL_ADD_ADD_U16_IMM)
                if ((word & 0x300408000) == 0x300000000)
                    TRY_AS(mul_add_add_u16_imm, TESLA_MUL_ADD_ADD_S16_IMM)
                if ((word & 0x300400100) == 0x300000000)
                    TRY_AS(mul_add_add_u16_imm, TESLA_MUL_ADD_ADD_S16SAT_IMM)
                if ((word & 0x300400000) == 0x300000000)
                    TRY_AS(mul_add_add_u16_imm, TESLA_MUL_ADD_ADD_U24_IMM)
                if ((word & 0x300008100) == 0x300000000)
                    TRY_AS(mul_add_add_u16_imm, TESLA_MUL_ADD_SUB_U16_IMM)
                if ((word & 0x300008000) == 0x300000000)
                    TRY_AS(mul_add_add_u16_imm, TESLA_MUL_ADD_SUB_S16_IMM)
                if ((word & 0x300000100) == 0x300000000)
                    TRY_AS(mul_add_add_u16_imm, TESLA_MUL_ADD_SUB_S16SAT_IMM)
                if ((word & 0x300000000) == 0x300000000)
                    TRY_AS(mul_add_add_u16_imm, TESLA_MUL_ADD_SUB_U24_IMM)
                if ((word & 0x2c00000000000000) == 0x0 && (word & 0x300000000) != 0x300000000)
                    TRY_AS(mul_add_add_u16_long, TESLA_MUL_ADD_ADD_S16SAT_LONG)
                if ((word & 0xc00000000000000) == 0x0 && (word & 0x300000000) != 0x300000000)
                    TRY_AS(mul_add_add_u16_long, TESLA_MUL_ADD_ADD_U24_LONG)
                if ((word & 0x2800000000000000) == 0x0 && (word & 0x300000000) != 0x300000000)
                    TRY_AS(mul_add_add_u16_long, TESLA_MUL_ADD_SUB_S16SAT_LONG)
                if ((word & 0x800000000000000) == 0x0 && (word & 0x300000000) != 0x300000000)
                    TRY_AS(mul_add_add_u16_long, TESLA_MUL_ADD_SUB_U24_LONG)
                if ((word & 0x2400000000000000) == 0x0 && (word & 0x300000000) != 0x300000000)
                    TRY_AS(mul_add_add_u16_long, TESLA_MUL_ADD_SUBR_S16SAT_LONG)
                if ((word & 0x400000000000000) == 0x0 && (word & 0x300000000) != 0x300000000)
                    TRY_AS(mul_add_add_u16_long, TESLA_MUL_ADD_SUBR_U24_LONG)
                if ((word & 0x2000000000000000) == 0x0 && (word & 0x300000000) != 0x300000000)
                    TRY_AS(mul_add_addc_u16_long, TESLA_MUL_ADD_ADDC_S16SAT_LONG)
                if ((word & 0x300000000) != 0x300000000)
                    TRY_AS(mul_add_addc_u16_long, TESLA_MUL_ADD_ADDC_U24_LONG)
                break;
            case 0x3: /* 01...... ........ ........ ........ 0110.... ........ ........ ......11 */
                FIND_AS(quadon, TESLA_QUADON)
            }
            break;
        case 0x2: /* 10...... ........ ........ ........ 0110.... ........ ........ ........ */
            switch (word & 0x3) {
            case 0x1: /* 10...... ........ ........ ........ 0110.... ........ ........ ......01 */
                if ((word & 0x300408100) == 0x300000000)
                    TRY_AS(mul_add_add_u16_imm, TESLA_MUL_ADD_ADD_U16_IMM)
                if ((word & 0x300408000) == 0x300000000)
                    TRY_AS(mul_add_add_u16_imm, TESLA_MUL_ADD_ADD_S16_IMM)
                if ((word & 0x300400100) == 0x300000000)
                    TRY_AS(mul_add_add_u16_imm, TESLA_MUL_ADD_ADD_S16SAT_IMM)
                if ((word & 0x300400000) == 0x300000000)
                    TRY_AS(mul_add_add_u16_imm, TESLA_MUL_ADD_ADD_U24_IMM)
                if ((word & 0x300008100) == 0x300000000)
                    TRY_AS(mul_add_add_u16_imm, TESLA_MUL_ADD_SUB_U16_IMM)
                if ((word & 0x300008000) == 0x300000000)
                    TRY_AS(mul_add_add_u16_imm, TESLA_MUL_ADD_SUB_S16_IMM)
                if ((word & 0x300000100) == 0x300000000)
                    TRY_AS(mul_add_add_u16_imm, TESLA_MUL_ADD_SUB_S16SAT_IMM)
                if ((word & 0x300000000) == 0x300000000)
                    TRY_AS(mul_add_add_u16_imm, TESLA_MUL_ADD_SUB_U24_IMM)
                if ((word & 0x2c00000000000000) == 0x0 && (word & 0x300000000) != 0x300000000)
                    TRY_AS(mul_add_add_u16_long, TESLA_MUL_ADD_ADD_S24_LONG)
                if ((word & 0xc00000000000000) == 0x0 && (word & 0x300000000) != 0x300000000)
                    TRY_AS(mul_add_add_u16_long, TESLA_MUL_ADD_ADD_S24SAT_LONG)
                if ((word & 0x2800000000000000) == 0x0 && (word & 0x300000000) != 0x300000000)
                    TRY_AS(mul_add_add_u16_long, TESLA_MUL_ADD_SUB_S24_LONG)
                if ((word & 0x800000000000000) == 0x0 && (word & 0x300000000) != 0x300000000)
                    TRY_AS(mul_add_add_u16_long, TESLA_MUL_ADD_SUB_S24SAT_LONG)
                if ((word & 0x2400000000000000) == 0x0 && (word & 0x300000000) != 0x300000000)
                    TRY_AS(mul_add_add_u16_long, TESLA_MUL_ADD_SUBR_S24_LONG)
                if ((word & 0x400000000000000) == 0x0 && (word & 0x300000000) != 0x300000000)
                    TRY_AS(mul_add_add_u16_long, TESLA_MUL_ADD_SUBR_S24SAT_LONG)
                if ((word & 0x2000000000000000) == 0x0 && (word & 0x300000000) != 0x300000000)
                    TRY_AS(mul_add_addc_u16_long, TESLA_MUL_ADD_ADDC_S24_LONG)
                if ((word & 0x300000000) != 0x300000000)
                    TRY_AS(mul_add_addc_u16_long, TESLA_MUL_ADD_ADDC_S24SAT_LONG)
                break;
            case 0x3: /* 10...... ........ ........ ........ 0110.... ........ ........ ......11 */
                FIND_AS(quadon, TESLA_QUADON)
            }
            break;
        case 0x3: /* 11...... ........ ........ ........ 0110.... ........ ........ ........ */
            switch (word & 0x3) {
            case 0x1: /* 11...... ........ ........ ........ 0110.... ........ ........ ......01 */
                if ((word & 0x300408100) == 0x300000000)
                    TRY_AS(mul_add_add_u16_imm, TESLA_MUL_ADD_ADD_U16_IMM)
                if ((word & 0x300408000) == 0x300000000)
                    TRY_AS(mul_add_add_u16_imm, TESLA_MUL_ADD_ADD_S16_IMM)
                if ((word & 0x300400100) == 0x300000000)
                    TRY_AS(mul_add_add_u16_imm, TESLA_MUL_ADD_ADD_S16SAT_IMM)
                if ((word & 0x300400000) == 0x300000000)
                    TRY_AS(mul_add_add_u16_imm, TESLA_MUL_ADD_ADD_U24_IMM)
                if ((word & 0x300008100) == 0x300000000)
                    TRY_AS(mul_add_add_u16_imm, TESLA_MUL_ADD_SUB_U16_IMM)
                if ((word & 0x300008000) == 0x300000000)
                    TRY_AS(mul_add_add_u16_imm, TESLA_MUL_ADD_SUB_S16_IMM)
                if ((word & 0x300000100) == 0x300000000)
                    TRY_AS(mul_add_add_u16_imm, TESLA_MUL_ADD_SUB_S16SAT_IMM)
                if ((word & 0x300000000) == 0x300000000)
                    TRY_AS(mul_add_add_u16_imm, TESLA_MUL_ADD_SUB_U24_IMM)
                if ((word & 0x2c00000000000000) == 0x0 && (word & 0x300000000) != 0x300000000)
                    TRY_AS(mul_add_add_u16_long, TESLA_MUL_ADD_ADD_U24HIGH_LONG)
                if ((word & 0xc00000000000000) == 0x0 && (word & 0x300000000) != 0x300000000)
                    TRY_AS(mul_add_add_u16_long, TESLA_MUL_ADD_ADD_S24HIGH_LONG)
                if ((word & 0x2800000000000000) == 0x0 && (word & 0x300000000) != 0x300000000)
                    TRY_AS(mul_add_add_u16_long, TESLA_MUL_ADD_SUB_U24HIGH_LONG)
                if ((word & 0x800000000000000) == 0x0 && (word & 0x300000000) != 0x300000000)
                    TRY_AS(mul_add_add_u16_long, TESLA_MUL_ADD_SUB_S24HIGH_LONG)
                if ((word & 0x2400000000000000) == 0x0 && (word & 0x300000000) != 0x300000000)
                    TRY_AS(mul_add_add_u16_long, TESLA_MUL_ADD_SUBR_U24HIGH_LONG)
                if ((word & 0x400000000000000) == 0x0 && (word & 0x300000000) != 0x300000000)
                    TRY_AS(mul_add_add_u16_long, TESLA_MUL_ADD_SUBR_S24HIGH_LONG)
                if ((word & 0x2000000000000000) == 0x0 && (word & 0x300000000) != 0x300000000)
                    TRY_AS(mul_add_addc_u16_long, TESLA_MUL_ADD_ADDC_U24HIGH_LONG)
                if ((word & 0x300000000) != 0x300000000)
                    TRY_AS(mul_add_addc_u16_long, TESLA_MUL_ADD_ADDC_S24HIGH_LONG)
                break;
            case 0x3: /* 11...... ........ ........ ........ 0110.... ........ ........ ......11 */
                FIND_AS(quadon, TESLA_QUADON)
            }
            break;
        }
        break;
    case 0x7: /* ........ ........ ........ ........ 0111.... ........ ........ ........ */
        switch (word & 0x3) {
        case 0x1: /* ........ ........ ........ ........ 0111.... ........ ........ ......01 */
            if ((word & 0x300408100) == 0x300000000)
                TRY_AS(mul_add_add_u16_imm, TESLA_MUL_ADD_SUBR_U16_IMM)
            if ((word & 0x300408000) == 0x300000000)
                TRY_AS(mul_add_add_u16_imm, TESLA_MUL_ADD_SUBR_S16_IMM)
            if ((word & 0x300400100) == 0x300000000)
                TRY_AS(mul_add_add_u16_imm, TESLA_MUL_ADD_SUBR_S16SAT_IMM)
            if ((word & 0x300400000) == 0x300000000)
                TRY_AS(mul_add_add_u16_imm, TESLA_MUL_ADD_SUBR_U24_IMM)
            if ((word & 0x300008100) == 0x300000000)
                TRY_AS(mul_add_add_u16_imm, TESLA_MUL_ADD_ADDC_U16_IMM)
            if ((word & 0x300008000) == 0x300000000)
                TRY_AS(mul_add_add_u16_imm, TESLA_MUL_ADD_ADDC_S16_IMM)
            if ((word & 0x300000100) == 0x300000000)
                TRY_AS(mul_add_add_u16_imm, TESLA_MUL_ADD_ADDC_S16SAT_IMM)
            if ((word & 0x300000000) == 0x300000000)
                TRY_AS(mul_add_add_u16_imm, TESLA_MUL_ADD_ADDC_U24_IMM)
            if ((word & 0xe000000000000000) != 0x0 &&
                (word & 0x800000000000000) != 0x800000000000000 &&
                (word & 0x400000000000000) != 0x400000000000000 &&
                (word & 0x300000000) != 0x300000000)
                TRY_AS(mul_add_again_add, TESLA_MUL_ADD_AGAIN_ADD)
            if ((word & 0xe000000000000000) != 0x0 &&
                (word & 0x800000000000000) != 0x800000000000000 &&
                (word & 0x300000000) != 0x300000000)
                TRY_AS(mul_add_again_add, TESLA_MUL_ADD_AGAIN_SUB)
            if ((word & 0xe000000000000000) != 0x0 &&
                (word & 0x400000000000000) != 0x400000000000000 &&
                (word & 0x300000000) != 0x300000000)
                TRY_AS(mul_add_again_add, TESLA_MUL_ADD_AGAIN_SUBR)
            if ((word & 0xe000000000000000) != 0x0 && (word & 0x300000000) != 0x300000000)
                TRY_AS(mul_add_again_addc, TESLA_MUL_ADD_AGAIN_ADDC)
            if ((word & 0xc00000000000000) == 0x0 && (word & 0x300000000) != 0x300000000)
                TRY_AS(mul_add_add_u16_long, TESLA_MUL_ADD_ADD_S24HIGHSAT_LONG)
            if ((word & 0x800000000000000) == 0x0 && (word & 0x300000000) != 0x300000000)
                TRY_AS(mul_add_add_u16_long, TESLA_MUL_ADD_SUB_S24HIGHSAT_LONG)
            if ((word & 0x400000000000000) == 0x0 && (word & 0x300000000) != 0x300000000)
                TRY_AS(mul_add_add_u16_long, TESLA_MUL_ADD_SUBR_S24HIGHSAT_LONG)
            if ((word & 0x300000000) != 0x300000000)
                TRY_AS(mul_add_addc_u16_long, TESLA_MUL_ADD_ADDC_S24HIGHSAT_LONG)
            break;
        case 0x3: /* ........ ........ ........ ........ 0111.... ........ ........ ......11 */
            FIND_AS(quadon, TESLA_QUADPOP)
        }
        break;
    case 0x8: /* ........ ........ ........ ........ 1000.... ........ ........ ........ */
        switch (word & 0x3) {
        case 0x1: /* ........ ........ ........ ........ 1000.... ........ ........ ......01 */
            switch (word >> 48 & 0x7) {
            case 0x0: /* ........ .....000 ........ ........ 1000.... ........ ........ ......01 */
                if (ON(FP) && ((word & 0xe000000000000000) == 0x0 &&
                    (word & 0x300000000) != 0x300000000))
                    TRY_AS(interp_plain_long, TESLA_INTERP_PLAIN_LONG)
                break;
            case 0x1: /* ........ .....001 ........ ........ 1000.... ........ ........ ......01 */
                if (ON(FP) && ((word & 0xe000000000000000) == 0x0 &&
                    (word & 0x300000000) != 0x300000000))
                    TRY_AS(interp_plain_long, TESLA_INTERP_CENT_LONG)
                break;
            case 0x2: /* ........ .....010 ........ ........ 1000.... ........ ........ ......01 */
                if (ON(FP) && ((word & 0xe000000000000000) == 0x0 &&
                    (word & 0x300000000) != 0x300000000))
                    TRY_AS(interp_plain_mul, TESLA_INTERP_PLAIN_MUL)
                break;
            case 0x3: /* ........ .....011 ........ ........ 1000.... ........ ........ ......01 */
                if (ON(FP) && ((word & 0xe000000000000000) == 0x0 &&
                    (word & 0x300000000) != 0x300000000))
                    TRY_AS(interp_plain_mul, TESLA_INTERP_CENT_MUL)
                break;
            case 0x4: /* ........ .....100 ........ ........ 1000.... ........ ........ ......01 */
                if (ON(FP) && ((word & 0xe000000000000000) == 0x0 &&
                    (word & 0x300000000) != 0x300000000))
                    TRY_AS(interp_plain_long, TESLA_INTERP_FLAT_LONG)
                break;
            }
            break;
        case 0x3: /* ........ ........ ........ ........ 1000.... ........ ........ ......11 */
            switch (word >> 46 & 0x1) {
            case 0x0: /* ........ ........ .0...... ........ 1000.... ........ ........ ......11 */
                if (ON(CP)) FIND_AS(bar_mask, TESLA_BAR_MASK)
                break;
            case 0x1: /* ........ ........ .1...... ........ 1000.... ........ ........ ......11 */
                if (ON(CP)) FIND_AS(bar_all, TESLA_BAR_ALL)
                break;
            }
            break;
        }
        break;
    case 0x9: /* ........ ........ ........ ........ 1001.... ........ ........ ........ */
        switch (word >> 61 & 0x7) {
        case 0x0: /* 000..... ........ ........ ........ 1001.... ........ ........ ........ */
            switch (word & 0x3) {
            case 0x1: /* 000..... ........ ........ ........ 1001.... ........ ........ ......01 */
                if ((word & 0x300000000) != 0x300000000) TRY_AS(rcp_long, TESLA_RCP_LONG)
                break;
            case 0x3: /* 000..... ........ ........ ........ 1001.... ........ ........ ......11 */
                FIND_AS(quadon, TESLA_TRAP_LONG)
            }
            break;
        case 0x2: /* 010..... ........ ........ ........ 1001.... ........ ........ ........ */
            switch (word & 0x3) {
            case 0x1: /* 010..... ........ ........ ........ 1001.... ........ ........ ......01 */
                if ((word & 0x300000000) != 0x300000000) TRY_AS(rcp_long, TESLA_SFU_RSQRT)
                break;
            case 0x3: /* 010..... ........ ........ ........ 1001.... ........ ........ ......11 */
                FIND_AS(quadon, TESLA_TRAP_LONG)
            }
            break;
        case 0x3: /* 011..... ........ ........ ........ 1001.... ........ ........ ........ */
            switch (word & 0x3) {
            case 0x1: /* 011..... ........ ........ ........ 1001.... ........ ........ ......01 */
                if ((word & 0x300000000) != 0x300000000) TRY_AS(rcp_long, TESLA_SFU_LG2)
                break;
            case 0x3: /* 011..... ........ ........ ........ 1001.... ........ ........ ......11 */
                FIND_AS(quadon, TESLA_TRAP_LONG)
            }
            break;
        case 0x4: /* 100..... ........ ........ ........ 1001.... ........ ........ ........ */
            switch (word & 0x3) {
            case 0x1: /* 100..... ........ ........ ........ 1001.... ........ ........ ......01 */
                if ((word & 0x300000000) != 0x300000000) TRY_AS(sincos_sin, TESLA_SINCOS_SIN)
                break;
            case 0x3: /* 100..... ........ ........ ........ 1001.... ........ ........ ......11 */
                FIND_AS(quadon, TESLA_TRAP_LONG)
            }
            break;
        case 0x5: /* 101..... ........ ........ ........ 1001.... ........ ........ ........ */
            switch (word & 0x3) {
            case 0x1: /* 101..... ........ ........ ........ 1001.... ........ ........ ......01 */
                if ((word & 0x300000000) != 0x300000000) TRY_AS(sincos_sin, TESLA_SINCOS_COS)
                break;
            case 0x3: /* 101..... ........ ........ ........ 1001.... ........ ........ ......11 */
                FIND_AS(quadon, TESLA_TRAP_LONG)
            }
            break;
        case 0x6: /* 110..... ........ ........ ........ 1001.... ........ ........ ........ */
            switch (word & 0x3) {
            case 0x1: /* 110..... ........ ........ ........ 1001.... ........ ........ ......01 */
                if ((word & 0x300000000) != 0x300000000) TRY_AS(ex2, TESLA_EX2)
                break;
            case 0x3: /* 110..... ........ ........ ........ 1001.... ........ ........ ......11 */
                FIND_AS(quadon, TESLA_TRAP_LONG)
            }
            break;
        default:
            if ((word & 0x3) == 0x3) FIND_AS(quadon, TESLA_TRAP_LONG)
            break;
        }
        break;
    case 0xa: /* ........ ........ ........ ........ 1010.... ........ ........ ........ */
        switch (word >> 62 & 0x3) {
        case 0x0: /* 00...... ........ ........ ........ 1010.... ........ ........ ........ */
            switch (word >> 58 & 0x3) {
            case 0x0: /* 00..00.. ........ ........ ........ 1010.... ........ ........ ........ */
                switch (word & 0x3) {
                case 0x1: /* 63..62=00 59..58=00 31..28=1010 1..0=01 */
                    ENTER(tree_64_a_0_0_1)
                case 0x3: /* 63..62=00 59..58=00 31..28=1010 1..0=11 */
                    FIND_AS(breakaddr, TESLA_JOINAT)
                }
                break;
            case 0x1: /* 00..01.. ........ ........ ........ 1010.... ........ ........ ........ */
                switch (word & 0x3) {
                case 0x1: /* 63..62=00 59..58=01 31..28=1010 1..0=01 */
                    ENTER(tree_64_a_0_1_1)
                case 0x3: /* 63..62=00 59..58=01 31..28=1010 1..0=11 */
                    FIND_AS(breakaddr, TESLA_JOINAT)
                }
                break;
            case 0x2: /* 00..10.. ........ ........ ........ 1010.... ........ ........ ........ */
                switch (word & 0x3) {
                case 0x1: /* 63..62=00 59..58=10 31..28=1010 1..0=01 */
                    ENTER(tree_64_a_0_2_1)
                case 0x3: /* 63..62=00 59..58=10 31..28=1010 1..0=11 */
                    FIND_AS(breakaddr, TESLA_JOINAT)
                }
                break;
            case 0x3: /* 00..11.. ........ ........ ........ 1010.... ........ ........ ........ */
                switch (word & 0x3) {
                case 0x1: /* 63..62=00 59..58=11 31..28=1010 1..0=01 */
                    ENTER(tree_64_a_0_3_1)
                case 0x3: /* 63..62=00 59..58=11 31..28=1010 1..0=11 */
                    FIND_AS(breakaddr, TESLA_JOINAT)
                }
                break;
            }
            break;
        case 0x1: /* 01...... ........ ........ ........ 1010.... ........ ........ ........ */
            switch (word >> 58 & 0x1) {
            case 0x0: /* 01...0.. ........ ........ ........ 1010.... ........ ........ ........ */
                switch (word & 0x3) {
                case 0x1: /* 63..62=01 58=0 31..28=1010 1..0=01 */
                    ENTER(tree_64_a_1_0_1)
                case 0x3: /* 63..62=01 58=0 31..28=1010 1..0=11 */
                    FIND_AS(breakaddr, TESLA_JOINAT)
                }
                break;
            case 0x1: /* 01...1.. ........ ........ ........ 1010.... ........ ........ ........ */
                switch (word & 0x3) {
                case 0x1: /* 63..62=01 58=1 31..28=1010 1..0=01 */
                    ENTER(tree_64_a_1_1_1)
                case 0x3: /* 63..62=01 58=1 31..28=1010 1..0=11 */
                    FIND_AS(breakaddr, TESLA_JOINAT)
                }
                break;
            }
            break;
        case 0x2: /* 10...... ........ ........ ........ 1010.... ........ ........ ........ */
            switch (word >> 58 & 0x3) {
            case 0x0: /* 10..00.. ........ ........ ........ 1010.... ........ ........ ........ */
                switch (word & 0x3) {
                case 0x1: /* 63..62=10 59..58=00 31..28=1010 1..0=01 */
                    ENTER(tree_64_a_2_0_1)
                case 0x3: /* 63..62=10 59..58=00 31..28=1010 1..0=11 */
                    FIND_AS(breakaddr, TESLA_JOINAT)
                }
                break;
            case 0x1: /* 10..01.. ........ ........ ........ 1010.... ........ ........ ........ */
                switch (word >> 54 & 0x1) {
                case 0x0: /* 63..62=10 59..58=01 54=0 31..28=1010 */
                    ENTER(tree_64_a_2_1_0)
                case 0x1: /* 63..62=10 59..58=01 54=1 31..28=1010 */
                    ENTER(tree_64_a_2_1_1)
                }
                break;
            case 0x2: /* 10..10.. ........ ........ ........ 1010.... ........ ........ ........ */
                switch (word & 0x3) {
                case 0x1: /* 63..62=10 59..58=10 31..28=1010 1..0=01 */
                    ENTER(tree_64_a_2_2_1)
                case 0x3: /* 63..62=10 59..58=10 31..28=1010 1..0=11 */
                    FIND_AS(breakaddr, TESLA_JOINAT)
                }
                break;
            case 0x3: /* 10..11.. ........ ........ ........ 1010.... ........ ........ ........ */
                switch (word >> 54 & 0x1) {
                case 0x0: /* 63..62=10 59..58=11 54=0 31..28=1010 */
                    ENTER(tree_64_a_2_3_0)
                case 0x1: /* 63..62=10 59..58=11 54=1 31..28=1010 */
                    ENTER(tree_64_a_2_3_1)
                }
                break;
            }
            break;
        case 0x3: /* 11...... ........ ........ ........ 1010.... ........ ........ ........ */
            switch (word >> 58 & 0x3) {
            case 0x0: /* 11..00.. ........ ........ ........ 1010.... ........ ........ ........ */
                switch (word & 0x3) {
                case 0x1: /* 63..62=11 59..58=00 31..28=1010 1..0=01 */
                    ENTER(tree_64_a_3_0_1)
                case 0x3: /* 63..62=11 59..58=00 31..28=1010 1..0=11 */
                    FIND_AS(breakaddr, TESLA_JOINAT)
                }
                break;
            case 0x1: /* 11..01.. ........ ........ ........ 1010.... ........ ........ ........ */
                switch (word >> 54 & 0x1) {
                case 0x0: /* 63..62=11 59..58=01 54=0 31..28=1010 */
                    ENTER(tree_64_a_3_1_0)
                case 0x1: /* 63..62=11 59..58=01 54=1 31..28=1010 */
                    ENTER(tree_64_a_3_1_1)
                }
                break;
            case 0x2: /* 11..10.. ........ ........ ........ 1010.... ........ ........ ........ */
                switch (word & 0x3) {
                case 0x1: /* 63..62=11 59..58=10 31..28=1010 1..0=01 */
                    ENTER(tree_64_a_3_2_1)
                case 0x3: /* 63..62=11 59..58=10 31..28=1010 1..0=11 */
                    FIND_AS(breakaddr, TESLA_JOINAT)
                }
                break;
            case 0x3: /* 11..11.. ........ ........ ........ 1010.... ........ ........ ........ */
                switch (word >> 54 & 0x1) {
                case 0x0: /* 63..62=11 59..58=11 54=0 31..28=1010 */
                    ENTER(tree_64_a_3_3_0)
                case 0x1: /* 63..62=11 59..58=11 54=1 31..28=1010 */
                    ENTER(tree_64_a_3_3_1)
                }
                break;
            }
            break;
        }
        break;
    case 0xb: /* ........ ........ ........ ........ 1011.... ........ ........ ........ */
        switch (word >> 62 & 0x3) {
        case 0x0: /* 00...... ........ ........ ........ 1011.... ........ ........ ........ */
            switch (word & 0x3) {
            case 0x1: /* 00...... ........ ........ ........ 1011.... ........ ........ ......01 */
                if ((word & 0x300000000) == 0x300000000) TRY_AS(fadd_imm, TESLA_FADD_IMM)
                if ((word & 0x300000000) != 0x300000000 && (word & 0x30000) != 0x10000 &&
                    (word & 0x30000) != 0x20000)
                    TRY_AS(fadd_long, TESLA_FADD_LONG)
                break;
            case 0x3: /* 00...... ........ ........ ........ 1011.... ........ ........ ......11 */
                if (ON(NOT_G80)) TRY_AS(discard, TESLA_BRKPT_LONG)
                break;
            }
            break;
        case 0x1: /* 01...... ........ ........ ........ 1011.... ........ ........ ........ */
            switch (word & 0x3) {
            case 0x1: /* 01...... ........ ........ ........ 1011.... ........ ........ ......01 */
                if ((word & 0x300000000) == 0x300000000) TRY_AS(fadd_imm, TESLA_FADD_IMM)
                if ((word & 0x2000000000000000) == 0x2000000000000000 &&
                    (word & 0x300000000) != 0x300000000)
                    TRY_AS(fset, TESLA_FSET)
                break;
            case 0x3: /* 01...... ........ ........ ........ 1011.... ........ ........ ......11 */
                if (ON(NOT_G80)) TRY_AS(discard, TESLA_BRKPT_LONG)
                break;
            }
            break;
        case 0x2: /* 10...... ........ ........ ........ 1011.... ........ ........ ........ */
            switch (word & 0x3) {
            case 0x1: /* 10...... ........ ........ ........ 1011.... ........ ........ ......01 */
                switch (word >> 61 & 0x1) {
                case 0x0: /* 63..61=100 31..28=1011 1..0=01 */
                    if ((word & 0x300000000) == 0x300000000) TRY_AS(fadd_imm, TESLA_FADD_IMM)
                    if ((word & 0x300000000) != 0x300000000) TRY_AS(fminmax_max, TESLA_FMINMAX_MAX)
                    break;
                case 0x1: /* 63..61=101 31..28=1011 1..0=01 */
                    if ((word & 0x300000000) == 0x300000000) TRY_AS(fadd_imm, TESLA_FADD_IMM)
                    if ((word & 0x300000000) != 0x300000000) TRY_AS(fminmax_max, TESLA_FMINMAX_MIN)
                    break;
                }
                break;
            case 0x3: /* 10...... ........ ........ ........ 1011.... ........ ........ ......11 */
                if (ON(NOT_G80)) TRY_AS(discard, TESLA_BRKPT_LONG)
                break;
            }
            break;
        case 0x3: /* 11...... ........ ........ ........ 1011.... ........ ........ ........ */
            switch (word & 0x3) {
            case 0x1: /* 11...... ........ ........ ........ 1011.... ........ ........ ......01 */
                switch (word >> 46 & 0x1) {
                case 0x0: /* 63..62=11 46=0 31..28=1011 1..0=01 */
                    if ((word & 0x300000000) == 0x300000000) TRY_AS(fadd_imm, TESLA_FADD_IMM)
                    if ((word & 0x2000000000000000) == 0x0 && (word & 0x300000000) != 0x300000000)
                        TRY_AS(pre_presin, TESLA_PRE_PRESIN)
                    break;
                case 0x1: /* 63..62=11 46=1 31..28=1011 1..0=01 */
                    if ((word & 0x300000000) == 0x300000000) TRY_AS(fadd_imm, TESLA_FADD_IMM)
                    if ((word & 0x2000000000000000) == 0x0 && (word & 0x300000000) != 0x300000000)
                        TRY_AS(pre_presin, TESLA_PRE_PREEX2)
                    break;
                }
                break;
            case 0x3: /* 11...... ........ ........ ........ 1011.... ........ ........ ......11 */
                if (ON(NOT_G80)) TRY_AS(discard, TESLA_BRKPT_LONG)
                break;
            }
            break;
        }
        break;
    case 0xc: /* ........ ........ ........ ........ 1100.... ........ ........ ........ */
        switch (word & 0x3) {
        case 0x1: /* ........ ........ ........ ........ 1100.... ........ ........ ......01 */
            switch (word >> 62 & 0x3) {
            case 0x0: /* 00...... ........ ........ ........ 1100.... ........ ........ ......01 */
                if ((word & 0x300000000) == 0x300000000) TRY_AS(fmul_imm, TESLA_FMUL_IMM)
                if ((word & 0x2000c00200000000) == 0x0 ||
                    (word & 0x2000c00200000000) == 0xc00000000000 ||
                    (word & 0x2000c00100000000) == 0x0 ||
                    (word & 0x2000c00100000000) == 0xc00000000000)
                    TRY_AS(fmul_long, TESLA_FMUL_LONG)
                break;
            case 0x1: /* 01...... ........ ........ ........ 1100.... ........ ........ ......01 */
                if ((word & 0x300000000) == 0x300000000) TRY_AS(fmul_imm, TESLA_FMUL_IMM)
                if ((word & 0x300000000) != 0x300000000) TRY_AS(fslct, TESLA_FSLCT)
                break;
            case 0x2: /* 10...... ........ ........ ........ 1100.... ........ ........ ......01 */
                if ((word & 0x300000000) == 0x300000000) TRY_AS(fmul_imm, TESLA_FMUL_IMM)
                if ((word & 0x2000000000000000) == 0x0 && (word & 0x300000000) != 0x300000000)
                    TRY_AS(quadop, TESLA_QUADOP)
                break;
            case 0x3: /* 11...... ........ ........ ........ 1100.... ........ ........ ......01 */
                if ((word & 0x300000000) == 0x300000000) TRY_AS(fmul_imm, TESLA_FMUL_IMM)
                break;
            }
            break;
        case 0x3: /* ........ ........ ........ ........ 1100.... ........ ........ ......11 */
            if (ON(GT215)) FIND_AS(bra_c, TESLA_BRA_C)
            break;
        }
        break;
    case 0xd: /* ........ ........ ........ ........ 1101.... ........ ........ ........ */
        switch (word >> 61 & 0x7) {
        case 0x0: /* 000..... ........ ........ ........ 1101.... ........ ........ ........ */
            switch (word & 0x3) {
            case 0x1: /* 000..... ........ ........ ........ 1101.... ........ ........ ......01 */
                switch (word >> 58 & 0x1) {
                case 0x0: /* 63..61=000 58=0 31..28=1101 1..0=01 */
                    if ((word & 0x300008100) == 0x300000000)
                        TRY_AS(logop_imm_and, TESLA_LOGOP_IMM_AND)
                    if ((word & 0x300008000) == 0x300000000)
                        TRY_AS(logop_imm_and, TESLA_LOGOP_IMM_OR)
                    if ((word & 0x300000100) == 0x300000000)
                        TRY_AS(logop_imm_and, TESLA_LOGOP_IMM_XOR)
                    if ((word & 0x300000000) == 0x300000000)
                        TRY_AS(logop_imm_and, TESLA_LOGOP_IMM_MOV2)
                    if ((word & 0xc00000000000) == 0x0 && (word & 0x300000000) != 0x300000000)
                        TRY_AS(logop_and_b16, TESLA_LOGOP_AND_B16)
                    if ((word & 0x800000000000) == 0x0 && (word & 0x300000000) != 0x300000000)
                        TRY_AS(logop_and_b16, TESLA_LOGOP_OR_B16)
                    if ((word & 0x400000000000) == 0x0 && (word & 0x300000000) != 0x300000000)
                        TRY_AS(logop_and_b16, TESLA_LOGOP_XOR_B16)
                    if ((word & 0x300000000) != 0x300000000)
                        TRY_AS(logop_and_b16, TESLA_LOGOP_MOV2_B16)
                    break;
                case 0x1: /* 63..61=000 58=1 31..28=1101 1..0=01 */
                    if ((word & 0x300008100) == 0x300000000)
                        TRY_AS(logop_imm_and, TESLA_LOGOP_IMM_AND)
                    if ((word & 0x300008000) == 0x300000000)
                        TRY_AS(logop_imm_and, TESLA_LOGOP_IMM_OR)
                    if ((word & 0x300000100) == 0x300000000)
                        TRY_AS(logop_imm_and, TESLA_LOGOP_IMM_XOR)
                    if ((word & 0x300000000) == 0x300000000)
                        TRY_AS(logop_imm_and, TESLA_LOGOP_IMM_MOV2)
                    if ((word & 0xc00000000000) == 0x0 && (word & 0x300000000) != 0x300000000)
                        TRY_AS(logop_and_b16, TESLA_LOGOP_AND_B32)
                    if ((word & 0x800000000000) == 0x0 && (word & 0x300000000) != 0x300000000)
                        TRY_AS(logop_and_b16, TESLA_LOGOP_OR_B32)
                    if ((word & 0x400000000000) == 0x0 && (word & 0x300000000) != 0x300000000)
                        TRY_AS(logop_and_b16, TESLA_LOGOP_XOR_B32)
                    if ((word & 0x300000000) != 0x300000000)
                        TRY_AS(logop_and_b16, TESLA_LOGOP_MOV2_B32)
                    break;
                }
                break;
            case 0x3: /* 000..... ........ ........ ........ 1101.... ........ ........ ......11 */
                if (ON(GT215)) FIND_AS(call, TESLA_PRERET)
                break;
            }
            break;
        case 0x1: /* 001..... ........ ........ ........ 1101.... ........ ........ ........ */
            switch (word & 0x3) {
            case 0x1: /* 001..... ........ ........ ........ 1101.... ........ ........ ......01 */
                switch (word >> 15 & 0x1) {
                case 0x0: /* 63..61=001 31..28=1101 15=0 1..0=01 */
                    ENTER(tree_64_d_1_1_0)
                case 0x1: /* 63..61=001 31..28=1101 15=1 1..0=01 */
                    ENTER(tree_64_d_1_1_1)
                }
                break;
            case 0x3: /* 001..... ........ ........ ........ 1101.... ........ ........ ......11 */
                if (ON(GT215)) FIND_AS(call, TESLA_PRERET)
                break;
            }
            break;
        case 0x2: /* 010..... ........ ........ ........ 1101.... ........ ........ ........ */
            switch (word & 0x3) {
            case 0x1: /* 010..... ........ ........ ........ 1101.... ........ ........ ......01 */
                switch (word >> 55 & 0x1) {
                case 0x0: /* 63..61=010 55=0 31..28=1101 1..0=01 */
                    if ((word & 0x300008100) == 0x300000000)
                        TRY_AS(logop_imm_and, TESLA_LOGOP_IMM_AND)
                    if ((word & 0x300008000) == 0x300000000)
                        TRY_AS(logop_imm_and, TESLA_LOGOP_IMM_OR)
                    if ((word & 0x300000100) == 0x300000000)
                        TRY_AS(logop_imm_and, TESLA_LOGOP_IMM_XOR)
                    if ((word & 0x300000000) == 0x300000000)
                        TRY_AS(logop_imm_and, TESLA_LOGOP_IMM_MOV2)
                    if ((word & 0x60000000000000) == 0x0 && (word & 0x300000000) != 0x300000000)
                        TRY_AS(ld_l_u8, TESLA_LD_L_U8)
                    if ((word & 0x40000000000000) == 0x0 && (word & 0x300000000) != 0x300000000)
                        TRY_AS(ld_l_u8, TESLA_LD_L_S8)
                    if ((word & 0x20000000000000) == 0x0 && (word & 0x300000000) != 0x300000000)
                        TRY_AS(ld_l_u8, TESLA_LD_L_U16)
                    if ((word & 0x300000000) != 0x300000000) TRY_AS(ld_l_u8, TESLA_LD_L_S16)
                    break;
                case 0x1: /* 63..61=010 55=1 31..28=1101 1..0=01 */
                    if ((word & 0x300008100) == 0x300000000)
                        TRY_AS(logop_imm_and, TESLA_LOGOP_IMM_AND)
                    if ((word & 0x300008000) == 0x300000000)
                        TRY_AS(logop_imm_and, TESLA_LOGOP_IMM_OR)
                    if ((word & 0x300000100) == 0x300000000)
                        TRY_AS(logop_imm_and, TESLA_LOGOP_IMM_XOR)
                    if ((word & 0x300000000) == 0x300000000)
                        TRY_AS(logop_imm_and, TESLA_LOGOP_IMM_MOV2)
                    if ((word & 0x60000000000000) == 0x40000000000000 &&
                        (word & 0x300000000) != 0x300000000)
                        TRY_AS(ld_l_u8, TESLA_LD_L_B32)
                    if ((word & 0x20000000000000) == 0x0 && (word & 0x300000000) != 0x300000000)
                        TRY_AS(ld_l_b64, TESLA_LD_L_B64)
                    if ((word & 0x40000000000000) == 0x0 && (word & 0x300000000) != 0x300000000)
                        TRY_AS(ld_l_b128, TESLA_LD_L_B128)
                    break;
                }
                break;
            case 0x3: /* 010..... ........ ........ ........ 1101.... ........ ........ ......11 */
                if (ON(GT215)) FIND_AS(call, TESLA_PRERET)
                break;
            }
            break;
        case 0x3: /* 011..... ........ ........ ........ 1101.... ........ ........ ........ */
            switch (word & 0x3) {
            case 0x1: /* 011..... ........ ........ ........ 1101.... ........ ........ ......01 */
                switch (word >> 55 & 0x1) {
                case 0x0: /* 63..61=011 55=0 31..28=1101 1..0=01 */
                    if ((word & 0x300008100) == 0x300000000)
                        TRY_AS(logop_imm_and, TESLA_LOGOP_IMM_AND)
                    if ((word & 0x300008000) == 0x300000000)
                        TRY_AS(logop_imm_and, TESLA_LOGOP_IMM_OR)
                    if ((word & 0x300000100) == 0x300000000)
                        TRY_AS(logop_imm_and, TESLA_LOGOP_IMM_XOR)
                    if ((word & 0x300000000) == 0x300000000)
                        TRY_AS(logop_imm_and, TESLA_LOGOP_IMM_MOV2)
                    if ((word & 0x60000000000000) == 0x0 && (word & 0x300000000) != 0x300000000)
                        TRY_AS(st_l_u8, TESLA_ST_L_U8)
                    if ((word & 0x40000000000000) == 0x0 && (word & 0x300000000) != 0x300000000)
                        TRY_AS(st_l_u8, TESLA_ST_L_S8)
                    if ((word & 0x20000000000000) == 0x0 && (word & 0x300000000) != 0x300000000)
                        TRY_AS(st_l_u8, TESLA_ST_L_U16)
                    if ((word & 0x300000000) != 0x300000000) TRY_AS(st_l_u8, TESLA_ST_L_S16)
                    break;
                case 0x1: /* 63..61=011 55=1 31..28=1101 1..0=01 */
                    if ((word & 0x300008100) == 0x300000000)
                        TRY_AS(logop_imm_and, TESLA_LOGOP_IMM_AND)
                    if ((word & 0x300008000) == 0x300000000)
                        TRY_AS(logop_imm_and, TESLA_LOGOP_IMM_OR)
                    if ((word & 0x300000100) == 0x300000000)
                        TRY_AS(logop_imm_and, TESLA_LOGOP_IMM_XOR)
                    if ((word & 0x300000000) == 0x300000000)
                        TRY_AS(logop_imm_and, TESLA_LOGOP_IMM_MOV2)
                    if ((word & 0x60000000000000) == 0x40000000000000 &&
                        (word & 0x300000000) != 0x300000000)
                        TRY_AS(st_l_u8, TESLA_ST_L_B32)
                    if ((word & 0x20000000000000) == 0x0 && (word & 0x300000000) != 0x300000000)
                        TRY_AS(st_l_b64, TESLA_ST_L_B64)
                    if ((word & 0x40000000000000) == 0x0 && (word & 0x300000000) != 0x300000000)
                        TRY_AS(st_l_b128, TESLA_ST_L_B128)
                    break;
                }
                break;
            case 0x3: /* 011..... ........ ........ ........ 1101.... ........ ........ ......11 */
                if (ON(GT215)) FIND_AS(call, TESLA_PRERET)
                break;
            }
            break;
        case 0x4: /* 100..... ........ ........ ........ 1101.... ........ ........ ........ */
            switch (word & 0x3) {
            case 0x1: /* 100..... ........ ........ ........ 1101.... ........ ........ ......01 */
                switch (word >> 55 & 0x1) {
                case 0x0: /* 63..61=100 55=0 31..28=1101 1..0=01 */
                    if ((word & 0x300008100) == 0x300000000)
                        TRY_AS(logop_imm_and, TESLA_LOGOP_IMM_AND)
                    if ((word & 0x300008000) == 0x300000000)
                        TRY_AS(logop_imm_and, TESLA_LOGOP_IMM_OR)
                    if ((word & 0x300000100) == 0x300000000)
                        TRY_AS(logop_imm_and, TESLA_LOGOP_IMM_XOR)
                    if ((word & 0x300000000) == 0x300000000)
                        TRY_AS(logop_imm_and, TESLA_LOGOP_IMM_MOV2)
                    if (ON(CP) && ((word & 0x60000000000000) == 0x0 &&
                        (word & 0x300000000) != 0x300000000))
                        TRY_AS(ld_g_u8, TESLA_LD_G_U8)
                    if (ON(CP) && ((word & 0x40000000000000) == 0x0 &&
                        (word & 0x300000000) != 0x300000000))
                        TRY_AS(ld_g_u8, TESLA_LD_G_S8)
                    if (ON(CP) && ((word & 0x20000000000000) == 0x0 &&
                        (word & 0x300000000) != 0x300000000))
                        TRY_AS(ld_g_u8, TESLA_LD_G_U16)
                    if (ON(CP) && (word & 0x300000000) != 0x300000000)
                        TRY_AS(ld_g_u8, TESLA_LD_G_S16)
                    break;
                case 0x1: /* 63..61=100 55=1 31..28=1101 1..0=01 */
                    if ((word & 0x300008100) == 0x300000000)
                        TRY_AS(logop_imm_and, TESLA_LOGOP_IMM_AND)
                    if ((word & 0x300008000) == 0x300000000)
                        TRY_AS(logop_imm_and, TESLA_LOGOP_IMM_OR)
                    if ((word & 0x300000100) == 0x300000000)
                        TRY_AS(logop_imm_and, TESLA_LOGOP_IMM_XOR)
                    if ((word & 0x300000000) == 0x300000000)
                        TRY_AS(logop_imm_and, TESLA_LOGOP_IMM_MOV2)
                    if (ON(CP) && ((word & 0x60000000000000) == 0x40000000000000 &&
                        (word & 0x300000000) != 0x300000000))
                        TRY_AS(ld_g_u8, TESLA_LD_G_B32)
                    if (ON(CP) && ((word & 0x20000000000000) == 0x0 &&
                        (word & 0x300000000) != 0x300000000))
                        TRY_AS(ld_g_b64, TESLA_LD_G_B64)
                    if (ON(CP) && ((word & 0x40000000000000) == 0x0 &&
                        (word & 0x300000000) != 0x300000000))
                        TRY_AS(ld_g_b128, TESLA_LD_G_B128)
                    break;
                }
                break;
            case 0x3: /* 100..... ........ ........ ........ 1101.... ........ ........ ......11 */
                if (ON(GT215)) FIND_AS(call, TESLA_PRERET)
                break;
            }
            break;
        case 0x5: /* 101..... ........ ........ ........ 1101.... ........ ........ ........ */
            switch (word & 0x3) {
            case 0x1: /* 101..... ........ ........ ........ 1101.... ........ ........ ......01 */
                switch (word >> 55 & 0x1) {
                case 0x0: /* 63..61=101 55=0 31..28=1101 1..0=01 */
                    if ((word & 0x300008100) == 0x300000000)
                        TRY_AS(logop_imm_and, TESLA_LOGOP_IMM_AND)
                    if ((word & 0x300008000) == 0x300000000)
                        TRY_AS(logop_imm_and, TESLA_LOGOP_IMM_OR)
                    if ((word & 0x300000100) == 0x300000000)
                        TRY_AS(logop_imm_and, TESLA_LOGOP_IMM_XOR)
                    if ((word & 0x300000000) == 0x300000000)
                        TRY_AS(logop_imm_and, TESLA_LOGOP_IMM_MOV2)
                    if (ON(CP) && ((word & 0x60000000000000) == 0x0 &&
                        (word & 0x300000000) != 0x300000000))
                        TRY_AS(st_g_u8, TESLA_ST_G_U8)
                    if (ON(CP) && ((word & 0x40000000000000) == 0x0 &&
                        (word & 0x300000000) != 0x300000000))
                        TRY_AS(st_g_u8, TESLA_ST_G_S8)
                    if (ON(CP) && ((word & 0x20000000000000) == 0x0 &&
                        (word & 0x300000000) != 0x300000000))
                        TRY_AS(st_g_u8, TESLA_ST_G_U16)
                    if (ON(CP) && (word & 0x300000000) != 0x300000000)
                        TRY_AS(st_g_u8, TESLA_ST_G_S16)
                    break;
                case 0x1: /* 63..61=101 55=1 31..28=1101 1..0=01 */
                    if ((word & 0x300008100) == 0x300000000)
                        TRY_AS(logop_imm_and, TESLA_LOGOP_IMM_AND)
                    if ((word & 0x300008000) == 0x300000000)
                        TRY_AS(logop_imm_and, TESLA_LOGOP_IMM_OR)
                    if ((word & 0x300000100) == 0x300000000)
                        TRY_AS(logop_imm_and, TESLA_LOGOP_IMM_XOR)
                    if ((word & 0x300000000) == 0x300000000)
                        TRY_AS(logop_imm_and, TESLA_LOGOP_IMM_MOV2)
                    if (ON(CP) && ((word & 0x60000000000000) == 0x40000000000000 &&
                        (word & 0x300000000) != 0x300000000))
                        TRY_AS(st_g_u8, TESLA_ST_G_B32)
                    if (ON(CP) && ((word & 0x20000000000000) == 0x0 &&
                        (word & 0x300000000) != 0x300000000))
                        TRY_AS(st_g_b64, TESLA_ST_G_B64)
                    if (ON(CP) && ((word & 0x40000000000000) == 0x0 &&
                        (word & 0x300000000) != 0x300000000))
                        TRY_AS(st_g_b128, TESLA_ST_G_B128)
                    break;
                }
                break;
            case 0x3: /* 101..... ........ ........ ........ 1101.... ........ ........ ......11 */
                if (ON(GT215)) FIND_AS(call, TESLA_PRERET)
                break;
            }
            break;
        case 0x6: /* 110..... ........ ........ ........ 1101.... ........ ........ ........ */
            switch (word >> 34 & 0x7) {
            case 0x0: /* 110..... ........ ........ ...000.. 1101.... ........ ........ ........ */
                switch (word & 0x3) {
                case 0x1: /* 63..61=110 36..34=000 31..28=1101 1..0=01 */
                    if ((word & 0x300008100) == 0x300000000)
                        TRY_AS(logop_imm_and, TESLA_LOGOP_IMM_AND)
                    if ((word & 0x300008000) == 0x300000000)
                        TRY_AS(logop_imm_and, TESLA_LOGOP_IMM_OR)
                    if ((word & 0x300000100) == 0x300000000)
                        TRY_AS(logop_imm_and, TESLA_LOGOP_IMM_XOR)
                    if ((word & 0x300000000) == 0x300000000)
                        TRY_AS(logop_imm_and, TESLA_LOGOP_IMM_MOV2)
                    if (ON(G84_CP) && ((word & 0x80002000000000) == 0x0 &&
                        (word & 0x300000000) != 0x300000000))
                        TRY_AS(red_g_add_num, TESLA_RED_G_NARROW_ADD_NUM)
                    if (ON(NOT_G80_G84_CP) && ((word & 0x80002000000000) == 0x0 &&
                        (word & 0x300000000) != 0x300000000))
                        TRY_AS(red_g_add_num, TESLA_RED_G_KEPT_ADD_NUM)
                    if (ON(NOT_G80_CP) && ((word & 0x40002000000000) == 0x40000000000000 &&
                        (word & 0x300000000) != 0x300000000))
                        TRY_AS(red_g_add_num, TESLA_RED_G_ADD_NUM)
                    if (ON(NOT_G80_G84_CP) && ((word & 0x20002000000000) == 0x0 &&
                        (word & 0x300000000) != 0x300000000))
                        TRY_AS(red_g_wide_add, TESLA_RED_G_WIDE_ADD)
                    break;
                case 0x3: /* 63..61=110 36..34=000 31..28=1101 1..0=11 */
                    if (ON(GT215)) FIND_AS(call, TESLA_PRERET)
                    break;
                }
                break;
            case 0x1: /* 110..... ........ ........ ...001.. 1101.... ........ ........ ........ */
                switch (word & 0x3) {
                case 0x1: /* 63..61=110 36..34=001 31..28=1101 1..0=01 */
                    if ((word & 0x300008100) == 0x300000000)
                        TRY_AS(logop_imm_and, TESLA_LOGOP_IMM_AND)
                    if ((word & 0x300008000) == 0x300000000)
                        TRY_AS(logop_imm_and, TESLA_LOGOP_IMM_OR)
                    if ((word & 0x300000100) == 0x300000000)
                        TRY_AS(logop_imm_and, TESLA_LOGOP_IMM_XOR)
                    if ((word & 0x300000000) == 0x300000000)
                        TRY_AS(logop_imm_and, TESLA_LOGOP_IMM_MOV2)
                    if (ON(G84_CP) && ((word & 0x80002000000000) == 0x0 &&
                        (word & 0x300000000) != 0x300000000))
                        TRY_AS(red_g_and_bits, TESLA_RED_EXCH_G_NARROW)
                    if (ON(NOT_G80_G84_CP) && ((word & 0x80002000000000) == 0x0 &&
                        (word & 0x300000000) != 0x300000000))
                        TRY_AS(red_g_and_bits, TESLA_RED_G_KEPT_EXCH_BITS)
                    if (ON(NOT_G80_CP) && ((word & 0x40002000000000) == 0x40000000000000 &&
                        (word & 0x300000000) != 0x300000000))
                        TRY_AS(red_g_and_bits, TESLA_RED_EXCH_G)
                    if (ON(NOT_G80_G84_CP) && ((word & 0x20002000000000) == 0x0 &&
                        (word & 0x300000000) != 0x300000000))
                        TRY_AS(red_g_wide_add, TESLA_RED_G_WIDE_EXCH)
                    break;
                case 0x3: /* 63..61=110 36..34=001 31..28=1101 1..0=11 */
                    if (ON(GT215)) FIND_AS(call, TESLA_PRERET)
                    break;
                }
                break;
            case 0x2: /* 110..... ........ ........ ...010.. 1101.... ........ ........ ........ */
                if (ON(GT215) && (word & 0x3) == 0x3) FIND_AS(call, TESLA_PRERET)
                if ((word & 0x300008103) == 0x300000001) TRY_AS(logop_imm_and, TESLA_LOGOP_IMM_AND)
                if ((word & 0x300008003) == 0x300000001) TRY_AS(logop_imm_and, TESLA_LOGOP_IMM_OR)
                if ((word & 0x300000103) == 0x300000001) TRY_AS(logop_imm_and, TESLA_LOGOP_IMM_XOR)
                if ((word & 0x300000003) == 0x300000001) TRY_AS(logop_imm_and, TESLA_LOGOP_IMM_MOV2)
                if (ON(NOT_G80_CP) && ((word & 0xc0002000000003) == 0xc0002000000001 &&
                    (word & 0x300000000) != 0x300000000))
                    TRY_AS(red_g_and_bits, TESLA_RED_G_AND_BITS)
                if (ON(G84_CP) && ((word & 0x80002000000003) == 0x2000000001 &&
                    (word & 0x300000000) != 0x300000000))
                    TRY_AS(red_g_and_bits, TESLA_RED_G_NARROW_AND_BITS)
                if (ON(NOT_G80_G84_CP) && ((word & 0x80002000000003) == 0x2000000001 &&
                    (word & 0x300000000) != 0x300000000))
                    TRY_AS(red_g_and_bits, TESLA_RED_G_KEPT_AND_BITS)
                break;
            case 0x3: /* 110..... ........ ........ ...011.. 1101.... ........ ........ ........ */
                if (ON(GT215) && (word & 0x3) == 0x3) FIND_AS(call, TESLA_PRERET)
                if ((word & 0x300008103) == 0x300000001) TRY_AS(logop_imm_and, TESLA_LOGOP_IMM_AND)
                if ((word & 0x300008003) == 0x300000001) TRY_AS(logop_imm_and, TESLA_LOGOP_IMM_OR)
                if ((word & 0x300000103) == 0x300000001) TRY_AS(logop_imm_and, TESLA_LOGOP_IMM_XOR)
                if ((word & 0x300000003) == 0x300000001) TRY_AS(logop_imm_and, TESLA_LOGOP_IMM_MOV2)
                if (ON(NOT_G80_CP) && ((word & 0xc0002000000003) == 0xc0002000000001 &&
                    (word & 0x300000000) != 0x300000000))
                    TRY_AS(red_g_and_bits, TESLA_RED_G_OR_BITS)
                if (ON(G84_CP) && ((word & 0x80002000000003) == 0x2000000001 &&
                    (word & 0x300000000) != 0x300000000))
                    TRY_AS(red_g_and_bits, TESLA_RED_G_NARROW_OR_BITS)
                if (ON(NOT_G80_G84_CP) && ((word & 0x80002000000003) == 0x2000000001 &&
                    (word & 0x300000000) != 0x300000000))
                    TRY_AS(red_g_and_bits, TESLA_RED_G_KEPT_OR_BITS)
                break;
            case 0x4: /* 110..... ........ ........ ...100.. 1101.... ........ ........ ........ */
                switch (word & 0x3) {
                case 0x1: /* 63..61=110 36..34=100 31..28=1101 1..0=01 */
                    ENTER(tree_64_d_6_4_1)
                case 0x3: /* 63..61=110 36..34=100 31..28=1101 1..0=11 */
                    if (ON(GT215)) FIND_AS(call, TESLA_PRERET)
                    break;
                }
                break;
            case 0x5: /* 110..... ........ ........ ...101.. 1101.... ........ ........ ........ */
                switch (word & 0x3) {
                case 0x1: /* 63..61=110 36..34=101 31..28=1101 1..0=01 */
                    if ((word & 0x300008100) == 0x300000000)
                        TRY_AS(logop_imm_and, TESLA_LOGOP_IMM_AND)
                    if ((word & 0x300008000) == 0x300000000)
                        TRY_AS(logop_imm_and, TESLA_LOGOP_IMM_OR)
                    if ((word & 0x300000100) == 0x300000000)
                        TRY_AS(logop_imm_and, TESLA_LOGOP_IMM_XOR)
                    if ((word & 0x300000000) == 0x300000000)
                        TRY_AS(logop_imm_and, TESLA_LOGOP_IMM_MOV2)
                    if (ON(G84_CP) && ((word & 0x80002000000000) == 0x0 &&
                        (word & 0x300000000) != 0x300000000))
                        TRY_AS(red_g_add_num, TESLA_RED_G_NARROW_DEC_NUM)
                    if (ON(NOT_G80_G84_CP) && ((word & 0x80002000000000) == 0x0 &&
                        (word & 0x300000000) != 0x300000000))
                        TRY_AS(red_g_add_num, TESLA_RED_G_KEPT_DEC_NUM)
                    if (ON(NOT_G80_CP) && ((word & 0x60002000000000) == 0x40000000000000 &&
                        (word & 0x300000000) != 0x300000000))
                        TRY_AS(red_g_add_num, TESLA_RED_G_DEC_NUM)
                    if (ON(NOT_G80_G84_CP) && ((word & 0x40002000000000) == 0x40000000000000 &&
                        (word & 0x300000000) != 0x300000000))
                        TRY_AS(red_g_add_num, TESLA_RED_G_SDEC_NUM)
                    if (ON(G84_CP) && ((word & 0x40002000000000) == 0x40000000000000 &&
                        (word & 0x300000000) != 0x300000000))
                        TRY_AS(red_g_add_num, TESLA_RED_G_NDEC_NUM)
                    break;
                case 0x3: /* 63..61=110 36..34=101 31..28=1101 1..0=11 */
                    if (ON(GT215)) FIND_AS(call, TESLA_PRERET)
                    break;
                }
                break;
            case 0x6: /* 110..... ........ ........ ...110.. 1101.... ........ ........ ........ */
                if (ON(GT215) && (word & 0x3) == 0x3) FIND_AS(call, TESLA_PRERET)
                if ((word & 0x300008103) == 0x300000001) TRY_AS(logop_imm_and, TESLA_LOGOP_IMM_AND)
                if ((word & 0x300008003) == 0x300000001) TRY_AS(logop_imm_and, TESLA_LOGOP_IMM_OR)
                if ((word & 0x300000103) == 0x300000001) TRY_AS(logop_imm_and, TESLA_LOGOP_IMM_XOR)
                if ((word & 0x300000003) == 0x300000001) TRY_AS(logop_imm_and, TESLA_LOGOP_IMM_MOV2)
                if (ON(NOT_G80_CP) && ((word & 0xc0002000000003) == 0xc0000000000001 &&
                    (word & 0x300000000) != 0x300000000))
                    TRY_AS(red_g_add_num, TESLA_RED_G_MAX_NUM)
                if (ON(G84_CP) && ((word & 0x80002000000003) == 0x1 &&
                    (word & 0x300000000) != 0x300000000))
                    TRY_AS(red_g_add_num, TESLA_RED_G_NARROW_MAX_NUM)
                if (ON(NOT_G80_G84_CP) && ((word & 0x80002000000003) == 0x1 &&
                    (word & 0x300000000) != 0x300000000))
                    TRY_AS(red_g_add_num, TESLA_RED_G_KEPT_MAX_NUM)
                break;
            case 0x7: /* 110..... ........ ........ ...111.. 1101.... ........ ........ ........ */
                if (ON(GT215) && (word & 0x3) == 0x3) FIND_AS(call, TESLA_PRERET)
                if ((word & 0x300008103) == 0x300000001) TRY_AS(logop_imm_and, TESLA_LOGOP_IMM_AND)
                if ((word & 0x300008003) == 0x300000001) TRY_AS(logop_imm_and, TESLA_LOGOP_IMM_OR)
                if ((word & 0x300000103) == 0x300000001) TRY_AS(logop_imm_and, TESLA_LOGOP_IMM_XOR)
                if ((word & 0x300000003) == 0x300000001) TRY_AS(logop_imm_and, TESLA_LOGOP_IMM_MOV2)
                if (ON(NOT_G80_CP) && ((word & 0xc0002000000003) == 0xc0000000000001 &&
                    (word & 0x300000000) != 0x300000000))
                    TRY_AS(red_g_add_num, TESLA_RED_G_MIN_NUM)
                if (ON(G84_CP) && ((word & 0x80002000000003) == 0x1 &&
                    (word & 0x300000000) != 0x300000000))
                    TRY_AS(red_g_add_num, TESLA_RED_G_NARROW_MIN_NUM)
                if (ON(NOT_G80_G84_CP) && ((word & 0x80002000000003) == 0x1 &&
                    (word & 0x300000000) != 0x300000000))
                    TRY_AS(red_g_add_num, TESLA_RED_G_KEPT_MIN_NUM)
                break;
            }
            break;
        case 0x7: /* 111..... ........ ........ ........ 1101.... ........ ........ ........ */
            switch (word >> 34 & 0x7) {
            case 0x0: /* 111..... ........ ........ ...000.. 1101.... ........ ........ ........ */
                switch (word & 0x3) {
                case 0x1: /* 63..61=111 36..34=000 31..28=1101 1..0=01 */
                    if ((word & 0x300008100) == 0x300000000)
                        TRY_AS(logop_imm_and, TESLA_LOGOP_IMM_AND)
                    if ((word & 0x300008000) == 0x300000000)
                        TRY_AS(logop_imm_and, TESLA_LOGOP_IMM_OR)
                    if ((word & 0x300000100) == 0x300000000)
                        TRY_AS(logop_imm_and, TESLA_LOGOP_IMM_XOR)
                    if ((word & 0x300000000) == 0x300000000)
                        TRY_AS(logop_imm_and, TESLA_LOGOP_IMM_MOV2)
                    if (ON(G84_CP) && ((word & 0x80002000000000) == 0x0 &&
                        (word & 0x300000000) != 0x300000000))
                        TRY_AS(atomic_g_add_num, TESLA_ATOMIC_G_NARROW_ADD_NUM)
                    if (ON(NOT_G80_G84_CP) && ((word & 0x80002000000000) == 0x0 &&
                        (word & 0x300000000) != 0x300000000))
                        TRY_AS(atomic_g_add_num, TESLA_ATOMIC_G_KEPT_ADD_NUM)
                    if (ON(NOT_G80_CP) && ((word & 0x40002000000000) == 0x40000000000000 &&
                        (word & 0x300000000) != 0x300000000))
                        TRY_AS(atomic_g_add_num, TESLA_ATOMIC_G_ADD_NUM)
                    if (ON(NOT_G80_G84_CP) && ((word & 0x20002000000000) == 0x0 &&
                        (word & 0x300000000) != 0x300000000))
                        TRY_AS(atomic_g_wide, TESLA_ATOMIC_G_WIDE)
                    break;
                case 0x3: /* 63..61=111 36..34=000 31..28=1101 1..0=11 */
                    if (ON(GT215)) FIND_AS(call, TESLA_PRERET)
                    break;
                }
                break;
            case 0x1: /* 111..... ........ ........ ...001.. 1101.... ........ ........ ........ */
                switch (word & 0x3) {
                case 0x1: /* 63..61=111 36..34=001 31..28=1101 1..0=01 */
                    if ((word & 0x300008100) == 0x300000000)
                        TRY_AS(logop_imm_and, TESLA_LOGOP_IMM_AND)
                    if ((word & 0x300008000) == 0x300000000)
                        TRY_AS(logop_imm_and, TESLA_LOGOP_IMM_OR)
                    if ((word & 0x300000100) == 0x300000000)
                        TRY_AS(logop_imm_and, TESLA_LOGOP_IMM_XOR)
                    if ((word & 0x300000000) == 0x300000000)
                        TRY_AS(logop_imm_and, TESLA_LOGOP_IMM_MOV2)
                    if (ON(NOT_G80_G84_CP) && ((word & 0x80002000000000) == 0x0 &&
                        (word & 0x300000000) != 0x300000000))
                        TRY_AS(atomic_g_and_bits, TESLA_ATOMIC_G_KEPT_EXCH_EXCH)
                    if (ON(G84_CP) && ((word & 0x80002000000000) == 0x0 &&
                        (word & 0x300000000) != 0x300000000))
                        TRY_AS(atomic_g_and_bits, TESLA_EXCH_G_NARROW)
                    if (ON(NOT_G80_CP) && ((word & 0x40002000000000) == 0x40000000000000 &&
                        (word & 0x300000000) != 0x300000000))
                        TRY_AS(atomic_g_and_bits, TESLA_EXCH_G)
                    if (ON(NOT_G80_G84_CP) && ((word & 0x20002000000000) == 0x0 &&
                        (word & 0x300000000) != 0x300000000))
                        TRY_AS(atomic_g_wide, TESLA_EXCH_G_WIDE)
                    break;
                case 0x3: /* 63..61=111 36..34=001 31..28=1101 1..0=11 */
                    if (ON(GT215)) FIND_AS(call, TESLA_PRERET)
                    break;
                }
                break;
            case 0x2: /* 111..... ........ ........ ...010.. 1101.... ........ ........ ........ */
                switch (word & 0x3) {
                case 0x1: /* 63..61=111 36..34=010 31..28=1101 1..0=01 */
                    ENTER(tree_64_d_7_2_1)
                case 0x3: /* 63..61=111 36..34=010 31..28=1101 1..0=11 */
                    if (ON(GT215)) FIND_AS(call, TESLA_PRERET)
                    break;
                }
                break;
            case 0x3: /* 111..... ........ ........ ...011.. 1101.... ........ ........ ........ */
                if (ON(GT215) && (word & 0x3) == 0x3) FIND_AS(call, TESLA_PRERET)
                if ((word & 0x300008103) == 0x300000001) TRY_AS(logop_imm_and, TESLA_LOGOP_IMM_AND)
                if ((word & 0x300008003) == 0x300000001) TRY_AS(logop_imm_and, TESLA_LOGOP_IMM_OR)
                if ((word & 0x300000103) == 0x300000001) TRY_AS(logop_imm_and, TESLA_LOGOP_IMM_XOR)
                if ((word & 0x300000003) == 0x300000001) TRY_AS(logop_imm_and, TESLA_LOGOP_IMM_MOV2)
                if (ON(NOT_G80_CP) && ((word & 0xc0002000000003) == 0xc0002000000001 &&
                    (word & 0x300000000) != 0x300000000))
                    TRY_AS(atomic_g_and_bits, TESLA_ATOMIC_G_OR_BITS)
                if (ON(G84_CP) && ((word & 0x80002000000003) == 0x2000000001 &&
                    (word & 0x300000000) != 0x300000000))
                    TRY_AS(atomic_g_and_bits, TESLA_ATOMIC_G_NARROW_OR_BITS)
                if (ON(NOT_G80_G84_CP) && ((word & 0x80002000000003) == 0x2000000001 &&
                    (word & 0x300000000) != 0x300000000))
                    TRY_AS(atomic_g_and_bits, TESLA_ATOMIC_G_KEPT_OR_BITS)
                break;
            case 0x4: /* 111..... ........ ........ ...100.. 1101.... ........ ........ ........ */
                switch (word & 0x3) {
                case 0x1: /* 63..61=111 36..34=100 31..28=1101 1..0=01 */
                    ENTER(tree_64_d_7_4_1)
                case 0x3: /* 63..61=111 36..34=100 31..28=1101 1..0=11 */
                    if (ON(GT215)) FIND_AS(call, TESLA_PRERET)
                    break;
                }
                break;
            case 0x5: /* 111..... ........ ........ ...101.. 1101.... ........ ........ ........ */
                switch (word & 0x3) {
                case 0x1: /* 63..61=111 36..34=101 31..28=1101 1..0=01 */
                    if ((word & 0x300008100) == 0x300000000)
                        TRY_AS(logop_imm_and, TESLA_LOGOP_IMM_AND)
                    if ((word & 0x300008000) == 0x300000000)
                        TRY_AS(logop_imm_and, TESLA_LOGOP_IMM_OR)
                    if ((word & 0x300000100) == 0x300000000)
                        TRY_AS(logop_imm_and, TESLA_LOGOP_IMM_XOR)
                    if ((word & 0x300000000) == 0x300000000)
                        TRY_AS(logop_imm_and, TESLA_LOGOP_IMM_MOV2)
                    if (ON(G84_CP) && ((word & 0x80002000000000) == 0x0 &&
                        (word & 0x300000000) != 0x300000000))
                        TRY_AS(atomic_g_add_num, TESLA_ATOMIC_G_NARROW_DEC_NUM)
                    if (ON(NOT_G80_G84_CP) && ((word & 0x80002000000000) == 0x0 &&
                        (word & 0x300000000) != 0x300000000))
                        TRY_AS(atomic_g_add_num, TESLA_ATOMIC_G_KEPT_DEC_NUM)
                    if (ON(NOT_G80_CP) && ((word & 0x60002000000000) == 0x40000000000000 &&
                        (word & 0x300000000) != 0x300000000))
                        TRY_AS(atomic_g_add_num, TESLA_ATOMIC_G_DEC_NUM)
                    if (ON(NOT_G80_G84_CP) && ((word & 0x40002000000000) == 0x40000000000000 &&
                        (word & 0x300000000) != 0x300000000))
                        TRY_AS(atomic_g_add_num, TESLA_ATOMIC_G_SDEC_NUM)
                    if (ON(G84_CP) && ((word & 0x40002000000000) == 0x40000000000000 &&
                        (word & 0x300000000) != 0x300000000))
                        TRY_AS(atomic_g_add_num, TESLA_ATOMIC_G_NDEC_NUM)
                    break;
                case 0x3: /* 63..61=111 36..34=101 31..28=1101 1..0=11 */
                    if (ON(GT215)) FIND_AS(call, TESLA_PRERET)
                    break;
                }
                break;
            case 0x6: /* 111..... ........ ........ ...110.. 1101.... ........ ........ ........ */
                if (ON(GT215) && (word & 0x3) == 0x3) FIND_AS(call, TESLA_PRERET)
                if ((word & 0x300008103) == 0x300000001) TRY_AS(logop_imm_and, TESLA_LOGOP_IMM_AND)
                if ((word & 0x300008003) == 0x300000001) TRY_AS(logop_imm_and, TESLA_LOGOP_IMM_OR)
                if ((word & 0x300000103) == 0x300000001) TRY_AS(logop_imm_and, TESLA_LOGOP_IMM_XOR)
                if ((word & 0x300000003) == 0x300000001) TRY_AS(logop_imm_and, TESLA_LOGOP_IMM_MOV2)
                if (ON(NOT_G80_CP) && ((word & 0xc0002000000003) == 0xc0000000000001 &&
                    (word & 0x300000000) != 0x300000000))
                    TRY_AS(atomic_g_add_num, TESLA_ATOMIC_G_MAX_NUM)
                if (ON(G84_CP) && ((word & 0x80002000000003) == 0x1 &&
                    (word & 0x300000000) != 0x300000000))
                    TRY_AS(atomic_g_add_num, TESLA_ATOMIC_G_NARROW_MAX_NUM)
                if (ON(NOT_G80_G84_CP) && ((word & 0x80002000000003) == 0x1 &&
                    (word & 0x300000000) != 0x300000000))
                    TRY_AS(atomic_g_add_num, TESLA_ATOMIC_G_KEPT_MAX_NUM)
                break;
            case 0x7: /* 111..... ........ ........ ...111.. 1101.... ........ ........ ........ */
                if (ON(GT215) && (word & 0x3) == 0x3) FIND_AS(call, TESLA_PRERET)
                if ((word & 0x300008103) == 0x300000001) TRY_AS(logop_imm_and, TESLA_LOGOP_IMM_AND)
                if ((word & 0x300008003) == 0x300000001) TRY_AS(logop_imm_and, TESLA_LOGOP_IMM_OR)
                if ((word & 0x300000103) == 0x300000001) TRY_AS(logop_imm_and, TESLA_LOGOP_IMM_XOR)
                if ((word & 0x300000003) == 0x300000001) TRY_AS(logop_imm_and, TESLA_LOGOP_IMM_MOV2)
                if (ON(NOT_G80_CP) && ((word & 0xc0002000000003) == 0xc0000000000001 &&
                    (word & 0x300000000) != 0x300000000))
                    TRY_AS(atomic_g_add_num, TESLA_ATOMIC_G_MIN_NUM)
                if (ON(G84_CP) && ((word & 0x80002000000003) == 0x1 &&
                    (word & 0x300000000) != 0x300000000))
                    TRY_AS(atomic_g_add_num, TESLA_ATOMIC_G_NARROW_MIN_NUM)
                if (ON(NOT_G80_G84_CP) && ((word & 0x80002000000003) == 0x1 &&
                    (word & 0x300000000) != 0x300000000))
                    TRY_AS(atomic_g_add_num, TESLA_ATOMIC_G_KEPT_MIN_NUM)
                break;
            }
            break;
        }
        break;
    case 0xe: /* ........ ........ ........ ........ 1110.... ........ ........ ........ */
        switch (word >> 61 & 0x7) {
        case 0x2: /* 010..... ........ ........ ........ 1110.... ........ ........ ........ */
            if ((word & 0x300000003) == 0x300000001) TRY_AS(fmad_imm, TESLA_FMAD_IMM)
            if (ON(G200) && ((word & 0x3) == 0x1 && (word & 0x300000000) != 0x300000000))
                TRY_AS(dfma, TESLA_DFMA)
            break;
        case 0x3: /* 011..... ........ ........ ........ 1110.... ........ ........ ........ */
            if ((word & 0x300000003) == 0x300000001) TRY_AS(fmad_imm, TESLA_FMAD_IMM)
            if (ON(G200) && ((word & 0x3) == 0x1 && (word & 0x300000000) != 0x300000000))
                TRY_AS(dadd, TESLA_DADD)
            break;
        case 0x4: /* 100..... ........ ........ ........ 1110.... ........ ........ ........ */
            if ((word & 0x300000003) == 0x300000001) TRY_AS(fmad_imm, TESLA_FMAD_IMM)
            if (ON(G200) && ((word & 0x3) == 0x1 && (word & 0x300000000) != 0x300000000))
                TRY_AS(dmul, TESLA_DMUL)
            break;
        case 0x5: /* 101..... ........ ........ ........ 1110.... ........ ........ ........ */
            if ((word & 0x300000003) == 0x300000001) TRY_AS(fmad_imm, TESLA_FMAD_IMM)
            if (ON(G200) && ((word & 0x3) == 0x1 && (word & 0x300000000) != 0x300000000))
                TRY_AS(dminmax_min, TESLA_DMINMAX_MIN)
            break;
        case 0x6: /* 110..... ........ ........ ........ 1110.... ........ ........ ........ */
            if ((word & 0x300000003) == 0x300000001) TRY_AS(fmad_imm, TESLA_FMAD_IMM)
            if (ON(G200) && ((word & 0x3) == 0x1 && (word & 0x300000000) != 0x300000000))
                TRY_AS(dminmax_min, TESLA_DMINMAX_MAX)
            break;
        case 0x7: /* 111..... ........ ........ ........ 1110.... ........ ........ ........ */
            if ((word & 0x300000003) == 0x300000001) TRY_AS(fmad_imm, TESLA_FMAD_IMM)
            if (ON(G200) && ((word & 0x3) == 0x1 && (word & 0x300000000) != 0x300000000))
                TRY_AS(dset, TESLA_DSET)
            break;
        default:
            if ((word & 0x300000003) == 0x300000001) TRY_AS(fmad_imm, TESLA_FMAD_IMM)
            if ((word & 0x3) == 0x1 && (word & 0x300000000) != 0x300000000)
                TRY_AS(fmad_long, TESLA_FMAD_LONG)
            break;
        }
        break;
    case 0xf: /* ........ ........ ........ ........ 1111.... ........ ........ ........ */
        switch (word >> 61 & 0x7) {
        case 0x0: /* 000..... ........ ........ ........ 1111.... ........ ........ ........ */
            switch (word >> 24 & 0xf) {
            case 0x0: case 0x2: case 0x4: case 0x6: /* 63..61=000 31..27=11110 24=0 */
                if ((word & 0x3) == 0x1 && (word & 0x300000000) != 0x300000000)
                    TRY_AS(tex_texauto_long, TESLA_TEX_TEXAUTO_LONG)
                break;
            case 0x1: case 0x3: case 0x5: case 0x7: /* 63..61=000 31..27=11110 24=1 */
                if ((word & 0x3) == 0x1 && (word & 0x300000000) != 0x300000000)
                    TRY_AS(tex_texauto_long, TESLA_TEXFETCH_LONG)
                break;
            case 0x8: case 0xa: case 0xc: case 0xe: /* 63..61=000 31..27=11111 24=0 */
                if ((word & 0x3) == 0x1 && (word & 0x300000000) != 0x300000000)
                    TRY_AS(tex_cube_texauto, TESLA_TEX_CUBE_TEXAUTO)
                break;
            }
            break;
        case 0x1: /* 001..... ........ ........ ........ 1111.... ........ ........ ........ */
            switch (word >> 27 & 0x1) {
            case 0x0: /* 001..... ........ ........ ........ 11110... ........ ........ ........ */
                if ((word & 0x1000003) == 0x1 && (word & 0x300000000) != 0x300000000)
                    TRY_AS(tex_texauto_long, TESLA_TEX_TEXBIAS_LONG)
                break;
            case 0x1: /* 001..... ........ ........ ........ 11111... ........ ........ ........ */
                if ((word & 0x1000003) == 0x1 && (word & 0x300000000) != 0x300000000)
                    TRY_AS(tex_cube_texauto, TESLA_TEX_CUBE_TEXBIAS)
                break;
            }
            break;
        case 0x2: /* 010..... ........ ........ ........ 1111.... ........ ........ ........ */
            switch (word >> 27 & 0x1) {
            case 0x0: /* 010..... ........ ........ ........ 11110... ........ ........ ........ */
                if ((word & 0x1000003) == 0x1 && (word & 0x300000000) != 0x300000000)
                    TRY_AS(tex_texauto_long, TESLA_TEX_TEXLOD_LONG)
                break;
            case 0x1: /* 010..... ........ ........ ........ 11111... ........ ........ ........ */
                if ((word & 0x1000003) == 0x1 && (word & 0x300000000) != 0x300000000)
                    TRY_AS(tex_cube_texauto, TESLA_TEX_CUBE_TEXLOD)
                break;
            }
            break;
        case 0x3: /* 011..... ........ ........ ........ 1111.... ........ ........ ........ */
            switch (word >> 48 & 0xf) {
            case 0x0: /* 011..... ....0000 ........ ........ 1111.... ........ ........ ........ */
                if ((word & 0x3) == 0x1 && (word & 0x300000000) != 0x300000000)
                    TRY_AS(texsize, TESLA_TEXSIZE)
                break;
            case 0x1: /* 011..... ....0001 ........ ........ 1111.... ........ ........ ........ */
                if (ON(GT215) && ((word & 0x8000003) == 0x8000001 &&
                    (word & 0x300000000) != 0x300000000))
                    TRY_AS(texprep, TESLA_TEXPREP)
                break;
            case 0x2: /* 011..... ....0010 ........ ........ 1111.... ........ ........ ........ */
                switch (word >> 27 & 0x1) {
                case 0x0: /* 63..61=011 51..48=0010 31..27=11110 */
                    if (ON(GT215) && ((word & 0x3) == 0x1 && (word & 0x300000000) != 0x300000000))
                        TRY_AS(texprep, TESLA_TEXQUERYLOD_PLAIN)
                    break;
                case 0x1: /* 63..61=011 51..48=0010 31..27=11111 */
                    if (ON(GT215) && ((word & 0x3) == 0x1 && (word & 0x300000000) != 0x300000000))
                        TRY_AS(texprep, TESLA_TEXQUERYLOD_CUBE)
                    break;
                }
                break;
            }
            break;
        case 0x4: /* 100..... ........ ........ ........ 1111.... ........ ........ ........ */
            switch (word >> 24 & 0xf) {
            case 0x0: case 0x2: case 0x4: case 0x6: /* 63..61=100 31..27=11110 24=0 */
                if ((word & 0x3) == 0x1 && (word & 0x300000000) != 0x300000000)
                    TRY_AS(tex_texauto_long, TESLA_TEXGATHER_TEXCSAA)
                break;
            case 0x1: case 0x3: case 0x5: case 0x7: /* 63..61=100 31..27=11110 24=1 */
                if (ON(GT215) && ((word & 0x3) == 0x1 && (word & 0x300000000) != 0x300000000))
                    TRY_AS(tex_texauto_long, TESLA_TEXGATHER_TEXGATHER)
                break;
            case 0x9: case 0xb: case 0xd: case 0xf: /* 63..61=100 31..27=11111 24=1 */
                if (ON(GT215) && ((word & 0x3) == 0x1 && (word & 0x300000000) != 0x300000000))
                    TRY_AS(tex_cube_texauto, TESLA_TEX_CUBE_TEXGATHER)
                break;
            }
            break;
        case 0x5: /* 101..... ........ ........ ........ 1111.... ........ ........ ........ */
            if ((word & 0x3) == 0x1 && (word & 0x300000000) != 0x300000000)
                TRY_AS(unkf5, TESLA_UNKF5)
            break;
        case 0x6: /* 110..... ........ ........ ........ 1111.... ........ ........ ........ */
            switch (word >> 9 & 0x3) {
            case 0x1: /* 110..... ........ ........ ........ 1111.... ........ .....01. ........ */
                if (ON(GP) && ((word & 0x3) == 0x1 && (word & 0x300000000) != 0x300000000))
                    TRY_AS(emit_emit, TESLA_EMIT_EMIT)
                break;
            case 0x2: /* 110..... ........ ........ ........ 1111.... ........ .....10. ........ */
                if (ON(GP) && ((word & 0x3) == 0x1 && (word & 0x300000000) != 0x300000000))
                    TRY_AS(emit_emit, TESLA_EMIT_RESTART)
                break;
            }
            break;
        case 0x7: /* 111..... ........ ........ ........ 1111.... ........ ........ ........ */
            switch (word >> 34 & 0x1) {
            case 0x0: /* 111..... ........ ........ .....0.. 1111.... ........ ........ ........ */
                if ((word & 0x3) == 0x1 && (word & 0x300000000) != 0x300000000)
                    TRY_AS(nop, TESLA_NOP)
                break;
            case 0x1: /* 111..... ........ ........ .....1.. 1111.... ........ ........ ........ */
                if ((word & 0x3) == 0x1 && (word & 0x300000000) != 0x300000000)
                    TRY_AS(pmevent, TESLA_PMEVENT)
                break;
            }
            break;
        }
        break;
    }
    return ISADORA_NO_FORM;
}

SEARCH
{
    if (size < 4)
        return ISADORA_SHORT;
    if ((bytes[0] & 0x1) != 0x1) /* of no longer instruction */
    {
        const uint64_t word = (uint64_t)bytes[0] | (uint64_t)bytes[1] << 8 |
            (uint64_t)bytes[2] << 16 | (uint64_t)bytes[3] << 24;
        FOUND_IN(tree_32, 4)
    }
    if (size < 8)
        return ISADORA_SHORT;
    {
        const uint64_t word = (uint64_t)bytes[0] | (uint64_t)bytes[1] << 8 |
            (uint64_t)bytes[2] << 16 | (uint64_t)bytes[3] << 24 | (uint64_t)bytes[4] << 32 |
            (uint64_t)bytes[5] << 40 | (uint64_t)bytes[6] << 48 | (uint64_t)bytes[7] << 56;
        FOUND_IN(tree_64, 8)
    }
    return ISADORA_NO_FORM;
}

int tesla_decode(const struct isadora_context *c, const uint8_t *bytes, size_t size,
    struct isadora_insn *out)
{
    return search(c, bytes, size, out, true);
}

int tesla_identify(const struct isadora_context *c, const uint8_t *bytes, size_t size,
    struct isadora_insn *out)
{
    return search(c, bytes, size, out, false);
}

int tesla_operands(const struct isadora_context *c, const uint8_t *bytes, size_t size,
    struct isadora_insn *out)
{
    if (out->form >= FORMS)
        return ISADORA_BAD_INSN;
    if (size < out->length)
        return ISADORA_SHORT;
    return tesla_decode(c, bytes, size, out);
}
