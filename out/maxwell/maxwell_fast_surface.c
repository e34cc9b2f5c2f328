/* Generated from the description maxwell by gen/emit/fast. Do not edit. */
#include "maxwell_fast.h"

/* OPEN GUARD SURED.P{DIM}SURED_OP{CLAMP} [$R[Ra]], $R[Rd], SURFACE CTL CLOSE */
RT_BODY(maxwell_fast_sured_p)
{
    uint32_t run = active;
    const uint32_t trapping = mask_guard(m, in, known, 1, 7);
    if ((run & trapping) != 0)
        return rt_slowly(m, in);
    return RT_ON;
}
RT_MADE_ANY(maxwell_fast_sured_p)
RT_KNOWN(maxwell_fast_sured_p, 0, 0x2, 0x0, .line = {0})
RT_QUICK_1(maxwell_fast_sured_p)

