/* Generated from the description volta by gen/emit/fast. Do not edit. */
#include "volta_fast.h"

RT_WITHIN uint32_t lanes_bsync(uint32_t ballot, struct volta_state *s, int32_t bd)
{
    uint32_t hold_3 = 0;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t t_35 = ballot;
        hold_3 |= (uint32_t)((!(t_35 == s->active && s->apart[bd] == 0)) != 0) << l;
    }
    return hold_3;
}

RT_WITHIN uint32_t lanes_bsync_2(uint32_t ballot)
{
    uint32_t hold_4 = 0;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t t_35 = ballot;
        hold_4 |= (uint32_t)((t_35 != 0) != 0) << l;
    }
    return hold_4;
}

RT_WITHIN void lanes_bsync_3(struct volta_state *s, int32_t bd, uint32_t *lane_of_of)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t mask_3 = s->apart[bd] >> l & 1 ? s->kept[bd * 32 + l] : s->b[bd];
        lane_of_of[l] = mask_3;
    }
}

RT_WITHIN uint32_t lanes_bsync_4(uint32_t ballot, struct volta_state *s, int32_t bd, uint32_t here,
    uint32_t *lane_of_of)
{
    uint32_t hold_9 = 0;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t t_52 = ballot;
        const uint32_t mask_4 = s->apart[bd] >> l & 1 ? s->kept[bd * 32 + l] : s->b[bd];
        const int32_t t_69 = rt_ctz((rt_u128)t_52, 32) & 0x1f;
        const uint32_t lane_of_4 = (here >> t_69 & 1 ? lane_of_of[t_69] : 0);
        const uint32_t first_4 = lane_of_4;
        hold_9 |= (uint32_t)((mask_4 == first_4) != 0) << l;
    }
    return hold_9;
}

RT_WITHIN void lanes_bmov_b(const uint32_t *b, uint32_t *lane_of_of)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t mask_3 = b[l];
        lane_of_of[l] = mask_3;
    }
}

RT_WITHIN uint32_t lanes_bmov_b_2(const uint32_t *b_2, uint32_t ballot, uint32_t here,
    uint32_t *lane_of_of)
{
    uint32_t hold_2 = 0;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t mask_4 = b_2[l];
        const int32_t t = rt_ctz((rt_u128)ballot, 32) & 0x1f;
        const uint32_t lane_of_4 = (here >> t & 1 ? lane_of_of[t] : 0);
        const uint32_t first_4 = lane_of_4;
        hold_2 |= (uint32_t)((mask_4 == first_4) != 0) << l;
    }
    return hold_2;
}

RT_WITHIN uint32_t lanes_bmov_rb(struct volta_state *s, int32_t barrier_bb, uint32_t ballot,
    uint32_t here, uint32_t *lane_of_of)
{
    uint32_t hold_2 = 0;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t mask_4 = s->apart[barrier_bb] >> l & 1 ? s->kept[barrier_bb * 32 + l]
            : s->b[barrier_bb];
        const int32_t t = rt_ctz((rt_u128)ballot, 32) & 0x1f;
        const uint32_t lane_of_4 = (here >> t & 1 ? lane_of_of[t] : 0);
        const uint32_t first_4 = lane_of_4;
        hold_2 |= (uint32_t)((mask_4 == first_4) != 0) << l;
    }
    return hold_2;
}

RT_WITHIN void lanes_bmov_rs(int32_t barrier_bmov_state, struct isadora_machine *m,
    struct volta_state *s, uint32_t *lane_of_of)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t mask_3 = barrier_bmov_state == 24
            ? (rt_shl_u32((uint32_t)1,
            (uint64_t)rt_clamp_i32((int32_t)m->launch.threads - (int32_t)m->launch.warp * 32, 0,
            32)) - 1) & ~(s->active | s->parked) : s->active;
        lane_of_of[l] = mask_3;
    }
}

RT_WITHIN uint32_t lanes_bmov_rs_2(int32_t barrier_bmov_state, struct isadora_machine *m,
    struct volta_state *s, uint32_t ballot, uint32_t here, uint32_t *lane_of_of)
{
    uint32_t hold_2 = 0;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t mask_4 = barrier_bmov_state == 24
            ? (rt_shl_u32((uint32_t)1,
            (uint64_t)rt_clamp_i32((int32_t)m->launch.threads - (int32_t)m->launch.warp * 32, 0,
            32)) - 1) & ~(s->active | s->parked) : s->active;
        const int32_t t = rt_ctz((rt_u128)ballot, 32) & 0x1f;
        const uint32_t lane_of_4 = (here >> t & 1 ? lane_of_of[t] : 0);
        const uint32_t first_4 = lane_of_4;
        hold_2 |= (uint32_t)((mask_4 == first_4) != 0) << l;
    }
    return hold_2;
}

RT_WITHIN void lanes_warpsync_r(struct volta_state *s, int32_t rb, uint32_t *lane_of_of)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t m_6 = s->r[rb][l];
        lane_of_of[l] = m_6;
    }
}

RT_WITHIN uint32_t lanes_warpsync_r_2(const int32_t *guard, const int32_t *q,
    struct volta_state *s, int32_t rb, uint32_t ballot, uint32_t here, uint32_t *lane_of_of)
{
    uint32_t bits_2 = 0;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t go_4 = guard[l] && q[l];
        const uint32_t m_8 = s->r[rb][l];
        const uint32_t t_28 = ballot;
        const int32_t t_37 = rt_ctz((rt_u128)t_28, 32) & 0x1f;
        const uint32_t lane_of_4 = (here >> t_37 & 1 ? lane_of_of[t_37] : 0);
        const uint32_t first_4 = lane_of_4;
        bits_2 |= (uint32_t)((go_4 && m_8 == first_4) != 0) << l;
    }
    return bits_2;
}

RT_WITHIN void lanes_warpsync_m(uint32_t m_8, uint32_t *lane_of_of)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t m_6 = m_8;
        lane_of_of[l] = m_6;
    }
}

RT_WITHIN uint32_t lanes_warpsync_m_2(const int32_t *guard, const int32_t *q, uint32_t m_11,
    uint32_t ballot, uint32_t here, uint32_t *lane_of_of)
{
    uint32_t bits_2 = 0;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t go_4 = guard[l] && q[l];
        const uint32_t m_9 = m_11;
        const uint32_t t_28 = ballot;
        const int32_t t_37 = rt_ctz((rt_u128)t_28, 32) & 0x1f;
        const uint32_t lane_of_4 = (here >> t_37 & 1 ? lane_of_of[t_37] : 0);
        const uint32_t first_4 = lane_of_4;
        bits_2 |= (uint32_t)((go_4 && m_9 == first_4) != 0) << l;
    }
    return bits_2;
}

RT_WITHIN void lanes_warpsync_a(uint32_t *lane_of_of)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        lane_of_of[l] = 4294967295u;
    }
}

RT_WITHIN uint32_t lanes_warpsync_a_2(const int32_t *guard, const int32_t *q, uint32_t ballot,
    uint32_t here, uint32_t *lane_of_of)
{
    uint32_t bits_2 = 0;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t go_4 = guard[l] && q[l];
        const uint32_t t_28 = ballot;
        const int32_t t_37 = rt_ctz((rt_u128)t_28, 32) & 0x1f;
        const uint32_t lane_of_4 = (here >> t_37 & 1 ? lane_of_of[t_37] : 0);
        const uint32_t first_4 = lane_of_4;
        bits_2 |= (uint32_t)((go_4 && 4294967295u == first_4) != 0) << l;
    }
    return bits_2;
}

RT_WITHIN void lanes_bar_sync(const int32_t *b, int32_t *lane_of_of)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t value_4 = b[l];
        lane_of_of[l] = value_4;
    }
}

RT_WITHIN void lanes_b2r_r(struct volta_state *s, uint32_t *rd_to, uint8_t *p_to)
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

RT_WITHIN void lanes_b2r_r_2(struct volta_state *s, uint32_t *rd_to)
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

RT_WITHIN void lanes_rpcmov_g_for(struct volta_state *s, uint32_t *rd_to, const int32_t key)
{
    const int32_t barrier_rpc_half = key & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t rd = (uint32_t)(s->rpc[l] >> 32 * barrier_rpc_half);
        rd_to[l] = rd;
    }
}

RT_LOOP_2(lanes_rpcmov_g, (struct volta_state *s, uint32_t *rd_to, const int32_t fields),
    (s, rd_to, key), 0, 0, 1)

RT_WITHIN void lanes_rpcmov_l(uint64_t b, uint64_t *result_new)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint64_t result = b;
        result_new[l] = result;
    }
}

RT_WITHIN void lanes_lmembase_g(uint32_t *rd_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t rd = 0;
        rd_to[l] = rd;
    }
}

RT_WITHIN uint32_t lanes_lmembase_m(struct volta_state *s, int32_t ra)
{
    uint32_t trapping = 0;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        trapping |= (uint32_t)((s->r[ra][l] != 0) != 0) << l;
    }
    return trapping;
}

