/* Generated from the description maxwell by gen/emit/decode. Do not edit. */
#include "maxwell_decode.h"

/* z.z---c cccccccc cccnssss 11101110 11010lll lle-oooo oooooooo oooooooo
 * oooo.ppp rrrrrrrr rrrrrrrr */
TAKE(ldg)
{
    FORM(0xffffe000000000ff, 0x0) V(0, memory_E) V(1, memory_LOAD_CACHE) V(2, memory_LDG_SIZE)
        V(3, Rd) CALL(addr_of_ldg, 0, 4) CALL(format_slot, 1, 7) END(11)
}

/* z.z---c cccccccc cccnssss 11101110 11001lll lle-ppp? oooooooo oooooooo
 * oooo.ppp rrrrrrrr rrrrrrrr */
TAKE(ldg_p)
{
    FORM(0xffffee00000000ff, 0x0) V(0, memory_E) V(1, memory_LOAD_CACHE) V(2, memory_LDG_SIZE)
        V(3, memory_Pl) V(4, Rd) LINE(0, 0) CALL(addr_reg_of_ldg_p, 1, 5) CALL(format_slot, 2, 8)
        END(11)
}

/* z.z---c cccccccc cccnssss 11101110 11011sss sse-oooo oooooooo oooooooo
 * oooo.ppp rrrrrrrr rrrrrrrr */
TAKE(stg)
{
    FORM(0xffffe000000000ff, 0x0) V(0, memory_E) V(1, memory_STORE_CACHE) V(2, memory_SIZE) V(6, Rd)
        CALL(addr_of_ldg, 0, 3) CALL(format_slot, 1, 7) END(11)
}

/* z.z---c cccccccc cccnssss 100lllll lllloooo oooooooo oooooooo oooooooo
 * oooo.ppp rrrrrrrr rrrrrrrr */
TAKE(ld)
{
    FORM(0xe3f00000000000ff, 0x0) V(0, memory_LD_E) V(1, memory_LD_CACHE) V(2, memory_LD_SIZE)
        V(3, Rd) CALL(addr_of_ld, 0, 4) CALL(opt_ld_p, 1, 7) CALL(format_slot, 2, 8) END(11)
}

/* z.z---c cccccccc cccnssss 101lllss lllloooo oooooooo oooooooo oooooooo
 * oooo.ppp rrrrrrrr rrrrrrrr */
TAKE(st)
{
    FORM(0xe3f00000000000ff, 0x0) V(0, memory_LD_E) V(1, memory_ST_CACHE) V(2, memory_LD_SIZE)
        V(6, Rd) CALL(addr_of_ld, 0, 3) CALL(opt_ld_p, 1, 7) CALL(format_slot, 2, 8) END(11)
}

/* z.z---c cccccccc cccnssss 11101111 01000sss --lloooo oooooooo oooooooo
 * oooo.ppp rrrrrrrr rrrrrrrr */
TAKE(ldl)
{
    FORM(0xffff3000000000ff, 0x0) V(0, memory_LDL_CACHE) V(1, memory_SIZE) V(2, Rd)
        CALL(addr_of_ldg, 0, 3) CALL(format_slot, 1, 6) END(11)
}

/* z.z---c cccccccc cccnssss 11101111 01010sss --ssoooo oooooooo oooooooo
 * oooo.ppp rrrrrrrr rrrrrrrr */
TAKE(stl)
{
    FORM(0xffff3000000000ff, 0x0) V(0, memory_STL_CACHE) V(1, memory_SIZE) V(5, Rd)
        CALL(addr_of_ldg, 0, 2) CALL(format_slot, 1, 6) END(11)
}

/* z.z---c cccccccc cccnssss 11101111 01001sss ---0oooo oooooooo oooooooo
 * oooo.ppp rrrrrrrr rrrrrrrr */
TAKE(lds_r)
{
    FORM(0xffff1000000000ff, 0x0) V(0, memory_SIZE) V(1, Rd) CALL(addr_of_ldg, 0, 2)
        CALL(format_slot, 1, 5) END(11)
}

/* z.z---c cccccccc cccnssss 11101111 01001lll ---1oooo oooooooo oooooooo
 * oooo.ppp rrrrrrrr rrrrrrrr */
TAKE(lds_u)
{
    FORM(0xffff1000000000ff, 0x0) V(0, memory_LDS_U_SIZE) V(1, Rd) CALL(addr_of_ldg, 0, 2)
        CALL(format_slot, 1, 5) END(11)
}

/* z.z---c cccccccc cccnssss 11101111 01011sss ----oooo oooooooo oooooooo
 * oooo.ppp rrrrrrrr rrrrrrrr */
TAKE(sts)
{
    FORM(0xffff0000000000ff, 0x0) V(0, memory_SIZE) V(4, Rd) CALL(addr_of_ldg, 0, 1)
        CALL(format_slot, 1, 5) END(11)
}

/* z.z---c cccccccc cccnssss 11101111 10010lll --ll---l lllliiii iiiiiiii
 * iiii.ppp rrrrrrrr rrrrrrrr */
TAKE(ldc)
{
    FORM(0xffff3000000000ff, 0x0) V(0, memory_LDC_SIZE) V(1, memory_LDC_MODE) V(2, Rd)
        CALL(const_indexed, 0, 3) CALL(format_slot, 1, 7) END(11)
}

/* z.z---c cccccccc cccnssss 11101110 10100--- -------- -------- w---ssss
 * ssss---- -------- -------- */
TAKE(stp)
{
    FORM(0xfff800008ff00000, 0x0) V(0, memory_WAIT) V(1, memory_STP_NUMBER)
        CALL(format_slot_of_cal, 0, 2) END(11)
}

/* z.z---c cccccccc cccnssss 11101111 10011--- -------- -------- --------
 * ----.ppp ------mm ------mm */
TAKE(membar)
{
    FORM(0xfff8000000000303, 0x0) V(0, memory_MEMBAR_SCOPE) V(1, memory_MEMBAR_IVALL)
        CALL(format_slot, 0, 2) END(11)
}

