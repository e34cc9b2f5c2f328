/* Generated from the description maxwell by gen/emit/fast. Do not edit. */
#include "maxwell_fast.h"

RT_WITHIN void lanes_fadd_for(const uint32_t *a, const uint32_t *b, int32_t rnd, int32_t ftz,
    int32_t sat, uint32_t *rd_to, uint8_t *result_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = rt_f32_add(a[l], b[l], (uint32_t)rnd, (uint32_t)(ftz * 3), 0x7fffffff);
        const uint32_t t =
            rt_f32_min(rt_f32_max(x, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP, 0x7fc00000);
        const uint32_t t_2 = rt_f32_is_nan(x) ? 0 : t;
        const uint32_t r = !sat ? x : t_2;
        const int32_t to_zero = rt_f32_compare(r, 0, RT_KEEP);
        const uint32_t rd = r;
        const uint32_t result = (uint32_t)(((to_zero & 0xa) != 0) | ((to_zero & 9) != 0) << 1);
        rd_to[l] = rd;
        result_to[l] = (uint8_t)result;
    }
}

RT_LOOP(lanes_fadd, (const uint32_t *a, const uint32_t *b, uint32_t *rd_to, uint8_t *result_to),
    (a, b, 0, 0, 0, rd_to, result_to))

static void lanes_fadd(const uint32_t *a, const uint32_t *b, int32_t rnd, int32_t ftz, int32_t sat,
    uint32_t *rd_to, uint8_t *result_to)
{
    if (rnd)
        lanes_fadd_for(a, b, rnd, ftz, sat, rd_to, result_to);
    else if (ftz | sat)
        lanes_fadd_for(a, b, 0, ftz, sat, rd_to, result_to);
    else
        lanes_fadd_usual(a, b, rd_to, result_to);
}

RT_WITHIN void lanes_fadd_2_for(const uint32_t *a, const uint32_t *b, int32_t rnd, int32_t ftz,
    int32_t sat, uint32_t *rd_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = rt_f32_add(a[l], b[l], (uint32_t)rnd, (uint32_t)(ftz * 3), 0x7fffffff);
        const uint32_t t =
            rt_f32_min(rt_f32_max(x, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP, 0x7fc00000);
        const uint32_t t_2 = rt_f32_is_nan(x) ? 0 : t;
        const uint32_t r = !sat ? x : t_2;
        const uint32_t rd = r;
        rd_to[l] = rd;
    }
}

static void lanes_fadd_2(const uint32_t *a, const uint32_t *b, int32_t rnd, int32_t ftz,
    int32_t sat, uint32_t *rd_to)
{
    if (rnd)
        lanes_fadd_2_for(a, b, rnd, ftz, sat, rd_to);
    else if (ftz | sat)
        lanes_fadd_2_for(a, b, 0, ftz, sat, rd_to);
    else
        lanes_fadd_2_for(a, b, 0, 0, 0, rd_to);
}

RT_WITHIN void lanes_fadd32i_for(int32_t float_f_abs_b_32i, uint32_t fimm32,
    int32_t float_f_neg_b_32i, const uint32_t *a, int32_t float_ftz_32i, uint32_t *rd_to,
    uint8_t *result_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t b = (float_f_abs_b_32i ? fimm32 & 0x7fffffff : fimm32)
            ^ (uint32_t)float_f_neg_b_32i << 31;
        const uint32_t r = rt_f32_add(a[l], b, RT_NEAR, (uint32_t)(float_ftz_32i * 3), 0x7fffffff);
        const int32_t to_zero = rt_f32_compare(r, 0, RT_KEEP);
        const uint32_t rd = r;
        const uint32_t result = (uint32_t)(((to_zero & 0xa) != 0) | ((to_zero & 9) != 0) << 1);
        rd_to[l] = rd;
        result_to[l] = (uint8_t)result;
    }
}

RT_LOOP(lanes_fadd32i, (uint32_t fimm32, const uint32_t *a, uint32_t *rd_to, uint8_t *result_to),
    (0, fimm32, 0, a, 0, rd_to, result_to))

static void lanes_fadd32i(int32_t float_f_abs_b_32i, uint32_t fimm32, int32_t float_f_neg_b_32i,
    const uint32_t *a, int32_t float_ftz_32i, uint32_t *rd_to, uint8_t *result_to)
{
    if (float_f_abs_b_32i | float_f_neg_b_32i | float_ftz_32i)
        lanes_fadd32i_for(float_f_abs_b_32i, fimm32, float_f_neg_b_32i, a, float_ftz_32i, rd_to,
            result_to);
    else
        lanes_fadd32i_usual(fimm32, a, rd_to, result_to);
}

RT_WITHIN void lanes_fadd32i_2_for(int32_t float_f_abs_b_32i, uint32_t fimm32,
    int32_t float_f_neg_b_32i, const uint32_t *a, int32_t float_ftz_32i, uint32_t *rd_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t b = (float_f_abs_b_32i ? fimm32 & 0x7fffffff : fimm32)
            ^ (uint32_t)float_f_neg_b_32i << 31;
        const uint32_t r = rt_f32_add(a[l], b, RT_NEAR, (uint32_t)(float_ftz_32i * 3), 0x7fffffff);
        const uint32_t rd = r;
        rd_to[l] = rd;
    }
}

static void lanes_fadd32i_2(int32_t float_f_abs_b_32i, uint32_t fimm32, int32_t float_f_neg_b_32i,
    const uint32_t *a, int32_t float_ftz_32i, uint32_t *rd_to)
{
    if (float_f_abs_b_32i | float_f_neg_b_32i | float_ftz_32i)
        lanes_fadd32i_2_for(float_f_abs_b_32i, fimm32, float_f_neg_b_32i, a, float_ftz_32i, rd_to);
    else
        lanes_fadd32i_2_for(0, fimm32, 0, a, 0, rd_to);
}

