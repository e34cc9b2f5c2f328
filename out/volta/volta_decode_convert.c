/* Generated from the description volta by gen/emit/decode. Do not edit. */
#include "volta_decode.h"

/* ---zrzcc cccccccc ccccccc- -------- ----.--- --10---f ff-01--- --------
 * naffffff ffffffff ffffffff rrrrrrrr -------- rrrrrrrr .ggg...1 00000100 */
TAKE(f2f_n)
{
    FORM(0xff01ff, 0x31d800) V(0, FTZ) V(1, CDFF) V(2, CSF) V(3, FRND) V(4, Rd) NEED(cs32, 0, 5)
        CALL(c77, 3, 0) CALL(format_flow_of_bssy, 4, 12) END(16)
}

/* ---zrzcc cccccccc ccccccc- -------- ----.--- --01---f ff-10--- --------
 * n.cc-ccc cccccccc hhhhhhhh rrrrrrrr -------- rrrrrrrr .ggg...1 00000100 */
TAKE(f2f_w)
{
    FORM(0xff01ff, 0x31d800) V(0, FTZ) V(1, CDFF) V(2, CSF) V(3, FRND) V(4, Rd) NEED(cs16, 0, 5)
        CALL(c77, 3, 0) CALL(format_flow_of_bssy, 4, 13) END(16)
}

/* ---zrzcc cccccccc ccccccc- -------- ----.--- --11---f ff-cc--- --------
 * nadddddd dddddddd dddddddd rrrrrrrr -------- rrrrrrrr .ggg...1 00010000 */
TAKE(f2f_nd)
{
    FORM(0xff01ff, 0x31d800) V(0, FTZ) V(1, CDFF) V(2, CSF) V(3, FRND) V(4, Rd) NEED(cs64, 0, 5)
        CALL(c77, 3, 0) CALL(format_flow_of_bssy, 4, 12) END(16)
}

/* ---zrzcc cccccccc ccccccc- -------- ----.--- --01---f ccncc--c --------
 * n.cc-ccc cccccccc hhhhhhhh rrrrrrrr -------- rrrrrrrr .ggg...1 00000101 */
TAKE(f2i_h)
{
    FORM(0xff01ff, 0x31f900) V(0, FTZ) V(1, CDI) V(2, CSFT) V(3, CINT) V(4, NTZ) V(5, Rd)
        NEED(cs16, 0, 6) CALL(c86, 3, 0) CALL(format_flow_of_bssy, 4, 14) END(16)
}

/* ---zrzcc cccccccc ccccccc- -------- ----.--- --10---f ccncc--c --------
 * naffffff ffffffff ffffffff rrrrrrrr -------- rrrrrrrr .ggg...1 00000101 */
TAKE(f2i_s)
{
    FORM(0xff01ff, 0x31f900) V(0, FTZ) V(1, CDI) V(2, CSFT) V(3, CINT) V(4, NTZ) V(5, Rd)
        NEED(cs32, 0, 6) CALL(c86, 3, 0) CALL(format_flow_of_bssy, 4, 13) END(16)
}

/* ---zrzcc cccccccc ccccccc- -------- ----.--- --11---f ccncc--c --------
 * nadddddd dddddddd dddddddd rrrrrrrr -------- rrrrrrrr .ggg...1 00010001 */
TAKE(f2i_d)
{
    FORM(0xff01ff, 0x31f900) V(0, FTZ) V(1, CDI) V(2, CSFT) V(3, CINT) V(4, NTZ) V(5, Rd)
        NEED(cs64, 0, 6) CALL(c86, 3, 0) CALL(format_flow_of_bssy, 4, 13) END(16)
}

/* ---zrzcc cccccccc ccccccc- -------- ----.--- --00---- ff-ccc-- --------
 * --cc-ccc cccccccc cccccccc rrrrrrrr -------- rrrrrrrr .ggg...1 00000110 */
TAKE(i2f_b)
{
    FORM(0xff01ff, 0x30dc00) V(0, CDF) V(1, CSI) V(2, FRND) V(3, Rd) NEED(ci8, 0, 4) CALL(c86, 2, 0)
        CALL(format_flow_of_bssy, 3, 10) END(16)
}

/* ---zrzcc cccccccc ccccccc- -------- ----.--- --01---- ff-ccc-- --------
 * --cc-ccc cccccccc cccccccc rrrrrrrr -------- rrrrrrrr .ggg...1 00000110 */
