/* Generated from the description volta by gen/emit/fast. Do not edit. */
#include "volta_fast.h"

RT_WITHIN void lanes_warpsync_m(uint32_t m_8, uint32_t *lane_of_of)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t m_6 = m_8;
        lane_of_of[l] = m_6;
    }
}

RT_WITHIN void lanes_rpcmov_l(uint64_t b, uint64_t *result_new)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint64_t result = b;
        result_new[l] = result;
    }
}

RT_WITHIN void lanes_bra_div_for(struct volta_state *s, int32_t ura, uint32_t ballot,
    uint32_t *found_lanes, const int32_t key)
{
    const int32_t control_inv_ura = key & 1;
    uint32_t hold_3 = 0;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t mask_3 = control_inv_ura ? ~s->ur[ura] : s->ur[ura];
        const int32_t apart_3 = (mask_3 & (s->active | s->parked) & ~ballot) != 0;
        hold_3 |= (uint32_t)((apart_3) != 0) << l;
    }
    *found_lanes = hold_3;
}

RT_LOOP_2(lanes_bra_div,
    (struct volta_state *s, int32_t ura, uint32_t ballot, uint32_t *found_lanes,
    const int32_t fields), (s, ura, ballot, found_lanes, key), 0, 0, 1)

RT_WITHIN void lanes_bra_div_2_for(struct volta_state *s, int32_t ura, uint32_t *found_lanes,
    const int32_t key)
{
    const int32_t control_inv_ura = key & 1;
    uint32_t hold_6 = 0;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t mask_3 = control_inv_ura ? ~s->ur[ura] : s->ur[ura];
        hold_6 |= (uint32_t)((mask_3 >> l & 1) != 0) << l;
    }
    *found_lanes = hold_6;
}

RT_LOOP_2(lanes_bra_div_2,
    (struct volta_state *s, int32_t ura, uint32_t *found_lanes, const int32_t fields),
    (s, ura, found_lanes, key), 0, 0, 1)

RT_WITHIN void lanes_brx(int32_t ra, struct volta_state *s, uint64_t next, int64_t d,
    uint64_t *lane_of_of)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint64_t to_3 =
            (ra == 255 ? 0 : s->r[ra & 0xfe][l] | (uint64_t)s->r[ra | 1][l] << 32) + next
            + (uint64_t)d;
        lane_of_of[l] = to_3;
    }
}

RT_WITHIN uint32_t lanes_brx_2(const int32_t *guard, const int32_t *q, int32_t ra,
    struct volta_state *s, uint64_t next, int64_t d_2, uint32_t ballot, uint32_t here,
    uint64_t *lane_of_of)
{
    uint32_t bits_2 = 0;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t go_4 = guard[l] && q[l];
        const uint64_t to_4 =
            (ra == 255 ? 0 : s->r[ra & 0xfe][l] | (uint64_t)s->r[ra | 1][l] << 32) + next
            + (uint64_t)d_2;
        const uint32_t t_4 = ballot;
        const int32_t t_5 = rt_min_i32(rt_ctz((rt_u128)t_4, 32), 31);
        const uint64_t lane_of_4 = (here >> t_5 & 1 ? lane_of_of[t_5] : 0);
        const uint64_t first_4 = lane_of_4;
        bits_2 |= (uint32_t)((go_4 && to_4 == first_4) != 0) << l;
    }
    return bits_2;
}

RT_WITHIN void lanes_jmx(int32_t ra, struct volta_state *s, int64_t d, uint64_t *lane_of_of)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint64_t to_3 =
            (ra == 255 ? 0 : s->r[ra & 0xfe][l] | (uint64_t)s->r[ra | 1][l] << 32) + (uint64_t)d;
        lane_of_of[l] = to_3;
    }
}

RT_WITHIN uint32_t lanes_jmx_2(const int32_t *guard, const int32_t *q, int32_t ra,
    struct volta_state *s, int64_t d_2, uint32_t ballot, uint32_t here, uint64_t *lane_of_of)
{
    uint32_t bits_2 = 0;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t go_4 = guard[l] && q[l];
        const uint64_t to_4 =
            (ra == 255 ? 0 : s->r[ra & 0xfe][l] | (uint64_t)s->r[ra | 1][l] << 32) + (uint64_t)d_2;
        const uint32_t t_4 = ballot;
        const int32_t t_5 = rt_min_i32(rt_ctz((rt_u128)t_4, 32), 31);
        const uint64_t lane_of_4 = (here >> t_5 & 1 ? lane_of_of[t_5] : 0);
        const uint64_t first_4 = lane_of_4;
        bits_2 |= (uint32_t)((go_4 && to_4 == first_4) != 0) << l;
    }
    return bits_2;
}

RT_WITHIN void lanes_call_at(int64_t to_4, int64_t *lane_of_of)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t to_3 = to_4;
        lane_of_of[l] = to_3;
    }
}

RT_WITHIN uint32_t lanes_call_at_2(const int32_t *guard, const int32_t *q, int64_t to_6,
    uint32_t ballot, uint32_t here, int64_t *lane_of_of)
{
    uint32_t bits_2 = 0;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t go_4 = guard[l] && q[l];
        const int64_t to_5 = to_6;
        const uint32_t t_4 = ballot;
        const int32_t t_5 = rt_min_i32(rt_ctz((rt_u128)t_4, 32), 31);
        const int64_t lane_of_4 = (here >> t_5 & 1 ? lane_of_of[t_5] : 0);
        const int64_t first_4 = lane_of_4;
        bits_2 |= (uint32_t)((go_4 && to_5 == first_4) != 0) << l;
    }
    return bits_2;
}

RT_WITHIN uint32_t lanes_call_c(const int32_t *guard, const int32_t *q, uint32_t to_6,
    uint32_t ballot, uint32_t here, uint32_t *lane_of_of)
{
    uint32_t bits_2 = 0;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t go_4 = guard[l] && q[l];
        const uint32_t to_5 = to_6;
        const uint32_t t_4 = ballot;
        const int32_t t_5 = rt_min_i32(rt_ctz((rt_u128)t_4, 32), 31);
        const uint32_t lane_of_4 = (here >> t_5 & 1 ? lane_of_of[t_5] : 0);
        const uint32_t first_4 = lane_of_4;
        bits_2 |= (uint32_t)((go_4 && to_5 == first_4) != 0) << l;
    }
    return bits_2;
}

RT_WITHIN uint32_t lanes_call_rel(const int32_t *guard, const int32_t *q, uint64_t to_6,
    uint32_t ballot, uint32_t here, uint64_t *lane_of_of)
{
    uint32_t bits_2 = 0;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t go_4 = guard[l] && q[l];
        const uint64_t to_5 = to_6;
        const uint32_t t_4 = ballot;
        const int32_t t_5 = rt_min_i32(rt_ctz((rt_u128)t_4, 32), 31);
        const uint64_t lane_of_4 = (here >> t_5 & 1 ? lane_of_of[t_5] : 0);
        const uint64_t first_4 = lane_of_4;
        bits_2 |= (uint32_t)((go_4 && to_5 == first_4) != 0) << l;
    }
    return bits_2;
}

RT_WITHIN void lanes_call_rr(int32_t ra, struct volta_state *s, uint64_t to_4, uint64_t *lane_of_of)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint64_t to_3 =
            (ra == 255 ? 0 : s->r[ra & 0xfe][l] | (uint64_t)s->r[ra | 1][l] << 32) + to_4;
        lane_of_of[l] = to_3;
    }
}

RT_WITHIN uint32_t lanes_call_rr_2(const int32_t *guard, const int32_t *q, int32_t ra,
    struct volta_state *s, uint64_t to_6, uint32_t ballot, uint32_t here, uint64_t *lane_of_of)
{
    uint32_t bits_2 = 0;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t go_4 = guard[l] && q[l];
        const uint64_t to_5 =
            (ra == 255 ? 0 : s->r[ra & 0xfe][l] | (uint64_t)s->r[ra | 1][l] << 32) + to_6;
        const uint32_t t_4 = ballot;
        const int32_t t_5 = rt_min_i32(rt_ctz((rt_u128)t_4, 32), 31);
        const uint64_t lane_of_4 = (here >> t_5 & 1 ? lane_of_of[t_5] : 0);
        const uint64_t first_4 = lane_of_4;
        bits_2 |= (uint32_t)((go_4 && to_5 == first_4) != 0) << l;
    }
    return bits_2;
}

RT_WITHIN void lanes_lepc_n(uint64_t pc, uint32_t *rd_to, uint32_t *result_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint64_t x = pc;
        const uint32_t rd = (uint32_t)x;
        const uint32_t result = (uint32_t)(x >> 32);
        rd_to[l] = rd;
        result_to[l] = result;
    }
}

RT_WITHIN void lanes_lepc_t(uint64_t next, int64_t lepc_target, uint32_t *rd_to,
    uint32_t *result_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint64_t x = next + (uint64_t)lepc_target;
        const uint32_t rd = (uint32_t)x;
        const uint32_t result = (uint32_t)(x >> 32);
        rd_to[l] = rd;
        result_to[l] = result;
    }
}

/* GUARD EXIT{KEEPREFCOUNT}PREEMPTED{NO_ATEXIT} OPT_SRC PM_EVENTS CTL */
RT_BODY(volta_fast_exit)
{
    struct volta_state *const s = m->state;
    uint32_t ballot = 0;
    {
        uint32_t run = active;
        const uint32_t hold = mask_guard(m, in, known, 1, 5);
        const uint32_t hold_2 = mask_opt_src(m, in, known, 0, 4);
        const uint32_t bits = (hold & hold_2);
        ballot = bits & run;
    }
    {
        if (s->parked == 0) {
            const uint32_t left = s->active & ~ballot;
            if (left == 0) {
                return rt_slowly(m, in);
            }
        } else if (ballot != 0) {
            return rt_slowly(m, in);
        }
    }
    if (s->parked == 0) {
        const uint32_t left = s->active & ~ballot;
        s->active = left;
    }
    return 0;
}
RT_MADE_ANY(volta_fast_exit)
RT_KNOWN(volta_fast_exit, 0, 0x3, 0x0, .line = {0})
RT_QUICK_1(volta_fast_exit)

