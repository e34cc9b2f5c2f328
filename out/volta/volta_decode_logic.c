/* Generated from the description volta by gen/emit/decode. Do not edit. */
#include "volta_decode.h"

/* ---rrrcc cccccccc ccccccc- -------- ----.npp p---pppp llllllll rrrrrrrr
 * uuuuuuuu uuuuuuuu uuuuuuuu rrrrrrrr rrrrrrrr rrrrrrrr .ppp...0 00010010 */
TAKE(lop3)
{
    FORM(0xffff01ff, 0x140000000781ffff) V(0, PAND) V(2, Rd) V(3, Ra) V(4, REUSE_A) V(11, Rc)
        V(12, REUSE_C) V(13, LUT) V(14, NOT_Pp) V(15, Pp) CALL(opt, 0, 1) NEED(src_b, 1, 5)
        LINE(2, 0) CALL(format_flow_of_bssy, 3, 16) END(16)
}

/* ---rrrcc cccccccc ccccccc- -------- ----.--- -------h ---swss- rrrrrrrr
 * uuuuuuuu uuuuuuuu uuuuuuuu rrrrrrrr rrrrrrrr rrrrrrrr .ppp...0 00011001 */
TAKE(shf_b)
{
    FORM(0xffff01ff, 0x1400000000011eff) V(0, SHIFT_DIR) V(1, W) V(2, SHIFT_TYPE) V(3, HI) V(4, Rd)
        V(5, Ra) V(6, REUSE_A) V(13, Rc) V(14, REUSE_C) NEED(src_b, 0, 7)
        CALL(format_flow_of_bssy, 1, 15) END(16)
}

/* ---zrrcc cccccccc ccccccc- -------- ----.--- -------h ---swss- rrrrrrrr
 * uuuuuuuu uuuuuuuu uuuuuuuu uuuuuuuu rrrrrrrr rrrrrrrr .ppp...0 00011001 */
TAKE(shf_c)
{
    FORM(0xffff01ff, 0xc00000000011eff) V(0, SHIFT_DIR) V(1, W) V(2, SHIFT_TYPE) V(3, HI) V(4, Rd)
        V(5, Ra) V(6, REUSE_A) V(7, Rc) V(8, REUSE_B) NEED(c_in_b_of_shf_c, 0, 9)
        CALL(format_flow_of_bssy, 1, 13) END(16)
}

/* ---rrrcc cccccccc ccccccc- -------- ----.--- -------- -----ppp rrrrrrrr
 * uuuuuuuu uuuuuuuu uuuuuuuu rrrrrrrr rrrrrrrr rrrrrrrr .ppp...0 00010110 */
TAKE(prmt_b)
{
    FORM(0xffff01ff, 0x14000000000007ff) V(0, logic_PRMT_MODE) V(1, Rd) V(2, Ra) V(3, REUSE_A)
        V(10, Rc) V(11, REUSE_C) NEED(src_b, 0, 4) CALL(format_flow_of_bssy, 1, 12) END(16)
}

/* ---zrrcc cccccccc ccccccc- -------- ----.--- -------- -----ppp rrrrrrrr
 * uuuuuuuu uuuuuuuu uuuuuuuu uuuuuuuu rrrrrrrr rrrrrrrr .ppp...0 00010110 */
TAKE(prmt_c)
{
    FORM(0xffff01ff, 0xc000000000007ff) V(0, logic_PRMT_MODE) V(1, Rd) V(2, Ra) V(3, REUSE_A)
        V(4, Rc) V(5, REUSE_B) NEED(c_in_b_of_shf_c, 0, 6) CALL(format_flow_of_bssy, 1, 10) END(16)
}

/* ---zrrcc cccccccc ccccccc- -------- ----.npp p------- -------- --------
 * uuuuuuuu uuuuuuuu uuuuuuuu rrrrrrrr rrrrrrrr rrrrrrrr .ppp...0 00000111 */
