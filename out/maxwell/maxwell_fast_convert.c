/* Generated from the description maxwell by gen/emit/fast. Do not edit. */
#include "maxwell_fast.h"

RT_WITHIN void lanes_f2f_hh_for(const int32_t *b, uint32_t *rd_to, uint8_t *result_to,
    const int32_t key)
{
    const int32_t convert_cvt_rnd = key & 7;
    const int32_t sat = key >> 3 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t t =
            (uint32_t)rt_float_rint(RT_F16, (uint32_t)b[l], (uint32_t)(convert_cvt_rnd & 3),
            RT_KEEP, 0x7fff);
        const uint32_t t_2 =
            (uint32_t)rt_float_mul(RT_F16, (uint32_t)b[l], 0x3c00, RT_NEAR, RT_KEEP, 0x7fff);
        const int32_t x = convert_cvt_rnd >= 4 ? (int32_t)t : (int32_t)t_2;
        const uint32_t t_3 =
            (uint32_t)rt_float_rint(RT_F16, (uint32_t)b[l], (uint32_t)(convert_cvt_rnd & 3),
            RT_KEEP, 0x7fff);
        const uint32_t t_4 =
            (uint32_t)rt_float_mul(RT_F16, (uint32_t)b[l], 0x3c00, RT_NEAR, RT_KEEP, 0x7fff);
        const int32_t x_2 = convert_cvt_rnd >= 4 ? (int32_t)t_3 : (int32_t)t_4;
        const uint32_t t_5 =
            (uint32_t)rt_float_min(RT_F16,
            (uint32_t)rt_float_max(RT_F16, (uint32_t)x_2, 0, RT_KEEP, 0x7e00), 0x3c00, RT_KEEP,
            0x7e00);
        const int32_t t_6 = rt_float_is_nan(RT_F16, (uint32_t)x_2) ? 0 : (int32_t)t_5;
        const int32_t to_zero = rt_float_compare(RT_F16, (uint32_t)(!sat ? x_2 : t_6), 0, RT_KEEP);
        const uint32_t t_7 =
            (uint32_t)rt_float_min(RT_F16,
            (uint32_t)rt_float_max(RT_F16, (uint32_t)x, 0, RT_KEEP, 0x7e00), 0x3c00, RT_KEEP,
            0x7e00);
        const int32_t t_8 = rt_float_is_nan(RT_F16, (uint32_t)x) ? 0 : (int32_t)t_7;
        const uint32_t rd = (uint32_t)(!sat ? x : t_8);
        const uint32_t result = (uint32_t)(((to_zero & 0xa) != 0) | ((to_zero & 9) != 0) << 1);
        rd_to[l] = rd;
        result_to[l] = (uint8_t)result;
    }
}

RT_LOOP_1(lanes_f2f_hh,
    (const int32_t *b, uint32_t *rd_to, uint8_t *result_to, const int32_t fields),
    (b, rd_to, result_to, key), 0, 0)

RT_WITHIN void lanes_f2f_hh_2_for(const int32_t *b, uint32_t *rd_to, const int32_t key)
{
    const int32_t convert_cvt_rnd = key & 7;
    const int32_t sat = key >> 3 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t t =
            (uint32_t)rt_float_rint(RT_F16, (uint32_t)b[l], (uint32_t)(convert_cvt_rnd & 3),
            RT_KEEP, 0x7fff);
        const uint32_t t_2 =
            (uint32_t)rt_float_mul(RT_F16, (uint32_t)b[l], 0x3c00, RT_NEAR, RT_KEEP, 0x7fff);
        const int32_t x = convert_cvt_rnd >= 4 ? (int32_t)t : (int32_t)t_2;
        const uint32_t t_3 =
            (uint32_t)rt_float_min(RT_F16,
            (uint32_t)rt_float_max(RT_F16, (uint32_t)x, 0, RT_KEEP, 0x7e00), 0x3c00, RT_KEEP,
            0x7e00);
        const int32_t t_4 = rt_float_is_nan(RT_F16, (uint32_t)x) ? 0 : (int32_t)t_3;
        const uint32_t rd = (uint32_t)(!sat ? x : t_4);
        rd_to[l] = rd;
    }
}

RT_LOOP_1(lanes_f2f_hh_2, (const int32_t *b, uint32_t *rd_to, const int32_t fields),
    (b, rd_to, key), 0, 0)

RT_WITHIN void lanes_f2f_hs_for(const int32_t *b, uint32_t *rd_to, uint8_t *result_to,
    const int32_t key)
{
    const int32_t sat = key & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x =
            (uint32_t)rt_float_convert(RT_F32, RT_F16, (uint32_t)b[l], RT_NEAR, RT_KEEP,
            0x7fffffff);
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

RT_LOOP_1(lanes_f2f_hs,
    (const int32_t *b, uint32_t *rd_to, uint8_t *result_to, const int32_t fields),
    (b, rd_to, result_to, key), 0, 0)

RT_WITHIN void lanes_f2f_hs_2_for(const int32_t *b, uint32_t *rd_to, const int32_t key)
{
    const int32_t sat = key & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x =
            (uint32_t)rt_float_convert(RT_F32, RT_F16, (uint32_t)b[l], RT_NEAR, RT_KEEP,
            0x7fffffff);
        const uint32_t t =
            rt_f32_min(rt_f32_max(x, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP, 0x7fc00000);
        const uint32_t t_2 = rt_f32_is_nan(x) ? 0 : t;
        const uint32_t r = !sat ? x : t_2;
        const uint32_t rd = r;
        rd_to[l] = rd;
    }
}

RT_LOOP_1(lanes_f2f_hs_2, (const int32_t *b, uint32_t *rd_to, const int32_t fields),
    (b, rd_to, key), 0, 0)

RT_WITHIN void lanes_f2f_sh_for(const uint32_t *b, uint32_t *rd_to, uint8_t *result_to,
    const int32_t key)
{
    const int32_t ftz = key & 1;
    const int32_t rnd = key >> 1 & 3;
    const int32_t sat = key >> 3 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x =
            (uint32_t)rt_float_convert(RT_F16, RT_F32,
            rt_f32_mul(b[l], 0x3f800000, RT_NEAR, (uint32_t)(ftz * 3), 0x7fffffff), (uint32_t)rnd,
            RT_KEEP, 0x7fff);
        const uint32_t x_2 =
            (uint32_t)rt_float_convert(RT_F16, RT_F32,
            rt_f32_mul(b[l], 0x3f800000, RT_NEAR, (uint32_t)(ftz * 3), 0x7fffffff), (uint32_t)rnd,
            RT_KEEP, 0x7fff);
        const uint32_t t =
            (uint32_t)rt_float_min(RT_F16, (uint32_t)rt_float_max(RT_F16, x_2, 0, RT_KEEP, 0x7e00),
            0x3c00, RT_KEEP, 0x7e00);
        const int32_t t_2 = rt_float_is_nan(RT_F16, x_2) ? 0 : (int32_t)t;
        const int32_t to_zero =
            rt_float_compare(RT_F16, (uint32_t)(!sat ? (int32_t)x_2 : t_2), 0, RT_KEEP);
        const uint32_t t_3 =
            (uint32_t)rt_float_min(RT_F16, (uint32_t)rt_float_max(RT_F16, x, 0, RT_KEEP, 0x7e00),
            0x3c00, RT_KEEP, 0x7e00);
        const int32_t t_4 = rt_float_is_nan(RT_F16, x) ? 0 : (int32_t)t_3;
        const uint32_t rd = (uint32_t)(!sat ? (int32_t)x : t_4);
        const uint32_t result = (uint32_t)(((to_zero & 0xa) != 0) | ((to_zero & 9) != 0) << 1);
        rd_to[l] = rd;
        result_to[l] = (uint8_t)result;
    }
}

RT_LOOP_1(lanes_f2f_sh,
    (const uint32_t *b, uint32_t *rd_to, uint8_t *result_to, const int32_t fields),
    (b, rd_to, result_to, key), 6, 0)

RT_WITHIN void lanes_f2f_sh_2_for(const uint32_t *b, uint32_t *rd_to, const int32_t key)
{
    const int32_t ftz = key & 1;
    const int32_t rnd = key >> 1 & 3;
    const int32_t sat = key >> 3 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x =
            (uint32_t)rt_float_convert(RT_F16, RT_F32,
            rt_f32_mul(b[l], 0x3f800000, RT_NEAR, (uint32_t)(ftz * 3), 0x7fffffff), (uint32_t)rnd,
            RT_KEEP, 0x7fff);
        const uint32_t t =
            (uint32_t)rt_float_min(RT_F16, (uint32_t)rt_float_max(RT_F16, x, 0, RT_KEEP, 0x7e00),
            0x3c00, RT_KEEP, 0x7e00);
        const int32_t t_2 = rt_float_is_nan(RT_F16, x) ? 0 : (int32_t)t;
        const uint32_t rd = (uint32_t)(!sat ? (int32_t)x : t_2);
        rd_to[l] = rd;
    }
}

RT_LOOP_1(lanes_f2f_sh_2, (const uint32_t *b, uint32_t *rd_to, const int32_t fields),
    (b, rd_to, key), 6, 0)

RT_WITHIN void lanes_f2f_ss_for(const uint32_t *b, uint32_t *rd_to, uint8_t *result_to,
    const int32_t key)
{
    const int32_t convert_cvt_rnd = key & 7;
    const int32_t ftz = key >> 3 & 1;
    const int32_t sat = key >> 4 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t t =
            (uint32_t)rt_float_rint(RT_F32, b[l], (uint32_t)(convert_cvt_rnd & 3),
            (uint32_t)(ftz * 3), 0x7fffffff);
        const uint32_t t_2 = rt_f32_mul(b[l], 0x3f800000, RT_NEAR, (uint32_t)(ftz * 3), 0x7fffffff);
        const uint32_t x = convert_cvt_rnd >= 4 ? t : t_2;
        const uint32_t t_3 =
            rt_f32_min(rt_f32_max(x, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP, 0x7fc00000);
        const uint32_t t_4 = rt_f32_is_nan(x) ? 0 : t_3;
        const uint32_t r = !sat ? x : t_4;
        const int32_t to_zero = rt_f32_compare(r, 0, RT_KEEP);
        const uint32_t rd = r;
        const uint32_t result = (uint32_t)(((to_zero & 0xa) != 0) | ((to_zero & 9) != 0) << 1);
        rd_to[l] = rd;
        result_to[l] = (uint8_t)result;
    }
}

RT_LOOP_1(lanes_f2f_ss,
    (const uint32_t *b, uint32_t *rd_to, uint8_t *result_to, const int32_t fields),
    (b, rd_to, result_to, key), 0, 0)

RT_WITHIN void lanes_f2f_ss_2_for(const uint32_t *b, uint32_t *rd_to, const int32_t key)
{
    const int32_t convert_cvt_rnd = key & 7;
    const int32_t ftz = key >> 3 & 1;
    const int32_t sat = key >> 4 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t t =
            (uint32_t)rt_float_rint(RT_F32, b[l], (uint32_t)(convert_cvt_rnd & 3),
            (uint32_t)(ftz * 3), 0x7fffffff);
        const uint32_t t_2 = rt_f32_mul(b[l], 0x3f800000, RT_NEAR, (uint32_t)(ftz * 3), 0x7fffffff);
        const uint32_t x = convert_cvt_rnd >= 4 ? t : t_2;
        const uint32_t t_3 =
            rt_f32_min(rt_f32_max(x, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP, 0x7fc00000);
        const uint32_t t_4 = rt_f32_is_nan(x) ? 0 : t_3;
        const uint32_t r = !sat ? x : t_4;
        const uint32_t rd = r;
        rd_to[l] = rd;
    }
}

RT_LOOP_1(lanes_f2f_ss_2, (const uint32_t *b, uint32_t *rd_to, const int32_t fields),
    (b, rd_to, key), 0, 0)

RT_WITHIN void lanes_f2f_sd(const uint32_t *b, uint32_t *rd_to, uint32_t *result_to,
    uint8_t *result_to_2)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint64_t r =
            rt_float_convert(RT_F64, RT_F32, b[l], RT_NEAR, RT_KEEP,
            INT64_C(0x7ff8000000000000) | (uint64_t)(b[l] & 0x7fffff) << 29
            | (uint64_t)(b[l] >> 31) << 63);
        const int32_t to_zero = rt_float_compare(RT_F64, r, 0, RT_KEEP);
        const uint32_t rd = (uint32_t)r;
        const uint32_t result = (uint32_t)(r >> 32);
        const uint32_t result_2 = (uint32_t)(((to_zero & 0xa) != 0) | ((to_zero & 9) != 0) << 1);
        rd_to[l] = rd;
        result_to[l] = result;
        result_to_2[l] = (uint8_t)result_2;
    }
}

RT_WITHIN void lanes_f2f_sd_2(const uint32_t *b, uint32_t *rd_to, uint32_t *result_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint64_t r =
            rt_float_convert(RT_F64, RT_F32, b[l], RT_NEAR, RT_KEEP,
            INT64_C(0x7ff8000000000000) | (uint64_t)(b[l] & 0x7fffff) << 29
            | (uint64_t)(b[l] >> 31) << 63);
        const uint32_t rd = (uint32_t)r;
        const uint32_t result = (uint32_t)(r >> 32);
        rd_to[l] = rd;
        result_to[l] = result;
    }
}

RT_WITHIN void lanes_f2f_ds_for(const uint64_t *b, uint32_t *rd_to, uint8_t *result_to,
    const int32_t key)
{
    const int32_t rnd = key & 3;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t r =
            (uint32_t)rt_float_convert(RT_F32, RT_F64, b[l], (uint32_t)rnd, RT_KEEP,
            0x7fc00000 | ((uint32_t)(b[l] >> 29) & 0x7fffff) | (uint32_t)(b[l] >> 63) << 31);
        const int32_t to_zero = rt_f32_compare(r, 0, RT_KEEP);
        const uint32_t rd = r;
        const uint32_t result = (uint32_t)(((to_zero & 0xa) != 0) | ((to_zero & 9) != 0) << 1);
        rd_to[l] = rd;
        result_to[l] = (uint8_t)result;
    }
}

RT_LOOP_1(lanes_f2f_ds,
    (const uint64_t *b, uint32_t *rd_to, uint8_t *result_to, const int32_t fields),
    (b, rd_to, result_to, key), 3, 0)

RT_WITHIN void lanes_f2f_ds_2_for(const uint64_t *b, uint32_t *rd_to, const int32_t key)
{
    const int32_t rnd = key & 3;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t r =
            (uint32_t)rt_float_convert(RT_F32, RT_F64, b[l], (uint32_t)rnd, RT_KEEP,
            0x7fc00000 | ((uint32_t)(b[l] >> 29) & 0x7fffff) | (uint32_t)(b[l] >> 63) << 31);
        const uint32_t rd = r;
        rd_to[l] = rd;
    }
}

RT_LOOP_1(lanes_f2f_ds_2, (const uint64_t *b, uint32_t *rd_to, const int32_t fields),
    (b, rd_to, key), 3, 0)

RT_WITHIN void lanes_f2f_dd_for(const uint64_t *b, uint32_t *rd_to, uint32_t *result_to,
    uint8_t *result_to_2, const int32_t key)
{
    const int32_t convert_cvt_rnd = key & 7;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint64_t t =
            rt_float_rint(RT_F64, b[l], (uint32_t)(convert_cvt_rnd & 3), RT_KEEP,
            INT64_C(0x7ff8000000000000));
        const uint64_t t_2 =
            rt_f64_mul(b[l], INT64_C(0x3ff0000000000000), RT_NEAR, RT_KEEP,
            INT64_C(0x7ff8000000000000));
        const uint64_t r = convert_cvt_rnd >= 4 ? t : t_2;
        const int32_t to_zero = rt_float_compare(RT_F64, r, 0, RT_KEEP);
        const uint32_t rd = (uint32_t)r;
        const uint32_t result = (uint32_t)(r >> 32);
        const uint32_t result_2 = (uint32_t)(((to_zero & 0xa) != 0) | ((to_zero & 9) != 0) << 1);
        rd_to[l] = rd;
        result_to[l] = result;
        result_to_2[l] = (uint8_t)result_2;
    }
}

RT_LOOP_1(lanes_f2f_dd,
    (const uint64_t *b, uint32_t *rd_to, uint32_t *result_to, uint8_t *result_to_2,
    const int32_t fields), (b, rd_to, result_to, result_to_2, key), 0, 0)

RT_WITHIN void lanes_f2f_dd_2_for(const uint64_t *b, uint32_t *rd_to, uint32_t *result_to,
    const int32_t key)
{
    const int32_t convert_cvt_rnd = key & 7;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint64_t t =
            rt_float_rint(RT_F64, b[l], (uint32_t)(convert_cvt_rnd & 3), RT_KEEP,
            INT64_C(0x7ff8000000000000));
        const uint64_t t_2 =
            rt_f64_mul(b[l], INT64_C(0x3ff0000000000000), RT_NEAR, RT_KEEP,
            INT64_C(0x7ff8000000000000));
        const uint64_t r = convert_cvt_rnd >= 4 ? t : t_2;
        const uint32_t rd = (uint32_t)r;
        const uint32_t result = (uint32_t)(r >> 32);
        rd_to[l] = rd;
        result_to[l] = result;
    }
}

