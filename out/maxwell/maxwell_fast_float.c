/* Generated from the description maxwell by gen/emit/fast. Do not edit. */
#include "maxwell_fast.h"

RT_WITHIN void lanes_fadd_for(struct maxwell_state *s, int32_t ra, const uint32_t *b,
    uint32_t *rd_to, uint8_t *result_to, const int32_t key)
{
    const int32_t f_abs_a = key & 1;
    const int32_t f_neg_a = key >> 1 & 1;
    const int32_t rnd = key >> 2 & 3;
    const int32_t ftz = key >> 4 & 1;
    const int32_t sat = key >> 5 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t a = (f_abs_a ? s->r[ra][l] & 0x7fffffff : s->r[ra][l])
            ^ (uint32_t)f_neg_a << 31;
        const uint32_t x = rt_f32_add(a, b[l], (uint32_t)rnd, (uint32_t)(ftz * 3), 0x7fffffff);
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

RT_LOOP_1(lanes_fadd,
    (struct maxwell_state *s, int32_t ra, const uint32_t *b, uint32_t *rd_to, uint8_t *result_to,
    const int32_t fields), (s, ra, b, rd_to, result_to, key), 12, 0)

RT_WITHIN void lanes_fadd_2_for(struct maxwell_state *s, int32_t ra, const uint32_t *b,
    uint32_t *rd_to, const int32_t key)
{
    const int32_t f_abs_a = key & 1;
    const int32_t f_neg_a = key >> 1 & 1;
    const int32_t rnd = key >> 2 & 3;
    const int32_t ftz = key >> 4 & 1;
    const int32_t sat = key >> 5 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t a = (f_abs_a ? s->r[ra][l] & 0x7fffffff : s->r[ra][l])
            ^ (uint32_t)f_neg_a << 31;
        const uint32_t x = rt_f32_add(a, b[l], (uint32_t)rnd, (uint32_t)(ftz * 3), 0x7fffffff);
        const uint32_t t =
            rt_f32_min(rt_f32_max(x, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP, 0x7fc00000);
        const uint32_t t_2 = rt_f32_is_nan(x) ? 0 : t;
        const uint32_t r = !sat ? x : t_2;
        const uint32_t rd = r;
        rd_to[l] = rd;
    }
}

RT_LOOP_1(lanes_fadd_2,
    (struct maxwell_state *s, int32_t ra, const uint32_t *b, uint32_t *rd_to,
    const int32_t fields), (s, ra, b, rd_to, key), 12, 0)

RT_WITHIN void lanes_fadd32i_for(struct maxwell_state *s, int32_t ra, uint32_t fimm32,
    uint32_t *rd_to, uint8_t *result_to, const int32_t key)
{
    const int32_t float_f_abs_a_32i = key & 1;
    const int32_t float_f_neg_a_32i = key >> 1 & 1;
    const int32_t float_f_abs_b_32i = key >> 2 & 1;
    const int32_t float_f_neg_b_32i = key >> 3 & 1;
    const int32_t float_ftz_32i = key >> 4 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t a = (float_f_abs_a_32i ? s->r[ra][l] & 0x7fffffff : s->r[ra][l])
            ^ (uint32_t)float_f_neg_a_32i << 31;
        const uint32_t b = (float_f_abs_b_32i ? fimm32 & 0x7fffffff : fimm32)
            ^ (uint32_t)float_f_neg_b_32i << 31;
        const uint32_t r = rt_f32_add(a, b, RT_NEAR, (uint32_t)(float_ftz_32i * 3), 0x7fffffff);
        const int32_t to_zero = rt_f32_compare(r, 0, RT_KEEP);
        const uint32_t rd = r;
        const uint32_t result = (uint32_t)(((to_zero & 0xa) != 0) | ((to_zero & 9) != 0) << 1);
        rd_to[l] = rd;
        result_to[l] = (uint8_t)result;
    }
}

RT_LOOP_1(lanes_fadd32i,
    (struct maxwell_state *s, int32_t ra, uint32_t fimm32, uint32_t *rd_to, uint8_t *result_to,
    const int32_t fields), (s, ra, fimm32, rd_to, result_to, key), 0, 0)

RT_WITHIN void lanes_fadd32i_2_for(struct maxwell_state *s, int32_t ra, uint32_t fimm32,
    uint32_t *rd_to, const int32_t key)
{
    const int32_t float_f_abs_a_32i = key & 1;
    const int32_t float_f_neg_a_32i = key >> 1 & 1;
    const int32_t float_f_abs_b_32i = key >> 2 & 1;
    const int32_t float_f_neg_b_32i = key >> 3 & 1;
    const int32_t float_ftz_32i = key >> 4 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t a = (float_f_abs_a_32i ? s->r[ra][l] & 0x7fffffff : s->r[ra][l])
            ^ (uint32_t)float_f_neg_a_32i << 31;
        const uint32_t b = (float_f_abs_b_32i ? fimm32 & 0x7fffffff : fimm32)
            ^ (uint32_t)float_f_neg_b_32i << 31;
        const uint32_t r = rt_f32_add(a, b, RT_NEAR, (uint32_t)(float_ftz_32i * 3), 0x7fffffff);
        const uint32_t rd = r;
        rd_to[l] = rd;
    }
}

