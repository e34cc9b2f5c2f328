/* Generated from the description maxwell by gen/emit/decode. Do not edit. */
#include "maxwell_decode.h"

#define FORMS MAXWELL_FORMS
#include "base/decode_entry.h"

TREE(tree_87_9_3)
{
    ENTERED
    switch (lo >> 48 & 0x3f) {
    case 0x0: case 0x2: case 0x4: case 0x6: case 0x8: case 0xa:
    case 0xc: case 0xe: case 0x10: case 0x12: case 0x14: case 0x16: /* 53=0 48=0 */
        if ((hi & 0x500000) == 0x0) TRY_AS(imadsp_uu_b, MAXWELL_IMADSP_UU_B)
        break;
    case 0x1: case 0x3: case 0x5: case 0x7: case 0x9: case 0xb:
    case 0xd: case 0xf: case 0x11: case 0x13: case 0x15: case 0x17: /* 53=0 48=1 */
        if ((hi & 0x500000) == 0x0) TRY_AS(imadsp_uu_b, MAXWELL_IMADSP_SU_B)
        break;
    case 0x20: case 0x22: case 0x24: case 0x26: case 0x28: case 0x2a:
    case 0x2c: case 0x2e: case 0x30: case 0x32: case 0x34: case 0x36: /* 53=1 48=0 */
        if ((hi & 0x500000) == 0x0) TRY_AS(imadsp_uu_b, MAXWELL_IMADSP_US_B)
        break;
    case 0x21: case 0x23: case 0x25: case 0x27: case 0x29: case 0x2b:
    case 0x2d: case 0x2f: case 0x31: case 0x33: case 0x35: case 0x37: /* 53=1 48=1 */
        if ((hi & 0x500000) == 0x0) TRY_AS(imadsp_uu_b, MAXWELL_IMADSP_SS_B)
        break;
    }
    return ISADORA_NO_FORM;
}

TREE(tree_87_c_3)
{
    ENTERED
    switch (lo >> 52 & 0x7) {
    case 0x1: case 0x3: /* 54=0 52=1 */
        if ((hi & 0x500000) == 0x0) TRY_AS(xmad_i, MAXWELL_XMAD_I)
        break;
    case 0x4: /* 54..52=100 */
        if ((hi & 0x500000) == 0x0) TRY_AS(icmp_b, MAXWELL_ICMP_B)
        break;
    case 0x5: /* 54..52=101 */
        if ((hi & 0x500000) == 0x0 && (lo & 0x600000000000) != 0x600000000000)
            TRY_AS(iset, MAXWELL_ISET)
        break;
    case 0x6: /* 54..52=110 */
        if ((hi & 0x500000) == 0x0 && (lo & 0x600000000000) != 0x600000000000)
            TRY_AS(isetp, MAXWELL_ISETP)
        break;
    case 0x7: /* 54..52=111 */
        if ((hi & 0x500000) == 0x0) TRY_AS(dfma_b, MAXWELL_DFMA_B)
        break;
    default:
        if ((hi & 0x500000) == 0x0) TRY_AS(xmad_i, MAXWELL_XMAD_I)
        break;
    }
    return ISADORA_NO_FORM;
}

TREE(tree_87_d_3)
{
    ENTERED
    switch (lo >> 51 & 0xf) {
    case 0x0: case 0x1: /* 54..52=000 */
        if ((hi & 0x500000) == 0x0 && (lo & 0x600000000000) != 0x600000000000)
            TRY_AS(dsetp, MAXWELL_DSETP)
        break;
    case 0x4: case 0x5: /* 54..52=010 */
        if ((hi & 0x500000) == 0x0) TRY_AS(fcmp_b, MAXWELL_FCMP_B)
        break;
    case 0x6: case 0x7: /* 54..52=011 */
        if ((hi & 0x500000) == 0x0 && (lo & 0x600000000000) != 0x600000000000)
            TRY_AS(fsetp, MAXWELL_FSETP)
        break;
    case 0x8: /* 54..51=1000 */
        if ((hi & 0x500000) == 0x0 && (lo & 0x7000000000000) != 0x7000000000000)
            TRY_AS(prmt_b, MAXWELL_PRMT_B)
        break;
    case 0xa: /* 54..51=1010 */
        if ((hi & 0x500000) == 0x0) TRY_AS(lea_lo, MAXWELL_LEA_LO)
        break;
    case 0xe: /* 54..51=1110 */
        if ((hi & 0x500000) == 0x0) TRY_AS(bfi_b, MAXWELL_BFI_B)
        break;
    case 0xf: /* 54..51=1111 */
        if ((hi & 0x500000) == 0x0 && (lo & 0x6000000000) != 0x2000000000)
            TRY_AS(shf_l, MAXWELL_SHF_L)
        break;
    }
    return ISADORA_NO_FORM;
}

TREE(tree_87_10_3)
{
    ENTERED
    switch (lo >> 51 & 0xf) {
    case 0x0: /* 54..51=0000 */
        if ((hi & 0x500000) == 0x0) TRY_AS(bfe, MAXWELL_BFE)
        break;
    case 0x1: /* 54..51=0001 */
        if ((hi & 0x500000) == 0x0) TRY_AS(popc, MAXWELL_POPC)
        break;
    case 0x2: /* 54..51=0010 */
        if ((hi & 0x500000) == 0x0) TRY_AS(iadd, MAXWELL_IADD)
        break;
    case 0x3: /* 54..51=0011 */
        if ((hi & 0x500000) == 0x0) TRY_AS(iscadd, MAXWELL_ISCADD)
        break;
    case 0x4: /* 54..51=0100 */
        if ((hi & 0x500000) == 0x0) TRY_AS(imnmx, MAXWELL_IMNMX)
        break;
    case 0x5: /* 54..51=0101 */
        if ((hi & 0x500000) == 0x0 && (lo & 0x180000000000) != 0x80000000000)
            TRY_AS(shr, MAXWELL_SHR)
        break;
    case 0x6: /* 54..51=0110 */
        if ((hi & 0x500000) == 0x0) TRY_AS(flo, MAXWELL_FLO)
        break;
    case 0x7: /* 54..51=0111 */
        if ((hi & 0x500000) == 0x0) TRY_AS(imul, MAXWELL_IMUL)
        break;
    case 0x8: /* 54..51=1000 */
        if ((hi & 0x500000) == 0x0) TRY_AS(lop, MAXWELL_LOP)
        break;
    case 0x9: /* 54..51=1001 */
        if ((hi & 0x500000) == 0x0) TRY_AS(shl, MAXWELL_SHL)
        break;
    case 0xa: /* 54..51=1010 */
        if ((hi & 0x500000) == 0x0) TRY_AS(dmnmx, MAXWELL_DMNMX)
        break;
    case 0xb: /* 54..51=1011 */
        if ((hi & 0x500000) == 0x0) TRY_AS(fadd, MAXWELL_FADD)
        break;
    case 0xc: /* 54..51=1100 */
        if ((hi & 0x500000) == 0x0) TRY_AS(fmnmx, MAXWELL_FMNMX)
        break;
    case 0xd: /* 54..51=1101 */
        if ((hi & 0x400000) != 0x400000 && (hi & 0x100000) != 0x100000 &&
            (lo & 0x300000000000) != 0x300000000000 && (lo & 0xe0000000000) != 0xe0000000000)
            TRY_AS(fmul, MAXWELL_FMUL)
        break;
    case 0xe: /* 54..51=1110 */
        if ((hi & 0x500000) == 0x0) TRY_AS(dadd, MAXWELL_DADD)
        break;
    }
    return ISADORA_NO_FORM;
}

TREE(tree_87_11_3_5)
{
    ENTERED
    switch (lo >> 8 & 0xf) {
    case 0x5: /* 11..8=0101 */
        if (((lo & 0x40000000000) == 0x40000000000 && (hi & 0x500000) == 0x0) ||
            ((lo & 0x18000000000) == 0x0 && (hi & 0x500000) == 0x0) ||
            ((lo & 0x18000000000) == 0x18000000000 && (hi & 0x500000) == 0x0))
            TRY_AS(f2f_hh, MAXWELL_F2F_HH)
        break;
    case 0x6: /* 11..8=0110 */
        if ((hi & 0x500000) == 0x0) TRY_AS(f2f_hs, MAXWELL_F2F_HS)
        break;
    case 0x7: /* 11..8=0111 */
        if ((hi & 0x500000) == 0x0) TRY_AS(f2f_hs, MAXWELL_F2F_HD)
        break;
    case 0x9: /* 11..8=1001 */
        if ((hi & 0x500000) == 0x0) TRY_AS(f2f_sh, MAXWELL_F2F_SH)
        break;
    case 0xa: /* 11..8=1010 */
        if (((lo & 0x40000000000) == 0x40000000000 && (hi & 0x500000) == 0x0) ||
            ((lo & 0x18000000000) == 0x0 && (hi & 0x500000) == 0x0) ||
            ((lo & 0x18000000000) == 0x18000000000 && (hi & 0x500000) == 0x0))
            TRY_AS(f2f_ss, MAXWELL_F2F_SS)
        break;
    case 0xb: /* 11..8=1011 */
        if ((hi & 0x500000) == 0x0) TRY_AS(f2f_sh, MAXWELL_F2F_SD)
        break;
    case 0xd: /* 11..8=1101 */
        if ((hi & 0x500000) == 0x0) TRY_AS(f2f_dh, MAXWELL_F2F_DH)
        break;
    case 0xe: /* 11..8=1110 */
        if ((hi & 0x500000) == 0x0) TRY_AS(f2f_dh, MAXWELL_F2F_DS)
        break;
    case 0xf: /* 11..8=1111 */
        if (((lo & 0x40000000000) == 0x40000000000 && (hi & 0x500000) == 0x0) ||
            ((lo & 0x18000000000) == 0x0 && (hi & 0x500000) == 0x0) ||
            ((lo & 0x18000000000) == 0x18000000000 && (hi & 0x500000) == 0x0))
            TRY_AS(f2f_dd, MAXWELL_F2F_DD)
        break;
    }
    return ISADORA_NO_FORM;
}

TREE(tree_87_11_3_6)
{
    ENTERED
    switch (lo >> 10 & 0x3) {
    case 0x1: /* 11..10=01 */
        if ((hi & 0x500000) == 0x0 && (lo & 0x300) != 0x0) TRY_AS(f2i_h, MAXWELL_F2I_H)
        break;
    case 0x2: /* 11..10=10 */
        if ((hi & 0x500000) == 0x0 && (lo & 0x300) != 0x0) TRY_AS(f2i_s, MAXWELL_F2I_S)
        break;
    case 0x3: /* 11..10=11 */
        if ((hi & 0x500000) == 0x0 && (lo & 0x300) != 0x0) TRY_AS(f2i_d, MAXWELL_F2I_D)
        break;
    }
    return ISADORA_NO_FORM;
}

TREE(tree_87_11_3_7)
{
    ENTERED
    switch (lo >> 10 & 0x3) {
    case 0x0: /* 11..10=00 */
        if ((hi & 0x500000) == 0x0 && (lo & 0x300) != 0x0) TRY_AS(i2f_b, MAXWELL_I2F_B)
        break;
    case 0x1: /* 11..10=01 */
        if ((hi & 0x500000) == 0x0 && (lo & 0x300) != 0x0) TRY_AS(i2f_h, MAXWELL_I2F_H)
        break;
    case 0x2: /* 11..10=10 */
        if ((hi & 0x500000) == 0x0 && (lo & 0x300) != 0x0) TRY_AS(i2f_b, MAXWELL_I2F_W)
        break;
    case 0x3: /* 11..10=11 */
        if ((hi & 0x500000) == 0x0 && (lo & 0x300) != 0x0) TRY_AS(i2f_b, MAXWELL_I2F_D)
        break;
    }
    return ISADORA_NO_FORM;
}

TREE(tree_87_11_3_c)
{
    ENTERED
    switch (lo >> 10 & 0x3) {
    case 0x0: /* 11..10=00 */
        if ((hi & 0x500000) == 0x0 && (lo & 0x300) != 0x300) TRY_AS(i2i_b, MAXWELL_I2I_B)
        break;
    case 0x1: /* 11..10=01 */
        if ((hi & 0x500000) == 0x0 && (lo & 0x300) != 0x300) TRY_AS(i2i_h, MAXWELL_I2I_H)
        break;
    case 0x2: /* 11..10=10 */
        if ((hi & 0x500000) == 0x0 && (lo & 0x300) != 0x300) TRY_AS(i2i_b, MAXWELL_I2I_W)
        break;
    }
    return ISADORA_NO_FORM;
}

TREE(tree_87_11_3)
{
    ENTERED
    switch (lo >> 51 & 0xf) {
    case 0x0: /* 54..51=0000 */
        if ((hi & 0x500000) == 0x0) TRY_AS(dmul, MAXWELL_DMUL)
        break;
    case 0x1: /* 54..51=0001 */
        if ((lo & 0x1f8000000000) == 0x0 && (hi & 0x500000) == 0x0) TRY_AS(fchk, MAXWELL_FCHK)
        break;
    case 0x2: /* 54..51=0010 */
        if ((hi & 0x500000) == 0x0) TRY_AS(rro, MAXWELL_RRO)
        break;
    case 0x3: /* 54..51=0011 */
        if ((hi & 0x500000) == 0x0) TRY_AS(mov, MAXWELL_MOV)
        break;
    case 0x4: /* 54..51=0100 */
        if ((hi & 0x500000) == 0x0) TRY_AS(sel, MAXWELL_SEL)
        break;
    case 0x5: /* 54..51=0101 */
        ENTER(tree_87_11_3_5)
    case 0x6: /* 54..51=0110 */
        ENTER(tree_87_11_3_6)
    case 0x7: /* 54..51=0111 */
        ENTER(tree_87_11_3_7)
    case 0x8: case 0x9: /* 54..52=100 */
        if ((hi & 0x500000) == 0x0) TRY_AS(iadd3_b, MAXWELL_IADD3_B)
        break;
    case 0xc: /* 54..51=1100 */
        ENTER(tree_87_11_3_c)
    case 0xd: /* 54..51=1101 */
        if ((hi & 0x500000) == 0x0) TRY_AS(p2r, MAXWELL_P2R)
        break;
    case 0xe: /* 54..51=1110 */
        if ((hi & 0x500000) == 0x0) TRY_AS(r2p, MAXWELL_R2P)
        break;
    case 0xf: /* 54..51=1111 */
        if ((hi & 0x500000) == 0x0 && (lo & 0x6000000000) != 0x2000000000)
            TRY_AS(shf_r, MAXWELL_SHF_R)
        break;
    }
    return ISADORA_NO_FORM;
}

TREE(tree_87_16_0)
{
    ENTERED
    switch (lo >> 60 & 0x1) {
    case 0x0: /* 60=0 */
        if ((hi & 0x500000) == 0x0) FIND_AS(fadd32i, MAXWELL_FADD32I)
        break;
    case 0x1: /* 60=1 */
        if ((hi & 0x500000) == 0x0) FIND_AS(lea_hc, MAXWELL_LEA_HC)
        break;
    }
    return ISADORA_NO_FORM;
}

TREE(tree_87_18_1)
{
    ENTERED
    switch (lo >> 60 & 0x1) {
    case 0x0: /* 60=0 */
        if ((hi & 0x500000) == 0x0) FIND_AS(hadd2_32i, MAXWELL_HADD2_32I)
        break;
    case 0x1: /* 60=1 */
        if ((hi & 0x500000) == 0x0) FIND_AS(lop3_i, MAXWELL_LOP3_I)
        break;
    }
    return ISADORA_NO_FORM;
}

