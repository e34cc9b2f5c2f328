/* Generated from the description maxwell by gen/emit/decode. Do not edit. */
#include "maxwell_decode.h"

/* z.zzrrc cccccccc cccnssss .......t 01000ppp c-llllll lccccccc ccccrrrr
 * rrrr.ggg rrrrrrrr rrrrrrrr */
TAKE(lop)
{
    FORM(0xf8be800000ffff, 0x20000) V(0, LOPF) V(1, LOPX) V(2, LOPT) V(4, Rd) V(5, CCW) V(6, LIA)
        V(7, Ra) V(8, RA) CALL(po, 0, 3) LINE(1, 0) NEED(sbi, 2, 9) CALL(format_slot, 4, 15) END(11)
}

/* z.zzzrc cccccccc cccnssss 000001ll lllcuuuu uuuuuuuu uuuuuuuu uuuuuuuu
 * uuuu.ggg rrrrrrrr rrrrrrrr */
TAKE(lop32i)
{
    FORM(0xfffffffffff0ffff, 0x20000) V(0, LOPFL) V(1, LOPXL) V(2, Rd) V(3, CCWL) V(4, LIAL)
        V(5, Ra) V(6, RA) V(7, UIMM32) V(8, LIBL) CALL(format_slot, 0, 9) END(11)
}

/* z.zrrrc cccccccc cccnssss 01011011 11100ppp crrrrrrr rlllllll llllrrrr
 * rrrr.ggg rrrrrrrr rrrrrrrr */
TAKE(lop3_r)
{
    FORM(0xfff8fffffff0ffff, 0xe0000) V(0, L3X) V(1, L3T) V(3, Rd) V(4, CCW) V(5, Ra) V(6, RA)
        V(7, Rb) V(8, RB) V(9, Rc) V(10, RC) V(11, LUT) CALL(po, 0, 2) CALL(format_slot, 1, 12)
        END(11)
}

/* z.zrzrc cccccccc cccnssss 0000001l llllllll crrrrrrr rccccccc cccccccc
 * cccc.ggg rrrrrrrr rrrrrrrr */
TAKE(lop3_c)
{
    FORM(0xfffffffffff0ffff, 0xa0000) V(0, L3XC) V(1, Rd) V(2, CCW) V(3, Ra) V(4, RA) V(5, CBANK)
        V(6, COFF) V(7, Rc) V(8, RC) V(9, LUTH) LINE(0, 0) CALL(format_slot, 1, 10) END(11)
}

/* z.zrzrc cccccccc cccnssss 001111li llllllll crrrrrrr riiiiiii iiiiiiii
 * iiii.ggg rrrrrrrr rrrrrrrr */
TAKE(lop3_i)
{
    FORM(0xfffffffffff0ffff, 0xa0000) V(0, L3XI) V(1, Rd) V(2, CCW) V(3, Ra) V(4, RA) V(5, IMM)
        V(6, Rc) V(7, RC) V(8, LUTH) CALL(format_slot, 0, 9) END(11)
}

