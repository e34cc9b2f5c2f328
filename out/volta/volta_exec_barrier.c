/* Generated from the description volta by gen/emit/exec. Do not edit. */
#include "volta_exec.h"

static void bssy_part(struct volta_state *s, uint32_t t, uint32_t before_2, int32_t bd)
{
    if (s->parked != 0 || t != s->active) {
        const uint32_t others = before_2 & (s->active | s->parked) & ~t & ~s->apart[bd];
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

/* GUARD BSSY OPT_SRC, $B[Bd], RECONVERGE PM_EVENTS CTL */
int volta_exec_bssy(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t bd = (int32_t)in->value[2];
    const uint32_t active = s->active;
    uint32_t ballot = 0;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t guard = operand_guard(s, in, lane, 1, 4);
        ballot |= (uint32_t)((guard) != 0) << lane;
    }
    m->lane = -1;
    uint32_t ballot_2 = 0;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t q = operand_opt_src(s, in, lane, 0, 1);
        const int32_t guard_2 = operand_guard(s, in, lane, 1, 4);
        ballot_2 |= (uint32_t)((guard_2 && q) != 0) << lane;
    }
    m->lane = -1;
    const uint32_t t = ballot;
    const uint32_t mask = ballot_2;
    if (t != 0) {
        const uint32_t before_2 = s->b[bd];
        s->b[bd] = mask;
        bssy_part(s, t, before_2, bd);
    }
    return 0;
}

static int bsync_part(struct volta_state *s, uint32_t same, int32_t n, struct isadora_machine *m,
    uint32_t *group_lanes_new, uint64_t *group_pc_new, uint8_t *group_wait_new,
    uint32_t *group_need_new)
{
    uint32_t t_7 = 0;
    uint32_t t_6 = 0;
    const uint32_t blocked = (s->blocked & ~same) | (uint32_t)1 << n;
    const uint32_t parked = s->parked | s->active;
    if (s->ready != 0) {
        t_7 = s->ready;
    } else {
        t_6 = 0;
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
    const int32_t m_2 = func_next_group(s, groups);
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
    if (s->left_off >> m_2 & 1) {
        for (int32_t i_7 = 0; i_7 <= 62; i_7++) {
            s->ur[i_7] = s->left_ur[m_2 * 64 + i_7];
        }
        for (int32_t i_8 = 0; i_8 <= 6; i_8++) {
            s->up[i_8] = (uint8_t)s->left_up[m_2 * 8 + i_8];
        }
    }
    s->left_off = s->left_off & ~((uint32_t)1 << m_2);
    return 0;
}

static void bsync_part_3(uint64_t next, uint32_t peers, struct volta_state *s,
    uint8_t *group_wait_new, uint32_t *group_need_new, uint32_t *group_lanes_new,
    uint64_t *group_pc_new)
{
    uint32_t t_8 = 0;
    uint32_t t_9 = 0;
    const uint64_t pc_2 = next;
    t_8 = 0;
    for (int32_t i_9 = 0; i_9 <= 31; i_9++) {
        if (peers >> i_9 & 1 && s->group_pc[i_9] == pc_2) {
            t_8 = t_8 | (uint32_t)1 << i_9;
        }
    }
    const uint32_t same_2 = t_8;
    t_9 = 0;
    for (int32_t i_10 = 0; i_10 <= 31; i_10++) {
        if (same_2 >> i_10 & 1) {
            t_9 = t_9 | s->group_lanes[i_10];
        }
    }
    const uint32_t lanes_3 = t_9;
    for (int32_t i_11 = 0; i_11 <= 31; i_11++) {
        if (peers >> i_11 & 1) {
            group_wait_new[i_11] = 0;
            group_need_new[i_11] = 0;
        }
    }
    for (int32_t i_12 = 0; i_12 <= 31; i_12++) {
        if (same_2 >> i_12 & 1) {
            group_lanes_new[i_12] = 0;
            group_pc_new[i_12] = 0;
            group_wait_new[i_12] = 0;
            group_need_new[i_12] = 0;
        }
    }
    s->active = s->active | lanes_3;
    s->parked = s->parked & ~lanes_3;
    s->ready = s->ready | (peers & ~same_2);
    s->blocked = s->blocked & ~peers;
}

static void bsync_part_2(uint64_t next, uint32_t peers, struct volta_state *s,
    uint8_t *group_wait_new, uint32_t *group_need_new, uint32_t *group_lanes_new,
    uint64_t *group_pc_new)
{
    bsync_part_3(next, peers, s, group_wait_new, group_need_new, group_lanes_new, group_pc_new);
}

/* GUARD BSYNC OPT_SRC, $B[Bd] PM_EVENTS CTL */
int volta_exec_bsync(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t bd = (int32_t)in->value[2];
    const uint64_t next = m->next;
    const uint64_t pc_6 = m->pc;
    const uint32_t active = s->active;
    uint32_t t_2 = 0;
    uint32_t t_3 = 0;
    uint32_t t_4 = 0;
    uint32_t t_5 = 0;
    uint32_t t_10 = 0;
    uint32_t t_11 = 0;
    uint32_t t_12 = 0;
    uint32_t t_13 = 0;
    uint32_t ballot = 0;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t q = operand_opt_src(s, in, lane, 0, 1);
        const int32_t guard = operand_guard(s, in, lane, 1, 3);
        ballot |= (uint32_t)((guard && q) != 0) << lane;
    }
    m->lane = -1;
    uint32_t lane_of_of[32] = {0};
    uint32_t here = 0;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const uint32_t t = ballot;
        if (!(t == s->active && s->apart[bd] == 0)) {
            if (t != 0) {
                const uint32_t mask = func_mask_at(s, lane, bd);
                lane_of_of[lane] = mask;
                here |= UINT32_C(1) << lane;
            }
        }
    }
    m->lane = -1;
    uint32_t ballot_2 = 0;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t q_2 = operand_opt_src(s, in, lane, 0, 1);
        const int32_t guard_2 = operand_guard(s, in, lane, 1, 3);
        const uint32_t t = ballot;
        if (!(t == s->active && s->apart[bd] == 0)) {
            if (t != 0) {
                const uint32_t mask = func_mask_at(s, lane, bd);
                const int32_t t_18 = rt_ctz((rt_u128)t, 32) & 0x1f;
                const uint32_t lane_of = (here >> t_18 & 1 ? lane_of_of[t_18] : 0);
                const uint32_t first = lane_of;
                ballot_2 |= (uint32_t)((guard_2 && q_2 && mask == first) != 0) << lane;
            }
        }
    }
    m->lane = -1;
    uint32_t b_new[16];
    for (int32_t i_25 = 0; i_25 < 16; i_25++)
        b_new[i_25] = s->b[i_25];
    uint32_t group_lanes_new[32];
    for (int32_t i_26 = 0; i_26 < 32; i_26++)
        group_lanes_new[i_26] = s->group_lanes[i_26];
    uint64_t group_pc_new[32];
    for (int32_t i_27 = 0; i_27 < 32; i_27++)
        group_pc_new[i_27] = s->group_pc[i_27];
    uint8_t group_wait_new[32];
    for (int32_t i_28 = 0; i_28 < 32; i_28++)
        group_wait_new[i_28] = s->group_wait[i_28];
    uint32_t group_need_new[32];
    for (int32_t i_29 = 0; i_29 < 32; i_29++)
        group_need_new[i_29] = s->group_need[i_29];
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
                for (int32_t i = 0; i <= 31; i++) {
                    if (s->blocked >> i & 1 && s->group_wait[i] == kind
                        && ((s->group_need[i] ^ s->b[bd]) & (s->active | s->parked)) == 0) {
                        t_2 = t_2 | (uint32_t)1 << i;
                    }
                }
                const uint32_t peers = t_2;
                t_3 = 0;
                for (int32_t i_2 = 0; i_2 <= 31; i_2++) {
                    if (peers >> i_2 & 1) {
                        t_3 = t_3 | s->group_lanes[i_2];
                    }
                }
                if ((s->b[bd] & s->parked & ~t_3) != 0) {
                    const uint64_t pc = next;
                    t_4 = 0;
                    for (int32_t i_3 = 0; i_3 <= 31; i_3++) {
                        if (peers >> i_3 & 1 && s->group_pc[i_3] == pc) {
                            t_4 = t_4 | (uint32_t)1 << i_3;
                        }
                    }
                    const uint32_t same = t_4;
                    t_5 = 0;
                    for (int32_t i_4 = 0; i_4 <= 31; i_4++) {
                        if (same >> i_4 & 1) {
                            t_5 = t_5 | s->group_lanes[i_4];
                        }
                    }
                    const uint32_t lanes = s->active | t_5;
                    const int32_t n = rt_ctz((rt_u128)lanes, 32) & 0x1f;
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
                    {
                        const int part_trap =
                            bsync_part(s, same, n, m, group_lanes_new, group_pc_new,
                            group_wait_new, group_need_new);
                        if (part_trap)
                            return part_trap;
                    }
                } else {
                    const int32_t b = kind - 1;
                    if (s->b[b] == s->b[bd]) {
                        b_new[b] = 0;
                    }
                    if (s->apart[b] != 0) {
                        s->apart[b] = s->apart[b] & ~s->b[bd];
                    }
                    bsync_part_2(next, peers, s, group_wait_new, group_need_new, group_lanes_new,
                        group_pc_new);
                }
            }
        }
    } else if (t != 0) {
        const int32_t t_19 = rt_ctz((rt_u128)t, 32) & 0x1f;
        const uint32_t lane_of = (here >> t_19 & 1 ? lane_of_of[t_19] : 0);
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
                    for (int32_t i_13 = 0; i_13 <= 31; i_13++) {
                        if (s->blocked >> i_13 & 1 && s->group_wait[i_13] == kind_2
                            && ((s->group_need[i_13] ^ first) & (s->active | s->parked)) == 0) {
                            t_10 = t_10 | (uint32_t)1 << i_13;
                        }
                    }
                    const uint32_t peers_2 = t_10;
                    t_11 = 0;
                    for (int32_t i_14 = 0; i_14 <= 31; i_14++) {
                        if (peers_2 >> i_14 & 1) {
                            t_11 = t_11 | s->group_lanes[i_14];
                        }
                    }
                    if ((first & s->parked & ~t_11) != 0) {
                        const uint64_t pc_3 = next;
                        t_12 = 0;
                        for (int32_t i_15 = 0; i_15 <= 31; i_15++) {
                            if (peers_2 >> i_15 & 1 && s->group_pc[i_15] == pc_3) {
                                t_12 = t_12 | (uint32_t)1 << i_15;
                            }
                        }
                        const uint32_t same_4 = t_12;
                        t_13 = 0;
                        for (int32_t i_16 = 0; i_16 <= 31; i_16++) {
                            if (same_4 >> i_16 & 1) {
                                t_13 = t_13 | s->group_lanes[i_16];
                            }
                        }
                        const uint32_t lanes_4 = s->active | t_13;
                        const int32_t n_2 = rt_ctz((rt_u128)lanes_4, 32) & 0x1f;
                        for (int32_t i_17 = 0; i_17 <= 31; i_17++) {
                            if (same_4 >> i_17 & 1) {
                                group_lanes_new[i_17] = 0;
                                group_pc_new[i_17] = 0;
                                group_wait_new[i_17] = 0;
                                group_need_new[i_17] = 0;
                            }
                        }
                        group_lanes_new[n_2] = lanes_4;
                        group_pc_new[n_2] = pc_3;
                        group_wait_new[n_2] = (uint8_t)kind_2;
                        group_need_new[n_2] = first;
                        {
                            const int part_trap =
                                bsync_part(s, same_4, n_2, m, group_lanes_new, group_pc_new,
                                group_wait_new, group_need_new);
                            if (part_trap)
                                return part_trap;
                        }
                    } else {
                        const int32_t b_2 = kind_2 - 1;
                        if (s->b[b_2] == first) {
                            b_new[b_2] = 0;
                        }
                        if (s->apart[b_2] != 0) {
                            s->apart[b_2] = s->apart[b_2] & ~first;
                        }
                        bsync_part_2(next, peers_2, s, group_wait_new, group_need_new,
                            group_lanes_new, group_pc_new);
                    }
                }
            }
        } else {
            const uint32_t lanes_7 = s->active & ~same_3;
            const uint64_t pc_5 = pc_6;
            const int32_t n_3 = rt_ctz((rt_u128)lanes_7, 32) & 0x1f;
            group_lanes_new[n_3] = lanes_7;
            group_pc_new[n_3] = pc_5;
            s->ready = s->ready | (uint32_t)1 << n_3;
            s->parked = s->parked | lanes_7;
            s->active = same_3;
            m->next = pc_6;
        }
    }
    for (int32_t i_30 = 0; i_30 < 16; i_30++)
        s->b[i_30] = b_new[i_30];
    for (int32_t i_31 = 0; i_31 < 32; i_31++)
        s->group_lanes[i_31] = group_lanes_new[i_31];
    for (int32_t i_32 = 0; i_32 < 32; i_32++)
        s->group_pc[i_32] = group_pc_new[i_32];
    for (int32_t i_33 = 0; i_33 < 32; i_33++)
        s->group_wait[i_33] = group_wait_new[i_33];
    for (int32_t i_34 = 0; i_34 < 32; i_34++)
        s->group_need[i_34] = group_need_new[i_34];
    return 0;
}