RT_LOOP_1(lanes_f2f_dd_2,
    (const uint64_t *b, uint32_t *rd_to, uint32_t *result_to, const int32_t fields),
    (b, rd_to, result_to, key), 0, 0)

RT_WITHIN void lanes_f2i_h_for(const int32_t *b, uint32_t *rd_to, uint32_t *result_to,
    const int32_t key)
{
    const int32_t convert_round = key & 3;
    const int32_t convert_dst_int = key >> 2 & 7;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const rt_i128 x =
            rt_clamp_i128(rt_float_to_int(RT_F16, (uint32_t)b[l], INT64_MIN,
            UINT64_C(18446744073709551615), (uint32_t)convert_round, RT_KEEP, 0x0),
            (rt_i128)(convert_dst_int >> 2 != 0
            ? (int64_t)(UINT64_C(18446744073709551615) << ((8 << (convert_dst_int & 3)) - 1)) : 0),
            (rt_i128)(((rt_u128)1 << ((8 << (convert_dst_int & 3)) - (convert_dst_int >> 2))) - 1));
        const uint64_t x_2 = rt_float_is_nan(RT_F16, (uint32_t)b[l])
            ? UINT64_C(9223372036854775808) : (uint64_t)x;
        const uint32_t rd = (uint32_t)x_2;
        const uint32_t result = (uint32_t)(x_2 >> 32);
        rd_to[l] = rd;
        result_to[l] = result;
    }
}

RT_LOOP_1(lanes_f2i_h,
    (const int32_t *b, uint32_t *rd_to, uint32_t *result_to, const int32_t fields),
    (b, rd_to, result_to, key), 3, 0)

RT_WITHIN void lanes_f2i_h_2_for(const int32_t *b, uint32_t *rd_to, uint8_t *result_to,
    const int32_t key)
{
    const int32_t convert_round = key & 3;
    const int32_t convert_dst_int = key >> 2 & 7;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const rt_i128 x =
            rt_clamp_i128(rt_float_to_int(RT_F16, (uint32_t)b[l], INT64_MIN,
            UINT64_C(18446744073709551615), (uint32_t)convert_round, RT_KEEP, 0x0),
            (rt_i128)(convert_dst_int >> 2 != 0
            ? (int64_t)(UINT64_C(18446744073709551615) << ((8 << (convert_dst_int & 3)) - 1)) : 0),
            (rt_i128)(((rt_u128)1 << ((8 << (convert_dst_int & 3)) - (convert_dst_int >> 2))) - 1));
        const uint32_t r = rt_float_is_nan(RT_F16, (uint32_t)b[l]) ? 0 : (uint32_t)x;
        const uint32_t rd = r;
        const uint32_t result = (uint32_t)(r == 0 && 1) | r >> 31 << 1;
        rd_to[l] = rd;
        result_to[l] = (uint8_t)result;
    }
}

RT_LOOP_1(lanes_f2i_h_2,
    (const int32_t *b, uint32_t *rd_to, uint8_t *result_to, const int32_t fields),
    (b, rd_to, result_to, key), 3, 0)

RT_WITHIN void lanes_f2i_h_3_for(const int32_t *b, uint32_t *rd_to, const int32_t key)
{
    const int32_t convert_round = key & 3;
    const int32_t convert_dst_int = key >> 2 & 7;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const rt_i128 x =
            rt_clamp_i128(rt_float_to_int(RT_F16, (uint32_t)b[l], INT64_MIN,
            UINT64_C(18446744073709551615), (uint32_t)convert_round, RT_KEEP, 0x0),
            (rt_i128)(convert_dst_int >> 2 != 0
            ? (int64_t)(UINT64_C(18446744073709551615) << ((8 << (convert_dst_int & 3)) - 1)) : 0),
            (rt_i128)(((rt_u128)1 << ((8 << (convert_dst_int & 3)) - (convert_dst_int >> 2))) - 1));
        const uint32_t r = rt_float_is_nan(RT_F16, (uint32_t)b[l]) ? 0 : (uint32_t)x;
        const uint32_t rd = r;
        rd_to[l] = rd;
    }
}

RT_LOOP_1(lanes_f2i_h_3, (const int32_t *b, uint32_t *rd_to, const int32_t fields),
    (b, rd_to, key), 3, 0)

RT_WITHIN void lanes_f2i_s_for(const uint32_t *b, uint32_t *rd_to, uint32_t *result_to,
    const int32_t key)
{
    const int32_t convert_round = key & 3;
    const int32_t ftz = key >> 2 & 1;
    const int32_t convert_dst_int = key >> 3 & 7;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const rt_i128 x =
            rt_clamp_i128(rt_float_to_int(RT_F32, b[l], INT64_MIN, UINT64_C(18446744073709551615),
            (uint32_t)convert_round, (uint32_t)(ftz * 3), 0x0),
            (rt_i128)(convert_dst_int >> 2 != 0
            ? (int64_t)(UINT64_C(18446744073709551615) << ((8 << (convert_dst_int & 3)) - 1)) : 0),
            (rt_i128)(((rt_u128)1 << ((8 << (convert_dst_int & 3)) - (convert_dst_int >> 2))) - 1));
        const uint64_t x_2 = rt_f32_is_nan(b[l]) ? UINT64_C(9223372036854775808) : (uint64_t)x;
        const uint32_t rd = (uint32_t)x_2;
        const uint32_t result = (uint32_t)(x_2 >> 32);
        rd_to[l] = rd;
        result_to[l] = result;
    }
}

RT_LOOP_1(lanes_f2i_s,
    (const uint32_t *b, uint32_t *rd_to, uint32_t *result_to, const int32_t fields),
    (b, rd_to, result_to, key), 3, 0)

RT_WITHIN void lanes_f2i_s_2_for(const uint32_t *b, uint32_t *rd_to, uint8_t *result_to,
    const int32_t key)
{
    const int32_t convert_round = key & 3;
    const int32_t ftz = key >> 2 & 1;
    const int32_t convert_dst_int = key >> 3 & 7;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const rt_i128 x =
            rt_clamp_i128(rt_float_to_int(RT_F32, b[l], INT64_MIN, UINT64_C(18446744073709551615),
            (uint32_t)convert_round, (uint32_t)(ftz * 3), 0x0),
            (rt_i128)(convert_dst_int >> 2 != 0
            ? (int64_t)(UINT64_C(18446744073709551615) << ((8 << (convert_dst_int & 3)) - 1)) : 0),
            (rt_i128)(((rt_u128)1 << ((8 << (convert_dst_int & 3)) - (convert_dst_int >> 2))) - 1));
        const uint32_t r = rt_f32_is_nan(b[l]) ? 0 : (uint32_t)x;
        const uint32_t rd = r;
        const uint32_t result = (uint32_t)(r == 0 && 1) | r >> 31 << 1;
        rd_to[l] = rd;
        result_to[l] = (uint8_t)result;
    }
}

RT_LOOP_1(lanes_f2i_s_2,
    (const uint32_t *b, uint32_t *rd_to, uint8_t *result_to, const int32_t fields),
    (b, rd_to, result_to, key), 3, 0)

RT_WITHIN void lanes_f2i_s_3_for(const uint32_t *b, uint32_t *rd_to, const int32_t key)
{
    const int32_t convert_round = key & 3;
    const int32_t ftz = key >> 2 & 1;
    const int32_t convert_dst_int = key >> 3 & 7;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const rt_i128 x =
            rt_clamp_i128(rt_float_to_int(RT_F32, b[l], INT64_MIN, UINT64_C(18446744073709551615),
            (uint32_t)convert_round, (uint32_t)(ftz * 3), 0x0),
            (rt_i128)(convert_dst_int >> 2 != 0
            ? (int64_t)(UINT64_C(18446744073709551615) << ((8 << (convert_dst_int & 3)) - 1)) : 0),
            (rt_i128)(((rt_u128)1 << ((8 << (convert_dst_int & 3)) - (convert_dst_int >> 2))) - 1));
        const uint32_t r = rt_f32_is_nan(b[l]) ? 0 : (uint32_t)x;
        const uint32_t rd = r;
        rd_to[l] = rd;
    }
}

RT_LOOP_1(lanes_f2i_s_3, (const uint32_t *b, uint32_t *rd_to, const int32_t fields),
    (b, rd_to, key), 3, 0)

RT_WITHIN void lanes_f2i_d_for(const uint64_t *b, uint32_t *rd_to, uint32_t *result_to,
    const int32_t key)
{
    const int32_t convert_round = key & 3;
    const int32_t convert_dst_int = key >> 2 & 7;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const rt_i128 x =
            rt_clamp_i128(rt_float_to_int(RT_F64, b[l], INT64_MIN, UINT64_C(18446744073709551615),
            (uint32_t)convert_round, RT_KEEP, 0x0),
            (rt_i128)(convert_dst_int >> 2 != 0
            ? (int64_t)(UINT64_C(18446744073709551615) << ((8 << (convert_dst_int & 3)) - 1)) : 0),
            (rt_i128)(((rt_u128)1 << ((8 << (convert_dst_int & 3)) - (convert_dst_int >> 2))) - 1));
        const uint64_t x_2 = rt_f64_is_nan(b[l]) ? UINT64_C(9223372036854775808) : (uint64_t)x;
        const uint32_t rd = (uint32_t)x_2;
        const uint32_t result = (uint32_t)(x_2 >> 32);
        rd_to[l] = rd;
        result_to[l] = result;
    }
}

RT_LOOP_1(lanes_f2i_d,
    (const uint64_t *b, uint32_t *rd_to, uint32_t *result_to, const int32_t fields),
    (b, rd_to, result_to, key), 3, 0)

RT_WITHIN void lanes_f2i_d_2_for(const uint64_t *b, uint32_t *rd_to, uint8_t *result_to,
    const int32_t key)
{
    const int32_t convert_round = key & 3;
    const int32_t convert_dst_int = key >> 2 & 7;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const rt_i128 x =
            rt_clamp_i128(rt_float_to_int(RT_F64, b[l], INT64_MIN, UINT64_C(18446744073709551615),
            (uint32_t)convert_round, RT_KEEP, 0x0),
            (rt_i128)(convert_dst_int >> 2 != 0
            ? (int64_t)(UINT64_C(18446744073709551615) << ((8 << (convert_dst_int & 3)) - 1)) : 0),
            (rt_i128)(((rt_u128)1 << ((8 << (convert_dst_int & 3)) - (convert_dst_int >> 2))) - 1));
        const uint32_t r = rt_f64_is_nan(b[l]) ? 2147483648u : (uint32_t)x;
        const uint32_t rd = r;
        const uint32_t result = (uint32_t)(r == 0 && 1) | r >> 31 << 1;
        rd_to[l] = rd;
        result_to[l] = (uint8_t)result;
    }
}

RT_LOOP_1(lanes_f2i_d_2,
    (const uint64_t *b, uint32_t *rd_to, uint8_t *result_to, const int32_t fields),
    (b, rd_to, result_to, key), 3, 0)

RT_WITHIN void lanes_f2i_d_3_for(const uint64_t *b, uint32_t *rd_to, const int32_t key)
{
    const int32_t convert_round = key & 3;
    const int32_t convert_dst_int = key >> 2 & 7;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const rt_i128 x =
            rt_clamp_i128(rt_float_to_int(RT_F64, b[l], INT64_MIN, UINT64_C(18446744073709551615),
            (uint32_t)convert_round, RT_KEEP, 0x0),
            (rt_i128)(convert_dst_int >> 2 != 0
            ? (int64_t)(UINT64_C(18446744073709551615) << ((8 << (convert_dst_int & 3)) - 1)) : 0),
            (rt_i128)(((rt_u128)1 << ((8 << (convert_dst_int & 3)) - (convert_dst_int >> 2))) - 1));
        const uint32_t r = rt_f64_is_nan(b[l]) ? 2147483648u : (uint32_t)x;
        const uint32_t rd = r;
        rd_to[l] = rd;
    }
}

RT_LOOP_1(lanes_f2i_d_3, (const uint64_t *b, uint32_t *rd_to, const int32_t fields),
    (b, rd_to, key), 3, 0)

RT_WITHIN void lanes_i2f_h_for(int32_t f_neg_b, const int32_t *b, int32_t f_abs_b, uint32_t *rd_to,
    uint32_t *result_to, uint8_t *result_to_2, const int32_t key)
{
    const int32_t convert_src_int = key & 7;
    const int32_t rnd = key >> 3 & 3;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        int32_t result = 0;
        if (!(convert_src_int >> 2 != 0)) {
            result = f_neg_b ? -b[l] : b[l];
        } else {
            const int32_t y = f_abs_b ? rt_abs_i32((int16_t)b[l]) : (int16_t)b[l];
            result = f_neg_b ? (int16_t)-y : (int16_t)y;
        }
        const uint64_t r = rt_float_from_signed(RT_F64, (rt_i128)result, (uint32_t)rnd);
        const int32_t to_zero = rt_float_compare(RT_F64, r, 0, RT_KEEP);
        const uint32_t rd = (uint32_t)r;
        const uint32_t result_4 = (uint32_t)(r >> 32);
        const uint32_t result_5 = (uint32_t)(((to_zero & 0xa) != 0) | ((to_zero & 9) != 0) << 1);
        rd_to[l] = rd;
        result_to[l] = result_4;
        result_to_2[l] = (uint8_t)result_5;
    }
}

RT_LOOP_1(lanes_i2f_h,
    (int32_t f_neg_b, const int32_t *b, int32_t f_abs_b, uint32_t *rd_to, uint32_t *result_to,
    uint8_t *result_to_2, const int32_t fields),
    (f_neg_b, b, f_abs_b, rd_to, result_to, result_to_2, key), 24, 0)

RT_WITHIN void lanes_i2f_h_2_for(int32_t f_neg_b, const int32_t *b, int32_t f_abs_b,
    uint32_t *rd_to, uint32_t *result_to, const int32_t key)
{
    const int32_t convert_src_int = key & 7;
    const int32_t rnd = key >> 3 & 3;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        int32_t result = 0;
        if (!(convert_src_int >> 2 != 0)) {
            result = f_neg_b ? -b[l] : b[l];
        } else {
            const int32_t y = f_abs_b ? rt_abs_i32((int16_t)b[l]) : (int16_t)b[l];
            result = f_neg_b ? (int16_t)-y : (int16_t)y;
        }
        const uint64_t r = rt_float_from_signed(RT_F64, (rt_i128)result, (uint32_t)rnd);
        const uint32_t rd = (uint32_t)r;
        const uint32_t result_4 = (uint32_t)(r >> 32);
        rd_to[l] = rd;
        result_to[l] = result_4;
    }
}

RT_LOOP_1(lanes_i2f_h_2,
    (int32_t f_neg_b, const int32_t *b, int32_t f_abs_b, uint32_t *rd_to, uint32_t *result_to,
    const int32_t fields), (f_neg_b, b, f_abs_b, rd_to, result_to, key), 24, 0)

RT_WITHIN void lanes_i2f_h_3_for(int32_t f_neg_b, const int32_t *b, int32_t f_abs_b,
    uint32_t *rd_to, uint8_t *result_to, const int32_t key)
{
    const int32_t convert_src_int = key & 7;
    const int32_t rnd = key >> 3 & 3;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        int32_t result_2 = 0;
        if (!(convert_src_int >> 2 != 0)) {
            result_2 = f_neg_b ? -b[l] : b[l];
        } else {
            const int32_t y_2 = f_abs_b ? rt_abs_i32((int16_t)b[l]) : (int16_t)b[l];
            result_2 = f_neg_b ? (int16_t)-y_2 : (int16_t)y_2;
        }
        const uint32_t r_2 = rt_f32_from_i32(result_2, (uint32_t)rnd);
        const int32_t to_zero_2 = rt_f32_compare(r_2, 0, RT_KEEP);
        const uint32_t rd = r_2;
        const uint32_t result_4 =
            (uint32_t)(((to_zero_2 & 0xa) != 0) | ((to_zero_2 & 9) != 0) << 1);
        rd_to[l] = rd;
        result_to[l] = (uint8_t)result_4;
    }
}

RT_LOOP_1(lanes_i2f_h_3,
    (int32_t f_neg_b, const int32_t *b, int32_t f_abs_b, uint32_t *rd_to, uint8_t *result_to,
    const int32_t fields), (f_neg_b, b, f_abs_b, rd_to, result_to, key), 24, 0)

RT_WITHIN void lanes_i2f_h_4_for(int32_t f_neg_b, const int32_t *b, int32_t f_abs_b,
    uint32_t *rd_to, const int32_t key)
{
    const int32_t convert_src_int = key & 7;
    const int32_t rnd = key >> 3 & 3;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        int32_t result_2 = 0;
        if (!(convert_src_int >> 2 != 0)) {
            result_2 = f_neg_b ? -b[l] : b[l];
        } else {
            const int32_t y_2 = f_abs_b ? rt_abs_i32((int16_t)b[l]) : (int16_t)b[l];
            result_2 = f_neg_b ? (int16_t)-y_2 : (int16_t)y_2;
        }
        const uint32_t r_2 = rt_f32_from_i32(result_2, (uint32_t)rnd);
        const uint32_t rd = r_2;
        rd_to[l] = rd;
    }
}