TAKE(sel)
{
    FORM(0xffff01ff, 0x400000007800000) V(0, Rd) V(1, Ra) V(2, REUSE_A) V(9, NOT_Pp) V(10, Pp)
        NEED(src_b, 0, 3) LINE(1, 0) CALL(format_flow_of_bssy, 2, 11) END(16)
}

/* ---zrrcc cccccccc ccccccc- -------- ----.npp ppppppp- -cccbbs0 --------
 * iiiiiiii iiiiiiii iiiiiiii rrrrrrrr rrrrrrrr -------- .ppp...0 00001100 */
TAKE(isetp_n)
{
    FORM(0xff0001ff, 0x400000007fe7f00) CANONICAL(0x0, 0x70) V(0, CMP) V(1, SIGNED) V(2, BOP)
        V(3, Pu) V(4, Pv) V(5, Ra) V(6, REUSE_A) V(13, NOT_Pp) V(14, Pp)
        NEED(src_b_of_isetp_n, 0, 7) LINE(1, 0) CALL(format_flow_of_atom_a, 2, 15) END(16)
}

/* ---zrrcc cccccccc ccccccc- -------- ----.npp ppppppp- -cccbbs1 nppp----
 * iiiiiiii iiiiiiii iiiiiiii rrrrrrrr rrrrrrrr -------- .ppp...0 00001100 */
TAKE(isetp_x)
{
    FORM(0xff0001ff, 0x400000007fe7ff0) V(0, CMP) V(1, SIGNED) V(2, BOP) V(3, Pu) V(4, Pv) V(5, Ra)
        V(6, REUSE_A) V(13, NOT_Pp) V(14, Pp) V(15, NOT_Pr) V(16, Pr) NEED(src_b_of_isetp_n, 0, 7)
        LINE(1, 0) LINE(2, 0) CALL(format_flow_of_atom_a, 3, 17) END(16)
}

/* ---zrrcc cccccccc ccccccc- -------- ----.npp ppppppp- -cccbbs0 nppp----
 * iiiiiiii iiiiiiii iiiiiiii rrrrrrrr rrrrrrrr -------- .ppp...0 00001100 */
TAKE(isetp_o)
{
    FORM(0xff0001ff, 0x400000007fe7f00) V(0, CMP) V(1, SIGNED) V(2, BOP) V(3, Pu) V(4, Pv) V(5, Ra)
        V(6, REUSE_A) V(13, NOT_Pp) V(14, Pp) NEED(src_b_of_isetp_o, 0, 7) LINE(1, 0)
        CALL(opt_src_of_isetp_o, 2, 15) CALL(format_flow, 3, 17) END(16)
}

/* ---zrrcc cccccccc ccccccc- -------- ----.--- ----ppp0 lllll00n --------
 * nuuuuuuu uuuuuuuu uuuuuuuu rrrrrrrr rrrrrrrr rrrrrrrr .ppp...0 00010001 */
TAKE(lea_lo)
{
    FORM(0xffff01ff, 0x40000000001ff00) CANONICAL(0x0, 0x78000ff) V(0, Rd) V(2, NEG_A) V(3, Ra)
        V(4, REUSE_A) V(12, LEA_SHIFT) CALL(opt, 0, 1) NEED(signed_b_of_lea_lo, 1, 5)
        CALL(format_flow_of_bssy, 3, 13) END(16)
}

/* ---zrrcc cccccccc ccccccc- -------- ----.npp p---ppp0 lllll10i --------
 * iuuuuuuu uuuuuuuu uuuuuuuu rrrrrrrr rrrrrrrr rrrrrrrr .ppp...0 00010001 */
TAKE(lea_x)
{
    FORM(0xffff01ff, 0x40000000781ff00) CANONICAL(0x0, 0xff) V(0, Rd) V(2, INV_A) V(3, Ra)
        V(4, REUSE_A) V(12, LEA_SHIFT) V(13, NOT_Pp) V(14, Pp) CALL(opt, 0, 1)
        NEED(signed_b_of_lea_x, 1, 5) LINE(3, 0) CALL(format_flow_of_bssy, 4, 15) END(16)
}

