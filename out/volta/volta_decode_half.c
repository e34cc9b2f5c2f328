/* Generated from the description volta by gen/emit/decode. Do not edit. */
#include "volta_decode.h"

/* ---rzrcc cccccccc ccccccc- -------- ----.--- --h----f -hf-hh.n --------
 * nahhhhhh hhhhhhhh hhhhhhhh rrrrrrrr rrrrrrrr rrrrrrrr .ggg...0 00110000 */
TAKE(hadd2)
{
    FORM(0xff01ff, 0x12000) V(2, FTZ) V(3, FSAT) V(4, Rd) CALL(htadd, 0, 0) CALL(ha, 1, 5)
        NEED(hl, 4, 10) CALL(format_flow_of_bssy, 13, 20) END(16)
}

/* ---zrrcc cccccccc ccccccc- -------- ----.--- --h----f -hffhh.n --------
 * nahhhhhh hhhhhhhh hhhhhhhh rrrrrrrr rrrrrrrr rrrrrrrr .ggg...0 00110010 */
TAKE(hmul2)
{
    FORM(0xff01ff, 0x13000) V(2, FMODE) V(3, FSAT) V(4, Rd) CALL(htmul, 0, 0) CALL(ha, 1, 5)
        NEED(hb, 4, 10) CALL(format_flow_of_bssy, 13, 20) END(16)
}

/* ---rrrcc cccccccc ccccccc- -------- ----.--- -h-h.hhf -hffhh.n rrrrrrrr
 * nahhhhhh hhhhhhhh hhhhhhhh rrrrrrrr rrrrrrrr rrrrrrrr .ggg...0 00110001 */
TAKE(hfma2_b)
{
    FORM(0xff01ff, 0x0) V(3, Rd) NEED(htfma, 0, 0) CALL(ha, 1, 4) NEED(hmb, 4, 9) CALL(hc, 13, 21)
        CALL(format_flow_of_bssy, 16, 26) END(16)
}

/* ---zrrcc cccccccc ccccccc- -------- ----.--- -h-h.hhf -hffhh.n rrrrrrrr
 * hhhhhhhh hhhhhhhh hhhhhhhh hhhhhhhh rrrrrrrr rrrrrrrr .ggg...0 00110001 */
TAKE(hfma2_c)
{
    FORM(0xff01ff, 0x0) V(3, Rd) NEED(htfma, 0, 0) CALL(ha, 1, 4) CALL(hcb, 4, 9) NEED(hmt, 7, 14)
        CALL(format_flow_of_bssy, 14, 24) END(16)
}

/* ---rrrcc cccccccc ccccccc- -------- ----.qqq qh.h.hhf 1h0fhh.n rrrrrrrr
 * nahhhhhh hhhhhhhh hhhhhhhh rrrrrrrr rrrrrrrr rrrrrrrr .ggg...0 00110001 */
TAKE(hfma2_rb)
{
    FORM(0xff01ff, 0x780a000) V(2, Rd) V(25, Q0N) V(26, Q0) NEED(htrel, 0, 0)
        CALL(ha_of_hfma2_rb, 1, 3) NEED(hmb_of_hfma2_rb, 4, 8) CALL(hc_of_hfma2_rb, 13, 20)
        LINE(16, 0) CALL(format_flow_of_atom_a, 17, 27) END(16)
}

/* ---zrrcc cccccccc ccccccc- -------- ----.qqq qh.h.hhf 1h0fhh.n rrrrrrrr
 * hhhhhhhh hhhhhhhh hhhhhhhh hhhhhhhh rrrrrrrr rrrrrrrr .ggg...0 00110001 */
TAKE(hfma2_rc)
{
    FORM(0xff01ff, 0x780a000) V(2, Rd) V(23, Q0N) V(24, Q0) NEED(htrel, 0, 0)
        CALL(ha_of_hfma2_rb, 1, 3) CALL(hcb_of_hfma2_rc, 4, 8) NEED(hmt_of_hfma2_rc, 7, 13)
        LINE(14, 0) CALL(format_flow_of_atom_a, 15, 25) END(16)
}

/* ---rrrcc cccccccc ccccccc- -------- ----.--- ---h.--f 0-ff--.n rrrrrrrr
 * nahhhhhh hhhhhhhh hhhhhhhh rrrrrrrr rrrrrrrr rrrrrrrr .ggg...0 00110101 */
