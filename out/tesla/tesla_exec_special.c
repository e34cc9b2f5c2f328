/* Generated from the description tesla by gen/emit/exec. Do not edit. */
#include "tesla_exec.h"

static int do_interp_plain_short(struct isadora_machine *m, const struct isadora_insn *in,
    int line, int sdst_at, int voff_at, int sareg_at)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[sdst_at];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t q = operand_at0(s, in, lane, line, voff_at, sareg_at);
            const uint32_t x = (uint32_t)rt_load(m, TESLA_SPACE_V, (uint64_t)q, 4);
            if (m->trap.kind)
                return (int)m->trap.kind;
            if (commit) {
                s->r[sdst][lane] = x;
            }
        }
        m->lane = -1;
    }
    return 0;
}

static int do_interp_plain_smul(struct isadora_machine *m, const struct isadora_insn *in, int line,
    int sdst_at, int ssrc_at, int voff_at, int sareg_at)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[sdst_at];
    const int32_t ssrc = (int32_t)in->value[ssrc_at];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t q = operand_at0(s, in, lane, line, voff_at, sareg_at);
            const uint32_t x = (uint32_t)rt_load(m, TESLA_SPACE_V, (uint64_t)q, 4);
            if (m->trap.kind)
                return (int)m->trap.kind;
            if (commit) {
                s->r[sdst][lane] =
                    rt_f32_mul(x, s->r[ssrc][lane], RT_NEAR, RT_FLUSH_ALL, 0x7fffffff);
            }
        }
        m->lane = -1;
    }
    return 0;
}

