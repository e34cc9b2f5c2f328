/* Generated from the description volta by gen/emit/exec. Do not edit. */
#include "volta_exec.h"

/* GUARD HADD2{ADD_MODE}FTZ{SAT} $R[Rd], F16_A, F16_LAST PM_EVENTS CTL */
int volta_exec_hadd2(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t ftz = (int32_t)in->value[2];
    const int32_t rd = (int32_t)in->value[4];
    const int32_t sat = (int32_t)in->value[3];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 13, 22);
            if (guard) {
                int32_t m_2 = 0;
                const int m_2_trap = operand_add_mode(m, in, &m_2, 0, 0, 1);
                if (m_2_trap) {
                    return m_2_trap;
                }
                uint32_t a_3 = 0;
                const int a_3_trap = operand_f16_a(m, s, in, lane, &a_3, 1, 6, 5, 8, 9);
                if (a_3_trap) {
                    return a_3_trap;
                }
                uint32_t b_3 = 0;
                const int b_3_trap =
                    operand_f16_last(m, s, in, lane, &b_3, 4, 11, 10, 13, 14, 15, 16, 17, 18, 19,
                    20, 21);
                if (b_3_trap) {
                    return b_3_trap;
                }
                if (m_2 == 1) {
                    const uint32_t x =
                        rt_f32_add((uint32_t)rt_float_convert(RT_F32, RT_F16, a_3 & 0xffff,
                        RT_NEAR, (uint32_t)(ftz * 3), 0x7fffffff),
                        (uint32_t)rt_float_convert(RT_F32, RT_F16, b_3 & 0xffff, RT_NEAR,
                        (uint32_t)(ftz * 3), 0x7fffffff), RT_NEAR, (uint32_t)(ftz * 3), 0x7fffffff);
                    if (commit) {
                        if (rd != 255)
                            s->r[rd][lane] = !sat ? x : rt_f32_is_nan(x) ? 0
                                : rt_f32_min(rt_f32_max(x, 0, RT_KEEP, 0x7fc00000), 0x3f800000,
                                RT_KEEP, 0x7fc00000);
                    }
                } else if (m_2 == 2) {
                    const uint32_t y = a_3 >> 16 << 16;
                    const uint32_t a = (ftz && (y >> 23 & 0xff) == 0) ? y & 0x80000000u : y;
                    const uint32_t y_2 = b_3 >> 16 << 16;
                    const uint32_t b = (ftz && (y_2 >> 23 & 0xff) == 0) ? y_2 & 0x80000000u : y_2;
                    const uint32_t down =
                        rt_f32_add(a, b, RT_DOWN, (uint32_t)(ftz * 3), 0x7fffffff);
                    const uint32_t up = rt_f32_add(a, b, RT_UP, (uint32_t)(ftz * 3), 0x7fffffff);
                    const int32_t less = (down & 0x7fffffff) < (up & 0x7fffffff);
                    const int32_t same = (down & 0x7fffffff) == (up & 0x7fffffff);
                    const uint32_t r = less ? down : up;
                    const uint32_t x_2 = func_sticky_add(up, r, same);
                    const int32_t x_3 = func_to_bf16(x_2);
                    const uint32_t y_3 = (a_3 & 0xffff) << 16;
                    const uint32_t a_2 = (ftz && (y_3 >> 23 & 0xff) == 0) ? y_3 & 0x80000000u : y_3;
                    const uint32_t y_4 = (b_3 & 0xffff) << 16;
                    const uint32_t b_2 = (ftz && (y_4 >> 23 & 0xff) == 0) ? y_4 & 0x80000000u : y_4;
                    const uint32_t down_2 =
                        rt_f32_add(a_2, b_2, RT_DOWN, (uint32_t)(ftz * 3), 0x7fffffff);
                    const uint32_t up_2 =
                        rt_f32_add(a_2, b_2, RT_UP, (uint32_t)(ftz * 3), 0x7fffffff);
                    const int32_t less_2 = (down_2 & 0x7fffffff) < (up_2 & 0x7fffffff);
                    const int32_t same_2 = (down_2 & 0x7fffffff) == (up_2 & 0x7fffffff);
                    const uint32_t r_2 = less_2 ? down_2 : up_2;
                    const uint32_t x_4 = func_sticky_add(up_2, r_2, same_2);
                    const int32_t x_5 = func_to_bf16(x_4);
                    if (commit) {
                        if (rd != 255)
                            s->r[rd][lane] = (uint32_t)func_bf_saturated(x_3, sat) << 16
                                | (uint32_t)func_bf_saturated(x_5, sat);
                    }
                } else {
                    const uint32_t x_6 =
                        (uint32_t)rt_float_add(RT_F16, a_3 >> 16, b_3 >> 16, RT_NEAR,
                        (uint32_t)(ftz * 3), 0x7fff);
                    const uint32_t x_7 =
                        (uint32_t)rt_float_add(RT_F16, a_3 & 0xffff, b_3 & 0xffff, RT_NEAR,
                        (uint32_t)(ftz * 3), 0x7fff);
                    if (commit) {
                        if (rd != 255)
                            s->r[rd][lane] = (uint32_t)func_half_saturated(x_6, sat) << 16
                                | (uint32_t)func_half_saturated(x_7, sat);
                    }
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD HMUL2{MUL_MODE}FMZ{SAT} $R[Rd], F16_A, F16_B PM_EVENTS CTL */
int volta_exec_hmul2(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t fmz = (int32_t)in->value[2];
    const int32_t rd = (int32_t)in->value[4];
    const int32_t sat = (int32_t)in->value[3];
    const uint32_t active = s->active;
    int32_t result = 0;
    int32_t result_2 = 0;
    int32_t result_3 = 0;
    int32_t result_4 = 0;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 13, 22);
            if (guard) {
                int32_t m_2 = 0;
                const int m_2_trap = operand_add_mode(m, in, &m_2, 0, 0, 1);
                if (m_2_trap) {
                    return m_2_trap;
                }
                uint32_t a_3 = 0;
                const int a_3_trap = operand_f16_a(m, s, in, lane, &a_3, 1, 6, 5, 8, 9);
                if (a_3_trap) {
                    return a_3_trap;
                }
                uint32_t b_3 = 0;
                const int b_3_trap =
                    operand_f16_last(m, s, in, lane, &b_3, 4, 11, 10, 13, 14, 15, 16, 17, 18, 19,
                    20, 21);
                if (b_3_trap) {
                    return b_3_trap;
                }
                if (m_2 == 1) {
                    const int32_t z = fmz != 0;
                    const int32_t dnz = fmz == 1;
                    const uint32_t r =
                        rt_f32_mul((uint32_t)rt_float_convert(RT_F32, RT_F16, a_3 & 0xffff,
                        RT_NEAR, (uint32_t)(z * 3), 0x7fffffff),
                        (uint32_t)rt_float_convert(RT_F32, RT_F16, b_3 & 0xffff, RT_NEAR,
                        (uint32_t)(z * 3), 0x7fffffff), RT_NEAR, (uint32_t)(z * 3), 0x7fffffff);
                    const uint32_t x =
                        (dnz && (((uint32_t)rt_float_convert(RT_F32, RT_F16, a_3 & 0xffff, RT_NEAR,
                        RT_FLUSH_ALL, 0x7fffffff) & 0x7fffffff) == 0
                        || ((uint32_t)rt_float_convert(RT_F32, RT_F16, b_3 & 0xffff, RT_NEAR,
                        RT_FLUSH_ALL, 0x7fffffff) & 0x7fffffff) == 0)) ? 0 : r;
                    if (commit) {
                        if (rd != 255)
                            s->r[rd][lane] = func_saturated(x, sat);
                    }
                } else if (m_2 == 2) {
                    const int32_t z_2 = fmz != 0;
                    const int32_t dnz_2 = fmz == 1;
                    result = func_bf_mul(dnz_2, a_3, b_3, z_2);
                    result_2 = func_bf_mul_2(dnz_2, a_3, b_3, z_2);
                    if (commit) {
                        if (rd != 255)
                            s->r[rd][lane] = (uint32_t)func_bf_saturated(result, sat) << 16
                                | (uint32_t)func_bf_saturated(result_2, sat);
                    }
                } else {
                    const int32_t z_3 = fmz != 0;
                    const int32_t dnz_3 = fmz == 1;
                    if (dnz_3 && (((uint32_t)rt_float_convert(RT_F32, RT_F16, a_3 >> 16, RT_NEAR,
                        RT_FLUSH_ALL, 0x7fffffff) & 0x7fffffff) == 0
                        || ((uint32_t)rt_float_convert(RT_F32, RT_F16, b_3 >> 16, RT_NEAR,
                        RT_FLUSH_ALL, 0x7fffffff) & 0x7fffffff) == 0)) {
                        result_3 = 0;
                    } else {
                        result_3 = (int32_t)(uint32_t)rt_float_mul(RT_F16, a_3 >> 16, b_3 >> 16,
                            RT_NEAR, (uint32_t)(z_3 * 3), 0x7fff);
                    }
                    if (dnz_3 && (((uint32_t)rt_float_convert(RT_F32, RT_F16, a_3 & 0xffff,
                        RT_NEAR, RT_FLUSH_ALL, 0x7fffffff) & 0x7fffffff) == 0
                        || ((uint32_t)rt_float_convert(RT_F32, RT_F16, b_3 & 0xffff, RT_NEAR,
                        RT_FLUSH_ALL, 0x7fffffff) & 0x7fffffff) == 0)) {
                        result_4 = 0;
                    } else {
                        result_4 = (int32_t)(uint32_t)rt_float_mul(RT_F16, a_3 & 0xffff,
                            b_3 & 0xffff, RT_NEAR, (uint32_t)(z_3 * 3), 0x7fff);
                    }
                    if (commit) {
                        if (rd != 255)
                            s->r[rd][lane] = (uint32_t)func_half_saturated_2(result_3, sat) << 16
                                | (uint32_t)func_half_saturated_2(result_4, sat);
                    }
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

static void hfma2_b_part(int32_t m_2, int32_t fmz, uint32_t a_5, uint32_t b_5, uint32_t c_3,
    int commit, int32_t rd, struct volta_state *s, int32_t lane, int32_t sat)
{
    int32_t result = 0;
    int32_t result_2 = 0;
    int32_t result_3 = 0;
    int32_t result_4 = 0;
    if (m_2 == 1) {
        const int32_t z = fmz != 0;
        const int32_t dnz = fmz == 1;
        const int32_t empty = dnz
            && (((uint32_t)rt_float_convert(RT_F32, RT_F16, a_5 & 0xffff, RT_NEAR, RT_FLUSH_ALL,
            0x7fffffff) & 0x7fffffff) == 0
            || ((uint32_t)rt_float_convert(RT_F32, RT_F16, b_5 & 0xffff, RT_NEAR, RT_FLUSH_ALL,
            0x7fffffff) & 0x7fffffff) == 0);
        const uint32_t x = empty ? 0
            : (uint32_t)rt_float_convert(RT_F32, RT_F16, a_5 & 0xffff, RT_NEAR, (uint32_t)(z * 3),
            0x7fffffff);
        const uint32_t y = empty ? 0
            : (uint32_t)rt_float_convert(RT_F32, RT_F16, b_5 & 0xffff, RT_NEAR, (uint32_t)(z * 3),
            0x7fffffff);
        const uint32_t x_2 =
            rt_f32_mul_add(x, y,
            (uint32_t)rt_float_convert(RT_F32, RT_F16, c_3 & 0xffff, RT_NEAR, (uint32_t)(z * 3),
            0x7fffffff), RT_EXACT, RT_NEAR, (uint32_t)(z * 3), 0x7fffffff);
        if (commit) {
            if (rd != 255)
                s->r[rd][lane] = func_saturated(x_2, sat);
        }
    } else if (m_2 == 2) {
        const int32_t z_2 = fmz != 0;
        const int32_t dnz_2 = fmz == 1;
        result = func_bf_fma(dnz_2, a_5, b_5, c_3, z_2);
        result_2 = func_bf_fma_2(dnz_2, a_5, b_5, c_3, z_2);
        const uint32_t x_7 = func_bf_fma2(sat, result, result_2);
        if (commit) {
            if (rd != 255)
                s->r[rd][lane] = x_7;
        }
    } else {
        const int32_t z_3 = fmz != 0;
        const int32_t dnz_3 = fmz == 1;
        if (dnz_3 && (((uint32_t)rt_float_convert(RT_F32, RT_F16, a_5 >> 16, RT_NEAR, RT_FLUSH_ALL,
            0x7fffffff) & 0x7fffffff) == 0
            || ((uint32_t)rt_float_convert(RT_F32, RT_F16, b_5 >> 16, RT_NEAR, RT_FLUSH_ALL,
            0x7fffffff) & 0x7fffffff) == 0)) {
            result_3 = (int32_t)(uint32_t)rt_float_add(RT_F16, 0, c_3 >> 16, RT_NEAR,
                (uint32_t)(z_3 * 3), 0x7fff);
        } else {
            result_3 = (int32_t)(uint32_t)rt_float_mul_add(RT_F16, a_5 >> 16, b_5 >> 16, c_3 >> 16,
                RT_EXACT, RT_NEAR, (uint32_t)(z_3 * 3), 0x7fff);
        }
        if (dnz_3 && (((uint32_t)rt_float_convert(RT_F32, RT_F16, a_5 & 0xffff, RT_NEAR,
            RT_FLUSH_ALL, 0x7fffffff) & 0x7fffffff) == 0
            || ((uint32_t)rt_float_convert(RT_F32, RT_F16, b_5 & 0xffff, RT_NEAR, RT_FLUSH_ALL,
            0x7fffffff) & 0x7fffffff) == 0)) {
            result_4 = (int32_t)(uint32_t)rt_float_add(RT_F16, 0, c_3 & 0xffff, RT_NEAR,
                (uint32_t)(z_3 * 3), 0x7fff);
        } else {
            result_4 = (int32_t)(uint32_t)rt_float_mul_add(RT_F16, a_5 & 0xffff, b_5 & 0xffff,
                c_3 & 0xffff, RT_EXACT, RT_NEAR, (uint32_t)(z_3 * 3), 0x7fff);
        }
        const uint32_t x_8 = func_fma2(sat, result_3, result_4);
        if (commit) {
            if (rd != 255)
                s->r[rd][lane] = x_8;
        }
    }
}

/* GUARD HFMA2{FMA_MODE} $R[Rd], F16_A, FMA_B, F16_Rc PM_EVENTS CTL */
int volta_exec_hfma2_b(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t fmz = (int32_t)in->value[1];
    const int32_t rd = (int32_t)in->value[3];
    const int32_t sat = (int32_t)in->value[2];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 16, 26);
            if (guard) {
                const int32_t m_2 = operand_fma_mode(in, 0, 0);
                uint32_t a_5 = 0;
                const int a_5_trap = operand_f16_a(m, s, in, lane, &a_5, 1, 5, 4, 7, 8);
                if (a_5_trap) {
                    return a_5_trap;
                }
                uint32_t b_5 = 0;
                const int b_5_trap =
                    operand_fma_b(m, s, in, lane, &b_5, 4, 10, 9, 12, 13, 14, 15, 16, 17, 18, 19,
                    20);
                if (b_5_trap) {
                    return b_5_trap;
                }
                uint32_t c_3 = 0;
                const int c_3_trap = operand_f16_a(m, s, in, lane, &c_3, 13, 22, 21, 24, 25);
                if (c_3_trap) {
                    return c_3_trap;
                }
                hfma2_b_part(m_2, fmz, a_5, b_5, c_3, commit, rd, s, lane, sat);
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD HFMA2{FMA_MODE} $R[Rd], F16_A, F16_Rc, FMA_C_IN_B PM_EVENTS CTL */
int volta_exec_hfma2_c(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t fmz = (int32_t)in->value[1];
    const int32_t rd = (int32_t)in->value[3];
    const int32_t sat = (int32_t)in->value[2];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 14, 24);
            if (guard) {
                const int32_t m_2 = operand_fma_mode(in, 0, 0);
                uint32_t a_5 = 0;
                const int a_5_trap = operand_f16_a(m, s, in, lane, &a_5, 1, 5, 4, 7, 8);
                if (a_5_trap) {
                    return a_5_trap;
                }
                uint32_t b_5 = 0;
                const int b_5_trap = operand_f16_a(m, s, in, lane, &b_5, 4, 10, 9, 12, 13);
                if (b_5_trap) {
                    return b_5_trap;
                }
                uint32_t c_3 = 0;
                const int c_3_trap =
                    operand_fma_c_in_b(m, s, in, &c_3, 7, 14, 15, 16, 17, 18, 19, 20, 22, 23, 21);
                if (c_3_trap) {
                    return c_3_trap;
                }
                hfma2_b_part(m_2, fmz, a_5, b_5, c_3, commit, rd, s, lane, sat);
            }
        }
        m->lane = -1;
    }
    return 0;
}

static void hfma2_rb_part(int32_t fmz, uint32_t a_5, uint32_t b_5, int32_t *result_3, uint32_t c_3,
    int32_t *result_4)
{
    const int32_t z_2 = fmz != 0;
    const int32_t dnz_2 = fmz == 1;
    if (dnz_2 && (((uint32_t)rt_float_convert(RT_F32, RT_F16, a_5 >> 16, RT_NEAR, RT_FLUSH_ALL,
        0x7fffffff) & 0x7fffffff) == 0
        || ((uint32_t)rt_float_convert(RT_F32, RT_F16, b_5 >> 16, RT_NEAR, RT_FLUSH_ALL,
        0x7fffffff) & 0x7fffffff) == 0)) {
        *result_3 = (int32_t)(uint32_t)rt_float_add(RT_F16, 0, c_3 >> 16, RT_NEAR,
            (uint32_t)(z_2 * 3), 0x7fff);
    } else {
        *result_3 = (int32_t)(uint32_t)rt_float_mul_add(RT_F16, a_5 >> 16, b_5 >> 16, c_3 >> 16,
            RT_EXACT, RT_NEAR, (uint32_t)(z_2 * 3), 0x7fff);
    }
    if (dnz_2 && (((uint32_t)rt_float_convert(RT_F32, RT_F16, a_5 & 0xffff, RT_NEAR, RT_FLUSH_ALL,
        0x7fffffff) & 0x7fffffff) == 0
        || ((uint32_t)rt_float_convert(RT_F32, RT_F16, b_5 & 0xffff, RT_NEAR, RT_FLUSH_ALL,
        0x7fffffff) & 0x7fffffff) == 0)) {
        *result_4 = (int32_t)(uint32_t)rt_float_add(RT_F16, 0, c_3 & 0xffff, RT_NEAR,
            (uint32_t)(z_2 * 3), 0x7fff);
    } else {
        *result_4 = (int32_t)(uint32_t)rt_float_mul_add(RT_F16, a_5 & 0xffff, b_5 & 0xffff,
            c_3 & 0xffff, RT_EXACT, RT_NEAR, (uint32_t)(z_2 * 3), 0x7fff);
    }
}

static int hfma2_rb_part_2(int32_t q, struct isadora_machine *m, int32_t m_2, int32_t fmz,
    uint32_t a_5, uint32_t b_5, uint32_t c_3, int commit, int32_t rd, struct volta_state *s,
    int32_t lane)
{
    int32_t result = 0;
    int32_t result_2 = 0;
    int32_t result_3 = 0;
    int32_t result_4 = 0;
    if (!q) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: what the predicate does");
    }
    if (m_2 == 1) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: a result of 32 bits and RELU");
    } else if (m_2 == 2) {
        const int32_t z = fmz != 0;
        const int32_t dnz = fmz == 1;
        result = func_bf_fma(dnz, a_5, b_5, c_3, z);
        result_2 = func_bf_fma_2(dnz, a_5, b_5, c_3, z);
        const uint32_t x_5 = (uint32_t)result << 16 | (uint32_t)result_2;
        if (commit) {
            if (rd != 255)
                s->r[rd][lane] = func_bf_relu2(x_5);
        }
    } else {
        hfma2_rb_part(fmz, a_5, b_5, &result_3, c_3, &result_4);
        const uint32_t x_6 = (uint32_t)result_3 << 16 | (uint32_t)result_4;
        if (commit) {
            if (rd != 255)
                s->r[rd][lane] = func_relu2(x_6);
        }
    }
    return 0;
}

