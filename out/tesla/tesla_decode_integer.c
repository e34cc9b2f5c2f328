/* Generated from the description tesla by gen/emit/decode. Do not edit. */
#include "tesla_decode.h"

/* 0010ss-. .0ssssss 0sssssss ssssss00 */
TAKE(add_add_b16_short)
{
    FORM(0xf04081ff, 0x0) V(0, SSAT) V(1, SDST) LINE(0, 0) NEED(s_src, 1, 2) NEED(s_src2, 7, 6)
        END(4)
}

/* ????iiii iiiiiiii iiiiiiii iiiiii11 0010ss-. ?0iiiiii 0sssssss ssssss01 */
TAKE(add_add_b16_imm)
{
    FORM(0xffffffff07f81ff, 0x0) V(0, SSAT) V(1, SDST) V(6, IMM) LINE(0, 0) NEED(i_src, 1, 2) END(8)
}

/* 000-l0cc cc.lllll llccpppp p.cc.amm 0010aa-. .0?????? llllllll llllll01 */
TAKE(add_add_b16_long)
{
    FORM(0xec000003f0400003, 0x0) V(0, LSAT) V(11, MARK) CALL(mcdst, 0, 1) NEED(ll_dst, 1, 2)
        NEED(l_src_of_cvt_f2i_u16_f16, 2, 4) NEED(l_src3, 8, 8) NEED(guard, 11, 12) END(8)
}

/* 000-l0cc cc.lllll llccpppp p.cc.amm 0011aa-. .1?????? llllllll llllll01 */
TAKE(add_addc_b16_long)
{
    FORM(0xec003003f0400003, 0x0) V(0, LSAT) V(12, MARK) CALL(mcdst, 0, 1) NEED(ll_dst, 1, 2)
        NEED(l_src_of_cvt_f2i_u16_f16, 2, 4) NEED(l_src3, 8, 8)
        NEED(guard_of_add_addc_b16_long, 11, 11) END(8)
}

/* 0100ss-. .0ssssss ssssssss ssssss00 */
TAKE(mul16_short)
{
    FORM(0xf04081ff, 0x0) V(0, SDST) V(1, S16A) V(6, S16B) LINE(0, 0) NEED(s_src, 1, 2)
        NEED(s_src2, 7, 7) END(4)
}

/* ????iiii iiiiiiii iiiiiiii iiiiii11 0100ss-. ?0iiiiii ssssssss ssssss01 */
TAKE(mul16_imm)
{
    FORM(0xffffffff07f81ff, 0x0) V(0, SDST) V(1, S16A) V(6, S16B) V(7, IMM) LINE(0, 0)
        NEED(i_src, 1, 2) END(8)
}

/* 000-??cc cc.????0 llccpppp p.cc.amm 0100aa-. .lllllll llllllll llllll01 */
TAKE(mul16_long)
{
    FORM(0xe001c003f0000003, 0x0) V(3, L16A) V(8, L16B) V(12, MARK) CALL(mcdst, 0, 0)
        NEED(ll_dst, 1, 1) NEED(l_src_of_cvt_f2i_u16_f16, 2, 4) NEED(l_src2, 8, 9)
        NEED(guard, 11, 13) END(8)
}

/* 0100ss-. .1ssssss ssssssss ssssss00 */
TAKE(mul24_short)
{
    FORM(0xf04081ff, 0x0) V(0, SDST) V(1, SHIGH) V(2, S24) LINE(0, 0) NEED(s_src, 1, 3)
        NEED(s_src2, 7, 7) END(4)
}

/* ????iiii iiiiiiii iiiiiiii iiiiii11 0100ss-. ?1iiiiii ssssssss ssssss01 */
TAKE(mul24_imm)
{
    FORM(0xffffffff07f81ff, 0x0) V(0, SDST) V(1, SHIGH) V(2, S24) V(7, IMM) LINE(0, 0)
        NEED(i_src, 1, 3) END(8)
}

