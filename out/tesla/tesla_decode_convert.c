/* Generated from the description tesla by gen/emit/decode. Do not edit. */
#include "tesla_decode.h"

/* 00o-01?? ??.l0??c ccccpppp p.cc.amm 1010aa-. .??????? llllllll llllll01 */
TAKE(cvt_i2i_u_full)
{
    FORM(0xec180003f0000003, 0x0) V(0, ONEG) V(1, LABS1) V(12, MARK) CALL(mcdst, 0, 2)
        NEED(ll_dst, 1, 3) NEED(cvt_int, 2, 5) NEED(guard, 15, 13) END(8)
}

/* 01o-?0?? ?0.lcccc ccccpppp p.cc.amm 1010aa-. .??????? llllllll llllll01 */
TAKE(cvt_i2f_f16)
{
    FORM(0xe45e0003f0000003, 0x0) V(0, ONEG) V(1, LABS1) V(2, CSAT) V(3, CRND) V(14, MARK)
        CALL(mcdst, 0, 4) NEED(ll_dst, 1, 5) NEED(cvt_int, 2, 7) NEED(guard, 15, 15) END(8)
}

/* 01o-?1?? ?1.lccc0 ?0ccpppp p.cc?amm 1010aa-. .??????? llllllll llllll01 */
TAKE(cvt_i2f_64_u_to)
{
    FORM(0xe45f4003f0000003, 0x0) V(0, ONEG) V(1, LABS1) V(2, CSAT) V(3, CRND) V(10, MARK)
        CALL(mcdst, 0, 4) NEED(l_dst, 1, 5) NEED(l_src_of_cvt_i2f_64_u_to, 2, 6) NEED(guard, 8, 11)
        END(8)
}

/* 01o-?0?? ?1?lccc0 ?1ccpppp p.cc.-mm 1010---? ???????? llllllll llllll01 */
TAKE(cvt_i2f_64_u_from)
{
    FORM(0xe45f4003f0000003, 0x0) V(0, ONEG) V(1, LABS1) V(2, CSAT) V(3, CRND) V(8, MARK)
        CALL(mcdst, 0, 4) NEED(ll_dst_of_cvt_i2f_64_u_from, 1, 5)
        NEED(reg_of_cvt_i2f_64_u_from, 2, 7) NEED(guard, 3, 9) END(8)
}

/* 01o-?1?? ?1?lccc0 ?1ccpppp p.cc?-mm 1010---? ???????? llllllll llllll01 */
TAKE(cvt_i2f_64_u_both)
{
    FORM(0xe45f4003f0000003, 0x0) V(0, ONEG) V(1, LABS1) V(2, CSAT) V(3, CRND) V(7, MARK)
        CALL(mcdst, 0, 4) NEED(l_dst, 1, 5) NEED(reg_of_cvt_i2f_64_u_from, 2, 6) NEED(guard, 3, 8)
        END(8)
}

/* 10o-00?? ?0.l?ii? ?0ccpppp p.cc.amm 1010aa-. .??????? llllllll llllll01 */
TAKE(cvt_f2i_u16_f16)
{
    FORM(0xec564003f0000003, 0x0) V(0, ONEG) V(1, LABS1) V(2, IRND) V(10, MARK) CALL(mcdst, 0, 3)
        NEED(ll_dst, 1, 4) NEED(l_src_of_cvt_f2i_u16_f16, 2, 6) NEED(guard, 8, 11) END(8)
}

/* 10o-00?? ?1?l?ii? ?1ccpppp p.cc.-mm 1010---? ???????? llllllll llllll01 */
TAKE(cvt_f2i_64_u_to)
{
    FORM(0xec564003f0000003, 0x0) V(0, ONEG) V(1, LABS1) V(2, IRND) V(7, MARK) CALL(mcdst, 0, 3)
        NEED(ll_dst_of_cvt_i2f_64_u_from, 1, 4) NEED(reg_of_cvt_i2f_64_u_from, 2, 6)
        NEED(guard, 3, 8) END(8)
}