TAKE(i2f_h)
{
    FORM(0xff01ff, 0x30dc00) V(0, CDF) V(1, CSI) V(2, FRND) V(3, Rd) NEED(ci16, 0, 4)
        CALL(c86, 2, 0) CALL(format_flow_of_bssy, 3, 10) END(16)
}

/* ---zrzcc cccccccc ccccccc- -------- ----.--- --10---- ff-ccc-- --------
 * uuuuuuuu uuuuuuuu uuuuuuuu rrrrrrrr -------- rrrrrrrr .ggg...1 00000110 */
TAKE(i2f_w)
{
    FORM(0xff01ff, 0x30dc00) V(0, CDF) V(1, CSI) V(2, FRND) V(3, Rd) NEED(sb, 0, 4) CALL(c86, 1, 0)
        CALL(format_flow_of_bssy, 2, 10) END(16)
}

/* ---zrzcc cccccccc ccccccc- -------- ----.--- --01---f cc-01--- --------
 * n.cc-ccc cccccccc hhhhhhhh rrrrrrrr -------- rrrrrrrr .ggg...1 00000111 */
TAKE(frnd_h)
{
    FORM(0xff01ff, 0x31d800) V(0, FTZ) V(1, CSFT) V(2, CINT) V(3, Rd) NEED(cs16, 0, 4)
        CALL(c86, 3, 0) CALL(format_flow_of_bssy, 4, 12) END(16)
}

/* ---zrzcc cccccccc ccccccc- -------- ----.--- --10---f cc-10--- --------
 * naffffff ffffffff ffffffff rrrrrrrr -------- rrrrrrrr .ggg...1 00000111 */
TAKE(frnd_s)
{
    FORM(0xff01ff, 0x31d800) V(0, FTZ) V(1, CSFT) V(2, CINT) V(3, Rd) NEED(cs32, 0, 4)
        CALL(c86, 3, 0) CALL(format_flow_of_bssy, 4, 11) END(16)
}

/* ---zrzcc cccccccc ccccccc- -------- ----.--- --11---f cc-11--- --------
 * nadddddd dddddddd dddddddd rrrrrrrr -------- rrrrrrrr .ggg...1 00010011 */
TAKE(frnd_d)
{
    FORM(0xff01ff, 0x31d800) V(0, FTZ) V(1, CSFT) V(2, CINT) V(3, Rd) NEED(cs64, 0, 4)
        CALL(c86, 3, 0) CALL(format_flow_of_bssy, 4, 11) END(16)
}

/* ---zrzcc cccccccc ccccccc- -------- ----.--- -------- --cc---- --------
 * uuuuuuuu uuuuuuuu uuuuuuuu rrrrrrrr -------- rrrrrrrr .ggg...0 00111000 */
TAKE(i2i)
{
    FORM(0xff01ff, 0x3000) V(0, CNAR) V(1, Rd) NEED(sb_of_i2i, 0, 2)
        CALL(format_flow_of_atoms_tu, 1, 8) END(16)
}

/* ---zrrcc cccccccc ccccccc- -------- ----.--- ------0c c0ccc--- --------
 * ffffffff ffffffff ffffffff rrrrrrrr rrrrrrrr rrrrrrrr .ggg...0 00111110 */
TAKE(f2fp_p)
{
    FORM(0xffff01ff, 0x40000000003c000) CANONICAL(0x0, 0xff) V(3, CRND2) V(4, Rd) V(5, Ra) V(6, RA)
        NEED(cpack, 0, 0) NEED(cx, 1, 7) CALL(format_flow_of_atom_a, 2, 13) END(16)
}

/* ---rrrcc cccccccc ccccccc- -------- ----.??? ?-????10 00ccc--- rrrrrrrr
 * ffffffff ffffffff ffffffff rrrrrrrr rrrrrrrr rrrrrrrr .ggg...0 00111110 */
TAKE(f2fp_rs)
{
    FORM(0xffff01ff, 0x140000000003c0ff) V(3, Rd) V(4, Ra) V(5, RA) V(12, Rc) V(13, RC)
        CALL(cpack_of_f2fp_rs, 0, 0) NEED(cx, 1, 6) CALL(format_flow_of_atom_a, 2, 14) END(16)
}