static void break_part(uint32_t t_2, struct volta_state *s, uint32_t left)
{
    uint32_t t_3 = 0;
    const uint32_t peers = t_2;
    if (peers != 0) {
        t_3 = 0;
        for (int32_t i_2 = 0; i_2 <= 31; i_2++) {
            if (peers >> i_2 & 1) {
                t_3 = t_3 | s->group_lanes[i_2];
            }
        }
        if ((left & (s->active | s->parked) & ~t_3) == 0) {
            for (int32_t i_3 = 0; i_3 <= 31; i_3++) {
                if (peers >> i_3 & 1) {
                    s->group_wait[i_3] = 0;
                    s->group_need[i_3] = 0;
                }
            }
            s->ready = s->ready | peers;
            s->blocked = s->blocked & ~peers;
        } else {
            for (int32_t i_4 = 0; i_4 <= 31; i_4++) {
                if (peers >> i_4 & 1) {
                    s->group_need[i_4] = left;
                }
            }
        }
    }
}

/* GUARD BREAK OPT_SRC, $B[Bd] PM_EVENTS CTL */
int volta_exec_break(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t bd = (int32_t)in->value[2];
    const uint64_t pc_2 = m->pc;
    const uint32_t active = s->active;
    uint32_t t_2 = 0;
    uint32_t t_4 = 0;
    uint32_t ballot = 0;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t q = operand_opt_src(s, in, lane, 0, 1);
        const int32_t guard = operand_guard(s, in, lane, 1, 3);
        ballot |= (uint32_t)((guard && q) != 0) << lane;
    }
    m->lane = -1;
    uint32_t lane_of_of[32] = {0};
    uint32_t here = 0;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const uint32_t t = ballot;
        if (!(s->apart[bd] == 0)) {
            if (t != 0) {
                const uint32_t mask = func_mask_at(s, lane, bd);
                lane_of_of[lane] = mask;
                here |= UINT32_C(1) << lane;
            }
        }
    }
    m->lane = -1;
    uint32_t ballot_2 = 0;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t q_2 = operand_opt_src(s, in, lane, 0, 1);
        const int32_t guard_2 = operand_guard(s, in, lane, 1, 3);
        const uint32_t t = ballot;
        if (!(s->apart[bd] == 0)) {
            if (t != 0) {
                const uint32_t mask = func_mask_at(s, lane, bd);
                const int32_t t_6 = rt_ctz((rt_u128)t, 32) & 0x1f;
                const uint32_t lane_of = (here >> t_6 & 1 ? lane_of_of[t_6] : 0);
                const uint32_t first = lane_of;
                ballot_2 |= (uint32_t)((guard_2 && q_2 && mask == first) != 0) << lane;
            }
        }
    }
    m->lane = -1;
    uint32_t bd_new = s->b[bd];
    uint32_t kept_new[512];
    for (int32_t i_10 = 0; i_10 < 512; i_10++)
        kept_new[i_10] = s->kept[i_10];
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
                for (int32_t i = 0; i <= 31; i++) {
                    if (s->blocked >> i & 1 && s->group_wait[i] == kind
                        && ((s->group_need[i] ^ s->b[bd]) & (s->active | s->parked)) == 0) {
                        t_2 = t_2 | (uint32_t)1 << i;
                    }
                }
                break_part(t_2, s, left);
            }
        }
    } else if (t != 0) {
        const int32_t t_7 = rt_ctz((rt_u128)t, 32) & 0x1f;
        const uint32_t lane_of = (here >> t_7 & 1 ? lane_of_of[t_7] : 0);
        const uint32_t first = lane_of;
        const uint32_t same = ballot_2;
        if (same == t) {
            const uint32_t left_2 = first & ~t;
            if (s->b[bd] == first) {
                bd_new = left_2;
            }
            for (int32_t i_5 = 0; i_5 <= 31; i_5++) {
                if (s->apart[bd] >> i_5 & 1 && s->kept[bd * 32 + i_5] == first) {
                    kept_new[bd * 32 + i_5] = left_2;
                }
            }
            if (s->parked != 0 && (left_2 & s->parked) != 0) {
                const int32_t kind_2 = bd + 1;
                t_4 = 0;
                for (int32_t i_6 = 0; i_6 <= 31; i_6++) {
                    if (s->blocked >> i_6 & 1 && s->group_wait[i_6] == kind_2
                        && ((s->group_need[i_6] ^ first) & (s->active | s->parked)) == 0) {
                        t_4 = t_4 | (uint32_t)1 << i_6;
                    }
                }
                break_part(t_4, s, left_2);
            }
        } else {
            const uint32_t lanes = s->active & ~same;
            const uint64_t pc = pc_2;
            const int32_t n = rt_ctz((rt_u128)lanes, 32) & 0x1f;
            s->group_lanes[n] = lanes;
            s->group_pc[n] = pc;
            s->ready = s->ready | (uint32_t)1 << n;
            s->parked = s->parked | lanes;
            s->active = same;
            m->next = pc_2;
        }
    }
    s->b[bd] = bd_new;
    for (int32_t i_11 = 0; i_11 < 512; i_11++)
        s->kept[i_11] = kept_new[i_11];
    return 0;
}

