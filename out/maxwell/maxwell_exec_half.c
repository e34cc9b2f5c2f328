/* Generated from the description maxwell by gen/emit/exec. Do not edit. */
#include "maxwell_exec.h"

/* OPEN GUARD HADD2{MERGE}HADD_FTZ{HALF_SAT} $R[Rd],
   HALF_NEG_A{HALF_ABS_A}$R[Ra]SWIZZLE_A{HALF_ABS_A}REUSE_A,
   HALF_NEG_B{HALF_ABS_B}$R[Rb]SWIZZLE_B{HALF_ABS_B}REUSE_C CTL CLOSE */
int maxwell_exec_hadd2_r(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t half_merge = (int32_t)in->value[0];
    const int32_t half_hadd_ftz = (int32_t)in->value[1];
    const int32_t rd = (int32_t)in->value[3];
    const int32_t half_half_sat = (int32_t)in->value[2];
    const uint32_t active = s->active;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t guard = operand_guard(s, in, lane, 2, 14);
        if (guard) {
            const uint32_t a = operand_f16_a(s, in, lane, 7, 6, 5, 4);
            const uint32_t b = operand_f16_a(s, in, lane, 12, 11, 10, 9);
            if (half_merge == 1) {
                const uint32_t x =
                    rt_f32_add((uint32_t)rt_float_convert(RT_F32, RT_F16, a & 0xffff, RT_NEAR,
                    (uint32_t)(half_hadd_ftz * 3), 0x7fffffff),
                    (uint32_t)rt_float_convert(RT_F32, RT_F16, b & 0xffff, RT_NEAR,
                    (uint32_t)(half_hadd_ftz * 3), 0x7fffffff), RT_NEAR,
                    (uint32_t)(half_hadd_ftz * 3), 0x7fffffff);
                if (rd != 255)
                    s->r[rd][lane] = func_single_add(half_half_sat, x);
            } else {
                const uint32_t x_2 =
                    (uint32_t)rt_float_add(RT_F16, a >> 16, b >> 16, RT_NEAR,
                    (uint32_t)(half_hadd_ftz * 3), 0x7fff);
                const uint32_t x_3 =
                    (uint32_t)rt_float_add(RT_F16, a & 0xffff, b & 0xffff, RT_NEAR,
                    (uint32_t)(half_hadd_ftz * 3), 0x7fff);
                const uint32_t r = func_add2(half_half_sat, x_2, x_3);
                if (rd != 255)
                    s->r[rd][lane] = func_merged(r, s->r[rd][lane], half_merge);
            }
        }
    }
    m->lane = -1;
    return 0;
}

/* OPEN GUARD HADD2{MERGE}HADD_FTZ{HALF_SAT_CONST} $R[Rd],
   HALF_NEG_A{HALF_ABS_A}$R[Ra]SWIZZLE_A{HALF_ABS_A}REUSE_A, F16_CONST_OR_IMM CTL CLOSE */
