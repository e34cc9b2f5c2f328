/* Generated from the description volta by gen/emit/exec. Do not edit. */
#include "volta_exec.h"

/* GUARD VOTE{VOTE_MODE} OPT_Rd, $P[Pu], NOT_Pp$P[Pp] PM_EVENTS CTL */
int volta_exec_vote(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t pp = (int32_t)in->value[4];
    const int32_t not_pp = (int32_t)in->value[3];
    const int32_t warp_vote_mode = (int32_t)in->value[0];
    const int32_t pu = (int32_t)in->value[2];
    const uint32_t active = s->active;
    int32_t result = 0;
    uint32_t ballot = 0;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t guard = operand_guard(s, in, lane, 2, 5);
        if (guard) {
            int32_t q;
            q = s->p[pp][lane] ^ not_pp;
            ballot |= (uint32_t)((q) != 0) << lane;
        }
    }
    m->lane = -1;
    uint32_t all_lanes = 0;
    uint32_t here = 0;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t guard_2 = operand_guard(s, in, lane, 2, 5);
        if (guard_2) {
            int32_t q_2;
            q_2 = s->p[pp][lane] ^ not_pp;
            all_lanes |= (uint32_t)((q_2) != 0) << lane;
            here |= UINT32_C(1) << lane;
        }
    }
    m->lane = -1;
    const int32_t all = all_lanes == here;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t guard_3 = operand_guard(s, in, lane, 2, 5);
        if (guard_3) {
            const uint32_t b = ballot;
            const int32_t every = all;
            if (in->alt[0] == 1) {
                const int32_t rd = (int32_t)in->value[1];
                s->r[rd][lane] = b;
            }
            const int32_t some = b != 0;
            if (warp_vote_mode == 0) {
                result = every;
            } else if (warp_vote_mode == 1) {
                result = some;
            } else {
                result = every || !some;
            }
            if (pu != 7)
                s->p[pu][lane] = (uint8_t)result;
        }
    }
    m->lane = -1;
    return 0;
}

/* GUARD VOTEU{VOTE_MODE} OPT_URd, $UP[UPu], NOT_Pp$P[Pp] PM_EVENTS CTL */
int volta_exec_voteu(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t pp = (int32_t)in->value[4];
    const int32_t not_pp = (int32_t)in->value[3];
    const int32_t warp_vote_mode = (int32_t)in->value[0];
    const int32_t upu = (int32_t)in->value[2];
    const uint32_t active = s->active;
    int32_t result = 0;
    uint32_t any_lanes = 0;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t guard = operand_guard(s, in, lane, 2, 5);
        any_lanes |= (uint32_t)((guard) != 0) << lane;
    }
    m->lane = -1;
    const int32_t any = any_lanes != 0;
    uint32_t ballot = 0;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        int32_t q;
        q = s->p[pp][lane] ^ not_pp;
        const int32_t guard_2 = operand_guard(s, in, lane, 2, 5);
        ballot |= (uint32_t)((guard_2 && q) != 0) << lane;
    }
    m->lane = -1;
    uint32_t all_lanes = 0;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        int32_t q_2;
        q_2 = s->p[pp][lane] ^ not_pp;
        const int32_t guard_3 = operand_guard(s, in, lane, 2, 5);
        all_lanes |= (uint32_t)((q_2 || !guard_3) != 0) << lane;
    }
    m->lane = -1;
    const int32_t all = all_lanes == active;
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

