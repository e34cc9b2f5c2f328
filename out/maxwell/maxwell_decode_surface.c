/* Generated from the description maxwell by gen/emit/decode. Do not edit. */
#include "maxwell_decode.h"

/* z.z---c cccccccc cccnssss 11101011 0000.cch hrrrrrrr rhhhdddp pp----ll
 * mmmm.ppp rrrrrrrr rrrrrrrr */
TAKE(suld_p)
{
    FORM(0xfff6000e03f0ffff, 0x0) V(0, surface_DIM) V(1, surface_LOAD_CACHE_24) V(2, surface_MASK)
        V(3, surface_CLAMP) V(5, Rd) V(6, Ra) CALL(opt_ps, 0, 4) CALL(surface, 1, 7)
        CALL(format_slot, 2, 9) END(11)
}

/* z.z---c cccccccc cccnssss 11101011 0001.cch hrrrrrrr rhhhdddp pp----ll
 * bsss.ppp rrrrrrrr rrrrrrrr */
TAKE(suld_d)
{
    FORM(0xfff6000e03f0ffff, 0x0) V(0, surface_BA) V(1, surface_DIM) V(2, surface_LOAD_CACHE_24)
        V(3, surface_SURF_SIZE) V(4, surface_CLAMP) V(6, Rd) V(7, Ra) CALL(opt_ps, 0, 5)
        CALL(surface, 1, 8) CALL(format_slot, 2, 10) END(11)
}

/* z.z---c cccccccc cccnssss 11101011 0010.cch hrrrrrrr rhhhddd- ------ss
 * mmmm.ppp rrrrrrrr rrrrrrrr */
TAKE(sust_p)
{
    FORM(0xfff6000e03f0ffff, 0x0) V(0, surface_DIM) V(1, surface_STORE_CACHE_24) V(2, surface_MASK)
        V(3, surface_CLAMP) V(4, Ra) V(5, Rd) CALL(surface, 0, 6) CALL(format_slot, 1, 8) END(11)
}

/* z.z---c cccccccc cccnssss 11101011 0011.cch hrrrrrrr rhhhddd- ------ss
 * bsss.ppp rrrrrrrr rrrrrrrr */
TAKE(sust_d)
{
    FORM(0xfff6000e03f0ffff, 0x0) V(0, surface_BA) V(1, surface_DIM) V(2, surface_STORE_CACHE_24)
        V(3, surface_SURF_SIZE) V(4, surface_CLAMP) V(5, Ra) V(6, Rd) CALL(surface, 0, 7)
        CALL(format_slot, 1, 9) END(11)
}

/* z.z---c cccccccc cccnssss 11101011 0100.cch hrrrrrrr rhhhddd- -----sss
 * ----.ppp rrrrrrrr rrrrrrrr */
TAKE(sured_p)
{
    FORM(0xfff6000e0700ffff, 0x0) V(0, surface_DIM) V(1, surface_SURED_OP) V(2, surface_CLAMP)
        V(3, Ra) V(4, Rd) CALL(surface, 0, 5) CALL(format_slot, 1, 7) END(11)
}

/* z.z---c cccccccc cccnssss 11101011 0101.cch hrrrrrrr rhhhddd- -----sss
 * bsss.ppp rrrrrrrr rrrrrrrr */
TAKE(sured_d)
{
    FORM(0xfff6000e0780ffff, 0x0) V(0, surface_BA) V(1, surface_DIM) V(2, surface_SURED_OP)
        V(4, surface_CLAMP) V(5, Ra) V(6, Rd) NEED(sured_types, 0, 3) CALL(surface, 1, 7)
        CALL(format_slot, 2, 9) END(11)
}

/* z.z---c cccccccc cccnssss 11101010 00ssscch hhhhhhhh hhhhddds ssssrrrr
 * rrrr.ppp rrrrrrrr rrrrrrrr */
TAKE(suatom_i)
{
    FORM(0xffc7fffffff0ffff, 0x0) V(0, surface_SUATOM_BA) V(1, surface_DIM) V(2, surface_SUATOM_OP)
        V(4, surface_CLAMP) V(5, Rd) V(6, Ra) V(7, Rb) V(8, HEADER) NEED(suatom_types, 0, 3)
        CALL(format_slot, 1, 9) END(11)
}

/* z.z---c cccccccc cccnssss 11101010 011s.cc- -rrrrrrr rsssddds ssssrrrr
 * rrrr.ppp rrrrrrrr rrrrrrrr */
TAKE(suatom_r)
{
    FORM(0xfff6000ffff0ffff, 0x0) V(0, surface_SUATOM_PD) V(1, surface_SUATOM_BA) V(2, surface_DIM)
        V(3, surface_SUATOM_OP) V(5, surface_CLAMP) V(6, Rd) V(7, Ra) V(8, Rb)
        NEED(suatom_types_r, 0, 4) NEED(surface_rc, 1, 9) CALL(format_slot, 2, 10) END(11)
}

/* z.z---c cccccccc cccnssss 11101011 10ssscc- -rrrrrrr rsssddds ssssrrrr
 * rrrr.ppp rrrrrrrr rrrrrrrr */
TAKE(suatom_p)
{
    FORM(0xfffe7f8ffff0ffff, 0x0) V(0, surface_SUATOM_BA) V(1, surface_DIM) V(2, surface_SUATOM_OP)
        V(4, surface_CLAMP) V(5, surface_SUATOM_P) V(6, Rd) V(7, Ra) V(8, Rb) V(9, Rc)
        CALL(suatom_types_r_of_suatom_p, 0, 3) LINE(1, 0) CALL(format_slot, 2, 10) END(11)
}

/* z.z---c cccccccc cccnssss 11101010 10ssscch hhhhhhhh hhhhdddp pp-srrrr
 * rrrr.ppp rrrrrrrr rrrrrrrr */
TAKE(suatom_ci)
{
    FORM(0xffc7fffe1ff0ffff, 0x0) V(0, surface_SUATOM_BA) V(1, surface_DIM) V(3, surface_CLAMP)
        V(5, Rd) V(6, Ra) V(7, Rb) V(8, HEADER) NEED(suatom_types, 0, 2) CALL(opt_ps, 1, 4)
        CALL(format_slot, 2, 9) END(11)
}

/* z.z---c cccccccc cccnssss 11101010 110s.cc- -rrrrrrr rsssdddp pp-srrrr
 * rrrr.ppp rrrrrrrr rrrrrrrr */
TAKE(suatom_cr)
{
    FORM(0xfff6000e1ff0ffff, 0x0) V(0, surface_SUATOM_PD) V(1, surface_SUATOM_BA) V(2, surface_DIM)
        V(4, surface_CLAMP) V(6, Rd) V(7, Ra) V(8, Rb) NEED(suatom_types_r, 0, 3) CALL(opt_ps, 1, 5)
        NEED(surface_rc, 2, 9) CALL(format_slot, 3, 10) END(11)
}

