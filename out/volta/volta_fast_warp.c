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

RT_WITHIN void lanes_vote_for(uint32_t ballot, int32_t all, uint32_t *opt_rd_to, uint8_t *pu_to,
    const int32_t key)
{
    const int32_t warp_vote_mode = key & 3;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        int32_t result = 0;
        const uint32_t b = ballot;
        const int32_t every = all;
        const int32_t some = b != 0;
        if (warp_vote_mode == 0) {
            result = every;
        } else if (warp_vote_mode == 1) {
            result = some;
        } else {
            result = every || !some;
        }
        const uint32_t opt_rd = b;
        const uint32_t pu = (uint32_t)result;
        opt_rd_to[l] = opt_rd;
        pu_to[l] = (uint8_t)pu;
    }
}

RT_LOOP_0(lanes_vote,
    (uint32_t ballot, int32_t all, uint32_t *opt_rd_to, uint8_t *pu_to, const int32_t fields),
    (ballot, all, opt_rd_to, pu_to, key), 0)

RT_WITHIN void lanes_vote_2_for(uint32_t ballot, int32_t all, uint8_t *pu_to, const int32_t key)
{
    const int32_t warp_vote_mode = key & 3;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        int32_t result = 0;
        const uint32_t b = ballot;
        const int32_t every = all;
        const int32_t some = b != 0;
        if (warp_vote_mode == 0) {
            result = every;
        } else if (warp_vote_mode == 1) {
            result = some;
        } else {
            result = every || !some;
        }
        const uint32_t pu = (uint32_t)result;
        pu_to[l] = (uint8_t)pu;
    }
}

RT_LOOP_2(lanes_vote_2, (uint32_t ballot, int32_t all, uint8_t *pu_to, const int32_t fields),
    (ballot, all, pu_to, key), 0, 0, 1)

RT_WITHIN void lanes_match_any_for(struct volta_state *s, int32_t ra, uint64_t *lane_of_of,
    const int32_t key)
{
    const int32_t warp_u64 = key & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint64_t x_3 = warp_u64 ? s->r[ra][l] | (uint64_t)s->r[ra | 1][l] << 32 : s->r[ra][l];
        lane_of_of[l] = x_3;
    }
}

RT_LOOP_1(lanes_match_any,
    (struct volta_state *s, int32_t ra, uint64_t *lane_of_of, const int32_t fields),
    (s, ra, lane_of_of, key), 0, 0)

RT_WITHIN void lanes_match_any_2_for(struct volta_state *s, int32_t ra, uint32_t ballot,
    uint32_t here, uint64_t *lane_of_of, uint32_t *rd_to, const int32_t key)
{
    const int32_t warp_u64 = key & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        uint32_t same = 0;
        const uint64_t x = warp_u64 ? s->r[ra][l] | (uint64_t)s->r[ra | 1][l] << 32 : s->r[ra][l];
        const uint32_t these = ballot;
        same = 0;
        RT_UNROLL
        for (int32_t i = 0; i <= 31; i++) {
            const uint64_t lane_of = (here >> i & 1 ? lane_of_of[i] : 0);
            same = same | (uint32_t)(lane_of == x) << i;
        }
        const uint32_t rd = same & these;
        rd_to[l] = rd;
    }
}

RT_LOOP_1(lanes_match_any_2,
    (struct volta_state *s, int32_t ra, uint32_t ballot, uint32_t here, uint64_t *lane_of_of,
    uint32_t *rd_to, const int32_t fields), (s, ra, ballot, here, lane_of_of, rd_to, key), 0, 0)

RT_WITHIN void lanes_match_all_for(uint32_t ballot, struct volta_state *s, int32_t ra,
    uint32_t here, uint64_t *lane_of_of, uint32_t *found_lanes, const int32_t key)
{
    const int32_t warp_u64 = key & 1;
    uint32_t bits_2 = 0;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t these_4 = ballot;
        const uint64_t x_4 = warp_u64 ? s->r[ra][l] | (uint64_t)s->r[ra | 1][l] << 32 : s->r[ra][l];
        const int32_t t = rt_min_i32(rt_ctz((rt_u128)these_4, 32), 31);
        const uint64_t lane_of_4 = (here >> t & 1 ? lane_of_of[t] : 0);
        const uint64_t first_4 = lane_of_4;
        bits_2 |= (uint32_t)((x_4 == first_4) != 0) << l;
    }
    *found_lanes = bits_2;
}

RT_LOOP_1(lanes_match_all,
    (uint32_t ballot, struct volta_state *s, int32_t ra, uint32_t here, uint64_t *lane_of_of,
    uint32_t *found_lanes, const int32_t fields),
    (ballot, s, ra, here, lane_of_of, found_lanes, key), 0, 0)

