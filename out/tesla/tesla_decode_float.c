/* Generated from the description tesla by gen/emit/decode. Do not edit. */
#include "tesla_decode.h"

/* 1011ss-. .sssssss ssssssss ssssss00 */
TAKE(fadd_short)
{
    FORM(0xf04081ff, 0x0) V(0, SSAT) V(1, SDST) V(2, SNEG1) V(7, SNEG2) LINE(0, 0) NEED(s_src, 1, 3)
        NEED(s_src2, 7, 8) END(4)
}

/* ????iiii iiiiiiii iiiiiiii iiiiii11 1011ss-. ?siiiiii ssssssss ssssss01 */
TAKE(fadd_imm)
{
    FORM(0xffffffff07f81ff, 0x0) V(0, SSAT) V(1, SDST) V(2, SNEG1) V(7, SNEG2) V(8, IMM) LINE(0, 0)
        NEED(i_src, 1, 3) END(8)
}

/* 00o-llcc cc.lllll llccpppp p.cc.amm 1011aa-. .?????aa llllllll llllll01 */
TAKE(fadd_long)
{
    FORM(0xec000003f0030003, 0x0) V(0, OSAT) V(1, ARND) V(5, LNEG1) V(10, LNEG2) V(14, MARK)
        CALL(mcdst, 0, 2) NEED(ll_dst, 1, 3) NEED(l_src_of_cvt_f2i_u16_f16, 2, 6)
        NEED(l_src3, 8, 11) NEED(guard, 11, 15) END(8)
}

/* 1100ss-. .sssssss sssssss. ssssss00 */
TAKE(fmul_short)
{
    FORM(0xf04080ff, 0x0) V(0, SDST) V(1, SNEG1) V(6, SNEG2) CALL(fmul_sat, 0, 0) LINE(1, 0)
        NEED(s_src, 2, 2) NEED(s_src2, 8, 7) END(4)
}

/* ????iiii iiiiiiii iiiiiiii iiiiii11 1100ss-. ?siiiiii sssssss. ssssss01 */
TAKE(fmul_imm)
{
    FORM(0xffffffff07f80ff, 0x0) V(0, SDST) V(1, SNEG1) V(6, SNEG2) V(7, IMM) CALL(fmul_sat, 0, 0)
        LINE(1, 0) NEED(i_src, 2, 2) END(8)
}

/* 000-llcc cc..???? mmccpppp p.cc.amm 1100aa-. .lllllll llllllll llllll01 */
TAKE(fmul_long)
{
    FORM(0xec00c003f0000003, 0x0) V(0, MRND) V(4, LNEG1) V(9, LNEG2) V(13, MARK)
        CALL(fmul_lsat, 0, 0) CALL(mcdst, 1, 1) NEED(ll_dst, 2, 2)
        NEED(l_src_of_cvt_f2i_u16_f16, 3, 5) NEED(l_src2, 9, 10) NEED(guard, 12, 14) END(8)
}

/* 1110ss-. .sssssss ssssssss ssssss00 */
TAKE(fmad_short)
{
    FORM(0xf04081ff, 0x0) V(0, SSAT) V(1, SDST) V(2, SNEG1) V(10, SNEG2) LINE(0, 0)
        NEED(s_src, 1, 3) NEED(s_src2, 7, 7) LINE(9, 0) END(4)
}

/* ????iiii iiiiiiii iiiiiiii iiiiii11 1110ss-. ?siiiiii ssssssss ssssss01 */
TAKE(fmad_imm)
{
    FORM(0xffffffff07f81ff, 0x0) V(0, SSAT) V(1, SDST) V(2, SNEG1) V(7, IMM) V(8, SNEG2) LINE(0, 0)
        NEED(i_src, 1, 3) LINE(7, 0) END(8)
}

/* 00o-llcc cc.lllll llccpppp p.cc.amm 1110aa-. .lllllll llllllll llllll01 */
TAKE(fmad_long)
{
    FORM(0xec000003f0000003, 0x0) V(0, OSAT) V(4, LNEG1) V(12, LNEG2) V(15, MARK) CALL(mcdst, 0, 1)
        NEED(ll_dst, 1, 2) NEED(l_src_of_cvt_f2i_u16_f16, 2, 5) NEED(l_src2, 8, 9)
        NEED(l_src3_of_fmad_long, 11, 13) NEED(guard, 14, 16) END(8)
}

/* 011-llcc cc.ll?ff ffccpppp p.cc.amm 1011aa-. .lllllll llllllll llllll01 */
TAKE(fset)
{
    FORM(0xec1bc003f0000003, 0x0) V(3, FCOMPARE) V(4, LNEG1) V(5, LABS1) V(10, LNEG2) V(11, LABS2)
        V(15, MARK) CALL(mcdst, 0, 0) NEED(ll_dst, 1, 1) NEED(l_src_of_cvt_f2i_u16_f16, 2, 6)
        NEED(l_src2, 8, 12) NEED(guard, 11, 16) END(8)
}

/* 100-llcc cc.ll??? ??ccpppp p.cc.amm 1011aa-. .lllllll llllllll llllll01 */
TAKE(fminmax_max)
{
    FORM(0xec180003f0000003, 0x0) V(3, LNEG1) V(4, LABS1) V(9, LNEG2) V(10, LABS2) V(14, MARK)
        CALL(mcdst, 0, 0) NEED(ll_dst, 1, 1) NEED(l_src_of_cvt_f2i_u16_f16, 2, 5)
        NEED(l_src2, 8, 11) NEED(guard, 11, 15) END(8)
}

/* 01o-??cc cc.lllll llccpppp p.cc.amm 1100aa-. .lllllll llllllll llllll01 */
TAKE(fslct)
{
    FORM(0xe0000003f0000003, 0x0) V(10, ONEG) V(13, MARK) CALL(mcdst, 0, 0) NEED(ll_dst, 1, 1)
        NEED(l_src_of_cvt_f2i_u16_f16, 2, 3) NEED(l_src2, 8, 7) NEED(l_src3_of_fmad_long, 11, 11)
        NEED(guard, 14, 14) END(8)
}

/* 100-qqqq qq?lllll llccpppp p.cc.-mm 1100---? ??qq?... llllllll llllll01 */
TAKE(quadop)
{
    FORM(0xefdfc003f030fe03, 0x0) V(0, Q0) V(1, Q1) V(2, Q2) V(3, Q3) V(7, LSRC) V(8, LSRC3)
        V(9, MARK) CALL(mcdst, 0, 4) NEED(ll_dst, 1, 5) CALL(quad_lane, 2, 0) NEED(guard, 3, 10)
        END(8)
}

