/* Generated from the description maxwell by gen/emit/fast. Do not edit. */
#include "maxwell_fast.h"

RT_WITHIN void lanes_hadd2_r_for(const uint32_t *a, const uint32_t *b, uint32_t *rd_to,
    const int32_t key)
{
    const int32_t half_hadd_ftz = key & 1;
    const int32_t half_half_sat = key >> 1 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x =
            rt_f32_add((uint32_t)rt_float_convert(RT_F32, RT_F16, a[l] & 0xffff, RT_NEAR,
            (uint32_t)(half_hadd_ftz * 3), 0x7fffffff),
            (uint32_t)rt_float_convert(RT_F32, RT_F16, b[l] & 0xffff, RT_NEAR,
            (uint32_t)(half_hadd_ftz * 3), 0x7fffffff), RT_NEAR, (uint32_t)(half_hadd_ftz * 3),
            0x7fffffff);
        const uint32_t t =
            rt_f32_min(rt_f32_max(x, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP, 0x7fc00000);
        const uint32_t t_2 = rt_f32_is_nan(x) ? 0 : t;
        const uint32_t rd = !half_half_sat ? x : t_2;
        rd_to[l] = rd;
    }
}

RT_LOOP_1(lanes_hadd2_r,
    (const uint32_t *a, const uint32_t *b, uint32_t *rd_to, const int32_t fields),
    (a, b, rd_to, key), 0, 0)

RT_WITHIN void lanes_hadd2_r_2_for(const uint32_t *a, const uint32_t *b, struct maxwell_state *s,
    int32_t rd_2, uint32_t *rd_to, const int32_t key)
{
    const int32_t half_hadd_ftz = key & 1;
    const int32_t half_half_sat = key >> 1 & 1;
    const int32_t half_merge = key >> 2 & 3;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x_2 =
            (uint32_t)rt_float_add(RT_F16, a[l] >> 16, b[l] >> 16, RT_NEAR,
            (uint32_t)(half_hadd_ftz * 3), 0x7fff);
        const uint32_t x_3 =
            (uint32_t)rt_float_add(RT_F16, a[l] & 0xffff, b[l] & 0xffff, RT_NEAR,
            (uint32_t)(half_hadd_ftz * 3), 0x7fff);
        const uint32_t r =
            (uint32_t)(!half_half_sat ? (int32_t)x_2 : x_2 >> 15 != 0
            || x_2 > 31744 ? 0 : rt_min_i32((int32_t)x_2, 15360)) << 16
            | (uint32_t)(!half_half_sat ? (int32_t)x_3 : x_3 >> 15 != 0
            || x_3 > 31744 ? 0 : rt_min_i32((int32_t)x_3, 15360));
        const uint32_t rd = half_merge == 2 ? s->r[rd_2][l] >> 16 << 16 | (r & 0xffff)
            : half_merge == 3 ? r >> 16 << 16 | (s->r[rd_2][l] & 0xffff) : r;
        rd_to[l] = rd;
    }
}

RT_LOOP_1(lanes_hadd2_r_2,
    (const uint32_t *a, const uint32_t *b, struct maxwell_state *s, int32_t rd_2, uint32_t *rd_to,
    const int32_t fields), (a, b, s, rd_2, rd_to, key), 0, 0)

RT_WITHIN void lanes_hadd2_c_for(const uint32_t *a, uint32_t b, uint32_t *rd_to, const int32_t key)
{
    const int32_t half_hadd_ftz = key & 1;
    const int32_t half_half_sat_const = key >> 1 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x =
            rt_f32_add((uint32_t)rt_float_convert(RT_F32, RT_F16, a[l] & 0xffff, RT_NEAR,
            (uint32_t)(half_hadd_ftz * 3), 0x7fffffff),
            (uint32_t)rt_float_convert(RT_F32, RT_F16, b & 0xffff, RT_NEAR,
            (uint32_t)(half_hadd_ftz * 3), 0x7fffffff), RT_NEAR, (uint32_t)(half_hadd_ftz * 3),
            0x7fffffff);
        const uint32_t t =
            rt_f32_min(rt_f32_max(x, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP, 0x7fc00000);
        const uint32_t t_2 = rt_f32_is_nan(x) ? 0 : t;
        const uint32_t rd = !half_half_sat_const ? x : t_2;
        rd_to[l] = rd;
    }
}

RT_LOOP_1(lanes_hadd2_c, (const uint32_t *a, uint32_t b, uint32_t *rd_to, const int32_t fields),
    (a, b, rd_to, key), 0, 0)

RT_WITHIN void lanes_hadd2_c_2_for(const uint32_t *a, uint32_t b, struct maxwell_state *s,
    int32_t rd_2, uint32_t *rd_to, const int32_t key)
{
    const int32_t half_hadd_ftz = key & 1;
    const int32_t half_half_sat_const = key >> 1 & 1;
    const int32_t half_merge = key >> 2 & 3;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x_2 =
            (uint32_t)rt_float_add(RT_F16, a[l] >> 16, b >> 16, RT_NEAR,
            (uint32_t)(half_hadd_ftz * 3), 0x7fff);
        const uint32_t x_3 =
            (uint32_t)rt_float_add(RT_F16, a[l] & 0xffff, b & 0xffff, RT_NEAR,
            (uint32_t)(half_hadd_ftz * 3), 0x7fff);
        const uint32_t r =
            (uint32_t)(!half_half_sat_const ? (int32_t)x_2 : x_2 >> 15 != 0
            || x_2 > 31744 ? 0 : rt_min_i32((int32_t)x_2, 15360)) << 16
            | (uint32_t)(!half_half_sat_const ? (int32_t)x_3 : x_3 >> 15 != 0
            || x_3 > 31744 ? 0 : rt_min_i32((int32_t)x_3, 15360));
        const uint32_t rd = half_merge == 2 ? s->r[rd_2][l] >> 16 << 16 | (r & 0xffff)
            : half_merge == 3 ? r >> 16 << 16 | (s->r[rd_2][l] & 0xffff) : r;
        rd_to[l] = rd;
    }
}

RT_LOOP_1(lanes_hadd2_c_2,
    (const uint32_t *a, uint32_t b, struct maxwell_state *s, int32_t rd_2, uint32_t *rd_to,
    const int32_t fields), (a, b, s, rd_2, rd_to, key), 0, 0)

RT_WITHIN void lanes_hadd2_32i_for(int32_t half_f16_high_32i, int32_t half_f16_low_32i,
    const uint32_t *a, uint32_t *rd_to, const int32_t key)
{
    const int32_t half_hadd_ftz_32i = key & 1;
    const int32_t half_half_sat_const = key >> 1 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t b = (uint32_t)half_f16_high_32i << 16 | (uint32_t)half_f16_low_32i;
        const uint32_t x =
            (uint32_t)rt_float_add(RT_F16, a[l] >> 16, b >> 16, RT_NEAR,
            (uint32_t)(half_hadd_ftz_32i * 3), 0x7fff);
        const uint32_t x_2 =
            (uint32_t)rt_float_add(RT_F16, a[l] & 0xffff, b & 0xffff, RT_NEAR,
            (uint32_t)(half_hadd_ftz_32i * 3), 0x7fff);
        const uint32_t rd =
            (uint32_t)(!half_half_sat_const ? (int32_t)x : x >> 15 != 0
            || x > 31744 ? 0 : rt_min_i32((int32_t)x, 15360)) << 16
            | (uint32_t)(!half_half_sat_const ? (int32_t)x_2 : x_2 >> 15 != 0
            || x_2 > 31744 ? 0 : rt_min_i32((int32_t)x_2, 15360));
        rd_to[l] = rd;
    }
}

RT_LOOP_1(lanes_hadd2_32i,
    (int32_t half_f16_high_32i, int32_t half_f16_low_32i, const uint32_t *a, uint32_t *rd_to,
    const int32_t fields), (half_f16_high_32i, half_f16_low_32i, a, rd_to, key), 0, 0)

RT_WITHIN void lanes_hmul2_r_for(const uint32_t *a, const uint32_t *b, uint32_t *rd_to,
    const int32_t key)
{
    const int32_t half_hmul_fmz = key & 3;
    const int32_t half_half_sat = key >> 2 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t z = half_hmul_fmz != 0;
        const int32_t dnz = half_hmul_fmz == 2;
        const uint32_t r =
            rt_f32_mul((uint32_t)rt_float_convert(RT_F32, RT_F16, a[l] & 0xffff, RT_NEAR,
            (uint32_t)(z * 3), 0x7fffffff),
            (uint32_t)rt_float_convert(RT_F32, RT_F16, b[l] & 0xffff, RT_NEAR, (uint32_t)(z * 3),
            0x7fffffff), RT_NEAR, (uint32_t)(z * 3), 0x7fffffff);
        const uint32_t x =
            (dnz && (((uint32_t)rt_float_convert(RT_F32, RT_F16, a[l] & 0xffff, RT_NEAR,
            RT_FLUSH_ALL, 0x7fffffff) & 0x7fffffff) == 0
            || ((uint32_t)rt_float_convert(RT_F32, RT_F16, b[l] & 0xffff, RT_NEAR, RT_FLUSH_ALL,
            0x7fffffff) & 0x7fffffff) == 0)) ? 0 : r;
        const uint32_t t =
            rt_f32_min(rt_f32_max(x, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP, 0x7fc00000);
        const uint32_t t_2 = rt_f32_is_nan(x) ? 0 : t;
        const uint32_t rd = !half_half_sat ? x : t_2;
        rd_to[l] = rd;
    }
}

RT_LOOP_1(lanes_hmul2_r,
    (const uint32_t *a, const uint32_t *b, uint32_t *rd_to, const int32_t fields),
    (a, b, rd_to, key), 0, 0)

RT_WITHIN void lanes_hmul2_r_2_for(const uint32_t *a, const uint32_t *b, struct maxwell_state *s,
    int32_t rd_2, uint32_t *rd_to, const int32_t key)
{
    const int32_t half_hmul_fmz = key & 3;
    const int32_t half_half_sat = key >> 2 & 1;
    const int32_t half_merge = key >> 3 & 3;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        int32_t result = 0;
        int32_t result_2 = 0;
        const int32_t z_2 = half_hmul_fmz != 0;
        const int32_t dnz_2 = half_hmul_fmz == 2;
        if (dnz_2 && (((uint32_t)rt_float_convert(RT_F32, RT_F16, a[l] >> 16, RT_NEAR,
            RT_FLUSH_ALL, 0x7fffffff) & 0x7fffffff) == 0
            || ((uint32_t)rt_float_convert(RT_F32, RT_F16, b[l] >> 16, RT_NEAR, RT_FLUSH_ALL,
            0x7fffffff) & 0x7fffffff) == 0)) {
            result = 0;
        } else {
            result = (int32_t)(uint32_t)rt_float_mul(RT_F16, a[l] >> 16, b[l] >> 16, RT_NEAR,
                (uint32_t)(z_2 * 3), 0x7fff);
        }
        if (dnz_2 && (((uint32_t)rt_float_convert(RT_F32, RT_F16, a[l] & 0xffff, RT_NEAR,
            RT_FLUSH_ALL, 0x7fffffff) & 0x7fffffff) == 0
            || ((uint32_t)rt_float_convert(RT_F32, RT_F16, b[l] & 0xffff, RT_NEAR, RT_FLUSH_ALL,
            0x7fffffff) & 0x7fffffff) == 0)) {
            result_2 = 0;
        } else {
            result_2 = (int32_t)(uint32_t)rt_float_mul(RT_F16, a[l] & 0xffff, b[l] & 0xffff,
                RT_NEAR, (uint32_t)(z_2 * 3), 0x7fff);
        }
        const uint32_t r_2 =
            (uint32_t)(!half_half_sat ? result : result >> 15 != 0
            || result > 31744 ? 0 : rt_min_i32(result, 15360)) << 16
            | (uint32_t)(!half_half_sat ? result_2 : result_2 >> 15 != 0
            || result_2 > 31744 ? 0 : rt_min_i32(result_2, 15360));
        const uint32_t rd = half_merge == 2 ? s->r[rd_2][l] >> 16 << 16 | (r_2 & 0xffff)
            : half_merge == 3 ? r_2 >> 16 << 16 | (s->r[rd_2][l] & 0xffff) : r_2;
        rd_to[l] = rd;
    }
}

