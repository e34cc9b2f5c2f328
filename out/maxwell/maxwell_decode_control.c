/* Generated from the description maxwell by gen/emit/decode. Do not edit. */
#include "maxwell_decode.h"

/* z.zzzzc cccccccc cccnssss 11100010 0100---- ----tttt tttttttt tttttttt
 * tttt.ggg -------- ul.ccccc */
TAKE(bra)
{
    FORM(0xfff00000000000df, 0x0) V(0, UNI) V(1, LMT) V(2, CCT) CALL(way, 0, 3)
        CALL(format_slot, 1, 6) END(11)
}

/* z.zzzzc cccccccc cccnssss 11100010 0101---- ----bbbb bbbbbbbb bbbbbbbb
 * bbbb.ggg rrrrrrrr -l.ccccc */
TAKE(brx)
{
    FORM(0xfff000000000005f, 0x0) V(0, LMT) V(1, CCT) CALL(nearx, 0, 2) CALL(format_slot, 1, 6)
        END(11)
}

/* z.zzzzc cccccccc cccnssss 11100010 0001bbbb bbbbbbbb bbbbbbbb bbbbbbbb
 * bbbb.ggg -------- ul.ccccc */
TAKE(jmp)
{
    FORM(0xfff00000000000df, 0x0) V(0, UNI) V(1, LMT) V(2, CCT) CALL(farway, 0, 3)
        CALL(format_slot, 1, 6) END(11)
}

/* z.zzzzc cccccccc cccnssss 11100010 0000bbbb bbbbbbbb bbbbbbbb bbbbbbbb
 * bbbb.ggg rrrrrrrr -l.ccccc */
TAKE(jmx)
{
    FORM(0xfff000000000005f, 0x0) V(0, LMT) V(1, CCT) CALL(farx, 0, 2) CALL(format_slot, 1, 6)
        END(11)
}

/* z.zzzzc cccccccc cccnssss 11100010 0110---- ----tttt tttttttt tttttttt
 * tttt---- -------- -n.----- */
TAKE(cal)
{
    FORM(0xfff0000000000040, 0x0) V(0, NOINC) CALL(way, 0, 1) CALL(format_slot_of_cal, 1, 4) END(11)
}

/* z.zzzzc cccccccc cccnssss 11100010 0010bbbb bbbbbbbb bbbbbbbb bbbbbbbb
 * bbbb---- -------- -n.----- */
TAKE(jcal)
{
    FORM(0xfff0000000000040, 0x0) V(0, NOINC) CALL(farway, 0, 1) CALL(format_slot_of_cal, 1, 4)
        END(11)
}

/* z.zzzzc cccccccc cccnssss 11100011 0010---- -------- -------- --------
 * ----.ggg -------- ---ccccc */
TAKE(ret)
{
    FORM(0xfff000000000001f, 0x0) V(0, CCT) CALL(format_slot, 0, 1) END(11)
}

/* z.zzzzc cccccccc cccnssss 11100010 1000---- ----tttt tttttttt tttttttt
 * tttt---- -------- --.----- */
TAKE(plongjmp)
{
    FORM(0xfff0000000000000, 0x0) CALL(way, 0, 0) CALL(format_slot_of_cal, 1, 3) END(11)
}

/* z.zzzzc cccccccc cccnssss 11110000 11111--- -------- -------- --------
 * ----.ggg -------- ---ccccc */
TAKE(sync)
{
    FORM(0xfff800000000001f, 0x0) V(0, CCT) CALL(format_slot, 0, 1) END(11)
}

/* z.zzzzc cccccccc cccnssss 11100010 0011---- ----tttt tttttttt tttttttt
 * tttt---- -------- -------- */
TAKE(pexit)
{
    FORM(0xfff00ffffff00000, 0x0) V(0, TO) CALL(format_slot_of_cal, 0, 1) END(11)
}

/* z.zzzzc cccccccc cccnssss 11100011 0000---- -------- -------- --------
 * ----.ggg -------- --kccccc */
TAKE(exit)
{
    FORM(0xfff000000000003f, 0x0) V(0, KEEP) V(1, CCT) CALL(format_slot, 0, 2) END(11)
}

/* z.zzzzc cccccccc cccnssss 11100011 1010---- -------- bbbbbbbb bbbbbbbb
 * bbbb---- -------b bb------ */
TAKE(bpt)
{
    FORM(0xfff00000000001c0, 0x0) V(0, BPTK) CALL(bptno, 0, 1) CALL(format_slot_of_cal, 1, 2)
        END(11)
}

/* z.zzzzc cccccccc cccnssss 11100011 1001---- -------- ----iiii iiiiiiii
 * iiii---- -------- --i----- */
TAKE(ide)
{
    FORM(0xfff0000ffff00020, 0x0) V(0, IDEN) V(1, IDEMASK) CALL(format_slot_of_cal, 0, 2) END(11)
}

/* z.zzzzc cccccccc cccnssss 11100011 1000---- -------- -------- --------
 * -------- -------- -------- */
TAKE(ram)
{
    FORM(0xfff0000000000000, 0x0) CALL(format_slot_of_cal, 0, 0) END(11)
}

/* z.zzzzc cccccccc cccnssss 11100011 0110---- -------- -------- --------
 * -------- -------- ------rr */
TAKE(rtt)
{
    FORM(0xfff0000000000003, 0x0) V(0, RTTK) CALL(format_slot_of_cal, 0, 1) END(11)
}

/* z.zzzzc cccccccc cccnssss 11100010 1100---- -------- -------- --------
 * -------- -------- rrrrrrrr */
TAKE(getcrsptr)
{
    FORM(0xfff00000000000ff, 0x0) V(0, Rd) CALL(format_slot_of_cal, 0, 1) END(11)
}

/* z.zzzzc cccccccc cccnssss 11100010 1110---- -------- -------- --------
 * -------- rrrrrrrr -------- */
TAKE(setcrsptr)
{
    FORM(0xfff000000000ff00, 0x0) V(0, Ra) CALL(format_slot_of_cal, 0, 1) END(11)
}

/* z.zzzzc cccccccc cccnssss 01010000 11010--- -------- -------- --------
 * ----.ggg -------- rrrrrrrr */
TAKE(lepc)
{
    FORM(0xfff80000000000ff, 0x0) V(0, Rd) CALL(format_slot, 0, 1) END(11)
}

/* z.zzzzc cccccccc cccnssss 01010000 10110--- -------- ----nnnn nnnnnnnn
 * nnnn.ggg --nccccc -------- */
TAKE(nop)
{
    FORM(0xfff8000000003f00, 0x0) V(0, NTRIG) V(1, CCT8) CALL(nopmask, 0, 2) CALL(format_slot, 1, 3)
        END(11)
}

