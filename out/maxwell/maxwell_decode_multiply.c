/* Generated from the description maxwell by gen/emit/decode. Do not edit. */
#include "maxwell_decode.h"

/* z.zzrrc cccccccc cccnssss .......t 00111--- c-----mm mccccccc ccccrrrr
 * rrrr.ggg rrrrrrrr rrrrrrrr */
TAKE(imul)
{
    FORM(0xf883800000ffff, 0x20000) V(0, MULS) V(1, MULHI) V(2, Rd) V(3, CCW) V(4, Ra) V(5, RA)
        NEED(sb_of_imnmx, 0, 6) CALL(format_slot, 1, 11) END(11)
}

/* z.zzzrc cccccccc cccnssss 00011111 mmmciiii iiiiiiii iiiiiiii iiiiiiii
 * iiii.ggg rrrrrrrr rrrrrrrr */
TAKE(imul32i)
{
    FORM(0xfffffffffff0ffff, 0x20000) V(0, MULSL) V(1, MULHIL) V(2, Rd) V(3, CCWL) V(4, Ra) V(5, RA)
        V(6, IMM32) CALL(format_slot, 0, 7) END(11)
}

/* z.zrrrc cccccccc cccnssss .......t 0mmmmmmm crrrrrrr rccccccc ccccrrrr
 * rrrr.ggg rrrrrrrr rrrrrrrr */
TAKE(imad_b)
{
    FORM(0xe78000000000ff, 0x0) V(0, MADS) V(1, MADHI) V(2, MADSAT) V(3, MADX) V(4, Rd) V(5, CCW)
        CALL(madpo, 0, 0) CALL(mada, 1, 6) NEED(sb_of_imad_b, 2, 9) CALL(madc, 3, 14)
        CALL(format_slot, 4, 17) END(11)
}

/* z.zzrrc cccccccc cccnssss 01010010 0mmmmmmm crrrrrrr rccccccc cccccccc
 * cccc.ggg rrrrrrrr rrrrrrrr */
TAKE(imad_c)
{
    FORM(0xffe7ff80000000ff, 0x40000) V(0, MADS) V(1, MADHI) V(2, MADSAT) V(3, MADX) V(4, Rd)
        V(5, CCW) V(9, Rc) V(10, RB) CALL(madpo, 0, 0) CALL(mada, 1, 6) CALL(madcc, 2, 11)
        CALL(format_slot, 5, 14) END(11)
}

/* z.zzzrc cccccccc cccnssss 000100mn mmmciiii iiiiiiii iiiiiiii iiiiiiii
 * iiii.ggg rrrrrrrr rrrrrrrr */
TAKE(imad32i)
{
    FORM(0xfe7ffffffff000ff, 0x0) V(0, MADSL) V(1, MULHIL) V(3, CCWL) V(7, IMM32) CALL(madpol, 0, 0)
        CALL(madal, 1, 4) CALL(madcl, 2, 2) CALL(format_slot, 3, 9) END(11)
}

/* z.zrrrc cccccccc cccnssss .......t 1s0ssss0 crrrrrrr rccccccc ccccrrrr
 * rrrr.ggg rrrrrrrr rrrrrrrr */
TAKE(imadsp_uu_b)
{
    FORM(0xffff800000ffff, 0xa0000) V(0, SPA) V(1, SPB) V(2, SPC) V(3, Rd) V(4, CCW) V(5, Ra)
        V(6, RA) V(12, Rc) V(13, RC) NEED(sb_of_imad_b, 0, 7) CALL(format_slot, 1, 14) END(11)
}

/* z.zzrrc cccccccc cccnssss 01010010 1s0ssss0 crrrrrrr rccccccc cccccccc
 * cccc.ggg rrrrrrrr rrrrrrrr */
TAKE(imadsp_uu_c)
{
    FORM(0xfffffffffff0ffff, 0x60000) V(0, SPA) V(1, SPB) V(2, SPC) V(3, Rd) V(4, CCW) V(5, Ra)
        V(6, RA) V(7, Rc) V(8, RB) V(9, CBANK) V(10, COFF) LINE(0, 0) CALL(format_slot, 1, 11)
        END(11)
}

/* z.zrrrc cccccccc cccnssss 01011011 00xxxxxx crrrrrrr rxxxx--- ----rrrr
 * rrrr.ggg rrrrrrrr rrrrrrrr */
TAKE(xmad_r)
{
    FORM(0xffe3ff880ff0ffff, 0xe0000) V(0, XSIGN) V(5, Rd) V(6, CCW) V(7, Ra) V(8, XHA) V(9, RA)
        V(10, Rb) V(11, XHB) V(12, RB) V(13, Rc) V(14, RC) NEED(xm, 0, 1) LINE(1, 0) LINE(2, 0)
        CALL(format_slot, 3, 15) END(11)
}

/* z.zrzrc cccccccc cccnssss 0011011- 00xxxxxx crrrrrrr rxxxiiii iiiiiiii
 * iiii.ggg rrrrrrrr rrrrrrrr */
TAKE(xmad_i)
{
    FORM(0xfee3ff8ffff0ffff, 0xa0000) V(0, XSIGN) V(5, Rd) V(6, CCW) V(7, Ra) V(8, XHA) V(9, RA)
        V(10, IMM16) V(11, Rc) V(12, RC) NEED(xm, 0, 1) LINE(1, 0) LINE(2, 0)
        CALL(format_slot, 3, 13) END(11)
}

/* z.zrzrc cccccccc cccnssss 0100111x xxxxxxxx crrrrrrr rccccccc cccccccc
 * cccc.ggg rrrrrrrr rrrrrrrr */
TAKE(xmad_b)
{
    FORM(0xfffffffffff0ffff, 0xa0000) V(0, XSIGN) V(1, XPSLC) V(2, XMRGC) V(3, XMODEC) V(4, XXC)
        V(5, Rd) V(6, CCW) V(7, Ra) V(8, XHA) V(9, RA) V(10, CBANK) V(11, COFF) V(12, XHC) V(13, Rc)
        V(14, RC) LINE(0, 0) LINE(1, 0) LINE(2, 0) LINE(3, 0) CALL(format_slot, 4, 15) END(11)
}

/* z.zzrrc cccccccc cccnssss 01010001 0xxxxxxx crrrrrrr rccccccc cccccccc
 * cccc.ggg rrrrrrrr rrrrrrrr */
TAKE(xmad_c)
{
    FORM(0xfffffffffff0ffff, 0x60000) V(0, XSIGN) V(1, XMODEC) V(2, XXC) V(3, Rd) V(4, CCW) V(5, Ra)
        V(6, XHA) V(7, RA) V(8, Rc) V(9, XHC) V(10, RB) V(11, CBANK) V(12, COFF) LINE(0, 0)
        LINE(1, 0) LINE(2, 0) LINE(3, 0) CALL(format_slot, 4, 13) END(11)
}

