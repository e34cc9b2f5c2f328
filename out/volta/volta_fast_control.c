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

static void lanes_rpcmov_l(uint64_t b, uint64_t *result_new)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint64_t result = b;
        result_new[l] = result;
    }
}

static uint32_t lanes_bra_b(const int32_t *guard, const int32_t *q)
{
    uint32_t bits = 0;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t go_4 = guard[l] && q[l] && 1;
        bits |= (uint32_t)((go_4) != 0) << l;
    }
    return bits;
}

static uint32_t lanes_bra_b_2(const int32_t *guard_2, const int32_t *q_2, struct volta_state *s)
{
    uint32_t bits_2 = 0;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t go_8 = guard_2[l] && q_2[l] && 1 && s->parked != 0;
        bits_2 |= (uint32_t)((go_8) != 0) << l;
    }
    return bits_2;
}

static uint32_t lanes_bra_b_3(const int32_t *guard_3, const int32_t *q_3, struct volta_state *s)
{
    uint32_t bits_3 = 0;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t go_12 = guard_3[l] && q_3[l] && 1 && s->parked == 0;
        bits_3 |= (uint32_t)((go_12) != 0) << l;
    }
    return bits_3;
}

static uint32_t lanes_bra_u(const int32_t *guard, const int32_t *q, int32_t v)
{
    uint32_t bits = 0;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t go_2 = guard[l] && q[l] && v;
        bits |= (uint32_t)((go_2) != 0) << l;
    }
    return bits;
}

static uint32_t lanes_bra_div(int32_t control_inv_ura, struct volta_state *s, int32_t ura,
    uint32_t ballot, const int32_t *guard_2, const int32_t *q_2)
{
    uint32_t bits_2 = 0;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t mask_3 = control_inv_ura ? ~s->ur[ura] : s->ur[ura];
        const int32_t apart_3 = (mask_3 & (s->active | s->parked) & ~ballot) != 0;
        const int32_t go_5 = apart_3 && ((guard_2[l] && q_2[l]) || mask_3 >> l & 1);
        bits_2 |= (uint32_t)((go_5) != 0) << l;
    }
    return bits_2;
}

static uint32_t lanes_bra_div_2(int32_t control_inv_ura, struct volta_state *s, int32_t ura,
    uint32_t ballot, const int32_t *guard_3, const int32_t *q_3)
{
    uint32_t bits_3 = 0;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t mask_4 = control_inv_ura ? ~s->ur[ura] : s->ur[ura];
        const int32_t apart_4 = (mask_4 & (s->active | s->parked) & ~ballot) != 0;
        const int32_t go_8 = guard_3[l] && q_3[l] && !apart_4;
        bits_3 |= (uint32_t)((go_8) != 0) << l;
    }
    return bits_3;
}

static uint32_t lanes_brx(const int32_t *guard, const int32_t *q)
{
    uint32_t bits = 0;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t go_2 = guard[l] && q[l];
        bits |= (uint32_t)((go_2) != 0) << l;
    }
    return bits;
}

static void lanes_brx_2(int32_t ra, struct volta_state *s, uint64_t next, int64_t d,
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

static uint32_t lanes_brx_3(const int32_t *guard_2, const int32_t *q_2, int32_t ra,
    struct volta_state *s, uint64_t next, int64_t d_2, uint32_t ballot, uint32_t here,
    uint64_t *lane_of_of)
{
    uint32_t bits_2 = 0;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t go_4 = guard_2[l] && q_2[l];
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

static void lanes_jmx(int32_t ra, struct volta_state *s, int64_t d, uint64_t *lane_of_of)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint64_t to_3 =
            (ra == 255 ? 0 : s->r[ra & 0xfe][l] | (uint64_t)s->r[ra | 1][l] << 32) + (uint64_t)d;
        lane_of_of[l] = to_3;
    }
}

static uint32_t lanes_jmx_2(const int32_t *guard_2, const int32_t *q_2, int32_t ra,
    struct volta_state *s, int64_t d_2, uint32_t ballot, uint32_t here, uint64_t *lane_of_of)
{
    uint32_t bits_2 = 0;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t go_4 = guard_2[l] && q_2[l];
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

static void lanes_call_at(int64_t to_4, int64_t *lane_of_of)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t to_3 = to_4;
        lane_of_of[l] = to_3;
    }
}

static uint32_t lanes_call_at_2(const int32_t *guard_2, const int32_t *q_2, int64_t to_6,
    uint32_t ballot, uint32_t here, int64_t *lane_of_of)
{
    uint32_t bits_2 = 0;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t go_4 = guard_2[l] && q_2[l];
        const int64_t to_5 = to_6;
        const uint32_t t_4 = ballot;
        const int32_t t_5 = rt_min_i32(rt_ctz((rt_u128)t_4, 32), 31);
        const int64_t lane_of_4 = (here >> t_5 & 1 ? lane_of_of[t_5] : 0);
        const int64_t first_4 = lane_of_4;
        bits_2 |= (uint32_t)((go_4 && to_5 == first_4) != 0) << l;
    }
    return bits_2;
}

static void lanes_call_c(uint32_t to_4, uint32_t *lane_of_of)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t to_3 = to_4;
        lane_of_of[l] = to_3;
    }
}

static uint32_t lanes_call_c_2(const int32_t *guard_2, const int32_t *q_2, uint32_t to_6,
    uint32_t ballot, uint32_t here, uint32_t *lane_of_of)
{
    uint32_t bits_2 = 0;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t go_4 = guard_2[l] && q_2[l];
        const uint32_t to_5 = to_6;
        const uint32_t t_4 = ballot;
        const int32_t t_5 = rt_min_i32(rt_ctz((rt_u128)t_4, 32), 31);
        const uint32_t lane_of_4 = (here >> t_5 & 1 ? lane_of_of[t_5] : 0);
        const uint32_t first_4 = lane_of_4;
        bits_2 |= (uint32_t)((go_4 && to_5 == first_4) != 0) << l;
    }
    return bits_2;
}

static uint32_t lanes_call_rel(const int32_t *guard_2, const int32_t *q_2, uint64_t to_6,
    uint32_t ballot, uint32_t here, uint64_t *lane_of_of)
{
    uint32_t bits_2 = 0;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t go_4 = guard_2[l] && q_2[l];
        const uint64_t to_5 = to_6;
        const uint32_t t_4 = ballot;
        const int32_t t_5 = rt_min_i32(rt_ctz((rt_u128)t_4, 32), 31);
        const uint64_t lane_of_4 = (here >> t_5 & 1 ? lane_of_of[t_5] : 0);
        const uint64_t first_4 = lane_of_4;
        bits_2 |= (uint32_t)((go_4 && to_5 == first_4) != 0) << l;
    }
    return bits_2;
}

static void lanes_call_rr(int32_t ra, struct volta_state *s, uint64_t to_4, uint64_t *lane_of_of)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint64_t to_3 =
            (ra == 255 ? 0 : s->r[ra & 0xfe][l] | (uint64_t)s->r[ra | 1][l] << 32) + to_4;
        lane_of_of[l] = to_3;
    }
}

