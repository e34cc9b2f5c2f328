/* Generated from the description tesla by gen/emit/fast.lua. Do not edit. */
#include "tesla_fast.h"

/* rcp f32 $r[SDST] SNEG2 SABS $r[SSRC] */
int ISADORA_LEVEL(tesla_fast_rcp_short)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ssrc = (int32_t)in->value[3];
    const int32_t sabs = (int32_t)in->value[2];
    const int32_t sneg2 = (int32_t)in->value[1];
    const uint32_t active = s->active;
    uint32_t run = active;
    _Alignas(64) uint32_t sdst_new[32];
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
        sdst_new[l] = result;
    }
    put_d_17(m, in, run, sdst_new);
    return 0;
}

/* rcp f32 $r[SDST] SNEG2 SABS $r[SSRC] */
int ISADORA_LEVEL(tesla_usual_rcp_short_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[0];
    const int32_t ssrc = (int32_t)in->value[3];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_rcp_short)(m, in);
    uint32_t *const sdst_place = s->r[sdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        uint32_t result = 0;
        int32_t sum = 0;
        const uint32_t x = (s->r[ssrc][l] & (0 ? 2147483647 : 4294967295u)) ^ (uint32_t)0 << 31;
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
        const uint32_t sdst_2 = result;
        sdst_place[l] = (uint32_t)sdst_2;
    }
    return 0;
}

/* MARK GUARD rcp f32 LL_DST LNEG1 LABS1 $r[LSRC] */
int ISADORA_LEVEL(tesla_fast_rcp_long)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t lsrc = (int32_t)in->value[4];
    const int32_t labs1 = (int32_t)in->value[3];
    const int32_t lneg1 = (int32_t)in->value[2];
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_46(m, in, run);
    run &= hold;
    if (in->line[0] == 1)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
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
        d_new[l] = result;
    }
    const int status = for_warp(m, in);
    if (status)
        return status;
    put_d_25(m, in, run, d_new);
    return 0;
}

/* MARK GUARD rcp f32 LL_DST LNEG1 LABS1 $r[LSRC] */
int ISADORA_LEVEL(tesla_usual_rcp_long_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[0];
    const int32_t lsrc = (int32_t)in->value[4];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_rcp_long)(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        uint32_t result = 0;
        int32_t sum = 0;
        const uint32_t x = (s->r[lsrc][l] & (0 ? 2147483647 : 4294967295u)) ^ (uint32_t)0 << 31;
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
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD rsqrt f32 LL_DST LNEG1 LABS1 $r[LSRC] */
int ISADORA_LEVEL(tesla_fast_sfu_rsqrt)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t lsrc = (int32_t)in->value[4];
    const int32_t labs1 = (int32_t)in->value[3];
    const int32_t lneg1 = (int32_t)in->value[2];
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_46(m, in, run);
    run &= hold;
    if (in->line[0] == 1)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
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
        d_new[l] = result;
    }
    const int status = for_warp(m, in);
    if (status)
        return status;
    put_d_25(m, in, run, d_new);
    return 0;
}

/* MARK GUARD rsqrt f32 LL_DST LNEG1 LABS1 $r[LSRC] */
int ISADORA_LEVEL(tesla_usual_sfu_rsqrt_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[0];
    const int32_t lsrc = (int32_t)in->value[4];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_sfu_rsqrt)(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        uint32_t result = 0;
        int32_t sum = 0;
        const uint32_t x = (s->r[lsrc][l] & (0 ? 2147483647 : 4294967295u)) ^ (uint32_t)0 << 31;
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
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD lg2 f32 LL_DST LNEG1 LABS1 $r[LSRC] */
int ISADORA_LEVEL(tesla_fast_sfu_lg2)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t lsrc = (int32_t)in->value[4];
    const int32_t labs1 = (int32_t)in->value[3];
    const int32_t lneg1 = (int32_t)in->value[2];
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_46(m, in, run);
    run &= hold;
    if (in->line[0] == 1)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
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
                + (int32_t)((uint32_t)((lut_lg2_c[k] - 1024) * (sum >> 1)) << 1) + 13125) >> 2;
            const int64_t s_2 = ((f == 0 && e == 127) ? 0 : r)
                + (int64_t)((uint64_t)((int32_t)e - 127) << 36);
            const int32_t sign = s_2 < 0;
            const uint64_t r_2 = (s_2 < 0 ? ~(uint64_t)s_2 : (uint64_t)s_2)
                & INT64_C(0x7ffffffffff);
            const int32_t z = rt_clz((rt_u128)r_2, 43);
            const int32_t m_2 = (int32_t)((r_2 << z & INT64_C(0x7ffffffffff)) >> 19);
            result = (uint32_t)sign << 31 | (uint32_t)(r_2 == 0 ? 0 : ((132 - z) << 23) + m_2);
        }
        d_new[l] = result;
    }
    const int status = for_warp(m, in);
    if (status)
        return status;
    put_d_25(m, in, run, d_new);
    return 0;
}

