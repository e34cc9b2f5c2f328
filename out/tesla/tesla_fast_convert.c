/* Generated from the description tesla by gen/emit/fast. Do not edit. */
#include "tesla_fast.h"

RT_WITHIN void lanes_cvt_i2i_u_full_for(const int64_t *a, uint32_t *d_to, uint8_t *cd_to,
    const int32_t key)
{
    const int32_t labs1 = key & 1;
    const int32_t oneg = key >> 1 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t m_2 = (labs1 && oneg) ? -rt_abs_i64(a[l]) : labs1 ? rt_abs_i64(a[l]) : oneg
            ? -a[l] : a[l];
        const uint32_t r = (uint32_t)rt_clamp_i64(m_2, 0, 4294967295u);
        const uint32_t d = r;
        const uint32_t cd = (uint32_t)(r == 0) | r >> 31 << 1;
        d_to[l] = d;
        cd_to[l] = (uint8_t)cd;
    }
}

RT_LOOP_0(lanes_cvt_i2i_u_full,
    (const int64_t *a, uint32_t *d_to, uint8_t *cd_to, const int32_t fields),
    (a, d_to, cd_to, key), 0)

RT_WITHIN void lanes_cvt_i2i_u_full_2_for(const int64_t *a, uint32_t *d_to, const int32_t key)
{
    const int32_t labs1 = key & 1;
    const int32_t oneg = key >> 1 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t m_2 = (labs1 && oneg) ? -rt_abs_i64(a[l]) : labs1 ? rt_abs_i64(a[l]) : oneg
            ? -a[l] : a[l];
        const uint32_t r = (uint32_t)rt_clamp_i64(m_2, 0, 4294967295u);
        const uint32_t d = r;
        d_to[l] = d;
    }
}

RT_LOOP_1(lanes_cvt_i2i_u_full_2, (const int64_t *a, uint32_t *d_to, const int32_t fields),
    (a, d_to, key), 0, 0)

RT_WITHIN void lanes_cvt_i2i_s_full_for(const int64_t *a, uint32_t *d_to, uint8_t *cd_to,
    const int32_t key)
{
    const int32_t labs1 = key & 1;
    const int32_t oneg = key >> 1 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t m_2 = (labs1 && oneg) ? -rt_abs_i64(a[l]) : labs1 ? rt_abs_i64(a[l]) : oneg
            ? -a[l] : a[l];
        const int32_t r = (int32_t)rt_clamp_i64(m_2, INT32_MIN, 2147483647);
        const uint32_t d = (uint32_t)r;
        const uint32_t cd = (uint32_t)((r == 0) | (r >> 31 & 1) << 1);
        d_to[l] = d;
        cd_to[l] = (uint8_t)cd;
    }
}

RT_LOOP_0(lanes_cvt_i2i_s_full,
    (const int64_t *a, uint32_t *d_to, uint8_t *cd_to, const int32_t fields),
    (a, d_to, cd_to, key), 0)

RT_WITHIN void lanes_cvt_i2i_s_full_2_for(const int64_t *a, uint32_t *d_to, const int32_t key)
{
    const int32_t labs1 = key & 1;
    const int32_t oneg = key >> 1 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t m_2 = (labs1 && oneg) ? -rt_abs_i64(a[l]) : labs1 ? rt_abs_i64(a[l]) : oneg
            ? -a[l] : a[l];
        const int32_t r = (int32_t)rt_clamp_i64(m_2, INT32_MIN, 2147483647);
        const uint32_t d = (uint32_t)r;
        d_to[l] = d;
    }
}

RT_LOOP_1(lanes_cvt_i2i_s_full_2, (const int64_t *a, uint32_t *d_to, const int32_t fields),
    (a, d_to, key), 0, 0)

RT_WITHIN void lanes_cvt_i2i_u8_full_for(const int64_t *a, uint32_t *d_to, uint8_t *cd_to,
    const int32_t key)
{
    const int32_t labs1 = key & 1;
    const int32_t oneg = key >> 1 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t m_2 = (labs1 && oneg) ? -rt_abs_i64(a[l]) : labs1 ? rt_abs_i64(a[l]) : oneg
            ? -a[l] : a[l];
        const int32_t r = (int32_t)rt_clamp_i64(m_2, 0, 255);
        const uint32_t d = (uint32_t)r;
        const uint32_t cd = (uint32_t)((r == 0) | 0 << 1);
        d_to[l] = d;
        cd_to[l] = (uint8_t)cd;
    }
}

RT_LOOP_0(lanes_cvt_i2i_u8_full,
    (const int64_t *a, uint32_t *d_to, uint8_t *cd_to, const int32_t fields),
    (a, d_to, cd_to, key), 0)

RT_WITHIN void lanes_cvt_i2i_u8_full_2_for(const int64_t *a, uint32_t *d_to, const int32_t key)
{
    const int32_t labs1 = key & 1;
    const int32_t oneg = key >> 1 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t m_2 = (labs1 && oneg) ? -rt_abs_i64(a[l]) : labs1 ? rt_abs_i64(a[l]) : oneg
            ? -a[l] : a[l];
        const int32_t r = (int32_t)rt_clamp_i64(m_2, 0, 255);
        const uint32_t d = (uint32_t)r;
        d_to[l] = d;
    }
}

RT_LOOP_1(lanes_cvt_i2i_u8_full_2, (const int64_t *a, uint32_t *d_to, const int32_t fields),
    (a, d_to, key), 0, 0)

RT_WITHIN void lanes_cvt_i2i_s8_full_for(const int64_t *a, uint32_t *d_to, uint8_t *cd_to,
    const int32_t key)
{
    const int32_t labs1 = key & 1;
    const int32_t oneg = key >> 1 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t m_2 = (labs1 && oneg) ? -rt_abs_i64(a[l]) : labs1 ? rt_abs_i64(a[l]) : oneg
            ? -a[l] : a[l];
        const int32_t r = (int32_t)rt_clamp_i64(m_2, -128, 127);
        const uint32_t d = (uint32_t)r;
        const uint32_t cd = (uint32_t)((r == 0) | (r >> 31 & 1) << 1);
        d_to[l] = d;
        cd_to[l] = (uint8_t)cd;
    }
}

RT_LOOP_0(lanes_cvt_i2i_s8_full,
    (const int64_t *a, uint32_t *d_to, uint8_t *cd_to, const int32_t fields),
    (a, d_to, cd_to, key), 0)

RT_WITHIN void lanes_cvt_i2i_s8_full_2_for(const int64_t *a, uint32_t *d_to, const int32_t key)
{
    const int32_t labs1 = key & 1;
    const int32_t oneg = key >> 1 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t m_2 = (labs1 && oneg) ? -rt_abs_i64(a[l]) : labs1 ? rt_abs_i64(a[l]) : oneg
            ? -a[l] : a[l];
        const int32_t r = (int32_t)rt_clamp_i64(m_2, -128, 127);
        const uint32_t d = (uint32_t)r;
        d_to[l] = d;
    }
}

RT_LOOP_1(lanes_cvt_i2i_s8_full_2, (const int64_t *a, uint32_t *d_to, const int32_t fields),
    (a, d_to, key), 0, 0)

RT_WITHIN void lanes_cvt_i2i_u_half_for(const int64_t *a, uint32_t *d_new, uint8_t *cd_to,
    const int32_t key)
{
    const int32_t labs1 = key & 1;
    const int32_t oneg = key >> 1 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t m_2 = (labs1 && oneg) ? -rt_abs_i64(a[l]) : labs1 ? rt_abs_i64(a[l]) : oneg
            ? -a[l] : a[l];
        const int32_t r = (int32_t)rt_clamp_i64(m_2, 0, 65535);
        const uint32_t d = (uint32_t)r;
        const uint32_t cd = (uint32_t)((r == 0) | r >> 15 << 1);
        d_new[l] = d;
        cd_to[l] = (uint8_t)cd;
    }
}

RT_LOOP_0(lanes_cvt_i2i_u_half,
    (const int64_t *a, uint32_t *d_new, uint8_t *cd_to, const int32_t fields),
    (a, d_new, cd_to, key), 0)

RT_WITHIN void lanes_cvt_i2i_u_half_2_for(const int64_t *a, uint32_t *d_new, const int32_t key)
{
    const int32_t labs1 = key & 1;
    const int32_t oneg = key >> 1 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t m_2 = (labs1 && oneg) ? -rt_abs_i64(a[l]) : labs1 ? rt_abs_i64(a[l]) : oneg
            ? -a[l] : a[l];
        const int32_t r = (int32_t)rt_clamp_i64(m_2, 0, 65535);
        const uint32_t d = (uint32_t)r;
        d_new[l] = d;
    }
}

RT_LOOP_1(lanes_cvt_i2i_u_half_2, (const int64_t *a, uint32_t *d_new, const int32_t fields),
    (a, d_new, key), 0, 0)

RT_WITHIN void lanes_cvt_i2i_s_half_for(const int64_t *a, uint32_t *d_new, uint8_t *cd_to,
    const int32_t key)
{
    const int32_t labs1 = key & 1;
    const int32_t oneg = key >> 1 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t m_2 = (labs1 && oneg) ? -rt_abs_i64(a[l]) : labs1 ? rt_abs_i64(a[l]) : oneg
            ? -a[l] : a[l];
        const int32_t r = (int32_t)rt_clamp_i64(m_2, -32768, 32767);
        const uint32_t d = (uint32_t)(r & 0xffff);
        const uint32_t cd = (uint32_t)((r == 0) | (r >> 15 & 1) << 1);
        d_new[l] = d;
        cd_to[l] = (uint8_t)cd;
    }
}

RT_LOOP_0(lanes_cvt_i2i_s_half,
    (const int64_t *a, uint32_t *d_new, uint8_t *cd_to, const int32_t fields),
    (a, d_new, cd_to, key), 0)

RT_WITHIN void lanes_cvt_i2i_s_half_2_for(const int64_t *a, uint32_t *d_new, const int32_t key)
{
    const int32_t labs1 = key & 1;
    const int32_t oneg = key >> 1 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t m_2 = (labs1 && oneg) ? -rt_abs_i64(a[l]) : labs1 ? rt_abs_i64(a[l]) : oneg
            ? -a[l] : a[l];
        const int32_t r = (int32_t)rt_clamp_i64(m_2, -32768, 32767);
        const uint32_t d = (uint32_t)(r & 0xffff);
        d_new[l] = d;
    }
}

RT_LOOP_1(lanes_cvt_i2i_s_half_2, (const int64_t *a, uint32_t *d_new, const int32_t fields),
    (a, d_new, key), 0, 0)

RT_WITHIN void lanes_cvt_i2i_s8_byte_for(const int64_t *a, uint32_t *d_new, uint8_t *cd_to,
    const int32_t key)
{
    const int32_t labs1 = key & 1;
    const int32_t oneg = key >> 1 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t m_2 = (labs1 && oneg) ? -rt_abs_i64(a[l]) : labs1 ? rt_abs_i64(a[l]) : oneg
            ? -a[l] : a[l];
        const int32_t r = (int32_t)rt_clamp_i64(m_2, -128, 127);
        const uint32_t d = (uint32_t)(r & 0xffff);
        const uint32_t cd = (uint32_t)((r == 0) | (r >> 15 & 1) << 1);
        d_new[l] = d;
        cd_to[l] = (uint8_t)cd;
    }
}

RT_LOOP_0(lanes_cvt_i2i_s8_byte,
    (const int64_t *a, uint32_t *d_new, uint8_t *cd_to, const int32_t fields),
    (a, d_new, cd_to, key), 0)

RT_WITHIN void lanes_cvt_i2i_s8_byte_2_for(const int64_t *a, uint32_t *d_new, const int32_t key)
{
    const int32_t labs1 = key & 1;
    const int32_t oneg = key >> 1 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t m_2 = (labs1 && oneg) ? -rt_abs_i64(a[l]) : labs1 ? rt_abs_i64(a[l]) : oneg
            ? -a[l] : a[l];
        const int32_t r = (int32_t)rt_clamp_i64(m_2, -128, 127);
        const uint32_t d = (uint32_t)(r & 0xffff);
        d_new[l] = d;
    }
}

RT_LOOP_1(lanes_cvt_i2i_s8_byte_2, (const int64_t *a, uint32_t *d_new, const int32_t fields),
    (a, d_new, key), 0, 0)

RT_WITHIN void lanes_cvt_i2f_f16_for(const int64_t *a, uint32_t *d_new, uint8_t *cd_to,
    const int32_t key)
{
    const int32_t labs1 = key & 1;
    const int32_t oneg = key >> 1 & 1;
    const int32_t crnd = key >> 2 & 3;
    const int32_t csat = key >> 4 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t neg = (a[l] < 0 && !labs1) != oneg;
        const int32_t mode = (neg && (crnd == 1 || crnd == 2)) ? crnd ^ 3 : crnd;
        const uint32_t m_2 = (uint32_t)rt_abs_i64(a[l]);
        const uint32_t m_3 = ((mode == 0 || mode == 2) && (m_2 >> 5 & 0x1ffffff) == 33554431) ? 0
            : m_2;
        const uint32_t v =
            rt_f32_from_i32((int32_t)(m_3
            & 4294967295u
            >> rt_min_i32(7, 2 + rt_clz((rt_u128)((m_3 - (uint32_t)(a[l] < 0)) & 0xffff), 16))),
            (uint32_t)mode) ^ (uint32_t)neg << 31;
        const uint32_t t =
            rt_f32_min(rt_f32_max(v, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP, 0x7fc00000);
        const uint32_t t_2 = rt_f32_is_nan(v) ? v : t;
        const uint32_t w = csat ? t_2 : v;
        const uint32_t t_3 =
            (uint32_t)rt_float_convert(RT_F16, RT_F32, w, (uint32_t)crnd, RT_KEEP, 0x7fff);
        const int32_t r = (w >> 23 & 0xff) <= 93 ? (int32_t)(w >> 31 << 15) : (int32_t)t_3;
        const int32_t k =
            rt_f32_compare((uint32_t)rt_float_convert(RT_F32, RT_F16, (uint32_t)r, RT_NEAR,
            RT_KEEP, 0x7fffffff), 0, RT_KEEP);
        const uint32_t d = (uint32_t)r;
        const uint32_t cd = (uint32_t)(((k & 0xa) != 0) | ((k & 9) != 0) << 1);
        d_new[l] = d;
        cd_to[l] = (uint8_t)cd;
    }
}

RT_LOOP_0(lanes_cvt_i2f_f16,
    (const int64_t *a, uint32_t *d_new, uint8_t *cd_to, const int32_t fields),
    (a, d_new, cd_to, key), 12)

RT_WITHIN void lanes_cvt_i2f_f16_2_for(const int64_t *a, uint32_t *d_new, const int32_t key)
{
    const int32_t labs1 = key & 1;
    const int32_t oneg = key >> 1 & 1;
    const int32_t crnd = key >> 2 & 3;
    const int32_t csat = key >> 4 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t neg = (a[l] < 0 && !labs1) != oneg;
        const int32_t mode = (neg && (crnd == 1 || crnd == 2)) ? crnd ^ 3 : crnd;
        const uint32_t m_2 = (uint32_t)rt_abs_i64(a[l]);
        const uint32_t m_3 = ((mode == 0 || mode == 2) && (m_2 >> 5 & 0x1ffffff) == 33554431) ? 0
            : m_2;
        const uint32_t v =
            rt_f32_from_i32((int32_t)(m_3
            & 4294967295u
            >> rt_min_i32(7, 2 + rt_clz((rt_u128)((m_3 - (uint32_t)(a[l] < 0)) & 0xffff), 16))),
            (uint32_t)mode) ^ (uint32_t)neg << 31;
        const uint32_t t =
            rt_f32_min(rt_f32_max(v, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP, 0x7fc00000);
        const uint32_t t_2 = rt_f32_is_nan(v) ? v : t;
        const uint32_t w = csat ? t_2 : v;
        const uint32_t t_3 =
            (uint32_t)rt_float_convert(RT_F16, RT_F32, w, (uint32_t)crnd, RT_KEEP, 0x7fff);
        const int32_t r = (w >> 23 & 0xff) <= 93 ? (int32_t)(w >> 31 << 15) : (int32_t)t_3;
        const uint32_t d = (uint32_t)r;
        d_new[l] = d;
    }
}

RT_LOOP_1(lanes_cvt_i2f_f16_2, (const int64_t *a, uint32_t *d_new, const int32_t fields),
    (a, d_new, key), 12, 0)

RT_WITHIN void lanes_cvt_i2f_f32_for(const int64_t *a, uint32_t *d_to, uint8_t *cd_to,
    const int32_t key)
{
    const int32_t labs1 = key & 1;
    const int32_t oneg = key >> 1 & 1;
    const int32_t crnd = key >> 2 & 3;
    const int32_t csat = key >> 4 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t neg = (a[l] < 0 && !labs1) != oneg;
        const int32_t mode = (neg && (crnd == 1 || crnd == 2)) ? crnd ^ 3 : crnd;
        const uint32_t m_2 = (uint32_t)rt_abs_i64(a[l]);
        const uint32_t v = rt_f32_from_u32(m_2, (uint32_t)mode) ^ (uint32_t)neg << 31;
        const uint32_t t =
            rt_f32_min(rt_f32_max(v, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP, 0x7fc00000);
        const uint32_t t_2 = rt_f32_is_nan(v) ? v : t;
        const uint32_t w = csat ? t_2 : v;
        const uint32_t r = w;
        const int32_t k = rt_f32_compare(r, 0, RT_KEEP);
        const uint32_t d = r;
        const uint32_t cd = (uint32_t)(((k & 0xa) != 0) | ((k & 9) != 0) << 1);
        d_to[l] = d;
        cd_to[l] = (uint8_t)cd;
    }
}

RT_LOOP_0(lanes_cvt_i2f_f32,
    (const int64_t *a, uint32_t *d_to, uint8_t *cd_to, const int32_t fields),
    (a, d_to, cd_to, key), 0)

RT_WITHIN void lanes_cvt_i2f_f32_2_for(const int64_t *a, uint32_t *d_to, const int32_t key)
{
    const int32_t labs1 = key & 1;
    const int32_t oneg = key >> 1 & 1;
    const int32_t crnd = key >> 2 & 3;
    const int32_t csat = key >> 4 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t neg = (a[l] < 0 && !labs1) != oneg;
        const int32_t mode = (neg && (crnd == 1 || crnd == 2)) ? crnd ^ 3 : crnd;
        const uint32_t m_2 = (uint32_t)rt_abs_i64(a[l]);
        const uint32_t v = rt_f32_from_u32(m_2, (uint32_t)mode) ^ (uint32_t)neg << 31;
        const uint32_t t =
            rt_f32_min(rt_f32_max(v, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP, 0x7fc00000);
        const uint32_t t_2 = rt_f32_is_nan(v) ? v : t;
        const uint32_t w = csat ? t_2 : v;
        const uint32_t r = w;
        const uint32_t d = r;
        d_to[l] = d;
    }
}

RT_LOOP_1(lanes_cvt_i2f_f32_2, (const int64_t *a, uint32_t *d_to, const int32_t fields),
    (a, d_to, key), 0, 0)

RT_WITHIN void lanes_cvt_i2f_64_u_to_for(const uint32_t *a, uint32_t *ldst_to, uint32_t *result_to,
    uint8_t *cd_to, const int32_t key)
{
    const int32_t oneg = key & 1;
    const int32_t crnd = key >> 1 & 3;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t neg = 0 != oneg;
        const int32_t mode = crnd;
        const uint32_t m_2 = a[l];
        const uint64_t r = rt_float_from_unsigned(RT_F64, (rt_u128)m_2, (uint32_t)mode)
            ^ (uint64_t)neg << 63;
        const int32_t k = rt_float_compare(RT_F64, r, 0, RT_KEEP);
        const uint32_t ldst = (uint32_t)r;
        const uint32_t result = (uint32_t)(r >> 32);
        const uint32_t cd = (uint32_t)(((k & 0xa) != 0) | ((k & 9) != 0) << 1);
        ldst_to[l] = ldst;
        result_to[l] = result;
        cd_to[l] = (uint8_t)cd;
    }
}

RT_LOOP_0(lanes_cvt_i2f_64_u_to,
    (const uint32_t *a, uint32_t *ldst_to, uint32_t *result_to, uint8_t *cd_to,
    const int32_t fields), (a, ldst_to, result_to, cd_to, key), 0)

RT_WITHIN void lanes_cvt_i2f_64_u_to_2_for(const uint32_t *a, uint32_t *ldst_to,
    uint32_t *result_to, const int32_t key)
{
    const int32_t oneg = key & 1;
    const int32_t crnd = key >> 1 & 3;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t neg = 0 != oneg;
        const int32_t mode = crnd;
        const uint32_t m_2 = a[l];
        const uint64_t r = rt_float_from_unsigned(RT_F64, (rt_u128)m_2, (uint32_t)mode)
            ^ (uint64_t)neg << 63;
        const uint32_t ldst = (uint32_t)r;
        const uint32_t result = (uint32_t)(r >> 32);
        ldst_to[l] = ldst;
        result_to[l] = result;
    }
}

RT_LOOP_1(lanes_cvt_i2f_64_u_to_2,
    (const uint32_t *a, uint32_t *ldst_to, uint32_t *result_to, const int32_t fields),
    (a, ldst_to, result_to, key), 0, 0)

RT_WITHIN void lanes_cvt_i2f_64_s_to_for(const uint32_t *a, uint32_t *ldst_to, uint32_t *result_to,
    uint8_t *cd_to, const int32_t key)
{
    const int32_t labs1 = key & 1;
    const int32_t oneg = key >> 1 & 1;
    const int32_t crnd = key >> 2 & 3;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t neg = ((int32_t)a[l] < 0 && !labs1) != oneg;
        const int32_t mode = (neg && (crnd == 1 || crnd == 2)) ? crnd ^ 3 : crnd;
        const uint32_t m_2 = (uint32_t)rt_abs_i64((int32_t)a[l]);
        const uint64_t r = rt_float_from_unsigned(RT_F64, (rt_u128)m_2, (uint32_t)mode)
            ^ (uint64_t)neg << 63;
        const int32_t k = rt_float_compare(RT_F64, r, 0, RT_KEEP);
        const uint32_t ldst = (uint32_t)r;
        const uint32_t result = (uint32_t)(r >> 32);
        const uint32_t cd = (uint32_t)(((k & 0xa) != 0) | ((k & 9) != 0) << 1);
        ldst_to[l] = ldst;
        result_to[l] = result;
        cd_to[l] = (uint8_t)cd;
    }
}

RT_LOOP_0(lanes_cvt_i2f_64_s_to,
    (const uint32_t *a, uint32_t *ldst_to, uint32_t *result_to, uint8_t *cd_to,
    const int32_t fields), (a, ldst_to, result_to, cd_to, key), 0)

RT_WITHIN void lanes_cvt_i2f_64_s_to_2_for(const uint32_t *a, uint32_t *ldst_to,
    uint32_t *result_to, const int32_t key)
{
    const int32_t labs1 = key & 1;
    const int32_t oneg = key >> 1 & 1;
    const int32_t crnd = key >> 2 & 3;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t neg = ((int32_t)a[l] < 0 && !labs1) != oneg;
        const int32_t mode = (neg && (crnd == 1 || crnd == 2)) ? crnd ^ 3 : crnd;
        const uint32_t m_2 = (uint32_t)rt_abs_i64((int32_t)a[l]);
        const uint64_t r = rt_float_from_unsigned(RT_F64, (rt_u128)m_2, (uint32_t)mode)
            ^ (uint64_t)neg << 63;
        const uint32_t ldst = (uint32_t)r;
        const uint32_t result = (uint32_t)(r >> 32);
        ldst_to[l] = ldst;
        result_to[l] = result;
    }
}

RT_LOOP_1(lanes_cvt_i2f_64_s_to_2,
    (const uint32_t *a, uint32_t *ldst_to, uint32_t *result_to, const int32_t fields),
    (a, ldst_to, result_to, key), 0, 0)

RT_WITHIN void lanes_cvt_i2f_64_u_from_for(struct tesla_state *s, int32_t lsrc, uint32_t *d_to,
    uint8_t *cd_to, const int32_t key)
{
    const int32_t oneg = key & 1;
    const int32_t crnd = key >> 1 & 3;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint64_t a = s->r[lsrc][l] | (uint64_t)s->r[lsrc + 1][l] << 32;
        const int32_t neg = 0 != oneg;
        const int32_t mode = crnd;
        const uint64_t m_2 = a;
        const uint32_t r = (uint32_t)rt_float_from_unsigned(RT_F32, (rt_u128)m_2, (uint32_t)mode)
            ^ (uint32_t)neg << 31;
        const int32_t k = rt_f32_compare(r, 0, RT_KEEP);
        const uint32_t d = r;
        const uint32_t cd = (uint32_t)(((k & 0xa) != 0) | ((k & 9) != 0) << 1);
        d_to[l] = d;
        cd_to[l] = (uint8_t)cd;
    }
}

RT_LOOP_0(lanes_cvt_i2f_64_u_from,
    (struct tesla_state *s, int32_t lsrc, uint32_t *d_to, uint8_t *cd_to, const int32_t fields),
    (s, lsrc, d_to, cd_to, key), 0)

RT_WITHIN void lanes_cvt_i2f_64_u_from_2_for(struct tesla_state *s, int32_t lsrc, uint32_t *d_to,
    const int32_t key)
{
    const int32_t oneg = key & 1;
    const int32_t crnd = key >> 1 & 3;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint64_t a = s->r[lsrc][l] | (uint64_t)s->r[lsrc + 1][l] << 32;
        const int32_t neg = 0 != oneg;
        const int32_t mode = crnd;
        const uint64_t m_2 = a;
        const uint32_t r = (uint32_t)rt_float_from_unsigned(RT_F32, (rt_u128)m_2, (uint32_t)mode)
            ^ (uint32_t)neg << 31;
        const uint32_t d = r;
        d_to[l] = d;
    }
}