int maxwell_exec_hadd2_c(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t half_merge = (int32_t)in->value[0];
    const int32_t half_hadd_ftz = (int32_t)in->value[1];
    const int32_t rd = (int32_t)in->value[3];
    const int32_t half_half_sat_const = (int32_t)in->value[2];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 3, 15);
            if (guard) {
                const uint32_t a = operand_f16_a(s, in, lane, 7, 6, 5, 4);
                uint32_t b = 0;
                const int b_trap = operand_f16_const_or_imm(m, in, &b, 1, 10, 9, 11, 12, 13, 14);
                if (b_trap) {
                    return b_trap;
                }
                if (half_merge == 1) {
                    const uint32_t x =
                        rt_f32_add((uint32_t)rt_float_convert(RT_F32, RT_F16, a & 0xffff, RT_NEAR,
                        (uint32_t)(half_hadd_ftz * 3), 0x7fffffff),
                        (uint32_t)rt_float_convert(RT_F32, RT_F16, b & 0xffff, RT_NEAR,
                        (uint32_t)(half_hadd_ftz * 3), 0x7fffffff), RT_NEAR,
                        (uint32_t)(half_hadd_ftz * 3), 0x7fffffff);
                    if (commit) {
                        if (rd != 255)
                            s->r[rd][lane] = func_single_add(half_half_sat_const, x);
                    }
                } else {
                    const uint32_t x_2 =
                        (uint32_t)rt_float_add(RT_F16, a >> 16, b >> 16, RT_NEAR,
                        (uint32_t)(half_hadd_ftz * 3), 0x7fff);
                    const uint32_t x_3 =
                        (uint32_t)rt_float_add(RT_F16, a & 0xffff, b & 0xffff, RT_NEAR,
                        (uint32_t)(half_hadd_ftz * 3), 0x7fff);
                    const uint32_t r = func_add2(half_half_sat_const, x_2, x_3);
                    if (commit) {
                        if (rd != 255)
                            s->r[rd][lane] = func_merged(r, s->r[rd][lane], half_merge);
                    }
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* OPEN GUARD HADD2_32I{HADD_FTZ_32I}HALF_SAT_CONST $R[Rd],
   HALF_NEG_CONST$R[Ra]SWIZZLE_A_32I{REUSE_A}, F16_HIGH_32I, F16_LOW_32I CTL CLOSE */
int maxwell_exec_hadd2_32i(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t half_f16_high_32i = (int32_t)in->value[7];
    const int32_t half_f16_low_32i = (int32_t)in->value[8];
    const int32_t half_hadd_ftz_32i = (int32_t)in->value[0];
    const int32_t rd = (int32_t)in->value[2];
    const int32_t half_half_sat_const = (int32_t)in->value[1];
    const uint32_t active = s->active;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t guard = operand_guard(s, in, lane, 1, 9);
        if (guard) {
            const uint32_t a = operand_neg_halves(s, in, lane, 5, 4, 3);
            const uint32_t b = (uint32_t)half_f16_high_32i << 16 | (uint32_t)half_f16_low_32i;
            const uint32_t x =
                (uint32_t)rt_float_add(RT_F16, a >> 16, b >> 16, RT_NEAR,
                (uint32_t)(half_hadd_ftz_32i * 3), 0x7fff);
            const uint32_t x_2 =
                (uint32_t)rt_float_add(RT_F16, a & 0xffff, b & 0xffff, RT_NEAR,
                (uint32_t)(half_hadd_ftz_32i * 3), 0x7fff);
            if (rd != 255)
                s->r[rd][lane] = func_add2(half_half_sat_const, x, x_2);
        }
    }
    m->lane = -1;
    return 0;
}

static void hmul2_r_part(int32_t half_hmul_fmz, uint32_t a, uint32_t b, int32_t *result,
    int32_t *result_2)
{
    const int32_t z_2 = half_hmul_fmz != 0;
    const int32_t dnz_2 = half_hmul_fmz == 2;
    if (dnz_2 && (((uint32_t)rt_float_convert(RT_F32, RT_F16, a >> 16, RT_NEAR, RT_FLUSH_ALL,
        0x7fffffff) & 0x7fffffff) == 0
        || ((uint32_t)rt_float_convert(RT_F32, RT_F16, b >> 16, RT_NEAR, RT_FLUSH_ALL, 0x7fffffff)
        & 0x7fffffff) == 0)) {
        *result = 0;
    } else {
        *result = (int32_t)(uint32_t)rt_float_mul(RT_F16, a >> 16, b >> 16, RT_NEAR,
            (uint32_t)(z_2 * 3), 0x7fff);
    }
    if (dnz_2 && (((uint32_t)rt_float_convert(RT_F32, RT_F16, a & 0xffff, RT_NEAR, RT_FLUSH_ALL,
        0x7fffffff) & 0x7fffffff) == 0
        || ((uint32_t)rt_float_convert(RT_F32, RT_F16, b & 0xffff, RT_NEAR, RT_FLUSH_ALL,
        0x7fffffff) & 0x7fffffff) == 0)) {
        *result_2 = 0;
    } else {
        *result_2 = (int32_t)(uint32_t)rt_float_mul(RT_F16, a & 0xffff, b & 0xffff, RT_NEAR,
            (uint32_t)(z_2 * 3), 0x7fff);
    }
}

static void hmul2_r_part_2(int32_t half_hmul_fmz, uint32_t a, uint32_t b, int32_t rd,
    struct maxwell_state *s, int32_t lane, int32_t half_half_sat)
{
    const int32_t z = half_hmul_fmz != 0;
    const int32_t dnz = half_hmul_fmz == 2;
    const uint32_t r =
        rt_f32_mul((uint32_t)rt_float_convert(RT_F32, RT_F16, a & 0xffff, RT_NEAR,
        (uint32_t)(z * 3), 0x7fffffff),
        (uint32_t)rt_float_convert(RT_F32, RT_F16, b & 0xffff, RT_NEAR, (uint32_t)(z * 3),
        0x7fffffff), RT_NEAR, (uint32_t)(z * 3), 0x7fffffff);
    const uint32_t x =
        (dnz && (((uint32_t)rt_float_convert(RT_F32, RT_F16, a & 0xffff, RT_NEAR, RT_FLUSH_ALL,
        0x7fffffff) & 0x7fffffff) == 0
        || ((uint32_t)rt_float_convert(RT_F32, RT_F16, b & 0xffff, RT_NEAR, RT_FLUSH_ALL,
        0x7fffffff) & 0x7fffffff) == 0)) ? 0 : r;
    if (rd != 255)
        s->r[rd][lane] = func_saturated(x, half_half_sat);
}

/* OPEN GUARD HMUL2{MERGE}HMUL_FMZ{HALF_SAT} $R[Rd], HALF_ABS_A$R[Ra]SWIZZLE_A{HALF_ABS_A}REUSE_A,
   HALF_NEG_B{HALF_ABS_B}$R[Rb]SWIZZLE_B{HALF_ABS_B}REUSE_B CTL CLOSE */
int maxwell_exec_hmul2_r(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t half_merge = (int32_t)in->value[0];
    const int32_t half_hmul_fmz = (int32_t)in->value[1];
    const int32_t rd = (int32_t)in->value[3];
    const int32_t half_half_sat = (int32_t)in->value[2];
    const uint32_t active = s->active;
    int32_t result = 0;
    int32_t result_2 = 0;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t guard = operand_guard(s, in, lane, 2, 13);
        if (guard) {
            const uint32_t a = operand_hmul_a(s, in, lane, 6, 5, 4);
            const uint32_t b = operand_f16_a(s, in, lane, 11, 10, 9, 8);
            if (half_merge == 1) {
                hmul2_r_part_2(half_hmul_fmz, a, b, rd, s, lane, half_half_sat);
            } else {
                hmul2_r_part(half_hmul_fmz, a, b, &result, &result_2);
                const uint32_t r_2 = func_mul2(half_half_sat, result, result_2);
                if (rd != 255)
                    s->r[rd][lane] = func_merged(r_2, s->r[rd][lane], half_merge);
            }
        }
    }
    m->lane = -1;
    return 0;
}