RT_LOOP_1(lanes_i2f_h_4,
    (int32_t f_neg_b, const int32_t *b, int32_t f_abs_b, uint32_t *rd_to, const int32_t fields),
    (f_neg_b, b, f_abs_b, rd_to, key), 24, 0)

RT_WITHIN void lanes_i2f_h_5_for(int32_t f_neg_b, const int32_t *b, int32_t f_abs_b,
    uint32_t *rd_to, uint8_t *result_to, const int32_t key)
{
    const int32_t convert_src_int = key & 7;
    const int32_t rnd = key >> 3 & 3;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        int32_t result_3 = 0;
        if (!(convert_src_int >> 2 != 0)) {
            result_3 = f_neg_b ? -b[l] : b[l];
        } else {
            const int32_t y_3 = f_abs_b ? rt_abs_i32((int16_t)b[l]) : (int16_t)b[l];
            result_3 = f_neg_b ? (int16_t)-y_3 : (int16_t)y_3;
        }
        const uint32_t r_3 =
            (uint32_t)rt_float_from_signed(RT_F16, (rt_i128)result_3, (uint32_t)rnd);
        const int32_t to_zero_3 = rt_float_compare(RT_F16, r_3, 0, RT_KEEP);
        const uint32_t rd = r_3;
        const uint32_t result_4 =
            (uint32_t)(((to_zero_3 & 0xa) != 0) | ((to_zero_3 & 9) != 0) << 1);
        rd_to[l] = rd;
        result_to[l] = (uint8_t)result_4;
    }
}

RT_LOOP_1(lanes_i2f_h_5,
    (int32_t f_neg_b, const int32_t *b, int32_t f_abs_b, uint32_t *rd_to, uint8_t *result_to,
    const int32_t fields), (f_neg_b, b, f_abs_b, rd_to, result_to, key), 24, 0)

RT_WITHIN void lanes_i2f_h_6_for(int32_t f_neg_b, const int32_t *b, int32_t f_abs_b,
    uint32_t *rd_to, const int32_t key)
{
    const int32_t convert_src_int = key & 7;
    const int32_t rnd = key >> 3 & 3;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        int32_t result_3 = 0;
        if (!(convert_src_int >> 2 != 0)) {
            result_3 = f_neg_b ? -b[l] : b[l];
        } else {
            const int32_t y_3 = f_abs_b ? rt_abs_i32((int16_t)b[l]) : (int16_t)b[l];
            result_3 = f_neg_b ? (int16_t)-y_3 : (int16_t)y_3;
        }
        const uint32_t r_3 =
            (uint32_t)rt_float_from_signed(RT_F16, (rt_i128)result_3, (uint32_t)rnd);
        const uint32_t rd = r_3;
        rd_to[l] = rd;
    }
}

RT_LOOP_1(lanes_i2f_h_6,
    (int32_t f_neg_b, const int32_t *b, int32_t f_abs_b, uint32_t *rd_to, const int32_t fields),
    (f_neg_b, b, f_abs_b, rd_to, key), 24, 0)

RT_WITHIN void lanes_i2f_b_for(const uint32_t *b, int32_t f_neg_b, int32_t f_abs_b,
    uint32_t *rd_to, uint32_t *result_to, uint8_t *result_to_2, const int32_t key)
{
    const int32_t byte = key & 3;
    const int32_t convert_src_int = key >> 2 & 7;
    const int32_t rnd = key >> 5 & 3;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        int32_t result = 0;
        const uint32_t x = b[l] >> 8 * byte & 0xff;
        if (!(convert_src_int >> 2 != 0)) {
            result = f_neg_b ? -(int32_t)x : (int32_t)x;
        } else {
            const int32_t y = f_abs_b ? rt_abs_i32((int8_t)x) : (int8_t)x;
            result = f_neg_b ? (int8_t)-y : (int8_t)y;
        }
        const uint64_t r = rt_float_from_signed(RT_F64, (rt_i128)result, (uint32_t)rnd);
        const int32_t to_zero = rt_float_compare(RT_F64, r, 0, RT_KEEP);
        const uint32_t rd = (uint32_t)r;
        const uint32_t result_4 = (uint32_t)(r >> 32);
        const uint32_t result_5 = (uint32_t)(((to_zero & 0xa) != 0) | ((to_zero & 9) != 0) << 1);
        rd_to[l] = rd;
        result_to[l] = result_4;
        result_to_2[l] = (uint8_t)result_5;
    }
}

RT_LOOP_1(lanes_i2f_b,
    (const uint32_t *b, int32_t f_neg_b, int32_t f_abs_b, uint32_t *rd_to, uint32_t *result_to,
    uint8_t *result_to_2, const int32_t fields),
    (b, f_neg_b, f_abs_b, rd_to, result_to, result_to_2, key), 96, 0)

RT_WITHIN void lanes_i2f_b_2_for(const uint32_t *b, int32_t f_neg_b, int32_t f_abs_b,
    uint32_t *rd_to, uint32_t *result_to, const int32_t key)
{
    const int32_t byte = key & 3;
    const int32_t convert_src_int = key >> 2 & 7;
    const int32_t rnd = key >> 5 & 3;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        int32_t result = 0;
        const uint32_t x = b[l] >> 8 * byte & 0xff;
        if (!(convert_src_int >> 2 != 0)) {
            result = f_neg_b ? -(int32_t)x : (int32_t)x;
        } else {
            const int32_t y = f_abs_b ? rt_abs_i32((int8_t)x) : (int8_t)x;
            result = f_neg_b ? (int8_t)-y : (int8_t)y;
        }
        const uint64_t r = rt_float_from_signed(RT_F64, (rt_i128)result, (uint32_t)rnd);
        const uint32_t rd = (uint32_t)r;
        const uint32_t result_4 = (uint32_t)(r >> 32);
        rd_to[l] = rd;
        result_to[l] = result_4;
    }
}

RT_LOOP_1(lanes_i2f_b_2,
    (const uint32_t *b, int32_t f_neg_b, int32_t f_abs_b, uint32_t *rd_to, uint32_t *result_to,
    const int32_t fields), (b, f_neg_b, f_abs_b, rd_to, result_to, key), 96, 0)

RT_WITHIN void lanes_i2f_b_3_for(const uint32_t *b, int32_t f_neg_b, int32_t f_abs_b,
    uint32_t *rd_to, uint8_t *result_to, const int32_t key)
{
    const int32_t byte = key & 3;
    const int32_t convert_src_int = key >> 2 & 7;
    const int32_t rnd = key >> 5 & 3;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        int32_t result_2 = 0;
        const uint32_t x_2 = b[l] >> 8 * byte & 0xff;
        if (!(convert_src_int >> 2 != 0)) {
            result_2 = f_neg_b ? -(int32_t)x_2 : (int32_t)x_2;
        } else {
            const int32_t y_2 = f_abs_b ? rt_abs_i32((int8_t)x_2) : (int8_t)x_2;
            result_2 = f_neg_b ? (int8_t)-y_2 : (int8_t)y_2;
        }
        const uint32_t r_2 = rt_f32_from_i32(result_2, (uint32_t)rnd);
        const int32_t to_zero_2 = rt_f32_compare(r_2, 0, RT_KEEP);
        const uint32_t rd = r_2;
        const uint32_t result_4 =
            (uint32_t)(((to_zero_2 & 0xa) != 0) | ((to_zero_2 & 9) != 0) << 1);
        rd_to[l] = rd;
        result_to[l] = (uint8_t)result_4;
    }
}

RT_LOOP_1(lanes_i2f_b_3,
    (const uint32_t *b, int32_t f_neg_b, int32_t f_abs_b, uint32_t *rd_to, uint8_t *result_to,
    const int32_t fields), (b, f_neg_b, f_abs_b, rd_to, result_to, key), 96, 0)

RT_WITHIN void lanes_i2f_b_4_for(const uint32_t *b, int32_t f_neg_b, int32_t f_abs_b,
    uint32_t *rd_to, const int32_t key)
{
    const int32_t byte = key & 3;
    const int32_t convert_src_int = key >> 2 & 7;
    const int32_t rnd = key >> 5 & 3;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        int32_t result_2 = 0;
        const uint32_t x_2 = b[l] >> 8 * byte & 0xff;
        if (!(convert_src_int >> 2 != 0)) {
            result_2 = f_neg_b ? -(int32_t)x_2 : (int32_t)x_2;
        } else {
            const int32_t y_2 = f_abs_b ? rt_abs_i32((int8_t)x_2) : (int8_t)x_2;
            result_2 = f_neg_b ? (int8_t)-y_2 : (int8_t)y_2;
        }
        const uint32_t r_2 = rt_f32_from_i32(result_2, (uint32_t)rnd);
        const uint32_t rd = r_2;
        rd_to[l] = rd;
    }
}

RT_LOOP_1(lanes_i2f_b_4,
    (const uint32_t *b, int32_t f_neg_b, int32_t f_abs_b, uint32_t *rd_to, const int32_t fields),
    (b, f_neg_b, f_abs_b, rd_to, key), 96, 0)

RT_WITHIN void lanes_i2f_b_5_for(const uint32_t *b, int32_t f_neg_b, int32_t f_abs_b,
    uint32_t *rd_to, uint8_t *result_to, const int32_t key)
{
    const int32_t byte = key & 3;
    const int32_t convert_src_int = key >> 2 & 7;
    const int32_t rnd = key >> 5 & 3;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        int32_t result_3 = 0;
        const uint32_t x_3 = b[l] >> 8 * byte & 0xff;
        if (!(convert_src_int >> 2 != 0)) {
            result_3 = f_neg_b ? -(int32_t)x_3 : (int32_t)x_3;
        } else {
            const int32_t y_3 = f_abs_b ? rt_abs_i32((int8_t)x_3) : (int8_t)x_3;
            result_3 = f_neg_b ? (int8_t)-y_3 : (int8_t)y_3;
        }
        const uint32_t r_3 =
            (uint32_t)rt_float_from_signed(RT_F16, (rt_i128)result_3, (uint32_t)rnd);
        const int32_t to_zero_3 = rt_float_compare(RT_F16, r_3, 0, RT_KEEP);
        const uint32_t rd = r_3;
        const uint32_t result_4 =
            (uint32_t)(((to_zero_3 & 0xa) != 0) | ((to_zero_3 & 9) != 0) << 1);
        rd_to[l] = rd;
        result_to[l] = (uint8_t)result_4;
    }
}

RT_LOOP_1(lanes_i2f_b_5,
    (const uint32_t *b, int32_t f_neg_b, int32_t f_abs_b, uint32_t *rd_to, uint8_t *result_to,
    const int32_t fields), (b, f_neg_b, f_abs_b, rd_to, result_to, key), 96, 0)

RT_WITHIN void lanes_i2f_b_6_for(const uint32_t *b, int32_t f_neg_b, int32_t f_abs_b,
    uint32_t *rd_to, const int32_t key)
{
    const int32_t byte = key & 3;
    const int32_t convert_src_int = key >> 2 & 7;
    const int32_t rnd = key >> 5 & 3;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        int32_t result_3 = 0;
        const uint32_t x_3 = b[l] >> 8 * byte & 0xff;
        if (!(convert_src_int >> 2 != 0)) {
            result_3 = f_neg_b ? -(int32_t)x_3 : (int32_t)x_3;
        } else {
            const int32_t y_3 = f_abs_b ? rt_abs_i32((int8_t)x_3) : (int8_t)x_3;
            result_3 = f_neg_b ? (int8_t)-y_3 : (int8_t)y_3;
        }
        const uint32_t r_3 =
            (uint32_t)rt_float_from_signed(RT_F16, (rt_i128)result_3, (uint32_t)rnd);
        const uint32_t rd = r_3;
        rd_to[l] = rd;
    }
}

RT_LOOP_1(lanes_i2f_b_6,
    (const uint32_t *b, int32_t f_neg_b, int32_t f_abs_b, uint32_t *rd_to, const int32_t fields),
    (b, f_neg_b, f_abs_b, rd_to, key), 96, 0)

RT_WITHIN void lanes_i2f_w_for(int32_t f_neg_b, const uint32_t *b, int32_t f_abs_b,
    uint32_t *rd_to, uint32_t *result_to, uint8_t *result_to_2, const int32_t key)
{
    const int32_t convert_src_int = key & 7;
    const int32_t rnd = key >> 3 & 3;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        int64_t result = 0;
        if (!(convert_src_int >> 2 != 0)) {
            result = f_neg_b ? -(int64_t)b[l] : b[l];
        } else {
            const int64_t y = f_abs_b ? rt_abs_i64((int32_t)b[l]) : (int32_t)b[l];
            result = f_neg_b ? (int32_t)-(uint32_t)y : (int32_t)(uint32_t)y;
        }
        const uint64_t r = rt_float_from_signed(RT_F64, (rt_i128)result, (uint32_t)rnd);
        const int32_t to_zero = rt_float_compare(RT_F64, r, 0, RT_KEEP);
        const uint32_t rd = (uint32_t)r;
        const uint32_t result_4 = (uint32_t)(r >> 32);
        const uint32_t result_5 = (uint32_t)(((to_zero & 0xa) != 0) | ((to_zero & 9) != 0) << 1);
        rd_to[l] = rd;
        result_to[l] = result_4;
        result_to_2[l] = (uint8_t)result_5;
    }
}

RT_LOOP_1(lanes_i2f_w,
    (int32_t f_neg_b, const uint32_t *b, int32_t f_abs_b, uint32_t *rd_to, uint32_t *result_to,
    uint8_t *result_to_2, const int32_t fields),
    (f_neg_b, b, f_abs_b, rd_to, result_to, result_to_2, key), 24, 0)

RT_WITHIN void lanes_i2f_w_2_for(int32_t f_neg_b, const uint32_t *b, int32_t f_abs_b,
    uint32_t *rd_to, uint32_t *result_to, const int32_t key)
{
    const int32_t convert_src_int = key & 7;
    const int32_t rnd = key >> 3 & 3;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        int64_t result = 0;
        if (!(convert_src_int >> 2 != 0)) {
            result = f_neg_b ? -(int64_t)b[l] : b[l];
        } else {
            const int64_t y = f_abs_b ? rt_abs_i64((int32_t)b[l]) : (int32_t)b[l];
            result = f_neg_b ? (int32_t)-(uint32_t)y : (int32_t)(uint32_t)y;
        }
        const uint64_t r = rt_float_from_signed(RT_F64, (rt_i128)result, (uint32_t)rnd);
        const uint32_t rd = (uint32_t)r;
        const uint32_t result_4 = (uint32_t)(r >> 32);
        rd_to[l] = rd;
        result_to[l] = result_4;
    }
}

RT_LOOP_1(lanes_i2f_w_2,
    (int32_t f_neg_b, const uint32_t *b, int32_t f_abs_b, uint32_t *rd_to, uint32_t *result_to,
    const int32_t fields), (f_neg_b, b, f_abs_b, rd_to, result_to, key), 24, 0)

RT_WITHIN void lanes_i2f_w_3_for(int32_t f_neg_b, const uint32_t *b, int32_t f_abs_b,
    uint32_t *rd_to, uint8_t *result_to, const int32_t key)
{
    const int32_t convert_src_int = key & 7;
    const int32_t rnd = key >> 3 & 3;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        int64_t result_2 = 0;
        if (!(convert_src_int >> 2 != 0)) {
            result_2 = f_neg_b ? -(int64_t)b[l] : b[l];
        } else {
            const int64_t y_2 = f_abs_b ? rt_abs_i64((int32_t)b[l]) : (int32_t)b[l];
            result_2 = f_neg_b ? (int32_t)-(uint32_t)y_2 : (int32_t)(uint32_t)y_2;
        }
        const uint32_t r_2 =
            (uint32_t)rt_float_from_signed(RT_F32, (rt_i128)result_2, (uint32_t)rnd);
        const int32_t to_zero_2 = rt_f32_compare(r_2, 0, RT_KEEP);
        const uint32_t rd = r_2;
        const uint32_t result_4 =
            (uint32_t)(((to_zero_2 & 0xa) != 0) | ((to_zero_2 & 9) != 0) << 1);
        rd_to[l] = rd;
        result_to[l] = (uint8_t)result_4;
    }
}

RT_LOOP_1(lanes_i2f_w_3,
    (int32_t f_neg_b, const uint32_t *b, int32_t f_abs_b, uint32_t *rd_to, uint8_t *result_to,
    const int32_t fields), (f_neg_b, b, f_abs_b, rd_to, result_to, key), 24, 0)

RT_WITHIN void lanes_i2f_w_4_for(int32_t f_neg_b, const uint32_t *b, int32_t f_abs_b,
    uint32_t *rd_to, const int32_t key)
{
    const int32_t convert_src_int = key & 7;
    const int32_t rnd = key >> 3 & 3;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        int64_t result_2 = 0;
        if (!(convert_src_int >> 2 != 0)) {
            result_2 = f_neg_b ? -(int64_t)b[l] : b[l];
        } else {
            const int64_t y_2 = f_abs_b ? rt_abs_i64((int32_t)b[l]) : (int32_t)b[l];
            result_2 = f_neg_b ? (int32_t)-(uint32_t)y_2 : (int32_t)(uint32_t)y_2;
        }
        const uint32_t r_2 =
            (uint32_t)rt_float_from_signed(RT_F32, (rt_i128)result_2, (uint32_t)rnd);
        const uint32_t rd = r_2;
        rd_to[l] = rd;
    }
}

