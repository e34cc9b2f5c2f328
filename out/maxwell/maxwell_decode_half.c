/* Generated from the description maxwell by gen/emit/decode. Do not edit. */
#include "maxwell_decode.h"

/* z.zr-rc cccccccc cccnssss ........ 00010mms s--hh--- h------h hhssrrrr
 * rrrr.ppp rrrrrrrr rrrrrrrr */
TAKE(hadd2_r)
{
    FORM(0xff98810000ffff, 0x20000) V(0, half_MERGE) V(1, half_HADD_FTZ) V(2, half_HALF_SAT)
        V(3, Rd) V(4, half_HALF_NEG_A) V(5, half_HALF_ABS_A) V(6, Ra) V(7, half_SWIZZLE_A)
        V(8, REUSE_A) LINE(0, 0) NEED(f16_b, 1, 9) CALL(format_slot, 2, 14) END(11)
}

/* z.z--rc cccccccc cccnssss .......h .h-h-mms s--hh--- hccccccc cccccccc
 * cccc.ppp rrrrrrrr rrrrrrrr */
TAKE(hadd2_c)
{
    FORM(0x1798800000ffff, 0x20000) V(0, half_MERGE) V(1, half_HADD_FTZ) V(2, half_HALF_SAT_CONST)
        V(3, Rd) V(4, half_HALF_NEG_A) V(5, half_HALF_ABS_A) V(6, Ra) V(7, half_SWIZZLE_A)
        V(8, REUSE_A) LINE(0, 0) NEED(f16_const_or_imm, 1, 9) CALL(format_slot, 3, 15) END(11)
}

/* z.z--rc cccccccc cccnssss 0010110h hsshffff ffffffff ffffffff ffffffff
 * ffff.ppp rrrrrrrr rrrrrrrr */
TAKE(hadd2_32i)
{
    FORM(0xfffffffffff0ffff, 0x20000) V(0, half_HADD_FTZ_32I) V(1, half_HALF_SAT_CONST) V(2, Rd)
        V(3, half_HALF_NEG_CONST) V(4, Ra) V(5, half_SWIZZLE_A_32I) V(6, REUSE_A)
        V(7, half_F16_HIGH_32I) V(8, half_F16_LOW_32I) LINE(0, 0) CALL(format_slot, 1, 9) END(11)
}

/* z.z-rrc cccccccc cccnssss ........ 00001mms s--h---h h------h hhssrrrr
 * rrrr.ppp rrrrrrrr rrrrrrrr */
TAKE(hmul2_r)
{
    FORM(0xff91810000ffff, 0x20000) V(0, half_MERGE) V(1, half_HMUL_FMZ) V(2, half_HALF_SAT)
        V(3, Rd) V(4, half_HALF_ABS_A) V(5, Ra) V(6, half_SWIZZLE_A) V(7, REUSE_A) LINE(0, 0)
        NEED(f16_b_of_hmul2_r, 1, 8) CALL(format_slot, 2, 13) END(11)
}

/* z.z--rc cccccccc cccnssss 0111100- 1h-h-mms s--hh--h hccccccc cccccccc
 * cccc.ppp rrrrrrrr rrrrrrrr */
TAKE(hmul2_c)
{
    FORM(0xfed799fffff0ffff, 0x20000) V(0, half_MERGE) V(1, half_HMUL_FMZ) V(2, half_HALF_SAT_CONST)
        V(3, Rd) V(4, half_HALF_ABS_A) V(5, Ra) V(6, half_SWIZZLE_A) V(7, REUSE_A)
        V(8, half_HALF_NEG_A) V(9, half_HALF_ABS_CONST) V(10, C_BANK) V(11, C_OFFSET) LINE(0, 0)
        LINE(1, 0) LINE(2, 0) CALL(format_slot, 3, 12) END(11)
}

/* z.z--rc cccccccc cccnssss 0111100f 0--h-mms s--hh--h hfffffff ffffffff
 * ffff.ppp rrrrrrrr rrrrrrrr */
