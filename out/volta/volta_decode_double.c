/* Generated from the description volta by gen/emit/decode. Do not edit. */
#include "volta_decode.h"

/* ---rzrcc cccccccc ccccccc- -------- ----0--- -------- ff--n..n rrrrrrrr
 * -------- -------- -------- -------- rrrrrrrr rrrrrrrr .ggg0010 00101001 */
TAKE(dadd_r)
{
    FORM(0xff0fff, 0x800c000) V(0, FRND) V(1, Rd) CALL(da, 0, 2) CALL(dc, 1, 5)
        CALL(format_flow_of_bssy, 2, 8) END(16)
}

/* ---zzrcc cccccccc ccccccc- -------- ----.--- -------- ff----.n --------
 * dddddddd dddddddd dddddddd dddddddd rrrrrrrr rrrrrrrr .ggg...0 00101001 */
TAKE(dadd_c)
{
    FORM(0xff01ff, 0xc000) V(0, FRND) V(1, Rd) CALL(da, 0, 2) NEED(dt, 1, 5)
        CALL(format_flow_of_bssy, 4, 10) END(16)
}

/* ---zrrcc cccccccc ccccccc- -------- ----.--- -------- ff----.n --------
 * nadddddd dddddddd dddddddd rrrrrrrr rrrrrrrr rrrrrrrr .ggg...0 00101000 */
TAKE(dmul)
{
    FORM(0xff01ff, 0xc000) V(0, FRND) V(1, Rd) CALL(da, 0, 2) NEED(cs64, 1, 5)
        CALL(format_flow_of_bssy, 4, 12) END(16)
}

/* ---rrrcc cccccccc ccccccc- -------- ----.--- -------- ff--n..n rrrrrrrr
 * nadddddd dddddddd dddddddd rrrrrrrr rrrrrrrr rrrrrrrr .ggg...0 00101011 */
TAKE(dfma_b)
{
    FORM(0xff01ff, 0xc000) V(0, FRND) V(1, Rd) CALL(da, 0, 2) NEED(cs64, 1, 5) CALL(dc, 4, 12)
        CALL(format_flow_of_bssy, 5, 15) END(16)
}

/* ---zrrcc cccccccc ccccccc- -------- ----.--- -------- ff--n..n rrrrrrrr
 * dddddddd dddddddd dddddddd dddddddd rrrrrrrr rrrrrrrr .ggg...0 00101011 */
TAKE(dfma_c)
{
    FORM(0xff01ff, 0xc000) V(0, FRND) V(1, Rd) CALL(da, 0, 2) CALL(dcb, 1, 5) NEED(dt, 2, 8)
        CALL(format_flow_of_bssy, 5, 13) END(16)
}

/* ---rzrcc cccccccc ccccccc- -------- ----.qqq qpppppp- ddddbb.n --------
 * nadddddd dddddddd dddddddd rrrrrrrr rrrrrrrr -------- .ggg...0 00101010 */
TAKE(dsetp)
{
    FORM(0x1ff, 0x7fefc00) V(0, DCMP) V(1, BOP) V(2, P0) V(3, P1) V(14, Q0N) V(15, Q0)
        CALL(da, 0, 4) NEED(dl, 1, 7) LINE(4, 0) CALL(format_flow_of_bssy, 5, 16) END(16)
}

