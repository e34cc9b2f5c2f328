/* Generated from the description volta by gen/emit/decode. Do not edit. */
#include "volta_decode.h"

/* ---zrzcc cccccccc ccccccc- -------- ----.--- --10---f rr-01--- --------
 * naffffff ffffffff ffffffff rrrrrrrr -------- rrrrrrrr .ppp...1 00000100 */
TAKE(f2f_n)
{
    FORM(0xff01ff, 0x31d800) V(0, FTZ) V(1, convert_F2F_DST) V(2, convert_F2F_SRC) V(3, RND)
        V(4, Rd) NEED(cvt_f32, 0, 5) CALL(format_bits, 3, 0) CALL(format_flow_of_bssy, 4, 12)
        END(16)
}

/* ---zrzcc cccccccc ccccccc- -------- ----.--- --01---f rr-10--- --------
 * n.hh-ccc cccccccc ffffffff rrrrrrrr -------- rrrrrrrr .ppp...1 00000100 */
TAKE(f2f_w)
{
    FORM(0xff01ff, 0x31d800) V(0, FTZ) V(1, convert_F2F_DST) V(2, convert_F2F_SRC) V(3, RND)
        V(4, Rd) NEED(cvt_f16, 0, 5) CALL(format_bits, 3, 0) CALL(format_flow_of_bssy, 4, 13)
        END(16)
}

/* ---zrzcc cccccccc ccccccc- -------- ----.--- --11---f rr-ff--- --------
 * nadddddd dddddddd dddddddd rrrrrrrr -------- rrrrrrrr .ppp...1 00010000 */
TAKE(f2f_nd)
{
    FORM(0xff01ff, 0x31d800) V(0, FTZ) V(1, convert_F2F_DST) V(2, convert_F2F_SRC) V(3, RND)
        V(4, Rd) NEED(cvt_f64, 0, 5) CALL(format_bits, 3, 0) CALL(format_flow_of_bssy, 4, 12)
        END(16)
}

/* ---zrzcc cccccccc ccccccc- -------- ----.--- -z10---f rr100--- --------
 * naffffff ffffffff ffffffff rrrrrrrr -------- rrrrrrrr .ppp...1 00000100 */
TAKE(f2f_nb)
{
    FORM(0xff01ff, 0x31f800) V(0, FTZ) V(1, convert_F2F_SRC) V(2, RND) V(3, Rd)
        NEED(cvt_f32_of_f2f_nb, 0, 4) CALL(format_flow_of_atom_a, 3, 11) END(16)
}

/* ---zrzcc cccccccc ccccccc- ..------ ----.--- -z01---f rr100--- --------
 * n.hh-ccc cccccccc ffffffff rrrrrrrr -------- rrrrrrrr .ppp...1 00000100 */
TAKE(f2f_hb)
{
    FORM(0xff01ff, 0x31f800) V(0, FTZ) V(1, convert_F2F_SRC) V(2, RND) V(3, Rd)
        NEED(cvt_f16_of_f2f_hb, 0, 4) CALL(format_flow_of_atom_h, 3, 12) END(16)
}

/* ---zrzcc cccccccc ccccccc- ..------ ----.--- -z11---f rr100--- --------
 * nadddddd dddddddd dddddddd rrrrrrrr -------- rrrrrrrr .ppp...1 00010000 */
TAKE(f2f_db)
{
    FORM(0xff01ff, 0x31f800) V(0, FTZ) V(1, convert_F2F_SRC) V(2, RND) V(3, Rd)
        NEED(cvt_f64_of_f2f_db, 0, 4) CALL(format_flow_of_atom_h, 3, 11) END(16)
}

/* ---zrzcc cccccccc ccccccc- ..------ ----.--- -1zz---f rrzff--- --------
 * n.hh-ccc cccccccc bbbbbbbb rrrrrrrr -------- rrrrrrrr .ppp...1 00000100 */
TAKE(f2f_bn)
{
    FORM(0xff01ff, 0x41d800) V(0, FTZ) V(1, convert_F2F_DST) V(2, RND) V(3, Rd) NEED(cvt_bf16, 0, 4)
        CALL(format_flow_of_atom_h, 3, 12) END(16)
}

/* ---zrzcc cccccccc ccccccc- -------- ----.--- --01---f rrndd--d --------
 * n.hh-ccc cccccccc ffffffff rrrrrrrr -------- rrrrrrrr .ppp...1 00000101 */
TAKE(f2i_h)
{
    FORM(0xff01ff, 0x31f900) V(0, FTZ) V(1, convert_DST_INT) V(2, convert_SRC_FLOAT)
        V(3, convert_ROUND) V(4, convert_NTZ) V(5, Rd) NEED(cvt_f16, 0, 6)
        CALL(f2i_format_bit, 3, 0) CALL(format_flow_of_bssy, 4, 14) END(16)
}

