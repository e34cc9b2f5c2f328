/* Generated from the description volta by gen/emit/fast. Do not edit. */
#include "volta_fast.h"

RT_WITHIN void lanes_f2f_n_for(const uint32_t *b, uint32_t *rd_to, const int32_t key)
{
    const int32_t rnd = key & 3;
    const int32_t ftz = key >> 2 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t rd =
            (uint32_t)rt_float_convert(RT_F16, RT_F32, b[l], (uint32_t)rnd, (uint32_t)(ftz * 3),
            0x7fff);
        rd_to[l] = rd;
    }
}

RT_LOOP_1(lanes_f2f_n, (const uint32_t *b, uint32_t *rd_to, const int32_t fields), (b, rd_to, key),
    3, 0)

RT_WITHIN void lanes_f2f_w_for(const int32_t *b, uint32_t *rd_to, const int32_t key)
{
    const int32_t ftz = key & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t rd =
            (uint32_t)rt_float_convert(RT_F32, RT_F16, (uint32_t)b[l], RT_NEAR,
            (uint32_t)(ftz * 3), 0x7fffffff);
        rd_to[l] = rd;
    }
}

RT_LOOP_1(lanes_f2f_w, (const int32_t *b, uint32_t *rd_to, const int32_t fields), (b, rd_to, key),
    0, 0)

RT_WITHIN void lanes_f2f_dw_for(const int32_t *b, uint32_t *rd_to, uint32_t *result_to,
    const int32_t key)
{
    const int32_t ftz = key & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint64_t x =
            rt_float_convert(RT_F64, RT_F16, (uint32_t)b[l], RT_NEAR, (uint32_t)(ftz * 3),
            INT64_C(0x7fffffffe0000000));
        const uint32_t rd = (uint32_t)x;
        const uint32_t result = (uint32_t)(x >> 32);
        rd_to[l] = rd;
        result_to[l] = result;
    }
}

RT_LOOP_1(lanes_f2f_dw,
    (const int32_t *b, uint32_t *rd_to, uint32_t *result_to, const int32_t fields),
    (b, rd_to, result_to, key), 0, 0)

RT_WITHIN void lanes_f2f_df_for(const uint32_t *b, uint32_t *rd_to, uint32_t *result_to,
    const int32_t key)
{
    const int32_t ftz = key & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint64_t x =
            rt_float_convert(RT_F64, RT_F32, b[l], RT_NEAR, (uint32_t)(ftz * 3),
            INT64_C(0x7ff8000000000000) | (uint64_t)(b[l] & 0x7fffff) << 29
            | (uint64_t)(b[l] >> 31) << 63);
        const uint32_t rd = (uint32_t)x;
        const uint32_t result = (uint32_t)(x >> 32);
        rd_to[l] = rd;
        result_to[l] = result;
    }
}

RT_LOOP_1(lanes_f2f_df,
    (const uint32_t *b, uint32_t *rd_to, uint32_t *result_to, const int32_t fields),
    (b, rd_to, result_to, key), 0, 0)

RT_WITHIN void lanes_f2f_nd_for(const uint64_t *b, uint32_t *rd_to, const int32_t key)
{
    const int32_t rnd = key & 3;
    const int32_t ftz = key >> 2 & 1;
    const int32_t convert_f2f_dst = key >> 3 & 3;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t t =
            (uint32_t)rt_float_convert(RT_F32, RT_F64, b[l], (uint32_t)rnd, (uint32_t)(ftz * 3),
            0x7fc00000 | ((uint32_t)(b[l] >> 29) & 0x7fffff) | (uint32_t)(b[l] >> 63) << 31);
        const uint32_t t_2 =
            (uint32_t)rt_float_convert(RT_F16, RT_F64, b[l], (uint32_t)rnd, (uint32_t)(ftz * 3),
            0x7fff);
        const uint32_t rd = convert_f2f_dst == 2 ? t : t_2;
        rd_to[l] = rd;
    }
}

RT_LOOP_1(lanes_f2f_nd, (const uint64_t *b, uint32_t *rd_to, const int32_t fields),
    (b, rd_to, key), 3, 0)

RT_WITHIN void lanes_f2f_nb_for(const uint32_t *b, uint32_t *rd_to, const int32_t key)
{
    const int32_t ftz = key & 1;
    const int32_t rnd = key >> 1 & 3;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t y = (ftz && (b[l] >> 23 & 0xff) == 0) ? b[l] & 0x80000000u : b[l];
        const int32_t rest = (y & 0xffff) != 0;
        const int32_t up = rnd == 0 ? (int32_t)(((y & 0xffff) + 32767 + (y >> 16 & 1)) >> 16)
            : rnd == 1 ? (rest && y >> 31 != 0) : rnd == 2 ? (rest && !(y >> 31 != 0)) : 0;
        const uint32_t rd =
            (uint32_t)(rt_f32_is_nan(b[l]) ? 32767
            : (int32_t)(((y >> 16) + (uint32_t)up) & 0xffff));
        rd_to[l] = rd;
    }
}

RT_LOOP_1(lanes_f2f_nb, (const uint32_t *b, uint32_t *rd_to, const int32_t fields),
    (b, rd_to, key), 0, 0)

RT_WITHIN void lanes_f2f_hb_for(const int32_t *b, uint32_t *rd_to, const int32_t key)
{
    const int32_t ftz = key & 1;
    const int32_t rnd = key >> 1 & 3;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x =
            (uint32_t)rt_float_convert(RT_F32, RT_F16, (uint32_t)b[l], RT_NEAR, RT_KEEP,
            0x7fffffff);
        const uint32_t y = (ftz && (x >> 23 & 0xff) == 0) ? x & 0x80000000u : x;
        const int32_t rest = (y & 0xffff) != 0;
        const int32_t up = rnd == 0 ? (int32_t)(((y & 0xffff) + 32767 + (y >> 16 & 1)) >> 16)
            : rnd == 1 ? (rest && y >> 31 != 0) : rnd == 2 ? (rest && !(y >> 31 != 0)) : 0;
        const uint32_t rd =
            (uint32_t)(rt_f32_is_nan(x) ? 32767 : (int32_t)(((y >> 16) + (uint32_t)up) & 0xffff));
        rd_to[l] = rd;
    }
}

RT_LOOP_1(lanes_f2f_hb, (const int32_t *b, uint32_t *rd_to, const int32_t fields), (b, rd_to, key),
    0, 0)

RT_WITHIN void lanes_f2f_db_for(const uint64_t *b, uint32_t *rd_to, const int32_t key)
{
    const int32_t ftz = key & 1;
    const int32_t rnd = key >> 1 & 3;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t down =
            (uint32_t)rt_float_convert(RT_F32, RT_F64, b[l], RT_DOWN, RT_KEEP, 0x7fffffff);
        const uint32_t up =
            (uint32_t)rt_float_convert(RT_F32, RT_F64, b[l], RT_UP, RT_KEEP, 0x7fffffff);
        const int32_t less = (down & 0x7fffffff) < (up & 0x7fffffff);
        const int32_t same = (down & 0x7fffffff) == (up & 0x7fffffff);
        const uint32_t r = less ? down : up;
        const uint32_t x = rt_f32_is_nan(up) ? 2147483647 : r | (uint32_t)(same ? 0 : 1);
        const uint32_t y = (ftz && (x >> 23 & 0xff) == 0) ? x & 0x80000000u : x;
        const int32_t rest = (y & 0xffff) != 0;
        const int32_t up_2 = rnd == 0 ? (int32_t)(((y & 0xffff) + 32767 + (y >> 16 & 1)) >> 16)
            : rnd == 1 ? (rest && y >> 31 != 0) : rnd == 2 ? (rest && !(y >> 31 != 0)) : 0;
        const uint32_t rd =
            (uint32_t)(rt_f32_is_nan(x) ? 32767 : (int32_t)(((y >> 16) + (uint32_t)up_2) & 0xffff));
        rd_to[l] = rd;
    }
}

RT_LOOP_1(lanes_f2f_db, (const uint64_t *b, uint32_t *rd_to, const int32_t fields),
    (b, rd_to, key), 0, 0)

RT_WITHIN void lanes_f2f_bn_for(const uint32_t *b, uint32_t *rd_to, const int32_t key)
{
    const int32_t convert_f2f_dst = key & 3;
    const int32_t rnd = key >> 2 & 3;
    const int32_t ftz = key >> 4 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        uint32_t result = 0;
        const uint32_t x = b[l];
        if (convert_f2f_dst == 1) {
            result = (uint32_t)rt_float_convert(RT_F16, RT_F32, x, (uint32_t)rnd,
                (uint32_t)(ftz * 3), 0x7fff);
        } else {
            result = rt_f32_is_nan(x) ? 2147483647 : (ftz && (x >> 23 & 0xff) == 0)
                ? x & 0x80000000u : x;
        }
        const uint32_t rd = result;
        rd_to[l] = rd;
    }
}

RT_LOOP_1(lanes_f2f_bn, (const uint32_t *b, uint32_t *rd_to, const int32_t fields),
    (b, rd_to, key), 0, 0)

RT_WITHIN void lanes_f2f_bd_for(const uint32_t *b, uint32_t *rd_to, uint32_t *result_to,
    const int32_t key)
{
    const int32_t ftz = key & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint64_t x =
            rt_float_convert(RT_F64, RT_F32, b[l], RT_NEAR, (uint32_t)(ftz * 3),
            INT64_C(0x7fffffffe0000000));
        const uint32_t rd = (uint32_t)x;
        const uint32_t result = (uint32_t)(x >> 32);
        rd_to[l] = rd;
        result_to[l] = result;
    }
}

RT_LOOP_1(lanes_f2f_bd,
    (const uint32_t *b, uint32_t *rd_to, uint32_t *result_to, const int32_t fields),
    (b, rd_to, result_to, key), 0, 0)

RT_WITHIN void lanes_f2i_h_for(const int32_t *b, uint32_t *rd_to, const int32_t key)
{
    const int32_t convert_dst_int = key & 7;
    const int32_t convert_round = key >> 3 & 3;
    const int32_t convert_ntz = key >> 5 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t size = convert_dst_int >> 1;
        const int64_t x =
            (int64_t)rt_clamp_i128(rt_float_to_int(RT_F16, (uint32_t)b[l], INT64_MIN,
            UINT64_C(18446744073709551615), (uint32_t)convert_round, RT_KEEP, 0x0),
            (rt_i128)(convert_dst_int & 1 ? (int32_t)(4294967295u << ((8 << size) - 1)) : 0),
            (rt_i128)(((int64_t)1 << ((8 << size) - (convert_dst_int & 1))) - 1));
        const int64_t r = (rt_float_is_nan(RT_F16, (uint32_t)b[l]) && convert_ntz) ? 0
            : rt_float_is_nan(RT_F16, (uint32_t)b[l])
            ? (uint32_t)1 << ((8 << (convert_dst_int >> 1)) - 1) : x;
        const uint32_t rd = (uint32_t)r;
        rd_to[l] = rd;
    }
}

RT_LOOP_1(lanes_f2i_h, (const int32_t *b, uint32_t *rd_to, const int32_t fields), (b, rd_to, key),
    24, 0)

RT_WITHIN void lanes_f2i_s_for(const uint32_t *b, uint32_t *rd_to, const int32_t key)
{
    const int32_t convert_dst_int = key & 7;
    const int32_t convert_round = key >> 3 & 3;
    const int32_t ftz = key >> 5 & 1;
    const int32_t convert_ntz = key >> 6 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t size = convert_dst_int >> 1;
        const int64_t x =
            (int64_t)rt_clamp_i128(rt_float_to_int(RT_F32, b[l], INT64_MIN,
            UINT64_C(18446744073709551615), (uint32_t)convert_round, (uint32_t)(ftz * 3), 0x0),
            (rt_i128)(convert_dst_int & 1 ? (int32_t)(4294967295u << ((8 << size) - 1)) : 0),
            (rt_i128)(((int64_t)1 << ((8 << size) - (convert_dst_int & 1))) - 1));
        const int64_t r = (rt_f32_is_nan(b[l]) && convert_ntz) ? 0 : rt_f32_is_nan(b[l])
            ? (uint32_t)1 << ((8 << (convert_dst_int >> 1)) - 1) : x;
        const uint32_t rd = (uint32_t)r;
        rd_to[l] = rd;
    }
}

RT_LOOP_1(lanes_f2i_s, (const uint32_t *b, uint32_t *rd_to, const int32_t fields), (b, rd_to, key),
    24, 0)

RT_WITHIN void lanes_f2i_hd_for(const int32_t *b, uint32_t *rd_to, uint32_t *result_to,
    const int32_t key)
{
    const int32_t convert_round = key & 3;
    const int32_t convert_dst_int = key >> 2 & 7;
    const int32_t convert_ntz = key >> 5 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const rt_i128 x =
            rt_clamp_i128(rt_float_to_int(RT_F16, (uint32_t)b[l], INT64_MIN,
            UINT64_C(18446744073709551615), (uint32_t)convert_round, RT_KEEP, 0x0),
            (rt_i128)(convert_dst_int & 1 ? INT64_MIN : 0),
            (rt_i128)(((rt_u128)1 << (64 - (convert_dst_int & 1))) - 1));
        const rt_i128 r = (rt_float_is_nan(RT_F16, (uint32_t)b[l]) && convert_ntz) ? 0
            : rt_float_is_nan(RT_F16, (uint32_t)b[l]) ? UINT64_C(9223372036854775808) : x;
        const uint64_t x_2 = (uint64_t)r;
        const uint32_t rd = (uint32_t)x_2;
        const uint32_t result = (uint32_t)(x_2 >> 32);
        rd_to[l] = rd;
        result_to[l] = result;
    }
}

RT_LOOP_1(lanes_f2i_hd,
    (const int32_t *b, uint32_t *rd_to, uint32_t *result_to, const int32_t fields),
    (b, rd_to, result_to, key), 3, 0)

RT_WITHIN void lanes_f2i_sd_for(const uint32_t *b, uint32_t *rd_to, uint32_t *result_to,
    const int32_t key)
{
    const int32_t convert_round = key & 3;
    const int32_t ftz = key >> 2 & 1;
    const int32_t convert_dst_int = key >> 3 & 7;
    const int32_t convert_ntz = key >> 6 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const rt_i128 x =
            rt_clamp_i128(rt_float_to_int(RT_F32, b[l], INT64_MIN, UINT64_C(18446744073709551615),
            (uint32_t)convert_round, (uint32_t)(ftz * 3), 0x0),
            (rt_i128)(convert_dst_int & 1 ? INT64_MIN : 0),
            (rt_i128)(((rt_u128)1 << (64 - (convert_dst_int & 1))) - 1));
        const rt_i128 r = (rt_f32_is_nan(b[l]) && convert_ntz) ? 0 : rt_f32_is_nan(b[l])
            ? UINT64_C(9223372036854775808) : x;
        const uint64_t x_2 = (uint64_t)r;
        const uint32_t rd = (uint32_t)x_2;
        const uint32_t result = (uint32_t)(x_2 >> 32);
        rd_to[l] = rd;
        result_to[l] = result;
    }
}

RT_LOOP_1(lanes_f2i_sd,
    (const uint32_t *b, uint32_t *rd_to, uint32_t *result_to, const int32_t fields),
    (b, rd_to, result_to, key), 3, 0)

