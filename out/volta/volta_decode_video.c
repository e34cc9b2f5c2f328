/* Generated from the description volta by gen/emit/decode. Do not edit. */
#include "volta_decode.h"

/* ---rrrcc cccccccc ccccccc- -------- ----.--- ----ppp- ------s- rrrrrrrr
 * iiiiiiii iiiiiiii iiiiiiii rrrrrrrr rrrrrrrr rrrrrrrr .ppp...0 00010100 */
TAKE(vabsdiff_b)
{
    FORM(0xffff01ff, 0x14000000000002ff) V(0, SIGNED) V(1, Rd) V(3, Ra) V(4, REUSE_A) V(11, Rc)
        V(12, REUSE_C) CALL(opt, 0, 2) NEED(src_b_of_imad_bx, 1, 5) CALL(format_flow_of_bssy, 2, 13)
        END(16)
}

/* ---zrrcc cccccccc ccccccc- -------- ----.--- ----ppp- ------s- rrrrrrrr
 * iiiiiiii iiiiiiii iiiiiiii iiiiiiii rrrrrrrr rrrrrrrr .ppp...0 00010100 */
TAKE(vabsdiff_c)
{
    FORM(0xffff01ff, 0xc000000000002ff) V(0, SIGNED) V(1, Rd) V(3, Ra) V(4, REUSE_A) V(5, Rc)
        V(6, REUSE_B) CALL(opt, 0, 2) NEED(c_in_b_of_vabsdiff_c, 1, 7)
        CALL(format_flow_of_bssy, 2, 11) END(16)
}

/* ---rrrcc cccccccc ccccccc- -------- ----.--- ----ppp- ----a-u- rrrrrrrr
 * iiiiiiii iiiiiiii iiiiiiii rrrrrrrr rrrrrrrr rrrrrrrr .ppp...0 00010101 */
TAKE(vabsdiff4_b)
{
    FORM(0xffff01ff, 0x1400000000000aff) V(0, video_U8) V(1, video_ACC) V(2, Rd) V(4, Ra)
        V(5, REUSE_A) V(12, Rc) V(13, REUSE_C) CALL(opt, 0, 3) NEED(src_b_of_imad_bx, 1, 6)
        CALL(format_flow_of_bssy, 2, 14) END(16)
}

/* ---zrrcc cccccccc ccccccc- -------- ----.--- ----ppp- ----a-u- rrrrrrrr
 * iiiiiiii iiiiiiii iiiiiiii iiiiiiii rrrrrrrr rrrrrrrr .ppp...0 00010101 */
TAKE(vabsdiff4_c)
{
    FORM(0xffff01ff, 0xc00000000000aff) V(0, video_U8) V(1, video_ACC) V(2, Rd) V(4, Ra)
        V(5, REUSE_A) V(6, Rc) V(7, REUSE_B) CALL(opt, 0, 3) NEED(c_in_b_of_vabsdiff_c, 1, 8)
        CALL(format_flow_of_bssy, 2, 12) END(16)
}

/* ---rrrcc cccccccc ccccccc- -------- ----.--- -------- --z0nss- rrrrrrrr
 * -----ccc cccccccc cccccccc rrrrrrrr rrrrrrrr rrrrrrrr .ppp...0 00100110 */
TAKE(idp_a4)
{
    FORM(0xffff01ff, 0x400000000001600) V(0, video_SIGN_A8) V(1, video_SIGN_B8) V(2, Rd) V(3, Ra)
        V(4, REUSE_A) NEED(src_b_no_imm, 0, 5) CALL(dot_c, 1, 10) CALL(format_flow_of_bssy, 2, 13)
        END(16)
}

/* ---rrrcc cccccccc ccccccc- -------- ----.--- -------- --l1nss- rrrrrrrr
 * -----ccc cccccccc cccccccc rrrrrrrr rrrrrrrr rrrrrrrr .ppp...0 00100110 */
TAKE(idp_a2)
{
    FORM(0xffff01ff, 0x400000000003600) V(0, video_LO_HI) V(1, video_SIGN_A16) V(2, video_SIGN_B8)
        V(3, Rd) V(4, Ra) V(5, REUSE_A) NEED(src_b_no_imm, 0, 6) CALL(dot_c, 1, 11)
        CALL(format_flow_of_bssy, 2, 14) END(16)
}