/* GUARD BSSY OPT_SRC, $B[Bd], RECONVERGE PM_EVENTS CTL */
RT_BODY(volta_fast_bssy)
{
    struct volta_state *const s = m->state;
    const int32_t bd = (int32_t)rt_value(in, known, 2);
    uint32_t ballot = 0;
    uint32_t ballot_2 = 0;
    {
        uint32_t run = active;
        const uint32_t bits = mask_guard(m, in, known, 1, 4);
        ballot = bits & run;
    }
    {
        uint32_t run = active;
        const uint32_t hold = mask_guard(m, in, known, 1, 4);
        const uint32_t hold_2 = mask_opt_src(m, in, known, 0, 1);
        const uint32_t bits_2 = (hold & hold_2);
        ballot_2 = bits_2 & run;
    }
    {
        const uint32_t t = ballot;
        if (t != 0) {
            if (s->parked != 0 || t != s->active) {
                return rt_slowly(m, in);
            }
        }
    }
    const uint32_t t = ballot;
    const uint32_t mask = ballot_2;
    if (t != 0) {
        s->b[bd] = mask;
        if (s->apart[bd] != 0) {
            s->apart[bd] = 0;
        }
    }
    return 0;
}
RT_MADE_ANY(volta_fast_bssy)
RT_KNOWN(volta_fast_bssy, 0, 0x3, 0x4, .line = {0})
RT_KNOWN(volta_fast_bssy, 1, 0x3, 0x4, .value = {[2] = 3})
RT_QUICK_2(volta_fast_bssy)

/* GUARD BSYNC OPT_SRC, $B[Bd] PM_EVENTS CTL */
RT_BODY(volta_fast_bsync)
{
    struct volta_state *const s = m->state;
    const int32_t bd = (int32_t)rt_value(in, known, 2);
    const uint64_t pc_21 = m->pc;
    uint32_t ballot = 0;
    _Alignas(64) uint32_t lane_of_of[32];
    uint32_t here = 0;
    uint32_t ballot_2 = 0;
    {
        uint32_t run = active;
        const uint32_t hold = mask_guard(m, in, known, 1, 3);
        const uint32_t hold_2 = mask_opt_src(m, in, known, 0, 1);
        const uint32_t bits = (hold & hold_2);
        ballot = bits & run;
    }
    {
        uint32_t run = active;
        const uint32_t hold_3 = lanes_bsync(ballot, s, bd);
        run &= hold_3;
        const uint32_t hold_4 = lanes_bsync_2(ballot);
        run &= hold_4;
        lanes_bsync_3(s, bd, lane_of_of);
        here = run;
    }
    {
        uint32_t run = active;
        const uint32_t hold_5 = lanes_bsync(ballot, s, bd);
        run &= hold_5;
        const uint32_t hold_6 = lanes_bsync_2(ballot);
        run &= hold_6;
        const uint32_t hold_7 = mask_guard(m, in, known, 1, 3);
        const uint32_t hold_8 = mask_opt_src(m, in, known, 0, 1);
        const uint32_t hold_9 = lanes_bsync_4(ballot, s, bd, here, lane_of_of);
        const uint32_t bits_2 = ((hold_7 & hold_8) & hold_9);
        ballot_2 = bits_2 & run;
    }
    {
        const uint32_t t = ballot;
        if (t == s->active && s->apart[bd] == 0) {
            if ((s->b[bd] & s->active) != 0) {
                if (!(s->parked == 0 || (s->b[bd] & s->parked) == 0)) {
                    return rt_slowly(m, in);
                }
            }
        } else if (t != 0) {
            const int32_t t_70 = rt_ctz((rt_u128)t, 32) & 0x1f;
            const uint32_t lane_of = (here >> t_70 & 1 ? lane_of_of[t_70] : 0);
            const uint32_t first = lane_of;
            const uint32_t same_3 = ballot_2;
            if (same_3 == s->active) {
                if ((first & s->active) != 0) {
                    if (!(s->parked == 0 || (first & s->parked) == 0)) {
                        return rt_slowly(m, in);
                    }
                }
            }
        }
    }
    const uint32_t t = ballot;
    if (t == s->active && s->apart[bd] == 0) {
        if ((s->b[bd] & s->active) != 0) {
            if (1) {
                s->b[bd] = 0;
            }
        }
    } else if (t != 0) {
        const int32_t t_71 = rt_ctz((rt_u128)t, 32) & 0x1f;
        const uint32_t lane_of = (here >> t_71 & 1 ? lane_of_of[t_71] : 0);
        const uint32_t first = lane_of;
        const uint32_t same_3 = ballot_2;
        if (same_3 == s->active) {
            if ((first & s->active) != 0) {
                if (s->b[bd] == first) {
                    s->b[bd] = 0;
                }
                if (s->apart[bd] != 0) {
                    s->apart[bd] = s->apart[bd] & ~first;
                }
            }
        } else {
            const uint32_t lanes_7 = s->active & ~same_3;
            const uint64_t pc_5 = pc_21;
            const int32_t n_3 = rt_ctz((rt_u128)lanes_7, 32) & 0x1f;
            s->group_lanes[n_3] = lanes_7;
            s->group_pc[n_3] = pc_5;
            s->ready = s->ready | (uint32_t)1 << n_3;
            s->parked = s->parked | lanes_7;
            s->active = same_3;
            m->next = pc_21;
        }
    }
    return 0;
}
RT_MADE_ANY(volta_fast_bsync)
RT_KNOWN(volta_fast_bsync, 0, 0x3, 0x4, .line = {0})
RT_KNOWN(volta_fast_bsync, 1, 0x3, 0x4, .value = {[2] = 3})
RT_QUICK_2(volta_fast_bsync)

/* GUARD BREAK OPT_SRC, $B[Bd] PM_EVENTS CTL */
RT_BODY(volta_fast_break)
{
    struct volta_state *const s = m->state;
    const int32_t bd = (int32_t)rt_value(in, known, 2);
    const uint64_t pc_5 = m->pc;
    uint32_t ballot = 0;
    _Alignas(64) uint32_t lane_of_of[32];
    uint32_t here = 0;
    uint32_t ballot_2 = 0;
    {
        uint32_t run = active;
        const uint32_t hold = mask_guard(m, in, known, 1, 3);
        const uint32_t hold_2 = mask_opt_src(m, in, known, 0, 1);
        const uint32_t bits = (hold & hold_2);
        ballot = bits & run;
    }
    {
        uint32_t run = active;
        if (!(s->apart[bd] == 0)) {
            const uint32_t hold_3 = lanes_bsync_2(ballot);
            run &= hold_3;
            lanes_bsync_3(s, bd, lane_of_of);
            here = run;
        }
    }
    {
        uint32_t run = active;
        if (!(s->apart[bd] == 0)) {
            const uint32_t hold_4 = lanes_bsync_2(ballot);
            run &= hold_4;
            const uint32_t hold_5 = mask_guard(m, in, known, 1, 3);
            const uint32_t hold_6 = mask_opt_src(m, in, known, 0, 1);
            const uint32_t hold_7 = lanes_bsync_4(ballot, s, bd, here, lane_of_of);
            const uint32_t bits_2 = ((hold_5 & hold_6) & hold_7);
            ballot_2 = bits_2 & run;
        }
    }
    {
        const uint32_t t = ballot;
        if (s->apart[bd] == 0) {
            if (t != 0) {
                const uint32_t left = s->b[bd] & ~t;
                if (s->parked != 0 && (left & s->parked) != 0) {
                    return rt_slowly(m, in);
                }
            }
        } else if (t != 0) {
            const uint32_t same = ballot_2;
            if (same == t) {
                return rt_slowly(m, in);
            }
        }
    }
    const uint32_t t = ballot;
    if (s->apart[bd] == 0) {
        if (t != 0) {
            const uint32_t left = s->b[bd] & ~t;
            if (1) {
                s->b[bd] = left;
            }
        }
    } else if (t != 0) {
        const uint32_t same = ballot_2;
        const uint32_t lanes = s->active & ~same;
        const uint64_t pc = pc_5;
        const int32_t n = rt_ctz((rt_u128)lanes, 32) & 0x1f;
        s->group_lanes[n] = lanes;
        s->group_pc[n] = pc;
        s->ready = s->ready | (uint32_t)1 << n;
        s->parked = s->parked | lanes;
        s->active = same;
        m->next = pc_5;
    }
    return 0;
}
RT_MADE_ANY(volta_fast_break)
RT_KNOWN(volta_fast_break, 0, 0x3, 0x4, .line = {0})
RT_KNOWN(volta_fast_break, 1, 0x3, 0x4, .value = {[2] = 2})
RT_QUICK_2(volta_fast_break)

