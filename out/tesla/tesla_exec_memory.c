/* Generated from the description tesla by gen/emit/exec. Do not edit. */
#include "tesla_exec.h"

static int do_st_l_u8(struct isadora_machine *m, const struct isadora_insn *in, int line,
    int mark_at, int ldst_at, int pred_at, int cond_at, int off8_at, int areg_at)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[mark_at];
    const int32_t ldst = (int32_t)in->value[ldst_at];
    const uint32_t active = s->active;
    const int status = (mark == 1 || mark == 2) ? for_warp(m, in, mark_at) : 0;
    if (status)
        return status;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t guard = operand_guard(s, in, lane, line + 2, pred_at, cond_at);
        if (guard) {
            const int32_t p = operand_at(s, in, lane, line, off8_at, areg_at);
            uint32_t v;
            v = s->r[ldst][lane];
            rt_store(m, TESLA_SPACE_L, (uint64_t)p, 1, v & 0xff);
            if (in->alt[line] == 3) {
                const int32_t areg = (int32_t)in->value[areg_at];
                const int32_t off8 = (int32_t)in->value[off8_at];
                s->a[areg][lane] = (uint16_t)((s->a[areg][lane] + (int16_t)off8 * 1) & 0xffff);
            }
        }
    }
    m->lane = -1;
    return 0;
}

