/* Generated from the description maxwell by gen/emit/fast. Do not edit. */
#include "maxwell_fast.h"

RT_WITHIN void lanes_vote_for(uint32_t ballot, int32_t all, uint32_t *rd_to, uint8_t *pw_to,
    const int32_t key)
{
    const int32_t special_vote_mode = key & 3;
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

RT_LOOP_2(lanes_vote,
    (uint32_t ballot, int32_t all, uint32_t *rd_to, uint8_t *pw_to, const int32_t fields),
    (ballot, all, rd_to, pw_to, key), 0, 0, 1)

RT_WITHIN void lanes_shfl(struct maxwell_state *s, int32_t ra, uint32_t *lane_of_of)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t value_2 = s->r[ra][l];
        lane_of_of[l] = value_2;
    }
}

RT_WITHIN void lanes_shfl_2_for(const uint32_t *k, const uint32_t *l_2, uint32_t here,
    uint32_t *lane_of_of, struct maxwell_state *s, int32_t ra, uint32_t *rd_to, uint8_t *pd_to,
    const int32_t key)
{
    const int32_t special_shfl_mode = key & 3;
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

RT_LOOP_3(lanes_shfl_2,
    (const uint32_t *k, const uint32_t *l_2, uint32_t here, uint32_t *lane_of_of,
    struct maxwell_state *s, int32_t ra, uint32_t *rd_to, uint8_t *pd_to, const int32_t fields),
    (k, l_2, here, lane_of_of, s, ra, rd_to, pd_to, key), 0, 0, 3, 1)

RT_WITHIN void lanes_bar_sync(const int32_t *i, int32_t *lane_of_of)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t value_5 = i[l] & 0xf;
        lane_of_of[l] = value_5;
    }
}

RT_WITHIN void lanes_bar_sync_2(const uint32_t *c, int32_t *lane_of_of_2)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t value_8 = c[l] & 0xfff;
        lane_of_of_2[l] = (int32_t)value_8;
    }
}

RT_WITHIN void lanes_b2r_r(struct maxwell_state *s, uint32_t *rd_to, uint8_t *p_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t t = s->red_kind;
        const int32_t v = t == 0 ? s->block->red_yes[s->red] : t == 1 ? s->block->red_all[s->red]
            : t == 2 ? s->block->red_yes[s->red] != 0 : 0;
        const uint32_t rd = (uint32_t)v;
        const uint32_t p = (uint32_t)(v != 0);
        rd_to[l] = rd;
        p_to[l] = (uint8_t)p;
    }
}

RT_WITHIN void lanes_b2r_r_2(struct maxwell_state *s, uint32_t *rd_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t t = s->red_kind;
        const int32_t v = t == 0 ? s->block->red_yes[s->red] : t == 1 ? s->block->red_all[s->red]
            : t == 2 ? s->block->red_yes[s->red] != 0 : 0;
        const uint32_t rd = (uint32_t)v;
        rd_to[l] = rd;
    }
}

/* OPEN GUARD VOTE{VOTE_MODE} OPT_BALLOT, $P[Pw], NOT_Pp$P[Pp] CTL CLOSE */
RT_BODY(maxwell_fast_vote)
{
    const int32_t special_vote_mode = (int32_t)rt_value(in, known, 0);
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
    _Alignas(64) uint32_t rd_new[32];
    _Alignas(64) uint8_t pw_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r_8(m, in);
    uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
    uint8_t *const pw_place = place_p(m, in, 2);
    uint8_t *const pw_to = rt_into8(m, whole, pw_place, pw_new);
    if (rt_knows(known, 0x1))
        lanes_vote_for(ballot, all, rd_to, pw_to, special_vote_mode);
    else
        lanes_vote(ballot, all, rd_to, pw_to, special_vote_mode);
    rt_write_row32(whole, rd_place, rd_new, run);
    rt_write_row8(whole, pw_place, pw_new, run);
    return RT_ON;
}
RT_MADE_ANY(maxwell_fast_vote)
RT_KNOWN(maxwell_fast_vote, 0, 0x6, 0x9, .line = {0})
RT_KNOWN(maxwell_fast_vote, 1, 0x6, 0x9, .value = {[0] = 1})
RT_KNOWN(maxwell_fast_vote, 2, 0x6, 0x9, .value = {[3] = 1})
RT_QUICK_3(maxwell_fast_vote)