RT_LOOP_1(lanes_cvt_i2f_64_u_from_2,
    (struct tesla_state *s, int32_t lsrc, uint32_t *d_to, const int32_t fields),
    (s, lsrc, d_to, key), 0, 0)

RT_WITHIN void lanes_cvt_i2f_64_s_from_for(struct tesla_state *s, int32_t lsrc, uint32_t *d_to,
    uint8_t *cd_to, const int32_t key)
{
    const int32_t labs1 = key & 1;
    const int32_t oneg = key >> 1 & 1;
    const int32_t crnd = key >> 2 & 3;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint64_t a = s->r[lsrc][l] | (uint64_t)s->r[lsrc + 1][l] << 32;
        const int32_t neg = ((int64_t)a < 0 && !labs1) != oneg;
        const int32_t mode = (neg && (crnd == 1 || crnd == 2)) ? crnd ^ 3 : crnd;
        const uint64_t m_2 = (uint64_t)rt_abs_i128((rt_i128)(int64_t)a);
        const uint32_t r = (uint32_t)rt_float_from_unsigned(RT_F32, (rt_u128)m_2, (uint32_t)mode)
            ^ (uint32_t)neg << 31;
        const int32_t k = rt_f32_compare(r, 0, RT_KEEP);
        const uint32_t d = r;
        const uint32_t cd = (uint32_t)(((k & 0xa) != 0) | ((k & 9) != 0) << 1);
        d_to[l] = d;
        cd_to[l] = (uint8_t)cd;
    }
}

RT_LOOP_0(lanes_cvt_i2f_64_s_from,
    (struct tesla_state *s, int32_t lsrc, uint32_t *d_to, uint8_t *cd_to, const int32_t fields),
    (s, lsrc, d_to, cd_to, key), 0)

RT_WITHIN void lanes_cvt_i2f_64_s_from_2_for(struct tesla_state *s, int32_t lsrc, uint32_t *d_to,
    const int32_t key)
{
    const int32_t labs1 = key & 1;
    const int32_t oneg = key >> 1 & 1;
    const int32_t crnd = key >> 2 & 3;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint64_t a = s->r[lsrc][l] | (uint64_t)s->r[lsrc + 1][l] << 32;
        const int32_t neg = ((int64_t)a < 0 && !labs1) != oneg;
        const int32_t mode = (neg && (crnd == 1 || crnd == 2)) ? crnd ^ 3 : crnd;
        const uint64_t m_2 = (uint64_t)rt_abs_i128((rt_i128)(int64_t)a);
        const uint32_t r = (uint32_t)rt_float_from_unsigned(RT_F32, (rt_u128)m_2, (uint32_t)mode)
            ^ (uint32_t)neg << 31;
        const uint32_t d = r;
        d_to[l] = d;
    }
}

RT_LOOP_1(lanes_cvt_i2f_64_s_from_2,
    (struct tesla_state *s, int32_t lsrc, uint32_t *d_to, const int32_t fields),
    (s, lsrc, d_to, key), 0, 0)

RT_WITHIN void lanes_cvt_i2f_64_u_both_for(struct tesla_state *s, int32_t lsrc, uint32_t *ldst_to,
    uint32_t *result_to, uint8_t *cd_to, const int32_t key)
{
    const int32_t oneg = key & 1;
    const int32_t crnd = key >> 1 & 3;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint64_t a = s->r[lsrc][l] | (uint64_t)s->r[lsrc + 1][l] << 32;
        const int32_t neg = 0 != oneg;
        const int32_t mode = crnd;
        const uint64_t m_2 = a;
        const uint64_t r = rt_float_from_unsigned(RT_F64, (rt_u128)m_2, (uint32_t)mode)
            ^ (uint64_t)neg << 63;
        const int32_t k = rt_float_compare(RT_F64, r, 0, RT_KEEP);
        const uint32_t ldst = (uint32_t)r;
        const uint32_t result = (uint32_t)(r >> 32);
        const uint32_t cd = (uint32_t)(((k & 0xa) != 0) | ((k & 9) != 0) << 1);
        ldst_to[l] = ldst;
        result_to[l] = result;
        cd_to[l] = (uint8_t)cd;
    }
}

RT_LOOP_0(lanes_cvt_i2f_64_u_both,
    (struct tesla_state *s, int32_t lsrc, uint32_t *ldst_to, uint32_t *result_to, uint8_t *cd_to,
    const int32_t fields), (s, lsrc, ldst_to, result_to, cd_to, key), 0)

RT_WITHIN void lanes_cvt_i2f_64_u_both_2_for(struct tesla_state *s, int32_t lsrc,
    uint32_t *ldst_to, uint32_t *result_to, const int32_t key)
{
    const int32_t oneg = key & 1;
    const int32_t crnd = key >> 1 & 3;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint64_t a = s->r[lsrc][l] | (uint64_t)s->r[lsrc + 1][l] << 32;
        const int32_t neg = 0 != oneg;
        const int32_t mode = crnd;
        const uint64_t m_2 = a;
        const uint64_t r = rt_float_from_unsigned(RT_F64, (rt_u128)m_2, (uint32_t)mode)
            ^ (uint64_t)neg << 63;
        const uint32_t ldst = (uint32_t)r;
        const uint32_t result = (uint32_t)(r >> 32);
        ldst_to[l] = ldst;
        result_to[l] = result;
    }
}

RT_LOOP_1(lanes_cvt_i2f_64_u_both_2,
    (struct tesla_state *s, int32_t lsrc, uint32_t *ldst_to, uint32_t *result_to,
    const int32_t fields), (s, lsrc, ldst_to, result_to, key), 0, 0)

RT_WITHIN void lanes_cvt_i2f_64_s_both_for(struct tesla_state *s, int32_t lsrc, uint32_t *ldst_to,
    uint32_t *result_to, uint8_t *cd_to, const int32_t key)
{
    const int32_t labs1 = key & 1;
    const int32_t oneg = key >> 1 & 1;
    const int32_t crnd = key >> 2 & 3;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint64_t a = s->r[lsrc][l] | (uint64_t)s->r[lsrc + 1][l] << 32;
        const int32_t neg = ((int64_t)a < 0 && !labs1) != oneg;
        const int32_t mode = (neg && (crnd == 1 || crnd == 2)) ? crnd ^ 3 : crnd;
        const uint64_t m_2 = (uint64_t)rt_abs_i128((rt_i128)(int64_t)a);
        const uint64_t r = rt_float_from_unsigned(RT_F64, (rt_u128)m_2, (uint32_t)mode)
            ^ (uint64_t)neg << 63;
        const int32_t k = rt_float_compare(RT_F64, r, 0, RT_KEEP);
        const uint32_t ldst = (uint32_t)r;
        const uint32_t result = (uint32_t)(r >> 32);
        const uint32_t cd = (uint32_t)(((k & 0xa) != 0) | ((k & 9) != 0) << 1);
        ldst_to[l] = ldst;
        result_to[l] = result;
        cd_to[l] = (uint8_t)cd;
    }
}

RT_LOOP_0(lanes_cvt_i2f_64_s_both,
    (struct tesla_state *s, int32_t lsrc, uint32_t *ldst_to, uint32_t *result_to, uint8_t *cd_to,
    const int32_t fields), (s, lsrc, ldst_to, result_to, cd_to, key), 0)

RT_WITHIN void lanes_cvt_i2f_64_s_both_2_for(struct tesla_state *s, int32_t lsrc,
    uint32_t *ldst_to, uint32_t *result_to, const int32_t key)
{
    const int32_t labs1 = key & 1;
    const int32_t oneg = key >> 1 & 1;
    const int32_t crnd = key >> 2 & 3;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint64_t a = s->r[lsrc][l] | (uint64_t)s->r[lsrc + 1][l] << 32;
        const int32_t neg = ((int64_t)a < 0 && !labs1) != oneg;
        const int32_t mode = (neg && (crnd == 1 || crnd == 2)) ? crnd ^ 3 : crnd;
        const uint64_t m_2 = (uint64_t)rt_abs_i128((rt_i128)(int64_t)a);
        const uint64_t r = rt_float_from_unsigned(RT_F64, (rt_u128)m_2, (uint32_t)mode)
            ^ (uint64_t)neg << 63;
        const uint32_t ldst = (uint32_t)r;
        const uint32_t result = (uint32_t)(r >> 32);
        ldst_to[l] = ldst;
        result_to[l] = result;
    }
}

RT_LOOP_1(lanes_cvt_i2f_64_s_both_2,
    (struct tesla_state *s, int32_t lsrc, uint32_t *ldst_to, uint32_t *result_to,
    const int32_t fields), (s, lsrc, ldst_to, result_to, key), 0, 0)

RT_WITHIN void lanes_cvt_f2i_u16_f16_for(const uint32_t *a, uint32_t *d_new, uint8_t *cd_to,
    const int32_t key)
{
    const int32_t labs1 = key & 1;
    const int32_t oneg = key >> 1 & 1;
    const int32_t irnd = key >> 2 & 3;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t v =
            (uint32_t)rt_float_convert(RT_F32, RT_F16, a[l] & 0xffff, RT_NEAR, RT_KEEP, 0x7fffffff);
        const uint32_t x = (labs1 ? v & 0x7fffffff : v) ^ (uint32_t)oneg << 31;
        const int32_t r = rt_f32_to_i32(x, 0, 65535, (uint32_t)irnd, RT_FLUSH_INPUTS, 0x0);
        const uint32_t d = (uint32_t)r;
        const uint32_t cd = (uint32_t)((r == 0) | r >> 15 << 1);
        d_new[l] = d;
        cd_to[l] = (uint8_t)cd;
    }
}

RT_LOOP_0(lanes_cvt_f2i_u16_f16,
    (const uint32_t *a, uint32_t *d_new, uint8_t *cd_to, const int32_t fields),
    (a, d_new, cd_to, key), 12)

RT_WITHIN void lanes_cvt_f2i_u16_f16_2_for(const uint32_t *a, uint32_t *d_new, const int32_t key)
{
    const int32_t labs1 = key & 1;
    const int32_t oneg = key >> 1 & 1;
    const int32_t irnd = key >> 2 & 3;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t v =
            (uint32_t)rt_float_convert(RT_F32, RT_F16, a[l] & 0xffff, RT_NEAR, RT_KEEP, 0x7fffffff);
        const uint32_t x = (labs1 ? v & 0x7fffffff : v) ^ (uint32_t)oneg << 31;
        const int32_t r = rt_f32_to_i32(x, 0, 65535, (uint32_t)irnd, RT_FLUSH_INPUTS, 0x0);
        const uint32_t d = (uint32_t)r;
        d_new[l] = d;
    }
}

RT_LOOP_1(lanes_cvt_f2i_u16_f16_2, (const uint32_t *a, uint32_t *d_new, const int32_t fields),
    (a, d_new, key), 12, 0)

RT_WITHIN void lanes_cvt_f2i_u16_f32_for(const int64_t *a, uint32_t *d_new, uint8_t *cd_to,
    const int32_t key)
{
    const int32_t labs1 = key & 1;
    const int32_t oneg = key >> 1 & 1;
    const int32_t irnd = key >> 2 & 3;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = (labs1 ? (uint32_t)a[l] & 0x7fffffff : (uint32_t)a[l])
            ^ (uint32_t)oneg << 31;
        const int32_t r = rt_f32_to_i32(x, 0, 65535, (uint32_t)irnd, RT_FLUSH_INPUTS, 0x0);
        const uint32_t d = (uint32_t)r;
        const uint32_t cd = (uint32_t)((r == 0) | r >> 15 << 1);
        d_new[l] = d;
        cd_to[l] = (uint8_t)cd;
    }
}

RT_LOOP_0(lanes_cvt_f2i_u16_f32,
    (const int64_t *a, uint32_t *d_new, uint8_t *cd_to, const int32_t fields),
    (a, d_new, cd_to, key), 12)

RT_WITHIN void lanes_cvt_f2i_u16_f32_2_for(const int64_t *a, uint32_t *d_new, const int32_t key)
{
    const int32_t labs1 = key & 1;
    const int32_t oneg = key >> 1 & 1;
    const int32_t irnd = key >> 2 & 3;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = (labs1 ? (uint32_t)a[l] & 0x7fffffff : (uint32_t)a[l])
            ^ (uint32_t)oneg << 31;
        const int32_t r = rt_f32_to_i32(x, 0, 65535, (uint32_t)irnd, RT_FLUSH_INPUTS, 0x0);
        const uint32_t d = (uint32_t)r;
        d_new[l] = d;
    }
}

RT_LOOP_1(lanes_cvt_f2i_u16_f32_2, (const int64_t *a, uint32_t *d_new, const int32_t fields),
    (a, d_new, key), 12, 0)

RT_WITHIN void lanes_cvt_f2i_s16_f16_for(const uint32_t *a, uint32_t *d_new, uint8_t *cd_to,
    const int32_t key)
{
    const int32_t labs1 = key & 1;
    const int32_t oneg = key >> 1 & 1;
    const int32_t irnd = key >> 2 & 3;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t v =
            (uint32_t)rt_float_convert(RT_F32, RT_F16, a[l] & 0xffff, RT_NEAR, RT_KEEP, 0x7fffffff);
        const uint32_t x = (labs1 ? v & 0x7fffffff : v) ^ (uint32_t)oneg << 31;
        const int32_t r = rt_f32_to_i32(x, -32768, 32767, (uint32_t)irnd, RT_FLUSH_INPUTS, 0x0);
        const uint32_t d = (uint32_t)(r & 0xffff);
        const uint32_t cd = (uint32_t)((r == 0) | (r >> 15 & 1) << 1);
        d_new[l] = d;
        cd_to[l] = (uint8_t)cd;
    }
}

RT_LOOP_0(lanes_cvt_f2i_s16_f16,
    (const uint32_t *a, uint32_t *d_new, uint8_t *cd_to, const int32_t fields),
    (a, d_new, cd_to, key), 12)

RT_WITHIN void lanes_cvt_f2i_s16_f16_2_for(const uint32_t *a, uint32_t *d_new, const int32_t key)
{
    const int32_t labs1 = key & 1;
    const int32_t oneg = key >> 1 & 1;
    const int32_t irnd = key >> 2 & 3;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t v =
            (uint32_t)rt_float_convert(RT_F32, RT_F16, a[l] & 0xffff, RT_NEAR, RT_KEEP, 0x7fffffff);
        const uint32_t x = (labs1 ? v & 0x7fffffff : v) ^ (uint32_t)oneg << 31;
        const int32_t r = rt_f32_to_i32(x, -32768, 32767, (uint32_t)irnd, RT_FLUSH_INPUTS, 0x0);
        const uint32_t d = (uint32_t)(r & 0xffff);
        d_new[l] = d;
    }
}

RT_LOOP_1(lanes_cvt_f2i_s16_f16_2, (const uint32_t *a, uint32_t *d_new, const int32_t fields),
    (a, d_new, key), 12, 0)

RT_WITHIN void lanes_cvt_f2i_s16_f32_for(const int64_t *a, uint32_t *d_new, uint8_t *cd_to,
    const int32_t key)
{
    const int32_t labs1 = key & 1;
    const int32_t oneg = key >> 1 & 1;
    const int32_t irnd = key >> 2 & 3;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = (labs1 ? (uint32_t)a[l] & 0x7fffffff : (uint32_t)a[l])
            ^ (uint32_t)oneg << 31;
        const int32_t r = rt_f32_to_i32(x, -32768, 32767, (uint32_t)irnd, RT_FLUSH_INPUTS, 0x0);
        const uint32_t d = (uint32_t)(r & 0xffff);
        const uint32_t cd = (uint32_t)((r == 0) | (r >> 15 & 1) << 1);
        d_new[l] = d;
        cd_to[l] = (uint8_t)cd;
    }
}

RT_LOOP_0(lanes_cvt_f2i_s16_f32,
    (const int64_t *a, uint32_t *d_new, uint8_t *cd_to, const int32_t fields),
    (a, d_new, cd_to, key), 12)

RT_WITHIN void lanes_cvt_f2i_s16_f32_2_for(const int64_t *a, uint32_t *d_new, const int32_t key)
{
    const int32_t labs1 = key & 1;
    const int32_t oneg = key >> 1 & 1;
    const int32_t irnd = key >> 2 & 3;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = (labs1 ? (uint32_t)a[l] & 0x7fffffff : (uint32_t)a[l])
            ^ (uint32_t)oneg << 31;
        const int32_t r = rt_f32_to_i32(x, -32768, 32767, (uint32_t)irnd, RT_FLUSH_INPUTS, 0x0);
        const uint32_t d = (uint32_t)(r & 0xffff);
        d_new[l] = d;
    }
}

RT_LOOP_1(lanes_cvt_f2i_s16_f32_2, (const int64_t *a, uint32_t *d_new, const int32_t fields),
    (a, d_new, key), 12, 0)

RT_WITHIN void lanes_cvt_f2i_u32_f16_for(const uint32_t *a, uint32_t *d_to, uint8_t *cd_to,
    const int32_t key)
{
    const int32_t labs1 = key & 1;
    const int32_t oneg = key >> 1 & 1;
    const int32_t irnd = key >> 2 & 3;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t v =
            (uint32_t)rt_float_convert(RT_F32, RT_F16, a[l] & 0xffff, RT_NEAR, RT_KEEP, 0x7fffffff);
        const uint32_t x = (labs1 ? v & 0x7fffffff : v) ^ (uint32_t)oneg << 31;
        const uint32_t r = rt_f32_to_u32(x, 0, 4294967295u, (uint32_t)irnd, RT_FLUSH_INPUTS, 0x0);
        const uint32_t d = r;
        const uint32_t cd = (uint32_t)(r == 0) | r >> 31 << 1;
        d_to[l] = d;
        cd_to[l] = (uint8_t)cd;
    }
}

RT_LOOP_0(lanes_cvt_f2i_u32_f16,
    (const uint32_t *a, uint32_t *d_to, uint8_t *cd_to, const int32_t fields),
    (a, d_to, cd_to, key), 12)

RT_WITHIN void lanes_cvt_f2i_u32_f16_2_for(const uint32_t *a, uint32_t *d_to, const int32_t key)
{
    const int32_t labs1 = key & 1;
    const int32_t oneg = key >> 1 & 1;
    const int32_t irnd = key >> 2 & 3;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t v =
            (uint32_t)rt_float_convert(RT_F32, RT_F16, a[l] & 0xffff, RT_NEAR, RT_KEEP, 0x7fffffff);
        const uint32_t x = (labs1 ? v & 0x7fffffff : v) ^ (uint32_t)oneg << 31;
        const uint32_t r = rt_f32_to_u32(x, 0, 4294967295u, (uint32_t)irnd, RT_FLUSH_INPUTS, 0x0);
        const uint32_t d = r;
        d_to[l] = d;
    }
}

RT_LOOP_1(lanes_cvt_f2i_u32_f16_2, (const uint32_t *a, uint32_t *d_to, const int32_t fields),
    (a, d_to, key), 12, 0)

RT_WITHIN void lanes_cvt_f2i_u32_f32_for(const int64_t *a, uint32_t *d_to, uint8_t *cd_to,
    const int32_t key)
{
    const int32_t labs1 = key & 1;
    const int32_t oneg = key >> 1 & 1;
    const int32_t irnd = key >> 2 & 3;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = (labs1 ? (uint32_t)a[l] & 0x7fffffff : (uint32_t)a[l])
            ^ (uint32_t)oneg << 31;
        const uint32_t r = rt_f32_to_u32(x, 0, 4294967295u, (uint32_t)irnd, RT_FLUSH_INPUTS, 0x0);
        const uint32_t d = r;
        const uint32_t cd = (uint32_t)(r == 0) | r >> 31 << 1;
        d_to[l] = d;
        cd_to[l] = (uint8_t)cd;
    }
}

RT_LOOP_0(lanes_cvt_f2i_u32_f32,
    (const int64_t *a, uint32_t *d_to, uint8_t *cd_to, const int32_t fields),
    (a, d_to, cd_to, key), 12)

RT_WITHIN void lanes_cvt_f2i_u32_f32_2_for(const int64_t *a, uint32_t *d_to, const int32_t key)
{
    const int32_t labs1 = key & 1;
    const int32_t oneg = key >> 1 & 1;
    const int32_t irnd = key >> 2 & 3;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = (labs1 ? (uint32_t)a[l] & 0x7fffffff : (uint32_t)a[l])
            ^ (uint32_t)oneg << 31;
        const uint32_t r = rt_f32_to_u32(x, 0, 4294967295u, (uint32_t)irnd, RT_FLUSH_INPUTS, 0x0);
        const uint32_t d = r;
        d_to[l] = d;
    }
}

RT_LOOP_1(lanes_cvt_f2i_u32_f32_2, (const int64_t *a, uint32_t *d_to, const int32_t fields),
    (a, d_to, key), 12, 0)

RT_WITHIN void lanes_cvt_f2i_s32_f16_for(const uint32_t *a, uint32_t *d_to, uint8_t *cd_to,
    const int32_t key)
{
    const int32_t labs1 = key & 1;
    const int32_t oneg = key >> 1 & 1;
    const int32_t irnd = key >> 2 & 3;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t v =
            (uint32_t)rt_float_convert(RT_F32, RT_F16, a[l] & 0xffff, RT_NEAR, RT_KEEP, 0x7fffffff);
        const uint32_t x = (labs1 ? v & 0x7fffffff : v) ^ (uint32_t)oneg << 31;
        const int32_t r =
            rt_f32_to_i32(x, INT32_MIN, 2147483647, (uint32_t)irnd, RT_FLUSH_INPUTS, 0x0);
        const uint32_t d = (uint32_t)r;
        const uint32_t cd = (uint32_t)((r == 0) | (r >> 31 & 1) << 1);
        d_to[l] = d;
        cd_to[l] = (uint8_t)cd;
    }
}

RT_LOOP_0(lanes_cvt_f2i_s32_f16,
    (const uint32_t *a, uint32_t *d_to, uint8_t *cd_to, const int32_t fields),
    (a, d_to, cd_to, key), 12)

RT_WITHIN void lanes_cvt_f2i_s32_f16_2_for(const uint32_t *a, uint32_t *d_to, const int32_t key)
{
    const int32_t labs1 = key & 1;
    const int32_t oneg = key >> 1 & 1;
    const int32_t irnd = key >> 2 & 3;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t v =
            (uint32_t)rt_float_convert(RT_F32, RT_F16, a[l] & 0xffff, RT_NEAR, RT_KEEP, 0x7fffffff);
        const uint32_t x = (labs1 ? v & 0x7fffffff : v) ^ (uint32_t)oneg << 31;
        const int32_t r =
            rt_f32_to_i32(x, INT32_MIN, 2147483647, (uint32_t)irnd, RT_FLUSH_INPUTS, 0x0);
        const uint32_t d = (uint32_t)r;
        d_to[l] = d;
    }
}

RT_LOOP_1(lanes_cvt_f2i_s32_f16_2, (const uint32_t *a, uint32_t *d_to, const int32_t fields),
    (a, d_to, key), 12, 0)

RT_WITHIN void lanes_cvt_f2i_s32_f32_for(const int64_t *a, uint32_t *d_to, uint8_t *cd_to,
    const int32_t key)
{
    const int32_t labs1 = key & 1;
    const int32_t oneg = key >> 1 & 1;
    const int32_t irnd = key >> 2 & 3;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = (labs1 ? (uint32_t)a[l] & 0x7fffffff : (uint32_t)a[l])
            ^ (uint32_t)oneg << 31;
        const int32_t r =
            rt_f32_to_i32(x, INT32_MIN, 2147483647, (uint32_t)irnd, RT_FLUSH_INPUTS, 0x0);
        const uint32_t d = (uint32_t)r;
        const uint32_t cd = (uint32_t)((r == 0) | (r >> 31 & 1) << 1);
        d_to[l] = d;
        cd_to[l] = (uint8_t)cd;
    }
}

RT_LOOP_0(lanes_cvt_f2i_s32_f32,
    (const int64_t *a, uint32_t *d_to, uint8_t *cd_to, const int32_t fields),
    (a, d_to, cd_to, key), 12)

RT_WITHIN void lanes_cvt_f2i_s32_f32_2_for(const int64_t *a, uint32_t *d_to, const int32_t key)
{
    const int32_t labs1 = key & 1;
    const int32_t oneg = key >> 1 & 1;
    const int32_t irnd = key >> 2 & 3;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = (labs1 ? (uint32_t)a[l] & 0x7fffffff : (uint32_t)a[l])
            ^ (uint32_t)oneg << 31;
        const int32_t r =
            rt_f32_to_i32(x, INT32_MIN, 2147483647, (uint32_t)irnd, RT_FLUSH_INPUTS, 0x0);
        const uint32_t d = (uint32_t)r;
        d_to[l] = d;
    }
}

RT_LOOP_1(lanes_cvt_f2i_s32_f32_2, (const int64_t *a, uint32_t *d_to, const int32_t fields),
    (a, d_to, key), 12, 0)

RT_WITHIN void lanes_cvt_f2i_64_u_to_for(struct tesla_state *s, int32_t lsrc, uint32_t *d_to,
    uint8_t *cd_to, const int32_t key)
{
    const int32_t labs1 = key & 1;
    const int32_t oneg = key >> 1 & 1;
    const int32_t irnd = key >> 2 & 3;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint64_t a = s->r[lsrc][l] | (uint64_t)s->r[lsrc + 1][l] << 32;
        const uint64_t x = rt_f64_is_nan(a) ? a | INT64_C(0x8000000000000)
            : (labs1 ? a & INT64_C(0x7fffffffffffffff) : a) ^ (uint64_t)oneg << 63;
        const rt_i128 whole =
            rt_float_to_int(RT_F64, x, rt_i128_of(UINT64_C(0xffffffffffffffff), UINT64_C(0x1)),
            UINT64_C(18446744073709551615), (uint32_t)irnd, RT_KEEP, 0x0);
        const uint32_t held = (uint32_t)rt_clamp_i128(whole, 0, 4294967295u);
        const uint32_t r = rt_f64_is_nan(x) ? 2147483648u : held;
        const uint32_t d = r;
        const uint32_t cd = (uint32_t)(r == 0) | r >> 31 << 1
            | (uint32_t)(rt_f64_is_nan(x) || (rt_i128)held != whole
            || (uint32_t)whole == 4294967295u) << 3;
        d_to[l] = d;
        cd_to[l] = (uint8_t)cd;
    }
}

