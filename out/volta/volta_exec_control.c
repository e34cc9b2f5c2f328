/* Generated from the description volta by gen/emit/exec. Do not edit. */
#include "volta_exec.h"

static void jmx_part_6(struct volta_state *s, int32_t m_2, struct isadora_machine *m,
    uint32_t ready, uint32_t parked, uint32_t left_off)
{
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
    }
    if (s->left_off >> m_2 & 1) {
        for (int32_t i_3 = 0; i_3 <= 62; i_3++) {
            s->ur[i_3] = s->left_ur[m_2 * 64 + i_3];
        }
        for (int32_t i_4 = 0; i_4 <= 6; i_4++) {
            s->up[i_4] = (uint8_t)s->left_up[m_2 * 8 + i_4];
        }
    }
    s->left_off = left_off & ~((uint32_t)1 << m_2);
}

static void jmx_part_4(struct volta_state *s, uint64_t first, uint64_t pc_3,
    struct isadora_machine *m, uint32_t *left_ur_new, uint8_t *left_up_new)
{
    if (s->parked == 0 || first > pc_3) {
        m->next = first;
    } else if (0 || s->ready == 0) {
        m->next = first;
    } else {
        const int32_t n = rt_ctz((rt_u128)s->active, 32) & 0x1f;
        const int32_t m_2 = func_next_group(s, s->ready);
        const uint32_t group_lanes_new = s->active;
        for (int32_t i = 0; i <= 62; i++) {
            left_ur_new[n * 64 + i] = s->ur[i];
        }
        for (int32_t i_2 = 0; i_2 <= 6; i_2++) {
            left_up_new[n * 8 + i_2] = (uint8_t)s->up[i_2];
        }
        const uint32_t ready = s->ready | (uint32_t)1 << n;
        const uint32_t parked = s->parked | s->active;
        const uint32_t left_off = s->left_off | (uint32_t)1 << n;
        jmx_part_6(s, m_2, m, ready, parked, left_off);
        s->group_lanes[n] = group_lanes_new;
        s->group_pc[n] = first;
        s->group_lanes[m_2] = 0;
        s->group_pc[m_2] = 0;
    }
}

static void jmx_part(struct volta_state *s, uint64_t first, uint64_t pc_3,
    struct isadora_machine *m, uint32_t *left_ur_new, uint8_t *left_up_new)
{
    jmx_part_4(s, first, pc_3, m, left_ur_new, left_up_new);
}

static void jmx_part_5(struct isadora_machine *m, uint32_t t, struct volta_state *s,
    uint64_t first, uint64_t next)
{
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

static void jmx_part_2(struct isadora_machine *m, uint32_t t, struct volta_state *s,
    uint64_t first, uint64_t next)
{
    jmx_part_5(m, t, s, first, next);
}

static void jmx_part_3(struct volta_state *s, uint32_t ballot, uint32_t active,
    uint64_t *lane_of_of, uint32_t ballot_2, uint64_t pc_3, struct isadora_machine *m,
    uint64_t next)
{
    uint32_t left_ur_new[2048];
    for (int32_t i_5 = 0; i_5 < 2048; i_5++)
        left_ur_new[i_5] = s->left_ur[i_5];
    uint8_t left_up_new[256];
    for (int32_t i_6 = 0; i_6 < 256; i_6++)
        left_up_new[i_6] = s->left_up[i_6];
    const uint32_t t = ballot;
    const int32_t t_3 = rt_min_i32(rt_ctz((rt_u128)t, 32), 31);
    const uint64_t lane_of = (active >> t_3 & 1 ? lane_of_of[t_3] : 0);
    const uint64_t first = lane_of;
    const uint32_t same = ballot_2;
    if (same == s->active) {
        jmx_part(s, first, pc_3, m, left_ur_new, left_up_new);
    } else if (same == t) {
        if (t != 0) {
            jmx_part_2(m, t, s, first, next);
        }
    } else {
        const uint32_t lanes_3 = s->active & ~same;
        const uint64_t pc_2 = pc_3;
        const int32_t n_4 = rt_ctz((rt_u128)lanes_3, 32) & 0x1f;
        s->ready = s->ready | (uint32_t)1 << n_4;
        s->parked = s->parked | lanes_3;
        s->active = same;
        m->next = first;
        s->group_lanes[n_4] = lanes_3;
        s->group_pc[n_4] = pc_2;
    }
    for (int32_t i_7 = 0; i_7 < 2048; i_7++)
        s->left_ur[i_7] = left_ur_new[i_7];
    for (int32_t i_8 = 0; i_8 < 256; i_8++)
        s->left_up[i_8] = left_up_new[i_8];
}

static int do_jmx(struct isadora_machine *m, const struct isadora_insn *in, int line, int ra_at,
    int pp_at, int pg_at, int control_target_distance_at, int target_hopper_distance_at)
{
    struct volta_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[ra_at];
    const uint64_t pc_3 = m->pc;
    const uint64_t next = m->next;
    const uint32_t active = s->active;
    uint32_t ballot = 0;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t q = operand_opt_src(s, in, lane, line, pp_at);
        const int32_t guard = operand_guard(s, in, lane, line + 2, pg_at);
        const int32_t go = guard && q;
        ballot |= (uint32_t)((go) != 0) << lane;
    }
    m->lane = -1;
    uint64_t lane_of_of[32] = {0};
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int64_t d =
            operand_opt_distance(in, line + 1, control_target_distance_at,
            target_hopper_distance_at);
        const uint64_t to = func_address_in(s, lane, ra) + (uint64_t)d;
        lane_of_of[lane] = to;
    }
    m->lane = -1;
    uint32_t ballot_2 = 0;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t q_2 = operand_opt_src(s, in, lane, line, pp_at);
        const int64_t d_2 =
            operand_opt_distance(in, line + 1, control_target_distance_at,
            target_hopper_distance_at);
        const int32_t guard_2 = operand_guard(s, in, lane, line + 2, pg_at);
        const int32_t go = guard_2 && q_2;
        const uint64_t to = func_address_in(s, lane, ra) + (uint64_t)d_2;
        const uint32_t t = ballot;
        const int32_t t_2 = rt_min_i32(rt_ctz((rt_u128)t, 32), 31);
        const uint64_t lane_of = (active >> t_2 & 1 ? lane_of_of[t_2] : 0);
        const uint64_t first = lane_of;
        ballot_2 |= (uint32_t)((go && to == first) != 0) << lane;
    }
    m->lane = -1;
    jmx_part_3(s, ballot, active, lane_of_of, ballot_2, pc_3, m, next);
    return 0;
}

