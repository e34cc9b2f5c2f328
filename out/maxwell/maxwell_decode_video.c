/* Generated from the description maxwell by gen/emit/decode. Do not edit. */
#include "maxwell_decode.h"

/* z.zrrrc cccccccc cccnssss 001000vv vvvvv.vv crrrrrrr r.vvvvvv vvvvrrrr
 * rrrr.ggg rrrrrrrr rrrrrrrr */
TAKE(vadd)
{
    FORM(0xfff8ff80000000ff, 0x80000) V(0, VUD) V(3, VSAT) V(4, VRED) V(5, Rd) V(6, CCW) V(7, VNA)
        V(12, VNB) V(18, Rc) V(19, RC) NEED(vt, 0, 1) NEED(va, 5, 8) NEED(vb, 6, 13)
        CALL(format_slot, 7, 20) END(11)
}

/* z.zrrrc cccccccc cccnssss 01010100 vvvvv.vv crrrrrrr r.vvvvvv vvvvrrrr
 * rrrr.ggg rrrrrrrr rrrrrrrr */
TAKE(vabsdiff)
{
    FORM(0xfff8ff80000000ff, 0x80000) V(0, VSD) V(3, VSAT) V(4, VRED) V(5, Rd) V(6, CCW) V(16, Rc)
        V(17, RC) NEED(vt, 0, 1) NEED(va, 5, 7) NEED(vb, 6, 11) CALL(format_slot, 7, 18) END(11)
}

/* z.zrrrc cccccccc cccnssss 0011101v vvvvv.vv crrrrrrr r.vvvvvv vvvvrrrr
 * rrrr.ggg rrrrrrrr rrrrrrrr */
TAKE(vmnmx)
{
    FORM(0xfff8ff80000000ff, 0x80000) V(0, VUD) V(3, VMX) V(4, VSAT) V(5, VRED) V(6, Rd) V(7, CCW)
        V(17, Rc) V(18, RC) NEED(vt, 0, 1) NEED(va, 5, 8) NEED(vb, 6, 12) CALL(format_slot, 7, 19)
        END(11)
}

/* z.zrrrc cccccccc cccnssss 0100000v vvvvv.vv crrrrrrr r.vvvvvv vvvvrrrr
 * rrrr.ggg rrrrrrrr rrrrrrrr */
TAKE(vset)
{
    FORM(0xfff8ff80000000ff, 0x80000) V(0, VCMP) V(3, VRED) V(4, Rd) V(5, CCW) V(15, Rc) V(16, RC)
        NEED(vt, 0, 1) NEED(va, 5, 6) NEED(vb, 6, 10) CALL(format_slot, 7, 17) END(11)
}

/* z.zzrrc cccccccc cccnssss 01010000 11110.vv vbbvvqqq q.vvvvvv vvvvrrrr
 * rrrr.ggg rrrrrrrr --pppppp */
TAKE(vsetp)
{
    FORM(0xfff8ff800000003f, 0x0) V(0, VCMPP) V(3, BOP) V(4, P0) V(5, P1) V(15, Q0N) V(16, Q0)
        NEED(vt, 0, 1) NEED(va, 5, 6) NEED(vb, 6, 10) LINE(7, 0) CALL(format_slot, 8, 17) END(11)
}

/* z.zrrrc cccccccc cccnssss 01011111 vvvvv.vv crrrrrrr r.vvvvvv vvvvrrrr
 * rrrr.ggg rrrrrrrr rrrrrrrr */
TAKE(vmad)
{
    FORM(0xff988000000000ff, 0x0) V(2, VSHIFT) V(3, VSAT) V(4, Rd) V(5, CCW) NEED(vt, 0, 0)
        CALL(vpo, 5, 0) NEED(vma, 6, 6) NEED(vb, 8, 11) CALL(vmc, 9, 16) CALL(format_slot, 10, 19)
        END(11)
}

/* z.zrrrc cccccccc cccnssss 01010111 vvvvv.vv crrrrrrr r.vvvvvv vvvvrrrr
 * rrrr.ggg rrrrrrrr rrrrrrrr */
TAKE(vshl)
{
    FORM(0xfffaff80000000ff, 0x80000) V(0, VUD) V(2, VWRAP) V(3, VSAT) V(4, VRED) V(5, Rd) V(6, CCW)
        V(16, Rc) V(17, RC) NEED(vst, 0, 1) NEED(va, 4, 7) NEED(vb, 5, 11) CALL(format_slot, 6, 18)
        END(11)
}

/* z.zrrrc cccccccc cccnssss 01010000 00vvvvvv crrrrrrr rvvvvvvv vvvvrrrr
 * rrrr.ggg rrrrrrrr rrrrrrrr */
TAKE(vabsdiff4)
{
    FORM(0xfffffffffff0ffff, 0xe0000) V(0, V4SD) V(1, V4A) V(2, V4B) V(3, V4SAT) V(4, V4RED)
        V(5, V4M) V(6, Rd) V(7, CCW) V(8, Ra) V(9, V4SA) V(10, RA) V(11, Rb) V(12, V4SB) V(13, RB)
        V(14, Rc) V(15, RC) CALL(format_slot, 0, 16) END(11)
}

/* z.zrrrc cccccccc cccnssss 01010011 11111?i0 irrrrrrr r??????? ????rrrr
 * rrrr.ggg rrrrrrrr rrrrrrrr */
TAKE(idp_a4)
{
    FORM(0xfffbff800ff0ffff, 0xe0000) V(0, IDPA) V(1, IDPB) V(2, Rd) V(3, Ra) V(4, RA) V(5, Rb)
        V(6, RB) V(7, Rc) V(8, RC) CALL(format_slot, 0, 9) END(11)
}

/* z.zrrrc cccccccc cccnssss 01010011 11111ii1 irrrrrrr r??????? ????rrrr
 * rrrr.ggg rrrrrrrr rrrrrrrr */
TAKE(idp_a2)
{
    FORM(0xffffff800ff0ffff, 0xe0000) V(0, IDPH) V(1, IDPA2) V(2, IDPB) V(3, Rd) V(4, Ra) V(5, RA)
        V(6, Rb) V(7, RB) V(8, Rc) V(9, RC) CALL(format_slot, 0, 10) END(11)
}

