/* Generated from the description volta by gen/emit/fast. Do not edit. */
#include "volta_fast.h"

static uint32_t lanes_bssy(const int32_t *guard, const int32_t *q)
{
    uint32_t bits_2 = 0;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        bits_2 |= (uint32_t)((guard[l] && q[l]) != 0) << l;
    }
    return bits_2;
}

static uint32_t lanes_bsync(uint32_t ballot, struct volta_state *s, int32_t bd)
{
    uint32_t hold = 0;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t t_35 = ballot;
        hold |= (uint32_t)((!(t_35 == s->active && s->apart[bd] == 0)) != 0) << l;
    }
    return hold;
}

static uint32_t lanes_bsync_2(uint32_t ballot)
{
    uint32_t hold_2 = 0;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t t_35 = ballot;
        hold_2 |= (uint32_t)((t_35 != 0) != 0) << l;
    }
    return hold_2;
}

static void lanes_bsync_3(struct volta_state *s, int32_t bd, uint32_t *lane_of_of)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t mask_3 = s->apart[bd] >> l & 1 ? s->kept[bd * 32 + l] : s->b[bd];
        lane_of_of[l] = mask_3;
    }
}

static uint32_t lanes_bsync_4(uint32_t ballot, struct volta_state *s, int32_t bd, uint32_t here,
    uint32_t *lane_of_of, const int32_t *guard_2, const int32_t *q_2)
{
    uint32_t bits_2 = 0;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t t_52 = ballot;
        const uint32_t mask_4 = s->apart[bd] >> l & 1 ? s->kept[bd * 32 + l] : s->b[bd];
        const int32_t t_69 = rt_ctz((rt_u128)t_52, 32) & 0x1f;
        const uint32_t lane_of_4 = (here >> t_69 & 1 ? lane_of_of[t_69] : 0);
        const uint32_t first_4 = lane_of_4;
        bits_2 |= (uint32_t)((guard_2[l] && q_2[l] && mask_4 == first_4) != 0) << l;
    }
    return bits_2;
}

static void lanes_bmov_b(const uint32_t *b, uint32_t *lane_of_of)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t mask_3 = b[l];
        lane_of_of[l] = mask_3;
    }
}

static uint32_t lanes_bmov_rb(struct volta_state *s, int32_t barrier_bb, uint32_t ballot,
    uint32_t here, uint32_t *lane_of_of, const int32_t *guard)
{
    uint32_t bits_2 = 0;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t mask_4 = s->apart[barrier_bb] >> l & 1 ? s->kept[barrier_bb * 32 + l]
            : s->b[barrier_bb];
        const int32_t t = rt_ctz((rt_u128)ballot, 32) & 0x1f;
        const uint32_t lane_of_4 = (here >> t & 1 ? lane_of_of[t] : 0);
        const uint32_t first_4 = lane_of_4;
        bits_2 |= (uint32_t)((guard[l] && mask_4 == first_4) != 0) << l;
    }
    return bits_2;
}

static void lanes_bmov_rs(int32_t barrier_bmov_state, struct isadora_machine *m,
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

static uint32_t lanes_bmov_rs_2(int32_t barrier_bmov_state, struct isadora_machine *m,
    struct volta_state *s, uint32_t ballot, uint32_t here, uint32_t *lane_of_of,
    const int32_t *guard)
{
    uint32_t bits_2 = 0;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t mask_4 = barrier_bmov_state == 24
            ? (rt_shl_u32((uint32_t)1,
            (uint64_t)rt_clamp_i32((int32_t)m->launch.threads - (int32_t)m->launch.warp * 32, 0,
            32)) - 1) & ~(s->active | s->parked) : s->active;
        const int32_t t = rt_ctz((rt_u128)ballot, 32) & 0x1f;
        const uint32_t lane_of_4 = (here >> t & 1 ? lane_of_of[t] : 0);
        const uint32_t first_4 = lane_of_4;
        bits_2 |= (uint32_t)((guard[l] && mask_4 == first_4) != 0) << l;
    }
    return bits_2;
}

static uint32_t lanes_warpsync_r(const int32_t *guard, const int32_t *q)
{
    uint32_t bits = 0;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t go_2 = guard[l] && q[l];
        bits |= (uint32_t)((go_2) != 0) << l;
    }
    return bits;
}

static void lanes_warpsync_r_2(struct volta_state *s, int32_t rb, uint32_t *lane_of_of)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t m_6 = s->r[rb][l];
        lane_of_of[l] = m_6;
    }
}

static uint32_t lanes_warpsync_r_3(const int32_t *guard_2, const int32_t *q_2,
    struct volta_state *s, int32_t rb, uint32_t ballot, uint32_t here, uint32_t *lane_of_of)
{
    uint32_t bits_2 = 0;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t go_4 = guard_2[l] && q_2[l];
        const uint32_t m_8 = s->r[rb][l];
        const uint32_t t_28 = ballot;
        const int32_t t_37 = rt_ctz((rt_u128)t_28, 32) & 0x1f;
        const uint32_t lane_of_4 = (here >> t_37 & 1 ? lane_of_of[t_37] : 0);
        const uint32_t first_4 = lane_of_4;
        bits_2 |= (uint32_t)((go_4 && m_8 == first_4) != 0) << l;
    }
    return bits_2;
}

static void lanes_warpsync_m(uint32_t m_8, uint32_t *lane_of_of)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t m_6 = m_8;
        lane_of_of[l] = m_6;
    }
}

static uint32_t lanes_warpsync_m_2(const int32_t *guard_2, const int32_t *q_2, uint32_t m_11,
    uint32_t ballot, uint32_t here, uint32_t *lane_of_of)
{
    uint32_t bits_2 = 0;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t go_4 = guard_2[l] && q_2[l];
        const uint32_t m_9 = m_11;
        const uint32_t t_28 = ballot;
        const int32_t t_37 = rt_ctz((rt_u128)t_28, 32) & 0x1f;
        const uint32_t lane_of_4 = (here >> t_37 & 1 ? lane_of_of[t_37] : 0);
        const uint32_t first_4 = lane_of_4;
        bits_2 |= (uint32_t)((go_4 && m_9 == first_4) != 0) << l;
    }
    return bits_2;
}

static void lanes_warpsync_a(uint32_t *lane_of_of)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        lane_of_of[l] = 4294967295u;
    }
}

static uint32_t lanes_warpsync_a_2(const int32_t *guard_2, const int32_t *q_2, uint32_t ballot,
    uint32_t here, uint32_t *lane_of_of)
{
    uint32_t bits_2 = 0;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t go_4 = guard_2[l] && q_2[l];
        const uint32_t t_28 = ballot;
        const int32_t t_37 = rt_ctz((rt_u128)t_28, 32) & 0x1f;
        const uint32_t lane_of_4 = (here >> t_37 & 1 ? lane_of_of[t_37] : 0);
        const uint32_t first_4 = lane_of_4;
        bits_2 |= (uint32_t)((go_4 && 4294967295u == first_4) != 0) << l;
    }
    return bits_2;
}

static uint32_t lanes_bar_sync()
{
    uint32_t bits_2 = 0;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        bits_2 |= (uint32_t)((0) != 0) << l;
    }
    return bits_2;
}

static void lanes_bar_sync_2(const int32_t *b, int32_t *lane_of_of)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t value_4 = b[l];
        lane_of_of[l] = value_4;
    }
}

RT_WITHIN void lanes_b2r_r_for(struct volta_state *s, uint32_t *rd_to, bool p_wanted, uint8_t *p_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t t = s->red_kind;
        const int32_t v = t == 0 ? s->block->red_yes[s->red] : t == 1 ? s->block->red_all[s->red]
            : t == 2 ? s->block->red_yes[s->red] != 0 : 0;
        const uint32_t rd = (uint32_t)v;
        const uint32_t p = (uint32_t)(v != 0);
        rd_to[l] = rd;
        if (p_wanted)
            p_to[l] = (uint8_t)p;
    }
}

static void lanes_b2r_r(struct volta_state *s, uint32_t *rd_to, bool p_wanted, uint8_t *p_to)
{
    if (p_wanted)
        lanes_b2r_r_for(s, rd_to, 1, p_to);
    else
        lanes_b2r_r_for(s, rd_to, 0, p_to);
}

RT_WITHIN void lanes_rpcmov_g_for(struct volta_state *s, int32_t barrier_rpc_half, uint32_t *rd_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t rd = (uint32_t)(s->rpc[l] >> 32 * barrier_rpc_half);
        rd_to[l] = rd;
    }
}

static void lanes_rpcmov_g(struct volta_state *s, int32_t barrier_rpc_half, uint32_t *rd_to)
{
    if (barrier_rpc_half)
        lanes_rpcmov_g_for(s, barrier_rpc_half, rd_to);
    else
        lanes_rpcmov_g_for(s, 0, rd_to);
}

static void lanes_rpcmov_l(uint64_t b, uint64_t *result_new)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint64_t result = b;
        result_new[l] = result;
    }
}

/* GUARD BSSY OPT_SRC, $B[Bd], RECONVERGE PM_EVENTS CTL */
RT_BODY(volta_fast_bssy)
{
    struct volta_state *const s = m->state;
    const int32_t bd = (int32_t)in->value[2];
    uint32_t ballot = 0;
    uint32_t ballot_2 = 0;
    {
        uint32_t run = active;
    const uint32_t bits = mask_guard(m, in, usual, 1, 4);
    ballot = bits & run;
    }
    {
        uint32_t run = active;
    _Alignas(64) int32_t q_row[32];
    const int32_t *const q = row_opt_src(m, in, q_row, 0, 1);
    _Alignas(64) int32_t guard_row[32];
    const int32_t *const guard = row_guard(m, in, guard_row, 1, 4);
    if (!q || !guard)
        return rt_slowly(m, in);
    const uint32_t bits_2 = lanes_bssy(guard, q);
    ballot_2 = bits_2 & run;
    }
    const uint32_t t = ballot;
    const uint32_t mask = ballot_2;
    if (t != 0) {
        const uint32_t before_2 = s->b[bd];
        s->b[bd] = mask;
        if (s->parked != 0 || t != s->active) {
            const uint32_t others = before_2 & (s->active | s->parked) & ~t & ~s->apart[bd];
            RT_UNROLL
            for (int32_t i = 0; i <= 31; i++) {
                if (others >> i & 1) {
                    s->kept[bd * 32 + i] = before_2;
                }
            }
            s->apart[bd] = (s->apart[bd] | others) & ~t;
        } else if (s->apart[bd] != 0) {
            s->apart[bd] = 0;
        }
    }
    return 0;
}
RT_USUAL(volta_fast_bssy, 0x2, 0x0)