static int do_call_rr(struct isadora_machine *m, const struct isadora_insn *in, int line,
    int ra_at, int pp_at, int pg_at, int control_target_near_at, int target_hopper_near_at)
{
    struct volta_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[ra_at];
    const uint64_t pc_3 = m->pc;
    const uint64_t next = m->next;
    const uint32_t active = s->active;
    uint32_t ballot = 0;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t q = operand_opt_src(s, in, lane, line, pp_at);
        const int32_t guard = operand_guard(s, in, lane, line + 2, pg_at);
        const int32_t go = guard && q;
        ballot |= (uint32_t)((go) != 0) << lane;
    }
    m->lane = -1;
    uint64_t lane_of_of[32] = {0};
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const uint64_t to_2 =
            operand_rel_target(m, in, line + 1, control_target_near_at, target_hopper_near_at);
        const uint64_t to = func_address_in(s, lane, ra) + to_2;
        lane_of_of[lane] = to;
    }
    m->lane = -1;
    uint32_t ballot_2 = 0;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t q_2 = operand_opt_src(s, in, lane, line, pp_at);
        const uint64_t to_3 =
            operand_rel_target(m, in, line + 1, control_target_near_at, target_hopper_near_at);
        const int32_t guard_2 = operand_guard(s, in, lane, line + 2, pg_at);
        const int32_t go = guard_2 && q_2;
        const uint64_t to = func_address_in(s, lane, ra) + to_3;
        const uint32_t t = ballot;
        const int32_t t_2 = rt_min_i32(rt_ctz((rt_u128)t, 32), 31);
        const uint64_t lane_of = (active >> t_2 & 1 ? lane_of_of[t_2] : 0);
        const uint64_t first = lane_of;
        ballot_2 |= (uint32_t)((go && to == first) != 0) << lane;
    }
    m->lane = -1;
    jmx_part_3(s, ballot, active, lane_of_of, ballot_2, pc_3, m, next);
    return 0;
}

static void call_ur_part(uint32_t ballot, struct volta_state *s, uint64_t to, uint64_t pc_2,
    struct isadora_machine *m, uint32_t *left_ur_new, uint8_t *left_up_new, uint64_t next)
{
    const uint32_t t = ballot;
    if (t == s->active) {
        jmx_part_4(s, to, pc_2, m, left_ur_new, left_up_new);
    } else if (t != 0) {
        jmx_part_5(m, t, s, to, next);
    }
}

static int do_call_ur(struct isadora_machine *m, const struct isadora_insn *in, int line,
    int ura_at, int pp_at, int pg_at, int control_target_near_at, int target_hopper_near_at)
{
    struct volta_state *const s = m->state;
    const int32_t ura = (int32_t)in->value[ura_at];
    const uint64_t pc_2 = m->pc;
    const uint64_t next = m->next;
    const uint32_t active = s->active;
    uint32_t ballot = 0;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t q = operand_opt_src(s, in, lane, line, pp_at);
        const int32_t guard = operand_guard(s, in, lane, line + 2, pg_at);
        const int32_t go = guard && q;
        ballot |= (uint32_t)((go) != 0) << lane;
    }
    m->lane = -1;
    uint32_t left_ur_new[2048];
    for (int32_t i_5 = 0; i_5 < 2048; i_5++)
        left_ur_new[i_5] = s->left_ur[i_5];
    uint8_t left_up_new[256];
    for (int32_t i_6 = 0; i_6 < 256; i_6++)
        left_up_new[i_6] = s->left_up[i_6];
    const uint64_t to_2 =
        operand_rel_target(m, in, line + 1, control_target_near_at, target_hopper_near_at);
    const uint64_t to = (s->ur[ura] | (uint64_t)s->ur[ura | 1] << 32) + to_2;
    call_ur_part(ballot, s, to, pc_2, m, left_ur_new, left_up_new, next);
    for (int32_t i_7 = 0; i_7 < 2048; i_7++)
        s->left_ur[i_7] = left_ur_new[i_7];
    for (int32_t i_8 = 0; i_8 < 256; i_8++)
        s->left_up[i_8] = left_up_new[i_8];
    return 0;
}

/* GUARD NOP PM_EVENTS CTL */
int volta_exec_nop(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)m;
    (void)in;
    return 0;
}

/* GUARD EXIT{KEEPREFCOUNT}PREEMPTED{NO_ATEXIT} OPT_SRC PM_EVENTS CTL */
int volta_exec_exit(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const uint32_t active = s->active;
    uint32_t t = 0;
    uint32_t t_2 = 0;
    uint32_t t_3 = 0;
    uint32_t ballot = 0;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t q = operand_opt_src(s, in, lane, 0, 4);
        const int32_t guard = operand_guard(s, in, lane, 1, 5);
        ballot |= (uint32_t)((guard && q) != 0) << lane;
    }
    m->lane = -1;
    uint8_t come_new[16];
    for (int32_t i_7 = 0; i_7 < 16; i_7++)
        come_new[i_7] = s->block->come[i_7];
    uint8_t group_wait_new[32];
    for (int32_t i_8 = 0; i_8 < 32; i_8++)
        group_wait_new[i_8] = s->group_wait[i_8];
    uint32_t group_need_new[32];
    for (int32_t i_9 = 0; i_9 < 32; i_9++)
        group_need_new[i_9] = s->group_need[i_9];
    if (s->parked == 0) {
        const uint32_t left = s->active & ~ballot;
        s->active = left;
        if (left == 0) {
            const int32_t left_2 = s->block->left + 1;
            m->woke = true;
            s->block->left = (uint8_t)(left_2 & 0x3f);
            for (int32_t i = 0; i <= 15; i++) {
                if (s->block->come[i] != 0 && !s->block->some[i]
                    && s->block->come[i] + left_2 >= (int32_t)m->launch.warps) {
                    m->woke = true;
                    come_new[i] = 0;
                    m->woke = true;
                    s->block->red_yes[i] = (uint16_t)s->block->yes[i];
                    m->woke = true;
                    s->block->red_all[i] = (uint8_t)(s->block->yes[i] == s->block->asked[i]);
                }
            }
        }
    } else if (ballot != 0) {
        const uint32_t live = (s->active | s->parked) & ~ballot;
        t = func_released_2(s, live);
        const uint32_t free = t;
        for (int32_t i_3 = 0; i_3 <= 31; i_3++) {
            if (free >> i_3 & 1) {
                group_wait_new[i_3] = 0;
                group_need_new[i_3] = 0;
            }
        }
        if (ballot == s->active) {
            const uint32_t ready = s->ready | free;
            const uint32_t blocked = s->blocked & ~free;
            if (ready != 0) {
                t_3 = ready;
            } else {
                t_2 = 0;
                for (int32_t i_4 = 0; i_4 <= 31; i_4++) {
                    if (blocked >> i_4 & 1 && s->group_wait[i_4] >= 18) {
                        t_2 = t_2 | (uint32_t)1 << i_4;
                    }
                }
                t_3 = t_2;
            }
            const uint32_t groups = t_3;
            if (groups == 0) {
                return rt_trap(m, ISADORA_TRAP_STATED,
                    "DEADLOCK: all threads of the warp wait for each other");
            }
            const int32_t m_2 = func_next_group(s, groups);
            const uint32_t lanes = s->group_lanes[m_2];
            s->turn = (uint8_t)m_2;
            s->active = lanes;
            m->next = s->group_pc[m_2];
            s->group_lanes[m_2] = 0;
            s->group_pc[m_2] = 0;
            group_wait_new[m_2] = 0;
            group_need_new[m_2] = 0;
            s->ready = ready & ~((uint32_t)1 << m_2);
            s->blocked = blocked & ~((uint32_t)1 << m_2);
            s->parked = s->parked & ~lanes;
            if (s->yielded != 0) {
                s->yielded = s->yielded & ~lanes;
            }
            if (s->left_off >> m_2 & 1) {
                for (int32_t i_5 = 0; i_5 <= 62; i_5++) {
                    s->ur[i_5] = s->left_ur[m_2 * 64 + i_5];
                }
                for (int32_t i_6 = 0; i_6 <= 6; i_6++) {
                    s->up[i_6] = (uint8_t)s->left_up[m_2 * 8 + i_6];
                }
            }
            s->left_off = s->left_off & ~((uint32_t)1 << m_2);
        } else {
            s->active = s->active & ~ballot;
            s->ready = s->ready | free;
            s->blocked = s->blocked & ~free;
        }
    }
    for (int32_t i_10 = 0; i_10 < 16; i_10++)
        s->block->come[i_10] = come_new[i_10];
    for (int32_t i_11 = 0; i_11 < 32; i_11++)
        s->group_wait[i_11] = group_wait_new[i_11];
    for (int32_t i_12 = 0; i_12 < 32; i_12++)
        s->group_need[i_12] = group_need_new[i_12];
    return 0;
}