RT_LOOP_1(lanes_fadd32i_2,
    (struct maxwell_state *s, int32_t ra, uint32_t fimm32, uint32_t *rd_to, const int32_t fields),
    (s, ra, fimm32, rd_to, key), 0, 0)

RT_WITHIN void lanes_fmul_for(struct maxwell_state *s, int32_t ra, const uint32_t *b,
    uint32_t *rd_to, uint8_t *result_to, const int32_t key)
{
    const int32_t float_power = key & 7;
    const int32_t float_fmz = key >> 3 & 3;
    const int32_t rnd = key >> 5 & 3;
    const int32_t sat = key >> 7 & 1;
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

RT_LOOP_1(lanes_fmul,
    (struct maxwell_state *s, int32_t ra, const uint32_t *b, uint32_t *rd_to, uint8_t *result_to,
    const int32_t fields), (s, ra, b, rd_to, result_to, key), 0, 0)

RT_WITHIN void lanes_fmul_2_for(struct maxwell_state *s, int32_t ra, const uint32_t *b,
    uint32_t *rd_to, const int32_t key)
{
    const int32_t float_power = key & 7;
    const int32_t float_fmz = key >> 3 & 3;
    const int32_t rnd = key >> 5 & 3;
    const int32_t sat = key >> 7 & 1;
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

RT_LOOP_1(lanes_fmul_2,
    (struct maxwell_state *s, int32_t ra, const uint32_t *b, uint32_t *rd_to,
    const int32_t fields), (s, ra, b, rd_to, key), 0, 0)

RT_WITHIN void lanes_fmul32i_for(struct maxwell_state *s, int32_t ra, uint32_t fimm32,
    uint32_t *rd_to, uint8_t *result_to, const int32_t key)
{
    const int32_t float_fmz_53 = key & 3;
    const int32_t float_f_sat_32i = key >> 2 & 1;
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

RT_LOOP_1(lanes_fmul32i,
    (struct maxwell_state *s, int32_t ra, uint32_t fimm32, uint32_t *rd_to, uint8_t *result_to,
    const int32_t fields), (s, ra, fimm32, rd_to, result_to, key), 0, 0)

RT_WITHIN void lanes_fmul32i_2_for(struct maxwell_state *s, int32_t ra, uint32_t fimm32,
    uint32_t *rd_to, const int32_t key)
{
    const int32_t float_fmz_53 = key & 3;
    const int32_t float_f_sat_32i = key >> 2 & 1;
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

RT_LOOP_1(lanes_fmul32i_2,
    (struct maxwell_state *s, int32_t ra, uint32_t fimm32, uint32_t *rd_to, const int32_t fields),
    (s, ra, fimm32, rd_to, key), 0, 0)

RT_WITHIN void lanes_ffma_b_for(struct maxwell_state *s, int32_t rc, int32_t ra, const uint32_t *b,
    uint32_t *rd_to, uint8_t *result_to, const int32_t key)
{
    const int32_t f_neg_c = key & 1;
    const int32_t float_fmz_53 = key >> 1 & 3;
    const int32_t float_rnd_51 = key >> 3 & 3;
    const int32_t sat = key >> 5 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t c = s->r[rc][l] ^ (uint32_t)f_neg_c << 31;
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

RT_LOOP_1(lanes_ffma_b,
    (struct maxwell_state *s, int32_t rc, int32_t ra, const uint32_t *b, uint32_t *rd_to,
    uint8_t *result_to, const int32_t fields), (s, rc, ra, b, rd_to, result_to, key), 0, 0)

RT_WITHIN void lanes_ffma_b_2_for(struct maxwell_state *s, int32_t rc, int32_t ra,
    const uint32_t *b, uint32_t *rd_to, const int32_t key)
{
    const int32_t f_neg_c = key & 1;
    const int32_t float_fmz_53 = key >> 1 & 3;
    const int32_t float_rnd_51 = key >> 3 & 3;
    const int32_t sat = key >> 5 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t c = s->r[rc][l] ^ (uint32_t)f_neg_c << 31;
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

RT_LOOP_1(lanes_ffma_b_2,
    (struct maxwell_state *s, int32_t rc, int32_t ra, const uint32_t *b, uint32_t *rd_to,
    const int32_t fields), (s, rc, ra, b, rd_to, key), 0, 0)

RT_WITHIN void lanes_ffma_c_for(struct maxwell_state *s, int32_t rc, int32_t ra, uint32_t c,
    uint32_t *rd_to, uint8_t *result_to, const int32_t key)
{
    const int32_t neg_product = key & 1;
    const int32_t float_fmz_53 = key >> 1 & 3;
    const int32_t float_rnd_51 = key >> 3 & 3;
    const int32_t sat = key >> 5 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t b = s->r[rc][l] ^ (uint32_t)neg_product << 31;
        uint32_t result = 0;
        uint32_t t = 0;
        if (float_fmz_53 == 2) {
            if ((s->r[ra][l] >> 23 & 0xff) == 0 || (b >> 23 & 0xff) == 0) {
                result = rt_f32_add(0, c, (uint32_t)float_rnd_51, RT_FLUSH_ALL, 0x7fffffff);
            } else {
                result = rt_f32_mul_add(s->r[ra][l], b, c, RT_EXACT, (uint32_t)float_rnd_51,
                    RT_FLUSH_ALL, 0x7fffffff);
            }
            t = result;
        } else {
            t = rt_f32_mul_add(s->r[ra][l], b, c, RT_EXACT, (uint32_t)float_rnd_51,
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

RT_LOOP_1(lanes_ffma_c,
    (struct maxwell_state *s, int32_t rc, int32_t ra, uint32_t c, uint32_t *rd_to,
    uint8_t *result_to, const int32_t fields), (s, rc, ra, c, rd_to, result_to, key), 0, 0)

RT_WITHIN void lanes_ffma_c_2_for(struct maxwell_state *s, int32_t rc, int32_t ra, uint32_t c,
    uint32_t *rd_to, const int32_t key)
{
    const int32_t neg_product = key & 1;
    const int32_t float_fmz_53 = key >> 1 & 3;
    const int32_t float_rnd_51 = key >> 3 & 3;
    const int32_t sat = key >> 5 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t b = s->r[rc][l] ^ (uint32_t)neg_product << 31;
        uint32_t result = 0;
        uint32_t t = 0;
        if (float_fmz_53 == 2) {
            if ((s->r[ra][l] >> 23 & 0xff) == 0 || (b >> 23 & 0xff) == 0) {
                result = rt_f32_add(0, c, (uint32_t)float_rnd_51, RT_FLUSH_ALL, 0x7fffffff);
            } else {
                result = rt_f32_mul_add(s->r[ra][l], b, c, RT_EXACT, (uint32_t)float_rnd_51,
                    RT_FLUSH_ALL, 0x7fffffff);
            }
            t = result;
        } else {
            t = rt_f32_mul_add(s->r[ra][l], b, c, RT_EXACT, (uint32_t)float_rnd_51,
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

RT_LOOP_1(lanes_ffma_c_2,
    (struct maxwell_state *s, int32_t rc, int32_t ra, uint32_t c, uint32_t *rd_to,
    const int32_t fields), (s, rc, ra, c, rd_to, key), 0, 0)

RT_WITHIN void lanes_ffma32i_for(struct maxwell_state *s, int32_t ra, int32_t rd_2,
    uint32_t fimm32, uint32_t *rd_to, uint8_t *result_to, const int32_t key)
{
    const int32_t float_f_neg_a_32i = key & 1;
    const int32_t float_f_neg_c_32i = key >> 1 & 1;
    const int32_t float_fmz_53 = key >> 2 & 3;
    const int32_t float_f_sat_32i = key >> 4 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t a = s->r[ra][l] ^ (uint32_t)float_f_neg_a_32i << 31;
        uint32_t result = 0;
        uint32_t t = 0;
        const uint32_t c = s->r[rd_2][l] ^ (uint32_t)float_f_neg_c_32i << 31;
        if (float_fmz_53 == 2) {
            if ((a >> 23 & 0xff) == 0 || (fimm32 >> 23 & 0xff) == 0) {
                result = rt_f32_add(0, c, RT_NEAR, RT_FLUSH_ALL, 0x7fffffff);
            } else {
                result = rt_f32_mul_add(a, fimm32, c, RT_EXACT, RT_NEAR, RT_FLUSH_ALL, 0x7fffffff);
            }
            t = result;
        } else {
            t = rt_f32_mul_add(a, fimm32, c, RT_EXACT, RT_NEAR,
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

RT_LOOP_1(lanes_ffma32i,
    (struct maxwell_state *s, int32_t ra, int32_t rd_2, uint32_t fimm32, uint32_t *rd_to,
    uint8_t *result_to, const int32_t fields), (s, ra, rd_2, fimm32, rd_to, result_to, key), 0, 0)

RT_WITHIN void lanes_ffma32i_2_for(struct maxwell_state *s, int32_t ra, int32_t rd_2,
    uint32_t fimm32, uint32_t *rd_to, const int32_t key)
{
    const int32_t float_f_neg_a_32i = key & 1;
    const int32_t float_f_neg_c_32i = key >> 1 & 1;
    const int32_t float_fmz_53 = key >> 2 & 3;
    const int32_t float_f_sat_32i = key >> 4 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t a = s->r[ra][l] ^ (uint32_t)float_f_neg_a_32i << 31;
        uint32_t result = 0;
        uint32_t t = 0;
        const uint32_t c = s->r[rd_2][l] ^ (uint32_t)float_f_neg_c_32i << 31;
        if (float_fmz_53 == 2) {
            if ((a >> 23 & 0xff) == 0 || (fimm32 >> 23 & 0xff) == 0) {
                result = rt_f32_add(0, c, RT_NEAR, RT_FLUSH_ALL, 0x7fffffff);
            } else {
                result = rt_f32_mul_add(a, fimm32, c, RT_EXACT, RT_NEAR, RT_FLUSH_ALL, 0x7fffffff);
            }
            t = result;
        } else {
            t = rt_f32_mul_add(a, fimm32, c, RT_EXACT, RT_NEAR,
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

RT_LOOP_1(lanes_ffma32i_2,
    (struct maxwell_state *s, int32_t ra, int32_t rd_2, uint32_t fimm32, uint32_t *rd_to,
    const int32_t fields), (s, ra, rd_2, fimm32, rd_to, key), 0, 0)

RT_WITHIN void lanes_fmnmx_for(struct maxwell_state *s, int32_t ra, int32_t pp, const uint32_t *b,
    uint32_t *rd_to, uint8_t *result_to, const int32_t key)
{
    const int32_t f_abs_a = key & 1;
    const int32_t f_neg_a = key >> 1 & 1;
    const int32_t not_pp = key >> 2 & 1;
    const int32_t ftz = key >> 3 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t a = (f_abs_a ? s->r[ra][l] & 0x7fffffff : s->r[ra][l])
            ^ (uint32_t)f_neg_a << 31;
        const int32_t q = s->p[pp][l] ^ not_pp;
        const uint32_t low = rt_f32_min(a, b[l], (uint32_t)(ftz * 3), 0x7fffffff);
        const uint32_t t = rt_f32_max(a, b[l], (uint32_t)(ftz * 3), 0x7fffffff);
        const uint32_t r = q ? low : t;
        const int32_t to_zero = rt_f32_compare(r, 0, RT_KEEP);
        const uint32_t rd = r;
        const uint32_t result = (uint32_t)(((to_zero & 0xa) != 0) | ((to_zero & 9) != 0) << 1);
        rd_to[l] = rd;
        result_to[l] = (uint8_t)result;
    }
}

RT_LOOP_1(lanes_fmnmx,
    (struct maxwell_state *s, int32_t ra, int32_t pp, const uint32_t *b, uint32_t *rd_to,
    uint8_t *result_to, const int32_t fields), (s, ra, pp, b, rd_to, result_to, key), 0, 0)

RT_WITHIN void lanes_fmnmx_2_for(struct maxwell_state *s, int32_t ra, int32_t pp,
    const uint32_t *b, uint32_t *rd_to, const int32_t key)
{
    const int32_t f_abs_a = key & 1;
    const int32_t f_neg_a = key >> 1 & 1;
    const int32_t not_pp = key >> 2 & 1;
    const int32_t ftz = key >> 3 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t a = (f_abs_a ? s->r[ra][l] & 0x7fffffff : s->r[ra][l])
            ^ (uint32_t)f_neg_a << 31;
        const int32_t q = s->p[pp][l] ^ not_pp;
        const uint32_t low = rt_f32_min(a, b[l], (uint32_t)(ftz * 3), 0x7fffffff);
        const uint32_t t = rt_f32_max(a, b[l], (uint32_t)(ftz * 3), 0x7fffffff);
        const uint32_t r = q ? low : t;
        const uint32_t rd = r;
        rd_to[l] = rd;
    }
}

RT_LOOP_1(lanes_fmnmx_2,
    (struct maxwell_state *s, int32_t ra, int32_t pp, const uint32_t *b, uint32_t *rd_to,
    const int32_t fields), (s, ra, pp, b, rd_to, key), 0, 0)

/* OPEN GUARD FADD{FTZ}RND{SAT} $R[Rd]CC, F_NEG_A{F_ABS_A}$R[Ra]F_ABS_A{REUSE_A}, F32_B CTL CLOSE */
RT_BODY(maxwell_fast_fadd)
{
    struct maxwell_state *const s = m->state;
    const int32_t cc = (int32_t)rt_value(in, known, 4);
    const int32_t rnd = (int32_t)rt_value(in, known, 1);
    const int32_t ra = (int32_t)in->value[7];
    const int32_t f_abs_a = (int32_t)rt_value(in, known, 6);
    const int32_t f_neg_a = (int32_t)rt_value(in, known, 5);
    const int32_t ftz = (int32_t)rt_value(in, known, 0);
    const int32_t sat = (int32_t)rt_value(in, known, 2);
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 3, 16);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b =
        row_f2f_f32(m, in, known, b_row, 1, 11, 10, 9, 13, 14, 15);
    if (!b)
        return rt_slowly(m, in);
    if (cc) {
        _Alignas(64) uint32_t rd_new[32];
        _Alignas(64) uint8_t result_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 3);
        uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
        uint8_t *const result_place = place_cc(m);
        uint8_t *const result_to = rt_into8(m, whole, result_place, result_new);
        if (rt_knows(known, 0x67))
            lanes_fadd_for(s, ra, b, rd_to, result_to,
                f_abs_a | f_neg_a << 1 | rnd << 2 | ftz << 4 | sat << 5);
        else
            lanes_fadd(s, ra, b, rd_to, result_to,
                f_abs_a | f_neg_a << 1 | rnd << 2 | ftz << 4 | sat << 5);
        rt_write_row32(whole, rd_place, rd_new, run);
        rt_write_row8(whole, result_place, result_new, run);
        return RT_ON;
    }
    _Alignas(64) uint32_t rd_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 3);
    uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
    if (rt_knows(known, 0x67))
        lanes_fadd_2_for(s, ra, b, rd_to, f_abs_a | f_neg_a << 1 | rnd << 2 | ftz << 4 | sat << 5);
    else
        lanes_fadd_2(s, ra, b, rd_to, f_abs_a | f_neg_a << 1 | rnd << 2 | ftz << 4 | sat << 5);
    rt_write_row32(whole, rd_place, rd_new, run);
    return RT_ON;
}
RT_MADE_ANY(maxwell_fast_fadd)
RT_KNOWN(maxwell_fast_fadd, 0, 0xe, 0x77, .line = {0})
RT_KNOWN(maxwell_fast_fadd, 1, 0xe, 0x77, .line = {[1] = 2}, .value = {[0] = 1, [5] = 1, [6] = 1})
RT_KNOWN(maxwell_fast_fadd, 2, 0xe, 0x77, .value = {[4] = 1})
RT_QUICK_3(maxwell_fast_fadd)

/* OPEN GUARD FADD32I{FTZ_32I} $R[Rd]CC_32I, F_NEG_A_32I{F_ABS_A_32I}$R[Ra]F_ABS_A_32I{REUSE_A},
   FIMM32{F_NEG_B_32I}F_ABS_B_32I CTL CLOSE */
RT_BODY(maxwell_fast_fadd32i)
{
    struct maxwell_state *const s = m->state;
    const int32_t cc_32i = (int32_t)rt_value(in, known, 2);
    const int32_t ra = (int32_t)in->value[5];
    const int32_t float_f_abs_a_32i = (int32_t)rt_value(in, known, 4);
    const int32_t float_f_neg_a_32i = (int32_t)rt_value(in, known, 3);
    const uint32_t fimm32 = (uint32_t)in->value[7];
    const int32_t float_f_abs_b_32i = (int32_t)rt_value(in, known, 9);
    const int32_t float_f_neg_b_32i = (int32_t)rt_value(in, known, 8);
    const int32_t float_ftz_32i = (int32_t)rt_value(in, known, 0);
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 1, 10);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    if (cc_32i) {
        _Alignas(64) uint32_t rd_new[32];
        _Alignas(64) uint8_t result_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 1);
        uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
        uint8_t *const result_place = place_cc(m);
        uint8_t *const result_to = rt_into8(m, whole, result_place, result_new);
        if (rt_knows(known, 0x319))
            lanes_fadd32i_for(s, ra, fimm32, rd_to, result_to,
                float_f_abs_a_32i | float_f_neg_a_32i << 1 | float_f_abs_b_32i << 2
                | float_f_neg_b_32i << 3 | float_ftz_32i << 4);
        else
            lanes_fadd32i(s, ra, fimm32, rd_to, result_to,
                float_f_abs_a_32i | float_f_neg_a_32i << 1 | float_f_abs_b_32i << 2
                | float_f_neg_b_32i << 3 | float_ftz_32i << 4);
        rt_write_row32(whole, rd_place, rd_new, run);
        rt_write_row8(whole, result_place, result_new, run);
        return RT_ON;
    }
    _Alignas(64) uint32_t rd_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 1);
    uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
    if (rt_knows(known, 0x319))
        lanes_fadd32i_2_for(s, ra, fimm32, rd_to,
            float_f_abs_a_32i | float_f_neg_a_32i << 1 | float_f_abs_b_32i << 2
            | float_f_neg_b_32i << 3 | float_ftz_32i << 4);
    else
        lanes_fadd32i_2(s, ra, fimm32, rd_to,
            float_f_abs_a_32i | float_f_neg_a_32i << 1 | float_f_abs_b_32i << 2
            | float_f_neg_b_32i << 3 | float_ftz_32i << 4);
    rt_write_row32(whole, rd_place, rd_new, run);
    return RT_ON;
}
RT_MADE_ANY(maxwell_fast_fadd32i)
RT_KNOWN(maxwell_fast_fadd32i, 0, 0x2, 0x31d, .line = {0})
RT_KNOWN(maxwell_fast_fadd32i, 1, 0x2, 0x31d, .value = {[0] = 1, [3] = 1})
RT_QUICK_2(maxwell_fast_fadd32i)

/* OPEN GUARD FMUL{FMZ}POWER{RND}SAT $R[Rd]CC, $R[Ra]REUSE_A, F32_NEG_B CTL CLOSE */
RT_BODY(maxwell_fast_fmul)
{
    struct maxwell_state *const s = m->state;
    const int32_t cc = (int32_t)rt_value(in, known, 5);
    const int32_t float_power = (int32_t)rt_value(in, known, 1);
    const int32_t float_fmz = (int32_t)rt_value(in, known, 0);
    const int32_t ra = (int32_t)in->value[6];
    const int32_t rnd = (int32_t)rt_value(in, known, 2);
    const int32_t sat = (int32_t)rt_value(in, known, 3);
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 2, 14);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_f32_neg_b(m, in, known, b_row, 0, 9, 8, 11, 12, 13);
    if (!b)
        return rt_slowly(m, in);
    if (cc) {
        _Alignas(64) uint32_t rd_new[32];
        _Alignas(64) uint8_t result_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 4);
        uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
        uint8_t *const result_place = place_cc(m);
        uint8_t *const result_to = rt_into8(m, whole, result_place, result_new);
        if (rt_knows(known, 0xf))
            lanes_fmul_for(s, ra, b, rd_to, result_to,
                float_power | float_fmz << 3 | rnd << 5 | sat << 7);
        else
            lanes_fmul(s, ra, b, rd_to, result_to,
                float_power | float_fmz << 3 | rnd << 5 | sat << 7);
        rt_write_row32(whole, rd_place, rd_new, run);
        rt_write_row8(whole, result_place, result_new, run);
        return RT_ON;
    }
    _Alignas(64) uint32_t rd_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 4);
    uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
    if (rt_knows(known, 0xf))
        lanes_fmul_2_for(s, ra, b, rd_to, float_power | float_fmz << 3 | rnd << 5 | sat << 7);
    else
        lanes_fmul_2(s, ra, b, rd_to, float_power | float_fmz << 3 | rnd << 5 | sat << 7);
    rt_write_row32(whole, rd_place, rd_new, run);
    return RT_ON;
}
RT_MADE_ANY(maxwell_fast_fmul)
RT_KNOWN(maxwell_fast_fmul, 0, 0x7, 0x2f, .line = {0})
RT_KNOWN(maxwell_fast_fmul, 1, 0x7, 0x2f, .line = {[0] = 2}, .value = {[0] = 1, [1] = 1, [3] = 1})
RT_KNOWN(maxwell_fast_fmul, 2, 0x7, 0x2f, .line = {[0] = 2}, .value = {[0] = 2})
RT_QUICK_3(maxwell_fast_fmul)

/* OPEN GUARD FMUL32I{FMZ_53}F_SAT_32I $R[Rd]CC_32I, $R[Ra]REUSE_A, FIMM32 CTL CLOSE */
RT_BODY(maxwell_fast_fmul32i)
{
    struct maxwell_state *const s = m->state;
    const int32_t cc_32i = (int32_t)rt_value(in, known, 3);
    const int32_t ra = (int32_t)in->value[4];
    const uint32_t fimm32 = (uint32_t)in->value[6];
    const int32_t float_fmz_53 = (int32_t)rt_value(in, known, 0);
    const int32_t float_f_sat_32i = (int32_t)rt_value(in, known, 1);
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 0, 7);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    if (cc_32i) {
        _Alignas(64) uint32_t rd_new[32];
        _Alignas(64) uint8_t result_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 2);
        uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
        uint8_t *const result_place = place_cc(m);
        uint8_t *const result_to = rt_into8(m, whole, result_place, result_new);
        if (rt_knows(known, 0x3))
            lanes_fmul32i_for(s, ra, fimm32, rd_to, result_to, float_fmz_53 | float_f_sat_32i << 2);
        else
            lanes_fmul32i(s, ra, fimm32, rd_to, result_to, float_fmz_53 | float_f_sat_32i << 2);
        rt_write_row32(whole, rd_place, rd_new, run);
        rt_write_row8(whole, result_place, result_new, run);
        return RT_ON;
    }
    _Alignas(64) uint32_t rd_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 2);
    uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
    if (rt_knows(known, 0x3))
        lanes_fmul32i_2_for(s, ra, fimm32, rd_to, float_fmz_53 | float_f_sat_32i << 2);
    else
        lanes_fmul32i_2(s, ra, fimm32, rd_to, float_fmz_53 | float_f_sat_32i << 2);
    rt_write_row32(whole, rd_place, rd_new, run);
    return RT_ON;
}
RT_MADE_ANY(maxwell_fast_fmul32i)
RT_KNOWN(maxwell_fast_fmul32i, 0, 0x1, 0xb, .line = {0})
RT_KNOWN(maxwell_fast_fmul32i, 1, 0x1, 0xb, .value = {[0] = 1, [1] = 1})
RT_QUICK_2(maxwell_fast_fmul32i)

/* OPEN GUARD FFMA{FMZ_53}RND_51{SAT} $R[Rd]CC, $R[Ra]REUSE_A, F32_NEG_B, F_NEG_C$R[Rc]REUSE_C CTL
   CLOSE */
RT_BODY(maxwell_fast_ffma_b)
{
    struct maxwell_state *const s = m->state;
    const int32_t cc = (int32_t)rt_value(in, known, 4);
    const int32_t rc = (int32_t)in->value[14];
    const int32_t f_neg_c = (int32_t)rt_value(in, known, 13);
    const int32_t float_fmz_53 = (int32_t)rt_value(in, known, 0);
    const int32_t ra = (int32_t)in->value[5];
    const int32_t float_rnd_51 = (int32_t)rt_value(in, known, 1);
    const int32_t sat = (int32_t)rt_value(in, known, 2);
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 3, 16);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_f32_neg_b(m, in, known, b_row, 0, 8, 7, 10, 11, 12);
    if (!b)
        return rt_slowly(m, in);
    if (cc) {
        _Alignas(64) uint32_t rd_new[32];
        _Alignas(64) uint8_t result_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 3);
        uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
        uint8_t *const result_place = place_cc(m);
        uint8_t *const result_to = rt_into8(m, whole, result_place, result_new);
        if (rt_knows(known, 0x2007))
            lanes_ffma_b_for(s, rc, ra, b, rd_to, result_to,
                f_neg_c | float_fmz_53 << 1 | float_rnd_51 << 3 | sat << 5);
        else
            lanes_ffma_b(s, rc, ra, b, rd_to, result_to,
                f_neg_c | float_fmz_53 << 1 | float_rnd_51 << 3 | sat << 5);
        rt_write_row32(whole, rd_place, rd_new, run);
        rt_write_row8(whole, result_place, result_new, run);
        return RT_ON;
    }
    _Alignas(64) uint32_t rd_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 3);
    uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
    if (rt_knows(known, 0x2007))
        lanes_ffma_b_2_for(s, rc, ra, b, rd_to,
            f_neg_c | float_fmz_53 << 1 | float_rnd_51 << 3 | sat << 5);
    else
        lanes_ffma_b_2(s, rc, ra, b, rd_to,
            f_neg_c | float_fmz_53 << 1 | float_rnd_51 << 3 | sat << 5);
    rt_write_row32(whole, rd_place, rd_new, run);
    return RT_ON;
}
RT_MADE_ANY(maxwell_fast_ffma_b)
RT_KNOWN(maxwell_fast_ffma_b, 0, 0xb, 0x2017, .line = {0})
RT_KNOWN(maxwell_fast_ffma_b, 1, 0xb, 0x2017, .value = {[1] = 2, [13] = 1})
RT_QUICK_2(maxwell_fast_ffma_b)

/* OPEN GUARD FFMA{FMZ_53}RND_51{SAT} $R[Rd]CC, $R[Ra]REUSE_A, NEG_PRODUCT$R[Rc]REUSE_B,
   F_NEG_C{c[C_BANK][C_OFFSET]} CTL CLOSE */
RT_BODY(maxwell_fast_ffma_c)
{
    struct maxwell_state *const s = m->state;
    const int32_t cc = (int32_t)rt_value(in, known, 4);
    const int32_t rc = (int32_t)in->value[8];
    const int32_t neg_product = (int32_t)rt_value(in, known, 7);
    const int32_t float_fmz_53 = (int32_t)rt_value(in, known, 0);
    const int32_t ra = (int32_t)in->value[5];
    const int32_t float_rnd_51 = (int32_t)rt_value(in, known, 1);
    const int32_t sat = (int32_t)rt_value(in, known, 2);
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 3, 13);
    run &= hold;
    if (m->watch)
        return rt_slowly(m, in);
    uint32_t c = 0;
    const int c_trap = operand_f32_const_c(m, in, &c, 11, 12, 10);
    if (c_trap) {
        return rt_slowly(m, in);
    }
    if (cc) {
        _Alignas(64) uint32_t rd_new[32];
        _Alignas(64) uint8_t result_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 3);
        uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
        uint8_t *const result_place = place_cc(m);
        uint8_t *const result_to = rt_into8(m, whole, result_place, result_new);
        if (rt_knows(known, 0x87))
            lanes_ffma_c_for(s, rc, ra, c, rd_to, result_to,
                neg_product | float_fmz_53 << 1 | float_rnd_51 << 3 | sat << 5);
        else
            lanes_ffma_c(s, rc, ra, c, rd_to, result_to,
                neg_product | float_fmz_53 << 1 | float_rnd_51 << 3 | sat << 5);
        rt_write_row32(whole, rd_place, rd_new, run);
        rt_write_row8(whole, result_place, result_new, run);
        return RT_ON;
    }
    _Alignas(64) uint32_t rd_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 3);
    uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
    if (rt_knows(known, 0x87))
        lanes_ffma_c_2_for(s, rc, ra, c, rd_to,
            neg_product | float_fmz_53 << 1 | float_rnd_51 << 3 | sat << 5);
    else
        lanes_ffma_c_2(s, rc, ra, c, rd_to,
            neg_product | float_fmz_53 << 1 | float_rnd_51 << 3 | sat << 5);
    rt_write_row32(whole, rd_place, rd_new, run);
    return RT_ON;
}
RT_MADE_ANY(maxwell_fast_ffma_c)
RT_KNOWN(maxwell_fast_ffma_c, 0, 0x8, 0x97, .line = {0})
RT_KNOWN(maxwell_fast_ffma_c, 1, 0x8, 0x97, .value = {[1] = 2})
RT_QUICK_2(maxwell_fast_ffma_c)