/* GUARD BRA{DEPTH}BRA_KIND{OPT_ANY} OPT_SRC, REL_TARGET PM_EVENTS CTL */
RT_BODY(volta_fast_bra_b)
{
    struct volta_state *const s = m->state;
    const int32_t control_bra_kind = (int32_t)rt_value(in, known, 1);
    const uint64_t pc_13 = m->pc;
    const uint64_t next = m->next;
    uint32_t ballot = 0;
    uint32_t ballot_2 = 0;
    uint32_t ballot_3 = 0;
    {
        uint32_t run = active;
        if (control_bra_kind <= 1) {
            const uint32_t hold = mask_guard(m, in, known, 3, 7);
            const uint32_t hold_2 = mask_opt_src(m, in, known, 1, 4);
            const uint32_t bits = ((hold & hold_2) & UINT32_MAX);
            ballot = bits & run;
        }
    }
    {
        uint32_t run = active;
        if (!(control_bra_kind <= 1)) {
            if (control_bra_kind == 2) {
                const uint32_t hold_3 = mask_guard(m, in, known, 3, 7);
                const uint32_t hold_4 = mask_opt_src(m, in, known, 1, 4);
                const uint32_t hold_5 = (s->parked != 0) ? UINT32_MAX : 0;
                const uint32_t bits_2 = (((hold_3 & hold_4) & UINT32_MAX) & hold_5);
                ballot_2 = bits_2 & run;
            }
        }
    }
    {
        uint32_t run = active;
        if (!(control_bra_kind <= 1)) {
            if (!(control_bra_kind == 2)) {
                const uint32_t hold_6 = mask_guard(m, in, known, 3, 7);
                const uint32_t hold_7 = mask_opt_src(m, in, known, 1, 4);
                const uint32_t hold_8 = (s->parked == 0) ? UINT32_MAX : 0;
                const uint32_t bits_3 = (((hold_6 & hold_7) & UINT32_MAX) & hold_8);
                ballot_3 = bits_3 & run;
            }
        }
    }
    {
        const uint64_t to = operand_rel_target(m, in, 2, 5, 6);
        if (control_bra_kind <= 1) {
            const uint32_t t = ballot;
            if (t == s->active) {
                if (!(s->parked == 0 || to > pc_13)) {
                    if (!(0 || s->ready == 0)) {
                        return rt_slowly(m, in);
                    }
                }
            }
        } else if (control_bra_kind == 2) {
            const uint32_t t_2 = ballot_2;
            if (t_2 == s->active) {
                if (!(s->parked == 0 || to > pc_13)) {
                    if (!(0 || s->ready == 0)) {
                        return rt_slowly(m, in);
                    }
                }
            }
        } else {
            const uint32_t t_3 = ballot_3;
            if (t_3 == s->active) {
                if (!(s->parked == 0 || to > pc_13)) {
                    if (!(0 || s->ready == 0)) {
                        return rt_slowly(m, in);
                    }
                }
            }
        }
    }
    const uint64_t to_2 = operand_rel_target(m, in, 2, 5, 6);
    if (control_bra_kind <= 1) {
        const uint32_t t = ballot;
        if (t == s->active) {
            if (s->parked == 0 || to_2 > pc_13) {
                m->next = to_2;
            } else {
                m->next = to_2;
            }
        } else if (t != 0) {
            if ((int32_t)m->launch.option[0] == 0) {
                const int32_t n_2 = rt_ctz((rt_u128)t, 32) & 0x1f;
                s->group_lanes[n_2] = t;
                s->group_pc[n_2] = to_2;
                s->ready = s->ready | (uint32_t)1 << n_2;
                s->parked = s->parked | t;
                s->active = s->active & ~t;
            } else {
                const uint32_t lanes_2 = s->active & ~t;
                const uint64_t pc = next;
                const int32_t n_3 = rt_ctz((rt_u128)lanes_2, 32) & 0x1f;
                s->group_lanes[n_3] = lanes_2;
                s->group_pc[n_3] = pc;
                s->ready = s->ready | (uint32_t)1 << n_3;
                s->parked = s->parked | lanes_2;
                s->active = t;
                m->next = to_2;
            }
        }
    } else if (control_bra_kind == 2) {
        const uint32_t t_2 = ballot_2;
        if (t_2 == s->active) {
            if (s->parked == 0 || to_2 > pc_13) {
                m->next = to_2;
            } else {
                m->next = to_2;
            }
        } else if (t_2 != 0) {
            if ((int32_t)m->launch.option[0] == 0) {
                const int32_t n_5 = rt_ctz((rt_u128)t_2, 32) & 0x1f;
                s->group_lanes[n_5] = t_2;
                s->group_pc[n_5] = to_2;
                s->ready = s->ready | (uint32_t)1 << n_5;
                s->parked = s->parked | t_2;
                s->active = s->active & ~t_2;
            } else {
                const uint32_t lanes_4 = s->active & ~t_2;
                const uint64_t pc_2 = next;
                const int32_t n_6 = rt_ctz((rt_u128)lanes_4, 32) & 0x1f;
                s->group_lanes[n_6] = lanes_4;
                s->group_pc[n_6] = pc_2;
                s->ready = s->ready | (uint32_t)1 << n_6;
                s->parked = s->parked | lanes_4;
                s->active = t_2;
                m->next = to_2;
            }
        }
    } else {
        const uint32_t t_3 = ballot_3;
        if (t_3 == s->active) {
            if (s->parked == 0 || to_2 > pc_13) {
                m->next = to_2;
            } else {
                m->next = to_2;
            }
        } else if (t_3 != 0) {
            if ((int32_t)m->launch.option[0] == 0) {
                const int32_t n_8 = rt_ctz((rt_u128)t_3, 32) & 0x1f;
                s->group_lanes[n_8] = t_3;
                s->group_pc[n_8] = to_2;
                s->ready = s->ready | (uint32_t)1 << n_8;
                s->parked = s->parked | t_3;
                s->active = s->active & ~t_3;
            } else {
                const uint32_t lanes_6 = s->active & ~t_3;
                const uint64_t pc_3 = next;
                const int32_t n_9 = rt_ctz((rt_u128)lanes_6, 32) & 0x1f;
                s->group_lanes[n_9] = lanes_6;
                s->group_pc[n_9] = pc_3;
                s->ready = s->ready | (uint32_t)1 << n_9;
                s->parked = s->parked | lanes_6;
                s->active = t_3;
                m->next = to_2;
            }
        }
    }
    return 0;
}
RT_MADE_ANY(volta_fast_bra_b)
RT_KNOWN(volta_fast_bra_b, 0, 0xa, 0x2, .line = {0})
RT_QUICK_1(volta_fast_bra_b)

/* GUARD BRA{DEPTH}BRA_UR_KIND OPT_SRC, INV_URa$UR[URa], REL_TARGET PM_EVENTS CTL */
RT_BODY(volta_fast_bra_div)
{
    struct volta_state *const s = m->state;
    const int32_t control_bra_ur_kind = (int32_t)rt_value(in, known, 1);
    const int32_t ura = (int32_t)in->value[5];
    const int32_t control_inv_ura = (int32_t)rt_value(in, known, 4);
    const uint64_t pc_9 = m->pc;
    const uint64_t next = m->next;
    uint32_t ballot = 0;
    uint32_t ballot_2 = 0;
    uint32_t ballot_3 = 0;
    {
        uint32_t run = active;
        const uint32_t hold = mask_guard(m, in, known, 2, 8);
        const uint32_t hold_2 = mask_opt_src(m, in, known, 0, 3);
        const uint32_t bits = (hold & hold_2);
        ballot = bits & run;
    }
    {
        uint32_t run = active;
        if (control_bra_ur_kind == 2) {
            uint32_t hold_3;
            if (rt_knows(known, 0x10))
                lanes_bra_div_for(s, ura, ballot, &hold_3, control_inv_ura);
            else
                lanes_bra_div(s, ura, ballot, &hold_3, control_inv_ura);
            const uint32_t hold_4 = mask_guard(m, in, known, 2, 8);
            const uint32_t hold_5 = mask_opt_src(m, in, known, 0, 3);
            uint32_t hold_6;
            if (rt_knows(known, 0x10))
                lanes_bra_div_2_for(s, ura, &hold_6, control_inv_ura);
            else
                lanes_bra_div_2(s, ura, &hold_6, control_inv_ura);
            const uint32_t bits_2 = (hold_3 & ((hold_4 & hold_5) | hold_6));
            ballot_2 = bits_2 & run;
        }
    }
    {
        uint32_t run = active;
        if (!(control_bra_ur_kind == 2)) {
            if (control_bra_ur_kind == 3) {
                const uint32_t hold_7 = mask_guard(m, in, known, 2, 8);
                const uint32_t hold_8 = mask_opt_src(m, in, known, 0, 3);
                uint32_t hold_9;
                if (rt_knows(known, 0x10))
                    lanes_bra_div_for(s, ura, ballot, &hold_9, control_inv_ura);
                else
                    lanes_bra_div(s, ura, ballot, &hold_9, control_inv_ura);
                const uint32_t bits_3 = ((hold_7 & hold_8) & ~hold_9);
                ballot_3 = bits_3 & run;
            }
        }
    }
    {
        const uint64_t to = operand_rel_target(m, in, 1, 6, 7);
        if (control_bra_ur_kind == 2) {
            const uint32_t t = ballot_2;
            if (t == s->active) {
                if (!(s->parked == 0 || to > pc_9)) {
                    if (!(0 || s->ready == 0)) {
                        return rt_slowly(m, in);
                    }
                }
            }
        } else if (control_bra_ur_kind == 3) {
            const uint32_t t_2 = ballot_3;
            if (t_2 == s->active) {
                if (!(s->parked == 0 || to > pc_9)) {
                    if (!(0 || s->ready == 0)) {
                        return rt_slowly(m, in);
                    }
                }
            }
        }
    }
    const uint64_t to_2 = operand_rel_target(m, in, 1, 6, 7);
    if (control_bra_ur_kind == 2) {
        const uint32_t t = ballot_2;
        if (t == s->active) {
            if (s->parked == 0 || to_2 > pc_9) {
                m->next = to_2;
            } else {
                m->next = to_2;
            }
        } else if (t != 0) {
            if ((int32_t)m->launch.option[0] == 0) {
                const int32_t n_2 = rt_ctz((rt_u128)t, 32) & 0x1f;
                s->group_lanes[n_2] = t;
                s->group_pc[n_2] = to_2;
                s->ready = s->ready | (uint32_t)1 << n_2;
                s->parked = s->parked | t;
                s->active = s->active & ~t;
            } else {
                const uint32_t lanes_2 = s->active & ~t;
                const uint64_t pc = next;
                const int32_t n_3 = rt_ctz((rt_u128)lanes_2, 32) & 0x1f;
                s->group_lanes[n_3] = lanes_2;
                s->group_pc[n_3] = pc;
                s->ready = s->ready | (uint32_t)1 << n_3;
                s->parked = s->parked | lanes_2;
                s->active = t;
                m->next = to_2;
            }
        }
    } else if (control_bra_ur_kind == 3) {
        const uint32_t t_2 = ballot_3;
        if (t_2 == s->active) {
            if (s->parked == 0 || to_2 > pc_9) {
                m->next = to_2;
            } else {
                m->next = to_2;
            }
        } else if (t_2 != 0) {
            if ((int32_t)m->launch.option[0] == 0) {
                const int32_t n_5 = rt_ctz((rt_u128)t_2, 32) & 0x1f;
                s->group_lanes[n_5] = t_2;
                s->group_pc[n_5] = to_2;
                s->ready = s->ready | (uint32_t)1 << n_5;
                s->parked = s->parked | t_2;
                s->active = s->active & ~t_2;
            } else {
                const uint32_t lanes_4 = s->active & ~t_2;
                const uint64_t pc_2 = next;
                const int32_t n_6 = rt_ctz((rt_u128)lanes_4, 32) & 0x1f;
                s->group_lanes[n_6] = lanes_4;
                s->group_pc[n_6] = pc_2;
                s->ready = s->ready | (uint32_t)1 << n_6;
                s->parked = s->parked | lanes_4;
                s->active = t_2;
                m->next = to_2;
            }
        }
    } else {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: a test without a name");
    }
    return 0;
}
RT_MADE_ANY(volta_fast_bra_div)
RT_KNOWN(volta_fast_bra_div, 0, 0x5, 0x12, .line = {0})
RT_KNOWN(volta_fast_bra_div, 1, 0x5, 0x12, .value = {[1] = 2})
RT_KNOWN(volta_fast_bra_div, 2, 0x5, 0x12, .value = {[1] = 3, [4] = 1})
RT_KNOWN(volta_fast_bra_div, 3, 0x5, 0x12, .value = {[1] = 2, [4] = 1})
RT_QUICK_4(volta_fast_bra_div)

