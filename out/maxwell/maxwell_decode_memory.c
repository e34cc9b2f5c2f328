/* Generated from the description maxwell by gen/emit/decode. Do not edit. */
#include "maxwell_decode.h"

/* z.zzzzc cccccccc cccnssss 11101110 11010ggg ggg-oooo oooooooo oooooooo
 * oooo.ggg rrrrrrrr rrrrrrrr */
TAKE(ldg)
{
    FORM(0xffffe000000000ff, 0x0) V(0, GE) V(1, GCL) V(2, GSIZE) V(3, Rd) CALL(a24, 0, 4)
        CALL(format_slot, 1, 7) END(11)
}

/* z.zzzzc cccccccc cccnssss 11101110 11001ggg ggg-ggg? oooooooo oooooooo
 * oooo.ggg rrrrrrrr rrrrrrrr */
TAKE(ldg_p)
{
    FORM(0xffffee00000000ff, 0x0) V(0, GE) V(1, GCL) V(2, GSIZE) V(3, GP41) V(4, Rd) LINE(0, 0)
        CALL(a20, 1, 5) CALL(format_slot, 2, 8) END(11)
}

/* z.zzzzc cccccccc cccnssss 11101110 11011sss ggg-oooo oooooooo oooooooo
 * oooo.ggg rrrrrrrr rrrrrrrr */
TAKE(stg)
{
    FORM(0xffffe000000000ff, 0x0) V(0, GE) V(1, GCS) V(2, SSIZE) V(6, Rd) CALL(a24, 0, 3)
        CALL(format_slot, 1, 7) END(11)
}

/* z.zzzzc cccccccc cccnssss 100ggggg lllgoooo oooooooo oooooooo oooooooo
 * oooo.ggg rrrrrrrr rrrrrrrr */
TAKE(ld)
{
    FORM(0xe3f00000000000ff, 0x0) V(0, GENE) V(1, GENL) V(2, LSIZE) V(3, Rd) CALL(a32, 0, 4)
        CALL(genpred, 1, 7) CALL(format_slot, 2, 8) END(11)
}

/* z.zzzzc cccccccc cccnssss 101ggggg lllgoooo oooooooo oooooooo oooooooo
 * oooo.ggg rrrrrrrr rrrrrrrr */
TAKE(st)
{
    FORM(0xe3f00000000000ff, 0x0) V(0, GENE) V(1, GENS) V(2, LSIZE) V(6, Rd) CALL(a32, 0, 3)
        CALL(genpred, 1, 7) CALL(format_slot, 2, 8) END(11)
}

/* z.zzzzc cccccccc cccnssss 11101111 01000sss --lloooo oooooooo oooooooo
 * oooo.ggg rrrrrrrr rrrrrrrr */
TAKE(ldl)
{
    FORM(0xffff3000000000ff, 0x0) V(0, LCL) V(1, SSIZE) V(2, Rd) CALL(a24, 0, 3)
        CALL(format_slot, 1, 6) END(11)
}

/* z.zzzzc cccccccc cccnssss 11101111 01010sss --lloooo oooooooo oooooooo
 * oooo.ggg rrrrrrrr rrrrrrrr */
TAKE(stl)
{
    FORM(0xffff3000000000ff, 0x0) V(0, LCS) V(1, SSIZE) V(5, Rd) CALL(a24, 0, 2)
        CALL(format_slot, 1, 6) END(11)
}

/* z.zzzzc cccccccc cccnssss 11101111 01001sss ---0oooo oooooooo oooooooo
 * oooo.ggg rrrrrrrr rrrrrrrr */
TAKE(lds_r)
{
    FORM(0xffff1000000000ff, 0x0) V(0, SSIZE) V(1, Rd) CALL(a24, 0, 2) CALL(format_slot, 1, 5)
        END(11)
}

/* z.zzzzc cccccccc cccnssss 11101111 01001uuu ---1oooo oooooooo oooooooo
 * oooo.ggg rrrrrrrr rrrrrrrr */
TAKE(lds_u)
{
    FORM(0xffff1000000000ff, 0x0) V(0, USIZE) V(1, Rd) CALL(a24, 0, 2) CALL(format_slot, 1, 5)
        END(11)
}

/* z.zzzzc cccccccc cccnssss 11101111 01011sss ----oooo oooooooo oooooooo
 * oooo.ggg rrrrrrrr rrrrrrrr */
TAKE(sts)
{
    FORM(0xffff0000000000ff, 0x0) V(0, SSIZE) V(4, Rd) CALL(a24, 0, 1) CALL(format_slot, 1, 5)
        END(11)
}

/* z.zzzzc cccccccc cccnssss 11101111 10010ccc --ll---l llllcccc cccccccc
 * cccc.ggg rrrrrrrr rrrrrrrr */
TAKE(ldc)
{
    FORM(0xffff3000000000ff, 0x0) V(0, CSIZE) V(1, LMODE) V(2, Rd) CALL(cplace, 0, 3)
        CALL(format_slot, 1, 7) END(11)
}

/* z.zzzzc cccccccc cccnssss 11101110 10100--- -------- -------- s---ssss
 * ssss---- -------- -------- */
TAKE(stp)
{
    FORM(0xfff800008ff00000, 0x0) V(0, STPW) V(1, STPN) CALL(format_slot_of_cal, 0, 2) END(11)
}

/* z.zzzzc cccccccc cccnssss 11101111 10011--- -------- -------- --------
 * ----.ggg ------mm ------mm */
TAKE(membar)
{
    FORM(0xfff8000000000303, 0x0) V(0, MSCOPE) V(1, MINV) CALL(format_slot, 0, 2) END(11)
}