RT_WITHIN void lanes_match_all_2(uint32_t ballot, int32_t all, uint8_t *pu_to, uint32_t *rd_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t these = ballot;
        const int32_t same = all;
        const uint32_t pu = (uint32_t)same;
        const uint32_t rd = same ? these : 0;
        pu_to[l] = (uint8_t)pu;
        rd_to[l] = rd;
    }
}

RT_WITHIN void lanes_shfl_for(const uint32_t *k, const uint32_t *l_2, uint32_t here,
    uint32_t *lane_of_of, struct volta_state *s, int32_t ra, uint32_t *rd_to, uint8_t *pu_to,
    const int32_t key)
{
    const int32_t warp_shfl_mode = key & 3;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t seg = k[l] >> 8 & 0x1f;
        const uint32_t first = (uint32_t)l & seg;
        const uint32_t last = first | (k[l] & 0x1f & (uint32_t)~(int32_t)seg & 0x1f);
        const uint32_t n = l_2[l] & 0x1f;
        const int32_t j = warp_shfl_mode == 0
            ? (int32_t)(first | (n & (uint32_t)~(int32_t)seg & 0x1f)) : warp_shfl_mode == 1
            ? l - (int32_t)n : warp_shfl_mode == 2 ? (int32_t)((uint32_t)l + n)
            : (int32_t)((uint32_t)l ^ n);
        const int32_t ok = warp_shfl_mode == 1 ? j >= (int32_t)last : j <= (int32_t)last;
        const int32_t t = (ok && j >= 0 && j < 32) ? j : l;
        const uint32_t lane_of = (here >> t & 1 ? lane_of_of[t] : s->r[ra][l]);
        const uint32_t rd = lane_of;
        const uint32_t pu = (uint32_t)ok;
        rd_to[l] = rd;
        pu_to[l] = (uint8_t)pu;
    }
}

RT_LOOP_3(lanes_shfl,
    (const uint32_t *k, const uint32_t *l_2, uint32_t here, uint32_t *lane_of_of,
    struct volta_state *s, int32_t ra, uint32_t *rd_to, uint8_t *pu_to, const int32_t fields),
    (k, l_2, here, lane_of_of, s, ra, rd_to, pu_to, key), 0, 0, 3, 1)

RT_WITHIN void lanes_redux_for(struct volta_state *s, int32_t ra, int64_t *lane_of_of,
    const int32_t key)
{
    const int32_t warp_redux_signed = key & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t x_3 = warp_redux_signed ? (int64_t)(int32_t)s->r[ra][l] : s->r[ra][l];
        lane_of_of[l] = x_3;
    }
}

RT_LOOP_2(lanes_redux,
    (struct volta_state *s, int32_t ra, int64_t *lane_of_of, const int32_t fields),
    (s, ra, lane_of_of, key), 0, 0, 1)

RT_WITHIN void lanes_elect(uint32_t ballot, uint8_t *pu_new)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t these = ballot;
        const int32_t leader = rt_ctz((rt_u128)these, 32) & 0x1f;
        const uint32_t pu = (uint32_t)(these != 0 && l == leader);
        pu_new[l] = (uint8_t)pu;
    }
}

RT_WITHIN void lanes_p2r_for(const uint32_t *b, struct volta_state *s, int32_t ra, uint32_t *rd_to,
    const int32_t key)
{
    const int32_t pr_byte = key & 3;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t m_2 = b[l] & 0x7f;
        const int32_t read = (m_2 & 1 ? s->p[0][l] : 0) | (m_2 >> 1 & 1 ? s->p[1][l] : 0) << 1
            | (m_2 >> 2 & 1 ? s->p[2][l] : 0) << 2 | (m_2 >> 3 & 1 ? s->p[3][l] : 0) << 3
            | (m_2 >> 4 & 1 ? s->p[4][l] : 0) << 4 | (m_2 >> 5 & 1 ? s->p[5][l] : 0) << 5
            | (m_2 >> 6 != 0 ? s->p[6][l] : 0) << 6;
        const uint32_t rd = (s->r[ra][l] & (uint32_t)~(int32_t)(m_2 << 8 * pr_byte))
            | ((uint32_t)read & m_2) << 8 * pr_byte;
        rd_to[l] = rd;
    }
}

RT_LOOP_2(lanes_p2r,
    (const uint32_t *b, struct volta_state *s, int32_t ra, uint32_t *rd_to, const int32_t fields),
    (b, s, ra, rd_to, key), 0, 0, 1)

