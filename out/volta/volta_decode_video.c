/* Generated from the description volta by gen/emit/decode. Do not edit. */
#include "volta_decode.h"

/* ---rrrcc cccccccc ccccccc- -------- ----.--- ----ppp- ------v- rrrrrrrr
 * iiiiiiii iiiiiiii iiiiiiii rrrrrrrr rrrrrrrr rrrrrrrr .ggg...0 00010100 */
TAKE(vabsdiff_b)
{
    FORM(0xffff01ff, 0x14000000000002ff) V(0, VU32) V(1, Rd) V(3, Ra) V(4, RA) V(11, Rc) V(12, RC)
        CALL(po, 0, 2) NEED(sb_of_imad_bx, 1, 5) CALL(format_flow_of_bssy, 2, 13) END(16)
}

/* ---zrrcc cccccccc ccccccc- -------- ----.--- ----ppp- ------v- rrrrrrrr
 * iiiiiiii iiiiiiii iiiiiiii iiiiiiii rrrrrrrr rrrrrrrr .ggg...0 00010100 */
TAKE(vabsdiff_c)
{
    FORM(0xffff01ff, 0xc000000000002ff) V(0, VU32) V(1, Rd) V(3, Ra) V(4, RA) V(5, Rc) V(6, RB)
        CALL(po, 0, 2) NEED(scx, 1, 7) CALL(format_flow_of_bssy, 2, 11) END(16)
}

/* ---rrrcc cccccccc ccccccc- -------- ----.--- ----ppp- ----v-v- rrrrrrrr
 * iiiiiiii iiiiiiii iiiiiiii rrrrrrrr rrrrrrrr rrrrrrrr .ggg...0 00010101 */
TAKE(vabsdiff4_b)
{
    FORM(0xffff01ff, 0x1400000000000aff) V(0, VU8) V(1, VACC) V(2, Rd) V(4, Ra) V(5, RA) V(12, Rc)
        V(13, RC) CALL(po, 0, 3) NEED(sb_of_imad_bx, 1, 6) CALL(format_flow_of_bssy, 2, 14) END(16)
}

/* ---zrrcc cccccccc ccccccc- -------- ----.--- ----ppp- ----v-v- rrrrrrrr
 * iiiiiiii iiiiiiii iiiiiiii iiiiiiii rrrrrrrr rrrrrrrr .ggg...0 00010101 */
TAKE(vabsdiff4_c)
{
    FORM(0xffff01ff, 0xc00000000000aff) V(0, VU8) V(1, VACC) V(2, Rd) V(4, Ra) V(5, RA) V(6, Rc)
        V(7, RB) CALL(po, 0, 3) NEED(scx, 1, 8) CALL(format_flow_of_bssy, 2, 12) END(16)
}

/* ---rrrcc cccccccc ccccccc- -------- ----.--- -------- --z0ndd- rrrrrrrr
 * -----ccc cccccccc cccccccc rrrrrrrr rrrrrrrr rrrrrrrr .ggg...0 00100110 */
TAKE(idp_a4)
{
    FORM(0xffff01ff, 0x400000000001600) V(0, DPA) V(1, DPB) V(2, Rd) V(3, Ra) V(4, RA)
        NEED(dpb_, 0, 5) CALL(dpc, 1, 10) CALL(format_flow_of_bssy, 2, 13) END(16)
}

/* ---rrrcc cccccccc ccccccc- -------- ----.--- -------- --d1ndd- rrrrrrrr
 * -----ccc cccccccc cccccccc rrrrrrrr rrrrrrrr rrrrrrrr .ggg...0 00100110 */
TAKE(idp_a2)
{
    FORM(0xffff01ff, 0x400000000003600) V(0, DPHI) V(1, DPA2) V(2, DPB) V(3, Rd) V(4, Ra) V(5, RA)
        NEED(dpb_, 0, 6) CALL(dpc, 1, 11) CALL(format_flow_of_bssy, 2, 14) END(16)
}

