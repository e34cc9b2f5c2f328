/* Generated from the description volta by gen/emit/decode. Do not edit. */
#include "volta_decode.h"

/* ---zzzcc cccccccc ccccccc- -------- -----ccc c------0 cc-----e --------
 * oooooooo oooooooo oooooooo oooooooo rrrrrrrr -------- .ppp1001 10001111 */
TAKE(cctl_v)
{
    FORM(0xfff, 0x1c100) V(0, E) V(1, cache_CACHE_LEVEL) NEED(line_op, 0, 2)
        CALL(addr_e_of_cctl_v, 1, 3) CALL(format_flow, 2, 5) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----0ccc c------0 cc-----e --------
 * oooooooo oooooooo oooooooo oooooooo rrrrrrrr -------- .ppp1001 10001111 */
TAKE(cctl_t)
{
    FORM(0xfff, 0x801c100) V(0, E) V(1, cache_CACHE_LEVEL) NEED(line_op_of_cctl_t, 0, 2)
        CALL(addr_e_of_cctl_v, 1, 3) CALL(format_flow_of_atoms_tu, 2, 5) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----1ccc c??????0 cc?????e ????????
 * oooooooo oooooooo oooooooo ??uuuuuu rrrrrrrr -------- .ppp1101 10001111 */
TAKE(cctl_u)
{
    FORM(0xfff, 0x801c100) V(0, E) V(1, cache_CACHE_LEVEL) NEED(line_op_of_cctl_t, 0, 2)
        CALL(addr_ur, 1, 3) CALL(format_flow_of_atoms_tu, 2, 6) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- -----ccc c------0 cc-----z --------
 * -------- -------- -------- -------- 11111111 -------- .ppp1001 10001111 */
TAKE(cctl_va)
{
    FORM(0xff000fff, 0x781c000) V(0, cache_CACHE_LEVEL) V(1, cache_CACHE_OP) CALL(format_flow, 0, 2)
        END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----0ccc c------0 cc-----z --------
 * -------- -------- -------- -------- 11111111 -------- .ppp1001 10001111 */
TAKE(cctl_ta)
{
    FORM(0xff000fff, 0xf81c000) V(0, cache_CACHE_LEVEL) V(1, cache_CACHE_OP) CALL(format_flow, 0, 2)
        END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----0ccc c------0 cc------ --------
 * -------- -------- -------- -------- 11111111 -------- .ppp1001 10001111 */
TAKE(cctl_a)
{
    FORM(0xff000fff, 0xf81c000) V(0, cache_CACHE_LEVEL) V(1, cache_CACHE_OP)
        CALL(format_flow_of_atom_a, 0, 2) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- -----0cc c??????? ???????? ????????
 * oooooooo oooooooo oooooooo ???????? rrrrrrrr ???????? .ppp1001 10010000 */
TAKE(cctll_v)
{
    FORM(0xfff, 0x7800000) V(0, cache_CACHE_OP) CALL(addr_e, 0, 1) CALL(format_flow, 1, 3) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----00cc c??????? ???????? ????????
 * oooooooo oooooooo oooooooo ???????? rrrrrrrr ???????? .ppp1001 10010000 */
TAKE(cctll_t)
{
    FORM(0xfff, 0xf800000) V(0, cache_CACHE_OP) CALL(addr_e, 0, 1)
        CALL(format_flow_of_atoms_tu, 1, 3) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----10cc c??????? ???????? ????????
 * oooooooo oooooooo oooooooo ??uuuuuu rrrrrrrr ???????? .ppp1101 10010000 */
TAKE(cctll_u)
{
    FORM(0xfff, 0xf800000) V(0, cache_CACHE_OP) CALL(addr_ur, 0, 1)
        CALL(format_flow_of_atoms_tu, 1, 4) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----???? ?10.???? ???????? ????????
 * ???????? ???????? ???????? ???????? ???????? ???????? .ppp0011 10010001 */
TAKE(cctlt_all)
{
    FORM(0xfff, 0x600000) CALL(format_flow_of_bssy, 0, 0) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----???? ?01.???? ???????? ????????
 * ???????? ???????? ???????? rrrrrrrr ???????? ???????? .ppp0011 10010001 */
TAKE(cctlt_r)
{
    FORM(0xff00000fff, 0x600000) V(0, Rb) CALL(format_flow_of_bssy, 0, 1) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----???? ?01.???? ???????? ????????
 * ?????ttt tttttttt tttttttt ???????? ???????? ???????? .ppp1011 10010001 */
TAKE(cctlt_c)
{
    FORM(0x7ffff0000000fff, 0x600000) V(0, cache_TEX_BANK) V(1, cache_TEX_OFFSET)
        CALL(format_flow_of_bssy, 0, 2) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----1??? ?01.???? ???????? ????????
 * ???????? ???????? ???????? ??uuuuuu ???????? ???????? .ppp1101 10010001 */
TAKE(cctlt_u)
{
    FORM(0x3f00000fff, 0x8600000) V(0, URb) CALL(format_flow_of_atoms_tu, 0, 1) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- -------- -------m mmmm---m --------
 * -------- -------- -------- -------- -------- -------- .ppp1001 10010010 */
TAKE(membar_v)
{
    FORM(0xfff, 0x1f100) V(0, cache_MEMBAR_ORDER) V(1, cache_MEMBAR_SCOPE) V(2, cache_MMIO)
        CALL(format_flow, 0, 3) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----0--- -------m mmmm---- --------
 * -------- -------- -------- -------- -------- -------- .ppp1001 10010010 */
TAKE(membar_a)
{
    FORM(0xfff, 0x801f000) V(0, cache_MEMBAR_ORDER) V(1, cache_MEMBAR_SCOPE)
        CALL(format_flow_of_atom_a, 0, 2) END(16)
}

/* ---zzzcc cccccccc ccccccc- ..------ ----0--- -------m mmmm--0- --------
 * -------- -------- -------- -------- -------- -------- .ppp1001 10010010 */
TAKE(membar_h)
{
    FORM(0xfff, 0x801f200) V(0, cache_MEMBAR_ORDER) V(1, cache_MEMBAR_SCOPE)
        CALL(format_flow_of_atom_h, 0, 2) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- -------- -------- -------- --------
 * -------- -------- -------- -------- -------- -------- .ppp1001 10101011 */
TAKE(errbar_v)
{
    FORM(0xfff, 0x0) CALL(format_flow, 0, 0) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----0--- -------- -------- --------
 * -------- -------- -------- -------- -------- -------- .ppp1001 10101011 */
TAKE(errbar_a)
{
    FORM(0xfff, 0x8000000) CALL(format_flow_of_atom_a, 0, 0) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- -------- ----ppp- -----sse --------
 * oooooooo oooooooo oooooooo -------- rrrrrrrr rrrrrrrr .ppp0011 10101010 */
TAKE(qspc_v)
{
    FORM(0xff0fff, 0xe0700) V(0, E) V(1, cache_SPACE) V(2, Pu) V(3, Rd) LINE(0, 0)
        CALL(addr_e, 1, 4) CALL(format_flow, 2, 6) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----0--- ----ppp- -----sse --------
 * oooooooo oooooooo oooooooo -------- rrrrrrrr rrrrrrrr .ppp0011 10101010 */
TAKE(qspc_t)
{
    FORM(0xff0fff, 0x80e0100) V(0, E) V(3, Pu) V(4, Rd) CALL(any_space, 0, 1) CALL(addr_e, 1, 5)
        CALL(format_flow_of_atoms_tu, 2, 7) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----1.-- ----ppp- -----sse --------
 * oooooooo oooooooo oooooooo --uuuuuu rrrrrrrr rrrrrrrr .ppp1001 10101010 */
TAKE(qspc_u)
{
    FORM(0xff0fff, 0x80e0700) V(0, E) V(1, cache_SPACE) V(2, Pu) V(3, Rd) LINE(0, 0)
        CALL(addr64_ur_turing_of_qspc_u, 1, 4) CALL(format_flow_of_atoms_tu, 2, 7) END(16)
}

/* ---zzzcc cccccccc ccccccc- ..------ ----1.-- ----ppp- -----sse --------
 * oooooooo oooooooo oooooooo --uuuuuu rrrrrrrr rrrrrrrr .ppp1001 10101010 */
TAKE(qspc_h)
{
    FORM(0xff0fff, 0x80e0700) V(0, E) V(1, cache_SPACE_HOPPER) V(2, Pu) V(3, Rd) LINE(0, 0)
        CALL(addr64_ur, 1, 4) CALL(format_flow_of_atom_h, 2, 7) END(16)
}

