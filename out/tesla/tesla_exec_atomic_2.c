/* Generated from the description tesla by gen/emit/exec.lua. Do not edit. */
#include "tesla_exec.h"

/* MARK GUARD ld or BTYPE $r[LDST] g{GSPACE2}[$r[LSRC]] $r[LSRC2] */
int tesla_exec_atomic_g_kept_or_bits(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[5];
    const int32_t lsrc = (int32_t)in->value[3];
    const int32_t gspace2 = (int32_t)in->value[2];
    const int32_t ldst = (int32_t)in->value[1];
    const int32_t btype = (int32_t)in->value[0];
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
                if (commit) {
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
int tesla_exec_atomic_g_kept_xor_bits(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[5];
    const int32_t lsrc = (int32_t)in->value[3];
    const int32_t gspace2 = (int32_t)in->value[2];
    const int32_t ldst = (int32_t)in->value[1];
    const int32_t btype = (int32_t)in->value[0];
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
                if (commit) {
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

/* MARK GUARD exch BTYPE $r[LDST] g{GSPACE2}[$r[LSRC]] $r[LSRC2] */
int tesla_exec_atomic_g_kept_exch_exch(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[5];
    const int32_t lsrc = (int32_t)in->value[3];
    const int32_t gspace2 = (int32_t)in->value[2];
    const int32_t ldst = (int32_t)in->value[1];
    const int32_t btype = (int32_t)in->value[0];
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
                if (commit) {
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
                }
                if (commit) {
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
                        btype < 2 ? (s->r[lsrc2][lane] & 0xff) * 16843009
                        : (s->r[lsrc2][lane] & 0xffff) * 65537);
                }
                if (commit) {
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
                }
                if (commit) {
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
                }
                if (commit) {
                    s->r[ldst][lane] = m_2;
                }
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
                }
                if (commit) {
                    s->r[ldst][lane] = (uint32_t)m_2;
                    s->r[ldst + 1][lane] = (uint32_t)(m_2 >> 32);
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

