/* Generated from the description volta by gen/emit/decode. Do not edit. */
#include "volta_decode.h"

/* ---rzrcc cccccccc ccccccc- -------- ----0--- -------- rr--n..n rrrrrrrr
 * -------- -------- -------- -------- rrrrrrrr rrrrrrrr .ppp0010 00101001 */
TAKE(dadd_r)
{
    FORM(0xff0fff, 0x800c000) V(0, RND) V(1, Rd) CALL(f64_a, 0, 2) CALL(f64_rc, 1, 5)
        CALL(format_flow_of_bssy, 2, 8) END(16)
}

/* ---zzrcc cccccccc ccccccc- -------- ----.--- -------- rr----.n --------
 * dddddddd dddddddd dddddddd dddddddd rrrrrrrr rrrrrrrr .ppp...0 00101001 */
TAKE(dadd_c)
{
    FORM(0xff01ff, 0xc000) V(0, RND) V(1, Rd) CALL(f64_a, 0, 2) NEED(f64_c_in_b, 1, 5)
        CALL(format_flow_of_bssy, 4, 10) END(16)
}

/* ---zrrcc cccccccc ccccccc- -------- ----.--- -------- rr----.n --------
 * nadddddd dddddddd dddddddd rrrrrrrr rrrrrrrr rrrrrrrr .ppp...0 00101000 */
TAKE(dmul)
{
    FORM(0xff01ff, 0xc000) V(0, RND) V(1, Rd) CALL(f64_a, 0, 2) NEED(cvt_f64, 1, 5)
        CALL(format_flow_of_bssy, 4, 12) END(16)
}

/* ---rrrcc cccccccc ccccccc- -------- ----.--- -------- rr--n..n rrrrrrrr
 * nadddddd dddddddd dddddddd rrrrrrrr rrrrrrrr rrrrrrrr .ppp...0 00101011 */
TAKE(dfma_b)
{
    FORM(0xff01ff, 0xc000) V(0, RND) V(1, Rd) CALL(f64_a, 0, 2) NEED(cvt_f64, 1, 5)
        CALL(f64_rc, 4, 12) CALL(format_flow_of_bssy, 5, 15) END(16)
}

/* ---zrrcc cccccccc ccccccc- -------- ----.--- -------- rr--n..n rrrrrrrr
 * dddddddd dddddddd dddddddd dddddddd rrrrrrrr rrrrrrrr .ppp...0 00101011 */
TAKE(dfma_c)
{
    FORM(0xff01ff, 0xc000) V(0, RND) V(1, Rd) CALL(f64_a, 0, 2) CALL(f64_rc_of_dfma_c, 1, 5)
        NEED(f64_c_in_b, 2, 8) CALL(format_flow_of_bssy, 5, 13) END(16)
}

/* ---rzrcc cccccccc ccccccc- -------- ----.npp ppppppp- ddddbb.n --------
 * nadddddd dddddddd dddddddd rrrrrrrr rrrrrrrr -------- .ppp...0 00101010 */
TAKE(dsetp)
{
    FORM(0x1ff, 0x7fefc00) V(0, double_DOUBLE_CMP) V(1, BOP) V(2, Pu) V(3, Pv) V(14, NOT_Pp)
        V(15, Pp) CALL(f64_a, 0, 4) NEED(f64_last, 1, 7) LINE(4, 0) CALL(format_flow_of_bssy, 5, 16)
        END(16)
}

