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

RT_WITHIN void lanes_r2ur_o_for(uint32_t ballot, uint32_t here, uint32_t *lane_of_of,
    struct volta_state *s, int32_t ra, int32_t pu, uint8_t *pu_new, const int32_t key)
{
    const int32_t r2ur_or = key & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t these = ballot;
        const int32_t t = rt_min_i32(rt_ctz((rt_u128)these, 32), 31);
        const uint32_t lane_of = (here >> t & 1 ? lane_of_of[t] : 0);
        const uint32_t first = lane_of;
        const uint32_t pu_2 = (uint32_t)(s->r[ra][l] != first || (r2ur_or == 1 && s->p[pu][l]));
        pu_new[l] = (uint8_t)pu_2;
    }
}

RT_LOOP_1(lanes_r2ur_o,
    (uint32_t ballot, uint32_t here, uint32_t *lane_of_of, struct volta_state *s, int32_t ra,
    int32_t pu, uint8_t *pu_new, const int32_t fields),
    (ballot, here, lane_of_of, s, ra, pu, pu_new, key), 0, 0)

/* GUARD R2UR{R2UR_OR} R2UR_Pu, $UR[URd], $R[Ra]REUSE_A PM_EVENTS CTL */
RT_BODY(volta_fast_r2ur_o)
{
    struct volta_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[3];
    const rt_u128 word = rt_wide(rt_word(m, in));
    const int32_t pu = (int32_t)((uint32_t)(word >> 81) & 7);
    const int32_t r2ur_or = (int32_t)rt_value(in, known, 0);
    const int32_t urd = (int32_t)in->value[2];
    uint32_t ballot = 0;
    _Alignas(64) uint32_t lane_of_of[32];
    uint32_t here = 0;
    {
        uint32_t run = active;
        const uint32_t bits = mask_guard(m, in, known, 1, 5);
        ballot = bits & run;
    }
    {
        uint32_t run = active;
        lanes_warpsync_r(s, ra, lane_of_of);
        here = run;
    }
    uint32_t run = active;
    const uint32_t hold = (pu != 7) ? UINT32_MAX : 0;
    const uint32_t hold_2 = mask_guard(m, in, known, 1, 5);
    const uint32_t hold_3 = (hold & hold_2);
    run &= hold_3;
    _Alignas(64) uint8_t pu_new[32];
    if (rt_knows(known, 0x1))
        lanes_r2ur_o_for(ballot, here, lane_of_of, s, ra, pu, pu_new, r2ur_or);
    else
        lanes_r2ur_o(ballot, here, lane_of_of, s, ra, pu, pu_new, r2ur_or);
    const uint32_t these_4 = ballot;
    const int32_t t_2 = rt_min_i32(rt_ctz((rt_u128)these_4, 32), 31);
    const uint32_t lane_of_4 = (here >> t_2 & 1 ? lane_of_of[t_2] : 0);
    const uint32_t first_4 = lane_of_4;
    if (these_4 != 0) {
        if (urd != 63)
            s->ur[urd] = first_4;
    }
    rt_write_row8(false, place_p_4(m, in), pu_new, run);
    return 0;
}
RT_MADE_ANY(volta_fast_r2ur_o)
RT_KNOWN(volta_fast_r2ur_o, 0, 0x2, 0x1, .line = {0})
RT_QUICK_1(volta_fast_r2ur_o)

/* GUARD R2UR{R2UR_OR} R2UR_Pu, $UR[URd], $R[Ra]REUSE_A PM_EVENTS CTL */
RT_BODY(volta_fast_r2ur_h)
{
    struct volta_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[3];
    const rt_u128 word = rt_wide(rt_word(m, in));
    const int32_t pu = (int32_t)((uint32_t)(word >> 81) & 7);
    const int32_t r2ur_or = (int32_t)rt_value(in, known, 0);
    const int32_t urd = (int32_t)in->value[2];
    uint32_t ballot = 0;
    _Alignas(64) uint32_t lane_of_of[32];
    uint32_t here = 0;
    {
        uint32_t run = active;
        const uint32_t bits = mask_guard(m, in, known, 1, 5);
        ballot = bits & run;
    }
    {
        uint32_t run = active;
        lanes_warpsync_r(s, ra, lane_of_of);
        here = run;
    }
    uint32_t run = active;
    const uint32_t hold = (pu != 7) ? UINT32_MAX : 0;
    const uint32_t hold_2 = mask_guard(m, in, known, 1, 5);
    const uint32_t hold_3 = (hold & hold_2);
    run &= hold_3;
    _Alignas(64) uint8_t pu_new[32];
    if (rt_knows(known, 0x1))
        lanes_r2ur_o_for(ballot, here, lane_of_of, s, ra, pu, pu_new, r2ur_or);
    else
        lanes_r2ur_o(ballot, here, lane_of_of, s, ra, pu, pu_new, r2ur_or);
    const uint32_t these_4 = ballot;
    const int32_t t_2 = rt_min_i32(rt_ctz((rt_u128)these_4, 32), 31);
    const uint32_t lane_of_4 = (here >> t_2 & 1 ? lane_of_of[t_2] : 0);
    const uint32_t first_4 = lane_of_4;
    if (these_4 != 0) {
        if (urd != 63)
            s->ur[urd] = first_4;
    }
    rt_write_row8(false, place_p_4(m, in), pu_new, run);
    return 0;
}
RT_MADE_ANY(volta_fast_r2ur_h)
RT_KNOWN(volta_fast_r2ur_h, 0, 0x2, 0x1, .line = {0})
RT_QUICK_1(volta_fast_r2ur_h)