RT_LOOP_0(lanes_cvt_f2i_64_u_to,
    (struct tesla_state *s, int32_t lsrc, uint32_t *d_to, uint8_t *cd_to, const int32_t fields),
    (s, lsrc, d_to, cd_to, key), 12)

RT_WITHIN void lanes_cvt_f2i_64_u_to_2_for(struct tesla_state *s, int32_t lsrc, uint32_t *d_to,
    const int32_t key)
{
    const int32_t labs1 = key & 1;
    const int32_t oneg = key >> 1 & 1;
    const int32_t irnd = key >> 2 & 3;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint64_t a = s->r[lsrc][l] | (uint64_t)s->r[lsrc + 1][l] << 32;
        const uint64_t x = rt_f64_is_nan(a) ? a | INT64_C(0x8000000000000)
            : (labs1 ? a & INT64_C(0x7fffffffffffffff) : a) ^ (uint64_t)oneg << 63;
        const rt_i128 whole =
            rt_float_to_int(RT_F64, x, rt_i128_of(UINT64_C(0xffffffffffffffff), UINT64_C(0x1)),
            UINT64_C(18446744073709551615), (uint32_t)irnd, RT_KEEP, 0x0);
        const uint32_t held = (uint32_t)rt_clamp_i128(whole, 0, 4294967295u);
        const uint32_t r = rt_f64_is_nan(x) ? 2147483648u : held;
        const uint32_t d = r;
        d_to[l] = d;
    }
}

RT_LOOP_1(lanes_cvt_f2i_64_u_to_2,
    (struct tesla_state *s, int32_t lsrc, uint32_t *d_to, const int32_t fields),
    (s, lsrc, d_to, key), 12, 0)

RT_WITHIN void lanes_cvt_f2i_64_s_to_for(struct tesla_state *s, int32_t lsrc, uint32_t *d_to,
    uint8_t *cd_to, const int32_t key)
{
    const int32_t labs1 = key & 1;
    const int32_t oneg = key >> 1 & 1;
    const int32_t irnd = key >> 2 & 3;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint64_t a = s->r[lsrc][l] | (uint64_t)s->r[lsrc + 1][l] << 32;
        const uint64_t x = rt_f64_is_nan(a) ? a | INT64_C(0x8000000000000)
            : (labs1 ? a & INT64_C(0x7fffffffffffffff) : a) ^ (uint64_t)oneg << 63;
        const rt_i128 whole =
            rt_float_to_int(RT_F64, x, rt_i128_of(UINT64_C(0xffffffffffffffff), UINT64_C(0x1)),
            UINT64_C(18446744073709551615), (uint32_t)irnd, RT_KEEP, 0x0);
        const int32_t held = (int32_t)rt_clamp_i128(whole, INT32_MIN, 2147483647);
        const int64_t r = rt_f64_is_nan(x) ? (int64_t)2147483648u : held;
        const uint32_t d = (uint32_t)r;
        const uint32_t cd = (uint32_t)(r == 0) | ((uint32_t)r >> 31 & 1) << 1
            | (uint32_t)(rt_f64_is_nan(x) || (rt_i128)held != whole || 0) << 3;
        d_to[l] = d;
        cd_to[l] = (uint8_t)cd;
    }
}

RT_LOOP_0(lanes_cvt_f2i_64_s_to,
    (struct tesla_state *s, int32_t lsrc, uint32_t *d_to, uint8_t *cd_to, const int32_t fields),
    (s, lsrc, d_to, cd_to, key), 12)

RT_WITHIN void lanes_cvt_f2i_64_s_to_2_for(struct tesla_state *s, int32_t lsrc, uint32_t *d_to,
    const int32_t key)
{
    const int32_t labs1 = key & 1;
    const int32_t oneg = key >> 1 & 1;
    const int32_t irnd = key >> 2 & 3;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint64_t a = s->r[lsrc][l] | (uint64_t)s->r[lsrc + 1][l] << 32;
        const uint64_t x = rt_f64_is_nan(a) ? a | INT64_C(0x8000000000000)
            : (labs1 ? a & INT64_C(0x7fffffffffffffff) : a) ^ (uint64_t)oneg << 63;
        const rt_i128 whole =
            rt_float_to_int(RT_F64, x, rt_i128_of(UINT64_C(0xffffffffffffffff), UINT64_C(0x1)),
            UINT64_C(18446744073709551615), (uint32_t)irnd, RT_KEEP, 0x0);
        const int32_t held = (int32_t)rt_clamp_i128(whole, INT32_MIN, 2147483647);
        const int64_t r = rt_f64_is_nan(x) ? (int64_t)2147483648u : held;
        const uint32_t d = (uint32_t)r;
        d_to[l] = d;
    }
}

RT_LOOP_1(lanes_cvt_f2i_64_s_to_2,
    (struct tesla_state *s, int32_t lsrc, uint32_t *d_to, const int32_t fields),
    (s, lsrc, d_to, key), 12, 0)

RT_WITHIN void lanes_cvt_f2i_64_u_from_for(const uint32_t *a, uint32_t *ldst_to,
    uint32_t *result_to, uint8_t *cd_to, const int32_t key)
{
    const int32_t labs1 = key & 1;
    const int32_t oneg = key >> 1 & 1;
    const int32_t irnd = key >> 2 & 3;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint64_t v =
            rt_float_convert(RT_F64, RT_F32, a[l], RT_NEAR, RT_KEEP, INT64_C(0x7ff8000000000000));
        const uint64_t x = rt_f64_is_nan(v) ? v | INT64_C(0x8000000000000)
            : (labs1 ? v & INT64_C(0x7fffffffffffffff) : v) ^ (uint64_t)oneg << 63;
        const rt_i128 whole =
            rt_float_to_int(RT_F64, x, rt_i128_of(UINT64_C(0xffffffffffffffff), UINT64_C(0x1)),
            UINT64_C(18446744073709551615), (uint32_t)irnd, RT_KEEP, 0x0);
        const uint64_t held = (uint64_t)rt_clamp_i128(whole, 0, UINT64_C(18446744073709551615));
        const uint64_t r = rt_f64_is_nan(x) ? UINT64_C(9223372036854775808) : held;
        const uint32_t ldst = (uint32_t)r;
        const uint32_t result = (uint32_t)(r >> 32);
        const uint32_t cd = (uint32_t)(r == 0) | (uint32_t)(r >> 63) << 1
            | (uint32_t)(rt_f64_is_nan(x) || (rt_i128)held != whole
            || (uint64_t)whole == 4294967295u) << 3;
        ldst_to[l] = ldst;
        result_to[l] = result;
        cd_to[l] = (uint8_t)cd;
    }
}

RT_LOOP_0(lanes_cvt_f2i_64_u_from,
    (const uint32_t *a, uint32_t *ldst_to, uint32_t *result_to, uint8_t *cd_to,
    const int32_t fields), (a, ldst_to, result_to, cd_to, key), 12)

RT_WITHIN void lanes_cvt_f2i_64_u_from_2_for(const uint32_t *a, uint32_t *ldst_to,
    uint32_t *result_to, const int32_t key)
{
    const int32_t labs1 = key & 1;
    const int32_t oneg = key >> 1 & 1;
    const int32_t irnd = key >> 2 & 3;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint64_t v =
            rt_float_convert(RT_F64, RT_F32, a[l], RT_NEAR, RT_KEEP, INT64_C(0x7ff8000000000000));
        const uint64_t x = rt_f64_is_nan(v) ? v | INT64_C(0x8000000000000)
            : (labs1 ? v & INT64_C(0x7fffffffffffffff) : v) ^ (uint64_t)oneg << 63;
        const rt_i128 whole =
            rt_float_to_int(RT_F64, x, rt_i128_of(UINT64_C(0xffffffffffffffff), UINT64_C(0x1)),
            UINT64_C(18446744073709551615), (uint32_t)irnd, RT_KEEP, 0x0);
        const uint64_t held = (uint64_t)rt_clamp_i128(whole, 0, UINT64_C(18446744073709551615));
        const uint64_t r = rt_f64_is_nan(x) ? UINT64_C(9223372036854775808) : held;
        const uint32_t ldst = (uint32_t)r;
        const uint32_t result = (uint32_t)(r >> 32);
        ldst_to[l] = ldst;
        result_to[l] = result;
    }
}

RT_LOOP_1(lanes_cvt_f2i_64_u_from_2,
    (const uint32_t *a, uint32_t *ldst_to, uint32_t *result_to, const int32_t fields),
    (a, ldst_to, result_to, key), 12, 0)

RT_WITHIN void lanes_cvt_f2i_64_s_from_for(const uint32_t *a, uint32_t *ldst_to,
    uint32_t *result_to, uint8_t *cd_to, const int32_t key)
{
    const int32_t labs1 = key & 1;
    const int32_t oneg = key >> 1 & 1;
    const int32_t irnd = key >> 2 & 3;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint64_t v =
            rt_float_convert(RT_F64, RT_F32, a[l], RT_NEAR, RT_KEEP, INT64_C(0x7ff8000000000000));
        const uint64_t x = rt_f64_is_nan(v) ? v | INT64_C(0x8000000000000)
            : (labs1 ? v & INT64_C(0x7fffffffffffffff) : v) ^ (uint64_t)oneg << 63;
        const rt_i128 whole =
            rt_float_to_int(RT_F64, x, rt_i128_of(UINT64_C(0xffffffffffffffff), UINT64_C(0x1)),
            UINT64_C(18446744073709551615), (uint32_t)irnd, RT_KEEP, 0x0);
        const int64_t held = (int64_t)rt_clamp_i128(whole, INT64_MIN, INT64_C(9223372036854775807));
        const rt_i128 r = rt_f64_is_nan(x) ? UINT64_C(9223372036854775808) : (rt_i128)held;
        const uint32_t ldst = (uint32_t)r;
        const uint32_t result = (uint32_t)((uint64_t)r >> 32);
        const uint32_t cd = (uint32_t)(r == 0) | ((uint32_t)((uint64_t)r >> 63) & 1) << 1
            | (uint32_t)(rt_f64_is_nan(x) || (rt_i128)held != whole
            || (uint64_t)rt_abs_i128(whole) == 4294967295u) << 3;
        ldst_to[l] = ldst;
        result_to[l] = result;
        cd_to[l] = (uint8_t)cd;
    }
}

RT_LOOP_0(lanes_cvt_f2i_64_s_from,
    (const uint32_t *a, uint32_t *ldst_to, uint32_t *result_to, uint8_t *cd_to,
    const int32_t fields), (a, ldst_to, result_to, cd_to, key), 12)

RT_WITHIN void lanes_cvt_f2i_64_s_from_2_for(const uint32_t *a, uint32_t *ldst_to,
    uint32_t *result_to, const int32_t key)
{
    const int32_t labs1 = key & 1;
    const int32_t oneg = key >> 1 & 1;
    const int32_t irnd = key >> 2 & 3;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint64_t v =
            rt_float_convert(RT_F64, RT_F32, a[l], RT_NEAR, RT_KEEP, INT64_C(0x7ff8000000000000));
        const uint64_t x = rt_f64_is_nan(v) ? v | INT64_C(0x8000000000000)
            : (labs1 ? v & INT64_C(0x7fffffffffffffff) : v) ^ (uint64_t)oneg << 63;
        const rt_i128 whole =
            rt_float_to_int(RT_F64, x, rt_i128_of(UINT64_C(0xffffffffffffffff), UINT64_C(0x1)),
            UINT64_C(18446744073709551615), (uint32_t)irnd, RT_KEEP, 0x0);
        const int64_t held = (int64_t)rt_clamp_i128(whole, INT64_MIN, INT64_C(9223372036854775807));
        const rt_i128 r = rt_f64_is_nan(x) ? UINT64_C(9223372036854775808) : (rt_i128)held;
        const uint32_t ldst = (uint32_t)r;
        const uint32_t result = (uint32_t)((uint64_t)r >> 32);
        ldst_to[l] = ldst;
        result_to[l] = result;
    }
}

RT_LOOP_1(lanes_cvt_f2i_64_s_from_2,
    (const uint32_t *a, uint32_t *ldst_to, uint32_t *result_to, const int32_t fields),
    (a, ldst_to, result_to, key), 12, 0)

RT_WITHIN void lanes_cvt_f2i_64_u_both_for(struct tesla_state *s, int32_t lsrc, uint32_t *ldst_to,
    uint32_t *result_to, uint8_t *cd_to, const int32_t key)
{
    const int32_t labs1 = key & 1;
    const int32_t oneg = key >> 1 & 1;
    const int32_t irnd = key >> 2 & 3;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint64_t a = s->r[lsrc][l] | (uint64_t)s->r[lsrc + 1][l] << 32;
        const uint64_t x = rt_f64_is_nan(a) ? a | INT64_C(0x8000000000000)
            : (labs1 ? a & INT64_C(0x7fffffffffffffff) : a) ^ (uint64_t)oneg << 63;
        const rt_i128 whole =
            rt_float_to_int(RT_F64, x, rt_i128_of(UINT64_C(0xffffffffffffffff), UINT64_C(0x1)),
            UINT64_C(18446744073709551615), (uint32_t)irnd, RT_KEEP, 0x0);
        const uint64_t held = (uint64_t)rt_clamp_i128(whole, 0, UINT64_C(18446744073709551615));
        const uint64_t r = rt_f64_is_nan(x) ? UINT64_C(9223372036854775808) : held;
        const uint32_t ldst = (uint32_t)r;
        const uint32_t result = (uint32_t)(r >> 32);
        const uint32_t cd = (uint32_t)(r == 0) | (uint32_t)(r >> 63) << 1
            | (uint32_t)(rt_f64_is_nan(x) || (rt_i128)held != whole
            || (uint64_t)whole == 4294967295u) << 3;
        ldst_to[l] = ldst;
        result_to[l] = result;
        cd_to[l] = (uint8_t)cd;
    }
}

RT_LOOP_0(lanes_cvt_f2i_64_u_both,
    (struct tesla_state *s, int32_t lsrc, uint32_t *ldst_to, uint32_t *result_to, uint8_t *cd_to,
    const int32_t fields), (s, lsrc, ldst_to, result_to, cd_to, key), 12)

RT_WITHIN void lanes_cvt_f2i_64_u_both_2_for(struct tesla_state *s, int32_t lsrc,
    uint32_t *ldst_to, uint32_t *result_to, const int32_t key)
{
    const int32_t labs1 = key & 1;
    const int32_t oneg = key >> 1 & 1;
    const int32_t irnd = key >> 2 & 3;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint64_t a = s->r[lsrc][l] | (uint64_t)s->r[lsrc + 1][l] << 32;
        const uint64_t x = rt_f64_is_nan(a) ? a | INT64_C(0x8000000000000)
            : (labs1 ? a & INT64_C(0x7fffffffffffffff) : a) ^ (uint64_t)oneg << 63;
        const rt_i128 whole =
            rt_float_to_int(RT_F64, x, rt_i128_of(UINT64_C(0xffffffffffffffff), UINT64_C(0x1)),
            UINT64_C(18446744073709551615), (uint32_t)irnd, RT_KEEP, 0x0);
        const uint64_t held = (uint64_t)rt_clamp_i128(whole, 0, UINT64_C(18446744073709551615));
        const uint64_t r = rt_f64_is_nan(x) ? UINT64_C(9223372036854775808) : held;
        const uint32_t ldst = (uint32_t)r;
        const uint32_t result = (uint32_t)(r >> 32);
        ldst_to[l] = ldst;
        result_to[l] = result;
    }
}

RT_LOOP_1(lanes_cvt_f2i_64_u_both_2,
    (struct tesla_state *s, int32_t lsrc, uint32_t *ldst_to, uint32_t *result_to,
    const int32_t fields), (s, lsrc, ldst_to, result_to, key), 12, 0)

RT_WITHIN void lanes_cvt_f2i_64_s_both_for(struct tesla_state *s, int32_t lsrc, uint32_t *ldst_to,
    uint32_t *result_to, uint8_t *cd_to, const int32_t key)
{
    const int32_t labs1 = key & 1;
    const int32_t oneg = key >> 1 & 1;
    const int32_t irnd = key >> 2 & 3;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint64_t a = s->r[lsrc][l] | (uint64_t)s->r[lsrc + 1][l] << 32;
        const uint64_t x = rt_f64_is_nan(a) ? a | INT64_C(0x8000000000000)
            : (labs1 ? a & INT64_C(0x7fffffffffffffff) : a) ^ (uint64_t)oneg << 63;
        const rt_i128 whole =
            rt_float_to_int(RT_F64, x, rt_i128_of(UINT64_C(0xffffffffffffffff), UINT64_C(0x1)),
            UINT64_C(18446744073709551615), (uint32_t)irnd, RT_KEEP, 0x0);
        const int64_t held = (int64_t)rt_clamp_i128(whole, INT64_MIN, INT64_C(9223372036854775807));
        const rt_i128 r = rt_f64_is_nan(x) ? UINT64_C(9223372036854775808) : (rt_i128)held;
        const uint32_t ldst = (uint32_t)r;
        const uint32_t result = (uint32_t)((uint64_t)r >> 32);
        const uint32_t cd = (uint32_t)(r == 0) | ((uint32_t)((uint64_t)r >> 63) & 1) << 1
            | (uint32_t)(rt_f64_is_nan(x) || (rt_i128)held != whole
            || (uint64_t)rt_abs_i128(whole) == 4294967295u) << 3;
        ldst_to[l] = ldst;
        result_to[l] = result;
        cd_to[l] = (uint8_t)cd;
    }
}

RT_LOOP_0(lanes_cvt_f2i_64_s_both,
    (struct tesla_state *s, int32_t lsrc, uint32_t *ldst_to, uint32_t *result_to, uint8_t *cd_to,
    const int32_t fields), (s, lsrc, ldst_to, result_to, cd_to, key), 12)

RT_WITHIN void lanes_cvt_f2i_64_s_both_2_for(struct tesla_state *s, int32_t lsrc,
    uint32_t *ldst_to, uint32_t *result_to, const int32_t key)
{
    const int32_t labs1 = key & 1;
    const int32_t oneg = key >> 1 & 1;
    const int32_t irnd = key >> 2 & 3;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint64_t a = s->r[lsrc][l] | (uint64_t)s->r[lsrc + 1][l] << 32;
        const uint64_t x = rt_f64_is_nan(a) ? a | INT64_C(0x8000000000000)
            : (labs1 ? a & INT64_C(0x7fffffffffffffff) : a) ^ (uint64_t)oneg << 63;
        const rt_i128 whole =
            rt_float_to_int(RT_F64, x, rt_i128_of(UINT64_C(0xffffffffffffffff), UINT64_C(0x1)),
            UINT64_C(18446744073709551615), (uint32_t)irnd, RT_KEEP, 0x0);
        const int64_t held = (int64_t)rt_clamp_i128(whole, INT64_MIN, INT64_C(9223372036854775807));
        const rt_i128 r = rt_f64_is_nan(x) ? UINT64_C(9223372036854775808) : (rt_i128)held;
        const uint32_t ldst = (uint32_t)r;
        const uint32_t result = (uint32_t)((uint64_t)r >> 32);
        ldst_to[l] = ldst;
        result_to[l] = result;
    }
}

RT_LOOP_1(lanes_cvt_f2i_64_s_both_2,
    (struct tesla_state *s, int32_t lsrc, uint32_t *ldst_to, uint32_t *result_to,
    const int32_t fields), (s, lsrc, ldst_to, result_to, key), 12, 0)

RT_WITHIN void lanes_cvt_f2f_f16_same_for(const uint32_t *a, uint32_t *d_new, uint8_t *cd_to,
    const int32_t key)
{
    const int32_t labs1 = key & 1;
    const int32_t oneg = key >> 1 & 1;
    const int32_t csat = key >> 2 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x =
            (uint32_t)rt_float_convert(RT_F32, RT_F16, a[l] & 0xffff, RT_NEAR, RT_KEEP, 0x7fffffff);
        const uint32_t v =
            rt_f32_from_f32((labs1 ? x & 0x7fffffff : x) ^ (uint32_t)oneg << 31, RT_NEAR,
            RT_FLUSH_ALL, 0x7fffffff);
        const uint32_t t_2 =
            rt_f32_min(rt_f32_max(v, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP, 0x7fc00000);
        const uint32_t t_3 = rt_f32_is_nan(v) ? v : t_2;
        const uint32_t w = csat ? t_3 : v;
        const uint32_t t = w;
        const uint32_t t_4 =
            (uint32_t)rt_float_convert(RT_F16, RT_F32, t, RT_NEAR, RT_KEEP, 0x7fff);
        const int32_t r = (t >> 23 & 0xff) <= 93 ? (int32_t)(t >> 31 << 15) : (int32_t)t_4;
        const int32_t k =
            rt_f32_compare((uint32_t)rt_float_convert(RT_F32, RT_F16, (uint32_t)r, RT_NEAR,
            RT_KEEP, 0x7fffffff), 0, RT_KEEP);
        const uint32_t d = (uint32_t)r;
        const uint32_t cd = (uint32_t)(((k & 0xa) != 0) | ((k & 9) != 0) << 1);
        d_new[l] = d;
        cd_to[l] = (uint8_t)cd;
    }
}

RT_LOOP_0(lanes_cvt_f2f_f16_same,
    (const uint32_t *a, uint32_t *d_new, uint8_t *cd_to, const int32_t fields),
    (a, d_new, cd_to, key), 0)

RT_WITHIN void lanes_cvt_f2f_f16_same_2_for(const uint32_t *a, uint32_t *d_new, const int32_t key)
{
    const int32_t labs1 = key & 1;
    const int32_t oneg = key >> 1 & 1;
    const int32_t csat = key >> 2 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x =
            (uint32_t)rt_float_convert(RT_F32, RT_F16, a[l] & 0xffff, RT_NEAR, RT_KEEP, 0x7fffffff);
        const uint32_t v =
            rt_f32_from_f32((labs1 ? x & 0x7fffffff : x) ^ (uint32_t)oneg << 31, RT_NEAR,
            RT_FLUSH_ALL, 0x7fffffff);
        const uint32_t t_2 =
            rt_f32_min(rt_f32_max(v, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP, 0x7fc00000);
        const uint32_t t_3 = rt_f32_is_nan(v) ? v : t_2;
        const uint32_t w = csat ? t_3 : v;
        const uint32_t t = w;
        const uint32_t t_4 =
            (uint32_t)rt_float_convert(RT_F16, RT_F32, t, RT_NEAR, RT_KEEP, 0x7fff);
        const int32_t r = (t >> 23 & 0xff) <= 93 ? (int32_t)(t >> 31 << 15) : (int32_t)t_4;
        const uint32_t d = (uint32_t)r;
        d_new[l] = d;
    }
}

RT_LOOP_1(lanes_cvt_f2f_f16_same_2, (const uint32_t *a, uint32_t *d_new, const int32_t fields),
    (a, d_new, key), 0, 0)

RT_WITHIN void lanes_cvt_f2f_f32_same_for(const int64_t *a, uint32_t *d_to, uint8_t *cd_to,
    const int32_t key)
{
    const int32_t labs1 = key & 1;
    const int32_t oneg = key >> 1 & 1;
    const int32_t csat = key >> 2 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t x = a[l];
        const uint32_t v =
            rt_f32_from_f32((labs1 ? (uint32_t)x & 0x7fffffff : (uint32_t)x)
            ^ (uint32_t)oneg << 31, RT_NEAR, RT_FLUSH_ALL, 0x7fffffff);
        const uint32_t t_2 =
            rt_f32_min(rt_f32_max(v, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP, 0x7fc00000);
        const uint32_t t_3 = rt_f32_is_nan(v) ? v : t_2;
        const uint32_t w = csat ? t_3 : v;
        const uint32_t t = w;
        const uint32_t r = t;
        const int32_t k = rt_f32_compare(r, 0, RT_KEEP);
        const uint32_t d = r;
        const uint32_t cd = (uint32_t)(((k & 0xa) != 0) | ((k & 9) != 0) << 1);
        d_to[l] = d;
        cd_to[l] = (uint8_t)cd;
    }
}

RT_LOOP_0(lanes_cvt_f2f_f32_same,
    (const int64_t *a, uint32_t *d_to, uint8_t *cd_to, const int32_t fields),
    (a, d_to, cd_to, key), 0)

RT_WITHIN void lanes_cvt_f2f_f32_same_2_for(const int64_t *a, uint32_t *d_to, const int32_t key)
{
    const int32_t labs1 = key & 1;
    const int32_t oneg = key >> 1 & 1;
    const int32_t csat = key >> 2 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t x = a[l];
        const uint32_t v =
            rt_f32_from_f32((labs1 ? (uint32_t)x & 0x7fffffff : (uint32_t)x)
            ^ (uint32_t)oneg << 31, RT_NEAR, RT_FLUSH_ALL, 0x7fffffff);
        const uint32_t t_2 =
            rt_f32_min(rt_f32_max(v, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP, 0x7fc00000);
        const uint32_t t_3 = rt_f32_is_nan(v) ? v : t_2;
        const uint32_t w = csat ? t_3 : v;
        const uint32_t t = w;
        const uint32_t r = t;
        const uint32_t d = r;
        d_to[l] = d;
    }
}

RT_LOOP_1(lanes_cvt_f2f_f32_same_2, (const int64_t *a, uint32_t *d_to, const int32_t fields),
    (a, d_to, key), 0, 0)