/* ---rrrcc cccccccc ccccccc- -------- ----.--- ----ppp1 lllll00n rrrrrrrr
 * nuuuuuuu uuuuuuuu uuuuuuuu rrrrrrrr rrrrrrrr rrrrrrrr .ppp...0 00010001 */
TAKE(lea_hi)
{
    FORM(0xffff01ff, 0x140000000001ffff) CANONICAL(0x0, 0x7800000) V(0, Rd) V(2, NEG_A) V(3, Ra)
        V(4, REUSE_A) V(12, Rc) V(13, REUSE_C) V(14, LEA_SHIFT) CALL(opt, 0, 1)
        NEED(signed_b_of_lea_lo, 1, 5) CALL(format_flow_of_bssy, 3, 15) END(16)
}

/* ---rrrcc cccccccc ccccccc- -------- ----.npp p---ppp1 lllll10i rrrrrrrr
 * iuuuuuuu uuuuuuuu uuuuuuuu rrrrrrrr rrrrrrrr rrrrrrrr .ppp...0 00010001 */
TAKE(lea_hx)
{
    FORM(0xffff01ff, 0x140000000781ffff) V(0, Rd) V(2, INV_A) V(3, Ra) V(4, REUSE_A) V(12, Rc)
        V(13, REUSE_C) V(14, LEA_SHIFT) V(15, NOT_Pp) V(16, Pp) CALL(opt, 0, 1)
        NEED(signed_b_of_lea_x, 1, 5) LINE(3, 0) CALL(format_flow_of_bssy, 4, 17) END(16)
}

/* ---zrrcc cccccccc ccccccc- -------- ----0--- ----ppp1 lllll00n rrrrrrrr
 * uuuuuuuu uuuuuuuu uuuuuuuu uuuuuuuu rrrrrrrr rrrrrrrr .ppp0100 00010001 */
TAKE(lea_ih)
{
    FORM(0xffffffffffff0fff, 0xc0000000801ffff) CANONICAL(0x0, 0x7800000) V(0, Rd) V(2, NEG_A)
        V(3, Ra) V(4, REUSE_A) V(5, Rc) V(6, REUSE_B) V(7, UIMM) V(8, LEA_SHIFT) CALL(opt, 0, 1)
        CALL(format_flow_of_bssy, 1, 9) END(16)
}

/* ---zrrcc cccccccc ccccccc- -------- ----0npp p---ppp1 lllll10i rrrrrrrr
 * uuuuuuuu uuuuuuuu uuuuuuuu uuuuuuuu rrrrrrrr rrrrrrrr .ppp0100 00010001 */
TAKE(lea_ix)
{
    FORM(0xffffffffffff0fff, 0xc0000000f81ffff) V(0, Rd) V(2, INV_A) V(3, Ra) V(4, REUSE_A) V(5, Rc)
        V(6, REUSE_B) V(7, UIMM) V(8, LEA_SHIFT) V(9, NOT_Pp) V(10, Pp) CALL(opt, 0, 1) LINE(1, 0)
        CALL(format_flow_of_bssy, 2, 11) END(16)
}

/* ---zrzcc cccccccc ccccccc- -------- ----.--- -------- -------- --------
 * iuuuuuuu uuuuuuuu uuuuuuuu rrrrrrrr -------- rrrrrrrr .ppp...1 00001001 */
TAKE(popc)
{
    FORM(0xff01ff, 0x0) V(0, Rd) NEED(signed_b_of_lea_x, 0, 1) CALL(format_flow_of_bssy, 2, 8)
        END(16)
}

/* ---zrzcc cccccccc ccccccc- -------- ----.--- -------- -------- --------
 * uuuuuuuu uuuuuuuu uuuuuuuu rrrrrrrr -------- rrrrrrrr .ppp...1 00000001 */
TAKE(brev)
{
    FORM(0xff01ff, 0x0) V(0, Rd) NEED(src_b, 0, 1) CALL(format_flow_of_bssy, 1, 7) END(16)
}