/* GUARD BMOV.32{PQUAD} BMOV_REG, MOV_B PM_EVENTS CTL */
RT_BODY(volta_fast_bmov_b)
{
    struct volta_state *const s = m->state;
    const int32_t barrier_bmov_reg = (int32_t)in->value[1];
    const uint64_t pc_6 = m->pc;
    uint32_t ballot = 0;
    _Alignas(64) uint32_t lane_of_of[32];
    uint32_t here = 0;
    uint32_t ballot_2 = 0;
    uint32_t ballot_3 = 0;
    {
        uint32_t run = active;
        if (barrier_bmov_reg < 16) {
            const uint32_t bits = mask_guard(m, in, known, 1, 7);
            ballot = bits & run;
        }
    }
    {
        uint32_t run = active;
        _Alignas(64) uint32_t b_row[32];
        const uint32_t *const b = row_mov_b(m, in, known, b_row, 0, 2, 3, 4, 5, 6);
        if (!b)
            return rt_slowly(m, in);
        if (barrier_bmov_reg < 16) {
            lanes_bmov_b(b, lane_of_of);
            here = run;
        }
    }
    {
        uint32_t run = active;
        _Alignas(64) uint32_t b_row_2[32];
        const uint32_t *const b_2 = row_mov_b(m, in, known, b_row_2, 0, 2, 3, 4, 5, 6);
        if (!b_2)
            return rt_slowly(m, in);
        if (barrier_bmov_reg < 16) {
            const uint32_t hold = mask_guard(m, in, known, 1, 7);
            const uint32_t hold_2 = lanes_bmov_b_2(b_2, ballot, here, lane_of_of);
            const uint32_t bits_2 = (hold & hold_2);
            ballot_2 = bits_2 & run;
        }
    }
    {
        uint32_t run = active;
        if (barrier_bmov_reg < 16) {
            const uint32_t bits_3 = mask_guard(m, in, known, 1, 7);
            ballot_3 = bits_3 & run;
        }
    }
    {
        if (barrier_bmov_reg < 16) {
            const uint32_t same = ballot_2;
            if (same == ballot_3) {
                if (same != 0) {
                    if (s->parked != 0 || same != s->active) {
                        return rt_slowly(m, in);
                    }
                }
            }
        }
    }
    uint32_t run = active;
    const uint32_t trapping = mask_guard(m, in, known, 1, 7);
    if (!!(barrier_bmov_reg < 16) || (run & trapping) != 0)
        return rt_slowly(m, in);
    if (barrier_bmov_reg < 16) {
        const int32_t t_2 = rt_ctz((rt_u128)ballot, 32) & 0x1f;
        const uint32_t lane_of = (here >> t_2 & 1 ? lane_of_of[t_2] : 0);
        const uint32_t first = lane_of;
        const uint32_t same = ballot_2;
        if (same == ballot_3) {
            if (same != 0) {
                s->b[barrier_bmov_reg] = first;
                if (s->apart[barrier_bmov_reg] != 0) {
                    s->apart[barrier_bmov_reg] = 0;
                }
            }
        } else {
            const uint32_t lanes = s->active & ~same;
            const uint64_t pc = pc_6;
            const int32_t n = rt_ctz((rt_u128)lanes, 32) & 0x1f;
            s->group_lanes[n] = lanes;
            s->group_pc[n] = pc;
            s->ready = s->ready | (uint32_t)1 << n;
            s->parked = s->parked | lanes;
            s->active = same;
            m->next = pc_6;
        }
    }
    return 0;
}
RT_MADE_ANY(volta_fast_bmov_b)
RT_KNOWN(volta_fast_bmov_b, 0, 0x3, 0x0, .line = {0})
RT_QUICK_1(volta_fast_bmov_b)

/* GUARD BMOV.64 ATEXIT_PC, MOV64_B PM_EVENTS CTL */
RT_BODY(volta_fast_bmov_l)
{
    uint32_t run = active;
    const uint32_t trapping = mask_guard(m, in, known, 1, 6);
    if ((run & trapping) != 0)
        return rt_slowly(m, in);
    return RT_ON;
}
RT_MADE_ANY(volta_fast_bmov_l)
RT_KNOWN(volta_fast_bmov_l, 0, 0x2, 0x0, .line = {0})
RT_QUICK_1(volta_fast_bmov_l)

/* GUARD BMOV.32.CLEAR $B[Bd], $B[Bb] PM_EVENTS CTL */
RT_BODY(volta_fast_bmov_rb)
{
    struct volta_state *const s = m->state;
    const int32_t barrier_bb = (int32_t)in->value[1];
    const int32_t bd = (int32_t)rt_value(in, known, 0);
    const uint64_t pc_6 = m->pc;
    uint32_t ballot = 0;
    _Alignas(64) uint32_t lane_of_of[32];
    uint32_t here = 0;
    uint32_t ballot_2 = 0;
    uint32_t ballot_3 = 0;
    {
        uint32_t run = active;
        const uint32_t bits = mask_guard(m, in, known, 0, 2);
        ballot = bits & run;
    }
    {
        uint32_t run = active;
        lanes_bsync_3(s, barrier_bb, lane_of_of);
        here = run;
    }
    {
        uint32_t run = active;
        const uint32_t hold = mask_guard(m, in, known, 0, 2);
        const uint32_t hold_2 = lanes_bmov_rb(s, barrier_bb, ballot, here, lane_of_of);
        const uint32_t bits_2 = (hold & hold_2);
        ballot_2 = bits_2 & run;
    }
    {
        uint32_t run = active;
        const uint32_t bits_3 = mask_guard(m, in, known, 0, 2);
        ballot_3 = bits_3 & run;
    }
    {
        const uint32_t same = ballot_2;
        if (same == ballot_3) {
            if (same != 0) {
                if (s->parked != 0 || same != s->active) {
                    return rt_slowly(m, in);
                }
            }
        }
    }
    const int32_t t_2 = rt_ctz((rt_u128)ballot, 32) & 0x1f;
    const uint32_t lane_of = (here >> t_2 & 1 ? lane_of_of[t_2] : 0);
    const uint32_t first = lane_of;
    const uint32_t same = ballot_2;
    if (same == ballot_3) {
        if (same != 0) {
            s->b[bd] = first;
            if (s->apart[bd] != 0) {
                s->apart[bd] = 0;
            }
        }
    } else {
        const uint32_t lanes = s->active & ~same;
        const uint64_t pc = pc_6;
        const int32_t n = rt_ctz((rt_u128)lanes, 32) & 0x1f;
        s->group_lanes[n] = lanes;
        s->group_pc[n] = pc;
        s->ready = s->ready | (uint32_t)1 << n;
        s->parked = s->parked | lanes;
        s->active = same;
        m->next = pc_6;
    }
    return 0;
}
RT_MADE_ANY(volta_fast_bmov_rb)
RT_KNOWN(volta_fast_bmov_rb, 0, 0x1, 0x1, .line = {0})
RT_KNOWN(volta_fast_bmov_rb, 1, 0x1, 0x1, .value = {[0] = 15})
RT_QUICK_2(volta_fast_bmov_rb)

/* GUARD BMOV.32 $B[Bd], BMOV_STATE PM_EVENTS CTL */
RT_BODY(volta_fast_bmov_rs)
{
    struct volta_state *const s = m->state;
    const int32_t barrier_bmov_state = (int32_t)in->value[1];
    const int32_t bd = (int32_t)rt_value(in, known, 0);
    const uint64_t pc_6 = m->pc;
    uint32_t ballot = 0;
    _Alignas(64) uint32_t lane_of_of[32];
    uint32_t here = 0;
    uint32_t ballot_2 = 0;
    uint32_t ballot_3 = 0;
    {
        uint32_t run = active;
        if (barrier_bmov_state == 24 || barrier_bmov_state == 26) {
            const uint32_t bits = mask_guard(m, in, known, 0, 2);
            ballot = bits & run;
        }
    }
    {
        uint32_t run = active;
        if (barrier_bmov_state == 24 || barrier_bmov_state == 26) {
            lanes_bmov_rs(barrier_bmov_state, m, s, lane_of_of);
            here = run;
        }
    }
    {
        uint32_t run = active;
        if (barrier_bmov_state == 24 || barrier_bmov_state == 26) {
            const uint32_t hold = mask_guard(m, in, known, 0, 2);
            const uint32_t hold_2 =
                lanes_bmov_rs_2(barrier_bmov_state, m, s, ballot, here, lane_of_of);
            const uint32_t bits_2 = (hold & hold_2);
            ballot_2 = bits_2 & run;
        }
    }
    {
        uint32_t run = active;
        if (barrier_bmov_state == 24 || barrier_bmov_state == 26) {
            const uint32_t bits_3 = mask_guard(m, in, known, 0, 2);
            ballot_3 = bits_3 & run;
        }
    }
    {
        if (barrier_bmov_state == 24 || barrier_bmov_state == 26) {
            const uint32_t same = ballot_2;
            if (same == ballot_3) {
                if (same != 0) {
                    if (s->parked != 0 || same != s->active) {
                        return rt_slowly(m, in);
                    }
                }
            }
        }
    }
    if (barrier_bmov_state == 24 || barrier_bmov_state == 26) {
        const int32_t t_2 = rt_ctz((rt_u128)ballot, 32) & 0x1f;
        const uint32_t lane_of = (here >> t_2 & 1 ? lane_of_of[t_2] : 0);
        const uint32_t first = lane_of;
        const uint32_t same = ballot_2;
        if (same == ballot_3) {
            if (same != 0) {
                s->b[bd] = first;
                if (s->apart[bd] != 0) {
                    s->apart[bd] = 0;
                }
            }
        } else {
            const uint32_t lanes = s->active & ~same;
            const uint64_t pc = pc_6;
            const int32_t n = rt_ctz((rt_u128)lanes, 32) & 0x1f;
            s->group_lanes[n] = lanes;
            s->group_pc[n] = pc;
            s->ready = s->ready | (uint32_t)1 << n;
            s->parked = s->parked | lanes;
            s->active = same;
            m->next = pc_6;
        }
    } else {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: other state of a warp");
    }
    return 0;
}
RT_MADE_ANY(volta_fast_bmov_rs)
RT_KNOWN(volta_fast_bmov_rs, 0, 0x1, 0x1, .line = {0})
RT_KNOWN(volta_fast_bmov_rs, 1, 0x1, 0x1, .value = {[0] = 15})
RT_QUICK_2(volta_fast_bmov_rs)