RT_WITHIN void lanes_cvt_f2f_f16_rint_for(const uint32_t *a, uint32_t *d_new, uint8_t *cd_to,
    const int32_t key)
{
    const int32_t labs1 = key & 1;
    const int32_t oneg = key >> 1 & 1;
    const int32_t csat = key >> 2 & 1;
    const int32_t irnd = key >> 3 & 3;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x =
            (uint32_t)rt_float_convert(RT_F32, RT_F16, a[l] & 0xffff, RT_NEAR, RT_KEEP, 0x7fffffff);
        const uint32_t v =
            rt_f32_from_f32((labs1 ? x & 0x7fffffff : x) ^ (uint32_t)oneg << 31, RT_NEAR,
            RT_FLUSH_ALL, 0x7fffffff);
        const uint32_t t_2 =
            rt_f32_min(rt_f32_max(v, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP, 0x7fc00000);
        const uint32_t t_3 = rt_f32_is_nan(v) ? v : t_2;
        const uint32_t w = csat ? t_3 : v;
        const uint32_t t = (uint32_t)rt_float_rint(RT_F32, w, (uint32_t)irnd, RT_KEEP, 0x7fffffff);
        const uint32_t t_4 =
            (uint32_t)rt_float_convert(RT_F16, RT_F32, t, RT_ZERO, RT_KEEP, 0x7fff);
        const uint32_t t_5 =
            (uint32_t)rt_float_convert(RT_F16, RT_F32, t, (uint32_t)irnd, RT_KEEP, 0x7fff);
        const int32_t t_6 = (t >> 23 & 0xff) <= 93 ? (int32_t)(t >> 31 << 15) : (int32_t)t_4;
        const int32_t r = (t >> 23 & 0xff) >= 143 ? (int32_t)t_5 : t_6;
        const int32_t k =
            rt_f32_compare((uint32_t)rt_float_convert(RT_F32, RT_F16, (uint32_t)r, RT_NEAR,
            RT_KEEP, 0x7fffffff), 0, RT_KEEP);
        const uint32_t d = (uint32_t)r;
        const uint32_t cd = (uint32_t)(((k & 0xa) != 0) | ((k & 9) != 0) << 1);
        d_new[l] = d;
        cd_to[l] = (uint8_t)cd;
    }
}

RT_LOOP_0(lanes_cvt_f2f_f16_rint,
    (const uint32_t *a, uint32_t *d_new, uint8_t *cd_to, const int32_t fields),
    (a, d_new, cd_to, key), 24)

RT_WITHIN void lanes_cvt_f2f_f16_rint_2_for(const uint32_t *a, uint32_t *d_new, const int32_t key)
{
    const int32_t labs1 = key & 1;
    const int32_t oneg = key >> 1 & 1;
    const int32_t csat = key >> 2 & 1;
    const int32_t irnd = key >> 3 & 3;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x =
            (uint32_t)rt_float_convert(RT_F32, RT_F16, a[l] & 0xffff, RT_NEAR, RT_KEEP, 0x7fffffff);
        const uint32_t v =
            rt_f32_from_f32((labs1 ? x & 0x7fffffff : x) ^ (uint32_t)oneg << 31, RT_NEAR,
            RT_FLUSH_ALL, 0x7fffffff);
        const uint32_t t_2 =
            rt_f32_min(rt_f32_max(v, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP, 0x7fc00000);
        const uint32_t t_3 = rt_f32_is_nan(v) ? v : t_2;
        const uint32_t w = csat ? t_3 : v;
        const uint32_t t = (uint32_t)rt_float_rint(RT_F32, w, (uint32_t)irnd, RT_KEEP, 0x7fffffff);
        const uint32_t t_4 =
            (uint32_t)rt_float_convert(RT_F16, RT_F32, t, RT_ZERO, RT_KEEP, 0x7fff);
        const uint32_t t_5 =
            (uint32_t)rt_float_convert(RT_F16, RT_F32, t, (uint32_t)irnd, RT_KEEP, 0x7fff);
        const int32_t t_6 = (t >> 23 & 0xff) <= 93 ? (int32_t)(t >> 31 << 15) : (int32_t)t_4;
        const int32_t r = (t >> 23 & 0xff) >= 143 ? (int32_t)t_5 : t_6;
        const uint32_t d = (uint32_t)r;
        d_new[l] = d;
    }
}

RT_LOOP_1(lanes_cvt_f2f_f16_rint_2, (const uint32_t *a, uint32_t *d_new, const int32_t fields),
    (a, d_new, key), 24, 0)

RT_WITHIN void lanes_cvt_f2f_f32_rint_for(const int64_t *a, uint32_t *d_to, uint8_t *cd_to,
    const int32_t key)
{
    const int32_t labs1 = key & 1;
    const int32_t oneg = key >> 1 & 1;
    const int32_t csat = key >> 2 & 1;
    const int32_t irnd = key >> 3 & 3;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t x = a[l];
        const uint32_t v =
            rt_f32_from_f32((labs1 ? (uint32_t)x & 0x7fffffff : (uint32_t)x)
            ^ (uint32_t)oneg << 31, RT_NEAR, RT_FLUSH_ALL, 0x7fffffff);
        const uint32_t t_2 =
            rt_f32_min(rt_f32_max(v, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP, 0x7fc00000);
        const uint32_t t_3 = rt_f32_is_nan(v) ? v : t_2;
        const uint32_t w = csat ? t_3 : v;
        const uint32_t t = (uint32_t)rt_float_rint(RT_F32, w, (uint32_t)irnd, RT_KEEP, 0x7fffffff);
        const uint32_t r = t;
        const int32_t k = rt_f32_compare(r, 0, RT_KEEP);
        const uint32_t d = r;
        const uint32_t cd = (uint32_t)(((k & 0xa) != 0) | ((k & 9) != 0) << 1);
        d_to[l] = d;
        cd_to[l] = (uint8_t)cd;
    }
}

RT_LOOP_0(lanes_cvt_f2f_f32_rint,
    (const int64_t *a, uint32_t *d_to, uint8_t *cd_to, const int32_t fields),
    (a, d_to, cd_to, key), 24)

RT_WITHIN void lanes_cvt_f2f_f32_rint_2_for(const int64_t *a, uint32_t *d_to, const int32_t key)
{
    const int32_t labs1 = key & 1;
    const int32_t oneg = key >> 1 & 1;
    const int32_t csat = key >> 2 & 1;
    const int32_t irnd = key >> 3 & 3;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t x = a[l];
        const uint32_t v =
            rt_f32_from_f32((labs1 ? (uint32_t)x & 0x7fffffff : (uint32_t)x)
            ^ (uint32_t)oneg << 31, RT_NEAR, RT_FLUSH_ALL, 0x7fffffff);
        const uint32_t t_2 =
            rt_f32_min(rt_f32_max(v, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP, 0x7fc00000);
        const uint32_t t_3 = rt_f32_is_nan(v) ? v : t_2;
        const uint32_t w = csat ? t_3 : v;
        const uint32_t t = (uint32_t)rt_float_rint(RT_F32, w, (uint32_t)irnd, RT_KEEP, 0x7fffffff);
        const uint32_t r = t;
        const uint32_t d = r;
        d_to[l] = d;
    }
}

RT_LOOP_1(lanes_cvt_f2f_f32_rint_2, (const int64_t *a, uint32_t *d_to, const int32_t fields),
    (a, d_to, key), 24, 0)

RT_WITHIN void lanes_cvt_f2f_f16_narrow_for(const int64_t *a, uint32_t *d_new, uint8_t *cd_to,
    const int32_t key)
{
    const int32_t labs1 = key & 1;
    const int32_t oneg = key >> 1 & 1;
    const int32_t csat = key >> 2 & 1;
    const int32_t crnd = key >> 3 & 3;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t x = a[l];
        const uint32_t v =
            rt_f32_from_f32((labs1 ? (uint32_t)x & 0x7fffffff : (uint32_t)x)
            ^ (uint32_t)oneg << 31, RT_NEAR, RT_FLUSH_ALL, 0x7fffffff);
        const uint32_t t_2 =
            rt_f32_min(rt_f32_max(v, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP, 0x7fc00000);
        const uint32_t t_3 = rt_f32_is_nan(v) ? v : t_2;
        const uint32_t w = csat ? t_3 : v;
        const uint32_t t = w;
        const uint32_t t_4 =
            (uint32_t)rt_float_convert(RT_F16, RT_F32, t, (uint32_t)crnd, RT_KEEP, 0x7fff);
        const int32_t r = (t >> 23 & 0xff) <= 93 ? (int32_t)(t >> 31 << 15) : (int32_t)t_4;
        const int32_t k =
            rt_f32_compare((uint32_t)rt_float_convert(RT_F32, RT_F16, (uint32_t)r, RT_NEAR,
            RT_KEEP, 0x7fffffff), 0, RT_KEEP);
        const uint32_t d = (uint32_t)r;
        const uint32_t cd = (uint32_t)(((k & 0xa) != 0) | ((k & 9) != 0) << 1);
        d_new[l] = d;
        cd_to[l] = (uint8_t)cd;
    }
}

RT_LOOP_0(lanes_cvt_f2f_f16_narrow,
    (const int64_t *a, uint32_t *d_new, uint8_t *cd_to, const int32_t fields),
    (a, d_new, cd_to, key), 24)

RT_WITHIN void lanes_cvt_f2f_f16_narrow_2_for(const int64_t *a, uint32_t *d_new, const int32_t key)
{
    const int32_t labs1 = key & 1;
    const int32_t oneg = key >> 1 & 1;
    const int32_t csat = key >> 2 & 1;
    const int32_t crnd = key >> 3 & 3;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t x = a[l];
        const uint32_t v =
            rt_f32_from_f32((labs1 ? (uint32_t)x & 0x7fffffff : (uint32_t)x)
            ^ (uint32_t)oneg << 31, RT_NEAR, RT_FLUSH_ALL, 0x7fffffff);
        const uint32_t t_2 =
            rt_f32_min(rt_f32_max(v, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP, 0x7fc00000);
        const uint32_t t_3 = rt_f32_is_nan(v) ? v : t_2;
        const uint32_t w = csat ? t_3 : v;
        const uint32_t t = w;
        const uint32_t t_4 =
            (uint32_t)rt_float_convert(RT_F16, RT_F32, t, (uint32_t)crnd, RT_KEEP, 0x7fff);
        const int32_t r = (t >> 23 & 0xff) <= 93 ? (int32_t)(t >> 31 << 15) : (int32_t)t_4;
        const uint32_t d = (uint32_t)r;
        d_new[l] = d;
    }
}

RT_LOOP_1(lanes_cvt_f2f_f16_narrow_2, (const int64_t *a, uint32_t *d_new, const int32_t fields),
    (a, d_new, key), 24, 0)

RT_WITHIN void lanes_cvt_f2f_f16_nrint_for(const int64_t *a, uint32_t *d_new, uint8_t *cd_to,
    const int32_t key)
{
    const int32_t labs1 = key & 1;
    const int32_t oneg = key >> 1 & 1;
    const int32_t csat = key >> 2 & 1;
    const int32_t irnd = key >> 3 & 3;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t x = a[l];
        const uint32_t v =
            rt_f32_from_f32((labs1 ? (uint32_t)x & 0x7fffffff : (uint32_t)x)
            ^ (uint32_t)oneg << 31, RT_NEAR, RT_FLUSH_ALL, 0x7fffffff);
        const uint32_t t_2 =
            rt_f32_min(rt_f32_max(v, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP, 0x7fc00000);
        const uint32_t t_3 = rt_f32_is_nan(v) ? v : t_2;
        const uint32_t w = csat ? t_3 : v;
        const uint32_t t = (uint32_t)rt_float_rint(RT_F32, w, (uint32_t)irnd, RT_KEEP, 0x7fffffff);
        const uint32_t t_4 =
            (uint32_t)rt_float_convert(RT_F16, RT_F32, t, RT_ZERO, RT_KEEP, 0x7fff);
        const uint32_t t_5 =
            (uint32_t)rt_float_convert(RT_F16, RT_F32, t, (uint32_t)irnd, RT_KEEP, 0x7fff);
        const int32_t t_6 = (t >> 23 & 0xff) <= 93 ? (int32_t)(t >> 31 << 15) : (int32_t)t_4;
        const int32_t r = (t >> 23 & 0xff) >= 143 ? (int32_t)t_5 : t_6;
        const int32_t k =
            rt_f32_compare((uint32_t)rt_float_convert(RT_F32, RT_F16, (uint32_t)r, RT_NEAR,
            RT_KEEP, 0x7fffffff), 0, RT_KEEP);
        const uint32_t d = (uint32_t)r;
        const uint32_t cd = (uint32_t)(((k & 0xa) != 0) | ((k & 9) != 0) << 1);
        d_new[l] = d;
        cd_to[l] = (uint8_t)cd;
    }
}

RT_LOOP_0(lanes_cvt_f2f_f16_nrint,
    (const int64_t *a, uint32_t *d_new, uint8_t *cd_to, const int32_t fields),
    (a, d_new, cd_to, key), 24)

RT_WITHIN void lanes_cvt_f2f_f16_nrint_2_for(const int64_t *a, uint32_t *d_new, const int32_t key)
{
    const int32_t labs1 = key & 1;
    const int32_t oneg = key >> 1 & 1;
    const int32_t csat = key >> 2 & 1;
    const int32_t irnd = key >> 3 & 3;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t x = a[l];
        const uint32_t v =
            rt_f32_from_f32((labs1 ? (uint32_t)x & 0x7fffffff : (uint32_t)x)
            ^ (uint32_t)oneg << 31, RT_NEAR, RT_FLUSH_ALL, 0x7fffffff);
        const uint32_t t_2 =
            rt_f32_min(rt_f32_max(v, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP, 0x7fc00000);
        const uint32_t t_3 = rt_f32_is_nan(v) ? v : t_2;
        const uint32_t w = csat ? t_3 : v;
        const uint32_t t = (uint32_t)rt_float_rint(RT_F32, w, (uint32_t)irnd, RT_KEEP, 0x7fffffff);
        const uint32_t t_4 =
            (uint32_t)rt_float_convert(RT_F16, RT_F32, t, RT_ZERO, RT_KEEP, 0x7fff);
        const uint32_t t_5 =
            (uint32_t)rt_float_convert(RT_F16, RT_F32, t, (uint32_t)irnd, RT_KEEP, 0x7fff);
        const int32_t t_6 = (t >> 23 & 0xff) <= 93 ? (int32_t)(t >> 31 << 15) : (int32_t)t_4;
        const int32_t r = (t >> 23 & 0xff) >= 143 ? (int32_t)t_5 : t_6;
        const uint32_t d = (uint32_t)r;
        d_new[l] = d;
    }
}

RT_LOOP_1(lanes_cvt_f2f_f16_nrint_2, (const int64_t *a, uint32_t *d_new, const int32_t fields),
    (a, d_new, key), 24, 0)

RT_WITHIN void lanes_cvt_f2f_f32_widen_for(const uint32_t *a, uint32_t *d_to, uint8_t *cd_to,
    const int32_t key)
{
    const int32_t labs1 = key & 1;
    const int32_t oneg = key >> 1 & 1;
    const int32_t csat = key >> 2 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x =
            (uint32_t)rt_float_convert(RT_F32, RT_F16, a[l] & 0xffff, RT_NEAR, RT_KEEP, 0x7fffffff);
        const uint32_t v =
            rt_f32_from_f32((labs1 ? x & 0x7fffffff : x) ^ (uint32_t)oneg << 31, RT_NEAR,
            RT_FLUSH_ALL, 0x7fffffff);
        const uint32_t t_2 =
            rt_f32_min(rt_f32_max(v, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP, 0x7fc00000);
        const uint32_t t_3 = rt_f32_is_nan(v) ? v : t_2;
        const uint32_t w = csat ? t_3 : v;
        const uint32_t t = w;
        const uint32_t r = t;
        const int32_t k = rt_f32_compare(r, 0, RT_KEEP);
        const uint32_t d = r;
        const uint32_t cd = (uint32_t)(((k & 0xa) != 0) | ((k & 9) != 0) << 1);
        d_to[l] = d;
        cd_to[l] = (uint8_t)cd;
    }
}

RT_LOOP_0(lanes_cvt_f2f_f32_widen,
    (const uint32_t *a, uint32_t *d_to, uint8_t *cd_to, const int32_t fields),
    (a, d_to, cd_to, key), 0)

RT_WITHIN void lanes_cvt_f2f_f32_widen_2_for(const uint32_t *a, uint32_t *d_to, const int32_t key)
{
    const int32_t labs1 = key & 1;
    const int32_t oneg = key >> 1 & 1;
    const int32_t csat = key >> 2 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x =
            (uint32_t)rt_float_convert(RT_F32, RT_F16, a[l] & 0xffff, RT_NEAR, RT_KEEP, 0x7fffffff);
        const uint32_t v =
            rt_f32_from_f32((labs1 ? x & 0x7fffffff : x) ^ (uint32_t)oneg << 31, RT_NEAR,
            RT_FLUSH_ALL, 0x7fffffff);
        const uint32_t t_2 =
            rt_f32_min(rt_f32_max(v, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP, 0x7fc00000);
        const uint32_t t_3 = rt_f32_is_nan(v) ? v : t_2;
        const uint32_t w = csat ? t_3 : v;
        const uint32_t t = w;
        const uint32_t r = t;
        const uint32_t d = r;
        d_to[l] = d;
    }
}

RT_LOOP_1(lanes_cvt_f2f_f32_widen_2, (const uint32_t *a, uint32_t *d_to, const int32_t fields),
    (a, d_to, key), 0, 0)

RT_WITHIN void lanes_cvt_f2f_f32_wrint_for(const uint32_t *a, uint32_t *d_to, uint8_t *cd_to,
    const int32_t key)
{
    const int32_t labs1 = key & 1;
    const int32_t oneg = key >> 1 & 1;
    const int32_t csat = key >> 2 & 1;
    const int32_t irnd = key >> 3 & 3;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x =
            (uint32_t)rt_float_convert(RT_F32, RT_F16, a[l] & 0xffff, RT_NEAR, RT_KEEP, 0x7fffffff);
        const uint32_t v =
            rt_f32_from_f32((labs1 ? x & 0x7fffffff : x) ^ (uint32_t)oneg << 31, RT_NEAR,
            RT_FLUSH_ALL, 0x7fffffff);
        const uint32_t t_2 =
            rt_f32_min(rt_f32_max(v, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP, 0x7fc00000);
        const uint32_t t_3 = rt_f32_is_nan(v) ? v : t_2;
        const uint32_t w = csat ? t_3 : v;
        const uint32_t t = (uint32_t)rt_float_rint(RT_F32, w, (uint32_t)irnd, RT_KEEP, 0x7fffffff);
        const uint32_t r = t;
        const int32_t k = rt_f32_compare(r, 0, RT_KEEP);
        const uint32_t d = r;
        const uint32_t cd = (uint32_t)(((k & 0xa) != 0) | ((k & 9) != 0) << 1);
        d_to[l] = d;
        cd_to[l] = (uint8_t)cd;
    }
}

RT_LOOP_0(lanes_cvt_f2f_f32_wrint,
    (const uint32_t *a, uint32_t *d_to, uint8_t *cd_to, const int32_t fields),
    (a, d_to, cd_to, key), 24)

RT_WITHIN void lanes_cvt_f2f_f32_wrint_2_for(const uint32_t *a, uint32_t *d_to, const int32_t key)
{
    const int32_t labs1 = key & 1;
    const int32_t oneg = key >> 1 & 1;
    const int32_t csat = key >> 2 & 1;
    const int32_t irnd = key >> 3 & 3;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x =
            (uint32_t)rt_float_convert(RT_F32, RT_F16, a[l] & 0xffff, RT_NEAR, RT_KEEP, 0x7fffffff);
        const uint32_t v =
            rt_f32_from_f32((labs1 ? x & 0x7fffffff : x) ^ (uint32_t)oneg << 31, RT_NEAR,
            RT_FLUSH_ALL, 0x7fffffff);
        const uint32_t t_2 =
            rt_f32_min(rt_f32_max(v, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP, 0x7fc00000);
        const uint32_t t_3 = rt_f32_is_nan(v) ? v : t_2;
        const uint32_t w = csat ? t_3 : v;
        const uint32_t t = (uint32_t)rt_float_rint(RT_F32, w, (uint32_t)irnd, RT_KEEP, 0x7fffffff);
        const uint32_t r = t;
        const uint32_t d = r;
        d_to[l] = d;
    }
}

RT_LOOP_1(lanes_cvt_f2f_f32_wrint_2, (const uint32_t *a, uint32_t *d_to, const int32_t fields),
    (a, d_to, key), 24, 0)

RT_WITHIN void lanes_cvt_f2f_64_narrow_for(struct tesla_state *s, int32_t lsrc, uint32_t *d_to,
    uint8_t *cd_to, const int32_t key)
{
    const int32_t labs1 = key & 1;
    const int32_t oneg = key >> 1 & 1;
    const int32_t crnd = key >> 2 & 3;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint64_t a = s->r[lsrc][l] | (uint64_t)s->r[lsrc + 1][l] << 32;
        const uint64_t v = rt_f64_is_nan(a) ? a | INT64_C(0x8000000000000)
            : (labs1 ? a & INT64_C(0x7fffffffffffffff) : a) ^ (uint64_t)oneg << 63;
        const uint64_t v_2 = rt_f64_is_nan(a) ? a | INT64_C(0x8000000000000)
            : (labs1 ? a & INT64_C(0x7fffffffffffffff) : a) ^ (uint64_t)oneg << 63;
        const int32_t k =
            rt_f32_compare((uint32_t)rt_float_convert(RT_F32, RT_F64, v_2, (uint32_t)crnd, RT_KEEP,
            0x7fc00000 | ((uint32_t)(v_2 >> 29) & 0x7fffff) | (uint32_t)(v_2 >> 63) << 31), 0,
            RT_KEEP);
        const uint32_t d =
            (uint32_t)rt_float_convert(RT_F32, RT_F64, v, (uint32_t)crnd, RT_KEEP,
            0x7fc00000 | ((uint32_t)(v >> 29) & 0x7fffff) | (uint32_t)(v >> 63) << 31);
        const uint32_t cd = (uint32_t)(((k & 0xa) != 0) | ((k & 9) != 0) << 1);
        d_to[l] = d;
        cd_to[l] = (uint8_t)cd;
    }
}

RT_LOOP_0(lanes_cvt_f2f_64_narrow,
    (struct tesla_state *s, int32_t lsrc, uint32_t *d_to, uint8_t *cd_to, const int32_t fields),
    (s, lsrc, d_to, cd_to, key), 12)

RT_WITHIN void lanes_cvt_f2f_64_narrow_2_for(struct tesla_state *s, int32_t lsrc, uint32_t *d_to,
    const int32_t key)
{
    const int32_t labs1 = key & 1;
    const int32_t oneg = key >> 1 & 1;
    const int32_t crnd = key >> 2 & 3;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint64_t a = s->r[lsrc][l] | (uint64_t)s->r[lsrc + 1][l] << 32;
        const uint64_t v = rt_f64_is_nan(a) ? a | INT64_C(0x8000000000000)
            : (labs1 ? a & INT64_C(0x7fffffffffffffff) : a) ^ (uint64_t)oneg << 63;
        const uint32_t d =
            (uint32_t)rt_float_convert(RT_F32, RT_F64, v, (uint32_t)crnd, RT_KEEP,
            0x7fc00000 | ((uint32_t)(v >> 29) & 0x7fffff) | (uint32_t)(v >> 63) << 31);
        d_to[l] = d;
    }
}

RT_LOOP_1(lanes_cvt_f2f_64_narrow_2,
    (struct tesla_state *s, int32_t lsrc, uint32_t *d_to, const int32_t fields),
    (s, lsrc, d_to, key), 12, 0)

RT_WITHIN void lanes_cvt_f2f_64_same_for(struct tesla_state *s, int32_t lsrc, uint32_t *ldst_to,
    uint32_t *result_to, uint8_t *cd_to, const int32_t key)
{
    const int32_t labs1 = key & 1;
    const int32_t oneg = key >> 1 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint64_t a = s->r[lsrc][l] | (uint64_t)s->r[lsrc + 1][l] << 32;
        const int32_t k =
            rt_float_compare(RT_F64,
            rt_f64_is_nan(a) ? a | INT64_C(0x8000000000000)
            : (labs1 ? a & INT64_C(0x7fffffffffffffff) : a) ^ (uint64_t)oneg << 63, 0, RT_KEEP);
        const uint32_t ldst = rt_f64_is_nan(a) ? (uint32_t)a
            : (labs1 ? (uint32_t)(a & INT64_C(0x7fffffffffffffff)) : (uint32_t)a)
            ^ rt_shl_u32((uint32_t)oneg, 63);
        const uint32_t result =
            (uint32_t)((rt_f64_is_nan(a) ? a | INT64_C(0x8000000000000)
            : (labs1 ? a & INT64_C(0x7fffffffffffffff) : a) ^ (uint64_t)oneg << 63) >> 32);
        const uint32_t cd = (uint32_t)(((k & 0xa) != 0) | ((k & 9) != 0) << 1);
        ldst_to[l] = ldst;
        result_to[l] = result;
        cd_to[l] = (uint8_t)cd;
    }
}

RT_LOOP_0(lanes_cvt_f2f_64_same,
    (struct tesla_state *s, int32_t lsrc, uint32_t *ldst_to, uint32_t *result_to, uint8_t *cd_to,
    const int32_t fields), (s, lsrc, ldst_to, result_to, cd_to, key), 0)