/* ---zrzcc cccccccc ccccccc- -------- ----.--- ----ppp- -----ss- --------
 * iuuuuuuu uuuuuuuu uuuuuuuu rrrrrrrr -------- rrrrrrrr .ppp...1 00000000 */
TAKE(flo)
{
    FORM(0xff01ff, 0x600) V(0, SIGNED) V(1, SH) V(2, Rd) CALL(opt, 0, 3)
        NEED(signed_b_of_lea_x, 1, 4) CALL(format_flow_of_bssy, 3, 11) END(16)
}

/* ---zrzcc cccccccc ccccccc- -------- ----.--- -------- -------- --------
 * iiiiiiii iiiiiiii iiiiiiii rrrrrrrr -------- rrrrrrrr .ppp...0 00010011 */
TAKE(iabs)
{
    FORM(0xff01ff, 0x0) V(0, Rd) NEED(src_b_of_imad_bx, 0, 1) CALL(format_flow_of_bssy, 1, 7)
        END(16)
}

/* ---zrrcc cccccccc ccccccc- -------- ----.--- -------- ----w-s- --------
 * uuuuuuuu uuuuuuuu uuuuuuuu rrrrrrrr rrrrrrrr rrrrrrrr .ppp...0 00011010 */
TAKE(sgxt)
{
    FORM(0xffff01ff, 0x400000000000a00) V(0, W) V(1, SIGNED) V(2, Rd) V(3, Ra) V(4, REUSE_A)
        NEED(src_b, 0, 5) CALL(format_flow_of_bssy, 1, 11) END(16)
}

/* ---zrrcc cccccccc ccccccc- -------- ----.--- -------- ----w--- --------
 * uuuuuuuu uuuuuuuu uuuuuuuu rrrrrrrr rrrrrrrr rrrrrrrr .ppp...0 00011011 */
TAKE(bmsk)
{
    FORM(0xffff01ff, 0x400000000000800) V(0, W) V(1, Rd) V(2, Ra) V(3, REUSE_A) NEED(src_b, 0, 4)
        CALL(format_flow_of_bssy, 1, 10) END(16)
}

/* ---zrzcc cccccccc ccccccc- -------- ----.--- -------- ----llll --------
 * uuuuuuuu uuuuuuuu uuuuuuuu rrrrrrrr -------- rrrrrrrr .ppp...0 00000010 */
TAKE(mov)
{
    FORM(0xff01ff, 0x0) V(0, Rd) NEED(src_b, 0, 1) CALL(opt_mask, 1, 7)
        CALL(format_flow_of_bssy, 2, 8) END(16)
}

/* ---zrrcc cccccccc ccccccc- -------- ----.npp p------- ------s- --------
 * iiiiiiii iiiiiiii iiiiiiii rrrrrrrr rrrrrrrr rrrrrrrr .ppp...0 00010111 */
TAKE(imnmx)
{
    FORM(0xffff01ff, 0x400000007800200) V(0, SIGNED) V(1, Rd) V(2, Ra) V(3, REUSE_A) V(10, NOT_Pp)
        V(11, Pp) NEED(src_b_of_imad_bx, 0, 4) LINE(1, 0) CALL(format_flow_of_i2i, 2, 12) END(16)
}

/* ---zrrcc cccccccc ccccccc- ..------ ----.npp p------- -------v --------
 * iiiiiiii iiiiiiii iiiiiiii rrrrrrrr rrrrrrrr rrrrrrrr .ppp...0 01001000 */
TAKE(vimnmx)
{
    FORM(0xffff01ff, 0x400000007800100) CANONICAL(0x0, 0x7e0000) V(0, logic_VI_SIGNED) V(1, Rd)
        V(2, Ra) V(3, REUSE_A) V(10, NOT_Pp) V(11, Pp) NEED(src_b_of_isetp_n, 0, 4) LINE(1, 0)
        CALL(format_flow_of_atom_h, 2, 12) END(16)
}