/* OPEN GUARD HMUL2{MERGE}HMUL_FMZ{HALF_SAT_CONST} $R[Rd],
   HALF_ABS_A$R[Ra]SWIZZLE_A{HALF_ABS_A}REUSE_A,
   HALF_NEG_A{HALF_ABS_CONST}c[C_BANK][C_OFFSET]HALF_ABS_CONST CTL CLOSE */
int maxwell_exec_hmul2_c(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t half_merge = (int32_t)in->value[0];
    const int32_t half_hmul_fmz = (int32_t)in->value[1];
    const int32_t rd = (int32_t)in->value[3];
    const int32_t half_half_sat_const = (int32_t)in->value[2];
    const uint32_t active = s->active;
    int32_t result = 0;
    int32_t result_2 = 0;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 3, 12);
            if (guard) {
                const uint32_t a = operand_hmul_a(s, in, lane, 6, 5, 4);
                uint32_t b = 0;
                const int b_trap = operand_hmul_const(m, in, &b, 10, 11, 9, 8);
                if (b_trap) {
                    return b_trap;
                }
                if (half_merge == 1) {
                    const int32_t z = half_hmul_fmz != 0;
                    const int32_t dnz = half_hmul_fmz == 2;
                    const uint32_t r =
                        rt_f32_mul((uint32_t)rt_float_convert(RT_F32, RT_F16, a & 0xffff, RT_NEAR,
                        (uint32_t)(z * 3), 0x7fffffff),
                        (uint32_t)rt_float_convert(RT_F32, RT_F16, b & 0xffff, RT_NEAR,
                        (uint32_t)(z * 3), 0x7fffffff), RT_NEAR, (uint32_t)(z * 3), 0x7fffffff);
                    const uint32_t x =
                        (dnz && (((uint32_t)rt_float_convert(RT_F32, RT_F16, a & 0xffff, RT_NEAR,
                        RT_FLUSH_ALL, 0x7fffffff) & 0x7fffffff) == 0
                        || ((uint32_t)rt_float_convert(RT_F32, RT_F16, b & 0xffff, RT_NEAR,
                        RT_FLUSH_ALL, 0x7fffffff) & 0x7fffffff) == 0)) ? 0 : r;
                    if (commit) {
                        if (rd != 255)
                            s->r[rd][lane] = func_saturated(x, half_half_sat_const);
                    }
                } else {
                    hmul2_r_part(half_hmul_fmz, a, b, &result, &result_2);
                    const uint32_t r_2 = func_mul2(half_half_sat_const, result, result_2);
                    if (commit) {
                        if (rd != 255)
                            s->r[rd][lane] = func_merged(r_2, s->r[rd][lane], half_merge);
                    }
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* OPEN GUARD HMUL2{MERGE}HMUL_FMZ{HALF_SAT_CONST} $R[Rd],
   HALF_NEG_A{HALF_ABS_A}$R[Ra]SWIZZLE_A{HALF_ABS_A}REUSE_A, F16_HIGH, F16_LOW CTL CLOSE */
int maxwell_exec_hmul2_i(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t half_merge = (int32_t)in->value[0];
    const int32_t half_f16_high = (int32_t)in->value[9] * 64;
    const int32_t half_f16_low = (int32_t)in->value[10] * 64;
    const int32_t half_hmul_fmz = (int32_t)in->value[1];
    const int32_t rd = (int32_t)in->value[3];
    const int32_t half_half_sat_const = (int32_t)in->value[2];
    const uint32_t active = s->active;
    int32_t result = 0;
    int32_t result_2 = 0;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t guard = operand_guard(s, in, lane, 1, 11);
        if (guard) {
            const uint32_t a = operand_f16_a(s, in, lane, 7, 6, 5, 4);
            if (half_merge == 1) {
                const uint32_t b = (uint32_t)half_f16_high << 16 | (uint32_t)half_f16_low;
                hmul2_r_part_2(half_hmul_fmz, a, b, rd, s, lane, half_half_sat_const);
            } else {
                const uint32_t b_2 = (uint32_t)half_f16_high << 16 | (uint32_t)half_f16_low;
                hmul2_r_part(half_hmul_fmz, a, b_2, &result, &result_2);
                const uint32_t r_2 = func_mul2(half_half_sat_const, result, result_2);
                if (rd != 255)
                    s->r[rd][lane] = func_merged(r_2, s->r[rd][lane], half_merge);
            }
        }
    }
    m->lane = -1;
    return 0;
}

/* OPEN GUARD HMUL2_32I{HALF_FMZ_32I}HALF_SAT_CONST $R[Rd], $R[Ra]SWIZZLE_A_32I{REUSE_A},
   F16_HIGH_32I, F16_LOW_32I CTL CLOSE */
int maxwell_exec_hmul2_32i(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t half_f16_high_32i = (int32_t)in->value[6];
    const int32_t half_f16_low_32i = (int32_t)in->value[7];
    const int32_t half_half_fmz_32i = (int32_t)in->value[0];
    const int32_t rd = (int32_t)in->value[2];
    const int32_t half_half_sat_const = (int32_t)in->value[1];
    const uint32_t active = s->active;
    int32_t result = 0;
    int32_t result_2 = 0;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t guard = operand_guard(s, in, lane, 1, 8);
        if (guard) {
            const uint32_t a = operand_halves(s, in, lane, 4, 3);
            const uint32_t b = (uint32_t)half_f16_high_32i << 16 | (uint32_t)half_f16_low_32i;
            hmul2_r_part(half_half_fmz_32i, a, b, &result, &result_2);
            if (rd != 255)
                s->r[rd][lane] = func_mul2(half_half_sat_const, result, result_2);
        }
    }
    m->lane = -1;
    return 0;
}