RT_WITHIN void lanes_cvt_f2f_64_same_2_for(struct tesla_state *s, int32_t lsrc, uint32_t *ldst_to,
    uint32_t *result_to, const int32_t key)
{
    const int32_t labs1 = key & 1;
    const int32_t oneg = key >> 1 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint64_t a = s->r[lsrc][l] | (uint64_t)s->r[lsrc + 1][l] << 32;
        const uint32_t ldst = rt_f64_is_nan(a) ? (uint32_t)a
            : (labs1 ? (uint32_t)(a & INT64_C(0x7fffffffffffffff)) : (uint32_t)a)
            ^ rt_shl_u32((uint32_t)oneg, 63);
        const uint32_t result =
            (uint32_t)((rt_f64_is_nan(a) ? a | INT64_C(0x8000000000000)
            : (labs1 ? a & INT64_C(0x7fffffffffffffff) : a) ^ (uint64_t)oneg << 63) >> 32);
        ldst_to[l] = ldst;
        result_to[l] = result;
    }
}

RT_LOOP_1(lanes_cvt_f2f_64_same_2,
    (struct tesla_state *s, int32_t lsrc, uint32_t *ldst_to, uint32_t *result_to,
    const int32_t fields), (s, lsrc, ldst_to, result_to, key), 0, 0)

RT_WITHIN void lanes_cvt_f2f_64_rint_for(struct tesla_state *s, int32_t lsrc, uint32_t *ldst_to,
    uint32_t *result_to, uint8_t *cd_to, const int32_t key)
{
    const int32_t labs1 = key & 1;
    const int32_t oneg = key >> 1 & 1;
    const int32_t irnd = key >> 2 & 3;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint64_t a = s->r[lsrc][l] | (uint64_t)s->r[lsrc + 1][l] << 32;
        const uint64_t v = rt_f64_is_nan(a) ? a | INT64_C(0x8000000000000)
            : (labs1 ? a & INT64_C(0x7fffffffffffffff) : a) ^ (uint64_t)oneg << 63;
        const uint64_t v_2 = rt_f64_is_nan(a) ? a | INT64_C(0x8000000000000)
            : (labs1 ? a & INT64_C(0x7fffffffffffffff) : a) ^ (uint64_t)oneg << 63;
        const int32_t k =
            rt_float_compare(RT_F64, rt_float_rint(RT_F64, v_2, (uint32_t)irnd, RT_KEEP, v_2), 0,
            RT_KEEP);
        const uint32_t ldst = (uint32_t)rt_float_rint(RT_F64, v, (uint32_t)irnd, RT_KEEP, v);
        const uint32_t result =
            (uint32_t)(rt_float_rint(RT_F64, v, (uint32_t)irnd, RT_KEEP, v) >> 32);
        const uint32_t cd = (uint32_t)(((k & 0xa) != 0) | ((k & 9) != 0) << 1);
        ldst_to[l] = ldst;
        result_to[l] = result;
        cd_to[l] = (uint8_t)cd;
    }
}

RT_LOOP_0(lanes_cvt_f2f_64_rint,
    (struct tesla_state *s, int32_t lsrc, uint32_t *ldst_to, uint32_t *result_to, uint8_t *cd_to,
    const int32_t fields), (s, lsrc, ldst_to, result_to, cd_to, key), 12)

RT_WITHIN void lanes_cvt_f2f_64_rint_2_for(struct tesla_state *s, int32_t lsrc, uint32_t *ldst_to,
    uint32_t *result_to, const int32_t key)
{
    const int32_t labs1 = key & 1;
    const int32_t oneg = key >> 1 & 1;
    const int32_t irnd = key >> 2 & 3;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint64_t a = s->r[lsrc][l] | (uint64_t)s->r[lsrc + 1][l] << 32;
        const uint64_t v = rt_f64_is_nan(a) ? a | INT64_C(0x8000000000000)
            : (labs1 ? a & INT64_C(0x7fffffffffffffff) : a) ^ (uint64_t)oneg << 63;
        const uint32_t ldst = (uint32_t)rt_float_rint(RT_F64, v, (uint32_t)irnd, RT_KEEP, v);
        const uint32_t result =
            (uint32_t)(rt_float_rint(RT_F64, v, (uint32_t)irnd, RT_KEEP, v) >> 32);
        ldst_to[l] = ldst;
        result_to[l] = result;
    }
}

RT_LOOP_1(lanes_cvt_f2f_64_rint_2,
    (struct tesla_state *s, int32_t lsrc, uint32_t *ldst_to, uint32_t *result_to,
    const int32_t fields), (s, lsrc, ldst_to, result_to, key), 12, 0)

RT_WITHIN void lanes_cvt_f2f_64_widen_for(const uint32_t *a, uint32_t *ldst_to,
    uint32_t *result_to, uint8_t *cd_to, const int32_t key)
{
    const int32_t labs1 = key & 1;
    const int32_t oneg = key >> 1 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t v = a[l];
        const uint64_t v_2 =
            rt_float_convert(RT_F64, RT_F32, v, RT_NEAR, RT_KEEP,
            INT64_C(0x7ff8000000000000) | (uint64_t)(v & 0x7fffff) << 29
            | (uint64_t)(v >> 31) << 63);
        const uint32_t v_3 = a[l];
        const uint64_t v_4 =
            rt_float_convert(RT_F64, RT_F32, v_3, RT_NEAR, RT_KEEP,
            INT64_C(0x7ff8000000000000) | (uint64_t)(v_3 & 0x7fffff) << 29
            | (uint64_t)(v_3 >> 31) << 63);
        const int32_t k =
            rt_float_compare(RT_F64,
            rt_f64_is_nan(v_4) ? v_4 | INT64_C(0x8000000000000)
            : (labs1 ? v_4 & INT64_C(0x7fffffffffffffff) : v_4) ^ (uint64_t)oneg << 63, 0, RT_KEEP);
        const uint32_t ldst = rt_f64_is_nan(v_2) ? (uint32_t)v_2
            : (labs1 ? (uint32_t)(v_2 & INT64_C(0x7fffffffffffffff)) : (uint32_t)v_2)
            ^ rt_shl_u32((uint32_t)oneg, 63);
        const uint32_t result =
            (uint32_t)((rt_f64_is_nan(v_2) ? v_2 | INT64_C(0x8000000000000)
            : (labs1 ? v_2 & INT64_C(0x7fffffffffffffff) : v_2) ^ (uint64_t)oneg << 63) >> 32);
        const uint32_t cd = (uint32_t)(((k & 0xa) != 0) | ((k & 9) != 0) << 1);
        ldst_to[l] = ldst;
        result_to[l] = result;
        cd_to[l] = (uint8_t)cd;
    }
}

RT_LOOP_0(lanes_cvt_f2f_64_widen,
    (const uint32_t *a, uint32_t *ldst_to, uint32_t *result_to, uint8_t *cd_to,
    const int32_t fields), (a, ldst_to, result_to, cd_to, key), 0)

RT_WITHIN void lanes_cvt_f2f_64_widen_2_for(const uint32_t *a, uint32_t *ldst_to,
    uint32_t *result_to, const int32_t key)
{
    const int32_t labs1 = key & 1;
    const int32_t oneg = key >> 1 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t v = a[l];
        const uint64_t v_2 =
            rt_float_convert(RT_F64, RT_F32, v, RT_NEAR, RT_KEEP,
            INT64_C(0x7ff8000000000000) | (uint64_t)(v & 0x7fffff) << 29
            | (uint64_t)(v >> 31) << 63);
        const uint32_t ldst = rt_f64_is_nan(v_2) ? (uint32_t)v_2
            : (labs1 ? (uint32_t)(v_2 & INT64_C(0x7fffffffffffffff)) : (uint32_t)v_2)
            ^ rt_shl_u32((uint32_t)oneg, 63);
        const uint32_t result =
            (uint32_t)((rt_f64_is_nan(v_2) ? v_2 | INT64_C(0x8000000000000)
            : (labs1 ? v_2 & INT64_C(0x7fffffffffffffff) : v_2) ^ (uint64_t)oneg << 63) >> 32);
        ldst_to[l] = ldst;
        result_to[l] = result;
    }
}

RT_LOOP_1(lanes_cvt_f2f_64_widen_2,
    (const uint32_t *a, uint32_t *ldst_to, uint32_t *result_to, const int32_t fields),
    (a, ldst_to, result_to, key), 0, 0)

/* MARK GUARD cvt ONEG LABS1 u32 MCDST LL_DST CVT_INT */
RT_BODY(tesla_fast_cvt_i2i_u_full)
{
    const int32_t mark = (int32_t)rt_value(in, known, 12);
    const int32_t oneg = (int32_t)rt_value(in, known, 0);
    const int32_t labs1 = (int32_t)rt_value(in, known, 1);
    const bool once = mark == 1 || mark == 2;
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 15, 13, 14);
    run &= hold;
    _Alignas(64) int64_t a_row[32];
    const int64_t *const a =
        row_cvt_int(m, in, known, run, a_row, 2, 5, 6, 7, 8, 9, 10, 11);
    if (!a || rt_taken(in, known, 1) == 1 || then_cvt_int(in, 2))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    _Alignas(64) uint8_t cd_new[32];
    const bool whole = run == UINT32_MAX && !(once);
    uint32_t *const d_place = place_ll_dst(m, in, known, 1, 3);
    uint32_t *const d_to = rt_into32(m, whole, d_place, d_new);
    uint8_t *const cd_place = place_mcdst(m, in, known, 0, 2);
    uint8_t *const cd_to = rt_into8(m, whole, cd_place, cd_new);
    const bool cd_wanted = !(rt_taken(in, known, 0) == 0);
    if (cd_wanted) {
        lanes_cvt_i2i_u_full(a, d_to, cd_to, labs1 | oneg << 1);
    } else {
        if (rt_knows(known, 0x3))
            lanes_cvt_i2i_u_full_2_for(a, d_to, labs1 | oneg << 1);
        else
            lanes_cvt_i2i_u_full_2(a, d_to, labs1 | oneg << 1);
    }
    const int status = once ? for_warp(m, in, 12) : 0;
    if (status)
        return status;
    rt_write_row32(whole, d_place, d_new, run);
    rt_write_row8(whole, cd_place, cd_new, run);
    return 0;
}
RT_MADE_ANY(tesla_fast_cvt_i2i_u_full)
RT_KNOWN(tesla_fast_cvt_i2i_u_full, 0, 0xffff, 0x1003, .line = {0})
RT_QUICK_1(tesla_fast_cvt_i2i_u_full)

/* MARK GUARD cvt ONEG LABS1 s32 MCDST LL_DST CVT_INT */
RT_BODY(tesla_fast_cvt_i2i_s_full)
{
    const int32_t mark = (int32_t)rt_value(in, known, 12);
    const int32_t oneg = (int32_t)rt_value(in, known, 0);
    const int32_t labs1 = (int32_t)rt_value(in, known, 1);
    const bool once = mark == 1 || mark == 2;
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 15, 13, 14);
    run &= hold;
    _Alignas(64) int64_t a_row[32];
    const int64_t *const a =
        row_cvt_int(m, in, known, run, a_row, 2, 5, 6, 7, 8, 9, 10, 11);
    if (!a || rt_taken(in, known, 1) == 1 || then_cvt_int(in, 2))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    _Alignas(64) uint8_t cd_new[32];
    const bool whole = run == UINT32_MAX && !(once);
    uint32_t *const d_place = place_ll_dst(m, in, known, 1, 3);
    uint32_t *const d_to = rt_into32(m, whole, d_place, d_new);
    uint8_t *const cd_place = place_mcdst(m, in, known, 0, 2);
    uint8_t *const cd_to = rt_into8(m, whole, cd_place, cd_new);
    const bool cd_wanted = !(rt_taken(in, known, 0) == 0);
    if (cd_wanted) {
        lanes_cvt_i2i_s_full(a, d_to, cd_to, labs1 | oneg << 1);
    } else {
        if (rt_knows(known, 0x3))
            lanes_cvt_i2i_s_full_2_for(a, d_to, labs1 | oneg << 1);
        else
            lanes_cvt_i2i_s_full_2(a, d_to, labs1 | oneg << 1);
    }
    const int status = once ? for_warp(m, in, 12) : 0;
    if (status)
        return status;
    rt_write_row32(whole, d_place, d_new, run);
    rt_write_row8(whole, cd_place, cd_new, run);
    return 0;
}
RT_MADE_ANY(tesla_fast_cvt_i2i_s_full)
RT_KNOWN(tesla_fast_cvt_i2i_s_full, 0, 0xffff, 0x1003, .line = {0})
RT_QUICK_1(tesla_fast_cvt_i2i_s_full)

/* MARK GUARD cvt ONEG LABS1 u8 MCDST LL_DST CVT_INT */
RT_BODY(tesla_fast_cvt_i2i_u8_full)
{
    const int32_t mark = (int32_t)rt_value(in, known, 12);
    const int32_t oneg = (int32_t)rt_value(in, known, 0);
    const int32_t labs1 = (int32_t)rt_value(in, known, 1);
    const bool once = mark == 1 || mark == 2;
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 15, 13, 14);
    run &= hold;
    _Alignas(64) int64_t a_row[32];
    const int64_t *const a =
        row_cvt_int(m, in, known, run, a_row, 2, 5, 6, 7, 8, 9, 10, 11);
    if (!a || rt_taken(in, known, 1) == 1 || then_cvt_int(in, 2))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    _Alignas(64) uint8_t cd_new[32];
    const bool whole = run == UINT32_MAX && !(once);
    uint32_t *const d_place = place_ll_dst(m, in, known, 1, 3);
    uint32_t *const d_to = rt_into32(m, whole, d_place, d_new);
    uint8_t *const cd_place = place_mcdst(m, in, known, 0, 2);
    uint8_t *const cd_to = rt_into8(m, whole, cd_place, cd_new);
    const bool cd_wanted = !(rt_taken(in, known, 0) == 0);
    if (cd_wanted) {
        lanes_cvt_i2i_u8_full(a, d_to, cd_to, labs1 | oneg << 1);
    } else {
        if (rt_knows(known, 0x3))
            lanes_cvt_i2i_u8_full_2_for(a, d_to, labs1 | oneg << 1);
        else
            lanes_cvt_i2i_u8_full_2(a, d_to, labs1 | oneg << 1);
    }
    const int status = once ? for_warp(m, in, 12) : 0;
    if (status)
        return status;
    rt_write_row32(whole, d_place, d_new, run);
    rt_write_row8(whole, cd_place, cd_new, run);
    return 0;
}
RT_MADE_ANY(tesla_fast_cvt_i2i_u8_full)
RT_KNOWN(tesla_fast_cvt_i2i_u8_full, 0, 0xffff, 0x1003, .line = {0})
RT_QUICK_1(tesla_fast_cvt_i2i_u8_full)

/* MARK GUARD cvt ONEG LABS1 s8 MCDST LL_DST CVT_INT */
RT_BODY(tesla_fast_cvt_i2i_s8_full)
{
    const int32_t mark = (int32_t)rt_value(in, known, 12);
    const int32_t oneg = (int32_t)rt_value(in, known, 0);
    const int32_t labs1 = (int32_t)rt_value(in, known, 1);
    const bool once = mark == 1 || mark == 2;
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 15, 13, 14);
    run &= hold;
    _Alignas(64) int64_t a_row[32];
    const int64_t *const a =
        row_cvt_int(m, in, known, run, a_row, 2, 5, 6, 7, 8, 9, 10, 11);
    if (!a || rt_taken(in, known, 1) == 1 || then_cvt_int(in, 2))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    _Alignas(64) uint8_t cd_new[32];
    const bool whole = run == UINT32_MAX && !(once);
    uint32_t *const d_place = place_ll_dst(m, in, known, 1, 3);
    uint32_t *const d_to = rt_into32(m, whole, d_place, d_new);
    uint8_t *const cd_place = place_mcdst(m, in, known, 0, 2);
    uint8_t *const cd_to = rt_into8(m, whole, cd_place, cd_new);
    const bool cd_wanted = !(rt_taken(in, known, 0) == 0);
    if (cd_wanted) {
        lanes_cvt_i2i_s8_full(a, d_to, cd_to, labs1 | oneg << 1);
    } else {
        if (rt_knows(known, 0x3))
            lanes_cvt_i2i_s8_full_2_for(a, d_to, labs1 | oneg << 1);
        else
            lanes_cvt_i2i_s8_full_2(a, d_to, labs1 | oneg << 1);
    }
    const int status = once ? for_warp(m, in, 12) : 0;
    if (status)
        return status;
    rt_write_row32(whole, d_place, d_new, run);
    rt_write_row8(whole, cd_place, cd_new, run);
    return 0;
}
RT_MADE_ANY(tesla_fast_cvt_i2i_s8_full)
RT_KNOWN(tesla_fast_cvt_i2i_s8_full, 0, 0xffff, 0x1003, .line = {0})
RT_QUICK_1(tesla_fast_cvt_i2i_s8_full)

/* MARK GUARD cvt ONEG LABS1 u16 MCDST LL_DST CVT_INT */
RT_BODY(tesla_fast_cvt_i2i_u_half)
{
    const int32_t mark = (int32_t)rt_value(in, known, 12);
    const int32_t oneg = (int32_t)rt_value(in, known, 0);
    const int32_t labs1 = (int32_t)rt_value(in, known, 1);
    const bool once = mark == 1 || mark == 2;
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 15, 13, 14);
    run &= hold;
    _Alignas(64) int64_t a_row[32];
    const int64_t *const a =
        row_cvt_int(m, in, known, run, a_row, 2, 5, 6, 7, 8, 9, 10, 11);
    if (!a || rt_taken(in, known, 1) == 1 || then_cvt_int(in, 2))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    _Alignas(64) uint8_t cd_new[32];
    const bool whole = run == UINT32_MAX && !(once);
    uint8_t *const cd_place = place_mcdst(m, in, known, 0, 2);
    uint8_t *const cd_to = rt_into8(m, whole, cd_place, cd_new);
    const bool cd_wanted = !(rt_taken(in, known, 0) == 0);
    if (cd_wanted) {
        lanes_cvt_i2i_u_half(a, d_new, cd_to, labs1 | oneg << 1);
    } else {
        if (rt_knows(known, 0x3))
            lanes_cvt_i2i_u_half_2_for(a, d_new, labs1 | oneg << 1);
        else
            lanes_cvt_i2i_u_half_2(a, d_new, labs1 | oneg << 1);
    }
    const int status = once ? for_warp(m, in, 12) : 0;
    if (status)
        return status;
    put_ll_dst(m, in, run, d_new, 1, 3);
    rt_write_row8(whole, cd_place, cd_new, run);
    return 0;
}
RT_MADE_ANY(tesla_fast_cvt_i2i_u_half)
RT_KNOWN(tesla_fast_cvt_i2i_u_half, 0, 0xffff, 0x1003, .line = {0})
RT_QUICK_1(tesla_fast_cvt_i2i_u_half)

/* MARK GUARD cvt ONEG LABS1 s16 MCDST LL_DST CVT_INT */
RT_BODY(tesla_fast_cvt_i2i_s_half)
{
    const int32_t mark = (int32_t)rt_value(in, known, 12);
    const int32_t oneg = (int32_t)rt_value(in, known, 0);
    const int32_t labs1 = (int32_t)rt_value(in, known, 1);
    const bool once = mark == 1 || mark == 2;
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 15, 13, 14);
    run &= hold;
    _Alignas(64) int64_t a_row[32];
    const int64_t *const a =
        row_cvt_int(m, in, known, run, a_row, 2, 5, 6, 7, 8, 9, 10, 11);
    if (!a || rt_taken(in, known, 1) == 1 || then_cvt_int(in, 2))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    _Alignas(64) uint8_t cd_new[32];
    const bool whole = run == UINT32_MAX && !(once);
    uint8_t *const cd_place = place_mcdst(m, in, known, 0, 2);
    uint8_t *const cd_to = rt_into8(m, whole, cd_place, cd_new);
    const bool cd_wanted = !(rt_taken(in, known, 0) == 0);
    if (cd_wanted) {
        lanes_cvt_i2i_s_half(a, d_new, cd_to, labs1 | oneg << 1);
    } else {
        if (rt_knows(known, 0x3))
            lanes_cvt_i2i_s_half_2_for(a, d_new, labs1 | oneg << 1);
        else
            lanes_cvt_i2i_s_half_2(a, d_new, labs1 | oneg << 1);
    }
    const int status = once ? for_warp(m, in, 12) : 0;
    if (status)
        return status;
    put_ll_dst(m, in, run, d_new, 1, 3);
    rt_write_row8(whole, cd_place, cd_new, run);
    return 0;
}
RT_MADE_ANY(tesla_fast_cvt_i2i_s_half)
RT_KNOWN(tesla_fast_cvt_i2i_s_half, 0, 0xffff, 0x1003, .line = {0})
RT_QUICK_1(tesla_fast_cvt_i2i_s_half)

/* MARK GUARD cvt ONEG LABS1 u8 MCDST LL_HALF CVT_INT */
RT_BODY(tesla_fast_cvt_i2i_u8_byte)
{
    const int32_t mark = (int32_t)rt_value(in, known, 12);
    const int32_t oneg = (int32_t)rt_value(in, known, 0);
    const int32_t labs1 = (int32_t)rt_value(in, known, 1);
    const bool once = mark == 1 || mark == 2;
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 15, 13, 14);
    run &= hold;
    _Alignas(64) int64_t a_row[32];
    const int64_t *const a =
        row_cvt_int(m, in, known, run, a_row, 2, 5, 6, 7, 8, 9, 10, 11);
    if (!a || rt_taken(in, known, 1) == 1 || then_cvt_int(in, 2))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    _Alignas(64) uint8_t cd_new[32];
    const bool whole = run == UINT32_MAX && !(once);
    uint8_t *const cd_place = place_mcdst(m, in, known, 0, 2);
    uint8_t *const cd_to = rt_into8(m, whole, cd_place, cd_new);
    const bool cd_wanted = !(rt_taken(in, known, 0) == 0);
    if (cd_wanted) {
        lanes_cvt_i2i_u8_full(a, d_new, cd_to, labs1 | oneg << 1);
    } else {
        if (rt_knows(known, 0x3))
            lanes_cvt_i2i_u8_full_2_for(a, d_new, labs1 | oneg << 1);
        else
            lanes_cvt_i2i_u8_full_2(a, d_new, labs1 | oneg << 1);
    }
    const int status = once ? for_warp(m, in, 12) : 0;
    if (status)
        return status;
    put_ll_dst(m, in, run, d_new, 1, 3);
    rt_write_row8(whole, cd_place, cd_new, run);
    return 0;
}
RT_MADE_ANY(tesla_fast_cvt_i2i_u8_byte)
RT_KNOWN(tesla_fast_cvt_i2i_u8_byte, 0, 0xffff, 0x1003, .line = {0})
RT_QUICK_1(tesla_fast_cvt_i2i_u8_byte)

/* MARK GUARD cvt ONEG LABS1 s8 MCDST LL_HALF CVT_INT */
RT_BODY(tesla_fast_cvt_i2i_s8_byte)
{
    const int32_t mark = (int32_t)rt_value(in, known, 12);
    const int32_t oneg = (int32_t)rt_value(in, known, 0);
    const int32_t labs1 = (int32_t)rt_value(in, known, 1);
    const bool once = mark == 1 || mark == 2;
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 15, 13, 14);
    run &= hold;
    _Alignas(64) int64_t a_row[32];
    const int64_t *const a =
        row_cvt_int(m, in, known, run, a_row, 2, 5, 6, 7, 8, 9, 10, 11);
    if (!a || rt_taken(in, known, 1) == 1 || then_cvt_int(in, 2))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    _Alignas(64) uint8_t cd_new[32];
    const bool whole = run == UINT32_MAX && !(once);
    uint8_t *const cd_place = place_mcdst(m, in, known, 0, 2);
    uint8_t *const cd_to = rt_into8(m, whole, cd_place, cd_new);
    const bool cd_wanted = !(rt_taken(in, known, 0) == 0);
    if (cd_wanted) {
        lanes_cvt_i2i_s8_byte(a, d_new, cd_to, labs1 | oneg << 1);
    } else {
        if (rt_knows(known, 0x3))
            lanes_cvt_i2i_s8_byte_2_for(a, d_new, labs1 | oneg << 1);
        else
            lanes_cvt_i2i_s8_byte_2(a, d_new, labs1 | oneg << 1);
    }
    const int status = once ? for_warp(m, in, 12) : 0;
    if (status)
        return status;
    put_ll_dst(m, in, run, d_new, 1, 3);
    rt_write_row8(whole, cd_place, cd_new, run);
    return 0;
}
RT_MADE_ANY(tesla_fast_cvt_i2i_s8_byte)
RT_KNOWN(tesla_fast_cvt_i2i_s8_byte, 0, 0xffff, 0x1003, .line = {0})
RT_KNOWN(tesla_fast_cvt_i2i_s8_byte, 1, 0xffff, 0x1003, .line = {[0] = 1, [2] = 1})
RT_QUICK_2(tesla_fast_cvt_i2i_s8_byte)

/* MARK GUARD cvt ONEG LABS1 CSAT CRND f16 MCDST LL_DST CVT_INT */
RT_BODY(tesla_fast_cvt_i2f_f16)
{
    const int32_t mark = (int32_t)rt_value(in, known, 14);
    const int32_t crnd = (int32_t)rt_value(in, known, 3);
    const int32_t labs1 = (int32_t)rt_value(in, known, 1);
    const int32_t oneg = (int32_t)rt_value(in, known, 0);
    const int32_t csat = (int32_t)rt_value(in, known, 2);
    const bool once = mark == 1 || mark == 2;
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 15, 15, 16);
    run &= hold;
    _Alignas(64) int64_t a_row[32];
    const int64_t *const a =
        row_cvt_int(m, in, known, run, a_row, 2, 7, 8, 9, 10, 11, 12, 13);
    if (!a || rt_taken(in, known, 1) == 1 || then_cvt_int(in, 2))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    _Alignas(64) uint8_t cd_new[32];
    const bool whole = run == UINT32_MAX && !(once);
    uint8_t *const cd_place = place_mcdst(m, in, known, 0, 4);
    uint8_t *const cd_to = rt_into8(m, whole, cd_place, cd_new);
    const bool cd_wanted = !(rt_taken(in, known, 0) == 0);
    if (cd_wanted) {
        lanes_cvt_i2f_f16(a, d_new, cd_to, labs1 | oneg << 1 | crnd << 2 | csat << 4);
    } else {
        if (rt_knows(known, 0xf))
            lanes_cvt_i2f_f16_2_for(a, d_new, labs1 | oneg << 1 | crnd << 2 | csat << 4);
        else
            lanes_cvt_i2f_f16_2(a, d_new, labs1 | oneg << 1 | crnd << 2 | csat << 4);
    }
    const int status = once ? for_warp(m, in, 14) : 0;
    if (status)
        return status;
    put_ll_dst(m, in, run, d_new, 1, 5);
    rt_write_row8(whole, cd_place, cd_new, run);
    return 0;
}
RT_MADE_ANY(tesla_fast_cvt_i2f_f16)
RT_KNOWN(tesla_fast_cvt_i2f_f16, 0, 0xffff, 0x400f, .line = {0})
RT_KNOWN(tesla_fast_cvt_i2f_f16, 1, 0xffff, 0x400f, .value = {[3] = 3})
RT_QUICK_2(tesla_fast_cvt_i2f_f16)

