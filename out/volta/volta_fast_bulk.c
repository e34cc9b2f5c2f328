/* Generated from the description volta by gen/emit/fast. Do not edit. */
#include "volta_fast.h"

/* GUARD STAS ADDR64_UR, $R[Rb] PM_EVENTS CTL */
RT_BODY(volta_fast_stas)
{
    uint32_t run = active;
    const uint32_t trapping = mask_guard(m, in, usual, 1, 4);
    if ((run & trapping) != 0)
        return rt_slowly(m, in);
    return 0;
}
RT_USUAL(volta_fast_stas, 0x2, 0x0)

/* GUARD REDAS.ADD ADDR64_UR, $R[Rb] PM_EVENTS CTL */
RT_BODY(volta_fast_redas)
{
    uint32_t run = active;
    const uint32_t trapping = mask_guard(m, in, usual, 1, 4);
    if ((run & trapping) != 0)
        return rt_slowly(m, in);
    return 0;
}
RT_USUAL(volta_fast_redas, 0x2, 0x0)