RT_WITHIN void lanes_fmul_for(int32_t float_power, int32_t float_fmz, struct maxwell_state *s,
    int32_t ra, const uint32_t *b, int32_t rnd, int32_t sat, uint32_t *rd_to, uint8_t *result_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        uint32_t result = 0;
        const int32_t power = float_power == 0 ? 0 : float_power == 1 ? -1 : float_power == 2 ? -2
            : float_power == 3 ? -3 : float_power == 4 ? 3 : float_power == 5 ? 2
            : float_power == 6 ? 1 : 0;
        const int32_t z = float_fmz != 0;
        const int32_t dnz = float_fmz == 2;
        if (dnz && ((s->r[ra][l] >> 23 & 0xff) == 0 || (b[l] >> 23 & 0xff) == 0)) {
            result = 0;
        } else {
            const uint64_t exact =
                rt_f64_mul(rt_float_convert(RT_F64, RT_F32, s->r[ra][l], RT_NEAR,
                (uint32_t)(z * 3), INT64_C(0x7ff8000000000000)),
                rt_float_convert(RT_F64, RT_F32, b[l], RT_NEAR, (uint32_t)(z * 3),
                INT64_C(0x7ff8000000000000)), RT_NEAR, RT_KEEP, INT64_C(0x7ff8000000000000));
            result = (uint32_t)rt_float_convert(RT_F32, RT_F64,
                rt_f64_mul(exact, (uint64_t)((int64_t)(1023 + power) << 52), RT_NEAR, RT_KEEP,
                INT64_C(0x7ff8000000000000)), (uint32_t)rnd, (uint32_t)(z * 3), 0x7fffffff);
        }
        const uint32_t r = result;
        const uint32_t t =
            rt_f32_min(rt_f32_max(r, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP, 0x7fc00000);
        const uint32_t t_2 = rt_f32_is_nan(r) ? 0 : t;
        const uint32_t r_2 = !sat ? r : t_2;
        const int32_t to_zero = rt_f32_compare(r_2, 0, RT_KEEP);
        const uint32_t rd = r_2;
        const uint32_t result_2 = (uint32_t)(((to_zero & 0xa) != 0) | ((to_zero & 9) != 0) << 1);
        rd_to[l] = rd;
        result_to[l] = (uint8_t)result_2;
    }
}

RT_LOOP(lanes_fmul,
    (int32_t float_power, struct maxwell_state *s, int32_t ra, const uint32_t *b, uint32_t *rd_to,
    uint8_t *result_to), (float_power, 0, s, ra, b, 0, 0, rd_to, result_to))

static void lanes_fmul(int32_t float_power, int32_t float_fmz, struct maxwell_state *s, int32_t ra,
    const uint32_t *b, int32_t rnd, int32_t sat, uint32_t *rd_to, uint8_t *result_to)
{
    if (float_fmz | rnd | sat)
        lanes_fmul_for(float_power, float_fmz, s, ra, b, rnd, sat, rd_to, result_to);
    else
        lanes_fmul_usual(float_power, s, ra, b, rd_to, result_to);
}

RT_WITHIN void lanes_fmul_2_for(int32_t float_power, int32_t float_fmz, struct maxwell_state *s,
    int32_t ra, const uint32_t *b, int32_t rnd, int32_t sat, uint32_t *rd_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        uint32_t result = 0;
        const int32_t power = float_power == 0 ? 0 : float_power == 1 ? -1 : float_power == 2 ? -2
            : float_power == 3 ? -3 : float_power == 4 ? 3 : float_power == 5 ? 2
            : float_power == 6 ? 1 : 0;
        const int32_t z = float_fmz != 0;
        const int32_t dnz = float_fmz == 2;
        if (dnz && ((s->r[ra][l] >> 23 & 0xff) == 0 || (b[l] >> 23 & 0xff) == 0)) {
            result = 0;
        } else {
            const uint64_t exact =
                rt_f64_mul(rt_float_convert(RT_F64, RT_F32, s->r[ra][l], RT_NEAR,
                (uint32_t)(z * 3), INT64_C(0x7ff8000000000000)),
                rt_float_convert(RT_F64, RT_F32, b[l], RT_NEAR, (uint32_t)(z * 3),
                INT64_C(0x7ff8000000000000)), RT_NEAR, RT_KEEP, INT64_C(0x7ff8000000000000));
            result = (uint32_t)rt_float_convert(RT_F32, RT_F64,
                rt_f64_mul(exact, (uint64_t)((int64_t)(1023 + power) << 52), RT_NEAR, RT_KEEP,
                INT64_C(0x7ff8000000000000)), (uint32_t)rnd, (uint32_t)(z * 3), 0x7fffffff);
        }
        const uint32_t r = result;
        const uint32_t t =
            rt_f32_min(rt_f32_max(r, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP, 0x7fc00000);
        const uint32_t t_2 = rt_f32_is_nan(r) ? 0 : t;
        const uint32_t r_2 = !sat ? r : t_2;
        const uint32_t rd = r_2;
        rd_to[l] = rd;
    }
}

RT_LOOP(lanes_fmul_2,
    (int32_t float_power, struct maxwell_state *s, int32_t ra, const uint32_t *b, uint32_t *rd_to),
    (float_power, 0, s, ra, b, 0, 0, rd_to))

static void lanes_fmul_2(int32_t float_power, int32_t float_fmz, struct maxwell_state *s,
    int32_t ra, const uint32_t *b, int32_t rnd, int32_t sat, uint32_t *rd_to)
{
    if (float_fmz | rnd | sat)
        lanes_fmul_2_for(float_power, float_fmz, s, ra, b, rnd, sat, rd_to);
    else
        lanes_fmul_2_usual(float_power, s, ra, b, rd_to);
}

