/* Generated from the description tesla by gen/emit/fast. Do not edit. */
#include "tesla_fast.h"

RT_WITHIN void lanes_ld_c_u8_full_2(uint32_t *c_2_row, uint32_t *d_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t v = c_2_row[l];
        const uint32_t d = v;
        d_to[l] = d;
    }
}

RT_WITHIN void lanes_rcp_short_for(struct tesla_state *s, int32_t ssrc, uint32_t *sdst_to,
    const int32_t key)
{
    const int32_t sabs = key & 1;
    const int32_t sneg2 = key >> 1 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        uint32_t result = 0;
        int32_t sum = 0;
        const uint32_t x = (s->r[ssrc][l] & (sabs ? 2147483647 : 4294967295u))
            ^ (uint32_t)sneg2 << 31;
        const uint32_t e = x >> 23 & 0xff;
        const uint32_t f = x & 0x7fffff;
        if (e == 0) {
            result = x >> 31 << 31 | 0x7f800000;
        } else if (e == 255) {
            result = f != 0 ? 2147483647 : x >> 31 << 31;
        } else {
            const uint32_t k = f >> 16;
            const uint32_t t = f & 0xffff;
            const uint32_t x_2 = t << 1;
            sum = 0;
            RT_UNROLL
            for (int32_t i = 0; i <= 16; i++) {
                if (x_2 >> i & 1) {
                    sum = (int32_t)((uint32_t)sum + (x_2 >> (18 - i)));
                }
            }
            const int32_t r =
                (int32_t)((((int64_t)lut_rcp_a[k] << 13) + (int64_t)(lut_rcp_b[k] - 65536) * t
                + lut_rcp_c[k] * (sum >> 1) + 18407) >> 15);
            const int32_t m_2 = (int32_t)((uint32_t)(252 - (int32_t)e) << 23) + r;
            result = x >> 31 << 31 | (uint32_t)(m_2 >= 8388608 ? m_2 : 0);
        }
        const uint32_t sdst = result;
        sdst_to[l] = sdst;
    }
}

RT_LOOP_2(lanes_rcp_short,
    (struct tesla_state *s, int32_t ssrc, uint32_t *sdst_to, const int32_t fields),
    (s, ssrc, sdst_to, key), 0, 0, 2)

RT_WITHIN void lanes_rcp_long_for(struct tesla_state *s, int32_t lsrc, uint32_t *d_to,
    const int32_t key)
{
    const int32_t labs1 = key & 1;
    const int32_t lneg1 = key >> 1 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        uint32_t result = 0;
        int32_t sum = 0;
        const uint32_t x = (s->r[lsrc][l] & (labs1 ? 2147483647 : 4294967295u))
            ^ (uint32_t)lneg1 << 31;
        const uint32_t e = x >> 23 & 0xff;
        const uint32_t f = x & 0x7fffff;
        if (e == 0) {
            result = x >> 31 << 31 | 0x7f800000;
        } else if (e == 255) {
            result = f != 0 ? 2147483647 : x >> 31 << 31;
        } else {
            const uint32_t k = f >> 16;
            const uint32_t t = f & 0xffff;
            const uint32_t x_2 = t << 1;
            sum = 0;
            RT_UNROLL
            for (int32_t i = 0; i <= 16; i++) {
                if (x_2 >> i & 1) {
                    sum = (int32_t)((uint32_t)sum + (x_2 >> (18 - i)));
                }
            }
            const int32_t r =
                (int32_t)((((int64_t)lut_rcp_a[k] << 13) + (int64_t)(lut_rcp_b[k] - 65536) * t
                + lut_rcp_c[k] * (sum >> 1) + 18407) >> 15);
            const int32_t m_2 = (int32_t)((uint32_t)(252 - (int32_t)e) << 23) + r;
            result = x >> 31 << 31 | (uint32_t)(m_2 >= 8388608 ? m_2 : 0);
        }
        const uint32_t d = result;
        d_to[l] = d;
    }
}

RT_LOOP_1(lanes_rcp_long,
    (struct tesla_state *s, int32_t lsrc, uint32_t *d_to, const int32_t fields),
    (s, lsrc, d_to, key), 0, 0)

RT_WITHIN void lanes_sfu_rsqrt_for(struct tesla_state *s, int32_t lsrc, uint32_t *d_to,
    const int32_t key)
{
    const int32_t labs1 = key & 1;
    const int32_t lneg1 = key >> 1 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        uint32_t result = 0;
        int32_t sum = 0;
        const uint32_t x = (s->r[lsrc][l] & (labs1 ? 2147483647 : 4294967295u))
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
                RT_UNROLL
                for (int32_t i = 0; i <= 16; i++) {
                    if (t >> i & 1) {
                        sum = (int32_t)((uint32_t)sum + (t >> (18 - i)));
                    }
                }
                const int32_t r =
                    (int32_t)((((int64_t)lut_rsqrt_a[k] << 14)
                    + (int64_t)(lut_rsqrt_b[k] - 65536) * t + (lut_rsqrt_c[k] * (sum >> 1) << 2)
                    + 32767) >> 16);
                result = (uint32_t)(((125 - h) << 23) + r);
            }
        }
        const uint32_t d = result;
        d_to[l] = d;
    }
}

