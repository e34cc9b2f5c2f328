/* Generated from the description maxwell by gen/emit/decode. Do not edit. */
#include "maxwell_decode.h"

/* z.z-rrc cccccccc cccnssss .......o 00111--- c-----mm hccccccc ccccrrrr
 * rrrr.ppp rrrrrrrr rrrrrrrr */
TAKE(imul)
{
    FORM(0xf883800000ffff, 0x20000) V(0, MUL_TYPES) V(1, HI) V(2, Rd) V(3, CC) V(4, Ra)
        V(5, REUSE_A) NEED(src_b_of_imnmx, 0, 6) CALL(format_slot, 1, 11) END(11)
}

/* z.z--rc cccccccc cccnssss 00011111 mmhciiii iiiiiiii iiiiiiii iiiiiiii
 * iiii.ppp rrrrrrrr rrrrrrrr */
TAKE(imul32i)
{
    FORM(0xfffffffffff0ffff, 0x20000) V(0, MUL_TYPES_32I) V(1, HI_32I) V(2, Rd) V(3, CC_32I)
        V(4, Ra) V(5, REUSE_A) V(6, IMM32) CALL(format_slot, 0, 7) END(11)
}

/* z.zrrrc cccccccc cccnssss .......o 0mmmmsmm crrrrrrr rccccccc ccccrrrr
 * rrrr.ppp rrrrrrrr rrrrrrrr */
TAKE(imad_b)
{
    FORM(0xe78000000000ff, 0x0) V(0, multiply_MAD_TYPES) V(1, multiply_MAD_HI) V(2, SAT)
        V(3, multiply_MAD_X) V(4, Rd) V(5, CC) CALL(opt_mad_po, 0, 0) CALL(mad_a, 1, 6)
        NEED(src_b_of_imad_b, 2, 9) CALL(mad_c, 3, 14) CALL(format_slot, 4, 17) END(11)
}

/* z.z-rrc cccccccc cccnssss 01010010 0mmmmsmm crrrrrrr rccccccc cccccccc
 * cccc.ppp rrrrrrrr rrrrrrrr */
TAKE(imad_c)
{
    FORM(0xffe7ff80000000ff, 0x40000) V(0, multiply_MAD_TYPES) V(1, multiply_MAD_HI) V(2, SAT)
        V(3, multiply_MAD_X) V(4, Rd) V(5, CC) V(9, Rc) V(10, REUSE_B) CALL(opt_mad_po, 0, 0)
        CALL(mad_a, 1, 6) CALL(mad_const_c, 2, 11) CALL(format_slot, 5, 14) END(11)
}

/* z.z--rc cccccccc cccnssss 000100mn mmhciiii iiiiiiii iiiiiiii iiiiiiii
 * iiii.ppp rrrrrrrr rrrrrrrr */
TAKE(imad32i)
{
    FORM(0xfe7ffffffff000ff, 0x0) V(0, multiply_MAD32I_TYPES) V(1, HI_32I) V(3, CC_32I) V(7, IMM32)
        CALL(opt_mad32i_po, 0, 0) CALL(mad32i_a, 1, 4) CALL(mad32i_c, 2, 2) CALL(format_slot, 3, 9)
        END(11)
}

/* z.zrrrc cccccccc cccnssss .......o 1i0iiii0 crrrrrrr rccccccc ccccrrrr
 * rrrr.ppp rrrrrrrr rrrrrrrr */
TAKE(imadsp_uu_b)
{
    FORM(0xffff800000ffff, 0xa0000) V(0, multiply_IMADSP_A) V(1, multiply_IMADSP_B)
        V(2, multiply_IMADSP_C) V(3, Rd) V(4, CC) V(5, Ra) V(6, REUSE_A) V(12, Rc) V(13, REUSE_C)
        NEED(src_b_of_imad_b, 0, 7) CALL(format_slot, 1, 14) END(11)
}