RT_LOOP_1(lanes_i2f_w_4,
    (int32_t f_neg_b, const uint32_t *b, int32_t f_abs_b, uint32_t *rd_to, const int32_t fields),
    (f_neg_b, b, f_abs_b, rd_to, key), 24, 0)

RT_WITHIN void lanes_i2f_w_5_for(int32_t f_neg_b, const uint32_t *b, int32_t f_abs_b,
    uint32_t *rd_to, uint8_t *result_to, const int32_t key)
{
    const int32_t convert_src_int = key & 7;
    const int32_t rnd = key >> 3 & 3;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        int64_t result_3 = 0;
        if (!(convert_src_int >> 2 != 0)) {
            result_3 = f_neg_b ? -(int64_t)b[l] : b[l];
        } else {
            const int64_t y_3 = f_abs_b ? rt_abs_i64((int32_t)b[l]) : (int32_t)b[l];
            result_3 = f_neg_b ? (int32_t)-(uint32_t)y_3 : (int32_t)(uint32_t)y_3;
        }
        const uint32_t r_3 =
            (uint32_t)rt_float_from_signed(RT_F16, (rt_i128)result_3, (uint32_t)rnd);
        const int32_t to_zero_3 = rt_float_compare(RT_F16, r_3, 0, RT_KEEP);
        const uint32_t rd = r_3;
        const uint32_t result_4 =
            (uint32_t)(((to_zero_3 & 0xa) != 0) | ((to_zero_3 & 9) != 0) << 1);
        rd_to[l] = rd;
        result_to[l] = (uint8_t)result_4;
    }
}

RT_LOOP_1(lanes_i2f_w_5,
    (int32_t f_neg_b, const uint32_t *b, int32_t f_abs_b, uint32_t *rd_to, uint8_t *result_to,
    const int32_t fields), (f_neg_b, b, f_abs_b, rd_to, result_to, key), 24, 0)

RT_WITHIN void lanes_i2f_w_6_for(int32_t f_neg_b, const uint32_t *b, int32_t f_abs_b,
    uint32_t *rd_to, const int32_t key)
{
    const int32_t convert_src_int = key & 7;
    const int32_t rnd = key >> 3 & 3;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        int64_t result_3 = 0;
        if (!(convert_src_int >> 2 != 0)) {
            result_3 = f_neg_b ? -(int64_t)b[l] : b[l];
        } else {
            const int64_t y_3 = f_abs_b ? rt_abs_i64((int32_t)b[l]) : (int32_t)b[l];
            result_3 = f_neg_b ? (int32_t)-(uint32_t)y_3 : (int32_t)(uint32_t)y_3;
        }
        const uint32_t r_3 =
            (uint32_t)rt_float_from_signed(RT_F16, (rt_i128)result_3, (uint32_t)rnd);
        const uint32_t rd = r_3;
        rd_to[l] = rd;
    }
}

RT_LOOP_1(lanes_i2f_w_6,
    (int32_t f_neg_b, const uint32_t *b, int32_t f_abs_b, uint32_t *rd_to, const int32_t fields),
    (f_neg_b, b, f_abs_b, rd_to, key), 24, 0)

RT_WITHIN void lanes_i2f_d_for(int32_t f_neg_b, const uint64_t *b, int32_t f_abs_b,
    uint32_t *rd_to, uint32_t *result_to, uint8_t *result_to_2, const int32_t key)
{
    const int32_t convert_src_int = key & 7;
    const int32_t rnd = key >> 3 & 3;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        rt_i128 result = 0;
        if (!(convert_src_int >> 2 != 0)) {
            result = f_neg_b ? -(rt_i128)b[l] : (rt_i128)b[l];
        } else {
            const rt_i128 y = f_abs_b ? rt_abs_i128((rt_i128)(int64_t)b[l])
                : (rt_i128)(int64_t)b[l];
            result = (rt_i128)(f_neg_b ? (int64_t)-(uint64_t)y : (int64_t)(uint64_t)y);
        }
        const uint64_t r = rt_float_from_signed(RT_F64, result, (uint32_t)rnd);
        const int32_t to_zero = rt_float_compare(RT_F64, r, 0, RT_KEEP);
        const uint32_t rd = (uint32_t)r;
        const uint32_t result_4 = (uint32_t)(r >> 32);
        const uint32_t result_5 = (uint32_t)(((to_zero & 0xa) != 0) | ((to_zero & 9) != 0) << 1);
        rd_to[l] = rd;
        result_to[l] = result_4;
        result_to_2[l] = (uint8_t)result_5;
    }
}

RT_LOOP_1(lanes_i2f_d,
    (int32_t f_neg_b, const uint64_t *b, int32_t f_abs_b, uint32_t *rd_to, uint32_t *result_to,
    uint8_t *result_to_2, const int32_t fields),
    (f_neg_b, b, f_abs_b, rd_to, result_to, result_to_2, key), 24, 0)

RT_WITHIN void lanes_i2f_d_2_for(int32_t f_neg_b, const uint64_t *b, int32_t f_abs_b,
    uint32_t *rd_to, uint32_t *result_to, const int32_t key)
{
    const int32_t convert_src_int = key & 7;
    const int32_t rnd = key >> 3 & 3;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        rt_i128 result = 0;
        if (!(convert_src_int >> 2 != 0)) {
            result = f_neg_b ? -(rt_i128)b[l] : (rt_i128)b[l];
        } else {
            const rt_i128 y = f_abs_b ? rt_abs_i128((rt_i128)(int64_t)b[l])
                : (rt_i128)(int64_t)b[l];
            result = (rt_i128)(f_neg_b ? (int64_t)-(uint64_t)y : (int64_t)(uint64_t)y);
        }
        const uint64_t r = rt_float_from_signed(RT_F64, result, (uint32_t)rnd);
        const uint32_t rd = (uint32_t)r;
        const uint32_t result_4 = (uint32_t)(r >> 32);
        rd_to[l] = rd;
        result_to[l] = result_4;
    }
}

RT_LOOP_1(lanes_i2f_d_2,
    (int32_t f_neg_b, const uint64_t *b, int32_t f_abs_b, uint32_t *rd_to, uint32_t *result_to,
    const int32_t fields), (f_neg_b, b, f_abs_b, rd_to, result_to, key), 24, 0)

RT_WITHIN void lanes_i2f_d_3_for(int32_t f_neg_b, const uint64_t *b, int32_t f_abs_b,
    uint32_t *rd_to, uint8_t *result_to, const int32_t key)
{
    const int32_t convert_src_int = key & 7;
    const int32_t rnd = key >> 3 & 3;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        rt_i128 result_2 = 0;
        if (!(convert_src_int >> 2 != 0)) {
            result_2 = f_neg_b ? -(rt_i128)b[l] : (rt_i128)b[l];
        } else {
            const rt_i128 y_2 = f_abs_b ? rt_abs_i128((rt_i128)(int64_t)b[l])
                : (rt_i128)(int64_t)b[l];
            result_2 = (rt_i128)(f_neg_b ? (int64_t)-(uint64_t)y_2 : (int64_t)(uint64_t)y_2);
        }
        const uint32_t r_2 = (uint32_t)rt_float_from_signed(RT_F32, result_2, (uint32_t)rnd);
        const int32_t to_zero_2 = rt_f32_compare(r_2, 0, RT_KEEP);
        const uint32_t rd = r_2;
        const uint32_t result_4 =
            (uint32_t)(((to_zero_2 & 0xa) != 0) | ((to_zero_2 & 9) != 0) << 1);
        rd_to[l] = rd;
        result_to[l] = (uint8_t)result_4;
    }
}

RT_LOOP_1(lanes_i2f_d_3,
    (int32_t f_neg_b, const uint64_t *b, int32_t f_abs_b, uint32_t *rd_to, uint8_t *result_to,
    const int32_t fields), (f_neg_b, b, f_abs_b, rd_to, result_to, key), 24, 0)

RT_WITHIN void lanes_i2f_d_4_for(int32_t f_neg_b, const uint64_t *b, int32_t f_abs_b,
    uint32_t *rd_to, const int32_t key)
{
    const int32_t convert_src_int = key & 7;
    const int32_t rnd = key >> 3 & 3;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        rt_i128 result_2 = 0;
        if (!(convert_src_int >> 2 != 0)) {
            result_2 = f_neg_b ? -(rt_i128)b[l] : (rt_i128)b[l];
        } else {
            const rt_i128 y_2 = f_abs_b ? rt_abs_i128((rt_i128)(int64_t)b[l])
                : (rt_i128)(int64_t)b[l];
            result_2 = (rt_i128)(f_neg_b ? (int64_t)-(uint64_t)y_2 : (int64_t)(uint64_t)y_2);
        }
        const uint32_t r_2 = (uint32_t)rt_float_from_signed(RT_F32, result_2, (uint32_t)rnd);
        const uint32_t rd = r_2;
        rd_to[l] = rd;
    }
}

RT_LOOP_1(lanes_i2f_d_4,
    (int32_t f_neg_b, const uint64_t *b, int32_t f_abs_b, uint32_t *rd_to, const int32_t fields),
    (f_neg_b, b, f_abs_b, rd_to, key), 24, 0)

RT_WITHIN void lanes_i2f_d_5_for(int32_t f_neg_b, const uint64_t *b, int32_t f_abs_b,
    uint32_t *rd_to, uint8_t *result_to, const int32_t key)
{
    const int32_t convert_src_int = key & 7;
    const int32_t rnd = key >> 3 & 3;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        rt_i128 result_3 = 0;
        if (!(convert_src_int >> 2 != 0)) {
            result_3 = f_neg_b ? -(rt_i128)b[l] : (rt_i128)b[l];
        } else {
            const rt_i128 y_3 = f_abs_b ? rt_abs_i128((rt_i128)(int64_t)b[l])
                : (rt_i128)(int64_t)b[l];
            result_3 = (rt_i128)(f_neg_b ? (int64_t)-(uint64_t)y_3 : (int64_t)(uint64_t)y_3);
        }
        const uint32_t r_3 = (uint32_t)rt_float_from_signed(RT_F16, result_3, (uint32_t)rnd);
        const int32_t to_zero_3 = rt_float_compare(RT_F16, r_3, 0, RT_KEEP);
        const uint32_t rd = r_3;
        const uint32_t result_4 =
            (uint32_t)(((to_zero_3 & 0xa) != 0) | ((to_zero_3 & 9) != 0) << 1);
        rd_to[l] = rd;
        result_to[l] = (uint8_t)result_4;
    }
}

RT_LOOP_1(lanes_i2f_d_5,
    (int32_t f_neg_b, const uint64_t *b, int32_t f_abs_b, uint32_t *rd_to, uint8_t *result_to,
    const int32_t fields), (f_neg_b, b, f_abs_b, rd_to, result_to, key), 24, 0)

RT_WITHIN void lanes_i2f_d_6_for(int32_t f_neg_b, const uint64_t *b, int32_t f_abs_b,
    uint32_t *rd_to, const int32_t key)
{
    const int32_t convert_src_int = key & 7;
    const int32_t rnd = key >> 3 & 3;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        rt_i128 result_3 = 0;
        if (!(convert_src_int >> 2 != 0)) {
            result_3 = f_neg_b ? -(rt_i128)b[l] : (rt_i128)b[l];
        } else {
            const rt_i128 y_3 = f_abs_b ? rt_abs_i128((rt_i128)(int64_t)b[l])
                : (rt_i128)(int64_t)b[l];
            result_3 = (rt_i128)(f_neg_b ? (int64_t)-(uint64_t)y_3 : (int64_t)(uint64_t)y_3);
        }
        const uint32_t r_3 = (uint32_t)rt_float_from_signed(RT_F16, result_3, (uint32_t)rnd);
        const uint32_t rd = r_3;
        rd_to[l] = rd;
    }
}

RT_LOOP_1(lanes_i2f_d_6,
    (int32_t f_neg_b, const uint64_t *b, int32_t f_abs_b, uint32_t *rd_to, const int32_t fields),
    (f_neg_b, b, f_abs_b, rd_to, key), 24, 0)

RT_WITHIN void lanes_i2i_h_for(int32_t f_neg_b, const int32_t *b, int32_t f_abs_b, uint32_t *rd_to,
    uint8_t *result_to, const int32_t key)
{
    const int32_t convert_i2i_src = key & 7;
    const int32_t convert_i2i_dst = key >> 3 & 7;
    const int32_t sat = key >> 6 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        int32_t result = 0;
        if (!(convert_i2i_src >> 2 != 0)) {
            result = f_neg_b ? -b[l] : b[l];
        } else {
            const int32_t y = f_abs_b ? rt_abs_i32((int16_t)b[l]) : (int16_t)b[l];
            result = f_neg_b ? (int16_t)-y : (int16_t)y;
        }
        const int32_t x = result;
        const int32_t low = convert_i2i_dst == 0 ? 0 : convert_i2i_dst == 1 ? 0
            : convert_i2i_dst == 2 ? 0 : convert_i2i_dst == 3 ? 0 : convert_i2i_dst == 4 ? -128
            : convert_i2i_dst == 5 ? -32768 : convert_i2i_dst == 6 ? INT32_MIN : 0;
        const uint32_t high = convert_i2i_dst == 0 ? 255 : convert_i2i_dst == 1 ? 65535
            : convert_i2i_dst == 2 ? 4294967295u : convert_i2i_dst == 3 ? 0 : convert_i2i_dst == 4
            ? 127 : convert_i2i_dst == 5 ? 32767 : convert_i2i_dst == 6 ? (uint32_t)2147483647 : 0;
        const int32_t t = convert_i2i_dst & 3;
        const uint32_t r = sat ? (uint32_t)rt_max_i32(low, (int32_t)rt_min_i64(x, high)) : t == 0
            ? (uint32_t)(x & 0xff) : t == 1 ? (uint32_t)(x & 0xffff) : t == 2 ? (uint32_t)x : 0;
        const uint32_t rd = r;
        const uint32_t result_2 = (uint32_t)(r == 0 && 1) | r >> 31 << 1;
        rd_to[l] = rd;
        result_to[l] = (uint8_t)result_2;
    }
}

RT_LOOP_4(lanes_i2i_h,
    (int32_t f_neg_b, const int32_t *b, int32_t f_abs_b, uint32_t *rd_to, uint8_t *result_to,
    const int32_t fields), (f_neg_b, b, f_abs_b, rd_to, result_to, key), 0, 0, 52, 102, 6)

RT_WITHIN void lanes_i2i_h_2_for(int32_t f_neg_b, const int32_t *b, int32_t f_abs_b,
    uint32_t *rd_to, const int32_t key)
{
    const int32_t convert_i2i_src = key & 7;
    const int32_t convert_i2i_dst = key >> 3 & 7;
    const int32_t sat = key >> 6 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        int32_t result = 0;
        if (!(convert_i2i_src >> 2 != 0)) {
            result = f_neg_b ? -b[l] : b[l];
        } else {
            const int32_t y = f_abs_b ? rt_abs_i32((int16_t)b[l]) : (int16_t)b[l];
            result = f_neg_b ? (int16_t)-y : (int16_t)y;
        }
        const int32_t x = result;
        const int32_t low = convert_i2i_dst == 0 ? 0 : convert_i2i_dst == 1 ? 0
            : convert_i2i_dst == 2 ? 0 : convert_i2i_dst == 3 ? 0 : convert_i2i_dst == 4 ? -128
            : convert_i2i_dst == 5 ? -32768 : convert_i2i_dst == 6 ? INT32_MIN : 0;
        const uint32_t high = convert_i2i_dst == 0 ? 255 : convert_i2i_dst == 1 ? 65535
            : convert_i2i_dst == 2 ? 4294967295u : convert_i2i_dst == 3 ? 0 : convert_i2i_dst == 4
            ? 127 : convert_i2i_dst == 5 ? 32767 : convert_i2i_dst == 6 ? (uint32_t)2147483647 : 0;
        const int32_t t = convert_i2i_dst & 3;
        const uint32_t r = sat ? (uint32_t)rt_max_i32(low, (int32_t)rt_min_i64(x, high)) : t == 0
            ? (uint32_t)(x & 0xff) : t == 1 ? (uint32_t)(x & 0xffff) : t == 2 ? (uint32_t)x : 0;
        const uint32_t rd = r;
        rd_to[l] = rd;
    }
}

RT_LOOP_4(lanes_i2i_h_2,
    (int32_t f_neg_b, const int32_t *b, int32_t f_abs_b, uint32_t *rd_to, const int32_t fields),
    (f_neg_b, b, f_abs_b, rd_to, key), 0, 0, 52, 102, 6)