/* ---zrzcc cccccccc ccccccc- -------- ----.--- --10---f rrndd--d --------
 * naffffff ffffffff ffffffff rrrrrrrr -------- rrrrrrrr .ppp...1 00000101 */
TAKE(f2i_s)
{
    FORM(0xff01ff, 0x31f900) V(0, FTZ) V(1, convert_DST_INT) V(2, convert_SRC_FLOAT)
        V(3, convert_ROUND) V(4, convert_NTZ) V(5, Rd) NEED(cvt_f32, 0, 6)
        CALL(f2i_format_bit, 3, 0) CALL(format_flow_of_bssy, 4, 13) END(16)
}

/* ---zrzcc cccccccc ccccccc- -------- ----.--- --11---f rrndd--d --------
 * nadddddd dddddddd dddddddd rrrrrrrr -------- rrrrrrrr .ppp...1 00010001 */
TAKE(f2i_d)
{
    FORM(0xff01ff, 0x31f900) V(0, FTZ) V(1, convert_DST_INT) V(2, convert_SRC_FLOAT)
        V(3, convert_ROUND) V(4, convert_NTZ) V(5, Rd) NEED(cvt_f64, 0, 6)
        CALL(f2i_format_bit, 3, 0) CALL(format_flow_of_bssy, 4, 13) END(16)
}

/* ---zrzcc cccccccc ccccccc- ..------ ----.--- -1zz---f rrndd--d --------
 * n.hh-ccc cccccccc bbbbbbbb rrrrrrrr -------- rrrrrrrr .ppp...1 00000101 */
TAKE(f2i_b)
{
    FORM(0xff01ff, 0x41f900) V(0, FTZ) V(1, convert_DST_INT) V(2, convert_ROUND) V(3, convert_NTZ)
        V(4, Rd) NEED(cvt_bf16, 0, 5) CALL(format_flow_of_atom_h, 3, 13) END(16)
}

/* ---zrzcc cccccccc ccccccc- -------- ----.--- --00---- rr-dds-- --------
 * --bb-ccc cccccccc cccccccc rrrrrrrr -------- rrrrrrrr .ppp...1 00000110 */
TAKE(i2f_b)
{
    FORM(0xff01ff, 0x30dc00) V(0, convert_DST_FLOAT) V(1, convert_SRC_INT) V(2, RND) V(3, Rd)
        NEED(cvt_part, 0, 4) CALL(f2i_format_bit, 2, 0) CALL(format_flow_of_bssy, 3, 10) END(16)
}

/* ---zrzcc cccccccc ccccccc- -------- ----.--- --01---- rr-dds-- --------
 * --hh-ccc cccccccc cccccccc rrrrrrrr -------- rrrrrrrr .ppp...1 00000110 */
TAKE(i2f_h)
{
    FORM(0xff01ff, 0x30dc00) V(0, convert_DST_FLOAT) V(1, convert_SRC_INT) V(2, RND) V(3, Rd)
        NEED(cvt_part_of_i2f_h, 0, 4) CALL(f2i_format_bit, 2, 0) CALL(format_flow_of_bssy, 3, 10)
        END(16)
}

/* ---zrzcc cccccccc ccccccc- -------- ----.--- --10---- rr-dds-- --------
 * uuuuuuuu uuuuuuuu uuuuuuuu rrrrrrrr -------- rrrrrrrr .ppp...1 00000110 */
TAKE(i2f_w)
{
    FORM(0xff01ff, 0x30dc00) V(0, convert_DST_FLOAT) V(1, convert_SRC_INT) V(2, RND) V(3, Rd)
        NEED(src_b, 0, 4) CALL(f2i_format_bit, 1, 0) CALL(format_flow_of_bssy, 2, 10) END(16)
}

/* ---zrzcc cccccccc ccccccc- ..------ ----.--- --00---- rr100s-- --------
 * --bb-ccc cccccccc cccccccc rrrrrrrr -------- rrrrrrrr .ppp...1 00000110 */
TAKE(i2f_bb)
{
    FORM(0xff01ff, 0x30fc00) V(0, convert_SRC_INT) V(1, RND) V(2, Rd) NEED(cvt_part_of_i2f_bb, 0, 3)
        CALL(format_flow_of_atom_h, 2, 9) END(16)
}

/* ---zrzcc cccccccc ccccccc- ..------ ----.--- --01---- rr100s-- --------
 * --hh-ccc cccccccc cccccccc rrrrrrrr -------- rrrrrrrr .ppp...1 00000110 */