static void hfma2_r_part(int32_t half_hfma_fmz, uint32_t a, uint32_t b, int32_t *result,
    uint32_t c, int32_t *result_2)
{
    const int32_t z_2 = half_hfma_fmz != 0;
    const int32_t dnz_2 = half_hfma_fmz == 2;
    if (dnz_2 && (((uint32_t)rt_float_convert(RT_F32, RT_F16, a >> 16, RT_NEAR, RT_FLUSH_ALL,
        0x7fffffff) & 0x7fffffff) == 0
        || ((uint32_t)rt_float_convert(RT_F32, RT_F16, b >> 16, RT_NEAR, RT_FLUSH_ALL, 0x7fffffff)
        & 0x7fffffff) == 0)) {
        *result = (int32_t)(uint32_t)rt_float_add(RT_F16, 0, c >> 16, RT_NEAR, (uint32_t)(z_2 * 3),
            0x7fff);
    } else {
        *result = (int32_t)(uint32_t)rt_float_mul_add(RT_F16, a >> 16, b >> 16, c >> 16, RT_EXACT,
            RT_NEAR, (uint32_t)(z_2 * 3), 0x7fff);
    }
    if (dnz_2 && (((uint32_t)rt_float_convert(RT_F32, RT_F16, a & 0xffff, RT_NEAR, RT_FLUSH_ALL,
        0x7fffffff) & 0x7fffffff) == 0
        || ((uint32_t)rt_float_convert(RT_F32, RT_F16, b & 0xffff, RT_NEAR, RT_FLUSH_ALL,
        0x7fffffff) & 0x7fffffff) == 0)) {
        *result_2 = (int32_t)(uint32_t)rt_float_add(RT_F16, 0, c & 0xffff, RT_NEAR,
            (uint32_t)(z_2 * 3), 0x7fff);
    } else {
        *result_2 = (int32_t)(uint32_t)rt_float_mul_add(RT_F16, a & 0xffff, b & 0xffff, c & 0xffff,
            RT_EXACT, RT_NEAR, (uint32_t)(z_2 * 3), 0x7fff);
    }
}

