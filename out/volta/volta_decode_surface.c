/* Generated from the description volta by gen/emit/decode. Do not edit. */
#include "volta_decode.h"

/* ---zzzcc cccccccc ccccccc- -------- -------- -eeeppps ssspmmms --------
 * sssssttt tttttttt tttttttt -------- rrrrrrrr rrrrrrrr .ggg...1 10011001 */
TAKE(suld_d)
{
    FORM(0xf8000000ffff01ff, 0x700f00) V(0, SBA) V(1, SDIM) V(2, EVICT) V(3, MSIZE) V(8, SBAD)
        V(10, Rd) V(11, Ra) LINE(0, 0) NEED(show, 1, 4) CALL(po, 2, 9) NEED(surf, 3, 12)
        CALL(format_flow_of_bssy, 4, 17) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- -------- -eeeppps ssspmmms rrrrrrrr
 * sssss--- -------- -------- -------- rrrrrrrr rrrrrrrr .ggg...1 10011010 */
TAKE(suld_dr)
{
    FORM(0xf8000000ffff01ff, 0x700f00) V(0, SBA) V(1, SDIM) V(2, EVICT) V(3, MSIZE) V(8, SBAD)
        V(10, Rd) V(11, Ra) LINE(0, 0) NEED(show, 1, 4) CALL(po, 2, 9) NEED(surfr, 3, 12)
        CALL(format_flow_of_bssy, 4, 13) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- -------- -eeeppps ssspssss --------
 * sssssttt tttttttt tttttttt -------- rrrrrrrr rrrrrrrr .ggg...1 10010111 */
TAKE(suld_p)
{
    FORM(0xf8000000ffff01ff, 0x700000) V(0, SDIM) V(1, EVICT) V(7, SBAD) V(9, Rd) V(10, Ra)
        NEED(show, 0, 2) NEED(n_smask, 1, 6) CALL(po, 2, 8) NEED(surf, 3, 11)
        CALL(format_flow_of_bssy, 4, 16) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- -------- -eeeppps ssspssss rrrrrrrr
 * sssss--- -------- -------- -------- rrrrrrrr rrrrrrrr .ggg...1 10011000 */
TAKE(suld_pr)
{
    FORM(0xf8000000ffff01ff, 0x700000) V(0, SDIM) V(1, EVICT) V(7, SBAD) V(9, Rd) V(10, Ra)
        NEED(show, 0, 2) NEED(n_smask, 1, 6) CALL(po, 2, 8) NEED(surfr, 3, 11)
        CALL(format_flow_of_bssy, 4, 12) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- -------- -eee---s ssspmmms --------
 * sssssttt tttttttt tttttttt rrrrrrrr rrrrrrrr -------- .ggg...1 10011101 */
TAKE(sust_d)
{
    FORM(0xf80000ffff0001ff, 0x700f00) V(0, SBA) V(1, SDIM) V(2, EVICT) V(3, MSIZE) V(8, SBAD)
        V(9, Ra) V(10, Rb) LINE(0, 0) NEED(shows, 1, 4) NEED(surf, 2, 11)
        CALL(format_flow_of_bssy, 3, 16) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- -------- -eee---s ssspmmms rrrrrrrr
 * sssss--- -------- -------- rrrrrrrr rrrrrrrr -------- .ggg...1 10011110 */
TAKE(sust_dr)
{
    FORM(0xf80000ffff0001ff, 0x700f00) V(0, SBA) V(1, SDIM) V(2, EVICT) V(3, MSIZE) V(8, SBAD)
        V(9, Ra) V(10, Rb) LINE(0, 0) NEED(shows, 1, 4) NEED(surfr, 2, 11)
        CALL(format_flow_of_bssy, 3, 12) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- -------- -eee---s ssspssss --------
 * sssssttt tttttttt tttttttt rrrrrrrr rrrrrrrr -------- .ggg...1 10011011 */
TAKE(sust_p)
{
    FORM(0xf80000ffff0001ff, 0x700000) V(0, SDIM) V(1, EVICT) V(7, SBAD) V(8, Ra) V(9, Rb)
        NEED(shows, 0, 2) NEED(n_smask, 1, 6) NEED(surf, 2, 10) CALL(format_flow_of_bssy, 3, 15)
        END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- -------- -eee---s ssspssss rrrrrrrr
 * sssss--- -------- -------- rrrrrrrr rrrrrrrr -------- .ggg...1 10011100 */
TAKE(sust_pr)
{
    FORM(0xf80000ffff0001ff, 0x700000) V(0, SDIM) V(1, EVICT) V(7, SBAD) V(8, Ra) V(9, Rb)
        NEED(shows, 0, 2) NEED(n_smask, 1, 6) NEED(surfr, 2, 10) CALL(format_flow_of_bssy, 3, 11)
        END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ------rr reee---a asspssss --------
 * sssssttt tttttttt tttttttt rrrrrrrr rrrrrrrr -------- .ggg...1 10011111 */
TAKE(sured_d)
{
    FORM(0xf80000ffff0001ff, 0x3f00f00) V(0, SBA) V(1, SDIM) V(2, ROP) V(3, EVICT) V(4, STYPE)
        V(9, SBAD) V(10, Ra) V(11, Rb) LINE(0, 0) NEED(showa, 1, 5) NEED(surf2, 2, 12)
        CALL(format_flow_of_bssy, 3, 17) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ------rr reee---a asspssss rrrrrrrr
 * sssss--- -------- -------- rrrrrrrr rrrrrrrr -------- .ggg...1 10100000 */
TAKE(sured_dr)
{
    FORM(0xf80000ffff0001ff, 0x3f00f00) V(0, SBA) V(1, SDIM) V(2, ROP) V(3, EVICT) V(4, STYPE)
        V(9, SBAD) V(10, Ra) V(11, Rb) LINE(0, 0) NEED(showa, 1, 5) NEED(surfr_of_sured_dr, 2, 12)
        CALL(format_flow_of_bssy, 3, 13) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- -----aaa aeeepppa asspssss --------
 * sssssttt tttttttt tttttttt rrrrrrrr rrrrrrrr rrrrrrrr .ggg...1 10010011 */
TAKE(suatom_d)
{
    FORM(0xf80000ffffff01ff, 0x7fe0f00) V(0, SBA) V(1, SDIM) V(2, AOP) V(3, EVICT) V(4, STYPE)
        V(9, SBAD) V(10, P0) V(11, Rd) V(12, Ra) V(13, Rb) LINE(0, 0) NEED(showa, 1, 5)
        NEED(surf2, 2, 14) CALL(format_flow_of_bssy, 3, 19) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- -----aaa aeeepppa asspssss rrrrrrrr
 * sssss--- -------- -------- rrrrrrrr rrrrrrrr rrrrrrrr .ggg...1 10010100 */
TAKE(suatom_dr)
{
    FORM(0xf80000ffffff01ff, 0x7fe0f00) V(0, SBA) V(1, SDIM) V(2, AOP) V(3, EVICT) V(4, STYPE)
        V(9, SBAD) V(10, P0) V(11, Rd) V(12, Ra) V(13, Rb) LINE(0, 0) NEED(showa, 1, 5)
        NEED(surfr_of_sured_dr, 2, 14) CALL(format_flow_of_bssy, 3, 15) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- -------- -eeepppa asspssss --------
 * sssssttt tttttttt tttttttt rrrrrrrr rrrrrrrr rrrrrrrr .ggg...1 10010101 */
TAKE(suatom_c)
{
    FORM(0xf80000ffffff01ff, 0x7e0100) V(0, SBA) V(1, SDIM) V(2, EVICT) V(8, SBAD) V(9, P0)
        V(10, Rd) V(11, Ra) V(12, Rb) NEED(n_sctype, 0, 3) NEED(showa, 1, 4) NEED(surf2, 2, 13)
        CALL(format_flow_of_bssy, 3, 18) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- -------- -eeepppa asspssss rrrrrrrr
 * sssss--- -------- -------- rrrrrrrr rrrrrrrr rrrrrrrr .ggg...1 10010110 */
TAKE(suatom_cr)
{
    FORM(0xf80000ffffff01ff, 0x7e0100) V(0, SBA) V(1, SDIM) V(2, EVICT) V(8, SBAD) V(9, P0)
        V(10, Rd) V(11, Ra) V(12, Rb) NEED(n_sctype, 0, 3) NEED(showa, 1, 4)
        NEED(surfr_of_sured_dr, 2, 13) CALL(format_flow_of_bssy, 3, 14) END(16)
}

/* ---zzzcc cccccccc ccccccc- ..------ ----.??? ????ppp? ???????? ????????
 * sss??ttt tttttttt tttttttt ???????? rrrrrrrr rrrrrrrr .ggg...1 10110011 */
TAKE(suquery_c)
{
    FORM(0xe0000000ffff01ff, 0xe0000) V(0, SDIM) V(1, P0) V(2, Rd) V(3, Ra)
        NEED(surf_of_suquery_c, 0, 4) CALL(format_flow_of_atom_h, 1, 9) END(16)
}

/* ---zzzcc cccccccc ccccccc- ..------ ----.??? ????ppp? ???????? rrrrrrrr
 * sss??--- -------- -------- ???????? rrrrrrrr rrrrrrrr .ggg...1 10110011 */
TAKE(suquery_r)
{
    FORM(0xe0000000ffff01ff, 0xe0000) V(0, SDIM) V(1, P0) V(2, Rd) V(3, Ra)
        NEED(surfr_of_suquery_r, 0, 4) CALL(format_flow_of_atom_h, 1, 5) END(16)
}

