/* Generated from the description volta by gen/emit/decode. Do not edit. */
#include "volta_decode.h"

/* ---rrrcc cccccccc ccccccc- -------- ----.qqq q---pppp llllllll rrrrrrrr
 * uuuuuuuu uuuuuuuu uuuuuuuu rrrrrrrr rrrrrrrr rrrrrrrr .ggg...0 00010010 */
TAKE(lop3)
{
    FORM(0xffff01ff, 0x140000000781ffff) V(0, PAND) V(2, Rd) V(3, Ra) V(4, RA) V(11, Rc) V(12, RC)
        V(13, LUT) V(14, Q0N) V(15, Q0) CALL(po, 0, 1) NEED(sb, 1, 5) LINE(2, 0)
        CALL(format_flow_of_bssy, 3, 16) END(16)
}

/* ---rrrcc cccccccc ccccccc- -------- ----.--- -------s ---ssss- rrrrrrrr
 * uuuuuuuu uuuuuuuu uuuuuuuu rrrrrrrr rrrrrrrr rrrrrrrr .ggg...0 00011001 */
TAKE(shf_b)
{
    FORM(0xffff01ff, 0x1400000000011eff) V(0, SHD) V(1, SHW) V(2, SHT) V(3, SHHI) V(4, Rd) V(5, Ra)
        V(6, RA) V(13, Rc) V(14, RC) NEED(sb, 0, 7) CALL(format_flow_of_bssy, 1, 15) END(16)
}

/* ---zrrcc cccccccc ccccccc- -------- ----.--- -------s ---ssss- rrrrrrrr
 * uuuuuuuu uuuuuuuu uuuuuuuu uuuuuuuu rrrrrrrr rrrrrrrr .ggg...0 00011001 */
TAKE(shf_c)
{
    FORM(0xffff01ff, 0xc00000000011eff) V(0, SHD) V(1, SHW) V(2, SHT) V(3, SHHI) V(4, Rd) V(5, Ra)
        V(6, RA) V(7, Rc) V(8, RB) NEED(scu, 0, 9) CALL(format_flow_of_bssy, 1, 13) END(16)
}

/* ---rrrcc cccccccc ccccccc- -------- ----.--- -------- -----ppp rrrrrrrr
 * uuuuuuuu uuuuuuuu uuuuuuuu rrrrrrrr rrrrrrrr rrrrrrrr .ggg...0 00010110 */
TAKE(prmt_b)
{
    FORM(0xffff01ff, 0x14000000000007ff) V(0, PMODE) V(1, Rd) V(2, Ra) V(3, RA) V(10, Rc) V(11, RC)
        NEED(sb, 0, 4) CALL(format_flow_of_bssy, 1, 12) END(16)
}

/* ---zrrcc cccccccc ccccccc- -------- ----.--- -------- -----ppp rrrrrrrr
 * uuuuuuuu uuuuuuuu uuuuuuuu uuuuuuuu rrrrrrrr rrrrrrrr .ggg...0 00010110 */
TAKE(prmt_c)
{
    FORM(0xffff01ff, 0xc000000000007ff) V(0, PMODE) V(1, Rd) V(2, Ra) V(3, RA) V(4, Rc) V(5, RB)
        NEED(scu, 0, 6) CALL(format_flow_of_bssy, 1, 10) END(16)
}

/* ---zrrcc cccccccc ccccccc- -------- ----.qqq q------- -------- --------
 * uuuuuuuu uuuuuuuu uuuuuuuu rrrrrrrr rrrrrrrr rrrrrrrr .ggg...0 00000111 */
TAKE(sel)
{
    FORM(0xffff01ff, 0x400000007800000) V(0, Rd) V(1, Ra) V(2, RA) V(9, Q0N) V(10, Q0)
        NEED(sb, 0, 3) LINE(1, 0) CALL(format_flow_of_bssy, 2, 11) END(16)
}

/* ---zrrcc cccccccc ccccccc- -------- ----.qqq qpppppp- -cccbbc0 --------
 * iiiiiiii iiiiiiii iiiiiiii rrrrrrrr rrrrrrrr -------- .ggg...0 00001100 */
TAKE(isetp_n)
{
    FORM(0xff0001ff, 0x400000007fe7f00) CANONICAL(0x0, 0x70) V(0, CMP) V(1, CMPU) V(2, BOP) V(3, P0)
        V(4, P1) V(5, Ra) V(6, RA) V(13, Q0N) V(14, Q0) NEED(sb_of_imad_hi_b, 0, 7) LINE(1, 0)
        CALL(format_flow_of_atom_a, 2, 15) END(16)
}

/* ---zrrcc cccccccc ccccccc- -------- ----.qqq qpppppp- -cccbbc1 qqqq----
 * iiiiiiii iiiiiiii iiiiiiii rrrrrrrr rrrrrrrr -------- .ggg...0 00001100 */
