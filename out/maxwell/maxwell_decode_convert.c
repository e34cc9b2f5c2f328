/* Generated from the description maxwell by gen/emit/decode. Do not edit. */
#include "maxwell_decode.h"

/* z.zzrzc cccccccc cccnssss .......t 10101ff- c-ff-ccc cccccccc ccccrrrr
 * rrrr.ggg ----0101 rrrrrrrr */
TAKE(f2f_hh)
{
    FORM(0xfc958000000fff, 0x0) V(0, FTZ) V(1, CDF) V(2, CSF) V(3, CRND) V(4, FSAT) V(5, Rd)
        V(6, CCW) NEED(cf16, 0, 7) LINE(2, 0) CALL(format_slot, 3, 15) END(11)
}

/* z.zzrzc cccccccc cccnssss .......t 10101ff- c-ff--cf fccccccc ccccrrrr
 * rrrr.ggg ----0110 rrrrrrrr */
TAKE(f2f_hs)
{
    FORM(0xfc918000000fff, 0x0) V(0, FTZ) V(1, CDF) V(2, CSF) V(3, FRND) V(4, FSAT) V(5, Rd)
        V(6, CCW) NEED(cf16, 0, 7) LINE(2, 0) CALL(format_slot, 3, 15) END(11)
}

/* z.zzrzc cccccccc cccnssss .......t 10101ff- c-ff---f fccccccc ccccrrrr
 * rrrr.ggg ----1001 rrrrrrrr */
TAKE(f2f_sh)
{
    FORM(0xfc918000000fff, 0x0) V(0, FTZ) V(1, CDF) V(2, CSF) V(3, FRND) V(4, FSAT) V(5, Rd)
        V(6, CCW) NEED(cs32, 0, 7) LINE(2, 0) CALL(format_slot, 3, 14) END(11)
}

/* z.zzrzc cccccccc cccnssss .......t 10101ff- c-ff-c-c cccccccc ccccrrrr
 * rrrr.ggg ----1010 rrrrrrrr */
TAKE(f2f_ss)
{
    FORM(0xfc958000000fff, 0x0) V(0, FTZ) V(1, CDF) V(2, CSF) V(3, CRND) V(4, FSAT) V(5, Rd)
        V(6, CCW) NEED(cs32, 0, 7) LINE(2, 0) CALL(format_slot, 3, 14) END(11)
}

/* z.zzrzc cccccccc cccnssss .......t 10101ff- c-ff---f fccccccc ccccrrrr
 * rrrr.ggg ----1101 rrrrrrrr */
TAKE(f2f_dh)
{
    FORM(0xfc918000000fff, 0x0) V(0, FTZ) V(1, CDF) V(2, CSF) V(3, FRND) V(4, FSAT) V(5, Rd)
        V(6, CCW) NEED(cs64, 0, 7) LINE(2, 0) CALL(format_slot, 3, 14) END(11)
}

/* z.zzrzc cccccccc cccnssss .......t 10101ff- c-ff-c-c cccccccc ccccrrrr
 * rrrr.ggg ----1111 rrrrrrrr */
TAKE(f2f_dd)
{
    FORM(0xfc958000000fff, 0x0) V(0, FTZ) V(1, CDF) V(2, CSF) V(3, CRND) V(4, FSAT) V(5, Rd)
        V(6, CCW) NEED(cs64, 0, 7) LINE(2, 0) CALL(format_slot, 3, 14) END(11)
}

/* z.zzrzc cccccccc cccnssss .......t 10110-f- c-ff--cc cccccccc ccccrrrr
 * rrrr.ggg ---c01cc rrrrrrrr */
TAKE(f2i_h)
{
    FORM(0xf8918000001fff, 0x0) V(0, FTZ) V(1, CDI) V(2, CSF) V(3, CINT) V(4, Rd) V(5, CCW)
        NEED(cf16, 0, 6) LINE(2, 0) CALL(format_slot, 3, 14) END(11)
}

/* z.zzrzc cccccccc cccnssss .......t 10110-f- c-ff--cc cccccccc ccccrrrr
 * rrrr.ggg ---c11cc rrrrrrrr */
TAKE(f2i_d)
{
    FORM(0xf8918000001fff, 0x0) V(0, FTZ) V(1, CDI) V(2, CSF) V(3, CINT) V(4, Rd) V(5, CCW)
        NEED(cf64, 0, 6) LINE(2, 0) CALL(format_slot, 3, 14) END(11)
}

/* z.zzrzc cccccccc cccnssss .......t 10111-f- c-f--ccf fccccccc ccccrrrr
 * rrrr.ggg --c-01cc rrrrrrrr */
TAKE(i2f_h)
{
    FORM(0xf8818000002fff, 0x0) V(0, CDF) V(1, CSI) V(2, FRND) V(3, Rd) V(4, CCW) NEED(cih, 0, 5)
        LINE(2, 0) CALL(format_slot, 3, 13) END(11)
}

/* z.zzrzc cccccccc cccnssss .......t 10111-f- c-f--ccf fccccccc ccccrrrr
 * rrrr.ggg --c-00cc rrrrrrrr */
TAKE(i2f_b)
{
    FORM(0xf8818000002fff, 0x0) V(0, CDF) V(1, CSI) V(2, FRND) V(3, Rd) V(4, CCW) NEED(cib, 0, 5)
        LINE(2, 0) CALL(format_slot, 3, 13) END(11)
}

/* z.zzrzc cccccccc cccnssss .......t 11100ff- c-f--cc- -ccccccc ccccrrrr
 * rrrr.ggg --cc01cc rrrrrrrr */
TAKE(i2i_h)
{
    FORM(0xfc800000003fff, 0x0) V(0, CDN) V(1, CSN) V(2, FSAT) V(3, Rd) V(4, CCW) NEED(cih, 0, 5)
        LINE(2, 0) CALL(format_slot, 3, 13) END(11)
}

/* z.zzrzc cccccccc cccnssss .......t 11100ff- c-f--cc- -ccccccc ccccrrrr
 * rrrr.ggg --cc00cc rrrrrrrr */
TAKE(i2i_b)
{
    FORM(0xfc800000003fff, 0x0) V(0, CDN) V(1, CSN) V(2, FSAT) V(3, Rd) V(4, CCW) NEED(cib, 0, 5)
        LINE(2, 0) CALL(format_slot, 3, 13) END(11)
}