/* GUARD BMOV.32{PQUAD} BMOV_REG, $B[Bd] PM_EVENTS CTL */
RT_BODY(volta_fast_bmov_bb)
{
    struct volta_state *const s = m->state;
    const int32_t barrier_bmov_reg = (int32_t)in->value[1];
    const int32_t bd = (int32_t)in->value[2];
    const uint64_t pc_6 = m->pc;
    uint32_t ballot = 0;
    _Alignas(64) uint32_t lane_of_of[32];
    uint32_t here = 0;
    uint32_t ballot_2 = 0;
    uint32_t ballot_3 = 0;
    {
        uint32_t run = active;
        if (barrier_bmov_reg < 16) {
            const uint32_t bits = mask_guard(m, in, known, 0, 3);
            ballot = bits & run;
        }
    }
    {
        uint32_t run = active;
        if (barrier_bmov_reg < 16) {
            lanes_bsync_3(s, bd, lane_of_of);
            here = run;
        }
    }
    {
        uint32_t run = active;
        if (barrier_bmov_reg < 16) {
            const uint32_t hold = mask_guard(m, in, known, 0, 3);
            const uint32_t hold_2 = lanes_bmov_rb(s, bd, ballot, here, lane_of_of);
            const uint32_t bits_2 = (hold & hold_2);
            ballot_2 = bits_2 & run;
        }
    }
    {
        uint32_t run = active;
        if (barrier_bmov_reg < 16) {
            const uint32_t bits_3 = mask_guard(m, in, known, 0, 3);
            ballot_3 = bits_3 & run;
        }
    }
    {
        if (barrier_bmov_reg < 16) {
            const uint32_t same = ballot_2;
            if (same == ballot_3) {
                if (same != 0) {
                    if (s->parked != 0 || same != s->active) {
                        return rt_slowly(m, in);
                    }
                }
            }
        }
    }
    uint32_t run = active;
    const uint32_t trapping = mask_guard(m, in, known, 0, 3);
    if (!!(barrier_bmov_reg < 16) || (run & trapping) != 0)
        return rt_slowly(m, in);
    if (barrier_bmov_reg < 16) {
        const int32_t t_2 = rt_ctz((rt_u128)ballot, 32) & 0x1f;
        const uint32_t lane_of = (here >> t_2 & 1 ? lane_of_of[t_2] : 0);
        const uint32_t first = lane_of;
        const uint32_t same = ballot_2;
        if (same == ballot_3) {
            if (same != 0) {
                s->b[barrier_bmov_reg] = first;
                if (s->apart[barrier_bmov_reg] != 0) {
                    s->apart[barrier_bmov_reg] = 0;
                }
            }
        } else {
            const uint32_t lanes = s->active & ~same;
            const uint64_t pc = pc_6;
            const int32_t n = rt_ctz((rt_u128)lanes, 32) & 0x1f;
            s->group_lanes[n] = lanes;
            s->group_pc[n] = pc;
            s->ready = s->ready | (uint32_t)1 << n;
            s->parked = s->parked | lanes;
            s->active = same;
            m->next = pc_6;
        }
    }
    return 0;
}
RT_MADE_ANY(volta_fast_bmov_bb)
RT_KNOWN(volta_fast_bmov_bb, 0, 0x1, 0x0, .line = {0})
RT_QUICK_1(volta_fast_bmov_bb)

/* GUARD YIELD OPT_SRC PM_EVENTS CTL */
RT_BODY(volta_fast_yield)
{
    struct volta_state *const s = m->state;
    const uint64_t next = m->next;
    uint32_t t_2 = 0;
    int32_t any = 0;
    {
        uint32_t run = active;
        const uint32_t hold = mask_guard(m, in, known, 1, 2);
        const uint32_t hold_2 = mask_opt_src(m, in, known, 0, 1);
        const uint32_t bits = (hold & hold_2);
        any = (bits & run) != 0;
    }
    {
        if (any) {
            if (!(s->parked == 0)) {
                if (s->blocked != 0) {
                    return rt_slowly(m, in);
                } else {
                    t_2 = 0;
                }
                const uint32_t free = t_2;
                if (!((s->ready | free) == 0)) {
                    return rt_slowly(m, in);
                }
            }
        }
    }
    if (any) {
        if (s->parked == 0) {
            m->next = next;
        } else {
            m->next = next;
        }
    }
    return 0;
}
RT_MADE_ANY(volta_fast_yield)
RT_KNOWN(volta_fast_yield, 0, 0x3, 0x0, .line = {0})
RT_QUICK_1(volta_fast_yield)

/* GUARD NANOSLEEP{RAND}WARP{OPT_SYNCS} OPT_SRC, SLEEP_TIME PM_EVENTS CTL */
RT_BODY(volta_fast_nanosleep_n)
{
    struct volta_state *const s = m->state;
    const uint64_t next = m->next;
    uint32_t t_2 = 0;
    int32_t any = 0;
    {
        uint32_t run = active;
        const uint32_t hold = mask_guard(m, in, known, 3, 10);
        const uint32_t hold_2 = mask_opt_src(m, in, known, 1, 4);
        const uint32_t bits = (hold & hold_2);
        any = (bits & run) != 0;
    }
    {
        if (any) {
            if (!(s->parked == 0)) {
                if (s->blocked != 0) {
                    return rt_slowly(m, in);
                } else {
                    t_2 = 0;
                }
                const uint32_t free = t_2;
                if (!((s->ready | free) == 0)) {
                    return rt_slowly(m, in);
                }
            }
        }
    }
    if (any) {
        if (s->parked == 0) {
            m->next = next;
        } else {
            m->next = next;
        }
    }
    return 0;
}
RT_MADE_ANY(volta_fast_nanosleep_n)
RT_KNOWN(volta_fast_nanosleep_n, 0, 0xa, 0x0, .line = {0})
RT_QUICK_1(volta_fast_nanosleep_n)

/* GUARD NANOSLEEP.CLEAR{OPT_SYNCS} PM_EVENTS CTL */
RT_BODY(volta_fast_nanosleep_c)
{
    struct volta_state *const s = m->state;
    const uint64_t next = m->next;
    uint32_t t_2 = 0;
    int32_t any = 0;
    {
        uint32_t run = active;
        const uint32_t hold = mask_guard(m, in, known, 1, 1);
        const uint32_t bits = (hold & UINT32_MAX);
        any = (bits & run) != 0;
    }
    {
        if (any) {
            if (!(s->parked == 0)) {
                if (s->blocked != 0) {
                    return rt_slowly(m, in);
                } else {
                    t_2 = 0;
                }
                const uint32_t free = t_2;
                if (!((s->ready | free) == 0)) {
                    return rt_slowly(m, in);
                }
            }
        }
    }
    if (any) {
        if (s->parked == 0) {
            m->next = next;
        } else {
            m->next = next;
        }
    }
    return 0;
}
RT_MADE_ANY(volta_fast_nanosleep_c)
RT_KNOWN(volta_fast_nanosleep_c, 0, 0x2, 0x0, .line = {0})
RT_QUICK_1(volta_fast_nanosleep_c)

/* GUARD WARPSYNC{EXCLUSIVE} OPT_SRC, $R[Rb] PM_EVENTS CTL */
RT_BODY(volta_fast_warpsync_r)
{
    struct volta_state *const s = m->state;
    const int32_t rb = (int32_t)in->value[3];
    const uint64_t pc_17 = m->pc;
    uint32_t ballot = 0;
    _Alignas(64) uint32_t lane_of_of[32];
    uint32_t here = 0;
    uint32_t ballot_2 = 0;
    {
        uint32_t run = active;
        const uint32_t hold = mask_guard(m, in, known, 2, 4);
        const uint32_t hold_2 = mask_opt_src(m, in, known, 1, 2);
        const uint32_t bits = (hold & hold_2);
        ballot = bits & run;
    }
    {
        uint32_t run = active;
        lanes_warpsync_r(s, rb, lane_of_of);
        here = run;
    }
    {
        uint32_t run = active;
        _Alignas(64) int32_t q_row[32];
        const int32_t *const q = row_opt_src(m, in, known, q_row, 1, 2);
        _Alignas(64) int32_t guard_row[32];
        const int32_t *const guard = row_guard(m, in, known, guard_row, 2, 4);
        if (!q || !guard)
            return rt_slowly(m, in);
        const uint32_t bits_2 = lanes_warpsync_r_2(guard, q, s, rb, ballot, here, lane_of_of);
        ballot_2 = bits_2 & run;
    }
    {
        const int32_t x = operand_exclusive(in, 0, 0);
        const uint32_t t = ballot;
        const int32_t t_38 = rt_ctz((rt_u128)t, 32) & 0x1f;
        const uint32_t lane_of = (here >> t_38 & 1 ? lane_of_of[t_38] : 0);
        const uint32_t first = lane_of;
        const uint32_t same = ballot_2;
        if (!(same != s->active)) {
            if (!(x && (same & first) != same)) {
                if (s->parked != 0 && (first & s->parked) != 0) {
                    return rt_slowly(m, in);
                }
            }
        }
    }
    const int32_t x_2 = operand_exclusive(in, 0, 0);
    const uint32_t t = ballot;
    const int32_t t_39 = rt_ctz((rt_u128)t, 32) & 0x1f;
    const uint32_t lane_of = (here >> t_39 & 1 ? lane_of_of[t_39] : 0);
    const uint32_t first = lane_of;
    const uint32_t same = ballot_2;
    if (same != s->active) {
        if (t != 0) {
            const uint32_t lanes = s->active & ~same;
            const uint64_t pc = pc_17;
            const int32_t n = rt_ctz((rt_u128)lanes, 32) & 0x1f;
            s->group_lanes[n] = lanes;
            s->group_pc[n] = pc;
            s->ready = s->ready | (uint32_t)1 << n;
            s->parked = s->parked | lanes;
            s->active = same;
            m->next = pc_17;
        }
    } else if (x_2 && (same & first) != same) {
        if ((same & first) != 0) {
            const uint32_t lanes_2 = same & first;
            const uint32_t lanes_3 = s->active & ~lanes_2;
            const uint64_t pc_2 = pc_17;
            const int32_t n_2 = rt_ctz((rt_u128)lanes_3, 32) & 0x1f;
            s->group_lanes[n_2] = lanes_3;
            s->group_pc[n_2] = pc_2;
            s->ready = s->ready | (uint32_t)1 << n_2;
            s->parked = s->parked | lanes_3;
            s->active = lanes_2;
            m->next = pc_17;
        }
    }
    return 0;
}
RT_MADE_ANY(volta_fast_warpsync_r)
RT_KNOWN(volta_fast_warpsync_r, 0, 0x6, 0x0, .line = {0})
RT_QUICK_1(volta_fast_warpsync_r)