RT_WITHIN void lanes_plop3_for(struct volta_state *s, int32_t pp, int32_t pq, const int32_t *s_2,
    int32_t lut1, int32_t lut2, uint8_t *pu_to, uint8_t *pv_to, const int32_t key)
{
    const int32_t not_pp = key & 1;
    const int32_t not_pq = key >> 1 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t q = s->p[pp][l] ^ not_pp;
        const int32_t r = s->p[pq][l] ^ not_pq;
        const int32_t at = 4 * q + 2 * r + s_2[l];
        const uint32_t pu = (uint32_t)(lut1 >> at & 1);
        const uint32_t pv = (uint32_t)(lut2 >> at & 1);
        pu_to[l] = (uint8_t)pu;
        pv_to[l] = (uint8_t)pv;
    }
}

RT_LOOP_1(lanes_plop3,
    (struct volta_state *s, int32_t pp, int32_t pq, const int32_t *s_2, int32_t lut1, int32_t lut2,
    uint8_t *pu_to, uint8_t *pv_to, const int32_t fields),
    (s, pp, pq, s_2, lut1, lut2, pu_to, pv_to, key), 0, 0)

RT_WITHIN void lanes_plop3_sign_one_for(struct volta_state *s, int32_t pp, int32_t pr,
    const int32_t *r, int32_t lut, int32_t lut2, uint8_t *pu_to, uint8_t *pv_to, const int32_t key)
{
    const int32_t not_pp = key & 1;
    const int32_t not_pr = key >> 1 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t q = s->p[pp][l] ^ not_pp;
        const int32_t s_2 = s->p[pr][l] ^ not_pr;
        const int32_t at = 4 * q + 2 * r[l] + s_2;
        const uint32_t pu = (uint32_t)(lut >> at & 1);
        const uint32_t pv = (uint32_t)(lut2 >> at & 1);
        pu_to[l] = (uint8_t)pu;
        pv_to[l] = (uint8_t)pv;
    }
}

RT_LOOP_1(lanes_plop3_sign_one,
    (struct volta_state *s, int32_t pp, int32_t pr, const int32_t *r, int32_t lut, int32_t lut2,
    uint8_t *pu_to, uint8_t *pv_to, const int32_t fields),
    (s, pp, pr, r, lut, lut2, pu_to, pv_to, key), 0, 0)

RT_WITHIN void lanes_plop3_sign_two_for(struct volta_state *s, int32_t pp, int32_t rc,
    const int32_t *r, int32_t lut, int32_t lut2, uint8_t *pu_to, uint8_t *pv_to, const int32_t key)
{
    const int32_t not_pp = key & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t q = s->p[pp][l] ^ not_pp;
        const int32_t s_2 = (int32_t)(s->r[rc][l] >> 31);
        const int32_t at = 4 * q + 2 * r[l] + s_2;
        const uint32_t pu = (uint32_t)(lut >> at & 1);
        const uint32_t pv = (uint32_t)(lut2 >> at & 1);
        pu_to[l] = (uint8_t)pu;
        pv_to[l] = (uint8_t)pv;
    }
}

RT_LOOP_1(lanes_plop3_sign_two,
    (struct volta_state *s, int32_t pp, int32_t rc, const int32_t *r, int32_t lut, int32_t lut2,
    uint8_t *pu_to, uint8_t *pv_to, const int32_t fields),
    (s, pp, rc, r, lut, lut2, pu_to, pv_to, key), 0, 0)

RT_WITHIN void lanes_plop3_sign_all(struct volta_state *s, int32_t ra, int32_t rc,
    const int32_t *r, int32_t lut, int32_t lut2, uint8_t *pu_to, uint8_t *pv_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t q = (int32_t)(s->r[ra][l] >> 31);
        const int32_t s_2 = (int32_t)(s->r[rc][l] >> 31);
        const int32_t at = 4 * q + 2 * r[l] + s_2;
        const uint32_t pu = (uint32_t)(lut >> at & 1);
        const uint32_t pv = (uint32_t)(lut2 >> at & 1);
        pu_to[l] = (uint8_t)pu;
        pv_to[l] = (uint8_t)pv;
    }
}