TAKE(i2f_hb)
{
    FORM(0xff01ff, 0x30fc00) V(0, convert_SRC_INT) V(1, RND) V(2, Rd) NEED(cvt_part_of_i2f_hb, 0, 3)
        CALL(format_flow_of_atom_h, 2, 9) END(16)
}

/* ---zrzcc cccccccc ccccccc- ..------ ----.--- --10---- rr100s-- --------
 * uuuuuuuu uuuuuuuu uuuuuuuu rrrrrrrr -------- rrrrrrrr .ppp...1 00000110 */
TAKE(i2f_wb)
{
    FORM(0xff01ff, 0x30fc00) V(0, convert_SRC_INT) V(1, RND) V(2, Rd) NEED(src_b_of_i2f_wb, 0, 3)
        CALL(format_flow_of_atom_h, 1, 9) END(16)
}

/* ---zrzcc cccccccc ccccccc- -------- ----.--- --01---f rr-01--- --------
 * n.hh-ccc cccccccc ffffffff rrrrrrrr -------- rrrrrrrr .ppp...1 00000111 */
TAKE(frnd_h)
{
    FORM(0xff01ff, 0x31d800) V(0, FTZ) V(1, convert_SRC_FLOAT) V(2, convert_ROUND) V(3, Rd)
        NEED(cvt_f16, 0, 4) CALL(f2i_format_bit, 3, 0) CALL(format_flow_of_bssy, 4, 12) END(16)
}

/* ---zrzcc cccccccc ccccccc- -------- ----.--- --10---f rr-10--- --------
 * naffffff ffffffff ffffffff rrrrrrrr -------- rrrrrrrr .ppp...1 00000111 */
TAKE(frnd_s)
{
    FORM(0xff01ff, 0x31d800) V(0, FTZ) V(1, convert_SRC_FLOAT) V(2, convert_ROUND) V(3, Rd)
        NEED(cvt_f32, 0, 4) CALL(f2i_format_bit, 3, 0) CALL(format_flow_of_bssy, 4, 11) END(16)
}

/* ---zrzcc cccccccc ccccccc- -------- ----.--- --11---f rr-11--- --------
 * nadddddd dddddddd dddddddd rrrrrrrr -------- rrrrrrrr .ppp...1 00010011 */
TAKE(frnd_d)
{
    FORM(0xff01ff, 0x31d800) V(0, FTZ) V(1, convert_SRC_FLOAT) V(2, convert_ROUND) V(3, Rd)
        NEED(cvt_f64, 0, 4) CALL(f2i_format_bit, 3, 0) CALL(format_flow_of_bssy, 4, 11) END(16)
}

/* ---zrzcc cccccccc ccccccc- ..------ ----.--- -100---f rr100--- --------
 * n.hh-ccc cccccccc bbbbbbbb rrrrrrrr -------- rrrrrrrr .ppp...1 00000111 */
TAKE(frnd_b)
{
    FORM(0xff01ff, 0x71f800) V(0, FTZ) V(1, convert_ROUND) V(2, Rd) NEED(cvt_bf16, 0, 3)
        CALL(format_flow_of_atom_h, 3, 11) END(16)
}

/* ---zrzcc cccccccc ccccccc- -------- ----.--- -------- --nn---- --------
 * uuuuuuuu uuuuuuuu uuuuuuuu rrrrrrrr -------- rrrrrrrr .ppp...0 00111000 */
TAKE(i2i)
{
    FORM(0xff01ff, 0x3000) V(0, convert_NARROW) V(1, Rd) NEED(src_b, 0, 2)
        CALL(format_flow_of_i2i, 1, 8) END(16)
}

/* ---zrrcc cccccccc ccccccc- -------- ----.--- ff----0p p0sbr--- --------
 * ffffffff ffffffff ffffffff rrrrrrrr rrrrrrrr rrrrrrrr .ppp...0 00111110 */
TAKE(f2fp_p)
{
    FORM(0xffff01ff, 0x40000000003c000) CANONICAL(0x0, 0xff) V(4, convert_PACK_RND) V(5, Rd)
        V(6, Ra) V(7, REUSE_A) NEED(f2fp_mode, 0, 0) NEED(src_b_of_f2fp_p, 1, 8)
        CALL(format_flow_of_atom_a, 2, 14) END(16)
}

/* ---rrrcc cccccccc ccccccc- -------- ----.??? ?-????10 00sbr--- rrrrrrrr
 * ffffffff ffffffff ffffffff rrrrrrrr rrrrrrrr rrrrrrrr .ppp...0 00111110 */
