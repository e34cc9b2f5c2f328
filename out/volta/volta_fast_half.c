/* Generated from the description volta by gen/emit/fast. Do not edit. */
#include "volta_fast.h"

RT_WITHIN void lanes_hadd2_for(const uint32_t *a_3, const uint32_t *b_3, uint32_t *rd_to,
    const int32_t key)
{
    const int32_t ftz = key & 1;
    const int32_t sat = key >> 1 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x =
            rt_f32_add((uint32_t)rt_float_convert(RT_F32, RT_F16, a_3[l] & 0xffff, RT_NEAR,
            (uint32_t)(ftz * 3), 0x7fffffff),
            (uint32_t)rt_float_convert(RT_F32, RT_F16, b_3[l] & 0xffff, RT_NEAR,
            (uint32_t)(ftz * 3), 0x7fffffff), RT_NEAR, (uint32_t)(ftz * 3), 0x7fffffff);
        const uint32_t t =
            rt_f32_min(rt_f32_max(x, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP, 0x7fc00000);
        const uint32_t t_2 = rt_f32_is_nan(x) ? 0 : t;
        const uint32_t rd = !sat ? x : t_2;
        rd_to[l] = rd;
    }
}

RT_LOOP_1(lanes_hadd2,
    (const uint32_t *a_3, const uint32_t *b_3, uint32_t *rd_to, const int32_t fields),
    (a_3, b_3, rd_to, key), 0, 0)

RT_WITHIN void lanes_hadd2_2_for(const uint32_t *a_3, const uint32_t *b_3, uint32_t *rd_to,
    const int32_t key)
{
    const int32_t ftz = key & 1;
    const int32_t sat = key >> 1 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t y = a_3[l] >> 16 << 16;
        const uint32_t a = (ftz && (y >> 23 & 0xff) == 0) ? y & 0x80000000u : y;
        const uint32_t y_2 = b_3[l] >> 16 << 16;
        const uint32_t b = (ftz && (y_2 >> 23 & 0xff) == 0) ? y_2 & 0x80000000u : y_2;
        const uint32_t down = rt_f32_add(a, b, RT_DOWN, (uint32_t)(ftz * 3), 0x7fffffff);
        const uint32_t up = rt_f32_add(a, b, RT_UP, (uint32_t)(ftz * 3), 0x7fffffff);
        const int32_t less = (down & 0x7fffffff) < (up & 0x7fffffff);
        const int32_t same = (down & 0x7fffffff) == (up & 0x7fffffff);
        const uint32_t r = less ? down : up;
        const uint32_t x_2 = rt_f32_is_nan(up) ? 2147483647 : r | (uint32_t)(same ? 0 : 1);
        const int32_t x_3 = rt_f32_is_nan(x_2) ? 32767
            : (int32_t)((x_2 + 32767 + (x_2 >> 16 & 1)) >> 16 & 0xffff);
        const uint32_t y_3 = (a_3[l] & 0xffff) << 16;
        const uint32_t a_2 = (ftz && (y_3 >> 23 & 0xff) == 0) ? y_3 & 0x80000000u : y_3;
        const uint32_t y_4 = (b_3[l] & 0xffff) << 16;
        const uint32_t b_2 = (ftz && (y_4 >> 23 & 0xff) == 0) ? y_4 & 0x80000000u : y_4;
        const uint32_t down_2 = rt_f32_add(a_2, b_2, RT_DOWN, (uint32_t)(ftz * 3), 0x7fffffff);
        const uint32_t up_2 = rt_f32_add(a_2, b_2, RT_UP, (uint32_t)(ftz * 3), 0x7fffffff);
        const int32_t less_2 = (down_2 & 0x7fffffff) < (up_2 & 0x7fffffff);
        const int32_t same_2 = (down_2 & 0x7fffffff) == (up_2 & 0x7fffffff);
        const uint32_t r_2 = less_2 ? down_2 : up_2;
        const uint32_t x_4 = rt_f32_is_nan(up_2) ? 2147483647 : r_2 | (uint32_t)(same_2 ? 0 : 1);
        const int32_t x_5 = rt_f32_is_nan(x_4) ? 32767
            : (int32_t)((x_4 + 32767 + (x_4 >> 16 & 1)) >> 16 & 0xffff);
        const uint32_t rd =
            (uint32_t)(!sat ? x_3 : x_3 >> 15 != 0 || x_3 > 32640 ? 0 : rt_min_i32(x_3, 16256))
            << 16 | (uint32_t)(!sat ? x_5 : x_5 >> 15 != 0
            || x_5 > 32640 ? 0 : rt_min_i32(x_5, 16256));
        rd_to[l] = rd;
    }
}

RT_LOOP_1(lanes_hadd2_2,
    (const uint32_t *a_3, const uint32_t *b_3, uint32_t *rd_to, const int32_t fields),
    (a_3, b_3, rd_to, key), 0, 0)

RT_WITHIN void lanes_hadd2_3_for(const uint32_t *a_3, const uint32_t *b_3, uint32_t *rd_to,
    const int32_t key)
{
    const int32_t ftz = key & 1;
    const int32_t sat = key >> 1 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x_6 =
            (uint32_t)rt_float_add(RT_F16, a_3[l] >> 16, b_3[l] >> 16, RT_NEAR,
            (uint32_t)(ftz * 3), 0x7fff);
        const uint32_t x_7 =
            (uint32_t)rt_float_add(RT_F16, a_3[l] & 0xffff, b_3[l] & 0xffff, RT_NEAR,
            (uint32_t)(ftz * 3), 0x7fff);
        const uint32_t rd =
            (uint32_t)(!sat ? (int32_t)x_6 : x_6 >> 15 != 0
            || x_6 > 31744 ? 0 : rt_min_i32((int32_t)x_6, 15360)) << 16
            | (uint32_t)(!sat ? (int32_t)x_7 : x_7 >> 15 != 0
            || x_7 > 31744 ? 0 : rt_min_i32((int32_t)x_7, 15360));
        rd_to[l] = rd;
    }
}

RT_LOOP_1(lanes_hadd2_3,
    (const uint32_t *a_3, const uint32_t *b_3, uint32_t *rd_to, const int32_t fields),
    (a_3, b_3, rd_to, key), 0, 0)

RT_WITHIN void lanes_hmul2_for(const uint32_t *a_3, const uint32_t *b_3, uint32_t *rd_to,
    const int32_t key)
{
    const int32_t fmz = key & 3;
    const int32_t sat = key >> 2 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t z = fmz != 0;
        const int32_t dnz = fmz == 1;
        const uint32_t r =
            rt_f32_mul((uint32_t)rt_float_convert(RT_F32, RT_F16, a_3[l] & 0xffff, RT_NEAR,
            (uint32_t)(z * 3), 0x7fffffff),
            (uint32_t)rt_float_convert(RT_F32, RT_F16, b_3[l] & 0xffff, RT_NEAR, (uint32_t)(z * 3),
            0x7fffffff), RT_NEAR, (uint32_t)(z * 3), 0x7fffffff);
        const uint32_t x =
            (dnz && (((uint32_t)rt_float_convert(RT_F32, RT_F16, a_3[l] & 0xffff, RT_NEAR,
            RT_FLUSH_ALL, 0x7fffffff) & 0x7fffffff) == 0
            || ((uint32_t)rt_float_convert(RT_F32, RT_F16, b_3[l] & 0xffff, RT_NEAR, RT_FLUSH_ALL,
            0x7fffffff) & 0x7fffffff) == 0)) ? 0 : r;
        const uint32_t t_3 =
            rt_f32_min(rt_f32_max(x, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP, 0x7fc00000);
        const uint32_t t_4 = rt_f32_is_nan(x) ? 0 : t_3;
        const uint32_t rd = !sat ? x : t_4;
        rd_to[l] = rd;
    }
}

RT_LOOP_1(lanes_hmul2,
    (const uint32_t *a_3, const uint32_t *b_3, uint32_t *rd_to, const int32_t fields),
    (a_3, b_3, rd_to, key), 0, 0)

RT_WITHIN void lanes_hmul2_2_for(const uint32_t *a_3, const uint32_t *b_3, uint32_t *rd_to,
    const int32_t key)
{
    const int32_t fmz = key & 3;
    const int32_t sat = key >> 2 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        int32_t result = 0;
        int32_t t = 0;
        int32_t result_2 = 0;
        int32_t t_2 = 0;
        const int32_t z_2 = fmz != 0;
        const int32_t dnz_2 = fmz == 1;
        if (dnz_2) {
            const uint32_t y = a_3[l] >> 16 << 16;
            const uint32_t y_2 = b_3[l] >> 16 << 16;
            t = (((1 && (y >> 23 & 0xff) == 0) ? y & 0x80000000u : y) & 0x7fffffff) == 0
                || (((1 && (y_2 >> 23 & 0xff) == 0) ? y_2 & 0x80000000u : y_2) & 0x7fffffff) == 0;
        } else {
            t = 0;
        }
        if (t) {
            result = 0;
        } else {
            const uint32_t y_3 = a_3[l] >> 16 << 16;
            const uint32_t a = (z_2 && (y_3 >> 23 & 0xff) == 0) ? y_3 & 0x80000000u : y_3;
            const uint32_t y_4 = b_3[l] >> 16 << 16;
            const uint32_t b = (z_2 && (y_4 >> 23 & 0xff) == 0) ? y_4 & 0x80000000u : y_4;
            const uint32_t down = rt_f32_mul(a, b, RT_DOWN, (uint32_t)(z_2 * 3), 0x7fffffff);
            const uint32_t up = rt_f32_mul(a, b, RT_UP, (uint32_t)(z_2 * 3), 0x7fffffff);
            const int32_t less = (down & 0x7fffffff) < (up & 0x7fffffff);
            const int32_t same = (down & 0x7fffffff) == (up & 0x7fffffff);
            const uint32_t r_2 = less ? down : up;
            const uint32_t x_2 = rt_f32_is_nan(up) ? 2147483647 : r_2 | (uint32_t)(same ? 0 : 1);
            result = rt_f32_is_nan(x_2) ? 32767
                : (int32_t)((x_2 + 32767 + (x_2 >> 16 & 1)) >> 16 & 0xffff);
        }
        if (dnz_2) {
            const uint32_t y_5 = (a_3[l] & 0xffff) << 16;
            const uint32_t y_6 = (b_3[l] & 0xffff) << 16;
            t_2 = (((1 && (y_5 >> 23 & 0xff) == 0) ? y_5 & 0x80000000u : y_5) & 0x7fffffff) == 0
                || (((1 && (y_6 >> 23 & 0xff) == 0) ? y_6 & 0x80000000u : y_6) & 0x7fffffff) == 0;
        } else {
            t_2 = 0;
        }
        if (t_2) {
            result_2 = 0;
        } else {
            const uint32_t y_7 = (a_3[l] & 0xffff) << 16;
            const uint32_t a_2 = (z_2 && (y_7 >> 23 & 0xff) == 0) ? y_7 & 0x80000000u : y_7;
            const uint32_t y_8 = (b_3[l] & 0xffff) << 16;
            const uint32_t b_2 = (z_2 && (y_8 >> 23 & 0xff) == 0) ? y_8 & 0x80000000u : y_8;
            const uint32_t down_2 = rt_f32_mul(a_2, b_2, RT_DOWN, (uint32_t)(z_2 * 3), 0x7fffffff);
            const uint32_t up_2 = rt_f32_mul(a_2, b_2, RT_UP, (uint32_t)(z_2 * 3), 0x7fffffff);
            const int32_t less_2 = (down_2 & 0x7fffffff) < (up_2 & 0x7fffffff);
            const int32_t same_2 = (down_2 & 0x7fffffff) == (up_2 & 0x7fffffff);
            const uint32_t r_3 = less_2 ? down_2 : up_2;
            const uint32_t x_3 = rt_f32_is_nan(up_2) ? 2147483647
                : r_3 | (uint32_t)(same_2 ? 0 : 1);
            result_2 = rt_f32_is_nan(x_3) ? 32767
                : (int32_t)((x_3 + 32767 + (x_3 >> 16 & 1)) >> 16 & 0xffff);
        }
        const uint32_t rd =
            (uint32_t)(!sat ? result : result >> 15 != 0
            || result > 32640 ? 0 : rt_min_i32(result, 16256)) << 16
            | (uint32_t)(!sat ? result_2 : result_2 >> 15 != 0
            || result_2 > 32640 ? 0 : rt_min_i32(result_2, 16256));
        rd_to[l] = rd;
    }
}

RT_LOOP_1(lanes_hmul2_2,
    (const uint32_t *a_3, const uint32_t *b_3, uint32_t *rd_to, const int32_t fields),
    (a_3, b_3, rd_to, key), 0, 0)

