/* Generated from the description volta by gen/emit/fast. Do not edit. */
#include "volta_fast.h"

RT_WITHIN void lanes_syncs_arr_2(const uint32_t *a_2, uint32_t *s_at)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t at = a_2[l] & 0xffffff;
        s_at[l] = at;
    }
}

RT_WITHIN void lanes_syncs_chk(uint64_t *s_row, struct volta_state *s, int32_t rb, uint8_t *pu_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t pu = (uint32_t)((uint32_t)(s_row[l] >> 63) != s->r[rb][l] >> 31);
        pu_to[l] = (uint8_t)pu;
    }
}

/* GUARD SYNCS{PHASE}.TRANS64{TRYWAIT} $P[Pu], ADDR_UR, $R[Rb] PM_EVENTS CTL */
RT_BODY(volta_fast_syncs_chk)
{
    struct volta_state *const s = m->state;
    const int32_t rb = (int32_t)in->value[6];
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 1, 7);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_addr_ur(m, in, known, a_row, 0, 4, 3, 5);
    _Alignas(64) uint32_t s_at[32];
    if (!a)
        return rt_slowly(m, in);
    lanes_syncs_arr_2(a, s_at);
    _Alignas(64) uint64_t s_row[32];
    if (!rt_fetch_8(m, VOLTA_SPACE_S, 0, s_at, run, s_row))
        return rt_slowly(m, in);
    _Alignas(64) uint8_t pu_new[32];
    const bool whole = run == UINT32_MAX;
    uint8_t *const pu_place = place_p(m, in, 2);
    uint8_t *const pu_to = rt_into8(m, whole, pu_place, pu_new);
    lanes_syncs_chk(s_row, s, rb, pu_to);
    rt_write_row8(whole, pu_place, pu_new, run);
    return RT_ON;
}
RT_MADE_ANY(volta_fast_syncs_chk)
RT_KNOWN(volta_fast_syncs_chk, 0, 0x3, 0x0, .line = {0})
RT_QUICK_1(volta_fast_syncs_chk)