RT_WITHIN void lanes_f2i_d_for(const uint64_t *b, uint32_t *rd_to, uint32_t *result_to,
    const int32_t key)
{
    const int32_t convert_dst_int = key & 7;
    const int32_t convert_round = key >> 3 & 3;
    const int32_t convert_ntz = key >> 5 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t size = convert_dst_int >> 1;
        const rt_i128 x =
            rt_clamp_i128(rt_float_to_int(RT_F64, b[l], INT64_MIN, UINT64_C(18446744073709551615),
            (uint32_t)convert_round, RT_KEEP, 0x0),
            (rt_i128)(convert_dst_int & 1
            ? (int64_t)(UINT64_C(18446744073709551615) << ((8 << size) - 1)) : 0),
            (rt_i128)(((rt_u128)1 << ((8 << size) - (convert_dst_int & 1))) - 1));
        const rt_i128 r = (rt_f64_is_nan(b[l]) && convert_ntz) ? 0 : rt_f64_is_nan(b[l])
            ? (rt_i128)((uint64_t)1 << ((8 << (convert_dst_int >> 1)) - 1)) : x;
        const uint64_t x_2 = (uint64_t)r;
        const uint32_t rd = (uint32_t)x_2;
        const uint32_t result = (uint32_t)(x_2 >> 32);
        rd_to[l] = rd;
        result_to[l] = result;
    }
}

RT_LOOP_1(lanes_f2i_d,
    (const uint64_t *b, uint32_t *rd_to, uint32_t *result_to, const int32_t fields),
    (b, rd_to, result_to, key), 24, 0)

RT_WITHIN void lanes_f2i_d_2_for(const uint64_t *b, uint32_t *rd_to, const int32_t key)
{
    const int32_t convert_dst_int = key & 7;
    const int32_t convert_round = key >> 3 & 3;
    const int32_t convert_ntz = key >> 5 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t size = convert_dst_int >> 1;
        const rt_i128 x =
            rt_clamp_i128(rt_float_to_int(RT_F64, b[l], INT64_MIN, UINT64_C(18446744073709551615),
            (uint32_t)convert_round, RT_KEEP, 0x0),
            (rt_i128)(convert_dst_int & 1
            ? (int64_t)(UINT64_C(18446744073709551615) << ((8 << size) - 1)) : 0),
            (rt_i128)(((rt_u128)1 << ((8 << size) - (convert_dst_int & 1))) - 1));
        const rt_i128 r = (rt_f64_is_nan(b[l]) && convert_ntz) ? 0 : rt_f64_is_nan(b[l])
            ? (rt_i128)((uint64_t)1 << ((8 << (convert_dst_int >> 1)) - 1)) : x;
        const uint32_t rd = (uint32_t)r;
        rd_to[l] = rd;
    }
}

RT_LOOP_1(lanes_f2i_d_2, (const uint64_t *b, uint32_t *rd_to, const int32_t fields),
    (b, rd_to, key), 24, 0)

RT_WITHIN void lanes_i2f_b_for(const int32_t *b, uint32_t *rd_to, const int32_t key)
{
    const int32_t convert_src_int = key & 7;
    const int32_t rnd = key >> 3 & 3;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t rd = rt_f32_from_i32(convert_src_int ? (int8_t)b[l] : b[l], (uint32_t)rnd);
        rd_to[l] = rd;
    }
}

RT_LOOP_1(lanes_i2f_b, (const int32_t *b, uint32_t *rd_to, const int32_t fields), (b, rd_to, key),
    24, 0)

RT_WITHIN void lanes_i2f_b_2_for(const int32_t *b, uint32_t *rd_to, const int32_t key)
{
    const int32_t convert_src_int = key & 7;
    const int32_t rnd = key >> 3 & 3;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t rd =
            (uint32_t)rt_float_from_signed(RT_F16,
            (rt_i128)(convert_src_int ? (int8_t)b[l] : b[l]), (uint32_t)rnd);
        rd_to[l] = rd;
    }
}

RT_LOOP_1(lanes_i2f_b_2, (const int32_t *b, uint32_t *rd_to, const int32_t fields),
    (b, rd_to, key), 24, 0)

RT_WITHIN void lanes_i2f_h_for(const int32_t *b, uint32_t *rd_to, const int32_t key)
{
    const int32_t convert_src_int = key & 7;
    const int32_t rnd = key >> 3 & 3;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t rd =
            rt_f32_from_i32(convert_src_int & 1 ? (int16_t)b[l] : b[l], (uint32_t)rnd);
        rd_to[l] = rd;
    }
}

RT_LOOP_1(lanes_i2f_h, (const int32_t *b, uint32_t *rd_to, const int32_t fields), (b, rd_to, key),
    24, 0)

RT_WITHIN void lanes_i2f_h_2_for(const int32_t *b, uint32_t *rd_to, const int32_t key)
{
    const int32_t convert_src_int = key & 7;
    const int32_t rnd = key >> 3 & 3;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t rd =
            (uint32_t)rt_float_from_signed(RT_F16,
            (rt_i128)(convert_src_int & 1 ? (int16_t)b[l] : b[l]), (uint32_t)rnd);
        rd_to[l] = rd;
    }
}

RT_LOOP_1(lanes_i2f_h_2, (const int32_t *b, uint32_t *rd_to, const int32_t fields),
    (b, rd_to, key), 24, 0)

RT_WITHIN void lanes_i2f_w_for(const uint32_t *b, uint32_t *rd_to, const int32_t key)
{
    const int32_t convert_src_int = key & 7;
    const int32_t rnd = key >> 3 & 3;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t rd =
            (uint32_t)rt_float_from_signed(RT_F32,
            (rt_i128)(convert_src_int & 1 ? (int64_t)(int32_t)b[l] : b[l]), (uint32_t)rnd);
        rd_to[l] = rd;
    }
}

RT_LOOP_1(lanes_i2f_w, (const uint32_t *b, uint32_t *rd_to, const int32_t fields), (b, rd_to, key),
    24, 0)

RT_WITHIN void lanes_i2f_w_2_for(const uint32_t *b, uint32_t *rd_to, const int32_t key)
{
    const int32_t convert_src_int = key & 7;
    const int32_t rnd = key >> 3 & 3;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t rd =
            (uint32_t)rt_float_from_signed(RT_F16,
            (rt_i128)(convert_src_int & 1 ? (int64_t)(int32_t)b[l] : b[l]), (uint32_t)rnd);
        rd_to[l] = rd;
    }
}

RT_LOOP_1(lanes_i2f_w_2, (const uint32_t *b, uint32_t *rd_to, const int32_t fields),
    (b, rd_to, key), 24, 0)

RT_WITHIN void lanes_i2f_bd_for(const int32_t *b, uint32_t *rd_to, uint32_t *result_to,
    const int32_t key)
{
    const int32_t convert_src_int = key & 7;
    const int32_t rnd = key >> 3 & 3;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint64_t x =
            rt_float_from_signed(RT_F64, (rt_i128)(convert_src_int ? (int8_t)b[l] : b[l]),
            (uint32_t)rnd);
        const uint32_t rd = (uint32_t)x;
        const uint32_t result = (uint32_t)(x >> 32);
        rd_to[l] = rd;
        result_to[l] = result;
    }
}

RT_LOOP_1(lanes_i2f_bd,
    (const int32_t *b, uint32_t *rd_to, uint32_t *result_to, const int32_t fields),
    (b, rd_to, result_to, key), 24, 0)

RT_WITHIN void lanes_i2f_hd_for(const int32_t *b, uint32_t *rd_to, uint32_t *result_to,
    const int32_t key)
{
    const int32_t convert_src_int = key & 7;
    const int32_t rnd = key >> 3 & 3;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint64_t x =
            rt_float_from_signed(RT_F64, (rt_i128)(convert_src_int & 1 ? (int16_t)b[l] : b[l]),
            (uint32_t)rnd);
        const uint32_t rd = (uint32_t)x;
        const uint32_t result = (uint32_t)(x >> 32);
        rd_to[l] = rd;
        result_to[l] = result;
    }
}

RT_LOOP_1(lanes_i2f_hd,
    (const int32_t *b, uint32_t *rd_to, uint32_t *result_to, const int32_t fields),
    (b, rd_to, result_to, key), 24, 0)

RT_WITHIN void lanes_i2f_wd_for(const uint32_t *b, uint32_t *rd_to, uint32_t *result_to,
    const int32_t key)
{
    const int32_t convert_src_int = key & 7;
    const int32_t rnd = key >> 3 & 3;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint64_t x =
            rt_float_from_signed(RT_F64,
            (rt_i128)(convert_src_int & 1 ? (int64_t)(int32_t)b[l] : b[l]), (uint32_t)rnd);
        const uint32_t rd = (uint32_t)x;
        const uint32_t result = (uint32_t)(x >> 32);
        rd_to[l] = rd;
        result_to[l] = result;
    }
}

RT_LOOP_1(lanes_i2f_wd,
    (const uint32_t *b, uint32_t *rd_to, uint32_t *result_to, const int32_t fields),
    (b, rd_to, result_to, key), 24, 0)

RT_WITHIN void lanes_i2f_d_for(const uint64_t *b, uint32_t *rd_to, uint32_t *result_to,
    const int32_t key)
{
    const int32_t convert_src_int = key & 7;
    const int32_t rnd = key >> 3 & 3;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint64_t x =
            rt_float_from_signed(RT_F64,
            convert_src_int & 1 ? (rt_i128)(int64_t)b[l] : (rt_i128)b[l], (uint32_t)rnd);
        const uint32_t rd = (uint32_t)x;
        const uint32_t result = (uint32_t)(x >> 32);
        rd_to[l] = rd;
        result_to[l] = result;
    }
}

RT_LOOP_1(lanes_i2f_d,
    (const uint64_t *b, uint32_t *rd_to, uint32_t *result_to, const int32_t fields),
    (b, rd_to, result_to, key), 24, 0)

RT_WITHIN void lanes_i2f_d_2_for(const uint64_t *b, uint32_t *rd_to, const int32_t key)
{
    const int32_t convert_src_int = key & 7;
    const int32_t rnd = key >> 3 & 3;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t rd =
            (uint32_t)rt_float_from_signed(RT_F32,
            convert_src_int & 1 ? (rt_i128)(int64_t)b[l] : (rt_i128)b[l], (uint32_t)rnd);
        rd_to[l] = rd;
    }
}

RT_LOOP_1(lanes_i2f_d_2, (const uint64_t *b, uint32_t *rd_to, const int32_t fields),
    (b, rd_to, key), 24, 0)

RT_WITHIN void lanes_i2f_d_3_for(const uint64_t *b, uint32_t *rd_to, const int32_t key)
{
    const int32_t convert_src_int = key & 7;
    const int32_t rnd = key >> 3 & 3;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t rd =
            (uint32_t)rt_float_from_signed(RT_F16,
            convert_src_int & 1 ? (rt_i128)(int64_t)b[l] : (rt_i128)b[l], (uint32_t)rnd);
        rd_to[l] = rd;
    }
}

RT_LOOP_1(lanes_i2f_d_3, (const uint64_t *b, uint32_t *rd_to, const int32_t fields),
    (b, rd_to, key), 24, 0)

RT_WITHIN void lanes_i2f_bb_for(const int32_t *b, uint32_t *rd_to, const int32_t key)
{
    const int32_t convert_src_int = key & 7;
    const int32_t rnd = key >> 3 & 3;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t down = rt_f32_from_i32(convert_src_int ? (int8_t)b[l] : b[l], RT_DOWN);
        const uint32_t up = rt_f32_from_i32(convert_src_int ? (int8_t)b[l] : b[l], RT_UP);
        const int32_t less = (down & 0x7fffffff) < (up & 0x7fffffff);
        const int32_t same = (down & 0x7fffffff) == (up & 0x7fffffff);
        const uint32_t r = less ? down : up;
        const uint32_t exact = rt_f32_is_nan(up) ? 2147483647 : r | (uint32_t)(same ? 0 : 1);
        const uint32_t y = exact;
        const int32_t rest = (y & 0xffff) != 0;
        const int32_t up_2 = rnd == 0 ? (int32_t)(((y & 0xffff) + 32767 + (y >> 16 & 1)) >> 16)
            : rnd == 1 ? (rest && y >> 31 != 0) : rnd == 2 ? (rest && !(y >> 31 != 0)) : 0;
        const uint32_t rd =
            (uint32_t)(rt_f32_is_nan(exact) ? 32767
            : (int32_t)(((y >> 16) + (uint32_t)up_2) & 0xffff));
        rd_to[l] = rd;
    }
}

RT_LOOP_1(lanes_i2f_bb, (const int32_t *b, uint32_t *rd_to, const int32_t fields), (b, rd_to, key),
    0, 0)

RT_WITHIN void lanes_i2f_hb_for(const int32_t *b, uint32_t *rd_to, const int32_t key)
{
    const int32_t convert_src_int = key & 7;
    const int32_t rnd = key >> 3 & 3;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t down = rt_f32_from_i32(convert_src_int & 1 ? (int16_t)b[l] : b[l], RT_DOWN);
        const uint32_t up = rt_f32_from_i32(convert_src_int & 1 ? (int16_t)b[l] : b[l], RT_UP);
        const int32_t less = (down & 0x7fffffff) < (up & 0x7fffffff);
        const int32_t same = (down & 0x7fffffff) == (up & 0x7fffffff);
        const uint32_t r = less ? down : up;
        const uint32_t exact = rt_f32_is_nan(up) ? 2147483647 : r | (uint32_t)(same ? 0 : 1);
        const uint32_t y = exact;
        const int32_t rest = (y & 0xffff) != 0;
        const int32_t up_2 = rnd == 0 ? (int32_t)(((y & 0xffff) + 32767 + (y >> 16 & 1)) >> 16)
            : rnd == 1 ? (rest && y >> 31 != 0) : rnd == 2 ? (rest && !(y >> 31 != 0)) : 0;
        const uint32_t rd =
            (uint32_t)(rt_f32_is_nan(exact) ? 32767
            : (int32_t)(((y >> 16) + (uint32_t)up_2) & 0xffff));
        rd_to[l] = rd;
    }
}

RT_LOOP_1(lanes_i2f_hb, (const int32_t *b, uint32_t *rd_to, const int32_t fields), (b, rd_to, key),
    0, 0)

RT_WITHIN void lanes_i2f_wb_for(const uint32_t *b, uint32_t *rd_to, const int32_t key)
{
    const int32_t convert_src_int = key & 7;
    const int32_t rnd = key >> 3 & 3;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t down =
            (uint32_t)rt_float_from_signed(RT_F32,
            (rt_i128)(convert_src_int & 1 ? (int64_t)(int32_t)b[l] : b[l]), RT_DOWN);
        const uint32_t up =
            (uint32_t)rt_float_from_signed(RT_F32,
            (rt_i128)(convert_src_int & 1 ? (int64_t)(int32_t)b[l] : b[l]), RT_UP);
        const int32_t less = (down & 0x7fffffff) < (up & 0x7fffffff);
        const int32_t same = (down & 0x7fffffff) == (up & 0x7fffffff);
        const uint32_t r = less ? down : up;
        const uint32_t exact = rt_f32_is_nan(up) ? 2147483647 : r | (uint32_t)(same ? 0 : 1);
        const uint32_t y = exact;
        const int32_t rest = (y & 0xffff) != 0;
        const int32_t up_2 = rnd == 0 ? (int32_t)(((y & 0xffff) + 32767 + (y >> 16 & 1)) >> 16)
            : rnd == 1 ? (rest && y >> 31 != 0) : rnd == 2 ? (rest && !(y >> 31 != 0)) : 0;
        const uint32_t rd =
            (uint32_t)(rt_f32_is_nan(exact) ? 32767
            : (int32_t)(((y >> 16) + (uint32_t)up_2) & 0xffff));
        rd_to[l] = rd;
    }
}

RT_LOOP_1(lanes_i2f_wb, (const uint32_t *b, uint32_t *rd_to, const int32_t fields),
    (b, rd_to, key), 0, 0)

