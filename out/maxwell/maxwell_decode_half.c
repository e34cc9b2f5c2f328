/* Generated from the description maxwell by gen/emit/decode. Do not edit. */
#include "maxwell_decode.h"

/* z.zzrrc cccccccc cccnssss ........ 00010hhh h--hh--- h------h hhhhrrrr
 * rrrr.ggg rrrrrrrr rrrrrrrr */
TAKE(hadd2_r)
{
    FORM(0xfe0081000000ff, 0x0) V(0, HMRG) V(1, HFTZ) V(2, HSAT) V(3, Rd) CALL(ha, 0, 4)
        NEED(hb, 1, 9) CALL(format_slot, 2, 14) END(11)
}

/* z.zzzrc cccccccc cccnssss .......h .h-h-hhh h--hh--- hccccccc cccccccc
 * cccc.ggg rrrrrrrr rrrrrrrr */
TAKE(hadd2_c)
{
    FORM(0x160080000000ff, 0x0) V(0, HMRG) V(1, HFTZ) V(2, HSATC) V(3, Rd) CALL(ha, 0, 4)
        NEED(hci, 1, 9) CALL(format_slot, 3, 15) END(11)
}

/* z.zzzrc cccccccc cccnssss 0010110h hhhhhhhh hhhhhhhh hhhhhhhh hhhhhhhh
 * hhhh.ggg rrrrrrrr rrrrrrrr */
TAKE(hadd2_32i)
{
    FORM(0xfe9ffffffff000ff, 0x0) V(0, HFTZL) V(1, HSATC) V(2, Rd) V(7, HHI) V(8, HLO)
        CALL(hal, 0, 3) CALL(format_slot, 1, 9) END(11)
}

/* z.zzrrc cccccccc cccnssss ........ 00001hhh h--h---h h------h hhhhrrrr
 * rrrr.ggg rrrrrrrr rrrrrrrr */
TAKE(hmul2_r)
{
    FORM(0xfe0181000000ff, 0x0) V(0, HMRG) V(1, HFMZ) V(2, HSAT) V(3, Rd) CALL(hma, 0, 4)
        NEED(hb, 1, 8) CALL(format_slot, 2, 13) END(11)
}

/* z.zzzrc cccccccc cccnssss 0111100- 1h-h-hhh h--hh--h hccccccc cccccccc
 * cccc.ggg rrrrrrrr rrrrrrrr */
TAKE(hmul2_c)
{
    FORM(0xfed609fffff000ff, 0x0) V(0, HMRG) V(1, HFMZ) V(2, HSATC) V(3, Rd) V(8, HNA) V(9, HACB)
        V(10, CBANK) V(11, COFF) CALL(hma, 0, 4) LINE(1, 0) LINE(2, 0) CALL(format_slot, 3, 12)
        END(11)
}

/* z.zzzrc cccccccc cccnssss 0111100h 0--h-hhh h--hh--h hhhhhhhh hhhhhhhh
 * hhhh.ggg rrrrrrrr rrrrrrrr */
TAKE(hmul2_i)
{
    FORM(0xff9601fffff000ff, 0x0) V(0, HMRG) V(1, HFMZ) V(2, HSATC) V(3, Rd) V(9, HIHI) V(10, HILO)
        CALL(ha, 0, 4) CALL(format_slot, 1, 11) END(11)
}

/* z.zzzrc cccccccc cccnssss 0010101h hhhhhhhh hhhhhhhh hhhhhhhh hhhhhhhh
 * hhhh.ggg rrrrrrrr rrrrrrrr */
TAKE(hmul2_32i)
{
    FORM(0xff9ffffffff000ff, 0x0) V(0, HFMZL) V(1, HSATC) V(2, Rd) V(6, HHI) V(7, HLO)
        CALL(halm, 0, 3) CALL(format_slot, 1, 8) END(11)
}

/* z.zrrrc cccccccc cccnssss 01011101 00000hhh hrrrrrrr rhhhh--h hhhhrrrr
 * rrrr.ggg rrrrrrrr rrrrrrrr */
TAKE(hfma2_r)
{
    FORM(0xfffe0061000000ff, 0x0) V(0, HMRG) V(1, HFMZR) V(2, HSAT) V(3, Rd) CALL(hfa, 0, 4)
        CALL(hfr, 1, 7) CALL(hfc, 2, 11) CALL(format_slot, 3, 15) END(11)
}