/* GUARD KILL OPT_SRC PM_EVENTS CTL */
int volta_exec_kill(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: graphics");
}

/* GUARD BRA{DEPTH}BRA_KIND{OPT_ANY} OPT_SRC, REL_TARGET PM_EVENTS CTL */
int volta_exec_bra_b(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t control_bra_kind = (int32_t)in->value[1];
    const uint64_t pc_4 = m->pc;
    const uint64_t next = m->next;
    const uint32_t active = s->active;
    uint32_t ballot = 0;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t q = operand_opt_src(s, in, lane, 1, 4);
        const int32_t guard = operand_guard(s, in, lane, 3, 7);
        if (control_bra_kind <= 1) {
            const int32_t go = guard && q && 1;
            ballot |= (uint32_t)((go) != 0) << lane;
        }
    }
    m->lane = -1;
    uint32_t ballot_2 = 0;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t q_2 = operand_opt_src(s, in, lane, 1, 4);
        const int32_t guard_2 = operand_guard(s, in, lane, 3, 7);
        if (!(control_bra_kind <= 1)) {
            if (control_bra_kind == 2) {
                const int32_t go_2 = guard_2 && q_2 && 1 && s->parked != 0;
                ballot_2 |= (uint32_t)((go_2) != 0) << lane;
            }
        }
    }
    m->lane = -1;
    uint32_t ballot_3 = 0;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t q_3 = operand_opt_src(s, in, lane, 1, 4);
        const int32_t guard_3 = operand_guard(s, in, lane, 3, 7);
        if (!(control_bra_kind <= 1)) {
            if (!(control_bra_kind == 2)) {
                const int32_t go_3 = guard_3 && q_3 && 1 && s->parked == 0;
                ballot_3 |= (uint32_t)((go_3) != 0) << lane;
            }
        }
    }
    m->lane = -1;
    uint32_t left_ur_new[2048];
    for (int32_t i_13 = 0; i_13 < 2048; i_13++)
        left_ur_new[i_13] = s->left_ur[i_13];
    uint8_t left_up_new[256];
    for (int32_t i_14 = 0; i_14 < 256; i_14++)
        left_up_new[i_14] = s->left_up[i_14];
    const uint64_t to = operand_rel_target(m, in, 2, 5, 6);
    if (control_bra_kind <= 1) {
        call_ur_part(ballot, s, to, pc_4, m, left_ur_new, left_up_new, next);
    } else if (control_bra_kind == 2) {
        call_ur_part(ballot_2, s, to, pc_4, m, left_ur_new, left_up_new, next);
    } else {
        call_ur_part(ballot_3, s, to, pc_4, m, left_ur_new, left_up_new, next);
    }
    for (int32_t i_15 = 0; i_15 < 2048; i_15++)
        s->left_ur[i_15] = left_ur_new[i_15];
    for (int32_t i_16 = 0; i_16 < 256; i_16++)
        s->left_up[i_16] = left_up_new[i_16];
    return 0;
}

/* GUARD BRA{DEPTH}BRA_UP_KIND{OPT_ANY} OPT_SRC, NOT_UPbra$UP[UPbra], REL_TARGET PM_EVENTS CTL */
int volta_exec_bra_u(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t control_upbra = (int32_t)in->value[6];
    const int32_t control_not_upbra = (int32_t)in->value[5];
    const uint64_t pc_2 = m->pc;
    const uint64_t next = m->next;
    const uint32_t active = s->active;
    uint32_t ballot = 0;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t q = operand_opt_src(s, in, lane, 1, 4);
        int32_t v;
        v = s->up[control_upbra] ^ control_not_upbra;
        const int32_t guard = operand_guard(s, in, lane, 4, 9);
        const int32_t go = guard && q && v;
        ballot |= (uint32_t)((go) != 0) << lane;
    }
    m->lane = -1;
    uint32_t left_ur_new[2048];
    for (int32_t i_5 = 0; i_5 < 2048; i_5++)
        left_ur_new[i_5] = s->left_ur[i_5];
    uint8_t left_up_new[256];
    for (int32_t i_6 = 0; i_6 < 256; i_6++)
        left_up_new[i_6] = s->left_up[i_6];
    const uint64_t to = operand_rel_target(m, in, 3, 7, 8);
    call_ur_part(ballot, s, to, pc_2, m, left_ur_new, left_up_new, next);
    for (int32_t i_7 = 0; i_7 < 2048; i_7++)
        s->left_ur[i_7] = left_ur_new[i_7];
    for (int32_t i_8 = 0; i_8 < 256; i_8++)
        s->left_up[i_8] = left_up_new[i_8];
    return 0;
}