/* MARK GUARD cvt ONEG LABS1 CSAT CRND f32 MCDST LL_DST CVT_INT */
RT_BODY(tesla_fast_cvt_i2f_f32)
{
    const int32_t mark = (int32_t)rt_value(in, known, 14);
    const int32_t labs1 = (int32_t)rt_value(in, known, 1);
    const int32_t oneg = (int32_t)rt_value(in, known, 0);
    const int32_t crnd = (int32_t)rt_value(in, known, 3);
    const int32_t csat = (int32_t)rt_value(in, known, 2);
    const bool once = mark == 1 || mark == 2;
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 15, 15, 16);
    run &= hold;
    _Alignas(64) int64_t a_row[32];
    const int64_t *const a =
        row_cvt_int(m, in, known, run, a_row, 2, 7, 8, 9, 10, 11, 12, 13);
    if (!a || rt_taken(in, known, 1) == 1 || then_cvt_int(in, 2))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    _Alignas(64) uint8_t cd_new[32];
    const bool whole = run == UINT32_MAX && !(once);
    uint32_t *const d_place = place_ll_dst(m, in, known, 1, 5);
    uint32_t *const d_to = rt_into32(m, whole, d_place, d_new);
    uint8_t *const cd_place = place_mcdst(m, in, known, 0, 4);
    uint8_t *const cd_to = rt_into8(m, whole, cd_place, cd_new);
    const bool cd_wanted = !(rt_taken(in, known, 0) == 0);
    if (cd_wanted) {
        lanes_cvt_i2f_f32(a, d_to, cd_to, labs1 | oneg << 1 | crnd << 2 | csat << 4);
    } else {
        if (rt_knows(known, 0xf))
            lanes_cvt_i2f_f32_2_for(a, d_to, labs1 | oneg << 1 | crnd << 2 | csat << 4);
        else
            lanes_cvt_i2f_f32_2(a, d_to, labs1 | oneg << 1 | crnd << 2 | csat << 4);
    }
    const int status = once ? for_warp(m, in, 14) : 0;
    if (status)
        return status;
    rt_write_row32(whole, d_place, d_new, run);
    rt_write_row8(whole, cd_place, cd_new, run);
    return 0;
}
RT_MADE_ANY(tesla_fast_cvt_i2f_f32)
RT_KNOWN(tesla_fast_cvt_i2f_f32, 0, 0xffff, 0x400f, .line = {0})
RT_KNOWN(tesla_fast_cvt_i2f_f32, 1, 0xffff, 0x400f, .line = {[0] = 1}, .value = {[3] = 3})
RT_QUICK_2(tesla_fast_cvt_i2f_f32)

/* MARK GUARD cvt ONEG LABS1 CSAT CRND f64 MCDST $r[LDST]d u32 L_SRC */
RT_BODY(tesla_fast_cvt_i2f_64_u_to)
{
    const int32_t mark = (int32_t)rt_value(in, known, 10);
    const int32_t oneg = (int32_t)rt_value(in, known, 0);
    const int32_t crnd = (int32_t)rt_value(in, known, 3);
    const bool once = mark == 1 || mark == 2;
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 8, 11, 12);
    run &= hold;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_l_src_2(m, in, known, run, a_row, 2, 6, 7, 8, 9);
    if (!a || then_l_src(in, known, 2))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t ldst_new[32];
    _Alignas(64) uint32_t result_new[32];
    _Alignas(64) uint8_t cd_new[32];
    const bool whole = run == UINT32_MAX && !(once);
    uint32_t *const ldst_place = place_r(m, in, 5);
    uint32_t *const ldst_to = rt_into32(m, whole, ldst_place, ldst_new);
    uint32_t *const result_place = place_r_2(m, in, 5);
    uint32_t *const result_to = rt_into32(m, whole, result_place, result_new);
    uint8_t *const cd_place = place_mcdst(m, in, known, 0, 4);
    uint8_t *const cd_to = rt_into8(m, whole, cd_place, cd_new);
    const bool cd_wanted = !(rt_taken(in, known, 0) == 0);
    if (cd_wanted) {
        lanes_cvt_i2f_64_u_to(a, ldst_to, result_to, cd_to, oneg | crnd << 1);
    } else {
        if (rt_knows(known, 0x9))
            lanes_cvt_i2f_64_u_to_2_for(a, ldst_to, result_to, oneg | crnd << 1);
        else
            lanes_cvt_i2f_64_u_to_2(a, ldst_to, result_to, oneg | crnd << 1);
    }
    const int status = once ? for_warp(m, in, 10) : 0;
    if (status)
        return status;
    rt_write_row32(whole, ldst_place, ldst_new, run);
    rt_write_row32(whole, result_place, result_new, run);
    rt_write_row8(whole, cd_place, cd_new, run);
    return 0;
}
RT_MADE_ANY(tesla_fast_cvt_i2f_64_u_to)
RT_KNOWN(tesla_fast_cvt_i2f_64_u_to, 0, 0x1fd, 0x409, .line = {0})
RT_QUICK_1(tesla_fast_cvt_i2f_64_u_to)

/* MARK GUARD cvt ONEG LABS1 CSAT CRND f64 MCDST $r[LDST]d s32 L_SRC */
RT_BODY(tesla_fast_cvt_i2f_64_s_to)
{
    const int32_t mark = (int32_t)rt_value(in, known, 10);
    const int32_t labs1 = (int32_t)rt_value(in, known, 1);
    const int32_t oneg = (int32_t)rt_value(in, known, 0);
    const int32_t crnd = (int32_t)rt_value(in, known, 3);
    const bool once = mark == 1 || mark == 2;
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 8, 11, 12);
    run &= hold;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_l_src_2(m, in, known, run, a_row, 2, 6, 7, 8, 9);
    if (!a || then_l_src(in, known, 2))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t ldst_new[32];
    _Alignas(64) uint32_t result_new[32];
    _Alignas(64) uint8_t cd_new[32];
    const bool whole = run == UINT32_MAX && !(once);
    uint32_t *const ldst_place = place_r(m, in, 5);
    uint32_t *const ldst_to = rt_into32(m, whole, ldst_place, ldst_new);
    uint32_t *const result_place = place_r_2(m, in, 5);
    uint32_t *const result_to = rt_into32(m, whole, result_place, result_new);
    uint8_t *const cd_place = place_mcdst(m, in, known, 0, 4);
    uint8_t *const cd_to = rt_into8(m, whole, cd_place, cd_new);
    const bool cd_wanted = !(rt_taken(in, known, 0) == 0);
    if (cd_wanted) {
        lanes_cvt_i2f_64_s_to(a, ldst_to, result_to, cd_to, labs1 | oneg << 1 | crnd << 2);
    } else {
        if (rt_knows(known, 0xb))
            lanes_cvt_i2f_64_s_to_2_for(a, ldst_to, result_to, labs1 | oneg << 1 | crnd << 2);
        else
            lanes_cvt_i2f_64_s_to_2(a, ldst_to, result_to, labs1 | oneg << 1 | crnd << 2);
    }
    const int status = once ? for_warp(m, in, 10) : 0;
    if (status)
        return status;
    rt_write_row32(whole, ldst_place, ldst_new, run);
    rt_write_row32(whole, result_place, result_new, run);
    rt_write_row8(whole, cd_place, cd_new, run);
    return 0;
}
RT_MADE_ANY(tesla_fast_cvt_i2f_64_s_to)
RT_KNOWN(tesla_fast_cvt_i2f_64_s_to, 0, 0x1fd, 0x40b, .line = {0})
RT_QUICK_1(tesla_fast_cvt_i2f_64_s_to)

/* MARK GUARD cvt ONEG LABS1 CSAT CRND f32 MCDST LL_DST u64 $r[LSRC]d */
RT_BODY(tesla_fast_cvt_i2f_64_u_from)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)rt_value(in, known, 8);
    const int32_t lsrc = (int32_t)in->value[7];
    const int32_t oneg = (int32_t)rt_value(in, known, 0);
    const int32_t crnd = (int32_t)rt_value(in, known, 3);
    const bool once = mark == 1 || mark == 2;
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 3, 9, 10);
    run &= hold;
    if (rt_taken(in, known, 1) == 1)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    _Alignas(64) uint8_t cd_new[32];
    const bool whole = run == UINT32_MAX && !(once);
    uint32_t *const d_place = place_ll_dst(m, in, known, 1, 5);
    uint32_t *const d_to = rt_into32(m, whole, d_place, d_new);
    uint8_t *const cd_place = place_mcdst(m, in, known, 0, 4);
    uint8_t *const cd_to = rt_into8(m, whole, cd_place, cd_new);
    const bool cd_wanted = !(rt_taken(in, known, 0) == 0);
    if (cd_wanted) {
        lanes_cvt_i2f_64_u_from(s, lsrc, d_to, cd_to, oneg | crnd << 1);
    } else {
        if (rt_knows(known, 0x9))
            lanes_cvt_i2f_64_u_from_2_for(s, lsrc, d_to, oneg | crnd << 1);
        else
            lanes_cvt_i2f_64_u_from_2(s, lsrc, d_to, oneg | crnd << 1);
    }
    const int status = once ? for_warp(m, in, 8) : 0;
    if (status)
        return status;
    rt_write_row32(whole, d_place, d_new, run);
    rt_write_row8(whole, cd_place, cd_new, run);
    return 0;
}
RT_MADE_ANY(tesla_fast_cvt_i2f_64_u_from)
RT_KNOWN(tesla_fast_cvt_i2f_64_u_from, 0, 0xb, 0x109, .line = {0})
RT_QUICK_1(tesla_fast_cvt_i2f_64_u_from)

/* MARK GUARD cvt ONEG LABS1 CSAT CRND f32 MCDST LL_DST s64 $r[LSRC]d */
RT_BODY(tesla_fast_cvt_i2f_64_s_from)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)rt_value(in, known, 8);
    const int32_t lsrc = (int32_t)in->value[7];
    const int32_t labs1 = (int32_t)rt_value(in, known, 1);
    const int32_t oneg = (int32_t)rt_value(in, known, 0);
    const int32_t crnd = (int32_t)rt_value(in, known, 3);
    const bool once = mark == 1 || mark == 2;
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 3, 9, 10);
    run &= hold;
    if (rt_taken(in, known, 1) == 1)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    _Alignas(64) uint8_t cd_new[32];
    const bool whole = run == UINT32_MAX && !(once);
    uint32_t *const d_place = place_ll_dst(m, in, known, 1, 5);
    uint32_t *const d_to = rt_into32(m, whole, d_place, d_new);
    uint8_t *const cd_place = place_mcdst(m, in, known, 0, 4);
    uint8_t *const cd_to = rt_into8(m, whole, cd_place, cd_new);
    const bool cd_wanted = !(rt_taken(in, known, 0) == 0);
    if (cd_wanted) {
        lanes_cvt_i2f_64_s_from(s, lsrc, d_to, cd_to, labs1 | oneg << 1 | crnd << 2);
    } else {
        if (rt_knows(known, 0xb))
            lanes_cvt_i2f_64_s_from_2_for(s, lsrc, d_to, labs1 | oneg << 1 | crnd << 2);
        else
            lanes_cvt_i2f_64_s_from_2(s, lsrc, d_to, labs1 | oneg << 1 | crnd << 2);
    }
    const int status = once ? for_warp(m, in, 8) : 0;
    if (status)
        return status;
    rt_write_row32(whole, d_place, d_new, run);
    rt_write_row8(whole, cd_place, cd_new, run);
    return 0;
}
RT_MADE_ANY(tesla_fast_cvt_i2f_64_s_from)
RT_KNOWN(tesla_fast_cvt_i2f_64_s_from, 0, 0xb, 0x10b, .line = {0})
RT_QUICK_1(tesla_fast_cvt_i2f_64_s_from)

/* MARK GUARD cvt ONEG LABS1 CSAT CRND f64 MCDST $r[LDST]d u64 $r[LSRC]d */
RT_BODY(tesla_fast_cvt_i2f_64_u_both)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)rt_value(in, known, 7);
    const int32_t lsrc = (int32_t)in->value[6];
    const int32_t oneg = (int32_t)rt_value(in, known, 0);
    const int32_t crnd = (int32_t)rt_value(in, known, 3);
    const bool once = mark == 1 || mark == 2;
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 3, 8, 9);
    run &= hold;
    _Alignas(64) uint32_t ldst_new[32];
    _Alignas(64) uint32_t result_new[32];
    _Alignas(64) uint8_t cd_new[32];
    const bool whole = run == UINT32_MAX && !(once);
    uint32_t *const ldst_place = place_r(m, in, 5);
    uint32_t *const ldst_to = rt_into32(m, whole, ldst_place, ldst_new);
    uint32_t *const result_place = place_r_2(m, in, 5);
    uint32_t *const result_to = rt_into32(m, whole, result_place, result_new);
    uint8_t *const cd_place = place_mcdst(m, in, known, 0, 4);
    uint8_t *const cd_to = rt_into8(m, whole, cd_place, cd_new);
    const bool cd_wanted = !(rt_taken(in, known, 0) == 0);
    if (cd_wanted) {
        lanes_cvt_i2f_64_u_both(s, lsrc, ldst_to, result_to, cd_to, oneg | crnd << 1);
    } else {
        if (rt_knows(known, 0x9))
            lanes_cvt_i2f_64_u_both_2_for(s, lsrc, ldst_to, result_to, oneg | crnd << 1);
        else
            lanes_cvt_i2f_64_u_both_2(s, lsrc, ldst_to, result_to, oneg | crnd << 1);
    }
    const int status = once ? for_warp(m, in, 7) : 0;
    if (status)
        return status;
    rt_write_row32(whole, ldst_place, ldst_new, run);
    rt_write_row32(whole, result_place, result_new, run);
    rt_write_row8(whole, cd_place, cd_new, run);
    return 0;
}
RT_MADE_ANY(tesla_fast_cvt_i2f_64_u_both)
RT_KNOWN(tesla_fast_cvt_i2f_64_u_both, 0, 0x9, 0x89, .line = {0})
RT_QUICK_1(tesla_fast_cvt_i2f_64_u_both)

/* MARK GUARD cvt ONEG LABS1 CSAT CRND f64 MCDST $r[LDST]d s64 $r[LSRC]d */
RT_BODY(tesla_fast_cvt_i2f_64_s_both)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)rt_value(in, known, 7);
    const int32_t lsrc = (int32_t)in->value[6];
    const int32_t labs1 = (int32_t)rt_value(in, known, 1);
    const int32_t oneg = (int32_t)rt_value(in, known, 0);
    const int32_t crnd = (int32_t)rt_value(in, known, 3);
    const bool once = mark == 1 || mark == 2;
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 3, 8, 9);
    run &= hold;
    _Alignas(64) uint32_t ldst_new[32];
    _Alignas(64) uint32_t result_new[32];
    _Alignas(64) uint8_t cd_new[32];
    const bool whole = run == UINT32_MAX && !(once);
    uint32_t *const ldst_place = place_r(m, in, 5);
    uint32_t *const ldst_to = rt_into32(m, whole, ldst_place, ldst_new);
    uint32_t *const result_place = place_r_2(m, in, 5);
    uint32_t *const result_to = rt_into32(m, whole, result_place, result_new);
    uint8_t *const cd_place = place_mcdst(m, in, known, 0, 4);
    uint8_t *const cd_to = rt_into8(m, whole, cd_place, cd_new);
    const bool cd_wanted = !(rt_taken(in, known, 0) == 0);
    if (cd_wanted) {
        lanes_cvt_i2f_64_s_both(s, lsrc, ldst_to, result_to, cd_to, labs1 | oneg << 1 | crnd << 2);
    } else {
        if (rt_knows(known, 0xb))
            lanes_cvt_i2f_64_s_both_2_for(s, lsrc, ldst_to, result_to,
                labs1 | oneg << 1 | crnd << 2);
        else
            lanes_cvt_i2f_64_s_both_2(s, lsrc, ldst_to, result_to, labs1 | oneg << 1 | crnd << 2);
    }
    const int status = once ? for_warp(m, in, 7) : 0;
    if (status)
        return status;
    rt_write_row32(whole, ldst_place, ldst_new, run);
    rt_write_row32(whole, result_place, result_new, run);
    rt_write_row8(whole, cd_place, cd_new, run);
    return 0;
}
RT_MADE_ANY(tesla_fast_cvt_i2f_64_s_both)
RT_KNOWN(tesla_fast_cvt_i2f_64_s_both, 0, 0x9, 0x8b, .line = {0})
RT_QUICK_1(tesla_fast_cvt_i2f_64_s_both)

/* MARK GUARD cvt ONEG LABS1 IRND u16 MCDST LL_DST f16 L_SRC */
RT_BODY(tesla_fast_cvt_f2i_u16_f16)
{
    const int32_t mark = (int32_t)rt_value(in, known, 10);
    const int32_t irnd = (int32_t)rt_value(in, known, 2);
    const int32_t labs1 = (int32_t)rt_value(in, known, 1);
    const int32_t oneg = (int32_t)rt_value(in, known, 0);
    const bool once = mark == 1 || mark == 2;
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 8, 11, 12);
    run &= hold;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_l_src(m, in, known, run, a_row, 2, 6, 7, 8, 9);
    if (!a || rt_taken(in, known, 1) == 1 || then_l_src(in, known, 2))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    _Alignas(64) uint8_t cd_new[32];
    const bool whole = run == UINT32_MAX && !(once);
    uint8_t *const cd_place = place_mcdst(m, in, known, 0, 3);
    uint8_t *const cd_to = rt_into8(m, whole, cd_place, cd_new);
    const bool cd_wanted = !(rt_taken(in, known, 0) == 0);
    if (cd_wanted) {
        lanes_cvt_f2i_u16_f16(a, d_new, cd_to, labs1 | oneg << 1 | irnd << 2);
    } else {
        if (rt_knows(known, 0x7))
            lanes_cvt_f2i_u16_f16_2_for(a, d_new, labs1 | oneg << 1 | irnd << 2);
        else
            lanes_cvt_f2i_u16_f16_2(a, d_new, labs1 | oneg << 1 | irnd << 2);
    }
    const int status = once ? for_warp(m, in, 10) : 0;
    if (status)
        return status;
    put_ll_dst(m, in, run, d_new, 1, 4);
    rt_write_row8(whole, cd_place, cd_new, run);
    return 0;
}
RT_MADE_ANY(tesla_fast_cvt_f2i_u16_f16)
RT_KNOWN(tesla_fast_cvt_f2i_u16_f16, 0, 0x1ff, 0x407, .line = {0})
RT_QUICK_1(tesla_fast_cvt_f2i_u16_f16)

/* MARK GUARD cvt ONEG LABS1 IRND u16 MCDST LL_DST f32 L_SRC */
RT_BODY(tesla_fast_cvt_f2i_u16_f32)
{
    const int32_t mark = (int32_t)rt_value(in, known, 10);
    const int32_t irnd = (int32_t)rt_value(in, known, 2);
    const int32_t labs1 = (int32_t)rt_value(in, known, 1);
    const int32_t oneg = (int32_t)rt_value(in, known, 0);
    const bool once = mark == 1 || mark == 2;
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 8, 11, 12);
    run &= hold;
    _Alignas(64) int64_t a_row[32];
    const int64_t *const a = row_l_src_3(m, in, known, run, a_row, 2, 6, 7, 8, 9);
    if (!a || rt_taken(in, known, 1) == 1 || then_l_src(in, known, 2))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    _Alignas(64) uint8_t cd_new[32];
    const bool whole = run == UINT32_MAX && !(once);
    uint8_t *const cd_place = place_mcdst(m, in, known, 0, 3);
    uint8_t *const cd_to = rt_into8(m, whole, cd_place, cd_new);
    const bool cd_wanted = !(rt_taken(in, known, 0) == 0);
    if (cd_wanted) {
        lanes_cvt_f2i_u16_f32(a, d_new, cd_to, labs1 | oneg << 1 | irnd << 2);
    } else {
        if (rt_knows(known, 0x7))
            lanes_cvt_f2i_u16_f32_2_for(a, d_new, labs1 | oneg << 1 | irnd << 2);
        else
            lanes_cvt_f2i_u16_f32_2(a, d_new, labs1 | oneg << 1 | irnd << 2);
    }
    const int status = once ? for_warp(m, in, 10) : 0;
    if (status)
        return status;
    put_ll_dst(m, in, run, d_new, 1, 4);
    rt_write_row8(whole, cd_place, cd_new, run);
    return 0;
}
RT_MADE_ANY(tesla_fast_cvt_f2i_u16_f32)
RT_KNOWN(tesla_fast_cvt_f2i_u16_f32, 0, 0x1ff, 0x407, .line = {0})
RT_QUICK_1(tesla_fast_cvt_f2i_u16_f32)

/* MARK GUARD cvt ONEG LABS1 IRND s16 MCDST LL_DST f16 L_SRC */
RT_BODY(tesla_fast_cvt_f2i_s16_f16)
{
    const int32_t mark = (int32_t)rt_value(in, known, 10);
    const int32_t irnd = (int32_t)rt_value(in, known, 2);
    const int32_t labs1 = (int32_t)rt_value(in, known, 1);
    const int32_t oneg = (int32_t)rt_value(in, known, 0);
    const bool once = mark == 1 || mark == 2;
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 8, 11, 12);
    run &= hold;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_l_src(m, in, known, run, a_row, 2, 6, 7, 8, 9);
    if (!a || rt_taken(in, known, 1) == 1 || then_l_src(in, known, 2))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    _Alignas(64) uint8_t cd_new[32];
    const bool whole = run == UINT32_MAX && !(once);
    uint8_t *const cd_place = place_mcdst(m, in, known, 0, 3);
    uint8_t *const cd_to = rt_into8(m, whole, cd_place, cd_new);
    const bool cd_wanted = !(rt_taken(in, known, 0) == 0);
    if (cd_wanted) {
        lanes_cvt_f2i_s16_f16(a, d_new, cd_to, labs1 | oneg << 1 | irnd << 2);
    } else {
        if (rt_knows(known, 0x7))
            lanes_cvt_f2i_s16_f16_2_for(a, d_new, labs1 | oneg << 1 | irnd << 2);
        else
            lanes_cvt_f2i_s16_f16_2(a, d_new, labs1 | oneg << 1 | irnd << 2);
    }
    const int status = once ? for_warp(m, in, 10) : 0;
    if (status)
        return status;
    put_ll_dst(m, in, run, d_new, 1, 4);
    rt_write_row8(whole, cd_place, cd_new, run);
    return 0;
}
RT_MADE_ANY(tesla_fast_cvt_f2i_s16_f16)
RT_KNOWN(tesla_fast_cvt_f2i_s16_f16, 0, 0x1ff, 0x407, .line = {0})
RT_QUICK_1(tesla_fast_cvt_f2i_s16_f16)

/* MARK GUARD cvt ONEG LABS1 IRND s16 MCDST LL_DST f32 L_SRC */
RT_BODY(tesla_fast_cvt_f2i_s16_f32)
{
    const int32_t mark = (int32_t)rt_value(in, known, 10);
    const int32_t irnd = (int32_t)rt_value(in, known, 2);
    const int32_t labs1 = (int32_t)rt_value(in, known, 1);
    const int32_t oneg = (int32_t)rt_value(in, known, 0);
    const bool once = mark == 1 || mark == 2;
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 8, 11, 12);
    run &= hold;
    _Alignas(64) int64_t a_row[32];
    const int64_t *const a = row_l_src_3(m, in, known, run, a_row, 2, 6, 7, 8, 9);
    if (!a || rt_taken(in, known, 1) == 1 || then_l_src(in, known, 2))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    _Alignas(64) uint8_t cd_new[32];
    const bool whole = run == UINT32_MAX && !(once);
    uint8_t *const cd_place = place_mcdst(m, in, known, 0, 3);
    uint8_t *const cd_to = rt_into8(m, whole, cd_place, cd_new);
    const bool cd_wanted = !(rt_taken(in, known, 0) == 0);
    if (cd_wanted) {
        lanes_cvt_f2i_s16_f32(a, d_new, cd_to, labs1 | oneg << 1 | irnd << 2);
    } else {
        if (rt_knows(known, 0x7))
            lanes_cvt_f2i_s16_f32_2_for(a, d_new, labs1 | oneg << 1 | irnd << 2);
        else
            lanes_cvt_f2i_s16_f32_2(a, d_new, labs1 | oneg << 1 | irnd << 2);
    }
    const int status = once ? for_warp(m, in, 10) : 0;
    if (status)
        return status;
    put_ll_dst(m, in, run, d_new, 1, 4);
    rt_write_row8(whole, cd_place, cd_new, run);
    return 0;
}
RT_MADE_ANY(tesla_fast_cvt_f2i_s16_f32)
RT_KNOWN(tesla_fast_cvt_f2i_s16_f32, 0, 0x1ff, 0x407, .line = {0})
RT_QUICK_1(tesla_fast_cvt_f2i_s16_f32)

