/* Generated from the description volta by gen/emit/decode. Do not edit. */
#include "volta_decode.h"

/* ---zzzcc cccccccc ccccccc- -------- ----0qqq q------- -------- --------
 * mmmmmmmm mmmmmmmm mmmmmmmm mmmmmm-- -------- ----bbbb .ggg1001 01000101 */
TAKE(bssy)
{
    FORM(0xfffffffc000f0fff, 0x8000000) V(2, BB) V(3, MEET) CALL(px, 0, 0)
        CALL(format_flow_of_bssy, 1, 4) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----0qqq q------- -------- --------
 * -------- -------- -------- -------- -------- ----bbbb .ggg1001 01000001 */
TAKE(bsync)
{
    FORM(0xf0fff, 0x8000000) V(2, BB) CALL(px, 0, 0) CALL(format_flow_of_bssy, 1, 3) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----0--- ---b---- -------- --------
 * -------- -------- -------- -------- --bbbbbb rrrrrrrr .ggg0011 01010101 */
TAKE(bmov_r)
{
    FORM(0x3fff0fff, 0x8100000) V(0, BCLEAR) V(1, Rd) V(2, BFROM) CALL(format_flow_of_bssy, 0, 3)
        END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----.--- ---p---- -------- --------
 * uuuuuuuu uuuuuuuu uuuuuuuu rrrrrrrr --bbbbbb -------- .ggg...1 01010110 */
TAKE(bmov_b)
{
    FORM(0x3f0001ff, 0x100000) V(0, PQUAD) V(1, BFROM) NEED(mb, 0, 2)
        CALL(format_flow_of_bssy, 1, 7) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----.??? ???????l llllllll llllllll
 * llllllll llllllll llllllll rrrrrrrr ???????? llllllll .ggg...1 01010111 */
TAKE(bmov_l)
{
    FORM(0x1ff, 0x0) NEED(mlr, 0, 0) CALL(format_flow_of_bssy, 1, 6) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----0??? ???b???? ???????? ????????
 * ???????? ???????? ???????? ???????? ????bbbb ????bbbb .ggg1111 01010101 */
TAKE(bmov_rb)
{
    FORM(0xf0f0fff, 0x8100000) V(0, BCLEAR) V(1, BB) V(2, BSRC) CALL(format_flow, 0, 3) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----0??? ???b???? ???????? ????????
 * ???????? ???????? ???????? ???????? ???????? ????bbbb .ggg1111 01010101 */
TAKE(bmov_ru)
{
    FORM(0xf0fff, 0x8100000) V(0, BCLEAR) V(1, BB) CALL(format_flow_of_atom_a, 0, 2) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----0??? ???????? ???????? ????????
 * ???????? ???????? ???????? ???????? ???????? ???????? .ggg1111 01010110 */
TAKE(bmov_bb)
{
    FORM(0xfff, 0x8000000) CALL(format_flow_of_bssy, 0, 0) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----0qqq q??????? ???????? ????????
 * ???????? ???????? ???????? ???????? ???????? ???????? .ggg1001 01000110 */
TAKE(yield)
{
    FORM(0xfff, 0x8000000) CALL(px, 0, 0) CALL(format_flow_of_bssy, 1, 2) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----.qqq qrws---- -------- --------
 * uuuuuuuu uuuuuuuu uuuuuuuu rrrrrrrr -------- -------- .ggg...1 01011101 */
TAKE(nanosleep_n)
{
    FORM(0x1ff, 0x600000) V(0, RAND) V(1, WARPS) CALL(syn, 0, 2) CALL(px, 1, 3) NEED(nap, 2, 5)
        CALL(format_flow_of_bssy, 3, 10) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----0??? ???s1--- -------- --------
 * ???????? ???????? ???????? ???????? -------- -------- .ggg1001 01011101 */
TAKE(nanosleep_c)
{
    FORM(0xfff, 0x8080000) CANONICAL(0x0, 0x3800000) CALL(syn_of_nanosleep_c, 0, 0)
        CALL(format_flow_of_atom_a, 1, 1) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----0qqq qe------ -------- --------
 * -------- -------- -------- rrrrrrrr -------- -------- .ggg0011 01001000 */
TAKE(warpsync_r)
{
    FORM(0xff00000fff, 0x8000000) V(3, Rb) CALL(exclusive, 0, 0) CALL(px, 1, 1)
        CALL(format_flow_of_bssy, 2, 4) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----.qqq q------- -------- --------
 * uuuuuuuu uuuuuuuu uuuuuuuu uuuuuuuu -------- -------- .ggg...1 01001000 */
TAKE(warpsync_m)
{
    FORM(0x1ff, 0x0) CALL(px, 0, 0) NEED(mi, 1, 2) CALL(format_flow_of_bssy, 2, 6) END(16)
}

/* ---zzzcc cccccccc ccccccc- ..------ ----0qqq q0e----- -------- --------
 * -------- -------- -------- -------- rrrrrrrr -------- .ggg0011 01001000 */
TAKE(warpsync_h)
{
    FORM(0xff000fff, 0x8600000) V(0, EXCLH) V(3, Ra) CALL(px, 0, 1)
        CALL(format_flow_of_atom_h, 1, 4) END(16)
}

/* ---zzzcc cccccccc ccccccc- ..------ ----0qqq q0z----- -------- --------
 * -------- -------- -------- -------- -------- -------- .ggg1001 01001000 */
TAKE(warpsync_a)
{
    FORM(0xfff, 0x8400000) CALL(px, 0, 0) CALL(format_flow_of_atom_h, 1, 2) END(16)
}

/* ---zzzcc cccccccc ccccccc- ..------ ----0qqq q1z---ff ffffffff ffffffff
 * ffffffff ffffffff ffffffff ffffff-- rrrrrrrr ffffffff .ggg0011 01001000 */
TAKE(warpsync_collective_h)
{
    FORM(0xfffffffcffff0fff, 0x843ffff) V(2, Ra) V(3, FARH_near) CALL(px, 0, 0)
        CALL(format_flow_of_atom_h, 1, 4) END(16)
}

/* ---zzzcc cccccccc ccccccc- ..------ ----0qqq q1z---ff ffffffff ffffffff
 * ffffffff ffffffff ffffffff ffffff-- -------- ffffffff .ggg1001 01001000 */
TAKE(warpsync_collective_a)
{
    FORM(0xfffffffc00ff0fff, 0x843ffff) V(2, FARH_near) CALL(px, 0, 0)
        CALL(format_flow_of_atom_h, 1, 3) END(16)
}

/* ---zzzcc cccccccc ccccccc- ..------ ----0qqq q??????? ???????? ????????
 * ???????? ???????? ???????? ???????? ???????? ???????? .ggg1001 00011011 */
TAKE(endcollective)
{
    FORM(0xfff, 0x8000000) CALL(px, 0, 0) CALL(format_flow_of_atom_h, 1, 2) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----.--- -------d 000----- --------
 * ------bb bbbbbbbb bbbbbb-- rrrrrrrr -------- -------- .ggg...1 00011101 */
TAKE(bar_sync)
{
    FORM(0x1ff, 0x1e000) V(0, DEFER) NEED(baro, 0, 1) CALL(format_flow_of_bssy, 1, 4) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----.--- -------d 001----- --------
 * ------bb bbbbbbbb bbbbbb-- rrrrrrrr -------- -------- .ggg...1 00011101 */
TAKE(bar_arv)
{
    FORM(0x1ff, 0x1e000) V(0, DEFER) NEED(bara, 0, 1) CALL(format_flow_of_bssy, 1, 4) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----.qqq q------d 010-bb-- --------
 * ------bb bbbbbbbb bbbbbb-- rrrrrrrr -------- -------- .ggg...1 00011101 */
TAKE(bar_red)
{
    FORM(0x1ff, 0x781ec00) V(0, BRED) V(1, DEFER) V(5, Q0N) V(6, Q0) NEED(baro, 0, 2) LINE(1, 0)
        CALL(format_flow_of_bssy, 2, 7) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----0??? ???????? 100----- --------
 * -------- -------- -------- -------- -------- -------- .ggg1011 00011101 */
TAKE(bar_all)
{
    FORM(0xfff, 0x800e000) CALL(format_flow_of_bssy, 0, 0) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----0--- ----ppp- 01------ --------
 * -------- -------- -------- -------- -------- rrrrrrrr .ggg0011 00011100 */
TAKE(b2r_r)
{
    FORM(0xff0fff, 0x800c000) V(0, Rd) CALL(po, 0, 1) CALL(format_flow_of_bssy, 1, 2) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----0??? ???????? 00?????? ????????
 * ???????? ???????? ???????? ???????? ???????? rrrrrrrr .ggg0011 00011100 */
TAKE(b2r_b)
{
    FORM(0xff0fff, 0x800c000) V(0, Rd) LINE(0, 0) CALL(format_flow_of_bssy, 1, 1) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----0??? ???????? ???????? ????????
 * ???????? ???????? ???????? rrrrrrrr ???????? ???????? .ggg0011 00011110 */
TAKE(r2b)
{
    FORM(0xff00000fff, 0x8000000) V(0, Rb) CALL(format_flow_of_bssy, 0, 1) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----0--- -------- -------- --------
 * -------- -------- 1ddddddd dd.ddddd -------- -------- .ggg1001 00011010 */
TAKE(depbar_le)
{
    FORM(0xffc000000fff, 0x8000000) V(0, DSB) V(1, DCNT) CALL(dlist, 0, 2)
        CALL(format_flow_of_bssy, 1, 7) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----0--- -------- -------- --------
 * -------- -------- 0------- --.ddddd -------- -------- .ggg1001 00011010 */
TAKE(depbar_n)
{
    FORM(0x800000000fff, 0x8000000) CALL(dlist, 0, 0) CALL(format_flow_of_bssy, 1, 5) END(16)
}

/* ---zzzcc cccccccc ccccccc- ..------ ----1??? ???????? ???????? ????????
 * ???????? ???????? dddd???? ??uuuuuu ???????? ???????? .ggg1101 00011010 */
TAKE(depbar_u)
{
    FORM(0xf03f00000fff, 0x8000000) V(0, DLE) V(1, DSB) V(2, Ub) CALL(format_flow_of_atom_h, 0, 3)
        END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----0qqq q??????? ???????? ????????
 * ???????? ???????? pppppppp pppppppp ???????? ???????? .ggg1000 00000001 */
TAKE(pmtrig)
{
    FORM(0xffff00000fff, 0x8000000) V(2, PMT) CALL(px, 0, 0) CALL(format_flow_of_bssy, 1, 3) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----.??? ???????? ???????? ????????
 * uuuuuuuu uuuuuuuu uuuuuuuu rrrrrrrr ???????? ???????? .ggg...1 01010010 */
TAKE(rpcmov_r)
{
    FORM(0x1ff, 0x0) NEED(mb, 0, 0) CALL(format_flow_of_bssy, 1, 5) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----0??? ???????? ???????? ????????
 * ???????? ???????? ???????? ???????? ???????? rrrrrrrr .ggg0011 01010011 */
TAKE(rpcmov_g)
{
    FORM(0xff0fff, 0x8000000) V(0, Rd) CALL(format_flow_of_bssy, 0, 1) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----.??? ???????l llllllll llllllll
 * llllllll llllllll llllllll lllllluu ???????? llllllll .ggg...1 01010100 */
TAKE(rpcmov_l)
{
    FORM(0x1ff, 0x0) NEED(ml, 0, 0) CALL(format_flow_of_bssy, 1, 5) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----0??? ???????? ???????? ????????
 * ???????? ???????? ???????? ???????? rrrrrrrr ???????? .ggg0011 00011111 */
TAKE(ctaid_s)
{
    FORM(0xff000fff, 0x8000000) V(0, Ra) CALL(format_flow_of_bssy, 0, 1) END(16)
}

