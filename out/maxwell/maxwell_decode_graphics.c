/* Generated from the description maxwell by gen/emit/decode. Do not edit. */
#include "maxwell_decode.h"

/* z.z---c cccccccc cccnssss 11101111 10100--a appp---- -------o -aaaaaaa
 * aaaa.ppp rrrrrrrr rrrrrrrr */
TAKE(al2p)
{
    FORM(0xfff98001000000ff, 0x0) V(0, graphics_OUTPUT) V(1, graphics_ATTR_SIZE) V(3, Rd)
        CALL(opt, 0, 2) CALL(attr, 1, 4) CALL(format_slot, 2, 6) END(11)
}

/* z.z---c cccccccc cccnssss 11101111 11011--a arrrrrrr r------o 0zaaaaaa
 * aaaa.ppp 11111111 rrrrrrrr */
TAKE(ald_a)
{
    FORM(0xfff98001bff0ffff, 0x0) V(0, graphics_OUTPUT) V(1, graphics_ATTR_SIZE) V(2, Rd)
        V(3, graphics_ATTR_OFFSET10) CALL(opt_reg, 0, 4) CALL(format_slot, 1, 5) END(11)
}

/* z.z---c cccccccc cccnssss 11101111 11011--a arrrrrrr r------o 00000000
 * 0000.ppp rrrrrrrr rrrrrrrr */
TAKE(ald_h)
{
    FORM(0xfff98001fff0ffff, 0x0) V(0, graphics_OUTPUT) V(1, graphics_ATTR_SIZE) V(2, Rd) V(3, Ra)
        CALL(opt_reg, 0, 4) CALL(format_slot, 1, 5) END(11)
}

/* z.z---c cccccccc cccnssss 11101111 11011--a arrrrrrr r------o 1aaaaaaa
 * aaaa.ppp rrrrrrrr rrrrrrrr */
TAKE(ald_q)
{
    FORM(0xfff98001fff0ffff, 0x0) V(0, graphics_OUTPUT) V(1, graphics_ATTR_SIZE) V(2, Rd) V(3, Ra)
        V(4, graphics_ATTR_OFFSET11) CALL(opt_reg, 0, 5) CALL(format_slot, 1, 6) END(11)
}

/* z.z---c cccccccc cccnssss 11101111 11110--a arrrrrrr r------- 0zaaaaaa
 * aaaa.ppp 11111111 rrrrrrrr */
TAKE(ast_a)
{
    FORM(0xfff98000bff0ffff, 0x0) V(0, graphics_ATTR_SIZE) V(1, graphics_ATTR_OFFSET10) V(2, Rd)
        CALL(opt_reg, 0, 3) CALL(format_slot, 1, 4) END(11)
}

/* z.z---c cccccccc cccnssss 11101111 11110--a arrrrrrr r------- 00000000
 * 0000.ppp rrrrrrrr rrrrrrrr */
TAKE(ast_h)
{
    FORM(0xfff98000fff0ffff, 0x0) V(0, graphics_ATTR_SIZE) V(1, Ra) V(2, Rd) CALL(opt_reg, 0, 3)
        CALL(format_slot, 1, 4) END(11)
}

/* z.z---c cccccccc cccnssss 11101111 11110--a arrrrrrr r------- 1aaaaaaa
 * aaaa.ppp rrrrrrrr rrrrrrrr */
TAKE(ast_q)
{
    FORM(0xfff98000fff0ffff, 0x0) V(0, graphics_ATTR_SIZE) V(1, Ra) V(2, graphics_ATTR_OFFSET11)
        V(3, Rd) CALL(opt_reg, 0, 4) CALL(format_slot, 1, 5) END(11)
}

/* z.z---c cccccccc cccnssss 11100000 iiiiiz11 1rrrrrrr r.iiiiii iiiirrrr
 * rrrr.ppp rrrrrrrr rrrrrrrr */
TAKE(ipa)
{
    FORM(0xfffb80000ff000ff, 0x0) V(0, graphics_IPA_MODE) V(1, graphics_IPA_AT)
        V(2, graphics_IPA_SAT) V(3, Rd) V(6, Rb) CALL(opt_idx, 0, 0) CALL(ipa_source, 1, 4)
        NEED(ipa_point, 2, 7) CALL(format_slot, 3, 8) END(11)
}

/* z.z---c cccccccc cccnssss 11101111 11010--i i------- -----iio s-------
 * ----.ppp rrrrrrrr rrrrrrrr */
TAKE(isberd)
{
    FORM(0xfff980078000ffff, 0x0) V(0, graphics_OUTPUT) V(1, graphics_ISB_SPACE) V(2, graphics_SKEW)
        V(3, graphics_ISB_SIZE) V(4, Rd) V(5, Ra) CALL(format_slot, 0, 6) END(11)
}

/* z.z-r-c cccccccc cccnssss .......o 11100--- -------o occccccc ccccrrrr
 * rrrr.ppp rrrrrrrr rrrrrrrr */
TAKE(out)
{
    FORM(0xf801800000ffff, 0x0) V(0, graphics_OUT_OP) V(1, Rd) V(2, Ra) NEED(src_b_of_out, 0, 3)
        CALL(format_slot, 1, 8) END(11)
}

/* z.z---c cccccccc cccnssss 11101111 11101--- ppp----- ------pp p---pppp
 * pppp.ppp rrrrrrrr rrrrrrrr */
TAKE(pixld)
{
    FORM(0xfff8e003800000ff, 0x0) V(0, graphics_PIXLD_OP) V(1, Rd) V(2, Pw) CALL(pixld_addr, 0, 3)
        CALL(format_slot, 1, 5) END(11)
}

