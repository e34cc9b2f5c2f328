/* Generated from the description volta by gen/emit/fast. Do not edit. */
#include "volta_fast.h"

/* GUARD AL2P $R[Rd], $R[Ra], 0x0 PM_EVENTS CTL */
RT_BODY(volta_fast_al2p)
{
    uint32_t run = active;
    const uint32_t trapping = mask_guard(m, in, known, 0, 2);
    if ((run & trapping) != 0)
        return rt_slowly(m, in);
    return RT_ON;
}
RT_MADE_ANY(volta_fast_al2p)
RT_KNOWN(volta_fast_al2p, 0, 0x1, 0x0, .line = {0})
RT_QUICK_1(volta_fast_al2p)

/* GUARD ALD{OUTPUT} $R[Rd], a[ATTR], OPT_REG PM_EVENTS CTL */
RT_BODY(volta_fast_ald_a)
{
    uint32_t run = active;
    const uint32_t trapping = mask_guard(m, in, known, 1, 4);
    if ((run & trapping) != 0)
        return rt_slowly(m, in);
    return RT_ON;
}
RT_MADE_ANY(volta_fast_ald_a)
RT_KNOWN(volta_fast_ald_a, 0, 0x2, 0x0, .line = {0})
RT_QUICK_1(volta_fast_ald_a)

/* GUARD ALD{OUTPUT}.PHYS $R[Rd], a[$R[Ra]], OPT_REG PM_EVENTS CTL */
RT_BODY(volta_fast_ald_r)
{
    uint32_t run = active;
    const uint32_t trapping = mask_guard(m, in, known, 1, 4);
    if ((run & trapping) != 0)
        return rt_slowly(m, in);
    return RT_ON;
}
RT_MADE_ANY(volta_fast_ald_r)
RT_KNOWN(volta_fast_ald_r, 0, 0x2, 0x0, .line = {0})
RT_QUICK_1(volta_fast_ald_r)

/* GUARD ALD{OUTPUT} $R[Rd], a[$UR[URa]], OPT_REG PM_EVENTS CTL */
RT_BODY(volta_fast_ald_u)
{
    uint32_t run = active;
    const uint32_t trapping = mask_guard(m, in, known, 1, 4);
    if ((run & trapping) != 0)
        return rt_slowly(m, in);
    return RT_ON;
}
RT_MADE_ANY(volta_fast_ald_u)
RT_KNOWN(volta_fast_ald_u, 0, 0x2, 0x0, .line = {0})
RT_QUICK_1(volta_fast_ald_u)

/* GUARD AST a[ATTR], $R[Rb], OPT_REG PM_EVENTS CTL */
RT_BODY(volta_fast_ast_a)
{
    uint32_t run = active;
    const uint32_t trapping = mask_guard(m, in, known, 1, 3);
    if ((run & trapping) != 0)
        return rt_slowly(m, in);
    return RT_ON;
}
RT_MADE_ANY(volta_fast_ast_a)
RT_KNOWN(volta_fast_ast_a, 0, 0x2, 0x0, .line = {0})
RT_QUICK_1(volta_fast_ast_a)

/* GUARD AST.PHYS a[$R[Ra]], $R[Rb], OPT_REG PM_EVENTS CTL */
RT_BODY(volta_fast_ast_r)
{
    uint32_t run = active;
    const uint32_t trapping = mask_guard(m, in, known, 1, 3);
    if ((run & trapping) != 0)
        return rt_slowly(m, in);
    return RT_ON;
}
RT_MADE_ANY(volta_fast_ast_r)
RT_KNOWN(volta_fast_ast_r, 0, 0x2, 0x0, .line = {0})
RT_QUICK_1(volta_fast_ast_r)

/* GUARD AST a[$UR[URa]], $R[Rb], OPT_REG PM_EVENTS CTL */
RT_BODY(volta_fast_ast_u)
{
    uint32_t run = active;
    const uint32_t trapping = mask_guard(m, in, known, 1, 3);
    if ((run & trapping) != 0)
        return rt_slowly(m, in);
    return RT_ON;
}
RT_MADE_ANY(volta_fast_ast_u)
RT_KNOWN(volta_fast_ast_u, 0, 0x2, 0x0, .line = {0})
RT_QUICK_1(volta_fast_ast_u)

/* GUARD IPA{IPA_MODE}IPA_AT $R[Rd], OPT, a[ATTR_IPA], IPA_POINT PM_EVENTS CTL */
RT_BODY(volta_fast_ipa_a)
{
    uint32_t run = active;
    const uint32_t trapping = mask_guard(m, in, known, 2, 8);
    if ((run & trapping) != 0)
        return rt_slowly(m, in);
    return RT_ON;
}
RT_MADE_ANY(volta_fast_ipa_a)
RT_KNOWN(volta_fast_ipa_a, 0, 0x4, 0x0, .line = {0})
RT_QUICK_1(volta_fast_ipa_a)