TAKE(hfma2_mma_b)
{
    FORM(0xff01ff, 0x8000) V(2, Rd) NEED(htmma, 0, 0) CALL(da, 1, 3) NEED(hwb, 2, 6)
        CALL(hwc, 5, 16) CALL(format_flow_of_atom_a, 6, 19) END(16)
}

/* ---zrrcc cccccccc ccccccc- -------- ----.--- ---h.--f 0-ff--.n rrrrrrrr
 * hhhhhhhh hhhhhhhh hhhhhhhh hhhhhhhh rrrrrrrr rrrrrrrr .ggg...0 00110101 */
TAKE(hfma2_mma_c)
{
    FORM(0xff01ff, 0x8000) V(2, Rd) NEED(htmma, 0, 0) CALL(da, 1, 3) CALL(hwcb, 2, 6)
        NEED(hwt, 3, 9) CALL(format_flow_of_atom_a, 6, 17) END(16)
}

/* ---rrrcc cccccccc ccccccc- -------- ----.qqq q--h.--f 1-0f--.n rrrrrrrr
 * nahhhhhh hhhhhhhh hhhhhhhh rrrrrrrr rrrrrrrr rrrrrrrr .ggg...0 00110101 */
TAKE(hfma2_mma_rb)
{
    FORM(0xff01ff, 0x780a000) V(2, Rd) V(19, Q0N) V(20, Q0) NEED(htmma, 0, 0) CALL(da, 1, 3)
        NEED(hwb, 2, 6) CALL(hwc, 5, 16) LINE(6, 0) CALL(format_flow_of_atom_a, 7, 21) END(16)
}

/* ---zrrcc cccccccc ccccccc- -------- ----.qqq q--h.--f 1-0f--.n rrrrrrrr
 * hhhhhhhh hhhhhhhh hhhhhhhh hhhhhhhh rrrrrrrr rrrrrrrr .ggg...0 00110101 */
TAKE(hfma2_mma_rc)
{
    FORM(0xff01ff, 0x780a000) V(2, Rd) V(17, Q0N) V(18, Q0) NEED(htmma, 0, 0) CALL(da, 1, 3)
        CALL(hwcb, 2, 6) NEED(hwt, 3, 9) LINE(6, 0) CALL(format_flow_of_atom_a, 7, 19) END(16)
}

/* ---rzrcc cccccccc ccccccc- -------- ----.qqq q------f ffffhh.n hhh---hh
 * nahhhhhh hhhhhhhh hhhhhhhh rrrrrrrr rrrrrrrr rrrrrrrr .ggg...0 00110011 */
TAKE(hset2)
{
    FORM(0xff01ff, 0x781f0e0) V(1, HBF1) V(2, FCMP) V(3, FTZ) V(4, HBOP) V(5, Rd) V(23, Q0N)
        V(24, Q0) CALL(hst, 0, 0) CALL(ha, 1, 6) NEED(hsl, 4, 11) LINE(13, 0)
        CALL(format_flow_of_bssy, 14, 25) END(16)
}

/* ---rzrcc cccccccc ccccccc- -------- ----.qqq qppppppf ffffhh.n hhh---hh
 * nahhhhhh hhhhhhhh hhhhhhhh rrrrrrrr rrrrrrrr -------- .ggg...0 00110100 */
TAKE(hsetp2)
{
    FORM(0x1ff, 0x7fff0e0) V(1, FCMP) V(2, HAND) V(3, FTZ) V(4, HBOP) V(5, P0) V(6, P1) V(24, Q0N)
        V(25, Q0) CALL(hst, 0, 0) CALL(ha, 1, 7) NEED(hsl, 4, 12) LINE(13, 0)
        CALL(format_flow_of_bssy, 14, 26) END(16)
}

/* ---zrrcc cccccccc ccccccc- -------- ----.qqq q?.??fff ????hh.n --------
 * nahhhhhh hhhhhhhh hhhhhhhh rrrrrrrr rrrrrrrr rrrrrrrr .ggg...0 01000000 */
TAKE(hmnmx2)
{
    FORM(0xff01ff, 0x7800000) V(3, Rd) V(21, Q0N) V(22, Q0) CALL(hmt2, 0, 0)
        CALL(ha_of_hfma2_rb, 1, 4) NEED(hnm, 4, 9) LINE(13, 0) CALL(format_flow_of_atom_a, 14, 23)
        END(16)
}