RT_WITHIN void lanes_fmul32i_for(struct maxwell_state *s, int32_t ra, uint32_t fimm32,
    int32_t float_fmz_53, int32_t float_f_sat_32i, uint32_t *rd_to, uint8_t *result_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x =
            rt_f32_mul(s->r[ra][l], fimm32, RT_NEAR, (uint32_t)((float_fmz_53 != 0) * 3),
            0x7fffffff);
        const uint32_t t =
            rt_f32_min(rt_f32_max(x, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP, 0x7fc00000);
        const uint32_t t_2 = rt_f32_is_nan(x) ? 0 : t;
        const uint32_t r = !float_f_sat_32i ? x : t_2;
        const uint32_t r_2 =
            (float_fmz_53 == 2 && ((s->r[ra][l] >> 23 & 0xff) == 0 || (fimm32 >> 23 & 0xff) == 0))
            ? 0 : r;
        const int32_t to_zero = rt_f32_compare(r_2, 0, RT_KEEP);
        const uint32_t rd = r_2;
        const uint32_t result = (uint32_t)(((to_zero & 0xa) != 0) | ((to_zero & 9) != 0) << 1);
        rd_to[l] = rd;
        result_to[l] = (uint8_t)result;
    }
}

RT_LOOP(lanes_fmul32i,
    (struct maxwell_state *s, int32_t ra, uint32_t fimm32, uint32_t *rd_to, uint8_t *result_to),
    (s, ra, fimm32, 0, 0, rd_to, result_to))

static void lanes_fmul32i(struct maxwell_state *s, int32_t ra, uint32_t fimm32,
    int32_t float_fmz_53, int32_t float_f_sat_32i, uint32_t *rd_to, uint8_t *result_to)
{
    if (float_fmz_53 | float_f_sat_32i)
        lanes_fmul32i_for(s, ra, fimm32, float_fmz_53, float_f_sat_32i, rd_to, result_to);
    else
        lanes_fmul32i_usual(s, ra, fimm32, rd_to, result_to);
}

RT_WITHIN void lanes_fmul32i_2_for(struct maxwell_state *s, int32_t ra, uint32_t fimm32,
    int32_t float_fmz_53, int32_t float_f_sat_32i, uint32_t *rd_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x =
            rt_f32_mul(s->r[ra][l], fimm32, RT_NEAR, (uint32_t)((float_fmz_53 != 0) * 3),
            0x7fffffff);
        const uint32_t t =
            rt_f32_min(rt_f32_max(x, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP, 0x7fc00000);
        const uint32_t t_2 = rt_f32_is_nan(x) ? 0 : t;
        const uint32_t r = !float_f_sat_32i ? x : t_2;
        const uint32_t r_2 =
            (float_fmz_53 == 2 && ((s->r[ra][l] >> 23 & 0xff) == 0 || (fimm32 >> 23 & 0xff) == 0))
            ? 0 : r;
        const uint32_t rd = r_2;
        rd_to[l] = rd;
    }
}

static void lanes_fmul32i_2(struct maxwell_state *s, int32_t ra, uint32_t fimm32,
    int32_t float_fmz_53, int32_t float_f_sat_32i, uint32_t *rd_to)
{
    if (float_fmz_53 | float_f_sat_32i)
        lanes_fmul32i_2_for(s, ra, fimm32, float_fmz_53, float_f_sat_32i, rd_to);
    else
        lanes_fmul32i_2_for(s, ra, fimm32, 0, 0, rd_to);
}

RT_WITHIN void lanes_ffma_b_for(int32_t float_fmz_53, struct maxwell_state *s, int32_t ra,
    const uint32_t *b, const uint32_t *c, int32_t float_rnd_51, int32_t sat, uint32_t *rd_to,
    uint8_t *result_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        uint32_t result = 0;
        uint32_t t = 0;
        if (float_fmz_53 == 2) {
            if ((s->r[ra][l] >> 23 & 0xff) == 0 || (b[l] >> 23 & 0xff) == 0) {
                result = rt_f32_add(0, c[l], (uint32_t)float_rnd_51, RT_FLUSH_ALL, 0x7fffffff);
            } else {
                result = rt_f32_mul_add(s->r[ra][l], b[l], c[l], RT_EXACT, (uint32_t)float_rnd_51,
                    RT_FLUSH_ALL, 0x7fffffff);
            }
            t = result;
        } else {
            t = rt_f32_mul_add(s->r[ra][l], b[l], c[l], RT_EXACT, (uint32_t)float_rnd_51,
                (uint32_t)((float_fmz_53 != 0) * 3), 0x7fffffff);
        }
        const uint32_t r = t;
        const uint32_t t_2 =
            rt_f32_min(rt_f32_max(r, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP, 0x7fc00000);
        const uint32_t t_3 = rt_f32_is_nan(r) ? 0 : t_2;
        const uint32_t r_2 = !sat ? r : t_3;
        const int32_t to_zero = rt_f32_compare(r_2, 0, RT_KEEP);
        const uint32_t rd = r_2;
        const uint32_t result_2 = (uint32_t)(((to_zero & 0xa) != 0) | ((to_zero & 9) != 0) << 1);
        rd_to[l] = rd;
        result_to[l] = (uint8_t)result_2;
    }
}

RT_LOOP(lanes_ffma_b,
    (struct maxwell_state *s, int32_t ra, const uint32_t *b, const uint32_t *c, uint32_t *rd_to,
    uint8_t *result_to), (0, s, ra, b, c, 0, 0, rd_to, result_to))

static void lanes_ffma_b(int32_t float_fmz_53, struct maxwell_state *s, int32_t ra,
    const uint32_t *b, const uint32_t *c, int32_t float_rnd_51, int32_t sat, uint32_t *rd_to,
    uint8_t *result_to)
{
    if (float_fmz_53 | float_rnd_51 | sat)
        lanes_ffma_b_for(float_fmz_53, s, ra, b, c, float_rnd_51, sat, rd_to, result_to);
    else
        lanes_ffma_b_usual(s, ra, b, c, rd_to, result_to);
}