RT_LOOP_1(lanes_hmul2_r_2,
    (const uint32_t *a, const uint32_t *b, struct maxwell_state *s, int32_t rd_2, uint32_t *rd_to,
    const int32_t fields), (a, b, s, rd_2, rd_to, key), 0, 0)

RT_WITHIN void lanes_hmul2_c_for(const uint32_t *a, uint32_t b, uint32_t *rd_to, const int32_t key)
{
    const int32_t half_hmul_fmz = key & 3;
    const int32_t half_half_sat_const = key >> 2 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t z = half_hmul_fmz != 0;
        const int32_t dnz = half_hmul_fmz == 2;
        const uint32_t r =
            rt_f32_mul((uint32_t)rt_float_convert(RT_F32, RT_F16, a[l] & 0xffff, RT_NEAR,
            (uint32_t)(z * 3), 0x7fffffff),
            (uint32_t)rt_float_convert(RT_F32, RT_F16, b & 0xffff, RT_NEAR, (uint32_t)(z * 3),
            0x7fffffff), RT_NEAR, (uint32_t)(z * 3), 0x7fffffff);
        const uint32_t x =
            (dnz && (((uint32_t)rt_float_convert(RT_F32, RT_F16, a[l] & 0xffff, RT_NEAR,
            RT_FLUSH_ALL, 0x7fffffff) & 0x7fffffff) == 0
            || ((uint32_t)rt_float_convert(RT_F32, RT_F16, b & 0xffff, RT_NEAR, RT_FLUSH_ALL,
            0x7fffffff) & 0x7fffffff) == 0)) ? 0 : r;
        const uint32_t t =
            rt_f32_min(rt_f32_max(x, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP, 0x7fc00000);
        const uint32_t t_2 = rt_f32_is_nan(x) ? 0 : t;
        const uint32_t rd = !half_half_sat_const ? x : t_2;
        rd_to[l] = rd;
    }
}

RT_LOOP_1(lanes_hmul2_c, (const uint32_t *a, uint32_t b, uint32_t *rd_to, const int32_t fields),
    (a, b, rd_to, key), 0, 0)

RT_WITHIN void lanes_hmul2_c_2_for(const uint32_t *a, uint32_t b, struct maxwell_state *s,
    int32_t rd_2, uint32_t *rd_to, const int32_t key)
{
    const int32_t half_hmul_fmz = key & 3;
    const int32_t half_half_sat_const = key >> 2 & 1;
    const int32_t half_merge = key >> 3 & 3;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        int32_t result = 0;
        int32_t result_2 = 0;
        const int32_t z_2 = half_hmul_fmz != 0;
        const int32_t dnz_2 = half_hmul_fmz == 2;
        if (dnz_2 && (((uint32_t)rt_float_convert(RT_F32, RT_F16, a[l] >> 16, RT_NEAR,
            RT_FLUSH_ALL, 0x7fffffff) & 0x7fffffff) == 0
            || ((uint32_t)rt_float_convert(RT_F32, RT_F16, b >> 16, RT_NEAR, RT_FLUSH_ALL,
            0x7fffffff) & 0x7fffffff) == 0)) {
            result = 0;
        } else {
            result = (int32_t)(uint32_t)rt_float_mul(RT_F16, a[l] >> 16, b >> 16, RT_NEAR,
                (uint32_t)(z_2 * 3), 0x7fff);
        }
        if (dnz_2 && (((uint32_t)rt_float_convert(RT_F32, RT_F16, a[l] & 0xffff, RT_NEAR,
            RT_FLUSH_ALL, 0x7fffffff) & 0x7fffffff) == 0
            || ((uint32_t)rt_float_convert(RT_F32, RT_F16, b & 0xffff, RT_NEAR, RT_FLUSH_ALL,
            0x7fffffff) & 0x7fffffff) == 0)) {
            result_2 = 0;
        } else {
            result_2 = (int32_t)(uint32_t)rt_float_mul(RT_F16, a[l] & 0xffff, b & 0xffff, RT_NEAR,
                (uint32_t)(z_2 * 3), 0x7fff);
        }
        const uint32_t r_2 =
            (uint32_t)(!half_half_sat_const ? result : result >> 15 != 0
            || result > 31744 ? 0 : rt_min_i32(result, 15360)) << 16
            | (uint32_t)(!half_half_sat_const ? result_2 : result_2 >> 15 != 0
            || result_2 > 31744 ? 0 : rt_min_i32(result_2, 15360));
        const uint32_t rd = half_merge == 2 ? s->r[rd_2][l] >> 16 << 16 | (r_2 & 0xffff)
            : half_merge == 3 ? r_2 >> 16 << 16 | (s->r[rd_2][l] & 0xffff) : r_2;
        rd_to[l] = rd;
    }
}

RT_LOOP_1(lanes_hmul2_c_2,
    (const uint32_t *a, uint32_t b, struct maxwell_state *s, int32_t rd_2, uint32_t *rd_to,
    const int32_t fields), (a, b, s, rd_2, rd_to, key), 0, 0)

RT_WITHIN void lanes_hmul2_i_for(int32_t half_f16_high, int32_t half_f16_low, const uint32_t *a,
    uint32_t *rd_to, const int32_t key)
{
    const int32_t half_hmul_fmz = key & 3;
    const int32_t half_half_sat_const = key >> 2 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t b = (uint32_t)half_f16_high << 16 | (uint32_t)half_f16_low;
        const int32_t z = half_hmul_fmz != 0;
        const int32_t dnz = half_hmul_fmz == 2;
        const uint32_t r =
            rt_f32_mul((uint32_t)rt_float_convert(RT_F32, RT_F16, a[l] & 0xffff, RT_NEAR,
            (uint32_t)(z * 3), 0x7fffffff),
            (uint32_t)rt_float_convert(RT_F32, RT_F16, b & 0xffff, RT_NEAR, (uint32_t)(z * 3),
            0x7fffffff), RT_NEAR, (uint32_t)(z * 3), 0x7fffffff);
        const uint32_t x =
            (dnz && (((uint32_t)rt_float_convert(RT_F32, RT_F16, a[l] & 0xffff, RT_NEAR,
            RT_FLUSH_ALL, 0x7fffffff) & 0x7fffffff) == 0
            || ((uint32_t)rt_float_convert(RT_F32, RT_F16, b & 0xffff, RT_NEAR, RT_FLUSH_ALL,
            0x7fffffff) & 0x7fffffff) == 0)) ? 0 : r;
        const uint32_t t =
            rt_f32_min(rt_f32_max(x, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP, 0x7fc00000);
        const uint32_t t_2 = rt_f32_is_nan(x) ? 0 : t;
        const uint32_t rd = !half_half_sat_const ? x : t_2;
        rd_to[l] = rd;
    }
}

RT_LOOP_1(lanes_hmul2_i,
    (int32_t half_f16_high, int32_t half_f16_low, const uint32_t *a, uint32_t *rd_to,
    const int32_t fields), (half_f16_high, half_f16_low, a, rd_to, key), 0, 0)

RT_WITHIN void lanes_hmul2_i_2_for(int32_t half_f16_high, int32_t half_f16_low, const uint32_t *a,
    struct maxwell_state *s, int32_t rd_2, uint32_t *rd_to, const int32_t key)
{
    const int32_t half_hmul_fmz = key & 3;
    const int32_t half_half_sat_const = key >> 2 & 1;
    const int32_t half_merge = key >> 3 & 3;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        int32_t result = 0;
        int32_t result_2 = 0;
        const uint32_t b_2 = (uint32_t)half_f16_high << 16 | (uint32_t)half_f16_low;
        const int32_t z_2 = half_hmul_fmz != 0;
        const int32_t dnz_2 = half_hmul_fmz == 2;
        if (dnz_2 && (((uint32_t)rt_float_convert(RT_F32, RT_F16, a[l] >> 16, RT_NEAR,
            RT_FLUSH_ALL, 0x7fffffff) & 0x7fffffff) == 0
            || ((uint32_t)rt_float_convert(RT_F32, RT_F16, b_2 >> 16, RT_NEAR, RT_FLUSH_ALL,
            0x7fffffff) & 0x7fffffff) == 0)) {
            result = 0;
        } else {
            result = (int32_t)(uint32_t)rt_float_mul(RT_F16, a[l] >> 16, b_2 >> 16, RT_NEAR,
                (uint32_t)(z_2 * 3), 0x7fff);
        }
        if (dnz_2 && (((uint32_t)rt_float_convert(RT_F32, RT_F16, a[l] & 0xffff, RT_NEAR,
            RT_FLUSH_ALL, 0x7fffffff) & 0x7fffffff) == 0
            || ((uint32_t)rt_float_convert(RT_F32, RT_F16, b_2 & 0xffff, RT_NEAR, RT_FLUSH_ALL,
            0x7fffffff) & 0x7fffffff) == 0)) {
            result_2 = 0;
        } else {
            result_2 = (int32_t)(uint32_t)rt_float_mul(RT_F16, a[l] & 0xffff, b_2 & 0xffff,
                RT_NEAR, (uint32_t)(z_2 * 3), 0x7fff);
        }
        const uint32_t r_2 =
            (uint32_t)(!half_half_sat_const ? result : result >> 15 != 0
            || result > 31744 ? 0 : rt_min_i32(result, 15360)) << 16
            | (uint32_t)(!half_half_sat_const ? result_2 : result_2 >> 15 != 0
            || result_2 > 31744 ? 0 : rt_min_i32(result_2, 15360));
        const uint32_t rd = half_merge == 2 ? s->r[rd_2][l] >> 16 << 16 | (r_2 & 0xffff)
            : half_merge == 3 ? r_2 >> 16 << 16 | (s->r[rd_2][l] & 0xffff) : r_2;
        rd_to[l] = rd;
    }
}

RT_LOOP_1(lanes_hmul2_i_2,
    (int32_t half_f16_high, int32_t half_f16_low, const uint32_t *a, struct maxwell_state *s,
    int32_t rd_2, uint32_t *rd_to, const int32_t fields),
    (half_f16_high, half_f16_low, a, s, rd_2, rd_to, key), 0, 0)