/* GUARD BRA{DEPTH}BRA_UR_KIND OPT_SRC, INV_URa$UR[URa], REL_TARGET PM_EVENTS CTL */
int volta_exec_bra_div(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t ura = (int32_t)in->value[5];
    const int32_t control_inv_ura = (int32_t)in->value[4];
    const int32_t control_bra_ur_kind = (int32_t)in->value[1];
    const uint64_t pc_3 = m->pc;
    const uint64_t next = m->next;
    const uint32_t active = s->active;
    uint32_t ballot = 0;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t q = operand_opt_src(s, in, lane, 0, 3);
        const int32_t guard = operand_guard(s, in, lane, 2, 8);
        ballot |= (uint32_t)((guard && q) != 0) << lane;
    }
    m->lane = -1;
    uint32_t ballot_2 = 0;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t q_2 = operand_opt_src(s, in, lane, 0, 3);
        const int32_t guard_2 = operand_guard(s, in, lane, 2, 8);
        const uint32_t mask = control_inv_ura ? ~s->ur[ura] : s->ur[ura];
        const int32_t apart = (mask & (s->active | s->parked) & ~ballot) != 0;
        if (control_bra_ur_kind == 2) {
            const int32_t go = apart && ((guard_2 && q_2) || mask >> lane & 1);
            ballot_2 |= (uint32_t)((go) != 0) << lane;
        }
    }
    m->lane = -1;
    uint32_t ballot_3 = 0;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t q_3 = operand_opt_src(s, in, lane, 0, 3);
        const int32_t guard_3 = operand_guard(s, in, lane, 2, 8);
        const uint32_t mask = control_inv_ura ? ~s->ur[ura] : s->ur[ura];
        const int32_t apart = (mask & (s->active | s->parked) & ~ballot) != 0;
        if (!(control_bra_ur_kind == 2)) {
            if (control_bra_ur_kind == 3) {
                const int32_t go_2 = guard_3 && q_3 && !apart;
                ballot_3 |= (uint32_t)((go_2) != 0) << lane;
            }
        }
    }
    m->lane = -1;
    uint32_t left_ur_new[2048];
    for (int32_t i_9 = 0; i_9 < 2048; i_9++)
        left_ur_new[i_9] = s->left_ur[i_9];
    uint8_t left_up_new[256];
    for (int32_t i_10 = 0; i_10 < 256; i_10++)
        left_up_new[i_10] = s->left_up[i_10];
    const uint64_t to = operand_rel_target(m, in, 1, 6, 7);
    if (control_bra_ur_kind == 2) {
        call_ur_part(ballot_2, s, to, pc_3, m, left_ur_new, left_up_new, next);
    } else if (control_bra_ur_kind == 3) {
        call_ur_part(ballot_3, s, to, pc_3, m, left_ur_new, left_up_new, next);
    } else {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: a test without a name");
    }
    for (int32_t i_11 = 0; i_11 < 2048; i_11++)
        s->left_ur[i_11] = left_ur_new[i_11];
    for (int32_t i_12 = 0; i_12 < 256; i_12++)
        s->left_up[i_12] = left_up_new[i_12];
    return 0;
}

static void jmp_b_part(struct volta_state *s, int32_t m_2, struct isadora_machine *m,
    uint32_t ready, uint32_t parked, uint32_t left_off)
{
    jmx_part_6(s, m_2, m, ready, parked, left_off);
}

static void jmp_b_part_2(struct isadora_machine *m, uint32_t t, struct volta_state *s, int64_t to,
    uint64_t next)
{
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

static void jmp_b_part_3(struct volta_state *s, uint32_t *left_ur_new, int32_t n,
    uint8_t *left_up_new, int32_t m_2, struct isadora_machine *m)
{
    const uint32_t group_lanes_new = s->active;
    for (int32_t i = 0; i <= 62; i++) {
        left_ur_new[n * 64 + i] = s->ur[i];
    }
    for (int32_t i_2 = 0; i_2 <= 6; i_2++) {
        left_up_new[n * 8 + i_2] = (uint8_t)s->up[i_2];
    }
    const uint32_t ready = s->ready | (uint32_t)1 << n;
    const uint32_t parked = s->parked | s->active;
    const uint32_t left_off = s->left_off | (uint32_t)1 << n;
    jmp_b_part(s, m_2, m, ready, parked, left_off);
    s->group_lanes[n] = group_lanes_new;
}

static void jmp_b_part_4(struct isadora_machine *m, struct volta_state *s,
    const struct isadora_insn *in, int line_4, int slot_5, int slot_6, uint32_t ballot,
    uint64_t pc_2, uint64_t next)
{
    m->lane = -1;
    uint32_t left_ur_new[2048];
    for (int32_t i_5 = 0; i_5 < 2048; i_5++)
        left_ur_new[i_5] = s->left_ur[i_5];
    uint8_t left_up_new[256];
    for (int32_t i_6 = 0; i_6 < 256; i_6++)
        left_up_new[i_6] = s->left_up[i_6];
    const int64_t to = operand_abs_target(in, line_4, slot_5, slot_6);
    const uint32_t t = ballot;
    if (t == s->active) {
        if (s->parked == 0 || (uint64_t)to > pc_2) {
            m->next = (uint64_t)to;
        } else if (0 || s->ready == 0) {
            m->next = (uint64_t)to;
        } else {
            const int32_t n = rt_ctz((rt_u128)s->active, 32) & 0x1f;
            const int32_t m_2 = func_next_group(s, s->ready);
            jmp_b_part_3(s, left_ur_new, n, left_up_new, m_2, m);
            s->group_pc[n] = (uint64_t)to;
            s->group_lanes[m_2] = 0;
            s->group_pc[m_2] = 0;
        }
    } else if (t != 0) {
        jmp_b_part_2(m, t, s, to, next);
    }
    for (int32_t i_7 = 0; i_7 < 2048; i_7++)
        s->left_ur[i_7] = left_ur_new[i_7];
    for (int32_t i_8 = 0; i_8 < 256; i_8++)
        s->left_up[i_8] = left_up_new[i_8];
}

/* GUARD JMP{DEPTH}JMP_KIND OPT_SRC, ABS_TARGET PM_EVENTS CTL */
int volta_exec_jmp_b(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const uint64_t pc_2 = m->pc;
    const uint64_t next = m->next;
    const uint32_t active = s->active;
    uint32_t ballot = 0;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t q = operand_opt_src(s, in, lane, 0, 3);
        const int32_t guard = operand_guard(s, in, lane, 2, 6);
        const int32_t go = guard && q && 1;
        ballot |= (uint32_t)((go) != 0) << lane;
    }
    jmp_b_part_4(m, s, in, 1, 4, 5, ballot, pc_2, next);
    return 0;
}