RT_WITHIN void lanes_i2i_b_for(const uint32_t *b, int32_t f_neg_b, int32_t f_abs_b,
    uint32_t *rd_to, uint8_t *result_to, const int32_t key)
{
    const int32_t byte = key & 3;
    const int32_t convert_i2i_src = key >> 2 & 7;
    const int32_t convert_i2i_dst = key >> 5 & 7;
    const int32_t sat = key >> 8 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        int32_t result = 0;
        const uint32_t x = b[l] >> 8 * byte & 0xff;
        if (!(convert_i2i_src >> 2 != 0)) {
            result = f_neg_b ? -(int32_t)x : (int32_t)x;
        } else {
            const int32_t y = f_abs_b ? rt_abs_i32((int8_t)x) : (int8_t)x;
            result = f_neg_b ? (int8_t)-y : (int8_t)y;
        }
        const int32_t x_2 = result;
        const int32_t low = convert_i2i_dst == 0 ? 0 : convert_i2i_dst == 1 ? 0
            : convert_i2i_dst == 2 ? 0 : convert_i2i_dst == 3 ? 0 : convert_i2i_dst == 4 ? -128
            : convert_i2i_dst == 5 ? -32768 : convert_i2i_dst == 6 ? INT32_MIN : 0;
        const uint32_t high = convert_i2i_dst == 0 ? 255 : convert_i2i_dst == 1 ? 65535
            : convert_i2i_dst == 2 ? 4294967295u : convert_i2i_dst == 3 ? 0 : convert_i2i_dst == 4
            ? 127 : convert_i2i_dst == 5 ? 32767 : convert_i2i_dst == 6 ? (uint32_t)2147483647 : 0;
        const int32_t t = convert_i2i_dst & 3;
        const uint32_t r = sat ? (uint32_t)rt_max_i32(low, (int32_t)rt_min_i64(x_2, high)) : t == 0
            ? (uint32_t)(x_2 & 0xff) : t == 1 ? (uint32_t)(x_2 & 0xffff) : t == 2 ? (uint32_t)x_2
            : 0;
        const uint32_t rd = r;
        const uint32_t result_2 = (uint32_t)(r == 0 && 1) | r >> 31 << 1;
        rd_to[l] = rd;
        result_to[l] = (uint8_t)result_2;
    }
}

RT_LOOP_4(lanes_i2i_b,
    (const uint32_t *b, int32_t f_neg_b, int32_t f_abs_b, uint32_t *rd_to, uint8_t *result_to,
    const int32_t fields), (b, f_neg_b, f_abs_b, rd_to, result_to, key), 0, 0, 209, 408, 24)

RT_WITHIN void lanes_i2i_b_2_for(const uint32_t *b, int32_t f_neg_b, int32_t f_abs_b,
    uint32_t *rd_to, const int32_t key)
{
    const int32_t byte = key & 3;
    const int32_t convert_i2i_src = key >> 2 & 7;
    const int32_t convert_i2i_dst = key >> 5 & 7;
    const int32_t sat = key >> 8 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        int32_t result = 0;
        const uint32_t x = b[l] >> 8 * byte & 0xff;
        if (!(convert_i2i_src >> 2 != 0)) {
            result = f_neg_b ? -(int32_t)x : (int32_t)x;
        } else {
            const int32_t y = f_abs_b ? rt_abs_i32((int8_t)x) : (int8_t)x;
            result = f_neg_b ? (int8_t)-y : (int8_t)y;
        }
        const int32_t x_2 = result;
        const int32_t low = convert_i2i_dst == 0 ? 0 : convert_i2i_dst == 1 ? 0
            : convert_i2i_dst == 2 ? 0 : convert_i2i_dst == 3 ? 0 : convert_i2i_dst == 4 ? -128
            : convert_i2i_dst == 5 ? -32768 : convert_i2i_dst == 6 ? INT32_MIN : 0;
        const uint32_t high = convert_i2i_dst == 0 ? 255 : convert_i2i_dst == 1 ? 65535
            : convert_i2i_dst == 2 ? 4294967295u : convert_i2i_dst == 3 ? 0 : convert_i2i_dst == 4
            ? 127 : convert_i2i_dst == 5 ? 32767 : convert_i2i_dst == 6 ? (uint32_t)2147483647 : 0;
        const int32_t t = convert_i2i_dst & 3;
        const uint32_t r = sat ? (uint32_t)rt_max_i32(low, (int32_t)rt_min_i64(x_2, high)) : t == 0
            ? (uint32_t)(x_2 & 0xff) : t == 1 ? (uint32_t)(x_2 & 0xffff) : t == 2 ? (uint32_t)x_2
            : 0;
        const uint32_t rd = r;
        rd_to[l] = rd;
    }
}

RT_LOOP_4(lanes_i2i_b_2,
    (const uint32_t *b, int32_t f_neg_b, int32_t f_abs_b, uint32_t *rd_to, const int32_t fields),
    (b, f_neg_b, f_abs_b, rd_to, key), 0, 0, 209, 408, 24)

RT_WITHIN void lanes_i2i_w_for(int32_t f_neg_b, const uint32_t *b, int32_t f_abs_b,
    uint32_t *rd_to, uint8_t *result_to, const int32_t key)
{
    const int32_t convert_i2i_src = key & 7;
    const int32_t convert_i2i_dst = key >> 3 & 7;
    const int32_t sat = key >> 6 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        int64_t result = 0;
        if (!(convert_i2i_src >> 2 != 0)) {
            result = f_neg_b ? -(int64_t)b[l] : b[l];
        } else {
            const int64_t y = f_abs_b ? rt_abs_i64((int32_t)b[l]) : (int32_t)b[l];
            result = f_neg_b ? (int32_t)-(uint32_t)y : (int32_t)(uint32_t)y;
        }
        const int64_t x = result;
        const int32_t low = convert_i2i_dst == 0 ? 0 : convert_i2i_dst == 1 ? 0
            : convert_i2i_dst == 2 ? 0 : convert_i2i_dst == 3 ? 0 : convert_i2i_dst == 4 ? -128
            : convert_i2i_dst == 5 ? -32768 : convert_i2i_dst == 6 ? INT32_MIN : 0;
        const uint32_t high = convert_i2i_dst == 0 ? 255 : convert_i2i_dst == 1 ? 65535
            : convert_i2i_dst == 2 ? 4294967295u : convert_i2i_dst == 3 ? 0 : convert_i2i_dst == 4
            ? 127 : convert_i2i_dst == 5 ? 32767 : convert_i2i_dst == 6 ? (uint32_t)2147483647 : 0;
        const int32_t t = convert_i2i_dst & 3;
        const uint32_t r = sat ? (uint32_t)rt_max_i64(low, rt_min_i64(x, high)) : t == 0
            ? (uint32_t)x & 0xff : t == 1 ? (uint32_t)x & 0xffff : t == 2 ? (uint32_t)x : 0;
        const uint32_t rd = r;
        const uint32_t result_2 = (uint32_t)(r == 0 && 1) | r >> 31 << 1;
        rd_to[l] = rd;
        result_to[l] = (uint8_t)result_2;
    }
}

RT_LOOP_4(lanes_i2i_w,
    (int32_t f_neg_b, const uint32_t *b, int32_t f_abs_b, uint32_t *rd_to, uint8_t *result_to,
    const int32_t fields), (f_neg_b, b, f_abs_b, rd_to, result_to, key), 0, 0, 52, 102, 6)

RT_WITHIN void lanes_i2i_w_2_for(int32_t f_neg_b, const uint32_t *b, int32_t f_abs_b,
    uint32_t *rd_to, const int32_t key)
{
    const int32_t convert_i2i_src = key & 7;
    const int32_t convert_i2i_dst = key >> 3 & 7;
    const int32_t sat = key >> 6 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        int64_t result = 0;
        if (!(convert_i2i_src >> 2 != 0)) {
            result = f_neg_b ? -(int64_t)b[l] : b[l];
        } else {
            const int64_t y = f_abs_b ? rt_abs_i64((int32_t)b[l]) : (int32_t)b[l];
            result = f_neg_b ? (int32_t)-(uint32_t)y : (int32_t)(uint32_t)y;
        }
        const int64_t x = result;
        const int32_t low = convert_i2i_dst == 0 ? 0 : convert_i2i_dst == 1 ? 0
            : convert_i2i_dst == 2 ? 0 : convert_i2i_dst == 3 ? 0 : convert_i2i_dst == 4 ? -128
            : convert_i2i_dst == 5 ? -32768 : convert_i2i_dst == 6 ? INT32_MIN : 0;
        const uint32_t high = convert_i2i_dst == 0 ? 255 : convert_i2i_dst == 1 ? 65535
            : convert_i2i_dst == 2 ? 4294967295u : convert_i2i_dst == 3 ? 0 : convert_i2i_dst == 4
            ? 127 : convert_i2i_dst == 5 ? 32767 : convert_i2i_dst == 6 ? (uint32_t)2147483647 : 0;
        const int32_t t = convert_i2i_dst & 3;
        const uint32_t r = sat ? (uint32_t)rt_max_i64(low, rt_min_i64(x, high)) : t == 0
            ? (uint32_t)x & 0xff : t == 1 ? (uint32_t)x & 0xffff : t == 2 ? (uint32_t)x : 0;
        const uint32_t rd = r;
        rd_to[l] = rd;
    }
}

RT_LOOP_4(lanes_i2i_w_2,
    (int32_t f_neg_b, const uint32_t *b, int32_t f_abs_b, uint32_t *rd_to, const int32_t fields),
    (f_neg_b, b, f_abs_b, rd_to, key), 0, 0, 52, 102, 6)

/* OPEN GUARD F2F{FTZ}DST_FLOAT{SRC_FLOAT}CVT_RND{SAT} $R[Rd]CC, CVT_F16  CTL CLOSE */
RT_BODY(maxwell_fast_f2f_hh)
{
    const int32_t convert_cvt_rnd = (int32_t)rt_value(in, known, 3);
    const int32_t cc = (int32_t)rt_value(in, known, 6);
    const int32_t sat = (int32_t)rt_value(in, known, 4);
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 3, 15);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b =
        row_cvt_f16(m, in, known, b_row, 0, 10, 9, 8, 7, 12, 13, 14);
    if (!b || (1 && convert_cvt_rnd == 3))
        return rt_slowly(m, in);
    if (cc) {
        _Alignas(64) uint32_t rd_new[32];
        _Alignas(64) uint8_t result_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 5);
        uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
        uint8_t *const result_place = place_cc(m);
        uint8_t *const result_to = rt_into8(m, whole, result_place, result_new);
        if (rt_knows(known, 0x18))
            lanes_f2f_hh_for(b, rd_to, result_to, convert_cvt_rnd | sat << 3);
        else
            lanes_f2f_hh(b, rd_to, result_to, convert_cvt_rnd | sat << 3);
        rt_write_row32(whole, rd_place, rd_new, run);
        rt_write_row8(whole, result_place, result_new, run);
        return RT_ON;
    }
    _Alignas(64) uint32_t rd_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 5);
    uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
    if (rt_knows(known, 0x18))
        lanes_f2f_hh_2_for(b, rd_to, convert_cvt_rnd | sat << 3);
    else
        lanes_f2f_hh_2(b, rd_to, convert_cvt_rnd | sat << 3);
    rt_write_row32(whole, rd_place, rd_new, run);
    return RT_ON;
}
RT_MADE_ANY(maxwell_fast_f2f_hh)
RT_KNOWN(maxwell_fast_f2f_hh, 0, 0xb, 0x458, .line = {0})
RT_KNOWN(maxwell_fast_f2f_hh, 1, 0xb, 0x458, .value = {[3] = 5})
RT_QUICK_2(maxwell_fast_f2f_hh)

/* OPEN GUARD F2F{FTZ}DST_FLOAT{SRC_FLOAT}RND{SAT} $R[Rd]CC, CVT_F16  CTL CLOSE */
RT_BODY(maxwell_fast_f2f_hs)
{
    const int32_t cc = (int32_t)rt_value(in, known, 6);
    const int32_t sat = (int32_t)rt_value(in, known, 4);
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 3, 15);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b =
        row_cvt_f16(m, in, known, b_row, 0, 10, 9, 8, 7, 12, 13, 14);
    if (!b)
        return rt_slowly(m, in);
    if (cc) {
        _Alignas(64) uint32_t rd_new[32];
        _Alignas(64) uint8_t result_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 5);
        uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
        uint8_t *const result_place = place_cc(m);
        uint8_t *const result_to = rt_into8(m, whole, result_place, result_new);
        if (rt_knows(known, 0x10))
            lanes_f2f_hs_for(b, rd_to, result_to, sat);
        else
            lanes_f2f_hs(b, rd_to, result_to, sat);
        rt_write_row32(whole, rd_place, rd_new, run);
        rt_write_row8(whole, result_place, result_new, run);
        return RT_ON;
    }
    _Alignas(64) uint32_t rd_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 5);
    uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
    if (rt_knows(known, 0x10))
        lanes_f2f_hs_2_for(b, rd_to, sat);
    else
        lanes_f2f_hs_2(b, rd_to, sat);
    rt_write_row32(whole, rd_place, rd_new, run);
    return RT_ON;
}
RT_MADE_ANY(maxwell_fast_f2f_hs)
RT_KNOWN(maxwell_fast_f2f_hs, 0, 0xb, 0x450, .line = {0})
RT_QUICK_1(maxwell_fast_f2f_hs)

/* OPEN GUARD F2F{FTZ}DST_FLOAT{SRC_FLOAT}RND{SAT} $R[Rd]CC, CVT_F16  CTL CLOSE */
RT_BODY(maxwell_fast_f2f_hd)
{
    uint32_t run = active;
    const uint32_t trapping = mask_guard(m, in, known, 3, 15);
    if ((run & trapping) != 0)
        return rt_slowly(m, in);
    return RT_ON;
}
RT_MADE_ANY(maxwell_fast_f2f_hd)
RT_KNOWN(maxwell_fast_f2f_hd, 0, 0x8, 0x0, .line = {0})
RT_QUICK_1(maxwell_fast_f2f_hd)

/* OPEN GUARD F2F{FTZ}DST_FLOAT{SRC_FLOAT}RND{SAT} $R[Rd]CC, F2F_F32  CTL CLOSE */
RT_BODY(maxwell_fast_f2f_sh)
{
    const int32_t cc = (int32_t)rt_value(in, known, 6);
    const int32_t rnd = (int32_t)rt_value(in, known, 3);
    const int32_t ftz = (int32_t)rt_value(in, known, 0);
    const int32_t sat = (int32_t)rt_value(in, known, 4);
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 3, 14);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b =
        row_f2f_f32(m, in, known, b_row, 0, 9, 8, 7, 11, 12, 13);
    if (!b)
        return rt_slowly(m, in);
    if (cc) {
        _Alignas(64) uint32_t rd_new[32];
        _Alignas(64) uint8_t result_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 5);
        uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
        uint8_t *const result_place = place_cc(m);
        uint8_t *const result_to = rt_into8(m, whole, result_place, result_new);
        if (rt_knows(known, 0x19))
            lanes_f2f_sh_for(b, rd_to, result_to, ftz | rnd << 1 | sat << 3);
        else
            lanes_f2f_sh(b, rd_to, result_to, ftz | rnd << 1 | sat << 3);
        rt_write_row32(whole, rd_place, rd_new, run);
        rt_write_row8(whole, result_place, result_new, run);
        return RT_ON;
    }
    _Alignas(64) uint32_t rd_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 5);
    uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
    if (rt_knows(known, 0x19))
        lanes_f2f_sh_2_for(b, rd_to, ftz | rnd << 1 | sat << 3);
    else
        lanes_f2f_sh_2(b, rd_to, ftz | rnd << 1 | sat << 3);
    rt_write_row32(whole, rd_place, rd_new, run);
    return RT_ON;
}
RT_MADE_ANY(maxwell_fast_f2f_sh)
RT_KNOWN(maxwell_fast_f2f_sh, 0, 0xb, 0x59, .line = {0})
RT_KNOWN(maxwell_fast_f2f_sh, 1, 0xb, 0x59, .line = {[0] = 1}, .value = {[0] = 1, [3] = 3})
RT_QUICK_2(maxwell_fast_f2f_sh)

/* OPEN GUARD F2F{FTZ}DST_FLOAT{SRC_FLOAT}CVT_RND{SAT} $R[Rd]CC, F2F_F32  CTL CLOSE */
RT_BODY(maxwell_fast_f2f_ss)
{
    const int32_t convert_cvt_rnd = (int32_t)rt_value(in, known, 3);
    const int32_t cc = (int32_t)rt_value(in, known, 6);
    const int32_t ftz = (int32_t)rt_value(in, known, 0);
    const int32_t sat = (int32_t)rt_value(in, known, 4);
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 3, 14);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b =
        row_f2f_f32(m, in, known, b_row, 0, 9, 8, 7, 11, 12, 13);
    if (!b || (1 && convert_cvt_rnd == 3))
        return rt_slowly(m, in);
    if (cc) {
        _Alignas(64) uint32_t rd_new[32];
        _Alignas(64) uint8_t result_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 5);
        uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
        uint8_t *const result_place = place_cc(m);
        uint8_t *const result_to = rt_into8(m, whole, result_place, result_new);
        if (rt_knows(known, 0x19))
            lanes_f2f_ss_for(b, rd_to, result_to, convert_cvt_rnd | ftz << 3 | sat << 4);
        else
            lanes_f2f_ss(b, rd_to, result_to, convert_cvt_rnd | ftz << 3 | sat << 4);
        rt_write_row32(whole, rd_place, rd_new, run);
        rt_write_row8(whole, result_place, result_new, run);
        return RT_ON;
    }
    _Alignas(64) uint32_t rd_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 5);
    uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
    if (rt_knows(known, 0x19))
        lanes_f2f_ss_2_for(b, rd_to, convert_cvt_rnd | ftz << 3 | sat << 4);
    else
        lanes_f2f_ss_2(b, rd_to, convert_cvt_rnd | ftz << 3 | sat << 4);
    rt_write_row32(whole, rd_place, rd_new, run);
    return RT_ON;
}
RT_MADE_ANY(maxwell_fast_f2f_ss)
RT_KNOWN(maxwell_fast_f2f_ss, 0, 0xb, 0x59, .line = {0})
RT_KNOWN(maxwell_fast_f2f_ss, 1, 0xb, 0x59, .value = {[0] = 1})
RT_KNOWN(maxwell_fast_f2f_ss, 2, 0xb, 0x59, .value = {[3] = 5})
RT_QUICK_3(maxwell_fast_f2f_ss)