/* GUARD BMOV.32{BMOV_CLEAR} $R[Rd], BMOV_REG PM_EVENTS CTL */
int volta_exec_bmov_r(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t barrier_bmov_reg = (int32_t)in->value[2];
    const int32_t barrier_bmov_clear = (int32_t)in->value[0];
    const int32_t rd = (int32_t)in->value[1];
    struct volta_state old = *s;
    const uint32_t active = s->active;
    int32_t t = 0;
    uint32_t any_lanes = 0;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t guard = operand_guard(s, in, lane, 0, 3);
        if (barrier_bmov_reg < 16) {
            if (barrier_bmov_clear) {
                any_lanes |= (uint32_t)((guard) != 0) << lane;
            }
        }
    }
    m->lane = -1;
    const int32_t any = any_lanes != 0;
    uint32_t ballot = 0;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t guard_2 = operand_guard(s, in, lane, 0, 3);
        if (barrier_bmov_reg < 16) {
            if (barrier_bmov_clear) {
                t = any;
            } else {
                t = 0;
            }
            if (t) {
                ballot |= (uint32_t)((guard_2) != 0) << lane;
            }
        }
    }
    m->lane = -1;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            if (barrier_bmov_reg < 16) {
                if (barrier_bmov_clear) {
                    t = any;
                } else {
                    t = 0;
                }
                if (t) {
                    const uint32_t before_2 = s->b[barrier_bmov_reg];
                    s->b[barrier_bmov_reg] = 0;
                    bssy_part(s, ballot, before_2, barrier_bmov_reg);
                }
            }
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            int32_t guard_3;
            switch (in->alt[0]) {
            case 0:
                guard_3 = 1;
                break;
            case 1: {
                const int32_t pg = (int32_t)in->value[3];
                guard_3 = old.p[pg][lane];
                break;
            }
            default: {
                const int32_t pg = (int32_t)in->value[3];
                guard_3 = !old.p[pg][lane];
                break;
            }
            }
            if (guard_3) {
                if (barrier_bmov_reg < 16) {
                    if (commit) {
                        if (rd != 255)
                            s->r[rd][lane] = old.apart[barrier_bmov_reg] >> lane & 1
                                ? old.kept[barrier_bmov_reg * 32 + lane] : old.b[barrier_bmov_reg];
                    }
                } else if (barrier_bmov_reg == 24 || barrier_bmov_reg == 26) {
                    if (commit) {
                        if (rd != 255)
                            s->r[rd][lane] = barrier_bmov_reg == 24
                                ? (rt_shl_u32((uint32_t)1,
                                (uint64_t)rt_clamp_i32((int32_t)m->launch.threads
                                - (int32_t)m->launch.warp * 32, 0, 32)) - 1)
                                & ~(old.active | old.parked) : old.active;
                    }
                } else {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: other state of a warp");
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

static void bmov_b_part(uint32_t ballot, uint32_t here, uint32_t *lane_of_of, uint32_t ballot_2,
    uint32_t ballot_3, struct volta_state *s, int32_t barrier_bmov_reg, uint64_t pc_2,
    struct isadora_machine *m)
{
    const int32_t t_2 = rt_ctz((rt_u128)ballot, 32) & 0x1f;
    const uint32_t lane_of = (here >> t_2 & 1 ? lane_of_of[t_2] : 0);
    const uint32_t first = lane_of;
    const uint32_t same = ballot_2;
    if (same == ballot_3) {
        if (same != 0) {
            const uint32_t before_2 = s->b[barrier_bmov_reg];
            s->b[barrier_bmov_reg] = first;
            bssy_part(s, same, before_2, barrier_bmov_reg);
        }
    } else {
        const uint32_t lanes = s->active & ~same;
        const uint64_t pc = pc_2;
        const int32_t n = rt_ctz((rt_u128)lanes, 32) & 0x1f;
        s->group_lanes[n] = lanes;
        s->group_pc[n] = pc;
        s->ready = s->ready | (uint32_t)1 << n;
        s->parked = s->parked | lanes;
        s->active = same;
        m->next = pc_2;
    }
}

/* GUARD BMOV.32{PQUAD} BMOV_REG, MOV_B PM_EVENTS CTL */
int volta_exec_bmov_b(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t barrier_bmov_reg = (int32_t)in->value[1];
    const uint64_t pc_2 = m->pc;
    const uint32_t active = s->active;
    uint32_t ballot = 0;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t guard = operand_guard(s, in, lane, 1, 7);
        if (barrier_bmov_reg < 16) {
            ballot |= (uint32_t)((guard) != 0) << lane;
        }
    }
    m->lane = -1;
    uint32_t lane_of_of[32] = {0};
    uint32_t here = 0;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        uint32_t b = 0;
        const int b_trap = operand_mov_b(m, s, in, lane, &b, 0, 2, 3, 4, 5, 6);
        if (b_trap) {
            return b_trap;
        }
        if (barrier_bmov_reg < 16) {
            const uint32_t mask = b;
            lane_of_of[lane] = mask;
            here |= UINT32_C(1) << lane;
        }
    }
    m->lane = -1;
    uint32_t ballot_2 = 0;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        uint32_t b_2 = 0;
        const int b_2_trap = operand_mov_b(m, s, in, lane, &b_2, 0, 2, 3, 4, 5, 6);
        if (b_2_trap) {
            return b_2_trap;
        }
        const int32_t guard_2 = operand_guard(s, in, lane, 1, 7);
        if (barrier_bmov_reg < 16) {
            const uint32_t mask = b_2;
            const int32_t t = rt_ctz((rt_u128)ballot, 32) & 0x1f;
            const uint32_t lane_of = (here >> t & 1 ? lane_of_of[t] : 0);
            const uint32_t first = lane_of;
            ballot_2 |= (uint32_t)((guard_2 && mask == first) != 0) << lane;
        }
    }
    m->lane = -1;
    uint32_t ballot_3 = 0;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t guard_3 = operand_guard(s, in, lane, 1, 7);
        if (barrier_bmov_reg < 16) {
            ballot_3 |= (uint32_t)((guard_3) != 0) << lane;
        }
    }
    m->lane = -1;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            if (barrier_bmov_reg < 16) {
                bmov_b_part(ballot, here, lane_of_of, ballot_2, ballot_3, s, barrier_bmov_reg,
                    pc_2, m);
            }
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard_4 = operand_guard(s, in, lane, 1, 7);
            if (!(barrier_bmov_reg < 16)) {
                if (guard_4) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: other state of a warp");
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD BMOV.64 ATEXIT_PC, MOV64_B PM_EVENTS CTL */
int volta_exec_bmov_l(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 1, 6);
            if (guard) {
                return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                    "not modelled: which threads go on at that address");
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD BMOV.32.CLEAR $B[Bd], $B[Bb] PM_EVENTS CTL */
int volta_exec_bmov_rb(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t barrier_bb = (int32_t)in->value[1];
    const int32_t bd = (int32_t)in->value[0];
    const uint64_t pc_2 = m->pc;
    const uint32_t active = s->active;
    uint32_t ballot = 0;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t guard = operand_guard(s, in, lane, 0, 2);
        ballot |= (uint32_t)((guard) != 0) << lane;
    }
    m->lane = -1;
    uint32_t lane_of_of[32] = {0};
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const uint32_t mask = func_mask_at(s, lane, barrier_bb);
        lane_of_of[lane] = mask;
    }
    m->lane = -1;
    uint32_t ballot_2 = 0;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t guard_2 = operand_guard(s, in, lane, 0, 2);
        const uint32_t mask = func_mask_at(s, lane, barrier_bb);
        const int32_t t = rt_ctz((rt_u128)ballot, 32) & 0x1f;
        const uint32_t lane_of = (active >> t & 1 ? lane_of_of[t] : 0);
        const uint32_t first = lane_of;
        ballot_2 |= (uint32_t)((guard_2 && mask == first) != 0) << lane;
    }
    m->lane = -1;
    uint32_t ballot_3 = 0;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t guard_3 = operand_guard(s, in, lane, 0, 2);
        ballot_3 |= (uint32_t)((guard_3) != 0) << lane;
    }
    m->lane = -1;
    bmov_b_part(ballot, active, lane_of_of, ballot_2, ballot_3, s, bd, pc_2, m);
    return 0;
}

/* GUARD BMOV.32 $B[Bd], BMOV_STATE PM_EVENTS CTL */
int volta_exec_bmov_rs(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t barrier_bmov_state = (int32_t)in->value[1];
    const int32_t bd = (int32_t)in->value[0];
    const uint64_t pc_2 = m->pc;
    const uint32_t active = s->active;
    uint32_t ballot = 0;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t guard = operand_guard(s, in, lane, 0, 2);
        if (barrier_bmov_state == 24 || barrier_bmov_state == 26) {
            ballot |= (uint32_t)((guard) != 0) << lane;
        }
    }
    m->lane = -1;
    uint32_t lane_of_of[32] = {0};
    uint32_t here = 0;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        if (barrier_bmov_state == 24 || barrier_bmov_state == 26) {
            const uint32_t mask = func_warp_state(m, s, barrier_bmov_state);
            lane_of_of[lane] = mask;
            here |= UINT32_C(1) << lane;
        }
    }
    m->lane = -1;
    uint32_t ballot_2 = 0;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t guard_2 = operand_guard(s, in, lane, 0, 2);
        if (barrier_bmov_state == 24 || barrier_bmov_state == 26) {
            const uint32_t mask = func_warp_state(m, s, barrier_bmov_state);
            const int32_t t = rt_ctz((rt_u128)ballot, 32) & 0x1f;
            const uint32_t lane_of = (here >> t & 1 ? lane_of_of[t] : 0);
            const uint32_t first = lane_of;
            ballot_2 |= (uint32_t)((guard_2 && mask == first) != 0) << lane;
        }
    }
    m->lane = -1;
    uint32_t ballot_3 = 0;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t guard_3 = operand_guard(s, in, lane, 0, 2);
        if (barrier_bmov_state == 24 || barrier_bmov_state == 26) {
            ballot_3 |= (uint32_t)((guard_3) != 0) << lane;
        }
    }
    m->lane = -1;
    if (barrier_bmov_state == 24 || barrier_bmov_state == 26) {
        bmov_b_part(ballot, here, lane_of_of, ballot_2, ballot_3, s, bd, pc_2, m);
    } else {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: other state of a warp");
    }
    return 0;
}

