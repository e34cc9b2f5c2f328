/* Generated from the description maxwell by gen/emit/decode. Do not edit. */
#include "maxwell_decode.h"

/* z.z-r-c cccccccc cccnssss .......o 10011--- -----lll lccccccc ccccrrrr
 * rrrr.ppp -------- rrrrrrrr */
TAKE(mov)
{
    FORM(0xf80000000000ff, 0x0) V(0, Rd) NEED(src_b_of_imnmx, 0, 1) CALL(opt_mask, 1, 6)
        CALL(format_slot, 2, 7) END(11)
}

/* z.z---c cccccccc cccnssss 00000001 0000uuuu uuuuuuuu uuuuuuuu uuuuuuuu
 * uuuu.ppp llll---- rrrrrrrr */
TAKE(mov32i)
{
    FORM(0xfffffffffff000ff, 0x0) V(0, Rd) V(1, UIMM32) CALL(opt_mask_of_mov32i, 0, 2)
        CALL(format_slot, 1, 3) END(11)
}

/* z.z-rrc cccccccc cccnssss .......o 10100--- -----npp pccccccc ccccrrrr
 * rrrr.ppp rrrrrrrr rrrrrrrr */
TAKE(sel)
{
    FORM(0xf807800000ffff, 0x20000) V(0, Rd) V(1, Ra) V(2, REUSE_A) V(8, NOT_Pp) V(9, Pp)
        NEED(src_b_of_imnmx, 0, 3) LINE(1, 0) CALL(format_slot, 2, 10) END(11)
}

/* z.zrrrc cccccccc cccnssss .......o 11000ppp -rrrrrrr rccccccc ccccrrrr
 * rrrr.ppp rrrrrrrr rrrrrrrr */
TAKE(prmt_b)
{
    FORM(0xff7f800000ffff, 0xa0000) V(0, move_PRMT_MODE) V(1, Rd) V(2, Ra) V(3, REUSE_A) V(9, Rc)
        V(10, REUSE_C) NEED(src_b, 0, 4) CALL(format_slot, 1, 11) END(11)
}

/* z.z-rrc cccccccc cccnssss 01010011 11000ppp -rrrrrrr rccccccc cccccccc
 * cccc.ppp rrrrrrrr rrrrrrrr */
TAKE(prmt_c)
{
    FORM(0xffff7ffffff0ffff, 0x60000) V(0, move_PRMT_MODE) V(1, Rd) V(2, Ra) V(3, REUSE_A) V(4, Rc)
        V(5, REUSE_B) V(6, C_BANK) V(7, C_OFFSET) LINE(0, 0) CALL(format_slot, 1, 8) END(11)
}