/* GUARD VOTE{VOTE_MODE} OPT_Rd, $P[Pu], NOT_Pp$P[Pp] PM_EVENTS CTL */
RT_BODY(volta_fast_vote)
{
    const int32_t warp_vote_mode = (int32_t)rt_value(in, known, 0);
    uint32_t ballot = 0;
    int32_t all = 1;
    {
        uint32_t run = active;
        const uint32_t hold = mask_guard(m, in, known, 2, 5);
        run &= hold;
        const uint32_t bits = mask_src_pp(m, in, known, 4, 3);
        ballot = bits & run;
    }
    {
        uint32_t run = active;
        const uint32_t hold_2 = mask_guard(m, in, known, 2, 5);
        run &= hold_2;
        const uint32_t bits_2 = mask_src_pp(m, in, known, 4, 3);
        all = (~bits_2 & run) == 0;
    }
    uint32_t run = active;
    const uint32_t hold_3 = mask_guard(m, in, known, 2, 5);
    run &= hold_3;
    if (!known && !run)
        return RT_ON;
    _Alignas(64) uint32_t opt_rd_new[32];
    _Alignas(64) uint8_t pu_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const opt_rd_place = place_opt_rd(m, in, known, 0, 1);
    uint32_t *const opt_rd_to = rt_into32(m, whole, opt_rd_place, opt_rd_new);
    uint8_t *const pu_place = place_p(m, in, 2);
    uint8_t *const pu_to = rt_into8(m, whole, pu_place, pu_new);
    const bool opt_rd_wanted = !(rt_taken(in, known, 0) == 0);
    if (opt_rd_wanted) {
        lanes_vote(ballot, all, opt_rd_to, pu_to, warp_vote_mode);
    } else {
        if (rt_knows(known, 0x1))
            lanes_vote_2_for(ballot, all, pu_to, warp_vote_mode);
        else
            lanes_vote_2(ballot, all, pu_to, warp_vote_mode);
    }
    rt_write_row32(whole, opt_rd_place, opt_rd_new, run);
    rt_write_row8(whole, pu_place, pu_new, run);
    return RT_ON;
}
RT_MADE_ANY(volta_fast_vote)
RT_KNOWN(volta_fast_vote, 0, 0x7, 0x9, .line = {0})
RT_KNOWN(volta_fast_vote, 1, 0x7, 0x9, .line = {[0] = 1}, .value = {[0] = 1})
RT_QUICK_2(volta_fast_vote)

/* GUARD VOTEU{VOTE_MODE} OPT_URd, $UP[UPu], NOT_Pp$P[Pp] PM_EVENTS CTL */
RT_BODY(volta_fast_voteu)
{
    struct volta_state *const s = m->state;
    const int32_t warp_vote_mode = (int32_t)rt_value(in, known, 0);
    const int32_t upu = (int32_t)rt_value(in, known, 2);
    int32_t result = 0;
    int32_t any = 0;
    uint32_t ballot = 0;
    int32_t all = 1;
    {
        uint32_t run = active;
        const uint32_t bits = mask_guard(m, in, known, 2, 5);
        any = (bits & run) != 0;
    }
    {
        uint32_t run = active;
        const uint32_t hold = mask_guard(m, in, known, 2, 5);
        const uint32_t hold_2 = mask_src_pp(m, in, known, 4, 3);
        const uint32_t bits_2 = (hold & hold_2);
        ballot = bits_2 & run;
    }
    {
        uint32_t run = active;
        const uint32_t hold_3 = mask_src_pp(m, in, known, 4, 3);
        const uint32_t hold_4 = mask_guard(m, in, known, 2, 5);
        const uint32_t bits_3 = (hold_3 | ~hold_4);
        all = (~bits_3 & run) == 0;
    }
    const int32_t go = any;
    const uint32_t b = ballot;
    const int32_t every = all;
    if (go) {
        if (in->alt[0] == 1) {
            const int32_t urd = (int32_t)in->value[1];
            s->ur[urd] = b;
        }
        const int32_t some = b != 0;
        if (warp_vote_mode == 0) {
            result = every;
        } else if (warp_vote_mode == 1) {
            result = some;
        } else {
            result = every || !some;
        }
        if (upu != 7)
            s->up[upu] = (uint8_t)result;
    }
    return 0;
}
RT_MADE_ANY(volta_fast_voteu)
RT_KNOWN(volta_fast_voteu, 0, 0x6, 0xd, .line = {0})
RT_KNOWN(volta_fast_voteu, 1, 0x6, 0xd, .value = {[0] = 1, [2] = 7})
RT_QUICK_2(volta_fast_voteu)

/* GUARD MATCH.ANY{U64} $R[Rd], $R[Ra] PM_EVENTS CTL */
RT_BODY(volta_fast_match_any)
{
    struct volta_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[2];
    const int32_t warp_u64 = (int32_t)rt_value(in, known, 0);
    uint32_t ballot = 0;
    _Alignas(64) uint64_t lane_of_of[32];
    uint32_t here = 0;
    {
        uint32_t run = active;
        const uint32_t hold = mask_guard(m, in, known, 0, 3);
        run &= hold;
        const uint32_t bits = (1) ? UINT32_MAX : 0;
        ballot = bits & run;
    }
    {
        uint32_t run = active;
        const uint32_t hold_2 = mask_guard(m, in, known, 0, 3);
        run &= hold_2;
        if (rt_knows(known, 0x1))
            lanes_match_any_for(s, ra, lane_of_of, warp_u64);
        else
            lanes_match_any(s, ra, lane_of_of, warp_u64);
        here = run;
    }
    uint32_t run = active;
    const uint32_t hold_3 = mask_guard(m, in, known, 0, 3);
    run &= hold_3;
    if (!known && !run)
        return RT_ON;
    _Alignas(64) uint32_t rd_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 1);
    uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
    if (rt_knows(known, 0x1))
        lanes_match_any_2_for(s, ra, ballot, here, lane_of_of, rd_to, warp_u64);
    else
        lanes_match_any_2(s, ra, ballot, here, lane_of_of, rd_to, warp_u64);
    rt_write_row32(whole, rd_place, rd_new, run);
    return RT_ON;
}
RT_MADE_ANY(volta_fast_match_any)
RT_KNOWN(volta_fast_match_any, 0, 0x1, 0x1, .line = {0})
RT_QUICK_1(volta_fast_match_any)

