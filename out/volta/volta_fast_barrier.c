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

static void lanes_bmov_b(const uint32_t *b, uint32_t *lane_of_of)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t mask_3 = b[l];
        lane_of_of[l] = mask_3;
    }
}

static void lanes_bmov_rb(struct volta_state *s, int32_t barrier_bb, uint32_t *lane_of_of)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t mask_3 = s->apart[barrier_bb] >> l & 1 ? s->kept[barrier_bb * 32 + l]
            : s->b[barrier_bb];
        lane_of_of[l] = mask_3;
    }
}

static uint32_t lanes_bmov_rb_2(struct volta_state *s, int32_t barrier_bb, uint32_t ballot,
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

static void lanes_lmembase_g(uint32_t *rd_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t rd = 0;
        rd_to[l] = rd;
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
    lanes_bmov_rb(s, barrier_bb, lane_of_of);
    here = run;
    }
    {
        uint32_t run = active;
    _Alignas(64) int32_t guard_row[32];
    const int32_t *const guard = row_guard(m, in, guard_row, 0, 2);
    if (!guard)
        return rt_slowly(m, in);
    const uint32_t bits_2 = lanes_bmov_rb_2(s, barrier_bb, ballot, here, lane_of_of, guard);
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

/* GUARD GETLMEMBASE $R[Rd] PM_EVENTS CTL */
RT_BODY(volta_fast_lmembase_g)
{
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, usual, 0, 1);
    run &= hold;
    _Alignas(64) uint32_t rd_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 0);
    uint32_t *const rd_to = whole && rd_place ? rd_place : rd_new;
    lanes_lmembase_g(rd_to);
    rt_write_row32(rd_place, rd_to, run);
    return 0;
}
RT_USUAL(volta_fast_lmembase_g, 0x1, 0x0)

