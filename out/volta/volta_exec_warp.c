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
    uint64_t lane_of_of[32] = {0};
    uint32_t here = 0;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t guard = operand_guard(s, in, lane, 0, 3);
        if (guard) {
            const uint64_t x = warp_u64 ? s->r[ra][lane] | (uint64_t)s->r[ra | 1][lane] << 32
                : s->r[ra][lane];
            const uint64_t value = x;
            lane_of_of[lane] = value;
            here |= UINT32_C(1) << lane;
        }
    }
    m->lane = -1;
    uint64_t lane_of_of_2[32] = {0};
    uint32_t here_2 = 0;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t guard_2 = operand_guard(s, in, lane, 0, 3);
        if (guard_2) {
            const uint64_t x = warp_u64 ? s->r[ra][lane] | (uint64_t)s->r[ra | 1][lane] << 32
                : s->r[ra][lane];
            const uint64_t value_2 = x;
            lane_of_of_2[lane] = value_2;
            here_2 |= UINT32_C(1) << lane;
        }
    }
    m->lane = -1;
    uint64_t lane_of_of_3[32] = {0};
    uint32_t here_3 = 0;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t guard_3 = operand_guard(s, in, lane, 0, 3);
        if (guard_3) {
            const uint64_t x = warp_u64 ? s->r[ra][lane] | (uint64_t)s->r[ra | 1][lane] << 32
                : s->r[ra][lane];
            const uint64_t value_3 = x;
            lane_of_of_3[lane] = value_3;
            here_3 |= UINT32_C(1) << lane;
        }
    }
    m->lane = -1;
    uint64_t lane_of_of_4[32] = {0};
    uint32_t here_4 = 0;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t guard_4 = operand_guard(s, in, lane, 0, 3);
        if (guard_4) {
            const uint64_t x = warp_u64 ? s->r[ra][lane] | (uint64_t)s->r[ra | 1][lane] << 32
                : s->r[ra][lane];
            const uint64_t value_4 = x;
            lane_of_of_4[lane] = value_4;
            here_4 |= UINT32_C(1) << lane;
        }
    }
    m->lane = -1;
    uint64_t lane_of_of_5[32] = {0};
    uint32_t here_5 = 0;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t guard_5 = operand_guard(s, in, lane, 0, 3);
        if (guard_5) {
            const uint64_t x = warp_u64 ? s->r[ra][lane] | (uint64_t)s->r[ra | 1][lane] << 32
                : s->r[ra][lane];
            const uint64_t value_5 = x;
            lane_of_of_5[lane] = value_5;
            here_5 |= UINT32_C(1) << lane;
        }
    }
    m->lane = -1;
    uint64_t lane_of_of_6[32] = {0};
    uint32_t here_6 = 0;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t guard_6 = operand_guard(s, in, lane, 0, 3);
        if (guard_6) {
            const uint64_t x = warp_u64 ? s->r[ra][lane] | (uint64_t)s->r[ra | 1][lane] << 32
                : s->r[ra][lane];
            const uint64_t value_6 = x;
            lane_of_of_6[lane] = value_6;
            here_6 |= UINT32_C(1) << lane;
        }
    }
    m->lane = -1;
    uint64_t lane_of_of_7[32] = {0};
    uint32_t here_7 = 0;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t guard_7 = operand_guard(s, in, lane, 0, 3);
        if (guard_7) {
            const uint64_t x = warp_u64 ? s->r[ra][lane] | (uint64_t)s->r[ra | 1][lane] << 32
                : s->r[ra][lane];
            const uint64_t value_7 = x;
            lane_of_of_7[lane] = value_7;
            here_7 |= UINT32_C(1) << lane;
        }
    }
    m->lane = -1;
    uint64_t lane_of_of_8[32] = {0};
    uint32_t here_8 = 0;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t guard_8 = operand_guard(s, in, lane, 0, 3);
        if (guard_8) {
            const uint64_t x = warp_u64 ? s->r[ra][lane] | (uint64_t)s->r[ra | 1][lane] << 32
                : s->r[ra][lane];
            const uint64_t value_8 = x;
            lane_of_of_8[lane] = value_8;
            here_8 |= UINT32_C(1) << lane;
        }
    }
    m->lane = -1;
    uint64_t lane_of_of_9[32] = {0};
    uint32_t here_9 = 0;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t guard_9 = operand_guard(s, in, lane, 0, 3);
        if (guard_9) {
            const uint64_t x = warp_u64 ? s->r[ra][lane] | (uint64_t)s->r[ra | 1][lane] << 32
                : s->r[ra][lane];
            const uint64_t value_9 = x;
            lane_of_of_9[lane] = value_9;
            here_9 |= UINT32_C(1) << lane;
        }
    }
    m->lane = -1;
    uint64_t lane_of_of_10[32] = {0};
    uint32_t here_10 = 0;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t guard_10 = operand_guard(s, in, lane, 0, 3);
        if (guard_10) {
            const uint64_t x = warp_u64 ? s->r[ra][lane] | (uint64_t)s->r[ra | 1][lane] << 32
                : s->r[ra][lane];
            const uint64_t value_10 = x;
            lane_of_of_10[lane] = value_10;
            here_10 |= UINT32_C(1) << lane;
        }
    }
    m->lane = -1;
    uint64_t lane_of_of_11[32] = {0};
    uint32_t here_11 = 0;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t guard_11 = operand_guard(s, in, lane, 0, 3);
        if (guard_11) {
            const uint64_t x = warp_u64 ? s->r[ra][lane] | (uint64_t)s->r[ra | 1][lane] << 32
                : s->r[ra][lane];
            const uint64_t value_11 = x;
            lane_of_of_11[lane] = value_11;
            here_11 |= UINT32_C(1) << lane;
        }
    }
    m->lane = -1;
    uint64_t lane_of_of_12[32] = {0};
    uint32_t here_12 = 0;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t guard_12 = operand_guard(s, in, lane, 0, 3);
        if (guard_12) {
            const uint64_t x = warp_u64 ? s->r[ra][lane] | (uint64_t)s->r[ra | 1][lane] << 32
                : s->r[ra][lane];
            const uint64_t value_12 = x;
            lane_of_of_12[lane] = value_12;
            here_12 |= UINT32_C(1) << lane;
        }
    }
    m->lane = -1;
    uint64_t lane_of_of_13[32] = {0};
    uint32_t here_13 = 0;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t guard_13 = operand_guard(s, in, lane, 0, 3);
        if (guard_13) {
            const uint64_t x = warp_u64 ? s->r[ra][lane] | (uint64_t)s->r[ra | 1][lane] << 32
                : s->r[ra][lane];
            const uint64_t value_13 = x;
            lane_of_of_13[lane] = value_13;
            here_13 |= UINT32_C(1) << lane;
        }
    }
    m->lane = -1;
    uint64_t lane_of_of_14[32] = {0};
    uint32_t here_14 = 0;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t guard_14 = operand_guard(s, in, lane, 0, 3);
        if (guard_14) {
            const uint64_t x = warp_u64 ? s->r[ra][lane] | (uint64_t)s->r[ra | 1][lane] << 32
                : s->r[ra][lane];
            const uint64_t value_14 = x;
            lane_of_of_14[lane] = value_14;
            here_14 |= UINT32_C(1) << lane;
        }
    }
    m->lane = -1;
    uint64_t lane_of_of_15[32] = {0};
    uint32_t here_15 = 0;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t guard_15 = operand_guard(s, in, lane, 0, 3);
        if (guard_15) {
            const uint64_t x = warp_u64 ? s->r[ra][lane] | (uint64_t)s->r[ra | 1][lane] << 32
                : s->r[ra][lane];
            const uint64_t value_15 = x;
            lane_of_of_15[lane] = value_15;
            here_15 |= UINT32_C(1) << lane;
        }
    }
    m->lane = -1;
    uint64_t lane_of_of_16[32] = {0};
    uint32_t here_16 = 0;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t guard_16 = operand_guard(s, in, lane, 0, 3);
        if (guard_16) {
            const uint64_t x = warp_u64 ? s->r[ra][lane] | (uint64_t)s->r[ra | 1][lane] << 32
                : s->r[ra][lane];
            const uint64_t value_16 = x;
            lane_of_of_16[lane] = value_16;
            here_16 |= UINT32_C(1) << lane;
        }
    }
    m->lane = -1;
    uint64_t lane_of_of_17[32] = {0};
    uint32_t here_17 = 0;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t guard_17 = operand_guard(s, in, lane, 0, 3);
        if (guard_17) {
            const uint64_t x = warp_u64 ? s->r[ra][lane] | (uint64_t)s->r[ra | 1][lane] << 32
                : s->r[ra][lane];
            const uint64_t value_17 = x;
            lane_of_of_17[lane] = value_17;
            here_17 |= UINT32_C(1) << lane;
        }
    }
    m->lane = -1;
    uint64_t lane_of_of_18[32] = {0};
    uint32_t here_18 = 0;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t guard_18 = operand_guard(s, in, lane, 0, 3);
        if (guard_18) {
            const uint64_t x = warp_u64 ? s->r[ra][lane] | (uint64_t)s->r[ra | 1][lane] << 32
                : s->r[ra][lane];
            const uint64_t value_18 = x;
            lane_of_of_18[lane] = value_18;
            here_18 |= UINT32_C(1) << lane;
        }
    }
    m->lane = -1;
    uint64_t lane_of_of_19[32] = {0};
    uint32_t here_19 = 0;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t guard_19 = operand_guard(s, in, lane, 0, 3);
        if (guard_19) {
            const uint64_t x = warp_u64 ? s->r[ra][lane] | (uint64_t)s->r[ra | 1][lane] << 32
                : s->r[ra][lane];
            const uint64_t value_19 = x;
            lane_of_of_19[lane] = value_19;
            here_19 |= UINT32_C(1) << lane;
        }
    }
    m->lane = -1;
    uint64_t lane_of_of_20[32] = {0};
    uint32_t here_20 = 0;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t guard_20 = operand_guard(s, in, lane, 0, 3);
        if (guard_20) {
            const uint64_t x = warp_u64 ? s->r[ra][lane] | (uint64_t)s->r[ra | 1][lane] << 32
                : s->r[ra][lane];
            const uint64_t value_20 = x;
            lane_of_of_20[lane] = value_20;
            here_20 |= UINT32_C(1) << lane;
        }
    }
    m->lane = -1;
    uint64_t lane_of_of_21[32] = {0};
    uint32_t here_21 = 0;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t guard_21 = operand_guard(s, in, lane, 0, 3);
        if (guard_21) {
            const uint64_t x = warp_u64 ? s->r[ra][lane] | (uint64_t)s->r[ra | 1][lane] << 32
                : s->r[ra][lane];
            const uint64_t value_21 = x;
            lane_of_of_21[lane] = value_21;
            here_21 |= UINT32_C(1) << lane;
        }
    }
    m->lane = -1;
    uint64_t lane_of_of_22[32] = {0};
    uint32_t here_22 = 0;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t guard_22 = operand_guard(s, in, lane, 0, 3);
        if (guard_22) {
            const uint64_t x = warp_u64 ? s->r[ra][lane] | (uint64_t)s->r[ra | 1][lane] << 32
                : s->r[ra][lane];
            const uint64_t value_22 = x;
            lane_of_of_22[lane] = value_22;
            here_22 |= UINT32_C(1) << lane;
        }
    }
    m->lane = -1;
    uint64_t lane_of_of_23[32] = {0};
    uint32_t here_23 = 0;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t guard_23 = operand_guard(s, in, lane, 0, 3);
        if (guard_23) {
            const uint64_t x = warp_u64 ? s->r[ra][lane] | (uint64_t)s->r[ra | 1][lane] << 32
                : s->r[ra][lane];
            const uint64_t value_23 = x;
            lane_of_of_23[lane] = value_23;
            here_23 |= UINT32_C(1) << lane;
        }
    }
    m->lane = -1;
    uint64_t lane_of_of_24[32] = {0};
    uint32_t here_24 = 0;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t guard_24 = operand_guard(s, in, lane, 0, 3);
        if (guard_24) {
            const uint64_t x = warp_u64 ? s->r[ra][lane] | (uint64_t)s->r[ra | 1][lane] << 32
                : s->r[ra][lane];
            const uint64_t value_24 = x;
            lane_of_of_24[lane] = value_24;
            here_24 |= UINT32_C(1) << lane;
        }
    }
    m->lane = -1;
    uint64_t lane_of_of_25[32] = {0};
    uint32_t here_25 = 0;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t guard_25 = operand_guard(s, in, lane, 0, 3);
        if (guard_25) {
            const uint64_t x = warp_u64 ? s->r[ra][lane] | (uint64_t)s->r[ra | 1][lane] << 32
                : s->r[ra][lane];
            const uint64_t value_25 = x;
            lane_of_of_25[lane] = value_25;
            here_25 |= UINT32_C(1) << lane;
        }
    }
    m->lane = -1;
    uint64_t lane_of_of_26[32] = {0};
    uint32_t here_26 = 0;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t guard_26 = operand_guard(s, in, lane, 0, 3);
        if (guard_26) {
            const uint64_t x = warp_u64 ? s->r[ra][lane] | (uint64_t)s->r[ra | 1][lane] << 32
                : s->r[ra][lane];
            const uint64_t value_26 = x;
            lane_of_of_26[lane] = value_26;
            here_26 |= UINT32_C(1) << lane;
        }
    }
    m->lane = -1;
    uint64_t lane_of_of_27[32] = {0};
    uint32_t here_27 = 0;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t guard_27 = operand_guard(s, in, lane, 0, 3);
        if (guard_27) {
            const uint64_t x = warp_u64 ? s->r[ra][lane] | (uint64_t)s->r[ra | 1][lane] << 32
                : s->r[ra][lane];
            const uint64_t value_27 = x;
            lane_of_of_27[lane] = value_27;
            here_27 |= UINT32_C(1) << lane;
        }
    }
    m->lane = -1;
    uint64_t lane_of_of_28[32] = {0};
    uint32_t here_28 = 0;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t guard_28 = operand_guard(s, in, lane, 0, 3);
        if (guard_28) {
            const uint64_t x = warp_u64 ? s->r[ra][lane] | (uint64_t)s->r[ra | 1][lane] << 32
                : s->r[ra][lane];
            const uint64_t value_28 = x;
            lane_of_of_28[lane] = value_28;
            here_28 |= UINT32_C(1) << lane;
        }
    }
    m->lane = -1;
    uint64_t lane_of_of_29[32] = {0};
    uint32_t here_29 = 0;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t guard_29 = operand_guard(s, in, lane, 0, 3);
        if (guard_29) {
            const uint64_t x = warp_u64 ? s->r[ra][lane] | (uint64_t)s->r[ra | 1][lane] << 32
                : s->r[ra][lane];
            const uint64_t value_29 = x;
            lane_of_of_29[lane] = value_29;
            here_29 |= UINT32_C(1) << lane;
        }
    }
    m->lane = -1;
    uint64_t lane_of_of_30[32] = {0};
    uint32_t here_30 = 0;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t guard_30 = operand_guard(s, in, lane, 0, 3);
        if (guard_30) {
            const uint64_t x = warp_u64 ? s->r[ra][lane] | (uint64_t)s->r[ra | 1][lane] << 32
                : s->r[ra][lane];
            const uint64_t value_30 = x;
            lane_of_of_30[lane] = value_30;
            here_30 |= UINT32_C(1) << lane;
        }
    }
    m->lane = -1;
    uint64_t lane_of_of_31[32] = {0};
    uint32_t here_31 = 0;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t guard_31 = operand_guard(s, in, lane, 0, 3);
        if (guard_31) {
            const uint64_t x = warp_u64 ? s->r[ra][lane] | (uint64_t)s->r[ra | 1][lane] << 32
                : s->r[ra][lane];
            const uint64_t value_31 = x;
            lane_of_of_31[lane] = value_31;
            here_31 |= UINT32_C(1) << lane;
        }
    }
    m->lane = -1;
    uint64_t lane_of_of_32[32] = {0};
    uint32_t here_32 = 0;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t guard_32 = operand_guard(s, in, lane, 0, 3);
        if (guard_32) {
            const uint64_t x = warp_u64 ? s->r[ra][lane] | (uint64_t)s->r[ra | 1][lane] << 32
                : s->r[ra][lane];
            const uint64_t value_32 = x;
            lane_of_of_32[lane] = value_32;
            here_32 |= UINT32_C(1) << lane;
        }
    }
    m->lane = -1;
    uint32_t ballot = 0;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t guard_33 = operand_guard(s, in, lane, 0, 3);
        if (guard_33) {
            ballot |= (uint32_t)((1) != 0) << lane;
        }
    }
    m->lane = -1;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t guard_34 = operand_guard(s, in, lane, 0, 3);
        if (guard_34) {
            const uint64_t x = warp_u64 ? s->r[ra][lane] | (uint64_t)s->r[ra | 1][lane] << 32
                : s->r[ra][lane];
            const uint64_t lane_of = (here >> 0 & 1 ? lane_of_of[0] : x);
            const uint64_t lane_of_2 = (here_2 >> 1 & 1 ? lane_of_of_2[1] : x);
            const uint64_t lane_of_3 = (here_3 >> 2 & 1 ? lane_of_of_3[2] : x);
            const uint64_t lane_of_4 = (here_4 >> 3 & 1 ? lane_of_of_4[3] : x);
            const uint64_t lane_of_5 = (here_5 >> 4 & 1 ? lane_of_of_5[4] : x);
            const uint64_t lane_of_6 = (here_6 >> 5 & 1 ? lane_of_of_6[5] : x);
            const uint64_t lane_of_7 = (here_7 >> 6 & 1 ? lane_of_of_7[6] : x);
            const uint64_t lane_of_8 = (here_8 >> 7 & 1 ? lane_of_of_8[7] : x);
            const uint64_t lane_of_9 = (here_9 >> 8 & 1 ? lane_of_of_9[8] : x);
            const uint64_t lane_of_10 = (here_10 >> 9 & 1 ? lane_of_of_10[9] : x);
            const uint64_t lane_of_11 = (here_11 >> 10 & 1 ? lane_of_of_11[10] : x);
            const uint64_t lane_of_12 = (here_12 >> 11 & 1 ? lane_of_of_12[11] : x);
            const uint64_t lane_of_13 = (here_13 >> 12 & 1 ? lane_of_of_13[12] : x);
            const uint64_t lane_of_14 = (here_14 >> 13 & 1 ? lane_of_of_14[13] : x);
            const uint64_t lane_of_15 = (here_15 >> 14 & 1 ? lane_of_of_15[14] : x);
            const uint64_t lane_of_16 = (here_16 >> 15 & 1 ? lane_of_of_16[15] : x);
            const uint64_t lane_of_17 = (here_17 >> 16 & 1 ? lane_of_of_17[16] : x);
            const uint64_t lane_of_18 = (here_18 >> 17 & 1 ? lane_of_of_18[17] : x);
            const uint64_t lane_of_19 = (here_19 >> 18 & 1 ? lane_of_of_19[18] : x);
            const uint64_t lane_of_20 = (here_20 >> 19 & 1 ? lane_of_of_20[19] : x);
            const uint64_t lane_of_21 = (here_21 >> 20 & 1 ? lane_of_of_21[20] : x);
            const uint64_t lane_of_22 = (here_22 >> 21 & 1 ? lane_of_of_22[21] : x);
            const uint64_t lane_of_23 = (here_23 >> 22 & 1 ? lane_of_of_23[22] : x);
            const uint64_t lane_of_24 = (here_24 >> 23 & 1 ? lane_of_of_24[23] : x);
            const uint64_t lane_of_25 = (here_25 >> 24 & 1 ? lane_of_of_25[24] : x);
            const uint64_t lane_of_26 = (here_26 >> 25 & 1 ? lane_of_of_26[25] : x);
            const uint64_t lane_of_27 = (here_27 >> 26 & 1 ? lane_of_of_27[26] : x);
            const uint64_t lane_of_28 = (here_28 >> 27 & 1 ? lane_of_of_28[27] : x);
            const uint64_t lane_of_29 = (here_29 >> 28 & 1 ? lane_of_of_29[28] : x);
            const uint64_t lane_of_30 = (here_30 >> 29 & 1 ? lane_of_of_30[29] : x);
            const uint64_t lane_of_31 = (here_31 >> 30 & 1 ? lane_of_of_31[30] : x);
            const uint64_t lane_of_32 = (here_32 >> 31 & 1 ? lane_of_of_32[31] : x);
            if (rd != 255)
                s->r[rd][lane] =
                    ((uint32_t)func_peers(x, lane_of, lane_of_2, lane_of_3, lane_of_4, lane_of_5,
                    lane_of_6, lane_of_7, lane_of_8)
                    | (uint32_t)func_peers(x, lane_of_9, lane_of_10, lane_of_11, lane_of_12,
                    lane_of_13, lane_of_14, lane_of_15, lane_of_16) << 8
                    | (uint32_t)func_peers(x, lane_of_17, lane_of_18, lane_of_19, lane_of_20,
                    lane_of_21, lane_of_22, lane_of_23, lane_of_24) << 16
                    | (uint32_t)func_peers(x, lane_of_25, lane_of_26, lane_of_27, lane_of_28,
                    lane_of_29, lane_of_30, lane_of_31, lane_of_32) << 24) & ballot;
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
            const uint64_t value = x;
            lane_of_of[lane] = value;
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
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 0, 4);
            if (guard) {
                return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: cross-lane reduction");
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD ELECT $P[Pu], $UR[URd], NOT_Pp$P[Pp] PM_EVENTS CTL */
int volta_exec_elect(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 1, 4);
            if (guard) {
                return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: the choice of the leader");
            }
        }
        m->lane = -1;
    }
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
                const int b_trap =
                    operand_pr_mask(m, s, in, lane, &b, 0, 4, 6, 7, 8, 9, 10);
                if (b_trap) {
                    return b_trap;
                }
                const uint32_t m_2 = (uint32_t)b & 0x7f;
                const uint32_t read =
                    (uint32_t)(s->p[0][lane] | s->p[1][lane] << 1 | s->p[2][lane] << 2
                    | s->p[3][lane] << 3 | s->p[4][lane] << 4 | s->p[5][lane] << 5
                    | s->p[6][lane] << 6) & m_2;
                if (commit) {
                    if (rd != 255)
                        s->r[rd][lane] =
                            (s->r[ra][lane] & (uint32_t)~(int32_t)(m_2 << 8 * pr_byte))
                            | read << 8 * pr_byte;
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
                const int b_trap =
                    operand_pr_mask(m, s, in, lane, &b, 0, 2, 4, 5, 6, 7, 8);
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