static void jmp_c_part(struct isadora_machine *m, uint32_t t, struct volta_state *s, uint32_t to,
    uint64_t next)
{
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

static int jmp_c_part_2(struct isadora_machine *m, struct volta_state *s, int32_t c_bank,
    int32_t c_offset, uint32_t ballot, uint64_t pc_2, uint64_t next)
{
    m->lane = -1;
    uint32_t left_ur_new[2048];
    for (int32_t i_5 = 0; i_5 < 2048; i_5++)
        left_ur_new[i_5] = s->left_ur[i_5];
    uint8_t left_up_new[256];
    for (int32_t i_6 = 0; i_6 < 256; i_6++)
        left_up_new[i_6] = s->left_up[i_6];
    uint32_t to;
    to = func_constant_word(m, c_bank, c_offset);
    if (m->trap.kind)
        return (int)m->trap.kind;
    const uint32_t t = ballot;
    if (t == s->active) {
        if (s->parked == 0 || to > pc_2) {
            m->next = to;
        } else if (0 || s->ready == 0) {
            m->next = to;
        } else {
            const int32_t n = rt_ctz((rt_u128)s->active, 32) & 0x1f;
            const int32_t m_2 = func_next_group(s, s->ready);
            jmp_b_part_3(s, left_ur_new, n, left_up_new, m_2, m);
            s->group_pc[n] = to;
            s->group_lanes[m_2] = 0;
            s->group_pc[m_2] = 0;
        }
    } else if (t != 0) {
        jmp_c_part(m, t, s, to, next);
    }
    for (int32_t i_7 = 0; i_7 < 2048; i_7++)
        s->left_ur[i_7] = left_ur_new[i_7];
    for (int32_t i_8 = 0; i_8 < 256; i_8++)
        s->left_up[i_8] = left_up_new[i_8];
    return 0;
}

/* GUARD JMP{DEPTH}JMP_KIND OPT_SRC, c[C_BANK][C_OFFSET] PM_EVENTS CTL */
int volta_exec_jmp_c(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t c_bank = (int32_t)in->value[4];
    const int32_t c_offset = rt_sext_32((uint32_t)in->value[5], 14) * 4;
    const uint64_t pc_2 = m->pc;
    const uint64_t next = m->next;
    const uint32_t active = s->active;
    uint32_t ballot = 0;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t q = operand_opt_src(s, in, lane, 0, 3);
        const int32_t guard = operand_guard(s, in, lane, 2, 6);
        const int32_t go = guard && q && 1;
        ballot |= (uint32_t)((go) != 0) << lane;
    }
    {
        const int part_trap = jmp_c_part_2(m, s, c_bank, c_offset, ballot, pc_2, next);
        if (part_trap)
            return part_trap;
    }
    return 0;
}

/* GUARD JMP{DEPTH}BRA_UP_KIND{OPT_ANY} OPT_SRC, NOT_UPbra$UP[UPbra], ABS_TARGET PM_EVENTS CTL */
int volta_exec_jmp_u(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t control_upbra = (int32_t)in->value[6];
    const int32_t control_not_upbra = (int32_t)in->value[5];
    const uint64_t pc_2 = m->pc;
    const uint64_t next = m->next;
    const uint32_t active = s->active;
    uint32_t ballot = 0;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t q = operand_opt_src(s, in, lane, 1, 4);
        int32_t v;
        v = s->up[control_upbra] ^ control_not_upbra;
        const int32_t guard = operand_guard(s, in, lane, 4, 9);
        const int32_t go = guard && q && v;
        ballot |= (uint32_t)((go) != 0) << lane;
    }
    jmp_b_part_4(m, s, in, 3, 7, 8, ballot, pc_2, next);
    return 0;
}

/* GUARD JMP{DEPTH}BRA_UP_KIND{OPT_ANY} OPT_SRC, NOT_UPbra$UP[UPbra], c[C_BANK][C_OFFSET] PM_EVENTS
   CTL */
int volta_exec_jmp_uc(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t control_upbra = (int32_t)in->value[6];
    const int32_t control_not_upbra = (int32_t)in->value[5];
    const int32_t c_bank = (int32_t)in->value[7];
    const int32_t c_offset = rt_sext_32((uint32_t)in->value[8], 14) * 4;
    const uint64_t pc_2 = m->pc;
    const uint64_t next = m->next;
    const uint32_t active = s->active;
    uint32_t ballot = 0;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t q = operand_opt_src(s, in, lane, 1, 4);
        int32_t v;
        v = s->up[control_upbra] ^ control_not_upbra;
        const int32_t guard = operand_guard(s, in, lane, 4, 9);
        const int32_t go = guard && q && v;
        ballot |= (uint32_t)((go) != 0) << lane;
    }
    {
        const int part_trap = jmp_c_part_2(m, s, c_bank, c_offset, ballot, pc_2, next);
        if (part_trap)
            return part_trap;
    }
    return 0;
}

/* GUARD BRX{DEPTH} OPT_SRC, $R[Ra] OPT_DISTANCE PM_EVENTS CTL */
int volta_exec_brx(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[3];
    const uint64_t next = m->next;
    const uint64_t pc_3 = m->pc;
    const uint32_t active = s->active;
    uint32_t ballot = 0;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t q = operand_opt_src(s, in, lane, 0, 2);
        const int32_t guard = operand_guard(s, in, lane, 2, 6);
        const int32_t go = guard && q;
        ballot |= (uint32_t)((go) != 0) << lane;
    }
    m->lane = -1;
    uint64_t lane_of_of[32] = {0};
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int64_t d = operand_opt_distance(in, 1, 4, 5);
        const uint64_t to = func_address_in(s, lane, ra) + next + (uint64_t)d;
        lane_of_of[lane] = to;
    }
    m->lane = -1;
    uint32_t ballot_2 = 0;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t q_2 = operand_opt_src(s, in, lane, 0, 2);
        const int64_t d_2 = operand_opt_distance(in, 1, 4, 5);
        const int32_t guard_2 = operand_guard(s, in, lane, 2, 6);
        const int32_t go = guard_2 && q_2;
        const uint64_t to = func_address_in(s, lane, ra) + next + (uint64_t)d_2;
        const uint32_t t = ballot;
        const int32_t t_2 = rt_min_i32(rt_ctz((rt_u128)t, 32), 31);
        const uint64_t lane_of = (active >> t_2 & 1 ? lane_of_of[t_2] : 0);
        const uint64_t first = lane_of;
        ballot_2 |= (uint32_t)((go && to == first) != 0) << lane;
    }
    m->lane = -1;
    jmx_part_3(s, ballot, active, lane_of_of, ballot_2, pc_3, m, next);
    return 0;
}

