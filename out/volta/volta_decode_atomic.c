/* Generated from the description volta by gen/emit/decode. Do not edit. */
#include "volta_decode.h"

/* ---zzzcc cccccccc ccccccc- -------- -----aaa aeeepppa asspttte --------
 * oooooooo oooooooo oooooooo rrrrrrrr rrrrrrrr rrrrrrrr .ppp0011 10001010 */
TAKE(atom_v)
{
    FORM(0xff00ff0fff, 0x7ffff00) CANONICAL(0x0, 0xff) V(0, E) V(1, ATOM_OP) V(2, EVICT)
        V(3, atomic_TYPE_VOLTA) V(4, atomic_ATOMIC_ORDER) V(5, SCOPE) V(6, PRIVATE) V(7, Pu)
        V(8, Rd) V(11, Rb) LINE(0, 0) LINE(1, 0) CALL(addr_e, 2, 9) CALL(format_flow, 3, 12) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----0aaa aeeepppa asspttte --------
 * oooooooo oooooooo oooooooo rrrrrrrr rrrrrrrr rrrrrrrr .ppp0011 10001010 */
TAKE(atom_t)
{
    FORM(0xff00ff0fff, 0xfffff00) CANONICAL(0x0, 0xff) V(0, E) V(1, ATOM_OP) V(2, EVICT)
        V(3, atomic_TYPE_VOLTA) V(4, atomic_ATOMIC_ORDER) V(5, SCOPE) V(6, PRIVATE) V(7, Pu)
        V(8, Rd) V(11, Rb) LINE(0, 0) LINE(1, 0) CALL(addr_e, 2, 9) CALL(format_flow, 3, 12) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----1aaa aeeepppa asspttte -.uuuuuu
 * oooooooo oooooooo oooooooo rrrrrrrr rrrrrrrr rrrrrrrr .ppp1001 10001010 */
TAKE(atom_tu)
{
    FORM(0xff00ff0fff, 0xfffff00) V(0, E) V(1, ATOM_OP) V(2, EVICT) V(3, atomic_TYPE_VOLTA)
        V(4, atomic_ATOMIC_ORDER) V(5, SCOPE) V(6, PRIVATE) V(7, Pu) V(8, Rd) V(12, Rb) LINE(0, 0)
        LINE(1, 0) CALL(addr64_ur_turing, 2, 9) CALL(format_flow, 3, 13) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----0aaa aeeeppps ssstttte ????????
 * oooooooo oooooooo oooooooo rrrrrrrr rrrrrrrr rrrrrrrr .ppp0011 10001010 */
TAKE(atom_a)
{
    FORM(0xff00ff0fff, 0xfffff00) V(0, E) V(1, ATOM_OP) V(2, EVICT) V(3, atomic_TYPE_AMPERE)
        V(4, STORE_ORDER_SCOPE) V(5, Pu) V(6, Rd) V(9, Rb) LINE(0, 0) CALL(addr_e, 1, 7)
        CALL(format_flow_of_atom_a, 2, 10) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----1aaa aeeeppps ssstttt. ..uuuuuu
 * oooooooo oooooooo oooooooo rrrrrrrr rrrrrrrr rrrrrrrr .ppp1001 10001010 */
TAKE(atom_d)
{
    FORM(0xff00ff0fff, 0xffffe00) V(0, ATOM_OP) V(1, EVICT) V(2, atomic_TYPE_AMPERE)
        V(3, STORE_ORDER_SCOPE) V(4, Pu) V(5, Rd) V(9, Rb) NEED(opt_e, 0, 0) LINE(1, 0)
        NEED(addr_global, 2, 6) CALL(desc, 3, 0) CALL(format_flow_of_atom_a, 4, 10) END(16)
}

/* ---zzzcc cccccccc ccccccc- ..------ ----0aaa aeeeppps sss-ttte ????????
 * oooooooo oooooooo oooooooo rrrrrrrr rrrrrrrr rrrrrrrr .ppp0011 10001010 */
TAKE(atom_h)
{
    FORM(0xff00ff0fff, 0xfffef00) V(0, E) V(1, ATOM_OP) V(2, EVICT) V(3, atomic_TYPE_HOPPER)
        V(4, STORE_ORDER_SCOPE) V(5, Pu) V(6, Rd) V(9, Rb) LINE(0, 0) CALL(addr_e, 1, 7)
        CALL(format_flow_of_atom_h, 2, 10) END(16)
}

/* ---zzzcc cccccccc ccccccc- ..------ ----1aaa aeeeppps sss-ttt. ..uuuuuu
 * oooooooo oooooooo oooooooo rrrrrrrr rrrrrrrr rrrrrrrr .ppp1001 10001010 */
TAKE(atom_hd)
{
    FORM(0xff00ff0fff, 0xfffee00) V(0, ATOM_OP) V(1, EVICT) V(2, atomic_TYPE_HOPPER)
        V(3, STORE_ORDER_SCOPE) V(4, Pu) V(5, Rd) V(9, Rb) NEED(opt_e, 0, 0) LINE(1, 0)
        NEED(addr_global_of_atom_hd, 2, 6) CALL(desc_of_atom_hd, 3, 0)
        CALL(format_flow_of_atom_h, 4, 10) END(16)
}

/* ---zzzcc cccccccc ccccccc- ..------ ----0-ff feeeppps sssffffe ????????
 * oooooooo oooooooo oooooooo rrrrrrrr rrrrrrrr rrrrrrrr .ppp0011 10100010 */
TAKE(atom_f)
{
    FORM(0xff00ff0fff, 0xb7fe100) V(0, E) V(1, atomic_FLOAT_OP) V(2, EVICT) V(4, STORE_ORDER_SCOPE)
        V(5, Pu) V(6, Rd) V(9, Rb) NEED(float_types, 0, 3) CALL(addr_e, 1, 7)
        CALL(format_flow_of_atom_h, 2, 10) END(16)
}

/* ---zzzcc cccccccc ccccccc- ..------ ----1-ff feeeppps sssffff. ..uuuuuu
 * oooooooo oooooooo oooooooo rrrrrrrr rrrrrrrr rrrrrrrr .ppp1001 10100010 */
TAKE(atom_fd)
{
    FORM(0xff00ff0fff, 0xb7fe000) V(0, atomic_FLOAT_OP) V(1, EVICT) V(3, STORE_ORDER_SCOPE) V(4, Pu)
        V(5, Rd) V(9, Rb) NEED(opt_e, 0, 0) NEED(float_types, 1, 2)
        NEED(addr_global_of_atom_hd, 2, 6) CALL(desc_of_atom_hd, 3, 0)
        CALL(format_flow_of_atom_h, 4, 10) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- -------- ceeepppa asspccce rrrrrrrr
 * oooooooo oooooooo oooooooo rrrrrrrr rrrrrrrr rrrrrrrr .ppp0011 10001011 */
TAKE(atom_cv)
{
    FORM(0xff00ff0fff, 0x7ff1ff) V(0, E) V(2, EVICT) V(4, atomic_ATOMIC_ORDER) V(5, SCOPE)
        V(6, PRIVATE) V(7, Pu) V(8, Rd) V(11, Rb) V(12, Rc) CALL(cas_op, 0, 1) NEED(cas_types, 1, 3)
        LINE(2, 0) CALL(addr_e, 3, 9) CALL(format_flow, 4, 13) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----0--- ceeepppa asspccce rrrrrrrr
 * oooooooo oooooooo oooooooo rrrrrrrr rrrrrrrr rrrrrrrr .ppp0011 10001011 */
TAKE(atom_ct)
{
    FORM(0xff00ff0fff, 0x87ff1ff) V(0, E) V(2, EVICT) V(4, atomic_ATOMIC_ORDER) V(5, SCOPE)
        V(6, PRIVATE) V(7, Pu) V(8, Rd) V(11, Rb) V(12, Rc) CALL(cas_op, 0, 1) NEED(cas_types, 1, 3)
        LINE(2, 0) CALL(addr_e, 3, 9) CALL(format_flow, 4, 13) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----0--- ceeeppps ssscccce rrrrrrrr
 * oooooooo oooooooo oooooooo rrrrrrrr rrrrrrrr rrrrrrrr .ppp0011 10001011 */
TAKE(atom_ca)
{
    FORM(0xff00ff0fff, 0x87fe1ff) V(0, E) V(2, EVICT) V(4, STORE_ORDER_SCOPE) V(5, Pu) V(6, Rd)
        V(9, Rb) V(10, Rc) CALL(cas_op, 0, 1) NEED(cas_types_of_atom_ca, 1, 3) CALL(addr_e, 2, 7)
        CALL(format_flow_of_atom_a, 3, 11) END(16)
}

/* ---zzzcc cccccccc ccccccc- ..------ ----0--- ceeeppps sss-ccce rrrrrrrr
 * oooooooo oooooooo oooooooo rrrrrrrr rrrrrrrr rrrrrrrr .ppp0011 10001011 */
TAKE(atom_ch)
{
    FORM(0xff00ff0fff, 0x87fe1ff) V(0, E) V(2, EVICT) V(4, STORE_ORDER_SCOPE) V(5, Pu) V(6, Rd)
        V(9, Rb) V(10, Rc) CALL(cas_op, 0, 1) NEED(cas_types_of_atom_ch, 1, 3) CALL(addr_e, 2, 7)
        CALL(format_flow_of_atom_h, 3, 11) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- -------- -eeepppa asspccce rrrrrrrr
 * oooooooo oooooooo oooooooo rrrrrrrr rrrrrrrr rrrrrrrr .ppp0011 10101001 */
TAKE(atomg_cv)
{
    FORM(0xff00ff0fff, 0x7ff1ff) V(0, E) V(1, EVICT) V(3, atomic_ATOMIC_ORDER) V(4, SCOPE)
        V(5, PRIVATE) V(6, Pu) V(7, Rd) V(10, Rb) V(11, Rc) NEED(cas_types, 0, 2) LINE(1, 0)
        CALL(addr_e, 2, 8) CALL(format_flow, 3, 12) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----0--- -eeepppa asspccce rrrrrrrr
 * oooooooo oooooooo oooooooo rrrrrrrr rrrrrrrr rrrrrrrr .ppp0011 10101001 */
TAKE(atomg_ct)
{
    FORM(0xff00ff0fff, 0x87ff1ff) V(0, E) V(1, EVICT) V(3, atomic_ATOMIC_ORDER) V(4, SCOPE)
        V(5, PRIVATE) V(6, Pu) V(7, Rd) V(10, Rb) V(11, Rc) NEED(cas_types, 0, 2) LINE(1, 0)
        CALL(addr_e, 2, 8) CALL(format_flow, 3, 12) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----0--- -eeeppps ssscccce rrrrrrrr
 * oooooooo oooooooo oooooooo rrrrrrrr rrrrrrrr rrrrrrrr .ppp0011 10101001 */
TAKE(atomg_ca)
{
    FORM(0xff00ff0fff, 0x87fe1ff) V(0, E) V(1, EVICT) V(3, STORE_ORDER_SCOPE) V(4, Pu) V(5, Rd)
        V(8, Rb) V(9, Rc) NEED(cas_types_of_atom_ca, 0, 2) CALL(addr_e, 1, 6)
        CALL(format_flow_of_atom_a, 2, 10) END(16)
}

/* ---zzzcc cccccccc ccccccc- ..------ ----0--- -eeeppps sss-ccce rrrrrrrr
 * oooooooo oooooooo oooooooo rrrrrrrr rrrrrrrr rrrrrrrr .ppp0011 10101001 */
TAKE(atomg_ch)
{
    FORM(0xff00ff0fff, 0x87fe1ff) V(0, E) V(1, EVICT) V(3, STORE_ORDER_SCOPE) V(4, Pu) V(5, Rd)
        V(8, Rb) V(9, Rc) NEED(cas_types_of_atom_ch, 0, 2) CALL(addr_e, 1, 6)
        CALL(format_flow_of_atom_h, 2, 10) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ------rr reee---a asspttte --------
 * oooooooo oooooooo oooooooo rrrrrrrr rrrrrrrr -------- .ppp1001 10001110 */
TAKE(red_v)
{
    FORM(0xff00000fff, 0x3f1ff00) V(0, E) V(1, RED_OP) V(2, EVICT) V(3, atomic_TYPE_VOLTA)
        V(4, atomic_ATOMIC_ORDER) V(5, SCOPE) V(6, PRIVATE) V(9, Rb) LINE(0, 0) LINE(1, 0)
        CALL(addr_e, 2, 7) CALL(format_flow, 3, 10) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----0-rr reee---a asspttte --------
 * oooooooo oooooooo oooooooo rrrrrrrr rrrrrrrr -------- .ppp1001 10001110 */
TAKE(red_t)
{
    FORM(0xff00000fff, 0xbf1ff00) V(0, E) V(1, RED_OP) V(2, EVICT) V(3, atomic_TYPE_VOLTA)
        V(4, atomic_ATOMIC_ORDER) V(5, SCOPE) V(6, PRIVATE) V(9, Rb) LINE(0, 0) LINE(1, 0)
        CALL(addr_e, 2, 7) CALL(format_flow, 3, 10) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----1.rr reee---a asspttte --uuuuuu
 * oooooooo oooooooo oooooooo rrrrrrrr rrrrrrrr -------- .ppp1001 10001110 */
TAKE(red_tu)
{
    FORM(0xff00000fff, 0xbf1ff00) V(0, E) V(1, RED_OP) V(2, EVICT) V(3, atomic_TYPE_VOLTA)
        V(4, atomic_ATOMIC_ORDER) V(5, SCOPE) V(6, PRIVATE) V(10, Rb) LINE(0, 0) LINE(1, 0)
        CALL(addr64_ur_turing_of_red_tu, 2, 7) CALL(format_flow, 3, 11) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----0-rr reee---s ssstttte --------
 * oooooooo oooooooo oooooooo rrrrrrrr rrrrrrrr -------- .ppp1001 10001110 */
TAKE(red_a)
{
    FORM(0xff00000fff, 0xbf1ff00) V(0, E) V(1, RED_OP) V(2, EVICT) V(3, atomic_TYPE_AMPERE)
        V(4, STORE_ORDER_SCOPE) V(7, Rb) LINE(0, 0) CALL(addr_e, 1, 5)
        CALL(format_flow_of_atom_a, 2, 8) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----1.rr reee---s ssstttt. .-uuuuuu
 * oooooooo oooooooo oooooooo rrrrrrrr rrrrrrrr -------- .ppp1001 10001110 */
TAKE(red_d)
{
    FORM(0xff00000fff, 0xbf1fe00) V(0, RED_OP) V(1, EVICT) V(2, atomic_TYPE_AMPERE)
        V(3, STORE_ORDER_SCOPE) V(7, Rb) NEED(opt_e_of_red_d, 0, 0) LINE(1, 0)
        NEED(addr_global_of_red_d, 2, 4) CALL(desc, 3, 0) CALL(format_flow_of_atom_a, 4, 8) END(16)
}

/* ---zzzcc cccccccc ccccccc- ..------ ----0-rr reee---s sss-rrre --------
 * oooooooo oooooooo oooooooo rrrrrrrr rrrrrrrr -------- .ppp1001 10001110 */
TAKE(redg_h)
{
    FORM(0xff00000fff, 0xbf1ef00) V(0, E) V(1, RED_OP) V(2, EVICT) V(3, atomic_RED_TYPE_HOPPER)
        V(4, STORE_ORDER_SCOPE) V(7, Rb) LINE(0, 0) CALL(addr_e, 1, 5)
        CALL(format_flow_of_atom_h, 2, 8) END(16)
}

/* ---zzzcc cccccccc ccccccc- ..------ ----1.rr reee---s sss-rrr. .-uuuuuu
 * oooooooo oooooooo oooooooo rrrrrrrr rrrrrrrr -------- .ppp1001 10001110 */
TAKE(redg_hd)
{
    FORM(0xff00000fff, 0xbf1ee00) V(0, RED_OP) V(1, EVICT) V(2, atomic_RED_TYPE_HOPPER)
        V(3, STORE_ORDER_SCOPE) V(7, Rb) NEED(opt_e_of_red_d, 0, 0) LINE(1, 0)
        NEED(addr_global_of_redg_hd, 2, 4) CALL(desc_of_atom_hd, 3, 0)
        CALL(format_flow_of_atom_h, 4, 8) END(16)
}

/* ---zzzcc cccccccc ccccccc- ..------ ----0-ff feee---s sssffffe --------
 * oooooooo oooooooo oooooooo rrrrrrrr rrrrrrrr -------- .ppp1001 10100110 */
TAKE(redg_f)
{
    FORM(0xff00000fff, 0xb71e100) V(0, E) V(1, atomic_FLOAT_OP) V(2, EVICT) V(4, STORE_ORDER_SCOPE)
        V(7, Rb) NEED(float_types, 0, 3) CALL(addr_e, 1, 5) CALL(format_flow_of_atom_h, 2, 8)
        END(16)
}

/* ---zzzcc cccccccc ccccccc- ..------ ----1.ff feee---s sssffff. .-uuuuuu
 * oooooooo oooooooo oooooooo rrrrrrrr rrrrrrrr -------- .ppp1001 10100110 */
TAKE(redg_fd)
{
    FORM(0xff00000fff, 0xb71e000) V(0, atomic_FLOAT_OP) V(1, EVICT) V(3, STORE_ORDER_SCOPE) V(7, Rb)
        NEED(opt_e_of_red_d, 0, 0) NEED(float_types, 1, 2) NEED(addr_global_of_redg_hd, 2, 4)
        CALL(desc_of_atom_hd, 3, 0) CALL(format_flow_of_atom_h, 4, 8) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- -----aaa a------- -----ss- --------
 * oooooooo oooooooo oooooooo rrrrrrrr rrrrrrrr rrrrrrrr .ppp0011 10001100 */
TAKE(atoms_v)
{
    FORM(0xff00ff0fff, 0x7800600) CANONICAL(0x0, 0xff) V(0, ATOM_OP) V(1, atomic_SHARED_TYPE)
        V(2, Rd) V(5, Rb) LINE(0, 0) CALL(addr_e, 1, 3) CALL(format_flow, 2, 6) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----0aaa a------- ss---ss- --------
 * oooooooo oooooooo oooooooo rrrrrrrr rrrrrrrr rrrrrrrr .ppp0011 10001100 */
TAKE(atoms_t)
{
    FORM(0xff00ff0fff, 0xf800600) CANONICAL(0x0, 0xff) V(0, ATOM_OP) V(1, atomic_SHARED_TYPE)
        V(2, Rd) V(6, Rb) LINE(0, 0) CALL(addr_scaled, 1, 3) CALL(format_flow, 2, 7) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----0aaa a------- ss---ss- --------
 * oooooooo oooooooo oooooooo rrrrrrrr rrrrrrrr rrrrrrrr .ppp0011 10001100 */
TAKE(atoms_a)
{
    FORM(0xff00ff0fff, 0xf800600) V(0, ATOM_OP) V(1, atomic_SHARED_TYPE) V(2, Rd) V(6, Rb)
        LINE(0, 0) CALL(addr_scaled, 1, 3) CALL(format_flow_of_atom_a, 2, 7) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----1aaa a------- ss---ss- --uuuuuu
 * oooooooo oooooooo oooooooo rrrrrrrr rrrrrrrr rrrrrrrr .ppp1001 10001100 */
TAKE(atoms_tu)
{
    FORM(0xff00ff0fff, 0xf800600) V(0, ATOM_OP) V(1, atomic_SHARED_TYPE) V(2, Rd) V(7, Rb)
        LINE(0, 0) CALL(addr_scaled_ur, 1, 3) CALL(format_flow_of_atoms_tu, 2, 8) END(16)
}

/* ---zzzcc cccccccc ccccccc- ..------ ----0aaa a------- ss--ttt- --------
 * oooooooo oooooooo oooooooo rrrrrrrr rrrrrrrr rrrrrrrr .ppp0011 10001100 */
TAKE(atoms_h)
{
    FORM(0xff00ff0fff, 0xf800e00) V(0, ATOM_OP) V(1, atomic_TYPE_HOPPER) V(2, Rd) V(6, Rb)
        LINE(0, 0) CALL(addr_scaled, 1, 3) CALL(format_flow_of_atom_h, 2, 7) END(16)
}

/* ---zzzcc cccccccc ccccccc- ..------ ----1aaa a------- ss--ttt- --uuuuuu
 * oooooooo oooooooo oooooooo rrrrrrrr rrrrrrrr rrrrrrrr .ppp1001 10001100 */
TAKE(atoms_hu)
{
    FORM(0xff00ff0fff, 0xf800e00) V(0, ATOM_OP) V(1, atomic_TYPE_HOPPER) V(2, Rd) V(7, Rb)
        LINE(0, 0) CALL(addr_scaled_ur, 1, 3) CALL(format_flow_of_atom_h, 2, 8) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- -------- c------- -----ss- rrrrrrrr
 * oooooooo oooooooo oooooooo rrrrrrrr rrrrrrrr rrrrrrrr .ppp0011 10001101 */
TAKE(atoms_cv)
{
    FORM(0xff00ff0fff, 0xff) V(2, Rd) V(5, Rb) V(6, Rc) CALL(cas_op, 0, 0)
        NEED(cas_types_of_atoms_cv, 1, 1) CALL(addr_e, 2, 3) CALL(format_flow, 3, 7) END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----0--- c------- ss---ss- rrrrrrrr
 * oooooooo oooooooo oooooooo rrrrrrrr rrrrrrrr rrrrrrrr .ppp0011 10001101 */
TAKE(atoms_ct)
{
    FORM(0xff00ff0fff, 0x80000ff) V(2, Rd) V(6, Rb) V(7, Rc) CALL(cas_op, 0, 0)
        NEED(cas_types_of_atoms_cv, 1, 1) CALL(addr_scaled, 2, 3)
        CALL(format_flow_of_atoms_tu, 3, 8) END(16)
}

/* ---zzzcc cccccccc ccccccc- ..------ ----0--- c------- ss--ccc- rrrrrrrr
 * oooooooo oooooooo oooooooo rrrrrrrr rrrrrrrr rrrrrrrr .ppp0011 10001101 */
TAKE(atoms_ch)
{
    FORM(0xff00ff0fff, 0x80000ff) V(2, Rd) V(6, Rb) V(7, Rc) CALL(cas_op, 0, 0)
        NEED(cas_types_of_atom_ch, 1, 1) CALL(addr_scaled, 2, 3) CALL(format_flow_of_atom_h, 3, 8)
        END(16)
}

/* ---zzzcc cccccccc ccccccc- -------- ----1101 0------- ss---00- --uuuuuu
 * oooooooo oooooooo oooooooo -------- rrrrrrrr rrrrrrrr .ppp1111 10001100 */
TAKE(atoms_popc_p)
{
    FORM(0xff0fff, 0xf800600) V(0, Rd) CALL(addr_scaled_ur, 0, 1) CALL(format_flow_of_atom_a, 1, 5)
        END(16)
}

/* ---zzzcc cccccccc ccccccc- ..------ ----1101 1------- ss--000- --uuuuuu
 * oooooooo oooooooo oooooooo -------- rrrrrrrr rrrrrrrr .ppp1111 10001100 */
TAKE(atoms_popc_hp)
{
    FORM(0xff0fff, 0xf800e00) V(0, Rd) CALL(addr_scaled_ur, 0, 1) CALL(format_flow_of_atom_h, 1, 5)
        END(16)
}