RT_WITHIN void lanes_hmul2_3_for(const uint32_t *a_3, const uint32_t *b_3, uint32_t *rd_to,
    const int32_t key)
{
    const int32_t fmz = key & 3;
    const int32_t sat = key >> 2 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        int32_t result_3 = 0;
        int32_t result_4 = 0;
        const int32_t z_3 = fmz != 0;
        const int32_t dnz_3 = fmz == 1;
        if (dnz_3 && (((uint32_t)rt_float_convert(RT_F32, RT_F16, a_3[l] >> 16, RT_NEAR,
            RT_FLUSH_ALL, 0x7fffffff) & 0x7fffffff) == 0
            || ((uint32_t)rt_float_convert(RT_F32, RT_F16, b_3[l] >> 16, RT_NEAR, RT_FLUSH_ALL,
            0x7fffffff) & 0x7fffffff) == 0)) {
            result_3 = 0;
        } else {
            result_3 = (int32_t)(uint32_t)rt_float_mul(RT_F16, a_3[l] >> 16, b_3[l] >> 16, RT_NEAR,
                (uint32_t)(z_3 * 3), 0x7fff);
        }
        if (dnz_3 && (((uint32_t)rt_float_convert(RT_F32, RT_F16, a_3[l] & 0xffff, RT_NEAR,
            RT_FLUSH_ALL, 0x7fffffff) & 0x7fffffff) == 0
            || ((uint32_t)rt_float_convert(RT_F32, RT_F16, b_3[l] & 0xffff, RT_NEAR, RT_FLUSH_ALL,
            0x7fffffff) & 0x7fffffff) == 0)) {
            result_4 = 0;
        } else {
            result_4 = (int32_t)(uint32_t)rt_float_mul(RT_F16, a_3[l] & 0xffff, b_3[l] & 0xffff,
                RT_NEAR, (uint32_t)(z_3 * 3), 0x7fff);
        }
        const uint32_t rd =
            (uint32_t)(!sat ? result_3 : result_3 >> 15 != 0
            || result_3 > 31744 ? 0 : rt_min_i32(result_3, 15360)) << 16
            | (uint32_t)(!sat ? result_4 : result_4 >> 15 != 0
            || result_4 > 31744 ? 0 : rt_min_i32(result_4, 15360));
        rd_to[l] = rd;
    }
}

RT_LOOP_1(lanes_hmul2_3,
    (const uint32_t *a_3, const uint32_t *b_3, uint32_t *rd_to, const int32_t fields),
    (a_3, b_3, rd_to, key), 0, 0)

RT_WITHIN void lanes_hfma2_b_for(const uint32_t *a_5, const uint32_t *b_5, const uint32_t *c_3,
    uint32_t *rd_to, const int32_t key)
{
    const int32_t fmz = key & 3;
    const int32_t sat = key >> 2 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t z = fmz != 0;
        const int32_t dnz = fmz == 1;
        const int32_t empty = dnz
            && (((uint32_t)rt_float_convert(RT_F32, RT_F16, a_5[l] & 0xffff, RT_NEAR, RT_FLUSH_ALL,
            0x7fffffff) & 0x7fffffff) == 0
            || ((uint32_t)rt_float_convert(RT_F32, RT_F16, b_5[l] & 0xffff, RT_NEAR, RT_FLUSH_ALL,
            0x7fffffff) & 0x7fffffff) == 0);
        const uint32_t t_3 =
            (uint32_t)rt_float_convert(RT_F32, RT_F16, a_5[l] & 0xffff, RT_NEAR, (uint32_t)(z * 3),
            0x7fffffff);
        const uint32_t x = empty ? 0 : t_3;
        const uint32_t t_4 =
            (uint32_t)rt_float_convert(RT_F32, RT_F16, b_5[l] & 0xffff, RT_NEAR, (uint32_t)(z * 3),
            0x7fffffff);
        const uint32_t y = empty ? 0 : t_4;
        const uint32_t x_2 =
            rt_f32_mul_add(x, y,
            (uint32_t)rt_float_convert(RT_F32, RT_F16, c_3[l] & 0xffff, RT_NEAR, (uint32_t)(z * 3),
            0x7fffffff), RT_EXACT, RT_NEAR, (uint32_t)(z * 3), 0x7fffffff);
        const uint32_t t_5 =
            rt_f32_min(rt_f32_max(x_2, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP, 0x7fc00000);
        const uint32_t t_6 = rt_f32_is_nan(x_2) ? 0 : t_5;
        const uint32_t rd = !sat ? x_2 : t_6;
        rd_to[l] = rd;
    }
}

RT_LOOP_1(lanes_hfma2_b,
    (const uint32_t *a_5, const uint32_t *b_5, const uint32_t *c_3, uint32_t *rd_to,
    const int32_t fields), (a_5, b_5, c_3, rd_to, key), 0, 0)

RT_WITHIN void lanes_hfma2_b_2_for(const uint32_t *a_5, const uint32_t *b_5, const uint32_t *c_3,
    uint32_t *rd_to, const int32_t key)
{
    const int32_t fmz = key & 3;
    const int32_t sat = key >> 2 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        int32_t result = 0;
        int32_t t = 0;
        int32_t result_2 = 0;
        int32_t t_2 = 0;
        const int32_t z_2 = fmz != 0;
        const int32_t dnz_2 = fmz == 1;
        if (dnz_2) {
            const uint32_t y_2 = a_5[l] >> 16 << 16;
            const uint32_t y_3 = b_5[l] >> 16 << 16;
            t = (((1 && (y_2 >> 23 & 0xff) == 0) ? y_2 & 0x80000000u : y_2) & 0x7fffffff) == 0
                || (((1 && (y_3 >> 23 & 0xff) == 0) ? y_3 & 0x80000000u : y_3) & 0x7fffffff) == 0;
        } else {
            t = 0;
        }
        if (t) {
            const uint32_t y_5 = c_3[l] >> 16 << 16;
            const uint32_t b = (z_2 && (y_5 >> 23 & 0xff) == 0) ? y_5 & 0x80000000u : y_5;
            const uint32_t down = rt_f32_add(0, b, RT_DOWN, (uint32_t)(z_2 * 3), 0x7fffffff);
            const uint32_t up = rt_f32_add(0, b, RT_UP, (uint32_t)(z_2 * 3), 0x7fffffff);
            const int32_t less = (down & 0x7fffffff) < (up & 0x7fffffff);
            const int32_t same = (down & 0x7fffffff) == (up & 0x7fffffff);
            const uint32_t r = less ? down : up;
            const uint32_t x_3 = rt_f32_is_nan(up) ? 2147483647 : r | (uint32_t)(same ? 0 : 1);
            result = rt_f32_is_nan(x_3) ? 32767
                : (int32_t)((x_3 + 32767 + (x_3 >> 16 & 1)) >> 16 & 0xffff);
        } else {
            const uint32_t y_6 = a_5[l] >> 16 << 16;
            const uint32_t a_2 = (z_2 && (y_6 >> 23 & 0xff) == 0) ? y_6 & 0x80000000u : y_6;
            const uint32_t y_7 = b_5[l] >> 16 << 16;
            const uint32_t b_2 = (z_2 && (y_7 >> 23 & 0xff) == 0) ? y_7 & 0x80000000u : y_7;
            const uint32_t y_8 = c_3[l] >> 16 << 16;
            const uint32_t c = (z_2 && (y_8 >> 23 & 0xff) == 0) ? y_8 & 0x80000000u : y_8;
            const uint32_t down_2 =
                rt_f32_mul_add(a_2, b_2, c, RT_EXACT, RT_DOWN, (uint32_t)(z_2 * 3), 0x7fffffff);
            const uint32_t up_2 =
                rt_f32_mul_add(a_2, b_2, c, RT_EXACT, RT_UP, (uint32_t)(z_2 * 3), 0x7fffffff);
            const int32_t less_2 = (down_2 & 0x7fffffff) < (up_2 & 0x7fffffff);
            const int32_t same_2 = (down_2 & 0x7fffffff) == (up_2 & 0x7fffffff);
            const uint32_t r_2 = less_2 ? down_2 : up_2;
            const uint32_t x_4 = rt_f32_is_nan(up_2) ? 2147483647
                : r_2 | (uint32_t)(same_2 ? 0 : 1);
            result = rt_f32_is_nan(x_4) ? 32767
                : (int32_t)((x_4 + 32767 + (x_4 >> 16 & 1)) >> 16 & 0xffff);
        }
        if (dnz_2) {
            const uint32_t y_9 = (a_5[l] & 0xffff) << 16;
            const uint32_t y_10 = (b_5[l] & 0xffff) << 16;
            t_2 = (((1 && (y_9 >> 23 & 0xff) == 0) ? y_9 & 0x80000000u : y_9) & 0x7fffffff) == 0
                || (((1 && (y_10 >> 23 & 0xff) == 0) ? y_10 & 0x80000000u : y_10) & 0x7fffffff)
                == 0;
        } else {
            t_2 = 0;
        }
        if (t_2) {
            const uint32_t y_12 = (c_3[l] & 0xffff) << 16;
            const uint32_t b_3 = (z_2 && (y_12 >> 23 & 0xff) == 0) ? y_12 & 0x80000000u : y_12;
            const uint32_t down_3 = rt_f32_add(0, b_3, RT_DOWN, (uint32_t)(z_2 * 3), 0x7fffffff);
            const uint32_t up_3 = rt_f32_add(0, b_3, RT_UP, (uint32_t)(z_2 * 3), 0x7fffffff);
            const int32_t less_3 = (down_3 & 0x7fffffff) < (up_3 & 0x7fffffff);
            const int32_t same_3 = (down_3 & 0x7fffffff) == (up_3 & 0x7fffffff);
            const uint32_t r_3 = less_3 ? down_3 : up_3;
            const uint32_t x_5 = rt_f32_is_nan(up_3) ? 2147483647
                : r_3 | (uint32_t)(same_3 ? 0 : 1);
            result_2 = rt_f32_is_nan(x_5) ? 32767
                : (int32_t)((x_5 + 32767 + (x_5 >> 16 & 1)) >> 16 & 0xffff);
        } else {
            const uint32_t y_13 = (a_5[l] & 0xffff) << 16;
            const uint32_t a_4 = (z_2 && (y_13 >> 23 & 0xff) == 0) ? y_13 & 0x80000000u : y_13;
            const uint32_t y_14 = (b_5[l] & 0xffff) << 16;
            const uint32_t b_4 = (z_2 && (y_14 >> 23 & 0xff) == 0) ? y_14 & 0x80000000u : y_14;
            const uint32_t y_15 = (c_3[l] & 0xffff) << 16;
            const uint32_t c_2 = (z_2 && (y_15 >> 23 & 0xff) == 0) ? y_15 & 0x80000000u : y_15;
            const uint32_t down_4 =
                rt_f32_mul_add(a_4, b_4, c_2, RT_EXACT, RT_DOWN, (uint32_t)(z_2 * 3), 0x7fffffff);
            const uint32_t up_4 =
                rt_f32_mul_add(a_4, b_4, c_2, RT_EXACT, RT_UP, (uint32_t)(z_2 * 3), 0x7fffffff);
            const int32_t less_4 = (down_4 & 0x7fffffff) < (up_4 & 0x7fffffff);
            const int32_t same_4 = (down_4 & 0x7fffffff) == (up_4 & 0x7fffffff);
            const uint32_t r_4 = less_4 ? down_4 : up_4;
            const uint32_t x_6 = rt_f32_is_nan(up_4) ? 2147483647
                : r_4 | (uint32_t)(same_4 ? 0 : 1);
            result_2 = rt_f32_is_nan(x_6) ? 32767
                : (int32_t)((x_6 + 32767 + (x_6 >> 16 & 1)) >> 16 & 0xffff);
        }
        const uint32_t x_7 =
            (uint32_t)(!sat ? result : result >> 15 != 0
            || result > 32640 ? 0 : rt_min_i32(result, 16256)) << 16
            | (uint32_t)(!sat ? result_2 : result_2 >> 15 != 0
            || result_2 > 32640 ? 0 : rt_min_i32(result_2, 16256));
        const uint32_t rd = x_7;
        rd_to[l] = rd;
    }
}

RT_LOOP_1(lanes_hfma2_b_2,
    (const uint32_t *a_5, const uint32_t *b_5, const uint32_t *c_3, uint32_t *rd_to,
    const int32_t fields), (a_5, b_5, c_3, rd_to, key), 0, 0)

