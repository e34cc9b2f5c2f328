/* Generated from the description maxwell by gen/emit/decode. Do not edit. */
#include "maxwell_decode.h"

/* z.zzzzc cccccccc cccnssss 11101101 aaaaaaaa aaaaaaaa aaaaaaaa aaaarrrr
 * rrrr.ggg rrrrrrrr rrrrrrrr */
TAKE(atom_op)
{
    FORM(0xfff100000ff000ff, 0x0) V(0, AE) V(1, AOP) V(3, Rd) V(7, Rb) NEED(akind, 0, 2)
        CALL(aaddr, 1, 4) CALL(format_slot, 2, 8) END(11)
}

/* z.zzzzc cccccccc cccnssss 11101110 0110aaaa aaaaggga aaaaaaaa aaaarrrr
 * rrrr.ggg rrrrrrrr rrrrrrrr */
TAKE(atom_opp)
{
    FORM(0xfff1fe000ff000ff, 0x0) V(0, AE) V(1, AOPP) V(3, GP41) V(4, Rd) V(8, Rb) NEED(akind, 0, 2)
        LINE(1, 0) CALL(aaddr13, 2, 5) CALL(format_slot, 3, 9) END(11)
}

/* z.zzzzc cccccccc cccnssss 11101110 1111..ca aaaaaaaa aaaaaaaa aaaarrrr
 * rrrr.ggg rrrrrrrr rrrrrrrr */
TAKE(atom_cas)
{
    FORM(0xfff30000000000ff, 0x0) V(0, AE) V(1, CASW) V(2, Rd) CALL(aaddr, 0, 3) NEED(paired, 1, 6)
        CALL(format_slot, 2, 8) END(11)
}

/* z.zzzzc cccccccc cccnssss 11101110 0111..ca ????ggga aaaaaaaa aaaarrrr
 * rrrr.ggg rrrrrrrr rrrrrrrr */
TAKE(atom_casp)
{
    FORM(0xfff30e00000000ff, 0x0) V(0, AE) V(1, CASW) V(2, GP41) V(3, Rd) LINE(0, 0)
        CALL(aaddr13, 1, 4) NEED(paired, 2, 7) CALL(format_slot, 3, 9) END(11)
}

/* z.zzzzc cccccccc cccnssss 11101100 aaaaaaaa aaaaaaaa aaaaaaaa aaaarrrr
 * rrrr.ggg rrrrrrrr rrrrrrrr */
TAKE(atoms)
{
    FORM(0xfff000003ff000ff, 0x0) V(0, ASOP) V(1, ASTYPE) V(2, Rd) V(6, Rb) CALL(asaddr, 0, 3)
        CALL(format_slot, 1, 7) END(11)
}

/* z.zzzzc cccccccc cccnssss 11101110 0cccaaaa aaaaaaaa aaaaaaaa aa..rrrr
 * rrrr.ggg rrrrrrrr rrrrrrrr */
TAKE(atoms_cas)
{
    FORM(0xfff00000000000ff, 0x0) V(0, CASK) V(1, CASWS) V(2, Rd) CALL(asaddr, 0, 3)
        NEED(paired_of_atoms_cas, 1, 6) CALL(format_slot, 2, 8) END(11)
}

/* z.zzzzc cccccccc cccnssss 11101011 11111--a aaaaaaaa aaaaaaaa aaaa--aa
 * aaaa.ggg rrrrrrrr rrrrrrrr */
TAKE(red)
{
    FORM(0xfff90000038000ff, 0x0) V(0, AE) V(1, AROP) V(6, Rd) NEED(arkind, 0, 2) CALL(aaddr, 1, 3)
        CALL(format_slot, 2, 7) END(11)
}

/* z.zzzzc cccccccc cccnssss 11101111 011ccccc cccccccc cccccccc cccccccc
 * cc--.ggg rrrrrrrr -ccccccc */
TAKE(cctl_a)
{
    FORM(0xfff000000000007f, 0x0) V(0, CCE) V(1, CCLEVEL) V(2, CCOPQ) CALL(ccaddr, 0, 3)
        CALL(format_slot, 1, 6) END(11)
}

/* z.zzzzc cccccccc cccnssss 11101111 011c0000 00000000 00000000 00000000
 * 00--.ggg 11111111 -ccc0110 */
TAKE(cctl_all)
{
    FORM(0xffffffffffc0ff7f, 0x0) V(0, CCE) V(1, CCLEVEL) V(2, CCOPQ) CALL(format_slot, 0, 3)
        END(11)
}

/* z.zzzzc cccccccc cccnssss 11101111 10000--- ----cccc cccccccc cccccccc
 * cc--.ggg rrrrrrrr --zzcccc */
TAKE(cctll_a)
{
    FORM(0xfff800000000000f, 0x0) V(0, CCOP) CALL(ccladdr, 0, 1) CALL(format_slot, 1, 4) END(11)
}

/* z.zzzzc cccccccc cccnssss 11101111 10000--- ----0000 00000000 00000000
 * 00--.ggg 11111111 --zz0110 */
TAKE(cctll_all)
{
    FORM(0xfff80fffffc0ff0f, 0x0) V(0, CCOP) CALL(format_slot, 0, 1) END(11)
}

/* z.zzzzc cccccccc cccnssss 11101011 11110--z zzzzzzzz zzzz---- --------
 * ----.ggg -------- ------00 */
TAKE(cctlt_all)
{
    FORM(0xfff8000000000003, 0x0) CALL(format_slot, 0, 0) END(11)
}

/* z.zzzzc cccccccc cccnssss 11101011 11110--c cccccccc cccc---- --------
 * ----.ggg -------- ------01 */
TAKE(cctlt_one)
{
    FORM(0xfff9fff000000003, 0x0) V(0, CTH) CALL(format_slot, 0, 1) END(11)
}

