/* Generated from the description maxwell by gen/emit/decode. Do not edit. */
#include "maxwell_decode.h"

/* z.zzzzc cccccccc cccnssss 11110000 11001--- -------- -------- ----ssss
 * ssss.ggg -------- rrrrrrrr */
TAKE(s2r)
{
    FORM(0xfff80000000000ff, 0x0) V(0, Rd) CALL(special, 0, 1) CALL(format_slot, 1, 2) END(11)
}

/* z.zzzzc cccccccc cccnssss 01010000 11011-vv vvv--qqq q------- --------
 * ----.ggg -------- rrrrrrrr */
TAKE(vote)
{
    FORM(0xfffbe780000000ff, 0x0) V(0, VMODE) V(1, Rd) V(2, VP) V(3, Q0N) V(4, Q0) LINE(0, 0)
        CALL(format_slot, 1, 5) END(11)
}

/* z.zzzzc cccccccc cccnssss 01010000 11100-vv vvvvvvvv vvvvvvvv vvvvvvvv
 * vvvv.ggg -------- -------- */
TAKE(vote_vtg)
{
    FORM(0xfffbfffffff00000, 0x0) V(0, VTG) V(1, VTGN) CALL(format_slot, 0, 2) END(11)
}

/* z.zzzzc cccccccc cccnssss 11101111 00010ppp -rrrrrrr rsssss-- ss..rrrr
 * rrrr.ggg rrrrrrrr rrrrrrrr */
TAKE(shfl)
{
    FORM(0xffff0000c000ffff, 0x0) V(0, SMODE) V(1, P2) V(2, Rd) V(3, Ra) CALL(shb, 0, 4)
        CALL(shc, 1, 6) CALL(format_slot, 2, 8) END(11)
}

/* z.zzzzc cccccccc cccnssss 11110000 10101--- ---..011 1----z00 bbbbrrrr
 * rrrr.ggg rrrrrrrr -------- */
TAKE(bar_sync)
{
    FORM(0xfff8078300000000, 0x0) CALL(barid, 0, 0) CALL(baro, 1, 2) CALL(format_slot, 2, 4) END(11)
}

/* z.zzzzc cccccccc cccnssss 11110000 10101--- ---..011 1----z01 bbbbrrrr
 * rrrr.ggg rrrrrrrr -------- */
TAKE(bar_arv)
{
    FORM(0xfff8078300000000, 0x0) CALL(barid, 0, 0) CALL(bara, 1, 2) CALL(format_slot, 2, 4) END(11)
}

/* z.zzzzc cccccccc cccnssss 11110000 10101--- ---..qqq q--bbz10 bbbbrrrr
 * rrrr.ggg rrrrrrrr -------- */
TAKE(bar_red)
{
    FORM(0xfff8079b00000000, 0x0) V(0, BRED) V(5, Q0N) V(6, Q0) CALL(barid, 0, 1) CALL(baro, 1, 3)
        LINE(2, 0) CALL(format_slot, 3, 7) END(11)
}

/* z.zzzzc cccccccc cccnssss 11110000 10101--- ---..qqq q----z11 bbbbrrrr
 * rrrr.ggg rrrrrrrr -------- */
TAKE(bar_scan)
{
    FORM(0xfff8078300000000, 0x0) V(4, Q0N) V(5, Q0) CALL(barid, 0, 0) CALL(baro, 1, 2) LINE(2, 0)
        CALL(format_slot, 3, 6) END(11)
}

/* z.zzzzc cccccccc cccnssss 11110000 10111--- -------- ------00 --------
 * ----.ggg bbbbbbbb rrrrrrrr */
TAKE(b2r_b)
{
    FORM(0xfff800030000ffff, 0x0) V(0, Rd) V(1, BID) CALL(format_slot, 0, 2) END(11)
}

/* z.zzzzc cccccccc cccnssss 11110000 10111--- vvv----- ------01 --------
 * ----.ggg 11111111 rrrrrrrr */
TAKE(b2r_r)
{
    FORM(0xfff800030000ffff, 0x0) V(0, Rd) CALL(b2rp, 0, 1) CALL(format_slot, 1, 2) END(11)
}

/* z.zzzzc cccccccc cccnssss 11110000 10111--- -------- ------10 --------
 * ----.ggg 11111111 rrrrrrrr */
TAKE(b2r_w)
{
    FORM(0xfff800030000ffff, 0x0) V(0, Rd) CALL(format_slot, 0, 1) END(11)
}

/* z.zzzzc cccccccc cccnssss 11110000 11000--- -------- ------rr bbbbrrrr
 * rrrr.ggg -------- -------- */
TAKE(r2b)
{
    FORM(0xfff80003fff00000, 0x0) V(0, R2BK) V(1, BRID) V(2, Rb) CALL(format_slot, 0, 3) END(11)
}

/* z.zzzzc cccccccc cccnssss 11110000 11110--- -------- -------- --1ddddd
 * dddd.ggg -------- --.ddddd */
TAKE(depbar_le)
{
    FORM(0xfff800003ff00000, 0x0) V(0, DSB) V(1, DCNT) CALL(dlist, 0, 2) CALL(format_slot, 1, 7)
        END(11)
}

/* z.zzzzc cccccccc cccnssss 11110000 11110--- -------- -------- --0-----
 * ----.ggg -------- --.ddddd */
TAKE(depbar_n)
{
    FORM(0xfff8000020000000, 0x0) CALL(dlist, 0, 0) CALL(format_slot, 1, 5) END(11)
}