RT_WITHIN void lanes_hfma2_b_3_for(const uint32_t *a_5, const uint32_t *b_5, const uint32_t *c_3,
    uint32_t *rd_to, const int32_t key)
{
    const int32_t fmz = key & 3;
    const int32_t sat = key >> 2 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        int32_t result_3 = 0;
        int32_t result_4 = 0;
        const int32_t z_3 = fmz != 0;
        const int32_t dnz_3 = fmz == 1;
        if (dnz_3 && (((uint32_t)rt_float_convert(RT_F32, RT_F16, a_5[l] >> 16, RT_NEAR,
            RT_FLUSH_ALL, 0x7fffffff) & 0x7fffffff) == 0
            || ((uint32_t)rt_float_convert(RT_F32, RT_F16, b_5[l] >> 16, RT_NEAR, RT_FLUSH_ALL,
            0x7fffffff) & 0x7fffffff) == 0)) {
            result_3 = (int32_t)(uint32_t)rt_float_add(RT_F16, 0, c_3[l] >> 16, RT_NEAR,
                (uint32_t)(z_3 * 3), 0x7fff);
        } else {
            result_3 = (int32_t)(uint32_t)rt_float_mul_add(RT_F16, a_5[l] >> 16, b_5[l] >> 16,
                c_3[l] >> 16, RT_EXACT, RT_NEAR, (uint32_t)(z_3 * 3), 0x7fff);
        }
        if (dnz_3 && (((uint32_t)rt_float_convert(RT_F32, RT_F16, a_5[l] & 0xffff, RT_NEAR,
            RT_FLUSH_ALL, 0x7fffffff) & 0x7fffffff) == 0
            || ((uint32_t)rt_float_convert(RT_F32, RT_F16, b_5[l] & 0xffff, RT_NEAR, RT_FLUSH_ALL,
            0x7fffffff) & 0x7fffffff) == 0)) {
            result_4 = (int32_t)(uint32_t)rt_float_add(RT_F16, 0, c_3[l] & 0xffff, RT_NEAR,
                (uint32_t)(z_3 * 3), 0x7fff);
        } else {
            result_4 = (int32_t)(uint32_t)rt_float_mul_add(RT_F16, a_5[l] & 0xffff,
                b_5[l] & 0xffff, c_3[l] & 0xffff, RT_EXACT, RT_NEAR, (uint32_t)(z_3 * 3), 0x7fff);
        }
        const uint32_t x_8 =
            (uint32_t)(!sat ? result_3 : result_3 >> 15 != 0
            || result_3 > 31744 ? 0 : rt_min_i32(result_3, 15360)) << 16
            | (uint32_t)(!sat ? result_4 : result_4 >> 15 != 0
            || result_4 > 31744 ? 0 : rt_min_i32(result_4, 15360));
        const uint32_t rd = x_8;
        rd_to[l] = rd;
    }
}

RT_LOOP_1(lanes_hfma2_b_3,
    (const uint32_t *a_5, const uint32_t *b_5, const uint32_t *c_3, uint32_t *rd_to,
    const int32_t fields), (a_5, b_5, c_3, rd_to, key), 0, 0)

RT_WITHIN void lanes_hfma2_c_for(const uint32_t *a_5, const uint32_t *b_5, uint32_t c_3,
    uint32_t *rd_to, const int32_t key)
{
    const int32_t fmz = key & 3;
    const int32_t sat = key >> 2 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t z = fmz != 0;
        const int32_t dnz = fmz == 1;
        const int32_t empty = dnz
            && (((uint32_t)rt_float_convert(RT_F32, RT_F16, a_5[l] & 0xffff, RT_NEAR, RT_FLUSH_ALL,
            0x7fffffff) & 0x7fffffff) == 0
            || ((uint32_t)rt_float_convert(RT_F32, RT_F16, b_5[l] & 0xffff, RT_NEAR, RT_FLUSH_ALL,
            0x7fffffff) & 0x7fffffff) == 0);
        const uint32_t t_3 =
            (uint32_t)rt_float_convert(RT_F32, RT_F16, a_5[l] & 0xffff, RT_NEAR, (uint32_t)(z * 3),
            0x7fffffff);
        const uint32_t x = empty ? 0 : t_3;
        const uint32_t t_4 =
            (uint32_t)rt_float_convert(RT_F32, RT_F16, b_5[l] & 0xffff, RT_NEAR, (uint32_t)(z * 3),
            0x7fffffff);
        const uint32_t y = empty ? 0 : t_4;
        const uint32_t x_2 =
            rt_f32_mul_add(x, y,
            (uint32_t)rt_float_convert(RT_F32, RT_F16, c_3 & 0xffff, RT_NEAR, (uint32_t)(z * 3),
            0x7fffffff), RT_EXACT, RT_NEAR, (uint32_t)(z * 3), 0x7fffffff);
        const uint32_t t_5 =
            rt_f32_min(rt_f32_max(x_2, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP, 0x7fc00000);
        const uint32_t t_6 = rt_f32_is_nan(x_2) ? 0 : t_5;
        const uint32_t rd = !sat ? x_2 : t_6;
        rd_to[l] = rd;
    }
}

RT_LOOP_1(lanes_hfma2_c,
    (const uint32_t *a_5, const uint32_t *b_5, uint32_t c_3, uint32_t *rd_to,
    const int32_t fields), (a_5, b_5, c_3, rd_to, key), 0, 0)

RT_WITHIN void lanes_hfma2_c_2_for(const uint32_t *a_5, const uint32_t *b_5, uint32_t c_3,
    uint32_t *rd_to, const int32_t key)
{
    const int32_t fmz = key & 3;
    const int32_t sat = key >> 2 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        int32_t result = 0;
        int32_t t = 0;
        int32_t result_2 = 0;
        int32_t t_2 = 0;
        const int32_t z_2 = fmz != 0;
        const int32_t dnz_2 = fmz == 1;
        if (dnz_2) {
            const uint32_t y_2 = a_5[l] >> 16 << 16;
            const uint32_t y_3 = b_5[l] >> 16 << 16;
            t = (((1 && (y_2 >> 23 & 0xff) == 0) ? y_2 & 0x80000000u : y_2) & 0x7fffffff) == 0
                || (((1 && (y_3 >> 23 & 0xff) == 0) ? y_3 & 0x80000000u : y_3) & 0x7fffffff) == 0;
        } else {
            t = 0;
        }
        if (t) {
            const uint32_t y_5 = c_3 >> 16 << 16;
            const uint32_t b = (z_2 && (y_5 >> 23 & 0xff) == 0) ? y_5 & 0x80000000u : y_5;
            const uint32_t down = rt_f32_add(0, b, RT_DOWN, (uint32_t)(z_2 * 3), 0x7fffffff);
            const uint32_t up = rt_f32_add(0, b, RT_UP, (uint32_t)(z_2 * 3), 0x7fffffff);
            const int32_t less = (down & 0x7fffffff) < (up & 0x7fffffff);
            const int32_t same = (down & 0x7fffffff) == (up & 0x7fffffff);
            const uint32_t r = less ? down : up;
            const uint32_t x_3 = rt_f32_is_nan(up) ? 2147483647 : r | (uint32_t)(same ? 0 : 1);
            result = rt_f32_is_nan(x_3) ? 32767
                : (int32_t)((x_3 + 32767 + (x_3 >> 16 & 1)) >> 16 & 0xffff);
        } else {
            const uint32_t y_6 = a_5[l] >> 16 << 16;
            const uint32_t a_2 = (z_2 && (y_6 >> 23 & 0xff) == 0) ? y_6 & 0x80000000u : y_6;
            const uint32_t y_7 = b_5[l] >> 16 << 16;
            const uint32_t b_2 = (z_2 && (y_7 >> 23 & 0xff) == 0) ? y_7 & 0x80000000u : y_7;
            const uint32_t y_8 = c_3 >> 16 << 16;
            const uint32_t c = (z_2 && (y_8 >> 23 & 0xff) == 0) ? y_8 & 0x80000000u : y_8;
            const uint32_t down_2 =
                rt_f32_mul_add(a_2, b_2, c, RT_EXACT, RT_DOWN, (uint32_t)(z_2 * 3), 0x7fffffff);
            const uint32_t up_2 =
                rt_f32_mul_add(a_2, b_2, c, RT_EXACT, RT_UP, (uint32_t)(z_2 * 3), 0x7fffffff);
            const int32_t less_2 = (down_2 & 0x7fffffff) < (up_2 & 0x7fffffff);
            const int32_t same_2 = (down_2 & 0x7fffffff) == (up_2 & 0x7fffffff);
            const uint32_t r_2 = less_2 ? down_2 : up_2;
            const uint32_t x_4 = rt_f32_is_nan(up_2) ? 2147483647
                : r_2 | (uint32_t)(same_2 ? 0 : 1);
            result = rt_f32_is_nan(x_4) ? 32767
                : (int32_t)((x_4 + 32767 + (x_4 >> 16 & 1)) >> 16 & 0xffff);
        }
        if (dnz_2) {
            const uint32_t y_9 = (a_5[l] & 0xffff) << 16;
            const uint32_t y_10 = (b_5[l] & 0xffff) << 16;
            t_2 = (((1 && (y_9 >> 23 & 0xff) == 0) ? y_9 & 0x80000000u : y_9) & 0x7fffffff) == 0
                || (((1 && (y_10 >> 23 & 0xff) == 0) ? y_10 & 0x80000000u : y_10) & 0x7fffffff)
                == 0;
        } else {
            t_2 = 0;
        }
        if (t_2) {
            const uint32_t y_12 = (c_3 & 0xffff) << 16;
            const uint32_t b_3 = (z_2 && (y_12 >> 23 & 0xff) == 0) ? y_12 & 0x80000000u : y_12;
            const uint32_t down_3 = rt_f32_add(0, b_3, RT_DOWN, (uint32_t)(z_2 * 3), 0x7fffffff);
            const uint32_t up_3 = rt_f32_add(0, b_3, RT_UP, (uint32_t)(z_2 * 3), 0x7fffffff);
            const int32_t less_3 = (down_3 & 0x7fffffff) < (up_3 & 0x7fffffff);
            const int32_t same_3 = (down_3 & 0x7fffffff) == (up_3 & 0x7fffffff);
            const uint32_t r_3 = less_3 ? down_3 : up_3;
            const uint32_t x_5 = rt_f32_is_nan(up_3) ? 2147483647
                : r_3 | (uint32_t)(same_3 ? 0 : 1);
            result_2 = rt_f32_is_nan(x_5) ? 32767
                : (int32_t)((x_5 + 32767 + (x_5 >> 16 & 1)) >> 16 & 0xffff);
        } else {
            const uint32_t y_13 = (a_5[l] & 0xffff) << 16;
            const uint32_t a_4 = (z_2 && (y_13 >> 23 & 0xff) == 0) ? y_13 & 0x80000000u : y_13;
            const uint32_t y_14 = (b_5[l] & 0xffff) << 16;
            const uint32_t b_4 = (z_2 && (y_14 >> 23 & 0xff) == 0) ? y_14 & 0x80000000u : y_14;
            const uint32_t y_15 = (c_3 & 0xffff) << 16;
            const uint32_t c_2 = (z_2 && (y_15 >> 23 & 0xff) == 0) ? y_15 & 0x80000000u : y_15;
            const uint32_t down_4 =
                rt_f32_mul_add(a_4, b_4, c_2, RT_EXACT, RT_DOWN, (uint32_t)(z_2 * 3), 0x7fffffff);
            const uint32_t up_4 =
                rt_f32_mul_add(a_4, b_4, c_2, RT_EXACT, RT_UP, (uint32_t)(z_2 * 3), 0x7fffffff);
            const int32_t less_4 = (down_4 & 0x7fffffff) < (up_4 & 0x7fffffff);
            const int32_t same_4 = (down_4 & 0x7fffffff) == (up_4 & 0x7fffffff);
            const uint32_t r_4 = less_4 ? down_4 : up_4;
            const uint32_t x_6 = rt_f32_is_nan(up_4) ? 2147483647
                : r_4 | (uint32_t)(same_4 ? 0 : 1);
            result_2 = rt_f32_is_nan(x_6) ? 32767
                : (int32_t)((x_6 + 32767 + (x_6 >> 16 & 1)) >> 16 & 0xffff);
        }
        const uint32_t x_7 =
            (uint32_t)(!sat ? result : result >> 15 != 0
            || result > 32640 ? 0 : rt_min_i32(result, 16256)) << 16
            | (uint32_t)(!sat ? result_2 : result_2 >> 15 != 0
            || result_2 > 32640 ? 0 : rt_min_i32(result_2, 16256));
        const uint32_t rd = x_7;
        rd_to[l] = rd;
    }
}

RT_LOOP_1(lanes_hfma2_c_2,
    (const uint32_t *a_5, const uint32_t *b_5, uint32_t c_3, uint32_t *rd_to,
    const int32_t fields), (a_5, b_5, c_3, rd_to, key), 0, 0)

RT_WITHIN void lanes_hfma2_c_3_for(const uint32_t *a_5, const uint32_t *b_5, uint32_t c_3,
    uint32_t *rd_to, const int32_t key)
{
    const int32_t fmz = key & 3;
    const int32_t sat = key >> 2 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        int32_t result_3 = 0;
        int32_t result_4 = 0;
        const int32_t z_3 = fmz != 0;
        const int32_t dnz_3 = fmz == 1;
        if (dnz_3 && (((uint32_t)rt_float_convert(RT_F32, RT_F16, a_5[l] >> 16, RT_NEAR,
            RT_FLUSH_ALL, 0x7fffffff) & 0x7fffffff) == 0
            || ((uint32_t)rt_float_convert(RT_F32, RT_F16, b_5[l] >> 16, RT_NEAR, RT_FLUSH_ALL,
            0x7fffffff) & 0x7fffffff) == 0)) {
            result_3 = (int32_t)(uint32_t)rt_float_add(RT_F16, 0, c_3 >> 16, RT_NEAR,
                (uint32_t)(z_3 * 3), 0x7fff);
        } else {
            result_3 = (int32_t)(uint32_t)rt_float_mul_add(RT_F16, a_5[l] >> 16, b_5[l] >> 16,
                c_3 >> 16, RT_EXACT, RT_NEAR, (uint32_t)(z_3 * 3), 0x7fff);
        }
        if (dnz_3 && (((uint32_t)rt_float_convert(RT_F32, RT_F16, a_5[l] & 0xffff, RT_NEAR,
            RT_FLUSH_ALL, 0x7fffffff) & 0x7fffffff) == 0
            || ((uint32_t)rt_float_convert(RT_F32, RT_F16, b_5[l] & 0xffff, RT_NEAR, RT_FLUSH_ALL,
            0x7fffffff) & 0x7fffffff) == 0)) {
            result_4 = (int32_t)(uint32_t)rt_float_add(RT_F16, 0, c_3 & 0xffff, RT_NEAR,
                (uint32_t)(z_3 * 3), 0x7fff);
        } else {
            result_4 = (int32_t)(uint32_t)rt_float_mul_add(RT_F16, a_5[l] & 0xffff,
                b_5[l] & 0xffff, c_3 & 0xffff, RT_EXACT, RT_NEAR, (uint32_t)(z_3 * 3), 0x7fff);
        }
        const uint32_t x_8 =
            (uint32_t)(!sat ? result_3 : result_3 >> 15 != 0
            || result_3 > 31744 ? 0 : rt_min_i32(result_3, 15360)) << 16
            | (uint32_t)(!sat ? result_4 : result_4 >> 15 != 0
            || result_4 > 31744 ? 0 : rt_min_i32(result_4, 15360));
        const uint32_t rd = x_8;
        rd_to[l] = rd;
    }
}