/* GUARD IPA{IPA_MODE}IPA_AT $R[Rd], OPT, a[$UR[URa]+ATTR_IPA] PM_EVENTS CTL */
RT_BODY(volta_fast_ipa_u)
{
    uint32_t run = active;
    const uint32_t trapping = mask_guard(m, in, known, 1, 6);
    if ((run & trapping) != 0)
        return rt_slowly(m, in);
    return RT_ON;
}
RT_MADE_ANY(volta_fast_ipa_u)
RT_KNOWN(volta_fast_ipa_u, 0, 0x2, 0x0, .line = {0})
RT_QUICK_1(volta_fast_ipa_u)

/* GUARD OUT.FINAL , $R[Ra] PM_EVENTS CTL */
RT_BODY(volta_fast_out_f)
{
    uint32_t run = active;
    const uint32_t trapping = mask_guard(m, in, known, 1, 1);
    if ((run & trapping) != 0)
        return rt_slowly(m, in);
    return RT_ON;
}
RT_MADE_ANY(volta_fast_out_f)
RT_KNOWN(volta_fast_out_f, 0, 0x2, 0x0, .line = {0})
RT_QUICK_1(volta_fast_out_f)

/* GUARD OUT{OUT_OP} $R[Rd], $R[Ra], $R[Rb] PM_EVENTS CTL */
RT_BODY(volta_fast_out_r)
{
    uint32_t run = active;
    const uint32_t trapping = mask_guard(m, in, known, 0, 4);
    if ((run & trapping) != 0)
        return rt_slowly(m, in);
    return RT_ON;
}
RT_MADE_ANY(volta_fast_out_r)
RT_KNOWN(volta_fast_out_r, 0, 0x1, 0x0, .line = {0})
RT_QUICK_1(volta_fast_out_r)

/* GUARD OUT{OUT_OP} $R[Rd], $R[Ra], OUT_STREAM PM_EVENTS CTL */
RT_BODY(volta_fast_out_i)
{
    uint32_t run = active;
    const uint32_t trapping = mask_guard(m, in, known, 0, 4);
    if ((run & trapping) != 0)
        return rt_slowly(m, in);
    return RT_ON;
}
RT_MADE_ANY(volta_fast_out_i)
RT_KNOWN(volta_fast_out_i, 0, 0x1, 0x0, .line = {0})
RT_QUICK_1(volta_fast_out_i)

/* GUARD OUT{OUT_OP} $R[Rd], $R[Ra], $UR[URb] PM_EVENTS CTL */
RT_BODY(volta_fast_out_u)
{
    uint32_t run = active;
    const uint32_t trapping = mask_guard(m, in, known, 0, 4);
    if ((run & trapping) != 0)
        return rt_slowly(m, in);
    return RT_ON;
}
RT_MADE_ANY(volta_fast_out_u)
RT_KNOWN(volta_fast_out_u, 0, 0x1, 0x0, .line = {0})
RT_QUICK_1(volta_fast_out_u)

/* GUARD ISBERD $R[Rd], ISB_ADDR PM_EVENTS CTL */
RT_BODY(volta_fast_isberd)
{
    uint32_t run = active;
    const uint32_t trapping = mask_guard(m, in, known, 1, 3);
    if ((run & trapping) != 0)
        return rt_slowly(m, in);
    return RT_ON;
}
RT_MADE_ANY(volta_fast_isberd)
RT_KNOWN(volta_fast_isberd, 0, 0x2, 0x0, .line = {0})
RT_QUICK_1(volta_fast_isberd)

/* GUARD ISBEWR ISB_ADDR, $R[Rb] PM_EVENTS CTL */
RT_BODY(volta_fast_isbewr)
{
    uint32_t run = active;
    const uint32_t trapping = mask_guard(m, in, known, 1, 3);
    if ((run & trapping) != 0)
        return rt_slowly(m, in);
    return RT_ON;
}
RT_MADE_ANY(volta_fast_isbewr)
RT_KNOWN(volta_fast_isbewr, 0, 0x2, 0x0, .line = {0})
RT_QUICK_1(volta_fast_isbewr)

/* GUARD PIXLD $R[Rd], OPT PM_EVENTS CTL */
RT_BODY(volta_fast_pixld)
{
    uint32_t run = active;
    const uint32_t trapping = mask_guard(m, in, known, 1, 2);
    if ((run & trapping) != 0)
        return rt_slowly(m, in);
    return RT_ON;
}
RT_MADE_ANY(volta_fast_pixld)
RT_KNOWN(volta_fast_pixld, 0, 0x2, 0x0, .line = {0})
RT_QUICK_1(volta_fast_pixld)

/* GUARD LDTRAM.AB $R[Rd], a[$UR[URa]+ATTR_IPA] PM_EVENTS CTL */
RT_BODY(volta_fast_ldtram)
{
    uint32_t run = active;
    const uint32_t trapping = mask_guard(m, in, known, 0, 3);
    if ((run & trapping) != 0)
        return rt_slowly(m, in);
    return RT_ON;
}
RT_MADE_ANY(volta_fast_ldtram)
RT_KNOWN(volta_fast_ldtram, 0, 0x1, 0x0, .line = {0})
RT_QUICK_1(volta_fast_ldtram)

