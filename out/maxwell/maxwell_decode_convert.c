/* Generated from the description maxwell by gen/emit/decode. Do not edit. */
#include "maxwell_decode.h"

/* z.z-r-c cccccccc cccnssss ........ 10101sf- c-ff-ccc cccccccc ccccrrrr
 * rrrr.ppp ----0101 rrrrrrrr */
TAKE(f2f_hh)
{
    FORM(0xfc958000000fff, 0x0) V(0, FTZ) V(1, convert_DST_FLOAT) V(2, convert_SRC_FLOAT)
        V(3, convert_CVT_RND) V(4, SAT) V(5, Rd) V(6, CC) NEED(cvt_f16, 0, 7) LINE(2, 0)
        CALL(format_slot, 3, 15) END(11)
}

/* z.z-r-c cccccccc cccnssss ........ 10101sf- c-ff--cr rccccccc ccccrrrr
 * rrrr.ppp ----0110 rrrrrrrr */
TAKE(f2f_hs)
{
    FORM(0xfc918000000fff, 0x0) V(0, FTZ) V(1, convert_DST_FLOAT) V(2, convert_SRC_FLOAT) V(3, RND)
        V(4, SAT) V(5, Rd) V(6, CC) NEED(cvt_f16, 0, 7) LINE(2, 0) CALL(format_slot, 3, 15) END(11)
}

/* z.z-r-c cccccccc cccnssss .......o 10101sf- c-ff---r rccccccc ccccrrrr
 * rrrr.ppp ----1001 rrrrrrrr */
TAKE(f2f_sh)
{
    FORM(0xfc918000000fff, 0x0) V(0, FTZ) V(1, convert_DST_FLOAT) V(2, convert_SRC_FLOAT) V(3, RND)
        V(4, SAT) V(5, Rd) V(6, CC) NEED(f2f_f32, 0, 7) LINE(2, 0) CALL(format_slot, 3, 14) END(11)
}

/* z.z-r-c cccccccc cccnssss .......o 10101sf- c-ff-c-c cccccccc ccccrrrr
 * rrrr.ppp ----1010 rrrrrrrr */
TAKE(f2f_ss)
{
    FORM(0xfc958000000fff, 0x0) V(0, FTZ) V(1, convert_DST_FLOAT) V(2, convert_SRC_FLOAT)
        V(3, convert_CVT_RND) V(4, SAT) V(5, Rd) V(6, CC) NEED(f2f_f32, 0, 7) LINE(2, 0)
        CALL(format_slot, 3, 14) END(11)
}

/* z.z-r-c cccccccc cccnssss .......o 10101sf- c-ff---r rccccccc ccccrrrr
 * rrrr.ppp ----1101 rrrrrrrr */
TAKE(f2f_dh)
{
    FORM(0xfc918000000fff, 0x0) V(0, FTZ) V(1, convert_DST_FLOAT) V(2, convert_SRC_FLOAT) V(3, RND)
        V(4, SAT) V(5, Rd) V(6, CC) NEED(f2f_f64, 0, 7) LINE(2, 0) CALL(format_slot, 3, 14) END(11)
}

/* z.z-r-c cccccccc cccnssss .......o 10101sf- c-ff-c-c cccccccc ccccrrrr
 * rrrr.ppp ----1111 rrrrrrrr */
TAKE(f2f_dd)
{
    FORM(0xfc958000000fff, 0x0) V(0, FTZ) V(1, convert_DST_FLOAT) V(2, convert_SRC_FLOAT)
        V(3, convert_CVT_RND) V(4, SAT) V(5, Rd) V(6, CC) NEED(f2f_f64, 0, 7) LINE(2, 0)
        CALL(format_slot, 3, 14) END(11)
}

/* z.z-r-c cccccccc cccnssss ........ 10110-f- c-ff--cr rccccccc ccccrrrr
 * rrrr.ppp ---d01dd rrrrrrrr */
TAKE(f2i_h)
{
    FORM(0xf8918000001fff, 0x0) V(0, FTZ) V(1, convert_DST_INT) V(2, convert_SRC_FLOAT)
        V(3, convert_ROUND) V(4, Rd) V(5, CC) NEED(cvt_f16, 0, 6) LINE(2, 0)
        CALL(format_slot, 3, 14) END(11)
}

/* z.z-r-c cccccccc cccnssss .......o 10110-f- c-ff--cr rccccccc ccccrrrr
 * rrrr.ppp ---d10dd rrrrrrrr */
TAKE(f2i_s)
{
    FORM(0xf8918000001fff, 0x0) V(0, FTZ) V(1, convert_DST_INT) V(2, convert_SRC_FLOAT)
        V(3, convert_ROUND) V(4, Rd) V(5, CC) NEED(cvt_f32, 0, 6) LINE(2, 0)
        CALL(format_slot, 3, 14) END(11)
}

/* z.z-r-c cccccccc cccnssss .......o 10110-f- c-ff--cr rccccccc ccccrrrr
 * rrrr.ppp ---d11dd rrrrrrrr */
TAKE(f2i_d)
{
    FORM(0xf8918000001fff, 0x0) V(0, FTZ) V(1, convert_DST_INT) V(2, convert_SRC_FLOAT)
        V(3, convert_ROUND) V(4, Rd) V(5, CC) NEED(cvt_f64, 0, 6) LINE(2, 0)
        CALL(format_slot, 3, 14) END(11)
}

/* z.z-r-c cccccccc cccnssss .......o 10111-f- c-f--hhr rccccccc ccccrrrr
 * rrrr.ppp --s-01dd rrrrrrrr */
TAKE(i2f_h)
{
    FORM(0xf8818000002fff, 0x0) V(0, convert_DST_FLOAT) V(1, convert_SRC_INT) V(2, RND) V(3, Rd)
        V(4, CC) NEED(cvt_i16, 0, 5) LINE(2, 0) CALL(format_slot, 3, 13) END(11)
}

/* z.z-r-c cccccccc cccnssss .......o 10111-f- c-f--bbr rccccccc ccccrrrr
 * rrrr.ppp --s-00dd rrrrrrrr */
TAKE(i2f_b)
{
    FORM(0xf8818000002fff, 0x0) V(0, convert_DST_FLOAT) V(1, convert_SRC_INT) V(2, RND) V(3, Rd)
        V(4, CC) NEED(cvt_i8, 0, 5) LINE(2, 0) CALL(format_slot, 3, 13) END(11)
}

/* z.z-r-c cccccccc cccnssss .......o 11100sf- c-f--hh- -ccccccc ccccrrrr
 * rrrr.ppp --ii01ii rrrrrrrr */
TAKE(i2i_h)
{
    FORM(0xfc800000003fff, 0x0) V(0, convert_I2I_DST) V(1, convert_I2I_SRC) V(2, SAT) V(3, Rd)
        V(4, CC) NEED(cvt_i16, 0, 5) LINE(2, 0) CALL(format_slot, 3, 13) END(11)
}

/* z.z-r-c cccccccc cccnssss .......o 11100sf- c-f--bb- -ccccccc ccccrrrr
 * rrrr.ppp --ii00ii rrrrrrrr */
TAKE(i2i_b)
{
    FORM(0xfc800000003fff, 0x0) V(0, convert_I2I_DST) V(1, convert_I2I_SRC) V(2, SAT) V(3, Rd)
        V(4, CC) NEED(cvt_i8, 0, 5) LINE(2, 0) CALL(format_slot, 3, 13) END(11)
}