RT_WITHIN void lanes_hmul2_32i_for(int32_t half_f16_high_32i, int32_t half_f16_low_32i,
    const uint32_t *a, uint32_t *rd_to, const int32_t key)
{
    const int32_t half_half_fmz_32i = key & 3;
    const int32_t half_half_sat_const = key >> 2 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        int32_t result = 0;
        int32_t result_2 = 0;
        const uint32_t b = (uint32_t)half_f16_high_32i << 16 | (uint32_t)half_f16_low_32i;
        const int32_t z = half_half_fmz_32i != 0;
        const int32_t dnz = half_half_fmz_32i == 2;
        if (dnz && (((uint32_t)rt_float_convert(RT_F32, RT_F16, a[l] >> 16, RT_NEAR, RT_FLUSH_ALL,
            0x7fffffff) & 0x7fffffff) == 0
            || ((uint32_t)rt_float_convert(RT_F32, RT_F16, b >> 16, RT_NEAR, RT_FLUSH_ALL,
            0x7fffffff) & 0x7fffffff) == 0)) {
            result = 0;
        } else {
            result = (int32_t)(uint32_t)rt_float_mul(RT_F16, a[l] >> 16, b >> 16, RT_NEAR,
                (uint32_t)(z * 3), 0x7fff);
        }
        if (dnz && (((uint32_t)rt_float_convert(RT_F32, RT_F16, a[l] & 0xffff, RT_NEAR,
            RT_FLUSH_ALL, 0x7fffffff) & 0x7fffffff) == 0
            || ((uint32_t)rt_float_convert(RT_F32, RT_F16, b & 0xffff, RT_NEAR, RT_FLUSH_ALL,
            0x7fffffff) & 0x7fffffff) == 0)) {
            result_2 = 0;
        } else {
            result_2 = (int32_t)(uint32_t)rt_float_mul(RT_F16, a[l] & 0xffff, b & 0xffff, RT_NEAR,
                (uint32_t)(z * 3), 0x7fff);
        }
        const uint32_t rd =
            (uint32_t)(!half_half_sat_const ? result : result >> 15 != 0
            || result > 31744 ? 0 : rt_min_i32(result, 15360)) << 16
            | (uint32_t)(!half_half_sat_const ? result_2 : result_2 >> 15 != 0
            || result_2 > 31744 ? 0 : rt_min_i32(result_2, 15360));
        rd_to[l] = rd;
    }
}

RT_LOOP_1(lanes_hmul2_32i,
    (int32_t half_f16_high_32i, int32_t half_f16_low_32i, const uint32_t *a, uint32_t *rd_to,
    const int32_t fields), (half_f16_high_32i, half_f16_low_32i, a, rd_to, key), 0, 0)

RT_WITHIN void lanes_hfma2_r_for(const uint32_t *a, const uint32_t *b, const uint32_t *c,
    uint32_t *rd_to, const int32_t key)
{
    const int32_t half_hfma_fmz = key & 3;
    const int32_t half_half_sat = key >> 2 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t z = half_hfma_fmz != 0;
        const int32_t dnz = half_hfma_fmz == 2;
        const int32_t empty = dnz
            && (((uint32_t)rt_float_convert(RT_F32, RT_F16, a[l] & 0xffff, RT_NEAR, RT_FLUSH_ALL,
            0x7fffffff) & 0x7fffffff) == 0
            || ((uint32_t)rt_float_convert(RT_F32, RT_F16, b[l] & 0xffff, RT_NEAR, RT_FLUSH_ALL,
            0x7fffffff) & 0x7fffffff) == 0);
        const uint32_t t =
            (uint32_t)rt_float_convert(RT_F32, RT_F16, a[l] & 0xffff, RT_NEAR, (uint32_t)(z * 3),
            0x7fffffff);
        const uint32_t x = empty ? 0 : t;
        const uint32_t t_2 =
            (uint32_t)rt_float_convert(RT_F32, RT_F16, b[l] & 0xffff, RT_NEAR, (uint32_t)(z * 3),
            0x7fffffff);
        const uint32_t y = empty ? 0 : t_2;
        const uint32_t x_2 =
            rt_f32_mul_add(x, y,
            (uint32_t)rt_float_convert(RT_F32, RT_F16, c[l] & 0xffff, RT_NEAR, (uint32_t)(z * 3),
            0x7fffffff), RT_EXACT, RT_NEAR, (uint32_t)(z * 3), 0x7fffffff);
        const uint32_t t_3 =
            rt_f32_min(rt_f32_max(x_2, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP, 0x7fc00000);
        const uint32_t t_4 = rt_f32_is_nan(x_2) ? 0 : t_3;
        const uint32_t rd = !half_half_sat ? x_2 : t_4;
        rd_to[l] = rd;
    }
}

RT_LOOP_1(lanes_hfma2_r,
    (const uint32_t *a, const uint32_t *b, const uint32_t *c, uint32_t *rd_to,
    const int32_t fields), (a, b, c, rd_to, key), 0, 0)

RT_WITHIN void lanes_hfma2_r_2_for(const uint32_t *a, const uint32_t *b, const uint32_t *c,
    struct maxwell_state *s, int32_t rd_2, uint32_t *rd_to, const int32_t key)
{
    const int32_t half_hfma_fmz = key & 3;
    const int32_t half_half_sat = key >> 2 & 1;
    const int32_t half_merge = key >> 3 & 3;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        int32_t result = 0;
        int32_t result_2 = 0;
        const int32_t z_2 = half_hfma_fmz != 0;
        const int32_t dnz_2 = half_hfma_fmz == 2;
        if (dnz_2 && (((uint32_t)rt_float_convert(RT_F32, RT_F16, a[l] >> 16, RT_NEAR,
            RT_FLUSH_ALL, 0x7fffffff) & 0x7fffffff) == 0
            || ((uint32_t)rt_float_convert(RT_F32, RT_F16, b[l] >> 16, RT_NEAR, RT_FLUSH_ALL,
            0x7fffffff) & 0x7fffffff) == 0)) {
            result = (int32_t)(uint32_t)rt_float_add(RT_F16, 0, c[l] >> 16, RT_NEAR,
                (uint32_t)(z_2 * 3), 0x7fff);
        } else {
            result = (int32_t)(uint32_t)rt_float_mul_add(RT_F16, a[l] >> 16, b[l] >> 16,
                c[l] >> 16, RT_EXACT, RT_NEAR, (uint32_t)(z_2 * 3), 0x7fff);
        }
        if (dnz_2 && (((uint32_t)rt_float_convert(RT_F32, RT_F16, a[l] & 0xffff, RT_NEAR,
            RT_FLUSH_ALL, 0x7fffffff) & 0x7fffffff) == 0
            || ((uint32_t)rt_float_convert(RT_F32, RT_F16, b[l] & 0xffff, RT_NEAR, RT_FLUSH_ALL,
            0x7fffffff) & 0x7fffffff) == 0)) {
            result_2 = (int32_t)(uint32_t)rt_float_add(RT_F16, 0, c[l] & 0xffff, RT_NEAR,
                (uint32_t)(z_2 * 3), 0x7fff);
        } else {
            result_2 = (int32_t)(uint32_t)rt_float_mul_add(RT_F16, a[l] & 0xffff, b[l] & 0xffff,
                c[l] & 0xffff, RT_EXACT, RT_NEAR, (uint32_t)(z_2 * 3), 0x7fff);
        }
        const uint32_t r =
            (uint32_t)(!half_half_sat ? result : result >> 15 != 0
            || result > 31744 ? 0 : rt_min_i32(result, 15360)) << 16
            | (uint32_t)(!half_half_sat ? result_2 : result_2 >> 15 != 0
            || result_2 > 31744 ? 0 : rt_min_i32(result_2, 15360));
        const uint32_t rd = half_merge == 2 ? s->r[rd_2][l] >> 16 << 16 | (r & 0xffff)
            : half_merge == 3 ? r >> 16 << 16 | (s->r[rd_2][l] & 0xffff) : r;
        rd_to[l] = rd;
    }
}

RT_LOOP_1(lanes_hfma2_r_2,
    (const uint32_t *a, const uint32_t *b, const uint32_t *c, struct maxwell_state *s,
    int32_t rd_2, uint32_t *rd_to, const int32_t fields), (a, b, c, s, rd_2, rd_to, key), 0, 0)

RT_WITHIN void lanes_hfma2_b_for(const uint32_t *a, uint32_t b, const uint32_t *c, uint32_t *rd_to,
    const int32_t key)
{
    const int32_t half_hfma_fmz_const = key & 3;
    const int32_t half_half_sat_const = key >> 2 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t z = half_hfma_fmz_const != 0;
        const int32_t dnz = half_hfma_fmz_const == 2;
        const int32_t empty = dnz
            && (((uint32_t)rt_float_convert(RT_F32, RT_F16, a[l] & 0xffff, RT_NEAR, RT_FLUSH_ALL,
            0x7fffffff) & 0x7fffffff) == 0
            || ((uint32_t)rt_float_convert(RT_F32, RT_F16, b & 0xffff, RT_NEAR, RT_FLUSH_ALL,
            0x7fffffff) & 0x7fffffff) == 0);
        const uint32_t t =
            (uint32_t)rt_float_convert(RT_F32, RT_F16, a[l] & 0xffff, RT_NEAR, (uint32_t)(z * 3),
            0x7fffffff);
        const uint32_t x = empty ? 0 : t;
        const uint32_t t_2 =
            (uint32_t)rt_float_convert(RT_F32, RT_F16, b & 0xffff, RT_NEAR, (uint32_t)(z * 3),
            0x7fffffff);
        const uint32_t y = empty ? 0 : t_2;
        const uint32_t x_2 =
            rt_f32_mul_add(x, y,
            (uint32_t)rt_float_convert(RT_F32, RT_F16, c[l] & 0xffff, RT_NEAR, (uint32_t)(z * 3),
            0x7fffffff), RT_EXACT, RT_NEAR, (uint32_t)(z * 3), 0x7fffffff);
        const uint32_t t_3 =
            rt_f32_min(rt_f32_max(x_2, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP, 0x7fc00000);
        const uint32_t t_4 = rt_f32_is_nan(x_2) ? 0 : t_3;
        const uint32_t rd = !half_half_sat_const ? x_2 : t_4;
        rd_to[l] = rd;
    }
}

RT_LOOP_1(lanes_hfma2_b,
    (const uint32_t *a, uint32_t b, const uint32_t *c, uint32_t *rd_to, const int32_t fields),
    (a, b, c, rd_to, key), 0, 0)