/* GUARD JMX{DEPTH} OPT_SRC, $R[Ra] OPT_DISTANCE PM_EVENTS CTL */
int volta_exec_jmx(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_jmx(m, in, 0, 3, 2, 6, 4, 5);
}

/* GUARD BRXU{DEPTH} OPT_SRC, $UR[URa] OPT_DISTANCE PM_EVENTS CTL */
int volta_exec_brxu_brxu(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t ura = (int32_t)in->value[3];
    const uint64_t next = m->next;
    const uint64_t pc_2 = m->pc;
    const uint32_t active = s->active;
    uint32_t ballot = 0;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t q = operand_opt_src(s, in, lane, 0, 2);
        const int32_t guard = operand_guard(s, in, lane, 2, 6);
        const int32_t go = guard && q;
        ballot |= (uint32_t)((go) != 0) << lane;
    }
    m->lane = -1;
    uint32_t left_ur_new[2048];
    for (int32_t i_5 = 0; i_5 < 2048; i_5++)
        left_ur_new[i_5] = s->left_ur[i_5];
    uint8_t left_up_new[256];
    for (int32_t i_6 = 0; i_6 < 256; i_6++)
        left_up_new[i_6] = s->left_up[i_6];
    const int64_t d = operand_opt_distance(in, 1, 4, 5);
    const uint64_t to = (s->ur[ura] | (uint64_t)s->ur[ura | 1] << 32) + next + (uint64_t)d;
    call_ur_part(ballot, s, to, pc_2, m, left_ur_new, left_up_new, next);
    for (int32_t i_7 = 0; i_7 < 2048; i_7++)
        s->left_ur[i_7] = left_ur_new[i_7];
    for (int32_t i_8 = 0; i_8 < 256; i_8++)
        s->left_up[i_8] = left_up_new[i_8];
    return 0;
}

/* GUARD JMXU{DEPTH} OPT_SRC, $UR[URa] OPT_DISTANCE PM_EVENTS CTL */
int volta_exec_brxu_jmxu(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t ura = (int32_t)in->value[3];
    const uint64_t pc_2 = m->pc;
    const uint64_t next = m->next;
    const uint32_t active = s->active;
    uint32_t ballot = 0;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t q = operand_opt_src(s, in, lane, 0, 2);
        const int32_t guard = operand_guard(s, in, lane, 2, 6);
        const int32_t go = guard && q;
        ballot |= (uint32_t)((go) != 0) << lane;
    }
    m->lane = -1;
    uint32_t left_ur_new[2048];
    for (int32_t i_5 = 0; i_5 < 2048; i_5++)
        left_ur_new[i_5] = s->left_ur[i_5];
    uint8_t left_up_new[256];
    for (int32_t i_6 = 0; i_6 < 256; i_6++)
        left_up_new[i_6] = s->left_up[i_6];
    const int64_t d = operand_opt_distance(in, 1, 4, 5);
    const uint64_t to = (s->ur[ura] | (uint64_t)s->ur[ura | 1] << 32) + (uint64_t)d;
    call_ur_part(ballot, s, to, pc_2, m, left_ur_new, left_up_new, next);
    for (int32_t i_7 = 0; i_7 < 2048; i_7++)
        s->left_ur[i_7] = left_ur_new[i_7];
    for (int32_t i_8 = 0; i_8 < 256; i_8++)
        s->left_up[i_8] = left_up_new[i_8];
    return 0;
}

/* GUARD CALL.ABS{NOINC} OPT_SRC, ABS_TARGET PM_EVENTS CTL */
int volta_exec_call_at(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const uint64_t pc_3 = m->pc;
    const uint64_t next = m->next;
    const uint32_t active = s->active;
    uint32_t ballot = 0;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t q = operand_opt_src(s, in, lane, 0, 2);
        const int32_t guard = operand_guard(s, in, lane, 2, 5);
        const int32_t go = guard && q;
        ballot |= (uint32_t)((go) != 0) << lane;
    }
    m->lane = -1;
    int64_t lane_of_of[32] = {0};
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int64_t to_2 = operand_abs_target(in, 1, 3, 4);
        const int64_t to = to_2;
        lane_of_of[lane] = to;
    }
    m->lane = -1;
    uint32_t ballot_2 = 0;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t q_2 = operand_opt_src(s, in, lane, 0, 2);
        const int64_t to_3 = operand_abs_target(in, 1, 3, 4);
        const int32_t guard_2 = operand_guard(s, in, lane, 2, 5);
        const int32_t go = guard_2 && q_2;
        const int64_t to = to_3;
        const uint32_t t = ballot;
        const int32_t t_2 = rt_min_i32(rt_ctz((rt_u128)t, 32), 31);
        const int64_t lane_of = (active >> t_2 & 1 ? lane_of_of[t_2] : 0);
        const int64_t first = lane_of;
        ballot_2 |= (uint32_t)((go && to == first) != 0) << lane;
    }
    m->lane = -1;
    uint32_t left_ur_new[2048];
    for (int32_t i_5 = 0; i_5 < 2048; i_5++)
        left_ur_new[i_5] = s->left_ur[i_5];
    uint8_t left_up_new[256];
    for (int32_t i_6 = 0; i_6 < 256; i_6++)
        left_up_new[i_6] = s->left_up[i_6];
    const uint32_t t = ballot;
    const int32_t t_3 = rt_min_i32(rt_ctz((rt_u128)t, 32), 31);
    const int64_t lane_of = (active >> t_3 & 1 ? lane_of_of[t_3] : 0);
    const int64_t first = lane_of;
    const uint32_t same = ballot_2;
    if (same == s->active) {
        if (s->parked == 0 || (uint64_t)first > pc_3) {
            m->next = (uint64_t)first;
        } else if (0 || s->ready == 0) {
            m->next = (uint64_t)first;
        } else {
            const int32_t n = rt_ctz((rt_u128)s->active, 32) & 0x1f;
            const int32_t m_2 = func_next_group(s, s->ready);
            jmp_b_part_3(s, left_ur_new, n, left_up_new, m_2, m);
            s->group_pc[n] = (uint64_t)first;
            s->group_lanes[m_2] = 0;
            s->group_pc[m_2] = 0;
        }
    } else if (same == t) {
        if (t != 0) {
            jmp_b_part_2(m, t, s, first, next);
        }
    } else {
        const uint32_t lanes_3 = s->active & ~same;
        const uint64_t pc_2 = pc_3;
        const int32_t n_4 = rt_ctz((rt_u128)lanes_3, 32) & 0x1f;
        s->ready = s->ready | (uint32_t)1 << n_4;
        s->parked = s->parked | lanes_3;
        s->active = same;
        m->next = (uint64_t)first;
        s->group_lanes[n_4] = lanes_3;
        s->group_pc[n_4] = pc_2;
    }
    for (int32_t i_7 = 0; i_7 < 2048; i_7++)
        s->left_ur[i_7] = left_ur_new[i_7];
    for (int32_t i_8 = 0; i_8 < 256; i_8++)
        s->left_up[i_8] = left_up_new[i_8];
    return 0;
}