RT_WITHIN void lanes_i2f_db_for(const uint64_t *b, uint32_t *rd_to, const int32_t key)
{
    const int32_t convert_src_int = key & 7;
    const int32_t rnd = key >> 3 & 3;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t down =
            (uint32_t)rt_float_from_signed(RT_F32,
            convert_src_int & 1 ? (rt_i128)(int64_t)b[l] : (rt_i128)b[l], RT_DOWN);
        const uint32_t up =
            (uint32_t)rt_float_from_signed(RT_F32,
            convert_src_int & 1 ? (rt_i128)(int64_t)b[l] : (rt_i128)b[l], RT_UP);
        const int32_t less = (down & 0x7fffffff) < (up & 0x7fffffff);
        const int32_t same = (down & 0x7fffffff) == (up & 0x7fffffff);
        const uint32_t r = less ? down : up;
        const uint32_t exact = rt_f32_is_nan(up) ? 2147483647 : r | (uint32_t)(same ? 0 : 1);
        const uint32_t y = exact;
        const int32_t rest = (y & 0xffff) != 0;
        const int32_t up_2 = rnd == 0 ? (int32_t)(((y & 0xffff) + 32767 + (y >> 16 & 1)) >> 16)
            : rnd == 1 ? (rest && y >> 31 != 0) : rnd == 2 ? (rest && !(y >> 31 != 0)) : 0;
        const uint32_t rd =
            (uint32_t)(rt_f32_is_nan(exact) ? 32767
            : (int32_t)(((y >> 16) + (uint32_t)up_2) & 0xffff));
        rd_to[l] = rd;
    }
}

RT_LOOP_1(lanes_i2f_db, (const uint64_t *b, uint32_t *rd_to, const int32_t fields),
    (b, rd_to, key), 0, 0)

RT_WITHIN void lanes_frnd_h_for(const int32_t *b, uint32_t *rd_to, const int32_t key)
{
    const int32_t convert_round = key & 3;
    const int32_t ftz = key >> 2 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t rd =
            (uint32_t)rt_float_rint(RT_F16, (uint32_t)b[l], (uint32_t)convert_round,
            (uint32_t)(ftz * 3), 0x7fff);
        rd_to[l] = rd;
    }
}

RT_LOOP_1(lanes_frnd_h, (const int32_t *b, uint32_t *rd_to, const int32_t fields), (b, rd_to, key),
    3, 0)

RT_WITHIN void lanes_frnd_s_for(const uint32_t *b, uint32_t *rd_to, const int32_t key)
{
    const int32_t convert_round = key & 3;
    const int32_t ftz = key >> 2 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t rd =
            (uint32_t)rt_float_rint(RT_F32, b[l], (uint32_t)convert_round, (uint32_t)(ftz * 3),
            0x7fffffff);
        rd_to[l] = rd;
    }
}

RT_LOOP_1(lanes_frnd_s, (const uint32_t *b, uint32_t *rd_to, const int32_t fields),
    (b, rd_to, key), 3, 0)

RT_WITHIN void lanes_frnd_d_for(const uint64_t *b, uint32_t *rd_to, uint32_t *result_to,
    const int32_t key)
{
    const int32_t convert_round = key & 3;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint64_t x =
            rt_float_rint(RT_F64, b[l], (uint32_t)convert_round, RT_KEEP,
            b[l] | INT64_C(0x8000000000000));
        const uint32_t rd = (uint32_t)x;
        const uint32_t result = (uint32_t)(x >> 32);
        rd_to[l] = rd;
        result_to[l] = result;
    }
}

RT_LOOP_1(lanes_frnd_d,
    (const uint64_t *b, uint32_t *rd_to, uint32_t *result_to, const int32_t fields),
    (b, rd_to, result_to, key), 3, 0)

RT_WITHIN void lanes_frnd_b_for(const uint32_t *b, uint32_t *rd_to, const int32_t key)
{
    const int32_t convert_round = key & 3;
    const int32_t ftz = key >> 2 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t rd =
            (uint32_t)rt_float_rint(RT_F32, b[l], (uint32_t)convert_round, (uint32_t)(ftz * 3),
            0x7fffffff) >> 16;
        rd_to[l] = rd;
    }
}

RT_LOOP_1(lanes_frnd_b, (const uint32_t *b, uint32_t *rd_to, const int32_t fields),
    (b, rd_to, key), 3, 0)

RT_WITHIN void lanes_i2i_for(const uint32_t *b, uint32_t *rd_to, const int32_t key)
{
    const int32_t convert_narrow = key & 3;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t rd =
            (uint32_t)rt_clamp_i32((int32_t)b[l],
            convert_narrow == 0 ? 0 : convert_narrow == 1 ? -128 : convert_narrow == 2 ? 0
            : -32768, convert_narrow == 0 ? 255 : convert_narrow == 1 ? 127 : convert_narrow == 2
            ? 65535 : 32767);
        rd_to[l] = rd;
    }
}

RT_LOOP_1(lanes_i2i, (const uint32_t *b, uint32_t *rd_to, const int32_t fields), (b, rd_to, key),
    0, 0)

RT_WITHIN void lanes_f2fp_p_for(const uint32_t *b, int32_t m_2, struct volta_state *s, int32_t ra,
    uint32_t *rd_to, const int32_t key)
{
    const int32_t convert_pack_rnd = key & 3;
    const int32_t satfinite = key >> 2 & 1;
    const int32_t convert_relu = key >> 3 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = b[l];
        const int32_t t = rt_f32_is_nan(x) ? 32767
            : (int32_t)((x + 32767 + (x >> 16 & 1)) >> 16 & 0xffff);
        const int32_t t_2 = (convert_pack_rnd == 3 && !rt_f32_is_nan(x)) ? (int32_t)(x >> 16) : t;
        const uint32_t t_3 =
            (uint32_t)rt_float_convert(RT_F16, RT_F32, x, (uint32_t)convert_pack_rnd, RT_KEEP,
            0x7fff);
        const int32_t y = m_2 ? t_2 : (int32_t)t_3;
        const int32_t inf = m_2 ? 32640 : 31744;
        const int32_t z = (satfinite && (y & 0x7fff) == inf) ? y - 1 : y;
        const int32_t low = (convert_relu && (y & 0x7fff) > inf) ? 32767
            : (convert_relu && y >> 15 != 0) ? 0 : z & 0xffff;
        const uint32_t x_2 = s->r[ra][l];
        const int32_t t_4 = rt_f32_is_nan(x_2) ? 32767
            : (int32_t)((x_2 + 32767 + (x_2 >> 16 & 1)) >> 16 & 0xffff);
        const int32_t t_5 = (convert_pack_rnd == 3 && !rt_f32_is_nan(x_2)) ? (int32_t)(x_2 >> 16)
            : t_4;
        const uint32_t t_6 =
            (uint32_t)rt_float_convert(RT_F16, RT_F32, x_2, (uint32_t)convert_pack_rnd, RT_KEEP,
            0x7fff);
        const int32_t y_2 = m_2 ? t_5 : (int32_t)t_6;
        const int32_t inf_2 = m_2 ? 32640 : 31744;
        const int32_t z_2 = (satfinite && (y_2 & 0x7fff) == inf_2) ? y_2 - 1 : y_2;
        const uint32_t rd =
            (uint32_t)((convert_relu && (y_2 & 0x7fff) > inf_2) ? 32767
            : (convert_relu && y_2 >> 15 != 0) ? 0 : z_2 & 0xffff) << 16 | (uint32_t)low;
        rd_to[l] = rd;
    }
}

RT_LOOP_1(lanes_f2fp_p,
    (const uint32_t *b, int32_t m_2, struct volta_state *s, int32_t ra, uint32_t *rd_to,
    const int32_t fields), (b, m_2, s, ra, rd_to, key), 3, 0)

RT_WITHIN void lanes_f2fp_m_for(const uint32_t *b, int32_t m_2, struct volta_state *s, int32_t rc,
    uint32_t *rd_to, const int32_t key)
{
    const int32_t convert_pack_rnd = key & 3;
    const int32_t satfinite = key >> 2 & 1;
    const int32_t convert_relu = key >> 3 & 1;
    const int32_t convert_h1 = key >> 4 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = b[l];
        const int32_t t = rt_f32_is_nan(x) ? 32767
            : (int32_t)((x + 32767 + (x >> 16 & 1)) >> 16 & 0xffff);
        const int32_t t_2 = (convert_pack_rnd == 3 && !rt_f32_is_nan(x)) ? (int32_t)(x >> 16) : t;
        const uint32_t t_3 =
            (uint32_t)rt_float_convert(RT_F16, RT_F32, x, (uint32_t)convert_pack_rnd, RT_KEEP,
            0x7fff);
        const int32_t y = m_2 ? t_2 : (int32_t)t_3;
        const int32_t inf = m_2 ? 32640 : 31744;
        const int32_t z = (satfinite && (y & 0x7fff) == inf) ? y - 1 : y;
        const int32_t low = (convert_relu && (y & 0x7fff) > inf) ? 32767
            : (convert_relu && y >> 15 != 0) ? 0 : z & 0xffff;
        const uint32_t rd = (s->r[rc][l] >> 16 * convert_h1 & 0xffff) << 16 | (uint32_t)low;
        rd_to[l] = rd;
    }
}

RT_LOOP_1(lanes_f2fp_m,
    (const uint32_t *b, int32_t m_2, struct volta_state *s, int32_t rc, uint32_t *rd_to,
    const int32_t fields), (b, m_2, s, rc, rd_to, key), 3, 0)

RT_WITHIN void lanes_f2fp_mc_for(struct volta_state *s, int32_t rc, int32_t m_2, uint32_t c,
    uint32_t *rd_to, const int32_t key)
{
    const int32_t convert_pack_rnd = key & 3;
    const int32_t satfinite = key >> 2 & 1;
    const int32_t convert_relu = key >> 3 & 1;
    const int32_t convert_h1 = key >> 4 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = s->r[rc][l];
        const int32_t t = rt_f32_is_nan(x) ? 32767
            : (int32_t)((x + 32767 + (x >> 16 & 1)) >> 16 & 0xffff);
        const int32_t t_2 = (convert_pack_rnd == 3 && !rt_f32_is_nan(x)) ? (int32_t)(x >> 16) : t;
        const uint32_t t_3 =
            (uint32_t)rt_float_convert(RT_F16, RT_F32, x, (uint32_t)convert_pack_rnd, RT_KEEP,
            0x7fff);
        const int32_t y = m_2 ? t_2 : (int32_t)t_3;
        const int32_t inf = m_2 ? 32640 : 31744;
        const int32_t z = (satfinite && (y & 0x7fff) == inf) ? y - 1 : y;
        const int32_t low = (convert_relu && (y & 0x7fff) > inf) ? 32767
            : (convert_relu && y >> 15 != 0) ? 0 : z & 0xffff;
        const uint32_t rd = (c >> 16 * convert_h1 & 0xffff) << 16 | (uint32_t)low;
        rd_to[l] = rd;
    }
}

RT_LOOP_1(lanes_f2fp_mc,
    (struct volta_state *s, int32_t rc, int32_t m_2, uint32_t c, uint32_t *rd_to,
    const int32_t fields), (s, rc, m_2, c, rd_to, key), 3, 0)

RT_WITHIN void lanes_f2ip_b_for(struct volta_state *s, int32_t ra, const uint32_t *b,
    uint32_t *found_lanes, const int32_t key)
{
    const int32_t convert_f2ip_ntz = key & 1;
    uint32_t trapping = 0;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        trapping |= (uint32_t)((!convert_f2ip_ntz
            && (rt_f32_is_nan(s->r[ra][l]) || rt_f32_is_nan(b[l]))) != 0) << l;
    }
    *found_lanes = trapping;
}

RT_LOOP_1(lanes_f2ip_b,
    (struct volta_state *s, int32_t ra, const uint32_t *b, uint32_t *found_lanes,
    const int32_t fields), (s, ra, b, found_lanes, key), 0, 0)

RT_WITHIN void lanes_f2ip_b_2_for(const uint32_t *b, struct volta_state *s, int32_t ra, int32_t rc,
    uint32_t *rd_to, const int32_t key)
{
    const int32_t convert_f2ip_rnd = key & 3;
    const int32_t convert_f2ip_type = key >> 2 & 3;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t rd =
            ((uint32_t)rt_clamp_i128(rt_float_to_int(RT_F32, b[l], INT64_MIN,
            UINT64_C(18446744073709551615), (uint32_t)convert_f2ip_rnd, RT_KEEP, 0x0),
            (rt_i128)(convert_f2ip_type ? -128 : 0), (rt_i128)((1 << (8 - convert_f2ip_type)) - 1))
            & 0xff) | ((uint32_t)rt_clamp_i128(rt_float_to_int(RT_F32, s->r[ra][l], INT64_MIN,
            UINT64_C(18446744073709551615), (uint32_t)convert_f2ip_rnd, RT_KEEP, 0x0),
            (rt_i128)(convert_f2ip_type ? -128 : 0), (rt_i128)((1 << (8 - convert_f2ip_type)) - 1))
            & 0xff) << 8 | (s->r[rc][l] & 0xffff) << 16;
        rd_to[l] = rd;
    }
}

RT_LOOP_1(lanes_f2ip_b_2,
    (const uint32_t *b, struct volta_state *s, int32_t ra, int32_t rc, uint32_t *rd_to,
    const int32_t fields), (b, s, ra, rc, rd_to, key), 3, 0)

RT_WITHIN void lanes_f2ip_c_for(struct volta_state *s, int32_t ra, int32_t rc,
    uint32_t *found_lanes, const int32_t key)
{
    const int32_t convert_f2ip_ntz = key & 1;
    uint32_t trapping = 0;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        trapping |= (uint32_t)((!convert_f2ip_ntz
            && (rt_f32_is_nan(s->r[ra][l]) || rt_f32_is_nan(s->r[rc][l]))) != 0) << l;
    }
    *found_lanes = trapping;
}

RT_LOOP_1(lanes_f2ip_c,
    (struct volta_state *s, int32_t ra, int32_t rc, uint32_t *found_lanes, const int32_t fields),
    (s, ra, rc, found_lanes, key), 0, 0)

RT_WITHIN void lanes_f2ip_c_2_for(struct volta_state *s, int32_t rc, int32_t ra, uint32_t c,
    uint32_t *rd_to, const int32_t key)
{
    const int32_t convert_f2ip_rnd = key & 3;
    const int32_t convert_f2ip_type = key >> 2 & 3;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t rd =
            ((uint32_t)rt_clamp_i128(rt_float_to_int(RT_F32, s->r[rc][l], INT64_MIN,
            UINT64_C(18446744073709551615), (uint32_t)convert_f2ip_rnd, RT_KEEP, 0x0),
            (rt_i128)(convert_f2ip_type ? -128 : 0), (rt_i128)((1 << (8 - convert_f2ip_type)) - 1))
            & 0xff) | ((uint32_t)rt_clamp_i128(rt_float_to_int(RT_F32, s->r[ra][l], INT64_MIN,
            UINT64_C(18446744073709551615), (uint32_t)convert_f2ip_rnd, RT_KEEP, 0x0),
            (rt_i128)(convert_f2ip_type ? -128 : 0), (rt_i128)((1 << (8 - convert_f2ip_type)) - 1))
            & 0xff) << 8 | (c & 0xffff) << 16;
        rd_to[l] = rd;
    }
}

RT_LOOP_1(lanes_f2ip_c_2,
    (struct volta_state *s, int32_t rc, int32_t ra, uint32_t c, uint32_t *rd_to,
    const int32_t fields), (s, rc, ra, c, rd_to, key), 3, 0)

