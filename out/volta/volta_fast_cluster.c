/* Generated from the description volta by gen/emit/fast. Do not edit. */
#include "volta_fast.h"

/* GUARD WARPGROUP.ARRIVE PM_EVENTS CTL */
RT_BODY(volta_fast_warpgroup)
{
    uint32_t run = active;
    const uint32_t trapping = mask_guard(m, in, usual, 0, 0);
    if ((run & trapping) != 0)
        return rt_slowly(m, in);
    return 0;
}
RT_USUAL(volta_fast_warpgroup, 0x1, 0x0)