/* GUARD JMP{DEPTH}JMP_KIND OPT_SRC, ABS_TARGET PM_EVENTS CTL */
RT_BODY(volta_fast_jmp_b)
{
    struct volta_state *const s = m->state;
    const uint64_t pc_3 = m->pc;
    const uint64_t next = m->next;
    uint32_t ballot = 0;
    {
        uint32_t run = active;
        const uint32_t hold = mask_guard(m, in, known, 2, 6);
        const uint32_t hold_2 = mask_opt_src(m, in, known, 0, 3);
        const uint32_t bits = ((hold & hold_2) & UINT32_MAX);
        ballot = bits & run;
    }
    {
        const int64_t to = operand_abs_target(in, 1, 4, 5);
        const uint32_t t = ballot;
        if (t == s->active) {
            if (!(s->parked == 0 || (uint64_t)to > pc_3)) {
                if (!(0 || s->ready == 0)) {
                    return rt_slowly(m, in);
                }
            }
        }
    }
    const int64_t to_2 = operand_abs_target(in, 1, 4, 5);
    const uint32_t t = ballot;
    if (t == s->active) {
        if (s->parked == 0 || (uint64_t)to_2 > pc_3) {
            m->next = (uint64_t)to_2;
        } else {
            m->next = (uint64_t)to_2;
        }
    } else if (t != 0) {
        if ((int32_t)m->launch.option[0] == 0) {
            const int32_t n_2 = rt_ctz((rt_u128)t, 32) & 0x1f;
            s->group_lanes[n_2] = t;
            s->group_pc[n_2] = (uint64_t)to_2;
            s->ready = s->ready | (uint32_t)1 << n_2;
            s->parked = s->parked | t;
            s->active = s->active & ~t;
        } else {
            const uint32_t lanes_2 = s->active & ~t;
            const uint64_t pc = next;
            const int32_t n_3 = rt_ctz((rt_u128)lanes_2, 32) & 0x1f;
            s->group_lanes[n_3] = lanes_2;
            s->group_pc[n_3] = pc;
            s->ready = s->ready | (uint32_t)1 << n_3;
            s->parked = s->parked | lanes_2;
            s->active = t;
            m->next = (uint64_t)to_2;
        }
    }
    return 0;
}
RT_MADE_ANY(volta_fast_jmp_b)
RT_KNOWN(volta_fast_jmp_b, 0, 0x5, 0x0, .line = {0})
RT_QUICK_1(volta_fast_jmp_b)

/* GUARD JMP{DEPTH}JMP_KIND OPT_SRC, c[C_BANK][C_OFFSET] PM_EVENTS CTL */
RT_BODY(volta_fast_jmp_c)
{
    struct volta_state *const s = m->state;
    const int32_t c_bank = (int32_t)in->value[4];
    const int32_t c_offset = rt_sext_32((uint32_t)in->value[5], 14) * 4;
    const uint64_t pc_3 = m->pc;
    const uint64_t next = m->next;
    uint32_t ballot = 0;
    {
        uint32_t run = active;
        const uint32_t hold = mask_guard(m, in, known, 2, 6);
        const uint32_t hold_2 = mask_opt_src(m, in, known, 0, 3);
        const uint32_t bits = ((hold & hold_2) & UINT32_MAX);
        ballot = bits & run;
    }
    if (m->watch)
        return rt_slowly(m, in);
    {
        uint32_t to;
        to = (uint32_t)rt_load(m, VOLTA_SPACE_C, (uint64_t)(c_bank * 65536 + (c_offset & 0xffff)),
            4);
        if (m->trap.kind)
            return rt_slowly(m, in);
        const uint32_t t = ballot;
        if (t == s->active) {
            if (!(s->parked == 0 || to > pc_3)) {
                if (!(0 || s->ready == 0)) {
                    return rt_slowly(m, in);
                }
            }
        }
    }
    uint32_t to_2;
    to_2 = (uint32_t)rt_load(m, VOLTA_SPACE_C, (uint64_t)(c_bank * 65536 + (c_offset & 0xffff)), 4);
    if (m->trap.kind)
        return (int)m->trap.kind;
    const uint32_t t = ballot;
    if (t == s->active) {
        if (s->parked == 0 || to_2 > pc_3) {
            m->next = to_2;
        } else {
            m->next = to_2;
        }
    } else if (t != 0) {
        if ((int32_t)m->launch.option[0] == 0) {
            const int32_t n_2 = rt_ctz((rt_u128)t, 32) & 0x1f;
            s->group_lanes[n_2] = t;
            s->group_pc[n_2] = to_2;
            s->ready = s->ready | (uint32_t)1 << n_2;
            s->parked = s->parked | t;
            s->active = s->active & ~t;
        } else {
            const uint32_t lanes_2 = s->active & ~t;
            const uint64_t pc = next;
            const int32_t n_3 = rt_ctz((rt_u128)lanes_2, 32) & 0x1f;
            s->group_lanes[n_3] = lanes_2;
            s->group_pc[n_3] = pc;
            s->ready = s->ready | (uint32_t)1 << n_3;
            s->parked = s->parked | lanes_2;
            s->active = t;
            m->next = to_2;
        }
    }
    return 0;
}
RT_MADE_ANY(volta_fast_jmp_c)
RT_KNOWN(volta_fast_jmp_c, 0, 0x5, 0x0, .line = {0})
RT_QUICK_1(volta_fast_jmp_c)

/* GUARD BRX{DEPTH} OPT_SRC, $R[Ra] OPT_DISTANCE PM_EVENTS CTL */
RT_BODY(volta_fast_brx)
{
    struct volta_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[3];
    const uint64_t next = m->next;
    const uint64_t pc_9 = m->pc;
    uint32_t ballot = 0;
    _Alignas(64) uint64_t lane_of_of[32];
    uint32_t here = 0;
    uint32_t ballot_2 = 0;
    {
        uint32_t run = active;
        const uint32_t hold = mask_guard(m, in, known, 2, 6);
        const uint32_t hold_2 = mask_opt_src(m, in, known, 0, 2);
        const uint32_t bits = (hold & hold_2);
        ballot = bits & run;
    }
    {
        uint32_t run = active;
        const int64_t d = operand_opt_distance(in, 1, 4, 5);
        lanes_brx(ra, s, next, d, lane_of_of);
        here = run;
    }
    {
        uint32_t run = active;
        _Alignas(64) int32_t q_row[32];
        const int32_t *const q = row_opt_src(m, in, known, q_row, 0, 2);
        const int64_t d_2 = operand_opt_distance(in, 1, 4, 5);
        _Alignas(64) int32_t guard_row[32];
        const int32_t *const guard = row_guard(m, in, known, guard_row, 2, 6);
        if (!q || !guard)
            return rt_slowly(m, in);
        const uint32_t bits_2 = lanes_brx_2(guard, q, ra, s, next, d_2, ballot, here, lane_of_of);
        ballot_2 = bits_2 & run;
    }
    {
        const uint32_t t = ballot;
        const int32_t t_6 = rt_min_i32(rt_ctz((rt_u128)t, 32), 31);
        const uint64_t lane_of = (here >> t_6 & 1 ? lane_of_of[t_6] : 0);
        const uint64_t first = lane_of;
        const uint32_t same = ballot_2;
        if (same == s->active) {
            if (!(s->parked == 0 || first > pc_9)) {
                if (!(0 || s->ready == 0)) {
                    return rt_slowly(m, in);
                }
            }
        }
    }
    const uint32_t t = ballot;
    const int32_t t_7 = rt_min_i32(rt_ctz((rt_u128)t, 32), 31);
    const uint64_t lane_of = (here >> t_7 & 1 ? lane_of_of[t_7] : 0);
    const uint64_t first = lane_of;
    const uint32_t same = ballot_2;
    if (same == s->active) {
        if (s->parked == 0 || first > pc_9) {
            m->next = first;
        } else {
            m->next = first;
        }
    } else if (same == t) {
        if (t != 0) {
            if ((int32_t)m->launch.option[0] == 0) {
                const int32_t n_2 = rt_ctz((rt_u128)t, 32) & 0x1f;
                s->group_lanes[n_2] = t;
                s->group_pc[n_2] = first;
                s->ready = s->ready | (uint32_t)1 << n_2;
                s->parked = s->parked | t;
                s->active = s->active & ~t;
            } else {
                const uint32_t lanes_2 = s->active & ~t;
                const uint64_t pc = next;
                const int32_t n_3 = rt_ctz((rt_u128)lanes_2, 32) & 0x1f;
                s->group_lanes[n_3] = lanes_2;
                s->group_pc[n_3] = pc;
                s->ready = s->ready | (uint32_t)1 << n_3;
                s->parked = s->parked | lanes_2;
                s->active = t;
                m->next = first;
            }
        }
    } else {
        const uint32_t lanes_3 = s->active & ~same;
        const uint64_t pc_2 = pc_9;
        const int32_t n_4 = rt_ctz((rt_u128)lanes_3, 32) & 0x1f;
        s->group_lanes[n_4] = lanes_3;
        s->group_pc[n_4] = pc_2;
        s->ready = s->ready | (uint32_t)1 << n_4;
        s->parked = s->parked | lanes_3;
        s->active = same;
        m->next = first;
    }
    return 0;
}
RT_MADE_ANY(volta_fast_brx)
RT_KNOWN(volta_fast_brx, 0, 0x5, 0x0, .line = {0})
RT_QUICK_1(volta_fast_brx)