/* GUARD CALL.ABS{NOINC} OPT_SRC, CONST PM_EVENTS CTL */
int volta_exec_call_c(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const uint64_t pc_3 = m->pc;
    const uint64_t next = m->next;
    const uint32_t active = s->active;
    uint32_t ballot = 0;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t q = operand_opt_src(s, in, lane, 0, 2);
        const int32_t guard = operand_guard(s, in, lane, 2, 6);
        const int32_t go = guard && q;
        ballot |= (uint32_t)((go) != 0) << lane;
    }
    m->lane = -1;
    uint32_t lane_of_of[32] = {0};
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        uint32_t to_2 = 0;
        const int to_2_trap = operand_const(m, in, &to_2, 1, 4, 3);
        if (to_2_trap) {
            return to_2_trap;
        }
        const uint32_t to = to_2;
        lane_of_of[lane] = to;
    }
    m->lane = -1;
    uint32_t ballot_2 = 0;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t q_2 = operand_opt_src(s, in, lane, 0, 2);
        uint32_t to_3 = 0;
        const int to_3_trap = operand_const(m, in, &to_3, 1, 4, 3);
        if (to_3_trap) {
            return to_3_trap;
        }
        const int32_t guard_2 = operand_guard(s, in, lane, 2, 6);
        const int32_t go = guard_2 && q_2;
        const uint32_t to = to_3;
        const uint32_t t = ballot;
        const int32_t t_2 = rt_min_i32(rt_ctz((rt_u128)t, 32), 31);
        const uint32_t lane_of = (active >> t_2 & 1 ? lane_of_of[t_2] : 0);
        const uint32_t first = lane_of;
        ballot_2 |= (uint32_t)((go && to == first) != 0) << lane;
    }
    m->lane = -1;
    uint32_t left_ur_new[2048];
    for (int32_t i_5 = 0; i_5 < 2048; i_5++)
        left_ur_new[i_5] = s->left_ur[i_5];
    uint8_t left_up_new[256];
    for (int32_t i_6 = 0; i_6 < 256; i_6++)
        left_up_new[i_6] = s->left_up[i_6];
    const uint32_t t = ballot;
    const int32_t t_3 = rt_min_i32(rt_ctz((rt_u128)t, 32), 31);
    const uint32_t lane_of = (active >> t_3 & 1 ? lane_of_of[t_3] : 0);
    const uint32_t first = lane_of;
    const uint32_t same = ballot_2;
    if (same == s->active) {
        if (s->parked == 0 || first > pc_3) {
            m->next = first;
        } else if (0 || s->ready == 0) {
            m->next = first;
        } else {
            const int32_t n = rt_ctz((rt_u128)s->active, 32) & 0x1f;
            const int32_t m_2 = func_next_group(s, s->ready);
            jmp_b_part_3(s, left_ur_new, n, left_up_new, m_2, m);
            s->group_pc[n] = first;
            s->group_lanes[m_2] = 0;
            s->group_pc[m_2] = 0;
        }
    } else if (same == t) {
        if (t != 0) {
            jmp_c_part(m, t, s, first, next);
        }
    } else {
        const uint32_t lanes_3 = s->active & ~same;
        const uint64_t pc_2 = pc_3;
        const int32_t n_4 = rt_ctz((rt_u128)lanes_3, 32) & 0x1f;
        s->ready = s->ready | (uint32_t)1 << n_4;
        s->parked = s->parked | lanes_3;
        s->active = same;
        m->next = first;
        s->group_lanes[n_4] = lanes_3;
        s->group_pc[n_4] = pc_2;
    }
    for (int32_t i_7 = 0; i_7 < 2048; i_7++)
        s->left_ur[i_7] = left_ur_new[i_7];
    for (int32_t i_8 = 0; i_8 < 256; i_8++)
        s->left_up[i_8] = left_up_new[i_8];
    return 0;
}

/* GUARD CALL.ABS{NOINC} OPT_SRC, $R[Ra] OPT_DISTANCE PM_EVENTS CTL */
int volta_exec_call_r(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_jmx(m, in, 0, 3, 2, 6, 4, 5);
}

/* GUARD CALL.REL{NOINC} OPT_SRC, REL_TARGET PM_EVENTS CTL */
int volta_exec_call_rel(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const uint64_t pc_3 = m->pc;
    const uint64_t next = m->next;
    const uint32_t active = s->active;
    uint32_t ballot = 0;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t q = operand_opt_src(s, in, lane, 0, 2);
        const int32_t guard = operand_guard(s, in, lane, 2, 5);
        const int32_t go = guard && q;
        ballot |= (uint32_t)((go) != 0) << lane;
    }
    m->lane = -1;
    uint64_t lane_of_of[32] = {0};
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const uint64_t to_2 = operand_rel_target(m, in, 1, 3, 4);
        const uint64_t to = to_2;
        lane_of_of[lane] = to;
    }
    m->lane = -1;
    uint32_t ballot_2 = 0;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t q_2 = operand_opt_src(s, in, lane, 0, 2);
        const uint64_t to_3 = operand_rel_target(m, in, 1, 3, 4);
        const int32_t guard_2 = operand_guard(s, in, lane, 2, 5);
        const int32_t go = guard_2 && q_2;
        const uint64_t to = to_3;
        const uint32_t t = ballot;
        const int32_t t_2 = rt_min_i32(rt_ctz((rt_u128)t, 32), 31);
        const uint64_t lane_of = (active >> t_2 & 1 ? lane_of_of[t_2] : 0);
        const uint64_t first = lane_of;
        ballot_2 |= (uint32_t)((go && to == first) != 0) << lane;
    }
    m->lane = -1;
    jmx_part_3(s, ballot, active, lane_of_of, ballot_2, pc_3, m, next);
    return 0;
}

/* GUARD CALL.REL{NOINC} OPT_SRC, $R[Ra] REL_TARGET PM_EVENTS CTL */
int volta_exec_call_rr(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_call_rr(m, in, 0, 3, 2, 6, 4, 5);
}

