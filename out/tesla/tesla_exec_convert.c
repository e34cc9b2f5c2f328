/* Generated from the description tesla by gen/emit/exec. Do not edit. */
#include "tesla_exec.h"

/* MARK GUARD cvt ONEG LABS1 u32 MCDST LL_DST CVT_INT */
int tesla_exec_cvt_i2i_u_full(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[12];
    const int32_t oneg = (int32_t)in->value[0];
    const int32_t labs1 = (int32_t)in->value[1];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 12) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 15, 13, 14);
            if (guard) {
                int64_t a = 0;
                const int a_trap = operand_cvt_int(m, s, in, lane, &a, 2, 5, 6, 7, 8, 9, 10, 11);
                if (a_trap) {
                    return a_trap;
                }
                const int64_t m_2 = (labs1 && oneg) ? -rt_abs_i64(a) : labs1 ? rt_abs_i64(a) : oneg
                    ? -a : a;
                const uint32_t r = (uint32_t)rt_clamp_i64(m_2, 0, 4294967295u);
                if (in->alt[1] == 1) {
                    const int32_t ooff = (int32_t)in->value[4];
                    if (!rt_may_store(m, TESLA_SPACE_O, (uint64_t)(ooff * 4), 4))
                        return (int)m->trap.kind;
                }
                if (commit) {
                    if (in->alt[1] == 1) {
                        const int32_t ooff = (int32_t)in->value[4];
                        rt_store(m, TESLA_SPACE_O, (uint64_t)(ooff * 4), 4, r);
                    }
                    if (in->alt[0] == 1) {
                        const int32_t cdst = (int32_t)in->value[2];
                        s->c[cdst][lane] = (uint8_t)((uint32_t)(r == 0) | r >> 31 << 1);
                    }
                    after_cvt_int(s, in, lane, 2, 8, 7);
                    if (in->alt[1] == 0) {
                        const int32_t ldst = (int32_t)in->value[3];
                        s->r[ldst][lane] = r;
                    }
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD cvt ONEG LABS1 s32 MCDST LL_DST CVT_INT */
int tesla_exec_cvt_i2i_s_full(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[12];
    const int32_t oneg = (int32_t)in->value[0];
    const int32_t labs1 = (int32_t)in->value[1];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 12) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 15, 13, 14);
            if (guard) {
                int64_t a = 0;
                const int a_trap = operand_cvt_int(m, s, in, lane, &a, 2, 5, 6, 7, 8, 9, 10, 11);
                if (a_trap) {
                    return a_trap;
                }
                const int64_t m_2 = (labs1 && oneg) ? -rt_abs_i64(a) : labs1 ? rt_abs_i64(a) : oneg
                    ? -a : a;
                const int32_t r = (int32_t)rt_clamp_i64(m_2, INT32_MIN, 2147483647);
                const uint32_t d_new = (uint32_t)r;
                if (in->alt[1] == 1) {
                    const int32_t ooff = (int32_t)in->value[4];
                    if (!rt_may_store(m, TESLA_SPACE_O, (uint64_t)(ooff * 4), 4))
                        return (int)m->trap.kind;
                }
                if (commit) {
                    if (in->alt[1] == 1) {
                        const int32_t ooff = (int32_t)in->value[4];
                        rt_store(m, TESLA_SPACE_O, (uint64_t)(ooff * 4), 4, d_new);
                    }
                    if (in->alt[0] == 1) {
                        const int32_t cdst = (int32_t)in->value[2];
                        s->c[cdst][lane] = (uint8_t)((r == 0) | (r >> 31 & 1) << 1);
                    }
                    after_cvt_int(s, in, lane, 2, 8, 7);
                    if (in->alt[1] == 0) {
                        const int32_t ldst = (int32_t)in->value[3];
                        s->r[ldst][lane] = d_new;
                    }
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD cvt ONEG LABS1 u8 MCDST LL_DST CVT_INT */
int tesla_exec_cvt_i2i_u8_full(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[12];
    const int32_t oneg = (int32_t)in->value[0];
    const int32_t labs1 = (int32_t)in->value[1];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 12) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 15, 13, 14);
            if (guard) {
                int64_t a = 0;
                const int a_trap = operand_cvt_int(m, s, in, lane, &a, 2, 5, 6, 7, 8, 9, 10, 11);
                if (a_trap) {
                    return a_trap;
                }
                const int64_t m_2 = (labs1 && oneg) ? -rt_abs_i64(a) : labs1 ? rt_abs_i64(a) : oneg
                    ? -a : a;
                const int32_t r = (int32_t)rt_clamp_i64(m_2, 0, 255);
                if (in->alt[1] == 1) {
                    const int32_t ooff = (int32_t)in->value[4];
                    if (!rt_may_store(m, TESLA_SPACE_O, (uint64_t)(ooff * 4), 4))
                        return (int)m->trap.kind;
                }
                if (commit) {
                    if (in->alt[1] == 1) {
                        const int32_t ooff = (int32_t)in->value[4];
                        rt_store(m, TESLA_SPACE_O, (uint64_t)(ooff * 4), 4, (uint64_t)r);
                    }
                    if (in->alt[0] == 1) {
                        const int32_t cdst = (int32_t)in->value[2];
                        s->c[cdst][lane] = (uint8_t)((r == 0) | 0 << 1);
                    }
                    after_cvt_int(s, in, lane, 2, 8, 7);
                    if (in->alt[1] == 0) {
                        const int32_t ldst = (int32_t)in->value[3];
                        s->r[ldst][lane] = (uint32_t)r;
                    }
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD cvt ONEG LABS1 s8 MCDST LL_DST CVT_INT */
int tesla_exec_cvt_i2i_s8_full(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[12];
    const int32_t oneg = (int32_t)in->value[0];
    const int32_t labs1 = (int32_t)in->value[1];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 12) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 15, 13, 14);
            if (guard) {
                int64_t a = 0;
                const int a_trap = operand_cvt_int(m, s, in, lane, &a, 2, 5, 6, 7, 8, 9, 10, 11);
                if (a_trap) {
                    return a_trap;
                }
                const int64_t m_2 = (labs1 && oneg) ? -rt_abs_i64(a) : labs1 ? rt_abs_i64(a) : oneg
                    ? -a : a;
                const int32_t r = (int32_t)rt_clamp_i64(m_2, -128, 127);
                const uint32_t d_new = (uint32_t)r;
                if (in->alt[1] == 1) {
                    const int32_t ooff = (int32_t)in->value[4];
                    if (!rt_may_store(m, TESLA_SPACE_O, (uint64_t)(ooff * 4), 4))
                        return (int)m->trap.kind;
                }
                if (commit) {
                    if (in->alt[1] == 1) {
                        const int32_t ooff = (int32_t)in->value[4];
                        rt_store(m, TESLA_SPACE_O, (uint64_t)(ooff * 4), 4, d_new);
                    }
                    if (in->alt[0] == 1) {
                        const int32_t cdst = (int32_t)in->value[2];
                        s->c[cdst][lane] = (uint8_t)((r == 0) | (r >> 31 & 1) << 1);
                    }
                    after_cvt_int(s, in, lane, 2, 8, 7);
                    if (in->alt[1] == 0) {
                        const int32_t ldst = (int32_t)in->value[3];
                        s->r[ldst][lane] = d_new;
                    }
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD cvt ONEG LABS1 u16 MCDST LL_DST CVT_INT */
int tesla_exec_cvt_i2i_u_half(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[12];
    const int32_t oneg = (int32_t)in->value[0];
    const int32_t labs1 = (int32_t)in->value[1];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 12) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 15, 13, 14);
            if (guard) {
                int64_t a = 0;
                const int a_trap = operand_cvt_int(m, s, in, lane, &a, 2, 5, 6, 7, 8, 9, 10, 11);
                if (a_trap) {
                    return a_trap;
                }
                const int64_t m_2 = (labs1 && oneg) ? -rt_abs_i64(a) : labs1 ? rt_abs_i64(a) : oneg
                    ? -a : a;
                const int32_t r = (int32_t)rt_clamp_i64(m_2, 0, 65535);
                if (in->alt[1] == 1) {
                    const int32_t ooff = (int32_t)in->value[4];
                    if (!rt_may_store(m, TESLA_SPACE_O, (uint64_t)(ooff * 2), 2))
                        return (int)m->trap.kind;
                }
                if (commit) {
                    if (in->alt[1] == 1) {
                        const int32_t ooff = (int32_t)in->value[4];
                        rt_store(m, TESLA_SPACE_O, (uint64_t)(ooff * 2), 2, (uint64_t)r);
                    }
                    if (in->alt[0] == 1) {
                        const int32_t cdst = (int32_t)in->value[2];
                        s->c[cdst][lane] = (uint8_t)((r == 0) | r >> 15 << 1);
                    }
                    after_cvt_int(s, in, lane, 2, 8, 7);
                    store_ll_dst(s, in, lane, r, 1, 3);
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD cvt ONEG LABS1 s16 MCDST LL_DST CVT_INT */
int tesla_exec_cvt_i2i_s_half(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[12];
    const int32_t oneg = (int32_t)in->value[0];
    const int32_t labs1 = (int32_t)in->value[1];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 12) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 15, 13, 14);
            if (guard) {
                int64_t a = 0;
                const int a_trap = operand_cvt_int(m, s, in, lane, &a, 2, 5, 6, 7, 8, 9, 10, 11);
                if (a_trap) {
                    return a_trap;
                }
                const int64_t m_2 = (labs1 && oneg) ? -rt_abs_i64(a) : labs1 ? rt_abs_i64(a) : oneg
                    ? -a : a;
                const int32_t r = (int32_t)rt_clamp_i64(m_2, -32768, 32767);
                const int32_t d_new = r & 0xffff;
                if (in->alt[1] == 1) {
                    const int32_t ooff = (int32_t)in->value[4];
                    if (!rt_may_store(m, TESLA_SPACE_O, (uint64_t)(ooff * 2), 2))
                        return (int)m->trap.kind;
                }
                if (commit) {
                    if (in->alt[1] == 1) {
                        const int32_t ooff = (int32_t)in->value[4];
                        rt_store(m, TESLA_SPACE_O, (uint64_t)(ooff * 2), 2, (uint64_t)d_new);
                    }
                    if (in->alt[0] == 1) {
                        const int32_t cdst = (int32_t)in->value[2];
                        s->c[cdst][lane] = (uint8_t)((r == 0) | (r >> 15 & 1) << 1);
                    }
                    after_cvt_int(s, in, lane, 2, 8, 7);
                    store_ll_dst(s, in, lane, d_new, 1, 3);
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD cvt ONEG LABS1 u8 MCDST LL_HALF CVT_INT */
int tesla_exec_cvt_i2i_u8_byte(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[12];
    const int32_t oneg = (int32_t)in->value[0];
    const int32_t labs1 = (int32_t)in->value[1];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 12) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 15, 13, 14);
            if (guard) {
                int64_t a = 0;
                const int a_trap = operand_cvt_int(m, s, in, lane, &a, 2, 5, 6, 7, 8, 9, 10, 11);
                if (a_trap) {
                    return a_trap;
                }
                const int64_t m_2 = (labs1 && oneg) ? -rt_abs_i64(a) : labs1 ? rt_abs_i64(a) : oneg
                    ? -a : a;
                const int32_t r = (int32_t)rt_clamp_i64(m_2, 0, 255);
                if (in->alt[1] == 1) {
                    const int32_t ooff = (int32_t)in->value[4];
                    if (!rt_may_store(m, TESLA_SPACE_O, (uint64_t)(ooff * 2), 2))
                        return (int)m->trap.kind;
                }
                if (commit) {
                    if (in->alt[1] == 1) {
                        const int32_t ooff = (int32_t)in->value[4];
                        rt_store(m, TESLA_SPACE_O, (uint64_t)(ooff * 2), 2, (uint64_t)r);
                    }
                    if (in->alt[0] == 1) {
                        const int32_t cdst = (int32_t)in->value[2];
                        s->c[cdst][lane] = (uint8_t)((r == 0) | 0 << 1);
                    }
                    after_cvt_int(s, in, lane, 2, 8, 7);
                    store_ll_dst(s, in, lane, r, 1, 3);
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD cvt ONEG LABS1 s8 MCDST LL_HALF CVT_INT */
int tesla_exec_cvt_i2i_s8_byte(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[12];
    const int32_t oneg = (int32_t)in->value[0];
    const int32_t labs1 = (int32_t)in->value[1];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 12) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 15, 13, 14);
            if (guard) {
                int64_t a = 0;
                const int a_trap = operand_cvt_int(m, s, in, lane, &a, 2, 5, 6, 7, 8, 9, 10, 11);
                if (a_trap) {
                    return a_trap;
                }
                const int64_t m_2 = (labs1 && oneg) ? -rt_abs_i64(a) : labs1 ? rt_abs_i64(a) : oneg
                    ? -a : a;
                const int32_t r = (int32_t)rt_clamp_i64(m_2, -128, 127);
                const int32_t d_new = r & 0xffff;
                if (in->alt[1] == 1) {
                    const int32_t ooff = (int32_t)in->value[4];
                    if (!rt_may_store(m, TESLA_SPACE_O, (uint64_t)(ooff * 2), 2))
                        return (int)m->trap.kind;
                }
                if (commit) {
                    if (in->alt[1] == 1) {
                        const int32_t ooff = (int32_t)in->value[4];
                        rt_store(m, TESLA_SPACE_O, (uint64_t)(ooff * 2), 2, (uint64_t)d_new);
                    }
                    if (in->alt[0] == 1) {
                        const int32_t cdst = (int32_t)in->value[2];
                        s->c[cdst][lane] = (uint8_t)((r == 0) | (r >> 15 & 1) << 1);
                    }
                    after_cvt_int(s, in, lane, 2, 8, 7);
                    store_ll_dst(s, in, lane, d_new, 1, 3);
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD cvt ONEG LABS1 CSAT CRND f16 MCDST LL_DST CVT_INT */
int tesla_exec_cvt_i2f_f16(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[14];
    const int32_t labs1 = (int32_t)in->value[1];
    const int32_t oneg = (int32_t)in->value[0];
    const int32_t crnd = (int32_t)in->value[3];
    const int32_t csat = (int32_t)in->value[2];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 14) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 15, 15, 16);
            if (guard) {
                int64_t a = 0;
                const int a_trap = operand_cvt_int(m, s, in, lane, &a, 2, 7, 8, 9, 10, 11, 12, 13);
                if (a_trap) {
                    return a_trap;
                }
                const int32_t neg = (a < 0 && !labs1) != oneg;
                const int32_t mode = func_mirrored(crnd, neg);
                const uint32_t m_2 = (uint32_t)rt_abs_i64(a);
                const uint32_t m_3 =
                    ((mode == 0 || mode == 2) && (m_2 >> 5 & 0x1ffffff) == 33554431) ? 0 : m_2;
                const uint32_t v =
                    rt_f32_from_i32((int32_t)(m_3
                    & 4294967295u
                    >> rt_min_i32(7,
                    2 + rt_clz((rt_u128)((m_3 - (uint32_t)(a < 0)) & 0xffff), 16))),
                    (uint32_t)mode) ^ (uint32_t)neg << 31;
                const uint32_t w = csat
                    ? (rt_f32_is_nan(v) ? v
                    : rt_f32_min(rt_f32_max(v, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP,
                    0x7fc00000)) : v;
                const int32_t r = func_half(w, crnd);
                if (in->alt[1] == 1) {
                    const int32_t ooff = (int32_t)in->value[6];
                    if (!rt_may_store(m, TESLA_SPACE_O, (uint64_t)(ooff * 2), 2))
                        return (int)m->trap.kind;
                }
                if (commit) {
                    if (in->alt[1] == 1) {
                        const int32_t ooff = (int32_t)in->value[6];
                        rt_store(m, TESLA_SPACE_O, (uint64_t)(ooff * 2), 2, (uint64_t)r);
                    }
                }
                const int32_t k =
                    rt_f32_compare((uint32_t)rt_float_convert(RT_F32, RT_F16, (uint32_t)r, RT_NEAR,
                    RT_KEEP, 0x7fffffff), 0, RT_KEEP);
                if (commit) {
                    if (in->alt[0] == 1) {
                        const int32_t cdst = (int32_t)in->value[4];
                        s->c[cdst][lane] = (uint8_t)func_fflags(k);
                    }
                    after_cvt_int(s, in, lane, 2, 10, 9);
                    store_ll_dst(s, in, lane, r, 1, 5);
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD cvt ONEG LABS1 CSAT CRND f32 MCDST LL_DST CVT_INT */
int tesla_exec_cvt_i2f_f32(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[14];
    const int32_t labs1 = (int32_t)in->value[1];
    const int32_t oneg = (int32_t)in->value[0];
    const int32_t crnd = (int32_t)in->value[3];
    const int32_t csat = (int32_t)in->value[2];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 14) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 15, 15, 16);
            if (guard) {
                int64_t a = 0;
                const int a_trap = operand_cvt_int(m, s, in, lane, &a, 2, 7, 8, 9, 10, 11, 12, 13);
                if (a_trap) {
                    return a_trap;
                }
                const int32_t neg = (a < 0 && !labs1) != oneg;
                const int32_t mode = func_mirrored(crnd, neg);
                const uint32_t m_2 = (uint32_t)rt_abs_i64(a);
                const uint32_t v = rt_f32_from_u32(m_2, (uint32_t)mode) ^ (uint32_t)neg << 31;
                const uint32_t w = csat
                    ? (rt_f32_is_nan(v) ? v
                    : rt_f32_min(rt_f32_max(v, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP,
                    0x7fc00000)) : v;
                const uint32_t r = w;
                if (in->alt[1] == 1) {
                    const int32_t ooff = (int32_t)in->value[6];
                    if (!rt_may_store(m, TESLA_SPACE_O, (uint64_t)(ooff * 4), 4))
                        return (int)m->trap.kind;
                }
                if (commit) {
                    if (in->alt[1] == 1) {
                        const int32_t ooff = (int32_t)in->value[6];
                        rt_store(m, TESLA_SPACE_O, (uint64_t)(ooff * 4), 4, r);
                    }
                }
                const int32_t k = rt_f32_compare(r, 0, RT_KEEP);
                if (commit) {
                    if (in->alt[0] == 1) {
                        const int32_t cdst = (int32_t)in->value[4];
                        s->c[cdst][lane] = (uint8_t)func_fflags(k);
                    }
                    after_cvt_int(s, in, lane, 2, 10, 9);
                    if (in->alt[1] == 0) {
                        const int32_t ldst = (int32_t)in->value[5];
                        s->r[ldst][lane] = r;
                    }
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD cvt ONEG LABS1 CSAT CRND f64 MCDST $r[LDST]d u32 L_SRC */
int tesla_exec_cvt_i2f_64_u_to(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[10];
    const int32_t oneg = (int32_t)in->value[0];
    const int32_t crnd = (int32_t)in->value[3];
    const int32_t ldst = (int32_t)in->value[5];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 10) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 8, 11, 12);
            if (guard) {
                int64_t a = 0;
                const int a_trap = operand_l_src_2(m, s, in, lane, &a, 2, 6, 7, 8, 9);
                if (a_trap) {
                    return a_trap;
                }
                const int32_t neg = 0 != oneg;
                const int32_t mode = crnd;
                const uint32_t m_2 = (uint32_t)a;
                const uint64_t r = rt_float_from_unsigned(RT_F64, (rt_u128)m_2, (uint32_t)mode)
                    ^ (uint64_t)neg << 63;
                if (commit) {
                    s->r[ldst][lane] = (uint32_t)r;
                    s->r[ldst + 1][lane] = (uint32_t)(r >> 32);
                }
                const int32_t k = rt_float_compare(RT_F64, r, 0, RT_KEEP);
                if (commit) {
                    if (in->alt[0] == 1) {
                        const int32_t cdst = (int32_t)in->value[4];
                        s->c[cdst][lane] = (uint8_t)func_fflags(k);
                    }
                    after_l_src(s, in, lane, 2, 8, 7);
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD cvt ONEG LABS1 CSAT CRND f64 MCDST $r[LDST]d s32 L_SRC */
int tesla_exec_cvt_i2f_64_s_to(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[10];
    const int32_t labs1 = (int32_t)in->value[1];
    const int32_t oneg = (int32_t)in->value[0];
    const int32_t crnd = (int32_t)in->value[3];
    const int32_t ldst = (int32_t)in->value[5];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 10) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 8, 11, 12);
            if (guard) {
                int64_t a = 0;
                const int a_trap = operand_l_src_2(m, s, in, lane, &a, 2, 6, 7, 8, 9);
                if (a_trap) {
                    return a_trap;
                }
                const int32_t neg = ((int32_t)(uint32_t)a < 0 && !labs1) != oneg;
                const int32_t mode = func_mirrored(crnd, neg);
                const uint32_t m_2 = (uint32_t)rt_abs_i64((int32_t)(uint32_t)a);
                const uint64_t r = rt_float_from_unsigned(RT_F64, (rt_u128)m_2, (uint32_t)mode)
                    ^ (uint64_t)neg << 63;
                if (commit) {
                    s->r[ldst][lane] = (uint32_t)r;
                    s->r[ldst + 1][lane] = (uint32_t)(r >> 32);
                }
                const int32_t k = rt_float_compare(RT_F64, r, 0, RT_KEEP);
                if (commit) {
                    if (in->alt[0] == 1) {
                        const int32_t cdst = (int32_t)in->value[4];
                        s->c[cdst][lane] = (uint8_t)func_fflags(k);
                    }
                    after_l_src(s, in, lane, 2, 8, 7);
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD cvt ONEG LABS1 CSAT CRND f32 MCDST LL_DST u64 $r[LSRC]d */
int tesla_exec_cvt_i2f_64_u_from(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[8];
    const int32_t lsrc = (int32_t)in->value[7];
    const int32_t oneg = (int32_t)in->value[0];
    const int32_t crnd = (int32_t)in->value[3];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 8) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 3, 9, 10);
            if (guard) {
                uint64_t a;
                a = s->r[lsrc][lane] | (uint64_t)s->r[lsrc + 1][lane] << 32;
                const int32_t neg = 0 != oneg;
                const int32_t mode = crnd;
                const uint64_t m_2 = a;
                const uint32_t r =
                    (uint32_t)rt_float_from_unsigned(RT_F32, (rt_u128)m_2, (uint32_t)mode)
                    ^ (uint32_t)neg << 31;
                if (in->alt[1] == 1) {
                    const int32_t ooff = (int32_t)in->value[6];
                    if (!rt_may_store(m, TESLA_SPACE_O, (uint64_t)(ooff * 4), 4))
                        return (int)m->trap.kind;
                }
                if (commit) {
                    if (in->alt[1] == 1) {
                        const int32_t ooff = (int32_t)in->value[6];
                        rt_store(m, TESLA_SPACE_O, (uint64_t)(ooff * 4), 4, r);
                    }
                }
                const int32_t k = rt_f32_compare(r, 0, RT_KEEP);
                if (commit) {
                    if (in->alt[0] == 1) {
                        const int32_t cdst = (int32_t)in->value[4];
                        s->c[cdst][lane] = (uint8_t)func_fflags(k);
                    }
                    if (in->alt[1] == 0) {
                        const int32_t ldst = (int32_t)in->value[5];
                        s->r[ldst][lane] = r;
                    }
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD cvt ONEG LABS1 CSAT CRND f32 MCDST LL_DST s64 $r[LSRC]d */
int tesla_exec_cvt_i2f_64_s_from(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[8];
    const int32_t lsrc = (int32_t)in->value[7];
    const int32_t labs1 = (int32_t)in->value[1];
    const int32_t oneg = (int32_t)in->value[0];
    const int32_t crnd = (int32_t)in->value[3];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 8) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 3, 9, 10);
            if (guard) {
                uint64_t a;
                a = s->r[lsrc][lane] | (uint64_t)s->r[lsrc + 1][lane] << 32;
                const int32_t neg = ((int64_t)a < 0 && !labs1) != oneg;
                const int32_t mode = func_mirrored(crnd, neg);
                const uint64_t m_2 = (uint64_t)rt_abs_i128((rt_i128)(int64_t)a);
                const uint32_t r =
                    (uint32_t)rt_float_from_unsigned(RT_F32, (rt_u128)m_2, (uint32_t)mode)
                    ^ (uint32_t)neg << 31;
                if (in->alt[1] == 1) {
                    const int32_t ooff = (int32_t)in->value[6];
                    if (!rt_may_store(m, TESLA_SPACE_O, (uint64_t)(ooff * 4), 4))
                        return (int)m->trap.kind;
                }
                if (commit) {
                    if (in->alt[1] == 1) {
                        const int32_t ooff = (int32_t)in->value[6];
                        rt_store(m, TESLA_SPACE_O, (uint64_t)(ooff * 4), 4, r);
                    }
                }
                const int32_t k = rt_f32_compare(r, 0, RT_KEEP);
                if (commit) {
                    if (in->alt[0] == 1) {
                        const int32_t cdst = (int32_t)in->value[4];
                        s->c[cdst][lane] = (uint8_t)func_fflags(k);
                    }
                    if (in->alt[1] == 0) {
                        const int32_t ldst = (int32_t)in->value[5];
                        s->r[ldst][lane] = r;
                    }
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD cvt ONEG LABS1 CSAT CRND f64 MCDST $r[LDST]d u64 $r[LSRC]d */
int tesla_exec_cvt_i2f_64_u_both(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[7];
    const int32_t lsrc = (int32_t)in->value[6];
    const int32_t oneg = (int32_t)in->value[0];
    const int32_t crnd = (int32_t)in->value[3];
    const int32_t ldst = (int32_t)in->value[5];
    const uint32_t active = s->active;
    const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 7) : 0;
    if (status)
        return status;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t guard = operand_guard(s, in, lane, 3, 8, 9);
        if (guard) {
            uint64_t a;
            a = s->r[lsrc][lane] | (uint64_t)s->r[lsrc + 1][lane] << 32;
            const int32_t neg = 0 != oneg;
            const int32_t mode = crnd;
            const uint64_t m_2 = a;
            const uint64_t r = rt_float_from_unsigned(RT_F64, (rt_u128)m_2, (uint32_t)mode)
                ^ (uint64_t)neg << 63;
            s->r[ldst][lane] = (uint32_t)r;
            s->r[ldst + 1][lane] = (uint32_t)(r >> 32);
            const int32_t k = rt_float_compare(RT_F64, r, 0, RT_KEEP);
            if (in->alt[0] == 1) {
                const int32_t cdst = (int32_t)in->value[4];
                s->c[cdst][lane] = (uint8_t)func_fflags(k);
            }
        }
    }
    m->lane = -1;
    return 0;
}

/* MARK GUARD cvt ONEG LABS1 CSAT CRND f64 MCDST $r[LDST]d s64 $r[LSRC]d */
int tesla_exec_cvt_i2f_64_s_both(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[7];
    const int32_t lsrc = (int32_t)in->value[6];
    const int32_t labs1 = (int32_t)in->value[1];
    const int32_t oneg = (int32_t)in->value[0];
    const int32_t crnd = (int32_t)in->value[3];
    const int32_t ldst = (int32_t)in->value[5];
    const uint32_t active = s->active;
    const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 7) : 0;
    if (status)
        return status;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t guard = operand_guard(s, in, lane, 3, 8, 9);
        if (guard) {
            uint64_t a;
            a = s->r[lsrc][lane] | (uint64_t)s->r[lsrc + 1][lane] << 32;
            const int32_t neg = ((int64_t)a < 0 && !labs1) != oneg;
            const int32_t mode = func_mirrored(crnd, neg);
            const uint64_t m_2 = (uint64_t)rt_abs_i128((rt_i128)(int64_t)a);
            const uint64_t r = rt_float_from_unsigned(RT_F64, (rt_u128)m_2, (uint32_t)mode)
                ^ (uint64_t)neg << 63;
            s->r[ldst][lane] = (uint32_t)r;
            s->r[ldst + 1][lane] = (uint32_t)(r >> 32);
            const int32_t k = rt_float_compare(RT_F64, r, 0, RT_KEEP);
            if (in->alt[0] == 1) {
                const int32_t cdst = (int32_t)in->value[4];
                s->c[cdst][lane] = (uint8_t)func_fflags(k);
            }
        }
    }
    m->lane = -1;
    return 0;
}

/* MARK GUARD cvt ONEG LABS1 IRND u16 MCDST LL_DST f16 L_SRC */
int tesla_exec_cvt_f2i_u16_f16(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[10];
    const int32_t labs1 = (int32_t)in->value[1];
    const int32_t oneg = (int32_t)in->value[0];
    const int32_t irnd = (int32_t)in->value[2];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 10) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 8, 11, 12);
            if (guard) {
                int64_t a = 0;
                const int a_trap = operand_l_src(m, s, in, lane, &a, 2, 6, 7, 8, 9);
                if (a_trap) {
                    return a_trap;
                }
                const uint32_t v =
                    (uint32_t)rt_float_convert(RT_F32, RT_F16, (uint32_t)a & 0xffff, RT_NEAR,
                    RT_KEEP, 0x7fffffff);
                const uint32_t x = (labs1 ? v & 0x7fffffff : v) ^ (uint32_t)oneg << 31;
                const int32_t r = rt_f32_to_i32(x, 0, 65535, (uint32_t)irnd, RT_FLUSH_INPUTS, 0x0);
                if (in->alt[1] == 1) {
                    const int32_t ooff = (int32_t)in->value[5];
                    if (!rt_may_store(m, TESLA_SPACE_O, (uint64_t)(ooff * 2), 2))
                        return (int)m->trap.kind;
                }
                if (commit) {
                    if (in->alt[1] == 1) {
                        const int32_t ooff = (int32_t)in->value[5];
                        rt_store(m, TESLA_SPACE_O, (uint64_t)(ooff * 2), 2, (uint64_t)r);
                    }
                    if (in->alt[0] == 1) {
                        const int32_t cdst = (int32_t)in->value[3];
                        s->c[cdst][lane] = (uint8_t)((r == 0) | r >> 15 << 1);
                    }
                    after_l_src(s, in, lane, 2, 8, 7);
                    store_ll_dst(s, in, lane, r, 1, 4);
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD cvt ONEG LABS1 IRND u16 MCDST LL_DST f32 L_SRC */
int tesla_exec_cvt_f2i_u16_f32(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[10];
    const int32_t labs1 = (int32_t)in->value[1];
    const int32_t oneg = (int32_t)in->value[0];
    const int32_t irnd = (int32_t)in->value[2];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 10) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 8, 11, 12);
            if (guard) {
                int64_t a = 0;
                const int a_trap = operand_l_src_2(m, s, in, lane, &a, 2, 6, 7, 8, 9);
                if (a_trap) {
                    return a_trap;
                }
                const uint32_t x = (labs1 ? (uint32_t)a & 0x7fffffff : (uint32_t)a)
                    ^ (uint32_t)oneg << 31;
                const int32_t r = rt_f32_to_i32(x, 0, 65535, (uint32_t)irnd, RT_FLUSH_INPUTS, 0x0);
                if (in->alt[1] == 1) {
                    const int32_t ooff = (int32_t)in->value[5];
                    if (!rt_may_store(m, TESLA_SPACE_O, (uint64_t)(ooff * 2), 2))
                        return (int)m->trap.kind;
                }
                if (commit) {
                    if (in->alt[1] == 1) {
                        const int32_t ooff = (int32_t)in->value[5];
                        rt_store(m, TESLA_SPACE_O, (uint64_t)(ooff * 2), 2, (uint64_t)r);
                    }
                    if (in->alt[0] == 1) {
                        const int32_t cdst = (int32_t)in->value[3];
                        s->c[cdst][lane] = (uint8_t)((r == 0) | r >> 15 << 1);
                    }
                    after_l_src(s, in, lane, 2, 8, 7);
                    store_ll_dst(s, in, lane, r, 1, 4);
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD cvt ONEG LABS1 IRND s16 MCDST LL_DST f16 L_SRC */
int tesla_exec_cvt_f2i_s16_f16(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[10];
    const int32_t labs1 = (int32_t)in->value[1];
    const int32_t oneg = (int32_t)in->value[0];
    const int32_t irnd = (int32_t)in->value[2];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 10) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 8, 11, 12);
            if (guard) {
                int64_t a = 0;
                const int a_trap = operand_l_src(m, s, in, lane, &a, 2, 6, 7, 8, 9);
                if (a_trap) {
                    return a_trap;
                }
                const uint32_t v =
                    (uint32_t)rt_float_convert(RT_F32, RT_F16, (uint32_t)a & 0xffff, RT_NEAR,
                    RT_KEEP, 0x7fffffff);
                const uint32_t x = (labs1 ? v & 0x7fffffff : v) ^ (uint32_t)oneg << 31;
                const int32_t r =
                    rt_f32_to_i32(x, -32768, 32767, (uint32_t)irnd, RT_FLUSH_INPUTS, 0x0);
                const int32_t d_new = r & 0xffff;
                if (in->alt[1] == 1) {
                    const int32_t ooff = (int32_t)in->value[5];
                    if (!rt_may_store(m, TESLA_SPACE_O, (uint64_t)(ooff * 2), 2))
                        return (int)m->trap.kind;
                }
                if (commit) {
                    if (in->alt[1] == 1) {
                        const int32_t ooff = (int32_t)in->value[5];
                        rt_store(m, TESLA_SPACE_O, (uint64_t)(ooff * 2), 2, (uint64_t)d_new);
                    }
                    if (in->alt[0] == 1) {
                        const int32_t cdst = (int32_t)in->value[3];
                        s->c[cdst][lane] = (uint8_t)((r == 0) | (r >> 15 & 1) << 1);
                    }
                    after_l_src(s, in, lane, 2, 8, 7);
                    store_ll_dst(s, in, lane, d_new, 1, 4);
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD cvt ONEG LABS1 IRND s16 MCDST LL_DST f32 L_SRC */
int tesla_exec_cvt_f2i_s16_f32(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[10];
    const int32_t labs1 = (int32_t)in->value[1];
    const int32_t oneg = (int32_t)in->value[0];
    const int32_t irnd = (int32_t)in->value[2];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 10) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 8, 11, 12);
            if (guard) {
                int64_t a = 0;
                const int a_trap = operand_l_src_2(m, s, in, lane, &a, 2, 6, 7, 8, 9);
                if (a_trap) {
                    return a_trap;
                }
                const uint32_t x = (labs1 ? (uint32_t)a & 0x7fffffff : (uint32_t)a)
                    ^ (uint32_t)oneg << 31;
                const int32_t r =
                    rt_f32_to_i32(x, -32768, 32767, (uint32_t)irnd, RT_FLUSH_INPUTS, 0x0);
                const int32_t d_new = r & 0xffff;
                if (in->alt[1] == 1) {
                    const int32_t ooff = (int32_t)in->value[5];
                    if (!rt_may_store(m, TESLA_SPACE_O, (uint64_t)(ooff * 2), 2))
                        return (int)m->trap.kind;
                }
                if (commit) {
                    if (in->alt[1] == 1) {
                        const int32_t ooff = (int32_t)in->value[5];
                        rt_store(m, TESLA_SPACE_O, (uint64_t)(ooff * 2), 2, (uint64_t)d_new);
                    }
                    if (in->alt[0] == 1) {
                        const int32_t cdst = (int32_t)in->value[3];
                        s->c[cdst][lane] = (uint8_t)((r == 0) | (r >> 15 & 1) << 1);
                    }
                    after_l_src(s, in, lane, 2, 8, 7);
                    store_ll_dst(s, in, lane, d_new, 1, 4);
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD cvt ONEG LABS1 IRND u32 MCDST LL_DST f16 L_SRC */
int tesla_exec_cvt_f2i_u32_f16(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[10];
    const int32_t labs1 = (int32_t)in->value[1];
    const int32_t oneg = (int32_t)in->value[0];
    const int32_t irnd = (int32_t)in->value[2];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 10) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 8, 11, 12);
            if (guard) {
                int64_t a = 0;
                const int a_trap = operand_l_src(m, s, in, lane, &a, 2, 6, 7, 8, 9);
                if (a_trap) {
                    return a_trap;
                }
                const uint32_t v =
                    (uint32_t)rt_float_convert(RT_F32, RT_F16, (uint32_t)a & 0xffff, RT_NEAR,
                    RT_KEEP, 0x7fffffff);
                const uint32_t x = (labs1 ? v & 0x7fffffff : v) ^ (uint32_t)oneg << 31;
                const uint32_t r =
                    rt_f32_to_u32(x, 0, 4294967295u, (uint32_t)irnd, RT_FLUSH_INPUTS, 0x0);
                if (in->alt[1] == 1) {
                    const int32_t ooff = (int32_t)in->value[5];
                    if (!rt_may_store(m, TESLA_SPACE_O, (uint64_t)(ooff * 4), 4))
                        return (int)m->trap.kind;
                }
                if (commit) {
                    if (in->alt[1] == 1) {
                        const int32_t ooff = (int32_t)in->value[5];
                        rt_store(m, TESLA_SPACE_O, (uint64_t)(ooff * 4), 4, r);
                    }
                    if (in->alt[0] == 1) {
                        const int32_t cdst = (int32_t)in->value[3];
                        s->c[cdst][lane] = (uint8_t)((uint32_t)(r == 0) | r >> 31 << 1);
                    }
                    after_l_src(s, in, lane, 2, 8, 7);
                    if (in->alt[1] == 0) {
                        const int32_t ldst = (int32_t)in->value[4];
                        s->r[ldst][lane] = r;
                    }
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD cvt ONEG LABS1 IRND u32 MCDST LL_DST f32 L_SRC */
int tesla_exec_cvt_f2i_u32_f32(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[10];
    const int32_t labs1 = (int32_t)in->value[1];
    const int32_t oneg = (int32_t)in->value[0];
    const int32_t irnd = (int32_t)in->value[2];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 10) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 8, 11, 12);
            if (guard) {
                int64_t a = 0;
                const int a_trap = operand_l_src_2(m, s, in, lane, &a, 2, 6, 7, 8, 9);
                if (a_trap) {
                    return a_trap;
                }
                const uint32_t x = (labs1 ? (uint32_t)a & 0x7fffffff : (uint32_t)a)
                    ^ (uint32_t)oneg << 31;
                const uint32_t r =
                    rt_f32_to_u32(x, 0, 4294967295u, (uint32_t)irnd, RT_FLUSH_INPUTS, 0x0);
                if (in->alt[1] == 1) {
                    const int32_t ooff = (int32_t)in->value[5];
                    if (!rt_may_store(m, TESLA_SPACE_O, (uint64_t)(ooff * 4), 4))
                        return (int)m->trap.kind;
                }
                if (commit) {
                    if (in->alt[1] == 1) {
                        const int32_t ooff = (int32_t)in->value[5];
                        rt_store(m, TESLA_SPACE_O, (uint64_t)(ooff * 4), 4, r);
                    }
                    if (in->alt[0] == 1) {
                        const int32_t cdst = (int32_t)in->value[3];
                        s->c[cdst][lane] = (uint8_t)((uint32_t)(r == 0) | r >> 31 << 1);
                    }
                    after_l_src(s, in, lane, 2, 8, 7);
                    if (in->alt[1] == 0) {
                        const int32_t ldst = (int32_t)in->value[4];
                        s->r[ldst][lane] = r;
                    }
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

static int cvt_f2i_s32_f16_part(uint32_t x, int32_t irnd, const struct isadora_insn *in,
    struct isadora_machine *m, int commit, struct tesla_state *s, int32_t lane)
{
    const int32_t r = rt_f32_to_i32(x, INT32_MIN, 2147483647, (uint32_t)irnd, RT_FLUSH_INPUTS, 0x0);
    const uint32_t d_new = (uint32_t)r;
    if (in->alt[1] == 1) {
        const int32_t ooff = (int32_t)in->value[5];
        if (!rt_may_store(m, TESLA_SPACE_O, (uint64_t)(ooff * 4), 4))
            return (int)m->trap.kind;
    }
    if (commit) {
        if (in->alt[1] == 1) {
            const int32_t ooff = (int32_t)in->value[5];
            rt_store(m, TESLA_SPACE_O, (uint64_t)(ooff * 4), 4, d_new);
        }
        if (in->alt[0] == 1) {
            const int32_t cdst = (int32_t)in->value[3];
            s->c[cdst][lane] = (uint8_t)((r == 0) | (r >> 31 & 1) << 1);
        }
        after_l_src(s, in, lane, 2, 8, 7);
        if (in->alt[1] == 0) {
            const int32_t ldst = (int32_t)in->value[4];
            s->r[ldst][lane] = d_new;
        }
    }
    return 0;
}

/* MARK GUARD cvt ONEG LABS1 IRND s32 MCDST LL_DST f16 L_SRC */
int tesla_exec_cvt_f2i_s32_f16(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[10];
    const int32_t labs1 = (int32_t)in->value[1];
    const int32_t oneg = (int32_t)in->value[0];
    const int32_t irnd = (int32_t)in->value[2];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 10) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 8, 11, 12);
            if (guard) {
                int64_t a = 0;
                const int a_trap = operand_l_src(m, s, in, lane, &a, 2, 6, 7, 8, 9);
                if (a_trap) {
                    return a_trap;
                }
                const uint32_t v =
                    (uint32_t)rt_float_convert(RT_F32, RT_F16, (uint32_t)a & 0xffff, RT_NEAR,
                    RT_KEEP, 0x7fffffff);
                const uint32_t x = (labs1 ? v & 0x7fffffff : v) ^ (uint32_t)oneg << 31;
                {
                    const int part_trap = cvt_f2i_s32_f16_part(x, irnd, in, m, commit, s, lane);
                    if (part_trap)
                        return part_trap;
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD cvt ONEG LABS1 IRND s32 MCDST LL_DST f32 L_SRC */
int tesla_exec_cvt_f2i_s32_f32(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[10];
    const int32_t labs1 = (int32_t)in->value[1];
    const int32_t oneg = (int32_t)in->value[0];
    const int32_t irnd = (int32_t)in->value[2];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 10) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 8, 11, 12);
            if (guard) {
                int64_t a = 0;
                const int a_trap = operand_l_src_2(m, s, in, lane, &a, 2, 6, 7, 8, 9);
                if (a_trap) {
                    return a_trap;
                }
                const uint32_t x = (labs1 ? (uint32_t)a & 0x7fffffff : (uint32_t)a)
                    ^ (uint32_t)oneg << 31;
                {
                    const int part_trap = cvt_f2i_s32_f16_part(x, irnd, in, m, commit, s, lane);
                    if (part_trap)
                        return part_trap;
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD cvt ONEG LABS1 IRND u32 MCDST LL_DST f64 $r[LSRC]d */
int tesla_exec_cvt_f2i_64_u_to(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[7];
    const int32_t lsrc = (int32_t)in->value[6];
    const int32_t oneg = (int32_t)in->value[0];
    const int32_t labs1 = (int32_t)in->value[1];
    const int32_t irnd = (int32_t)in->value[2];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 7) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 3, 8, 9);
            if (guard) {
                uint64_t a;
                a = s->r[lsrc][lane] | (uint64_t)s->r[lsrc + 1][lane] << 32;
                const uint64_t x = func_signed64(a, oneg, labs1);
                const rt_i128 whole =
                    rt_float_to_int(RT_F64, x,
                    rt_i128_of(UINT64_C(0xffffffffffffffff), UINT64_C(0x1)),
                    UINT64_C(18446744073709551615), (uint32_t)irnd, RT_KEEP, 0x0);
                const uint32_t held = (uint32_t)rt_clamp_i128(whole, 0, 4294967295u);
                const uint32_t r = rt_f64_is_nan(x) ? 2147483648u : held;
                if (in->alt[1] == 1) {
                    const int32_t ooff = (int32_t)in->value[5];
                    if (!rt_may_store(m, TESLA_SPACE_O, (uint64_t)(ooff * 4), 4))
                        return (int)m->trap.kind;
                }
                if (commit) {
                    if (in->alt[1] == 1) {
                        const int32_t ooff = (int32_t)in->value[5];
                        rt_store(m, TESLA_SPACE_O, (uint64_t)(ooff * 4), 4, r);
                    }
                    if (in->alt[0] == 1) {
                        const int32_t cdst = (int32_t)in->value[3];
                        s->c[cdst][lane] =
                            (uint8_t)((uint32_t)(r == 0) | r >> 31 << 1
                            | (uint32_t)(rt_f64_is_nan(x) || (rt_i128)held != whole
                            || (uint32_t)whole == 4294967295u) << 3);
                    }
                    if (in->alt[1] == 0) {
                        const int32_t ldst = (int32_t)in->value[4];
                        s->r[ldst][lane] = r;
                    }
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD cvt ONEG LABS1 IRND s32 MCDST LL_DST f64 $r[LSRC]d */
int tesla_exec_cvt_f2i_64_s_to(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[7];
    const int32_t lsrc = (int32_t)in->value[6];
    const int32_t oneg = (int32_t)in->value[0];
    const int32_t labs1 = (int32_t)in->value[1];
    const int32_t irnd = (int32_t)in->value[2];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 7) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 3, 8, 9);
            if (guard) {
                uint64_t a;
                a = s->r[lsrc][lane] | (uint64_t)s->r[lsrc + 1][lane] << 32;
                const uint64_t x = func_signed64(a, oneg, labs1);
                const rt_i128 whole =
                    rt_float_to_int(RT_F64, x,
                    rt_i128_of(UINT64_C(0xffffffffffffffff), UINT64_C(0x1)),
                    UINT64_C(18446744073709551615), (uint32_t)irnd, RT_KEEP, 0x0);
                const int32_t held = (int32_t)rt_clamp_i128(whole, INT32_MIN, 2147483647);
                const int64_t r = rt_f64_is_nan(x) ? (int64_t)2147483648u : held;
                const uint32_t d_new = (uint32_t)r;
                if (in->alt[1] == 1) {
                    const int32_t ooff = (int32_t)in->value[5];
                    if (!rt_may_store(m, TESLA_SPACE_O, (uint64_t)(ooff * 4), 4))
                        return (int)m->trap.kind;
                }
                if (commit) {
                    if (in->alt[1] == 1) {
                        const int32_t ooff = (int32_t)in->value[5];
                        rt_store(m, TESLA_SPACE_O, (uint64_t)(ooff * 4), 4, d_new);
                    }
                    if (in->alt[0] == 1) {
                        const int32_t cdst = (int32_t)in->value[3];
                        s->c[cdst][lane] =
                            (uint8_t)((uint32_t)(r == 0) | ((uint32_t)r >> 31 & 1) << 1
                            | (uint32_t)(rt_f64_is_nan(x) || (rt_i128)held != whole || 0) << 3);
                    }
                    if (in->alt[1] == 0) {
                        const int32_t ldst = (int32_t)in->value[4];
                        s->r[ldst][lane] = d_new;
                    }
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD cvt ONEG LABS1 IRND u64 MCDST $r[LDST]d f32 L_SRC */
int tesla_exec_cvt_f2i_64_u_from(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[9];
    const int32_t oneg = (int32_t)in->value[0];
    const int32_t labs1 = (int32_t)in->value[1];
    const int32_t irnd = (int32_t)in->value[2];
    const int32_t ldst = (int32_t)in->value[4];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 9) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 8, 10, 11);
            if (guard) {
                int64_t a = 0;
                const int a_trap = operand_l_src_2(m, s, in, lane, &a, 2, 5, 6, 7, 8);
                if (a_trap) {
                    return a_trap;
                }
                const uint64_t v =
                    rt_float_convert(RT_F64, RT_F32, (uint32_t)a, RT_NEAR, RT_KEEP,
                    INT64_C(0x7ff8000000000000));
                const uint64_t x = func_signed64(v, oneg, labs1);
                const rt_i128 whole =
                    rt_float_to_int(RT_F64, x,
                    rt_i128_of(UINT64_C(0xffffffffffffffff), UINT64_C(0x1)),
                    UINT64_C(18446744073709551615), (uint32_t)irnd, RT_KEEP, 0x0);
                const uint64_t held =
                    (uint64_t)rt_clamp_i128(whole, 0, UINT64_C(18446744073709551615));
                const uint64_t r = rt_f64_is_nan(x) ? UINT64_C(9223372036854775808) : held;
                if (commit) {
                    s->r[ldst][lane] = (uint32_t)r;
                    s->r[ldst + 1][lane] = (uint32_t)(r >> 32);
                    if (in->alt[0] == 1) {
                        const int32_t cdst = (int32_t)in->value[3];
                        s->c[cdst][lane] =
                            (uint8_t)((uint32_t)(r == 0) | (uint32_t)(r >> 63) << 1
                            | (uint32_t)(rt_f64_is_nan(x) || (rt_i128)held != whole
                            || (uint64_t)whole == 4294967295u) << 3);
                    }
                    after_l_src(s, in, lane, 2, 7, 6);
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD cvt ONEG LABS1 IRND s64 MCDST $r[LDST]d f32 L_SRC */
int tesla_exec_cvt_f2i_64_s_from(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[9];
    const int32_t oneg = (int32_t)in->value[0];
    const int32_t labs1 = (int32_t)in->value[1];
    const int32_t irnd = (int32_t)in->value[2];
    const int32_t ldst = (int32_t)in->value[4];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 9) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 8, 10, 11);
            if (guard) {
                int64_t a = 0;
                const int a_trap = operand_l_src_2(m, s, in, lane, &a, 2, 5, 6, 7, 8);
                if (a_trap) {
                    return a_trap;
                }
                const uint64_t v =
                    rt_float_convert(RT_F64, RT_F32, (uint32_t)a, RT_NEAR, RT_KEEP,
                    INT64_C(0x7ff8000000000000));
                const uint64_t x = func_signed64(v, oneg, labs1);
                const rt_i128 whole =
                    rt_float_to_int(RT_F64, x,
                    rt_i128_of(UINT64_C(0xffffffffffffffff), UINT64_C(0x1)),
                    UINT64_C(18446744073709551615), (uint32_t)irnd, RT_KEEP, 0x0);
                const int64_t held =
                    (int64_t)rt_clamp_i128(whole, INT64_MIN, INT64_C(9223372036854775807));
                const rt_i128 r = rt_f64_is_nan(x) ? UINT64_C(9223372036854775808) : (rt_i128)held;
                if (commit) {
                    const uint64_t t = (uint64_t)r;
                    s->r[ldst][lane] = (uint32_t)t;
                    s->r[ldst + 1][lane] = (uint32_t)(t >> 32);
                    if (in->alt[0] == 1) {
                        const int32_t cdst = (int32_t)in->value[3];
                        s->c[cdst][lane] =
                            (uint8_t)((uint32_t)(r == 0) | ((uint32_t)((uint64_t)r >> 63) & 1) << 1
                            | (uint32_t)(rt_f64_is_nan(x) || (rt_i128)held != whole
                            || (uint64_t)rt_abs_i128(whole) == 4294967295u) << 3);
                    }
                    after_l_src(s, in, lane, 2, 7, 6);
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD cvt ONEG LABS1 IRND u64 MCDST $r[LDST]d f64 $r[LSRC]d */
int tesla_exec_cvt_f2i_64_u_both(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[6];
    const int32_t lsrc = (int32_t)in->value[5];
    const int32_t oneg = (int32_t)in->value[0];
    const int32_t labs1 = (int32_t)in->value[1];
    const int32_t irnd = (int32_t)in->value[2];
    const int32_t ldst = (int32_t)in->value[4];
    const uint32_t active = s->active;
    const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 6) : 0;
    if (status)
        return status;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t guard = operand_guard(s, in, lane, 3, 7, 8);
        if (guard) {
            uint64_t a;
            a = s->r[lsrc][lane] | (uint64_t)s->r[lsrc + 1][lane] << 32;
            const uint64_t x = func_signed64(a, oneg, labs1);
            const rt_i128 whole =
                rt_float_to_int(RT_F64, x, rt_i128_of(UINT64_C(0xffffffffffffffff), UINT64_C(0x1)),
                UINT64_C(18446744073709551615), (uint32_t)irnd, RT_KEEP, 0x0);
            const uint64_t held = (uint64_t)rt_clamp_i128(whole, 0, UINT64_C(18446744073709551615));
            const uint64_t r = rt_f64_is_nan(x) ? UINT64_C(9223372036854775808) : held;
            s->r[ldst][lane] = (uint32_t)r;
            s->r[ldst + 1][lane] = (uint32_t)(r >> 32);
            if (in->alt[0] == 1) {
                const int32_t cdst = (int32_t)in->value[3];
                s->c[cdst][lane] =
                    (uint8_t)((uint32_t)(r == 0) | (uint32_t)(r >> 63) << 1
                    | (uint32_t)(rt_f64_is_nan(x) || (rt_i128)held != whole
                    || (uint64_t)whole == 4294967295u) << 3);
            }
        }
    }
    m->lane = -1;
    return 0;
}

/* MARK GUARD cvt ONEG LABS1 IRND s64 MCDST $r[LDST]d f64 $r[LSRC]d */
int tesla_exec_cvt_f2i_64_s_both(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[6];
    const int32_t lsrc = (int32_t)in->value[5];
    const int32_t oneg = (int32_t)in->value[0];
    const int32_t labs1 = (int32_t)in->value[1];
    const int32_t irnd = (int32_t)in->value[2];
    const int32_t ldst = (int32_t)in->value[4];
    const uint32_t active = s->active;
    const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 6) : 0;
    if (status)
        return status;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t guard = operand_guard(s, in, lane, 3, 7, 8);
        if (guard) {
            uint64_t a;
            a = s->r[lsrc][lane] | (uint64_t)s->r[lsrc + 1][lane] << 32;
            const uint64_t x = func_signed64(a, oneg, labs1);
            const rt_i128 whole =
                rt_float_to_int(RT_F64, x, rt_i128_of(UINT64_C(0xffffffffffffffff), UINT64_C(0x1)),
                UINT64_C(18446744073709551615), (uint32_t)irnd, RT_KEEP, 0x0);
            const int64_t held =
                (int64_t)rt_clamp_i128(whole, INT64_MIN, INT64_C(9223372036854775807));
            const rt_i128 r = rt_f64_is_nan(x) ? UINT64_C(9223372036854775808) : (rt_i128)held;
            const uint64_t t = (uint64_t)r;
            s->r[ldst][lane] = (uint32_t)t;
            s->r[ldst + 1][lane] = (uint32_t)(t >> 32);
            if (in->alt[0] == 1) {
                const int32_t cdst = (int32_t)in->value[3];
                s->c[cdst][lane] =
                    (uint8_t)((uint32_t)(r == 0) | ((uint32_t)((uint64_t)r >> 63) & 1) << 1
                    | (uint32_t)(rt_f64_is_nan(x) || (rt_i128)held != whole
                    || (uint64_t)rt_abs_i128(whole) == 4294967295u) << 3);
            }
        }
    }
    m->lane = -1;
    return 0;
}

static int cvt_f2f_f16_same_part(const struct isadora_insn *in, int slot_2,
    struct isadora_machine *m, int commit, int32_t r, int slot_6, struct tesla_state *s,
    int32_t lane, int slot_9, int slot_10, int slot_11)
{
    if (in->alt[1] == 1) {
        const int32_t ooff = (int32_t)in->value[slot_2];
        if (!rt_may_store(m, TESLA_SPACE_O, (uint64_t)(ooff * 2), 2))
            return (int)m->trap.kind;
    }
    if (commit) {
        if (in->alt[1] == 1) {
            const int32_t ooff = (int32_t)in->value[slot_2];
            rt_store(m, TESLA_SPACE_O, (uint64_t)(ooff * 2), 2, (uint64_t)r);
        }
    }
    const int32_t k =
        rt_f32_compare((uint32_t)rt_float_convert(RT_F32, RT_F16, (uint32_t)r, RT_NEAR, RT_KEEP,
        0x7fffffff), 0, RT_KEEP);
    if (commit) {
        if (in->alt[0] == 1) {
            const int32_t cdst = (int32_t)in->value[slot_6];
            s->c[cdst][lane] = (uint8_t)func_fflags(k);
        }
        after_l_src(s, in, lane, 2, slot_9, slot_10);
        store_ll_dst(s, in, lane, r, 1, slot_11);
    }
    return 0;
}

/* MARK GUARD cvt ONEG LABS1 CSAT f16 MCDST LL_DST f16 L_SRC */
int tesla_exec_cvt_f2f_f16_same(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[10];
    const int32_t labs1 = (int32_t)in->value[1];
    const int32_t oneg = (int32_t)in->value[0];
    const int32_t csat = (int32_t)in->value[2];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 10) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 8, 11, 12);
            if (guard) {
                int64_t a = 0;
                const int a_trap = operand_l_src(m, s, in, lane, &a, 2, 6, 7, 8, 9);
                if (a_trap) {
                    return a_trap;
                }
                const uint32_t x =
                    (uint32_t)rt_float_convert(RT_F32, RT_F16, (uint32_t)a & 0xffff, RT_NEAR,
                    RT_KEEP, 0x7fffffff);
                const uint32_t v =
                    rt_f32_from_f32((labs1 ? x & 0x7fffffff : x) ^ (uint32_t)oneg << 31, RT_NEAR,
                    RT_FLUSH_ALL, 0x7fffffff);
                const uint32_t w = csat
                    ? (rt_f32_is_nan(v) ? v
                    : rt_f32_min(rt_f32_max(v, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP,
                    0x7fc00000)) : v;
                const uint32_t t = w;
                const int32_t r = func_half_2(t);
                {
                    const int part_trap =
                        cvt_f2f_f16_same_part(in, 5, m, commit, r, 3, s, lane, 8, 7, 4);
                    if (part_trap)
                        return part_trap;
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

static int cvt_f2f_f32_same_part(uint32_t t, const struct isadora_insn *in, int slot_3,
    struct isadora_machine *m, int commit, int slot_6, struct tesla_state *s, int32_t lane,
    int slot_9, int slot_10, int slot_11)
{
    const uint32_t r = t;
    if (in->alt[1] == 1) {
        const int32_t ooff = (int32_t)in->value[slot_3];
        if (!rt_may_store(m, TESLA_SPACE_O, (uint64_t)(ooff * 4), 4))
            return (int)m->trap.kind;
    }
    if (commit) {
        if (in->alt[1] == 1) {
            const int32_t ooff = (int32_t)in->value[slot_3];
            rt_store(m, TESLA_SPACE_O, (uint64_t)(ooff * 4), 4, r);
        }
    }
    const int32_t k = rt_f32_compare(r, 0, RT_KEEP);
    if (commit) {
        if (in->alt[0] == 1) {
            const int32_t cdst = (int32_t)in->value[slot_6];
            s->c[cdst][lane] = (uint8_t)func_fflags(k);
        }
        after_l_src(s, in, lane, 2, slot_9, slot_10);
        if (in->alt[1] == 0) {
            const int32_t ldst = (int32_t)in->value[slot_11];
            s->r[ldst][lane] = r;
        }
    }
    return 0;
}

/* MARK GUARD cvt ONEG LABS1 CSAT f32 MCDST LL_DST f32 L_SRC */
int tesla_exec_cvt_f2f_f32_same(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[10];
    const int32_t labs1 = (int32_t)in->value[1];
    const int32_t oneg = (int32_t)in->value[0];
    const int32_t csat = (int32_t)in->value[2];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 10) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 8, 11, 12);
            if (guard) {
                int64_t a = 0;
                const int a_trap = operand_l_src_2(m, s, in, lane, &a, 2, 6, 7, 8, 9);
                if (a_trap) {
                    return a_trap;
                }
                const int64_t x = a;
                const uint32_t v =
                    rt_f32_from_f32((labs1 ? (uint32_t)x & 0x7fffffff : (uint32_t)x)
                    ^ (uint32_t)oneg << 31, RT_NEAR, RT_FLUSH_ALL, 0x7fffffff);
                const uint32_t w = csat
                    ? (rt_f32_is_nan(v) ? v
                    : rt_f32_min(rt_f32_max(v, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP,
                    0x7fc00000)) : v;
                const uint32_t t = w;
                {
                    const int part_trap =
                        cvt_f2f_f32_same_part(t, in, 5, m, commit, 3, s, lane, 8, 7, 4);
                    if (part_trap)
                        return part_trap;
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD cvt ONEG LABS1 CSAT IRND f16 MCDST LL_DST f16 L_SRC */
int tesla_exec_cvt_f2f_f16_rint(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[11];
    const int32_t labs1 = (int32_t)in->value[1];
    const int32_t oneg = (int32_t)in->value[0];
    const int32_t csat = (int32_t)in->value[2];
    const int32_t irnd = (int32_t)in->value[3];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 11) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 8, 12, 13);
            if (guard) {
                int64_t a = 0;
                const int a_trap = operand_l_src(m, s, in, lane, &a, 2, 7, 8, 9, 10);
                if (a_trap) {
                    return a_trap;
                }
                const uint32_t x =
                    (uint32_t)rt_float_convert(RT_F32, RT_F16, (uint32_t)a & 0xffff, RT_NEAR,
                    RT_KEEP, 0x7fffffff);
                const uint32_t v =
                    rt_f32_from_f32((labs1 ? x & 0x7fffffff : x) ^ (uint32_t)oneg << 31, RT_NEAR,
                    RT_FLUSH_ALL, 0x7fffffff);
                const uint32_t w = csat
                    ? (rt_f32_is_nan(v) ? v
                    : rt_f32_min(rt_f32_max(v, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP,
                    0x7fc00000)) : v;
                const uint32_t t =
                    (uint32_t)rt_float_rint(RT_F32, w, (uint32_t)irnd, RT_KEEP, 0x7fffffff);
                const int32_t r = func_half_cut(t, irnd);
                {
                    const int part_trap =
                        cvt_f2f_f16_same_part(in, 6, m, commit, r, 4, s, lane, 9, 8, 5);
                    if (part_trap)
                        return part_trap;
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD cvt ONEG LABS1 CSAT IRND f32 MCDST LL_DST f32 L_SRC */
int tesla_exec_cvt_f2f_f32_rint(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[11];
    const int32_t labs1 = (int32_t)in->value[1];
    const int32_t oneg = (int32_t)in->value[0];
    const int32_t csat = (int32_t)in->value[2];
    const int32_t irnd = (int32_t)in->value[3];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 11) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 8, 12, 13);
            if (guard) {
                int64_t a = 0;
                const int a_trap = operand_l_src_2(m, s, in, lane, &a, 2, 7, 8, 9, 10);
                if (a_trap) {
                    return a_trap;
                }
                const int64_t x = a;
                const uint32_t v =
                    rt_f32_from_f32((labs1 ? (uint32_t)x & 0x7fffffff : (uint32_t)x)
                    ^ (uint32_t)oneg << 31, RT_NEAR, RT_FLUSH_ALL, 0x7fffffff);
                const uint32_t w = csat
                    ? (rt_f32_is_nan(v) ? v
                    : rt_f32_min(rt_f32_max(v, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP,
                    0x7fc00000)) : v;
                const uint32_t t =
                    (uint32_t)rt_float_rint(RT_F32, w, (uint32_t)irnd, RT_KEEP, 0x7fffffff);
                {
                    const int part_trap =
                        cvt_f2f_f32_same_part(t, in, 6, m, commit, 4, s, lane, 9, 8, 5);
                    if (part_trap)
                        return part_trap;
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD cvt ONEG LABS1 CSAT CRND f16 MCDST LL_DST f32 L_SRC */
int tesla_exec_cvt_f2f_f16_narrow(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[11];
    const int32_t labs1 = (int32_t)in->value[1];
    const int32_t oneg = (int32_t)in->value[0];
    const int32_t csat = (int32_t)in->value[2];
    const int32_t crnd = (int32_t)in->value[3];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 11) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 8, 12, 13);
            if (guard) {
                int64_t a = 0;
                const int a_trap = operand_l_src_2(m, s, in, lane, &a, 2, 7, 8, 9, 10);
                if (a_trap) {
                    return a_trap;
                }
                const int64_t x = a;
                const uint32_t v =
                    rt_f32_from_f32((labs1 ? (uint32_t)x & 0x7fffffff : (uint32_t)x)
                    ^ (uint32_t)oneg << 31, RT_NEAR, RT_FLUSH_ALL, 0x7fffffff);
                const uint32_t w = csat
                    ? (rt_f32_is_nan(v) ? v
                    : rt_f32_min(rt_f32_max(v, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP,
                    0x7fc00000)) : v;
                const uint32_t t = w;
                const int32_t r = func_half(t, crnd);
                {
                    const int part_trap =
                        cvt_f2f_f16_same_part(in, 6, m, commit, r, 4, s, lane, 9, 8, 5);
                    if (part_trap)
                        return part_trap;
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD cvt ONEG LABS1 CSAT IRND f16 MCDST LL_DST f32 L_SRC */
int tesla_exec_cvt_f2f_f16_nrint(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[11];
    const int32_t labs1 = (int32_t)in->value[1];
    const int32_t oneg = (int32_t)in->value[0];
    const int32_t csat = (int32_t)in->value[2];
    const int32_t irnd = (int32_t)in->value[3];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 11) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 8, 12, 13);
            if (guard) {
                int64_t a = 0;
                const int a_trap = operand_l_src_2(m, s, in, lane, &a, 2, 7, 8, 9, 10);
                if (a_trap) {
                    return a_trap;
                }
                const int64_t x = a;
                const uint32_t v =
                    rt_f32_from_f32((labs1 ? (uint32_t)x & 0x7fffffff : (uint32_t)x)
                    ^ (uint32_t)oneg << 31, RT_NEAR, RT_FLUSH_ALL, 0x7fffffff);
                const uint32_t w = csat
                    ? (rt_f32_is_nan(v) ? v
                    : rt_f32_min(rt_f32_max(v, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP,
                    0x7fc00000)) : v;
                const uint32_t t =
                    (uint32_t)rt_float_rint(RT_F32, w, (uint32_t)irnd, RT_KEEP, 0x7fffffff);
                const int32_t r = func_half_cut(t, irnd);
                {
                    const int part_trap =
                        cvt_f2f_f16_same_part(in, 6, m, commit, r, 4, s, lane, 9, 8, 5);
                    if (part_trap)
                        return part_trap;
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD cvt ONEG LABS1 CSAT f32 MCDST LL_DST f16 L_SRC */
int tesla_exec_cvt_f2f_f32_widen(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[10];
    const int32_t labs1 = (int32_t)in->value[1];
    const int32_t oneg = (int32_t)in->value[0];
    const int32_t csat = (int32_t)in->value[2];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 10) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 8, 11, 12);
            if (guard) {
                int64_t a = 0;
                const int a_trap = operand_l_src(m, s, in, lane, &a, 2, 6, 7, 8, 9);
                if (a_trap) {
                    return a_trap;
                }
                const uint32_t x =
                    (uint32_t)rt_float_convert(RT_F32, RT_F16, (uint32_t)a & 0xffff, RT_NEAR,
                    RT_KEEP, 0x7fffffff);
                const uint32_t v =
                    rt_f32_from_f32((labs1 ? x & 0x7fffffff : x) ^ (uint32_t)oneg << 31, RT_NEAR,
                    RT_FLUSH_ALL, 0x7fffffff);
                const uint32_t w = csat
                    ? (rt_f32_is_nan(v) ? v
                    : rt_f32_min(rt_f32_max(v, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP,
                    0x7fc00000)) : v;
                const uint32_t t = w;
                {
                    const int part_trap =
                        cvt_f2f_f32_same_part(t, in, 5, m, commit, 3, s, lane, 8, 7, 4);
                    if (part_trap)
                        return part_trap;
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD cvt ONEG LABS1 CSAT IRND f32 MCDST LL_DST f16 L_SRC */
int tesla_exec_cvt_f2f_f32_wrint(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[11];
    const int32_t labs1 = (int32_t)in->value[1];
    const int32_t oneg = (int32_t)in->value[0];
    const int32_t csat = (int32_t)in->value[2];
    const int32_t irnd = (int32_t)in->value[3];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 11) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 8, 12, 13);
            if (guard) {
                int64_t a = 0;
                const int a_trap = operand_l_src(m, s, in, lane, &a, 2, 7, 8, 9, 10);
                if (a_trap) {
                    return a_trap;
                }
                const uint32_t x =
                    (uint32_t)rt_float_convert(RT_F32, RT_F16, (uint32_t)a & 0xffff, RT_NEAR,
                    RT_KEEP, 0x7fffffff);
                const uint32_t v =
                    rt_f32_from_f32((labs1 ? x & 0x7fffffff : x) ^ (uint32_t)oneg << 31, RT_NEAR,
                    RT_FLUSH_ALL, 0x7fffffff);
                const uint32_t w = csat
                    ? (rt_f32_is_nan(v) ? v
                    : rt_f32_min(rt_f32_max(v, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP,
                    0x7fc00000)) : v;
                const uint32_t t =
                    (uint32_t)rt_float_rint(RT_F32, w, (uint32_t)irnd, RT_KEEP, 0x7fffffff);
                {
                    const int part_trap =
                        cvt_f2f_f32_same_part(t, in, 6, m, commit, 4, s, lane, 9, 8, 5);
                    if (part_trap)
                        return part_trap;
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD cvt ONEG LABS1 CRND f32 MCDST LL_DST f64 $r[LSRC]d */
int tesla_exec_cvt_f2f_64_narrow(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[7];
    const int32_t lsrc = (int32_t)in->value[6];
    const int32_t oneg = (int32_t)in->value[0];
    const int32_t labs1 = (int32_t)in->value[1];
    const int32_t crnd = (int32_t)in->value[2];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 7) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 3, 8, 9);
            if (guard) {
                uint64_t a;
                a = s->r[lsrc][lane] | (uint64_t)s->r[lsrc + 1][lane] << 32;
                const uint64_t v = func_signed64(a, oneg, labs1);
                const uint32_t d_new = func_narrow64(v, crnd);
                if (in->alt[1] == 1) {
                    const int32_t ooff = (int32_t)in->value[5];
                    if (!rt_may_store(m, TESLA_SPACE_O, (uint64_t)(ooff * 4), 4))
                        return (int)m->trap.kind;
                }
                if (commit) {
                    if (in->alt[1] == 1) {
                        const int32_t ooff = (int32_t)in->value[5];
                        rt_store(m, TESLA_SPACE_O, (uint64_t)(ooff * 4), 4, d_new);
                    }
                }
                const uint64_t v_2 = func_signed64(a, oneg, labs1);
                const int32_t k = rt_f32_compare(func_narrow64(v_2, crnd), 0, RT_KEEP);
                if (commit) {
                    if (in->alt[0] == 1) {
                        const int32_t cdst = (int32_t)in->value[3];
                        s->c[cdst][lane] = (uint8_t)(((k & 0xa) != 0) | ((k & 9) != 0) << 1);
                    }
                    if (in->alt[1] == 0) {
                        const int32_t ldst = (int32_t)in->value[4];
                        s->r[ldst][lane] = d_new;
                    }
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD cvt ONEG LABS1 f64 MCDST $r[LDST]d f64 $r[LSRC]d */
int tesla_exec_cvt_f2f_64_same(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[5];
    const int32_t lsrc = (int32_t)in->value[4];
    const int32_t oneg = (int32_t)in->value[0];
    const int32_t labs1 = (int32_t)in->value[1];
    const int32_t ldst = (int32_t)in->value[3];
    const uint32_t active = s->active;
    const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 5) : 0;
    if (status)
        return status;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t guard = operand_guard(s, in, lane, 3, 6, 7);
        if (guard) {
            uint64_t a;
            a = s->r[lsrc][lane] | (uint64_t)s->r[lsrc + 1][lane] << 32;
            const uint64_t t = func_signed64(a, oneg, labs1);
            s->r[ldst][lane] = (uint32_t)t;
            s->r[ldst + 1][lane] = (uint32_t)(t >> 32);
            const int32_t k = rt_float_compare(RT_F64, func_signed64(a, oneg, labs1), 0, RT_KEEP);
            if (in->alt[0] == 1) {
                const int32_t cdst = (int32_t)in->value[2];
                s->c[cdst][lane] = (uint8_t)(((k & 0xa) != 0) | ((k & 9) != 0) << 1);
            }
        }
    }
    m->lane = -1;
    return 0;
}

/* MARK GUARD cvt ONEG LABS1 IRND f64 MCDST $r[LDST]d f64 $r[LSRC]d */
int tesla_exec_cvt_f2f_64_rint(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[6];
    const int32_t lsrc = (int32_t)in->value[5];
    const int32_t oneg = (int32_t)in->value[0];
    const int32_t labs1 = (int32_t)in->value[1];
    const int32_t irnd = (int32_t)in->value[2];
    const int32_t ldst = (int32_t)in->value[4];
    const uint32_t active = s->active;
    const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 6) : 0;
    if (status)
        return status;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t guard = operand_guard(s, in, lane, 3, 7, 8);
        if (guard) {
            uint64_t a;
            a = s->r[lsrc][lane] | (uint64_t)s->r[lsrc + 1][lane] << 32;
            const uint64_t v = func_signed64(a, oneg, labs1);
            const uint64_t t = rt_float_rint(RT_F64, v, (uint32_t)irnd, RT_KEEP, v);
            s->r[ldst][lane] = (uint32_t)t;
            s->r[ldst + 1][lane] = (uint32_t)(t >> 32);
            const uint64_t v_2 = func_signed64(a, oneg, labs1);
            const int32_t k =
                rt_float_compare(RT_F64, rt_float_rint(RT_F64, v_2, (uint32_t)irnd, RT_KEEP, v_2),
                0, RT_KEEP);
            if (in->alt[0] == 1) {
                const int32_t cdst = (int32_t)in->value[3];
                s->c[cdst][lane] = (uint8_t)(((k & 0xa) != 0) | ((k & 9) != 0) << 1);
            }
        }
    }
    m->lane = -1;
    return 0;
}

/* MARK GUARD cvt ONEG LABS1 f64 MCDST $r[LDST]d f32 L_SRC */
int tesla_exec_cvt_f2f_64_widen(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[8];
    const int32_t oneg = (int32_t)in->value[0];
    const int32_t labs1 = (int32_t)in->value[1];
    const int32_t ldst = (int32_t)in->value[3];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 8) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 8, 9, 10);
            if (guard) {
                int64_t a = 0;
                const int a_trap = operand_l_src_2(m, s, in, lane, &a, 2, 4, 5, 6, 7);
                if (a_trap) {
                    return a_trap;
                }
                const uint32_t v = (uint32_t)a;
                const uint64_t v_2 = func_widened(v);
                if (commit) {
                    const uint64_t t = func_signed64(v_2, oneg, labs1);
                    s->r[ldst][lane] = (uint32_t)t;
                    s->r[ldst + 1][lane] = (uint32_t)(t >> 32);
                }
                const uint32_t v_3 = (uint32_t)a;
                const uint64_t v_4 = func_widened(v_3);
                const int32_t k =
                    rt_float_compare(RT_F64, func_signed64(v_4, oneg, labs1), 0, RT_KEEP);
                if (commit) {
                    if (in->alt[0] == 1) {
                        const int32_t cdst = (int32_t)in->value[2];
                        s->c[cdst][lane] = (uint8_t)(((k & 0xa) != 0) | ((k & 9) != 0) << 1);
                    }
                    after_l_src(s, in, lane, 2, 6, 5);
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