/* GUARD HFMA2{RELU_MODE}.RELU $R[Rd], F16_A, FMA_B, F16_Rc, OPT_SRC PM_EVENTS CTL */
int volta_exec_hfma2_rb(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t fmz = (int32_t)in->value[1];
    const int32_t rd = (int32_t)in->value[2];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 17, 27);
            if (guard) {
                const int32_t m_2 = operand_relu_mode(in, 0, 0);
                uint32_t a_5 = 0;
                const int a_5_trap = operand_f16_a(m, s, in, lane, &a_5, 1, 4, 3, 6, 7);
                if (a_5_trap) {
                    return a_5_trap;
                }
                uint32_t b_5 = 0;
                const int b_5_trap =
                    operand_fma_b_2(m, s, in, lane, &b_5, 4, 9, 8, 11, 12, 13, 14, 15, 16, 17, 18,
                    19);
                if (b_5_trap) {
                    return b_5_trap;
                }
                uint32_t c_3 = 0;
                const int c_3_trap = operand_f16_a(m, s, in, lane, &c_3, 13, 21, 20, 23, 24);
                if (c_3_trap) {
                    return c_3_trap;
                }
                const int32_t q = operand_opt_src(s, in, lane, 16, 26);
                {
                    const int part_trap =
                        hfma2_rb_part_2(q, m, m_2, fmz, a_5, b_5, c_3, commit, rd, s, lane);
                    if (part_trap)
                        return part_trap;
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD HFMA2{RELU_MODE}.RELU $R[Rd], F16_A, F16_Rc, FMA_C_IN_B, OPT_SRC PM_EVENTS CTL */
int volta_exec_hfma2_rc(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t fmz = (int32_t)in->value[1];
    const int32_t rd = (int32_t)in->value[2];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 15, 25);
            if (guard) {
                const int32_t m_2 = operand_relu_mode(in, 0, 0);
                uint32_t a_5 = 0;
                const int a_5_trap = operand_f16_a(m, s, in, lane, &a_5, 1, 4, 3, 6, 7);
                if (a_5_trap) {
                    return a_5_trap;
                }
                uint32_t b_5 = 0;
                const int b_5_trap = operand_f16_a(m, s, in, lane, &b_5, 4, 9, 8, 11, 12);
                if (b_5_trap) {
                    return b_5_trap;
                }
                uint32_t c_3 = 0;
                const int c_3_trap =
                    operand_fma_c_in_b_2(m, s, in, &c_3, 7, 13, 14, 15, 16, 17, 18, 19, 21, 22, 20);
                if (c_3_trap) {
                    return c_3_trap;
                }
                const int32_t q = operand_opt_src(s, in, lane, 14, 24);
                {
                    const int part_trap =
                        hfma2_rb_part_2(q, m, m_2, fmz, a_5, b_5, c_3, commit, rd, s, lane);
                    if (part_trap)
                        return part_trap;
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD HFMA2.MMA{MMA_MODE} $R[Rd], MMA_A, MMA_B, MMA_Rc PM_EVENTS CTL */
int volta_exec_hfma2_mma_b(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t fmz = (int32_t)in->value[0];
    const int32_t rd = (int32_t)in->value[2];
    const int32_t sat = (int32_t)in->value[1];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 6, 19);
            if (guard) {
                int32_t m_2 = 0;
                const int m_2_trap = operand_mma_mode(m, in, &m_2, 0);
                if (m_2_trap) {
                    return m_2_trap;
                }
                const uint32_t a_5 = operand_mma_a(s, in, lane, 1, 4, 3);
                uint32_t b_5 = 0;
                const int b_5_trap =
                    operand_mma_b(m, s, in, lane, &b_5, 2, 7, 6, 9, 10, 11, 12, 13, 14, 15);
                if (b_5_trap) {
                    return b_5_trap;
                }
                const uint32_t c_3 = operand_mma_a(s, in, lane, 5, 17, 16);
                hfma2_b_part(m_2, fmz, a_5, b_5, c_3, commit, rd, s, lane, sat);
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD HFMA2.MMA{MMA_MODE} $R[Rd], MMA_A, MMA_Rc, MMA_C_IN_B PM_EVENTS CTL */
int volta_exec_hfma2_mma_c(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t fmz = (int32_t)in->value[0];
    const int32_t rd = (int32_t)in->value[2];
    const int32_t sat = (int32_t)in->value[1];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 6, 17);
            if (guard) {
                int32_t m_2 = 0;
                const int m_2_trap = operand_mma_mode(m, in, &m_2, 0);
                if (m_2_trap) {
                    return m_2_trap;
                }
                const uint32_t a_5 = operand_mma_a(s, in, lane, 1, 4, 3);
                const uint32_t b_5 = operand_mma_a(s, in, lane, 2, 7, 6);
                uint32_t c_3 = 0;
                const int c_3_trap =
                    operand_mma_c_in_b(m, s, in, &c_3, 3, 9, 10, 11, 12, 13, 14, 15, 16);
                if (c_3_trap) {
                    return c_3_trap;
                }
                hfma2_b_part(m_2, fmz, a_5, b_5, c_3, commit, rd, s, lane, sat);
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD HFMA2.MMA{MMA_MODE}.RELU $R[Rd], MMA_A, MMA_B, MMA_Rc, OPT_SRC PM_EVENTS CTL */
int volta_exec_hfma2_mma_rb(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t fmz = (int32_t)in->value[0];
    const int32_t rd = (int32_t)in->value[2];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 7, 21);
            if (guard) {
                int32_t m_2 = 0;
                const int m_2_trap = operand_mma_mode(m, in, &m_2, 0);
                if (m_2_trap) {
                    return m_2_trap;
                }
                const uint32_t a_5 = operand_mma_a(s, in, lane, 1, 4, 3);
                uint32_t b_5 = 0;
                const int b_5_trap =
                    operand_mma_b(m, s, in, lane, &b_5, 2, 7, 6, 9, 10, 11, 12, 13, 14, 15);
                if (b_5_trap) {
                    return b_5_trap;
                }
                const uint32_t c_3 = operand_mma_a(s, in, lane, 5, 17, 16);
                const int32_t q = operand_opt_src(s, in, lane, 6, 20);
                {
                    const int part_trap =
                        hfma2_rb_part_2(q, m, m_2, fmz, a_5, b_5, c_3, commit, rd, s, lane);
                    if (part_trap)
                        return part_trap;
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD HFMA2.MMA{MMA_MODE}.RELU $R[Rd], MMA_A, MMA_Rc, MMA_C_IN_B, OPT_SRC PM_EVENTS CTL */
int volta_exec_hfma2_mma_rc(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t fmz = (int32_t)in->value[0];
    const int32_t rd = (int32_t)in->value[2];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 7, 19);
            if (guard) {
                int32_t m_2 = 0;
                const int m_2_trap = operand_mma_mode(m, in, &m_2, 0);
                if (m_2_trap) {
                    return m_2_trap;
                }
                const uint32_t a_5 = operand_mma_a(s, in, lane, 1, 4, 3);
                const uint32_t b_5 = operand_mma_a(s, in, lane, 2, 7, 6);
                uint32_t c_3 = 0;
                const int c_3_trap =
                    operand_mma_c_in_b(m, s, in, &c_3, 3, 9, 10, 11, 12, 13, 14, 15, 16);
                if (c_3_trap) {
                    return c_3_trap;
                }
                const int32_t q = operand_opt_src(s, in, lane, 6, 18);
                {
                    const int part_trap =
                        hfma2_rb_part_2(q, m, m_2, fmz, a_5, b_5, c_3, commit, rd, s, lane);
                    if (part_trap)
                        return part_trap;
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD HSET2{SET_MODE}BF{FLOAT_CMP}FTZ{HALF_BOP} $R[Rd], F16_A, SET_LAST, NOT_Pp$P[Pp] PM_EVENTS
   CTL */
int volta_exec_hset2(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t pp = (int32_t)in->value[24];
    const int32_t not_pp = (int32_t)in->value[23];
    const int32_t half_half_bop = (int32_t)in->value[4];
    const int32_t half_bf = (int32_t)in->value[1];
    const int32_t ftz = (int32_t)in->value[3];
    const int32_t float_cmp = (int32_t)in->value[2];
    const int32_t rd = (int32_t)in->value[5];
    const uint32_t active = s->active;
    int32_t t = 0;
    int32_t t_2 = 0;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 14, 25);
            if (guard) {
                int32_t m_2 = 0;
                const int m_2_trap = operand_set_mode(m, in, &m_2, 0, 0);
                if (m_2_trap) {
                    return m_2_trap;
                }
                uint32_t a = 0;
                const int a_trap = operand_f16_a(m, s, in, lane, &a, 1, 7, 6, 9, 10);
                if (a_trap) {
                    return a_trap;
                }
                uint32_t b = 0;
                const int b_trap =
                    operand_f16_last(m, s, in, lane, &b, 4, 12, 11, 14, 15, 16, 17, 18, 19, 20, 21,
                    22);
                if (b_trap) {
                    return b_trap;
                }
                int32_t q;
                q = s->p[pp][lane] ^ not_pp;
                if (half_half_bop == 3) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "undefined operation");
                }
                const int32_t yes = half_bf == 0 ? 65535 : m_2 == 2 ? 16256 : 15360;
                if (m_2 == 2) {
                    const uint32_t y = a >> 16 << 16;
                    const uint32_t y_2 = b >> 16 << 16;
                    t = (rt_f32_compare((ftz && (y >> 23 & 0xff) == 0) ? y & 0x80000000u : y,
                        (ftz && (y_2 >> 23 & 0xff) == 0) ? y_2 & 0x80000000u : y_2, RT_KEEP)
                        & float_cmp) != 0;
                } else {
                    t = func_against(a, b, ftz, float_cmp);
                }
                const int32_t t1 = half_half_bop == 0 ? (t && q) : half_half_bop == 1 ? t
                    || q : half_half_bop == 2 ? t ^ q : 0;
                if (m_2 == 2) {
                    const uint32_t y_3 = (a & 0xffff) << 16;
                    const uint32_t y_4 = (b & 0xffff) << 16;
                    t_2 = (rt_f32_compare((ftz && (y_3 >> 23 & 0xff) == 0) ? y_3 & 0x80000000u
                        : y_3, (ftz && (y_4 >> 23 & 0xff) == 0) ? y_4 & 0x80000000u : y_4, RT_KEEP)
                        & float_cmp) != 0;
                } else {
                    t_2 = func_against_2(a, b, ftz, float_cmp);
                }
                const int32_t t0 = half_half_bop == 0 ? (t_2 && q) : half_half_bop == 1 ? t_2
                    || q : half_half_bop == 2 ? t_2 ^ q : 0;
                if (commit) {
                    if (rd != 255)
                        s->r[rd][lane] = (uint32_t)(t1 ? yes : 0) << 16 | (uint32_t)(t0 ? yes : 0);
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD HSETP2{SET_MODE}FLOAT_CMP{H_AND}FTZ{HALF_BOP} $P[Pu], $P[Pv], F16_A, SET_LAST, NOT_Pp$P[Pp]
   PM_EVENTS CTL */
int volta_exec_hsetp2(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t pp = (int32_t)in->value[25];
    const int32_t not_pp = (int32_t)in->value[24];
    const int32_t half_half_bop = (int32_t)in->value[4];
    const int32_t ftz = (int32_t)in->value[3];
    const int32_t float_cmp = (int32_t)in->value[1];
    const int32_t half_h_and = (int32_t)in->value[2];
    const int32_t pu = (int32_t)in->value[5];
    const int32_t pv = (int32_t)in->value[6];
    const uint32_t active = s->active;
    int32_t t = 0;
    int32_t t_2 = 0;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 14, 26);
            if (guard) {
                int32_t m_2 = 0;
                const int m_2_trap = operand_set_mode(m, in, &m_2, 0, 0);
                if (m_2_trap) {
                    return m_2_trap;
                }
                uint32_t a = 0;
                const int a_trap = operand_f16_a(m, s, in, lane, &a, 1, 8, 7, 10, 11);
                if (a_trap) {
                    return a_trap;
                }
                uint32_t b = 0;
                const int b_trap =
                    operand_f16_last(m, s, in, lane, &b, 4, 13, 12, 15, 16, 17, 18, 19, 20, 21, 22,
                    23);
                if (b_trap) {
                    return b_trap;
                }
                int32_t q;
                q = s->p[pp][lane] ^ not_pp;
                if (half_half_bop == 3) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "undefined operation");
                }
                if (m_2 == 2) {
                    const uint32_t y = a >> 16 << 16;
                    const uint32_t y_2 = b >> 16 << 16;
                    t = (rt_f32_compare((ftz && (y >> 23 & 0xff) == 0) ? y & 0x80000000u : y,
                        (ftz && (y_2 >> 23 & 0xff) == 0) ? y_2 & 0x80000000u : y_2, RT_KEEP)
                        & float_cmp) != 0;
                } else {
                    t = func_against(a, b, ftz, float_cmp);
                }
                const int32_t h1 = t;
                if (m_2 == 2) {
                    const uint32_t y_3 = (a & 0xffff) << 16;
                    const uint32_t y_4 = (b & 0xffff) << 16;
                    t_2 = (rt_f32_compare((ftz && (y_3 >> 23 & 0xff) == 0) ? y_3 & 0x80000000u
                        : y_3, (ftz && (y_4 >> 23 & 0xff) == 0) ? y_4 & 0x80000000u : y_4, RT_KEEP)
                        & float_cmp) != 0;
                } else {
                    t_2 = func_against_2(a, b, ftz, float_cmp);
                }
                const int32_t h0 = t_2;
                const int32_t all2 = h0 && h1;
                const int32_t t_3 = half_h_and ? all2 : h0;
                if (commit) {
                    if (pu != 7)
                        s->p[pu][lane] =
                            (uint8_t)(half_half_bop == 0 ? (t_3 && q) : half_half_bop == 1 ? t_3
                            || q : half_half_bop == 2 ? t_3 ^ q : 0);
                }
                const int32_t t_4 = half_h_and ? !all2 : h1;
                if (commit) {
                    if (pv != 7)
                        s->p[pv][lane] =
                            (uint8_t)(half_half_bop == 0 ? (t_4 && q) : half_half_bop == 1 ? t_4
                            || q : half_half_bop == 2 ? t_4 ^ q : 0);
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD HMNMX2{MNMX_MODE} $R[Rd], F16_A, MNMX_B, NOT_Pp$P[Pp] PM_EVENTS CTL */
int volta_exec_hmnmx2(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t pp = (int32_t)in->value[22];
    const int32_t not_pp = (int32_t)in->value[21];
    const int32_t ftz = (int32_t)in->value[0];
    const int32_t xorsign = (int32_t)in->value[2];
    const int32_t nan = (int32_t)in->value[1];
    const int32_t rd = (int32_t)in->value[3];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 14, 23);
            if (guard) {
                const int32_t m_2 = operand_mnmx_mode(in, 0);
                uint32_t a = 0;
                const int a_trap = operand_f16_a_2(m, s, in, lane, &a, 1, 5, 4, 2, 7, 8);
                if (a_trap) {
                    return a_trap;
                }
                uint32_t b = 0;
                const int b_trap =
                    operand_mnmx_b(m, s, in, lane, &b, 4, 2, 10, 9, 12, 13, 14, 15, 16, 17, 18, 19,
                    20);
                if (b_trap) {
                    return b_trap;
                }
                int32_t q;
                q = s->p[pp][lane] ^ not_pp;
                const int32_t bf = m_2 == 2;
                const uint32_t held = func_least(bf, a, ftz, b, xorsign, q, nan);
                const int32_t bf_2 = m_2 == 2;
                const uint32_t held_2 = func_least_2(bf_2, a, ftz, b, xorsign, q, nan);
                if (commit) {
                    if (rd != 255)
                        s->r[rd][lane] =
                            (uint32_t)(bf ? func_to_bf16(held)
                            : (int32_t)(uint32_t)rt_float_convert(RT_F16, RT_F32, held, RT_NEAR,
                            RT_KEEP, 0x7fff)) << 16
                            | (uint32_t)(bf_2 ? func_to_bf16(held_2)
                            : (int32_t)(uint32_t)rt_float_convert(RT_F16, RT_F32, held_2, RT_NEAR,
                            RT_KEEP, 0x7fff));
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