TAKE(f2fp_rs)
{
    FORM(0xffff01ff, 0x140000000003c0ff) V(3, Rd) V(4, Ra) V(5, REUSE_A) V(12, Rc) V(13, REUSE_C)
        CALL(f2fp_mode_of_f2fp_rs, 0, 0) NEED(src_b_of_f2fp_p, 1, 6)
        CALL(format_flow_of_atom_a, 2, 14) END(16)
}

/* ---rrzcc cccccccc ccccccc- -------- ----.--- ff----0p p1sbr--h rrrrrrrr
 * ffffffff ffffffff ffffffff rrrrrrrr -------- rrrrrrrr .ppp...0 00111110 */
TAKE(f2fp_m)
{
    FORM(0xff01ff, 0x100000000003c1ff) CANONICAL(0xff000000, 0x0) V(4, convert_PACK_RND) V(5, Rd)
        V(12, Rc) V(13, REUSE_C) V(14, convert_H1) NEED(f2fp_mode, 0, 0) NEED(src_b_of_f2fp_p, 1, 6)
        CALL(format_flow_of_atom_a, 2, 15) END(16)
}

/* ---zrzcc cccccccc ccccccc- -------- ----.--- ff----0p p1sbr--h rrrrrrrr
 * ffffffff ffffffff ffffffff ffffffff -------- rrrrrrrr .ppp...0 00111110 */
TAKE(f2fp_mc)
{
    FORM(0xff01ff, 0x80000000003c1ff) CANONICAL(0xff000000, 0x0) V(4, convert_PACK_RND) V(5, Rd)
        V(6, Rc) V(7, REUSE_B) V(12, convert_H1) NEED(f2fp_mode, 0, 0) NEED(c_in_b, 1, 8)
        CALL(format_flow_of_atom_a, 2, 13) END(16)
}

/* ---rrrcc cccccccc ccccccc- ..------ ----.--- -------- ffffrf-h rrrrrrrr
 * ffffffff ffffffff ffffffff rrrrrrrr rrrrrrrr rrrrrrrr .ppp...0 01000011 */
TAKE(f2ip_b)
{
    FORM(0xffff01ff, 0x140000000000fdff) V(0, convert_F2IP_TYPE) V(1, convert_F2IP_RND)
        V(2, convert_F2IP_NTZ) V(3, convert_RELU) V(4, Rd) V(5, Ra) V(6, REUSE_A) V(13, Rc)
        V(14, REUSE_C) V(15, convert_H1) LINE(0, 0) NEED(src_b_of_f2fp_p, 1, 7)
        CALL(format_flow_of_atom_h, 2, 16) END(16)
}

/* ---zrrcc cccccccc ccccccc- ..------ ----.--- -------- ffffrf-h rrrrrrrr
 * ffffffff ffffffff ffffffff ffffffff rrrrrrrr rrrrrrrr .ppp...0 01000011 */
TAKE(f2ip_c)
{
    FORM(0xffff01ff, 0xc0000000000fdff) V(0, convert_F2IP_TYPE) V(1, convert_F2IP_RND)
        V(2, convert_F2IP_NTZ) V(3, convert_RELU) V(4, Rd) V(5, Ra) V(6, REUSE_A) V(7, Rc)
        V(8, REUSE_B) V(13, convert_H1) LINE(0, 0) NEED(c_in_b, 1, 9)
        CALL(format_flow_of_atom_h, 2, 14) END(16)
}

/* ---zrzcc cccccccc ccccccc- ..------ ----.--- --10---- ii010i-- --------
 * uuuuuuuu uuuuuuuu uuuuuuuu rrrrrrrr -------- rrrrrrrr .ppp...0 01000101 */
TAKE(i2fp)
{
    FORM(0xff01ff, 0x30fc00) V(0, convert_I2FP_SRC) V(1, convert_I2FP_RND) V(2, Rd)
        NEED(src_b_of_i2f_wb, 0, 3) CALL(format_flow_of_atom_h, 1, 9) END(16)
}

/* ---rrrcc cccccccc ccccccc- -------- ----.--- -------- -pppii.. rrrrrrrr
 * uuuuuuuu uuuuuuuu uuuuuuuu rrrrrrrr rrrrrrrr rrrrrrrr .ppp...0 00111001 */
TAKE(i2ip)
{
    FORM(0xffff01ff, 0x14000000000070ff) V(0, convert_PACKED) V(3, Rd) V(4, Ra) V(5, REUSE_A)
        V(12, Rc) V(13, REUSE_C) CALL(i2ip_sat, 0, 1) NEED(src_b, 1, 6) NEED(opt_part, 2, 0)
        CALL(format_flow_of_i2i, 3, 14) END(16)
}

