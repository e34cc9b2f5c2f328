/* Generated from the description volta by gen/emit/decode. Do not edit. */
#include "volta_decode.h"

/* ---zzzcc cccccccc ccccccc- -------- ----0--- -------- ssssssss --------
 * -------- -------- -------- -------- -------- rrrrrrrr .ppp1001 00011001 */
TAKE(s2r)
{
    FORM(0xff0fff, 0x8000000) V(0, Rd) CALL(special, 0, 1) CALL(format_flow_of_bssy, 1, 2) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----0--- -------s ssssssss --------
 * -------- -------- -------- -------- -------- rrrrrrrr .ppp1000 00000101 */
TAKE(cs2r)
{
    FORM(0xff0fff, 0x8010000) V(0, special_SR_64) V(1, Rd) CALL(special, 0, 2)
        CALL(format_flow_of_bssy, 1, 3) END(16)
}