/* MARK GUARD cvt ONEG LABS1 IRND u32 MCDST LL_DST f16 L_SRC */
RT_BODY(tesla_fast_cvt_f2i_u32_f16)
{
    const int32_t mark = (int32_t)rt_value(in, known, 10);
    const int32_t irnd = (int32_t)rt_value(in, known, 2);
    const int32_t labs1 = (int32_t)rt_value(in, known, 1);
    const int32_t oneg = (int32_t)rt_value(in, known, 0);
    const bool once = mark == 1 || mark == 2;
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 8, 11, 12);
    run &= hold;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_l_src(m, in, known, run, a_row, 2, 6, 7, 8, 9);
    if (!a || rt_taken(in, known, 1) == 1 || then_l_src(in, known, 2))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    _Alignas(64) uint8_t cd_new[32];
    const bool whole = run == UINT32_MAX && !(once);
    uint32_t *const d_place = place_ll_dst(m, in, known, 1, 4);
    uint32_t *const d_to = rt_into32(m, whole, d_place, d_new);
    uint8_t *const cd_place = place_mcdst(m, in, known, 0, 3);
    uint8_t *const cd_to = rt_into8(m, whole, cd_place, cd_new);
    const bool cd_wanted = !(rt_taken(in, known, 0) == 0);
    if (cd_wanted) {
        lanes_cvt_f2i_u32_f16(a, d_to, cd_to, labs1 | oneg << 1 | irnd << 2);
    } else {
        if (rt_knows(known, 0x7))
            lanes_cvt_f2i_u32_f16_2_for(a, d_to, labs1 | oneg << 1 | irnd << 2);
        else
            lanes_cvt_f2i_u32_f16_2(a, d_to, labs1 | oneg << 1 | irnd << 2);
    }
    const int status = once ? for_warp(m, in, 10) : 0;
    if (status)
        return status;
    rt_write_row32(whole, d_place, d_new, run);
    rt_write_row8(whole, cd_place, cd_new, run);
    return 0;
}
RT_MADE_ANY(tesla_fast_cvt_f2i_u32_f16)
RT_KNOWN(tesla_fast_cvt_f2i_u32_f16, 0, 0x1ff, 0x407, .line = {0})
RT_QUICK_1(tesla_fast_cvt_f2i_u32_f16)

/* MARK GUARD cvt ONEG LABS1 IRND u32 MCDST LL_DST f32 L_SRC */
RT_BODY(tesla_fast_cvt_f2i_u32_f32)
{
    const int32_t mark = (int32_t)rt_value(in, known, 10);
    const int32_t irnd = (int32_t)rt_value(in, known, 2);
    const int32_t labs1 = (int32_t)rt_value(in, known, 1);
    const int32_t oneg = (int32_t)rt_value(in, known, 0);
    const bool once = mark == 1 || mark == 2;
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 8, 11, 12);
    run &= hold;
    _Alignas(64) int64_t a_row[32];
    const int64_t *const a = row_l_src_3(m, in, known, run, a_row, 2, 6, 7, 8, 9);
    if (!a || rt_taken(in, known, 1) == 1 || then_l_src(in, known, 2))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    _Alignas(64) uint8_t cd_new[32];
    const bool whole = run == UINT32_MAX && !(once);
    uint32_t *const d_place = place_ll_dst(m, in, known, 1, 4);
    uint32_t *const d_to = rt_into32(m, whole, d_place, d_new);
    uint8_t *const cd_place = place_mcdst(m, in, known, 0, 3);
    uint8_t *const cd_to = rt_into8(m, whole, cd_place, cd_new);
    const bool cd_wanted = !(rt_taken(in, known, 0) == 0);
    if (cd_wanted) {
        lanes_cvt_f2i_u32_f32(a, d_to, cd_to, labs1 | oneg << 1 | irnd << 2);
    } else {
        if (rt_knows(known, 0x7))
            lanes_cvt_f2i_u32_f32_2_for(a, d_to, labs1 | oneg << 1 | irnd << 2);
        else
            lanes_cvt_f2i_u32_f32_2(a, d_to, labs1 | oneg << 1 | irnd << 2);
    }
    const int status = once ? for_warp(m, in, 10) : 0;
    if (status)
        return status;
    rt_write_row32(whole, d_place, d_new, run);
    rt_write_row8(whole, cd_place, cd_new, run);
    return 0;
}
RT_MADE_ANY(tesla_fast_cvt_f2i_u32_f32)
RT_KNOWN(tesla_fast_cvt_f2i_u32_f32, 0, 0x1ff, 0x407, .line = {0})
RT_QUICK_1(tesla_fast_cvt_f2i_u32_f32)

/* MARK GUARD cvt ONEG LABS1 IRND s32 MCDST LL_DST f16 L_SRC */
RT_BODY(tesla_fast_cvt_f2i_s32_f16)
{
    const int32_t mark = (int32_t)rt_value(in, known, 10);
    const int32_t irnd = (int32_t)rt_value(in, known, 2);
    const int32_t labs1 = (int32_t)rt_value(in, known, 1);
    const int32_t oneg = (int32_t)rt_value(in, known, 0);
    const bool once = mark == 1 || mark == 2;
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 8, 11, 12);
    run &= hold;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_l_src(m, in, known, run, a_row, 2, 6, 7, 8, 9);
    if (!a || rt_taken(in, known, 1) == 1 || then_l_src(in, known, 2))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    _Alignas(64) uint8_t cd_new[32];
    const bool whole = run == UINT32_MAX && !(once);
    uint32_t *const d_place = place_ll_dst(m, in, known, 1, 4);
    uint32_t *const d_to = rt_into32(m, whole, d_place, d_new);
    uint8_t *const cd_place = place_mcdst(m, in, known, 0, 3);
    uint8_t *const cd_to = rt_into8(m, whole, cd_place, cd_new);
    const bool cd_wanted = !(rt_taken(in, known, 0) == 0);
    if (cd_wanted) {
        lanes_cvt_f2i_s32_f16(a, d_to, cd_to, labs1 | oneg << 1 | irnd << 2);
    } else {
        if (rt_knows(known, 0x7))
            lanes_cvt_f2i_s32_f16_2_for(a, d_to, labs1 | oneg << 1 | irnd << 2);
        else
            lanes_cvt_f2i_s32_f16_2(a, d_to, labs1 | oneg << 1 | irnd << 2);
    }
    const int status = once ? for_warp(m, in, 10) : 0;
    if (status)
        return status;
    rt_write_row32(whole, d_place, d_new, run);
    rt_write_row8(whole, cd_place, cd_new, run);
    return 0;
}
RT_MADE_ANY(tesla_fast_cvt_f2i_s32_f16)
RT_KNOWN(tesla_fast_cvt_f2i_s32_f16, 0, 0x1ff, 0x407, .line = {0})
RT_QUICK_1(tesla_fast_cvt_f2i_s32_f16)

/* MARK GUARD cvt ONEG LABS1 IRND s32 MCDST LL_DST f32 L_SRC */
RT_BODY(tesla_fast_cvt_f2i_s32_f32)
{
    const int32_t mark = (int32_t)rt_value(in, known, 10);
    const int32_t irnd = (int32_t)rt_value(in, known, 2);
    const int32_t labs1 = (int32_t)rt_value(in, known, 1);
    const int32_t oneg = (int32_t)rt_value(in, known, 0);
    const bool once = mark == 1 || mark == 2;
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 8, 11, 12);
    run &= hold;
    _Alignas(64) int64_t a_row[32];
    const int64_t *const a = row_l_src_3(m, in, known, run, a_row, 2, 6, 7, 8, 9);
    if (!a || rt_taken(in, known, 1) == 1 || then_l_src(in, known, 2))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    _Alignas(64) uint8_t cd_new[32];
    const bool whole = run == UINT32_MAX && !(once);
    uint32_t *const d_place = place_ll_dst(m, in, known, 1, 4);
    uint32_t *const d_to = rt_into32(m, whole, d_place, d_new);
    uint8_t *const cd_place = place_mcdst(m, in, known, 0, 3);
    uint8_t *const cd_to = rt_into8(m, whole, cd_place, cd_new);
    const bool cd_wanted = !(rt_taken(in, known, 0) == 0);
    if (cd_wanted) {
        lanes_cvt_f2i_s32_f32(a, d_to, cd_to, labs1 | oneg << 1 | irnd << 2);
    } else {
        if (rt_knows(known, 0x7))
            lanes_cvt_f2i_s32_f32_2_for(a, d_to, labs1 | oneg << 1 | irnd << 2);
        else
            lanes_cvt_f2i_s32_f32_2(a, d_to, labs1 | oneg << 1 | irnd << 2);
    }
    const int status = once ? for_warp(m, in, 10) : 0;
    if (status)
        return status;
    rt_write_row32(whole, d_place, d_new, run);
    rt_write_row8(whole, cd_place, cd_new, run);
    return 0;
}
RT_MADE_ANY(tesla_fast_cvt_f2i_s32_f32)
RT_KNOWN(tesla_fast_cvt_f2i_s32_f32, 0, 0x1ff, 0x407, .line = {0})
RT_QUICK_1(tesla_fast_cvt_f2i_s32_f32)

/* MARK GUARD cvt ONEG LABS1 IRND u32 MCDST LL_DST f64 $r[LSRC]d */
RT_BODY(tesla_fast_cvt_f2i_64_u_to)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)rt_value(in, known, 7);
    const int32_t irnd = (int32_t)rt_value(in, known, 2);
    const int32_t lsrc = (int32_t)in->value[6];
    const int32_t labs1 = (int32_t)rt_value(in, known, 1);
    const int32_t oneg = (int32_t)rt_value(in, known, 0);
    const bool once = mark == 1 || mark == 2;
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 3, 8, 9);
    run &= hold;
    if (rt_taken(in, known, 1) == 1)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    _Alignas(64) uint8_t cd_new[32];
    const bool whole_2 = run == UINT32_MAX && !(once);
    uint32_t *const d_place = place_ll_dst(m, in, known, 1, 4);
    uint32_t *const d_to = rt_into32(m, whole_2, d_place, d_new);
    uint8_t *const cd_place = place_mcdst(m, in, known, 0, 3);
    uint8_t *const cd_to = rt_into8(m, whole_2, cd_place, cd_new);
    const bool cd_wanted = !(rt_taken(in, known, 0) == 0);
    if (cd_wanted) {
        lanes_cvt_f2i_64_u_to(s, lsrc, d_to, cd_to, labs1 | oneg << 1 | irnd << 2);
    } else {
        if (rt_knows(known, 0x7))
            lanes_cvt_f2i_64_u_to_2_for(s, lsrc, d_to, labs1 | oneg << 1 | irnd << 2);
        else
            lanes_cvt_f2i_64_u_to_2(s, lsrc, d_to, labs1 | oneg << 1 | irnd << 2);
    }
    const int status = once ? for_warp(m, in, 7) : 0;
    if (status)
        return status;
    rt_write_row32(whole_2, d_place, d_new, run);
    rt_write_row8(whole_2, cd_place, cd_new, run);
    return 0;
}
RT_MADE_ANY(tesla_fast_cvt_f2i_64_u_to)
RT_KNOWN(tesla_fast_cvt_f2i_64_u_to, 0, 0xb, 0x87, .line = {0})
RT_KNOWN(tesla_fast_cvt_f2i_64_u_to, 1, 0xb, 0x87, .value = {[0] = 1, [2] = 1})
RT_QUICK_2(tesla_fast_cvt_f2i_64_u_to)

/* MARK GUARD cvt ONEG LABS1 IRND s32 MCDST LL_DST f64 $r[LSRC]d */
RT_BODY(tesla_fast_cvt_f2i_64_s_to)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)rt_value(in, known, 7);
    const int32_t irnd = (int32_t)rt_value(in, known, 2);
    const int32_t lsrc = (int32_t)in->value[6];
    const int32_t labs1 = (int32_t)rt_value(in, known, 1);
    const int32_t oneg = (int32_t)rt_value(in, known, 0);
    const bool once = mark == 1 || mark == 2;
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 3, 8, 9);
    run &= hold;
    if (rt_taken(in, known, 1) == 1)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    _Alignas(64) uint8_t cd_new[32];
    const bool whole_2 = run == UINT32_MAX && !(once);
    uint32_t *const d_place = place_ll_dst(m, in, known, 1, 4);
    uint32_t *const d_to = rt_into32(m, whole_2, d_place, d_new);
    uint8_t *const cd_place = place_mcdst(m, in, known, 0, 3);
    uint8_t *const cd_to = rt_into8(m, whole_2, cd_place, cd_new);
    const bool cd_wanted = !(rt_taken(in, known, 0) == 0);
    if (cd_wanted) {
        lanes_cvt_f2i_64_s_to(s, lsrc, d_to, cd_to, labs1 | oneg << 1 | irnd << 2);
    } else {
        if (rt_knows(known, 0x7))
            lanes_cvt_f2i_64_s_to_2_for(s, lsrc, d_to, labs1 | oneg << 1 | irnd << 2);
        else
            lanes_cvt_f2i_64_s_to_2(s, lsrc, d_to, labs1 | oneg << 1 | irnd << 2);
    }
    const int status = once ? for_warp(m, in, 7) : 0;
    if (status)
        return status;
    rt_write_row32(whole_2, d_place, d_new, run);
    rt_write_row8(whole_2, cd_place, cd_new, run);
    return 0;
}
RT_MADE_ANY(tesla_fast_cvt_f2i_64_s_to)
RT_KNOWN(tesla_fast_cvt_f2i_64_s_to, 0, 0xb, 0x87, .line = {0})
RT_KNOWN(tesla_fast_cvt_f2i_64_s_to, 1, 0xb, 0x87, .value = {[0] = 1, [2] = 1})
RT_QUICK_2(tesla_fast_cvt_f2i_64_s_to)

/* MARK GUARD cvt ONEG LABS1 IRND u64 MCDST $r[LDST]d f32 L_SRC */
RT_BODY(tesla_fast_cvt_f2i_64_u_from)
{
    const int32_t mark = (int32_t)rt_value(in, known, 9);
    const int32_t irnd = (int32_t)rt_value(in, known, 2);
    const int32_t labs1 = (int32_t)rt_value(in, known, 1);
    const int32_t oneg = (int32_t)rt_value(in, known, 0);
    const bool once = mark == 1 || mark == 2;
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 8, 10, 11);
    run &= hold;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_l_src_2(m, in, known, run, a_row, 2, 5, 6, 7, 8);
    if (!a || then_l_src(in, known, 2))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t ldst_new[32];
    _Alignas(64) uint32_t result_new[32];
    _Alignas(64) uint8_t cd_new[32];
    const bool whole_2 = run == UINT32_MAX && !(once);
    uint32_t *const ldst_place = place_r(m, in, 4);
    uint32_t *const ldst_to = rt_into32(m, whole_2, ldst_place, ldst_new);
    uint32_t *const result_place = place_r_2(m, in, 4);
    uint32_t *const result_to = rt_into32(m, whole_2, result_place, result_new);
    uint8_t *const cd_place = place_mcdst(m, in, known, 0, 3);
    uint8_t *const cd_to = rt_into8(m, whole_2, cd_place, cd_new);
    const bool cd_wanted = !(rt_taken(in, known, 0) == 0);
    if (cd_wanted) {
        lanes_cvt_f2i_64_u_from(a, ldst_to, result_to, cd_to, labs1 | oneg << 1 | irnd << 2);
    } else {
        if (rt_knows(known, 0x7))
            lanes_cvt_f2i_64_u_from_2_for(a, ldst_to, result_to, labs1 | oneg << 1 | irnd << 2);
        else
            lanes_cvt_f2i_64_u_from_2(a, ldst_to, result_to, labs1 | oneg << 1 | irnd << 2);
    }
    const int status = once ? for_warp(m, in, 9) : 0;
    if (status)
        return status;
    rt_write_row32(whole_2, ldst_place, ldst_new, run);
    rt_write_row32(whole_2, result_place, result_new, run);
    rt_write_row8(whole_2, cd_place, cd_new, run);
    return 0;
}
RT_MADE_ANY(tesla_fast_cvt_f2i_64_u_from)
RT_KNOWN(tesla_fast_cvt_f2i_64_u_from, 0, 0x1fd, 0x207, .line = {0})
RT_KNOWN(tesla_fast_cvt_f2i_64_u_from, 1, 0x1fd, 0x207, .value = {[0] = 1, [2] = 1})
RT_QUICK_2(tesla_fast_cvt_f2i_64_u_from)

/* MARK GUARD cvt ONEG LABS1 IRND s64 MCDST $r[LDST]d f32 L_SRC */
RT_BODY(tesla_fast_cvt_f2i_64_s_from)
{
    const int32_t mark = (int32_t)rt_value(in, known, 9);
    const int32_t irnd = (int32_t)rt_value(in, known, 2);
    const int32_t labs1 = (int32_t)rt_value(in, known, 1);
    const int32_t oneg = (int32_t)rt_value(in, known, 0);
    const bool once = mark == 1 || mark == 2;
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 8, 10, 11);
    run &= hold;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_l_src_2(m, in, known, run, a_row, 2, 5, 6, 7, 8);
    if (!a || then_l_src(in, known, 2))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t ldst_new[32];
    _Alignas(64) uint32_t result_new[32];
    _Alignas(64) uint8_t cd_new[32];
    const bool whole_2 = run == UINT32_MAX && !(once);
    uint32_t *const ldst_place = place_r(m, in, 4);
    uint32_t *const ldst_to = rt_into32(m, whole_2, ldst_place, ldst_new);
    uint32_t *const result_place = place_r_2(m, in, 4);
    uint32_t *const result_to = rt_into32(m, whole_2, result_place, result_new);
    uint8_t *const cd_place = place_mcdst(m, in, known, 0, 3);
    uint8_t *const cd_to = rt_into8(m, whole_2, cd_place, cd_new);
    const bool cd_wanted = !(rt_taken(in, known, 0) == 0);
    if (cd_wanted) {
        lanes_cvt_f2i_64_s_from(a, ldst_to, result_to, cd_to, labs1 | oneg << 1 | irnd << 2);
    } else {
        if (rt_knows(known, 0x7))
            lanes_cvt_f2i_64_s_from_2_for(a, ldst_to, result_to, labs1 | oneg << 1 | irnd << 2);
        else
            lanes_cvt_f2i_64_s_from_2(a, ldst_to, result_to, labs1 | oneg << 1 | irnd << 2);
    }
    const int status = once ? for_warp(m, in, 9) : 0;
    if (status)
        return status;
    rt_write_row32(whole_2, ldst_place, ldst_new, run);
    rt_write_row32(whole_2, result_place, result_new, run);
    rt_write_row8(whole_2, cd_place, cd_new, run);
    return 0;
}
RT_MADE_ANY(tesla_fast_cvt_f2i_64_s_from)
RT_KNOWN(tesla_fast_cvt_f2i_64_s_from, 0, 0x1fd, 0x207, .line = {0})
RT_KNOWN(tesla_fast_cvt_f2i_64_s_from, 1, 0x1fd, 0x207, .value = {[0] = 1, [2] = 1})
RT_QUICK_2(tesla_fast_cvt_f2i_64_s_from)

/* MARK GUARD cvt ONEG LABS1 IRND u64 MCDST $r[LDST]d f64 $r[LSRC]d */
RT_BODY(tesla_fast_cvt_f2i_64_u_both)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)rt_value(in, known, 6);
    const int32_t irnd = (int32_t)rt_value(in, known, 2);
    const int32_t lsrc = (int32_t)in->value[5];
    const int32_t labs1 = (int32_t)rt_value(in, known, 1);
    const int32_t oneg = (int32_t)rt_value(in, known, 0);
    const bool once = mark == 1 || mark == 2;
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 3, 7, 8);
    run &= hold;
    _Alignas(64) uint32_t ldst_new[32];
    _Alignas(64) uint32_t result_new[32];
    _Alignas(64) uint8_t cd_new[32];
    const bool whole_2 = run == UINT32_MAX && !(once);
    uint32_t *const ldst_place = place_r(m, in, 4);
    uint32_t *const ldst_to = rt_into32(m, whole_2, ldst_place, ldst_new);
    uint32_t *const result_place = place_r_2(m, in, 4);
    uint32_t *const result_to = rt_into32(m, whole_2, result_place, result_new);
    uint8_t *const cd_place = place_mcdst(m, in, known, 0, 3);
    uint8_t *const cd_to = rt_into8(m, whole_2, cd_place, cd_new);
    const bool cd_wanted = !(rt_taken(in, known, 0) == 0);
    if (cd_wanted) {
        lanes_cvt_f2i_64_u_both(s, lsrc, ldst_to, result_to, cd_to, labs1 | oneg << 1 | irnd << 2);
    } else {
        if (rt_knows(known, 0x7))
            lanes_cvt_f2i_64_u_both_2_for(s, lsrc, ldst_to, result_to,
                labs1 | oneg << 1 | irnd << 2);
        else
            lanes_cvt_f2i_64_u_both_2(s, lsrc, ldst_to, result_to, labs1 | oneg << 1 | irnd << 2);
    }
    const int status = once ? for_warp(m, in, 6) : 0;
    if (status)
        return status;
    rt_write_row32(whole_2, ldst_place, ldst_new, run);
    rt_write_row32(whole_2, result_place, result_new, run);
    rt_write_row8(whole_2, cd_place, cd_new, run);
    return 0;
}
RT_MADE_ANY(tesla_fast_cvt_f2i_64_u_both)
RT_KNOWN(tesla_fast_cvt_f2i_64_u_both, 0, 0x9, 0x47, .line = {0})
RT_KNOWN(tesla_fast_cvt_f2i_64_u_both, 1, 0x9, 0x47, .value = {[0] = 1, [2] = 1})
RT_QUICK_2(tesla_fast_cvt_f2i_64_u_both)

/* MARK GUARD cvt ONEG LABS1 IRND s64 MCDST $r[LDST]d f64 $r[LSRC]d */
RT_BODY(tesla_fast_cvt_f2i_64_s_both)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)rt_value(in, known, 6);
    const int32_t irnd = (int32_t)rt_value(in, known, 2);
    const int32_t lsrc = (int32_t)in->value[5];
    const int32_t labs1 = (int32_t)rt_value(in, known, 1);
    const int32_t oneg = (int32_t)rt_value(in, known, 0);
    const bool once = mark == 1 || mark == 2;
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 3, 7, 8);
    run &= hold;
    _Alignas(64) uint32_t ldst_new[32];
    _Alignas(64) uint32_t result_new[32];
    _Alignas(64) uint8_t cd_new[32];
    const bool whole_2 = run == UINT32_MAX && !(once);
    uint32_t *const ldst_place = place_r(m, in, 4);
    uint32_t *const ldst_to = rt_into32(m, whole_2, ldst_place, ldst_new);
    uint32_t *const result_place = place_r_2(m, in, 4);
    uint32_t *const result_to = rt_into32(m, whole_2, result_place, result_new);
    uint8_t *const cd_place = place_mcdst(m, in, known, 0, 3);
    uint8_t *const cd_to = rt_into8(m, whole_2, cd_place, cd_new);
    const bool cd_wanted = !(rt_taken(in, known, 0) == 0);
    if (cd_wanted) {
        lanes_cvt_f2i_64_s_both(s, lsrc, ldst_to, result_to, cd_to, labs1 | oneg << 1 | irnd << 2);
    } else {
        if (rt_knows(known, 0x7))
            lanes_cvt_f2i_64_s_both_2_for(s, lsrc, ldst_to, result_to,
                labs1 | oneg << 1 | irnd << 2);
        else
            lanes_cvt_f2i_64_s_both_2(s, lsrc, ldst_to, result_to, labs1 | oneg << 1 | irnd << 2);
    }
    const int status = once ? for_warp(m, in, 6) : 0;
    if (status)
        return status;
    rt_write_row32(whole_2, ldst_place, ldst_new, run);
    rt_write_row32(whole_2, result_place, result_new, run);
    rt_write_row8(whole_2, cd_place, cd_new, run);
    return 0;
}
RT_MADE_ANY(tesla_fast_cvt_f2i_64_s_both)
RT_KNOWN(tesla_fast_cvt_f2i_64_s_both, 0, 0x9, 0x47, .line = {0})
RT_KNOWN(tesla_fast_cvt_f2i_64_s_both, 1, 0x9, 0x47, .value = {[0] = 1, [2] = 1})
RT_QUICK_2(tesla_fast_cvt_f2i_64_s_both)

/* MARK GUARD cvt ONEG LABS1 CSAT f16 MCDST LL_DST f16 L_SRC */
RT_BODY(tesla_fast_cvt_f2f_f16_same)
{
    const int32_t mark = (int32_t)rt_value(in, known, 10);
    const int32_t labs1 = (int32_t)rt_value(in, known, 1);
    const int32_t oneg = (int32_t)rt_value(in, known, 0);
    const int32_t csat = (int32_t)rt_value(in, known, 2);
    const bool once = mark == 1 || mark == 2;
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 8, 11, 12);
    run &= hold;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_l_src(m, in, known, run, a_row, 2, 6, 7, 8, 9);
    if (!a || rt_taken(in, known, 1) == 1 || then_l_src(in, known, 2))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    _Alignas(64) uint8_t cd_new[32];
    const bool whole = run == UINT32_MAX && !(once);
    uint8_t *const cd_place = place_mcdst(m, in, known, 0, 3);
    uint8_t *const cd_to = rt_into8(m, whole, cd_place, cd_new);
    const bool cd_wanted = !(rt_taken(in, known, 0) == 0);
    if (cd_wanted) {
        lanes_cvt_f2f_f16_same(a, d_new, cd_to, labs1 | oneg << 1 | csat << 2);
    } else {
        if (rt_knows(known, 0x7))
            lanes_cvt_f2f_f16_same_2_for(a, d_new, labs1 | oneg << 1 | csat << 2);
        else
            lanes_cvt_f2f_f16_same_2(a, d_new, labs1 | oneg << 1 | csat << 2);
    }
    const int status = once ? for_warp(m, in, 10) : 0;
    if (status)
        return status;
    put_ll_dst(m, in, run, d_new, 1, 4);
    rt_write_row8(whole, cd_place, cd_new, run);
    return 0;
}
RT_MADE_ANY(tesla_fast_cvt_f2f_f16_same)
RT_KNOWN(tesla_fast_cvt_f2f_f16_same, 0, 0x1ff, 0x407, .line = {0})
RT_QUICK_1(tesla_fast_cvt_f2f_f16_same)

