/* Generated from the description maxwell by gen/emit/decode. Do not edit. */
#include "maxwell_decode.h"

/* z.z-rrc cccccccc cccnssss .......o 00010snn c---x--- -ccccccc ccccrrrr
 * rrrr.ppp rrrrrrrr rrrrrrrr */
TAKE(iadd)
{
    FORM(0xfc8800000000ff, 0x0) V(0, SAT) V(1, X) V(2, Rd) V(3, CC) CALL(opt_po, 0, 0)
        CALL(sum_a, 1, 4) NEED(sum_b, 2, 7) CALL(format_slot, 4, 13)
    if (line[0] == 1 && line[1] == 0 && line[2] == 2)
        d->canon.lo ^= 0x1000000000000;
    END(11)
}

/* z.z--rc cccccccc cccnssss 0001110n .sxciiii iiiiiiii iiiiiiii iiiiiiii
 * iiii.ppp rrrrrrrr rrrrrrrr */
TAKE(iadd32i)
{
    FORM(0xfe7ffffffff000ff, 0x0) V(0, integer_SAT_32I) V(1, integer_X_32I) V(2, Rd) V(3, CC_32I)
        V(7, IMM32) NEED(opt_po_32i, 0, 0) NEED(sum_a_32i, 1, 4) CALL(format_slot, 2, 8) END(11)
}

/* z.zrrrc cccccccc cccnssss 01011100 1100iiii crrrrrrr riihhhhh h---rrrr
 * rrrr.ppp rrrrrrrr rrrrrrrr */
TAKE(iadd3_r)
{
    FORM(0xfff18060000000ff, 0x0) V(0, integer_IADD3_SHIFT) V(1, integer_IADD3_X) V(2, Rd) V(3, CC)
        NEED(iadd3_a, 0, 4) NEED(iadd3_b_half, 1, 8) NEED(iadd3_c_half, 2, 12)
        CALL(format_slot, 3, 16) END(11)
}

/* z.zr-rc cccccccc cccnssss .......o 1100iiii crrrrrrr rccccccc cccccccc
 * cccc.ppp rrrrrrrr rrrrrrrr */
TAKE(iadd3_b)
{
    FORM(0xfbff800000ffff, 0xa0000) V(0, integer_IADD3_X) V(1, Rd) V(2, CC)
        V(3, integer_IADD3_NEG_A) V(4, Ra) V(5, REUSE_A) V(10, integer_IADD3_NEG_C) V(11, Rc)
        V(12, REUSE_C) LINE(0, 0) NEED(iadd3_b, 1, 6) LINE(3, 0) CALL(format_slot, 4, 13) END(11)
}

/* z.z-rrc cccccccc cccnssss .......o 00011-nn c---ssss sccccccc ccccrrrr
 * rrrr.ppp rrrrrrrr rrrrrrrr */
TAKE(iscadd)
{
    FORM(0xf88f80000000ff, 0x0) V(0, Rd) V(1, CC) V(11, integer_SHIFT) CALL(opt_po, 0, 0)
        CALL(sum_a, 1, 2) NEED(sum_b, 2, 5) CALL(format_slot, 4, 12)
    if (line[0] == 1 && line[1] == 0 && line[2] == 2)
        d->canon.lo ^= 0x1000000000000;
    END(11)
}

/* z.z--rc cccccccc cccnssss 000101ss sssciiii iiiiiiii iiiiiiii iiiiiiii
 * iiii.ppp rrrrrrrr rrrrrrrr */
TAKE(iscadd32i)
{
    FORM(0xfffffffffff0ffff, 0x20000) V(0, Rd) V(1, CC_32I) V(2, Ra) V(3, REUSE_A) V(4, IMM32)
        V(5, integer_SHIFT_32I) CALL(format_slot, 0, 6) END(11)
}

/* z.z-rrc cccccccc cccnssss .......o 00100--s c--ppnpp pccccccc ccccrrrr
 * rrrr.ppp rrrrrrrr rrrrrrrr */
TAKE(imnmx)
{
    FORM(0xf99f800000ffff, 0x20000) V(0, SIGNED) V(1, integer_PART) V(2, Rd) V(3, CC) V(4, Ra)
        V(5, REUSE_A) V(11, NOT_Pp) V(12, Pp) NEED(src_b_of_imnmx, 0, 6) LINE(1, 0)
        CALL(format_slot, 2, 13) END(11)
}

/* z.zrrrc cccccccc cccnssss .......o 0100cccs -rrrrrrr rccccccc ccccrrrr
 * rrrr.ppp rrrrrrrr rrrrrrrr */
TAKE(icmp_b)
{
    FORM(0xff7f800000ffff, 0xa0000) V(0, CMP) V(1, SIGNED) V(2, Rd) V(3, Ra) V(4, REUSE_A) V(10, Rc)
        V(11, REUSE_C) NEED(src_b, 0, 5) CALL(format_slot, 1, 12) END(11)
}

/* z.z-rrc cccccccc cccnssss 01010011 0100cccs -rrrrrrr rccccccc cccccccc
 * cccc.ppp rrrrrrrr rrrrrrrr */
TAKE(icmp_c)
{
    FORM(0xffff7ffffff0ffff, 0x60000) V(0, CMP) V(1, SIGNED) V(2, Rd) V(3, Ra) V(4, REUSE_A)
        V(5, Rc) V(6, REUSE_B) V(7, C_BANK) V(8, C_OFFSET) LINE(0, 0) CALL(format_slot, 1, 9)
        END(11)
}

