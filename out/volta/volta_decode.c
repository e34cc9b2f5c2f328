/* Generated from the description volta by gen/emit/decode. Do not edit. */
#include "volta_decode.h"

#define FORMS VOLTA_FORMS
#include "base/decode_entry.h"

TREE(tree_128)
{
    ENTERED
    switch (lo & 0x1ff) {
    case 0x1: /* 8..0=000000001 */
        if ((lo & 0xe00) == 0x800 && (hi & 0x1c00000008000000) == 0x0) FIND_AS(pmtrig, VOLTA_PMTRIG)
        break;
    case 0x2: /* 8..0=000000010 */
        if ((hi & 0x1400000000000000) == 0x0 && ((lo & 0x800) != 0x800 ||
            (hi & 0x800000000000000) != 0x800000000000000))
            TRY_AS(mov, VOLTA_MOV)
        break;
    case 0x3: /* 8..0=000000011 */
        if ((hi & 0x1000000000000000) == 0x0 && ((lo & 0x800) != 0x800 ||
            (hi & 0x800000000000000) != 0x800000000000000))
            TRY_AS(p2r, VOLTA_P2R)
        break;
    case 0x4: /* 8..0=000000100 */
        if ((hi & 0x1400000000000000) == 0x0 && ((lo & 0x800) != 0x800 ||
            (hi & 0x800000000000000) != 0x800000000000000))
            TRY_AS(r2p, VOLTA_R2P)
        break;
    case 0x5: /* 8..0=000000101 */
        if ((lo & 0xe00) == 0x800 && (hi & 0x1c00000008000000) == 0x0) FIND_AS(cs2r, VOLTA_CS2R)
        break;
    case 0x6: /* 8..0=000000110 */
        if ((lo & 0xe00) == 0x800 && (hi & 0x1c00000008000000) == 0x0) FIND_AS(vote, VOLTA_VOTE)
        break;
    case 0x7: /* 8..0=000000111 */
        if ((hi & 0x1000000000000000) == 0x0 && ((lo & 0x800) != 0x800 ||
            (hi & 0x800000000000000) != 0x800000000000000))
            TRY_AS(sel, VOLTA_SEL)
        break;
    case 0x8: /* 8..0=000001000 */
        if ((hi & 0x1000000000000000) == 0x0 && ((lo & 0x800) != 0x800 ||
            (hi & 0x800000000000000) != 0x800000000000000))
            TRY_AS(fsel, VOLTA_FSEL)
        break;
    case 0x9: /* 8..0=000001001 */
        if (ON(SM_70_SM_72_SM_75_SM_80) && ((hi & 0x1000000000000000) == 0x0 &&
            ((lo & 0x800) != 0x800 || (hi & 0x800000000000000) != 0x800000000000000)))
            TRY_AS(fmnmx_n, VOLTA_FMNMX_N)
        if (ON(SM_86_SM_87_SM_89) && ((hi & 0x1000000000040000) == 0x0 && ((lo & 0x800) != 0x800 ||
            (hi & 0x800000000000000) != 0x800000000000000)))
            TRY_AS(fmnmx_n, VOLTA_FMNMX_N)
        if (ON(SM_90) && ((hi & 0x1000000000040002) == 0x0 && ((lo & 0x800) != 0x800 ||
            (hi & 0x800000000000000) != 0x800000000000000)))
            TRY_AS(fmnmx_n, VOLTA_FMNMX_N)
        if (ON(SM_86_SM_87_SM_89) && ((hi & 0x1000000000000000) == 0x0 && ((lo & 0x800) != 0x800 ||
            (hi & 0x800000000000000) != 0x800000000000000)))
            TRY_AS(fmnmx_x, VOLTA_FMNMX_X)
        if (ON(SM_90) && ((hi & 0x1000000000000002) == 0x0 && ((lo & 0x800) != 0x800 ||
            (hi & 0x800000000000000) != 0x800000000000000)))
            TRY_AS(fmnmx_x, VOLTA_FMNMX_X)
        if (ON(SM_90) && ((hi & 0x1000000000000000) == 0x0 && ((lo & 0x800) != 0x800 ||
            (hi & 0x800000000000000) != 0x800000000000000)))
            TRY_AS(fmnmx_isa, VOLTA_FMNMX_ISA)
        break;
    case 0xa: /* 8..0=000001010 */
        if ((hi & 0x1000000000000000) == 0x0 && ((lo & 0x800) != 0x800 ||
            (hi & 0x800000000000000) != 0x800000000000000))
            TRY_AS(fset, VOLTA_FSET)
        break;
    case 0xb: /* 8..0=000001011 */
        if ((hi & 0x1000000000000000) == 0x0 && ((lo & 0x800) != 0x800 ||
            (hi & 0x800000000000000) != 0x800000000000000))
            TRY_AS(fsetp, VOLTA_FSETP)
        break;
    case 0xc: /* 8..0=000001100 */
        switch (hi >> 8 & 0x1) {
        case 0x0: /* 72=0 8..0=000001100 */
            if (ON(NOT_SM_70_SM_72_SM_75) && ((hi & 0x1000000000000000) == 0x0 &&
                ((lo & 0x800) != 0x800 || (hi & 0x800000000000000) != 0x800000000000000)))
                TRY_AS(isetp_n, VOLTA_ISETP_N)
            if (ON(SM_70_SM_72_SM_75) && ((hi & 0x1000000000000000) == 0x0 &&
                ((lo & 0x800) != 0x800 || (hi & 0x800000000000000) != 0x800000000000000)))
                TRY_AS(isetp_o, VOLTA_ISETP_O)
            break;
        case 0x1: /* 72=1 8..0=000001100 */
            if (ON(NOT_SM_70_SM_72_SM_75) && ((hi & 0x1000000000000000) == 0x0 &&
                ((lo & 0x800) != 0x800 || (hi & 0x800000000000000) != 0x800000000000000)))
                TRY_AS(isetp_x, VOLTA_ISETP_X)
            if (ON(SM_70_SM_72_SM_75) && ((hi & 0x1000000000000000) == 0x0 &&
                ((lo & 0x800) != 0x800 || (hi & 0x800000000000000) != 0x800000000000000)))
                TRY_AS(isetp_o, VOLTA_ISETP_OX)
            break;
        }
        break;
    case 0xd: /* 8..0=000001101 */
        if ((lo & 0xe00) == 0x800 && (hi & 0x1c00000008000000) == 0x0)
            FIND_AS(csmtest, VOLTA_CSMTEST)
        break;
    case 0x10: /* 8..0=000010000 */
        switch (hi >> 10 & 0x1) {
        case 0x0: /* 74=0 8..0=000010000 */
            if ((lo & 0x200) == 0x0 && (hi & 0x800000008000000) == 0x0)
                TRY_AS(iadd3_i, VOLTA_IADD3_I)
            if ((lo & 0x800) != 0x800 || (hi & 0x800000000000000) != 0x800000000000000)
                TRY_AS(iadd3_n, VOLTA_IADD3_N)
            break;
        case 0x1: /* 74=1 8..0=000010000 */
            if ((lo & 0x800) != 0x800 || (hi & 0x800000000000000) != 0x800000000000000)
                TRY_AS(iadd3_x, VOLTA_IADD3_X)
            break;
        }
        break;
    case 0x11: /* 8..0=000010001 */
        switch (hi >> 9 & 0x3) {
        case 0x0: /* 74..73=00 8..0=000010001 */
            switch (hi >> 16 & 0x1) {
            case 0x0: /* 80=0 74..73=00 8..0=000010001 */
                if ((hi & 0x1000000000000000) == 0x0 && ((lo & 0x800) != 0x800 ||
                    (hi & 0x800000000000000) != 0x800000000000000))
                    TRY_AS(lea_lo, VOLTA_LEA_LO)
                break;
            case 0x1: /* 80=1 74..73=00 8..0=000010001 */
                if ((lo & 0xe00) == 0x400 && (hi & 0x1000000008000000) == 0x0)
                    FIND_AS(lea_ih, VOLTA_LEA_IH)
                if ((lo & 0x800) != 0x800 || (hi & 0x800000000000000) != 0x800000000000000)
                    TRY_AS(lea_hi, VOLTA_LEA_HI)
                break;
            }
            break;
        case 0x1: /* 74..73=01 8..0=000010001 */
            if ((hi & 0x1000000000010000) == 0x10000 && ((lo & 0x800) != 0x800 ||
                (hi & 0x800000000000000) != 0x800000000000000))
                TRY_AS(lea_lo, VOLTA_LEA_SX)
            break;
        case 0x2: /* 74..73=10 8..0=000010001 */
            switch (hi >> 16 & 0x1) {
            case 0x0: /* 80=0 74..73=10 8..0=000010001 */
                if ((hi & 0x1000000000000000) == 0x0 && ((lo & 0x800) != 0x800 ||
                    (hi & 0x800000000000000) != 0x800000000000000))
                    TRY_AS(lea_x, VOLTA_LEA_X)
                break;
            case 0x1: /* 80=1 74..73=10 8..0=000010001 */
                if ((lo & 0xe00) == 0x400 && (hi & 0x1000000008000000) == 0x0)
                    FIND_AS(lea_ix, VOLTA_LEA_IX)
                if ((lo & 0x800) != 0x800 || (hi & 0x800000000000000) != 0x800000000000000)
                    TRY_AS(lea_hx, VOLTA_LEA_HX)
                break;
            }
            break;
        case 0x3: /* 74..73=11 8..0=000010001 */
            if ((hi & 0x1000000000010000) == 0x10000 && ((lo & 0x800) != 0x800 ||
                (hi & 0x800000000000000) != 0x800000000000000))
                TRY_AS(lea_x, VOLTA_LEA_XS)
            break;
        }
        break;
    case 0x12: /* 8..0=000010010 */
        if ((lo & 0x800) != 0x800 || (hi & 0x800000000000000) != 0x800000000000000)
            TRY_AS(lop3, VOLTA_LOP3)
        break;
    case 0x13: /* 8..0=000010011 */
        if ((hi & 0x1400000000000000) == 0x0 && ((lo & 0x800) != 0x800 ||
            (hi & 0x800000000000000) != 0x800000000000000))
            TRY_AS(iabs, VOLTA_IABS)
        break;
    case 0x14: /* 8..0=000010100 */
        if ((lo & 0x400) == 0x400 && (hi & 0x1000000000000000) == 0x0 && ((lo & 0x200) != 0x0 ||
            (hi & 0x8000000) != 0x8000000))
            TRY_AS(vabsdiff_c, VOLTA_VABSDIFF_C)
        if ((lo & 0x800) != 0x800 || (hi & 0x800000000000000) != 0x800000000000000)
            TRY_AS(vabsdiff_b, VOLTA_VABSDIFF_B)
        break;
    case 0x15: /* 8..0=000010101 */
        if ((lo & 0x400) == 0x400 && (hi & 0x1000000000000000) == 0x0 && ((lo & 0x200) != 0x0 ||
            (hi & 0x8000000) != 0x8000000))
            TRY_AS(vabsdiff4_c, VOLTA_VABSDIFF4_C)
        if ((lo & 0x800) != 0x800 || (hi & 0x800000000000000) != 0x800000000000000)
            TRY_AS(vabsdiff4_b, VOLTA_VABSDIFF4_B)
        break;
    case 0x16: /* 8..0=000010110 */
        if ((lo & 0x400) == 0x400 && (hi & 0x1000000000000000) == 0x0 && ((lo & 0x200) != 0x0 ||
            (hi & 0x8000000) != 0x8000000))
            TRY_AS(prmt_c, VOLTA_PRMT_C)
        if ((lo & 0x800) != 0x800 || (hi & 0x800000000000000) != 0x800000000000000)
            TRY_AS(prmt_b, VOLTA_PRMT_B)
        break;
    case 0x17: /* 8..0=000010111 */
        if (ON(NOT_SM_70) && ((hi & 0x1000000000000000) == 0x0 && ((lo & 0x800) != 0x800 ||
            (hi & 0x800000000000000) != 0x800000000000000)))
            TRY_AS(imnmx, VOLTA_IMNMX)
        break;
    case 0x19: /* 8..0=000011001 */
        if ((lo & 0x400) == 0x400 && (hi & 0x1000000000000000) == 0x0 && ((lo & 0x200) != 0x0 ||
            (hi & 0x8000000) != 0x8000000))
            TRY_AS(shf_c, VOLTA_SHF_C)
        if ((lo & 0x800) != 0x800 || (hi & 0x800000000000000) != 0x800000000000000)
            TRY_AS(shf_b, VOLTA_SHF_B)
        break;
    case 0x1a: /* 8..0=000011010 */
        if ((hi & 0x1000000000000000) == 0x0 && ((lo & 0x800) != 0x800 ||
            (hi & 0x800000000000000) != 0x800000000000000))
            TRY_AS(sgxt, VOLTA_SGXT)
        break;
    case 0x1b: /* 8..0=000011011 */
        if ((hi & 0x1000000000000000) == 0x0 && ((lo & 0x800) != 0x800 ||
            (hi & 0x800000000000000) != 0x800000000000000))
            TRY_AS(bmsk, VOLTA_BMSK)
        break;
    case 0x1c: /* 8..0=000011100 */
        if ((lo & 0xe00) == 0x800 && (hi & 0x1c00000008000000) == 0x0) FIND_AS(plop3, VOLTA_PLOP3)
        break;
    case 0x1d: /* 8..0=000011101 */
        if ((hi & 0x1400000000000000) == 0x0 && ((lo & 0x800) != 0x800 ||
            (hi & 0x800000000000000) != 0x800000000000000))
            TRY_AS(plop3_sign_one, VOLTA_PLOP3_SIGN_ONE)
        break;
    case 0x1e: /* 8..0=000011110 */
        if ((hi & 0x400000000000000) == 0x0 && ((lo & 0x800) != 0x800 ||
            (hi & 0x800000000000000) != 0x800000000000000))
            TRY_AS(plop3_sign_two, VOLTA_PLOP3_SIGN_TWO)
        break;
    case 0x1f: /* 8..0=000011111 */
        if ((lo & 0x800) != 0x800 || (hi & 0x800000000000000) != 0x800000000000000)
            TRY_AS(plop3_sign_all, VOLTA_PLOP3_SIGN_ALL)
        break;
    case 0x20: /* 8..0=000100000 */
        if ((hi & 0x1000000000000000) != 0x1000000000000000 && ((lo & 0x800) != 0x800 ||
            (hi & 0x800000000000000) != 0x800000000000000) && (hi & 0x11000) != 0x11000)
            TRY_AS(fmul, VOLTA_FMUL)
        break;
    case 0x21: /* 8..0=000100001 */
        if ((hi & 0x800000000000000) == 0x0 && ((lo & 0x400) != 0x400 ||
            (hi & 0x1000000000000000) != 0x1000000000000000))
            TRY_AS(fadd, VOLTA_FADD)
        break;
    case 0x22: /* 8..0=000100010 */
        if ((lo & 0xe00) == 0x800 && (hi & 0x800000008000000) == 0x0)
            FIND_AS(fswzadd, VOLTA_FSWZADD)
        break;
    case 0x23: /* 8..0=000100011 */
        if (((lo & 0x400) == 0x400 && (hi & 0x1000000008010000) == 0x0) || ((lo & 0x400) == 0x400 &&
            (hi & 0x1000000008001000) == 0x0) || ((lo & 0x600) == 0x600 &&
            (hi & 0x1000000000010000) == 0x0) || ((lo & 0x600) == 0x600 &&
            (hi & 0x1000000000001000) == 0x0))
            TRY_AS(ffma_c, VOLTA_FFMA_C)
        if (((lo & 0x800) != 0x800 || (hi & 0x800000000000000) != 0x800000000000000) &&
            (hi & 0x11000) != 0x11000)
            TRY_AS(ffma_b, VOLTA_FFMA_B)
        break;
    case 0x24: /* 8..0=000100100 */
        switch (lo >> 9 & 0x7) {
        case 0x1: /* 11..0=001000100100 */
            switch (hi >> 10 & 0x1) {
            case 0x0: /* 74=0 11..0=001000100100 */
                if ((hi & 0x8000000) == 0x0) FIND_AS(imad_r, VOLTA_IMAD_R)
                break;
            case 0x1: /* 74=1 11..0=001000100100 */
                TRY_AS(imad_bx, VOLTA_IMAD_BX)
            }
            break;
        case 0x2: /* 11..0=010000100100 */
            switch (hi >> 10 & 0x1) {
            case 0x0: /* 74=0 11..0=010000100100 */
                if ((hi & 0x1000000008000000) == 0x0) FIND_AS(imad_ri, VOLTA_IMAD_RI)
                break;
            case 0x1: /* 74=1 11..0=010000100100 */
                if ((hi & 0x1000000000000000) == 0x0) TRY_AS(imad_cx, VOLTA_IMAD_CX)
                break;
            }
            break;
        case 0x3: /* 11..0=011000100100 */
            switch (hi >> 10 & 0x1) {
            case 0x0: /* 74=0 11..0=011000100100 */
                if ((hi & 0x1000000000000000) == 0x0) TRY_AS(imad_rc, VOLTA_IMAD_RC)
                break;
            case 0x1: /* 74=1 11..0=011000100100 */
                if ((hi & 0x1000000000000000) == 0x0) TRY_AS(imad_cx, VOLTA_IMAD_CX)
                break;
            }
            break;
        case 0x4: /* 11..0=100000100100 */
            switch (hi >> 10 & 0x1) {
            case 0x0: /* 74=0 11..0=100000100100 */
                if ((hi & 0x800000008000000) == 0x0) FIND_AS(imad_i, VOLTA_IMAD_I)
                break;
            case 0x1: /* 74=1 11..0=100000100100 */
                if ((hi & 0x800000000000000) == 0x0) TRY_AS(imad_bx, VOLTA_IMAD_BX)
                break;
            }
            break;
        case 0x5: /* 11..0=101000100100 */
            switch (hi >> 10 & 0x1) {
            case 0x0: /* 74=0 11..0=101000100100 */
                if ((hi & 0x800000000000000) == 0x0) TRY_AS(imad_b, VOLTA_IMAD_B)
                break;
            case 0x1: /* 74=1 11..0=101000100100 */
                if ((hi & 0x800000000000000) == 0x0) TRY_AS(imad_bx, VOLTA_IMAD_BX)
                break;
            }
            break;
        case 0x6: /* 11..0=110000100100 */
            switch (hi >> 10 & 0x1) {
            case 0x0: /* 74=0 11..0=110000100100 */
                if (ON(NOT_SM_70_SM_72) && (hi & 0x800000000000000) == 0x0)
                    TRY_AS(imad_b, VOLTA_IMAD_B)
                break;
            case 0x1: /* 74=1 11..0=110000100100 */
                if (ON(NOT_SM_70_SM_72) && (hi & 0x800000000000000) == 0x0)
                    TRY_AS(imad_bx, VOLTA_IMAD_BX)
                break;
            }
            break;
        case 0x7: /* 11..0=111000100100 */
            switch (hi >> 10 & 0x1) {
            case 0x0: /* 74=0 11..0=111000100100 */
                if (ON(NOT_SM_70_SM_72) && (hi & 0x1000000008000000) == 0x8000000)
                    FIND_AS(imad_ru, VOLTA_IMAD_RU)
                break;
            case 0x1: /* 74=1 11..0=111000100100 */
                if (ON(NOT_SM_70_SM_72) && (hi & 0x1000000000000000) == 0x0)
                    TRY_AS(imad_cx, VOLTA_IMAD_CX)
                break;
            }
            break;
        }
        break;
    case 0x25: /* 8..0=000100101 */
        switch (hi >> 10 & 0x1) {
        case 0x0: /* 74=0 8..0=000100101 */
            if ((lo & 0x600) == 0x600 && (hi & 0x1000000000000000) == 0x0)
                TRY_AS(imad_wide_c, VOLTA_IMAD_WIDE_C)
            if ((lo & 0x800) != 0x800 || (hi & 0x800000000000000) != 0x800000000000000)
                TRY_AS(imad_wide_b, VOLTA_IMAD_WIDE_B)
            break;
        case 0x1: /* 74=1 8..0=000100101 */
            if ((lo & 0x600) == 0x600 && (hi & 0x1000000000000000) == 0x0)
                TRY_AS(imad_wide_cx, VOLTA_IMAD_WIDE_CX)
            if ((lo & 0x800) != 0x800 || (hi & 0x800000000000000) != 0x800000000000000)
                TRY_AS(imad_wide_bx, VOLTA_IMAD_WIDE_BX)
            break;
        }
        break;
    case 0x26: /* 8..0=000100110 */
        switch (hi >> 12 & 0x1) {
        case 0x0: /* 76=0 8..0=000100110 */
            if ((hi & 0x2000) == 0x0 && ((lo & 0x800) != 0x800 ||
                (hi & 0x800000000000000) != 0x800000000000000))
                TRY_AS(idp_a4, VOLTA_IDP_A4)
            break;
        case 0x1: /* 76=1 8..0=000100110 */
            if ((lo & 0x800) != 0x800 || (hi & 0x800000000000000) != 0x800000000000000)
                TRY_AS(idp_a2, VOLTA_IDP_A2)
            break;
        }
        break;
    case 0x27: /* 8..0=000100111 */
        switch (hi >> 10 & 0x1) {
        case 0x0: /* 74=0 8..0=000100111 */
            if (ON(NOT_SM_70) && (lo & 0x600) == 0x600 && (hi & 0x1000000000000000) == 0x0)
                TRY_AS(imad_hi_c, VOLTA_IMAD_HI_C)
            if (ON(NOT_SM_70) && ((lo & 0x800) != 0x800 ||
                (hi & 0x800000000000000) != 0x800000000000000))
                TRY_AS(imad_hi_b, VOLTA_IMAD_HI_B)
            break;
        case 0x1: /* 74=1 8..0=000100111 */
            if (ON(NOT_SM_70) && (lo & 0x600) == 0x600 && (hi & 0x1000000000000000) == 0x0)
                TRY_AS(imad_hi_cx, VOLTA_IMAD_HI_CX)
            if (ON(NOT_SM_70) && ((lo & 0x800) != 0x800 ||
                (hi & 0x800000000000000) != 0x800000000000000))
                TRY_AS(imad_hi_bx, VOLTA_IMAD_HI_BX)
            break;
        }
        break;
    case 0x28: /* 8..0=000101000 */
        if ((hi & 0x1000000000000000) == 0x0 && ((lo & 0x800) != 0x800 ||
            (hi & 0x800000000000000) != 0x800000000000000))
            TRY_AS(dmul, VOLTA_DMUL)
        break;
    case 0x29: /* 8..0=000101001 */
        switch (lo >> 10 & 0x1) {
        case 0x0: /* 10=0 8..0=000101001 */
            if ((lo & 0xa00) == 0x200 && (hi & 0x800000008000000) == 0x0)
                FIND_AS(dadd_r, VOLTA_DADD_R)
            break;
        case 0x1: /* 10=1 8..0=000101001 */
            if ((hi & 0x1800000000000000) == 0x0) TRY_AS(dadd_c, VOLTA_DADD_C)
            break;
        }
        break;
    case 0x2a: /* 8..0=000101010 */
        if ((hi & 0x800000000000000) == 0x0 && ((lo & 0x400) != 0x400 ||
            (hi & 0x1000000000000000) != 0x1000000000000000))
            TRY_AS(dsetp, VOLTA_DSETP)
        break;
    case 0x2b: /* 8..0=000101011 */
        if ((lo & 0x400) == 0x400 && (hi & 0x1000000000000000) == 0x0 && ((lo & 0x200) != 0x0 ||
            (hi & 0x8000000) != 0x8000000))
            TRY_AS(dfma_c, VOLTA_DFMA_C)
        if ((lo & 0x800) != 0x800 || (hi & 0x800000000000000) != 0x800000000000000)
            TRY_AS(dfma_b, VOLTA_DFMA_B)
        break;
    case 0x2d: /* 8..0=000101101 */
        if (ON(SM_90) && (lo & 0xe00) == 0x800 && (hi & 0x1c00000008000000) == 0x0)
            FIND_AS(fence, VOLTA_PREEXIT)
        break;
    case 0x2e: /* 8..0=000101110 */
        if (ON(SM_90) && (lo & 0xe00) == 0x800 && (hi & 0x1c00000008000000) == 0x0)
            FIND_AS(fence, VOLTA_ACQBULK)
        break;
    case 0x2f: /* 8..0=000101111 */
        if (ON(SM_90) && (lo & 0xe00) == 0x800 && (hi & 0x1c00000008000000) == 0x0)
            FIND_AS(elect, VOLTA_ELECT)
        break;
    case 0x30: /* 8..0=000110000 */
        if ((hi & 0x800000000000000) == 0x0 && ((lo & 0x400) != 0x400 ||
            (hi & 0x1000000000000000) != 0x1000000000000000))
            TRY_AS(hadd2, VOLTA_HADD2)
        break;
    case 0x31: /* 8..0=000110001 */
        if (ON(SM_70_SM_72) && (lo & 0x400) == 0x400 && (hi & 0x1000000000000000) == 0x0)
            TRY_AS(hfma2_c, VOLTA_HFMA2_C)
        if (ON(SM_75) && ((lo & 0x400) == 0x400 && (hi & 0x1000000000000000) == 0x0 &&
            ((lo & 0x200) != 0x0 || (hi & 0x8000000) != 0x8000000)))
            TRY_AS(hfma2_c, VOLTA_HFMA2_C)
        if (ON(NOT_SM_70_SM_72_SM_75) && ((lo & 0x400) == 0x400 &&
            (hi & 0x1000000000008000) == 0x0 && ((lo & 0x200) != 0x0 ||
            (hi & 0x8000000) != 0x8000000)))
            TRY_AS(hfma2_c, VOLTA_HFMA2_C)
        if (ON(SM_70_SM_72_SM_75) && ((lo & 0x800) != 0x800 ||
            (hi & 0x800000000000000) != 0x800000000000000))
            TRY_AS(hfma2_b, VOLTA_HFMA2_B)
        if (ON(NOT_SM_70_SM_72_SM_75) && ((hi & 0x8000) == 0x0 && ((lo & 0x800) != 0x800 ||
            (hi & 0x800000000000000) != 0x800000000000000)))
            TRY_AS(hfma2_b, VOLTA_HFMA2_B)
        if (ON(NOT_SM_70_SM_72_SM_75) && ((lo & 0x400) == 0x400 &&
            (hi & 0x1000000000002000) == 0x0 && ((lo & 0x200) != 0x0 ||
            (hi & 0x8000000) != 0x8000000)))
            TRY_AS(hfma2_rc, VOLTA_HFMA2_RC)
        if (ON(NOT_SM_70_SM_72_SM_75) && ((hi & 0x2000) == 0x0 && ((lo & 0x800) != 0x800 ||
            (hi & 0x800000000000000) != 0x800000000000000)))
            TRY_AS(hfma2_rb, VOLTA_HFMA2_RB)
        break;
    case 0x32: /* 8..0=000110010 */
        if ((hi & 0x1000000000000000) != 0x1000000000000000 && ((lo & 0x800) != 0x800 ||
            (hi & 0x800000000000000) != 0x800000000000000) && (hi & 0x11000) != 0x11000)
            TRY_AS(hmul2, VOLTA_HMUL2)
        break;
    case 0x33: /* 8..0=000110011 */
        if ((hi & 0x800000000000000) == 0x0 && ((lo & 0x400) != 0x400 ||
            (hi & 0x1000000000000000) != 0x1000000000000000))
            TRY_AS(hset2, VOLTA_HSET2)
        break;
    case 0x34: /* 8..0=000110100 */
        if ((hi & 0x800000000000000) == 0x0 && ((lo & 0x400) != 0x400 ||
            (hi & 0x1000000000000000) != 0x1000000000000000))
            TRY_AS(hsetp2, VOLTA_HSETP2)
        break;
    case 0x35: /* 8..0=000110101 */
        switch (hi >> 15 & 0x1) {
        case 0x0: /* 79=0 8..0=000110101 */
            if (ON(NOT_SM_70_SM_72_SM_75) && ((lo & 0x400) == 0x400 &&
                (hi & 0x1000000000000000) == 0x0 && ((lo & 0x200) != 0x0 ||
                (hi & 0x8000000) != 0x8000000)))
                TRY_AS(hfma2_mma_c, VOLTA_HFMA2_MMA_C)
            if (ON(NOT_SM_70_SM_72_SM_75) && ((lo & 0x800) != 0x800 ||
                (hi & 0x800000000000000) != 0x800000000000000))
                TRY_AS(hfma2_mma_b, VOLTA_HFMA2_MMA_B)
            break;
        case 0x1: /* 79=1 8..0=000110101 */
            if (ON(NOT_SM_70_SM_72_SM_75) && ((lo & 0x400) == 0x400 &&
                (hi & 0x1000000000002000) == 0x0 && ((lo & 0x200) != 0x0 ||
                (hi & 0x8000000) != 0x8000000)))
                TRY_AS(hfma2_mma_rc, VOLTA_HFMA2_MMA_RC)
            if (ON(NOT_SM_70_SM_72_SM_75) && ((hi & 0x2000) == 0x0 && ((lo & 0x800) != 0x800 ||
                (hi & 0x800000000000000) != 0x800000000000000)))
                TRY_AS(hfma2_mma_rb, VOLTA_HFMA2_MMA_RB)
            break;
        }
        break;
    case 0x36: /* 8..0=000110110 */
        switch (lo >> 11 & 0x1) {
        case 0x0: /* 11=0 8..0=000110110 */
            if (ON(SM_70_SM_72_SM_75) && ((lo & 0x600) == 0x200 && (hi & 0x8000000) == 0x0 &&
                (hi & 0x5000) != 0x4000))
                FIND_AS(hmma_884, VOLTA_HMMA_884)
            break;
        case 0x1: /* 11=1 8..0=000110110 */
            if (ON(SM_90) && (hi & 0x1800000000000000) == 0x0) TRY_AS(viadd, VOLTA_VIADD)
            break;
        }
        break;
    case 0x37: /* 8..0=000110111 */
        switch (hi >> 8 & 0x7) {
        case 0x4: /* 74..72=100 8..0=000110111 */
            if (ON(NOT_SM_70) && (((lo & 0xe00) == 0x200 && (hi & 0x8600000) == 0x400000) ||
                ((lo & 0xe00) == 0x200 && (hi & 0x8000800) == 0x0)))
                FIND_AS(imma, VOLTA_IMMA)
            break;
        case 0x5: /* 74..72=101 8..0=000110111 */
            if (ON(NOT_SM_70_SM_72_SM_75) && (((lo & 0xe00) == 0x200 &&
                (hi & 0x8400800) == 0x400800) || ((lo & 0xe00) == 0x200 &&
                (hi & 0x8200000) == 0x200000)))
                FIND_AS(imma_sp, VOLTA_IMMA_SP)
            break;
        }
        break;
    case 0x38: /* 8..0=000111000 */
        if (ON(NOT_SM_70) && ((hi & 0x1400000000000000) == 0x0 && ((lo & 0x800) != 0x800 ||
            (hi & 0x800000000000000) != 0x800000000000000)))
            TRY_AS(i2i, VOLTA_I2I)
        break;
    case 0x39: /* 8..0=000111001 */
        if (ON(NOT_SM_70) && ((lo & 0x800) != 0x800 ||
            (hi & 0x800000000000000) != 0x800000000000000))
            TRY_AS(i2ip, VOLTA_I2IP)
        break;
    case 0x3a: /* 8..0=000111010 */
        if (ON(NOT_SM_70_SM_72) && (((lo & 0xe00) == 0x200 && (hi & 0x1c00000008003800) == 0x0) ||
            ((lo & 0xe00) == 0x200 && (hi & 0x1c00000008003800) == 0x3000)))
            FIND_AS(movm, VOLTA_MOVM)
        break;
    case 0x3b: /* 8..0=000111011 */
        switch (hi >> 27 & 0x1) {
        case 0x0: /* 91=0 8..0=000111011 */
            if (ON(NOT_SM_70_SM_72) && ((lo & 0xe00) == 0x800 && (hi & 0x1c00000000003800) == 0x0 &&
                (hi & 0xc000) != 0xc000))
                FIND_AS(ldsm_r, VOLTA_LDSM_R)
            break;
        case 0x1: /* 91=1 8..0=000111011 */
            if (ON(NOT_SM_70_SM_72) && ((lo & 0xe00) == 0x800 && (hi & 0x1c00000000003800) == 0x0 &&
                (hi & 0xc000) != 0xc000))
                FIND_AS(ldsm_u, VOLTA_LDSM_U)
            break;
        }
        break;
    case 0x3c: /* 8..0=000111100 */
        switch (hi >> 9 & 0x1) {
        case 0x0: /* 73=0 8..0=000111100 */
            if (ON(SM_75) && ((lo & 0xe00) == 0x200 && (hi & 0x80c0000) == 0x0 &&
                (hi & 0x4800) != 0x4800))
                FIND_AS(hmma_t, VOLTA_HMMA_T)
            if (ON(NOT_SM_70_SM_72_SM_75) && (((lo & 0xe00) == 0x200 && (hi & 0x8084000) == 0x0) ||
                ((lo & 0xe00) == 0x200 && (hi & 0x8080800) == 0x0) || ((lo & 0xe00) == 0x200 &&
                (hi & 0x8044000) == 0x0) || ((lo & 0xe00) == 0x200 && (hi & 0x8040800) == 0x0)))
                FIND_AS(hmma_a, VOLTA_HMMA_A)
            break;
        case 0x1: /* 73=1 8..0=000111100 */
            if (ON(SM_75) && ((lo & 0xe00) == 0x200 && (hi & 0x80c0000) == 0x0 &&
                (hi & 0x4800) != 0x4800))
                FIND_AS(hmma_t, VOLTA_HMMA_T)
            if (ON(NOT_SM_70_SM_72_SM_75) && (((lo & 0xe00) == 0x200 && (hi & 0x8084000) == 0x0) ||
                ((lo & 0xe00) == 0x200 && (hi & 0x8080800) == 0x800) || ((lo & 0xe00) == 0x200 &&
                (hi & 0x8044000) == 0x0) || ((lo & 0xe00) == 0x200 && (hi & 0x8040800) == 0x800)))
                FIND_AS(hmma_sp, VOLTA_HMMA_SP)
            break;
        }
        break;
    case 0x3d: /* 8..0=000111101 */
        if (ON(NOT_SM_70_SM_72) && ((lo & 0xe00) == 0x200 && (hi & 0x8012600) == 0x10400 &&
            (hi & 0x1800) != 0x1800))
            FIND_AS(bmma, VOLTA_BMMA)
        break;
    case 0x3e: /* 8..0=000111110 */
        switch (hi >> 14 & 0x1) {
        case 0x0: /* 78=0 8..0=000111110 */
            switch (hi >> 17 & 0x1) {
            case 0x0: /* 81=0 78=0 8..0=000111110 */
                switch (hi >> 26 & 0x1) {
                case 0x0: /* 90=0 81=0 78=0 8..0=000111110 */
                    if (ON(SM_89_SM_90) && ((hi & 0x1400000002c18400) == 0x2000400 &&
                        ((lo & 0x800) != 0x800 || (hi & 0x800000000000000) != 0x800000000000000)))
                        TRY_AS(f2fp_from_fp8, VOLTA_F2FP_FROM_FP8)
                    if (ON(SM_80) && ((hi & 0x1800000000018000) == 0x0 ||
                        (hi & 0x1800000000018000) == 0x18000 || ((lo & 0x800) == 0x0 &&
                        (hi & 0x1000000000018000) == 0x0) || ((lo & 0x800) == 0x0 &&
                        (hi & 0x1000000000018000) == 0x18000)))
                        TRY_AS(f2fp_p, VOLTA_F2FP_P)
                    if (ON(SM_86_SM_87) && ((hi & 0x1800000000418000) == 0x0 ||
                        (hi & 0x1800000000418000) == 0x18000 || ((lo & 0x800) == 0x0 &&
                        (hi & 0x1000000000418000) == 0x0) || ((lo & 0x800) == 0x0 &&
                        (hi & 0x1000000000418000) == 0x18000)))
                        TRY_AS(f2fp_p, VOLTA_F2FP_P)
                    if (ON(SM_89_SM_90) && ((hi & 0x1800000002018600) == 0x0 ||
                        (hi & 0x1800000002018600) == 0x18000 || ((lo & 0x800) == 0x0 &&
                        (hi & 0x1000000002018600) == 0x0) || ((lo & 0x800) == 0x0 &&
                        (hi & 0x1000000002018600) == 0x18000)))
                        TRY_AS(f2fp_p, VOLTA_F2FP_P)
                    break;
                case 0x1: /* 90=1 81=0 78=0 8..0=000111110 */
                    if (ON(SM_89_SM_90) && ((hi & 0x400000002c18600) == 0x800200 &&
                        ((lo & 0x800) != 0x800 || (hi & 0x800000000000000) != 0x800000000000000)))
                        TRY_AS(f2fp_fp8_h, VOLTA_F2FP_FP8_H)
                    if (ON(SM_80) && ((hi & 0x1800000000018000) == 0x0 ||
                        (hi & 0x1800000000018000) == 0x18000 || ((lo & 0x800) == 0x0 &&
                        (hi & 0x1000000000018000) == 0x0) || ((lo & 0x800) == 0x0 &&
                        (hi & 0x1000000000018000) == 0x18000)))
                        TRY_AS(f2fp_p, VOLTA_F2FP_P)
                    if (ON(SM_86_SM_87) && ((hi & 0x1800000000418000) == 0x0 ||
                        (hi & 0x1800000000418000) == 0x18000 || ((lo & 0x800) == 0x0 &&
                        (hi & 0x1000000000418000) == 0x0) || ((lo & 0x800) == 0x0 &&
                        (hi & 0x1000000000418000) == 0x18000)))
                        TRY_AS(f2fp_p, VOLTA_F2FP_P)
                    break;
                }
                break;
            case 0x1: /* 81=1 78=0 8..0=000111110 */
                if (ON(SM_80) && ((hi & 0x18000) == 0x0 && ((lo & 0x800) != 0x800 ||
                    (hi & 0x800000000000000) != 0x800000000000000)))
                    TRY_AS(f2fp_rs, VOLTA_F2FP_RS)
                if (ON(SM_86_SM_87) && ((hi & 0x418000) == 0x0 && ((lo & 0x800) != 0x800 ||
                    (hi & 0x800000000000000) != 0x800000000000000)))
                    TRY_AS(f2fp_rs, VOLTA_F2FP_RS)
                break;
            }
            break;
        case 0x1: /* 78=1 8..0=000111110 */
            if (ON(SM_89_SM_90) && ((lo & 0x400) == 0x400 &&
                (hi & 0x1000000006c38600) == 0x4800000 && ((lo & 0x200) != 0x0 ||
                (hi & 0x8000000) != 0x8000000)))
                TRY_AS(f2fp_fp8_pc, VOLTA_F2FP_FP8_PC)
            if (ON(SM_80) && (((lo & 0x400) == 0x400 && (hi & 0x1400000008038000) == 0x0) ||
                ((lo & 0x400) == 0x400 && (hi & 0x1400000008038000) == 0x18000) ||
                ((lo & 0x600) == 0x600 && (hi & 0x1400000000038000) == 0x0) ||
                ((lo & 0x600) == 0x600 && (hi & 0x1400000000038000) == 0x18000)))
                TRY_AS(f2fp_mc, VOLTA_F2FP_MC)
            if (ON(SM_86_SM_87) && (((lo & 0x400) == 0x400 && (hi & 0x1400000008438000) == 0x0) ||
                ((lo & 0x400) == 0x400 && (hi & 0x1400000008438000) == 0x18000) ||
                ((lo & 0x600) == 0x600 && (hi & 0x1400000000438000) == 0x0) ||
                ((lo & 0x600) == 0x600 && (hi & 0x1400000000438000) == 0x18000)))
                TRY_AS(f2fp_mc, VOLTA_F2FP_MC)
            if (ON(SM_89_SM_90) && (((lo & 0x400) == 0x400 && (hi & 0x140000000e038600) == 0x0) ||
                ((lo & 0x400) == 0x400 && (hi & 0x140000000e038600) == 0x18000) ||
                ((lo & 0x600) == 0x600 && (hi & 0x1400000006038600) == 0x0) ||
                ((lo & 0x600) == 0x600 && (hi & 0x1400000006038600) == 0x18000)))
                TRY_AS(f2fp_mc, VOLTA_F2FP_MC)
            if (ON(SM_89_SM_90) && ((hi & 0x6c38600) == 0x4800000 && ((lo & 0x800) != 0x800 ||
                (hi & 0x800000000000000) != 0x800000000000000)))
                TRY_AS(f2fp_fp8_p, VOLTA_F2FP_FP8_P)
            if (ON(SM_80) && ((hi & 0xc00000000038000) == 0x0 ||
                (hi & 0xc00000000038000) == 0x18000 || ((lo & 0x800) == 0x0 &&
                (hi & 0x400000000038000) == 0x0) || ((lo & 0x800) == 0x0 &&
                (hi & 0x400000000038000) == 0x18000)))
                TRY_AS(f2fp_m, VOLTA_F2FP_M)
            if (ON(SM_86_SM_87) && ((hi & 0xc00000000438000) == 0x0 ||
                (hi & 0xc00000000438000) == 0x18000 || ((lo & 0x800) == 0x0 &&
                (hi & 0x400000000438000) == 0x0) || ((lo & 0x800) == 0x0 &&
                (hi & 0x400000000438000) == 0x18000)))
                TRY_AS(f2fp_m, VOLTA_F2FP_M)
            if (ON(SM_89_SM_90) && ((hi & 0xc00000006038600) == 0x0 ||
                (hi & 0xc00000006038600) == 0x18000 || ((lo & 0x800) == 0x0 &&
                (hi & 0x400000006038600) == 0x0) || ((lo & 0x800) == 0x0 &&
                (hi & 0x400000006038600) == 0x18000)))
                TRY_AS(f2fp_m, VOLTA_F2FP_M)
            if (ON(SM_89_SM_90) && ((hi & 0x1c00000004c39600) == 0x401000 ||
                (hi & 0x1c00000004c39600) == 0x419000 || ((lo & 0x800) == 0x0 &&
                (hi & 0x1400000004c39600) == 0x401000) || ((lo & 0x800) == 0x0 &&
                (hi & 0x1400000004c39600) == 0x419000)))
                TRY_AS(f2fp_tf32, VOLTA_F2FP_TF32)
            break;
        }
        break;
    case 0x3f: /* 8..0=000111111 */
        if (ON(SM_80_SM_86_SM_87_SM_89) && (lo & 0xe00) == 0x200 && (hi & 0x8001000) == 0x0)
            FIND_AS(dmma_a, VOLTA_DMMA_A)
        if (ON(SM_90) && (lo & 0xe00) == 0x200 && (hi & 0x8000000) == 0x0)
            FIND_AS(dmma_h, VOLTA_DMMA_H)
        break;
    case 0x40: /* 8..0=001000000 */
        if (ON(NOT_SM_70_SM_72_SM_75) && ((hi & 0x1000000000000000) == 0x0 &&
            ((lo & 0x800) != 0x800 || (hi & 0x800000000000000) != 0x800000000000000)))
            TRY_AS(hmnmx2, VOLTA_HMNMX2)
        break;
    case 0x43: /* 8..0=001000011 */
        if (ON(SM_86_SM_87_SM_89_SM_90) && ((lo & 0x400) == 0x400 &&
            (hi & 0x1000000000000000) == 0x0 && ((lo & 0x200) != 0x0 ||
            (hi & 0x8000000) != 0x8000000)))
            TRY_AS(f2ip_c, VOLTA_F2IP_C)
        if (ON(SM_86_SM_87_SM_89_SM_90) && ((lo & 0x800) != 0x800 ||
            (hi & 0x800000000000000) != 0x800000000000000))
            TRY_AS(f2ip_b, VOLTA_F2IP_B)
        break;
    case 0x44: /* 8..0=001000100 */
        if (ON(SM_90) && ((lo & 0xe00) == 0x800 && (hi & 0x1c00000008000000) == 0x0 &&
            (hi & 0xc000) != 0xc000))
            FIND_AS(stsm, VOLTA_STSM)
        break;
    case 0x45: /* 8..0=001000101 */
        if (ON(SM_86_SM_87_SM_89_SM_90) && ((hi & 0x1400000000303800) == 0x201000 &&
            ((lo & 0x800) != 0x800 || (hi & 0x800000000000000) != 0x800000000000000)))
            TRY_AS(i2fp, VOLTA_I2FP)
        break;
    case 0x48: /* 8..0=001001000 */
        if (ON(SM_90) && ((hi & 0x1000000000000000) == 0x0 && ((lo & 0x800) != 0x800 ||
            (hi & 0x800000000000000) != 0x800000000000000)))
            TRY_AS(vimnmx, VOLTA_VIMNMX)
        break;
    case 0x82: /* 8..0=010000010 */
        if (ON(NOT_SM_70_SM_72) && (hi & 0x1c00000000000000) == 0x0) TRY_AS(umov, VOLTA_UMOV)
        break;
    case 0x83: /* 8..0=010000011 */
        if (ON(NOT_SM_70_SM_72) && (hi & 0x1c00000000000000) == 0x0) TRY_AS(up2ur, VOLTA_UP2UR)
        break;
    case 0x84: /* 8..0=010000100 */
        if (ON(NOT_SM_70_SM_72) && (hi & 0x1c00000000000000) == 0x0) TRY_AS(ur2up, VOLTA_UR2UP)
        break;
    case 0x86: /* 8..0=010000110 */
        if (ON(NOT_SM_70_SM_72) && (lo & 0xe00) == 0x800 && (hi & 0x1c00000008000000) == 0x0)
            FIND_AS(voteu, VOLTA_VOTEU)
        break;
    case 0x87: /* 8..0=010000111 */
        if (ON(NOT_SM_70_SM_72) && (hi & 0x1c00000008000000) == 0x8000000) TRY_AS(usel, VOLTA_USEL)
        break;
    case 0x8c: /* 8..0=010001100 */
        switch (hi >> 8 & 0x1) {
        case 0x0: /* 72=0 8..0=010001100 */
            if (ON(NOT_SM_70_SM_72_SM_75) && (hi & 0x1c00000008000000) == 0x8000000)
                TRY_AS(uisetp_n, VOLTA_UISETP_N)
            if (ON(SM_75) && (hi & 0x1c00000008000000) == 0x8000000)
                TRY_AS(uisetp_o, VOLTA_UISETP_O)
            break;
        case 0x1: /* 72=1 8..0=010001100 */
            if (ON(NOT_SM_70_SM_72_SM_75) && (hi & 0x1c00000008000000) == 0x8000000)
                TRY_AS(uisetp_x, VOLTA_UISETP_X)
            if (ON(SM_75) && (hi & 0x1c00000008000000) == 0x8000000)
                TRY_AS(uisetp_o, VOLTA_UISETP_OX)
            break;
        }
        break;
    case 0x90: /* 8..0=010010000 */
        switch (hi >> 10 & 0x1) {
        case 0x0: /* 74=0 8..0=010010000 */
            if (ON(NOT_SM_70_SM_72) && (hi & 0x1c00000008000000) == 0x8000000)
                TRY_AS(uiadd3_n, VOLTA_UIADD3_N)
            break;
        case 0x1: /* 74=1 8..0=010010000 */
            if (ON(NOT_SM_70_SM_72) && (hi & 0x1c00000008000000) == 0x8000000)
                TRY_AS(uiadd3_x, VOLTA_UIADD3_X)
            break;
        }
        break;
    case 0x91: /* 8..0=010010001 */
        switch (hi >> 9 & 0x3) {
        case 0x0: /* 74..73=00 8..0=010010001 */
            switch (hi >> 16 & 0x1) {
            case 0x0: /* 80=0 74..73=00 8..0=010010001 */
                if (ON(NOT_SM_70_SM_72) && (hi & 0x1c00000008000000) == 0x8000000)
                    TRY_AS(ulea_lo, VOLTA_ULEA_LO)
                break;
            case 0x1: /* 80=1 74..73=00 8..0=010010001 */
                switch (lo >> 10 & 0x1) {
                case 0x0: /* 80=1 74..73=00 10=0 8..0=010010001 */
                    if (ON(NOT_SM_70_SM_72) && (hi & 0x1c00000008000000) == 0x8000000)
                        TRY_AS(ulea_hi, VOLTA_ULEA_HI)
                    break;
                case 0x1: /* 80=1 74..73=00 10=1 8..0=010010001 */
                    if (ON(NOT_SM_70_SM_72) && (lo & 0xa00) == 0x0 &&
                        (hi & 0x1c00000008000000) == 0x8000000)
                        FIND_AS(ulea_ih, VOLTA_ULEA_IH)
                    break;
                }
                break;
            }
            break;
        case 0x1: /* 74..73=01 8..0=010010001 */
            if (ON(NOT_SM_70_SM_72) && (hi & 0x1c00000008010000) == 0x8010000)
                TRY_AS(ulea_lo, VOLTA_ULEA_SX)
            break;
        case 0x2: /* 74..73=10 8..0=010010001 */
            switch (hi >> 16 & 0x1) {
            case 0x0: /* 80=0 74..73=10 8..0=010010001 */
                if (ON(NOT_SM_70_SM_72) && (hi & 0x1c00000008000000) == 0x8000000)
                    TRY_AS(ulea_x, VOLTA_ULEA_X)
                break;
            case 0x1: /* 80=1 74..73=10 8..0=010010001 */
                switch (lo >> 10 & 0x1) {
                case 0x0: /* 80=1 74..73=10 10=0 8..0=010010001 */
                    if (ON(NOT_SM_70_SM_72) && (hi & 0x1c00000008000000) == 0x8000000)
                        TRY_AS(ulea_hx, VOLTA_ULEA_HX)
                    break;
                case 0x1: /* 80=1 74..73=10 10=1 8..0=010010001 */
                    if (ON(NOT_SM_70_SM_72) && (lo & 0xa00) == 0x0 &&
                        (hi & 0x1c00000008000000) == 0x8000000)
                        FIND_AS(ulea_ix, VOLTA_ULEA_IX)
                    break;
                }
                break;
            }
            break;
        case 0x3: /* 74..73=11 8..0=010010001 */
            if (ON(NOT_SM_70_SM_72) && (hi & 0x1c00000008010000) == 0x8010000)
                TRY_AS(ulea_x, VOLTA_ULEA_XS)
            break;
        }
        break;
    case 0x92: /* 8..0=010010010 */
        if (ON(NOT_SM_70_SM_72) && (hi & 0x1c00000008000000) == 0x8000000)
            TRY_AS(ulop3, VOLTA_ULOP3)
        break;
    case 0x96: /* 8..0=010010110 */
        if (ON(NOT_SM_70_SM_72) && (hi & 0x1c00000008000000) == 0x8000000)
            TRY_AS(uprmt, VOLTA_UPRMT)
        break;
    case 0x97: /* 8..0=010010111 */
        if (ON(NOT_SM_70_SM_72) && (hi & 0x1c00000008000000) == 0x8000000)
            TRY_AS(uiadd3_64, VOLTA_UIADD3_64)
        break;
    case 0x99: /* 8..0=010011001 */
        switch (lo >> 10 & 0x1) {
        case 0x0: /* 10=0 8..0=010011001 */
            if (ON(NOT_SM_70_SM_72) && (hi & 0x1c00000008000000) == 0x8000000)
                TRY_AS(ushf_b, VOLTA_USHF_B)
            break;
        case 0x1: /* 10=1 8..0=010011001 */
            if (ON(NOT_SM_70_SM_72) && (lo & 0xa00) == 0x0 &&
                (hi & 0x1c00000008000000) == 0x8000000)
                FIND_AS(ushf_c, VOLTA_USHF_C)
            break;
        }
        break;
    case 0x9a: /* 8..0=010011010 */
        if (ON(NOT_SM_70_SM_72) && (hi & 0x1c00000008000000) == 0x8000000)
            TRY_AS(usgxt, VOLTA_USGXT)
        break;
    case 0x9b: /* 8..0=010011011 */
        if (ON(NOT_SM_70_SM_72) && (hi & 0x1c00000008000000) == 0x8000000)
            TRY_AS(ubmsk, VOLTA_UBMSK)
        break;
    case 0x9c: /* 8..0=010011100 */
        if (ON(NOT_SM_70_SM_72) && (lo & 0xe00) == 0x800 && (hi & 0x1c00000000000000) == 0x0)
            FIND_AS(uplop3, VOLTA_UPLOP3)
        break;
    case 0x9d: /* 8..0=010011101 */
        if (ON(NOT_SM_70_SM_72) && (lo & 0xe00) == 0x200 && (hi & 0x1c00000008000000) == 0x8000000)
            FIND_AS(uplop3_sign_one, VOLTA_UPLOP3_SIGN_ONE)
        break;
    case 0x9e: /* 8..0=010011110 */
        if (ON(NOT_SM_70_SM_72) && (lo & 0xe00) == 0x200 && (hi & 0x1c00000008000000) == 0x8000000)
            FIND_AS(uplop3_sign_two, VOLTA_UPLOP3_SIGN_TWO)
        break;
    case 0x9f: /* 8..0=010011111 */
        if (ON(NOT_SM_70_SM_72) && (lo & 0xe00) == 0x200 && (hi & 0x1c00000008000000) == 0x8000000)
            FIND_AS(uplop3_sign_all, VOLTA_UPLOP3_SIGN_ALL)
        break;
    case 0xa4: /* 8..0=010100100 */
        switch (hi >> 10 & 0x1) {
        case 0x0: /* 74=0 8..0=010100100 */
            switch (lo >> 10 & 0x1) {
            case 0x0: /* 74=0 10=0 8..0=010100100 */
                if (ON(NOT_SM_70_SM_72) && (hi & 0x1c00000008000000) == 0x8000000)
                    TRY_AS(uimad_b, VOLTA_UIMAD_B)
                break;
            case 0x1: /* 74=0 10=1 8..0=010100100 */
                if (ON(NOT_SM_70_SM_72) && (lo & 0xa00) == 0x0 &&
                    (hi & 0x1c00000008000000) == 0x8000000)
                    FIND_AS(uimad_c, VOLTA_UIMAD_C)
                break;
            }
            break;
        case 0x1: /* 74=1 8..0=010100100 */
            switch (lo >> 10 & 0x1) {
            case 0x0: /* 74=1 10=0 8..0=010100100 */
                if (ON(NOT_SM_70_SM_72) && (hi & 0x1c00000008000000) == 0x8000000)
                    TRY_AS(uimad_bx, VOLTA_UIMAD_BX)
                break;
            case 0x1: /* 74=1 10=1 8..0=010100100 */
                if (ON(NOT_SM_70_SM_72) && (lo & 0xa00) == 0x0 &&
                    (hi & 0x1c00000008000000) == 0x8000000)
                    FIND_AS(uimad_cx, VOLTA_UIMAD_CX)
                break;
            }
            break;
        }
        break;
    case 0xa5: /* 8..0=010100101 */
        switch (hi >> 10 & 0x1) {
        case 0x0: /* 74=0 8..0=010100101 */
            if (ON(NOT_SM_70_SM_72) && (hi & 0x1c00000008000000) == 0x8000000)
                TRY_AS(uimad_wide_b, VOLTA_UIMAD_WIDE_B)
            break;
        case 0x1: /* 74=1 8..0=010100101 */
            if (ON(NOT_SM_70_SM_72) && (hi & 0x1c00000008000000) == 0x8000000)
                TRY_AS(uimad_wide_bx, VOLTA_UIMAD_WIDE_BX)
            break;
        }
        break;
    case 0xb8: /* 8..0=010111000 */
        if (ON(NOT_SM_70_SM_72) && (lo & 0xe00) == 0x800 && (hi & 0x1c00000008000000) == 0x8000000)
            FIND_AS(uldc_m, VOLTA_ULDC_M)
        break;
    case 0xb9: /* 8..0=010111001 */
        if (ON(NOT_SM_70_SM_72) && (hi & 0x1c00000000000000) == 0x0) TRY_AS(uldc_c, VOLTA_ULDC_C)
        break;
    case 0xba: /* 8..0=010111010 */
        if (ON(SM_86_SM_87_SM_89_SM_90) && (hi & 0x1c00000008000000) == 0x8000000)
            TRY_AS(uf2fp, VOLTA_UF2FP)
        break;
    case 0xbb: /* 8..0=010111011 */
        if (ON(NOT_SM_70_SM_72) && (lo & 0x3fffc000000e00) == 0xa00 &&
            (hi & 0x1c00000008000000) == 0x8000000)
            FIND_AS(uldc_i, VOLTA_ULDC_I)
        if (ON(NOT_SM_70_SM_72) && (lo & 0xe00) == 0xa00 && (hi & 0x1c00000008000000) == 0x8000000)
            FIND_AS(uldc_io, VOLTA_ULDC_IO)
        break;
    case 0xbc: /* 8..0=010111100 */
        if (ON(NOT_SM_70_SM_72) && (hi & 0x1c00000000000000) == 0x0) TRY_AS(uclea, VOLTA_UCLEA)
        break;
    case 0xbd: /* 8..0=010111101 */
        if (ON(NOT_SM_70_SM_72) && (hi & 0x1c00000008000000) == 0x8000000) TRY_AS(uflo, VOLTA_UFLO)
        break;
    case 0xbe: /* 8..0=010111110 */
        if (ON(NOT_SM_70_SM_72) && (hi & 0x1c00000008000000) == 0x8000000)
            TRY_AS(ubrev, VOLTA_UBREV)
        break;
    case 0xbf: /* 8..0=010111111 */
        if (ON(NOT_SM_70_SM_72) && (hi & 0x1c00000008000000) == 0x8000000)
            TRY_AS(upopc, VOLTA_UPOPC)
        break;
    case 0xca: /* 8..0=011001010 */
        if (ON(SM_90) && (lo & 0xe00) == 0x200 && (hi & 0x1800000008000000) == 0x0)
            FIND_AS(r2ur_h, VOLTA_R2UR_H)
        break;
    case 0x100: /* 8..0=100000000 */
        if ((hi & 0x1400000000000000) == 0x0 && ((lo & 0x800) != 0x800 ||
            (hi & 0x800000000000000) != 0x800000000000000))
            TRY_AS(flo, VOLTA_FLO)
        break;
    case 0x101: /* 8..0=100000001 */
        if ((hi & 0x1400000000000000) == 0x0 && ((lo & 0x800) != 0x800 ||
            (hi & 0x800000000000000) != 0x800000000000000))
            TRY_AS(brev, VOLTA_BREV)
        break;
    case 0x102: /* 8..0=100000010 */
        if ((hi & 0x1000000000000000) == 0x0 && ((lo & 0x800) != 0x800 ||
            (hi & 0x800000000000000) != 0x800000000000000))
            TRY_AS(fchk, VOLTA_FCHK)
        break;
    case 0x104: /* 8..0=100000100 */
        switch (hi >> 20 & 0x3) {
        case 0x0: /* 85..84=00 8..0=100000100 */
            if (ON(SM_90) && ((hi & 0x1c00000000403800) == 0x400800 ||
                (hi & 0x1c00000000403800) == 0x401000 || ((lo & 0x800) == 0x0 &&
                (hi & 0x1400000000403800) == 0x400800) || ((lo & 0x800) == 0x0 &&
                (hi & 0x1400000000403800) == 0x401000)))
                TRY_AS(f2f_bn, VOLTA_F2F_BN)
            break;
        case 0x1: /* 85..84=01 8..0=100000100 */
            switch (hi >> 11 & 0x3) {
            case 0x0: /* 85..84=01 76..75=00 8..0=100000100 */
                if (ON(SM_90) && ((hi & 0x1400000000402000) == 0x2000 && ((lo & 0x800) != 0x800 ||
                    (hi & 0x800000000000000) != 0x800000000000000)))
                    TRY_AS(f2f_hb, VOLTA_F2F_HB)
                break;
            case 0x2: /* 85..84=01 76..75=10 8..0=100000100 */
                if (ON(SM_70_SM_72) && ((hi & 0x1400000000000000) == 0x0 &&
                    ((lo & 0x800) != 0x800 || (hi & 0x800000000000000) != 0x800000000000000)))
                    TRY_AS(f2f_w, VOLTA_F2F_W)
                if (ON(SM_75_SM_80) && ((hi & 0x1400000000002000) == 0x0 &&
                    ((lo & 0x800) != 0x800 || (hi & 0x800000000000000) != 0x800000000000000)))
                    TRY_AS(f2f_w, VOLTA_F2F_W)
                if (ON(SM_86_SM_87_SM_89_SM_90) && ((hi & 0x1400000000402000) == 0x0 &&
                    ((lo & 0x800) != 0x800 || (hi & 0x800000000000000) != 0x800000000000000)))
                    TRY_AS(f2f_w, VOLTA_F2F_W)
                break;
            }
            break;
        case 0x2: /* 85..84=10 8..0=100000100 */
            switch (hi >> 11 & 0x3) {
            case 0x0: /* 85..84=10 76..75=00 8..0=100000100 */
                if (ON(NOT_SM_70_SM_72_SM_75) && ((hi & 0x1400000000402000) == 0x2000 &&
                    ((lo & 0x800) != 0x800 || (hi & 0x800000000000000) != 0x800000000000000)))
                    TRY_AS(f2f_nb, VOLTA_F2F_NB)
                break;
            case 0x1: /* 85..84=10 76..75=01 8..0=100000100 */
                if (ON(SM_70_SM_72) && ((hi & 0x1400000000000000) == 0x0 &&
                    ((lo & 0x800) != 0x800 || (hi & 0x800000000000000) != 0x800000000000000)))
                    TRY_AS(f2f_n, VOLTA_F2F_N)
                if (ON(SM_75_SM_80) && ((hi & 0x1400000000002000) == 0x0 &&
                    ((lo & 0x800) != 0x800 || (hi & 0x800000000000000) != 0x800000000000000)))
                    TRY_AS(f2f_n, VOLTA_F2F_N)
                if (ON(SM_86_SM_87_SM_89_SM_90) && ((hi & 0x1400000000402000) == 0x0 &&
                    ((lo & 0x800) != 0x800 || (hi & 0x800000000000000) != 0x800000000000000)))
                    TRY_AS(f2f_n, VOLTA_F2F_N)
                break;
            }
            break;
        }
        break;
    case 0x105: /* 8..0=100000101 */
        switch (hi >> 20 & 0x3) {
        case 0x0: /* 85..84=00 8..0=100000101 */
            if (ON(SM_90) && ((hi & 0x1c00000000401000) == 0x400000 ||
                (hi & 0x1c00000000400800) == 0x400000 || ((lo & 0x800) == 0x0 &&
                (hi & 0x1400000000401000) == 0x400000) || ((lo & 0x800) == 0x0 &&
                (hi & 0x1400000000400800) == 0x400000)))
                TRY_AS(f2i_b, VOLTA_F2I_B)
            break;
        case 0x1: /* 85..84=01 8..0=100000101 */
            if (ON(NOT_SM_90) && ((hi & 0x1c00000000001000) == 0x0 ||
                (hi & 0x1c00000000000800) == 0x0 || ((lo & 0x800) == 0x0 &&
                (hi & 0x1400000000001000) == 0x0) || ((lo & 0x800) == 0x0 &&
                (hi & 0x1400000000000800) == 0x0)))
                TRY_AS(f2i_h, VOLTA_F2I_H)
            if (ON(SM_90) && ((hi & 0x1c00000000401000) == 0x0 ||
                (hi & 0x1c00000000400800) == 0x0 || ((lo & 0x800) == 0x0 &&
                (hi & 0x1400000000401000) == 0x0) || ((lo & 0x800) == 0x0 &&
                (hi & 0x1400000000400800) == 0x0)))
                TRY_AS(f2i_h, VOLTA_F2I_H)
            break;
        case 0x2: /* 85..84=10 8..0=100000101 */
            if (ON(NOT_SM_90) && ((hi & 0x1c00000000001000) == 0x0 ||
                (hi & 0x1c00000000000800) == 0x0 || ((lo & 0x800) == 0x0 &&
                (hi & 0x1400000000001000) == 0x0) || ((lo & 0x800) == 0x0 &&
                (hi & 0x1400000000000800) == 0x0)))
                TRY_AS(f2i_s, VOLTA_F2I_S)
            if (ON(SM_90) && ((hi & 0x1c00000000401000) == 0x0 ||
                (hi & 0x1c00000000400800) == 0x0 || ((lo & 0x800) == 0x0 &&
                (hi & 0x1400000000401000) == 0x0) || ((lo & 0x800) == 0x0 &&
                (hi & 0x1400000000400800) == 0x0)))
                TRY_AS(f2i_s, VOLTA_F2I_S)
            break;
        }
        break;
    case 0x106: /* 8..0=100000110 */
        switch (hi >> 20 & 0x3) {
        case 0x0: /* 85..84=00 8..0=100000110 */
            if (ON(SM_90) && ((hi & 0x1400000000003800) == 0x2000 && ((lo & 0x800) != 0x800 ||
                (hi & 0x800000000000000) != 0x800000000000000)))
                TRY_AS(i2f_bb, VOLTA_I2F_BB)
            if (ON(NOT_SM_90) && ((hi & 0x1c00000000001800) == 0x800 ||
                (hi & 0x1c00000000001800) == 0x1000 || ((lo & 0x800) == 0x0 &&
                (hi & 0x1400000000001800) == 0x800) || ((lo & 0x800) == 0x0 &&
                (hi & 0x1400000000001800) == 0x1000)))
                TRY_AS(i2f_b, VOLTA_I2F_B)
            if (ON(SM_90) && ((hi & 0x1c00000000003800) == 0x800 ||
                (hi & 0x1c00000000003800) == 0x1000 || ((lo & 0x800) == 0x0 &&
                (hi & 0x1400000000003800) == 0x800) || ((lo & 0x800) == 0x0 &&
                (hi & 0x1400000000003800) == 0x1000)))
                TRY_AS(i2f_b, VOLTA_I2F_B)
            break;
        case 0x1: /* 85..84=01 8..0=100000110 */
            if (ON(SM_90) && ((hi & 0x1400000000003800) == 0x2000 && ((lo & 0x800) != 0x800 ||
                (hi & 0x800000000000000) != 0x800000000000000)))
                TRY_AS(i2f_hb, VOLTA_I2F_HB)
            if (ON(NOT_SM_90) && ((hi & 0x1c00000000001800) == 0x800 ||
                (hi & 0x1c00000000001800) == 0x1000 || ((lo & 0x800) == 0x0 &&
                (hi & 0x1400000000001800) == 0x800) || ((lo & 0x800) == 0x0 &&
                (hi & 0x1400000000001800) == 0x1000)))
                TRY_AS(i2f_h, VOLTA_I2F_H)
            if (ON(SM_90) && ((hi & 0x1c00000000003800) == 0x800 ||
                (hi & 0x1c00000000003800) == 0x1000 || ((lo & 0x800) == 0x0 &&
                (hi & 0x1400000000003800) == 0x800) || ((lo & 0x800) == 0x0 &&
                (hi & 0x1400000000003800) == 0x1000)))
                TRY_AS(i2f_h, VOLTA_I2F_H)
            break;
        case 0x2: /* 85..84=10 8..0=100000110 */
            if (ON(SM_90) && ((hi & 0x1400000000003800) == 0x2000 && ((lo & 0x800) != 0x800 ||
                (hi & 0x800000000000000) != 0x800000000000000)))
                TRY_AS(i2f_wb, VOLTA_I2F_WB)
            if (ON(NOT_SM_90) && ((hi & 0x1c00000000001800) == 0x800 ||
                (hi & 0x1c00000000001800) == 0x1000 || ((lo & 0x800) == 0x0 &&
                (hi & 0x1400000000001800) == 0x800) || ((lo & 0x800) == 0x0 &&
                (hi & 0x1400000000001800) == 0x1000)))
                TRY_AS(i2f_w, VOLTA_I2F_W)
            if (ON(SM_90) && ((hi & 0x1c00000000003800) == 0x800 ||
                (hi & 0x1c00000000003800) == 0x1000 || ((lo & 0x800) == 0x0 &&
                (hi & 0x1400000000003800) == 0x800) || ((lo & 0x800) == 0x0 &&
                (hi & 0x1400000000003800) == 0x1000)))
                TRY_AS(i2f_w, VOLTA_I2F_W)
            break;
        }
        break;
    case 0x107: /* 8..0=100000111 */
        switch (hi >> 20 & 0x3) {
        case 0x0: /* 85..84=00 8..0=100000111 */
            if (ON(SM_90) && ((hi & 0x1400000000403800) == 0x402000 && ((lo & 0x800) != 0x800 ||
                (hi & 0x800000000000000) != 0x800000000000000)))
                TRY_AS(frnd_b, VOLTA_FRND_B)
            break;
        case 0x1: /* 85..84=01 8..0=100000111 */
            if (ON(NOT_SM_90) && ((hi & 0x1400000000001800) == 0x800 && ((lo & 0x800) != 0x800 ||
                (hi & 0x800000000000000) != 0x800000000000000)))
                TRY_AS(frnd_h, VOLTA_FRND_H)
            if (ON(SM_90) && ((hi & 0x1400000000403800) == 0x800 && ((lo & 0x800) != 0x800 ||
                (hi & 0x800000000000000) != 0x800000000000000)))
                TRY_AS(frnd_h, VOLTA_FRND_H)
            break;
        case 0x2: /* 85..84=10 8..0=100000111 */
            if (ON(NOT_SM_90) && ((hi & 0x1400000000001800) == 0x1000 && ((lo & 0x800) != 0x800 ||
                (hi & 0x800000000000000) != 0x800000000000000)))
                TRY_AS(frnd_s, VOLTA_FRND_S)
            if (ON(SM_90) && ((hi & 0x1400000000403800) == 0x1000 && ((lo & 0x800) != 0x800 ||
                (hi & 0x800000000000000) != 0x800000000000000)))
                TRY_AS(frnd_s, VOLTA_FRND_S)
            break;
        }
        break;
    case 0x108: /* 8..0=100001000 */
        if (ON(SM_70_SM_72) && (lo & 0xe00) == 0x800 && (hi & 0x1c00000008003800) == 0x1800)
            TRY_AS(mufu_d, VOLTA_MUFU_D)
        if (ON(NOT_SM_70_SM_72_SM_90) && (lo & 0xe00) == 0x800 &&
            (hi & 0x1c00000008003a00) == 0x1800)
            TRY_AS(mufu_d, VOLTA_MUFU_D)
        if (ON(SM_90) && (lo & 0xe00) == 0x800 && (hi & 0x1c00000008003b00) == 0x1800)
            TRY_AS(mufu_d, VOLTA_MUFU_D)
        if (ON(SM_70_SM_72) && (lo & 0xe00) == 0x800 && (hi & 0x1c00000008000000) == 0x0)
            TRY_AS(mufu_s, VOLTA_MUFU_S)
        if (ON(NOT_SM_70_SM_72_SM_90) && (lo & 0xe00) == 0x800 && (hi & 0x1c00000008000200) == 0x0)
            TRY_AS(mufu_s, VOLTA_MUFU_S)
        if (ON(SM_90) && (lo & 0xe00) == 0x800 && (hi & 0x1c00000008000300) == 0x0)
            TRY_AS(mufu_s, VOLTA_MUFU_S)
        if (ON(SM_70_SM_72) && ((hi & 0x1400000000000000) == 0x0 && ((lo & 0x800) != 0x800 ||
            (hi & 0x800000000000000) != 0x800000000000000)))
            TRY_AS(mufu_r, VOLTA_MUFU_R)
        if (ON(NOT_SM_70_SM_72_SM_90) && ((hi & 0x1400000000000200) == 0x0 &&
            ((lo & 0x800) != 0x800 || (hi & 0x800000000000000) != 0x800000000000000)))
            TRY_AS(mufu_r, VOLTA_MUFU_R)
        if (ON(SM_90) && ((hi & 0x1400000000000300) == 0x0 && ((lo & 0x800) != 0x800 ||
            (hi & 0x800000000000000) != 0x800000000000000)))
            TRY_AS(mufu_r, VOLTA_MUFU_R)
        if (ON(SM_90) && ((hi & 0x1400000000000100) == 0x0 && ((lo & 0x800) != 0x800 ||
            (hi & 0x800000000000000) != 0x800000000000000)))
            TRY_AS(mufu_b, VOLTA_MUFU_B)
        if (ON(NOT_SM_70_SM_72) && ((hi & 0x1400000000000000) == 0x0 && ((lo & 0x800) != 0x800 ||
            (hi & 0x800000000000000) != 0x800000000000000)))
            TRY_AS(mufu_h, VOLTA_MUFU_H)
        break;
    case 0x109: /* 8..0=100001001 */
        if ((hi & 0x1400000000000000) == 0x0 && ((lo & 0x800) != 0x800 ||
            (hi & 0x800000000000000) != 0x800000000000000))
            TRY_AS(popc, VOLTA_POPC)
        break;
    case 0x110: /* 8..0=100010000 */
        switch (hi >> 20 & 0x3) {
        case 0x0: /* 85..84=00 8..0=100010000 */
            if (ON(SM_90) && ((hi & 0x1400000000403800) == 0x401800 && ((lo & 0x800) != 0x800 ||
                (hi & 0x800000000000000) != 0x800000000000000)))
                TRY_AS(f2f_bn, VOLTA_F2F_BD)
            break;
        case 0x1: /* 85..84=01 8..0=100010000 */
            if (ON(SM_70_SM_72) && ((hi & 0x1400000000001800) == 0x1800 && ((lo & 0x800) != 0x800 ||
                (hi & 0x800000000000000) != 0x800000000000000)))
                TRY_AS(f2f_w, VOLTA_F2F_DW)
            if (ON(SM_75_SM_80) && ((hi & 0x1400000000003800) == 0x1800 && ((lo & 0x800) != 0x800 ||
                (hi & 0x800000000000000) != 0x800000000000000)))
                TRY_AS(f2f_w, VOLTA_F2F_DW)
            if (ON(SM_86_SM_87_SM_89_SM_90) && ((hi & 0x1400000000403800) == 0x1800 &&
                ((lo & 0x800) != 0x800 || (hi & 0x800000000000000) != 0x800000000000000)))
                TRY_AS(f2f_w, VOLTA_F2F_DW)
            break;
        case 0x2: /* 85..84=10 8..0=100010000 */
            if (ON(SM_70_SM_72) && ((hi & 0x1400000000001800) == 0x1800 && ((lo & 0x800) != 0x800 ||
                (hi & 0x800000000000000) != 0x800000000000000)))
                TRY_AS(f2f_n, VOLTA_F2F_DF)
            if (ON(SM_75_SM_80) && ((hi & 0x1400000000003800) == 0x1800 && ((lo & 0x800) != 0x800 ||
                (hi & 0x800000000000000) != 0x800000000000000)))
                TRY_AS(f2f_n, VOLTA_F2F_DF)
            if (ON(SM_86_SM_87_SM_89_SM_90) && ((hi & 0x1400000000403800) == 0x1800 &&
                ((lo & 0x800) != 0x800 || (hi & 0x800000000000000) != 0x800000000000000)))
                TRY_AS(f2f_n, VOLTA_F2F_DF)
            break;
        case 0x3: /* 85..84=11 8..0=100010000 */
            if (ON(SM_90) && ((hi & 0x1400000000403800) == 0x2000 && ((lo & 0x800) != 0x800 ||
                (hi & 0x800000000000000) != 0x800000000000000)))
                TRY_AS(f2f_db, VOLTA_F2F_DB)
            if (ON(SM_70_SM_72) && ((hi & 0x1c00000000001800) == 0x800 ||
                (hi & 0x1c00000000001800) == 0x1000 || ((lo & 0x800) == 0x0 &&
                (hi & 0x1400000000001800) == 0x800) || ((lo & 0x800) == 0x0 &&
                (hi & 0x1400000000001800) == 0x1000)))
                TRY_AS(f2f_nd, VOLTA_F2F_ND)
            if (ON(SM_75_SM_80) && ((hi & 0x1c00000000003800) == 0x800 ||
                (hi & 0x1c00000000003800) == 0x1000 || ((lo & 0x800) == 0x0 &&
                (hi & 0x1400000000003800) == 0x800) || ((lo & 0x800) == 0x0 &&
                (hi & 0x1400000000003800) == 0x1000)))
                TRY_AS(f2f_nd, VOLTA_F2F_ND)
            if (ON(SM_86_SM_87_SM_89_SM_90) && ((hi & 0x1c00000000403800) == 0x800 ||
                (hi & 0x1c00000000403800) == 0x1000 || ((lo & 0x800) == 0x0 &&
                (hi & 0x1400000000403800) == 0x800) || ((lo & 0x800) == 0x0 &&
                (hi & 0x1400000000403800) == 0x1000)))
                TRY_AS(f2f_nd, VOLTA_F2F_ND)
            break;
        }
        break;
    case 0x111: /* 8..0=100010001 */
        switch (hi >> 20 & 0x3) {
        case 0x0: /* 85..84=00 8..0=100010001 */
            if (ON(SM_90) && ((hi & 0x1400000000401800) == 0x401800 && ((lo & 0x800) != 0x800 ||
                (hi & 0x800000000000000) != 0x800000000000000)))
                TRY_AS(f2i_b, VOLTA_F2I_BD)
            break;
        case 0x1: /* 85..84=01 8..0=100010001 */
            if (ON(NOT_SM_90) && ((hi & 0x1400000000001800) == 0x1800 && ((lo & 0x800) != 0x800 ||
                (hi & 0x800000000000000) != 0x800000000000000)))
                TRY_AS(f2i_h, VOLTA_F2I_HD)
            if (ON(SM_90) && ((hi & 0x1400000000401800) == 0x1800 && ((lo & 0x800) != 0x800 ||
                (hi & 0x800000000000000) != 0x800000000000000)))
                TRY_AS(f2i_h, VOLTA_F2I_HD)
            break;
        case 0x2: /* 85..84=10 8..0=100010001 */
            if (ON(NOT_SM_90) && ((hi & 0x1400000000001800) == 0x1800 && ((lo & 0x800) != 0x800 ||
                (hi & 0x800000000000000) != 0x800000000000000)))
                TRY_AS(f2i_s, VOLTA_F2I_SD)
            if (ON(SM_90) && ((hi & 0x1400000000401800) == 0x1800 && ((lo & 0x800) != 0x800 ||
                (hi & 0x800000000000000) != 0x800000000000000)))
                TRY_AS(f2i_s, VOLTA_F2I_SD)
            break;
        case 0x3: /* 85..84=11 8..0=100010001 */
            if (ON(NOT_SM_90) && ((hi & 0x1400000000000000) == 0x0 && ((lo & 0x800) != 0x800 ||
                (hi & 0x800000000000000) != 0x800000000000000)))
                TRY_AS(f2i_d, VOLTA_F2I_D)
            if (ON(SM_90) && ((hi & 0x1400000000400000) == 0x0 && ((lo & 0x800) != 0x800 ||
                (hi & 0x800000000000000) != 0x800000000000000)))
                TRY_AS(f2i_d, VOLTA_F2I_D)
            break;
        }
        break;
    case 0x112: /* 8..0=100010010 */
        switch (hi >> 20 & 0x3) {
        case 0x0: /* 85..84=00 8..0=100010010 */
            if (ON(NOT_SM_90) && ((hi & 0x1400000000001800) == 0x1800 && ((lo & 0x800) != 0x800 ||
                (hi & 0x800000000000000) != 0x800000000000000)))
                TRY_AS(i2f_b, VOLTA_I2F_BD)
            if (ON(SM_90) && ((hi & 0x1400000000003800) == 0x1800 && ((lo & 0x800) != 0x800 ||
                (hi & 0x800000000000000) != 0x800000000000000)))
                TRY_AS(i2f_b, VOLTA_I2F_BD)
            break;
        case 0x1: /* 85..84=01 8..0=100010010 */
            if (ON(NOT_SM_90) && ((hi & 0x1400000000001800) == 0x1800 && ((lo & 0x800) != 0x800 ||
                (hi & 0x800000000000000) != 0x800000000000000)))
                TRY_AS(i2f_h, VOLTA_I2F_HD)
            if (ON(SM_90) && ((hi & 0x1400000000003800) == 0x1800 && ((lo & 0x800) != 0x800 ||
                (hi & 0x800000000000000) != 0x800000000000000)))
                TRY_AS(i2f_h, VOLTA_I2F_HD)
            break;
        case 0x2: /* 85..84=10 8..0=100010010 */
            if (ON(NOT_SM_90) && ((hi & 0x1400000000001800) == 0x1800 && ((lo & 0x800) != 0x800 ||
                (hi & 0x800000000000000) != 0x800000000000000)))
                TRY_AS(i2f_w, VOLTA_I2F_WD)
            if (ON(SM_90) && ((hi & 0x1400000000003800) == 0x1800 && ((lo & 0x800) != 0x800 ||
                (hi & 0x800000000000000) != 0x800000000000000)))
                TRY_AS(i2f_w, VOLTA_I2F_WD)
            break;
        case 0x3: /* 85..84=11 8..0=100010010 */
            if (ON(SM_90) && ((hi & 0x1400000000003800) == 0x2000 && ((lo & 0x800) != 0x800 ||
                (hi & 0x800000000000000) != 0x800000000000000)))
                TRY_AS(i2f_wb, VOLTA_I2F_DB)
            if (ON(NOT_SM_90) && ((hi & 0x1c00000000001000) == 0x1000 ||
                (hi & 0x1c00000000000800) == 0x800 || ((lo & 0x800) == 0x0 &&
                (hi & 0x1400000000001000) == 0x1000) || ((lo & 0x800) == 0x0 &&
                (hi & 0x1400000000000800) == 0x800)))
                TRY_AS(i2f_w, VOLTA_I2F_D)
            if (ON(SM_90) && ((hi & 0x1c00000000003000) == 0x1000 ||
                (hi & 0x1c00000000002800) == 0x800 || ((lo & 0x800) == 0x0 &&
                (hi & 0x1400000000003000) == 0x1000) || ((lo & 0x800) == 0x0 &&
                (hi & 0x1400000000002800) == 0x800)))
                TRY_AS(i2f_w, VOLTA_I2F_D)
            break;
        }
        break;
    case 0x113: /* 8..0=100010011 */
        if (ON(NOT_SM_90) && ((hi & 0x1400000000301800) == 0x301800 && ((lo & 0x800) != 0x800 ||
            (hi & 0x800000000000000) != 0x800000000000000)))
            TRY_AS(frnd_d, VOLTA_FRND_D)
        if (ON(SM_90) && ((hi & 0x1400000000703800) == 0x301800 && ((lo & 0x800) != 0x800 ||
            (hi & 0x800000000000000) != 0x800000000000000)))
            TRY_AS(frnd_d, VOLTA_FRND_D)
        break;
    case 0x118: /* 8..0=100011000 */
        if ((lo & 0xe00) == 0x800 && (hi & 0x1c00000008000000) == 0x0) FIND_AS(nop, VOLTA_NOP)
        break;
    case 0x119: /* 8..0=100011001 */
        if ((lo & 0xe00) == 0x800 && (hi & 0x1c00000008000000) == 0x0) FIND_AS(s2r, VOLTA_S2R)
        break;
    case 0x11a: /* 8..0=100011010 */
        switch (hi >> 27 & 0x1) {
        case 0x0: /* 91=0 8..0=100011010 */
            switch (lo >> 47 & 0x1) {
            case 0x0: /* 91=0 47=0 8..0=100011010 */
                if ((lo & 0xe00) == 0x800 && (hi & 0x1c00000000000000) == 0x0)
                    FIND_AS(depbar_n, VOLTA_DEPBAR_N)
                break;
            case 0x1: /* 91=0 47=1 8..0=100011010 */
                if ((lo & 0xe00) == 0x800 && (hi & 0x1c00000000000000) == 0x0 &&
                    (lo & 0x700000000000) != 0x600000000000)
                    FIND_AS(depbar_le, VOLTA_DEPBAR_LE)
                break;
            }
            break;
        case 0x1: /* 91=1 8..0=100011010 */
            if (ON(SM_90) && ((lo & 0xe00) == 0xc00 && (hi & 0x1c00000000000000) == 0x0 &&
                (lo & 0x700000000000) != 0x600000000000))
                FIND_AS(depbar_u, VOLTA_DEPBAR_U)
            break;
        }
        break;
    case 0x11b: /* 8..0=100011011 */
        if (ON(SM_90) && (lo & 0xe00) == 0x800 && (hi & 0x1c00000008000000) == 0x0)
            FIND_AS(endcollective, VOLTA_ENDCOLLECTIVE)
        break;
    case 0x11c: /* 8..0=100011100 */
        switch (hi >> 14 & 0x3) {
        case 0x0: /* 79..78=00 8..0=100011100 */
            if ((lo & 0xe00) == 0x200 && (hi & 0x1c00000008000000) == 0x0)
                FIND_AS(b2r_b, VOLTA_B2R_B)
            break;
        case 0x1: /* 79..78=01 8..0=100011100 */
            if ((lo & 0xe00) == 0x200 && (hi & 0x1c00000008000000) == 0x0)
                FIND_AS(b2r_r, VOLTA_B2R_R)
            break;
        }
        break;
    case 0x11d: /* 8..0=100011101 */
        switch (hi >> 13 & 0x7) {
        case 0x0: /* 79..77=000 8..0=100011101 */
            if ((hi & 0x1c00000000000000) == 0x0) TRY_AS(bar_sync, VOLTA_BAR_SYNC)
            break;
        case 0x1: /* 79..77=001 8..0=100011101 */
            if ((hi & 0x1c00000000000000) == 0x0) TRY_AS(bar_arv, VOLTA_BAR_ARV)
            break;
        case 0x2: /* 79..77=010 8..0=100011101 */
            if ((hi & 0x1c00000000000000) == 0x0 && (hi & 0xc00) != 0xc00)
                TRY_AS(bar_red, VOLTA_BAR_RED)
            break;
        case 0x4: /* 79..77=100 8..0=100011101 */
            if (ON(NOT_SM_90) && (lo & 0xe00) == 0xa00 && (hi & 0x1c00000008000000) == 0x0)
                FIND_AS(bar_all, VOLTA_BAR_ALL)
            break;
        }
        break;
    case 0x11e: /* 8..0=100011110 */
        if (ON(NOT_SM_90) && (lo & 0xe00) == 0x200 && (hi & 0x1c00000008000000) == 0x0)
            FIND_AS(r2b, VOLTA_R2B)
        break;
    case 0x11f: /* 8..0=100011111 */
        if ((lo & 0xe00) == 0x200 && (hi & 0x1c00000008000000) == 0x0)
            FIND_AS(setctaid, VOLTA_SETCTAID)
        break;
    case 0x120: /* 8..0=100100000 */
        if ((lo & 0xe00) == 0x800 && (hi & 0x1c00000008000000) == 0x0) FIND_AS(al2p, VOLTA_AL2P)
        break;
    case 0x121: /* 8..0=100100001 */
        switch (hi >> 27 & 0x1) {
        case 0x0: /* 91=0 8..0=100100001 */
            if ((lo & 0xff000e00) == 0xff000200 && (hi & 0x1c00000000000000) == 0x0)
                FIND_AS(ald_a, VOLTA_ALD_A)
            if ((lo & 0xe00) == 0x200 && (hi & 0x1c00000000000000) == 0x0)
                FIND_AS(ald_r, VOLTA_ALD_R)
            break;
        case 0x1: /* 91=1 8..0=100100001 */
            if (ON(NOT_SM_70_SM_72) && (lo & 0xe00) == 0x400 && (hi & 0x1c00000000000000) == 0x0)
                FIND_AS(ald_u, VOLTA_ALD_U)
            break;
        }
        break;
    case 0x122: /* 8..0=100100010 */
        switch (hi >> 27 & 0x1) {
        case 0x0: /* 91=0 8..0=100100010 */
            if ((lo & 0xff000e00) == 0xff000200 && (hi & 0x1c00000000000000) == 0x0)
                FIND_AS(ast_a, VOLTA_AST_A)
            if ((lo & 0xe00) == 0x200 && (hi & 0x1c00000000000000) == 0x0)
                FIND_AS(ast_r, VOLTA_AST_R)
            break;
        case 0x1: /* 91=1 8..0=100100010 */
            if (ON(NOT_SM_70_SM_72) && (lo & 0xe00) == 0x400 && (hi & 0x1c00000000000000) == 0x0)
                FIND_AS(ast_u, VOLTA_AST_U)
            break;
        }
        break;
    case 0x123: /* 8..0=100100011 */
        if ((lo & 0xe00) == 0x800 && (hi & 0x1c00000008000000) == 0x0) FIND_AS(isberd, VOLTA_ISBERD)
        break;
    case 0x124: /* 8..0=100100100 */
        switch (lo >> 9 & 0x7) {
        case 0x1: /* 11..0=001100100100 */
            if ((hi & 0x1c0000000800c000) == 0x0) FIND_AS(out_f, VOLTA_OUT_F)
            if ((hi & 0x1c00000008000000) == 0x0) FIND_AS(out_r, VOLTA_OUT_R)
            break;
        case 0x4: /* 11..0=100100100100 */
            if ((hi & 0x1c00000008000000) == 0x0 && (hi & 0xc000) != 0x0)
                FIND_AS(out_i, VOLTA_OUT_I)
            break;
        case 0x6: /* 11..0=110100100100 */
            if (ON(NOT_SM_70_SM_72) && ((hi & 0x1c00000008000000) == 0x8000000 &&
                (hi & 0xc000) != 0x0))
                FIND_AS(out_u, VOLTA_OUT_U)
            break;
        }
        break;
    case 0x125: /* 8..0=100100101 */
        if ((lo & 0xe00) == 0x800 && (hi & 0x1c00000008000000) == 0x0) FIND_AS(pixld, VOLTA_PIXLD)
        break;
    case 0x126: /* 8..0=100100110 */
        switch (hi >> 27 & 0x1) {
        case 0x0: /* 91=0 8..0=100100110 */
            if ((hi & 0x1c00000000000000) == 0x0) TRY_AS(ipa_a, VOLTA_IPA_A)
            break;
        case 0x1: /* 91=1 8..0=100100110 */
            if (ON(NOT_SM_70_SM_72) && (lo & 0xe00) == 0x400 && (hi & 0x1c00000000002000) == 0x0)
                FIND_AS(ipa_u, VOLTA_IPA_U)
            break;
        }
        break;
    case 0x127: /* 8..0=100100111 */
        if (ON(NOT_SM_70_SM_72) && (lo & 0xe00) == 0x800 && (hi & 0x1c00000008000000) == 0x0)
            FIND_AS(isbewr, VOLTA_ISBEWR)
        break;
    case 0x141: /* 8..0=101000001 */
        if ((lo & 0xe00) == 0x800 && (hi & 0x1c00000008000000) == 0x0) FIND_AS(bsync, VOLTA_BSYNC)
        break;
    case 0x142: /* 8..0=101000010 */
        if ((lo & 0xe00) == 0x800 && (hi & 0x1c00000008000000) == 0x0) FIND_AS(bsync, VOLTA_BREAK)
        break;
    case 0x143: /* 8..0=101000011 */
        switch (lo >> 9 & 0x7) {
        case 0x1: /* 11..0=001101000011 */
            if ((hi & 0x1c00000008000000) == 0x0) FIND_AS(call_r, VOLTA_CALL_R)
            break;
        case 0x4: /* 11..0=100101000011 */
            if ((hi & 0x1c00000008000000) == 0x0) FIND_AS(call_at, VOLTA_CALL_AT)
            break;
        case 0x5: /* 11..0=101101000011 */
            if ((hi & 0x1c00000000000000) == 0x0) TRY_AS(call_c, VOLTA_CALL_C)
            break;
        }
        break;
    case 0x144: /* 8..0=101000100 */
        switch (hi >> 27 & 0x1) {
        case 0x0: /* 91=0 8..0=101000100 */
            switch (lo >> 9 & 0x7) {
            case 0x1: /* 91=0 11..0=001101000100 */
                if ((hi & 0x1c00000000000000) == 0x0) FIND_AS(call_rr, VOLTA_CALL_RR)
                break;
            case 0x4: /* 91=0 11..0=100101000100 */
                if ((hi & 0x1c00000000000000) == 0x0) FIND_AS(call_rel, VOLTA_CALL_REL)
                break;
            }
            break;
        case 0x1: /* 91=1 8..0=101000100 */
            if (ON(NOT_SM_70_SM_72) && (lo & 0xe00) == 0x800 && (hi & 0x1c00000000000000) == 0x0)
                FIND_AS(call_ur, VOLTA_CALL_UR)
            break;
        }
        break;
    case 0x145: /* 8..0=101000101 */
        if ((lo & 0xe00) == 0x800 && (hi & 0x1c00000008000000) == 0x0) FIND_AS(bssy, VOLTA_BSSY)
        break;
    case 0x146: /* 8..0=101000110 */
        if ((lo & 0xe00) == 0x800 && (hi & 0x1c00000008000000) == 0x0) FIND_AS(yield, VOLTA_YIELD)
        break;
    case 0x147: /* 8..0=101000111 */
        switch (hi >> 27 & 0x1) {
        case 0x0: /* 91=0 8..0=101000111 */
            if ((lo & 0xe00) == 0x800 && (hi & 0x1c00000000000000) == 0x0 &&
                (hi & 0x600000) != 0x600000)
                FIND_AS(bra_b, VOLTA_BRA_B)
            break;
        case 0x1: /* 91=1 8..0=101000111 */
            switch (lo >> 9 & 0x7) {
            case 0x2: /* 91=1 11..0=010101000111 */
                if (ON(NOT_SM_70_SM_72_SM_75) && ((lo & 0x200000000) == 0x0 &&
                    (hi & 0x1c00000000000000) == 0x0 && (hi & 0x600000) != 0x600000))
                    FIND_AS(bra_u, VOLTA_BRA_U)
                break;
            case 0x4: /* 91=1 11..0=100101000111 */
                if (ON(NOT_SM_70_SM_72_SM_75) && (((lo & 0x200000000) == 0x200000000 &&
                    (hi & 0x1c00000000400000) == 0x0) || ((lo & 0x100000000) == 0x0 &&
                    (hi & 0x1c00000000400000) == 0x0) || ((lo & 0x200000000) == 0x200000000 &&
                    (hi & 0x1c00000000200000) == 0x0) || ((lo & 0x100000000) == 0x0 &&
                    (hi & 0x1c00000000200000) == 0x0)))
                    FIND_AS(bra_div, VOLTA_BRA_DIV)
                break;
            }
            break;
        }
        break;
    case 0x148: /* 8..0=101001000 */
        switch (lo >> 11 & 0x1) {
        case 0x0: /* 11=0 8..0=101001000 */
            switch (hi >> 22 & 0x1) {
            case 0x0: /* 86=0 11=0 8..0=101001000 */
                if (ON(NOT_SM_90) && (lo & 0x600) == 0x200 && (hi & 0x1c00000008000000) == 0x0)
                    FIND_AS(warpsync_r, VOLTA_WARPSYNC_R)
                if (ON(SM_90) && (lo & 0x600) == 0x200 && (hi & 0x1c00000008000000) == 0x0)
                    FIND_AS(warpsync_h, VOLTA_WARPSYNC_H)
                break;
            case 0x1: /* 86=1 11=0 8..0=101001000 */
                if (ON(NOT_SM_90) && (lo & 0x600) == 0x200 && (hi & 0x1c00000008000000) == 0x0)
                    FIND_AS(warpsync_r, VOLTA_WARPSYNC_R)
                if (ON(SM_90) && (lo & 0x600) == 0x200 && (hi & 0x1c00000008200000) == 0x0)
                    FIND_AS(warpsync_collective_h, VOLTA_WARPSYNC_COLLECTIVE_H)
                break;
            }
            break;
        case 0x1: /* 11=1 8..0=101001000 */
            switch (hi >> 22 & 0x1) {
            case 0x0: /* 86=0 11=1 8..0=101001000 */
                if (ON(SM_90) && (lo & 0x600) == 0x0 && (hi & 0x1c00000008200000) == 0x0)
                    FIND_AS(warpsync_a, VOLTA_WARPSYNC_A)
                if (ON(NOT_SM_90) && (hi & 0x1c00000000000000) == 0x0)
                    TRY_AS(warpsync_m, VOLTA_WARPSYNC_M)
                break;
            case 0x1: /* 86=1 11=1 8..0=101001000 */
                if (ON(SM_90) && (lo & 0x600) == 0x0 && (hi & 0x1c00000008200000) == 0x0)
                    FIND_AS(warpsync_collective_a, VOLTA_WARPSYNC_COLLECTIVE_A)
                if (ON(NOT_SM_90) && (hi & 0x1c00000000000000) == 0x0)
                    TRY_AS(warpsync_m, VOLTA_WARPSYNC_M)
                break;
            }
            break;
        }
        break;
    case 0x149: /* 8..0=101001001 */
        if ((lo & 0xe00) == 0x800 && (hi & 0x1c00000008000000) == 0x0 &&
            (hi & 0x600000) != 0x600000)
            FIND_AS(brx, VOLTA_BRX)
        break;
    case 0x14a: /* 8..0=101001010 */
        switch (lo >> 9 & 0x7) {
        case 0x2: /* 11..0=010101001010 */
            if (ON(NOT_SM_70_SM_72_SM_75) && ((lo & 0x200000000) == 0x0 &&
                (hi & 0x1c00000008000000) == 0x8000000 && (hi & 0x600000) != 0x600000))
                FIND_AS(jmp_u, VOLTA_JMP_U)
            break;
        case 0x3: /* 11..0=011101001010 */
            if (ON(NOT_SM_70_SM_72_SM_75) && ((lo & 0x200000000) == 0x0 &&
                (hi & 0x1c00000008000000) == 0x8000000 && (hi & 0x600000) != 0x600000))
                FIND_AS(jmp_uc, VOLTA_JMP_UC)
            break;
        case 0x4: /* 11..0=100101001010 */
            if (((lo & 0x200000000) == 0x0 && (hi & 0x1c00000008400000) == 0x0) ||
                ((lo & 0x100000000) == 0x100000000 && (hi & 0x1c00000008400000) == 0x0) ||
                ((lo & 0x200000000) == 0x0 && (hi & 0x1c00000008200000) == 0x0) ||
                ((lo & 0x100000000) == 0x100000000 && (hi & 0x1c00000008200000) == 0x0))
                FIND_AS(jmp_b, VOLTA_JMP_B)
            break;
        case 0x5: /* 11..0=101101001010 */
            if (((lo & 0x200000000) == 0x0 && (hi & 0x1c00000008400000) == 0x0) ||
                ((lo & 0x100000000) == 0x100000000 && (hi & 0x1c00000008400000) == 0x0) ||
                ((lo & 0x200000000) == 0x0 && (hi & 0x1c00000008200000) == 0x0) ||
                ((lo & 0x100000000) == 0x100000000 && (hi & 0x1c00000008200000) == 0x0))
                FIND_AS(jmp_c, VOLTA_JMP_C)
            break;
        }
        break;
    case 0x14c: /* 8..0=101001100 */
        if ((lo & 0xe00) == 0x800 && (hi & 0x1c00000008000000) == 0x0 &&
            (hi & 0x600000) != 0x600000)
            FIND_AS(brx, VOLTA_JMX)
        break;
    case 0x14d: /* 8..0=101001101 */
        if ((lo & 0xe00) == 0x800 && (hi & 0x1c00000008000000) == 0x0) FIND_AS(exit, VOLTA_EXIT)
        break;
    case 0x14e: /* 8..0=101001110 */
        switch (lo >> 9 & 0x7) {
        case 0x1: /* 11..0=001101001110 */
            if ((hi & 0x1c00000008000000) == 0x0) FIND_AS(lmembase_g, VOLTA_LEPC_N)
            break;
        case 0x4: /* 11..0=100101001110 */
            if (ON(SM_90) && (hi & 0x1c00000008000000) == 0x0) FIND_AS(lepc_t, VOLTA_LEPC_T)
            break;
        }
        break;
    case 0x14f: /* 8..0=101001111 */
        if (ON(NOT_SM_90) && (lo & 0xe00) == 0x800 && (hi & 0x1c00000008000000) == 0x0)
            FIND_AS(csmtest, VOLTA_RTT)
        break;
    case 0x150: /* 8..0=101010000 */
        switch (hi >> 27 & 0x1) {
        case 0x0: /* 91=0 8..0=101010000 */
            switch (hi >> 21 & 0x1) {
            case 0x0: /* 91=0 85=0 8..0=101010000 */
                if ((lo & 0xe00) == 0x800 && (hi & 0x1c00000000000000) == 0x0)
                    FIND_AS(ret_rel, VOLTA_RET_REL)
                break;
            case 0x1: /* 91=0 85=1 8..0=101010000 */
                if ((lo & 0xe00) == 0x800 && (hi & 0x1c00000000000000) == 0x0)
                    FIND_AS(ret_abs, VOLTA_RET_ABS)
                break;
            }
            break;
        case 0x1: /* 91=1 8..0=101010000 */
            switch (hi >> 21 & 0x1) {
            case 0x0: /* 91=1 85=0 8..0=101010000 */
                if (ON(NOT_SM_70_SM_72) && (lo & 0xe00) == 0x800 &&
                    (hi & 0x1c00000000000000) == 0x0)
                    FIND_AS(ret_ur_rel, VOLTA_RET_UR_REL)
                break;
            case 0x1: /* 91=1 85=1 8..0=101010000 */
                if (ON(NOT_SM_70_SM_72) && (lo & 0xe00) == 0x800 &&
                    (hi & 0x1c00000000000000) == 0x0)
                    FIND_AS(ret_ur_abs, VOLTA_RET_UR_ABS)
                break;
            }
            break;
        }
        break;
    case 0x152: /* 8..0=101010010 */
        if ((hi & 0x1c00000000000000) == 0x0) TRY_AS(rpcmov_r, VOLTA_RPCMOV_R)
        break;
    case 0x153: /* 8..0=101010011 */
        if ((lo & 0xe00) == 0x200 && (hi & 0x1c00000008000000) == 0x0)
            FIND_AS(rpcmov_g, VOLTA_RPCMOV_G)
        break;
    case 0x154: /* 8..0=101010100 */
        if ((hi & 0x1c00000000000000) == 0x0) TRY_AS(rpcmov_l, VOLTA_RPCMOV_L)
        break;
    case 0x155: /* 8..0=101010101 */
        switch (lo >> 9 & 0x7) {
        case 0x1: /* 11..0=001101010101 */
            if (((lo & 0x20000000) == 0x0 && (hi & 0x1c00000008000000) == 0x0) ||
                ((lo & 0x1f000000) == 0x0 && (hi & 0x1c00000008000000) == 0x0) ||
                ((lo & 0x1f000000) == 0x6000000 && (hi & 0x1c00000008000000) == 0x0))
                FIND_AS(bmov_r, VOLTA_BMOV_R)
            break;
        case 0x7: /* 11..0=111101010101 */
            switch (hi >> 20 & 0x1) {
            case 0x0: /* 84=0 11..0=111101010101 */
                if (((lo & 0x3f000000) == 0x20000000 && (hi & 0x1c00000008000000) == 0x0) ||
                    ((lo & 0x30000000) == 0x10000000 && (hi & 0x1c00000008000000) == 0x0))
                    FIND_AS(bmov_rs, VOLTA_BMOV_RS)
                break;
            case 0x1: /* 84=1 11..0=111101010101 */
                if ((hi & 0x1c00000008000000) == 0x0) FIND_AS(bmov_rb, VOLTA_BMOV_RB)
                break;
            }
            break;
        }
        break;
    case 0x156: /* 8..0=101010110 */
        if (((lo & 0x20000e00) == 0xe00 && (hi & 0x1c00000008000000) == 0x0) ||
            ((lo & 0x1f000e00) == 0xe00 && (hi & 0x1c00000008000000) == 0x0) ||
            ((lo & 0x1f000e00) == 0x6000e00 && (hi & 0x1c00000008000000) == 0x0))
            FIND_AS(bmov_bb, VOLTA_BMOV_BB)
        if (((lo & 0x20000000) == 0x0 && (hi & 0x1c00000000000000) == 0x0) ||
            ((lo & 0x1f000000) == 0x0 && (hi & 0x1c00000000000000) == 0x0) ||
            ((lo & 0x1f000000) == 0x6000000 && (hi & 0x1c00000000000000) == 0x0))
            TRY_AS(bmov_b, VOLTA_BMOV_B)
        break;
    case 0x157: /* 8..0=101010111 */
        if ((hi & 0x1c00000000000000) == 0x0) TRY_AS(bmov_l, VOLTA_BMOV_L)
        break;
    case 0x158: /* 8..0=101011000 */
        if (ON(NOT_SM_70_SM_72) && ((lo & 0xe00) == 0x800 &&
            (hi & 0x1c00000008000000) == 0x8000000 && (hi & 0x600000) != 0x600000))
            FIND_AS(brxu_brxu, VOLTA_BRXU_BRXU)
        break;
    case 0x159: /* 8..0=101011001 */
        if (ON(NOT_SM_70_SM_72) && ((lo & 0xe00) == 0x800 &&
            (hi & 0x1c00000008000000) == 0x8000000 && (hi & 0x600000) != 0x600000))
            FIND_AS(brxu_brxu, VOLTA_BRXU_JMXU)
        break;
    case 0x15b: /* 8..0=101011011 */
        if ((lo & 0xe00) == 0x800 && (hi & 0x1c00000008000000) == 0x0) FIND_AS(yield, VOLTA_KILL)
        break;
    case 0x15c: /* 8..0=101011100 */
        if (((lo & 0xe00) == 0x800 && (hi & 0x1c00000008700000) == 0x500000) ||
            ((lo & 0xe00) == 0x800 && (hi & 0x1c00000008600000) == 0x200000) ||
            ((lo & 0xe00) == 0x800 && (hi & 0x1c00000008300000) == 0x200000))
            FIND_AS(bpt, VOLTA_BPT)
        break;
    case 0x15d: /* 8..0=101011101 */
        if (ON(NOT_SM_70_SM_72_SM_75) && (lo & 0xe00) == 0x800 &&
            (hi & 0x1c00000008080000) == 0x80000)
            FIND_AS(nanosleep_c, VOLTA_NANOSLEEP_C)
        if ((hi & 0x1c00000000000000) == 0x0) TRY_AS(nanosleep_n, VOLTA_NANOSLEEP_N)
        break;
    case 0x15e: /* 8..0=101011110 */
        if (ON(SM_90) && (lo & 0xe00) == 0xc00 && (hi & 0x1c0000000fffff00) == 0x8000000)
            FIND_AS(warpgroupset, VOLTA_WARPGROUPSET)
        break;
    case 0x160: /* 8..0=101100000 */
        if ((hi & 0x3800000) != 0x2800000 && (hi & 0x600000) != 0x600000 &&
            (hi & 0x18000) != 0x18000 && (lo & 0xe000000000000000) != 0xc000000000000000)
            TRY_AS(tex_c, VOLTA_TEX_C)
        break;
    case 0x161: /* 8..0=101100001 */
        if ((hi & 0x3800000) != 0x2800000 && (hi & 0x600000) != 0x600000 &&
            (hi & 0x18000) != 0x18000 && (lo & 0xe000000000000000) != 0xc000000000000000)
            TRY_AS(tex_r, VOLTA_TEX_R)
        break;
    case 0x162: /* 8..0=101100010 */
        if ((hi & 0x3800000) != 0x2800000 && (hi & 0x600000) != 0x600000 &&
            (hi & 0x18000) != 0x18000 && (lo & 0xe000000000000000) != 0xc000000000000000)
            TRY_AS(tex_i, VOLTA_TEX_I)
        break;
    case 0x163: /* 8..0=101100011 */
        if ((hi & 0x600000) != 0x600000 && (hi & 0x18000) != 0x18000 &&
            (lo & 0xa000000000000000) != 0x8000000000000000 &&
            (lo & 0x6000000000000000) != 0x4000000000000000)
            TRY_AS(tld4_c, VOLTA_TLD4_C)
        break;
    case 0x164: /* 8..0=101100100 */
        if ((hi & 0x600000) != 0x600000 && (hi & 0x18000) != 0x18000 &&
            (lo & 0xa000000000000000) != 0x8000000000000000 &&
            (lo & 0x6000000000000000) != 0x4000000000000000)
            TRY_AS(tld4_r, VOLTA_TLD4_R)
        break;
    case 0x165: /* 8..0=101100101 */
        if ((hi & 0x600000) != 0x600000 && (hi & 0x18000) != 0x18000 &&
            (lo & 0xa000000000000000) != 0x8000000000000000 &&
            (lo & 0x6000000000000000) != 0x4000000000000000)
            TRY_AS(tld4_i, VOLTA_TLD4_I)
        break;
    case 0x166: /* 8..0=101100110 */
        if ((hi & 0x600000) != 0x600000 && (hi & 0x18000) != 0x18000 &&
            (lo & 0xc000000000000000) != 0xc000000000000000)
            TRY_AS(tld_c, VOLTA_TLD_C)
        break;
    case 0x167: /* 8..0=101100111 */
        if ((hi & 0x600000) != 0x600000 && (hi & 0x18000) != 0x18000 &&
            (lo & 0xc000000000000000) != 0xc000000000000000)
            TRY_AS(tld_r, VOLTA_TLD_R)
        break;
    case 0x168: /* 8..0=101101000 */
        if ((hi & 0x600000) != 0x600000 && (hi & 0x18000) != 0x18000 &&
            (lo & 0xc000000000000000) != 0xc000000000000000)
            TRY_AS(tld_i, VOLTA_TLD_I)
        break;
    case 0x169: /* 8..0=101101001 */
        if ((lo & 0xe000000000000000) != 0xc000000000000000) TRY_AS(tmml_c, VOLTA_TMML_C)
        break;
    case 0x16a: /* 8..0=101101010 */
        if ((lo & 0xe000000000000000) != 0xc000000000000000) TRY_AS(tmml_r, VOLTA_TMML_R)
        break;
    case 0x16b: /* 8..0=101101011 */
        if ((lo & 0xe000000000000000) != 0xc000000000000000) TRY_AS(tmml_i, VOLTA_TMML_I)
        break;
    case 0x16c: /* 8..0=101101100 */
        if ((hi & 0x600000) != 0x600000 && (hi & 0x18000) != 0x18000 &&
            (lo & 0xc000000000000000) != 0xc000000000000000)
            TRY_AS(txd_c, VOLTA_TXD_C)
        break;
    case 0x16d: /* 8..0=101101101 */
        if ((hi & 0x600000) != 0x600000 && (hi & 0x18000) != 0x18000 &&
            (lo & 0xc000000000000000) != 0xc000000000000000)
            TRY_AS(txd_r, VOLTA_TXD_R)
        break;
    case 0x16e: /* 8..0=101101110 */
        if ((hi & 0x600000) != 0x600000 && (hi & 0x18000) != 0x18000 &&
            (lo & 0xc000000000000000) != 0xc000000000000000)
            TRY_AS(txd_i, VOLTA_TXD_I)
        break;
    case 0x16f: /* 8..0=101101111 */
        if ((lo & 0xc000000000000000) != 0xc000000000000000) TRY_AS(txq_c, VOLTA_TXQ_C)
        break;
    case 0x170: /* 8..0=101110000 */
        if ((lo & 0xc000000000000000) != 0xc000000000000000) TRY_AS(txq_r, VOLTA_TXQ_R)
        break;
    case 0x171: /* 8..0=101110001 */
        if ((lo & 0xc000000000000000) != 0xc000000000000000) TRY_AS(txq_i, VOLTA_TXQ_I)
        break;
    case 0x172: /* 8..0=101110010 */
        if (ON(NOT_SM_70_SM_72) && (hi & 0x3800000) != 0x2800000)
            TRY_AS(footprint_c, VOLTA_FOOTPRINT_C)
        break;
    case 0x173: /* 8..0=101110011 */
        if (ON(NOT_SM_70_SM_72) && (hi & 0x3800000) != 0x2800000)
            TRY_AS(footprint_r, VOLTA_FOOTPRINT_R)
        break;
    case 0x174: /* 8..0=101110100 */
        if (ON(NOT_SM_70_SM_72) && (hi & 0x3800000) != 0x2800000)
            TRY_AS(footprint_c, VOLTA_FOOTPRINT_C)
        break;
    case 0x180: /* 8..0=110000000 */
        if (ON(SM_70_SM_72) && (lo & 0xe00) == 0x800 && (hi & 0x1c00000000800000) == 0x0)
            TRY_AS(ld_v, VOLTA_LD_V)
        if (ON(SM_70_SM_72) && (lo & 0xe00) == 0x800 && (hi & 0x1c00000000000000) == 0x0)
            TRY_AS(ld_vz, VOLTA_LD_VZ)
        if (ON(SM_75) && (lo & 0xe00) == 0x800 && (hi & 0x1c00000008800000) == 0x0)
            TRY_AS(ld_t, VOLTA_LD_T)
        if (ON(SM_75) && (lo & 0xe00) == 0x800 && (hi & 0x1c00000008000000) == 0x0)
            TRY_AS(ld_tz, VOLTA_LD_TZ)
        if (ON(SM_75) && (lo & 0xe00) == 0x800 && (hi & 0x1c00000000800000) == 0x0)
            TRY_AS(ld_tu, VOLTA_LD_TU)
        if (ON(SM_75) && (lo & 0xe00) == 0x800 && (hi & 0x1c00000000000000) == 0x0)
            TRY_AS(ldg_tuz, VOLTA_LD_TUZ)
        if (ON(NOT_SM_70_SM_72_SM_75) && (((lo & 0xe00) == 0x800 &&
            (hi & 0x1c00000008410000) == 0x0) || ((lo & 0xe00) == 0x800 &&
            (hi & 0x1c0000000840a000) == 0x0) || ((lo & 0xe00) == 0x800 &&
            (hi & 0x1c0000000840a000) == 0xa000) || ((lo & 0xe00) == 0x800 &&
            (hi & 0x1c00000008404000) == 0x4000) || ((lo & 0xe00) == 0x800 &&
            (hi & 0x1c00000008210000) == 0x0) || ((lo & 0xe00) == 0x800 &&
            (hi & 0x1c0000000820a000) == 0x0) || ((lo & 0xe00) == 0x800 &&
            (hi & 0x1c0000000820a000) == 0xa000) || ((lo & 0xe00) == 0x800 &&
            (hi & 0x1c00000008204000) == 0x4000)))
            FIND_AS(ld_a, VOLTA_LD_A)
        if (ON(NOT_SM_70_SM_72_SM_75) && (((lo & 0xe00) == 0x800 &&
            (hi & 0x1c00000000410000) == 0x0) || ((lo & 0xe00) == 0x800 &&
            (hi & 0x1c0000000040a000) == 0x0) || ((lo & 0xe00) == 0x800 &&
            (hi & 0x1c0000000040a000) == 0xa000) || ((lo & 0xe00) == 0x800 &&
            (hi & 0x1c00000000404000) == 0x4000) || ((lo & 0xe00) == 0x800 &&
            (hi & 0x1c00000000210000) == 0x0) || ((lo & 0xe00) == 0x800 &&
            (hi & 0x1c0000000020a000) == 0x0) || ((lo & 0xe00) == 0x800 &&
            (hi & 0x1c0000000020a000) == 0xa000) || ((lo & 0xe00) == 0x800 &&
            (hi & 0x1c00000000204000) == 0x4000)))
            TRY_AS(ld_d, VOLTA_LD_D)
        break;
    case 0x181: /* 8..0=110000001 */
        switch (lo >> 9 & 0x7) {
        case 0x1: /* 11..0=001110000001 */
            switch (hi >> 23 & 0x1) {
            case 0x0: /* 87=0 11..0=001110000001 */
                if (ON(SM_70_SM_72) && (hi & 0x1c00000000000000) == 0x0) TRY_AS(ldg_v, VOLTA_LDG_V)
                if (ON(SM_75) && (hi & 0x1c00000008000000) == 0x0) TRY_AS(ldg_t, VOLTA_LDG_T)
                if (ON(NOT_SM_70_SM_72_SM_75) && ((hi & 0x1000000000000000) != 0x1000000000000000 &&
                    (hi & 0x800000000000000) != 0x800000000000000 &&
                    (hi & 0x400000000000000) != 0x400000000000000 &&
                    (hi & 0x8000000) != 0x8000000 && (hi & 0x600000) != 0x600000 &&
                    (hi & 0x1e000) != 0x12000 && (hi & 0x1e000) != 0x18000))
                    FIND_AS(ldg_a, VOLTA_LDG_A)
                break;
            case 0x1: /* 87=1 11..0=001110000001 */
                if (ON(SM_70_SM_72) && (hi & 0x1c00000000000000) == 0x0)
                    TRY_AS(ldg_vz, VOLTA_LDG_VZ)
                if (ON(SM_75) && (hi & 0x1c00000008000000) == 0x0) TRY_AS(ldg_tz, VOLTA_LDG_TZ)
                if (ON(NOT_SM_70_SM_72_SM_75) && ((hi & 0x1000000000000000) != 0x1000000000000000 &&
                    (hi & 0x800000000000000) != 0x800000000000000 &&
                    (hi & 0x400000000000000) != 0x400000000000000 &&
                    (hi & 0x8000000) != 0x8000000 && (hi & 0x600000) != 0x600000 &&
                    (hi & 0x1e000) != 0x12000 && (hi & 0x1e000) != 0x18000))
                    FIND_AS(ldg_a, VOLTA_LDG_A)
                break;
            }
            break;
        case 0x4: /* 11..0=100110000001 */
            switch (hi >> 23 & 0x1) {
            case 0x0: /* 87=0 11..0=100110000001 */
                if (ON(SM_75) && (hi & 0x1c00000008000000) == 0x8000000)
                    TRY_AS(ldg_tu, VOLTA_LDG_TU)
                if (ON(NOT_SM_70_SM_72_SM_75) && ((hi & 0x1000000000000000) != 0x1000000000000000 &&
                    (hi & 0x800000000000000) != 0x800000000000000 &&
                    (hi & 0x400000000000000) != 0x400000000000000 && (hi & 0x8000000) != 0x0 &&
                    (hi & 0x600000) != 0x600000 && (hi & 0x1e000) != 0x12000 &&
                    (hi & 0x1e000) != 0x18000))
                    TRY_AS(ldg_d, VOLTA_LDG_D)
                break;
            case 0x1: /* 87=1 11..0=100110000001 */
                if (ON(SM_75) && (hi & 0x1c00000008000000) == 0x8000000)
                    TRY_AS(ldg_tuz, VOLTA_LDG_TUZ)
                if (ON(NOT_SM_70_SM_72_SM_75) && ((hi & 0x1000000000000000) != 0x1000000000000000 &&
                    (hi & 0x800000000000000) != 0x800000000000000 &&
                    (hi & 0x400000000000000) != 0x400000000000000 && (hi & 0x8000000) != 0x0 &&
                    (hi & 0x600000) != 0x600000 && (hi & 0x1e000) != 0x12000 &&
                    (hi & 0x1e000) != 0x18000))
                    TRY_AS(ldg_d, VOLTA_LDG_D)
                break;
            }
            break;
        }
        break;
    case 0x182: /* 8..0=110000010 */
        switch (lo >> 9 & 0x7) {
        case 0x2: /* 11..0=010110000010 */
            if (ON(NOT_SM_70_SM_72) && (hi & 0x1c00000008000000) == 0x8000000)
                FIND_AS(ldc_x, VOLTA_LDC_X)
            break;
        case 0x5: /* 11..0=101110000010 */
            if (ON(SM_70_SM_72) && (hi & 0x1c00000000000000) == 0x0) FIND_AS(ldc_v, VOLTA_LDC_V)
            if (ON(NOT_SM_70_SM_72) && (hi & 0x1c00000008000000) == 0x0) FIND_AS(ldc_t, VOLTA_LDC_T)
            break;
        }
        break;
    case 0x183: /* 8..0=110000011 */
        switch (hi >> 27 & 0x1) {
        case 0x0: /* 91=0 8..0=110000011 */
            if (ON(SM_70_SM_72) && ((lo & 0xe00) == 0x800 && (hi & 0x1c00000000000000) == 0x0 &&
                (hi & 0x600000) != 0x600000))
                FIND_AS(ldl_v, VOLTA_LDL_V)
            if (ON(NOT_SM_70_SM_72) && ((lo & 0xe00) == 0x800 && (hi & 0x1c00000000000000) == 0x0 &&
                (hi & 0x600000) != 0x600000))
                FIND_AS(ldl_t, VOLTA_LDL_T)
            break;
        case 0x1: /* 91=1 8..0=110000011 */
            if (ON(SM_70_SM_72) && ((lo & 0xe00) == 0x800 && (hi & 0x1c00000000000000) == 0x0 &&
                (hi & 0x600000) != 0x600000))
                FIND_AS(ldl_v, VOLTA_LDL_V)
            if (ON(SM_75) && ((lo & 0xe00) == 0x800 && (hi & 0x1c00000000000000) == 0x0 &&
                (hi & 0x600000) != 0x600000))
                FIND_AS(ldl_tu, VOLTA_LDL_TU)
            if (ON(NOT_SM_70_SM_72_SM_75) && ((lo & 0xe00) == 0x800 &&
                (hi & 0x1c00000000000000) == 0x0 && (hi & 0x600000) != 0x600000))
                FIND_AS(ldl_d, VOLTA_LDL_D)
            break;
        }
        break;
    case 0x184: /* 8..0=110000100 */
        if (ON(SM_70_SM_72) && ((lo & 0xe00) == 0x800 && (hi & 0x1c00000000800000) == 0x0 &&
            (hi & 0xe00) != 0xe00))
            FIND_AS(lds_v, VOLTA_LDS_V)
        if (ON(SM_70_SM_72) && ((lo & 0xe00) == 0x800 && (hi & 0x1c00000000000000) == 0x0 &&
            (hi & 0xe00) != 0xe00))
            FIND_AS(lds_vz, VOLTA_LDS_VZ)
        if (ON(SM_75) && ((lo & 0xe00) == 0x800 && (hi & 0x1c00000008800000) == 0x0 &&
            (hi & 0xe00) != 0xe00))
            FIND_AS(lds_t, VOLTA_LDS_T)
        if (ON(SM_75) && ((lo & 0xe00) == 0x800 && (hi & 0x1c00000008000000) == 0x0 &&
            (hi & 0xe00) != 0xe00))
            FIND_AS(lds_tz, VOLTA_LDS_TZ)
        if (ON(SM_75) && ((lo & 0xe00) == 0x800 && (hi & 0x1c00000000800000) == 0x0 &&
            (hi & 0xe00) != 0xe00))
            FIND_AS(lds_tu, VOLTA_LDS_TU)
        if (ON(SM_75) && ((lo & 0xe00) == 0x800 && (hi & 0x1c00000000000000) == 0x0 &&
            (hi & 0xe00) != 0xe00))
            FIND_AS(lds_tuz, VOLTA_LDS_TUZ)
        if (ON(NOT_SM_70_SM_72_SM_75) && ((lo & 0xe00) == 0x800 &&
            (hi & 0x1c00000008000000) == 0x0 && (hi & 0xe00) != 0xe00))
            FIND_AS(lds_a, VOLTA_LDS_A)
        if (ON(NOT_SM_70_SM_72_SM_75) && ((lo & 0xe00) == 0x800 &&
            (hi & 0x1c00000000000000) == 0x0 && (hi & 0xe00) != 0xe00))
            FIND_AS(lds_au, VOLTA_LDS_AU)
        break;
    case 0x185: /* 8..0=110000101 */
        switch (lo >> 9 & 0x7) {
        case 0x1: /* 11..0=001110000101 */
            if (ON(SM_70_SM_72) && (hi & 0x1c00000000000000) == 0x0) TRY_AS(st_v, VOLTA_ST_V)
            if (ON(SM_75) && (hi & 0x1c00000008000000) == 0x0) TRY_AS(st_t, VOLTA_ST_T)
            if (ON(NOT_SM_70_SM_72_SM_75) && ((hi & 0x1000000000000000) != 0x1000000000000000 &&
                (hi & 0x800000000000000) != 0x800000000000000 &&
                (hi & 0x400000000000000) != 0x400000000000000 && (hi & 0x8000000) != 0x8000000 &&
                (hi & 0x600000) != 0x600000 && (hi & 0x1e000) != 0x12000 &&
                (hi & 0x1e000) != 0x18000))
                FIND_AS(st_a, VOLTA_ST_A)
            break;
        case 0x4: /* 11..0=100110000101 */
            if (ON(SM_75) && (hi & 0x1c00000008000000) == 0x8000000) TRY_AS(stg_tu, VOLTA_ST_TU)
            if (ON(NOT_SM_70_SM_72_SM_75) && ((hi & 0x1000000000000000) != 0x1000000000000000 &&
                (hi & 0x800000000000000) != 0x800000000000000 &&
                (hi & 0x400000000000000) != 0x400000000000000 && (hi & 0x8000000) != 0x0 &&
                (hi & 0x600000) != 0x600000 && (hi & 0x1e000) != 0x12000 &&
                (hi & 0x1e000) != 0x18000))
                TRY_AS(stg_d, VOLTA_ST_D)
            break;
        }
        break;
    case 0x186: /* 8..0=110000110 */
        switch (lo >> 9 & 0x7) {
        case 0x1: /* 11..0=001110000110 */
            if (ON(SM_70_SM_72) && (hi & 0x1c00000000000000) == 0x0) TRY_AS(stg_v, VOLTA_STG_V)
            if (ON(SM_75) && (hi & 0x1c00000008000000) == 0x0) TRY_AS(stg_t, VOLTA_STG_T)
            if (ON(NOT_SM_70_SM_72_SM_75) && ((hi & 0x1000000000000000) != 0x1000000000000000 &&
                (hi & 0x800000000000000) != 0x800000000000000 &&
                (hi & 0x400000000000000) != 0x400000000000000 && (hi & 0x8000000) != 0x8000000 &&
                (hi & 0x600000) != 0x600000 && (hi & 0x1e000) != 0x12000 &&
                (hi & 0x1e000) != 0x18000))
                FIND_AS(stg_a, VOLTA_STG_A)
            break;
        case 0x4: /* 11..0=100110000110 */
            if (ON(SM_75) && (hi & 0x1c00000008000000) == 0x8000000) TRY_AS(stg_tu, VOLTA_STG_TU)
            if (ON(NOT_SM_70_SM_72_SM_75) && ((hi & 0x1000000000000000) != 0x1000000000000000 &&
                (hi & 0x800000000000000) != 0x800000000000000 &&
                (hi & 0x400000000000000) != 0x400000000000000 && (hi & 0x8000000) != 0x0 &&
                (hi & 0x600000) != 0x600000 && (hi & 0x1e000) != 0x12000 &&
                (hi & 0x1e000) != 0x18000))
                TRY_AS(stg_d, VOLTA_STG_D)
            break;
        }
        break;
    case 0x187: /* 8..0=110000111 */
        switch (lo >> 9 & 0x7) {
        case 0x1: /* 11..0=001110000111 */
            if (ON(SM_70_SM_72) && ((hi & 0x1c00000000000000) == 0x0 &&
                (hi & 0x600000) != 0x600000))
                FIND_AS(stl_v, VOLTA_STL_V)
            if (ON(NOT_SM_70_SM_72) && ((hi & 0x1c00000008000000) == 0x0 &&
                (hi & 0x600000) != 0x600000))
                FIND_AS(stl_t, VOLTA_STL_T)
            break;
        case 0x4: /* 11..0=100110000111 */
            if (ON(SM_75) && ((hi & 0x1c00000008000000) == 0x8000000 &&
                (hi & 0x600000) != 0x600000))
                FIND_AS(stl_tu, VOLTA_STL_TU)
            if (ON(NOT_SM_70_SM_72_SM_75) && ((hi & 0x1c00000008000000) == 0x8000000 &&
                (hi & 0x600000) != 0x600000))
                FIND_AS(stl_d, VOLTA_STL_D)
            break;
        }
        break;
    case 0x188: /* 8..0=110001000 */
        switch (lo >> 9 & 0x7) {
        case 0x1: /* 11..0=001110001000 */
            if (ON(SM_70_SM_72) && (hi & 0x1c00000000000000) == 0x0) FIND_AS(sts_v, VOLTA_STS_V)
            if (ON(NOT_SM_70_SM_72) && (hi & 0x1c00000008000000) == 0x0) FIND_AS(sts_t, VOLTA_STS_T)
            break;
        case 0x4: /* 11..0=100110001000 */
            if (ON(NOT_SM_70_SM_72) && (hi & 0x1c00000008000000) == 0x8000000)
                FIND_AS(sts_tu, VOLTA_STS_TU)
            break;
        }
        break;
    case 0x189: /* 8..0=110001001 */
        if ((hi & 0x1c00000008000000) == 0x0) TRY_AS(shfl, VOLTA_SHFL)
        break;
    case 0x18a: /* 8..0=110001010 */
        switch (lo >> 9 & 0x7) {
        case 0x1: /* 11..0=001110001010 */
            if (ON(SM_70_SM_72) && ((hi & 0x1c00000000000000) == 0x0 &&
                (hi & 0x600000) != 0x600000))
                FIND_AS(atom_v, VOLTA_ATOM_V)
            if (ON(SM_75) && ((hi & 0x1c00000008000000) == 0x0 && (hi & 0x600000) != 0x600000))
                FIND_AS(atom_t, VOLTA_ATOM_T)
            if (ON(SM_80_SM_86_SM_87_SM_89) && ((hi & 0x1000000000000000) != 0x1000000000000000 &&
                (hi & 0x800000000000000) != 0x800000000000000 &&
                (hi & 0x400000000000000) != 0x400000000000000 && (hi & 0x8000000) != 0x8000000 &&
                (hi & 0x600000) != 0x600000 && (hi & 0x1e000) != 0x12000 &&
                (hi & 0x1e000) != 0x18000))
                FIND_AS(atom_a, VOLTA_ATOM_A)
            if (ON(SM_90) && ((hi & 0x1000000000000000) != 0x1000000000000000 &&
                (hi & 0x800000000000000) != 0x800000000000000 &&
                (hi & 0x400000000000000) != 0x400000000000000 && (hi & 0x8000000) != 0x8000000 &&
                (hi & 0x600000) != 0x600000 && (hi & 0x1e000) != 0x12000 &&
                (hi & 0x1e000) != 0x18000))
                FIND_AS(atom_h, VOLTA_ATOM_H)
            break;
        case 0x4: /* 11..0=100110001010 */
            if (ON(SM_75) && ((hi & 0x1c00000008000000) == 0x8000000 &&
                (hi & 0x600000) != 0x600000))
                FIND_AS(atom_tu, VOLTA_ATOM_TU)
            if (ON(SM_80_SM_86_SM_87_SM_89) && ((hi & 0x1000000000000000) != 0x1000000000000000 &&
                (hi & 0x800000000000000) != 0x800000000000000 &&
                (hi & 0x400000000000000) != 0x400000000000000 && (hi & 0x8000000) != 0x0 &&
                (hi & 0x600000) != 0x600000 && (hi & 0x1e000) != 0x12000 &&
                (hi & 0x1e000) != 0x18000))
                TRY_AS(atom_d, VOLTA_ATOM_D)
            if (ON(SM_90) && ((hi & 0x1000000000000000) != 0x1000000000000000 &&
                (hi & 0x800000000000000) != 0x800000000000000 &&
                (hi & 0x400000000000000) != 0x400000000000000 && (hi & 0x8000000) != 0x0 &&
                (hi & 0x600000) != 0x600000 && (hi & 0x1e000) != 0x12000 &&
                (hi & 0x1e000) != 0x18000))
                TRY_AS(atom_hd, VOLTA_ATOM_HD)
            break;
        case 0x7: /* 11..0=111110001010 */
            switch (hi >> 8 & 0x1f) {
            case 0x1: /* 76..72=00001 11..0=111110001010 */
                if (ON(NOT_SM_70_SM_72_SM_75) && ((hi & 0x1000000000000000) != 0x1000000000000000 &&
                    (hi & 0x800000000000000) != 0x800000000000000 &&
                    (hi & 0x400000000000000) != 0x400000000000000 && (hi & 0x8000000) != 0x0 &&
                    (hi & 0x600000) != 0x600000 && (hi & 0x1e000) != 0x12000 &&
                    (hi & 0x1e000) != 0x18000))
                    TRY_AS(atom_popc, VOLTA_ATOM_POPC)
                break;
            case 0x5: /* 76..72=00101 11..0=111110001010 */
                if (ON(NOT_SM_70_SM_72_SM_75) && ((hi & 0x1000000000000000) != 0x1000000000000000 &&
                    (hi & 0x800000000000000) != 0x800000000000000 &&
                    (hi & 0x400000000000000) != 0x400000000000000 && (hi & 0x8000000) != 0x0 &&
                    (hi & 0x600000) != 0x600000 && (hi & 0x1e000) != 0x12000 &&
                    (hi & 0x1e000) != 0x18000))
                    TRY_AS(atom_arrive_g, VOLTA_ATOM_ARRIVE_G)
                break;
            }
            break;
        }
        break;
    case 0x18b: /* 8..0=110001011 */
        if (ON(SM_70_SM_72) && ((lo & 0xe00) == 0x200 && (hi & 0x1c00000000000000) == 0x0 &&
            (hi & 0x600000) != 0x600000))
            TRY_AS(atom_cv, VOLTA_ATOM_CV)
        if (ON(SM_75) && ((lo & 0xe00) == 0x200 && (hi & 0x1c00000008000000) == 0x0 &&
            (hi & 0x600000) != 0x600000))
            TRY_AS(atom_ct, VOLTA_ATOM_CT)
        if (ON(SM_80_SM_86_SM_87_SM_89) && (((lo & 0xe00) == 0x200 &&
            (hi & 0x1c00000008410000) == 0x0) || ((lo & 0xe00) == 0x200 &&
            (hi & 0x1c0000000840a000) == 0x0) || ((lo & 0xe00) == 0x200 &&
            (hi & 0x1c0000000840a000) == 0xa000) || ((lo & 0xe00) == 0x200 &&
            (hi & 0x1c00000008404000) == 0x4000) || ((lo & 0xe00) == 0x200 &&
            (hi & 0x1c00000008210000) == 0x0) || ((lo & 0xe00) == 0x200 &&
            (hi & 0x1c0000000820a000) == 0x0) || ((lo & 0xe00) == 0x200 &&
            (hi & 0x1c0000000820a000) == 0xa000) || ((lo & 0xe00) == 0x200 &&
            (hi & 0x1c00000008204000) == 0x4000)))
            TRY_AS(atom_ca, VOLTA_ATOM_CA)
        if (ON(SM_90) && (((lo & 0xe00) == 0x200 && (hi & 0x1c00000008410000) == 0x0) ||
            ((lo & 0xe00) == 0x200 && (hi & 0x1c0000000840a000) == 0x0) || ((lo & 0xe00) == 0x200 &&
            (hi & 0x1c0000000840a000) == 0xa000) || ((lo & 0xe00) == 0x200 &&
            (hi & 0x1c00000008404000) == 0x4000) || ((lo & 0xe00) == 0x200 &&
            (hi & 0x1c00000008210000) == 0x0) || ((lo & 0xe00) == 0x200 &&
            (hi & 0x1c0000000820a000) == 0x0) || ((lo & 0xe00) == 0x200 &&
            (hi & 0x1c0000000820a000) == 0xa000) || ((lo & 0xe00) == 0x200 &&
            (hi & 0x1c00000008204000) == 0x4000)))
            TRY_AS(atom_ch, VOLTA_ATOM_CH)
        break;
    case 0x18c: /* 8..0=110001100 */
        switch (lo >> 9 & 0x7) {
        case 0x1: /* 11..0=001110001100 */
            if (ON(SM_70_SM_72) && (hi & 0x1c00000000000000) == 0x0) FIND_AS(atoms_v, VOLTA_ATOMS_V)
            if (ON(SM_75) && (hi & 0x1c00000008000000) == 0x0) FIND_AS(atoms_t, VOLTA_ATOMS_T)
            if (ON(SM_80_SM_86_SM_87_SM_89) && (hi & 0x1c00000008000000) == 0x0)
                FIND_AS(atoms_a, VOLTA_ATOMS_A)
            if (ON(SM_90) && (hi & 0x1c00000008000000) == 0x0) FIND_AS(atoms_h, VOLTA_ATOMS_H)
            break;
        case 0x4: /* 11..0=100110001100 */
            if (ON(NOT_SM_70_SM_72_SM_90) && (hi & 0x1c00000008000000) == 0x8000000)
                FIND_AS(atoms_tu, VOLTA_ATOMS_TU)
            if (ON(SM_90) && (hi & 0x1c00000008000000) == 0x8000000)
                FIND_AS(atoms_hu, VOLTA_ATOMS_HU)
            break;
        case 0x7: /* 11..0=111110001100 */
            switch (hi >> 9 & 0x3) {
            case 0x0: /* 74..73=00 11..0=111110001100 */
                switch (hi >> 23 & 0x1f) {
                case 0x1a: /* 91..87=11010 74..73=00 11..0=111110001100 */
                    if (ON(SM_80_SM_86_SM_87_SM_89) && (hi & 0x1c00000000000000) == 0x0)
                        FIND_AS(atoms_popc_p, VOLTA_ATOMS_POPC_P)
                    break;
                case 0x1b: /* 91..87=11011 74..73=00 11..0=111110001100 */
                    if (ON(SM_90) && (hi & 0x1c00000000000800) == 0x0)
                        FIND_AS(atoms_popc_hp, VOLTA_ATOMS_POPC_HP)
                    break;
                }
                break;
            case 0x2: /* 74..73=10 11..0=111110001100 */
                if (ON(NOT_SM_70_SM_72_SM_75) && (hi & 0x1c00000008000800) == 0x8000000)
                    TRY_AS(atom_arrive_s, VOLTA_ATOM_ARRIVE_S)
                break;
            }
            break;
        }
        break;
    case 0x18d: /* 8..0=110001101 */
        if (ON(SM_70_SM_72) && (lo & 0xe00) == 0x200 && (hi & 0x1c00000000000000) == 0x0)
            TRY_AS(atoms_cv, VOLTA_ATOMS_CV)
        if (ON(NOT_SM_70_SM_72_SM_90) && (lo & 0xe00) == 0x200 && (hi & 0x1c00000008000000) == 0x0)
            TRY_AS(atoms_ct, VOLTA_ATOMS_CT)
        if (ON(SM_90) && (lo & 0xe00) == 0x200 && (hi & 0x1c00000008000000) == 0x0)
            TRY_AS(atoms_ch, VOLTA_ATOMS_CH)
        break;
    case 0x18e: /* 8..0=110001110 */
        switch (hi >> 27 & 0x1) {
        case 0x0: /* 91=0 8..0=110001110 */
            if (ON(SM_70_SM_72) && ((lo & 0xe00) == 0x800 && (hi & 0x1c00000000000000) == 0x0 &&
                (hi & 0x600000) != 0x600000))
                FIND_AS(red_v, VOLTA_RED_V)
            if (ON(SM_75) && ((lo & 0xe00) == 0x800 && (hi & 0x1c00000000000000) == 0x0 &&
                (hi & 0x600000) != 0x600000))
                FIND_AS(red_t, VOLTA_RED_T)
            if (ON(SM_80_SM_86_SM_87_SM_89) && (((lo & 0xe00) == 0x800 &&
                (hi & 0x1c00000000410000) == 0x0) || ((lo & 0xe00) == 0x800 &&
                (hi & 0x1c0000000040a000) == 0x0) || ((lo & 0xe00) == 0x800 &&
                (hi & 0x1c0000000040a000) == 0xa000) || ((lo & 0xe00) == 0x800 &&
                (hi & 0x1c00000000404000) == 0x4000) || ((lo & 0xe00) == 0x800 &&
                (hi & 0x1c00000000210000) == 0x0) || ((lo & 0xe00) == 0x800 &&
                (hi & 0x1c0000000020a000) == 0x0) || ((lo & 0xe00) == 0x800 &&
                (hi & 0x1c0000000020a000) == 0xa000) || ((lo & 0xe00) == 0x800 &&
                (hi & 0x1c00000000204000) == 0x4000)))
                FIND_AS(red_a, VOLTA_RED_A)
            if (ON(SM_90) && (((lo & 0xe00) == 0x800 && (hi & 0x1c00000000410000) == 0x0) ||
                ((lo & 0xe00) == 0x800 && (hi & 0x1c0000000040a000) == 0x0) ||
                ((lo & 0xe00) == 0x800 && (hi & 0x1c0000000040a000) == 0xa000) ||
                ((lo & 0xe00) == 0x800 && (hi & 0x1c00000000404000) == 0x4000) ||
                ((lo & 0xe00) == 0x800 && (hi & 0x1c00000000210000) == 0x0) ||
                ((lo & 0xe00) == 0x800 && (hi & 0x1c0000000020a000) == 0x0) ||
                ((lo & 0xe00) == 0x800 && (hi & 0x1c0000000020a000) == 0xa000) ||
                ((lo & 0xe00) == 0x800 && (hi & 0x1c00000000204000) == 0x4000)))
                FIND_AS(redg_h, VOLTA_REDG_H)
            break;
        case 0x1: /* 91=1 8..0=110001110 */
            if (ON(SM_70_SM_72) && ((lo & 0xe00) == 0x800 && (hi & 0x1c00000000000000) == 0x0 &&
                (hi & 0x600000) != 0x600000))
                FIND_AS(red_v, VOLTA_RED_V)
            if (ON(SM_75) && ((lo & 0xe00) == 0x800 && (hi & 0x1c00000000000000) == 0x0 &&
                (hi & 0x600000) != 0x600000))
                FIND_AS(red_tu, VOLTA_RED_TU)
            if (ON(SM_80_SM_86_SM_87_SM_89) && (((lo & 0xe00) == 0x800 &&
                (hi & 0x1c00000000410000) == 0x0) || ((lo & 0xe00) == 0x800 &&
                (hi & 0x1c0000000040a000) == 0x0) || ((lo & 0xe00) == 0x800 &&
                (hi & 0x1c0000000040a000) == 0xa000) || ((lo & 0xe00) == 0x800 &&
                (hi & 0x1c00000000404000) == 0x4000) || ((lo & 0xe00) == 0x800 &&
                (hi & 0x1c00000000210000) == 0x0) || ((lo & 0xe00) == 0x800 &&
                (hi & 0x1c0000000020a000) == 0x0) || ((lo & 0xe00) == 0x800 &&
                (hi & 0x1c0000000020a000) == 0xa000) || ((lo & 0xe00) == 0x800 &&
                (hi & 0x1c00000000204000) == 0x4000)))
                TRY_AS(red_d, VOLTA_RED_D)
            if (ON(SM_90) && (((lo & 0xe00) == 0x800 && (hi & 0x1c00000000410000) == 0x0) ||
                ((lo & 0xe00) == 0x800 && (hi & 0x1c0000000040a000) == 0x0) ||
                ((lo & 0xe00) == 0x800 && (hi & 0x1c0000000040a000) == 0xa000) ||
                ((lo & 0xe00) == 0x800 && (hi & 0x1c00000000404000) == 0x4000) ||
                ((lo & 0xe00) == 0x800 && (hi & 0x1c00000000210000) == 0x0) ||
                ((lo & 0xe00) == 0x800 && (hi & 0x1c0000000020a000) == 0x0) ||
                ((lo & 0xe00) == 0x800 && (hi & 0x1c0000000020a000) == 0xa000) ||
                ((lo & 0xe00) == 0x800 && (hi & 0x1c00000000204000) == 0x4000)))
                TRY_AS(redg_hd, VOLTA_REDG_HD)
            break;
        }
        break;
    case 0x18f: /* 8..0=110001111 */
        switch (lo >> 9 & 0x7) {
        case 0x4: /* 11..0=100110001111 */
            if (ON(SM_70_SM_72) && ((hi & 0x1c00000006010000) == 0x0 ||
                (hi & 0x1c00000001810000) == 0x800000))
                TRY_AS(cctl_v, VOLTA_CCTL_V)
            if (ON(SM_70_SM_72) && (((lo & 0xff000000) == 0xff000000 &&
                (hi & 0x1c00000004010100) == 0x0) || ((lo & 0xff000000) == 0xff000000 &&
                (hi & 0x1c00000003810100) == 0x0)))
                FIND_AS(cctl_va, VOLTA_CCTL_VA)
            if (ON(SM_75) && (((lo & 0xff000000) == 0xff000000 &&
                (hi & 0x1c0000000f810100) == 0x4000000) || ((lo & 0xff000000) == 0xff000000 &&
                (hi & 0x1c0000000f010100) == 0x3000000) || ((lo & 0xff000000) == 0xff000000 &&
                (hi & 0x1c0000000e810100) == 0x2000000)))
                FIND_AS(cctl_ta, VOLTA_CCTL_TA)
            if (ON(NOT_SM_70_SM_72_SM_75) && (((lo & 0xff000000) == 0xff000000 &&
                (hi & 0x1c0000000f810000) == 0x4000000) || ((lo & 0xff000000) == 0xff000000 &&
                (hi & 0x1c0000000f010000) == 0x3000000) || ((lo & 0xff000000) == 0xff000000 &&
                (hi & 0x1c0000000e810000) == 0x2000000)))
                FIND_AS(cctl_a, VOLTA_CCTL_A)
            if (ON(NOT_SM_70_SM_72) && (hi & 0x1c00000008010000) == 0x0)
                TRY_AS(cctl_t, VOLTA_CCTL_T)
            break;
        case 0x6: /* 11..0=110110001111 */
            if (ON(NOT_SM_70_SM_72) && (hi & 0x1c00000008010000) == 0x8000000)
                TRY_AS(cctl_u, VOLTA_CCTL_U)
            break;
        }
        break;
    case 0x190: /* 8..0=110010000 */
        switch (lo >> 9 & 0x7) {
        case 0x4: /* 11..0=100110010000 */
            if (ON(SM_70_SM_72) && ((hi & 0x1c00000006000000) == 0x0 ||
                (hi & 0x1c00000005800000) == 0x800000))
                FIND_AS(cctll_v, VOLTA_CCTLL_V)
            if (ON(NOT_SM_70_SM_72) && ((hi & 0x1c0000000e000000) == 0x0 ||
                (hi & 0x1c0000000d800000) == 0x800000))
                FIND_AS(cctll_t, VOLTA_CCTLL_T)
            break;
        case 0x6: /* 11..0=110110010000 */
            if (ON(NOT_SM_70_SM_72) && ((hi & 0x1c0000000e000000) == 0x8000000 ||
                (hi & 0x1c0000000d800000) == 0x8800000))
                FIND_AS(cctll_u, VOLTA_CCTLL_U)
            break;
        }
        break;
    case 0x191: /* 8..0=110010001 */
        switch (lo >> 9 & 0x7) {
        case 0x1: /* 11..0=001110010001 */
            switch (hi >> 21 & 0x3) {
            case 0x1: /* 86..85=01 11..0=001110010001 */
                if ((hi & 0x1c00000000000000) == 0x0) FIND_AS(cctlt_r, VOLTA_CCTLT_R)
                break;
            case 0x2: /* 86..85=10 11..0=001110010001 */
                if ((hi & 0x1c00000000000000) == 0x0) FIND_AS(cctlt_all, VOLTA_CCTLT_ALL)
                break;
            }
            break;
        case 0x5: /* 11..0=101110010001 */
            if ((hi & 0x1c00000000600000) == 0x200000) FIND_AS(cctlt_c, VOLTA_CCTLT_C)
            break;
        case 0x6: /* 11..0=110110010001 */
            if (ON(NOT_SM_70_SM_72) && (hi & 0x1c00000008600000) == 0x8200000)
                FIND_AS(cctlt_u, VOLTA_CCTLT_U)
            break;
        }
        break;
    case 0x192: /* 8..0=110010010 */
        if (ON(SM_90) && (lo & 0xe00) == 0x800 && (hi & 0x1c00000008018200) == 0x8200)
            FIND_AS(membar_h, VOLTA_MEMBAR_AS)
        if (ON(SM_70_SM_72_SM_75) && ((lo & 0xe00) == 0x800 && (hi & 0x1c00000000000000) == 0x0 &&
            (hi & 0x18000) != 0x18000))
            FIND_AS(membar_v, VOLTA_MEMBAR_V)
        if (ON(SM_80_SM_86_SM_87_SM_89) && ((lo & 0xe00) == 0x800 &&
            (hi & 0x1c00000008000000) == 0x0 && (hi & 0x18000) != 0x18000))
            FIND_AS(membar_a, VOLTA_MEMBAR_A)
        if (ON(SM_90) && (((lo & 0xe00) == 0x800 && (hi & 0x1c00000008018000) == 0x8000) ||
            ((lo & 0xe00) == 0x800 && (hi & 0x1c00000008008200) == 0x0)))
            FIND_AS(membar_h, VOLTA_MEMBAR_H)
        break;
    case 0x193: /* 8..0=110010011 */
        if ((hi & 0x1000000000000000) != 0x1000000000000000 &&
            (hi & 0x800000000000000) != 0x800000000000000 &&
            (hi & 0x400000000000000) != 0x400000000000000 && (hi & 0x600000) != 0x600000 &&
            (lo & 0xe000000000000000) != 0xc000000000000000)
            TRY_AS(suatom_d, VOLTA_SUATOM_D)
        break;
    case 0x194: /* 8..0=110010100 */
        if ((hi & 0x1000000000000000) != 0x1000000000000000 &&
            (hi & 0x800000000000000) != 0x800000000000000 &&
            (hi & 0x400000000000000) != 0x400000000000000 && (hi & 0x600000) != 0x600000 &&
            (lo & 0xe000000000000000) != 0xc000000000000000)
            TRY_AS(suatom_dr, VOLTA_SUATOM_DR)
        break;
    case 0x195: /* 8..0=110010101 */
        if ((hi & 0x1000000000000000) != 0x1000000000000000 &&
            (hi & 0x800000000000000) != 0x800000000000000 &&
            (hi & 0x400000000000000) != 0x400000000000000 && (hi & 0x600000) != 0x600000 &&
            (lo & 0xe000000000000000) != 0xc000000000000000)
            TRY_AS(suatom_c, VOLTA_SUATOM_C)
        break;
    case 0x196: /* 8..0=110010110 */
        if ((hi & 0x1000000000000000) != 0x1000000000000000 &&
            (hi & 0x800000000000000) != 0x800000000000000 &&
            (hi & 0x400000000000000) != 0x400000000000000 && (hi & 0x600000) != 0x600000 &&
            (lo & 0xe000000000000000) != 0xc000000000000000)
            TRY_AS(suatom_cr, VOLTA_SUATOM_CR)
        break;
    case 0x197: /* 8..0=110010111 */
        if ((hi & 0x1000000000000000) != 0x1000000000000000 &&
            (hi & 0x800000000000000) != 0x800000000000000 &&
            (hi & 0x400000000000000) != 0x400000000000000 && (hi & 0x600000) != 0x600000 &&
            (lo & 0xe000000000000000) != 0xc000000000000000)
            TRY_AS(suld_p, VOLTA_SULD_P)
        break;
    case 0x198: /* 8..0=110011000 */
        if ((hi & 0x1000000000000000) != 0x1000000000000000 &&
            (hi & 0x800000000000000) != 0x800000000000000 &&
            (hi & 0x400000000000000) != 0x400000000000000 && (hi & 0x600000) != 0x600000 &&
            (lo & 0xe000000000000000) != 0xc000000000000000)
            TRY_AS(suld_pr, VOLTA_SULD_PR)
        break;
    case 0x199: /* 8..0=110011001 */
        if ((hi & 0x1000000000000000) != 0x1000000000000000 &&
            (hi & 0x800000000000000) != 0x800000000000000 &&
            (hi & 0x400000000000000) != 0x400000000000000 && (hi & 0x600000) != 0x600000 &&
            (lo & 0xe000000000000000) != 0xc000000000000000)
            TRY_AS(suld_d, VOLTA_SULD_D)
        break;
    case 0x19a: /* 8..0=110011010 */
        if ((hi & 0x1000000000000000) != 0x1000000000000000 &&
            (hi & 0x800000000000000) != 0x800000000000000 &&
            (hi & 0x400000000000000) != 0x400000000000000 && (hi & 0x600000) != 0x600000 &&
            (lo & 0xe000000000000000) != 0xc000000000000000)
            TRY_AS(suld_dr, VOLTA_SULD_DR)
        break;
    case 0x19b: /* 8..0=110011011 */
        if ((hi & 0x1000000000000000) != 0x1000000000000000 &&
            (hi & 0x800000000000000) != 0x800000000000000 &&
            (hi & 0x400000000000000) != 0x400000000000000 && (hi & 0x600000) != 0x600000 &&
            (lo & 0xe000000000000000) != 0xc000000000000000)
            TRY_AS(sust_p, VOLTA_SUST_P)
        break;
    case 0x19c: /* 8..0=110011100 */
        if ((hi & 0x1000000000000000) != 0x1000000000000000 &&
            (hi & 0x800000000000000) != 0x800000000000000 &&
            (hi & 0x400000000000000) != 0x400000000000000 && (hi & 0x600000) != 0x600000 &&
            (lo & 0xe000000000000000) != 0xc000000000000000)
            TRY_AS(sust_pr, VOLTA_SUST_PR)
        break;
    case 0x19d: /* 8..0=110011101 */
        if ((hi & 0x1000000000000000) != 0x1000000000000000 &&
            (hi & 0x800000000000000) != 0x800000000000000 &&
            (hi & 0x400000000000000) != 0x400000000000000 && (hi & 0x600000) != 0x600000 &&
            (lo & 0xe000000000000000) != 0xc000000000000000)
            TRY_AS(sust_d, VOLTA_SUST_D)
        break;
    case 0x19e: /* 8..0=110011110 */
        if ((hi & 0x1000000000000000) != 0x1000000000000000 &&
            (hi & 0x800000000000000) != 0x800000000000000 &&
            (hi & 0x400000000000000) != 0x400000000000000 && (hi & 0x600000) != 0x600000 &&
            (lo & 0xe000000000000000) != 0xc000000000000000)
            TRY_AS(sust_dr, VOLTA_SUST_DR)
        break;
    case 0x19f: /* 8..0=110011111 */
        if ((hi & 0x1000000000000000) != 0x1000000000000000 &&
            (hi & 0x800000000000000) != 0x800000000000000 &&
            (hi & 0x400000000000000) != 0x400000000000000 && (hi & 0x600000) != 0x600000 &&
            (lo & 0xe000000000000000) != 0xc000000000000000)
            TRY_AS(sured_d, VOLTA_SURED_D)
        break;
    case 0x1a0: /* 8..0=110100000 */
        if ((hi & 0x1000000000000000) != 0x1000000000000000 &&
            (hi & 0x800000000000000) != 0x800000000000000 &&
            (hi & 0x400000000000000) != 0x400000000000000 && (hi & 0x600000) != 0x600000 &&
            (lo & 0xe000000000000000) != 0xc000000000000000)
            TRY_AS(sured_dr, VOLTA_SURED_DR)
        break;
    case 0x1a1: /* 8..0=110100001 */
        switch (hi >> 15 & 0x1) {
        case 0x0: /* 79=0 8..0=110100001 */
            if ((lo & 0xe00) == 0x200 && (hi & 0x1c00000008000000) == 0x0)
                FIND_AS(match_all, VOLTA_MATCH_ALL)
            break;
        case 0x1: /* 79=1 8..0=110100001 */
            if ((lo & 0xe00) == 0x200 && (hi & 0x1c00000008000000) == 0x0)
                FIND_AS(match_any, VOLTA_MATCH_ANY)
            break;
        }
        break;
    case 0x1a2: /* 8..0=110100010 */
        switch (hi >> 27 & 0x1) {
        case 0x0: /* 91=0 8..0=110100010 */
            if (ON(SM_90) && ((hi & 0x1000000000000000) != 0x1000000000000000 &&
                (hi & 0x800000000000000) != 0x800000000000000 &&
                (hi & 0x400000000000000) != 0x400000000000000 && (hi & 0x3000000) != 0x3000000 &&
                (hi & 0x600000) != 0x600000 && (hi & 0x1e000) != 0x12000 &&
                (hi & 0x1e000) != 0x18000 && (lo & 0x800) != 0x800 && (lo & 0x400) != 0x400 &&
                (lo & 0x200) != 0x0))
                TRY_AS(atom_f, VOLTA_ATOM_F)
            break;
        case 0x1: /* 91=1 8..0=110100010 */
            if (ON(SM_90) && ((hi & 0x1000000000000000) != 0x1000000000000000 &&
                (hi & 0x800000000000000) != 0x800000000000000 &&
                (hi & 0x400000000000000) != 0x400000000000000 && (hi & 0x3000000) != 0x3000000 &&
                (hi & 0x600000) != 0x600000 && (hi & 0x1e000) != 0x12000 &&
                (hi & 0x1e000) != 0x18000 && (lo & 0x800) != 0x0 && (lo & 0x400) != 0x400 &&
                (lo & 0x200) != 0x200))
                TRY_AS(atom_fd, VOLTA_ATOM_FD)
            break;
        }
        break;
    case 0x1a3: /* 8..0=110100011 */
        switch (hi >> 27 & 0x1) {
        case 0x0: /* 91=0 8..0=110100011 */
            if (ON(SM_90) && ((hi & 0x1000000000000000) != 0x1000000000000000 &&
                (hi & 0x800000000000000) != 0x800000000000000 &&
                (hi & 0x400000000000000) != 0x400000000000000 && (hi & 0x3000000) != 0x3000000 &&
                (hi & 0x600000) != 0x600000 && (hi & 0x1e000) != 0x12000 &&
                (hi & 0x1e000) != 0x18000 && (lo & 0x800) != 0x800 && (lo & 0x400) != 0x400 &&
                (lo & 0x200) != 0x0))
                TRY_AS(atom_f, VOLTA_ATOMG_F)
            break;
        case 0x1: /* 91=1 8..0=110100011 */
            if (ON(SM_90) && ((hi & 0x1000000000000000) != 0x1000000000000000 &&
                (hi & 0x800000000000000) != 0x800000000000000 &&
                (hi & 0x400000000000000) != 0x400000000000000 && (hi & 0x3000000) != 0x3000000 &&
                (hi & 0x600000) != 0x600000 && (hi & 0x1e000) != 0x12000 &&
                (hi & 0x1e000) != 0x18000 && (lo & 0x800) != 0x0 && (lo & 0x400) != 0x400 &&
                (lo & 0x200) != 0x200))
                TRY_AS(atom_fd, VOLTA_ATOMG_FD)
            break;
        }
        break;
    case 0x1a6: /* 8..0=110100110 */
        switch (hi >> 27 & 0x1) {
        case 0x0: /* 91=0 8..0=110100110 */
            if (ON(SM_90) && ((hi & 0x1000000000000000) != 0x1000000000000000 &&
                (hi & 0x800000000000000) != 0x800000000000000 &&
                (hi & 0x400000000000000) != 0x400000000000000 && (hi & 0x3000000) != 0x3000000 &&
                (hi & 0x600000) != 0x600000 && (hi & 0x1e000) != 0x12000 &&
                (hi & 0x1e000) != 0x18000 && (lo & 0x800) != 0x0 && (lo & 0x400) != 0x400 &&
                (lo & 0x200) != 0x200))
                TRY_AS(redg_f, VOLTA_REDG_F)
            break;
        case 0x1: /* 91=1 8..0=110100110 */
            if (ON(SM_90) && ((hi & 0x1000000000000000) != 0x1000000000000000 &&
                (hi & 0x800000000000000) != 0x800000000000000 &&
                (hi & 0x400000000000000) != 0x400000000000000 && (hi & 0x3000000) != 0x3000000 &&
                (hi & 0x600000) != 0x600000 && (hi & 0x1e000) != 0x12000 &&
                (hi & 0x1e000) != 0x18000 && (lo & 0x800) != 0x0 && (lo & 0x400) != 0x400 &&
                (lo & 0x200) != 0x200))
                TRY_AS(redg_fd, VOLTA_REDG_FD)
            break;
        }
        break;
    case 0x1a7: /* 8..0=110100111 */
        switch (hi >> 6 & 0x3) {
        case 0x0: /* 71..70=00 8..0=110100111 */
            if (ON(SM_90) && ((lo & 0xe00) == 0x800 && (hi & 0x1c00000008000000) == 0x8000000 &&
                (hi & 0x600000) != 0x600000))
                FIND_AS(syncs_arr, VOLTA_SYNCS_ARR)
            break;
        case 0x1: /* 71..70=01 8..0=110100111 */
            if (ON(SM_90) && (lo & 0xe00) == 0x400 && (hi & 0x1c00000008000000) == 0x8000000)
                FIND_AS(syncs_chk, VOLTA_SYNCS_CHK)
            break;
        }
        break;
    case 0x1a8: /* 8..0=110101000 */
        switch (lo >> 9 & 0x7) {
        case 0x1: /* 11..0=001110101000 */
            if (ON(SM_70_SM_72) && ((hi & 0x1c00000000000000) == 0x0 &&
                (hi & 0x600000) != 0x600000))
                FIND_AS(atom_v, VOLTA_ATOMG_V)
            if (ON(SM_75) && ((hi & 0x1c00000008000000) == 0x0 && (hi & 0x600000) != 0x600000))
                FIND_AS(atom_t, VOLTA_ATOMG_T)
            if (ON(SM_80_SM_86_SM_87_SM_89) && ((hi & 0x1000000000000000) != 0x1000000000000000 &&
                (hi & 0x800000000000000) != 0x800000000000000 &&
                (hi & 0x400000000000000) != 0x400000000000000 && (hi & 0x8000000) != 0x8000000 &&
                (hi & 0x600000) != 0x600000 && (hi & 0x1e000) != 0x12000 &&
                (hi & 0x1e000) != 0x18000))
                FIND_AS(atom_a, VOLTA_ATOMG_A)
            if (ON(SM_90) && ((hi & 0x1000000000000000) != 0x1000000000000000 &&
                (hi & 0x800000000000000) != 0x800000000000000 &&
                (hi & 0x400000000000000) != 0x400000000000000 && (hi & 0x8000000) != 0x8000000 &&
                (hi & 0x600000) != 0x600000 && (hi & 0x1e000) != 0x12000 &&
                (hi & 0x1e000) != 0x18000))
                FIND_AS(atom_h, VOLTA_ATOMG_H)
            break;
        case 0x4: /* 11..0=100110101000 */
            if (ON(SM_75) && ((hi & 0x1c00000008000000) == 0x8000000 &&
                (hi & 0x600000) != 0x600000))
                FIND_AS(atom_tu, VOLTA_ATOMG_TU)
            if (ON(SM_80_SM_86_SM_87_SM_89) && ((hi & 0x1000000000000000) != 0x1000000000000000 &&
                (hi & 0x800000000000000) != 0x800000000000000 &&
                (hi & 0x400000000000000) != 0x400000000000000 && (hi & 0x8000000) != 0x0 &&
                (hi & 0x600000) != 0x600000 && (hi & 0x1e000) != 0x12000 &&
                (hi & 0x1e000) != 0x18000))
                TRY_AS(atom_d, VOLTA_ATOMG_D)
            if (ON(SM_90) && ((hi & 0x1000000000000000) != 0x1000000000000000 &&
                (hi & 0x800000000000000) != 0x800000000000000 &&
                (hi & 0x400000000000000) != 0x400000000000000 && (hi & 0x8000000) != 0x0 &&
                (hi & 0x600000) != 0x600000 && (hi & 0x1e000) != 0x12000 &&
                (hi & 0x1e000) != 0x18000))
                TRY_AS(atom_hd, VOLTA_ATOMG_HD)
            break;
        }
        break;
    case 0x1a9: /* 8..0=110101001 */
        if (ON(SM_70_SM_72) && ((lo & 0xe00) == 0x200 && (hi & 0x1c00000000000000) == 0x0 &&
            (hi & 0x600000) != 0x600000))
            TRY_AS(atomg_cv, VOLTA_ATOMG_CV)
        if (ON(SM_75) && ((lo & 0xe00) == 0x200 && (hi & 0x1c00000008000000) == 0x0 &&
            (hi & 0x600000) != 0x600000))
            TRY_AS(atomg_ct, VOLTA_ATOMG_CT)
        if (ON(SM_80_SM_86_SM_87_SM_89) && (((lo & 0xe00) == 0x200 &&
            (hi & 0x1c00000008410000) == 0x0) || ((lo & 0xe00) == 0x200 &&
            (hi & 0x1c0000000840a000) == 0x0) || ((lo & 0xe00) == 0x200 &&
            (hi & 0x1c0000000840a000) == 0xa000) || ((lo & 0xe00) == 0x200 &&
            (hi & 0x1c00000008404000) == 0x4000) || ((lo & 0xe00) == 0x200 &&
            (hi & 0x1c00000008210000) == 0x0) || ((lo & 0xe00) == 0x200 &&
            (hi & 0x1c0000000820a000) == 0x0) || ((lo & 0xe00) == 0x200 &&
            (hi & 0x1c0000000820a000) == 0xa000) || ((lo & 0xe00) == 0x200 &&
            (hi & 0x1c00000008204000) == 0x4000)))
            TRY_AS(atomg_ca, VOLTA_ATOMG_CA)
        if (ON(SM_90) && (((lo & 0xe00) == 0x200 && (hi & 0x1c00000008410000) == 0x0) ||
            ((lo & 0xe00) == 0x200 && (hi & 0x1c0000000840a000) == 0x0) || ((lo & 0xe00) == 0x200 &&
            (hi & 0x1c0000000840a000) == 0xa000) || ((lo & 0xe00) == 0x200 &&
            (hi & 0x1c00000008404000) == 0x4000) || ((lo & 0xe00) == 0x200 &&
            (hi & 0x1c00000008210000) == 0x0) || ((lo & 0xe00) == 0x200 &&
            (hi & 0x1c0000000820a000) == 0x0) || ((lo & 0xe00) == 0x200 &&
            (hi & 0x1c0000000820a000) == 0xa000) || ((lo & 0xe00) == 0x200 &&
            (hi & 0x1c00000008204000) == 0x4000)))
            TRY_AS(atomg_ch, VOLTA_ATOMG_CH)
        break;
    case 0x1aa: /* 8..0=110101010 */
        switch (lo >> 9 & 0x7) {
        case 0x1: /* 11..0=001110101010 */
            if (ON(SM_70_SM_72) && (hi & 0x1c00000000000000) == 0x0) FIND_AS(qspc_v, VOLTA_QSPC_V)
            if (ON(NOT_SM_70_SM_72) && (hi & 0x1c00000008000000) == 0x0)
                FIND_AS(qspc_t, VOLTA_QSPC_T)
            break;
        case 0x4: /* 11..0=100110101010 */
            if (ON(NOT_SM_70_SM_72_SM_90) && (hi & 0x1c00000008000000) == 0x8000000)
                FIND_AS(qspc_u, VOLTA_QSPC_U)
            if (ON(SM_90) && (hi & 0x1c00000008000000) == 0x8000000) FIND_AS(qspc_h, VOLTA_QSPC_H)
            break;
        }
        break;
    case 0x1ab: /* 8..0=110101011 */
        switch (lo >> 9 & 0x7) {
        case 0x2: /* 11..0=010110101011 */
            if (ON(SM_90) && (hi & 0x1c00000008000000) == 0x0) FIND_AS(fence, VOLTA_CGAERRBAR)
            break;
        case 0x4: /* 11..0=100110101011 */
            if (ON(SM_70_SM_72_SM_75) && (hi & 0x1c00000000000000) == 0x0)
                FIND_AS(errbar_v, VOLTA_ERRBAR_V)
            if (ON(NOT_SM_70_SM_72_SM_75) && (hi & 0x1c00000008000000) == 0x0)
                FIND_AS(errbar_a, VOLTA_ERRBAR_A)
            break;
        }
        break;
    case 0x1ad: /* 8..0=110101101 */
        if (ON(NOT_SM_70_SM_72) && (lo & 0xe00) == 0x200 && (hi & 0x1c00000008000000) == 0x8000000)
            FIND_AS(ldtram, VOLTA_LDTRAM)
        break;
    case 0x1ae: /* 8..0=110101110 */
        switch (lo >> 9 & 0x7) {
        case 0x6: /* 11..0=110110101110 */
            if (ON(SM_80_SM_86_SM_87_SM_89) && ((hi & 0x1c00002008410040) == 0x8000040 ||
                (hi & 0x1c0000200840a040) == 0x8000040 || (hi & 0x1c0000200840a040) == 0x800a040 ||
                (hi & 0x1c00002008404040) == 0x8004040 || (hi & 0x1c00002008210040) == 0x8000040 ||
                (hi & 0x1c0000200820a040) == 0x8000040 || (hi & 0x1c0000200820a040) == 0x800a040 ||
                (hi & 0x1c00002008204040) == 0x8004040))
                FIND_AS(ldgsts_u, VOLTA_LDGSTS_U)
            if (ON(SM_90) && ((hi & 0x1c00000008410040) == 0x8000040 ||
                (hi & 0x1c0000000840a040) == 0x8000040 || (hi & 0x1c0000000840a040) == 0x800a040 ||
                (hi & 0x1c00000008404040) == 0x8004040 || (hi & 0x1c00000008210040) == 0x8000040 ||
                (hi & 0x1c0000000820a040) == 0x8000040 || (hi & 0x1c0000000820a040) == 0x800a040 ||
                (hi & 0x1c00000008204040) == 0x8004040))
                FIND_AS(ldgsts_us, VOLTA_LDGSTS_US)
            break;
        case 0x7: /* 11..0=111110101110 */
            if (ON(NOT_SM_70_SM_72_SM_75) && ((hi & 0x1000000000000000) != 0x1000000000000000 &&
                (hi & 0x800000000000000) != 0x800000000000000 &&
                (hi & 0x400000000000000) != 0x400000000000000 && (hi & 0x8000000) != 0x0 &&
                (hi & 0x600000) != 0x600000 && (hi & 0x1e000) != 0x12000 &&
                (hi & 0x1e000) != 0x18000))
                TRY_AS(ldgsts_r, VOLTA_LDGSTS_R)
            break;
        }
        break;
    case 0x1af: /* 8..0=110101111 */
        if (ON(NOT_SM_70_SM_72_SM_75) && (lo & 0xe00) == 0x800 && (hi & 0x1c00000008000000) == 0x0)
            FIND_AS(errbar_a, VOLTA_LDGDEPBAR)
        break;
    case 0x1b0: /* 8..0=110110000 */
        if (ON(NOT_SM_70_SM_72_SM_75) && (lo & 0xe00) == 0x800 &&
            (hi & 0x1c00000008000f00) == 0x8000a00)
            TRY_AS(arrives, VOLTA_ARRIVES)
        break;
    case 0x1b1: /* 8..0=110110001 */
        switch (hi >> 27 & 0x1) {
        case 0x0: /* 91=0 8..0=110110001 */
            if (ON(SM_90) && (lo & 0xe00) == 0x800 && (hi & 0x1c00000000000000) == 0x0)
                FIND_AS(fence, VOLTA_SYNCS_CCTL)
            break;
        case 0x1: /* 91=1 8..0=110110001 */
            if (ON(SM_90) && (lo & 0xe00) == 0x800 && (hi & 0x1c00000000000200) == 0x0)
                FIND_AS(syncs_iv, VOLTA_SYNCS_IV)
            break;
        }
        break;
    case 0x1b2: /* 8..0=110110010 */
        switch (lo >> 9 & 0x7) {
        case 0x1: /* 11..0=001110110010 */
            if (ON(SM_90) && (hi & 0x1c00000008000000) == 0x8000000)
                FIND_AS(syncs_cas, VOLTA_SYNCS_CAS)
            break;
        case 0x2: /* 11..0=010110110010 */
            if (ON(SM_90) && (hi & 0x1c00000008000300) == 0x8000100) FIND_AS(syncs_x, VOLTA_SYNCS_X)
            break;
        case 0x4: /* 11..0=100110110010 */
            if (ON(SM_90) && (hi & 0x1c00000008000000) == 0x8000000)
                FIND_AS(syncs_ld, VOLTA_SYNCS_LD)
            break;
        }
        break;
    case 0x1b3: /* 8..0=110110011 */
        switch (lo >> 9 & 0x1) {
        case 0x0: /* 9..0=0110110011 */
            if (ON(SM_86_SM_87_SM_89_SM_90) && ((hi & 0x1c00000000000000) == 0x0 &&
                (lo & 0xe000000000000000) != 0xc000000000000000))
                TRY_AS(suquery_r, VOLTA_SUQUERY_R)
            break;
        case 0x1: /* 9..0=1110110011 */
            if (ON(SM_86_SM_87_SM_89_SM_90) && ((hi & 0x1c00000000000000) == 0x0 &&
                (lo & 0xe000000000000000) != 0xc000000000000000))
                TRY_AS(suquery_c, VOLTA_SUQUERY_C)
            break;
        }
        break;
    case 0x1b4: /* 8..0=110110100 */
        switch (lo >> 9 & 0x7) {
        case 0x1: /* 11..0=001110110100 */
            if (ON(SM_90) && (hi & 0x1c00000008000000) == 0x8000000)
                FIND_AS(utmaldg_d, VOLTA_UTMALDG_D)
            break;
        case 0x2: /* 11..0=010110110100 */
            if (ON(SM_90) && (hi & 0x1c00000008000000) == 0x8000000)
                FIND_AS(utmaldg_s, VOLTA_UTMALDG_S)
            break;
        }
        break;
    case 0x1b5: /* 8..0=110110101 */
        if (ON(SM_90) && (lo & 0xe00) == 0x200 && (hi & 0x1c00000008000000) == 0x8000000)
            FIND_AS(utmastg, VOLTA_UTMASTG)
        break;
    case 0x1b6: /* 8..0=110110110 */
        if (ON(SM_90) && (lo & 0xe00) == 0x200 && (hi & 0x1c00000008000000) == 0x8000000)
            FIND_AS(utmaredg, VOLTA_UTMAREDG)
        break;
    case 0x1b7: /* 8..0=110110111 */
        if (ON(SM_90) && (lo & 0xe00) == 0x800 && (hi & 0x1c00000008000000) == 0x0)
            FIND_AS(ucgabar_arv, VOLTA_UTMACMDFLUSH)
        break;
    case 0x1b8: /* 8..0=110111000 */
        switch (lo >> 9 & 0x7) {
        case 0x1: /* 11..0=001110111000 */
            if (ON(SM_90) && (hi & 0x1c00000008000000) == 0x8000000)
                FIND_AS(utmapf_d, VOLTA_UTMAPF_D)
            break;
        case 0x2: /* 11..0=010110111000 */
            if (ON(SM_90) && (hi & 0x1c00000008000000) == 0x8000000)
                FIND_AS(utmaldg_s, VOLTA_UTMAPF_S)
            break;
        }
        break;
    case 0x1b9: /* 8..0=110111001 */
        switch (hi >> 27 & 0x1) {
        case 0x0: /* 91=0 8..0=110111001 */
            if (ON(SM_90) && (lo & 0xe00) == 0x800 && (hi & 0x1c00000000000000) == 0x0)
                FIND_AS(utmacctl_all, VOLTA_UTMACCTL_ALL)
            break;
        case 0x1: /* 91=1 8..0=110111001 */
            if (ON(SM_90) && (lo & 0xe00) == 0x800 && (hi & 0x1c00000000000000) == 0x0)
                FIND_AS(utmacctl_one, VOLTA_UTMACCTL_ONE)
            break;
        }
        break;
    case 0x1ba: /* 8..0=110111010 */
        if (ON(SM_90) && (lo & 0xe00) == 0x200 && (hi & 0x1c0000000801e000) == 0x8000000)
            FIND_AS(ublkcp, VOLTA_UBLKCP)
        break;
    case 0x1bb: /* 8..0=110111011 */
        if (ON(SM_90) && (lo & 0xe00) == 0x200 && (hi & 0x1c0000000801e400) == 0x8000400)
            FIND_AS(ublkred, VOLTA_UBLKRED)
        break;
    case 0x1bc: /* 8..0=110111100 */
        if (ON(SM_90) && (lo & 0xe00) == 0x200 && (hi & 0x1c00000008000000) == 0x8000000)
            FIND_AS(ublkpf, VOLTA_UBLKPF)
        break;
    case 0x1bd: /* 8..0=110111101 */
        if (ON(SM_90) && (lo & 0xe00) == 0xc00 && (hi & 0x1c00000008000000) == 0x8000000)
            FIND_AS(stas, VOLTA_STAS)
        break;
    case 0x1be: /* 8..0=110111110 */
        if (ON(SM_90) && (lo & 0xe00) == 0xc00 && (hi & 0x1c00000008000000) == 0x8000000)
            FIND_AS(redas, VOLTA_REDAS)
        break;
    case 0x1c0: /* 8..0=111000000 */
        if ((lo & 0xe00) == 0x200 && (hi & 0x1c00000008000000) == 0x0)
            FIND_AS(lmembase_g, VOLTA_LMEMBASE_G)
        break;
    case 0x1c1: /* 8..0=111000001 */
        if ((lo & 0xe00) == 0x200 && (hi & 0x1c00000008000000) == 0x0)
            FIND_AS(setctaid, VOLTA_LMEMBASE_M)
        break;
    case 0x1c2: /* 8..0=111000010 */
        if (ON(NOT_SM_70_SM_72_SM_90) && (lo & 0xe00) == 0x200 && (hi & 0x1800000008000000) == 0x0)
            FIND_AS(r2ur_o, VOLTA_R2UR_O)
        break;
    case 0x1c3: /* 8..0=111000011 */
        if (ON(NOT_SM_70_SM_72) && (lo & 0xe00) == 0x800 && (hi & 0x1c00000008000000) == 0x0)
            FIND_AS(s2ur, VOLTA_S2UR)
        break;
    case 0x1c4: /* 8..0=111000100 */
        if (ON(NOT_SM_70_SM_72_SM_75) && ((lo & 0xe00) == 0x200 &&
            (hi & 0x1c00000008000000) == 0x0 && (hi & 0x1c000) != 0x18000))
            FIND_AS(redux, VOLTA_REDUX)
        break;
    case 0x1c5: /* 8..0=111000101 */
        if (ON(SM_90) && (lo & 0xe00) == 0x800 && (hi & 0x1c0000000fffff00) == 0x0)
            FIND_AS(fence, VOLTA_WARPGROUP)
        break;
    case 0x1c6: /* 8..0=111000110 */
        if (ON(SM_90) && (lo & 0xe00) == 0x200 && (hi & 0x1c00000008000000) == 0x0)
            FIND_AS(fence, VOLTA_FENCE)
        break;
    case 0x1c7: /* 8..0=111000111 */
        switch (lo >> 9 & 0x7) {
        case 0x4: /* 11..0=100111000111 */
            if (ON(SM_90) && (hi & 0x1c00000008000100) == 0x8000000)
                FIND_AS(ucgabar_arv, VOLTA_UCGABAR_ARV)
            break;
        case 0x6: /* 11..0=110111000111 */
            if (ON(SM_90) && (hi & 0x1c00000008000000) == 0x8000000)
                FIND_AS(ucgabar_arv, VOLTA_UCGABAR_WAIT)
            break;
        }
        break;
    case 0x1c8: /* 8..0=111001000 */
        switch (lo >> 9 & 0x7) {
        case 0x1: /* 11..0=001111001000 */
            if (ON(SM_90) && ((hi & 0x1c00000008000700) == 0x8000500 ||
                (hi & 0x1c00000008000700) == 0x8000600))
                FIND_AS(usetmaxreg_u, VOLTA_USETMAXREG_U)
            break;
        case 0x4: /* 11..0=100111001000 */
            if (ON(SM_90) && ((hi & 0x1c00000008000700) == 0x8000500 ||
                (hi & 0x1c00000008000700) == 0x8000600))
                FIND_AS(usetmaxreg_i, VOLTA_USETMAXREG_I)
            break;
        }
        break;
    case 0x1c9: /* 8..0=111001001 */
        switch (lo >> 9 & 0x7) {
        case 0x1: /* 11..0=001111001001 */
            if (ON(SM_90) && (hi & 0x1c00000008000000) == 0x8000000)
                FIND_AS(warpgroupset, VOLTA_USETSHMSZ_U)
            break;
        case 0x4: /* 11..0=100111001001 */
            if (ON(SM_90) && (hi & 0x1c00000008000000) == 0x8000000)
                FIND_AS(usetshmsz_i, VOLTA_USETSHMSZ_I)
            break;
        }
        break;
    case 0x1ce: /* 8..0=111001110 */
        switch (lo >> 9 & 0x7) {
        case 0x1: /* 11..0=001111001110 */
            if (ON(SM_90) && (hi & 0x1c00000008000000) == 0x8000000) FIND_AS(ulepc_n, VOLTA_ULEPC_N)
            break;
        case 0x4: /* 11..0=100111001110 */
            if (ON(SM_90) && (hi & 0x1c00000008000000) == 0x8000000) FIND_AS(ulepc_t, VOLTA_ULEPC_T)
            break;
        }
        break;
    case 0x1f0: /* 8..0=111110000 */
        switch (lo >> 9 & 0x7) {
        case 0x4: /* 11..0=100111110000 */
            if (ON(SM_90) && (hi & 0xc00000008000000) == 0x8000000)
                FIND_AS(hgmma_hgmma_d, VOLTA_HGMMA_HGMMA_D)
            break;
        case 0x6: /* 11..0=110111110000 */
            if (ON(SM_90) && (hi & 0x800000008000000) == 0x8000000)
                FIND_AS(hgmma_hgmma_r, VOLTA_HGMMA_HGMMA_R)
            break;
        }
        break;
    case 0x1f1: /* 8..0=111110001 */
        switch (lo >> 9 & 0x7) {
        case 0x4: /* 11..0=100111110001 */
            if (ON(SM_90) && (hi & 0xc00000008000000) == 0x8000000)
                FIND_AS(hgmma_hgmma_d, VOLTA_HGMMA_IGMMA_D)
            break;
        case 0x6: /* 11..0=110111110001 */
            if (ON(SM_90) && (hi & 0x800000008000000) == 0x8000000)
                FIND_AS(hgmma_hgmma_r, VOLTA_HGMMA_IGMMA_R)
            break;
        }
        break;
    case 0x1f2: /* 8..0=111110010 */
        switch (lo >> 9 & 0x7) {
        case 0x4: /* 11..0=100111110010 */
            if (ON(SM_90) && (hi & 0xc00000008000000) == 0x8000000)
                FIND_AS(hgmma_hgmma_d, VOLTA_HGMMA_BGMMA_D)
            break;
        case 0x6: /* 11..0=110111110010 */
            if (ON(SM_90) && (hi & 0x800000008000000) == 0x8000000)
                FIND_AS(hgmma_hgmma_r, VOLTA_HGMMA_BGMMA_R)
            break;
        }
        break;
    }
    return ISADORA_NO_FORM;
}

SEARCH
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
        FOUND_IN(tree_128, 16)
    }
    return ISADORA_NO_FORM;
}

int volta_decode(const struct isadora_context *c, const uint8_t *bytes, size_t size,
    struct isadora_insn *out)
{
    return search(c, bytes, size, out, true);
}

int volta_identify(const struct isadora_context *c, const uint8_t *bytes, size_t size,
    struct isadora_insn *out)
{
    return search(c, bytes, size, out, false);
}

int volta_operands(const struct isadora_context *c, const uint8_t *bytes, size_t size,
    struct isadora_insn *out)
{
    if (out->form >= FORMS)
        return ISADORA_BAD_INSN;
    if (size < out->length)
        return ISADORA_SHORT;
    return volta_decode(c, bytes, size, out);
}
