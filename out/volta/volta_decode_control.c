/* Generated from the description volta by gen/emit/decode. Do not edit. */
#include "volta_decode.h"

/* ---zzzcc cccccccc ccccccc- -------- ----z--- -------- -------- --------
 * -------- -------- -------- -------- -------- -------- .ppp1001 00011000 */
TAKE(nop)
{
    FORM(0xfff, 0x0) CALL(format_flow_of_bssy, 0, 0) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----0npp pnpk---- -------- --------
 * -------- -------- -------- -------- -------- -------- .ppp1001 01001101 */
TAKE(exit)
{
    FORM(0xfff, 0x8700000) V(0, control_KEEPREFCOUNT) V(1, control_PREEMPTED)
        V(2, control_NO_ATEXIT) CALL(opt_src, 0, 3) CALL(format_flow_of_bssy, 1, 5) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----0npp pdda--tt tttttttt tttttttt
 * tttttttt tttttttt tttttttt ttttttbb -------- tttttttt .ppp1001 01000111 */
TAKE(bra_b)
{
    FORM(0x300000fff, 0x8600000) V(0, control_DEPTH) V(1, control_BRA_KIND) CALL(opt_any, 0, 2)
        CALL(opt_src, 1, 3) CALL(rel_target, 2, 5) CALL(format_flow_of_bssy, 3, 7) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----1npp pdda??tt tttttttt tttttttt
 * tttttttt tttttttt tttttttt tttttt0b ????nuuu tttttttt .ppp0101 01000111 */
TAKE(bra_u)
{
    FORM(0x30f000fff, 0x8600000) V(0, control_DEPTH) V(1, control_BRA_UP_KIND)
        V(5, control_NOT_UPbra) V(6, control_UPbra) CALL(opt_any_of_bra_u, 0, 2) CALL(opt_src, 1, 3)
        LINE(2, 0) CALL(rel_target_of_bra_u, 3, 7) CALL(format_flow_of_atom_a, 4, 9) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----1npp pdd---tt tttttttt tttttttt
 * tttttttt tttttttt tttttttt ttttttbb ?iuuuuuu tttttttt .ppp1001 01000111 */
TAKE(bra_div)
{
    FORM(0x37f000fff, 0x8600000) V(0, control_DEPTH) V(1, control_BRA_UR_KIND) V(4, control_INV_URa)
        V(5, URa) CALL(opt_src, 0, 2) CALL(rel_target_of_bra_u, 1, 6)
        CALL(format_flow_of_atom_a, 2, 8) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----0npp pdd????l llllllll llllllll
 * llllllll llllllll llllllll lllllljj ???????? llllllll .ppp1001 01001010 */
TAKE(jmp_b)
{
    FORM(0x300000fff, 0x8600000) V(0, control_DEPTH) V(1, control_JMP_KIND) CALL(opt_src, 0, 2)
        CALL(abs_target, 1, 4) CALL(format_flow_of_bssy, 2, 6) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----0npp pdd????? ???????? ????????
 * ?????ccc cccccccc cccccccc ??????jj ???????? ???????? .ppp1011 01001010 */
TAKE(jmp_c)
{
    FORM(0x7ffff0300000fff, 0x8600000) V(0, control_DEPTH) V(1, control_JMP_KIND) V(4, C_BANK)
        V(5, C_OFFSET) CALL(opt_src, 0, 2) LINE(1, 0) CALL(format_flow_of_bssy, 2, 6) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----1npp pdda???l llllllll llllllll
 * llllllll llllllll llllllll llllll0b ????nuuu llllllll .ppp0101 01001010 */
TAKE(jmp_u)
{
    FORM(0x30f000fff, 0x8600000) V(0, control_DEPTH) V(1, control_BRA_UP_KIND)
        V(5, control_NOT_UPbra) V(6, control_UPbra) CALL(opt_any_of_bra_u, 0, 2) CALL(opt_src, 1, 3)
        LINE(2, 0) CALL(abs_target_of_jmp_u, 3, 7) CALL(format_flow_of_atom_a, 4, 9) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----1npp pdda???? ???????? ????????
 * ?????ccc cccccccc cccccccc ??????0b ????nuuu ???????? .ppp0111 01001010 */
TAKE(jmp_uc)
{
    FORM(0x7ffff030f000fff, 0x8600000) V(0, control_DEPTH) V(1, control_BRA_UP_KIND)
        V(5, control_NOT_UPbra) V(6, control_UPbra) V(7, C_BANK) V(8, C_OFFSET)
        CALL(opt_any_of_bra_u, 0, 2) CALL(opt_src, 1, 3) LINE(2, 0) LINE(3, 0)
        CALL(format_flow_of_atom_a, 4, 9) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----0npp pdd---tt tttttttt tttttttt
 * tttttttt tttttttt tttttttt tttttt-- rrrrrrrr tttttttt .ppp1001 01001001 */
TAKE(brx)
{
    FORM(0xff000fff, 0x8600000) V(0, control_DEPTH) V(3, Ra) CALL(opt_src, 0, 1)
        CALL(opt_distance, 1, 4) CALL(format_flow_of_bssy, 2, 6) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----1npp pdd???tt tttttttt tttttttt
 * tttttttt tttttttt tttttttt tttttt?? ??uuuuuu tttttttt .ppp1001 01011000 */
TAKE(brxu_brxu)
{
    FORM(0x3f000fff, 0x8600000) V(0, control_DEPTH) V(3, URa) CALL(opt_src, 0, 1)
        CALL(opt_distance_of_brxu_brxu, 1, 4) CALL(format_flow_of_atoms_tu, 2, 6) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----0npp pn?????l llllllll llllllll
 * llllllll llllllll llllllll llllll?? ???????? llllllll .ppp1001 01000011 */
TAKE(call_at)
{
    FORM(0xfff, 0x8400000) V(0, control_NOINC) CALL(opt_src, 0, 1) CALL(abs_target, 1, 3)
        CALL(format_flow_of_bssy, 2, 5) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----.npp pn?????? ???????? ????????
 * ??---ccc cccccccc cccccccc --uuuuuu ???????? ???????? .ppp1011 01000011 */
TAKE(call_c)
{
    FORM(0xfff, 0x400000) V(0, control_NOINC) CALL(opt_src, 0, 1) NEED(const, 1, 3)
        CALL(format_flow_of_bssy, 2, 6) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----0npp pn????tt tttttttt tttttttt
 * tttttttt tttttttt tttttttt tttttt?? rrrrrrrr tttttttt .ppp0011 01000011 */
TAKE(call_r)
{
    FORM(0xff000fff, 0x8400000) V(0, control_NOINC) V(3, Ra) CALL(opt_src, 0, 1)
        CALL(opt_distance, 1, 4) CALL(format_flow_of_bssy, 2, 6) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----0npp pn----tt tttttttt tttttttt
 * tttttttt tttttttt tttttttt tttttt-- -------- tttttttt .ppp1001 01000100 */
TAKE(call_rel)
{
    FORM(0xfff, 0x8400000) V(0, control_NOINC) CALL(opt_src, 0, 1) CALL(rel_target, 1, 3)
        CALL(format_flow_of_bssy, 2, 5) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----0npp pn----tt tttttttt tttttttt
 * tttttttt tttttttt tttttttt tttttt-- rrrrrrrr tttttttt .ppp0011 01000100 */
TAKE(call_rr)
{
    FORM(0xff000fff, 0x8400000) V(0, control_NOINC) V(3, Ra) CALL(opt_src, 0, 1)
        CALL(rel_target, 1, 4) CALL(format_flow_of_bssy, 2, 6) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----1npp pn----tt tttttttt tttttttt
 * tttttttt tttttttt tttttttt tttttt-- ??uuuuuu tttttttt .ppp1001 01000100 */
TAKE(call_ur)
{
    FORM(0x3f000fff, 0x8400000) V(0, control_NOINC) V(3, URa) CALL(opt_src, 0, 1)
        CALL(rel_target_of_call_ur, 1, 4) CALL(format_flow_of_atoms_tu, 2, 6) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----0npp pn0---tt tttttttt tttttttt
 * tttttttt tttttttt tttttttt tttttt-- rrrrrrrr tttttttt .ppp1001 01010000 */
TAKE(ret_rel)
{
    FORM(0xff000fff, 0x8600000) V(0, control_NODEC) V(3, Ra) CALL(opt_src, 0, 1)
        CALL(rel_target, 1, 4) CALL(format_flow_of_bssy, 2, 6) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----0npp pn1---tt tttttttt tttttttt
 * tttttttt tttttttt tttttttt tttttt-- rrrrrrrr tttttttt .ppp1001 01010000 */
TAKE(ret_abs)
{
    FORM(0xff000fff, 0x8600000) V(0, control_NODEC) V(3, Ra) CALL(opt_src, 0, 1)
        CALL(distance, 1, 4) CALL(format_flow_of_bssy, 2, 6) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----1npp pn0---tt tttttttt tttttttt
 * tttttttt tttttttt tttttttt tttttt-- ??uuuuuu tttttttt .ppp1001 01010000 */
TAKE(ret_ur_rel)
{
    FORM(0x3f000fff, 0x8600000) V(0, control_NODEC) V(3, URa) CALL(opt_src, 0, 1)
        CALL(rel_target_of_call_ur, 1, 4) CALL(format_flow_of_atoms_tu, 2, 6) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----1npp pn1---tt tttttttt tttttttt
 * tttttttt tttttttt tttttttt tttttt-- ??uuuuuu tttttttt .ppp1001 01010000 */
TAKE(ret_ur_abs)
{
    FORM(0x3f000fff, 0x8600000) V(0, control_NODEC) V(3, URa) CALL(opt_src, 0, 1)
        CALL(distance_of_ret_ur_abs, 1, 4) CALL(format_flow_of_atoms_tu, 2, 6) END(16)
}

/* ---zzzcc cccccccc ccccccc- ..------ ----0??? ??????ll llllllll llllllll
 * llllllll llllllll llllllll llllllll llllllll rrrrrrrr .ppp1001 01001110 */
TAKE(lepc_t)
{
    FORM(0xffffffffffff0fff, 0x803ffff) V(0, Rd) V(1, LEPC_TARGET) CALL(format_flow_of_atom_h, 0, 2)
        END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----0--- -bbb---- -------- --------
 * -------- -------- -------- ---bbb-- -------- -------- .ppp1001 01011100 */
TAKE(bpt)
{
    FORM(0xfff, 0x8700000) V(0, control_BPT_KIND) CALL(opt_number, 0, 1)
        CALL(format_flow_of_bssy, 1, 2) END(16)
}