/* GUARD WARPSYNC OPT_SRC, MOV_IMM_B PM_EVENTS CTL */
RT_BODY(volta_fast_warpsync_m)
{
    struct volta_state *const s = m->state;
    const uint64_t pc_13 = m->pc;
    uint32_t ballot = 0;
    _Alignas(64) uint32_t lane_of_of[32];
    uint32_t here = 0;
    uint32_t ballot_2 = 0;
    {
        uint32_t run = active;
        const uint32_t hold = mask_guard(m, in, known, 2, 6);
        const uint32_t hold_2 = mask_opt_src(m, in, known, 0, 1);
        const uint32_t bits = (hold & hold_2);
        ballot = bits & run;
    }
    {
        uint32_t run = active;
        if (m->watch)
            return rt_slowly(m, in);
        uint32_t m_8 = 0;
        const int m_8_trap = operand_mov_imm_b(m, s, in, &m_8, 1, 2, 3, 4, 5);
        if (m_8_trap) {
            return rt_slowly(m, in);
        }
        lanes_warpsync_m(m_8, lane_of_of);
        here = run;
    }
    {
        uint32_t run = active;
        _Alignas(64) int32_t q_row[32];
        const int32_t *const q = row_opt_src(m, in, known, q_row, 0, 1);
        if (m->watch)
            return rt_slowly(m, in);
        uint32_t m_11 = 0;
        const int m_11_trap = operand_mov_imm_b(m, s, in, &m_11, 1, 2, 3, 4, 5);
        if (m_11_trap) {
            return rt_slowly(m, in);
        }
        _Alignas(64) int32_t guard_row[32];
        const int32_t *const guard = row_guard(m, in, known, guard_row, 2, 6);
        if (!q || !guard)
            return rt_slowly(m, in);
        const uint32_t bits_2 = lanes_warpsync_m_2(guard, q, m_11, ballot, here, lane_of_of);
        ballot_2 = bits_2 & run;
    }
    {
        const uint32_t t = ballot;
        const int32_t t_38 = rt_ctz((rt_u128)t, 32) & 0x1f;
        const uint32_t lane_of = (here >> t_38 & 1 ? lane_of_of[t_38] : 0);
        const uint32_t first = lane_of;
        const uint32_t same = ballot_2;
        if (!(same != s->active)) {
            if (s->parked != 0 && (first & s->parked) != 0) {
                return rt_slowly(m, in);
            }
        }
    }
    const uint32_t t = ballot;
    const uint32_t same = ballot_2;
    if (same != s->active) {
        if (t != 0) {
            const uint32_t lanes = s->active & ~same;
            const uint64_t pc = pc_13;
            const int32_t n = rt_ctz((rt_u128)lanes, 32) & 0x1f;
            s->group_lanes[n] = lanes;
            s->group_pc[n] = pc;
            s->ready = s->ready | (uint32_t)1 << n;
            s->parked = s->parked | lanes;
            s->active = same;
            m->next = pc_13;
        }
    }
    return 0;
}
RT_MADE_ANY(volta_fast_warpsync_m)
RT_KNOWN(volta_fast_warpsync_m, 0, 0x5, 0x0, .line = {0})
RT_QUICK_1(volta_fast_warpsync_m)

/* GUARD WARPSYNC{EXCLUSIVE_HOPPER} OPT_SRC, $R[Ra] PM_EVENTS CTL */
RT_BODY(volta_fast_warpsync_h)
{
    struct volta_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[3];
    const int32_t barrier_exclusive_hopper = (int32_t)rt_value(in, known, 0);
    const uint64_t pc_17 = m->pc;
    uint32_t ballot = 0;
    _Alignas(64) uint32_t lane_of_of[32];
    uint32_t here = 0;
    uint32_t ballot_2 = 0;
    {
        uint32_t run = active;
        const uint32_t hold = mask_guard(m, in, known, 1, 4);
        const uint32_t hold_2 = mask_opt_src(m, in, known, 0, 2);
        const uint32_t bits = (hold & hold_2);
        ballot = bits & run;
    }
    {
        uint32_t run = active;
        lanes_warpsync_r(s, ra, lane_of_of);
        here = run;
    }
    {
        uint32_t run = active;
        _Alignas(64) int32_t q_row[32];
        const int32_t *const q = row_opt_src(m, in, known, q_row, 0, 2);
        _Alignas(64) int32_t guard_row[32];
        const int32_t *const guard = row_guard(m, in, known, guard_row, 1, 4);
        if (!q || !guard)
            return rt_slowly(m, in);
        const uint32_t bits_2 = lanes_warpsync_r_2(guard, q, s, ra, ballot, here, lane_of_of);
        ballot_2 = bits_2 & run;
    }
    {
        const uint32_t t = ballot;
        const int32_t t_38 = rt_ctz((rt_u128)t, 32) & 0x1f;
        const uint32_t lane_of = (here >> t_38 & 1 ? lane_of_of[t_38] : 0);
        const uint32_t first = lane_of;
        const uint32_t same = ballot_2;
        if (!(same != s->active)) {
            if (!(barrier_exclusive_hopper && (same & first) != same)) {
                if (s->parked != 0 && (first & s->parked) != 0) {
                    return rt_slowly(m, in);
                }
            }
        }
    }
    const uint32_t t = ballot;
    const int32_t t_39 = rt_ctz((rt_u128)t, 32) & 0x1f;
    const uint32_t lane_of = (here >> t_39 & 1 ? lane_of_of[t_39] : 0);
    const uint32_t first = lane_of;
    const uint32_t same = ballot_2;
    if (same != s->active) {
        if (t != 0) {
            const uint32_t lanes = s->active & ~same;
            const uint64_t pc = pc_17;
            const int32_t n = rt_ctz((rt_u128)lanes, 32) & 0x1f;
            s->group_lanes[n] = lanes;
            s->group_pc[n] = pc;
            s->ready = s->ready | (uint32_t)1 << n;
            s->parked = s->parked | lanes;
            s->active = same;
            m->next = pc_17;
        }
    } else if (barrier_exclusive_hopper && (same & first) != same) {
        if ((same & first) != 0) {
            const uint32_t lanes_2 = same & first;
            const uint32_t lanes_3 = s->active & ~lanes_2;
            const uint64_t pc_2 = pc_17;
            const int32_t n_2 = rt_ctz((rt_u128)lanes_3, 32) & 0x1f;
            s->group_lanes[n_2] = lanes_3;
            s->group_pc[n_2] = pc_2;
            s->ready = s->ready | (uint32_t)1 << n_2;
            s->parked = s->parked | lanes_3;
            s->active = lanes_2;
            m->next = pc_17;
        }
    }
    return 0;
}
RT_MADE_ANY(volta_fast_warpsync_h)
RT_KNOWN(volta_fast_warpsync_h, 0, 0x3, 0x1, .line = {0})
RT_QUICK_1(volta_fast_warpsync_h)

/* GUARD WARPSYNC.ALL OPT_SRC PM_EVENTS CTL */
RT_BODY(volta_fast_warpsync_a)
{
    struct volta_state *const s = m->state;
    const uint64_t pc_13 = m->pc;
    uint32_t ballot = 0;
    _Alignas(64) uint32_t lane_of_of[32];
    uint32_t here = 0;
    uint32_t ballot_2 = 0;
    {
        uint32_t run = active;
        const uint32_t hold = mask_guard(m, in, known, 1, 2);
        const uint32_t hold_2 = mask_opt_src(m, in, known, 0, 1);
        const uint32_t bits = (hold & hold_2);
        ballot = bits & run;
    }
    {
        uint32_t run = active;
        lanes_warpsync_a(lane_of_of);
        here = run;
    }
    {
        uint32_t run = active;
        _Alignas(64) int32_t q_row[32];
        const int32_t *const q = row_opt_src(m, in, known, q_row, 0, 1);
        _Alignas(64) int32_t guard_row[32];
        const int32_t *const guard = row_guard(m, in, known, guard_row, 1, 2);
        if (!q || !guard)
            return rt_slowly(m, in);
        const uint32_t bits_2 = lanes_warpsync_a_2(guard, q, ballot, here, lane_of_of);
        ballot_2 = bits_2 & run;
    }
    {
        const uint32_t t = ballot;
        const int32_t t_38 = rt_ctz((rt_u128)t, 32) & 0x1f;
        const uint32_t lane_of = (here >> t_38 & 1 ? lane_of_of[t_38] : 0);
        const uint32_t first = lane_of;
        const uint32_t same = ballot_2;
        if (!(same != s->active)) {
            if (s->parked != 0 && (first & s->parked) != 0) {
                return rt_slowly(m, in);
            }
        }
    }
    const uint32_t t = ballot;
    const uint32_t same = ballot_2;
    if (same != s->active) {
        if (t != 0) {
            const uint32_t lanes = s->active & ~same;
            const uint64_t pc = pc_13;
            const int32_t n = rt_ctz((rt_u128)lanes, 32) & 0x1f;
            s->group_lanes[n] = lanes;
            s->group_pc[n] = pc;
            s->ready = s->ready | (uint32_t)1 << n;
            s->parked = s->parked | lanes;
            s->active = same;
            m->next = pc_13;
        }
    }
    return 0;
}
RT_MADE_ANY(volta_fast_warpsync_a)
RT_KNOWN(volta_fast_warpsync_a, 0, 0x3, 0x0, .line = {0})
RT_QUICK_1(volta_fast_warpsync_a)