RT_WITHIN void lanes_i2fp_for(const uint32_t *b, uint32_t *rd_to, const int32_t key)
{
    const int32_t convert_i2fp_src = key & 1;
    const int32_t convert_i2fp_rnd = key >> 1 & 3;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t rd =
            (uint32_t)rt_float_from_signed(RT_F32,
            (rt_i128)(convert_i2fp_src ? (int64_t)(int32_t)b[l] : b[l]),
            (uint32_t)convert_i2fp_rnd);
        rd_to[l] = rd;
    }
}

RT_LOOP_1(lanes_i2fp, (const uint32_t *b, uint32_t *rd_to, const int32_t fields), (b, rd_to, key),
    6, 0)

RT_WITHIN void lanes_i2ip_for(struct volta_state *s, int32_t ra, int32_t m_2, const uint32_t *b,
    int32_t rc, uint32_t *rd_to, const int32_t key)
{
    const int32_t convert_packed = key & 7;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t x = (int32_t)s->r[ra][l];
        const int32_t t = convert_packed >> 1;
        const int32_t n = t == 0 ? 8 : t == 1 ? 16 : t == 2 ? 2 : 4;
        const int32_t low = (convert_packed & 1 && m_2 != 2) ? (int32_t)(4294967295u << (n - 1))
            : 0;
        const int32_t x_2 = m_2 ? rt_clamp_i32(x, low, (1 << (n - (convert_packed & 1))) - 1) : x;
        const int32_t x_3 = (int32_t)b[l];
        const int32_t t_2 = convert_packed >> 1;
        const int32_t n_2 = t_2 == 0 ? 8 : t_2 == 1 ? 16 : t_2 == 2 ? 2 : 4;
        const int32_t low_2 = (convert_packed & 1 && m_2 != 2)
            ? (int32_t)(4294967295u << (n_2 - 1)) : 0;
        const int32_t y = m_2 ? rt_clamp_i32(x_3, low_2, (1 << (n_2 - (convert_packed & 1))) - 1)
            : x_3;
        const uint32_t rd = (uint32_t)(y & 0xff) | (uint32_t)(x_2 & 0xff) << 8
            | (s->r[rc][l] & 0xffff) << 16;
        rd_to[l] = rd;
    }
}

RT_LOOP_4(lanes_i2ip,
    (struct volta_state *s, int32_t ra, int32_t m_2, const uint32_t *b, int32_t rc,
    uint32_t *rd_to, const int32_t fields), (s, ra, m_2, b, rc, rd_to, key), 0, 0, 6, 5, 1)

RT_WITHIN void lanes_i2ip_2_for(struct volta_state *s, int32_t ra, int32_t m_2, const uint32_t *b,
    uint32_t *rd_to, const int32_t key)
{
    const int32_t convert_packed = key & 7;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t x = (int32_t)s->r[ra][l];
        const int32_t t = convert_packed >> 1;
        const int32_t n = t == 0 ? 8 : t == 1 ? 16 : t == 2 ? 2 : 4;
        const int32_t low = (convert_packed & 1 && m_2 != 2) ? (int32_t)(4294967295u << (n - 1))
            : 0;
        const int32_t x_2 = m_2 ? rt_clamp_i32(x, low, (1 << (n - (convert_packed & 1))) - 1) : x;
        const int32_t x_3 = (int32_t)b[l];
        const int32_t t_2 = convert_packed >> 1;
        const int32_t n_2 = t_2 == 0 ? 8 : t_2 == 1 ? 16 : t_2 == 2 ? 2 : 4;
        const int32_t low_2 = (convert_packed & 1 && m_2 != 2)
            ? (int32_t)(4294967295u << (n_2 - 1)) : 0;
        const int32_t y = m_2 ? rt_clamp_i32(x_3, low_2, (1 << (n_2 - (convert_packed & 1))) - 1)
            : x_3;
        const uint32_t rd = (uint32_t)(y & 0xffff) | (uint32_t)(x_2 & 0xffff) << 16;
        rd_to[l] = rd;
    }
}

RT_LOOP_4(lanes_i2ip_2,
    (struct volta_state *s, int32_t ra, int32_t m_2, const uint32_t *b, uint32_t *rd_to,
    const int32_t fields), (s, ra, m_2, b, rd_to, key), 0, 0, 6, 5, 1)

RT_WITHIN void lanes_i2ip_3_for(struct volta_state *s, int32_t ra, int32_t m_2, const uint32_t *b,
    int32_t rc, uint32_t *rd_to, const int32_t key)
{
    const int32_t convert_packed = key & 7;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t x = (int32_t)s->r[ra][l];
        const int32_t t = convert_packed >> 1;
        const int32_t n = t == 0 ? 8 : t == 1 ? 16 : t == 2 ? 2 : 4;
        const int32_t low = (convert_packed & 1 && m_2 != 2) ? (int32_t)(4294967295u << (n - 1))
            : 0;
        const int32_t x_2 = m_2 ? rt_clamp_i32(x, low, (1 << (n - (convert_packed & 1))) - 1) : x;
        const int32_t x_3 = (int32_t)b[l];
        const int32_t t_2 = convert_packed >> 1;
        const int32_t n_2 = t_2 == 0 ? 8 : t_2 == 1 ? 16 : t_2 == 2 ? 2 : 4;
        const int32_t low_2 = (convert_packed & 1 && m_2 != 2)
            ? (int32_t)(4294967295u << (n_2 - 1)) : 0;
        const int32_t y = m_2 ? rt_clamp_i32(x_3, low_2, (1 << (n_2 - (convert_packed & 1))) - 1)
            : x_3;
        const uint32_t rd = (uint32_t)(y & 3) | (uint32_t)(x_2 & 3) << 2
            | (s->r[rc][l] & 0xfffffff) << 4;
        rd_to[l] = rd;
    }
}

RT_LOOP_4(lanes_i2ip_3,
    (struct volta_state *s, int32_t ra, int32_t m_2, const uint32_t *b, int32_t rc,
    uint32_t *rd_to, const int32_t fields), (s, ra, m_2, b, rc, rd_to, key), 0, 0, 6, 5, 1)

RT_WITHIN void lanes_i2ip_4_for(struct volta_state *s, int32_t ra, int32_t m_2, const uint32_t *b,
    int32_t rc, uint32_t *rd_to, const int32_t key)
{
    const int32_t convert_packed = key & 7;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t x = (int32_t)s->r[ra][l];
        const int32_t t = convert_packed >> 1;
        const int32_t n = t == 0 ? 8 : t == 1 ? 16 : t == 2 ? 2 : 4;
        const int32_t low = (convert_packed & 1 && m_2 != 2) ? (int32_t)(4294967295u << (n - 1))
            : 0;
        const int32_t x_2 = m_2 ? rt_clamp_i32(x, low, (1 << (n - (convert_packed & 1))) - 1) : x;
        const int32_t x_3 = (int32_t)b[l];
        const int32_t t_2 = convert_packed >> 1;
        const int32_t n_2 = t_2 == 0 ? 8 : t_2 == 1 ? 16 : t_2 == 2 ? 2 : 4;
        const int32_t low_2 = (convert_packed & 1 && m_2 != 2)
            ? (int32_t)(4294967295u << (n_2 - 1)) : 0;
        const int32_t y = m_2 ? rt_clamp_i32(x_3, low_2, (1 << (n_2 - (convert_packed & 1))) - 1)
            : x_3;
        const uint32_t rd = (uint32_t)(y & 0xf) | (uint32_t)(x_2 & 0xf) << 4
            | (s->r[rc][l] & 0xffffff) << 8;
        rd_to[l] = rd;
    }
}

RT_LOOP_4(lanes_i2ip_4,
    (struct volta_state *s, int32_t ra, int32_t m_2, const uint32_t *b, int32_t rc,
    uint32_t *rd_to, const int32_t fields), (s, ra, m_2, b, rc, rd_to, key), 0, 0, 6, 5, 1)

/* GUARD F2F{FTZ}F2F_DST{F2F_SRC}RND $R[Rd], CVT_F32 FORMAT_BITS PM_EVENTS CTL */
RT_BODY(volta_fast_f2f_n)
{
    const int32_t rnd = (int32_t)rt_value(in, known, 3);
    const int32_t ftz = (int32_t)rt_value(in, known, 0);
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 4, 12);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_cvt_f32(m, in, known, b_row, 0, 5, 6, 8, 9, 10, 11);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t rd_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 4);
    uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
    if (rt_knows(known, 0x9))
        lanes_f2f_n_for(b, rd_to, rnd | ftz << 2);
    else
        lanes_f2f_n(b, rd_to, rnd | ftz << 2);
    rt_write_row32(whole, rd_place, rd_new, run);
    return RT_ON;
}
RT_MADE_ANY(volta_fast_f2f_n)
RT_KNOWN(volta_fast_f2f_n, 0, 0x17, 0x9, .line = {0})
RT_KNOWN(volta_fast_f2f_n, 1, 0x17, 0x9, .value = {[3] = 2})
RT_KNOWN(volta_fast_f2f_n, 2, 0x17, 0x9, .value = {[3] = 3})
RT_KNOWN(volta_fast_f2f_n, 3, 0x17, 0x9, .value = {[0] = 1})
RT_QUICK_4(volta_fast_f2f_n)

/* GUARD F2F{FTZ}F2F_DST{F2F_SRC}RND $R[Rd], CVT_F16 FORMAT_BITS PM_EVENTS CTL */
RT_BODY(volta_fast_f2f_w)
{
    const int32_t ftz = (int32_t)rt_value(in, known, 0);
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 4, 13);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b =
        row_cvt_f16(m, in, known, b_row, 0, 6, 8, 5, 9, 10, 11, 12);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t rd_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 4);
    uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
    if (rt_knows(known, 0x1))
        lanes_f2f_w_for(b, rd_to, ftz);
    else
        lanes_f2f_w(b, rd_to, ftz);
    rt_write_row32(whole, rd_place, rd_new, run);
    return RT_ON;
}
RT_MADE_ANY(volta_fast_f2f_w)
RT_KNOWN(volta_fast_f2f_w, 0, 0x17, 0x1, .line = {0})
RT_KNOWN(volta_fast_f2f_w, 1, 0x17, 0x1, .value = {[0] = 1})
RT_QUICK_2(volta_fast_f2f_w)

/* GUARD F2F{FTZ}F2F_DST{F2F_SRC}RND $R[Rd], CVT_F16 FORMAT_BITS PM_EVENTS CTL */
RT_BODY(volta_fast_f2f_dw)
{
    const int32_t ftz = (int32_t)rt_value(in, known, 0);
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 4, 13);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b =
        row_cvt_f16(m, in, known, b_row, 0, 6, 8, 5, 9, 10, 11, 12);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t rd_new[32];
    _Alignas(64) uint32_t result_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 4);
    uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
    uint32_t *const result_place = place_r_2(m, in, 4);
    uint32_t *const result_to = rt_into32(m, whole, result_place, result_new);
    if (rt_knows(known, 0x1))
        lanes_f2f_dw_for(b, rd_to, result_to, ftz);
    else
        lanes_f2f_dw(b, rd_to, result_to, ftz);
    rt_write_row32(whole, rd_place, rd_new, run);
    rt_write_row32(whole, result_place, result_new, run);
    return RT_ON;
}
RT_MADE_ANY(volta_fast_f2f_dw)
RT_KNOWN(volta_fast_f2f_dw, 0, 0x17, 0x1, .line = {0})
RT_KNOWN(volta_fast_f2f_dw, 1, 0x17, 0x1, .value = {[0] = 1})
RT_QUICK_2(volta_fast_f2f_dw)

/* GUARD F2F{FTZ}F2F_DST{F2F_SRC}RND $R[Rd], CVT_F32 FORMAT_BITS PM_EVENTS CTL */
RT_BODY(volta_fast_f2f_df)
{
    const int32_t ftz = (int32_t)rt_value(in, known, 0);
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 4, 12);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_cvt_f32(m, in, known, b_row, 0, 5, 6, 8, 9, 10, 11);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t rd_new[32];
    _Alignas(64) uint32_t result_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 4);
    uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
    uint32_t *const result_place = place_r_2(m, in, 4);
    uint32_t *const result_to = rt_into32(m, whole, result_place, result_new);
    if (rt_knows(known, 0x1))
        lanes_f2f_df_for(b, rd_to, result_to, ftz);
    else
        lanes_f2f_df(b, rd_to, result_to, ftz);
    rt_write_row32(whole, rd_place, rd_new, run);
    rt_write_row32(whole, result_place, result_new, run);
    return RT_ON;
}
RT_MADE_ANY(volta_fast_f2f_df)
RT_KNOWN(volta_fast_f2f_df, 0, 0x17, 0x1, .line = {0})
RT_KNOWN(volta_fast_f2f_df, 1, 0x17, 0x1, .value = {[0] = 1})
RT_QUICK_2(volta_fast_f2f_df)

/* GUARD F2F{FTZ}F2F_DST{F2F_SRC}RND $R[Rd], CVT_F64 FORMAT_BITS PM_EVENTS CTL */
RT_BODY(volta_fast_f2f_nd)
{
    const int32_t rnd = (int32_t)rt_value(in, known, 3);
    const int32_t ftz = (int32_t)rt_value(in, known, 0);
    const int32_t convert_f2f_dst = (int32_t)rt_value(in, known, 1);
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 4, 12);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    _Alignas(64) uint64_t b_row[32];
    const uint64_t *const b = row_cvt_f64(m, in, known, b_row, 0, 6, 5, 8, 9, 10, 11);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t rd_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 4);
    uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
    if (rt_knows(known, 0xb))
        lanes_f2f_nd_for(b, rd_to, rnd | ftz << 2 | convert_f2f_dst << 3);
    else
        lanes_f2f_nd(b, rd_to, rnd | ftz << 2 | convert_f2f_dst << 3);
    rt_write_row32(whole, rd_place, rd_new, run);
    return RT_ON;
}
RT_MADE_ANY(volta_fast_f2f_nd)
RT_KNOWN(volta_fast_f2f_nd, 0, 0x17, 0xb, .line = {0})
RT_KNOWN(volta_fast_f2f_nd, 1, 0x17, 0xb, .value = {[1] = 3})
RT_KNOWN(volta_fast_f2f_nd, 2, 0x17, 0xb, .value = {[3] = 2})
RT_KNOWN(volta_fast_f2f_nd, 3, 0x17, 0xb, .value = {[3] = 3})
RT_KNOWN(volta_fast_f2f_nd, 4, 0x17, 0xb, .value = {[1] = 1})
RT_KNOWN(volta_fast_f2f_nd, 5, 0x17, 0xb, .value = {[0] = 1, [1] = 2})
RT_QUICK_6(volta_fast_f2f_nd)

/* GUARD F2F{FTZ}.BF16{F2F_SRC}RND $R[Rd], CVT_F32 PM_EVENTS CTL */
RT_BODY(volta_fast_f2f_nb)
{
    const int32_t ftz = (int32_t)rt_value(in, known, 0);
    const int32_t rnd = (int32_t)rt_value(in, known, 2);
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 3, 11);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_cvt_f32(m, in, known, b_row, 0, 4, 5, 7, 8, 9, 10);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t rd_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 3);
    uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
    if (rt_knows(known, 0x5))
        lanes_f2f_nb_for(b, rd_to, ftz | rnd << 1);
    else
        lanes_f2f_nb(b, rd_to, ftz | rnd << 1);
    rt_write_row32(whole, rd_place, rd_new, run);
    return RT_ON;
}
RT_MADE_ANY(volta_fast_f2f_nb)
RT_KNOWN(volta_fast_f2f_nb, 0, 0xf, 0x5, .line = {0})
RT_KNOWN(volta_fast_f2f_nb, 1, 0xf, 0x5, .value = {[2] = 2})
RT_KNOWN(volta_fast_f2f_nb, 2, 0xf, 0x5, .value = {[2] = 3})
RT_KNOWN(volta_fast_f2f_nb, 3, 0xf, 0x5, .value = {[0] = 1})
RT_QUICK_4(volta_fast_f2f_nb)

