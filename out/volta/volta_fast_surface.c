/* Generated from the description volta by gen/emit/fast. Do not edit. */
#include "volta_fast.h"

/* GUARD SUQUERY{DIM} $P[Pu], $R[Rd], [$R[Ra]], COMP_STATUS, SURFACE PM_EVENTS CTL */
RT_BODY(volta_fast_suquery_c)
{
    uint32_t run = active;
    const uint32_t trapping = mask_guard(m, in, known, 1, 9);
    if ((run & trapping) != 0)
        return rt_slowly(m, in);
    return RT_ON;
}
RT_MADE_ANY(volta_fast_suquery_c)
RT_KNOWN(volta_fast_suquery_c, 0, 0x2, 0x0, .line = {0})
RT_QUICK_1(volta_fast_suquery_c)

/* GUARD SUQUERY{DIM} $P[Pu], $R[Rd], [$R[Ra]], COMP_STATUS, $R[Rc] PM_EVENTS CTL */
RT_BODY(volta_fast_suquery_r)
{
    uint32_t run = active;
    const uint32_t trapping = mask_guard(m, in, known, 1, 5);
    if ((run & trapping) != 0)
        return rt_slowly(m, in);
    return RT_ON;
}
RT_MADE_ANY(volta_fast_suquery_r)
RT_KNOWN(volta_fast_suquery_r, 0, 0x2, 0x0, .line = {0})
RT_QUICK_1(volta_fast_suquery_r)