/* OPEN GUARD HFMA2{MERGE}HFMA_FMZ{HALF_SAT} $R[Rd], $R[Ra]SWIZZLE_A{REUSE_A},
   HALF_NEG_B$R[Rb]SWIZZLE_B{REUSE_B}, HFMA_NEG_C$R[Rc]HFMA_SWIZZLE_C{REUSE_C} CTL CLOSE */
int maxwell_exec_hfma2_r(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t half_merge = (int32_t)in->value[0];
    const int32_t half_hfma_fmz = (int32_t)in->value[1];
    const int32_t rd = (int32_t)in->value[3];
    const int32_t half_half_sat = (int32_t)in->value[2];
    const uint32_t active = s->active;
    int32_t result = 0;
    int32_t result_2 = 0;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t guard = operand_guard(s, in, lane, 3, 15);
        if (guard) {
            const uint32_t a = operand_halves(s, in, lane, 5, 4);
            const uint32_t b = operand_neg_halves(s, in, lane, 9, 8, 7);
            const uint32_t c = operand_neg_halves(s, in, lane, 13, 12, 11);
            if (half_merge == 1) {
                const int32_t z = half_hfma_fmz != 0;
                const int32_t dnz = half_hfma_fmz == 2;
                const int32_t empty = dnz
                    && (((uint32_t)rt_float_convert(RT_F32, RT_F16, a & 0xffff, RT_NEAR,
                    RT_FLUSH_ALL, 0x7fffffff) & 0x7fffffff) == 0
                    || ((uint32_t)rt_float_convert(RT_F32, RT_F16, b & 0xffff, RT_NEAR,
                    RT_FLUSH_ALL, 0x7fffffff) & 0x7fffffff) == 0);
                const uint32_t x = empty ? 0
                    : (uint32_t)rt_float_convert(RT_F32, RT_F16, a & 0xffff, RT_NEAR,
                    (uint32_t)(z * 3), 0x7fffffff);
                const uint32_t y = empty ? 0
                    : (uint32_t)rt_float_convert(RT_F32, RT_F16, b & 0xffff, RT_NEAR,
                    (uint32_t)(z * 3), 0x7fffffff);
                const uint32_t x_2 =
                    rt_f32_mul_add(x, y,
                    (uint32_t)rt_float_convert(RT_F32, RT_F16, c & 0xffff, RT_NEAR,
                    (uint32_t)(z * 3), 0x7fffffff), RT_EXACT, RT_NEAR, (uint32_t)(z * 3),
                    0x7fffffff);
                if (rd != 255)
                    s->r[rd][lane] = func_saturated(x_2, half_half_sat);
            } else {
                hfma2_r_part(half_hfma_fmz, a, b, &result, c, &result_2);
                const uint32_t r = func_mul2(half_half_sat, result, result_2);
                if (rd != 255)
                    s->r[rd][lane] = func_merged(r, s->r[rd][lane], half_merge);
            }
        }
    }
    m->lane = -1;
    return 0;
}

static void hfma2_b_part(int32_t half_hfma_fmz_const, uint32_t a, uint32_t b, uint32_t c,
    int commit, int32_t rd, struct maxwell_state *s, int32_t lane, int32_t half_half_sat_const)
{
    const int32_t z = half_hfma_fmz_const != 0;
    const int32_t dnz = half_hfma_fmz_const == 2;
    const int32_t empty = dnz
        && (((uint32_t)rt_float_convert(RT_F32, RT_F16, a & 0xffff, RT_NEAR, RT_FLUSH_ALL,
        0x7fffffff) & 0x7fffffff) == 0
        || ((uint32_t)rt_float_convert(RT_F32, RT_F16, b & 0xffff, RT_NEAR, RT_FLUSH_ALL,
        0x7fffffff) & 0x7fffffff) == 0);
    const uint32_t x = empty ? 0
        : (uint32_t)rt_float_convert(RT_F32, RT_F16, a & 0xffff, RT_NEAR, (uint32_t)(z * 3),
        0x7fffffff);
    const uint32_t y = empty ? 0
        : (uint32_t)rt_float_convert(RT_F32, RT_F16, b & 0xffff, RT_NEAR, (uint32_t)(z * 3),
        0x7fffffff);
    const uint32_t x_2 =
        rt_f32_mul_add(x, y,
        (uint32_t)rt_float_convert(RT_F32, RT_F16, c & 0xffff, RT_NEAR, (uint32_t)(z * 3),
        0x7fffffff), RT_EXACT, RT_NEAR, (uint32_t)(z * 3), 0x7fffffff);
    if (commit) {
        if (rd != 255)
            s->r[rd][lane] = func_saturated(x_2, half_half_sat_const);
    }
}

