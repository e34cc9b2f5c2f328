/* Generated from the description maxwell by gen/emit/decode. Do not edit. */
#include "maxwell_decode.h"

/* z.z---c cccccccc cccnssss 01010000 10010--- -bb--npp p------n ppp---bb
 * ----.ppp nppp---- --pppppp */
TAKE(psetp)
{
    FORM(0xfff86781e300f03f, 0x0) V(0, predicate_BOP_AB) V(1, BOP) V(2, Pu) V(3, Pv)
        V(4, predicate_NOT_Pa) V(5, Pa) V(6, predicate_NOT_Pb) V(7, Pb) V(8, NOT_Pp) V(9, Pp)
        LINE(0, 0) LINE(1, 0) LINE(2, 0) CALL(format_slot, 3, 10) END(11)
}

/* z.z---c cccccccc cccnssss 01010000 10001--- cbbb-npp p------n ppp---bb
 * ----.ppp nppp---- rrrrrrrr */
TAKE(pset)
{
    FORM(0xfff8f781e300f0ff, 0x0) V(0, BF) V(1, predicate_BOP_AB) V(2, BOP) V(3, Rd) V(4, CC)
        V(5, predicate_NOT_Pa) V(6, Pa) V(7, predicate_NOT_Pb) V(8, Pb) V(9, NOT_Pp) V(10, Pp)
        LINE(0, 0) LINE(1, 0) LINE(2, 0) CALL(format_slot, 3, 11) END(11)
}

/* z.z---c cccccccc cccnssss 01010000 10011--- cbbb-npp p------- --------
 * ----.ppp ---nnnnn rrrrrrrr */
TAKE(cset)
{
    FORM(0xfff8f78000001fff, 0x0) V(0, BF) V(1, NOP_CC_TEST) V(2, BOP) V(3, Rd) V(4, CC)
        V(5, NOT_Pp) V(6, Pp) LINE(0, 0) CALL(format_slot, 1, 7) END(11)
}

/* z.z---c cccccccc cccnssss 01010000 10100--- -bb--npp p------- --------
 * ----.ppp ---nnnnn --pppppp */
TAKE(csetp)
{
    FORM(0xfff8678000001f3f, 0x0) V(0, NOP_CC_TEST) V(1, BOP) V(2, Pu) V(3, Pv) V(4, NOT_Pp)
        V(5, Pp) LINE(0, 0) CALL(format_slot, 1, 6) END(11)
}

/* z.z-rrc cccccccc cccnssss .......o 11101--- -----bbp -ccccccc ccccrrrr
 * rrrr.ppp rrrrrrrr rrrrrrrr */
TAKE(p2r)
{
    FORM(0xf807000000ffff, 0x20000) V(0, BYTE) V(1, Rd) V(2, predicate_PR_OR_CC) V(3, Ra)
        V(4, REUSE_A) NEED(src_b_of_imnmx, 0, 5) CALL(format_slot, 1, 10) END(11)
}

/* z.z-rrc cccccccc cccnssss .......o 11110--- -----bbp -ccccccc ccccrrrr
 * rrrr.ppp rrrrrrrr -------- */
TAKE(r2p)
{
    FORM(0xf807000000ff00, 0x20000) V(0, predicate_PR_OR_CC) V(1, Ra) V(2, BYTE) V(3, REUSE_A)
        NEED(pr_bits, 0, 4) CALL(format_slot, 1, 9) END(11)
}