/* GUARD JMX{DEPTH} OPT_SRC, $R[Ra] OPT_DISTANCE PM_EVENTS CTL */
RT_BODY(volta_fast_jmx)
{
    struct volta_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[3];
    const uint64_t pc_9 = m->pc;
    const uint64_t next = m->next;
    uint32_t ballot = 0;
    _Alignas(64) uint64_t lane_of_of[32];
    uint32_t here = 0;
    uint32_t ballot_2 = 0;
    {
        uint32_t run = active;
        const uint32_t hold = mask_guard(m, in, known, 2, 6);
        const uint32_t hold_2 = mask_opt_src(m, in, known, 0, 2);
        const uint32_t bits = (hold & hold_2);
        ballot = bits & run;
    }
    {
        uint32_t run = active;
        const int64_t d = operand_opt_distance(in, 1, 4, 5);
        lanes_jmx(ra, s, d, lane_of_of);
        here = run;
    }
    {
        uint32_t run = active;
        _Alignas(64) int32_t q_row[32];
        const int32_t *const q = row_opt_src(m, in, known, q_row, 0, 2);
        const int64_t d_2 = operand_opt_distance(in, 1, 4, 5);
        _Alignas(64) int32_t guard_row[32];
        const int32_t *const guard = row_guard(m, in, known, guard_row, 2, 6);
        if (!q || !guard)
            return rt_slowly(m, in);
        const uint32_t bits_2 = lanes_jmx_2(guard, q, ra, s, d_2, ballot, here, lane_of_of);
        ballot_2 = bits_2 & run;
    }
    {
        const uint32_t t = ballot;
        const int32_t t_6 = rt_min_i32(rt_ctz((rt_u128)t, 32), 31);
        const uint64_t lane_of = (here >> t_6 & 1 ? lane_of_of[t_6] : 0);
        const uint64_t first = lane_of;
        const uint32_t same = ballot_2;
        if (same == s->active) {
            if (!(s->parked == 0 || first > pc_9)) {
                if (!(0 || s->ready == 0)) {
                    return rt_slowly(m, in);
                }
            }
        }
    }
    const uint32_t t = ballot;
    const int32_t t_7 = rt_min_i32(rt_ctz((rt_u128)t, 32), 31);
    const uint64_t lane_of = (here >> t_7 & 1 ? lane_of_of[t_7] : 0);
    const uint64_t first = lane_of;
    const uint32_t same = ballot_2;
    if (same == s->active) {
        if (s->parked == 0 || first > pc_9) {
            m->next = first;
        } else {
            m->next = first;
        }
    } else if (same == t) {
        if (t != 0) {
            if ((int32_t)m->launch.option[0] == 0) {
                const int32_t n_2 = rt_ctz((rt_u128)t, 32) & 0x1f;
                s->group_lanes[n_2] = t;
                s->group_pc[n_2] = first;
                s->ready = s->ready | (uint32_t)1 << n_2;
                s->parked = s->parked | t;
                s->active = s->active & ~t;
            } else {
                const uint32_t lanes_2 = s->active & ~t;
                const uint64_t pc = next;
                const int32_t n_3 = rt_ctz((rt_u128)lanes_2, 32) & 0x1f;
                s->group_lanes[n_3] = lanes_2;
                s->group_pc[n_3] = pc;
                s->ready = s->ready | (uint32_t)1 << n_3;
                s->parked = s->parked | lanes_2;
                s->active = t;
                m->next = first;
            }
        }
    } else {
        const uint32_t lanes_3 = s->active & ~same;
        const uint64_t pc_2 = pc_9;
        const int32_t n_4 = rt_ctz((rt_u128)lanes_3, 32) & 0x1f;
        s->group_lanes[n_4] = lanes_3;
        s->group_pc[n_4] = pc_2;
        s->ready = s->ready | (uint32_t)1 << n_4;
        s->parked = s->parked | lanes_3;
        s->active = same;
        m->next = first;
    }
    return 0;
}
RT_MADE_ANY(volta_fast_jmx)
RT_KNOWN(volta_fast_jmx, 0, 0x5, 0x0, .line = {0})
RT_QUICK_1(volta_fast_jmx)

/* GUARD BRXU{DEPTH} OPT_SRC, $UR[URa] OPT_DISTANCE PM_EVENTS CTL */
RT_BODY(volta_fast_brxu_brxu)
{
    struct volta_state *const s = m->state;
    const int32_t ura = (int32_t)in->value[3];
    const uint64_t next = m->next;
    const uint64_t pc_3 = m->pc;
    uint32_t ballot = 0;
    {
        uint32_t run = active;
        const uint32_t hold = mask_guard(m, in, known, 2, 6);
        const uint32_t hold_2 = mask_opt_src(m, in, known, 0, 2);
        const uint32_t bits = (hold & hold_2);
        ballot = bits & run;
    }
    {
        const int64_t d = operand_opt_distance(in, 1, 4, 5);
        const uint64_t to = (s->ur[ura] | (uint64_t)s->ur[ura | 1] << 32) + next + (uint64_t)d;
        const uint32_t t = ballot;
        if (t == s->active) {
            if (!(s->parked == 0 || to > pc_3)) {
                if (!(0 || s->ready == 0)) {
                    return rt_slowly(m, in);
                }
            }
        }
    }
    const int64_t d_2 = operand_opt_distance_2(in, 1, 4, 5);
    const uint64_t to = (s->ur[ura] | (uint64_t)s->ur[ura | 1] << 32) + next + (uint64_t)d_2;
    const uint32_t t = ballot;
    if (t == s->active) {
        if (s->parked == 0 || to > pc_3) {
            m->next = to;
        } else {
            m->next = to;
        }
    } else if (t != 0) {
        if ((int32_t)m->launch.option[0] == 0) {
            const int32_t n_2 = rt_ctz((rt_u128)t, 32) & 0x1f;
            s->group_lanes[n_2] = t;
            s->group_pc[n_2] = to;
            s->ready = s->ready | (uint32_t)1 << n_2;
            s->parked = s->parked | t;
            s->active = s->active & ~t;
        } else {
            const uint32_t lanes_2 = s->active & ~t;
            const uint64_t pc = next;
            const int32_t n_3 = rt_ctz((rt_u128)lanes_2, 32) & 0x1f;
            s->group_lanes[n_3] = lanes_2;
            s->group_pc[n_3] = pc;
            s->ready = s->ready | (uint32_t)1 << n_3;
            s->parked = s->parked | lanes_2;
            s->active = t;
            m->next = to;
        }
    }
    return 0;
}
RT_MADE_ANY(volta_fast_brxu_brxu)
RT_KNOWN(volta_fast_brxu_brxu, 0, 0x5, 0x0, .line = {0})
RT_QUICK_1(volta_fast_brxu_brxu)

/* GUARD JMXU{DEPTH} OPT_SRC, $UR[URa] OPT_DISTANCE PM_EVENTS CTL */
RT_BODY(volta_fast_brxu_jmxu)
{
    struct volta_state *const s = m->state;
    const int32_t ura = (int32_t)in->value[3];
    const uint64_t pc_3 = m->pc;
    const uint64_t next = m->next;
    uint32_t ballot = 0;
    {
        uint32_t run = active;
        const uint32_t hold = mask_guard(m, in, known, 2, 6);
        const uint32_t hold_2 = mask_opt_src(m, in, known, 0, 2);
        const uint32_t bits = (hold & hold_2);
        ballot = bits & run;
    }
    {
        const int64_t d = operand_opt_distance(in, 1, 4, 5);
        const uint64_t to = (s->ur[ura] | (uint64_t)s->ur[ura | 1] << 32) + (uint64_t)d;
        const uint32_t t = ballot;
        if (t == s->active) {
            if (!(s->parked == 0 || to > pc_3)) {
                if (!(0 || s->ready == 0)) {
                    return rt_slowly(m, in);
                }
            }
        }
    }
    const int64_t d_2 = operand_opt_distance_2(in, 1, 4, 5);
    const uint64_t to = (s->ur[ura] | (uint64_t)s->ur[ura | 1] << 32) + (uint64_t)d_2;
    const uint32_t t = ballot;
    if (t == s->active) {
        if (s->parked == 0 || to > pc_3) {
            m->next = to;
        } else {
            m->next = to;
        }
    } else if (t != 0) {
        if ((int32_t)m->launch.option[0] == 0) {
            const int32_t n_2 = rt_ctz((rt_u128)t, 32) & 0x1f;
            s->group_lanes[n_2] = t;
            s->group_pc[n_2] = to;
            s->ready = s->ready | (uint32_t)1 << n_2;
            s->parked = s->parked | t;
            s->active = s->active & ~t;
        } else {
            const uint32_t lanes_2 = s->active & ~t;
            const uint64_t pc = next;
            const int32_t n_3 = rt_ctz((rt_u128)lanes_2, 32) & 0x1f;
            s->group_lanes[n_3] = lanes_2;
            s->group_pc[n_3] = pc;
            s->ready = s->ready | (uint32_t)1 << n_3;
            s->parked = s->parked | lanes_2;
            s->active = t;
            m->next = to;
        }
    }
    return 0;
}
RT_MADE_ANY(volta_fast_brxu_jmxu)
RT_KNOWN(volta_fast_brxu_jmxu, 0, 0x5, 0x0, .line = {0})
RT_QUICK_1(volta_fast_brxu_jmxu)