/* MARK GUARD lg2 f32 LL_DST LNEG1 LABS1 $r[LSRC] */
int ISADORA_LEVEL(tesla_usual_sfu_lg2_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[0];
    const int32_t lsrc = (int32_t)in->value[4];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_sfu_lg2)(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        uint32_t result = 0;
        int32_t sum = 0;
        const uint32_t x = (s->r[lsrc][l] & (0 ? 2147483647 : 4294967295u)) ^ (uint32_t)0 << 31;
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
                + (int32_t)((uint32_t)((lut_lg2_c[k] - 1024) * (sum >> 1)) << 1) + 13125) >> 2;
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
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD sin f32 LL_DST $r[LSRC] */
int ISADORA_LEVEL(tesla_fast_sincos_sin)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t lsrc = (int32_t)in->value[2];
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_2(m, in, run);
    run &= hold;
    if (in->line[0] == 1)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
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
        d_new[l] = result;
    }
    const int status = for_warp_13(m, in);
    if (status)
        return status;
    put_d_25(m, in, run, d_new);
    return 0;
}

/* MARK GUARD sin f32 LL_DST $r[LSRC] */
int ISADORA_LEVEL(tesla_usual_sincos_sin_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[0];
    const int32_t lsrc = (int32_t)in->value[2];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_sincos_sin)(m, in);
    uint32_t *const d_place = s->r[ldst];
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
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD cos f32 LL_DST $r[LSRC] */
int ISADORA_LEVEL(tesla_fast_sincos_cos)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t lsrc = (int32_t)in->value[2];
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_2(m, in, run);
    run &= hold;
    if (in->line[0] == 1)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
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
        d_new[l] = result;
    }
    const int status = for_warp_13(m, in);
    if (status)
        return status;
    put_d_25(m, in, run, d_new);
    return 0;
}

/* MARK GUARD cos f32 LL_DST $r[LSRC] */
int ISADORA_LEVEL(tesla_usual_sincos_cos_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[0];
    const int32_t lsrc = (int32_t)in->value[2];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_sincos_cos)(m, in);
    uint32_t *const d_place = s->r[ldst];
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
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD ex2 f32 LSAT LL_DST $r[LSRC] */
int ISADORA_LEVEL(tesla_fast_ex2)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t lsrc = (int32_t)in->value[3];
    const int32_t lsat = (int32_t)in->value[0];
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_47(m, in, run);
    run &= hold;
    if (in->line[0] == 1)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
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
        d_new[l] = (uint32_t)result;
    }
    const int status = for_warp_15(m, in);
    if (status)
        return status;
    put_d_31(m, in, run, d_new);
    return 0;
}

/* MARK GUARD ex2 f32 LSAT LL_DST $r[LSRC] */
int ISADORA_LEVEL(tesla_usual_ex2_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[1];
    const int32_t lsrc = (int32_t)in->value[3];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_ex2)(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        int32_t result = 0;
        int32_t sum = 0;
        if (s->r[lsrc][l] >> 30 & 1 && !(s->r[lsrc][l] >> 23 & 1)) {
            result = 2147483647;
        } else if (s->r[lsrc][l] >> 30 & 1) {
            result = s->r[lsrc][l] >> 31 != 0 ? 0 : 0 ? 1065353216 : 2139095040;
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
            result = 0 ? rt_min_i32(m_2 >= 8388608 ? m_2 : 0, 1065353216) : m_2 >= 8388608 ? m_2
                : 0;
        }
        const uint32_t d = (uint32_t)result;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD presin f32 LL_DST LNEG1 LABS1 L_SRC */
int ISADORA_LEVEL(tesla_fast_pre_presin)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t labs1 = (int32_t)in->value[3];
    const int32_t lneg1 = (int32_t)in->value[2];
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_40(m, in, run);
    run &= hold;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_90(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    if (in->line[0] == 1)
        return rt_slowly(m, in);
    if ((in->line[1] == 1 && (in->line[2] == 3)) || (in->line[1] == 2 && (in->line[3] == 3))
        || (in->line[1] == 3 && (in->line[4] == 3)) || (in->line[1] == 4 && (in->line[5] == 3)))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
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
        d_new[l] = result;
    }
    const int status = for_warp_6(m, in);
    if (status)
        return status;
    put_d_25(m, in, run, d_new);
    return 0;
}

/* MARK GUARD presin f32 LL_DST LNEG1 LABS1 L_SRC */
int ISADORA_LEVEL(tesla_usual_pre_presin_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[0];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_pre_presin)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_30(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        uint32_t result = 0;
        const uint32_t x = (a[l] & (0 ? 2147483647 : 4294967295u)) ^ (uint32_t)0 << 31;
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
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD presin f32 LL_DST LNEG1 LABS1 L_SRC */
int ISADORA_LEVEL(tesla_usual_pre_presin_2)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[0];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_pre_presin)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_91(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    if ((in->line[5] == 3))
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        uint32_t result = 0;
        const uint32_t x = (a[l] & (0 ? 2147483647 : 4294967295u)) ^ (uint32_t)0 << 31;
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
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD presin f32 LL_DST LNEG1 LABS1 L_SRC */
int ISADORA_LEVEL(tesla_usual_pre_presin_3)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[0];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_pre_presin)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_32(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        uint32_t result = 0;
        const uint32_t x = (a[l] & (0 ? 2147483647 : 4294967295u)) ^ (uint32_t)0 << 31;
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
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD presin f32 LL_DST LNEG1 LABS1 L_SRC */
int ISADORA_LEVEL(tesla_usual_pre_presin_4)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[0];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_pre_presin)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_92(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        uint32_t result = 0;
        const uint32_t x = (a[l] & (0 ? 2147483647 : 4294967295u)) ^ (uint32_t)0 << 31;
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
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD preex2 f32 LL_DST LNEG1 LABS1 L_SRC */
int ISADORA_LEVEL(tesla_fast_pre_preex2)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t labs1 = (int32_t)in->value[3];
    const int32_t lneg1 = (int32_t)in->value[2];
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_40(m, in, run);
    run &= hold;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_90(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    if (in->line[0] == 1)
        return rt_slowly(m, in);
    if ((in->line[1] == 1 && (in->line[2] == 3)) || (in->line[1] == 2 && (in->line[3] == 3))
        || (in->line[1] == 3 && (in->line[4] == 3)) || (in->line[1] == 4 && (in->line[5] == 3)))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
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
        d_new[l] = result;
    }
    const int status = for_warp_6(m, in);
    if (status)
        return status;
    put_d_25(m, in, run, d_new);
    return 0;
}