RT_WITHIN void lanes_hfma2_b_2_for(const uint32_t *a, uint32_t b, const uint32_t *c,
    struct maxwell_state *s, int32_t rd_2, uint32_t *rd_to, const int32_t key)
{
    const int32_t half_hfma_fmz_const = key & 3;
    const int32_t half_half_sat_const = key >> 2 & 1;
    const int32_t half_merge = key >> 3 & 3;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        int32_t result = 0;
        int32_t result_2 = 0;
        const int32_t z_2 = half_hfma_fmz_const != 0;
        const int32_t dnz_2 = half_hfma_fmz_const == 2;
        if (dnz_2 && (((uint32_t)rt_float_convert(RT_F32, RT_F16, a[l] >> 16, RT_NEAR,
            RT_FLUSH_ALL, 0x7fffffff) & 0x7fffffff) == 0
            || ((uint32_t)rt_float_convert(RT_F32, RT_F16, b >> 16, RT_NEAR, RT_FLUSH_ALL,
            0x7fffffff) & 0x7fffffff) == 0)) {
            result = (int32_t)(uint32_t)rt_float_add(RT_F16, 0, c[l] >> 16, RT_NEAR,
                (uint32_t)(z_2 * 3), 0x7fff);
        } else {
            result = (int32_t)(uint32_t)rt_float_mul_add(RT_F16, a[l] >> 16, b >> 16, c[l] >> 16,
                RT_EXACT, RT_NEAR, (uint32_t)(z_2 * 3), 0x7fff);
        }
        if (dnz_2 && (((uint32_t)rt_float_convert(RT_F32, RT_F16, a[l] & 0xffff, RT_NEAR,
            RT_FLUSH_ALL, 0x7fffffff) & 0x7fffffff) == 0
            || ((uint32_t)rt_float_convert(RT_F32, RT_F16, b & 0xffff, RT_NEAR, RT_FLUSH_ALL,
            0x7fffffff) & 0x7fffffff) == 0)) {
            result_2 = (int32_t)(uint32_t)rt_float_add(RT_F16, 0, c[l] & 0xffff, RT_NEAR,
                (uint32_t)(z_2 * 3), 0x7fff);
        } else {
            result_2 = (int32_t)(uint32_t)rt_float_mul_add(RT_F16, a[l] & 0xffff, b & 0xffff,
                c[l] & 0xffff, RT_EXACT, RT_NEAR, (uint32_t)(z_2 * 3), 0x7fff);
        }
        const uint32_t r =
            (uint32_t)(!half_half_sat_const ? result : result >> 15 != 0
            || result > 31744 ? 0 : rt_min_i32(result, 15360)) << 16
            | (uint32_t)(!half_half_sat_const ? result_2 : result_2 >> 15 != 0
            || result_2 > 31744 ? 0 : rt_min_i32(result_2, 15360));
        const uint32_t rd = half_merge == 2 ? s->r[rd_2][l] >> 16 << 16 | (r & 0xffff)
            : half_merge == 3 ? r >> 16 << 16 | (s->r[rd_2][l] & 0xffff) : r;
        rd_to[l] = rd;
    }
}

RT_LOOP_1(lanes_hfma2_b_2,
    (const uint32_t *a, uint32_t b, const uint32_t *c, struct maxwell_state *s, int32_t rd_2,
    uint32_t *rd_to, const int32_t fields), (a, b, c, s, rd_2, rd_to, key), 0, 0)

RT_WITHIN void lanes_hfma2_c_for(const uint32_t *a, const uint32_t *b, uint32_t c, uint32_t *rd_to,
    const int32_t key)
{
    const int32_t half_hfma_fmz_const = key & 3;
    const int32_t half_half_sat_const = key >> 2 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t z = half_hfma_fmz_const != 0;
        const int32_t dnz = half_hfma_fmz_const == 2;
        const int32_t empty = dnz
            && (((uint32_t)rt_float_convert(RT_F32, RT_F16, a[l] & 0xffff, RT_NEAR, RT_FLUSH_ALL,
            0x7fffffff) & 0x7fffffff) == 0
            || ((uint32_t)rt_float_convert(RT_F32, RT_F16, b[l] & 0xffff, RT_NEAR, RT_FLUSH_ALL,
            0x7fffffff) & 0x7fffffff) == 0);
        const uint32_t t =
            (uint32_t)rt_float_convert(RT_F32, RT_F16, a[l] & 0xffff, RT_NEAR, (uint32_t)(z * 3),
            0x7fffffff);
        const uint32_t x = empty ? 0 : t;
        const uint32_t t_2 =
            (uint32_t)rt_float_convert(RT_F32, RT_F16, b[l] & 0xffff, RT_NEAR, (uint32_t)(z * 3),
            0x7fffffff);
        const uint32_t y = empty ? 0 : t_2;
        const uint32_t x_2 =
            rt_f32_mul_add(x, y,
            (uint32_t)rt_float_convert(RT_F32, RT_F16, c & 0xffff, RT_NEAR, (uint32_t)(z * 3),
            0x7fffffff), RT_EXACT, RT_NEAR, (uint32_t)(z * 3), 0x7fffffff);
        const uint32_t t_3 =
            rt_f32_min(rt_f32_max(x_2, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP, 0x7fc00000);
        const uint32_t t_4 = rt_f32_is_nan(x_2) ? 0 : t_3;
        const uint32_t rd = !half_half_sat_const ? x_2 : t_4;
        rd_to[l] = rd;
    }
}

RT_LOOP_1(lanes_hfma2_c,
    (const uint32_t *a, const uint32_t *b, uint32_t c, uint32_t *rd_to, const int32_t fields),
    (a, b, c, rd_to, key), 0, 0)

RT_WITHIN void lanes_hfma2_c_2_for(const uint32_t *a, const uint32_t *b, uint32_t c,
    struct maxwell_state *s, int32_t rd_2, uint32_t *rd_to, const int32_t key)
{
    const int32_t half_hfma_fmz_const = key & 3;
    const int32_t half_half_sat_const = key >> 2 & 1;
    const int32_t half_merge = key >> 3 & 3;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        int32_t result = 0;
        int32_t result_2 = 0;
        const int32_t z_2 = half_hfma_fmz_const != 0;
        const int32_t dnz_2 = half_hfma_fmz_const == 2;
        if (dnz_2 && (((uint32_t)rt_float_convert(RT_F32, RT_F16, a[l] >> 16, RT_NEAR,
            RT_FLUSH_ALL, 0x7fffffff) & 0x7fffffff) == 0
            || ((uint32_t)rt_float_convert(RT_F32, RT_F16, b[l] >> 16, RT_NEAR, RT_FLUSH_ALL,
            0x7fffffff) & 0x7fffffff) == 0)) {
            result = (int32_t)(uint32_t)rt_float_add(RT_F16, 0, c >> 16, RT_NEAR,
                (uint32_t)(z_2 * 3), 0x7fff);
        } else {
            result = (int32_t)(uint32_t)rt_float_mul_add(RT_F16, a[l] >> 16, b[l] >> 16, c >> 16,
                RT_EXACT, RT_NEAR, (uint32_t)(z_2 * 3), 0x7fff);
        }
        if (dnz_2 && (((uint32_t)rt_float_convert(RT_F32, RT_F16, a[l] & 0xffff, RT_NEAR,
            RT_FLUSH_ALL, 0x7fffffff) & 0x7fffffff) == 0
            || ((uint32_t)rt_float_convert(RT_F32, RT_F16, b[l] & 0xffff, RT_NEAR, RT_FLUSH_ALL,
            0x7fffffff) & 0x7fffffff) == 0)) {
            result_2 = (int32_t)(uint32_t)rt_float_add(RT_F16, 0, c & 0xffff, RT_NEAR,
                (uint32_t)(z_2 * 3), 0x7fff);
        } else {
            result_2 = (int32_t)(uint32_t)rt_float_mul_add(RT_F16, a[l] & 0xffff, b[l] & 0xffff,
                c & 0xffff, RT_EXACT, RT_NEAR, (uint32_t)(z_2 * 3), 0x7fff);
        }
        const uint32_t r =
            (uint32_t)(!half_half_sat_const ? result : result >> 15 != 0
            || result > 31744 ? 0 : rt_min_i32(result, 15360)) << 16
            | (uint32_t)(!half_half_sat_const ? result_2 : result_2 >> 15 != 0
            || result_2 > 31744 ? 0 : rt_min_i32(result_2, 15360));
        const uint32_t rd = half_merge == 2 ? s->r[rd_2][l] >> 16 << 16 | (r & 0xffff)
            : half_merge == 3 ? r >> 16 << 16 | (s->r[rd_2][l] & 0xffff) : r;
        rd_to[l] = rd;
    }
}

RT_LOOP_1(lanes_hfma2_c_2,
    (const uint32_t *a, const uint32_t *b, uint32_t c, struct maxwell_state *s, int32_t rd_2,
    uint32_t *rd_to, const int32_t fields), (a, b, c, s, rd_2, rd_to, key), 0, 0)

RT_WITHIN void lanes_hfma2_32i_for(struct maxwell_state *s, int32_t rd_2,
    int32_t half_f16_high_32i, int32_t half_f16_low_32i, const uint32_t *a, uint32_t *rd_to,
    const int32_t key)
{
    const int32_t half_hfma_neg_c_32i = key & 1;
    const int32_t half_half_fmz_32i = key >> 1 & 3;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        int32_t result = 0;
        int32_t result_2 = 0;
        const uint32_t x = s->r[rd_2][l] >> 16 << 16 | (s->r[rd_2][l] & 0xffff);
        const uint32_t c = x ^ (half_hfma_neg_c_32i ? 2147516416u : 0);
        const uint32_t b = (uint32_t)half_f16_high_32i << 16 | (uint32_t)half_f16_low_32i;
        const int32_t z = half_half_fmz_32i != 0;
        const int32_t dnz = half_half_fmz_32i == 2;
        if (dnz && (((uint32_t)rt_float_convert(RT_F32, RT_F16, a[l] >> 16, RT_NEAR, RT_FLUSH_ALL,
            0x7fffffff) & 0x7fffffff) == 0
            || ((uint32_t)rt_float_convert(RT_F32, RT_F16, b >> 16, RT_NEAR, RT_FLUSH_ALL,
            0x7fffffff) & 0x7fffffff) == 0)) {
            result = (int32_t)(uint32_t)rt_float_add(RT_F16, 0, c >> 16, RT_NEAR,
                (uint32_t)(z * 3), 0x7fff);
        } else {
            result = (int32_t)(uint32_t)rt_float_mul_add(RT_F16, a[l] >> 16, b >> 16, c >> 16,
                RT_EXACT, RT_NEAR, (uint32_t)(z * 3), 0x7fff);
        }
        if (dnz && (((uint32_t)rt_float_convert(RT_F32, RT_F16, a[l] & 0xffff, RT_NEAR,
            RT_FLUSH_ALL, 0x7fffffff) & 0x7fffffff) == 0
            || ((uint32_t)rt_float_convert(RT_F32, RT_F16, b & 0xffff, RT_NEAR, RT_FLUSH_ALL,
            0x7fffffff) & 0x7fffffff) == 0)) {
            result_2 = (int32_t)(uint32_t)rt_float_add(RT_F16, 0, c & 0xffff, RT_NEAR,
                (uint32_t)(z * 3), 0x7fff);
        } else {
            result_2 = (int32_t)(uint32_t)rt_float_mul_add(RT_F16, a[l] & 0xffff, b & 0xffff,
                c & 0xffff, RT_EXACT, RT_NEAR, (uint32_t)(z * 3), 0x7fff);
        }
        const uint32_t rd = (uint32_t)result << 16 | (uint32_t)result_2;
        rd_to[l] = rd;
    }
}

RT_LOOP_1(lanes_hfma2_32i,
    (struct maxwell_state *s, int32_t rd_2, int32_t half_f16_high_32i, int32_t half_f16_low_32i,
    const uint32_t *a, uint32_t *rd_to, const int32_t fields),
    (s, rd_2, half_f16_high_32i, half_f16_low_32i, a, rd_to, key), 0, 0)