/* GUARD MATCH.ALL{U64} $P[Pu], $R[Rd], $R[Ra] PM_EVENTS CTL */
RT_BODY(volta_fast_match_all)
{
    struct volta_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[3];
    const int32_t warp_u64 = (int32_t)rt_value(in, known, 0);
    uint32_t ballot = 0;
    _Alignas(64) uint64_t lane_of_of[32];
    uint32_t here = 0;
    int32_t all = 1;
    {
        uint32_t run = active;
        const uint32_t hold = mask_guard(m, in, known, 0, 4);
        run &= hold;
        const uint32_t bits = (1) ? UINT32_MAX : 0;
        ballot = bits & run;
    }
    {
        uint32_t run = active;
        const uint32_t hold_2 = mask_guard(m, in, known, 0, 4);
        run &= hold_2;
        if (rt_knows(known, 0x1))
            lanes_match_any_for(s, ra, lane_of_of, warp_u64);
        else
            lanes_match_any(s, ra, lane_of_of, warp_u64);
        here = run;
    }
    {
        uint32_t run = active;
        const uint32_t hold_3 = mask_guard(m, in, known, 0, 4);
        run &= hold_3;
        uint32_t bits_2;
        if (rt_knows(known, 0x1))
            lanes_match_all_for(ballot, s, ra, here, lane_of_of, &bits_2, warp_u64);
        else
            lanes_match_all(ballot, s, ra, here, lane_of_of, &bits_2, warp_u64);
        all = (~bits_2 & run) == 0;
    }
    uint32_t run = active;
    const uint32_t hold_4 = mask_guard(m, in, known, 0, 4);
    run &= hold_4;
    if (!known && !run)
        return RT_ON;
    _Alignas(64) uint8_t pu_new[32];
    _Alignas(64) uint32_t rd_new[32];
    const bool whole = run == UINT32_MAX;
    uint8_t *const pu_place = place_p(m, in, 1);
    uint8_t *const pu_to = rt_into8(m, whole, pu_place, pu_new);
    uint32_t *const rd_place = place_r(m, in, 2);
    uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
    lanes_match_all_2(ballot, all, pu_to, rd_to);
    rt_write_row8(whole, pu_place, pu_new, run);
    rt_write_row32(whole, rd_place, rd_new, run);
    return RT_ON;
}
RT_MADE_ANY(volta_fast_match_all)
RT_KNOWN(volta_fast_match_all, 0, 0x1, 0x1, .line = {0})
RT_QUICK_1(volta_fast_match_all)

/* GUARD SHFL{SHFL_MODE} $P[Pu], $R[Rd], $R[Ra], SHFL_B, SHFL_C PM_EVENTS CTL */
RT_BODY(volta_fast_shfl)
{
    struct volta_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[3];
    const int32_t warp_shfl_mode = (int32_t)rt_value(in, known, 0);
    _Alignas(64) uint32_t lane_of_of[32];
    uint32_t here = 0;
    {
        uint32_t run = active;
        const uint32_t hold = mask_guard(m, in, known, 2, 8);
        run &= hold;
        lanes_warpsync_r(s, ra, lane_of_of);
        here = run;
    }
    uint32_t run = active;
    const uint32_t hold_2 = mask_guard(m, in, known, 2, 8);
    run &= hold_2;
    if (!known && !run)
        return RT_ON;
    _Alignas(64) uint32_t l_row[32];
    const uint32_t *const l_2 = row_shfl_b(m, in, known, l_row, 0, 4, 5);
    _Alignas(64) uint32_t k_row[32];
    const uint32_t *const k = row_shfl_b(m, in, known, k_row, 1, 6, 7);
    if (!l_2 || !k)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t rd_new[32];
    _Alignas(64) uint8_t pu_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 2);
    uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
    uint8_t *const pu_place = place_p(m, in, 1);
    uint8_t *const pu_to = rt_into8(m, whole, pu_place, pu_new);
    if (rt_knows(known, 0x1))
        lanes_shfl_for(k, l_2, here, lane_of_of, s, ra, rd_to, pu_to, warp_shfl_mode);
    else
        lanes_shfl(k, l_2, here, lane_of_of, s, ra, rd_to, pu_to, warp_shfl_mode);
    rt_write_row32(whole, rd_place, rd_new, run);
    rt_write_row8(whole, pu_place, pu_new, run);
    return RT_ON;
}
RT_MADE_ANY(volta_fast_shfl)
RT_KNOWN(volta_fast_shfl, 0, 0x7, 0x1, .line = {0})
RT_KNOWN(volta_fast_shfl, 1, 0x7, 0x1, .line = {[0] = 1, [1] = 1}, .value = {[0] = 3})
RT_KNOWN(volta_fast_shfl, 2, 0x7, 0x1, .line = {[0] = 1}, .value = {[0] = 1})
RT_QUICK_3(volta_fast_shfl)