/* GUARD BMOV.32{PQUAD} BMOV_REG, $B[Bd] PM_EVENTS CTL */
int volta_exec_bmov_bb(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t barrier_bmov_reg = (int32_t)in->value[1];
    const int32_t bd = (int32_t)in->value[2];
    const uint64_t pc_2 = m->pc;
    const uint32_t active = s->active;
    uint32_t ballot = 0;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t guard = operand_guard(s, in, lane, 0, 3);
        if (barrier_bmov_reg < 16) {
            ballot |= (uint32_t)((guard) != 0) << lane;
        }
    }
    m->lane = -1;
    uint32_t lane_of_of[32] = {0};
    uint32_t here = 0;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        if (barrier_bmov_reg < 16) {
            const uint32_t mask = func_mask_at(s, lane, bd);
            lane_of_of[lane] = mask;
            here |= UINT32_C(1) << lane;
        }
    }
    m->lane = -1;
    uint32_t ballot_2 = 0;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t guard_2 = operand_guard(s, in, lane, 0, 3);
        if (barrier_bmov_reg < 16) {
            const uint32_t mask = func_mask_at(s, lane, bd);
            const int32_t t = rt_ctz((rt_u128)ballot, 32) & 0x1f;
            const uint32_t lane_of = (here >> t & 1 ? lane_of_of[t] : 0);
            const uint32_t first = lane_of;
            ballot_2 |= (uint32_t)((guard_2 && mask == first) != 0) << lane;
        }
    }
    m->lane = -1;
    uint32_t ballot_3 = 0;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t guard_3 = operand_guard(s, in, lane, 0, 3);
        if (barrier_bmov_reg < 16) {
            ballot_3 |= (uint32_t)((guard_3) != 0) << lane;
        }
    }
    m->lane = -1;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            if (barrier_bmov_reg < 16) {
                bmov_b_part(ballot, here, lane_of_of, ballot_2, ballot_3, s, barrier_bmov_reg,
                    pc_2, m);
            }
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard_4 = operand_guard(s, in, lane, 0, 3);
            if (!(barrier_bmov_reg < 16)) {
                if (guard_4) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: other state of a warp");
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

static void yield_part(struct isadora_machine *m, uint32_t any_lanes, struct volta_state *s,
    uint64_t next)
{
    uint32_t t = 0;
    uint32_t t_2 = 0;
    uint32_t t_3 = 0;
    uint32_t t_4 = 0;
    m->lane = -1;
    const int32_t any = any_lanes != 0;
    uint32_t kept_new[512];
    for (int32_t i_10 = 0; i_10 < 512; i_10++)
        kept_new[i_10] = s->kept[i_10];
    uint32_t left_ur_new[2048];
    for (int32_t i_11 = 0; i_11 < 2048; i_11++)
        left_ur_new[i_11] = s->left_ur[i_11];
    uint8_t left_up_new[256];
    for (int32_t i_12 = 0; i_12 < 256; i_12++)
        left_up_new[i_12] = s->left_up[i_12];
    if (any) {
        if (s->parked == 0) {
            m->next = next;
        } else {
            const uint32_t idle = s->yielded | s->active;
            if (s->blocked != 0) {
                const uint32_t live = (s->active | s->parked) & ~idle;
                t = func_released(s, live);
                t_2 = t;
            } else {
                t_2 = 0;
            }
            const uint32_t free = t_2;
            if ((s->ready | free) == 0) {
                m->next = next;
            } else {
                for (int32_t i_2 = 0; i_2 <= 31; i_2++) {
                    if (free >> i_2 & 1) {
                        const uint32_t mask = s->group_need[i_2];
                        t_3 = 0;
                        for (int32_t i_3 = 0; i_3 <= 31; i_3++) {
                            if (s->blocked >> i_3 & 1 && s->group_wait[i_3] == s->group_wait[i_2]
                                && ((s->group_need[i_3] ^ mask) & (s->active | s->parked)) == 0) {
                                t_3 = t_3 | (uint32_t)1 << i_3;
                            }
                        }
                        const uint32_t peers = t_3;
                        t_4 = 0;
                        for (int32_t i_4 = 0; i_4 <= 31; i_4++) {
                            if (peers >> i_4 & 1) {
                                t_4 = t_4 | s->group_lanes[i_4];
                            }
                        }
                        const uint32_t left = mask & ~t_4;
                        const int32_t b = (s->group_wait[i_2] - 1) & 0xf;
                        if ((rt_ctz((rt_u128)peers, 32) & 0x1f) == i_2) {
                            if (s->b[b] == mask) {
                                s->b[b] = left;
                            }
                            for (int32_t j_2 = 0; j_2 <= 31; j_2++) {
                                if (s->apart[b] >> j_2 & 1 && s->kept[b * 32 + j_2] == mask) {
                                    kept_new[b * 32 + j_2] = left;
                                }
                            }
                        }
                    }
                }
                for (int32_t i_5 = 0; i_5 <= 31; i_5++) {
                    if (free >> i_5 & 1) {
                        s->group_wait[i_5] = 0;
                        s->group_need[i_5] = 0;
                    }
                }
                const int32_t n = rt_ctz((rt_u128)s->active, 32) & 0x1f;
                const uint32_t group_lanes_new = s->active;
                const uint32_t ready = s->ready | free;
                for (int32_t i_6 = 0; i_6 <= 62; i_6++) {
                    left_ur_new[n * 64 + i_6] = s->ur[i_6];
                }
                for (int32_t i_7 = 0; i_7 <= 6; i_7++) {
                    left_up_new[n * 8 + i_7] = (uint8_t)s->up[i_7];
                }
                const int32_t m_2 = func_next_group(s, ready);
                const uint32_t ready_2 = ready | (uint32_t)1 << n;
                const uint32_t blocked = s->blocked & ~free;
                const uint32_t parked = s->parked | s->active;
                const uint32_t left_off = s->left_off | (uint32_t)1 << n;
                const uint32_t lanes = s->group_lanes[m_2];
                s->turn = (uint8_t)m_2;
                s->active = lanes;
                m->next = s->group_pc[m_2];
                s->group_wait[m_2] = 0;
                s->group_need[m_2] = 0;
                s->ready = ready_2 & ~((uint32_t)1 << m_2);
                s->blocked = blocked & ~((uint32_t)1 << m_2);
                s->parked = parked & ~lanes;
                if (idle != 0) {
                    s->yielded = idle & ~lanes;
                }
                if (s->left_off >> m_2 & 1) {
                    for (int32_t i_8 = 0; i_8 <= 62; i_8++) {
                        s->ur[i_8] = s->left_ur[m_2 * 64 + i_8];
                    }
                    for (int32_t i_9 = 0; i_9 <= 6; i_9++) {
                        s->up[i_9] = (uint8_t)s->left_up[m_2 * 8 + i_9];
                    }
                }
                s->left_off = left_off & ~((uint32_t)1 << m_2);
                s->group_lanes[n] = group_lanes_new;
                s->group_pc[n] = next;
                s->group_lanes[m_2] = 0;
                s->group_pc[m_2] = 0;
            }
        }
    }
    for (int32_t i_13 = 0; i_13 < 512; i_13++)
        s->kept[i_13] = kept_new[i_13];
    for (int32_t i_14 = 0; i_14 < 2048; i_14++)
        s->left_ur[i_14] = left_ur_new[i_14];
    for (int32_t i_15 = 0; i_15 < 256; i_15++)
        s->left_up[i_15] = left_up_new[i_15];
}

/* GUARD YIELD OPT_SRC PM_EVENTS CTL */
int volta_exec_yield(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const uint64_t next = m->next;
    const uint32_t active = s->active;
    uint32_t any_lanes = 0;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t q = operand_opt_src(s, in, lane, 0, 1);
        const int32_t guard = operand_guard(s, in, lane, 1, 2);
        any_lanes |= (uint32_t)((guard && q) != 0) << lane;
    }
    yield_part(m, any_lanes, s, next);
    return 0;
}

/* GUARD NANOSLEEP{RAND}WARP{OPT_SYNCS} OPT_SRC, SLEEP_TIME PM_EVENTS CTL */
int volta_exec_nanosleep_n(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const uint64_t next = m->next;
    const uint32_t active = s->active;
    uint32_t any_lanes = 0;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t q = operand_opt_src(s, in, lane, 1, 4);
        const int32_t guard = operand_guard(s, in, lane, 3, 10);
        any_lanes |= (uint32_t)((guard && q) != 0) << lane;
    }
    yield_part(m, any_lanes, s, next);
    return 0;
}

/* GUARD NANOSLEEP.CLEAR{OPT_SYNCS} PM_EVENTS CTL */
int volta_exec_nanosleep_c(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const uint64_t next = m->next;
    const uint32_t active = s->active;
    uint32_t any_lanes = 0;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t guard = operand_guard(s, in, lane, 1, 1);
        any_lanes |= (uint32_t)((guard && 1) != 0) << lane;
    }
    yield_part(m, any_lanes, s, next);
    return 0;
}

static int warpsync_r_part(struct volta_state *s, uint32_t first, uint64_t next,
    uint32_t *group_lanes_new, uint64_t *group_pc_new, uint8_t *group_wait_new,
    uint32_t *group_need_new, struct isadora_machine *m)
{
    uint32_t t_2 = 0;
    uint32_t t_3 = 0;
    uint32_t t_4 = 0;
    uint32_t t_5 = 0;
    uint32_t t_7 = 0;
    uint32_t t_6 = 0;
    t_2 = 0;
    for (int32_t i = 0; i <= 31; i++) {
        if (s->blocked >> i & 1 && s->group_wait[i] == 17
            && ((s->group_need[i] ^ first) & (s->active | s->parked)) == 0) {
            t_2 = t_2 | (uint32_t)1 << i;
        }
    }
    const uint32_t peers = t_2;
    t_3 = 0;
    for (int32_t i_2 = 0; i_2 <= 31; i_2++) {
        if (peers >> i_2 & 1) {
            t_3 = t_3 | s->group_lanes[i_2];
        }
    }
    if ((first & s->parked & ~t_3) != 0) {
        const uint64_t pc_3 = next;
        t_4 = 0;
        for (int32_t i_3 = 0; i_3 <= 31; i_3++) {
            if (peers >> i_3 & 1 && s->group_pc[i_3] == pc_3) {
                t_4 = t_4 | (uint32_t)1 << i_3;
            }
        }
        const uint32_t same_2 = t_4;
        t_5 = 0;
        for (int32_t i_4 = 0; i_4 <= 31; i_4++) {
            if (same_2 >> i_4 & 1) {
                t_5 = t_5 | s->group_lanes[i_4];
            }
        }
        const uint32_t lanes_4 = s->active | t_5;
        const int32_t n_3 = rt_ctz((rt_u128)lanes_4, 32) & 0x1f;
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
        const int32_t m_3 = func_next_group(s, groups);
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
        if (s->left_off >> m_3 & 1) {
            for (int32_t i_7 = 0; i_7 <= 62; i_7++) {
                s->ur[i_7] = s->left_ur[m_3 * 64 + i_7];
            }
            for (int32_t i_8 = 0; i_8 <= 6; i_8++) {
                s->up[i_8] = (uint8_t)s->left_up[m_3 * 8 + i_8];
            }
        }
        s->left_off = s->left_off & ~((uint32_t)1 << m_3);
    } else {
        bsync_part_3(next, peers, s, group_wait_new, group_need_new, group_lanes_new, group_pc_new);
    }
    return 0;
}

static void warpsync_r_part_2(uint32_t active, struct isadora_machine *m, struct volta_state *s,
    const struct isadora_insn *in, int line_5, int slot_6, int line_7, int32_t rb, uint32_t ballot,
    uint32_t *lane_of_of, uint32_t *ballot_2)
{
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t q_2 = operand_opt_src(s, in, lane, line_5, slot_6);
        const int32_t guard_2 = operand_guard(s, in, lane, line_7, 4);
        const int32_t go = guard_2 && q_2;
        const uint32_t m_2 = s->r[rb][lane];
        const uint32_t t = ballot;
        const int32_t t_10 = rt_ctz((rt_u128)t, 32) & 0x1f;
        const uint32_t lane_of = (active >> t_10 & 1 ? lane_of_of[t_10] : 0);
        const uint32_t first = lane_of;
        (*ballot_2) |= (uint32_t)((go && m_2 == first) != 0) << lane;
    }
    m->lane = -1;
}

