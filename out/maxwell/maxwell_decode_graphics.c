/* Generated from the description maxwell by gen/emit/decode. Do not edit. */
#include "maxwell_decode.h"

/* z.zzzzc cccccccc cccnssss 11101111 10100--a aaaa---- -------a -aaaaaaa
 * aaaa.ggg rrrrrrrr rrrrrrrr */
TAKE(al2p)
{
    FORM(0xfff98001000000ff, 0x0) V(0, AO) V(1, ASIZE) V(3, Rd) CALL(apop, 0, 2) CALL(awhich, 1, 4)
        CALL(format_slot, 2, 6) END(11)
}

/* z.zzzzc cccccccc cccnssss 11101111 11011--a arrrrrrr r------a 0zaaaaaa
 * aaaa.ggg 11111111 rrrrrrrr */
TAKE(ald_a)
{
    FORM(0xfff98001bff0ffff, 0x0) V(0, AO) V(1, ASIZE) V(2, Rd) V(3, AOFF10) CALL(arc, 0, 4)
        CALL(format_slot, 1, 5) END(11)
}

/* z.zzzzc cccccccc cccnssss 11101111 11011--a arrrrrrr r------a 00000000
 * 0000.ggg rrrrrrrr rrrrrrrr */
TAKE(ald_h)
{
    FORM(0xfff98001fff0ffff, 0x0) V(0, AO) V(1, ASIZE) V(2, Rd) V(3, Ra) CALL(arc, 0, 4)
        CALL(format_slot, 1, 5) END(11)
}

/* z.zzzzc cccccccc cccnssss 11101111 11011--a arrrrrrr r------a 1aaaaaaa
 * aaaa.ggg rrrrrrrr rrrrrrrr */
TAKE(ald_q)
{
    FORM(0xfff98001fff0ffff, 0x0) V(0, AO) V(1, ASIZE) V(2, Rd) V(3, Ra) V(4, AOFF11)
        CALL(arc, 0, 5) CALL(format_slot, 1, 6) END(11)
}

/* z.zzzzc cccccccc cccnssss 11101111 11110--a arrrrrrr r------- 0zaaaaaa
 * aaaa.ggg 11111111 rrrrrrrr */
TAKE(ast_a)
{
    FORM(0xfff98000bff0ffff, 0x0) V(0, ASIZE) V(1, AOFF10) V(2, Rd) CALL(arc, 0, 3)
        CALL(format_slot, 1, 4) END(11)
}

/* z.zzzzc cccccccc cccnssss 11101111 11110--a arrrrrrr r------- 00000000
 * 0000.ggg rrrrrrrr rrrrrrrr */
TAKE(ast_h)
{
    FORM(0xfff98000fff0ffff, 0x0) V(0, ASIZE) V(1, Ra) V(2, Rd) CALL(arc, 0, 3)
        CALL(format_slot, 1, 4) END(11)
}

/* z.zzzzc cccccccc cccnssss 11101111 11110--a arrrrrrr r------- 1aaaaaaa
 * aaaa.ggg rrrrrrrr rrrrrrrr */
TAKE(ast_q)
{
    FORM(0xfff98000fff0ffff, 0x0) V(0, ASIZE) V(1, Ra) V(2, AOFF11) V(3, Rd) CALL(arc, 0, 4)
        CALL(format_slot, 1, 5) END(11)
}

/* z.zzzzc cccccccc cccnssss 11100000 iiiiiz11 1rrrrrrr r.aaaaaa aaaarrrr
 * rrrr.ggg rrrrrrrr rrrrrrrr */
TAKE(ipa)
{
    FORM(0xfffb80000ff000ff, 0x0) V(0, IMODE) V(1, IWHERE) V(2, ISAT) V(3, Rd) V(6, Rb)
        CALL(ix, 0, 0) CALL(iattr, 1, 4) NEED(iplace, 2, 7) CALL(format_slot, 3, 8) END(11)
}

/* z.zzzzc cccccccc cccnssss 11101111 11010--i i------- -----iia i-------
 * ----.ggg rrrrrrrr rrrrrrrr */
TAKE(isberd)
{
    FORM(0xfff980078000ffff, 0x0) V(0, AO) V(1, ISPACE) V(2, ISKEW) V(3, ISIZE) V(4, Rd) V(5, Ra)
        CALL(format_slot, 0, 6) END(11)
}

/* z.zzrzc cccccccc cccnssss .......t 11100--- -------o occccccc ccccrrrr
 * rrrr.ggg rrrrrrrr rrrrrrrr */
TAKE(out)
{
    FORM(0xf801800000ffff, 0x0) V(0, OUTK) V(1, Rd) V(2, Ra) NEED(sb_of_out, 0, 3)
        CALL(format_slot, 1, 8) END(11)
}

/* z.zzzzc cccccccc cccnssss 11101111 11101--- iii----- ------pp p---pppp
 * pppp.ggg rrrrrrrr rrrrrrrr */
TAKE(pixld)
{
    FORM(0xfff8e003800000ff, 0x0) V(0, PXK) V(1, Rd) V(2, IPO) CALL(pxaddr, 0, 3)
        CALL(format_slot, 1, 5) END(11)
}

