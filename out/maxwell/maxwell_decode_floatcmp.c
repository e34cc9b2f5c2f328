/* Generated from the description maxwell by gen/emit/decode. Do not edit. */
#include "maxwell_decode.h"

/* z.zzrrc cccccccc cccnssss .......t sssbffff cbbssqqq qccccccc ccccrrrr
 * rrrr.ggg rrrrrrrr rrrrrrrr */
TAKE(fset)
{
    FORM(0xdfef800000ffff, 0x20000) V(0, BFH) V(1, FCMP) V(2, SFTZ) V(3, BOP) V(4, Rd) V(5, CCW)
        V(6, SNA) V(7, SAA) V(8, Ra) V(9, RA) V(17, Q0N) V(18, Q0) LINE(0, 0)
        NEED(fb_of_fset, 1, 10) LINE(3, 0) CALL(format_slot, 4, 19) END(11)
}

/* z.zzrrc cccccccc cccnssss .......t 1011ffff pbbssqqq qccccccc ccccrrrr
 * rrrr.ggg rrrrrrrr pppppppp */
TAKE(fsetp)
{
    FORM(0xffef800000ffbf, 0x20000) V(0, FCMP) V(1, PFTZ) V(2, BOP) V(3, P0) V(4, P1) V(5, SNA)
        V(6, PAA) V(7, Ra) V(8, RA) V(16, Q0N) V(17, Q0) LINE(0, 0) NEED(fb_of_fsetp, 1, 9)
        LINE(3, 0) CALL(format_slot, 4, 18) END(11)
}

/* z.zrrrc cccccccc cccnssss .......t 1010ffff prrrrrrr rccccccc ccccrrrr
 * rrrr.ggg rrrrrrrr rrrrrrrr */
TAKE(fcmp_b)
{
    FORM(0xffff800000ffff, 0xa0000) V(0, FCMPN) V(1, PFTZ) V(2, Rd) V(3, Ra) V(4, RA) V(10, Rc)
        V(11, RC) NEED(fic, 0, 5) CALL(format_slot, 1, 12) END(11)
}

/* z.zzrrc cccccccc cccnssss 01010011 1010ffff prrrrrrr rccccccc cccccccc
 * cccc.ggg rrrrrrrr rrrrrrrr */
TAKE(fcmp_c)
{
    FORM(0xfffffffffff0ffff, 0x60000) V(0, FCMPN) V(1, PFTZ) V(2, Rd) V(3, Ra) V(4, RA) V(5, Rc)
        V(6, RB) V(7, CBANK) V(8, COFF) LINE(0, 0) CALL(format_slot, 1, 9) END(11)
}

/* z.zzrrc cccccccc cccnssss .......t 10001-ff -ffzzzzz zccccccc ccccrrrr
 * rrrr.ggg rrrrrrrr --ppp--- */
TAKE(fchk)
{
    FORM(0xf940000000ff38, 0x20000) V(0, P0) V(1, FNA) V(2, FAA) V(3, Ra) V(4, RA) LINE(0, 0)
        NEED(cs32, 1, 5) CALL(format_slot, 3, 12) END(11)
}

/* z.zzrrc cccccccc cccnssss 01010000 11111--- c--f---f fn--ssss ssssrrrr
 * rrrr.ggg rrrrrrrr rrrrrrrr */
TAKE(fswzadd)
{
    FORM(0xfff891cffff0ffff, 0x60000) V(0, FTZ) V(1, FRND) V(2, NDV) V(3, Rd) V(4, CCW) V(5, Ra)
        V(6, RA) V(7, Rb) V(8, RB) V(9, SWD) V(10, SWC) V(11, SWB) V(12, SWA)
        CALL(format_slot, 0, 13) END(11)
}

/* z.zzzrc cccccccc cccnssss 01010000 10000f-f -f------ -------- --------
 * 0mmm.ggg rrrrrrrr rrrrrrrr */
TAKE(mufu)
{
    FORM(0xfffd400000f0ffff, 0x20000) V(0, MUF) V(1, FSAT) V(2, Rd) V(3, FNA) V(4, FAA) V(5, Ra)
        V(6, RA) LINE(0, 0) CALL(format_slot, 1, 7) END(11)
}

/* z.zzrzc cccccccc cccnssss .......t 10010-f- --f----- rccccccc ccccrrrr
 * rrrr.ggg -------- rrrrrrrr */
TAKE(rro)
{
    FORM(0xf80080000000ff, 0x0) V(0, RROF) V(1, Rd) NEED(cs32, 0, 2) CALL(format_slot, 2, 9) END(11)
}