/* GUARD CALL.ABS{NOINC} OPT_SRC, ABS_TARGET PM_EVENTS CTL */
RT_BODY(volta_fast_call_at)
{
    struct volta_state *const s = m->state;
    const uint64_t pc_9 = m->pc;
    const uint64_t next = m->next;
    uint32_t ballot = 0;
    _Alignas(64) int64_t lane_of_of[32];
    uint32_t here = 0;
    uint32_t ballot_2 = 0;
    {
        uint32_t run = active;
        const uint32_t hold = mask_guard(m, in, known, 2, 5);
        const uint32_t hold_2 = mask_opt_src(m, in, known, 0, 2);
        const uint32_t bits = (hold & hold_2);
        ballot = bits & run;
    }
    {
        uint32_t run = active;
        const int64_t to_4 = operand_abs_target(in, 1, 3, 4);
        lanes_call_at(to_4, lane_of_of);
        here = run;
    }
    {
        uint32_t run = active;
        _Alignas(64) int32_t q_row[32];
        const int32_t *const q = row_opt_src(m, in, known, q_row, 0, 2);
        const int64_t to_6 = operand_abs_target(in, 1, 3, 4);
        _Alignas(64) int32_t guard_row[32];
        const int32_t *const guard = row_guard(m, in, known, guard_row, 2, 5);
        if (!q || !guard)
            return rt_slowly(m, in);
        const uint32_t bits_2 = lanes_call_at_2(guard, q, to_6, ballot, here, lane_of_of);
        ballot_2 = bits_2 & run;
    }
    {
        const uint32_t t = ballot;
        const int32_t t_6 = rt_min_i32(rt_ctz((rt_u128)t, 32), 31);
        const int64_t lane_of = (here >> t_6 & 1 ? lane_of_of[t_6] : 0);
        const int64_t first = lane_of;
        const uint32_t same = ballot_2;
        if (same == s->active) {
            if (!(s->parked == 0 || (uint64_t)first > pc_9)) {
                if (!(0 || s->ready == 0)) {
                    return rt_slowly(m, in);
                }
            }
        }
    }
    const uint32_t t = ballot;
    const int32_t t_7 = rt_min_i32(rt_ctz((rt_u128)t, 32), 31);
    const int64_t lane_of = (here >> t_7 & 1 ? lane_of_of[t_7] : 0);
    const int64_t first = lane_of;
    const uint32_t same = ballot_2;
    if (same == s->active) {
        if (s->parked == 0 || (uint64_t)first > pc_9) {
            m->next = (uint64_t)first;
        } else {
            m->next = (uint64_t)first;
        }
    } else if (same == t) {
        if (t != 0) {
            if ((int32_t)m->launch.option[0] == 0) {
                const int32_t n_2 = rt_ctz((rt_u128)t, 32) & 0x1f;
                s->group_lanes[n_2] = t;
                s->group_pc[n_2] = (uint64_t)first;
                s->ready = s->ready | (uint32_t)1 << n_2;
                s->parked = s->parked | t;
                s->active = s->active & ~t;
            } else {
                const uint32_t lanes_2 = s->active & ~t;
                const uint64_t pc = next;
                const int32_t n_3 = rt_ctz((rt_u128)lanes_2, 32) & 0x1f;
                s->group_lanes[n_3] = lanes_2;
                s->group_pc[n_3] = pc;
                s->ready = s->ready | (uint32_t)1 << n_3;
                s->parked = s->parked | lanes_2;
                s->active = t;
                m->next = (uint64_t)first;
            }
        }
    } else {
        const uint32_t lanes_3 = s->active & ~same;
        const uint64_t pc_2 = pc_9;
        const int32_t n_4 = rt_ctz((rt_u128)lanes_3, 32) & 0x1f;
        s->group_lanes[n_4] = lanes_3;
        s->group_pc[n_4] = pc_2;
        s->ready = s->ready | (uint32_t)1 << n_4;
        s->parked = s->parked | lanes_3;
        s->active = same;
        m->next = (uint64_t)first;
    }
    return 0;
}
RT_MADE_ANY(volta_fast_call_at)
RT_KNOWN(volta_fast_call_at, 0, 0x5, 0x0, .line = {0})
RT_QUICK_1(volta_fast_call_at)

/* GUARD CALL.ABS{NOINC} OPT_SRC, CONST PM_EVENTS CTL */
RT_BODY(volta_fast_call_c)
{
    struct volta_state *const s = m->state;
    const uint64_t pc_9 = m->pc;
    const uint64_t next = m->next;
    uint32_t ballot = 0;
    _Alignas(64) uint32_t lane_of_of[32];
    uint32_t here = 0;
    uint32_t ballot_2 = 0;
    {
        uint32_t run = active;
        const uint32_t hold = mask_guard(m, in, known, 2, 6);
        const uint32_t hold_2 = mask_opt_src(m, in, known, 0, 2);
        const uint32_t bits = (hold & hold_2);
        ballot = bits & run;
    }
    {
        uint32_t run = active;
        if (m->watch)
            return rt_slowly(m, in);
        uint32_t to_4 = 0;
        const int to_4_trap = operand_const(m, in, &to_4, 1, 4, 3);
        if (to_4_trap) {
            return rt_slowly(m, in);
        }
        lanes_warpsync_m(to_4, lane_of_of);
        here = run;
    }
    {
        uint32_t run = active;
        _Alignas(64) int32_t q_row[32];
        const int32_t *const q = row_opt_src(m, in, known, q_row, 0, 2);
        if (m->watch)
            return rt_slowly(m, in);
        uint32_t to_6 = 0;
        const int to_6_trap = operand_const(m, in, &to_6, 1, 4, 3);
        if (to_6_trap) {
            return rt_slowly(m, in);
        }
        _Alignas(64) int32_t guard_row[32];
        const int32_t *const guard = row_guard(m, in, known, guard_row, 2, 6);
        if (!q || !guard)
            return rt_slowly(m, in);
        const uint32_t bits_2 = lanes_call_c(guard, q, to_6, ballot, here, lane_of_of);
        ballot_2 = bits_2 & run;
    }
    {
        const uint32_t t = ballot;
        const int32_t t_6 = rt_min_i32(rt_ctz((rt_u128)t, 32), 31);
        const uint32_t lane_of = (here >> t_6 & 1 ? lane_of_of[t_6] : 0);
        const uint32_t first = lane_of;
        const uint32_t same = ballot_2;
        if (same == s->active) {
            if (!(s->parked == 0 || first > pc_9)) {
                if (!(0 || s->ready == 0)) {
                    return rt_slowly(m, in);
                }
            }
        }
    }
    const uint32_t t = ballot;
    const int32_t t_7 = rt_min_i32(rt_ctz((rt_u128)t, 32), 31);
    const uint32_t lane_of = (here >> t_7 & 1 ? lane_of_of[t_7] : 0);
    const uint32_t first = lane_of;
    const uint32_t same = ballot_2;
    if (same == s->active) {
        if (s->parked == 0 || first > pc_9) {
            m->next = first;
        } else {
            m->next = first;
        }
    } else if (same == t) {
        if (t != 0) {
            if ((int32_t)m->launch.option[0] == 0) {
                const int32_t n_2 = rt_ctz((rt_u128)t, 32) & 0x1f;
                s->group_lanes[n_2] = t;
                s->group_pc[n_2] = first;
                s->ready = s->ready | (uint32_t)1 << n_2;
                s->parked = s->parked | t;
                s->active = s->active & ~t;
            } else {
                const uint32_t lanes_2 = s->active & ~t;
                const uint64_t pc = next;
                const int32_t n_3 = rt_ctz((rt_u128)lanes_2, 32) & 0x1f;
                s->group_lanes[n_3] = lanes_2;
                s->group_pc[n_3] = pc;
                s->ready = s->ready | (uint32_t)1 << n_3;
                s->parked = s->parked | lanes_2;
                s->active = t;
                m->next = first;
            }
        }
    } else {
        const uint32_t lanes_3 = s->active & ~same;
        const uint64_t pc_2 = pc_9;
        const int32_t n_4 = rt_ctz((rt_u128)lanes_3, 32) & 0x1f;
        s->group_lanes[n_4] = lanes_3;
        s->group_pc[n_4] = pc_2;
        s->ready = s->ready | (uint32_t)1 << n_4;
        s->parked = s->parked | lanes_3;
        s->active = same;
        m->next = first;
    }
    return 0;
}
RT_MADE_ANY(volta_fast_call_c)
RT_KNOWN(volta_fast_call_c, 0, 0x5, 0x0, .line = {0})
RT_QUICK_1(volta_fast_call_c)