/* OPEN GUARD VOTE.VTG{VTG_OP} VTG_NUMBER CTL CLOSE */
RT_BODY(maxwell_fast_vote_vtg)
{
    uint32_t run = active;
    const uint32_t trapping = mask_guard(m, in, known, 0, 2);
    if ((run & trapping) != 0)
        return rt_slowly(m, in);
    return RT_ON;
}
RT_MADE_ANY(maxwell_fast_vote_vtg)
RT_KNOWN(maxwell_fast_vote_vtg, 0, 0x1, 0x0, .line = {0})
RT_QUICK_1(maxwell_fast_vote_vtg)

/* OPEN GUARD SHFL{SHFL_MODE} $P[Pd], $R[Rd], $R[Ra], SHFL_B, SHFL_C CTL CLOSE */
RT_BODY(maxwell_fast_shfl)
{
    struct maxwell_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[3];
    const int32_t special_shfl_mode = (int32_t)rt_value(in, known, 0);
    _Alignas(64) uint32_t lane_of_of[32];
    uint32_t here = 0;
    {
        uint32_t run = active;
        const uint32_t hold = mask_guard(m, in, known, 2, 8);
        run &= hold;
        lanes_shfl(s, ra, lane_of_of);
        here = run;
    }
    uint32_t run = active;
    const uint32_t hold_2 = mask_guard(m, in, known, 2, 8);
    run &= hold_2;
    if (!known && !run)
        return RT_ON;
    _Alignas(64) uint32_t l_row[32];
    const uint32_t *const l_2 = row_shf_b(m, in, known, l_row, 0, 4, 5);
    _Alignas(64) uint32_t k_row[32];
    const uint32_t *const k = row_shf_b(m, in, known, k_row, 1, 6, 7);
    if (!l_2 || !k)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t rd_new[32];
    _Alignas(64) uint8_t pd_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 2);
    uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
    uint8_t *const pd_place = place_p(m, in, 1);
    uint8_t *const pd_to = rt_into8(m, whole, pd_place, pd_new);
    if (rt_knows(known, 0x1))
        lanes_shfl_2_for(k, l_2, here, lane_of_of, s, ra, rd_to, pd_to, special_shfl_mode);
    else
        lanes_shfl_2(k, l_2, here, lane_of_of, s, ra, rd_to, pd_to, special_shfl_mode);
    rt_write_row32(whole, rd_place, rd_new, run);
    rt_write_row8(whole, pd_place, pd_new, run);
    return RT_ON;
}
RT_MADE_ANY(maxwell_fast_shfl)
RT_KNOWN(maxwell_fast_shfl, 0, 0x7, 0x1, .line = {0})
RT_KNOWN(maxwell_fast_shfl, 1, 0x7, 0x1, .line = {[0] = 1, [1] = 1}, .value = {[0] = 3})
RT_KNOWN(maxwell_fast_shfl, 2, 0x7, 0x1, .line = {[0] = 1}, .value = {[0] = 1})
RT_QUICK_3(maxwell_fast_shfl)

