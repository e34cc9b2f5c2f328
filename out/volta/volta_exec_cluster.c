/* Generated from the description volta by gen/emit/exec. Do not edit. */
#include "volta_exec.h"

static int ucgabar_arv_part(uint32_t *group_need_new, int32_t n_2, struct volta_state *s,
    uint32_t same, struct isadora_machine *m, uint32_t *group_lanes_new, uint64_t *group_pc_new,
    uint8_t *group_wait_new)
{
    uint32_t t_4 = 0;
    uint32_t t_3 = 0;
    group_need_new[n_2] = 0;
    const uint32_t blocked = (s->blocked & ~same) | (uint32_t)1 << n_2;
    const uint32_t parked = s->parked | s->active;
    if (s->ready != 0) {
        t_4 = s->ready;
    } else {
        t_3 = 0;
        for (int32_t i_4 = 0; i_4 <= 31; i_4++) {
            if (blocked >> i_4 & 1 && s->group_wait[i_4] >= 18) {
                t_3 = t_3 | (uint32_t)1 << i_4;
            }
        }
        t_4 = t_3;
    }
    const uint32_t groups = t_4;
    if (groups == 0) {
        return rt_trap(m, ISADORA_TRAP_STATED,
            "DEADLOCK: all threads of the warp wait for each other");
    }
    const int32_t m_2 = func_next_group(s, groups);
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
    if (s->left_off >> m_2 & 1) {
        for (int32_t i_5 = 0; i_5 <= 62; i_5++) {
            s->ur[i_5] = s->left_ur[m_2 * 64 + i_5];
        }
        for (int32_t i_6 = 0; i_6 <= 6; i_6++) {
            s->up[i_6] = (uint8_t)s->left_up[m_2 * 8 + i_6];
        }
    }
    s->left_off = s->left_off & ~((uint32_t)1 << m_2);
    return 0;
}

static void ucgabar_arv_part_2(uint64_t pc_4, uint32_t t_5, struct volta_state *s,
    uint8_t *group_wait_new, uint32_t *group_need_new, uint32_t *group_lanes_new,
    uint64_t *group_pc_new)
{
    uint32_t t_6 = 0;
    uint32_t t_7 = 0;
    const uint64_t pc_3 = pc_4;
    t_6 = 0;
    for (int32_t i_8 = 0; i_8 <= 31; i_8++) {
        if (t_5 >> i_8 & 1 && s->group_pc[i_8] == pc_3) {
            t_6 = t_6 | (uint32_t)1 << i_8;
        }
    }
    const uint32_t same_2 = t_6;
    t_7 = 0;
    for (int32_t i_9 = 0; i_9 <= 31; i_9++) {
        if (same_2 >> i_9 & 1) {
            t_7 = t_7 | s->group_lanes[i_9];
        }
    }
    const uint32_t lanes_4 = t_7;
    for (int32_t i_10 = 0; i_10 <= 31; i_10++) {
        if (t_5 >> i_10 & 1) {
            group_wait_new[i_10] = 0;
            group_need_new[i_10] = 0;
        }
    }
    for (int32_t i_11 = 0; i_11 <= 31; i_11++) {
        if (same_2 >> i_11 & 1) {
            group_lanes_new[i_11] = 0;
            group_pc_new[i_11] = 0;
            group_wait_new[i_11] = 0;
            group_need_new[i_11] = 0;
        } else if (t_5 >> i_11 & 1) {
            group_pc_new[i_11] = s->group_pc[i_11] + 16;
        }
    }
    s->active = s->active | lanes_4;
    s->parked = s->parked & ~lanes_4;
    s->ready = s->ready | (t_5 & ~same_2);
    s->blocked = s->blocked & ~t_5;
}

