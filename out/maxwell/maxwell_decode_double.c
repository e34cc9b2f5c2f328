/* Generated from the description maxwell by gen/emit/decode. Do not edit. */
#include "maxwell_decode.h"

/* z.zrzrc cccccccc cccnssss .......t 01110-ff cff----f fccccccc ccccrrrr
 * rrrr.ggg rrrrrrrr rrrrrrrr */
TAKE(dadd)
{
    FORM(0xf9c1800000ffff, 0x20000) V(0, FRND) V(1, Rd) V(2, CCW) V(3, FNA) V(4, FAA) V(5, Ra)
        V(6, RA) LINE(0, 0) NEED(db, 1, 7) CALL(format_slot, 3, 14) END(11)
}

/* z.zzrrc cccccccc cccnssss .......t 10000--f c------f fccccccc ccccrrrr
 * rrrr.ggg rrrrrrrr rrrrrrrr */
TAKE(dmul)
{
    FORM(0xf881800000ffff, 0x20000) V(0, FRND) V(1, Rd) V(2, CCW) V(3, Ra) V(4, RA) NEED(dbn, 0, 5)
        CALL(format_slot, 2, 11) END(11)
}

/* z.zrrrc cccccccc cccnssss .......t 0111ddff crrrrrrr rccccccc ccccrrrr
 * rrrr.ggg rrrrrrrr rrrrrrrr */
TAKE(dfma_b)
{
    FORM(0xfeff800000ffff, 0xa0000) V(0, DRND) V(1, Rd) V(2, CCW) V(3, Ra) V(4, RA) V(11, FNC)
        V(12, Rc) V(13, RC) NEED(dbn_of_dfma_b, 0, 5) LINE(2, 0) CALL(format_slot, 3, 14) END(11)
}

/* z.zzrrc cccccccc cccnssss 01010011 0111ddff crrrrrrr rccccccc cccccccc
 * cccc.ggg rrrrrrrr rrrrrrrr */
TAKE(dfma_c)
{
    FORM(0xfffffffffff0ffff, 0x60000) V(0, DRND) V(1, Rd) V(2, CCW) V(3, Ra) V(4, RA) V(5, FNM)
        V(6, Rc) V(7, RB) V(8, FNC) V(9, CBANK) V(10, COFF) LINE(0, 0) LINE(1, 0) LINE(2, 0)
        CALL(format_slot, 3, 11) END(11)
}

/* z.zzrrc cccccccc cccnssss .......t 01010-ff cff--qqq qccccccc ccccrrrr
 * rrrr.ggg rrrrrrrr rrrrrrrr */
TAKE(dmnmx)
{
    FORM(0xf9c7800000ffff, 0x20000) V(0, Rd) V(1, CCW) V(2, FNA) V(3, FAA) V(4, Ra) V(5, RA)
        V(13, Q0N) V(14, Q0) LINE(0, 0) NEED(cs64, 1, 6) LINE(3, 0) CALL(format_slot, 4, 15) END(11)
}

/* z.zzrrc cccccccc cccnssss .......t 0ssbffff cbbssqqq qccccccc ccccrrrr
 * rrrr.ggg rrrrrrrr rrrrrrrr */
TAKE(dset)
{
    FORM(0xdfef800000ffff, 0x20000) V(0, BFH) V(1, FCMP) V(2, BOP) V(3, Rd) V(4, CCW) V(5, SNA)
        V(6, SAA) V(7, Ra) V(8, RA) V(16, Q0N) V(17, Q0) LINE(0, 0) NEED(db_of_dset, 1, 9)
        LINE(3, 0) CALL(format_slot, 4, 18) END(11)
}

/* z.zzrrc cccccccc cccnssss .......t 1000ffff -bbssqqq qccccccc ccccrrrr
 * rrrr.ggg rrrrrrrr pppppppp */
TAKE(dsetp)
{
    FORM(0xff6f800000ffbf, 0x20000) V(0, FCMP) V(1, BOP) V(2, P0) V(3, P1) V(4, SNA) V(5, PAA)
        V(6, Ra) V(7, RA) V(15, Q0N) V(16, Q0) LINE(0, 0) NEED(db_of_dsetp, 1, 8) LINE(3, 0)
        CALL(format_slot, 4, 17) END(11)
}