/* OPEN GUARD FFMA32I{FMZ_53}F_SAT_32I $R[Rd]CC_32I, F_NEG_A_32I$R[Ra]REUSE_A, FIMM32,
   F_NEG_C_32I$R[Rd] CTL CLOSE */
RT_BODY(maxwell_fast_ffma32i)
{
    struct maxwell_state *const s = m->state;
    const int32_t cc_32i = (int32_t)rt_value(in, known, 3);
    const int32_t ra = (int32_t)in->value[5];
    const int32_t float_f_neg_a_32i = (int32_t)rt_value(in, known, 4);
    const int32_t rd_2 = (int32_t)in->value[2];
    const int32_t float_f_neg_c_32i = (int32_t)rt_value(in, known, 8);
    const int32_t float_fmz_53 = (int32_t)rt_value(in, known, 0);
    const uint32_t fimm32 = (uint32_t)in->value[7];
    const int32_t float_f_sat_32i = (int32_t)rt_value(in, known, 1);
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 1, 9);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    if (cc_32i) {
        _Alignas(64) uint32_t rd_new[32];
        _Alignas(64) uint8_t result_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 2);
        uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
        uint8_t *const result_place = place_cc(m);
        uint8_t *const result_to = rt_into8(m, whole, result_place, result_new);
        if (rt_knows(known, 0x113))
            lanes_ffma32i_for(s, ra, rd_2, fimm32, rd_to, result_to,
                float_f_neg_a_32i | float_f_neg_c_32i << 1 | float_fmz_53 << 2
                | float_f_sat_32i << 4);
        else
            lanes_ffma32i(s, ra, rd_2, fimm32, rd_to, result_to,
                float_f_neg_a_32i | float_f_neg_c_32i << 1 | float_fmz_53 << 2
                | float_f_sat_32i << 4);
        rt_write_row32(whole, rd_place, rd_new, run);
        rt_write_row8(whole, result_place, result_new, run);
        return RT_ON;
    }
    _Alignas(64) uint32_t rd_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 2);
    uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
    if (rt_knows(known, 0x113))
        lanes_ffma32i_2_for(s, ra, rd_2, fimm32, rd_to,
            float_f_neg_a_32i | float_f_neg_c_32i << 1 | float_fmz_53 << 2 | float_f_sat_32i << 4);
    else
        lanes_ffma32i_2(s, ra, rd_2, fimm32, rd_to,
            float_f_neg_a_32i | float_f_neg_c_32i << 1 | float_fmz_53 << 2 | float_f_sat_32i << 4);
    rt_write_row32(whole, rd_place, rd_new, run);
    return RT_ON;
}
RT_MADE_ANY(maxwell_fast_ffma32i)
RT_KNOWN(maxwell_fast_ffma32i, 0, 0x2, 0x11b, .line = {0})
RT_KNOWN(maxwell_fast_ffma32i, 1, 0x2, 0x11b, .value = {[4] = 1})
RT_QUICK_2(maxwell_fast_ffma32i)