RT_WITHIN void lanes_ffma_b_2_for(int32_t float_fmz_53, struct maxwell_state *s, int32_t ra,
    const uint32_t *b, const uint32_t *c, int32_t float_rnd_51, int32_t sat, uint32_t *rd_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        uint32_t result = 0;
        uint32_t t = 0;
        if (float_fmz_53 == 2) {
            if ((s->r[ra][l] >> 23 & 0xff) == 0 || (b[l] >> 23 & 0xff) == 0) {
                result = rt_f32_add(0, c[l], (uint32_t)float_rnd_51, RT_FLUSH_ALL, 0x7fffffff);
            } else {
                result = rt_f32_mul_add(s->r[ra][l], b[l], c[l], RT_EXACT, (uint32_t)float_rnd_51,
                    RT_FLUSH_ALL, 0x7fffffff);
            }
            t = result;
        } else {
            t = rt_f32_mul_add(s->r[ra][l], b[l], c[l], RT_EXACT, (uint32_t)float_rnd_51,
                (uint32_t)((float_fmz_53 != 0) * 3), 0x7fffffff);
        }
        const uint32_t r = t;
        const uint32_t t_2 =
            rt_f32_min(rt_f32_max(r, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP, 0x7fc00000);
        const uint32_t t_3 = rt_f32_is_nan(r) ? 0 : t_2;
        const uint32_t r_2 = !sat ? r : t_3;
        const uint32_t rd = r_2;
        rd_to[l] = rd;
    }
}

RT_LOOP(lanes_ffma_b_2,
    (struct maxwell_state *s, int32_t ra, const uint32_t *b, const uint32_t *c, uint32_t *rd_to),
    (0, s, ra, b, c, 0, 0, rd_to))

static void lanes_ffma_b_2(int32_t float_fmz_53, struct maxwell_state *s, int32_t ra,
    const uint32_t *b, const uint32_t *c, int32_t float_rnd_51, int32_t sat, uint32_t *rd_to)
{
    if (float_fmz_53 | float_rnd_51 | sat)
        lanes_ffma_b_2_for(float_fmz_53, s, ra, b, c, float_rnd_51, sat, rd_to);
    else
        lanes_ffma_b_2_usual(s, ra, b, c, rd_to);
}

RT_WITHIN void lanes_ffma_c_for(int32_t float_fmz_53, struct maxwell_state *s, int32_t ra,
    const uint32_t *b, uint32_t c, int32_t float_rnd_51, int32_t sat, uint32_t *rd_to,
    uint8_t *result_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        uint32_t result = 0;
        uint32_t t = 0;
        if (float_fmz_53 == 2) {
            if ((s->r[ra][l] >> 23 & 0xff) == 0 || (b[l] >> 23 & 0xff) == 0) {
                result = rt_f32_add(0, c, (uint32_t)float_rnd_51, RT_FLUSH_ALL, 0x7fffffff);
            } else {
                result = rt_f32_mul_add(s->r[ra][l], b[l], c, RT_EXACT, (uint32_t)float_rnd_51,
                    RT_FLUSH_ALL, 0x7fffffff);
            }
            t = result;
        } else {
            t = rt_f32_mul_add(s->r[ra][l], b[l], c, RT_EXACT, (uint32_t)float_rnd_51,
                (uint32_t)((float_fmz_53 != 0) * 3), 0x7fffffff);
        }
        const uint32_t r = t;
        const uint32_t t_2 =
            rt_f32_min(rt_f32_max(r, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP, 0x7fc00000);
        const uint32_t t_3 = rt_f32_is_nan(r) ? 0 : t_2;
        const uint32_t r_2 = !sat ? r : t_3;
        const int32_t to_zero = rt_f32_compare(r_2, 0, RT_KEEP);
        const uint32_t rd = r_2;
        const uint32_t result_2 = (uint32_t)(((to_zero & 0xa) != 0) | ((to_zero & 9) != 0) << 1);
        rd_to[l] = rd;
        result_to[l] = (uint8_t)result_2;
    }
}

RT_LOOP(lanes_ffma_c,
    (struct maxwell_state *s, int32_t ra, const uint32_t *b, uint32_t c, uint32_t *rd_to,
    uint8_t *result_to), (0, s, ra, b, c, 0, 0, rd_to, result_to))

static void lanes_ffma_c(int32_t float_fmz_53, struct maxwell_state *s, int32_t ra,
    const uint32_t *b, uint32_t c, int32_t float_rnd_51, int32_t sat, uint32_t *rd_to,
    uint8_t *result_to)
{
    if (float_fmz_53 | float_rnd_51 | sat)
        lanes_ffma_c_for(float_fmz_53, s, ra, b, c, float_rnd_51, sat, rd_to, result_to);
    else
        lanes_ffma_c_usual(s, ra, b, c, rd_to, result_to);
}

RT_WITHIN void lanes_ffma_c_2_for(int32_t float_fmz_53, struct maxwell_state *s, int32_t ra,
    const uint32_t *b, uint32_t c, int32_t float_rnd_51, int32_t sat, uint32_t *rd_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        uint32_t result = 0;
        uint32_t t = 0;
        if (float_fmz_53 == 2) {
            if ((s->r[ra][l] >> 23 & 0xff) == 0 || (b[l] >> 23 & 0xff) == 0) {
                result = rt_f32_add(0, c, (uint32_t)float_rnd_51, RT_FLUSH_ALL, 0x7fffffff);
            } else {
                result = rt_f32_mul_add(s->r[ra][l], b[l], c, RT_EXACT, (uint32_t)float_rnd_51,
                    RT_FLUSH_ALL, 0x7fffffff);
            }
            t = result;
        } else {
            t = rt_f32_mul_add(s->r[ra][l], b[l], c, RT_EXACT, (uint32_t)float_rnd_51,
                (uint32_t)((float_fmz_53 != 0) * 3), 0x7fffffff);
        }
        const uint32_t r = t;
        const uint32_t t_2 =
            rt_f32_min(rt_f32_max(r, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP, 0x7fc00000);
        const uint32_t t_3 = rt_f32_is_nan(r) ? 0 : t_2;
        const uint32_t r_2 = !sat ? r : t_3;
        const uint32_t rd = r_2;
        rd_to[l] = rd;
    }
}

RT_LOOP(lanes_ffma_c_2,
    (struct maxwell_state *s, int32_t ra, const uint32_t *b, uint32_t c, uint32_t *rd_to),
    (0, s, ra, b, c, 0, 0, rd_to))

