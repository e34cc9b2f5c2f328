/* Generated from the description maxwell by gen/emit/decode. Do not edit. */
#include "maxwell_decode.h"

/* z.zzzzc cccccccc cccnssss 01010000 10010--- -bb--qqq q------q qqq---bb
 * ----.ggg qqqq---- --pppppp */
TAKE(psetp)
{
    FORM(0xfff86781e300f03f, 0x0) V(0, BOP2) V(1, BOP) V(2, P0) V(3, P1) V(4, Q12N) V(5, Q12)
        V(6, Q29N) V(7, Q29) V(8, Q0N) V(9, Q0) LINE(0, 0) LINE(1, 0) LINE(2, 0)
        CALL(format_slot, 3, 10) END(11)
}

/* z.zzzzc cccccccc cccnssss 01010000 10001--- cbbb-qqq q------q qqq---bb
 * ----.ggg qqqq---- rrrrrrrr */
TAKE(pset)
{
    FORM(0xfff8f781e300f0ff, 0x0) V(0, BF) V(1, BOP2) V(2, BOP) V(3, Rd) V(4, CCW) V(5, Q12N)
        V(6, Q12) V(7, Q29N) V(8, Q29) V(9, Q0N) V(10, Q0) LINE(0, 0) LINE(1, 0) LINE(2, 0)
        CALL(format_slot, 3, 11) END(11)
}

/* z.zzzzc cccccccc cccnssss 01010000 10011--- cbbb-qqq q------- --------
 * ----.ggg ---ccccc rrrrrrrr */
TAKE(cset)
{
    FORM(0xfff8f78000001fff, 0x0) V(0, BF) V(1, CCT8) V(2, BOP) V(3, Rd) V(4, CCW) V(5, Q0N)
        V(6, Q0) LINE(0, 0) CALL(format_slot, 1, 7) END(11)
}

/* z.zzzzc cccccccc cccnssss 01010000 10100--- -bb--qqq q------- --------
 * ----.ggg ---ccccc --pppppp */
TAKE(csetp)
{
    FORM(0xfff8678000001f3f, 0x0) V(0, CCT8) V(1, BOP) V(2, P0) V(3, P1) V(4, Q0N) V(5, Q0)
        LINE(0, 0) CALL(format_slot, 1, 6) END(11)
}

/* z.zzrrc cccccccc cccnssss .......t 11101--- -----ppw -ccccccc ccccrrrr
 * rrrr.ggg rrrrrrrr rrrrrrrr */
TAKE(p2r)
{
    FORM(0xf807000000ffff, 0x20000) V(0, PBYTE) V(1, Rd) V(2, WHICH) V(3, Ra) V(4, RA)
        NEED(sb_of_imnmx, 0, 5) CALL(format_slot, 1, 10) END(11)
}

/* z.zzrrc cccccccc cccnssss .......t 11110--- -----ppw -ccccccc ccccrrrr
 * rrrr.ggg rrrrrrrr -------- */
TAKE(r2p)
{
    FORM(0xf807000000ff00, 0x20000) V(0, WHICH) V(1, Ra) V(2, PBYTE) V(3, RA) NEED(pbits, 0, 4)
        CALL(format_slot, 1, 9) END(11)
}

