/* Generated from the description volta by gen/emit/decode. Do not edit. */
#include "volta_decode.h"

/* ---zzzcc cccccccc ccccccc- -------- ----1... .eeeppps sssz010. -.uuuuuu
 * oooooooo oooooooo oooooooo -------- rrrrrrrr rrrrrrrr .ppp1111 10001010 */
TAKE(atom_arrive_g)
{
    FORM(0xff0fff, 0x87fee00) V(0, EVICT) V(1, STORE_ORDER_SCOPE) V(2, Pu) V(3, Rd)
        NEED(arrive_op, 0, 0) NEED(warp_address, 1, 4) CALL(format_flow_of_atom_a, 2, 7) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----1... .------- ss--010- --uuuuuu
 * oooooooo oooooooo oooooooo -------- rrrrrrrr rrrrrrrr .ppp1111 10001100 */
TAKE(atom_arrive_s)
{
    FORM(0xff0fff, 0x8000e00) V(0, Rd) NEED(arrive_op, 0, 0) CALL(addr_scaled_ur, 1, 1)
        CALL(format_flow_of_atom_a, 2, 5) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----1... .eeeppps sssz000. -.uuuuuu
 * oooooooo oooooooo oooooooo -------- rrrrrrrr rrrrrrrr .ppp1111 10001010 */
TAKE(atom_popc)
{
    FORM(0xff0fff, 0x87fee00) V(0, EVICT) V(1, STORE_ORDER_SCOPE) V(2, Pu) V(3, Rd)
        NEED(popc_op, 0, 0) NEED(warp_address, 1, 4) CALL(format_flow_of_atom_a, 2, 7) END(16)
}

/* ---zzzcc cccccccc ccccccc- ..------ ----1--- -aaa---- ----ort- zzuuuuuu
 * oooooooo oooooooo oooooooo rrrrrrrr rrrrrrrr rrrrrrrr .ppp1001 10100111 */
TAKE(syncs_arr)
{
    FORM(0xff00ff0fff, 0x8700e00) V(0, mbarrier_TMASK) V(1, mbarrier_RED) V(2, mbarrier_OPTOUT)
        V(3, mbarrier_ARRIVE) V(4, Rd) V(8, Rb) CALL(addr_ur_of_syncs_arr, 0, 5)
        CALL(format_flow_of_atom_h, 1, 9) END(16)
}

/* ---zzzcc cccccccc ccccccc- ..------ ----1--- ----ppp- -------t 01uuuuuu
 * oooooooo oooooooo oooooooo rrrrrrrr rrrrrrrr -------- .ppp0101 10100111 */
TAKE(syncs_chk)
{
    FORM(0xff00000fff, 0x80e01c0) V(0, mbarrier_PHASE) V(1, mbarrier_TRYWAIT) V(2, Pu) V(6, Rb)
        CALL(addr_ur_of_syncs_arr, 0, 3) CALL(format_flow_of_atom_h, 1, 7) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----1--- -------- ------01 --------
 * oooooooo oooooooo oooooooo --uuuuuu --uuuuuu --uuuuuu .uuu0101 10110010 */
TAKE(syncs_x)
{
    FORM(0x3f003f0fff, 0x8000300) V(0, mbarrier_EXCH) V(1, URd) V(4, URb) CALL(addr_ura, 0, 2)
        CALL(format_uflow, 1, 5) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----1??? ???????? ???????? ????????
 * oooooooo oooooooo oooooooo ???????? ??uuuuuu ??uuuuuu .uuu1001 10110010 */
TAKE(syncs_ld)
{
    FORM(0x3f0fff, 0x8000000) V(0, URd) CALL(addr_ura, 0, 1) CALL(format_uflow, 1, 3) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----1??? ???????? ???????? ??uuuuuu
 * oooooooo oooooooo oooooooo ??uuuuuu ??uuuuuu ??uuuuuu .uuu0011 10110010 */
TAKE(syncs_cas)
{
    FORM(0x3f003f0fff, 0x800003f) V(0, URd) V(3, URb) V(4, URc) CALL(addr_ura, 0, 1)
        CALL(format_uflow, 1, 5) END(16)
}

/* ---zzzcc cccccccc ccccccc- ..------ ----1--- -------- ------zc --uuuuuu
 * oooooooo oooooooo oooooooo -------- rrrrrrrr -------- .ppp1001 10110001 */
TAKE(syncs_iv)
{
    FORM(0xfff, 0x8000100) V(0, mbarrier_CCTL_OP) CALL(addr_ur_of_syncs_arr, 0, 1)
        CALL(format_flow_of_atom_h, 1, 4) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----1--- -------- ----101z bbuuuuuu
 * oooooooo oooooooo oooooooo -------- rrrrrrrr -------- .ppp1001 10110000 */
TAKE(arrives)
{
    FORM(0xfff, 0x8000e00) V(0, mbarrier_BAR_BITS) NEED(opt_count, 0, 1)
        CALL(addr_ur_of_syncs_arr, 1, 2) CALL(format_flow_of_atom_a, 2, 5) END(16)
}