/* GUARD F2F{FTZ}.BF16{F2F_SRC}RND $R[Rd], CVT_F16 PM_EVENTS CTL */
RT_BODY(volta_fast_f2f_hb)
{
    const int32_t ftz = (int32_t)rt_value(in, known, 0);
    const int32_t rnd = (int32_t)rt_value(in, known, 2);
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 3, 12);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b =
        row_cvt_f16(m, in, known, b_row, 0, 5, 7, 4, 8, 9, 10, 11);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t rd_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 3);
    uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
    if (rt_knows(known, 0x5))
        lanes_f2f_hb_for(b, rd_to, ftz | rnd << 1);
    else
        lanes_f2f_hb(b, rd_to, ftz | rnd << 1);
    rt_write_row32(whole, rd_place, rd_new, run);
    return RT_ON;
}
RT_MADE_ANY(volta_fast_f2f_hb)
RT_KNOWN(volta_fast_f2f_hb, 0, 0xf, 0x5, .line = {0})
RT_KNOWN(volta_fast_f2f_hb, 1, 0xf, 0x5, .value = {[2] = 2})
RT_KNOWN(volta_fast_f2f_hb, 2, 0xf, 0x5, .value = {[2] = 3})
RT_KNOWN(volta_fast_f2f_hb, 3, 0xf, 0x5, .value = {[0] = 1})
RT_QUICK_4(volta_fast_f2f_hb)

/* GUARD F2F{FTZ}.BF16{F2F_SRC}RND $R[Rd], CVT_F64 PM_EVENTS CTL */
RT_BODY(volta_fast_f2f_db)
{
    const int32_t ftz = (int32_t)rt_value(in, known, 0);
    const int32_t rnd = (int32_t)rt_value(in, known, 2);
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 3, 11);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    _Alignas(64) uint64_t b_row[32];
    const uint64_t *const b = row_cvt_f64(m, in, known, b_row, 0, 5, 4, 7, 8, 9, 10);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t rd_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 3);
    uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
    if (rt_knows(known, 0x5))
        lanes_f2f_db_for(b, rd_to, ftz | rnd << 1);
    else
        lanes_f2f_db(b, rd_to, ftz | rnd << 1);
    rt_write_row32(whole, rd_place, rd_new, run);
    return RT_ON;
}
RT_MADE_ANY(volta_fast_f2f_db)
RT_KNOWN(volta_fast_f2f_db, 0, 0xf, 0x5, .line = {0})
RT_KNOWN(volta_fast_f2f_db, 1, 0xf, 0x5, .value = {[2] = 2})
RT_KNOWN(volta_fast_f2f_db, 2, 0xf, 0x5, .value = {[2] = 3})
RT_KNOWN(volta_fast_f2f_db, 3, 0xf, 0x5, .value = {[0] = 1})
RT_QUICK_4(volta_fast_f2f_db)

/* GUARD F2F{FTZ}F2F_DST.BF16{RND} $R[Rd], CVT_BF16 PM_EVENTS CTL */
RT_BODY(volta_fast_f2f_bn)
{
    const int32_t convert_f2f_dst = (int32_t)rt_value(in, known, 1);
    const int32_t rnd = (int32_t)rt_value(in, known, 2);
    const int32_t ftz = (int32_t)rt_value(in, known, 0);
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 3, 12);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b =
        row_cvt_bf16(m, in, known, b_row, 0, 5, 7, 4, 8, 9, 10, 11);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t rd_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 3);
    uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
    if (rt_knows(known, 0x7))
        lanes_f2f_bn_for(b, rd_to, convert_f2f_dst | rnd << 2 | ftz << 4);
    else
        lanes_f2f_bn(b, rd_to, convert_f2f_dst | rnd << 2 | ftz << 4);
    rt_write_row32(whole, rd_place, rd_new, run);
    return RT_ON;
}
RT_MADE_ANY(volta_fast_f2f_bn)
RT_KNOWN(volta_fast_f2f_bn, 0, 0xf, 0x7, .line = {0})
RT_KNOWN(volta_fast_f2f_bn, 1, 0xf, 0x7, .value = {[1] = 3})
RT_KNOWN(volta_fast_f2f_bn, 2, 0xf, 0x7, .value = {[2] = 2})
RT_KNOWN(volta_fast_f2f_bn, 3, 0xf, 0x7, .value = {[2] = 3})
RT_KNOWN(volta_fast_f2f_bn, 4, 0xf, 0x7, .value = {[1] = 1})
RT_KNOWN(volta_fast_f2f_bn, 5, 0xf, 0x7, .line = {[0] = 1}, .value = {[0] = 1, [1] = 2})
RT_QUICK_6(volta_fast_f2f_bn)

/* GUARD F2F{FTZ}F2F_DST.BF16{RND} $R[Rd], CVT_BF16 PM_EVENTS CTL */
RT_BODY(volta_fast_f2f_bd)
{
    const int32_t ftz = (int32_t)rt_value(in, known, 0);
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 3, 12);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b =
        row_cvt_bf16(m, in, known, b_row, 0, 5, 7, 4, 8, 9, 10, 11);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t rd_new[32];
    _Alignas(64) uint32_t result_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 3);
    uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
    uint32_t *const result_place = place_r_2(m, in, 3);
    uint32_t *const result_to = rt_into32(m, whole, result_place, result_new);
    if (rt_knows(known, 0x1))
        lanes_f2f_bd_for(b, rd_to, result_to, ftz);
    else
        lanes_f2f_bd(b, rd_to, result_to, ftz);
    rt_write_row32(whole, rd_place, rd_new, run);
    rt_write_row32(whole, result_place, result_new, run);
    return RT_ON;
}
RT_MADE_ANY(volta_fast_f2f_bd)
RT_KNOWN(volta_fast_f2f_bd, 0, 0xf, 0x1, .line = {0})
RT_KNOWN(volta_fast_f2f_bd, 1, 0xf, 0x1, .value = {[0] = 1})
RT_QUICK_2(volta_fast_f2f_bd)

/* GUARD F2I{FTZ}DST_INT{SRC_FLOAT}ROUND{NTZ} $R[Rd], CVT_F16 F2I_FORMAT_BIT PM_EVENTS CTL */
RT_BODY(volta_fast_f2i_h)
{
    const int32_t convert_round = (int32_t)rt_value(in, known, 3);
    const int32_t convert_dst_int = (int32_t)rt_value(in, known, 1);
    const int32_t convert_ntz = (int32_t)rt_value(in, known, 4);
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 4, 14);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b =
        row_cvt_f16(m, in, known, b_row, 0, 7, 9, 6, 10, 11, 12, 13);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t rd_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 5);
    uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
    if (rt_knows(known, 0x1a))
        lanes_f2i_h_for(b, rd_to, convert_dst_int | convert_round << 3 | convert_ntz << 5);
    else
        lanes_f2i_h(b, rd_to, convert_dst_int | convert_round << 3 | convert_ntz << 5);
    rt_write_row32(whole, rd_place, rd_new, run);
    return RT_ON;
}
RT_MADE_ANY(volta_fast_f2i_h)
RT_KNOWN(volta_fast_f2i_h, 0, 0x17, 0x1a, .line = {0})
RT_KNOWN(volta_fast_f2i_h, 1, 0x17, 0x1a, .value = {[1] = 4, [3] = 3, [4] = 1})
RT_KNOWN(volta_fast_f2i_h, 2, 0x17, 0x1a, .value = {[1] = 4, [3] = 2, [4] = 1})
RT_KNOWN(volta_fast_f2i_h, 3, 0x17, 0x1a, .value = {[1] = 7, [3] = 3})
RT_QUICK_4(volta_fast_f2i_h)

/* GUARD F2I{FTZ}DST_INT{SRC_FLOAT}ROUND{NTZ} $R[Rd], CVT_F32 F2I_FORMAT_BIT PM_EVENTS CTL */
RT_BODY(volta_fast_f2i_s)
{
    const int32_t convert_round = (int32_t)rt_value(in, known, 3);
    const int32_t convert_dst_int = (int32_t)rt_value(in, known, 1);
    const int32_t ftz = (int32_t)rt_value(in, known, 0);
    const int32_t convert_ntz = (int32_t)rt_value(in, known, 4);
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 4, 13);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b =
        row_cvt_f32(m, in, known, b_row, 0, 6, 7, 9, 10, 11, 12);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t rd_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 5);
    uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
    if (rt_knows(known, 0x1b))
        lanes_f2i_s_for(b, rd_to,
            convert_dst_int | convert_round << 3 | ftz << 5 | convert_ntz << 6);
    else
        lanes_f2i_s(b, rd_to, convert_dst_int | convert_round << 3 | ftz << 5 | convert_ntz << 6);
    rt_write_row32(whole, rd_place, rd_new, run);
    return RT_ON;
}
RT_MADE_ANY(volta_fast_f2i_s)
RT_KNOWN(volta_fast_f2i_s, 0, 0x17, 0x1b, .line = {0})
RT_KNOWN(volta_fast_f2i_s, 1, 0x17, 0x1b, .value = {[1] = 4, [3] = 3, [4] = 1})
RT_KNOWN(volta_fast_f2i_s, 2, 0x17, 0x1b, .value = {[1] = 4, [3] = 2, [4] = 1})
RT_KNOWN(volta_fast_f2i_s, 3, 0x17, 0x1b, .value = {[1] = 7, [3] = 3})
RT_QUICK_4(volta_fast_f2i_s)

/* GUARD F2I{FTZ}DST_INT{SRC_FLOAT}ROUND{NTZ} $R[Rd], CVT_F16 F2I_FORMAT_BIT PM_EVENTS CTL */
RT_BODY(volta_fast_f2i_hd)
{
    const int32_t convert_round = (int32_t)rt_value(in, known, 3);
    const int32_t convert_dst_int = (int32_t)rt_value(in, known, 1);
    const int32_t convert_ntz = (int32_t)rt_value(in, known, 4);
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 4, 14);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b =
        row_cvt_f16(m, in, known, b_row, 0, 7, 9, 6, 10, 11, 12, 13);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t rd_new[32];
    _Alignas(64) uint32_t result_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 5);
    uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
    uint32_t *const result_place = place_r_2(m, in, 5);
    uint32_t *const result_to = rt_into32(m, whole, result_place, result_new);
    if (rt_knows(known, 0x1a))
        lanes_f2i_hd_for(b, rd_to, result_to,
            convert_round | convert_dst_int << 2 | convert_ntz << 5);
    else
        lanes_f2i_hd(b, rd_to, result_to, convert_round | convert_dst_int << 2 | convert_ntz << 5);
    rt_write_row32(whole, rd_place, rd_new, run);
    rt_write_row32(whole, result_place, result_new, run);
    return RT_ON;
}
RT_MADE_ANY(volta_fast_f2i_hd)
RT_KNOWN(volta_fast_f2i_hd, 0, 0x17, 0x1a, .line = {0})
RT_KNOWN(volta_fast_f2i_hd, 1, 0x17, 0x1a, .value = {[1] = 4, [3] = 3, [4] = 1})
RT_KNOWN(volta_fast_f2i_hd, 2, 0x17, 0x1a, .value = {[1] = 4, [3] = 2, [4] = 1})
RT_KNOWN(volta_fast_f2i_hd, 3, 0x17, 0x1a, .value = {[1] = 7, [3] = 3})
RT_QUICK_4(volta_fast_f2i_hd)

/* GUARD F2I{FTZ}DST_INT{SRC_FLOAT}ROUND{NTZ} $R[Rd], CVT_F32 F2I_FORMAT_BIT PM_EVENTS CTL */
RT_BODY(volta_fast_f2i_sd)
{
    const int32_t convert_round = (int32_t)rt_value(in, known, 3);
    const int32_t ftz = (int32_t)rt_value(in, known, 0);
    const int32_t convert_dst_int = (int32_t)rt_value(in, known, 1);
    const int32_t convert_ntz = (int32_t)rt_value(in, known, 4);
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 4, 13);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b =
        row_cvt_f32(m, in, known, b_row, 0, 6, 7, 9, 10, 11, 12);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t rd_new[32];
    _Alignas(64) uint32_t result_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 5);
    uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
    uint32_t *const result_place = place_r_2(m, in, 5);
    uint32_t *const result_to = rt_into32(m, whole, result_place, result_new);
    if (rt_knows(known, 0x1b))
        lanes_f2i_sd_for(b, rd_to, result_to,
            convert_round | ftz << 2 | convert_dst_int << 3 | convert_ntz << 6);
    else
        lanes_f2i_sd(b, rd_to, result_to,
            convert_round | ftz << 2 | convert_dst_int << 3 | convert_ntz << 6);
    rt_write_row32(whole, rd_place, rd_new, run);
    rt_write_row32(whole, result_place, result_new, run);
    return RT_ON;
}
RT_MADE_ANY(volta_fast_f2i_sd)
RT_KNOWN(volta_fast_f2i_sd, 0, 0x17, 0x1b, .line = {0})
RT_KNOWN(volta_fast_f2i_sd, 1, 0x17, 0x1b, .value = {[1] = 4, [3] = 3, [4] = 1})
RT_KNOWN(volta_fast_f2i_sd, 2, 0x17, 0x1b, .value = {[1] = 4, [3] = 2, [4] = 1})
RT_KNOWN(volta_fast_f2i_sd, 3, 0x17, 0x1b, .value = {[1] = 7, [3] = 3})
RT_QUICK_4(volta_fast_f2i_sd)

/* GUARD F2I{FTZ}DST_INT{SRC_FLOAT}ROUND{NTZ} $R[Rd], CVT_F64 F2I_FORMAT_BIT PM_EVENTS CTL */
RT_BODY(volta_fast_f2i_d)
{
    const int32_t convert_dst_int = (int32_t)rt_value(in, known, 1);
    const int32_t convert_round = (int32_t)rt_value(in, known, 3);
    const int32_t convert_ntz = (int32_t)rt_value(in, known, 4);
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 4, 13);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    _Alignas(64) uint64_t b_row[32];
    const uint64_t *const b =
        row_cvt_f64(m, in, known, b_row, 0, 7, 6, 9, 10, 11, 12);
    if (!b)
        return rt_slowly(m, in);
    if (convert_dst_int > 5) {
        _Alignas(64) uint32_t rd_new[32];
        _Alignas(64) uint32_t result_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 5);
        uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
        uint32_t *const result_place = place_r_2(m, in, 5);
        uint32_t *const result_to = rt_into32(m, whole, result_place, result_new);
        if (rt_knows(known, 0x1a))
            lanes_f2i_d_for(b, rd_to, result_to,
                convert_dst_int | convert_round << 3 | convert_ntz << 5);
        else
            lanes_f2i_d(b, rd_to, result_to,
                convert_dst_int | convert_round << 3 | convert_ntz << 5);
        rt_write_row32(whole, rd_place, rd_new, run);
        rt_write_row32(whole, result_place, result_new, run);
        return RT_ON;
    }
    _Alignas(64) uint32_t rd_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 5);
    uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
    if (rt_knows(known, 0x1a))
        lanes_f2i_d_2_for(b, rd_to, convert_dst_int | convert_round << 3 | convert_ntz << 5);
    else
        lanes_f2i_d_2(b, rd_to, convert_dst_int | convert_round << 3 | convert_ntz << 5);
    rt_write_row32(whole, rd_place, rd_new, run);
    return RT_ON;
}
RT_MADE_ANY(volta_fast_f2i_d)
RT_KNOWN(volta_fast_f2i_d, 0, 0x17, 0x1a, .line = {0})
RT_KNOWN(volta_fast_f2i_d, 1, 0x17, 0x1a, .value = {[1] = 4, [3] = 3, [4] = 1})
RT_KNOWN(volta_fast_f2i_d, 2, 0x17, 0x1a, .value = {[1] = 4, [3] = 2, [4] = 1})
RT_KNOWN(volta_fast_f2i_d, 3, 0x17, 0x1a, .value = {[1] = 7, [3] = 3})
RT_QUICK_4(volta_fast_f2i_d)