/* GUARD MATCH.ANY{U64} $R[Rd], $R[Ra] PM_EVENTS CTL */
int volta_exec_match_any(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[2];
    const int32_t warp_u64 = (int32_t)in->value[0];
    const int32_t rd = (int32_t)in->value[1];
    const uint32_t active = s->active;
    uint32_t same = 0;
    uint32_t ballot = 0;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t guard = operand_guard(s, in, lane, 0, 3);
        if (guard) {
            ballot |= (uint32_t)((1) != 0) << lane;
        }
    }
    m->lane = -1;
    uint64_t lane_of_of[32] = {0};
    uint32_t here = 0;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t guard_2 = operand_guard(s, in, lane, 0, 3);
        if (guard_2) {
            const uint64_t x = warp_u64 ? s->r[ra][lane] | (uint64_t)s->r[ra | 1][lane] << 32
                : s->r[ra][lane];
            lane_of_of[lane] = x;
            here |= UINT32_C(1) << lane;
        }
    }
    m->lane = -1;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t guard_3 = operand_guard(s, in, lane, 0, 3);
        if (guard_3) {
            const uint64_t x = warp_u64 ? s->r[ra][lane] | (uint64_t)s->r[ra | 1][lane] << 32
                : s->r[ra][lane];
            const uint32_t these = ballot;
            same = 0;
            for (int32_t i = 0; i <= 31; i++) {
                const uint64_t lane_of = (here >> i & 1 ? lane_of_of[i] : 0);
                same = same | (uint32_t)(lane_of == x) << i;
            }
            if (rd != 255)
                s->r[rd][lane] = same & these;
        }
    }
    m->lane = -1;
    return 0;
}

/* GUARD MATCH.ALL{U64} $P[Pu], $R[Rd], $R[Ra] PM_EVENTS CTL */
int volta_exec_match_all(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[3];
    const int32_t warp_u64 = (int32_t)in->value[0];
    const int32_t pu = (int32_t)in->value[1];
    const int32_t rd = (int32_t)in->value[2];
    const uint32_t active = s->active;
    uint32_t ballot = 0;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t guard = operand_guard(s, in, lane, 0, 4);
        if (guard) {
            ballot |= (uint32_t)((1) != 0) << lane;
        }
    }
    m->lane = -1;
    uint64_t lane_of_of[32] = {0};
    uint32_t here = 0;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t guard_2 = operand_guard(s, in, lane, 0, 4);
        if (guard_2) {
            const uint64_t x = warp_u64 ? s->r[ra][lane] | (uint64_t)s->r[ra | 1][lane] << 32
                : s->r[ra][lane];
            lane_of_of[lane] = x;
            here |= UINT32_C(1) << lane;
        }
    }
    m->lane = -1;
    uint32_t all_lanes = 0;
    uint32_t here_2 = 0;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t guard_3 = operand_guard(s, in, lane, 0, 4);
        if (guard_3) {
            const uint32_t these = ballot;
            const uint64_t x = warp_u64 ? s->r[ra][lane] | (uint64_t)s->r[ra | 1][lane] << 32
                : s->r[ra][lane];
            const int32_t t = rt_min_i32(rt_ctz((rt_u128)these, 32), 31);
            const uint64_t lane_of = (here >> t & 1 ? lane_of_of[t] : 0);
            const uint64_t first = lane_of;
            all_lanes |= (uint32_t)((x == first) != 0) << lane;
            here_2 |= UINT32_C(1) << lane;
        }
    }
    m->lane = -1;
    const int32_t all = all_lanes == here_2;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t guard_4 = operand_guard(s, in, lane, 0, 4);
        if (guard_4) {
            const uint32_t these = ballot;
            const int32_t same = all;
            if (pu != 7)
                s->p[pu][lane] = (uint8_t)same;
            if (rd != 255)
                s->r[rd][lane] = same ? these : 0;
        }
    }
    m->lane = -1;
    return 0;
}