RT_LOOP_1(lanes_sfu_rsqrt,
    (struct tesla_state *s, int32_t lsrc, uint32_t *d_to, const int32_t fields),
    (s, lsrc, d_to, key), 0, 0)

RT_WITHIN void lanes_sfu_lg2_for(struct tesla_state *s, int32_t lsrc, uint32_t *d_to,
    const int32_t key)
{
    const int32_t labs1 = key & 1;
    const int32_t lneg1 = key >> 1 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        uint32_t result = 0;
        int32_t sum = 0;
        const uint32_t x = (s->r[lsrc][l] & (labs1 ? 2147483647 : 4294967295u))
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
            RT_UNROLL
            for (int32_t i = 0; i <= 16; i++) {
                if (t >> i & 1) {
                    sum = (int32_t)((uint32_t)sum + (t >> (18 - i)));
                }
            }
            const int64_t r =
                (((int64_t)lut_lg2_a[k] << 12) + (int64_t)lut_lg2_b[k] * t
                + (int32_t)((uint32_t)(lut_lg2_c[k] - 1024) * (uint32_t)(sum >> 1) << 1) + 13125)
                >> 2;
            const int64_t s_2 = ((f == 0 && e == 127) ? 0 : r)
                + (int64_t)((uint64_t)((int32_t)e - 127) << 36);
            const int32_t sign = s_2 < 0;
            const uint64_t r_2 = (s_2 < 0 ? ~(uint64_t)s_2 : (uint64_t)s_2)
                & INT64_C(0x7ffffffffff);
            const int32_t z = rt_clz((rt_u128)r_2, 43);
            const int32_t m_2 = (int32_t)((r_2 << z & INT64_C(0x7ffffffffff)) >> 19);
            result = (uint32_t)sign << 31 | (uint32_t)(r_2 == 0 ? 0 : ((132 - z) << 23) + m_2);
        }
        const uint32_t d = result;
        d_to[l] = d;
    }
}

RT_LOOP_1(lanes_sfu_lg2,
    (struct tesla_state *s, int32_t lsrc, uint32_t *d_to, const int32_t fields),
    (s, lsrc, d_to, key), 0, 0)

RT_WITHIN void lanes_sincos_sin(struct tesla_state *s, int32_t lsrc, uint32_t *d_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        uint32_t result = 0;
        int32_t sum = 0;
        if (s->r[lsrc][l] >> 30 & 1) {
            result = 2147483647;
        } else {
            const uint32_t q = s->r[lsrc][l] >> 23 & 0x7f;
            const int32_t f = q & 1 ? (int32_t)((s->r[lsrc][l] & 0x7fffff) ^ 0x7fffff)
                : (int32_t)(s->r[lsrc][l] & 0x7fffff);
            const int32_t k = f >> 17;
            const int32_t t = f & 0x1ffff;
            sum = 0;
            RT_UNROLL
            for (int32_t i = 0; i <= 16; i++) {
                if (t >> i & 1) {
                    sum = sum + (t >> (18 - i));
                }
            }
            const int64_t r = ((int64_t)lut_sin_a[k] << 11) + (uint32_t)lut_sin_b[k] * (uint32_t)t
                + (lut_sin_c[k] - 2048) * (sum >> 1);
            const uint32_t sign = (q >> 1 & 1) ^ (s->r[lsrc][l] >> 31 & 1);
            const uint64_t r_2 = (uint64_t)r & INT64_C(0x3fffffffff);
            const int32_t z = rt_clz((rt_u128)r_2, 38);
            const int32_t m_2 = (int32_t)((r_2 << z & INT64_C(0x3fffffffff)) >> 14);
            result = sign << 31 | (uint32_t)(r_2 == 0 ? 0 : ((126 - z) << 23) + m_2);
        }
        const uint32_t d = result;
        d_to[l] = d;
    }
}

RT_WITHIN void lanes_sincos_cos(struct tesla_state *s, int32_t lsrc, uint32_t *d_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        uint32_t result = 0;
        int32_t sum = 0;
        if (s->r[lsrc][l] >> 30 & 1) {
            result = 2147483647;
        } else {
            const uint32_t q = (s->r[lsrc][l] >> 23 & 0x7f) + 1;
            const int32_t f = q & 1 ? (int32_t)((s->r[lsrc][l] & 0x7fffff) ^ 0x7fffff)
                : (int32_t)(s->r[lsrc][l] & 0x7fffff);
            const int32_t k = f >> 17;
            const int32_t t = f & 0x1ffff;
            sum = 0;
            RT_UNROLL
            for (int32_t i = 0; i <= 16; i++) {
                if (t >> i & 1) {
                    sum = sum + (t >> (18 - i));
                }
            }
            const int64_t r = ((int64_t)lut_sin_a[k] << 11) + (uint32_t)lut_sin_b[k] * (uint32_t)t
                + (lut_sin_c[k] - 2048) * (sum >> 1);
            const uint32_t sign = q >> 1 & 1;
            const uint64_t r_2 = (uint64_t)r & INT64_C(0x3fffffffff);
            const int32_t z = rt_clz((rt_u128)r_2, 38);
            const int32_t m_2 = (int32_t)((r_2 << z & INT64_C(0x3fffffffff)) >> 14);
            result = sign << 31 | (uint32_t)(r_2 == 0 ? 0 : ((126 - z) << 23) + m_2);
        }
        const uint32_t d = result;
        d_to[l] = d;
    }
}

