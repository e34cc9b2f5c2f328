/* Generated from the description volta by gen/emit/decode. Do not edit. */
#include "volta_decode.h"

/* ---zzzcc cccccccc ccccccc- -------- -----aaa aeeepppa asspaaaw --------
 * oooooooo oooooooo oooooooo rrrrrrrr rrrrrrrr rrrrrrrr .ggg0011 10001010 */
TAKE(atom_v)
{
    FORM(0xff00ff0fff, 0x7ffff00) CANONICAL(0x0, 0xff) V(0, WIDE) V(1, AOP) V(2, EVICT) V(3, ATYPE3)
        V(4, AORDER) V(5, SCOPE) V(6, PRIV) V(7, P0) V(8, Rd) V(11, Rb) LINE(0, 0) LINE(1, 0)
        CALL(are, 2, 9) CALL(format_flow, 3, 12) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----0aaa aeeepppa asspaaaw --------
 * oooooooo oooooooo oooooooo rrrrrrrr rrrrrrrr rrrrrrrr .ggg0011 10001010 */
TAKE(atom_t)
{
    FORM(0xff00ff0fff, 0xfffff00) CANONICAL(0x0, 0xff) V(0, WIDE) V(1, AOP) V(2, EVICT) V(3, ATYPE3)
        V(4, AORDER) V(5, SCOPE) V(6, PRIV) V(7, P0) V(8, Rd) V(11, Rb) LINE(0, 0) LINE(1, 0)
        CALL(are, 2, 9) CALL(format_flow, 3, 12) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----1aaa aeeepppa asspaaaw -.uuuuuu
 * oooooooo oooooooo oooooooo rrrrrrrr rrrrrrrr rrrrrrrr .ggg1001 10001010 */
TAKE(atom_tu)
{
    FORM(0xff00ff0fff, 0xfffff00) V(0, WIDE) V(1, AOP) V(2, EVICT) V(3, ATYPE3) V(4, AORDER)
        V(5, SCOPE) V(6, PRIV) V(7, P0) V(8, Rd) V(12, Rb) LINE(0, 0) LINE(1, 0) CALL(at, 2, 9)
        CALL(format_flow, 3, 13) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----0aaa aeeeppps sssaaaaw ????????
 * oooooooo oooooooo oooooooo rrrrrrrr rrrrrrrr rrrrrrrr .ggg0011 10001010 */
TAKE(atom_a)
{
    FORM(0xff00ff0fff, 0xfffff00) V(0, WIDE) V(1, AOP) V(2, EVICT) V(3, ATYPE4) V(4, SORD) V(5, P0)
        V(6, Rd) V(9, Rb) LINE(0, 0) CALL(are, 1, 7) CALL(format_flow_of_atom_a, 2, 10) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----1aaa aeeeppps sssaaaa. ..uuuuuu
 * oooooooo oooooooo oooooooo rrrrrrrr rrrrrrrr rrrrrrrr .ggg1001 10001010 */
TAKE(atom_d)
{
    FORM(0xff00ff0fff, 0xffffe00) V(0, AOP) V(1, EVICT) V(2, ATYPE4) V(3, SORD) V(4, P0) V(5, Rd)
        V(9, Rb) NEED(wu, 0, 0) LINE(1, 0) NEED(ag, 2, 6) CALL(desc, 3, 0)
        CALL(format_flow_of_atom_a, 4, 10) END(16)
}

/* ---zzzcc cccccccc ccccccc- ..------ ----0aaa aeeeppps sss-aaaw ????????
 * oooooooo oooooooo oooooooo rrrrrrrr rrrrrrrr rrrrrrrr .ggg0011 10001010 */
TAKE(atom_h)
{
    FORM(0xff00ff0fff, 0xfffef00) V(0, WIDE) V(1, AOP) V(2, EVICT) V(3, ATYPE9) V(4, SORD) V(5, P0)
        V(6, Rd) V(9, Rb) LINE(0, 0) CALL(are, 1, 7) CALL(format_flow_of_atom_h, 2, 10) END(16)
}

/* ---zzzcc cccccccc ccccccc- ..------ ----1aaa aeeeppps sss-aaa. ..uuuuuu
 * oooooooo oooooooo oooooooo rrrrrrrr rrrrrrrr rrrrrrrr .ggg1001 10001010 */
TAKE(atom_hd)
{
    FORM(0xff00ff0fff, 0xfffee00) V(0, AOP) V(1, EVICT) V(2, ATYPE9) V(3, SORD) V(4, P0) V(5, Rd)
        V(9, Rb) NEED(wu, 0, 0) LINE(1, 0) NEED(ag_of_atom_hd, 2, 6) CALL(desc_of_atom_hd, 3, 0)
        CALL(format_flow_of_atom_h, 4, 10) END(16)
}

/* ---zzzcc cccccccc ccccccc- ..------ ----0-ff feeeppps sssffffw ????????
 * oooooooo oooooooo oooooooo rrrrrrrr rrrrrrrr rrrrrrrr .ggg0011 10100010 */
TAKE(atom_f)
{
    FORM(0xff00ff0fff, 0xb7fe100) V(0, WIDE) V(1, FOP) V(2, EVICT) V(4, SORD) V(5, P0) V(6, Rd)
        V(9, Rb) NEED(n_ftype, 0, 3) CALL(are, 1, 7) CALL(format_flow_of_atom_h, 2, 10) END(16)
}

/* ---zzzcc cccccccc ccccccc- ..------ ----1-ff feeeppps sssffff. ..uuuuuu
 * oooooooo oooooooo oooooooo rrrrrrrr rrrrrrrr rrrrrrrr .ggg1001 10100010 */
TAKE(atom_fd)
{
    FORM(0xff00ff0fff, 0xb7fe000) V(0, FOP) V(1, EVICT) V(3, SORD) V(4, P0) V(5, Rd) V(9, Rb)
        NEED(wu, 0, 0) NEED(n_ftype, 1, 2) NEED(ag_of_atom_hd, 2, 6) CALL(desc_of_atom_hd, 3, 0)
        CALL(format_flow_of_atom_h, 4, 10) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- -------- ceeepppa asspcccw rrrrrrrr
 * oooooooo oooooooo oooooooo rrrrrrrr rrrrrrrr rrrrrrrr .ggg0011 10001011 */
TAKE(atom_cv)
{
    FORM(0xff00ff0fff, 0x7ff1ff) V(0, WIDE) V(2, EVICT) V(4, AORDER) V(5, SCOPE) V(6, PRIV) V(7, P0)
        V(8, Rd) V(11, Rb) V(12, Rc) CALL(casop, 0, 1) NEED(n_ctype3, 1, 3) LINE(2, 0)
        CALL(are, 3, 9) CALL(format_flow, 4, 13) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----0--- ceeepppa asspcccw rrrrrrrr
 * oooooooo oooooooo oooooooo rrrrrrrr rrrrrrrr rrrrrrrr .ggg0011 10001011 */
TAKE(atom_ct)
{
    FORM(0xff00ff0fff, 0x87ff1ff) V(0, WIDE) V(2, EVICT) V(4, AORDER) V(5, SCOPE) V(6, PRIV)
        V(7, P0) V(8, Rd) V(11, Rb) V(12, Rc) CALL(casop, 0, 1) NEED(n_ctype3, 1, 3) LINE(2, 0)
        CALL(are, 3, 9) CALL(format_flow, 4, 13) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----0--- ceeeppps sssccccw rrrrrrrr
 * oooooooo oooooooo oooooooo rrrrrrrr rrrrrrrr rrrrrrrr .ggg0011 10001011 */
TAKE(atom_ca)
{
    FORM(0xff00ff0fff, 0x87fe1ff) V(0, WIDE) V(2, EVICT) V(4, SORD) V(5, P0) V(6, Rd) V(9, Rb)
        V(10, Rc) CALL(casop, 0, 1) NEED(n_ctype4, 1, 3) CALL(are, 2, 7)
        CALL(format_flow_of_atom_a, 3, 11) END(16)
}

/* ---zzzcc cccccccc ccccccc- ..------ ----0--- ceeeppps sss-cccw rrrrrrrr
 * oooooooo oooooooo oooooooo rrrrrrrr rrrrrrrr rrrrrrrr .ggg0011 10001011 */
TAKE(atom_ch)
{
    FORM(0xff00ff0fff, 0x87fe1ff) V(0, WIDE) V(2, EVICT) V(4, SORD) V(5, P0) V(6, Rd) V(9, Rb)
        V(10, Rc) CALL(casop, 0, 1) NEED(n_ctype9, 1, 3) CALL(are, 2, 7)
        CALL(format_flow_of_atom_h, 3, 11) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- -------- -eeepppa asspcccw rrrrrrrr
 * oooooooo oooooooo oooooooo rrrrrrrr rrrrrrrr rrrrrrrr .ggg0011 10101001 */
TAKE(atomg_cv)
{
    FORM(0xff00ff0fff, 0x7ff1ff) V(0, WIDE) V(1, EVICT) V(3, AORDER) V(4, SCOPE) V(5, PRIV) V(6, P0)
        V(7, Rd) V(10, Rb) V(11, Rc) NEED(n_ctype3, 0, 2) LINE(1, 0) CALL(are, 2, 8)
        CALL(format_flow, 3, 12) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----0--- -eeepppa asspcccw rrrrrrrr
 * oooooooo oooooooo oooooooo rrrrrrrr rrrrrrrr rrrrrrrr .ggg0011 10101001 */
TAKE(atomg_ct)
{
    FORM(0xff00ff0fff, 0x87ff1ff) V(0, WIDE) V(1, EVICT) V(3, AORDER) V(4, SCOPE) V(5, PRIV)
        V(6, P0) V(7, Rd) V(10, Rb) V(11, Rc) NEED(n_ctype3, 0, 2) LINE(1, 0) CALL(are, 2, 8)
        CALL(format_flow, 3, 12) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----0--- -eeeppps sssccccw rrrrrrrr
 * oooooooo oooooooo oooooooo rrrrrrrr rrrrrrrr rrrrrrrr .ggg0011 10101001 */
TAKE(atomg_ca)
{
    FORM(0xff00ff0fff, 0x87fe1ff) V(0, WIDE) V(1, EVICT) V(3, SORD) V(4, P0) V(5, Rd) V(8, Rb)
        V(9, Rc) NEED(n_ctype4, 0, 2) CALL(are, 1, 6) CALL(format_flow_of_atom_a, 2, 10) END(16)
}

/* ---zzzcc cccccccc ccccccc- ..------ ----0--- -eeeppps sss-cccw rrrrrrrr
 * oooooooo oooooooo oooooooo rrrrrrrr rrrrrrrr rrrrrrrr .ggg0011 10101001 */
TAKE(atomg_ch)
{
    FORM(0xff00ff0fff, 0x87fe1ff) V(0, WIDE) V(1, EVICT) V(3, SORD) V(4, P0) V(5, Rd) V(8, Rb)
        V(9, Rc) NEED(n_ctype9, 0, 2) CALL(are, 1, 6) CALL(format_flow_of_atom_h, 2, 10) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ------rr reee---a asspaaaw --------
 * oooooooo oooooooo oooooooo rrrrrrrr rrrrrrrr -------- .ggg1001 10001110 */
TAKE(red_v)
{
    FORM(0xff00000fff, 0x3f1ff00) V(0, WIDE) V(1, ROP) V(2, EVICT) V(3, ATYPE3) V(4, AORDER)
        V(5, SCOPE) V(6, PRIV) V(9, Rb) LINE(0, 0) LINE(1, 0) CALL(are, 2, 7)
        CALL(format_flow, 3, 10) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----0-rr reee---a asspaaaw --------
 * oooooooo oooooooo oooooooo rrrrrrrr rrrrrrrr -------- .ggg1001 10001110 */
TAKE(red_t)
{
    FORM(0xff00000fff, 0xbf1ff00) V(0, WIDE) V(1, ROP) V(2, EVICT) V(3, ATYPE3) V(4, AORDER)
        V(5, SCOPE) V(6, PRIV) V(9, Rb) LINE(0, 0) LINE(1, 0) CALL(are, 2, 7)
        CALL(format_flow, 3, 10) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----1.rr reee---a asspaaaw --uuuuuu
 * oooooooo oooooooo oooooooo rrrrrrrr rrrrrrrr -------- .ggg1001 10001110 */
TAKE(red_tu)
{
    FORM(0xff00000fff, 0xbf1ff00) V(0, WIDE) V(1, ROP) V(2, EVICT) V(3, ATYPE3) V(4, AORDER)
        V(5, SCOPE) V(6, PRIV) V(10, Rb) LINE(0, 0) LINE(1, 0) CALL(at_of_red_tu, 2, 7)
        CALL(format_flow, 3, 11) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----0-rr reee---s sssaaaaw --------
 * oooooooo oooooooo oooooooo rrrrrrrr rrrrrrrr -------- .ggg1001 10001110 */
TAKE(red_a)
{
    FORM(0xff00000fff, 0xbf1ff00) V(0, WIDE) V(1, ROP) V(2, EVICT) V(3, ATYPE4) V(4, SORD) V(7, Rb)
        LINE(0, 0) CALL(are, 1, 5) CALL(format_flow_of_atom_a, 2, 8) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----1.rr reee---s sssaaaa. .-uuuuuu
 * oooooooo oooooooo oooooooo rrrrrrrr rrrrrrrr -------- .ggg1001 10001110 */
TAKE(red_d)
{
    FORM(0xff00000fff, 0xbf1fe00) V(0, ROP) V(1, EVICT) V(2, ATYPE4) V(3, SORD) V(7, Rb)
        NEED(wu_of_red_d, 0, 0) LINE(1, 0) NEED(ag_of_red_d, 2, 4) CALL(desc, 3, 0)
        CALL(format_flow_of_atom_a, 4, 8) END(16)
}

/* ---zzzcc cccccccc ccccccc- ..------ ----0-rr reee---s sss-rrrw --------
 * oooooooo oooooooo oooooooo rrrrrrrr rrrrrrrr -------- .ggg1001 10001110 */
TAKE(redg_h)
{
    FORM(0xff00000fff, 0xbf1ef00) V(0, WIDE) V(1, ROP) V(2, EVICT) V(3, RTYPE9) V(4, SORD) V(7, Rb)
        LINE(0, 0) CALL(are, 1, 5) CALL(format_flow_of_atom_h, 2, 8) END(16)
}

/* ---zzzcc cccccccc ccccccc- ..------ ----1.rr reee---s sss-rrr. .-uuuuuu
 * oooooooo oooooooo oooooooo rrrrrrrr rrrrrrrr -------- .ggg1001 10001110 */
TAKE(redg_hd)
{
    FORM(0xff00000fff, 0xbf1ee00) V(0, ROP) V(1, EVICT) V(2, RTYPE9) V(3, SORD) V(7, Rb)
        NEED(wu_of_red_d, 0, 0) LINE(1, 0) NEED(ag_of_redg_hd, 2, 4) CALL(desc_of_atom_hd, 3, 0)
        CALL(format_flow_of_atom_h, 4, 8) END(16)
}

/* ---zzzcc cccccccc ccccccc- ..------ ----0-ff feee---s sssffffw --------
 * oooooooo oooooooo oooooooo rrrrrrrr rrrrrrrr -------- .ggg1001 10100110 */
TAKE(redg_f)
{
    FORM(0xff00000fff, 0xb71e100) V(0, WIDE) V(1, FOP) V(2, EVICT) V(4, SORD) V(7, Rb)
        NEED(n_ftype, 0, 3) CALL(are, 1, 5) CALL(format_flow_of_atom_h, 2, 8) END(16)
}

/* ---zzzcc cccccccc ccccccc- ..------ ----1.ff feee---s sssffff. .-uuuuuu
 * oooooooo oooooooo oooooooo rrrrrrrr rrrrrrrr -------- .ggg1001 10100110 */
TAKE(redg_fd)
{
    FORM(0xff00000fff, 0xb71e000) V(0, FOP) V(1, EVICT) V(3, SORD) V(7, Rb) NEED(wu_of_red_d, 0, 0)
        NEED(n_ftype, 1, 2) NEED(ag_of_redg_hd, 2, 4) CALL(desc_of_atom_hd, 3, 0)
        CALL(format_flow_of_atom_h, 4, 8) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- -----aaa a------- -----ss- --------
 * oooooooo oooooooo oooooooo rrrrrrrr rrrrrrrr rrrrrrrr .ggg0011 10001100 */
TAKE(atoms_v)
{
    FORM(0xff00ff0fff, 0x7800600) CANONICAL(0x0, 0xff) V(0, AOP) V(1, STYPE2) V(2, Rd) V(5, Rb)
        LINE(0, 0) CALL(are, 1, 3) CALL(format_flow, 2, 6) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----0aaa a------- ss---ss- --------
 * oooooooo oooooooo oooooooo rrrrrrrr rrrrrrrr rrrrrrrr .ggg0011 10001100 */
TAKE(atoms_t)
{
    FORM(0xff00ff0fff, 0xf800600) CANONICAL(0x0, 0xff) V(0, AOP) V(1, STYPE2) V(2, Rd) V(6, Rb)
        LINE(0, 0) CALL(ars, 1, 3) CALL(format_flow, 2, 7) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----0aaa a------- ss---ss- --------
 * oooooooo oooooooo oooooooo rrrrrrrr rrrrrrrr rrrrrrrr .ggg0011 10001100 */
TAKE(atoms_a)
{
    FORM(0xff00ff0fff, 0xf800600) V(0, AOP) V(1, STYPE2) V(2, Rd) V(6, Rb) LINE(0, 0)
        CALL(ars, 1, 3) CALL(format_flow_of_atom_a, 2, 7) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----1aaa a------- ss---ss- --uuuuuu
 * oooooooo oooooooo oooooooo rrrrrrrr rrrrrrrr rrrrrrrr .ggg1001 10001100 */
TAKE(atoms_tu)
{
    FORM(0xff00ff0fff, 0xf800600) V(0, AOP) V(1, STYPE2) V(2, Rd) V(7, Rb) LINE(0, 0)
        CALL(als, 1, 3) CALL(format_flow_of_atoms_tu, 2, 8) END(16)
}

/* ---zzzcc cccccccc ccccccc- ..------ ----0aaa a------- ss--aaa- --------
 * oooooooo oooooooo oooooooo rrrrrrrr rrrrrrrr rrrrrrrr .ggg0011 10001100 */
TAKE(atoms_h)
{
    FORM(0xff00ff0fff, 0xf800e00) V(0, AOP) V(1, ATYPE9) V(2, Rd) V(6, Rb) LINE(0, 0)
        CALL(ars, 1, 3) CALL(format_flow_of_atom_h, 2, 7) END(16)
}

/* ---zzzcc cccccccc ccccccc- ..------ ----1aaa a------- ss--aaa- --uuuuuu
 * oooooooo oooooooo oooooooo rrrrrrrr rrrrrrrr rrrrrrrr .ggg1001 10001100 */
TAKE(atoms_hu)
{
    FORM(0xff00ff0fff, 0xf800e00) V(0, AOP) V(1, ATYPE9) V(2, Rd) V(7, Rb) LINE(0, 0)
        CALL(als, 1, 3) CALL(format_flow_of_atom_h, 2, 8) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- -------- c------- -----ss- rrrrrrrr
 * oooooooo oooooooo oooooooo rrrrrrrr rrrrrrrr rrrrrrrr .ggg0011 10001101 */
TAKE(atoms_cv)
{
    FORM(0xff00ff0fff, 0xff) V(2, Rd) V(5, Rb) V(6, Rc) CALL(casop, 0, 0) NEED(n_sctype2, 1, 1)
        CALL(are, 2, 3) CALL(format_flow, 3, 7) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----0--- c------- ss---ss- rrrrrrrr
 * oooooooo oooooooo oooooooo rrrrrrrr rrrrrrrr rrrrrrrr .ggg0011 10001101 */
TAKE(atoms_ct)
{
    FORM(0xff00ff0fff, 0x80000ff) V(2, Rd) V(6, Rb) V(7, Rc) CALL(casop, 0, 0) NEED(n_sctype2, 1, 1)
        CALL(ars, 2, 3) CALL(format_flow_of_atoms_tu, 3, 8) END(16)
}

/* ---zzzcc cccccccc ccccccc- ..------ ----0--- c------- ss--ccc- rrrrrrrr
 * oooooooo oooooooo oooooooo rrrrrrrr rrrrrrrr rrrrrrrr .ggg0011 10001101 */
TAKE(atoms_ch)
{
    FORM(0xff00ff0fff, 0x80000ff) V(2, Rd) V(6, Rb) V(7, Rc) CALL(casop, 0, 0) NEED(n_ctype9, 1, 1)
        CALL(ars, 2, 3) CALL(format_flow_of_atom_h, 3, 8) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----1101 0------- ss---00- --uuuuuu
 * 00000000 00000000 00000000 -------- rrrrrrrr rrrrrrrr .ggg1111 10001100 */
TAKE(atoms_p)
{
    FORM(0xffffff00ffff0fff, 0xf80c63f) V(0, Rd) V(1, Ra) V(2, SCALE) V(3, Uc)
        CALL(format_flow_of_atom_a, 0, 4) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----1101 0------- ss---00- --uuuuuu
 * oooooooo oooooooo oooooooo -------- rrrrrrrr rrrrrrrr .ggg1111 10001100 */
TAKE(atoms_po)
{
    FORM(0xffffff00ffff0fff, 0xf80c63f) V(0, Rd) V(1, Ra) V(2, SCALE) V(3, Uc) V(4, OFF)
        CALL(format_flow_of_atom_a, 0, 5) END(16)
}

/* ---zzzcc cccccccc ccccccc- ..------ ----1101 1------- ss--000- --uuuuuu
 * 00000000 00000000 00000000 -------- rrrrrrrr rrrrrrrr .ggg1111 10001100 */
TAKE(atoms_hp)
{
    FORM(0xffffff00ffff0fff, 0xf80ce3f) V(0, Rd) V(1, Ra) V(2, SCALE) V(3, Uc)
        CALL(format_flow_of_atom_h, 0, 4) END(16)
}

/* ---zzzcc cccccccc ccccccc- ..------ ----1101 1------- ss--000- --uuuuuu
 * oooooooo oooooooo oooooooo -------- rrrrrrrr rrrrrrrr .ggg1111 10001100 */
TAKE(atoms_hpo)
{
    FORM(0xffffff00ffff0fff, 0xf80ce3f) V(0, Rd) V(1, Ra) V(2, SCALE) V(3, Uc) V(4, OFF)
        CALL(format_flow_of_atom_h, 0, 5) END(16)
}