/* MARK GUARD preex2 f32 LL_DST LNEG1 LABS1 L_SRC */
int ISADORA_LEVEL(tesla_usual_pre_preex2_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[0];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_pre_preex2)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_30(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        uint32_t result = 0;
        const uint32_t x = (a[l] & (0 ? 2147483647 : 4294967295u)) ^ (uint32_t)0 << 31;
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
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD preex2 f32 LL_DST LNEG1 LABS1 L_SRC */
int ISADORA_LEVEL(tesla_usual_pre_preex2_2)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[0];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_pre_preex2)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_91(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    if ((in->line[5] == 3))
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        uint32_t result = 0;
        const uint32_t x = (a[l] & (0 ? 2147483647 : 4294967295u)) ^ (uint32_t)0 << 31;
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
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD preex2 f32 LL_DST LNEG1 LABS1 L_SRC */
int ISADORA_LEVEL(tesla_usual_pre_preex2_3)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[0];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_pre_preex2)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_32(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        uint32_t result = 0;
        const uint32_t x = (a[l] & (0 ? 2147483647 : 4294967295u)) ^ (uint32_t)0 << 31;
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
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD preex2 f32 LL_DST LNEG1 LABS1 L_SRC */
int ISADORA_LEVEL(tesla_usual_pre_preex2_4)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[0];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_pre_preex2)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_92(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        uint32_t result = 0;
        const uint32_t x = (a[l] & (0 ? 2147483647 : 4294967295u)) ^ (uint32_t)0 << 31;
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
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* interp $r[SDST]  v[AT0] */
int ISADORA_LEVEL(tesla_fast_interp_plain_short)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const uint32_t active = s->active;
    uint32_t run = active;
    _Alignas(64) int32_t q_row[32];
    const int32_t *const q = row_q_26(m, in, run, q_row);
    if (!q)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t v_row[32];
    if (!rt_fetch_4(m, TESLA_SPACE_V, 0, (const uint32_t *)q, run, v_row))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t sdst_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = v_row[l];
        sdst_new[l] = x;
    }
    put_d_17(m, in, run, sdst_new);
    return 0;
}

/* interp $r[SDST]  v[AT0] */
int ISADORA_LEVEL(tesla_usual_interp_plain_short_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[0];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_interp_plain_short)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t q_row[32];
    const int32_t *const q = row_q_27(m, in, run, q_row);
    if (!q)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t v_row[32];
    if (!rt_fetch_4(m, TESLA_SPACE_V, 0, (const uint32_t *)q, run, v_row))
        return rt_slowly(m, in);
    uint32_t *const sdst_place = s->r[sdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = v_row[l];
        const uint32_t sdst_2 = x;
        sdst_place[l] = (uint32_t)sdst_2;
    }
    return 0;
}

/* interp $r[SDST]  v[AT0] */
int ISADORA_LEVEL(tesla_usual_interp_plain_short_2)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[0];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_interp_plain_short)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t q_row[32];
    const int32_t *const q = row_q_28(m, in, run, q_row);
    if (!q)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t v_row[32];
    if (!rt_fetch_4(m, TESLA_SPACE_V, 0, (const uint32_t *)q, run, v_row))
        return rt_slowly(m, in);
    uint32_t *const sdst_place = s->r[sdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = v_row[l];
        const uint32_t sdst_2 = x;
        sdst_place[l] = (uint32_t)sdst_2;
    }
    return 0;
}

/* interp $r[SDST]  v[AT0] */
int ISADORA_LEVEL(tesla_usual_interp_plain_short_3)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[0];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_interp_plain_short)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t q_row[32];
    const int32_t *const q = row_q_29(m, in, run, q_row);
    if (!q)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t v_row[32];
    if (!rt_fetch_4(m, TESLA_SPACE_V, 0, (const uint32_t *)q, run, v_row))
        return rt_slowly(m, in);
    uint32_t *const sdst_place = s->r[sdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = v_row[l];
        const uint32_t sdst_2 = x;
        sdst_place[l] = (uint32_t)sdst_2;
    }
    return 0;
}

/* interp $r[SDST] cent v[AT0] */
int ISADORA_LEVEL(tesla_fast_interp_cent_short)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const uint32_t active = s->active;
    uint32_t run = active;
    _Alignas(64) int32_t q_row[32];
    const int32_t *const q = row_q_26(m, in, run, q_row);
    if (!q)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t v_row[32];
    if (!rt_fetch_4(m, TESLA_SPACE_V, 0, (const uint32_t *)q, run, v_row))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t sdst_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = v_row[l];
        sdst_new[l] = x;
    }
    put_d_17(m, in, run, sdst_new);
    return 0;
}

