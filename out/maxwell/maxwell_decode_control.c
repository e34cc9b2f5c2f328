/* Generated from the description maxwell by gen/emit/decode. Do not edit. */
#include "maxwell_decode.h"

/* z.z---c cccccccc cccnssss 11100010 0100---- ----rrrr rrrrrrrr rrrrrrrr
 * rrrr.ppp -------- ul.ccccc */
TAKE(bra)
{
    FORM(0xfff00000000000df, 0x0) V(0, control_U) V(1, control_LMT) V(2, CC_TEST)
        CALL(any_target, 0, 3) CALL(format_slot, 1, 6) END(11)
}

/* z.z---c cccccccc cccnssss 11100010 0101---- ----rrrr rrrrrrrr rrrrrrrr
 * rrrr.ppp rrrrrrrr -l.ccccc */
TAKE(brx)
{
    FORM(0xfff000000000005f, 0x0) V(0, control_LMT) V(1, CC_TEST) CALL(indexed_rel_target, 0, 2)
        CALL(format_slot, 1, 6) END(11)
}

/* z.z---c cccccccc cccnssss 11100010 0001aaaa aaaaaaaa aaaaaaaa aaaaaaaa
 * aaaa.ppp -------- ul.ccccc */
TAKE(jmp)
{
    FORM(0xfff00000000000df, 0x0) V(0, control_U) V(1, control_LMT) V(2, CC_TEST)
        CALL(any_abs_target, 0, 3) CALL(format_slot, 1, 6) END(11)
}

/* z.z---c cccccccc cccnssss 11100010 0000aaaa aaaaaaaa aaaaaaaa aaaaaaaa
 * aaaa.ppp rrrrrrrr -l.ccccc */
TAKE(jmx)
{
    FORM(0xfff000000000005f, 0x0) V(0, control_LMT) V(1, CC_TEST) CALL(indexed_abs_target, 0, 2)
        CALL(format_slot, 1, 6) END(11)
}

/* z.z---c cccccccc cccnssss 11100010 0110---- ----rrrr rrrrrrrr rrrrrrrr
 * rrrr---- -------- -n.----- */
TAKE(cal)
{
    FORM(0xfff0000000000040, 0x0) V(0, control_NOINC) CALL(any_target, 0, 1)
        CALL(format_slot_of_cal, 1, 4) END(11)
}

/* z.z---c cccccccc cccnssss 11100010 0010aaaa aaaaaaaa aaaaaaaa aaaaaaaa
 * aaaa---- -------- -n.----- */
TAKE(jcal)
{
    FORM(0xfff0000000000040, 0x0) V(0, control_NOINC) CALL(any_abs_target, 0, 1)
        CALL(format_slot_of_cal, 1, 4) END(11)
}

/* z.z---c cccccccc cccnssss 11100011 0010---- -------- -------- --------
 * ----.ppp -------- ---ccccc */
TAKE(ret)
{
    FORM(0xfff000000000001f, 0x0) V(0, CC_TEST) CALL(format_slot, 0, 1) END(11)
}

/* z.z---c cccccccc cccnssss 11100010 1000---- ----rrrr rrrrrrrr rrrrrrrr
 * rrrr---- -------- --.----- */
TAKE(plongjmp)
{
    FORM(0xfff0000000000000, 0x0) CALL(any_target, 0, 0) CALL(format_slot_of_cal, 1, 3) END(11)
}

/* z.z---c cccccccc cccnssss 11110000 11111--- -------- -------- --------
 * ----.ppp -------- ---ccccc */
TAKE(sync)
{
    FORM(0xfff800000000001f, 0x0) V(0, CC_TEST) CALL(format_slot, 0, 1) END(11)
}

/* z.z---c cccccccc cccnssss 11100010 0011---- ----rrrr rrrrrrrr rrrrrrrr
 * rrrr---- -------- -------- */
TAKE(pexit)
{
    FORM(0xfff00ffffff00000, 0x0) V(0, REL_TARGET) CALL(format_slot_of_cal, 0, 1) END(11)
}

/* z.z---c cccccccc cccnssss 11100011 0000---- -------- -------- --------
 * ----.ppp -------- --kccccc */
TAKE(exit)
{
    FORM(0xfff000000000003f, 0x0) V(0, control_KEEPREFCOUNT) V(1, CC_TEST) CALL(format_slot, 0, 2)
        END(11)
}

/* z.z---c cccccccc cccnssss 11100011 1010---- -------- bbbbbbbb bbbbbbbb
 * bbbb---- -------b bb------ */
TAKE(bpt)
{
    FORM(0xfff00000000001c0, 0x0) V(0, control_BPT_KIND) CALL(opt_number, 0, 1)
        CALL(format_slot_of_cal, 1, 2) END(11)
}

/* z.z---c cccccccc cccnssss 11100011 1001---- -------- ----iiii iiiiiiii
 * iiii---- -------- --e----- */
TAKE(ide)
{
    FORM(0xfff0000ffff00020, 0x0) V(0, control_EN) V(1, control_IDE_MASK)
        CALL(format_slot_of_cal, 0, 2) END(11)
}

/* z.z---c cccccccc cccnssss 11100011 1000---- -------- -------- --------
 * -------- -------- -------- */
TAKE(ram)
{
    FORM(0xfff0000000000000, 0x0) CALL(format_slot_of_cal, 0, 0) END(11)
}

/* z.z---c cccccccc cccnssss 11100011 0110---- -------- -------- --------
 * -------- -------- ------rr */
TAKE(rtt)
{
    FORM(0xfff0000000000003, 0x0) V(0, control_RTT_OP) CALL(format_slot_of_cal, 0, 1) END(11)
}

/* z.z---c cccccccc cccnssss 11100010 1100---- -------- -------- --------
 * -------- -------- rrrrrrrr */
TAKE(getcrsptr)
{
    FORM(0xfff00000000000ff, 0x0) V(0, Rd) CALL(format_slot_of_cal, 0, 1) END(11)
}

/* z.z---c cccccccc cccnssss 11100010 1110---- -------- -------- --------
 * -------- rrrrrrrr -------- */
TAKE(setcrsptr)
{
    FORM(0xfff000000000ff00, 0x0) V(0, Ra) CALL(format_slot_of_cal, 0, 1) END(11)
}

/* z.z---c cccccccc cccnssss 01010000 11010--- -------- -------- --------
 * ----.ppp -------- rrrrrrrr */
TAKE(lepc)
{
    FORM(0xfff80000000000ff, 0x0) V(0, Rd) CALL(format_slot, 0, 1) END(11)
}

/* z.z---c cccccccc cccnssss 01010000 10110--- -------- ----nnnn nnnnnnnn
 * nnnn.ppp --tnnnnn -------- */
TAKE(nop)
{
    FORM(0xfff8000000003f00, 0x0) V(0, control_TRIG) V(1, NOP_CC_TEST) CALL(opt_number_of_nop, 0, 2)
        CALL(format_slot, 1, 3) END(11)
}

