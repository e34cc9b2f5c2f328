/* Generated from the description volta by gen/emit/decode. Do not edit. */
#include "volta_decode.h"

/* ---rzrcc cccccccc ccccccc- -------- ----.--- --a----f -fs-ss.n --------
 * nassffff ffffffff ffffffff rrrrrrrr rrrrrrrr rrrrrrrr .ppp...0 00110000 */
TAKE(hadd2)
{
    FORM(0xff01ff, 0x12000) V(2, FTZ) V(3, SAT) V(4, Rd) CALL(add_mode, 0, 0) CALL(f16_a, 1, 5)
        NEED(f16_last, 4, 10) CALL(format_flow_of_bssy, 13, 22) END(16)
}

/* ---zrrcc cccccccc ccccccc- -------- ----.--- --m----f -fsfss.n --------
 * nassffff ffffffff ffffffff rrrrrrrr rrrrrrrr rrrrrrrr .ppp...0 00110010 */
TAKE(hmul2)
{
    FORM(0xff01ff, 0x13000) V(2, FMZ) V(3, SAT) V(4, Rd) CALL(mul_mode, 0, 0) CALL(f16_a, 1, 5)
        NEED(f16_b, 4, 10) CALL(format_flow_of_bssy, 13, 22) END(16)
}

/* ---rrrcc cccccccc ccccccc- -------- ----.--- -s-f.ssf -fsfss.n rrrrrrrr
 * nassffff ffffffff ffffffff rrrrrrrr rrrrrrrr rrrrrrrr .ppp...0 00110001 */
TAKE(hfma2_b)
{
    FORM(0xff01ff, 0x0) V(3, Rd) NEED(fma_mode, 0, 0) CALL(f16_a, 1, 4) NEED(fma_b, 4, 9)
        CALL(f16_rc, 13, 21) CALL(format_flow_of_bssy, 16, 26) END(16)
}

/* ---zrrcc cccccccc ccccccc- -------- ----.--- -s-f.ssf -fsfss.n rrrrrrrr
 * ffffffff ffffffff ffffffff ffffffff rrrrrrrr rrrrrrrr .ppp...0 00110001 */
TAKE(hfma2_c)
{
    FORM(0xff01ff, 0x0) V(3, Rd) NEED(fma_mode, 0, 0) CALL(f16_a, 1, 4)
        CALL(f16_rc_of_hfma2_c, 4, 9) NEED(fma_c_in_b, 7, 14) CALL(format_flow_of_bssy, 14, 24)
        END(16)
}

/* ---rrrcc cccccccc ccccccc- -------- ----.npp ps.f.ssf 1f0fss.n rrrrrrrr
 * nassffff ffffffff ffffffff rrrrrrrr rrrrrrrr rrrrrrrr .ppp...0 00110001 */
TAKE(hfma2_rb)
{
    FORM(0xff01ff, 0xa000) V(2, Rd) NEED(relu_mode, 0, 0) CALL(f16_a_of_hfma2_rb, 1, 3)
        NEED(fma_b_of_hfma2_rb, 4, 8) CALL(f16_rc_of_hfma2_rb, 13, 20) CALL(opt_src, 16, 25)
        CALL(format_flow_of_atom_a, 17, 27) END(16)
}

/* ---zrrcc cccccccc ccccccc- -------- ----.npp ps.f.ssf 1f0fss.n rrrrrrrr
 * ffffffff ffffffff ffffffff ffffffff rrrrrrrr rrrrrrrr .ppp...0 00110001 */
TAKE(hfma2_rc)
{
    FORM(0xff01ff, 0xa000) V(2, Rd) NEED(relu_mode, 0, 0) CALL(f16_a_of_hfma2_rb, 1, 3)
        CALL(f16_rc_of_hfma2_rc, 4, 8) NEED(fma_c_in_b_of_hfma2_rc, 7, 13) CALL(opt_src, 14, 23)
        CALL(format_flow_of_atom_a, 15, 25) END(16)
}

/* ---rrrcc cccccccc ccccccc- -------- ----.--- ---f.--f 0-sf--.n rrrrrrrr
 * naffffff ffffffff ffffffff rrrrrrrr rrrrrrrr rrrrrrrr .ppp...0 00110101 */
