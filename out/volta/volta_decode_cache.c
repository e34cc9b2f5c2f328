/* Generated from the description volta by gen/emit/decode. Do not edit. */
#include "volta_decode.h"

/* ---zzzcc cccccccc ccccccc- -------- -----0cc c------0 cc-----c --------
 * oooooooo oooooooo oooooooo oooooooo rrrrrrrr -------- .ggg1001 10001111 */
TAKE(cctl_v)
{
    FORM(0xfff, 0x781c100) V(0, CCE) V(1, CLEVEL) V(2, CCOP) CALL(ar32, 0, 3)
        CALL(format_flow, 1, 5) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----00cc c------0 cc-----c --------
 * oooooooo oooooooo oooooooo oooooooo rrrrrrrr -------- .ggg1001 10001111 */
TAKE(cctl_t)
{
    FORM(0xfff, 0xf81c100) V(0, CCE) V(1, CLEVEL) V(2, CCOP) CALL(ar32, 0, 3)
        CALL(format_flow_of_atoms_tu, 1, 5) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----10cc c??????0 cc?????c ????????
 * oooooooo oooooooo oooooooo ??uuuuuu rrrrrrrr -------- .ggg1101 10001111 */
TAKE(cctl_u)
{
    FORM(0xfff, 0xf81c100) V(0, CCE) V(1, CLEVEL) V(2, CCOP) CALL(al_of_cctl_u, 0, 3)
        CALL(format_flow_of_atoms_tu, 1, 6) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- -----ccc c------0 cc-----z --------
 * -------- -------- -------- -------- 11111111 -------- .ggg1001 10001111 */
TAKE(cctl_va)
{
    FORM(0xff000fff, 0x781c000) V(0, CLEVEL) V(1, CCOP) CALL(format_flow, 0, 2) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----0ccc c------0 cc-----z --------
 * -------- -------- -------- -------- 11111111 -------- .ggg1001 10001111 */
TAKE(cctl_ta)
{
    FORM(0xff000fff, 0xf81c000) V(0, CLEVEL) V(1, CCOP) CALL(format_flow, 0, 2) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----0ccc c------0 cc------ --------
 * -------- -------- -------- -------- 11111111 -------- .ggg1001 10001111 */
TAKE(cctl_a)
{
    FORM(0xff000fff, 0xf81c000) V(0, CLEVEL) V(1, CCOP) CALL(format_flow_of_atom_a, 0, 2) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- -----0cc c??????? ???????? ????????
 * oooooooo oooooooo oooooooo ???????? rrrrrrrr ???????? .ggg1001 10010000 */
TAKE(cctll_v)
{
    FORM(0xfff, 0x7800000) V(0, CCOP) CALL(are, 0, 1) CALL(format_flow, 1, 3) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----00cc c??????? ???????? ????????
 * oooooooo oooooooo oooooooo ???????? rrrrrrrr ???????? .ggg1001 10010000 */
TAKE(cctll_t)
{
    FORM(0xfff, 0xf800000) V(0, CCOP) CALL(are, 0, 1) CALL(format_flow_of_atoms_tu, 1, 3) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----10cc c??????? ???????? ????????
 * oooooooo oooooooo oooooooo ??uuuuuu rrrrrrrr ???????? .ggg1101 10010000 */
TAKE(cctll_u)
{
    FORM(0xfff, 0xf800000) V(0, CCOP) CALL(al_of_cctl_u, 0, 1) CALL(format_flow_of_atoms_tu, 1, 4)
        END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----???? ?10.???? ???????? ????????
 * ???????? ???????? ???????? ???????? ???????? ???????? .ggg0011 10010001 */
TAKE(cctlt_all)
{
    FORM(0xfff, 0x600000) CALL(format_flow_of_bssy, 0, 0) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----???? ?01.???? ???????? ????????
 * ???????? ???????? ???????? rrrrrrrr ???????? ???????? .ggg0011 10010001 */
TAKE(cctlt_r)
{
    FORM(0xff00000fff, 0x600000) V(0, Rb) CALL(format_flow_of_bssy, 0, 1) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----???? ?01.???? ???????? ????????
 * ?????ttt tttttttt tttttttt ???????? ???????? ???????? .ggg1011 10010001 */
TAKE(cctlt_c)
{
    FORM(0x7ffff0000000fff, 0x600000) V(0, THEAD) V(1, TINDEX) CALL(format_flow_of_bssy, 0, 2)
        END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----1??? ?01.???? ???????? ????????
 * ???????? ???????? ???????? ??uuuuuu ???????? ???????? .ggg1101 10010001 */
TAKE(cctlt_u)
{
    FORM(0x3f00000fff, 0x8600000) V(0, Ub) CALL(format_flow_of_atoms_tu, 0, 1) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- -------- -------m mmmm---m --------
 * -------- -------- -------- -------- -------- -------- .ggg1001 10010010 */
TAKE(membar_v)
{
    FORM(0xfff, 0x1f100) V(0, MBSEM) V(1, MBSCOPE) V(2, MBIO) CALL(format_flow, 0, 3) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----0--- -------m mmmm---- --------
 * -------- -------- -------- -------- -------- -------- .ggg1001 10010010 */
TAKE(membar_a)
{
    FORM(0xfff, 0x801f000) V(0, MBSEM) V(1, MBSCOPE) CALL(format_flow_of_atom_a, 0, 2) END(16)
}

/* ---zzzcc cccccccc ccccccc- ..------ ----0--- -------m mmmm--0- --------
 * -------- -------- -------- -------- -------- -------- .ggg1001 10010010 */
TAKE(membar_h)
{
    FORM(0xfff, 0x801f200) V(0, MBSEM) V(1, MBSCOPE) CALL(format_flow_of_atom_h, 0, 2) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- -------- -------- -------- --------
 * -------- -------- -------- -------- -------- -------- .ggg1001 10101011 */
TAKE(errbar_v)
{
    FORM(0xfff, 0x0) CALL(format_flow, 0, 0) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----0--- -------- -------- --------
 * -------- -------- -------- -------- -------- -------- .ggg1001 10101011 */
TAKE(errbar_a)
{
    FORM(0xfff, 0x8000000) CALL(format_flow_of_atom_a, 0, 0) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- -------- ----ppp- -----qqc --------
 * oooooooo oooooooo oooooooo -------- rrrrrrrr rrrrrrrr .ggg0011 10101010 */
TAKE(qspc_v)
{
    FORM(0xff0fff, 0xe0700) V(0, CCE) V(1, QSPACE) V(2, P0) V(3, Rd) LINE(0, 0) CALL(are, 1, 4)
        CALL(format_flow, 2, 6) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----0--- ----ppp- -----qqc --------
 * oooooooo oooooooo oooooooo -------- rrrrrrrr rrrrrrrr .ggg0011 10101010 */
TAKE(qspc_t)
{
    FORM(0xff0fff, 0x80e0100) V(0, CCE) V(3, P0) V(4, Rd) CALL(qsp, 0, 1) CALL(are, 1, 5)
        CALL(format_flow_of_atoms_tu, 2, 7) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----1.-- ----ppp- -----qqc --------
 * oooooooo oooooooo oooooooo --uuuuuu rrrrrrrr rrrrrrrr .ggg1001 10101010 */
TAKE(qspc_tu)
{
    FORM(0xff0fff, 0x80e0700) V(0, CCE) V(1, QSPACE) V(2, P0) V(3, Rd) LINE(0, 0)
        CALL(at_of_qspc_tu, 1, 4) CALL(format_flow, 2, 7) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----1.-- ----ppp- -----qqc --------
 * oooooooo oooooooo oooooooo --uuuuuu rrrrrrrr rrrrrrrr .ggg1001 10101010 */
TAKE(qspc_u)
{
    FORM(0xff0fff, 0x80e0100) V(0, CCE) V(3, P0) V(4, Rd) CALL(qsp_of_qspc_u, 0, 1)
        CALL(au_of_qspc_u, 1, 5) CALL(format_flow_of_atom_a, 2, 8) END(16)
}