/* OPEN GUARD BAR.SYNC BAR_BARRIER, OPT_BAR_THREADS CTL CLOSE */
RT_BODY(maxwell_fast_bar_sync)
{
    struct maxwell_state *const s = m->state;
    uint32_t ballot = 0;
    _Alignas(64) int32_t lane_of_of[32];
    uint32_t here = 0;
    _Alignas(64) int32_t lane_of_of_2[32];
    uint32_t here_2 = 0;
    uint32_t ballot_2 = 0;
    {
        uint32_t run = active;
        const uint32_t bits = mask_guard(m, in, known, 2, 4);
        ballot = bits & run;
    }
    {
        uint32_t run = active;
        _Alignas(64) int32_t i_row[32];
        const int32_t *const i = row_bar_barrier(m, in, known, i_row, 0, 0, 1);
        if (!i)
            return rt_slowly(m, in);
        lanes_bar_sync(i, lane_of_of);
        here = run;
    }
    {
        uint32_t run = active;
        _Alignas(64) uint32_t c_row[32];
        const uint32_t *const c = row_opt_bar_threads(m, in, known, c_row, 1, 2, 3);
        if (!c)
            return rt_slowly(m, in);
        lanes_bar_sync_2(c, lane_of_of_2);
        here_2 = run;
    }
    {
        uint32_t run = active;
        const uint32_t hold = mask_guard(m, in, known, 2, 4);
        const uint32_t bits_2 = (hold & UINT32_MAX);
        ballot_2 = bits_2 & run;
    }
    if (!m->again) {
        const uint32_t t = ballot;
        const int32_t k = rt_min_i32(rt_ctz((rt_u128)t, 32), 31);
        const int32_t lane_of = (here >> k & 1 ? lane_of_of[k] : 0);
        const int32_t b = lane_of;
        const int32_t lane_of_2 = (here_2 >> k & 1 ? lane_of_of_2[k] : 0);
        const int32_t n = lane_of_2;
        const uint32_t y = ballot_2;
        if (t != 0) {
            const int32_t asked = rt_popcount((rt_u128)t);
            const int32_t yes = rt_popcount((rt_u128)y);
            const int32_t before_2 = s->block->come[b];
            const int32_t all_asked = asked + (before_2 == 0 ? 0 : s->block->asked[b]);
            const int32_t all_yes = yes + (before_2 == 0 ? 0 : s->block->yes[b]);
            m->woke = true;
            s->block->some[b] = (uint8_t)(n != 0);
            m->woke = true;
            s->block->asked[b] = (uint16_t)(all_asked & 0x7ff);
            m->woke = true;
            s->block->yes[b] = (uint16_t)(all_yes & 0x7ff);
            if (before_2 + 1
                >= (n != 0 ? (n + 31) >> 5 : (int32_t)m->launch.warps - s->block->left)) {
                m->woke = true;
                s->block->come[b] = 0;
                m->woke = true;
                s->block->red_yes[b] = (uint16_t)(all_yes & 0x7ff);
                m->woke = true;
                s->block->red_all[b] = (uint8_t)(all_yes == all_asked);
            } else {
                m->woke = true;
                s->block->come[b] = (uint8_t)((before_2 + 1) & 0x3f);
            }
        }
    }
    const uint32_t t = ballot;
    const int32_t k = rt_min_i32(rt_ctz((rt_u128)t, 32), 31);
    const int32_t lane_of = (here >> k & 1 ? lane_of_of[k] : 0);
    const int32_t b = lane_of;
    if (!(t == 0 || s->block->come[b] == 0)) {
        m->again = true;
        return RT_WAIT;
    }
    return 0;
}
RT_MADE_ANY(maxwell_fast_bar_sync)
RT_KNOWN(maxwell_fast_bar_sync, 0, 0x7, 0x0, .line = {0})
RT_KNOWN(maxwell_fast_bar_sync, 1, 0x7, 0x0, .line = {[0] = 1, [1] = 1})
RT_KNOWN(maxwell_fast_bar_sync, 2, 0x7, 0x0, .line = {[0] = 1, [1] = 2})
RT_QUICK_3(maxwell_fast_bar_sync)

/* OPEN GUARD BAR.ARV BAR_BARRIER, BAR_ARV_THREADS CTL CLOSE */
RT_BODY(maxwell_fast_bar_arv)
{
    struct maxwell_state *const s = m->state;
    uint32_t ballot = 0;
    _Alignas(64) int32_t lane_of_of[32];
    uint32_t here = 0;
    _Alignas(64) int32_t lane_of_of_2[32];
    uint32_t here_2 = 0;
    uint32_t ballot_2 = 0;
    {
        uint32_t run = active;
        const uint32_t bits = mask_guard(m, in, known, 2, 4);
        ballot = bits & run;
    }
    {
        uint32_t run = active;
        _Alignas(64) int32_t i_row[32];
        const int32_t *const i = row_bar_barrier(m, in, known, i_row, 0, 0, 1);
        if (!i)
            return rt_slowly(m, in);
        lanes_bar_sync(i, lane_of_of);
        here = run;
    }
    {
        uint32_t run = active;
        _Alignas(64) uint32_t c_row[32];
        const uint32_t *const c = row_bar_arv_threads(m, in, known, c_row, 1, 2, 3);
        if (!c)
            return rt_slowly(m, in);
        lanes_bar_sync_2(c, lane_of_of_2);
        here_2 = run;
    }
    {
        uint32_t run = active;
        const uint32_t hold = mask_guard(m, in, known, 2, 4);
        const uint32_t bits_2 = (hold & UINT32_MAX);
        ballot_2 = bits_2 & run;
    }
    const uint32_t t = ballot;
    const int32_t k = rt_min_i32(rt_ctz((rt_u128)t, 32), 31);
    const int32_t lane_of = (here >> k & 1 ? lane_of_of[k] : 0);
    const int32_t b = lane_of;
    const int32_t lane_of_2 = (here_2 >> k & 1 ? lane_of_of_2[k] : 0);
    const int32_t n = lane_of_2;
    const uint32_t y = ballot_2;
    if (t != 0) {
        const int32_t asked = rt_popcount((rt_u128)t);
        const int32_t yes = rt_popcount((rt_u128)y);
        const int32_t before_2 = s->block->come[b];
        const int32_t all_asked = asked + (before_2 == 0 ? 0 : s->block->asked[b]);
        const int32_t all_yes = yes + (before_2 == 0 ? 0 : s->block->yes[b]);
        m->woke = true;
        s->block->some[b] = (uint8_t)(n != 0);
        m->woke = true;
        s->block->asked[b] = (uint16_t)(all_asked & 0x7ff);
        m->woke = true;
        s->block->yes[b] = (uint16_t)(all_yes & 0x7ff);
        if (before_2 + 1 >= (n != 0 ? (n + 31) >> 5 : (int32_t)m->launch.warps - s->block->left)) {
            m->woke = true;
            s->block->come[b] = 0;
            m->woke = true;
            s->block->red_yes[b] = (uint16_t)(all_yes & 0x7ff);
            m->woke = true;
            s->block->red_all[b] = (uint8_t)(all_yes == all_asked);
        } else {
            m->woke = true;
            s->block->come[b] = (uint8_t)((before_2 + 1) & 0x3f);
        }
    }
    return 0;
}
RT_MADE_ANY(maxwell_fast_bar_arv)
RT_KNOWN(maxwell_fast_bar_arv, 0, 0x7, 0x0, .line = {0})
RT_KNOWN(maxwell_fast_bar_arv, 1, 0x7, 0x0, .line = {[0] = 1, [1] = 1})
RT_QUICK_2(maxwell_fast_bar_arv)

