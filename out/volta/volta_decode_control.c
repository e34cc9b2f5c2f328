/* Generated from the description volta by gen/emit/decode. Do not edit. */
#include "volta_decode.h"

/* ---zzzcc cccccccc ccccccc- -------- ----z--- -------- -------- --------
 * -------- -------- -------- -------- -------- -------- .ggg1001 00011000 */
TAKE(nop)
{
    FORM(0xfff, 0x0) CALL(format_flow_of_bssy, 0, 0) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----0qqq qapk---- -------- --------
 * -------- -------- -------- -------- -------- -------- .ggg1001 01001101 */
TAKE(exit)
{
    FORM(0xfff, 0x8700000) V(0, KEEP) V(1, PREEMPT) V(2, ATEX) CALL(px, 0, 3)
        CALL(format_flow_of_bssy, 1, 5) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----0qqq qbb---ff ffffffff ffffffff
 * ffffffff ffffffff ffffffff ffffffbb -------- ffffffff .ggg1001 01000111 */
TAKE(bra_b)
{
    FORM(0x300000fff, 0x8600000) V(0, BHOW) V(1, BDEPTH) CALL(px, 0, 2) CALL(to, 1, 4)
        CALL(format_flow_of_bssy, 2, 6) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----1qqq qbb???ff ffffffff ffffffff
 * ffffffff ffffffff ffffffff ffffff0b ????bbbb ffffffff .ggg0101 01000111 */
TAKE(bra_u)
{
    FORM(0x30f000fff, 0x8600000) V(0, BUHOW) V(1, BDEPTH) V(4, BUPN) V(5, BUP) CALL(px, 0, 2)
        LINE(1, 0) CALL(to_of_bra_u, 2, 6) CALL(format_flow_of_atom_a, 3, 8) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----1qqq qbb---ff ffffffff ffffffff
 * ffffffff ffffffff ffffffff ffffffbb ??uuuuuu ffffffff .ggg1001 01000111 */
TAKE(bra_div)
{
    FORM(0x33f000fff, 0x8600000) V(0, BRHOW) V(1, BDEPTH) V(4, Ua) CALL(px, 0, 2)
        CALL(to_of_bra_u, 1, 5) CALL(format_flow_of_atom_a, 2, 7) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----0qqq qbb????l llllllll llllllll
 * llllllll llllllll llllllll lllllljj ???????? llllllll .ggg1001 01001010 */
TAKE(jmp_b)
{
    FORM(0x300000fff, 0x8600000) V(0, JHOW) V(1, BDEPTH) CALL(px, 0, 2) CALL(place, 1, 4)
        CALL(format_flow_of_bssy, 2, 6) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----.qqq q??????? ???????? ????????
 * ??---ccc cccccccc cccccccc --uuuuuu ???????? ???????? .ggg1011 01001010 */
TAKE(jmp_c)
{
    FORM(0xfff, 0x0) CALL(px, 0, 0) NEED(cb, 1, 2) CALL(format_flow_of_bssy, 2, 5) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----1qqq q??????l llllllll llllllll
 * llllllll llllllll llllllll llllll0b ????bbbb llllllll .ggg0101 01001010 */
TAKE(jmp_u)
{
    FORM(0x30f000fff, 0x8000000) V(0, BUHOW) V(3, BUPN) V(4, BUP) CALL(px, 0, 1) LINE(1, 0)
        CALL(place_of_jmp_u, 2, 5) CALL(format_flow_of_atom_a, 3, 7) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----1qqq q??????? ???????? ????????
 * ?????ccc cccccccc cccccccc ??????0b ????bbbb ???????? .ggg0111 01001010 */
TAKE(jmp_uc)
{
    FORM(0x7ffff030f000fff, 0x8000000) V(0, BUHOW) V(3, BUPN) V(4, BUP) V(5, CBANK) V(6, COFF)
        CALL(px, 0, 1) LINE(1, 0) LINE(2, 0) CALL(format_flow_of_atom_a, 3, 7) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----0qqq qbb---ff ffffffff ffffffff
 * ffffffff ffffffff ffffffff ffffff-- rrrrrrrr ffffffff .ggg1001 01001001 */
TAKE(brx)
{
    FORM(0xff000fff, 0x8600000) V(0, BDEPTH) V(3, Ra) CALL(px, 0, 1) CALL(by, 1, 4)
        CALL(format_flow_of_bssy, 2, 6) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----1qqq qbb???ff ffffffff ffffffff
 * ffffffff ffffffff ffffffff ffffff?? ??uuuuuu ffffffff .ggg1001 01011000 */
TAKE(brxu_brxu)
{
    FORM(0x3f000fff, 0x8600000) V(0, BDEPTH) V(3, Ua) CALL(px, 0, 1) CALL(by_of_brxu_brxu, 1, 4)
        CALL(format_flow_of_atoms_tu, 2, 6) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----0qqq qn?????l llllllll llllllll
 * llllllll llllllll llllllll llllll?? ???????? llllllll .ggg1001 01000011 */
TAKE(call_at)
{
    FORM(0xfff, 0x8400000) V(0, NOINC) CALL(px, 0, 1) CALL(place, 1, 3)
        CALL(format_flow_of_bssy, 2, 5) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----.qqq qn?????? ???????? ????????
 * ??---ccc cccccccc cccccccc --uuuuuu ???????? ???????? .ggg1011 01000011 */
TAKE(call_c)
{
    FORM(0xfff, 0x400000) V(0, NOINC) CALL(px, 0, 1) NEED(cb, 1, 3) CALL(format_flow_of_bssy, 2, 6)
        END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----0qqq qn????ff ffffffff ffffffff
 * ffffffff ffffffff ffffffff ffffff?? rrrrrrrr ffffffff .ggg0011 01000011 */
TAKE(call_r)
{
    FORM(0xff000fff, 0x8400000) V(0, NOINC) V(3, Ra) CALL(px, 0, 1) CALL(by, 1, 4)
        CALL(format_flow_of_bssy, 2, 6) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----0qqq qn----ff ffffffff ffffffff
 * ffffffff ffffffff ffffffff ffffff-- -------- ffffffff .ggg1001 01000100 */
TAKE(call_rel)
{
    FORM(0xfff, 0x8400000) V(0, NOINC) CALL(px, 0, 1) CALL(to, 1, 3) CALL(format_flow_of_bssy, 2, 5)
        END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----0qqq qn----ff ffffffff ffffffff
 * ffffffff ffffffff ffffffff ffffff-- rrrrrrrr ffffffff .ggg0011 01000100 */
TAKE(call_rr)
{
    FORM(0xff000fff, 0x8400000) V(0, NOINC) V(3, Ra) CALL(px, 0, 1) CALL(to, 1, 4)
        CALL(format_flow_of_bssy, 2, 6) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----1qqq qn----ff ffffffff ffffffff
 * ffffffff ffffffff ffffffff ffffff-- ??uuuuuu ffffffff .ggg1001 01000100 */
TAKE(call_ur)
{
    FORM(0x3f000fff, 0x8400000) V(0, NOINC) V(3, Ua) CALL(px, 0, 1) CALL(to_of_call_ur, 1, 4)
        CALL(format_flow_of_atoms_tu, 2, 6) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----0qqq qn0---ff ffffffff ffffffff
 * ffffffff ffffffff ffffffff ffffff-- rrrrrrrr ffffffff .ggg1001 01010000 */
TAKE(ret_rel)
{
    FORM(0xff000fff, 0x8600000) V(0, NODEC) V(3, Ra) CALL(px, 0, 1) CALL(to, 1, 4)
        CALL(format_flow_of_bssy, 2, 6) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----0qqq qn1---ff ffffffff ffffffff
 * ffffffff ffffffff ffffffff ffffff-- rrrrrrrr ffffffff .ggg1001 01010000 */
TAKE(ret_abs)
{
    FORM(0xff000fff, 0x8600000) V(0, NODEC) V(3, Ra) CALL(px, 0, 1) CALL(by, 1, 4)
        CALL(format_flow_of_bssy, 2, 6) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----1qqq qn0---ff ffffffff ffffffff
 * ffffffff ffffffff ffffffff ffffff-- ??uuuuuu ffffffff .ggg1001 01010000 */
TAKE(ret_ur_rel)
{
    FORM(0x3f000fff, 0x8600000) V(0, NODEC) V(3, Ua) CALL(px, 0, 1) CALL(to_of_call_ur, 1, 4)
        CALL(format_flow_of_atoms_tu, 2, 6) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----1qqq qn1---ff ffffffff ffffffff
 * ffffffff ffffffff ffffffff ffffff-- ??uuuuuu ffffffff .ggg1001 01010000 */
TAKE(ret_ur_abs)
{
    FORM(0x3f000fff, 0x8600000) V(0, NODEC) V(3, Ua) CALL(px, 0, 1) CALL(by_of_brxu_brxu, 1, 4)
        CALL(format_flow_of_atoms_tu, 2, 6) END(16)
}

/* ---zzzcc cccccccc ccccccc- ..------ ----0??? ??????rr rrrrrrrr rrrrrrrr
 * rrrrrrrr rrrrrrrr rrrrrrrr rrrrrrrr rrrrrrrr rrrrrrrr .ggg1001 01001110 */
TAKE(lepc_t)
{
    FORM(0xffffffffffff0fff, 0x803ffff) V(0, Rd) V(1, RELL) CALL(format_flow_of_atom_h, 0, 2)
        END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----0--- -bbb---- -------- --------
 * -------- -------- -------- ---bbb-- -------- -------- .ggg1001 01011100 */
TAKE(bpt)
{
    FORM(0xfff, 0x8700000) V(0, BPKIND) CALL(bpn, 0, 1) CALL(format_flow_of_bssy, 1, 2) END(16)
}