/* UGUARD UCGABAR_ARV CTL */
int volta_exec_ucgabar_arv(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const uint64_t pc_4 = m->pc;
    uint32_t t = 0;
    uint32_t t_2 = 0;
    uint32_t t_5 = 0;
    uint32_t group_lanes_new[32];
    for (int32_t i_12 = 0; i_12 < 32; i_12++)
        group_lanes_new[i_12] = s->group_lanes[i_12];
    uint64_t group_pc_new[32];
    for (int32_t i_13 = 0; i_13 < 32; i_13++)
        group_pc_new[i_13] = s->group_pc[i_13];
    uint8_t group_wait_new[32];
    for (int32_t i_14 = 0; i_14 < 32; i_14++)
        group_wait_new[i_14] = s->group_wait[i_14];
    uint32_t group_need_new[32];
    for (int32_t i_15 = 0; i_15 < 32; i_15++)
        group_need_new[i_15] = s->group_need[i_15];
    const int32_t uguard = operand_uguard(s, in, 0, 0);
    if (uguard) {
        if (!func_is_last_group(s, s->active)) {
            if (0) {
                const uint32_t lanes = s->active & ~s->active;
                const uint64_t pc = pc_4;
                const int32_t n = rt_ctz((rt_u128)lanes, 32) & 0x1f;
                group_lanes_new[n] = lanes;
                group_pc_new[n] = pc;
                s->ready = s->ready | (uint32_t)1 << n;
                s->parked = s->parked | lanes;
                s->active = s->active;
                m->next = pc_4;
            } else {
                const uint64_t pc_2 = pc_4;
                t = 0;
                for (int32_t i = 0; i <= 31; i++) {
                    if (0 >> i != 0 && s->group_pc[i] == pc_2) {
                        t = t | (uint32_t)1 << i;
                    }
                }
                const uint32_t same = t;
                t_2 = 0;
                for (int32_t i_2 = 0; i_2 <= 31; i_2++) {
                    if (same >> i_2 & 1) {
                        t_2 = t_2 | s->group_lanes[i_2];
                    }
                }
                const uint32_t lanes_2 = s->active | t_2;
                const int32_t n_2 = rt_ctz((rt_u128)lanes_2, 32) & 0x1f;
                for (int32_t i_3 = 0; i_3 <= 31; i_3++) {
                    if (same >> i_3 & 1) {
                        group_lanes_new[i_3] = 0;
                        group_pc_new[i_3] = 0;
                        group_wait_new[i_3] = 0;
                        group_need_new[i_3] = 0;
                    }
                }
                group_lanes_new[n_2] = lanes_2;
                group_pc_new[n_2] = pc_2;
                group_wait_new[n_2] = 50;
                {
                    const int part_trap =
                        ucgabar_arv_part(group_need_new, n_2, s, same, m, group_lanes_new,
                        group_pc_new, group_wait_new);
                    if (part_trap)
                        return part_trap;
                }
            }
        } else {
            const int32_t come = s->block->cluster_come + 1;
            const int32_t done = come + s->block->left >= (int32_t)m->launch.warps;
            s->cluster_mine = (uint8_t)s->block->cluster_turn;
            m->woke = true;
            s->block->cluster_turn = (uint8_t)(s->block->cluster_turn ^ done);
            m->woke = true;
            s->block->cluster_come = (uint8_t)((done ? 0 : come) & 0x3f);
            if (s->parked != 0) {
                t_5 = 0;
                for (int32_t i_7 = 0; i_7 <= 31; i_7++) {
                    if (s->blocked >> i_7 & 1 && s->group_wait[i_7] == 50) {
                        t_5 = t_5 | (uint32_t)1 << i_7;
                    }
                }
                ucgabar_arv_part_2(pc_4, t_5, s, group_wait_new, group_need_new, group_lanes_new,
                    group_pc_new);
            }
        }
    }
    for (int32_t i_16 = 0; i_16 < 32; i_16++)
        s->group_lanes[i_16] = group_lanes_new[i_16];
    for (int32_t i_17 = 0; i_17 < 32; i_17++)
        s->group_pc[i_17] = group_pc_new[i_17];
    for (int32_t i_18 = 0; i_18 < 32; i_18++)
        s->group_wait[i_18] = group_wait_new[i_18];
    for (int32_t i_19 = 0; i_19 < 32; i_19++)
        s->group_need[i_19] = group_need_new[i_19];
    return 0;
}

