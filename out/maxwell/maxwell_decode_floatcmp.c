/* Generated from the description maxwell by gen/emit/decode. Do not edit. */
#include "maxwell_decode.h"

/* z.z-rrc cccccccc cccnssss .......o ssssffff cbbssnpp pccccccc ccccrrrr
 * rrrr.ppp rrrrrrrr rrrrrrrr */
TAKE(fset)
{
    FORM(0xdfef800000ffff, 0x20000) V(0, SET_BF) V(1, FLOAT_CMP) V(2, floatcmp_SET_FTZ) V(3, BOP)
        V(4, Rd) V(5, CC) V(6, SET_NEG_A) V(7, SET_ABS_A) V(8, Ra) V(9, REUSE_A) V(17, NOT_Pp)
        V(18, Pp) LINE(0, 0) NEED(f32_b_of_fset, 1, 10) LINE(3, 0) CALL(format_slot, 4, 19) END(11)
}

/* z.z-rrc cccccccc cccnssss .......o 1011ffff sbbssnpp pccccccc ccccrrrr
 * rrrr.ppp rrrrrrrr sspppppp */
TAKE(fsetp)
{
    FORM(0xffef800000ffbf, 0x20000) V(0, FLOAT_CMP) V(1, floatcmp_SETP_FTZ) V(2, BOP) V(3, Pu)
        V(4, Pv) V(5, SET_NEG_A) V(6, SETP_ABS_A) V(7, Ra) V(8, REUSE_A) V(16, NOT_Pp) V(17, Pp)
        LINE(0, 0) NEED(f32_b_of_fsetp, 1, 9) LINE(3, 0) CALL(format_slot, 4, 18) END(11)
}

/* z.zrrrc cccccccc cccnssss .......o 1010ffff srrrrrrr rccccccc ccccrrrr
 * rrrr.ppp rrrrrrrr rrrrrrrr */
TAKE(fcmp_b)
{
    FORM(0xffff800000ffff, 0xa0000) V(0, floatcmp_FCMP_TEST) V(1, floatcmp_SETP_FTZ) V(2, Rd)
        V(3, Ra) V(4, REUSE_A) V(10, Rc) V(11, REUSE_C) NEED(fcmp_b, 0, 5) CALL(format_slot, 1, 12)
        END(11)
}

/* z.z-rrc cccccccc cccnssss 01010011 1010ffff srrrrrrr rccccccc cccccccc
 * cccc.ppp rrrrrrrr rrrrrrrr */
TAKE(fcmp_c)
{
    FORM(0xfffffffffff0ffff, 0x60000) V(0, floatcmp_FCMP_TEST) V(1, floatcmp_SETP_FTZ) V(2, Rd)
        V(3, Ra) V(4, REUSE_A) V(5, Rc) V(6, REUSE_B) V(7, C_BANK) V(8, C_OFFSET) LINE(0, 0)
        CALL(format_slot, 1, 9) END(11)
}

/* z.z-rrc cccccccc cccnssss .......o 10001-ff -ffzzzzz zccccccc ccccrrrr
 * rrrr.ppp rrrrrrrr --ppp--- */
TAKE(fchk)
{
    FORM(0xf940000000ff38, 0x20000) V(0, Pu) V(1, F_NEG_A) V(2, F_ABS_A) V(3, Ra) V(4, REUSE_A)
        LINE(0, 0) NEED(f2f_f32, 1, 5) CALL(format_slot, 3, 12) END(11)
}

/* z.z-rrc cccccccc cccnssss 01010000 11111--- c--f---r rn--ssss ssssrrrr
 * rrrr.ppp rrrrrrrr rrrrrrrr */
TAKE(fswzadd)
{
    FORM(0xfff891cffff0ffff, 0x60000) V(0, FTZ) V(1, RND) V(2, floatcmp_NDV) V(3, Rd) V(4, CC)
        V(5, Ra) V(6, REUSE_A) V(7, Rb) V(8, REUSE_B) V(9, floatcmp_SIGNS3) V(10, floatcmp_SIGNS2)
        V(11, floatcmp_SIGNS1) V(12, floatcmp_SIGNS0) CALL(format_slot, 0, 13) END(11)
}

/* z.z--rc cccccccc cccnssss 01010000 10000s-f -f------ -------- --------
 * 0mmm.ppp rrrrrrrr rrrrrrrr */
TAKE(mufu)
{
    FORM(0xfffd400000f0ffff, 0x20000) V(0, floatcmp_MUFU_OP) V(1, SAT) V(2, Rd) V(3, F_NEG_A)
        V(4, F_ABS_A) V(5, Ra) V(6, REUSE_A) LINE(0, 0) CALL(format_slot, 1, 7) END(11)
}

/* z.z-r-c cccccccc cccnssss .......o 10010-f- --f----- rccccccc ccccrrrr
 * rrrr.ppp -------- rrrrrrrr */
TAKE(rro)
{
    FORM(0xf80080000000ff, 0x0) V(0, floatcmp_RRO_OP) V(1, Rd) NEED(f2f_f32, 0, 2)
        CALL(format_slot, 2, 9) END(11)
}