TAKE(isetp_x)
{
    FORM(0xff0001ff, 0x400000007fe7ff0) V(0, CMP) V(1, CMPU) V(2, BOP) V(3, P0) V(4, P1) V(5, Ra)
        V(6, RA) V(13, Q0N) V(14, Q0) V(15, Q2N) V(16, Q2) NEED(sb_of_imad_hi_b, 0, 7) LINE(1, 0)
        LINE(2, 0) CALL(format_flow_of_atom_a, 3, 17) END(16)
}

/* ---zrrcc cccccccc ccccccc- -------- ----.qqq qpppppp- -cccbbc0 qqqq----
 * iiiiiiii iiiiiiii iiiiiiii rrrrrrrr rrrrrrrr -------- .ggg...0 00001100 */
TAKE(isetp_o)
{
    FORM(0xff0001ff, 0x400000007fe7f00) V(0, CMP) V(1, CMPU) V(2, BOP) V(3, P0) V(4, P1) V(5, Ra)
        V(6, RA) V(13, Q0N) V(14, Q0) NEED(sb_of_isetp_o, 0, 7) LINE(1, 0) CALL(qold, 2, 15)
        CALL(format_flow, 3, 17) END(16)
}

/* ---zrrcc cccccccc ccccccc- -------- ----.--- ----ppp0 lllll00n --------
 * nuuuuuuu uuuuuuuu uuuuuuuu rrrrrrrr rrrrrrrr rrrrrrrr .ggg...0 00010001 */
TAKE(lea_lo)
{
    FORM(0xffff01ff, 0x40000000001ff00) CANONICAL(0x0, 0x78000ff) V(0, Rd) V(2, NA) V(3, Ra)
        V(4, RA) V(12, LEAN) CALL(po, 0, 1) NEED(sbx_of_lea_lo, 1, 5)
        CALL(format_flow_of_bssy, 3, 13) END(16)
}

/* ---zrrcc cccccccc ccccccc- -------- ----.qqq q---ppp0 lllll10i --------
 * iuuuuuuu uuuuuuuu uuuuuuuu rrrrrrrr rrrrrrrr rrrrrrrr .ggg...0 00010001 */
TAKE(lea_x)
{
    FORM(0xffff01ff, 0x40000000781ff00) CANONICAL(0x0, 0xff) V(0, Rd) V(2, IA) V(3, Ra) V(4, RA)
        V(12, LEAN) V(13, Q0N) V(14, Q0) CALL(po, 0, 1) NEED(sbx_of_lea_x, 1, 5) LINE(3, 0)
        CALL(format_flow_of_bssy, 4, 15) END(16)
}

/* ---rrrcc cccccccc ccccccc- -------- ----.--- ----ppp1 lllll00n rrrrrrrr
 * nuuuuuuu uuuuuuuu uuuuuuuu rrrrrrrr rrrrrrrr rrrrrrrr .ggg...0 00010001 */
TAKE(lea_hi)
{
    FORM(0xffff01ff, 0x140000000001ffff) CANONICAL(0x0, 0x7800000) V(0, Rd) V(2, NA) V(3, Ra)
        V(4, RA) V(12, Rc) V(13, RC) V(14, LEAN) CALL(po, 0, 1) NEED(sbx_of_lea_lo, 1, 5)
        CALL(format_flow_of_bssy, 3, 15) END(16)
}

/* ---rrrcc cccccccc ccccccc- -------- ----.qqq q---ppp1 lllll10i rrrrrrrr
 * iuuuuuuu uuuuuuuu uuuuuuuu rrrrrrrr rrrrrrrr rrrrrrrr .ggg...0 00010001 */
TAKE(lea_hx)
{
    FORM(0xffff01ff, 0x140000000781ffff) V(0, Rd) V(2, IA) V(3, Ra) V(4, RA) V(12, Rc) V(13, RC)
        V(14, LEAN) V(15, Q0N) V(16, Q0) CALL(po, 0, 1) NEED(sbx_of_lea_x, 1, 5) LINE(3, 0)
        CALL(format_flow_of_bssy, 4, 17) END(16)
}

/* ---zrrcc cccccccc ccccccc- -------- ----0--- ----ppp1 lllll00n rrrrrrrr
 * uuuuuuuu uuuuuuuu uuuuuuuu uuuuuuuu rrrrrrrr rrrrrrrr .ggg0100 00010001 */
TAKE(lea_ih)
{
    FORM(0xffffffffffff0fff, 0xc0000000801ffff) CANONICAL(0x0, 0x7800000) V(0, Rd) V(2, NA) V(3, Ra)
        V(4, RA) V(5, Rc) V(6, RB) V(7, UIMM) V(8, LEAN) CALL(po, 0, 1)
        CALL(format_flow_of_bssy, 1, 9) END(16)
}

