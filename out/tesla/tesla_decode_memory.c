/* Generated from the description tesla by gen/emit/decode. Do not edit. */
#include "tesla_decode.h"

/* 000-?1?? ??1???ll llccpppp p???.amm 0000aa-? ???????? llllllll llllll01 */
TAKE(ld_a)
{
    FORM(0xe423c003f0000003, 0x0) V(4, LANE) V(5, MARK) CALL(ll_dst_of_ld_a, 0, 0)
        CALL(at0_of_ld_a, 1, 2) NEED(guard, 2, 6) END(8)
}

/* 100????? 11?lllll llccpppp p????amm 0000aa?? ?ooooooo ooooooo? ??????01 */
TAKE(st_o)
{
    FORM(0xe0dfc003f0000003, 0x0) V(2, LSRC3) V(3, MARK) CALL(at0_of_st_o, 0, 0) NEED(guard, 1, 4)
        END(8)
}

/* 001??1cc cc?????? 00ccpppp p???.amm 0001aa.o oooooooo oooooool llllll01 */
TAKE(ld_c_u8_full)
{
    FORM(0xe7c0c003f0000003, 0x0) V(2, CSPACE) V(5, MARK) NEED(ll_dst, 0, 0)
        NEED(at_of_ld_c_u8_full, 1, 3) NEED(guard, 2, 6) END(8)
}

/* 001??1cc cc?????? 01ccpppp p???.amm 0001aa.? oooooooo oooooool llllll01 */
TAKE(ld_c_u16_full)
{
    FORM(0xe7c0c003f0000003, 0x0) V(2, CSPACE) V(5, MARK) NEED(ll_dst, 0, 0)
        NEED(at_of_ld_c_u16_full, 1, 3) NEED(guard, 2, 6) END(8)
}

/* 001??1cc cc?????? 11ccpppp p???.amm 0001aa.? ?ooooooo oooooool llllll01 */
TAKE(ld_c_b32_full)
{
    FORM(0xe7c0c003f0000003, 0x0) V(2, CSPACE) V(5, MARK) NEED(ll_dst, 0, 0)
        NEED(at_of_ld_c_b32_full, 1, 3) NEED(guard, 2, 6) END(8)
}

/* 010??1?? ???????? 00ccpppp p???.amm 0001aa.o oooooooo oooooool llllll01 */
TAKE(ld_s_u8_full)
{
    FORM(0xe400c003f0000003, 0x0) V(3, MARK) NEED(ll_dst_of_ld_s_u8_full, 0, 0)
        NEED(at_of_ld_c_u8_full, 1, 1) NEED(guard, 2, 4) END(8)
}

/* 010??1?? ???????? 01ccpppp p???.amm 0001aa.? oooooooo oooooool llllll01 */
TAKE(ld_s_u16_full)
{
    FORM(0xe400c003f0000003, 0x0) V(3, MARK) NEED(ll_dst_of_ld_s_u8_full, 0, 0)
        NEED(at_of_ld_c_u16_full, 1, 1) NEED(guard, 2, 4) END(8)
}

/* 010??1?? 0??????? 11ccpppp p???.amm 0001aa.? ?ooooooo oooooool llllll01 */
TAKE(ld_s_b32_full)
{
    FORM(0xe480c003f0000003, 0x0) V(3, MARK) NEED(ll_dst_of_ld_s_u8_full, 0, 0)
        NEED(at_of_ld_c_b32_full, 1, 1) NEED(guard, 2, 4) END(8)
}

/* 010??1?? 1??????? 11ccpppp p-cc.amm 0001aa.? ?ooooooo oooooool llllll01 */
TAKE(ld_s_lock_full)
{
    FORM(0xe480c033f0000003, 0x4000000000) V(0, CDST) V(4, MARK) NEED(ll_dst_of_ld_s_u8_full, 0, 1)
        NEED(at_of_ld_c_b32_full, 1, 2) NEED(guard, 2, 5) END(8)
}

/* 111????? ?10lllll llccpppp p????amm 0000aa.o oooooooo ooooooo? ??????01 */
TAKE(st_s_half_b8)
{
    FORM(0xe07fc003f0000003, 0x0) V(2, LSRC3) V(3, MARK) NEED(at_of_ld_c_u8_full, 0, 0) LINE(1, 0)
        NEED(guard, 2, 4) END(8)
}

/* 111??0?? ?00lllll llccpppp p????amm 0000aa.? oooooooo ooooooo? ??????01 */
TAKE(st_s_half_b16)
{
    FORM(0xe47fc003f0000003, 0x0) V(2, LSRC3) V(3, MARK) NEED(at_of_ld_c_u16_full, 0, 0) LINE(1, 0)
        NEED(guard, 2, 4) END(8)
}