/* 000-??cc cc.????1 llccpppp p.cc.amm 0100aa-. .lllllll llllllll llllll01 */
TAKE(mul24_long)
{
    FORM(0xe001c003f0000003, 0x0) V(3, LHIGH) V(4, L24) V(12, MARK) CALL(mcdst, 0, 0)
        NEED(ll_dst, 1, 1) NEED(l_src_of_cvt_f2i_u16_f16, 2, 5) NEED(l_src2, 8, 9)
        NEED(guard, 11, 13) END(8)
}

/* 0110ss-. .0ssssss 0ssssss0 ssssss00 */
TAKE(mul_add_add_u16_short)
{
    FORM(0xf04081ff, 0x0) V(0, SDST) LINE(0, 0) NEED(s_src, 1, 1) NEED(s_src2, 7, 5) LINE(9, 0)
        END(4)
}

/* ????iiii iiiiiiii iiiiiiii iiiiii11 0110ss-. ?0iiiiii 0ssssss0 ssssss01 */
TAKE(mul_add_add_u16_imm)
{
    FORM(0xffffffff07f81ff, 0x0) V(0, SDST) V(5, IMM) LINE(0, 0) NEED(i_src, 1, 1) LINE(7, 0) END(8)
}

/* 000-00cc cc.lllll llccpppp p.cc.amm 0110aa-. .lllllll llllllll llllll01 */
TAKE(mul_add_add_u16_long)
{
    FORM(0xec000003f0000003, 0x0) V(12, MARK) CALL(mcdst, 0, 0) NEED(ll_dst, 1, 1)
        NEED(l_src_of_cvt_f2i_u16_f16, 2, 3) NEED(l_src2, 8, 7) NEED(l_src3_of_fmad_long, 11, 10)
        NEED(guard, 14, 13) END(8)
}

/* 000-11cc cc.lllll llccpppp p.cc.amm 0110aa-. .lllllll llllllll llllll01 */
TAKE(mul_add_addc_u16_long)
{
    FORM(0xec003003f0000003, 0x0) V(13, MARK) CALL(mcdst, 0, 0) NEED(ll_dst, 1, 1)
        NEED(l_src_of_cvt_f2i_u16_f16, 2, 3) NEED(l_src2, 8, 7) NEED(l_src3_of_fmad_long, 11, 10)
        NEED(guard_of_add_addc_b16_long, 14, 12) END(8)
}

/* uuu-00cc cc.lllll llccpppp p.cc.amm 0111aa-. .lllllll llllllll llllll01 */
TAKE(mul_add_again_add)
{
    FORM(0xec000003f0000003, 0x0) V(3, U24AGAIN) V(13, MARK) CALL(mcdst, 0, 0) NEED(ll_dst, 1, 1)
        NEED(l_src_of_cvt_f2i_u16_f16, 2, 4) NEED(l_src2, 8, 8) NEED(l_src3_of_fmad_long, 11, 11)
        NEED(guard, 14, 14) END(8)
}

/* uuu-11cc cc.lllll llccpppp p.cc.amm 0111aa-. .lllllll llllllll llllll01 */
TAKE(mul_add_again_addc)
{
    FORM(0xec003003f0000003, 0x0) V(3, U24AGAIN) V(14, MARK) CALL(mcdst, 0, 0) NEED(ll_dst, 1, 1)
        NEED(l_src_of_cvt_f2i_u16_f16, 2, 4) NEED(l_src2, 8, 8) NEED(l_src3_of_fmad_long, 11, 11)
        NEED(guard_of_add_addc_b16_long, 14, 13) END(8)
}

/* 0101---? ??ssssss 0ssssss0 ssssss00 */
TAKE(sad_u16_short)
{
    FORM(0xf03fffff, 0x0) V(0, SDST) V(1, SSRC) V(2, SSRC2) LINE(0, 0) LINE(1, 0) LINE(2, 0)
        LINE(3, 0) END(4)
}

