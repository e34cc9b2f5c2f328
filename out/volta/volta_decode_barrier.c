/* Generated from the description volta by gen/emit/decode. Do not edit. */
#include "volta_decode.h"

/* ---zzzcc cccccccc ccccccc- -------- ----0npp p------- -------- --------
 * rrrrrrrr rrrrrrrr rrrrrrrr rrrrrr-- -------- ----bbbb .ppp1001 01000101 */
TAKE(bssy)
{
    FORM(0xfffffffc000f0fff, 0x8000000) V(2, Bd) V(3, RECONVERGE) CALL(opt_src, 0, 0)
        CALL(format_flow_of_bssy, 1, 4) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----0npp p------- -------- --------
 * -------- -------- -------- -------- -------- ----bbbb .ppp1001 01000001 */
TAKE(bsync)
{
    FORM(0xf0fff, 0x8000000) V(2, Bd) CALL(opt_src, 0, 0) CALL(format_flow_of_bssy, 1, 3) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----0--- ---b---- -------- --------
 * -------- -------- -------- -------- --bbbbbb rrrrrrrr .ppp0011 01010101 */
TAKE(bmov_r)
{
    FORM(0x3fff0fff, 0x8100000) V(0, barrier_BMOV_CLEAR) V(1, Rd) V(2, barrier_BMOV_REG)
        CALL(format_flow_of_bssy, 0, 3) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----.--- ---p---- -------- --------
 * uuuuuuuu uuuuuuuu uuuuuuuu rrrrrrrr --bbbbbb -------- .ppp...1 01010110 */
TAKE(bmov_b)
{
    FORM(0x3f0001ff, 0x100000) V(0, barrier_PQUAD) V(1, barrier_BMOV_REG) NEED(mov_b, 0, 2)
        CALL(format_flow_of_bssy, 1, 7) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----.??? ???????l llllllll llllllll
 * llllllll llllllll llllllll rrrrrrrr ???????? llllllll .ppp...1 01010111 */
TAKE(bmov_l)
{
    FORM(0x1ff, 0x0) NEED(mov64_b, 0, 0) CALL(format_flow_of_bssy, 1, 6) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----0??? ???1???? ???????? ????????
 * ???????? ???????? ???????? ???????? ????bbbb ????bbbb .ppp1111 01010101 */
TAKE(bmov_rb)
{
    FORM(0xf0f0fff, 0x8100000) V(0, Bd) V(1, barrier_Bb) CALL(format_flow_of_bssy, 0, 2) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----0??? ???0???? ???????? ????????
 * ???????? ???????? ???????? ???????? ??bbbbbb ????bbbb .ppp1111 01010101 */
TAKE(bmov_rs)
{
    FORM(0x3f0f0fff, 0x8100000) V(0, Bd) V(1, barrier_BMOV_STATE) CALL(format_flow_of_bssy, 0, 2)
        END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----0??? ???p???? ???????? ????????
 * ???????? ???????? ???????? ???????? ??bbbbbb ????bbbb .ppp1111 01010110 */
TAKE(bmov_bb)
{
    FORM(0x3f0f0fff, 0x8100000) V(0, barrier_PQUAD) V(1, barrier_BMOV_REG) V(2, Bd)
        CALL(format_flow_of_bssy, 0, 3) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----0npp p??????? ???????? ????????
 * ???????? ???????? ???????? ???????? ???????? ???????? .ppp1001 01000110 */
TAKE(yield)
{
    FORM(0xfff, 0x8000000) CALL(opt_src, 0, 0) CALL(format_flow_of_bssy, 1, 2) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----.npp prws---- -------- --------
 * uuuuuuuu uuuuuuuu uuuuuuuu rrrrrrrr -------- -------- .ppp...1 01011101 */
TAKE(nanosleep_n)
{
    FORM(0x1ff, 0x600000) V(0, barrier_RAND) V(1, barrier_WARP) CALL(opt_syncs, 0, 2)
        CALL(opt_src, 1, 3) NEED(sleep_time, 2, 5) CALL(format_flow_of_bssy, 3, 10) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----0??? ???s1--- -------- --------
 * ???????? ???????? ???????? ???????? -------- -------- .ppp1001 01011101 */
TAKE(nanosleep_c)
{
    FORM(0xfff, 0x8080000) CANONICAL(0x0, 0x3800000) CALL(opt_syncs_of_nanosleep_c, 0, 0)
        CALL(format_flow_of_atom_a, 1, 1) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----0npp pe------ -------- --------
 * -------- -------- -------- rrrrrrrr -------- -------- .ppp0011 01001000 */
TAKE(warpsync_r)
{
    FORM(0xff00000fff, 0x8000000) V(3, Rb) CALL(exclusive, 0, 0) CALL(opt_src, 1, 1)
        CALL(format_flow_of_bssy, 2, 4) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----.npp p------- -------- --------
 * uuuuuuuu uuuuuuuu uuuuuuuu uuuuuuuu -------- -------- .ppp...1 01001000 */
TAKE(warpsync_m)
{
    FORM(0x1ff, 0x0) CALL(opt_src, 0, 0) NEED(mov_imm_b, 1, 2) CALL(format_flow_of_bssy, 2, 6)
        END(16)
}

/* ---zzzcc cccccccc ccccccc- ..------ ----0npp p0e----- -------- --------
 * -------- -------- -------- -------- rrrrrrrr -------- .ppp0011 01001000 */
TAKE(warpsync_h)
{
    FORM(0xff000fff, 0x8600000) V(0, barrier_EXCLUSIVE_HOPPER) V(3, Ra) CALL(opt_src, 0, 1)
        CALL(format_flow_of_atom_h, 1, 4) END(16)
}

/* ---zzzcc cccccccc ccccccc- ..------ ----0npp p0z----- -------- --------
 * -------- -------- -------- -------- -------- -------- .ppp1001 01001000 */
TAKE(warpsync_a)
{
    FORM(0xfff, 0x8400000) CALL(opt_src, 0, 0) CALL(format_flow_of_atom_h, 1, 2) END(16)
}

/* ---zzzcc cccccccc ccccccc- ..------ ----0npp p1z---tt tttttttt tttttttt
 * tttttttt tttttttt tttttttt tttttt-- rrrrrrrr tttttttt .ppp0011 01001000 */
TAKE(warpsync_collective_h)
{
    FORM(0xfffffffcffff0fff, 0x843ffff) V(2, Ra) V(3, TARGET_HOPPER_near) CALL(opt_src, 0, 0)
        CALL(format_flow_of_atom_h, 1, 4) END(16)
}

/* ---zzzcc cccccccc ccccccc- ..------ ----0npp p1z---tt tttttttt tttttttt
 * tttttttt tttttttt tttttttt tttttt-- -------- tttttttt .ppp1001 01001000 */
TAKE(warpsync_collective_a)
{
    FORM(0xfffffffc00ff0fff, 0x843ffff) V(2, TARGET_HOPPER_near) CALL(opt_src, 0, 0)
        CALL(format_flow_of_atom_h, 1, 3) END(16)
}

/* ---zzzcc cccccccc ccccccc- ..------ ----0npp p??????? ???????? ????????
 * ???????? ???????? ???????? ???????? ???????? ???????? .ppp1001 00011011 */
TAKE(endcollective)
{
    FORM(0xfff, 0x8000000) CALL(opt_src, 0, 0) CALL(format_flow_of_atom_h, 1, 2) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----.--- -------d 000----- --------
 * ------bb bbbbbbbb bbbbbb-- rrrrrrrr -------- -------- .ppp...1 00011101 */
TAKE(bar_sync)
{
    FORM(0x1ff, 0x1e000) V(0, barrier_DEFER) NEED(bar_operands, 0, 1)
        CALL(format_flow_of_bssy, 1, 4) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----.--- -------d 001----- --------
 * ------bb bbbbbbbb bbbbbb-- rrrrrrrr -------- -------- .ppp...1 00011101 */
TAKE(bar_arv)
{
    FORM(0x1ff, 0x1e000) V(0, barrier_DEFER) NEED(bar_arv_operands, 0, 1)
        CALL(format_flow_of_bssy, 1, 4) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----.npp p------d 010-bb-- --------
 * ------bb bbbbbbbb bbbbbb-- rrrrrrrr -------- -------- .ppp...1 00011101 */
TAKE(bar_red)
{
    FORM(0x1ff, 0x781ec00) V(0, barrier_BAR_RED) V(1, barrier_DEFER) V(5, NOT_Pp) V(6, Pp)
        NEED(bar_operands, 0, 2) LINE(1, 0) CALL(format_flow_of_bssy, 2, 7) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----0??? ???????? 100----- --------
 * -------- -------- -------- -------- -------- -------- .ppp1011 00011101 */
TAKE(bar_all)
{
    FORM(0xfff, 0x800e000) CALL(format_flow_of_bssy, 0, 0) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----0--- ----ppp- 01------ --------
 * -------- -------- -------- -------- -------- rrrrrrrr .ppp0011 00011100 */
TAKE(b2r_r)
{
    FORM(0xff0fff, 0x800c000) V(0, Rd) CALL(opt, 0, 1) CALL(format_flow_of_bssy, 1, 2) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----0??? ???????? 00?????? ????????
 * ???????? ???????? ???????? ???????? ???????? rrrrrrrr .ppp0011 00011100 */
TAKE(b2r_b)
{
    FORM(0xff0fff, 0x800c000) V(0, Rd) LINE(0, 0) CALL(format_flow_of_bssy, 1, 1) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----0??? ???????? ???????? ????????
 * ???????? ???????? ???????? rrrrrrrr ???????? ???????? .ppp0011 00011110 */
TAKE(r2b)
{
    FORM(0xff00000fff, 0x8000000) V(0, Rb) CALL(format_flow_of_bssy, 0, 1) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----0--- -------- -------- --------
 * -------- -------- 1ssspppp pp.bbbbb -------- -------- .ppp1001 00011010 */
TAKE(depbar_le)
{
    FORM(0xffc000000fff, 0x8000000) V(0, SCOREBOARD) V(1, PENDING) CALL(board_list, 0, 2)
        CALL(format_flow_of_bssy, 1, 7) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----0--- -------- -------- --------
 * -------- -------- 0------- --.bbbbb -------- -------- .ppp1001 00011010 */
TAKE(depbar_n)
{
    FORM(0x800000000fff, 0x8000000) CALL(board_list, 0, 0) CALL(format_flow_of_bssy, 1, 5) END(16)
}

/* ---zzzcc cccccccc ccccccc- ..------ ----1??? ???????? ???????? ????????
 * ???????? ???????? lsss???? ??uuuuuu ???????? ???????? .ppp1101 00011010 */
TAKE(depbar_u)
{
    FORM(0xf03f00000fff, 0x8000000) V(0, barrier_LE) V(1, SCOREBOARD) V(2, URb)
        CALL(format_flow_of_atom_h, 0, 3) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----0??? ???????? ???????? ????????
 * ???????? ???????? ???????? ???????? ???????? ???????? .ppp1000 00001101 */
TAKE(csmtest)
{
    FORM(0xfff, 0x8000000) CALL(format_flow_of_bssy, 0, 0) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----0npp p??????? ???????? ????????
 * ???????? ???????? pppppppp pppppppp ???????? ???????? .ppp1000 00000001 */
TAKE(pmtrig)
{
    FORM(0xffff00000fff, 0x8000000) V(2, barrier_PM_MASK) CALL(opt_src, 0, 0)
        CALL(format_flow_of_bssy, 1, 3) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----.??? ???????? ???????? ????????
 * uuuuuuuu uuuuuuuu uuuuuuuu rrrrrrrr r??????? ???????? .ppp...1 01010010 */
TAKE(rpcmov_r)
{
    FORM(0x800001ff, 0x0) V(0, barrier_RPC_HALF) NEED(mov_b, 0, 1) CALL(format_flow_of_bssy, 1, 6)
        END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----0??? ???????? ???????? ????????
 * ???????? ???????? ???????? ???????? r??????? rrrrrrrr .ppp0011 01010011 */
TAKE(rpcmov_g)
{
    FORM(0x80ff0fff, 0x8000000) V(0, Rd) V(1, barrier_RPC_HALF) CALL(format_flow_of_bssy, 0, 2)
        END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----.??? ???????l llllllll llllllll
 * llllllll llllllll llllllll lllllluu ???????? llllllll .ppp...1 01010100 */
TAKE(rpcmov_l)
{
    FORM(0x1ff, 0x0) NEED(mov64_imm_b, 0, 0) CALL(format_flow_of_bssy, 1, 5) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----0??? ???????? ???????? ????????
 * ???????? ???????? ???????? ???????? rrrrrrrr ???????? .ppp0011 00011111 */
TAKE(setctaid)
{
    FORM(0xff000fff, 0x8000000) V(0, Ra) CALL(format_flow_of_bssy, 0, 1) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----0??? ???????? ???????? ????????
 * ???????? ???????? ???????? ???????? ???????? rrrrrrrr .ppp0011 11000000 */
TAKE(lmembase_g)
{
    FORM(0xff0fff, 0x8000000) V(0, Rd) CALL(format_flow_of_bssy, 0, 1) END(16)
}

