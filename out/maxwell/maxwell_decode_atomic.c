/* Generated from the description maxwell by gen/emit/decode. Do not edit. */
#include "maxwell_decode.h"

/* z.z---c cccccccc cccnssss 11101101 aaaaaaaa aaaaaaaa aaaaaaaa aaaarrrr
 * rrrr.ppp rrrrrrrr rrrrrrrr */
TAKE(atom)
{
    FORM(0xfff100000ff000ff, 0x0) V(0, atomic_ATOM_E) V(1, atomic_ATOM_OP) V(3, Rd) V(7, Rb)
        NEED(atom_types, 0, 2) CALL(addr, 1, 4) CALL(format_slot, 2, 8) END(11)
}

/* z.z---c cccccccc cccnssss 11101110 1111..ca aaaaaaaa aaaaaaaa aaaarrrr
 * rrrr.ppp rrrrrrrr rrrrrrrr */
TAKE(atom_cas)
{
    FORM(0xfff30000000000ff, 0x0) V(0, atomic_ATOM_E) V(1, atomic_CAS_64) V(2, Rd) CALL(addr, 0, 3)
        NEED(cas_pair, 1, 6) CALL(format_slot, 2, 8) END(11)
}

/* z.z---c cccccccc cccnssss 11101110 0110aaaa aaaapppa aaaaaaaa aaaarrrr
 * rrrr.ppp rrrrrrrr rrrrrrrr */
TAKE(atom_p_op)
{
    FORM(0xfff1fe000ff000ff, 0x0) V(0, atomic_ATOM_E) V(1, atomic_ATOM_P_OP) V(3, memory_Pl)
        V(4, Rd) V(8, Rb) NEED(atom_types, 0, 2) LINE(1, 0) CALL(addr_reg, 2, 5)
        CALL(format_slot, 3, 9) END(11)
}

/* z.z---c cccccccc cccnssss 11101110 0111..ca ????pppa aaaaaaaa aaaarrrr
 * rrrr.ppp rrrrrrrr rrrrrrrr */
TAKE(atom_p_cas)
{
    FORM(0xfff30e00000000ff, 0x0) V(0, atomic_ATOM_E) V(1, atomic_CAS_64) V(2, memory_Pl) V(3, Rd)
        LINE(0, 0) CALL(addr_reg, 1, 4) NEED(cas_pair, 2, 7) CALL(format_slot, 3, 9) END(11)
}

/* z.z---c cccccccc cccnssss 11101100 aaaaaaaa aaaaaaaa aaaaaaaa aaaarrrr
 * rrrr.ppp rrrrrrrr rrrrrrrr */
TAKE(atoms)
{
    FORM(0xfff000003ff000ff, 0x0) V(0, atomic_ATOMS_OP) V(1, atomic_ATOMS_TYPE) V(2, Rd) V(6, Rb)
        CALL(atoms_addr, 0, 3) CALL(format_slot, 1, 7) END(11)
}

/* z.z---c cccccccc cccnssss 11101110 0aaaaaaa aaaaaaaa aaaaaaaa aa..rrrr
 * rrrr.ppp rrrrrrrr rrrrrrrr */
TAKE(atoms_cas)
{
    FORM(0xfff00000000000ff, 0x0) V(0, atomic_ATOMS_CAS_OP) V(1, atomic_ATOMS_CAS_64) V(2, Rd)
        CALL(atoms_addr, 0, 3) NEED(cas_pair_of_atoms_cas, 1, 6) CALL(format_slot, 2, 8) END(11)
}

/* z.z---c cccccccc cccnssss 11101011 11111--a aaaaaaaa aaaaaaaa aaaa--rr
 * rrrr.ppp rrrrrrrr rrrrrrrr */
TAKE(red)
{
    FORM(0xfff90000038000ff, 0x0) V(0, atomic_ATOM_E) V(1, atomic_RED_OP) V(6, Rd)
        NEED(red_types, 0, 2) CALL(addr, 1, 3) CALL(format_slot, 2, 7) END(11)
}

/* z.z---c cccccccc cccnssss 11101111 011ccccc cccccccc cccccccc cccccccc
 * cc--.ppp rrrrrrrr -ccccccc */
TAKE(cctl_a)
{
    FORM(0xfff000000000007f, 0x0) V(0, atomic_CCTL_E) V(1, atomic_CACHE_LEVEL)
        V(2, atomic_CACHE_OP_OR_QUERY) CALL(addr_reg_of_cctl_a, 0, 3) CALL(format_slot, 1, 6)
        END(11)
}

/* z.z---c cccccccc cccnssss 11101111 011c0000 00000000 00000000 00000000
 * 00--.ppp 11111111 -ccc0110 */
TAKE(cctl_all)
{
    FORM(0xffffffffffc0ff7f, 0x0) V(0, atomic_CCTL_E) V(1, atomic_CACHE_LEVEL)
        V(2, atomic_CACHE_OP_OR_QUERY) CALL(format_slot, 0, 3) END(11)
}

/* z.z---c cccccccc cccnssss 11101111 10000--- ----cccc cccccccc cccccccc
 * cc--.ppp rrrrrrrr --zzcccc */
TAKE(cctll_a)
{
    FORM(0xfff800000000000f, 0x0) V(0, atomic_CACHE_OP) CALL(cctll_addr, 0, 1)
        CALL(format_slot, 1, 4) END(11)
}

/* z.z---c cccccccc cccnssss 11101111 10000--- ----0000 00000000 00000000
 * 00--.ppp 11111111 --zz0110 */
TAKE(cctll_all)
{
    FORM(0xfff80fffffc0ff0f, 0x0) V(0, atomic_CACHE_OP) CALL(format_slot, 0, 1) END(11)
}

/* z.z---c cccccccc cccnssss 11101011 11110--z zzzzzzzz zzzz---- --------
 * ----.ppp -------- ------00 */
TAKE(cctlt_all)
{
    FORM(0xfff8000000000003, 0x0) CALL(format_slot, 0, 0) END(11)
}

/* z.z---c cccccccc cccnssss 11101011 11110--c cccccccc cccc---- --------
 * ----.ppp -------- ------01 */
TAKE(cctlt_one)
{
    FORM(0xfff9fff000000003, 0x0) V(0, atomic_CCTLT_HEADER) CALL(format_slot, 0, 1) END(11)
}