/* GUARD CALL.REL{NOINC} OPT_SRC, $UR[URa] REL_TARGET PM_EVENTS CTL */
int volta_exec_call_ur(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_call_ur(m, in, 0, 3, 2, 6, 4, 5);
}

/* GUARD RET.REL{NODEC} OPT_SRC, $R[Ra] REL_TARGET PM_EVENTS CTL */
int volta_exec_ret_rel(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_call_rr(m, in, 0, 3, 2, 6, 4, 5);
}

/* GUARD RET.ABS{NODEC} OPT_SRC, $R[Ra] DISTANCE PM_EVENTS CTL */
int volta_exec_ret_abs(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[3];
    const uint64_t pc_3 = m->pc;
    const uint64_t next = m->next;
    const uint32_t active = s->active;
    uint32_t ballot = 0;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t q = operand_opt_src(s, in, lane, 0, 2);
        const int32_t guard = operand_guard(s, in, lane, 2, 6);
        const int32_t go = guard && q;
        ballot |= (uint32_t)((go) != 0) << lane;
    }
    m->lane = -1;
    uint64_t lane_of_of[32] = {0};
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int64_t to_2 = operand_distance(in, 1, 4, 5);
        const uint64_t to = func_address_in(s, lane, ra) + (uint64_t)to_2;
        lane_of_of[lane] = to;
    }
    m->lane = -1;
    uint32_t ballot_2 = 0;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t q_2 = operand_opt_src(s, in, lane, 0, 2);
        const int64_t to_3 = operand_distance(in, 1, 4, 5);
        const int32_t guard_2 = operand_guard(s, in, lane, 2, 6);
        const int32_t go = guard_2 && q_2;
        const uint64_t to = func_address_in(s, lane, ra) + (uint64_t)to_3;
        const uint32_t t = ballot;
        const int32_t t_2 = rt_min_i32(rt_ctz((rt_u128)t, 32), 31);
        const uint64_t lane_of = (active >> t_2 & 1 ? lane_of_of[t_2] : 0);
        const uint64_t first = lane_of;
        ballot_2 |= (uint32_t)((go && to == first) != 0) << lane;
    }
    m->lane = -1;
    jmx_part_3(s, ballot, active, lane_of_of, ballot_2, pc_3, m, next);
    return 0;
}

/* GUARD RET.REL{NODEC} OPT_SRC, $UR[URa] REL_TARGET PM_EVENTS CTL */
int volta_exec_ret_ur_rel(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_call_ur(m, in, 0, 3, 2, 6, 4, 5);
}

/* GUARD RET.ABS{NODEC} OPT_SRC, $UR[URa] DISTANCE PM_EVENTS CTL */
int volta_exec_ret_ur_abs(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t ura = (int32_t)in->value[3];
    const uint64_t pc_2 = m->pc;
    const uint64_t next = m->next;
    const uint32_t active = s->active;
    uint32_t ballot = 0;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t q = operand_opt_src(s, in, lane, 0, 2);
        const int32_t guard = operand_guard(s, in, lane, 2, 6);
        const int32_t go = guard && q;
        ballot |= (uint32_t)((go) != 0) << lane;
    }
    m->lane = -1;
    uint32_t left_ur_new[2048];
    for (int32_t i_5 = 0; i_5 < 2048; i_5++)
        left_ur_new[i_5] = s->left_ur[i_5];
    uint8_t left_up_new[256];
    for (int32_t i_6 = 0; i_6 < 256; i_6++)
        left_up_new[i_6] = s->left_up[i_6];
    const int64_t to_2 = operand_distance(in, 1, 4, 5);
    const uint64_t to = (s->ur[ura] | (uint64_t)s->ur[ura | 1] << 32) + (uint64_t)to_2;
    call_ur_part(ballot, s, to, pc_2, m, left_ur_new, left_up_new, next);
    for (int32_t i_7 = 0; i_7 < 2048; i_7++)
        s->left_ur[i_7] = left_ur_new[i_7];
    for (int32_t i_8 = 0; i_8 < 256; i_8++)
        s->left_up[i_8] = left_up_new[i_8];
    return 0;
}

/* GUARD LEPC $R[Rd] PM_EVENTS CTL */
int volta_exec_lepc_n(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const uint64_t pc = m->pc;
    const int32_t rd = (int32_t)in->value[0];
    const uint32_t active = s->active;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t guard = operand_guard(s, in, lane, 0, 1);
        if (guard) {
            const uint64_t x = pc;
            if (rd != 255)
                s->r[rd][lane] = (uint32_t)x;
            const int32_t t = rd | 1;
            if (t != 255)
                s->r[t][lane] = (uint32_t)(x >> 32);
        }
    }
    m->lane = -1;
    return 0;
}

/* GUARD LEPC $R[Rd], LEPC_TARGET PM_EVENTS CTL */
int volta_exec_lepc_t(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const uint64_t next = m->next;
    const int64_t lepc_target = rt_sext_64(in->value[1], 58);
    const int32_t rd = (int32_t)in->value[0];
    const uint32_t active = s->active;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t guard = operand_guard(s, in, lane, 0, 2);
        if (guard) {
            const uint64_t x = next + (uint64_t)lepc_target;
            if (rd != 255)
                s->r[rd][lane] = (uint32_t)x;
            const int32_t t = rd | 1;
            if (t != 255)
                s->r[t][lane] = (uint32_t)(x >> 32);
        }
    }
    m->lane = -1;
    return 0;
}

/* GUARD RTT PM_EVENTS CTL */
int volta_exec_rtt(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: trap handlers");
}

/* GUARD PREEXIT PM_EVENTS CTL */
int volta_exec_preexit(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)m;
    (void)in;
    return 0;
}

/* GUARD ACQBULK PM_EVENTS CTL */
int volta_exec_acqbulk(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)m;
    (void)in;
    return 0;
}

/* GUARD BPT{BPT_KIND} OPT_NUMBER PM_EVENTS CTL */
int volta_exec_bpt(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t control_bpt_kind = (int32_t)in->value[0];
    const uint32_t active = s->active;
    uint32_t any_lanes = 0;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t guard = operand_guard(s, in, lane, 1, 2);
        any_lanes |= (uint32_t)((guard) != 0) << lane;
    }
    m->lane = -1;
    const int32_t any = any_lanes != 0;
    const int32_t go = any;
    if (go) {
        if (control_bpt_kind == 3) {
            return rt_trap(m, ISADORA_TRAP_STATED, "BPT.TRAP");
        }
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: debuggers");
    }
    return 0;
}