/* OPEN GUARD BAR.RED{BAR_RED} BAR_BARRIER, OPT_BAR_THREADS, NOT_Pp$P[Pp] CTL CLOSE */
RT_BODY(maxwell_fast_bar_red)
{
    struct maxwell_state *const s = m->state;
    const int32_t special_bar_red = (int32_t)in->value[0];
    uint32_t ballot = 0;
    _Alignas(64) int32_t lane_of_of[32];
    uint32_t here = 0;
    _Alignas(64) int32_t lane_of_of_2[32];
    uint32_t here_2 = 0;
    uint32_t ballot_2 = 0;
    {
        uint32_t run = active;
        const uint32_t bits = mask_guard(m, in, known, 3, 7);
        ballot = bits & run;
    }
    {
        uint32_t run = active;
        _Alignas(64) int32_t i_row[32];
        const int32_t *const i = row_bar_barrier(m, in, known, i_row, 0, 1, 2);
        if (!i)
            return rt_slowly(m, in);
        lanes_bar_sync(i, lane_of_of);
        here = run;
    }
    {
        uint32_t run = active;
        _Alignas(64) uint32_t c_row[32];
        const uint32_t *const c = row_opt_bar_threads(m, in, known, c_row, 1, 3, 4);
        if (!c)
            return rt_slowly(m, in);
        lanes_bar_sync_2(c, lane_of_of_2);
        here_2 = run;
    }
    {
        uint32_t run = active;
        const uint32_t hold = mask_guard(m, in, known, 3, 7);
        const uint32_t hold_2 = mask_src_pp(m, in, known, 6, 5);
        const uint32_t bits_2 = (hold & hold_2);
        ballot_2 = bits_2 & run;
    }
    if (!m->again) {
        const uint32_t t = ballot;
        const int32_t k = rt_min_i32(rt_ctz((rt_u128)t, 32), 31);
        const int32_t lane_of = (here >> k & 1 ? lane_of_of[k] : 0);
        const int32_t b = lane_of;
        const int32_t lane_of_2 = (here_2 >> k & 1 ? lane_of_of_2[k] : 0);
        const int32_t n = lane_of_2;
        const uint32_t y = ballot_2;
        if (t != 0) {
            const int32_t asked = rt_popcount((rt_u128)t);
            const int32_t yes = rt_popcount((rt_u128)y);
            const int32_t before_2 = s->block->come[b];
            const int32_t all_asked = asked + (before_2 == 0 ? 0 : s->block->asked[b]);
            const int32_t all_yes = yes + (before_2 == 0 ? 0 : s->block->yes[b]);
            m->woke = true;
            s->block->some[b] = (uint8_t)(n != 0);
            m->woke = true;
            s->block->asked[b] = (uint16_t)(all_asked & 0x7ff);
            m->woke = true;
            s->block->yes[b] = (uint16_t)(all_yes & 0x7ff);
            if (before_2 + 1
                >= (n != 0 ? (n + 31) >> 5 : (int32_t)m->launch.warps - s->block->left)) {
                m->woke = true;
                s->block->come[b] = 0;
                m->woke = true;
                s->block->red_yes[b] = (uint16_t)(all_yes & 0x7ff);
                m->woke = true;
                s->block->red_all[b] = (uint8_t)(all_yes == all_asked);
            } else {
                m->woke = true;
                s->block->come[b] = (uint8_t)((before_2 + 1) & 0x3f);
            }
        }
        if (1 && t != 0) {
            s->red = (uint8_t)b;
            s->red_kind = (uint8_t)special_bar_red;
        }
    }
    const uint32_t t = ballot;
    const int32_t k = rt_min_i32(rt_ctz((rt_u128)t, 32), 31);
    const int32_t lane_of = (here >> k & 1 ? lane_of_of[k] : 0);
    const int32_t b = lane_of;
    if (!(t == 0 || s->block->come[b] == 0)) {
        m->again = true;
        return RT_WAIT;
    }
    return 0;
}
RT_MADE_ANY(maxwell_fast_bar_red)
RT_KNOWN(maxwell_fast_bar_red, 0, 0xf, 0x20, .line = {0})
RT_KNOWN(maxwell_fast_bar_red, 1, 0xf, 0x20, .line = {[0] = 1, [1] = 2}, .value = {[5] = 1})
RT_QUICK_2(maxwell_fast_bar_red)

