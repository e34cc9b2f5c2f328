/* Generated from the description volta by gen/emit/fast. Do not edit. */
#include "volta_fast.h"

/* GUARD SUQUERY{DIM} $P[Pu], $R[Rd], [$R[Ra]], COMP_STATUS, SURFACE PM_EVENTS CTL */
RT_BODY(volta_fast_suquery_c)
{
    uint32_t run = active;
    const uint32_t trapping = mask_guard(m, in, usual, 1, 9);
    if ((run & trapping) != 0)
        return rt_slowly(m, in);
    return 0;
}
RT_USUAL(volta_fast_suquery_c, 0x2, 0x0)

/* GUARD SUQUERY{DIM} $P[Pu], $R[Rd], [$R[Ra]], COMP_STATUS, $R[Rc] PM_EVENTS CTL */
RT_BODY(volta_fast_suquery_r)
{
    uint32_t run = active;
    const uint32_t trapping = mask_guard(m, in, usual, 1, 5);
    if ((run & trapping) != 0)
        return rt_slowly(m, in);
    return 0;
}
RT_USUAL(volta_fast_suquery_r, 0x2, 0x0)