RT_WITHIN void lanes_ex2_for(struct tesla_state *s, int32_t lsrc, uint32_t *d_to, const int32_t key)
{
    const int32_t lsat = key & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        int32_t result = 0;
        int32_t sum = 0;
        if (s->r[lsrc][l] >> 30 & 1 && !(s->r[lsrc][l] >> 23 & 1)) {
            result = 2147483647;
        } else if (s->r[lsrc][l] >> 30 & 1) {
            result = s->r[lsrc][l] >> 31 != 0 ? 0 : lsat ? 1065353216 : 2139095040;
        } else {
            const uint32_t p = s->r[lsrc][l] & 0x3fffffff;
            const int32_t n = !(s->r[lsrc][l] >> 31 != 0) ? (int32_t)p : (p & 0x7fffff) == 0
                ? -(int32_t)p : ~(int32_t)p;
            const int32_t k = n >> 17 & 0x3f;
            const int32_t t = n & 0x1ffff;
            sum = 0;
            RT_UNROLL
            for (int32_t i = 0; i <= 16; i++) {
                if (t >> i & 1) {
                    sum = sum + (t >> (18 - i));
                }
            }
            const int32_t r =
                (int32_t)((((int64_t)lut_ex2_a[k] << 13) + (int64_t)lut_ex2_b[k] * t
                + lut_ex2_c[k] * (sum >> 1) + 30690) >> 15);
            const int32_t m_2 = (int32_t)((uint32_t)((n >> 23) + 126) << 23) + r;
            result = lsat ? rt_min_i32(m_2 >= 8388608 ? m_2 : 0, 1065353216) : m_2 >= 8388608 ? m_2
                : 0;
        }
        const uint32_t d = (uint32_t)result;
        d_to[l] = d;
    }
}

RT_LOOP_1(lanes_ex2, (struct tesla_state *s, int32_t lsrc, uint32_t *d_to, const int32_t fields),
    (s, lsrc, d_to, key), 0, 0)

RT_WITHIN void lanes_pre_presin_for(const uint32_t *a, uint32_t *d_to, const int32_t key)
{
    const int32_t labs1 = key & 1;
    const int32_t lneg1 = key >> 1 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        uint32_t result = 0;
        const uint32_t x = (a[l] & (labs1 ? 2147483647 : 4294967295u)) ^ (uint32_t)lneg1 << 31;
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
        const uint32_t d = result;
        d_to[l] = d;
    }
}

RT_LOOP_1(lanes_pre_presin, (const uint32_t *a, uint32_t *d_to, const int32_t fields),
    (a, d_to, key), 0, 0)

RT_WITHIN void lanes_pre_preex2_for(const uint32_t *a, uint32_t *d_to, const int32_t key)
{
    const int32_t labs1 = key & 1;
    const int32_t lneg1 = key >> 1 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        uint32_t result = 0;
        const uint32_t x = (a[l] & (labs1 ? 2147483647 : 4294967295u)) ^ (uint32_t)lneg1 << 31;
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
        const uint32_t d = result;
        d_to[l] = d;
    }
}

RT_LOOP_1(lanes_pre_preex2, (const uint32_t *a, uint32_t *d_to, const int32_t fields),
    (a, d_to, key), 0, 0)

RT_WITHIN void lanes_interp_plain_smul(uint32_t *v_row, struct tesla_state *s, int32_t ssrc,
    uint32_t *sdst_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = v_row[l];
        const uint32_t sdst = rt_f32_mul(x, s->r[ssrc][l], RT_NEAR, RT_FLUSH_ALL, 0x7fffffff);
        sdst_to[l] = sdst;
    }
}

RT_WITHIN void lanes_interp_plain_mul_for(uint32_t *v_row, struct tesla_state *s, int32_t lsrc,
    uint32_t *ldst_to, const int32_t key)
{
    const int32_t lneg1 = key & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = v_row[l];
        const uint32_t ldst =
            rt_f32_mul(x, s->r[lsrc][l] ^ (uint32_t)lneg1 << 31, RT_NEAR, RT_FLUSH_ALL, 0x7fffffff);
        ldst_to[l] = ldst;
    }
}

RT_LOOP_1(lanes_interp_plain_mul,
    (uint32_t *v_row, struct tesla_state *s, int32_t lsrc, uint32_t *ldst_to,
    const int32_t fields), (v_row, s, lsrc, ldst_to, key), 0, 0)

