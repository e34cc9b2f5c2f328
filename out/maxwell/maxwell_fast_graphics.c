/* Generated from the description maxwell by gen/emit/fast. Do not edit. */
#include "maxwell_fast.h"

/* OPEN GUARD AL2P{OUTPUT}ATTR_SIZE OPT, $R[Rd], ATTR CTL CLOSE */
RT_BODY(maxwell_fast_al2p)
{
    uint32_t run = active;
    const uint32_t trapping = mask_guard(m, in, known, 2, 6);
    if ((run & trapping) != 0)
        return rt_slowly(m, in);
    return RT_ON;
}
RT_MADE_ANY(maxwell_fast_al2p)
RT_KNOWN(maxwell_fast_al2p, 0, 0x4, 0x0, .line = {0})
RT_QUICK_1(maxwell_fast_al2p)

/* OPEN GUARD ALD{OUTPUT}ATTR_SIZE $R[Rd], a[ATTR_OFFSET10], OPT_REG CTL CLOSE */
RT_BODY(maxwell_fast_ald_a)
{
    uint32_t run = active;
    const uint32_t trapping = mask_guard(m, in, known, 1, 5);
    if ((run & trapping) != 0)
        return rt_slowly(m, in);
    return RT_ON;
}
RT_MADE_ANY(maxwell_fast_ald_a)
RT_KNOWN(maxwell_fast_ald_a, 0, 0x2, 0x0, .line = {0})
RT_QUICK_1(maxwell_fast_ald_a)

/* OPEN GUARD ALD{OUTPUT}.PHYS{ATTR_SIZE} $R[Rd], a[$R[Ra]], OPT_REG CTL CLOSE */
RT_BODY(maxwell_fast_ald_h)
{
    uint32_t run = active;
    const uint32_t trapping = mask_guard(m, in, known, 1, 5);
    if ((run & trapping) != 0)
        return rt_slowly(m, in);
    return RT_ON;
}
RT_MADE_ANY(maxwell_fast_ald_h)
RT_KNOWN(maxwell_fast_ald_h, 0, 0x2, 0x0, .line = {0})
RT_QUICK_1(maxwell_fast_ald_h)

/* OPEN GUARD ALD{OUTPUT}.P{ATTR_SIZE} $R[Rd], a[$R[Ra]], OPT_REG CTL CLOSE */
RT_BODY(maxwell_fast_ald_p)
{
    uint32_t run = active;
    const uint32_t trapping = mask_guard(m, in, known, 1, 5);
    if ((run & trapping) != 0)
        return rt_slowly(m, in);
    return RT_ON;
}
RT_MADE_ANY(maxwell_fast_ald_p)
RT_KNOWN(maxwell_fast_ald_p, 0, 0x2, 0x0, .line = {0})
RT_QUICK_1(maxwell_fast_ald_p)

/* OPEN GUARD ALD{OUTPUT}.P{ATTR_SIZE} $R[Rd], a[$R[Ra]+ATTR_OFFSET11], OPT_REG CTL CLOSE */
RT_BODY(maxwell_fast_ald_q)
{
    uint32_t run = active;
    const uint32_t trapping = mask_guard(m, in, known, 1, 6);
    if ((run & trapping) != 0)
        return rt_slowly(m, in);
    return RT_ON;
}
RT_MADE_ANY(maxwell_fast_ald_q)
RT_KNOWN(maxwell_fast_ald_q, 0, 0x2, 0x0, .line = {0})
RT_QUICK_1(maxwell_fast_ald_q)

/* OPEN GUARD AST{ATTR_SIZE} a[ATTR_OFFSET10], $R[Rd], OPT_REG CTL CLOSE */
RT_BODY(maxwell_fast_ast_a)
{
    uint32_t run = active;
    const uint32_t trapping = mask_guard(m, in, known, 1, 4);
    if ((run & trapping) != 0)
        return rt_slowly(m, in);
    return RT_ON;
}
RT_MADE_ANY(maxwell_fast_ast_a)
RT_KNOWN(maxwell_fast_ast_a, 0, 0x2, 0x0, .line = {0})
RT_QUICK_1(maxwell_fast_ast_a)