/* interp $r[SDST] cent v[AT0] */
int ISADORA_LEVEL(tesla_usual_interp_cent_short_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[0];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_interp_cent_short)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t q_row[32];
    const int32_t *const q = row_q_27(m, in, run, q_row);
    if (!q)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t v_row[32];
    if (!rt_fetch_4(m, TESLA_SPACE_V, 0, (const uint32_t *)q, run, v_row))
        return rt_slowly(m, in);
    uint32_t *const sdst_place = s->r[sdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = v_row[l];
        const uint32_t sdst_2 = x;
        sdst_place[l] = (uint32_t)sdst_2;
    }
    return 0;
}

/* interp $r[SDST] cent v[AT0] */
int ISADORA_LEVEL(tesla_usual_interp_cent_short_2)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[0];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_interp_cent_short)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t q_row[32];
    const int32_t *const q = row_q_28(m, in, run, q_row);
    if (!q)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t v_row[32];
    if (!rt_fetch_4(m, TESLA_SPACE_V, 0, (const uint32_t *)q, run, v_row))
        return rt_slowly(m, in);
    uint32_t *const sdst_place = s->r[sdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = v_row[l];
        const uint32_t sdst_2 = x;
        sdst_place[l] = (uint32_t)sdst_2;
    }
    return 0;
}

/* interp $r[SDST] cent v[AT0] */
int ISADORA_LEVEL(tesla_usual_interp_cent_short_3)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[0];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_interp_cent_short)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t q_row[32];
    const int32_t *const q = row_q_29(m, in, run, q_row);
    if (!q)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t v_row[32];
    if (!rt_fetch_4(m, TESLA_SPACE_V, 0, (const uint32_t *)q, run, v_row))
        return rt_slowly(m, in);
    uint32_t *const sdst_place = s->r[sdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = v_row[l];
        const uint32_t sdst_2 = x;
        sdst_place[l] = (uint32_t)sdst_2;
    }
    return 0;
}

/* interp $r[SDST] flat v[AT0] */
int ISADORA_LEVEL(tesla_fast_interp_flat_short)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const uint32_t active = s->active;
    uint32_t run = active;
    _Alignas(64) int32_t q_row[32];
    const int32_t *const q = row_q_26(m, in, run, q_row);
    if (!q)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t v_row[32];
    if (!rt_fetch_4(m, TESLA_SPACE_V, 0, (const uint32_t *)q, run, v_row))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t sdst_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = v_row[l];
        sdst_new[l] = x;
    }
    put_d_17(m, in, run, sdst_new);
    return 0;
}

/* interp $r[SDST] flat v[AT0] */
int ISADORA_LEVEL(tesla_usual_interp_flat_short_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[0];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_interp_flat_short)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t q_row[32];
    const int32_t *const q = row_q_27(m, in, run, q_row);
    if (!q)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t v_row[32];
    if (!rt_fetch_4(m, TESLA_SPACE_V, 0, (const uint32_t *)q, run, v_row))
        return rt_slowly(m, in);
    uint32_t *const sdst_place = s->r[sdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = v_row[l];
        const uint32_t sdst_2 = x;
        sdst_place[l] = (uint32_t)sdst_2;
    }
    return 0;
}

/* interp $r[SDST] flat v[AT0] */
int ISADORA_LEVEL(tesla_usual_interp_flat_short_2)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[0];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_interp_flat_short)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t q_row[32];
    const int32_t *const q = row_q_28(m, in, run, q_row);
    if (!q)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t v_row[32];
    if (!rt_fetch_4(m, TESLA_SPACE_V, 0, (const uint32_t *)q, run, v_row))
        return rt_slowly(m, in);
    uint32_t *const sdst_place = s->r[sdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = v_row[l];
        const uint32_t sdst_2 = x;
        sdst_place[l] = (uint32_t)sdst_2;
    }
    return 0;
}

/* interp $r[SDST] flat v[AT0] */
int ISADORA_LEVEL(tesla_usual_interp_flat_short_3)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[0];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_interp_flat_short)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t q_row[32];
    const int32_t *const q = row_q_29(m, in, run, q_row);
    if (!q)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t v_row[32];
    if (!rt_fetch_4(m, TESLA_SPACE_V, 0, (const uint32_t *)q, run, v_row))
        return rt_slowly(m, in);
    uint32_t *const sdst_place = s->r[sdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = v_row[l];
        const uint32_t sdst_2 = x;
        sdst_place[l] = (uint32_t)sdst_2;
    }
    return 0;
}

/* interp $r[SDST]  v[AT0] $r[SSRC] */
int ISADORA_LEVEL(tesla_fast_interp_plain_smul)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ssrc = (int32_t)in->value[3];
    const uint32_t active = s->active;
    uint32_t run = active;
    _Alignas(64) int32_t q_row[32];
    const int32_t *const q = row_q_26(m, in, run, q_row);
    if (!q)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t v_row[32];
    if (!rt_fetch_4(m, TESLA_SPACE_V, 0, (const uint32_t *)q, run, v_row))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t sdst_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = v_row[l];
        sdst_new[l] = rt_f32_mul(x, s->r[ssrc][l], RT_NEAR, RT_FLUSH_ALL, 0x7fffffff);
    }
    put_d_17(m, in, run, sdst_new);
    return 0;
}