/* GUARD F2I{FTZ}DST_INT.BF16{ROUND}NTZ $R[Rd], CVT_BF16 PM_EVENTS CTL */
RT_BODY(volta_fast_f2i_b)
{
    const int32_t convert_round = (int32_t)rt_value(in, known, 2);
    const int32_t convert_dst_int = (int32_t)rt_value(in, known, 1);
    const int32_t ftz = (int32_t)rt_value(in, known, 0);
    const int32_t convert_ntz = (int32_t)rt_value(in, known, 3);
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 3, 13);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b =
        row_cvt_bf16(m, in, known, b_row, 0, 6, 8, 5, 9, 10, 11, 12);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t rd_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 4);
    uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
    if (rt_knows(known, 0xf))
        lanes_f2i_s_for(b, rd_to,
            convert_dst_int | convert_round << 3 | ftz << 5 | convert_ntz << 6);
    else
        lanes_f2i_s(b, rd_to, convert_dst_int | convert_round << 3 | ftz << 5 | convert_ntz << 6);
    rt_write_row32(whole, rd_place, rd_new, run);
    return RT_ON;
}
RT_MADE_ANY(volta_fast_f2i_b)
RT_KNOWN(volta_fast_f2i_b, 0, 0xf, 0xf, .line = {0})
RT_KNOWN(volta_fast_f2i_b, 1, 0xf, 0xf, .value = {[1] = 4, [2] = 3, [3] = 1})
RT_KNOWN(volta_fast_f2i_b, 2, 0xf, 0xf, .value = {[1] = 4, [2] = 2, [3] = 1})
RT_KNOWN(volta_fast_f2i_b, 3, 0xf, 0xf, .value = {[1] = 7, [2] = 3})
RT_QUICK_4(volta_fast_f2i_b)

/* GUARD F2I{FTZ}DST_INT.BF16{ROUND}NTZ $R[Rd], CVT_BF16 PM_EVENTS CTL */
RT_BODY(volta_fast_f2i_bd)
{
    const int32_t convert_round = (int32_t)rt_value(in, known, 2);
    const int32_t ftz = (int32_t)rt_value(in, known, 0);
    const int32_t convert_dst_int = (int32_t)rt_value(in, known, 1);
    const int32_t convert_ntz = (int32_t)rt_value(in, known, 3);
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 3, 13);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b =
        row_cvt_bf16(m, in, known, b_row, 0, 6, 8, 5, 9, 10, 11, 12);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t rd_new[32];
    _Alignas(64) uint32_t result_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 4);
    uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
    uint32_t *const result_place = place_r_2(m, in, 4);
    uint32_t *const result_to = rt_into32(m, whole, result_place, result_new);
    if (rt_knows(known, 0xf))
        lanes_f2i_sd_for(b, rd_to, result_to,
            convert_round | ftz << 2 | convert_dst_int << 3 | convert_ntz << 6);
    else
        lanes_f2i_sd(b, rd_to, result_to,
            convert_round | ftz << 2 | convert_dst_int << 3 | convert_ntz << 6);
    rt_write_row32(whole, rd_place, rd_new, run);
    rt_write_row32(whole, result_place, result_new, run);
    return RT_ON;
}
RT_MADE_ANY(volta_fast_f2i_bd)
RT_KNOWN(volta_fast_f2i_bd, 0, 0xf, 0xf, .line = {0})
RT_KNOWN(volta_fast_f2i_bd, 1, 0xf, 0xf, .value = {[1] = 4, [2] = 3, [3] = 1})
RT_KNOWN(volta_fast_f2i_bd, 2, 0xf, 0xf, .value = {[1] = 4, [2] = 2, [3] = 1})
RT_KNOWN(volta_fast_f2i_bd, 3, 0xf, 0xf, .value = {[1] = 7, [2] = 3})
RT_QUICK_4(volta_fast_f2i_bd)

/* GUARD I2F{DST_FLOAT}SRC_INT{RND} $R[Rd], CVT_PART I2F_FORMAT_BIT PM_EVENTS CTL */
RT_BODY(volta_fast_i2f_b)
{
    const int32_t convert_dst_float = (int32_t)rt_value(in, known, 0);
    const int32_t rnd = (int32_t)rt_value(in, known, 2);
    const int32_t convert_src_int = (int32_t)rt_value(in, known, 1);
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 3, 10);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_cvt_part(m, in, known, b_row, 0, 6, 4, 7, 8, 9);
    if (!b)
        return rt_slowly(m, in);
    if (convert_dst_float == 2) {
        _Alignas(64) uint32_t rd_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 3);
        uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
        if (rt_knows(known, 0x6))
            lanes_i2f_b_for(b, rd_to, convert_src_int | rnd << 3);
        else
            lanes_i2f_b(b, rd_to, convert_src_int | rnd << 3);
        rt_write_row32(whole, rd_place, rd_new, run);
        return RT_ON;
    }
    _Alignas(64) uint32_t rd_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 3);
    uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
    if (rt_knows(known, 0x6))
        lanes_i2f_b_2_for(b, rd_to, convert_src_int | rnd << 3);
    else
        lanes_i2f_b_2(b, rd_to, convert_src_int | rnd << 3);
    rt_write_row32(whole, rd_place, rd_new, run);
    return RT_ON;
}
RT_MADE_ANY(volta_fast_i2f_b)
RT_KNOWN(volta_fast_i2f_b, 0, 0xb, 0x47, .line = {0})
RT_KNOWN(volta_fast_i2f_b, 1, 0xb, 0x47, .value = {[0] = 2, [1] = 3})
RT_KNOWN(volta_fast_i2f_b, 2, 0xb, 0x47, .value = {[1] = 5, [2] = 2})
RT_KNOWN(volta_fast_i2f_b, 3, 0xb, 0x47, .value = {[1] = 2, [2] = 1})
RT_KNOWN(volta_fast_i2f_b, 4, 0xb, 0x47, .value = {[1] = 7, [2] = 3})
RT_QUICK_5(volta_fast_i2f_b)

/* GUARD I2F{DST_FLOAT}SRC_INT{RND} $R[Rd], CVT_PART I2F_FORMAT_BIT PM_EVENTS CTL */
RT_BODY(volta_fast_i2f_h)
{
    const int32_t convert_dst_float = (int32_t)rt_value(in, known, 0);
    const int32_t rnd = (int32_t)rt_value(in, known, 2);
    const int32_t convert_src_int = (int32_t)rt_value(in, known, 1);
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 3, 10);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_cvt_part_2(m, in, known, b_row, 0, 6, 4, 7, 8, 9);
    if (!b)
        return rt_slowly(m, in);
    if (convert_dst_float == 2) {
        _Alignas(64) uint32_t rd_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 3);
        uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
        if (rt_knows(known, 0x6))
            lanes_i2f_h_for(b, rd_to, convert_src_int | rnd << 3);
        else
            lanes_i2f_h(b, rd_to, convert_src_int | rnd << 3);
        rt_write_row32(whole, rd_place, rd_new, run);
        return RT_ON;
    }
    _Alignas(64) uint32_t rd_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 3);
    uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
    if (rt_knows(known, 0x6))
        lanes_i2f_h_2_for(b, rd_to, convert_src_int | rnd << 3);
    else
        lanes_i2f_h_2(b, rd_to, convert_src_int | rnd << 3);
    rt_write_row32(whole, rd_place, rd_new, run);
    return RT_ON;
}
RT_MADE_ANY(volta_fast_i2f_h)
RT_KNOWN(volta_fast_i2f_h, 0, 0xb, 0x47, .line = {0})
RT_KNOWN(volta_fast_i2f_h, 1, 0xb, 0x47, .value = {[0] = 2, [1] = 3, [6] = 1})
RT_KNOWN(volta_fast_i2f_h, 2, 0xb, 0x47, .value = {[1] = 5, [2] = 2})
RT_KNOWN(volta_fast_i2f_h, 3, 0xb, 0x47, .value = {[1] = 2, [2] = 1, [6] = 1})
RT_KNOWN(volta_fast_i2f_h, 4, 0xb, 0x47, .value = {[1] = 7, [2] = 3})
RT_QUICK_5(volta_fast_i2f_h)

/* GUARD I2F{DST_FLOAT}SRC_INT{RND} $R[Rd], SRC_B I2F_FORMAT_BIT PM_EVENTS CTL */
RT_BODY(volta_fast_i2f_w)
{
    const int32_t convert_dst_float = (int32_t)rt_value(in, known, 0);
    const int32_t rnd = (int32_t)rt_value(in, known, 2);
    const int32_t convert_src_int = (int32_t)rt_value(in, known, 1);
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 2, 10);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_mov_b(m, in, known, b_row, 0, 4, 6, 7, 8, 9);
    if (!b)
        return rt_slowly(m, in);
    if (convert_dst_float == 2) {
        _Alignas(64) uint32_t rd_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 3);
        uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
        if (rt_knows(known, 0x6))
            lanes_i2f_w_for(b, rd_to, convert_src_int | rnd << 3);
        else
            lanes_i2f_w(b, rd_to, convert_src_int | rnd << 3);
        rt_write_row32(whole, rd_place, rd_new, run);
        return RT_ON;
    }
    _Alignas(64) uint32_t rd_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 3);
    uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
    if (rt_knows(known, 0x6))
        lanes_i2f_w_2_for(b, rd_to, convert_src_int | rnd << 3);
    else
        lanes_i2f_w_2(b, rd_to, convert_src_int | rnd << 3);
    rt_write_row32(whole, rd_place, rd_new, run);
    return RT_ON;
}
RT_MADE_ANY(volta_fast_i2f_w)
RT_KNOWN(volta_fast_i2f_w, 0, 0x5, 0x7, .line = {0})
RT_KNOWN(volta_fast_i2f_w, 1, 0x5, 0x7, .value = {[0] = 2, [1] = 3})
RT_KNOWN(volta_fast_i2f_w, 2, 0x5, 0x7, .value = {[1] = 5, [2] = 2})
RT_KNOWN(volta_fast_i2f_w, 3, 0x5, 0x7, .value = {[1] = 2, [2] = 1})
RT_KNOWN(volta_fast_i2f_w, 4, 0x5, 0x7, .value = {[1] = 7, [2] = 3})
RT_QUICK_5(volta_fast_i2f_w)

/* GUARD I2F{DST_FLOAT}SRC_INT{RND} $R[Rd], CVT_PART I2F_FORMAT_BIT PM_EVENTS CTL */
RT_BODY(volta_fast_i2f_bd)
{
    const int32_t rnd = (int32_t)rt_value(in, known, 2);
    const int32_t convert_src_int = (int32_t)rt_value(in, known, 1);
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 3, 10);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_cvt_part(m, in, known, b_row, 0, 6, 4, 7, 8, 9);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t rd_new[32];
    _Alignas(64) uint32_t result_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 3);
    uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
    uint32_t *const result_place = place_r_2(m, in, 3);
    uint32_t *const result_to = rt_into32(m, whole, result_place, result_new);
    if (rt_knows(known, 0x6))
        lanes_i2f_bd_for(b, rd_to, result_to, convert_src_int | rnd << 3);
    else
        lanes_i2f_bd(b, rd_to, result_to, convert_src_int | rnd << 3);
    rt_write_row32(whole, rd_place, rd_new, run);
    rt_write_row32(whole, result_place, result_new, run);
    return RT_ON;
}
RT_MADE_ANY(volta_fast_i2f_bd)
RT_KNOWN(volta_fast_i2f_bd, 0, 0xb, 0x46, .line = {0})
RT_KNOWN(volta_fast_i2f_bd, 1, 0xb, 0x46, .value = {[1] = 3})
RT_KNOWN(volta_fast_i2f_bd, 2, 0xb, 0x46, .value = {[1] = 5, [2] = 2})
RT_KNOWN(volta_fast_i2f_bd, 3, 0xb, 0x46, .value = {[1] = 2, [2] = 1})
RT_KNOWN(volta_fast_i2f_bd, 4, 0xb, 0x46, .value = {[1] = 7, [2] = 3})
RT_QUICK_5(volta_fast_i2f_bd)

/* GUARD I2F{DST_FLOAT}SRC_INT{RND} $R[Rd], CVT_PART I2F_FORMAT_BIT PM_EVENTS CTL */
RT_BODY(volta_fast_i2f_hd)
{
    const int32_t rnd = (int32_t)rt_value(in, known, 2);
    const int32_t convert_src_int = (int32_t)rt_value(in, known, 1);
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 3, 10);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_cvt_part_2(m, in, known, b_row, 0, 6, 4, 7, 8, 9);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t rd_new[32];
    _Alignas(64) uint32_t result_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 3);
    uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
    uint32_t *const result_place = place_r_2(m, in, 3);
    uint32_t *const result_to = rt_into32(m, whole, result_place, result_new);
    if (rt_knows(known, 0x6))
        lanes_i2f_hd_for(b, rd_to, result_to, convert_src_int | rnd << 3);
    else
        lanes_i2f_hd(b, rd_to, result_to, convert_src_int | rnd << 3);
    rt_write_row32(whole, rd_place, rd_new, run);
    rt_write_row32(whole, result_place, result_new, run);
    return RT_ON;
}
RT_MADE_ANY(volta_fast_i2f_hd)
RT_KNOWN(volta_fast_i2f_hd, 0, 0xb, 0x46, .line = {0})
RT_KNOWN(volta_fast_i2f_hd, 1, 0xb, 0x46, .value = {[1] = 3, [6] = 1})
RT_KNOWN(volta_fast_i2f_hd, 2, 0xb, 0x46, .value = {[1] = 5, [2] = 2})
RT_KNOWN(volta_fast_i2f_hd, 3, 0xb, 0x46, .value = {[1] = 2, [2] = 1, [6] = 1})
RT_KNOWN(volta_fast_i2f_hd, 4, 0xb, 0x46, .value = {[1] = 7, [2] = 3})
RT_QUICK_5(volta_fast_i2f_hd)

/* GUARD I2F{DST_FLOAT}SRC_INT{RND} $R[Rd], SRC_B I2F_FORMAT_BIT PM_EVENTS CTL */
RT_BODY(volta_fast_i2f_wd)
{
    const int32_t rnd = (int32_t)rt_value(in, known, 2);
    const int32_t convert_src_int = (int32_t)rt_value(in, known, 1);
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 2, 10);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_mov_b(m, in, known, b_row, 0, 4, 6, 7, 8, 9);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t rd_new[32];
    _Alignas(64) uint32_t result_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 3);
    uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
    uint32_t *const result_place = place_r_2(m, in, 3);
    uint32_t *const result_to = rt_into32(m, whole, result_place, result_new);
    if (rt_knows(known, 0x6))
        lanes_i2f_wd_for(b, rd_to, result_to, convert_src_int | rnd << 3);
    else
        lanes_i2f_wd(b, rd_to, result_to, convert_src_int | rnd << 3);
    rt_write_row32(whole, rd_place, rd_new, run);
    rt_write_row32(whole, result_place, result_new, run);
    return RT_ON;
}
RT_MADE_ANY(volta_fast_i2f_wd)
RT_KNOWN(volta_fast_i2f_wd, 0, 0x5, 0x6, .line = {0})
RT_KNOWN(volta_fast_i2f_wd, 1, 0x5, 0x6, .value = {[1] = 3})
RT_KNOWN(volta_fast_i2f_wd, 2, 0x5, 0x6, .value = {[1] = 5, [2] = 2})
RT_KNOWN(volta_fast_i2f_wd, 3, 0x5, 0x6, .value = {[1] = 2, [2] = 1})
RT_KNOWN(volta_fast_i2f_wd, 4, 0x5, 0x6, .value = {[1] = 7, [2] = 3})
RT_QUICK_5(volta_fast_i2f_wd)

