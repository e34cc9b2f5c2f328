/* Generated from the description maxwell by gen/emit/decode. Do not edit. */
#include "maxwell_decode.h"

/* z.zrrrc cccccccc cccnssss 001000aa vuttt.ss crrrrrrr r.bbiiii isbbrrrr
 * rrrr.ppp rrrrrrrr rrrrrrrr */
TAKE(vadd)
{
    FORM(0xfff8ff80000000ff, 0x80000) V(0, video_UD) V(3, video_VIDEO_SAT) V(4, video_THEN) V(5, Rd)
        V(6, CC) V(7, video_ADD_NEG_A) V(12, video_ADD_NEG_B) V(18, Rc) V(19, REUSE_C)
        NEED(types, 0, 1) NEED(src_va, 5, 8) NEED(src_vb, 6, 13) CALL(format_slot, 7, 20) END(11)
}

/* z.zrrrc cccccccc cccnssss 01010100 vsttt.ss crrrrrrr r.bbiiii isbbrrrr
 * rrrr.ppp rrrrrrrr rrrrrrrr */
TAKE(vabsdiff)
{
    FORM(0xfff8ff80000000ff, 0x80000) V(0, video_SD) V(3, video_VIDEO_SAT) V(4, video_THEN) V(5, Rd)
        V(6, CC) V(16, Rc) V(17, REUSE_C) NEED(types, 0, 1) NEED(src_va, 5, 7) NEED(src_vb, 6, 11)
        CALL(format_slot, 7, 18) END(11)
}

/* z.zrrrc cccccccc cccnssss 0011101m vuttt.ss crrrrrrr r.bbiiii isbbrrrr
 * rrrr.ppp rrrrrrrr rrrrrrrr */
TAKE(vmnmx)
{
    FORM(0xfff8ff80000000ff, 0x80000) V(0, video_UD) V(3, video_MX) V(4, video_VIDEO_SAT)
        V(5, video_THEN) V(6, Rd) V(7, CC) V(17, Rc) V(18, REUSE_C) NEED(types, 0, 1)
        NEED(src_va, 5, 8) NEED(src_vb, 6, 12) CALL(format_slot, 7, 19) END(11)
}

/* z.zrrrc cccccccc cccnssss 0100000v vvttt.ss crrrrrrr r.bbiiii isbbrrrr
 * rrrr.ppp rrrrrrrr rrrrrrrr */
TAKE(vset)
{
    FORM(0xfff8ff80000000ff, 0x80000) V(0, video_VSET_CMP) V(3, video_THEN) V(4, Rd) V(5, CC)
        V(15, Rc) V(16, REUSE_C) NEED(types, 0, 1) NEED(src_va, 5, 6) NEED(src_vb, 6, 10)
        CALL(format_slot, 7, 17) END(11)
}

/* z.z-rrc cccccccc cccnssss 01010000 11110.ss vbbvvnpp p.bbiiii isbbrrrr
 * rrrr.ppp rrrrrrrr --pppppp */
TAKE(vsetp)
{
    FORM(0xfff8ff800000003f, 0x0) V(0, video_VSETP_CMP) V(3, BOP) V(4, Pu) V(5, Pv) V(15, NOT_Pp)
        V(16, Pp) NEED(types, 0, 1) NEED(src_va, 5, 6) NEED(src_vb, 6, 10) LINE(7, 0)
        CALL(format_slot, 8, 17) END(11)
}

/* z.zrrrc cccccccc cccnssss 01011111 vmmvv.ss crrrrrrr r.bbiiii isbbrrrr
 * rrrr.ppp rrrrrrrr rrrrrrrr */
TAKE(vmad)
{
    FORM(0xff988000000000ff, 0x0) V(2, video_VMAD_SHIFT) V(3, video_VIDEO_SAT) V(4, Rd) V(5, CC)
        NEED(types, 0, 0) CALL(opt_vmad_po, 5, 0) NEED(vmad_a, 6, 6) NEED(src_vb, 8, 11)
        CALL(vmad_c, 9, 16) CALL(format_slot, 10, 19) END(11)
}

/* z.zrrrc cccccccc cccnssss 01010111 vuttt.vs crrrrrrr r.bbiiii isbbrrrr
 * rrrr.ppp rrrrrrrr rrrrrrrr */
TAKE(vshl)
{
    FORM(0xfffaff80000000ff, 0x80000) V(0, video_UD) V(2, video_VIDEO_W) V(3, video_VIDEO_SAT)
        V(4, video_THEN) V(5, Rd) V(6, CC) V(16, Rc) V(17, REUSE_C) NEED(shift_types, 0, 1)
        NEED(src_va, 4, 7) NEED(src_vb, 5, 11) CALL(format_slot, 6, 18) END(11)
}

/* z.zrrrc cccccccc cccnssss 01010000 00dddddd crrrrrrr rddddddd ddddrrrr
 * rrrr.ppp rrrrrrrr rrrrrrrr */
TAKE(vabsdiff4)
{
    FORM(0xfffcfffffff0ffff, 0xe0000) V(0, video_DIFF4_SD) V(3, video_DIFF4_SAT)
        V(4, video_DIFF4_RED) V(5, video_DIFF4_LANES) V(6, Rd) V(7, CC) V(8, Ra)
        V(9, video_DIFF4_SELECT_A) V(10, REUSE_A) V(11, Rb) V(12, video_DIFF4_SELECT_B)
        V(13, REUSE_B) V(14, Rc) V(15, REUSE_C) CALL(diff4_types, 0, 1) CALL(format_slot, 1, 16)
        END(11)
}

/* z.zrrrc cccccccc cccnssss 01010011 .....zs0 srrrrrrr rccccccc ccccrrrr
 * rrrr.ppp rrrrrrrr rrrrrrrr */
TAKE(idp_a4)
{
    FORM(0xff03ff800000ffff, 0xa0000) V(0, video_SIGN_A8) V(1, video_SIGN_B8) V(2, Rd) V(3, Ra)
        V(4, REUSE_A) V(9, Rc) V(10, REUSE_C) NEED(idp_b, 0, 5) CALL(format_slot, 1, 11) END(11)
}

/* z.zrrrc cccccccc cccnssss 01010011 .....ls1 srrrrrrr rccccccc ccccrrrr
 * rrrr.ppp rrrrrrrr rrrrrrrr */
TAKE(idp_a2)
{
    FORM(0xff07ff800000ffff, 0xa0000) V(0, video_LO_HI) V(1, video_SIGN_A16) V(2, video_SIGN_B8)
        V(3, Rd) V(4, Ra) V(5, REUSE_A) V(10, Rc) V(11, REUSE_C) NEED(idp_b, 0, 6)
        CALL(format_slot, 1, 12) END(11)
}

