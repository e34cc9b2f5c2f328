/* Generated from the description maxwell by gen/emit/decode. Do not edit. */
#include "maxwell_decode.h"

/* z.zzrrc cccccccc cccnssss .......t 00010snn c---x--- -ccccccc ccccrrrr
 * rrrr.ggg rrrrrrrr rrrrrrrr */
TAKE(iadd)
{
    FORM(0xfc8800000000ff, 0x0) V(0, SATI) V(1, XI) V(2, Rd) V(3, CCW) CALL(plusone, 0, 0)
        CALL(suma, 1, 4) NEED(sumb, 2, 7) CALL(format_slot, 4, 13)
    if (line[0] == 1 && line[1] == 0 && line[2] == 2)
        d->canon.lo ^= 0x1000000000000;
    END(11)
}

/* z.zzzrc cccccccc cccnssss 0001110n .sxciiii iiiiiiii iiiiiiii iiiiiiii
 * iiii.ggg rrrrrrrr rrrrrrrr */
TAKE(iadd32i)
{
    FORM(0xfe7ffffffff000ff, 0x0) V(0, SATL) V(1, XL) V(2, Rd) V(3, CCWL) V(7, IMM32)
        NEED(plusonel, 0, 0) NEED(sumal, 1, 4) CALL(format_slot, 2, 8) END(11)
}

/* z.zrrrc cccccccc cccnssss 01011100 1100nnnx crrrrrrr rsshhhhh h---rrrr
 * rrrr.ggg rrrrrrrr rrrrrrrr */
TAKE(iadd3_r)
{
    FORM(0xfff18060000000ff, 0x0) V(0, SH3) V(1, X3) V(2, Rd) V(3, CCW) NEED(add3x, 0, 4)
        NEED(add3y, 1, 8) NEED(add3z, 2, 12) CALL(format_slot, 3, 16) END(11)
}

/* z.zrzrc cccccccc cccnssss .......t 1100nnnx crrrrrrr rccccccc cccccccc
 * cccc.ggg rrrrrrrr rrrrrrrr */
TAKE(iadd3_b)
{
    FORM(0xfbff800000ffff, 0xa0000) V(0, X3) V(1, Rd) V(2, CCW) V(3, NA3) V(4, Ra) V(5, RA)
        V(10, NC3) V(11, Rc) V(12, RC) LINE(0, 0) NEED(add3b, 1, 6) LINE(3, 0)
        CALL(format_slot, 4, 13) END(11)
}

/* z.zzrrc cccccccc cccnssss .......t 00011-nn c---ssss sccccccc ccccrrrr
 * rrrr.ggg rrrrrrrr rrrrrrrr */
TAKE(iscadd)
{
    FORM(0xf88f80000000ff, 0x0) V(0, Rd) V(1, CCW) V(11, SCALE) CALL(plusone, 0, 0) CALL(suma, 1, 2)
        NEED(sumb, 2, 5) CALL(format_slot, 4, 12)
    if (line[0] == 1 && line[1] == 0 && line[2] == 2)
        d->canon.lo ^= 0x1000000000000;
    END(11)
}

/* z.zzzrc cccccccc cccnssss 000101ss sssciiii iiiiiiii iiiiiiii iiiiiiii
 * iiii.ggg rrrrrrrr rrrrrrrr */
TAKE(iscadd32i)
{
    FORM(0xfffffffffff0ffff, 0x20000) V(0, Rd) V(1, CCWL) V(2, Ra) V(3, RA) V(4, IMM32) V(5, SCALEL)
        CALL(format_slot, 0, 6) END(11)
}

/* z.zzrrc cccccccc cccnssss .......t 00100--u c--mmqqq qccccccc ccccrrrr
 * rrrr.ggg rrrrrrrr rrrrrrrr */
TAKE(imnmx)
{
    FORM(0xf99f800000ffff, 0x20000) V(0, UI) V(1, MNX) V(2, Rd) V(3, CCW) V(4, Ra) V(5, RA)
        V(11, Q0N) V(12, Q0) NEED(sb_of_imnmx, 0, 6) LINE(1, 0) CALL(format_slot, 2, 13) END(11)
}

/* z.zrrrc cccccccc cccnssss .......t 0100cccu -rrrrrrr rccccccc ccccrrrr
 * rrrr.ggg rrrrrrrr rrrrrrrr */
TAKE(icmp_b)
{
    FORM(0xff7f800000ffff, 0xa0000) V(0, CMP) V(1, UI) V(2, Rd) V(3, Ra) V(4, RA) V(10, Rc)
        V(11, RC) NEED(sb, 0, 5) CALL(format_slot, 1, 12) END(11)
}

/* z.zzrrc cccccccc cccnssss 01010011 0100cccu -rrrrrrr rccccccc cccccccc
 * cccc.ggg rrrrrrrr rrrrrrrr */
TAKE(icmp_c)
{
    FORM(0xffff7ffffff0ffff, 0x60000) V(0, CMP) V(1, UI) V(2, Rd) V(3, Ra) V(4, RA) V(5, Rc)
        V(6, RB) V(7, CBANK) V(8, COFF) LINE(0, 0) CALL(format_slot, 1, 9) END(11)
}