/* GUARD BSYNC OPT_SRC, $B[Bd] PM_EVENTS CTL */
RT_BODY(volta_fast_bsync)
{
    struct volta_state *const s = m->state;
    (void)usual;
    const int32_t bd = (int32_t)in->value[2];
    const uint64_t next = m->next;
    const uint64_t pc_21 = m->pc;
    uint32_t t_2 = 0;
    uint32_t t_3 = 0;
    uint32_t t_4 = 0;
    uint32_t t_5 = 0;
    uint32_t t_7 = 0;
    uint32_t t_6 = 0;
    uint32_t t_8 = 0;
    uint32_t t_9 = 0;
    uint32_t t_10 = 0;
    uint32_t t_11 = 0;
    uint32_t t_12 = 0;
    uint32_t t_13 = 0;
    uint32_t t_15 = 0;
    uint32_t t_14 = 0;
    uint32_t t_16 = 0;
    uint32_t t_17 = 0;
    uint32_t ballot = 0;
    _Alignas(64) uint32_t lane_of_of[32];
    uint32_t here = 0;
    uint32_t ballot_2 = 0;
    {
        uint32_t run = active;
    _Alignas(64) int32_t q_row[32];
    const int32_t *const q = row_opt_src(m, in, q_row, 0, 1);
    _Alignas(64) int32_t guard_row[32];
    const int32_t *const guard = row_guard(m, in, guard_row, 1, 3);
    if (!q || !guard)
        return rt_slowly(m, in);
    const uint32_t bits = lanes_bssy(guard, q);
    ballot = bits & run;
    }
    {
        uint32_t run = active;
    const uint32_t hold = lanes_bsync(ballot, s, bd);
    run &= hold;
    const uint32_t hold_2 = lanes_bsync_2(ballot);
    run &= hold_2;
    lanes_bsync_3(s, bd, lane_of_of);
    here = run;
    }
    {
        uint32_t run = active;
    _Alignas(64) int32_t q_row_2[32];
    const int32_t *const q_2 = row_opt_src(m, in, q_row_2, 0, 1);
    _Alignas(64) int32_t guard_row_2[32];
    const int32_t *const guard_2 = row_guard(m, in, guard_row_2, 1, 3);
    if (!q_2 || !guard_2)
        return rt_slowly(m, in);
    const uint32_t hold_3 = lanes_bsync(ballot, s, bd);
    run &= hold_3;
    const uint32_t hold_4 = lanes_bsync_2(ballot);
    run &= hold_4;
    const uint32_t bits_2 = lanes_bsync_4(ballot, s, bd, here, lane_of_of, guard_2, q_2);
    ballot_2 = bits_2 & run;
    }
    uint32_t b_new[16];
    for (int32_t i_81 = 0; i_81 < 16; i_81++)
        b_new[i_81] = s->b[i_81];
    uint32_t group_lanes_new[32];
    for (int32_t i_82 = 0; i_82 < 32; i_82++)
        group_lanes_new[i_82] = s->group_lanes[i_82];
    uint64_t group_pc_new[32];
    for (int32_t i_83 = 0; i_83 < 32; i_83++)
        group_pc_new[i_83] = s->group_pc[i_83];
    uint8_t group_wait_new[32];
    for (int32_t i_84 = 0; i_84 < 32; i_84++)
        group_wait_new[i_84] = s->group_wait[i_84];
    uint32_t group_need_new[32];
    for (int32_t i_85 = 0; i_85 < 32; i_85++)
        group_need_new[i_85] = s->group_need[i_85];
    const uint32_t t = ballot;
    if (t == s->active && s->apart[bd] == 0) {
        if ((s->b[bd] & s->active) != 0) {
            if (s->parked == 0 || (s->b[bd] & s->parked) == 0) {
                if (1) {
                    b_new[bd] = 0;
                }
            } else {
                const int32_t kind = bd + 1;
                t_2 = 0;
                RT_UNROLL
                for (int32_t i = 0; i <= 31; i++) {
                    if (s->blocked >> i & 1 && s->group_wait[i] == kind
                        && ((s->group_need[i] ^ s->b[bd]) & (s->active | s->parked)) == 0) {
                        t_2 = t_2 | (uint32_t)1 << i;
                    }
                }
                const uint32_t peers = t_2;
                t_3 = 0;
                RT_UNROLL
                for (int32_t i_2 = 0; i_2 <= 31; i_2++) {
                    if (peers >> i_2 & 1) {
                        t_3 = t_3 | s->group_lanes[i_2];
                    }
                }
                if ((s->b[bd] & s->parked & ~t_3) != 0) {
                    const uint64_t pc = next;
                    t_4 = 0;
                    RT_UNROLL
                    for (int32_t i_3 = 0; i_3 <= 31; i_3++) {
                        if (peers >> i_3 & 1 && s->group_pc[i_3] == pc) {
                            t_4 = t_4 | (uint32_t)1 << i_3;
                        }
                    }
                    const uint32_t same = t_4;
                    t_5 = 0;
                    RT_UNROLL
                    for (int32_t i_4 = 0; i_4 <= 31; i_4++) {
                        if (same >> i_4 & 1) {
                            t_5 = t_5 | s->group_lanes[i_4];
                        }
                    }
                    const uint32_t lanes = s->active | t_5;
                    const int32_t n = rt_ctz((rt_u128)lanes, 32) & 0x1f;
                    RT_UNROLL
                    for (int32_t i_5 = 0; i_5 <= 31; i_5++) {
                        if (same >> i_5 & 1) {
                            group_lanes_new[i_5] = 0;
                            group_pc_new[i_5] = 0;
                            group_wait_new[i_5] = 0;
                            group_need_new[i_5] = 0;
                        }
                    }
                    group_lanes_new[n] = lanes;
                    group_pc_new[n] = pc;
                    group_wait_new[n] = (uint8_t)kind;
                    group_need_new[n] = s->b[bd];
                    const uint32_t blocked = (s->blocked & ~same) | (uint32_t)1 << n;
                    const uint32_t parked = s->parked | s->active;
                    if (s->ready != 0) {
                        t_7 = s->ready;
                    } else {
                        t_6 = 0;
                        RT_UNROLL
                        for (int32_t i_6 = 0; i_6 <= 31; i_6++) {
                            if (blocked >> i_6 & 1 && s->group_wait[i_6] >= 18) {
                                t_6 = t_6 | (uint32_t)1 << i_6;
                            }
                        }
                        t_7 = t_6;
                    }
                    const uint32_t groups = t_7;
                    if (groups == 0) {
                        return rt_trap(m, ISADORA_TRAP_STATED,
                            "DEADLOCK: all threads of the warp wait for each other");
                    }
                    const int32_t m_2 =
                        rt_ctz((rt_u128)(((uint64_t)groups | (uint64_t)groups << 32)
                        & ~(((uint64_t)2 << s->turn) - 1)), 64) & 0x1f;
                    const uint32_t lanes_2 = s->group_lanes[m_2];
                    s->turn = (uint8_t)m_2;
                    s->active = lanes_2;
                    m->next = s->group_pc[m_2];
                    group_lanes_new[m_2] = 0;
                    group_pc_new[m_2] = 0;
                    group_wait_new[m_2] = 0;
                    group_need_new[m_2] = 0;
                    s->ready = s->ready & ~((uint32_t)1 << m_2);
                    s->blocked = blocked & ~((uint32_t)1 << m_2);
                    s->parked = parked & ~lanes_2;
                    if (s->yielded != 0) {
                        s->yielded = s->yielded & ~lanes_2;
                    }
                } else {
                    const int32_t b = kind - 1;
                    if (s->b[b] == s->b[bd]) {
                        b_new[b] = 0;
                    }
                    if (s->apart[b] != 0) {
                        s->apart[b] = s->apart[b] & ~s->b[bd];
                    }
                    const uint64_t pc_2 = next;
                    t_8 = 0;
                    RT_UNROLL
                    for (int32_t i_7 = 0; i_7 <= 31; i_7++) {
                        if (peers >> i_7 & 1 && s->group_pc[i_7] == pc_2) {
                            t_8 = t_8 | (uint32_t)1 << i_7;
                        }
                    }
                    const uint32_t same_2 = t_8;
                    t_9 = 0;
                    RT_UNROLL
                    for (int32_t i_8 = 0; i_8 <= 31; i_8++) {
                        if (same_2 >> i_8 & 1) {
                            t_9 = t_9 | s->group_lanes[i_8];
                        }
                    }
                    const uint32_t lanes_3 = t_9;
                    RT_UNROLL
                    for (int32_t i_9 = 0; i_9 <= 31; i_9++) {
                        if (peers >> i_9 & 1) {
                            group_wait_new[i_9] = 0;
                            group_need_new[i_9] = 0;
                        }
                    }
                    RT_UNROLL
                    for (int32_t i_10 = 0; i_10 <= 31; i_10++) {
                        if (same_2 >> i_10 & 1) {
                            group_lanes_new[i_10] = 0;
                            group_pc_new[i_10] = 0;
                            group_wait_new[i_10] = 0;
                            group_need_new[i_10] = 0;
                        }
                    }
                    s->active = s->active | lanes_3;
                    s->parked = s->parked & ~lanes_3;
                    s->ready = s->ready | (peers & ~same_2);
                    s->blocked = s->blocked & ~peers;
                }
            }
        }
    } else if (t != 0) {
        const int32_t t_70 = rt_ctz((rt_u128)t, 32) & 0x1f;
        const uint32_t lane_of = (here >> t_70 & 1 ? lane_of_of[t_70] : 0);
        const uint32_t first = lane_of;
        const uint32_t same_3 = ballot_2;
        if (same_3 == s->active) {
            if ((first & s->active) != 0) {
                if (s->parked == 0 || (first & s->parked) == 0) {
                    if (s->b[bd] == first) {
                        b_new[bd] = 0;
                    }
                    if (s->apart[bd] != 0) {
                        s->apart[bd] = s->apart[bd] & ~first;
                    }
                } else {
                    const int32_t kind_2 = bd + 1;
                    t_10 = 0;
                    RT_UNROLL
                    for (int32_t i_11 = 0; i_11 <= 31; i_11++) {
                        if (s->blocked >> i_11 & 1 && s->group_wait[i_11] == kind_2
                            && ((s->group_need[i_11] ^ first) & (s->active | s->parked)) == 0) {
                            t_10 = t_10 | (uint32_t)1 << i_11;
                        }
                    }
                    const uint32_t peers_2 = t_10;
                    t_11 = 0;
                    RT_UNROLL
                    for (int32_t i_12 = 0; i_12 <= 31; i_12++) {
                        if (peers_2 >> i_12 & 1) {
                            t_11 = t_11 | s->group_lanes[i_12];
                        }
                    }
                    if ((first & s->parked & ~t_11) != 0) {
                        const uint64_t pc_3 = next;
                        t_12 = 0;
                        RT_UNROLL
                        for (int32_t i_13 = 0; i_13 <= 31; i_13++) {
                            if (peers_2 >> i_13 & 1 && s->group_pc[i_13] == pc_3) {
                                t_12 = t_12 | (uint32_t)1 << i_13;
                            }
                        }
                        const uint32_t same_4 = t_12;
                        t_13 = 0;
                        RT_UNROLL
                        for (int32_t i_14 = 0; i_14 <= 31; i_14++) {
                            if (same_4 >> i_14 & 1) {
                                t_13 = t_13 | s->group_lanes[i_14];
                            }
                        }
                        const uint32_t lanes_4 = s->active | t_13;
                        const int32_t n_2 = rt_ctz((rt_u128)lanes_4, 32) & 0x1f;
                        RT_UNROLL
                        for (int32_t i_15 = 0; i_15 <= 31; i_15++) {
                            if (same_4 >> i_15 & 1) {
                                group_lanes_new[i_15] = 0;
                                group_pc_new[i_15] = 0;
                                group_wait_new[i_15] = 0;
                                group_need_new[i_15] = 0;
                            }
                        }
                        group_lanes_new[n_2] = lanes_4;
                        group_pc_new[n_2] = pc_3;
                        group_wait_new[n_2] = (uint8_t)kind_2;
                        group_need_new[n_2] = first;
                        const uint32_t blocked_2 = (s->blocked & ~same_4) | (uint32_t)1 << n_2;
                        const uint32_t parked_2 = s->parked | s->active;
                        if (s->ready != 0) {
                            t_15 = s->ready;
                        } else {
                            t_14 = 0;
                            RT_UNROLL
                            for (int32_t i_16 = 0; i_16 <= 31; i_16++) {
                                if (blocked_2 >> i_16 & 1 && s->group_wait[i_16] >= 18) {
                                    t_14 = t_14 | (uint32_t)1 << i_16;
                                }
                            }
                            t_15 = t_14;
                        }
                        const uint32_t groups_2 = t_15;
                        if (groups_2 == 0) {
                            return rt_trap(m, ISADORA_TRAP_STATED,
                                "DEADLOCK: all threads of the warp wait for each other");
                        }
                        const int32_t m_3 =
                            rt_ctz((rt_u128)(((uint64_t)groups_2 | (uint64_t)groups_2 << 32)
                            & ~(((uint64_t)2 << s->turn) - 1)), 64) & 0x1f;
                        const uint32_t lanes_5 = s->group_lanes[m_3];
                        s->turn = (uint8_t)m_3;
                        s->active = lanes_5;
                        m->next = s->group_pc[m_3];
                        group_lanes_new[m_3] = 0;
                        group_pc_new[m_3] = 0;
                        group_wait_new[m_3] = 0;
                        group_need_new[m_3] = 0;
                        s->ready = s->ready & ~((uint32_t)1 << m_3);
                        s->blocked = blocked_2 & ~((uint32_t)1 << m_3);
                        s->parked = parked_2 & ~lanes_5;
                        if (s->yielded != 0) {
                            s->yielded = s->yielded & ~lanes_5;
                        }
                    } else {
                        const int32_t b_2 = kind_2 - 1;
                        if (s->b[b_2] == first) {
                            b_new[b_2] = 0;
                        }
                        if (s->apart[b_2] != 0) {
                            s->apart[b_2] = s->apart[b_2] & ~first;
                        }
                        const uint64_t pc_4 = next;
                        t_16 = 0;
                        RT_UNROLL
                        for (int32_t i_17 = 0; i_17 <= 31; i_17++) {
                            if (peers_2 >> i_17 & 1 && s->group_pc[i_17] == pc_4) {
                                t_16 = t_16 | (uint32_t)1 << i_17;
                            }
                        }
                        const uint32_t same_5 = t_16;
                        t_17 = 0;
                        RT_UNROLL
                        for (int32_t i_18 = 0; i_18 <= 31; i_18++) {
                            if (same_5 >> i_18 & 1) {
                                t_17 = t_17 | s->group_lanes[i_18];
                            }
                        }
                        const uint32_t lanes_6 = t_17;
                        RT_UNROLL
                        for (int32_t i_19 = 0; i_19 <= 31; i_19++) {
                            if (peers_2 >> i_19 & 1) {
                                group_wait_new[i_19] = 0;
                                group_need_new[i_19] = 0;
                            }
                        }
                        RT_UNROLL
                        for (int32_t i_20 = 0; i_20 <= 31; i_20++) {
                            if (same_5 >> i_20 & 1) {
                                group_lanes_new[i_20] = 0;
                                group_pc_new[i_20] = 0;
                                group_wait_new[i_20] = 0;
                                group_need_new[i_20] = 0;
                            }
                        }
                        s->active = s->active | lanes_6;
                        s->parked = s->parked & ~lanes_6;
                        s->ready = s->ready | (peers_2 & ~same_5);
                        s->blocked = s->blocked & ~peers_2;
                    }
                }
            }
        } else {
            const uint32_t lanes_7 = s->active & ~same_3;
            const uint64_t pc_5 = pc_21;
            const int32_t n_3 = rt_ctz((rt_u128)lanes_7, 32) & 0x1f;
            group_lanes_new[n_3] = lanes_7;
            group_pc_new[n_3] = pc_5;
            s->ready = s->ready | (uint32_t)1 << n_3;
            s->parked = s->parked | lanes_7;
            s->active = same_3;
            m->next = pc_21;
        }
    }
    for (int32_t i_86 = 0; i_86 < 16; i_86++)
        s->b[i_86] = b_new[i_86];
    for (int32_t i_87 = 0; i_87 < 32; i_87++)
        s->group_lanes[i_87] = group_lanes_new[i_87];
    for (int32_t i_88 = 0; i_88 < 32; i_88++)
        s->group_pc[i_88] = group_pc_new[i_88];
    for (int32_t i_89 = 0; i_89 < 32; i_89++)
        s->group_wait[i_89] = group_wait_new[i_89];
    for (int32_t i_90 = 0; i_90 < 32; i_90++)
        s->group_need[i_90] = group_need_new[i_90];
    return 0;
}
RT_ANY(volta_fast_bsync)