TREE(tree_87)
{
    ENTERED
    switch (lo >> 55 & 0x1f) {
    case 0x0: /* 59..55=00000 */
        switch (lo >> 60 & 0xf) {
        case 0x1: /* 63..55=000100000 */
            if ((hi & 0x500000) == 0x0) FIND_AS(imad32i, MAXWELL_IMAD32I)
            break;
        case 0x2: /* 63..55=001000000 */
            if ((hi & 0x500000) == 0x0) TRY_AS(vadd, MAXWELL_VADD)
            break;
        case 0x3: /* 63..55=001100000 */
            if ((hi & 0x500000) == 0x0 && (lo & 0x600000000000) != 0x600000000000)
                TRY_AS(fset, MAXWELL_FSET)
            break;
        case 0x4: /* 63..55=010000000 */
            if ((hi & 0x500000) == 0x0) TRY_AS(vset, MAXWELL_VSET)
            break;
        case 0x5: /* 63..55=010100000 */
            if ((hi & 0x400000) != 0x400000 && (hi & 0x100000) != 0x100000 &&
                (lo & 0x40000000000000) != 0x40000000000000 && (lo & 0x18003000000000) != 0x0 &&
                (lo & 0xe00000000) != 0xe00000000 && (lo & 0xc0000000) != 0xc0000000 &&
                (lo & 0xb0000000) != 0xb0000000)
                FIND_AS(vabsdiff4, MAXWELL_VABSDIFF4)
            break;
        case 0x7: /* 63..55=011100000 */
            if ((hi & 0x500000) == 0x0) FIND_AS(hfma2_b, MAXWELL_HFMA2_B)
            break;
        case 0x8: case 0x9: /* 63..61=100 59..55=00000 */
            if ((hi & 0x500000) == 0x0) FIND_AS(ld, MAXWELL_LD)
            break;
        case 0xa: case 0xb: /* 63..61=101 59..55=00000 */
            if ((hi & 0x500000) == 0x0) FIND_AS(st, MAXWELL_ST)
            break;
        case 0xc: /* 63..55=110000000 */
            if ((hi & 0x500000) == 0x0) FIND_AS(tex_i, MAXWELL_TEX_I)
            break;
        case 0xd: /* 63..55=110100000 */
            switch (lo >> 53 & 0x3) {
            case 0x0: /* 63..53=11010000000 */
                if (ON(NOT_SM_50) && (lo & 0xff0000000) == 0xff0000000 && (hi & 0x500000) == 0x0)
                    TRY_AS(texs_d1_lz_s, MAXWELL_TEXS_D1_LZ_S)
                if (ON(NOT_SM_50) && (((lo & 0x10000000000000) == 0x0 && (hi & 0x500000) == 0x0) ||
                    ((lo & 0xc000000000000) == 0x0 && (hi & 0x500000) == 0x0)))
                    TRY_AS(texs_d1_lz_m, MAXWELL_TEXS_D1_LZ_M)
                break;
            case 0x1: /* 63..53=11010000001 */
                if (ON(NOT_SM_50) && (lo & 0xff0000000) == 0xff0000000 && (hi & 0x500000) == 0x0)
                    TRY_AS(texs_d1_lz_s, MAXWELL_TEXS_D2_S)
                if (ON(NOT_SM_50) && (((lo & 0x10000000000000) == 0x0 && (hi & 0x500000) == 0x0) ||
                    ((lo & 0xc000000000000) == 0x0 && (hi & 0x500000) == 0x0)))
                    TRY_AS(texs_d1_lz_m, MAXWELL_TEXS_D2_M)
                break;
            case 0x2: /* 63..53=11010000010 */
                if (ON(NOT_SM_50) && (lo & 0xff0000000) == 0xff0000000 && (hi & 0x500000) == 0x0)
                    TRY_AS(texs_d1_lz_s, MAXWELL_TEXS_D2_LZ_S)
                if (ON(NOT_SM_50) && (((lo & 0x10000000000000) == 0x0 && (hi & 0x500000) == 0x0) ||
                    ((lo & 0xc000000000000) == 0x0 && (hi & 0x500000) == 0x0)))
                    TRY_AS(texs_d1_lz_m, MAXWELL_TEXS_D2_LZ_M)
                break;
            case 0x3: /* 63..53=11010000011 */
                if (ON(NOT_SM_50) && (lo & 0xff0000000) == 0xff0000000 && (hi & 0x500000) == 0x0)
                    TRY_AS(texs_d1_lz_s, MAXWELL_TEXS_D2_LL_S)
                if (ON(NOT_SM_50) && (((lo & 0x10000000000000) == 0x0 && (hi & 0x500000) == 0x0) ||
                    ((lo & 0xc000000000000) == 0x0 && (hi & 0x500000) == 0x0)))
                    TRY_AS(texs_d1_lz_m, MAXWELL_TEXS_D2_LL_M)
                break;
            }
            break;
        case 0xe: /* 63..55=111000000 */
            if ((lo & 0x7800000000000) == 0x3800000000000 && (hi & 0x500000) == 0x0)
                TRY_AS(ipa, MAXWELL_IPA)
            break;
        }
        break;
    case 0x1: /* 59..55=00001 */
        switch (lo >> 60 & 0xf) {
        case 0x0: /* 63..55=000000001 */
            return ISADORA_NO_FORM;
        case 0x1: /* 63..55=000100001 */
            if ((hi & 0x500000) == 0x0) FIND_AS(imad32i, MAXWELL_IMAD32I)
            break;
        case 0x2: /* 63..55=001000001 */
            if ((hi & 0x500000) == 0x0) TRY_AS(vadd, MAXWELL_VADD)
            break;
        case 0x3: /* 63..55=001100001 */
            if ((hi & 0x500000) == 0x0 && (lo & 0x600000000000) != 0x600000000000)
                TRY_AS(fset, MAXWELL_FSET)
            break;
        case 0x4: /* 63..55=010000001 */
            if ((hi & 0x500000) == 0x0) TRY_AS(vset, MAXWELL_VSET)
            break;
        case 0x5: /* 63..55=010100001 */
            switch (lo >> 51 & 0xf) {
            case 0x0: /* 63..51=0101000010000 */
                switch (lo >> 23 & 0x1) {
                case 0x0: /* 63..51=0101000010000 23=0 */
                    if ((hi & 0x500000) == 0x0) FIND_AS(mufu, MAXWELL_MUFU)
                    break;
                case 0x1: /* 63..51=0101000010000 23=1 */
                    if (ON(NOT_SM_50) && (lo & 0x700000) == 0x0 && (hi & 0x500000) == 0x0)
                        FIND_AS(mufu, MAXWELL_MUFU_SQRT)
                    break;
                }
                break;
            case 0x1: /* 63..51=0101000010001 */
                if (((lo & 0x400002000000) == 0x0 && (hi & 0x500000) == 0x0) ||
                    ((lo & 0x400001000000) == 0x0 && (hi & 0x500000) == 0x0) ||
                    ((lo & 0x200002000000) == 0x0 && (hi & 0x500000) == 0x0) ||
                    ((lo & 0x200001000000) == 0x0 && (hi & 0x500000) == 0x0))
                    FIND_AS(pset, MAXWELL_PSET)
                break;
            case 0x2: /* 63..51=0101000010010 */
                if (((lo & 0x400002000000) == 0x0 && (hi & 0x500000) == 0x0) ||
                    ((lo & 0x400001000000) == 0x0 && (hi & 0x500000) == 0x0) ||
                    ((lo & 0x200002000000) == 0x0 && (hi & 0x500000) == 0x0) ||
                    ((lo & 0x200001000000) == 0x0 && (hi & 0x500000) == 0x0))
                    FIND_AS(psetp, MAXWELL_PSETP)
                break;
            case 0x3: /* 63..51=0101000010011 */
                if ((hi & 0x500000) == 0x0 && (lo & 0x600000000000) != 0x600000000000)
                    FIND_AS(cset, MAXWELL_CSET)
                break;
            case 0x4: /* 63..51=0101000010100 */
                if ((hi & 0x500000) == 0x0 && (lo & 0x600000000000) != 0x600000000000)
                    FIND_AS(csetp, MAXWELL_CSETP)
                break;
            case 0x6: /* 63..51=0101000010110 */
                if ((hi & 0x500000) == 0x0) FIND_AS(nop, MAXWELL_NOP)
                break;
            case 0x9: /* 63..51=0101000011001 */
                if ((hi & 0x500000) == 0x0) FIND_AS(s2r, MAXWELL_CS2R)
                break;
            case 0xa: /* 63..51=0101000011010 */
                if ((hi & 0x500000) == 0x0) FIND_AS(lepc, MAXWELL_LEPC)
                break;
            case 0xb: /* 63..51=0101000011011 */
                if ((hi & 0x500000) == 0x0 && (lo & 0x3000000000000) != 0x3000000000000)
                    FIND_AS(vote, MAXWELL_VOTE)
                break;
            case 0xc: /* 63..51=0101000011100 */
                if ((hi & 0x500000) == 0x0 && (lo & 0x3000000000000) != 0x3000000000000)
                    FIND_AS(vote_vtg, MAXWELL_VOTE_VTG)
                break;
            case 0xe: /* 63..51=0101000011110 */
                if ((hi & 0x500000) == 0x0 && (lo & 0x600000000000) != 0x600000000000)
                    TRY_AS(vsetp, MAXWELL_VSETP)
                break;
            case 0xf: /* 63..51=0101000011111 */
                if ((hi & 0x500000) == 0x0) FIND_AS(fswzadd, MAXWELL_FSWZADD)
                break;
            }
            break;
        case 0x6: /* 63..55=011000001 */
            if ((hi & 0x500000) == 0x0) FIND_AS(hfma2_c, MAXWELL_HFMA2_C)
            break;
        case 0x7: /* 63..55=011100001 */
            if ((hi & 0x500000) == 0x0) FIND_AS(hfma2_b, MAXWELL_HFMA2_B)
            break;
        case 0xa: case 0xb: /* 63..61=101 59..55=00001 */
            if ((hi & 0x500000) == 0x0 && (lo & 0x60000000000000) != 0x60000000000000)
                FIND_AS(st, MAXWELL_ST)
            break;
        case 0xc: /* 63..55=110000001 */
            if ((hi & 0x500000) == 0x0) FIND_AS(tex_i, MAXWELL_TEX_I)
            break;
        case 0xd: /* 63..55=110100001 */
            switch (lo >> 53 & 0x3) {
            case 0x0: /* 63..53=11010000100 */
                if (ON(NOT_SM_50) && (lo & 0xff0000000) == 0xff0000000 && (hi & 0x500000) == 0x0)
                    TRY_AS(texs_d1_lz_s, MAXWELL_TEXS_D2_DC_S)
                if (ON(NOT_SM_50) && (((lo & 0x10000000000000) == 0x0 && (hi & 0x500000) == 0x0) ||
                    ((lo & 0xc000000000000) == 0x0 && (hi & 0x500000) == 0x0)))
                    TRY_AS(texs_d1_lz_m, MAXWELL_TEXS_D2_DC_M)
                break;
            case 0x1: /* 63..53=11010000101 */
                if (ON(NOT_SM_50) && (lo & 0xff0000000) == 0xff0000000 && (hi & 0x500000) == 0x0)
                    TRY_AS(texs_d1_lz_s, MAXWELL_TEXS_D2_LL_DC_S)
                if (ON(NOT_SM_50) && (((lo & 0x10000000000000) == 0x0 && (hi & 0x500000) == 0x0) ||
                    ((lo & 0xc000000000000) == 0x0 && (hi & 0x500000) == 0x0)))
                    TRY_AS(texs_d1_lz_m, MAXWELL_TEXS_D2_LL_DC_M)
                break;
            case 0x2: /* 63..53=11010000110 */
                if (ON(NOT_SM_50) && (lo & 0xff0000000) == 0xff0000000 && (hi & 0x500000) == 0x0)
                    TRY_AS(texs_d1_lz_s, MAXWELL_TEXS_D2_LZ_DC_S)
                if (ON(NOT_SM_50) && (((lo & 0x10000000000000) == 0x0 && (hi & 0x500000) == 0x0) ||
                    ((lo & 0xc000000000000) == 0x0 && (hi & 0x500000) == 0x0)))
                    TRY_AS(texs_d1_lz_m, MAXWELL_TEXS_D2_LZ_DC_M)
                break;
            case 0x3: /* 63..53=11010000111 */
                if (ON(NOT_SM_50) && (lo & 0xff0000000) == 0xff0000000 && (hi & 0x500000) == 0x0)
                    TRY_AS(texs_d1_lz_s, MAXWELL_TEXS_A2_S)
                if (ON(NOT_SM_50) && (((lo & 0x10000000000000) == 0x0 && (hi & 0x500000) == 0x0) ||
                    ((lo & 0xc000000000000) == 0x0 && (hi & 0x500000) == 0x0)))
                    TRY_AS(texs_d1_lz_m, MAXWELL_TEXS_A2_M)
                break;
            }
            break;
        case 0xe: /* 63..55=111000001 */
            if ((lo & 0x7800000000000) == 0x3800000000000 && (hi & 0x500000) == 0x0)
                TRY_AS(ipa, MAXWELL_IPA)
            break;
        case 0xf: /* 63..55=111100001 */
            switch (lo >> 51 & 0xf) {
            case 0x5: /* 63..51=1111000010101 */
                switch (lo >> 32 & 0x7) {
                case 0x0: /* 63..51=1111000010101 34..32=000 */
                    if ((lo & 0x78000000000) == 0x38000000000 && (hi & 0x500000) == 0x0)
                        FIND_AS(bar_sync, MAXWELL_BAR_SYNC)
                    break;
                case 0x1: /* 63..51=1111000010101 34..32=001 */
                    if ((lo & 0x78000000000) == 0x38000000000 && (hi & 0x500000) == 0x0)
                        FIND_AS(bar_arv, MAXWELL_BAR_ARV)
                    break;
                case 0x2: /* 63..51=1111000010101 34..32=010 */
                    if ((hi & 0x500000) == 0x0 && (lo & 0x1800000000) != 0x1800000000)
                        FIND_AS(bar_red, MAXWELL_BAR_RED)
                    break;
                case 0x3: /* 63..51=1111000010101 34..32=011 */
                    if ((hi & 0x500000) == 0x0) FIND_AS(bar_scan, MAXWELL_BAR_SCAN)
                    break;
                }
                break;
            case 0x7: /* 63..51=1111000010111 */
                switch (lo >> 32 & 0x3) {
                case 0x0: /* 63..51=1111000010111 33..32=00 */
                    if ((hi & 0x500000) == 0x0) FIND_AS(b2r_b, MAXWELL_B2R_B)
                    break;
                case 0x1: /* 63..51=1111000010111 33..32=01 */
                    if ((lo & 0xff00) == 0xff00 && (hi & 0x500000) == 0x0)
                        FIND_AS(b2r_r, MAXWELL_B2R_R)
                    break;
                case 0x2: /* 63..51=1111000010111 33..32=10 */
                    if ((lo & 0xff00) == 0xff00 && (hi & 0x500000) == 0x0)
                        FIND_AS(b2r_w, MAXWELL_B2R_W)
                    break;
                }
                break;
            case 0x8: /* 63..51=1111000011000 */
                if ((hi & 0x500000) == 0x0 && (lo & 0x300000000) != 0x300000000)
                    FIND_AS(r2b, MAXWELL_R2B)
                break;
            case 0x9: /* 63..51=1111000011001 */
                if ((hi & 0x500000) == 0x0) FIND_AS(s2r, MAXWELL_S2R)
                break;
            case 0xe: /* 63..51=1111000011110 */
                switch (lo >> 29 & 0x1) {
                case 0x0: /* 63..51=1111000011110 29=0 */
                    if ((hi & 0x500000) == 0x0) FIND_AS(depbar_n, MAXWELL_DEPBAR_N)
                    break;
                case 0x1: /* 63..51=1111000011110 29=1 */
                    if ((hi & 0x500000) == 0x0 && (lo & 0x18000000) != 0x18000000)
                        FIND_AS(depbar_le, MAXWELL_DEPBAR_LE)
                    break;
                }
                break;
            case 0xf: /* 63..51=1111000011111 */
                if ((hi & 0x500000) == 0x0) FIND_AS(sync, MAXWELL_SYNC)
                break;
            }
            break;
        default:
            if ((hi & 0x500000) == 0x0 && (lo & 0x60000000000000) != 0x60000000000000)
                FIND_AS(ld, MAXWELL_LD)
            break;
        }
        break;
    case 0x2: /* 59..55=00010 */
        switch (lo >> 60 & 0xf) {
        case 0x0: /* 63..55=000000010 */
            if ((lo & 0x70000000000000) == 0x0 && (hi & 0x500000) == 0x0)
                FIND_AS(mov32i, MAXWELL_MOV32I)
            break;
        case 0x1: /* 63..55=000100010 */
            if ((hi & 0x500000) == 0x0) FIND_AS(imad32i, MAXWELL_IMAD32I)
            break;
        case 0x2: /* 63..55=001000010 */
            if ((hi & 0x500000) == 0x0) TRY_AS(vadd, MAXWELL_VADD)
            break;
        case 0x3: /* 63..55=001100010 */
            if ((hi & 0x500000) == 0x0 && (lo & 0x600000000000) != 0x600000000000)
                TRY_AS(fset, MAXWELL_FSET)
            break;
        case 0x4: /* 63..55=010000010 */
            if ((hi & 0x500000) == 0x0) TRY_AS(vset, MAXWELL_VSET)
            break;
        case 0x5: /* 63..55=010100010 */
            if ((hi & 0x500000) == 0x0) FIND_AS(xmad_c, MAXWELL_XMAD_C)
            break;
        case 0x7: /* 63..55=011100010 */
            if ((hi & 0x500000) == 0x0) FIND_AS(hfma2_b, MAXWELL_HFMA2_B)
            break;
        case 0x8: case 0x9: /* 63..61=100 59..55=00010 */
            if ((hi & 0x500000) == 0x0) FIND_AS(ld, MAXWELL_LD)
            break;
        case 0xa: case 0xb: /* 63..61=101 59..55=00010 */
            if ((hi & 0x500000) == 0x0) FIND_AS(st, MAXWELL_ST)
            break;
        case 0xc: /* 63..55=110000010 */
            if ((hi & 0x500000) == 0x0) FIND_AS(tex_i, MAXWELL_TEX_I)
            break;
        case 0xd: /* 63..55=110100010 */
            switch (lo >> 53 & 0x3) {
            case 0x0: /* 63..53=11010001000 */
                if (ON(NOT_SM_50) && (lo & 0xff0000000) == 0xff0000000 && (hi & 0x500000) == 0x0)
                    TRY_AS(texs_d1_lz_s, MAXWELL_TEXS_A2_LZ_S)
                if (ON(NOT_SM_50) && (((lo & 0x10000000000000) == 0x0 && (hi & 0x500000) == 0x0) ||
                    ((lo & 0xc000000000000) == 0x0 && (hi & 0x500000) == 0x0)))
                    TRY_AS(texs_d1_lz_m, MAXWELL_TEXS_A2_LZ_M)
                break;
            case 0x1: /* 63..53=11010001001 */
                if (ON(NOT_SM_50) && (lo & 0xff0000000) == 0xff0000000 && (hi & 0x500000) == 0x0)
                    TRY_AS(texs_d1_lz_s, MAXWELL_TEXS_A2_LZ_DC_S)
                if (ON(NOT_SM_50) && (((lo & 0x10000000000000) == 0x0 && (hi & 0x500000) == 0x0) ||
                    ((lo & 0xc000000000000) == 0x0 && (hi & 0x500000) == 0x0)))
                    TRY_AS(texs_d1_lz_m, MAXWELL_TEXS_A2_LZ_DC_M)
                break;
            case 0x2: /* 63..53=11010001010 */
                if (ON(NOT_SM_50) && (lo & 0xff0000000) == 0xff0000000 && (hi & 0x500000) == 0x0)
                    TRY_AS(texs_d1_lz_s, MAXWELL_TEXS_D3_S)
                if (ON(NOT_SM_50) && (((lo & 0x10000000000000) == 0x0 && (hi & 0x500000) == 0x0) ||
                    ((lo & 0xc000000000000) == 0x0 && (hi & 0x500000) == 0x0)))
                    TRY_AS(texs_d1_lz_m, MAXWELL_TEXS_D3_M)
                break;
            case 0x3: /* 63..53=11010001011 */
                if (ON(NOT_SM_50) && (lo & 0xff0000000) == 0xff0000000 && (hi & 0x500000) == 0x0)
                    TRY_AS(texs_d1_lz_s, MAXWELL_TEXS_D3_LZ_S)
                if (ON(NOT_SM_50) && (((lo & 0x10000000000000) == 0x0 && (hi & 0x500000) == 0x0) ||
                    ((lo & 0xc000000000000) == 0x0 && (hi & 0x500000) == 0x0)))
                    TRY_AS(texs_d1_lz_m, MAXWELL_TEXS_D3_LZ_M)
                break;
            }
            break;
        }
        break;
    case 0x3: /* 59..55=00011 */
        switch (lo >> 60 & 0xf) {
        case 0x1: /* 63..55=000100011 */
            if ((hi & 0x500000) == 0x0) FIND_AS(imad32i, MAXWELL_IMAD32I)
            break;
        case 0x2: /* 63..55=001000011 */
            if ((hi & 0x500000) == 0x0) TRY_AS(vadd, MAXWELL_VADD)
            break;
        case 0x3: /* 63..55=001100011 */
            if ((hi & 0x500000) == 0x0 && (lo & 0x600000000000) != 0x600000000000)
                TRY_AS(fset, MAXWELL_FSET)
            break;
        case 0x4: /* 63..55=010000011 */
            if ((hi & 0x500000) == 0x0) TRY_AS(vset, MAXWELL_VSET)
            break;
        case 0x5: /* 63..55=010100011 */
            if ((hi & 0x500000) == 0x0 && (lo & 0x60000000000000) != 0x60000000000000)
                FIND_AS(ffma_c, MAXWELL_FFMA_C)
            break;
        case 0x6: /* 63..55=011000011 */
            if ((hi & 0x500000) == 0x0) FIND_AS(hfma2_c, MAXWELL_HFMA2_C)
            break;
        case 0x7: /* 63..55=011100011 */
            if ((hi & 0x500000) == 0x0) FIND_AS(hfma2_b, MAXWELL_HFMA2_B)
            break;
        case 0x8: case 0x9: /* 63..61=100 59..55=00011 */
            if ((hi & 0x500000) == 0x0 && (lo & 0x60000000000000) != 0x60000000000000)
                FIND_AS(ld, MAXWELL_LD)
            break;
        case 0xa: case 0xb: /* 63..61=101 59..55=00011 */
            if ((hi & 0x500000) == 0x0 && (lo & 0x60000000000000) != 0x60000000000000)
                FIND_AS(st, MAXWELL_ST)
            break;
        case 0xc: /* 63..55=110000011 */
            if ((hi & 0x500000) == 0x0) FIND_AS(tex_i, MAXWELL_TEX_I)
            break;
        case 0xd: /* 63..55=110100011 */
            switch (lo >> 53 & 0x3) {
            case 0x0: /* 63..53=11010001100 */
                if (ON(NOT_SM_50) && (lo & 0xff0000000) == 0xff0000000 && (hi & 0x500000) == 0x0)
                    TRY_AS(texs_d1_lz_s, MAXWELL_TEXS_CUBE_S)
                if (ON(NOT_SM_50) && (((lo & 0x10000000000000) == 0x0 && (hi & 0x500000) == 0x0) ||
                    ((lo & 0xc000000000000) == 0x0 && (hi & 0x500000) == 0x0)))
                    TRY_AS(texs_d1_lz_m, MAXWELL_TEXS_CUBE_M)
                break;
            case 0x1: /* 63..53=11010001101 */
                if (ON(NOT_SM_50) && (lo & 0xff0000000) == 0xff0000000 && (hi & 0x500000) == 0x0)
                    TRY_AS(texs_d1_lz_s, MAXWELL_TEXS_CUBE_LL_S)
                if (ON(NOT_SM_50) && (((lo & 0x10000000000000) == 0x0 && (hi & 0x500000) == 0x0) ||
                    ((lo & 0xc000000000000) == 0x0 && (hi & 0x500000) == 0x0)))
                    TRY_AS(texs_d1_lz_m, MAXWELL_TEXS_CUBE_LL_M)
                break;
            }
            break;
        }
        break;
    case 0x4: /* 59..55=00100 */
        switch (lo >> 60 & 0xf) {
        case 0x0: /* 63..55=000000100 */
            if ((hi & 0x500000) == 0x0) FIND_AS(lop3_c, MAXWELL_LOP3_C)
            break;
        case 0x1: /* 63..55=000100100 */
            if ((hi & 0x500000) == 0x0) FIND_AS(imad32i, MAXWELL_IMAD32I)
            break;
        case 0x2: /* 63..55=001000100 */
            if ((hi & 0x500000) == 0x0) TRY_AS(vadd, MAXWELL_VADD)
            break;
        case 0x3: /* 63..55=001100100 */
            if ((hi & 0x500000) == 0x0 && (lo & 0x600000000000) != 0x600000000000)
                TRY_AS(dset, MAXWELL_DSET)
            break;
        case 0x5: /* 63..55=010100100 */
            if ((hi & 0x500000) == 0x0) FIND_AS(imad_c, MAXWELL_IMAD_C)
            break;
        case 0x7: /* 63..55=011100100 */
            if ((hi & 0x500000) == 0x0) FIND_AS(hfma2_b, MAXWELL_HFMA2_B)
            break;
        case 0x8: case 0x9: /* 63..61=100 59..55=00100 */
            if ((hi & 0x500000) == 0x0) FIND_AS(ld, MAXWELL_LD)
            break;
        case 0xa: case 0xb: /* 63..61=101 59..55=00100 */
            if ((hi & 0x500000) == 0x0) FIND_AS(st, MAXWELL_ST)
            break;
        case 0xd: /* 63..55=110100100 */
            switch (lo >> 53 & 0x3) {
            case 0x0: /* 63..53=11010010000 */
                if (ON(NOT_SM_50) && (lo & 0xff0000000) == 0xff0000000 && (hi & 0x500000) == 0x0)
                    TRY_AS(texs_d1_lz_s, MAXWELL_TLDS_D1_LZ_S)
                if (ON(NOT_SM_50) && (((lo & 0x10000000000000) == 0x0 && (hi & 0x500000) == 0x0) ||
                    ((lo & 0xc000000000000) == 0x0 && (hi & 0x500000) == 0x0)))
                    TRY_AS(texs_d1_lz_m, MAXWELL_TLDS_D1_LZ_M)
                break;
            case 0x1: /* 63..53=11010010001 */
                if (ON(NOT_SM_50) && (lo & 0xff0000000) == 0xff0000000 && (hi & 0x500000) == 0x0)
                    TRY_AS(texs_d1_lz_s, MAXWELL_TLDS_D1_LL_S)
                if (ON(NOT_SM_50) && (((lo & 0x10000000000000) == 0x0 && (hi & 0x500000) == 0x0) ||
                    ((lo & 0xc000000000000) == 0x0 && (hi & 0x500000) == 0x0)))
                    TRY_AS(texs_d1_lz_m, MAXWELL_TLDS_D1_LL_M)
                break;
            case 0x2: /* 63..53=11010010010 */
                if (ON(NOT_SM_50) && (lo & 0xff0000000) == 0xff0000000 && (hi & 0x500000) == 0x0)
                    TRY_AS(texs_d1_lz_s, MAXWELL_TLDS_D2_LZ_S)
                if (ON(NOT_SM_50) && (((lo & 0x10000000000000) == 0x0 && (hi & 0x500000) == 0x0) ||
                    ((lo & 0xc000000000000) == 0x0 && (hi & 0x500000) == 0x0)))
                    TRY_AS(texs_d1_lz_m, MAXWELL_TLDS_D2_LZ_M)
                break;
            }
            break;
        case 0xe: /* 63..55=111000100 */
            switch (lo >> 52 & 0x7) {
            case 0x0: /* 63..52=111000100000 */
                if ((hi & 0x500000) == 0x0) FIND_AS(jmx, MAXWELL_JMX)
                break;
            case 0x1: /* 63..52=111000100001 */
                if ((hi & 0x500000) == 0x0) FIND_AS(jmp, MAXWELL_JMP)
                break;
            case 0x2: /* 63..52=111000100010 */
                if ((hi & 0x500000) == 0x0) FIND_AS(jcal, MAXWELL_JCAL)
                break;
            case 0x3: /* 63..52=111000100011 */
                if ((hi & 0x500000) == 0x0) FIND_AS(pexit, MAXWELL_PEXIT)
                break;
            case 0x4: /* 63..52=111000100100 */
                if ((hi & 0x500000) == 0x0) FIND_AS(bra, MAXWELL_BRA)
                break;
            case 0x5: /* 63..52=111000100101 */
                if ((hi & 0x500000) == 0x0) FIND_AS(brx, MAXWELL_BRX)
                break;
            case 0x6: /* 63..52=111000100110 */
                if ((hi & 0x500000) == 0x0) FIND_AS(cal, MAXWELL_CAL)
                break;
            case 0x7: /* 63..52=111000100111 */
                if ((hi & 0x500000) == 0x0) FIND_AS(cal, MAXWELL_PRET)
                break;
            }
            break;
        }
        break;
    case 0x5: /* 59..55=00101 */
        switch (lo >> 60 & 0xf) {
        case 0x0: /* 63..55=000000101 */
            if ((hi & 0x500000) == 0x0) FIND_AS(lop3_c, MAXWELL_LOP3_C)
            break;
        case 0x1: /* 63..55=000100101 */
            if ((hi & 0x500000) == 0x0) FIND_AS(imad32i, MAXWELL_IMAD32I)
            break;
        case 0x2: /* 63..55=001000101 */
            if ((hi & 0x500000) == 0x0) TRY_AS(vadd, MAXWELL_VADD)
            break;
        case 0x3: /* 63..55=001100101 */
            if ((hi & 0x500000) == 0x0 && (lo & 0x60000000000000) != 0x60000000000000)
                TRY_AS(ffma_b, MAXWELL_FFMA_B)
            break;
        case 0x5: /* 63..55=010100101 */
            switch (lo >> 48 & 0x3f) {
            case 0x0: case 0x2: case 0x4: case 0x6: case 0x8: case 0xa:
            case 0xc: case 0xe: case 0x10: case 0x12: case 0x14: case 0x16:
                if ((hi & 0x500000) == 0x0) FIND_AS(imadsp_uu_c, MAXWELL_IMADSP_UU_C)
                break;
            case 0x1: case 0x3: case 0x5: case 0x7: case 0x9: case 0xb:
            case 0xd: case 0xf: case 0x11: case 0x13: case 0x15: case 0x17:
                if ((hi & 0x500000) == 0x0) FIND_AS(imadsp_uu_c, MAXWELL_IMADSP_SU_C)
                break;
            case 0x20: case 0x22: case 0x24: case 0x26: case 0x28: case 0x2a:
            case 0x2c: case 0x2e: case 0x30: case 0x32: case 0x34: case 0x36:
                if ((hi & 0x500000) == 0x0) FIND_AS(imadsp_uu_c, MAXWELL_IMADSP_US_C)
                break;
            case 0x21: case 0x23: case 0x25: case 0x27: case 0x29: case 0x2b:
            case 0x2d: case 0x2f: case 0x31: case 0x33: case 0x35: case 0x37:
                if ((hi & 0x500000) == 0x0) FIND_AS(imadsp_uu_c, MAXWELL_IMADSP_SS_C)
                break;
            }
            break;
        case 0x6: /* 63..55=011000101 */
            if ((hi & 0x500000) == 0x0) FIND_AS(hfma2_c, MAXWELL_HFMA2_C)
            break;
        case 0x7: /* 63..55=011100101 */
            if ((hi & 0x500000) == 0x0) FIND_AS(hfma2_b, MAXWELL_HFMA2_B)
            break;
        case 0x8: case 0x9: /* 63..61=100 59..55=00101 */
            if ((hi & 0x500000) == 0x0 && (lo & 0x60000000000000) != 0x60000000000000)
                FIND_AS(ld, MAXWELL_LD)
            break;
        case 0xa: case 0xb: /* 63..61=101 59..55=00101 */
            if ((hi & 0x500000) == 0x0 && (lo & 0x60000000000000) != 0x60000000000000)
                FIND_AS(st, MAXWELL_ST)
            break;
        case 0xd: /* 63..55=110100101 */
            switch (lo >> 53 & 0x3) {
            case 0x0: /* 63..53=11010010100 */
                if (ON(NOT_SM_50) && (lo & 0xff0000000) == 0xff0000000 && (hi & 0x500000) == 0x0)
                    TRY_AS(texs_d1_lz_s, MAXWELL_TLDS_D2_LZ_AO_S)
                if (ON(NOT_SM_50) && (((lo & 0x10000000000000) == 0x0 && (hi & 0x500000) == 0x0) ||
                    ((lo & 0xc000000000000) == 0x0 && (hi & 0x500000) == 0x0)))
                    TRY_AS(texs_d1_lz_m, MAXWELL_TLDS_D2_LZ_AO_M)
                break;
            case 0x1: /* 63..53=11010010101 */
                if (ON(NOT_SM_50) && (lo & 0xff0000000) == 0xff0000000 && (hi & 0x500000) == 0x0)
                    TRY_AS(texs_d1_lz_s, MAXWELL_TLDS_D2_LL_S)
                if (ON(NOT_SM_50) && (((lo & 0x10000000000000) == 0x0 && (hi & 0x500000) == 0x0) ||
                    ((lo & 0xc000000000000) == 0x0 && (hi & 0x500000) == 0x0)))
                    TRY_AS(texs_d1_lz_m, MAXWELL_TLDS_D2_LL_M)
                break;
            case 0x2: /* 63..53=11010010110 */
                if (ON(NOT_SM_50) && (lo & 0xff0000000) == 0xff0000000 && (hi & 0x500000) == 0x0)
                    TRY_AS(texs_d1_lz_s, MAXWELL_TLDS_D2_LZ_MS_S)
                if (ON(NOT_SM_50) && (((lo & 0x10000000000000) == 0x0 && (hi & 0x500000) == 0x0) ||
                    ((lo & 0xc000000000000) == 0x0 && (hi & 0x500000) == 0x0)))
                    TRY_AS(texs_d1_lz_m, MAXWELL_TLDS_D2_LZ_MS_M)
                break;
            case 0x3: /* 63..53=11010010111 */
                if (ON(NOT_SM_50) && (lo & 0xff0000000) == 0xff0000000 && (hi & 0x500000) == 0x0)
                    TRY_AS(texs_d1_lz_s, MAXWELL_TLDS_D3_LZ_S)
                if (ON(NOT_SM_50) && (((lo & 0x10000000000000) == 0x0 && (hi & 0x500000) == 0x0) ||
                    ((lo & 0xc000000000000) == 0x0 && (hi & 0x500000) == 0x0)))
                    TRY_AS(texs_d1_lz_m, MAXWELL_TLDS_D3_LZ_M)
                break;
            }
            break;
        case 0xe: /* 63..55=111000101 */
            switch (lo >> 52 & 0x7) {
            case 0x0: /* 63..52=111000101000 */
                if ((hi & 0x500000) == 0x0) FIND_AS(plongjmp, MAXWELL_PLONGJMP)
                break;
            case 0x1: /* 63..52=111000101001 */
                if ((hi & 0x500000) == 0x0) FIND_AS(plongjmp, MAXWELL_SSY)
                break;
            case 0x2: /* 63..52=111000101010 */
                if ((hi & 0x500000) == 0x0) FIND_AS(plongjmp, MAXWELL_PBK)
                break;
            case 0x3: /* 63..52=111000101011 */
                if ((hi & 0x500000) == 0x0) FIND_AS(plongjmp, MAXWELL_PCNT)
                break;
            case 0x4: /* 63..52=111000101100 */
                if ((hi & 0x500000) == 0x0) FIND_AS(getcrsptr, MAXWELL_GETCRSPTR)
                break;
            case 0x5: /* 63..52=111000101101 */
                if ((hi & 0x500000) == 0x0) FIND_AS(getcrsptr, MAXWELL_GETLMEMBASE)
                break;
            case 0x6: /* 63..52=111000101110 */
                if ((hi & 0x500000) == 0x0) FIND_AS(setcrsptr, MAXWELL_SETCRSPTR)
                break;
            case 0x7: /* 63..52=111000101111 */
                if ((hi & 0x500000) == 0x0) FIND_AS(setcrsptr, MAXWELL_SETLMEMBASE)
                break;
            }
            break;
        }
        break;
    case 0x6: /* 59..55=00110 */
        switch (lo >> 60 & 0xf) {
        case 0x0: /* 63..55=000000110 */
            if ((hi & 0x500000) == 0x0) FIND_AS(lop3_c, MAXWELL_LOP3_C)
            break;
        case 0x1: /* 63..55=000100110 */
            if ((hi & 0x500000) == 0x0) FIND_AS(imad32i, MAXWELL_IMAD32I)
            break;
        case 0x2: /* 63..55=001000110 */
            if ((hi & 0x500000) == 0x0) TRY_AS(vadd, MAXWELL_VADD)
            break;
        case 0x3: /* 63..55=001100110 */
            if ((hi & 0x500000) == 0x0 && (lo & 0x600000000000) != 0x600000000000)
                TRY_AS(dset, MAXWELL_DSET)
            break;
        case 0x5: /* 63..55=010100110 */
            switch (lo >> 52 & 0x7) {
            case 0x4: /* 63..52=010100110100 */
                if ((hi & 0x500000) == 0x0) FIND_AS(icmp_c, MAXWELL_ICMP_C)
                break;
            case 0x7: /* 63..52=010100110111 */
                if ((hi & 0x500000) == 0x0) FIND_AS(dfma_c, MAXWELL_DFMA_C)
                break;
            }
            break;
        case 0x7: /* 63..55=011100110 */
            if ((hi & 0x500000) == 0x0) FIND_AS(hfma2_b, MAXWELL_HFMA2_B)
            break;
        case 0x8: case 0x9: /* 63..61=100 59..55=00110 */
            if ((hi & 0x500000) == 0x0) FIND_AS(ld, MAXWELL_LD)
            break;
        case 0xa: case 0xb: /* 63..61=101 59..55=00110 */
            if ((hi & 0x500000) == 0x0) FIND_AS(st, MAXWELL_ST)
            break;
        case 0xc: /* 63..55=110000110 */
            if ((hi & 0x500000) == 0x0) FIND_AS(tex_i, MAXWELL_TEX_I)
            break;
        case 0xd: /* 63..55=110100110 */
            if (ON(NOT_SM_50) && (lo & 0x60000ff0000000) == 0xff0000000 && (hi & 0x500000) == 0x0)
                TRY_AS(texs_d1_lz_s, MAXWELL_TLDS_A2_LZ_S)
            if (ON(NOT_SM_50) && (((lo & 0x70000000000000) == 0x0 && (hi & 0x500000) == 0x0) ||
                ((lo & 0x6c000000000000) == 0x0 && (hi & 0x500000) == 0x0)))
                TRY_AS(texs_d1_lz_m, MAXWELL_TLDS_A2_LZ_M)
            break;
        case 0xe: /* 63..55=111000110 */
            switch (lo >> 52 & 0x7) {
            case 0x0: /* 63..52=111000110000 */
                if ((hi & 0x500000) == 0x0) FIND_AS(exit, MAXWELL_EXIT)
                break;
            case 0x1: /* 63..52=111000110001 */
                if ((hi & 0x500000) == 0x0) FIND_AS(ret, MAXWELL_LONGJMP)
                break;
            case 0x2: /* 63..52=111000110010 */
                if ((hi & 0x500000) == 0x0) FIND_AS(ret, MAXWELL_RET)
                break;
            case 0x3: /* 63..52=111000110011 */
                if ((hi & 0x500000) == 0x0) FIND_AS(ret, MAXWELL_KIL)
                break;
            case 0x4: /* 63..52=111000110100 */
                if ((hi & 0x500000) == 0x0) FIND_AS(ret, MAXWELL_BRK)
                break;
            case 0x5: /* 63..52=111000110101 */
                if ((hi & 0x500000) == 0x0) FIND_AS(ret, MAXWELL_CONT)
                break;
            case 0x6: /* 63..52=111000110110 */
                if ((hi & 0x500000) == 0x0) FIND_AS(rtt, MAXWELL_RTT)
                break;
            case 0x7: /* 63..52=111000110111 */
                if ((hi & 0x500000) == 0x0) FIND_AS(ram, MAXWELL_SAM)
                break;
            }
            break;
        }
        break;
    case 0x7: /* 59..55=00111 */
        switch (lo >> 60 & 0xf) {
        case 0x0: /* 63..55=000000111 */
            if ((hi & 0x500000) == 0x0) FIND_AS(lop3_c, MAXWELL_LOP3_C)
            break;
        case 0x1: /* 63..55=000100111 */
            if ((hi & 0x500000) == 0x0) FIND_AS(imad32i, MAXWELL_IMAD32I)
            break;
        case 0x2: /* 63..55=001000111 */
            if ((hi & 0x500000) == 0x0) TRY_AS(vadd, MAXWELL_VADD)
            break;
        case 0x3: /* 63..55=001100111 */
            if ((hi & 0x500000) == 0x0 && (lo & 0x60000000000000) != 0x60000000000000)
                TRY_AS(ffma_b, MAXWELL_FFMA_B)
            break;
        case 0x5: /* 63..55=010100111 */
            switch (lo >> 48 & 0x7f) {
            case 0x20: case 0x21: case 0x22: case 0x23: case 0x24: case 0x25:
            case 0x26: case 0x27: case 0x28: case 0x29: case 0x2a: case 0x2b:
            case 0x2c: case 0x2d: case 0x2e: case 0x2f: /* 63..52=010100111010 */
                if ((hi & 0x500000) == 0x0) FIND_AS(fcmp_c, MAXWELL_FCMP_C)
                break;
            case 0x40: case 0x41: case 0x42: case 0x43: case 0x44: case 0x45:
            case 0x46: /* 63..51=0101001111000 */
                if ((hi & 0x500000) == 0x0) FIND_AS(prmt_c, MAXWELL_PRMT_C)
                break;
            case 0x58: case 0x5a: case 0x78: case 0x7a: /* 63..54=0101001111 52..50=110 48=0 */
                if (ON(SM_61_SM_62) && (hi & 0x500000) == 0x0) TRY_AS(idp_a4, MAXWELL_IDP_A4)
                break;
            case 0x59: case 0x5b: case 0x5d: case 0x5f: case 0x79: case 0x7b:
            case 0x7d: case 0x7f: /* 63..54=0101001111 52..51=11 48=1 */
                if (ON(SM_61_SM_62) && (hi & 0x500000) == 0x0) TRY_AS(idp_a2, MAXWELL_IDP_A2)
                break;
            case 0x70: case 0x71: case 0x72: case 0x73: case 0x74: case 0x75:
            case 0x76: case 0x77: /* 63..51=0101001111110 */
                if ((hi & 0x500000) == 0x0) FIND_AS(bfi_c, MAXWELL_BFI_C)
                break;
            }
            break;
        case 0x6: /* 63..55=011000111 */
            if ((hi & 0x500000) == 0x0) FIND_AS(hfma2_c, MAXWELL_HFMA2_C)
            break;
        case 0x7: /* 63..55=011100111 */
            if ((hi & 0x500000) == 0x0) FIND_AS(hfma2_b, MAXWELL_HFMA2_B)
            break;
        case 0x8: case 0x9: /* 63..61=100 59..55=00111 */
            if ((hi & 0x500000) == 0x0 && (lo & 0x60000000000000) != 0x60000000000000)
                FIND_AS(ld, MAXWELL_LD)
            break;
        case 0xa: case 0xb: /* 63..61=101 59..55=00111 */
            if ((hi & 0x500000) == 0x0 && (lo & 0x60000000000000) != 0x60000000000000)
                FIND_AS(st, MAXWELL_ST)
            break;
        case 0xc: /* 63..55=110000111 */
            if ((hi & 0x500000) == 0x0) FIND_AS(tex_i, MAXWELL_TEX_I)
            break;
        case 0xd: /* 63..55=110100111 */
            if (ON(NOT_SM_50) && (lo & 0x60000ff0000000) == 0xff0000000 && (hi & 0x500000) == 0x0)
                TRY_AS(texs_d1_lz_s, MAXWELL_TLDS_D2_LL_AO_S)
            if (ON(NOT_SM_50) && (((lo & 0x70000000000000) == 0x0 && (hi & 0x500000) == 0x0) ||
                ((lo & 0x6c000000000000) == 0x0 && (hi & 0x500000) == 0x0)))
                TRY_AS(texs_d1_lz_m, MAXWELL_TLDS_D2_LL_AO_M)
            break;
        case 0xe: /* 63..55=111000111 */
            switch (lo >> 52 & 0x7) {
            case 0x0: /* 63..52=111000111000 */
                if ((hi & 0x500000) == 0x0) FIND_AS(ram, MAXWELL_RAM)
                break;
            case 0x1: /* 63..52=111000111001 */
                if ((hi & 0x500000) == 0x0) FIND_AS(ide, MAXWELL_IDE)
                break;
            case 0x2: /* 63..52=111000111010 */
                if ((hi & 0x500000) == 0x0 && (lo & 0x180) != 0x180) FIND_AS(bpt, MAXWELL_BPT)
                break;
            }
            break;
        }
        break;
    case 0x8: /* 59..55=01000 */
        switch (lo >> 60 & 0xf) {
        case 0x0: /* 63..55=000001000 */
            if ((hi & 0x500000) == 0x0) FIND_AS(lop32i, MAXWELL_LOP32I)
            break;
        case 0x1: /* 63..55=000101000 */
            if ((hi & 0x500000) == 0x0) FIND_AS(iscadd32i, MAXWELL_ISCADD32I)
            break;
        case 0x3: /* 63..55=001101000 */
            if ((hi & 0x500000) == 0x0) TRY_AS(imad_b, MAXWELL_IMAD_B)
            break;
        case 0x5: /* 63..55=010101000 */
            if ((hi & 0x500000) == 0x0) TRY_AS(vabsdiff, MAXWELL_VABSDIFF)
            break;
        case 0x7: /* 63..55=011101000 */
            if ((hi & 0x500000) == 0x0) FIND_AS(hfma2_b, MAXWELL_HFMA2_B)
            break;
        case 0x8: case 0x9: /* 63..61=100 59..55=01000 */
            if ((hi & 0x500000) == 0x0) FIND_AS(ld, MAXWELL_LD)
            break;
        case 0xa: case 0xb: /* 63..61=101 59..55=01000 */
            if ((hi & 0x500000) == 0x0) FIND_AS(st, MAXWELL_ST)
            break;
        case 0xc: /* 63..55=110001000 */
            if ((hi & 0x500000) == 0x0) FIND_AS(tex_i, MAXWELL_TEX_I)
            break;
        }
        break;
    case 0x9: /* 59..55=01001 */
        switch (lo >> 60 & 0xf) {
        case 0x0: /* 63..55=000001001 */
            if ((hi & 0x500000) == 0x0) FIND_AS(lop32i, MAXWELL_LOP32I)
            break;
        case 0x1: /* 63..55=000101001 */
            if ((hi & 0x500000) == 0x0) FIND_AS(iscadd32i, MAXWELL_ISCADD32I)
            break;
        case 0x3: /* 63..55=001101001 */
            ENTER(tree_87_9_3)
        case 0x5: /* 63..55=010101001 */
            if ((hi & 0x500000) == 0x0) TRY_AS(vabsdiff, MAXWELL_VABSDIFF)
            break;
        case 0x6: /* 63..55=011001001 */
            if ((hi & 0x500000) == 0x0) FIND_AS(hfma2_c, MAXWELL_HFMA2_C)
            break;
        case 0x7: /* 63..55=011101001 */
            if ((hi & 0x500000) == 0x0) FIND_AS(hfma2_b, MAXWELL_HFMA2_B)
            break;
        case 0x8: case 0x9: /* 63..61=100 59..55=01001 */
            if ((hi & 0x500000) == 0x0 && (lo & 0x60000000000000) != 0x60000000000000)
                FIND_AS(ld, MAXWELL_LD)
            break;
        case 0xa: case 0xb: /* 63..61=101 59..55=01001 */
            if ((hi & 0x500000) == 0x0 && (lo & 0x60000000000000) != 0x60000000000000)
                FIND_AS(st, MAXWELL_ST)
            break;
        case 0xc: /* 63..55=110001001 */
            if ((hi & 0x500000) == 0x0) FIND_AS(tex_i, MAXWELL_TEX_I)
            break;
        }
        break;
    case 0xa: /* 59..55=01010 */
        switch (lo >> 60 & 0xf) {
        case 0x0: /* 63..55=000001010 */
            if ((hi & 0x500000) == 0x0) FIND_AS(lop32i, MAXWELL_LOP32I)
            break;
        case 0x1: /* 63..55=000101010 */
            if ((hi & 0x500000) == 0x0) FIND_AS(iscadd32i, MAXWELL_ISCADD32I)
            break;
        case 0x3: /* 63..55=001101010 */
            if ((hi & 0x500000) == 0x0) TRY_AS(imad_b, MAXWELL_IMAD_B)
            break;
        case 0x7: /* 63..55=011101010 */
            if ((hi & 0x500000) == 0x0) FIND_AS(hfma2_b, MAXWELL_HFMA2_B)
            break;
        case 0x8: case 0x9: /* 63..61=100 59..55=01010 */
            if ((hi & 0x500000) == 0x0) FIND_AS(ld, MAXWELL_LD)
            break;
        case 0xa: case 0xb: /* 63..61=101 59..55=01010 */
            if ((hi & 0x500000) == 0x0) FIND_AS(st, MAXWELL_ST)
            break;
        case 0xc: /* 63..55=110001010 */
            if ((hi & 0x500000) == 0x0) FIND_AS(tex_i, MAXWELL_TEX_I)
            break;
        }
        break;
    case 0xb: /* 59..55=01011 */
        switch (lo >> 60 & 0xf) {
        case 0x0: /* 63..55=000001011 */
            if ((hi & 0x500000) == 0x0) FIND_AS(lop32i, MAXWELL_LOP32I)
            break;
        case 0x1: /* 63..55=000101011 */
            if ((hi & 0x500000) == 0x0) FIND_AS(iscadd32i, MAXWELL_ISCADD32I)
            break;
        case 0x3: /* 63..55=001101011 */
            ENTER(tree_87_9_3)
        case 0x6: /* 63..55=011001011 */
            if ((hi & 0x500000) == 0x0) FIND_AS(hfma2_c, MAXWELL_HFMA2_C)
            break;
        case 0x7: /* 63..55=011101011 */
            if ((hi & 0x500000) == 0x0) FIND_AS(hfma2_b, MAXWELL_HFMA2_B)
            break;
        case 0x8: case 0x9: /* 63..61=100 59..55=01011 */
            if ((hi & 0x500000) == 0x0 && (lo & 0x60000000000000) != 0x60000000000000)
                FIND_AS(ld, MAXWELL_LD)
            break;
        case 0xa: case 0xb: /* 63..61=101 59..55=01011 */
            if ((hi & 0x500000) == 0x0 && (lo & 0x60000000000000) != 0x60000000000000)
                FIND_AS(st, MAXWELL_ST)
            break;
        case 0xc: /* 63..55=110001011 */
            if ((hi & 0x500000) == 0x0) FIND_AS(tex_i, MAXWELL_TEX_I)
            break;
        }
        break;
    case 0xc: /* 59..55=01100 */
        switch (lo >> 60 & 0xf) {
        case 0x0: /* 63..55=000001100 */
            if ((hi & 0x500000) == 0x0) FIND_AS(lop32i, MAXWELL_LOP32I)
            break;
        case 0x1: /* 63..55=000101100 */
            if ((hi & 0x500000) == 0x0) FIND_AS(iscadd32i, MAXWELL_ISCADD32I)
            break;
        case 0x3: /* 63..55=001101100 */
            ENTER(tree_87_c_3)
        case 0x5: /* 63..55=010101100 */
            if ((hi & 0x500000) == 0x0) TRY_AS(vshl, MAXWELL_VSHR)
            break;
        case 0x8: case 0x9: /* 63..61=100 59..55=01100 */
            if ((hi & 0x500000) == 0x0) FIND_AS(ld, MAXWELL_LD)
            break;
        case 0xa: case 0xb: /* 63..61=101 59..55=01100 */
            if ((hi & 0x500000) == 0x0) FIND_AS(st, MAXWELL_ST)
            break;
        }
        break;
    case 0xd: /* 59..55=01101 */
        switch (lo >> 60 & 0xf) {
        case 0x0: /* 63..55=000001101 */
            if ((hi & 0x500000) == 0x0) FIND_AS(lop32i, MAXWELL_LOP32I)
            break;
        case 0x1: /* 63..55=000101101 */
            if ((hi & 0x500000) == 0x0) FIND_AS(iscadd32i, MAXWELL_ISCADD32I)
            break;
        case 0x3: /* 63..55=001101101 */
            ENTER(tree_87_d_3)
        case 0x5: /* 63..55=010101101 */
            if ((hi & 0x500000) == 0x0) TRY_AS(vshl, MAXWELL_VSHR)
            break;
        case 0x8: case 0x9: /* 63..61=100 59..55=01101 */
            if ((hi & 0x500000) == 0x0 && (lo & 0x60000000000000) != 0x60000000000000)
                FIND_AS(ld, MAXWELL_LD)
            break;
        case 0xa: case 0xb: /* 63..61=101 59..55=01101 */
            if ((hi & 0x500000) == 0x0 && (lo & 0x60000000000000) != 0x60000000000000)
                FIND_AS(st, MAXWELL_ST)
            break;
        case 0xf: /* 63..55=111101101 */
            if ((lo & 0x78000000000000) == 0x60000000000000 && (hi & 0x500000) == 0x0 &&
                (lo & 0x18000000000) != 0x0)
                TRY_AS(out, MAXWELL_OUT)
            break;
        }
        break;
    case 0xe: /* 59..55=01110 */
        switch (lo >> 60 & 0xf) {
        case 0x0: /* 63..55=000001110 */
            if ((hi & 0x500000) == 0x0) FIND_AS(lop32i, MAXWELL_LOP32I)
            break;
        case 0x1: /* 63..55=000101110 */
            if ((hi & 0x500000) == 0x0) FIND_AS(iscadd32i, MAXWELL_ISCADD32I)
            break;
        case 0x3: /* 63..55=001101110 */
            ENTER(tree_87_c_3)
        case 0x5: /* 63..55=010101110 */
            if ((hi & 0x500000) == 0x0) TRY_AS(vshl, MAXWELL_VSHL)
            break;
        case 0x8: case 0x9: /* 63..61=100 59..55=01110 */
            if ((hi & 0x500000) == 0x0) FIND_AS(ld, MAXWELL_LD)
            break;
        case 0xa: case 0xb: /* 63..61=101 59..55=01110 */
            if ((hi & 0x500000) == 0x0) FIND_AS(st, MAXWELL_ST)
            break;
        case 0xc: /* 63..55=110001110 */
            if ((hi & 0x500000) == 0x0) FIND_AS(tex_i, MAXWELL_TEX_I)
            break;
        }
        break;
    case 0xf: /* 59..55=01111 */
        switch (lo >> 60 & 0xf) {
        case 0x0: /* 63..55=000001111 */
            if ((hi & 0x500000) == 0x0) FIND_AS(lop32i, MAXWELL_LOP32I)
            break;
        case 0x1: /* 63..55=000101111 */
            if ((hi & 0x500000) == 0x0) FIND_AS(iscadd32i, MAXWELL_ISCADD32I)
            break;
        case 0x3: /* 63..55=001101111 */
            ENTER(tree_87_d_3)
        case 0x5: /* 63..55=010101111 */
            if ((hi & 0x500000) == 0x0) TRY_AS(vshl, MAXWELL_VSHL)
            break;
        case 0x8: case 0x9: /* 63..61=100 59..55=01111 */
            if ((hi & 0x500000) == 0x0 && (lo & 0x60000000000000) != 0x60000000000000)
                FIND_AS(ld, MAXWELL_LD)
            break;
        case 0xa: case 0xb: /* 63..61=101 59..55=01111 */
            if ((hi & 0x500000) == 0x0 && (lo & 0x60000000000000) != 0x60000000000000)
                FIND_AS(st, MAXWELL_ST)
            break;
        case 0xc: /* 63..55=110001111 */
            if ((hi & 0x500000) == 0x0) FIND_AS(tex_i, MAXWELL_TEX_I)
            break;
        case 0xf: /* 63..55=111101111 */
            if ((lo & 0x78000000000000) == 0x60000000000000 && (hi & 0x500000) == 0x0 &&
                (lo & 0x18000000000) != 0x0)
                TRY_AS(out, MAXWELL_OUT)
            break;
        }
        break;
    case 0x10: /* 59..55=10000 */
        switch (lo >> 60 & 0xf) {
        case 0x0: /* 63..55=000010000 */
            if ((hi & 0x500000) == 0x0) FIND_AS(fadd32i, MAXWELL_FADD32I)
            break;
        case 0x1: /* 63..55=000110000 */
            if ((hi & 0x500000) == 0x0) FIND_AS(lea_hc, MAXWELL_LEA_HC)
            break;
        case 0x2: /* 63..55=001010000 */
            if ((hi & 0x500000) == 0x0) FIND_AS(hfma2_32i, MAXWELL_HFMA2_32I)
            break;
        case 0x3: /* 63..55=001110000 */
            ENTER(tree_87_10_3)
        case 0x4: case 0x5: /* 63..61=010 59..55=10000 */
            if ((hi & 0x500000) == 0x0 && (lo & 0x600000000000) != 0x600000000000)
                TRY_AS(fset, MAXWELL_FSET)
            break;
        case 0x7: /* 63..55=011110000 */
            if ((hi & 0x500000) == 0x0 && (lo & 0x18000000000) != 0x18000000000)
                FIND_AS(hmul2_i, MAXWELL_HMUL2_I)
            break;
        case 0x8: case 0x9: /* 63..61=100 59..55=10000 */
            if ((hi & 0x500000) == 0x0) FIND_AS(ld, MAXWELL_LD)
            break;
        case 0xa: case 0xb: /* 63..61=101 59..55=10000 */
            if ((hi & 0x500000) == 0x0) FIND_AS(st, MAXWELL_ST)
            break;
        case 0xc: /* 63..55=110010000 */
            if ((hi & 0x500000) == 0x0) FIND_AS(tld4_i, MAXWELL_TLD4_I)
            break;
        case 0xd: /* 63..55=110110000 */
            switch (lo >> 53 & 0x3) {
            case 0x0: /* 63..53=11011000000 */
                if ((lo & 0xff0000000) == 0xff0000000 && (hi & 0x500000) == 0x0)
                    TRY_AS(texs_d1_lz_s, MAXWELL_TEXS_D1_LZ_S)
                if (((lo & 0x10000000000000) == 0x0 && (hi & 0x500000) == 0x0) ||
                    ((lo & 0xc000000000000) == 0x0 && (hi & 0x500000) == 0x0))
                    TRY_AS(texs_d1_lz_m, MAXWELL_TEXS_D1_LZ_M)
                break;
            case 0x1: /* 63..53=11011000001 */
                if ((lo & 0xff0000000) == 0xff0000000 && (hi & 0x500000) == 0x0)
                    TRY_AS(texs_d1_lz_s, MAXWELL_TEXS_D2_S)
                if (((lo & 0x10000000000000) == 0x0 && (hi & 0x500000) == 0x0) ||
                    ((lo & 0xc000000000000) == 0x0 && (hi & 0x500000) == 0x0))
                    TRY_AS(texs_d1_lz_m, MAXWELL_TEXS_D2_M)
                break;
            case 0x2: /* 63..53=11011000010 */
                if ((lo & 0xff0000000) == 0xff0000000 && (hi & 0x500000) == 0x0)
                    TRY_AS(texs_d1_lz_s, MAXWELL_TEXS_D2_LZ_S)
                if (((lo & 0x10000000000000) == 0x0 && (hi & 0x500000) == 0x0) ||
                    ((lo & 0xc000000000000) == 0x0 && (hi & 0x500000) == 0x0))
                    TRY_AS(texs_d1_lz_m, MAXWELL_TEXS_D2_LZ_M)
                break;
            case 0x3: /* 63..53=11011000011 */
                if ((lo & 0xff0000000) == 0xff0000000 && (hi & 0x500000) == 0x0)
                    TRY_AS(texs_d1_lz_s, MAXWELL_TEXS_D2_LL_S)
                if (((lo & 0x10000000000000) == 0x0 && (hi & 0x500000) == 0x0) ||
                    ((lo & 0xc000000000000) == 0x0 && (hi & 0x500000) == 0x0))
                    TRY_AS(texs_d1_lz_m, MAXWELL_TEXS_D2_LL_M)
                break;
            }
            break;
        }
        break;
    case 0x11: /* 59..55=10001 */
        switch (lo >> 60 & 0xf) {
        case 0x0: /* 63..55=000010001 */
            if ((hi & 0x500000) == 0x0) FIND_AS(fadd32i, MAXWELL_FADD32I)
            break;
        case 0x1: /* 63..55=000110001 */
            if ((hi & 0x500000) == 0x0) FIND_AS(lea_hc, MAXWELL_LEA_HC)
            break;
        case 0x2: /* 63..55=001010001 */
            if ((hi & 0x500000) == 0x0) FIND_AS(hfma2_32i, MAXWELL_HFMA2_32I)
            break;
        case 0x3: /* 63..55=001110001 */
            ENTER(tree_87_11_3)
        case 0x4: case 0x5: /* 63..61=010 59..55=10001 */
            if ((hi & 0x500000) == 0x0 && (lo & 0x600000000000) != 0x600000000000)
                TRY_AS(fset, MAXWELL_FSET)
            break;
        case 0x7: /* 63..55=011110001 */
            if ((hi & 0x500000) == 0x0 && (lo & 0x18000000000) != 0x18000000000)
                FIND_AS(hmul2_c, MAXWELL_HMUL2_C)
            break;
        case 0x8: case 0x9: /* 63..61=100 59..55=10001 */
            if ((hi & 0x500000) == 0x0 && (lo & 0x60000000000000) != 0x60000000000000)
                FIND_AS(ld, MAXWELL_LD)
            break;
        case 0xa: case 0xb: /* 63..61=101 59..55=10001 */
            if ((hi & 0x500000) == 0x0 && (lo & 0x60000000000000) != 0x60000000000000)
                FIND_AS(st, MAXWELL_ST)
            break;
        case 0xc: /* 63..55=110010001 */
            if ((lo & 0x40000000000000) == 0x0 && (hi & 0x500000) == 0x0)
                FIND_AS(tld4_i, MAXWELL_TLD4_I)
            break;
        case 0xd: /* 63..55=110110001 */
            switch (lo >> 53 & 0x3) {
            case 0x0: /* 63..53=11011000100 */
                if ((lo & 0xff0000000) == 0xff0000000 && (hi & 0x500000) == 0x0)
                    TRY_AS(texs_d1_lz_s, MAXWELL_TEXS_D2_DC_S)
                if (((lo & 0x10000000000000) == 0x0 && (hi & 0x500000) == 0x0) ||
                    ((lo & 0xc000000000000) == 0x0 && (hi & 0x500000) == 0x0))
                    TRY_AS(texs_d1_lz_m, MAXWELL_TEXS_D2_DC_M)
                break;
            case 0x1: /* 63..53=11011000101 */
                if ((lo & 0xff0000000) == 0xff0000000 && (hi & 0x500000) == 0x0)
                    TRY_AS(texs_d1_lz_s, MAXWELL_TEXS_D2_LL_DC_S)
                if (((lo & 0x10000000000000) == 0x0 && (hi & 0x500000) == 0x0) ||
                    ((lo & 0xc000000000000) == 0x0 && (hi & 0x500000) == 0x0))
                    TRY_AS(texs_d1_lz_m, MAXWELL_TEXS_D2_LL_DC_M)
                break;
            case 0x2: /* 63..53=11011000110 */
                if ((lo & 0xff0000000) == 0xff0000000 && (hi & 0x500000) == 0x0)
                    TRY_AS(texs_d1_lz_s, MAXWELL_TEXS_D2_LZ_DC_S)
                if (((lo & 0x10000000000000) == 0x0 && (hi & 0x500000) == 0x0) ||
                    ((lo & 0xc000000000000) == 0x0 && (hi & 0x500000) == 0x0))
                    TRY_AS(texs_d1_lz_m, MAXWELL_TEXS_D2_LZ_DC_M)
                break;
            case 0x3: /* 63..53=11011000111 */
                if ((lo & 0xff0000000) == 0xff0000000 && (hi & 0x500000) == 0x0)
                    TRY_AS(texs_d1_lz_s, MAXWELL_TEXS_A2_S)
                if (((lo & 0x10000000000000) == 0x0 && (hi & 0x500000) == 0x0) ||
                    ((lo & 0xc000000000000) == 0x0 && (hi & 0x500000) == 0x0))
                    TRY_AS(texs_d1_lz_m, MAXWELL_TEXS_A2_M)
                break;
            }
            break;
        }
        break;
    case 0x12: /* 59..55=10010 */
        switch (lo >> 60 & 0xf) {
        case 0x0: /* 63..55=000010010 */
            if ((hi & 0x500000) == 0x0) FIND_AS(fadd32i, MAXWELL_FADD32I)
            break;
        case 0x1: /* 63..55=000110010 */
            if ((hi & 0x500000) == 0x0) FIND_AS(lea_hc, MAXWELL_LEA_HC)
            break;
        case 0x2: /* 63..55=001010010 */
            if ((hi & 0x500000) == 0x0) FIND_AS(hfma2_32i, MAXWELL_HFMA2_32I)
            break;
        case 0x3: /* 63..55=001110010 */
            ENTER(tree_87_10_3)
        case 0x4: case 0x5: /* 63..61=010 59..55=10010 */
            if ((hi & 0x500000) == 0x0 && (lo & 0x600000000000) != 0x600000000000)
                TRY_AS(dset, MAXWELL_DSET)
            break;
        case 0x7: /* 63..55=011110010 */
            if ((hi & 0x500000) == 0x0 && (lo & 0x18000000000) != 0x18000000000)
                FIND_AS(hmul2_i, MAXWELL_HMUL2_I)
            break;
        case 0x8: case 0x9: /* 63..61=100 59..55=10010 */
            if ((hi & 0x500000) == 0x0) FIND_AS(ld, MAXWELL_LD)
            break;
        case 0xa: case 0xb: /* 63..61=101 59..55=10010 */
            if ((hi & 0x500000) == 0x0) FIND_AS(st, MAXWELL_ST)
            break;
        case 0xc: /* 63..55=110010010 */
            if ((hi & 0x500000) == 0x0) FIND_AS(tld4_i, MAXWELL_TLD4_I)
            break;
        case 0xd: /* 63..55=110110010 */
            switch (lo >> 53 & 0x3) {
            case 0x0: /* 63..53=11011001000 */
                if ((lo & 0xff0000000) == 0xff0000000 && (hi & 0x500000) == 0x0)
                    TRY_AS(texs_d1_lz_s, MAXWELL_TEXS_A2_LZ_S)
                if (((lo & 0x10000000000000) == 0x0 && (hi & 0x500000) == 0x0) ||
                    ((lo & 0xc000000000000) == 0x0 && (hi & 0x500000) == 0x0))
                    TRY_AS(texs_d1_lz_m, MAXWELL_TEXS_A2_LZ_M)
                break;
            case 0x1: /* 63..53=11011001001 */
                if ((lo & 0xff0000000) == 0xff0000000 && (hi & 0x500000) == 0x0)
                    TRY_AS(texs_d1_lz_s, MAXWELL_TEXS_A2_LZ_DC_S)
                if (((lo & 0x10000000000000) == 0x0 && (hi & 0x500000) == 0x0) ||
                    ((lo & 0xc000000000000) == 0x0 && (hi & 0x500000) == 0x0))
                    TRY_AS(texs_d1_lz_m, MAXWELL_TEXS_A2_LZ_DC_M)
                break;
            case 0x2: /* 63..53=11011001010 */
                if ((lo & 0xff0000000) == 0xff0000000 && (hi & 0x500000) == 0x0)
                    TRY_AS(texs_d1_lz_s, MAXWELL_TEXS_D3_S)
                if (((lo & 0x10000000000000) == 0x0 && (hi & 0x500000) == 0x0) ||
                    ((lo & 0xc000000000000) == 0x0 && (hi & 0x500000) == 0x0))
                    TRY_AS(texs_d1_lz_m, MAXWELL_TEXS_D3_M)
                break;
            case 0x3: /* 63..53=11011001011 */
                if ((lo & 0xff0000000) == 0xff0000000 && (hi & 0x500000) == 0x0)
                    TRY_AS(texs_d1_lz_s, MAXWELL_TEXS_D3_LZ_S)
                if (((lo & 0x10000000000000) == 0x0 && (hi & 0x500000) == 0x0) ||
                    ((lo & 0xc000000000000) == 0x0 && (hi & 0x500000) == 0x0))
                    TRY_AS(texs_d1_lz_m, MAXWELL_TEXS_D3_LZ_M)
                break;
            }
            break;
        }
        break;
    case 0x13: /* 59..55=10011 */
        switch (lo >> 60 & 0xf) {
        case 0x0: /* 63..55=000010011 */
            if ((hi & 0x500000) == 0x0) FIND_AS(fadd32i, MAXWELL_FADD32I)
            break;
        case 0x1: /* 63..55=000110011 */
            if ((hi & 0x500000) == 0x0) FIND_AS(lea_hc, MAXWELL_LEA_HC)
            break;
        case 0x3: /* 63..55=001110011 */
            ENTER(tree_87_11_3)
        case 0x4: case 0x5: /* 63..61=010 59..55=10011 */
            if ((hi & 0x500000) == 0x0 && (lo & 0x60000000000000) != 0x60000000000000)
                TRY_AS(ffma_b, MAXWELL_FFMA_B)
            break;
        case 0x7: /* 63..55=011110011 */
            if ((hi & 0x500000) == 0x0 && (lo & 0x18000000000) != 0x18000000000)
                FIND_AS(hmul2_c, MAXWELL_HMUL2_C)
            break;
        case 0x8: case 0x9: /* 63..61=100 59..55=10011 */
            if ((hi & 0x500000) == 0x0 && (lo & 0x60000000000000) != 0x60000000000000)
                FIND_AS(ld, MAXWELL_LD)
            break;
        case 0xa: case 0xb: /* 63..61=101 59..55=10011 */
            if ((hi & 0x500000) == 0x0 && (lo & 0x60000000000000) != 0x60000000000000)
                FIND_AS(st, MAXWELL_ST)
            break;
        case 0xc: /* 63..55=110010011 */
            if ((lo & 0x40000000000000) == 0x0 && (hi & 0x500000) == 0x0)
                FIND_AS(tld4_i, MAXWELL_TLD4_I)
            break;
        case 0xd: /* 63..55=110110011 */
            switch (lo >> 53 & 0x3) {
            case 0x0: /* 63..53=11011001100 */
                if ((lo & 0xff0000000) == 0xff0000000 && (hi & 0x500000) == 0x0)
                    TRY_AS(texs_d1_lz_s, MAXWELL_TEXS_CUBE_S)
                if (((lo & 0x10000000000000) == 0x0 && (hi & 0x500000) == 0x0) ||
                    ((lo & 0xc000000000000) == 0x0 && (hi & 0x500000) == 0x0))
                    TRY_AS(texs_d1_lz_m, MAXWELL_TEXS_CUBE_M)
                break;
            case 0x1: /* 63..53=11011001101 */
                if ((lo & 0xff0000000) == 0xff0000000 && (hi & 0x500000) == 0x0)
                    TRY_AS(texs_d1_lz_s, MAXWELL_TEXS_CUBE_LL_S)
                if (((lo & 0x10000000000000) == 0x0 && (hi & 0x500000) == 0x0) ||
                    ((lo & 0xc000000000000) == 0x0 && (hi & 0x500000) == 0x0))
                    TRY_AS(texs_d1_lz_m, MAXWELL_TEXS_CUBE_LL_M)
                break;
            }
            break;
        }
        break;
    case 0x14: /* 59..55=10100 */
        switch (lo >> 60 & 0xf) {
        case 0x0: /* 63..55=000010100 */
            if ((hi & 0x500000) == 0x0) FIND_AS(fadd32i, MAXWELL_FADD32I)
            break;
        case 0x1: /* 63..55=000110100 */
            if ((hi & 0x500000) == 0x0) FIND_AS(lea_hc, MAXWELL_LEA_HC)
            break;
        case 0x2: /* 63..55=001010100 */
            if ((hi & 0x500000) == 0x0) FIND_AS(hmul2_32i, MAXWELL_HMUL2_32I)
            break;
        case 0x3: /* 63..55=001110100 */
            if ((hi & 0x500000) == 0x0) TRY_AS(vmnmx, MAXWELL_VMNMX)
            break;
        case 0x4: case 0x5: /* 63..61=010 59..55=10100 */
            if ((hi & 0x500000) == 0x0) TRY_AS(imad_b, MAXWELL_IMAD_B)
            break;
        case 0x7: /* 63..55=011110100 */
            if ((hi & 0x500000) == 0x0) TRY_AS(hadd2_c, MAXWELL_HADD2_C)
            break;
        case 0x8: case 0x9: /* 63..61=100 59..55=10100 */
            if ((hi & 0x500000) == 0x0) FIND_AS(ld, MAXWELL_LD)
            break;
        case 0xa: case 0xb: /* 63..61=101 59..55=10100 */
            if ((hi & 0x500000) == 0x0) FIND_AS(st, MAXWELL_ST)
            break;
        case 0xc: /* 63..55=110010100 */
            if ((hi & 0x500000) == 0x0) FIND_AS(tld4_i, MAXWELL_TLD4_I)
            break;
        case 0xd: /* 63..55=110110100 */
            switch (lo >> 53 & 0x3) {
            case 0x0: /* 63..53=11011010000 */
                if ((lo & 0xff0000000) == 0xff0000000 && (hi & 0x500000) == 0x0)
                    TRY_AS(texs_d1_lz_s, MAXWELL_TLDS_D1_LZ_S)
                if (((lo & 0x10000000000000) == 0x0 && (hi & 0x500000) == 0x0) ||
                    ((lo & 0xc000000000000) == 0x0 && (hi & 0x500000) == 0x0))
                    TRY_AS(texs_d1_lz_m, MAXWELL_TLDS_D1_LZ_M)
                break;
            case 0x1: /* 63..53=11011010001 */
                if ((lo & 0xff0000000) == 0xff0000000 && (hi & 0x500000) == 0x0)
                    TRY_AS(texs_d1_lz_s, MAXWELL_TLDS_D1_LL_S)
                if (((lo & 0x10000000000000) == 0x0 && (hi & 0x500000) == 0x0) ||
                    ((lo & 0xc000000000000) == 0x0 && (hi & 0x500000) == 0x0))
                    TRY_AS(texs_d1_lz_m, MAXWELL_TLDS_D1_LL_M)
                break;
            case 0x2: /* 63..53=11011010010 */
                if ((lo & 0xff0000000) == 0xff0000000 && (hi & 0x500000) == 0x0)
                    TRY_AS(texs_d1_lz_s, MAXWELL_TLDS_D2_LZ_S)
                if (((lo & 0x10000000000000) == 0x0 && (hi & 0x500000) == 0x0) ||
                    ((lo & 0xc000000000000) == 0x0 && (hi & 0x500000) == 0x0))
                    TRY_AS(texs_d1_lz_m, MAXWELL_TLDS_D2_LZ_M)
                break;
            }
            break;
        case 0xe: /* 63..55=111010100 */
            switch (lo >> 54 & 0x1) {
            case 0x0: /* 63..54=1110101000 */
                if ((hi & 0x400000) != 0x400000 && (hi & 0x100000) != 0x100000 &&
                    (lo & 0x6000000000000) != 0x6000000000000 &&
                    (lo & 0xc00000000) != 0xc00000000 && (lo & 0x180000000) != 0x180000000 &&
                    (lo & 0x140000000) != 0x140000000 && (lo & 0x120000000) != 0x120000000)
                    TRY_AS(suatom_i, MAXWELL_SUATOM_I)
                break;
            case 0x1: /* 63..54=1110101001 */
                if (((lo & 0x24000900000000) == 0x20000000000000 && (hi & 0x500000) == 0x0) ||
                    ((lo & 0x240008e0000000) == 0x20000000000000 && (hi & 0x500000) == 0x0) ||
                    ((lo & 0x24000500000000) == 0x20000000000000 && (hi & 0x500000) == 0x0) ||
                    ((lo & 0x240004e0000000) == 0x20000000000000 && (hi & 0x500000) == 0x0) ||
                    ((lo & 0x22000900000000) == 0x20000000000000 && (hi & 0x500000) == 0x0) ||
                    ((lo & 0x220008e0000000) == 0x20000000000000 && (hi & 0x500000) == 0x0) ||
                    ((lo & 0x22000500000000) == 0x20000000000000 && (hi & 0x500000) == 0x0) ||
                    ((lo & 0x220004e0000000) == 0x20000000000000 && (hi & 0x500000) == 0x0))
                    TRY_AS(suatom_r, MAXWELL_SUATOM_R)
                break;
            }
            break;
        }
        break;
    case 0x15: /* 59..55=10101 */
        switch (lo >> 60 & 0xf) {
        case 0x0: /* 63..55=000010101 */
            if ((hi & 0x500000) == 0x0) FIND_AS(fadd32i, MAXWELL_FADD32I)
            break;
        case 0x1: /* 63..55=000110101 */
            if ((hi & 0x500000) == 0x0) FIND_AS(lea_hc, MAXWELL_LEA_HC)
            break;
        case 0x2: /* 63..55=001010101 */
            if ((hi & 0x500000) == 0x0) FIND_AS(hmul2_32i, MAXWELL_HMUL2_32I)
            break;
        case 0x3: /* 63..55=001110101 */
            if ((hi & 0x500000) == 0x0) TRY_AS(vmnmx, MAXWELL_VMNMX)
            break;
        case 0x4: case 0x5: /* 63..61=010 59..55=10101 */
            ENTER(tree_87_9_3)
        case 0x7: /* 63..55=011110101 */
            if ((hi & 0x500000) == 0x0) TRY_AS(hadd2_c, MAXWELL_HADD2_C)
            break;
        case 0x8: case 0x9: /* 63..61=100 59..55=10101 */
            if ((hi & 0x500000) == 0x0 && (lo & 0x60000000000000) != 0x60000000000000)
                FIND_AS(ld, MAXWELL_LD)
            break;
        case 0xa: case 0xb: /* 63..61=101 59..55=10101 */
            if ((hi & 0x500000) == 0x0 && (lo & 0x60000000000000) != 0x60000000000000)
                FIND_AS(st, MAXWELL_ST)
            break;
        case 0xc: /* 63..55=110010101 */
            if ((lo & 0x40000000000000) == 0x0 && (hi & 0x500000) == 0x0)
                FIND_AS(tld4_i, MAXWELL_TLD4_I)
            break;
        case 0xd: /* 63..55=110110101 */
            switch (lo >> 53 & 0x3) {
            case 0x0: /* 63..53=11011010100 */
                if ((lo & 0xff0000000) == 0xff0000000 && (hi & 0x500000) == 0x0)
                    TRY_AS(texs_d1_lz_s, MAXWELL_TLDS_D2_LZ_AO_S)
                if (((lo & 0x10000000000000) == 0x0 && (hi & 0x500000) == 0x0) ||
                    ((lo & 0xc000000000000) == 0x0 && (hi & 0x500000) == 0x0))
                    TRY_AS(texs_d1_lz_m, MAXWELL_TLDS_D2_LZ_AO_M)
                break;
            case 0x1: /* 63..53=11011010101 */
                if ((lo & 0xff0000000) == 0xff0000000 && (hi & 0x500000) == 0x0)
                    TRY_AS(texs_d1_lz_s, MAXWELL_TLDS_D2_LL_S)
                if (((lo & 0x10000000000000) == 0x0 && (hi & 0x500000) == 0x0) ||
                    ((lo & 0xc000000000000) == 0x0 && (hi & 0x500000) == 0x0))
                    TRY_AS(texs_d1_lz_m, MAXWELL_TLDS_D2_LL_M)
                break;
            case 0x2: /* 63..53=11011010110 */
                if ((lo & 0xff0000000) == 0xff0000000 && (hi & 0x500000) == 0x0)
                    TRY_AS(texs_d1_lz_s, MAXWELL_TLDS_D2_LZ_MS_S)
                if (((lo & 0x10000000000000) == 0x0 && (hi & 0x500000) == 0x0) ||
                    ((lo & 0xc000000000000) == 0x0 && (hi & 0x500000) == 0x0))
                    TRY_AS(texs_d1_lz_m, MAXWELL_TLDS_D2_LZ_MS_M)
                break;
            case 0x3: /* 63..53=11011010111 */
                if ((lo & 0xff0000000) == 0xff0000000 && (hi & 0x500000) == 0x0)
                    TRY_AS(texs_d1_lz_s, MAXWELL_TLDS_D3_LZ_S)
                if (((lo & 0x10000000000000) == 0x0 && (hi & 0x500000) == 0x0) ||
                    ((lo & 0xc000000000000) == 0x0 && (hi & 0x500000) == 0x0))
                    TRY_AS(texs_d1_lz_m, MAXWELL_TLDS_D3_LZ_M)
                break;
            }
            break;
        case 0xe: /* 63..55=111010101 */
            switch (lo >> 54 & 0x1) {
            case 0x0: /* 63..54=1110101010 */
                if (((lo & 0x4000800000000) == 0x0 && (hi & 0x500000) == 0x0) ||
                    ((lo & 0x4000400000000) == 0x0 && (hi & 0x500000) == 0x0) ||
                    ((lo & 0x2000800000000) == 0x0 && (hi & 0x500000) == 0x0) ||
                    ((lo & 0x2000400000000) == 0x0 && (hi & 0x500000) == 0x0))
                    TRY_AS(suatom_ci, MAXWELL_SUATOM_CI)
                break;
            case 0x1: /* 63..54=1110101011 */
                if (((lo & 0x24000800000000) == 0x0 && (hi & 0x500000) == 0x0) ||
                    ((lo & 0x24000400000000) == 0x0 && (hi & 0x500000) == 0x0) ||
                    ((lo & 0x22000800000000) == 0x0 && (hi & 0x500000) == 0x0) ||
                    ((lo & 0x22000400000000) == 0x0 && (hi & 0x500000) == 0x0))
                    TRY_AS(suatom_cr, MAXWELL_SUATOM_CR)
                break;
            }
            break;
        }
        break;
    case 0x16: /* 59..55=10110 */
        switch (lo >> 61 & 0x7) {
        case 0x0: /* 63..61=000 59..55=10110 */
            ENTER(tree_87_16_0)
        case 0x1: /* 63..61=001 59..55=10110 */
            switch (lo >> 60 & 0x1) {
            case 0x0: /* 63..55=001010110 */
                if ((hi & 0x500000) == 0x0) FIND_AS(hmul2_32i, MAXWELL_HMUL2_32I)
                break;
            case 0x1: /* 63..55=001110110 */
                if ((hi & 0x500000) == 0x0) TRY_AS(vmnmx, MAXWELL_VMNMX)
                break;
            }
            break;
        case 0x2: /* 63..61=010 59..55=10110 */
            switch (lo >> 52 & 0x7) {
            case 0x1: case 0x3: /* 63..61=010 59..54=101100 52=1 */
                if ((lo & 0x1000000000000000) == 0x1000000000000000 && (hi & 0x500000) == 0x0)
                    TRY_AS(xmad_r, MAXWELL_XMAD_R)
                break;
            case 0x4: /* 63..61=010 59..52=10110100 */
                if ((hi & 0x500000) == 0x0) TRY_AS(icmp_b, MAXWELL_ICMP_B)
                break;
            case 0x5: /* 63..61=010 59..52=10110101 */
                if ((hi & 0x500000) == 0x0 && (lo & 0x600000000000) != 0x600000000000)
                    TRY_AS(iset, MAXWELL_ISET)
                break;
            case 0x6: /* 63..61=010 59..52=10110110 */
                if ((hi & 0x500000) == 0x0 && (lo & 0x600000000000) != 0x600000000000)
                    TRY_AS(isetp, MAXWELL_ISETP)
                break;
            case 0x7: /* 63..61=010 59..52=10110111 */
                if ((hi & 0x500000) == 0x0) TRY_AS(dfma_b, MAXWELL_DFMA_B)
                break;
            default:
                if ((lo & 0x1000000000000000) == 0x1000000000000000 && (hi & 0x500000) == 0x0)
                    TRY_AS(xmad_r, MAXWELL_XMAD_R)
                break;
            }
            break;
        case 0x3: /* 63..61=011 59..55=10110 */
            if ((hi & 0x500000) == 0x0) TRY_AS(hadd2_c, MAXWELL_HADD2_C)
            break;
        case 0x4: /* 63..61=100 59..55=10110 */
            if ((hi & 0x500000) == 0x0) FIND_AS(ld, MAXWELL_LD)
            break;
        case 0x5: /* 63..61=101 59..55=10110 */
            if ((hi & 0x500000) == 0x0) FIND_AS(st, MAXWELL_ST)
            break;
        case 0x6: /* 63..61=110 59..55=10110 */
            switch (lo >> 60 & 0x1) {
            case 0x0: /* 63..55=110010110 */
                if ((hi & 0x500000) == 0x0) FIND_AS(tld4_i, MAXWELL_TLD4_I)
                break;
            case 0x1: /* 63..55=110110110 */
                if ((lo & 0x60000ff0000000) == 0xff0000000 && (hi & 0x500000) == 0x0)
                    TRY_AS(texs_d1_lz_s, MAXWELL_TLDS_A2_LZ_S)
                if (((lo & 0x70000000000000) == 0x0 && (hi & 0x500000) == 0x0) ||
                    ((lo & 0x6c000000000000) == 0x0 && (hi & 0x500000) == 0x0))
                    TRY_AS(texs_d1_lz_m, MAXWELL_TLDS_A2_LZ_M)
                break;
            }
            break;
        case 0x7: /* 63..61=111 59..55=10110 */
            switch (lo >> 52 & 0x7) {
            case 0x0: /* 63..61=111 59..52=10110000 */
                if ((hi & 0x400000) != 0x400000 && (hi & 0x100000) != 0x100000 &&
                    (lo & 0x1000000000000000) != 0x1000000000000000 &&
                    (lo & 0x6000000000000) != 0x6000000000000 &&
                    (lo & 0xc00000000) != 0xc00000000 && (lo & 0xf00000) != 0x0)
                    FIND_AS(suld_p, MAXWELL_SULD_P)
                break;
            case 0x1: /* 63..61=111 59..52=10110001 */
                if ((hi & 0x400000) != 0x400000 && (hi & 0x100000) != 0x100000 &&
                    (lo & 0x1000000000000000) != 0x1000000000000000 &&
                    (lo & 0x6000000000000) != 0x6000000000000 &&
                    (lo & 0xc00000000) != 0xc00000000 && (lo & 0x700000) != 0x700000)
                    FIND_AS(suld_d, MAXWELL_SULD_D)
                break;
            case 0x2: /* 63..61=111 59..52=10110010 */
                if ((hi & 0x400000) != 0x400000 && (hi & 0x100000) != 0x100000 &&
                    (lo & 0x1000000000000000) != 0x1000000000000000 &&
                    (lo & 0x6000000000000) != 0x6000000000000 &&
                    (lo & 0xc00000000) != 0xc00000000 && (lo & 0xf00000) != 0x0)
                    FIND_AS(sust_p, MAXWELL_SUST_P)
                break;
            case 0x3: /* 63..61=111 59..52=10110011 */
                if ((hi & 0x400000) != 0x400000 && (hi & 0x100000) != 0x100000 &&
                    (lo & 0x1000000000000000) != 0x1000000000000000 &&
                    (lo & 0x6000000000000) != 0x6000000000000 &&
                    (lo & 0xc00000000) != 0xc00000000 && (lo & 0x700000) != 0x700000)
                    FIND_AS(sust_d, MAXWELL_SUST_D)
                break;
            case 0x4: /* 63..61=111 59..52=10110100 */
                if (((lo & 0x1004000800000000) == 0x0 && (hi & 0x500000) == 0x0) ||
                    ((lo & 0x1004000400000000) == 0x0 && (hi & 0x500000) == 0x0) ||
                    ((lo & 0x1002000800000000) == 0x0 && (hi & 0x500000) == 0x0) ||
                    ((lo & 0x1002000400000000) == 0x0 && (hi & 0x500000) == 0x0))
                    FIND_AS(sured_p, MAXWELL_SURED_P)
                break;
            case 0x5: /* 63..61=111 59..52=10110101 */
                if (((lo & 0x1004000800000000) == 0x0 && (hi & 0x500000) == 0x0) ||
                    ((lo & 0x1004000400000000) == 0x0 && (hi & 0x500000) == 0x0) ||
                    ((lo & 0x1002000800000000) == 0x0 && (hi & 0x500000) == 0x0) ||
                    ((lo & 0x1002000400000000) == 0x0 && (hi & 0x500000) == 0x0))
                    TRY_AS(sured_d, MAXWELL_SURED_D)
                break;
            }
            break;
        }
        break;
    case 0x17: /* 59..55=10111 */
        switch (lo >> 61 & 0x7) {
        case 0x0: /* 63..61=000 59..55=10111 */
            ENTER(tree_87_16_0)
        case 0x1: /* 63..61=001 59..55=10111 */
            if ((lo & 0x1000000000000000) == 0x1000000000000000 && (hi & 0x500000) == 0x0)
                TRY_AS(vmnmx, MAXWELL_VMNMX)
            break;
        case 0x2: /* 63..61=010 59..55=10111 */
            switch (lo >> 51 & 0xf) {
            case 0x0: case 0x1: /* 63..61=010 59..52=10111000 */
                if ((hi & 0x500000) == 0x0 && (lo & 0x600000000000) != 0x600000000000)
                    TRY_AS(dsetp, MAXWELL_DSETP)
                break;
            case 0x4: case 0x5: /* 63..61=010 59..52=10111010 */
                if ((hi & 0x500000) == 0x0) TRY_AS(fcmp_b, MAXWELL_FCMP_B)
                break;
            case 0x6: case 0x7: /* 63..61=010 59..52=10111011 */
                if ((hi & 0x500000) == 0x0 && (lo & 0x600000000000) != 0x600000000000)
                    TRY_AS(fsetp, MAXWELL_FSETP)
                break;
            case 0x8: /* 63..61=010 59..51=101111000 */
                if ((hi & 0x500000) == 0x0 && (lo & 0x7000000000000) != 0x7000000000000)
                    TRY_AS(prmt_b, MAXWELL_PRMT_B)
                break;
            case 0xa: /* 63..61=010 59..51=101111010 */
                if ((hi & 0x500000) == 0x0) TRY_AS(lea_lo, MAXWELL_LEA_LO)
                break;
            case 0xb: /* 63..61=010 59..51=101111011 */
                if ((lo & 0x1000000000000000) == 0x1000000000000000 && (hi & 0x500000) == 0x0)
                    FIND_AS(lea_hi, MAXWELL_LEA_HI)
                break;
            case 0xc: /* 63..61=010 59..51=101111100 */
                if ((lo & 0x1000000000000000) == 0x1000000000000000 && (hi & 0x500000) == 0x0)
                    FIND_AS(lop3_r, MAXWELL_LOP3_R)
                break;
            case 0xe: /* 63..61=010 59..51=101111110 */
                if ((hi & 0x500000) == 0x0) TRY_AS(bfi_b, MAXWELL_BFI_B)
                break;
            case 0xf: /* 63..61=010 59..51=101111111 */
                if ((hi & 0x500000) == 0x0 && (lo & 0x6000000000) != 0x2000000000)
                    TRY_AS(shf_l, MAXWELL_SHF_L)
                break;
            }
            break;
        case 0x3: /* 63..61=011 59..55=10111 */
            if ((hi & 0x500000) == 0x0) TRY_AS(hadd2_c, MAXWELL_HADD2_C)
            break;
        case 0x4: /* 63..61=100 59..55=10111 */
            if ((hi & 0x500000) == 0x0 && (lo & 0x60000000000000) != 0x60000000000000)
                FIND_AS(ld, MAXWELL_LD)
            break;
        case 0x5: /* 63..61=101 59..55=10111 */
            if ((hi & 0x500000) == 0x0 && (lo & 0x60000000000000) != 0x60000000000000)
                FIND_AS(st, MAXWELL_ST)
            break;
        case 0x6: /* 63..61=110 59..55=10111 */
            switch (lo >> 60 & 0x1) {
            case 0x0: /* 63..55=110010111 */
                if ((lo & 0x40000000000000) == 0x0 && (hi & 0x500000) == 0x0)
                    FIND_AS(tld4_i, MAXWELL_TLD4_I)
                break;
            case 0x1: /* 63..55=110110111 */
                if ((lo & 0x60000ff0000000) == 0xff0000000 && (hi & 0x500000) == 0x0)
                    TRY_AS(texs_d1_lz_s, MAXWELL_TLDS_D2_LL_AO_S)
                if (((lo & 0x70000000000000) == 0x0 && (hi & 0x500000) == 0x0) ||
                    ((lo & 0x6c000000000000) == 0x0 && (hi & 0x500000) == 0x0))
                    TRY_AS(texs_d1_lz_m, MAXWELL_TLDS_D2_LL_AO_M)
                break;
            }
            break;
        case 0x7: /* 63..61=111 59..55=10111 */
            switch (lo >> 51 & 0xf) {
            case 0x8: case 0x9: case 0xa: case 0xb: case 0xd: /* 63..61=111 59..54=101111 */
                return ISADORA_NO_FORM;
            case 0xc: /* 63..61=111 59..51=101111100 */
                if ((hi & 0x500000) == 0x0 && (lo & 0x18000000000) != 0x0) TRY_AS(out, MAXWELL_OUT)
                break;
            case 0xe: /* 63..61=111 59..51=101111110 */
                switch (lo & 0x3) {
                case 0x0: /* 63..61=111 59..51=101111110 1..0=00 */
                    if ((lo & 0x1001fff000000000) == 0x0 && (hi & 0x500000) == 0x0)
                        FIND_AS(cctlt_all, MAXWELL_CCTLT_ALL)
                    break;
                case 0x1: /* 63..61=111 59..51=101111110 1..0=01 */
                    if ((lo & 0x1000000000000000) == 0x0 && (hi & 0x500000) == 0x0)
                        FIND_AS(cctlt_one, MAXWELL_CCTLT_ONE)
                    break;
                }
                break;
            case 0xf: /* 63..61=111 59..51=101111111 */
                if ((lo & 0x1000000000000000) == 0x0 && (hi & 0x500000) == 0x0)
                    TRY_AS(red, MAXWELL_RED)
                break;
            default:
                if (ON(NOT_SM_50) && (((lo & 0x1004000900000000) == 0x0 &&
                    (hi & 0x500000) == 0x0) || ((lo & 0x10040008e0000000) == 0x0 &&
                    (hi & 0x500000) == 0x0) || ((lo & 0x1004000500000000) == 0x0 &&
                    (hi & 0x500000) == 0x0) || ((lo & 0x10040004e0000000) == 0x0 &&
                    (hi & 0x500000) == 0x0) || ((lo & 0x1002000900000000) == 0x0 &&
                    (hi & 0x500000) == 0x0) || ((lo & 0x10020008e0000000) == 0x0 &&
                    (hi & 0x500000) == 0x0) || ((lo & 0x1002000500000000) == 0x0 &&
                    (hi & 0x500000) == 0x0) || ((lo & 0x10020004e0000000) == 0x0 &&
                    (hi & 0x500000) == 0x0)))
                    FIND_AS(suatom_p, MAXWELL_SUATOM_P)
                break;
            }
            break;
        }
        break;
    case 0x18: /* 59..55=11000 */
        switch (lo >> 61 & 0x7) {
        case 0x0: /* 63..61=000 59..55=11000 */
            switch (lo >> 60 & 0x1) {
            case 0x0: /* 63..55=000011000 */
                if ((hi & 0x500000) == 0x0 && (lo & 0x60000000000000) != 0x60000000000000)
                    FIND_AS(ffma32i, MAXWELL_FFMA32I)
                break;
            case 0x1: /* 63..55=000111000 */
                if ((hi & 0x500000) == 0x0) TRY_AS(iadd32i, MAXWELL_IADD32I)
                break;
            }
            break;
        case 0x1: /* 63..61=001 59..55=11000 */
            ENTER(tree_87_18_1)
        case 0x2: /* 63..61=010 59..55=11000 */
            ENTER(tree_87_10_3)
        case 0x3: /* 63..61=011 59..55=11000 */
            if ((lo & 0x1000000000000000) == 0x1000000000000000 && (hi & 0x500000) == 0x0 &&
                (lo & 0x600000000000) != 0x600000000000)
                FIND_AS(hset2_c, MAXWELL_HSET2_C)
            break;
        case 0x4: /* 63..61=100 59..55=11000 */
            if ((hi & 0x500000) == 0x0) FIND_AS(ld, MAXWELL_LD)
            break;
        case 0x5: /* 63..61=101 59..55=11000 */
            if ((hi & 0x500000) == 0x0) FIND_AS(st, MAXWELL_ST)
            break;
        case 0x6: /* 63..61=110 59..55=11000 */
            if ((lo & 0x1000000000000000) == 0x1000000000000000 && (hi & 0x500000) == 0x0)
                FIND_AS(tld_i, MAXWELL_TLD_I)
            break;
        case 0x7: /* 63..61=111 59..55=11000 */
            if ((lo & 0x1000000000000000) == 0x0 && (hi & 0x500000) == 0x0)
                FIND_AS(atoms, MAXWELL_ATOMS)
            break;
        }
        break;
    case 0x19: /* 59..55=11001 */
        switch (lo >> 61 & 0x7) {
        case 0x0: /* 63..61=000 59..55=11001 */
            if ((lo & 0x1000000000000000) == 0x0 && (hi & 0x500000) == 0x0 &&
                (lo & 0x60000000000000) != 0x60000000000000)
                FIND_AS(ffma32i, MAXWELL_FFMA32I)
            break;
        case 0x1: /* 63..61=001 59..55=11001 */
            ENTER(tree_87_18_1)
        case 0x2: /* 63..61=010 59..55=11001 */
            switch (lo >> 51 & 0xf) {
            case 0x0: /* 63..61=010 59..51=110010000 */
                if ((hi & 0x500000) == 0x0) TRY_AS(dmul, MAXWELL_DMUL)
                break;
            case 0x1: /* 63..61=010 59..51=110010001 */
                if ((lo & 0x1f8000000000) == 0x0 && (hi & 0x500000) == 0x0)
                    TRY_AS(fchk, MAXWELL_FCHK)
                break;
            case 0x2: /* 63..61=010 59..51=110010010 */
                if ((hi & 0x500000) == 0x0) TRY_AS(rro, MAXWELL_RRO)
                break;
            case 0x3: /* 63..61=010 59..51=110010011 */
                if ((hi & 0x500000) == 0x0) TRY_AS(mov, MAXWELL_MOV)
                break;
            case 0x4: /* 63..61=010 59..51=110010100 */
                if ((hi & 0x500000) == 0x0) TRY_AS(sel, MAXWELL_SEL)
                break;
            case 0x5: /* 63..61=010 59..51=110010101 */
                ENTER(tree_87_11_3_5)
            case 0x6: /* 63..61=010 59..51=110010110 */
                ENTER(tree_87_11_3_6)
            case 0x7: /* 63..61=010 59..51=110010111 */
                ENTER(tree_87_11_3_7)
            case 0x8: case 0x9: /* 63..61=010 59..52=11001100 */
                switch (lo >> 60 & 0x1) {
                case 0x0: /* 63..52=010011001100 */
                    if ((hi & 0x500000) == 0x0) TRY_AS(iadd3_b, MAXWELL_IADD3_B)
                    break;
                case 0x1: /* 63..52=010111001100 */
                    if ((hi & 0x500000) == 0x0 && (lo & 0x6000000000) != 0x6000000000)
                        TRY_AS(iadd3_r, MAXWELL_IADD3_R)
                    break;
                }
                break;
            case 0xc: /* 63..61=010 59..51=110011100 */
                ENTER(tree_87_11_3_c)
            case 0xd: /* 63..61=010 59..51=110011101 */
                if ((hi & 0x500000) == 0x0) TRY_AS(p2r, MAXWELL_P2R)
                break;
            case 0xe: /* 63..61=010 59..51=110011110 */
                if ((hi & 0x500000) == 0x0) TRY_AS(r2p, MAXWELL_R2P)
                break;
            case 0xf: /* 63..61=010 59..51=110011111 */
                if ((hi & 0x500000) == 0x0 && (lo & 0x6000000000) != 0x2000000000)
                    TRY_AS(shf_r, MAXWELL_SHF_R)
                break;
            }
            break;
        case 0x3: /* 63..61=011 59..55=11001 */
            if ((lo & 0x1000000000000000) == 0x1000000000000000 && (hi & 0x500000) == 0x0 &&
                (lo & 0x600000000000) != 0x600000000000)
                FIND_AS(hset2_c, MAXWELL_HSET2_C)
            break;
        case 0x4: /* 63..61=100 59..55=11001 */
            if ((hi & 0x500000) == 0x0 && (lo & 0x60000000000000) != 0x60000000000000)
                FIND_AS(ld, MAXWELL_LD)
            break;
        case 0x5: /* 63..61=101 59..55=11001 */
            if ((hi & 0x500000) == 0x0 && (lo & 0x60000000000000) != 0x60000000000000)
                FIND_AS(st, MAXWELL_ST)
            break;
        case 0x6: /* 63..61=110 59..55=11001 */
            if ((lo & 0x1000000000000000) == 0x1000000000000000 && (hi & 0x500000) == 0x0)
                FIND_AS(tld_i, MAXWELL_TLD_I)
            break;
        case 0x7: /* 63..61=111 59..55=11001 */
            if ((lo & 0x1070000000000000) == 0x0 && (hi & 0x500000) == 0x0)
                FIND_AS(atoms, MAXWELL_ATOMS)
            break;
        }
        break;
    case 0x1a: /* 59..55=11010 */
        switch (lo >> 60 & 0xf) {
        case 0x0: /* 63..55=000011010 */
            if ((hi & 0x500000) == 0x0 && (lo & 0x60000000000000) != 0x60000000000000)
                FIND_AS(ffma32i, MAXWELL_FFMA32I)
            break;
        case 0x1: /* 63..55=000111010 */
            if ((hi & 0x500000) == 0x0) TRY_AS(iadd32i, MAXWELL_IADD32I)
            break;
        case 0x2: /* 63..55=001011010 */
            if ((hi & 0x500000) == 0x0) FIND_AS(hadd2_32i, MAXWELL_HADD2_32I)
            break;
        case 0x3: /* 63..55=001111010 */
            if ((hi & 0x500000) == 0x0) FIND_AS(lop3_i, MAXWELL_LOP3_I)
            break;
        case 0x5: /* 63..55=010111010 */
            switch (lo >> 51 & 0xf) {
            case 0x0: /* 63..51=0101110100000 */
                if ((hi & 0x500000) == 0x0 && (lo & 0x6000000000) != 0x6000000000)
                    FIND_AS(hfma2_r, MAXWELL_HFMA2_R)
                break;
            case 0x1: /* 63..51=0101110100001 */
                if ((hi & 0x500000) == 0x0 && (lo & 0x18000000000) != 0x18000000000)
                    TRY_AS(hmul2_r, MAXWELL_HMUL2_R)
                break;
            case 0x2: /* 63..51=0101110100010 */
                if ((hi & 0x500000) == 0x0) TRY_AS(hadd2_r, MAXWELL_HADD2_R)
                break;
            case 0x3: /* 63..51=0101110100011 */
                if ((hi & 0x500000) == 0x0 && (lo & 0x600000000000) != 0x600000000000)
                    TRY_AS(hset2_r, MAXWELL_HSET2_R)
                break;
            case 0x4: /* 63..51=0101110100100 */
                if ((hi & 0x500000) == 0x0 && (lo & 0x600000000000) != 0x600000000000)
                    TRY_AS(hsetp2_r, MAXWELL_HSETP2_R)
                break;
            }
            break;
        case 0x7: /* 63..55=011111010 */
            if ((hi & 0x500000) == 0x0 && (lo & 0x600000000000) != 0x600000000000)
                FIND_AS(hset2_c, MAXWELL_HSET2_C)
            break;
        case 0x8: case 0x9: /* 63..61=100 59..55=11010 */
            if ((hi & 0x500000) == 0x0) FIND_AS(ld, MAXWELL_LD)
            break;
        case 0xa: case 0xb: /* 63..61=101 59..55=11010 */
            if ((hi & 0x500000) == 0x0) FIND_AS(st, MAXWELL_ST)
            break;
        case 0xd: /* 63..55=110111010 */
            if ((hi & 0x500000) == 0x0) FIND_AS(tld_b, MAXWELL_TLD_B)
            break;
        case 0xe: /* 63..55=111011010 */
            if ((hi & 0x500000) == 0x0) TRY_AS(atom, MAXWELL_ATOM)
            break;
        }
        break;
    case 0x1b: /* 59..55=11011 */
        switch (lo >> 60 & 0xf) {
        case 0x0: /* 63..55=000011011 */
            if ((hi & 0x500000) == 0x0 && (lo & 0x60000000000000) != 0x60000000000000)
                FIND_AS(ffma32i, MAXWELL_FFMA32I)
            break;
        case 0x1: /* 63..55=000111011 */
            if ((hi & 0x500000) == 0x0) TRY_AS(iadd32i, MAXWELL_IADD32I)
            break;
        case 0x2: /* 63..55=001011011 */
            if ((hi & 0x500000) == 0x0) FIND_AS(hadd2_32i, MAXWELL_HADD2_32I)
            break;
        case 0x3: /* 63..55=001111011 */
            if ((hi & 0x500000) == 0x0) FIND_AS(lop3_i, MAXWELL_LOP3_I)
            break;
        case 0x7: /* 63..55=011111011 */
            if ((hi & 0x500000) == 0x0 && (lo & 0x600000000000) != 0x600000000000)
                FIND_AS(hset2_c, MAXWELL_HSET2_C)
            break;
        case 0x8: case 0x9: /* 63..61=100 59..55=11011 */
            if ((hi & 0x500000) == 0x0 && (lo & 0x60000000000000) != 0x60000000000000)
                FIND_AS(ld, MAXWELL_LD)
            break;
        case 0xa: case 0xb: /* 63..61=101 59..55=11011 */
            if ((hi & 0x500000) == 0x0 && (lo & 0x60000000000000) != 0x60000000000000)
                FIND_AS(st, MAXWELL_ST)
            break;
        case 0xd: /* 63..55=110111011 */
            if ((hi & 0x500000) == 0x0) FIND_AS(tld_b, MAXWELL_TLD_B)
            break;
        case 0xe: /* 63..55=111011011 */
            if ((lo & 0x50000000000000) == 0x0 && (hi & 0x500000) == 0x0) TRY_AS(atom, MAXWELL_ATOM)
            break;
        }
        break;
    case 0x1c: /* 59..55=11100 */
        switch (lo >> 60 & 0xf) {
        case 0x0: /* 63..55=000011100 */
            if ((hi & 0x500000) == 0x0 && (lo & 0x60000000000000) != 0x60000000000000)
                FIND_AS(ffma32i, MAXWELL_FFMA32I)
            break;
        case 0x1: /* 63..55=000111100 */
            if ((hi & 0x500000) == 0x0 && (lo & 0x60000000000000) != 0x60000000000000)
                FIND_AS(fmul32i, MAXWELL_FMUL32I)
            break;
        case 0x3: /* 63..55=001111100 */
            if ((hi & 0x500000) == 0x0) FIND_AS(lop3_i, MAXWELL_LOP3_I)
            break;
        case 0x4: /* 63..55=010011100 */
            if ((hi & 0x500000) == 0x0) FIND_AS(xmad_b, MAXWELL_XMAD_B)
            break;
        case 0x7: /* 63..55=011111100 */
            if ((hi & 0x500000) == 0x0 && (lo & 0x600000000000) != 0x600000000000)
                TRY_AS(hsetp2_c, MAXWELL_HSETP2_C)
            break;
        case 0x8: case 0x9: /* 63..61=100 59..55=11100 */
            if ((hi & 0x500000) == 0x0) FIND_AS(ld, MAXWELL_LD)
            break;
        case 0xa: case 0xb: /* 63..61=101 59..55=11100 */
            if ((hi & 0x500000) == 0x0) FIND_AS(st, MAXWELL_ST)
            break;
        case 0xd: /* 63..55=110111100 */
            switch (lo >> 54 & 0x1) {
            case 0x0: /* 63..54=1101111000 */
                if ((hi & 0x500000) == 0x0) FIND_AS(txd_i, MAXWELL_TXD_I)
                break;
            case 0x1: /* 63..54=1101111001 */
                if ((hi & 0x500000) == 0x0) FIND_AS(txd_b, MAXWELL_TXD_B)
                break;
            }
            break;
        case 0xe: /* 63..55=111011100 */
            switch (lo >> 52 & 0x1) {
            case 0x0: /* 63..55=111011100 52=0 */
                if ((hi & 0x500000) == 0x0 && (lo & 0x60000000000000) != 0x60000000000000)
                    TRY_AS(atoms_cas, MAXWELL_ATOMS_CAS)
                if (((lo & 0x60800000000000) == 0x60000000000000 && (hi & 0x500000) == 0x0) ||
                    ((lo & 0x60500000000000) == 0x60000000000000 && (hi & 0x500000) == 0x0))
                    TRY_AS(atom_p_op, MAXWELL_ATOM_P_OP)
                break;
            case 0x1: /* 63..55=111011100 52=1 */
                if ((hi & 0x500000) == 0x0 && (lo & 0x60000000000000) != 0x60000000000000)
                    TRY_AS(atoms_cas, MAXWELL_ATOMS_CAS)
                if ((lo & 0x60000000000000) == 0x60000000000000 && (hi & 0x500000) == 0x0)
                    TRY_AS(atom_p_cas, MAXWELL_ATOM_P_CAS)
                break;
            }
            break;
        }
        break;
    case 0x1d: /* 59..55=11101 */
        switch (lo >> 60 & 0xf) {
        case 0x0: /* 63..55=000011101 */
            if ((hi & 0x500000) == 0x0 && (lo & 0x60000000000000) != 0x60000000000000)
                FIND_AS(ffma32i, MAXWELL_FFMA32I)
            break;
        case 0x1: /* 63..55=000111101 */
            if ((hi & 0x500000) == 0x0 && (lo & 0x60000000000000) != 0x60000000000000)
                FIND_AS(fmul32i, MAXWELL_FMUL32I)
            break;
        case 0x3: /* 63..55=001111101 */
            if ((hi & 0x500000) == 0x0) FIND_AS(lop3_i, MAXWELL_LOP3_I)
            break;
        case 0x4: /* 63..55=010011101 */
            if ((hi & 0x500000) == 0x0) FIND_AS(xmad_b, MAXWELL_XMAD_B)
            break;
        case 0x7: /* 63..55=011111101 */
            if ((hi & 0x500000) == 0x0 && (lo & 0x600000000000) != 0x600000000000)
                TRY_AS(hsetp2_c, MAXWELL_HSETP2_C)
            break;
        case 0x8: case 0x9: /* 63..61=100 59..55=11101 */
            if ((hi & 0x500000) == 0x0 && (lo & 0x60000000000000) != 0x60000000000000)
                FIND_AS(ld, MAXWELL_LD)
            break;
        case 0xa: case 0xb: /* 63..61=101 59..55=11101 */
            if ((hi & 0x500000) == 0x0 && (lo & 0x60000000000000) != 0x60000000000000)
                FIND_AS(st, MAXWELL_ST)
            break;
        case 0xd: /* 63..55=110111101 */
            switch (lo >> 54 & 0x1) {
            case 0x0: /* 63..54=1101111010 */
                if ((hi & 0x500000) == 0x0 && (lo & 0xc000000000) != 0x8000000000)
                    FIND_AS(tex_b, MAXWELL_TEX_B)
                break;
            case 0x1: /* 63..54=1101111011 */
                if ((lo & 0x10000000000) == 0x0 && (hi & 0x500000) == 0x0 &&
                    (lo & 0x3000000000) != 0x3000000000)
                    FIND_AS(tld4_b, MAXWELL_TLD4_B)
                break;
            }
            break;
        case 0xe: /* 63..55=111011101 */
            switch (lo >> 51 & 0xf) {
            case 0x4: /* 63..51=1110111010100 */
                if ((hi & 0x500000) == 0x0) FIND_AS(stp, MAXWELL_STP)
                break;
            case 0x9: /* 63..51=1110111011001 */
                if ((hi & 0x500000) == 0x0) FIND_AS(ldg_p, MAXWELL_LDG_P)
                break;
            case 0xa: /* 63..51=1110111011010 */
                if ((hi & 0x500000) == 0x0) FIND_AS(ldg, MAXWELL_LDG)
                break;
            case 0xb: /* 63..51=1110111011011 */
                if ((hi & 0x500000) == 0x0 && (lo & 0x7000000000000) != 0x7000000000000)
                    FIND_AS(stg, MAXWELL_STG)
                break;
            case 0xe: /* 63..51=1110111011110 */
                if ((hi & 0x500000) == 0x0) TRY_AS(atom_cas, MAXWELL_ATOM_CAS)
                break;
            case 0xf: /* 63..51=1110111011111 */
                if ((hi & 0x500000) == 0x0) TRY_AS(atom_cas, MAXWELL_ATOM_CAS)
                break;
            }
            break;
        }
        break;
    case 0x1e: /* 59..55=11110 */
        switch (lo >> 60 & 0xf) {
        case 0x0: /* 63..55=000011110 */
            if ((hi & 0x500000) == 0x0 && (lo & 0x60000000000000) != 0x60000000000000)
                FIND_AS(ffma32i, MAXWELL_FFMA32I)
            break;
        case 0x1: /* 63..55=000111110 */
            if ((hi & 0x500000) == 0x0) FIND_AS(imul32i, MAXWELL_IMUL32I)
            break;
        case 0x3: /* 63..55=001111110 */
            if ((hi & 0x500000) == 0x0) FIND_AS(lop3_i, MAXWELL_LOP3_I)
            break;
        case 0x4: /* 63..55=010011110 */
            if ((hi & 0x500000) == 0x0) FIND_AS(xmad_b, MAXWELL_XMAD_B)
            break;
        case 0x5: /* 63..55=010111110 */
            if ((hi & 0x500000) == 0x0 && (lo & 0x18000000000000) != 0x18000000000000)
                TRY_AS(vmad, MAXWELL_VMAD)
            break;
        case 0x7: /* 63..55=011111110 */
            if ((hi & 0x500000) == 0x0 && (lo & 0x600000000000) != 0x600000000000)
                TRY_AS(hsetp2_c, MAXWELL_HSETP2_C)
            break;
        case 0x8: case 0x9: /* 63..61=100 59..55=11110 */
            if ((hi & 0x500000) == 0x0) FIND_AS(ld, MAXWELL_LD)
            break;
        case 0xa: case 0xb: /* 63..61=101 59..55=11110 */
            if ((hi & 0x500000) == 0x0) FIND_AS(st, MAXWELL_ST)
            break;
        case 0xd: /* 63..55=110111110 */
            switch (lo >> 51 & 0xf) {
            case 0x8: /* 63..51=1101111101000 */
                if ((hi & 0x500000) == 0x0) FIND_AS(txa, MAXWELL_TXA)
                break;
            case 0x9: /* 63..51=1101111101001 */
                if ((hi & 0x500000) == 0x0) TRY_AS(txq_i, MAXWELL_TXQ_I)
                break;
            case 0xa: /* 63..51=1101111101010 */
                if ((hi & 0x500000) == 0x0) TRY_AS(txq_b, MAXWELL_TXQ_B)
                break;
            case 0xb: /* 63..51=1101111101011 */
                if ((hi & 0x500000) == 0x0) FIND_AS(tmml_i, MAXWELL_TMML_I)
                break;
            case 0xc: /* 63..51=1101111101100 */
                if ((hi & 0x500000) == 0x0) FIND_AS(tmml_b, MAXWELL_TMML_B)
                break;
            case 0xd: case 0xe: case 0xf: /* 63..53=11011111011 */
                return ISADORA_NO_FORM;
            default:
                if ((hi & 0x500000) == 0x0) TRY_AS(tld4s, MAXWELL_TLD4S)
                break;
            }
            break;
        case 0xe: /* 63..55=111011110 */
            switch (lo >> 51 & 0xf) {
            case 0x2: /* 63..51=1110111100010 */
                if ((hi & 0x500000) == 0x0) FIND_AS(shfl, MAXWELL_SHFL)
                break;
            case 0x8: /* 63..51=1110111101000 */
                if ((hi & 0x500000) == 0x0 && (lo & 0x7000000000000) != 0x7000000000000)
                    FIND_AS(ldl, MAXWELL_LDL)
                break;
            case 0x9: /* 63..51=1110111101001 */
                switch (lo >> 44 & 0x1) {
                case 0x0: /* 63..51=1110111101001 44=0 */
                    if ((hi & 0x500000) == 0x0 && (lo & 0x7000000000000) != 0x7000000000000)
                        FIND_AS(lds_r, MAXWELL_LDS_R)
                    break;
                case 0x1: /* 63..51=1110111101001 44=1 */
                    if ((hi & 0x500000) == 0x0 && (lo & 0x7000000000000) != 0x7000000000000)
                        FIND_AS(lds_u, MAXWELL_LDS_U)
                    break;
                }
                break;
            case 0xa: /* 63..51=1110111101010 */
                if ((hi & 0x500000) == 0x0 && (lo & 0x7000000000000) != 0x7000000000000)
                    FIND_AS(stl, MAXWELL_STL)
                break;
            case 0xb: /* 63..51=1110111101011 */
                if ((hi & 0x500000) == 0x0 && (lo & 0x7000000000000) != 0x7000000000000)
                    FIND_AS(sts, MAXWELL_STS)
                break;
            case 0xc: case 0xe: /* 63..53=11101111011 51=0 */
                if (((lo & 0x7ffffffc0ff4f) == 0xff06 && (hi & 0x500000) == 0x0) ||
                    ((lo & 0x7ffffffc0ff3f) == 0xff06 && (hi & 0x500000) == 0x0))
                    FIND_AS(cctl_all, MAXWELL_CCTL_ALL)
                if (((lo & 0x4c) == 0x0 && (hi & 0x500000) == 0x0) || ((lo & 0x4a) == 0x0 &&
                    (hi & 0x500000) == 0x0) || ((lo & 0x49) == 0x1 && (hi & 0x500000) == 0x0) ||
                    ((lo & 0x47) == 0x1 && (hi & 0x500000) == 0x0) || ((lo & 0x3c) == 0x0 &&
                    (hi & 0x500000) == 0x0) || ((lo & 0x3a) == 0x0 && (hi & 0x500000) == 0x0) ||
                    ((lo & 0x39) == 0x1 && (hi & 0x500000) == 0x0) || ((lo & 0x37) == 0x1 &&
                    (hi & 0x500000) == 0x0))
                    FIND_AS(cctl_a, MAXWELL_CCTL_A)
                break;
            case 0xd: case 0xf: /* 63..53=11101111011 51=1 */
                if (((lo & 0x4c) == 0x0 && (hi & 0x500000) == 0x0) || ((lo & 0x4a) == 0x0 &&
                    (hi & 0x500000) == 0x0) || ((lo & 0x49) == 0x1 && (hi & 0x500000) == 0x0) ||
                    ((lo & 0x47) == 0x1 && (hi & 0x500000) == 0x0) || ((lo & 0x3c) == 0x0 &&
                    (hi & 0x500000) == 0x0) || ((lo & 0x3a) == 0x0 && (hi & 0x500000) == 0x0) ||
                    ((lo & 0x39) == 0x1 && (hi & 0x500000) == 0x0) || ((lo & 0x37) == 0x1 &&
                    (hi & 0x500000) == 0x0))
                    FIND_AS(cctl_a, MAXWELL_CCTL_A)
                break;
            }
            break;
        }
        break;
    case 0x1f: /* 59..55=11111 */
        switch (lo >> 60 & 0xf) {
        case 0x0: /* 63..55=000011111 */
            if ((hi & 0x500000) == 0x0 && (lo & 0x60000000000000) != 0x60000000000000)
                FIND_AS(ffma32i, MAXWELL_FFMA32I)
            break;
        case 0x1: /* 63..55=000111111 */
            if ((hi & 0x500000) == 0x0) FIND_AS(imul32i, MAXWELL_IMUL32I)
            break;
        case 0x3: /* 63..55=001111111 */
            if ((hi & 0x500000) == 0x0) FIND_AS(lop3_i, MAXWELL_LOP3_I)
            break;
        case 0x4: /* 63..55=010011111 */
            if ((hi & 0x500000) == 0x0) FIND_AS(xmad_b, MAXWELL_XMAD_B)
            break;
        case 0x5: /* 63..55=010111111 */
            if ((hi & 0x500000) == 0x0 && (lo & 0x18000000000000) != 0x18000000000000)
                TRY_AS(vmad, MAXWELL_VMAD)
            break;
        case 0x7: /* 63..55=011111111 */
            if ((hi & 0x500000) == 0x0 && (lo & 0x600000000000) != 0x600000000000)
                TRY_AS(hsetp2_c, MAXWELL_HSETP2_C)
            break;
        case 0x8: case 0x9: /* 63..61=100 59..55=11111 */
            if ((hi & 0x500000) == 0x0 && (lo & 0x60000000000000) != 0x60000000000000)
                FIND_AS(ld, MAXWELL_LD)
            break;
        case 0xa: case 0xb: /* 63..61=101 59..55=11111 */
            if ((hi & 0x500000) == 0x0 && (lo & 0x60000000000000) != 0x60000000000000)
                FIND_AS(st, MAXWELL_ST)
            break;
        case 0xd: /* 63..55=110111111 */
            if (ON(NOT_SM_50) && (lo & 0x40000000000000) == 0x0 && (hi & 0x500000) == 0x0)
                TRY_AS(tld4s, MAXWELL_TLD4S)
            break;
        case 0xe: /* 63..55=111011111 */
            switch (lo >> 51 & 0xf) {
            case 0x0: /* 63..51=1110111110000 */
                if ((lo & 0xfffffc0ff3f) == 0xff06 && (hi & 0x500000) == 0x0)
                    FIND_AS(cctll_all, MAXWELL_CCTLL_ALL)
                if (((lo & 0x3e) == 0x2 && (hi & 0x500000) == 0x0) || ((lo & 0x3e) == 0x4 &&
                    (hi & 0x500000) == 0x0) || ((lo & 0x39) == 0x1 && (hi & 0x500000) == 0x0) ||
                    ((lo & 0x37) == 0x1 && (hi & 0x500000) == 0x0))
                    FIND_AS(cctll_a, MAXWELL_CCTLL_A)
                break;
            case 0x2: /* 63..51=1110111110010 */
                if ((hi & 0x500000) == 0x0 && (lo & 0x6000000000000) != 0x6000000000000)
                    FIND_AS(ldc, MAXWELL_LDC)
                break;
            case 0x3: /* 63..51=1110111110011 */
                if ((hi & 0x500000) == 0x0) FIND_AS(membar, MAXWELL_MEMBAR)
                break;
            case 0x4: /* 63..51=1110111110100 */
                if ((hi & 0x500000) == 0x0) FIND_AS(al2p, MAXWELL_AL2P)
                break;
            case 0xa: /* 63..51=1110111111010 */
                if ((hi & 0x500000) == 0x0 && (lo & 0x1800000000000) != 0x1800000000000)
                    FIND_AS(isberd, MAXWELL_ISBERD)
                break;
            case 0xb: /* 63..51=1110111111011 */
                switch (lo >> 31 & 0x1) {
                case 0x0: /* 63..51=1110111111011 31=0 */
                    if ((lo & 0x4000ff00) == 0xff00 && (hi & 0x500000) == 0x0)
                        FIND_AS(ald_a, MAXWELL_ALD_A)
                    if ((lo & 0x7ff00000) == 0x0 && (hi & 0x500000) == 0x0)
                        FIND_AS(ald_h, MAXWELL_ALD_H)
                    break;
                case 0x1: /* 63..51=1110111111011 31=1 */
                    if ((lo & 0x7ff00000) == 0x0 && (hi & 0x500000) == 0x0)
                        FIND_AS(ald_h, MAXWELL_ALD_P)
                    if ((hi & 0x500000) == 0x0) FIND_AS(ald_q, MAXWELL_ALD_Q)
                    break;
                }
                break;
            case 0xd: /* 63..51=1110111111101 */
                if ((hi & 0x500000) == 0x0 && (lo & 0x300000000) != 0x300000000)
                    FIND_AS(pixld, MAXWELL_PIXLD)
                break;
            case 0xe: /* 63..51=1110111111110 */
                switch (lo >> 31 & 0x1) {
                case 0x0: /* 63..51=1110111111110 31=0 */
                    if ((lo & 0x4000ff00) == 0xff00 && (hi & 0x500000) == 0x0)
                        FIND_AS(ast_a, MAXWELL_AST_A)
                    if ((lo & 0x7ff00000) == 0x0 && (hi & 0x500000) == 0x0)
                        FIND_AS(ast_h, MAXWELL_AST_H)
                    break;
                case 0x1: /* 63..51=1110111111110 31=1 */
                    if ((lo & 0x7ff00000) == 0x0 && (hi & 0x500000) == 0x0)
                        FIND_AS(ast_h, MAXWELL_AST_P)
                    if ((hi & 0x500000) == 0x0) FIND_AS(ast_q, MAXWELL_AST_Q)
                    break;
                }
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
    if (size < 11)
        return ISADORA_SHORT;
    {
        const uint64_t lo = (uint64_t)bytes[0] | (uint64_t)bytes[1] << 8 |
            (uint64_t)bytes[2] << 16 | (uint64_t)bytes[3] << 24 | (uint64_t)bytes[4] << 32 |
            (uint64_t)bytes[5] << 40 | (uint64_t)bytes[6] << 48 | (uint64_t)bytes[7] << 56;
        const uint64_t hi = (uint64_t)bytes[8] | (uint64_t)bytes[9] << 8 |
            (uint64_t)bytes[10] << 16;
        struct decoding d = {.lo = lo, .hi = hi, .config = c->config, .out = out};
        if (hi >> 23)
            return ISADORA_NO_FORM;
        FOUND_IN(tree_87, 11)
    }
    return ISADORA_NO_FORM;
}

int maxwell_decode(const struct isadora_context *c, const uint8_t *bytes, size_t size,
    struct isadora_insn *out)
{
    return search(c, bytes, size, out, true);
}

int maxwell_identify(const struct isadora_context *c, const uint8_t *bytes, size_t size,
    struct isadora_insn *out)
{
    return search(c, bytes, size, out, false);
}

int maxwell_operands(const struct isadora_context *c, const uint8_t *bytes, size_t size,
    struct isadora_insn *out)
{
    if (out->form >= FORMS)
        return ISADORA_BAD_INSN;
    if (size < out->length)
        return ISADORA_SHORT;
    return maxwell_decode(c, bytes, size, out);
}