static uint32_t lanes_call_rr_2(const int32_t *guard_2, const int32_t *q_2, int32_t ra,
    struct volta_state *s, uint64_t to_6, uint32_t ballot, uint32_t here, uint64_t *lane_of_of)
{
    uint32_t bits_2 = 0;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t go_4 = guard_2[l] && q_2[l];
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

static void lanes_lepc_n(uint64_t pc, uint32_t *rd_to, uint32_t *result_to)
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

static void lanes_lepc_t(uint64_t next, int64_t lepc_target, uint32_t *rd_to, uint32_t *result_to)
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

/* GUARD BRA{DEPTH}BRA_KIND{OPT_ANY} OPT_SRC, REL_TARGET PM_EVENTS CTL */
RT_BODY(volta_fast_bra_b)
{
    struct volta_state *const s = m->state;
    (void)usual;
    const int32_t control_bra_kind = (int32_t)in->value[1];
    const uint64_t pc_13 = m->pc;
    const uint64_t next = m->next;
    uint32_t ballot = 0;
    uint32_t ballot_2 = 0;
    uint32_t ballot_3 = 0;
    {
        uint32_t run = active;
    _Alignas(64) int32_t q_row[32];
    const int32_t *const q = row_opt_src(m, in, q_row, 1, 4);
    _Alignas(64) int32_t guard_row[32];
    const int32_t *const guard = row_guard(m, in, guard_row, 3, 7);
    const uint32_t hold = (control_bra_kind <= 1) ? UINT32_MAX : 0;
    run &= hold;
    if (!q || !guard)
        return rt_slowly(m, in);
    const uint32_t bits = lanes_bra_b(guard, q);
    ballot = bits & run;
    }
    {
        uint32_t run = active;
    _Alignas(64) int32_t q_row_2[32];
    const int32_t *const q_2 = row_opt_src(m, in, q_row_2, 1, 4);
    _Alignas(64) int32_t guard_row_2[32];
    const int32_t *const guard_2 = row_guard(m, in, guard_row_2, 3, 7);
    const uint32_t hold_2 = (!(control_bra_kind <= 1)) ? UINT32_MAX : 0;
    run &= hold_2;
    const uint32_t hold_3 = (control_bra_kind == 2) ? UINT32_MAX : 0;
    run &= hold_3;
    if (!q_2 || !guard_2)
        return rt_slowly(m, in);
    const uint32_t bits_2 = lanes_bra_b_2(guard_2, q_2, s);
    ballot_2 = bits_2 & run;
    }
    {
        uint32_t run = active;
    _Alignas(64) int32_t q_row_3[32];
    const int32_t *const q_3 = row_opt_src(m, in, q_row_3, 1, 4);
    _Alignas(64) int32_t guard_row_3[32];
    const int32_t *const guard_3 = row_guard(m, in, guard_row_3, 3, 7);
    const uint32_t hold_4 = (!(control_bra_kind <= 1)) ? UINT32_MAX : 0;
    run &= hold_4;
    const uint32_t hold_5 = (!(control_bra_kind == 2)) ? UINT32_MAX : 0;
    run &= hold_5;
    if (!q_3 || !guard_3)
        return rt_slowly(m, in);
    const uint32_t bits_3 = lanes_bra_b_3(guard_3, q_3, s);
    ballot_3 = bits_3 & run;
    }
    const uint64_t to = operand_rel_target(m, in, 2, 5, 6);
    if (control_bra_kind <= 1) {
        const uint32_t t = ballot;
        if (t == s->active) {
            if (s->parked == 0 || to > pc_13) {
                m->next = to;
            } else if (0 || s->ready == 0) {
                m->next = to;
            } else {
                const int32_t n = rt_ctz((rt_u128)s->active, 32) & 0x1f;
                const int32_t m_2 =
                    rt_ctz((rt_u128)(((uint64_t)s->ready | (uint64_t)s->ready << 32)
                    & ~(((uint64_t)2 << s->turn) - 1)), 64) & 0x1f;
                const uint32_t group_lanes_new = s->active;
                const uint32_t ready = s->ready | (uint32_t)1 << n;
                const uint32_t parked = s->parked | s->active;
                const uint32_t lanes = s->group_lanes[m_2];
                s->turn = (uint8_t)m_2;
                s->active = lanes;
                m->next = s->group_pc[m_2];
                s->group_wait[m_2] = 0;
                s->group_need[m_2] = 0;
                s->ready = ready & ~((uint32_t)1 << m_2);
                s->blocked = s->blocked & ~((uint32_t)1 << m_2);
                s->parked = parked & ~lanes;
                if (s->yielded != 0) {
                    s->yielded = s->yielded & ~lanes;
                    s->group_lanes[n] = group_lanes_new;
                    s->group_pc[n] = to;
                    s->group_lanes[m_2] = 0;
                    s->group_pc[m_2] = 0;
                } else {
                    s->group_lanes[n] = group_lanes_new;
                    s->group_pc[n] = to;
                    s->group_lanes[m_2] = 0;
                    s->group_pc[m_2] = 0;
                }
            }
        } else if (t != 0) {
            if ((int32_t)m->launch.option[0] == 0) {
                const int32_t n_2 = rt_ctz((rt_u128)t, 32) & 0x1f;
                s->ready = s->ready | (uint32_t)1 << n_2;
                s->parked = s->parked | t;
                s->active = s->active & ~t;
                s->group_lanes[n_2] = t;
                s->group_pc[n_2] = to;
            } else {
                const uint32_t lanes_2 = s->active & ~t;
                const uint64_t pc = next;
                const int32_t n_3 = rt_ctz((rt_u128)lanes_2, 32) & 0x1f;
                s->ready = s->ready | (uint32_t)1 << n_3;
                s->parked = s->parked | lanes_2;
                s->active = t;
                m->next = to;
                s->group_lanes[n_3] = lanes_2;
                s->group_pc[n_3] = pc;
            }
        }
    } else if (control_bra_kind == 2) {
        const uint32_t t_2 = ballot_2;
        if (t_2 == s->active) {
            if (s->parked == 0 || to > pc_13) {
                m->next = to;
            } else if (0 || s->ready == 0) {
                m->next = to;
            } else {
                const int32_t n_4 = rt_ctz((rt_u128)s->active, 32) & 0x1f;
                const int32_t m_3 =
                    rt_ctz((rt_u128)(((uint64_t)s->ready | (uint64_t)s->ready << 32)
                    & ~(((uint64_t)2 << s->turn) - 1)), 64) & 0x1f;
                const uint32_t group_lanes_new_2 = s->active;
                const uint32_t ready_2 = s->ready | (uint32_t)1 << n_4;
                const uint32_t parked_2 = s->parked | s->active;
                const uint32_t lanes_3 = s->group_lanes[m_3];
                s->turn = (uint8_t)m_3;
                s->active = lanes_3;
                m->next = s->group_pc[m_3];
                s->group_wait[m_3] = 0;
                s->group_need[m_3] = 0;
                s->ready = ready_2 & ~((uint32_t)1 << m_3);
                s->blocked = s->blocked & ~((uint32_t)1 << m_3);
                s->parked = parked_2 & ~lanes_3;
                if (s->yielded != 0) {
                    s->yielded = s->yielded & ~lanes_3;
                    s->group_lanes[n_4] = group_lanes_new_2;
                    s->group_pc[n_4] = to;
                    s->group_lanes[m_3] = 0;
                    s->group_pc[m_3] = 0;
                } else {
                    s->group_lanes[n_4] = group_lanes_new_2;
                    s->group_pc[n_4] = to;
                    s->group_lanes[m_3] = 0;
                    s->group_pc[m_3] = 0;
                }
            }
        } else if (t_2 != 0) {
            if ((int32_t)m->launch.option[0] == 0) {
                const int32_t n_5 = rt_ctz((rt_u128)t_2, 32) & 0x1f;
                s->ready = s->ready | (uint32_t)1 << n_5;
                s->parked = s->parked | t_2;
                s->active = s->active & ~t_2;
                s->group_lanes[n_5] = t_2;
                s->group_pc[n_5] = to;
            } else {
                const uint32_t lanes_4 = s->active & ~t_2;
                const uint64_t pc_2 = next;
                const int32_t n_6 = rt_ctz((rt_u128)lanes_4, 32) & 0x1f;
                s->ready = s->ready | (uint32_t)1 << n_6;
                s->parked = s->parked | lanes_4;
                s->active = t_2;
                m->next = to;
                s->group_lanes[n_6] = lanes_4;
                s->group_pc[n_6] = pc_2;
            }
        }
    } else {
        const uint32_t t_3 = ballot_3;
        if (t_3 == s->active) {
            if (s->parked == 0 || to > pc_13) {
                m->next = to;
            } else if (0 || s->ready == 0) {
                m->next = to;
            } else {
                const int32_t n_7 = rt_ctz((rt_u128)s->active, 32) & 0x1f;
                const int32_t m_4 =
                    rt_ctz((rt_u128)(((uint64_t)s->ready | (uint64_t)s->ready << 32)
                    & ~(((uint64_t)2 << s->turn) - 1)), 64) & 0x1f;
                const uint32_t group_lanes_new_3 = s->active;
                const uint32_t ready_3 = s->ready | (uint32_t)1 << n_7;
                const uint32_t parked_3 = s->parked | s->active;
                const uint32_t lanes_5 = s->group_lanes[m_4];
                s->turn = (uint8_t)m_4;
                s->active = lanes_5;
                m->next = s->group_pc[m_4];
                s->group_wait[m_4] = 0;
                s->group_need[m_4] = 0;
                s->ready = ready_3 & ~((uint32_t)1 << m_4);
                s->blocked = s->blocked & ~((uint32_t)1 << m_4);
                s->parked = parked_3 & ~lanes_5;
                if (s->yielded != 0) {
                    s->yielded = s->yielded & ~lanes_5;
                    s->group_lanes[n_7] = group_lanes_new_3;
                    s->group_pc[n_7] = to;
                    s->group_lanes[m_4] = 0;
                    s->group_pc[m_4] = 0;
                } else {
                    s->group_lanes[n_7] = group_lanes_new_3;
                    s->group_pc[n_7] = to;
                    s->group_lanes[m_4] = 0;
                    s->group_pc[m_4] = 0;
                }
            }
        } else if (t_3 != 0) {
            if ((int32_t)m->launch.option[0] == 0) {
                const int32_t n_8 = rt_ctz((rt_u128)t_3, 32) & 0x1f;
                s->ready = s->ready | (uint32_t)1 << n_8;
                s->parked = s->parked | t_3;
                s->active = s->active & ~t_3;
                s->group_lanes[n_8] = t_3;
                s->group_pc[n_8] = to;
            } else {
                const uint32_t lanes_6 = s->active & ~t_3;
                const uint64_t pc_3 = next;
                const int32_t n_9 = rt_ctz((rt_u128)lanes_6, 32) & 0x1f;
                s->ready = s->ready | (uint32_t)1 << n_9;
                s->parked = s->parked | lanes_6;
                s->active = t_3;
                m->next = to;
                s->group_lanes[n_9] = lanes_6;
                s->group_pc[n_9] = pc_3;
            }
        }
    }
    return 0;
}
RT_ANY(volta_fast_bra_b)

/* GUARD BRA{DEPTH}BRA_UP_KIND{OPT_ANY} OPT_SRC, NOT_UPbra$UP[UPbra], REL_TARGET PM_EVENTS CTL */
RT_BODY(volta_fast_bra_u)
{
    struct volta_state *const s = m->state;
    (void)usual;
    const int32_t control_upbra = (int32_t)in->value[6];
    const int32_t control_not_upbra = (int32_t)in->value[5];
    const uint64_t pc_3 = m->pc;
    const uint64_t next = m->next;
    uint32_t ballot = 0;
    {
        uint32_t run = active;
    _Alignas(64) int32_t q_row[32];
    const int32_t *const q = row_opt_src(m, in, q_row, 1, 4);
    int32_t v;
    v = s->up[control_upbra] ^ control_not_upbra;
    _Alignas(64) int32_t guard_row[32];
    const int32_t *const guard = row_guard(m, in, guard_row, 4, 9);
    if (!q || !guard)
        return rt_slowly(m, in);
    const uint32_t bits = lanes_bra_u(guard, q, v);
    ballot = bits & run;
    }
    const uint64_t to = operand_rel_target(m, in, 3, 7, 8);
    const uint32_t t = ballot;
    if (t == s->active) {
        if (s->parked == 0 || to > pc_3) {
            m->next = to;
        } else if (0 || s->ready == 0) {
            m->next = to;
        } else {
            const int32_t n = rt_ctz((rt_u128)s->active, 32) & 0x1f;
            const int32_t m_2 =
                rt_ctz((rt_u128)(((uint64_t)s->ready | (uint64_t)s->ready << 32)
                & ~(((uint64_t)2 << s->turn) - 1)), 64) & 0x1f;
            const uint32_t group_lanes_new = s->active;
            const uint32_t ready = s->ready | (uint32_t)1 << n;
            const uint32_t parked = s->parked | s->active;
            const uint32_t lanes = s->group_lanes[m_2];
            s->turn = (uint8_t)m_2;
            s->active = lanes;
            m->next = s->group_pc[m_2];
            s->group_wait[m_2] = 0;
            s->group_need[m_2] = 0;
            s->ready = ready & ~((uint32_t)1 << m_2);
            s->blocked = s->blocked & ~((uint32_t)1 << m_2);
            s->parked = parked & ~lanes;
            if (s->yielded != 0) {
                s->yielded = s->yielded & ~lanes;
                s->group_lanes[n] = group_lanes_new;
                s->group_pc[n] = to;
                s->group_lanes[m_2] = 0;
                s->group_pc[m_2] = 0;
            } else {
                s->group_lanes[n] = group_lanes_new;
                s->group_pc[n] = to;
                s->group_lanes[m_2] = 0;
                s->group_pc[m_2] = 0;
            }
        }
    } else if (t != 0) {
        if ((int32_t)m->launch.option[0] == 0) {
            const int32_t n_2 = rt_ctz((rt_u128)t, 32) & 0x1f;
            s->ready = s->ready | (uint32_t)1 << n_2;
            s->parked = s->parked | t;
            s->active = s->active & ~t;
            s->group_lanes[n_2] = t;
            s->group_pc[n_2] = to;
        } else {
            const uint32_t lanes_2 = s->active & ~t;
            const uint64_t pc = next;
            const int32_t n_3 = rt_ctz((rt_u128)lanes_2, 32) & 0x1f;
            s->ready = s->ready | (uint32_t)1 << n_3;
            s->parked = s->parked | lanes_2;
            s->active = t;
            m->next = to;
            s->group_lanes[n_3] = lanes_2;
            s->group_pc[n_3] = pc;
        }
    }
    return 0;
}
RT_ANY(volta_fast_bra_u)

/* GUARD BRA{DEPTH}BRA_UR_KIND OPT_SRC, INV_URa$UR[URa], REL_TARGET PM_EVENTS CTL */
RT_BODY(volta_fast_bra_div)
{
    struct volta_state *const s = m->state;
    (void)usual;
    const int32_t control_bra_ur_kind = (int32_t)in->value[1];
    const int32_t ura = (int32_t)in->value[5];
    const int32_t control_inv_ura = (int32_t)in->value[4];
    const uint64_t pc_9 = m->pc;
    const uint64_t next = m->next;
    uint32_t ballot = 0;
    uint32_t ballot_2 = 0;
    uint32_t ballot_3 = 0;
    {
        uint32_t run = active;
    _Alignas(64) int32_t q_row[32];
    const int32_t *const q = row_opt_src(m, in, q_row, 0, 3);
    _Alignas(64) int32_t guard_row[32];
    const int32_t *const guard = row_guard(m, in, guard_row, 2, 8);
    if (!q || !guard)
        return rt_slowly(m, in);
    const uint32_t bits = lanes_bssy(guard, q);
    ballot = bits & run;
    }
    {
        uint32_t run = active;
    _Alignas(64) int32_t q_row_2[32];
    const int32_t *const q_2 = row_opt_src(m, in, q_row_2, 0, 3);
    _Alignas(64) int32_t guard_row_2[32];
    const int32_t *const guard_2 = row_guard(m, in, guard_row_2, 2, 8);
    const uint32_t hold = (control_bra_ur_kind == 2) ? UINT32_MAX : 0;
    run &= hold;
    if (!q_2 || !guard_2)
        return rt_slowly(m, in);
    const uint32_t bits_2 = lanes_bra_div(control_inv_ura, s, ura, ballot, guard_2, q_2);
    ballot_2 = bits_2 & run;
    }
    {
        uint32_t run = active;
    _Alignas(64) int32_t q_row_3[32];
    const int32_t *const q_3 = row_opt_src(m, in, q_row_3, 0, 3);
    _Alignas(64) int32_t guard_row_3[32];
    const int32_t *const guard_3 = row_guard(m, in, guard_row_3, 2, 8);
    const uint32_t hold_2 = (!(control_bra_ur_kind == 2)) ? UINT32_MAX : 0;
    run &= hold_2;
    const uint32_t hold_3 = (control_bra_ur_kind == 3) ? UINT32_MAX : 0;
    run &= hold_3;
    if (!q_3 || !guard_3)
        return rt_slowly(m, in);
    const uint32_t bits_3 = lanes_bra_div_2(control_inv_ura, s, ura, ballot, guard_3, q_3);
    ballot_3 = bits_3 & run;
    }
    const uint64_t to = operand_rel_target(m, in, 1, 6, 7);
    if (control_bra_ur_kind == 2) {
        const uint32_t t = ballot_2;
        if (t == s->active) {
            if (s->parked == 0 || to > pc_9) {
                m->next = to;
            } else if (0 || s->ready == 0) {
                m->next = to;
            } else {
                const int32_t n = rt_ctz((rt_u128)s->active, 32) & 0x1f;
                const int32_t m_2 =
                    rt_ctz((rt_u128)(((uint64_t)s->ready | (uint64_t)s->ready << 32)
                    & ~(((uint64_t)2 << s->turn) - 1)), 64) & 0x1f;
                const uint32_t group_lanes_new = s->active;
                const uint32_t ready = s->ready | (uint32_t)1 << n;
                const uint32_t parked = s->parked | s->active;
                const uint32_t lanes = s->group_lanes[m_2];
                s->turn = (uint8_t)m_2;
                s->active = lanes;
                m->next = s->group_pc[m_2];
                s->group_wait[m_2] = 0;
                s->group_need[m_2] = 0;
                s->ready = ready & ~((uint32_t)1 << m_2);
                s->blocked = s->blocked & ~((uint32_t)1 << m_2);
                s->parked = parked & ~lanes;
                if (s->yielded != 0) {
                    s->yielded = s->yielded & ~lanes;
                    s->group_lanes[n] = group_lanes_new;
                    s->group_pc[n] = to;
                    s->group_lanes[m_2] = 0;
                    s->group_pc[m_2] = 0;
                } else {
                    s->group_lanes[n] = group_lanes_new;
                    s->group_pc[n] = to;
                    s->group_lanes[m_2] = 0;
                    s->group_pc[m_2] = 0;
                }
            }
        } else if (t != 0) {
            if ((int32_t)m->launch.option[0] == 0) {
                const int32_t n_2 = rt_ctz((rt_u128)t, 32) & 0x1f;
                s->ready = s->ready | (uint32_t)1 << n_2;
                s->parked = s->parked | t;
                s->active = s->active & ~t;
                s->group_lanes[n_2] = t;
                s->group_pc[n_2] = to;
            } else {
                const uint32_t lanes_2 = s->active & ~t;
                const uint64_t pc = next;
                const int32_t n_3 = rt_ctz((rt_u128)lanes_2, 32) & 0x1f;
                s->ready = s->ready | (uint32_t)1 << n_3;
                s->parked = s->parked | lanes_2;
                s->active = t;
                m->next = to;
                s->group_lanes[n_3] = lanes_2;
                s->group_pc[n_3] = pc;
            }
        }
    } else if (control_bra_ur_kind == 3) {
        const uint32_t t_2 = ballot_3;
        if (t_2 == s->active) {
            if (s->parked == 0 || to > pc_9) {
                m->next = to;
            } else if (0 || s->ready == 0) {
                m->next = to;
            } else {
                const int32_t n_4 = rt_ctz((rt_u128)s->active, 32) & 0x1f;
                const int32_t m_3 =
                    rt_ctz((rt_u128)(((uint64_t)s->ready | (uint64_t)s->ready << 32)
                    & ~(((uint64_t)2 << s->turn) - 1)), 64) & 0x1f;
                const uint32_t group_lanes_new_2 = s->active;
                const uint32_t ready_2 = s->ready | (uint32_t)1 << n_4;
                const uint32_t parked_2 = s->parked | s->active;
                const uint32_t lanes_3 = s->group_lanes[m_3];
                s->turn = (uint8_t)m_3;
                s->active = lanes_3;
                m->next = s->group_pc[m_3];
                s->group_wait[m_3] = 0;
                s->group_need[m_3] = 0;
                s->ready = ready_2 & ~((uint32_t)1 << m_3);
                s->blocked = s->blocked & ~((uint32_t)1 << m_3);
                s->parked = parked_2 & ~lanes_3;
                if (s->yielded != 0) {
                    s->yielded = s->yielded & ~lanes_3;
                    s->group_lanes[n_4] = group_lanes_new_2;
                    s->group_pc[n_4] = to;
                    s->group_lanes[m_3] = 0;
                    s->group_pc[m_3] = 0;
                } else {
                    s->group_lanes[n_4] = group_lanes_new_2;
                    s->group_pc[n_4] = to;
                    s->group_lanes[m_3] = 0;
                    s->group_pc[m_3] = 0;
                }
            }
        } else if (t_2 != 0) {
            if ((int32_t)m->launch.option[0] == 0) {
                const int32_t n_5 = rt_ctz((rt_u128)t_2, 32) & 0x1f;
                s->ready = s->ready | (uint32_t)1 << n_5;
                s->parked = s->parked | t_2;
                s->active = s->active & ~t_2;
                s->group_lanes[n_5] = t_2;
                s->group_pc[n_5] = to;
            } else {
                const uint32_t lanes_4 = s->active & ~t_2;
                const uint64_t pc_2 = next;
                const int32_t n_6 = rt_ctz((rt_u128)lanes_4, 32) & 0x1f;
                s->ready = s->ready | (uint32_t)1 << n_6;
                s->parked = s->parked | lanes_4;
                s->active = t_2;
                m->next = to;
                s->group_lanes[n_6] = lanes_4;
                s->group_pc[n_6] = pc_2;
            }
        }
    } else {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: a test without a name");
    }
    return 0;
}
RT_ANY(volta_fast_bra_div)

/* GUARD JMP{DEPTH}JMP_KIND OPT_SRC, ABS_TARGET PM_EVENTS CTL */
RT_BODY(volta_fast_jmp_b)
{
    struct volta_state *const s = m->state;
    (void)usual;
    const uint64_t pc_3 = m->pc;
    const uint64_t next = m->next;
    uint32_t ballot = 0;
    {
        uint32_t run = active;
    _Alignas(64) int32_t q_row[32];
    const int32_t *const q = row_opt_src(m, in, q_row, 0, 3);
    _Alignas(64) int32_t guard_row[32];
    const int32_t *const guard = row_guard(m, in, guard_row, 2, 6);
    if (!q || !guard)
        return rt_slowly(m, in);
    const uint32_t bits = lanes_bra_b(guard, q);
    ballot = bits & run;
    }
    const int64_t to = operand_abs_target(in, 1, 4, 5);
    const uint32_t t = ballot;
    if (t == s->active) {
        if (s->parked == 0 || (uint64_t)to > pc_3) {
            m->next = (uint64_t)to;
        } else if (0 || s->ready == 0) {
            m->next = (uint64_t)to;
        } else {
            const int32_t n = rt_ctz((rt_u128)s->active, 32) & 0x1f;
            const int32_t m_2 =
                rt_ctz((rt_u128)(((uint64_t)s->ready | (uint64_t)s->ready << 32)
                & ~(((uint64_t)2 << s->turn) - 1)), 64) & 0x1f;
            const uint32_t group_lanes_new = s->active;
            const uint32_t ready = s->ready | (uint32_t)1 << n;
            const uint32_t parked = s->parked | s->active;
            const uint32_t lanes = s->group_lanes[m_2];
            s->turn = (uint8_t)m_2;
            s->active = lanes;
            m->next = s->group_pc[m_2];
            s->group_wait[m_2] = 0;
            s->group_need[m_2] = 0;
            s->ready = ready & ~((uint32_t)1 << m_2);
            s->blocked = s->blocked & ~((uint32_t)1 << m_2);
            s->parked = parked & ~lanes;
            if (s->yielded != 0) {
                s->yielded = s->yielded & ~lanes;
                s->group_lanes[n] = group_lanes_new;
                s->group_pc[n] = (uint64_t)to;
                s->group_lanes[m_2] = 0;
                s->group_pc[m_2] = 0;
            } else {
                s->group_lanes[n] = group_lanes_new;
                s->group_pc[n] = (uint64_t)to;
                s->group_lanes[m_2] = 0;
                s->group_pc[m_2] = 0;
            }
        }
    } else if (t != 0) {
        if ((int32_t)m->launch.option[0] == 0) {
            const int32_t n_2 = rt_ctz((rt_u128)t, 32) & 0x1f;
            s->ready = s->ready | (uint32_t)1 << n_2;
            s->parked = s->parked | t;
            s->active = s->active & ~t;
            s->group_lanes[n_2] = t;
            s->group_pc[n_2] = (uint64_t)to;
        } else {
            const uint32_t lanes_2 = s->active & ~t;
            const uint64_t pc = next;
            const int32_t n_3 = rt_ctz((rt_u128)lanes_2, 32) & 0x1f;
            s->ready = s->ready | (uint32_t)1 << n_3;
            s->parked = s->parked | lanes_2;
            s->active = t;
            m->next = (uint64_t)to;
            s->group_lanes[n_3] = lanes_2;
            s->group_pc[n_3] = pc;
        }
    }
    return 0;
}
RT_ANY(volta_fast_jmp_b)

/* GUARD JMP{DEPTH}JMP_KIND OPT_SRC, c[C_BANK][C_OFFSET] PM_EVENTS CTL */
RT_BODY(volta_fast_jmp_c)
{
    struct volta_state *const s = m->state;
    (void)usual;
    const int32_t c_bank = (int32_t)in->value[4];
    const int32_t c_offset = rt_sext_32((uint32_t)in->value[5], 14) * 4;
    const uint64_t pc_3 = m->pc;
    const uint64_t next = m->next;
    uint32_t ballot = 0;
    {
        uint32_t run = active;
    _Alignas(64) int32_t q_row[32];
    const int32_t *const q = row_opt_src(m, in, q_row, 0, 3);
    _Alignas(64) int32_t guard_row[32];
    const int32_t *const guard = row_guard(m, in, guard_row, 2, 6);
    if (!q || !guard)
        return rt_slowly(m, in);
    const uint32_t bits = lanes_bra_b(guard, q);
    ballot = bits & run;
    }
    uint32_t to;
    to = (uint32_t)rt_load(m, VOLTA_SPACE_C, (uint64_t)(c_bank * 65536 + (c_offset & 0xffff)), 4);
    if (m->trap.kind)
        return (int)m->trap.kind;
    const uint32_t t = ballot;
    if (t == s->active) {
        if (s->parked == 0 || to > pc_3) {
            m->next = to;
        } else if (0 || s->ready == 0) {
            m->next = to;
        } else {
            const int32_t n = rt_ctz((rt_u128)s->active, 32) & 0x1f;
            const int32_t m_2 =
                rt_ctz((rt_u128)(((uint64_t)s->ready | (uint64_t)s->ready << 32)
                & ~(((uint64_t)2 << s->turn) - 1)), 64) & 0x1f;
            const uint32_t group_lanes_new = s->active;
            const uint32_t ready = s->ready | (uint32_t)1 << n;
            const uint32_t parked = s->parked | s->active;
            const uint32_t lanes = s->group_lanes[m_2];
            s->turn = (uint8_t)m_2;
            s->active = lanes;
            m->next = s->group_pc[m_2];
            s->group_wait[m_2] = 0;
            s->group_need[m_2] = 0;
            s->ready = ready & ~((uint32_t)1 << m_2);
            s->blocked = s->blocked & ~((uint32_t)1 << m_2);
            s->parked = parked & ~lanes;
            if (s->yielded != 0) {
                s->yielded = s->yielded & ~lanes;
                s->group_lanes[n] = group_lanes_new;
                s->group_pc[n] = to;
                s->group_lanes[m_2] = 0;
                s->group_pc[m_2] = 0;
            } else {
                s->group_lanes[n] = group_lanes_new;
                s->group_pc[n] = to;
                s->group_lanes[m_2] = 0;
                s->group_pc[m_2] = 0;
            }
        }
    } else if (t != 0) {
        if ((int32_t)m->launch.option[0] == 0) {
            const int32_t n_2 = rt_ctz((rt_u128)t, 32) & 0x1f;
            s->ready = s->ready | (uint32_t)1 << n_2;
            s->parked = s->parked | t;
            s->active = s->active & ~t;
            s->group_lanes[n_2] = t;
            s->group_pc[n_2] = to;
        } else {
            const uint32_t lanes_2 = s->active & ~t;
            const uint64_t pc = next;
            const int32_t n_3 = rt_ctz((rt_u128)lanes_2, 32) & 0x1f;
            s->ready = s->ready | (uint32_t)1 << n_3;
            s->parked = s->parked | lanes_2;
            s->active = t;
            m->next = to;
            s->group_lanes[n_3] = lanes_2;
            s->group_pc[n_3] = pc;
        }
    }
    return 0;
}
RT_ANY(volta_fast_jmp_c)

/* GUARD JMP{DEPTH}BRA_UP_KIND{OPT_ANY} OPT_SRC, NOT_UPbra$UP[UPbra], ABS_TARGET PM_EVENTS CTL */
RT_BODY(volta_fast_jmp_u)
{
    struct volta_state *const s = m->state;
    (void)usual;
    const int32_t control_upbra = (int32_t)in->value[6];
    const int32_t control_not_upbra = (int32_t)in->value[5];
    const uint64_t pc_3 = m->pc;
    const uint64_t next = m->next;
    uint32_t ballot = 0;
    {
        uint32_t run = active;
    _Alignas(64) int32_t q_row[32];
    const int32_t *const q = row_opt_src(m, in, q_row, 1, 4);
    int32_t v;
    v = s->up[control_upbra] ^ control_not_upbra;
    _Alignas(64) int32_t guard_row[32];
    const int32_t *const guard = row_guard(m, in, guard_row, 4, 9);
    if (!q || !guard)
        return rt_slowly(m, in);
    const uint32_t bits = lanes_bra_u(guard, q, v);
    ballot = bits & run;
    }
    const int64_t to = operand_abs_target(in, 3, 7, 8);
    const uint32_t t = ballot;
    if (t == s->active) {
        if (s->parked == 0 || (uint64_t)to > pc_3) {
            m->next = (uint64_t)to;
        } else if (0 || s->ready == 0) {
            m->next = (uint64_t)to;
        } else {
            const int32_t n = rt_ctz((rt_u128)s->active, 32) & 0x1f;
            const int32_t m_2 =
                rt_ctz((rt_u128)(((uint64_t)s->ready | (uint64_t)s->ready << 32)
                & ~(((uint64_t)2 << s->turn) - 1)), 64) & 0x1f;
            const uint32_t group_lanes_new = s->active;
            const uint32_t ready = s->ready | (uint32_t)1 << n;
            const uint32_t parked = s->parked | s->active;
            const uint32_t lanes = s->group_lanes[m_2];
            s->turn = (uint8_t)m_2;
            s->active = lanes;
            m->next = s->group_pc[m_2];
            s->group_wait[m_2] = 0;
            s->group_need[m_2] = 0;
            s->ready = ready & ~((uint32_t)1 << m_2);
            s->blocked = s->blocked & ~((uint32_t)1 << m_2);
            s->parked = parked & ~lanes;
            if (s->yielded != 0) {
                s->yielded = s->yielded & ~lanes;
                s->group_lanes[n] = group_lanes_new;
                s->group_pc[n] = (uint64_t)to;
                s->group_lanes[m_2] = 0;
                s->group_pc[m_2] = 0;
            } else {
                s->group_lanes[n] = group_lanes_new;
                s->group_pc[n] = (uint64_t)to;
                s->group_lanes[m_2] = 0;
                s->group_pc[m_2] = 0;
            }
        }
    } else if (t != 0) {
        if ((int32_t)m->launch.option[0] == 0) {
            const int32_t n_2 = rt_ctz((rt_u128)t, 32) & 0x1f;
            s->ready = s->ready | (uint32_t)1 << n_2;
            s->parked = s->parked | t;
            s->active = s->active & ~t;
            s->group_lanes[n_2] = t;
            s->group_pc[n_2] = (uint64_t)to;
        } else {
            const uint32_t lanes_2 = s->active & ~t;
            const uint64_t pc = next;
            const int32_t n_3 = rt_ctz((rt_u128)lanes_2, 32) & 0x1f;
            s->ready = s->ready | (uint32_t)1 << n_3;
            s->parked = s->parked | lanes_2;
            s->active = t;
            m->next = (uint64_t)to;
            s->group_lanes[n_3] = lanes_2;
            s->group_pc[n_3] = pc;
        }
    }
    return 0;
}
RT_ANY(volta_fast_jmp_u)

/* GUARD JMP{DEPTH}BRA_UP_KIND{OPT_ANY} OPT_SRC, NOT_UPbra$UP[UPbra], c[C_BANK][C_OFFSET] PM_EVENTS
   CTL */
RT_BODY(volta_fast_jmp_uc)
{
    struct volta_state *const s = m->state;
    (void)usual;
    const int32_t control_upbra = (int32_t)in->value[6];
    const int32_t control_not_upbra = (int32_t)in->value[5];
    const int32_t c_bank = (int32_t)in->value[7];
    const int32_t c_offset = rt_sext_32((uint32_t)in->value[8], 14) * 4;
    const uint64_t pc_3 = m->pc;
    const uint64_t next = m->next;
    uint32_t ballot = 0;
    {
        uint32_t run = active;
    _Alignas(64) int32_t q_row[32];
    const int32_t *const q = row_opt_src(m, in, q_row, 1, 4);
    int32_t v;
    v = s->up[control_upbra] ^ control_not_upbra;
    _Alignas(64) int32_t guard_row[32];
    const int32_t *const guard = row_guard(m, in, guard_row, 4, 9);
    if (!q || !guard)
        return rt_slowly(m, in);
    const uint32_t bits = lanes_bra_u(guard, q, v);
    ballot = bits & run;
    }
    uint32_t to;
    to = (uint32_t)rt_load(m, VOLTA_SPACE_C, (uint64_t)(c_bank * 65536 + (c_offset & 0xffff)), 4);
    if (m->trap.kind)
        return (int)m->trap.kind;
    const uint32_t t = ballot;
    if (t == s->active) {
        if (s->parked == 0 || to > pc_3) {
            m->next = to;
        } else if (0 || s->ready == 0) {
            m->next = to;
        } else {
            const int32_t n = rt_ctz((rt_u128)s->active, 32) & 0x1f;
            const int32_t m_2 =
                rt_ctz((rt_u128)(((uint64_t)s->ready | (uint64_t)s->ready << 32)
                & ~(((uint64_t)2 << s->turn) - 1)), 64) & 0x1f;
            const uint32_t group_lanes_new = s->active;
            const uint32_t ready = s->ready | (uint32_t)1 << n;
            const uint32_t parked = s->parked | s->active;
            const uint32_t lanes = s->group_lanes[m_2];
            s->turn = (uint8_t)m_2;
            s->active = lanes;
            m->next = s->group_pc[m_2];
            s->group_wait[m_2] = 0;
            s->group_need[m_2] = 0;
            s->ready = ready & ~((uint32_t)1 << m_2);
            s->blocked = s->blocked & ~((uint32_t)1 << m_2);
            s->parked = parked & ~lanes;
            if (s->yielded != 0) {
                s->yielded = s->yielded & ~lanes;
                s->group_lanes[n] = group_lanes_new;
                s->group_pc[n] = to;
                s->group_lanes[m_2] = 0;
                s->group_pc[m_2] = 0;
            } else {
                s->group_lanes[n] = group_lanes_new;
                s->group_pc[n] = to;
                s->group_lanes[m_2] = 0;
                s->group_pc[m_2] = 0;
            }
        }
    } else if (t != 0) {
        if ((int32_t)m->launch.option[0] == 0) {
            const int32_t n_2 = rt_ctz((rt_u128)t, 32) & 0x1f;
            s->ready = s->ready | (uint32_t)1 << n_2;
            s->parked = s->parked | t;
            s->active = s->active & ~t;
            s->group_lanes[n_2] = t;
            s->group_pc[n_2] = to;
        } else {
            const uint32_t lanes_2 = s->active & ~t;
            const uint64_t pc = next;
            const int32_t n_3 = rt_ctz((rt_u128)lanes_2, 32) & 0x1f;
            s->ready = s->ready | (uint32_t)1 << n_3;
            s->parked = s->parked | lanes_2;
            s->active = t;
            m->next = to;
            s->group_lanes[n_3] = lanes_2;
            s->group_pc[n_3] = pc;
        }
    }
    return 0;
}
RT_ANY(volta_fast_jmp_uc)

/* GUARD BRX{DEPTH} OPT_SRC, $R[Ra] OPT_DISTANCE PM_EVENTS CTL */
RT_BODY(volta_fast_brx)
{
    struct volta_state *const s = m->state;
    (void)usual;
    const int32_t ra = (int32_t)in->value[3];
    const uint64_t next = m->next;
    const uint64_t pc_9 = m->pc;
    uint32_t ballot = 0;
    _Alignas(64) uint64_t lane_of_of[32];
    uint32_t here = 0;
    uint32_t ballot_2 = 0;
    {
        uint32_t run = active;
    _Alignas(64) int32_t q_row[32];
    const int32_t *const q = row_opt_src(m, in, q_row, 0, 2);
    _Alignas(64) int32_t guard_row[32];
    const int32_t *const guard = row_guard(m, in, guard_row, 2, 6);
    if (!q || !guard)
        return rt_slowly(m, in);
    const uint32_t bits = lanes_brx(guard, q);
    ballot = bits & run;
    }
    {
        uint32_t run = active;
    const int64_t d = operand_opt_distance(in, 1, 4, 5);
    lanes_brx_2(ra, s, next, d, lane_of_of);
    here = run;
    }
    {
        uint32_t run = active;
    _Alignas(64) int32_t q_row_2[32];
    const int32_t *const q_2 = row_opt_src(m, in, q_row_2, 0, 2);
    const int64_t d_2 = operand_opt_distance(in, 1, 4, 5);
    _Alignas(64) int32_t guard_row_2[32];
    const int32_t *const guard_2 = row_guard(m, in, guard_row_2, 2, 6);
    if (!q_2 || !guard_2)
        return rt_slowly(m, in);
    const uint32_t bits_2 = lanes_brx_3(guard_2, q_2, ra, s, next, d_2, ballot, here, lane_of_of);
    ballot_2 = bits_2 & run;
    }
    const uint32_t t = ballot;
    const int32_t t_6 = rt_min_i32(rt_ctz((rt_u128)t, 32), 31);
    const uint64_t lane_of = (here >> t_6 & 1 ? lane_of_of[t_6] : 0);
    const uint64_t first = lane_of;
    const uint32_t same = ballot_2;
    if (same == s->active) {
        if (s->parked == 0 || first > pc_9) {
            m->next = first;
        } else if (0 || s->ready == 0) {
            m->next = first;
        } else {
            const int32_t n = rt_ctz((rt_u128)s->active, 32) & 0x1f;
            const int32_t m_2 =
                rt_ctz((rt_u128)(((uint64_t)s->ready | (uint64_t)s->ready << 32)
                & ~(((uint64_t)2 << s->turn) - 1)), 64) & 0x1f;
            const uint32_t group_lanes_new = s->active;
            const uint32_t ready = s->ready | (uint32_t)1 << n;
            const uint32_t parked = s->parked | s->active;
            const uint32_t lanes = s->group_lanes[m_2];
            s->turn = (uint8_t)m_2;
            s->active = lanes;
            m->next = s->group_pc[m_2];
            s->group_wait[m_2] = 0;
            s->group_need[m_2] = 0;
            s->ready = ready & ~((uint32_t)1 << m_2);
            s->blocked = s->blocked & ~((uint32_t)1 << m_2);
            s->parked = parked & ~lanes;
            if (s->yielded != 0) {
                s->yielded = s->yielded & ~lanes;
                s->group_lanes[n] = group_lanes_new;
                s->group_pc[n] = first;
                s->group_lanes[m_2] = 0;
                s->group_pc[m_2] = 0;
            } else {
                s->group_lanes[n] = group_lanes_new;
                s->group_pc[n] = first;
                s->group_lanes[m_2] = 0;
                s->group_pc[m_2] = 0;
            }
        }
    } else if (same == t) {
        if (t != 0) {
            if ((int32_t)m->launch.option[0] == 0) {
                const int32_t n_2 = rt_ctz((rt_u128)t, 32) & 0x1f;
                s->ready = s->ready | (uint32_t)1 << n_2;
                s->parked = s->parked | t;
                s->active = s->active & ~t;
                s->group_lanes[n_2] = t;
                s->group_pc[n_2] = first;
            } else {
                const uint32_t lanes_2 = s->active & ~t;
                const uint64_t pc = next;
                const int32_t n_3 = rt_ctz((rt_u128)lanes_2, 32) & 0x1f;
                s->ready = s->ready | (uint32_t)1 << n_3;
                s->parked = s->parked | lanes_2;
                s->active = t;
                m->next = first;
                s->group_lanes[n_3] = lanes_2;
                s->group_pc[n_3] = pc;
            }
        }
    } else {
        const uint32_t lanes_3 = s->active & ~same;
        const uint64_t pc_2 = pc_9;
        const int32_t n_4 = rt_ctz((rt_u128)lanes_3, 32) & 0x1f;
        s->ready = s->ready | (uint32_t)1 << n_4;
        s->parked = s->parked | lanes_3;
        s->active = same;
        m->next = first;
        s->group_lanes[n_4] = lanes_3;
        s->group_pc[n_4] = pc_2;
    }
    return 0;
}
RT_ANY(volta_fast_brx)

/* GUARD JMX{DEPTH} OPT_SRC, $R[Ra] OPT_DISTANCE PM_EVENTS CTL */
RT_BODY(volta_fast_jmx)
{
    struct volta_state *const s = m->state;
    (void)usual;
    const int32_t ra = (int32_t)in->value[3];
    const uint64_t pc_9 = m->pc;
    const uint64_t next = m->next;
    uint32_t ballot = 0;
    _Alignas(64) uint64_t lane_of_of[32];
    uint32_t here = 0;
    uint32_t ballot_2 = 0;
    {
        uint32_t run = active;
    _Alignas(64) int32_t q_row[32];
    const int32_t *const q = row_opt_src(m, in, q_row, 0, 2);
    _Alignas(64) int32_t guard_row[32];
    const int32_t *const guard = row_guard(m, in, guard_row, 2, 6);
    if (!q || !guard)
        return rt_slowly(m, in);
    const uint32_t bits = lanes_brx(guard, q);
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
    _Alignas(64) int32_t q_row_2[32];
    const int32_t *const q_2 = row_opt_src(m, in, q_row_2, 0, 2);
    const int64_t d_2 = operand_opt_distance(in, 1, 4, 5);
    _Alignas(64) int32_t guard_row_2[32];
    const int32_t *const guard_2 = row_guard(m, in, guard_row_2, 2, 6);
    if (!q_2 || !guard_2)
        return rt_slowly(m, in);
    const uint32_t bits_2 = lanes_jmx_2(guard_2, q_2, ra, s, d_2, ballot, here, lane_of_of);
    ballot_2 = bits_2 & run;
    }
    const uint32_t t = ballot;
    const int32_t t_6 = rt_min_i32(rt_ctz((rt_u128)t, 32), 31);
    const uint64_t lane_of = (here >> t_6 & 1 ? lane_of_of[t_6] : 0);
    const uint64_t first = lane_of;
    const uint32_t same = ballot_2;
    if (same == s->active) {
        if (s->parked == 0 || first > pc_9) {
            m->next = first;
        } else if (0 || s->ready == 0) {
            m->next = first;
        } else {
            const int32_t n = rt_ctz((rt_u128)s->active, 32) & 0x1f;
            const int32_t m_2 =
                rt_ctz((rt_u128)(((uint64_t)s->ready | (uint64_t)s->ready << 32)
                & ~(((uint64_t)2 << s->turn) - 1)), 64) & 0x1f;
            const uint32_t group_lanes_new = s->active;
            const uint32_t ready = s->ready | (uint32_t)1 << n;
            const uint32_t parked = s->parked | s->active;
            const uint32_t lanes = s->group_lanes[m_2];
            s->turn = (uint8_t)m_2;
            s->active = lanes;
            m->next = s->group_pc[m_2];
            s->group_wait[m_2] = 0;
            s->group_need[m_2] = 0;
            s->ready = ready & ~((uint32_t)1 << m_2);
            s->blocked = s->blocked & ~((uint32_t)1 << m_2);
            s->parked = parked & ~lanes;
            if (s->yielded != 0) {
                s->yielded = s->yielded & ~lanes;
                s->group_lanes[n] = group_lanes_new;
                s->group_pc[n] = first;
                s->group_lanes[m_2] = 0;
                s->group_pc[m_2] = 0;
            } else {
                s->group_lanes[n] = group_lanes_new;
                s->group_pc[n] = first;
                s->group_lanes[m_2] = 0;
                s->group_pc[m_2] = 0;
            }
        }
    } else if (same == t) {
        if (t != 0) {
            if ((int32_t)m->launch.option[0] == 0) {
                const int32_t n_2 = rt_ctz((rt_u128)t, 32) & 0x1f;
                s->ready = s->ready | (uint32_t)1 << n_2;
                s->parked = s->parked | t;
                s->active = s->active & ~t;
                s->group_lanes[n_2] = t;
                s->group_pc[n_2] = first;
            } else {
                const uint32_t lanes_2 = s->active & ~t;
                const uint64_t pc = next;
                const int32_t n_3 = rt_ctz((rt_u128)lanes_2, 32) & 0x1f;
                s->ready = s->ready | (uint32_t)1 << n_3;
                s->parked = s->parked | lanes_2;
                s->active = t;
                m->next = first;
                s->group_lanes[n_3] = lanes_2;
                s->group_pc[n_3] = pc;
            }
        }
    } else {
        const uint32_t lanes_3 = s->active & ~same;
        const uint64_t pc_2 = pc_9;
        const int32_t n_4 = rt_ctz((rt_u128)lanes_3, 32) & 0x1f;
        s->ready = s->ready | (uint32_t)1 << n_4;
        s->parked = s->parked | lanes_3;
        s->active = same;
        m->next = first;
        s->group_lanes[n_4] = lanes_3;
        s->group_pc[n_4] = pc_2;
    }
    return 0;
}
RT_ANY(volta_fast_jmx)

/* GUARD BRXU{DEPTH} OPT_SRC, $UR[URa] OPT_DISTANCE PM_EVENTS CTL */
RT_BODY(volta_fast_brxu_brxu)
{
    struct volta_state *const s = m->state;
    (void)usual;
    const int32_t ura = (int32_t)in->value[3];
    const uint64_t next = m->next;
    const uint64_t pc_3 = m->pc;
    uint32_t ballot = 0;
    {
        uint32_t run = active;
    _Alignas(64) int32_t q_row[32];
    const int32_t *const q = row_opt_src(m, in, q_row, 0, 2);
    _Alignas(64) int32_t guard_row[32];
    const int32_t *const guard = row_guard(m, in, guard_row, 2, 6);
    if (!q || !guard)
        return rt_slowly(m, in);
    const uint32_t bits = lanes_brx(guard, q);
    ballot = bits & run;
    }
    const int64_t d = operand_opt_distance_2(in, 1, 4, 5);
    const uint64_t to = (s->ur[ura] | (uint64_t)s->ur[ura | 1] << 32) + next + (uint64_t)d;
    const uint32_t t = ballot;
    if (t == s->active) {
        if (s->parked == 0 || to > pc_3) {
            m->next = to;
        } else if (0 || s->ready == 0) {
            m->next = to;
        } else {
            const int32_t n = rt_ctz((rt_u128)s->active, 32) & 0x1f;
            const int32_t m_2 =
                rt_ctz((rt_u128)(((uint64_t)s->ready | (uint64_t)s->ready << 32)
                & ~(((uint64_t)2 << s->turn) - 1)), 64) & 0x1f;
            const uint32_t group_lanes_new = s->active;
            const uint32_t ready = s->ready | (uint32_t)1 << n;
            const uint32_t parked = s->parked | s->active;
            const uint32_t lanes = s->group_lanes[m_2];
            s->turn = (uint8_t)m_2;
            s->active = lanes;
            m->next = s->group_pc[m_2];
            s->group_wait[m_2] = 0;
            s->group_need[m_2] = 0;
            s->ready = ready & ~((uint32_t)1 << m_2);
            s->blocked = s->blocked & ~((uint32_t)1 << m_2);
            s->parked = parked & ~lanes;
            if (s->yielded != 0) {
                s->yielded = s->yielded & ~lanes;
                s->group_lanes[n] = group_lanes_new;
                s->group_pc[n] = to;
                s->group_lanes[m_2] = 0;
                s->group_pc[m_2] = 0;
            } else {
                s->group_lanes[n] = group_lanes_new;
                s->group_pc[n] = to;
                s->group_lanes[m_2] = 0;
                s->group_pc[m_2] = 0;
            }
        }
    } else if (t != 0) {
        if ((int32_t)m->launch.option[0] == 0) {
            const int32_t n_2 = rt_ctz((rt_u128)t, 32) & 0x1f;
            s->ready = s->ready | (uint32_t)1 << n_2;
            s->parked = s->parked | t;
            s->active = s->active & ~t;
            s->group_lanes[n_2] = t;
            s->group_pc[n_2] = to;
        } else {
            const uint32_t lanes_2 = s->active & ~t;
            const uint64_t pc = next;
            const int32_t n_3 = rt_ctz((rt_u128)lanes_2, 32) & 0x1f;
            s->ready = s->ready | (uint32_t)1 << n_3;
            s->parked = s->parked | lanes_2;
            s->active = t;
            m->next = to;
            s->group_lanes[n_3] = lanes_2;
            s->group_pc[n_3] = pc;
        }
    }
    return 0;
}
RT_ANY(volta_fast_brxu_brxu)

/* GUARD JMXU{DEPTH} OPT_SRC, $UR[URa] OPT_DISTANCE PM_EVENTS CTL */
RT_BODY(volta_fast_brxu_jmxu)
{
    struct volta_state *const s = m->state;
    (void)usual;
    const int32_t ura = (int32_t)in->value[3];
    const uint64_t pc_3 = m->pc;
    const uint64_t next = m->next;
    uint32_t ballot = 0;
    {
        uint32_t run = active;
    _Alignas(64) int32_t q_row[32];
    const int32_t *const q = row_opt_src(m, in, q_row, 0, 2);
    _Alignas(64) int32_t guard_row[32];
    const int32_t *const guard = row_guard(m, in, guard_row, 2, 6);
    if (!q || !guard)
        return rt_slowly(m, in);
    const uint32_t bits = lanes_brx(guard, q);
    ballot = bits & run;
    }
    const int64_t d = operand_opt_distance_2(in, 1, 4, 5);
    const uint64_t to = (s->ur[ura] | (uint64_t)s->ur[ura | 1] << 32) + (uint64_t)d;
    const uint32_t t = ballot;
    if (t == s->active) {
        if (s->parked == 0 || to > pc_3) {
            m->next = to;
        } else if (0 || s->ready == 0) {
            m->next = to;
        } else {
            const int32_t n = rt_ctz((rt_u128)s->active, 32) & 0x1f;
            const int32_t m_2 =
                rt_ctz((rt_u128)(((uint64_t)s->ready | (uint64_t)s->ready << 32)
                & ~(((uint64_t)2 << s->turn) - 1)), 64) & 0x1f;
            const uint32_t group_lanes_new = s->active;
            const uint32_t ready = s->ready | (uint32_t)1 << n;
            const uint32_t parked = s->parked | s->active;
            const uint32_t lanes = s->group_lanes[m_2];
            s->turn = (uint8_t)m_2;
            s->active = lanes;
            m->next = s->group_pc[m_2];
            s->group_wait[m_2] = 0;
            s->group_need[m_2] = 0;
            s->ready = ready & ~((uint32_t)1 << m_2);
            s->blocked = s->blocked & ~((uint32_t)1 << m_2);
            s->parked = parked & ~lanes;
            if (s->yielded != 0) {
                s->yielded = s->yielded & ~lanes;
                s->group_lanes[n] = group_lanes_new;
                s->group_pc[n] = to;
                s->group_lanes[m_2] = 0;
                s->group_pc[m_2] = 0;
            } else {
                s->group_lanes[n] = group_lanes_new;
                s->group_pc[n] = to;
                s->group_lanes[m_2] = 0;
                s->group_pc[m_2] = 0;
            }
        }
    } else if (t != 0) {
        if ((int32_t)m->launch.option[0] == 0) {
            const int32_t n_2 = rt_ctz((rt_u128)t, 32) & 0x1f;
            s->ready = s->ready | (uint32_t)1 << n_2;
            s->parked = s->parked | t;
            s->active = s->active & ~t;
            s->group_lanes[n_2] = t;
            s->group_pc[n_2] = to;
        } else {
            const uint32_t lanes_2 = s->active & ~t;
            const uint64_t pc = next;
            const int32_t n_3 = rt_ctz((rt_u128)lanes_2, 32) & 0x1f;
            s->ready = s->ready | (uint32_t)1 << n_3;
            s->parked = s->parked | lanes_2;
            s->active = t;
            m->next = to;
            s->group_lanes[n_3] = lanes_2;
            s->group_pc[n_3] = pc;
        }
    }
    return 0;
}
RT_ANY(volta_fast_brxu_jmxu)

/* GUARD CALL.ABS{NOINC} OPT_SRC, ABS_TARGET PM_EVENTS CTL */
RT_BODY(volta_fast_call_at)
{
    struct volta_state *const s = m->state;
    (void)usual;
    const uint64_t pc_9 = m->pc;
    const uint64_t next = m->next;
    uint32_t ballot = 0;
    _Alignas(64) int64_t lane_of_of[32];
    uint32_t here = 0;
    uint32_t ballot_2 = 0;
    {
        uint32_t run = active;
    _Alignas(64) int32_t q_row[32];
    const int32_t *const q = row_opt_src(m, in, q_row, 0, 2);
    _Alignas(64) int32_t guard_row[32];
    const int32_t *const guard = row_guard(m, in, guard_row, 2, 5);
    if (!q || !guard)
        return rt_slowly(m, in);
    const uint32_t bits = lanes_brx(guard, q);
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
    _Alignas(64) int32_t q_row_2[32];
    const int32_t *const q_2 = row_opt_src(m, in, q_row_2, 0, 2);
    const int64_t to_6 = operand_abs_target(in, 1, 3, 4);
    _Alignas(64) int32_t guard_row_2[32];
    const int32_t *const guard_2 = row_guard(m, in, guard_row_2, 2, 5);
    if (!q_2 || !guard_2)
        return rt_slowly(m, in);
    const uint32_t bits_2 = lanes_call_at_2(guard_2, q_2, to_6, ballot, here, lane_of_of);
    ballot_2 = bits_2 & run;
    }
    const uint32_t t = ballot;
    const int32_t t_6 = rt_min_i32(rt_ctz((rt_u128)t, 32), 31);
    const int64_t lane_of = (here >> t_6 & 1 ? lane_of_of[t_6] : 0);
    const int64_t first = lane_of;
    const uint32_t same = ballot_2;
    if (same == s->active) {
        if (s->parked == 0 || (uint64_t)first > pc_9) {
            m->next = (uint64_t)first;
        } else if (0 || s->ready == 0) {
            m->next = (uint64_t)first;
        } else {
            const int32_t n = rt_ctz((rt_u128)s->active, 32) & 0x1f;
            const int32_t m_2 =
                rt_ctz((rt_u128)(((uint64_t)s->ready | (uint64_t)s->ready << 32)
                & ~(((uint64_t)2 << s->turn) - 1)), 64) & 0x1f;
            const uint32_t group_lanes_new = s->active;
            const uint32_t ready = s->ready | (uint32_t)1 << n;
            const uint32_t parked = s->parked | s->active;
            const uint32_t lanes = s->group_lanes[m_2];
            s->turn = (uint8_t)m_2;
            s->active = lanes;
            m->next = s->group_pc[m_2];
            s->group_wait[m_2] = 0;
            s->group_need[m_2] = 0;
            s->ready = ready & ~((uint32_t)1 << m_2);
            s->blocked = s->blocked & ~((uint32_t)1 << m_2);
            s->parked = parked & ~lanes;
            if (s->yielded != 0) {
                s->yielded = s->yielded & ~lanes;
                s->group_lanes[n] = group_lanes_new;
                s->group_pc[n] = (uint64_t)first;
                s->group_lanes[m_2] = 0;
                s->group_pc[m_2] = 0;
            } else {
                s->group_lanes[n] = group_lanes_new;
                s->group_pc[n] = (uint64_t)first;
                s->group_lanes[m_2] = 0;
                s->group_pc[m_2] = 0;
            }
        }
    } else if (same == t) {
        if (t != 0) {
            if ((int32_t)m->launch.option[0] == 0) {
                const int32_t n_2 = rt_ctz((rt_u128)t, 32) & 0x1f;
                s->ready = s->ready | (uint32_t)1 << n_2;
                s->parked = s->parked | t;
                s->active = s->active & ~t;
                s->group_lanes[n_2] = t;
                s->group_pc[n_2] = (uint64_t)first;
            } else {
                const uint32_t lanes_2 = s->active & ~t;
                const uint64_t pc = next;
                const int32_t n_3 = rt_ctz((rt_u128)lanes_2, 32) & 0x1f;
                s->ready = s->ready | (uint32_t)1 << n_3;
                s->parked = s->parked | lanes_2;
                s->active = t;
                m->next = (uint64_t)first;
                s->group_lanes[n_3] = lanes_2;
                s->group_pc[n_3] = pc;
            }
        }
    } else {
        const uint32_t lanes_3 = s->active & ~same;
        const uint64_t pc_2 = pc_9;
        const int32_t n_4 = rt_ctz((rt_u128)lanes_3, 32) & 0x1f;
        s->ready = s->ready | (uint32_t)1 << n_4;
        s->parked = s->parked | lanes_3;
        s->active = same;
        m->next = (uint64_t)first;
        s->group_lanes[n_4] = lanes_3;
        s->group_pc[n_4] = pc_2;
    }
    return 0;
}
RT_ANY(volta_fast_call_at)

/* GUARD CALL.ABS{NOINC} OPT_SRC, CONST PM_EVENTS CTL */
RT_BODY(volta_fast_call_c)
{
    struct volta_state *const s = m->state;
    (void)usual;
    const uint64_t pc_9 = m->pc;
    const uint64_t next = m->next;
    uint32_t ballot = 0;
    _Alignas(64) uint32_t lane_of_of[32];
    uint32_t here = 0;
    uint32_t ballot_2 = 0;
    {
        uint32_t run = active;
    _Alignas(64) int32_t q_row[32];
    const int32_t *const q = row_opt_src(m, in, q_row, 0, 2);
    _Alignas(64) int32_t guard_row[32];
    const int32_t *const guard = row_guard(m, in, guard_row, 2, 6);
    if (!q || !guard)
        return rt_slowly(m, in);
    const uint32_t bits = lanes_brx(guard, q);
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
    lanes_call_c(to_4, lane_of_of);
    here = run;
    }
    {
        uint32_t run = active;
    _Alignas(64) int32_t q_row_2[32];
    const int32_t *const q_2 = row_opt_src(m, in, q_row_2, 0, 2);
    if (m->watch)
        return rt_slowly(m, in);
    uint32_t to_6 = 0;
    const int to_6_trap = operand_const(m, in, &to_6, 1, 4, 3);
    if (to_6_trap) {
        return rt_slowly(m, in);
    }
    _Alignas(64) int32_t guard_row_2[32];
    const int32_t *const guard_2 = row_guard(m, in, guard_row_2, 2, 6);
    if (!q_2 || !guard_2)
        return rt_slowly(m, in);
    const uint32_t bits_2 = lanes_call_c_2(guard_2, q_2, to_6, ballot, here, lane_of_of);
    ballot_2 = bits_2 & run;
    }
    const uint32_t t = ballot;
    const int32_t t_6 = rt_min_i32(rt_ctz((rt_u128)t, 32), 31);
    const uint32_t lane_of = (here >> t_6 & 1 ? lane_of_of[t_6] : 0);
    const uint32_t first = lane_of;
    const uint32_t same = ballot_2;
    if (same == s->active) {
        if (s->parked == 0 || first > pc_9) {
            m->next = first;
        } else if (0 || s->ready == 0) {
            m->next = first;
        } else {
            const int32_t n = rt_ctz((rt_u128)s->active, 32) & 0x1f;
            const int32_t m_2 =
                rt_ctz((rt_u128)(((uint64_t)s->ready | (uint64_t)s->ready << 32)
                & ~(((uint64_t)2 << s->turn) - 1)), 64) & 0x1f;
            const uint32_t group_lanes_new = s->active;
            const uint32_t ready = s->ready | (uint32_t)1 << n;
            const uint32_t parked = s->parked | s->active;
            const uint32_t lanes = s->group_lanes[m_2];
            s->turn = (uint8_t)m_2;
            s->active = lanes;
            m->next = s->group_pc[m_2];
            s->group_wait[m_2] = 0;
            s->group_need[m_2] = 0;
            s->ready = ready & ~((uint32_t)1 << m_2);
            s->blocked = s->blocked & ~((uint32_t)1 << m_2);
            s->parked = parked & ~lanes;
            if (s->yielded != 0) {
                s->yielded = s->yielded & ~lanes;
                s->group_lanes[n] = group_lanes_new;
                s->group_pc[n] = first;
                s->group_lanes[m_2] = 0;
                s->group_pc[m_2] = 0;
            } else {
                s->group_lanes[n] = group_lanes_new;
                s->group_pc[n] = first;
                s->group_lanes[m_2] = 0;
                s->group_pc[m_2] = 0;
            }
        }
    } else if (same == t) {
        if (t != 0) {
            if ((int32_t)m->launch.option[0] == 0) {
                const int32_t n_2 = rt_ctz((rt_u128)t, 32) & 0x1f;
                s->ready = s->ready | (uint32_t)1 << n_2;
                s->parked = s->parked | t;
                s->active = s->active & ~t;
                s->group_lanes[n_2] = t;
                s->group_pc[n_2] = first;
            } else {
                const uint32_t lanes_2 = s->active & ~t;
                const uint64_t pc = next;
                const int32_t n_3 = rt_ctz((rt_u128)lanes_2, 32) & 0x1f;
                s->ready = s->ready | (uint32_t)1 << n_3;
                s->parked = s->parked | lanes_2;
                s->active = t;
                m->next = first;
                s->group_lanes[n_3] = lanes_2;
                s->group_pc[n_3] = pc;
            }
        }
    } else {
        const uint32_t lanes_3 = s->active & ~same;
        const uint64_t pc_2 = pc_9;
        const int32_t n_4 = rt_ctz((rt_u128)lanes_3, 32) & 0x1f;
        s->ready = s->ready | (uint32_t)1 << n_4;
        s->parked = s->parked | lanes_3;
        s->active = same;
        m->next = first;
        s->group_lanes[n_4] = lanes_3;
        s->group_pc[n_4] = pc_2;
    }
    return 0;
}
RT_ANY(volta_fast_call_c)

/* GUARD CALL.ABS{NOINC} OPT_SRC, $R[Ra] OPT_DISTANCE PM_EVENTS CTL */
RT_BODY(volta_fast_call_r)
{
    struct volta_state *const s = m->state;
    (void)usual;
    const int32_t ra = (int32_t)in->value[3];
    const uint64_t pc_9 = m->pc;
    const uint64_t next = m->next;
    uint32_t ballot = 0;
    _Alignas(64) uint64_t lane_of_of[32];
    uint32_t here = 0;
    uint32_t ballot_2 = 0;
    {
        uint32_t run = active;
    _Alignas(64) int32_t q_row[32];
    const int32_t *const q = row_opt_src(m, in, q_row, 0, 2);
    _Alignas(64) int32_t guard_row[32];
    const int32_t *const guard = row_guard(m, in, guard_row, 2, 6);
    if (!q || !guard)
        return rt_slowly(m, in);
    const uint32_t bits = lanes_brx(guard, q);
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
    _Alignas(64) int32_t q_row_2[32];
    const int32_t *const q_2 = row_opt_src(m, in, q_row_2, 0, 2);
    const int64_t to_6 = operand_opt_distance(in, 1, 4, 5);
    _Alignas(64) int32_t guard_row_2[32];
    const int32_t *const guard_2 = row_guard(m, in, guard_row_2, 2, 6);
    if (!q_2 || !guard_2)
        return rt_slowly(m, in);
    const uint32_t bits_2 = lanes_jmx_2(guard_2, q_2, ra, s, to_6, ballot, here, lane_of_of);
    ballot_2 = bits_2 & run;
    }
    const uint32_t t = ballot;
    const int32_t t_6 = rt_min_i32(rt_ctz((rt_u128)t, 32), 31);
    const uint64_t lane_of = (here >> t_6 & 1 ? lane_of_of[t_6] : 0);
    const uint64_t first = lane_of;
    const uint32_t same = ballot_2;
    if (same == s->active) {
        if (s->parked == 0 || first > pc_9) {
            m->next = first;
        } else if (0 || s->ready == 0) {
            m->next = first;
        } else {
            const int32_t n = rt_ctz((rt_u128)s->active, 32) & 0x1f;
            const int32_t m_2 =
                rt_ctz((rt_u128)(((uint64_t)s->ready | (uint64_t)s->ready << 32)
                & ~(((uint64_t)2 << s->turn) - 1)), 64) & 0x1f;
            const uint32_t group_lanes_new = s->active;
            const uint32_t ready = s->ready | (uint32_t)1 << n;
            const uint32_t parked = s->parked | s->active;
            const uint32_t lanes = s->group_lanes[m_2];
            s->turn = (uint8_t)m_2;
            s->active = lanes;
            m->next = s->group_pc[m_2];
            s->group_wait[m_2] = 0;
            s->group_need[m_2] = 0;
            s->ready = ready & ~((uint32_t)1 << m_2);
            s->blocked = s->blocked & ~((uint32_t)1 << m_2);
            s->parked = parked & ~lanes;
            if (s->yielded != 0) {
                s->yielded = s->yielded & ~lanes;
                s->group_lanes[n] = group_lanes_new;
                s->group_pc[n] = first;
                s->group_lanes[m_2] = 0;
                s->group_pc[m_2] = 0;
            } else {
                s->group_lanes[n] = group_lanes_new;
                s->group_pc[n] = first;
                s->group_lanes[m_2] = 0;
                s->group_pc[m_2] = 0;
            }
        }
    } else if (same == t) {
        if (t != 0) {
            if ((int32_t)m->launch.option[0] == 0) {
                const int32_t n_2 = rt_ctz((rt_u128)t, 32) & 0x1f;
                s->ready = s->ready | (uint32_t)1 << n_2;
                s->parked = s->parked | t;
                s->active = s->active & ~t;
                s->group_lanes[n_2] = t;
                s->group_pc[n_2] = first;
            } else {
                const uint32_t lanes_2 = s->active & ~t;
                const uint64_t pc = next;
                const int32_t n_3 = rt_ctz((rt_u128)lanes_2, 32) & 0x1f;
                s->ready = s->ready | (uint32_t)1 << n_3;
                s->parked = s->parked | lanes_2;
                s->active = t;
                m->next = first;
                s->group_lanes[n_3] = lanes_2;
                s->group_pc[n_3] = pc;
            }
        }
    } else {
        const uint32_t lanes_3 = s->active & ~same;
        const uint64_t pc_2 = pc_9;
        const int32_t n_4 = rt_ctz((rt_u128)lanes_3, 32) & 0x1f;
        s->ready = s->ready | (uint32_t)1 << n_4;
        s->parked = s->parked | lanes_3;
        s->active = same;
        m->next = first;
        s->group_lanes[n_4] = lanes_3;
        s->group_pc[n_4] = pc_2;
    }
    return 0;
}
RT_ANY(volta_fast_call_r)

/* GUARD CALL.REL{NOINC} OPT_SRC, REL_TARGET PM_EVENTS CTL */
RT_BODY(volta_fast_call_rel)
{
    struct volta_state *const s = m->state;
    (void)usual;
    const uint64_t pc_9 = m->pc;
    const uint64_t next = m->next;
    uint32_t ballot = 0;
    _Alignas(64) uint64_t lane_of_of[32];
    uint32_t here = 0;
    uint32_t ballot_2 = 0;
    {
        uint32_t run = active;
    _Alignas(64) int32_t q_row[32];
    const int32_t *const q = row_opt_src(m, in, q_row, 0, 2);
    _Alignas(64) int32_t guard_row[32];
    const int32_t *const guard = row_guard(m, in, guard_row, 2, 5);
    if (!q || !guard)
        return rt_slowly(m, in);
    const uint32_t bits = lanes_brx(guard, q);
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
    _Alignas(64) int32_t q_row_2[32];
    const int32_t *const q_2 = row_opt_src(m, in, q_row_2, 0, 2);
    const uint64_t to_6 = operand_rel_target(m, in, 1, 3, 4);
    _Alignas(64) int32_t guard_row_2[32];
    const int32_t *const guard_2 = row_guard(m, in, guard_row_2, 2, 5);
    if (!q_2 || !guard_2)
        return rt_slowly(m, in);
    const uint32_t bits_2 = lanes_call_rel(guard_2, q_2, to_6, ballot, here, lane_of_of);
    ballot_2 = bits_2 & run;
    }
    const uint32_t t = ballot;
    const int32_t t_6 = rt_min_i32(rt_ctz((rt_u128)t, 32), 31);
    const uint64_t lane_of = (here >> t_6 & 1 ? lane_of_of[t_6] : 0);
    const uint64_t first = lane_of;
    const uint32_t same = ballot_2;
    if (same == s->active) {
        if (s->parked == 0 || first > pc_9) {
            m->next = first;
        } else if (0 || s->ready == 0) {
            m->next = first;
        } else {
            const int32_t n = rt_ctz((rt_u128)s->active, 32) & 0x1f;
            const int32_t m_2 =
                rt_ctz((rt_u128)(((uint64_t)s->ready | (uint64_t)s->ready << 32)
                & ~(((uint64_t)2 << s->turn) - 1)), 64) & 0x1f;
            const uint32_t group_lanes_new = s->active;
            const uint32_t ready = s->ready | (uint32_t)1 << n;
            const uint32_t parked = s->parked | s->active;
            const uint32_t lanes = s->group_lanes[m_2];
            s->turn = (uint8_t)m_2;
            s->active = lanes;
            m->next = s->group_pc[m_2];
            s->group_wait[m_2] = 0;
            s->group_need[m_2] = 0;
            s->ready = ready & ~((uint32_t)1 << m_2);
            s->blocked = s->blocked & ~((uint32_t)1 << m_2);
            s->parked = parked & ~lanes;
            if (s->yielded != 0) {
                s->yielded = s->yielded & ~lanes;
                s->group_lanes[n] = group_lanes_new;
                s->group_pc[n] = first;
                s->group_lanes[m_2] = 0;
                s->group_pc[m_2] = 0;
            } else {
                s->group_lanes[n] = group_lanes_new;
                s->group_pc[n] = first;
                s->group_lanes[m_2] = 0;
                s->group_pc[m_2] = 0;
            }
        }
    } else if (same == t) {
        if (t != 0) {
            if ((int32_t)m->launch.option[0] == 0) {
                const int32_t n_2 = rt_ctz((rt_u128)t, 32) & 0x1f;
                s->ready = s->ready | (uint32_t)1 << n_2;
                s->parked = s->parked | t;
                s->active = s->active & ~t;
                s->group_lanes[n_2] = t;
                s->group_pc[n_2] = first;
            } else {
                const uint32_t lanes_2 = s->active & ~t;
                const uint64_t pc = next;
                const int32_t n_3 = rt_ctz((rt_u128)lanes_2, 32) & 0x1f;
                s->ready = s->ready | (uint32_t)1 << n_3;
                s->parked = s->parked | lanes_2;
                s->active = t;
                m->next = first;
                s->group_lanes[n_3] = lanes_2;
                s->group_pc[n_3] = pc;
            }
        }
    } else {
        const uint32_t lanes_3 = s->active & ~same;
        const uint64_t pc_2 = pc_9;
        const int32_t n_4 = rt_ctz((rt_u128)lanes_3, 32) & 0x1f;
        s->ready = s->ready | (uint32_t)1 << n_4;
        s->parked = s->parked | lanes_3;
        s->active = same;
        m->next = first;
        s->group_lanes[n_4] = lanes_3;
        s->group_pc[n_4] = pc_2;
    }
    return 0;
}
RT_ANY(volta_fast_call_rel)

/* GUARD CALL.REL{NOINC} OPT_SRC, $R[Ra] REL_TARGET PM_EVENTS CTL */
RT_BODY(volta_fast_call_rr)
{
    struct volta_state *const s = m->state;
    (void)usual;
    const int32_t ra = (int32_t)in->value[3];
    const uint64_t pc_9 = m->pc;
    const uint64_t next = m->next;
    uint32_t ballot = 0;
    _Alignas(64) uint64_t lane_of_of[32];
    uint32_t here = 0;
    uint32_t ballot_2 = 0;
    {
        uint32_t run = active;
    _Alignas(64) int32_t q_row[32];
    const int32_t *const q = row_opt_src(m, in, q_row, 0, 2);
    _Alignas(64) int32_t guard_row[32];
    const int32_t *const guard = row_guard(m, in, guard_row, 2, 6);
    if (!q || !guard)
        return rt_slowly(m, in);
    const uint32_t bits = lanes_brx(guard, q);
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
    _Alignas(64) int32_t q_row_2[32];
    const int32_t *const q_2 = row_opt_src(m, in, q_row_2, 0, 2);
    const uint64_t to_6 = operand_rel_target(m, in, 1, 4, 5);
    _Alignas(64) int32_t guard_row_2[32];
    const int32_t *const guard_2 = row_guard(m, in, guard_row_2, 2, 6);
    if (!q_2 || !guard_2)
        return rt_slowly(m, in);
    const uint32_t bits_2 = lanes_call_rr_2(guard_2, q_2, ra, s, to_6, ballot, here, lane_of_of);
    ballot_2 = bits_2 & run;
    }
    const uint32_t t = ballot;
    const int32_t t_6 = rt_min_i32(rt_ctz((rt_u128)t, 32), 31);
    const uint64_t lane_of = (here >> t_6 & 1 ? lane_of_of[t_6] : 0);
    const uint64_t first = lane_of;
    const uint32_t same = ballot_2;
    if (same == s->active) {
        if (s->parked == 0 || first > pc_9) {
            m->next = first;
        } else if (0 || s->ready == 0) {
            m->next = first;
        } else {
            const int32_t n = rt_ctz((rt_u128)s->active, 32) & 0x1f;
            const int32_t m_2 =
                rt_ctz((rt_u128)(((uint64_t)s->ready | (uint64_t)s->ready << 32)
                & ~(((uint64_t)2 << s->turn) - 1)), 64) & 0x1f;
            const uint32_t group_lanes_new = s->active;
            const uint32_t ready = s->ready | (uint32_t)1 << n;
            const uint32_t parked = s->parked | s->active;
            const uint32_t lanes = s->group_lanes[m_2];
            s->turn = (uint8_t)m_2;
            s->active = lanes;
            m->next = s->group_pc[m_2];
            s->group_wait[m_2] = 0;
            s->group_need[m_2] = 0;
            s->ready = ready & ~((uint32_t)1 << m_2);
            s->blocked = s->blocked & ~((uint32_t)1 << m_2);
            s->parked = parked & ~lanes;
            if (s->yielded != 0) {
                s->yielded = s->yielded & ~lanes;
                s->group_lanes[n] = group_lanes_new;
                s->group_pc[n] = first;
                s->group_lanes[m_2] = 0;
                s->group_pc[m_2] = 0;
            } else {
                s->group_lanes[n] = group_lanes_new;
                s->group_pc[n] = first;
                s->group_lanes[m_2] = 0;
                s->group_pc[m_2] = 0;
            }
        }
    } else if (same == t) {
        if (t != 0) {
            if ((int32_t)m->launch.option[0] == 0) {
                const int32_t n_2 = rt_ctz((rt_u128)t, 32) & 0x1f;
                s->ready = s->ready | (uint32_t)1 << n_2;
                s->parked = s->parked | t;
                s->active = s->active & ~t;
                s->group_lanes[n_2] = t;
                s->group_pc[n_2] = first;
            } else {
                const uint32_t lanes_2 = s->active & ~t;
                const uint64_t pc = next;
                const int32_t n_3 = rt_ctz((rt_u128)lanes_2, 32) & 0x1f;
                s->ready = s->ready | (uint32_t)1 << n_3;
                s->parked = s->parked | lanes_2;
                s->active = t;
                m->next = first;
                s->group_lanes[n_3] = lanes_2;
                s->group_pc[n_3] = pc;
            }
        }
    } else {
        const uint32_t lanes_3 = s->active & ~same;
        const uint64_t pc_2 = pc_9;
        const int32_t n_4 = rt_ctz((rt_u128)lanes_3, 32) & 0x1f;
        s->ready = s->ready | (uint32_t)1 << n_4;
        s->parked = s->parked | lanes_3;
        s->active = same;
        m->next = first;
        s->group_lanes[n_4] = lanes_3;
        s->group_pc[n_4] = pc_2;
    }
    return 0;
}
RT_ANY(volta_fast_call_rr)

/* GUARD CALL.REL{NOINC} OPT_SRC, $UR[URa] REL_TARGET PM_EVENTS CTL */
RT_BODY(volta_fast_call_ur)
{
    struct volta_state *const s = m->state;
    (void)usual;
    const int32_t ura = (int32_t)in->value[3];
    const uint64_t pc_3 = m->pc;
    const uint64_t next = m->next;
    uint32_t ballot = 0;
    {
        uint32_t run = active;
    _Alignas(64) int32_t q_row[32];
    const int32_t *const q = row_opt_src(m, in, q_row, 0, 2);
    _Alignas(64) int32_t guard_row[32];
    const int32_t *const guard = row_guard(m, in, guard_row, 2, 6);
    if (!q || !guard)
        return rt_slowly(m, in);
    const uint32_t bits = lanes_brx(guard, q);
    ballot = bits & run;
    }
    const uint64_t to_3 = operand_rel_target(m, in, 1, 4, 5);
    const uint64_t to = (s->ur[ura] | (uint64_t)s->ur[ura | 1] << 32) + to_3;
    const uint32_t t = ballot;
    if (t == s->active) {
        if (s->parked == 0 || to > pc_3) {
            m->next = to;
        } else if (0 || s->ready == 0) {
            m->next = to;
        } else {
            const int32_t n = rt_ctz((rt_u128)s->active, 32) & 0x1f;
            const int32_t m_2 =
                rt_ctz((rt_u128)(((uint64_t)s->ready | (uint64_t)s->ready << 32)
                & ~(((uint64_t)2 << s->turn) - 1)), 64) & 0x1f;
            const uint32_t group_lanes_new = s->active;
            const uint32_t ready = s->ready | (uint32_t)1 << n;
            const uint32_t parked = s->parked | s->active;
            const uint32_t lanes = s->group_lanes[m_2];
            s->turn = (uint8_t)m_2;
            s->active = lanes;
            m->next = s->group_pc[m_2];
            s->group_wait[m_2] = 0;
            s->group_need[m_2] = 0;
            s->ready = ready & ~((uint32_t)1 << m_2);
            s->blocked = s->blocked & ~((uint32_t)1 << m_2);
            s->parked = parked & ~lanes;
            if (s->yielded != 0) {
                s->yielded = s->yielded & ~lanes;
                s->group_lanes[n] = group_lanes_new;
                s->group_pc[n] = to;
                s->group_lanes[m_2] = 0;
                s->group_pc[m_2] = 0;
            } else {
                s->group_lanes[n] = group_lanes_new;
                s->group_pc[n] = to;
                s->group_lanes[m_2] = 0;
                s->group_pc[m_2] = 0;
            }
        }
    } else if (t != 0) {
        if ((int32_t)m->launch.option[0] == 0) {
            const int32_t n_2 = rt_ctz((rt_u128)t, 32) & 0x1f;
            s->ready = s->ready | (uint32_t)1 << n_2;
            s->parked = s->parked | t;
            s->active = s->active & ~t;
            s->group_lanes[n_2] = t;
            s->group_pc[n_2] = to;
        } else {
            const uint32_t lanes_2 = s->active & ~t;
            const uint64_t pc = next;
            const int32_t n_3 = rt_ctz((rt_u128)lanes_2, 32) & 0x1f;
            s->ready = s->ready | (uint32_t)1 << n_3;
            s->parked = s->parked | lanes_2;
            s->active = t;
            m->next = to;
            s->group_lanes[n_3] = lanes_2;
            s->group_pc[n_3] = pc;
        }
    }
    return 0;
}
RT_ANY(volta_fast_call_ur)

/* GUARD RET.REL{NODEC} OPT_SRC, $R[Ra] REL_TARGET PM_EVENTS CTL */
RT_BODY(volta_fast_ret_rel)
{
    struct volta_state *const s = m->state;
    (void)usual;
    const int32_t ra = (int32_t)in->value[3];
    const uint64_t pc_9 = m->pc;
    const uint64_t next = m->next;
    uint32_t ballot = 0;
    _Alignas(64) uint64_t lane_of_of[32];
    uint32_t here = 0;
    uint32_t ballot_2 = 0;
    {
        uint32_t run = active;
    _Alignas(64) int32_t q_row[32];
    const int32_t *const q = row_opt_src(m, in, q_row, 0, 2);
    _Alignas(64) int32_t guard_row[32];
    const int32_t *const guard = row_guard(m, in, guard_row, 2, 6);
    if (!q || !guard)
        return rt_slowly(m, in);
    const uint32_t bits = lanes_brx(guard, q);
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
    _Alignas(64) int32_t q_row_2[32];
    const int32_t *const q_2 = row_opt_src(m, in, q_row_2, 0, 2);
    const uint64_t to_6 = operand_rel_target(m, in, 1, 4, 5);
    _Alignas(64) int32_t guard_row_2[32];
    const int32_t *const guard_2 = row_guard(m, in, guard_row_2, 2, 6);
    if (!q_2 || !guard_2)
        return rt_slowly(m, in);
    const uint32_t bits_2 = lanes_call_rr_2(guard_2, q_2, ra, s, to_6, ballot, here, lane_of_of);
    ballot_2 = bits_2 & run;
    }
    const uint32_t t = ballot;
    const int32_t t_6 = rt_min_i32(rt_ctz((rt_u128)t, 32), 31);
    const uint64_t lane_of = (here >> t_6 & 1 ? lane_of_of[t_6] : 0);
    const uint64_t first = lane_of;
    const uint32_t same = ballot_2;
    if (same == s->active) {
        if (s->parked == 0 || first > pc_9) {
            m->next = first;
        } else if (0 || s->ready == 0) {
            m->next = first;
        } else {
            const int32_t n = rt_ctz((rt_u128)s->active, 32) & 0x1f;
            const int32_t m_2 =
                rt_ctz((rt_u128)(((uint64_t)s->ready | (uint64_t)s->ready << 32)
                & ~(((uint64_t)2 << s->turn) - 1)), 64) & 0x1f;
            const uint32_t group_lanes_new = s->active;
            const uint32_t ready = s->ready | (uint32_t)1 << n;
            const uint32_t parked = s->parked | s->active;
            const uint32_t lanes = s->group_lanes[m_2];
            s->turn = (uint8_t)m_2;
            s->active = lanes;
            m->next = s->group_pc[m_2];
            s->group_wait[m_2] = 0;
            s->group_need[m_2] = 0;
            s->ready = ready & ~((uint32_t)1 << m_2);
            s->blocked = s->blocked & ~((uint32_t)1 << m_2);
            s->parked = parked & ~lanes;
            if (s->yielded != 0) {
                s->yielded = s->yielded & ~lanes;
                s->group_lanes[n] = group_lanes_new;
                s->group_pc[n] = first;
                s->group_lanes[m_2] = 0;
                s->group_pc[m_2] = 0;
            } else {
                s->group_lanes[n] = group_lanes_new;
                s->group_pc[n] = first;
                s->group_lanes[m_2] = 0;
                s->group_pc[m_2] = 0;
            }
        }
    } else if (same == t) {
        if (t != 0) {
            if ((int32_t)m->launch.option[0] == 0) {
                const int32_t n_2 = rt_ctz((rt_u128)t, 32) & 0x1f;
                s->ready = s->ready | (uint32_t)1 << n_2;
                s->parked = s->parked | t;
                s->active = s->active & ~t;
                s->group_lanes[n_2] = t;
                s->group_pc[n_2] = first;
            } else {
                const uint32_t lanes_2 = s->active & ~t;
                const uint64_t pc = next;
                const int32_t n_3 = rt_ctz((rt_u128)lanes_2, 32) & 0x1f;
                s->ready = s->ready | (uint32_t)1 << n_3;
                s->parked = s->parked | lanes_2;
                s->active = t;
                m->next = first;
                s->group_lanes[n_3] = lanes_2;
                s->group_pc[n_3] = pc;
            }
        }
    } else {
        const uint32_t lanes_3 = s->active & ~same;
        const uint64_t pc_2 = pc_9;
        const int32_t n_4 = rt_ctz((rt_u128)lanes_3, 32) & 0x1f;
        s->ready = s->ready | (uint32_t)1 << n_4;
        s->parked = s->parked | lanes_3;
        s->active = same;
        m->next = first;
        s->group_lanes[n_4] = lanes_3;
        s->group_pc[n_4] = pc_2;
    }
    return 0;
}
RT_ANY(volta_fast_ret_rel)

/* GUARD RET.ABS{NODEC} OPT_SRC, $R[Ra] DISTANCE PM_EVENTS CTL */
RT_BODY(volta_fast_ret_abs)
{
    struct volta_state *const s = m->state;
    (void)usual;
    const int32_t ra = (int32_t)in->value[3];
    const uint64_t pc_9 = m->pc;
    const uint64_t next = m->next;
    uint32_t ballot = 0;
    _Alignas(64) uint64_t lane_of_of[32];
    uint32_t here = 0;
    uint32_t ballot_2 = 0;
    {
        uint32_t run = active;
    _Alignas(64) int32_t q_row[32];
    const int32_t *const q = row_opt_src(m, in, q_row, 0, 2);
    _Alignas(64) int32_t guard_row[32];
    const int32_t *const guard = row_guard(m, in, guard_row, 2, 6);
    if (!q || !guard)
        return rt_slowly(m, in);
    const uint32_t bits = lanes_brx(guard, q);
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
    _Alignas(64) int32_t q_row_2[32];
    const int32_t *const q_2 = row_opt_src(m, in, q_row_2, 0, 2);
    const int64_t to_6 = operand_distance(in, 1, 4, 5);
    _Alignas(64) int32_t guard_row_2[32];
    const int32_t *const guard_2 = row_guard(m, in, guard_row_2, 2, 6);
    if (!q_2 || !guard_2)
        return rt_slowly(m, in);
    const uint32_t bits_2 = lanes_jmx_2(guard_2, q_2, ra, s, to_6, ballot, here, lane_of_of);
    ballot_2 = bits_2 & run;
    }
    const uint32_t t = ballot;
    const int32_t t_6 = rt_min_i32(rt_ctz((rt_u128)t, 32), 31);
    const uint64_t lane_of = (here >> t_6 & 1 ? lane_of_of[t_6] : 0);
    const uint64_t first = lane_of;
    const uint32_t same = ballot_2;
    if (same == s->active) {
        if (s->parked == 0 || first > pc_9) {
            m->next = first;
        } else if (0 || s->ready == 0) {
            m->next = first;
        } else {
            const int32_t n = rt_ctz((rt_u128)s->active, 32) & 0x1f;
            const int32_t m_2 =
                rt_ctz((rt_u128)(((uint64_t)s->ready | (uint64_t)s->ready << 32)
                & ~(((uint64_t)2 << s->turn) - 1)), 64) & 0x1f;
            const uint32_t group_lanes_new = s->active;
            const uint32_t ready = s->ready | (uint32_t)1 << n;
            const uint32_t parked = s->parked | s->active;
            const uint32_t lanes = s->group_lanes[m_2];
            s->turn = (uint8_t)m_2;
            s->active = lanes;
            m->next = s->group_pc[m_2];
            s->group_wait[m_2] = 0;
            s->group_need[m_2] = 0;
            s->ready = ready & ~((uint32_t)1 << m_2);
            s->blocked = s->blocked & ~((uint32_t)1 << m_2);
            s->parked = parked & ~lanes;
            if (s->yielded != 0) {
                s->yielded = s->yielded & ~lanes;
                s->group_lanes[n] = group_lanes_new;
                s->group_pc[n] = first;
                s->group_lanes[m_2] = 0;
                s->group_pc[m_2] = 0;
            } else {
                s->group_lanes[n] = group_lanes_new;
                s->group_pc[n] = first;
                s->group_lanes[m_2] = 0;
                s->group_pc[m_2] = 0;
            }
        }
    } else if (same == t) {
        if (t != 0) {
            if ((int32_t)m->launch.option[0] == 0) {
                const int32_t n_2 = rt_ctz((rt_u128)t, 32) & 0x1f;
                s->ready = s->ready | (uint32_t)1 << n_2;
                s->parked = s->parked | t;
                s->active = s->active & ~t;
                s->group_lanes[n_2] = t;
                s->group_pc[n_2] = first;
            } else {
                const uint32_t lanes_2 = s->active & ~t;
                const uint64_t pc = next;
                const int32_t n_3 = rt_ctz((rt_u128)lanes_2, 32) & 0x1f;
                s->ready = s->ready | (uint32_t)1 << n_3;
                s->parked = s->parked | lanes_2;
                s->active = t;
                m->next = first;
                s->group_lanes[n_3] = lanes_2;
                s->group_pc[n_3] = pc;
            }
        }
    } else {
        const uint32_t lanes_3 = s->active & ~same;
        const uint64_t pc_2 = pc_9;
        const int32_t n_4 = rt_ctz((rt_u128)lanes_3, 32) & 0x1f;
        s->ready = s->ready | (uint32_t)1 << n_4;
        s->parked = s->parked | lanes_3;
        s->active = same;
        m->next = first;
        s->group_lanes[n_4] = lanes_3;
        s->group_pc[n_4] = pc_2;
    }
    return 0;
}
RT_ANY(volta_fast_ret_abs)

/* GUARD RET.REL{NODEC} OPT_SRC, $UR[URa] REL_TARGET PM_EVENTS CTL */
RT_BODY(volta_fast_ret_ur_rel)
{
    struct volta_state *const s = m->state;
    (void)usual;
    const int32_t ura = (int32_t)in->value[3];
    const uint64_t pc_3 = m->pc;
    const uint64_t next = m->next;
    uint32_t ballot = 0;
    {
        uint32_t run = active;
    _Alignas(64) int32_t q_row[32];
    const int32_t *const q = row_opt_src(m, in, q_row, 0, 2);
    _Alignas(64) int32_t guard_row[32];
    const int32_t *const guard = row_guard(m, in, guard_row, 2, 6);
    if (!q || !guard)
        return rt_slowly(m, in);
    const uint32_t bits = lanes_brx(guard, q);
    ballot = bits & run;
    }
    const uint64_t to_3 = operand_rel_target(m, in, 1, 4, 5);
    const uint64_t to = (s->ur[ura] | (uint64_t)s->ur[ura | 1] << 32) + to_3;
    const uint32_t t = ballot;
    if (t == s->active) {
        if (s->parked == 0 || to > pc_3) {
            m->next = to;
        } else if (0 || s->ready == 0) {
            m->next = to;
        } else {
            const int32_t n = rt_ctz((rt_u128)s->active, 32) & 0x1f;
            const int32_t m_2 =
                rt_ctz((rt_u128)(((uint64_t)s->ready | (uint64_t)s->ready << 32)
                & ~(((uint64_t)2 << s->turn) - 1)), 64) & 0x1f;
            const uint32_t group_lanes_new = s->active;
            const uint32_t ready = s->ready | (uint32_t)1 << n;
            const uint32_t parked = s->parked | s->active;
            const uint32_t lanes = s->group_lanes[m_2];
            s->turn = (uint8_t)m_2;
            s->active = lanes;
            m->next = s->group_pc[m_2];
            s->group_wait[m_2] = 0;
            s->group_need[m_2] = 0;
            s->ready = ready & ~((uint32_t)1 << m_2);
            s->blocked = s->blocked & ~((uint32_t)1 << m_2);
            s->parked = parked & ~lanes;
            if (s->yielded != 0) {
                s->yielded = s->yielded & ~lanes;
                s->group_lanes[n] = group_lanes_new;
                s->group_pc[n] = to;
                s->group_lanes[m_2] = 0;
                s->group_pc[m_2] = 0;
            } else {
                s->group_lanes[n] = group_lanes_new;
                s->group_pc[n] = to;
                s->group_lanes[m_2] = 0;
                s->group_pc[m_2] = 0;
            }
        }
    } else if (t != 0) {
        if ((int32_t)m->launch.option[0] == 0) {
            const int32_t n_2 = rt_ctz((rt_u128)t, 32) & 0x1f;
            s->ready = s->ready | (uint32_t)1 << n_2;
            s->parked = s->parked | t;
            s->active = s->active & ~t;
            s->group_lanes[n_2] = t;
            s->group_pc[n_2] = to;
        } else {
            const uint32_t lanes_2 = s->active & ~t;
            const uint64_t pc = next;
            const int32_t n_3 = rt_ctz((rt_u128)lanes_2, 32) & 0x1f;
            s->ready = s->ready | (uint32_t)1 << n_3;
            s->parked = s->parked | lanes_2;
            s->active = t;
            m->next = to;
            s->group_lanes[n_3] = lanes_2;
            s->group_pc[n_3] = pc;
        }
    }
    return 0;
}
RT_ANY(volta_fast_ret_ur_rel)

/* GUARD RET.ABS{NODEC} OPT_SRC, $UR[URa] DISTANCE PM_EVENTS CTL */
RT_BODY(volta_fast_ret_ur_abs)
{
    struct volta_state *const s = m->state;
    (void)usual;
    const int32_t ura = (int32_t)in->value[3];
    const uint64_t pc_3 = m->pc;
    const uint64_t next = m->next;
    uint32_t ballot = 0;
    {
        uint32_t run = active;
    _Alignas(64) int32_t q_row[32];
    const int32_t *const q = row_opt_src(m, in, q_row, 0, 2);
    _Alignas(64) int32_t guard_row[32];
    const int32_t *const guard = row_guard(m, in, guard_row, 2, 6);
    if (!q || !guard)
        return rt_slowly(m, in);
    const uint32_t bits = lanes_brx(guard, q);
    ballot = bits & run;
    }
    const int64_t to_3 = operand_distance(in, 1, 4, 5);
    const uint64_t to = (s->ur[ura] | (uint64_t)s->ur[ura | 1] << 32) + (uint64_t)to_3;
    const uint32_t t = ballot;
    if (t == s->active) {
        if (s->parked == 0 || to > pc_3) {
            m->next = to;
        } else if (0 || s->ready == 0) {
            m->next = to;
        } else {
            const int32_t n = rt_ctz((rt_u128)s->active, 32) & 0x1f;
            const int32_t m_2 =
                rt_ctz((rt_u128)(((uint64_t)s->ready | (uint64_t)s->ready << 32)
                & ~(((uint64_t)2 << s->turn) - 1)), 64) & 0x1f;
            const uint32_t group_lanes_new = s->active;
            const uint32_t ready = s->ready | (uint32_t)1 << n;
            const uint32_t parked = s->parked | s->active;
            const uint32_t lanes = s->group_lanes[m_2];
            s->turn = (uint8_t)m_2;
            s->active = lanes;
            m->next = s->group_pc[m_2];
            s->group_wait[m_2] = 0;
            s->group_need[m_2] = 0;
            s->ready = ready & ~((uint32_t)1 << m_2);
            s->blocked = s->blocked & ~((uint32_t)1 << m_2);
            s->parked = parked & ~lanes;
            if (s->yielded != 0) {
                s->yielded = s->yielded & ~lanes;
                s->group_lanes[n] = group_lanes_new;
                s->group_pc[n] = to;
                s->group_lanes[m_2] = 0;
                s->group_pc[m_2] = 0;
            } else {
                s->group_lanes[n] = group_lanes_new;
                s->group_pc[n] = to;
                s->group_lanes[m_2] = 0;
                s->group_pc[m_2] = 0;
            }
        }
    } else if (t != 0) {
        if ((int32_t)m->launch.option[0] == 0) {
            const int32_t n_2 = rt_ctz((rt_u128)t, 32) & 0x1f;
            s->ready = s->ready | (uint32_t)1 << n_2;
            s->parked = s->parked | t;
            s->active = s->active & ~t;
            s->group_lanes[n_2] = t;
            s->group_pc[n_2] = to;
        } else {
            const uint32_t lanes_2 = s->active & ~t;
            const uint64_t pc = next;
            const int32_t n_3 = rt_ctz((rt_u128)lanes_2, 32) & 0x1f;
            s->ready = s->ready | (uint32_t)1 << n_3;
            s->parked = s->parked | lanes_2;
            s->active = t;
            m->next = to;
            s->group_lanes[n_3] = lanes_2;
            s->group_pc[n_3] = pc;
        }
    }
    return 0;
}
RT_ANY(volta_fast_ret_ur_abs)

/* GUARD LEPC $R[Rd] PM_EVENTS CTL */
RT_BODY(volta_fast_lepc_n)
{
    const uint64_t pc = m->pc;
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, usual, 0, 1);
    run &= hold;
    _Alignas(64) uint32_t rd_new[32];
    _Alignas(64) uint32_t result_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 0);
    uint32_t *const rd_to = whole && rd_place ? rd_place : rd_new;
    uint32_t *const result_place = place_r_2(m, in, 0);
    uint32_t *const result_to = whole && result_place ? result_place : result_new;
    lanes_lepc_n(pc, rd_to, result_to);
    rt_write_row32(rd_place, rd_to, run);
    rt_write_row32(result_place, result_to, run);
    return 0;
}
RT_USUAL(volta_fast_lepc_n, 0x1, 0x0)

