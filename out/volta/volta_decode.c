/* Generated from the description volta by gen/emit/decode. Do not edit. */
#include "volta_decode.h"

TREE(tree_128)
{
    START
    switch (lo & 0x3ff) {
    case 0x1: /* 9..0=0000000001 */
        if ((lo & 0xc00) == 0x800 && (hi & 0x1c00000008000000) == 0x0) TAKE_AS(pmtrig, VOLTA_PMTRIG)
        break;
    case 0x2: /* 9..0=0000000010 */
        if ((hi & 0x1c00000000000000) == 0x0) TAKE_AS(mov, VOLTA_MOV)
        break;
    case 0x3: /* 9..0=0000000011 */
        if ((hi & 0x1800000000000000) == 0x0) TAKE_AS(p2r, VOLTA_P2R)
        break;
    case 0x4: /* 9..0=0000000100 */
        if ((hi & 0x1c00000000000000) == 0x0) TAKE_AS(r2p, VOLTA_R2P)
        break;
    case 0x5: /* 9..0=0000000101 */
        if ((lo & 0xc00) == 0x800 && (hi & 0x1c00000008000000) == 0x0) TAKE_AS(cs2r, VOLTA_CS2R)
        break;
    case 0x6: /* 9..0=0000000110 */
        if ((lo & 0xc00) == 0x800 && (hi & 0x1c00000008000000) == 0x0) TAKE_AS(vote, VOLTA_VOTE)
        break;
    case 0x7: /* 9..0=0000000111 */
        if ((hi & 0x1800000000000000) == 0x0) TAKE_AS(sel, VOLTA_SEL)
        break;
    case 0x8: /* 9..0=0000001000 */
        if ((hi & 0x1800000000000000) == 0x0) TAKE_AS(fsel, VOLTA_FSEL)
        break;
    case 0x9: /* 9..0=0000001001 */
        if (ON(NOT_SM_90) && (hi & 0x1800000000000000) == 0x0) TAKE_AS(fmnmx_n, VOLTA_FMNMX_N)
        if (ON(SM_90) && (hi & 0x1800000000000002) == 0x0) TAKE_AS(fmnmx_n, VOLTA_FMNMX_N)
        if (ON(SM_90) && (hi & 0x1800000000000000) == 0x0) TAKE_AS(fmnmx_isa, VOLTA_FMNMX_ISA)
        break;
    case 0xa: /* 9..0=0000001010 */
        if ((hi & 0x1800000000000000) == 0x0) TAKE_AS(fset, VOLTA_FSET)
        break;
    case 0xb: /* 9..0=0000001011 */
        if ((hi & 0x1800000000000000) == 0x0) TAKE_AS(fsetp, VOLTA_FSETP)
        break;
    case 0xc: /* 9..0=0000001100 */
        switch (hi >> 8 & 0x1) {
        case 0x0: /* 72=0 9..0=0000001100 */
            if (ON(NOT_SM_70_SM_72_SM_75) && (hi & 0x1800000000000000) == 0x0)
                TAKE_AS(isetp_n, VOLTA_ISETP_N)
            if (ON(SM_70_SM_72_SM_75) && (hi & 0x1800000000000000) == 0x0)
                TAKE_AS(isetp_o, VOLTA_ISETP_O)
            break;
        case 0x1: /* 72=1 9..0=0000001100 */
            if (ON(NOT_SM_70_SM_72_SM_75) && (hi & 0x1800000000000000) == 0x0)
                TAKE_AS(isetp_x, VOLTA_ISETP_X)
            if (ON(SM_70_SM_72_SM_75) && (hi & 0x1800000000000000) == 0x0)
                TAKE_AS(isetp_o, VOLTA_ISETP_OX)
            break;
        }
        break;
    case 0xd: /* 9..0=0000001101 */
        if ((lo & 0xc00) == 0x800 && (hi & 0x1c00000008000000) == 0x0)
            TAKE_AS(bmov_bb, VOLTA_CSMTEST)
        break;
    case 0x10: /* 9..0=0000010000 */
        switch (hi >> 10 & 0x1) {
        case 0x0: /* 74=0 9..0=0000010000 */
            if ((hi & 0x800000000000000) == 0x0) TAKE_AS(iadd3_n, VOLTA_IADD3_N)
            break;
        case 0x1: /* 74=1 9..0=0000010000 */
            if ((hi & 0x800000000000000) == 0x0) TAKE_AS(iadd3_x, VOLTA_IADD3_X)
            break;
        }
        break;
    case 0x11: /* 9..0=0000010001 */
        switch (hi >> 9 & 0x3) {
        case 0x0: /* 74..73=00 9..0=0000010001 */
            switch (hi >> 16 & 0x1) {
            case 0x0: /* 80=0 74..73=00 9..0=0000010001 */
                if ((hi & 0x1800000000000000) == 0x0) TAKE_AS(lea_lo, VOLTA_LEA_LO)
                break;
            case 0x1: /* 80=1 74..73=00 9..0=0000010001 */
                switch (lo >> 11 & 0x1) {
                case 0x0: /* 80=1 74..73=00 11=0 9..0=0000010001 */
                    if ((lo & 0x400) == 0x400 && (hi & 0x1000000008000000) == 0x0)
                        TAKE_AS(lea_ih, VOLTA_LEA_IH)
                    break;
                case 0x1: /* 80=1 74..73=00 11=1 9..0=0000010001 */
                    if ((hi & 0x800000000000000) == 0x0) TAKE_AS(lea_hi, VOLTA_LEA_HI)
                    break;
                }
                break;
            }
            break;
        case 0x1: /* 74..73=01 9..0=0000010001 */
            if ((hi & 0x1800000000010000) == 0x10000) TAKE_AS(lea_lo, VOLTA_LEA_SX)
            break;
        case 0x2: /* 74..73=10 9..0=0000010001 */
            switch (hi >> 16 & 0x1) {
            case 0x0: /* 80=0 74..73=10 9..0=0000010001 */
                if ((hi & 0x1800000000000000) == 0x0) TAKE_AS(lea_x, VOLTA_LEA_X)
                break;
            case 0x1: /* 80=1 74..73=10 9..0=0000010001 */
                switch (lo >> 11 & 0x1) {
                case 0x0: /* 80=1 74..73=10 11=0 9..0=0000010001 */
                    if ((lo & 0x400) == 0x400 && (hi & 0x1000000008000000) == 0x0)
                        TAKE_AS(lea_ix, VOLTA_LEA_IX)
                    break;
                case 0x1: /* 80=1 74..73=10 11=1 9..0=0000010001 */
                    if ((hi & 0x800000000000000) == 0x0) TAKE_AS(lea_hx, VOLTA_LEA_HX)
                    break;
                }
                break;
            }
            break;
        case 0x3: /* 74..73=11 9..0=0000010001 */
            if ((hi & 0x1800000000010000) == 0x10000) TAKE_AS(lea_x, VOLTA_LEA_XS)
            break;
        }
        break;
    case 0x12: /* 9..0=0000010010 */
        if ((hi & 0x800000000000000) == 0x0) TAKE_AS(lop3, VOLTA_LOP3)
        break;
    case 0x13: /* 9..0=0000010011 */
        if ((hi & 0x1c00000000000000) == 0x0) TAKE_AS(iabs, VOLTA_IABS)
        break;
    case 0x14: /* 9..0=0000010100 */
        switch (lo >> 11 & 0x1) {
        case 0x0: /* 11=0 9..0=0000010100 */
            if ((hi & 0x1000000000000000) == 0x0) TAKE_AS(vabsdiff_c, VOLTA_VABSDIFF_C)
            break;
        case 0x1: /* 11=1 9..0=0000010100 */
            if ((hi & 0x800000000000000) == 0x0) TAKE_AS(vabsdiff_b, VOLTA_VABSDIFF_B)
            break;
        }
        break;
    case 0x15: /* 9..0=0000010101 */
        switch (lo >> 11 & 0x1) {
        case 0x0: /* 11=0 9..0=0000010101 */
            if ((hi & 0x1000000000000000) == 0x0) TAKE_AS(vabsdiff4_c, VOLTA_VABSDIFF4_C)
            break;
        case 0x1: /* 11=1 9..0=0000010101 */
            if ((hi & 0x800000000000000) == 0x0) TAKE_AS(vabsdiff4_b, VOLTA_VABSDIFF4_B)
            break;
        }
        break;
    case 0x16: /* 9..0=0000010110 */
        switch (lo >> 11 & 0x1) {
        case 0x0: /* 11=0 9..0=0000010110 */
            if ((hi & 0x1000000000000000) == 0x0) TAKE_AS(prmt_c, VOLTA_PRMT_C)
            break;
        case 0x1: /* 11=1 9..0=0000010110 */
            if ((hi & 0x800000000000000) == 0x0) TAKE_AS(prmt_b, VOLTA_PRMT_B)
            break;
        }
        break;
    case 0x17: /* 9..0=0000010111 */
        if (ON(NOT_SM_70_SM_72) && (hi & 0x1800000000000000) == 0x0) TAKE_AS(imnmx, VOLTA_IMNMX)
        break;
    case 0x19: /* 9..0=0000011001 */
        switch (lo >> 11 & 0x1) {
        case 0x0: /* 11=0 9..0=0000011001 */
            if ((hi & 0x1000000000000000) == 0x0) TAKE_AS(shf_c, VOLTA_SHF_C)
            break;
        case 0x1: /* 11=1 9..0=0000011001 */
            if ((hi & 0x800000000000000) == 0x0) TAKE_AS(shf_b, VOLTA_SHF_B)
            break;
        }
        break;
    case 0x1a: /* 9..0=0000011010 */
        if ((hi & 0x1800000000000000) == 0x0) TAKE_AS(sgxt, VOLTA_SGXT)
        break;
    case 0x1b: /* 9..0=0000011011 */
        if ((hi & 0x1800000000000000) == 0x0) TAKE_AS(bmsk, VOLTA_BMSK)
        break;
    case 0x1c: /* 9..0=0000011100 */
        if ((lo & 0xc00) == 0x800 && (hi & 0x1c00000008000000) == 0x0) TAKE_AS(plop3, VOLTA_PLOP3)
        break;
    case 0x1d: /* 9..0=0000011101 */
        if (ON(NOT_SM_70_SM_72) && (hi & 0x1c00000000000000) == 0x0)
            TAKE_AS(plop3_sign_one, VOLTA_PLOP3_SIGN_ONE)
        break;
    case 0x1e: /* 9..0=0000011110 */
        if (ON(NOT_SM_70_SM_72) && (hi & 0xc00000000000000) == 0x0)
            TAKE_AS(plop3_sign_two, VOLTA_PLOP3_SIGN_TWO)
        break;
    case 0x1f: /* 9..0=0000011111 */
        if (ON(NOT_SM_70_SM_72) && (hi & 0x800000000000000) == 0x0)
            TAKE_AS(plop3_sign_all, VOLTA_PLOP3_SIGN_ALL)
        break;
    case 0x20: /* 9..0=0000100000 */
        if ((hi & 0x1800000000000000) == 0x0 && (hi & 0x11000) != 0x11000) TAKE_AS(fmul, VOLTA_FMUL)
        break;
    case 0x21: /* 9..0=0000100001 */
        if ((hi & 0x1800000000000000) == 0x0) TAKE_AS(fadd, VOLTA_FADD)
        break;
    case 0x22: /* 9..0=0000100010 */
        if ((lo & 0xc00) == 0x800 && (hi & 0x800000008000000) == 0x0)
            TAKE_AS(fswzadd, VOLTA_FSWZADD)
        break;
    case 0x23: /* 9..0=0000100011 */
        switch (lo >> 11 & 0x1) {
        case 0x0: /* 11=0 9..0=0000100011 */
            if ((hi & 0x1000000000000000) == 0x0 && (hi & 0x11000) != 0x11000)
                TAKE_AS(ffma_c, VOLTA_FFMA_C)
            break;
        case 0x1: /* 11=1 9..0=0000100011 */
            if ((hi & 0x800000000000000) == 0x0 && (hi & 0x11000) != 0x11000)
                TAKE_AS(ffma_b, VOLTA_FFMA_B)
            break;
        }
        break;
    case 0x24: /* 9..0=0000100100 */
        switch (lo >> 10 & 0x3) {
        case 0x1: /* 11..0=010000100100 */
            switch (hi >> 10 & 0x1) {
            case 0x0: /* 74=0 11..0=010000100100 */
                if ((hi & 0x1000000008000000) == 0x0) TAKE_AS(imad_ri, VOLTA_IMAD_RI)
                break;
            case 0x1: /* 74=1 11..0=010000100100 */
                if ((hi & 0x1000000000000000) == 0x0) TAKE_AS(imad_cx, VOLTA_IMAD_CX)
                break;
            }
            break;
        case 0x2: /* 11..0=100000100100 */
            switch (hi >> 10 & 0x1) {
            case 0x0: /* 74=0 11..0=100000100100 */
                if ((hi & 0x800000008000000) == 0x0) TAKE_AS(imad_i, VOLTA_IMAD_I)
                break;
            case 0x1: /* 74=1 11..0=100000100100 */
                if ((hi & 0x800000000000000) == 0x0) TAKE_AS(imad_bx, VOLTA_IMAD_BX)
                break;
            }
            break;
        case 0x3: /* 11..0=110000100100 */
            switch (hi >> 10 & 0x1) {
            case 0x0: /* 74=0 11..0=110000100100 */
                if (ON(NOT_SM_70_SM_72) && (hi & 0x800000000000000) == 0x0)
                    TAKE_AS(imad_b, VOLTA_IMAD_B)
                break;
            case 0x1: /* 74=1 11..0=110000100100 */
                if (ON(NOT_SM_70_SM_72) && (hi & 0x800000000000000) == 0x0)
                    TAKE_AS(imad_bx, VOLTA_IMAD_BX)
                break;
            }
            break;
        }
        break;
    case 0x25: /* 9..0=0000100101 */
        switch (hi >> 10 & 0x1) {
        case 0x0: /* 74=0 9..0=0000100101 */
            if ((hi & 0x800000000000000) == 0x0) TAKE_AS(imad_wide_b, VOLTA_IMAD_WIDE_B)
            break;
        case 0x1: /* 74=1 9..0=0000100101 */
            if ((hi & 0x800000000000000) == 0x0) TAKE_AS(imad_wide_bx, VOLTA_IMAD_WIDE_BX)
            break;
        }
        break;
    case 0x26: /* 9..0=0000100110 */
        switch (hi >> 12 & 0x1) {
        case 0x0: /* 76=0 9..0=0000100110 */
            if (ON(NOT_SM_70_SM_72) && (hi & 0x800000000002000) == 0x0)
                TAKE_AS(idp_a4, VOLTA_IDP_A4)
            break;
        case 0x1: /* 76=1 9..0=0000100110 */
            if (ON(NOT_SM_70_SM_72) && (hi & 0x800000000000000) == 0x0)
                TAKE_AS(idp_a2, VOLTA_IDP_A2)
            break;
        }
        break;
    case 0x27: /* 9..0=0000100111 */
        switch (hi >> 10 & 0x1) {
        case 0x0: /* 74=0 9..0=0000100111 */
            if (ON(NOT_SM_70_SM_72) && (hi & 0x800000000000000) == 0x0)
                TAKE_AS(imad_hi_b, VOLTA_IMAD_HI_B)
            break;
        case 0x1: /* 74=1 9..0=0000100111 */
            if (ON(NOT_SM_70_SM_72) && (hi & 0x800000000000000) == 0x0)
                TAKE_AS(imad_hi_bx, VOLTA_IMAD_HI_BX)
            break;
        }
        break;
    case 0x28: /* 9..0=0000101000 */
        if ((hi & 0x1800000000000000) == 0x0) TAKE_AS(dmul, VOLTA_DMUL)
        break;
    case 0x29: /* 9..0=0000101001 */
        if ((hi & 0x1800000000000000) == 0x0) TAKE_AS(dadd_c, VOLTA_DADD_C)
        break;
    case 0x2a: /* 9..0=0000101010 */
        if ((hi & 0x1800000000000000) == 0x0) TAKE_AS(dsetp, VOLTA_DSETP)
        break;
    case 0x2b: /* 9..0=0000101011 */
        switch (lo >> 11 & 0x1) {
        case 0x0: /* 11=0 9..0=0000101011 */
            if ((hi & 0x1000000000000000) == 0x0) TAKE_AS(dfma_c, VOLTA_DFMA_C)
            break;
        case 0x1: /* 11=1 9..0=0000101011 */
            if ((hi & 0x800000000000000) == 0x0) TAKE_AS(dfma_b, VOLTA_DFMA_B)
            break;
        }
        break;
    case 0x2d: /* 9..0=0000101101 */
        if (ON(SM_90) && (lo & 0xc00) == 0x800 && (hi & 0x1c00000008000000) == 0x0)
            TAKE_AS(syncs_cctl, VOLTA_PREEXIT)
        break;
    case 0x2e: /* 9..0=0000101110 */
        if (ON(SM_90) && (lo & 0xc00) == 0x800 && (hi & 0x1c00000008000000) == 0x0)
            TAKE_AS(syncs_cctl, VOLTA_ACQBULK)
        break;
    case 0x2f: /* 9..0=0000101111 */
        if (ON(SM_90) && (lo & 0xc00) == 0x800 && (hi & 0x1c00000008000000) == 0x0)
            TAKE_AS(elect, VOLTA_ELECT)
        break;
    case 0x30: /* 9..0=0000110000 */
        if ((hi & 0x1800000000000000) == 0x0) TAKE_AS(hadd2, VOLTA_HADD2)
        break;
    case 0x31: /* 9..0=0000110001 */
        switch (lo >> 11 & 0x1) {
        case 0x0: /* 11=0 9..0=0000110001 */
            if (ON(SM_70_SM_72_SM_75) && (hi & 0x1000000000000000) == 0x0)
                TAKE_AS(hfma2_c, VOLTA_HFMA2_C)
            if (ON(NOT_SM_70_SM_72_SM_75) && (hi & 0x1000000000008000) == 0x0)
                TAKE_AS(hfma2_c, VOLTA_HFMA2_C)
            if (ON(NOT_SM_70_SM_72_SM_75) && (hi & 0x1000000000002000) == 0x0)
                TAKE_AS(hfma2_rc, VOLTA_HFMA2_RC)
            break;
        case 0x1: /* 11=1 9..0=0000110001 */
            if (ON(SM_70_SM_72_SM_75) && (hi & 0x800000000000000) == 0x0)
                TAKE_AS(hfma2_b, VOLTA_HFMA2_B)
            if (ON(NOT_SM_70_SM_72_SM_75) && (hi & 0x800000000008000) == 0x0)
                TAKE_AS(hfma2_b, VOLTA_HFMA2_B)
            if (ON(NOT_SM_70_SM_72_SM_75) && (hi & 0x800000000002000) == 0x0)
                TAKE_AS(hfma2_rb, VOLTA_HFMA2_RB)
            break;
        }
        break;
    case 0x32: /* 9..0=0000110010 */
        if ((hi & 0x1800000000000000) == 0x0 && (hi & 0x11000) != 0x11000)
            TAKE_AS(hmul2, VOLTA_HMUL2)
        break;
    case 0x33: /* 9..0=0000110011 */
        if ((hi & 0x1800000000000000) == 0x0) TAKE_AS(hset2, VOLTA_HSET2)
        break;
    case 0x34: /* 9..0=0000110100 */
        if ((hi & 0x1800000000000000) == 0x0) TAKE_AS(hsetp2, VOLTA_HSETP2)
        break;
    case 0x35: /* 9..0=0000110101 */
        switch (hi >> 15 & 0x1) {
        case 0x0: /* 79=0 9..0=0000110101 */
            switch (lo >> 11 & 0x1) {
            case 0x0: /* 79=0 11=0 9..0=0000110101 */
                if (ON(NOT_SM_70_SM_72_SM_75) && (hi & 0x1000000000000000) == 0x0)
                    TAKE_AS(hfma2_mma_c, VOLTA_HFMA2_MMA_C)
                break;
            case 0x1: /* 79=0 11=1 9..0=0000110101 */
                if (ON(NOT_SM_70_SM_72_SM_75) && (hi & 0x800000000000000) == 0x0)
                    TAKE_AS(hfma2_mma_b, VOLTA_HFMA2_MMA_B)
                break;
            }
            break;
        case 0x1: /* 79=1 9..0=0000110101 */
            switch (lo >> 11 & 0x1) {
            case 0x0: /* 79=1 11=0 9..0=0000110101 */
                if (ON(NOT_SM_70_SM_72_SM_75) && (hi & 0x1000000000002000) == 0x0)
                    TAKE_AS(hfma2_mma_rc, VOLTA_HFMA2_MMA_RC)
                break;
            case 0x1: /* 79=1 11=1 9..0=0000110101 */
                if (ON(NOT_SM_70_SM_72_SM_75) && (hi & 0x800000000002000) == 0x0)
                    TAKE_AS(hfma2_mma_rb, VOLTA_HFMA2_MMA_RB)
                break;
            }
            break;
        }
        break;
    case 0x38: /* 9..0=0000111000 */
        if (ON(NOT_SM_70_SM_72) && (hi & 0x1c00000000000000) == 0x0) TAKE_AS(i2i, VOLTA_I2I)
        break;
    case 0x39: /* 9..0=0000111001 */
        switch (hi >> 14 & 0x1) {
        case 0x0: /* 78=0 9..0=0000111001 */
            if (ON(NOT_SM_70_SM_72) && (hi & 0x800000000000000) == 0x0)
                TAKE_AS(i2ip_b, VOLTA_I2IP_B)
            break;
        case 0x1: /* 78=1 9..0=0000111001 */
            if (ON(NOT_SM_70_SM_72) && (hi & 0x800000000000000) == 0x0)
                TAKE_AS(i2ip_n, VOLTA_I2IP_N)
            break;
        }
        break;
    case 0x3b: /* 9..0=0000111011 */
        switch (hi >> 27 & 0x1) {
        case 0x0: /* 91=0 9..0=0000111011 */
            if (ON(NOT_SM_70_SM_72) && ((lo & 0xc00) == 0x800 && (hi & 0x1c00000000003800) == 0x0 &&
                (hi & 0xc000) != 0xc000))
                TAKE_AS(ldsm_r, VOLTA_LDSM_R)
            break;
        case 0x1: /* 91=1 9..0=0000111011 */
            if (ON(NOT_SM_70_SM_72) && ((lo & 0xc00) == 0x800 && (hi & 0x1c00000000003800) == 0x0 &&
                (hi & 0xc000) != 0xc000))
                TAKE_AS(ldsm_u, VOLTA_LDSM_U)
            break;
        }
        break;
    case 0x3e: /* 9..0=0000111110 */
        switch (hi >> 14 & 0x1) {
        case 0x0: /* 78=0 9..0=0000111110 */
            switch (hi >> 17 & 0x1) {
            case 0x0: /* 81=0 78=0 9..0=0000111110 */
                if (ON(SM_80) && ((hi & 0x1800000000018000) == 0x0 ||
                    (hi & 0x1800000000018000) == 0x18000))
                    TAKE_AS(f2fp_p, VOLTA_F2FP_P)
                if (ON(SM_86_SM_89) && ((hi & 0x1800000000418000) == 0x0 ||
                    (hi & 0x1800000000418000) == 0x18000))
                    TAKE_AS(f2fp_p, VOLTA_F2FP_P)
                if (ON(SM_90) && ((hi & 0x1800000006418600) == 0x0 ||
                    (hi & 0x1800000006418600) == 0x18000))
                    TAKE_AS(f2fp_p, VOLTA_F2FP_P)
                break;
            case 0x1: /* 81=1 78=0 9..0=0000111110 */
                if (ON(SM_80) && (hi & 0x800000000018000) == 0x0) TAKE_AS(f2fp_rs, VOLTA_F2FP_RS)
                if (ON(SM_86_SM_89) && (hi & 0x800000000418000) == 0x0)
                    TAKE_AS(f2fp_rs, VOLTA_F2FP_RS)
                break;
            }
            break;
        case 0x1: /* 78=1 9..0=0000111110 */
            switch (lo >> 11 & 0x1) {
            case 0x0: /* 78=1 11=0 9..0=0000111110 */
                if (ON(SM_80) && ((hi & 0x1400000000038000) == 0x0 ||
                    (hi & 0x1400000000038000) == 0x18000))
                    TAKE_AS(f2fp_mc, VOLTA_F2FP_MC)
                if (ON(SM_86_SM_89) && ((hi & 0x1400000000438000) == 0x0 ||
                    (hi & 0x1400000000438000) == 0x18000))
                    TAKE_AS(f2fp_mc, VOLTA_F2FP_MC)
                if (ON(SM_90) && ((hi & 0x1400000006438600) == 0x0 ||
                    (hi & 0x1400000006438600) == 0x18000))
                    TAKE_AS(f2fp_mc, VOLTA_F2FP_MC)
                break;
            case 0x1: /* 78=1 11=1 9..0=0000111110 */
                if (ON(SM_80) && ((hi & 0xc00000000038000) == 0x0 ||
                    (hi & 0xc00000000038000) == 0x18000))
                    TAKE_AS(f2fp_m, VOLTA_F2FP_M)
                if (ON(SM_86_SM_89) && ((hi & 0xc00000000438000) == 0x0 ||
                    (hi & 0xc00000000438000) == 0x18000))
                    TAKE_AS(f2fp_m, VOLTA_F2FP_M)
                if (ON(SM_90) && ((hi & 0xc00000006438600) == 0x0 ||
                    (hi & 0xc00000006438600) == 0x18000))
                    TAKE_AS(f2fp_m, VOLTA_F2FP_M)
                break;
            }
            break;
        }
        break;
    case 0x40: /* 9..0=0001000000 */
        if (ON(NOT_SM_70_SM_72_SM_75) && (hi & 0x1800000000000000) == 0x0)
            TAKE_AS(hmnmx2, VOLTA_HMNMX2)
        break;
    case 0x43: /* 9..0=0001000011 */
        switch (lo >> 11 & 0x1) {
        case 0x0: /* 11=0 9..0=0001000011 */
            if (ON(SM_86_SM_89_SM_90) && (hi & 0x1000000000000000) == 0x0)
                TAKE_AS(f2ip_c, VOLTA_F2IP_C)
            break;
        case 0x1: /* 11=1 9..0=0001000011 */
            if (ON(SM_86_SM_89_SM_90) && (hi & 0x800000000000000) == 0x0)
                TAKE_AS(f2ip_b, VOLTA_F2IP_B)
            break;
        }
        break;
    case 0x44: /* 9..0=0001000100 */
        if (ON(SM_90) && ((lo & 0xc00) == 0x800 && (hi & 0x1c00000008000000) == 0x0 &&
            (hi & 0xc000) != 0xc000))
            TAKE_AS(stsm, VOLTA_STSM)
        break;
    case 0x45: /* 9..0=0001000101 */
        if (ON(SM_86_SM_89_SM_90) && (hi & 0x1c00000000303800) == 0x201000)
            TAKE_AS(i2fp, VOLTA_I2FP)
        break;
    case 0x82: /* 9..0=0010000010 */
        if (ON(NOT_SM_70_SM_72) && (hi & 0x1c00000000000000) == 0x0) TAKE_AS(umov, VOLTA_UMOV)
        break;
    case 0x83: /* 9..0=0010000011 */
        if (ON(NOT_SM_70_SM_72) && (hi & 0x1c00000000000000) == 0x0) TAKE_AS(up2ur, VOLTA_UP2UR)
        break;
    case 0x84: /* 9..0=0010000100 */
        if (ON(NOT_SM_70_SM_72) && (hi & 0x1c00000000000000) == 0x0) TAKE_AS(ur2up, VOLTA_UR2UP)
        break;
    case 0x86: /* 9..0=0010000110 */
        if (ON(NOT_SM_70_SM_72) && (lo & 0xc00) == 0x800 && (hi & 0x1c00000008000000) == 0x0)
            TAKE_AS(voteu, VOLTA_VOTEU)
        break;
    case 0x87: /* 9..0=0010000111 */
        if (ON(NOT_SM_70_SM_72) && (hi & 0x1c00000008000000) == 0x8000000) TAKE_AS(usel, VOLTA_USEL)
        break;
    case 0x8c: /* 9..0=0010001100 */
        switch (hi >> 8 & 0x1) {
        case 0x0: /* 72=0 9..0=0010001100 */
            if (ON(NOT_SM_70_SM_72_SM_75) && (hi & 0x1c00000008000000) == 0x8000000)
                TAKE_AS(uisetp_n, VOLTA_UISETP_N)
            if (ON(SM_75) && (hi & 0x1c00000008000000) == 0x8000000)
                TAKE_AS(uisetp_o, VOLTA_UISETP_O)
            break;
        case 0x1: /* 72=1 9..0=0010001100 */
            if (ON(NOT_SM_70_SM_72_SM_75) && (hi & 0x1c00000008000000) == 0x8000000)
                TAKE_AS(uisetp_x, VOLTA_UISETP_X)
            if (ON(SM_75) && (hi & 0x1c00000008000000) == 0x8000000)
                TAKE_AS(uisetp_o, VOLTA_UISETP_OX)
            break;
        }
        break;
    case 0x90: /* 9..0=0010010000 */
        switch (hi >> 10 & 0x1) {
        case 0x0: /* 74=0 9..0=0010010000 */
            if (ON(NOT_SM_70_SM_72) && (hi & 0x1c00000008000000) == 0x8000000)
                TAKE_AS(uiadd3_n, VOLTA_UIADD3_N)
            break;
        case 0x1: /* 74=1 9..0=0010010000 */
            if (ON(NOT_SM_70_SM_72) && (hi & 0x1c00000008000000) == 0x8000000)
                TAKE_AS(uiadd3_x, VOLTA_UIADD3_X)
            break;
        }
        break;
    case 0x91: /* 9..0=0010010001 */
        switch (hi >> 9 & 0x3) {
        case 0x0: /* 74..73=00 9..0=0010010001 */
            switch (hi >> 16 & 0x1) {
            case 0x0: /* 80=0 74..73=00 9..0=0010010001 */
                if (ON(NOT_SM_70_SM_72) && (hi & 0x1c00000008000000) == 0x8000000)
                    TAKE_AS(ulea_lo, VOLTA_ULEA_LO)
                break;
            case 0x1: /* 80=1 74..73=00 9..0=0010010001 */
                switch (lo >> 10 & 0x3) {
                case 0x1: /* 80=1 74..73=00 11..0=010010010001 */
                    if (ON(NOT_SM_70_SM_72) && (hi & 0x1c00000008000000) == 0x8000000)
                        TAKE_AS(ulea_ih, VOLTA_ULEA_IH)
                    break;
                case 0x2: /* 80=1 74..73=00 11..0=100010010001 */
                    if (ON(NOT_SM_70_SM_72) && (hi & 0x1c00000008000000) == 0x8000000)
                        TAKE_AS(ulea_hi, VOLTA_ULEA_HI)
                    break;
                }
                break;
            }
            break;
        case 0x1: /* 74..73=01 9..0=0010010001 */
            if (ON(NOT_SM_70_SM_72) && (hi & 0x1c00000008010000) == 0x8010000)
                TAKE_AS(ulea_lo, VOLTA_ULEA_SX)
            break;
        case 0x2: /* 74..73=10 9..0=0010010001 */
            switch (hi >> 16 & 0x1) {
            case 0x0: /* 80=0 74..73=10 9..0=0010010001 */
                if (ON(NOT_SM_70_SM_72) && (hi & 0x1c00000008000000) == 0x8000000)
                    TAKE_AS(ulea_x, VOLTA_ULEA_X)
                break;
            case 0x1: /* 80=1 74..73=10 9..0=0010010001 */
                switch (lo >> 10 & 0x3) {
                case 0x1: /* 80=1 74..73=10 11..0=010010010001 */
                    if (ON(NOT_SM_70_SM_72) && (hi & 0x1c00000008000000) == 0x8000000)
                        TAKE_AS(ulea_ix, VOLTA_ULEA_IX)
                    break;
                case 0x2: /* 80=1 74..73=10 11..0=100010010001 */
                    if (ON(NOT_SM_70_SM_72) && (hi & 0x1c00000008000000) == 0x8000000)
                        TAKE_AS(ulea_hx, VOLTA_ULEA_HX)
                    break;
                }
                break;
            }
            break;
        case 0x3: /* 74..73=11 9..0=0010010001 */
            if (ON(NOT_SM_70_SM_72) && (hi & 0x1c00000008010000) == 0x8010000)
                TAKE_AS(ulea_x, VOLTA_ULEA_XS)
            break;
        }
        break;
    case 0x92: /* 9..0=0010010010 */
        if (ON(NOT_SM_70_SM_72) && (hi & 0x1c00000008000000) == 0x8000000)
            TAKE_AS(ulop3, VOLTA_ULOP3)
        break;
    case 0x96: /* 9..0=0010010110 */
        if (ON(NOT_SM_70_SM_72) && (hi & 0x1c00000008000000) == 0x8000000)
            TAKE_AS(uprmt, VOLTA_UPRMT)
        break;
    case 0x97: /* 9..0=0010010111 */
        if (ON(NOT_SM_70_SM_72) && (hi & 0x1c00000008000000) == 0x8000000)
            TAKE_AS(uiadd3_64, VOLTA_UIADD3_64)
        break;
    case 0x99: /* 9..0=0010011001 */
        switch (lo >> 10 & 0x3) {
        case 0x1: /* 11..0=010010011001 */
            if (ON(NOT_SM_70_SM_72) && (hi & 0x1c00000008000000) == 0x8000000)
                TAKE_AS(ushf_c, VOLTA_USHF_C)
            break;
        case 0x2: /* 11..0=100010011001 */
            if (ON(NOT_SM_70_SM_72) && (hi & 0x1c00000008000000) == 0x8000000)
                TAKE_AS(ushf_b, VOLTA_USHF_B)
            break;
        }
        break;
    case 0x9a: /* 9..0=0010011010 */
        if (ON(NOT_SM_70_SM_72) && (hi & 0x1c00000008000000) == 0x8000000)
            TAKE_AS(usgxt, VOLTA_USGXT)
        break;
    case 0x9b: /* 9..0=0010011011 */
        if (ON(NOT_SM_70_SM_72) && (hi & 0x1c00000008000000) == 0x8000000)
            TAKE_AS(ubmsk, VOLTA_UBMSK)
        break;
    case 0x9c: /* 9..0=0010011100 */
        if (ON(NOT_SM_70_SM_72) && (lo & 0xc00) == 0x800 && (hi & 0x1c00000000000000) == 0x0)
            TAKE_AS(uplop3, VOLTA_UPLOP3)
        break;
    case 0xa4: /* 9..0=0010100100 */
        switch (hi >> 10 & 0x1) {
        case 0x0: /* 74=0 9..0=0010100100 */
            switch (lo >> 10 & 0x3) {
            case 0x1: /* 74=0 11..0=010010100100 */
                if (ON(NOT_SM_70_SM_72) && (hi & 0x1c00000008000000) == 0x8000000)
                    TAKE_AS(uimad_c, VOLTA_UIMAD_C)
                break;
            case 0x2: /* 74=0 11..0=100010100100 */
                if (ON(NOT_SM_70_SM_72) && (hi & 0x1c00000008000000) == 0x8000000)
                    TAKE_AS(uimad_b, VOLTA_UIMAD_B)
                break;
            }
            break;
        case 0x1: /* 74=1 9..0=0010100100 */
            switch (lo >> 10 & 0x3) {
            case 0x1: /* 74=1 11..0=010010100100 */
                if (ON(NOT_SM_70_SM_72) && (hi & 0x1c00000008000000) == 0x8000000)
                    TAKE_AS(uimad_cx, VOLTA_UIMAD_CX)
                break;
            case 0x2: /* 74=1 11..0=100010100100 */
                if (ON(NOT_SM_70_SM_72) && (hi & 0x1c00000008000000) == 0x8000000)
                    TAKE_AS(uimad_bx, VOLTA_UIMAD_BX)
                break;
            }
            break;
        }
        break;
    case 0xa5: /* 9..0=0010100101 */
        switch (hi >> 10 & 0x1) {
        case 0x0: /* 74=0 9..0=0010100101 */
            if (ON(NOT_SM_70_SM_72) && (hi & 0x1c00000008000000) == 0x8000000)
                TAKE_AS(uimad_wide_b, VOLTA_UIMAD_WIDE_B)
            break;
        case 0x1: /* 74=1 9..0=0010100101 */
            if (ON(NOT_SM_70_SM_72) && (hi & 0x1c00000008000000) == 0x8000000)
                TAKE_AS(uimad_wide_bx, VOLTA_UIMAD_WIDE_BX)
            break;
        }
        break;
    case 0xb8: /* 9..0=0010111000 */
        if (ON(NOT_SM_70_SM_72) && (lo & 0xc00) == 0x800 && (hi & 0x1c00000008000000) == 0x8000000)
            TAKE_AS(uldc_m, VOLTA_ULDC_M)
        break;
    case 0xba: /* 9..0=0010111010 */
        if (ON(SM_86_SM_89_SM_90) && (hi & 0x1c00000008000000) == 0x8000000)
            TAKE_AS(uf2fp, VOLTA_UF2FP)
        break;
    case 0xbc: /* 9..0=0010111100 */
        if (ON(NOT_SM_70_SM_72) && (hi & 0x1c00000000000000) == 0x0) TAKE_AS(uclea, VOLTA_UCLEA)
        break;
    case 0xbd: /* 9..0=0010111101 */
        if (ON(NOT_SM_70_SM_72) && (hi & 0x1c00000008000000) == 0x8000000) TAKE_AS(uflo, VOLTA_UFLO)
        break;
    case 0xbe: /* 9..0=0010111110 */
        if (ON(NOT_SM_70_SM_72) && (hi & 0x1c00000008000000) == 0x8000000)
            TAKE_AS(ubrev, VOLTA_UBREV)
        break;
    case 0xbf: /* 9..0=0010111111 */
        if (ON(NOT_SM_70_SM_72) && (hi & 0x1c00000008000000) == 0x8000000)
            TAKE_AS(upopc, VOLTA_UPOPC)
        break;
    case 0x100: /* 9..0=0100000000 */
        if ((hi & 0x1c00000000000000) == 0x0) TAKE_AS(flo, VOLTA_FLO)
        break;
    case 0x101: /* 9..0=0100000001 */
        if ((hi & 0x1c00000000000000) == 0x0) TAKE_AS(brev, VOLTA_BREV)
        break;
    case 0x102: /* 9..0=0100000010 */
        if ((hi & 0x1800000000000000) == 0x0) TAKE_AS(fchk, VOLTA_FCHK)
        break;
    case 0x104: /* 9..0=0100000100 */
        switch (hi >> 20 & 0x3) {
        case 0x1: /* 85..84=01 9..0=0100000100 */
            if (ON(SM_70_SM_72) && (hi & 0x1c00000000001800) == 0x1000) TAKE_AS(f2f_w, VOLTA_F2F_W)
            if (ON(SM_75_SM_80) && (hi & 0x1c00000000003800) == 0x1000) TAKE_AS(f2f_w, VOLTA_F2F_W)
            if (ON(SM_86_SM_89_SM_90) && (hi & 0x1c00000000403800) == 0x1000)
                TAKE_AS(f2f_w, VOLTA_F2F_W)
            break;
        case 0x2: /* 85..84=10 9..0=0100000100 */
            if (ON(SM_70_SM_72) && (hi & 0x1c00000000001800) == 0x800) TAKE_AS(f2f_n, VOLTA_F2F_N)
            if (ON(SM_75_SM_80) && (hi & 0x1c00000000003800) == 0x800) TAKE_AS(f2f_n, VOLTA_F2F_N)
            if (ON(SM_86_SM_89_SM_90) && (hi & 0x1c00000000403800) == 0x800)
                TAKE_AS(f2f_n, VOLTA_F2F_N)
            break;
        }
        break;
    case 0x105: /* 9..0=0100000101 */
        switch (hi >> 20 & 0x3) {
        case 0x1: /* 85..84=01 9..0=0100000101 */
            if (ON(NOT_SM_90) && ((hi & 0x1c00000000000000) == 0x0 && (hi & 0x1800) != 0x1800))
                TAKE_AS(f2i_h, VOLTA_F2I_H)
            if (ON(SM_90) && ((hi & 0x1c00000000400000) == 0x0 && (hi & 0x1800) != 0x1800))
                TAKE_AS(f2i_h, VOLTA_F2I_H)
            break;
        case 0x2: /* 85..84=10 9..0=0100000101 */
            if (ON(NOT_SM_90) && ((hi & 0x1c00000000000000) == 0x0 && (hi & 0x1800) != 0x1800))
                TAKE_AS(f2i_s, VOLTA_F2I_S)
            if (ON(SM_90) && ((hi & 0x1c00000000400000) == 0x0 && (hi & 0x1800) != 0x1800))
                TAKE_AS(f2i_s, VOLTA_F2I_S)
            break;
        }
        break;
    case 0x106: /* 9..0=0100000110 */
        switch (hi >> 20 & 0x3) {
        case 0x0: /* 85..84=00 9..0=0100000110 */
            if (ON(NOT_SM_70_SM_72_SM_90) && ((hi & 0x1c00000000001800) == 0x800 ||
                (hi & 0x1c00000000001800) == 0x1000))
                TAKE_AS(i2f_b, VOLTA_I2F_B)
            if (ON(SM_90) && ((hi & 0x1c00000000003800) == 0x800 ||
                (hi & 0x1c00000000003800) == 0x1000))
                TAKE_AS(i2f_b, VOLTA_I2F_B)
            break;
        case 0x1: /* 85..84=01 9..0=0100000110 */
            if (ON(NOT_SM_70_SM_72_SM_90) && ((hi & 0x1c00000000001800) == 0x800 ||
                (hi & 0x1c00000000001800) == 0x1000))
                TAKE_AS(i2f_h, VOLTA_I2F_H)
            if (ON(SM_90) && ((hi & 0x1c00000000003800) == 0x800 ||
                (hi & 0x1c00000000003800) == 0x1000))
                TAKE_AS(i2f_h, VOLTA_I2F_H)
            break;
        case 0x2: /* 85..84=10 9..0=0100000110 */
            if (ON(NOT_SM_90) && ((hi & 0x1c00000000001800) == 0x800 ||
                (hi & 0x1c00000000001800) == 0x1000))
                TAKE_AS(i2f_w, VOLTA_I2F_W)
            if (ON(SM_90) && ((hi & 0x1c00000000003800) == 0x800 ||
                (hi & 0x1c00000000003800) == 0x1000))
                TAKE_AS(i2f_w, VOLTA_I2F_W)
            break;
        }
        break;
    case 0x107: /* 9..0=0100000111 */
        switch (hi >> 20 & 0x3) {
        case 0x1: /* 85..84=01 9..0=0100000111 */
            if (ON(NOT_SM_90) && (hi & 0x1c00000000001800) == 0x800) TAKE_AS(frnd_h, VOLTA_FRND_H)
            if (ON(SM_90) && (hi & 0x1c00000000403800) == 0x800) TAKE_AS(frnd_h, VOLTA_FRND_H)
            break;
        case 0x2: /* 85..84=10 9..0=0100000111 */
            if (ON(NOT_SM_90) && (hi & 0x1c00000000001800) == 0x1000) TAKE_AS(frnd_s, VOLTA_FRND_S)
            if (ON(SM_90) && (hi & 0x1c00000000403800) == 0x1000) TAKE_AS(frnd_s, VOLTA_FRND_S)
            break;
        }
        break;
    case 0x108: /* 9..0=0100001000 */
        switch (hi >> 27 & 0x1) {
        case 0x0: /* 91=0 9..0=0100001000 */
            if (ON(SM_70_SM_72) && (lo & 0xc00) == 0x800 && (hi & 0x1c00000000003800) == 0x1800)
                TAKE_AS(mufu_d, VOLTA_MUFU_D)
            if (ON(NOT_SM_70_SM_72_SM_90) && (lo & 0xc00) == 0x800 &&
                (hi & 0x1c00000000003a00) == 0x1800)
                TAKE_AS(mufu_d, VOLTA_MUFU_D)
            if (ON(SM_90) && (lo & 0xc00) == 0x800 && (hi & 0x1c00000000003b00) == 0x1800)
                TAKE_AS(mufu_d, VOLTA_MUFU_D)
            if (ON(NOT_SM_70_SM_72_SM_90) && (lo & 0xc00) == 0x800 &&
                (hi & 0x1c00000000000200) == 0x200)
                TAKE_AS(mufu_h, VOLTA_MUFU_H)
            if (ON(SM_90) && ((lo & 0xc00) == 0x800 && (hi & 0x1c00000000000000) == 0x0 &&
                (hi & 0x300) != 0x0))
                TAKE_AS(mufu_h, VOLTA_MUFU_H)
            if ((lo & 0xc00) == 0x800 && (hi & 0x1c00000000000000) == 0x0)
                TAKE_AS(mufu_s, VOLTA_MUFU_S)
            break;
        case 0x1: /* 91=1 9..0=0100001000 */
            if (ON(NOT_SM_70_SM_72) && (hi & 0x1c00000000000000) == 0x0)
                TAKE_AS(mufu_r, VOLTA_MUFU_R)
            break;
        }
        break;
    case 0x109: /* 9..0=0100001001 */
        if ((hi & 0x1c00000000000000) == 0x0) TAKE_AS(popc, VOLTA_POPC)
        break;
    case 0x110: /* 9..0=0100010000 */
        switch (hi >> 20 & 0x3) {
        case 0x1: /* 85..84=01 9..0=0100010000 */
            if (ON(SM_70_SM_72) && (hi & 0x1c00000000001800) == 0x1800) TAKE_AS(f2f_w, VOLTA_F2F_DW)
            if (ON(SM_75_SM_80) && (hi & 0x1c00000000003800) == 0x1800) TAKE_AS(f2f_w, VOLTA_F2F_DW)
            if (ON(SM_86_SM_89_SM_90) && (hi & 0x1c00000000403800) == 0x1800)
                TAKE_AS(f2f_w, VOLTA_F2F_DW)
            break;
        case 0x2: /* 85..84=10 9..0=0100010000 */
            if (ON(SM_70_SM_72) && (hi & 0x1c00000000001800) == 0x1800) TAKE_AS(f2f_n, VOLTA_F2F_DF)
            if (ON(SM_75_SM_80) && (hi & 0x1c00000000003800) == 0x1800) TAKE_AS(f2f_n, VOLTA_F2F_DF)
            if (ON(SM_86_SM_89_SM_90) && (hi & 0x1c00000000403800) == 0x1800)
                TAKE_AS(f2f_n, VOLTA_F2F_DF)
            break;
        case 0x3: /* 85..84=11 9..0=0100010000 */
            if (ON(SM_70_SM_72) && ((hi & 0x1c00000000001800) == 0x800 ||
                (hi & 0x1c00000000001800) == 0x1000))
                TAKE_AS(f2f_nd, VOLTA_F2F_ND)
            if (ON(SM_75_SM_80) && ((hi & 0x1c00000000003800) == 0x800 ||
                (hi & 0x1c00000000003800) == 0x1000))
                TAKE_AS(f2f_nd, VOLTA_F2F_ND)
            if (ON(SM_86_SM_89_SM_90) && ((hi & 0x1c00000000403800) == 0x800 ||
                (hi & 0x1c00000000403800) == 0x1000))
                TAKE_AS(f2f_nd, VOLTA_F2F_ND)
            break;
        }
        break;
    case 0x111: /* 9..0=0100010001 */
        switch (hi >> 20 & 0x3) {
        case 0x1: /* 85..84=01 9..0=0100010001 */
            if (ON(NOT_SM_90) && (hi & 0x1c00000000001800) == 0x1800) TAKE_AS(f2i_h, VOLTA_F2I_HD)
            if (ON(SM_90) && (hi & 0x1c00000000401800) == 0x1800) TAKE_AS(f2i_h, VOLTA_F2I_HD)
            break;
        case 0x2: /* 85..84=10 9..0=0100010001 */
            if (ON(NOT_SM_90) && (hi & 0x1c00000000001800) == 0x1800) TAKE_AS(f2i_s, VOLTA_F2I_SD)
            if (ON(SM_90) && (hi & 0x1c00000000401800) == 0x1800) TAKE_AS(f2i_s, VOLTA_F2I_SD)
            break;
        case 0x3: /* 85..84=11 9..0=0100010001 */
            if (ON(NOT_SM_90) && (hi & 0x1c00000000000000) == 0x0) TAKE_AS(f2i_d, VOLTA_F2I_D)
            if (ON(SM_90) && (hi & 0x1c00000000400000) == 0x0) TAKE_AS(f2i_d, VOLTA_F2I_D)
            break;
        }
        break;
    case 0x112: /* 9..0=0100010010 */
        switch (hi >> 20 & 0x3) {
        case 0x0: /* 85..84=00 9..0=0100010010 */
            if (ON(NOT_SM_70_SM_72_SM_90) && (hi & 0x1c00000000001800) == 0x1800)
                TAKE_AS(i2f_b, VOLTA_I2F_BD)
            if (ON(SM_90) && (hi & 0x1c00000000003800) == 0x1800) TAKE_AS(i2f_b, VOLTA_I2F_BD)
            break;
        case 0x1: /* 85..84=01 9..0=0100010010 */
            if (ON(NOT_SM_70_SM_72_SM_90) && (hi & 0x1c00000000001800) == 0x1800)
                TAKE_AS(i2f_h, VOLTA_I2F_HD)
            if (ON(SM_90) && (hi & 0x1c00000000003800) == 0x1800) TAKE_AS(i2f_h, VOLTA_I2F_HD)
            break;
        case 0x2: /* 85..84=10 9..0=0100010010 */
            if (ON(NOT_SM_90) && (hi & 0x1c00000000001800) == 0x1800) TAKE_AS(i2f_w, VOLTA_I2F_WD)
            if (ON(SM_90) && (hi & 0x1c00000000003800) == 0x1800) TAKE_AS(i2f_w, VOLTA_I2F_WD)
            break;
        case 0x3: /* 85..84=11 9..0=0100010010 */
            if (ON(NOT_SM_90) && ((hi & 0x1c00000000000000) == 0x0 && (hi & 0x1800) != 0x0))
                TAKE_AS(i2f_w, VOLTA_I2F_D)
            if (ON(SM_90) && ((hi & 0x1c00000000002000) == 0x0 && (hi & 0x1800) != 0x0))
                TAKE_AS(i2f_w, VOLTA_I2F_D)
            break;
        }
        break;
    case 0x113: /* 9..0=0100010011 */
        if (ON(NOT_SM_90) && (hi & 0x1c00000000301800) == 0x301800) TAKE_AS(frnd_d, VOLTA_FRND_D)
        if (ON(SM_90) && (hi & 0x1c00000000703800) == 0x301800) TAKE_AS(frnd_d, VOLTA_FRND_D)
        break;
    case 0x118: /* 9..0=0100011000 */
        if ((lo & 0xc00) == 0x800 && (hi & 0x1c00000008000000) == 0x0) TAKE_AS(nop, VOLTA_NOP)
        break;
    case 0x119: /* 9..0=0100011001 */
        if ((lo & 0xc00) == 0x800 && (hi & 0x1c00000008000000) == 0x0) TAKE_AS(s2r, VOLTA_S2R)
        break;
    case 0x11a: /* 9..0=0100011010 */
        switch (hi >> 27 & 0x1) {
        case 0x0: /* 91=0 9..0=0100011010 */
            switch (lo >> 47 & 0x1) {
            case 0x0: /* 91=0 47=0 9..0=0100011010 */
                if ((lo & 0xc00) == 0x800 && (hi & 0x1c00000000000000) == 0x0)
                    TAKE_AS(depbar_n, VOLTA_DEPBAR_N)
                break;
            case 0x1: /* 91=0 47=1 9..0=0100011010 */
                if ((lo & 0xc00) == 0x800 && (hi & 0x1c00000000000000) == 0x0 &&
                    (lo & 0x700000000000) != 0x600000000000)
                    TAKE_AS(depbar_le, VOLTA_DEPBAR_LE)
                break;
            }
            break;
        case 0x1: /* 91=1 9..0=0100011010 */
            if (ON(SM_90) && ((lo & 0xc00) == 0xc00 && (hi & 0x1c00000000000000) == 0x0 &&
                (lo & 0x700000000000) != 0x600000000000))
                TAKE_AS(depbar_u, VOLTA_DEPBAR_U)
            break;
        }
        break;
    case 0x11b: /* 9..0=0100011011 */
        if (ON(SM_90) && (lo & 0xc00) == 0x800 && (hi & 0x1c00000008000000) == 0x0)
            TAKE_AS(endcollective, VOLTA_ENDCOLLECTIVE)
        break;
    case 0x11d: /* 9..0=0100011101 */
        switch (hi >> 13 & 0x7) {
        case 0x0: /* 79..77=000 9..0=0100011101 */
            if ((hi & 0x1c00000000000000) == 0x0) TAKE_AS(bar_sync, VOLTA_BAR_SYNC)
            break;
        case 0x1: /* 79..77=001 9..0=0100011101 */
            if ((hi & 0x1c00000000000000) == 0x0) TAKE_AS(bar_arv, VOLTA_BAR_ARV)
            break;
        case 0x2: /* 79..77=010 9..0=0100011101 */
            if ((hi & 0x1c00000000000000) == 0x0 && (hi & 0xc00) != 0xc00)
                TAKE_AS(bar_red, VOLTA_BAR_RED)
            break;
        }
        break;
    case 0x120: /* 9..0=0100100000 */
        if ((lo & 0xc00) == 0x800 && (hi & 0x1c00000008000000) == 0x0) TAKE_AS(al2p, VOLTA_AL2P)
        break;
    case 0x121: /* 9..0=0100100001 */
        if (ON(NOT_SM_70_SM_72) && (lo & 0xc00) == 0x400 && (hi & 0x1c00000008000000) == 0x8000000)
            TAKE_AS(ald_u, VOLTA_ALD_U)
        break;
    case 0x122: /* 9..0=0100100010 */
        if (ON(NOT_SM_70_SM_72) && (lo & 0xc00) == 0x400 && (hi & 0x1c00000008000000) == 0x8000000)
            TAKE_AS(ast_u, VOLTA_AST_U)
        break;
    case 0x123: /* 9..0=0100100011 */
        if ((lo & 0xc00) == 0x800 && (hi & 0x1c00000008000000) == 0x0) TAKE_AS(isberd, VOLTA_ISBERD)
        break;
    case 0x124: /* 9..0=0100100100 */
        switch (hi >> 27 & 0x1) {
        case 0x0: /* 91=0 9..0=0100100100 */
            if ((lo & 0xc00) == 0x800 && (hi & 0x1c00000000000000) == 0x0 && (hi & 0xc000) != 0x0)
                TAKE_AS(out_i, VOLTA_OUT_I)
            break;
        case 0x1: /* 91=1 9..0=0100100100 */
            if (ON(NOT_SM_70_SM_72) && ((lo & 0xc00) == 0xc00 && (hi & 0x1c00000000000000) == 0x0 &&
                (hi & 0xc000) != 0x0))
                TAKE_AS(out_u, VOLTA_OUT_U)
            break;
        }
        break;
    case 0x125: /* 9..0=0100100101 */
        if ((lo & 0xc00) == 0x800 && (hi & 0x1c00000008000000) == 0x0) TAKE_AS(pixld, VOLTA_PIXLD)
        break;
    case 0x126: /* 9..0=0100100110 */
        switch (hi >> 27 & 0x1) {
        case 0x0: /* 91=0 9..0=0100100110 */
            if ((hi & 0x1c00000000000000) == 0x0) TAKE_AS(ipa_a, VOLTA_IPA_A)
            break;
        case 0x1: /* 91=1 9..0=0100100110 */
            if (ON(NOT_SM_70_SM_72) && (lo & 0xc00) == 0x400 && (hi & 0x1c00000000002000) == 0x0)
                TAKE_AS(ipa_u, VOLTA_IPA_U)
            break;
        }
        break;
    case 0x127: /* 9..0=0100100111 */
        if (ON(NOT_SM_70_SM_72) && (lo & 0xc00) == 0x800 && (hi & 0x1c00000008000000) == 0x0)
            TAKE_AS(isbewr, VOLTA_ISBEWR)
        break;
    case 0x141: /* 9..0=0101000001 */
        if ((lo & 0xc00) == 0x800 && (hi & 0x1c00000008000000) == 0x0) TAKE_AS(bsync, VOLTA_BSYNC)
        break;
    case 0x142: /* 9..0=0101000010 */
        if ((lo & 0xc00) == 0x800 && (hi & 0x1c00000008000000) == 0x0) TAKE_AS(bsync, VOLTA_BREAK)
        break;
    case 0x143: /* 9..0=0101000011 */
        if ((lo & 0xc00) == 0x800 && (hi & 0x1c00000008000000) == 0x0)
            TAKE_AS(call_at, VOLTA_CALL_AT)
        break;
    case 0x144: /* 9..0=0101000100 */
        switch (hi >> 27 & 0x1) {
        case 0x0: /* 91=0 9..0=0101000100 */
            if ((lo & 0xc00) == 0x800 && (hi & 0x1c00000000000000) == 0x0)
                TAKE_AS(call_rel, VOLTA_CALL_REL)
            break;
        case 0x1: /* 91=1 9..0=0101000100 */
            if (ON(NOT_SM_70_SM_72) && (lo & 0xc00) == 0x800 && (hi & 0x1c00000000000000) == 0x0)
                TAKE_AS(call_ur, VOLTA_CALL_UR)
            break;
        }
        break;
    case 0x145: /* 9..0=0101000101 */
        if ((lo & 0xc00) == 0x800 && (hi & 0x1c00000008000000) == 0x0) TAKE_AS(bssy, VOLTA_BSSY)
        break;
    case 0x146: /* 9..0=0101000110 */
        if ((lo & 0xc00) == 0x800 && (hi & 0x1c00000008000000) == 0x0) TAKE_AS(yield, VOLTA_YIELD)
        break;
    case 0x147: /* 9..0=0101000111 */
        switch (hi >> 27 & 0x1) {
        case 0x0: /* 91=0 9..0=0101000111 */
            if ((lo & 0xc00) == 0x800 && (hi & 0x1c00000000000000) == 0x0 &&
                (hi & 0x600000) != 0x600000)
                TAKE_AS(bra_b, VOLTA_BRA_B)
            break;
        case 0x1: /* 91=1 9..0=0101000111 */
            switch (lo >> 10 & 0x3) {
            case 0x1: /* 91=1 11..0=010101000111 */
                if (ON(NOT_SM_70_SM_72_SM_75) && ((lo & 0x200000000) == 0x0 &&
                    (hi & 0x1c00000000000000) == 0x0 && (hi & 0x600000) != 0x600000))
                    TAKE_AS(bra_u, VOLTA_BRA_U)
                break;
            case 0x2: /* 91=1 11..0=100101000111 */
                if (ON(NOT_SM_70_SM_72_SM_75) && (((lo & 0x200000000) == 0x200000000 &&
                    (hi & 0x1c00000000400000) == 0x0) || ((lo & 0x100000000) == 0x0 &&
                    (hi & 0x1c00000000400000) == 0x0) || ((lo & 0x200000000) == 0x200000000 &&
                    (hi & 0x1c00000000200000) == 0x0) || ((lo & 0x100000000) == 0x0 &&
                    (hi & 0x1c00000000200000) == 0x0)))
                    TAKE_AS(bra_div, VOLTA_BRA_DIV)
                break;
            }
            break;
        }
        break;
    case 0x148: /* 9..0=0101001000 */
        switch (hi >> 22 & 0x1) {
        case 0x0: /* 86=0 9..0=0101001000 */
            if (ON(SM_90) && (lo & 0xc00) == 0x800 && (hi & 0x1c00000008200000) == 0x0)
                TAKE_AS(warpsync_a, VOLTA_WARPSYNC_A)
            if (ON(NOT_SM_90) && (hi & 0x1c00000000000000) == 0x0)
                TAKE_AS(warpsync_m, VOLTA_WARPSYNC_M)
            break;
        case 0x1: /* 86=1 9..0=0101001000 */
            if (ON(SM_90) && (lo & 0xc00) == 0x800 && (hi & 0x1c00000008200000) == 0x0)
                TAKE_AS(warpsync_collective_a, VOLTA_WARPSYNC_COLLECTIVE_A)
            if (ON(NOT_SM_90) && (hi & 0x1c00000000000000) == 0x0)
                TAKE_AS(warpsync_m, VOLTA_WARPSYNC_M)
            break;
        }
        break;
    case 0x149: /* 9..0=0101001001 */
        if ((lo & 0xc00) == 0x800 && (hi & 0x1c00000008000000) == 0x0 &&
            (hi & 0x600000) != 0x600000)
            TAKE_AS(brx, VOLTA_BRX)
        break;
    case 0x14a: /* 9..0=0101001010 */
        switch (hi >> 27 & 0x1) {
        case 0x0: /* 91=0 9..0=0101001010 */
            if (((lo & 0x200000c00) == 0x800 && (hi & 0x1c00000000400000) == 0x0) ||
                ((lo & 0x100000c00) == 0x100000800 && (hi & 0x1c00000000400000) == 0x0) ||
                ((lo & 0x200000c00) == 0x800 && (hi & 0x1c00000000200000) == 0x0) ||
                ((lo & 0x100000c00) == 0x100000800 && (hi & 0x1c00000000200000) == 0x0))
                TAKE_AS(jmp_b, VOLTA_JMP_B)
            break;
        case 0x1: /* 91=1 9..0=0101001010 */
            if (ON(NOT_SM_70_SM_72_SM_75) && (lo & 0x200000c00) == 0x400 &&
                (hi & 0x1c00000000000000) == 0x0)
                TAKE_AS(jmp_u, VOLTA_JMP_U)
            break;
        }
        break;
    case 0x14c: /* 9..0=0101001100 */
        if ((lo & 0xc00) == 0x800 && (hi & 0x1c00000008000000) == 0x0 &&
            (hi & 0x600000) != 0x600000)
            TAKE_AS(brx, VOLTA_JMX)
        break;
    case 0x14d: /* 9..0=0101001101 */
        if ((lo & 0xc00) == 0x800 && (hi & 0x1c00000008000000) == 0x0) TAKE_AS(exit, VOLTA_EXIT)
        break;
    case 0x14e: /* 9..0=0101001110 */
        if (ON(SM_90) && (lo & 0xc00) == 0x800 && (hi & 0x1c00000008000000) == 0x0)
            TAKE_AS(lepc_t, VOLTA_LEPC_T)
        break;
    case 0x14f: /* 9..0=0101001111 */
        if (ON(NOT_SM_90) && (lo & 0xc00) == 0x800 && (hi & 0x1c00000008000000) == 0x0)
            TAKE_AS(bmov_bb, VOLTA_RTT)
        break;
    case 0x150: /* 9..0=0101010000 */
        switch (hi >> 27 & 0x1) {
        case 0x0: /* 91=0 9..0=0101010000 */
            switch (hi >> 21 & 0x1) {
            case 0x0: /* 91=0 85=0 9..0=0101010000 */
                if ((lo & 0xc00) == 0x800 && (hi & 0x1c00000000000000) == 0x0)
                    TAKE_AS(ret_rel, VOLTA_RET_REL)
                break;
            case 0x1: /* 91=0 85=1 9..0=0101010000 */
                if ((lo & 0xc00) == 0x800 && (hi & 0x1c00000000000000) == 0x0)
                    TAKE_AS(ret_abs, VOLTA_RET_ABS)
                break;
            }
            break;
        case 0x1: /* 91=1 9..0=0101010000 */
            switch (hi >> 21 & 0x1) {
            case 0x0: /* 91=1 85=0 9..0=0101010000 */
                if (ON(NOT_SM_70_SM_72) && (lo & 0xc00) == 0x800 &&
                    (hi & 0x1c00000000000000) == 0x0)
                    TAKE_AS(ret_ur_rel, VOLTA_RET_UR_REL)
                break;
            case 0x1: /* 91=1 85=1 9..0=0101010000 */
                if (ON(NOT_SM_70_SM_72) && (lo & 0xc00) == 0x800 &&
                    (hi & 0x1c00000000000000) == 0x0)
                    TAKE_AS(ret_ur_abs, VOLTA_RET_UR_ABS)
                break;
            }
            break;
        }
        break;
    case 0x152: /* 9..0=0101010010 */
        if ((hi & 0x1c00000000000000) == 0x0) TAKE_AS(rpcmov_r, VOLTA_RPCMOV_R)
        break;
    case 0x154: /* 9..0=0101010100 */
        if ((hi & 0x1c00000000000000) == 0x0) TAKE_AS(rpcmov_l, VOLTA_RPCMOV_L)
        break;
    case 0x156: /* 9..0=0101010110 */
        if (((lo & 0x30000000) == 0x0 && (hi & 0x1c00000000000000) == 0x0) ||
            ((lo & 0x2f000000) == 0x6000000 && (hi & 0x1c00000000000000) == 0x0) ||
            ((lo & 0x1f000000) == 0x6000000 && (hi & 0x1c00000000000000) == 0x0))
            TAKE_AS(bmov_b, VOLTA_BMOV_B)
        break;
    case 0x157: /* 9..0=0101010111 */
        if ((hi & 0x1c00000000000000) == 0x0) TAKE_AS(bmov_l, VOLTA_BMOV_L)
        break;
    case 0x158: /* 9..0=0101011000 */
        if (ON(NOT_SM_70_SM_72) && ((lo & 0xc00) == 0x800 &&
            (hi & 0x1c00000008000000) == 0x8000000 && (hi & 0x600000) != 0x600000))
            TAKE_AS(brxu_brxu, VOLTA_BRXU_BRXU)
        break;
    case 0x159: /* 9..0=0101011001 */
        if (ON(NOT_SM_70_SM_72) && ((lo & 0xc00) == 0x800 &&
            (hi & 0x1c00000008000000) == 0x8000000 && (hi & 0x600000) != 0x600000))
            TAKE_AS(brxu_brxu, VOLTA_BRXU_JMXU)
        break;
    case 0x15b: /* 9..0=0101011011 */
        if ((lo & 0xc00) == 0x800 && (hi & 0x1c00000008000000) == 0x0) TAKE_AS(yield, VOLTA_KILL)
        break;
    case 0x15c: /* 9..0=0101011100 */
        if (((lo & 0xc00) == 0x800 && (hi & 0x1c00000008700000) == 0x500000) ||
            ((lo & 0xc00) == 0x800 && (hi & 0x1c00000008600000) == 0x200000) ||
            ((lo & 0xc00) == 0x800 && (hi & 0x1c00000008300000) == 0x200000))
            TAKE_AS(bpt, VOLTA_BPT)
        break;
    case 0x15d: /* 9..0=0101011101 */
        if (ON(NOT_SM_70_SM_72_SM_75) && (lo & 0xc00) == 0x800 &&
            (hi & 0x1c00000008080000) == 0x80000)
            TAKE_AS(nanosleep_c, VOLTA_NANOSLEEP_C)
        if ((hi & 0x1c00000000000000) == 0x0) TAKE_AS(nanosleep_n, VOLTA_NANOSLEEP_N)
        break;
    case 0x15e: /* 9..0=0101011110 */
        if (ON(SM_90) && (lo & 0xc00) == 0xc00 && (hi & 0x1c0000000fffff00) == 0x8000000)
            TAKE_AS(warpgroupset, VOLTA_WARPGROUPSET)
        break;
    case 0x180: /* 9..0=0110000000 */
        if (ON(SM_70_SM_72) && (lo & 0xc00) == 0x800 && (hi & 0x1c00000000800000) == 0x0)
            TAKE_AS(ld_v, VOLTA_LD_V)
        if (ON(SM_70_SM_72) && (lo & 0xc00) == 0x800 && (hi & 0x1c00000000000000) == 0x0)
            TAKE_AS(ld_vz, VOLTA_LD_VZ)
        if (ON(SM_75) && (lo & 0xc00) == 0x800 && (hi & 0x1c00000008800000) == 0x0)
            TAKE_AS(ld_t, VOLTA_LD_T)
        if (ON(SM_75) && (lo & 0xc00) == 0x800 && (hi & 0x1c00000008000000) == 0x0)
            TAKE_AS(ld_tz, VOLTA_LD_TZ)
        if (ON(SM_75) && (lo & 0xc00) == 0x800 && (hi & 0x1c00000000800000) == 0x0)
            TAKE_AS(ld_tu, VOLTA_LD_TU)
        if (ON(SM_75) && (lo & 0xc00) == 0x800 && (hi & 0x1c00000000000000) == 0x0)
            TAKE_AS(ldg_tuz, VOLTA_LD_TUZ)
        if (ON(NOT_SM_70_SM_72_SM_75) && (((lo & 0xc00) == 0x800 &&
            (hi & 0x1c00000008410000) == 0x0) || ((lo & 0xc00) == 0x800 &&
            (hi & 0x1c0000000840a000) == 0x0) || ((lo & 0xc00) == 0x800 &&
            (hi & 0x1c0000000840a000) == 0xa000) || ((lo & 0xc00) == 0x800 &&
            (hi & 0x1c00000008404000) == 0x4000) || ((lo & 0xc00) == 0x800 &&
            (hi & 0x1c00000008210000) == 0x0) || ((lo & 0xc00) == 0x800 &&
            (hi & 0x1c0000000820a000) == 0x0) || ((lo & 0xc00) == 0x800 &&
            (hi & 0x1c0000000820a000) == 0xa000) || ((lo & 0xc00) == 0x800 &&
            (hi & 0x1c00000008204000) == 0x4000)))
            TAKE_AS(ld_a, VOLTA_LD_A)
        if (ON(NOT_SM_70_SM_72_SM_75) && (((lo & 0xc00) == 0x800 &&
            (hi & 0x1c00000000410000) == 0x0) || ((lo & 0xc00) == 0x800 &&
            (hi & 0x1c0000000040a000) == 0x0) || ((lo & 0xc00) == 0x800 &&
            (hi & 0x1c0000000040a000) == 0xa000) || ((lo & 0xc00) == 0x800 &&
            (hi & 0x1c00000000404000) == 0x4000) || ((lo & 0xc00) == 0x800 &&
            (hi & 0x1c00000000210000) == 0x0) || ((lo & 0xc00) == 0x800 &&
            (hi & 0x1c0000000020a000) == 0x0) || ((lo & 0xc00) == 0x800 &&
            (hi & 0x1c0000000020a000) == 0xa000) || ((lo & 0xc00) == 0x800 &&
            (hi & 0x1c00000000204000) == 0x4000)))
            TAKE_AS(ld_d, VOLTA_LD_D)
        break;
    case 0x181: /* 9..0=0110000001 */
        switch (hi >> 23 & 0x1) {
        case 0x0: /* 87=0 9..0=0110000001 */
            if (ON(SM_75) && (lo & 0xc00) == 0x800 && (hi & 0x1c00000008000000) == 0x8000000)
                TAKE_AS(ldg_tu, VOLTA_LDG_TU)
            if (ON(NOT_SM_70_SM_72_SM_75) && (((lo & 0xc00) == 0x800 &&
                (hi & 0x1c00000008410000) == 0x8000000) || ((lo & 0xc00) == 0x800 &&
                (hi & 0x1c0000000840a000) == 0x8000000) || ((lo & 0xc00) == 0x800 &&
                (hi & 0x1c0000000840a000) == 0x800a000) || ((lo & 0xc00) == 0x800 &&
                (hi & 0x1c00000008404000) == 0x8004000) || ((lo & 0xc00) == 0x800 &&
                (hi & 0x1c00000008210000) == 0x8000000) || ((lo & 0xc00) == 0x800 &&
                (hi & 0x1c0000000820a000) == 0x8000000) || ((lo & 0xc00) == 0x800 &&
                (hi & 0x1c0000000820a000) == 0x800a000) || ((lo & 0xc00) == 0x800 &&
                (hi & 0x1c00000008204000) == 0x8004000)))
                TAKE_AS(ldg_d, VOLTA_LDG_D)
            break;
        case 0x1: /* 87=1 9..0=0110000001 */
            if (ON(SM_75) && (lo & 0xc00) == 0x800 && (hi & 0x1c00000008000000) == 0x8000000)
                TAKE_AS(ldg_tuz, VOLTA_LDG_TUZ)
            if (ON(NOT_SM_70_SM_72_SM_75) && (((lo & 0xc00) == 0x800 &&
                (hi & 0x1c00000008410000) == 0x8000000) || ((lo & 0xc00) == 0x800 &&
                (hi & 0x1c0000000840a000) == 0x8000000) || ((lo & 0xc00) == 0x800 &&
                (hi & 0x1c0000000840a000) == 0x800a000) || ((lo & 0xc00) == 0x800 &&
                (hi & 0x1c00000008404000) == 0x8004000) || ((lo & 0xc00) == 0x800 &&
                (hi & 0x1c00000008210000) == 0x8000000) || ((lo & 0xc00) == 0x800 &&
                (hi & 0x1c0000000820a000) == 0x8000000) || ((lo & 0xc00) == 0x800 &&
                (hi & 0x1c0000000820a000) == 0x800a000) || ((lo & 0xc00) == 0x800 &&
                (hi & 0x1c00000008204000) == 0x8004000)))
                TAKE_AS(ldg_d, VOLTA_LDG_D)
            break;
        }
        break;
    case 0x182: /* 9..0=0110000010 */
        if (ON(NOT_SM_70_SM_72) && (lo & 0xc00) == 0x400 && (hi & 0x1c00000008000000) == 0x8000000)
            TAKE_AS(ldc_x, VOLTA_LDC_X)
        break;
    case 0x183: /* 9..0=0110000011 */
        switch (hi >> 27 & 0x1) {
        case 0x0: /* 91=0 9..0=0110000011 */
            if (ON(SM_70_SM_72) && ((lo & 0xc00) == 0x800 && (hi & 0x1c00000000000000) == 0x0 &&
                (hi & 0x600000) != 0x600000))
                TAKE_AS(ldl_v, VOLTA_LDL_V)
            if (ON(NOT_SM_70_SM_72) && ((lo & 0xc00) == 0x800 && (hi & 0x1c00000000000000) == 0x0 &&
                (hi & 0x600000) != 0x600000))
                TAKE_AS(ldl_t, VOLTA_LDL_T)
            break;
        case 0x1: /* 91=1 9..0=0110000011 */
            if (ON(SM_70_SM_72) && ((lo & 0xc00) == 0x800 && (hi & 0x1c00000000000000) == 0x0 &&
                (hi & 0x600000) != 0x600000))
                TAKE_AS(ldl_v, VOLTA_LDL_V)
            if (ON(SM_75) && ((lo & 0xc00) == 0x800 && (hi & 0x1c00000000000000) == 0x0 &&
                (hi & 0x600000) != 0x600000))
                TAKE_AS(ldl_tu, VOLTA_LDL_TU)
            if (ON(NOT_SM_70_SM_72_SM_75) && ((lo & 0xc00) == 0x800 &&
                (hi & 0x1c00000000000000) == 0x0 && (hi & 0x600000) != 0x600000))
                TAKE_AS(ldl_d, VOLTA_LDL_D)
            break;
        }
        break;
    case 0x184: /* 9..0=0110000100 */
        if (ON(SM_70_SM_72) && ((lo & 0xc00) == 0x800 && (hi & 0x1c00000000800000) == 0x0 &&
            (hi & 0xe00) != 0xe00))
            TAKE_AS(lds_v, VOLTA_LDS_V)
        if (ON(SM_70_SM_72) && ((lo & 0xc00) == 0x800 && (hi & 0x1c00000000000000) == 0x0 &&
            (hi & 0xe00) != 0xe00))
            TAKE_AS(lds_vz, VOLTA_LDS_VZ)
        if (ON(SM_75) && ((lo & 0xc00) == 0x800 && (hi & 0x1c00000008800000) == 0x0 &&
            (hi & 0xe00) != 0xe00))
            TAKE_AS(lds_t, VOLTA_LDS_T)
        if (ON(SM_75) && ((lo & 0xc00) == 0x800 && (hi & 0x1c00000008000000) == 0x0 &&
            (hi & 0xe00) != 0xe00))
            TAKE_AS(lds_tz, VOLTA_LDS_TZ)
        if (ON(SM_75) && ((lo & 0xc00) == 0x800 && (hi & 0x1c00000000800000) == 0x0 &&
            (hi & 0xe00) != 0xe00))
            TAKE_AS(lds_tu, VOLTA_LDS_TU)
        if (ON(SM_75) && ((lo & 0xc00) == 0x800 && (hi & 0x1c00000000000000) == 0x0 &&
            (hi & 0xe00) != 0xe00))
            TAKE_AS(lds_tuz, VOLTA_LDS_TUZ)
        if (ON(NOT_SM_70_SM_72_SM_75) && ((lo & 0xc00) == 0x800 &&
            (hi & 0x1c00000008000000) == 0x0 && (hi & 0xe00) != 0xe00))
            TAKE_AS(lds_a, VOLTA_LDS_A)
        if (ON(NOT_SM_70_SM_72_SM_75) && ((lo & 0xc00) == 0x800 &&
            (hi & 0x1c00000000000000) == 0x0 && (hi & 0xe00) != 0xe00))
            TAKE_AS(lds_au, VOLTA_LDS_AU)
        break;
    case 0x185: /* 9..0=0110000101 */
        if (ON(SM_75) && (lo & 0xc00) == 0x800 && (hi & 0x1c00000008000000) == 0x8000000)
            TAKE_AS(stg_tu, VOLTA_ST_TU)
        if (ON(NOT_SM_70_SM_72_SM_75) && (((lo & 0xc00) == 0x800 &&
            (hi & 0x1c00000008410000) == 0x8000000) || ((lo & 0xc00) == 0x800 &&
            (hi & 0x1c0000000840a000) == 0x8000000) || ((lo & 0xc00) == 0x800 &&
            (hi & 0x1c0000000840a000) == 0x800a000) || ((lo & 0xc00) == 0x800 &&
            (hi & 0x1c00000008404000) == 0x8004000) || ((lo & 0xc00) == 0x800 &&
            (hi & 0x1c00000008210000) == 0x8000000) || ((lo & 0xc00) == 0x800 &&
            (hi & 0x1c0000000820a000) == 0x8000000) || ((lo & 0xc00) == 0x800 &&
            (hi & 0x1c0000000820a000) == 0x800a000) || ((lo & 0xc00) == 0x800 &&
            (hi & 0x1c00000008204000) == 0x8004000)))
            TAKE_AS(stg_d, VOLTA_ST_D)
        break;
    case 0x186: /* 9..0=0110000110 */
        if (ON(SM_75) && (lo & 0xc00) == 0x800 && (hi & 0x1c00000008000000) == 0x8000000)
            TAKE_AS(stg_tu, VOLTA_STG_TU)
        if (ON(NOT_SM_70_SM_72_SM_75) && (((lo & 0xc00) == 0x800 &&
            (hi & 0x1c00000008410000) == 0x8000000) || ((lo & 0xc00) == 0x800 &&
            (hi & 0x1c0000000840a000) == 0x8000000) || ((lo & 0xc00) == 0x800 &&
            (hi & 0x1c0000000840a000) == 0x800a000) || ((lo & 0xc00) == 0x800 &&
            (hi & 0x1c00000008404000) == 0x8004000) || ((lo & 0xc00) == 0x800 &&
            (hi & 0x1c00000008210000) == 0x8000000) || ((lo & 0xc00) == 0x800 &&
            (hi & 0x1c0000000820a000) == 0x8000000) || ((lo & 0xc00) == 0x800 &&
            (hi & 0x1c0000000820a000) == 0x800a000) || ((lo & 0xc00) == 0x800 &&
            (hi & 0x1c00000008204000) == 0x8004000)))
            TAKE_AS(stg_d, VOLTA_STG_D)
        break;
    case 0x187: /* 9..0=0110000111 */
        if (ON(SM_75) && ((lo & 0xc00) == 0x800 && (hi & 0x1c00000008000000) == 0x8000000 &&
            (hi & 0x600000) != 0x600000))
            TAKE_AS(stl_tu, VOLTA_STL_TU)
        if (ON(NOT_SM_70_SM_72_SM_75) && ((lo & 0xc00) == 0x800 &&
            (hi & 0x1c00000008000000) == 0x8000000 && (hi & 0x600000) != 0x600000))
            TAKE_AS(stl_d, VOLTA_STL_D)
        break;
    case 0x188: /* 9..0=0110001000 */
        if (ON(NOT_SM_70_SM_72) && (lo & 0xc00) == 0x800 && (hi & 0x1c00000008000000) == 0x8000000)
            TAKE_AS(sts_tu, VOLTA_STS_TU)
        break;
    case 0x189: /* 9..0=0110001001 */
        if ((hi & 0x1c00000008000000) == 0x0) TAKE_AS(shfl, VOLTA_SHFL)
        break;
    case 0x18a: /* 9..0=0110001010 */
        if (ON(SM_75) && ((lo & 0xc00) == 0x800 && (hi & 0x1c00000008000000) == 0x8000000 &&
            (hi & 0x600000) != 0x600000))
            TAKE_AS(atom_tu, VOLTA_ATOM_TU)
        if (ON(SM_80_SM_86_SM_89) && (((lo & 0xc00) == 0x800 &&
            (hi & 0x1c00000008410000) == 0x8000000) || ((lo & 0xc00) == 0x800 &&
            (hi & 0x1c0000000840a000) == 0x8000000) || ((lo & 0xc00) == 0x800 &&
            (hi & 0x1c0000000840a000) == 0x800a000) || ((lo & 0xc00) == 0x800 &&
            (hi & 0x1c00000008404000) == 0x8004000) || ((lo & 0xc00) == 0x800 &&
            (hi & 0x1c00000008210000) == 0x8000000) || ((lo & 0xc00) == 0x800 &&
            (hi & 0x1c0000000820a000) == 0x8000000) || ((lo & 0xc00) == 0x800 &&
            (hi & 0x1c0000000820a000) == 0x800a000) || ((lo & 0xc00) == 0x800 &&
            (hi & 0x1c00000008204000) == 0x8004000)))
            TAKE_AS(atom_d, VOLTA_ATOM_D)
        if (ON(SM_90) && (((lo & 0xc00) == 0x800 && (hi & 0x1c00000008410000) == 0x8000000) ||
            ((lo & 0xc00) == 0x800 && (hi & 0x1c0000000840a000) == 0x8000000) ||
            ((lo & 0xc00) == 0x800 && (hi & 0x1c0000000840a000) == 0x800a000) ||
            ((lo & 0xc00) == 0x800 && (hi & 0x1c00000008404000) == 0x8004000) ||
            ((lo & 0xc00) == 0x800 && (hi & 0x1c00000008210000) == 0x8000000) ||
            ((lo & 0xc00) == 0x800 && (hi & 0x1c0000000820a000) == 0x8000000) ||
            ((lo & 0xc00) == 0x800 && (hi & 0x1c0000000820a000) == 0x800a000) ||
            ((lo & 0xc00) == 0x800 && (hi & 0x1c00000008204000) == 0x8004000)))
            TAKE_AS(atom_hd, VOLTA_ATOM_HD)
        break;
    case 0x18c: /* 9..0=0110001100 */
        if (ON(NOT_SM_70_SM_72_SM_90) && (lo & 0xc00) == 0x800 &&
            (hi & 0x1c00000008000000) == 0x8000000)
            TAKE_AS(atoms_tu, VOLTA_ATOMS_TU)
        if (ON(SM_90) && (lo & 0xc00) == 0x800 && (hi & 0x1c00000008000000) == 0x8000000)
            TAKE_AS(atoms_hu, VOLTA_ATOMS_HU)
        break;
    case 0x18e: /* 9..0=0110001110 */
        switch (hi >> 27 & 0x1) {
        case 0x0: /* 91=0 9..0=0110001110 */
            if (ON(SM_70_SM_72) && ((lo & 0xc00) == 0x800 && (hi & 0x1c00000000000000) == 0x0 &&
                (hi & 0x600000) != 0x600000))
                TAKE_AS(red_v, VOLTA_RED_V)
            if (ON(SM_75) && ((lo & 0xc00) == 0x800 && (hi & 0x1c00000000000000) == 0x0 &&
                (hi & 0x600000) != 0x600000))
                TAKE_AS(red_t, VOLTA_RED_T)
            if (ON(SM_80_SM_86_SM_89) && (((lo & 0xc00) == 0x800 &&
                (hi & 0x1c00000000410000) == 0x0) || ((lo & 0xc00) == 0x800 &&
                (hi & 0x1c0000000040a000) == 0x0) || ((lo & 0xc00) == 0x800 &&
                (hi & 0x1c0000000040a000) == 0xa000) || ((lo & 0xc00) == 0x800 &&
                (hi & 0x1c00000000404000) == 0x4000) || ((lo & 0xc00) == 0x800 &&
                (hi & 0x1c00000000210000) == 0x0) || ((lo & 0xc00) == 0x800 &&
                (hi & 0x1c0000000020a000) == 0x0) || ((lo & 0xc00) == 0x800 &&
                (hi & 0x1c0000000020a000) == 0xa000) || ((lo & 0xc00) == 0x800 &&
                (hi & 0x1c00000000204000) == 0x4000)))
                TAKE_AS(red_a, VOLTA_RED_A)
            if (ON(SM_90) && (((lo & 0xc00) == 0x800 && (hi & 0x1c00000000410000) == 0x0) ||
                ((lo & 0xc00) == 0x800 && (hi & 0x1c0000000040a000) == 0x0) ||
                ((lo & 0xc00) == 0x800 && (hi & 0x1c0000000040a000) == 0xa000) ||
                ((lo & 0xc00) == 0x800 && (hi & 0x1c00000000404000) == 0x4000) ||
                ((lo & 0xc00) == 0x800 && (hi & 0x1c00000000210000) == 0x0) ||
                ((lo & 0xc00) == 0x800 && (hi & 0x1c0000000020a000) == 0x0) ||
                ((lo & 0xc00) == 0x800 && (hi & 0x1c0000000020a000) == 0xa000) ||
                ((lo & 0xc00) == 0x800 && (hi & 0x1c00000000204000) == 0x4000)))
                TAKE_AS(redg_h, VOLTA_REDG_H)
            break;
        case 0x1: /* 91=1 9..0=0110001110 */
            if (ON(SM_70_SM_72) && ((lo & 0xc00) == 0x800 && (hi & 0x1c00000000000000) == 0x0 &&
                (hi & 0x600000) != 0x600000))
                TAKE_AS(red_v, VOLTA_RED_V)
            if (ON(SM_75) && ((lo & 0xc00) == 0x800 && (hi & 0x1c00000000000000) == 0x0 &&
                (hi & 0x600000) != 0x600000))
                TAKE_AS(red_tu, VOLTA_RED_TU)
            if (ON(SM_80_SM_86_SM_89) && (((lo & 0xc00) == 0x800 &&
                (hi & 0x1c00000000410000) == 0x0) || ((lo & 0xc00) == 0x800 &&
                (hi & 0x1c0000000040a000) == 0x0) || ((lo & 0xc00) == 0x800 &&
                (hi & 0x1c0000000040a000) == 0xa000) || ((lo & 0xc00) == 0x800 &&
                (hi & 0x1c00000000404000) == 0x4000) || ((lo & 0xc00) == 0x800 &&
                (hi & 0x1c00000000210000) == 0x0) || ((lo & 0xc00) == 0x800 &&
                (hi & 0x1c0000000020a000) == 0x0) || ((lo & 0xc00) == 0x800 &&
                (hi & 0x1c0000000020a000) == 0xa000) || ((lo & 0xc00) == 0x800 &&
                (hi & 0x1c00000000204000) == 0x4000)))
                TAKE_AS(red_d, VOLTA_RED_D)
            if (ON(SM_90) && (((lo & 0xc00) == 0x800 && (hi & 0x1c00000000410000) == 0x0) ||
                ((lo & 0xc00) == 0x800 && (hi & 0x1c0000000040a000) == 0x0) ||
                ((lo & 0xc00) == 0x800 && (hi & 0x1c0000000040a000) == 0xa000) ||
                ((lo & 0xc00) == 0x800 && (hi & 0x1c00000000404000) == 0x4000) ||
                ((lo & 0xc00) == 0x800 && (hi & 0x1c00000000210000) == 0x0) ||
                ((lo & 0xc00) == 0x800 && (hi & 0x1c0000000020a000) == 0x0) ||
                ((lo & 0xc00) == 0x800 && (hi & 0x1c0000000020a000) == 0xa000) ||
                ((lo & 0xc00) == 0x800 && (hi & 0x1c00000000204000) == 0x4000)))
                TAKE_AS(redg_hd, VOLTA_REDG_HD)
            break;
        }
        break;
    case 0x18f: /* 9..0=0110001111 */
        switch (lo >> 10 & 0x3) {
        case 0x2: /* 11..0=100110001111 */
            if (ON(SM_70_SM_72) && ((hi & 0x1c00000006010000) == 0x0 ||
                (hi & 0x1c00000005810000) == 0x800000))
                TAKE_AS(cctl_v, VOLTA_CCTL_V)
            if (ON(NOT_SM_70_SM_72) && ((hi & 0x1c0000000e010000) == 0x0 ||
                (hi & 0x1c0000000d810000) == 0x800000))
                TAKE_AS(cctl_t, VOLTA_CCTL_T)
            if (ON(SM_70_SM_72) && (((lo & 0xff000000) == 0xff000000 &&
                (hi & 0x1c00000004010100) == 0x0) || ((lo & 0xff000000) == 0xff000000 &&
                (hi & 0x1c00000003810100) == 0x0)))
                TAKE_AS(cctl_va, VOLTA_CCTL_VA)
            if (ON(SM_75) && (((lo & 0xff000000) == 0xff000000 &&
                (hi & 0x1c0000000c010100) == 0x0) || ((lo & 0xff000000) == 0xff000000 &&
                (hi & 0x1c0000000b810100) == 0x0)))
                TAKE_AS(cctl_ta, VOLTA_CCTL_TA)
            if (ON(NOT_SM_70_SM_72_SM_75) && (((lo & 0xff000000) == 0xff000000 &&
                (hi & 0x1c0000000c010000) == 0x0) || ((lo & 0xff000000) == 0xff000000 &&
                (hi & 0x1c0000000b810000) == 0x0)))
                TAKE_AS(cctl_a, VOLTA_CCTL_A)
            break;
        case 0x3: /* 11..0=110110001111 */
            if (ON(NOT_SM_70_SM_72) && ((hi & 0x1c0000000e010000) == 0x8000000 ||
                (hi & 0x1c0000000d810000) == 0x8800000))
                TAKE_AS(cctl_u, VOLTA_CCTL_U)
            break;
        }
        break;
    case 0x190: /* 9..0=0110010000 */
        switch (lo >> 10 & 0x3) {
        case 0x2: /* 11..0=100110010000 */
            if (ON(SM_70_SM_72) && ((hi & 0x1c00000006000000) == 0x0 ||
                (hi & 0x1c00000005800000) == 0x800000))
                TAKE_AS(cctll_v, VOLTA_CCTLL_V)
            if (ON(NOT_SM_70_SM_72) && ((hi & 0x1c0000000e000000) == 0x0 ||
                (hi & 0x1c0000000d800000) == 0x800000))
                TAKE_AS(cctll_t, VOLTA_CCTLL_T)
            break;
        case 0x3: /* 11..0=110110010000 */
            if (ON(NOT_SM_70_SM_72) && ((hi & 0x1c0000000e000000) == 0x8000000 ||
                (hi & 0x1c0000000d800000) == 0x8800000))
                TAKE_AS(cctll_u, VOLTA_CCTLL_U)
            break;
        }
        break;
    case 0x191: /* 9..0=0110010001 */
        if (ON(NOT_SM_70_SM_72) && (lo & 0xc00) == 0xc00 && (hi & 0x1c00000008600000) == 0x8200000)
            TAKE_AS(cctlt_u, VOLTA_CCTLT_U)
        break;
    case 0x192: /* 9..0=0110010010 */
        if (ON(SM_90) && (lo & 0xc00) == 0x800 && (hi & 0x1c00000008018200) == 0x8200)
            TAKE_AS(membar_h, VOLTA_MEMBAR_AS)
        if (ON(SM_70_SM_72_SM_75) && ((lo & 0xc00) == 0x800 && (hi & 0x1c00000000000000) == 0x0 &&
            (hi & 0x18000) != 0x18000))
            TAKE_AS(membar_v, VOLTA_MEMBAR_V)
        if (ON(SM_80_SM_86_SM_89) && ((lo & 0xc00) == 0x800 && (hi & 0x1c00000008000000) == 0x0 &&
            (hi & 0x18000) != 0x18000))
            TAKE_AS(membar_a, VOLTA_MEMBAR_A)
        if (ON(SM_90) && (((lo & 0xc00) == 0x800 && (hi & 0x1c00000008018000) == 0x8000) ||
            ((lo & 0xc00) == 0x800 && (hi & 0x1c00000008008200) == 0x0)))
            TAKE_AS(membar_h, VOLTA_MEMBAR_H)
        break;
    case 0x193: /* 9..0=0110010011 */
        if ((hi & 0x1000000000000000) != 0x1000000000000000 &&
            (hi & 0x800000000000000) != 0x800000000000000 &&
            (hi & 0x400000000000000) != 0x400000000000000 && (hi & 0x600000) != 0x600000 &&
            (lo & 0xe000000000000000) != 0xc000000000000000)
            TAKE_AS(suatom_d, VOLTA_SUATOM_D)
        break;
    case 0x195: /* 9..0=0110010101 */
        if ((hi & 0x1000000000000000) != 0x1000000000000000 &&
            (hi & 0x800000000000000) != 0x800000000000000 &&
            (hi & 0x400000000000000) != 0x400000000000000 && (hi & 0x600000) != 0x600000 &&
            (lo & 0xe000000000000000) != 0xc000000000000000)
            TAKE_AS(suatom_c, VOLTA_SUATOM_C)
        break;
    case 0x198: /* 9..0=0110011000 */
        if ((hi & 0x1000000000000000) != 0x1000000000000000 &&
            (hi & 0x800000000000000) != 0x800000000000000 &&
            (hi & 0x400000000000000) != 0x400000000000000 && (hi & 0x600000) != 0x600000 &&
            (lo & 0xe000000000000000) != 0xc000000000000000)
            TAKE_AS(suld_pr, VOLTA_SULD_PR)
        break;
    case 0x19a: /* 9..0=0110011010 */
        if ((hi & 0x1000000000000000) != 0x1000000000000000 &&
            (hi & 0x800000000000000) != 0x800000000000000 &&
            (hi & 0x400000000000000) != 0x400000000000000 && (hi & 0x600000) != 0x600000 &&
            (lo & 0xe000000000000000) != 0xc000000000000000)
            TAKE_AS(suld_dr, VOLTA_SULD_DR)
        break;
    case 0x19c: /* 9..0=0110011100 */
        if ((hi & 0x1000000000000000) != 0x1000000000000000 &&
            (hi & 0x800000000000000) != 0x800000000000000 &&
            (hi & 0x400000000000000) != 0x400000000000000 && (hi & 0x600000) != 0x600000 &&
            (lo & 0xe000000000000000) != 0xc000000000000000)
            TAKE_AS(sust_pr, VOLTA_SUST_PR)
        break;
    case 0x19e: /* 9..0=0110011110 */
        if ((hi & 0x1000000000000000) != 0x1000000000000000 &&
            (hi & 0x800000000000000) != 0x800000000000000 &&
            (hi & 0x400000000000000) != 0x400000000000000 && (hi & 0x600000) != 0x600000 &&
            (lo & 0xe000000000000000) != 0xc000000000000000)
            TAKE_AS(sust_dr, VOLTA_SUST_DR)
        break;
    case 0x19f: /* 9..0=0110011111 */
        if ((hi & 0x1000000000000000) != 0x1000000000000000 &&
            (hi & 0x800000000000000) != 0x800000000000000 &&
            (hi & 0x400000000000000) != 0x400000000000000 && (hi & 0x600000) != 0x600000 &&
            (lo & 0xe000000000000000) != 0xc000000000000000)
            TAKE_AS(sured_d, VOLTA_SURED_D)
        break;
    case 0x1a2: /* 9..0=0110100010 */
        if (ON(SM_90) && ((hi & 0x1000000000000000) != 0x1000000000000000 &&
            (hi & 0x800000000000000) != 0x800000000000000 &&
            (hi & 0x400000000000000) != 0x400000000000000 && (hi & 0x8000000) != 0x0 &&
            (hi & 0x3000000) != 0x3000000 && (hi & 0x600000) != 0x600000 &&
            (hi & 0x1e000) != 0x12000 && (hi & 0x1e000) != 0x18000 && (lo & 0x800) != 0x0 &&
            (lo & 0x400) != 0x400))
            TAKE_AS(atom_fd, VOLTA_ATOM_FD)
        break;
    case 0x1a3: /* 9..0=0110100011 */
        if (ON(SM_90) && ((hi & 0x1000000000000000) != 0x1000000000000000 &&
            (hi & 0x800000000000000) != 0x800000000000000 &&
            (hi & 0x400000000000000) != 0x400000000000000 && (hi & 0x8000000) != 0x0 &&
            (hi & 0x3000000) != 0x3000000 && (hi & 0x600000) != 0x600000 &&
            (hi & 0x1e000) != 0x12000 && (hi & 0x1e000) != 0x18000 && (lo & 0x800) != 0x0 &&
            (lo & 0x400) != 0x400))
            TAKE_AS(atom_fd, VOLTA_ATOMG_FD)
        break;
    case 0x1a6: /* 9..0=0110100110 */
        switch (hi >> 27 & 0x1) {
        case 0x0: /* 91=0 9..0=0110100110 */
            if (ON(SM_90) && ((hi & 0x1000000000000000) != 0x1000000000000000 &&
                (hi & 0x800000000000000) != 0x800000000000000 &&
                (hi & 0x400000000000000) != 0x400000000000000 && (hi & 0x3000000) != 0x3000000 &&
                (hi & 0x600000) != 0x600000 && (hi & 0x1e000) != 0x12000 &&
                (hi & 0x1e000) != 0x18000 && (lo & 0x800) != 0x0 && (lo & 0x400) != 0x400))
                TAKE_AS(redg_f, VOLTA_REDG_F)
            break;
        case 0x1: /* 91=1 9..0=0110100110 */
            if (ON(SM_90) && ((hi & 0x1000000000000000) != 0x1000000000000000 &&
                (hi & 0x800000000000000) != 0x800000000000000 &&
                (hi & 0x400000000000000) != 0x400000000000000 && (hi & 0x3000000) != 0x3000000 &&
                (hi & 0x600000) != 0x600000 && (hi & 0x1e000) != 0x12000 &&
                (hi & 0x1e000) != 0x18000 && (lo & 0x800) != 0x0 && (lo & 0x400) != 0x400))
                TAKE_AS(redg_fd, VOLTA_REDG_FD)
            break;
        }
        break;
    case 0x1a7: /* 9..0=0110100111 */
        switch (hi >> 6 & 0x3) {
        case 0x0: /* 71..70=00 9..0=0110100111 */
            if (ON(SM_90) && (((lo & 0xc00) == 0x800 && (hi & 0x1c00000008600000) == 0x8000000) ||
                ((lo & 0xc00) == 0x800 && (hi & 0x1c00000008500000) == 0x8100000) ||
                ((lo & 0xc00) == 0x800 && (hi & 0x1c00000008300000) == 0x8100000)))
                TAKE_AS(syncs_arr, VOLTA_SYNCS_ARR)
            break;
        case 0x1: /* 71..70=01 9..0=0110100111 */
            if (ON(SM_90) && (lo & 0xc00) == 0x400 && (hi & 0x1c00000008000000) == 0x8000000)
                TAKE_AS(syncs_chk, VOLTA_SYNCS_CHK)
            break;
        }
        break;
    case 0x1a8: /* 9..0=0110101000 */
        if (ON(SM_75) && ((lo & 0xc00) == 0x800 && (hi & 0x1c00000008000000) == 0x8000000 &&
            (hi & 0x600000) != 0x600000))
            TAKE_AS(atom_tu, VOLTA_ATOMG_TU)
        if (ON(SM_80_SM_86_SM_89) && (((lo & 0xc00) == 0x800 &&
            (hi & 0x1c00000008410000) == 0x8000000) || ((lo & 0xc00) == 0x800 &&
            (hi & 0x1c0000000840a000) == 0x8000000) || ((lo & 0xc00) == 0x800 &&
            (hi & 0x1c0000000840a000) == 0x800a000) || ((lo & 0xc00) == 0x800 &&
            (hi & 0x1c00000008404000) == 0x8004000) || ((lo & 0xc00) == 0x800 &&
            (hi & 0x1c00000008210000) == 0x8000000) || ((lo & 0xc00) == 0x800 &&
            (hi & 0x1c0000000820a000) == 0x8000000) || ((lo & 0xc00) == 0x800 &&
            (hi & 0x1c0000000820a000) == 0x800a000) || ((lo & 0xc00) == 0x800 &&
            (hi & 0x1c00000008204000) == 0x8004000)))
            TAKE_AS(atom_d, VOLTA_ATOMG_D)
        if (ON(SM_90) && (((lo & 0xc00) == 0x800 && (hi & 0x1c00000008410000) == 0x8000000) ||
            ((lo & 0xc00) == 0x800 && (hi & 0x1c0000000840a000) == 0x8000000) ||
            ((lo & 0xc00) == 0x800 && (hi & 0x1c0000000840a000) == 0x800a000) ||
            ((lo & 0xc00) == 0x800 && (hi & 0x1c00000008404000) == 0x8004000) ||
            ((lo & 0xc00) == 0x800 && (hi & 0x1c00000008210000) == 0x8000000) ||
            ((lo & 0xc00) == 0x800 && (hi & 0x1c0000000820a000) == 0x8000000) ||
            ((lo & 0xc00) == 0x800 && (hi & 0x1c0000000820a000) == 0x800a000) ||
            ((lo & 0xc00) == 0x800 && (hi & 0x1c00000008204000) == 0x8004000)))
            TAKE_AS(atom_hd, VOLTA_ATOMG_HD)
        break;
    case 0x1aa: /* 9..0=0110101010 */
        if (ON(SM_75) && (lo & 0xc00) == 0x800 && (hi & 0x1c00000008000000) == 0x8000000)
            TAKE_AS(qspc_tu, VOLTA_QSPC_TU)
        if (ON(NOT_SM_70_SM_72_SM_75) && (lo & 0xc00) == 0x800 &&
            (hi & 0x1c00000008000000) == 0x8000000)
            TAKE_AS(qspc_u, VOLTA_QSPC_U)
        break;
    case 0x1ab: /* 9..0=0110101011 */
        switch (lo >> 10 & 0x3) {
        case 0x1: /* 11..0=010110101011 */
            if (ON(SM_90) && (hi & 0x1c00000008000000) == 0x0) TAKE_AS(syncs_cctl, VOLTA_CGAERRBAR)
            break;
        case 0x2: /* 11..0=100110101011 */
            if (ON(SM_70_SM_72_SM_75) && (hi & 0x1c00000000000000) == 0x0)
                TAKE_AS(errbar_v, VOLTA_ERRBAR_V)
            if (ON(NOT_SM_70_SM_72_SM_75) && (hi & 0x1c00000008000000) == 0x0)
                TAKE_AS(errbar_a, VOLTA_ERRBAR_A)
            break;
        }
        break;
    case 0x1ae: /* 9..0=0110101110 */
        if (ON(SM_80_SM_86_SM_89) && (((lo & 0xc00) == 0xc00 &&
            (hi & 0x1c00002008410040) == 0x8000040) || ((lo & 0xc00) == 0xc00 &&
            (hi & 0x1c0000200840a040) == 0x8000040) || ((lo & 0xc00) == 0xc00 &&
            (hi & 0x1c0000200840a040) == 0x800a040) || ((lo & 0xc00) == 0xc00 &&
            (hi & 0x1c00002008404040) == 0x8004040) || ((lo & 0xc00) == 0xc00 &&
            (hi & 0x1c00002008210040) == 0x8000040) || ((lo & 0xc00) == 0xc00 &&
            (hi & 0x1c0000200820a040) == 0x8000040) || ((lo & 0xc00) == 0xc00 &&
            (hi & 0x1c0000200820a040) == 0x800a040) || ((lo & 0xc00) == 0xc00 &&
            (hi & 0x1c00002008204040) == 0x8004040)))
            TAKE_AS(ldgsts_u, VOLTA_LDGSTS_U)
        if (ON(SM_90) && (((lo & 0xc00) == 0xc00 && (hi & 0x1c00000008410040) == 0x8000040) ||
            ((lo & 0xc00) == 0xc00 && (hi & 0x1c0000000840a040) == 0x8000040) ||
            ((lo & 0xc00) == 0xc00 && (hi & 0x1c0000000840a040) == 0x800a040) ||
            ((lo & 0xc00) == 0xc00 && (hi & 0x1c00000008404040) == 0x8004040) ||
            ((lo & 0xc00) == 0xc00 && (hi & 0x1c00000008210040) == 0x8000040) ||
            ((lo & 0xc00) == 0xc00 && (hi & 0x1c0000000820a040) == 0x8000040) ||
            ((lo & 0xc00) == 0xc00 && (hi & 0x1c0000000820a040) == 0x800a040) ||
            ((lo & 0xc00) == 0xc00 && (hi & 0x1c00000008204040) == 0x8004040)))
            TAKE_AS(ldgsts_us, VOLTA_LDGSTS_US)
        break;
    case 0x1af: /* 9..0=0110101111 */
        if (ON(NOT_SM_70_SM_72_SM_75) && (lo & 0xc00) == 0x800 && (hi & 0x1c00000008000000) == 0x0)
            TAKE_AS(errbar_a, VOLTA_LDGDEPBAR)
        break;
    case 0x1b0: /* 9..0=0110110000 */
        if (ON(NOT_SM_70_SM_72_SM_75) && (lo & 0xc00) == 0x800 &&
            (hi & 0x1c00000008000000) == 0x8000000)
            TAKE_AS(arrives, VOLTA_ARRIVES)
        break;
    case 0x1b1: /* 9..0=0110110001 */
        if (ON(SM_90) && (lo & 0xc00) == 0x800 && (hi & 0x1c00000008000000) == 0x0)
            TAKE_AS(syncs_cctl, VOLTA_SYNCS_CCTL)
        break;
    case 0x1b2: /* 9..0=0110110010 */
        switch (lo >> 10 & 0x3) {
        case 0x1: /* 11..0=010110110010 */
            if (ON(SM_90) && (hi & 0x1c00000008000300) == 0x8000100) TAKE_AS(syncs_x, VOLTA_SYNCS_X)
            break;
        case 0x2: /* 11..0=100110110010 */
            if (ON(SM_90) && (hi & 0x1c00000008000000) == 0x8000000)
                TAKE_AS(syncs_ld, VOLTA_SYNCS_LD)
            break;
        }
        break;
    case 0x1b3: /* 9..0=0110110011 */
        if (ON(SM_86_SM_89_SM_90) && ((hi & 0x1c00000000000000) == 0x0 &&
            (lo & 0xe000000000000000) != 0xc000000000000000))
            TAKE_AS(suquery_r, VOLTA_SUQUERY_R)
        break;
    case 0x1b4: /* 9..0=0110110100 */
        if (ON(SM_90) && (lo & 0xc00) == 0x400 && (hi & 0x1c00000008000000) == 0x8000000)
            TAKE_AS(utmaldg_s, VOLTA_UTMALDG_S)
        break;
    case 0x1b7: /* 9..0=0110110111 */
        if (ON(SM_90) && (lo & 0xc00) == 0x800 && (hi & 0x1c00000008000000) == 0x0)
            TAKE_AS(utmacctl, VOLTA_UTMACMDFLUSH)
        break;
    case 0x1b8: /* 9..0=0110111000 */
        if (ON(SM_90) && (lo & 0xc00) == 0x400 && (hi & 0x1c00000008000000) == 0x8000000)
            TAKE_AS(utmaldg_s, VOLTA_UTMAPF_S)
        break;
    case 0x1b9: /* 9..0=0110111001 */
        if (ON(SM_90) && (lo & 0xc00) == 0x800 && (hi & 0x1c00000008000000) == 0x0)
            TAKE_AS(utmacctl, VOLTA_UTMACCTL)
        break;
    case 0x1bd: /* 9..0=0110111101 */
        if (ON(SM_90) && (lo & 0xc00) == 0xc00 && (hi & 0x1c00000008000000) == 0x8000000)
            TAKE_AS(stas, VOLTA_STAS)
        break;
    case 0x1be: /* 9..0=0110111110 */
        if (ON(SM_90) && (lo & 0xc00) == 0xc00 && (hi & 0x1c00000008000000) == 0x8000000)
            TAKE_AS(stas, VOLTA_REDAS)
        break;
    case 0x1c3: /* 9..0=0111000011 */
        if (ON(NOT_SM_70_SM_72) && (lo & 0xc00) == 0x800 && (hi & 0x1c00000008000000) == 0x0)
            TAKE_AS(s2ur, VOLTA_S2UR)
        break;
    case 0x1c5: /* 9..0=0111000101 */
        if (ON(SM_90) && (lo & 0xc00) == 0x800 && (hi & 0x1c0000000fffff00) == 0x0)
            TAKE_AS(syncs_cctl, VOLTA_WARPGROUP)
        break;
    case 0x1c7: /* 9..0=0111000111 */
        switch (lo >> 10 & 0x3) {
        case 0x2: /* 11..0=100111000111 */
            if (ON(SM_90) && (hi & 0x1c00000008000100) == 0x8000000)
                TAKE_AS(utmacctl, VOLTA_UCGABAR_ARV)
            break;
        case 0x3: /* 11..0=110111000111 */
            if (ON(SM_90) && (hi & 0x1c00000008000000) == 0x8000000)
                TAKE_AS(utmacctl, VOLTA_UCGABAR_WAIT)
            break;
        }
        break;
    case 0x1c8: /* 9..0=0111001000 */
        if (ON(SM_90) && (((lo & 0xc00) == 0x800 && (hi & 0x1c00000008000700) == 0x8000500) ||
            ((lo & 0xc00) == 0x800 && (hi & 0x1c00000008000700) == 0x8000600)))
            TAKE_AS(usetmaxreg_i, VOLTA_USETMAXREG_I)
        break;
    case 0x1c9: /* 9..0=0111001001 */
        if (ON(SM_90) && (lo & 0xc00) == 0x800 && (hi & 0x1c00000008000000) == 0x8000000)
            TAKE_AS(usetshmsz_i, VOLTA_USETSHMSZ_I)
        break;
    case 0x1ce: /* 9..0=0111001110 */
        if (ON(SM_90) && (lo & 0xc00) == 0x800 && (hi & 0x1c00000008000000) == 0x8000000)
            TAKE_AS(ulepc_t, VOLTA_ULEPC_T)
        break;
    case 0x1f0: /* 9..0=0111110000 */
        switch (lo >> 10 & 0x3) {
        case 0x2: /* 11..0=100111110000 */
            if (ON(SM_90) && (hi & 0xc00000008000000) == 0x8000000)
                TAKE_AS(hgmma_hgmma_d, VOLTA_HGMMA_HGMMA_D)
            break;
        case 0x3: /* 11..0=110111110000 */
            if (ON(SM_90) && (hi & 0x800000008000000) == 0x8000000)
                TAKE_AS(hgmma_hgmma_r, VOLTA_HGMMA_HGMMA_R)
            break;
        }
        break;
    case 0x1f1: /* 9..0=0111110001 */
        switch (lo >> 10 & 0x3) {
        case 0x2: /* 11..0=100111110001 */
            if (ON(SM_90) && (hi & 0xc00000008000000) == 0x8000000)
                TAKE_AS(hgmma_hgmma_d, VOLTA_HGMMA_IGMMA_D)
            break;
        case 0x3: /* 11..0=110111110001 */
            if (ON(SM_90) && (hi & 0x800000008000000) == 0x8000000)
                TAKE_AS(hgmma_hgmma_r, VOLTA_HGMMA_IGMMA_R)
            break;
        }
        break;
    case 0x1f2: /* 9..0=0111110010 */
        switch (lo >> 10 & 0x3) {
        case 0x2: /* 11..0=100111110010 */
            if (ON(SM_90) && (hi & 0xc00000008000000) == 0x8000000)
                TAKE_AS(hgmma_hgmma_d, VOLTA_HGMMA_BGMMA_D)
            break;
        case 0x3: /* 11..0=110111110010 */
            if (ON(SM_90) && (hi & 0x800000008000000) == 0x8000000)
                TAKE_AS(hgmma_hgmma_r, VOLTA_HGMMA_BGMMA_R)
            break;
        }
        break;
    case 0x202: /* 9..0=1000000010 */
        if ((hi & 0x1400000000000000) == 0x0 && ((lo & 0x800) != 0x800 ||
            (hi & 0x800000000000000) != 0x800000000000000))
            TAKE_AS(mov, VOLTA_MOV)
        break;
    case 0x203: /* 9..0=1000000011 */
        if ((hi & 0x1000000000000000) == 0x0 && ((lo & 0x800) != 0x800 ||
            (hi & 0x800000000000000) != 0x800000000000000))
            TAKE_AS(p2r, VOLTA_P2R)
        break;
    case 0x204: /* 9..0=1000000100 */
        if ((hi & 0x1400000000000000) == 0x0 && ((lo & 0x800) != 0x800 ||
            (hi & 0x800000000000000) != 0x800000000000000))
            TAKE_AS(r2p, VOLTA_R2P)
        break;
    case 0x207: /* 9..0=1000000111 */
        if ((hi & 0x1000000000000000) == 0x0 && ((lo & 0x800) != 0x800 ||
            (hi & 0x800000000000000) != 0x800000000000000))
            TAKE_AS(sel, VOLTA_SEL)
        break;
    case 0x208: /* 9..0=1000001000 */
        if ((hi & 0x1000000000000000) == 0x0 && ((lo & 0x800) != 0x800 ||
            (hi & 0x800000000000000) != 0x800000000000000))
            TAKE_AS(fsel, VOLTA_FSEL)
        break;
    case 0x209: /* 9..0=1000001001 */
        if (ON(NOT_SM_90) && ((hi & 0x1000000000000000) == 0x0 && ((lo & 0x800) != 0x800 ||
            (hi & 0x800000000000000) != 0x800000000000000)))
            TAKE_AS(fmnmx_n, VOLTA_FMNMX_N)
        if (ON(SM_90) && ((hi & 0x1000000000000002) == 0x0 && ((lo & 0x800) != 0x800 ||
            (hi & 0x800000000000000) != 0x800000000000000)))
            TAKE_AS(fmnmx_n, VOLTA_FMNMX_N)
        if (ON(SM_90) && ((hi & 0x1000000000000000) == 0x0 && ((lo & 0x800) != 0x800 ||
            (hi & 0x800000000000000) != 0x800000000000000)))
            TAKE_AS(fmnmx_isa, VOLTA_FMNMX_ISA)
        break;
    case 0x20a: /* 9..0=1000001010 */
        if ((hi & 0x1000000000000000) == 0x0 && ((lo & 0x800) != 0x800 ||
            (hi & 0x800000000000000) != 0x800000000000000))
            TAKE_AS(fset, VOLTA_FSET)
        break;
    case 0x20b: /* 9..0=1000001011 */
        if ((hi & 0x1000000000000000) == 0x0 && ((lo & 0x800) != 0x800 ||
            (hi & 0x800000000000000) != 0x800000000000000))
            TAKE_AS(fsetp, VOLTA_FSETP)
        break;
    case 0x20c: /* 9..0=1000001100 */
        switch (hi >> 8 & 0x1) {
        case 0x0: /* 72=0 9..0=1000001100 */
            if (ON(NOT_SM_70_SM_72_SM_75) && ((hi & 0x1000000000000000) == 0x0 &&
                ((lo & 0x800) != 0x800 || (hi & 0x800000000000000) != 0x800000000000000)))
                TAKE_AS(isetp_n, VOLTA_ISETP_N)
            if (ON(SM_70_SM_72_SM_75) && ((hi & 0x1000000000000000) == 0x0 &&
                ((lo & 0x800) != 0x800 || (hi & 0x800000000000000) != 0x800000000000000)))
                TAKE_AS(isetp_o, VOLTA_ISETP_O)
            break;
        case 0x1: /* 72=1 9..0=1000001100 */
            if (ON(NOT_SM_70_SM_72_SM_75) && ((hi & 0x1000000000000000) == 0x0 &&
                ((lo & 0x800) != 0x800 || (hi & 0x800000000000000) != 0x800000000000000)))
                TAKE_AS(isetp_x, VOLTA_ISETP_X)
            if (ON(SM_70_SM_72_SM_75) && ((hi & 0x1000000000000000) == 0x0 &&
                ((lo & 0x800) != 0x800 || (hi & 0x800000000000000) != 0x800000000000000)))
                TAKE_AS(isetp_o, VOLTA_ISETP_OX)
            break;
        }
        break;
    case 0x210: /* 9..0=1000010000 */
        switch (hi >> 10 & 0x1) {
        case 0x0: /* 74=0 9..0=1000010000 */
            if ((lo & 0x800) != 0x800 || (hi & 0x800000000000000) != 0x800000000000000)
                TAKE_AS(iadd3_n, VOLTA_IADD3_N)
            break;
        case 0x1: /* 74=1 9..0=1000010000 */
            if ((lo & 0x800) != 0x800 || (hi & 0x800000000000000) != 0x800000000000000)
                TAKE_AS(iadd3_x, VOLTA_IADD3_X)
            break;
        }
        break;
    case 0x211: /* 9..0=1000010001 */
        switch (hi >> 9 & 0x3) {
        case 0x0: /* 74..73=00 9..0=1000010001 */
            switch (hi >> 16 & 0x1) {
            case 0x0: /* 80=0 74..73=00 9..0=1000010001 */
                if ((hi & 0x1000000000000000) == 0x0 && ((lo & 0x800) != 0x800 ||
                    (hi & 0x800000000000000) != 0x800000000000000))
                    TAKE_AS(lea_lo, VOLTA_LEA_LO)
                break;
            case 0x1: /* 80=1 74..73=00 9..0=1000010001 */
                if ((lo & 0x800) != 0x800 || (hi & 0x800000000000000) != 0x800000000000000)
                    TAKE_AS(lea_hi, VOLTA_LEA_HI)
                break;
            }
            break;
        case 0x1: /* 74..73=01 9..0=1000010001 */
            if ((hi & 0x1000000000010000) == 0x10000 && ((lo & 0x800) != 0x800 ||
                (hi & 0x800000000000000) != 0x800000000000000))
                TAKE_AS(lea_lo, VOLTA_LEA_SX)
            break;
        case 0x2: /* 74..73=10 9..0=1000010001 */
            switch (hi >> 16 & 0x1) {
            case 0x0: /* 80=0 74..73=10 9..0=1000010001 */
                if ((hi & 0x1000000000000000) == 0x0 && ((lo & 0x800) != 0x800 ||
                    (hi & 0x800000000000000) != 0x800000000000000))
                    TAKE_AS(lea_x, VOLTA_LEA_X)
                break;
            case 0x1: /* 80=1 74..73=10 9..0=1000010001 */
                if ((lo & 0x800) != 0x800 || (hi & 0x800000000000000) != 0x800000000000000)
                    TAKE_AS(lea_hx, VOLTA_LEA_HX)
                break;
            }
            break;
        case 0x3: /* 74..73=11 9..0=1000010001 */
            if ((hi & 0x1000000000010000) == 0x10000 && ((lo & 0x800) != 0x800 ||
                (hi & 0x800000000000000) != 0x800000000000000))
                TAKE_AS(lea_x, VOLTA_LEA_XS)
            break;
        }
        break;
    case 0x212: /* 9..0=1000010010 */
        if ((lo & 0x800) != 0x800 || (hi & 0x800000000000000) != 0x800000000000000)
            TAKE_AS(lop3, VOLTA_LOP3)
        break;
    case 0x213: /* 9..0=1000010011 */
        if ((hi & 0x1400000000000000) == 0x0 && ((lo & 0x800) != 0x800 ||
            (hi & 0x800000000000000) != 0x800000000000000))
            TAKE_AS(iabs, VOLTA_IABS)
        break;
    case 0x214: /* 9..0=1000010100 */
        switch (lo >> 10 & 0x1) {
        case 0x0: /* 10..0=01000010100 */
            if ((lo & 0x800) != 0x800 || (hi & 0x800000000000000) != 0x800000000000000)
                TAKE_AS(vabsdiff_b, VOLTA_VABSDIFF_B)
            break;
        case 0x1: /* 10..0=11000010100 */
            if ((hi & 0x1000000000000000) == 0x0) TAKE_AS(vabsdiff_c, VOLTA_VABSDIFF_C)
            break;
        }
        break;
    case 0x215: /* 9..0=1000010101 */
        switch (lo >> 10 & 0x1) {
        case 0x0: /* 10..0=01000010101 */
            if ((lo & 0x800) != 0x800 || (hi & 0x800000000000000) != 0x800000000000000)
                TAKE_AS(vabsdiff4_b, VOLTA_VABSDIFF4_B)
            break;
        case 0x1: /* 10..0=11000010101 */
            if ((hi & 0x1000000000000000) == 0x0) TAKE_AS(vabsdiff4_c, VOLTA_VABSDIFF4_C)
            break;
        }
        break;
    case 0x216: /* 9..0=1000010110 */
        switch (lo >> 10 & 0x1) {
        case 0x0: /* 10..0=01000010110 */
            if ((lo & 0x800) != 0x800 || (hi & 0x800000000000000) != 0x800000000000000)
                TAKE_AS(prmt_b, VOLTA_PRMT_B)
            break;
        case 0x1: /* 10..0=11000010110 */
            if ((hi & 0x1000000000000000) == 0x0) TAKE_AS(prmt_c, VOLTA_PRMT_C)
            break;
        }
        break;
    case 0x217: /* 9..0=1000010111 */
        if (ON(NOT_SM_70_SM_72) && ((hi & 0x1000000000000000) == 0x0 && ((lo & 0x800) != 0x800 ||
            (hi & 0x800000000000000) != 0x800000000000000)))
            TAKE_AS(imnmx, VOLTA_IMNMX)
        break;
    case 0x219: /* 9..0=1000011001 */
        switch (lo >> 10 & 0x1) {
        case 0x0: /* 10..0=01000011001 */
            if ((lo & 0x800) != 0x800 || (hi & 0x800000000000000) != 0x800000000000000)
                TAKE_AS(shf_b, VOLTA_SHF_B)
            break;
        case 0x1: /* 10..0=11000011001 */
            if ((hi & 0x1000000000000000) == 0x0) TAKE_AS(shf_c, VOLTA_SHF_C)
            break;
        }
        break;
    case 0x21a: /* 9..0=1000011010 */
        if ((hi & 0x1000000000000000) == 0x0 && ((lo & 0x800) != 0x800 ||
            (hi & 0x800000000000000) != 0x800000000000000))
            TAKE_AS(sgxt, VOLTA_SGXT)
        break;
    case 0x21b: /* 9..0=1000011011 */
        if ((hi & 0x1000000000000000) == 0x0 && ((lo & 0x800) != 0x800 ||
            (hi & 0x800000000000000) != 0x800000000000000))
            TAKE_AS(bmsk, VOLTA_BMSK)
        break;
    case 0x21d: /* 9..0=1000011101 */
        if ((hi & 0x1400000000000000) == 0x0 && ((lo & 0x800) != 0x800 ||
            (hi & 0x800000000000000) != 0x800000000000000))
            TAKE_AS(plop3_sign_one, VOLTA_PLOP3_SIGN_ONE)
        break;
    case 0x21e: /* 9..0=1000011110 */
        if ((hi & 0x400000000000000) == 0x0 && ((lo & 0x800) != 0x800 ||
            (hi & 0x800000000000000) != 0x800000000000000))
            TAKE_AS(plop3_sign_two, VOLTA_PLOP3_SIGN_TWO)
        break;
    case 0x21f: /* 9..0=1000011111 */
        if ((lo & 0x800) != 0x800 || (hi & 0x800000000000000) != 0x800000000000000)
            TAKE_AS(plop3_sign_all, VOLTA_PLOP3_SIGN_ALL)
        break;
    case 0x220: /* 9..0=1000100000 */
        if ((hi & 0x1000000000000000) != 0x1000000000000000 && ((lo & 0x800) != 0x800 ||
            (hi & 0x800000000000000) != 0x800000000000000) && (hi & 0x11000) != 0x11000)
            TAKE_AS(fmul, VOLTA_FMUL)
        break;
    case 0x221: /* 9..0=1000100001 */
        if ((hi & 0x800000000000000) == 0x0 && ((lo & 0x400) != 0x400 ||
            (hi & 0x1000000000000000) != 0x1000000000000000))
            TAKE_AS(fadd, VOLTA_FADD)
        break;
    case 0x223: /* 9..0=1000100011 */
        switch (lo >> 10 & 0x1) {
        case 0x0: /* 10..0=01000100011 */
            if (((lo & 0x800) != 0x800 || (hi & 0x800000000000000) != 0x800000000000000) &&
                (hi & 0x11000) != 0x11000)
                TAKE_AS(ffma_b, VOLTA_FFMA_B)
            break;
        case 0x1: /* 10..0=11000100011 */
            if ((hi & 0x1000000000000000) == 0x0 && (hi & 0x11000) != 0x11000)
                TAKE_AS(ffma_c, VOLTA_FFMA_C)
            break;
        }
        break;
    case 0x224: /* 9..0=1000100100 */
        switch (lo >> 10 & 0x3) {
        case 0x0: /* 11..0=001000100100 */
            switch (hi >> 10 & 0x1) {
            case 0x0: /* 74=0 11..0=001000100100 */
                if ((hi & 0x8000000) == 0x0) TAKE_AS(imad_r, VOLTA_IMAD_R)
                break;
            case 0x1: /* 74=1 11..0=001000100100 */
                TAKE_AS(imad_bx, VOLTA_IMAD_BX)
            }
            break;
        case 0x1: /* 11..0=011000100100 */
            switch (hi >> 10 & 0x1) {
            case 0x0: /* 74=0 11..0=011000100100 */
                if ((hi & 0x1000000000000000) == 0x0) TAKE_AS(imad_rc, VOLTA_IMAD_RC)
                break;
            case 0x1: /* 74=1 11..0=011000100100 */
                if ((hi & 0x1000000000000000) == 0x0) TAKE_AS(imad_cx, VOLTA_IMAD_CX)
                break;
            }
            break;
        case 0x2: /* 11..0=101000100100 */
            switch (hi >> 10 & 0x1) {
            case 0x0: /* 74=0 11..0=101000100100 */
                if ((hi & 0x800000000000000) == 0x0) TAKE_AS(imad_b, VOLTA_IMAD_B)
                break;
            case 0x1: /* 74=1 11..0=101000100100 */
                if ((hi & 0x800000000000000) == 0x0) TAKE_AS(imad_bx, VOLTA_IMAD_BX)
                break;
            }
            break;
        case 0x3: /* 11..0=111000100100 */
            switch (hi >> 10 & 0x1) {
            case 0x0: /* 74=0 11..0=111000100100 */
                if (ON(NOT_SM_70_SM_72) && (hi & 0x1000000008000000) == 0x8000000)
                    TAKE_AS(imad_ru, VOLTA_IMAD_RU)
                break;
            case 0x1: /* 74=1 11..0=111000100100 */
                if (ON(NOT_SM_70_SM_72) && (hi & 0x1000000000000000) == 0x0)
                    TAKE_AS(imad_cx, VOLTA_IMAD_CX)
                break;
            }
            break;
        }
        break;
    case 0x225: /* 9..0=1000100101 */
        switch (hi >> 10 & 0x1) {
        case 0x0: /* 74=0 9..0=1000100101 */
            switch (lo >> 10 & 0x1) {
            case 0x0: /* 74=0 10..0=01000100101 */
                if ((lo & 0x800) != 0x800 || (hi & 0x800000000000000) != 0x800000000000000)
                    TAKE_AS(imad_wide_b, VOLTA_IMAD_WIDE_B)
                break;
            case 0x1: /* 74=0 10..0=11000100101 */
                if ((hi & 0x1000000000000000) == 0x0) TAKE_AS(imad_wide_c, VOLTA_IMAD_WIDE_C)
                break;
            }
            break;
        case 0x1: /* 74=1 9..0=1000100101 */
            switch (lo >> 10 & 0x1) {
            case 0x0: /* 74=1 10..0=01000100101 */
                if ((lo & 0x800) != 0x800 || (hi & 0x800000000000000) != 0x800000000000000)
                    TAKE_AS(imad_wide_bx, VOLTA_IMAD_WIDE_BX)
                break;
            case 0x1: /* 74=1 10..0=11000100101 */
                if ((hi & 0x1000000000000000) == 0x0) TAKE_AS(imad_wide_cx, VOLTA_IMAD_WIDE_CX)
                break;
            }
            break;
        }
        break;
    case 0x226: /* 9..0=1000100110 */
        switch (hi >> 12 & 0x1) {
        case 0x0: /* 76=0 9..0=1000100110 */
            if ((hi & 0x2000) == 0x0 && ((lo & 0x800) != 0x800 ||
                (hi & 0x800000000000000) != 0x800000000000000))
                TAKE_AS(idp_a4, VOLTA_IDP_A4)
            break;
        case 0x1: /* 76=1 9..0=1000100110 */
            if ((lo & 0x800) != 0x800 || (hi & 0x800000000000000) != 0x800000000000000)
                TAKE_AS(idp_a2, VOLTA_IDP_A2)
            break;
        }
        break;
    case 0x227: /* 9..0=1000100111 */
        switch (hi >> 10 & 0x1) {
        case 0x0: /* 74=0 9..0=1000100111 */
            switch (lo >> 10 & 0x1) {
            case 0x0: /* 74=0 10..0=01000100111 */
                if (ON(NOT_SM_70_SM_72) && ((lo & 0x800) != 0x800 ||
                    (hi & 0x800000000000000) != 0x800000000000000))
                    TAKE_AS(imad_hi_b, VOLTA_IMAD_HI_B)
                break;
            case 0x1: /* 74=0 10..0=11000100111 */
                if (ON(NOT_SM_70_SM_72) && (hi & 0x1000000000000000) == 0x0)
                    TAKE_AS(imad_hi_c, VOLTA_IMAD_HI_C)
                break;
            }
            break;
        case 0x1: /* 74=1 9..0=1000100111 */
            switch (lo >> 10 & 0x1) {
            case 0x0: /* 74=1 10..0=01000100111 */
                if (ON(NOT_SM_70_SM_72) && ((lo & 0x800) != 0x800 ||
                    (hi & 0x800000000000000) != 0x800000000000000))
                    TAKE_AS(imad_hi_bx, VOLTA_IMAD_HI_BX)
                break;
            case 0x1: /* 74=1 10..0=11000100111 */
                if (ON(NOT_SM_70_SM_72) && (hi & 0x1000000000000000) == 0x0)
                    TAKE_AS(imad_hi_cx, VOLTA_IMAD_HI_CX)
                break;
            }
            break;
        }
        break;
    case 0x228: /* 9..0=1000101000 */
        if ((hi & 0x1000000000000000) == 0x0 && ((lo & 0x800) != 0x800 ||
            (hi & 0x800000000000000) != 0x800000000000000))
            TAKE_AS(dmul, VOLTA_DMUL)
        break;
    case 0x229: /* 9..0=1000101001 */
        switch (lo >> 10 & 0x1) {
        case 0x0: /* 10..0=01000101001 */
            if ((lo & 0x800) == 0x0 && (hi & 0x800000008000000) == 0x0)
                TAKE_AS(dadd_r, VOLTA_DADD_R)
            break;
        case 0x1: /* 10..0=11000101001 */
            if ((hi & 0x1800000000000000) == 0x0) TAKE_AS(dadd_c, VOLTA_DADD_C)
            break;
        }
        break;
    case 0x22a: /* 9..0=1000101010 */
        if ((hi & 0x800000000000000) == 0x0 && ((lo & 0x400) != 0x400 ||
            (hi & 0x1000000000000000) != 0x1000000000000000))
            TAKE_AS(dsetp, VOLTA_DSETP)
        break;
    case 0x22b: /* 9..0=1000101011 */
        switch (lo >> 10 & 0x1) {
        case 0x0: /* 10..0=01000101011 */
            if ((lo & 0x800) != 0x800 || (hi & 0x800000000000000) != 0x800000000000000)
                TAKE_AS(dfma_b, VOLTA_DFMA_B)
            break;
        case 0x1: /* 10..0=11000101011 */
            if ((hi & 0x1000000000000000) == 0x0) TAKE_AS(dfma_c, VOLTA_DFMA_C)
            break;
        }
        break;
    case 0x230: /* 9..0=1000110000 */
        if ((hi & 0x800000000000000) == 0x0 && ((lo & 0x400) != 0x400 ||
            (hi & 0x1000000000000000) != 0x1000000000000000))
            TAKE_AS(hadd2, VOLTA_HADD2)
        break;
    case 0x231: /* 9..0=1000110001 */
        switch (lo >> 10 & 0x1) {
        case 0x0: /* 10..0=01000110001 */
            if (ON(SM_70_SM_72_SM_75) && ((lo & 0x800) != 0x800 ||
                (hi & 0x800000000000000) != 0x800000000000000))
                TAKE_AS(hfma2_b, VOLTA_HFMA2_B)
            if (ON(NOT_SM_70_SM_72_SM_75) && ((hi & 0x8000) == 0x0 && ((lo & 0x800) != 0x800 ||
                (hi & 0x800000000000000) != 0x800000000000000)))
                TAKE_AS(hfma2_b, VOLTA_HFMA2_B)
            if (ON(NOT_SM_70_SM_72_SM_75) && ((hi & 0x2000) == 0x0 && ((lo & 0x800) != 0x800 ||
                (hi & 0x800000000000000) != 0x800000000000000)))
                TAKE_AS(hfma2_rb, VOLTA_HFMA2_RB)
            break;
        case 0x1: /* 10..0=11000110001 */
            if (ON(SM_70_SM_72_SM_75) && (hi & 0x1000000000000000) == 0x0)
                TAKE_AS(hfma2_c, VOLTA_HFMA2_C)
            if (ON(NOT_SM_70_SM_72_SM_75) && (hi & 0x1000000000008000) == 0x0)
                TAKE_AS(hfma2_c, VOLTA_HFMA2_C)
            if (ON(NOT_SM_70_SM_72_SM_75) && (hi & 0x1000000000002000) == 0x0)
                TAKE_AS(hfma2_rc, VOLTA_HFMA2_RC)
            break;
        }
        break;
    case 0x232: /* 9..0=1000110010 */
        if ((hi & 0x1000000000000000) != 0x1000000000000000 && ((lo & 0x800) != 0x800 ||
            (hi & 0x800000000000000) != 0x800000000000000) && (hi & 0x11000) != 0x11000)
            TAKE_AS(hmul2, VOLTA_HMUL2)
        break;
    case 0x233: /* 9..0=1000110011 */
        if ((hi & 0x800000000000000) == 0x0 && ((lo & 0x400) != 0x400 ||
            (hi & 0x1000000000000000) != 0x1000000000000000))
            TAKE_AS(hset2, VOLTA_HSET2)
        break;
    case 0x234: /* 9..0=1000110100 */
        if ((hi & 0x800000000000000) == 0x0 && ((lo & 0x400) != 0x400 ||
            (hi & 0x1000000000000000) != 0x1000000000000000))
            TAKE_AS(hsetp2, VOLTA_HSETP2)
        break;
    case 0x235: /* 9..0=1000110101 */
        switch (hi >> 15 & 0x1) {
        case 0x0: /* 79=0 9..0=1000110101 */
            switch (lo >> 10 & 0x1) {
            case 0x0: /* 79=0 10..0=01000110101 */
                if (ON(NOT_SM_70_SM_72_SM_75) && ((lo & 0x800) != 0x800 ||
                    (hi & 0x800000000000000) != 0x800000000000000))
                    TAKE_AS(hfma2_mma_b, VOLTA_HFMA2_MMA_B)
                break;
            case 0x1: /* 79=0 10..0=11000110101 */
                if (ON(NOT_SM_70_SM_72_SM_75) && (hi & 0x1000000000000000) == 0x0)
                    TAKE_AS(hfma2_mma_c, VOLTA_HFMA2_MMA_C)
                break;
            }
            break;
        case 0x1: /* 79=1 9..0=1000110101 */
            switch (lo >> 10 & 0x1) {
            case 0x0: /* 79=1 10..0=01000110101 */
                if (ON(NOT_SM_70_SM_72_SM_75) && ((hi & 0x2000) == 0x0 && ((lo & 0x800) != 0x800 ||
                    (hi & 0x800000000000000) != 0x800000000000000)))
                    TAKE_AS(hfma2_mma_rb, VOLTA_HFMA2_MMA_RB)
                break;
            case 0x1: /* 79=1 10..0=11000110101 */
                if (ON(NOT_SM_70_SM_72_SM_75) && (hi & 0x1000000000002000) == 0x0)
                    TAKE_AS(hfma2_mma_rc, VOLTA_HFMA2_MMA_RC)
                break;
            }
            break;
        }
        break;
    case 0x236: /* 9..0=1000110110 */
        if (ON(SM_70_SM_72_SM_75) && ((lo & 0xc00) == 0x0 && (hi & 0x8000000) == 0x0 &&
            (hi & 0x5000) != 0x4000))
            TAKE_AS(hmma_884, VOLTA_HMMA_884)
        break;
    case 0x237: /* 9..0=1000110111 */
        if (ON(NOT_SM_70_SM_72) && (((lo & 0xc00) == 0x0 && (hi & 0x8600600) == 0x400400) ||
            ((lo & 0xc00) == 0x0 && (hi & 0x8000e00) == 0x400)))
            TAKE_AS(imma, VOLTA_IMMA)
        break;
    case 0x238: /* 9..0=1000111000 */
        if (ON(NOT_SM_70_SM_72) && ((hi & 0x1400000000000000) == 0x0 && ((lo & 0x800) != 0x800 ||
            (hi & 0x800000000000000) != 0x800000000000000)))
            TAKE_AS(i2i, VOLTA_I2I)
        break;
    case 0x239: /* 9..0=1000111001 */
        switch (hi >> 14 & 0x1) {
        case 0x0: /* 78=0 9..0=1000111001 */
            if (ON(NOT_SM_70_SM_72) && ((lo & 0x800) != 0x800 ||
                (hi & 0x800000000000000) != 0x800000000000000))
                TAKE_AS(i2ip_b, VOLTA_I2IP_B)
            break;
        case 0x1: /* 78=1 9..0=1000111001 */
            if (ON(NOT_SM_70_SM_72) && ((lo & 0x800) != 0x800 ||
                (hi & 0x800000000000000) != 0x800000000000000))
                TAKE_AS(i2ip_n, VOLTA_I2IP_N)
            break;
        }
        break;
    case 0x23a: /* 9..0=1000111010 */
        if (ON(NOT_SM_70_SM_72) && (((lo & 0xc00) == 0x0 && (hi & 0x1c00000008003800) == 0x0) ||
            ((lo & 0xc00) == 0x0 && (hi & 0x1c00000008003800) == 0x3000)))
            TAKE_AS(movm, VOLTA_MOVM)
        break;
    case 0x23c: /* 9..0=1000111100 */
        switch (hi >> 9 & 0x1) {
        case 0x0: /* 73=0 9..0=1000111100 */
            if (ON(SM_75) && ((lo & 0xc00) == 0x0 && (hi & 0x80c0000) == 0x0 &&
                (hi & 0x4800) != 0x4800))
                TAKE_AS(hmma_t, VOLTA_HMMA_T)
            if (ON(NOT_SM_70_SM_72_SM_75) && (((lo & 0xc00) == 0x0 && (hi & 0x8084000) == 0x0) ||
                ((lo & 0xc00) == 0x0 && (hi & 0x8080800) == 0x0) || ((lo & 0xc00) == 0x0 &&
                (hi & 0x8044000) == 0x0) || ((lo & 0xc00) == 0x0 && (hi & 0x8040800) == 0x0)))
                TAKE_AS(hmma_a, VOLTA_HMMA_A)
            break;
        case 0x1: /* 73=1 9..0=1000111100 */
            if (ON(SM_75) && ((lo & 0xc00) == 0x0 && (hi & 0x80c0000) == 0x0 &&
                (hi & 0x4800) != 0x4800))
                TAKE_AS(hmma_t, VOLTA_HMMA_T)
            if (ON(NOT_SM_70_SM_72_SM_75) && (((lo & 0xc00) == 0x0 && (hi & 0x8084000) == 0x0) ||
                ((lo & 0xc00) == 0x0 && (hi & 0x8080800) == 0x0) || ((lo & 0xc00) == 0x0 &&
                (hi & 0x8044000) == 0x0) || ((lo & 0xc00) == 0x0 && (hi & 0x8040800) == 0x0)))
                TAKE_AS(hmma_a, VOLTA_HMMA_SP)
            break;
        }
        break;
    case 0x23d: /* 9..0=1000111101 */
        if (ON(NOT_SM_70_SM_72) && ((lo & 0xc00) == 0x0 && (hi & 0x8000600) == 0x400 &&
            (hi & 0x1800) != 0x1800))
            TAKE_AS(bmma, VOLTA_BMMA)
        break;
    case 0x23e: /* 9..0=1000111110 */
        switch (hi >> 14 & 0x1) {
        case 0x0: /* 78=0 9..0=1000111110 */
            switch (hi >> 17 & 0x1) {
            case 0x0: /* 81=0 78=0 9..0=1000111110 */
                if (ON(SM_80) && ((hi & 0x1800000000018000) == 0x0 ||
                    (hi & 0x1800000000018000) == 0x18000 || ((lo & 0x800) == 0x0 &&
                    (hi & 0x1000000000018000) == 0x0) || ((lo & 0x800) == 0x0 &&
                    (hi & 0x1000000000018000) == 0x18000)))
                    TAKE_AS(f2fp_p, VOLTA_F2FP_P)
                if (ON(SM_86_SM_89) && ((hi & 0x1800000000418000) == 0x0 ||
                    (hi & 0x1800000000418000) == 0x18000 || ((lo & 0x800) == 0x0 &&
                    (hi & 0x1000000000418000) == 0x0) || ((lo & 0x800) == 0x0 &&
                    (hi & 0x1000000000418000) == 0x18000)))
                    TAKE_AS(f2fp_p, VOLTA_F2FP_P)
                if (ON(SM_90) && ((hi & 0x1800000006418600) == 0x0 ||
                    (hi & 0x1800000006418600) == 0x18000 || ((lo & 0x800) == 0x0 &&
                    (hi & 0x1000000006418600) == 0x0) || ((lo & 0x800) == 0x0 &&
                    (hi & 0x1000000006418600) == 0x18000)))
                    TAKE_AS(f2fp_p, VOLTA_F2FP_P)
                break;
            case 0x1: /* 81=1 78=0 9..0=1000111110 */
                if (ON(SM_80) && ((hi & 0x18000) == 0x0 && ((lo & 0x800) != 0x800 ||
                    (hi & 0x800000000000000) != 0x800000000000000)))
                    TAKE_AS(f2fp_rs, VOLTA_F2FP_RS)
                if (ON(SM_86_SM_89) && ((hi & 0x418000) == 0x0 && ((lo & 0x800) != 0x800 ||
                    (hi & 0x800000000000000) != 0x800000000000000)))
                    TAKE_AS(f2fp_rs, VOLTA_F2FP_RS)
                break;
            }
            break;
        case 0x1: /* 78=1 9..0=1000111110 */
            switch (lo >> 10 & 0x1) {
            case 0x0: /* 78=1 10..0=01000111110 */
                if (ON(SM_80) && ((hi & 0xc00000000038000) == 0x0 ||
                    (hi & 0xc00000000038000) == 0x18000 || ((lo & 0x800) == 0x0 &&
                    (hi & 0x400000000038000) == 0x0) || ((lo & 0x800) == 0x0 &&
                    (hi & 0x400000000038000) == 0x18000)))
                    TAKE_AS(f2fp_m, VOLTA_F2FP_M)
                if (ON(SM_86_SM_89) && ((hi & 0xc00000000438000) == 0x0 ||
                    (hi & 0xc00000000438000) == 0x18000 || ((lo & 0x800) == 0x0 &&
                    (hi & 0x400000000438000) == 0x0) || ((lo & 0x800) == 0x0 &&
                    (hi & 0x400000000438000) == 0x18000)))
                    TAKE_AS(f2fp_m, VOLTA_F2FP_M)
                if (ON(SM_90) && ((hi & 0xc00000006438600) == 0x0 ||
                    (hi & 0xc00000006438600) == 0x18000 || ((lo & 0x800) == 0x0 &&
                    (hi & 0x400000006438600) == 0x0) || ((lo & 0x800) == 0x0 &&
                    (hi & 0x400000006438600) == 0x18000)))
                    TAKE_AS(f2fp_m, VOLTA_F2FP_M)
                break;
            case 0x1: /* 78=1 10..0=11000111110 */
                if (ON(SM_80) && ((hi & 0x1400000000038000) == 0x0 ||
                    (hi & 0x1400000000038000) == 0x18000))
                    TAKE_AS(f2fp_mc, VOLTA_F2FP_MC)
                if (ON(SM_86_SM_89) && ((hi & 0x1400000000438000) == 0x0 ||
                    (hi & 0x1400000000438000) == 0x18000))
                    TAKE_AS(f2fp_mc, VOLTA_F2FP_MC)
                if (ON(SM_90) && ((hi & 0x1400000006438600) == 0x0 ||
                    (hi & 0x1400000006438600) == 0x18000))
                    TAKE_AS(f2fp_mc, VOLTA_F2FP_MC)
                break;
            }
            break;
        }
        break;
    case 0x23f: /* 9..0=1000111111 */
        if (ON(SM_80_SM_86_SM_89) && (lo & 0xc00) == 0x0 && (hi & 0x8000000) == 0x0)
            TAKE_AS(dmma_a, VOLTA_DMMA_A)
        if (ON(SM_90) && (lo & 0xc00) == 0x0 && (hi & 0x8000000) == 0x0)
            TAKE_AS(dmma_h, VOLTA_DMMA_H)
        break;
    case 0x240: /* 9..0=1001000000 */
        if (ON(NOT_SM_70_SM_72_SM_75) && ((hi & 0x1000000000000000) == 0x0 &&
            ((lo & 0x800) != 0x800 || (hi & 0x800000000000000) != 0x800000000000000)))
            TAKE_AS(hmnmx2, VOLTA_HMNMX2)
        break;
    case 0x243: /* 9..0=1001000011 */
        switch (lo >> 10 & 0x1) {
        case 0x0: /* 10..0=01001000011 */
            if (ON(SM_86_SM_89_SM_90) && ((lo & 0x800) != 0x800 ||
                (hi & 0x800000000000000) != 0x800000000000000))
                TAKE_AS(f2ip_b, VOLTA_F2IP_B)
            break;
        case 0x1: /* 10..0=11001000011 */
            if (ON(SM_86_SM_89_SM_90) && (hi & 0x1000000000000000) == 0x0)
                TAKE_AS(f2ip_c, VOLTA_F2IP_C)
            break;
        }
        break;
    case 0x245: /* 9..0=1001000101 */
        if (ON(SM_86_SM_89_SM_90) && ((hi & 0x1400000000303800) == 0x201000 &&
            ((lo & 0x800) != 0x800 || (hi & 0x800000000000000) != 0x800000000000000)))
            TAKE_AS(i2fp, VOLTA_I2FP)
        break;
    case 0x287: /* 9..0=1010000111 */
        if (ON(NOT_SM_70_SM_72) && (hi & 0x1c00000008000000) == 0x8000000) TAKE_AS(usel, VOLTA_USEL)
        break;
    case 0x28c: /* 9..0=1010001100 */
        switch (hi >> 8 & 0x1) {
        case 0x0: /* 72=0 9..0=1010001100 */
            if (ON(NOT_SM_70_SM_72_SM_75) && (hi & 0x1c00000008000000) == 0x8000000)
                TAKE_AS(uisetp_n, VOLTA_UISETP_N)
            if (ON(SM_75) && (hi & 0x1c00000008000000) == 0x8000000)
                TAKE_AS(uisetp_o, VOLTA_UISETP_O)
            break;
        case 0x1: /* 72=1 9..0=1010001100 */
            if (ON(NOT_SM_70_SM_72_SM_75) && (hi & 0x1c00000008000000) == 0x8000000)
                TAKE_AS(uisetp_x, VOLTA_UISETP_X)
            if (ON(SM_75) && (hi & 0x1c00000008000000) == 0x8000000)
                TAKE_AS(uisetp_o, VOLTA_UISETP_OX)
            break;
        }
        break;
    case 0x290: /* 9..0=1010010000 */
        switch (hi >> 10 & 0x1) {
        case 0x0: /* 74=0 9..0=1010010000 */
            if (ON(NOT_SM_70_SM_72) && (hi & 0x1c00000008000000) == 0x8000000)
                TAKE_AS(uiadd3_n, VOLTA_UIADD3_N)
            break;
        case 0x1: /* 74=1 9..0=1010010000 */
            if (ON(NOT_SM_70_SM_72) && (hi & 0x1c00000008000000) == 0x8000000)
                TAKE_AS(uiadd3_x, VOLTA_UIADD3_X)
            break;
        }
        break;
    case 0x291: /* 9..0=1010010001 */
        switch (hi >> 9 & 0x3) {
        case 0x0: /* 74..73=00 9..0=1010010001 */
            switch (hi >> 16 & 0x1) {
            case 0x0: /* 80=0 74..73=00 9..0=1010010001 */
                if (ON(NOT_SM_70_SM_72) && (hi & 0x1c00000008000000) == 0x8000000)
                    TAKE_AS(ulea_lo, VOLTA_ULEA_LO)
                break;
            case 0x1: /* 80=1 74..73=00 9..0=1010010001 */
                if (ON(NOT_SM_70_SM_72) && (hi & 0x1c00000008000000) == 0x8000000)
                    TAKE_AS(ulea_hi, VOLTA_ULEA_HI)
                break;
            }
            break;
        case 0x1: /* 74..73=01 9..0=1010010001 */
            if (ON(NOT_SM_70_SM_72) && (hi & 0x1c00000008010000) == 0x8010000)
                TAKE_AS(ulea_lo, VOLTA_ULEA_SX)
            break;
        case 0x2: /* 74..73=10 9..0=1010010001 */
            switch (hi >> 16 & 0x1) {
            case 0x0: /* 80=0 74..73=10 9..0=1010010001 */
                if (ON(NOT_SM_70_SM_72) && (hi & 0x1c00000008000000) == 0x8000000)
                    TAKE_AS(ulea_x, VOLTA_ULEA_X)
                break;
            case 0x1: /* 80=1 74..73=10 9..0=1010010001 */
                if (ON(NOT_SM_70_SM_72) && (hi & 0x1c00000008000000) == 0x8000000)
                    TAKE_AS(ulea_hx, VOLTA_ULEA_HX)
                break;
            }
            break;
        case 0x3: /* 74..73=11 9..0=1010010001 */
            if (ON(NOT_SM_70_SM_72) && (hi & 0x1c00000008010000) == 0x8010000)
                TAKE_AS(ulea_x, VOLTA_ULEA_XS)
            break;
        }
        break;
    case 0x292: /* 9..0=1010010010 */
        if (ON(NOT_SM_70_SM_72) && (hi & 0x1c00000008000000) == 0x8000000)
            TAKE_AS(ulop3, VOLTA_ULOP3)
        break;
    case 0x296: /* 9..0=1010010110 */
        if (ON(NOT_SM_70_SM_72) && (hi & 0x1c00000008000000) == 0x8000000)
            TAKE_AS(uprmt, VOLTA_UPRMT)
        break;
    case 0x297: /* 9..0=1010010111 */
        if (ON(NOT_SM_70_SM_72) && (hi & 0x1c00000008000000) == 0x8000000)
            TAKE_AS(uiadd3_64, VOLTA_UIADD3_64)
        break;
    case 0x299: /* 9..0=1010011001 */
        if (ON(NOT_SM_70_SM_72) && (hi & 0x1c00000008000000) == 0x8000000)
            TAKE_AS(ushf_b, VOLTA_USHF_B)
        break;
    case 0x29a: /* 9..0=1010011010 */
        if (ON(NOT_SM_70_SM_72) && (hi & 0x1c00000008000000) == 0x8000000)
            TAKE_AS(usgxt, VOLTA_USGXT)
        break;
    case 0x29b: /* 9..0=1010011011 */
        if (ON(NOT_SM_70_SM_72) && (hi & 0x1c00000008000000) == 0x8000000)
            TAKE_AS(ubmsk, VOLTA_UBMSK)
        break;
    case 0x29d: /* 9..0=1010011101 */
        if (ON(NOT_SM_70_SM_72) && (lo & 0xc00) == 0x0 && (hi & 0x1c00000008000000) == 0x8000000)
            TAKE_AS(uplop3_sign_one, VOLTA_UPLOP3_SIGN_ONE)
        break;
    case 0x29e: /* 9..0=1010011110 */
        if (ON(NOT_SM_70_SM_72) && (lo & 0xc00) == 0x0 && (hi & 0x1c00000008000000) == 0x8000000)
            TAKE_AS(uplop3_sign_two, VOLTA_UPLOP3_SIGN_TWO)
        break;
    case 0x29f: /* 9..0=1010011111 */
        if (ON(NOT_SM_70_SM_72) && (lo & 0xc00) == 0x0 && (hi & 0x1c00000008000000) == 0x8000000)
            TAKE_AS(uplop3_sign_all, VOLTA_UPLOP3_SIGN_ALL)
        break;
    case 0x2a4: /* 9..0=1010100100 */
        switch (hi >> 10 & 0x1) {
        case 0x0: /* 74=0 9..0=1010100100 */
            if (ON(NOT_SM_70_SM_72) && (hi & 0x1c00000008000000) == 0x8000000)
                TAKE_AS(uimad_b, VOLTA_UIMAD_B)
            break;
        case 0x1: /* 74=1 9..0=1010100100 */
            if (ON(NOT_SM_70_SM_72) && (hi & 0x1c00000008000000) == 0x8000000)
                TAKE_AS(uimad_bx, VOLTA_UIMAD_BX)
            break;
        }
        break;
    case 0x2a5: /* 9..0=1010100101 */
        switch (hi >> 10 & 0x1) {
        case 0x0: /* 74=0 9..0=1010100101 */
            if (ON(NOT_SM_70_SM_72) && (hi & 0x1c00000008000000) == 0x8000000)
                TAKE_AS(uimad_wide_b, VOLTA_UIMAD_WIDE_B)
            break;
        case 0x1: /* 74=1 9..0=1010100101 */
            if (ON(NOT_SM_70_SM_72) && (hi & 0x1c00000008000000) == 0x8000000)
                TAKE_AS(uimad_wide_bx, VOLTA_UIMAD_WIDE_BX)
            break;
        }
        break;
    case 0x2b9: /* 9..0=1010111001 */
        if (ON(NOT_SM_70_SM_72) && (hi & 0x1c00000000000000) == 0x0) TAKE_AS(uldc_c, VOLTA_ULDC_C)
        break;
    case 0x2ba: /* 9..0=1010111010 */
        if (ON(SM_86_SM_89_SM_90) && (hi & 0x1c00000008000000) == 0x8000000)
            TAKE_AS(uf2fp, VOLTA_UF2FP)
        break;
    case 0x2bb: /* 9..0=1010111011 */
        if (ON(NOT_SM_70_SM_72) && (lo & 0x3fffc000000c00) == 0x800 &&
            (hi & 0x1c00000008000000) == 0x8000000)
            TAKE_AS(uldc_i, VOLTA_ULDC_I)
        if (ON(NOT_SM_70_SM_72) && (lo & 0xc00) == 0x800 && (hi & 0x1c00000008000000) == 0x8000000)
            TAKE_AS(uldc_io, VOLTA_ULDC_IO)
        break;
    case 0x2bd: /* 9..0=1010111101 */
        if (ON(NOT_SM_70_SM_72) && (hi & 0x1c00000008000000) == 0x8000000) TAKE_AS(uflo, VOLTA_UFLO)
        break;
    case 0x2be: /* 9..0=1010111110 */
        if (ON(NOT_SM_70_SM_72) && (hi & 0x1c00000008000000) == 0x8000000)
            TAKE_AS(ubrev, VOLTA_UBREV)
        break;
    case 0x2bf: /* 9..0=1010111111 */
        if (ON(NOT_SM_70_SM_72) && (hi & 0x1c00000008000000) == 0x8000000)
            TAKE_AS(upopc, VOLTA_UPOPC)
        break;
    case 0x2ca: /* 9..0=1011001010 */
        if (ON(SM_90) && (lo & 0xc00) == 0x0 && (hi & 0x1800000008000000) == 0x0)
            TAKE_AS(r2ur_h, VOLTA_R2UR_H)
        break;
    case 0x300: /* 9..0=1100000000 */
        if ((hi & 0x1400000000000000) == 0x0 && ((lo & 0x800) != 0x800 ||
            (hi & 0x800000000000000) != 0x800000000000000))
            TAKE_AS(flo, VOLTA_FLO)
        break;
    case 0x301: /* 9..0=1100000001 */
        if ((hi & 0x1400000000000000) == 0x0 && ((lo & 0x800) != 0x800 ||
            (hi & 0x800000000000000) != 0x800000000000000))
            TAKE_AS(brev, VOLTA_BREV)
        break;
    case 0x302: /* 9..0=1100000010 */
        if ((hi & 0x1000000000000000) == 0x0 && ((lo & 0x800) != 0x800 ||
            (hi & 0x800000000000000) != 0x800000000000000))
            TAKE_AS(fchk, VOLTA_FCHK)
        break;
    case 0x304: /* 9..0=1100000100 */
        switch (hi >> 20 & 0x3) {
        case 0x1: /* 85..84=01 9..0=1100000100 */
            if (ON(SM_70_SM_72) && ((hi & 0x1400000000001800) == 0x1000 && ((lo & 0x800) != 0x800 ||
                (hi & 0x800000000000000) != 0x800000000000000)))
                TAKE_AS(f2f_w, VOLTA_F2F_W)
            if (ON(SM_75_SM_80) && ((hi & 0x1400000000003800) == 0x1000 && ((lo & 0x800) != 0x800 ||
                (hi & 0x800000000000000) != 0x800000000000000)))
                TAKE_AS(f2f_w, VOLTA_F2F_W)
            if (ON(SM_86_SM_89_SM_90) && ((hi & 0x1400000000403800) == 0x1000 &&
                ((lo & 0x800) != 0x800 || (hi & 0x800000000000000) != 0x800000000000000)))
                TAKE_AS(f2f_w, VOLTA_F2F_W)
            break;
        case 0x2: /* 85..84=10 9..0=1100000100 */
            if (ON(SM_70_SM_72) && ((hi & 0x1400000000001800) == 0x800 && ((lo & 0x800) != 0x800 ||
                (hi & 0x800000000000000) != 0x800000000000000)))
                TAKE_AS(f2f_n, VOLTA_F2F_N)
            if (ON(SM_75_SM_80) && ((hi & 0x1400000000003800) == 0x800 && ((lo & 0x800) != 0x800 ||
                (hi & 0x800000000000000) != 0x800000000000000)))
                TAKE_AS(f2f_n, VOLTA_F2F_N)
            if (ON(SM_86_SM_89_SM_90) && ((hi & 0x1400000000403800) == 0x800 &&
                ((lo & 0x800) != 0x800 || (hi & 0x800000000000000) != 0x800000000000000)))
                TAKE_AS(f2f_n, VOLTA_F2F_N)
            break;
        }
        break;
    case 0x305: /* 9..0=1100000101 */
        switch (hi >> 20 & 0x3) {
        case 0x1: /* 85..84=01 9..0=1100000101 */
            if (ON(NOT_SM_90) && ((hi & 0x1c00000000001000) == 0x0 ||
                (hi & 0x1c00000000000800) == 0x0 || ((lo & 0x800) == 0x0 &&
                (hi & 0x1400000000001000) == 0x0) || ((lo & 0x800) == 0x0 &&
                (hi & 0x1400000000000800) == 0x0)))
                TAKE_AS(f2i_h, VOLTA_F2I_H)
            if (ON(SM_90) && ((hi & 0x1c00000000401000) == 0x0 ||
                (hi & 0x1c00000000400800) == 0x0 || ((lo & 0x800) == 0x0 &&
                (hi & 0x1400000000401000) == 0x0) || ((lo & 0x800) == 0x0 &&
                (hi & 0x1400000000400800) == 0x0)))
                TAKE_AS(f2i_h, VOLTA_F2I_H)
            break;
        case 0x2: /* 85..84=10 9..0=1100000101 */
            if (ON(NOT_SM_90) && ((hi & 0x1c00000000001000) == 0x0 ||
                (hi & 0x1c00000000000800) == 0x0 || ((lo & 0x800) == 0x0 &&
                (hi & 0x1400000000001000) == 0x0) || ((lo & 0x800) == 0x0 &&
                (hi & 0x1400000000000800) == 0x0)))
                TAKE_AS(f2i_s, VOLTA_F2I_S)
            if (ON(SM_90) && ((hi & 0x1c00000000401000) == 0x0 ||
                (hi & 0x1c00000000400800) == 0x0 || ((lo & 0x800) == 0x0 &&
                (hi & 0x1400000000401000) == 0x0) || ((lo & 0x800) == 0x0 &&
                (hi & 0x1400000000400800) == 0x0)))
                TAKE_AS(f2i_s, VOLTA_F2I_S)
            break;
        }
        break;
    case 0x306: /* 9..0=1100000110 */
        switch (hi >> 20 & 0x3) {
        case 0x0: /* 85..84=00 9..0=1100000110 */
            if (ON(NOT_SM_90) && ((hi & 0x1c00000000001800) == 0x800 ||
                (hi & 0x1c00000000001800) == 0x1000 || ((lo & 0x800) == 0x0 &&
                (hi & 0x1400000000001800) == 0x800) || ((lo & 0x800) == 0x0 &&
                (hi & 0x1400000000001800) == 0x1000)))
                TAKE_AS(i2f_b, VOLTA_I2F_B)
            if (ON(SM_90) && ((hi & 0x1c00000000003800) == 0x800 ||
                (hi & 0x1c00000000003800) == 0x1000 || ((lo & 0x800) == 0x0 &&
                (hi & 0x1400000000003800) == 0x800) || ((lo & 0x800) == 0x0 &&
                (hi & 0x1400000000003800) == 0x1000)))
                TAKE_AS(i2f_b, VOLTA_I2F_B)
            break;
        case 0x1: /* 85..84=01 9..0=1100000110 */
            if (ON(NOT_SM_90) && ((hi & 0x1c00000000001800) == 0x800 ||
                (hi & 0x1c00000000001800) == 0x1000 || ((lo & 0x800) == 0x0 &&
                (hi & 0x1400000000001800) == 0x800) || ((lo & 0x800) == 0x0 &&
                (hi & 0x1400000000001800) == 0x1000)))
                TAKE_AS(i2f_h, VOLTA_I2F_H)
            if (ON(SM_90) && ((hi & 0x1c00000000003800) == 0x800 ||
                (hi & 0x1c00000000003800) == 0x1000 || ((lo & 0x800) == 0x0 &&
                (hi & 0x1400000000003800) == 0x800) || ((lo & 0x800) == 0x0 &&
                (hi & 0x1400000000003800) == 0x1000)))
                TAKE_AS(i2f_h, VOLTA_I2F_H)
            break;
        case 0x2: /* 85..84=10 9..0=1100000110 */
            if (ON(NOT_SM_90) && ((hi & 0x1c00000000001800) == 0x800 ||
                (hi & 0x1c00000000001800) == 0x1000 || ((lo & 0x800) == 0x0 &&
                (hi & 0x1400000000001800) == 0x800) || ((lo & 0x800) == 0x0 &&
                (hi & 0x1400000000001800) == 0x1000)))
                TAKE_AS(i2f_w, VOLTA_I2F_W)
            if (ON(SM_90) && ((hi & 0x1c00000000003800) == 0x800 ||
                (hi & 0x1c00000000003800) == 0x1000 || ((lo & 0x800) == 0x0 &&
                (hi & 0x1400000000003800) == 0x800) || ((lo & 0x800) == 0x0 &&
                (hi & 0x1400000000003800) == 0x1000)))
                TAKE_AS(i2f_w, VOLTA_I2F_W)
            break;
        }
        break;
    case 0x307: /* 9..0=1100000111 */
        switch (hi >> 20 & 0x3) {
        case 0x1: /* 85..84=01 9..0=1100000111 */
            if (ON(NOT_SM_90) && ((hi & 0x1400000000001800) == 0x800 && ((lo & 0x800) != 0x800 ||
                (hi & 0x800000000000000) != 0x800000000000000)))
                TAKE_AS(frnd_h, VOLTA_FRND_H)
            if (ON(SM_90) && ((hi & 0x1400000000403800) == 0x800 && ((lo & 0x800) != 0x800 ||
                (hi & 0x800000000000000) != 0x800000000000000)))
                TAKE_AS(frnd_h, VOLTA_FRND_H)
            break;
        case 0x2: /* 85..84=10 9..0=1100000111 */
            if (ON(NOT_SM_90) && ((hi & 0x1400000000001800) == 0x1000 && ((lo & 0x800) != 0x800 ||
                (hi & 0x800000000000000) != 0x800000000000000)))
                TAKE_AS(frnd_s, VOLTA_FRND_S)
            if (ON(SM_90) && ((hi & 0x1400000000403800) == 0x1000 && ((lo & 0x800) != 0x800 ||
                (hi & 0x800000000000000) != 0x800000000000000)))
                TAKE_AS(frnd_s, VOLTA_FRND_S)
            break;
        }
        break;
    case 0x308: /* 9..0=1100001000 */
        if ((hi & 0x1400000000000000) == 0x0 && ((lo & 0x800) != 0x800 ||
            (hi & 0x800000000000000) != 0x800000000000000))
            TAKE_AS(mufu_r, VOLTA_MUFU_R)
        break;
    case 0x309: /* 9..0=1100001001 */
        if ((hi & 0x1400000000000000) == 0x0 && ((lo & 0x800) != 0x800 ||
            (hi & 0x800000000000000) != 0x800000000000000))
            TAKE_AS(popc, VOLTA_POPC)
        break;
    case 0x310: /* 9..0=1100010000 */
        switch (hi >> 20 & 0x3) {
        case 0x1: /* 85..84=01 9..0=1100010000 */
            if (ON(SM_70_SM_72) && ((hi & 0x1400000000001800) == 0x1800 && ((lo & 0x800) != 0x800 ||
                (hi & 0x800000000000000) != 0x800000000000000)))
                TAKE_AS(f2f_w, VOLTA_F2F_DW)
            if (ON(SM_75_SM_80) && ((hi & 0x1400000000003800) == 0x1800 && ((lo & 0x800) != 0x800 ||
                (hi & 0x800000000000000) != 0x800000000000000)))
                TAKE_AS(f2f_w, VOLTA_F2F_DW)
            if (ON(SM_86_SM_89_SM_90) && ((hi & 0x1400000000403800) == 0x1800 &&
                ((lo & 0x800) != 0x800 || (hi & 0x800000000000000) != 0x800000000000000)))
                TAKE_AS(f2f_w, VOLTA_F2F_DW)
            break;
        case 0x2: /* 85..84=10 9..0=1100010000 */
            if (ON(SM_70_SM_72) && ((hi & 0x1400000000001800) == 0x1800 && ((lo & 0x800) != 0x800 ||
                (hi & 0x800000000000000) != 0x800000000000000)))
                TAKE_AS(f2f_n, VOLTA_F2F_DF)
            if (ON(SM_75_SM_80) && ((hi & 0x1400000000003800) == 0x1800 && ((lo & 0x800) != 0x800 ||
                (hi & 0x800000000000000) != 0x800000000000000)))
                TAKE_AS(f2f_n, VOLTA_F2F_DF)
            if (ON(SM_86_SM_89_SM_90) && ((hi & 0x1400000000403800) == 0x1800 &&
                ((lo & 0x800) != 0x800 || (hi & 0x800000000000000) != 0x800000000000000)))
                TAKE_AS(f2f_n, VOLTA_F2F_DF)
            break;
        case 0x3: /* 85..84=11 9..0=1100010000 */
            if (ON(SM_70_SM_72) && ((hi & 0x1c00000000001800) == 0x800 ||
                (hi & 0x1c00000000001800) == 0x1000 || ((lo & 0x800) == 0x0 &&
                (hi & 0x1400000000001800) == 0x800) || ((lo & 0x800) == 0x0 &&
                (hi & 0x1400000000001800) == 0x1000)))
                TAKE_AS(f2f_nd, VOLTA_F2F_ND)
            if (ON(SM_75_SM_80) && ((hi & 0x1c00000000003800) == 0x800 ||
                (hi & 0x1c00000000003800) == 0x1000 || ((lo & 0x800) == 0x0 &&
                (hi & 0x1400000000003800) == 0x800) || ((lo & 0x800) == 0x0 &&
                (hi & 0x1400000000003800) == 0x1000)))
                TAKE_AS(f2f_nd, VOLTA_F2F_ND)
            if (ON(SM_86_SM_89_SM_90) && ((hi & 0x1c00000000403800) == 0x800 ||
                (hi & 0x1c00000000403800) == 0x1000 || ((lo & 0x800) == 0x0 &&
                (hi & 0x1400000000403800) == 0x800) || ((lo & 0x800) == 0x0 &&
                (hi & 0x1400000000403800) == 0x1000)))
                TAKE_AS(f2f_nd, VOLTA_F2F_ND)
            break;
        }
        break;
    case 0x311: /* 9..0=1100010001 */
        switch (hi >> 20 & 0x3) {
        case 0x1: /* 85..84=01 9..0=1100010001 */
            if (ON(NOT_SM_90) && ((hi & 0x1400000000001800) == 0x1800 && ((lo & 0x800) != 0x800 ||
                (hi & 0x800000000000000) != 0x800000000000000)))
                TAKE_AS(f2i_h, VOLTA_F2I_HD)
            if (ON(SM_90) && ((hi & 0x1400000000401800) == 0x1800 && ((lo & 0x800) != 0x800 ||
                (hi & 0x800000000000000) != 0x800000000000000)))
                TAKE_AS(f2i_h, VOLTA_F2I_HD)
            break;
        case 0x2: /* 85..84=10 9..0=1100010001 */
            if (ON(NOT_SM_90) && ((hi & 0x1400000000001800) == 0x1800 && ((lo & 0x800) != 0x800 ||
                (hi & 0x800000000000000) != 0x800000000000000)))
                TAKE_AS(f2i_s, VOLTA_F2I_SD)
            if (ON(SM_90) && ((hi & 0x1400000000401800) == 0x1800 && ((lo & 0x800) != 0x800 ||
                (hi & 0x800000000000000) != 0x800000000000000)))
                TAKE_AS(f2i_s, VOLTA_F2I_SD)
            break;
        case 0x3: /* 85..84=11 9..0=1100010001 */
            if (ON(NOT_SM_90) && ((hi & 0x1400000000000000) == 0x0 && ((lo & 0x800) != 0x800 ||
                (hi & 0x800000000000000) != 0x800000000000000)))
                TAKE_AS(f2i_d, VOLTA_F2I_D)
            if (ON(SM_90) && ((hi & 0x1400000000400000) == 0x0 && ((lo & 0x800) != 0x800 ||
                (hi & 0x800000000000000) != 0x800000000000000)))
                TAKE_AS(f2i_d, VOLTA_F2I_D)
            break;
        }
        break;
    case 0x312: /* 9..0=1100010010 */
        switch (hi >> 20 & 0x3) {
        case 0x0: /* 85..84=00 9..0=1100010010 */
            if (ON(NOT_SM_90) && ((hi & 0x1400000000001800) == 0x1800 && ((lo & 0x800) != 0x800 ||
                (hi & 0x800000000000000) != 0x800000000000000)))
                TAKE_AS(i2f_b, VOLTA_I2F_BD)
            if (ON(SM_90) && ((hi & 0x1400000000003800) == 0x1800 && ((lo & 0x800) != 0x800 ||
                (hi & 0x800000000000000) != 0x800000000000000)))
                TAKE_AS(i2f_b, VOLTA_I2F_BD)
            break;
        case 0x1: /* 85..84=01 9..0=1100010010 */
            if (ON(NOT_SM_90) && ((hi & 0x1400000000001800) == 0x1800 && ((lo & 0x800) != 0x800 ||
                (hi & 0x800000000000000) != 0x800000000000000)))
                TAKE_AS(i2f_h, VOLTA_I2F_HD)
            if (ON(SM_90) && ((hi & 0x1400000000003800) == 0x1800 && ((lo & 0x800) != 0x800 ||
                (hi & 0x800000000000000) != 0x800000000000000)))
                TAKE_AS(i2f_h, VOLTA_I2F_HD)
            break;
        case 0x2: /* 85..84=10 9..0=1100010010 */
            if (ON(NOT_SM_90) && ((hi & 0x1400000000001800) == 0x1800 && ((lo & 0x800) != 0x800 ||
                (hi & 0x800000000000000) != 0x800000000000000)))
                TAKE_AS(i2f_w, VOLTA_I2F_WD)
            if (ON(SM_90) && ((hi & 0x1400000000003800) == 0x1800 && ((lo & 0x800) != 0x800 ||
                (hi & 0x800000000000000) != 0x800000000000000)))
                TAKE_AS(i2f_w, VOLTA_I2F_WD)
            break;
        case 0x3: /* 85..84=11 9..0=1100010010 */
            if (ON(NOT_SM_90) && ((hi & 0x1c00000000001000) == 0x1000 ||
                (hi & 0x1c00000000000800) == 0x800 || ((lo & 0x800) == 0x0 &&
                (hi & 0x1400000000001000) == 0x1000) || ((lo & 0x800) == 0x0 &&
                (hi & 0x1400000000000800) == 0x800)))
                TAKE_AS(i2f_w, VOLTA_I2F_D)
            if (ON(SM_90) && ((hi & 0x1c00000000003000) == 0x1000 ||
                (hi & 0x1c00000000002800) == 0x800 || ((lo & 0x800) == 0x0 &&
                (hi & 0x1400000000003000) == 0x1000) || ((lo & 0x800) == 0x0 &&
                (hi & 0x1400000000002800) == 0x800)))
                TAKE_AS(i2f_w, VOLTA_I2F_D)
            break;
        }
        break;
    case 0x313: /* 9..0=1100010011 */
        if (ON(NOT_SM_90) && ((hi & 0x1400000000301800) == 0x301800 && ((lo & 0x800) != 0x800 ||
            (hi & 0x800000000000000) != 0x800000000000000)))
            TAKE_AS(frnd_d, VOLTA_FRND_D)
        if (ON(SM_90) && ((hi & 0x1400000000703800) == 0x301800 && ((lo & 0x800) != 0x800 ||
            (hi & 0x800000000000000) != 0x800000000000000)))
            TAKE_AS(frnd_d, VOLTA_FRND_D)
        break;
    case 0x31c: /* 9..0=1100011100 */
        switch (hi >> 14 & 0x3) {
        case 0x0: /* 79..78=00 9..0=1100011100 */
            if ((lo & 0xc00) == 0x0 && (hi & 0x1c00000008000000) == 0x0) TAKE_AS(b2r_b, VOLTA_B2R_B)
            break;
        case 0x1: /* 79..78=01 9..0=1100011100 */
            if ((lo & 0xc00) == 0x0 && (hi & 0x1c00000008000000) == 0x0) TAKE_AS(b2r_r, VOLTA_B2R_R)
            break;
        }
        break;
    case 0x31d: /* 9..0=1100011101 */
        switch (hi >> 13 & 0x7) {
        case 0x0: /* 79..77=000 9..0=1100011101 */
            if ((hi & 0x1c00000000000000) == 0x0) TAKE_AS(bar_sync, VOLTA_BAR_SYNC)
            break;
        case 0x1: /* 79..77=001 9..0=1100011101 */
            if ((hi & 0x1c00000000000000) == 0x0) TAKE_AS(bar_arv, VOLTA_BAR_ARV)
            break;
        case 0x2: /* 79..77=010 9..0=1100011101 */
            if ((hi & 0x1c00000000000000) == 0x0 && (hi & 0xc00) != 0xc00)
                TAKE_AS(bar_red, VOLTA_BAR_RED)
            break;
        case 0x4: /* 79..77=100 9..0=1100011101 */
            if (ON(NOT_SM_90) && (lo & 0xc00) == 0x800 && (hi & 0x1c00000008000000) == 0x0)
                TAKE_AS(bar_all, VOLTA_BAR_ALL)
            break;
        }
        break;
    case 0x31e: /* 9..0=1100011110 */
        if (ON(NOT_SM_90) && (lo & 0xc00) == 0x0 && (hi & 0x1c00000008000000) == 0x0)
            TAKE_AS(r2b, VOLTA_R2B)
        break;
    case 0x31f: /* 9..0=1100011111 */
        if ((lo & 0xc00) == 0x0 && (hi & 0x1c00000008000000) == 0x0) TAKE_AS(ctaid_s, VOLTA_CTAID_S)
        break;
    case 0x321: /* 9..0=1100100001 */
        if ((lo & 0xff000c00) == 0xff000000 && (hi & 0x1c00000008000000) == 0x0)
            TAKE_AS(ald_a, VOLTA_ALD_A)
        if ((lo & 0xc00) == 0x0 && (hi & 0x1c00000008000000) == 0x0) TAKE_AS(ald_r, VOLTA_ALD_R)
        break;
    case 0x322: /* 9..0=1100100010 */
        if ((lo & 0xff000c00) == 0xff000000 && (hi & 0x1c00000008000000) == 0x0)
            TAKE_AS(ast_a, VOLTA_AST_A)
        if ((lo & 0xc00) == 0x0 && (hi & 0x1c00000008000000) == 0x0) TAKE_AS(ast_r, VOLTA_AST_R)
        break;
    case 0x324: /* 9..0=1100100100 */
        if ((lo & 0xc00) == 0x0 && (hi & 0x1c0000000800c000) == 0x0) TAKE_AS(out_f, VOLTA_OUT_F)
        if ((lo & 0xc00) == 0x0 && (hi & 0x1c00000008000000) == 0x0) TAKE_AS(out_r, VOLTA_OUT_R)
        break;
    case 0x326: /* 9..0=1100100110 */
        if ((hi & 0x1c00000000000000) == 0x0) TAKE_AS(ipa_a, VOLTA_IPA_A)
        break;
    case 0x343: /* 9..0=1101000011 */
        switch (lo >> 10 & 0x3) {
        case 0x0: /* 11..0=001101000011 */
            if ((hi & 0x1c00000008000000) == 0x0) TAKE_AS(call_r, VOLTA_CALL_R)
            break;
        case 0x2: /* 11..0=101101000011 */
            if ((hi & 0x1c00000000000000) == 0x0) TAKE_AS(call_c, VOLTA_CALL_C)
            break;
        }
        break;
    case 0x344: /* 9..0=1101000100 */
        if ((lo & 0xc00) == 0x0 && (hi & 0x1c00000008000000) == 0x0) TAKE_AS(call_rr, VOLTA_CALL_RR)
        break;
    case 0x348: /* 9..0=1101001000 */
        switch (lo >> 10 & 0x3) {
        case 0x0: /* 11..0=001101001000 */
            switch (hi >> 22 & 0x1) {
            case 0x0: /* 86=0 11..0=001101001000 */
                if (ON(NOT_SM_90) && (hi & 0x1c00000008000000) == 0x0)
                    TAKE_AS(warpsync_r, VOLTA_WARPSYNC_R)
                if (ON(SM_90) && (hi & 0x1c00000008000000) == 0x0)
                    TAKE_AS(warpsync_h, VOLTA_WARPSYNC_H)
                break;
            case 0x1: /* 86=1 11..0=001101001000 */
                if (ON(NOT_SM_90) && (hi & 0x1c00000008000000) == 0x0)
                    TAKE_AS(warpsync_r, VOLTA_WARPSYNC_R)
                if (ON(SM_90) && (hi & 0x1c00000008200000) == 0x0)
                    TAKE_AS(warpsync_collective_h, VOLTA_WARPSYNC_COLLECTIVE_H)
                break;
            }
            break;
        case 0x2: /* 11..0=101101001000 */
            if (ON(NOT_SM_90) && (hi & 0x1c00000000000000) == 0x0)
                TAKE_AS(warpsync_m, VOLTA_WARPSYNC_M)
            break;
        }
        break;
    case 0x34a: /* 9..0=1101001010 */
        switch (lo >> 10 & 0x3) {
        case 0x1: /* 11..0=011101001010 */
            if (ON(NOT_SM_70_SM_72_SM_75) && (lo & 0x200000000) == 0x0 &&
                (hi & 0x1c00000008000000) == 0x8000000)
                TAKE_AS(jmp_uc, VOLTA_JMP_UC)
            break;
        case 0x2: /* 11..0=101101001010 */
            if ((hi & 0x1c00000000000000) == 0x0) TAKE_AS(jmp_c, VOLTA_JMP_C)
            break;
        }
        break;
    case 0x34e: /* 9..0=1101001110 */
        if ((lo & 0xc00) == 0x0 && (hi & 0x1c00000008000000) == 0x0) TAKE_AS(rpcmov_g, VOLTA_LEPC_N)
        break;
    case 0x352: /* 9..0=1101010010 */
        if ((hi & 0x1c00000000000000) == 0x0) TAKE_AS(rpcmov_r, VOLTA_RPCMOV_R)
        break;
    case 0x353: /* 9..0=1101010011 */
        if ((lo & 0xc00) == 0x0 && (hi & 0x1c00000008000000) == 0x0)
            TAKE_AS(rpcmov_g, VOLTA_RPCMOV_G)
        break;
    case 0x354: /* 9..0=1101010100 */
        if ((hi & 0x1c00000000000000) == 0x0) TAKE_AS(rpcmov_l, VOLTA_RPCMOV_L)
        break;
    case 0x355: /* 9..0=1101010101 */
        switch (lo >> 10 & 0x3) {
        case 0x0: /* 11..0=001101010101 */
            if (((lo & 0x30000000) == 0x0 && (hi & 0x1c00000008000000) == 0x0) ||
                ((lo & 0x2f000000) == 0x6000000 && (hi & 0x1c00000008000000) == 0x0) ||
                ((lo & 0x1f000000) == 0x6000000 && (hi & 0x1c00000008000000) == 0x0))
                TAKE_AS(bmov_r, VOLTA_BMOV_R)
            break;
        case 0x3: /* 11..0=111101010101 */
            if (ON(SM_70_SM_72_SM_75) && (hi & 0x1c00000008000000) == 0x0)
                TAKE_AS(bmov_rb, VOLTA_BMOV_RB)
            if (ON(NOT_SM_70_SM_72_SM_75) && (hi & 0x1c00000008000000) == 0x0)
                TAKE_AS(bmov_ru, VOLTA_BMOV_RU)
            break;
        }
        break;
    case 0x356: /* 9..0=1101010110 */
        switch (lo >> 10 & 0x1) {
        case 0x0: /* 10..0=01101010110 */
            if (((lo & 0x30000000) == 0x0 && (hi & 0x1c00000000000000) == 0x0) ||
                ((lo & 0x2f000000) == 0x6000000 && (hi & 0x1c00000000000000) == 0x0) ||
                ((lo & 0x1f000000) == 0x6000000 && (hi & 0x1c00000000000000) == 0x0))
                TAKE_AS(bmov_b, VOLTA_BMOV_B)
            break;
        case 0x1: /* 10..0=11101010110 */
            if ((lo & 0x800) == 0x800 && (hi & 0x1c00000008000000) == 0x0)
                TAKE_AS(bmov_bb, VOLTA_BMOV_BB)
            break;
        }
        break;
    case 0x357: /* 9..0=1101010111 */
        if ((hi & 0x1c00000000000000) == 0x0) TAKE_AS(bmov_l, VOLTA_BMOV_L)
        break;
    case 0x35d: /* 9..0=1101011101 */
        if ((hi & 0x1c00000000000000) == 0x0) TAKE_AS(nanosleep_n, VOLTA_NANOSLEEP_N)
        break;
    case 0x360: /* 9..0=1101100000 */
        if ((hi & 0x3800000) != 0x2800000 && (hi & 0x600000) != 0x600000 &&
            (hi & 0x18000) != 0x18000 && (lo & 0xe000000000000000) != 0xc000000000000000)
            TAKE_AS(tex_c, VOLTA_TEX_C)
        break;
    case 0x361: /* 9..0=1101100001 */
        if ((hi & 0x3800000) != 0x2800000 && (hi & 0x600000) != 0x600000 &&
            (hi & 0x18000) != 0x18000 && (lo & 0xe000000000000000) != 0xc000000000000000)
            TAKE_AS(tex_r, VOLTA_TEX_R)
        break;
    case 0x362: /* 9..0=1101100010 */
        if ((hi & 0x3800000) != 0x2800000 && (hi & 0x600000) != 0x600000 &&
            (hi & 0x18000) != 0x18000 && (lo & 0xe000000000000000) != 0xc000000000000000)
            TAKE_AS(tex_i, VOLTA_TEX_I)
        break;
    case 0x363: /* 9..0=1101100011 */
        if ((hi & 0x600000) != 0x600000 && (hi & 0x18000) != 0x18000 &&
            (lo & 0xa000000000000000) != 0x8000000000000000 &&
            (lo & 0x6000000000000000) != 0x4000000000000000)
            TAKE_AS(tld4_c, VOLTA_TLD4_C)
        break;
    case 0x364: /* 9..0=1101100100 */
        if ((hi & 0x600000) != 0x600000 && (hi & 0x18000) != 0x18000 &&
            (lo & 0xa000000000000000) != 0x8000000000000000 &&
            (lo & 0x6000000000000000) != 0x4000000000000000)
            TAKE_AS(tld4_r, VOLTA_TLD4_R)
        break;
    case 0x365: /* 9..0=1101100101 */
        if ((hi & 0x600000) != 0x600000 && (hi & 0x18000) != 0x18000 &&
            (lo & 0xa000000000000000) != 0x8000000000000000 &&
            (lo & 0x6000000000000000) != 0x4000000000000000)
            TAKE_AS(tld4_i, VOLTA_TLD4_I)
        break;
    case 0x366: /* 9..0=1101100110 */
        if ((hi & 0x600000) != 0x600000 && (hi & 0x18000) != 0x18000 &&
            (lo & 0xc000000000000000) != 0xc000000000000000)
            TAKE_AS(tld_c, VOLTA_TLD_C)
        break;
    case 0x367: /* 9..0=1101100111 */
        if ((hi & 0x600000) != 0x600000 && (hi & 0x18000) != 0x18000 &&
            (lo & 0xc000000000000000) != 0xc000000000000000)
            TAKE_AS(tld_r, VOLTA_TLD_R)
        break;
    case 0x368: /* 9..0=1101101000 */
        if ((hi & 0x600000) != 0x600000 && (hi & 0x18000) != 0x18000 &&
            (lo & 0xc000000000000000) != 0xc000000000000000)
            TAKE_AS(tld_i, VOLTA_TLD_I)
        break;
    case 0x369: /* 9..0=1101101001 */
        if ((lo & 0xe000000000000000) != 0xc000000000000000) TAKE_AS(tmml_c, VOLTA_TMML_C)
        break;
    case 0x36a: /* 9..0=1101101010 */
        if ((lo & 0xe000000000000000) != 0xc000000000000000) TAKE_AS(tmml_r, VOLTA_TMML_R)
        break;
    case 0x36b: /* 9..0=1101101011 */
        if ((lo & 0xe000000000000000) != 0xc000000000000000) TAKE_AS(tmml_i, VOLTA_TMML_I)
        break;
    case 0x36c: /* 9..0=1101101100 */
        if ((hi & 0x600000) != 0x600000 && (hi & 0x18000) != 0x18000 &&
            (lo & 0xc000000000000000) != 0xc000000000000000)
            TAKE_AS(txd_c, VOLTA_TXD_C)
        break;
    case 0x36d: /* 9..0=1101101101 */
        if ((hi & 0x600000) != 0x600000 && (hi & 0x18000) != 0x18000 &&
            (lo & 0xc000000000000000) != 0xc000000000000000)
            TAKE_AS(txd_r, VOLTA_TXD_R)
        break;
    case 0x36e: /* 9..0=1101101110 */
        if ((hi & 0x600000) != 0x600000 && (hi & 0x18000) != 0x18000 &&
            (lo & 0xc000000000000000) != 0xc000000000000000)
            TAKE_AS(txd_i, VOLTA_TXD_I)
        break;
    case 0x36f: /* 9..0=1101101111 */
        if ((lo & 0xc000000000000000) != 0xc000000000000000) TAKE_AS(txq_c, VOLTA_TXQ_C)
        break;
    case 0x370: /* 9..0=1101110000 */
        if ((lo & 0xc000000000000000) != 0xc000000000000000) TAKE_AS(txq_r, VOLTA_TXQ_R)
        break;
    case 0x371: /* 9..0=1101110001 */
        if ((lo & 0xc000000000000000) != 0xc000000000000000) TAKE_AS(txq_i, VOLTA_TXQ_I)
        break;
    case 0x372: /* 9..0=1101110010 */
        if (ON(NOT_SM_70_SM_72) && (hi & 0x3800000) != 0x2800000)
            TAKE_AS(footprint_c, VOLTA_FOOTPRINT_C)
        break;
    case 0x373: /* 9..0=1101110011 */
        if (ON(NOT_SM_70_SM_72) && (hi & 0x3800000) != 0x2800000)
            TAKE_AS(footprint_r, VOLTA_FOOTPRINT_R)
        break;
    case 0x374: /* 9..0=1101110100 */
        if (ON(NOT_SM_70_SM_72) && (hi & 0x3800000) != 0x2800000)
            TAKE_AS(footprint_c, VOLTA_FOOTPRINT_C)
        break;
    case 0x381: /* 9..0=1110000001 */
        switch (hi >> 23 & 0x1) {
        case 0x0: /* 87=0 9..0=1110000001 */
            if (ON(SM_70_SM_72) && (lo & 0xc00) == 0x0 && (hi & 0x1c00000000000000) == 0x0)
                TAKE_AS(ldg_v, VOLTA_LDG_V)
            if (ON(SM_75) && (lo & 0xc00) == 0x0 && (hi & 0x1c00000008000000) == 0x0)
                TAKE_AS(ldg_t, VOLTA_LDG_T)
            if (ON(NOT_SM_70_SM_72_SM_75) && (((lo & 0xc00) == 0x0 &&
                (hi & 0x1c00000008410000) == 0x0) || ((lo & 0xc00) == 0x0 &&
                (hi & 0x1c0000000840a000) == 0x0) || ((lo & 0xc00) == 0x0 &&
                (hi & 0x1c0000000840a000) == 0xa000) || ((lo & 0xc00) == 0x0 &&
                (hi & 0x1c00000008404000) == 0x4000) || ((lo & 0xc00) == 0x0 &&
                (hi & 0x1c00000008210000) == 0x0) || ((lo & 0xc00) == 0x0 &&
                (hi & 0x1c0000000820a000) == 0x0) || ((lo & 0xc00) == 0x0 &&
                (hi & 0x1c0000000820a000) == 0xa000) || ((lo & 0xc00) == 0x0 &&
                (hi & 0x1c00000008204000) == 0x4000)))
                TAKE_AS(ldg_a, VOLTA_LDG_A)
            break;
        case 0x1: /* 87=1 9..0=1110000001 */
            if (ON(SM_70_SM_72) && (lo & 0xc00) == 0x0 && (hi & 0x1c00000000000000) == 0x0)
                TAKE_AS(ldg_vz, VOLTA_LDG_VZ)
            if (ON(SM_75) && (lo & 0xc00) == 0x0 && (hi & 0x1c00000008000000) == 0x0)
                TAKE_AS(ldg_tz, VOLTA_LDG_TZ)
            if (ON(NOT_SM_70_SM_72_SM_75) && (((lo & 0xc00) == 0x0 &&
                (hi & 0x1c00000008410000) == 0x0) || ((lo & 0xc00) == 0x0 &&
                (hi & 0x1c0000000840a000) == 0x0) || ((lo & 0xc00) == 0x0 &&
                (hi & 0x1c0000000840a000) == 0xa000) || ((lo & 0xc00) == 0x0 &&
                (hi & 0x1c00000008404000) == 0x4000) || ((lo & 0xc00) == 0x0 &&
                (hi & 0x1c00000008210000) == 0x0) || ((lo & 0xc00) == 0x0 &&
                (hi & 0x1c0000000820a000) == 0x0) || ((lo & 0xc00) == 0x0 &&
                (hi & 0x1c0000000820a000) == 0xa000) || ((lo & 0xc00) == 0x0 &&
                (hi & 0x1c00000008204000) == 0x4000)))
                TAKE_AS(ldg_a, VOLTA_LDG_A)
            break;
        }
        break;
    case 0x382: /* 9..0=1110000010 */
        if (ON(SM_70_SM_72) && (lo & 0xc00) == 0x800 && (hi & 0x1c00000000000000) == 0x0)
            TAKE_AS(ldc_v, VOLTA_LDC_V)
        if (ON(NOT_SM_70_SM_72) && (lo & 0xc00) == 0x800 && (hi & 0x1c00000008000000) == 0x0)
            TAKE_AS(ldc_t, VOLTA_LDC_T)
        break;
    case 0x385: /* 9..0=1110000101 */
        if (ON(SM_70_SM_72) && (lo & 0xc00) == 0x0 && (hi & 0x1c00000000000000) == 0x0)
            TAKE_AS(st_v, VOLTA_ST_V)
        if (ON(SM_75) && (lo & 0xc00) == 0x0 && (hi & 0x1c00000008000000) == 0x0)
            TAKE_AS(st_t, VOLTA_ST_T)
        if (ON(NOT_SM_70_SM_72_SM_75) && (((lo & 0xc00) == 0x0 &&
            (hi & 0x1c00000008410000) == 0x0) || ((lo & 0xc00) == 0x0 &&
            (hi & 0x1c0000000840a000) == 0x0) || ((lo & 0xc00) == 0x0 &&
            (hi & 0x1c0000000840a000) == 0xa000) || ((lo & 0xc00) == 0x0 &&
            (hi & 0x1c00000008404000) == 0x4000) || ((lo & 0xc00) == 0x0 &&
            (hi & 0x1c00000008210000) == 0x0) || ((lo & 0xc00) == 0x0 &&
            (hi & 0x1c0000000820a000) == 0x0) || ((lo & 0xc00) == 0x0 &&
            (hi & 0x1c0000000820a000) == 0xa000) || ((lo & 0xc00) == 0x0 &&
            (hi & 0x1c00000008204000) == 0x4000)))
            TAKE_AS(st_a, VOLTA_ST_A)
        break;
    case 0x386: /* 9..0=1110000110 */
        if (ON(SM_70_SM_72) && (lo & 0xc00) == 0x0 && (hi & 0x1c00000000000000) == 0x0)
            TAKE_AS(stg_v, VOLTA_STG_V)
        if (ON(SM_75) && (lo & 0xc00) == 0x0 && (hi & 0x1c00000008000000) == 0x0)
            TAKE_AS(stg_t, VOLTA_STG_T)
        if (ON(NOT_SM_70_SM_72_SM_75) && (((lo & 0xc00) == 0x0 &&
            (hi & 0x1c00000008410000) == 0x0) || ((lo & 0xc00) == 0x0 &&
            (hi & 0x1c0000000840a000) == 0x0) || ((lo & 0xc00) == 0x0 &&
            (hi & 0x1c0000000840a000) == 0xa000) || ((lo & 0xc00) == 0x0 &&
            (hi & 0x1c00000008404000) == 0x4000) || ((lo & 0xc00) == 0x0 &&
            (hi & 0x1c00000008210000) == 0x0) || ((lo & 0xc00) == 0x0 &&
            (hi & 0x1c0000000820a000) == 0x0) || ((lo & 0xc00) == 0x0 &&
            (hi & 0x1c0000000820a000) == 0xa000) || ((lo & 0xc00) == 0x0 &&
            (hi & 0x1c00000008204000) == 0x4000)))
            TAKE_AS(stg_a, VOLTA_STG_A)
        break;
    case 0x387: /* 9..0=1110000111 */
        if (ON(SM_70_SM_72) && ((lo & 0xc00) == 0x0 && (hi & 0x1c00000000000000) == 0x0 &&
            (hi & 0x600000) != 0x600000))
            TAKE_AS(stl_v, VOLTA_STL_V)
        if (ON(NOT_SM_70_SM_72) && ((lo & 0xc00) == 0x0 && (hi & 0x1c00000008000000) == 0x0 &&
            (hi & 0x600000) != 0x600000))
            TAKE_AS(stl_t, VOLTA_STL_T)
        break;
    case 0x388: /* 9..0=1110001000 */
        if (ON(SM_70_SM_72) && (lo & 0xc00) == 0x0 && (hi & 0x1c00000000000000) == 0x0)
            TAKE_AS(sts_v, VOLTA_STS_V)
        if (ON(NOT_SM_70_SM_72) && (lo & 0xc00) == 0x0 && (hi & 0x1c00000008000000) == 0x0)
            TAKE_AS(sts_t, VOLTA_STS_T)
        break;
    case 0x389: /* 9..0=1110001001 */
        if ((hi & 0x1c00000008000000) == 0x0) TAKE_AS(shfl, VOLTA_SHFL)
        break;
    case 0x38a: /* 9..0=1110001010 */
        if (ON(SM_70_SM_72) && ((lo & 0xc00) == 0x0 && (hi & 0x1c00000000000000) == 0x0 &&
            (hi & 0x600000) != 0x600000))
            TAKE_AS(atom_v, VOLTA_ATOM_V)
        if (ON(SM_75) && ((lo & 0xc00) == 0x0 && (hi & 0x1c00000008000000) == 0x0 &&
            (hi & 0x600000) != 0x600000))
            TAKE_AS(atom_t, VOLTA_ATOM_T)
        if (ON(SM_80_SM_86_SM_89) && (((lo & 0xc00) == 0x0 && (hi & 0x1c00000008410000) == 0x0) ||
            ((lo & 0xc00) == 0x0 && (hi & 0x1c0000000840a000) == 0x0) || ((lo & 0xc00) == 0x0 &&
            (hi & 0x1c0000000840a000) == 0xa000) || ((lo & 0xc00) == 0x0 &&
            (hi & 0x1c00000008404000) == 0x4000) || ((lo & 0xc00) == 0x0 &&
            (hi & 0x1c00000008210000) == 0x0) || ((lo & 0xc00) == 0x0 &&
            (hi & 0x1c0000000820a000) == 0x0) || ((lo & 0xc00) == 0x0 &&
            (hi & 0x1c0000000820a000) == 0xa000) || ((lo & 0xc00) == 0x0 &&
            (hi & 0x1c00000008204000) == 0x4000)))
            TAKE_AS(atom_a, VOLTA_ATOM_A)
        if (ON(SM_90) && (((lo & 0xc00) == 0x0 && (hi & 0x1c00000008410000) == 0x0) ||
            ((lo & 0xc00) == 0x0 && (hi & 0x1c0000000840a000) == 0x0) || ((lo & 0xc00) == 0x0 &&
            (hi & 0x1c0000000840a000) == 0xa000) || ((lo & 0xc00) == 0x0 &&
            (hi & 0x1c00000008404000) == 0x4000) || ((lo & 0xc00) == 0x0 &&
            (hi & 0x1c00000008210000) == 0x0) || ((lo & 0xc00) == 0x0 &&
            (hi & 0x1c0000000820a000) == 0x0) || ((lo & 0xc00) == 0x0 &&
            (hi & 0x1c0000000820a000) == 0xa000) || ((lo & 0xc00) == 0x0 &&
            (hi & 0x1c00000008204000) == 0x4000)))
            TAKE_AS(atom_h, VOLTA_ATOM_H)
        break;
    case 0x38b: /* 9..0=1110001011 */
        if (ON(SM_70_SM_72) && ((lo & 0xc00) == 0x0 && (hi & 0x1c00000000000000) == 0x0 &&
            (hi & 0x600000) != 0x600000))
            TAKE_AS(atom_cv, VOLTA_ATOM_CV)
        if (ON(SM_75) && ((lo & 0xc00) == 0x0 && (hi & 0x1c00000008000000) == 0x0 &&
            (hi & 0x600000) != 0x600000))
            TAKE_AS(atom_ct, VOLTA_ATOM_CT)
        if (ON(SM_80_SM_86_SM_89) && (((lo & 0xc00) == 0x0 && (hi & 0x1c00000008410000) == 0x0) ||
            ((lo & 0xc00) == 0x0 && (hi & 0x1c0000000840a000) == 0x0) || ((lo & 0xc00) == 0x0 &&
            (hi & 0x1c0000000840a000) == 0xa000) || ((lo & 0xc00) == 0x0 &&
            (hi & 0x1c00000008404000) == 0x4000) || ((lo & 0xc00) == 0x0 &&
            (hi & 0x1c00000008210000) == 0x0) || ((lo & 0xc00) == 0x0 &&
            (hi & 0x1c0000000820a000) == 0x0) || ((lo & 0xc00) == 0x0 &&
            (hi & 0x1c0000000820a000) == 0xa000) || ((lo & 0xc00) == 0x0 &&
            (hi & 0x1c00000008204000) == 0x4000)))
            TAKE_AS(atom_ca, VOLTA_ATOM_CA)
        if (ON(SM_90) && (((lo & 0xc00) == 0x0 && (hi & 0x1c00000008410000) == 0x0) ||
            ((lo & 0xc00) == 0x0 && (hi & 0x1c0000000840a000) == 0x0) || ((lo & 0xc00) == 0x0 &&
            (hi & 0x1c0000000840a000) == 0xa000) || ((lo & 0xc00) == 0x0 &&
            (hi & 0x1c00000008404000) == 0x4000) || ((lo & 0xc00) == 0x0 &&
            (hi & 0x1c00000008210000) == 0x0) || ((lo & 0xc00) == 0x0 &&
            (hi & 0x1c0000000820a000) == 0x0) || ((lo & 0xc00) == 0x0 &&
            (hi & 0x1c0000000820a000) == 0xa000) || ((lo & 0xc00) == 0x0 &&
            (hi & 0x1c00000008204000) == 0x4000)))
            TAKE_AS(atom_ch, VOLTA_ATOM_CH)
        break;
    case 0x38c: /* 9..0=1110001100 */
        switch (lo >> 10 & 0x3) {
        case 0x0: /* 11..0=001110001100 */
            if (ON(SM_70_SM_72) && (hi & 0x1c00000000000000) == 0x0) TAKE_AS(atoms_v, VOLTA_ATOMS_V)
            if (ON(SM_75) && (hi & 0x1c00000008000000) == 0x0) TAKE_AS(atoms_t, VOLTA_ATOMS_T)
            if (ON(SM_80_SM_86_SM_89) && (hi & 0x1c00000008000000) == 0x0)
                TAKE_AS(atoms_a, VOLTA_ATOMS_A)
            if (ON(SM_90) && (hi & 0x1c00000008000000) == 0x0) TAKE_AS(atoms_h, VOLTA_ATOMS_H)
            break;
        case 0x3: /* 11..0=111110001100 */
            switch (hi >> 23 & 0x1f) {
            case 0x1a: /* 91..87=11010 11..0=111110001100 */
                if (ON(SM_80_SM_86_SM_89) && (lo & 0xffffff0000000000) == 0x0 &&
                    (hi & 0x1c00000000000600) == 0x0)
                    TAKE_AS(atoms_p, VOLTA_ATOMS_P)
                if (ON(SM_80_SM_86_SM_89) && (hi & 0x1c00000000000600) == 0x0)
                    TAKE_AS(atoms_po, VOLTA_ATOMS_PO)
                break;
            case 0x1b: /* 91..87=11011 11..0=111110001100 */
                if (ON(SM_90) && (lo & 0xffffff0000000000) == 0x0 &&
                    (hi & 0x1c00000000000e00) == 0x0)
                    TAKE_AS(atoms_hp, VOLTA_ATOMS_HP)
                if (ON(SM_90) && (hi & 0x1c00000000000e00) == 0x0)
                    TAKE_AS(atoms_hpo, VOLTA_ATOMS_HPO)
                break;
            }
            break;
        }
        break;
    case 0x38d: /* 9..0=1110001101 */
        if (ON(SM_70_SM_72) && (lo & 0xc00) == 0x0 && (hi & 0x1c00000000000000) == 0x0)
            TAKE_AS(atoms_cv, VOLTA_ATOMS_CV)
        if (ON(NOT_SM_70_SM_72_SM_90) && (lo & 0xc00) == 0x0 && (hi & 0x1c00000008000000) == 0x0)
            TAKE_AS(atoms_ct, VOLTA_ATOMS_CT)
        if (ON(SM_90) && (lo & 0xc00) == 0x0 && (hi & 0x1c00000008000000) == 0x0)
            TAKE_AS(atoms_ch, VOLTA_ATOMS_CH)
        break;
    case 0x391: /* 9..0=1110010001 */
        switch (hi >> 21 & 0x3) {
        case 0x1: /* 86..85=01 9..0=1110010001 */
            switch (lo >> 10 & 0x3) {
            case 0x0: /* 86..85=01 11..0=001110010001 */
                if ((hi & 0x1c00000000000000) == 0x0) TAKE_AS(cctlt_r, VOLTA_CCTLT_R)
                break;
            case 0x2: /* 86..85=01 11..0=101110010001 */
                if ((hi & 0x1c00000000000000) == 0x0) TAKE_AS(cctlt_c, VOLTA_CCTLT_C)
                break;
            }
            break;
        case 0x2: /* 86..85=10 9..0=1110010001 */
            if ((lo & 0xc00) == 0x0 && (hi & 0x1c00000000000000) == 0x0)
                TAKE_AS(cctlt_all, VOLTA_CCTLT_ALL)
            break;
        }
        break;
    case 0x393: /* 9..0=1110010011 */
        if ((hi & 0x1000000000000000) != 0x1000000000000000 &&
            (hi & 0x800000000000000) != 0x800000000000000 &&
            (hi & 0x400000000000000) != 0x400000000000000 && (hi & 0x600000) != 0x600000 &&
            (lo & 0xe000000000000000) != 0xc000000000000000)
            TAKE_AS(suatom_d, VOLTA_SUATOM_D)
        break;
    case 0x394: /* 9..0=1110010100 */
        if ((hi & 0x1000000000000000) != 0x1000000000000000 &&
            (hi & 0x800000000000000) != 0x800000000000000 &&
            (hi & 0x400000000000000) != 0x400000000000000 && (hi & 0x600000) != 0x600000 &&
            (lo & 0xe000000000000000) != 0xc000000000000000)
            TAKE_AS(suatom_dr, VOLTA_SUATOM_DR)
        break;
    case 0x395: /* 9..0=1110010101 */
        if ((hi & 0x1000000000000000) != 0x1000000000000000 &&
            (hi & 0x800000000000000) != 0x800000000000000 &&
            (hi & 0x400000000000000) != 0x400000000000000 && (hi & 0x600000) != 0x600000 &&
            (lo & 0xe000000000000000) != 0xc000000000000000)
            TAKE_AS(suatom_c, VOLTA_SUATOM_C)
        break;
    case 0x396: /* 9..0=1110010110 */
        if ((hi & 0x1000000000000000) != 0x1000000000000000 &&
            (hi & 0x800000000000000) != 0x800000000000000 &&
            (hi & 0x400000000000000) != 0x400000000000000 && (hi & 0x600000) != 0x600000 &&
            (lo & 0xe000000000000000) != 0xc000000000000000)
            TAKE_AS(suatom_cr, VOLTA_SUATOM_CR)
        break;
    case 0x397: /* 9..0=1110010111 */
        if ((hi & 0x1000000000000000) != 0x1000000000000000 &&
            (hi & 0x800000000000000) != 0x800000000000000 &&
            (hi & 0x400000000000000) != 0x400000000000000 && (hi & 0x600000) != 0x600000 &&
            (lo & 0xe000000000000000) != 0xc000000000000000)
            TAKE_AS(suld_p, VOLTA_SULD_P)
        break;
    case 0x399: /* 9..0=1110011001 */
        if ((hi & 0x1000000000000000) != 0x1000000000000000 &&
            (hi & 0x800000000000000) != 0x800000000000000 &&
            (hi & 0x400000000000000) != 0x400000000000000 && (hi & 0x600000) != 0x600000 &&
            (lo & 0xe000000000000000) != 0xc000000000000000)
            TAKE_AS(suld_d, VOLTA_SULD_D)
        break;
    case 0x39b: /* 9..0=1110011011 */
        if ((hi & 0x1000000000000000) != 0x1000000000000000 &&
            (hi & 0x800000000000000) != 0x800000000000000 &&
            (hi & 0x400000000000000) != 0x400000000000000 && (hi & 0x600000) != 0x600000 &&
            (lo & 0xe000000000000000) != 0xc000000000000000)
            TAKE_AS(sust_p, VOLTA_SUST_P)
        break;
    case 0x39d: /* 9..0=1110011101 */
        if ((hi & 0x1000000000000000) != 0x1000000000000000 &&
            (hi & 0x800000000000000) != 0x800000000000000 &&
            (hi & 0x400000000000000) != 0x400000000000000 && (hi & 0x600000) != 0x600000 &&
            (lo & 0xe000000000000000) != 0xc000000000000000)
            TAKE_AS(sust_d, VOLTA_SUST_D)
        break;
    case 0x39f: /* 9..0=1110011111 */
        if ((hi & 0x1000000000000000) != 0x1000000000000000 &&
            (hi & 0x800000000000000) != 0x800000000000000 &&
            (hi & 0x400000000000000) != 0x400000000000000 && (hi & 0x600000) != 0x600000 &&
            (lo & 0xe000000000000000) != 0xc000000000000000)
            TAKE_AS(sured_d, VOLTA_SURED_D)
        break;
    case 0x3a0: /* 9..0=1110100000 */
        if ((hi & 0x1000000000000000) != 0x1000000000000000 &&
            (hi & 0x800000000000000) != 0x800000000000000 &&
            (hi & 0x400000000000000) != 0x400000000000000 && (hi & 0x600000) != 0x600000 &&
            (lo & 0xe000000000000000) != 0xc000000000000000)
            TAKE_AS(sured_dr, VOLTA_SURED_DR)
        break;
    case 0x3a1: /* 9..0=1110100001 */
        switch (hi >> 15 & 0x1) {
        case 0x0: /* 79=0 9..0=1110100001 */
            if ((lo & 0xc00) == 0x0 && (hi & 0x1c00000008000000) == 0x0)
                TAKE_AS(match_all, VOLTA_MATCH_ALL)
            break;
        case 0x1: /* 79=1 9..0=1110100001 */
            if ((lo & 0xc00) == 0x0 && (hi & 0x1c00000008000000) == 0x0)
                TAKE_AS(match_any, VOLTA_MATCH_ANY)
            break;
        }
        break;
    case 0x3a2: /* 9..0=1110100010 */
        if (ON(SM_90) && ((hi & 0x1000000000000000) != 0x1000000000000000 &&
            (hi & 0x800000000000000) != 0x800000000000000 &&
            (hi & 0x400000000000000) != 0x400000000000000 && (hi & 0x8000000) != 0x8000000 &&
            (hi & 0x3000000) != 0x3000000 && (hi & 0x600000) != 0x600000 &&
            (hi & 0x1e000) != 0x12000 && (hi & 0x1e000) != 0x18000 && (lo & 0x800) != 0x800 &&
            (lo & 0x400) != 0x400))
            TAKE_AS(atom_f, VOLTA_ATOM_F)
        break;
    case 0x3a3: /* 9..0=1110100011 */
        if (ON(SM_90) && ((hi & 0x1000000000000000) != 0x1000000000000000 &&
            (hi & 0x800000000000000) != 0x800000000000000 &&
            (hi & 0x400000000000000) != 0x400000000000000 && (hi & 0x8000000) != 0x8000000 &&
            (hi & 0x3000000) != 0x3000000 && (hi & 0x600000) != 0x600000 &&
            (hi & 0x1e000) != 0x12000 && (hi & 0x1e000) != 0x18000 && (lo & 0x800) != 0x800 &&
            (lo & 0x400) != 0x400))
            TAKE_AS(atom_f, VOLTA_ATOMG_F)
        break;
    case 0x3a8: /* 9..0=1110101000 */
        if (ON(SM_70_SM_72) && ((lo & 0xc00) == 0x0 && (hi & 0x1c00000000000000) == 0x0 &&
            (hi & 0x600000) != 0x600000))
            TAKE_AS(atom_v, VOLTA_ATOMG_V)
        if (ON(SM_75) && ((lo & 0xc00) == 0x0 && (hi & 0x1c00000008000000) == 0x0 &&
            (hi & 0x600000) != 0x600000))
            TAKE_AS(atom_t, VOLTA_ATOMG_T)
        if (ON(SM_80_SM_86_SM_89) && (((lo & 0xc00) == 0x0 && (hi & 0x1c00000008410000) == 0x0) ||
            ((lo & 0xc00) == 0x0 && (hi & 0x1c0000000840a000) == 0x0) || ((lo & 0xc00) == 0x0 &&
            (hi & 0x1c0000000840a000) == 0xa000) || ((lo & 0xc00) == 0x0 &&
            (hi & 0x1c00000008404000) == 0x4000) || ((lo & 0xc00) == 0x0 &&
            (hi & 0x1c00000008210000) == 0x0) || ((lo & 0xc00) == 0x0 &&
            (hi & 0x1c0000000820a000) == 0x0) || ((lo & 0xc00) == 0x0 &&
            (hi & 0x1c0000000820a000) == 0xa000) || ((lo & 0xc00) == 0x0 &&
            (hi & 0x1c00000008204000) == 0x4000)))
            TAKE_AS(atom_a, VOLTA_ATOMG_A)
        if (ON(SM_90) && (((lo & 0xc00) == 0x0 && (hi & 0x1c00000008410000) == 0x0) ||
            ((lo & 0xc00) == 0x0 && (hi & 0x1c0000000840a000) == 0x0) || ((lo & 0xc00) == 0x0 &&
            (hi & 0x1c0000000840a000) == 0xa000) || ((lo & 0xc00) == 0x0 &&
            (hi & 0x1c00000008404000) == 0x4000) || ((lo & 0xc00) == 0x0 &&
            (hi & 0x1c00000008210000) == 0x0) || ((lo & 0xc00) == 0x0 &&
            (hi & 0x1c0000000820a000) == 0x0) || ((lo & 0xc00) == 0x0 &&
            (hi & 0x1c0000000820a000) == 0xa000) || ((lo & 0xc00) == 0x0 &&
            (hi & 0x1c00000008204000) == 0x4000)))
            TAKE_AS(atom_h, VOLTA_ATOMG_H)
        break;
    case 0x3a9: /* 9..0=1110101001 */
        if (ON(SM_70_SM_72) && ((lo & 0xc00) == 0x0 && (hi & 0x1c00000000000000) == 0x0 &&
            (hi & 0x600000) != 0x600000))
            TAKE_AS(atomg_cv, VOLTA_ATOMG_CV)
        if (ON(SM_75) && ((lo & 0xc00) == 0x0 && (hi & 0x1c00000008000000) == 0x0 &&
            (hi & 0x600000) != 0x600000))
            TAKE_AS(atomg_ct, VOLTA_ATOMG_CT)
        if (ON(SM_80_SM_86_SM_89) && (((lo & 0xc00) == 0x0 && (hi & 0x1c00000008410000) == 0x0) ||
            ((lo & 0xc00) == 0x0 && (hi & 0x1c0000000840a000) == 0x0) || ((lo & 0xc00) == 0x0 &&
            (hi & 0x1c0000000840a000) == 0xa000) || ((lo & 0xc00) == 0x0 &&
            (hi & 0x1c00000008404000) == 0x4000) || ((lo & 0xc00) == 0x0 &&
            (hi & 0x1c00000008210000) == 0x0) || ((lo & 0xc00) == 0x0 &&
            (hi & 0x1c0000000820a000) == 0x0) || ((lo & 0xc00) == 0x0 &&
            (hi & 0x1c0000000820a000) == 0xa000) || ((lo & 0xc00) == 0x0 &&
            (hi & 0x1c00000008204000) == 0x4000)))
            TAKE_AS(atomg_ca, VOLTA_ATOMG_CA)
        if (ON(SM_90) && (((lo & 0xc00) == 0x0 && (hi & 0x1c00000008410000) == 0x0) ||
            ((lo & 0xc00) == 0x0 && (hi & 0x1c0000000840a000) == 0x0) || ((lo & 0xc00) == 0x0 &&
            (hi & 0x1c0000000840a000) == 0xa000) || ((lo & 0xc00) == 0x0 &&
            (hi & 0x1c00000008404000) == 0x4000) || ((lo & 0xc00) == 0x0 &&
            (hi & 0x1c00000008210000) == 0x0) || ((lo & 0xc00) == 0x0 &&
            (hi & 0x1c0000000820a000) == 0x0) || ((lo & 0xc00) == 0x0 &&
            (hi & 0x1c0000000820a000) == 0xa000) || ((lo & 0xc00) == 0x0 &&
            (hi & 0x1c00000008204000) == 0x4000)))
            TAKE_AS(atomg_ch, VOLTA_ATOMG_CH)
        break;
    case 0x3aa: /* 9..0=1110101010 */
        if (ON(SM_70_SM_72) && (lo & 0xc00) == 0x0 && (hi & 0x1c00000000000000) == 0x0)
            TAKE_AS(qspc_v, VOLTA_QSPC_V)
        if (ON(NOT_SM_70_SM_72) && (lo & 0xc00) == 0x0 && (hi & 0x1c00000008000000) == 0x0)
            TAKE_AS(qspc_t, VOLTA_QSPC_T)
        break;
    case 0x3ad: /* 9..0=1110101101 */
        if (ON(NOT_SM_70_SM_72) && (lo & 0xc00) == 0x0 && (hi & 0x1c00000008000000) == 0x8000000)
            TAKE_AS(ldtram, VOLTA_LDTRAM)
        break;
    case 0x3ae: /* 9..0=1110101110 */
        if (ON(NOT_SM_70_SM_72_SM_75) && (((lo & 0xc00) == 0xc00 &&
            (hi & 0x1c00000008410000) == 0x8000000) || ((lo & 0xc00) == 0xc00 &&
            (hi & 0x1c0000000840a000) == 0x8000000) || ((lo & 0xc00) == 0xc00 &&
            (hi & 0x1c0000000840a000) == 0x800a000) || ((lo & 0xc00) == 0xc00 &&
            (hi & 0x1c00000008404000) == 0x8004000) || ((lo & 0xc00) == 0xc00 &&
            (hi & 0x1c00000008210000) == 0x8000000) || ((lo & 0xc00) == 0xc00 &&
            (hi & 0x1c0000000820a000) == 0x8000000) || ((lo & 0xc00) == 0xc00 &&
            (hi & 0x1c0000000820a000) == 0x800a000) || ((lo & 0xc00) == 0xc00 &&
            (hi & 0x1c00000008204000) == 0x8004000)))
            TAKE_AS(ldgsts_r, VOLTA_LDGSTS_R)
        break;
    case 0x3b2: /* 9..0=1110110010 */
        if (ON(SM_90) && (lo & 0xc00) == 0x0 && (hi & 0x1c00000008000000) == 0x8000000)
            TAKE_AS(syncs_cas, VOLTA_SYNCS_CAS)
        break;
    case 0x3b3: /* 9..0=1110110011 */
        if (ON(SM_86_SM_89_SM_90) && ((hi & 0x1c00000000000000) == 0x0 &&
            (lo & 0xe000000000000000) != 0xc000000000000000))
            TAKE_AS(suquery_c, VOLTA_SUQUERY_C)
        break;
    case 0x3b4: /* 9..0=1110110100 */
        if (ON(SM_90) && (lo & 0xc00) == 0x0 && (hi & 0x1c00000008000000) == 0x8000000)
            TAKE_AS(ublkcp, VOLTA_UTMALDG_D)
        break;
    case 0x3b5: /* 9..0=1110110101 */
        if (ON(SM_90) && (lo & 0xc00) == 0x0 && (hi & 0x1c00000008000000) == 0x8000000)
            TAKE_AS(utmaldg_s, VOLTA_UTMASTG)
        break;
    case 0x3b6: /* 9..0=1110110110 */
        if (ON(SM_90) && (lo & 0xc00) == 0x0 && (hi & 0x1c00000008000000) == 0x8000000)
            TAKE_AS(utmaldg_s, VOLTA_UTMAREDG)
        break;
    case 0x3b8: /* 9..0=1110111000 */
        if (ON(SM_90) && (lo & 0xc00) == 0x0 && (hi & 0x1c00000008000000) == 0x8000000)
            TAKE_AS(ublkcp, VOLTA_UTMAPF_D)
        break;
    case 0x3ba: /* 9..0=1110111010 */
        if (ON(SM_90) && (lo & 0xc00) == 0x0 && (hi & 0x1c00000008000000) == 0x8000000)
            TAKE_AS(ublkcp, VOLTA_UBLKCP)
        break;
    case 0x3bb: /* 9..0=1110111011 */
        if (ON(SM_90) && (lo & 0xc00) == 0x0 && (hi & 0x1c00000008000000) == 0x8000000)
            TAKE_AS(ublkcp, VOLTA_UBLKRED)
        break;
    case 0x3bc: /* 9..0=1110111100 */
        if (ON(SM_90) && (lo & 0xc00) == 0x0 && (hi & 0x1c00000008000000) == 0x8000000)
            TAKE_AS(ublkpf, VOLTA_UBLKPF)
        break;
    case 0x3c0: /* 9..0=1111000000 */
        if ((lo & 0xc00) == 0x0 && (hi & 0x1c00000008000000) == 0x0)
            TAKE_AS(rpcmov_g, VOLTA_CTAID_G)
        break;
    case 0x3c1: /* 9..0=1111000001 */
        if ((lo & 0xc00) == 0x0 && (hi & 0x1c00000008000000) == 0x0) TAKE_AS(ctaid_s, VOLTA_CTAID_M)
        break;
    case 0x3c2: /* 9..0=1111000010 */
        if (ON(NOT_SM_70_SM_72_SM_90) && (lo & 0xc00) == 0x0 && (hi & 0x1800000008000000) == 0x0)
            TAKE_AS(r2ur_o, VOLTA_R2UR_O)
        break;
    case 0x3c4: /* 9..0=1111000100 */
        if (ON(NOT_SM_70_SM_72_SM_75) && ((lo & 0xc00) == 0x0 && (hi & 0x1c00000008000000) == 0x0 &&
            (hi & 0x1c000) != 0x18000))
            TAKE_AS(redux, VOLTA_REDUX)
        break;
    case 0x3c6: /* 9..0=1111000110 */
        if (ON(SM_90) && (lo & 0xc00) == 0x0 && (hi & 0x1c00000008000000) == 0x0)
            TAKE_AS(syncs_cctl, VOLTA_FENCE)
        break;
    case 0x3c8: /* 9..0=1111001000 */
        if (ON(SM_90) && (((lo & 0xc00) == 0x0 && (hi & 0x1c00000008000700) == 0x8000500) ||
            ((lo & 0xc00) == 0x0 && (hi & 0x1c00000008000700) == 0x8000600)))
            TAKE_AS(usetmaxreg_u, VOLTA_USETMAXREG_U)
        break;
    case 0x3c9: /* 9..0=1111001001 */
        if (ON(SM_90) && (lo & 0xc00) == 0x0 && (hi & 0x1c00000008000000) == 0x8000000)
            TAKE_AS(warpgroupset, VOLTA_USETSHMSZ_U)
        break;
    case 0x3ce: /* 9..0=1111001110 */
        if (ON(SM_90) && (lo & 0xc00) == 0x0 && (hi & 0x1c00000008000000) == 0x8000000)
            TAKE_AS(ulepc_n, VOLTA_ULEPC_N)
        break;
    }
    return ISADORA_NO_FORM;
}

int volta_decode(const struct isadora_context *c, const uint8_t *bytes, size_t size,
    struct isadora_insn *out)
{
    if (size < 16)
        return ISADORA_SHORT;
    {
        const uint64_t lo = (uint64_t)bytes[0] | (uint64_t)bytes[1] << 8 |
            (uint64_t)bytes[2] << 16 | (uint64_t)bytes[3] << 24 | (uint64_t)bytes[4] << 32 |
            (uint64_t)bytes[5] << 40 | (uint64_t)bytes[6] << 48 | (uint64_t)bytes[7] << 56;
        const uint64_t hi = (uint64_t)bytes[8] | (uint64_t)bytes[9] << 8 |
            (uint64_t)bytes[10] << 16 | (uint64_t)bytes[11] << 24 | (uint64_t)bytes[12] << 32 |
            (uint64_t)bytes[13] << 40 | (uint64_t)bytes[14] << 48 | (uint64_t)bytes[15] << 56;
        struct decoding d = {.lo = lo, .hi = hi, .config = c->config, .out = out};
        const int length = tree_128(&d);
        if (length > 0)
            return length;
    }
    return ISADORA_NO_FORM;
}
