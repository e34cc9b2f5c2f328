/* Generated from the description maxwell by gen/emit/fast. Do not edit. */
#include "maxwell_fast.h"

RT_WITHIN void lanes_vote_for(uint32_t ballot, int32_t all, int32_t special_vote_mode,
    uint32_t *rd_to, uint8_t *pw_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t b = ballot;
        const int32_t every = all;
        const uint32_t rd = b;
        const uint32_t pw =
            (uint32_t)(special_vote_mode == 0 ? every : special_vote_mode == 1 ? b != 0
            : special_vote_mode == 2 ? every || b == 0 : 0);
        rd_to[l] = rd;
        pw_to[l] = (uint8_t)pw;
    }
}

static void lanes_vote(uint32_t ballot, int32_t all, int32_t special_vote_mode, uint32_t *rd_to,
    uint8_t *pw_to)
{
    if (special_vote_mode)
        lanes_vote_for(ballot, all, special_vote_mode, rd_to, pw_to);
    else
        lanes_vote_for(ballot, all, 0, rd_to, pw_to);
}

static void lanes_shfl(struct maxwell_state *s, int32_t ra, uint32_t *lane_of_of)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t value_2 = s->r[ra][l];
        lane_of_of[l] = value_2;
    }
}

RT_WITHIN void lanes_shfl_2_for(const uint32_t *k, const uint32_t *l_2, int32_t special_shfl_mode,
    uint32_t here, uint32_t *lane_of_of, struct maxwell_state *s, int32_t ra, uint32_t *rd_to,
    uint8_t *pd_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t seg = k[l] >> 8 & 0x1f;
        const uint32_t first = (uint32_t)l & seg;
        const uint32_t last = first | (k[l] & 0x1f & (uint32_t)~(int32_t)seg & 0x1f);
        const uint32_t n = l_2[l] & 0x1f;
        const int32_t j = special_shfl_mode == 0
            ? (int32_t)(first | (n & (uint32_t)~(int32_t)seg & 0x1f)) : special_shfl_mode == 1
            ? l - (int32_t)n : special_shfl_mode == 2 ? (int32_t)((uint32_t)l + n)
            : (int32_t)((uint32_t)l ^ n);
        const int32_t ok = special_shfl_mode == 1 ? j >= (int32_t)last : j <= (int32_t)last;
        const int32_t t = (ok && j >= 0 && j < 32) ? j : l;
        const uint32_t lane_of = (here >> t & 1 ? lane_of_of[t] : s->r[ra][l]);
        const uint32_t rd = lane_of;
        const uint32_t pd = (uint32_t)ok;
        rd_to[l] = rd;
        pd_to[l] = (uint8_t)pd;
    }
}

RT_LOOP(lanes_shfl_2,
    (const uint32_t *k, const uint32_t *l_2, uint32_t here, uint32_t *lane_of_of,
    struct maxwell_state *s, int32_t ra, uint32_t *rd_to, uint8_t *pd_to),
    (k, l_2, 0, here, lane_of_of, s, ra, rd_to, pd_to))

static void lanes_shfl_2(const uint32_t *k, const uint32_t *l_2, int32_t special_shfl_mode,
    uint32_t here, uint32_t *lane_of_of, struct maxwell_state *s, int32_t ra, uint32_t *rd_to,
    uint8_t *pd_to)
{
    if (special_shfl_mode)
        lanes_shfl_2_for(k, l_2, special_shfl_mode, here, lane_of_of, s, ra, rd_to, pd_to);
    else
        lanes_shfl_2_usual(k, l_2, here, lane_of_of, s, ra, rd_to, pd_to);
}

/* OPEN GUARD VOTE{VOTE_MODE} $R[Rd], $P[Pw], NOT_Pp$P[Pp] CTL CLOSE */
RT_BODY(maxwell_fast_vote)
{
    const int32_t special_vote_mode = (int32_t)in->value[0];
    uint32_t ballot = 0;
    int32_t all = 0;
    {
        uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, usual, 1, 5);
    run &= hold;
    const uint32_t bits = mask_src_pp(m, in, 4, 3);
    ballot = bits & run;
    }
    {
        uint32_t run = active;
    const uint32_t hold_2 = mask_guard(m, in, usual, 1, 5);
    run &= hold_2;
    const uint32_t bits_2 = mask_src_pp(m, in, 4, 3);
    all = (~bits_2 & run) == 0;
    }
    uint32_t run = active;
    const uint32_t hold_3 = mask_guard(m, in, usual, 1, 5);
    run &= hold_3;
    _Alignas(64) uint32_t rd_new[32];
    _Alignas(64) uint8_t pw_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 1);
    uint32_t *const rd_to = whole && rd_place ? rd_place : rd_new;
    uint8_t *const pw_place = place_p(m, in, 2);
    uint8_t *const pw_to = whole && pw_place ? pw_place : pw_new;
    lanes_vote(ballot, all, special_vote_mode, rd_to, pw_to);
    rt_write_row32(rd_place, rd_to, run);
    rt_write_row8(pw_place, pw_to, run);
    return 0;
}
RT_USUAL(maxwell_fast_vote, 0x2, 0x0)

/* OPEN GUARD SHFL{SHFL_MODE} $P[Pd], $R[Rd], $R[Ra], SHFL_B, SHFL_C CTL CLOSE */
RT_BODY(maxwell_fast_shfl)
{
    struct maxwell_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[3];
    const int32_t special_shfl_mode = (int32_t)in->value[0];
    _Alignas(64) uint32_t lane_of_of[32];
    uint32_t here = 0;
    {
        uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, usual, 2, 8);
    run &= hold;
    lanes_shfl(s, ra, lane_of_of);
    here = run;
    }
    uint32_t run = active;
    const uint32_t hold_2 = mask_guard(m, in, usual, 2, 8);
    run &= hold_2;
    _Alignas(64) uint32_t l_row[32];
    const uint32_t *const l_2 = row_shf_b(m, in, usual, l_row, 0, 4, 5);
    _Alignas(64) uint32_t k_row[32];
    const uint32_t *const k = row_shf_b(m, in, usual, k_row, 1, 6, 7);
    if (!l_2 || !k)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t rd_new[32];
    _Alignas(64) uint8_t pd_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 2);
    uint32_t *const rd_to = whole && rd_place ? rd_place : rd_new;
    uint8_t *const pd_place = place_p(m, in, 1);
    uint8_t *const pd_to = whole && pd_place ? pd_place : pd_new;
    if (usual)
        lanes_shfl_2_usual(k, l_2, here, lane_of_of, s, ra, rd_to, pd_to);
    else
        lanes_shfl_2(k, l_2, special_shfl_mode, here, lane_of_of, s, ra, rd_to, pd_to);
    rt_write_row32(rd_place, rd_to, run);
    rt_write_row8(pd_place, pd_to, run);
    return 0;
}
RT_USUAL(maxwell_fast_shfl, 0x7, 0x1)

