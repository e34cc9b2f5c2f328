/* Generated from the description maxwell by gen/emit/decode. Do not edit. */
#include "maxwell_decode.h"

/* z.zzrrc cccccccc cccnssss .......t 01001--- c---s--- sccccccc ccccrrrr
 * rrrr.ggg rrrrrrrr rrrrrrrr */
TAKE(shl)
{
    FORM(0xf888800000ffff, 0x20000) V(0, SHW) V(1, SHX) V(2, Rd) V(3, CCW) V(4, Ra) V(5, RA)
        NEED(sb_of_imnmx, 0, 6) CALL(format_slot, 1, 11) END(11)
}

/* z.zzrrc cccccccc cccnssss .......t 00101--u c--ss--b sccccccc ccccrrrr
 * rrrr.ggg rrrrrrrr rrrrrrrr */
TAKE(shr)
{
    FORM(0xf999800000ffff, 0x20000) V(0, UI) V(1, SHW) V(2, SHRX) V(3, BREV) V(4, Rd) V(5, CCW)
        V(6, Ra) V(7, RA) NEED(sb_of_imnmx, 0, 8) CALL(format_slot, 1, 13) END(11)
}

/* z.zrrrc cccccccc cccnssss ........ 11111fff crrrrrrr rff----- ----rrrr
 * rrrr.ggg rrrrrrrr rrrrrrrr */
TAKE(shf_l)
{
    FORM(0xffffe00000ffff, 0xa0000) V(0, FW) V(1, FTYPE) V(2, FHI) V(3, Rd) V(4, CCW) V(5, Ra)
        V(6, RA) V(10, Rc) V(11, RC) NEED(shfb, 0, 7) CALL(format_slot, 1, 12) END(11)
}

/* z.zrrrc cccccccc cccnssss ........ 11111fff crrrrrrr rff----- ----rrrr
 * rrrr.ggg rrrrrrrr rrrrrrrr */
TAKE(shf_r)
{
    FORM(0xffffe00000ffff, 0xa0000) V(0, FW) V(1, FTYPE) V(2, FHI) V(3, Rd) V(4, CCW) V(5, Ra)
        V(6, RA) V(10, Rc) V(11, RC) NEED(shfb_of_shf_r, 0, 7) CALL(format_slot, 1, 12) END(11)
}

/* z.zzrrc cccccccc cccnssss .......t 00000--u c------b -ccccccc ccccrrrr
 * rrrr.ggg rrrrrrrr rrrrrrrr */
TAKE(bfe)
{
    FORM(0xf981000000ffff, 0x20000) V(0, UI) V(1, BREV) V(2, Rd) V(3, CCW) V(4, Ra) V(5, RA)
        NEED(sb_of_imnmx, 0, 6) CALL(format_slot, 1, 11) END(11)
}

/* z.zrrrc cccccccc cccnssss .......t 11110--- crrrrrrr rccccccc ccccrrrr
 * rrrr.ggg rrrrrrrr rrrrrrrr */
TAKE(bfi_b)
{
    FORM(0xf8ff800000ffff, 0xa0000) V(0, Rd) V(1, CCW) V(2, Ra) V(3, RA) V(9, Rc) V(10, RC)
        NEED(sb, 0, 4) CALL(format_slot, 1, 11) END(11)
}

/* z.zzrrc cccccccc cccnssss 01010011 11110--- crrrrrrr rccccccc cccccccc
 * cccc.ggg rrrrrrrr rrrrrrrr */
TAKE(bfi_c)
{
    FORM(0xfff8fffffff0ffff, 0x60000) V(0, Rd) V(1, CCW) V(2, Ra) V(3, RA) V(4, Rc) V(5, RB)
        V(6, CBANK) V(7, COFF) LINE(0, 0) CALL(format_slot, 1, 8) END(11)
}

/* z.zzrzc cccccccc cccnssss .......t 00110--u c-----fn -ccccccc ccccrrrr
 * rrrr.ggg -------- rrrrrrrr */
TAKE(flo)
{
    FORM(0xf98200000000ff, 0x0) V(0, UI) V(1, FLSH) V(2, Rd) V(3, CCW) NEED(sbi_of_flo, 0, 4)
        CALL(format_slot, 2, 10) END(11)
}

/* z.zzrzc cccccccc cccnssss .......t 00001--- -------n -ccccccc ccccrrrr
 * rrrr.ggg -------- rrrrrrrr */
TAKE(popc)
{
    FORM(0xf80000000000ff, 0x0) V(0, Rd) NEED(sbi_of_flo, 0, 1) CALL(format_slot, 2, 7) END(11)
}

/* z.zzrrc cccccccc cccnssss .......t 11010ppp cll-llll lccccccc ccccrrrr
 * rrrr.ggg rrrrrrrr rrrrrrrr */
TAKE(lea_lo)
{
    FORM(0xf8e0000000ffff, 0x20000) V(0, LEAX) V(2, Rd) V(3, CCW) V(4, LEAN) V(5, Ra) V(6, RA)
        CALL(po, 0, 1) LINE(1, 0) NEED(sb, 2, 7) CALL(leash, 3, 12) CALL(format_slot, 4, 13) END(11)
}

/* z.zrrrc cccccccc cccnssss 01011011 11011ppp crrrrrrr rll----l llllrrrr
 * rrrr.ggg rrrrrrrr rrrrrrrr */
TAKE(lea_hi)
{
    FORM(0xfff8ffe00ff0ffff, 0xe0000) V(0, LEHX) V(2, Rd) V(3, CCW) V(4, LEHN) V(5, Ra) V(6, RA)
        V(7, Rb) V(8, RB) V(9, Rc) V(10, RC) CALL(po, 0, 1) LINE(1, 0) CALL(lehsh, 2, 11)
        CALL(format_slot, 3, 12) END(11)
}

/* z.zrzrc cccccccc cccnssss 000110ll lllllppp crrrrrrr rccccccc cccccccc
 * cccc.ggg rrrrrrrr rrrrrrrr */
TAKE(lea_hc)
{
    FORM(0xff00fffffff0ffff, 0xa0000) V(0, LECX) V(2, Rd) V(3, CCW) V(4, LECN) V(5, Ra) V(6, RA)
        V(7, CBANK) V(8, COFF) V(9, Rc) V(10, RC) CALL(po, 0, 1) LINE(1, 0) LINE(2, 0)
        CALL(lecsh, 3, 11) CALL(format_slot, 4, 12) END(11)
}