/* ---zrrcc cccccccc ccccccc- -------- ----0qqq q---ppp1 lllll10i rrrrrrrr
 * uuuuuuuu uuuuuuuu uuuuuuuu uuuuuuuu rrrrrrrr rrrrrrrr .ggg0100 00010001 */
TAKE(lea_ix)
{
    FORM(0xffffffffffff0fff, 0xc0000000f81ffff) V(0, Rd) V(2, IA) V(3, Ra) V(4, RA) V(5, Rc)
        V(6, RB) V(7, UIMM) V(8, LEAN) V(9, Q0N) V(10, Q0) CALL(po, 0, 1) LINE(1, 0)
        CALL(format_flow_of_bssy, 2, 11) END(16)
}

/* ---zrzcc cccccccc ccccccc- -------- ----.--- -------- -------- --------
 * iuuuuuuu uuuuuuuu uuuuuuuu rrrrrrrr -------- rrrrrrrr .ggg...1 00001001 */
TAKE(popc)
{
    FORM(0xff01ff, 0x0) V(0, Rd) NEED(sbx_of_lea_x, 0, 1) CALL(format_flow_of_bssy, 2, 8) END(16)
}

/* ---zrzcc cccccccc ccccccc- -------- ----.--- -------- -------- --------
 * uuuuuuuu uuuuuuuu uuuuuuuu rrrrrrrr -------- rrrrrrrr .ggg...1 00000001 */
TAKE(brev)
{
    FORM(0xff01ff, 0x0) V(0, Rd) NEED(sb, 0, 1) CALL(format_flow_of_bssy, 1, 7) END(16)
}

/* ---zrzcc cccccccc ccccccc- -------- ----.--- ----ppp- -----fs- --------
 * iuuuuuuu uuuuuuuu uuuuuuuu rrrrrrrr -------- rrrrrrrr .ggg...1 00000000 */
TAKE(flo)
{
    FORM(0xff01ff, 0x600) V(0, SGU) V(1, FLSH) V(2, Rd) CALL(po, 0, 3) NEED(sbx_of_lea_x, 1, 4)
        CALL(format_flow_of_bssy, 3, 11) END(16)
}

/* ---zrzcc cccccccc ccccccc- -------- ----.--- -------- -------- --------
 * iiiiiiii iiiiiiii iiiiiiii rrrrrrrr -------- rrrrrrrr .ggg...0 00010011 */
TAKE(iabs)
{
    FORM(0xff01ff, 0x0) V(0, Rd) NEED(sb_of_imad_bx, 0, 1) CALL(format_flow_of_bssy, 1, 7) END(16)
}

/* ---zrrcc cccccccc ccccccc- -------- ----.--- -------- ----w-m- --------
 * uuuuuuuu uuuuuuuu uuuuuuuu rrrrrrrr rrrrrrrr rrrrrrrr .ggg...0 00011010 */
TAKE(sgxt)
{
    FORM(0xffff01ff, 0x400000000000a00) V(0, WRAP) V(1, MMU) V(2, Rd) V(3, Ra) V(4, RA)
        NEED(sb, 0, 5) CALL(format_flow_of_bssy, 1, 11) END(16)
}

/* ---zrrcc cccccccc ccccccc- -------- ----.--- -------- ----w--- --------
 * uuuuuuuu uuuuuuuu uuuuuuuu rrrrrrrr rrrrrrrr rrrrrrrr .ggg...0 00011011 */
TAKE(bmsk)
{
    FORM(0xffff01ff, 0x400000000000800) V(0, WRAP) V(1, Rd) V(2, Ra) V(3, RA) NEED(sb, 0, 4)
        CALL(format_flow_of_bssy, 1, 10) END(16)
}

/* ---zrzcc cccccccc ccccccc- -------- ----.--- -------- ----mmmm --------
 * uuuuuuuu uuuuuuuu uuuuuuuu rrrrrrrr -------- rrrrrrrr .ggg...0 00000010 */
TAKE(mov)
{
    FORM(0xff01ff, 0x0) V(0, Rd) NEED(sb, 0, 1) CALL(mmask, 1, 7) CALL(format_flow_of_bssy, 2, 8)
        END(16)
}

/* ---zrrcc cccccccc ccccccc- -------- ----.qqq q------- ------m- --------
 * iiiiiiii iiiiiiii iiiiiiii rrrrrrrr rrrrrrrr rrrrrrrr .ggg...0 00010111 */
TAKE(imnmx)
{
    FORM(0xffff01ff, 0x400000007800200) V(0, MMU) V(1, Rd) V(2, Ra) V(3, RA) V(10, Q0N) V(11, Q0)
        NEED(sb_of_imad_hi_b, 0, 4) LINE(1, 0) CALL(format_flow_of_atoms_tu, 2, 12) END(16)
}