static void lanes_ffma_c_2(int32_t float_fmz_53, struct maxwell_state *s, int32_t ra,
    const uint32_t *b, uint32_t c, int32_t float_rnd_51, int32_t sat, uint32_t *rd_to)
{
    if (float_fmz_53 | float_rnd_51 | sat)
        lanes_ffma_c_2_for(float_fmz_53, s, ra, b, c, float_rnd_51, sat, rd_to);
    else
        lanes_ffma_c_2_usual(s, ra, b, c, rd_to);
}

RT_WITHIN void lanes_ffma32i_for(struct maxwell_state *s, int32_t rd_2, int32_t float_f_neg_c_32i,
    int32_t float_fmz_53, const uint32_t *a, uint32_t fimm32, int32_t float_f_sat_32i,
    uint32_t *rd_to, uint8_t *result_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        uint32_t result = 0;
        uint32_t t = 0;
        const uint32_t c = s->r[rd_2][l] ^ (uint32_t)float_f_neg_c_32i << 31;
        if (float_fmz_53 == 2) {
            if ((a[l] >> 23 & 0xff) == 0 || (fimm32 >> 23 & 0xff) == 0) {
                result = rt_f32_add(0, c, RT_NEAR, RT_FLUSH_ALL, 0x7fffffff);
            } else {
                result = rt_f32_mul_add(a[l], fimm32, c, RT_EXACT, RT_NEAR, RT_FLUSH_ALL,
                    0x7fffffff);
            }
            t = result;
        } else {
            t = rt_f32_mul_add(a[l], fimm32, c, RT_EXACT, RT_NEAR,
                (uint32_t)((float_fmz_53 != 0) * 3), 0x7fffffff);
        }
        const uint32_t r = t;
        const uint32_t t_2 =
            rt_f32_min(rt_f32_max(r, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP, 0x7fc00000);
        const uint32_t t_3 = rt_f32_is_nan(r) ? 0 : t_2;
        const uint32_t r_2 = !float_f_sat_32i ? r : t_3;
        const int32_t to_zero = rt_f32_compare(r_2, 0, RT_KEEP);
        const uint32_t rd = r_2;
        const uint32_t result_2 = (uint32_t)(((to_zero & 0xa) != 0) | ((to_zero & 9) != 0) << 1);
        rd_to[l] = rd;
        result_to[l] = (uint8_t)result_2;
    }
}

RT_LOOP(lanes_ffma32i,
    (struct maxwell_state *s, int32_t rd_2, const uint32_t *a, uint32_t fimm32, uint32_t *rd_to,
    uint8_t *result_to), (s, rd_2, 0, 0, a, fimm32, 0, rd_to, result_to))

static void lanes_ffma32i(struct maxwell_state *s, int32_t rd_2, int32_t float_f_neg_c_32i,
    int32_t float_fmz_53, const uint32_t *a, uint32_t fimm32, int32_t float_f_sat_32i,
    uint32_t *rd_to, uint8_t *result_to)
{
    if (float_f_neg_c_32i | float_fmz_53 | float_f_sat_32i)
        lanes_ffma32i_for(s, rd_2, float_f_neg_c_32i, float_fmz_53, a, fimm32, float_f_sat_32i,
            rd_to, result_to);
    else
        lanes_ffma32i_usual(s, rd_2, a, fimm32, rd_to, result_to);
}

RT_WITHIN void lanes_ffma32i_2_for(struct maxwell_state *s, int32_t rd_2,
    int32_t float_f_neg_c_32i, int32_t float_fmz_53, const uint32_t *a, uint32_t fimm32,
    int32_t float_f_sat_32i, uint32_t *rd_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        uint32_t result = 0;
        uint32_t t = 0;
        const uint32_t c = s->r[rd_2][l] ^ (uint32_t)float_f_neg_c_32i << 31;
        if (float_fmz_53 == 2) {
            if ((a[l] >> 23 & 0xff) == 0 || (fimm32 >> 23 & 0xff) == 0) {
                result = rt_f32_add(0, c, RT_NEAR, RT_FLUSH_ALL, 0x7fffffff);
            } else {
                result = rt_f32_mul_add(a[l], fimm32, c, RT_EXACT, RT_NEAR, RT_FLUSH_ALL,
                    0x7fffffff);
            }
            t = result;
        } else {
            t = rt_f32_mul_add(a[l], fimm32, c, RT_EXACT, RT_NEAR,
                (uint32_t)((float_fmz_53 != 0) * 3), 0x7fffffff);
        }
        const uint32_t r = t;
        const uint32_t t_2 =
            rt_f32_min(rt_f32_max(r, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP, 0x7fc00000);
        const uint32_t t_3 = rt_f32_is_nan(r) ? 0 : t_2;
        const uint32_t r_2 = !float_f_sat_32i ? r : t_3;
        const uint32_t rd = r_2;
        rd_to[l] = rd;
    }
}

RT_LOOP(lanes_ffma32i_2,
    (struct maxwell_state *s, int32_t rd_2, const uint32_t *a, uint32_t fimm32, uint32_t *rd_to),
    (s, rd_2, 0, 0, a, fimm32, 0, rd_to))

static void lanes_ffma32i_2(struct maxwell_state *s, int32_t rd_2, int32_t float_f_neg_c_32i,
    int32_t float_fmz_53, const uint32_t *a, uint32_t fimm32, int32_t float_f_sat_32i,
    uint32_t *rd_to)
{
    if (float_f_neg_c_32i | float_fmz_53 | float_f_sat_32i)
        lanes_ffma32i_2_for(s, rd_2, float_f_neg_c_32i, float_fmz_53, a, fimm32, float_f_sat_32i,
            rd_to);
    else
        lanes_ffma32i_2_usual(s, rd_2, a, fimm32, rd_to);
}

