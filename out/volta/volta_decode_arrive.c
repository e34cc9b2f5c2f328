/* Generated from the description volta by gen/emit/decode. Do not edit. */
#include "volta_decode.h"

/* ---zzzcc cccccccc ccccccc- -------- ----1... .eeeppps sssz010. -.uuuuuu
 * oooooooo oooooooo oooooooo -------- rrrrrrrr rrrrrrrr .ppp1111 10001010 */
TAKE(atom_arrive_g)
{
    FORM(0xff0fff, 0x87fee00) V(0, EVICT) V(1, STORE_ORDER_SCOPE) V(2, Pu) V(3, Rd)
        NEED(arrive_op, 0, 0) NEED(warp_address, 1, 4) CALL(format_flow, 2, 7) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----1... .------- ss--010- --uuuuuu
 * oooooooo oooooooo oooooooo -------- rrrrrrrr rrrrrrrr .ppp1111 10001100 */
TAKE(atom_arrive_s)
{
    FORM(0xff0fff, 0x8000e00) V(0, Rd) NEED(arrive_op, 0, 0) CALL(addr_scaled_ur, 1, 1)
        CALL(format_flow, 2, 5) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----1... .eeeppps sssz000. -.uuuuuu
 * oooooooo oooooooo oooooooo -------- rrrrrrrr rrrrrrrr .ppp1111 10001010 */
TAKE(atom_popc)
{
    FORM(0xff0fff, 0x87fee00) V(0, EVICT) V(1, STORE_ORDER_SCOPE) V(2, Pu) V(3, Rd)
        NEED(popc_op, 0, 0) NEED(warp_address, 1, 4) CALL(format_flow, 2, 7) END(16)
}

