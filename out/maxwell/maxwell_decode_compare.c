/* Generated from the description maxwell by gen/emit/decode. Do not edit. */
#include "maxwell_decode.h"

/* z.zzrrc cccccccc cccnssss .......t 0110cccu -bb-xqqq qccccccc ccccrrrr
 * rrrr.ggg rrrrrrrr --pppppp */
TAKE(isetp)
{
    FORM(0xff6f800000ff3f, 0x20000) V(0, CMP) V(1, UI) V(2, XC) V(3, BOP) V(4, P0) V(5, P1) V(6, Ra)
        V(7, RA) V(13, Q0N) V(14, Q0) NEED(sb, 0, 8) LINE(1, 0) CALL(format_slot, 2, 15) END(11)
}

/* z.zzrrc cccccccc cccnssss .......t 0101cccu cbbbxqqq qccccccc ccccrrrr
 * rrrr.ggg rrrrrrrr rrrrrrrr */
TAKE(iset)
{
    FORM(0xffff800000ffff, 0x20000) V(0, BF) V(1, CMP) V(2, UI) V(3, XC) V(4, BOP) V(5, Rd)
        V(6, CCW) V(7, Ra) V(8, RA) V(14, Q0N) V(15, Q0) NEED(sb, 0, 9) LINE(1, 0)
        CALL(format_slot, 2, 16) END(11)
}