RT_WITHIN void lanes_fmnmx_for(const uint32_t *a, const uint32_t *b, int32_t ftz, const int32_t *q,
    uint32_t *rd_to, uint8_t *result_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t low = rt_f32_min(a[l], b[l], (uint32_t)(ftz * 3), 0x7fffffff);
        const uint32_t t = rt_f32_max(a[l], b[l], (uint32_t)(ftz * 3), 0x7fffffff);
        const uint32_t r = q[l] ? low : t;
        const int32_t to_zero = rt_f32_compare(r, 0, RT_KEEP);
        const uint32_t rd = r;
        const uint32_t result = (uint32_t)(((to_zero & 0xa) != 0) | ((to_zero & 9) != 0) << 1);
        rd_to[l] = rd;
        result_to[l] = (uint8_t)result;
    }
}

static void lanes_fmnmx(const uint32_t *a, const uint32_t *b, int32_t ftz, const int32_t *q,
    uint32_t *rd_to, uint8_t *result_to)
{
    if (ftz)
        lanes_fmnmx_for(a, b, ftz, q, rd_to, result_to);
    else
        lanes_fmnmx_for(a, b, 0, q, rd_to, result_to);
}

RT_WITHIN void lanes_fmnmx_2_for(const uint32_t *a, const uint32_t *b, int32_t ftz,
    const int32_t *q, uint32_t *rd_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t low = rt_f32_min(a[l], b[l], (uint32_t)(ftz * 3), 0x7fffffff);
        const uint32_t t = rt_f32_max(a[l], b[l], (uint32_t)(ftz * 3), 0x7fffffff);
        const uint32_t r = q[l] ? low : t;
        const uint32_t rd = r;
        rd_to[l] = rd;
    }
}

static void lanes_fmnmx_2(const uint32_t *a, const uint32_t *b, int32_t ftz, const int32_t *q,
    uint32_t *rd_to)
{
    if (ftz)
        lanes_fmnmx_2_for(a, b, ftz, q, rd_to);
    else
        lanes_fmnmx_2_for(a, b, 0, q, rd_to);
}

/* OPEN GUARD FADD{FTZ}RND{SAT} $R[Rd]CC, F_NEG_A{F_ABS_A}$R[Ra]F_ABS_A{REUSE_A}, F32_B CTL CLOSE */
RT_BODY(maxwell_fast_fadd)
{
    const int32_t cc = (int32_t)in->value[4];
    const int32_t rnd = (int32_t)in->value[1];
    const int32_t ftz = (int32_t)in->value[0];
    const int32_t sat = (int32_t)in->value[2];
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, usual, 3, 16);
    run &= hold;
    if (!usual && !run)
        return 0;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_f32_a(m, in, a_row, 7, 6, 5);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_f2f_f32(m, in, b_row, 1, 11, 10, 9, 13, 14, 15);
    if (!b)
        return rt_slowly(m, in);
    if (!usual && (cc)) {
        _Alignas(64) uint32_t rd_new[32];
        _Alignas(64) uint8_t result_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 3);
        uint32_t *const rd_to = whole && rd_place ? rd_place : rd_new;
        uint8_t *const result_place = place_cc(m);
        uint8_t *const result_to = whole && result_place ? result_place : result_new;
        if (usual)
            lanes_fadd_usual(a, b, rd_to, result_to);
        else
            lanes_fadd(a, b, rnd, ftz, sat, rd_to, result_to);
        rt_write_row32(rd_place, rd_to, run);
        rt_write_row8(result_place, result_to, run);
        return 0;
    }
    _Alignas(64) uint32_t rd_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 3);
    uint32_t *const rd_to = whole && rd_place ? rd_place : rd_new;
    lanes_fadd_2(a, b, rnd, ftz, sat, rd_to);
    rt_write_row32(rd_place, rd_to, run);
    return 0;
}
RT_USUAL(maxwell_fast_fadd, 0x8, 0x17)

/* OPEN GUARD FADD32I{FTZ_32I} $R[Rd]CC_32I, F_NEG_A_32I{F_ABS_A_32I}$R[Ra]F_ABS_A_32I{REUSE_A},
   FIMM32{F_NEG_B_32I}F_ABS_B_32I CTL CLOSE */
RT_BODY(maxwell_fast_fadd32i)
{
    const int32_t cc_32i = (int32_t)in->value[2];
    const uint32_t fimm32 = (uint32_t)in->value[7];
    const int32_t float_f_abs_b_32i = (int32_t)in->value[9];
    const int32_t float_f_neg_b_32i = (int32_t)in->value[8];
    const int32_t float_ftz_32i = (int32_t)in->value[0];
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, usual, 1, 10);
    run &= hold;
    if (!usual && !run)
        return 0;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_f32_a_2(m, in, a_row, 5, 4, 3);
    if (!usual && (cc_32i)) {
        _Alignas(64) uint32_t rd_new[32];
        _Alignas(64) uint8_t result_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 1);
        uint32_t *const rd_to = whole && rd_place ? rd_place : rd_new;
        uint8_t *const result_place = place_cc(m);
        uint8_t *const result_to = whole && result_place ? result_place : result_new;
        if (usual)
            lanes_fadd32i_usual(fimm32, a, rd_to, result_to);
        else
            lanes_fadd32i(float_f_abs_b_32i, fimm32, float_f_neg_b_32i, a, float_ftz_32i, rd_to,
                result_to);
        rt_write_row32(rd_place, rd_to, run);
        rt_write_row8(result_place, result_to, run);
        return 0;
    }
    _Alignas(64) uint32_t rd_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 1);
    uint32_t *const rd_to = whole && rd_place ? rd_place : rd_new;
    lanes_fadd32i_2(float_f_abs_b_32i, fimm32, float_f_neg_b_32i, a, float_ftz_32i, rd_to);
    rt_write_row32(rd_place, rd_to, run);
    return 0;
}
RT_USUAL(maxwell_fast_fadd32i, 0x2, 0x305)