TAKE(hmul2_i)
{
    FORM(0xff9799fffff0ffff, 0x20000) V(0, half_MERGE) V(1, half_HMUL_FMZ) V(2, half_HALF_SAT_CONST)
        V(3, Rd) V(4, half_HALF_NEG_A) V(5, half_HALF_ABS_A) V(6, Ra) V(7, half_SWIZZLE_A)
        V(8, REUSE_A) V(9, half_F16_HIGH) V(10, half_F16_LOW) LINE(0, 0) CALL(format_slot, 1, 11)
        END(11)
}

/* z.z--rc cccccccc cccnssss 0010101h hsshffff ffffffff ffffffff ffffffff
 * ffff.ppp rrrrrrrr rrrrrrrr */
TAKE(hmul2_32i)
{
    FORM(0xfffffffffff0ffff, 0x20000) V(0, half_HALF_FMZ_32I) V(1, half_HALF_SAT_CONST) V(2, Rd)
        V(3, Ra) V(4, half_SWIZZLE_A_32I) V(5, REUSE_A) V(6, half_F16_HIGH_32I)
        V(7, half_F16_LOW_32I) LINE(0, 0) CALL(format_slot, 1, 8) END(11)
}

/* z.zrrrc cccccccc cccnssss 01011101 00000mms srrrrrrr rhhhh--h hhssrrrr
 * rrrr.ppp rrrrrrrr rrrrrrrr */
TAKE(hfma2_r)
{
    FORM(0xfffffff9fff0ffff, 0xe0000) V(0, half_MERGE) V(1, half_HFMA_FMZ) V(2, half_HALF_SAT)
        V(3, Rd) V(4, Ra) V(5, half_SWIZZLE_A) V(6, REUSE_A) V(7, half_HALF_NEG_B) V(8, Rb)
        V(9, half_SWIZZLE_B) V(10, REUSE_B) V(11, half_HFMA_NEG_C) V(12, Rc)
        V(13, half_HFMA_SWIZZLE_C) V(14, REUSE_C) LINE(0, 0) LINE(1, 0) LINE(2, 0)
        CALL(format_slot, 3, 15) END(11)
}

/* z.zr-rc cccccccc cccnssss 01110hhh .hhhhmms srrrrrrr rccccccc cccccccc
 * cccc.ppp rrrrrrrr rrrrrrrr */
TAKE(hfma2_b)
{
    FORM(0xfe7fff800000ffff, 0xa0000) V(0, half_MERGE) V(1, half_HFMA_FMZ_CONST)
        V(2, half_HALF_SAT_CONST) V(3, Rd) V(4, Ra) V(5, half_SWIZZLE_A) V(6, REUSE_A)
        V(12, half_HFMA_NEG_C_CONST) V(13, Rc) V(14, half_HFMA_SWIZZLE_C_CONST) V(15, REUSE_C)
        LINE(0, 0) CALL(f16_const_b, 1, 7) LINE(3, 0) CALL(format_slot, 4, 16) END(11)
}

/* z.z-rrc cccccccc cccnssss 01100hhh 1hhhhmms srrrrrrr rccccccc cccccccc
 * cccc.ppp rrrrrrrr rrrrrrrr */
TAKE(hfma2_c)
{
    FORM(0xfffffffffff0ffff, 0x60000) V(0, half_MERGE) V(1, half_HFMA_FMZ_CONST)
        V(2, half_HALF_SAT_CONST) V(3, Rd) V(4, Ra) V(5, half_SWIZZLE_A) V(6, REUSE_A)
        V(7, half_HALF_NEG_CONST) V(8, Rc) V(9, half_HFMA_SWIZZLE_C_CONST) V(10, REUSE_B)
        V(11, half_HFMA_NEG_C_CONST) V(12, C_BANK) V(13, C_OFFSET) LINE(0, 0) LINE(1, 0) LINE(2, 0)
        LINE(3, 0) CALL(format_slot, 4, 14) END(11)
}