/* GUARD I2F{DST_FLOAT}SRC_INT{RND} $R[Rd], CVT_I64 I2F_FORMAT_BIT PM_EVENTS CTL */
RT_BODY(volta_fast_i2f_d)
{
    const int32_t convert_dst_float = (int32_t)rt_value(in, known, 0);
    const int32_t rnd = (int32_t)rt_value(in, known, 2);
    const int32_t convert_src_int = (int32_t)rt_value(in, known, 1);
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 2, 10);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    _Alignas(64) uint64_t b_row[32];
    const uint64_t *const b = row_cvt_i64(m, in, known, b_row, 0, 4, 6, 7, 8, 9);
    if (!b)
        return rt_slowly(m, in);
    if (convert_dst_float == 3) {
        _Alignas(64) uint32_t rd_new[32];
        _Alignas(64) uint32_t result_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 3);
        uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
        uint32_t *const result_place = place_r_2(m, in, 3);
        uint32_t *const result_to = rt_into32(m, whole, result_place, result_new);
        if (rt_knows(known, 0x6))
            lanes_i2f_d_for(b, rd_to, result_to, convert_src_int | rnd << 3);
        else
            lanes_i2f_d(b, rd_to, result_to, convert_src_int | rnd << 3);
        rt_write_row32(whole, rd_place, rd_new, run);
        rt_write_row32(whole, result_place, result_new, run);
        return RT_ON;
    }
    if (convert_dst_float == 2) {
        _Alignas(64) uint32_t rd_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 3);
        uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
        if (rt_knows(known, 0x6))
            lanes_i2f_d_2_for(b, rd_to, convert_src_int | rnd << 3);
        else
            lanes_i2f_d_2(b, rd_to, convert_src_int | rnd << 3);
        rt_write_row32(whole, rd_place, rd_new, run);
        return RT_ON;
    }
    _Alignas(64) uint32_t rd_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 3);
    uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
    if (rt_knows(known, 0x6))
        lanes_i2f_d_3_for(b, rd_to, convert_src_int | rnd << 3);
    else
        lanes_i2f_d_3(b, rd_to, convert_src_int | rnd << 3);
    rt_write_row32(whole, rd_place, rd_new, run);
    return RT_ON;
}
RT_MADE_ANY(volta_fast_i2f_d)
RT_KNOWN(volta_fast_i2f_d, 0, 0x5, 0x7, .line = {0})
RT_KNOWN(volta_fast_i2f_d, 1, 0x5, 0x7, .value = {[0] = 2, [1] = 3})
RT_KNOWN(volta_fast_i2f_d, 2, 0x5, 0x7, .value = {[1] = 5, [2] = 2})
RT_KNOWN(volta_fast_i2f_d, 3, 0x5, 0x7, .value = {[1] = 2, [2] = 1})
RT_KNOWN(volta_fast_i2f_d, 4, 0x5, 0x7, .value = {[1] = 7, [2] = 3})
RT_QUICK_5(volta_fast_i2f_d)

/* GUARD I2F.BF16{SRC_INT}RND $R[Rd], CVT_PART PM_EVENTS CTL */
RT_BODY(volta_fast_i2f_bb)
{
    const int32_t convert_src_int = (int32_t)rt_value(in, known, 0);
    const int32_t rnd = (int32_t)rt_value(in, known, 1);
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 2, 9);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_cvt_part(m, in, known, b_row, 0, 5, 3, 6, 7, 8);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t rd_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 2);
    uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
    if (rt_knows(known, 0x3))
        lanes_i2f_bb_for(b, rd_to, convert_src_int | rnd << 3);
    else
        lanes_i2f_bb(b, rd_to, convert_src_int | rnd << 3);
    rt_write_row32(whole, rd_place, rd_new, run);
    return RT_ON;
}
RT_MADE_ANY(volta_fast_i2f_bb)
RT_KNOWN(volta_fast_i2f_bb, 0, 0x7, 0x23, .line = {0})
RT_KNOWN(volta_fast_i2f_bb, 1, 0x7, 0x23, .value = {[0] = 3})
RT_KNOWN(volta_fast_i2f_bb, 2, 0x7, 0x23, .value = {[0] = 5, [1] = 2})
RT_KNOWN(volta_fast_i2f_bb, 3, 0x7, 0x23, .value = {[0] = 2, [1] = 1})
RT_KNOWN(volta_fast_i2f_bb, 4, 0x7, 0x23, .value = {[0] = 7, [1] = 3})
RT_QUICK_5(volta_fast_i2f_bb)

/* GUARD I2F.BF16{SRC_INT}RND $R[Rd], CVT_PART PM_EVENTS CTL */
RT_BODY(volta_fast_i2f_hb)
{
    const int32_t convert_src_int = (int32_t)rt_value(in, known, 0);
    const int32_t rnd = (int32_t)rt_value(in, known, 1);
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 2, 9);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_cvt_part_2(m, in, known, b_row, 0, 5, 3, 6, 7, 8);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t rd_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 2);
    uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
    if (rt_knows(known, 0x3))
        lanes_i2f_hb_for(b, rd_to, convert_src_int | rnd << 3);
    else
        lanes_i2f_hb(b, rd_to, convert_src_int | rnd << 3);
    rt_write_row32(whole, rd_place, rd_new, run);
    return RT_ON;
}
RT_MADE_ANY(volta_fast_i2f_hb)
RT_KNOWN(volta_fast_i2f_hb, 0, 0x7, 0x23, .line = {0})
RT_KNOWN(volta_fast_i2f_hb, 1, 0x7, 0x23, .value = {[0] = 3, [5] = 1})
RT_KNOWN(volta_fast_i2f_hb, 2, 0x7, 0x23, .value = {[0] = 5, [1] = 2})
RT_KNOWN(volta_fast_i2f_hb, 3, 0x7, 0x23, .value = {[0] = 2, [1] = 1, [5] = 1})
RT_KNOWN(volta_fast_i2f_hb, 4, 0x7, 0x23, .value = {[0] = 7, [1] = 3})
RT_QUICK_5(volta_fast_i2f_hb)

/* GUARD I2F.BF16{SRC_INT}RND $R[Rd], SRC_B PM_EVENTS CTL */
RT_BODY(volta_fast_i2f_wb)
{
    const int32_t convert_src_int = (int32_t)rt_value(in, known, 0);
    const int32_t rnd = (int32_t)rt_value(in, known, 1);
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 1, 9);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_mov_b(m, in, known, b_row, 0, 3, 5, 6, 7, 8);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t rd_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 2);
    uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
    if (rt_knows(known, 0x3))
        lanes_i2f_wb_for(b, rd_to, convert_src_int | rnd << 3);
    else
        lanes_i2f_wb(b, rd_to, convert_src_int | rnd << 3);
    rt_write_row32(whole, rd_place, rd_new, run);
    return RT_ON;
}
RT_MADE_ANY(volta_fast_i2f_wb)
RT_KNOWN(volta_fast_i2f_wb, 0, 0x3, 0x3, .line = {0})
RT_KNOWN(volta_fast_i2f_wb, 1, 0x3, 0x3, .value = {[0] = 3})
RT_KNOWN(volta_fast_i2f_wb, 2, 0x3, 0x3, .value = {[0] = 5, [1] = 2})
RT_KNOWN(volta_fast_i2f_wb, 3, 0x3, 0x3, .value = {[0] = 2, [1] = 1})
RT_KNOWN(volta_fast_i2f_wb, 4, 0x3, 0x3, .value = {[0] = 7, [1] = 3})
RT_QUICK_5(volta_fast_i2f_wb)

/* GUARD I2F.BF16{SRC_INT}RND $R[Rd], CVT_I64 PM_EVENTS CTL */
RT_BODY(volta_fast_i2f_db)
{
    const int32_t convert_src_int = (int32_t)rt_value(in, known, 0);
    const int32_t rnd = (int32_t)rt_value(in, known, 1);
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 1, 9);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    _Alignas(64) uint64_t b_row[32];
    const uint64_t *const b = row_cvt_i64(m, in, known, b_row, 0, 3, 5, 6, 7, 8);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t rd_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 2);
    uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
    if (rt_knows(known, 0x3))
        lanes_i2f_db_for(b, rd_to, convert_src_int | rnd << 3);
    else
        lanes_i2f_db(b, rd_to, convert_src_int | rnd << 3);
    rt_write_row32(whole, rd_place, rd_new, run);
    return RT_ON;
}
RT_MADE_ANY(volta_fast_i2f_db)
RT_KNOWN(volta_fast_i2f_db, 0, 0x3, 0x3, .line = {0})
RT_KNOWN(volta_fast_i2f_db, 1, 0x3, 0x3, .value = {[0] = 3})
RT_KNOWN(volta_fast_i2f_db, 2, 0x3, 0x3, .value = {[0] = 5, [1] = 2})
RT_KNOWN(volta_fast_i2f_db, 3, 0x3, 0x3, .value = {[0] = 2, [1] = 1})
RT_KNOWN(volta_fast_i2f_db, 4, 0x3, 0x3, .value = {[0] = 7, [1] = 3})
RT_QUICK_5(volta_fast_i2f_db)

/* GUARD FRND{FTZ}SRC_FLOAT{ROUND} $R[Rd], CVT_F16 FRND_FORMAT_BITS PM_EVENTS CTL */
RT_BODY(volta_fast_frnd_h)
{
    const int32_t convert_round = (int32_t)rt_value(in, known, 2);
    const int32_t ftz = (int32_t)rt_value(in, known, 0);
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 4, 12);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b =
        row_cvt_f16(m, in, known, b_row, 0, 5, 7, 4, 8, 9, 10, 11);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t rd_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 3);
    uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
    if (rt_knows(known, 0x5))
        lanes_frnd_h_for(b, rd_to, convert_round | ftz << 2);
    else
        lanes_frnd_h(b, rd_to, convert_round | ftz << 2);
    rt_write_row32(whole, rd_place, rd_new, run);
    return RT_ON;
}
RT_MADE_ANY(volta_fast_frnd_h)
RT_KNOWN(volta_fast_frnd_h, 0, 0x17, 0x5, .line = {0})
RT_KNOWN(volta_fast_frnd_h, 1, 0x17, 0x5, .value = {[2] = 1})
RT_KNOWN(volta_fast_frnd_h, 2, 0x17, 0x5, .value = {[2] = 3})
RT_QUICK_3(volta_fast_frnd_h)

/* GUARD FRND{FTZ}SRC_FLOAT{ROUND} $R[Rd], CVT_F32 FRND_FORMAT_BITS PM_EVENTS CTL */
RT_BODY(volta_fast_frnd_s)
{
    const int32_t convert_round = (int32_t)rt_value(in, known, 2);
    const int32_t ftz = (int32_t)rt_value(in, known, 0);
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 4, 11);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_cvt_f32(m, in, known, b_row, 0, 4, 5, 7, 8, 9, 10);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t rd_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 3);
    uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
    if (rt_knows(known, 0x5))
        lanes_frnd_s_for(b, rd_to, convert_round | ftz << 2);
    else
        lanes_frnd_s(b, rd_to, convert_round | ftz << 2);
    rt_write_row32(whole, rd_place, rd_new, run);
    return RT_ON;
}
RT_MADE_ANY(volta_fast_frnd_s)
RT_KNOWN(volta_fast_frnd_s, 0, 0x17, 0x5, .line = {0})
RT_KNOWN(volta_fast_frnd_s, 1, 0x17, 0x5, .value = {[2] = 1})
RT_KNOWN(volta_fast_frnd_s, 2, 0x17, 0x5, .value = {[2] = 3})
RT_QUICK_3(volta_fast_frnd_s)

/* GUARD FRND{FTZ}SRC_FLOAT{ROUND} $R[Rd], CVT_F64 FRND_FORMAT_BITS PM_EVENTS CTL */
RT_BODY(volta_fast_frnd_d)
{
    const int32_t convert_round = (int32_t)rt_value(in, known, 2);
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 4, 11);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    _Alignas(64) uint64_t b_row[32];
    const uint64_t *const b = row_cvt_f64(m, in, known, b_row, 0, 5, 4, 7, 8, 9, 10);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t rd_new[32];
    _Alignas(64) uint32_t result_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 3);
    uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
    uint32_t *const result_place = place_r_2(m, in, 3);
    uint32_t *const result_to = rt_into32(m, whole, result_place, result_new);
    if (rt_knows(known, 0x4))
        lanes_frnd_d_for(b, rd_to, result_to, convert_round);
    else
        lanes_frnd_d(b, rd_to, result_to, convert_round);
    rt_write_row32(whole, rd_place, rd_new, run);
    rt_write_row32(whole, result_place, result_new, run);
    return RT_ON;
}
RT_MADE_ANY(volta_fast_frnd_d)
RT_KNOWN(volta_fast_frnd_d, 0, 0x17, 0x4, .line = {0})
RT_KNOWN(volta_fast_frnd_d, 1, 0x17, 0x4, .value = {[2] = 1})
RT_KNOWN(volta_fast_frnd_d, 2, 0x17, 0x4, .value = {[2] = 3})
RT_QUICK_3(volta_fast_frnd_d)

/* GUARD FRND{FTZ}.BF16{ROUND} $R[Rd], CVT_BF16 PM_EVENTS CTL */
RT_BODY(volta_fast_frnd_b)
{
    const int32_t convert_round = (int32_t)rt_value(in, known, 1);
    const int32_t ftz = (int32_t)rt_value(in, known, 0);
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 3, 11);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b =
        row_cvt_bf16(m, in, known, b_row, 0, 4, 6, 3, 7, 8, 9, 10);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t rd_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 2);
    uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
    if (rt_knows(known, 0x3))
        lanes_frnd_b_for(b, rd_to, convert_round | ftz << 2);
    else
        lanes_frnd_b(b, rd_to, convert_round | ftz << 2);
    rt_write_row32(whole, rd_place, rd_new, run);
    return RT_ON;
}
RT_MADE_ANY(volta_fast_frnd_b)
RT_KNOWN(volta_fast_frnd_b, 0, 0xf, 0x3, .line = {0})
RT_KNOWN(volta_fast_frnd_b, 1, 0xf, 0x3, .value = {[1] = 1})
RT_KNOWN(volta_fast_frnd_b, 2, 0xf, 0x3, .value = {[1] = 3})
RT_QUICK_3(volta_fast_frnd_b)

/* GUARD I2I{NARROW}.S32.SAT $R[Rd], SRC_B PM_EVENTS CTL */
RT_BODY(volta_fast_i2i)
{
    const int32_t convert_narrow = (int32_t)rt_value(in, known, 0);
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 1, 8);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_mov_b(m, in, known, b_row, 0, 2, 4, 5, 6, 7);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t rd_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 1);
    uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
    if (rt_knows(known, 0x1))
        lanes_i2i_for(b, rd_to, convert_narrow);
    else
        lanes_i2i(b, rd_to, convert_narrow);
    rt_write_row32(whole, rd_place, rd_new, run);
    return RT_ON;
}
RT_MADE_ANY(volta_fast_i2i)
RT_KNOWN(volta_fast_i2i, 0, 0x3, 0x1, .line = {0})
RT_QUICK_1(volta_fast_i2i)

