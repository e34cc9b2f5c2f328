/* Generated from the description maxwell by gen/emit/decode. Do not edit. */
#include "maxwell_decode.h"

/* z.z---c cccccccc cccnssss 11110000 11001--- -------- -------- ----ssss
 * ssss.ppp -------- rrrrrrrr */
TAKE(s2r)
{
    FORM(0xfff80000000000ff, 0x0) V(0, Rd) CALL(special, 0, 1) CALL(format_slot, 1, 2) END(11)
}

/* z.z---c cccccccc cccnssss 01010000 11011-vv ppp--npp p------- --------
 * ----.ppp -------- rrrrrrrr */
TAKE(vote)
{
    FORM(0xfffbe78000000000, 0x0) V(0, special_VOTE_MODE) V(2, Pw) V(3, NOT_Pp) V(4, Pp)
        CALL(opt_ballot, 0, 1) LINE(1, 0) CALL(format_slot, 2, 5) END(11)
}

/* z.z---c cccccccc cccnssss 01010000 11100-vv vvvvvvvv vvvvvvvv vvvvvvvv
 * vvvv.ppp -------- -------- */
TAKE(vote_vtg)
{
    FORM(0xfffbfffffff00000, 0x0) V(0, special_VTG_OP) V(1, special_VTG_NUMBER)
        CALL(format_slot, 0, 2) END(11)
}

/* z.z---c cccccccc cccnssss 11101111 00010ppp -rrrrrrr rsssss-- ss..rrrr
 * rrrr.ppp rrrrrrrr rrrrrrrr */
TAKE(shfl)
{
    FORM(0xffff0000c000ffff, 0x0) V(0, special_SHFL_MODE) V(1, Pd) V(2, Rd) V(3, Ra)
        CALL(shfl_b, 0, 4) CALL(shfl_c, 1, 6) CALL(format_slot, 2, 8) END(11)
}

/* z.z---c cccccccc cccnssss 11110000 10101--- ---..011 1----z00 bbbbrrrr
 * rrrr.ppp rrrrrrrr -------- */
TAKE(bar_sync)
{
    FORM(0xfff8078300000000, 0x0) CALL(bar_barrier, 0, 0) CALL(opt_bar_threads, 1, 2)
        CALL(format_slot, 2, 4) END(11)
}

/* z.z---c cccccccc cccnssss 11110000 10101--- ---..011 1----z01 bbbbrrrr
 * rrrr.ppp rrrrrrrr -------- */
TAKE(bar_arv)
{
    FORM(0xfff8078300000000, 0x0) CALL(bar_barrier, 0, 0) CALL(bar_arv_threads, 1, 2)
        CALL(format_slot, 2, 4) END(11)
}

/* z.z---c cccccccc cccnssss 11110000 10101--- ---..npp p--bbz10 bbbbrrrr
 * rrrr.ppp rrrrrrrr -------- */
TAKE(bar_red)
{
    FORM(0xfff8079b00000000, 0x0) V(0, special_BAR_RED) V(5, NOT_Pp) V(6, Pp)
        CALL(bar_barrier, 0, 1) CALL(opt_bar_threads, 1, 3) LINE(2, 0) CALL(format_slot, 3, 7)
        END(11)
}

/* z.z---c cccccccc cccnssss 11110000 10101--- ---..npp p----z11 bbbbrrrr
 * rrrr.ppp rrrrrrrr -------- */
TAKE(bar_scan)
{
    FORM(0xfff8078300000000, 0x0) V(4, NOT_Pp) V(5, Pp) CALL(bar_barrier, 0, 0)
        CALL(opt_bar_threads, 1, 2) LINE(2, 0) CALL(format_slot, 3, 6) END(11)
}

/* z.z---c cccccccc cccnssss 11110000 10111--- -------- ------00 --------
 * ----.ppp bbbbbbbb rrrrrrrr */
TAKE(b2r_b)
{
    FORM(0xfff800030000ffff, 0x0) V(0, Rd) V(1, special_BAR_ID) CALL(format_slot, 0, 2) END(11)
}

/* z.z---c cccccccc cccnssss 11110000 10111--- ppp----- ------01 --------
 * ----.ppp 11111111 rrrrrrrr */
TAKE(b2r_r)
{
    FORM(0xfff800030000ffff, 0x0) V(0, Rd) CALL(opt_of_b2r_r, 0, 1) CALL(format_slot, 1, 2) END(11)
}

/* z.z---c cccccccc cccnssss 11110000 10111--- -------- ------10 --------
 * ----.ppp 11111111 rrrrrrrr */
TAKE(b2r_w)
{
    FORM(0xfff800030000ffff, 0x0) V(0, Rd) CALL(format_slot, 0, 1) END(11)
}

/* z.z---c cccccccc cccnssss 11110000 11000--- -------- ------rr rrrrrrrr
 * rrrr.ppp -------- -------- */
TAKE(r2b)
{
    FORM(0xfff80003fff00000, 0x0) V(0, special_R2B_KIND) V(1, special_R2B_ID) V(2, Rb)
        CALL(format_slot, 0, 3) END(11)
}

/* z.z---c cccccccc cccnssss 11110000 11110--- -------- -------- --1ssspp
 * pppp.ppp -------- --.bbbbb */
TAKE(depbar_le)
{
    FORM(0xfff800003ff00000, 0x0) V(0, SCOREBOARD) V(1, PENDING) CALL(board_list, 0, 2)
        CALL(format_slot, 1, 7) END(11)
}

/* z.z---c cccccccc cccnssss 11110000 11110--- -------- -------- --0-----
 * ----.ppp -------- --.bbbbb */
TAKE(depbar_n)
{
    FORM(0xfff8000020000000, 0x0) CALL(board_list, 0, 0) CALL(format_slot, 1, 5) END(11)
}