/* z.z-rrc cccccccc cccnssss 01010010 1i0iiii0 crrrrrrr rccccccc cccccccc
 * cccc.ppp rrrrrrrr rrrrrrrr */
TAKE(imadsp_uu_c)
{
    FORM(0xfffffffffff0ffff, 0x60000) V(0, multiply_IMADSP_A) V(1, multiply_IMADSP_B)
        V(2, multiply_IMADSP_C) V(3, Rd) V(4, CC) V(5, Ra) V(6, REUSE_A) V(7, Rc) V(8, REUSE_B)
        V(9, C_BANK) V(10, C_OFFSET) LINE(0, 0) CALL(format_slot, 1, 11) END(11)
}

/* z.zrrrc cccccccc cccnssss 01011011 00xxxxxx crrrrrrr rxmpx--- ----rrrr
 * rrrr.ppp rrrrrrrr rrrrrrrr */
TAKE(xmad_r)
{
    FORM(0xffe3ff880ff0ffff, 0xe0000) V(0, multiply_XMAD_TYPES) V(5, Rd) V(6, CC) V(7, Ra)
        V(8, multiply_XMAD_H1_A) V(9, REUSE_A) V(10, Rb) V(11, multiply_XMAD_H1_B) V(12, REUSE_B)
        V(13, Rc) V(14, REUSE_C) NEED(xmad_does, 0, 1) LINE(1, 0) LINE(2, 0)
        CALL(format_slot, 3, 15) END(11)
}

/* z.zr-rc cccccccc cccnssss 0011011- 00xxxxxx crrrrrrr rxmpiiii iiiiiiii
 * iiii.ppp rrrrrrrr rrrrrrrr */
TAKE(xmad_i)
{
    FORM(0xfee3ff8ffff0ffff, 0xa0000) V(0, multiply_XMAD_TYPES) V(5, Rd) V(6, CC) V(7, Ra)
        V(8, multiply_XMAD_H1_A) V(9, REUSE_A) V(10, multiply_IMM16) V(11, Rc) V(12, REUSE_C)
        NEED(xmad_does, 0, 1) LINE(1, 0) LINE(2, 0) CALL(format_slot, 3, 13) END(11)
}

/* z.zr-rc cccccccc cccnssss 0100111m pxxxxxxx crrrrrrr rccccccc cccccccc
 * cccc.ppp rrrrrrrr rrrrrrrr */
TAKE(xmad_b)
{
    FORM(0xfffffffffff0ffff, 0xa0000) V(0, multiply_XMAD_TYPES) V(1, multiply_PSL_CONST)
        V(2, multiply_MRG_CONST) V(3, multiply_XMAD_MODE_CONST) V(4, multiply_XMAD_X_CONST) V(5, Rd)
        V(6, CC) V(7, Ra) V(8, multiply_XMAD_H1_A) V(9, REUSE_A) V(10, C_BANK) V(11, C_OFFSET)
        V(12, multiply_XMAD_H1_C) V(13, Rc) V(14, REUSE_C) LINE(0, 0) LINE(1, 0) LINE(2, 0)
        LINE(3, 0) CALL(format_slot, 4, 15) END(11)
}

/* z.z-rrc cccccccc cccnssss 01010001 0xxxxxxx crrrrrrr rccccccc cccccccc
 * cccc.ppp rrrrrrrr rrrrrrrr */
TAKE(xmad_c)
{
    FORM(0xfffffffffff0ffff, 0x60000) V(0, multiply_XMAD_TYPES) V(1, multiply_XMAD_MODE_CONST)
        V(2, multiply_XMAD_X_CONST) V(3, Rd) V(4, CC) V(5, Ra) V(6, multiply_XMAD_H1_A)
        V(7, REUSE_A) V(8, Rc) V(9, multiply_XMAD_H1_C) V(10, REUSE_B) V(11, C_BANK) V(12, C_OFFSET)
        LINE(0, 0) LINE(1, 0) LINE(2, 0) LINE(3, 0) CALL(format_slot, 4, 13) END(11)
}

