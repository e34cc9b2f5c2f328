/* Generated from the description tesla by gen/emit/decode. Do not edit. */
#include "tesla_decode.h"

/* 1001---? ?s?????? sssssss? ssssss00 */
TAKE(rcp_short)
{
    FORM(0xf040feff, 0x0) V(0, SDST) V(1, SNEG2) V(2, SABS) V(3, SSRC) END(4)
}

/* 000-?l?? ???l???? ??ccpppp p???.-mm 1001---? ???????? llllllll llllll01 */
TAKE(rcp_long)
{
    FORM(0xe4100003f000fe03, 0x0) V(2, LNEG1) V(3, LABS1) V(4, LSRC) V(5, MARK) NEED(ll_dst, 0, 0)
        NEED(guard, 1, 6) END(8)
}

/* 100-???? ???????? ??ccpppp p???.-mm 1001---? ???????? llllllll llllll01 */
TAKE(sincos_sin)
{
    FORM(0xe0000003f000fe03, 0x0) V(2, LSRC) V(3, MARK) NEED(ll_dst, 0, 0) NEED(guard, 1, 4) END(8)
}

/* 110-l??? ???????? ??ccpppp p???.-mm 1001---? ???????? llllllll llllll01 */
TAKE(ex2)
{
    FORM(0xe8000003f000fe03, 0x0) V(0, LSAT) V(3, LSRC) V(4, MARK) NEED(ll_dst, 0, 1)
        NEED(guard, 1, 5) END(8)
}

/* 110-?l?? ??.l???? ?0ccpppp p???.amm 1011aa-. .??????? llllllll llllll01 */
TAKE(pre_presin)
{
    FORM(0xe4104003f0000003, 0x0) V(2, LNEG1) V(3, LABS1) V(8, MARK) NEED(ll_dst, 0, 0)
        NEED(l_src_of_cvt_f2i_u16_f16, 1, 4) NEED(guard, 7, 9) END(8)
}

/* 1000ss00 vvvvvvvv ???????0 ssssss00 */
TAKE(interp_plain_short)
{
    FORM(0xf30001ff, 0x0) V(0, SDST) CALL(at0_of_interp_plain_short, 0, 1) END(4)
}

/* 1000ss10 vvvvvvvv ?ssssss0 ssssss00 */
TAKE(interp_plain_smul)
{
    FORM(0xf3007fff, 0x0) V(0, SDST) V(3, SSRC) CALL(at0_of_interp_plain_short, 0, 1) END(4)
}

/* 000????? ?????000 ??ccpppp p????amm 1000aa?? vvvvvvvv ???????l llllll01 */
TAKE(interp_plain_long)
{
    FORM(0xe0070003f00001ff, 0x0) V(0, LDST) V(3, MARK) CALL(at0_of_interp_plain_long, 0, 1)
        NEED(guard, 1, 4) END(8)
}

/* 000??l?? ?????010 ??ccpppp p????amm 1000aa?? vvvvvvvv llllllll llllll01 */
TAKE(interp_plain_mul)
{
    FORM(0xe4070003f000ffff, 0x0) V(0, LDST) V(3, LNEG1) V(4, LSRC) V(5, MARK)
        CALL(at0_of_interp_plain_long, 0, 1) NEED(guard, 1, 6) END(8)
}