static int warpsync_r_part_3(uint32_t lane_of, uint32_t ballot_2, struct volta_state *s,
    uint32_t t, uint64_t pc_5, uint32_t *group_lanes_new, uint64_t *group_pc_new,
    struct isadora_machine *m, int32_t x, uint64_t next, uint8_t *group_wait_new,
    uint32_t *group_need_new)
{
    const uint32_t first = lane_of;
    const uint32_t same = ballot_2;
    if (same != s->active) {
        if (t != 0) {
            const uint32_t lanes = s->active & ~same;
            const uint64_t pc = pc_5;
            const int32_t n = rt_ctz((rt_u128)lanes, 32) & 0x1f;
            group_lanes_new[n] = lanes;
            group_pc_new[n] = pc;
            s->ready = s->ready | (uint32_t)1 << n;
            s->parked = s->parked | lanes;
            s->active = same;
            m->next = pc_5;
        }
    } else if (x && (same & first) != same) {
        if ((same & first) != 0) {
            const uint32_t lanes_2 = same & first;
            const uint32_t lanes_3 = s->active & ~lanes_2;
            const uint64_t pc_2 = pc_5;
            const int32_t n_2 = rt_ctz((rt_u128)lanes_3, 32) & 0x1f;
            group_lanes_new[n_2] = lanes_3;
            group_pc_new[n_2] = pc_2;
            s->ready = s->ready | (uint32_t)1 << n_2;
            s->parked = s->parked | lanes_3;
            s->active = lanes_2;
            m->next = pc_5;
        }
    } else if (s->parked != 0 && (first & s->parked) != 0) {
        {
            const int part_trap =
                warpsync_r_part(s, first, next, group_lanes_new, group_pc_new, group_wait_new,
                group_need_new, m);
            if (part_trap)
                return part_trap;
        }
    }
    for (int32_t i_17 = 0; i_17 < 32; i_17++)
        s->group_lanes[i_17] = group_lanes_new[i_17];
    for (int32_t i_18 = 0; i_18 < 32; i_18++)
        s->group_pc[i_18] = group_pc_new[i_18];
    for (int32_t i_19 = 0; i_19 < 32; i_19++)
        s->group_wait[i_19] = group_wait_new[i_19];
    for (int32_t i_20 = 0; i_20 < 32; i_20++)
        s->group_need[i_20] = group_need_new[i_20];
    return 0;
}

/* GUARD WARPSYNC{EXCLUSIVE} OPT_SRC, $R[Rb] PM_EVENTS CTL */
int volta_exec_warpsync_r(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t rb = (int32_t)in->value[3];
    const uint64_t pc_5 = m->pc;
    const uint64_t next = m->next;
    const uint32_t active = s->active;
    uint32_t ballot = 0;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t q = operand_opt_src(s, in, lane, 1, 2);
        const int32_t guard = operand_guard(s, in, lane, 2, 4);
        const int32_t go = guard && q;
        ballot |= (uint32_t)((go) != 0) << lane;
    }
    m->lane = -1;
    uint32_t lane_of_of[32] = {0};
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const uint32_t m_2 = s->r[rb][lane];
        lane_of_of[lane] = m_2;
    }
    m->lane = -1;
    uint32_t ballot_2 = 0;
    warpsync_r_part_2(active, m, s, in, 1, 2, 2, rb, ballot, lane_of_of, &ballot_2);
    uint32_t group_lanes_new[32];
    for (int32_t i_13 = 0; i_13 < 32; i_13++)
        group_lanes_new[i_13] = s->group_lanes[i_13];
    uint64_t group_pc_new[32];
    for (int32_t i_14 = 0; i_14 < 32; i_14++)
        group_pc_new[i_14] = s->group_pc[i_14];
    uint8_t group_wait_new[32];
    for (int32_t i_15 = 0; i_15 < 32; i_15++)
        group_wait_new[i_15] = s->group_wait[i_15];
    uint32_t group_need_new[32];
    for (int32_t i_16 = 0; i_16 < 32; i_16++)
        group_need_new[i_16] = s->group_need[i_16];
    const int32_t x = operand_exclusive(in, 0, 0);
    const uint32_t t = ballot;
    const int32_t t_11 = rt_ctz((rt_u128)t, 32) & 0x1f;
    const uint32_t lane_of = (active >> t_11 & 1 ? lane_of_of[t_11] : 0);
    {
        const int part_trap =
            warpsync_r_part_3(lane_of, ballot_2, s, t, pc_5, group_lanes_new, group_pc_new, m, x,
            next, group_wait_new, group_need_new);
        if (part_trap)
            return part_trap;
    }
    return 0;
}

static int warpsync_m_part(struct volta_state *s, uint32_t ballot, uint32_t active,
    uint32_t *lane_of_of, uint32_t ballot_2, uint64_t pc_4, uint32_t *group_lanes_new,
    uint64_t *group_pc_new, struct isadora_machine *m, uint64_t next, uint8_t *group_wait_new)
{
    uint32_t group_need_new[32];
    for (int32_t i_16 = 0; i_16 < 32; i_16++)
        group_need_new[i_16] = s->group_need[i_16];
    const uint32_t t = ballot;
    const int32_t t_11 = rt_ctz((rt_u128)t, 32) & 0x1f;
    const uint32_t lane_of = (active >> t_11 & 1 ? lane_of_of[t_11] : 0);
    const uint32_t first = lane_of;
    const uint32_t same = ballot_2;
    if (same != s->active) {
        if (t != 0) {
            const uint32_t lanes = s->active & ~same;
            const uint64_t pc = pc_4;
            const int32_t n = rt_ctz((rt_u128)lanes, 32) & 0x1f;
            group_lanes_new[n] = lanes;
            group_pc_new[n] = pc;
            s->ready = s->ready | (uint32_t)1 << n;
            s->parked = s->parked | lanes;
            s->active = same;
            m->next = pc_4;
        }
    } else if (s->parked != 0 && (first & s->parked) != 0) {
        {
            const int part_trap =
                warpsync_r_part(s, first, next, group_lanes_new, group_pc_new, group_wait_new,
                group_need_new, m);
            if (part_trap)
                return part_trap;
        }
    }
    for (int32_t i_17 = 0; i_17 < 32; i_17++)
        s->group_lanes[i_17] = group_lanes_new[i_17];
    for (int32_t i_18 = 0; i_18 < 32; i_18++)
        s->group_pc[i_18] = group_pc_new[i_18];
    for (int32_t i_19 = 0; i_19 < 32; i_19++)
        s->group_wait[i_19] = group_wait_new[i_19];
    for (int32_t i_20 = 0; i_20 < 32; i_20++)
        s->group_need[i_20] = group_need_new[i_20];
    return 0;
}

/* GUARD WARPSYNC OPT_SRC, MOV_IMM_B PM_EVENTS CTL */
int volta_exec_warpsync_m(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const uint64_t pc_4 = m->pc;
    const uint64_t next = m->next;
    const uint32_t active = s->active;
    uint32_t ballot = 0;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t q = operand_opt_src(s, in, lane, 0, 1);
        const int32_t guard = operand_guard(s, in, lane, 2, 6);
        const int32_t go = guard && q;
        ballot |= (uint32_t)((go) != 0) << lane;
    }
    m->lane = -1;
    uint32_t lane_of_of[32] = {0};
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        uint32_t m_4 = 0;
        const int m_4_trap = operand_mov_imm_b(m, s, in, &m_4, 1, 2, 3, 4, 5);
        if (m_4_trap) {
            return m_4_trap;
        }
        const uint32_t m_2 = m_4;
        lane_of_of[lane] = m_2;
    }
    m->lane = -1;
    uint32_t ballot_2 = 0;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t q_2 = operand_opt_src(s, in, lane, 0, 1);
        uint32_t m_5 = 0;
        const int m_5_trap = operand_mov_imm_b(m, s, in, &m_5, 1, 2, 3, 4, 5);
        if (m_5_trap) {
            return m_5_trap;
        }
        const int32_t guard_2 = operand_guard(s, in, lane, 2, 6);
        const int32_t go = guard_2 && q_2;
        const uint32_t m_2 = m_5;
        const uint32_t t = ballot;
        const int32_t t_10 = rt_ctz((rt_u128)t, 32) & 0x1f;
        const uint32_t lane_of = (active >> t_10 & 1 ? lane_of_of[t_10] : 0);
        const uint32_t first = lane_of;
        ballot_2 |= (uint32_t)((go && m_2 == first) != 0) << lane;
    }
    m->lane = -1;
    uint32_t group_lanes_new[32];
    for (int32_t i_13 = 0; i_13 < 32; i_13++)
        group_lanes_new[i_13] = s->group_lanes[i_13];
    uint64_t group_pc_new[32];
    for (int32_t i_14 = 0; i_14 < 32; i_14++)
        group_pc_new[i_14] = s->group_pc[i_14];
    uint8_t group_wait_new[32];
    for (int32_t i_15 = 0; i_15 < 32; i_15++)
        group_wait_new[i_15] = s->group_wait[i_15];
    {
        const int part_trap =
            warpsync_m_part(s, ballot, active, lane_of_of, ballot_2, pc_4, group_lanes_new,
            group_pc_new, m, next, group_wait_new);
        if (part_trap)
            return part_trap;
    }
    return 0;
}