/* GUARD WARPSYNC.COLLECTIVE OPT_SRC, $R[Ra], TARGET_HOPPER(near) PM_EVENTS CTL */
RT_BODY(volta_fast_warpsync_collective_h)
{
    struct volta_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[2];
    const uint64_t pc_17 = m->pc;
    uint32_t ballot = 0;
    _Alignas(64) uint32_t lane_of_of[32];
    uint32_t here = 0;
    uint32_t ballot_2 = 0;
    {
        uint32_t run = active;
        const uint32_t hold = mask_guard(m, in, known, 1, 4);
        const uint32_t hold_2 = mask_opt_src(m, in, known, 0, 1);
        const uint32_t bits = (hold & hold_2);
        ballot = bits & run;
    }
    {
        uint32_t run = active;
        lanes_warpsync_r(s, ra, lane_of_of);
        here = run;
    }
    {
        uint32_t run = active;
        _Alignas(64) int32_t q_row[32];
        const int32_t *const q = row_opt_src(m, in, known, q_row, 0, 1);
        _Alignas(64) int32_t guard_row[32];
        const int32_t *const guard = row_guard(m, in, known, guard_row, 1, 4);
        if (!q || !guard)
            return rt_slowly(m, in);
        const uint32_t bits_2 = lanes_warpsync_r_2(guard, q, s, ra, ballot, here, lane_of_of);
        ballot_2 = bits_2 & run;
    }
    {
        const uint32_t t = ballot;
        const int32_t t_38 = rt_ctz((rt_u128)t, 32) & 0x1f;
        const uint32_t lane_of = (here >> t_38 & 1 ? lane_of_of[t_38] : 0);
        const uint32_t first = lane_of;
        const uint32_t same = ballot_2;
        if (!(same != s->active)) {
            if (!(1 && (same & first) != same)) {
                if (s->parked != 0 && (first & s->parked) != 0) {
                    return rt_slowly(m, in);
                }
            }
        }
    }
    const uint32_t t = ballot;
    const int32_t t_39 = rt_ctz((rt_u128)t, 32) & 0x1f;
    const uint32_t lane_of = (here >> t_39 & 1 ? lane_of_of[t_39] : 0);
    const uint32_t first = lane_of;
    const uint32_t same = ballot_2;
    if (same != s->active) {
        if (t != 0) {
            const uint32_t lanes = s->active & ~same;
            const uint64_t pc = pc_17;
            const int32_t n = rt_ctz((rt_u128)lanes, 32) & 0x1f;
            s->group_lanes[n] = lanes;
            s->group_pc[n] = pc;
            s->ready = s->ready | (uint32_t)1 << n;
            s->parked = s->parked | lanes;
            s->active = same;
            m->next = pc_17;
        }
    } else if (1 && (same & first) != same) {
        if ((same & first) != 0) {
            const uint32_t lanes_2 = same & first;
            const uint32_t lanes_3 = s->active & ~lanes_2;
            const uint64_t pc_2 = pc_17;
            const int32_t n_2 = rt_ctz((rt_u128)lanes_3, 32) & 0x1f;
            s->group_lanes[n_2] = lanes_3;
            s->group_pc[n_2] = pc_2;
            s->ready = s->ready | (uint32_t)1 << n_2;
            s->parked = s->parked | lanes_3;
            s->active = lanes_2;
            m->next = pc_17;
        }
    }
    return 0;
}
RT_MADE_ANY(volta_fast_warpsync_collective_h)
RT_KNOWN(volta_fast_warpsync_collective_h, 0, 0x3, 0x0, .line = {0})
RT_QUICK_1(volta_fast_warpsync_collective_h)

/* GUARD WARPSYNC.COLLECTIVE.ALL OPT_SRC, TARGET_HOPPER(near) PM_EVENTS CTL */
RT_BODY(volta_fast_warpsync_collective_a)
{
    struct volta_state *const s = m->state;
    const uint64_t pc_17 = m->pc;
    uint32_t ballot = 0;
    _Alignas(64) uint32_t lane_of_of[32];
    uint32_t here = 0;
    uint32_t ballot_2 = 0;
    {
        uint32_t run = active;
        const uint32_t hold = mask_guard(m, in, known, 1, 3);
        const uint32_t hold_2 = mask_opt_src(m, in, known, 0, 1);
        const uint32_t bits = (hold & hold_2);
        ballot = bits & run;
    }
    {
        uint32_t run = active;
        lanes_warpsync_a(lane_of_of);
        here = run;
    }
    {
        uint32_t run = active;
        _Alignas(64) int32_t q_row[32];
        const int32_t *const q = row_opt_src(m, in, known, q_row, 0, 1);
        _Alignas(64) int32_t guard_row[32];
        const int32_t *const guard = row_guard(m, in, known, guard_row, 1, 3);
        if (!q || !guard)
            return rt_slowly(m, in);
        const uint32_t bits_2 = lanes_warpsync_a_2(guard, q, ballot, here, lane_of_of);
        ballot_2 = bits_2 & run;
    }
    {
        const uint32_t t = ballot;
        const int32_t t_38 = rt_ctz((rt_u128)t, 32) & 0x1f;
        const uint32_t lane_of = (here >> t_38 & 1 ? lane_of_of[t_38] : 0);
        const uint32_t first = lane_of;
        const uint32_t same = ballot_2;
        if (!(same != s->active)) {
            if (!(1 && (same & first) != same)) {
                if (s->parked != 0 && (first & s->parked) != 0) {
                    return rt_slowly(m, in);
                }
            }
        }
    }
    const uint32_t t = ballot;
    const int32_t t_39 = rt_ctz((rt_u128)t, 32) & 0x1f;
    const uint32_t lane_of = (here >> t_39 & 1 ? lane_of_of[t_39] : 0);
    const uint32_t first = lane_of;
    const uint32_t same = ballot_2;
    if (same != s->active) {
        if (t != 0) {
            const uint32_t lanes = s->active & ~same;
            const uint64_t pc = pc_17;
            const int32_t n = rt_ctz((rt_u128)lanes, 32) & 0x1f;
            s->group_lanes[n] = lanes;
            s->group_pc[n] = pc;
            s->ready = s->ready | (uint32_t)1 << n;
            s->parked = s->parked | lanes;
            s->active = same;
            m->next = pc_17;
        }
    } else if (1 && (same & first) != same) {
        if ((same & first) != 0) {
            const uint32_t lanes_2 = same & first;
            const uint32_t lanes_3 = s->active & ~lanes_2;
            const uint64_t pc_2 = pc_17;
            const int32_t n_2 = rt_ctz((rt_u128)lanes_3, 32) & 0x1f;
            s->group_lanes[n_2] = lanes_3;
            s->group_pc[n_2] = pc_2;
            s->ready = s->ready | (uint32_t)1 << n_2;
            s->parked = s->parked | lanes_3;
            s->active = lanes_2;
            m->next = pc_17;
        }
    }
    return 0;
}
RT_MADE_ANY(volta_fast_warpsync_collective_a)
RT_KNOWN(volta_fast_warpsync_collective_a, 0, 0x3, 0x0, .line = {0})
RT_QUICK_1(volta_fast_warpsync_collective_a)