/* GUARD REDUX{REDUX_OP}REDUX_SIGNED $UR[URd], $R[Ra] PM_EVENTS CTL */
RT_BODY(volta_fast_redux)
{
    struct volta_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[3];
    const int32_t warp_redux_signed = (int32_t)rt_value(in, known, 1);
    const int32_t urd = (int32_t)in->value[2];
    const int32_t warp_redux_op = (int32_t)in->value[0];
    uint32_t ones = 0;
    uint32_t every = 0;
    uint32_t odd = 0;
    uint32_t sum = 0;
    int64_t least = 0;
    int64_t most = 0;
    uint32_t ballot = 0;
    _Alignas(64) int64_t lane_of_of[32];
    uint32_t here = 0;
    {
        uint32_t run = active;
        const uint32_t bits = mask_guard(m, in, known, 0, 4);
        ballot = bits & run;
    }
    {
        uint32_t run = active;
        if (rt_knows(known, 0x2))
            lanes_redux_for(s, ra, lane_of_of, warp_redux_signed);
        else
            lanes_redux(s, ra, lane_of_of, warp_redux_signed);
        here = run;
    }
    const uint32_t these = ballot;
    ones = 0;
    every = 4294967295u;
    odd = 0;
    sum = 0;
    least = INT64_C(4294967296);
    most = INT32_MIN;
    RT_UNROLL
    for (int32_t i = 0; i <= 31; i++) {
        const int64_t lane_of = (here >> i & 1 ? lane_of_of[i] : 0);
        const int64_t y = lane_of;
        if (these >> i & 1) {
            ones = ones | (uint32_t)y;
            every = every & (uint32_t)y;
            odd = odd ^ (uint32_t)y;
            sum = sum + (uint32_t)y;
            least = rt_min_i64(least, y);
            most = rt_max_i64(most, y);
        }
    }
    if (these != 0) {
        if (urd != 63)
            s->ur[urd] =
                (uint32_t)(warp_redux_op == 0 ? every : warp_redux_op == 1 ? ones
                : warp_redux_op == 2 ? odd : warp_redux_op == 3 ? sum : warp_redux_op == 4 ? least
                : warp_redux_op == 5 ? most : warp_redux_op == 6 ? (int64_t)0 : 0);
    }
    return 0;
}
RT_MADE_ANY(volta_fast_redux)
RT_KNOWN(volta_fast_redux, 0, 0x1, 0x2, .line = {0})
RT_KNOWN(volta_fast_redux, 1, 0x1, 0x2, .value = {[1] = 1})
RT_QUICK_2(volta_fast_redux)

/* GUARD ELECT $P[Pu], $UR[URd], NOT_Pp$P[Pp] PM_EVENTS CTL */
RT_BODY(volta_fast_elect)
{
    struct volta_state *const s = m->state;
    const int32_t urd = (int32_t)in->value[1];
    uint32_t ballot = 0;
    {
        uint32_t run = active;
        const uint32_t hold = mask_guard(m, in, known, 1, 4);
        const uint32_t hold_2 = mask_src_pp(m, in, known, 3, 2);
        const uint32_t bits = (hold & hold_2);
        ballot = bits & run;
    }
    uint32_t run = active;
    const uint32_t hold_3 = mask_guard(m, in, known, 1, 4);
    run &= hold_3;
    _Alignas(64) uint8_t pu_new[32];
    lanes_elect(ballot, pu_new);
    const uint32_t these_3 = ballot;
    const int32_t leader_3 = rt_ctz((rt_u128)these_3, 32) & 0x1f;
    if (these_3 != 0) {
        if (urd != 63)
            s->ur[urd] = (uint32_t)leader_3;
    }
    rt_write_row8(false, place_p(m, in, 0), pu_new, run);
    return 0;
}
RT_MADE_ANY(volta_fast_elect)
RT_KNOWN(volta_fast_elect, 0, 0x3, 0x4, .line = {0})
RT_QUICK_1(volta_fast_elect)