RT_LOOP_1(lanes_hfma2_c_3,
    (const uint32_t *a_5, const uint32_t *b_5, uint32_t c_3, uint32_t *rd_to,
    const int32_t fields), (a_5, b_5, c_3, rd_to, key), 0, 0)

RT_WITHIN void lanes_hfma2_rb_for(const uint32_t *a_5, const uint32_t *b_5, const uint32_t *c_3,
    uint32_t *rd_to, const int32_t key)
{
    const int32_t fmz = key & 3;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        int32_t result = 0;
        int32_t t = 0;
        int32_t result_2 = 0;
        int32_t t_2 = 0;
        const int32_t z = fmz != 0;
        const int32_t dnz = fmz == 1;
        if (dnz) {
            const uint32_t y = a_5[l] >> 16 << 16;
            const uint32_t y_2 = b_5[l] >> 16 << 16;
            t = (((1 && (y >> 23 & 0xff) == 0) ? y & 0x80000000u : y) & 0x7fffffff) == 0
                || (((1 && (y_2 >> 23 & 0xff) == 0) ? y_2 & 0x80000000u : y_2) & 0x7fffffff) == 0;
        } else {
            t = 0;
        }
        if (t) {
            const uint32_t y_4 = c_3[l] >> 16 << 16;
            const uint32_t b = (z && (y_4 >> 23 & 0xff) == 0) ? y_4 & 0x80000000u : y_4;
            const uint32_t down = rt_f32_add(0, b, RT_DOWN, (uint32_t)(z * 3), 0x7fffffff);
            const uint32_t up = rt_f32_add(0, b, RT_UP, (uint32_t)(z * 3), 0x7fffffff);
            const int32_t less = (down & 0x7fffffff) < (up & 0x7fffffff);
            const int32_t same = (down & 0x7fffffff) == (up & 0x7fffffff);
            const uint32_t r = less ? down : up;
            const uint32_t x = rt_f32_is_nan(up) ? 2147483647 : r | (uint32_t)(same ? 0 : 1);
            result = rt_f32_is_nan(x) ? 32767
                : (int32_t)((x + 32767 + (x >> 16 & 1)) >> 16 & 0xffff);
        } else {
            const uint32_t y_5 = a_5[l] >> 16 << 16;
            const uint32_t a_2 = (z && (y_5 >> 23 & 0xff) == 0) ? y_5 & 0x80000000u : y_5;
            const uint32_t y_6 = b_5[l] >> 16 << 16;
            const uint32_t b_2 = (z && (y_6 >> 23 & 0xff) == 0) ? y_6 & 0x80000000u : y_6;
            const uint32_t y_7 = c_3[l] >> 16 << 16;
            const uint32_t c = (z && (y_7 >> 23 & 0xff) == 0) ? y_7 & 0x80000000u : y_7;
            const uint32_t down_2 =
                rt_f32_mul_add(a_2, b_2, c, RT_EXACT, RT_DOWN, (uint32_t)(z * 3), 0x7fffffff);
            const uint32_t up_2 =
                rt_f32_mul_add(a_2, b_2, c, RT_EXACT, RT_UP, (uint32_t)(z * 3), 0x7fffffff);
            const int32_t less_2 = (down_2 & 0x7fffffff) < (up_2 & 0x7fffffff);
            const int32_t same_2 = (down_2 & 0x7fffffff) == (up_2 & 0x7fffffff);
            const uint32_t r_2 = less_2 ? down_2 : up_2;
            const uint32_t x_2 = rt_f32_is_nan(up_2) ? 2147483647
                : r_2 | (uint32_t)(same_2 ? 0 : 1);
            result = rt_f32_is_nan(x_2) ? 32767
                : (int32_t)((x_2 + 32767 + (x_2 >> 16 & 1)) >> 16 & 0xffff);
        }
        if (dnz) {
            const uint32_t y_8 = (a_5[l] & 0xffff) << 16;
            const uint32_t y_9 = (b_5[l] & 0xffff) << 16;
            t_2 = (((1 && (y_8 >> 23 & 0xff) == 0) ? y_8 & 0x80000000u : y_8) & 0x7fffffff) == 0
                || (((1 && (y_9 >> 23 & 0xff) == 0) ? y_9 & 0x80000000u : y_9) & 0x7fffffff) == 0;
        } else {
            t_2 = 0;
        }
        if (t_2) {
            const uint32_t y_11 = (c_3[l] & 0xffff) << 16;
            const uint32_t b_3 = (z && (y_11 >> 23 & 0xff) == 0) ? y_11 & 0x80000000u : y_11;
            const uint32_t down_3 = rt_f32_add(0, b_3, RT_DOWN, (uint32_t)(z * 3), 0x7fffffff);
            const uint32_t up_3 = rt_f32_add(0, b_3, RT_UP, (uint32_t)(z * 3), 0x7fffffff);
            const int32_t less_3 = (down_3 & 0x7fffffff) < (up_3 & 0x7fffffff);
            const int32_t same_3 = (down_3 & 0x7fffffff) == (up_3 & 0x7fffffff);
            const uint32_t r_3 = less_3 ? down_3 : up_3;
            const uint32_t x_3 = rt_f32_is_nan(up_3) ? 2147483647
                : r_3 | (uint32_t)(same_3 ? 0 : 1);
            result_2 = rt_f32_is_nan(x_3) ? 32767
                : (int32_t)((x_3 + 32767 + (x_3 >> 16 & 1)) >> 16 & 0xffff);
        } else {
            const uint32_t y_12 = (a_5[l] & 0xffff) << 16;
            const uint32_t a_4 = (z && (y_12 >> 23 & 0xff) == 0) ? y_12 & 0x80000000u : y_12;
            const uint32_t y_13 = (b_5[l] & 0xffff) << 16;
            const uint32_t b_4 = (z && (y_13 >> 23 & 0xff) == 0) ? y_13 & 0x80000000u : y_13;
            const uint32_t y_14 = (c_3[l] & 0xffff) << 16;
            const uint32_t c_2 = (z && (y_14 >> 23 & 0xff) == 0) ? y_14 & 0x80000000u : y_14;
            const uint32_t down_4 =
                rt_f32_mul_add(a_4, b_4, c_2, RT_EXACT, RT_DOWN, (uint32_t)(z * 3), 0x7fffffff);
            const uint32_t up_4 =
                rt_f32_mul_add(a_4, b_4, c_2, RT_EXACT, RT_UP, (uint32_t)(z * 3), 0x7fffffff);
            const int32_t less_4 = (down_4 & 0x7fffffff) < (up_4 & 0x7fffffff);
            const int32_t same_4 = (down_4 & 0x7fffffff) == (up_4 & 0x7fffffff);
            const uint32_t r_4 = less_4 ? down_4 : up_4;
            const uint32_t x_4 = rt_f32_is_nan(up_4) ? 2147483647
                : r_4 | (uint32_t)(same_4 ? 0 : 1);
            result_2 = rt_f32_is_nan(x_4) ? 32767
                : (int32_t)((x_4 + 32767 + (x_4 >> 16 & 1)) >> 16 & 0xffff);
        }
        const uint32_t x_5 = (uint32_t)result << 16 | (uint32_t)result_2;
        const uint32_t rd =
            (uint32_t)((x_5 >> 16 & 0x7fff) > 32640 ? 32767 : x_5 >> 16 >> 15 != 0 ? 0
            : (int32_t)(x_5 >> 16)) << 16
            | (uint32_t)((x_5 & 0xffff & 0x7fff) > 32640 ? 32767 : (x_5 & 0xffff) >> 15 != 0 ? 0
            : (int32_t)(x_5 & 0xffff));
        rd_to[l] = rd;
    }
}

RT_LOOP_1(lanes_hfma2_rb,
    (const uint32_t *a_5, const uint32_t *b_5, const uint32_t *c_3, uint32_t *rd_to,
    const int32_t fields), (a_5, b_5, c_3, rd_to, key), 0, 0)

RT_WITHIN void lanes_hfma2_rb_2_for(const uint32_t *a_5, const uint32_t *b_5, const uint32_t *c_3,
    uint32_t *rd_to, const int32_t key)
{
    const int32_t fmz = key & 3;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        int32_t result_3 = 0;
        int32_t result_4 = 0;
        const int32_t z_2 = fmz != 0;
        const int32_t dnz_2 = fmz == 1;
        if (dnz_2 && (((uint32_t)rt_float_convert(RT_F32, RT_F16, a_5[l] >> 16, RT_NEAR,
            RT_FLUSH_ALL, 0x7fffffff) & 0x7fffffff) == 0
            || ((uint32_t)rt_float_convert(RT_F32, RT_F16, b_5[l] >> 16, RT_NEAR, RT_FLUSH_ALL,
            0x7fffffff) & 0x7fffffff) == 0)) {
            result_3 = (int32_t)(uint32_t)rt_float_add(RT_F16, 0, c_3[l] >> 16, RT_NEAR,
                (uint32_t)(z_2 * 3), 0x7fff);
        } else {
            result_3 = (int32_t)(uint32_t)rt_float_mul_add(RT_F16, a_5[l] >> 16, b_5[l] >> 16,
                c_3[l] >> 16, RT_EXACT, RT_NEAR, (uint32_t)(z_2 * 3), 0x7fff);
        }
        if (dnz_2 && (((uint32_t)rt_float_convert(RT_F32, RT_F16, a_5[l] & 0xffff, RT_NEAR,
            RT_FLUSH_ALL, 0x7fffffff) & 0x7fffffff) == 0
            || ((uint32_t)rt_float_convert(RT_F32, RT_F16, b_5[l] & 0xffff, RT_NEAR, RT_FLUSH_ALL,
            0x7fffffff) & 0x7fffffff) == 0)) {
            result_4 = (int32_t)(uint32_t)rt_float_add(RT_F16, 0, c_3[l] & 0xffff, RT_NEAR,
                (uint32_t)(z_2 * 3), 0x7fff);
        } else {
            result_4 = (int32_t)(uint32_t)rt_float_mul_add(RT_F16, a_5[l] & 0xffff,
                b_5[l] & 0xffff, c_3[l] & 0xffff, RT_EXACT, RT_NEAR, (uint32_t)(z_2 * 3), 0x7fff);
        }
        const uint32_t x_6 = (uint32_t)result_3 << 16 | (uint32_t)result_4;
        const uint32_t rd =
            (uint32_t)((x_6 >> 16 & 0x7fff) > 31744 ? 32767 : x_6 >> 16 >> 15 != 0 ? 0
            : (int32_t)(x_6 >> 16)) << 16
            | (uint32_t)((x_6 & 0xffff & 0x7fff) > 31744 ? 32767 : (x_6 & 0xffff) >> 15 != 0 ? 0
            : (int32_t)(x_6 & 0xffff));
        rd_to[l] = rd;
    }
}

RT_LOOP_1(lanes_hfma2_rb_2,
    (const uint32_t *a_5, const uint32_t *b_5, const uint32_t *c_3, uint32_t *rd_to,
    const int32_t fields), (a_5, b_5, c_3, rd_to, key), 0, 0)

