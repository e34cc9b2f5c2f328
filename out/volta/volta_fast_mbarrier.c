/* Generated from the description volta by gen/emit/fast. Do not edit. */
#include "volta_fast.h"

static void lanes_syncs_arr_2(const uint32_t *a_2, uint32_t *s_at)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t at = a_2[l] & 0xffffff;
        s_at[l] = at;
    }
}

static void lanes_syncs_chk(uint64_t *s_row, struct volta_state *s, int32_t rb, uint8_t *pu_to)
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
    const uint32_t hold = mask_guard(m, in, usual, 1, 7);
    run &= hold;
    if (!usual && !run)
        return 0;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_addr_ur(m, in, a_row, 0, 4, 3, 5);
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
    uint8_t *const pu_to = whole && pu_place ? pu_place : pu_new;
    lanes_syncs_chk(s_row, s, rb, pu_to);
    rt_write_row8(pu_place, pu_to, run);
    return 0;
}
RT_USUAL(volta_fast_syncs_chk, 0x2, 0x0)