/* z.zrzrc cccccccc cccnssss 01110hhh .hhhhhhh hrrrrrrr rccccccc cccccccc
 * cccc.ggg rrrrrrrr rrrrrrrr */
TAKE(hfma2_b)
{
    FORM(0xfe160000000000ff, 0x0) V(0, HMRG) V(1, HFMZC) V(2, HSATC) V(3, Rd) CALL(hfa, 0, 4)
        CALL(hfb, 1, 7) CALL(hfc_of_hfma2_b, 3, 12) CALL(format_slot, 4, 16) END(11)
}

/* z.zzrrc cccccccc cccnssss 01100hhh 1hhhhhhh hrrrrrrr rccccccc cccccccc
 * cccc.ggg rrrrrrrr rrrrrrrr */
TAKE(hfma2_c)
{
    FORM(0xfe9e007ffff000ff, 0x0) V(0, HMRG) V(1, HFMZC) V(2, HSATC) V(3, Rd) V(11, HNRC)
        V(12, CBANK) V(13, COFF) CALL(hfa, 0, 4) CALL(hfcb, 1, 7) LINE(2, 0) LINE(3, 0)
        CALL(format_slot, 4, 14) END(11)
}

/* z.zzzrc cccccccc cccnssss 0010100h hhhhhhhh hhhhhhhh hhhhhhhh hhhhhhhh
 * hhhh.ggg rrrrrrrr rrrrrrrr */
TAKE(hfma2_32i)
{
    FORM(0xff9ffffffff000ff, 0x0) V(0, HFMZL) V(1, Rd) V(5, HHI) V(6, HLO) V(7, HNRD)
        CALL(halm, 0, 2) CALL(format_slot, 1, 8) END(11)
}

/* z.zzrrc cccccccc cccnssss ........ 00011hhh hbbhhqqq qhhhh--- hhhhrrrr
 * rrrr.ggg rrrrrrrr rrrrrrrr */
TAKE(hset2_r)
{
    FORM(0xfe67f8000000ff, 0x0) V(0, HBF) V(1, HCMP) V(2, HSFTZ) V(3, BOP) V(4, Rd) V(15, Q0N)
        V(16, Q0) CALL(ha, 0, 5) NEED(hb, 1, 10) LINE(2, 0) CALL(format_slot, 3, 17) END(11)
}

/* z.zzzrc cccccccc cccnssss 0111110h .hhhhhhh hbbhhqqq qccccccc cccccccc
 * cccc.ggg rrrrrrrr rrrrrrrr */
TAKE(hset2_c)
{
    FORM(0xfe7e6780000000ff, 0x0) V(0, HBFC) V(1, HCMPC) V(2, HSFTZC) V(3, BOP) V(4, Rd) V(15, Q0N)
        V(16, Q0) CALL(ha, 0, 5) CALL(hfb, 1, 10) LINE(3, 0) CALL(format_slot, 4, 17) END(11)
}

/* z.zzrrc cccccccc cccnssss ........ 00100-hh hbbhhqqq qhhhh--- hhhhrrrr
 * rrrr.ggg rrrrrrrr -hpppppp */
TAKE(hsetp2_r)
{
    FORM(0xfa67f80000007f, 0x0) V(0, HCMP) V(1, HAND) V(2, HPFTZ) V(3, BOP) V(4, P0) V(5, P1)
        V(16, Q0N) V(17, Q0) CALL(ha, 0, 6) NEED(hb, 1, 11) LINE(2, 0) CALL(format_slot, 3, 18)
        END(11)
}

/* z.zzzrc cccccccc cccnssss .......h .hhhhhhh hbbhhqqq qccccccc cccccccc
 * cccc.ggg rrrrrrrr -hpppppp */
TAKE(hsetp2_c)
{
    FORM(0x3e67800000007f, 0x0) V(0, HCMPC) V(1, HANDC) V(2, HPFTZ) V(3, BOP) V(4, P0) V(5, P1)
        V(17, Q0N) V(18, Q0) CALL(ha, 0, 6) NEED(hci_of_hsetp2_c, 1, 11) LINE(3, 0)
        CALL(format_slot, 4, 19) END(11)
}

