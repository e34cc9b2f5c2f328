/* Generated from the description tesla by gen/emit/exec.lua. Do not edit. */
#include "tesla_exec.h"

/* MARK GUARD add sat MCDST LL_DST (mul s16 L_SRC L_SRC2) L_SRC3  */
int tesla_exec_mul_add_add_s16sat_long(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[12];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 12) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 14, 13, 14);
            if (guard) {
                int64_t a = 0;
                const int a_trap = operand_l_src(m, s, in, lane, &a, 2, 3, 4, 5, 6);
                if (a_trap) {
                    return a_trap;
                }
                int32_t b = 0;
                const int b_trap = operand_l_src3_2(m, s, in, lane, &b, 8, 7, 8, 9, 5);
                if (b_trap) {
                    return b_trap;
                }
                uint32_t c3 = 0;
                const int c3_trap = operand_l_src3(m, s, in, lane, &c3, 11, 10, 8, 11, 5);
                if (c3_trap) {
                    return c3_trap;
                }
                const int32_t m_2 = (int16_t)a * (int16_t)b;
                const uint32_t x = (uint32_t)m_2;
                const uint32_t y = c3;
                const uint32_t p = x;
                const uint32_t q = y;
                const int64_t sum = (int64_t)p + q;
                const uint32_t r = (uint32_t)sum;
                const int32_t o = p >> 31 == q >> 31 && p >> 31 != r >> 31;
                const uint32_t v = (1 && o) ? 2147483648u - (r >> 31) : r;
                if (in->line[1] == 1) {
                    const int32_t ooff = (int32_t)in->value[2];
                    if (!rt_may_store(m, TESLA_SPACE_O, (uint64_t)(ooff * 4), 4))
                        return (int)m->trap.kind;
                }
                if (commit) {
                    if (in->line[1] == 1) {
                        const int32_t ooff = (int32_t)in->value[2];
                        rt_store(m, TESLA_SPACE_O, (uint64_t)(ooff * 4), 4, v);
                    }
                }
                if (commit) {
                    if (in->line[0] == 1) {
                        const int32_t cdst = (int32_t)in->value[0];
                        s->c[cdst][lane] =
                            (uint8_t)((uint32_t)(v == 0) | v >> 31 << 1
                            | (uint32_t)(sum >> 32) << 2 | (uint32_t)o << 3);
                    }
                }
                if (commit) {
                    after_l_src(s, in, lane, 2, 5, 4);
                }
                if (commit) {
                    after_l_src3_2(s, in, lane, 8, 5, 9);
                }
                if (commit) {
                    after_l_src3(s, in, lane, 11, 5, 11);
                }
                if (commit) {
                    if (in->line[1] == 0) {
                        const int32_t ldst = (int32_t)in->value[1];
                        s->r[ldst][lane] = v;
                    }
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD add  MCDST LL_DST (mul u24 L_SRC L_SRC2) L_SRC3  */
int tesla_exec_mul_add_add_u24_long(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[12];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 12) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 14, 13, 14);
            if (guard) {
                int64_t a = 0;
                const int a_trap = operand_l_src_2(m, s, in, lane, &a, 2, 3, 4, 5, 6);
                if (a_trap) {
                    return a_trap;
                }
                uint32_t b = 0;
                const int b_trap = operand_l_src3(m, s, in, lane, &b, 8, 7, 8, 9, 5);
                if (b_trap) {
                    return b_trap;
                }
                uint32_t c3 = 0;
                const int c3_trap = operand_l_src3(m, s, in, lane, &c3, 11, 10, 8, 11, 5);
                if (c3_trap) {
                    return c3_trap;
                }
                const int64_t m_2 = (int64_t)((uint32_t)a & 0xffffff) * (b & 0xffffff);
                const uint32_t x = (uint32_t)m_2;
                const uint32_t y = c3;
                const uint32_t p = x;
                const uint32_t q = y;
                const int64_t sum = (int64_t)p + q;
                const uint32_t r = (uint32_t)sum;
                const int32_t o = p >> 31 == q >> 31 && p >> 31 != r >> 31;
                const uint32_t v = r;
                if (in->line[1] == 1) {
                    const int32_t ooff = (int32_t)in->value[2];
                    if (!rt_may_store(m, TESLA_SPACE_O, (uint64_t)(ooff * 4), 4))
                        return (int)m->trap.kind;
                }
                if (commit) {
                    if (in->line[1] == 1) {
                        const int32_t ooff = (int32_t)in->value[2];
                        rt_store(m, TESLA_SPACE_O, (uint64_t)(ooff * 4), 4, v);
                    }
                }
                if (commit) {
                    if (in->line[0] == 1) {
                        const int32_t cdst = (int32_t)in->value[0];
                        s->c[cdst][lane] =
                            (uint8_t)((uint32_t)(v == 0) | v >> 31 << 1
                            | (uint32_t)(sum >> 32) << 2 | (uint32_t)o << 3);
                    }
                }
                if (commit) {
                    after_l_src(s, in, lane, 2, 5, 4);
                }
                if (commit) {
                    after_l_src3(s, in, lane, 8, 5, 9);
                }
                if (commit) {
                    after_l_src3(s, in, lane, 11, 5, 11);
                }
                if (commit) {
                    if (in->line[1] == 0) {
                        const int32_t ldst = (int32_t)in->value[1];
                        s->r[ldst][lane] = v;
                    }
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD add  MCDST LL_DST (mul s24 L_SRC L_SRC2) L_SRC3  */
int tesla_exec_mul_add_add_s24_long(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[12];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 12) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 14, 13, 14);
            if (guard) {
                int64_t a = 0;
                const int a_trap = operand_l_src_2(m, s, in, lane, &a, 2, 3, 4, 5, 6);
                if (a_trap) {
                    return a_trap;
                }
                uint32_t b = 0;
                const int b_trap = operand_l_src3(m, s, in, lane, &b, 8, 7, 8, 9, 5);
                if (b_trap) {
                    return b_trap;
                }
                uint32_t c3 = 0;
                const int c3_trap = operand_l_src3(m, s, in, lane, &c3, 11, 10, 8, 11, 5);
                if (c3_trap) {
                    return c3_trap;
                }
                const int64_t m_2 = (int64_t)rt_sext_32((uint32_t)a, 24) * rt_sext_32(b, 24);
                const uint32_t x = (uint32_t)m_2;
                const uint32_t y = c3;
                const uint32_t p = x;
                const uint32_t q = y;
                const int64_t sum = (int64_t)p + q;
                const uint32_t r = (uint32_t)sum;
                const int32_t o = p >> 31 == q >> 31 && p >> 31 != r >> 31;
                const uint32_t v = r;
                if (in->line[1] == 1) {
                    const int32_t ooff = (int32_t)in->value[2];
                    if (!rt_may_store(m, TESLA_SPACE_O, (uint64_t)(ooff * 4), 4))
                        return (int)m->trap.kind;
                }
                if (commit) {
                    if (in->line[1] == 1) {
                        const int32_t ooff = (int32_t)in->value[2];
                        rt_store(m, TESLA_SPACE_O, (uint64_t)(ooff * 4), 4, v);
                    }
                }
                if (commit) {
                    if (in->line[0] == 1) {
                        const int32_t cdst = (int32_t)in->value[0];
                        s->c[cdst][lane] =
                            (uint8_t)((uint32_t)(v == 0) | v >> 31 << 1
                            | (uint32_t)(sum >> 32) << 2 | (uint32_t)o << 3);
                    }
                }
                if (commit) {
                    after_l_src(s, in, lane, 2, 5, 4);
                }
                if (commit) {
                    after_l_src3(s, in, lane, 8, 5, 9);
                }
                if (commit) {
                    after_l_src3(s, in, lane, 11, 5, 11);
                }
                if (commit) {
                    if (in->line[1] == 0) {
                        const int32_t ldst = (int32_t)in->value[1];
                        s->r[ldst][lane] = v;
                    }
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD add sat MCDST LL_DST (mul s24 L_SRC L_SRC2) L_SRC3  */
int tesla_exec_mul_add_add_s24sat_long(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[12];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 12) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 14, 13, 14);
            if (guard) {
                int64_t a = 0;
                const int a_trap = operand_l_src_2(m, s, in, lane, &a, 2, 3, 4, 5, 6);
                if (a_trap) {
                    return a_trap;
                }
                uint32_t b = 0;
                const int b_trap = operand_l_src3(m, s, in, lane, &b, 8, 7, 8, 9, 5);
                if (b_trap) {
                    return b_trap;
                }
                uint32_t c3 = 0;
                const int c3_trap = operand_l_src3(m, s, in, lane, &c3, 11, 10, 8, 11, 5);
                if (c3_trap) {
                    return c3_trap;
                }
                const int64_t m_2 = (int64_t)rt_sext_32((uint32_t)a, 24) * rt_sext_32(b, 24);
                const uint32_t x = (uint32_t)m_2;
                const uint32_t y = c3;
                const uint32_t p = x;
                const uint32_t q = y;
                const int64_t sum = (int64_t)p + q;
                const uint32_t r = (uint32_t)sum;
                const int32_t o = p >> 31 == q >> 31 && p >> 31 != r >> 31;
                const uint32_t v = (1 && o) ? 2147483648u - (r >> 31) : r;
                if (in->line[1] == 1) {
                    const int32_t ooff = (int32_t)in->value[2];
                    if (!rt_may_store(m, TESLA_SPACE_O, (uint64_t)(ooff * 4), 4))
                        return (int)m->trap.kind;
                }
                if (commit) {
                    if (in->line[1] == 1) {
                        const int32_t ooff = (int32_t)in->value[2];
                        rt_store(m, TESLA_SPACE_O, (uint64_t)(ooff * 4), 4, v);
                    }
                }
                if (commit) {
                    if (in->line[0] == 1) {
                        const int32_t cdst = (int32_t)in->value[0];
                        s->c[cdst][lane] =
                            (uint8_t)((uint32_t)(v == 0) | v >> 31 << 1
                            | (uint32_t)(sum >> 32) << 2 | (uint32_t)o << 3);
                    }
                }
                if (commit) {
                    after_l_src(s, in, lane, 2, 5, 4);
                }
                if (commit) {
                    after_l_src3(s, in, lane, 8, 5, 9);
                }
                if (commit) {
                    after_l_src3(s, in, lane, 11, 5, 11);
                }
                if (commit) {
                    if (in->line[1] == 0) {
                        const int32_t ldst = (int32_t)in->value[1];
                        s->r[ldst][lane] = v;
                    }
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD add  MCDST LL_DST (mul high u24 L_SRC L_SRC2) L_SRC3  */
int tesla_exec_mul_add_add_u24high_long(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[12];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 12) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 14, 13, 14);
            if (guard) {
                int64_t a = 0;
                const int a_trap = operand_l_src_2(m, s, in, lane, &a, 2, 3, 4, 5, 6);
                if (a_trap) {
                    return a_trap;
                }
                uint32_t b = 0;
                const int b_trap = operand_l_src3(m, s, in, lane, &b, 8, 7, 8, 9, 5);
                if (b_trap) {
                    return b_trap;
                }
                uint32_t c3 = 0;
                const int c3_trap = operand_l_src3(m, s, in, lane, &c3, 11, 10, 8, 11, 5);
                if (c3_trap) {
                    return c3_trap;
                }
                const int64_t m_2 = (int64_t)((uint32_t)a & 0xffffff) * (b & 0xffffff);
                const uint32_t x = (uint32_t)(m_2 >> 16);
                const uint32_t y = c3;
                const uint32_t p = x;
                const uint32_t q = y;
                const int64_t sum = (int64_t)p + q;
                const uint32_t r = (uint32_t)sum;
                const int32_t o = p >> 31 == q >> 31 && p >> 31 != r >> 31;
                const uint32_t v = r;
                if (in->line[1] == 1) {
                    const int32_t ooff = (int32_t)in->value[2];
                    if (!rt_may_store(m, TESLA_SPACE_O, (uint64_t)(ooff * 4), 4))
                        return (int)m->trap.kind;
                }
                if (commit) {
                    if (in->line[1] == 1) {
                        const int32_t ooff = (int32_t)in->value[2];
                        rt_store(m, TESLA_SPACE_O, (uint64_t)(ooff * 4), 4, v);
                    }
                }
                if (commit) {
                    if (in->line[0] == 1) {
                        const int32_t cdst = (int32_t)in->value[0];
                        s->c[cdst][lane] =
                            (uint8_t)((uint32_t)(v == 0) | v >> 31 << 1
                            | (uint32_t)(sum >> 32) << 2 | (uint32_t)o << 3);
                    }
                }
                if (commit) {
                    after_l_src(s, in, lane, 2, 5, 4);
                }
                if (commit) {
                    after_l_src3(s, in, lane, 8, 5, 9);
                }
                if (commit) {
                    after_l_src3(s, in, lane, 11, 5, 11);
                }
                if (commit) {
                    if (in->line[1] == 0) {
                        const int32_t ldst = (int32_t)in->value[1];
                        s->r[ldst][lane] = v;
                    }
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD add  MCDST LL_DST (mul high s24 L_SRC L_SRC2) L_SRC3  */
int tesla_exec_mul_add_add_s24high_long(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[12];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 12) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 14, 13, 14);
            if (guard) {
                int64_t a = 0;
                const int a_trap = operand_l_src_2(m, s, in, lane, &a, 2, 3, 4, 5, 6);
                if (a_trap) {
                    return a_trap;
                }
                uint32_t b = 0;
                const int b_trap = operand_l_src3(m, s, in, lane, &b, 8, 7, 8, 9, 5);
                if (b_trap) {
                    return b_trap;
                }
                uint32_t c3 = 0;
                const int c3_trap = operand_l_src3(m, s, in, lane, &c3, 11, 10, 8, 11, 5);
                if (c3_trap) {
                    return c3_trap;
                }
                const int64_t m_2 = (int64_t)rt_sext_32((uint32_t)a, 24) * rt_sext_32(b, 24);
                const uint32_t x = (uint32_t)(m_2 >> 16);
                const uint32_t y = c3;
                const uint32_t p = x;
                const uint32_t q = y;
                const int64_t sum = (int64_t)p + q;
                const uint32_t r = (uint32_t)sum;
                const int32_t o = p >> 31 == q >> 31 && p >> 31 != r >> 31;
                const uint32_t v = r;
                if (in->line[1] == 1) {
                    const int32_t ooff = (int32_t)in->value[2];
                    if (!rt_may_store(m, TESLA_SPACE_O, (uint64_t)(ooff * 4), 4))
                        return (int)m->trap.kind;
                }
                if (commit) {
                    if (in->line[1] == 1) {
                        const int32_t ooff = (int32_t)in->value[2];
                        rt_store(m, TESLA_SPACE_O, (uint64_t)(ooff * 4), 4, v);
                    }
                }
                if (commit) {
                    if (in->line[0] == 1) {
                        const int32_t cdst = (int32_t)in->value[0];
                        s->c[cdst][lane] =
                            (uint8_t)((uint32_t)(v == 0) | v >> 31 << 1
                            | (uint32_t)(sum >> 32) << 2 | (uint32_t)o << 3);
                    }
                }
                if (commit) {
                    after_l_src(s, in, lane, 2, 5, 4);
                }
                if (commit) {
                    after_l_src3(s, in, lane, 8, 5, 9);
                }
                if (commit) {
                    after_l_src3(s, in, lane, 11, 5, 11);
                }
                if (commit) {
                    if (in->line[1] == 0) {
                        const int32_t ldst = (int32_t)in->value[1];
                        s->r[ldst][lane] = v;
                    }
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD add sat MCDST LL_DST (mul high s24 L_SRC L_SRC2) L_SRC3  */
int tesla_exec_mul_add_add_s24highsat_long(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[12];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 12) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 14, 13, 14);
            if (guard) {
                int64_t a = 0;
                const int a_trap = operand_l_src_2(m, s, in, lane, &a, 2, 3, 4, 5, 6);
                if (a_trap) {
                    return a_trap;
                }
                uint32_t b = 0;
                const int b_trap = operand_l_src3(m, s, in, lane, &b, 8, 7, 8, 9, 5);
                if (b_trap) {
                    return b_trap;
                }
                uint32_t c3 = 0;
                const int c3_trap = operand_l_src3(m, s, in, lane, &c3, 11, 10, 8, 11, 5);
                if (c3_trap) {
                    return c3_trap;
                }
                const int64_t m_2 = (int64_t)rt_sext_32((uint32_t)a, 24) * rt_sext_32(b, 24);
                const uint32_t x = (uint32_t)(m_2 >> 16);
                const uint32_t y = c3;
                const uint32_t p = x;
                const uint32_t q = y;
                const int64_t sum = (int64_t)p + q;
                const uint32_t r = (uint32_t)sum;
                const int32_t o = p >> 31 == q >> 31 && p >> 31 != r >> 31;
                const uint32_t v = (1 && o) ? 2147483648u - (r >> 31) : r;
                if (in->line[1] == 1) {
                    const int32_t ooff = (int32_t)in->value[2];
                    if (!rt_may_store(m, TESLA_SPACE_O, (uint64_t)(ooff * 4), 4))
                        return (int)m->trap.kind;
                }
                if (commit) {
                    if (in->line[1] == 1) {
                        const int32_t ooff = (int32_t)in->value[2];
                        rt_store(m, TESLA_SPACE_O, (uint64_t)(ooff * 4), 4, v);
                    }
                }
                if (commit) {
                    if (in->line[0] == 1) {
                        const int32_t cdst = (int32_t)in->value[0];
                        s->c[cdst][lane] =
                            (uint8_t)((uint32_t)(v == 0) | v >> 31 << 1
                            | (uint32_t)(sum >> 32) << 2 | (uint32_t)o << 3);
                    }
                }
                if (commit) {
                    after_l_src(s, in, lane, 2, 5, 4);
                }
                if (commit) {
                    after_l_src3(s, in, lane, 8, 5, 9);
                }
                if (commit) {
                    after_l_src3(s, in, lane, 11, 5, 11);
                }
                if (commit) {
                    if (in->line[1] == 0) {
                        const int32_t ldst = (int32_t)in->value[1];
                        s->r[ldst][lane] = v;
                    }
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD sub  MCDST LL_DST (mul u16 L_SRC L_SRC2) L_SRC3  */
int tesla_exec_mul_add_sub_u16_long(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[12];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 12) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 14, 13, 14);
            if (guard) {
                int64_t a = 0;
                const int a_trap = operand_l_src(m, s, in, lane, &a, 2, 3, 4, 5, 6);
                if (a_trap) {
                    return a_trap;
                }
                int32_t b = 0;
                const int b_trap = operand_l_src3_2(m, s, in, lane, &b, 8, 7, 8, 9, 5);
                if (b_trap) {
                    return b_trap;
                }
                uint32_t c3 = 0;
                const int c3_trap = operand_l_src3(m, s, in, lane, &c3, 11, 10, 8, 11, 5);
                if (c3_trap) {
                    return c3_trap;
                }
                const uint32_t m_2 = ((uint32_t)a & 0xffff) * (uint32_t)b;
                const uint32_t x = m_2;
                const uint32_t y = c3;
                const uint32_t p = x;
                const uint32_t q = ~y;
                const int64_t sum = (int64_t)p + q + 1;
                const uint32_t r = (uint32_t)sum;
                const int32_t o = p >> 31 == q >> 31 && p >> 31 != r >> 31;
                const uint32_t v = r;
                if (in->line[1] == 1) {
                    const int32_t ooff = (int32_t)in->value[2];
                    if (!rt_may_store(m, TESLA_SPACE_O, (uint64_t)(ooff * 4), 4))
                        return (int)m->trap.kind;
                }
                if (commit) {
                    if (in->line[1] == 1) {
                        const int32_t ooff = (int32_t)in->value[2];
                        rt_store(m, TESLA_SPACE_O, (uint64_t)(ooff * 4), 4, v);
                    }
                }
                if (commit) {
                    if (in->line[0] == 1) {
                        const int32_t cdst = (int32_t)in->value[0];
                        s->c[cdst][lane] =
                            (uint8_t)((uint32_t)(v == 0) | v >> 31 << 1
                            | (uint32_t)(sum >> 32) << 2 | (uint32_t)o << 3);
                    }
                }
                if (commit) {
                    after_l_src(s, in, lane, 2, 5, 4);
                }
                if (commit) {
                    after_l_src3_2(s, in, lane, 8, 5, 9);
                }
                if (commit) {
                    after_l_src3(s, in, lane, 11, 5, 11);
                }
                if (commit) {
                    if (in->line[1] == 0) {
                        const int32_t ldst = (int32_t)in->value[1];
                        s->r[ldst][lane] = v;
                    }
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD sub  MCDST LL_DST (mul s16 L_SRC L_SRC2) L_SRC3  */
int tesla_exec_mul_add_sub_s16_long(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[12];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 12) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 14, 13, 14);
            if (guard) {
                int64_t a = 0;
                const int a_trap = operand_l_src(m, s, in, lane, &a, 2, 3, 4, 5, 6);
                if (a_trap) {
                    return a_trap;
                }
                int32_t b = 0;
                const int b_trap = operand_l_src3_2(m, s, in, lane, &b, 8, 7, 8, 9, 5);
                if (b_trap) {
                    return b_trap;
                }
                uint32_t c3 = 0;
                const int c3_trap = operand_l_src3(m, s, in, lane, &c3, 11, 10, 8, 11, 5);
                if (c3_trap) {
                    return c3_trap;
                }
                const int32_t m_2 = (int16_t)a * (int16_t)b;
                const uint32_t x = (uint32_t)m_2;
                const uint32_t y = c3;
                const uint32_t p = x;
                const uint32_t q = ~y;
                const int64_t sum = (int64_t)p + q + 1;
                const uint32_t r = (uint32_t)sum;
                const int32_t o = p >> 31 == q >> 31 && p >> 31 != r >> 31;
                const uint32_t v = r;
                if (in->line[1] == 1) {
                    const int32_t ooff = (int32_t)in->value[2];
                    if (!rt_may_store(m, TESLA_SPACE_O, (uint64_t)(ooff * 4), 4))
                        return (int)m->trap.kind;
                }
                if (commit) {
                    if (in->line[1] == 1) {
                        const int32_t ooff = (int32_t)in->value[2];
                        rt_store(m, TESLA_SPACE_O, (uint64_t)(ooff * 4), 4, v);
                    }
                }
                if (commit) {
                    if (in->line[0] == 1) {
                        const int32_t cdst = (int32_t)in->value[0];
                        s->c[cdst][lane] =
                            (uint8_t)((uint32_t)(v == 0) | v >> 31 << 1
                            | (uint32_t)(sum >> 32) << 2 | (uint32_t)o << 3);
                    }
                }
                if (commit) {
                    after_l_src(s, in, lane, 2, 5, 4);
                }
                if (commit) {
                    after_l_src3_2(s, in, lane, 8, 5, 9);
                }
                if (commit) {
                    after_l_src3(s, in, lane, 11, 5, 11);
                }
                if (commit) {
                    if (in->line[1] == 0) {
                        const int32_t ldst = (int32_t)in->value[1];
                        s->r[ldst][lane] = v;
                    }
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD sub sat MCDST LL_DST (mul s16 L_SRC L_SRC2) L_SRC3  */
int tesla_exec_mul_add_sub_s16sat_long(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[12];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 12) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 14, 13, 14);
            if (guard) {
                int64_t a = 0;
                const int a_trap = operand_l_src(m, s, in, lane, &a, 2, 3, 4, 5, 6);
                if (a_trap) {
                    return a_trap;
                }
                int32_t b = 0;
                const int b_trap = operand_l_src3_2(m, s, in, lane, &b, 8, 7, 8, 9, 5);
                if (b_trap) {
                    return b_trap;
                }
                uint32_t c3 = 0;
                const int c3_trap = operand_l_src3(m, s, in, lane, &c3, 11, 10, 8, 11, 5);
                if (c3_trap) {
                    return c3_trap;
                }
                const int32_t m_2 = (int16_t)a * (int16_t)b;
                const uint32_t x = (uint32_t)m_2;
                const uint32_t y = c3;
                const uint32_t p = x;
                const uint32_t q = ~y;
                const int64_t sum = (int64_t)p + q + 1;
                const uint32_t r = (uint32_t)sum;
                const int32_t o = p >> 31 == q >> 31 && p >> 31 != r >> 31;
                const uint32_t v = (1 && o) ? 2147483648u - (r >> 31) : r;
                if (in->line[1] == 1) {
                    const int32_t ooff = (int32_t)in->value[2];
                    if (!rt_may_store(m, TESLA_SPACE_O, (uint64_t)(ooff * 4), 4))
                        return (int)m->trap.kind;
                }
                if (commit) {
                    if (in->line[1] == 1) {
                        const int32_t ooff = (int32_t)in->value[2];
                        rt_store(m, TESLA_SPACE_O, (uint64_t)(ooff * 4), 4, v);
                    }
                }
                if (commit) {
                    if (in->line[0] == 1) {
                        const int32_t cdst = (int32_t)in->value[0];
                        s->c[cdst][lane] =
                            (uint8_t)((uint32_t)(v == 0) | v >> 31 << 1
                            | (uint32_t)(sum >> 32) << 2 | (uint32_t)o << 3);
                    }
                }
                if (commit) {
                    after_l_src(s, in, lane, 2, 5, 4);
                }
                if (commit) {
                    after_l_src3_2(s, in, lane, 8, 5, 9);
                }
                if (commit) {
                    after_l_src3(s, in, lane, 11, 5, 11);
                }
                if (commit) {
                    if (in->line[1] == 0) {
                        const int32_t ldst = (int32_t)in->value[1];
                        s->r[ldst][lane] = v;
                    }
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD sub  MCDST LL_DST (mul u24 L_SRC L_SRC2) L_SRC3  */
int tesla_exec_mul_add_sub_u24_long(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[12];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 12) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 14, 13, 14);
            if (guard) {
                int64_t a = 0;
                const int a_trap = operand_l_src_2(m, s, in, lane, &a, 2, 3, 4, 5, 6);
                if (a_trap) {
                    return a_trap;
                }
                uint32_t b = 0;
                const int b_trap = operand_l_src3(m, s, in, lane, &b, 8, 7, 8, 9, 5);
                if (b_trap) {
                    return b_trap;
                }
                uint32_t c3 = 0;
                const int c3_trap = operand_l_src3(m, s, in, lane, &c3, 11, 10, 8, 11, 5);
                if (c3_trap) {
                    return c3_trap;
                }
                const int64_t m_2 = (int64_t)((uint32_t)a & 0xffffff) * (b & 0xffffff);
                const uint32_t x = (uint32_t)m_2;
                const uint32_t y = c3;
                const uint32_t p = x;
                const uint32_t q = ~y;
                const int64_t sum = (int64_t)p + q + 1;
                const uint32_t r = (uint32_t)sum;
                const int32_t o = p >> 31 == q >> 31 && p >> 31 != r >> 31;
                const uint32_t v = r;
                if (in->line[1] == 1) {
                    const int32_t ooff = (int32_t)in->value[2];
                    if (!rt_may_store(m, TESLA_SPACE_O, (uint64_t)(ooff * 4), 4))
                        return (int)m->trap.kind;
                }
                if (commit) {
                    if (in->line[1] == 1) {
                        const int32_t ooff = (int32_t)in->value[2];
                        rt_store(m, TESLA_SPACE_O, (uint64_t)(ooff * 4), 4, v);
                    }
                }
                if (commit) {
                    if (in->line[0] == 1) {
                        const int32_t cdst = (int32_t)in->value[0];
                        s->c[cdst][lane] =
                            (uint8_t)((uint32_t)(v == 0) | v >> 31 << 1
                            | (uint32_t)(sum >> 32) << 2 | (uint32_t)o << 3);
                    }
                }
                if (commit) {
                    after_l_src(s, in, lane, 2, 5, 4);
                }
                if (commit) {
                    after_l_src3(s, in, lane, 8, 5, 9);
                }
                if (commit) {
                    after_l_src3(s, in, lane, 11, 5, 11);
                }
                if (commit) {
                    if (in->line[1] == 0) {
                        const int32_t ldst = (int32_t)in->value[1];
                        s->r[ldst][lane] = v;
                    }
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD sub  MCDST LL_DST (mul s24 L_SRC L_SRC2) L_SRC3  */
int tesla_exec_mul_add_sub_s24_long(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[12];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 12) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 14, 13, 14);
            if (guard) {
                int64_t a = 0;
                const int a_trap = operand_l_src_2(m, s, in, lane, &a, 2, 3, 4, 5, 6);
                if (a_trap) {
                    return a_trap;
                }
                uint32_t b = 0;
                const int b_trap = operand_l_src3(m, s, in, lane, &b, 8, 7, 8, 9, 5);
                if (b_trap) {
                    return b_trap;
                }
                uint32_t c3 = 0;
                const int c3_trap = operand_l_src3(m, s, in, lane, &c3, 11, 10, 8, 11, 5);
                if (c3_trap) {
                    return c3_trap;
                }
                const int64_t m_2 = (int64_t)rt_sext_32((uint32_t)a, 24) * rt_sext_32(b, 24);
                const uint32_t x = (uint32_t)m_2;
                const uint32_t y = c3;
                const uint32_t p = x;
                const uint32_t q = ~y;
                const int64_t sum = (int64_t)p + q + 1;
                const uint32_t r = (uint32_t)sum;
                const int32_t o = p >> 31 == q >> 31 && p >> 31 != r >> 31;
                const uint32_t v = r;
                if (in->line[1] == 1) {
                    const int32_t ooff = (int32_t)in->value[2];
                    if (!rt_may_store(m, TESLA_SPACE_O, (uint64_t)(ooff * 4), 4))
                        return (int)m->trap.kind;
                }
                if (commit) {
                    if (in->line[1] == 1) {
                        const int32_t ooff = (int32_t)in->value[2];
                        rt_store(m, TESLA_SPACE_O, (uint64_t)(ooff * 4), 4, v);
                    }
                }
                if (commit) {
                    if (in->line[0] == 1) {
                        const int32_t cdst = (int32_t)in->value[0];
                        s->c[cdst][lane] =
                            (uint8_t)((uint32_t)(v == 0) | v >> 31 << 1
                            | (uint32_t)(sum >> 32) << 2 | (uint32_t)o << 3);
                    }
                }
                if (commit) {
                    after_l_src(s, in, lane, 2, 5, 4);
                }
                if (commit) {
                    after_l_src3(s, in, lane, 8, 5, 9);
                }
                if (commit) {
                    after_l_src3(s, in, lane, 11, 5, 11);
                }
                if (commit) {
                    if (in->line[1] == 0) {
                        const int32_t ldst = (int32_t)in->value[1];
                        s->r[ldst][lane] = v;
                    }
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD sub sat MCDST LL_DST (mul s24 L_SRC L_SRC2) L_SRC3  */
int tesla_exec_mul_add_sub_s24sat_long(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[12];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 12) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 14, 13, 14);
            if (guard) {
                int64_t a = 0;
                const int a_trap = operand_l_src_2(m, s, in, lane, &a, 2, 3, 4, 5, 6);
                if (a_trap) {
                    return a_trap;
                }
                uint32_t b = 0;
                const int b_trap = operand_l_src3(m, s, in, lane, &b, 8, 7, 8, 9, 5);
                if (b_trap) {
                    return b_trap;
                }
                uint32_t c3 = 0;
                const int c3_trap = operand_l_src3(m, s, in, lane, &c3, 11, 10, 8, 11, 5);
                if (c3_trap) {
                    return c3_trap;
                }
                const int64_t m_2 = (int64_t)rt_sext_32((uint32_t)a, 24) * rt_sext_32(b, 24);
                const uint32_t x = (uint32_t)m_2;
                const uint32_t y = c3;
                const uint32_t p = x;
                const uint32_t q = ~y;
                const int64_t sum = (int64_t)p + q + 1;
                const uint32_t r = (uint32_t)sum;
                const int32_t o = p >> 31 == q >> 31 && p >> 31 != r >> 31;
                const uint32_t v = (1 && o) ? 2147483648u - (r >> 31) : r;
                if (in->line[1] == 1) {
                    const int32_t ooff = (int32_t)in->value[2];
                    if (!rt_may_store(m, TESLA_SPACE_O, (uint64_t)(ooff * 4), 4))
                        return (int)m->trap.kind;
                }
                if (commit) {
                    if (in->line[1] == 1) {
                        const int32_t ooff = (int32_t)in->value[2];
                        rt_store(m, TESLA_SPACE_O, (uint64_t)(ooff * 4), 4, v);
                    }
                }
                if (commit) {
                    if (in->line[0] == 1) {
                        const int32_t cdst = (int32_t)in->value[0];
                        s->c[cdst][lane] =
                            (uint8_t)((uint32_t)(v == 0) | v >> 31 << 1
                            | (uint32_t)(sum >> 32) << 2 | (uint32_t)o << 3);
                    }
                }
                if (commit) {
                    after_l_src(s, in, lane, 2, 5, 4);
                }
                if (commit) {
                    after_l_src3(s, in, lane, 8, 5, 9);
                }
                if (commit) {
                    after_l_src3(s, in, lane, 11, 5, 11);
                }
                if (commit) {
                    if (in->line[1] == 0) {
                        const int32_t ldst = (int32_t)in->value[1];
                        s->r[ldst][lane] = v;
                    }
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD sub  MCDST LL_DST (mul high u24 L_SRC L_SRC2) L_SRC3  */
int tesla_exec_mul_add_sub_u24high_long(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[12];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 12) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 14, 13, 14);
            if (guard) {
                int64_t a = 0;
                const int a_trap = operand_l_src_2(m, s, in, lane, &a, 2, 3, 4, 5, 6);
                if (a_trap) {
                    return a_trap;
                }
                uint32_t b = 0;
                const int b_trap = operand_l_src3(m, s, in, lane, &b, 8, 7, 8, 9, 5);
                if (b_trap) {
                    return b_trap;
                }
                uint32_t c3 = 0;
                const int c3_trap = operand_l_src3(m, s, in, lane, &c3, 11, 10, 8, 11, 5);
                if (c3_trap) {
                    return c3_trap;
                }
                const int64_t m_2 = (int64_t)((uint32_t)a & 0xffffff) * (b & 0xffffff);
                const uint32_t x = (uint32_t)(m_2 >> 16);
                const uint32_t y = c3;
                const uint32_t p = x;
                const uint32_t q = ~y;
                const int64_t sum = (int64_t)p + q + 1;
                const uint32_t r = (uint32_t)sum;
                const int32_t o = p >> 31 == q >> 31 && p >> 31 != r >> 31;
                const uint32_t v = r;
                if (in->line[1] == 1) {
                    const int32_t ooff = (int32_t)in->value[2];
                    if (!rt_may_store(m, TESLA_SPACE_O, (uint64_t)(ooff * 4), 4))
                        return (int)m->trap.kind;
                }
                if (commit) {
                    if (in->line[1] == 1) {
                        const int32_t ooff = (int32_t)in->value[2];
                        rt_store(m, TESLA_SPACE_O, (uint64_t)(ooff * 4), 4, v);
                    }
                }
                if (commit) {
                    if (in->line[0] == 1) {
                        const int32_t cdst = (int32_t)in->value[0];
                        s->c[cdst][lane] =
                            (uint8_t)((uint32_t)(v == 0) | v >> 31 << 1
                            | (uint32_t)(sum >> 32) << 2 | (uint32_t)o << 3);
                    }
                }
                if (commit) {
                    after_l_src(s, in, lane, 2, 5, 4);
                }
                if (commit) {
                    after_l_src3(s, in, lane, 8, 5, 9);
                }
                if (commit) {
                    after_l_src3(s, in, lane, 11, 5, 11);
                }
                if (commit) {
                    if (in->line[1] == 0) {
                        const int32_t ldst = (int32_t)in->value[1];
                        s->r[ldst][lane] = v;
                    }
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD sub  MCDST LL_DST (mul high s24 L_SRC L_SRC2) L_SRC3  */
int tesla_exec_mul_add_sub_s24high_long(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[12];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 12) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 14, 13, 14);
            if (guard) {
                int64_t a = 0;
                const int a_trap = operand_l_src_2(m, s, in, lane, &a, 2, 3, 4, 5, 6);
                if (a_trap) {
                    return a_trap;
                }
                uint32_t b = 0;
                const int b_trap = operand_l_src3(m, s, in, lane, &b, 8, 7, 8, 9, 5);
                if (b_trap) {
                    return b_trap;
                }
                uint32_t c3 = 0;
                const int c3_trap = operand_l_src3(m, s, in, lane, &c3, 11, 10, 8, 11, 5);
                if (c3_trap) {
                    return c3_trap;
                }
                const int64_t m_2 = (int64_t)rt_sext_32((uint32_t)a, 24) * rt_sext_32(b, 24);
                const uint32_t x = (uint32_t)(m_2 >> 16);
                const uint32_t y = c3;
                const uint32_t p = x;
                const uint32_t q = ~y;
                const int64_t sum = (int64_t)p + q + 1;
                const uint32_t r = (uint32_t)sum;
                const int32_t o = p >> 31 == q >> 31 && p >> 31 != r >> 31;
                const uint32_t v = r;
                if (in->line[1] == 1) {
                    const int32_t ooff = (int32_t)in->value[2];
                    if (!rt_may_store(m, TESLA_SPACE_O, (uint64_t)(ooff * 4), 4))
                        return (int)m->trap.kind;
                }
                if (commit) {
                    if (in->line[1] == 1) {
                        const int32_t ooff = (int32_t)in->value[2];
                        rt_store(m, TESLA_SPACE_O, (uint64_t)(ooff * 4), 4, v);
                    }
                }
                if (commit) {
                    if (in->line[0] == 1) {
                        const int32_t cdst = (int32_t)in->value[0];
                        s->c[cdst][lane] =
                            (uint8_t)((uint32_t)(v == 0) | v >> 31 << 1
                            | (uint32_t)(sum >> 32) << 2 | (uint32_t)o << 3);
                    }
                }
                if (commit) {
                    after_l_src(s, in, lane, 2, 5, 4);
                }
                if (commit) {
                    after_l_src3(s, in, lane, 8, 5, 9);
                }
                if (commit) {
                    after_l_src3(s, in, lane, 11, 5, 11);
                }
                if (commit) {
                    if (in->line[1] == 0) {
                        const int32_t ldst = (int32_t)in->value[1];
                        s->r[ldst][lane] = v;
                    }
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD sub sat MCDST LL_DST (mul high s24 L_SRC L_SRC2) L_SRC3  */
int tesla_exec_mul_add_sub_s24highsat_long(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[12];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 12) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 14, 13, 14);
            if (guard) {
                int64_t a = 0;
                const int a_trap = operand_l_src_2(m, s, in, lane, &a, 2, 3, 4, 5, 6);
                if (a_trap) {
                    return a_trap;
                }
                uint32_t b = 0;
                const int b_trap = operand_l_src3(m, s, in, lane, &b, 8, 7, 8, 9, 5);
                if (b_trap) {
                    return b_trap;
                }
                uint32_t c3 = 0;
                const int c3_trap = operand_l_src3(m, s, in, lane, &c3, 11, 10, 8, 11, 5);
                if (c3_trap) {
                    return c3_trap;
                }
                const int64_t m_2 = (int64_t)rt_sext_32((uint32_t)a, 24) * rt_sext_32(b, 24);
                const uint32_t x = (uint32_t)(m_2 >> 16);
                const uint32_t y = c3;
                const uint32_t p = x;
                const uint32_t q = ~y;
                const int64_t sum = (int64_t)p + q + 1;
                const uint32_t r = (uint32_t)sum;
                const int32_t o = p >> 31 == q >> 31 && p >> 31 != r >> 31;
                const uint32_t v = (1 && o) ? 2147483648u - (r >> 31) : r;
                if (in->line[1] == 1) {
                    const int32_t ooff = (int32_t)in->value[2];
                    if (!rt_may_store(m, TESLA_SPACE_O, (uint64_t)(ooff * 4), 4))
                        return (int)m->trap.kind;
                }
                if (commit) {
                    if (in->line[1] == 1) {
                        const int32_t ooff = (int32_t)in->value[2];
                        rt_store(m, TESLA_SPACE_O, (uint64_t)(ooff * 4), 4, v);
                    }
                }
                if (commit) {
                    if (in->line[0] == 1) {
                        const int32_t cdst = (int32_t)in->value[0];
                        s->c[cdst][lane] =
                            (uint8_t)((uint32_t)(v == 0) | v >> 31 << 1
                            | (uint32_t)(sum >> 32) << 2 | (uint32_t)o << 3);
                    }
                }
                if (commit) {
                    after_l_src(s, in, lane, 2, 5, 4);
                }
                if (commit) {
                    after_l_src3(s, in, lane, 8, 5, 9);
                }
                if (commit) {
                    after_l_src3(s, in, lane, 11, 5, 11);
                }
                if (commit) {
                    if (in->line[1] == 0) {
                        const int32_t ldst = (int32_t)in->value[1];
                        s->r[ldst][lane] = v;
                    }
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD subr  MCDST LL_DST (mul u16 L_SRC L_SRC2) L_SRC3  */
int tesla_exec_mul_add_subr_u16_long(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[12];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 12) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 14, 13, 14);
            if (guard) {
                int64_t a = 0;
                const int a_trap = operand_l_src(m, s, in, lane, &a, 2, 3, 4, 5, 6);
                if (a_trap) {
                    return a_trap;
                }
                int32_t b = 0;
                const int b_trap = operand_l_src3_2(m, s, in, lane, &b, 8, 7, 8, 9, 5);
                if (b_trap) {
                    return b_trap;
                }
                uint32_t c3 = 0;
                const int c3_trap = operand_l_src3(m, s, in, lane, &c3, 11, 10, 8, 11, 5);
                if (c3_trap) {
                    return c3_trap;
                }
                const uint32_t m_2 = ((uint32_t)a & 0xffff) * (uint32_t)b;
                const uint32_t x = m_2;
                const uint32_t y = c3;
                const uint32_t p = ~x;
                const uint32_t q = y;
                const int64_t sum = (int64_t)p + q + 1;
                const uint32_t r = (uint32_t)sum;
                const int32_t o = p >> 31 == q >> 31 && p >> 31 != r >> 31;
                const uint32_t v = r;
                if (in->line[1] == 1) {
                    const int32_t ooff = (int32_t)in->value[2];
                    if (!rt_may_store(m, TESLA_SPACE_O, (uint64_t)(ooff * 4), 4))
                        return (int)m->trap.kind;
                }
                if (commit) {
                    if (in->line[1] == 1) {
                        const int32_t ooff = (int32_t)in->value[2];
                        rt_store(m, TESLA_SPACE_O, (uint64_t)(ooff * 4), 4, v);
                    }
                }
                if (commit) {
                    if (in->line[0] == 1) {
                        const int32_t cdst = (int32_t)in->value[0];
                        s->c[cdst][lane] =
                            (uint8_t)((uint32_t)(v == 0) | v >> 31 << 1
                            | (uint32_t)(sum >> 32) << 2 | (uint32_t)o << 3);
                    }
                }
                if (commit) {
                    after_l_src(s, in, lane, 2, 5, 4);
                }
                if (commit) {
                    after_l_src3_2(s, in, lane, 8, 5, 9);
                }
                if (commit) {
                    after_l_src3(s, in, lane, 11, 5, 11);
                }
                if (commit) {
                    if (in->line[1] == 0) {
                        const int32_t ldst = (int32_t)in->value[1];
                        s->r[ldst][lane] = v;
                    }
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD subr  MCDST LL_DST (mul s16 L_SRC L_SRC2) L_SRC3  */
int tesla_exec_mul_add_subr_s16_long(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[12];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 12) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 14, 13, 14);
            if (guard) {
                int64_t a = 0;
                const int a_trap = operand_l_src(m, s, in, lane, &a, 2, 3, 4, 5, 6);
                if (a_trap) {
                    return a_trap;
                }
                int32_t b = 0;
                const int b_trap = operand_l_src3_2(m, s, in, lane, &b, 8, 7, 8, 9, 5);
                if (b_trap) {
                    return b_trap;
                }
                uint32_t c3 = 0;
                const int c3_trap = operand_l_src3(m, s, in, lane, &c3, 11, 10, 8, 11, 5);
                if (c3_trap) {
                    return c3_trap;
                }
                const int32_t m_2 = (int16_t)a * (int16_t)b;
                const uint32_t x = (uint32_t)m_2;
                const uint32_t y = c3;
                const uint32_t p = ~x;
                const uint32_t q = y;
                const int64_t sum = (int64_t)p + q + 1;
                const uint32_t r = (uint32_t)sum;
                const int32_t o = p >> 31 == q >> 31 && p >> 31 != r >> 31;
                const uint32_t v = r;
                if (in->line[1] == 1) {
                    const int32_t ooff = (int32_t)in->value[2];
                    if (!rt_may_store(m, TESLA_SPACE_O, (uint64_t)(ooff * 4), 4))
                        return (int)m->trap.kind;
                }
                if (commit) {
                    if (in->line[1] == 1) {
                        const int32_t ooff = (int32_t)in->value[2];
                        rt_store(m, TESLA_SPACE_O, (uint64_t)(ooff * 4), 4, v);
                    }
                }
                if (commit) {
                    if (in->line[0] == 1) {
                        const int32_t cdst = (int32_t)in->value[0];
                        s->c[cdst][lane] =
                            (uint8_t)((uint32_t)(v == 0) | v >> 31 << 1
                            | (uint32_t)(sum >> 32) << 2 | (uint32_t)o << 3);
                    }
                }
                if (commit) {
                    after_l_src(s, in, lane, 2, 5, 4);
                }
                if (commit) {
                    after_l_src3_2(s, in, lane, 8, 5, 9);
                }
                if (commit) {
                    after_l_src3(s, in, lane, 11, 5, 11);
                }
                if (commit) {
                    if (in->line[1] == 0) {
                        const int32_t ldst = (int32_t)in->value[1];
                        s->r[ldst][lane] = v;
                    }
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD subr sat MCDST LL_DST (mul s16 L_SRC L_SRC2) L_SRC3  */
int tesla_exec_mul_add_subr_s16sat_long(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[12];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 12) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 14, 13, 14);
            if (guard) {
                int64_t a = 0;
                const int a_trap = operand_l_src(m, s, in, lane, &a, 2, 3, 4, 5, 6);
                if (a_trap) {
                    return a_trap;
                }
                int32_t b = 0;
                const int b_trap = operand_l_src3_2(m, s, in, lane, &b, 8, 7, 8, 9, 5);
                if (b_trap) {
                    return b_trap;
                }
                uint32_t c3 = 0;
                const int c3_trap = operand_l_src3(m, s, in, lane, &c3, 11, 10, 8, 11, 5);
                if (c3_trap) {
                    return c3_trap;
                }
                const int32_t m_2 = (int16_t)a * (int16_t)b;
                const uint32_t x = (uint32_t)m_2;
                const uint32_t y = c3;
                const uint32_t p = ~x;
                const uint32_t q = y;
                const int64_t sum = (int64_t)p + q + 1;
                const uint32_t r = (uint32_t)sum;
                const int32_t o = p >> 31 == q >> 31 && p >> 31 != r >> 31;
                const uint32_t v = (1 && o) ? 2147483648u - (r >> 31) : r;
                if (in->line[1] == 1) {
                    const int32_t ooff = (int32_t)in->value[2];
                    if (!rt_may_store(m, TESLA_SPACE_O, (uint64_t)(ooff * 4), 4))
                        return (int)m->trap.kind;
                }
                if (commit) {
                    if (in->line[1] == 1) {
                        const int32_t ooff = (int32_t)in->value[2];
                        rt_store(m, TESLA_SPACE_O, (uint64_t)(ooff * 4), 4, v);
                    }
                }
                if (commit) {
                    if (in->line[0] == 1) {
                        const int32_t cdst = (int32_t)in->value[0];
                        s->c[cdst][lane] =
                            (uint8_t)((uint32_t)(v == 0) | v >> 31 << 1
                            | (uint32_t)(sum >> 32) << 2 | (uint32_t)o << 3);
                    }
                }
                if (commit) {
                    after_l_src(s, in, lane, 2, 5, 4);
                }
                if (commit) {
                    after_l_src3_2(s, in, lane, 8, 5, 9);
                }
                if (commit) {
                    after_l_src3(s, in, lane, 11, 5, 11);
                }
                if (commit) {
                    if (in->line[1] == 0) {
                        const int32_t ldst = (int32_t)in->value[1];
                        s->r[ldst][lane] = v;
                    }
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD subr  MCDST LL_DST (mul u24 L_SRC L_SRC2) L_SRC3  */
int tesla_exec_mul_add_subr_u24_long(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[12];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 12) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 14, 13, 14);
            if (guard) {
                int64_t a = 0;
                const int a_trap = operand_l_src_2(m, s, in, lane, &a, 2, 3, 4, 5, 6);
                if (a_trap) {
                    return a_trap;
                }
                uint32_t b = 0;
                const int b_trap = operand_l_src3(m, s, in, lane, &b, 8, 7, 8, 9, 5);
                if (b_trap) {
                    return b_trap;
                }
                uint32_t c3 = 0;
                const int c3_trap = operand_l_src3(m, s, in, lane, &c3, 11, 10, 8, 11, 5);
                if (c3_trap) {
                    return c3_trap;
                }
                const int64_t m_2 = (int64_t)((uint32_t)a & 0xffffff) * (b & 0xffffff);
                const uint32_t x = (uint32_t)m_2;
                const uint32_t y = c3;
                const uint32_t p = ~x;
                const uint32_t q = y;
                const int64_t sum = (int64_t)p + q + 1;
                const uint32_t r = (uint32_t)sum;
                const int32_t o = p >> 31 == q >> 31 && p >> 31 != r >> 31;
                const uint32_t v = r;
                if (in->line[1] == 1) {
                    const int32_t ooff = (int32_t)in->value[2];
                    if (!rt_may_store(m, TESLA_SPACE_O, (uint64_t)(ooff * 4), 4))
                        return (int)m->trap.kind;
                }
                if (commit) {
                    if (in->line[1] == 1) {
                        const int32_t ooff = (int32_t)in->value[2];
                        rt_store(m, TESLA_SPACE_O, (uint64_t)(ooff * 4), 4, v);
                    }
                }
                if (commit) {
                    if (in->line[0] == 1) {
                        const int32_t cdst = (int32_t)in->value[0];
                        s->c[cdst][lane] =
                            (uint8_t)((uint32_t)(v == 0) | v >> 31 << 1
                            | (uint32_t)(sum >> 32) << 2 | (uint32_t)o << 3);
                    }
                }
                if (commit) {
                    after_l_src(s, in, lane, 2, 5, 4);
                }
                if (commit) {
                    after_l_src3(s, in, lane, 8, 5, 9);
                }
                if (commit) {
                    after_l_src3(s, in, lane, 11, 5, 11);
                }
                if (commit) {
                    if (in->line[1] == 0) {
                        const int32_t ldst = (int32_t)in->value[1];
                        s->r[ldst][lane] = v;
                    }
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD subr  MCDST LL_DST (mul s24 L_SRC L_SRC2) L_SRC3  */
int tesla_exec_mul_add_subr_s24_long(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[12];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 12) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 14, 13, 14);
            if (guard) {
                int64_t a = 0;
                const int a_trap = operand_l_src_2(m, s, in, lane, &a, 2, 3, 4, 5, 6);
                if (a_trap) {
                    return a_trap;
                }
                uint32_t b = 0;
                const int b_trap = operand_l_src3(m, s, in, lane, &b, 8, 7, 8, 9, 5);
                if (b_trap) {
                    return b_trap;
                }
                uint32_t c3 = 0;
                const int c3_trap = operand_l_src3(m, s, in, lane, &c3, 11, 10, 8, 11, 5);
                if (c3_trap) {
                    return c3_trap;
                }
                const int64_t m_2 = (int64_t)rt_sext_32((uint32_t)a, 24) * rt_sext_32(b, 24);
                const uint32_t x = (uint32_t)m_2;
                const uint32_t y = c3;
                const uint32_t p = ~x;
                const uint32_t q = y;
                const int64_t sum = (int64_t)p + q + 1;
                const uint32_t r = (uint32_t)sum;
                const int32_t o = p >> 31 == q >> 31 && p >> 31 != r >> 31;
                const uint32_t v = r;
                if (in->line[1] == 1) {
                    const int32_t ooff = (int32_t)in->value[2];
                    if (!rt_may_store(m, TESLA_SPACE_O, (uint64_t)(ooff * 4), 4))
                        return (int)m->trap.kind;
                }
                if (commit) {
                    if (in->line[1] == 1) {
                        const int32_t ooff = (int32_t)in->value[2];
                        rt_store(m, TESLA_SPACE_O, (uint64_t)(ooff * 4), 4, v);
                    }
                }
                if (commit) {
                    if (in->line[0] == 1) {
                        const int32_t cdst = (int32_t)in->value[0];
                        s->c[cdst][lane] =
                            (uint8_t)((uint32_t)(v == 0) | v >> 31 << 1
                            | (uint32_t)(sum >> 32) << 2 | (uint32_t)o << 3);
                    }
                }
                if (commit) {
                    after_l_src(s, in, lane, 2, 5, 4);
                }
                if (commit) {
                    after_l_src3(s, in, lane, 8, 5, 9);
                }
                if (commit) {
                    after_l_src3(s, in, lane, 11, 5, 11);
                }
                if (commit) {
                    if (in->line[1] == 0) {
                        const int32_t ldst = (int32_t)in->value[1];
                        s->r[ldst][lane] = v;
                    }
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD subr sat MCDST LL_DST (mul s24 L_SRC L_SRC2) L_SRC3  */
int tesla_exec_mul_add_subr_s24sat_long(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[12];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 12) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 14, 13, 14);
            if (guard) {
                int64_t a = 0;
                const int a_trap = operand_l_src_2(m, s, in, lane, &a, 2, 3, 4, 5, 6);
                if (a_trap) {
                    return a_trap;
                }
                uint32_t b = 0;
                const int b_trap = operand_l_src3(m, s, in, lane, &b, 8, 7, 8, 9, 5);
                if (b_trap) {
                    return b_trap;
                }
                uint32_t c3 = 0;
                const int c3_trap = operand_l_src3(m, s, in, lane, &c3, 11, 10, 8, 11, 5);
                if (c3_trap) {
                    return c3_trap;
                }
                const int64_t m_2 = (int64_t)rt_sext_32((uint32_t)a, 24) * rt_sext_32(b, 24);
                const uint32_t x = (uint32_t)m_2;
                const uint32_t y = c3;
                const uint32_t p = ~x;
                const uint32_t q = y;
                const int64_t sum = (int64_t)p + q + 1;
                const uint32_t r = (uint32_t)sum;
                const int32_t o = p >> 31 == q >> 31 && p >> 31 != r >> 31;
                const uint32_t v = (1 && o) ? 2147483648u - (r >> 31) : r;
                if (in->line[1] == 1) {
                    const int32_t ooff = (int32_t)in->value[2];
                    if (!rt_may_store(m, TESLA_SPACE_O, (uint64_t)(ooff * 4), 4))
                        return (int)m->trap.kind;
                }
                if (commit) {
                    if (in->line[1] == 1) {
                        const int32_t ooff = (int32_t)in->value[2];
                        rt_store(m, TESLA_SPACE_O, (uint64_t)(ooff * 4), 4, v);
                    }
                }
                if (commit) {
                    if (in->line[0] == 1) {
                        const int32_t cdst = (int32_t)in->value[0];
                        s->c[cdst][lane] =
                            (uint8_t)((uint32_t)(v == 0) | v >> 31 << 1
                            | (uint32_t)(sum >> 32) << 2 | (uint32_t)o << 3);
                    }
                }
                if (commit) {
                    after_l_src(s, in, lane, 2, 5, 4);
                }
                if (commit) {
                    after_l_src3(s, in, lane, 8, 5, 9);
                }
                if (commit) {
                    after_l_src3(s, in, lane, 11, 5, 11);
                }
                if (commit) {
                    if (in->line[1] == 0) {
                        const int32_t ldst = (int32_t)in->value[1];
                        s->r[ldst][lane] = v;
                    }
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD subr  MCDST LL_DST (mul high u24 L_SRC L_SRC2) L_SRC3  */
int tesla_exec_mul_add_subr_u24high_long(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[12];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 12) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 14, 13, 14);
            if (guard) {
                int64_t a = 0;
                const int a_trap = operand_l_src_2(m, s, in, lane, &a, 2, 3, 4, 5, 6);
                if (a_trap) {
                    return a_trap;
                }
                uint32_t b = 0;
                const int b_trap = operand_l_src3(m, s, in, lane, &b, 8, 7, 8, 9, 5);
                if (b_trap) {
                    return b_trap;
                }
                uint32_t c3 = 0;
                const int c3_trap = operand_l_src3(m, s, in, lane, &c3, 11, 10, 8, 11, 5);
                if (c3_trap) {
                    return c3_trap;
                }
                const int64_t m_2 = (int64_t)((uint32_t)a & 0xffffff) * (b & 0xffffff);
                const uint32_t x = (uint32_t)(m_2 >> 16);
                const uint32_t y = c3;
                const uint32_t p = ~x;
                const uint32_t q = y;
                const int64_t sum = (int64_t)p + q + 1;
                const uint32_t r = (uint32_t)sum;
                const int32_t o = p >> 31 == q >> 31 && p >> 31 != r >> 31;
                const uint32_t v = r;
                if (in->line[1] == 1) {
                    const int32_t ooff = (int32_t)in->value[2];
                    if (!rt_may_store(m, TESLA_SPACE_O, (uint64_t)(ooff * 4), 4))
                        return (int)m->trap.kind;
                }
                if (commit) {
                    if (in->line[1] == 1) {
                        const int32_t ooff = (int32_t)in->value[2];
                        rt_store(m, TESLA_SPACE_O, (uint64_t)(ooff * 4), 4, v);
                    }
                }
                if (commit) {
                    if (in->line[0] == 1) {
                        const int32_t cdst = (int32_t)in->value[0];
                        s->c[cdst][lane] =
                            (uint8_t)((uint32_t)(v == 0) | v >> 31 << 1
                            | (uint32_t)(sum >> 32) << 2 | (uint32_t)o << 3);
                    }
                }
                if (commit) {
                    after_l_src(s, in, lane, 2, 5, 4);
                }
                if (commit) {
                    after_l_src3(s, in, lane, 8, 5, 9);
                }
                if (commit) {
                    after_l_src3(s, in, lane, 11, 5, 11);
                }
                if (commit) {
                    if (in->line[1] == 0) {
                        const int32_t ldst = (int32_t)in->value[1];
                        s->r[ldst][lane] = v;
                    }
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD subr  MCDST LL_DST (mul high s24 L_SRC L_SRC2) L_SRC3  */
int tesla_exec_mul_add_subr_s24high_long(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[12];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 12) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 14, 13, 14);
            if (guard) {
                int64_t a = 0;
                const int a_trap = operand_l_src_2(m, s, in, lane, &a, 2, 3, 4, 5, 6);
                if (a_trap) {
                    return a_trap;
                }
                uint32_t b = 0;
                const int b_trap = operand_l_src3(m, s, in, lane, &b, 8, 7, 8, 9, 5);
                if (b_trap) {
                    return b_trap;
                }
                uint32_t c3 = 0;
                const int c3_trap = operand_l_src3(m, s, in, lane, &c3, 11, 10, 8, 11, 5);
                if (c3_trap) {
                    return c3_trap;
                }
                const int64_t m_2 = (int64_t)rt_sext_32((uint32_t)a, 24) * rt_sext_32(b, 24);
                const uint32_t x = (uint32_t)(m_2 >> 16);
                const uint32_t y = c3;
                const uint32_t p = ~x;
                const uint32_t q = y;
                const int64_t sum = (int64_t)p + q + 1;
                const uint32_t r = (uint32_t)sum;
                const int32_t o = p >> 31 == q >> 31 && p >> 31 != r >> 31;
                const uint32_t v = r;
                if (in->line[1] == 1) {
                    const int32_t ooff = (int32_t)in->value[2];
                    if (!rt_may_store(m, TESLA_SPACE_O, (uint64_t)(ooff * 4), 4))
                        return (int)m->trap.kind;
                }
                if (commit) {
                    if (in->line[1] == 1) {
                        const int32_t ooff = (int32_t)in->value[2];
                        rt_store(m, TESLA_SPACE_O, (uint64_t)(ooff * 4), 4, v);
                    }
                }
                if (commit) {
                    if (in->line[0] == 1) {
                        const int32_t cdst = (int32_t)in->value[0];
                        s->c[cdst][lane] =
                            (uint8_t)((uint32_t)(v == 0) | v >> 31 << 1
                            | (uint32_t)(sum >> 32) << 2 | (uint32_t)o << 3);
                    }
                }
                if (commit) {
                    after_l_src(s, in, lane, 2, 5, 4);
                }
                if (commit) {
                    after_l_src3(s, in, lane, 8, 5, 9);
                }
                if (commit) {
                    after_l_src3(s, in, lane, 11, 5, 11);
                }
                if (commit) {
                    if (in->line[1] == 0) {
                        const int32_t ldst = (int32_t)in->value[1];
                        s->r[ldst][lane] = v;
                    }
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD subr sat MCDST LL_DST (mul high s24 L_SRC L_SRC2) L_SRC3  */
int tesla_exec_mul_add_subr_s24highsat_long(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[12];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 12) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 14, 13, 14);
            if (guard) {
                int64_t a = 0;
                const int a_trap = operand_l_src_2(m, s, in, lane, &a, 2, 3, 4, 5, 6);
                if (a_trap) {
                    return a_trap;
                }
                uint32_t b = 0;
                const int b_trap = operand_l_src3(m, s, in, lane, &b, 8, 7, 8, 9, 5);
                if (b_trap) {
                    return b_trap;
                }
                uint32_t c3 = 0;
                const int c3_trap = operand_l_src3(m, s, in, lane, &c3, 11, 10, 8, 11, 5);
                if (c3_trap) {
                    return c3_trap;
                }
                const int64_t m_2 = (int64_t)rt_sext_32((uint32_t)a, 24) * rt_sext_32(b, 24);
                const uint32_t x = (uint32_t)(m_2 >> 16);
                const uint32_t y = c3;
                const uint32_t p = ~x;
                const uint32_t q = y;
                const int64_t sum = (int64_t)p + q + 1;
                const uint32_t r = (uint32_t)sum;
                const int32_t o = p >> 31 == q >> 31 && p >> 31 != r >> 31;
                const uint32_t v = (1 && o) ? 2147483648u - (r >> 31) : r;
                if (in->line[1] == 1) {
                    const int32_t ooff = (int32_t)in->value[2];
                    if (!rt_may_store(m, TESLA_SPACE_O, (uint64_t)(ooff * 4), 4))
                        return (int)m->trap.kind;
                }
                if (commit) {
                    if (in->line[1] == 1) {
                        const int32_t ooff = (int32_t)in->value[2];
                        rt_store(m, TESLA_SPACE_O, (uint64_t)(ooff * 4), 4, v);
                    }
                }
                if (commit) {
                    if (in->line[0] == 1) {
                        const int32_t cdst = (int32_t)in->value[0];
                        s->c[cdst][lane] =
                            (uint8_t)((uint32_t)(v == 0) | v >> 31 << 1
                            | (uint32_t)(sum >> 32) << 2 | (uint32_t)o << 3);
                    }
                }
                if (commit) {
                    after_l_src(s, in, lane, 2, 5, 4);
                }
                if (commit) {
                    after_l_src3(s, in, lane, 8, 5, 9);
                }
                if (commit) {
                    after_l_src3(s, in, lane, 11, 5, 11);
                }
                if (commit) {
                    if (in->line[1] == 0) {
                        const int32_t ldst = (int32_t)in->value[1];
                        s->r[ldst][lane] = v;
                    }
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD addc  MCDST LL_DST (mul u16 L_SRC L_SRC2) L_SRC3 $c[COND] */
int tesla_exec_mul_add_addc_u16_long(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[13];
    const int32_t cond = (int32_t)in->value[12];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 13) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard_2(s, in, lane, 14, 12, 14);
            if (guard) {
                int64_t a = 0;
                const int a_trap = operand_l_src(m, s, in, lane, &a, 2, 3, 4, 5, 6);
                if (a_trap) {
                    return a_trap;
                }
                int32_t b = 0;
                const int b_trap = operand_l_src3_2(m, s, in, lane, &b, 8, 7, 8, 9, 5);
                if (b_trap) {
                    return b_trap;
                }
                uint32_t c3 = 0;
                const int c3_trap = operand_l_src3(m, s, in, lane, &c3, 11, 10, 8, 11, 5);
                if (c3_trap) {
                    return c3_trap;
                }
                const uint32_t m_2 = ((uint32_t)a & 0xffff) * (uint32_t)b;
                const uint32_t x = m_2;
                const uint32_t y = c3;
                const uint32_t p = x;
                const uint32_t q = y;
                const int64_t sum = (int64_t)p + q + (s->c[cond][lane] >> 2 & 1);
                const uint32_t r = (uint32_t)sum;
                const int32_t o = p >> 31 == q >> 31 && p >> 31 != r >> 31;
                const uint32_t v = r;
                if (in->line[1] == 1) {
                    const int32_t ooff = (int32_t)in->value[2];
                    if (!rt_may_store(m, TESLA_SPACE_O, (uint64_t)(ooff * 4), 4))
                        return (int)m->trap.kind;
                }
                if (commit) {
                    if (in->line[1] == 1) {
                        const int32_t ooff = (int32_t)in->value[2];
                        rt_store(m, TESLA_SPACE_O, (uint64_t)(ooff * 4), 4, v);
                    }
                }
                if (commit) {
                    if (in->line[0] == 1) {
                        const int32_t cdst = (int32_t)in->value[0];
                        s->c[cdst][lane] =
                            (uint8_t)((uint32_t)(v == 0) | v >> 31 << 1
                            | (uint32_t)(sum >> 32) << 2 | (uint32_t)o << 3);
                    }
                }
                if (commit) {
                    after_l_src(s, in, lane, 2, 5, 4);
                }
                if (commit) {
                    after_l_src3_2(s, in, lane, 8, 5, 9);
                }
                if (commit) {
                    after_l_src3(s, in, lane, 11, 5, 11);
                }
                if (commit) {
                    if (in->line[1] == 0) {
                        const int32_t ldst = (int32_t)in->value[1];
                        s->r[ldst][lane] = v;
                    }
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD addc  MCDST LL_DST (mul s16 L_SRC L_SRC2) L_SRC3 $c[COND] */
int tesla_exec_mul_add_addc_s16_long(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[13];
    const int32_t cond = (int32_t)in->value[12];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 13) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard_2(s, in, lane, 14, 12, 14);
            if (guard) {
                int64_t a = 0;
                const int a_trap = operand_l_src(m, s, in, lane, &a, 2, 3, 4, 5, 6);
                if (a_trap) {
                    return a_trap;
                }
                int32_t b = 0;
                const int b_trap = operand_l_src3_2(m, s, in, lane, &b, 8, 7, 8, 9, 5);
                if (b_trap) {
                    return b_trap;
                }
                uint32_t c3 = 0;
                const int c3_trap = operand_l_src3(m, s, in, lane, &c3, 11, 10, 8, 11, 5);
                if (c3_trap) {
                    return c3_trap;
                }
                const int32_t m_2 = (int16_t)a * (int16_t)b;
                const uint32_t x = (uint32_t)m_2;
                const uint32_t y = c3;
                const uint32_t p = x;
                const uint32_t q = y;
                const int64_t sum = (int64_t)p + q + (s->c[cond][lane] >> 2 & 1);
                const uint32_t r = (uint32_t)sum;
                const int32_t o = p >> 31 == q >> 31 && p >> 31 != r >> 31;
                const uint32_t v = r;
                if (in->line[1] == 1) {
                    const int32_t ooff = (int32_t)in->value[2];
                    if (!rt_may_store(m, TESLA_SPACE_O, (uint64_t)(ooff * 4), 4))
                        return (int)m->trap.kind;
                }
                if (commit) {
                    if (in->line[1] == 1) {
                        const int32_t ooff = (int32_t)in->value[2];
                        rt_store(m, TESLA_SPACE_O, (uint64_t)(ooff * 4), 4, v);
                    }
                }
                if (commit) {
                    if (in->line[0] == 1) {
                        const int32_t cdst = (int32_t)in->value[0];
                        s->c[cdst][lane] =
                            (uint8_t)((uint32_t)(v == 0) | v >> 31 << 1
                            | (uint32_t)(sum >> 32) << 2 | (uint32_t)o << 3);
                    }
                }
                if (commit) {
                    after_l_src(s, in, lane, 2, 5, 4);
                }
                if (commit) {
                    after_l_src3_2(s, in, lane, 8, 5, 9);
                }
                if (commit) {
                    after_l_src3(s, in, lane, 11, 5, 11);
                }
                if (commit) {
                    if (in->line[1] == 0) {
                        const int32_t ldst = (int32_t)in->value[1];
                        s->r[ldst][lane] = v;
                    }
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD addc sat MCDST LL_DST (mul s16 L_SRC L_SRC2) L_SRC3 $c[COND] */
int tesla_exec_mul_add_addc_s16sat_long(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[13];
    const int32_t cond = (int32_t)in->value[12];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 13) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard_2(s, in, lane, 14, 12, 14);
            if (guard) {
                int64_t a = 0;
                const int a_trap = operand_l_src(m, s, in, lane, &a, 2, 3, 4, 5, 6);
                if (a_trap) {
                    return a_trap;
                }
                int32_t b = 0;
                const int b_trap = operand_l_src3_2(m, s, in, lane, &b, 8, 7, 8, 9, 5);
                if (b_trap) {
                    return b_trap;
                }
                uint32_t c3 = 0;
                const int c3_trap = operand_l_src3(m, s, in, lane, &c3, 11, 10, 8, 11, 5);
                if (c3_trap) {
                    return c3_trap;
                }
                const int32_t m_2 = (int16_t)a * (int16_t)b;
                const uint32_t x = (uint32_t)m_2;
                const uint32_t y = c3;
                const uint32_t p = x;
                const uint32_t q = y;
                const int64_t sum = (int64_t)p + q + (s->c[cond][lane] >> 2 & 1);
                const uint32_t r = (uint32_t)sum;
                const int32_t o = p >> 31 == q >> 31 && p >> 31 != r >> 31;
                const uint32_t v = (1 && o) ? 2147483648u - (r >> 31) : r;
                if (in->line[1] == 1) {
                    const int32_t ooff = (int32_t)in->value[2];
                    if (!rt_may_store(m, TESLA_SPACE_O, (uint64_t)(ooff * 4), 4))
                        return (int)m->trap.kind;
                }
                if (commit) {
                    if (in->line[1] == 1) {
                        const int32_t ooff = (int32_t)in->value[2];
                        rt_store(m, TESLA_SPACE_O, (uint64_t)(ooff * 4), 4, v);
                    }
                }
                if (commit) {
                    if (in->line[0] == 1) {
                        const int32_t cdst = (int32_t)in->value[0];
                        s->c[cdst][lane] =
                            (uint8_t)((uint32_t)(v == 0) | v >> 31 << 1
                            | (uint32_t)(sum >> 32) << 2 | (uint32_t)o << 3);
                    }
                }
                if (commit) {
                    after_l_src(s, in, lane, 2, 5, 4);
                }
                if (commit) {
                    after_l_src3_2(s, in, lane, 8, 5, 9);
                }
                if (commit) {
                    after_l_src3(s, in, lane, 11, 5, 11);
                }
                if (commit) {
                    if (in->line[1] == 0) {
                        const int32_t ldst = (int32_t)in->value[1];
                        s->r[ldst][lane] = v;
                    }
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD addc  MCDST LL_DST (mul u24 L_SRC L_SRC2) L_SRC3 $c[COND] */
int tesla_exec_mul_add_addc_u24_long(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[13];
    const int32_t cond = (int32_t)in->value[12];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 13) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard_2(s, in, lane, 14, 12, 14);
            if (guard) {
                int64_t a = 0;
                const int a_trap = operand_l_src_2(m, s, in, lane, &a, 2, 3, 4, 5, 6);
                if (a_trap) {
                    return a_trap;
                }
                uint32_t b = 0;
                const int b_trap = operand_l_src3(m, s, in, lane, &b, 8, 7, 8, 9, 5);
                if (b_trap) {
                    return b_trap;
                }
                uint32_t c3 = 0;
                const int c3_trap = operand_l_src3(m, s, in, lane, &c3, 11, 10, 8, 11, 5);
                if (c3_trap) {
                    return c3_trap;
                }
                const int64_t m_2 = (int64_t)((uint32_t)a & 0xffffff) * (b & 0xffffff);
                const uint32_t x = (uint32_t)m_2;
                const uint32_t y = c3;
                const uint32_t p = x;
                const uint32_t q = y;
                const int64_t sum = (int64_t)p + q + (s->c[cond][lane] >> 2 & 1);
                const uint32_t r = (uint32_t)sum;
                const int32_t o = p >> 31 == q >> 31 && p >> 31 != r >> 31;
                const uint32_t v = r;
                if (in->line[1] == 1) {
                    const int32_t ooff = (int32_t)in->value[2];
                    if (!rt_may_store(m, TESLA_SPACE_O, (uint64_t)(ooff * 4), 4))
                        return (int)m->trap.kind;
                }
                if (commit) {
                    if (in->line[1] == 1) {
                        const int32_t ooff = (int32_t)in->value[2];
                        rt_store(m, TESLA_SPACE_O, (uint64_t)(ooff * 4), 4, v);
                    }
                }
                if (commit) {
                    if (in->line[0] == 1) {
                        const int32_t cdst = (int32_t)in->value[0];
                        s->c[cdst][lane] =
                            (uint8_t)((uint32_t)(v == 0) | v >> 31 << 1
                            | (uint32_t)(sum >> 32) << 2 | (uint32_t)o << 3);
                    }
                }
                if (commit) {
                    after_l_src(s, in, lane, 2, 5, 4);
                }
                if (commit) {
                    after_l_src3(s, in, lane, 8, 5, 9);
                }
                if (commit) {
                    after_l_src3(s, in, lane, 11, 5, 11);
                }
                if (commit) {
                    if (in->line[1] == 0) {
                        const int32_t ldst = (int32_t)in->value[1];
                        s->r[ldst][lane] = v;
                    }
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD addc  MCDST LL_DST (mul s24 L_SRC L_SRC2) L_SRC3 $c[COND] */
int tesla_exec_mul_add_addc_s24_long(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[13];
    const int32_t cond = (int32_t)in->value[12];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 13) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard_2(s, in, lane, 14, 12, 14);
            if (guard) {
                int64_t a = 0;
                const int a_trap = operand_l_src_2(m, s, in, lane, &a, 2, 3, 4, 5, 6);
                if (a_trap) {
                    return a_trap;
                }
                uint32_t b = 0;
                const int b_trap = operand_l_src3(m, s, in, lane, &b, 8, 7, 8, 9, 5);
                if (b_trap) {
                    return b_trap;
                }
                uint32_t c3 = 0;
                const int c3_trap = operand_l_src3(m, s, in, lane, &c3, 11, 10, 8, 11, 5);
                if (c3_trap) {
                    return c3_trap;
                }
                const int64_t m_2 = (int64_t)rt_sext_32((uint32_t)a, 24) * rt_sext_32(b, 24);
                const uint32_t x = (uint32_t)m_2;
                const uint32_t y = c3;
                const uint32_t p = x;
                const uint32_t q = y;
                const int64_t sum = (int64_t)p + q + (s->c[cond][lane] >> 2 & 1);
                const uint32_t r = (uint32_t)sum;
                const int32_t o = p >> 31 == q >> 31 && p >> 31 != r >> 31;
                const uint32_t v = r;
                if (in->line[1] == 1) {
                    const int32_t ooff = (int32_t)in->value[2];
                    if (!rt_may_store(m, TESLA_SPACE_O, (uint64_t)(ooff * 4), 4))
                        return (int)m->trap.kind;
                }
                if (commit) {
                    if (in->line[1] == 1) {
                        const int32_t ooff = (int32_t)in->value[2];
                        rt_store(m, TESLA_SPACE_O, (uint64_t)(ooff * 4), 4, v);
                    }
                }
                if (commit) {
                    if (in->line[0] == 1) {
                        const int32_t cdst = (int32_t)in->value[0];
                        s->c[cdst][lane] =
                            (uint8_t)((uint32_t)(v == 0) | v >> 31 << 1
                            | (uint32_t)(sum >> 32) << 2 | (uint32_t)o << 3);
                    }
                }
                if (commit) {
                    after_l_src(s, in, lane, 2, 5, 4);
                }
                if (commit) {
                    after_l_src3(s, in, lane, 8, 5, 9);
                }
                if (commit) {
                    after_l_src3(s, in, lane, 11, 5, 11);
                }
                if (commit) {
                    if (in->line[1] == 0) {
                        const int32_t ldst = (int32_t)in->value[1];
                        s->r[ldst][lane] = v;
                    }
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD addc sat MCDST LL_DST (mul s24 L_SRC L_SRC2) L_SRC3 $c[COND] */
int tesla_exec_mul_add_addc_s24sat_long(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[13];
    const int32_t cond = (int32_t)in->value[12];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 13) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard_2(s, in, lane, 14, 12, 14);
            if (guard) {
                int64_t a = 0;
                const int a_trap = operand_l_src_2(m, s, in, lane, &a, 2, 3, 4, 5, 6);
                if (a_trap) {
                    return a_trap;
                }
                uint32_t b = 0;
                const int b_trap = operand_l_src3(m, s, in, lane, &b, 8, 7, 8, 9, 5);
                if (b_trap) {
                    return b_trap;
                }
                uint32_t c3 = 0;
                const int c3_trap = operand_l_src3(m, s, in, lane, &c3, 11, 10, 8, 11, 5);
                if (c3_trap) {
                    return c3_trap;
                }
                const int64_t m_2 = (int64_t)rt_sext_32((uint32_t)a, 24) * rt_sext_32(b, 24);
                const uint32_t x = (uint32_t)m_2;
                const uint32_t y = c3;
                const uint32_t p = x;
                const uint32_t q = y;
                const int64_t sum = (int64_t)p + q + (s->c[cond][lane] >> 2 & 1);
                const uint32_t r = (uint32_t)sum;
                const int32_t o = p >> 31 == q >> 31 && p >> 31 != r >> 31;
                const uint32_t v = (1 && o) ? 2147483648u - (r >> 31) : r;
                if (in->line[1] == 1) {
                    const int32_t ooff = (int32_t)in->value[2];
                    if (!rt_may_store(m, TESLA_SPACE_O, (uint64_t)(ooff * 4), 4))
                        return (int)m->trap.kind;
                }
                if (commit) {
                    if (in->line[1] == 1) {
                        const int32_t ooff = (int32_t)in->value[2];
                        rt_store(m, TESLA_SPACE_O, (uint64_t)(ooff * 4), 4, v);
                    }
                }
                if (commit) {
                    if (in->line[0] == 1) {
                        const int32_t cdst = (int32_t)in->value[0];
                        s->c[cdst][lane] =
                            (uint8_t)((uint32_t)(v == 0) | v >> 31 << 1
                            | (uint32_t)(sum >> 32) << 2 | (uint32_t)o << 3);
                    }
                }
                if (commit) {
                    after_l_src(s, in, lane, 2, 5, 4);
                }
                if (commit) {
                    after_l_src3(s, in, lane, 8, 5, 9);
                }
                if (commit) {
                    after_l_src3(s, in, lane, 11, 5, 11);
                }
                if (commit) {
                    if (in->line[1] == 0) {
                        const int32_t ldst = (int32_t)in->value[1];
                        s->r[ldst][lane] = v;
                    }
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD addc  MCDST LL_DST (mul high u24 L_SRC L_SRC2) L_SRC3 $c[COND] */
int tesla_exec_mul_add_addc_u24high_long(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[13];
    const int32_t cond = (int32_t)in->value[12];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 13) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard_2(s, in, lane, 14, 12, 14);
            if (guard) {
                int64_t a = 0;
                const int a_trap = operand_l_src_2(m, s, in, lane, &a, 2, 3, 4, 5, 6);
                if (a_trap) {
                    return a_trap;
                }
                uint32_t b = 0;
                const int b_trap = operand_l_src3(m, s, in, lane, &b, 8, 7, 8, 9, 5);
                if (b_trap) {
                    return b_trap;
                }
                uint32_t c3 = 0;
                const int c3_trap = operand_l_src3(m, s, in, lane, &c3, 11, 10, 8, 11, 5);
                if (c3_trap) {
                    return c3_trap;
                }
                const int64_t m_2 = (int64_t)((uint32_t)a & 0xffffff) * (b & 0xffffff);
                const uint32_t x = (uint32_t)(m_2 >> 16);
                const uint32_t y = c3;
                const uint32_t p = x;
                const uint32_t q = y;
                const int64_t sum = (int64_t)p + q + (s->c[cond][lane] >> 2 & 1);
                const uint32_t r = (uint32_t)sum;
                const int32_t o = p >> 31 == q >> 31 && p >> 31 != r >> 31;
                const uint32_t v = r;
                if (in->line[1] == 1) {
                    const int32_t ooff = (int32_t)in->value[2];
                    if (!rt_may_store(m, TESLA_SPACE_O, (uint64_t)(ooff * 4), 4))
                        return (int)m->trap.kind;
                }
                if (commit) {
                    if (in->line[1] == 1) {
                        const int32_t ooff = (int32_t)in->value[2];
                        rt_store(m, TESLA_SPACE_O, (uint64_t)(ooff * 4), 4, v);
                    }
                }
                if (commit) {
                    if (in->line[0] == 1) {
                        const int32_t cdst = (int32_t)in->value[0];
                        s->c[cdst][lane] =
                            (uint8_t)((uint32_t)(v == 0) | v >> 31 << 1
                            | (uint32_t)(sum >> 32) << 2 | (uint32_t)o << 3);
                    }
                }
                if (commit) {
                    after_l_src(s, in, lane, 2, 5, 4);
                }
                if (commit) {
                    after_l_src3(s, in, lane, 8, 5, 9);
                }
                if (commit) {
                    after_l_src3(s, in, lane, 11, 5, 11);
                }
                if (commit) {
                    if (in->line[1] == 0) {
                        const int32_t ldst = (int32_t)in->value[1];
                        s->r[ldst][lane] = v;
                    }
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD addc  MCDST LL_DST (mul high s24 L_SRC L_SRC2) L_SRC3 $c[COND] */
int tesla_exec_mul_add_addc_s24high_long(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[13];
    const int32_t cond = (int32_t)in->value[12];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 13) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard_2(s, in, lane, 14, 12, 14);
            if (guard) {
                int64_t a = 0;
                const int a_trap = operand_l_src_2(m, s, in, lane, &a, 2, 3, 4, 5, 6);
                if (a_trap) {
                    return a_trap;
                }
                uint32_t b = 0;
                const int b_trap = operand_l_src3(m, s, in, lane, &b, 8, 7, 8, 9, 5);
                if (b_trap) {
                    return b_trap;
                }
                uint32_t c3 = 0;
                const int c3_trap = operand_l_src3(m, s, in, lane, &c3, 11, 10, 8, 11, 5);
                if (c3_trap) {
                    return c3_trap;
                }
                const int64_t m_2 = (int64_t)rt_sext_32((uint32_t)a, 24) * rt_sext_32(b, 24);
                const uint32_t x = (uint32_t)(m_2 >> 16);
                const uint32_t y = c3;
                const uint32_t p = x;
                const uint32_t q = y;
                const int64_t sum = (int64_t)p + q + (s->c[cond][lane] >> 2 & 1);
                const uint32_t r = (uint32_t)sum;
                const int32_t o = p >> 31 == q >> 31 && p >> 31 != r >> 31;
                const uint32_t v = r;
                if (in->line[1] == 1) {
                    const int32_t ooff = (int32_t)in->value[2];
                    if (!rt_may_store(m, TESLA_SPACE_O, (uint64_t)(ooff * 4), 4))
                        return (int)m->trap.kind;
                }
                if (commit) {
                    if (in->line[1] == 1) {
                        const int32_t ooff = (int32_t)in->value[2];
                        rt_store(m, TESLA_SPACE_O, (uint64_t)(ooff * 4), 4, v);
                    }
                }
                if (commit) {
                    if (in->line[0] == 1) {
                        const int32_t cdst = (int32_t)in->value[0];
                        s->c[cdst][lane] =
                            (uint8_t)((uint32_t)(v == 0) | v >> 31 << 1
                            | (uint32_t)(sum >> 32) << 2 | (uint32_t)o << 3);
                    }
                }
                if (commit) {
                    after_l_src(s, in, lane, 2, 5, 4);
                }
                if (commit) {
                    after_l_src3(s, in, lane, 8, 5, 9);
                }
                if (commit) {
                    after_l_src3(s, in, lane, 11, 5, 11);
                }
                if (commit) {
                    if (in->line[1] == 0) {
                        const int32_t ldst = (int32_t)in->value[1];
                        s->r[ldst][lane] = v;
                    }
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD addc sat MCDST LL_DST (mul high s24 L_SRC L_SRC2) L_SRC3 $c[COND] */
int tesla_exec_mul_add_addc_s24highsat_long(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[13];
    const int32_t cond = (int32_t)in->value[12];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 13) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard_2(s, in, lane, 14, 12, 14);
            if (guard) {
                int64_t a = 0;
                const int a_trap = operand_l_src_2(m, s, in, lane, &a, 2, 3, 4, 5, 6);
                if (a_trap) {
                    return a_trap;
                }
                uint32_t b = 0;
                const int b_trap = operand_l_src3(m, s, in, lane, &b, 8, 7, 8, 9, 5);
                if (b_trap) {
                    return b_trap;
                }
                uint32_t c3 = 0;
                const int c3_trap = operand_l_src3(m, s, in, lane, &c3, 11, 10, 8, 11, 5);
                if (c3_trap) {
                    return c3_trap;
                }
                const int64_t m_2 = (int64_t)rt_sext_32((uint32_t)a, 24) * rt_sext_32(b, 24);
                const uint32_t x = (uint32_t)(m_2 >> 16);
                const uint32_t y = c3;
                const uint32_t p = x;
                const uint32_t q = y;
                const int64_t sum = (int64_t)p + q + (s->c[cond][lane] >> 2 & 1);
                const uint32_t r = (uint32_t)sum;
                const int32_t o = p >> 31 == q >> 31 && p >> 31 != r >> 31;
                const uint32_t v = (1 && o) ? 2147483648u - (r >> 31) : r;
                if (in->line[1] == 1) {
                    const int32_t ooff = (int32_t)in->value[2];
                    if (!rt_may_store(m, TESLA_SPACE_O, (uint64_t)(ooff * 4), 4))
                        return (int)m->trap.kind;
                }
                if (commit) {
                    if (in->line[1] == 1) {
                        const int32_t ooff = (int32_t)in->value[2];
                        rt_store(m, TESLA_SPACE_O, (uint64_t)(ooff * 4), 4, v);
                    }
                }
                if (commit) {
                    if (in->line[0] == 1) {
                        const int32_t cdst = (int32_t)in->value[0];
                        s->c[cdst][lane] =
                            (uint8_t)((uint32_t)(v == 0) | v >> 31 << 1
                            | (uint32_t)(sum >> 32) << 2 | (uint32_t)o << 3);
                    }
                }
                if (commit) {
                    after_l_src(s, in, lane, 2, 5, 4);
                }
                if (commit) {
                    after_l_src3(s, in, lane, 8, 5, 9);
                }
                if (commit) {
                    after_l_src3(s, in, lane, 11, 5, 11);
                }
                if (commit) {
                    if (in->line[1] == 0) {
                        const int32_t ldst = (int32_t)in->value[1];
                        s->r[ldst][lane] = v;
                    }
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD add MCDST LL_DST (mul U24AGAIN L_SRC L_SRC2) L_SRC3  */
int tesla_exec_mul_add_again_add(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[13];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 13) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 14, 14, 15);
            if (guard) {
                int64_t a = 0;
                const int a_trap = operand_l_src_2(m, s, in, lane, &a, 2, 4, 5, 6, 7);
                if (a_trap) {
                    return a_trap;
                }
                uint32_t b = 0;
                const int b_trap = operand_l_src3(m, s, in, lane, &b, 8, 8, 9, 10, 6);
                if (b_trap) {
                    return b_trap;
                }
                uint32_t c3 = 0;
                const int c3_trap = operand_l_src3(m, s, in, lane, &c3, 11, 11, 9, 12, 6);
                if (c3_trap) {
                    return c3_trap;
                }
                const uint32_t x = ((uint32_t)a & 0xffffff) * (b & 0xffffff);
                const uint32_t y = c3;
                const uint32_t p = x;
                const uint32_t q = y;
                const int64_t sum = (int64_t)p + q;
                const uint32_t r = (uint32_t)sum;
                if (in->line[1] == 1) {
                    const int32_t ooff = (int32_t)in->value[2];
                    if (!rt_may_store(m, TESLA_SPACE_O, (uint64_t)(ooff * 4), 4))
                        return (int)m->trap.kind;
                }
                if (commit) {
                    if (in->line[1] == 1) {
                        const int32_t ooff = (int32_t)in->value[2];
                        rt_store(m, TESLA_SPACE_O, (uint64_t)(ooff * 4), 4, r);
                    }
                }
                if (commit) {
                    if (in->line[0] == 1) {
                        const int32_t cdst = (int32_t)in->value[0];
                        s->c[cdst][lane] =
                            (uint8_t)((uint32_t)(r == 0) | r >> 31 << 1
                            | (uint32_t)(sum >> 32) << 2
                            | (uint32_t)(p >> 31 == q >> 31 && p >> 31 != r >> 31) << 3);
                    }
                }
                if (commit) {
                    after_l_src(s, in, lane, 2, 6, 5);
                }
                if (commit) {
                    after_l_src3(s, in, lane, 8, 6, 10);
                }
                if (commit) {
                    after_l_src3(s, in, lane, 11, 6, 12);
                }
                if (commit) {
                    if (in->line[1] == 0) {
                        const int32_t ldst = (int32_t)in->value[1];
                        s->r[ldst][lane] = r;
                    }
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD sub MCDST LL_DST (mul U24AGAIN L_SRC L_SRC2) L_SRC3  */
int tesla_exec_mul_add_again_sub(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[13];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 13) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 14, 14, 15);
            if (guard) {
                int64_t a = 0;
                const int a_trap = operand_l_src_2(m, s, in, lane, &a, 2, 4, 5, 6, 7);
                if (a_trap) {
                    return a_trap;
                }
                uint32_t b = 0;
                const int b_trap = operand_l_src3(m, s, in, lane, &b, 8, 8, 9, 10, 6);
                if (b_trap) {
                    return b_trap;
                }
                uint32_t c3 = 0;
                const int c3_trap = operand_l_src3(m, s, in, lane, &c3, 11, 11, 9, 12, 6);
                if (c3_trap) {
                    return c3_trap;
                }
                const uint32_t x = ((uint32_t)a & 0xffffff) * (b & 0xffffff);
                const uint32_t y = c3;
                const uint32_t p = x;
                const uint32_t q = ~y;
                const int64_t sum = (int64_t)p + q + 1;
                const uint32_t r = (uint32_t)sum;
                if (in->line[1] == 1) {
                    const int32_t ooff = (int32_t)in->value[2];
                    if (!rt_may_store(m, TESLA_SPACE_O, (uint64_t)(ooff * 4), 4))
                        return (int)m->trap.kind;
                }
                if (commit) {
                    if (in->line[1] == 1) {
                        const int32_t ooff = (int32_t)in->value[2];
                        rt_store(m, TESLA_SPACE_O, (uint64_t)(ooff * 4), 4, r);
                    }
                }
                if (commit) {
                    if (in->line[0] == 1) {
                        const int32_t cdst = (int32_t)in->value[0];
                        s->c[cdst][lane] =
                            (uint8_t)((uint32_t)(r == 0) | r >> 31 << 1
                            | (uint32_t)(sum >> 32) << 2
                            | (uint32_t)(p >> 31 == q >> 31 && p >> 31 != r >> 31) << 3);
                    }
                }
                if (commit) {
                    after_l_src(s, in, lane, 2, 6, 5);
                }
                if (commit) {
                    after_l_src3(s, in, lane, 8, 6, 10);
                }
                if (commit) {
                    after_l_src3(s, in, lane, 11, 6, 12);
                }
                if (commit) {
                    if (in->line[1] == 0) {
                        const int32_t ldst = (int32_t)in->value[1];
                        s->r[ldst][lane] = r;
                    }
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD subr MCDST LL_DST (mul U24AGAIN L_SRC L_SRC2) L_SRC3  */
int tesla_exec_mul_add_again_subr(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[13];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 13) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 14, 14, 15);
            if (guard) {
                int64_t a = 0;
                const int a_trap = operand_l_src_2(m, s, in, lane, &a, 2, 4, 5, 6, 7);
                if (a_trap) {
                    return a_trap;
                }
                uint32_t b = 0;
                const int b_trap = operand_l_src3(m, s, in, lane, &b, 8, 8, 9, 10, 6);
                if (b_trap) {
                    return b_trap;
                }
                uint32_t c3 = 0;
                const int c3_trap = operand_l_src3(m, s, in, lane, &c3, 11, 11, 9, 12, 6);
                if (c3_trap) {
                    return c3_trap;
                }
                const uint32_t x = ((uint32_t)a & 0xffffff) * (b & 0xffffff);
                const uint32_t y = c3;
                const uint32_t p = ~x;
                const uint32_t q = y;
                const int64_t sum = (int64_t)p + q + 1;
                const uint32_t r = (uint32_t)sum;
                if (in->line[1] == 1) {
                    const int32_t ooff = (int32_t)in->value[2];
                    if (!rt_may_store(m, TESLA_SPACE_O, (uint64_t)(ooff * 4), 4))
                        return (int)m->trap.kind;
                }
                if (commit) {
                    if (in->line[1] == 1) {
                        const int32_t ooff = (int32_t)in->value[2];
                        rt_store(m, TESLA_SPACE_O, (uint64_t)(ooff * 4), 4, r);
                    }
                }
                if (commit) {
                    if (in->line[0] == 1) {
                        const int32_t cdst = (int32_t)in->value[0];
                        s->c[cdst][lane] =
                            (uint8_t)((uint32_t)(r == 0) | r >> 31 << 1
                            | (uint32_t)(sum >> 32) << 2
                            | (uint32_t)(p >> 31 == q >> 31 && p >> 31 != r >> 31) << 3);
                    }
                }
                if (commit) {
                    after_l_src(s, in, lane, 2, 6, 5);
                }
                if (commit) {
                    after_l_src3(s, in, lane, 8, 6, 10);
                }
                if (commit) {
                    after_l_src3(s, in, lane, 11, 6, 12);
                }
                if (commit) {
                    if (in->line[1] == 0) {
                        const int32_t ldst = (int32_t)in->value[1];
                        s->r[ldst][lane] = r;
                    }
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