static int do_st_l_u16(struct isadora_machine *m, const struct isadora_insn *in, int line,
    int mark_at, int ldst_at, int pred_at, int cond_at, int off8_at, int areg_at)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[mark_at];
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
            const int32_t guard = operand_guard(s, in, lane, line + 2, pred_at, cond_at);
            if (guard) {
                const int32_t p = operand_at(s, in, lane, line, off8_at, areg_at);
                uint32_t v;
                v = s->r[ldst][lane];
                if (!rt_may_store(m, TESLA_SPACE_L, (uint64_t)p, 2))
                    return (int)m->trap.kind;
                if (commit) {
                    rt_store(m, TESLA_SPACE_L, (uint64_t)p, 2, v & 0xffff);
                    if (in->alt[line] == 3) {
                        const int32_t areg = (int32_t)in->value[areg_at];
                        const int32_t off8 = (int32_t)in->value[off8_at];
                        s->a[areg][lane] =
                            (uint16_t)((s->a[areg][lane] + (int16_t)off8 * 1) & 0xffff);
                    }
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

static int do_st_g_u8(struct isadora_machine *m, const struct isadora_insn *in, int line,
    int mark_at, int ldst_at, int lsrc_at, int gspace_at, int pred_at, int cond_at)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[mark_at];
    const int32_t ldst = (int32_t)in->value[ldst_at];
    const int32_t lsrc = (int32_t)in->value[lsrc_at];
    const int32_t gspace = (int32_t)in->value[gspace_at];
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
                uint32_t v;
                v = s->r[ldst][lane];
                const int64_t g_at = s->r[lsrc][lane] + ((int64_t)gspace << 32);
                if (!rt_may_store(m, TESLA_SPACE_G, (uint64_t)g_at, 1))
                    return (int)m->trap.kind;
                if (commit) {
                    rt_store(m, TESLA_SPACE_G, (uint64_t)g_at, 1, v & 0xff);
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

static int do_st_g_u16(struct isadora_machine *m, const struct isadora_insn *in, int line,
    int mark_at, int ldst_at, int lsrc_at, int gspace_at, int pred_at, int cond_at)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[mark_at];
    const int32_t ldst = (int32_t)in->value[ldst_at];
    const int32_t lsrc = (int32_t)in->value[lsrc_at];
    const int32_t gspace = (int32_t)in->value[gspace_at];
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
                uint32_t v;
                v = s->r[ldst][lane];
                const int64_t g_at = s->r[lsrc][lane] + ((int64_t)gspace << 32);
                if (!rt_may_store(m, TESLA_SPACE_G, (uint64_t)g_at, 2))
                    return (int)m->trap.kind;
                if (commit) {
                    rt_store(m, TESLA_SPACE_G, (uint64_t)g_at, 2, v & 0xffff);
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD LANE ld b32 LL_DST a[AT0] */
int tesla_exec_ld_a(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[5];
    const int32_t lane_2 = (int32_t)in->value[4];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 5) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 2, 6, 7);
            if (guard) {
                if (lane_2 >> (lane & 3) & 1) {
                    const int32_t q = operand_at0(s, in, lane, 1, 2, 3);
                    const uint32_t d_new = (uint32_t)rt_load(m, TESLA_SPACE_A_2, (uint64_t)q, 4);
                    if (m->trap.kind)
                        return (int)m->trap.kind;
                    if (in->alt[0] == 1) {
                        const int32_t ooff = (int32_t)in->value[1];
                        if (!rt_may_store(m, TESLA_SPACE_O, (uint64_t)(ooff * 4), 4))
                            return (int)m->trap.kind;
                    }
                    if (commit) {
                        if (in->alt[0] == 1) {
                            const int32_t ooff = (int32_t)in->value[1];
                            rt_store(m, TESLA_SPACE_O, (uint64_t)(ooff * 4), 4, d_new);
                        }
                        if (in->alt[0] == 0) {
                            const int32_t ldst = (int32_t)in->value[0];
                            s->r[ldst][lane] = d_new;
                        }
                    }
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD st b32 o[AT0] $r[LSRC3] */
int tesla_exec_st_o(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[3];
    const int32_t lsrc3 = (int32_t)in->value[2];
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
                const int32_t q = operand_at0(s, in, lane, 0, 0, 1);
                if (!rt_may_store(m, TESLA_SPACE_O, (uint64_t)q, 4))
                    return (int)m->trap.kind;
                if (commit) {
                    rt_store(m, TESLA_SPACE_O, (uint64_t)q, 4, s->r[lsrc3][lane]);
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD ld LL_DST u8 c{CSPACE}[AT] */
int tesla_exec_ld_c_u8_full(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[5];
    const int32_t cspace = (int32_t)in->value[2];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 5) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 2, 6, 7);
            if (guard) {
                const int32_t p = operand_at(s, in, lane, 1, 3, 4);
                const int32_t v =
                    (int32_t)rt_load(m, TESLA_SPACE_C_2, (uint64_t)(p + cspace * 65536), 1);
                if (m->trap.kind)
                    return (int)m->trap.kind;
                if (in->alt[0] == 1) {
                    const int32_t ooff = (int32_t)in->value[1];
                    if (!rt_may_store(m, TESLA_SPACE_O, (uint64_t)(ooff * 4), 4))
                        return (int)m->trap.kind;
                }
                if (commit) {
                    if (in->alt[0] == 1) {
                        const int32_t ooff = (int32_t)in->value[1];
                        rt_store(m, TESLA_SPACE_O, (uint64_t)(ooff * 4), 4, (uint64_t)v);
                    }
                    if (in->alt[1] == 3) {
                        const int32_t areg = (int32_t)in->value[4];
                        const int32_t off8 = (int32_t)in->value[3];
                        s->a[areg][lane] =
                            (uint16_t)((s->a[areg][lane] + (int16_t)off8 * 1) & 0xffff);
                    }
                    if (in->alt[0] == 0) {
                        const int32_t ldst = (int32_t)in->value[0];
                        s->r[ldst][lane] = (uint32_t)v;
                    }
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD ld LL_DST u16 c{CSPACE}[AT] */
int tesla_exec_ld_c_u16_full(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[5];
    const int32_t cspace = (int32_t)in->value[2];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 5) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 2, 6, 7);
            if (guard) {
                const int32_t p = operand_at_2(s, in, lane, 1, 3, 4);
                const int32_t v =
                    (int32_t)rt_load(m, TESLA_SPACE_C_2, (uint64_t)(p + cspace * 65536), 2);
                if (m->trap.kind)
                    return (int)m->trap.kind;
                if (in->alt[0] == 1) {
                    const int32_t ooff = (int32_t)in->value[1];
                    if (!rt_may_store(m, TESLA_SPACE_O, (uint64_t)(ooff * 4), 4))
                        return (int)m->trap.kind;
                }
                if (commit) {
                    if (in->alt[0] == 1) {
                        const int32_t ooff = (int32_t)in->value[1];
                        rt_store(m, TESLA_SPACE_O, (uint64_t)(ooff * 4), 4, (uint64_t)v);
                    }
                    if (in->alt[1] == 3) {
                        const int32_t areg = (int32_t)in->value[4];
                        const int32_t off16 = (int32_t)in->value[3];
                        s->a[areg][lane] =
                            (uint16_t)((s->a[areg][lane] + rt_sext_32((uint32_t)off16, 15) * 2)
                            & 0xffff);
                    }
                    if (in->alt[0] == 0) {
                        const int32_t ldst = (int32_t)in->value[0];
                        s->r[ldst][lane] = (uint32_t)v;
                    }
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD ld LL_DST s16 c{CSPACE}[AT] */
int tesla_exec_ld_c_s16_full(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[5];
    const int32_t cspace = (int32_t)in->value[2];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 5) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 2, 6, 7);
            if (guard) {
                const int32_t p = operand_at_2(s, in, lane, 1, 3, 4);
                const int32_t v =
                    (int32_t)rt_load(m, TESLA_SPACE_C_2, (uint64_t)(p + cspace * 65536), 2);
                if (m->trap.kind)
                    return (int)m->trap.kind;
                const uint32_t d_new = rt_u32((int16_t)v);
                if (in->alt[0] == 1) {
                    const int32_t ooff = (int32_t)in->value[1];
                    if (!rt_may_store(m, TESLA_SPACE_O, (uint64_t)(ooff * 4), 4))
                        return (int)m->trap.kind;
                }
                if (commit) {
                    if (in->alt[0] == 1) {
                        const int32_t ooff = (int32_t)in->value[1];
                        rt_store(m, TESLA_SPACE_O, (uint64_t)(ooff * 4), 4, d_new);
                    }
                    if (in->alt[1] == 3) {
                        const int32_t areg = (int32_t)in->value[4];
                        const int32_t off16 = (int32_t)in->value[3];
                        s->a[areg][lane] =
                            (uint16_t)((s->a[areg][lane] + rt_sext_32((uint32_t)off16, 15) * 2)
                            & 0xffff);
                    }
                    if (in->alt[0] == 0) {
                        const int32_t ldst = (int32_t)in->value[0];
                        s->r[ldst][lane] = d_new;
                    }
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD ld LL_DST b32 c{CSPACE}[AT] */
int tesla_exec_ld_c_b32_full(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[5];
    const int32_t cspace = (int32_t)in->value[2];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 5) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 2, 6, 7);
            if (guard) {
                const int32_t p = operand_at_3(s, in, lane, 1, 3, 4);
                const uint32_t v =
                    (uint32_t)rt_load(m, TESLA_SPACE_C_2, (uint64_t)(p + cspace * 65536), 4);
                if (m->trap.kind)
                    return (int)m->trap.kind;
                if (in->alt[0] == 1) {
                    const int32_t ooff = (int32_t)in->value[1];
                    if (!rt_may_store(m, TESLA_SPACE_O, (uint64_t)(ooff * 4), 4))
                        return (int)m->trap.kind;
                }
                if (commit) {
                    if (in->alt[0] == 1) {
                        const int32_t ooff = (int32_t)in->value[1];
                        rt_store(m, TESLA_SPACE_O, (uint64_t)(ooff * 4), 4, v);
                    }
                    if (in->alt[1] == 3) {
                        const int32_t areg = (int32_t)in->value[4];
                        const int32_t off32 = (int32_t)in->value[3];
                        s->a[areg][lane] =
                            (uint16_t)((s->a[areg][lane] + rt_sext_32((uint32_t)off32, 14) * 4)
                            & 0xffff);
                    }
                    if (in->alt[0] == 0) {
                        const int32_t ldst = (int32_t)in->value[0];
                        s->r[ldst][lane] = v;
                    }
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD ld LL_HALF u8 c{CSPACE}[AT] */
int tesla_exec_ld_c_u8_half(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[5];
    const int32_t cspace = (int32_t)in->value[2];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 5) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 2, 6, 7);
            if (guard) {
                const int32_t p = operand_at(s, in, lane, 1, 3, 4);
                const int32_t v =
                    (int32_t)rt_load(m, TESLA_SPACE_C_2, (uint64_t)(p + cspace * 65536), 1);
                if (m->trap.kind)
                    return (int)m->trap.kind;
                if (in->alt[0] == 1) {
                    const int32_t ooff = (int32_t)in->value[1];
                    if (!rt_may_store(m, TESLA_SPACE_O, (uint64_t)(ooff * 2), 2))
                        return (int)m->trap.kind;
                }
                if (commit) {
                    if (in->alt[0] == 1) {
                        const int32_t ooff = (int32_t)in->value[1];
                        rt_store(m, TESLA_SPACE_O, (uint64_t)(ooff * 2), 2, (uint64_t)v);
                    }
                    if (in->alt[1] == 3) {
                        const int32_t areg = (int32_t)in->value[4];
                        const int32_t off8 = (int32_t)in->value[3];
                        s->a[areg][lane] =
                            (uint16_t)((s->a[areg][lane] + (int16_t)off8 * 1) & 0xffff);
                    }
                    store_ll_dst(s, in, lane, v, 0, 0);
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD ld LL_HALF u16 c{CSPACE}[AT] */
int tesla_exec_ld_c_u16_half(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[5];
    const int32_t cspace = (int32_t)in->value[2];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 5) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 2, 6, 7);
            if (guard) {
                const int32_t p = operand_at_2(s, in, lane, 1, 3, 4);
                const int32_t v =
                    (int32_t)rt_load(m, TESLA_SPACE_C_2, (uint64_t)(p + cspace * 65536), 2);
                if (m->trap.kind)
                    return (int)m->trap.kind;
                if (in->alt[0] == 1) {
                    const int32_t ooff = (int32_t)in->value[1];
                    if (!rt_may_store(m, TESLA_SPACE_O, (uint64_t)(ooff * 2), 2))
                        return (int)m->trap.kind;
                }
                if (commit) {
                    if (in->alt[0] == 1) {
                        const int32_t ooff = (int32_t)in->value[1];
                        rt_store(m, TESLA_SPACE_O, (uint64_t)(ooff * 2), 2, (uint64_t)v);
                    }
                    if (in->alt[1] == 3) {
                        const int32_t areg = (int32_t)in->value[4];
                        const int32_t off16 = (int32_t)in->value[3];
                        s->a[areg][lane] =
                            (uint16_t)((s->a[areg][lane] + rt_sext_32((uint32_t)off16, 15) * 2)
                            & 0xffff);
                    }
                    store_ll_dst(s, in, lane, v, 0, 0);
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD ld LL_HALF s16 c{CSPACE}[AT] */
int tesla_exec_ld_c_s16_half(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[5];
    const int32_t cspace = (int32_t)in->value[2];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 5) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 2, 6, 7);
            if (guard) {
                const int32_t p = operand_at_2(s, in, lane, 1, 3, 4);
                const int32_t v =
                    (int32_t)rt_load(m, TESLA_SPACE_C_2, (uint64_t)(p + cspace * 65536), 2);
                if (m->trap.kind)
                    return (int)m->trap.kind;
                const int32_t d_new = (int16_t)v & 0xffff;
                if (in->alt[0] == 1) {
                    const int32_t ooff = (int32_t)in->value[1];
                    if (!rt_may_store(m, TESLA_SPACE_O, (uint64_t)(ooff * 2), 2))
                        return (int)m->trap.kind;
                }
                if (commit) {
                    if (in->alt[0] == 1) {
                        const int32_t ooff = (int32_t)in->value[1];
                        rt_store(m, TESLA_SPACE_O, (uint64_t)(ooff * 2), 2, (uint64_t)d_new);
                    }
                    if (in->alt[1] == 3) {
                        const int32_t areg = (int32_t)in->value[4];
                        const int32_t off16 = (int32_t)in->value[3];
                        s->a[areg][lane] =
                            (uint16_t)((s->a[areg][lane] + rt_sext_32((uint32_t)off16, 15) * 2)
                            & 0xffff);
                    }
                    store_ll_dst(s, in, lane, d_new, 0, 0);
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD ld LL_HALF b32 c{CSPACE}[AT] */
int tesla_exec_ld_c_b32_half(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[5];
    const int32_t cspace = (int32_t)in->value[2];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 5) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 2, 6, 7);
            if (guard) {
                const int32_t p = operand_at_3(s, in, lane, 1, 3, 4);
                const uint32_t v =
                    (uint32_t)rt_load(m, TESLA_SPACE_C_2, (uint64_t)(p + cspace * 65536), 4);
                if (m->trap.kind)
                    return (int)m->trap.kind;
                const uint32_t d_new = v & 0xffff;
                if (in->alt[0] == 1) {
                    const int32_t ooff = (int32_t)in->value[1];
                    if (!rt_may_store(m, TESLA_SPACE_O, (uint64_t)(ooff * 2), 2))
                        return (int)m->trap.kind;
                }
                if (commit) {
                    if (in->alt[0] == 1) {
                        const int32_t ooff = (int32_t)in->value[1];
                        rt_store(m, TESLA_SPACE_O, (uint64_t)(ooff * 2), 2, d_new);
                    }
                    if (in->alt[1] == 3) {
                        const int32_t areg = (int32_t)in->value[4];
                        const int32_t off32 = (int32_t)in->value[3];
                        s->a[areg][lane] =
                            (uint16_t)((s->a[areg][lane] + rt_sext_32((uint32_t)off32, 14) * 4)
                            & 0xffff);
                    }
                    store_ll_dst(s, in, lane, (int32_t)d_new, 0, 0);
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD ld LL_DST u8 s[AT] */
int tesla_exec_ld_s_u8_full(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[3];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 3) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 2, 4, 5);
            if (guard) {
                const int32_t p = operand_at(s, in, lane, 1, 1, 2);
                const int32_t v = (int32_t)rt_load(m, TESLA_SPACE_S_2, (uint64_t)p, 1);
                if (m->trap.kind)
                    return (int)m->trap.kind;
                if (commit) {
                    if (in->alt[0] == 0) {
                        const int32_t ldst = (int32_t)in->value[0];
                        s->r[ldst][lane] = (uint32_t)v;
                    }
                    if (in->alt[1] == 3) {
                        const int32_t areg = (int32_t)in->value[2];
                        const int32_t off8 = (int32_t)in->value[1];
                        s->a[areg][lane] =
                            (uint16_t)((s->a[areg][lane] + (int16_t)off8 * 1) & 0xffff);
                    }
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD ld LL_DST u16 s[AT] */
int tesla_exec_ld_s_u16_full(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[3];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 3) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 2, 4, 5);
            if (guard) {
                const int32_t p = operand_at_2(s, in, lane, 1, 1, 2);
                const int32_t v = (int32_t)rt_load(m, TESLA_SPACE_S_2, (uint64_t)p, 2);
                if (m->trap.kind)
                    return (int)m->trap.kind;
                if (commit) {
                    if (in->alt[0] == 0) {
                        const int32_t ldst = (int32_t)in->value[0];
                        s->r[ldst][lane] = (uint32_t)v;
                    }
                    if (in->alt[1] == 3) {
                        const int32_t areg = (int32_t)in->value[2];
                        const int32_t off16 = (int32_t)in->value[1];
                        s->a[areg][lane] =
                            (uint16_t)((s->a[areg][lane] + rt_sext_32((uint32_t)off16, 15) * 2)
                            & 0xffff);
                    }
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD ld LL_DST s16 s[AT] */
int tesla_exec_ld_s_s16_full(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[3];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 3) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 2, 4, 5);
            if (guard) {
                const int32_t p = operand_at_2(s, in, lane, 1, 1, 2);
                const int32_t v = (int32_t)rt_load(m, TESLA_SPACE_S_2, (uint64_t)p, 2);
                if (m->trap.kind)
                    return (int)m->trap.kind;
                if (commit) {
                    if (in->alt[0] == 0) {
                        const int32_t ldst = (int32_t)in->value[0];
                        s->r[ldst][lane] = rt_u32((int16_t)v);
                    }
                    if (in->alt[1] == 3) {
                        const int32_t areg = (int32_t)in->value[2];
                        const int32_t off16 = (int32_t)in->value[1];
                        s->a[areg][lane] =
                            (uint16_t)((s->a[areg][lane] + rt_sext_32((uint32_t)off16, 15) * 2)
                            & 0xffff);
                    }
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD ld LL_HALF u8 s[AT] */
int tesla_exec_ld_s_u8_half(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[3];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 3) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 2, 4, 5);
            if (guard) {
                const int32_t p = operand_at(s, in, lane, 1, 1, 2);
                const int32_t v = (int32_t)rt_load(m, TESLA_SPACE_S_2, (uint64_t)p, 1);
                if (m->trap.kind)
                    return (int)m->trap.kind;
                if (commit) {
                    store_ll_dst(s, in, lane, v, 0, 0);
                    if (in->alt[1] == 3) {
                        const int32_t areg = (int32_t)in->value[2];
                        const int32_t off8 = (int32_t)in->value[1];
                        s->a[areg][lane] =
                            (uint16_t)((s->a[areg][lane] + (int16_t)off8 * 1) & 0xffff);
                    }
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD ld LL_HALF u16 s[AT] */
int tesla_exec_ld_s_u16_half(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[3];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 3) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 2, 4, 5);
            if (guard) {
                const int32_t p = operand_at_2(s, in, lane, 1, 1, 2);
                const int32_t v = (int32_t)rt_load(m, TESLA_SPACE_S_2, (uint64_t)p, 2);
                if (m->trap.kind)
                    return (int)m->trap.kind;
                if (commit) {
                    store_ll_dst(s, in, lane, v, 0, 0);
                    if (in->alt[1] == 3) {
                        const int32_t areg = (int32_t)in->value[2];
                        const int32_t off16 = (int32_t)in->value[1];
                        s->a[areg][lane] =
                            (uint16_t)((s->a[areg][lane] + rt_sext_32((uint32_t)off16, 15) * 2)
                            & 0xffff);
                    }
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD ld LL_HALF s16 s[AT] */
int tesla_exec_ld_s_s16_half(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[3];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 3) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 2, 4, 5);
            if (guard) {
                const int32_t p = operand_at_2(s, in, lane, 1, 1, 2);
                const int32_t v = (int32_t)rt_load(m, TESLA_SPACE_S_2, (uint64_t)p, 2);
                if (m->trap.kind)
                    return (int)m->trap.kind;
                if (commit) {
                    store_ll_half(s, in, lane, (int16_t)v, 0, 0);
                    if (in->alt[1] == 3) {
                        const int32_t areg = (int32_t)in->value[2];
                        const int32_t off16 = (int32_t)in->value[1];
                        s->a[areg][lane] =
                            (uint16_t)((s->a[areg][lane] + rt_sext_32((uint32_t)off16, 15) * 2)
                            & 0xffff);
                    }
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD ld LL_DST b32 s[AT] */
int tesla_exec_ld_s_b32_full(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[3];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 3) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 2, 4, 5);
            if (guard) {
                const int32_t p = operand_at_3(s, in, lane, 1, 1, 2);
                const uint32_t d_new = (uint32_t)rt_load(m, TESLA_SPACE_S_2, (uint64_t)p, 4);
                if (m->trap.kind)
                    return (int)m->trap.kind;
                if (commit) {
                    if (in->alt[0] == 0) {
                        const int32_t ldst = (int32_t)in->value[0];
                        s->r[ldst][lane] = d_new;
                    }
                    if (in->alt[1] == 3) {
                        const int32_t areg = (int32_t)in->value[2];
                        const int32_t off32 = (int32_t)in->value[1];
                        s->a[areg][lane] =
                            (uint16_t)((s->a[areg][lane] + rt_sext_32((uint32_t)off32, 14) * 4)
                            & 0xffff);
                    }
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD ld LL_HALF b32 s[AT] */
int tesla_exec_ld_s_b32_half(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[3];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 3) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 2, 4, 5);
            if (guard) {
                const int32_t p = operand_at_3(s, in, lane, 1, 1, 2);
                const uint32_t d_new = (uint32_t)rt_load(m, TESLA_SPACE_S_2, (uint64_t)p, 4)
                    & 0xffff;
                if (m->trap.kind)
                    return (int)m->trap.kind;
                if (commit) {
                    store_ll_dst(s, in, lane, (int32_t)d_new, 0, 0);
                    if (in->alt[1] == 3) {
                        const int32_t areg = (int32_t)in->value[2];
                        const int32_t off32 = (int32_t)in->value[1];
                        s->a[areg][lane] =
                            (uint16_t)((s->a[areg][lane] + rt_sext_32((uint32_t)off32, 14) * 4)
                            & 0xffff);
                    }
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD ld lock $c[CDST] LL_DST b32 s[AT] */
int tesla_exec_ld_s_lock_full(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[4];
    const int32_t cdst = (int32_t)in->value[0];
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
                const int32_t p = operand_at_3(s, in, lane, 1, 2, 3);
                const int32_t held =
                    (int32_t)rt_load(m, TESLA_SPACE_LOCKS, (uint64_t)(p >> 2 & 0xfff), 1);
                if (m->trap.kind)
                    return (int)m->trap.kind;
                const uint32_t d_new = (uint32_t)rt_load(m, TESLA_SPACE_S_2, (uint64_t)p, 4);
                if (m->trap.kind)
                    return (int)m->trap.kind;
                if (commit) {
                    if (in->alt[0] == 0) {
                        const int32_t ldst = (int32_t)in->value[1];
                        s->r[ldst][lane] = d_new;
                    }
                    s->c[cdst][lane] = (uint8_t)(held ? 1 : 2);
                }
                if (!rt_may_store(m, TESLA_SPACE_LOCKS, (uint64_t)(p >> 2 & 0xfff), 1))
                    return (int)m->trap.kind;
                if (commit) {
                    rt_store(m, TESLA_SPACE_LOCKS, (uint64_t)(p >> 2 & 0xfff), 1, 1);
                    if (in->alt[1] == 3) {
                        const int32_t areg = (int32_t)in->value[3];
                        const int32_t off32 = (int32_t)in->value[2];
                        s->a[areg][lane] =
                            (uint16_t)((s->a[areg][lane] + rt_sext_32((uint32_t)off32, 14) * 4)
                            & 0xffff);
                    }
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD ld lock $c[CDST] LL_HALF b32 s[AT] */
int tesla_exec_ld_s_lock_half(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[4];
    const int32_t cdst = (int32_t)in->value[0];
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
                const int32_t p = operand_at_3(s, in, lane, 1, 2, 3);
                const int32_t held =
                    (int32_t)rt_load(m, TESLA_SPACE_LOCKS, (uint64_t)(p >> 2 & 0xfff), 1);
                if (m->trap.kind)
                    return (int)m->trap.kind;
                const uint32_t d_new = (uint32_t)rt_load(m, TESLA_SPACE_S_2, (uint64_t)p, 4)
                    & 0xffff;
                if (m->trap.kind)
                    return (int)m->trap.kind;
                if (commit) {
                    store_ll_dst(s, in, lane, (int32_t)d_new, 0, 1);
                    s->c[cdst][lane] = (uint8_t)(held ? 1 : 2);
                }
                if (!rt_may_store(m, TESLA_SPACE_LOCKS, (uint64_t)(p >> 2 & 0xfff), 1))
                    return (int)m->trap.kind;
                if (commit) {
                    rt_store(m, TESLA_SPACE_LOCKS, (uint64_t)(p >> 2 & 0xfff), 1, 1);
                    if (in->alt[1] == 3) {
                        const int32_t areg = (int32_t)in->value[3];
                        const int32_t off32 = (int32_t)in->value[2];
                        s->a[areg][lane] =
                            (uint16_t)((s->a[areg][lane] + rt_sext_32((uint32_t)off32, 14) * 4)
                            & 0xffff);
                    }
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD st b8 s[AT] $r[LSRC3].h[LSRC3] */
int tesla_exec_st_s_half_b8(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[3];
    const int32_t lsrc3 = (int32_t)in->value[2];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 3) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 2, 4, 5);
            if (guard) {
                const int32_t p = operand_at(s, in, lane, 0, 0, 1);
                int32_t v;
                v = (int32_t)(s->r[lsrc3 >> 1][lane] >> 16 * (lsrc3 & 1) & 0xffff);
                if (!rt_may_store(m, TESLA_SPACE_S_2, (uint64_t)p, 1))
                    return (int)m->trap.kind;
                if (commit) {
                    rt_store(m, TESLA_SPACE_S_2, (uint64_t)p, 1, (uint64_t)(v & 0xff));
                    if (in->alt[0] == 3) {
                        const int32_t areg = (int32_t)in->value[1];
                        const int32_t off8 = (int32_t)in->value[0];
                        s->a[areg][lane] =
                            (uint16_t)((s->a[areg][lane] + (int16_t)off8 * 1) & 0xffff);
                    }
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD st b8 s[AT] $r[LSRC3] */
int tesla_exec_st_s_full_b8(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[3];
    const int32_t lsrc3 = (int32_t)in->value[2];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 3) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 2, 4, 5);
            if (guard) {
                const int32_t p = operand_at(s, in, lane, 0, 0, 1);
                uint32_t v;
                v = s->r[lsrc3][lane];
                if (!rt_may_store(m, TESLA_SPACE_S_2, (uint64_t)p, 1))
                    return (int)m->trap.kind;
                if (commit) {
                    rt_store(m, TESLA_SPACE_S_2, (uint64_t)p, 1, v & 0xff);
                    if (in->alt[0] == 3) {
                        const int32_t areg = (int32_t)in->value[1];
                        const int32_t off8 = (int32_t)in->value[0];
                        s->a[areg][lane] =
                            (uint16_t)((s->a[areg][lane] + (int16_t)off8 * 1) & 0xffff);
                    }
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD st b16 s[AT] $r[LSRC3].h[LSRC3] */
int tesla_exec_st_s_half_b16(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[3];
    const int32_t lsrc3 = (int32_t)in->value[2];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 3) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 2, 4, 5);
            if (guard) {
                const int32_t p = operand_at_2(s, in, lane, 0, 0, 1);
                int32_t v;
                v = (int32_t)(s->r[lsrc3 >> 1][lane] >> 16 * (lsrc3 & 1) & 0xffff);
                if (!rt_may_store(m, TESLA_SPACE_S_2, (uint64_t)p, 2))
                    return (int)m->trap.kind;
                if (commit) {
                    rt_store(m, TESLA_SPACE_S_2, (uint64_t)p, 2, (uint64_t)v);
                    if (in->alt[0] == 3) {
                        const int32_t areg = (int32_t)in->value[1];
                        const int32_t off16 = (int32_t)in->value[0];
                        s->a[areg][lane] =
                            (uint16_t)((s->a[areg][lane] + rt_sext_32((uint32_t)off16, 15) * 2)
                            & 0xffff);
                    }
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD st b16 s[AT] $r[LSRC3] */
int tesla_exec_st_s_full_b16(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[3];
    const int32_t lsrc3 = (int32_t)in->value[2];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 3) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 2, 4, 5);
            if (guard) {
                const int32_t p = operand_at_2(s, in, lane, 0, 0, 1);
                uint32_t v;
                v = s->r[lsrc3][lane];
                if (!rt_may_store(m, TESLA_SPACE_S_2, (uint64_t)p, 2))
                    return (int)m->trap.kind;
                if (commit) {
                    rt_store(m, TESLA_SPACE_S_2, (uint64_t)p, 2, v & 0xffff);
                    if (in->alt[0] == 3) {
                        const int32_t areg = (int32_t)in->value[1];
                        const int32_t off16 = (int32_t)in->value[0];
                        s->a[areg][lane] =
                            (uint16_t)((s->a[areg][lane] + rt_sext_32((uint32_t)off16, 15) * 2)
                            & 0xffff);
                    }
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD st b32 s[AT] $r[LSRC3].h[LSRC3] */
int tesla_exec_st_s_half_b32(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[3];
    const int32_t lsrc3 = (int32_t)in->value[2];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 3) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 2, 4, 5);
            if (guard) {
                const int32_t p = operand_at_3(s, in, lane, 0, 0, 1);
                int32_t v;
                v = (int32_t)(s->r[lsrc3 >> 1][lane] >> 16 * (lsrc3 & 1) & 0xffff);
                if (!rt_may_store(m, TESLA_SPACE_S_2, (uint64_t)p, 4))
                    return (int)m->trap.kind;
                if (commit) {
                    rt_store(m, TESLA_SPACE_S_2, (uint64_t)p, 4, (uint64_t)v);
                    if (in->alt[0] == 3) {
                        const int32_t areg = (int32_t)in->value[1];
                        const int32_t off32 = (int32_t)in->value[0];
                        s->a[areg][lane] =
                            (uint16_t)((s->a[areg][lane] + rt_sext_32((uint32_t)off32, 14) * 4)
                            & 0xffff);
                    }
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD st b32 s[AT] $r[LSRC3] */
int tesla_exec_st_s_full_b32(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[3];
    const int32_t lsrc3 = (int32_t)in->value[2];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 3) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 2, 4, 5);
            if (guard) {
                const int32_t p = operand_at_3(s, in, lane, 0, 0, 1);
                uint32_t v;
                v = s->r[lsrc3][lane];
                if (!rt_may_store(m, TESLA_SPACE_S_2, (uint64_t)p, 4))
                    return (int)m->trap.kind;
                if (commit) {
                    rt_store(m, TESLA_SPACE_S_2, (uint64_t)p, 4, v);
                    if (in->alt[0] == 3) {
                        const int32_t areg = (int32_t)in->value[1];
                        const int32_t off32 = (int32_t)in->value[0];
                        s->a[areg][lane] =
                            (uint16_t)((s->a[areg][lane] + rt_sext_32((uint32_t)off32, 14) * 4)
                            & 0xffff);
                    }
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD st unlock b32 s[AT] $r[LSRC3].h[LSRC3] */
int tesla_exec_st_s_half_unlock(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[3];
    const int32_t lsrc3 = (int32_t)in->value[2];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 3) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 2, 4, 5);
            if (guard) {
                const int32_t p = operand_at_3(s, in, lane, 0, 0, 1);
                int32_t v;
                v = (int32_t)(s->r[lsrc3 >> 1][lane] >> 16 * (lsrc3 & 1) & 0xffff);
                if (!rt_may_store(m, TESLA_SPACE_S_2, (uint64_t)p, 4))
                    return (int)m->trap.kind;
                if (commit) {
                    rt_store(m, TESLA_SPACE_S_2, (uint64_t)p, 4, (uint64_t)v);
                }
                if (!rt_may_store(m, TESLA_SPACE_LOCKS, (uint64_t)(p >> 2 & 0xfff), 1))
                    return (int)m->trap.kind;
                if (commit) {
                    rt_store(m, TESLA_SPACE_LOCKS, (uint64_t)(p >> 2 & 0xfff), 1, 0);
                    if (in->alt[0] == 3) {
                        const int32_t areg = (int32_t)in->value[1];
                        const int32_t off32 = (int32_t)in->value[0];
                        s->a[areg][lane] =
                            (uint16_t)((s->a[areg][lane] + rt_sext_32((uint32_t)off32, 14) * 4)
                            & 0xffff);
                    }
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD st unlock b32 s[AT] $r[LSRC3] */
int tesla_exec_st_s_full_unlock(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[3];
    const int32_t lsrc3 = (int32_t)in->value[2];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 3) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 2, 4, 5);
            if (guard) {
                const int32_t p = operand_at_3(s, in, lane, 0, 0, 1);
                uint32_t v;
                v = s->r[lsrc3][lane];
                if (!rt_may_store(m, TESLA_SPACE_S_2, (uint64_t)p, 4))
                    return (int)m->trap.kind;
                if (commit) {
                    rt_store(m, TESLA_SPACE_S_2, (uint64_t)p, 4, v);
                }
                if (!rt_may_store(m, TESLA_SPACE_LOCKS, (uint64_t)(p >> 2 & 0xfff), 1))
                    return (int)m->trap.kind;
                if (commit) {
                    rt_store(m, TESLA_SPACE_LOCKS, (uint64_t)(p >> 2 & 0xfff), 1, 0);
                    if (in->alt[0] == 3) {
                        const int32_t areg = (int32_t)in->value[1];
                        const int32_t off32 = (int32_t)in->value[0];
                        s->a[areg][lane] =
                            (uint16_t)((s->a[areg][lane] + rt_sext_32((uint32_t)off32, 14) * 4)
                            & 0xffff);
                    }
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD ld u8 $r[LDST] l[AT] */
int tesla_exec_ld_l_u8(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[3];
    const int32_t ldst = (int32_t)in->value[0];
    const uint32_t active = s->active;
    const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 3) : 0;
    if (status)
        return status;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t guard = operand_guard(s, in, lane, 2, 4, 5);
        if (guard) {
            const int32_t p = operand_at(s, in, lane, 1, 1, 2);
            const int32_t v = (int32_t)rt_load(m, TESLA_SPACE_L, (uint64_t)p, 1);
            s->r[ldst][lane] = (uint32_t)v;
            if (in->alt[1] == 3) {
                const int32_t areg = (int32_t)in->value[2];
                const int32_t off8 = (int32_t)in->value[1];
                s->a[areg][lane] = (uint16_t)((s->a[areg][lane] + (int16_t)off8 * 1) & 0xffff);
            }
        }
    }
    m->lane = -1;
    return 0;
}

/* MARK GUARD ld s8 $r[LDST] l[AT] */
int tesla_exec_ld_l_s8(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[3];
    const int32_t ldst = (int32_t)in->value[0];
    const uint32_t active = s->active;
    const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 3) : 0;
    if (status)
        return status;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t guard = operand_guard(s, in, lane, 2, 4, 5);
        if (guard) {
            const int32_t p = operand_at(s, in, lane, 1, 1, 2);
            const int32_t v = (int32_t)rt_load(m, TESLA_SPACE_L, (uint64_t)p, 1);
            s->r[ldst][lane] = rt_u32((int8_t)v);
            if (in->alt[1] == 3) {
                const int32_t areg = (int32_t)in->value[2];
                const int32_t off8 = (int32_t)in->value[1];
                s->a[areg][lane] = (uint16_t)((s->a[areg][lane] + (int16_t)off8 * 1) & 0xffff);
            }
        }
    }
    m->lane = -1;
    return 0;
}

/* MARK GUARD ld u16 $r[LDST] l[AT] */
int tesla_exec_ld_l_u16(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[3];
    const int32_t ldst = (int32_t)in->value[0];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 3) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 2, 4, 5);
            if (guard) {
                const int32_t p = operand_at(s, in, lane, 1, 1, 2);
                const int32_t v = (int32_t)rt_load(m, TESLA_SPACE_L, (uint64_t)p, 2);
                if (m->trap.kind)
                    return (int)m->trap.kind;
                if (commit) {
                    s->r[ldst][lane] = (uint32_t)v;
                    if (in->alt[1] == 3) {
                        const int32_t areg = (int32_t)in->value[2];
                        const int32_t off8 = (int32_t)in->value[1];
                        s->a[areg][lane] =
                            (uint16_t)((s->a[areg][lane] + (int16_t)off8 * 1) & 0xffff);
                    }
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD ld s16 $r[LDST] l[AT] */
int tesla_exec_ld_l_s16(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[3];
    const int32_t ldst = (int32_t)in->value[0];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 3) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 2, 4, 5);
            if (guard) {
                const int32_t p = operand_at(s, in, lane, 1, 1, 2);
                const int32_t v = (int32_t)rt_load(m, TESLA_SPACE_L, (uint64_t)p, 2);
                if (m->trap.kind)
                    return (int)m->trap.kind;
                if (commit) {
                    s->r[ldst][lane] = rt_u32((int16_t)v);
                    if (in->alt[1] == 3) {
                        const int32_t areg = (int32_t)in->value[2];
                        const int32_t off8 = (int32_t)in->value[1];
                        s->a[areg][lane] =
                            (uint16_t)((s->a[areg][lane] + (int16_t)off8 * 1) & 0xffff);
                    }
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD ld b64 $r[LDST]d l[AT] */
int tesla_exec_ld_l_b64(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[3];
    const int32_t ldst = (int32_t)in->value[0];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 3) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 2, 4, 5);
            if (guard) {
                const int32_t p = operand_at(s, in, lane, 1, 1, 2);
                const uint64_t v = rt_load(m, TESLA_SPACE_L, (uint64_t)p, 8);
                if (m->trap.kind)
                    return (int)m->trap.kind;
                if (commit) {
                    s->r[ldst][lane] = (uint32_t)v;
                    s->r[ldst + 1][lane] = (uint32_t)(v >> 32);
                    if (in->alt[1] == 3) {
                        const int32_t areg = (int32_t)in->value[2];
                        const int32_t off8 = (int32_t)in->value[1];
                        s->a[areg][lane] =
                            (uint16_t)((s->a[areg][lane] + (int16_t)off8 * 1) & 0xffff);
                    }
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD ld b128 $r[LDST]q l[AT] */
int tesla_exec_ld_l_b128(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[3];
    const int32_t ldst = (int32_t)in->value[0];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 3) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 2, 4, 5);
            if (guard) {
                const int32_t p = operand_at(s, in, lane, 1, 1, 2);
                const rt_u128 v = rt_wide(rt_load_word(m, TESLA_SPACE_L, (uint64_t)p, 16));
                if (m->trap.kind)
                    return (int)m->trap.kind;
                if (commit) {
                    s->r[ldst][lane] = (uint32_t)v;
                    s->r[ldst + 1][lane] = (uint32_t)((uint64_t)v >> 32);
                    s->r[ldst + 2][lane] = (uint32_t)(v >> 64);
                    s->r[ldst + 3][lane] = (uint32_t)(v >> 96);
                    if (in->alt[1] == 3) {
                        const int32_t areg = (int32_t)in->value[2];
                        const int32_t off8 = (int32_t)in->value[1];
                        s->a[areg][lane] =
                            (uint16_t)((s->a[areg][lane] + (int16_t)off8 * 1) & 0xffff);
                    }
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD ld b32 $r[LDST] l[AT] */
int tesla_exec_ld_l_b32(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[3];
    const int32_t ldst = (int32_t)in->value[0];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 3) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 2, 4, 5);
            if (guard) {
                const int32_t p = operand_at(s, in, lane, 1, 1, 2);
                const uint32_t v = (uint32_t)rt_load(m, TESLA_SPACE_L, (uint64_t)p, 4);
                if (m->trap.kind)
                    return (int)m->trap.kind;
                if (commit) {
                    s->r[ldst][lane] = v;
                    if (in->alt[1] == 3) {
                        const int32_t areg = (int32_t)in->value[2];
                        const int32_t off8 = (int32_t)in->value[1];
                        s->a[areg][lane] =
                            (uint16_t)((s->a[areg][lane] + (int16_t)off8 * 1) & 0xffff);
                    }
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD st u8 l[AT] $r[LDST] */
int tesla_exec_st_l_u8(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_st_l_u8(m, in, 0, 3, 2, 4, 5, 0, 1);
}

/* MARK GUARD st s8 l[AT] $r[LDST] */
int tesla_exec_st_l_s8(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_st_l_u8(m, in, 0, 3, 2, 4, 5, 0, 1);
}

/* MARK GUARD st u16 l[AT] $r[LDST] */
int tesla_exec_st_l_u16(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_st_l_u16(m, in, 0, 3, 2, 4, 5, 0, 1);
}

/* MARK GUARD st s16 l[AT] $r[LDST] */
int tesla_exec_st_l_s16(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_st_l_u16(m, in, 0, 3, 2, 4, 5, 0, 1);
}

/* MARK GUARD st b64 l[AT] $r[LDST]d */
int tesla_exec_st_l_b64(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[3];
    const int32_t ldst = (int32_t)in->value[2];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 3) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 2, 4, 5);
            if (guard) {
                const int32_t p = operand_at(s, in, lane, 0, 0, 1);
                uint64_t v;
                v = s->r[ldst][lane] | (uint64_t)s->r[ldst + 1][lane] << 32;
                if (!rt_may_store(m, TESLA_SPACE_L, (uint64_t)p, 8))
                    return (int)m->trap.kind;
                if (commit) {
                    rt_store(m, TESLA_SPACE_L, (uint64_t)p, 8, v);
                    if (in->alt[0] == 3) {
                        const int32_t areg = (int32_t)in->value[1];
                        const int32_t off8 = (int32_t)in->value[0];
                        s->a[areg][lane] =
                            (uint16_t)((s->a[areg][lane] + (int16_t)off8 * 1) & 0xffff);
                    }
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD st b128 l[AT] $r[LDST]q */
int tesla_exec_st_l_b128(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[3];
    const int32_t ldst = (int32_t)in->value[2];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 3) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 2, 4, 5);
            if (guard) {
                const int32_t p = operand_at(s, in, lane, 0, 0, 1);
                rt_u128 v;
                v = (rt_u128)s->r[ldst][lane] | (rt_u128)s->r[ldst + 1][lane] << 32
                    | (rt_u128)s->r[ldst + 2][lane] << 64 | (rt_u128)s->r[ldst + 3][lane] << 96;
                if (!rt_may_store(m, TESLA_SPACE_L, (uint64_t)p, 16))
                    return (int)m->trap.kind;
                if (commit) {
                    rt_store_word(m, TESLA_SPACE_L, (uint64_t)p, 16, rt_word_of(v));
                    if (in->alt[0] == 3) {
                        const int32_t areg = (int32_t)in->value[1];
                        const int32_t off8 = (int32_t)in->value[0];
                        s->a[areg][lane] =
                            (uint16_t)((s->a[areg][lane] + (int16_t)off8 * 1) & 0xffff);
                    }
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD st b32 l[AT] $r[LDST] */
int tesla_exec_st_l_b32(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[3];
    const int32_t ldst = (int32_t)in->value[2];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 3) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 2, 4, 5);
            if (guard) {
                const int32_t p = operand_at(s, in, lane, 0, 0, 1);
                uint32_t v;
                v = s->r[ldst][lane];
                if (!rt_may_store(m, TESLA_SPACE_L, (uint64_t)p, 4))
                    return (int)m->trap.kind;
                if (commit) {
                    rt_store(m, TESLA_SPACE_L, (uint64_t)p, 4, v);
                    if (in->alt[0] == 3) {
                        const int32_t areg = (int32_t)in->value[1];
                        const int32_t off8 = (int32_t)in->value[0];
                        s->a[areg][lane] =
                            (uint16_t)((s->a[areg][lane] + (int16_t)off8 * 1) & 0xffff);
                    }
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD ld u8 $r[LDST] g{GSPACE}[$r[LSRC]] */
int tesla_exec_ld_g_u8(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[3];
    const int32_t lsrc = (int32_t)in->value[2];
    const int32_t gspace = (int32_t)in->value[1];
    const int32_t ldst = (int32_t)in->value[0];
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
                const int32_t v =
                    (int32_t)rt_load(m, TESLA_SPACE_G,
                    (uint64_t)(s->r[lsrc][lane] + ((int64_t)gspace << 32)), 1);
                if (m->trap.kind)
                    return (int)m->trap.kind;
                if (commit) {
                    s->r[ldst][lane] = (uint32_t)v;
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD ld s8 $r[LDST] g{GSPACE}[$r[LSRC]] */
int tesla_exec_ld_g_s8(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[3];
    const int32_t lsrc = (int32_t)in->value[2];
    const int32_t gspace = (int32_t)in->value[1];
    const int32_t ldst = (int32_t)in->value[0];
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
                const int32_t v =
                    (int32_t)rt_load(m, TESLA_SPACE_G,
                    (uint64_t)(s->r[lsrc][lane] + ((int64_t)gspace << 32)), 1);
                if (m->trap.kind)
                    return (int)m->trap.kind;
                if (commit) {
                    s->r[ldst][lane] = rt_u32((int8_t)v);
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD ld u16 $r[LDST] g{GSPACE}[$r[LSRC]] */
int tesla_exec_ld_g_u16(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[3];
    const int32_t lsrc = (int32_t)in->value[2];
    const int32_t gspace = (int32_t)in->value[1];
    const int32_t ldst = (int32_t)in->value[0];
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
                const int32_t v =
                    (int32_t)rt_load(m, TESLA_SPACE_G,
                    (uint64_t)(s->r[lsrc][lane] + ((int64_t)gspace << 32)), 2);
                if (m->trap.kind)
                    return (int)m->trap.kind;
                if (commit) {
                    s->r[ldst][lane] = (uint32_t)v;
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD ld s16 $r[LDST] g{GSPACE}[$r[LSRC]] */
int tesla_exec_ld_g_s16(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[3];
    const int32_t lsrc = (int32_t)in->value[2];
    const int32_t gspace = (int32_t)in->value[1];
    const int32_t ldst = (int32_t)in->value[0];
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
                const int32_t v =
                    (int32_t)rt_load(m, TESLA_SPACE_G,
                    (uint64_t)(s->r[lsrc][lane] + ((int64_t)gspace << 32)), 2);
                if (m->trap.kind)
                    return (int)m->trap.kind;
                if (commit) {
                    s->r[ldst][lane] = rt_u32((int16_t)v);
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD ld b64 $r[LDST]d g{GSPACE}[$r[LSRC]] */
int tesla_exec_ld_g_b64(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[3];
    const int32_t lsrc = (int32_t)in->value[2];
    const int32_t gspace = (int32_t)in->value[1];
    const int32_t ldst = (int32_t)in->value[0];
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
                const uint64_t v =
                    rt_load(m, TESLA_SPACE_G,
                    (uint64_t)(s->r[lsrc][lane] + ((int64_t)gspace << 32)), 8);
                if (m->trap.kind)
                    return (int)m->trap.kind;
                if (commit) {
                    s->r[ldst][lane] = (uint32_t)v;
                    s->r[ldst + 1][lane] = (uint32_t)(v >> 32);
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD ld b128 $r[LDST]q g{GSPACE}[$r[LSRC]] */
int tesla_exec_ld_g_b128(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[3];
    const int32_t lsrc = (int32_t)in->value[2];
    const int32_t gspace = (int32_t)in->value[1];
    const int32_t ldst = (int32_t)in->value[0];
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
                const rt_u128 v =
                    rt_wide(rt_load_word(m, TESLA_SPACE_G,
                    (uint64_t)(s->r[lsrc][lane] + ((int64_t)gspace << 32)), 16));
                if (m->trap.kind)
                    return (int)m->trap.kind;
                if (commit) {
                    s->r[ldst][lane] = (uint32_t)v;
                    s->r[ldst + 1][lane] = (uint32_t)((uint64_t)v >> 32);
                    s->r[ldst + 2][lane] = (uint32_t)(v >> 64);
                    s->r[ldst + 3][lane] = (uint32_t)(v >> 96);
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD ld b32 $r[LDST] g{GSPACE}[$r[LSRC]] */
int tesla_exec_ld_g_b32(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[3];
    const int32_t lsrc = (int32_t)in->value[2];
    const int32_t gspace = (int32_t)in->value[1];
    const int32_t ldst = (int32_t)in->value[0];
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
                const uint32_t v =
                    (uint32_t)rt_load(m, TESLA_SPACE_G,
                    (uint64_t)(s->r[lsrc][lane] + ((int64_t)gspace << 32)), 4);
                if (m->trap.kind)
                    return (int)m->trap.kind;
                if (commit) {
                    s->r[ldst][lane] = v;
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD st u8 g{GSPACE}[$r[LSRC]] $r[LDST] */
int tesla_exec_st_g_u8(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_st_g_u8(m, in, 1, 3, 2, 1, 0, 4, 5);
}

/* MARK GUARD st s8 g{GSPACE}[$r[LSRC]] $r[LDST] */
int tesla_exec_st_g_s8(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_st_g_u8(m, in, 1, 3, 2, 1, 0, 4, 5);
}

/* MARK GUARD st u16 g{GSPACE}[$r[LSRC]] $r[LDST] */
int tesla_exec_st_g_u16(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_st_g_u16(m, in, 1, 3, 2, 1, 0, 4, 5);
}

/* MARK GUARD st s16 g{GSPACE}[$r[LSRC]] $r[LDST] */
int tesla_exec_st_g_s16(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_st_g_u16(m, in, 1, 3, 2, 1, 0, 4, 5);
}

/* MARK GUARD st b64 g{GSPACE}[$r[LSRC]] $r[LDST]d */
int tesla_exec_st_g_b64(struct isadora_machine *m, const struct isadora_insn *in)
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

/* MARK GUARD st b128 g{GSPACE}[$r[LSRC]] $r[LDST]q */
int tesla_exec_st_g_b128(struct isadora_machine *m, const struct isadora_insn *in)
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
                rt_u128 v;
                v = (rt_u128)s->r[ldst][lane] | (rt_u128)s->r[ldst + 1][lane] << 32
                    | (rt_u128)s->r[ldst + 2][lane] << 64 | (rt_u128)s->r[ldst + 3][lane] << 96;
                const int64_t g_at = s->r[lsrc][lane] + ((int64_t)gspace << 32);
                if (!rt_may_store(m, TESLA_SPACE_G, (uint64_t)g_at, 16))
                    return (int)m->trap.kind;
                if (commit) {
                    rt_store_word(m, TESLA_SPACE_G, (uint64_t)g_at, 16, rt_word_of(v));
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD st b32 g{GSPACE}[$r[LSRC]] $r[LDST] */
int tesla_exec_st_g_b32(struct isadora_machine *m, const struct isadora_insn *in)
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
                uint32_t v;
                v = s->r[ldst][lane];
                const int64_t g_at = s->r[lsrc][lane] + ((int64_t)gspace << 32);
                if (!rt_may_store(m, TESLA_SPACE_G, (uint64_t)g_at, 4))
                    return (int)m->trap.kind;
                if (commit) {
                    rt_store(m, TESLA_SPACE_G, (uint64_t)g_at, 4, v);
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

