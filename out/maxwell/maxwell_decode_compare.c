/* Generated from the description maxwell by gen/emit/decode. Do not edit. */
#include "maxwell_decode.h"

/* z.z-rrc cccccccc cccnssss .......o 0110cccs -bb-xnpp pccccccc ccccrrrr
 * rrrr.ppp rrrrrrrr --pppppp */
TAKE(isetp)
{
    FORM(0xff6f800000ff3f, 0x20000) V(0, CMP) V(1, SIGNED) V(2, X) V(3, BOP) V(4, Pu) V(5, Pv)
        V(6, Ra) V(7, REUSE_A) V(13, NOT_Pp) V(14, Pp) NEED(src_b, 0, 8) LINE(1, 0)
        CALL(format_slot, 2, 15) END(11)
}

/* z.z-rrc cccccccc cccnssss .......o 0101cccs cbbbxnpp pccccccc ccccrrrr
 * rrrr.ppp rrrrrrrr rrrrrrrr */
TAKE(iset)
{
    FORM(0xffff800000ffff, 0x20000) V(0, BF) V(1, CMP) V(2, SIGNED) V(3, X) V(4, BOP) V(5, Rd)
        V(6, CC) V(7, Ra) V(8, REUSE_A) V(14, NOT_Pp) V(15, Pp) NEED(src_b, 0, 9) LINE(1, 0)
        CALL(format_slot, 2, 16) END(11)
}