/* ---rrzcc cccccccc ccccccc- -------- ----.--- ------0c c1ccc--- rrrrrrrr
 * ffffffff ffffffff ffffffff rrrrrrrr -------- rrrrrrrr .ggg...0 00111110 */
TAKE(f2fp_m)
{
    FORM(0xff01ff, 0x100000000003c0ff) V(3, CRND2) V(4, Rd) V(11, Rc) V(12, RC) NEED(cpack, 0, 0)
        NEED(cx, 1, 5) CALL(format_flow_of_atom_a, 2, 13) END(16)
}

/* ---zrzcc cccccccc ccccccc- -------- ----.--- ------0c c1ccc--- rrrrrrrr
 * ffffffff ffffffff ffffffff ffffffff -------- rrrrrrrr .ggg...0 00111110 */
TAKE(f2fp_mc)
{
    FORM(0xff01ff, 0x80000000003c0ff) V(3, CRND2) V(4, Rd) V(5, Rc) V(6, RB) NEED(cpack, 0, 0)
        NEED(cxt, 1, 7) CALL(format_flow_of_atom_a, 2, 11) END(16)
}

/* ---rrrcc cccccccc ccccccc- ..------ ----.--- -------- cccccc-c rrrrrrrr
 * ffffffff ffffffff ffffffff rrrrrrrr rrrrrrrr rrrrrrrr .ggg...0 01000011 */
TAKE(f2ip_b)
{
    FORM(0xffff01ff, 0x140000000000fdff) V(0, CIPT) V(1, CIPR) V(2, CIPN) V(3, CRELU) V(4, Rd)
        V(5, Ra) V(6, RA) V(13, Rc) V(14, RC) V(15, CIPH) LINE(0, 0) NEED(cx, 1, 7)
        CALL(format_flow_of_atom_h, 2, 16) END(16)
}

/* ---zrrcc cccccccc ccccccc- ..------ ----.--- -------- cccccc-c rrrrrrrr
 * ffffffff ffffffff ffffffff ffffffff rrrrrrrr rrrrrrrr .ggg...0 01000011 */
TAKE(f2ip_c)
{
    FORM(0xffff01ff, 0xc0000000000fdff) V(0, CIPT) V(1, CIPR) V(2, CIPN) V(3, CRELU) V(4, Rd)
        V(5, Ra) V(6, RA) V(7, Rc) V(8, RB) V(13, CIPH) LINE(0, 0) NEED(cxt, 1, 9)
        CALL(format_flow_of_atom_h, 2, 14) END(16)
}

/* ---zrzcc cccccccc ccccccc- ..------ ----.--- --10---- cc010c-- --------
 * uuuuuuuu uuuuuuuu uuuuuuuu rrrrrrrr -------- rrrrrrrr .ggg...0 01000101 */
TAKE(i2fp)
{
    FORM(0xff01ff, 0x30fc00) V(0, CFS) V(1, CFRND) V(2, Rd) NEED(sb_of_i2i, 0, 3)
        CALL(format_flow_of_atom_h, 1, 9) END(16)
}

/* ---rrrcc cccccccc ccccccc- -------- ----.--- -------- -0cccc.. rrrrrrrr
 * uuuuuuuu uuuuuuuu uuuuuuuu rrrrrrrr rrrrrrrr rrrrrrrr .ggg...0 00111001 */
TAKE(i2ip_b)
{
    FORM(0xffff01ff, 0x14000000000070ff) V(0, CPAK) V(3, Rd) V(4, Ra) V(5, RA) V(12, Rc) V(13, RC)
        CALL(cips, 0, 1) NEED(sb_of_i2i, 1, 6) NEED(cipc, 2, 0) CALL(format_flow_of_atoms_tu, 3, 14)
        END(16)
}

/* ---rrrcc cccccccc ccccccc- -------- ----.--- -------- -1cccc?? rrrrrrrr
 * uuuuuuuu uuuuuuuu uuuuuuuu rrrrrrrr rrrrrrrr rrrrrrrr .ggg...0 00111001 */
TAKE(i2ip_n)
{
    FORM(0xffff01ff, 0x14000000000070ff) V(0, CPAK) V(3, Rd) V(4, Ra) V(5, RA) V(12, Rc) V(13, RC)
        CALL(cips, 0, 1) NEED(sb_of_i2i, 1, 6) CALL(format_flow_of_atoms_tu, 2, 14) END(16)
}