/* GUARD CALL.ABS{NOINC} OPT_SRC, $R[Ra] OPT_DISTANCE PM_EVENTS CTL */
RT_BODY(volta_fast_call_r)
{
    struct volta_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[3];
    const uint64_t pc_9 = m->pc;
    const uint64_t next = m->next;
    uint32_t ballot = 0;
    _Alignas(64) uint64_t lane_of_of[32];
    uint32_t here = 0;
    uint32_t ballot_2 = 0;
    {
        uint32_t run = active;
        const uint32_t hold = mask_guard(m, in, known, 2, 6);
        const uint32_t hold_2 = mask_opt_src(m, in, known, 0, 2);
        const uint32_t bits = (hold & hold_2);
        ballot = bits & run;
    }
    {
        uint32_t run = active;
        const int64_t to_4 = operand_opt_distance(in, 1, 4, 5);
        lanes_jmx(ra, s, to_4, lane_of_of);
        here = run;
    }
    {
        uint32_t run = active;
        _Alignas(64) int32_t q_row[32];
        const int32_t *const q = row_opt_src(m, in, known, q_row, 0, 2);
        const int64_t to_6 = operand_opt_distance(in, 1, 4, 5);
        _Alignas(64) int32_t guard_row[32];
        const int32_t *const guard = row_guard(m, in, known, guard_row, 2, 6);
        if (!q || !guard)
            return rt_slowly(m, in);
        const uint32_t bits_2 = lanes_jmx_2(guard, q, ra, s, to_6, ballot, here, lane_of_of);
        ballot_2 = bits_2 & run;
    }
    {
        const uint32_t t = ballot;
        const int32_t t_6 = rt_min_i32(rt_ctz((rt_u128)t, 32), 31);
        const uint64_t lane_of = (here >> t_6 & 1 ? lane_of_of[t_6] : 0);
        const uint64_t first = lane_of;
        const uint32_t same = ballot_2;
        if (same == s->active) {
            if (!(s->parked == 0 || first > pc_9)) {
                if (!(0 || s->ready == 0)) {
                    return rt_slowly(m, in);
                }
            }
        }
    }
    const uint32_t t = ballot;
    const int32_t t_7 = rt_min_i32(rt_ctz((rt_u128)t, 32), 31);
    const uint64_t lane_of = (here >> t_7 & 1 ? lane_of_of[t_7] : 0);
    const uint64_t first = lane_of;
    const uint32_t same = ballot_2;
    if (same == s->active) {
        if (s->parked == 0 || first > pc_9) {
            m->next = first;
        } else {
            m->next = first;
        }
    } else if (same == t) {
        if (t != 0) {
            if ((int32_t)m->launch.option[0] == 0) {
                const int32_t n_2 = rt_ctz((rt_u128)t, 32) & 0x1f;
                s->group_lanes[n_2] = t;
                s->group_pc[n_2] = first;
                s->ready = s->ready | (uint32_t)1 << n_2;
                s->parked = s->parked | t;
                s->active = s->active & ~t;
            } else {
                const uint32_t lanes_2 = s->active & ~t;
                const uint64_t pc = next;
                const int32_t n_3 = rt_ctz((rt_u128)lanes_2, 32) & 0x1f;
                s->group_lanes[n_3] = lanes_2;
                s->group_pc[n_3] = pc;
                s->ready = s->ready | (uint32_t)1 << n_3;
                s->parked = s->parked | lanes_2;
                s->active = t;
                m->next = first;
            }
        }
    } else {
        const uint32_t lanes_3 = s->active & ~same;
        const uint64_t pc_2 = pc_9;
        const int32_t n_4 = rt_ctz((rt_u128)lanes_3, 32) & 0x1f;
        s->group_lanes[n_4] = lanes_3;
        s->group_pc[n_4] = pc_2;
        s->ready = s->ready | (uint32_t)1 << n_4;
        s->parked = s->parked | lanes_3;
        s->active = same;
        m->next = first;
    }
    return 0;
}
RT_MADE_ANY(volta_fast_call_r)
RT_KNOWN(volta_fast_call_r, 0, 0x5, 0x0, .line = {0})
RT_QUICK_1(volta_fast_call_r)

/* GUARD CALL.REL{NOINC} OPT_SRC, REL_TARGET PM_EVENTS CTL */
RT_BODY(volta_fast_call_rel)
{
    struct volta_state *const s = m->state;
    const uint64_t pc_9 = m->pc;
    const uint64_t next = m->next;
    uint32_t ballot = 0;
    _Alignas(64) uint64_t lane_of_of[32];
    uint32_t here = 0;
    uint32_t ballot_2 = 0;
    {
        uint32_t run = active;
        const uint32_t hold = mask_guard(m, in, known, 2, 5);
        const uint32_t hold_2 = mask_opt_src(m, in, known, 0, 2);
        const uint32_t bits = (hold & hold_2);
        ballot = bits & run;
    }
    {
        uint32_t run = active;
        const uint64_t to_4 = operand_rel_target(m, in, 1, 3, 4);
        lanes_rpcmov_l(to_4, lane_of_of);
        here = run;
    }
    {
        uint32_t run = active;
        _Alignas(64) int32_t q_row[32];
        const int32_t *const q = row_opt_src(m, in, known, q_row, 0, 2);
        const uint64_t to_6 = operand_rel_target(m, in, 1, 3, 4);
        _Alignas(64) int32_t guard_row[32];
        const int32_t *const guard = row_guard(m, in, known, guard_row, 2, 5);
        if (!q || !guard)
            return rt_slowly(m, in);
        const uint32_t bits_2 = lanes_call_rel(guard, q, to_6, ballot, here, lane_of_of);
        ballot_2 = bits_2 & run;
    }
    {
        const uint32_t t = ballot;
        const int32_t t_6 = rt_min_i32(rt_ctz((rt_u128)t, 32), 31);
        const uint64_t lane_of = (here >> t_6 & 1 ? lane_of_of[t_6] : 0);
        const uint64_t first = lane_of;
        const uint32_t same = ballot_2;
        if (same == s->active) {
            if (!(s->parked == 0 || first > pc_9)) {
                if (!(0 || s->ready == 0)) {
                    return rt_slowly(m, in);
                }
            }
        }
    }
    const uint32_t t = ballot;
    const int32_t t_7 = rt_min_i32(rt_ctz((rt_u128)t, 32), 31);
    const uint64_t lane_of = (here >> t_7 & 1 ? lane_of_of[t_7] : 0);
    const uint64_t first = lane_of;
    const uint32_t same = ballot_2;
    if (same == s->active) {
        if (s->parked == 0 || first > pc_9) {
            m->next = first;
        } else {
            m->next = first;
        }
    } else if (same == t) {
        if (t != 0) {
            if ((int32_t)m->launch.option[0] == 0) {
                const int32_t n_2 = rt_ctz((rt_u128)t, 32) & 0x1f;
                s->group_lanes[n_2] = t;
                s->group_pc[n_2] = first;
                s->ready = s->ready | (uint32_t)1 << n_2;
                s->parked = s->parked | t;
                s->active = s->active & ~t;
            } else {
                const uint32_t lanes_2 = s->active & ~t;
                const uint64_t pc = next;
                const int32_t n_3 = rt_ctz((rt_u128)lanes_2, 32) & 0x1f;
                s->group_lanes[n_3] = lanes_2;
                s->group_pc[n_3] = pc;
                s->ready = s->ready | (uint32_t)1 << n_3;
                s->parked = s->parked | lanes_2;
                s->active = t;
                m->next = first;
            }
        }
    } else {
        const uint32_t lanes_3 = s->active & ~same;
        const uint64_t pc_2 = pc_9;
        const int32_t n_4 = rt_ctz((rt_u128)lanes_3, 32) & 0x1f;
        s->group_lanes[n_4] = lanes_3;
        s->group_pc[n_4] = pc_2;
        s->ready = s->ready | (uint32_t)1 << n_4;
        s->parked = s->parked | lanes_3;
        s->active = same;
        m->next = first;
    }
    return 0;
}
RT_MADE_ANY(volta_fast_call_rel)
RT_KNOWN(volta_fast_call_rel, 0, 0x5, 0x0, .line = {0})
RT_QUICK_1(volta_fast_call_rel)

/* GUARD CALL.REL{NOINC} OPT_SRC, $R[Ra] REL_TARGET PM_EVENTS CTL */
RT_BODY(volta_fast_call_rr)
{
    struct volta_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[3];
    const uint64_t pc_9 = m->pc;
    const uint64_t next = m->next;
    uint32_t ballot = 0;
    _Alignas(64) uint64_t lane_of_of[32];
    uint32_t here = 0;
    uint32_t ballot_2 = 0;
    {
        uint32_t run = active;
        const uint32_t hold = mask_guard(m, in, known, 2, 6);
        const uint32_t hold_2 = mask_opt_src(m, in, known, 0, 2);
        const uint32_t bits = (hold & hold_2);
        ballot = bits & run;
    }
    {
        uint32_t run = active;
        const uint64_t to_4 = operand_rel_target(m, in, 1, 4, 5);
        lanes_call_rr(ra, s, to_4, lane_of_of);
        here = run;
    }
    {
        uint32_t run = active;
        _Alignas(64) int32_t q_row[32];
        const int32_t *const q = row_opt_src(m, in, known, q_row, 0, 2);
        const uint64_t to_6 = operand_rel_target(m, in, 1, 4, 5);
        _Alignas(64) int32_t guard_row[32];
        const int32_t *const guard = row_guard(m, in, known, guard_row, 2, 6);
        if (!q || !guard)
            return rt_slowly(m, in);
        const uint32_t bits_2 = lanes_call_rr_2(guard, q, ra, s, to_6, ballot, here, lane_of_of);
        ballot_2 = bits_2 & run;
    }
    {
        const uint32_t t = ballot;
        const int32_t t_6 = rt_min_i32(rt_ctz((rt_u128)t, 32), 31);
        const uint64_t lane_of = (here >> t_6 & 1 ? lane_of_of[t_6] : 0);
        const uint64_t first = lane_of;
        const uint32_t same = ballot_2;
        if (same == s->active) {
            if (!(s->parked == 0 || first > pc_9)) {
                if (!(0 || s->ready == 0)) {
                    return rt_slowly(m, in);
                }
            }
        }
    }
    const uint32_t t = ballot;
    const int32_t t_7 = rt_min_i32(rt_ctz((rt_u128)t, 32), 31);
    const uint64_t lane_of = (here >> t_7 & 1 ? lane_of_of[t_7] : 0);
    const uint64_t first = lane_of;
    const uint32_t same = ballot_2;
    if (same == s->active) {
        if (s->parked == 0 || first > pc_9) {
            m->next = first;
        } else {
            m->next = first;
        }
    } else if (same == t) {
        if (t != 0) {
            if ((int32_t)m->launch.option[0] == 0) {
                const int32_t n_2 = rt_ctz((rt_u128)t, 32) & 0x1f;
                s->group_lanes[n_2] = t;
                s->group_pc[n_2] = first;
                s->ready = s->ready | (uint32_t)1 << n_2;
                s->parked = s->parked | t;
                s->active = s->active & ~t;
            } else {
                const uint32_t lanes_2 = s->active & ~t;
                const uint64_t pc = next;
                const int32_t n_3 = rt_ctz((rt_u128)lanes_2, 32) & 0x1f;
                s->group_lanes[n_3] = lanes_2;
                s->group_pc[n_3] = pc;
                s->ready = s->ready | (uint32_t)1 << n_3;
                s->parked = s->parked | lanes_2;
                s->active = t;
                m->next = first;
            }
        }
    } else {
        const uint32_t lanes_3 = s->active & ~same;
        const uint64_t pc_2 = pc_9;
        const int32_t n_4 = rt_ctz((rt_u128)lanes_3, 32) & 0x1f;
        s->group_lanes[n_4] = lanes_3;
        s->group_pc[n_4] = pc_2;
        s->ready = s->ready | (uint32_t)1 << n_4;
        s->parked = s->parked | lanes_3;
        s->active = same;
        m->next = first;
    }
    return 0;
}
RT_MADE_ANY(volta_fast_call_rr)
RT_KNOWN(volta_fast_call_rr, 0, 0x5, 0x0, .line = {0})
RT_QUICK_1(volta_fast_call_rr)