/* OPEN GUARD B2R $R[Rd], BAR_ID CTL CLOSE */
RT_BODY(maxwell_fast_b2r_b)
{
    uint32_t run = active;
    const uint32_t trapping = mask_guard(m, in, known, 0, 2);
    if ((run & trapping) != 0)
        return rt_slowly(m, in);
    return RT_ON;
}
RT_MADE_ANY(maxwell_fast_b2r_b)
RT_KNOWN(maxwell_fast_b2r_b, 0, 0x1, 0x0, .line = {0})
RT_QUICK_1(maxwell_fast_b2r_b)

/* OPEN GUARD B2R.RESULT $R[Rd], OPT CTL CLOSE */
RT_BODY(maxwell_fast_b2r_r)
{
    struct maxwell_state *const s = m->state;
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 1, 2);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    _Alignas(64) uint32_t rd_new[32];
    _Alignas(64) uint8_t p_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 0);
    uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
    uint8_t *const p_place = place_opt(m, in, known, 0, 1);
    uint8_t *const p_to = rt_into8(m, whole, p_place, p_new);
    const bool p_wanted = !(rt_taken(in, known, 0) == 0);
    if (p_wanted) {
        lanes_b2r_r(s, rd_to, p_to);
    } else {
        lanes_b2r_r_2(s, rd_to);
    }
    rt_write_row32(whole, rd_place, rd_new, run);
    rt_write_row8(whole, p_place, p_new, run);
    return RT_ON;
}
RT_MADE_ANY(maxwell_fast_b2r_r)
RT_KNOWN(maxwell_fast_b2r_r, 0, 0x3, 0x0, .line = {0})
RT_KNOWN(maxwell_fast_b2r_r, 1, 0x3, 0x0, .line = {[0] = 1})
RT_QUICK_2(maxwell_fast_b2r_r)

/* OPEN GUARD B2R.WARP $R[Rd] CTL CLOSE */
RT_BODY(maxwell_fast_b2r_w)
{
    uint32_t run = active;
    const uint32_t trapping = mask_guard(m, in, known, 0, 1);
    if ((run & trapping) != 0)
        return rt_slowly(m, in);
    return RT_ON;
}
RT_MADE_ANY(maxwell_fast_b2r_w)
RT_KNOWN(maxwell_fast_b2r_w, 0, 0x1, 0x0, .line = {0})
RT_QUICK_1(maxwell_fast_b2r_w)

/* OPEN GUARD R2B{R2B_KIND} R2B_ID, $R[Rb] CTL CLOSE */
RT_BODY(maxwell_fast_r2b)
{
    uint32_t run = active;
    const uint32_t trapping = mask_guard(m, in, known, 0, 3);
    if ((run & trapping) != 0)
        return rt_slowly(m, in);
    return RT_ON;
}
RT_MADE_ANY(maxwell_fast_r2b)
RT_KNOWN(maxwell_fast_r2b, 0, 0x1, 0x0, .line = {0})
RT_QUICK_1(maxwell_fast_r2b)