/* GUARD P2R{PR_BYTE} $R[Rd], PR, $R[Ra]REUSE_A, PR_MASK PM_EVENTS CTL */
RT_BODY(volta_fast_p2r)
{
    struct volta_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[2];
    const int32_t pr_byte = (int32_t)rt_value(in, known, 0);
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 1, 11);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_pr_mask(m, in, known, b_row, 0, 4, 6, 7, 8, 9, 10);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t rd_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 1);
    uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
    if (rt_knows(known, 0x1))
        lanes_p2r_for(b, s, ra, rd_to, pr_byte);
    else
        lanes_p2r(b, s, ra, rd_to, pr_byte);
    rt_write_row32(whole, rd_place, rd_new, run);
    return RT_ON;
}
RT_MADE_ANY(volta_fast_p2r)
RT_KNOWN(volta_fast_p2r, 0, 0x3, 0x1, .line = {0})
RT_KNOWN(volta_fast_p2r, 1, 0x3, 0x1, .line = {[0] = 1})
RT_KNOWN(volta_fast_p2r, 2, 0x3, 0x1, .line = {[0] = 1}, .value = {[0] = 1})
RT_QUICK_3(volta_fast_p2r)

/* GUARD PLOP3.LUT $P[Pu], $P[Pv], NOT_Pp$P[Pp], NOT_Pq$P[Pq], SRC_Pr_OR_UPr, LUT1, LUT2 PM_EVENTS
   CTL */
RT_BODY(volta_fast_plop3)
{
    struct volta_state *const s = m->state;
    const int32_t pp = (int32_t)in->value[3];
    const int32_t not_pp = (int32_t)rt_value(in, known, 2);
    const int32_t pq = (int32_t)in->value[5];
    const int32_t not_pq = (int32_t)rt_value(in, known, 4);
    const int32_t lut1 = (int32_t)in->value[9];
    const int32_t lut2 = (int32_t)in->value[10];
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 3, 11);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    _Alignas(64) int32_t s_row[32];
    const int32_t *const s_2 = row_src_pr_or_upr(m, in, known, s_row, 2, 6, 7, 8);
    if (!s_2)
        return rt_slowly(m, in);
    _Alignas(64) uint8_t pu_new[32];
    _Alignas(64) uint8_t pv_new[32];
    const bool whole = run == UINT32_MAX;
    uint8_t *const pu_place = place_p(m, in, 0);
    uint8_t *const pu_to = rt_into8(m, whole, pu_place, pu_new);
    uint8_t *const pv_place = place_p(m, in, 1);
    uint8_t *const pv_to = rt_into8(m, whole, pv_place, pv_new);
    if (rt_knows(known, 0x14))
        lanes_plop3_for(s, pp, pq, s_2, lut1, lut2, pu_to, pv_to, not_pp | not_pq << 1);
    else
        lanes_plop3(s, pp, pq, s_2, lut1, lut2, pu_to, pv_to, not_pp | not_pq << 1);
    rt_write_row8(whole, pu_place, pu_new, run);
    rt_write_row8(whole, pv_place, pv_new, run);
    return RT_ON;
}
RT_MADE_ANY(volta_fast_plop3)
RT_KNOWN(volta_fast_plop3, 0, 0xc, 0x54, .line = {0})
RT_KNOWN(volta_fast_plop3, 1, 0xc, 0x54, .line = {[2] = 2})
RT_QUICK_2(volta_fast_plop3)

/* GUARD PLOP3.LUT $P[Pu], $P[Pv], NOT_Pp$P[Pp], SIGN_B, NOT_Pr$P[Pr], LUT, LUT2 PM_EVENTS CTL */
RT_BODY(volta_fast_plop3_sign_one)
{
    struct volta_state *const s = m->state;
    const int32_t pp = (int32_t)in->value[3];
    const int32_t not_pp = (int32_t)rt_value(in, known, 2);
    const int32_t pr = (int32_t)in->value[10];
    const int32_t not_pr = (int32_t)rt_value(in, known, 9);
    const int32_t lut = (int32_t)in->value[11];
    const int32_t lut2 = (int32_t)in->value[12];
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 4, 13);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    _Alignas(64) int32_t r_row[32];
    const int32_t *const r = row_sign_b(m, in, known, r_row, 1, 4, 6, 7, 8);
    if (!r)
        return rt_slowly(m, in);
    _Alignas(64) uint8_t pu_new[32];
    _Alignas(64) uint8_t pv_new[32];
    const bool whole = run == UINT32_MAX;
    uint8_t *const pu_place = place_p(m, in, 0);
    uint8_t *const pu_to = rt_into8(m, whole, pu_place, pu_new);
    uint8_t *const pv_place = place_p(m, in, 1);
    uint8_t *const pv_to = rt_into8(m, whole, pv_place, pv_new);
    if (rt_knows(known, 0x204))
        lanes_plop3_sign_one_for(s, pp, pr, r, lut, lut2, pu_to, pv_to, not_pp | not_pr << 1);
    else
        lanes_plop3_sign_one(s, pp, pr, r, lut, lut2, pu_to, pv_to, not_pp | not_pr << 1);
    rt_write_row8(whole, pu_place, pu_new, run);
    rt_write_row8(whole, pv_place, pv_new, run);
    return RT_ON;
}
RT_MADE_ANY(volta_fast_plop3_sign_one)
RT_KNOWN(volta_fast_plop3_sign_one, 0, 0x16, 0x204, .line = {0})
RT_QUICK_1(volta_fast_plop3_sign_one)