/* OPEN GUARD FMUL{FMZ}POWER{RND}SAT $R[Rd]CC, $R[Ra]REUSE_A, F32_NEG_B CTL CLOSE */
RT_BODY(maxwell_fast_fmul)
{
    struct maxwell_state *const s = m->state;
    const int32_t cc = (int32_t)in->value[5];
    const int32_t float_power = (int32_t)in->value[1];
    const int32_t float_fmz = (int32_t)in->value[0];
    const int32_t ra = (int32_t)in->value[6];
    const int32_t rnd = (int32_t)in->value[2];
    const int32_t sat = (int32_t)in->value[3];
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, usual, 2, 14);
    run &= hold;
    if (!usual && !run)
        return 0;
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_f32_neg_b(m, in, b_row, 0, 9, 8, 11, 12, 13);
    if (!b)
        return rt_slowly(m, in);
    if (!usual && (cc)) {
        _Alignas(64) uint32_t rd_new[32];
        _Alignas(64) uint8_t result_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 4);
        uint32_t *const rd_to = whole && rd_place ? rd_place : rd_new;
        uint8_t *const result_place = place_cc(m);
        uint8_t *const result_to = whole && result_place ? result_place : result_new;
        if (usual)
            lanes_fmul_usual(float_power, s, ra, b, rd_to, result_to);
        else
            lanes_fmul(float_power, float_fmz, s, ra, b, rnd, sat, rd_to, result_to);
        rt_write_row32(rd_place, rd_to, run);
        rt_write_row8(result_place, result_to, run);
        return 0;
    }
    _Alignas(64) uint32_t rd_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 4);
    uint32_t *const rd_to = whole && rd_place ? rd_place : rd_new;
    if (usual)
        lanes_fmul_2_usual(float_power, s, ra, b, rd_to);
    else
        lanes_fmul_2(float_power, float_fmz, s, ra, b, rnd, sat, rd_to);
    rt_write_row32(rd_place, rd_to, run);
    return 0;
}
RT_USUAL(maxwell_fast_fmul, 0x4, 0x2d)

/* OPEN GUARD FMUL32I{FMZ_53}F_SAT_32I $R[Rd]CC_32I, $R[Ra]REUSE_A, FIMM32 CTL CLOSE */
RT_BODY(maxwell_fast_fmul32i)
{
    struct maxwell_state *const s = m->state;
    const int32_t cc_32i = (int32_t)in->value[3];
    const int32_t ra = (int32_t)in->value[4];
    const uint32_t fimm32 = (uint32_t)in->value[6];
    const int32_t float_fmz_53 = (int32_t)in->value[0];
    const int32_t float_f_sat_32i = (int32_t)in->value[1];
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, usual, 0, 7);
    run &= hold;
    if (!usual && !run)
        return 0;
    if (!usual && (cc_32i)) {
        _Alignas(64) uint32_t rd_new[32];
        _Alignas(64) uint8_t result_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 2);
        uint32_t *const rd_to = whole && rd_place ? rd_place : rd_new;
        uint8_t *const result_place = place_cc(m);
        uint8_t *const result_to = whole && result_place ? result_place : result_new;
        if (usual)
            lanes_fmul32i_usual(s, ra, fimm32, rd_to, result_to);
        else
            lanes_fmul32i(s, ra, fimm32, float_fmz_53, float_f_sat_32i, rd_to, result_to);
        rt_write_row32(rd_place, rd_to, run);
        rt_write_row8(result_place, result_to, run);
        return 0;
    }
    _Alignas(64) uint32_t rd_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 2);
    uint32_t *const rd_to = whole && rd_place ? rd_place : rd_new;
    lanes_fmul32i_2(s, ra, fimm32, float_fmz_53, float_f_sat_32i, rd_to);
    rt_write_row32(rd_place, rd_to, run);
    return 0;
}
RT_USUAL(maxwell_fast_fmul32i, 0x1, 0xb)

/* OPEN GUARD FFMA{FMZ_53}RND_51{SAT} $R[Rd]CC, $R[Ra]REUSE_A, F32_NEG_B, F_NEG_C$R[Rc]REUSE_C CTL
   CLOSE */
RT_BODY(maxwell_fast_ffma_b)
{
    struct maxwell_state *const s = m->state;
    const int32_t cc = (int32_t)in->value[4];
    const int32_t float_fmz_53 = (int32_t)in->value[0];
    const int32_t ra = (int32_t)in->value[5];
    const int32_t float_rnd_51 = (int32_t)in->value[1];
    const int32_t sat = (int32_t)in->value[2];
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, usual, 3, 16);
    run &= hold;
    if (!usual && !run)
        return 0;
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_f32_neg_b(m, in, b_row, 0, 8, 7, 10, 11, 12);
    _Alignas(64) uint32_t c_row[32];
    const uint32_t *const c = row_f32_c(m, in, c_row, 14, 13);
    if (!b)
        return rt_slowly(m, in);
    if (!usual && (cc)) {
        _Alignas(64) uint32_t rd_new[32];
        _Alignas(64) uint8_t result_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 3);
        uint32_t *const rd_to = whole && rd_place ? rd_place : rd_new;
        uint8_t *const result_place = place_cc(m);
        uint8_t *const result_to = whole && result_place ? result_place : result_new;
        if (usual)
            lanes_ffma_b_usual(s, ra, b, c, rd_to, result_to);
        else
            lanes_ffma_b(float_fmz_53, s, ra, b, c, float_rnd_51, sat, rd_to, result_to);
        rt_write_row32(rd_place, rd_to, run);
        rt_write_row8(result_place, result_to, run);
        return 0;
    }
    _Alignas(64) uint32_t rd_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 3);
    uint32_t *const rd_to = whole && rd_place ? rd_place : rd_new;
    if (usual)
        lanes_ffma_b_2_usual(s, ra, b, c, rd_to);
    else
        lanes_ffma_b_2(float_fmz_53, s, ra, b, c, float_rnd_51, sat, rd_to);
    rt_write_row32(rd_place, rd_to, run);
    return 0;
}
RT_USUAL(maxwell_fast_ffma_b, 0x8, 0x17)

/* OPEN GUARD FFMA{FMZ_53}RND_51{SAT} $R[Rd]CC, $R[Ra]REUSE_A, NEG_PRODUCT$R[Rc]REUSE_B,
   F_NEG_C{c[C_BANK][C_OFFSET]} CTL CLOSE */