/* rcp f32 $r[SDST] SNEG2 SABS $r[SSRC] */
RT_BODY(tesla_fast_rcp_short)
{
    struct tesla_state *const s = m->state;
    const int32_t ssrc = (int32_t)in->value[3];
    const int32_t sabs = (int32_t)rt_value(in, known, 2);
    const int32_t sneg2 = (int32_t)rt_value(in, known, 1);
    uint32_t run = active;
    _Alignas(64) uint32_t sdst_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const sdst_place = place_r(m, in, 0);
    uint32_t *const sdst_to = rt_into32(m, whole, sdst_place, sdst_new);
    if (rt_knows(known, 0x6))
        lanes_rcp_short_for(s, ssrc, sdst_to, sabs | sneg2 << 1);
    else
        lanes_rcp_short(s, ssrc, sdst_to, sabs | sneg2 << 1);
    rt_write_row32(whole, sdst_place, sdst_new, run);
    return RT_ON;
}
RT_MADE_ANY(tesla_fast_rcp_short)
RT_KNOWN(tesla_fast_rcp_short, 0, 0x0, 0x6, .line = {0})
RT_KNOWN(tesla_fast_rcp_short, 1, 0x0, 0x6, .value = {[1] = 1})
RT_QUICK_2(tesla_fast_rcp_short)

/* MARK GUARD rcp f32 LL_DST LNEG1 LABS1 $r[LSRC] */
RT_BODY(tesla_fast_rcp_long)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)rt_value(in, known, 5);
    const int32_t lsrc = (int32_t)in->value[4];
    const int32_t labs1 = (int32_t)rt_value(in, known, 3);
    const int32_t lneg1 = (int32_t)rt_value(in, known, 2);
    const bool once = mark == 1 || mark == 2;
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 1, 6, 7);
    run &= hold;
    if (rt_taken(in, known, 0) == 1)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    const bool whole = run == UINT32_MAX && !(once);
    uint32_t *const d_place = place_ll_dst(m, in, known, 0, 0);
    uint32_t *const d_to = rt_into32(m, whole, d_place, d_new);
    if (rt_knows(known, 0xc))
        lanes_rcp_long_for(s, lsrc, d_to, labs1 | lneg1 << 1);
    else
        lanes_rcp_long(s, lsrc, d_to, labs1 | lneg1 << 1);
    const int status = once ? for_warp(m, in, 5) : 0;
    if (status)
        return status;
    rt_write_row32(whole, d_place, d_new, run);
    return 0;
}
RT_MADE_ANY(tesla_fast_rcp_long)
RT_KNOWN(tesla_fast_rcp_long, 0, 0x3, 0x2c, .line = {0})
RT_QUICK_1(tesla_fast_rcp_long)

/* MARK GUARD rsqrt f32 LL_DST LNEG1 LABS1 $r[LSRC] */
RT_BODY(tesla_fast_sfu_rsqrt)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)rt_value(in, known, 5);
    const int32_t lsrc = (int32_t)in->value[4];
    const int32_t labs1 = (int32_t)rt_value(in, known, 3);
    const int32_t lneg1 = (int32_t)rt_value(in, known, 2);
    const bool once = mark == 1 || mark == 2;
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 1, 6, 7);
    run &= hold;
    if (rt_taken(in, known, 0) == 1)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    const bool whole = run == UINT32_MAX && !(once);
    uint32_t *const d_place = place_ll_dst(m, in, known, 0, 0);
    uint32_t *const d_to = rt_into32(m, whole, d_place, d_new);
    if (rt_knows(known, 0xc))
        lanes_sfu_rsqrt_for(s, lsrc, d_to, labs1 | lneg1 << 1);
    else
        lanes_sfu_rsqrt(s, lsrc, d_to, labs1 | lneg1 << 1);
    const int status = once ? for_warp(m, in, 5) : 0;
    if (status)
        return status;
    rt_write_row32(whole, d_place, d_new, run);
    return 0;
}
RT_MADE_ANY(tesla_fast_sfu_rsqrt)
RT_KNOWN(tesla_fast_sfu_rsqrt, 0, 0x3, 0x2c, .line = {0})
RT_QUICK_1(tesla_fast_sfu_rsqrt)

/* MARK GUARD lg2 f32 LL_DST LNEG1 LABS1 $r[LSRC] */
RT_BODY(tesla_fast_sfu_lg2)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)rt_value(in, known, 5);
    const int32_t lsrc = (int32_t)in->value[4];
    const int32_t labs1 = (int32_t)rt_value(in, known, 3);
    const int32_t lneg1 = (int32_t)rt_value(in, known, 2);
    const bool once = mark == 1 || mark == 2;
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 1, 6, 7);
    run &= hold;
    if (rt_taken(in, known, 0) == 1)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    const bool whole = run == UINT32_MAX && !(once);
    uint32_t *const d_place = place_ll_dst(m, in, known, 0, 0);
    uint32_t *const d_to = rt_into32(m, whole, d_place, d_new);
    if (rt_knows(known, 0xc))
        lanes_sfu_lg2_for(s, lsrc, d_to, labs1 | lneg1 << 1);
    else
        lanes_sfu_lg2(s, lsrc, d_to, labs1 | lneg1 << 1);
    const int status = once ? for_warp(m, in, 5) : 0;
    if (status)
        return status;
    rt_write_row32(whole, d_place, d_new, run);
    return 0;
}
RT_MADE_ANY(tesla_fast_sfu_lg2)
RT_KNOWN(tesla_fast_sfu_lg2, 0, 0x3, 0x2c, .line = {0})
RT_QUICK_1(tesla_fast_sfu_lg2)

