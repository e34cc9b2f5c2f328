/* Generated from the description tesla by gen/emit/decode. Do not edit. */
#include "tesla_decode.h"

/* 010-ll?? dd?lllll llccpppp p.cc?-mm 1110---? ?lllllll llllllll llllll01 */
TAKE(dfma)
{
    FORM(0xecc00003f0000003, 0x0) V(0, DRND) V(3, LNEG1) V(6, LNEG2) V(8, MARK) CALL(mcdst, 0, 1)
        NEED(l_dst, 1, 2) NEED(reg_of_cvt_i2f_64_u_from, 2, 4) NEED(reg, 3, 5)
        NEED(reg_of_cas_g_wide, 4, 7) NEED(guard, 5, 9) END(8)
}

/* 011-ll?? ???lllll llccpppp p.cc?-mm 1110---? ??????dd llllllll llllll01 */
TAKE(dadd)
{
    FORM(0xec000003f0030003, 0x0) V(0, DARND) V(3, LNEG1) V(5, LNEG2) V(7, MARK) CALL(mcdst, 0, 1)
        NEED(l_dst, 1, 2) NEED(reg_of_cvt_i2f_64_u_from, 2, 4) NEED(reg_of_cas_g_wide, 3, 6)
        NEED(guard, 4, 8) END(8)
}

/* 100-?l?? ?????cc? ??ccpppp p.cc?-mm 1110---? ?lllllll llllllll llllll01 */
TAKE(dmul)
{
    FORM(0xe4060003f0000003, 0x0) V(0, CRND) V(3, LNEG1) V(6, MARK) CALL(mcdst, 0, 1)
        NEED(l_dst, 1, 2) NEED(reg_of_cvt_i2f_64_u_from, 2, 4) NEED(reg, 3, 5) NEED(guard, 4, 7)
        END(8)
}

/* 101-ll?? ???ll??? ??ccpppp p.cc?-mm 1110---? ?lllllll llllllll llllll01 */
TAKE(dminmax_min)
{
    FORM(0xec180003f0000003, 0x0) V(2, LNEG1) V(3, LABS1) V(5, LNEG2) V(6, LABS2) V(8, MARK)
        CALL(mcdst, 0, 0) NEED(l_dst, 1, 1) NEED(reg_of_cvt_i2f_64_u_from, 2, 4) NEED(reg, 3, 7)
        NEED(guard, 4, 9) END(8)
}

/* 111-ll?? ???ll?ff ffccpppp p.cc.-mm 1110---? ?lllllll llllllll llllll01 */
TAKE(dset)
{
    FORM(0xec1bc003f0000003, 0x0) V(3, FCOMPARE) V(4, LNEG1) V(5, LABS1) V(7, LNEG2) V(8, LABS2)
        V(10, MARK) CALL(mcdst, 0, 0) NEED(ll_dst_of_cvt_i2f_64_u_from, 1, 1)
        NEED(reg_of_cvt_i2f_64_u_from, 2, 6) NEED(reg, 3, 9) NEED(guard, 4, 11) END(8)
}

