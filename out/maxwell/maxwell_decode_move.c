/* Generated from the description maxwell by gen/emit/decode. Do not edit. */
#include "maxwell_decode.h"

/* z.zzrzc cccccccc cccnssss .......t 10011--- -----mmm mccccccc ccccrrrr
 * rrrr.ggg -------- rrrrrrrr */
TAKE(mov)
{
    FORM(0xf80000000000ff, 0x0) V(0, Rd) NEED(sb_of_imnmx, 0, 1) CALL(lanes, 1, 6)
        CALL(format_slot, 2, 7) END(11)
}

/* z.zzzzc cccccccc cccnssss 00000001 0000uuuu uuuuuuuu uuuuuuuu uuuuuuuu
 * uuuu.ggg mmmm---- rrrrrrrr */
TAKE(mov32i)
{
    FORM(0xfffffffffff000ff, 0x0) V(0, Rd) V(1, UIMM32) CALL(lanesl, 0, 2) CALL(format_slot, 1, 3)
        END(11)
}

/* z.zzrrc cccccccc cccnssss .......t 10100--- -----qqq qccccccc ccccrrrr
 * rrrr.ggg rrrrrrrr rrrrrrrr */
TAKE(sel)
{
    FORM(0xf807800000ffff, 0x20000) V(0, Rd) V(1, Ra) V(2, RA) V(8, Q0N) V(9, Q0)
        NEED(sb_of_imnmx, 0, 3) LINE(1, 0) CALL(format_slot, 2, 10) END(11)
}

/* z.zrrrc cccccccc cccnssss .......t 11000ppp -rrrrrrr rccccccc ccccrrrr
 * rrrr.ggg rrrrrrrr rrrrrrrr */
TAKE(prmt_b)
{
    FORM(0xff7f800000ffff, 0xa0000) V(0, PMODE) V(1, Rd) V(2, Ra) V(3, RA) V(9, Rc) V(10, RC)
        NEED(sb, 0, 4) CALL(format_slot, 1, 11) END(11)
}

/* z.zzrrc cccccccc cccnssss 01010011 11000ppp -rrrrrrr rccccccc cccccccc
 * cccc.ggg rrrrrrrr rrrrrrrr */
TAKE(prmt_c)
{
    FORM(0xffff7ffffff0ffff, 0x60000) V(0, PMODE) V(1, Rd) V(2, Ra) V(3, RA) V(4, Rc) V(5, RB)
        V(6, CBANK) V(7, COFF) LINE(0, 0) CALL(format_slot, 1, 8) END(11)
}