/* MARK GUARD sin f32 LL_DST $r[LSRC] */
RT_BODY(tesla_fast_sincos_sin)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)rt_value(in, known, 3);
    const int32_t lsrc = (int32_t)in->value[2];
    const bool once = mark == 1 || mark == 2;
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 1, 4, 5);
    run &= hold;
    if (rt_taken(in, known, 0) == 1)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    const bool whole = run == UINT32_MAX && !(once);
    uint32_t *const d_place = place_ll_dst(m, in, known, 0, 0);
    uint32_t *const d_to = rt_into32(m, whole, d_place, d_new);
    lanes_sincos_sin(s, lsrc, d_to);
    const int status = once ? for_warp(m, in, 3) : 0;
    if (status)
        return status;
    rt_write_row32(whole, d_place, d_new, run);
    return 0;
}
RT_MADE_ANY(tesla_fast_sincos_sin)
RT_KNOWN(tesla_fast_sincos_sin, 0, 0x3, 0x8, .line = {0})
RT_QUICK_1(tesla_fast_sincos_sin)

/* MARK GUARD cos f32 LL_DST $r[LSRC] */
RT_BODY(tesla_fast_sincos_cos)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)rt_value(in, known, 3);
    const int32_t lsrc = (int32_t)in->value[2];
    const bool once = mark == 1 || mark == 2;
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 1, 4, 5);
    run &= hold;
    if (rt_taken(in, known, 0) == 1)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    const bool whole = run == UINT32_MAX && !(once);
    uint32_t *const d_place = place_ll_dst(m, in, known, 0, 0);
    uint32_t *const d_to = rt_into32(m, whole, d_place, d_new);
    lanes_sincos_cos(s, lsrc, d_to);
    const int status = once ? for_warp(m, in, 3) : 0;
    if (status)
        return status;
    rt_write_row32(whole, d_place, d_new, run);
    return 0;
}
RT_MADE_ANY(tesla_fast_sincos_cos)
RT_KNOWN(tesla_fast_sincos_cos, 0, 0x3, 0x8, .line = {0})
RT_QUICK_1(tesla_fast_sincos_cos)

/* MARK GUARD ex2 f32 LSAT LL_DST $r[LSRC] */
RT_BODY(tesla_fast_ex2)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)rt_value(in, known, 4);
    const int32_t lsrc = (int32_t)in->value[3];
    const int32_t lsat = (int32_t)rt_value(in, known, 0);
    const bool once = mark == 1 || mark == 2;
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 1, 5, 6);
    run &= hold;
    if (rt_taken(in, known, 0) == 1)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    const bool whole = run == UINT32_MAX && !(once);
    uint32_t *const d_place = place_ll_dst(m, in, known, 0, 1);
    uint32_t *const d_to = rt_into32(m, whole, d_place, d_new);
    if (rt_knows(known, 0x1))
        lanes_ex2_for(s, lsrc, d_to, lsat);
    else
        lanes_ex2(s, lsrc, d_to, lsat);
    const int status = once ? for_warp(m, in, 4) : 0;
    if (status)
        return status;
    rt_write_row32(whole, d_place, d_new, run);
    return 0;
}
RT_MADE_ANY(tesla_fast_ex2)
RT_KNOWN(tesla_fast_ex2, 0, 0x3, 0x11, .line = {0})
RT_QUICK_1(tesla_fast_ex2)

/* MARK GUARD presin f32 LL_DST LNEG1 LABS1 L_SRC */
RT_BODY(tesla_fast_pre_presin)
{
    const int32_t mark = (int32_t)rt_value(in, known, 8);
    const int32_t labs1 = (int32_t)rt_value(in, known, 3);
    const int32_t lneg1 = (int32_t)rt_value(in, known, 2);
    const bool once = mark == 1 || mark == 2;
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 7, 9, 10);
    run &= hold;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_l_src_2(m, in, known, run, a_row, 1, 4, 5, 6, 7);
    if (!a || rt_taken(in, known, 0) == 1 || then_l_src(in, known, 1))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    const bool whole = run == UINT32_MAX && !(once);
    uint32_t *const d_place = place_ll_dst(m, in, known, 0, 0);
    uint32_t *const d_to = rt_into32(m, whole, d_place, d_new);
    if (rt_knows(known, 0xc))
        lanes_pre_presin_for(a, d_to, labs1 | lneg1 << 1);
    else
        lanes_pre_presin(a, d_to, labs1 | lneg1 << 1);
    const int status = once ? for_warp(m, in, 8) : 0;
    if (status)
        return status;
    rt_write_row32(whole, d_place, d_new, run);
    return 0;
}
RT_MADE_ANY(tesla_fast_pre_presin)
RT_KNOWN(tesla_fast_pre_presin, 0, 0xff, 0x10c, .line = {0})
RT_QUICK_1(tesla_fast_pre_presin)