/* z.z--rc cccccccc cccnssss 0010100h hsshffff ffffffff ffffffff ffffffff
 * ffff.ppp rrrrrrrr rrrrrrrr */
TAKE(hfma2_32i)
{
    FORM(0xfffffffffff0ffff, 0x20000) V(0, half_HALF_FMZ_32I) V(1, Rd) V(2, Ra)
        V(3, half_SWIZZLE_A_32I) V(4, REUSE_A) V(5, half_F16_HIGH_32I) V(6, half_F16_LOW_32I)
        V(7, half_HFMA_NEG_C_32I) LINE(0, 0) CALL(format_slot, 1, 8) END(11)
}

/* z.z-rrc cccccccc cccnssss ........ 00011hhs sbbhhnpp phhhh--- hhssrrrr
 * rrrr.ppp rrrrrrrr rrrrrrrr */
TAKE(hset2_r)
{
    FORM(0xfffff80000ffff, 0x20000) V(0, half_HALF_BF) V(1, half_HALF_CMP) V(2, half_HSET_FTZ)
        V(3, BOP) V(4, Rd) V(5, half_HALF_NEG_A) V(6, half_HALF_ABS_A) V(7, Ra) V(8, half_SWIZZLE_A)
        V(9, REUSE_A) V(15, NOT_Pp) V(16, Pp) LINE(0, 0) NEED(f16_b_of_hmul2_r, 1, 10) LINE(2, 0)
        CALL(format_slot, 3, 17) END(11)
}

/* z.z--rc cccccccc cccnssss 0111110h .hhhhhhs sbbhhnpp pccccccc cccccccc
 * cccc.ppp rrrrrrrr rrrrrrrr */
TAKE(hset2_c)
{
    FORM(0xfe7fff800000ffff, 0x20000) V(0, half_HALF_BF_CONST) V(1, half_HALF_CMP_CONST)
        V(2, half_HSET_FTZ_CONST) V(3, BOP) V(4, Rd) V(5, half_HALF_NEG_A) V(6, half_HALF_ABS_A)
        V(7, Ra) V(8, half_SWIZZLE_A) V(9, REUSE_A) V(15, NOT_Pp) V(16, Pp) LINE(0, 0)
        CALL(f16_const_b, 1, 10) LINE(3, 0) CALL(format_slot, 4, 17) END(11)
}

/* z.z-rrc cccccccc cccnssss ........ 00100-hs sbbhhnpp phhhh--- hhssrrrr
 * rrrr.ppp rrrrrrrr -hpppppp */
TAKE(hsetp2_r)
{
    FORM(0xfbfff80000ff7f, 0x20000) V(0, half_HALF_CMP) V(1, half_H_AND) V(2, half_HSETP_FTZ)
        V(3, BOP) V(4, Pu) V(5, Pv) V(6, half_HALF_NEG_A) V(7, half_HALF_ABS_A) V(8, Ra)
        V(9, half_SWIZZLE_A) V(10, REUSE_A) V(16, NOT_Pp) V(17, Pp) LINE(0, 0)
        NEED(f16_b_of_hmul2_r, 1, 11) LINE(2, 0) CALL(format_slot, 3, 18) END(11)
}

/* z.z--rc cccccccc cccnssss .......h .hhhhhhs sbbhhnpp pccccccc cccccccc
 * cccc.ppp rrrrrrrr -hpppppp */
TAKE(hsetp2_c)
{
    FORM(0x3fff800000ff7f, 0x20000) V(0, half_HALF_CMP_CONST) V(1, half_H_AND_CONST)
        V(2, half_HSETP_FTZ) V(3, BOP) V(4, Pu) V(5, Pv) V(6, half_HALF_NEG_A) V(7, half_HALF_ABS_A)
        V(8, Ra) V(9, half_SWIZZLE_A) V(10, REUSE_A) V(17, NOT_Pp) V(18, Pp) LINE(0, 0)
        NEED(f16_const_or_imm_of_hsetp2_c, 1, 11) LINE(3, 0) CALL(format_slot, 4, 19) END(11)
}