/* OPEN GUARD AST.PHYS{ATTR_SIZE} a[$R[Ra]], $R[Rd], OPT_REG CTL CLOSE */
RT_BODY(maxwell_fast_ast_h)
{
    uint32_t run = active;
    const uint32_t trapping = mask_guard(m, in, known, 1, 4);
    if ((run & trapping) != 0)
        return rt_slowly(m, in);
    return RT_ON;
}
RT_MADE_ANY(maxwell_fast_ast_h)
RT_KNOWN(maxwell_fast_ast_h, 0, 0x2, 0x0, .line = {0})
RT_QUICK_1(maxwell_fast_ast_h)

/* OPEN GUARD AST.P{ATTR_SIZE} a[$R[Ra]], $R[Rd], OPT_REG CTL CLOSE */
RT_BODY(maxwell_fast_ast_p)
{
    uint32_t run = active;
    const uint32_t trapping = mask_guard(m, in, known, 1, 4);
    if ((run & trapping) != 0)
        return rt_slowly(m, in);
    return RT_ON;
}
RT_MADE_ANY(maxwell_fast_ast_p)
RT_KNOWN(maxwell_fast_ast_p, 0, 0x2, 0x0, .line = {0})
RT_QUICK_1(maxwell_fast_ast_p)

/* OPEN GUARD AST.P{ATTR_SIZE} a[$R[Ra]+ATTR_OFFSET11], $R[Rd], OPT_REG CTL CLOSE */
RT_BODY(maxwell_fast_ast_q)
{
    uint32_t run = active;
    const uint32_t trapping = mask_guard(m, in, known, 1, 5);
    if ((run & trapping) != 0)
        return rt_slowly(m, in);
    return RT_ON;
}
RT_MADE_ANY(maxwell_fast_ast_q)
RT_KNOWN(maxwell_fast_ast_q, 0, 0x2, 0x0, .line = {0})
RT_QUICK_1(maxwell_fast_ast_q)

/* OPEN GUARD IPA{OPT_IDX}IPA_MODE{IPA_AT}IPA_SAT $R[Rd], IPA_SOURCE, $R[Rb], IPA_POINT CTL CLOSE */
RT_BODY(maxwell_fast_ipa)
{
    uint32_t run = active;
    const uint32_t trapping = mask_guard(m, in, known, 3, 8);
    if ((run & trapping) != 0)
        return rt_slowly(m, in);
    return RT_ON;
}
RT_MADE_ANY(maxwell_fast_ipa)
RT_KNOWN(maxwell_fast_ipa, 0, 0x8, 0x0, .line = {0})
RT_QUICK_1(maxwell_fast_ipa)

/* OPEN GUARD ISBERD{OUTPUT}ISB_SPACE{SKEW}ISB_SIZE $R[Rd], [$R[Ra]] CTL CLOSE */
RT_BODY(maxwell_fast_isberd)
{
    uint32_t run = active;
    const uint32_t trapping = mask_guard(m, in, known, 0, 6);
    if ((run & trapping) != 0)
        return rt_slowly(m, in);
    return RT_ON;
}
RT_MADE_ANY(maxwell_fast_isberd)
RT_KNOWN(maxwell_fast_isberd, 0, 0x1, 0x0, .line = {0})
RT_QUICK_1(maxwell_fast_isberd)

/* OPEN GUARD OUT{OUT_OP} $R[Rd], $R[Ra], SRC_B CTL CLOSE */
RT_BODY(maxwell_fast_out)
{
    uint32_t run = active;
    const uint32_t trapping = mask_guard(m, in, known, 1, 8);
    if ((run & trapping) != 0)
        return rt_slowly(m, in);
    return RT_ON;
}
RT_MADE_ANY(maxwell_fast_out)
RT_KNOWN(maxwell_fast_out, 0, 0x2, 0x0, .line = {0})
RT_QUICK_1(maxwell_fast_out)

/* OPEN GUARD PIXLD{PIXLD_OP} $R[Rd], $P[Pw], PIXLD_ADDR CTL CLOSE */
RT_BODY(maxwell_fast_pixld)
{
    uint32_t run = active;
    const uint32_t trapping = mask_guard(m, in, known, 1, 5);
    if ((run & trapping) != 0)
        return rt_slowly(m, in);
    return RT_ON;
}
RT_MADE_ANY(maxwell_fast_pixld)
RT_KNOWN(maxwell_fast_pixld, 0, 0x2, 0x0, .line = {0})
RT_QUICK_1(maxwell_fast_pixld)

