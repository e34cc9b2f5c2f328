/* Generated from the description volta by gen/emit/decode. Do not edit. */
#include "volta_decode.h"

/* ---rrrcc cccccccc ccccccc- -------- ----0--- -------s shshslln rrrrrrrr
 * n------- -------- -------- rrrrrrrr rrrrrrrr rrrrrrrr .ppp0010 00110110 */
TAKE(hmma_884)
{
    FORM(0x800000ffffff0fff, 0x1c0000000801ffff) V(0, tensor_SHAPE_884) V(1, tensor_HMMA_884_TYPE)
        V(2, tensor_STEP) V(3, SATFINITE) V(4, Rd) V(5, NEG_A) V(6, Ra) V(7, REUSE_A)
        V(8, tensor_LAYOUT_A) V(9, NEG_B) V(10, Rb) V(11, REUSE_B) V(12, tensor_LAYOUT_B) V(13, Rc)
        V(14, REUSE_C) LINE(0, 0) CALL(format_flow, 1, 15) END(16)
}

/* ---rrrcc cccccccc ccccccc- -------- ----0--- ----zz-- -hshh--n rrrrrrrr
 * n------- -------- -------- rrrrrrrr rrrrrrrr rrrrrrrr .ppp0010 00111100 */
TAKE(hmma_t)
{
    FORM(0x800000ffffff0fff, 0x1c000000080079ff) V(0, tensor_HMMA_SHAPE) V(1, tensor_HMMA_DST)
        V(2, SATFINITE) V(3, Rd) V(4, NEG_A) V(5, Ra) V(6, REUSE_A) V(7, NEG_B) V(8, Rb)
        V(9, REUSE_B) V(10, Rc) V(11, REUSE_C) LINE(0, 0) CALL(format_flow, 1, 12) END(16)
}

/* ---rrrcc cccccccc ccccccc- -------- ----0-uu u---hh-- -h-hh-0n rrrrrrrr
 * n------- -------- -------- rrrrrrrr rrrrrrrr rrrrrrrr .ppp0010 00111100 */
TAKE(hmma_a)
{
    FORM(0x800000ffffff0fff, 0x1c000000080c5bff) V(0, tensor_HMMA_SHAPE) V(1, tensor_HMMA_DST)
        V(2, tensor_HMMA_FORMAT) V(3, Rd) V(4, NEG_A) V(5, Ra) V(6, REUSE_A) V(7, NEG_B) V(8, Rb)
        V(9, REUSE_B) V(10, Rc) V(11, REUSE_C) CALL(opt_upmma, 0, 12) CALL(extra, 1, 0)
        CALL(format_flow_of_atom_a, 2, 14) END(16)
}

/* ---rrrcc cccccccc ccccccc- -------- ----0-uu u---hh-- -h-hh-1n rrrrrrrr
 * n------- -----mmm mmmmmmmm rrrrrrrr rrrrrrrr rrrrrrrr .ppp0010 00111100 */
TAKE(hmma_sp)
{
    FORM(0x8007ffffffff0fff, 0x1c000000080c5bff) V(0, tensor_HMMA_SP_SHAPE) V(1, tensor_HMMA_DST)
        V(2, tensor_HMMA_FORMAT) V(3, Rd) V(4, NEG_A) V(5, Ra) V(6, REUSE_A) V(7, NEG_B) V(8, Rb)
        V(9, REUSE_B) V(10, Rc) V(11, REUSE_C) V(14, tensor_META) V(15, tensor_META_REUSE)
        V(16, tensor_META_THREADS) CALL(opt_upmma, 0, 12) CALL(extra, 1, 0)
        CALL(format_flow_of_atom_a, 2, 17) END(16)
}

/* ---rrrcc cccccccc ccccccc- -------- ----0-uu uiiiis?? ?i?ii100 rrrrrrrr
 * ???????? ???????? ???????? rrrrrrrr rrrrrrrr rrrrrrrr .ppp0010 00110111 */
TAKE(imma)
{
    FORM(0xffffff0fff, 0x1c000000087c5fff) V(0, tensor_IMMA_SHAPE) V(1, tensor_IMMA_TYPE_A)
        V(2, tensor_IMMA_TYPE_B) V(3, tensor_SAT_82) V(4, Rd) V(5, Ra) V(6, REUSE_A) V(7, Rb)
        V(8, REUSE_B) V(9, Rc) V(10, REUSE_C) CALL(opt_upmma_of_imma, 0, 11)
        CALL(format_flow_of_i2i, 1, 13) END(16)
}