/* GUARD CALL.REL{NOINC} OPT_SRC, $UR[URa] REL_TARGET PM_EVENTS CTL */
RT_BODY(volta_fast_call_ur)
{
    struct volta_state *const s = m->state;
    const int32_t ura = (int32_t)in->value[3];
    const uint64_t pc_3 = m->pc;
    const uint64_t next = m->next;
    uint32_t ballot = 0;
    {
        uint32_t run = active;
        const uint32_t hold = mask_guard(m, in, known, 2, 6);
        const uint32_t hold_2 = mask_opt_src(m, in, known, 0, 2);
        const uint32_t bits = (hold & hold_2);
        ballot = bits & run;
    }
    {
        const uint64_t to_3 = operand_rel_target(m, in, 1, 4, 5);
        const uint64_t to = (s->ur[ura] | (uint64_t)s->ur[ura | 1] << 32) + to_3;
        const uint32_t t = ballot;
        if (t == s->active) {
            if (!(s->parked == 0 || to > pc_3)) {
                if (!(0 || s->ready == 0)) {
                    return rt_slowly(m, in);
                }
            }
        }
    }
    const uint64_t to_4 = operand_rel_target(m, in, 1, 4, 5);
    const uint64_t to = (s->ur[ura] | (uint64_t)s->ur[ura | 1] << 32) + to_4;
    const uint32_t t = ballot;
    if (t == s->active) {
        if (s->parked == 0 || to > pc_3) {
            m->next = to;
        } else {
            m->next = to;
        }
    } else if (t != 0) {
        if ((int32_t)m->launch.option[0] == 0) {
            const int32_t n_2 = rt_ctz((rt_u128)t, 32) & 0x1f;
            s->group_lanes[n_2] = t;
            s->group_pc[n_2] = to;
            s->ready = s->ready | (uint32_t)1 << n_2;
            s->parked = s->parked | t;
            s->active = s->active & ~t;
        } else {
            const uint32_t lanes_2 = s->active & ~t;
            const uint64_t pc = next;
            const int32_t n_3 = rt_ctz((rt_u128)lanes_2, 32) & 0x1f;
            s->group_lanes[n_3] = lanes_2;
            s->group_pc[n_3] = pc;
            s->ready = s->ready | (uint32_t)1 << n_3;
            s->parked = s->parked | lanes_2;
            s->active = t;
            m->next = to;
        }
    }
    return 0;
}
RT_MADE_ANY(volta_fast_call_ur)
RT_KNOWN(volta_fast_call_ur, 0, 0x5, 0x0, .line = {0})
RT_QUICK_1(volta_fast_call_ur)

/* GUARD RET.REL{NODEC} OPT_SRC, $R[Ra] REL_TARGET PM_EVENTS CTL */
RT_BODY(volta_fast_ret_rel)
{
    struct volta_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[3];
    const uint64_t pc_9 = m->pc;
    const uint64_t next = m->next;
    uint32_t ballot = 0;
    _Alignas(64) uint64_t lane_of_of[32];
    uint32_t here = 0;
    uint32_t ballot_2 = 0;
    {
        uint32_t run = active;
        const uint32_t hold = mask_guard(m, in, known, 2, 6);
        const uint32_t hold_2 = mask_opt_src(m, in, known, 0, 2);
        const uint32_t bits = (hold & hold_2);
        ballot = bits & run;
    }
    {
        uint32_t run = active;
        const uint64_t to_4 = operand_rel_target(m, in, 1, 4, 5);
        lanes_call_rr(ra, s, to_4, lane_of_of);
        here = run;
    }
    {
        uint32_t run = active;
        _Alignas(64) int32_t q_row[32];
        const int32_t *const q = row_opt_src(m, in, known, q_row, 0, 2);
        const uint64_t to_6 = operand_rel_target(m, in, 1, 4, 5);
        _Alignas(64) int32_t guard_row[32];
        const int32_t *const guard = row_guard(m, in, known, guard_row, 2, 6);
        if (!q || !guard)
            return rt_slowly(m, in);
        const uint32_t bits_2 = lanes_call_rr_2(guard, q, ra, s, to_6, ballot, here, lane_of_of);
        ballot_2 = bits_2 & run;
    }
    {
        const uint32_t t = ballot;
        const int32_t t_6 = rt_min_i32(rt_ctz((rt_u128)t, 32), 31);
        const uint64_t lane_of = (here >> t_6 & 1 ? lane_of_of[t_6] : 0);
        const uint64_t first = lane_of;
        const uint32_t same = ballot_2;
        if (same == s->active) {
            if (!(s->parked == 0 || first > pc_9)) {
                if (!(0 || s->ready == 0)) {
                    return rt_slowly(m, in);
                }
            }
        }
    }
    const uint32_t t = ballot;
    const int32_t t_7 = rt_min_i32(rt_ctz((rt_u128)t, 32), 31);
    const uint64_t lane_of = (here >> t_7 & 1 ? lane_of_of[t_7] : 0);
    const uint64_t first = lane_of;
    const uint32_t same = ballot_2;
    if (same == s->active) {
        if (s->parked == 0 || first > pc_9) {
            m->next = first;
        } else {
            m->next = first;
        }
    } else if (same == t) {
        if (t != 0) {
            if ((int32_t)m->launch.option[0] == 0) {
                const int32_t n_2 = rt_ctz((rt_u128)t, 32) & 0x1f;
                s->group_lanes[n_2] = t;
                s->group_pc[n_2] = first;
                s->ready = s->ready | (uint32_t)1 << n_2;
                s->parked = s->parked | t;
                s->active = s->active & ~t;
            } else {
                const uint32_t lanes_2 = s->active & ~t;
                const uint64_t pc = next;
                const int32_t n_3 = rt_ctz((rt_u128)lanes_2, 32) & 0x1f;
                s->group_lanes[n_3] = lanes_2;
                s->group_pc[n_3] = pc;
                s->ready = s->ready | (uint32_t)1 << n_3;
                s->parked = s->parked | lanes_2;
                s->active = t;
                m->next = first;
            }
        }
    } else {
        const uint32_t lanes_3 = s->active & ~same;
        const uint64_t pc_2 = pc_9;
        const int32_t n_4 = rt_ctz((rt_u128)lanes_3, 32) & 0x1f;
        s->group_lanes[n_4] = lanes_3;
        s->group_pc[n_4] = pc_2;
        s->ready = s->ready | (uint32_t)1 << n_4;
        s->parked = s->parked | lanes_3;
        s->active = same;
        m->next = first;
    }
    return 0;
}
RT_MADE_ANY(volta_fast_ret_rel)
RT_KNOWN(volta_fast_ret_rel, 0, 0x5, 0x0, .line = {0})
RT_QUICK_1(volta_fast_ret_rel)