/* GUARD BAR.SYNC{DEFER} BAR_OPERANDS PM_EVENTS CTL */
RT_BODY(volta_fast_bar_sync)
{
    struct volta_state *const s = m->state;
    const uint64_t pc_13 = m->pc;
    uint32_t t_5 = 0;
    uint32_t t_7 = 0;
    uint32_t t_3 = 0;
    uint32_t ballot = 0;
    uint32_t ballot_2 = 0;
    _Alignas(64) int32_t lane_of_of[32];
    uint32_t here = 0;
    {
        uint32_t run = active;
        const uint32_t bits = mask_guard(m, in, known, 1, 4);
        ballot = bits & run;
    }
    {
        uint32_t run = active;
        const uint32_t hold = mask_guard(m, in, known, 1, 4);
        const uint32_t bits_2 = (hold & 0);
        ballot_2 = bits_2 & run;
    }
    {
        uint32_t run = active;
        _Alignas(64) int32_t b_row[32];
        const int32_t *const b = row_bar_operands(m, in, known, b_row, 0, 1, 2, 3);
        if (!b)
            return rt_slowly(m, in);
        lanes_bar_sync(b, lane_of_of);
        here = run;
    }
    {
        const uint32_t t = ballot;
        const int32_t come = t != 0 && (t == s->active && (s->parked == 0 || s->ready == 0));
        if (come) {
            if (s->parked != 0) {
                return rt_slowly(m, in);
            } else {
                t_3 = 0;
            }
            const uint32_t others = t_3;
            if (others != 0) {
                return rt_slowly(m, in);
            }
            if (others != 0) {
                return rt_slowly(m, in);
            }
        }
        if (come) {
            if (s->parked != 0) {
                return rt_slowly(m, in);
            }
        } else if (t != 0) {
            if (!(t != s->active)) {
                return rt_slowly(m, in);
            }
        }
    }
    if (!m->again) {
        const uint32_t t = ballot;
        const uint32_t y = ballot_2;
        const int32_t t_57 = rt_min_i32(rt_ctz((rt_u128)t, 32), 31);
        const int32_t lane_of = (here >> t_57 & 1 ? lane_of_of[t_57] : 0);
        const int32_t o = lane_of;
        const int32_t id = o & 0xf;
        const int32_t come = t != 0 && (t == s->active && (s->parked == 0 || s->ready == 0));
        if (come) {
            t_5 = t;
            const uint32_t lanes = t_5;
            t_7 = y;
            const uint32_t votes = t_7;
            const int32_t asked = rt_popcount((rt_u128)lanes);
            const int32_t yes = rt_popcount((rt_u128)votes);
            const int32_t before_2 = s->block->come[id];
            const int32_t all_asked = asked + (before_2 == 0 ? 0 : s->block->asked[id]);
            const int32_t all_yes = yes + (before_2 == 0 ? 0 : s->block->yes[id]);
            m->woke = true;
            s->block->some[id] = (uint8_t)(o >> 16 != 0);
            m->woke = true;
            s->block->asked[id] = (uint16_t)(all_asked & 0x7ff);
            m->woke = true;
            s->block->yes[id] = (uint16_t)(all_yes & 0x7ff);
            if (before_2 + 1
                >= (o >> 16 != 0 ? ((o >> 16) + 31) >> 5
                : (int32_t)m->launch.warps - s->block->left)) {
                m->woke = true;
                s->block->come[id] = 0;
                m->woke = true;
                s->block->red_yes[id] = (uint16_t)(all_yes & 0x7ff);
                m->woke = true;
                s->block->red_all[id] = (uint8_t)(all_yes == all_asked);
            } else {
                m->woke = true;
                s->block->come[id] = (uint8_t)((before_2 + 1) & 0x3f);
            }
        }
    }
    const uint32_t t = ballot;
    const int32_t t_58 = rt_min_i32(rt_ctz((rt_u128)t, 32), 31);
    const int32_t lane_of = (here >> t_58 & 1 ? lane_of_of[t_58] : 0);
    const int32_t o = lane_of;
    const int32_t id = o & 0xf;
    const int32_t come = t != 0 && (t == s->active && (s->parked == 0 || s->ready == 0));
    if (!(!come || s->block->come[id] == 0)) {
        m->again = true;
        return RT_WAIT;
    }
    if (!come) {
        if (t != 0) {
            const uint32_t lanes_3 = s->active & ~t;
            const uint64_t pc_2 = pc_13;
            const int32_t n = rt_ctz((rt_u128)lanes_3, 32) & 0x1f;
            s->group_lanes[n] = lanes_3;
            s->group_pc[n] = pc_2;
            s->ready = s->ready | (uint32_t)1 << n;
            s->parked = s->parked | lanes_3;
            s->active = t;
            m->next = pc_13;
        }
    }
    return 0;
}
RT_MADE_ANY(volta_fast_bar_sync)
RT_KNOWN(volta_fast_bar_sync, 0, 0x3, 0x0, .line = {0})
RT_KNOWN(volta_fast_bar_sync, 1, 0x3, 0x0, .line = {[0] = 4})
RT_QUICK_2(volta_fast_bar_sync)

/* GUARD BAR.ARV{DEFER} BAR_ARV_OPERANDS PM_EVENTS CTL */
RT_BODY(volta_fast_bar_arv)
{
    struct volta_state *const s = m->state;
    const uint64_t pc_13 = m->pc;
    uint32_t t_5 = 0;
    uint32_t t_7 = 0;
    uint32_t t_3 = 0;
    uint32_t ballot = 0;
    uint32_t ballot_2 = 0;
    _Alignas(64) int32_t lane_of_of[32];
    uint32_t here = 0;
    {
        uint32_t run = active;
        const uint32_t bits = mask_guard(m, in, known, 1, 4);
        ballot = bits & run;
    }
    {
        uint32_t run = active;
        const uint32_t hold = mask_guard(m, in, known, 1, 4);
        const uint32_t bits_2 = (hold & 0);
        ballot_2 = bits_2 & run;
    }
    {
        uint32_t run = active;
        _Alignas(64) int32_t b_row[32];
        const int32_t *const b = row_bar_arv_operands(m, in, known, b_row, 0, 1, 2, 3);
        if (!b)
            return rt_slowly(m, in);
        lanes_bar_sync(b, lane_of_of);
        here = run;
    }
    {
        const uint32_t t = ballot;
        const int32_t come = t != 0 && (t == s->active && (s->parked == 0 || s->ready == 0));
        if (come) {
            if (s->parked != 0) {
                return rt_slowly(m, in);
            } else {
                t_3 = 0;
            }
            const uint32_t others = t_3;
            if (others != 0) {
                return rt_slowly(m, in);
            }
            if (others != 0) {
                return rt_slowly(m, in);
            }
        }
        if (come) {
            if (s->parked != 0) {
                return rt_slowly(m, in);
            }
        } else if (t != 0) {
            if (!(t != s->active)) {
                return rt_slowly(m, in);
            }
        }
    }
    const uint32_t t = ballot;
    const uint32_t y = ballot_2;
    const int32_t t_57 = rt_min_i32(rt_ctz((rt_u128)t, 32), 31);
    const int32_t lane_of = (here >> t_57 & 1 ? lane_of_of[t_57] : 0);
    const int32_t o = lane_of;
    const int32_t id = o & 0xf;
    const int32_t come = t != 0 && (t == s->active && (s->parked == 0 || s->ready == 0));
    if (come) {
        t_5 = t;
        const uint32_t lanes = t_5;
        t_7 = y;
        const uint32_t votes = t_7;
        const int32_t asked = rt_popcount((rt_u128)lanes);
        const int32_t yes = rt_popcount((rt_u128)votes);
        const int32_t before_2 = s->block->come[id];
        const int32_t all_asked = asked + (before_2 == 0 ? 0 : s->block->asked[id]);
        const int32_t all_yes = yes + (before_2 == 0 ? 0 : s->block->yes[id]);
        m->woke = true;
        s->block->some[id] = (uint8_t)(o >> 16 != 0);
        m->woke = true;
        s->block->asked[id] = (uint16_t)(all_asked & 0x7ff);
        m->woke = true;
        s->block->yes[id] = (uint16_t)(all_yes & 0x7ff);
        if (before_2 + 1
            >= (o >> 16 != 0 ? ((o >> 16) + 31) >> 5 : (int32_t)m->launch.warps - s->block->left)) {
            m->woke = true;
            s->block->come[id] = 0;
            m->woke = true;
            s->block->red_yes[id] = (uint16_t)(all_yes & 0x7ff);
            m->woke = true;
            s->block->red_all[id] = (uint8_t)(all_yes == all_asked);
        } else {
            m->woke = true;
            s->block->come[id] = (uint8_t)((before_2 + 1) & 0x3f);
        }
    }
    if (!come) {
        if (t != 0) {
            const uint32_t lanes_3 = s->active & ~t;
            const uint64_t pc_2 = pc_13;
            const int32_t n = rt_ctz((rt_u128)lanes_3, 32) & 0x1f;
            s->group_lanes[n] = lanes_3;
            s->group_pc[n] = pc_2;
            s->ready = s->ready | (uint32_t)1 << n;
            s->parked = s->parked | lanes_3;
            s->active = t;
            m->next = pc_13;
        }
    }
    return 0;
}
RT_MADE_ANY(volta_fast_bar_arv)
RT_KNOWN(volta_fast_bar_arv, 0, 0x3, 0x0, .line = {0})
RT_KNOWN(volta_fast_bar_arv, 1, 0x3, 0x0, .line = {[0] = 3})
RT_QUICK_2(volta_fast_bar_arv)