/* 100-00cc cc.????? ??ccpppp p.cc.amm 0011aa-. .lllllll llllllll llllll01 */
TAKE(minmax_max_u16)
{
    FORM(0xec000003f0000003, 0x0) V(10, MARK) CALL(mcdst, 0, 0) NEED(ll_dst, 1, 1)
        NEED(l_src_of_cvt_f2i_u16_f16, 2, 3) NEED(l_src2, 8, 7) NEED(guard, 11, 11) END(8)
}

/* 011-00cc cc.????c ccccpppp p.cc.amm 0011aa-. .lllllll llllllll llllll01 */
TAKE(set_u16)
{
    FORM(0xec01c003f0000003, 0x0) V(3, COMPARE) V(11, MARK) CALL(mcdst, 0, 0) NEED(ll_dst, 1, 1)
        NEED(l_src_of_cvt_f2i_u16_f16, 2, 4) NEED(l_src2, 8, 8) NEED(guard, 11, 12) END(8)
}

/* ????iiii iiiiiiii iiiiiiii iiiiii11 1101ss-. ?siiiiii 0ssssss0 ssssss01 */
TAKE(logop_imm_and)
{
    FORM(0xffffffff07f81ff, 0x0) V(0, SDST) V(1, SNOT) V(6, IMM) LINE(0, 0) NEED(i_src, 1, 2) END(8)
}

/* 000-?0cc cc.???ll 00ccpppp p.cc.amm 1101aa-. .lllllll llllllll llllll01 */
TAKE(logop_and_b16)
{
    FORM(0xe403c003f0000003, 0x0) V(3, LNOT1) V(8, LNOT2) V(12, MARK) CALL(mcdst, 0, 0)
        NEED(ll_dst, 1, 1) NEED(l_src_of_cvt_f2i_u16_f16, 2, 4) NEED(l_src2, 8, 9)
        NEED(guard, 11, 13) END(8)
}

/* 110-?0cc cc.0???? ??ccpppp p.cc.amm 0011aa-. .lllllll llllllll llllll01 */
TAKE(shl_b16_reg)
{
    FORM(0xe4100003f0000003, 0x0) V(10, MARK) CALL(mcdst, 0, 0) NEED(ll_dst, 1, 1)
        NEED(l_src_of_cvt_f2i_u16_f16, 2, 3) NEED(l_src2, 8, 7) NEED(guard, 11, 11) END(8)
}

/* 110-?0?? ??.1???? ??ccpppp p.cc.amm 0011aa-. .sssssss llllllll llllll01 */
TAKE(shl_b16_cnt)
{
    FORM(0xe4100003f07f0003, 0x0) V(7, SHCNT) V(8, MARK) CALL(mcdst, 0, 0) NEED(ll_dst, 1, 1)
        NEED(l_src_of_cvt_f2i_u16_f16, 2, 3) NEED(guard, 8, 9) END(8)
}

/* 111-00cc cc.0???? ??ccpppp p.cc.amm 0011aa-. .lllllll llllllll llllll01 */
TAKE(shr_u16_reg)
{
    FORM(0xec100003f0000003, 0x0) V(10, MARK) CALL(mcdst, 0, 0) NEED(ll_dst, 1, 1)
        NEED(l_src_of_cvt_f2i_u16_f16, 2, 3) NEED(l_src2, 8, 7) NEED(guard, 11, 11) END(8)
}

/* 111-00?? ??.1???? ??ccpppp p.cc.amm 0011aa-. .sssssss llllllll llllll01 */
TAKE(shr_u16_cnt)
{
    FORM(0xec100003f07f0003, 0x0) V(7, SHCNT) V(8, MARK) CALL(mcdst, 0, 0) NEED(ll_dst, 1, 1)
        NEED(l_src_of_cvt_f2i_u16_f16, 2, 3) NEED(guard, 8, 9) END(8)
}