/* MARK GUARD cvt ONEG LABS1 CSAT f32 MCDST LL_DST f32 L_SRC */
RT_BODY(tesla_fast_cvt_f2f_f32_same)
{
    const int32_t mark = (int32_t)rt_value(in, known, 10);
    const int32_t labs1 = (int32_t)rt_value(in, known, 1);
    const int32_t oneg = (int32_t)rt_value(in, known, 0);
    const int32_t csat = (int32_t)rt_value(in, known, 2);
    const bool once = mark == 1 || mark == 2;
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 8, 11, 12);
    run &= hold;
    _Alignas(64) int64_t a_row[32];
    const int64_t *const a = row_l_src_3(m, in, known, run, a_row, 2, 6, 7, 8, 9);
    if (!a || rt_taken(in, known, 1) == 1 || then_l_src(in, known, 2))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    _Alignas(64) uint8_t cd_new[32];
    const bool whole = run == UINT32_MAX && !(once);
    uint32_t *const d_place = place_ll_dst(m, in, known, 1, 4);
    uint32_t *const d_to = rt_into32(m, whole, d_place, d_new);
    uint8_t *const cd_place = place_mcdst(m, in, known, 0, 3);
    uint8_t *const cd_to = rt_into8(m, whole, cd_place, cd_new);
    const bool cd_wanted = !(rt_taken(in, known, 0) == 0);
    if (cd_wanted) {
        lanes_cvt_f2f_f32_same(a, d_to, cd_to, labs1 | oneg << 1 | csat << 2);
    } else {
        if (rt_knows(known, 0x7))
            lanes_cvt_f2f_f32_same_2_for(a, d_to, labs1 | oneg << 1 | csat << 2);
        else
            lanes_cvt_f2f_f32_same_2(a, d_to, labs1 | oneg << 1 | csat << 2);
    }
    const int status = once ? for_warp(m, in, 10) : 0;
    if (status)
        return status;
    rt_write_row32(whole, d_place, d_new, run);
    rt_write_row8(whole, cd_place, cd_new, run);
    return 0;
}
RT_MADE_ANY(tesla_fast_cvt_f2f_f32_same)
RT_KNOWN(tesla_fast_cvt_f2f_f32_same, 0, 0x1ff, 0x407, .line = {0})
RT_QUICK_1(tesla_fast_cvt_f2f_f32_same)

/* MARK GUARD cvt ONEG LABS1 CSAT IRND f16 MCDST LL_DST f16 L_SRC */
RT_BODY(tesla_fast_cvt_f2f_f16_rint)
{
    const int32_t mark = (int32_t)rt_value(in, known, 11);
    const int32_t irnd = (int32_t)rt_value(in, known, 3);
    const int32_t labs1 = (int32_t)rt_value(in, known, 1);
    const int32_t oneg = (int32_t)rt_value(in, known, 0);
    const int32_t csat = (int32_t)rt_value(in, known, 2);
    const bool once = mark == 1 || mark == 2;
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 8, 12, 13);
    run &= hold;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_l_src(m, in, known, run, a_row, 2, 7, 8, 9, 10);
    if (!a || rt_taken(in, known, 1) == 1 || then_l_src(in, known, 2))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    _Alignas(64) uint8_t cd_new[32];
    const bool whole = run == UINT32_MAX && !(once);
    uint8_t *const cd_place = place_mcdst(m, in, known, 0, 4);
    uint8_t *const cd_to = rt_into8(m, whole, cd_place, cd_new);
    const bool cd_wanted = !(rt_taken(in, known, 0) == 0);
    if (cd_wanted) {
        lanes_cvt_f2f_f16_rint(a, d_new, cd_to, labs1 | oneg << 1 | csat << 2 | irnd << 3);
    } else {
        if (rt_knows(known, 0xf))
            lanes_cvt_f2f_f16_rint_2_for(a, d_new, labs1 | oneg << 1 | csat << 2 | irnd << 3);
        else
            lanes_cvt_f2f_f16_rint_2(a, d_new, labs1 | oneg << 1 | csat << 2 | irnd << 3);
    }
    const int status = once ? for_warp(m, in, 11) : 0;
    if (status)
        return status;
    put_ll_dst(m, in, run, d_new, 1, 5);
    rt_write_row8(whole, cd_place, cd_new, run);
    return 0;
}
RT_MADE_ANY(tesla_fast_cvt_f2f_f16_rint)
RT_KNOWN(tesla_fast_cvt_f2f_f16_rint, 0, 0x1ff, 0x80f, .line = {0})
RT_QUICK_1(tesla_fast_cvt_f2f_f16_rint)

/* MARK GUARD cvt ONEG LABS1 CSAT IRND f32 MCDST LL_DST f32 L_SRC */
RT_BODY(tesla_fast_cvt_f2f_f32_rint)
{
    const int32_t mark = (int32_t)rt_value(in, known, 11);
    const int32_t irnd = (int32_t)rt_value(in, known, 3);
    const int32_t labs1 = (int32_t)rt_value(in, known, 1);
    const int32_t oneg = (int32_t)rt_value(in, known, 0);
    const int32_t csat = (int32_t)rt_value(in, known, 2);
    const bool once = mark == 1 || mark == 2;
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 8, 12, 13);
    run &= hold;
    _Alignas(64) int64_t a_row[32];
    const int64_t *const a = row_l_src_3(m, in, known, run, a_row, 2, 7, 8, 9, 10);
    if (!a || rt_taken(in, known, 1) == 1 || then_l_src(in, known, 2))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    _Alignas(64) uint8_t cd_new[32];
    const bool whole = run == UINT32_MAX && !(once);
    uint32_t *const d_place = place_ll_dst(m, in, known, 1, 5);
    uint32_t *const d_to = rt_into32(m, whole, d_place, d_new);
    uint8_t *const cd_place = place_mcdst(m, in, known, 0, 4);
    uint8_t *const cd_to = rt_into8(m, whole, cd_place, cd_new);
    const bool cd_wanted = !(rt_taken(in, known, 0) == 0);
    if (cd_wanted) {
        lanes_cvt_f2f_f32_rint(a, d_to, cd_to, labs1 | oneg << 1 | csat << 2 | irnd << 3);
    } else {
        if (rt_knows(known, 0xf))
            lanes_cvt_f2f_f32_rint_2_for(a, d_to, labs1 | oneg << 1 | csat << 2 | irnd << 3);
        else
            lanes_cvt_f2f_f32_rint_2(a, d_to, labs1 | oneg << 1 | csat << 2 | irnd << 3);
    }
    const int status = once ? for_warp(m, in, 11) : 0;
    if (status)
        return status;
    rt_write_row32(whole, d_place, d_new, run);
    rt_write_row8(whole, cd_place, cd_new, run);
    return 0;
}
RT_MADE_ANY(tesla_fast_cvt_f2f_f32_rint)
RT_KNOWN(tesla_fast_cvt_f2f_f32_rint, 0, 0x1ff, 0x80f, .line = {0})
RT_QUICK_1(tesla_fast_cvt_f2f_f32_rint)

/* MARK GUARD cvt ONEG LABS1 CSAT CRND f16 MCDST LL_DST f32 L_SRC */
RT_BODY(tesla_fast_cvt_f2f_f16_narrow)
{
    const int32_t mark = (int32_t)rt_value(in, known, 11);
    const int32_t crnd = (int32_t)rt_value(in, known, 3);
    const int32_t labs1 = (int32_t)rt_value(in, known, 1);
    const int32_t oneg = (int32_t)rt_value(in, known, 0);
    const int32_t csat = (int32_t)rt_value(in, known, 2);
    const bool once = mark == 1 || mark == 2;
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 8, 12, 13);
    run &= hold;
    _Alignas(64) int64_t a_row[32];
    const int64_t *const a = row_l_src_3(m, in, known, run, a_row, 2, 7, 8, 9, 10);
    if (!a || rt_taken(in, known, 1) == 1 || then_l_src(in, known, 2))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    _Alignas(64) uint8_t cd_new[32];
    const bool whole = run == UINT32_MAX && !(once);
    uint8_t *const cd_place = place_mcdst(m, in, known, 0, 4);
    uint8_t *const cd_to = rt_into8(m, whole, cd_place, cd_new);
    const bool cd_wanted = !(rt_taken(in, known, 0) == 0);
    if (cd_wanted) {
        lanes_cvt_f2f_f16_narrow(a, d_new, cd_to, labs1 | oneg << 1 | csat << 2 | crnd << 3);
    } else {
        if (rt_knows(known, 0xf))
            lanes_cvt_f2f_f16_narrow_2_for(a, d_new, labs1 | oneg << 1 | csat << 2 | crnd << 3);
        else
            lanes_cvt_f2f_f16_narrow_2(a, d_new, labs1 | oneg << 1 | csat << 2 | crnd << 3);
    }
    const int status = once ? for_warp(m, in, 11) : 0;
    if (status)
        return status;
    put_ll_dst(m, in, run, d_new, 1, 5);
    rt_write_row8(whole, cd_place, cd_new, run);
    return 0;
}
RT_MADE_ANY(tesla_fast_cvt_f2f_f16_narrow)
RT_KNOWN(tesla_fast_cvt_f2f_f16_narrow, 0, 0x1ff, 0x80f, .line = {0})
RT_QUICK_1(tesla_fast_cvt_f2f_f16_narrow)

/* MARK GUARD cvt ONEG LABS1 CSAT IRND f16 MCDST LL_DST f32 L_SRC */
RT_BODY(tesla_fast_cvt_f2f_f16_nrint)
{
    const int32_t mark = (int32_t)rt_value(in, known, 11);
    const int32_t irnd = (int32_t)rt_value(in, known, 3);
    const int32_t labs1 = (int32_t)rt_value(in, known, 1);
    const int32_t oneg = (int32_t)rt_value(in, known, 0);
    const int32_t csat = (int32_t)rt_value(in, known, 2);
    const bool once = mark == 1 || mark == 2;
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 8, 12, 13);
    run &= hold;
    _Alignas(64) int64_t a_row[32];
    const int64_t *const a = row_l_src_3(m, in, known, run, a_row, 2, 7, 8, 9, 10);
    if (!a || rt_taken(in, known, 1) == 1 || then_l_src(in, known, 2))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    _Alignas(64) uint8_t cd_new[32];
    const bool whole = run == UINT32_MAX && !(once);
    uint8_t *const cd_place = place_mcdst(m, in, known, 0, 4);
    uint8_t *const cd_to = rt_into8(m, whole, cd_place, cd_new);
    const bool cd_wanted = !(rt_taken(in, known, 0) == 0);
    if (cd_wanted) {
        lanes_cvt_f2f_f16_nrint(a, d_new, cd_to, labs1 | oneg << 1 | csat << 2 | irnd << 3);
    } else {
        if (rt_knows(known, 0xf))
            lanes_cvt_f2f_f16_nrint_2_for(a, d_new, labs1 | oneg << 1 | csat << 2 | irnd << 3);
        else
            lanes_cvt_f2f_f16_nrint_2(a, d_new, labs1 | oneg << 1 | csat << 2 | irnd << 3);
    }
    const int status = once ? for_warp(m, in, 11) : 0;
    if (status)
        return status;
    put_ll_dst(m, in, run, d_new, 1, 5);
    rt_write_row8(whole, cd_place, cd_new, run);
    return 0;
}
RT_MADE_ANY(tesla_fast_cvt_f2f_f16_nrint)
RT_KNOWN(tesla_fast_cvt_f2f_f16_nrint, 0, 0x1ff, 0x80f, .line = {0})
RT_QUICK_1(tesla_fast_cvt_f2f_f16_nrint)

/* MARK GUARD cvt ONEG LABS1 CSAT f32 MCDST LL_DST f16 L_SRC */
RT_BODY(tesla_fast_cvt_f2f_f32_widen)
{
    const int32_t mark = (int32_t)rt_value(in, known, 10);
    const int32_t labs1 = (int32_t)rt_value(in, known, 1);
    const int32_t oneg = (int32_t)rt_value(in, known, 0);
    const int32_t csat = (int32_t)rt_value(in, known, 2);
    const bool once = mark == 1 || mark == 2;
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 8, 11, 12);
    run &= hold;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_l_src(m, in, known, run, a_row, 2, 6, 7, 8, 9);
    if (!a || rt_taken(in, known, 1) == 1 || then_l_src(in, known, 2))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    _Alignas(64) uint8_t cd_new[32];
    const bool whole = run == UINT32_MAX && !(once);
    uint32_t *const d_place = place_ll_dst(m, in, known, 1, 4);
    uint32_t *const d_to = rt_into32(m, whole, d_place, d_new);
    uint8_t *const cd_place = place_mcdst(m, in, known, 0, 3);
    uint8_t *const cd_to = rt_into8(m, whole, cd_place, cd_new);
    const bool cd_wanted = !(rt_taken(in, known, 0) == 0);
    if (cd_wanted) {
        lanes_cvt_f2f_f32_widen(a, d_to, cd_to, labs1 | oneg << 1 | csat << 2);
    } else {
        if (rt_knows(known, 0x7))
            lanes_cvt_f2f_f32_widen_2_for(a, d_to, labs1 | oneg << 1 | csat << 2);
        else
            lanes_cvt_f2f_f32_widen_2(a, d_to, labs1 | oneg << 1 | csat << 2);
    }
    const int status = once ? for_warp(m, in, 10) : 0;
    if (status)
        return status;
    rt_write_row32(whole, d_place, d_new, run);
    rt_write_row8(whole, cd_place, cd_new, run);
    return 0;
}
RT_MADE_ANY(tesla_fast_cvt_f2f_f32_widen)
RT_KNOWN(tesla_fast_cvt_f2f_f32_widen, 0, 0x1ff, 0x407, .line = {0})
RT_KNOWN(tesla_fast_cvt_f2f_f32_widen, 1, 0x1ff, 0x407, .line = {[0] = 1})
RT_QUICK_2(tesla_fast_cvt_f2f_f32_widen)

/* MARK GUARD cvt ONEG LABS1 CSAT IRND f32 MCDST LL_DST f16 L_SRC */
RT_BODY(tesla_fast_cvt_f2f_f32_wrint)
{
    const int32_t mark = (int32_t)rt_value(in, known, 11);
    const int32_t irnd = (int32_t)rt_value(in, known, 3);
    const int32_t labs1 = (int32_t)rt_value(in, known, 1);
    const int32_t oneg = (int32_t)rt_value(in, known, 0);
    const int32_t csat = (int32_t)rt_value(in, known, 2);
    const bool once = mark == 1 || mark == 2;
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 8, 12, 13);
    run &= hold;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_l_src(m, in, known, run, a_row, 2, 7, 8, 9, 10);
    if (!a || rt_taken(in, known, 1) == 1 || then_l_src(in, known, 2))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    _Alignas(64) uint8_t cd_new[32];
    const bool whole = run == UINT32_MAX && !(once);
    uint32_t *const d_place = place_ll_dst(m, in, known, 1, 5);
    uint32_t *const d_to = rt_into32(m, whole, d_place, d_new);
    uint8_t *const cd_place = place_mcdst(m, in, known, 0, 4);
    uint8_t *const cd_to = rt_into8(m, whole, cd_place, cd_new);
    const bool cd_wanted = !(rt_taken(in, known, 0) == 0);
    if (cd_wanted) {
        lanes_cvt_f2f_f32_wrint(a, d_to, cd_to, labs1 | oneg << 1 | csat << 2 | irnd << 3);
    } else {
        if (rt_knows(known, 0xf))
            lanes_cvt_f2f_f32_wrint_2_for(a, d_to, labs1 | oneg << 1 | csat << 2 | irnd << 3);
        else
            lanes_cvt_f2f_f32_wrint_2(a, d_to, labs1 | oneg << 1 | csat << 2 | irnd << 3);
    }
    const int status = once ? for_warp(m, in, 11) : 0;
    if (status)
        return status;
    rt_write_row32(whole, d_place, d_new, run);
    rt_write_row8(whole, cd_place, cd_new, run);
    return 0;
}
RT_MADE_ANY(tesla_fast_cvt_f2f_f32_wrint)
RT_KNOWN(tesla_fast_cvt_f2f_f32_wrint, 0, 0x1ff, 0x80f, .line = {0})
RT_QUICK_1(tesla_fast_cvt_f2f_f32_wrint)

/* MARK GUARD cvt ONEG LABS1 CRND f32 MCDST LL_DST f64 $r[LSRC]d */
RT_BODY(tesla_fast_cvt_f2f_64_narrow)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)rt_value(in, known, 7);
    const int32_t crnd = (int32_t)rt_value(in, known, 2);
    const int32_t lsrc = (int32_t)in->value[6];
    const int32_t labs1 = (int32_t)rt_value(in, known, 1);
    const int32_t oneg = (int32_t)rt_value(in, known, 0);
    const bool once = mark == 1 || mark == 2;
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 3, 8, 9);
    run &= hold;
    if (rt_taken(in, known, 1) == 1)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    _Alignas(64) uint8_t cd_new[32];
    const bool whole = run == UINT32_MAX && !(once);
    uint32_t *const d_place = place_ll_dst(m, in, known, 1, 4);
    uint32_t *const d_to = rt_into32(m, whole, d_place, d_new);
    uint8_t *const cd_place = place_mcdst(m, in, known, 0, 3);
    uint8_t *const cd_to = rt_into8(m, whole, cd_place, cd_new);
    const bool cd_wanted = !(rt_taken(in, known, 0) == 0);
    if (cd_wanted) {
        lanes_cvt_f2f_64_narrow(s, lsrc, d_to, cd_to, labs1 | oneg << 1 | crnd << 2);
    } else {
        if (rt_knows(known, 0x7))
            lanes_cvt_f2f_64_narrow_2_for(s, lsrc, d_to, labs1 | oneg << 1 | crnd << 2);
        else
            lanes_cvt_f2f_64_narrow_2(s, lsrc, d_to, labs1 | oneg << 1 | crnd << 2);
    }
    const int status = once ? for_warp(m, in, 7) : 0;
    if (status)
        return status;
    rt_write_row32(whole, d_place, d_new, run);
    rt_write_row8(whole, cd_place, cd_new, run);
    return 0;
}
RT_MADE_ANY(tesla_fast_cvt_f2f_64_narrow)
RT_KNOWN(tesla_fast_cvt_f2f_64_narrow, 0, 0xb, 0x87, .line = {0})
RT_QUICK_1(tesla_fast_cvt_f2f_64_narrow)

/* MARK GUARD cvt ONEG LABS1 f64 MCDST $r[LDST]d f64 $r[LSRC]d */
RT_BODY(tesla_fast_cvt_f2f_64_same)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)rt_value(in, known, 5);
    const int32_t lsrc = (int32_t)in->value[4];
    const int32_t labs1 = (int32_t)rt_value(in, known, 1);
    const int32_t oneg = (int32_t)rt_value(in, known, 0);
    const bool once = mark == 1 || mark == 2;
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 3, 6, 7);
    run &= hold;
    _Alignas(64) uint32_t ldst_new[32];
    _Alignas(64) uint32_t result_new[32];
    _Alignas(64) uint8_t cd_new[32];
    const bool whole = run == UINT32_MAX && !(once);
    uint32_t *const ldst_place = place_r(m, in, 3);
    uint32_t *const ldst_to = rt_into32(m, whole, ldst_place, ldst_new);
    uint32_t *const result_place = place_r_2(m, in, 3);
    uint32_t *const result_to = rt_into32(m, whole, result_place, result_new);
    uint8_t *const cd_place = place_mcdst(m, in, known, 0, 2);
    uint8_t *const cd_to = rt_into8(m, whole, cd_place, cd_new);
    const bool cd_wanted = !(rt_taken(in, known, 0) == 0);
    if (cd_wanted) {
        lanes_cvt_f2f_64_same(s, lsrc, ldst_to, result_to, cd_to, labs1 | oneg << 1);
    } else {
        if (rt_knows(known, 0x3))
            lanes_cvt_f2f_64_same_2_for(s, lsrc, ldst_to, result_to, labs1 | oneg << 1);
        else
            lanes_cvt_f2f_64_same_2(s, lsrc, ldst_to, result_to, labs1 | oneg << 1);
    }
    const int status = once ? for_warp(m, in, 5) : 0;
    if (status)
        return status;
    rt_write_row32(whole, ldst_place, ldst_new, run);
    rt_write_row32(whole, result_place, result_new, run);
    rt_write_row8(whole, cd_place, cd_new, run);
    return 0;
}
RT_MADE_ANY(tesla_fast_cvt_f2f_64_same)
RT_KNOWN(tesla_fast_cvt_f2f_64_same, 0, 0x9, 0x23, .line = {0})
RT_QUICK_1(tesla_fast_cvt_f2f_64_same)

/* MARK GUARD cvt ONEG LABS1 IRND f64 MCDST $r[LDST]d f64 $r[LSRC]d */
RT_BODY(tesla_fast_cvt_f2f_64_rint)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)rt_value(in, known, 6);
    const int32_t irnd = (int32_t)rt_value(in, known, 2);
    const int32_t lsrc = (int32_t)in->value[5];
    const int32_t labs1 = (int32_t)rt_value(in, known, 1);
    const int32_t oneg = (int32_t)rt_value(in, known, 0);
    const bool once = mark == 1 || mark == 2;
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 3, 7, 8);
    run &= hold;
    _Alignas(64) uint32_t ldst_new[32];
    _Alignas(64) uint32_t result_new[32];
    _Alignas(64) uint8_t cd_new[32];
    const bool whole = run == UINT32_MAX && !(once);
    uint32_t *const ldst_place = place_r(m, in, 4);
    uint32_t *const ldst_to = rt_into32(m, whole, ldst_place, ldst_new);
    uint32_t *const result_place = place_r_2(m, in, 4);
    uint32_t *const result_to = rt_into32(m, whole, result_place, result_new);
    uint8_t *const cd_place = place_mcdst(m, in, known, 0, 3);
    uint8_t *const cd_to = rt_into8(m, whole, cd_place, cd_new);
    const bool cd_wanted = !(rt_taken(in, known, 0) == 0);
    if (cd_wanted) {
        lanes_cvt_f2f_64_rint(s, lsrc, ldst_to, result_to, cd_to, labs1 | oneg << 1 | irnd << 2);
    } else {
        if (rt_knows(known, 0x7))
            lanes_cvt_f2f_64_rint_2_for(s, lsrc, ldst_to, result_to, labs1 | oneg << 1 | irnd << 2);
        else
            lanes_cvt_f2f_64_rint_2(s, lsrc, ldst_to, result_to, labs1 | oneg << 1 | irnd << 2);
    }
    const int status = once ? for_warp(m, in, 6) : 0;
    if (status)
        return status;
    rt_write_row32(whole, ldst_place, ldst_new, run);
    rt_write_row32(whole, result_place, result_new, run);
    rt_write_row8(whole, cd_place, cd_new, run);
    return 0;
}
RT_MADE_ANY(tesla_fast_cvt_f2f_64_rint)
RT_KNOWN(tesla_fast_cvt_f2f_64_rint, 0, 0x9, 0x47, .line = {0})
RT_QUICK_1(tesla_fast_cvt_f2f_64_rint)

/* MARK GUARD cvt ONEG LABS1 f64 MCDST $r[LDST]d f32 L_SRC */
RT_BODY(tesla_fast_cvt_f2f_64_widen)
{
    const int32_t mark = (int32_t)rt_value(in, known, 8);
    const int32_t labs1 = (int32_t)rt_value(in, known, 1);
    const int32_t oneg = (int32_t)rt_value(in, known, 0);
    const bool once = mark == 1 || mark == 2;
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 8, 9, 10);
    run &= hold;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_l_src_2(m, in, known, run, a_row, 2, 4, 5, 6, 7);
    if (!a || then_l_src(in, known, 2))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t ldst_new[32];
    _Alignas(64) uint32_t result_new[32];
    _Alignas(64) uint8_t cd_new[32];
    const bool whole = run == UINT32_MAX && !(once);
    uint32_t *const ldst_place = place_r(m, in, 3);
    uint32_t *const ldst_to = rt_into32(m, whole, ldst_place, ldst_new);
    uint32_t *const result_place = place_r_2(m, in, 3);
    uint32_t *const result_to = rt_into32(m, whole, result_place, result_new);
    uint8_t *const cd_place = place_mcdst(m, in, known, 0, 2);
    uint8_t *const cd_to = rt_into8(m, whole, cd_place, cd_new);
    const bool cd_wanted = !(rt_taken(in, known, 0) == 0);
    if (cd_wanted) {
        lanes_cvt_f2f_64_widen(a, ldst_to, result_to, cd_to, labs1 | oneg << 1);
    } else {
        if (rt_knows(known, 0x3))
            lanes_cvt_f2f_64_widen_2_for(a, ldst_to, result_to, labs1 | oneg << 1);
        else
            lanes_cvt_f2f_64_widen_2(a, ldst_to, result_to, labs1 | oneg << 1);
    }
    const int status = once ? for_warp(m, in, 8) : 0;
    if (status)
        return status;
    rt_write_row32(whole, ldst_place, ldst_new, run);
    rt_write_row32(whole, result_place, result_new, run);
    rt_write_row8(whole, cd_place, cd_new, run);
    return 0;
}
RT_MADE_ANY(tesla_fast_cvt_f2f_64_widen)
RT_KNOWN(tesla_fast_cvt_f2f_64_widen, 0, 0x1fd, 0x103, .line = {0})
RT_QUICK_1(tesla_fast_cvt_f2f_64_widen)

