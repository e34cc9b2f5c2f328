/* Generated from the description maxwell by gen/emit/decode. Do not edit. */
#include "maxwell_decode.h"

/* z.zr-rc cccccccc cccnssss .......o 01011sff cfff---r rccccccc ccccrrrr
 * rrrr.ppp rrrrrrrr rrrrrrrr */
TAKE(fadd)
{
    FORM(0xfdd1800000ffff, 0x20000) V(0, FTZ) V(1, RND) V(2, SAT) V(3, Rd) V(4, CC) V(5, F_NEG_A)
        V(6, F_ABS_A) V(7, Ra) V(8, REUSE_A) LINE(0, 0) NEED(f32_b, 1, 9) CALL(format_slot, 3, 16)
        END(11)
}

/* z.z--rc cccccccc cccnssss 000010ff fffcffff ffffffff ffffffff ffffffff
 * ffff.ppp rrrrrrrr rrrrrrrr */
TAKE(fadd32i)
{
    FORM(0xfffffffffff0ffff, 0x20000) V(0, float_FTZ_32I) V(1, Rd) V(2, CC_32I)
        V(3, float_F_NEG_A_32I) V(4, float_F_ABS_A_32I) V(5, Ra) V(6, REUSE_A) V(7, FIMM32)
        V(8, float_F_NEG_B_32I) V(9, float_F_ABS_B_32I) LINE(0, 0) CALL(format_slot, 1, 10) END(11)
}

/* z.z-rrc cccccccc cccnssss .......o 01101s-n c-ffpppr rccccccc ccccrrrr
 * rrrr.ppp rrrrrrrr rrrrrrrr */
TAKE(fmul)
{
    FORM(0xfcbf800000ffff, 0x20000) V(0, float_FMZ) V(1, float_POWER) V(2, RND) V(3, SAT) V(4, Rd)
        V(5, CC) V(6, Ra) V(7, REUSE_A) NEED(f32_neg_b, 0, 8) CALL(format_slot, 2, 14) END(11)
}

/* z.z--rc cccccccc cccnssss 00011110 fffcffff ffffffff ffffffff ffffffff
 * ffff.ppp rrrrrrrr rrrrrrrr */
TAKE(fmul32i)
{
    FORM(0xfffffffffff0ffff, 0x20000) V(0, float_FMZ_53) V(1, float_F_SAT_32I) V(2, Rd) V(3, CC_32I)
        V(4, Ra) V(5, REUSE_A) V(6, FIMM32) CALL(format_slot, 0, 7) END(11)
}

/* z.zrrrc cccccccc cccnssss .......o 1ffrrsfn crrrrrrr rccccccc ccccrrrr
 * rrrr.ppp rrrrrrrr rrrrrrrr */
TAKE(ffma_b)
{
    FORM(0xfeff800000ffff, 0xa0000) V(0, float_FMZ_53) V(1, float_RND_51) V(2, SAT) V(3, Rd)
        V(4, CC) V(5, Ra) V(6, REUSE_A) V(13, F_NEG_C) V(14, Rc) V(15, REUSE_C)
        NEED(f32_neg_b_of_ffma_b, 0, 7) LINE(2, 0) CALL(format_slot, 3, 16) END(11)
}

/* z.z-rrc cccccccc cccnssss 01010001 1ffrrsfn crrrrrrr rccccccc cccccccc
 * cccc.ppp rrrrrrrr rrrrrrrr */
TAKE(ffma_c)
{
    FORM(0xfffffffffff0ffff, 0x60000) V(0, float_FMZ_53) V(1, float_RND_51) V(2, SAT) V(3, Rd)
        V(4, CC) V(5, Ra) V(6, REUSE_A) V(7, NEG_PRODUCT) V(8, Rc) V(9, REUSE_B) V(10, F_NEG_C)
        V(11, C_BANK) V(12, C_OFFSET) LINE(0, 0) LINE(1, 0) LINE(2, 0) CALL(format_slot, 3, 13)
        END(11)
}

/* z.z--rc cccccccc cccnssss 000011ff fffcffff ffffffff ffffffff ffffffff
 * ffff.ppp rrrrrrrr rrrrrrrr */
TAKE(ffma32i)
{
    FORM(0xfffffffffff0ffff, 0x20000) V(0, float_FMZ_53) V(1, float_F_SAT_32I) V(2, Rd) V(3, CC_32I)
        V(4, float_F_NEG_A_32I) V(5, Ra) V(6, REUSE_A) V(7, FIMM32) V(8, float_F_NEG_C_32I)
        LINE(0, 0) CALL(format_slot, 1, 9) END(11)
}

/* z.z-rrc cccccccc cccnssss .......o 01100-ff cfff-npp pccccccc ccccrrrr
 * rrrr.ppp rrrrrrrr rrrrrrrr */
TAKE(fmnmx)
{
    FORM(0xf9d7800000ffff, 0x20000) V(0, FTZ) V(1, Rd) V(2, CC) V(3, F_NEG_A) V(4, F_ABS_A) V(5, Ra)
        V(6, REUSE_A) V(14, NOT_Pp) V(15, Pp) LINE(0, 0) NEED(f2f_f32, 1, 7) LINE(3, 0)
        CALL(format_slot, 4, 16) END(11)
}