RT_WITHIN void lanes_hfma2_rc_for(const uint32_t *a_5, const uint32_t *b_5, uint32_t c_3,
    uint32_t *rd_to, const int32_t key)
{
    const int32_t fmz = key & 3;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        int32_t result = 0;
        int32_t t = 0;
        int32_t result_2 = 0;
        int32_t t_2 = 0;
        const int32_t z = fmz != 0;
        const int32_t dnz = fmz == 1;
        if (dnz) {
            const uint32_t y = a_5[l] >> 16 << 16;
            const uint32_t y_2 = b_5[l] >> 16 << 16;
            t = (((1 && (y >> 23 & 0xff) == 0) ? y & 0x80000000u : y) & 0x7fffffff) == 0
                || (((1 && (y_2 >> 23 & 0xff) == 0) ? y_2 & 0x80000000u : y_2) & 0x7fffffff) == 0;
        } else {
            t = 0;
        }
        if (t) {
            const uint32_t y_4 = c_3 >> 16 << 16;
            const uint32_t b = (z && (y_4 >> 23 & 0xff) == 0) ? y_4 & 0x80000000u : y_4;
            const uint32_t down = rt_f32_add(0, b, RT_DOWN, (uint32_t)(z * 3), 0x7fffffff);
            const uint32_t up = rt_f32_add(0, b, RT_UP, (uint32_t)(z * 3), 0x7fffffff);
            const int32_t less = (down & 0x7fffffff) < (up & 0x7fffffff);
            const int32_t same = (down & 0x7fffffff) == (up & 0x7fffffff);
            const uint32_t r = less ? down : up;
            const uint32_t x = rt_f32_is_nan(up) ? 2147483647 : r | (uint32_t)(same ? 0 : 1);
            result = rt_f32_is_nan(x) ? 32767
                : (int32_t)((x + 32767 + (x >> 16 & 1)) >> 16 & 0xffff);
        } else {
            const uint32_t y_5 = a_5[l] >> 16 << 16;
            const uint32_t a_2 = (z && (y_5 >> 23 & 0xff) == 0) ? y_5 & 0x80000000u : y_5;
            const uint32_t y_6 = b_5[l] >> 16 << 16;
            const uint32_t b_2 = (z && (y_6 >> 23 & 0xff) == 0) ? y_6 & 0x80000000u : y_6;
            const uint32_t y_7 = c_3 >> 16 << 16;
            const uint32_t c = (z && (y_7 >> 23 & 0xff) == 0) ? y_7 & 0x80000000u : y_7;
            const uint32_t down_2 =
                rt_f32_mul_add(a_2, b_2, c, RT_EXACT, RT_DOWN, (uint32_t)(z * 3), 0x7fffffff);
            const uint32_t up_2 =
                rt_f32_mul_add(a_2, b_2, c, RT_EXACT, RT_UP, (uint32_t)(z * 3), 0x7fffffff);
            const int32_t less_2 = (down_2 & 0x7fffffff) < (up_2 & 0x7fffffff);
            const int32_t same_2 = (down_2 & 0x7fffffff) == (up_2 & 0x7fffffff);
            const uint32_t r_2 = less_2 ? down_2 : up_2;
            const uint32_t x_2 = rt_f32_is_nan(up_2) ? 2147483647
                : r_2 | (uint32_t)(same_2 ? 0 : 1);
            result = rt_f32_is_nan(x_2) ? 32767
                : (int32_t)((x_2 + 32767 + (x_2 >> 16 & 1)) >> 16 & 0xffff);
        }
        if (dnz) {
            const uint32_t y_8 = (a_5[l] & 0xffff) << 16;
            const uint32_t y_9 = (b_5[l] & 0xffff) << 16;
            t_2 = (((1 && (y_8 >> 23 & 0xff) == 0) ? y_8 & 0x80000000u : y_8) & 0x7fffffff) == 0
                || (((1 && (y_9 >> 23 & 0xff) == 0) ? y_9 & 0x80000000u : y_9) & 0x7fffffff) == 0;
        } else {
            t_2 = 0;
        }
        if (t_2) {
            const uint32_t y_11 = (c_3 & 0xffff) << 16;
            const uint32_t b_3 = (z && (y_11 >> 23 & 0xff) == 0) ? y_11 & 0x80000000u : y_11;
            const uint32_t down_3 = rt_f32_add(0, b_3, RT_DOWN, (uint32_t)(z * 3), 0x7fffffff);
            const uint32_t up_3 = rt_f32_add(0, b_3, RT_UP, (uint32_t)(z * 3), 0x7fffffff);
            const int32_t less_3 = (down_3 & 0x7fffffff) < (up_3 & 0x7fffffff);
            const int32_t same_3 = (down_3 & 0x7fffffff) == (up_3 & 0x7fffffff);
            const uint32_t r_3 = less_3 ? down_3 : up_3;
            const uint32_t x_3 = rt_f32_is_nan(up_3) ? 2147483647
                : r_3 | (uint32_t)(same_3 ? 0 : 1);
            result_2 = rt_f32_is_nan(x_3) ? 32767
                : (int32_t)((x_3 + 32767 + (x_3 >> 16 & 1)) >> 16 & 0xffff);
        } else {
            const uint32_t y_12 = (a_5[l] & 0xffff) << 16;
            const uint32_t a_4 = (z && (y_12 >> 23 & 0xff) == 0) ? y_12 & 0x80000000u : y_12;
            const uint32_t y_13 = (b_5[l] & 0xffff) << 16;
            const uint32_t b_4 = (z && (y_13 >> 23 & 0xff) == 0) ? y_13 & 0x80000000u : y_13;
            const uint32_t y_14 = (c_3 & 0xffff) << 16;
            const uint32_t c_2 = (z && (y_14 >> 23 & 0xff) == 0) ? y_14 & 0x80000000u : y_14;
            const uint32_t down_4 =
                rt_f32_mul_add(a_4, b_4, c_2, RT_EXACT, RT_DOWN, (uint32_t)(z * 3), 0x7fffffff);
            const uint32_t up_4 =
                rt_f32_mul_add(a_4, b_4, c_2, RT_EXACT, RT_UP, (uint32_t)(z * 3), 0x7fffffff);
            const int32_t less_4 = (down_4 & 0x7fffffff) < (up_4 & 0x7fffffff);
            const int32_t same_4 = (down_4 & 0x7fffffff) == (up_4 & 0x7fffffff);
            const uint32_t r_4 = less_4 ? down_4 : up_4;
            const uint32_t x_4 = rt_f32_is_nan(up_4) ? 2147483647
                : r_4 | (uint32_t)(same_4 ? 0 : 1);
            result_2 = rt_f32_is_nan(x_4) ? 32767
                : (int32_t)((x_4 + 32767 + (x_4 >> 16 & 1)) >> 16 & 0xffff);
        }
        const uint32_t x_5 = (uint32_t)result << 16 | (uint32_t)result_2;
        const uint32_t rd =
            (uint32_t)((x_5 >> 16 & 0x7fff) > 32640 ? 32767 : x_5 >> 16 >> 15 != 0 ? 0
            : (int32_t)(x_5 >> 16)) << 16
            | (uint32_t)((x_5 & 0xffff & 0x7fff) > 32640 ? 32767 : (x_5 & 0xffff) >> 15 != 0 ? 0
            : (int32_t)(x_5 & 0xffff));
        rd_to[l] = rd;
    }
}

RT_LOOP_1(lanes_hfma2_rc,
    (const uint32_t *a_5, const uint32_t *b_5, uint32_t c_3, uint32_t *rd_to,
    const int32_t fields), (a_5, b_5, c_3, rd_to, key), 0, 0)

RT_WITHIN void lanes_hfma2_rc_2_for(const uint32_t *a_5, const uint32_t *b_5, uint32_t c_3,
    uint32_t *rd_to, const int32_t key)
{
    const int32_t fmz = key & 3;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        int32_t result_3 = 0;
        int32_t result_4 = 0;
        const int32_t z_2 = fmz != 0;
        const int32_t dnz_2 = fmz == 1;
        if (dnz_2 && (((uint32_t)rt_float_convert(RT_F32, RT_F16, a_5[l] >> 16, RT_NEAR,
            RT_FLUSH_ALL, 0x7fffffff) & 0x7fffffff) == 0
            || ((uint32_t)rt_float_convert(RT_F32, RT_F16, b_5[l] >> 16, RT_NEAR, RT_FLUSH_ALL,
            0x7fffffff) & 0x7fffffff) == 0)) {
            result_3 = (int32_t)(uint32_t)rt_float_add(RT_F16, 0, c_3 >> 16, RT_NEAR,
                (uint32_t)(z_2 * 3), 0x7fff);
        } else {
            result_3 = (int32_t)(uint32_t)rt_float_mul_add(RT_F16, a_5[l] >> 16, b_5[l] >> 16,
                c_3 >> 16, RT_EXACT, RT_NEAR, (uint32_t)(z_2 * 3), 0x7fff);
        }
        if (dnz_2 && (((uint32_t)rt_float_convert(RT_F32, RT_F16, a_5[l] & 0xffff, RT_NEAR,
            RT_FLUSH_ALL, 0x7fffffff) & 0x7fffffff) == 0
            || ((uint32_t)rt_float_convert(RT_F32, RT_F16, b_5[l] & 0xffff, RT_NEAR, RT_FLUSH_ALL,
            0x7fffffff) & 0x7fffffff) == 0)) {
            result_4 = (int32_t)(uint32_t)rt_float_add(RT_F16, 0, c_3 & 0xffff, RT_NEAR,
                (uint32_t)(z_2 * 3), 0x7fff);
        } else {
            result_4 = (int32_t)(uint32_t)rt_float_mul_add(RT_F16, a_5[l] & 0xffff,
                b_5[l] & 0xffff, c_3 & 0xffff, RT_EXACT, RT_NEAR, (uint32_t)(z_2 * 3), 0x7fff);
        }
        const uint32_t x_6 = (uint32_t)result_3 << 16 | (uint32_t)result_4;
        const uint32_t rd =
            (uint32_t)((x_6 >> 16 & 0x7fff) > 31744 ? 32767 : x_6 >> 16 >> 15 != 0 ? 0
            : (int32_t)(x_6 >> 16)) << 16
            | (uint32_t)((x_6 & 0xffff & 0x7fff) > 31744 ? 32767 : (x_6 & 0xffff) >> 15 != 0 ? 0
            : (int32_t)(x_6 & 0xffff));
        rd_to[l] = rd;
    }
}

RT_LOOP_1(lanes_hfma2_rc_2,
    (const uint32_t *a_5, const uint32_t *b_5, uint32_t c_3, uint32_t *rd_to,
    const int32_t fields), (a_5, b_5, c_3, rd_to, key), 0, 0)

RT_WITHIN void lanes_hset2_for(struct volta_state *s, int32_t pp, int32_t m_2, const uint32_t *a,
    const uint32_t *b, int32_t float_cmp, uint32_t *rd_to, const int32_t key)
{
    const int32_t not_pp = key & 1;
    const int32_t half_bf = key >> 1 & 1;
    const int32_t ftz = key >> 2 & 1;
    const int32_t half_half_bop = key >> 3 & 3;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t q = s->p[pp][l] ^ not_pp;
        int32_t t = 0;
        int32_t t_2 = 0;
        const int32_t yes = half_bf == 0 ? 65535 : m_2 == 2 ? 16256 : 15360;
        if (m_2 == 2) {
            const uint32_t y = a[l] >> 16 << 16;
            const uint32_t y_2 = b[l] >> 16 << 16;
            t = (rt_f32_compare((ftz && (y >> 23 & 0xff) == 0) ? y & 0x80000000u : y,
                (ftz && (y_2 >> 23 & 0xff) == 0) ? y_2 & 0x80000000u : y_2, RT_KEEP) & float_cmp)
                != 0;
        } else {
            t = (rt_f32_compare((uint32_t)rt_float_convert(RT_F32, RT_F16, a[l] >> 16, RT_NEAR,
                (uint32_t)(ftz * 3), 0x7fffffff),
                (uint32_t)rt_float_convert(RT_F32, RT_F16, b[l] >> 16, RT_NEAR,
                (uint32_t)(ftz * 3), 0x7fffffff), RT_KEEP) & float_cmp) != 0;
        }
        const int32_t t1 = half_half_bop == 0 ? (t && q) : half_half_bop == 1 ? t
            || q : half_half_bop == 2 ? t ^ q : 0;
        if (m_2 == 2) {
            const uint32_t y_3 = (a[l] & 0xffff) << 16;
            const uint32_t y_4 = (b[l] & 0xffff) << 16;
            t_2 = (rt_f32_compare((ftz && (y_3 >> 23 & 0xff) == 0) ? y_3 & 0x80000000u : y_3,
                (ftz && (y_4 >> 23 & 0xff) == 0) ? y_4 & 0x80000000u : y_4, RT_KEEP) & float_cmp)
                != 0;
        } else {
            t_2 = (rt_f32_compare((uint32_t)rt_float_convert(RT_F32, RT_F16, a[l] & 0xffff,
                RT_NEAR, (uint32_t)(ftz * 3), 0x7fffffff),
                (uint32_t)rt_float_convert(RT_F32, RT_F16, b[l] & 0xffff, RT_NEAR,
                (uint32_t)(ftz * 3), 0x7fffffff), RT_KEEP) & float_cmp) != 0;
        }
        const int32_t t0 = half_half_bop == 0 ? (t_2 && q) : half_half_bop == 1 ? t_2
            || q : half_half_bop == 2 ? t_2 ^ q : 0;
        const uint32_t rd = (uint32_t)(t1 ? yes : 0) << 16 | (uint32_t)(t0 ? yes : 0);
        rd_to[l] = rd;
    }
}

RT_LOOP_1(lanes_hset2,
    (struct volta_state *s, int32_t pp, int32_t m_2, const uint32_t *a, const uint32_t *b,
    int32_t float_cmp, uint32_t *rd_to, const int32_t fields),
    (s, pp, m_2, a, b, float_cmp, rd_to, key), 0, 0)