/* GUARD BREAK OPT_SRC, $B[Bd] PM_EVENTS CTL */
RT_BODY(volta_fast_break)
{
    struct volta_state *const s = m->state;
    (void)usual;
    const int32_t bd = (int32_t)in->value[2];
    const uint64_t pc_5 = m->pc;
    uint32_t t_2 = 0;
    uint32_t t_3 = 0;
    uint32_t t_4 = 0;
    uint32_t t_5 = 0;
    uint32_t ballot = 0;
    _Alignas(64) uint32_t lane_of_of[32];
    uint32_t here = 0;
    uint32_t ballot_2 = 0;
    {
        uint32_t run = active;
    _Alignas(64) int32_t q_row[32];
    const int32_t *const q = row_opt_src(m, in, q_row, 0, 1);
    _Alignas(64) int32_t guard_row[32];
    const int32_t *const guard = row_guard(m, in, guard_row, 1, 3);
    if (!q || !guard)
        return rt_slowly(m, in);
    const uint32_t bits = lanes_bssy(guard, q);
    ballot = bits & run;
    }
    {
        uint32_t run = active;
    const uint32_t hold = (!(s->apart[bd] == 0)) ? UINT32_MAX : 0;
    run &= hold;
    const uint32_t hold_2 = lanes_bsync_2(ballot);
    run &= hold_2;
    lanes_bsync_3(s, bd, lane_of_of);
    here = run;
    }
    {
        uint32_t run = active;
    _Alignas(64) int32_t q_row_2[32];
    const int32_t *const q_2 = row_opt_src(m, in, q_row_2, 0, 1);
    _Alignas(64) int32_t guard_row_2[32];
    const int32_t *const guard_2 = row_guard(m, in, guard_row_2, 1, 3);
    const uint32_t hold_3 = (!(s->apart[bd] == 0)) ? UINT32_MAX : 0;
    run &= hold_3;
    if (!q_2 || !guard_2)
        return rt_slowly(m, in);
    const uint32_t hold_4 = lanes_bsync_2(ballot);
    run &= hold_4;
    const uint32_t bits_2 = lanes_bsync_4(ballot, s, bd, here, lane_of_of, guard_2, q_2);
    ballot_2 = bits_2 & run;
    }
    uint32_t bd_new = s->b[bd];
    uint32_t kept_new[512];
    for (int32_t i_37 = 0; i_37 < 512; i_37++)
        kept_new[i_37] = s->kept[i_37];
    const uint32_t t = ballot;
    if (s->apart[bd] == 0) {
        if (t != 0) {
            const uint32_t left = s->b[bd] & ~t;
            if (1) {
                bd_new = left;
            }
            if (s->parked != 0 && (left & s->parked) != 0) {
                const int32_t kind = bd + 1;
                t_2 = 0;
                RT_UNROLL
                for (int32_t i = 0; i <= 31; i++) {
                    if (s->blocked >> i & 1 && s->group_wait[i] == kind
                        && ((s->group_need[i] ^ s->b[bd]) & (s->active | s->parked)) == 0) {
                        t_2 = t_2 | (uint32_t)1 << i;
                    }
                }
                const uint32_t peers = t_2;
                if (peers != 0) {
                    t_3 = 0;
                    RT_UNROLL
                    for (int32_t i_2 = 0; i_2 <= 31; i_2++) {
                        if (peers >> i_2 & 1) {
                            t_3 = t_3 | s->group_lanes[i_2];
                        }
                    }
                    if ((left & (s->active | s->parked) & ~t_3) == 0) {
                        RT_UNROLL
                        for (int32_t i_3 = 0; i_3 <= 31; i_3++) {
                            if (peers >> i_3 & 1) {
                                s->group_wait[i_3] = 0;
                                s->group_need[i_3] = 0;
                            }
                        }
                        s->ready = s->ready | peers;
                        s->blocked = s->blocked & ~peers;
                    } else {
                        RT_UNROLL
                        for (int32_t i_4 = 0; i_4 <= 31; i_4++) {
                            if (peers >> i_4 & 1) {
                                s->group_need[i_4] = left;
                            }
                        }
                    }
                }
            }
        }
    } else if (t != 0) {
        const int32_t t_22 = rt_ctz((rt_u128)t, 32) & 0x1f;
        const uint32_t lane_of = (here >> t_22 & 1 ? lane_of_of[t_22] : 0);
        const uint32_t first = lane_of;
        const uint32_t same = ballot_2;
        if (same == t) {
            const uint32_t left_2 = first & ~t;
            if (s->b[bd] == first) {
                bd_new = left_2;
            }
            RT_UNROLL
            for (int32_t i_5 = 0; i_5 <= 31; i_5++) {
                if (s->apart[bd] >> i_5 & 1 && s->kept[bd * 32 + i_5] == first) {
                    kept_new[bd * 32 + i_5] = left_2;
                }
            }
            if (s->parked != 0 && (left_2 & s->parked) != 0) {
                const int32_t kind_2 = bd + 1;
                t_4 = 0;
                RT_UNROLL
                for (int32_t i_6 = 0; i_6 <= 31; i_6++) {
                    if (s->blocked >> i_6 & 1 && s->group_wait[i_6] == kind_2
                        && ((s->group_need[i_6] ^ first) & (s->active | s->parked)) == 0) {
                        t_4 = t_4 | (uint32_t)1 << i_6;
                    }
                }
                const uint32_t peers_2 = t_4;
                if (peers_2 != 0) {
                    t_5 = 0;
                    RT_UNROLL
                    for (int32_t i_7 = 0; i_7 <= 31; i_7++) {
                        if (peers_2 >> i_7 & 1) {
                            t_5 = t_5 | s->group_lanes[i_7];
                        }
                    }
                    if ((left_2 & (s->active | s->parked) & ~t_5) == 0) {
                        RT_UNROLL
                        for (int32_t i_8 = 0; i_8 <= 31; i_8++) {
                            if (peers_2 >> i_8 & 1) {
                                s->group_wait[i_8] = 0;
                                s->group_need[i_8] = 0;
                            }
                        }
                        s->ready = s->ready | peers_2;
                        s->blocked = s->blocked & ~peers_2;
                    } else {
                        RT_UNROLL
                        for (int32_t i_9 = 0; i_9 <= 31; i_9++) {
                            if (peers_2 >> i_9 & 1) {
                                s->group_need[i_9] = left_2;
                            }
                        }
                    }
                }
            }
        } else {
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
    }
    s->b[bd] = bd_new;
    for (int32_t i_38 = 0; i_38 < 512; i_38++)
        s->kept[i_38] = kept_new[i_38];
    return 0;
}
RT_ANY(volta_fast_break)

/* GUARD BMOV.32.CLEAR $B[Bd], $B[Bb] PM_EVENTS CTL */
RT_BODY(volta_fast_bmov_rb)
{
    struct volta_state *const s = m->state;
    const int32_t barrier_bb = (int32_t)in->value[1];
    const int32_t bd = (int32_t)in->value[0];
    const uint64_t pc_6 = m->pc;
    uint32_t ballot = 0;
    _Alignas(64) uint32_t lane_of_of[32];
    uint32_t here = 0;
    uint32_t ballot_2 = 0;
    uint32_t ballot_3 = 0;
    {
        uint32_t run = active;
    const uint32_t bits = mask_guard(m, in, usual, 0, 2);
    ballot = bits & run;
    }
    {
        uint32_t run = active;
    lanes_bsync_3(s, barrier_bb, lane_of_of);
    here = run;
    }
    {
        uint32_t run = active;
    _Alignas(64) int32_t guard_row[32];
    const int32_t *const guard = row_guard(m, in, guard_row, 0, 2);
    if (!guard)
        return rt_slowly(m, in);
    const uint32_t bits_2 = lanes_bmov_rb(s, barrier_bb, ballot, here, lane_of_of, guard);
    ballot_2 = bits_2 & run;
    }
    {
        uint32_t run = active;
    const uint32_t bits_3 = mask_guard(m, in, usual, 0, 2);
    ballot_3 = bits_3 & run;
    }
    const int32_t t_2 = rt_ctz((rt_u128)ballot, 32) & 0x1f;
    const uint32_t lane_of = (here >> t_2 & 1 ? lane_of_of[t_2] : 0);
    const uint32_t first = lane_of;
    const uint32_t same = ballot_2;
    if (same == ballot_3) {
        if (same != 0) {
            const uint32_t before_2 = s->b[bd];
            s->b[bd] = first;
            if (s->parked != 0 || same != s->active) {
                const uint32_t others = before_2 & (s->active | s->parked) & ~same & ~s->apart[bd];
                RT_UNROLL
                for (int32_t i = 0; i <= 31; i++) {
                    if (others >> i & 1) {
                        s->kept[bd * 32 + i] = before_2;
                    }
                }
                s->apart[bd] = (s->apart[bd] | others) & ~same;
            } else if (s->apart[bd] != 0) {
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
RT_USUAL(volta_fast_bmov_rb, 0x1, 0x0)

/* GUARD BMOV.32 $B[Bd], BMOV_STATE PM_EVENTS CTL */
RT_BODY(volta_fast_bmov_rs)
{
    struct volta_state *const s = m->state;
    const int32_t barrier_bmov_state = (int32_t)in->value[1];
    const int32_t bd = (int32_t)in->value[0];
    const uint64_t pc_6 = m->pc;
    uint32_t ballot = 0;
    _Alignas(64) uint32_t lane_of_of[32];
    uint32_t here = 0;
    uint32_t ballot_2 = 0;
    uint32_t ballot_3 = 0;
    {
        uint32_t run = active;
    const uint32_t hold = (barrier_bmov_state == 24 || barrier_bmov_state == 26) ? UINT32_MAX : 0;
    run &= hold;
    const uint32_t bits = mask_guard(m, in, usual, 0, 2);
    ballot = bits & run;
    }
    {
        uint32_t run = active;
    const uint32_t hold_2 = (barrier_bmov_state == 24 || barrier_bmov_state == 26) ? UINT32_MAX : 0;
    run &= hold_2;
    lanes_bmov_rs(barrier_bmov_state, m, s, lane_of_of);
    here = run;
    }
    {
        uint32_t run = active;
    _Alignas(64) int32_t guard_row[32];
    const int32_t *const guard = row_guard(m, in, guard_row, 0, 2);
    const uint32_t hold_3 = (barrier_bmov_state == 24 || barrier_bmov_state == 26) ? UINT32_MAX : 0;
    run &= hold_3;
    if (!guard)
        return rt_slowly(m, in);
    const uint32_t bits_2 =
        lanes_bmov_rs_2(barrier_bmov_state, m, s, ballot, here, lane_of_of, guard);
    ballot_2 = bits_2 & run;
    }
    {
        uint32_t run = active;
    const uint32_t hold_4 = (barrier_bmov_state == 24 || barrier_bmov_state == 26) ? UINT32_MAX : 0;
    run &= hold_4;
    const uint32_t bits_3 = mask_guard(m, in, usual, 0, 2);
    ballot_3 = bits_3 & run;
    }
    if (barrier_bmov_state == 24 || barrier_bmov_state == 26) {
        const int32_t t_2 = rt_ctz((rt_u128)ballot, 32) & 0x1f;
        const uint32_t lane_of = (here >> t_2 & 1 ? lane_of_of[t_2] : 0);
        const uint32_t first = lane_of;
        const uint32_t same = ballot_2;
        if (same == ballot_3) {
            if (same != 0) {
                const uint32_t before_2 = s->b[bd];
                s->b[bd] = first;
                if (s->parked != 0 || same != s->active) {
                    const uint32_t others = before_2 & (s->active | s->parked) & ~same
                        & ~s->apart[bd];
                    RT_UNROLL
                    for (int32_t i = 0; i <= 31; i++) {
                        if (others >> i & 1) {
                            s->kept[bd * 32 + i] = before_2;
                        }
                    }
                    s->apart[bd] = (s->apart[bd] | others) & ~same;
                } else if (s->apart[bd] != 0) {
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
RT_USUAL(volta_fast_bmov_rs, 0x1, 0x0)

/* GUARD WARPSYNC{EXCLUSIVE} OPT_SRC, $R[Rb] PM_EVENTS CTL */
RT_BODY(volta_fast_warpsync_r)
{
    struct volta_state *const s = m->state;
    (void)usual;
    const int32_t rb = (int32_t)in->value[3];
    const uint64_t pc_17 = m->pc;
    const uint64_t next = m->next;
    uint32_t t_2 = 0;
    uint32_t t_3 = 0;
    uint32_t t_4 = 0;
    uint32_t t_5 = 0;
    uint32_t t_7 = 0;
    uint32_t t_6 = 0;
    uint32_t t_8 = 0;
    uint32_t t_9 = 0;
    uint32_t ballot = 0;
    _Alignas(64) uint32_t lane_of_of[32];
    uint32_t here = 0;
    uint32_t ballot_2 = 0;
    {
        uint32_t run = active;
    _Alignas(64) int32_t q_row[32];
    const int32_t *const q = row_opt_src(m, in, q_row, 1, 2);
    _Alignas(64) int32_t guard_row[32];
    const int32_t *const guard = row_guard(m, in, guard_row, 2, 4);
    if (!q || !guard)
        return rt_slowly(m, in);
    const uint32_t bits = lanes_warpsync_r(guard, q);
    ballot = bits & run;
    }
    {
        uint32_t run = active;
    lanes_warpsync_r_2(s, rb, lane_of_of);
    here = run;
    }
    {
        uint32_t run = active;
    _Alignas(64) int32_t q_row_2[32];
    const int32_t *const q_2 = row_opt_src(m, in, q_row_2, 1, 2);
    _Alignas(64) int32_t guard_row_2[32];
    const int32_t *const guard_2 = row_guard(m, in, guard_row_2, 2, 4);
    if (!q_2 || !guard_2)
        return rt_slowly(m, in);
    const uint32_t bits_2 = lanes_warpsync_r_3(guard_2, q_2, s, rb, ballot, here, lane_of_of);
    ballot_2 = bits_2 & run;
    }
    uint32_t group_lanes_new[32];
    for (int32_t i_41 = 0; i_41 < 32; i_41++)
        group_lanes_new[i_41] = s->group_lanes[i_41];
    uint64_t group_pc_new[32];
    for (int32_t i_42 = 0; i_42 < 32; i_42++)
        group_pc_new[i_42] = s->group_pc[i_42];
    uint8_t group_wait_new[32];
    for (int32_t i_43 = 0; i_43 < 32; i_43++)
        group_wait_new[i_43] = s->group_wait[i_43];
    uint32_t group_need_new[32];
    for (int32_t i_44 = 0; i_44 < 32; i_44++)
        group_need_new[i_44] = s->group_need[i_44];
    const int32_t x = operand_exclusive(in, 0, 0);
    const uint32_t t = ballot;
    const int32_t t_38 = rt_ctz((rt_u128)t, 32) & 0x1f;
    const uint32_t lane_of = (here >> t_38 & 1 ? lane_of_of[t_38] : 0);
    const uint32_t first = lane_of;
    const uint32_t same = ballot_2;
    if (same != s->active) {
        if (t != 0) {
            const uint32_t lanes = s->active & ~same;
            const uint64_t pc = pc_17;
            const int32_t n = rt_ctz((rt_u128)lanes, 32) & 0x1f;
            group_lanes_new[n] = lanes;
            group_pc_new[n] = pc;
            s->ready = s->ready | (uint32_t)1 << n;
            s->parked = s->parked | lanes;
            s->active = same;
            m->next = pc_17;
        }
    } else if (x && (same & first) != same) {
        if ((same & first) != 0) {
            const uint32_t lanes_2 = same & first;
            const uint32_t lanes_3 = s->active & ~lanes_2;
            const uint64_t pc_2 = pc_17;
            const int32_t n_2 = rt_ctz((rt_u128)lanes_3, 32) & 0x1f;
            group_lanes_new[n_2] = lanes_3;
            group_pc_new[n_2] = pc_2;
            s->ready = s->ready | (uint32_t)1 << n_2;
            s->parked = s->parked | lanes_3;
            s->active = lanes_2;
            m->next = pc_17;
        }
    } else if (s->parked != 0 && (first & s->parked) != 0) {
        t_2 = 0;
        RT_UNROLL
        for (int32_t i = 0; i <= 31; i++) {
            if (s->blocked >> i & 1 && s->group_wait[i] == 17
                && ((s->group_need[i] ^ first) & (s->active | s->parked)) == 0) {
                t_2 = t_2 | (uint32_t)1 << i;
            }
        }
        const uint32_t peers = t_2;
        t_3 = 0;
        RT_UNROLL
        for (int32_t i_2 = 0; i_2 <= 31; i_2++) {
            if (peers >> i_2 & 1) {
                t_3 = t_3 | s->group_lanes[i_2];
            }
        }
        if ((first & s->parked & ~t_3) != 0) {
            const uint64_t pc_3 = next;
            t_4 = 0;
            RT_UNROLL
            for (int32_t i_3 = 0; i_3 <= 31; i_3++) {
                if (peers >> i_3 & 1 && s->group_pc[i_3] == pc_3) {
                    t_4 = t_4 | (uint32_t)1 << i_3;
                }
            }
            const uint32_t same_2 = t_4;
            t_5 = 0;
            RT_UNROLL
            for (int32_t i_4 = 0; i_4 <= 31; i_4++) {
                if (same_2 >> i_4 & 1) {
                    t_5 = t_5 | s->group_lanes[i_4];
                }
            }
            const uint32_t lanes_4 = s->active | t_5;
            const int32_t n_3 = rt_ctz((rt_u128)lanes_4, 32) & 0x1f;
            RT_UNROLL
            for (int32_t i_5 = 0; i_5 <= 31; i_5++) {
                if (same_2 >> i_5 & 1) {
                    group_lanes_new[i_5] = 0;
                    group_pc_new[i_5] = 0;
                    group_wait_new[i_5] = 0;
                    group_need_new[i_5] = 0;
                }
            }
            group_lanes_new[n_3] = lanes_4;
            group_pc_new[n_3] = pc_3;
            group_wait_new[n_3] = 17;
            group_need_new[n_3] = first;
            const uint32_t blocked = (s->blocked & ~same_2) | (uint32_t)1 << n_3;
            const uint32_t parked = s->parked | s->active;
            if (s->ready != 0) {
                t_7 = s->ready;
            } else {
                t_6 = 0;
                RT_UNROLL
                for (int32_t i_6 = 0; i_6 <= 31; i_6++) {
                    if (blocked >> i_6 & 1 && s->group_wait[i_6] >= 18) {
                        t_6 = t_6 | (uint32_t)1 << i_6;
                    }
                }
                t_7 = t_6;
            }
            const uint32_t groups = t_7;
            if (groups == 0) {
                return rt_trap(m, ISADORA_TRAP_STATED,
                    "DEADLOCK: all threads of the warp wait for each other");
            }
            const int32_t m_3 =
                rt_ctz((rt_u128)(((uint64_t)groups | (uint64_t)groups << 32)
                & ~(((uint64_t)2 << s->turn) - 1)), 64) & 0x1f;
            const uint32_t lanes_5 = s->group_lanes[m_3];
            s->turn = (uint8_t)m_3;
            s->active = lanes_5;
            m->next = s->group_pc[m_3];
            group_lanes_new[m_3] = 0;
            group_pc_new[m_3] = 0;
            group_wait_new[m_3] = 0;
            group_need_new[m_3] = 0;
            s->ready = s->ready & ~((uint32_t)1 << m_3);
            s->blocked = blocked & ~((uint32_t)1 << m_3);
            s->parked = parked & ~lanes_5;
            if (s->yielded != 0) {
                s->yielded = s->yielded & ~lanes_5;
            }
        } else {
            const uint64_t pc_4 = next;
            t_8 = 0;
            RT_UNROLL
            for (int32_t i_7 = 0; i_7 <= 31; i_7++) {
                if (peers >> i_7 & 1 && s->group_pc[i_7] == pc_4) {
                    t_8 = t_8 | (uint32_t)1 << i_7;
                }
            }
            const uint32_t same_3 = t_8;
            t_9 = 0;
            RT_UNROLL
            for (int32_t i_8 = 0; i_8 <= 31; i_8++) {
                if (same_3 >> i_8 & 1) {
                    t_9 = t_9 | s->group_lanes[i_8];
                }
            }
            const uint32_t lanes_6 = t_9;
            RT_UNROLL
            for (int32_t i_9 = 0; i_9 <= 31; i_9++) {
                if (peers >> i_9 & 1) {
                    group_wait_new[i_9] = 0;
                    group_need_new[i_9] = 0;
                }
            }
            RT_UNROLL
            for (int32_t i_10 = 0; i_10 <= 31; i_10++) {
                if (same_3 >> i_10 & 1) {
                    group_lanes_new[i_10] = 0;
                    group_pc_new[i_10] = 0;
                    group_wait_new[i_10] = 0;
                    group_need_new[i_10] = 0;
                }
            }
            s->active = s->active | lanes_6;
            s->parked = s->parked & ~lanes_6;
            s->ready = s->ready | (peers & ~same_3);
            s->blocked = s->blocked & ~peers;
        }
    }
    for (int32_t i_45 = 0; i_45 < 32; i_45++)
        s->group_lanes[i_45] = group_lanes_new[i_45];
    for (int32_t i_46 = 0; i_46 < 32; i_46++)
        s->group_pc[i_46] = group_pc_new[i_46];
    for (int32_t i_47 = 0; i_47 < 32; i_47++)
        s->group_wait[i_47] = group_wait_new[i_47];
    for (int32_t i_48 = 0; i_48 < 32; i_48++)
        s->group_need[i_48] = group_need_new[i_48];
    return 0;
}
RT_ANY(volta_fast_warpsync_r)

/* GUARD WARPSYNC OPT_SRC, MOV_IMM_B PM_EVENTS CTL */
RT_BODY(volta_fast_warpsync_m)
{
    struct volta_state *const s = m->state;
    (void)usual;
    const uint64_t pc_13 = m->pc;
    const uint64_t next = m->next;
    uint32_t t_2 = 0;
    uint32_t t_3 = 0;
    uint32_t t_4 = 0;
    uint32_t t_5 = 0;
    uint32_t t_7 = 0;
    uint32_t t_6 = 0;
    uint32_t t_8 = 0;
    uint32_t t_9 = 0;
    uint32_t ballot = 0;
    _Alignas(64) uint32_t lane_of_of[32];
    uint32_t here = 0;
    uint32_t ballot_2 = 0;
    {
        uint32_t run = active;
    _Alignas(64) int32_t q_row[32];
    const int32_t *const q = row_opt_src(m, in, q_row, 0, 1);
    _Alignas(64) int32_t guard_row[32];
    const int32_t *const guard = row_guard(m, in, guard_row, 2, 6);
    if (!q || !guard)
        return rt_slowly(m, in);
    const uint32_t bits = lanes_warpsync_r(guard, q);
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
    _Alignas(64) int32_t q_row_2[32];
    const int32_t *const q_2 = row_opt_src(m, in, q_row_2, 0, 1);
    if (m->watch)
        return rt_slowly(m, in);
    uint32_t m_11 = 0;
    const int m_11_trap = operand_mov_imm_b(m, s, in, &m_11, 1, 2, 3, 4, 5);
    if (m_11_trap) {
        return rt_slowly(m, in);
    }
    _Alignas(64) int32_t guard_row_2[32];
    const int32_t *const guard_2 = row_guard(m, in, guard_row_2, 2, 6);
    if (!q_2 || !guard_2)
        return rt_slowly(m, in);
    const uint32_t bits_2 = lanes_warpsync_m_2(guard_2, q_2, m_11, ballot, here, lane_of_of);
    ballot_2 = bits_2 & run;
    }
    uint32_t group_lanes_new[32];
    for (int32_t i_41 = 0; i_41 < 32; i_41++)
        group_lanes_new[i_41] = s->group_lanes[i_41];
    uint64_t group_pc_new[32];
    for (int32_t i_42 = 0; i_42 < 32; i_42++)
        group_pc_new[i_42] = s->group_pc[i_42];
    uint8_t group_wait_new[32];
    for (int32_t i_43 = 0; i_43 < 32; i_43++)
        group_wait_new[i_43] = s->group_wait[i_43];
    uint32_t group_need_new[32];
    for (int32_t i_44 = 0; i_44 < 32; i_44++)
        group_need_new[i_44] = s->group_need[i_44];
    const uint32_t t = ballot;
    const int32_t t_38 = rt_ctz((rt_u128)t, 32) & 0x1f;
    const uint32_t lane_of = (here >> t_38 & 1 ? lane_of_of[t_38] : 0);
    const uint32_t first = lane_of;
    const uint32_t same = ballot_2;
    if (same != s->active) {
        if (t != 0) {
            const uint32_t lanes = s->active & ~same;
            const uint64_t pc = pc_13;
            const int32_t n = rt_ctz((rt_u128)lanes, 32) & 0x1f;
            group_lanes_new[n] = lanes;
            group_pc_new[n] = pc;
            s->ready = s->ready | (uint32_t)1 << n;
            s->parked = s->parked | lanes;
            s->active = same;
            m->next = pc_13;
        }
    } else if (s->parked != 0 && (first & s->parked) != 0) {
        t_2 = 0;
        RT_UNROLL
        for (int32_t i = 0; i <= 31; i++) {
            if (s->blocked >> i & 1 && s->group_wait[i] == 17
                && ((s->group_need[i] ^ first) & (s->active | s->parked)) == 0) {
                t_2 = t_2 | (uint32_t)1 << i;
            }
        }
        const uint32_t peers = t_2;
        t_3 = 0;
        RT_UNROLL
        for (int32_t i_2 = 0; i_2 <= 31; i_2++) {
            if (peers >> i_2 & 1) {
                t_3 = t_3 | s->group_lanes[i_2];
            }
        }
        if ((first & s->parked & ~t_3) != 0) {
            const uint64_t pc_2 = next;
            t_4 = 0;
            RT_UNROLL
            for (int32_t i_3 = 0; i_3 <= 31; i_3++) {
                if (peers >> i_3 & 1 && s->group_pc[i_3] == pc_2) {
                    t_4 = t_4 | (uint32_t)1 << i_3;
                }
            }
            const uint32_t same_2 = t_4;
            t_5 = 0;
            RT_UNROLL
            for (int32_t i_4 = 0; i_4 <= 31; i_4++) {
                if (same_2 >> i_4 & 1) {
                    t_5 = t_5 | s->group_lanes[i_4];
                }
            }
            const uint32_t lanes_2 = s->active | t_5;
            const int32_t n_2 = rt_ctz((rt_u128)lanes_2, 32) & 0x1f;
            RT_UNROLL
            for (int32_t i_5 = 0; i_5 <= 31; i_5++) {
                if (same_2 >> i_5 & 1) {
                    group_lanes_new[i_5] = 0;
                    group_pc_new[i_5] = 0;
                    group_wait_new[i_5] = 0;
                    group_need_new[i_5] = 0;
                }
            }
            group_lanes_new[n_2] = lanes_2;
            group_pc_new[n_2] = pc_2;
            group_wait_new[n_2] = 17;
            group_need_new[n_2] = first;
            const uint32_t blocked = (s->blocked & ~same_2) | (uint32_t)1 << n_2;
            const uint32_t parked = s->parked | s->active;
            if (s->ready != 0) {
                t_7 = s->ready;
            } else {
                t_6 = 0;
                RT_UNROLL
                for (int32_t i_6 = 0; i_6 <= 31; i_6++) {
                    if (blocked >> i_6 & 1 && s->group_wait[i_6] >= 18) {
                        t_6 = t_6 | (uint32_t)1 << i_6;
                    }
                }
                t_7 = t_6;
            }
            const uint32_t groups = t_7;
            if (groups == 0) {
                return rt_trap(m, ISADORA_TRAP_STATED,
                    "DEADLOCK: all threads of the warp wait for each other");
            }
            const int32_t m_3 =
                rt_ctz((rt_u128)(((uint64_t)groups | (uint64_t)groups << 32)
                & ~(((uint64_t)2 << s->turn) - 1)), 64) & 0x1f;
            const uint32_t lanes_3 = s->group_lanes[m_3];
            s->turn = (uint8_t)m_3;
            s->active = lanes_3;
            m->next = s->group_pc[m_3];
            group_lanes_new[m_3] = 0;
            group_pc_new[m_3] = 0;
            group_wait_new[m_3] = 0;
            group_need_new[m_3] = 0;
            s->ready = s->ready & ~((uint32_t)1 << m_3);
            s->blocked = blocked & ~((uint32_t)1 << m_3);
            s->parked = parked & ~lanes_3;
            if (s->yielded != 0) {
                s->yielded = s->yielded & ~lanes_3;
            }
        } else {
            const uint64_t pc_3 = next;
            t_8 = 0;
            RT_UNROLL
            for (int32_t i_7 = 0; i_7 <= 31; i_7++) {
                if (peers >> i_7 & 1 && s->group_pc[i_7] == pc_3) {
                    t_8 = t_8 | (uint32_t)1 << i_7;
                }
            }
            const uint32_t same_3 = t_8;
            t_9 = 0;
            RT_UNROLL
            for (int32_t i_8 = 0; i_8 <= 31; i_8++) {
                if (same_3 >> i_8 & 1) {
                    t_9 = t_9 | s->group_lanes[i_8];
                }
            }
            const uint32_t lanes_4 = t_9;
            RT_UNROLL
            for (int32_t i_9 = 0; i_9 <= 31; i_9++) {
                if (peers >> i_9 & 1) {
                    group_wait_new[i_9] = 0;
                    group_need_new[i_9] = 0;
                }
            }
            RT_UNROLL
            for (int32_t i_10 = 0; i_10 <= 31; i_10++) {
                if (same_3 >> i_10 & 1) {
                    group_lanes_new[i_10] = 0;
                    group_pc_new[i_10] = 0;
                    group_wait_new[i_10] = 0;
                    group_need_new[i_10] = 0;
                }
            }
            s->active = s->active | lanes_4;
            s->parked = s->parked & ~lanes_4;
            s->ready = s->ready | (peers & ~same_3);
            s->blocked = s->blocked & ~peers;
        }
    }
    for (int32_t i_45 = 0; i_45 < 32; i_45++)
        s->group_lanes[i_45] = group_lanes_new[i_45];
    for (int32_t i_46 = 0; i_46 < 32; i_46++)
        s->group_pc[i_46] = group_pc_new[i_46];
    for (int32_t i_47 = 0; i_47 < 32; i_47++)
        s->group_wait[i_47] = group_wait_new[i_47];
    for (int32_t i_48 = 0; i_48 < 32; i_48++)
        s->group_need[i_48] = group_need_new[i_48];
    return 0;
}
RT_ANY(volta_fast_warpsync_m)

/* GUARD WARPSYNC{EXCLUSIVE_HOPPER} OPT_SRC, $R[Ra] PM_EVENTS CTL */
RT_BODY(volta_fast_warpsync_h)
{
    struct volta_state *const s = m->state;
    (void)usual;
    const int32_t ra = (int32_t)in->value[3];
    const uint64_t pc_17 = m->pc;
    const int32_t barrier_exclusive_hopper = (int32_t)in->value[0];
    const uint64_t next = m->next;
    uint32_t t_2 = 0;
    uint32_t t_3 = 0;
    uint32_t t_4 = 0;
    uint32_t t_5 = 0;
    uint32_t t_7 = 0;
    uint32_t t_6 = 0;
    uint32_t t_8 = 0;
    uint32_t t_9 = 0;
    uint32_t ballot = 0;
    _Alignas(64) uint32_t lane_of_of[32];
    uint32_t here = 0;
    uint32_t ballot_2 = 0;
    {
        uint32_t run = active;
    _Alignas(64) int32_t q_row[32];
    const int32_t *const q = row_opt_src(m, in, q_row, 0, 2);
    _Alignas(64) int32_t guard_row[32];
    const int32_t *const guard = row_guard(m, in, guard_row, 1, 4);
    if (!q || !guard)
        return rt_slowly(m, in);
    const uint32_t bits = lanes_warpsync_r(guard, q);
    ballot = bits & run;
    }
    {
        uint32_t run = active;
    lanes_warpsync_r_2(s, ra, lane_of_of);
    here = run;
    }
    {
        uint32_t run = active;
    _Alignas(64) int32_t q_row_2[32];
    const int32_t *const q_2 = row_opt_src(m, in, q_row_2, 0, 2);
    _Alignas(64) int32_t guard_row_2[32];
    const int32_t *const guard_2 = row_guard(m, in, guard_row_2, 1, 4);
    if (!q_2 || !guard_2)
        return rt_slowly(m, in);
    const uint32_t bits_2 = lanes_warpsync_r_3(guard_2, q_2, s, ra, ballot, here, lane_of_of);
    ballot_2 = bits_2 & run;
    }
    uint32_t group_lanes_new[32];
    for (int32_t i_41 = 0; i_41 < 32; i_41++)
        group_lanes_new[i_41] = s->group_lanes[i_41];
    uint64_t group_pc_new[32];
    for (int32_t i_42 = 0; i_42 < 32; i_42++)
        group_pc_new[i_42] = s->group_pc[i_42];
    uint8_t group_wait_new[32];
    for (int32_t i_43 = 0; i_43 < 32; i_43++)
        group_wait_new[i_43] = s->group_wait[i_43];
    uint32_t group_need_new[32];
    for (int32_t i_44 = 0; i_44 < 32; i_44++)
        group_need_new[i_44] = s->group_need[i_44];
    const uint32_t t = ballot;
    const int32_t t_38 = rt_ctz((rt_u128)t, 32) & 0x1f;
    const uint32_t lane_of = (here >> t_38 & 1 ? lane_of_of[t_38] : 0);
    const uint32_t first = lane_of;
    const uint32_t same = ballot_2;
    if (same != s->active) {
        if (t != 0) {
            const uint32_t lanes = s->active & ~same;
            const uint64_t pc = pc_17;
            const int32_t n = rt_ctz((rt_u128)lanes, 32) & 0x1f;
            group_lanes_new[n] = lanes;
            group_pc_new[n] = pc;
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
            group_lanes_new[n_2] = lanes_3;
            group_pc_new[n_2] = pc_2;
            s->ready = s->ready | (uint32_t)1 << n_2;
            s->parked = s->parked | lanes_3;
            s->active = lanes_2;
            m->next = pc_17;
        }
    } else if (s->parked != 0 && (first & s->parked) != 0) {
        t_2 = 0;
        RT_UNROLL
        for (int32_t i = 0; i <= 31; i++) {
            if (s->blocked >> i & 1 && s->group_wait[i] == 17
                && ((s->group_need[i] ^ first) & (s->active | s->parked)) == 0) {
                t_2 = t_2 | (uint32_t)1 << i;
            }
        }
        const uint32_t peers = t_2;
        t_3 = 0;
        RT_UNROLL
        for (int32_t i_2 = 0; i_2 <= 31; i_2++) {
            if (peers >> i_2 & 1) {
                t_3 = t_3 | s->group_lanes[i_2];
            }
        }
        if ((first & s->parked & ~t_3) != 0) {
            const uint64_t pc_3 = next;
            t_4 = 0;
            RT_UNROLL
            for (int32_t i_3 = 0; i_3 <= 31; i_3++) {
                if (peers >> i_3 & 1 && s->group_pc[i_3] == pc_3) {
                    t_4 = t_4 | (uint32_t)1 << i_3;
                }
            }
            const uint32_t same_2 = t_4;
            t_5 = 0;
            RT_UNROLL
            for (int32_t i_4 = 0; i_4 <= 31; i_4++) {
                if (same_2 >> i_4 & 1) {
                    t_5 = t_5 | s->group_lanes[i_4];
                }
            }
            const uint32_t lanes_4 = s->active | t_5;
            const int32_t n_3 = rt_ctz((rt_u128)lanes_4, 32) & 0x1f;
            RT_UNROLL
            for (int32_t i_5 = 0; i_5 <= 31; i_5++) {
                if (same_2 >> i_5 & 1) {
                    group_lanes_new[i_5] = 0;
                    group_pc_new[i_5] = 0;
                    group_wait_new[i_5] = 0;
                    group_need_new[i_5] = 0;
                }
            }
            group_lanes_new[n_3] = lanes_4;
            group_pc_new[n_3] = pc_3;
            group_wait_new[n_3] = 17;
            group_need_new[n_3] = first;
            const uint32_t blocked = (s->blocked & ~same_2) | (uint32_t)1 << n_3;
            const uint32_t parked = s->parked | s->active;
            if (s->ready != 0) {
                t_7 = s->ready;
            } else {
                t_6 = 0;
                RT_UNROLL
                for (int32_t i_6 = 0; i_6 <= 31; i_6++) {
                    if (blocked >> i_6 & 1 && s->group_wait[i_6] >= 18) {
                        t_6 = t_6 | (uint32_t)1 << i_6;
                    }
                }
                t_7 = t_6;
            }
            const uint32_t groups = t_7;
            if (groups == 0) {
                return rt_trap(m, ISADORA_TRAP_STATED,
                    "DEADLOCK: all threads of the warp wait for each other");
            }
            const int32_t m_3 =
                rt_ctz((rt_u128)(((uint64_t)groups | (uint64_t)groups << 32)
                & ~(((uint64_t)2 << s->turn) - 1)), 64) & 0x1f;
            const uint32_t lanes_5 = s->group_lanes[m_3];
            s->turn = (uint8_t)m_3;
            s->active = lanes_5;
            m->next = s->group_pc[m_3];
            group_lanes_new[m_3] = 0;
            group_pc_new[m_3] = 0;
            group_wait_new[m_3] = 0;
            group_need_new[m_3] = 0;
            s->ready = s->ready & ~((uint32_t)1 << m_3);
            s->blocked = blocked & ~((uint32_t)1 << m_3);
            s->parked = parked & ~lanes_5;
            if (s->yielded != 0) {
                s->yielded = s->yielded & ~lanes_5;
            }
        } else {
            const uint64_t pc_4 = next;
            t_8 = 0;
            RT_UNROLL
            for (int32_t i_7 = 0; i_7 <= 31; i_7++) {
                if (peers >> i_7 & 1 && s->group_pc[i_7] == pc_4) {
                    t_8 = t_8 | (uint32_t)1 << i_7;
                }
            }
            const uint32_t same_3 = t_8;
            t_9 = 0;
            RT_UNROLL
            for (int32_t i_8 = 0; i_8 <= 31; i_8++) {
                if (same_3 >> i_8 & 1) {
                    t_9 = t_9 | s->group_lanes[i_8];
                }
            }
            const uint32_t lanes_6 = t_9;
            RT_UNROLL
            for (int32_t i_9 = 0; i_9 <= 31; i_9++) {
                if (peers >> i_9 & 1) {
                    group_wait_new[i_9] = 0;
                    group_need_new[i_9] = 0;
                }
            }
            RT_UNROLL
            for (int32_t i_10 = 0; i_10 <= 31; i_10++) {
                if (same_3 >> i_10 & 1) {
                    group_lanes_new[i_10] = 0;
                    group_pc_new[i_10] = 0;
                    group_wait_new[i_10] = 0;
                    group_need_new[i_10] = 0;
                }
            }
            s->active = s->active | lanes_6;
            s->parked = s->parked & ~lanes_6;
            s->ready = s->ready | (peers & ~same_3);
            s->blocked = s->blocked & ~peers;
        }
    }
    for (int32_t i_45 = 0; i_45 < 32; i_45++)
        s->group_lanes[i_45] = group_lanes_new[i_45];
    for (int32_t i_46 = 0; i_46 < 32; i_46++)
        s->group_pc[i_46] = group_pc_new[i_46];
    for (int32_t i_47 = 0; i_47 < 32; i_47++)
        s->group_wait[i_47] = group_wait_new[i_47];
    for (int32_t i_48 = 0; i_48 < 32; i_48++)
        s->group_need[i_48] = group_need_new[i_48];
    return 0;
}
RT_ANY(volta_fast_warpsync_h)

/* GUARD WARPSYNC.ALL OPT_SRC PM_EVENTS CTL */
RT_BODY(volta_fast_warpsync_a)
{
    struct volta_state *const s = m->state;
    (void)usual;
    const uint64_t pc_13 = m->pc;
    const uint64_t next = m->next;
    uint32_t t_2 = 0;
    uint32_t t_3 = 0;
    uint32_t t_4 = 0;
    uint32_t t_5 = 0;
    uint32_t t_7 = 0;
    uint32_t t_6 = 0;
    uint32_t t_8 = 0;
    uint32_t t_9 = 0;
    uint32_t ballot = 0;
    _Alignas(64) uint32_t lane_of_of[32];
    uint32_t here = 0;
    uint32_t ballot_2 = 0;
    {
        uint32_t run = active;
    _Alignas(64) int32_t q_row[32];
    const int32_t *const q = row_opt_src(m, in, q_row, 0, 1);
    _Alignas(64) int32_t guard_row[32];
    const int32_t *const guard = row_guard(m, in, guard_row, 1, 2);
    if (!q || !guard)
        return rt_slowly(m, in);
    const uint32_t bits = lanes_warpsync_r(guard, q);
    ballot = bits & run;
    }
    {
        uint32_t run = active;
    lanes_warpsync_a(lane_of_of);
    here = run;
    }
    {
        uint32_t run = active;
    _Alignas(64) int32_t q_row_2[32];
    const int32_t *const q_2 = row_opt_src(m, in, q_row_2, 0, 1);
    _Alignas(64) int32_t guard_row_2[32];
    const int32_t *const guard_2 = row_guard(m, in, guard_row_2, 1, 2);
    if (!q_2 || !guard_2)
        return rt_slowly(m, in);
    const uint32_t bits_2 = lanes_warpsync_a_2(guard_2, q_2, ballot, here, lane_of_of);
    ballot_2 = bits_2 & run;
    }
    uint32_t group_lanes_new[32];
    for (int32_t i_41 = 0; i_41 < 32; i_41++)
        group_lanes_new[i_41] = s->group_lanes[i_41];
    uint64_t group_pc_new[32];
    for (int32_t i_42 = 0; i_42 < 32; i_42++)
        group_pc_new[i_42] = s->group_pc[i_42];
    uint8_t group_wait_new[32];
    for (int32_t i_43 = 0; i_43 < 32; i_43++)
        group_wait_new[i_43] = s->group_wait[i_43];
    uint32_t group_need_new[32];
    for (int32_t i_44 = 0; i_44 < 32; i_44++)
        group_need_new[i_44] = s->group_need[i_44];
    const uint32_t t = ballot;
    const int32_t t_38 = rt_ctz((rt_u128)t, 32) & 0x1f;
    const uint32_t lane_of = (here >> t_38 & 1 ? lane_of_of[t_38] : 0);
    const uint32_t first = lane_of;
    const uint32_t same = ballot_2;
    if (same != s->active) {
        if (t != 0) {
            const uint32_t lanes = s->active & ~same;
            const uint64_t pc = pc_13;
            const int32_t n = rt_ctz((rt_u128)lanes, 32) & 0x1f;
            group_lanes_new[n] = lanes;
            group_pc_new[n] = pc;
            s->ready = s->ready | (uint32_t)1 << n;
            s->parked = s->parked | lanes;
            s->active = same;
            m->next = pc_13;
        }
    } else if (s->parked != 0 && (first & s->parked) != 0) {
        t_2 = 0;
        RT_UNROLL
        for (int32_t i = 0; i <= 31; i++) {
            if (s->blocked >> i & 1 && s->group_wait[i] == 17
                && ((s->group_need[i] ^ first) & (s->active | s->parked)) == 0) {
                t_2 = t_2 | (uint32_t)1 << i;
            }
        }
        const uint32_t peers = t_2;
        t_3 = 0;
        RT_UNROLL
        for (int32_t i_2 = 0; i_2 <= 31; i_2++) {
            if (peers >> i_2 & 1) {
                t_3 = t_3 | s->group_lanes[i_2];
            }
        }
        if ((first & s->parked & ~t_3) != 0) {
            const uint64_t pc_2 = next;
            t_4 = 0;
            RT_UNROLL
            for (int32_t i_3 = 0; i_3 <= 31; i_3++) {
                if (peers >> i_3 & 1 && s->group_pc[i_3] == pc_2) {
                    t_4 = t_4 | (uint32_t)1 << i_3;
                }
            }
            const uint32_t same_2 = t_4;
            t_5 = 0;
            RT_UNROLL
            for (int32_t i_4 = 0; i_4 <= 31; i_4++) {
                if (same_2 >> i_4 & 1) {
                    t_5 = t_5 | s->group_lanes[i_4];
                }
            }
            const uint32_t lanes_2 = s->active | t_5;
            const int32_t n_2 = rt_ctz((rt_u128)lanes_2, 32) & 0x1f;
            RT_UNROLL
            for (int32_t i_5 = 0; i_5 <= 31; i_5++) {
                if (same_2 >> i_5 & 1) {
                    group_lanes_new[i_5] = 0;
                    group_pc_new[i_5] = 0;
                    group_wait_new[i_5] = 0;
                    group_need_new[i_5] = 0;
                }
            }
            group_lanes_new[n_2] = lanes_2;
            group_pc_new[n_2] = pc_2;
            group_wait_new[n_2] = 17;
            group_need_new[n_2] = first;
            const uint32_t blocked = (s->blocked & ~same_2) | (uint32_t)1 << n_2;
            const uint32_t parked = s->parked | s->active;
            if (s->ready != 0) {
                t_7 = s->ready;
            } else {
                t_6 = 0;
                RT_UNROLL
                for (int32_t i_6 = 0; i_6 <= 31; i_6++) {
                    if (blocked >> i_6 & 1 && s->group_wait[i_6] >= 18) {
                        t_6 = t_6 | (uint32_t)1 << i_6;
                    }
                }
                t_7 = t_6;
            }
            const uint32_t groups = t_7;
            if (groups == 0) {
                return rt_trap(m, ISADORA_TRAP_STATED,
                    "DEADLOCK: all threads of the warp wait for each other");
            }
            const int32_t m_2 =
                rt_ctz((rt_u128)(((uint64_t)groups | (uint64_t)groups << 32)
                & ~(((uint64_t)2 << s->turn) - 1)), 64) & 0x1f;
            const uint32_t lanes_3 = s->group_lanes[m_2];
            s->turn = (uint8_t)m_2;
            s->active = lanes_3;
            m->next = s->group_pc[m_2];
            group_lanes_new[m_2] = 0;
            group_pc_new[m_2] = 0;
            group_wait_new[m_2] = 0;
            group_need_new[m_2] = 0;
            s->ready = s->ready & ~((uint32_t)1 << m_2);
            s->blocked = blocked & ~((uint32_t)1 << m_2);
            s->parked = parked & ~lanes_3;
            if (s->yielded != 0) {
                s->yielded = s->yielded & ~lanes_3;
            }
        } else {
            const uint64_t pc_3 = next;
            t_8 = 0;
            RT_UNROLL
            for (int32_t i_7 = 0; i_7 <= 31; i_7++) {
                if (peers >> i_7 & 1 && s->group_pc[i_7] == pc_3) {
                    t_8 = t_8 | (uint32_t)1 << i_7;
                }
            }
            const uint32_t same_3 = t_8;
            t_9 = 0;
            RT_UNROLL
            for (int32_t i_8 = 0; i_8 <= 31; i_8++) {
                if (same_3 >> i_8 & 1) {
                    t_9 = t_9 | s->group_lanes[i_8];
                }
            }
            const uint32_t lanes_4 = t_9;
            RT_UNROLL
            for (int32_t i_9 = 0; i_9 <= 31; i_9++) {
                if (peers >> i_9 & 1) {
                    group_wait_new[i_9] = 0;
                    group_need_new[i_9] = 0;
                }
            }
            RT_UNROLL
            for (int32_t i_10 = 0; i_10 <= 31; i_10++) {
                if (same_3 >> i_10 & 1) {
                    group_lanes_new[i_10] = 0;
                    group_pc_new[i_10] = 0;
                    group_wait_new[i_10] = 0;
                    group_need_new[i_10] = 0;
                }
            }
            s->active = s->active | lanes_4;
            s->parked = s->parked & ~lanes_4;
            s->ready = s->ready | (peers & ~same_3);
            s->blocked = s->blocked & ~peers;
        }
    }
    for (int32_t i_45 = 0; i_45 < 32; i_45++)
        s->group_lanes[i_45] = group_lanes_new[i_45];
    for (int32_t i_46 = 0; i_46 < 32; i_46++)
        s->group_pc[i_46] = group_pc_new[i_46];
    for (int32_t i_47 = 0; i_47 < 32; i_47++)
        s->group_wait[i_47] = group_wait_new[i_47];
    for (int32_t i_48 = 0; i_48 < 32; i_48++)
        s->group_need[i_48] = group_need_new[i_48];
    return 0;
}
RT_ANY(volta_fast_warpsync_a)

/* GUARD WARPSYNC.COLLECTIVE OPT_SRC, $R[Ra], TARGET_HOPPER(near) PM_EVENTS CTL */
RT_BODY(volta_fast_warpsync_collective_h)
{
    struct volta_state *const s = m->state;
    (void)usual;
    const int32_t ra = (int32_t)in->value[2];
    const uint64_t pc_17 = m->pc;
    const uint64_t next = m->next;
    uint32_t t_2 = 0;
    uint32_t t_3 = 0;
    uint32_t t_4 = 0;
    uint32_t t_5 = 0;
    uint32_t t_7 = 0;
    uint32_t t_6 = 0;
    uint32_t t_8 = 0;
    uint32_t t_9 = 0;
    uint32_t ballot = 0;
    _Alignas(64) uint32_t lane_of_of[32];
    uint32_t here = 0;
    uint32_t ballot_2 = 0;
    {
        uint32_t run = active;
    _Alignas(64) int32_t q_row[32];
    const int32_t *const q = row_opt_src(m, in, q_row, 0, 1);
    _Alignas(64) int32_t guard_row[32];
    const int32_t *const guard = row_guard(m, in, guard_row, 1, 4);
    if (!q || !guard)
        return rt_slowly(m, in);
    const uint32_t bits = lanes_warpsync_r(guard, q);
    ballot = bits & run;
    }
    {
        uint32_t run = active;
    lanes_warpsync_r_2(s, ra, lane_of_of);
    here = run;
    }
    {
        uint32_t run = active;
    _Alignas(64) int32_t q_row_2[32];
    const int32_t *const q_2 = row_opt_src(m, in, q_row_2, 0, 1);
    _Alignas(64) int32_t guard_row_2[32];
    const int32_t *const guard_2 = row_guard(m, in, guard_row_2, 1, 4);
    if (!q_2 || !guard_2)
        return rt_slowly(m, in);
    const uint32_t bits_2 = lanes_warpsync_r_3(guard_2, q_2, s, ra, ballot, here, lane_of_of);
    ballot_2 = bits_2 & run;
    }
    uint32_t group_lanes_new[32];
    for (int32_t i_41 = 0; i_41 < 32; i_41++)
        group_lanes_new[i_41] = s->group_lanes[i_41];
    uint64_t group_pc_new[32];
    for (int32_t i_42 = 0; i_42 < 32; i_42++)
        group_pc_new[i_42] = s->group_pc[i_42];
    uint8_t group_wait_new[32];
    for (int32_t i_43 = 0; i_43 < 32; i_43++)
        group_wait_new[i_43] = s->group_wait[i_43];
    uint32_t group_need_new[32];
    for (int32_t i_44 = 0; i_44 < 32; i_44++)
        group_need_new[i_44] = s->group_need[i_44];
    const uint32_t t = ballot;
    const int32_t t_38 = rt_ctz((rt_u128)t, 32) & 0x1f;
    const uint32_t lane_of = (here >> t_38 & 1 ? lane_of_of[t_38] : 0);
    const uint32_t first = lane_of;
    const uint32_t same = ballot_2;
    if (same != s->active) {
        if (t != 0) {
            const uint32_t lanes = s->active & ~same;
            const uint64_t pc = pc_17;
            const int32_t n = rt_ctz((rt_u128)lanes, 32) & 0x1f;
            group_lanes_new[n] = lanes;
            group_pc_new[n] = pc;
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
            group_lanes_new[n_2] = lanes_3;
            group_pc_new[n_2] = pc_2;
            s->ready = s->ready | (uint32_t)1 << n_2;
            s->parked = s->parked | lanes_3;
            s->active = lanes_2;
            m->next = pc_17;
        }
    } else if (s->parked != 0 && (first & s->parked) != 0) {
        t_2 = 0;
        RT_UNROLL
        for (int32_t i = 0; i <= 31; i++) {
            if (s->blocked >> i & 1 && s->group_wait[i] == 17
                && ((s->group_need[i] ^ first) & (s->active | s->parked)) == 0) {
                t_2 = t_2 | (uint32_t)1 << i;
            }
        }
        const uint32_t peers = t_2;
        t_3 = 0;
        RT_UNROLL
        for (int32_t i_2 = 0; i_2 <= 31; i_2++) {
            if (peers >> i_2 & 1) {
                t_3 = t_3 | s->group_lanes[i_2];
            }
        }
        if ((first & s->parked & ~t_3) != 0) {
            const uint64_t pc_3 = next;
            t_4 = 0;
            RT_UNROLL
            for (int32_t i_3 = 0; i_3 <= 31; i_3++) {
                if (peers >> i_3 & 1 && s->group_pc[i_3] == pc_3) {
                    t_4 = t_4 | (uint32_t)1 << i_3;
                }
            }
            const uint32_t same_2 = t_4;
            t_5 = 0;
            RT_UNROLL
            for (int32_t i_4 = 0; i_4 <= 31; i_4++) {
                if (same_2 >> i_4 & 1) {
                    t_5 = t_5 | s->group_lanes[i_4];
                }
            }
            const uint32_t lanes_4 = s->active | t_5;
            const int32_t n_3 = rt_ctz((rt_u128)lanes_4, 32) & 0x1f;
            RT_UNROLL
            for (int32_t i_5 = 0; i_5 <= 31; i_5++) {
                if (same_2 >> i_5 & 1) {
                    group_lanes_new[i_5] = 0;
                    group_pc_new[i_5] = 0;
                    group_wait_new[i_5] = 0;
                    group_need_new[i_5] = 0;
                }
            }
            group_lanes_new[n_3] = lanes_4;
            group_pc_new[n_3] = pc_3;
            group_wait_new[n_3] = 17;
            group_need_new[n_3] = first;
            const uint32_t blocked = (s->blocked & ~same_2) | (uint32_t)1 << n_3;
            const uint32_t parked = s->parked | s->active;
            if (s->ready != 0) {
                t_7 = s->ready;
            } else {
                t_6 = 0;
                RT_UNROLL
                for (int32_t i_6 = 0; i_6 <= 31; i_6++) {
                    if (blocked >> i_6 & 1 && s->group_wait[i_6] >= 18) {
                        t_6 = t_6 | (uint32_t)1 << i_6;
                    }
                }
                t_7 = t_6;
            }
            const uint32_t groups = t_7;
            if (groups == 0) {
                return rt_trap(m, ISADORA_TRAP_STATED,
                    "DEADLOCK: all threads of the warp wait for each other");
            }
            const int32_t m_3 =
                rt_ctz((rt_u128)(((uint64_t)groups | (uint64_t)groups << 32)
                & ~(((uint64_t)2 << s->turn) - 1)), 64) & 0x1f;
            const uint32_t lanes_5 = s->group_lanes[m_3];
            s->turn = (uint8_t)m_3;
            s->active = lanes_5;
            m->next = s->group_pc[m_3];
            group_lanes_new[m_3] = 0;
            group_pc_new[m_3] = 0;
            group_wait_new[m_3] = 0;
            group_need_new[m_3] = 0;
            s->ready = s->ready & ~((uint32_t)1 << m_3);
            s->blocked = blocked & ~((uint32_t)1 << m_3);
            s->parked = parked & ~lanes_5;
            if (s->yielded != 0) {
                s->yielded = s->yielded & ~lanes_5;
            }
        } else {
            const uint64_t pc_4 = next;
            t_8 = 0;
            RT_UNROLL
            for (int32_t i_7 = 0; i_7 <= 31; i_7++) {
                if (peers >> i_7 & 1 && s->group_pc[i_7] == pc_4) {
                    t_8 = t_8 | (uint32_t)1 << i_7;
                }
            }
            const uint32_t same_3 = t_8;
            t_9 = 0;
            RT_UNROLL
            for (int32_t i_8 = 0; i_8 <= 31; i_8++) {
                if (same_3 >> i_8 & 1) {
                    t_9 = t_9 | s->group_lanes[i_8];
                }
            }
            const uint32_t lanes_6 = t_9;
            RT_UNROLL
            for (int32_t i_9 = 0; i_9 <= 31; i_9++) {
                if (peers >> i_9 & 1) {
                    group_wait_new[i_9] = 0;
                    group_need_new[i_9] = 0;
                }
            }
            RT_UNROLL
            for (int32_t i_10 = 0; i_10 <= 31; i_10++) {
                if (same_3 >> i_10 & 1) {
                    group_lanes_new[i_10] = 0;
                    group_pc_new[i_10] = 0;
                    group_wait_new[i_10] = 0;
                    group_need_new[i_10] = 0;
                }
            }
            s->active = s->active | lanes_6;
            s->parked = s->parked & ~lanes_6;
            s->ready = s->ready | (peers & ~same_3);
            s->blocked = s->blocked & ~peers;
        }
    }
    for (int32_t i_45 = 0; i_45 < 32; i_45++)
        s->group_lanes[i_45] = group_lanes_new[i_45];
    for (int32_t i_46 = 0; i_46 < 32; i_46++)
        s->group_pc[i_46] = group_pc_new[i_46];
    for (int32_t i_47 = 0; i_47 < 32; i_47++)
        s->group_wait[i_47] = group_wait_new[i_47];
    for (int32_t i_48 = 0; i_48 < 32; i_48++)
        s->group_need[i_48] = group_need_new[i_48];
    return 0;
}
RT_ANY(volta_fast_warpsync_collective_h)

/* GUARD WARPSYNC.COLLECTIVE.ALL OPT_SRC, TARGET_HOPPER(near) PM_EVENTS CTL */
RT_BODY(volta_fast_warpsync_collective_a)
{
    struct volta_state *const s = m->state;
    (void)usual;
    const uint64_t pc_17 = m->pc;
    const uint64_t next = m->next;
    uint32_t t_2 = 0;
    uint32_t t_3 = 0;
    uint32_t t_4 = 0;
    uint32_t t_5 = 0;
    uint32_t t_7 = 0;
    uint32_t t_6 = 0;
    uint32_t t_8 = 0;
    uint32_t t_9 = 0;
    uint32_t ballot = 0;
    _Alignas(64) uint32_t lane_of_of[32];
    uint32_t here = 0;
    uint32_t ballot_2 = 0;
    {
        uint32_t run = active;
    _Alignas(64) int32_t q_row[32];
    const int32_t *const q = row_opt_src(m, in, q_row, 0, 1);
    _Alignas(64) int32_t guard_row[32];
    const int32_t *const guard = row_guard(m, in, guard_row, 1, 3);
    if (!q || !guard)
        return rt_slowly(m, in);
    const uint32_t bits = lanes_warpsync_r(guard, q);
    ballot = bits & run;
    }
    {
        uint32_t run = active;
    lanes_warpsync_a(lane_of_of);
    here = run;
    }
    {
        uint32_t run = active;
    _Alignas(64) int32_t q_row_2[32];
    const int32_t *const q_2 = row_opt_src(m, in, q_row_2, 0, 1);
    _Alignas(64) int32_t guard_row_2[32];
    const int32_t *const guard_2 = row_guard(m, in, guard_row_2, 1, 3);
    if (!q_2 || !guard_2)
        return rt_slowly(m, in);
    const uint32_t bits_2 = lanes_warpsync_a_2(guard_2, q_2, ballot, here, lane_of_of);
    ballot_2 = bits_2 & run;
    }
    uint32_t group_lanes_new[32];
    for (int32_t i_41 = 0; i_41 < 32; i_41++)
        group_lanes_new[i_41] = s->group_lanes[i_41];
    uint64_t group_pc_new[32];
    for (int32_t i_42 = 0; i_42 < 32; i_42++)
        group_pc_new[i_42] = s->group_pc[i_42];
    uint8_t group_wait_new[32];
    for (int32_t i_43 = 0; i_43 < 32; i_43++)
        group_wait_new[i_43] = s->group_wait[i_43];
    uint32_t group_need_new[32];
    for (int32_t i_44 = 0; i_44 < 32; i_44++)
        group_need_new[i_44] = s->group_need[i_44];
    const uint32_t t = ballot;
    const int32_t t_38 = rt_ctz((rt_u128)t, 32) & 0x1f;
    const uint32_t lane_of = (here >> t_38 & 1 ? lane_of_of[t_38] : 0);
    const uint32_t first = lane_of;
    const uint32_t same = ballot_2;
    if (same != s->active) {
        if (t != 0) {
            const uint32_t lanes = s->active & ~same;
            const uint64_t pc = pc_17;
            const int32_t n = rt_ctz((rt_u128)lanes, 32) & 0x1f;
            group_lanes_new[n] = lanes;
            group_pc_new[n] = pc;
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
            group_lanes_new[n_2] = lanes_3;
            group_pc_new[n_2] = pc_2;
            s->ready = s->ready | (uint32_t)1 << n_2;
            s->parked = s->parked | lanes_3;
            s->active = lanes_2;
            m->next = pc_17;
        }
    } else if (s->parked != 0 && (first & s->parked) != 0) {
        t_2 = 0;
        RT_UNROLL
        for (int32_t i = 0; i <= 31; i++) {
            if (s->blocked >> i & 1 && s->group_wait[i] == 17
                && ((s->group_need[i] ^ first) & (s->active | s->parked)) == 0) {
                t_2 = t_2 | (uint32_t)1 << i;
            }
        }
        const uint32_t peers = t_2;
        t_3 = 0;
        RT_UNROLL
        for (int32_t i_2 = 0; i_2 <= 31; i_2++) {
            if (peers >> i_2 & 1) {
                t_3 = t_3 | s->group_lanes[i_2];
            }
        }
        if ((first & s->parked & ~t_3) != 0) {
            const uint64_t pc_3 = next;
            t_4 = 0;
            RT_UNROLL
            for (int32_t i_3 = 0; i_3 <= 31; i_3++) {
                if (peers >> i_3 & 1 && s->group_pc[i_3] == pc_3) {
                    t_4 = t_4 | (uint32_t)1 << i_3;
                }
            }
            const uint32_t same_2 = t_4;
            t_5 = 0;
            RT_UNROLL
            for (int32_t i_4 = 0; i_4 <= 31; i_4++) {
                if (same_2 >> i_4 & 1) {
                    t_5 = t_5 | s->group_lanes[i_4];
                }
            }
            const uint32_t lanes_4 = s->active | t_5;
            const int32_t n_3 = rt_ctz((rt_u128)lanes_4, 32) & 0x1f;
            RT_UNROLL
            for (int32_t i_5 = 0; i_5 <= 31; i_5++) {
                if (same_2 >> i_5 & 1) {
                    group_lanes_new[i_5] = 0;
                    group_pc_new[i_5] = 0;
                    group_wait_new[i_5] = 0;
                    group_need_new[i_5] = 0;
                }
            }
            group_lanes_new[n_3] = lanes_4;
            group_pc_new[n_3] = pc_3;
            group_wait_new[n_3] = 17;
            group_need_new[n_3] = first;
            const uint32_t blocked = (s->blocked & ~same_2) | (uint32_t)1 << n_3;
            const uint32_t parked = s->parked | s->active;
            if (s->ready != 0) {
                t_7 = s->ready;
            } else {
                t_6 = 0;
                RT_UNROLL
                for (int32_t i_6 = 0; i_6 <= 31; i_6++) {
                    if (blocked >> i_6 & 1 && s->group_wait[i_6] >= 18) {
                        t_6 = t_6 | (uint32_t)1 << i_6;
                    }
                }
                t_7 = t_6;
            }
            const uint32_t groups = t_7;
            if (groups == 0) {
                return rt_trap(m, ISADORA_TRAP_STATED,
                    "DEADLOCK: all threads of the warp wait for each other");
            }
            const int32_t m_2 =
                rt_ctz((rt_u128)(((uint64_t)groups | (uint64_t)groups << 32)
                & ~(((uint64_t)2 << s->turn) - 1)), 64) & 0x1f;
            const uint32_t lanes_5 = s->group_lanes[m_2];
            s->turn = (uint8_t)m_2;
            s->active = lanes_5;
            m->next = s->group_pc[m_2];
            group_lanes_new[m_2] = 0;
            group_pc_new[m_2] = 0;
            group_wait_new[m_2] = 0;
            group_need_new[m_2] = 0;
            s->ready = s->ready & ~((uint32_t)1 << m_2);
            s->blocked = blocked & ~((uint32_t)1 << m_2);
            s->parked = parked & ~lanes_5;
            if (s->yielded != 0) {
                s->yielded = s->yielded & ~lanes_5;
            }
        } else {
            const uint64_t pc_4 = next;
            t_8 = 0;
            RT_UNROLL
            for (int32_t i_7 = 0; i_7 <= 31; i_7++) {
                if (peers >> i_7 & 1 && s->group_pc[i_7] == pc_4) {
                    t_8 = t_8 | (uint32_t)1 << i_7;
                }
            }
            const uint32_t same_3 = t_8;
            t_9 = 0;
            RT_UNROLL
            for (int32_t i_8 = 0; i_8 <= 31; i_8++) {
                if (same_3 >> i_8 & 1) {
                    t_9 = t_9 | s->group_lanes[i_8];
                }
            }
            const uint32_t lanes_6 = t_9;
            RT_UNROLL
            for (int32_t i_9 = 0; i_9 <= 31; i_9++) {
                if (peers >> i_9 & 1) {
                    group_wait_new[i_9] = 0;
                    group_need_new[i_9] = 0;
                }
            }
            RT_UNROLL
            for (int32_t i_10 = 0; i_10 <= 31; i_10++) {
                if (same_3 >> i_10 & 1) {
                    group_lanes_new[i_10] = 0;
                    group_pc_new[i_10] = 0;
                    group_wait_new[i_10] = 0;
                    group_need_new[i_10] = 0;
                }
            }
            s->active = s->active | lanes_6;
            s->parked = s->parked & ~lanes_6;
            s->ready = s->ready | (peers & ~same_3);
            s->blocked = s->blocked & ~peers;
        }
    }
    for (int32_t i_45 = 0; i_45 < 32; i_45++)
        s->group_lanes[i_45] = group_lanes_new[i_45];
    for (int32_t i_46 = 0; i_46 < 32; i_46++)
        s->group_pc[i_46] = group_pc_new[i_46];
    for (int32_t i_47 = 0; i_47 < 32; i_47++)
        s->group_wait[i_47] = group_wait_new[i_47];
    for (int32_t i_48 = 0; i_48 < 32; i_48++)
        s->group_need[i_48] = group_need_new[i_48];
    return 0;
}
RT_ANY(volta_fast_warpsync_collective_a)

/* GUARD BAR.SYNC{DEFER} BAR_OPERANDS PM_EVENTS CTL */
RT_BODY(volta_fast_bar_sync)
{
    struct volta_state *const s = m->state;
    const uint64_t pc_13 = m->pc;
    uint32_t t_2 = 0;
    uint32_t t_3 = 0;
    uint32_t t_4 = 0;
    uint32_t t_5 = 0;
    uint32_t t_6 = 0;
    uint32_t t_7 = 0;
    uint32_t t_8 = 0;
    uint32_t t_9 = 0;
    uint32_t t_10 = 0;
    uint32_t t_14 = 0;
    uint32_t t_13 = 0;
    uint32_t ballot = 0;
    uint32_t ballot_2 = 0;
    _Alignas(64) int32_t lane_of_of[32];
    uint32_t here = 0;
    {
        uint32_t run = active;
    const uint32_t bits = mask_guard(m, in, usual, 1, 4);
    ballot = bits & run;
    }
    {
        uint32_t run = active;
    _Alignas(64) int32_t guard_row[32];
    const int32_t *const guard = row_guard(m, in, guard_row, 1, 4);
    if (!guard)
        return rt_slowly(m, in);
    const uint32_t bits_2 = lanes_bar_sync();
    ballot_2 = bits_2 & run;
    }
    {
        uint32_t run = active;
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_bar_operands(m, in, b_row, 0, 1, 2, 3);
    if (!b)
        return rt_slowly(m, in);
    lanes_bar_sync_2(b, lane_of_of);
    here = run;
    }
    if (!m->again) {
        const uint32_t t = ballot;
        const uint32_t y = ballot_2;
        const int32_t t_57 = rt_min_i32(rt_ctz((rt_u128)t, 32), 31);
        const int32_t lane_of = (here >> t_57 & 1 ? lane_of_of[t_57] : 0);
        const int32_t o = lane_of;
        const int32_t id = o & 0xf;
        const int32_t kind = 18 + id;
        const int32_t come = t != 0 && (t == s->active && (s->parked == 0 || s->ready == 0));
        if (come) {
            if (s->parked != 0) {
                t_2 = 0;
                RT_UNROLL
                for (int32_t i = 0; i <= 31; i++) {
                    if (s->blocked >> i & 1 && s->group_wait[i] == kind) {
                        t_2 = t_2 | (uint32_t)1 << i;
                    }
                }
                t_3 = t_2;
            } else {
                t_3 = 0;
            }
            const uint32_t others = t_3;
            if (others != 0) {
                t_4 = 0;
                RT_UNROLL
                for (int32_t i_2 = 0; i_2 <= 31; i_2++) {
                    if (others >> i_2 & 1) {
                        t_4 = t_4 | s->group_lanes[i_2];
                    }
                }
                t_5 = t | t_4;
            } else {
                t_5 = t;
            }
            const uint32_t lanes = t_5;
            if (others != 0) {
                t_6 = 0;
                RT_UNROLL
                for (int32_t i_3 = 0; i_3 <= 31; i_3++) {
                    if (others >> i_3 & 1) {
                        t_6 = t_6 | s->group_need[i_3];
                    }
                }
                t_7 = y | t_6;
            } else {
                t_7 = y;
            }
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
    uint8_t group_wait_new[32];
    for (int32_t i_37 = 0; i_37 < 32; i_37++)
        group_wait_new[i_37] = s->group_wait[i_37];
    uint32_t group_need_new[32];
    for (int32_t i_38 = 0; i_38 < 32; i_38++)
        group_need_new[i_38] = s->group_need[i_38];
    uint32_t group_lanes_new[32];
    for (int32_t i_39 = 0; i_39 < 32; i_39++)
        group_lanes_new[i_39] = s->group_lanes[i_39];
    uint64_t group_pc_new[32];
    for (int32_t i_40 = 0; i_40 < 32; i_40++)
        group_pc_new[i_40] = s->group_pc[i_40];
    const uint32_t t = ballot;
    const uint32_t y = ballot_2;
    const int32_t t_58 = rt_min_i32(rt_ctz((rt_u128)t, 32), 31);
    const int32_t lane_of = (here >> t_58 & 1 ? lane_of_of[t_58] : 0);
    const int32_t o = lane_of;
    const int32_t id = o & 0xf;
    const int32_t kind = 18 + id;
    const int32_t come = t != 0 && (t == s->active && (s->parked == 0 || s->ready == 0));
    if (!(!come || s->block->come[id] == 0)) {
        m->again = true;
        return RT_WAIT;
    }
    if (come) {
        if (s->parked != 0) {
            t_8 = 0;
            RT_UNROLL
            for (int32_t i_4 = 0; i_4 <= 31; i_4++) {
                if (s->blocked >> i_4 & 1 && s->group_wait[i_4] == kind) {
                    t_8 = t_8 | (uint32_t)1 << i_4;
                }
            }
            const uint64_t pc = pc_13;
            t_9 = 0;
            RT_UNROLL
            for (int32_t i_5 = 0; i_5 <= 31; i_5++) {
                if (t_8 >> i_5 & 1 && s->group_pc[i_5] == pc) {
                    t_9 = t_9 | (uint32_t)1 << i_5;
                }
            }
            const uint32_t same = t_9;
            t_10 = 0;
            RT_UNROLL
            for (int32_t i_6 = 0; i_6 <= 31; i_6++) {
                if (same >> i_6 & 1) {
                    t_10 = t_10 | s->group_lanes[i_6];
                }
            }
            const uint32_t lanes_2 = t_10;
            RT_UNROLL
            for (int32_t i_7 = 0; i_7 <= 31; i_7++) {
                if (t_8 >> i_7 & 1) {
                    group_wait_new[i_7] = 0;
                    group_need_new[i_7] = 0;
                }
            }
            RT_UNROLL
            for (int32_t i_8 = 0; i_8 <= 31; i_8++) {
                if (same >> i_8 & 1) {
                    group_lanes_new[i_8] = 0;
                    group_pc_new[i_8] = 0;
                    group_wait_new[i_8] = 0;
                    group_need_new[i_8] = 0;
                } else if (t_8 >> i_8 & 1) {
                    group_pc_new[i_8] = s->group_pc[i_8] + 16;
                }
            }
            s->active = s->active | lanes_2;
            s->parked = s->parked & ~lanes_2;
            s->ready = s->ready | (t_8 & ~same);
            s->blocked = s->blocked & ~t_8;
        }
    } else if (t != 0) {
        if (t != s->active) {
            const uint32_t lanes_3 = s->active & ~t;
            const uint64_t pc_2 = pc_13;
            const int32_t n = rt_ctz((rt_u128)lanes_3, 32) & 0x1f;
            group_lanes_new[n] = lanes_3;
            group_pc_new[n] = pc_2;
            s->ready = s->ready | (uint32_t)1 << n;
            s->parked = s->parked | lanes_3;
            s->active = t;
            m->next = pc_13;
        } else {
            const uint64_t pc_3 = pc_13;
            const uint32_t lanes_4 = s->active;
            const int32_t n_2 = rt_ctz((rt_u128)lanes_4, 32) & 0x1f;
            group_lanes_new[n_2] = lanes_4;
            group_pc_new[n_2] = pc_3;
            group_wait_new[n_2] = (uint8_t)kind;
            group_need_new[n_2] = y;
            const uint32_t blocked = (s->blocked & 0xffffffffu) | (uint32_t)1 << n_2;
            const uint32_t parked = s->parked | s->active;
            if (s->ready != 0) {
                t_14 = s->ready;
            } else {
                t_13 = 0;
                RT_UNROLL
                for (int32_t i_9 = 0; i_9 <= 31; i_9++) {
                    if (blocked >> i_9 & 1 && s->group_wait[i_9] >= 18) {
                        t_13 = t_13 | (uint32_t)1 << i_9;
                    }
                }
                t_14 = t_13;
            }
            const uint32_t groups = t_14;
            if (groups == 0) {
                return rt_trap(m, ISADORA_TRAP_STATED,
                    "DEADLOCK: all threads of the warp wait for each other");
            }
            const int32_t m_2 =
                rt_ctz((rt_u128)(((uint64_t)groups | (uint64_t)groups << 32)
                & ~(((uint64_t)2 << s->turn) - 1)), 64) & 0x1f;
            const uint32_t lanes_5 = s->group_lanes[m_2];
            s->turn = (uint8_t)m_2;
            s->active = lanes_5;
            m->next = s->group_pc[m_2];
            group_lanes_new[m_2] = 0;
            group_pc_new[m_2] = 0;
            group_wait_new[m_2] = 0;
            group_need_new[m_2] = 0;
            s->ready = s->ready & ~((uint32_t)1 << m_2);
            s->blocked = blocked & ~((uint32_t)1 << m_2);
            s->parked = parked & ~lanes_5;
            if (s->yielded != 0) {
                s->yielded = s->yielded & ~lanes_5;
            }
        }
    }
    for (int32_t i_41 = 0; i_41 < 32; i_41++)
        s->group_wait[i_41] = group_wait_new[i_41];
    for (int32_t i_42 = 0; i_42 < 32; i_42++)
        s->group_need[i_42] = group_need_new[i_42];
    for (int32_t i_43 = 0; i_43 < 32; i_43++)
        s->group_lanes[i_43] = group_lanes_new[i_43];
    for (int32_t i_44 = 0; i_44 < 32; i_44++)
        s->group_pc[i_44] = group_pc_new[i_44];
    return 0;
}
RT_USUAL(volta_fast_bar_sync, 0x2, 0x0)

/* GUARD BAR.ARV{DEFER} BAR_ARV_OPERANDS PM_EVENTS CTL */
RT_BODY(volta_fast_bar_arv)
{
    struct volta_state *const s = m->state;
    const uint64_t pc_13 = m->pc;
    uint32_t t_2 = 0;
    uint32_t t_3 = 0;
    uint32_t t_4 = 0;
    uint32_t t_5 = 0;
    uint32_t t_6 = 0;
    uint32_t t_7 = 0;
    uint32_t t_8 = 0;
    uint32_t t_9 = 0;
    uint32_t t_10 = 0;
    uint32_t t_14 = 0;
    uint32_t t_13 = 0;
    uint32_t ballot = 0;
    uint32_t ballot_2 = 0;
    _Alignas(64) int32_t lane_of_of[32];
    uint32_t here = 0;
    {
        uint32_t run = active;
    const uint32_t bits = mask_guard(m, in, usual, 1, 4);
    ballot = bits & run;
    }
    {
        uint32_t run = active;
    _Alignas(64) int32_t guard_row[32];
    const int32_t *const guard = row_guard(m, in, guard_row, 1, 4);
    if (!guard)
        return rt_slowly(m, in);
    const uint32_t bits_2 = lanes_bar_sync();
    ballot_2 = bits_2 & run;
    }
    {
        uint32_t run = active;
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_bar_arv_operands(m, in, b_row, 0, 1, 2, 3);
    if (!b)
        return rt_slowly(m, in);
    lanes_bar_sync_2(b, lane_of_of);
    here = run;
    }
    uint8_t come_new[16];
    for (int32_t i_37 = 0; i_37 < 16; i_37++)
        come_new[i_37] = s->block->come[i_37];
    uint16_t red_yes_new[16];
    for (int32_t i_38 = 0; i_38 < 16; i_38++)
        red_yes_new[i_38] = s->block->red_yes[i_38];
    uint8_t red_all_new[16];
    for (int32_t i_39 = 0; i_39 < 16; i_39++)
        red_all_new[i_39] = s->block->red_all[i_39];
    uint8_t group_wait_new[32];
    for (int32_t i_40 = 0; i_40 < 32; i_40++)
        group_wait_new[i_40] = s->group_wait[i_40];
    uint32_t group_need_new[32];
    for (int32_t i_41 = 0; i_41 < 32; i_41++)
        group_need_new[i_41] = s->group_need[i_41];
    uint32_t group_lanes_new[32];
    for (int32_t i_42 = 0; i_42 < 32; i_42++)
        group_lanes_new[i_42] = s->group_lanes[i_42];
    uint64_t group_pc_new[32];
    for (int32_t i_43 = 0; i_43 < 32; i_43++)
        group_pc_new[i_43] = s->group_pc[i_43];
    const uint32_t t = ballot;
    const uint32_t y = ballot_2;
    const int32_t t_57 = rt_min_i32(rt_ctz((rt_u128)t, 32), 31);
    const int32_t lane_of = (here >> t_57 & 1 ? lane_of_of[t_57] : 0);
    const int32_t o = lane_of;
    const int32_t id = o & 0xf;
    const int32_t kind = 18 + id + 16;
    const int32_t come = t != 0 && (t == s->active && (s->parked == 0 || s->ready == 0));
    if (come) {
        if (s->parked != 0) {
            t_2 = 0;
            RT_UNROLL
            for (int32_t i = 0; i <= 31; i++) {
                if (s->blocked >> i & 1 && s->group_wait[i] == kind) {
                    t_2 = t_2 | (uint32_t)1 << i;
                }
            }
            t_3 = t_2;
        } else {
            t_3 = 0;
        }
        const uint32_t others = t_3;
        if (others != 0) {
            t_4 = 0;
            RT_UNROLL
            for (int32_t i_2 = 0; i_2 <= 31; i_2++) {
                if (others >> i_2 & 1) {
                    t_4 = t_4 | s->group_lanes[i_2];
                }
            }
            t_5 = t | t_4;
        } else {
            t_5 = t;
        }
        const uint32_t lanes = t_5;
        if (others != 0) {
            t_6 = 0;
            RT_UNROLL
            for (int32_t i_3 = 0; i_3 <= 31; i_3++) {
                if (others >> i_3 & 1) {
                    t_6 = t_6 | s->group_need[i_3];
                }
            }
            t_7 = y | t_6;
        } else {
            t_7 = y;
        }
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
            come_new[id] = 0;
            m->woke = true;
            red_yes_new[id] = (uint16_t)(all_yes & 0x7ff);
            m->woke = true;
            red_all_new[id] = (uint8_t)(all_yes == all_asked);
        } else {
            m->woke = true;
            come_new[id] = (uint8_t)((before_2 + 1) & 0x3f);
        }
    }
    if (come) {
        if (s->parked != 0) {
            t_8 = 0;
            RT_UNROLL
            for (int32_t i_4 = 0; i_4 <= 31; i_4++) {
                if (s->blocked >> i_4 & 1 && s->group_wait[i_4] == kind) {
                    t_8 = t_8 | (uint32_t)1 << i_4;
                }
            }
            const uint64_t pc = pc_13;
            t_9 = 0;
            RT_UNROLL
            for (int32_t i_5 = 0; i_5 <= 31; i_5++) {
                if (t_8 >> i_5 & 1 && s->group_pc[i_5] == pc) {
                    t_9 = t_9 | (uint32_t)1 << i_5;
                }
            }
            const uint32_t same = t_9;
            t_10 = 0;
            RT_UNROLL
            for (int32_t i_6 = 0; i_6 <= 31; i_6++) {
                if (same >> i_6 & 1) {
                    t_10 = t_10 | s->group_lanes[i_6];
                }
            }
            const uint32_t lanes_2 = t_10;
            RT_UNROLL
            for (int32_t i_7 = 0; i_7 <= 31; i_7++) {
                if (t_8 >> i_7 & 1) {
                    group_wait_new[i_7] = 0;
                    group_need_new[i_7] = 0;
                }
            }
            RT_UNROLL
            for (int32_t i_8 = 0; i_8 <= 31; i_8++) {
                if (same >> i_8 & 1) {
                    group_lanes_new[i_8] = 0;
                    group_pc_new[i_8] = 0;
                    group_wait_new[i_8] = 0;
                    group_need_new[i_8] = 0;
                } else if (t_8 >> i_8 & 1) {
                    group_pc_new[i_8] = s->group_pc[i_8] + 16;
                }
            }
            s->active = s->active | lanes_2;
            s->parked = s->parked & ~lanes_2;
            s->ready = s->ready | (t_8 & ~same);
            s->blocked = s->blocked & ~t_8;
        }
    } else if (t != 0) {
        if (t != s->active) {
            const uint32_t lanes_3 = s->active & ~t;
            const uint64_t pc_2 = pc_13;
            const int32_t n = rt_ctz((rt_u128)lanes_3, 32) & 0x1f;
            group_lanes_new[n] = lanes_3;
            group_pc_new[n] = pc_2;
            s->ready = s->ready | (uint32_t)1 << n;
            s->parked = s->parked | lanes_3;
            s->active = t;
            m->next = pc_13;
        } else {
            const uint64_t pc_3 = pc_13;
            const uint32_t lanes_4 = s->active;
            const int32_t n_2 = rt_ctz((rt_u128)lanes_4, 32) & 0x1f;
            group_lanes_new[n_2] = lanes_4;
            group_pc_new[n_2] = pc_3;
            group_wait_new[n_2] = (uint8_t)kind;
            group_need_new[n_2] = y;
            const uint32_t blocked = (s->blocked & 0xffffffffu) | (uint32_t)1 << n_2;
            const uint32_t parked = s->parked | s->active;
            if (s->ready != 0) {
                t_14 = s->ready;
            } else {
                t_13 = 0;
                RT_UNROLL
                for (int32_t i_9 = 0; i_9 <= 31; i_9++) {
                    if (blocked >> i_9 & 1 && s->group_wait[i_9] >= 18) {
                        t_13 = t_13 | (uint32_t)1 << i_9;
                    }
                }
                t_14 = t_13;
            }
            const uint32_t groups = t_14;
            if (groups == 0) {
                return rt_trap(m, ISADORA_TRAP_STATED,
                    "DEADLOCK: all threads of the warp wait for each other");
            }
            const int32_t m_2 =
                rt_ctz((rt_u128)(((uint64_t)groups | (uint64_t)groups << 32)
                & ~(((uint64_t)2 << s->turn) - 1)), 64) & 0x1f;
            const uint32_t lanes_5 = s->group_lanes[m_2];
            s->turn = (uint8_t)m_2;
            s->active = lanes_5;
            m->next = s->group_pc[m_2];
            group_lanes_new[m_2] = 0;
            group_pc_new[m_2] = 0;
            group_wait_new[m_2] = 0;
            group_need_new[m_2] = 0;
            s->ready = s->ready & ~((uint32_t)1 << m_2);
            s->blocked = blocked & ~((uint32_t)1 << m_2);
            s->parked = parked & ~lanes_5;
            if (s->yielded != 0) {
                s->yielded = s->yielded & ~lanes_5;
            }
        }
    }
    for (int32_t i_44 = 0; i_44 < 16; i_44++)
        s->block->come[i_44] = come_new[i_44];
    for (int32_t i_45 = 0; i_45 < 16; i_45++)
        s->block->red_yes[i_45] = red_yes_new[i_45];
    for (int32_t i_46 = 0; i_46 < 16; i_46++)
        s->block->red_all[i_46] = red_all_new[i_46];
    for (int32_t i_47 = 0; i_47 < 32; i_47++)
        s->group_wait[i_47] = group_wait_new[i_47];
    for (int32_t i_48 = 0; i_48 < 32; i_48++)
        s->group_need[i_48] = group_need_new[i_48];
    for (int32_t i_49 = 0; i_49 < 32; i_49++)
        s->group_lanes[i_49] = group_lanes_new[i_49];
    for (int32_t i_50 = 0; i_50 < 32; i_50++)
        s->group_pc[i_50] = group_pc_new[i_50];
    return 0;
}
RT_USUAL(volta_fast_bar_arv, 0x2, 0x0)

/* GUARD BAR.RED{BAR_RED}DEFER BAR_OPERANDS, NOT_Pp$P[Pp] PM_EVENTS CTL */
RT_BODY(volta_fast_bar_red)
{
    struct volta_state *const s = m->state;
    const int32_t barrier_bar_red = (int32_t)in->value[0];
    const uint64_t pc_13 = m->pc;
    uint32_t t_2 = 0;
    uint32_t t_3 = 0;
    uint32_t t_4 = 0;
    uint32_t t_5 = 0;
    uint32_t t_6 = 0;
    uint32_t t_7 = 0;
    uint32_t t_8 = 0;
    uint32_t t_9 = 0;
    uint32_t t_10 = 0;
    uint32_t t_14 = 0;
    uint32_t t_13 = 0;
    uint32_t ballot = 0;
    uint32_t ballot_2 = 0;
    _Alignas(64) int32_t lane_of_of[32];
    uint32_t here = 0;
    {
        uint32_t run = active;
    const uint32_t bits = mask_guard(m, in, usual, 2, 7);
    ballot = bits & run;
    }
    {
        uint32_t run = active;
    _Alignas(64) int32_t q_row[32];
    const int32_t *const q = row_src_pp(m, in, q_row, 6, 5);
    _Alignas(64) int32_t guard_row[32];
    const int32_t *const guard = row_guard(m, in, guard_row, 2, 7);
    if (!guard)
        return rt_slowly(m, in);
    const uint32_t bits_2 = lanes_bssy(guard, q);
    ballot_2 = bits_2 & run;
    }
    {
        uint32_t run = active;
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_bar_operands(m, in, b_row, 0, 2, 3, 4);
    if (!b)
        return rt_slowly(m, in);
    lanes_bar_sync_2(b, lane_of_of);
    here = run;
    }
    if (!m->again) {
        const uint32_t t = ballot;
        const uint32_t y = ballot_2;
        const int32_t t_57 = rt_min_i32(rt_ctz((rt_u128)t, 32), 31);
        const int32_t lane_of = (here >> t_57 & 1 ? lane_of_of[t_57] : 0);
        const int32_t o = lane_of;
        const int32_t id = o & 0xf;
        const int32_t kind = 18 + id;
        const int32_t come = t != 0 && (t == s->active && (s->parked == 0 || s->ready == 0));
        if (come) {
            if (s->parked != 0) {
                t_2 = 0;
                RT_UNROLL
                for (int32_t i = 0; i <= 31; i++) {
                    if (s->blocked >> i & 1 && s->group_wait[i] == kind) {
                        t_2 = t_2 | (uint32_t)1 << i;
                    }
                }
                t_3 = t_2;
            } else {
                t_3 = 0;
            }
            const uint32_t others = t_3;
            if (others != 0) {
                t_4 = 0;
                RT_UNROLL
                for (int32_t i_2 = 0; i_2 <= 31; i_2++) {
                    if (others >> i_2 & 1) {
                        t_4 = t_4 | s->group_lanes[i_2];
                    }
                }
                t_5 = t | t_4;
            } else {
                t_5 = t;
            }
            const uint32_t lanes = t_5;
            if (others != 0) {
                t_6 = 0;
                RT_UNROLL
                for (int32_t i_3 = 0; i_3 <= 31; i_3++) {
                    if (others >> i_3 & 1) {
                        t_6 = t_6 | s->group_need[i_3];
                    }
                }
                t_7 = y | t_6;
            } else {
                t_7 = y;
            }
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
    uint8_t group_wait_new[32];
    for (int32_t i_37 = 0; i_37 < 32; i_37++)
        group_wait_new[i_37] = s->group_wait[i_37];
    uint32_t group_need_new[32];
    for (int32_t i_38 = 0; i_38 < 32; i_38++)
        group_need_new[i_38] = s->group_need[i_38];
    uint32_t group_lanes_new[32];
    for (int32_t i_39 = 0; i_39 < 32; i_39++)
        group_lanes_new[i_39] = s->group_lanes[i_39];
    uint64_t group_pc_new[32];
    for (int32_t i_40 = 0; i_40 < 32; i_40++)
        group_pc_new[i_40] = s->group_pc[i_40];
    const uint32_t t = ballot;
    const uint32_t y = ballot_2;
    const int32_t t_58 = rt_min_i32(rt_ctz((rt_u128)t, 32), 31);
    const int32_t lane_of = (here >> t_58 & 1 ? lane_of_of[t_58] : 0);
    const int32_t o = lane_of;
    const int32_t id = o & 0xf;
    const int32_t kind = 18 + id;
    const int32_t come = t != 0 && (t == s->active && (s->parked == 0 || s->ready == 0));
    if (!(!come || s->block->come[id] == 0)) {
        m->again = true;
        return RT_WAIT;
    }
    if (come) {
        if (s->parked != 0) {
            t_8 = 0;
            RT_UNROLL
            for (int32_t i_4 = 0; i_4 <= 31; i_4++) {
                if (s->blocked >> i_4 & 1 && s->group_wait[i_4] == kind) {
                    t_8 = t_8 | (uint32_t)1 << i_4;
                }
            }
            const uint64_t pc = pc_13;
            t_9 = 0;
            RT_UNROLL
            for (int32_t i_5 = 0; i_5 <= 31; i_5++) {
                if (t_8 >> i_5 & 1 && s->group_pc[i_5] == pc) {
                    t_9 = t_9 | (uint32_t)1 << i_5;
                }
            }
            const uint32_t same = t_9;
            t_10 = 0;
            RT_UNROLL
            for (int32_t i_6 = 0; i_6 <= 31; i_6++) {
                if (same >> i_6 & 1) {
                    t_10 = t_10 | s->group_lanes[i_6];
                }
            }
            const uint32_t lanes_2 = t_10;
            RT_UNROLL
            for (int32_t i_7 = 0; i_7 <= 31; i_7++) {
                if (t_8 >> i_7 & 1) {
                    group_wait_new[i_7] = 0;
                    group_need_new[i_7] = 0;
                }
            }
            RT_UNROLL
            for (int32_t i_8 = 0; i_8 <= 31; i_8++) {
                if (same >> i_8 & 1) {
                    group_lanes_new[i_8] = 0;
                    group_pc_new[i_8] = 0;
                    group_wait_new[i_8] = 0;
                    group_need_new[i_8] = 0;
                } else if (t_8 >> i_8 & 1) {
                    group_pc_new[i_8] = s->group_pc[i_8] + 16;
                }
            }
            s->active = s->active | lanes_2;
            s->parked = s->parked & ~lanes_2;
            s->ready = s->ready | (t_8 & ~same);
            s->blocked = s->blocked & ~t_8;
        }
    } else if (t != 0) {
        if (t != s->active) {
            const uint32_t lanes_3 = s->active & ~t;
            const uint64_t pc_2 = pc_13;
            const int32_t n = rt_ctz((rt_u128)lanes_3, 32) & 0x1f;
            group_lanes_new[n] = lanes_3;
            group_pc_new[n] = pc_2;
            s->ready = s->ready | (uint32_t)1 << n;
            s->parked = s->parked | lanes_3;
            s->active = t;
            m->next = pc_13;
        } else {
            const uint64_t pc_3 = pc_13;
            const uint32_t lanes_4 = s->active;
            const int32_t n_2 = rt_ctz((rt_u128)lanes_4, 32) & 0x1f;
            group_lanes_new[n_2] = lanes_4;
            group_pc_new[n_2] = pc_3;
            group_wait_new[n_2] = (uint8_t)kind;
            group_need_new[n_2] = y;
            const uint32_t blocked = (s->blocked & 0xffffffffu) | (uint32_t)1 << n_2;
            const uint32_t parked = s->parked | s->active;
            if (s->ready != 0) {
                t_14 = s->ready;
            } else {
                t_13 = 0;
                RT_UNROLL
                for (int32_t i_9 = 0; i_9 <= 31; i_9++) {
                    if (blocked >> i_9 & 1 && s->group_wait[i_9] >= 18) {
                        t_13 = t_13 | (uint32_t)1 << i_9;
                    }
                }
                t_14 = t_13;
            }
            const uint32_t groups = t_14;
            if (groups == 0) {
                return rt_trap(m, ISADORA_TRAP_STATED,
                    "DEADLOCK: all threads of the warp wait for each other");
            }
            const int32_t m_2 =
                rt_ctz((rt_u128)(((uint64_t)groups | (uint64_t)groups << 32)
                & ~(((uint64_t)2 << s->turn) - 1)), 64) & 0x1f;
            const uint32_t lanes_5 = s->group_lanes[m_2];
            s->turn = (uint8_t)m_2;
            s->active = lanes_5;
            m->next = s->group_pc[m_2];
            group_lanes_new[m_2] = 0;
            group_pc_new[m_2] = 0;
            group_wait_new[m_2] = 0;
            group_need_new[m_2] = 0;
            s->ready = s->ready & ~((uint32_t)1 << m_2);
            s->blocked = blocked & ~((uint32_t)1 << m_2);
            s->parked = parked & ~lanes_5;
            if (s->yielded != 0) {
                s->yielded = s->yielded & ~lanes_5;
            }
        }
    }
    for (int32_t i_41 = 0; i_41 < 32; i_41++)
        s->group_wait[i_41] = group_wait_new[i_41];
    for (int32_t i_42 = 0; i_42 < 32; i_42++)
        s->group_need[i_42] = group_need_new[i_42];
    for (int32_t i_43 = 0; i_43 < 32; i_43++)
        s->group_lanes[i_43] = group_lanes_new[i_43];
    for (int32_t i_44 = 0; i_44 < 32; i_44++)
        s->group_pc[i_44] = group_pc_new[i_44];
    return 0;
}
RT_USUAL(volta_fast_bar_red, 0x4, 0x0)

/* GUARD B2R.RESULT $R[Rd], OPT PM_EVENTS CTL */
RT_BODY(volta_fast_b2r_r)
{
    struct volta_state *const s = m->state;
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, usual, 1, 2);
    run &= hold;
    _Alignas(64) uint32_t rd_new[32];
    _Alignas(64) uint8_t p_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 0);
    uint32_t *const rd_to = whole && rd_place ? rd_place : rd_new;
    uint8_t *const p_place = place_opt(m, in, usual, 0, 1);
    uint8_t *const p_to = whole && p_place ? p_place : p_new;
    const bool p_wanted = !(rt_taken(in, usual, 0) == 0);
    lanes_b2r_r(s, rd_to, p_wanted, p_to);
    rt_write_row32(rd_place, rd_to, run);
    rt_write_row8(p_place, p_to, run);
    return 0;
}
RT_USUAL(volta_fast_b2r_r, 0x3, 0x0)

/* GUARD RPCMOV.32 RPC_HALF, MOV_B PM_EVENTS CTL */
RT_BODY(volta_fast_rpcmov_r)
{
    uint32_t run = active;
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_mov_b(m, in, usual, b_row, 0, 1, 3, 4, 2, 5);
    const uint32_t hold = mask_guard(m, in, usual, 1, 6);
    run &= hold;
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t result_new[32];
    lanes_bmov_b(b, result_new);
    put_rpc(m, in, run, result_new, 0);
    return 0;
}
RT_USUAL_1(volta_fast_rpcmov_r, 0x3, 0x0, 0, 2)

/* GUARD RPCMOV.32 $R[Rd], RPC_HALF PM_EVENTS CTL */
RT_BODY(volta_fast_rpcmov_g)
{
    struct volta_state *const s = m->state;
    const int32_t barrier_rpc_half = (int32_t)in->value[1];
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, usual, 0, 2);
    run &= hold;
    _Alignas(64) uint32_t rd_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 0);
    uint32_t *const rd_to = whole && rd_place ? rd_place : rd_new;
    lanes_rpcmov_g(s, barrier_rpc_half, rd_to);
    rt_write_row32(rd_place, rd_to, run);
    return 0;
}
RT_USUAL(volta_fast_rpcmov_g, 0x1, 0x0)

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
    const uint32_t hold = mask_guard(m, in, usual, 1, 5);
    run &= hold;
    _Alignas(64) uint64_t result_new[32];
    lanes_rpcmov_l(b, result_new);
    put_rpc_2(m, run, result_new);
    return 0;
}
RT_USUAL(volta_fast_rpcmov_l, 0x2, 0x0)