/* GUARD F2FP{F2FP_MODE}.PACK_AB{PACK_RND} $R[Rd], $R[Ra]REUSE_A, SRC_B PM_EVENTS CTL */
RT_BODY(volta_fast_f2fp_p)
{
    struct volta_state *const s = m->state;
    const int32_t convert_pack_rnd = (int32_t)rt_value(in, known, 4);
    const int32_t satfinite = (int32_t)rt_value(in, known, 0);
    const int32_t convert_relu = (int32_t)rt_value(in, known, 1);
    const int32_t ra = (int32_t)in->value[6];
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 2, 14);
    run &= hold;
    int32_t m_2 = 0;
    const int m_2_trap = operand_f2fp_mode(in, &m_2, 0, 2, 3);
    if (m_2_trap) {
        return rt_slowly(m, in);
    }
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_mov_b(m, in, known, b_row, 1, 8, 10, 11, 12, 13);
    if (!b || convert_pack_rnd == 1 || convert_pack_rnd == 2)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t rd_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 5);
    uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
    if (rt_knows(known, 0x13))
        lanes_f2fp_p_for(b, m_2, s, ra, rd_to,
            convert_pack_rnd | satfinite << 2 | convert_relu << 3);
    else
        lanes_f2fp_p(b, m_2, s, ra, rd_to, convert_pack_rnd | satfinite << 2 | convert_relu << 3);
    rt_write_row32(whole, rd_place, rd_new, run);
    return RT_ON;
}
RT_MADE_ANY(volta_fast_f2fp_p)
RT_KNOWN(volta_fast_f2fp_p, 0, 0x6, 0x13, .line = {0})
RT_KNOWN(volta_fast_f2fp_p, 1, 0x6, 0x13, .value = {[1] = 1})
RT_QUICK_2(volta_fast_f2fp_p)

/* GUARD F2FP{F2FP_MODE}.PACK_AB.RS.7b $R[Rd], $R[Ra]REUSE_A, SRC_B, $R[Rc]REUSE_C PM_EVENTS CTL */
RT_BODY(volta_fast_f2fp_rs)
{
    uint32_t run = active;
    const uint32_t trapping = mask_guard(m, in, known, 2, 14);
    if ((run & trapping) != 0)
        return rt_slowly(m, in);
    return RT_ON;
}
RT_MADE_ANY(volta_fast_f2fp_rs)
RT_KNOWN(volta_fast_f2fp_rs, 0, 0x4, 0x0, .line = {0})
RT_QUICK_1(volta_fast_f2fp_rs)

/* GUARD F2FP{F2FP_MODE}.MERGE_C{PACK_RND} $R[Rd], SRC_B, $R[Rc]REUSE_C{H1} PM_EVENTS CTL */
RT_BODY(volta_fast_f2fp_m)
{
    struct volta_state *const s = m->state;
    const int32_t convert_pack_rnd = (int32_t)rt_value(in, known, 4);
    const int32_t satfinite = (int32_t)rt_value(in, known, 0);
    const int32_t convert_relu = (int32_t)rt_value(in, known, 1);
    const int32_t rc = (int32_t)in->value[12];
    const int32_t convert_h1 = (int32_t)rt_value(in, known, 14);
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 2, 15);
    run &= hold;
    int32_t m_2 = 0;
    const int m_2_trap = operand_f2fp_mode(in, &m_2, 0, 2, 3);
    if (m_2_trap) {
        return rt_slowly(m, in);
    }
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_mov_b(m, in, known, b_row, 1, 6, 8, 9, 10, 11);
    if (!b || convert_pack_rnd == 1 || convert_pack_rnd == 2)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t rd_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 5);
    uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
    if (rt_knows(known, 0x4013))
        lanes_f2fp_m_for(b, m_2, s, rc, rd_to,
            convert_pack_rnd | satfinite << 2 | convert_relu << 3 | convert_h1 << 4);
    else
        lanes_f2fp_m(b, m_2, s, rc, rd_to,
            convert_pack_rnd | satfinite << 2 | convert_relu << 3 | convert_h1 << 4);
    rt_write_row32(whole, rd_place, rd_new, run);
    return RT_ON;
}
RT_MADE_ANY(volta_fast_f2fp_m)
RT_KNOWN(volta_fast_f2fp_m, 0, 0x6, 0x4013, .line = {0})
RT_KNOWN(volta_fast_f2fp_m, 1, 0x6, 0x4013, .value = {[1] = 1})
RT_KNOWN(volta_fast_f2fp_m, 2, 0x6, 0x4013, .value = {[14] = 1})
RT_QUICK_3(volta_fast_f2fp_m)

/* GUARD F2FP{F2FP_MODE}.MERGE_C{PACK_RND} $R[Rd], $R[Rc]REUSE_B, C_IN_B{H1} PM_EVENTS CTL */
RT_BODY(volta_fast_f2fp_mc)
{
    struct volta_state *const s = m->state;
    const int32_t convert_pack_rnd = (int32_t)rt_value(in, known, 4);
    const int32_t rc = (int32_t)in->value[6];
    const int32_t satfinite = (int32_t)rt_value(in, known, 0);
    const int32_t convert_relu = (int32_t)rt_value(in, known, 1);
    const int32_t convert_h1 = (int32_t)rt_value(in, known, 12);
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 2, 13);
    run &= hold;
    int32_t m_2 = 0;
    const int m_2_trap = operand_f2fp_mode(in, &m_2, 0, 2, 3);
    if (m_2_trap) {
        return rt_slowly(m, in);
    }
    if (m->watch)
        return rt_slowly(m, in);
    uint32_t c = 0;
    const int c_trap = operand_mov_imm_b(m, s, in, &c, 1, 8, 9, 10, 11);
    if (c_trap) {
        return rt_slowly(m, in);
    }
    if (convert_pack_rnd == 1 || convert_pack_rnd == 2)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t rd_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 5);
    uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
    if (rt_knows(known, 0x1013))
        lanes_f2fp_mc_for(s, rc, m_2, c, rd_to,
            convert_pack_rnd | satfinite << 2 | convert_relu << 3 | convert_h1 << 4);
    else
        lanes_f2fp_mc(s, rc, m_2, c, rd_to,
            convert_pack_rnd | satfinite << 2 | convert_relu << 3 | convert_h1 << 4);
    rt_write_row32(whole, rd_place, rd_new, run);
    return RT_ON;
}
RT_MADE_ANY(volta_fast_f2fp_mc)
RT_KNOWN(volta_fast_f2fp_mc, 0, 0x4, 0x1013, .line = {0})
RT_KNOWN(volta_fast_f2fp_mc, 1, 0x4, 0x1013, .value = {[1] = 1})
RT_KNOWN(volta_fast_f2fp_mc, 2, 0x4, 0x1013, .value = {[12] = 1})
RT_QUICK_3(volta_fast_f2fp_mc)

/* GUARD F2IP{F2IP_TYPE.F32{F2IP_RND}F2IP_NTZ{RELU}} $R[Rd], $R[Ra]REUSE_A, SRC_B, $R[Rc]REUSE_C{H1}
   PM_EVENTS CTL */
RT_BODY(volta_fast_f2ip_b)
{
    struct volta_state *const s = m->state;
    const int32_t convert_h1 = (int32_t)rt_value(in, known, 15);
    const int32_t convert_relu = (int32_t)rt_value(in, known, 3);
    const int32_t convert_f2ip_ntz = (int32_t)rt_value(in, known, 2);
    const int32_t ra = (int32_t)in->value[5];
    const int32_t convert_f2ip_type = (int32_t)rt_value(in, known, 0);
    const int32_t convert_f2ip_rnd = (int32_t)rt_value(in, known, 1);
    const int32_t rc = (int32_t)in->value[13];
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 2, 16);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_mov_b(m, in, known, b_row, 1, 7, 9, 10, 11, 12);
    if (!b || convert_h1 || convert_relu)
        return rt_slowly(m, in);
    uint32_t trapping;
    if (rt_knows(known, 0x4))
        lanes_f2ip_b_for(s, ra, b, &trapping, convert_f2ip_ntz);
    else
        lanes_f2ip_b(s, ra, b, &trapping, convert_f2ip_ntz);
    if ((run & trapping) != 0 || convert_f2ip_type > 1 || convert_f2ip_rnd == 1
        || convert_f2ip_rnd == 2)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t rd_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 4);
    uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
    if (rt_knows(known, 0x3))
        lanes_f2ip_b_2_for(b, s, ra, rc, rd_to, convert_f2ip_rnd | convert_f2ip_type << 2);
    else
        lanes_f2ip_b_2(b, s, ra, rc, rd_to, convert_f2ip_rnd | convert_f2ip_type << 2);
    rt_write_row32(whole, rd_place, rd_new, run);
    return RT_ON;
}
RT_MADE_ANY(volta_fast_f2ip_b)
RT_KNOWN(volta_fast_f2ip_b, 0, 0x6, 0x800f, .line = {0})
RT_KNOWN(volta_fast_f2ip_b, 1, 0x6, 0x800f, .value = {[0] = 1, [1] = 3})
RT_QUICK_2(volta_fast_f2ip_b)

/* GUARD F2IP{F2IP_TYPE.F32{F2IP_RND}F2IP_NTZ{RELU}} $R[Rd], $R[Ra]REUSE_A, $R[Rc]REUSE_B,
   C_IN_B{H1} PM_EVENTS CTL */
RT_BODY(volta_fast_f2ip_c)
{
    struct volta_state *const s = m->state;
    const int32_t convert_h1 = (int32_t)rt_value(in, known, 13);
    const int32_t convert_relu = (int32_t)rt_value(in, known, 3);
    const int32_t convert_f2ip_ntz = (int32_t)rt_value(in, known, 2);
    const int32_t ra = (int32_t)in->value[5];
    const int32_t rc = (int32_t)in->value[7];
    const int32_t convert_f2ip_type = (int32_t)rt_value(in, known, 0);
    const int32_t convert_f2ip_rnd = (int32_t)rt_value(in, known, 1);
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 2, 14);
    run &= hold;
    if (m->watch)
        return rt_slowly(m, in);
    uint32_t c = 0;
    const int c_trap = operand_mov_imm_b(m, s, in, &c, 1, 9, 10, 11, 12);
    if (c_trap) {
        return rt_slowly(m, in);
    }
    if (convert_h1 || convert_relu)
        return rt_slowly(m, in);
    uint32_t trapping;
    if (rt_knows(known, 0x4))
        lanes_f2ip_c_for(s, ra, rc, &trapping, convert_f2ip_ntz);
    else
        lanes_f2ip_c(s, ra, rc, &trapping, convert_f2ip_ntz);
    if ((run & trapping) != 0 || convert_f2ip_type > 1 || convert_f2ip_rnd == 1
        || convert_f2ip_rnd == 2)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t rd_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 4);
    uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
    if (rt_knows(known, 0x3))
        lanes_f2ip_c_2_for(s, rc, ra, c, rd_to, convert_f2ip_rnd | convert_f2ip_type << 2);
    else
        lanes_f2ip_c_2(s, rc, ra, c, rd_to, convert_f2ip_rnd | convert_f2ip_type << 2);
    rt_write_row32(whole, rd_place, rd_new, run);
    return RT_ON;
}
RT_MADE_ANY(volta_fast_f2ip_c)
RT_KNOWN(volta_fast_f2ip_c, 0, 0x4, 0x200f, .line = {0})
RT_KNOWN(volta_fast_f2ip_c, 1, 0x4, 0x200f, .value = {[0] = 1, [1] = 3})
RT_QUICK_2(volta_fast_f2ip_c)

/* GUARD I2FP.F32{I2FP_SRC}I2FP_RND $R[Rd], SRC_B PM_EVENTS CTL */
RT_BODY(volta_fast_i2fp)
{
    const int32_t convert_i2fp_rnd = (int32_t)rt_value(in, known, 1);
    const int32_t convert_i2fp_src = (int32_t)rt_value(in, known, 0);
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 1, 9);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_mov_b(m, in, known, b_row, 0, 3, 5, 6, 7, 8);
    if (!b || convert_i2fp_rnd == 1 || convert_i2fp_rnd == 2)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t rd_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 2);
    uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
    if (rt_knows(known, 0x3))
        lanes_i2fp_for(b, rd_to, convert_i2fp_src | convert_i2fp_rnd << 1);
    else
        lanes_i2fp(b, rd_to, convert_i2fp_src | convert_i2fp_rnd << 1);
    rt_write_row32(whole, rd_place, rd_new, run);
    return RT_ON;
}
RT_MADE_ANY(volta_fast_i2fp)
RT_KNOWN(volta_fast_i2fp, 0, 0x3, 0x3, .line = {0})
RT_KNOWN(volta_fast_i2fp, 1, 0x3, 0x3, .value = {[0] = 1})
RT_QUICK_2(volta_fast_i2fp)

/* GUARD I2IP{PACKED}.S32{I2IP_SAT} $R[Rd], $R[Ra]REUSE_A, SRC_B, $R[Rc]REUSE_C{OPT_PART} PM_EVENTS
   CTL */
RT_BODY(volta_fast_i2ip)
{
    struct volta_state *const s = m->state;
    const int32_t convert_packed = (int32_t)rt_value(in, known, 0);
    const int32_t ra = (int32_t)in->value[4];
    const int32_t rc = (int32_t)in->value[12];
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 3, 14);
    run &= hold;
    int32_t m_2 = 0;
    const int m_2_trap = operand_i2ip_sat(in, &m_2, 0, 2);
    if (m_2_trap) {
        return rt_slowly(m, in);
    }
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_mov_b(m, in, known, b_row, 1, 6, 8, 9, 10, 11);
    const int32_t h = operand_opt_part(in, 2);
    if (!b || h)
        return rt_slowly(m, in);
    if (convert_packed <= 1) {
        _Alignas(64) uint32_t rd_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 3);
        uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
        if (rt_knows(known, 0x1))
            lanes_i2ip_for(s, ra, m_2, b, rc, rd_to, convert_packed);
        else
            lanes_i2ip(s, ra, m_2, b, rc, rd_to, convert_packed);
        rt_write_row32(whole, rd_place, rd_new, run);
        return RT_ON;
    }
    if (convert_packed <= 3) {
        _Alignas(64) uint32_t rd_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 3);
        uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
        if (rt_knows(known, 0x1))
            lanes_i2ip_2_for(s, ra, m_2, b, rd_to, convert_packed);
        else
            lanes_i2ip_2(s, ra, m_2, b, rd_to, convert_packed);
        rt_write_row32(whole, rd_place, rd_new, run);
        return RT_ON;
    }
    if (convert_packed <= 5) {
        _Alignas(64) uint32_t rd_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 3);
        uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
        if (rt_knows(known, 0x1))
            lanes_i2ip_3_for(s, ra, m_2, b, rc, rd_to, convert_packed);
        else
            lanes_i2ip_3(s, ra, m_2, b, rc, rd_to, convert_packed);
        rt_write_row32(whole, rd_place, rd_new, run);
        return RT_ON;
    }
    _Alignas(64) uint32_t rd_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 3);
    uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
    if (rt_knows(known, 0x1))
        lanes_i2ip_4_for(s, ra, m_2, b, rc, rd_to, convert_packed);
    else
        lanes_i2ip_4(s, ra, m_2, b, rc, rd_to, convert_packed);
    rt_write_row32(whole, rd_place, rd_new, run);
    return RT_ON;
}
RT_MADE_ANY(volta_fast_i2ip)
RT_KNOWN(volta_fast_i2ip, 0, 0xa, 0x1, .line = {0})
RT_KNOWN(volta_fast_i2ip, 1, 0xa, 0x1, .value = {[0] = 6})
RT_KNOWN(volta_fast_i2ip, 2, 0xa, 0x1, .line = {[1] = 1}, .value = {[0] = 5})
RT_KNOWN(volta_fast_i2ip, 3, 0xa, 0x1, .value = {[0] = 1})
RT_QUICK_4(volta_fast_i2ip)