/* OPEN GUARD FMNMX{FTZ} $R[Rd]CC, F_NEG_A{F_ABS_A}$R[Ra]F_ABS_A{REUSE_A}, F32_B, NOT_Pp$P[Pp] CTL
   CLOSE */
RT_BODY(maxwell_fast_fmnmx)
{
    struct maxwell_state *const s = m->state;
    const int32_t cc = (int32_t)rt_value(in, known, 2);
    const int32_t ra = (int32_t)in->value[5];
    const int32_t f_abs_a = (int32_t)rt_value(in, known, 4);
    const int32_t f_neg_a = (int32_t)rt_value(in, known, 3);
    const int32_t pp = (int32_t)in->value[15];
    const int32_t not_pp = (int32_t)rt_value(in, known, 14);
    const int32_t ftz = (int32_t)rt_value(in, known, 0);
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 4, 16);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b =
        row_f2f_f32(m, in, known, b_row, 1, 9, 8, 7, 11, 12, 13);
    if (!b)
        return rt_slowly(m, in);
    if (cc) {
        _Alignas(64) uint32_t rd_new[32];
        _Alignas(64) uint8_t result_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 1);
        uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
        uint8_t *const result_place = place_cc(m);
        uint8_t *const result_to = rt_into8(m, whole, result_place, result_new);
        if (rt_knows(known, 0x4019))
            lanes_fmnmx_for(s, ra, pp, b, rd_to, result_to,
                f_abs_a | f_neg_a << 1 | not_pp << 2 | ftz << 3);
        else
            lanes_fmnmx(s, ra, pp, b, rd_to, result_to,
                f_abs_a | f_neg_a << 1 | not_pp << 2 | ftz << 3);
        rt_write_row32(whole, rd_place, rd_new, run);
        rt_write_row8(whole, result_place, result_new, run);
        return RT_ON;
    }
    _Alignas(64) uint32_t rd_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 1);
    uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
    if (rt_knows(known, 0x4019))
        lanes_fmnmx_2_for(s, ra, pp, b, rd_to, f_abs_a | f_neg_a << 1 | not_pp << 2 | ftz << 3);
    else
        lanes_fmnmx_2(s, ra, pp, b, rd_to, f_abs_a | f_neg_a << 1 | not_pp << 2 | ftz << 3);
    rt_write_row32(whole, rd_place, rd_new, run);
    return RT_ON;
}
RT_MADE_ANY(maxwell_fast_fmnmx)
RT_KNOWN(maxwell_fast_fmnmx, 0, 0x16, 0x401d, .line = {0})
RT_KNOWN(maxwell_fast_fmnmx, 1, 0x16, 0x401d, .value = {[0] = 1, [14] = 1})
RT_QUICK_2(maxwell_fast_fmnmx)