/* ---rrrcc cccccccc ccccccc- -------- ----0-uu uiiiis-- -i-ii101 rrrrrrrr
 * -------- -----mmm mmmmmmmm rrrrrrrr rrrrrrrr rrrrrrrr .ppp0010 00110111 */
TAKE(imma_sp)
{
    FORM(0x7ffffffff0fff, 0x1c000000087c5fff) V(0, tensor_IMMA_SP_SHAPE) V(1, tensor_IMMA_TYPE_A)
        V(2, tensor_IMMA_TYPE_B) V(3, tensor_SAT_82) V(4, Rd) V(5, Ra) V(6, REUSE_A) V(7, Rb)
        V(8, REUSE_B) V(9, Rc) V(10, REUSE_C) V(13, tensor_META) V(14, tensor_META_REUSE)
        V(15, tensor_META_THREADS) CALL(opt_upmma, 0, 11) CALL(format_flow_of_atom_a, 1, 16) END(16)
}

/* ---rrrcc cccccccc ccccccc- -------- ----0-uu u------1 -b0bb10- rrrrrrrr
 * -------- -------- -------- rrrrrrrr rrrrrrrr rrrrrrrr .ppp0010 00111101 */
TAKE(bmma)
{
    FORM(0xffffff0fff, 0x1c00000008017eff) V(0, tensor_BMMA_SHAPE) V(1, tensor_BMMA_OP) V(2, Rd)
        V(3, Ra) V(4, REUSE_A) V(5, Rb) V(6, REUSE_B) V(7, Rc) V(8, REUSE_C)
        CALL(opt_upmma_of_bmma, 0, 9) CALL(format_flow_of_atoms_tu, 1, 11) END(16)
}

/* ---rrrcc cccccccc ccccccc- -------- ----0-uu u------- rr-0n..n rrrrrrrr
 * n.------ -------- -------- rrrrrrrr rrrrrrrr rrrrrrrr .ppp0010 00111111 */
TAKE(dmma_a)
{
    FORM(0xff0fff, 0x800d000) V(0, RND) V(1, Rd) CALL(f64_a, 0, 2) CALL(dmma_b, 1, 5)
        CALL(f64_rc, 2, 8) CALL(opt_upmma, 3, 11) CALL(format_flow_of_atom_a, 4, 13) END(16)
}

/* ---rrrcc cccccccc ccccccc- ..------ ----0.uu u------- rrddn..n rrrrrrrr
 * n.------ -------- -------- rrrrrrrr rrrrrrrr rrrrrrrr .ppp0010 00111111 */
TAKE(dmma_h)
{
    FORM(0xff0fff, 0x800f000) V(0, tensor_DMMA_SHAPE) V(1, RND) V(2, Rd) CALL(f64_a, 0, 3)
        CALL(dmma_b, 1, 6) CALL(f64_rc, 2, 9) CALL(opt_upmma_of_dmma_h, 3, 12)
        CALL(format_flow_of_atom_h, 4, 14) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----0--- -------- mmmm0--- --------
 * -------- -------- -------- -------- rrrrrrrr rrrrrrrr .ppp0010 00111010 */
TAKE(movm)
{
    FORM(0xffff0fff, 0x800f800) V(0, tensor_MOVM_SIZE) V(1, tensor_MOVM_KIND) V(2, Rd) V(3, Ra)
        CALL(format_flow_of_atoms_tu, 0, 4) END(16)
}

/* ---rzrcc cccccccc ccccccc- ..------ ----1??? ???????? ???????? rrrrrrrr
 * ???????? ???????? ???????? ??uuuuuu rrrrrrrr rrrrrrrr .ppp1101 11110000 */
TAKE(hgmma_hgmma_r)
{
    FORM(0x3fffff0fff, 0x14000000080000ff) V(0, Rd) V(1, Ra) V(2, REUSE_A) V(3, URb) V(4, Rc)
        V(5, REUSE_C) CALL(format_flow_of_atom_h, 0, 6) END(16)
}

/* ---rzzcc cccccccc ccccccc- ..------ ----1??? ???????? ???????? rrrrrrrr
 * ???????? ???????? ???????? ???????? ??uuuuuu rrrrrrrr .ppp1001 11110000 */
TAKE(hgmma_hgmma_d)
{
    FORM(0x3fff0fff, 0x10000000080000ff) V(0, Rd) V(1, URa) V(2, Rc) V(3, REUSE_C)
        CALL(format_flow_of_atom_h, 0, 4) END(16)
}