/* GUARD WARPSYNC{EXCLUSIVE_HOPPER} OPT_SRC, $R[Ra] PM_EVENTS CTL */
int volta_exec_warpsync_h(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[3];
    const uint64_t pc_5 = m->pc;
    const int32_t barrier_exclusive_hopper = (int32_t)in->value[0];
    const uint64_t next = m->next;
    const uint32_t active = s->active;
    uint32_t ballot = 0;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t q = operand_opt_src(s, in, lane, 0, 2);
        const int32_t guard = operand_guard(s, in, lane, 1, 4);
        const int32_t go = guard && q;
        ballot |= (uint32_t)((go) != 0) << lane;
    }
    m->lane = -1;
    uint32_t lane_of_of[32] = {0};
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const uint32_t m_2 = s->r[ra][lane];
        lane_of_of[lane] = m_2;
    }
    m->lane = -1;
    uint32_t ballot_2 = 0;
    warpsync_r_part_2(active, m, s, in, 0, 2, 1, ra, ballot, lane_of_of, &ballot_2);
    uint32_t group_lanes_new[32];
    for (int32_t i_13 = 0; i_13 < 32; i_13++)
        group_lanes_new[i_13] = s->group_lanes[i_13];
    uint64_t group_pc_new[32];
    for (int32_t i_14 = 0; i_14 < 32; i_14++)
        group_pc_new[i_14] = s->group_pc[i_14];
    uint8_t group_wait_new[32];
    for (int32_t i_15 = 0; i_15 < 32; i_15++)
        group_wait_new[i_15] = s->group_wait[i_15];
    uint32_t group_need_new[32];
    for (int32_t i_16 = 0; i_16 < 32; i_16++)
        group_need_new[i_16] = s->group_need[i_16];
    const uint32_t t = ballot;
    const int32_t t_11 = rt_ctz((rt_u128)t, 32) & 0x1f;
    const uint32_t lane_of = (active >> t_11 & 1 ? lane_of_of[t_11] : 0);
    {
        const int part_trap =
            warpsync_r_part_3(lane_of, ballot_2, s, t, pc_5, group_lanes_new, group_pc_new, m,
            barrier_exclusive_hopper, next, group_wait_new, group_need_new);
        if (part_trap)
            return part_trap;
    }
    return 0;
}

/* GUARD WARPSYNC.ALL OPT_SRC PM_EVENTS CTL */
int volta_exec_warpsync_a(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const uint64_t pc_4 = m->pc;
    const uint64_t next = m->next;
    const uint32_t active = s->active;
    uint32_t ballot = 0;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t q = operand_opt_src(s, in, lane, 0, 1);
        const int32_t guard = operand_guard(s, in, lane, 1, 2);
        const int32_t go = guard && q;
        ballot |= (uint32_t)((go) != 0) << lane;
    }
    m->lane = -1;
    uint32_t lane_of_of[32] = {0};
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        lane_of_of[lane] = 4294967295u;
    }
    m->lane = -1;
    uint32_t ballot_2 = 0;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t q_2 = operand_opt_src(s, in, lane, 0, 1);
        const int32_t guard_2 = operand_guard(s, in, lane, 1, 2);
        const int32_t go = guard_2 && q_2;
        const uint32_t t = ballot;
        const int32_t t_10 = rt_ctz((rt_u128)t, 32) & 0x1f;
        const uint32_t lane_of = (active >> t_10 & 1 ? lane_of_of[t_10] : 0);
        const uint32_t first = lane_of;
        ballot_2 |= (uint32_t)((go && 4294967295u == first) != 0) << lane;
    }
    m->lane = -1;
    uint32_t group_lanes_new[32];
    for (int32_t i_13 = 0; i_13 < 32; i_13++)
        group_lanes_new[i_13] = s->group_lanes[i_13];
    uint64_t group_pc_new[32];
    for (int32_t i_14 = 0; i_14 < 32; i_14++)
        group_pc_new[i_14] = s->group_pc[i_14];
    uint8_t group_wait_new[32];
    for (int32_t i_15 = 0; i_15 < 32; i_15++)
        group_wait_new[i_15] = s->group_wait[i_15];
    {
        const int part_trap =
            warpsync_m_part(s, ballot, active, lane_of_of, ballot_2, pc_4, group_lanes_new,
            group_pc_new, m, next, group_wait_new);
        if (part_trap)
            return part_trap;
    }
    return 0;
}

static int warpsync_collective_h_part(struct volta_state *s, uint32_t ballot, uint32_t active,
    uint32_t *lane_of_of, uint32_t ballot_2, uint64_t pc_5, uint32_t *group_lanes_new,
    uint64_t *group_pc_new, struct isadora_machine *m, uint64_t next, uint8_t *group_wait_new)
{
    uint32_t group_need_new[32];
    for (int32_t i_16 = 0; i_16 < 32; i_16++)
        group_need_new[i_16] = s->group_need[i_16];
    const uint32_t t = ballot;
    const int32_t t_11 = rt_ctz((rt_u128)t, 32) & 0x1f;
    const uint32_t lane_of = (active >> t_11 & 1 ? lane_of_of[t_11] : 0);
    const uint32_t first = lane_of;
    const uint32_t same = ballot_2;
    if (same != s->active) {
        if (t != 0) {
            const uint32_t lanes = s->active & ~same;
            const uint64_t pc = pc_5;
            const int32_t n = rt_ctz((rt_u128)lanes, 32) & 0x1f;
            group_lanes_new[n] = lanes;
            group_pc_new[n] = pc;
            s->ready = s->ready | (uint32_t)1 << n;
            s->parked = s->parked | lanes;
            s->active = same;
            m->next = pc_5;
        }
    } else if (1 && (same & first) != same) {
        if ((same & first) != 0) {
            const uint32_t lanes_2 = same & first;
            const uint32_t lanes_3 = s->active & ~lanes_2;
            const uint64_t pc_2 = pc_5;
            const int32_t n_2 = rt_ctz((rt_u128)lanes_3, 32) & 0x1f;
            group_lanes_new[n_2] = lanes_3;
            group_pc_new[n_2] = pc_2;
            s->ready = s->ready | (uint32_t)1 << n_2;
            s->parked = s->parked | lanes_3;
            s->active = lanes_2;
            m->next = pc_5;
        }
    } else if (s->parked != 0 && (first & s->parked) != 0) {
        {
            const int part_trap =
                warpsync_r_part(s, first, next, group_lanes_new, group_pc_new, group_wait_new,
                group_need_new, m);
            if (part_trap)
                return part_trap;
        }
    }
    for (int32_t i_17 = 0; i_17 < 32; i_17++)
        s->group_lanes[i_17] = group_lanes_new[i_17];
    for (int32_t i_18 = 0; i_18 < 32; i_18++)
        s->group_pc[i_18] = group_pc_new[i_18];
    for (int32_t i_19 = 0; i_19 < 32; i_19++)
        s->group_wait[i_19] = group_wait_new[i_19];
    for (int32_t i_20 = 0; i_20 < 32; i_20++)
        s->group_need[i_20] = group_need_new[i_20];
    return 0;
}

/* GUARD WARPSYNC.COLLECTIVE OPT_SRC, $R[Ra], TARGET_HOPPER(near) PM_EVENTS CTL */
int volta_exec_warpsync_collective_h(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[2];
    const uint64_t pc_5 = m->pc;
    const uint64_t next = m->next;
    const uint32_t active = s->active;
    uint32_t ballot = 0;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t q = operand_opt_src(s, in, lane, 0, 1);
        const int32_t guard = operand_guard(s, in, lane, 1, 4);
        const int32_t go = guard && q;
        ballot |= (uint32_t)((go) != 0) << lane;
    }
    m->lane = -1;
    uint32_t lane_of_of[32] = {0};
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const uint32_t m_2 = s->r[ra][lane];
        lane_of_of[lane] = m_2;
    }
    m->lane = -1;
    uint32_t ballot_2 = 0;
    warpsync_r_part_2(active, m, s, in, 0, 1, 1, ra, ballot, lane_of_of, &ballot_2);
    uint32_t group_lanes_new[32];
    for (int32_t i_13 = 0; i_13 < 32; i_13++)
        group_lanes_new[i_13] = s->group_lanes[i_13];
    uint64_t group_pc_new[32];
    for (int32_t i_14 = 0; i_14 < 32; i_14++)
        group_pc_new[i_14] = s->group_pc[i_14];
    uint8_t group_wait_new[32];
    for (int32_t i_15 = 0; i_15 < 32; i_15++)
        group_wait_new[i_15] = s->group_wait[i_15];
    {
        const int part_trap =
            warpsync_collective_h_part(s, ballot, active, lane_of_of, ballot_2, pc_5,
            group_lanes_new, group_pc_new, m, next, group_wait_new);
        if (part_trap)
            return part_trap;
    }
    return 0;
}

/* GUARD WARPSYNC.COLLECTIVE.ALL OPT_SRC, TARGET_HOPPER(near) PM_EVENTS CTL */
int volta_exec_warpsync_collective_a(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const uint64_t pc_5 = m->pc;
    const uint64_t next = m->next;
    const uint32_t active = s->active;
    uint32_t ballot = 0;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t q = operand_opt_src(s, in, lane, 0, 1);
        const int32_t guard = operand_guard(s, in, lane, 1, 3);
        const int32_t go = guard && q;
        ballot |= (uint32_t)((go) != 0) << lane;
    }
    m->lane = -1;
    uint32_t lane_of_of[32] = {0};
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        lane_of_of[lane] = 4294967295u;
    }
    m->lane = -1;
    uint32_t ballot_2 = 0;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t q_2 = operand_opt_src(s, in, lane, 0, 1);
        const int32_t guard_2 = operand_guard(s, in, lane, 1, 3);
        const int32_t go = guard_2 && q_2;
        const uint32_t t = ballot;
        const int32_t t_10 = rt_ctz((rt_u128)t, 32) & 0x1f;
        const uint32_t lane_of = (active >> t_10 & 1 ? lane_of_of[t_10] : 0);
        const uint32_t first = lane_of;
        ballot_2 |= (uint32_t)((go && 4294967295u == first) != 0) << lane;
    }
    m->lane = -1;
    uint32_t group_lanes_new[32];
    for (int32_t i_13 = 0; i_13 < 32; i_13++)
        group_lanes_new[i_13] = s->group_lanes[i_13];
    uint64_t group_pc_new[32];
    for (int32_t i_14 = 0; i_14 < 32; i_14++)
        group_pc_new[i_14] = s->group_pc[i_14];
    uint8_t group_wait_new[32];
    for (int32_t i_15 = 0; i_15 < 32; i_15++)
        group_wait_new[i_15] = s->group_wait[i_15];
    {
        const int part_trap =
            warpsync_collective_h_part(s, ballot, active, lane_of_of, ballot_2, pc_5,
            group_lanes_new, group_pc_new, m, next, group_wait_new);
        if (part_trap)
            return part_trap;
    }
    return 0;
}

/* GUARD ENDCOLLECTIVE OPT_SRC PM_EVENTS CTL */
int volta_exec_endcollective(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)m;
    (void)in;
    return 0;
}