/* MARK GUARD preex2 f32 LL_DST LNEG1 LABS1 L_SRC */
RT_BODY(tesla_fast_pre_preex2)
{
    const int32_t mark = (int32_t)rt_value(in, known, 8);
    const int32_t labs1 = (int32_t)rt_value(in, known, 3);
    const int32_t lneg1 = (int32_t)rt_value(in, known, 2);
    const bool once = mark == 1 || mark == 2;
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 7, 9, 10);
    run &= hold;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_l_src_2(m, in, known, run, a_row, 1, 4, 5, 6, 7);
    if (!a || rt_taken(in, known, 0) == 1 || then_l_src(in, known, 1))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    const bool whole = run == UINT32_MAX && !(once);
    uint32_t *const d_place = place_ll_dst(m, in, known, 0, 0);
    uint32_t *const d_to = rt_into32(m, whole, d_place, d_new);
    if (rt_knows(known, 0xc))
        lanes_pre_preex2_for(a, d_to, labs1 | lneg1 << 1);
    else
        lanes_pre_preex2(a, d_to, labs1 | lneg1 << 1);
    const int status = once ? for_warp(m, in, 8) : 0;
    if (status)
        return status;
    rt_write_row32(whole, d_place, d_new, run);
    return 0;
}
RT_MADE_ANY(tesla_fast_pre_preex2)
RT_KNOWN(tesla_fast_pre_preex2, 0, 0xff, 0x10c, .line = {0})
RT_QUICK_1(tesla_fast_pre_preex2)

/* interp $r[SDST]  v[AT0] */
RT_BODY(tesla_fast_interp_plain_short)
{
    uint32_t run = active;
    _Alignas(64) int32_t q_row[32];
    const int32_t *const q = row_at0_2(m, in, known, q_row, 0, 1, 2);
    _Alignas(64) uint32_t v_row[32];
    if (!q || !rt_fetch_4(m, TESLA_SPACE_V, 0, (const uint32_t *)q, run, v_row))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t sdst_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const sdst_place = place_r(m, in, 0);
    uint32_t *const sdst_to = rt_into32(m, whole, sdst_place, sdst_new);
    lanes_ld_c_u8_full_2(v_row, sdst_to);
    rt_write_row32(whole, sdst_place, sdst_new, run);
    return RT_ON;
}
RT_MADE_ANY(tesla_fast_interp_plain_short)
RT_KNOWN(tesla_fast_interp_plain_short, 0, 0x1, 0x0, .line = {0})
RT_QUICK_1(tesla_fast_interp_plain_short)

/* interp $r[SDST] cent v[AT0] */
RT_BODY(tesla_fast_interp_cent_short)
{
    uint32_t run = active;
    _Alignas(64) int32_t q_row[32];
    const int32_t *const q = row_at0_2(m, in, known, q_row, 0, 1, 2);
    _Alignas(64) uint32_t v_row[32];
    if (!q || !rt_fetch_4(m, TESLA_SPACE_V, 0, (const uint32_t *)q, run, v_row))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t sdst_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const sdst_place = place_r(m, in, 0);
    uint32_t *const sdst_to = rt_into32(m, whole, sdst_place, sdst_new);
    lanes_ld_c_u8_full_2(v_row, sdst_to);
    rt_write_row32(whole, sdst_place, sdst_new, run);
    return RT_ON;
}
RT_MADE_ANY(tesla_fast_interp_cent_short)
RT_KNOWN(tesla_fast_interp_cent_short, 0, 0x1, 0x0, .line = {0})
RT_QUICK_1(tesla_fast_interp_cent_short)

/* interp $r[SDST] flat v[AT0] */
RT_BODY(tesla_fast_interp_flat_short)
{
    uint32_t run = active;
    _Alignas(64) int32_t q_row[32];
    const int32_t *const q = row_at0_2(m, in, known, q_row, 0, 1, 2);
    _Alignas(64) uint32_t v_row[32];
    if (!q || !rt_fetch_4(m, TESLA_SPACE_V, 0, (const uint32_t *)q, run, v_row))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t sdst_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const sdst_place = place_r(m, in, 0);
    uint32_t *const sdst_to = rt_into32(m, whole, sdst_place, sdst_new);
    lanes_ld_c_u8_full_2(v_row, sdst_to);
    rt_write_row32(whole, sdst_place, sdst_new, run);
    return RT_ON;
}
RT_MADE_ANY(tesla_fast_interp_flat_short)
RT_KNOWN(tesla_fast_interp_flat_short, 0, 0x1, 0x0, .line = {0})
RT_KNOWN(tesla_fast_interp_flat_short, 1, 0x1, 0x0, .line = {[0] = 2})
RT_QUICK_2(tesla_fast_interp_flat_short)