static int do_interp_plain_long(struct isadora_machine *m, const struct isadora_insn *in, int line,
    int mark_at, int ldst_at, int pred_at, int cond_at, int voff_at, int areg_at)
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
            const int32_t guard = operand_guard(s, in, lane, line + 1, pred_at, cond_at);
            if (guard) {
                const int32_t q = operand_at0(s, in, lane, line, voff_at, areg_at);
                const uint32_t x = (uint32_t)rt_load(m, TESLA_SPACE_V, (uint64_t)q, 4);
                if (m->trap.kind)
                    return (int)m->trap.kind;
                if (commit) {
                    s->r[ldst][lane] = x;
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

static int do_interp_plain_mul(struct isadora_machine *m, const struct isadora_insn *in, int line,
    int mark_at, int ldst_at, int lsrc_at, int lneg1_at, int pred_at, int cond_at, int voff_at,
    int areg_at)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[mark_at];
    const int32_t ldst = (int32_t)in->value[ldst_at];
    const int32_t lsrc = (int32_t)in->value[lsrc_at];
    const int32_t lneg1 = (int32_t)in->value[lneg1_at];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, mark_at) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, line + 1, pred_at, cond_at);
            if (guard) {
                const int32_t q = operand_at0(s, in, lane, line, voff_at, areg_at);
                const uint32_t x = (uint32_t)rt_load(m, TESLA_SPACE_V, (uint64_t)q, 4);
                if (m->trap.kind)
                    return (int)m->trap.kind;
                if (commit) {
                    s->r[ldst][lane] =
                        rt_f32_mul(x, s->r[lsrc][lane] ^ (uint32_t)lneg1 << 31, RT_NEAR,
                        RT_FLUSH_ALL, 0x7fffffff);
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* rcp f32 $r[SDST] SNEG2 SABS $r[SSRC] */
int tesla_exec_rcp_short(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ssrc = (int32_t)in->value[3];
    const int32_t sabs = (int32_t)in->value[2];
    const int32_t sneg2 = (int32_t)in->value[1];
    const int32_t sdst = (int32_t)in->value[0];
    const uint32_t active = s->active;
    uint32_t result = 0;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const uint32_t x = (s->r[ssrc][lane] & (sabs ? 2147483647 : 4294967295u))
            ^ (uint32_t)sneg2 << 31;
        result = func_rcp(x);
        s->r[sdst][lane] = result;
    }
    m->lane = -1;
    return 0;
}

static int rcp_long_part(uint32_t result, const struct isadora_insn *in, struct isadora_machine *m,
    int commit, struct tesla_state *s, int32_t lane)
{
    const uint32_t d_new = result;
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
    return 0;
}

/* MARK GUARD rcp f32 LL_DST LNEG1 LABS1 $r[LSRC] */
int tesla_exec_rcp_long(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[5];
    const int32_t lsrc = (int32_t)in->value[4];
    const int32_t labs1 = (int32_t)in->value[3];
    const int32_t lneg1 = (int32_t)in->value[2];
    const uint32_t active = s->active;
    uint32_t result = 0;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 5) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 1, 6, 7);
            if (guard) {
                const uint32_t x = (s->r[lsrc][lane] & (labs1 ? 2147483647 : 4294967295u))
                    ^ (uint32_t)lneg1 << 31;
                result = func_rcp(x);
                {
                    const int part_trap = rcp_long_part(result, in, m, commit, s, lane);
                    if (part_trap)
                        return part_trap;
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD rsqrt f32 LL_DST LNEG1 LABS1 $r[LSRC] */
int tesla_exec_sfu_rsqrt(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[5];
    const int32_t lsrc = (int32_t)in->value[4];
    const int32_t labs1 = (int32_t)in->value[3];
    const int32_t lneg1 = (int32_t)in->value[2];
    const uint32_t active = s->active;
    uint32_t result = 0;
    int32_t sum = 0;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 5) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 1, 6, 7);
            if (guard) {
                const uint32_t x = (s->r[lsrc][lane] & (labs1 ? 2147483647 : 4294967295u))
                    ^ (uint32_t)lneg1 << 31;
                const uint32_t e = x >> 23 & 0xff;
                const uint32_t f = x & 0x7fffff;
                if (e == 0) {
                    result = x >> 31 << 31 | 0x7f800000;
                } else if (x >> 31 != 0) {
                    result = 2147483647;
                } else if (e == 255) {
                    result = (uint32_t)(f != 0 ? 2147483647 : 0);
                } else {
                    const int32_t h = ((int32_t)e - 127) >> 1;
                    if (f == 0 && e & 1) {
                        result = (uint32_t)((127 - h) << 23);
                    } else {
                        const uint32_t k = f >> 17 | (uint32_t)!(e & 1) << 6;
                        const uint32_t t = f & 0x1ffff;
                        sum = 0;
                        for (int32_t i = 0; i <= 16; i++) {
                            if (t >> i & 1) {
                                sum = (int32_t)((uint32_t)sum + (t >> (18 - i)));
                            }
                        }
                        const int32_t r =
                            (int32_t)((((int64_t)lut_rsqrt_a[k] << 14)
                            + (int64_t)(lut_rsqrt_b[k] - 65536) * t
                            + (lut_rsqrt_c[k] * (sum >> 1) << 2) + 32767) >> 16);
                        result = (uint32_t)(((125 - h) << 23) + r);
                    }
                }
                {
                    const int part_trap = rcp_long_part(result, in, m, commit, s, lane);
                    if (part_trap)
                        return part_trap;
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD lg2 f32 LL_DST LNEG1 LABS1 $r[LSRC] */
int tesla_exec_sfu_lg2(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[5];
    const int32_t lsrc = (int32_t)in->value[4];
    const int32_t labs1 = (int32_t)in->value[3];
    const int32_t lneg1 = (int32_t)in->value[2];
    const uint32_t active = s->active;
    uint32_t result = 0;
    int32_t sum = 0;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 5) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 1, 6, 7);
            if (guard) {
                const uint32_t x = (s->r[lsrc][lane] & (labs1 ? 2147483647 : 4294967295u))
                    ^ (uint32_t)lneg1 << 31;
                const uint32_t e = x >> 23 & 0xff;
                const uint32_t f = x & 0x7fffff;
                if (e == 0) {
                    result = 4286578688u;
                } else if (x >> 31 != 0) {
                    result = 2147483647;
                } else if (e == 255) {
                    result = (uint32_t)(f != 0 ? 2147483647 : 2139095040);
                } else {
                    const uint32_t k = f >> 17;
                    const uint32_t t = f & 0x1ffff;
                    sum = 0;
                    for (int32_t i = 0; i <= 16; i++) {
                        if (t >> i & 1) {
                            sum = (int32_t)((uint32_t)sum + (t >> (18 - i)));
                        }
                    }
                    const int64_t r =
                        (((int64_t)lut_lg2_a[k] << 12) + (int64_t)lut_lg2_b[k] * t
                        + (int32_t)((uint32_t)((lut_lg2_c[k] - 1024) * (sum >> 1)) << 1) + 13125)
                        >> 2;
                    const int64_t s_2 = ((f == 0 && e == 127) ? 0 : r)
                        + (int64_t)((uint64_t)((int32_t)e - 127) << 36);
                    const int32_t sign = s_2 < 0;
                    const uint64_t r_2 = (s_2 < 0 ? ~(uint64_t)s_2 : (uint64_t)s_2)
                        & INT64_C(0x7ffffffffff);
                    const int32_t z = rt_clz((rt_u128)r_2, 43);
                    const int32_t m_2 = (int32_t)((r_2 << z & INT64_C(0x7ffffffffff)) >> 19);
                    result = (uint32_t)sign << 31
                        | (uint32_t)(r_2 == 0 ? 0 : ((132 - z) << 23) + m_2);
                }
                {
                    const int part_trap = rcp_long_part(result, in, m, commit, s, lane);
                    if (part_trap)
                        return part_trap;
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD sin f32 LL_DST $r[LSRC] */
int tesla_exec_sincos_sin(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[3];
    const int32_t lsrc = (int32_t)in->value[2];
    const uint32_t active = s->active;
    uint32_t result = 0;
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
                result = func_sine(s, lane, lsrc);
                {
                    const int part_trap = rcp_long_part(result, in, m, commit, s, lane);
                    if (part_trap)
                        return part_trap;
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD cos f32 LL_DST $r[LSRC] */
int tesla_exec_sincos_cos(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[3];
    const int32_t lsrc = (int32_t)in->value[2];
    const uint32_t active = s->active;
    uint32_t result = 0;
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
                result = func_sine_2(s, lane, lsrc);
                {
                    const int part_trap = rcp_long_part(result, in, m, commit, s, lane);
                    if (part_trap)
                        return part_trap;
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD ex2 f32 LSAT LL_DST $r[LSRC] */
int tesla_exec_ex2(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[4];
    const int32_t lsrc = (int32_t)in->value[3];
    const int32_t lsat = (int32_t)in->value[0];
    const uint32_t active = s->active;
    int32_t result = 0;
    int32_t sum = 0;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 4) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 1, 5, 6);
            if (guard) {
                if (s->r[lsrc][lane] >> 30 & 1 && !(s->r[lsrc][lane] >> 23 & 1)) {
                    result = 2147483647;
                } else if (s->r[lsrc][lane] >> 30 & 1) {
                    result = s->r[lsrc][lane] >> 31 != 0 ? 0 : lsat ? 1065353216 : 2139095040;
                } else {
                    const uint32_t p = s->r[lsrc][lane] & 0x3fffffff;
                    const int32_t n = !(s->r[lsrc][lane] >> 31 != 0) ? (int32_t)p
                        : (p & 0x7fffff) == 0 ? -(int32_t)p : ~(int32_t)p;
                    const int32_t k = n >> 17 & 0x3f;
                    const int32_t t = n & 0x1ffff;
                    sum = 0;
                    for (int32_t i = 0; i <= 16; i++) {
                        if (t >> i & 1) {
                            sum = sum + (t >> (18 - i));
                        }
                    }
                    const int32_t r =
                        (int32_t)((((int64_t)lut_ex2_a[k] << 13) + (int64_t)lut_ex2_b[k] * t
                        + lut_ex2_c[k] * (sum >> 1) + 30690) >> 15);
                    const int32_t m_2 = (int32_t)((uint32_t)((n >> 23) + 126) << 23) + r;
                    result = lsat ? rt_min_i32(m_2 >= 8388608 ? m_2 : 0, 1065353216)
                        : m_2 >= 8388608 ? m_2 : 0;
                }
                const int32_t d_new = result;
                if (in->alt[0] == 1) {
                    const int32_t ooff = (int32_t)in->value[2];
                    if (!rt_may_store(m, TESLA_SPACE_O, (uint64_t)(ooff * 4), 4))
                        return (int)m->trap.kind;
                }
                if (commit) {
                    if (in->alt[0] == 1) {
                        const int32_t ooff = (int32_t)in->value[2];
                        rt_store(m, TESLA_SPACE_O, (uint64_t)(ooff * 4), 4, (uint64_t)d_new);
                    }
                    if (in->alt[0] == 0) {
                        const int32_t ldst = (int32_t)in->value[1];
                        s->r[ldst][lane] = (uint32_t)d_new;
                    }
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD presin f32 LL_DST LNEG1 LABS1 L_SRC */
int tesla_exec_pre_presin(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[8];
    const int32_t labs1 = (int32_t)in->value[3];
    const int32_t lneg1 = (int32_t)in->value[2];
    const uint32_t active = s->active;
    uint32_t result = 0;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 8) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 7, 9, 10);
            if (guard) {
                int64_t a = 0;
                const int a_trap = operand_l_src_2(m, s, in, lane, &a, 1, 4, 5, 6, 7);
                if (a_trap) {
                    return a_trap;
                }
                const uint32_t x = ((uint32_t)a & (labs1 ? 2147483647 : 4294967295u))
                    ^ (uint32_t)lneg1 << 31;
                const uint32_t e = x >> 23 & 0xff;
                const uint32_t f = x & 0x7fffff;
                if (e == 255) {
                    result = x >> 31 << 31 | (uint32_t)(f != 0 ? 1073741824 : 1082130432);
                } else if (e == 0) {
                    result = x >> 31 << 31;
                } else {
                    const uint32_t p = (uint32_t)((int64_t)(f | 0x800000) * 10680707 >> 16);
                    const int64_t n = e >= 160 ? 0 : e >= 135 ? (int64_t)p << (e - 135)
                        : rt_shr_u32(p, 135 - e);
                    result = x >> 31 << 31 | ((uint32_t)n & 0x1ffffff);
                }
                const uint32_t d_new = result;
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
                    after_l_src(s, in, lane, 1, 6, 5);
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

/* MARK GUARD preex2 f32 LL_DST LNEG1 LABS1 L_SRC */
int tesla_exec_pre_preex2(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[8];
    const int32_t labs1 = (int32_t)in->value[3];
    const int32_t lneg1 = (int32_t)in->value[2];
    const uint32_t active = s->active;
    uint32_t result = 0;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 8) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 7, 9, 10);
            if (guard) {
                int64_t a = 0;
                const int a_trap = operand_l_src_2(m, s, in, lane, &a, 1, 4, 5, 6, 7);
                if (a_trap) {
                    return a_trap;
                }
                const uint32_t x = ((uint32_t)a & (labs1 ? 2147483647 : 4294967295u))
                    ^ (uint32_t)lneg1 << 31;
                const uint32_t e = x >> 23 & 0xff;
                const uint32_t f = x & 0x7fffff;
                if (e == 255 && f != 0) {
                    result = x >> 31 << 31 | 0x40000000;
                } else if (e >= 134) {
                    result = x >> 31 << 31 | 0x40800000;
                } else if (e == 0) {
                    result = x >> 31 << 31;
                } else {
                    const uint32_t m_2 = f | 0x800000;
                    result = x >> 31 << 31
                        | (uint32_t)(e >= 127 ? (int32_t)(m_2 << (e - 127))
                        : (int32_t)rt_shr_u32(m_2, 127 - e));
                }
                const uint32_t d_new = result;
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
                    after_l_src(s, in, lane, 1, 6, 5);
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

/* interp $r[SDST]  v[AT0] */
int tesla_exec_interp_plain_short(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_interp_plain_short(m, in, 0, 0, 1, 2);
}

/* interp $r[SDST] cent v[AT0] */
int tesla_exec_interp_cent_short(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_interp_plain_short(m, in, 0, 0, 1, 2);
}

/* interp $r[SDST] flat v[AT0] */
int tesla_exec_interp_flat_short(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_interp_plain_short(m, in, 0, 0, 1, 2);
}

/* interp $r[SDST]  v[AT0] $r[SSRC] */
int tesla_exec_interp_plain_smul(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_interp_plain_smul(m, in, 0, 0, 3, 1, 2);
}

/* interp $r[SDST] cent v[AT0] $r[SSRC] */
int tesla_exec_interp_cent_smul(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_interp_plain_smul(m, in, 0, 0, 3, 1, 2);
}

/* MARK GUARD interp $r[LDST]  v[AT0] */
int tesla_exec_interp_plain_long(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_interp_plain_long(m, in, 0, 3, 0, 4, 5, 1, 2);
}

/* MARK GUARD interp $r[LDST] cent v[AT0] */
int tesla_exec_interp_cent_long(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_interp_plain_long(m, in, 0, 3, 0, 4, 5, 1, 2);
}

/* MARK GUARD interp $r[LDST] flat v[AT0] */
int tesla_exec_interp_flat_long(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_interp_plain_long(m, in, 0, 3, 0, 4, 5, 1, 2);
}

/* MARK GUARD interp $r[LDST]  v[AT0] LNEG1 $r[LSRC] */
int tesla_exec_interp_plain_mul(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_interp_plain_mul(m, in, 0, 5, 0, 4, 3, 6, 7, 1, 2);
}

/* MARK GUARD interp $r[LDST] cent v[AT0] LNEG1 $r[LSRC] */
int tesla_exec_interp_cent_mul(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_interp_plain_mul(m, in, 0, 5, 0, 4, 3, 6, 7, 1, 2);
}

