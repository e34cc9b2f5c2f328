/* Generated from the description maxwell by gen/emit/decode. Do not edit. */
#include "maxwell_decode.h"

/* z.z-rrc cccccccc cccnssss .......o 01001--- c---x--- wccccccc ccccrrrr
 * rrrr.ppp rrrrrrrr rrrrrrrr */
TAKE(shl)
{
    FORM(0xf888800000ffff, 0x20000) V(0, shift_W) V(1, X) V(2, Rd) V(3, CC) V(4, Ra) V(5, REUSE_A)
        NEED(src_b_of_imnmx, 0, 6) CALL(format_slot, 1, 11) END(11)
}

/* z.z-rrc cccccccc cccnssss .......o 00101--s c--ss--b wccccccc ccccrrrr
 * rrrr.ppp rrrrrrrr rrrrrrrr */
TAKE(shr)
{
    FORM(0xf999800000ffff, 0x20000) V(0, SIGNED) V(1, shift_W) V(2, shift_SHR_X) V(3, shift_BREV)
        V(4, Rd) V(5, CC) V(6, Ra) V(7, REUSE_A) NEED(src_b_of_imnmx, 0, 8) CALL(format_slot, 1, 13)
        END(11)
}

/* z.zrrrc cccccccc cccnssss ........ 11111sss crrrrrrr rss----- ----rrrr
 * rrrr.ppp rrrrrrrr rrrrrrrr */
TAKE(shf_l)
{
    FORM(0xffffe00000ffff, 0xa0000) V(0, shift_SHF_W) V(1, shift_SHF_TYPE) V(2, shift_SHF_PART)
        V(3, Rd) V(4, CC) V(5, Ra) V(6, REUSE_A) V(10, Rc) V(11, REUSE_C) NEED(shf_b, 0, 7)
        CALL(format_slot, 1, 12) END(11)
}

/* z.zrrrc cccccccc cccnssss ........ 11111sss crrrrrrr rss----- ----rrrr
 * rrrr.ppp rrrrrrrr rrrrrrrr */
TAKE(shf_r)
{
    FORM(0xffffe00000ffff, 0xa0000) V(0, shift_SHF_W) V(1, shift_SHF_TYPE) V(2, shift_SHF_PART)
        V(3, Rd) V(4, CC) V(5, Ra) V(6, REUSE_A) V(10, Rc) V(11, REUSE_C) NEED(shf_b_of_shf_r, 0, 7)
        CALL(format_slot, 1, 12) END(11)
}

/* z.z-rrc cccccccc cccnssss .......o 00000--s c------b -ccccccc ccccrrrr
 * rrrr.ppp rrrrrrrr rrrrrrrr */
TAKE(bfe)
{
    FORM(0xf981000000ffff, 0x20000) V(0, SIGNED) V(1, shift_BREV) V(2, Rd) V(3, CC) V(4, Ra)
        V(5, REUSE_A) NEED(src_b_of_imnmx, 0, 6) CALL(format_slot, 1, 11) END(11)
}

/* z.zrrrc cccccccc cccnssss .......o 11110--- crrrrrrr rccccccc ccccrrrr
 * rrrr.ppp rrrrrrrr rrrrrrrr */
TAKE(bfi_b)
{
    FORM(0xf8ff800000ffff, 0xa0000) V(0, Rd) V(1, CC) V(2, Ra) V(3, REUSE_A) V(9, Rc) V(10, REUSE_C)
        NEED(src_b, 0, 4) CALL(format_slot, 1, 11) END(11)
}

/* z.z-rrc cccccccc cccnssss 01010011 11110--- crrrrrrr rccccccc cccccccc
 * cccc.ppp rrrrrrrr rrrrrrrr */
TAKE(bfi_c)
{
    FORM(0xfff8fffffff0ffff, 0x60000) V(0, Rd) V(1, CC) V(2, Ra) V(3, REUSE_A) V(4, Rc)
        V(5, REUSE_B) V(6, C_BANK) V(7, C_OFFSET) LINE(0, 0) CALL(format_slot, 1, 8) END(11)
}

/* z.z-r-c cccccccc cccnssss .......o 00110--s c-----si -ccccccc ccccrrrr
 * rrrr.ppp -------- rrrrrrrr */
TAKE(flo)
{
    FORM(0xf98200000000ff, 0x0) V(0, SIGNED) V(1, shift_SH) V(2, Rd) V(3, CC)
        NEED(inverted_b_of_flo, 0, 4) CALL(format_slot, 2, 10) END(11)
}

/* z.z-r-c cccccccc cccnssss .......o 00001--- -------i -ccccccc ccccrrrr
 * rrrr.ppp -------- rrrrrrrr */
TAKE(popc)
{
    FORM(0xf80000000000ff, 0x0) V(0, Rd) NEED(inverted_b_of_flo, 0, 1) CALL(format_slot, 2, 7)
        END(11)
}

/* z.z-rrc cccccccc cccnssss .......o 11010ppp cll-llll lccccccc ccccrrrr
 * rrrr.ppp rrrrrrrr rrrrrrrr */
TAKE(lea_lo)
{
    FORM(0xf8e0000000ffff, 0x20000) V(0, shift_LEA_X) V(2, Rd) V(3, CC) V(4, shift_LEA_NEG_A)
        V(5, Ra) V(6, REUSE_A) CALL(opt_of_lop, 0, 1) LINE(1, 0) NEED(src_b, 2, 7)
        CALL(opt_number_of_lea_lo, 3, 12) CALL(format_slot, 4, 13) END(11)
}

/* z.zrrrc cccccccc cccnssss 01011011 11011ppp crrrrrrr rll----l llllrrrr
 * rrrr.ppp rrrrrrrr rrrrrrrr */
TAKE(lea_hi)
{
    FORM(0xfff8ffe00ff0ffff, 0xe0000) V(0, shift_LEA_HI_X) V(2, Rd) V(3, CC)
        V(4, shift_LEA_HI_NEG_A) V(5, Ra) V(6, REUSE_A) V(7, Rb) V(8, REUSE_B) V(9, Rc)
        V(10, REUSE_C) CALL(opt_of_lop, 0, 1) LINE(1, 0) CALL(opt_number_of_lea_hi, 2, 11)
        CALL(format_slot, 3, 12) END(11)
}

/* z.zr-rc cccccccc cccnssss 000110ll lllllppp crrrrrrr rccccccc cccccccc
 * cccc.ppp rrrrrrrr rrrrrrrr */
TAKE(lea_hc)
{
    FORM(0xff00fffffff0ffff, 0xa0000) V(0, shift_LEA_HI_CONST_X) V(2, Rd) V(3, CC)
        V(4, shift_LEA_HI_CONST_NEG_A) V(5, Ra) V(6, REUSE_A) V(7, C_BANK) V(8, C_OFFSET) V(9, Rc)
        V(10, REUSE_C) CALL(opt_of_lop, 0, 1) LINE(1, 0) LINE(2, 0)
        CALL(opt_number_of_lea_hc, 3, 11) CALL(format_slot, 4, 12) END(11)
}

