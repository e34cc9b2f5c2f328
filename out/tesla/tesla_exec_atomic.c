/* Generated from the description tesla by gen/emit/exec. Do not edit. */
#include "tesla_exec.h"

static int do_red_g_inc_num(struct isadora_machine *m, const struct isadora_insn *in, int line,
    int mark_at, int lsrc_at, int gspace_at, int ldst_at, int pred_at, int cond_at)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[mark_at];
    const int32_t lsrc = (int32_t)in->value[lsrc_at];
    const int32_t gspace = (int32_t)in->value[gspace_at];
    const int32_t ldst = (int32_t)in->value[ldst_at];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, mark_at) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, line, pred_at, cond_at);
            if (guard) {
                const uint32_t m_2 =
                    (uint32_t)rt_load(m, TESLA_SPACE_G,
                    (uint64_t)(s->r[lsrc][lane] + ((int64_t)gspace << 32)), 4);
                if (m->trap.kind)
                    return (int)m->trap.kind;
                const int64_t g_at = s->r[lsrc][lane] + ((int64_t)gspace << 32);
                if (!rt_may_store(m, TESLA_SPACE_G, (uint64_t)g_at, 4))
                    return (int)m->trap.kind;
                if (commit) {
                    rt_store(m, TESLA_SPACE_G, (uint64_t)g_at, 4,
                        (int64_t)m_2 + 1 > s->r[ldst][lane] ? 0 : m_2 + 1);
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

static int do_red_g_dec_num(struct isadora_machine *m, const struct isadora_insn *in, int line,
    int mark_at, int lsrc_at, int gspace_at, int ldst_at, int pred_at, int cond_at)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[mark_at];
    const int32_t lsrc = (int32_t)in->value[lsrc_at];
    const int32_t gspace = (int32_t)in->value[gspace_at];
    const int32_t ldst = (int32_t)in->value[ldst_at];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, mark_at) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, line, pred_at, cond_at);
            if (guard) {
                const uint32_t m_2 =
                    (uint32_t)rt_load(m, TESLA_SPACE_G,
                    (uint64_t)(s->r[lsrc][lane] + ((int64_t)gspace << 32)), 4);
                if (m->trap.kind)
                    return (int)m->trap.kind;
                const int64_t g_at = s->r[lsrc][lane] + ((int64_t)gspace << 32);
                if (!rt_may_store(m, TESLA_SPACE_G, (uint64_t)g_at, 4))
                    return (int)m->trap.kind;
                if (commit) {
                    rt_store(m, TESLA_SPACE_G, (uint64_t)g_at, 4,
                        func_counted_down(m_2, s->r[ldst][lane]));
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

static int do_red_g_kept_add_num(struct isadora_machine *m, const struct isadora_insn *in,
    int mark_at)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[mark_at];
    int32_t st_depth = s->st_depth;
    uint32_t ended_new = s->ended;
    uint16_t warps_new = s->block->warps;
    uint16_t bar_new[16];
    for (int32_t i_2 = 0; i_2 < 16; i_2++)
        bar_new[i_2] = s->block->bar[i_2];
    uint32_t broken_new = s->broken;
    if (mark == 1) {
        const uint32_t e = s->ended | s->active;
        ended_new = e;
        while (st_depth > 0) {
            const uint32_t mask = s->st_mask[st_depth - 1];
            const int32_t kind = s->st_kind[st_depth - 1];
            if (!((mask & ~func_gone(kind, e, s->returned, s->broken)) == 0))
                break;
            st_depth--;
        }
        const int32_t depth = st_depth;
        if (depth == 0) {
            s->active = 0;
            m->woke = true;
            warps_new = (uint16_t)((s->block->warps - 1) & 0xffff);
            for (int32_t i = 0; i <= 15; i++) {
                if (s->block->bar[i] == s->block->warps - 1) {
                    m->woke = true;
                    bar_new[i] = 0;
                }
            }
        } else {
            if (st_depth == 0)
                return rt_trap(m, ISADORA_TRAP_STACK, "`$st` is empty");
            const int32_t kind_2 = s->st_kind[st_depth - 1];
            const uint32_t pc = s->st_pc[st_depth - 1];
            const uint32_t mask_2 = s->st_mask[st_depth - 1];
            st_depth--;
            if (kind_2 == 5) {
                return rt_trap(m, ISADORA_TRAP_STATED,
                    "QUADON_ACTIVE: the threads end or wait between quadon and quadpop");
            }
            s->active = mask_2 & ~func_gone(kind_2, e, s->returned, s->broken);
            m->next = (uint64_t)(kind_2 == 6 ? (int32_t)((pc + 8) & 0xffffff) : (int32_t)pc);
            if (kind_2 == 2 || kind_2 == 3) {
                s->returned = s->returned & ~mask_2;
            }
            if (kind_2 == 4) {
                broken_new = s->broken & ~mask_2;
            }
        }
    }
    if (mark == 2) {
        const int32_t depth_2 = st_depth;
        if (depth_2 == 0) {
            return rt_trap(m, ISADORA_TRAP_STATED, "STACK_UNDERFLOW: join without joinat");
        }
        if (st_depth == 0)
            return rt_trap(m, ISADORA_TRAP_STACK, "`$st` is empty");
        const int32_t kind_3 = s->st_kind[st_depth - 1];
        if (kind_3 == 1) {
            if (st_depth == 0)
                return rt_trap(m, ISADORA_TRAP_STACK, "`$st` is empty");
            const uint32_t pc_2 = s->st_pc[st_depth - 1];
            const uint32_t mask_3 = s->st_mask[st_depth - 1];
            st_depth--;
            s->active = mask_3 & ~s->ended;
            m->next = pc_2;
        } else {
            if (st_depth == 0)
                return rt_trap(m, ISADORA_TRAP_STACK, "`$st` is empty");
            const int32_t kind_4 = s->st_kind[st_depth - 1];
            if (kind_4 == 6) {
                if (st_depth == 0)
                    return rt_trap(m, ISADORA_TRAP_STACK, "`$st` is empty");
                const uint32_t mask_4 = s->st_mask[st_depth - 1];
                st_depth--;
                s->active = mask_4 & ~(s->ended | s->returned | s->broken);
            } else {
                return rt_trap(m, ISADORA_TRAP_STATED,
                    "STACK_MISMATCH: join, but the top of the stack is neither a branch nor a "
                    "joinat");
            }
        }
    }
    s->ended = ended_new;
    m->woke = true;
    s->block->warps = (uint16_t)warps_new;
    for (int32_t i_3 = 0; i_3 < 16; i_3++)
        s->block->bar[i_3] = bar_new[i_3];
    s->broken = broken_new;
    s->st_depth = (uint16_t)st_depth;
    return 0;
}

static int do_atomic_g_inc_num(struct isadora_machine *m, const struct isadora_insn *in, int line,
    int mark_at, int lsrc_at, int gspace2_at, int lsrc2_at, int ldst_at, int pred_at, int cond_at)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[mark_at];
    const int32_t lsrc = (int32_t)in->value[lsrc_at];
    const int32_t gspace2 = (int32_t)in->value[gspace2_at];
    const int32_t lsrc2 = (int32_t)in->value[lsrc2_at];
    const int32_t ldst = (int32_t)in->value[ldst_at];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, mark_at) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, line, pred_at, cond_at);
            if (guard) {
                const uint32_t m_2 =
                    (uint32_t)rt_load(m, TESLA_SPACE_G,
                    (uint64_t)(s->r[lsrc][lane] + ((int64_t)gspace2 << 32)), 4);
                if (m->trap.kind)
                    return (int)m->trap.kind;
                const int64_t g_at = s->r[lsrc][lane] + ((int64_t)gspace2 << 32);
                if (!rt_may_store(m, TESLA_SPACE_G, (uint64_t)g_at, 4))
                    return (int)m->trap.kind;
                if (commit) {
                    rt_store(m, TESLA_SPACE_G, (uint64_t)g_at, 4,
                        (int64_t)m_2 + 1 > s->r[lsrc2][lane] ? 0 : m_2 + 1);
                    s->r[ldst][lane] = m_2;
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

static int do_atomic_g_dec_num(struct isadora_machine *m, const struct isadora_insn *in, int line,
    int mark_at, int lsrc_at, int gspace2_at, int lsrc2_at, int ldst_at, int pred_at, int cond_at)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[mark_at];
    const int32_t lsrc = (int32_t)in->value[lsrc_at];
    const int32_t gspace2 = (int32_t)in->value[gspace2_at];
    const int32_t lsrc2 = (int32_t)in->value[lsrc2_at];
    const int32_t ldst = (int32_t)in->value[ldst_at];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, mark_at) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, line, pred_at, cond_at);
            if (guard) {
                const uint32_t m_2 =
                    (uint32_t)rt_load(m, TESLA_SPACE_G,
                    (uint64_t)(s->r[lsrc][lane] + ((int64_t)gspace2 << 32)), 4);
                if (m->trap.kind)
                    return (int)m->trap.kind;
                const int64_t g_at = s->r[lsrc][lane] + ((int64_t)gspace2 << 32);
                if (!rt_may_store(m, TESLA_SPACE_G, (uint64_t)g_at, 4))
                    return (int)m->trap.kind;
                if (commit) {
                    rt_store(m, TESLA_SPACE_G, (uint64_t)g_at, 4,
                        func_counted_down(m_2, s->r[lsrc2][lane]));
                    s->r[ldst][lane] = m_2;
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

static int do_atomic_g_kept_add_num(struct isadora_machine *m, const struct isadora_insn *in,
    int line, int mark_at, int lsrc_at, int gspace2_at, int ldst_at, int atype_at, int pred_at,
    int cond_at)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[mark_at];
    const int32_t lsrc = (int32_t)in->value[lsrc_at];
    const int32_t gspace2 = (int32_t)in->value[gspace2_at];
    const int32_t ldst = (int32_t)in->value[ldst_at];
    const int32_t atype = (int32_t)in->value[atype_at];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, mark_at) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, line, pred_at, cond_at);
            if (guard) {
                const uint32_t m_2 =
                    (uint32_t)rt_load(m, TESLA_SPACE_G,
                    (uint64_t)(s->r[lsrc][lane] + ((int64_t)gspace2 << 32)), 4);
                if (m->trap.kind)
                    return (int)m->trap.kind;
                if (commit) {
                    s->r[ldst][lane] =
                        rt_u32(atype == 0 ? (int32_t)(m_2 & 0xff) : atype == 1 ? (int8_t)m_2
                        : atype == 2 ? (int32_t)(m_2 & 0xffff) : (int16_t)m_2);
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD red add ATYPE g{GSPACE}[$r[LSRC]] $r[LDST] */
int tesla_exec_red_g_add_num(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[4];
    const int32_t lsrc = (int32_t)in->value[2];
    const int32_t gspace = (int32_t)in->value[1];
    const int32_t ldst = (int32_t)in->value[3];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 4) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 0, 5, 6);
            if (guard) {
                const uint32_t m_2 =
                    (uint32_t)rt_load(m, TESLA_SPACE_G,
                    (uint64_t)(s->r[lsrc][lane] + ((int64_t)gspace << 32)), 4);
                if (m->trap.kind)
                    return (int)m->trap.kind;
                const int64_t g_at = s->r[lsrc][lane] + ((int64_t)gspace << 32);
                if (!rt_may_store(m, TESLA_SPACE_G, (uint64_t)g_at, 4))
                    return (int)m->trap.kind;
                if (commit) {
                    rt_store(m, TESLA_SPACE_G, (uint64_t)g_at, 4, m_2 + s->r[ldst][lane]);
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD red inc ATYPE g{GSPACE}[$r[LSRC]] $r[LDST] */
int tesla_exec_red_g_inc_num(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_red_g_inc_num(m, in, 0, 4, 2, 1, 3, 5, 6);
}

/* MARK GUARD red dec ATYPE g{GSPACE}[$r[LSRC]] $r[LDST] */
int tesla_exec_red_g_dec_num(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_red_g_dec_num(m, in, 0, 4, 2, 1, 3, 5, 6);
}

/* MARK GUARD red inc ATYPE g{GSPACE}[$r[LSRC]] $r[LDST] */
int tesla_exec_red_g_sinc_num(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_red_g_inc_num(m, in, 0, 4, 2, 1, 3, 5, 6);
}

/* MARK GUARD red dec ATYPE g{GSPACE}[$r[LSRC]] $r[LDST] */
int tesla_exec_red_g_sdec_num(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_red_g_dec_num(m, in, 0, 4, 2, 1, 3, 5, 6);
}

/* MARK GUARD red inc ATYPE g{GSPACE}[$r[LSRC]] $r[LDST] */
int tesla_exec_red_g_ninc_num(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[4];
    const int32_t lsrc = (int32_t)in->value[2];
    const int32_t gspace = (int32_t)in->value[1];
    const int32_t ldst = (int32_t)in->value[3];
    const uint32_t active = s->active;
    int64_t t = 0;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 4) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 0, 5, 6);
            if (guard) {
                const uint32_t m_2 =
                    (uint32_t)rt_load(m, TESLA_SPACE_G,
                    (uint64_t)(s->r[lsrc][lane] + ((int64_t)gspace << 32)), 4);
                if (m->trap.kind)
                    return (int)m->trap.kind;
                if (s->r[ldst][lane] >> 31 == 0) {
                    t = (int64_t)m_2 + 1 > s->r[ldst][lane] ? 0 : m_2 + 1;
                } else {
                    const int64_t n = (int64_t)m_2 + 1;
                    t = func_clipped(n, s->r[ldst][lane], s->r[ldst][lane]);
                }
                const int64_t g_at = s->r[lsrc][lane] + ((int64_t)gspace << 32);
                if (!rt_may_store(m, TESLA_SPACE_G, (uint64_t)g_at, 4))
                    return (int)m->trap.kind;
                if (commit) {
                    rt_store(m, TESLA_SPACE_G, (uint64_t)g_at, 4, (uint32_t)t);
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD red dec ATYPE g{GSPACE}[$r[LSRC]] $r[LDST] */
int tesla_exec_red_g_ndec_num(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[4];
    const int32_t lsrc = (int32_t)in->value[2];
    const int32_t gspace = (int32_t)in->value[1];
    const int32_t ldst = (int32_t)in->value[3];
    const uint32_t active = s->active;
    int64_t t = 0;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 4) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 0, 5, 6);
            if (guard) {
                const uint32_t m_2 =
                    (uint32_t)rt_load(m, TESLA_SPACE_G,
                    (uint64_t)(s->r[lsrc][lane] + ((int64_t)gspace << 32)), 4);
                if (m->trap.kind)
                    return (int)m->trap.kind;
                if (s->r[ldst][lane] >> 31 == 0) {
                    t = func_counted_down(m_2, s->r[ldst][lane]);
                } else {
                    const int64_t n = (int64_t)m_2 - 1;
                    t = func_clipped_2(n, s->r[ldst][lane]);
                }
                const int64_t g_at = s->r[lsrc][lane] + ((int64_t)gspace << 32);
                if (!rt_may_store(m, TESLA_SPACE_G, (uint64_t)g_at, 4))
                    return (int)m->trap.kind;
                if (commit) {
                    rt_store(m, TESLA_SPACE_G, (uint64_t)g_at, 4, (uint32_t)t);
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD red max ATYPE g{GSPACE}[$r[LSRC]] $r[LDST] */
int tesla_exec_red_g_max_num(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[4];
    const int32_t lsrc = (int32_t)in->value[2];
    const int32_t gspace = (int32_t)in->value[1];
    const int32_t atype = (int32_t)in->value[0];
    const int32_t ldst = (int32_t)in->value[3];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 4) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 0, 5, 6);
            if (guard) {
                const uint32_t m_2 =
                    (uint32_t)rt_load(m, TESLA_SPACE_G,
                    (uint64_t)(s->r[lsrc][lane] + ((int64_t)gspace << 32)), 4);
                if (m->trap.kind)
                    return (int)m->trap.kind;
                const int64_t g_at = s->r[lsrc][lane] + ((int64_t)gspace << 32);
                if (!rt_may_store(m, TESLA_SPACE_G, (uint64_t)g_at, 4))
                    return (int)m->trap.kind;
                if (commit) {
                    rt_store(m, TESLA_SPACE_G, (uint64_t)g_at, 4,
                        (uint32_t)rt_max_i64(atype == 7 ? (int64_t)(int32_t)m_2 : m_2,
                        atype == 7 ? (int64_t)(int32_t)s->r[ldst][lane] : s->r[ldst][lane]));
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD red min ATYPE g{GSPACE}[$r[LSRC]] $r[LDST] */
int tesla_exec_red_g_min_num(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[4];
    const int32_t lsrc = (int32_t)in->value[2];
    const int32_t gspace = (int32_t)in->value[1];
    const int32_t atype = (int32_t)in->value[0];
    const int32_t ldst = (int32_t)in->value[3];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 4) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 0, 5, 6);
            if (guard) {
                const uint32_t m_2 =
                    (uint32_t)rt_load(m, TESLA_SPACE_G,
                    (uint64_t)(s->r[lsrc][lane] + ((int64_t)gspace << 32)), 4);
                if (m->trap.kind)
                    return (int)m->trap.kind;
                const int64_t g_at = s->r[lsrc][lane] + ((int64_t)gspace << 32);
                if (!rt_may_store(m, TESLA_SPACE_G, (uint64_t)g_at, 4))
                    return (int)m->trap.kind;
                if (commit) {
                    rt_store(m, TESLA_SPACE_G, (uint64_t)g_at, 4,
                        (uint32_t)rt_min_i64(atype == 7 ? (int64_t)(int32_t)m_2 : m_2,
                        atype == 7 ? (int64_t)(int32_t)s->r[ldst][lane] : s->r[ldst][lane]));
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD red and BTYPE g{GSPACE}[$r[LSRC]] $r[LDST] */
int tesla_exec_red_g_and_bits(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[4];
    const int32_t lsrc = (int32_t)in->value[2];
    const int32_t gspace = (int32_t)in->value[1];
    const int32_t ldst = (int32_t)in->value[3];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 4) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 0, 5, 6);
            if (guard) {
                const uint32_t m_2 =
                    (uint32_t)rt_load(m, TESLA_SPACE_G,
                    (uint64_t)(s->r[lsrc][lane] + ((int64_t)gspace << 32)), 4);
                if (m->trap.kind)
                    return (int)m->trap.kind;
                const int64_t g_at = s->r[lsrc][lane] + ((int64_t)gspace << 32);
                if (!rt_may_store(m, TESLA_SPACE_G, (uint64_t)g_at, 4))
                    return (int)m->trap.kind;
                if (commit) {
                    rt_store(m, TESLA_SPACE_G, (uint64_t)g_at, 4, m_2 & s->r[ldst][lane]);
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD red or BTYPE g{GSPACE}[$r[LSRC]] $r[LDST] */
int tesla_exec_red_g_or_bits(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[4];
    const int32_t lsrc = (int32_t)in->value[2];
    const int32_t gspace = (int32_t)in->value[1];
    const int32_t ldst = (int32_t)in->value[3];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 4) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 0, 5, 6);
            if (guard) {
                const uint32_t m_2 =
                    (uint32_t)rt_load(m, TESLA_SPACE_G,
                    (uint64_t)(s->r[lsrc][lane] + ((int64_t)gspace << 32)), 4);
                if (m->trap.kind)
                    return (int)m->trap.kind;
                const int64_t g_at = s->r[lsrc][lane] + ((int64_t)gspace << 32);
                if (!rt_may_store(m, TESLA_SPACE_G, (uint64_t)g_at, 4))
                    return (int)m->trap.kind;
                if (commit) {
                    rt_store(m, TESLA_SPACE_G, (uint64_t)g_at, 4, m_2 | s->r[ldst][lane]);
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD red xor BTYPE g{GSPACE}[$r[LSRC]] $r[LDST] */
int tesla_exec_red_g_xor_bits(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[4];
    const int32_t lsrc = (int32_t)in->value[2];
    const int32_t gspace = (int32_t)in->value[1];
    const int32_t ldst = (int32_t)in->value[3];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 4) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 0, 5, 6);
            if (guard) {
                const uint32_t m_2 =
                    (uint32_t)rt_load(m, TESLA_SPACE_G,
                    (uint64_t)(s->r[lsrc][lane] + ((int64_t)gspace << 32)), 4);
                if (m->trap.kind)
                    return (int)m->trap.kind;
                const int64_t g_at = s->r[lsrc][lane] + ((int64_t)gspace << 32);
                if (!rt_may_store(m, TESLA_SPACE_G, (uint64_t)g_at, 4))
                    return (int)m->trap.kind;
                if (commit) {
                    rt_store(m, TESLA_SPACE_G, (uint64_t)g_at, 4, m_2 ^ s->r[ldst][lane]);
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD red exch BTYPE g{GSPACE}[$r[LSRC]] $r[LDST] */
int tesla_exec_red_exch_g(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[4];
    const int32_t lsrc = (int32_t)in->value[2];
    const int32_t gspace = (int32_t)in->value[1];
    const int32_t ldst = (int32_t)in->value[3];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 4) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 0, 5, 6);
            if (guard) {
                const int64_t g_at = s->r[lsrc][lane] + ((int64_t)gspace << 32);
                if (!rt_may_store(m, TESLA_SPACE_G, (uint64_t)g_at, 4))
                    return (int)m->trap.kind;
                if (commit) {
                    rt_store(m, TESLA_SPACE_G, (uint64_t)g_at, 4, s->r[ldst][lane]);
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD red add u64 g{GSPACE}[$r[LSRC]] $r[LDST]d */
int tesla_exec_red_g_wide_add(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[3];
    const int32_t ldst = (int32_t)in->value[2];
    const int32_t lsrc = (int32_t)in->value[1];
    const int32_t gspace = (int32_t)in->value[0];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 3) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 1, 4, 5);
            if (guard) {
                uint64_t v;
                v = s->r[ldst][lane] | (uint64_t)s->r[ldst + 1][lane] << 32;
                const uint64_t m_2 =
                    rt_load(m, TESLA_SPACE_G,
                    (uint64_t)(s->r[lsrc][lane] + ((int64_t)gspace << 32)), 8);
                if (m->trap.kind)
                    return (int)m->trap.kind;
                const int64_t g_at = s->r[lsrc][lane] + ((int64_t)gspace << 32);
                if (!rt_may_store(m, TESLA_SPACE_G, (uint64_t)g_at, 8))
                    return (int)m->trap.kind;
                if (commit) {
                    rt_store(m, TESLA_SPACE_G, (uint64_t)g_at, 8, m_2 + v);
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD red exch b64 g{GSPACE}[$r[LSRC]] $r[LDST]d */
int tesla_exec_red_g_wide_exch(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[3];
    const int32_t ldst = (int32_t)in->value[2];
    const int32_t lsrc = (int32_t)in->value[1];
    const int32_t gspace = (int32_t)in->value[0];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 3) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 1, 4, 5);
            if (guard) {
                uint64_t v;
                v = s->r[ldst][lane] | (uint64_t)s->r[ldst + 1][lane] << 32;
                const int64_t g_at = s->r[lsrc][lane] + ((int64_t)gspace << 32);
                if (!rt_may_store(m, TESLA_SPACE_G, (uint64_t)g_at, 8))
                    return (int)m->trap.kind;
                if (commit) {
                    rt_store(m, TESLA_SPACE_G, (uint64_t)g_at, 8, v);
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD red add ATYPE g{GSPACE}[$r[LSRC]] $r[LDST] */
int tesla_exec_red_g_narrow_add_num(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[4];
    const int32_t ldst = (int32_t)in->value[3];
    const int32_t atype = (int32_t)in->value[0];
    const int32_t lsrc = (int32_t)in->value[2];
    const int32_t gspace = (int32_t)in->value[1];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 4) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 0, 5, 6);
            if (guard) {
                const uint32_t v = func_repeated(s->r[ldst][lane], atype);
                const uint32_t m_2 =
                    (uint32_t)rt_load(m, TESLA_SPACE_G,
                    (uint64_t)(s->r[lsrc][lane] + ((int64_t)gspace << 32)), 4);
                if (m->trap.kind)
                    return (int)m->trap.kind;
                const int64_t g_at = s->r[lsrc][lane] + ((int64_t)gspace << 32);
                if (!rt_may_store(m, TESLA_SPACE_G, (uint64_t)g_at, 4))
                    return (int)m->trap.kind;
                if (commit) {
                    rt_store(m, TESLA_SPACE_G, (uint64_t)g_at, 4, m_2 + v);
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD red inc ATYPE g{GSPACE}[$r[LSRC]] $r[LDST] */
int tesla_exec_red_g_narrow_inc_num(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[4];
    const int32_t ldst = (int32_t)in->value[3];
    const int32_t atype = (int32_t)in->value[0];
    const int32_t lsrc = (int32_t)in->value[2];
    const int32_t gspace = (int32_t)in->value[1];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 4) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 0, 5, 6);
            if (guard) {
                const uint32_t v = func_repeated(s->r[ldst][lane], atype);
                const uint32_t m_2 =
                    (uint32_t)rt_load(m, TESLA_SPACE_G,
                    (uint64_t)(s->r[lsrc][lane] + ((int64_t)gspace << 32)), 4);
                if (m->trap.kind)
                    return (int)m->trap.kind;
                const int64_t g_at = s->r[lsrc][lane] + ((int64_t)gspace << 32);
                if (!rt_may_store(m, TESLA_SPACE_G, (uint64_t)g_at, 4))
                    return (int)m->trap.kind;
                if (commit) {
                    rt_store(m, TESLA_SPACE_G, (uint64_t)g_at, 4,
                        (int64_t)m_2 + 1 > v ? 0 : m_2 + 1);
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD red dec ATYPE g{GSPACE}[$r[LSRC]] $r[LDST] */
int tesla_exec_red_g_narrow_dec_num(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[4];
    const int32_t ldst = (int32_t)in->value[3];
    const int32_t atype = (int32_t)in->value[0];
    const int32_t lsrc = (int32_t)in->value[2];
    const int32_t gspace = (int32_t)in->value[1];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 4) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 0, 5, 6);
            if (guard) {
                const uint32_t v = func_repeated(s->r[ldst][lane], atype);
                const uint32_t m_2 =
                    (uint32_t)rt_load(m, TESLA_SPACE_G,
                    (uint64_t)(s->r[lsrc][lane] + ((int64_t)gspace << 32)), 4);
                if (m->trap.kind)
                    return (int)m->trap.kind;
                const int64_t g_at = s->r[lsrc][lane] + ((int64_t)gspace << 32);
                if (!rt_may_store(m, TESLA_SPACE_G, (uint64_t)g_at, 4))
                    return (int)m->trap.kind;
                if (commit) {
                    rt_store(m, TESLA_SPACE_G, (uint64_t)g_at, 4, func_counted_down(m_2, v));
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD red max ATYPE g{GSPACE}[$r[LSRC]] $r[LDST] */
int tesla_exec_red_g_narrow_max_num(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[4];
    const int32_t ldst = (int32_t)in->value[3];
    const int32_t atype = (int32_t)in->value[0];
    const int32_t lsrc = (int32_t)in->value[2];
    const int32_t gspace = (int32_t)in->value[1];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 4) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 0, 5, 6);
            if (guard) {
                const uint32_t v = func_repeated(s->r[ldst][lane], atype);
                const uint32_t m_2 =
                    (uint32_t)rt_load(m, TESLA_SPACE_G,
                    (uint64_t)(s->r[lsrc][lane] + ((int64_t)gspace << 32)), 4);
                if (m->trap.kind)
                    return (int)m->trap.kind;
                const int64_t g_at = s->r[lsrc][lane] + ((int64_t)gspace << 32);
                if (!rt_may_store(m, TESLA_SPACE_G, (uint64_t)g_at, 4))
                    return (int)m->trap.kind;
                if (commit) {
                    rt_store(m, TESLA_SPACE_G, (uint64_t)g_at, 4, rt_max_u32(m_2, v));
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD red min ATYPE g{GSPACE}[$r[LSRC]] $r[LDST] */
int tesla_exec_red_g_narrow_min_num(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[4];
    const int32_t ldst = (int32_t)in->value[3];
    const int32_t atype = (int32_t)in->value[0];
    const int32_t lsrc = (int32_t)in->value[2];
    const int32_t gspace = (int32_t)in->value[1];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 4) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 0, 5, 6);
            if (guard) {
                const uint32_t v = func_repeated(s->r[ldst][lane], atype);
                const uint32_t m_2 =
                    (uint32_t)rt_load(m, TESLA_SPACE_G,
                    (uint64_t)(s->r[lsrc][lane] + ((int64_t)gspace << 32)), 4);
                if (m->trap.kind)
                    return (int)m->trap.kind;
                const int64_t g_at = s->r[lsrc][lane] + ((int64_t)gspace << 32);
                if (!rt_may_store(m, TESLA_SPACE_G, (uint64_t)g_at, 4))
                    return (int)m->trap.kind;
                if (commit) {
                    rt_store(m, TESLA_SPACE_G, (uint64_t)g_at, 4, rt_min_u32(m_2, v));
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD red and BTYPE g{GSPACE}[$r[LSRC]] $r[LDST] */
int tesla_exec_red_g_narrow_and_bits(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[4];
    const int32_t ldst = (int32_t)in->value[3];
    const int32_t btype = (int32_t)in->value[0];
    const int32_t lsrc = (int32_t)in->value[2];
    const int32_t gspace = (int32_t)in->value[1];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 4) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 0, 5, 6);
            if (guard) {
                const uint32_t v = func_repeated(s->r[ldst][lane], btype);
                const uint32_t m_2 =
                    (uint32_t)rt_load(m, TESLA_SPACE_G,
                    (uint64_t)(s->r[lsrc][lane] + ((int64_t)gspace << 32)), 4);
                if (m->trap.kind)
                    return (int)m->trap.kind;
                const int64_t g_at = s->r[lsrc][lane] + ((int64_t)gspace << 32);
                if (!rt_may_store(m, TESLA_SPACE_G, (uint64_t)g_at, 4))
                    return (int)m->trap.kind;
                if (commit) {
                    rt_store(m, TESLA_SPACE_G, (uint64_t)g_at, 4, m_2 & v);
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD red or BTYPE g{GSPACE}[$r[LSRC]] $r[LDST] */
int tesla_exec_red_g_narrow_or_bits(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[4];
    const int32_t ldst = (int32_t)in->value[3];
    const int32_t btype = (int32_t)in->value[0];
    const int32_t lsrc = (int32_t)in->value[2];
    const int32_t gspace = (int32_t)in->value[1];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 4) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 0, 5, 6);
            if (guard) {
                const uint32_t v = func_repeated(s->r[ldst][lane], btype);
                const uint32_t m_2 =
                    (uint32_t)rt_load(m, TESLA_SPACE_G,
                    (uint64_t)(s->r[lsrc][lane] + ((int64_t)gspace << 32)), 4);
                if (m->trap.kind)
                    return (int)m->trap.kind;
                const int64_t g_at = s->r[lsrc][lane] + ((int64_t)gspace << 32);
                if (!rt_may_store(m, TESLA_SPACE_G, (uint64_t)g_at, 4))
                    return (int)m->trap.kind;
                if (commit) {
                    rt_store(m, TESLA_SPACE_G, (uint64_t)g_at, 4, m_2 | v);
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD red xor BTYPE g{GSPACE}[$r[LSRC]] $r[LDST] */
int tesla_exec_red_g_narrow_xor_bits(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[4];
    const int32_t ldst = (int32_t)in->value[3];
    const int32_t btype = (int32_t)in->value[0];
    const int32_t lsrc = (int32_t)in->value[2];
    const int32_t gspace = (int32_t)in->value[1];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 4) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 0, 5, 6);
            if (guard) {
                const uint32_t v = func_repeated(s->r[ldst][lane], btype);
                const uint32_t m_2 =
                    (uint32_t)rt_load(m, TESLA_SPACE_G,
                    (uint64_t)(s->r[lsrc][lane] + ((int64_t)gspace << 32)), 4);
                if (m->trap.kind)
                    return (int)m->trap.kind;
                const int64_t g_at = s->r[lsrc][lane] + ((int64_t)gspace << 32);
                if (!rt_may_store(m, TESLA_SPACE_G, (uint64_t)g_at, 4))
                    return (int)m->trap.kind;
                if (commit) {
                    rt_store(m, TESLA_SPACE_G, (uint64_t)g_at, 4, m_2 ^ v);
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD red exch BTYPE g{GSPACE}[$r[LSRC]] $r[LDST] */
int tesla_exec_red_exch_g_narrow(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[4];
    const int32_t lsrc = (int32_t)in->value[2];
    const int32_t gspace = (int32_t)in->value[1];
    const int32_t ldst = (int32_t)in->value[3];
    const int32_t btype = (int32_t)in->value[0];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 4) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 0, 5, 6);
            if (guard) {
                const int64_t g_at = s->r[lsrc][lane] + ((int64_t)gspace << 32);
                if (!rt_may_store(m, TESLA_SPACE_G, (uint64_t)g_at, 4))
                    return (int)m->trap.kind;
                if (commit) {
                    rt_store(m, TESLA_SPACE_G, (uint64_t)g_at, 4,
                        func_repeated(s->r[ldst][lane], btype));
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD red add ATYPE g{GSPACE}[$r[LSRC]] $r[LDST] */
int tesla_exec_red_g_kept_add_num(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_red_g_kept_add_num(m, in, 4);
}

/* MARK GUARD red inc ATYPE g{GSPACE}[$r[LSRC]] $r[LDST] */
int tesla_exec_red_g_kept_inc_num(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_red_g_kept_add_num(m, in, 4);
}

/* MARK GUARD red dec ATYPE g{GSPACE}[$r[LSRC]] $r[LDST] */
int tesla_exec_red_g_kept_dec_num(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_red_g_kept_add_num(m, in, 4);
}

/* MARK GUARD red max ATYPE g{GSPACE}[$r[LSRC]] $r[LDST] */
int tesla_exec_red_g_kept_max_num(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_red_g_kept_add_num(m, in, 4);
}

/* MARK GUARD red min ATYPE g{GSPACE}[$r[LSRC]] $r[LDST] */
int tesla_exec_red_g_kept_min_num(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_red_g_kept_add_num(m, in, 4);
}

/* MARK GUARD red exch BTYPE g{GSPACE}[$r[LSRC]] $r[LDST] */
int tesla_exec_red_g_kept_exch_bits(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_red_g_kept_add_num(m, in, 4);
}

/* MARK GUARD red and BTYPE g{GSPACE}[$r[LSRC]] $r[LDST] */
int tesla_exec_red_g_kept_and_bits(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_red_g_kept_add_num(m, in, 4);
}

/* MARK GUARD red or BTYPE g{GSPACE}[$r[LSRC]] $r[LDST] */
int tesla_exec_red_g_kept_or_bits(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_red_g_kept_add_num(m, in, 4);
}

/* MARK GUARD red xor BTYPE g{GSPACE}[$r[LSRC]] $r[LDST] */
int tesla_exec_red_g_kept_xor_bits(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_red_g_kept_add_num(m, in, 4);
}

/* MARK GUARD ld add ATYPE $r[LDST] g{GSPACE2}[$r[LSRC]] $r[LSRC2] */
int tesla_exec_atomic_g_add_num(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[5];
    const int32_t lsrc = (int32_t)in->value[3];
    const int32_t gspace2 = (int32_t)in->value[2];
    const int32_t lsrc2 = (int32_t)in->value[4];
    const int32_t ldst = (int32_t)in->value[1];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 5) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 0, 6, 7);
            if (guard) {
                const uint32_t m_2 =
                    (uint32_t)rt_load(m, TESLA_SPACE_G,
                    (uint64_t)(s->r[lsrc][lane] + ((int64_t)gspace2 << 32)), 4);
                if (m->trap.kind)
                    return (int)m->trap.kind;
                const int64_t g_at = s->r[lsrc][lane] + ((int64_t)gspace2 << 32);
                if (!rt_may_store(m, TESLA_SPACE_G, (uint64_t)g_at, 4))
                    return (int)m->trap.kind;
                if (commit) {
                    rt_store(m, TESLA_SPACE_G, (uint64_t)g_at, 4, m_2 + s->r[lsrc2][lane]);
                    s->r[ldst][lane] = m_2;
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD ld inc ATYPE $r[LDST] g{GSPACE2}[$r[LSRC]] $r[LSRC2] */
int tesla_exec_atomic_g_inc_num(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_atomic_g_inc_num(m, in, 0, 5, 3, 2, 4, 1, 6, 7);
}

/* MARK GUARD ld dec ATYPE $r[LDST] g{GSPACE2}[$r[LSRC]] $r[LSRC2] */
int tesla_exec_atomic_g_dec_num(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_atomic_g_dec_num(m, in, 0, 5, 3, 2, 4, 1, 6, 7);
}

/* MARK GUARD ld inc ATYPE $r[LDST] g{GSPACE2}[$r[LSRC]] $r[LSRC2] */
int tesla_exec_atomic_g_sinc_num(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_atomic_g_inc_num(m, in, 0, 5, 3, 2, 4, 1, 6, 7);
}

/* MARK GUARD ld dec ATYPE $r[LDST] g{GSPACE2}[$r[LSRC]] $r[LSRC2] */
int tesla_exec_atomic_g_sdec_num(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_atomic_g_dec_num(m, in, 0, 5, 3, 2, 4, 1, 6, 7);
}

/* MARK GUARD ld inc ATYPE $r[LDST] g{GSPACE2}[$r[LSRC]] $r[LSRC2] */
int tesla_exec_atomic_g_ninc_num(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[5];
    const int32_t lsrc = (int32_t)in->value[3];
    const int32_t gspace2 = (int32_t)in->value[2];
    const int32_t lsrc2 = (int32_t)in->value[4];
    const int32_t ldst = (int32_t)in->value[1];
    const uint32_t active = s->active;
    int64_t t = 0;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 5) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 0, 6, 7);
            if (guard) {
                const uint32_t m_2 =
                    (uint32_t)rt_load(m, TESLA_SPACE_G,
                    (uint64_t)(s->r[lsrc][lane] + ((int64_t)gspace2 << 32)), 4);
                if (m->trap.kind)
                    return (int)m->trap.kind;
                if (s->r[lsrc2][lane] >> 31 == 0) {
                    t = (int64_t)m_2 + 1 > s->r[lsrc2][lane] ? 0 : m_2 + 1;
                } else {
                    const int64_t n = (int64_t)m_2 + 1;
                    t = func_clipped(n, s->r[lsrc2][lane], s->r[lsrc2][lane]);
                }
                const int64_t g_at = s->r[lsrc][lane] + ((int64_t)gspace2 << 32);
                if (!rt_may_store(m, TESLA_SPACE_G, (uint64_t)g_at, 4))
                    return (int)m->trap.kind;
                if (commit) {
                    rt_store(m, TESLA_SPACE_G, (uint64_t)g_at, 4, (uint32_t)t);
                    s->r[ldst][lane] = m_2;
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD ld dec ATYPE $r[LDST] g{GSPACE2}[$r[LSRC]] $r[LSRC2] */
int tesla_exec_atomic_g_ndec_num(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[5];
    const int32_t lsrc = (int32_t)in->value[3];
    const int32_t gspace2 = (int32_t)in->value[2];
    const int32_t lsrc2 = (int32_t)in->value[4];
    const int32_t ldst = (int32_t)in->value[1];
    const uint32_t active = s->active;
    int64_t t = 0;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 5) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 0, 6, 7);
            if (guard) {
                const uint32_t m_2 =
                    (uint32_t)rt_load(m, TESLA_SPACE_G,
                    (uint64_t)(s->r[lsrc][lane] + ((int64_t)gspace2 << 32)), 4);
                if (m->trap.kind)
                    return (int)m->trap.kind;
                if (s->r[lsrc2][lane] >> 31 == 0) {
                    t = func_counted_down(m_2, s->r[lsrc2][lane]);
                } else {
                    const int64_t n = (int64_t)m_2 - 1;
                    t = func_clipped_2(n, s->r[lsrc2][lane]);
                }
                const int64_t g_at = s->r[lsrc][lane] + ((int64_t)gspace2 << 32);
                if (!rt_may_store(m, TESLA_SPACE_G, (uint64_t)g_at, 4))
                    return (int)m->trap.kind;
                if (commit) {
                    rt_store(m, TESLA_SPACE_G, (uint64_t)g_at, 4, (uint32_t)t);
                    s->r[ldst][lane] = m_2;
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD ld max ATYPE $r[LDST] g{GSPACE2}[$r[LSRC]] $r[LSRC2] */
int tesla_exec_atomic_g_max_num(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[5];
    const int32_t lsrc = (int32_t)in->value[3];
    const int32_t gspace2 = (int32_t)in->value[2];
    const int32_t atype = (int32_t)in->value[0];
    const int32_t lsrc2 = (int32_t)in->value[4];
    const int32_t ldst = (int32_t)in->value[1];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 5) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 0, 6, 7);
            if (guard) {
                const uint32_t m_2 =
                    (uint32_t)rt_load(m, TESLA_SPACE_G,
                    (uint64_t)(s->r[lsrc][lane] + ((int64_t)gspace2 << 32)), 4);
                if (m->trap.kind)
                    return (int)m->trap.kind;
                const int64_t g_at = s->r[lsrc][lane] + ((int64_t)gspace2 << 32);
                if (!rt_may_store(m, TESLA_SPACE_G, (uint64_t)g_at, 4))
                    return (int)m->trap.kind;
                if (commit) {
                    rt_store(m, TESLA_SPACE_G, (uint64_t)g_at, 4,
                        (uint32_t)rt_max_i64(atype == 7 ? (int64_t)(int32_t)m_2 : m_2,
                        atype == 7 ? (int64_t)(int32_t)s->r[lsrc2][lane] : s->r[lsrc2][lane]));
                    s->r[ldst][lane] = m_2;
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD ld min ATYPE $r[LDST] g{GSPACE2}[$r[LSRC]] $r[LSRC2] */
int tesla_exec_atomic_g_min_num(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[5];
    const int32_t lsrc = (int32_t)in->value[3];
    const int32_t gspace2 = (int32_t)in->value[2];
    const int32_t atype = (int32_t)in->value[0];
    const int32_t lsrc2 = (int32_t)in->value[4];
    const int32_t ldst = (int32_t)in->value[1];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 5) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 0, 6, 7);
            if (guard) {
                const uint32_t m_2 =
                    (uint32_t)rt_load(m, TESLA_SPACE_G,
                    (uint64_t)(s->r[lsrc][lane] + ((int64_t)gspace2 << 32)), 4);
                if (m->trap.kind)
                    return (int)m->trap.kind;
                const int64_t g_at = s->r[lsrc][lane] + ((int64_t)gspace2 << 32);
                if (!rt_may_store(m, TESLA_SPACE_G, (uint64_t)g_at, 4))
                    return (int)m->trap.kind;
                if (commit) {
                    rt_store(m, TESLA_SPACE_G, (uint64_t)g_at, 4,
                        (uint32_t)rt_min_i64(atype == 7 ? (int64_t)(int32_t)m_2 : m_2,
                        atype == 7 ? (int64_t)(int32_t)s->r[lsrc2][lane] : s->r[lsrc2][lane]));
                    s->r[ldst][lane] = m_2;
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD ld and BTYPE $r[LDST] g{GSPACE2}[$r[LSRC]] $r[LSRC2] */
int tesla_exec_atomic_g_and_bits(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[5];
    const int32_t lsrc = (int32_t)in->value[3];
    const int32_t gspace2 = (int32_t)in->value[2];
    const int32_t lsrc2 = (int32_t)in->value[4];
    const int32_t ldst = (int32_t)in->value[1];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 5) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 0, 6, 7);
            if (guard) {
                const uint32_t m_2 =
                    (uint32_t)rt_load(m, TESLA_SPACE_G,
                    (uint64_t)(s->r[lsrc][lane] + ((int64_t)gspace2 << 32)), 4);
                if (m->trap.kind)
                    return (int)m->trap.kind;
                const int64_t g_at = s->r[lsrc][lane] + ((int64_t)gspace2 << 32);
                if (!rt_may_store(m, TESLA_SPACE_G, (uint64_t)g_at, 4))
                    return (int)m->trap.kind;
                if (commit) {
                    rt_store(m, TESLA_SPACE_G, (uint64_t)g_at, 4, m_2 & s->r[lsrc2][lane]);
                    s->r[ldst][lane] = m_2;
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD ld or BTYPE $r[LDST] g{GSPACE2}[$r[LSRC]] $r[LSRC2] */
int tesla_exec_atomic_g_or_bits(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[5];
    const int32_t lsrc = (int32_t)in->value[3];
    const int32_t gspace2 = (int32_t)in->value[2];
    const int32_t lsrc2 = (int32_t)in->value[4];
    const int32_t ldst = (int32_t)in->value[1];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 5) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 0, 6, 7);
            if (guard) {
                const uint32_t m_2 =
                    (uint32_t)rt_load(m, TESLA_SPACE_G,
                    (uint64_t)(s->r[lsrc][lane] + ((int64_t)gspace2 << 32)), 4);
                if (m->trap.kind)
                    return (int)m->trap.kind;
                const int64_t g_at = s->r[lsrc][lane] + ((int64_t)gspace2 << 32);
                if (!rt_may_store(m, TESLA_SPACE_G, (uint64_t)g_at, 4))
                    return (int)m->trap.kind;
                if (commit) {
                    rt_store(m, TESLA_SPACE_G, (uint64_t)g_at, 4, m_2 | s->r[lsrc2][lane]);
                    s->r[ldst][lane] = m_2;
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD ld xor BTYPE $r[LDST] g{GSPACE2}[$r[LSRC]] $r[LSRC2] */
int tesla_exec_atomic_g_xor_bits(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[5];
    const int32_t lsrc = (int32_t)in->value[3];
    const int32_t gspace2 = (int32_t)in->value[2];
    const int32_t lsrc2 = (int32_t)in->value[4];
    const int32_t ldst = (int32_t)in->value[1];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 5) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 0, 6, 7);
            if (guard) {
                const uint32_t m_2 =
                    (uint32_t)rt_load(m, TESLA_SPACE_G,
                    (uint64_t)(s->r[lsrc][lane] + ((int64_t)gspace2 << 32)), 4);
                if (m->trap.kind)
                    return (int)m->trap.kind;
                const int64_t g_at = s->r[lsrc][lane] + ((int64_t)gspace2 << 32);
                if (!rt_may_store(m, TESLA_SPACE_G, (uint64_t)g_at, 4))
                    return (int)m->trap.kind;
                if (commit) {
                    rt_store(m, TESLA_SPACE_G, (uint64_t)g_at, 4, m_2 ^ s->r[lsrc2][lane]);
                    s->r[ldst][lane] = m_2;
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD ld add u64 $r[LDST]d g{GSPACE2}[$r[LSRC]] $r[LSRC2]d */
int tesla_exec_atomic_g_wide(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[4];
    const int32_t lsrc2 = (int32_t)in->value[3];
    const int32_t lsrc = (int32_t)in->value[2];
    const int32_t gspace2 = (int32_t)in->value[1];
    const int32_t ldst = (int32_t)in->value[0];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 4) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 2, 5, 6);
            if (guard) {
                uint64_t v;
                v = s->r[lsrc2][lane] | (uint64_t)s->r[lsrc2 + 1][lane] << 32;
                const uint64_t m_2 =
                    rt_load(m, TESLA_SPACE_G,
                    (uint64_t)(s->r[lsrc][lane] + ((int64_t)gspace2 << 32)), 8);
                if (m->trap.kind)
                    return (int)m->trap.kind;
                const int64_t g_at = s->r[lsrc][lane] + ((int64_t)gspace2 << 32);
                if (!rt_may_store(m, TESLA_SPACE_G, (uint64_t)g_at, 8))
                    return (int)m->trap.kind;
                if (commit) {
                    rt_store(m, TESLA_SPACE_G, (uint64_t)g_at, 8, m_2 + v);
                    s->r[ldst][lane] = (uint32_t)m_2;
                    s->r[ldst + 1][lane] = (uint32_t)(m_2 >> 32);
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD ld add ATYPE $r[LDST] g{GSPACE2}[$r[LSRC]] $r[LSRC2] */
int tesla_exec_atomic_g_narrow_add_num(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[5];
    const int32_t lsrc2 = (int32_t)in->value[4];
    const int32_t atype = (int32_t)in->value[0];
    const int32_t lsrc = (int32_t)in->value[3];
    const int32_t gspace2 = (int32_t)in->value[2];
    const int32_t ldst = (int32_t)in->value[1];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 5) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 0, 6, 7);
            if (guard) {
                const uint32_t v = func_repeated(s->r[lsrc2][lane], atype);
                const uint32_t m_2 =
                    (uint32_t)rt_load(m, TESLA_SPACE_G,
                    (uint64_t)(s->r[lsrc][lane] + ((int64_t)gspace2 << 32)), 4);
                if (m->trap.kind)
                    return (int)m->trap.kind;
                const int64_t g_at = s->r[lsrc][lane] + ((int64_t)gspace2 << 32);
                if (!rt_may_store(m, TESLA_SPACE_G, (uint64_t)g_at, 4))
                    return (int)m->trap.kind;
                if (commit) {
                    rt_store(m, TESLA_SPACE_G, (uint64_t)g_at, 4, m_2 + v);
                    s->r[ldst][lane] =
                        rt_u32(atype == 0 ? (int32_t)(m_2 & 0xff) : atype == 1 ? (int8_t)m_2
                        : atype == 2 ? (int32_t)(m_2 & 0xffff) : (int16_t)m_2);
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD ld inc ATYPE $r[LDST] g{GSPACE2}[$r[LSRC]] $r[LSRC2] */
int tesla_exec_atomic_g_narrow_inc_num(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[5];
    const int32_t lsrc2 = (int32_t)in->value[4];
    const int32_t atype = (int32_t)in->value[0];
    const int32_t lsrc = (int32_t)in->value[3];
    const int32_t gspace2 = (int32_t)in->value[2];
    const int32_t ldst = (int32_t)in->value[1];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 5) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 0, 6, 7);
            if (guard) {
                const uint32_t v = func_repeated(s->r[lsrc2][lane], atype);
                const uint32_t m_2 =
                    (uint32_t)rt_load(m, TESLA_SPACE_G,
                    (uint64_t)(s->r[lsrc][lane] + ((int64_t)gspace2 << 32)), 4);
                if (m->trap.kind)
                    return (int)m->trap.kind;
                const int64_t g_at = s->r[lsrc][lane] + ((int64_t)gspace2 << 32);
                if (!rt_may_store(m, TESLA_SPACE_G, (uint64_t)g_at, 4))
                    return (int)m->trap.kind;
                if (commit) {
                    rt_store(m, TESLA_SPACE_G, (uint64_t)g_at, 4,
                        (int64_t)m_2 + 1 > v ? 0 : m_2 + 1);
                    s->r[ldst][lane] =
                        rt_u32(atype == 0 ? (int32_t)(m_2 & 0xff) : atype == 1 ? (int8_t)m_2
                        : atype == 2 ? (int32_t)(m_2 & 0xffff) : (int16_t)m_2);
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD ld dec ATYPE $r[LDST] g{GSPACE2}[$r[LSRC]] $r[LSRC2] */
int tesla_exec_atomic_g_narrow_dec_num(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[5];
    const int32_t lsrc2 = (int32_t)in->value[4];
    const int32_t atype = (int32_t)in->value[0];
    const int32_t lsrc = (int32_t)in->value[3];
    const int32_t gspace2 = (int32_t)in->value[2];
    const int32_t ldst = (int32_t)in->value[1];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 5) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 0, 6, 7);
            if (guard) {
                const uint32_t v = func_repeated(s->r[lsrc2][lane], atype);
                const uint32_t m_2 =
                    (uint32_t)rt_load(m, TESLA_SPACE_G,
                    (uint64_t)(s->r[lsrc][lane] + ((int64_t)gspace2 << 32)), 4);
                if (m->trap.kind)
                    return (int)m->trap.kind;
                const int64_t g_at = s->r[lsrc][lane] + ((int64_t)gspace2 << 32);
                if (!rt_may_store(m, TESLA_SPACE_G, (uint64_t)g_at, 4))
                    return (int)m->trap.kind;
                if (commit) {
                    rt_store(m, TESLA_SPACE_G, (uint64_t)g_at, 4, func_counted_down(m_2, v));
                    s->r[ldst][lane] =
                        rt_u32(atype == 0 ? (int32_t)(m_2 & 0xff) : atype == 1 ? (int8_t)m_2
                        : atype == 2 ? (int32_t)(m_2 & 0xffff) : (int16_t)m_2);
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD ld max ATYPE $r[LDST] g{GSPACE2}[$r[LSRC]] $r[LSRC2] */
int tesla_exec_atomic_g_narrow_max_num(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[5];
    const int32_t lsrc2 = (int32_t)in->value[4];
    const int32_t atype = (int32_t)in->value[0];
    const int32_t lsrc = (int32_t)in->value[3];
    const int32_t gspace2 = (int32_t)in->value[2];
    const int32_t ldst = (int32_t)in->value[1];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 5) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 0, 6, 7);
            if (guard) {
                const uint32_t v = func_repeated(s->r[lsrc2][lane], atype);
                const uint32_t m_2 =
                    (uint32_t)rt_load(m, TESLA_SPACE_G,
                    (uint64_t)(s->r[lsrc][lane] + ((int64_t)gspace2 << 32)), 4);
                if (m->trap.kind)
                    return (int)m->trap.kind;
                const int64_t g_at = s->r[lsrc][lane] + ((int64_t)gspace2 << 32);
                if (!rt_may_store(m, TESLA_SPACE_G, (uint64_t)g_at, 4))
                    return (int)m->trap.kind;
                if (commit) {
                    rt_store(m, TESLA_SPACE_G, (uint64_t)g_at, 4, rt_max_u32(m_2, v));
                    s->r[ldst][lane] =
                        rt_u32(atype == 0 ? (int32_t)(m_2 & 0xff) : atype == 1 ? (int8_t)m_2
                        : atype == 2 ? (int32_t)(m_2 & 0xffff) : (int16_t)m_2);
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD ld min ATYPE $r[LDST] g{GSPACE2}[$r[LSRC]] $r[LSRC2] */
int tesla_exec_atomic_g_narrow_min_num(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[5];
    const int32_t lsrc2 = (int32_t)in->value[4];
    const int32_t atype = (int32_t)in->value[0];
    const int32_t lsrc = (int32_t)in->value[3];
    const int32_t gspace2 = (int32_t)in->value[2];
    const int32_t ldst = (int32_t)in->value[1];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 5) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 0, 6, 7);
            if (guard) {
                const uint32_t v = func_repeated(s->r[lsrc2][lane], atype);
                const uint32_t m_2 =
                    (uint32_t)rt_load(m, TESLA_SPACE_G,
                    (uint64_t)(s->r[lsrc][lane] + ((int64_t)gspace2 << 32)), 4);
                if (m->trap.kind)
                    return (int)m->trap.kind;
                const int64_t g_at = s->r[lsrc][lane] + ((int64_t)gspace2 << 32);
                if (!rt_may_store(m, TESLA_SPACE_G, (uint64_t)g_at, 4))
                    return (int)m->trap.kind;
                if (commit) {
                    rt_store(m, TESLA_SPACE_G, (uint64_t)g_at, 4, rt_min_u32(m_2, v));
                    s->r[ldst][lane] =
                        rt_u32(atype == 0 ? (int32_t)(m_2 & 0xff) : atype == 1 ? (int8_t)m_2
                        : atype == 2 ? (int32_t)(m_2 & 0xffff) : (int16_t)m_2);
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD ld and BTYPE $r[LDST] g{GSPACE2}[$r[LSRC]] $r[LSRC2] */
int tesla_exec_atomic_g_narrow_and_bits(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[5];
    const int32_t lsrc2 = (int32_t)in->value[4];
    const int32_t btype = (int32_t)in->value[0];
    const int32_t lsrc = (int32_t)in->value[3];
    const int32_t gspace2 = (int32_t)in->value[2];
    const int32_t ldst = (int32_t)in->value[1];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 5) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 0, 6, 7);
            if (guard) {
                const uint32_t v = func_repeated(s->r[lsrc2][lane], btype);
                const uint32_t m_2 =
                    (uint32_t)rt_load(m, TESLA_SPACE_G,
                    (uint64_t)(s->r[lsrc][lane] + ((int64_t)gspace2 << 32)), 4);
                if (m->trap.kind)
                    return (int)m->trap.kind;
                const int64_t g_at = s->r[lsrc][lane] + ((int64_t)gspace2 << 32);
                if (!rt_may_store(m, TESLA_SPACE_G, (uint64_t)g_at, 4))
                    return (int)m->trap.kind;
                if (commit) {
                    rt_store(m, TESLA_SPACE_G, (uint64_t)g_at, 4, m_2 & v);
                    s->r[ldst][lane] =
                        rt_u32(btype == 0 ? (int32_t)(m_2 & 0xff) : btype == 1 ? (int8_t)m_2
                        : btype == 2 ? (int32_t)(m_2 & 0xffff) : (int16_t)m_2);
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD ld or BTYPE $r[LDST] g{GSPACE2}[$r[LSRC]] $r[LSRC2] */
int tesla_exec_atomic_g_narrow_or_bits(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[5];
    const int32_t lsrc2 = (int32_t)in->value[4];
    const int32_t btype = (int32_t)in->value[0];
    const int32_t lsrc = (int32_t)in->value[3];
    const int32_t gspace2 = (int32_t)in->value[2];
    const int32_t ldst = (int32_t)in->value[1];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 5) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 0, 6, 7);
            if (guard) {
                const uint32_t v = func_repeated(s->r[lsrc2][lane], btype);
                const uint32_t m_2 =
                    (uint32_t)rt_load(m, TESLA_SPACE_G,
                    (uint64_t)(s->r[lsrc][lane] + ((int64_t)gspace2 << 32)), 4);
                if (m->trap.kind)
                    return (int)m->trap.kind;
                const int64_t g_at = s->r[lsrc][lane] + ((int64_t)gspace2 << 32);
                if (!rt_may_store(m, TESLA_SPACE_G, (uint64_t)g_at, 4))
                    return (int)m->trap.kind;
                if (commit) {
                    rt_store(m, TESLA_SPACE_G, (uint64_t)g_at, 4, m_2 | v);
                    s->r[ldst][lane] =
                        rt_u32(btype == 0 ? (int32_t)(m_2 & 0xff) : btype == 1 ? (int8_t)m_2
                        : btype == 2 ? (int32_t)(m_2 & 0xffff) : (int16_t)m_2);
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD ld xor BTYPE $r[LDST] g{GSPACE2}[$r[LSRC]] $r[LSRC2] */
int tesla_exec_atomic_g_narrow_xor_bits(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[5];
    const int32_t lsrc2 = (int32_t)in->value[4];
    const int32_t btype = (int32_t)in->value[0];
    const int32_t lsrc = (int32_t)in->value[3];
    const int32_t gspace2 = (int32_t)in->value[2];
    const int32_t ldst = (int32_t)in->value[1];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 5) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 0, 6, 7);
            if (guard) {
                const uint32_t v = func_repeated(s->r[lsrc2][lane], btype);
                const uint32_t m_2 =
                    (uint32_t)rt_load(m, TESLA_SPACE_G,
                    (uint64_t)(s->r[lsrc][lane] + ((int64_t)gspace2 << 32)), 4);
                if (m->trap.kind)
                    return (int)m->trap.kind;
                const int64_t g_at = s->r[lsrc][lane] + ((int64_t)gspace2 << 32);
                if (!rt_may_store(m, TESLA_SPACE_G, (uint64_t)g_at, 4))
                    return (int)m->trap.kind;
                if (commit) {
                    rt_store(m, TESLA_SPACE_G, (uint64_t)g_at, 4, m_2 ^ v);
                    s->r[ldst][lane] =
                        rt_u32(btype == 0 ? (int32_t)(m_2 & 0xff) : btype == 1 ? (int8_t)m_2
                        : btype == 2 ? (int32_t)(m_2 & 0xffff) : (int16_t)m_2);
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD ld add ATYPE $r[LDST] g{GSPACE2}[$r[LSRC]] $r[LSRC2] */
int tesla_exec_atomic_g_kept_add_num(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_atomic_g_kept_add_num(m, in, 0, 5, 3, 2, 1, 0, 6, 7);
}

/* MARK GUARD ld inc ATYPE $r[LDST] g{GSPACE2}[$r[LSRC]] $r[LSRC2] */
int tesla_exec_atomic_g_kept_inc_num(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_atomic_g_kept_add_num(m, in, 0, 5, 3, 2, 1, 0, 6, 7);
}

/* MARK GUARD ld dec ATYPE $r[LDST] g{GSPACE2}[$r[LSRC]] $r[LSRC2] */
int tesla_exec_atomic_g_kept_dec_num(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_atomic_g_kept_add_num(m, in, 0, 5, 3, 2, 1, 0, 6, 7);
}

/* MARK GUARD ld max ATYPE $r[LDST] g{GSPACE2}[$r[LSRC]] $r[LSRC2] */
int tesla_exec_atomic_g_kept_max_num(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_atomic_g_kept_add_num(m, in, 0, 5, 3, 2, 1, 0, 6, 7);
}

/* MARK GUARD ld min ATYPE $r[LDST] g{GSPACE2}[$r[LSRC]] $r[LSRC2] */
int tesla_exec_atomic_g_kept_min_num(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_atomic_g_kept_add_num(m, in, 0, 5, 3, 2, 1, 0, 6, 7);
}

/* MARK GUARD ld and BTYPE $r[LDST] g{GSPACE2}[$r[LSRC]] $r[LSRC2] */
int tesla_exec_atomic_g_kept_and_bits(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_atomic_g_kept_add_num(m, in, 0, 5, 3, 2, 1, 0, 6, 7);
}

/* MARK GUARD ld or BTYPE $r[LDST] g{GSPACE2}[$r[LSRC]] $r[LSRC2] */
int tesla_exec_atomic_g_kept_or_bits(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_atomic_g_kept_add_num(m, in, 0, 5, 3, 2, 1, 0, 6, 7);
}

/* MARK GUARD ld xor BTYPE $r[LDST] g{GSPACE2}[$r[LSRC]] $r[LSRC2] */
int tesla_exec_atomic_g_kept_xor_bits(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_atomic_g_kept_add_num(m, in, 0, 5, 3, 2, 1, 0, 6, 7);
}

/* MARK GUARD exch BTYPE $r[LDST] g{GSPACE2}[$r[LSRC]] $r[LSRC2] */
int tesla_exec_atomic_g_kept_exch_exch(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_atomic_g_kept_add_num(m, in, 0, 5, 3, 2, 1, 0, 6, 7);
}

/* MARK GUARD exch BTYPE $r[LDST] g{GSPACE2}[$r[LSRC]] $r[LSRC2] */
int tesla_exec_exch_g(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[5];
    const int32_t lsrc = (int32_t)in->value[3];
    const int32_t gspace2 = (int32_t)in->value[2];
    const int32_t lsrc2 = (int32_t)in->value[4];
    const int32_t ldst = (int32_t)in->value[1];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 5) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 0, 6, 7);
            if (guard) {
                const uint32_t m_2 =
                    (uint32_t)rt_load(m, TESLA_SPACE_G,
                    (uint64_t)(s->r[lsrc][lane] + ((int64_t)gspace2 << 32)), 4);
                if (m->trap.kind)
                    return (int)m->trap.kind;
                const int64_t g_at = s->r[lsrc][lane] + ((int64_t)gspace2 << 32);
                if (!rt_may_store(m, TESLA_SPACE_G, (uint64_t)g_at, 4))
                    return (int)m->trap.kind;
                if (commit) {
                    rt_store(m, TESLA_SPACE_G, (uint64_t)g_at, 4, s->r[lsrc2][lane]);
                    s->r[ldst][lane] = m_2;
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD exch BTYPE $r[LDST] g{GSPACE2}[$r[LSRC]] $r[LSRC2] */
int tesla_exec_exch_g_narrow(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[5];
    const int32_t lsrc = (int32_t)in->value[3];
    const int32_t gspace2 = (int32_t)in->value[2];
    const int32_t lsrc2 = (int32_t)in->value[4];
    const int32_t btype = (int32_t)in->value[0];
    const int32_t ldst = (int32_t)in->value[1];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 5) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 0, 6, 7);
            if (guard) {
                const uint32_t m_2 =
                    (uint32_t)rt_load(m, TESLA_SPACE_G,
                    (uint64_t)(s->r[lsrc][lane] + ((int64_t)gspace2 << 32)), 4);
                if (m->trap.kind)
                    return (int)m->trap.kind;
                const int64_t g_at = s->r[lsrc][lane] + ((int64_t)gspace2 << 32);
                if (!rt_may_store(m, TESLA_SPACE_G, (uint64_t)g_at, 4))
                    return (int)m->trap.kind;
                if (commit) {
                    rt_store(m, TESLA_SPACE_G, (uint64_t)g_at, 4,
                        func_repeated(s->r[lsrc2][lane], btype));
                    s->r[ldst][lane] =
                        rt_u32(btype == 0 ? (int32_t)(m_2 & 0xff) : btype == 1 ? (int8_t)m_2
                        : btype == 2 ? (int32_t)(m_2 & 0xffff) : (int16_t)m_2);
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD exch b64 $r[LDST]d g{GSPACE2}[$r[LSRC]] $r[LSRC2]d */
int tesla_exec_exch_g_wide(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[4];
    const int32_t lsrc2 = (int32_t)in->value[3];
    const int32_t lsrc = (int32_t)in->value[2];
    const int32_t gspace2 = (int32_t)in->value[1];
    const int32_t ldst = (int32_t)in->value[0];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 4) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 2, 5, 6);
            if (guard) {
                uint64_t v;
                v = s->r[lsrc2][lane] | (uint64_t)s->r[lsrc2 + 1][lane] << 32;
                const uint64_t m_2 =
                    rt_load(m, TESLA_SPACE_G,
                    (uint64_t)(s->r[lsrc][lane] + ((int64_t)gspace2 << 32)), 8);
                if (m->trap.kind)
                    return (int)m->trap.kind;
                const int64_t g_at = s->r[lsrc][lane] + ((int64_t)gspace2 << 32);
                if (!rt_may_store(m, TESLA_SPACE_G, (uint64_t)g_at, 8))
                    return (int)m->trap.kind;
                if (commit) {
                    rt_store(m, TESLA_SPACE_G, (uint64_t)g_at, 8, v);
                    s->r[ldst][lane] = (uint32_t)m_2;
                    s->r[ldst + 1][lane] = (uint32_t)(m_2 >> 32);
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD cas BTYPE $r[LDST] g{GSPACE2}[$r[LSRC]] $r[LSRC2] $r[LSRC3] */
int tesla_exec_cas_g(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[6];
    const int32_t lsrc = (int32_t)in->value[3];
    const int32_t gspace2 = (int32_t)in->value[2];
    const int32_t lsrc3 = (int32_t)in->value[5];
    const int32_t lsrc2 = (int32_t)in->value[4];
    const int32_t ldst = (int32_t)in->value[1];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 6) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 0, 7, 8);
            if (guard) {
                const uint32_t m_2 =
                    (uint32_t)rt_load(m, TESLA_SPACE_G,
                    (uint64_t)(s->r[lsrc][lane] + ((int64_t)gspace2 << 32)), 4);
                if (m->trap.kind)
                    return (int)m->trap.kind;
                const int64_t g_at = s->r[lsrc][lane] + ((int64_t)gspace2 << 32);
                if (!rt_may_store(m, TESLA_SPACE_G, (uint64_t)g_at, 4))
                    return (int)m->trap.kind;
                if (commit) {
                    rt_store(m, TESLA_SPACE_G, (uint64_t)g_at, 4,
                        m_2 == s->r[lsrc2][lane] ? s->r[lsrc3][lane] : m_2);
                    s->r[ldst][lane] = m_2;
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD cas BTYPE $r[LDST] g{GSPACE2}[$r[LSRC]] $r[LSRC2] $r[LSRC3] */
int tesla_exec_cas_g_narrow(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[6];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 6) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 0, 7, 8);
            if (guard) {
                return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                    "no test has compared types of 8 or 16 bits");
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD cas b64 $r[LDST]d g{GSPACE2}[$r[LSRC]] $r[LSRC2]d $r[LSRC3]d */
int tesla_exec_cas_g_wide(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[5];
    const int32_t lsrc2 = (int32_t)in->value[3];
    const int32_t lsrc3 = (int32_t)in->value[4];
    const int32_t lsrc = (int32_t)in->value[2];
    const int32_t gspace2 = (int32_t)in->value[1];
    const int32_t ldst = (int32_t)in->value[0];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 5) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 3, 6, 7);
            if (guard) {
                uint64_t b;
                b = s->r[lsrc2][lane] | (uint64_t)s->r[lsrc2 + 1][lane] << 32;
                uint64_t c;
                c = s->r[lsrc3][lane] | (uint64_t)s->r[lsrc3 + 1][lane] << 32;
                const uint64_t m_2 =
                    rt_load(m, TESLA_SPACE_G,
                    (uint64_t)(s->r[lsrc][lane] + ((int64_t)gspace2 << 32)), 8);
                if (m->trap.kind)
                    return (int)m->trap.kind;
                const int64_t g_at = s->r[lsrc][lane] + ((int64_t)gspace2 << 32);
                if (!rt_may_store(m, TESLA_SPACE_G, (uint64_t)g_at, 8))
                    return (int)m->trap.kind;
                if (commit) {
                    rt_store(m, TESLA_SPACE_G, (uint64_t)g_at, 8, m_2 == b ? c : m_2);
                    s->r[ldst][lane] = (uint32_t)m_2;
                    s->r[ldst + 1][lane] = (uint32_t)(m_2 >> 32);
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