/* interp $r[SDST]  v[AT0] $r[SSRC] */
int ISADORA_LEVEL(tesla_usual_interp_plain_smul_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[0];
    const int32_t ssrc = (int32_t)in->value[3];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_interp_plain_smul)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t q_row[32];
    const int32_t *const q = row_q_27(m, in, run, q_row);
    if (!q)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t v_row[32];
    if (!rt_fetch_4(m, TESLA_SPACE_V, 0, (const uint32_t *)q, run, v_row))
        return rt_slowly(m, in);
    uint32_t *const sdst_place = s->r[sdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = v_row[l];
        const uint32_t sdst_2 = rt_f32_mul(x, s->r[ssrc][l], RT_NEAR, RT_FLUSH_ALL, 0x7fffffff);
        sdst_place[l] = (uint32_t)sdst_2;
    }
    return 0;
}

/* interp $r[SDST]  v[AT0] $r[SSRC] */
int ISADORA_LEVEL(tesla_usual_interp_plain_smul_2)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[0];
    const int32_t ssrc = (int32_t)in->value[3];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_interp_plain_smul)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t q_row[32];
    const int32_t *const q = row_q_28(m, in, run, q_row);
    if (!q)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t v_row[32];
    if (!rt_fetch_4(m, TESLA_SPACE_V, 0, (const uint32_t *)q, run, v_row))
        return rt_slowly(m, in);
    uint32_t *const sdst_place = s->r[sdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = v_row[l];
        const uint32_t sdst_2 = rt_f32_mul(x, s->r[ssrc][l], RT_NEAR, RT_FLUSH_ALL, 0x7fffffff);
        sdst_place[l] = (uint32_t)sdst_2;
    }
    return 0;
}

/* interp $r[SDST]  v[AT0] $r[SSRC] */
int ISADORA_LEVEL(tesla_usual_interp_plain_smul_3)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[0];
    const int32_t ssrc = (int32_t)in->value[3];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_interp_plain_smul)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t q_row[32];
    const int32_t *const q = row_q_29(m, in, run, q_row);
    if (!q)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t v_row[32];
    if (!rt_fetch_4(m, TESLA_SPACE_V, 0, (const uint32_t *)q, run, v_row))
        return rt_slowly(m, in);
    uint32_t *const sdst_place = s->r[sdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = v_row[l];
        const uint32_t sdst_2 = rt_f32_mul(x, s->r[ssrc][l], RT_NEAR, RT_FLUSH_ALL, 0x7fffffff);
        sdst_place[l] = (uint32_t)sdst_2;
    }
    return 0;
}

/* interp $r[SDST] cent v[AT0] $r[SSRC] */
int ISADORA_LEVEL(tesla_fast_interp_cent_smul)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ssrc = (int32_t)in->value[3];
    const uint32_t active = s->active;
    uint32_t run = active;
    _Alignas(64) int32_t q_row[32];
    const int32_t *const q = row_q_26(m, in, run, q_row);
    if (!q)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t v_row[32];
    if (!rt_fetch_4(m, TESLA_SPACE_V, 0, (const uint32_t *)q, run, v_row))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t sdst_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = v_row[l];
        sdst_new[l] = rt_f32_mul(x, s->r[ssrc][l], RT_NEAR, RT_FLUSH_ALL, 0x7fffffff);
    }
    put_d_17(m, in, run, sdst_new);
    return 0;
}

/* interp $r[SDST] cent v[AT0] $r[SSRC] */
int ISADORA_LEVEL(tesla_usual_interp_cent_smul_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[0];
    const int32_t ssrc = (int32_t)in->value[3];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_interp_cent_smul)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t q_row[32];
    const int32_t *const q = row_q_27(m, in, run, q_row);
    if (!q)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t v_row[32];
    if (!rt_fetch_4(m, TESLA_SPACE_V, 0, (const uint32_t *)q, run, v_row))
        return rt_slowly(m, in);
    uint32_t *const sdst_place = s->r[sdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = v_row[l];
        const uint32_t sdst_2 = rt_f32_mul(x, s->r[ssrc][l], RT_NEAR, RT_FLUSH_ALL, 0x7fffffff);
        sdst_place[l] = (uint32_t)sdst_2;
    }
    return 0;
}

/* interp $r[SDST] cent v[AT0] $r[SSRC] */
int ISADORA_LEVEL(tesla_usual_interp_cent_smul_2)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[0];
    const int32_t ssrc = (int32_t)in->value[3];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_interp_cent_smul)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t q_row[32];
    const int32_t *const q = row_q_28(m, in, run, q_row);
    if (!q)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t v_row[32];
    if (!rt_fetch_4(m, TESLA_SPACE_V, 0, (const uint32_t *)q, run, v_row))
        return rt_slowly(m, in);
    uint32_t *const sdst_place = s->r[sdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = v_row[l];
        const uint32_t sdst_2 = rt_f32_mul(x, s->r[ssrc][l], RT_NEAR, RT_FLUSH_ALL, 0x7fffffff);
        sdst_place[l] = (uint32_t)sdst_2;
    }
    return 0;
}