static void bar_sync_part(struct volta_state *s, int32_t kind, uint64_t pc_4,
    uint8_t *group_wait_new, uint32_t *group_need_new, uint32_t *group_lanes_new,
    uint64_t *group_pc_new)
{
    uint32_t t_8 = 0;
    uint32_t t_9 = 0;
    uint32_t t_10 = 0;
    if (s->parked != 0) {
        t_8 = 0;
        for (int32_t i_4 = 0; i_4 <= 31; i_4++) {
            if (s->blocked >> i_4 & 1 && s->group_wait[i_4] == kind) {
                t_8 = t_8 | (uint32_t)1 << i_4;
            }
        }
        const uint64_t pc = pc_4;
        t_9 = 0;
        for (int32_t i_5 = 0; i_5 <= 31; i_5++) {
            if (t_8 >> i_5 & 1 && s->group_pc[i_5] == pc) {
                t_9 = t_9 | (uint32_t)1 << i_5;
            }
        }
        const uint32_t same = t_9;
        t_10 = 0;
        for (int32_t i_6 = 0; i_6 <= 31; i_6++) {
            if (same >> i_6 & 1) {
                t_10 = t_10 | s->group_lanes[i_6];
            }
        }
        const uint32_t lanes_2 = t_10;
        for (int32_t i_7 = 0; i_7 <= 31; i_7++) {
            if (t_8 >> i_7 & 1) {
                group_wait_new[i_7] = 0;
                group_need_new[i_7] = 0;
            }
        }
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
}

static void bar_sync_part_2(int32_t come, struct volta_state *s, int32_t kind, uint32_t t,
    uint32_t y, int32_t id, struct isadora_machine *m, int32_t o)
{
    uint32_t t_2 = 0;
    uint32_t t_3 = 0;
    uint32_t t_4 = 0;
    uint32_t t_5 = 0;
    uint32_t t_6 = 0;
    uint32_t t_7 = 0;
    if (come) {
        if (s->parked != 0) {
            t_2 = 0;
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
        if (before_2 + 1 >= func_warps_of(m, s, o >> 16, o)) {
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

static int bar_sync_part_3(int32_t come, struct volta_state *s, int32_t kind, uint64_t pc_4,
    uint8_t *group_wait_new, uint32_t *group_need_new, uint32_t *group_lanes_new,
    uint64_t *group_pc_new, uint32_t t, struct isadora_machine *m, uint32_t y)
{
    uint32_t t_11 = 0;
    uint32_t t_12 = 0;
    if (come) {
        bar_sync_part(s, kind, pc_4, group_wait_new, group_need_new, group_lanes_new, group_pc_new);
    } else if (t != 0) {
        if (t != s->active) {
            const uint32_t lanes_3 = s->active & ~t;
            const uint64_t pc_2 = pc_4;
            const int32_t n = rt_ctz((rt_u128)lanes_3, 32) & 0x1f;
            group_lanes_new[n] = lanes_3;
            group_pc_new[n] = pc_2;
            s->ready = s->ready | (uint32_t)1 << n;
            s->parked = s->parked | lanes_3;
            s->active = t;
            m->next = pc_4;
        } else {
            const uint64_t pc_3 = pc_4;
            t_11 = 0;
            for (int32_t i_9 = 0; i_9 <= 31; i_9++) {
                if (0 >> i_9 != 0 && s->group_pc[i_9] == pc_3) {
                    t_11 = t_11 | (uint32_t)1 << i_9;
                }
            }
            const uint32_t same_2 = t_11;
            t_12 = 0;
            for (int32_t i_10 = 0; i_10 <= 31; i_10++) {
                if (same_2 >> i_10 & 1) {
                    t_12 = t_12 | s->group_lanes[i_10];
                }
            }
            const uint32_t lanes_4 = s->active | t_12;
            const int32_t n_2 = rt_ctz((rt_u128)lanes_4, 32) & 0x1f;
            for (int32_t i_11 = 0; i_11 <= 31; i_11++) {
                if (same_2 >> i_11 & 1) {
                    group_lanes_new[i_11] = 0;
                    group_pc_new[i_11] = 0;
                    group_wait_new[i_11] = 0;
                    group_need_new[i_11] = 0;
                }
            }
            group_lanes_new[n_2] = lanes_4;
            group_pc_new[n_2] = pc_3;
            group_wait_new[n_2] = (uint8_t)kind;
            group_need_new[n_2] = y;
            {
                const int part_trap =
                    bsync_part(s, same_2, n_2, m, group_lanes_new, group_pc_new, group_wait_new,
                    group_need_new);
                if (part_trap)
                    return part_trap;
            }
        }
    }
    return 0;
}

/* GUARD BAR.SYNC{DEFER} BAR_OPERANDS PM_EVENTS CTL */
int volta_exec_bar_sync(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const uint64_t pc_4 = m->pc;
    const uint32_t active = s->active;
    uint32_t ballot = 0;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t guard = operand_guard(s, in, lane, 1, 4);
        ballot |= (uint32_t)((guard) != 0) << lane;
    }
    m->lane = -1;
    uint32_t ballot_2 = 0;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        ballot_2 |= (uint32_t)((0) != 0) << lane;
    }
    m->lane = -1;
    int32_t lane_of_of[32] = {0};
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t b = operand_bar_operands(s, in, lane, 0, 1, 2, 3);
        const int32_t value = b;
        lane_of_of[lane] = value;
    }
    m->lane = -1;
    if (!m->again) {
        const uint32_t t = ballot;
        const uint32_t y = ballot_2;
        const int32_t t_15 = rt_min_i32(rt_ctz((rt_u128)t, 32), 31);
        const int32_t lane_of = (active >> t_15 & 1 ? lane_of_of[t_15] : 0);
        const int32_t o = lane_of;
        const int32_t id = o & 0xf;
        const int32_t kind = 18 + id;
        const int32_t come = t != 0 && func_is_last_group(s, t);
        bar_sync_part_2(come, s, kind, t, y, id, m, o);
    }
    uint8_t group_wait_new[32];
    for (int32_t i_15 = 0; i_15 < 32; i_15++)
        group_wait_new[i_15] = s->group_wait[i_15];
    uint32_t group_need_new[32];
    for (int32_t i_16 = 0; i_16 < 32; i_16++)
        group_need_new[i_16] = s->group_need[i_16];
    uint32_t group_lanes_new[32];
    for (int32_t i_17 = 0; i_17 < 32; i_17++)
        group_lanes_new[i_17] = s->group_lanes[i_17];
    uint64_t group_pc_new[32];
    for (int32_t i_18 = 0; i_18 < 32; i_18++)
        group_pc_new[i_18] = s->group_pc[i_18];
    const uint32_t t = ballot;
    const uint32_t y = ballot_2;
    const int32_t t_16 = rt_min_i32(rt_ctz((rt_u128)t, 32), 31);
    const int32_t lane_of = (active >> t_16 & 1 ? lane_of_of[t_16] : 0);
    const int32_t o = lane_of;
    const int32_t id = o & 0xf;
    const int32_t kind = 18 + id;
    const int32_t come = t != 0 && func_is_last_group(s, t);
    if (!(!come || s->block->come[id] == 0)) {
        m->again = true;
        return RT_WAIT;
    }
    {
        const int part_trap =
            bar_sync_part_3(come, s, kind, pc_4, group_wait_new, group_need_new, group_lanes_new,
            group_pc_new, t, m, y);
        if (part_trap)
            return part_trap;
    }
    for (int32_t i_19 = 0; i_19 < 32; i_19++)
        s->group_wait[i_19] = group_wait_new[i_19];
    for (int32_t i_20 = 0; i_20 < 32; i_20++)
        s->group_need[i_20] = group_need_new[i_20];
    for (int32_t i_21 = 0; i_21 < 32; i_21++)
        s->group_lanes[i_21] = group_lanes_new[i_21];
    for (int32_t i_22 = 0; i_22 < 32; i_22++)
        s->group_pc[i_22] = group_pc_new[i_22];
    return 0;
}

/* GUARD BAR.ARV{DEFER} BAR_ARV_OPERANDS PM_EVENTS CTL */
int volta_exec_bar_arv(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const uint64_t pc_4 = m->pc;
    const uint32_t active = s->active;
    uint32_t t_2 = 0;
    uint32_t t_3 = 0;
    uint32_t t_4 = 0;
    uint32_t t_5 = 0;
    uint32_t t_6 = 0;
    uint32_t t_7 = 0;
    uint32_t ballot = 0;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t guard = operand_guard(s, in, lane, 1, 4);
        ballot |= (uint32_t)((guard) != 0) << lane;
    }
    m->lane = -1;
    uint32_t ballot_2 = 0;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        ballot_2 |= (uint32_t)((0) != 0) << lane;
    }
    m->lane = -1;
    int32_t lane_of_of[32] = {0};
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t b = operand_bar_arv_operands(s, in, lane, 0, 1, 2, 3);
        const int32_t value = b;
        lane_of_of[lane] = value;
    }
    m->lane = -1;
    uint8_t come_new[16];
    for (int32_t i_15 = 0; i_15 < 16; i_15++)
        come_new[i_15] = s->block->come[i_15];
    uint16_t red_yes_new[16];
    for (int32_t i_16 = 0; i_16 < 16; i_16++)
        red_yes_new[i_16] = s->block->red_yes[i_16];
    uint8_t red_all_new[16];
    for (int32_t i_17 = 0; i_17 < 16; i_17++)
        red_all_new[i_17] = s->block->red_all[i_17];
    uint8_t group_wait_new[32];
    for (int32_t i_18 = 0; i_18 < 32; i_18++)
        group_wait_new[i_18] = s->group_wait[i_18];
    uint32_t group_need_new[32];
    for (int32_t i_19 = 0; i_19 < 32; i_19++)
        group_need_new[i_19] = s->group_need[i_19];
    uint32_t group_lanes_new[32];
    for (int32_t i_20 = 0; i_20 < 32; i_20++)
        group_lanes_new[i_20] = s->group_lanes[i_20];
    uint64_t group_pc_new[32];
    for (int32_t i_21 = 0; i_21 < 32; i_21++)
        group_pc_new[i_21] = s->group_pc[i_21];
    const uint32_t t = ballot;
    const uint32_t y = ballot_2;
    const int32_t t_15 = rt_min_i32(rt_ctz((rt_u128)t, 32), 31);
    const int32_t lane_of = (active >> t_15 & 1 ? lane_of_of[t_15] : 0);
    const int32_t o = lane_of;
    const int32_t id = o & 0xf;
    const int32_t kind = 18 + id + 16;
    const int32_t come = t != 0 && func_is_last_group(s, t);
    if (come) {
        if (s->parked != 0) {
            t_2 = 0;
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
        if (before_2 + 1 >= func_warps_of(m, s, o >> 16, o)) {
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
    {
        const int part_trap =
            bar_sync_part_3(come, s, kind, pc_4, group_wait_new, group_need_new, group_lanes_new,
            group_pc_new, t, m, y);
        if (part_trap)
            return part_trap;
    }
    for (int32_t i_22 = 0; i_22 < 16; i_22++)
        s->block->come[i_22] = come_new[i_22];
    for (int32_t i_23 = 0; i_23 < 16; i_23++)
        s->block->red_yes[i_23] = red_yes_new[i_23];
    for (int32_t i_24 = 0; i_24 < 16; i_24++)
        s->block->red_all[i_24] = red_all_new[i_24];
    for (int32_t i_25 = 0; i_25 < 32; i_25++)
        s->group_wait[i_25] = group_wait_new[i_25];
    for (int32_t i_26 = 0; i_26 < 32; i_26++)
        s->group_need[i_26] = group_need_new[i_26];
    for (int32_t i_27 = 0; i_27 < 32; i_27++)
        s->group_lanes[i_27] = group_lanes_new[i_27];
    for (int32_t i_28 = 0; i_28 < 32; i_28++)
        s->group_pc[i_28] = group_pc_new[i_28];
    return 0;
}

/* GUARD BAR.RED{BAR_RED}DEFER BAR_OPERANDS, NOT_Pp$P[Pp] PM_EVENTS CTL */
int volta_exec_bar_red(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t pp = (int32_t)in->value[6];
    const int32_t not_pp = (int32_t)in->value[5];
    const int32_t barrier_bar_red = (int32_t)in->value[0];
    const uint64_t pc_4 = m->pc;
    const uint32_t active = s->active;
    uint32_t ballot = 0;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t guard = operand_guard(s, in, lane, 2, 7);
        ballot |= (uint32_t)((guard) != 0) << lane;
    }
    m->lane = -1;
    uint32_t ballot_2 = 0;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        int32_t q;
        q = s->p[pp][lane] ^ not_pp;
        const int32_t guard_2 = operand_guard(s, in, lane, 2, 7);
        ballot_2 |= (uint32_t)((guard_2 && q) != 0) << lane;
    }
    m->lane = -1;
    int32_t lane_of_of[32] = {0};
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t b = operand_bar_operands(s, in, lane, 0, 2, 3, 4);
        const int32_t value = b;
        lane_of_of[lane] = value;
    }
    m->lane = -1;
    if (!m->again) {
        const uint32_t t = ballot;
        const uint32_t y = ballot_2;
        const int32_t t_15 = rt_min_i32(rt_ctz((rt_u128)t, 32), 31);
        const int32_t lane_of = (active >> t_15 & 1 ? lane_of_of[t_15] : 0);
        const int32_t o = lane_of;
        const int32_t id = o & 0xf;
        const int32_t kind = 18 + id;
        const int32_t come = t != 0 && func_is_last_group(s, t);
        bar_sync_part_2(come, s, kind, t, y, id, m, o);
        if (1 && come) {
            s->red = (uint8_t)id;
            s->red_kind = (uint8_t)barrier_bar_red;
        }
    }
    uint8_t group_wait_new[32];
    for (int32_t i_15 = 0; i_15 < 32; i_15++)
        group_wait_new[i_15] = s->group_wait[i_15];
    uint32_t group_need_new[32];
    for (int32_t i_16 = 0; i_16 < 32; i_16++)
        group_need_new[i_16] = s->group_need[i_16];
    uint32_t group_lanes_new[32];
    for (int32_t i_17 = 0; i_17 < 32; i_17++)
        group_lanes_new[i_17] = s->group_lanes[i_17];
    uint64_t group_pc_new[32];
    for (int32_t i_18 = 0; i_18 < 32; i_18++)
        group_pc_new[i_18] = s->group_pc[i_18];
    const uint32_t t = ballot;
    const uint32_t y = ballot_2;
    const int32_t t_16 = rt_min_i32(rt_ctz((rt_u128)t, 32), 31);
    const int32_t lane_of = (active >> t_16 & 1 ? lane_of_of[t_16] : 0);
    const int32_t o = lane_of;
    const int32_t id = o & 0xf;
    const int32_t kind = 18 + id;
    const int32_t come = t != 0 && func_is_last_group(s, t);
    if (!(!come || s->block->come[id] == 0)) {
        m->again = true;
        return RT_WAIT;
    }
    {
        const int part_trap =
            bar_sync_part_3(come, s, kind, pc_4, group_wait_new, group_need_new, group_lanes_new,
            group_pc_new, t, m, y);
        if (part_trap)
            return part_trap;
    }
    for (int32_t i_19 = 0; i_19 < 32; i_19++)
        s->group_wait[i_19] = group_wait_new[i_19];
    for (int32_t i_20 = 0; i_20 < 32; i_20++)
        s->group_need[i_20] = group_need_new[i_20];
    for (int32_t i_21 = 0; i_21 < 32; i_21++)
        s->group_lanes[i_21] = group_lanes_new[i_21];
    for (int32_t i_22 = 0; i_22 < 32; i_22++)
        s->group_pc[i_22] = group_pc_new[i_22];
    return 0;
}