RT_WITHIN void lanes_hset2_r_for(struct maxwell_state *s, int32_t pp, const uint32_t *a,
    const uint32_t *b, int32_t half_half_cmp, uint32_t *rd_to, const int32_t key)
{
    const int32_t not_pp = key & 1;
    const int32_t half_half_bf = key >> 1 & 1;
    const int32_t half_hset_ftz = key >> 2 & 1;
    const int32_t bop = key >> 3 & 3;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t q = s->p[pp][l] ^ not_pp;
        const int32_t yes16 = half_half_bf ? 15360 : 65535;
        const int32_t t =
            (rt_f32_compare((uint32_t)rt_float_convert(RT_F32, RT_F16, a[l] >> 16, RT_NEAR,
            (uint32_t)(half_hset_ftz * 3), 0x7fffffff),
            (uint32_t)rt_float_convert(RT_F32, RT_F16, b[l] >> 16, RT_NEAR,
            (uint32_t)(half_hset_ftz * 3), 0x7fffffff), RT_KEEP) & half_half_cmp) != 0;
        const int32_t h1 = (bop == 0 ? (t && q) : bop == 1 ? t || q : bop == 2 ? t ^ q : 0) != 0
            ? yes16 : 0;
        const int32_t t_2 =
            (rt_f32_compare((uint32_t)rt_float_convert(RT_F32, RT_F16, a[l] & 0xffff, RT_NEAR,
            (uint32_t)(half_hset_ftz * 3), 0x7fffffff),
            (uint32_t)rt_float_convert(RT_F32, RT_F16, b[l] & 0xffff, RT_NEAR,
            (uint32_t)(half_hset_ftz * 3), 0x7fffffff), RT_KEEP) & half_half_cmp) != 0;
        const int32_t h0 = (bop == 0 ? (t_2 && q) : bop == 1 ? t_2 || q : bop == 2 ? t_2 ^ q : 0)
            != 0 ? yes16 : 0;
        const uint32_t rd = (uint32_t)h1 << 16 | (uint32_t)h0;
        rd_to[l] = rd;
    }
}

RT_LOOP_1(lanes_hset2_r,
    (struct maxwell_state *s, int32_t pp, const uint32_t *a, const uint32_t *b,
    int32_t half_half_cmp, uint32_t *rd_to, const int32_t fields),
    (s, pp, a, b, half_half_cmp, rd_to, key), 0, 0)

RT_WITHIN void lanes_hset2_c_for(struct maxwell_state *s, int32_t pp, const uint32_t *a,
    uint32_t b, int32_t half_half_cmp_const, uint32_t *rd_to, const int32_t key)
{
    const int32_t not_pp = key & 1;
    const int32_t half_half_bf_const = key >> 1 & 1;
    const int32_t half_hset_ftz_const = key >> 2 & 1;
    const int32_t bop = key >> 3 & 3;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t q = s->p[pp][l] ^ not_pp;
        const int32_t yes16 = half_half_bf_const ? 15360 : 65535;
        const int32_t t =
            (rt_f32_compare((uint32_t)rt_float_convert(RT_F32, RT_F16, a[l] >> 16, RT_NEAR,
            (uint32_t)(half_hset_ftz_const * 3), 0x7fffffff),
            (uint32_t)rt_float_convert(RT_F32, RT_F16, b >> 16, RT_NEAR,
            (uint32_t)(half_hset_ftz_const * 3), 0x7fffffff), RT_KEEP) & half_half_cmp_const) != 0;
        const int32_t h1 = (bop == 0 ? (t && q) : bop == 1 ? t || q : bop == 2 ? t ^ q : 0) != 0
            ? yes16 : 0;
        const int32_t t_2 =
            (rt_f32_compare((uint32_t)rt_float_convert(RT_F32, RT_F16, a[l] & 0xffff, RT_NEAR,
            (uint32_t)(half_hset_ftz_const * 3), 0x7fffffff),
            (uint32_t)rt_float_convert(RT_F32, RT_F16, b & 0xffff, RT_NEAR,
            (uint32_t)(half_hset_ftz_const * 3), 0x7fffffff), RT_KEEP) & half_half_cmp_const) != 0;
        const int32_t h0 = (bop == 0 ? (t_2 && q) : bop == 1 ? t_2 || q : bop == 2 ? t_2 ^ q : 0)
            != 0 ? yes16 : 0;
        const uint32_t rd = (uint32_t)h1 << 16 | (uint32_t)h0;
        rd_to[l] = rd;
    }
}

RT_LOOP_1(lanes_hset2_c,
    (struct maxwell_state *s, int32_t pp, const uint32_t *a, uint32_t b,
    int32_t half_half_cmp_const, uint32_t *rd_to, const int32_t fields),
    (s, pp, a, b, half_half_cmp_const, rd_to, key), 0, 0)

RT_WITHIN void lanes_hsetp2_r_for(struct maxwell_state *s, int32_t pp, const uint32_t *a,
    const uint32_t *b, int32_t half_half_cmp, uint8_t *pu_to, uint8_t *pv_to, const int32_t key)
{
    const int32_t not_pp = key & 1;
    const int32_t half_hsetp_ftz = key >> 1 & 1;
    const int32_t half_h_and = key >> 2 & 1;
    const int32_t bop = key >> 3 & 3;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t q = s->p[pp][l] ^ not_pp;
        const int32_t h0 =
            (rt_f32_compare((uint32_t)rt_float_convert(RT_F32, RT_F16, a[l] & 0xffff, RT_NEAR,
            (uint32_t)(half_hsetp_ftz * 3), 0x7fffffff),
            (uint32_t)rt_float_convert(RT_F32, RT_F16, b[l] & 0xffff, RT_NEAR,
            (uint32_t)(half_hsetp_ftz * 3), 0x7fffffff), RT_KEEP) & half_half_cmp) != 0;
        const int32_t h1 =
            (rt_f32_compare((uint32_t)rt_float_convert(RT_F32, RT_F16, a[l] >> 16, RT_NEAR,
            (uint32_t)(half_hsetp_ftz * 3), 0x7fffffff),
            (uint32_t)rt_float_convert(RT_F32, RT_F16, b[l] >> 16, RT_NEAR,
            (uint32_t)(half_hsetp_ftz * 3), 0x7fffffff), RT_KEEP) & half_half_cmp) != 0;
        const int32_t all2 = h0 && h1;
        const int32_t t = half_h_and ? all2 : h0;
        const int32_t t_2 = half_h_and ? !all2 : h1;
        const uint32_t pu =
            (uint32_t)(bop == 0 ? (t && q) : bop == 1 ? t || q : bop == 2 ? t ^ q : 0);
        const uint32_t pv =
            (uint32_t)(bop == 0 ? (t_2 && q) : bop == 1 ? t_2 || q : bop == 2 ? t_2 ^ q : 0);
        pu_to[l] = (uint8_t)pu;
        pv_to[l] = (uint8_t)pv;
    }
}

RT_LOOP_1(lanes_hsetp2_r,
    (struct maxwell_state *s, int32_t pp, const uint32_t *a, const uint32_t *b,
    int32_t half_half_cmp, uint8_t *pu_to, uint8_t *pv_to, const int32_t fields),
    (s, pp, a, b, half_half_cmp, pu_to, pv_to, key), 0, 0)

RT_WITHIN void lanes_hsetp2_c_for(struct maxwell_state *s, int32_t pp, const uint32_t *a,
    uint32_t b, int32_t half_half_cmp_const, uint8_t *pu_to, uint8_t *pv_to, const int32_t key)
{
    const int32_t not_pp = key & 1;
    const int32_t half_hsetp_ftz = key >> 1 & 1;
    const int32_t half_h_and_const = key >> 2 & 1;
    const int32_t bop = key >> 3 & 3;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t q = s->p[pp][l] ^ not_pp;
        const int32_t h0 =
            (rt_f32_compare((uint32_t)rt_float_convert(RT_F32, RT_F16, a[l] & 0xffff, RT_NEAR,
            (uint32_t)(half_hsetp_ftz * 3), 0x7fffffff),
            (uint32_t)rt_float_convert(RT_F32, RT_F16, b & 0xffff, RT_NEAR,
            (uint32_t)(half_hsetp_ftz * 3), 0x7fffffff), RT_KEEP) & half_half_cmp_const) != 0;
        const int32_t h1 =
            (rt_f32_compare((uint32_t)rt_float_convert(RT_F32, RT_F16, a[l] >> 16, RT_NEAR,
            (uint32_t)(half_hsetp_ftz * 3), 0x7fffffff),
            (uint32_t)rt_float_convert(RT_F32, RT_F16, b >> 16, RT_NEAR,
            (uint32_t)(half_hsetp_ftz * 3), 0x7fffffff), RT_KEEP) & half_half_cmp_const) != 0;
        const int32_t all2 = h0 && h1;
        const int32_t t = half_h_and_const ? all2 : h0;
        const int32_t t_2 = half_h_and_const ? !all2 : h1;
        const uint32_t pu =
            (uint32_t)(bop == 0 ? (t && q) : bop == 1 ? t || q : bop == 2 ? t ^ q : 0);
        const uint32_t pv =
            (uint32_t)(bop == 0 ? (t_2 && q) : bop == 1 ? t_2 || q : bop == 2 ? t_2 ^ q : 0);
        pu_to[l] = (uint8_t)pu;
        pv_to[l] = (uint8_t)pv;
    }
}

RT_LOOP_1(lanes_hsetp2_c,
    (struct maxwell_state *s, int32_t pp, const uint32_t *a, uint32_t b,
    int32_t half_half_cmp_const, uint8_t *pu_to, uint8_t *pv_to, const int32_t fields),
    (s, pp, a, b, half_half_cmp_const, pu_to, pv_to, key), 0, 0)

/* OPEN GUARD HADD2{MERGE}HADD_FTZ{HALF_SAT} $R[Rd],
   HALF_NEG_A{HALF_ABS_A}$R[Ra]SWIZZLE_A{HALF_ABS_A}REUSE_A,
   HALF_NEG_B{HALF_ABS_B}$R[Rb]SWIZZLE_B{HALF_ABS_B}REUSE_C CTL CLOSE */