TAKE(hfma2_mma_b)
{
    FORM(0xff01ff, 0x8000) V(2, Rd) NEED(mma_mode, 0, 0) CALL(f64_a, 1, 3) NEED(mma_b, 2, 6)
        CALL(mma_rc, 5, 16) CALL(format_flow_of_atom_a, 6, 19) END(16)
}

/* ---zrrcc cccccccc ccccccc- -------- ----.--- ---f.--f 0-sf--.n rrrrrrrr
 * ffffffff ffffffff ffffffff ffffffff rrrrrrrr rrrrrrrr .ppp...0 00110101 */
TAKE(hfma2_mma_c)
{
    FORM(0xff01ff, 0x8000) V(2, Rd) NEED(mma_mode, 0, 0) CALL(f64_a, 1, 3)
        CALL(mma_rc_of_hfma2_mma_c, 2, 6) NEED(mma_c_in_b, 3, 9) CALL(format_flow_of_atom_a, 6, 17)
        END(16)
}

/* ---rrrcc cccccccc ccccccc- -------- ----.npp p--f.--f 1-0f--.n rrrrrrrr
 * naffffff ffffffff ffffffff rrrrrrrr rrrrrrrr rrrrrrrr .ppp...0 00110101 */
TAKE(hfma2_mma_rb)
{
    FORM(0xff01ff, 0xa000) V(2, Rd) NEED(mma_mode, 0, 0) CALL(f64_a, 1, 3) NEED(mma_b, 2, 6)
        CALL(mma_rc, 5, 16) CALL(opt_src, 6, 19) CALL(format_flow_of_atom_a, 7, 21) END(16)
}

/* ---zrrcc cccccccc ccccccc- -------- ----.npp p--f.--f 1-0f--.n rrrrrrrr
 * ffffffff ffffffff ffffffff ffffffff rrrrrrrr rrrrrrrr .ppp...0 00110101 */
TAKE(hfma2_mma_rc)
{
    FORM(0xff01ff, 0xa000) V(2, Rd) NEED(mma_mode, 0, 0) CALL(f64_a, 1, 3)
        CALL(mma_rc_of_hfma2_mma_c, 2, 6) NEED(mma_c_in_b, 3, 9) CALL(opt_src, 6, 17)
        CALL(format_flow_of_atom_a, 7, 19) END(16)
}

/* ---rzrcc cccccccc ccccccc- -------- ----.npp p------f ffffss.n bhh---ss
 * nassffff ffffffff ffffffff rrrrrrrr rrrrrrrr rrrrrrrr .ppp...0 00110011 */
TAKE(hset2)
{
    FORM(0xff01ff, 0x781f0e0) V(1, half_BF) V(2, FLOAT_CMP) V(3, FTZ) V(4, half_HALF_BOP) V(5, Rd)
        V(23, NOT_Pp) V(24, Pp) CALL(set_mode, 0, 0) CALL(f16_a, 1, 6) NEED(set_last, 4, 11)
        LINE(13, 0) CALL(format_flow_of_bssy, 14, 25) END(16)
}

/* ---rzrcc cccccccc ccccccc- -------- ----.npp pppppppf ffffss.n hhh---ss
 * nassffff ffffffff ffffffff rrrrrrrr rrrrrrrr -------- .ppp...0 00110100 */
TAKE(hsetp2)
{
    FORM(0x1ff, 0x7fff0e0) V(1, FLOAT_CMP) V(2, half_H_AND) V(3, FTZ) V(4, half_HALF_BOP) V(5, Pu)
        V(6, Pv) V(24, NOT_Pp) V(25, Pp) CALL(set_mode, 0, 0) CALL(f16_a, 1, 7)
        NEED(set_last, 4, 12) LINE(13, 0) CALL(format_flow_of_bssy, 14, 26) END(16)
}

/* ---zrrcc cccccccc ccccccc- -------- ----.npp p?.??xnf ????ss.n --------
 * nassffff ffffffff ffffffff rrrrrrrr rrrrrrrr rrrrrrrr .ppp...0 01000000 */
TAKE(hmnmx2)
{
    FORM(0xff01ff, 0x7800000) V(3, Rd) V(21, NOT_Pp) V(22, Pp) CALL(mnmx_mode, 0, 0)
        CALL(f16_a_of_hfma2_rb, 1, 4) NEED(mnmx_b, 4, 9) LINE(13, 0)
        CALL(format_flow_of_atom_a, 14, 23) END(16)
}

