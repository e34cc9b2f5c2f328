/* Generated from the description volta by gen/emit/decode. Do not edit. */
#include "volta_decode.h"

/* ---rzrcc cccccccc ccccccc- -------- ----.--- -------f rrs---.n --------
 * naffffff ffffffff ffffffff rrrrrrrr rrrrrrrr rrrrrrrr .ppp...0 00100001 */
TAKE(fadd)
{
    FORM(0xff01ff, 0x1e000) V(0, FTZ) V(1, RND) V(2, SAT) V(3, Rd) CALL(f64_a, 0, 4)
        NEED(f32_last, 1, 7) CALL(format_flow_of_bssy, 4, 14) END(16)
}

/* ---zrrcc cccccccc ccccccc- -------- ----.--- -ppp---f rrsf--.n --------
 * naffffff ffffffff ffffffff rrrrrrrr rrrrrrrr rrrrrrrr .ppp...0 00100000 */
TAKE(fmul)
{
    FORM(0xff01ff, 0x71f000) V(0, FMZ) V(1, float_POWER) V(2, RND) V(3, SAT) V(4, Rd)
        CALL(f64_a, 0, 5) NEED(cvt_f32, 1, 8) CALL(format_flow_of_bssy, 4, 15) END(16)
}

/* ---rrrcc cccccccc ccccccc- -------- ----.--- -------f rrsfn..n rrrrrrrr
 * naffffff ffffffff ffffffff rrrrrrrr rrrrrrrr rrrrrrrr .ppp...0 00100011 */
TAKE(ffma_b)
{
    FORM(0xff01ff, 0x1f000) V(0, FMZ) V(1, RND) V(2, SAT) V(3, Rd) CALL(f64_a, 0, 4)
        NEED(cvt_f32, 1, 7) CALL(f64_rc, 4, 14) CALL(format_flow_of_bssy, 5, 17) END(16)
}

/* ---zrrcc cccccccc ccccccc- -------- ----.--- -------f rrsfn..n rrrrrrrr
 * ffffffff ffffffff ffffffff ffffffff rrrrrrrr rrrrrrrr .ppp...0 00100011 */
TAKE(ffma_c)
{
    FORM(0xff01ff, 0x1f000) V(0, FMZ) V(1, RND) V(2, SAT) V(3, Rd) CALL(f64_a, 0, 4)
        CALL(f64_rc_of_dfma_c, 1, 7) NEED(f32_c_in_b, 2, 10) CALL(format_flow_of_bssy, 5, 15)
        END(16)
}

/* ---zrrcc cccccccc ccccccc- -------- ----.npp p-----nf ------.n --------
 * naffffff ffffffff ffffffff rrrrrrrr rrrrrrrr rrrrrrrr .ppp...0 00001001 */
TAKE(fmnmx_n)
{
    FORM(0xff01ff, 0x7800000) V(2, Rd) V(13, NOT_Pp) V(14, Pp) NEED(minmax_mode, 0, 0)
        NEED(no_xorsign, 1, 0) LINE(2, 0) CALL(f64_a, 3, 3) NEED(cvt_f32, 4, 6) LINE(7, 0)
        CALL(format_flow_of_bssy, 8, 15) END(16)
}

/* ---zrrcc cccccccc ccccccc- ..------ ----.npp p----1nf ------.n --------
 * naffffff ffffffff ffffffff rrrrrrrr rrrrrrrr rrrrrrrr .ppp...0 00001001 */
TAKE(fmnmx_x)
{
    FORM(0xff01ff, 0x7840000) V(2, Rd) V(13, NOT_Pp) V(14, Pp) NEED(minmax_mode_of_fmnmx_x, 0, 0)
        LINE(1, 0) CALL(f64_a, 2, 3) NEED(cvt_f32_of_f2f_nb, 3, 6) LINE(6, 0)
        CALL(format_flow_of_atom_h, 7, 15) END(16)
}

/* ---zrrcc cccccccc ccccccc- ..------ ----.npp pppp-xnf ------.n ------1-
 * naffffff ffffffff ffffffff rrrrrrrr rrrrrrrr rrrrrrrr .ppp...0 00001001 */
TAKE(fmnmx_isa)
{
    FORM(0xff01ff, 0x7f70002) V(0, FTZ) V(1, NAN) V(2, XORSIGN) V(3, Rd) V(4, Pv) V(15, NOT_Pp)
        V(16, Pp) CALL(f64_a, 0, 5) NEED(cvt_f32_of_f2f_nb, 1, 8) LINE(4, 0)
        CALL(format_flow_of_atom_h, 5, 17) END(16)
}

/* ---zrrcc cccccccc ccccccc- -------- ----.npp p------f ------.n --------
 * naffffff ffffffff ffffffff rrrrrrrr rrrrrrrr rrrrrrrr .ppp...0 00001000 */
TAKE(fsel)
{
    FORM(0xff01ff, 0x7810000) V(0, FTZ) V(1, Rd) V(12, NOT_Pp) V(13, Pp) CALL(f64_a, 0, 2)
        NEED(cvt_f32, 1, 5) LINE(4, 0) CALL(format_flow_of_bssy, 5, 14) END(16)
}

