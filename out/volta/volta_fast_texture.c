/* Generated from the description volta by gen/emit/fast. Do not edit. */
#include "volta_fast.h"

/* GUARD TMML{OPT_BINDLESS}.LOD{NDV}NODEP $R[Rc], $R[Rd], $R[Ra], OPT_REG, BOUND_CONST, DIM,
   OPT_MASK OPT_HINT PM_EVENTS CTL */
RT_BODY(volta_fast_tmml_c)
{
    uint32_t run = active;
    const uint32_t trapping = mask_guard(m, in, known, 5, 14);
    if ((run & trapping) != 0)
        return rt_slowly(m, in);
    return RT_ON;
}
RT_MADE_ANY(volta_fast_tmml_c)
RT_KNOWN(volta_fast_tmml_c, 0, 0x20, 0x0, .line = {0})
RT_QUICK_1(volta_fast_tmml_c)

/* GUARD TMML{BINDLESS}.LOD{NDV}NODEP $R[Rc], $R[Rd], $R[Ra], OPT_REG, BOUND_NUMBERS, DIM, OPT_MASK
   OPT_HINT PM_EVENTS CTL */
RT_BODY(volta_fast_tmml_i)
{
    uint32_t run = active;
    const uint32_t trapping = mask_guard(m, in, known, 4, 13);
    if ((run & trapping) != 0)
        return rt_slowly(m, in);
    return RT_ON;
}
RT_MADE_ANY(volta_fast_tmml_i)
RT_KNOWN(volta_fast_tmml_i, 0, 0x10, 0x0, .line = {0})
RT_QUICK_1(volta_fast_tmml_i)

/* GUARD TMML{BINDLESS}.LOD{NDV}NODEP $R[Rc], $R[Rd], $R[Ra], OPT_REG, BOUND_REGISTERS DIM, OPT_MASK
   OPT_HINT PM_EVENTS CTL */
RT_BODY(volta_fast_tmml_r)
{
    uint32_t run = active;
    const uint32_t trapping = mask_guard(m, in, known, 4, 10);
    if ((run & trapping) != 0)
        return rt_slowly(m, in);
    return RT_ON;
}
RT_MADE_ANY(volta_fast_tmml_r)
RT_KNOWN(volta_fast_tmml_r, 0, 0x10, 0x0, .line = {0})
RT_QUICK_1(volta_fast_tmml_r)

/* GUARD FOOTPRINT{SCR}OPT_BINDLESS.TEX{LOD}NODEP $P[Pu], $R[Rc], $R[Rd], $R[Ra], OPT_REG,
   FOOTPRINT_BOUND, FOOTPRINT_DIM OPT_HINT PM_EVENTS CTL */
RT_BODY(volta_fast_footprint_c)
{
    uint32_t run = active;
    const uint32_t trapping = mask_guard(m, in, known, 4, 16);
    if ((run & trapping) != 0)
        return rt_slowly(m, in);
    return RT_ON;
}
RT_MADE_ANY(volta_fast_footprint_c)
RT_KNOWN(volta_fast_footprint_c, 0, 0x10, 0x0, .line = {0})
RT_QUICK_1(volta_fast_footprint_c)

/* GUARD FOOTPRINT{SCR}BINDLESS.TEX{LOD}NODEP $P[Pu], $R[Rc], $R[Rd], $R[Ra], OPT_REG, 
   FOOTPRINT_DIM OPT_HINT PM_EVENTS CTL */
RT_BODY(volta_fast_footprint_r)
{
    uint32_t run = active;
    const uint32_t trapping = mask_guard(m, in, known, 3, 11);
    if ((run & trapping) != 0)
        return rt_slowly(m, in);
    return RT_ON;
}
RT_MADE_ANY(volta_fast_footprint_r)
RT_KNOWN(volta_fast_footprint_r, 0, 0x8, 0x0, .line = {0})
RT_QUICK_1(volta_fast_footprint_r)

