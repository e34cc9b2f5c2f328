/* Generated from the description maxwell by gen/emit/fast. Do not edit. */
#include "maxwell_fast.h"

/* OPEN GUARD SURED.P{DIM}SURED_OP{CLAMP} [$R[Ra]], $R[Rd], SURFACE CTL CLOSE */
RT_BODY(maxwell_fast_sured_p)
{
    uint32_t run = active;
    const uint32_t trapping = mask_guard(m, in, usual, 1, 7);
    if ((run & trapping) != 0)
        return rt_slowly(m, in);
    return 0;
}
RT_USUAL(maxwell_fast_sured_p, 0x2, 0x0)

/* OPEN GUARD SUATOM.D{SUATOM_BA}DIM{SUATOM_OP}SUATOM_TYPES{CLAMP} $R[Rd], [$R[Ra]], $R[Rb], HEADER
   CTL CLOSE */
RT_BODY(maxwell_fast_suatom_i)
{
    uint32_t run = active;
    const uint32_t trapping = mask_guard(m, in, usual, 1, 9);
    if ((run & trapping) != 0)
        return rt_slowly(m, in);
    return 0;
}
RT_USUAL(maxwell_fast_suatom_i, 0x2, 0x0)

/* OPEN GUARD SUATOM{SUATOM_PD}SUATOM_BA{DIM}SUATOM_OP{SUATOM_TYPES_R}CLAMP $R[Rd], [$R[Ra]],
   $R[Rb], $R[Rc] CTL CLOSE */
RT_BODY(maxwell_fast_suatom_r)
{
    uint32_t run = active;
    const uint32_t trapping = mask_guard(m, in, usual, 2, 10);
    if ((run & trapping) != 0)
        return rt_slowly(m, in);
    return 0;
}
RT_USUAL(maxwell_fast_suatom_r, 0x4, 0x0)

/* OPEN GUARD SUATOM.D{SUATOM_BA}DIM{SUATOM_OP}SUATOM_TYPES_R{CLAMP} SUATOM_P, $R[Rd], [$R[Ra]],
   $R[Rb], $R[Rc] CTL CLOSE */
RT_BODY(maxwell_fast_suatom_p)
{
    uint32_t run = active;
    const uint32_t trapping = mask_guard(m, in, usual, 2, 10);
    if ((run & trapping) != 0)
        return rt_slowly(m, in);
    return 0;
}
RT_USUAL(maxwell_fast_suatom_p, 0x4, 0x0)

/* OPEN GUARD SUATOM.D{SUATOM_BA}DIM.CAS{SUATOM_TYPES}CLAMP OPT_Ps, $R[Rd], [$R[Ra]], $R[Rb], HEADER
   CTL CLOSE */
RT_BODY(maxwell_fast_suatom_ci)
{
    uint32_t run = active;
    const uint32_t trapping = mask_guard(m, in, usual, 2, 9);
    if ((run & trapping) != 0)
        return rt_slowly(m, in);
    return 0;
}
RT_USUAL(maxwell_fast_suatom_ci, 0x4, 0x0)

/* OPEN GUARD SUATOM{SUATOM_PD}SUATOM_BA{DIM}.CAS{SUATOM_TYPES_R}CLAMP OPT_Ps, $R[Rd], [$R[Ra]],
   $R[Rb], $R[Rc] CTL CLOSE */
RT_BODY(maxwell_fast_suatom_cr)
{
    uint32_t run = active;
    const uint32_t trapping = mask_guard(m, in, usual, 3, 10);
    if ((run & trapping) != 0)
        return rt_slowly(m, in);
    return 0;
}
RT_USUAL(maxwell_fast_suatom_cr, 0x8, 0x0)

