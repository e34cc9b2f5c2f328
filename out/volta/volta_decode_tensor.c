/* Generated from the description volta by gen/emit/decode. Do not edit. */
#include "volta_decode.h"

/* ---rrrcc cccccccc ccccccc- -------- ----0--- -------m mmmmmmmn rrrrrrrr
 * n------- -------- -------- rrrrrrrr rrrrrrrr rrrrrrrr .ggg0010 00110110 */
TAKE(hmma_884)
{
    FORM(0x800000ffffff0fff, 0x1c0000000801ffff) V(0, MV4) V(1, MVT) V(2, MSTEP) V(3, MSAT1)
        V(4, Rd) V(5, NA) V(6, Ra) V(7, RA) V(8, MROWA) V(9, NB) V(10, Rb) V(11, RB) V(12, MROWB)
        V(13, Rc) V(14, RC) CALL(format_flow, 0, 15) END(16)
}

/* ---rrrcc cccccccc ccccccc- -------- ----0--- ----zz-- -mmmm--n rrrrrrrr
 * n------- -------- -------- rrrrrrrr rrrrrrrr rrrrrrrr .ggg0010 00111100 */
TAKE(hmma_t)
{
    FORM(0x800000ffffff0fff, 0x1c000000080079ff) V(0, MSHAPE) V(1, MVD) V(2, MSAT1) V(3, Rd)
        V(4, NA) V(5, Ra) V(6, RA) V(7, NB) V(8, Rb) V(9, RB) V(10, Rc) V(11, RC)
        CALL(format_flow, 0, 12) END(16)
}

/* ---rrrcc cccccccc ccccccc- -------- ----0-mm m---mm-- -m-mm-0n rrrrrrrr
 * n------- -------- -------- rrrrrrrr rrrrrrrr rrrrrrrr .ggg0010 00111100 */
TAKE(hmma_a)
{
    FORM(0x800000ffffff0fff, 0x1c000000080c5bff) V(0, MSHAPE) V(1, MVD) V(2, MFMT) V(3, Rd) V(4, NA)
        V(5, Ra) V(6, RA) V(7, NB) V(8, Rb) V(9, RB) V(10, Rc) V(11, RC) CALL(mupred, 0, 12)
        CALL(format_flow_of_atom_a, 1, 14) END(16)
}

/* ---rrrcc cccccccc ccccccc- -------- ----0-mm mmmmmm?? ?m?mm10? rrrrrrrr
 * ???????? ???????? ???????? rrrrrrrr rrrrrrrr rrrrrrrr .ggg0010 00110111 */
TAKE(imma)
{
    FORM(0xffffff0fff, 0x1c000000087c5eff) V(0, MISHAPE) V(1, MIA) V(2, MIB) V(3, MSAT) V(4, Rd)
        V(5, Ra) V(6, RA) V(7, Rb) V(8, RB) V(9, Rc) V(10, RC) CALL(mupred_of_imma, 0, 11)
        CALL(format_flow_of_atoms_tu, 1, 13) END(16)
}

/* ---rrrcc cccccccc ccccccc- -------- ----0??? ???????? ???mm10? rrrrrrrr
 * ???????? ???????? ???????? rrrrrrrr rrrrrrrr rrrrrrrr .ggg0010 00111101 */
TAKE(bmma)
{
    FORM(0xffffff0fff, 0x1c00000008001eff) V(0, MBSHAPE) V(1, Rd) V(2, Ra) V(3, RA) V(4, Rb)
        V(5, RB) V(6, Rc) V(7, RC) CALL(format_flow_of_atoms_tu, 0, 8) END(16)
}

/* ---rrrcc cccccccc ccccccc- -------- ----0??? ???????? ???????? rrrrrrrr
 * ???????? ???????? ???????? rrrrrrrr rrrrrrrr rrrrrrrr .ggg0010 00111111 */
TAKE(dmma_a)
{
    FORM(0xffffff0fff, 0x1c000000080000ff) V(0, Rd) V(1, Ra) V(2, RA) V(3, Rb) V(4, RB) V(5, Rc)
        V(6, RC) CALL(format_flow_of_atom_a, 0, 7) END(16)
}

/* ---rrrcc cccccccc ccccccc- ..------ ----0??? ???????? ???????? rrrrrrrr
 * ???????? ???????? ???????? rrrrrrrr rrrrrrrr rrrrrrrr .ggg0010 00111111 */
TAKE(dmma_h)
{
    FORM(0xffffff0fff, 0x1c000000080000ff) V(0, Rd) V(1, Ra) V(2, RA) V(3, Rb) V(4, RB) V(5, Rc)
        V(6, RC) CALL(format_flow_of_atom_h, 0, 7) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----0--- -------- mmmm0--- --------
 * -------- -------- -------- -------- rrrrrrrr rrrrrrrr .ggg0010 00111010 */
TAKE(movm)
{
    FORM(0xffff0fff, 0x800f800) V(0, MMSIZE) V(1, MMKIND) V(2, Rd) V(3, Ra)
        CALL(format_flow_of_atoms_tu, 0, 4) END(16)
}

/* ---rzrcc cccccccc ccccccc- ..------ ----1??? ???????? ???????? rrrrrrrr
 * ???????? ???????? ???????? ??uuuuuu rrrrrrrr rrrrrrrr .ggg1101 11110000 */
TAKE(hgmma_hgmma_r)
{
    FORM(0x3fffff0fff, 0x14000000080000ff) V(0, Rd) V(1, Ra) V(2, RA) V(3, Ub) V(4, Rc) V(5, RC)
        CALL(format_flow_of_atom_h, 0, 6) END(16)
}

/* ---rzzcc cccccccc ccccccc- ..------ ----1??? ???????? ???????? rrrrrrrr
 * ???????? ???????? ???????? ???????? ??uuuuuu rrrrrrrr .ggg1001 11110000 */
TAKE(hgmma_hgmma_d)
{
    FORM(0x3fff0fff, 0x10000000080000ff) V(0, Rd) V(1, Ua) V(2, Rc) V(3, RC)
        CALL(format_flow_of_atom_h, 0, 4) END(16)
}