/* OPEN GUARD HFMA2{MERGE}HFMA_FMZ_CONST{HALF_SAT_CONST} $R[Rd], $R[Ra]SWIZZLE_A{REUSE_A},
   F16_CONST_B, HFMA_NEG_C_CONST$R[Rc]HFMA_SWIZZLE_C_CONST{REUSE_C} CTL CLOSE */
int maxwell_exec_hfma2_b(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t half_merge = (int32_t)in->value[0];
    const int32_t half_hfma_fmz_const = (int32_t)in->value[1];
    const int32_t rd = (int32_t)in->value[3];
    const int32_t half_half_sat_const = (int32_t)in->value[2];
    const uint32_t active = s->active;
    int32_t result = 0;
    int32_t result_2 = 0;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 4, 16);
            if (guard) {
                const uint32_t a = operand_halves(s, in, lane, 5, 4);
                uint32_t b = 0;
                const int b_trap = operand_f16_const_b(m, in, &b, 1, 7, 8, 9, 10, 11);
                if (b_trap) {
                    return b_trap;
                }
                const uint32_t c = operand_neg_halves(s, in, lane, 14, 13, 12);
                if (half_merge == 1) {
                    hfma2_b_part(half_hfma_fmz_const, a, b, c, commit, rd, s, lane,
                        half_half_sat_const);
                } else {
                    hfma2_r_part(half_hfma_fmz_const, a, b, &result, c, &result_2);
                    const uint32_t r = func_mul2(half_half_sat_const, result, result_2);
                    if (commit) {
                        if (rd != 255)
                            s->r[rd][lane] = func_merged(r, s->r[rd][lane], half_merge);
                    }
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* OPEN GUARD HFMA2{MERGE}HFMA_FMZ_CONST{HALF_SAT_CONST} $R[Rd], $R[Ra]SWIZZLE_A{REUSE_A},
   HALF_NEG_CONST$R[Rc]HFMA_SWIZZLE_C_CONST{REUSE_B}, HFMA_NEG_C_CONST{c[C_BANK][C_OFFSET]} CTL
   CLOSE */
int maxwell_exec_hfma2_c(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t half_merge = (int32_t)in->value[0];
    const int32_t half_hfma_fmz_const = (int32_t)in->value[1];
    const int32_t rd = (int32_t)in->value[3];
    const int32_t half_half_sat_const = (int32_t)in->value[2];
    const uint32_t active = s->active;
    int32_t result = 0;
    int32_t result_2 = 0;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 4, 14);
            if (guard) {
                const uint32_t a = operand_halves(s, in, lane, 5, 4);
                const uint32_t b = operand_neg_halves(s, in, lane, 9, 8, 7);
                uint32_t c = 0;
                const int c_trap = operand_hfma_const_c(m, in, &c, 12, 13, 11);
                if (c_trap) {
                    return c_trap;
                }
                if (half_merge == 1) {
                    hfma2_b_part(half_hfma_fmz_const, a, b, c, commit, rd, s, lane,
                        half_half_sat_const);
                } else {
                    hfma2_r_part(half_hfma_fmz_const, a, b, &result, c, &result_2);
                    const uint32_t r = func_mul2(half_half_sat_const, result, result_2);
                    if (commit) {
                        if (rd != 255)
                            s->r[rd][lane] = func_merged(r, s->r[rd][lane], half_merge);
                    }
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* OPEN GUARD HFMA2_32I{HALF_FMZ_32I} $R[Rd], $R[Ra]SWIZZLE_A_32I{REUSE_A}, F16_HIGH_32I,
   F16_LOW_32I, HFMA_NEG_C_32I$R[Rd] CTL CLOSE */
int maxwell_exec_hfma2_32i(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t rd = (int32_t)in->value[1];
    const int32_t half_hfma_neg_c_32i = (int32_t)in->value[7];
    const int32_t half_f16_high_32i = (int32_t)in->value[5];
    const int32_t half_f16_low_32i = (int32_t)in->value[6];
    const int32_t half_half_fmz_32i = (int32_t)in->value[0];
    const uint32_t active = s->active;
    int32_t result = 0;
    int32_t result_2 = 0;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t guard = operand_guard(s, in, lane, 1, 8);
        if (guard) {
            const uint32_t a = operand_halves(s, in, lane, 3, 2);
            const uint32_t x = s->r[rd][lane] >> 16 << 16 | (s->r[rd][lane] & 0xffff);
            const uint32_t c = x ^ (half_hfma_neg_c_32i ? 2147516416u : 0);
            const uint32_t b = (uint32_t)half_f16_high_32i << 16 | (uint32_t)half_f16_low_32i;
            hfma2_r_part(half_half_fmz_32i, a, b, &result, c, &result_2);
            if (rd != 255)
                s->r[rd][lane] = (uint32_t)result << 16 | (uint32_t)result_2;
        }
    }
    m->lane = -1;
    return 0;
}

/* OPEN GUARD HSET2{HALF_BF}HALF_CMP{HSET_FTZ}BOP $R[Rd],
   HALF_NEG_A{HALF_ABS_A}$R[Ra]SWIZZLE_A{HALF_ABS_A}REUSE_A,
   HALF_NEG_B{HALF_ABS_B}$R[Rb]SWIZZLE_B{HALF_ABS_B}REUSE_B, NOT_Pp$P[Pp] CTL CLOSE */
int maxwell_exec_hset2_r(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t pp = (int32_t)in->value[16];
    const int32_t not_pp = (int32_t)in->value[15];
    const int32_t half_half_bf = (int32_t)in->value[0];
    const int32_t half_hset_ftz = (int32_t)in->value[2];
    const int32_t half_half_cmp = (int32_t)in->value[1];
    const int32_t bop = (int32_t)in->value[3];
    const int32_t rd = (int32_t)in->value[4];
    const uint32_t active = s->active;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t guard = operand_guard(s, in, lane, 3, 17);
        if (guard) {
            const uint32_t a = operand_f16_a(s, in, lane, 8, 7, 6, 5);
            const uint32_t b = operand_f16_a(s, in, lane, 13, 12, 11, 10);
            int32_t q;
            q = s->p[pp][lane] ^ not_pp;
            const int32_t yes16 = half_half_bf ? 15360 : 65535;
            const int32_t t = func_against(a, b, half_hset_ftz, half_half_cmp);
            const int32_t h1 = (bop == 0 ? (t && q) : bop == 1 ? t || q : bop == 2 ? t ^ q : 0)
                != 0 ? yes16 : 0;
            const int32_t t_2 = func_against_2(a, b, half_hset_ftz, half_half_cmp);
            const int32_t h0 =
                (bop == 0 ? (t_2 && q) : bop == 1 ? t_2 || q : bop == 2 ? t_2 ^ q : 0) != 0 ? yes16
                : 0;
            if (rd != 255)
                s->r[rd][lane] = (uint32_t)h1 << 16 | (uint32_t)h0;
        }
    }
    m->lane = -1;
    return 0;
}

/* OPEN GUARD HSET2{HALF_BF_CONST}HALF_CMP_CONST{HSET_FTZ_CONST}BOP $R[Rd],
   HALF_NEG_A{HALF_ABS_A}$R[Ra]SWIZZLE_A{HALF_ABS_A}REUSE_A, F16_CONST_B, NOT_Pp$P[Pp] CTL CLOSE */
int maxwell_exec_hset2_c(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t pp = (int32_t)in->value[16];
    const int32_t not_pp = (int32_t)in->value[15];
    const int32_t half_half_bf_const = (int32_t)in->value[0];
    const int32_t half_hset_ftz_const = (int32_t)in->value[2];
    const int32_t half_half_cmp_const = (int32_t)in->value[1];
    const int32_t bop = (int32_t)in->value[3];
    const int32_t rd = (int32_t)in->value[4];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 4, 17);
            if (guard) {
                const uint32_t a = operand_f16_a(s, in, lane, 8, 7, 6, 5);
                uint32_t b = 0;
                const int b_trap = operand_f16_const_b(m, in, &b, 1, 10, 11, 12, 13, 14);
                if (b_trap) {
                    return b_trap;
                }
                int32_t q;
                q = s->p[pp][lane] ^ not_pp;
                const int32_t yes16 = half_half_bf_const ? 15360 : 65535;
                const int32_t t = func_against(a, b, half_hset_ftz_const, half_half_cmp_const);
                const int32_t h1 = (bop == 0 ? (t && q) : bop == 1 ? t || q : bop == 2 ? t ^ q : 0)
                    != 0 ? yes16 : 0;
                const int32_t t_2 = func_against_2(a, b, half_hset_ftz_const, half_half_cmp_const);
                const int32_t h0 =
                    (bop == 0 ? (t_2 && q) : bop == 1 ? t_2 || q : bop == 2 ? t_2 ^ q : 0) != 0
                    ? yes16 : 0;
                if (commit) {
                    if (rd != 255)
                        s->r[rd][lane] = (uint32_t)h1 << 16 | (uint32_t)h0;
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* OPEN GUARD HSETP2{HALF_CMP}H_AND{HSETP_FTZ}BOP $P[Pu], $P[Pv],
   HALF_NEG_A{HALF_ABS_A}$R[Ra]SWIZZLE_A{HALF_ABS_A}REUSE_A,
   HALF_NEG_B{HALF_ABS_B}$R[Rb]SWIZZLE_B{HALF_ABS_B}REUSE_B, NOT_Pp$P[Pp] CTL CLOSE */
int maxwell_exec_hsetp2_r(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t pp = (int32_t)in->value[17];
    const int32_t not_pp = (int32_t)in->value[16];
    const int32_t half_hsetp_ftz = (int32_t)in->value[2];
    const int32_t half_half_cmp = (int32_t)in->value[0];
    const int32_t half_h_and = (int32_t)in->value[1];
    const int32_t pu = (int32_t)in->value[4];
    const int32_t bop = (int32_t)in->value[3];
    const int32_t pv = (int32_t)in->value[5];
    const uint32_t active = s->active;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t guard = operand_guard(s, in, lane, 3, 18);
        if (guard) {
            const uint32_t a = operand_f16_a(s, in, lane, 9, 8, 7, 6);
            const uint32_t b = operand_f16_a(s, in, lane, 14, 13, 12, 11);
            int32_t q;
            q = s->p[pp][lane] ^ not_pp;
            const int32_t h0 = func_against_2(a, b, half_hsetp_ftz, half_half_cmp);
            const int32_t h1 = func_against(a, b, half_hsetp_ftz, half_half_cmp);
            const int32_t all2 = h0 && h1;
            const int32_t t = half_h_and ? all2 : h0;
            if (pu != 7)
                s->p[pu][lane] =
                    (uint8_t)(bop == 0 ? (t && q) : bop == 1 ? t || q : bop == 2 ? t ^ q : 0);
            const int32_t t_2 = half_h_and ? !all2 : h1;
            if (pv != 7)
                s->p[pv][lane] =
                    (uint8_t)(bop == 0 ? (t_2 && q) : bop == 1 ? t_2 || q : bop == 2 ? t_2 ^ q : 0);
        }
    }
    m->lane = -1;
    return 0;
}

/* OPEN GUARD HSETP2{HALF_CMP_CONST}H_AND_CONST{HSETP_FTZ}BOP $P[Pu], $P[Pv],
   HALF_NEG_A{HALF_ABS_A}$R[Ra]SWIZZLE_A{HALF_ABS_A}REUSE_A, F16_CONST_OR_IMM, NOT_Pp$P[Pp] CTL
   CLOSE */
int maxwell_exec_hsetp2_c(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t pp = (int32_t)in->value[18];
    const int32_t not_pp = (int32_t)in->value[17];
    const int32_t half_hsetp_ftz = (int32_t)in->value[2];
    const int32_t half_half_cmp_const = (int32_t)in->value[0];
    const int32_t half_h_and_const = (int32_t)in->value[1];
    const int32_t pu = (int32_t)in->value[4];
    const int32_t bop = (int32_t)in->value[3];
    const int32_t pv = (int32_t)in->value[5];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 4, 19);
            if (guard) {
                const uint32_t a = operand_f16_a(s, in, lane, 9, 8, 7, 6);
                uint32_t b = 0;
                const int b_trap = operand_f16_const_or_imm(m, in, &b, 1, 12, 11, 13, 14, 15, 16);
                if (b_trap) {
                    return b_trap;
                }
                int32_t q;
                q = s->p[pp][lane] ^ not_pp;
                const int32_t h0 = func_against_2(a, b, half_hsetp_ftz, half_half_cmp_const);
                const int32_t h1 = func_against(a, b, half_hsetp_ftz, half_half_cmp_const);
                const int32_t all2 = h0 && h1;
                const int32_t t = half_h_and_const ? all2 : h0;
                if (commit) {
                    if (pu != 7)
                        s->p[pu][lane] =
                            (uint8_t)(bop == 0 ? (t && q) : bop == 1 ? t
                            || q : bop == 2 ? t ^ q : 0);
                }
                const int32_t t_2 = half_h_and_const ? !all2 : h1;
                if (commit) {
                    if (pv != 7)
                        s->p[pv][lane] =
                            (uint8_t)(bop == 0 ? (t_2 && q) : bop == 1 ? t_2
                            || q : bop == 2 ? t_2 ^ q : 0);
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

