/* Generated from the description volta by gen/emit/fast. Do not edit. */
#include "volta_fast.h"

/* GUARD TMML{OPT_BINDLESS}.LOD{NDV}NODEP $R[Rc], $R[Rd], $R[Ra], OPT_REG, BOUND_CONST, DIM,
   OPT_MASK OPT_HINT PM_EVENTS CTL */
RT_BODY(volta_fast_tmml_c)
{
    uint32_t run = active;
    const uint32_t trapping = mask_guard(m, in, usual, 5, 14);
    if ((run & trapping) != 0)
        return rt_slowly(m, in);
    return 0;
}
RT_USUAL(volta_fast_tmml_c, 0x20, 0x0)

/* GUARD TMML{BINDLESS}.LOD{NDV}NODEP $R[Rc], $R[Rd], $R[Ra], OPT_REG, BOUND_NUMBERS, DIM, OPT_MASK
   OPT_HINT PM_EVENTS CTL */
RT_BODY(volta_fast_tmml_i)
{
    uint32_t run = active;
    const uint32_t trapping = mask_guard(m, in, usual, 4, 13);
    if ((run & trapping) != 0)
        return rt_slowly(m, in);
    return 0;
}
RT_USUAL(volta_fast_tmml_i, 0x10, 0x0)

/* GUARD TMML{BINDLESS}.LOD{NDV}NODEP $R[Rc], $R[Rd], $R[Ra], OPT_REG, BOUND_REGISTERS DIM, OPT_MASK
   OPT_HINT PM_EVENTS CTL */
RT_BODY(volta_fast_tmml_r)
{
    uint32_t run = active;
    const uint32_t trapping = mask_guard(m, in, usual, 4, 10);
    if ((run & trapping) != 0)
        return rt_slowly(m, in);
    return 0;
}
RT_USUAL(volta_fast_tmml_r, 0x10, 0x0)

/* GUARD FOOTPRINT{SCR}OPT_BINDLESS.TEX{LOD}NODEP $P[Pu], $R[Rc], $R[Rd], $R[Ra], OPT_REG,
   FOOTPRINT_BOUND, FOOTPRINT_DIM OPT_HINT PM_EVENTS CTL */
RT_BODY(volta_fast_footprint_c)
{
    uint32_t run = active;
    const uint32_t trapping = mask_guard(m, in, usual, 4, 16);
    if ((run & trapping) != 0)
        return rt_slowly(m, in);
    return 0;
}
RT_USUAL(volta_fast_footprint_c, 0x10, 0x0)

/* GUARD FOOTPRINT{SCR}BINDLESS.TEX{LOD}NODEP $P[Pu], $R[Rc], $R[Rd], $R[Ra], OPT_REG, 
   FOOTPRINT_DIM OPT_HINT PM_EVENTS CTL */
RT_BODY(volta_fast_footprint_r)
{
    uint32_t run = active;
    const uint32_t trapping = mask_guard(m, in, usual, 3, 11);
    if ((run & trapping) != 0)
        return rt_slowly(m, in);
    return 0;
}
RT_USUAL(volta_fast_footprint_r, 0x8, 0x0)