RT_BODY(maxwell_fast_hadd2_r)
{
    struct maxwell_state *const s = m->state;
    const int32_t half_merge = (int32_t)rt_value(in, known, 0);
    const int32_t half_hadd_ftz = (int32_t)rt_value(in, known, 1);
    const int32_t half_half_sat = (int32_t)rt_value(in, known, 2);
    const int32_t rd_2 = (int32_t)in->value[3];
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 2, 14);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_f16_a(m, in, known, a_row, 7, 6, 5, 4);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_f16_a(m, in, known, b_row, 12, 11, 10, 9);
    if (half_merge == 1) {
        _Alignas(64) uint32_t rd_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 3);
        uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
        if (rt_knows(known, 0x6))
            lanes_hadd2_r_for(a, b, rd_to, half_hadd_ftz | half_half_sat << 1);
        else
            lanes_hadd2_r(a, b, rd_to, half_hadd_ftz | half_half_sat << 1);
        rt_write_row32(whole, rd_place, rd_new, run);
        return RT_ON;
    }
    _Alignas(64) uint32_t rd_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 3);
    uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
    if (rt_knows(known, 0x7))
        lanes_hadd2_r_2_for(a, b, s, rd_2, rd_to,
            half_hadd_ftz | half_half_sat << 1 | half_merge << 2);
    else
        lanes_hadd2_r_2(a, b, s, rd_2, rd_to, half_hadd_ftz | half_half_sat << 1 | half_merge << 2);
    rt_write_row32(whole, rd_place, rd_new, run);
    return RT_ON;
}
RT_MADE_ANY(maxwell_fast_hadd2_r)
RT_KNOWN(maxwell_fast_hadd2_r, 0, 0x7, 0x16b7, .line = {0})
RT_KNOWN(maxwell_fast_hadd2_r, 1, 0x7, 0x16b7, .value = {[0] = 2, [1] = 1})
RT_KNOWN(maxwell_fast_hadd2_r, 2, 0x7, 0x16b7, .value = {[7] = 2, [9] = 1, [10] = 1, [12] = 3})
RT_QUICK_3(maxwell_fast_hadd2_r)

/* OPEN GUARD HADD2{MERGE}HADD_FTZ{HALF_SAT_CONST} $R[Rd],
   HALF_NEG_A{HALF_ABS_A}$R[Ra]SWIZZLE_A{HALF_ABS_A}REUSE_A, F16_CONST_OR_IMM CTL CLOSE */
RT_BODY(maxwell_fast_hadd2_c)
{
    struct maxwell_state *const s = m->state;
    const int32_t half_merge = (int32_t)rt_value(in, known, 0);
    const int32_t half_hadd_ftz = (int32_t)rt_value(in, known, 1);
    const int32_t half_half_sat_const = (int32_t)rt_value(in, known, 2);
    const int32_t rd_2 = (int32_t)in->value[3];
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 3, 15);
    run &= hold;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_f16_a(m, in, known, a_row, 7, 6, 5, 4);
    if (m->watch)
        return rt_slowly(m, in);
    uint32_t b = 0;
    const int b_trap = operand_f16_const_or_imm(m, in, &b, 1, 10, 9, 11, 12, 13, 14);
    if (b_trap) {
        return rt_slowly(m, in);
    }
    if (half_merge == 1) {
        _Alignas(64) uint32_t rd_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 3);
        uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
        if (rt_knows(known, 0x6))
            lanes_hadd2_c_for(a, b, rd_to, half_hadd_ftz | half_half_sat_const << 1);
        else
            lanes_hadd2_c(a, b, rd_to, half_hadd_ftz | half_half_sat_const << 1);
        rt_write_row32(whole, rd_place, rd_new, run);
        return RT_ON;
    }
    _Alignas(64) uint32_t rd_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 3);
    uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
    if (rt_knows(known, 0x7))
        lanes_hadd2_c_2_for(a, b, s, rd_2, rd_to,
            half_hadd_ftz | half_half_sat_const << 1 | half_merge << 2);
    else
        lanes_hadd2_c_2(a, b, s, rd_2, rd_to,
            half_hadd_ftz | half_half_sat_const << 1 | half_merge << 2);
    rt_write_row32(whole, rd_place, rd_new, run);
    return RT_ON;
}
RT_MADE_ANY(maxwell_fast_hadd2_c)
RT_KNOWN(maxwell_fast_hadd2_c, 0, 0x9, 0xb7, .line = {0})
RT_KNOWN(maxwell_fast_hadd2_c, 1, 0x9, 0xb7, .value = {[0] = 2, [1] = 1})
RT_KNOWN(maxwell_fast_hadd2_c, 2, 0x9, 0xb7, .value = {[7] = 2})
RT_QUICK_3(maxwell_fast_hadd2_c)

/* OPEN GUARD HADD2_32I{HADD_FTZ_32I}HALF_SAT_CONST $R[Rd],
   HALF_NEG_CONST$R[Ra]SWIZZLE_A_32I{REUSE_A}, F16_HIGH_32I, F16_LOW_32I CTL CLOSE */
RT_BODY(maxwell_fast_hadd2_32i)
{
    const int32_t half_f16_high_32i = (int32_t)in->value[7];
    const int32_t half_f16_low_32i = (int32_t)in->value[8];
    const int32_t half_hadd_ftz_32i = (int32_t)rt_value(in, known, 0);
    const int32_t half_half_sat_const = (int32_t)rt_value(in, known, 1);
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 1, 9);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_neg_halves(m, in, known, a_row, 5, 4, 3);
    _Alignas(64) uint32_t rd_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 2);
    uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
    if (rt_knows(known, 0x3))
        lanes_hadd2_32i_for(half_f16_high_32i, half_f16_low_32i, a, rd_to,
            half_hadd_ftz_32i | half_half_sat_const << 1);
    else
        lanes_hadd2_32i(half_f16_high_32i, half_f16_low_32i, a, rd_to,
            half_hadd_ftz_32i | half_half_sat_const << 1);
    rt_write_row32(whole, rd_place, rd_new, run);
    return RT_ON;
}
RT_MADE_ANY(maxwell_fast_hadd2_32i)
RT_KNOWN(maxwell_fast_hadd2_32i, 0, 0x3, 0x2b, .line = {0})
RT_KNOWN(maxwell_fast_hadd2_32i, 1, 0x3, 0x2b, .value = {[5] = 2})
RT_QUICK_2(maxwell_fast_hadd2_32i)

/* OPEN GUARD HMUL2{MERGE}HMUL_FMZ{HALF_SAT} $R[Rd], HALF_ABS_A$R[Ra]SWIZZLE_A{HALF_ABS_A}REUSE_A,
   HALF_NEG_B{HALF_ABS_B}$R[Rb]SWIZZLE_B{HALF_ABS_B}REUSE_B CTL CLOSE */
RT_BODY(maxwell_fast_hmul2_r)
{
    struct maxwell_state *const s = m->state;
    const int32_t half_merge = (int32_t)rt_value(in, known, 0);
    const int32_t half_hmul_fmz = (int32_t)rt_value(in, known, 1);
    const int32_t half_half_sat = (int32_t)rt_value(in, known, 2);
    const int32_t rd_2 = (int32_t)in->value[3];
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 2, 13);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_hmul_a(m, in, known, a_row, 6, 5, 4);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_f16_a(m, in, known, b_row, 11, 10, 9, 8);
    if (half_merge == 1) {
        _Alignas(64) uint32_t rd_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 3);
        uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
        if (rt_knows(known, 0x6))
            lanes_hmul2_r_for(a, b, rd_to, half_hmul_fmz | half_half_sat << 2);
        else
            lanes_hmul2_r(a, b, rd_to, half_hmul_fmz | half_half_sat << 2);
        rt_write_row32(whole, rd_place, rd_new, run);
        return RT_ON;
    }
    _Alignas(64) uint32_t rd_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 3);
    uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
    if (rt_knows(known, 0x7))
        lanes_hmul2_r_2_for(a, b, s, rd_2, rd_to,
            half_hmul_fmz | half_half_sat << 2 | half_merge << 3);
    else
        lanes_hmul2_r_2(a, b, s, rd_2, rd_to, half_hmul_fmz | half_half_sat << 2 | half_merge << 3);
    rt_write_row32(whole, rd_place, rd_new, run);
    return RT_ON;
}
RT_MADE_ANY(maxwell_fast_hmul2_r)
RT_KNOWN(maxwell_fast_hmul2_r, 0, 0x7, 0xb57, .line = {0})
RT_KNOWN(maxwell_fast_hmul2_r, 1, 0x7, 0xb57, .value = {[0] = 1, [1] = 2, [6] = 3, [9] = 1})
RT_KNOWN(maxwell_fast_hmul2_r, 2, 0x7, 0xb57, .value = {[0] = 3})
RT_QUICK_3(maxwell_fast_hmul2_r)

/* OPEN GUARD HMUL2{MERGE}HMUL_FMZ{HALF_SAT_CONST} $R[Rd],
   HALF_ABS_A$R[Ra]SWIZZLE_A{HALF_ABS_A}REUSE_A,
   HALF_NEG_A{HALF_ABS_CONST}c[C_BANK][C_OFFSET]HALF_ABS_CONST CTL CLOSE */
RT_BODY(maxwell_fast_hmul2_c)
{
    struct maxwell_state *const s = m->state;
    const int32_t half_merge = (int32_t)rt_value(in, known, 0);
    const int32_t half_hmul_fmz = (int32_t)rt_value(in, known, 1);
    const int32_t half_half_sat_const = (int32_t)rt_value(in, known, 2);
    const int32_t rd_2 = (int32_t)in->value[3];
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 3, 12);
    run &= hold;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_hmul_a(m, in, known, a_row, 6, 5, 4);
    if (m->watch)
        return rt_slowly(m, in);
    uint32_t b = 0;
    const int b_trap = operand_hmul_const(m, in, &b, 10, 11, 9, 8);
    if (b_trap) {
        return rt_slowly(m, in);
    }
    if (half_merge == 1) {
        _Alignas(64) uint32_t rd_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 3);
        uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
        if (rt_knows(known, 0x6))
            lanes_hmul2_c_for(a, b, rd_to, half_hmul_fmz | half_half_sat_const << 2);
        else
            lanes_hmul2_c(a, b, rd_to, half_hmul_fmz | half_half_sat_const << 2);
        rt_write_row32(whole, rd_place, rd_new, run);
        return RT_ON;
    }
    _Alignas(64) uint32_t rd_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 3);
    uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
    if (rt_knows(known, 0x7))
        lanes_hmul2_c_2_for(a, b, s, rd_2, rd_to,
            half_hmul_fmz | half_half_sat_const << 2 | half_merge << 3);
    else
        lanes_hmul2_c_2(a, b, s, rd_2, rd_to,
            half_hmul_fmz | half_half_sat_const << 2 | half_merge << 3);
    rt_write_row32(whole, rd_place, rd_new, run);
    return RT_ON;
}
RT_MADE_ANY(maxwell_fast_hmul2_c)
RT_KNOWN(maxwell_fast_hmul2_c, 0, 0x9, 0x57, .line = {0})
RT_KNOWN(maxwell_fast_hmul2_c, 1, 0x9, 0x57, .value = {[0] = 1, [1] = 2, [6] = 3})
RT_KNOWN(maxwell_fast_hmul2_c, 2, 0x9, 0x57, .value = {[0] = 3})
RT_QUICK_3(maxwell_fast_hmul2_c)

/* OPEN GUARD HMUL2{MERGE}HMUL_FMZ{HALF_SAT_CONST} $R[Rd],
   HALF_NEG_A{HALF_ABS_A}$R[Ra]SWIZZLE_A{HALF_ABS_A}REUSE_A, F16_HIGH, F16_LOW CTL CLOSE */