/* interp $r[SDST]  v[AT0] $r[SSRC] */
RT_BODY(tesla_fast_interp_plain_smul)
{
    struct tesla_state *const s = m->state;
    const int32_t ssrc = (int32_t)in->value[3];
    uint32_t run = active;
    _Alignas(64) int32_t q_row[32];
    const int32_t *const q = row_at0_2(m, in, known, q_row, 0, 1, 2);
    _Alignas(64) uint32_t v_row[32];
    if (!q || !rt_fetch_4(m, TESLA_SPACE_V, 0, (const uint32_t *)q, run, v_row))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t sdst_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const sdst_place = place_r(m, in, 0);
    uint32_t *const sdst_to = rt_into32(m, whole, sdst_place, sdst_new);
    lanes_interp_plain_smul(v_row, s, ssrc, sdst_to);
    rt_write_row32(whole, sdst_place, sdst_new, run);
    return RT_ON;
}
RT_MADE_ANY(tesla_fast_interp_plain_smul)
RT_KNOWN(tesla_fast_interp_plain_smul, 0, 0x1, 0x0, .line = {0})
RT_QUICK_1(tesla_fast_interp_plain_smul)

/* interp $r[SDST] cent v[AT0] $r[SSRC] */
RT_BODY(tesla_fast_interp_cent_smul)
{
    struct tesla_state *const s = m->state;
    const int32_t ssrc = (int32_t)in->value[3];
    uint32_t run = active;
    _Alignas(64) int32_t q_row[32];
    const int32_t *const q = row_at0_2(m, in, known, q_row, 0, 1, 2);
    _Alignas(64) uint32_t v_row[32];
    if (!q || !rt_fetch_4(m, TESLA_SPACE_V, 0, (const uint32_t *)q, run, v_row))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t sdst_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const sdst_place = place_r(m, in, 0);
    uint32_t *const sdst_to = rt_into32(m, whole, sdst_place, sdst_new);
    lanes_interp_plain_smul(v_row, s, ssrc, sdst_to);
    rt_write_row32(whole, sdst_place, sdst_new, run);
    return RT_ON;
}
RT_MADE_ANY(tesla_fast_interp_cent_smul)
RT_KNOWN(tesla_fast_interp_cent_smul, 0, 0x1, 0x0, .line = {0})
RT_QUICK_1(tesla_fast_interp_cent_smul)

/* MARK GUARD interp $r[LDST]  v[AT0] */
RT_BODY(tesla_fast_interp_plain_long)
{
    const int32_t mark = (int32_t)rt_value(in, known, 3);
    const bool once = mark == 1 || mark == 2;
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 1, 4, 5);
    run &= hold;
    _Alignas(64) int32_t q_row[32];
    const int32_t *const q = row_at0_2(m, in, known, q_row, 0, 1, 2);
    _Alignas(64) uint32_t v_row[32];
    if (!q || !rt_fetch_4(m, TESLA_SPACE_V, 0, (const uint32_t *)q, run, v_row))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t ldst_new[32];
    const bool whole = run == UINT32_MAX && !(once);
    uint32_t *const ldst_place = place_r(m, in, 0);
    uint32_t *const ldst_to = rt_into32(m, whole, ldst_place, ldst_new);
    lanes_ld_c_u8_full_2(v_row, ldst_to);
    const int status = once ? for_warp(m, in, 3) : 0;
    if (status)
        return status;
    rt_write_row32(whole, ldst_place, ldst_new, run);
    return 0;
}
RT_MADE_ANY(tesla_fast_interp_plain_long)
RT_KNOWN(tesla_fast_interp_plain_long, 0, 0x3, 0x8, .line = {0})
RT_QUICK_1(tesla_fast_interp_plain_long)

/* MARK GUARD interp $r[LDST] cent v[AT0] */
RT_BODY(tesla_fast_interp_cent_long)
{
    const int32_t mark = (int32_t)rt_value(in, known, 3);
    const bool once = mark == 1 || mark == 2;
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 1, 4, 5);
    run &= hold;
    _Alignas(64) int32_t q_row[32];
    const int32_t *const q = row_at0_2(m, in, known, q_row, 0, 1, 2);
    _Alignas(64) uint32_t v_row[32];
    if (!q || !rt_fetch_4(m, TESLA_SPACE_V, 0, (const uint32_t *)q, run, v_row))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t ldst_new[32];
    const bool whole = run == UINT32_MAX && !(once);
    uint32_t *const ldst_place = place_r(m, in, 0);
    uint32_t *const ldst_to = rt_into32(m, whole, ldst_place, ldst_new);
    lanes_ld_c_u8_full_2(v_row, ldst_to);
    const int status = once ? for_warp(m, in, 3) : 0;
    if (status)
        return status;
    rt_write_row32(whole, ldst_place, ldst_new, run);
    return 0;
}
RT_MADE_ANY(tesla_fast_interp_cent_long)
RT_KNOWN(tesla_fast_interp_cent_long, 0, 0x3, 0x8, .line = {0})
RT_QUICK_1(tesla_fast_interp_cent_long)