/* OPEN GUARD F2F{FTZ}DST_FLOAT{SRC_FLOAT}RND{SAT} $R[Rd]CC, F2F_F32  CTL CLOSE */
RT_BODY(maxwell_fast_f2f_sd)
{
    const int32_t sat = (int32_t)rt_value(in, known, 4);
    const int32_t cc = (int32_t)rt_value(in, known, 6);
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 3, 14);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b =
        row_f2f_f32(m, in, known, b_row, 0, 9, 8, 7, 11, 12, 13);
    if (!b || (sat && 1))
        return rt_slowly(m, in);
    if (cc) {
        _Alignas(64) uint32_t rd_new[32];
        _Alignas(64) uint32_t result_new[32];
        _Alignas(64) uint8_t result_new_2[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 5);
        uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
        uint32_t *const result_place = place_r_2(m, in, 5);
        uint32_t *const result_to = rt_into32(m, whole, result_place, result_new);
        uint8_t *const result_place_2 = place_cc(m);
        uint8_t *const result_to_2 = rt_into8(m, whole, result_place_2, result_new_2);
        lanes_f2f_sd(b, rd_to, result_to, result_to_2);
        rt_write_row32(whole, rd_place, rd_new, run);
        rt_write_row32(whole, result_place, result_new, run);
        rt_write_row8(whole, result_place_2, result_new_2, run);
        return RT_ON;
    }
    _Alignas(64) uint32_t rd_new[32];
    _Alignas(64) uint32_t result_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 5);
    uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
    uint32_t *const result_place = place_r_2(m, in, 5);
    uint32_t *const result_to = rt_into32(m, whole, result_place, result_new);
    lanes_f2f_sd_2(b, rd_to, result_to);
    rt_write_row32(whole, rd_place, rd_new, run);
    rt_write_row32(whole, result_place, result_new, run);
    return RT_ON;
}
RT_MADE_ANY(maxwell_fast_f2f_sd)
RT_KNOWN(maxwell_fast_f2f_sd, 0, 0xb, 0x50, .line = {0})
RT_QUICK_1(maxwell_fast_f2f_sd)

/* OPEN GUARD F2F{FTZ}DST_FLOAT{SRC_FLOAT}RND{SAT} $R[Rd]CC, F2F_F64  CTL CLOSE */
RT_BODY(maxwell_fast_f2f_dh)
{
    uint32_t run = active;
    const uint32_t trapping = mask_guard(m, in, known, 3, 14);
    if ((run & trapping) != 0)
        return rt_slowly(m, in);
    return RT_ON;
}
RT_MADE_ANY(maxwell_fast_f2f_dh)
RT_KNOWN(maxwell_fast_f2f_dh, 0, 0x8, 0x0, .line = {0})
RT_QUICK_1(maxwell_fast_f2f_dh)

/* OPEN GUARD F2F{FTZ}DST_FLOAT{SRC_FLOAT}RND{SAT} $R[Rd]CC, F2F_F64  CTL CLOSE */
RT_BODY(maxwell_fast_f2f_ds)
{
    const int32_t sat = (int32_t)rt_value(in, known, 4);
    const int32_t cc = (int32_t)rt_value(in, known, 6);
    const int32_t rnd = (int32_t)rt_value(in, known, 3);
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 3, 14);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    _Alignas(64) uint64_t b_row[32];
    const uint64_t *const b =
        row_f2f_f64(m, in, known, b_row, 0, 9, 8, 7, 11, 12, 13);
    if (!b || (sat && 1))
        return rt_slowly(m, in);
    if (cc) {
        _Alignas(64) uint32_t rd_new[32];
        _Alignas(64) uint8_t result_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 5);
        uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
        uint8_t *const result_place = place_cc(m);
        uint8_t *const result_to = rt_into8(m, whole, result_place, result_new);
        if (rt_knows(known, 0x8))
            lanes_f2f_ds_for(b, rd_to, result_to, rnd);
        else
            lanes_f2f_ds(b, rd_to, result_to, rnd);
        rt_write_row32(whole, rd_place, rd_new, run);
        rt_write_row8(whole, result_place, result_new, run);
        return RT_ON;
    }
    _Alignas(64) uint32_t rd_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 5);
    uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
    if (rt_knows(known, 0x8))
        lanes_f2f_ds_2_for(b, rd_to, rnd);
    else
        lanes_f2f_ds_2(b, rd_to, rnd);
    rt_write_row32(whole, rd_place, rd_new, run);
    return RT_ON;
}
RT_MADE_ANY(maxwell_fast_f2f_ds)
RT_KNOWN(maxwell_fast_f2f_ds, 0, 0xb, 0x58, .line = {0})
RT_KNOWN(maxwell_fast_f2f_ds, 1, 0xb, 0x58, .value = {[3] = 3})
RT_QUICK_2(maxwell_fast_f2f_ds)

/* OPEN GUARD F2F{FTZ}DST_FLOAT{SRC_FLOAT}CVT_RND{SAT} $R[Rd]CC, F2F_F64  CTL CLOSE */
RT_BODY(maxwell_fast_f2f_dd)
{
    const int32_t sat = (int32_t)rt_value(in, known, 4);
    const int32_t convert_cvt_rnd = (int32_t)rt_value(in, known, 3);
    const int32_t cc = (int32_t)rt_value(in, known, 6);
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 3, 14);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    _Alignas(64) uint64_t b_row[32];
    const uint64_t *const b =
        row_f2f_f64(m, in, known, b_row, 0, 9, 8, 7, 11, 12, 13);
    if (!b || (sat && 1) || (1 && convert_cvt_rnd == 3))
        return rt_slowly(m, in);
    if (cc) {
        _Alignas(64) uint32_t rd_new[32];
        _Alignas(64) uint32_t result_new[32];
        _Alignas(64) uint8_t result_new_2[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 5);
        uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
        uint32_t *const result_place = place_r_2(m, in, 5);
        uint32_t *const result_to = rt_into32(m, whole, result_place, result_new);
        uint8_t *const result_place_2 = place_cc(m);
        uint8_t *const result_to_2 = rt_into8(m, whole, result_place_2, result_new_2);
        if (rt_knows(known, 0x8))
            lanes_f2f_dd_for(b, rd_to, result_to, result_to_2, convert_cvt_rnd);
        else
            lanes_f2f_dd(b, rd_to, result_to, result_to_2, convert_cvt_rnd);
        rt_write_row32(whole, rd_place, rd_new, run);
        rt_write_row32(whole, result_place, result_new, run);
        rt_write_row8(whole, result_place_2, result_new_2, run);
        return RT_ON;
    }
    _Alignas(64) uint32_t rd_new[32];
    _Alignas(64) uint32_t result_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 5);
    uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
    uint32_t *const result_place = place_r_2(m, in, 5);
    uint32_t *const result_to = rt_into32(m, whole, result_place, result_new);
    if (rt_knows(known, 0x8))
        lanes_f2f_dd_2_for(b, rd_to, result_to, convert_cvt_rnd);
    else
        lanes_f2f_dd_2(b, rd_to, result_to, convert_cvt_rnd);
    rt_write_row32(whole, rd_place, rd_new, run);
    rt_write_row32(whole, result_place, result_new, run);
    return RT_ON;
}
RT_MADE_ANY(maxwell_fast_f2f_dd)
RT_KNOWN(maxwell_fast_f2f_dd, 0, 0xb, 0x58, .line = {0})
RT_KNOWN(maxwell_fast_f2f_dd, 1, 0xb, 0x58, .value = {[3] = 5})
RT_QUICK_2(maxwell_fast_f2f_dd)

/* OPEN GUARD F2I{FTZ}DST_INT{SRC_FLOAT}ROUND $R[Rd]CC, CVT_F16  CTL CLOSE */
RT_BODY(maxwell_fast_f2i_h)
{
    const int32_t convert_dst_int = (int32_t)rt_value(in, known, 1);
    const int32_t cc = (int32_t)rt_value(in, known, 5);
    const int32_t convert_round = (int32_t)rt_value(in, known, 3);
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 3, 14);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b =
        row_cvt_f16(m, in, known, b_row, 0, 9, 8, 7, 6, 11, 12, 13);
    const int32_t wide = (convert_dst_int & 3) == 3;
    if (!b || (wide && 1) || 0)
        return rt_slowly(m, in);
    if (wide) {
        if (cc)
            return rt_slowly(m, in);
        _Alignas(64) uint32_t rd_new[32];
        _Alignas(64) uint32_t result_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 4);
        uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
        uint32_t *const result_place = place_r_2(m, in, 4);
        uint32_t *const result_to = rt_into32(m, whole, result_place, result_new);
        if (rt_knows(known, 0xa))
            lanes_f2i_h_for(b, rd_to, result_to, convert_round | convert_dst_int << 2);
        else
            lanes_f2i_h(b, rd_to, result_to, convert_round | convert_dst_int << 2);
        rt_write_row32(whole, rd_place, rd_new, run);
        rt_write_row32(whole, result_place, result_new, run);
        return RT_ON;
    }
    if (cc) {
        _Alignas(64) uint32_t rd_new[32];
        _Alignas(64) uint8_t result_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 4);
        uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
        uint8_t *const result_place = place_cc(m);
        uint8_t *const result_to = rt_into8(m, whole, result_place, result_new);
        if (rt_knows(known, 0xa))
            lanes_f2i_h_2_for(b, rd_to, result_to, convert_round | convert_dst_int << 2);
        else
            lanes_f2i_h_2(b, rd_to, result_to, convert_round | convert_dst_int << 2);
        rt_write_row32(whole, rd_place, rd_new, run);
        rt_write_row8(whole, result_place, result_new, run);
        return RT_ON;
    }
    _Alignas(64) uint32_t rd_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 4);
    uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
    if (rt_knows(known, 0xa))
        lanes_f2i_h_3_for(b, rd_to, convert_round | convert_dst_int << 2);
    else
        lanes_f2i_h_3(b, rd_to, convert_round | convert_dst_int << 2);
    rt_write_row32(whole, rd_place, rd_new, run);
    return RT_ON;
}
RT_MADE_ANY(maxwell_fast_f2i_h)
RT_KNOWN(maxwell_fast_f2i_h, 0, 0xb, 0x22a, .line = {0})
RT_KNOWN(maxwell_fast_f2i_h, 1, 0xb, 0x22a, .value = {[1] = 2, [3] = 3})
RT_KNOWN(maxwell_fast_f2i_h, 2, 0xb, 0x22a, .value = {[1] = 5})
RT_KNOWN(maxwell_fast_f2i_h, 3, 0xb, 0x22a, .line = {[0] = 2}, .value = {[1] = 5})
RT_KNOWN(maxwell_fast_f2i_h, 4, 0xb, 0x22a, .value = {[1] = 3})
RT_QUICK_5(maxwell_fast_f2i_h)

/* OPEN GUARD F2I{FTZ}DST_INT{SRC_FLOAT}ROUND $R[Rd]CC, CVT_F32  CTL CLOSE */
RT_BODY(maxwell_fast_f2i_s)
{
    const int32_t convert_dst_int = (int32_t)rt_value(in, known, 1);
    const int32_t convert_cvt_h1 = (int32_t)rt_value(in, known, 9);
    const int32_t cc = (int32_t)rt_value(in, known, 5);
    const int32_t convert_round = (int32_t)rt_value(in, known, 3);
    const int32_t ftz = (int32_t)rt_value(in, known, 0);
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 3, 14);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b =
        row_f2f_f32(m, in, known, b_row, 0, 8, 7, 6, 11, 12, 13);
    const int32_t wide = (convert_dst_int & 3) == 3;
    if (!b || (convert_cvt_h1 && 1))
        return rt_slowly(m, in);
    if (wide) {
        if (cc)
            return rt_slowly(m, in);
        _Alignas(64) uint32_t rd_new[32];
        _Alignas(64) uint32_t result_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 4);
        uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
        uint32_t *const result_place = place_r_2(m, in, 4);
        uint32_t *const result_to = rt_into32(m, whole, result_place, result_new);
        if (rt_knows(known, 0xb))
            lanes_f2i_s_for(b, rd_to, result_to, convert_round | ftz << 2 | convert_dst_int << 3);
        else
            lanes_f2i_s(b, rd_to, result_to, convert_round | ftz << 2 | convert_dst_int << 3);
        rt_write_row32(whole, rd_place, rd_new, run);
        rt_write_row32(whole, result_place, result_new, run);
        return RT_ON;
    }
    if (cc) {
        _Alignas(64) uint32_t rd_new[32];
        _Alignas(64) uint8_t result_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 4);
        uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
        uint8_t *const result_place = place_cc(m);
        uint8_t *const result_to = rt_into8(m, whole, result_place, result_new);
        if (rt_knows(known, 0xb))
            lanes_f2i_s_2_for(b, rd_to, result_to, convert_round | ftz << 2 | convert_dst_int << 3);
        else
            lanes_f2i_s_2(b, rd_to, result_to, convert_round | ftz << 2 | convert_dst_int << 3);
        rt_write_row32(whole, rd_place, rd_new, run);
        rt_write_row8(whole, result_place, result_new, run);
        return RT_ON;
    }
    _Alignas(64) uint32_t rd_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 4);
    uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
    if (rt_knows(known, 0xb))
        lanes_f2i_s_3_for(b, rd_to, convert_round | ftz << 2 | convert_dst_int << 3);
    else
        lanes_f2i_s_3(b, rd_to, convert_round | ftz << 2 | convert_dst_int << 3);
    rt_write_row32(whole, rd_place, rd_new, run);
    return RT_ON;
}
RT_MADE_ANY(maxwell_fast_f2i_s)
RT_KNOWN(maxwell_fast_f2i_s, 0, 0xb, 0x22b, .line = {0})
RT_KNOWN(maxwell_fast_f2i_s, 1, 0xb, 0x22b, .value = {[0] = 1, [1] = 2, [3] = 3})
RT_KNOWN(maxwell_fast_f2i_s, 2, 0xb, 0x22b, .value = {[1] = 5})
RT_KNOWN(maxwell_fast_f2i_s, 3, 0xb, 0x22b, .value = {[1] = 3})
RT_QUICK_4(maxwell_fast_f2i_s)

/* OPEN GUARD F2I{FTZ}DST_INT{SRC_FLOAT}ROUND $R[Rd]CC, CVT_F64  CTL CLOSE */
RT_BODY(maxwell_fast_f2i_d)
{
    const int32_t convert_dst_int = (int32_t)rt_value(in, known, 1);
    const int32_t convert_cvt_h1 = (int32_t)rt_value(in, known, 9);
    const int32_t cc = (int32_t)rt_value(in, known, 5);
    const int32_t convert_round = (int32_t)rt_value(in, known, 3);
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 3, 14);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    _Alignas(64) uint64_t b_row[32];
    const uint64_t *const b =
        row_f2f_f64(m, in, known, b_row, 0, 8, 7, 6, 11, 12, 13);
    const int32_t wide = (convert_dst_int & 3) == 3;
    if (!b || 0 || ((convert_dst_int & 3) == 1 && 1) || (convert_cvt_h1 && 1))
        return rt_slowly(m, in);
    if (wide) {
        if (cc)
            return rt_slowly(m, in);
        _Alignas(64) uint32_t rd_new[32];
        _Alignas(64) uint32_t result_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 4);
        uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
        uint32_t *const result_place = place_r_2(m, in, 4);
        uint32_t *const result_to = rt_into32(m, whole, result_place, result_new);
        if (rt_knows(known, 0xa))
            lanes_f2i_d_for(b, rd_to, result_to, convert_round | convert_dst_int << 2);
        else
            lanes_f2i_d(b, rd_to, result_to, convert_round | convert_dst_int << 2);
        rt_write_row32(whole, rd_place, rd_new, run);
        rt_write_row32(whole, result_place, result_new, run);
        return RT_ON;
    }
    if (cc) {
        _Alignas(64) uint32_t rd_new[32];
        _Alignas(64) uint8_t result_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 4);
        uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
        uint8_t *const result_place = place_cc(m);
        uint8_t *const result_to = rt_into8(m, whole, result_place, result_new);
        if (rt_knows(known, 0xa))
            lanes_f2i_d_2_for(b, rd_to, result_to, convert_round | convert_dst_int << 2);
        else
            lanes_f2i_d_2(b, rd_to, result_to, convert_round | convert_dst_int << 2);
        rt_write_row32(whole, rd_place, rd_new, run);
        rt_write_row8(whole, result_place, result_new, run);
        return RT_ON;
    }
    _Alignas(64) uint32_t rd_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 4);
    uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
    if (rt_knows(known, 0xa))
        lanes_f2i_d_3_for(b, rd_to, convert_round | convert_dst_int << 2);
    else
        lanes_f2i_d_3(b, rd_to, convert_round | convert_dst_int << 2);
    rt_write_row32(whole, rd_place, rd_new, run);
    return RT_ON;
}
RT_MADE_ANY(maxwell_fast_f2i_d)
RT_KNOWN(maxwell_fast_f2i_d, 0, 0xb, 0x22a, .line = {0})
RT_KNOWN(maxwell_fast_f2i_d, 1, 0xb, 0x22a, .value = {[1] = 2, [3] = 3})
RT_KNOWN(maxwell_fast_f2i_d, 2, 0xb, 0x22a, .value = {[1] = 5})
RT_KNOWN(maxwell_fast_f2i_d, 3, 0xb, 0x22a, .value = {[1] = 3})
RT_QUICK_4(maxwell_fast_f2i_d)