/* GUARD SHFL{SHFL_MODE} $P[Pu], $R[Rd], $R[Ra], SHFL_B, SHFL_C PM_EVENTS CTL */
int volta_exec_shfl(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[3];
    const int32_t warp_shfl_mode = (int32_t)in->value[0];
    const int32_t rd = (int32_t)in->value[2];
    const int32_t pu = (int32_t)in->value[1];
    const uint32_t active = s->active;
    uint32_t lane_of_of[32] = {0};
    uint32_t here = 0;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t guard = operand_guard(s, in, lane, 2, 8);
        if (guard) {
            const uint32_t value = s->r[ra][lane];
            lane_of_of[lane] = value;
            here |= UINT32_C(1) << lane;
        }
    }
    m->lane = -1;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t guard_2 = operand_guard(s, in, lane, 2, 8);
        if (guard_2) {
            const uint32_t l = operand_shfl_b(s, in, lane, 0, 4, 5);
            const uint32_t k = operand_shfl_b(s, in, lane, 1, 6, 7);
            const uint32_t seg = k >> 8 & 0x1f;
            const uint32_t first = (uint32_t)lane & seg;
            const uint32_t last = first | (k & 0x1f & (uint32_t)~(int32_t)seg & 0x1f);
            const uint32_t n = l & 0x1f;
            const int32_t j = warp_shfl_mode == 0
                ? (int32_t)(first | (n & (uint32_t)~(int32_t)seg & 0x1f)) : warp_shfl_mode == 1
                ? lane - (int32_t)n : warp_shfl_mode == 2 ? (int32_t)((uint32_t)lane + n)
                : (int32_t)((uint32_t)lane ^ n);
            const int32_t ok = warp_shfl_mode == 1 ? j >= (int32_t)last : j <= (int32_t)last;
            const int32_t t = (ok && j >= 0 && j < 32) ? j : lane;
            const uint32_t lane_of = (here >> t & 1 ? lane_of_of[t] : s->r[ra][lane]);
            if (rd != 255)
                s->r[rd][lane] = lane_of;
            if (pu != 7)
                s->p[pu][lane] = (uint8_t)ok;
        }
    }
    m->lane = -1;
    return 0;
}

/* GUARD REDUX{REDUX_OP}REDUX_SIGNED $UR[URd], $R[Ra] PM_EVENTS CTL */
int volta_exec_redux(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[3];
    const int32_t warp_redux_signed = (int32_t)in->value[1];
    const int32_t urd = (int32_t)in->value[2];
    const int32_t warp_redux_op = (int32_t)in->value[0];
    const uint32_t active = s->active;
    uint32_t ones = 0;
    uint32_t every = 0;
    uint32_t odd = 0;
    uint32_t sum = 0;
    int64_t least = 0;
    int64_t most = 0;
    uint32_t ballot = 0;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t guard = operand_guard(s, in, lane, 0, 4);
        ballot |= (uint32_t)((guard) != 0) << lane;
    }
    m->lane = -1;
    int64_t lane_of_of[32] = {0};
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int64_t x = warp_redux_signed ? (int64_t)(int32_t)s->r[ra][lane] : s->r[ra][lane];
        lane_of_of[lane] = x;
    }
    m->lane = -1;
    const uint32_t these = ballot;
    ones = 0;
    every = 4294967295u;
    odd = 0;
    sum = 0;
    least = INT64_C(4294967296);
    most = INT32_MIN;
    for (int32_t i = 0; i <= 31; i++) {
        const int64_t lane_of = (active >> i & 1 ? lane_of_of[i] : 0);
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

/* GUARD ELECT $P[Pu], $UR[URd], NOT_Pp$P[Pp] PM_EVENTS CTL */
int volta_exec_elect(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t pp = (int32_t)in->value[3];
    const int32_t not_pp = (int32_t)in->value[2];
    const int32_t urd = (int32_t)in->value[1];
    const int32_t pu = (int32_t)in->value[0];
    const uint32_t active = s->active;
    uint32_t ballot = 0;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        int32_t q;
        q = s->p[pp][lane] ^ not_pp;
        const int32_t guard = operand_guard(s, in, lane, 1, 4);
        ballot |= (uint32_t)((guard && q) != 0) << lane;
    }
    m->lane = -1;
    const uint32_t these = ballot;
    const int32_t leader = rt_ctz((rt_u128)these, 32) & 0x1f;
    if (these != 0) {
        if (urd != 63)
            s->ur[urd] = (uint32_t)leader;
    }
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t guard_2 = operand_guard(s, in, lane, 1, 4);
        const uint32_t these_2 = ballot;
        const int32_t leader_2 = rt_ctz((rt_u128)these_2, 32) & 0x1f;
        if (guard_2) {
            if (pu != 7)
                s->p[pu][lane] = (uint8_t)(these_2 != 0 && lane == leader_2);
        }
    }
    m->lane = -1;
    return 0;
}