/* MARK GUARD interp $r[LDST] flat v[AT0] */
RT_BODY(tesla_fast_interp_flat_long)
{
    const int32_t mark = (int32_t)rt_value(in, known, 3);
    const bool once = mark == 1 || mark == 2;
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 1, 4, 5);
    run &= hold;
    _Alignas(64) int32_t q_row[32];
    const int32_t *const q = row_at0_2(m, in, known, q_row, 0, 1, 2);
    _Alignas(64) uint32_t v_row[32];
    if (!q || !rt_fetch_4(m, TESLA_SPACE_V, 0, (const uint32_t *)q, run, v_row))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t ldst_new[32];
    const bool whole = run == UINT32_MAX && !(once);
    uint32_t *const ldst_place = place_r(m, in, 0);
    uint32_t *const ldst_to = rt_into32(m, whole, ldst_place, ldst_new);
    lanes_ld_c_u8_full_2(v_row, ldst_to);
    const int status = once ? for_warp(m, in, 3) : 0;
    if (status)
        return status;
    rt_write_row32(whole, ldst_place, ldst_new, run);
    return 0;
}
RT_MADE_ANY(tesla_fast_interp_flat_long)
RT_KNOWN(tesla_fast_interp_flat_long, 0, 0x3, 0x8, .line = {0})
RT_QUICK_1(tesla_fast_interp_flat_long)

/* MARK GUARD interp $r[LDST]  v[AT0] LNEG1 $r[LSRC] */
RT_BODY(tesla_fast_interp_plain_mul)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)rt_value(in, known, 5);
    const int32_t lsrc = (int32_t)in->value[4];
    const int32_t lneg1 = (int32_t)rt_value(in, known, 3);
    const bool once = mark == 1 || mark == 2;
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 1, 6, 7);
    run &= hold;
    _Alignas(64) int32_t q_row[32];
    const int32_t *const q = row_at0_2(m, in, known, q_row, 0, 1, 2);
    _Alignas(64) uint32_t v_row[32];
    if (!q || !rt_fetch_4(m, TESLA_SPACE_V, 0, (const uint32_t *)q, run, v_row))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t ldst_new[32];
    const bool whole = run == UINT32_MAX && !(once);
    uint32_t *const ldst_place = place_r(m, in, 0);
    uint32_t *const ldst_to = rt_into32(m, whole, ldst_place, ldst_new);
    if (rt_knows(known, 0x8))
        lanes_interp_plain_mul_for(v_row, s, lsrc, ldst_to, lneg1);
    else
        lanes_interp_plain_mul(v_row, s, lsrc, ldst_to, lneg1);
    const int status = once ? for_warp(m, in, 5) : 0;
    if (status)
        return status;
    rt_write_row32(whole, ldst_place, ldst_new, run);
    return 0;
}
RT_MADE_ANY(tesla_fast_interp_plain_mul)
RT_KNOWN(tesla_fast_interp_plain_mul, 0, 0x3, 0x28, .line = {0})
RT_KNOWN(tesla_fast_interp_plain_mul, 1, 0x3, 0x28, .value = {[3] = 1})
RT_QUICK_2(tesla_fast_interp_plain_mul)

/* MARK GUARD interp $r[LDST] cent v[AT0] LNEG1 $r[LSRC] */
RT_BODY(tesla_fast_interp_cent_mul)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)rt_value(in, known, 5);
    const int32_t lsrc = (int32_t)in->value[4];
    const int32_t lneg1 = (int32_t)rt_value(in, known, 3);
    const bool once = mark == 1 || mark == 2;
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 1, 6, 7);
    run &= hold;
    _Alignas(64) int32_t q_row[32];
    const int32_t *const q = row_at0_2(m, in, known, q_row, 0, 1, 2);
    _Alignas(64) uint32_t v_row[32];
    if (!q || !rt_fetch_4(m, TESLA_SPACE_V, 0, (const uint32_t *)q, run, v_row))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t ldst_new[32];
    const bool whole = run == UINT32_MAX && !(once);
    uint32_t *const ldst_place = place_r(m, in, 0);
    uint32_t *const ldst_to = rt_into32(m, whole, ldst_place, ldst_new);
    if (rt_knows(known, 0x8))
        lanes_interp_plain_mul_for(v_row, s, lsrc, ldst_to, lneg1);
    else
        lanes_interp_plain_mul(v_row, s, lsrc, ldst_to, lneg1);
    const int status = once ? for_warp(m, in, 5) : 0;
    if (status)
        return status;
    rt_write_row32(whole, ldst_place, ldst_new, run);
    return 0;
}
RT_MADE_ANY(tesla_fast_interp_cent_mul)
RT_KNOWN(tesla_fast_interp_cent_mul, 0, 0x3, 0x28, .line = {0})
RT_KNOWN(tesla_fast_interp_cent_mul, 1, 0x3, 0x28, .value = {[3] = 1})
RT_QUICK_2(tesla_fast_interp_cent_mul)