/* OPEN GUARD I2F{DST_FLOAT}SRC_INT{RND} $R[Rd]CC, CVT_I16  CTL CLOSE */
RT_BODY(maxwell_fast_i2f_h)
{
    const int32_t convert_dst_float = (int32_t)rt_value(in, known, 0);
    const int32_t cc = (int32_t)rt_value(in, known, 4);
    const int32_t rnd = (int32_t)rt_value(in, known, 2);
    const int32_t convert_src_int = (int32_t)rt_value(in, known, 1);
    const rt_u128 word = rt_wide(rt_word(m, in));
    const int32_t f_neg_b = (int32_t)((uint32_t)((uint64_t)word >> 45) & 1);
    const int32_t f_abs_b = (int32_t)((uint32_t)((uint64_t)word >> 49) & 1);
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 3, 13);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_cvt_i16(m, in, known, b_row, 0, 8, 7, 10, 11, 12);
    if (!b)
        return rt_slowly(m, in);
    if (convert_dst_float == 3) {
        if (cc) {
            _Alignas(64) uint32_t rd_new[32];
            _Alignas(64) uint32_t result_new[32];
            _Alignas(64) uint8_t result_new_2[32];
            const bool whole = run == UINT32_MAX;
            uint32_t *const rd_place = place_r(m, in, 3);
            uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
            uint32_t *const result_place = place_r_2(m, in, 3);
            uint32_t *const result_to = rt_into32(m, whole, result_place, result_new);
            uint8_t *const result_place_2 = place_cc(m);
            uint8_t *const result_to_2 = rt_into8(m, whole, result_place_2, result_new_2);
            if (rt_knows(known, 0x6))
                lanes_i2f_h_for(f_neg_b, b, f_abs_b, rd_to, result_to, result_to_2,
                    convert_src_int | rnd << 3);
            else
                lanes_i2f_h(f_neg_b, b, f_abs_b, rd_to, result_to, result_to_2,
                    convert_src_int | rnd << 3);
            rt_write_row32(whole, rd_place, rd_new, run);
            rt_write_row32(whole, result_place, result_new, run);
            rt_write_row8(whole, result_place_2, result_new_2, run);
            return RT_ON;
        }
        _Alignas(64) uint32_t rd_new[32];
        _Alignas(64) uint32_t result_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 3);
        uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
        uint32_t *const result_place = place_r_2(m, in, 3);
        uint32_t *const result_to = rt_into32(m, whole, result_place, result_new);
        if (rt_knows(known, 0x6))
            lanes_i2f_h_2_for(f_neg_b, b, f_abs_b, rd_to, result_to, convert_src_int | rnd << 3);
        else
            lanes_i2f_h_2(f_neg_b, b, f_abs_b, rd_to, result_to, convert_src_int | rnd << 3);
        rt_write_row32(whole, rd_place, rd_new, run);
        rt_write_row32(whole, result_place, result_new, run);
        return RT_ON;
    }
    if (convert_dst_float == 2) {
        if (cc) {
            _Alignas(64) uint32_t rd_new[32];
            _Alignas(64) uint8_t result_new[32];
            const bool whole = run == UINT32_MAX;
            uint32_t *const rd_place = place_r(m, in, 3);
            uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
            uint8_t *const result_place = place_cc(m);
            uint8_t *const result_to = rt_into8(m, whole, result_place, result_new);
            if (rt_knows(known, 0x6))
                lanes_i2f_h_3_for(f_neg_b, b, f_abs_b, rd_to, result_to,
                    convert_src_int | rnd << 3);
            else
                lanes_i2f_h_3(f_neg_b, b, f_abs_b, rd_to, result_to, convert_src_int | rnd << 3);
            rt_write_row32(whole, rd_place, rd_new, run);
            rt_write_row8(whole, result_place, result_new, run);
            return RT_ON;
        }
        _Alignas(64) uint32_t rd_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 3);
        uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
        if (rt_knows(known, 0x6))
            lanes_i2f_h_4_for(f_neg_b, b, f_abs_b, rd_to, convert_src_int | rnd << 3);
        else
            lanes_i2f_h_4(f_neg_b, b, f_abs_b, rd_to, convert_src_int | rnd << 3);
        rt_write_row32(whole, rd_place, rd_new, run);
        return RT_ON;
    }
    if (cc) {
        _Alignas(64) uint32_t rd_new[32];
        _Alignas(64) uint8_t result_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 3);
        uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
        uint8_t *const result_place = place_cc(m);
        uint8_t *const result_to = rt_into8(m, whole, result_place, result_new);
        if (rt_knows(known, 0x6))
            lanes_i2f_h_5_for(f_neg_b, b, f_abs_b, rd_to, result_to, convert_src_int | rnd << 3);
        else
            lanes_i2f_h_5(f_neg_b, b, f_abs_b, rd_to, result_to, convert_src_int | rnd << 3);
        rt_write_row32(whole, rd_place, rd_new, run);
        rt_write_row8(whole, result_place, result_new, run);
        return RT_ON;
    }
    _Alignas(64) uint32_t rd_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 3);
    uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
    if (rt_knows(known, 0x6))
        lanes_i2f_h_6_for(f_neg_b, b, f_abs_b, rd_to, convert_src_int | rnd << 3);
    else
        lanes_i2f_h_6(f_neg_b, b, f_abs_b, rd_to, convert_src_int | rnd << 3);
    rt_write_row32(whole, rd_place, rd_new, run);
    return RT_ON;
}
RT_MADE_ANY(maxwell_fast_i2f_h)
RT_KNOWN(maxwell_fast_i2f_h, 0, 0xb, 0x117, .line = {0})
RT_KNOWN(maxwell_fast_i2f_h, 1, 0xb, 0x117, .value = {[0] = 2, [1] = 5, [8] = 2})
RT_KNOWN(maxwell_fast_i2f_h, 2, 0xb, 0x117, .value = {[0] = 2, [1] = 4})
RT_KNOWN(maxwell_fast_i2f_h, 3, 0xb, 0x117, .value = {[0] = 2, [1] = 3})
RT_QUICK_4(maxwell_fast_i2f_h)

/* OPEN GUARD I2F{DST_FLOAT}SRC_INT{RND} $R[Rd]CC, CVT_I8  CTL CLOSE */
RT_BODY(maxwell_fast_i2f_b)
{
    const int32_t convert_dst_float = (int32_t)rt_value(in, known, 0);
    const int32_t cc = (int32_t)rt_value(in, known, 4);
    const int32_t rnd = (int32_t)rt_value(in, known, 2);
    const int32_t byte = (int32_t)rt_value(in, known, 8);
    const int32_t convert_src_int = (int32_t)rt_value(in, known, 1);
    const rt_u128 word = rt_wide(rt_word(m, in));
    const int32_t f_neg_b = (int32_t)((uint32_t)((uint64_t)word >> 45) & 1);
    const int32_t f_abs_b = (int32_t)((uint32_t)((uint64_t)word >> 49) & 1);
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 3, 13);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_cvt_i8(m, in, known, b_row, 0, 7, 10, 11, 12);
    if (!b)
        return rt_slowly(m, in);
    if (convert_dst_float == 3) {
        if (cc) {
            _Alignas(64) uint32_t rd_new[32];
            _Alignas(64) uint32_t result_new[32];
            _Alignas(64) uint8_t result_new_2[32];
            const bool whole = run == UINT32_MAX;
            uint32_t *const rd_place = place_r(m, in, 3);
            uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
            uint32_t *const result_place = place_r_2(m, in, 3);
            uint32_t *const result_to = rt_into32(m, whole, result_place, result_new);
            uint8_t *const result_place_2 = place_cc(m);
            uint8_t *const result_to_2 = rt_into8(m, whole, result_place_2, result_new_2);
            if (rt_knows(known, 0x106))
                lanes_i2f_b_for(b, f_neg_b, f_abs_b, rd_to, result_to, result_to_2,
                    byte | convert_src_int << 2 | rnd << 5);
            else
                lanes_i2f_b(b, f_neg_b, f_abs_b, rd_to, result_to, result_to_2,
                    byte | convert_src_int << 2 | rnd << 5);
            rt_write_row32(whole, rd_place, rd_new, run);
            rt_write_row32(whole, result_place, result_new, run);
            rt_write_row8(whole, result_place_2, result_new_2, run);
            return RT_ON;
        }
        _Alignas(64) uint32_t rd_new[32];
        _Alignas(64) uint32_t result_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 3);
        uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
        uint32_t *const result_place = place_r_2(m, in, 3);
        uint32_t *const result_to = rt_into32(m, whole, result_place, result_new);
        if (rt_knows(known, 0x106))
            lanes_i2f_b_2_for(b, f_neg_b, f_abs_b, rd_to, result_to,
                byte | convert_src_int << 2 | rnd << 5);
        else
            lanes_i2f_b_2(b, f_neg_b, f_abs_b, rd_to, result_to,
                byte | convert_src_int << 2 | rnd << 5);
        rt_write_row32(whole, rd_place, rd_new, run);
        rt_write_row32(whole, result_place, result_new, run);
        return RT_ON;
    }
    if (convert_dst_float == 2) {
        if (cc) {
            _Alignas(64) uint32_t rd_new[32];
            _Alignas(64) uint8_t result_new[32];
            const bool whole = run == UINT32_MAX;
            uint32_t *const rd_place = place_r(m, in, 3);
            uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
            uint8_t *const result_place = place_cc(m);
            uint8_t *const result_to = rt_into8(m, whole, result_place, result_new);
            if (rt_knows(known, 0x106))
                lanes_i2f_b_3_for(b, f_neg_b, f_abs_b, rd_to, result_to,
                    byte | convert_src_int << 2 | rnd << 5);
            else
                lanes_i2f_b_3(b, f_neg_b, f_abs_b, rd_to, result_to,
                    byte | convert_src_int << 2 | rnd << 5);
            rt_write_row32(whole, rd_place, rd_new, run);
            rt_write_row8(whole, result_place, result_new, run);
            return RT_ON;
        }
        _Alignas(64) uint32_t rd_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 3);
        uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
        if (rt_knows(known, 0x106))
            lanes_i2f_b_4_for(b, f_neg_b, f_abs_b, rd_to, byte | convert_src_int << 2 | rnd << 5);
        else
            lanes_i2f_b_4(b, f_neg_b, f_abs_b, rd_to, byte | convert_src_int << 2 | rnd << 5);
        rt_write_row32(whole, rd_place, rd_new, run);
        return RT_ON;
    }
    if (cc) {
        _Alignas(64) uint32_t rd_new[32];
        _Alignas(64) uint8_t result_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 3);
        uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
        uint8_t *const result_place = place_cc(m);
        uint8_t *const result_to = rt_into8(m, whole, result_place, result_new);
        if (rt_knows(known, 0x106))
            lanes_i2f_b_5_for(b, f_neg_b, f_abs_b, rd_to, result_to,
                byte | convert_src_int << 2 | rnd << 5);
        else
            lanes_i2f_b_5(b, f_neg_b, f_abs_b, rd_to, result_to,
                byte | convert_src_int << 2 | rnd << 5);
        rt_write_row32(whole, rd_place, rd_new, run);
        rt_write_row8(whole, result_place, result_new, run);
        return RT_ON;
    }
    _Alignas(64) uint32_t rd_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 3);
    uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
    if (rt_knows(known, 0x106))
        lanes_i2f_b_6_for(b, f_neg_b, f_abs_b, rd_to, byte | convert_src_int << 2 | rnd << 5);
    else
        lanes_i2f_b_6(b, f_neg_b, f_abs_b, rd_to, byte | convert_src_int << 2 | rnd << 5);
    rt_write_row32(whole, rd_place, rd_new, run);
    return RT_ON;
}
RT_MADE_ANY(maxwell_fast_i2f_b)
RT_KNOWN(maxwell_fast_i2f_b, 0, 0xb, 0x117, .line = {0})
RT_KNOWN(maxwell_fast_i2f_b, 1, 0xb, 0x117, .value = {[0] = 2, [1] = 5})
RT_KNOWN(maxwell_fast_i2f_b, 2, 0xb, 0x117, .value = {[0] = 2, [1] = 4, [8] = 1})
RT_KNOWN(maxwell_fast_i2f_b, 3, 0xb, 0x117, .value = {[0] = 2, [1] = 3})
RT_QUICK_4(maxwell_fast_i2f_b)

/* OPEN GUARD I2F{DST_FLOAT}SRC_INT{RND} $R[Rd]CC, CVT_I8  CTL CLOSE */
RT_BODY(maxwell_fast_i2f_w)
{
    const int32_t byte = (int32_t)rt_value(in, known, 8);
    const int32_t convert_dst_float = (int32_t)rt_value(in, known, 0);
    const int32_t cc = (int32_t)rt_value(in, known, 4);
    const int32_t rnd = (int32_t)rt_value(in, known, 2);
    const int32_t convert_src_int = (int32_t)rt_value(in, known, 1);
    const rt_u128 word = rt_wide(rt_word(m, in));
    const int32_t f_neg_b = (int32_t)((uint32_t)((uint64_t)word >> 45) & 1);
    const int32_t f_abs_b = (int32_t)((uint32_t)((uint64_t)word >> 49) & 1);
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 3, 13);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_cvt_i8(m, in, known, b_row, 0, 7, 10, 11, 12);
    if (!b || byte)
        return rt_slowly(m, in);
    if (convert_dst_float == 3) {
        if (cc) {
            _Alignas(64) uint32_t rd_new[32];
            _Alignas(64) uint32_t result_new[32];
            _Alignas(64) uint8_t result_new_2[32];
            const bool whole = run == UINT32_MAX;
            uint32_t *const rd_place = place_r(m, in, 3);
            uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
            uint32_t *const result_place = place_r_2(m, in, 3);
            uint32_t *const result_to = rt_into32(m, whole, result_place, result_new);
            uint8_t *const result_place_2 = place_cc(m);
            uint8_t *const result_to_2 = rt_into8(m, whole, result_place_2, result_new_2);
            if (rt_knows(known, 0x6))
                lanes_i2f_w_for(f_neg_b, b, f_abs_b, rd_to, result_to, result_to_2,
                    convert_src_int | rnd << 3);
            else
                lanes_i2f_w(f_neg_b, b, f_abs_b, rd_to, result_to, result_to_2,
                    convert_src_int | rnd << 3);
            rt_write_row32(whole, rd_place, rd_new, run);
            rt_write_row32(whole, result_place, result_new, run);
            rt_write_row8(whole, result_place_2, result_new_2, run);
            return RT_ON;
        }
        _Alignas(64) uint32_t rd_new[32];
        _Alignas(64) uint32_t result_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 3);
        uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
        uint32_t *const result_place = place_r_2(m, in, 3);
        uint32_t *const result_to = rt_into32(m, whole, result_place, result_new);
        if (rt_knows(known, 0x6))
            lanes_i2f_w_2_for(f_neg_b, b, f_abs_b, rd_to, result_to, convert_src_int | rnd << 3);
        else
            lanes_i2f_w_2(f_neg_b, b, f_abs_b, rd_to, result_to, convert_src_int | rnd << 3);
        rt_write_row32(whole, rd_place, rd_new, run);
        rt_write_row32(whole, result_place, result_new, run);
        return RT_ON;
    }
    if (convert_dst_float == 2) {
        if (cc) {
            _Alignas(64) uint32_t rd_new[32];
            _Alignas(64) uint8_t result_new[32];
            const bool whole = run == UINT32_MAX;
            uint32_t *const rd_place = place_r(m, in, 3);
            uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
            uint8_t *const result_place = place_cc(m);
            uint8_t *const result_to = rt_into8(m, whole, result_place, result_new);
            if (rt_knows(known, 0x6))
                lanes_i2f_w_3_for(f_neg_b, b, f_abs_b, rd_to, result_to,
                    convert_src_int | rnd << 3);
            else
                lanes_i2f_w_3(f_neg_b, b, f_abs_b, rd_to, result_to, convert_src_int | rnd << 3);
            rt_write_row32(whole, rd_place, rd_new, run);
            rt_write_row8(whole, result_place, result_new, run);
            return RT_ON;
        }
        _Alignas(64) uint32_t rd_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 3);
        uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
        if (rt_knows(known, 0x6))
            lanes_i2f_w_4_for(f_neg_b, b, f_abs_b, rd_to, convert_src_int | rnd << 3);
        else
            lanes_i2f_w_4(f_neg_b, b, f_abs_b, rd_to, convert_src_int | rnd << 3);
        rt_write_row32(whole, rd_place, rd_new, run);
        return RT_ON;
    }
    if (cc) {
        _Alignas(64) uint32_t rd_new[32];
        _Alignas(64) uint8_t result_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 3);
        uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
        uint8_t *const result_place = place_cc(m);
        uint8_t *const result_to = rt_into8(m, whole, result_place, result_new);
        if (rt_knows(known, 0x6))
            lanes_i2f_w_5_for(f_neg_b, b, f_abs_b, rd_to, result_to, convert_src_int | rnd << 3);
        else
            lanes_i2f_w_5(f_neg_b, b, f_abs_b, rd_to, result_to, convert_src_int | rnd << 3);
        rt_write_row32(whole, rd_place, rd_new, run);
        rt_write_row8(whole, result_place, result_new, run);
        return RT_ON;
    }
    _Alignas(64) uint32_t rd_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 3);
    uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
    if (rt_knows(known, 0x6))
        lanes_i2f_w_6_for(f_neg_b, b, f_abs_b, rd_to, convert_src_int | rnd << 3);
    else
        lanes_i2f_w_6(f_neg_b, b, f_abs_b, rd_to, convert_src_int | rnd << 3);
    rt_write_row32(whole, rd_place, rd_new, run);
    return RT_ON;
}
RT_MADE_ANY(maxwell_fast_i2f_w)
RT_KNOWN(maxwell_fast_i2f_w, 0, 0xb, 0x117, .line = {0})
RT_KNOWN(maxwell_fast_i2f_w, 1, 0xb, 0x117, .value = {[0] = 2, [1] = 5})
RT_KNOWN(maxwell_fast_i2f_w, 2, 0xb, 0x117, .value = {[0] = 2, [1] = 4, [8] = 1})
RT_KNOWN(maxwell_fast_i2f_w, 3, 0xb, 0x117, .value = {[0] = 2, [1] = 3})
RT_QUICK_4(maxwell_fast_i2f_w)

