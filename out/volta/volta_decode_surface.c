/* Generated from the description volta by gen/emit/decode. Do not edit. */
#include "volta_decode.h"

/* ---zzzcc cccccccc ccccccc- -------- -------- -eeeppps ssspsssb --------
 * dddoottt tttttttt tttttttt -------- rrrrrrrr rrrrrrrr .ppp...1 10011001 */
TAKE(suld_d)
{
    FORM(0xf8000000ffff01ff, 0x700f00) V(0, surface_BA) V(1, surface_DIM) V(2, EVICT) V(3, SIZE)
        V(8, surface_OUT_OF_RANGE) V(10, Rd) V(11, Ra) LINE(0, 0) NEED(access_order, 1, 4)
        CALL(opt, 2, 9) NEED(surface, 3, 12) CALL(format_flow_of_bssy, 4, 17) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- -------- -eeeppps ssspsssb rrrrrrrr
 * dddoo--- -------- -------- -------- rrrrrrrr rrrrrrrr .ppp...1 10011010 */
TAKE(suld_dr)
{
    FORM(0xf8000000ffff01ff, 0x700f00) V(0, surface_BA) V(1, surface_DIM) V(2, EVICT) V(3, SIZE)
        V(8, surface_OUT_OF_RANGE) V(10, Rd) V(11, Ra) LINE(0, 0) NEED(access_order, 1, 4)
        CALL(opt, 2, 9) NEED(surface_rc, 3, 12) CALL(format_flow_of_bssy, 4, 13) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- -------- -eeeppps ssspmmmm --------
 * dddoottt tttttttt tttttttt -------- rrrrrrrr rrrrrrrr .ppp...1 10010111 */
TAKE(suld_p)
{
    FORM(0xf8000000ffff01ff, 0x700f00) V(0, surface_DIM) V(1, EVICT) V(6, surface_MASK)
        V(7, surface_OUT_OF_RANGE) V(9, Rd) V(10, Ra) NEED(access_order, 0, 2) LINE(1, 0)
        CALL(opt, 2, 8) NEED(surface, 3, 11) CALL(format_flow_of_bssy, 4, 16) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- -------- -eeeppps ssspmmmm rrrrrrrr
 * dddoo--- -------- -------- -------- rrrrrrrr rrrrrrrr .ppp...1 10011000 */
TAKE(suld_pr)
{
    FORM(0xf8000000ffff01ff, 0x700f00) V(0, surface_DIM) V(1, EVICT) V(6, surface_MASK)
        V(7, surface_OUT_OF_RANGE) V(9, Rd) V(10, Ra) NEED(access_order, 0, 2) LINE(1, 0)
        CALL(opt, 2, 8) NEED(surface_rc, 3, 11) CALL(format_flow_of_bssy, 4, 12) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- -------- -eee---s ssspsssb --------
 * dddoottt tttttttt tttttttt rrrrrrrr rrrrrrrr -------- .ppp...1 10011101 */
TAKE(sust_d)
{
    FORM(0xf80000ffff0001ff, 0x700f00) V(0, surface_BA) V(1, surface_DIM) V(2, EVICT) V(3, SIZE)
        V(8, surface_OUT_OF_RANGE) V(9, Ra) V(10, Rb) LINE(0, 0) NEED(access_order_of_sust_d, 1, 4)
        NEED(surface, 2, 11) CALL(format_flow_of_bssy, 3, 16) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- -------- -eee---s ssspsssb rrrrrrrr
 * dddoo--- -------- -------- rrrrrrrr rrrrrrrr -------- .ppp...1 10011110 */
TAKE(sust_dr)
{
    FORM(0xf80000ffff0001ff, 0x700f00) V(0, surface_BA) V(1, surface_DIM) V(2, EVICT) V(3, SIZE)
        V(8, surface_OUT_OF_RANGE) V(9, Ra) V(10, Rb) LINE(0, 0) NEED(access_order_of_sust_d, 1, 4)
        NEED(surface_rc, 2, 11) CALL(format_flow_of_bssy, 3, 12) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- -------- -eee---s ssspmmmm --------
 * dddoottt tttttttt tttttttt rrrrrrrr rrrrrrrr -------- .ppp...1 10011011 */
TAKE(sust_p)
{
    FORM(0xf80000ffff0001ff, 0x700f00) V(0, surface_DIM) V(1, EVICT) V(6, surface_MASK)
        V(7, surface_OUT_OF_RANGE) V(8, Ra) V(9, Rb) NEED(access_order_of_sust_d, 0, 2) LINE(1, 0)
        NEED(surface, 2, 10) CALL(format_flow_of_bssy, 3, 15) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- -------- -eee---s ssspmmmm rrrrrrrr
 * dddoo--- -------- -------- rrrrrrrr rrrrrrrr -------- .ppp...1 10011100 */
TAKE(sust_pr)
{
    FORM(0xf80000ffff0001ff, 0x700f00) V(0, surface_DIM) V(1, EVICT) V(6, surface_MASK)
        V(7, surface_OUT_OF_RANGE) V(8, Ra) V(9, Rb) NEED(access_order_of_sust_d, 0, 2) LINE(1, 0)
        NEED(surface_rc, 2, 10) CALL(format_flow_of_bssy, 3, 11) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ------rr reee---a assptttb --------
 * dddoottt tttttttt tttttttt rrrrrrrr rrrrrrrr -------- .ppp...1 10011111 */
TAKE(sured_d)
{
    FORM(0xf80000ffff0001ff, 0x3f00f00) V(0, surface_BA) V(1, surface_DIM) V(2, RED_OP) V(3, EVICT)
        V(4, surface_TYPE) V(9, surface_OUT_OF_RANGE) V(10, Ra) V(11, Rb) LINE(0, 0)
        NEED(atom_order, 1, 5) NEED(surface_of_sured_d, 2, 12) CALL(format_flow_of_bssy, 3, 17)
        END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ------rr reee---a assptttb rrrrrrrr
 * dddoo--- -------- -------- rrrrrrrr rrrrrrrr -------- .ppp...1 10100000 */
TAKE(sured_dr)
{
    FORM(0xf80000ffff0001ff, 0x3f00f00) V(0, surface_BA) V(1, surface_DIM) V(2, RED_OP) V(3, EVICT)
        V(4, surface_TYPE) V(9, surface_OUT_OF_RANGE) V(10, Ra) V(11, Rb) LINE(0, 0)
        NEED(atom_order, 1, 5) NEED(surface_rc_of_sured_dr, 2, 12) CALL(format_flow_of_bssy, 3, 13)
        END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- -----aaa aeeepppa assptttb --------
 * dddoottt tttttttt tttttttt rrrrrrrr rrrrrrrr rrrrrrrr .ppp...1 10010011 */
TAKE(suatom_d)
{
    FORM(0xf80000ffffff01ff, 0x7fe0f00) V(0, surface_BA) V(1, surface_DIM) V(2, ATOM_OP) V(3, EVICT)
        V(4, surface_TYPE) V(9, surface_OUT_OF_RANGE) V(10, Pu) V(11, Rd) V(12, Ra) V(13, Rb)
        LINE(0, 0) NEED(atom_order, 1, 5) NEED(surface_of_sured_d, 2, 14)
        CALL(format_flow_of_bssy, 3, 19) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- -----aaa aeeepppa assptttb rrrrrrrr
 * dddoo--- -------- -------- rrrrrrrr rrrrrrrr rrrrrrrr .ppp...1 10010100 */
TAKE(suatom_dr)
{
    FORM(0xf80000ffffff01ff, 0x7fe0f00) V(0, surface_BA) V(1, surface_DIM) V(2, ATOM_OP) V(3, EVICT)
        V(4, surface_TYPE) V(9, surface_OUT_OF_RANGE) V(10, Pu) V(11, Rd) V(12, Ra) V(13, Rb)
        LINE(0, 0) NEED(atom_order, 1, 5) NEED(surface_rc_of_sured_dr, 2, 14)
        CALL(format_flow_of_bssy, 3, 15) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- -------- -eeepppa asspcccb --------
 * dddoottt tttttttt tttttttt rrrrrrrr rrrrrrrr rrrrrrrr .ppp...1 10010101 */
TAKE(suatom_c)
{
    FORM(0xf80000ffffff01ff, 0x7e0100) V(0, surface_BA) V(1, surface_DIM) V(2, EVICT)
        V(8, surface_OUT_OF_RANGE) V(9, Pu) V(10, Rd) V(11, Ra) V(12, Rb) NEED(n_cas_type, 0, 3)
        NEED(atom_order, 1, 4) NEED(surface_of_sured_d, 2, 13) CALL(format_flow_of_bssy, 3, 18)
        END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- -------- -eeepppa asspcccb rrrrrrrr
 * dddoo--- -------- -------- rrrrrrrr rrrrrrrr rrrrrrrr .ppp...1 10010110 */
TAKE(suatom_cr)
{
    FORM(0xf80000ffffff01ff, 0x7e0100) V(0, surface_BA) V(1, surface_DIM) V(2, EVICT)
        V(8, surface_OUT_OF_RANGE) V(9, Pu) V(10, Rd) V(11, Ra) V(12, Rb) NEED(n_cas_type, 0, 3)
        NEED(atom_order, 1, 4) NEED(surface_rc_of_sured_dr, 2, 13) CALL(format_flow_of_bssy, 3, 14)
        END(16)
}

/* ---zzzcc cccccccc ccccccc- ..------ ----.??? ????ppp? ???????? ????????
 * ddd??ttt tttttttt tttttttt ???????? rrrrrrrr rrrrrrrr .ppp...1 10110011 */
TAKE(suquery_c)
{
    FORM(0xe0000000ffff01ff, 0xe0000) V(0, surface_DIM) V(1, Pu) V(2, Rd) V(3, Ra)
        NEED(surface_of_suquery_c, 0, 4) CALL(format_flow_of_atom_h, 1, 9) END(16)
}

/* ---zzzcc cccccccc ccccccc- ..------ ----.??? ????ppp? ???????? rrrrrrrr
 * ddd??--- -------- -------- ???????? rrrrrrrr rrrrrrrr .ppp...1 10110011 */
TAKE(suquery_r)
{
    FORM(0xe0000000ffff01ff, 0xe0000) V(0, surface_DIM) V(1, Pu) V(2, Rd) V(3, Ra)
        NEED(surface_rc_of_suquery_r, 0, 4) CALL(format_flow_of_atom_h, 1, 5) END(16)
}