RT_BODY(maxwell_fast_hmul2_i)
{
    struct maxwell_state *const s = m->state;
    const int32_t half_merge = (int32_t)rt_value(in, known, 0);
    const int32_t half_f16_high = (int32_t)in->value[9] * 64;
    const int32_t half_f16_low = (int32_t)in->value[10] * 64;
    const int32_t half_hmul_fmz = (int32_t)rt_value(in, known, 1);
    const int32_t half_half_sat_const = (int32_t)rt_value(in, known, 2);
    const int32_t rd_2 = (int32_t)in->value[3];
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 1, 11);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_f16_a(m, in, known, a_row, 7, 6, 5, 4);
    if (half_merge == 1) {
        _Alignas(64) uint32_t rd_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 3);
        uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
        if (rt_knows(known, 0x6))
            lanes_hmul2_i_for(half_f16_high, half_f16_low, a, rd_to,
                half_hmul_fmz | half_half_sat_const << 2);
        else
            lanes_hmul2_i(half_f16_high, half_f16_low, a, rd_to,
                half_hmul_fmz | half_half_sat_const << 2);
        rt_write_row32(whole, rd_place, rd_new, run);
        return RT_ON;
    }
    _Alignas(64) uint32_t rd_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 3);
    uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
    if (rt_knows(known, 0x7))
        lanes_hmul2_i_2_for(half_f16_high, half_f16_low, a, s, rd_2, rd_to,
            half_hmul_fmz | half_half_sat_const << 2 | half_merge << 3);
    else
        lanes_hmul2_i_2(half_f16_high, half_f16_low, a, s, rd_2, rd_to,
            half_hmul_fmz | half_half_sat_const << 2 | half_merge << 3);
    rt_write_row32(whole, rd_place, rd_new, run);
    return RT_ON;
}
RT_MADE_ANY(maxwell_fast_hmul2_i)
RT_KNOWN(maxwell_fast_hmul2_i, 0, 0x3, 0xb7, .line = {0})
RT_KNOWN(maxwell_fast_hmul2_i, 1, 0x3, 0xb7, .value = {[0] = 1, [1] = 2, [7] = 3})
RT_KNOWN(maxwell_fast_hmul2_i, 2, 0x3, 0xb7, .value = {[0] = 3})
RT_QUICK_3(maxwell_fast_hmul2_i)

/* OPEN GUARD HMUL2_32I{HALF_FMZ_32I}HALF_SAT_CONST $R[Rd], $R[Ra]SWIZZLE_A_32I{REUSE_A},
   F16_HIGH_32I, F16_LOW_32I CTL CLOSE */
RT_BODY(maxwell_fast_hmul2_32i)
{
    const int32_t half_f16_high_32i = (int32_t)in->value[6];
    const int32_t half_f16_low_32i = (int32_t)in->value[7];
    const int32_t half_half_fmz_32i = (int32_t)rt_value(in, known, 0);
    const int32_t half_half_sat_const = (int32_t)rt_value(in, known, 1);
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 1, 8);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_halves(m, in, known, a_row, 4, 3);
    _Alignas(64) uint32_t rd_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 2);
    uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
    if (rt_knows(known, 0x3))
        lanes_hmul2_32i_for(half_f16_high_32i, half_f16_low_32i, a, rd_to,
            half_half_fmz_32i | half_half_sat_const << 2);
    else
        lanes_hmul2_32i(half_f16_high_32i, half_f16_low_32i, a, rd_to,
            half_half_fmz_32i | half_half_sat_const << 2);
    rt_write_row32(whole, rd_place, rd_new, run);
    return RT_ON;
}
RT_MADE_ANY(maxwell_fast_hmul2_32i)
RT_KNOWN(maxwell_fast_hmul2_32i, 0, 0x3, 0x13, .line = {0})
RT_KNOWN(maxwell_fast_hmul2_32i, 1, 0x3, 0x13, .value = {[0] = 1, [4] = 3})
RT_QUICK_2(maxwell_fast_hmul2_32i)

/* OPEN GUARD HFMA2{MERGE}HFMA_FMZ{HALF_SAT} $R[Rd], $R[Ra]SWIZZLE_A{REUSE_A},
   HALF_NEG_B$R[Rb]SWIZZLE_B{REUSE_B}, HFMA_NEG_C$R[Rc]HFMA_SWIZZLE_C{REUSE_C} CTL CLOSE */
RT_BODY(maxwell_fast_hfma2_r)
{
    struct maxwell_state *const s = m->state;
    const int32_t half_merge = (int32_t)rt_value(in, known, 0);
    const int32_t half_hfma_fmz = (int32_t)rt_value(in, known, 1);
    const int32_t half_half_sat = (int32_t)rt_value(in, known, 2);
    const int32_t rd_2 = (int32_t)in->value[3];
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 3, 15);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_halves(m, in, known, a_row, 5, 4);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_neg_halves(m, in, known, b_row, 9, 8, 7);
    _Alignas(64) uint32_t c_row[32];
    const uint32_t *const c = row_neg_halves(m, in, known, c_row, 13, 12, 11);
    if (half_merge == 1) {
        _Alignas(64) uint32_t rd_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 3);
        uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
        if (rt_knows(known, 0x6))
            lanes_hfma2_r_for(a, b, c, rd_to, half_hfma_fmz | half_half_sat << 2);
        else
            lanes_hfma2_r(a, b, c, rd_to, half_hfma_fmz | half_half_sat << 2);
        rt_write_row32(whole, rd_place, rd_new, run);
        return RT_ON;
    }
    _Alignas(64) uint32_t rd_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 3);
    uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
    if (rt_knows(known, 0x7))
        lanes_hfma2_r_2_for(a, b, c, s, rd_2, rd_to,
            half_hfma_fmz | half_half_sat << 2 | half_merge << 3);
    else
        lanes_hfma2_r_2(a, b, c, s, rd_2, rd_to,
            half_hfma_fmz | half_half_sat << 2 | half_merge << 3);
    rt_write_row32(whole, rd_place, rd_new, run);
    return RT_ON;
}
RT_MADE_ANY(maxwell_fast_hfma2_r)
RT_KNOWN(maxwell_fast_hfma2_r, 0, 0xf, 0x2aa7, .line = {0})
RT_KNOWN(maxwell_fast_hfma2_r, 1, 0xf, 0x2aa7, .value = {[0] = 3, [9] = 2, [11] = 1})
RT_QUICK_2(maxwell_fast_hfma2_r)

/* OPEN GUARD HFMA2{MERGE}HFMA_FMZ_CONST{HALF_SAT_CONST} $R[Rd], $R[Ra]SWIZZLE_A{REUSE_A},
   F16_CONST_B, HFMA_NEG_C_CONST$R[Rc]HFMA_SWIZZLE_C_CONST{REUSE_C} CTL CLOSE */
RT_BODY(maxwell_fast_hfma2_b)
{
    struct maxwell_state *const s = m->state;
    const int32_t half_merge = (int32_t)rt_value(in, known, 0);
    const int32_t half_hfma_fmz_const = (int32_t)rt_value(in, known, 1);
    const int32_t half_half_sat_const = (int32_t)rt_value(in, known, 2);
    const int32_t rd_2 = (int32_t)in->value[3];
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 4, 16);
    run &= hold;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_halves(m, in, known, a_row, 5, 4);
    if (m->watch)
        return rt_slowly(m, in);
    uint32_t b = 0;
    const int b_trap = operand_f16_const_b(m, in, &b, 1, 7, 8, 9, 10, 11);
    if (b_trap) {
        return rt_slowly(m, in);
    }
    _Alignas(64) uint32_t c_row[32];
    const uint32_t *const c = row_neg_halves(m, in, known, c_row, 14, 13, 12);
    if (half_merge == 1) {
        _Alignas(64) uint32_t rd_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 3);
        uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
        if (rt_knows(known, 0x6))
            lanes_hfma2_b_for(a, b, c, rd_to, half_hfma_fmz_const | half_half_sat_const << 2);
        else
            lanes_hfma2_b(a, b, c, rd_to, half_hfma_fmz_const | half_half_sat_const << 2);
        rt_write_row32(whole, rd_place, rd_new, run);
        return RT_ON;
    }
    _Alignas(64) uint32_t rd_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 3);
    uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
    if (rt_knows(known, 0x7))
        lanes_hfma2_b_2_for(a, b, c, s, rd_2, rd_to,
            half_hfma_fmz_const | half_half_sat_const << 2 | half_merge << 3);
    else
        lanes_hfma2_b_2(a, b, c, s, rd_2, rd_to,
            half_hfma_fmz_const | half_half_sat_const << 2 | half_merge << 3);
    rt_write_row32(whole, rd_place, rd_new, run);
    return RT_ON;
}
RT_MADE_ANY(maxwell_fast_hfma2_b)
RT_KNOWN(maxwell_fast_hfma2_b, 0, 0x19, 0x5027, .line = {0})
RT_KNOWN(maxwell_fast_hfma2_b, 1, 0x19, 0x5027, .value = {[0] = 3})
RT_QUICK_2(maxwell_fast_hfma2_b)

/* OPEN GUARD HFMA2{MERGE}HFMA_FMZ_CONST{HALF_SAT_CONST} $R[Rd], $R[Ra]SWIZZLE_A{REUSE_A},
   HALF_NEG_CONST$R[Rc]HFMA_SWIZZLE_C_CONST{REUSE_B}, HFMA_NEG_C_CONST{c[C_BANK][C_OFFSET]} CTL
   CLOSE */
RT_BODY(maxwell_fast_hfma2_c)
{
    struct maxwell_state *const s = m->state;
    const int32_t half_merge = (int32_t)rt_value(in, known, 0);
    const int32_t half_hfma_fmz_const = (int32_t)rt_value(in, known, 1);
    const int32_t half_half_sat_const = (int32_t)rt_value(in, known, 2);
    const int32_t rd_2 = (int32_t)in->value[3];
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 4, 14);
    run &= hold;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_halves(m, in, known, a_row, 5, 4);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_neg_halves(m, in, known, b_row, 9, 8, 7);
    if (m->watch)
        return rt_slowly(m, in);
    uint32_t c = 0;
    const int c_trap = operand_hfma_const_c(m, in, &c, 12, 13, 11);
    if (c_trap) {
        return rt_slowly(m, in);
    }
    if (half_merge == 1) {
        _Alignas(64) uint32_t rd_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 3);
        uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
        if (rt_knows(known, 0x6))
            lanes_hfma2_c_for(a, b, c, rd_to, half_hfma_fmz_const | half_half_sat_const << 2);
        else
            lanes_hfma2_c(a, b, c, rd_to, half_hfma_fmz_const | half_half_sat_const << 2);
        rt_write_row32(whole, rd_place, rd_new, run);
        return RT_ON;
    }
    _Alignas(64) uint32_t rd_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 3);
    uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
    if (rt_knows(known, 0x7))
        lanes_hfma2_c_2_for(a, b, c, s, rd_2, rd_to,
            half_hfma_fmz_const | half_half_sat_const << 2 | half_merge << 3);
    else
        lanes_hfma2_c_2(a, b, c, s, rd_2, rd_to,
            half_hfma_fmz_const | half_half_sat_const << 2 | half_merge << 3);
    rt_write_row32(whole, rd_place, rd_new, run);
    return RT_ON;
}
RT_MADE_ANY(maxwell_fast_hfma2_c)
RT_KNOWN(maxwell_fast_hfma2_c, 0, 0x13, 0x2a7, .line = {0})
RT_KNOWN(maxwell_fast_hfma2_c, 1, 0x13, 0x2a7, .value = {[0] = 3})
RT_QUICK_2(maxwell_fast_hfma2_c)

