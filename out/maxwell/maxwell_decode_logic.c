/* Generated from the description maxwell by gen/emit/decode. Do not edit. */
#include "maxwell_decode.h"

/* z.z-rrc cccccccc cccnssss .......o 01000ppp c-llxlll lccccccc ccccrrrr
 * rrrr.ppp rrrrrrrr rrrrrrrr */
TAKE(lop)
{
    FORM(0xf8be800000ffff, 0x20000) V(0, logic_LOP_OP) V(1, X) V(2, logic_LOP_TEST) V(4, Rd)
        V(5, CC) V(6, logic_LOP_INV_A) V(7, Ra) V(8, REUSE_A) CALL(opt_of_lop, 0, 3) LINE(1, 0)
        NEED(inverted_b, 2, 9) CALL(format_slot, 4, 15) END(11)
}

/* z.z--rc cccccccc cccnssss 000001ll lllcuuuu uuuuuuuu uuuuuuuu uuuuuuuu
 * uuuu.ppp rrrrrrrr rrrrrrrr */
TAKE(lop32i)
{
    FORM(0xfffffffffff0ffff, 0x20000) V(0, logic_LOP32I_OP) V(1, logic_LOP32I_X) V(2, Rd)
        V(3, CC_32I) V(4, logic_LOP32I_INV_A) V(5, Ra) V(6, REUSE_A) V(7, UIMM32)
        V(8, logic_LOP32I_INV_B) CALL(format_slot, 0, 9) END(11)
}

/* z.zrrrc cccccccc cccnssss 01011011 11100ppp crrrrrrr rlllllll llllrrrr
 * rrrr.ppp rrrrrrrr rrrrrrrr */
TAKE(lop3_r)
{
    FORM(0xfff8fffffff0ffff, 0xe0000) V(0, logic_LOP3_X) V(1, logic_LOP3_TEST) V(3, Rd) V(4, CC)
        V(5, Ra) V(6, REUSE_A) V(7, Rb) V(8, REUSE_B) V(9, Rc) V(10, REUSE_C) V(11, logic_LUT)
        CALL(opt_of_lop, 0, 2) CALL(format_slot, 1, 12) END(11)
}

/* z.zr-rc cccccccc cccnssss 0000001l llllllll crrrrrrr rccccccc cccccccc
 * cccc.ppp rrrrrrrr rrrrrrrr */
TAKE(lop3_c)
{
    FORM(0xfffffffffff0ffff, 0xa0000) V(0, logic_LOP3_X_CONST) V(1, Rd) V(2, CC) V(3, Ra)
        V(4, REUSE_A) V(5, C_BANK) V(6, C_OFFSET) V(7, Rc) V(8, REUSE_C) V(9, logic_LUT_48)
        LINE(0, 0) CALL(format_slot, 1, 10) END(11)
}

/* z.zr-rc cccccccc cccnssss 001111li llllllll crrrrrrr riiiiiii iiiiiiii
 * iiii.ppp rrrrrrrr rrrrrrrr */
TAKE(lop3_i)
{
    FORM(0xfffffffffff0ffff, 0xa0000) V(0, logic_LOP3_X_IMM) V(1, Rd) V(2, CC) V(3, Ra)
        V(4, REUSE_A) V(5, IMM) V(6, Rc) V(7, REUSE_C) V(8, logic_LUT_48) CALL(format_slot, 0, 9)
        END(11)
}