/* 111??1?? 000lllll llccpppp p????amm 0000aa.? ?ooooooo ooooooo? ??????01 */
TAKE(st_s_half_b32)
{
    FORM(0xe4ffc003f0000003, 0x0) V(2, LSRC3) V(3, MARK) NEED(at_of_ld_c_b32_full, 0, 0) LINE(1, 0)
        NEED(guard, 2, 4) END(8)
}

/* 010????? 000????? ??ccpppp p????amm 1101aa.o oooooooo oooooool llllll01 */
TAKE(ld_l_u8)
{
    FORM(0xe0e00003f00001ff, 0x0) V(0, LDST) V(3, MARK) LINE(0, 0) NEED(at_of_ld_c_u8_full, 1, 1)
        NEED(guard, 2, 4) END(8)
}

/* 010????? 100????? ??ccpppp p????amm 1101aa.o oooooooo oooooool llllll01 */
TAKE(ld_l_b64)
{
    FORM(0xe0e00003f0000003, 0x0) V(3, MARK) NEED(l_dst, 0, 0) NEED(at_of_ld_c_u8_full, 1, 1)
        NEED(guard, 2, 4) END(8)
}

/* 010????? 101????? ??ccpppp p????amm 1101aa.o oooooooo oooooool llllll01 */
TAKE(ld_l_b128)
{
    FORM(0xe0e00003f0000003, 0x0) V(3, MARK) NEED(l_dst_of_ld_l_b128, 0, 0)
        NEED(at_of_ld_c_u8_full, 1, 1) NEED(guard, 2, 4) END(8)
}

/* 011????? 000????? ??ccpppp p????amm 1101aa.o oooooooo oooooool llllll01 */
TAKE(st_l_u8)
{
    FORM(0xe0e00003f00001ff, 0x0) V(2, LDST) V(3, MARK) NEED(at_of_ld_c_u8_full, 0, 0) LINE(1, 0)
        NEED(guard, 2, 4) END(8)
}

/* 011????? 100????? ??ccpppp p????amm 1101aa.o oooooooo oooooool llllll01 */
TAKE(st_l_b64)
{
    FORM(0xe0e00003f0000003, 0x0) V(3, MARK) NEED(at_of_ld_c_u8_full, 0, 0) NEED(l_dst, 1, 2)
        NEED(guard, 2, 4) END(8)
}

/* 011????? 101????? ??ccpppp p????amm 1101aa.o oooooooo oooooool llllll01 */
TAKE(st_l_b128)
{
    FORM(0xe0e00003f0000003, 0x0) V(3, MARK) NEED(at_of_ld_c_u8_full, 0, 0)
        NEED(l_dst_of_ld_l_b128, 1, 2) NEED(guard, 2, 4) END(8)
}

/* 100????? 000????? ??ccpppp p?????mm 1101???? ????gggg llllllll llllll01 */
TAKE(ld_g_u8)
{
    FORM(0xe0e00003f00fffff, 0x0) V(0, LDST) V(1, GSPACE) V(2, LSRC) V(3, MARK) LINE(0, 0)
        NEED(guard, 1, 4) END(8)
}

/* 100????? 100????? ??ccpppp p?????mm 1101???? ????gggg llllllll llllll01 */
TAKE(ld_g_b64)
{
    FORM(0xe0e00003f00ffe03, 0x0) V(1, GSPACE) V(2, LSRC) V(3, MARK) NEED(l_dst, 0, 0)
        NEED(guard, 1, 4) END(8)
}

/* 100????? 101????? ??ccpppp p?????mm 1101???? ????gggg llllllll llllll01 */
TAKE(ld_g_b128)
{
    FORM(0xe0e00003f00ffe03, 0x0) V(1, GSPACE) V(2, LSRC) V(3, MARK) NEED(l_dst_of_ld_l_b128, 0, 0)
        NEED(guard, 1, 4) END(8)
}

/* 101????? 000????? ??ccpppp p?????mm 1101???? ????gggg llllllll llllll01 */
TAKE(st_g_u8)
{
    FORM(0xe0e00003f00fffff, 0x0) V(0, GSPACE) V(1, LSRC) V(2, LDST) V(3, MARK) LINE(0, 0)
        NEED(guard, 1, 4) END(8)
}

/* 101????? 100????? ??ccpppp p?????mm 1101???? ????gggg llllllll llllll01 */
TAKE(st_g_b64)
{
    FORM(0xe0e00003f00ffe03, 0x0) V(0, GSPACE) V(1, LSRC) V(3, MARK) NEED(l_dst, 0, 2)
        NEED(guard, 1, 4) END(8)
}

/* 101????? 101????? ??ccpppp p?????mm 1101???? ????gggg llllllll llllll01 */
TAKE(st_g_b128)
{
    FORM(0xe0e00003f00ffe03, 0x0) V(0, GSPACE) V(1, LSRC) V(3, MARK) NEED(l_dst_of_ld_l_b128, 0, 2)
        NEED(guard, 1, 4) END(8)
}

