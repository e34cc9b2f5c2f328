/* Generated from the description maxwell by gen/emit/fast. Do not edit. */
#include "maxwell_fast.h"

/* OPEN GUARD ATOM{ATOM_E}ATOM_P_OP{ATOM_TYPES} Pl, $R[Rd], ADDR_REG, $R[Rb] CTL CLOSE */
RT_BODY(maxwell_fast_atom_p_op)
{
    uint32_t run = active;
    const uint32_t trapping = mask_guard(m, in, known, 3, 9);
    if ((run & trapping) != 0)
        return rt_slowly(m, in);
    return RT_ON;
}
RT_MADE_ANY(maxwell_fast_atom_p_op)
RT_KNOWN(maxwell_fast_atom_p_op, 0, 0x8, 0x0, .line = {0})
RT_QUICK_1(maxwell_fast_atom_p_op)

/* OPEN GUARD ATOM{ATOM_E}.CAS{CAS_64} Pl, $R[Rd], ADDR_REG, CAS_PAIR CTL CLOSE */
RT_BODY(maxwell_fast_atom_p_cas)
{
    uint32_t run = active;
    const uint32_t trapping = mask_guard(m, in, known, 3, 9);
    if ((run & trapping) != 0)
        return rt_slowly(m, in);
    return RT_ON;
}
RT_MADE_ANY(maxwell_fast_atom_p_cas)
RT_KNOWN(maxwell_fast_atom_p_cas, 0, 0x8, 0x0, .line = {0})
RT_QUICK_1(maxwell_fast_atom_p_cas)

