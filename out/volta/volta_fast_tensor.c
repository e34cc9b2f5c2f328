/* Generated from the description volta by gen/emit/fast. Do not edit. */
#include "volta_fast.h"

RT_WITHIN void lanes_warpsync_r(struct volta_state *s, int32_t rb, uint32_t *lane_of_of)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t m_6 = s->r[rb][l];
        lane_of_of[l] = m_6;
    }
}

RT_WITHIN void lanes_movm(uint32_t here, uint32_t *lane_of_of, uint32_t *rd_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t t = 8 * (l & 3) + (l >> 3);
        const uint32_t lane_of = (here >> t & 1 ? lane_of_of[t] : 0);
        const uint32_t first = lane_of >> 16 * (l >> 2 & 1) & 0xffff;
        const int32_t t_2 = 8 * (l & 3) + 4 + (l >> 3);
        const uint32_t lane_of_2 = (here >> t_2 & 1 ? lane_of_of[t_2] : 0);
        const uint32_t second = lane_of_2 >> 16 * (l >> 2 & 1) & 0xffff;
        const uint32_t rd = first | second << 16;
        rd_to[l] = rd;
    }
}

/* GUARD MOVM{MOVM_SIZE}MOVM_KIND $R[Rd], $R[Ra] PM_EVENTS CTL */
RT_BODY(volta_fast_movm)
{
    struct volta_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[3];
    const int32_t tensor_movm_size = (int32_t)rt_value(in, known, 0);
    const int32_t tensor_movm_kind = (int32_t)rt_value(in, known, 1);
    _Alignas(64) uint32_t lane_of_of[32];
    uint32_t here = 0;
    {
        uint32_t run = active;
        const uint32_t hold = mask_guard(m, in, known, 0, 4);
        run &= hold;
        lanes_warpsync_r(s, ra, lane_of_of);
        here = run;
    }
    uint32_t run = active;
    const uint32_t hold_2 = mask_guard(m, in, known, 0, 4);
    run &= hold_2;
    if (!known && !run)
        return RT_ON;
    if (tensor_movm_size != 0 || tensor_movm_kind != 0)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t rd_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 2);
    uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
    lanes_movm(here, lane_of_of, rd_to);
    rt_write_row32(whole, rd_place, rd_new, run);
    return RT_ON;
}
RT_MADE_ANY(volta_fast_movm)
RT_KNOWN(volta_fast_movm, 0, 0x1, 0x3, .line = {0})
RT_QUICK_1(volta_fast_movm)

/* GUARD HGMMA $R[Rd], $R[Ra]REUSE_A, gdesc[$UR[URb]], $R[Rc]REUSE_C, gsb0 PM_EVENTS CTL */
RT_BODY(volta_fast_hgmma_hgmma_r)
{
    uint32_t run = active;
    const uint32_t trapping = mask_guard(m, in, known, 0, 6);
    if ((run & trapping) != 0)
        return rt_slowly(m, in);
    return RT_ON;
}
RT_MADE_ANY(volta_fast_hgmma_hgmma_r)
RT_KNOWN(volta_fast_hgmma_hgmma_r, 0, 0x1, 0x0, .line = {0})
RT_QUICK_1(volta_fast_hgmma_hgmma_r)

/* GUARD IGMMA $R[Rd], $R[Ra]REUSE_A, gdesc[$UR[URb]], $R[Rc]REUSE_C, gsb0 PM_EVENTS CTL */
RT_BODY(volta_fast_hgmma_igmma_r)
{
    uint32_t run = active;
    const uint32_t trapping = mask_guard(m, in, known, 0, 6);
    if ((run & trapping) != 0)
        return rt_slowly(m, in);
    return RT_ON;
}
RT_MADE_ANY(volta_fast_hgmma_igmma_r)
RT_KNOWN(volta_fast_hgmma_igmma_r, 0, 0x1, 0x0, .line = {0})
RT_QUICK_1(volta_fast_hgmma_igmma_r)

/* GUARD BGMMA $R[Rd], $R[Ra]REUSE_A, gdesc[$UR[URb]], $R[Rc]REUSE_C, gsb0 PM_EVENTS CTL */
RT_BODY(volta_fast_hgmma_bgmma_r)
{
    uint32_t run = active;
    const uint32_t trapping = mask_guard(m, in, known, 0, 6);
    if ((run & trapping) != 0)
        return rt_slowly(m, in);
    return RT_ON;
}
RT_MADE_ANY(volta_fast_hgmma_bgmma_r)
RT_KNOWN(volta_fast_hgmma_bgmma_r, 0, 0x1, 0x0, .line = {0})
RT_QUICK_1(volta_fast_hgmma_bgmma_r)

/* GUARD HGMMA $R[Rd], gdesc[$UR[URa]], $R[Rc]REUSE_C, gsb0 PM_EVENTS CTL */
RT_BODY(volta_fast_hgmma_hgmma_d)
{
    uint32_t run = active;
    const uint32_t trapping = mask_guard(m, in, known, 0, 4);
    if ((run & trapping) != 0)
        return rt_slowly(m, in);
    return RT_ON;
}
RT_MADE_ANY(volta_fast_hgmma_hgmma_d)
RT_KNOWN(volta_fast_hgmma_hgmma_d, 0, 0x1, 0x0, .line = {0})
RT_QUICK_1(volta_fast_hgmma_hgmma_d)

/* GUARD IGMMA $R[Rd], gdesc[$UR[URa]], $R[Rc]REUSE_C, gsb0 PM_EVENTS CTL */
RT_BODY(volta_fast_hgmma_igmma_d)
{
    uint32_t run = active;
    const uint32_t trapping = mask_guard(m, in, known, 0, 4);
    if ((run & trapping) != 0)
        return rt_slowly(m, in);
    return RT_ON;
}
RT_MADE_ANY(volta_fast_hgmma_igmma_d)
RT_KNOWN(volta_fast_hgmma_igmma_d, 0, 0x1, 0x0, .line = {0})
RT_QUICK_1(volta_fast_hgmma_igmma_d)

/* GUARD BGMMA $R[Rd], gdesc[$UR[URa]], $R[Rc]REUSE_C, gsb0 PM_EVENTS CTL */
RT_BODY(volta_fast_hgmma_bgmma_d)
{
    uint32_t run = active;
    const uint32_t trapping = mask_guard(m, in, known, 0, 4);
    if ((run & trapping) != 0)
        return rt_slowly(m, in);
    return RT_ON;
}
RT_MADE_ANY(volta_fast_hgmma_bgmma_d)
RT_KNOWN(volta_fast_hgmma_bgmma_d, 0, 0x1, 0x0, .line = {0})
RT_QUICK_1(volta_fast_hgmma_bgmma_d)