/* OPEN GUARD HFMA2_32I{HALF_FMZ_32I} $R[Rd], $R[Ra]SWIZZLE_A_32I{REUSE_A}, F16_HIGH_32I,
   F16_LOW_32I, HFMA_NEG_C_32I$R[Rd] CTL CLOSE */
RT_BODY(maxwell_fast_hfma2_32i)
{
    struct maxwell_state *const s = m->state;
    const int32_t rd_2 = (int32_t)in->value[1];
    const int32_t half_hfma_neg_c_32i = (int32_t)rt_value(in, known, 7);
    const int32_t half_f16_high_32i = (int32_t)in->value[5];
    const int32_t half_f16_low_32i = (int32_t)in->value[6];
    const int32_t half_half_fmz_32i = (int32_t)rt_value(in, known, 0);
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 1, 8);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_halves(m, in, known, a_row, 3, 2);
    _Alignas(64) uint32_t rd_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 1);
    uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
    if (rt_knows(known, 0x81))
        lanes_hfma2_32i_for(s, rd_2, half_f16_high_32i, half_f16_low_32i, a, rd_to,
            half_hfma_neg_c_32i | half_half_fmz_32i << 1);
    else
        lanes_hfma2_32i(s, rd_2, half_f16_high_32i, half_f16_low_32i, a, rd_to,
            half_hfma_neg_c_32i | half_half_fmz_32i << 1);
    rt_write_row32(whole, rd_place, rd_new, run);
    return RT_ON;
}
RT_MADE_ANY(maxwell_fast_hfma2_32i)
RT_KNOWN(maxwell_fast_hfma2_32i, 0, 0x3, 0x89, .line = {0})
RT_KNOWN(maxwell_fast_hfma2_32i, 1, 0x3, 0x89, .value = {[7] = 1})
RT_QUICK_2(maxwell_fast_hfma2_32i)

/* OPEN GUARD HSET2{HALF_BF}HALF_CMP{HSET_FTZ}BOP $R[Rd],
   HALF_NEG_A{HALF_ABS_A}$R[Ra]SWIZZLE_A{HALF_ABS_A}REUSE_A,
   HALF_NEG_B{HALF_ABS_B}$R[Rb]SWIZZLE_B{HALF_ABS_B}REUSE_B, NOT_Pp$P[Pp] CTL CLOSE */
RT_BODY(maxwell_fast_hset2_r)
{
    struct maxwell_state *const s = m->state;
    const int32_t pp = (int32_t)in->value[16];
    const int32_t not_pp = (int32_t)rt_value(in, known, 15);
    const int32_t half_half_bf = (int32_t)rt_value(in, known, 0);
    const int32_t half_hset_ftz = (int32_t)rt_value(in, known, 2);
    const int32_t half_half_cmp = (int32_t)in->value[1];
    const int32_t bop = (int32_t)rt_value(in, known, 3);
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 3, 17);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_f16_a(m, in, known, a_row, 8, 7, 6, 5);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_f16_a(m, in, known, b_row, 13, 12, 11, 10);
    _Alignas(64) uint32_t rd_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 4);
    uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
    if (rt_knows(known, 0x800d))
        lanes_hset2_r_for(s, pp, a, b, half_half_cmp, rd_to,
            not_pp | half_half_bf << 1 | half_hset_ftz << 2 | bop << 3);
    else
        lanes_hset2_r(s, pp, a, b, half_half_cmp, rd_to,
            not_pp | half_half_bf << 1 | half_hset_ftz << 2 | bop << 3);
    rt_write_row32(whole, rd_place, rd_new, run);
    return RT_ON;
}
RT_MADE_ANY(maxwell_fast_hset2_r)
RT_KNOWN(maxwell_fast_hset2_r, 0, 0xb, 0xad6d, .line = {0})
RT_KNOWN(maxwell_fast_hset2_r, 1, 0xb, 0xad6d, .value = {[0] = 1})
RT_QUICK_2(maxwell_fast_hset2_r)

/* OPEN GUARD HSET2{HALF_BF_CONST}HALF_CMP_CONST{HSET_FTZ_CONST}BOP $R[Rd],
   HALF_NEG_A{HALF_ABS_A}$R[Ra]SWIZZLE_A{HALF_ABS_A}REUSE_A, F16_CONST_B, NOT_Pp$P[Pp] CTL CLOSE */
RT_BODY(maxwell_fast_hset2_c)
{
    struct maxwell_state *const s = m->state;
    const int32_t pp = (int32_t)in->value[16];
    const int32_t not_pp = (int32_t)rt_value(in, known, 15);
    const int32_t half_half_bf_const = (int32_t)rt_value(in, known, 0);
    const int32_t half_hset_ftz_const = (int32_t)rt_value(in, known, 2);
    const int32_t half_half_cmp_const = (int32_t)in->value[1];
    const int32_t bop = (int32_t)rt_value(in, known, 3);
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 4, 17);
    run &= hold;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_f16_a(m, in, known, a_row, 8, 7, 6, 5);
    if (m->watch)
        return rt_slowly(m, in);
    uint32_t b = 0;
    const int b_trap = operand_f16_const_b(m, in, &b, 1, 10, 11, 12, 13, 14);
    if (b_trap) {
        return rt_slowly(m, in);
    }
    _Alignas(64) uint32_t rd_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 4);
    uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
    if (rt_knows(known, 0x800d))
        lanes_hset2_c_for(s, pp, a, b, half_half_cmp_const, rd_to,
            not_pp | half_half_bf_const << 1 | half_hset_ftz_const << 2 | bop << 3);
    else
        lanes_hset2_c(s, pp, a, b, half_half_cmp_const, rd_to,
            not_pp | half_half_bf_const << 1 | half_hset_ftz_const << 2 | bop << 3);
    rt_write_row32(whole, rd_place, rd_new, run);
    return RT_ON;
}
RT_MADE_ANY(maxwell_fast_hset2_c)
RT_KNOWN(maxwell_fast_hset2_c, 0, 0x11, 0x816d, .line = {0})
RT_QUICK_1(maxwell_fast_hset2_c)

/* OPEN GUARD HSETP2{HALF_CMP}H_AND{HSETP_FTZ}BOP $P[Pu], $P[Pv],
   HALF_NEG_A{HALF_ABS_A}$R[Ra]SWIZZLE_A{HALF_ABS_A}REUSE_A,
   HALF_NEG_B{HALF_ABS_B}$R[Rb]SWIZZLE_B{HALF_ABS_B}REUSE_B, NOT_Pp$P[Pp] CTL CLOSE */
RT_BODY(maxwell_fast_hsetp2_r)
{
    struct maxwell_state *const s = m->state;
    const int32_t pp = (int32_t)in->value[17];
    const int32_t not_pp = (int32_t)rt_value(in, known, 16);
    const int32_t half_hsetp_ftz = (int32_t)rt_value(in, known, 2);
    const int32_t half_half_cmp = (int32_t)in->value[0];
    const int32_t half_h_and = (int32_t)rt_value(in, known, 1);
    const int32_t bop = (int32_t)rt_value(in, known, 3);
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 3, 18);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_f16_a(m, in, known, a_row, 9, 8, 7, 6);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_f16_a(m, in, known, b_row, 14, 13, 12, 11);
    _Alignas(64) uint8_t pu_new[32];
    _Alignas(64) uint8_t pv_new[32];
    const bool whole = run == UINT32_MAX;
    uint8_t *const pu_place = place_p(m, in, 4);
    uint8_t *const pu_to = rt_into8(m, whole, pu_place, pu_new);
    uint8_t *const pv_place = place_p(m, in, 5);
    uint8_t *const pv_to = rt_into8(m, whole, pv_place, pv_new);
    if (rt_knows(known, 0x1000e))
        lanes_hsetp2_r_for(s, pp, a, b, half_half_cmp, pu_to, pv_to,
            not_pp | half_hsetp_ftz << 1 | half_h_and << 2 | bop << 3);
    else
        lanes_hsetp2_r(s, pp, a, b, half_half_cmp, pu_to, pv_to,
            not_pp | half_hsetp_ftz << 1 | half_h_and << 2 | bop << 3);
    rt_write_row8(whole, pu_place, pu_new, run);
    rt_write_row8(whole, pv_place, pv_new, run);
    return RT_ON;
}
RT_MADE_ANY(maxwell_fast_hsetp2_r)
RT_KNOWN(maxwell_fast_hsetp2_r, 0, 0xb, 0x15ace, .line = {0})
RT_QUICK_1(maxwell_fast_hsetp2_r)

/* OPEN GUARD HSETP2{HALF_CMP_CONST}H_AND_CONST{HSETP_FTZ}BOP $P[Pu], $P[Pv],
   HALF_NEG_A{HALF_ABS_A}$R[Ra]SWIZZLE_A{HALF_ABS_A}REUSE_A, F16_CONST_OR_IMM, NOT_Pp$P[Pp] CTL
   CLOSE */
RT_BODY(maxwell_fast_hsetp2_c)
{
    struct maxwell_state *const s = m->state;
    const int32_t pp = (int32_t)in->value[18];
    const int32_t not_pp = (int32_t)rt_value(in, known, 17);
    const int32_t half_hsetp_ftz = (int32_t)rt_value(in, known, 2);
    const int32_t half_half_cmp_const = (int32_t)in->value[0];
    const int32_t half_h_and_const = (int32_t)rt_value(in, known, 1);
    const int32_t bop = (int32_t)rt_value(in, known, 3);
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 4, 19);
    run &= hold;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_f16_a(m, in, known, a_row, 9, 8, 7, 6);
    if (m->watch)
        return rt_slowly(m, in);
    uint32_t b = 0;
    const int b_trap = operand_f16_const_or_imm(m, in, &b, 1, 12, 11, 13, 14, 15, 16);
    if (b_trap) {
        return rt_slowly(m, in);
    }
    _Alignas(64) uint8_t pu_new[32];
    _Alignas(64) uint8_t pv_new[32];
    const bool whole = run == UINT32_MAX;
    uint8_t *const pu_place = place_p(m, in, 4);
    uint8_t *const pu_to = rt_into8(m, whole, pu_place, pu_new);
    uint8_t *const pv_place = place_p(m, in, 5);
    uint8_t *const pv_to = rt_into8(m, whole, pv_place, pv_new);
    if (rt_knows(known, 0x2000e))
        lanes_hsetp2_c_for(s, pp, a, b, half_half_cmp_const, pu_to, pv_to,
            not_pp | half_hsetp_ftz << 1 | half_h_and_const << 2 | bop << 3);
    else
        lanes_hsetp2_c(s, pp, a, b, half_half_cmp_const, pu_to, pv_to,
            not_pp | half_hsetp_ftz << 1 | half_h_and_const << 2 | bop << 3);
    rt_write_row8(whole, pu_place, pu_new, run);
    rt_write_row8(whole, pv_place, pv_new, run);
    return RT_ON;
}
RT_MADE_ANY(maxwell_fast_hsetp2_c)
RT_KNOWN(maxwell_fast_hsetp2_c, 0, 0x11, 0x202ce, .line = {0})
RT_KNOWN(maxwell_fast_hsetp2_c, 1, 0x11, 0x202ce, .value = {[1] = 1})
RT_QUICK_2(maxwell_fast_hsetp2_c)