/* interp $r[SDST] cent v[AT0] $r[SSRC] */
int ISADORA_LEVEL(tesla_usual_interp_cent_smul_3)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[0];
    const int32_t ssrc = (int32_t)in->value[3];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_interp_cent_smul)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t q_row[32];
    const int32_t *const q = row_q_29(m, in, run, q_row);
    if (!q)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t v_row[32];
    if (!rt_fetch_4(m, TESLA_SPACE_V, 0, (const uint32_t *)q, run, v_row))
        return rt_slowly(m, in);
    uint32_t *const sdst_place = s->r[sdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = v_row[l];
        const uint32_t sdst_2 = rt_f32_mul(x, s->r[ssrc][l], RT_NEAR, RT_FLUSH_ALL, 0x7fffffff);
        sdst_place[l] = (uint32_t)sdst_2;
    }
    return 0;
}

/* MARK GUARD interp $r[LDST]  v[AT0] */
int ISADORA_LEVEL(tesla_fast_interp_plain_long)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_2(m, in, run);
    run &= hold;
    _Alignas(64) int32_t q_row[32];
    const int32_t *const q = row_q_30(m, in, run, q_row);
    if (!q)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t v_row[32];
    if (!rt_fetch_4(m, TESLA_SPACE_V, 0, (const uint32_t *)q, run, v_row))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t ldst_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = v_row[l];
        ldst_new[l] = x;
    }
    const int status = for_warp_13(m, in);
    if (status)
        return status;
    put_d_28(m, in, run, ldst_new);
    return 0;
}

/* MARK GUARD interp $r[LDST]  v[AT0] */
int ISADORA_LEVEL(tesla_usual_interp_plain_long_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[0];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_interp_plain_long)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t q_row[32];
    const int32_t *const q = row_q_27(m, in, run, q_row);
    if (!q)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t v_row[32];
    if (!rt_fetch_4(m, TESLA_SPACE_V, 0, (const uint32_t *)q, run, v_row))
        return rt_slowly(m, in);
    uint32_t *const ldst_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = v_row[l];
        const uint32_t ldst_2 = x;
        ldst_place[l] = (uint32_t)ldst_2;
    }
    return 0;
}

/* MARK GUARD interp $r[LDST]  v[AT0] */
int ISADORA_LEVEL(tesla_usual_interp_plain_long_2)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[0];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_interp_plain_long)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t q_row[32];
    const int32_t *const q = row_p_108(m, in, run, q_row);
    if (!q)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t v_row[32];
    if (!rt_fetch_4(m, TESLA_SPACE_V, 0, (const uint32_t *)q, run, v_row))
        return rt_slowly(m, in);
    uint32_t *const ldst_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = v_row[l];
        const uint32_t ldst_2 = x;
        ldst_place[l] = (uint32_t)ldst_2;
    }
    return 0;
}

/* MARK GUARD interp $r[LDST]  v[AT0] */
int ISADORA_LEVEL(tesla_usual_interp_plain_long_3)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[0];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_interp_plain_long)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t q_row[32];
    const int32_t *const q = row_q_31(m, in, run, q_row);
    if (!q)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t v_row[32];
    if (!rt_fetch_4(m, TESLA_SPACE_V, 0, (const uint32_t *)q, run, v_row))
        return rt_slowly(m, in);
    uint32_t *const ldst_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = v_row[l];
        const uint32_t ldst_2 = x;
        ldst_place[l] = (uint32_t)ldst_2;
    }
    return 0;
}

/* MARK GUARD interp $r[LDST] cent v[AT0] */
int ISADORA_LEVEL(tesla_fast_interp_cent_long)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_2(m, in, run);
    run &= hold;
    _Alignas(64) int32_t q_row[32];
    const int32_t *const q = row_q_30(m, in, run, q_row);
    if (!q)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t v_row[32];
    if (!rt_fetch_4(m, TESLA_SPACE_V, 0, (const uint32_t *)q, run, v_row))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t ldst_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = v_row[l];
        ldst_new[l] = x;
    }
    const int status = for_warp_13(m, in);
    if (status)
        return status;
    put_d_28(m, in, run, ldst_new);
    return 0;
}

/* MARK GUARD interp $r[LDST] cent v[AT0] */
int ISADORA_LEVEL(tesla_usual_interp_cent_long_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[0];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_interp_cent_long)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t q_row[32];
    const int32_t *const q = row_q_27(m, in, run, q_row);
    if (!q)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t v_row[32];
    if (!rt_fetch_4(m, TESLA_SPACE_V, 0, (const uint32_t *)q, run, v_row))
        return rt_slowly(m, in);
    uint32_t *const ldst_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = v_row[l];
        const uint32_t ldst_2 = x;
        ldst_place[l] = (uint32_t)ldst_2;
    }
    return 0;
}

/* MARK GUARD interp $r[LDST] cent v[AT0] */
int ISADORA_LEVEL(tesla_usual_interp_cent_long_2)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[0];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_interp_cent_long)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t q_row[32];
    const int32_t *const q = row_p_108(m, in, run, q_row);
    if (!q)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t v_row[32];
    if (!rt_fetch_4(m, TESLA_SPACE_V, 0, (const uint32_t *)q, run, v_row))
        return rt_slowly(m, in);
    uint32_t *const ldst_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = v_row[l];
        const uint32_t ldst_2 = x;
        ldst_place[l] = (uint32_t)ldst_2;
    }
    return 0;
}