/* ---zrrcc cccccccc ccccccc- -------- ----.npp p------f ffffbb.n --------
 * naffffff ffffffff ffffffff rrrrrrrr rrrrrrrr rrrrrrrr .ppp...0 00001010 */
TAKE(fset)
{
    FORM(0xff01ff, 0x781fc00) V(0, FLOAT_CMP) V(1, FTZ) V(2, BOP) V(3, Rd) V(14, NOT_Pp) V(15, Pp)
        CALL(f64_a, 0, 4) NEED(cvt_f32, 1, 7) LINE(4, 0) CALL(format_flow_of_bssy, 5, 16) END(16)
}

/* ---zrrcc cccccccc ccccccc- -------- ----.npp pppppppf ffffbb.n --------
 * naffffff ffffffff ffffffff rrrrrrrr rrrrrrrr -------- .ppp...0 00001011 */
TAKE(fsetp)
{
    FORM(0x1ff, 0x7fffc00) V(0, FLOAT_CMP) V(1, FTZ) V(2, BOP) V(3, Pu) V(4, Pv) V(15, NOT_Pp)
        V(16, Pp) CALL(f64_a, 0, 5) NEED(cvt_f32, 1, 8) LINE(4, 0) CALL(format_flow_of_bssy, 5, 17)
        END(16)
}

/* ---zrrcc cccccccc ccccccc- -------- ----.--- ----ppp- ------.n --------
 * naffffff ffffffff ffffffff rrrrrrrr rrrrrrrr -------- .ppp...1 00000010 */
TAKE(fchk)
{
    FORM(0x1ff, 0xe0000) V(0, Pu) CALL(f64_a, 0, 1) NEED(cvt_f32, 1, 4)
        CALL(format_flow_of_bssy, 4, 11) END(16)
}

/* ---rzrcc cccccccc ccccccc- -------- ----0--- -------f rrn----- rrrrrrrr
 * -------- -------- -------- ssssssss rrrrrrrr rrrrrrrr .ppp1000 00100010 */
TAKE(fswzadd)
{
    FORM(0xffffff0fff, 0x140000000801e0ff) V(0, FTZ) V(1, RND) V(2, NDV) V(3, Rd) V(4, Ra)
        V(5, REUSE_A) V(6, Rc) V(7, REUSE_C) V(8, float_SIGNS0) V(9, float_SIGNS1)
        V(10, float_SIGNS2) V(11, float_SIGNS3) CALL(format_flow_of_bssy, 0, 12) END(16)
}

/* ---zrzcc cccccccc ccccccc- -------- ----.--- -------- --mmmm-- --------
 * n.---ccc cccccccc cccccccc rrrrrrrr -------- rrrrrrrr .ppp...1 00001000 */
TAKE(mufu_r)
{
    FORM(0xff01ff, 0x3c00) V(0, float_MUFU_OP) V(1, Rd) NEED(mufu_f32, 0, 0) NEED(f32_b, 1, 2)
        CALL(format_flow_of_bssy, 4, 8) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----0--- -------- --mmmm-- --------
 * ffffffff ffffffff ffffffff ffffffff -------- rrrrrrrr .ppp1001 00001000 */
TAKE(mufu_s)
{
    FORM(0xffffffff00ff0fff, 0x8003c00) V(0, float_MUFU_OP) V(1, Rd) V(2, FIMM) NEED(mufu_f32, 0, 0)
        CALL(format_flow_of_bssy, 1, 3) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----0--- -------- --011m-- --------
 * dddddddd dddddddd dddddddd dddddddd -------- rrrrrrrr .ppp1001 00001000 */
TAKE(mufu_d)
{
    FORM(0xffffffff00ff0fff, 0x8003c00) V(0, float_MUFU_OP) V(1, Rd) V(2, DIMM) NEED(mufu_f32, 0, 0)
        CALL(format_flow_of_bssy, 1, 3) END(16)
}

/* ---zrzcc cccccccc ccccccc- -------- ----.--- -------- --mmmm.- --------
 * n.hh-ccc cccccccc ffffffff rrrrrrrr -------- rrrrrrrr .ppp...1 00001000 */
TAKE(mufu_h)
{
    FORM(0xff01ff, 0x3c00) V(0, float_MUFU_OP) V(1, Rd) NEED(mufu_half, 0, 0)
        NEED(cvt_f16_of_f2f_hb, 1, 2) CALL(format_flow_of_atoms_tu, 4, 10) END(16)
}

/* ---zrzcc cccccccc ccccccc- ..------ ----.--- -------- --mmmm10 --------
 * n.hh-ccc cccccccc bbbbbbbb rrrrrrrr -------- rrrrrrrr .ppp...1 00001000 */
TAKE(mufu_b)
{
    FORM(0xff01ff, 0x3f00) V(0, float_MUFU_OP) V(1, Rd) NEED(cvt_bf16, 0, 2)
        CALL(format_flow_of_atom_h, 3, 10) END(16)
}