/* GUARD BAR.SYNCALL PM_EVENTS CTL */
int volta_exec_bar_all(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: which barriers it waits at");
}

/* GUARD B2R.RESULT $R[Rd], OPT PM_EVENTS CTL */
int volta_exec_b2r_r(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t rd = (int32_t)in->value[0];
    const uint32_t active = s->active;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t guard = operand_guard(s, in, lane, 1, 2);
        const int32_t t = s->red_kind;
        const int32_t v = t == 0 ? s->block->red_yes[s->red] : t == 1 ? s->block->red_all[s->red]
            : t == 2 ? s->block->red_yes[s->red] != 0 : 0;
        if (guard) {
            if (rd != 255)
                s->r[rd][lane] = (uint32_t)v;
            if (in->alt[0] == 1) {
                const int32_t pu = (int32_t)in->value[1];
                s->p[pu][lane] = (uint8_t)(v != 0);
            }
        }
    }
    m->lane = -1;
    return 0;
}

/* GUARD B2R , $R[Rd], 0x0 PM_EVENTS CTL */
int volta_exec_b2r_b(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: the layout of a barrier");
}

/* GUARD R2B 0x0, $R[Rb] PM_EVENTS CTL */
int volta_exec_r2b(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 0, 1);
            if (guard) {
                return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: the layout of a barrier");
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD DEPBAR.LE SCOREBOARD, PENDING, BOARD_LIST PM_EVENTS CTL */
int volta_exec_depbar_le(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)m;
    (void)in;
    return 0;
}

/* GUARD DEPBAR BOARD_LIST PM_EVENTS CTL */
int volta_exec_depbar_n(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)m;
    (void)in;
    return 0;
}

/* GUARD DEPBAR{LE} SCOREBOARD, $UR[URb] PM_EVENTS CTL */
int volta_exec_depbar_u(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)m;
    (void)in;
    return 0;
}

/* GUARD CSMTEST PM_EVENTS CTL */
int volta_exec_csmtest(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: graphics");
}

/* GUARD PMTRIG OPT_SRC, PM_MASK PM_EVENTS CTL */
int volta_exec_pmtrig(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)m;
    (void)in;
    return 0;
}

/* GUARD RPCMOV.32 RPC_HALF, MOV_B PM_EVENTS CTL */
int volta_exec_rpcmov_r(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t barrier_rpc_half = (int32_t)in->value[0];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            uint32_t b = 0;
            const int b_trap = operand_mov_b(m, s, in, lane, &b, 0, 1, 2, 3, 4, 5);
            if (b_trap) {
                return b_trap;
            }
            const int32_t guard = operand_guard(s, in, lane, 1, 6);
            if (guard) {
                if (commit) {
                    const int32_t t = 32 * barrier_rpc_half;
                    s->rpc[lane] = (s->rpc[lane] & ~((uint64_t)0xffffffffu << t))
                        | (uint64_t)b << t;
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD RPCMOV.32 $R[Rd], RPC_HALF PM_EVENTS CTL */
int volta_exec_rpcmov_g(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t rd = (int32_t)in->value[0];
    const int32_t barrier_rpc_half = (int32_t)in->value[1];
    const uint32_t active = s->active;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t guard = operand_guard(s, in, lane, 0, 2);
        if (guard) {
            if (rd != 255)
                s->r[rd][lane] = (uint32_t)(s->rpc[lane] >> 32 * barrier_rpc_half);
        }
    }
    m->lane = -1;
    return 0;
}

/* GUARD RPCMOV.64 Rpc, MOV64_IMM_B PM_EVENTS CTL */
int volta_exec_rpcmov_l(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            uint64_t b = 0;
            const int b_trap = operand_mov64_imm_b(m, s, in, &b, 0, 0, 1, 2, 3, 4);
            if (b_trap) {
                return b_trap;
            }
            const int32_t guard = operand_guard(s, in, lane, 1, 5);
            if (guard) {
                if (commit) {
                    s->rpc[lane] = b;
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD SETCTAID.X $R[Ra] PM_EVENTS CTL */
int volta_exec_setctaid(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 0, 1);
            if (guard) {
                return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: whose number it changes");
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD GETLMEMBASE $R[Rd] PM_EVENTS CTL */
int volta_exec_lmembase_g(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t rd = (int32_t)in->value[0];
    const uint32_t active = s->active;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t guard = operand_guard(s, in, lane, 0, 1);
        if (guard) {
            if (rd != 255)
                s->r[rd][lane] = 0;
        }
    }
    m->lane = -1;
    return 0;
}

/* GUARD SETLMEMBASE $R[Ra] PM_EVENTS CTL */
int volta_exec_lmembase_m(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[0];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 0, 1);
            if (guard) {
                if (s->r[ra][lane] != 0) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                        "not modelled: local memory that begins elsewhere");
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

