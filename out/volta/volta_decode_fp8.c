/* Generated from the description volta by gen/emit/decode. Do not edit. */
#include "volta_decode.h"

/* ---rrrcc cccccccc ccccccc- ..------ ----.10- 10----zz z1sff00c rrrrrrrr
 * ffffffff ffffffff ffffffff rrrrrrrr rrrrrrrr rrrrrrrr .ppp...0 00111110 */
TAKE(f2fp_fp8_p)
{
    FORM(0xffff01ff, 0x1400000006c07fff) V(0, SATFINITE) V(1, fp8_FP8_RELU) V(2, fp8_FP8_DST)
        V(3, Rd) V(4, Ra) V(5, REUSE_A) V(12, Rc) V(13, REUSE_C) V(14, fp8_C_H1)
        NEED(src_b_of_f2fp_p, 0, 6) CALL(format_flow_of_atom_h, 1, 15) END(16)
}

/* ---zrrcc cccccccc ccccccc- ..------ ----.10- 10----zz z1sff00c rrrrrrrr
 * ffffffff ffffffff ffffffff ffffffff rrrrrrrr rrrrrrrr .ppp...0 00111110 */
TAKE(f2fp_fp8_pc)
{
    FORM(0xffff01ff, 0xc00000006c07fff) V(0, SATFINITE) V(1, fp8_FP8_RELU) V(2, fp8_FP8_DST)
        V(3, Rd) V(4, Ra) V(5, REUSE_A) V(6, Rc) V(7, REUSE_B) V(12, fp8_C_H1) NEED(c_in_b, 0, 8)
        CALL(format_flow_of_atom_h, 1, 13) END(16)
}

/* ---rrzcc cccccccc ccccccc- ..------ ----.10- 10----zz z0sff01c rrrrrrrr
 * ffffffff ffffffff ffffffff rrrrrrrr -------- rrrrrrrr .ppp...0 00111110 */
TAKE(f2fp_fp8_h)
{
    FORM(0xff01ff, 0x1000000006c07fff) CANONICAL(0xff000000, 0x0) V(0, SATFINITE) V(1, fp8_FP8_RELU)
        V(2, fp8_FP8_DST) V(3, Rd) V(10, Rc) V(11, REUSE_C) V(12, fp8_C_H1)
        NEED(src_b_of_f2fp_p, 0, 4) CALL(format_flow_of_atom_h, 1, 13) END(16)
}

/* ---zrzcc cccccccc ccccccc- ..------ ----.01b 00----zz z0swf1f- --------
 * ffffffff ffffffff ffffffff rrrrrrrr -------- rrrrrrrr .ppp...0 00111110 */
TAKE(f2fp_from_fp8)
{
    FORM(0xff01ff, 0x7c07e00) CANONICAL(0xff000000, 0xff) V(0, SATFINITE) V(1, fp8_FP8_RELU)
        V(2, fp8_WIDE_DST) V(3, fp8_FP8_SRC) V(4, Rd) V(11, fp8_B_H1) NEED(src_b_of_f2fp_p, 0, 5)
        CALL(format_flow_of_atom_h, 1, 12) END(16)
}

/* ---zrzcc cccccccc ccccccc- ..------ ----.01- 01----zt t1s1f00- --------
 * ffffffff ffffffff ffffffff rrrrrrrr -------- rrrrrrrr .ppp...0 00111110 */
TAKE(f2fp_tf32)
{
    FORM(0xff01ff, 0x6c1fe00) CANONICAL(0xff000000, 0xff) V(0, SATFINITE) V(1, fp8_FP8_RELU)
        V(2, fp8_TF32_RND) V(3, Rd) NEED(src_b_of_f2fp_p, 0, 4) CALL(format_flow_of_atom_h, 1, 10)
        END(16)
}