/* MARK GUARD interp $r[LDST] cent v[AT0] */
int ISADORA_LEVEL(tesla_usual_interp_cent_long_3)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[0];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_interp_cent_long)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t q_row[32];
    const int32_t *const q = row_q_31(m, in, run, q_row);
    if (!q)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t v_row[32];
    if (!rt_fetch_4(m, TESLA_SPACE_V, 0, (const uint32_t *)q, run, v_row))
        return rt_slowly(m, in);
    uint32_t *const ldst_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = v_row[l];
        const uint32_t ldst_2 = x;
        ldst_place[l] = (uint32_t)ldst_2;
    }
    return 0;
}

/* MARK GUARD interp $r[LDST] flat v[AT0] */
int ISADORA_LEVEL(tesla_fast_interp_flat_long)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_2(m, in, run);
    run &= hold;
    _Alignas(64) int32_t q_row[32];
    const int32_t *const q = row_q_30(m, in, run, q_row);
    if (!q)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t v_row[32];
    if (!rt_fetch_4(m, TESLA_SPACE_V, 0, (const uint32_t *)q, run, v_row))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t ldst_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = v_row[l];
        ldst_new[l] = x;
    }
    const int status = for_warp_13(m, in);
    if (status)
        return status;
    put_d_28(m, in, run, ldst_new);
    return 0;
}

/* MARK GUARD interp $r[LDST] flat v[AT0] */
int ISADORA_LEVEL(tesla_usual_interp_flat_long_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[0];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_interp_flat_long)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t q_row[32];
    const int32_t *const q = row_q_27(m, in, run, q_row);
    if (!q)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t v_row[32];
    if (!rt_fetch_4(m, TESLA_SPACE_V, 0, (const uint32_t *)q, run, v_row))
        return rt_slowly(m, in);
    uint32_t *const ldst_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = v_row[l];
        const uint32_t ldst_2 = x;
        ldst_place[l] = (uint32_t)ldst_2;
    }
    return 0;
}

/* MARK GUARD interp $r[LDST] flat v[AT0] */
int ISADORA_LEVEL(tesla_usual_interp_flat_long_2)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[0];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_interp_flat_long)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t q_row[32];
    const int32_t *const q = row_p_108(m, in, run, q_row);
    if (!q)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t v_row[32];
    if (!rt_fetch_4(m, TESLA_SPACE_V, 0, (const uint32_t *)q, run, v_row))
        return rt_slowly(m, in);
    uint32_t *const ldst_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = v_row[l];
        const uint32_t ldst_2 = x;
        ldst_place[l] = (uint32_t)ldst_2;
    }
    return 0;
}

/* MARK GUARD interp $r[LDST] flat v[AT0] */
int ISADORA_LEVEL(tesla_usual_interp_flat_long_3)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[0];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_interp_flat_long)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t q_row[32];
    const int32_t *const q = row_q_31(m, in, run, q_row);
    if (!q)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t v_row[32];
    if (!rt_fetch_4(m, TESLA_SPACE_V, 0, (const uint32_t *)q, run, v_row))
        return rt_slowly(m, in);
    uint32_t *const ldst_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = v_row[l];
        const uint32_t ldst_2 = x;
        ldst_place[l] = (uint32_t)ldst_2;
    }
    return 0;
}

/* MARK GUARD interp $r[LDST]  v[AT0] LNEG1 $r[LSRC] */
int ISADORA_LEVEL(tesla_fast_interp_plain_mul)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t lsrc = (int32_t)in->value[4];
    const int32_t lneg1 = (int32_t)in->value[3];
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_46(m, in, run);
    run &= hold;
    _Alignas(64) int32_t q_row[32];
    const int32_t *const q = row_q_30(m, in, run, q_row);
    if (!q)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t v_row[32];
    if (!rt_fetch_4(m, TESLA_SPACE_V, 0, (const uint32_t *)q, run, v_row))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t ldst_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = v_row[l];
        ldst_new[l] =
            rt_f32_mul(x, s->r[lsrc][l] ^ (uint32_t)lneg1 << 31, RT_NEAR, RT_FLUSH_ALL, 0x7fffffff);
    }
    const int status = for_warp(m, in);
    if (status)
        return status;
    put_d_28(m, in, run, ldst_new);
    return 0;
}

/* MARK GUARD interp $r[LDST]  v[AT0] LNEG1 $r[LSRC] */
int ISADORA_LEVEL(tesla_usual_interp_plain_mul_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[0];
    const int32_t lsrc = (int32_t)in->value[4];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_interp_plain_mul)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t q_row[32];
    const int32_t *const q = row_q_27(m, in, run, q_row);
    if (!q)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t v_row[32];
    if (!rt_fetch_4(m, TESLA_SPACE_V, 0, (const uint32_t *)q, run, v_row))
        return rt_slowly(m, in);
    uint32_t *const ldst_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = v_row[l];
        const uint32_t ldst_2 =
            rt_f32_mul(x, s->r[lsrc][l] ^ (uint32_t)0 << 31, RT_NEAR, RT_FLUSH_ALL, 0x7fffffff);
        ldst_place[l] = (uint32_t)ldst_2;
    }
    return 0;
}

