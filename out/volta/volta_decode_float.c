/* Generated from the description volta by gen/emit/decode. Do not edit. */
#include "volta_decode.h"

/* ---rzrcc cccccccc ccccccc- -------- ----.--- -------f fff---.n --------
 * naffffff ffffffff ffffffff rrrrrrrr rrrrrrrr rrrrrrrr .ggg...0 00100001 */
TAKE(fadd)
{
    FORM(0xff01ff, 0x1e000) V(0, FTZ) V(1, FRND) V(2, FSAT) V(3, Rd) CALL(da, 0, 4) NEED(fl, 1, 7)
        CALL(format_flow_of_bssy, 4, 14) END(16)
}

/* ---zrrcc cccccccc ccccccc- -------- ----.--- -fff---f ffff--.n --------
 * naffffff ffffffff ffffffff rrrrrrrr rrrrrrrr rrrrrrrr .ggg...0 00100000 */
TAKE(fmul)
{
    FORM(0xff01ff, 0x71f000) V(0, FMODE) V(1, FSCALE) V(2, FRND) V(3, FSAT) V(4, Rd) CALL(da, 0, 5)
        NEED(cs32, 1, 8) CALL(format_flow_of_bssy, 4, 15) END(16)
}

/* ---rrrcc cccccccc ccccccc- -------- ----.--- -------f ffffn..n rrrrrrrr
 * naffffff ffffffff ffffffff rrrrrrrr rrrrrrrr rrrrrrrr .ggg...0 00100011 */
TAKE(ffma_b)
{
    FORM(0xff01ff, 0x1f000) V(0, FMODE) V(1, FRND) V(2, FSAT) V(3, Rd) CALL(da, 0, 4)
        NEED(cs32, 1, 7) CALL(dc, 4, 14) CALL(format_flow_of_bssy, 5, 17) END(16)
}

/* ---zrrcc cccccccc ccccccc- -------- ----.--- -------f ffffn..n rrrrrrrr
 * ffffffff ffffffff ffffffff ffffffff rrrrrrrr rrrrrrrr .ggg...0 00100011 */
TAKE(ffma_c)
{
    FORM(0xff01ff, 0x1f000) V(0, FMODE) V(1, FRND) V(2, FSAT) V(3, Rd) CALL(da, 0, 4)
        CALL(dcb, 1, 7) NEED(ft, 2, 10) CALL(format_flow_of_bssy, 5, 15) END(16)
}

/* ---zrrcc cccccccc ccccccc- -------- ----.qqq q----fff ------.n --------
 * naffffff ffffffff ffffffff rrrrrrrr rrrrrrrr rrrrrrrr .ggg...0 00001001 */
TAKE(fmnmx_n)
{
    FORM(0xff01ff, 0x7800000) V(3, Rd) V(14, Q0N) V(15, Q0) NEED(fmmod, 0, 0) LINE(1, 0)
        CALL(da, 2, 4) NEED(cs32, 3, 7) LINE(6, 0) CALL(format_flow_of_bssy, 7, 16) END(16)
}

/* ---zrrcc cccccccc ccccccc- ..------ ----.qqq qppp-fff ------.n ------1-
 * naffffff ffffffff ffffffff rrrrrrrr rrrrrrrr rrrrrrrr .ggg...0 00001001 */
TAKE(fmnmx_isa)
{
    FORM(0xff01ff, 0x7f70002) V(0, FTZ) V(1, FNAN) V(2, FXORS) V(3, Rd) V(4, P1) V(15, Q0N)
        V(16, Q0) CALL(da, 0, 5) NEED(fb, 1, 8) LINE(4, 0) CALL(format_flow_of_atom_h, 5, 17)
        END(16)
}

/* ---zrrcc cccccccc ccccccc- -------- ----.qqq q------f ------.n --------
 * naffffff ffffffff ffffffff rrrrrrrr rrrrrrrr rrrrrrrr .ggg...0 00001000 */
TAKE(fsel)
{
    FORM(0xff01ff, 0x7810000) V(0, FTZ) V(1, Rd) V(12, Q0N) V(13, Q0) CALL(da, 0, 2)
        NEED(cs32, 1, 5) LINE(4, 0) CALL(format_flow_of_bssy, 5, 14) END(16)
}

