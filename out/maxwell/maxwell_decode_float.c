/* Generated from the description maxwell by gen/emit/decode. Do not edit. */
#include "maxwell_decode.h"

/* z.zrzrc cccccccc cccnssss .......t 01011fff cfff---f fccccccc ccccrrrr
 * rrrr.ggg rrrrrrrr rrrrrrrr */
TAKE(fadd)
{
    FORM(0xfdd1800000ffff, 0x20000) V(0, FTZ) V(1, FRND) V(2, FSAT) V(3, Rd) V(4, CCW) V(5, FNA)
        V(6, FAA) V(7, Ra) V(8, RA) LINE(0, 0) NEED(fb, 1, 9) CALL(format_slot, 3, 16) END(11)
}

/* z.zzzrc cccccccc cccnssss 000010ff fffcffff ffffffff ffffffff ffffffff
 * ffff.ggg rrrrrrrr rrrrrrrr */
TAKE(fadd32i)
{
    FORM(0xfffffffffff0ffff, 0x20000) V(0, FTZL) V(1, Rd) V(2, CCWL) V(3, FNAL) V(4, FAAL) V(5, Ra)
        V(6, RA) V(7, FIMM32) V(8, FNBL) V(9, FABL) LINE(0, 0) CALL(format_slot, 1, 10) END(11)
}

/* z.zzrrc cccccccc cccnssss .......t 01101f-f c-ffffff fccccccc ccccrrrr
 * rrrr.ggg rrrrrrrr rrrrrrrr */
TAKE(fmul)
{
    FORM(0xfcbf800000ffff, 0x20000) V(0, FMZ) V(1, FSCALE) V(2, FRND) V(3, FSAT) V(4, Rd) V(5, CCW)
        V(6, Ra) V(7, RA) NEED(fbn, 0, 8) CALL(format_slot, 2, 14) END(11)
}

/* z.zzzrc cccccccc cccnssss 00011110 fffcffff ffffffff ffffffff ffffffff
 * ffff.ggg rrrrrrrr rrrrrrrr */
TAKE(fmul32i)
{
    FORM(0xfffffffffff0ffff, 0x20000) V(0, FMZH) V(1, FSATL) V(2, Rd) V(3, CCWL) V(4, Ra) V(5, RA)
        V(6, FIMM32) CALL(format_slot, 0, 7) END(11)
}

/* z.zrrrc cccccccc cccnssss .......t 1fffffff crrrrrrr rccccccc ccccrrrr
 * rrrr.ggg rrrrrrrr rrrrrrrr */
TAKE(ffma_b)
{
    FORM(0xfeff800000ffff, 0xa0000) V(0, FMZH) V(1, FRNDH) V(2, FSAT) V(3, Rd) V(4, CCW) V(5, Ra)
        V(6, RA) V(13, FNC) V(14, Rc) V(15, RC) NEED(fbn_of_ffma_b, 0, 7) LINE(2, 0)
        CALL(format_slot, 3, 16) END(11)
}

/* z.zzrrc cccccccc cccnssss 01010001 1fffffff crrrrrrr rccccccc cccccccc
 * cccc.ggg rrrrrrrr rrrrrrrr */
TAKE(ffma_c)
{
    FORM(0xfffffffffff0ffff, 0x60000) V(0, FMZH) V(1, FRNDH) V(2, FSAT) V(3, Rd) V(4, CCW) V(5, Ra)
        V(6, RA) V(7, FNM) V(8, Rc) V(9, RB) V(10, FNC) V(11, CBANK) V(12, COFF) LINE(0, 0)
        LINE(1, 0) LINE(2, 0) CALL(format_slot, 3, 13) END(11)
}

/* z.zzzrc cccccccc cccnssss 000011ff fffcffff ffffffff ffffffff ffffffff
 * ffff.ggg rrrrrrrr rrrrrrrr */
TAKE(ffma32i)
{
    FORM(0xfffffffffff0ffff, 0x20000) V(0, FMZH) V(1, FSATL) V(2, Rd) V(3, CCWL) V(4, FNAL) V(5, Ra)
        V(6, RA) V(7, FIMM32) V(8, FNCL) LINE(0, 0) CALL(format_slot, 1, 9) END(11)
}

/* z.zzrrc cccccccc cccnssss .......t 01100-ff cfff-qqq qccccccc ccccrrrr
 * rrrr.ggg rrrrrrrr rrrrrrrr */
TAKE(fmnmx)
{
    FORM(0xf9d7800000ffff, 0x20000) V(0, FTZ) V(1, Rd) V(2, CCW) V(3, FNA) V(4, FAA) V(5, Ra)
        V(6, RA) V(14, Q0N) V(15, Q0) LINE(0, 0) NEED(cs32, 1, 7) LINE(3, 0)
        CALL(format_slot, 4, 16) END(11)
}