/* MARK GUARD interp $r[LDST]  v[AT0] LNEG1 $r[LSRC] */
int ISADORA_LEVEL(tesla_usual_interp_plain_mul_2)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[0];
    const int32_t lsrc = (int32_t)in->value[4];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_interp_plain_mul)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t q_row[32];
    const int32_t *const q = row_p_108(m, in, run, q_row);
    if (!q)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t v_row[32];
    if (!rt_fetch_4(m, TESLA_SPACE_V, 0, (const uint32_t *)q, run, v_row))
        return rt_slowly(m, in);
    uint32_t *const ldst_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = v_row[l];
        const uint32_t ldst_2 =
            rt_f32_mul(x, s->r[lsrc][l] ^ (uint32_t)0 << 31, RT_NEAR, RT_FLUSH_ALL, 0x7fffffff);
        ldst_place[l] = (uint32_t)ldst_2;
    }
    return 0;
}

/* MARK GUARD interp $r[LDST]  v[AT0] LNEG1 $r[LSRC] */
int ISADORA_LEVEL(tesla_usual_interp_plain_mul_3)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[0];
    const int32_t lsrc = (int32_t)in->value[4];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_interp_plain_mul)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t q_row[32];
    const int32_t *const q = row_q_31(m, in, run, q_row);
    if (!q)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t v_row[32];
    if (!rt_fetch_4(m, TESLA_SPACE_V, 0, (const uint32_t *)q, run, v_row))
        return rt_slowly(m, in);
    uint32_t *const ldst_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = v_row[l];
        const uint32_t ldst_2 =
            rt_f32_mul(x, s->r[lsrc][l] ^ (uint32_t)0 << 31, RT_NEAR, RT_FLUSH_ALL, 0x7fffffff);
        ldst_place[l] = (uint32_t)ldst_2;
    }
    return 0;
}

/* MARK GUARD interp $r[LDST] cent v[AT0] LNEG1 $r[LSRC] */
int ISADORA_LEVEL(tesla_fast_interp_cent_mul)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t lsrc = (int32_t)in->value[4];
    const int32_t lneg1 = (int32_t)in->value[3];
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_46(m, in, run);
    run &= hold;
    _Alignas(64) int32_t q_row[32];
    const int32_t *const q = row_q_30(m, in, run, q_row);
    if (!q)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t v_row[32];
    if (!rt_fetch_4(m, TESLA_SPACE_V, 0, (const uint32_t *)q, run, v_row))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t ldst_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = v_row[l];
        ldst_new[l] =
            rt_f32_mul(x, s->r[lsrc][l] ^ (uint32_t)lneg1 << 31, RT_NEAR, RT_FLUSH_ALL, 0x7fffffff);
    }
    const int status = for_warp(m, in);
    if (status)
        return status;
    put_d_28(m, in, run, ldst_new);
    return 0;
}

/* MARK GUARD interp $r[LDST] cent v[AT0] LNEG1 $r[LSRC] */
int ISADORA_LEVEL(tesla_usual_interp_cent_mul_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[0];
    const int32_t lsrc = (int32_t)in->value[4];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_interp_cent_mul)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t q_row[32];
    const int32_t *const q = row_q_27(m, in, run, q_row);
    if (!q)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t v_row[32];
    if (!rt_fetch_4(m, TESLA_SPACE_V, 0, (const uint32_t *)q, run, v_row))
        return rt_slowly(m, in);
    uint32_t *const ldst_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = v_row[l];
        const uint32_t ldst_2 =
            rt_f32_mul(x, s->r[lsrc][l] ^ (uint32_t)0 << 31, RT_NEAR, RT_FLUSH_ALL, 0x7fffffff);
        ldst_place[l] = (uint32_t)ldst_2;
    }
    return 0;
}

/* MARK GUARD interp $r[LDST] cent v[AT0] LNEG1 $r[LSRC] */
int ISADORA_LEVEL(tesla_usual_interp_cent_mul_2)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[0];
    const int32_t lsrc = (int32_t)in->value[4];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_interp_cent_mul)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t q_row[32];
    const int32_t *const q = row_p_108(m, in, run, q_row);
    if (!q)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t v_row[32];
    if (!rt_fetch_4(m, TESLA_SPACE_V, 0, (const uint32_t *)q, run, v_row))
        return rt_slowly(m, in);
    uint32_t *const ldst_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = v_row[l];
        const uint32_t ldst_2 =
            rt_f32_mul(x, s->r[lsrc][l] ^ (uint32_t)0 << 31, RT_NEAR, RT_FLUSH_ALL, 0x7fffffff);
        ldst_place[l] = (uint32_t)ldst_2;
    }
    return 0;
}

/* MARK GUARD interp $r[LDST] cent v[AT0] LNEG1 $r[LSRC] */
int ISADORA_LEVEL(tesla_usual_interp_cent_mul_3)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[0];
    const int32_t lsrc = (int32_t)in->value[4];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_interp_cent_mul)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t q_row[32];
    const int32_t *const q = row_q_31(m, in, run, q_row);
    if (!q)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t v_row[32];
    if (!rt_fetch_4(m, TESLA_SPACE_V, 0, (const uint32_t *)q, run, v_row))
        return rt_slowly(m, in);
    uint32_t *const ldst_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = v_row[l];
        const uint32_t ldst_2 =
            rt_f32_mul(x, s->r[lsrc][l] ^ (uint32_t)0 << 31, RT_NEAR, RT_FLUSH_ALL, 0x7fffffff);
        ldst_place[l] = (uint32_t)ldst_2;
    }
    return 0;
}