/* GUARD RET.ABS{NODEC} OPT_SRC, $R[Ra] DISTANCE PM_EVENTS CTL */
RT_BODY(volta_fast_ret_abs)
{
    struct volta_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[3];
    const uint64_t pc_9 = m->pc;
    const uint64_t next = m->next;
    uint32_t ballot = 0;
    _Alignas(64) uint64_t lane_of_of[32];
    uint32_t here = 0;
    uint32_t ballot_2 = 0;
    {
        uint32_t run = active;
        const uint32_t hold = mask_guard(m, in, known, 2, 6);
        const uint32_t hold_2 = mask_opt_src(m, in, known, 0, 2);
        const uint32_t bits = (hold & hold_2);
        ballot = bits & run;
    }
    {
        uint32_t run = active;
        const int64_t to_4 = operand_distance(in, 1, 4, 5);
        lanes_jmx(ra, s, to_4, lane_of_of);
        here = run;
    }
    {
        uint32_t run = active;
        _Alignas(64) int32_t q_row[32];
        const int32_t *const q = row_opt_src(m, in, known, q_row, 0, 2);
        const int64_t to_6 = operand_distance(in, 1, 4, 5);
        _Alignas(64) int32_t guard_row[32];
        const int32_t *const guard = row_guard(m, in, known, guard_row, 2, 6);
        if (!q || !guard)
            return rt_slowly(m, in);
        const uint32_t bits_2 = lanes_jmx_2(guard, q, ra, s, to_6, ballot, here, lane_of_of);
        ballot_2 = bits_2 & run;
    }
    {
        const uint32_t t = ballot;
        const int32_t t_6 = rt_min_i32(rt_ctz((rt_u128)t, 32), 31);
        const uint64_t lane_of = (here >> t_6 & 1 ? lane_of_of[t_6] : 0);
        const uint64_t first = lane_of;
        const uint32_t same = ballot_2;
        if (same == s->active) {
            if (!(s->parked == 0 || first > pc_9)) {
                if (!(0 || s->ready == 0)) {
                    return rt_slowly(m, in);
                }
            }
        }
    }
    const uint32_t t = ballot;
    const int32_t t_7 = rt_min_i32(rt_ctz((rt_u128)t, 32), 31);
    const uint64_t lane_of = (here >> t_7 & 1 ? lane_of_of[t_7] : 0);
    const uint64_t first = lane_of;
    const uint32_t same = ballot_2;
    if (same == s->active) {
        if (s->parked == 0 || first > pc_9) {
            m->next = first;
        } else {
            m->next = first;
        }
    } else if (same == t) {
        if (t != 0) {
            if ((int32_t)m->launch.option[0] == 0) {
                const int32_t n_2 = rt_ctz((rt_u128)t, 32) & 0x1f;
                s->group_lanes[n_2] = t;
                s->group_pc[n_2] = first;
                s->ready = s->ready | (uint32_t)1 << n_2;
                s->parked = s->parked | t;
                s->active = s->active & ~t;
            } else {
                const uint32_t lanes_2 = s->active & ~t;
                const uint64_t pc = next;
                const int32_t n_3 = rt_ctz((rt_u128)lanes_2, 32) & 0x1f;
                s->group_lanes[n_3] = lanes_2;
                s->group_pc[n_3] = pc;
                s->ready = s->ready | (uint32_t)1 << n_3;
                s->parked = s->parked | lanes_2;
                s->active = t;
                m->next = first;
            }
        }
    } else {
        const uint32_t lanes_3 = s->active & ~same;
        const uint64_t pc_2 = pc_9;
        const int32_t n_4 = rt_ctz((rt_u128)lanes_3, 32) & 0x1f;
        s->group_lanes[n_4] = lanes_3;
        s->group_pc[n_4] = pc_2;
        s->ready = s->ready | (uint32_t)1 << n_4;
        s->parked = s->parked | lanes_3;
        s->active = same;
        m->next = first;
    }
    return 0;
}
RT_MADE_ANY(volta_fast_ret_abs)
RT_KNOWN(volta_fast_ret_abs, 0, 0x5, 0x0, .line = {0})
RT_QUICK_1(volta_fast_ret_abs)

/* GUARD RET.REL{NODEC} OPT_SRC, $UR[URa] REL_TARGET PM_EVENTS CTL */
RT_BODY(volta_fast_ret_ur_rel)
{
    struct volta_state *const s = m->state;
    const int32_t ura = (int32_t)in->value[3];
    const uint64_t pc_3 = m->pc;
    const uint64_t next = m->next;
    uint32_t ballot = 0;
    {
        uint32_t run = active;
        const uint32_t hold = mask_guard(m, in, known, 2, 6);
        const uint32_t hold_2 = mask_opt_src(m, in, known, 0, 2);
        const uint32_t bits = (hold & hold_2);
        ballot = bits & run;
    }
    {
        const uint64_t to_3 = operand_rel_target(m, in, 1, 4, 5);
        const uint64_t to = (s->ur[ura] | (uint64_t)s->ur[ura | 1] << 32) + to_3;
        const uint32_t t = ballot;
        if (t == s->active) {
            if (!(s->parked == 0 || to > pc_3)) {
                if (!(0 || s->ready == 0)) {
                    return rt_slowly(m, in);
                }
            }
        }
    }
    const uint64_t to_4 = operand_rel_target(m, in, 1, 4, 5);
    const uint64_t to = (s->ur[ura] | (uint64_t)s->ur[ura | 1] << 32) + to_4;
    const uint32_t t = ballot;
    if (t == s->active) {
        if (s->parked == 0 || to > pc_3) {
            m->next = to;
        } else {
            m->next = to;
        }
    } else if (t != 0) {
        if ((int32_t)m->launch.option[0] == 0) {
            const int32_t n_2 = rt_ctz((rt_u128)t, 32) & 0x1f;
            s->group_lanes[n_2] = t;
            s->group_pc[n_2] = to;
            s->ready = s->ready | (uint32_t)1 << n_2;
            s->parked = s->parked | t;
            s->active = s->active & ~t;
        } else {
            const uint32_t lanes_2 = s->active & ~t;
            const uint64_t pc = next;
            const int32_t n_3 = rt_ctz((rt_u128)lanes_2, 32) & 0x1f;
            s->group_lanes[n_3] = lanes_2;
            s->group_pc[n_3] = pc;
            s->ready = s->ready | (uint32_t)1 << n_3;
            s->parked = s->parked | lanes_2;
            s->active = t;
            m->next = to;
        }
    }
    return 0;
}
RT_MADE_ANY(volta_fast_ret_ur_rel)
RT_KNOWN(volta_fast_ret_ur_rel, 0, 0x5, 0x0, .line = {0})
RT_QUICK_1(volta_fast_ret_ur_rel)

/* GUARD RET.ABS{NODEC} OPT_SRC, $UR[URa] DISTANCE PM_EVENTS CTL */
RT_BODY(volta_fast_ret_ur_abs)
{
    struct volta_state *const s = m->state;
    const int32_t ura = (int32_t)in->value[3];
    const uint64_t pc_3 = m->pc;
    const uint64_t next = m->next;
    uint32_t ballot = 0;
    {
        uint32_t run = active;
        const uint32_t hold = mask_guard(m, in, known, 2, 6);
        const uint32_t hold_2 = mask_opt_src(m, in, known, 0, 2);
        const uint32_t bits = (hold & hold_2);
        ballot = bits & run;
    }
    {
        const int64_t to_3 = operand_distance(in, 1, 4, 5);
        const uint64_t to = (s->ur[ura] | (uint64_t)s->ur[ura | 1] << 32) + (uint64_t)to_3;
        const uint32_t t = ballot;
        if (t == s->active) {
            if (!(s->parked == 0 || to > pc_3)) {
                if (!(0 || s->ready == 0)) {
                    return rt_slowly(m, in);
                }
            }
        }
    }
    const int64_t to_4 = operand_distance(in, 1, 4, 5);
    const uint64_t to = (s->ur[ura] | (uint64_t)s->ur[ura | 1] << 32) + (uint64_t)to_4;
    const uint32_t t = ballot;
    if (t == s->active) {
        if (s->parked == 0 || to > pc_3) {
            m->next = to;
        } else {
            m->next = to;
        }
    } else if (t != 0) {
        if ((int32_t)m->launch.option[0] == 0) {
            const int32_t n_2 = rt_ctz((rt_u128)t, 32) & 0x1f;
            s->group_lanes[n_2] = t;
            s->group_pc[n_2] = to;
            s->ready = s->ready | (uint32_t)1 << n_2;
            s->parked = s->parked | t;
            s->active = s->active & ~t;
        } else {
            const uint32_t lanes_2 = s->active & ~t;
            const uint64_t pc = next;
            const int32_t n_3 = rt_ctz((rt_u128)lanes_2, 32) & 0x1f;
            s->group_lanes[n_3] = lanes_2;
            s->group_pc[n_3] = pc;
            s->ready = s->ready | (uint32_t)1 << n_3;
            s->parked = s->parked | lanes_2;
            s->active = t;
            m->next = to;
        }
    }
    return 0;
}
RT_MADE_ANY(volta_fast_ret_ur_abs)
RT_KNOWN(volta_fast_ret_ur_abs, 0, 0x5, 0x0, .line = {0})
RT_QUICK_1(volta_fast_ret_ur_abs)

/* GUARD LEPC $R[Rd] PM_EVENTS CTL */
RT_BODY(volta_fast_lepc_n)
{
    const uint64_t pc = m->pc;
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 0, 1);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    _Alignas(64) uint32_t rd_new[32];
    _Alignas(64) uint32_t result_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 0);
    uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
    uint32_t *const result_place = place_r_2(m, in, 0);
    uint32_t *const result_to = rt_into32(m, whole, result_place, result_new);
    lanes_lepc_n(pc, rd_to, result_to);
    rt_write_row32(whole, rd_place, rd_new, run);
    rt_write_row32(whole, result_place, result_new, run);
    return RT_ON;
}
RT_MADE_ANY(volta_fast_lepc_n)
RT_KNOWN(volta_fast_lepc_n, 0, 0x1, 0x0, .line = {0})
RT_QUICK_1(volta_fast_lepc_n)

/* GUARD LEPC $R[Rd], LEPC_TARGET PM_EVENTS CTL */
RT_BODY(volta_fast_lepc_t)
{
    const uint64_t next = m->next;
    const int64_t lepc_target = rt_sext_64(in->value[1], 58);
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 0, 2);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    _Alignas(64) uint32_t rd_new[32];
    _Alignas(64) uint32_t result_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 0);
    uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
    uint32_t *const result_place = place_r_2(m, in, 0);
    uint32_t *const result_to = rt_into32(m, whole, result_place, result_new);
    lanes_lepc_t(next, lepc_target, rd_to, result_to);
    rt_write_row32(whole, rd_place, rd_new, run);
    rt_write_row32(whole, result_place, result_new, run);
    return RT_ON;
}
RT_MADE_ANY(volta_fast_lepc_t)
RT_KNOWN(volta_fast_lepc_t, 0, 0x1, 0x0, .line = {0})
RT_QUICK_1(volta_fast_lepc_t)

/* GUARD BPT{BPT_KIND} OPT_NUMBER PM_EVENTS CTL */
RT_BODY(volta_fast_bpt)
{
    const int32_t control_bpt_kind = (int32_t)rt_value(in, known, 0);
    int32_t any = 0;
    {
        uint32_t run = active;
        const uint32_t bits = mask_guard(m, in, known, 1, 2);
        any = (bits & run) != 0;
    }
    const int32_t go = any;
    if (go) {
        if (control_bpt_kind == 3) {
            return rt_trap(m, ISADORA_TRAP_STATED, "BPT.TRAP");
        }
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: debuggers");
    }
    return 0;
}
RT_MADE_ANY(volta_fast_bpt)
RT_KNOWN(volta_fast_bpt, 0, 0x2, 0x1, .line = {0})
RT_KNOWN(volta_fast_bpt, 1, 0x2, 0x1, .value = {[0] = 3})
RT_QUICK_2(volta_fast_bpt)

