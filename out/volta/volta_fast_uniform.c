/* Generated from the description volta by gen/emit/fast. Do not edit. */
#include "volta_fast.h"

static void lanes_hmma_sp_2(struct volta_state *s, int32_t tensor_meta, uint32_t *lane_of_of_2)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t m_14 = s->r[tensor_meta][l];
        lane_of_of_2[l] = m_14;
    }
}

static uint32_t lanes_r2ur_o(uint32_t ballot, uint32_t here, uint32_t *lane_of_of,
    const int32_t *guard, struct volta_state *s, int32_t ra)
{
    uint32_t bits_2 = 0;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t these_4 = ballot;
        const int32_t t = rt_min_i32(rt_ctz((rt_u128)these_4, 32), 31);
        const uint32_t lane_of_4 = (here >> t & 1 ? lane_of_of[t] : 0);
        const uint32_t first_4 = lane_of_4;
        bits_2 |= (uint32_t)((guard[l] && s->r[ra][l] != first_4) != 0) << l;
    }
    return bits_2;
}

static uint32_t lanes_r2ur_o_2(int32_t pu, const int32_t *guard_2)
{
    uint32_t hold = 0;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        hold |= (uint32_t)((pu != 7 && guard_2[l]) != 0) << l;
    }
    return hold;
}

static void lanes_r2ur_o_3(int32_t any, uint8_t *pu_new)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t differs = any;
        const uint32_t pu_2 = (uint32_t)differs;
        pu_new[l] = (uint8_t)pu_2;
    }
}

/* GUARD R2UR{R2UR_OR} R2UR_Pu, $UR[URd], $R[Ra]REUSE_A PM_EVENTS CTL */
RT_BODY(volta_fast_r2ur_o)
{
    struct volta_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[3];
    const rt_u128 word = rt_wide(rt_word(m, in));
    const int32_t pu = (int32_t)((uint32_t)(word >> 81) & 7);
    const int32_t r2ur_or = (int32_t)in->value[0];
    const int32_t urd = (int32_t)in->value[2];
    uint32_t ballot = 0;
    _Alignas(64) uint32_t lane_of_of[32];
    uint32_t here = 0;
    int32_t any = 0;
    {
        uint32_t run = active;
    const uint32_t bits = mask_guard(m, in, usual, 1, 5);
    ballot = bits & run;
    }
    {
        uint32_t run = active;
    lanes_hmma_sp_2(s, ra, lane_of_of);
    here = run;
    }
    {
        uint32_t run = active;
    _Alignas(64) int32_t guard_row[32];
    const int32_t *const guard = row_guard(m, in, guard_row, 1, 5);
    if (!guard)
        return rt_slowly(m, in);
    const uint32_t bits_2 = lanes_r2ur_o(ballot, here, lane_of_of, guard, s, ra);
    any = (bits_2 & run) != 0;
    }
    uint32_t run = active;
    _Alignas(64) int32_t guard_row_2[32];
    const int32_t *const guard_2 = row_guard(m, in, guard_row_2, 1, 5);
    if (!guard_2)
        return rt_slowly(m, in);
    const uint32_t hold = lanes_r2ur_o_2(pu, guard_2);
    run &= hold;
    _Alignas(64) uint8_t pu_new[32];
    lanes_r2ur_o_3(any, pu_new);
    const uint32_t these = ballot;
    if (r2ur_or && these != 0) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: the predicate result");
    }
    const int32_t t_2 = rt_min_i32(rt_ctz((rt_u128)these, 32), 31);
    const uint32_t lane_of = (here >> t_2 & 1 ? lane_of_of[t_2] : 0);
    const uint32_t first = lane_of;
    if (these != 0) {
        if (urd != 63)
            s->ur[urd] = first;
    }
    rt_write_row8(place_p_4(m, in), pu_new, run);
    return 0;
}
RT_USUAL(volta_fast_r2ur_o, 0x2, 0x0)

/* GUARD R2UR{R2UR_OR} R2UR_Pu, $UR[URd], $R[Ra]REUSE_A PM_EVENTS CTL */
RT_BODY(volta_fast_r2ur_h)
{
    struct volta_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[3];
    const rt_u128 word = rt_wide(rt_word(m, in));
    const int32_t pu = (int32_t)((uint32_t)(word >> 81) & 7);
    const int32_t r2ur_or = (int32_t)in->value[0];
    const int32_t urd = (int32_t)in->value[2];
    uint32_t ballot = 0;
    _Alignas(64) uint32_t lane_of_of[32];
    uint32_t here = 0;
    int32_t any = 0;
    {
        uint32_t run = active;
    const uint32_t bits = mask_guard(m, in, usual, 1, 5);
    ballot = bits & run;
    }
    {
        uint32_t run = active;
    lanes_hmma_sp_2(s, ra, lane_of_of);
    here = run;
    }
    {
        uint32_t run = active;
    _Alignas(64) int32_t guard_row[32];
    const int32_t *const guard = row_guard(m, in, guard_row, 1, 5);
    if (!guard)
        return rt_slowly(m, in);
    const uint32_t bits_2 = lanes_r2ur_o(ballot, here, lane_of_of, guard, s, ra);
    any = (bits_2 & run) != 0;
    }
    uint32_t run = active;
    _Alignas(64) int32_t guard_row_2[32];
    const int32_t *const guard_2 = row_guard(m, in, guard_row_2, 1, 5);
    if (!guard_2)
        return rt_slowly(m, in);
    const uint32_t hold = lanes_r2ur_o_2(pu, guard_2);
    run &= hold;
    _Alignas(64) uint8_t pu_new[32];
    lanes_r2ur_o_3(any, pu_new);
    const uint32_t these = ballot;
    if (r2ur_or && these != 0) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: the predicate result");
    }
    const int32_t t_2 = rt_min_i32(rt_ctz((rt_u128)these, 32), 31);
    const uint32_t lane_of = (here >> t_2 & 1 ? lane_of_of[t_2] : 0);
    const uint32_t first = lane_of;
    if (these != 0) {
        if (urd != 63)
            s->ur[urd] = first;
    }
    rt_write_row8(place_p_4(m, in), pu_new, run);
    return 0;
}
RT_USUAL(volta_fast_r2ur_h, 0x2, 0x0)