/* 10o-01?? ?1.l?ii? ?0ccpppp p.cc?amm 1010aa-. .??????? llllllll llllll01 */
TAKE(cvt_f2i_64_u_from)
{
    FORM(0xec564003f0000003, 0x0) V(0, ONEG) V(1, LABS1) V(2, IRND) V(9, MARK) CALL(mcdst, 0, 3)
        NEED(l_dst, 1, 4) NEED(l_src_of_cvt_i2f_64_u_to, 2, 5) NEED(guard, 8, 10) END(8)
}

/* 10o-01?? ?1?l?ii? ?1ccpppp p.cc?-mm 1010---? ???????? llllllll llllll01 */
TAKE(cvt_f2i_64_u_both)
{
    FORM(0xec564003f0000003, 0x0) V(0, ONEG) V(1, LABS1) V(2, IRND) V(6, MARK) CALL(mcdst, 0, 3)
        NEED(l_dst, 1, 4) NEED(reg_of_cvt_i2f_64_u_from, 2, 5) NEED(guard, 3, 7) END(8)
}

/* 11o-00?? ?0.lc??? ?0ccpppp p.cc.amm 1010aa-. .??????? llllllll llllll01 */
TAKE(cvt_f2f_f16_same)
{
    FORM(0xec584003f0000003, 0x0) V(0, ONEG) V(1, LABS1) V(2, CSAT) V(10, MARK) CALL(mcdst, 0, 3)
        NEED(ll_dst, 1, 4) NEED(l_src_of_cvt_f2i_u16_f16, 2, 6) NEED(guard, 8, 11) END(8)
}

/* 11o-10?? ?0.lcii? ?0ccpppp p.cc.amm 1010aa-. .??????? llllllll llllll01 */
TAKE(cvt_f2f_f16_rint)
{
    FORM(0xec5e4003f0000003, 0x0) V(0, ONEG) V(1, LABS1) V(2, CSAT) V(3, IRND) V(11, MARK)
        CALL(mcdst, 0, 4) NEED(ll_dst, 1, 5) NEED(l_src_of_cvt_f2i_u16_f16, 2, 7) NEED(guard, 8, 12)
        END(8)
}

/* 11o-00?? ?0.lccc? ?1ccpppp p.cc.amm 1010aa-. .??????? llllllll llllll01 */
TAKE(cvt_f2f_f16_narrow)
{
    FORM(0xec5e4003f0000003, 0x0) V(0, ONEG) V(1, LABS1) V(2, CSAT) V(3, CRND) V(11, MARK)
        CALL(mcdst, 0, 4) NEED(ll_dst, 1, 5) NEED(l_src_of_cvt_f2i_u16_f16, 2, 7) NEED(guard, 8, 12)
        END(8)
}

/* 11o-?0?? ?1?l?cc? ?1ccpppp p.cc.-mm 1010---? ???????? llllllll llllll01 */
TAKE(cvt_f2f_64_narrow)
{
    FORM(0xe4564003f0000003, 0x0) V(0, ONEG) V(1, LABS1) V(2, CRND) V(7, MARK) CALL(mcdst, 0, 3)
        NEED(ll_dst_of_cvt_i2f_64_u_from, 1, 4) NEED(reg_of_cvt_i2f_64_u_from, 2, 6)
        NEED(guard, 3, 8) END(8)
}

/* 11o-01?? ?1?l???? ?1ccpppp p.cc?-mm 1010---? ???????? llllllll llllll01 */
TAKE(cvt_f2f_64_same)
{
    FORM(0xec504003f0000003, 0x0) V(0, ONEG) V(1, LABS1) V(5, MARK) CALL(mcdst, 0, 2)
        NEED(l_dst, 1, 3) NEED(reg_of_cvt_i2f_64_u_from, 2, 4) NEED(guard, 3, 6) END(8)
}

/* 11o-?1?? ?1.l???? ?0ccpppp p.cc?amm 1010aa-. .??????? llllllll llllll01 */
TAKE(cvt_f2f_64_widen)
{
    FORM(0xe4504003f0000003, 0x0) V(0, ONEG) V(1, LABS1) V(8, MARK) CALL(mcdst, 0, 2)
        NEED(l_dst, 1, 3) NEED(l_src_of_cvt_i2f_64_u_to, 2, 4) NEED(guard, 8, 9) END(8)
}