RT_WITHIN void lanes_hsetp2_for(struct volta_state *s, int32_t pp, int32_t m_2, const uint32_t *a,
    const uint32_t *b, int32_t float_cmp, uint8_t *pu_to, uint8_t *pv_to, const int32_t key)
{
    const int32_t not_pp = key & 1;
    const int32_t ftz = key >> 1 & 1;
    const int32_t half_h_and = key >> 2 & 1;
    const int32_t half_half_bop = key >> 3 & 3;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t q = s->p[pp][l] ^ not_pp;
        int32_t t = 0;
        int32_t t_2 = 0;
        if (m_2 == 2) {
            const uint32_t y = a[l] >> 16 << 16;
            const uint32_t y_2 = b[l] >> 16 << 16;
            t = (rt_f32_compare((ftz && (y >> 23 & 0xff) == 0) ? y & 0x80000000u : y,
                (ftz && (y_2 >> 23 & 0xff) == 0) ? y_2 & 0x80000000u : y_2, RT_KEEP) & float_cmp)
                != 0;
        } else {
            t = (rt_f32_compare((uint32_t)rt_float_convert(RT_F32, RT_F16, a[l] >> 16, RT_NEAR,
                (uint32_t)(ftz * 3), 0x7fffffff),
                (uint32_t)rt_float_convert(RT_F32, RT_F16, b[l] >> 16, RT_NEAR,
                (uint32_t)(ftz * 3), 0x7fffffff), RT_KEEP) & float_cmp) != 0;
        }
        const int32_t h1 = t;
        if (m_2 == 2) {
            const uint32_t y_3 = (a[l] & 0xffff) << 16;
            const uint32_t y_4 = (b[l] & 0xffff) << 16;
            t_2 = (rt_f32_compare((ftz && (y_3 >> 23 & 0xff) == 0) ? y_3 & 0x80000000u : y_3,
                (ftz && (y_4 >> 23 & 0xff) == 0) ? y_4 & 0x80000000u : y_4, RT_KEEP) & float_cmp)
                != 0;
        } else {
            t_2 = (rt_f32_compare((uint32_t)rt_float_convert(RT_F32, RT_F16, a[l] & 0xffff,
                RT_NEAR, (uint32_t)(ftz * 3), 0x7fffffff),
                (uint32_t)rt_float_convert(RT_F32, RT_F16, b[l] & 0xffff, RT_NEAR,
                (uint32_t)(ftz * 3), 0x7fffffff), RT_KEEP) & float_cmp) != 0;
        }
        const int32_t h0 = t_2;
        const int32_t all2 = h0 && h1;
        const int32_t t_3 = half_h_and ? all2 : h0;
        const int32_t t_4 = half_h_and ? !all2 : h1;
        const uint32_t pu =
            (uint32_t)(half_half_bop == 0 ? (t_3 && q) : half_half_bop == 1 ? t_3
            || q : half_half_bop == 2 ? t_3 ^ q : 0);
        const uint32_t pv =
            (uint32_t)(half_half_bop == 0 ? (t_4 && q) : half_half_bop == 1 ? t_4
            || q : half_half_bop == 2 ? t_4 ^ q : 0);
        pu_to[l] = (uint8_t)pu;
        pv_to[l] = (uint8_t)pv;
    }
}

RT_LOOP_1(lanes_hsetp2,
    (struct volta_state *s, int32_t pp, int32_t m_2, const uint32_t *a, const uint32_t *b,
    int32_t float_cmp, uint8_t *pu_to, uint8_t *pv_to, const int32_t fields),
    (s, pp, m_2, a, b, float_cmp, pu_to, pv_to, key), 0, 0)

RT_WITHIN void lanes_hmnmx2_for(struct volta_state *s, int32_t pp, int32_t m_2, const uint32_t *a,
    const uint32_t *b, uint32_t *rd_to, const int32_t key)
{
    const int32_t not_pp = key & 1;
    const int32_t ftz = key >> 1 & 1;
    const int32_t xorsign = key >> 2 & 1;
    const int32_t nan = key >> 3 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t q = s->p[pp][l] ^ not_pp;
        uint32_t t = 0;
        uint32_t t_2 = 0;
        uint32_t t_3 = 0;
        uint32_t t_4 = 0;
        const int32_t bf = m_2 == 2;
        if (bf) {
            const uint32_t y = a[l] >> 16 << 16;
            t = (ftz && (y >> 23 & 0xff) == 0) ? y & 0x80000000u : y;
        } else {
            t = (uint32_t)rt_float_convert(RT_F32, RT_F16, a[l] >> 16, RT_NEAR,
                (uint32_t)(ftz * 3), 0x7fffffff);
        }
        const uint32_t x = t;
        if (bf) {
            const uint32_t y_2 = b[l] >> 16 << 16;
            t_2 = (ftz && (y_2 >> 23 & 0xff) == 0) ? y_2 & 0x80000000u : y_2;
        } else {
            t_2 = (uint32_t)rt_float_convert(RT_F32, RT_F16, b[l] >> 16, RT_NEAR,
                (uint32_t)(ftz * 3), 0x7fffffff);
        }
        const uint32_t y_3 = t_2;
        const uint32_t v = xorsign ? x & 0x7fffffff : x;
        const uint32_t w = xorsign ? y_3 & 0x7fffffff : y_3;
        const uint32_t t_5 = rt_f32_min(v, w, RT_KEEP, 0x7fffffff);
        const uint32_t t_6 = rt_f32_max(v, w, RT_KEEP, 0x7fffffff);
        const uint32_t r = q ? t_5 : t_6;
        const int32_t sign = xorsign ? (int32_t)(x >> 31 ^ y_3 >> 31) : 0;
        const int32_t empty = rt_f32_is_nan(r) || (nan && (rt_f32_is_nan(x) || rt_f32_is_nan(y_3)));
        const uint32_t held = empty ? 2147483647 : r ^ (uint32_t)sign << 31;
        const int32_t bf_2 = m_2 == 2;
        if (bf_2) {
            const uint32_t y_4 = (a[l] & 0xffff) << 16;
            t_3 = (ftz && (y_4 >> 23 & 0xff) == 0) ? y_4 & 0x80000000u : y_4;
        } else {
            t_3 = (uint32_t)rt_float_convert(RT_F32, RT_F16, a[l] & 0xffff, RT_NEAR,
                (uint32_t)(ftz * 3), 0x7fffffff);
        }
        const uint32_t x_2 = t_3;
        if (bf_2) {
            const uint32_t y_5 = (b[l] & 0xffff) << 16;
            t_4 = (ftz && (y_5 >> 23 & 0xff) == 0) ? y_5 & 0x80000000u : y_5;
        } else {
            t_4 = (uint32_t)rt_float_convert(RT_F32, RT_F16, b[l] & 0xffff, RT_NEAR,
                (uint32_t)(ftz * 3), 0x7fffffff);
        }
        const uint32_t y_6 = t_4;
        const uint32_t v_2 = xorsign ? x_2 & 0x7fffffff : x_2;
        const uint32_t w_2 = xorsign ? y_6 & 0x7fffffff : y_6;
        const uint32_t t_7 = rt_f32_min(v_2, w_2, RT_KEEP, 0x7fffffff);
        const uint32_t t_8 = rt_f32_max(v_2, w_2, RT_KEEP, 0x7fffffff);
        const uint32_t r_2 = q ? t_7 : t_8;
        const int32_t sign_2 = xorsign ? (int32_t)(x_2 >> 31 ^ y_6 >> 31) : 0;
        const int32_t empty_2 = rt_f32_is_nan(r_2)
            || (nan && (rt_f32_is_nan(x_2) || rt_f32_is_nan(y_6)));
        const uint32_t held_2 = empty_2 ? 2147483647 : r_2 ^ (uint32_t)sign_2 << 31;
        const int32_t t_9 = rt_f32_is_nan(held) ? 32767
            : (int32_t)((held + 32767 + (held >> 16 & 1)) >> 16 & 0xffff);
        const uint32_t t_10 =
            (uint32_t)rt_float_convert(RT_F16, RT_F32, held, RT_NEAR, RT_KEEP, 0x7fff);
        const int32_t t_11 = rt_f32_is_nan(held_2) ? 32767
            : (int32_t)((held_2 + 32767 + (held_2 >> 16 & 1)) >> 16 & 0xffff);
        const uint32_t t_12 =
            (uint32_t)rt_float_convert(RT_F16, RT_F32, held_2, RT_NEAR, RT_KEEP, 0x7fff);
        const uint32_t rd = (uint32_t)(bf ? t_9 : (int32_t)t_10) << 16
            | (uint32_t)(bf_2 ? t_11 : (int32_t)t_12);
        rd_to[l] = rd;
    }
}

RT_LOOP_1(lanes_hmnmx2,
    (struct volta_state *s, int32_t pp, int32_t m_2, const uint32_t *a, const uint32_t *b,
    uint32_t *rd_to, const int32_t fields), (s, pp, m_2, a, b, rd_to, key), 0, 0)

/* GUARD HADD2{ADD_MODE}FTZ{SAT} $R[Rd], F16_A, F16_LAST PM_EVENTS CTL */
RT_BODY(volta_fast_hadd2)
{
    const int32_t ftz = (int32_t)rt_value(in, known, 2);
    const int32_t sat = (int32_t)rt_value(in, known, 3);
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 13, 22);
    run &= hold;
    int32_t m_2 = 0;
    const int m_2_trap = operand_add_mode(in, &m_2, 0, 0, 1);
    if (m_2_trap) {
        return rt_slowly(m, in);
    }
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a_3 = row_f16_a(m, in, known, a_row, 1, 6, 5, 8, 9);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b_3 =
        row_f16_last(m, in, known, b_row, 4, 11, 10, 13, 14, 15, 16, 17, 18,
        19, 20, 21);
    if (!a_3 || !b_3)
        return rt_slowly(m, in);
    if (m_2 == 1) {
        _Alignas(64) uint32_t rd_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 4);
        uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
        if (rt_knows(known, 0xc))
            lanes_hadd2_for(a_3, b_3, rd_to, ftz | sat << 1);
        else
            lanes_hadd2(a_3, b_3, rd_to, ftz | sat << 1);
        rt_write_row32(whole, rd_place, rd_new, run);
        return RT_ON;
    }
    if (m_2 == 2) {
        _Alignas(64) uint32_t rd_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 4);
        uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
        if (rt_knows(known, 0xc))
            lanes_hadd2_2_for(a_3, b_3, rd_to, ftz | sat << 1);
        else
            lanes_hadd2_2(a_3, b_3, rd_to, ftz | sat << 1);
        rt_write_row32(whole, rd_place, rd_new, run);
        return RT_ON;
    }
    _Alignas(64) uint32_t rd_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 4);
    uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
    if (rt_knows(known, 0xc))
        lanes_hadd2_3_for(a_3, b_3, rd_to, ftz | sat << 1);
    else
        lanes_hadd2_3(a_3, b_3, rd_to, ftz | sat << 1);
    rt_write_row32(whole, rd_place, rd_new, run);
    return RT_ON;
}
RT_MADE_ANY(volta_fast_hadd2)
RT_KNOWN(volta_fast_hadd2, 0, 0x3ffe, 0x2c, .line = {0})
RT_KNOWN(volta_fast_hadd2, 1, 0x3ffe, 0x2c, .value = {[2] = 1})
RT_KNOWN(volta_fast_hadd2, 2, 0x3ffe, 0x2c, .line = {[2] = 1, [3] = 1, [4] = 4, [5] = 1, [6] = 1,
    [8] = 1, [10] = 1, [11] = 1, [12] = 1})
RT_QUICK_3(volta_fast_hadd2)

/* GUARD HMUL2{MUL_MODE}FMZ{SAT} $R[Rd], F16_A, F16_B PM_EVENTS CTL */
RT_BODY(volta_fast_hmul2)
{
    const int32_t fmz = (int32_t)rt_value(in, known, 2);
    const int32_t sat = (int32_t)rt_value(in, known, 3);
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 13, 22);
    run &= hold;
    int32_t m_2 = 0;
    const int m_2_trap = operand_add_mode(in, &m_2, 0, 0, 1);
    if (m_2_trap) {
        return rt_slowly(m, in);
    }
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a_3 = row_f16_a(m, in, known, a_row, 1, 6, 5, 8, 9);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b_3 =
        row_f16_last(m, in, known, b_row, 4, 11, 10, 13, 14, 15, 16, 17, 18,
        19, 20, 21);
    if (!a_3 || !b_3)
        return rt_slowly(m, in);
    if (m_2 == 1) {
        _Alignas(64) uint32_t rd_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 4);
        uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
        if (rt_knows(known, 0xc))
            lanes_hmul2_for(a_3, b_3, rd_to, fmz | sat << 2);
        else
            lanes_hmul2(a_3, b_3, rd_to, fmz | sat << 2);
        rt_write_row32(whole, rd_place, rd_new, run);
        return RT_ON;
    }
    if (m_2 == 2) {
        _Alignas(64) uint32_t rd_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 4);
        uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
        if (rt_knows(known, 0xc))
            lanes_hmul2_2_for(a_3, b_3, rd_to, fmz | sat << 2);
        else
            lanes_hmul2_2(a_3, b_3, rd_to, fmz | sat << 2);
        rt_write_row32(whole, rd_place, rd_new, run);
        return RT_ON;
    }
    _Alignas(64) uint32_t rd_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 4);
    uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
    if (rt_knows(known, 0xc))
        lanes_hmul2_3_for(a_3, b_3, rd_to, fmz | sat << 2);
    else
        lanes_hmul2_3(a_3, b_3, rd_to, fmz | sat << 2);
    rt_write_row32(whole, rd_place, rd_new, run);
    return RT_ON;
}
RT_MADE_ANY(volta_fast_hmul2)
RT_KNOWN(volta_fast_hmul2, 0, 0x3ffe, 0x2c, .line = {0})
RT_KNOWN(volta_fast_hmul2, 1, 0x3ffe, 0x2c, .line = {[4] = 2})
RT_KNOWN(volta_fast_hmul2, 2, 0x3ffe, 0x2c, .line = {[2] = 1, [3] = 1, [4] = 4, [5] = 1, [6] = 1,
    [8] = 1, [10] = 1, [11] = 1, [12] = 1})
