/* Generated from the description maxwell by gen/emit/decode. Do not edit. */
#include "maxwell_decode.h"

/* z.zr-rc cccccccc cccnssss .......o 01110-ff cff----r rccccccc ccccrrrr
 * rrrr.ppp rrrrrrrr rrrrrrrr */
TAKE(dadd)
{
    FORM(0xf9c1800000ffff, 0x20000) V(0, RND) V(1, Rd) V(2, CC) V(3, F_NEG_A) V(4, F_ABS_A) V(5, Ra)
        V(6, REUSE_A) LINE(0, 0) NEED(f64_b, 1, 7) CALL(format_slot, 3, 14) END(11)
}

/* z.z-rrc cccccccc cccnssss .......o 10000--n c------r rccccccc ccccrrrr
 * rrrr.ppp rrrrrrrr rrrrrrrr */
TAKE(dmul)
{
    FORM(0xf881800000ffff, 0x20000) V(0, RND) V(1, Rd) V(2, CC) V(3, Ra) V(4, REUSE_A)
        NEED(f64_neg_b, 0, 5) CALL(format_slot, 2, 11) END(11)
}

/* z.zrrrc cccccccc cccnssss .......o 0111ddfn crrrrrrr rccccccc ccccrrrr
 * rrrr.ppp rrrrrrrr rrrrrrrr */
TAKE(dfma_b)
{
    FORM(0xfeff800000ffff, 0xa0000) V(0, double_DFMA_RND) V(1, Rd) V(2, CC) V(3, Ra) V(4, REUSE_A)
        V(11, F_NEG_C) V(12, Rc) V(13, REUSE_C) NEED(f64_neg_b_of_dfma_b, 0, 5) LINE(2, 0)
        CALL(format_slot, 3, 14) END(11)
}

/* z.z-rrc cccccccc cccnssss 01010011 0111ddfn crrrrrrr rccccccc cccccccc
 * cccc.ppp rrrrrrrr rrrrrrrr */
TAKE(dfma_c)
{
    FORM(0xfffffffffff0ffff, 0x60000) V(0, double_DFMA_RND) V(1, Rd) V(2, CC) V(3, Ra) V(4, REUSE_A)
        V(5, NEG_PRODUCT) V(6, Rc) V(7, REUSE_B) V(8, F_NEG_C) V(9, C_BANK) V(10, C_OFFSET)
        LINE(0, 0) LINE(1, 0) LINE(2, 0) CALL(format_slot, 3, 11) END(11)
}

/* z.z-rrc cccccccc cccnssss .......o 01010-ff cff--npp pccccccc ccccrrrr
 * rrrr.ppp rrrrrrrr rrrrrrrr */
TAKE(dmnmx)
{
    FORM(0xf9c7800000ffff, 0x20000) V(0, Rd) V(1, CC) V(2, F_NEG_A) V(3, F_ABS_A) V(4, Ra)
        V(5, REUSE_A) V(13, NOT_Pp) V(14, Pp) LINE(0, 0) NEED(f2f_f64, 1, 6) LINE(3, 0)
        CALL(format_slot, 4, 15) END(11)
}

/* z.z-rrc cccccccc cccnssss .......o 0sssffff cbbssnpp pccccccc ccccrrrr
 * rrrr.ppp rrrrrrrr rrrrrrrr */
TAKE(dset)
{
    FORM(0xdfef800000ffff, 0x20000) V(0, SET_BF) V(1, FLOAT_CMP) V(2, BOP) V(3, Rd) V(4, CC)
        V(5, SET_NEG_A) V(6, SET_ABS_A) V(7, Ra) V(8, REUSE_A) V(16, NOT_Pp) V(17, Pp) LINE(0, 0)
        NEED(f64_b_of_dset, 1, 9) LINE(3, 0) CALL(format_slot, 4, 18) END(11)
}

/* z.z-rrc cccccccc cccnssss .......o 1000ffff -bbssnpp pccccccc ccccrrrr
 * rrrr.ppp rrrrrrrr sspppppp */
TAKE(dsetp)
{
    FORM(0xff6f800000ffbf, 0x20000) V(0, FLOAT_CMP) V(1, BOP) V(2, Pu) V(3, Pv) V(4, SET_NEG_A)
        V(5, SETP_ABS_A) V(6, Ra) V(7, REUSE_A) V(15, NOT_Pp) V(16, Pp) LINE(0, 0)
        NEED(f64_b_of_dsetp, 1, 8) LINE(3, 0) CALL(format_slot, 4, 17) END(11)
}