RT_BODY(maxwell_fast_ffma_c)
{
    struct maxwell_state *const s = m->state;
    const int32_t cc = (int32_t)in->value[4];
    const int32_t float_fmz_53 = (int32_t)in->value[0];
    const int32_t ra = (int32_t)in->value[5];
    const int32_t float_rnd_51 = (int32_t)in->value[1];
    const int32_t sat = (int32_t)in->value[2];
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, usual, 3, 13);
    run &= hold;
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_f32_c(m, in, b_row, 8, 7);
    if (m->watch)
        return rt_slowly(m, in);
    uint32_t c = 0;
    const int c_trap = operand_f32_const_c(m, in, &c, 11, 12, 10);
    if (c_trap) {
        return rt_slowly(m, in);
    }
    if (!usual && (cc)) {
        _Alignas(64) uint32_t rd_new[32];
        _Alignas(64) uint8_t result_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 3);
        uint32_t *const rd_to = whole && rd_place ? rd_place : rd_new;
        uint8_t *const result_place = place_cc(m);
        uint8_t *const result_to = whole && result_place ? result_place : result_new;
        if (usual)
            lanes_ffma_c_usual(s, ra, b, c, rd_to, result_to);
        else
            lanes_ffma_c(float_fmz_53, s, ra, b, c, float_rnd_51, sat, rd_to, result_to);
        rt_write_row32(rd_place, rd_to, run);
        rt_write_row8(result_place, result_to, run);
        return 0;
    }
    _Alignas(64) uint32_t rd_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 3);
    uint32_t *const rd_to = whole && rd_place ? rd_place : rd_new;
    if (usual)
        lanes_ffma_c_2_usual(s, ra, b, c, rd_to);
    else
        lanes_ffma_c_2(float_fmz_53, s, ra, b, c, float_rnd_51, sat, rd_to);
    rt_write_row32(rd_place, rd_to, run);
    return 0;
}
RT_USUAL(maxwell_fast_ffma_c, 0x8, 0x17)

/* OPEN GUARD FFMA32I{FMZ_53}F_SAT_32I $R[Rd]CC_32I, F_NEG_A_32I$R[Ra]REUSE_A, FIMM32,
   F_NEG_C_32I$R[Rd] CTL CLOSE */
RT_BODY(maxwell_fast_ffma32i)
{
    struct maxwell_state *const s = m->state;
    const int32_t cc_32i = (int32_t)in->value[3];
    const int32_t rd_2 = (int32_t)in->value[2];
    const int32_t float_f_neg_c_32i = (int32_t)in->value[8];
    const int32_t float_fmz_53 = (int32_t)in->value[0];
    const uint32_t fimm32 = (uint32_t)in->value[7];
    const int32_t float_f_sat_32i = (int32_t)in->value[1];
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, usual, 1, 9);
    run &= hold;
    if (!usual && !run)
        return 0;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_f32_c(m, in, a_row, 5, 4);
    if (!usual && (cc_32i)) {
        _Alignas(64) uint32_t rd_new[32];
        _Alignas(64) uint8_t result_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 2);
        uint32_t *const rd_to = whole && rd_place ? rd_place : rd_new;
        uint8_t *const result_place = place_cc(m);
        uint8_t *const result_to = whole && result_place ? result_place : result_new;
        if (usual)
            lanes_ffma32i_usual(s, rd_2, a, fimm32, rd_to, result_to);
        else
            lanes_ffma32i(s, rd_2, float_f_neg_c_32i, float_fmz_53, a, fimm32, float_f_sat_32i,
                rd_to, result_to);
        rt_write_row32(rd_place, rd_to, run);
        rt_write_row8(result_place, result_to, run);
        return 0;
    }
    _Alignas(64) uint32_t rd_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 2);
    uint32_t *const rd_to = whole && rd_place ? rd_place : rd_new;
    if (usual)
        lanes_ffma32i_2_usual(s, rd_2, a, fimm32, rd_to);
    else
        lanes_ffma32i_2(s, rd_2, float_f_neg_c_32i, float_fmz_53, a, fimm32, float_f_sat_32i,
            rd_to);
    rt_write_row32(rd_place, rd_to, run);
    return 0;
}
RT_USUAL(maxwell_fast_ffma32i, 0x2, 0x10b)

/* OPEN GUARD FMNMX{FTZ} $R[Rd]CC, F_NEG_A{F_ABS_A}$R[Ra]F_ABS_A{REUSE_A}, F32_B, NOT_Pp$P[Pp] CTL
   CLOSE */
RT_BODY(maxwell_fast_fmnmx)
{
    const int32_t cc = (int32_t)in->value[2];
    const int32_t ftz = (int32_t)in->value[0];
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, usual, 4, 16);
    run &= hold;
    if (!usual && !run)
        return 0;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_f32_a(m, in, a_row, 5, 4, 3);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_f2f_f32(m, in, b_row, 1, 9, 8, 7, 11, 12, 13);
    _Alignas(64) int32_t q_row[32];
    const int32_t *const q = row_src_pp(m, in, q_row, 15, 14);
    if (!b)
        return rt_slowly(m, in);
    if (!usual && (cc)) {
        _Alignas(64) uint32_t rd_new[32];
        _Alignas(64) uint8_t result_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 1);
        uint32_t *const rd_to = whole && rd_place ? rd_place : rd_new;
        uint8_t *const result_place = place_cc(m);
        uint8_t *const result_to = whole && result_place ? result_place : result_new;
        lanes_fmnmx(a, b, ftz, q, rd_to, result_to);
        rt_write_row32(rd_place, rd_to, run);
        rt_write_row8(result_place, result_to, run);
        return 0;
    }
    _Alignas(64) uint32_t rd_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 1);
    uint32_t *const rd_to = whole && rd_place ? rd_place : rd_new;
    lanes_fmnmx_2(a, b, ftz, q, rd_to);
    rt_write_row32(rd_place, rd_to, run);
    return 0;
}
RT_USUAL(maxwell_fast_fmnmx, 0x10, 0x4)