/* ---zrrcc cccccccc ccccccc- -------- ----.qqq q------f ffffbb.n --------
 * naffffff ffffffff ffffffff rrrrrrrr rrrrrrrr rrrrrrrr .ggg...0 00001010 */
TAKE(fset)
{
    FORM(0xff01ff, 0x781fc00) V(0, FCMP) V(1, FTZ) V(2, BOP) V(3, Rd) V(14, Q0N) V(15, Q0)
        CALL(da, 0, 4) NEED(cs32, 1, 7) LINE(4, 0) CALL(format_flow_of_bssy, 5, 16) END(16)
}

/* ---zrrcc cccccccc ccccccc- -------- ----.qqq qppppppf ffffbb.n --------
 * naffffff ffffffff ffffffff rrrrrrrr rrrrrrrr -------- .ggg...0 00001011 */
TAKE(fsetp)
{
    FORM(0x1ff, 0x7fffc00) V(0, FCMP) V(1, FTZ) V(2, BOP) V(3, P0) V(4, P1) V(15, Q0N) V(16, Q0)
        CALL(da, 0, 5) NEED(cs32, 1, 8) LINE(4, 0) CALL(format_flow_of_bssy, 5, 17) END(16)
}

/* ---zrrcc cccccccc ccccccc- -------- ----.--- ----ppp- ------.n --------
 * naffffff ffffffff ffffffff rrrrrrrr rrrrrrrr -------- .ggg...1 00000010 */
TAKE(fchk)
{
    FORM(0x1ff, 0xe0000) V(0, P0) CALL(da, 0, 1) NEED(cs32, 1, 4) CALL(format_flow_of_bssy, 4, 11)
        END(16)
}

/* ---rzrcc cccccccc ccccccc- -------- ----0--- -------f ffn----- rrrrrrrr
 * -------- -------- -------- ssssssss rrrrrrrr rrrrrrrr .ggg1000 00100010 */
TAKE(fswzadd)
{
    FORM(0xffffff0fff, 0x140000000801e0ff) V(0, FTZ) V(1, FRND) V(2, NDV) V(3, Rd) V(4, Ra) V(5, RA)
        V(6, Rc) V(7, RC) V(8, SWD) V(9, SWC) V(10, SWB) V(11, SWA) CALL(format_flow_of_bssy, 0, 12)
        END(16)
}

/* ---zrzcc cccccccc ccccccc- -------- ----.--- -------- --mmmmmm --------
 * n.---ccc cccccccc cccccccc rrrrrrrr -------- rrrrrrrr .ggg...1 00001000 */
TAKE(mufu_r)
{
    FORM(0xff01ff, 0x3c00) V(0, MUF) V(3, Rd) NEED(fmut, 0, 1) NEED(fb_of_mufu_r, 1, 4)
        CALL(format_flow_of_bssy, 4, 10) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----0--- -------- --mmmm-- --------
 * ffffffff ffffffff ffffffff ffffffff -------- rrrrrrrr .ggg1001 00001000 */
TAKE(mufu_s)
{
    FORM(0xffffffff00ff0fff, 0x8003c00) V(0, MUF) V(1, Rd) V(2, FIMM) NEED(fmus, 0, 0)
        CALL(format_flow_of_bssy, 1, 3) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----0--- -------- --011m-- --------
 * dddddddd dddddddd dddddddd dddddddd -------- rrrrrrrr .ggg1001 00001000 */
TAKE(mufu_d)
{
    FORM(0xffffffff00ff0fff, 0x8003c00) V(0, MUF) V(1, Rd) V(2, DIMM) NEED(fmus, 0, 0)
        CALL(format_flow_of_bssy, 1, 3) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----0--- -------- --mmmm.- --------
 * -------- -------- hhhhhhhh hhhhhhhh -------- rrrrrrrr .ggg1001 00001000 */
TAKE(mufu_h)
{
    FORM(0xffff00ff0fff, 0x8003c00) V(0, MUF) V(1, Rd) V(2, HIL) NEED(fmuhalf, 0, 0)
        CALL(format_flow_of_atoms_tu, 1, 3) END(16)
}