/* UGUARD UCGABAR_WAIT CTL */
int volta_exec_ucgabar_wait(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const uint64_t pc_4 = m->pc;
    uint32_t t = 0;
    uint32_t t_4 = 0;
    uint32_t t_5 = 0;
    uint8_t cluster_turn_new = s->block->cluster_turn;
    uint8_t cluster_come_new = s->block->cluster_come;
    uint8_t group_wait_new[32];
    for (int32_t i_12 = 0; i_12 < 32; i_12++)
        group_wait_new[i_12] = s->group_wait[i_12];
    uint32_t group_need_new[32];
    for (int32_t i_13 = 0; i_13 < 32; i_13++)
        group_need_new[i_13] = s->group_need[i_13];
    uint32_t group_lanes_new[32];
    for (int32_t i_14 = 0; i_14 < 32; i_14++)
        group_lanes_new[i_14] = s->group_lanes[i_14];
    uint64_t group_pc_new[32];
    for (int32_t i_15 = 0; i_15 < 32; i_15++)
        group_pc_new[i_15] = s->group_pc[i_15];
    const int32_t uguard = operand_uguard(s, in, 0, 0);
    const int32_t come = uguard && func_is_last_group(s, s->active);
    if (!(!come || s->block->cluster_turn != s->cluster_mine
        || (s->block->cluster_come != 0
        && s->block->cluster_come + s->block->left >= (int32_t)m->launch.warps))) {
        m->again = true;
        return RT_WAIT;
    }
    if (come && s->block->cluster_turn == s->cluster_mine) {
        m->woke = true;
        cluster_turn_new = (uint8_t)!s->block->cluster_turn;
        m->woke = true;
        cluster_come_new = 0;
    }
    if (come) {
        if (s->parked != 0) {
            t = 0;
            for (int32_t i = 0; i <= 31; i++) {
                if (s->blocked >> i & 1 && s->group_wait[i] == 51) {
                    t = t | (uint32_t)1 << i;
                }
            }
            ucgabar_arv_part_2(pc_4, t, s, group_wait_new, group_need_new, group_lanes_new,
                group_pc_new);
        }
    } else if (uguard) {
        if (0) {
            const uint32_t lanes_2 = s->active & ~s->active;
            const uint64_t pc_2 = pc_4;
            const int32_t n = rt_ctz((rt_u128)lanes_2, 32) & 0x1f;
            group_lanes_new[n] = lanes_2;
            group_pc_new[n] = pc_2;
            s->ready = s->ready | (uint32_t)1 << n;
            s->parked = s->parked | lanes_2;
            s->active = s->active;
            m->next = pc_4;
        } else {
            const uint64_t pc_3 = pc_4;
            t_4 = 0;
            for (int32_t i_6 = 0; i_6 <= 31; i_6++) {
                if (0 >> i_6 != 0 && s->group_pc[i_6] == pc_3) {
                    t_4 = t_4 | (uint32_t)1 << i_6;
                }
            }
            const uint32_t same_2 = t_4;
            t_5 = 0;
            for (int32_t i_7 = 0; i_7 <= 31; i_7++) {
                if (same_2 >> i_7 & 1) {
                    t_5 = t_5 | s->group_lanes[i_7];
                }
            }
            const uint32_t lanes_3 = s->active | t_5;
            const int32_t n_2 = rt_ctz((rt_u128)lanes_3, 32) & 0x1f;
            for (int32_t i_8 = 0; i_8 <= 31; i_8++) {
                if (same_2 >> i_8 & 1) {
                    group_lanes_new[i_8] = 0;
                    group_pc_new[i_8] = 0;
                    group_wait_new[i_8] = 0;
                    group_need_new[i_8] = 0;
                }
            }
            group_lanes_new[n_2] = lanes_3;
            group_pc_new[n_2] = pc_3;
            group_wait_new[n_2] = 51;
            {
                const int part_trap =
                    ucgabar_arv_part(group_need_new, n_2, s, same_2, m, group_lanes_new,
                    group_pc_new, group_wait_new);
                if (part_trap)
                    return part_trap;
            }
        }
    }
    m->woke = true;
    s->block->cluster_turn = (uint8_t)cluster_turn_new;
    m->woke = true;
    s->block->cluster_come = (uint8_t)cluster_come_new;
    for (int32_t i_16 = 0; i_16 < 32; i_16++)
        s->group_wait[i_16] = group_wait_new[i_16];
    for (int32_t i_17 = 0; i_17 < 32; i_17++)
        s->group_need[i_17] = group_need_new[i_17];
    for (int32_t i_18 = 0; i_18 < 32; i_18++)
        s->group_lanes[i_18] = group_lanes_new[i_18];
    for (int32_t i_19 = 0; i_19 < 32; i_19++)
        s->group_pc[i_19] = group_pc_new[i_19];
    return 0;
}