/* GUARD PLOP3.LUT $P[Pu], $P[Pv], NOT_Pp$P[Pp], SIGN_B, $R[Rc]REUSE_C.SIGN, LUT, LUT2 PM_EVENTS CTL
   */
RT_BODY(volta_fast_plop3_sign_two)
{
    struct volta_state *const s = m->state;
    const int32_t pp = (int32_t)in->value[3];
    const int32_t not_pp = (int32_t)rt_value(in, known, 2);
    const int32_t rc = (int32_t)in->value[9];
    const int32_t lut = (int32_t)in->value[11];
    const int32_t lut2 = (int32_t)in->value[12];
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 4, 13);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    _Alignas(64) int32_t r_row[32];
    const int32_t *const r = row_sign_b(m, in, known, r_row, 1, 4, 6, 7, 8);
    if (!r)
        return rt_slowly(m, in);
    _Alignas(64) uint8_t pu_new[32];
    _Alignas(64) uint8_t pv_new[32];
    const bool whole = run == UINT32_MAX;
    uint8_t *const pu_place = place_p(m, in, 0);
    uint8_t *const pu_to = rt_into8(m, whole, pu_place, pu_new);
    uint8_t *const pv_place = place_p(m, in, 1);
    uint8_t *const pv_to = rt_into8(m, whole, pv_place, pv_new);
    if (rt_knows(known, 0x4))
        lanes_plop3_sign_two_for(s, pp, rc, r, lut, lut2, pu_to, pv_to, not_pp);
    else
        lanes_plop3_sign_two(s, pp, rc, r, lut, lut2, pu_to, pv_to, not_pp);
    rt_write_row8(whole, pu_place, pu_new, run);
    rt_write_row8(whole, pv_place, pv_new, run);
    return RT_ON;
}
RT_MADE_ANY(volta_fast_plop3_sign_two)
RT_KNOWN(volta_fast_plop3_sign_two, 0, 0x16, 0x4, .line = {0})
RT_QUICK_1(volta_fast_plop3_sign_two)

/* GUARD PLOP3.LUT $P[Pu], $P[Pv], $R[Ra]REUSE_A.SIGN, SIGN_B, $R[Rc]REUSE_C.SIGN, LUT, LUT2
   PM_EVENTS CTL */
RT_BODY(volta_fast_plop3_sign_all)
{
    struct volta_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[2];
    const int32_t rc = (int32_t)in->value[9];
    const int32_t lut = (int32_t)in->value[11];
    const int32_t lut2 = (int32_t)in->value[12];
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 4, 13);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    _Alignas(64) int32_t r_row[32];
    const int32_t *const r = row_sign_b(m, in, known, r_row, 1, 4, 6, 7, 8);
    if (!r)
        return rt_slowly(m, in);
    _Alignas(64) uint8_t pu_new[32];
    _Alignas(64) uint8_t pv_new[32];
    const bool whole = run == UINT32_MAX;
    uint8_t *const pu_place = place_p(m, in, 0);
    uint8_t *const pu_to = rt_into8(m, whole, pu_place, pu_new);
    uint8_t *const pv_place = place_p(m, in, 1);
    uint8_t *const pv_to = rt_into8(m, whole, pv_place, pv_new);
    lanes_plop3_sign_all(s, ra, rc, r, lut, lut2, pu_to, pv_to);
    rt_write_row8(whole, pu_place, pu_new, run);
    rt_write_row8(whole, pv_place, pv_new, run);
    return RT_ON;
}
RT_MADE_ANY(volta_fast_plop3_sign_all)
RT_KNOWN(volta_fast_plop3_sign_all, 0, 0x16, 0x0, .line = {0})
RT_QUICK_1(volta_fast_plop3_sign_all)