/* GUARD LEPC $R[Rd], LEPC_TARGET PM_EVENTS CTL */
RT_BODY(volta_fast_lepc_t)
{
    const uint64_t next = m->next;
    const int64_t lepc_target = rt_sext_64(in->value[1], 58);
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, usual, 0, 2);
    run &= hold;
    _Alignas(64) uint32_t rd_new[32];
    _Alignas(64) uint32_t result_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 0);
    uint32_t *const rd_to = whole && rd_place ? rd_place : rd_new;
    uint32_t *const result_place = place_r_2(m, in, 0);
    uint32_t *const result_to = whole && result_place ? result_place : result_new;
    lanes_lepc_t(next, lepc_target, rd_to, result_to);
    rt_write_row32(rd_place, rd_to, run);
    rt_write_row32(result_place, result_to, run);
    return 0;
}
RT_USUAL(volta_fast_lepc_t, 0x1, 0x0)

/* GUARD BPT{BPT_KIND} OPT_NUMBER PM_EVENTS CTL */
RT_BODY(volta_fast_bpt)
{
    const int32_t control_bpt_kind = (int32_t)in->value[0];
    int32_t any = 0;
    {
        uint32_t run = active;
    const uint32_t bits = mask_guard(m, in, usual, 1, 2);
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
RT_USUAL(volta_fast_bpt, 0x2, 0x0)