/* GUARD CGAERRBAR PM_EVENTS CTL */
int volta_exec_cgaerrbar(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)m;
    (void)in;
    return 0;
}

/* GUARD WARPGROUP.ARRIVE PM_EVENTS CTL */
int volta_exec_warpgroup(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)m;
    (void)in;
    return 0;
}

/* UGUARD WARPGROUPSET.AC $UR[URb] CTL */
int volta_exec_warpgroupset(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t uguard = operand_uguard(s, in, 0, 1);
    if (uguard) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: what it sets");
    }
    return 0;
}

/* UGUARD USETMAXREG{POOL_OP} OPT, $UR[URc] CTL */
int volta_exec_usetmaxreg_u(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t uguard = operand_uguard(s, in, 2, 3);
    if (uguard) {
        if (in->alt[0] == 1) {
            const int32_t upu = (int32_t)in->value[1];
            s->up[upu] = 1;
        }
    }
    return 0;
}

/* UGUARD USETMAXREG{POOL_OP} OPT, REG_COUNT CTL */
int volta_exec_usetmaxreg_i(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t uguard = operand_uguard(s, in, 1, 3);
    if (uguard) {
        if (in->alt[0] == 1) {
            const int32_t upu = (int32_t)in->value[1];
            s->up[upu] = 1;
        }
    }
    return 0;
}

/* UGUARD USETSHMSZ $UR[URb] CTL */
int volta_exec_usetshmsz_u(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)m;
    (void)in;
    return 0;
}

/* UGUARD USETSHMSZ UIMM CTL */
int volta_exec_usetshmsz_i(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)m;
    (void)in;
    return 0;
}

/* UGUARD ULEPC $UR[URd] CTL */
int volta_exec_ulepc_n(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const uint64_t pc = m->pc;
    const int32_t urd = (int32_t)in->value[0];
    const int32_t uguard = operand_uguard(s, in, 1, 1);
    if (uguard) {
        const uint64_t x = pc;
        if (urd != 63)
            s->ur[urd] = (uint32_t)x;
        const int32_t t = urd | 1;
        if (t != 63)
            s->ur[t] = (uint32_t)(x >> 32);
    }
    return 0;
}

/* UGUARD ULEPC $UR[URd], LEPC_TARGET CTL */
int volta_exec_ulepc_t(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const uint64_t next = m->next;
    const int64_t lepc_target = rt_sext_64(in->value[1], 58);
    const int32_t urd = (int32_t)in->value[0];
    const int32_t uguard = operand_uguard(s, in, 1, 2);
    if (uguard) {
        const uint64_t x = next + (uint64_t)lepc_target;
        if (urd != 63)
            s->ur[urd] = (uint32_t)x;
        const int32_t t = urd | 1;
        if (t != 63)
            s->ur[t] = (uint32_t)(x >> 32);
    }
    return 0;
}