/* GUARD P2R{PR_BYTE} $R[Rd], PR, $R[Ra]REUSE_A, PR_MASK PM_EVENTS CTL */
int volta_exec_p2r(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t rd = (int32_t)in->value[1];
    const int32_t ra = (int32_t)in->value[2];
    const int32_t pr_byte = (int32_t)in->value[0];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 1, 11);
            if (guard) {
                int64_t b = 0;
                const int b_trap = operand_pr_mask(m, s, in, lane, &b, 0, 4, 6, 7, 8, 9, 10);
                if (b_trap) {
                    return b_trap;
                }
                const uint32_t m_2 = (uint32_t)b & 0x7f;
                const int32_t read = (m_2 & 1 ? s->p[0][lane] : 0)
                    | (m_2 >> 1 & 1 ? s->p[1][lane] : 0) << 1
                    | (m_2 >> 2 & 1 ? s->p[2][lane] : 0) << 2
                    | (m_2 >> 3 & 1 ? s->p[3][lane] : 0) << 3
                    | (m_2 >> 4 & 1 ? s->p[4][lane] : 0) << 4
                    | (m_2 >> 5 & 1 ? s->p[5][lane] : 0) << 5
                    | (m_2 >> 6 != 0 ? s->p[6][lane] : 0) << 6;
                if (commit) {
                    if (rd != 255)
                        s->r[rd][lane] = func_with_predicates(s->r[ra][lane], m_2, read, pr_byte);
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD R2P PR, $R[Ra]PR_BYTE, PR_MASK PM_EVENTS CTL */
int volta_exec_r2p(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[0];
    const int32_t pr_byte = (int32_t)in->value[1];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 1, 9);
            if (guard) {
                int64_t b = 0;
                const int b_trap = operand_pr_mask(m, s, in, lane, &b, 0, 2, 4, 5, 6, 7, 8);
                if (b_trap) {
                    return b_trap;
                }
                const uint32_t m_2 = (uint32_t)b;
                const uint32_t x = s->r[ra][lane] >> 8 * pr_byte & 0xff;
                for (int32_t i = 0; i <= 6; i++) {
                    if (m_2 >> i & 1) {
                        if (commit) {
                            s->p[i][lane] = (uint8_t)(x >> i & 1);
                        }
                    }
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD PLOP3.LUT $P[Pu], $P[Pv], NOT_Pp$P[Pp], NOT_Pq$P[Pq], SRC_Pr_OR_UPr, LUT1, LUT2 PM_EVENTS
   CTL */
int volta_exec_plop3(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t pp = (int32_t)in->value[3];
    const int32_t not_pp = (int32_t)in->value[2];
    const int32_t pq = (int32_t)in->value[5];
    const int32_t not_pq = (int32_t)in->value[4];
    const int32_t pu = (int32_t)in->value[0];
    const int32_t lut1 = (int32_t)in->value[9];
    const int32_t pv = (int32_t)in->value[1];
    const int32_t lut2 = (int32_t)in->value[10];
    const uint32_t active = s->active;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t guard = operand_guard(s, in, lane, 3, 11);
        if (guard) {
            int32_t q;
            q = s->p[pp][lane] ^ not_pp;
            int32_t r;
            r = s->p[pq][lane] ^ not_pq;
            const int32_t s_2 = operand_src_pr_or_upr(s, in, lane, 2, 6, 8, 7);
            const int32_t at = 4 * q + 2 * r + s_2;
            if (pu != 7)
                s->p[pu][lane] = (uint8_t)(lut1 >> at & 1);
            if (pv != 7)
                s->p[pv][lane] = (uint8_t)(lut2 >> at & 1);
        }
    }
    m->lane = -1;
    return 0;
}

/* GUARD PLOP3.LUT $P[Pu], $P[Pv], NOT_Pp$P[Pp], SIGN_B, NOT_Pr$P[Pr], LUT, LUT2 PM_EVENTS CTL */
int volta_exec_plop3_sign_one(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t pp = (int32_t)in->value[3];
    const int32_t not_pp = (int32_t)in->value[2];
    const int32_t pr = (int32_t)in->value[10];
    const int32_t not_pr = (int32_t)in->value[9];
    const int32_t pu = (int32_t)in->value[0];
    const int32_t lut = (int32_t)in->value[11];
    const int32_t pv = (int32_t)in->value[1];
    const int32_t lut2 = (int32_t)in->value[12];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 4, 13);
            if (guard) {
                int32_t q;
                q = s->p[pp][lane] ^ not_pp;
                int32_t r = 0;
                const int r_trap = operand_sign_b(m, s, in, lane, &r, 1, 4, 6, 7, 8);
                if (r_trap) {
                    return r_trap;
                }
                int32_t s_2;
                s_2 = s->p[pr][lane] ^ not_pr;
                const int32_t at = 4 * q + 2 * r + s_2;
                if (commit) {
                    if (pu != 7)
                        s->p[pu][lane] = (uint8_t)(lut >> at & 1);
                    if (pv != 7)
                        s->p[pv][lane] = (uint8_t)(lut2 >> at & 1);
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD PLOP3.LUT $P[Pu], $P[Pv], NOT_Pp$P[Pp], SIGN_B, $R[Rc]REUSE_C.SIGN, LUT, LUT2 PM_EVENTS CTL
   */
int volta_exec_plop3_sign_two(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t pp = (int32_t)in->value[3];
    const int32_t not_pp = (int32_t)in->value[2];
    const int32_t rc = (int32_t)in->value[9];
    const int32_t pu = (int32_t)in->value[0];
    const int32_t lut = (int32_t)in->value[11];
    const int32_t pv = (int32_t)in->value[1];
    const int32_t lut2 = (int32_t)in->value[12];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 4, 13);
            if (guard) {
                int32_t q;
                q = s->p[pp][lane] ^ not_pp;
                int32_t r = 0;
                const int r_trap = operand_sign_b(m, s, in, lane, &r, 1, 4, 6, 7, 8);
                if (r_trap) {
                    return r_trap;
                }
                int32_t s_2;
                s_2 = (int32_t)(s->r[rc][lane] >> 31);
                const int32_t at = 4 * q + 2 * r + s_2;
                if (commit) {
                    if (pu != 7)
                        s->p[pu][lane] = (uint8_t)(lut >> at & 1);
                    if (pv != 7)
                        s->p[pv][lane] = (uint8_t)(lut2 >> at & 1);
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD PLOP3.LUT $P[Pu], $P[Pv], $R[Ra]REUSE_A.SIGN, SIGN_B, $R[Rc]REUSE_C.SIGN, LUT, LUT2
   PM_EVENTS CTL */
int volta_exec_plop3_sign_all(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[2];
    const int32_t rc = (int32_t)in->value[9];
    const int32_t pu = (int32_t)in->value[0];
    const int32_t lut = (int32_t)in->value[11];
    const int32_t pv = (int32_t)in->value[1];
    const int32_t lut2 = (int32_t)in->value[12];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 4, 13);
            if (guard) {
                int32_t q;
                q = (int32_t)(s->r[ra][lane] >> 31);
                int32_t r = 0;
                const int r_trap = operand_sign_b(m, s, in, lane, &r, 1, 4, 6, 7, 8);
                if (r_trap) {
                    return r_trap;
                }
                int32_t s_2;
                s_2 = (int32_t)(s->r[rc][lane] >> 31);
                const int32_t at = 4 * q + 2 * r + s_2;
                if (commit) {
                    if (pu != 7)
                        s->p[pu][lane] = (uint8_t)(lut >> at & 1);
                    if (pv != 7)
                        s->p[pv][lane] = (uint8_t)(lut2 >> at & 1);
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