/* OPEN GUARD I2F{DST_FLOAT}SRC_INT{RND} $R[Rd]CC, CVT_I64  CTL CLOSE */
RT_BODY(maxwell_fast_i2f_d)
{
    const int32_t byte = (int32_t)rt_value(in, known, 8);
    const int32_t convert_dst_float = (int32_t)rt_value(in, known, 0);
    const int32_t cc = (int32_t)rt_value(in, known, 4);
    const int32_t rnd = (int32_t)rt_value(in, known, 2);
    const int32_t convert_src_int = (int32_t)rt_value(in, known, 1);
    const rt_u128 word = rt_wide(rt_word(m, in));
    const int32_t f_neg_b = (int32_t)((uint32_t)((uint64_t)word >> 45) & 1);
    const int32_t f_abs_b = (int32_t)((uint32_t)((uint64_t)word >> 49) & 1);
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 3, 13);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    _Alignas(64) uint64_t b_row[32];
    const uint64_t *const b = row_cvt_i64(m, in, known, b_row, 0, 7, 10, 11, 12);
    if (!b || byte)
        return rt_slowly(m, in);
    if (convert_dst_float == 3) {
        if (cc) {
            _Alignas(64) uint32_t rd_new[32];
            _Alignas(64) uint32_t result_new[32];
            _Alignas(64) uint8_t result_new_2[32];
            const bool whole = run == UINT32_MAX;
            uint32_t *const rd_place = place_r(m, in, 3);
            uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
            uint32_t *const result_place = place_r_2(m, in, 3);
            uint32_t *const result_to = rt_into32(m, whole, result_place, result_new);
            uint8_t *const result_place_2 = place_cc(m);
            uint8_t *const result_to_2 = rt_into8(m, whole, result_place_2, result_new_2);
            if (rt_knows(known, 0x6))
                lanes_i2f_d_for(f_neg_b, b, f_abs_b, rd_to, result_to, result_to_2,
                    convert_src_int | rnd << 3);
            else
                lanes_i2f_d(f_neg_b, b, f_abs_b, rd_to, result_to, result_to_2,
                    convert_src_int | rnd << 3);
            rt_write_row32(whole, rd_place, rd_new, run);
            rt_write_row32(whole, result_place, result_new, run);
            rt_write_row8(whole, result_place_2, result_new_2, run);
            return RT_ON;
        }
        _Alignas(64) uint32_t rd_new[32];
        _Alignas(64) uint32_t result_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 3);
        uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
        uint32_t *const result_place = place_r_2(m, in, 3);
        uint32_t *const result_to = rt_into32(m, whole, result_place, result_new);
        if (rt_knows(known, 0x6))
            lanes_i2f_d_2_for(f_neg_b, b, f_abs_b, rd_to, result_to, convert_src_int | rnd << 3);
        else
            lanes_i2f_d_2(f_neg_b, b, f_abs_b, rd_to, result_to, convert_src_int | rnd << 3);
        rt_write_row32(whole, rd_place, rd_new, run);
        rt_write_row32(whole, result_place, result_new, run);
        return RT_ON;
    }
    if (convert_dst_float == 2) {
        if (cc) {
            _Alignas(64) uint32_t rd_new[32];
            _Alignas(64) uint8_t result_new[32];
            const bool whole = run == UINT32_MAX;
            uint32_t *const rd_place = place_r(m, in, 3);
            uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
            uint8_t *const result_place = place_cc(m);
            uint8_t *const result_to = rt_into8(m, whole, result_place, result_new);
            if (rt_knows(known, 0x6))
                lanes_i2f_d_3_for(f_neg_b, b, f_abs_b, rd_to, result_to,
                    convert_src_int | rnd << 3);
            else
                lanes_i2f_d_3(f_neg_b, b, f_abs_b, rd_to, result_to, convert_src_int | rnd << 3);
            rt_write_row32(whole, rd_place, rd_new, run);
            rt_write_row8(whole, result_place, result_new, run);
            return RT_ON;
        }
        _Alignas(64) uint32_t rd_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 3);
        uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
        if (rt_knows(known, 0x6))
            lanes_i2f_d_4_for(f_neg_b, b, f_abs_b, rd_to, convert_src_int | rnd << 3);
        else
            lanes_i2f_d_4(f_neg_b, b, f_abs_b, rd_to, convert_src_int | rnd << 3);
        rt_write_row32(whole, rd_place, rd_new, run);
        return RT_ON;
    }
    if (cc) {
        _Alignas(64) uint32_t rd_new[32];
        _Alignas(64) uint8_t result_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 3);
        uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
        uint8_t *const result_place = place_cc(m);
        uint8_t *const result_to = rt_into8(m, whole, result_place, result_new);
        if (rt_knows(known, 0x6))
            lanes_i2f_d_5_for(f_neg_b, b, f_abs_b, rd_to, result_to, convert_src_int | rnd << 3);
        else
            lanes_i2f_d_5(f_neg_b, b, f_abs_b, rd_to, result_to, convert_src_int | rnd << 3);
        rt_write_row32(whole, rd_place, rd_new, run);
        rt_write_row8(whole, result_place, result_new, run);
        return RT_ON;
    }
    _Alignas(64) uint32_t rd_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 3);
    uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
    if (rt_knows(known, 0x6))
        lanes_i2f_d_6_for(f_neg_b, b, f_abs_b, rd_to, convert_src_int | rnd << 3);
    else
        lanes_i2f_d_6(f_neg_b, b, f_abs_b, rd_to, convert_src_int | rnd << 3);
    rt_write_row32(whole, rd_place, rd_new, run);
    return RT_ON;
}
RT_MADE_ANY(maxwell_fast_i2f_d)
RT_KNOWN(maxwell_fast_i2f_d, 0, 0xb, 0x117, .line = {0})
RT_KNOWN(maxwell_fast_i2f_d, 1, 0xb, 0x117, .value = {[0] = 2, [1] = 5})
RT_KNOWN(maxwell_fast_i2f_d, 2, 0xb, 0x117, .value = {[0] = 2, [1] = 4, [8] = 1})
RT_KNOWN(maxwell_fast_i2f_d, 3, 0xb, 0x117, .line = {[0] = 2}, .value = {[0] = 2, [1] = 3})
RT_QUICK_4(maxwell_fast_i2f_d)

/* OPEN GUARD I2I{I2I_DST}I2I_SRC{SAT} $R[Rd]CC, CVT_I16  CTL CLOSE */
RT_BODY(maxwell_fast_i2i_h)
{
    const int32_t cc = (int32_t)rt_value(in, known, 4);
    const int32_t convert_i2i_src = (int32_t)rt_value(in, known, 1);
    const rt_u128 word = rt_wide(rt_word(m, in));
    const int32_t f_neg_b = (int32_t)((uint32_t)((uint64_t)word >> 45) & 1);
    const int32_t f_abs_b = (int32_t)((uint32_t)((uint64_t)word >> 49) & 1);
    const int32_t convert_i2i_dst = (int32_t)rt_value(in, known, 0);
    const int32_t sat = (int32_t)rt_value(in, known, 2);
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 3, 13);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_cvt_i16(m, in, known, b_row, 0, 8, 7, 10, 11, 12);
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
        if (rt_knows(known, 0x7))
            lanes_i2i_h_for(f_neg_b, b, f_abs_b, rd_to, result_to,
                convert_i2i_src | convert_i2i_dst << 3 | sat << 6);
        else
            lanes_i2i_h(f_neg_b, b, f_abs_b, rd_to, result_to,
                convert_i2i_src | convert_i2i_dst << 3 | sat << 6);
        rt_write_row32(whole, rd_place, rd_new, run);
        rt_write_row8(whole, result_place, result_new, run);
        return RT_ON;
    }
    _Alignas(64) uint32_t rd_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 3);
    uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
    if (rt_knows(known, 0x7))
        lanes_i2i_h_2_for(f_neg_b, b, f_abs_b, rd_to,
            convert_i2i_src | convert_i2i_dst << 3 | sat << 6);
    else
        lanes_i2i_h_2(f_neg_b, b, f_abs_b, rd_to,
            convert_i2i_src | convert_i2i_dst << 3 | sat << 6);
    rt_write_row32(whole, rd_place, rd_new, run);
    return RT_ON;
}
RT_MADE_ANY(maxwell_fast_i2i_h)
RT_KNOWN(maxwell_fast_i2i_h, 0, 0xb, 0x117, .line = {0})
RT_KNOWN(maxwell_fast_i2i_h, 1, 0xb, 0x117, .value = {[0] = 6, [1] = 4})
RT_KNOWN(maxwell_fast_i2i_h, 2, 0xb, 0x117, .value = {[0] = 4, [1] = 6, [2] = 1})
RT_KNOWN(maxwell_fast_i2i_h, 3, 0xb, 0x117, .value = {[1] = 6, [4] = 1})
RT_QUICK_4(maxwell_fast_i2i_h)

/* OPEN GUARD I2I{I2I_DST}I2I_SRC{SAT} $R[Rd]CC, CVT_I8  CTL CLOSE */
RT_BODY(maxwell_fast_i2i_b)
{
    const int32_t cc = (int32_t)rt_value(in, known, 4);
    const int32_t byte = (int32_t)rt_value(in, known, 8);
    const int32_t convert_i2i_src = (int32_t)rt_value(in, known, 1);
    const rt_u128 word = rt_wide(rt_word(m, in));
    const int32_t f_neg_b = (int32_t)((uint32_t)((uint64_t)word >> 45) & 1);
    const int32_t f_abs_b = (int32_t)((uint32_t)((uint64_t)word >> 49) & 1);
    const int32_t convert_i2i_dst = (int32_t)rt_value(in, known, 0);
    const int32_t sat = (int32_t)rt_value(in, known, 2);
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 3, 13);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_cvt_i8(m, in, known, b_row, 0, 7, 10, 11, 12);
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
        if (rt_knows(known, 0x107))
            lanes_i2i_b_for(b, f_neg_b, f_abs_b, rd_to, result_to,
                byte | convert_i2i_src << 2 | convert_i2i_dst << 5 | sat << 8);
        else
            lanes_i2i_b(b, f_neg_b, f_abs_b, rd_to, result_to,
                byte | convert_i2i_src << 2 | convert_i2i_dst << 5 | sat << 8);
        rt_write_row32(whole, rd_place, rd_new, run);
        rt_write_row8(whole, result_place, result_new, run);
        return RT_ON;
    }
    _Alignas(64) uint32_t rd_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 3);
    uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
    if (rt_knows(known, 0x107))
        lanes_i2i_b_2_for(b, f_neg_b, f_abs_b, rd_to,
            byte | convert_i2i_src << 2 | convert_i2i_dst << 5 | sat << 8);
    else
        lanes_i2i_b_2(b, f_neg_b, f_abs_b, rd_to,
            byte | convert_i2i_src << 2 | convert_i2i_dst << 5 | sat << 8);
    rt_write_row32(whole, rd_place, rd_new, run);
    return RT_ON;
}
RT_MADE_ANY(maxwell_fast_i2i_b)
RT_KNOWN(maxwell_fast_i2i_b, 0, 0xb, 0x117, .line = {0})
RT_KNOWN(maxwell_fast_i2i_b, 1, 0xb, 0x117, .value = {[0] = 6, [1] = 4, [8] = 1})
RT_KNOWN(maxwell_fast_i2i_b, 2, 0xb, 0x117, .value = {[0] = 4, [1] = 6, [2] = 1})
RT_KNOWN(maxwell_fast_i2i_b, 3, 0xb, 0x117, .value = {[1] = 6, [4] = 1})
RT_QUICK_4(maxwell_fast_i2i_b)

/* OPEN GUARD I2I{I2I_DST}I2I_SRC{SAT} $R[Rd]CC, CVT_I8  CTL CLOSE */
RT_BODY(maxwell_fast_i2i_w)
{
    const int32_t byte = (int32_t)rt_value(in, known, 8);
    const int32_t cc = (int32_t)rt_value(in, known, 4);
    const int32_t convert_i2i_src = (int32_t)rt_value(in, known, 1);
    const rt_u128 word = rt_wide(rt_word(m, in));
    const int32_t f_neg_b = (int32_t)((uint32_t)((uint64_t)word >> 45) & 1);
    const int32_t f_abs_b = (int32_t)((uint32_t)((uint64_t)word >> 49) & 1);
    const int32_t convert_i2i_dst = (int32_t)rt_value(in, known, 0);
    const int32_t sat = (int32_t)rt_value(in, known, 2);
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 3, 13);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_cvt_i8(m, in, known, b_row, 0, 7, 10, 11, 12);
    if (!b || byte)
        return rt_slowly(m, in);
    if (cc) {
        _Alignas(64) uint32_t rd_new[32];
        _Alignas(64) uint8_t result_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 3);
        uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
        uint8_t *const result_place = place_cc(m);
        uint8_t *const result_to = rt_into8(m, whole, result_place, result_new);
        if (rt_knows(known, 0x7))
            lanes_i2i_w_for(f_neg_b, b, f_abs_b, rd_to, result_to,
                convert_i2i_src | convert_i2i_dst << 3 | sat << 6);
        else
            lanes_i2i_w(f_neg_b, b, f_abs_b, rd_to, result_to,
                convert_i2i_src | convert_i2i_dst << 3 | sat << 6);
        rt_write_row32(whole, rd_place, rd_new, run);
        rt_write_row8(whole, result_place, result_new, run);
        return RT_ON;
    }
    _Alignas(64) uint32_t rd_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 3);
    uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
    if (rt_knows(known, 0x7))
        lanes_i2i_w_2_for(f_neg_b, b, f_abs_b, rd_to,
            convert_i2i_src | convert_i2i_dst << 3 | sat << 6);
    else
        lanes_i2i_w_2(f_neg_b, b, f_abs_b, rd_to,
            convert_i2i_src | convert_i2i_dst << 3 | sat << 6);
    rt_write_row32(whole, rd_place, rd_new, run);
    return RT_ON;
}
RT_MADE_ANY(maxwell_fast_i2i_w)
RT_KNOWN(maxwell_fast_i2i_w, 0, 0xb, 0x117, .line = {0})
RT_KNOWN(maxwell_fast_i2i_w, 1, 0xb, 0x117, .value = {[0] = 6, [1] = 4, [8] = 1})
RT_KNOWN(maxwell_fast_i2i_w, 2, 0xb, 0x117, .value = {[0] = 4, [1] = 6, [2] = 1})
RT_KNOWN(maxwell_fast_i2i_w, 3, 0xb, 0x117, .value = {[1] = 6, [4] = 1})
RT_QUICK_4(maxwell_fast_i2i_w)