/* GUARD BAR.RED{BAR_RED}DEFER BAR_OPERANDS, NOT_Pp$P[Pp] PM_EVENTS CTL */
RT_BODY(volta_fast_bar_red)
{
    struct volta_state *const s = m->state;
    const int32_t barrier_bar_red = (int32_t)in->value[0];
    const uint64_t pc_13 = m->pc;
    uint32_t t_5 = 0;
    uint32_t t_7 = 0;
    uint32_t t_3 = 0;
    uint32_t ballot = 0;
    uint32_t ballot_2 = 0;
    _Alignas(64) int32_t lane_of_of[32];
    uint32_t here = 0;
    {
        uint32_t run = active;
        const uint32_t bits = mask_guard(m, in, known, 2, 7);
        ballot = bits & run;
    }
    {
        uint32_t run = active;
        const uint32_t hold = mask_guard(m, in, known, 2, 7);
        const uint32_t hold_2 = mask_src_pp(m, in, known, 6, 5);
        const uint32_t bits_2 = (hold & hold_2);
        ballot_2 = bits_2 & run;
    }
    {
        uint32_t run = active;
        _Alignas(64) int32_t b_row[32];
        const int32_t *const b = row_bar_operands(m, in, known, b_row, 0, 2, 3, 4);
        if (!b)
            return rt_slowly(m, in);
        lanes_bar_sync(b, lane_of_of);
        here = run;
    }
    {
        const uint32_t t = ballot;
        const int32_t come = t != 0 && (t == s->active && (s->parked == 0 || s->ready == 0));
        if (come) {
            if (s->parked != 0) {
                return rt_slowly(m, in);
            } else {
                t_3 = 0;
            }
            const uint32_t others = t_3;
            if (others != 0) {
                return rt_slowly(m, in);
            }
            if (others != 0) {
                return rt_slowly(m, in);
            }
        }
        if (come) {
            if (s->parked != 0) {
                return rt_slowly(m, in);
            }
        } else if (t != 0) {
            if (!(t != s->active)) {
                return rt_slowly(m, in);
            }
        }
    }
    if (!m->again) {
        const uint32_t t = ballot;
        const uint32_t y = ballot_2;
        const int32_t t_57 = rt_min_i32(rt_ctz((rt_u128)t, 32), 31);
        const int32_t lane_of = (here >> t_57 & 1 ? lane_of_of[t_57] : 0);
        const int32_t o = lane_of;
        const int32_t id = o & 0xf;
        const int32_t come = t != 0 && (t == s->active && (s->parked == 0 || s->ready == 0));
        if (come) {
            t_5 = t;
            const uint32_t lanes = t_5;
            t_7 = y;
            const uint32_t votes = t_7;
            const int32_t asked = rt_popcount((rt_u128)lanes);
            const int32_t yes = rt_popcount((rt_u128)votes);
            const int32_t before_2 = s->block->come[id];
            const int32_t all_asked = asked + (before_2 == 0 ? 0 : s->block->asked[id]);
            const int32_t all_yes = yes + (before_2 == 0 ? 0 : s->block->yes[id]);
            m->woke = true;
            s->block->some[id] = (uint8_t)(o >> 16 != 0);
            m->woke = true;
            s->block->asked[id] = (uint16_t)(all_asked & 0x7ff);
            m->woke = true;
            s->block->yes[id] = (uint16_t)(all_yes & 0x7ff);
            if (before_2 + 1
                >= (o >> 16 != 0 ? ((o >> 16) + 31) >> 5
                : (int32_t)m->launch.warps - s->block->left)) {
                m->woke = true;
                s->block->come[id] = 0;
                m->woke = true;
                s->block->red_yes[id] = (uint16_t)(all_yes & 0x7ff);
                m->woke = true;
                s->block->red_all[id] = (uint8_t)(all_yes == all_asked);
            } else {
                m->woke = true;
                s->block->come[id] = (uint8_t)((before_2 + 1) & 0x3f);
            }
        }
        if (1 && come) {
            s->red = (uint8_t)id;
            s->red_kind = (uint8_t)barrier_bar_red;
        }
    }
    const uint32_t t = ballot;
    const int32_t t_58 = rt_min_i32(rt_ctz((rt_u128)t, 32), 31);
    const int32_t lane_of = (here >> t_58 & 1 ? lane_of_of[t_58] : 0);
    const int32_t o = lane_of;
    const int32_t id = o & 0xf;
    const int32_t come = t != 0 && (t == s->active && (s->parked == 0 || s->ready == 0));
    if (!(!come || s->block->come[id] == 0)) {
        m->again = true;
        return RT_WAIT;
    }
    if (!come) {
        if (t != 0) {
            const uint32_t lanes_3 = s->active & ~t;
            const uint64_t pc_2 = pc_13;
            const int32_t n = rt_ctz((rt_u128)lanes_3, 32) & 0x1f;
            s->group_lanes[n] = lanes_3;
            s->group_pc[n] = pc_2;
            s->ready = s->ready | (uint32_t)1 << n;
            s->parked = s->parked | lanes_3;
            s->active = t;
            m->next = pc_13;
        }
    }
    return 0;
}
RT_MADE_ANY(volta_fast_bar_red)
RT_KNOWN(volta_fast_bar_red, 0, 0x7, 0x20, .line = {0})
RT_KNOWN(volta_fast_bar_red, 1, 0x7, 0x20, .line = {[0] = 4}, .value = {[5] = 1})
RT_QUICK_2(volta_fast_bar_red)

/* GUARD B2R.RESULT $R[Rd], OPT PM_EVENTS CTL */
RT_BODY(volta_fast_b2r_r)
{
    struct volta_state *const s = m->state;
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
RT_MADE_ANY(volta_fast_b2r_r)
RT_KNOWN(volta_fast_b2r_r, 0, 0x3, 0x0, .line = {0})
RT_QUICK_1(volta_fast_b2r_r)

/* GUARD R2B 0x0, $R[Rb] PM_EVENTS CTL */
RT_BODY(volta_fast_r2b)
{
    uint32_t run = active;
    const uint32_t trapping = mask_guard(m, in, known, 0, 1);
    if ((run & trapping) != 0)
        return rt_slowly(m, in);
    return RT_ON;
}
RT_MADE_ANY(volta_fast_r2b)
RT_KNOWN(volta_fast_r2b, 0, 0x1, 0x0, .line = {0})
RT_QUICK_1(volta_fast_r2b)

/* GUARD RPCMOV.32 RPC_HALF, MOV_B PM_EVENTS CTL */
RT_BODY(volta_fast_rpcmov_r)
{
    uint32_t run = active;
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_mov_b(m, in, known, b_row, 0, 1, 2, 3, 4, 5);
    const uint32_t hold = mask_guard(m, in, known, 1, 6);
    run &= hold;
    if (!b)
        return rt_slowly(m, in);
    if (!known && !run)
        return RT_ON;
    _Alignas(64) uint32_t result_new[32];
    lanes_bmov_b(b, result_new);
    put_rpc(m, in, run, result_new, 0);
    return RT_ON;
}
RT_MADE_ANY(volta_fast_rpcmov_r)
RT_KNOWN(volta_fast_rpcmov_r, 0, 0x3, 0x0, .line = {0})
RT_QUICK_1(volta_fast_rpcmov_r)

/* GUARD RPCMOV.32 $R[Rd], RPC_HALF PM_EVENTS CTL */
RT_BODY(volta_fast_rpcmov_g)
{
    struct volta_state *const s = m->state;
    const int32_t barrier_rpc_half = (int32_t)rt_value(in, known, 1);
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 0, 2);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    _Alignas(64) uint32_t rd_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 0);
    uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
    if (rt_knows(known, 0x2))
        lanes_rpcmov_g_for(s, rd_to, barrier_rpc_half);
    else
        lanes_rpcmov_g(s, rd_to, barrier_rpc_half);
    rt_write_row32(whole, rd_place, rd_new, run);
    return RT_ON;
}
RT_MADE_ANY(volta_fast_rpcmov_g)
RT_KNOWN(volta_fast_rpcmov_g, 0, 0x1, 0x2, .line = {0})
RT_KNOWN(volta_fast_rpcmov_g, 1, 0x1, 0x2, .value = {[1] = 1})
RT_QUICK_2(volta_fast_rpcmov_g)

/* GUARD RPCMOV.64 Rpc, MOV64_IMM_B PM_EVENTS CTL */
RT_BODY(volta_fast_rpcmov_l)
{
    struct volta_state *const s = m->state;
    uint32_t run = active;
    if (m->watch)
        return rt_slowly(m, in);
    uint64_t b = 0;
    const int b_trap = operand_mov64_imm_b(m, s, in, &b, 0, 0, 1, 2, 3, 4);
    if (b_trap) {
        return rt_slowly(m, in);
    }
    const uint32_t hold = mask_guard(m, in, known, 1, 5);
    run &= hold;
    _Alignas(64) uint64_t result_new[32];
    lanes_rpcmov_l(b, result_new);
    put_rpc_2(m, run, result_new);
    return RT_ON;
}
RT_MADE_ANY(volta_fast_rpcmov_l)
RT_KNOWN(volta_fast_rpcmov_l, 0, 0x2, 0x0, .line = {0})
RT_QUICK_1(volta_fast_rpcmov_l)

/* GUARD SETCTAID.X $R[Ra] PM_EVENTS CTL */
RT_BODY(volta_fast_setctaid)
{
    uint32_t run = active;
    const uint32_t trapping = mask_guard(m, in, known, 0, 1);
    if ((run & trapping) != 0)
        return rt_slowly(m, in);
    return RT_ON;
}
RT_MADE_ANY(volta_fast_setctaid)
RT_KNOWN(volta_fast_setctaid, 0, 0x1, 0x0, .line = {0})
RT_QUICK_1(volta_fast_setctaid)

/* GUARD GETLMEMBASE $R[Rd] PM_EVENTS CTL */
RT_BODY(volta_fast_lmembase_g)
{
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 0, 1);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    _Alignas(64) uint32_t rd_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 0);
    uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
    lanes_lmembase_g(rd_to);
    rt_write_row32(whole, rd_place, rd_new, run);
    return RT_ON;
}
RT_MADE_ANY(volta_fast_lmembase_g)
RT_KNOWN(volta_fast_lmembase_g, 0, 0x1, 0x0, .line = {0})
RT_QUICK_1(volta_fast_lmembase_g)

/* GUARD SETLMEMBASE $R[Ra] PM_EVENTS CTL */
RT_BODY(volta_fast_lmembase_m)
{
    struct volta_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[0];
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 0, 1);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    const uint32_t trapping = lanes_lmembase_m(s, ra);
    if ((run & trapping) != 0)
        return rt_slowly(m, in);
    return RT_ON;
}
RT_MADE_ANY(volta_fast_lmembase_m)
RT_KNOWN(volta_fast_lmembase_m, 0, 0x1, 0x0, .line = {0})
RT_QUICK_1(volta_fast_lmembase_m)