RT_QUICK_3(volta_fast_hmul2)

/* GUARD HFMA2{FMA_MODE} $R[Rd], F16_A, FMA_B, F16_Rc PM_EVENTS CTL */
RT_BODY(volta_fast_hfma2_b)
{
    const int32_t fmz = (int32_t)rt_value(in, known, 1);
    const int32_t sat = (int32_t)rt_value(in, known, 2);
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 16, 26);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    const int32_t m_2 = operand_fma_mode(in, 0, 0);
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a_5 = row_f16_a(m, in, known, a_row, 1, 5, 4, 7, 8);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b_5 =
        row_fma_b(m, in, known, b_row, 4, 10, 9, 12, 13, 14, 15, 16, 17, 18,
        19, 20);
    _Alignas(64) uint32_t c_row[32];
    const uint32_t *const c_3 = row_f16_rc(m, in, known, c_row, 13, 22, 21, 24, 25);
    if (!a_5 || !b_5 || !c_3)
        return rt_slowly(m, in);
    if (m_2 == 1) {
        _Alignas(64) uint32_t rd_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 3);
        uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
        if (rt_knows(known, 0x6))
            lanes_hfma2_b_for(a_5, b_5, c_3, rd_to, fmz | sat << 2);
        else
            lanes_hfma2_b(a_5, b_5, c_3, rd_to, fmz | sat << 2);
        rt_write_row32(whole, rd_place, rd_new, run);
        return RT_ON;
    }
    if (m_2 == 2) {
        _Alignas(64) uint32_t rd_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 3);
        uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
        lanes_hfma2_b_2(a_5, b_5, c_3, rd_to, fmz | sat << 2);
        rt_write_row32(whole, rd_place, rd_new, run);
        return RT_ON;
    }
    _Alignas(64) uint32_t rd_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 3);
    uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
    if (rt_knows(known, 0x6))
        lanes_hfma2_b_3_for(a_5, b_5, c_3, rd_to, fmz | sat << 2);
    else
        lanes_hfma2_b_3(a_5, b_5, c_3, rd_to, fmz | sat << 2);
    rt_write_row32(whole, rd_place, rd_new, run);
    return RT_ON;
}
RT_MADE_ANY(volta_fast_hfma2_b)
RT_KNOWN(volta_fast_hfma2_b, 0, 0x1fffe, 0x200016, .line = {0})
RT_KNOWN(volta_fast_hfma2_b, 1, 0x1fffe, 0x200016, .line = {[5] = 1, [6] = 1, [8] = 1, [10] = 1,
    [11] = 1, [12] = 1})
RT_KNOWN(volta_fast_hfma2_b, 2, 0x1fffe, 0x200016, .line = {[13] = 1}, .value = {[2] = 1})
RT_QUICK_3(volta_fast_hfma2_b)

/* GUARD HFMA2{FMA_MODE} $R[Rd], F16_A, F16_Rc, FMA_C_IN_B PM_EVENTS CTL */
RT_BODY(volta_fast_hfma2_c)
{
    struct volta_state *const s = m->state;
    const int32_t fmz = (int32_t)rt_value(in, known, 1);
    const int32_t sat = (int32_t)rt_value(in, known, 2);
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 14, 24);
    run &= hold;
    const int32_t m_2 = operand_fma_mode(in, 0, 0);
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a_5 = row_f16_a(m, in, known, a_row, 1, 5, 4, 7, 8);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b_5 = row_f16_rc(m, in, known, b_row, 4, 10, 9, 12, 13);
    if (m->watch)
        return rt_slowly(m, in);
    uint32_t c_3 = 0;
    const int c_3_trap =
        operand_fma_c_in_b(m, s, in, &c_3, 7, 14, 15, 16, 17, 18, 19, 20, 22,
        23, 21);
    if (c_3_trap) {
        return rt_slowly(m, in);
    }
    if (!a_5 || !b_5)
        return rt_slowly(m, in);
    if (m_2 == 1) {
        _Alignas(64) uint32_t rd_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 3);
        uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
        if (rt_knows(known, 0x6))
            lanes_hfma2_c_for(a_5, b_5, c_3, rd_to, fmz | sat << 2);
        else
            lanes_hfma2_c(a_5, b_5, c_3, rd_to, fmz | sat << 2);
        rt_write_row32(whole, rd_place, rd_new, run);
        return RT_ON;
    }
    if (m_2 == 2) {
        _Alignas(64) uint32_t rd_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 3);
        uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
        lanes_hfma2_c_2(a_5, b_5, c_3, rd_to, fmz | sat << 2);
        rt_write_row32(whole, rd_place, rd_new, run);
        return RT_ON;
    }
    _Alignas(64) uint32_t rd_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 3);
    uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
    if (rt_knows(known, 0x6))
        lanes_hfma2_c_3_for(a_5, b_5, c_3, rd_to, fmz | sat << 2);
    else
        lanes_hfma2_c_3(a_5, b_5, c_3, rd_to, fmz | sat << 2);
    rt_write_row32(whole, rd_place, rd_new, run);
    return RT_ON;
}
RT_MADE_ANY(volta_fast_hfma2_c)
RT_KNOWN(volta_fast_hfma2_c, 0, 0x407e, 0x216, .line = {0})
RT_KNOWN(volta_fast_hfma2_c, 1, 0x407e, 0x216, .value = {[2] = 1})
RT_QUICK_2(volta_fast_hfma2_c)

/* GUARD HFMA2{RELU_MODE}.RELU $R[Rd], F16_A, FMA_B, F16_Rc, OPT_SRC PM_EVENTS CTL */
RT_BODY(volta_fast_hfma2_rb)
{
    const int32_t fmz = (int32_t)rt_value(in, known, 1);
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 17, 27);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    const int32_t m_2 = operand_relu_mode(in, 0, 0);
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a_5 = row_f16_a(m, in, known, a_row, 1, 4, 3, 6, 7);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b_5 =
        row_fma_b_2(m, in, known, b_row, 4, 9, 8, 11, 12, 13, 14, 15, 16, 17,
        18, 19);
    _Alignas(64) uint32_t c_row[32];
    const uint32_t *const c_3 = row_f16_rc(m, in, known, c_row, 13, 21, 20, 23, 24);
    const uint32_t hold_2 = mask_opt_src(m, in, known, 16, 26);
    if (!a_5 || !b_5 || !c_3 || (run & ~hold_2) != 0 || m_2 == 1)
        return rt_slowly(m, in);
    if (m_2 == 2) {
        _Alignas(64) uint32_t rd_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 2);
        uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
        lanes_hfma2_rb(a_5, b_5, c_3, rd_to, fmz);
        rt_write_row32(whole, rd_place, rd_new, run);
        return RT_ON;
    }
    _Alignas(64) uint32_t rd_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 2);
    uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
    if (rt_knows(known, 0x2))
        lanes_hfma2_rb_2_for(a_5, b_5, c_3, rd_to, fmz);
    else
        lanes_hfma2_rb_2(a_5, b_5, c_3, rd_to, fmz);
    rt_write_row32(whole, rd_place, rd_new, run);
    return RT_ON;
}
RT_MADE_ANY(volta_fast_hfma2_rb)
RT_KNOWN(volta_fast_hfma2_rb, 0, 0x3fffe, 0x10000a, .line = {0})
RT_QUICK_1(volta_fast_hfma2_rb)

/* GUARD HFMA2{RELU_MODE}.RELU $R[Rd], F16_A, F16_Rc, FMA_C_IN_B, OPT_SRC PM_EVENTS CTL */
RT_BODY(volta_fast_hfma2_rc)
{
    struct volta_state *const s = m->state;
    const int32_t fmz = (int32_t)rt_value(in, known, 1);
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 15, 25);
    run &= hold;
    const int32_t m_2 = operand_relu_mode(in, 0, 0);
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a_5 = row_f16_a(m, in, known, a_row, 1, 4, 3, 6, 7);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b_5 = row_f16_rc(m, in, known, b_row, 4, 9, 8, 11, 12);
    if (m->watch)
        return rt_slowly(m, in);
    uint32_t c_3 = 0;
    const int c_3_trap =
        operand_fma_c_in_b_2(m, s, in, &c_3, 7, 13, 14, 15, 16, 17, 18, 19, 21,
        22, 20);
    if (c_3_trap) {
        return rt_slowly(m, in);
    }
    const uint32_t hold_2 = mask_opt_src(m, in, known, 14, 24);
    if (!a_5 || !b_5 || (run & ~hold_2) != 0 || m_2 == 1)
        return rt_slowly(m, in);
    if (m_2 == 2) {
        _Alignas(64) uint32_t rd_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 2);
        uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
        lanes_hfma2_rc(a_5, b_5, c_3, rd_to, fmz);
        rt_write_row32(whole, rd_place, rd_new, run);
        return RT_ON;
    }
    _Alignas(64) uint32_t rd_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 2);
    uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
    if (rt_knows(known, 0x2))
        lanes_hfma2_rc_2_for(a_5, b_5, c_3, rd_to, fmz);
    else
        lanes_hfma2_rc_2(a_5, b_5, c_3, rd_to, fmz);
    rt_write_row32(whole, rd_place, rd_new, run);
    return RT_ON;
}
RT_MADE_ANY(volta_fast_hfma2_rc)
RT_KNOWN(volta_fast_hfma2_rc, 0, 0xc07e, 0x10a, .line = {0})
RT_QUICK_1(volta_fast_hfma2_rc)

/* GUARD HFMA2.MMA{MMA_MODE} $R[Rd], MMA_A, MMA_B, MMA_Rc PM_EVENTS CTL */
RT_BODY(volta_fast_hfma2_mma_b)
{
    const int32_t fmz = (int32_t)rt_value(in, known, 0);
    const int32_t sat = (int32_t)rt_value(in, known, 1);
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 6, 19);
    run &= hold;
    int32_t m_2 = 0;
    const int m_2_trap = operand_mma_mode(in, &m_2, 0);
    if (m_2_trap) {
        return rt_slowly(m, in);
    }
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a_5 = row_mma_a(m, in, known, a_row, 1, 4, 3);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b_5 =
        row_mma_b(m, in, known, b_row, 2, 7, 6, 9, 10, 11, 12, 13, 14, 15);
    _Alignas(64) uint32_t c_row[32];
    const uint32_t *const c_3 = row_mma_a(m, in, known, c_row, 5, 17, 16);
    if (!a_5 || !b_5 || !c_3)
        return rt_slowly(m, in);
    if (m_2 == 1) {
        _Alignas(64) uint32_t rd_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 2);
        uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
        if (rt_knows(known, 0x3))
            lanes_hfma2_b_for(a_5, b_5, c_3, rd_to, fmz | sat << 2);
        else
            lanes_hfma2_b(a_5, b_5, c_3, rd_to, fmz | sat << 2);
        rt_write_row32(whole, rd_place, rd_new, run);
        return RT_ON;
    }
    if (m_2 == 2) {
        _Alignas(64) uint32_t rd_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 2);
        uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
        lanes_hfma2_b_2(a_5, b_5, c_3, rd_to, fmz | sat << 2);
        rt_write_row32(whole, rd_place, rd_new, run);
        return RT_ON;
    }
    _Alignas(64) uint32_t rd_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 2);
    uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
    if (rt_knows(known, 0x3))
        lanes_hfma2_b_3_for(a_5, b_5, c_3, rd_to, fmz | sat << 2);
    else
        lanes_hfma2_b_3(a_5, b_5, c_3, rd_to, fmz | sat << 2);
    rt_write_row32(whole, rd_place, rd_new, run);
    return RT_ON;
}
RT_MADE_ANY(volta_fast_hfma2_mma_b)
RT_KNOWN(volta_fast_hfma2_mma_b, 0, 0x7e, 0x1000b, .line = {0})
RT_KNOWN(volta_fast_hfma2_mma_b, 1, 0x7e, 0x1000b, .value = {[3] = 1})
RT_QUICK_2(volta_fast_hfma2_mma_b)

/* GUARD HFMA2.MMA{MMA_MODE} $R[Rd], MMA_A, MMA_Rc, MMA_C_IN_B PM_EVENTS CTL */
RT_BODY(volta_fast_hfma2_mma_c)
{
    struct volta_state *const s = m->state;
    const int32_t fmz = (int32_t)rt_value(in, known, 0);
    const int32_t sat = (int32_t)rt_value(in, known, 1);
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 6, 17);
    run &= hold;
    int32_t m_2 = 0;
    const int m_2_trap = operand_mma_mode(in, &m_2, 0);
    if (m_2_trap) {
        return rt_slowly(m, in);
    }
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a_5 = row_mma_a(m, in, known, a_row, 1, 4, 3);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b_5 = row_mma_a(m, in, known, b_row, 2, 7, 6);
    if (m->watch)
        return rt_slowly(m, in);
    uint32_t c_3 = 0;
    const int c_3_trap =
        operand_mma_c_in_b(m, s, in, &c_3, 3, 9, 10, 11, 12, 13, 14, 15, 16);
    if (c_3_trap) {
        return rt_slowly(m, in);
    }
    if (!a_5 || !b_5)
        return rt_slowly(m, in);
    if (m_2 == 1) {
        _Alignas(64) uint32_t rd_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 2);
        uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
        if (rt_knows(known, 0x3))
            lanes_hfma2_c_for(a_5, b_5, c_3, rd_to, fmz | sat << 2);
        else
            lanes_hfma2_c(a_5, b_5, c_3, rd_to, fmz | sat << 2);
        rt_write_row32(whole, rd_place, rd_new, run);
        return RT_ON;
    }
    if (m_2 == 2) {
        _Alignas(64) uint32_t rd_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 2);
        uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
        lanes_hfma2_c_2(a_5, b_5, c_3, rd_to, fmz | sat << 2);
        rt_write_row32(whole, rd_place, rd_new, run);
        return RT_ON;
    }
    _Alignas(64) uint32_t rd_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 2);
    uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
    if (rt_knows(known, 0x3))
        lanes_hfma2_c_3_for(a_5, b_5, c_3, rd_to, fmz | sat << 2);
    else
        lanes_hfma2_c_3(a_5, b_5, c_3, rd_to, fmz | sat << 2);
    rt_write_row32(whole, rd_place, rd_new, run);
    return RT_ON;
}
RT_MADE_ANY(volta_fast_hfma2_mma_c)
RT_KNOWN(volta_fast_hfma2_mma_c, 0, 0x46, 0x4b, .line = {0})
RT_KNOWN(volta_fast_hfma2_mma_c, 1, 0x46, 0x4b, .value = {[3] = 1})
RT_QUICK_2(volta_fast_hfma2_mma_c)

/* GUARD HFMA2.MMA{MMA_MODE}.RELU $R[Rd], MMA_A, MMA_B, MMA_Rc, OPT_SRC PM_EVENTS CTL */
RT_BODY(volta_fast_hfma2_mma_rb)
{
    const int32_t fmz = (int32_t)rt_value(in, known, 0);
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 7, 21);
    run &= hold;
    int32_t m_2 = 0;
    const int m_2_trap = operand_mma_mode(in, &m_2, 0);
    if (m_2_trap) {
        return rt_slowly(m, in);
    }
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a_5 = row_mma_a(m, in, known, a_row, 1, 4, 3);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b_5 =
        row_mma_b(m, in, known, b_row, 2, 7, 6, 9, 10, 11, 12, 13, 14, 15);
    _Alignas(64) uint32_t c_row[32];
    const uint32_t *const c_3 = row_mma_a(m, in, known, c_row, 5, 17, 16);
    const uint32_t hold_2 = mask_opt_src(m, in, known, 6, 20);
    if (!a_5 || !b_5 || !c_3 || (run & ~hold_2) != 0 || m_2 == 1)
        return rt_slowly(m, in);
    if (m_2 == 2) {
        _Alignas(64) uint32_t rd_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 2);
        uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
        lanes_hfma2_rb(a_5, b_5, c_3, rd_to, fmz);
        rt_write_row32(whole, rd_place, rd_new, run);
        return RT_ON;
    }
    _Alignas(64) uint32_t rd_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 2);
    uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
    if (rt_knows(known, 0x1))
        lanes_hfma2_rb_2_for(a_5, b_5, c_3, rd_to, fmz);
    else
        lanes_hfma2_rb_2(a_5, b_5, c_3, rd_to, fmz);
    rt_write_row32(whole, rd_place, rd_new, run);
    return RT_ON;
}
RT_MADE_ANY(volta_fast_hfma2_mma_rb)
RT_KNOWN(volta_fast_hfma2_mma_rb, 0, 0xfe, 0x10009, .line = {0})
RT_KNOWN(volta_fast_hfma2_mma_rb, 1, 0xfe, 0x10009, .value = {[3] = 1})
RT_QUICK_2(volta_fast_hfma2_mma_rb)

/* GUARD HFMA2.MMA{MMA_MODE}.RELU $R[Rd], MMA_A, MMA_Rc, MMA_C_IN_B, OPT_SRC PM_EVENTS CTL */
RT_BODY(volta_fast_hfma2_mma_rc)
{
    struct volta_state *const s = m->state;
    const int32_t fmz = (int32_t)rt_value(in, known, 0);
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 7, 19);
    run &= hold;
    int32_t m_2 = 0;
    const int m_2_trap = operand_mma_mode(in, &m_2, 0);
    if (m_2_trap) {
        return rt_slowly(m, in);
    }
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a_5 = row_mma_a(m, in, known, a_row, 1, 4, 3);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b_5 = row_mma_a(m, in, known, b_row, 2, 7, 6);
    if (m->watch)
        return rt_slowly(m, in);
    uint32_t c_3 = 0;
    const int c_3_trap =
        operand_mma_c_in_b(m, s, in, &c_3, 3, 9, 10, 11, 12, 13, 14, 15, 16);
    if (c_3_trap) {
        return rt_slowly(m, in);
    }
    const uint32_t hold_2 = mask_opt_src(m, in, known, 6, 18);
    if (!a_5 || !b_5 || (run & ~hold_2) != 0 || m_2 == 1)
        return rt_slowly(m, in);
    if (m_2 == 2) {
        _Alignas(64) uint32_t rd_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 2);
        uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
        lanes_hfma2_rc(a_5, b_5, c_3, rd_to, fmz);
        rt_write_row32(whole, rd_place, rd_new, run);
        return RT_ON;
    }
    _Alignas(64) uint32_t rd_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 2);
    uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
    if (rt_knows(known, 0x1))
        lanes_hfma2_rc_2_for(a_5, b_5, c_3, rd_to, fmz);
    else
        lanes_hfma2_rc_2(a_5, b_5, c_3, rd_to, fmz);
    rt_write_row32(whole, rd_place, rd_new, run);
    return RT_ON;
}
RT_MADE_ANY(volta_fast_hfma2_mma_rc)
RT_KNOWN(volta_fast_hfma2_mma_rc, 0, 0xc6, 0x49, .line = {0})
RT_KNOWN(volta_fast_hfma2_mma_rc, 1, 0xc6, 0x49, .value = {[3] = 1})
RT_QUICK_2(volta_fast_hfma2_mma_rc)

/* GUARD HSET2{SET_MODE}BF{FLOAT_CMP}FTZ{HALF_BOP} $R[Rd], F16_A, SET_LAST, NOT_Pp$P[Pp] PM_EVENTS
   CTL */
RT_BODY(volta_fast_hset2)
{
    struct volta_state *const s = m->state;
    const int32_t half_half_bop = (int32_t)rt_value(in, known, 4);
    const int32_t pp = (int32_t)in->value[24];
    const int32_t not_pp = (int32_t)rt_value(in, known, 23);
    const int32_t half_bf = (int32_t)rt_value(in, known, 1);
    const int32_t ftz = (int32_t)rt_value(in, known, 3);
    const int32_t float_cmp = (int32_t)in->value[2];
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 14, 25);
    run &= hold;
    int32_t m_2 = 0;
    const int m_2_trap = operand_set_mode(in, &m_2, 0, 0);
    if (m_2_trap) {
        return rt_slowly(m, in);
    }
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_f16_a(m, in, known, a_row, 1, 7, 6, 9, 10);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b =
        row_f16_last(m, in, known, b_row, 4, 12, 11, 14, 15, 16, 17, 18, 19,
        20, 21, 22);
    if (!a || !b || half_half_bop == 3)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t rd_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 5);
    uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
    if (rt_knows(known, 0x80001a))
        lanes_hset2_for(s, pp, m_2, a, b, float_cmp, rd_to,
            not_pp | half_bf << 1 | ftz << 2 | half_half_bop << 3);
    else
        lanes_hset2(s, pp, m_2, a, b, float_cmp, rd_to,
            not_pp | half_bf << 1 | ftz << 2 | half_half_bop << 3);
    rt_write_row32(whole, rd_place, rd_new, run);
    return RT_ON;
}
RT_MADE_ANY(volta_fast_hset2)
RT_KNOWN(volta_fast_hset2, 0, 0x5ffe, 0x80005a, .line = {0})
RT_KNOWN(volta_fast_hset2, 1, 0x5ffe, 0x80005a, .value = {[1] = 1})
RT_QUICK_2(volta_fast_hset2)

/* GUARD HSETP2{SET_MODE}FLOAT_CMP{H_AND}FTZ{HALF_BOP} $P[Pu], $P[Pv], F16_A, SET_LAST, NOT_Pp$P[Pp]
   PM_EVENTS CTL */
RT_BODY(volta_fast_hsetp2)
{
    struct volta_state *const s = m->state;
    const int32_t half_half_bop = (int32_t)rt_value(in, known, 4);
    const int32_t pp = (int32_t)in->value[25];
    const int32_t not_pp = (int32_t)rt_value(in, known, 24);
    const int32_t ftz = (int32_t)rt_value(in, known, 3);
    const int32_t float_cmp = (int32_t)in->value[1];
    const int32_t half_h_and = (int32_t)rt_value(in, known, 2);
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 14, 26);
    run &= hold;
    int32_t m_2 = 0;
    const int m_2_trap = operand_set_mode(in, &m_2, 0, 0);
    if (m_2_trap) {
        return rt_slowly(m, in);
    }
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_f16_a(m, in, known, a_row, 1, 8, 7, 10, 11);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b =
        row_f16_last(m, in, known, b_row, 4, 13, 12, 15, 16, 17, 18, 19, 20,
        21, 22, 23);
    if (!a || !b || half_half_bop == 3)
        return rt_slowly(m, in);
    _Alignas(64) uint8_t pu_new[32];
    _Alignas(64) uint8_t pv_new[32];
    const bool whole = run == UINT32_MAX;
    uint8_t *const pu_place = place_p(m, in, 5);
    uint8_t *const pu_to = rt_into8(m, whole, pu_place, pu_new);
    uint8_t *const pv_place = place_p(m, in, 6);
    uint8_t *const pv_to = rt_into8(m, whole, pv_place, pv_new);
    if (rt_knows(known, 0x100001c))
        lanes_hsetp2_for(s, pp, m_2, a, b, float_cmp, pu_to, pv_to,
            not_pp | ftz << 1 | half_h_and << 2 | half_half_bop << 3);
    else
        lanes_hsetp2(s, pp, m_2, a, b, float_cmp, pu_to, pv_to,
            not_pp | ftz << 1 | half_h_and << 2 | half_half_bop << 3);
    rt_write_row8(whole, pu_place, pu_new, run);
    rt_write_row8(whole, pv_place, pv_new, run);
    return RT_ON;
}
RT_MADE_ANY(volta_fast_hsetp2)
RT_KNOWN(volta_fast_hsetp2, 0, 0x5ffe, 0x100009c, .line = {0})
RT_QUICK_1(volta_fast_hsetp2)

/* GUARD HMNMX2{MNMX_MODE} $R[Rd], F16_A, MNMX_B, NOT_Pp$P[Pp] PM_EVENTS CTL */
RT_BODY(volta_fast_hmnmx2)
{
    struct volta_state *const s = m->state;
    const int32_t pp = (int32_t)in->value[22];
    const int32_t not_pp = (int32_t)rt_value(in, known, 21);
    const int32_t ftz = (int32_t)rt_value(in, known, 0);
    const int32_t xorsign = (int32_t)rt_value(in, known, 2);
    const int32_t nan = (int32_t)rt_value(in, known, 1);
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 14, 23);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    const int32_t m_2 = operand_mnmx_mode(in, 0);
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_f16_a_2(m, in, known, a_row, 1, 5, 4, 2, 7, 8);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b =
        row_mnmx_b(m, in, known, b_row, 4, 2, 10, 9, 12, 13, 14, 15, 16, 17,
        18, 19, 20);
    if (!a || !b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t rd_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 3);
    uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
    if (rt_knows(known, 0x200007))
        lanes_hmnmx2_for(s, pp, m_2, a, b, rd_to, not_pp | ftz << 1 | xorsign << 2 | nan << 3);
    else
        lanes_hmnmx2(s, pp, m_2, a, b, rd_to, not_pp | ftz << 1 | xorsign << 2 | nan << 3);
    rt_write_row32(whole, rd_place, rd_new, run);
    return RT_ON;
}
RT_MADE_ANY(volta_fast_hmnmx2)
RT_KNOWN(volta_fast_hmnmx2, 0, 0x5ffe, 0x200017, .line = {0})
RT_KNOWN(volta_fast_hmnmx2, 1, 0x5ffe, 0x200017, .line = {[1] = 1, [4] = 1}, .value = {[2] = 1})
RT_QUICK_2(volta_fast_hmnmx2)

