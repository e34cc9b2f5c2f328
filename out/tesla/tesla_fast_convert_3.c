/* Generated from the description tesla by gen/emit/fast.lua. Do not edit. */
#include "tesla_fast.h"

/* MARK GUARD cvt ONEG LABS1 CSAT IRND f16 MCDST LL_DST f16 L_SRC */
int ISADORA_LEVEL(tesla_fast_cvt_f2f_f16_rint)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t irnd = (int32_t)in->value[3];
    const int32_t labs1 = (int32_t)in->value[1];
    const int32_t oneg = (int32_t)in->value[0];
    const int32_t csat = (int32_t)in->value[2];
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_18(m, in, run);
    run &= hold;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_21(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    if (in->line[1] == 1)
        return rt_slowly(m, in);
    if ((in->line[2] == 1 && (in->line[3] == 3)) || (in->line[2] == 2 && (in->line[4] == 3))
        || (in->line[2] == 3 && (in->line[5] == 3)) || (in->line[2] == 4 && (in->line[6] == 3)))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    _Alignas(64) uint32_t cd_new[32];
    if (in->line[0] == 0) {
        if (irnd == 0) {
            RT_VECTOR
            for (int32_t l = 0; l < 32; l++) {
                const uint32_t x =
                    (uint32_t)rt_float_convert(RT_F32, RT_F16, a[l] & 0xffff, RT_NEAR, RT_KEEP,
                    0x7fffffff);
                const uint32_t v =
                    rt_f32_from_f32((labs1 ? x & 0x7fffffff : x) ^ (uint32_t)oneg << 31, RT_NEAR,
                    RT_FLUSH_ALL, 0x7fffffff);
                const uint32_t t_2 =
                    rt_f32_min(rt_f32_max(v, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP,
                    0x7fc00000);
                const uint32_t t_3 = rt_f32_is_nan(v) ? v : t_2;
                const uint32_t w = csat ? t_3 : v;
                const uint32_t t = (uint32_t)rt_float_rint(RT_F32, w, RT_NEAR, RT_KEEP, 0x7fffffff);
                const uint32_t t_4 =
                    (uint32_t)rt_float_convert(RT_F16, RT_F32, t, RT_ZERO, RT_KEEP, 0x7fff);
                const uint32_t t_5 =
                    (uint32_t)rt_float_convert(RT_F16, RT_F32, t, RT_NEAR, RT_KEEP, 0x7fff);
                const int32_t t_6 = (t >> 23 & 0xff) <= 93 ? (int32_t)(t >> 31 << 15)
                    : (int32_t)t_4;
                const int32_t r = (t >> 23 & 0xff) >= 143 ? (int32_t)t_5 : t_6;
                d_new[l] = (uint32_t)r;
            }
        } else {
            RT_VECTOR
            for (int32_t l = 0; l < 32; l++) {
                const uint32_t x =
                    (uint32_t)rt_float_convert(RT_F32, RT_F16, a[l] & 0xffff, RT_NEAR, RT_KEEP,
                    0x7fffffff);
                const uint32_t v =
                    rt_f32_from_f32((labs1 ? x & 0x7fffffff : x) ^ (uint32_t)oneg << 31, RT_NEAR,
                    RT_FLUSH_ALL, 0x7fffffff);
                const uint32_t t_7 =
                    rt_f32_min(rt_f32_max(v, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP,
                    0x7fc00000);
                const uint32_t t_8 = rt_f32_is_nan(v) ? v : t_7;
                const uint32_t w = csat ? t_8 : v;
                const uint32_t t =
                    (uint32_t)rt_float_rint(RT_F32, w, (uint32_t)irnd, RT_KEEP, 0x7fffffff);
                const uint32_t t_9 =
                    (uint32_t)rt_float_convert(RT_F16, RT_F32, t, RT_ZERO, RT_KEEP, 0x7fff);
                const uint32_t t_10 =
                    (uint32_t)rt_float_convert(RT_F16, RT_F32, t, (uint32_t)irnd, RT_KEEP, 0x7fff);
                const int32_t t_11 = (t >> 23 & 0xff) <= 93 ? (int32_t)(t >> 31 << 15)
                    : (int32_t)t_9;
                const int32_t r = (t >> 23 & 0xff) >= 143 ? (int32_t)t_10 : t_11;
                d_new[l] = (uint32_t)r;
            }
        }
    } else {
        if (irnd == 0) {
            RT_VECTOR
            for (int32_t l = 0; l < 32; l++) {
                const uint32_t x =
                    (uint32_t)rt_float_convert(RT_F32, RT_F16, a[l] & 0xffff, RT_NEAR, RT_KEEP,
                    0x7fffffff);
                const uint32_t v =
                    rt_f32_from_f32((labs1 ? x & 0x7fffffff : x) ^ (uint32_t)oneg << 31, RT_NEAR,
                    RT_FLUSH_ALL, 0x7fffffff);
                const uint32_t t_12 =
                    rt_f32_min(rt_f32_max(v, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP,
                    0x7fc00000);
                const uint32_t t_13 = rt_f32_is_nan(v) ? v : t_12;
                const uint32_t w = csat ? t_13 : v;
                const uint32_t t = (uint32_t)rt_float_rint(RT_F32, w, RT_NEAR, RT_KEEP, 0x7fffffff);
                const uint32_t t_14 =
                    (uint32_t)rt_float_convert(RT_F16, RT_F32, t, RT_ZERO, RT_KEEP, 0x7fff);
                const uint32_t t_15 =
                    (uint32_t)rt_float_convert(RT_F16, RT_F32, t, RT_NEAR, RT_KEEP, 0x7fff);
                const int32_t t_16 = (t >> 23 & 0xff) <= 93 ? (int32_t)(t >> 31 << 15)
                    : (int32_t)t_14;
                const int32_t r = (t >> 23 & 0xff) >= 143 ? (int32_t)t_15 : t_16;
                const int32_t k =
                    rt_f32_compare((uint32_t)rt_float_convert(RT_F32, RT_F16, (uint32_t)r, RT_NEAR,
                    RT_KEEP, 0x7fffffff), 0, RT_KEEP);
                d_new[l] = (uint32_t)r;
                cd_new[l] = (uint32_t)(((k & 0xa) != 0) | ((k & 9) != 0) << 1);
            }
        } else {
            RT_VECTOR
            for (int32_t l = 0; l < 32; l++) {
                const uint32_t x =
                    (uint32_t)rt_float_convert(RT_F32, RT_F16, a[l] & 0xffff, RT_NEAR, RT_KEEP,
                    0x7fffffff);
                const uint32_t v =
                    rt_f32_from_f32((labs1 ? x & 0x7fffffff : x) ^ (uint32_t)oneg << 31, RT_NEAR,
                    RT_FLUSH_ALL, 0x7fffffff);
                const uint32_t t_17 =
                    rt_f32_min(rt_f32_max(v, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP,
                    0x7fc00000);
                const uint32_t t_18 = rt_f32_is_nan(v) ? v : t_17;
                const uint32_t w = csat ? t_18 : v;
                const uint32_t t =
                    (uint32_t)rt_float_rint(RT_F32, w, (uint32_t)irnd, RT_KEEP, 0x7fffffff);
                const uint32_t t_19 =
                    (uint32_t)rt_float_convert(RT_F16, RT_F32, t, RT_ZERO, RT_KEEP, 0x7fff);
                const uint32_t t_20 =
                    (uint32_t)rt_float_convert(RT_F16, RT_F32, t, (uint32_t)irnd, RT_KEEP, 0x7fff);
                const int32_t t_21 = (t >> 23 & 0xff) <= 93 ? (int32_t)(t >> 31 << 15)
                    : (int32_t)t_19;
                const int32_t r = (t >> 23 & 0xff) >= 143 ? (int32_t)t_20 : t_21;
                const int32_t k =
                    rt_f32_compare((uint32_t)rt_float_convert(RT_F32, RT_F16, (uint32_t)r, RT_NEAR,
                    RT_KEEP, 0x7fffffff), 0, RT_KEEP);
                d_new[l] = (uint32_t)r;
                cd_new[l] = (uint32_t)(((k & 0xa) != 0) | ((k & 9) != 0) << 1);
            }
        }
    }
    const int status = for_warp_10(m, in);
    if (status)
        return status;
    put_d_4(m, in, run, d_new);
    put_cd_3(m, in, run, cd_new);
    return 0;
}

/* MARK GUARD cvt ONEG LABS1 CSAT IRND f16 MCDST LL_DST f16 L_SRC */
int ISADORA_LEVEL(tesla_usual_cvt_f2f_f16_rint_4)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_cvt_f2f_f16_rint)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_25(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x =
            (uint32_t)rt_float_convert(RT_F32, RT_F16, a[l] & 0xffff, RT_NEAR, RT_KEEP, 0x7fffffff);
        const uint32_t v =
            rt_f32_from_f32((0 ? x & 0x7fffffff : x) ^ (uint32_t)0 << 31, RT_NEAR, RT_FLUSH_ALL,
            0x7fffffff);
        const uint32_t t_2 =
            rt_f32_min(rt_f32_max(v, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP, 0x7fc00000);
        const uint32_t t_3 = rt_f32_is_nan(v) ? v : t_2;
        const uint32_t w = 0 ? t_3 : v;
        const uint32_t t = (uint32_t)rt_float_rint(RT_F32, w, RT_NEAR, RT_KEEP, 0x7fffffff);
        const uint32_t t_4 =
            (uint32_t)rt_float_convert(RT_F16, RT_F32, t, RT_ZERO, RT_KEEP, 0x7fff);
        const uint32_t t_5 =
            (uint32_t)rt_float_convert(RT_F16, RT_F32, t, RT_NEAR, RT_KEEP, 0x7fff);
        const int32_t t_6 = (t >> 23 & 0xff) <= 93 ? (int32_t)(t >> 31 << 15) : (int32_t)t_4;
        const int32_t r = (t >> 23 & 0xff) >= 143 ? (int32_t)t_5 : t_6;
        d_new[l] = (uint32_t)r;
    }
    put_d_5(m, in, run, d_new);
    return 0;
}

/* MARK GUARD cvt ONEG LABS1 CSAT IRND f16 MCDST LL_DST f16 L_SRC */
int ISADORA_LEVEL(tesla_usual_cvt_f2f_f16_rint_5)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_cvt_f2f_f16_rint)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t a_row[32];
    const int32_t *const a = row_a_22(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    _Alignas(64) uint32_t cd_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x =
            (uint32_t)rt_float_convert(RT_F32, RT_F16, (uint32_t)a[l], RT_NEAR, RT_KEEP,
            0x7fffffff);
        const uint32_t v =
            rt_f32_from_f32((0 ? x & 0x7fffffff : x) ^ (uint32_t)0 << 31, RT_NEAR, RT_FLUSH_ALL,
            0x7fffffff);
        const uint32_t t_2 =
            rt_f32_min(rt_f32_max(v, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP, 0x7fc00000);
        const uint32_t t_3 = rt_f32_is_nan(v) ? v : t_2;
        const uint32_t w = 0 ? t_3 : v;
        const uint32_t t = (uint32_t)rt_float_rint(RT_F32, w, RT_NEAR, RT_KEEP, 0x7fffffff);
        const uint32_t t_4 =
            (uint32_t)rt_float_convert(RT_F16, RT_F32, t, RT_ZERO, RT_KEEP, 0x7fff);
        const uint32_t t_5 =
            (uint32_t)rt_float_convert(RT_F16, RT_F32, t, RT_NEAR, RT_KEEP, 0x7fff);
        const int32_t t_6 = (t >> 23 & 0xff) <= 93 ? (int32_t)(t >> 31 << 15) : (int32_t)t_4;
        const int32_t r = (t >> 23 & 0xff) >= 143 ? (int32_t)t_5 : t_6;
        const int32_t k =
            rt_f32_compare((uint32_t)rt_float_convert(RT_F32, RT_F16, (uint32_t)r, RT_NEAR,
            RT_KEEP, 0x7fffffff), 0, RT_KEEP);
        d_new[l] = (uint32_t)r;
        cd_new[l] = (uint32_t)(((k & 0xa) != 0) | ((k & 9) != 0) << 1);
    }
    put_d_5(m, in, run, d_new);
    put_cd_4(m, in, run, cd_new);
    return 0;
}

/* MARK GUARD cvt ONEG LABS1 CSAT IRND f16 MCDST LL_DST f16 L_SRC */
int ISADORA_LEVEL(tesla_usual_cvt_f2f_f16_rint_6)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t cdst = (int32_t)in->value[4];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_cvt_f2f_f16_rint)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t a_row[32];
    const int32_t *const a = row_a_22(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    uint8_t *const cd_place = s->c[cdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x =
            (uint32_t)rt_float_convert(RT_F32, RT_F16, (uint32_t)a[l], RT_NEAR, RT_KEEP,
            0x7fffffff);
        const uint32_t v =
            rt_f32_from_f32((0 ? x & 0x7fffffff : x) ^ (uint32_t)0 << 31, RT_NEAR, RT_FLUSH_ALL,
            0x7fffffff);
        const uint32_t t_2 =
            rt_f32_min(rt_f32_max(v, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP, 0x7fc00000);
        const uint32_t t_3 = rt_f32_is_nan(v) ? v : t_2;
        const uint32_t w = 0 ? t_3 : v;
        const uint32_t t = (uint32_t)rt_float_rint(RT_F32, w, RT_NEAR, RT_KEEP, 0x7fffffff);
        const uint32_t t_4 =
            (uint32_t)rt_float_convert(RT_F16, RT_F32, t, RT_ZERO, RT_KEEP, 0x7fff);
        const uint32_t t_5 =
            (uint32_t)rt_float_convert(RT_F16, RT_F32, t, RT_NEAR, RT_KEEP, 0x7fff);
        const int32_t t_6 = (t >> 23 & 0xff) <= 93 ? (int32_t)(t >> 31 << 15) : (int32_t)t_4;
        const int32_t r = (t >> 23 & 0xff) >= 143 ? (int32_t)t_5 : t_6;
        const int32_t k =
            rt_f32_compare((uint32_t)rt_float_convert(RT_F32, RT_F16, (uint32_t)r, RT_NEAR,
            RT_KEEP, 0x7fffffff), 0, RT_KEEP);
        const uint32_t cd = (uint32_t)(((k & 0xa) != 0) | ((k & 9) != 0) << 1);
        cd_place[l] = (uint8_t)cd;
    }
    return 0;
}

/* MARK GUARD cvt ONEG LABS1 CSAT IRND f32 MCDST LL_DST f32 L_SRC */
int ISADORA_LEVEL(tesla_fast_cvt_f2f_f32_rint)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t irnd = (int32_t)in->value[3];
    const int32_t labs1 = (int32_t)in->value[1];
    const int32_t oneg = (int32_t)in->value[0];
    const int32_t csat = (int32_t)in->value[2];
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_18(m, in, run);
    run &= hold;
    _Alignas(64) int64_t a_row[32];
    const int64_t *const a = row_a_26(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    if (in->line[1] == 1)
        return rt_slowly(m, in);
    if ((in->line[2] == 1 && (in->line[3] == 3)) || (in->line[2] == 2 && (in->line[4] == 3))
        || (in->line[2] == 3 && (in->line[5] == 3)) || (in->line[2] == 4 && (in->line[6] == 3)))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    _Alignas(64) uint32_t cd_new[32];
    if (in->line[0] == 0) {
        if (irnd == 0) {
            RT_VECTOR
            for (int32_t l = 0; l < 32; l++) {
                const int64_t x = a[l];
                const uint32_t v =
                    rt_f32_from_f32((labs1 ? (uint32_t)x & 0x7fffffff : (uint32_t)x)
                    ^ (uint32_t)oneg << 31, RT_NEAR, RT_FLUSH_ALL, 0x7fffffff);
                const uint32_t t_2 =
                    rt_f32_min(rt_f32_max(v, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP,
                    0x7fc00000);
                const uint32_t t_3 = rt_f32_is_nan(v) ? v : t_2;
                const uint32_t w = csat ? t_3 : v;
                const uint32_t t = (uint32_t)rt_float_rint(RT_F32, w, RT_NEAR, RT_KEEP, 0x7fffffff);
                const uint32_t r = t;
                d_new[l] = r;
            }
        } else {
            RT_VECTOR
            for (int32_t l = 0; l < 32; l++) {
                const int64_t x = a[l];
                const uint32_t v =
                    rt_f32_from_f32((labs1 ? (uint32_t)x & 0x7fffffff : (uint32_t)x)
                    ^ (uint32_t)oneg << 31, RT_NEAR, RT_FLUSH_ALL, 0x7fffffff);
                const uint32_t t_4 =
                    rt_f32_min(rt_f32_max(v, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP,
                    0x7fc00000);
                const uint32_t t_5 = rt_f32_is_nan(v) ? v : t_4;
                const uint32_t w = csat ? t_5 : v;
                const uint32_t t =
                    (uint32_t)rt_float_rint(RT_F32, w, (uint32_t)irnd, RT_KEEP, 0x7fffffff);
                const uint32_t r = t;
                d_new[l] = r;
            }
        }
    } else {
        if (irnd == 0) {
            RT_VECTOR
            for (int32_t l = 0; l < 32; l++) {
                const int64_t x = a[l];
                const uint32_t v =
                    rt_f32_from_f32((labs1 ? (uint32_t)x & 0x7fffffff : (uint32_t)x)
                    ^ (uint32_t)oneg << 31, RT_NEAR, RT_FLUSH_ALL, 0x7fffffff);
                const uint32_t t_6 =
                    rt_f32_min(rt_f32_max(v, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP,
                    0x7fc00000);
                const uint32_t t_7 = rt_f32_is_nan(v) ? v : t_6;
                const uint32_t w = csat ? t_7 : v;
                const uint32_t t = (uint32_t)rt_float_rint(RT_F32, w, RT_NEAR, RT_KEEP, 0x7fffffff);
                const uint32_t r = t;
                const int32_t k = rt_f32_compare(r, 0, RT_KEEP);
                d_new[l] = r;
                cd_new[l] = (uint32_t)(((k & 0xa) != 0) | ((k & 9) != 0) << 1);
            }
        } else {
            RT_VECTOR
            for (int32_t l = 0; l < 32; l++) {
                const int64_t x = a[l];
                const uint32_t v =
                    rt_f32_from_f32((labs1 ? (uint32_t)x & 0x7fffffff : (uint32_t)x)
                    ^ (uint32_t)oneg << 31, RT_NEAR, RT_FLUSH_ALL, 0x7fffffff);
                const uint32_t t_8 =
                    rt_f32_min(rt_f32_max(v, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP,
                    0x7fc00000);
                const uint32_t t_9 = rt_f32_is_nan(v) ? v : t_8;
                const uint32_t w = csat ? t_9 : v;
                const uint32_t t =
                    (uint32_t)rt_float_rint(RT_F32, w, (uint32_t)irnd, RT_KEEP, 0x7fffffff);
                const uint32_t r = t;
                const int32_t k = rt_f32_compare(r, 0, RT_KEEP);
                d_new[l] = r;
                cd_new[l] = (uint32_t)(((k & 0xa) != 0) | ((k & 9) != 0) << 1);
            }
        }
    }
    const int status = for_warp_10(m, in);
    if (status)
        return status;
    put_d_6(m, in, run, d_new);
    put_cd_3(m, in, run, cd_new);
    return 0;
}

/* MARK GUARD cvt ONEG LABS1 CSAT IRND f32 MCDST LL_DST f32 L_SRC */
int ISADORA_LEVEL(tesla_usual_cvt_f2f_f32_rint_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[5];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_cvt_f2f_f32_rint)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_27(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = a[l];
        const uint32_t v =
            rt_f32_from_f32((0 ? x & 0x7fffffff : x) ^ (uint32_t)0 << 31, RT_NEAR, RT_FLUSH_ALL,
            0x7fffffff);
        const uint32_t t_2 =
            rt_f32_min(rt_f32_max(v, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP, 0x7fc00000);
        const uint32_t t_3 = rt_f32_is_nan(v) ? v : t_2;
        const uint32_t w = 0 ? t_3 : v;
        const uint32_t t = (uint32_t)rt_float_rint(RT_F32, w, RT_NEAR, RT_KEEP, 0x7fffffff);
        const uint32_t r = t;
        const uint32_t d = r;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD cvt ONEG LABS1 CSAT IRND f32 MCDST LL_DST f32 L_SRC */
int ISADORA_LEVEL(tesla_usual_cvt_f2f_f32_rint_2)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[5];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_cvt_f2f_f32_rint)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_23(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    if ((in->line[6] == 3))
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = a[l];
        const uint32_t v =
            rt_f32_from_f32((0 ? x & 0x7fffffff : x) ^ (uint32_t)0 << 31, RT_NEAR, RT_FLUSH_ALL,
            0x7fffffff);
        const uint32_t t_2 =
            rt_f32_min(rt_f32_max(v, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP, 0x7fc00000);
        const uint32_t t_3 = rt_f32_is_nan(v) ? v : t_2;
        const uint32_t w = 0 ? t_3 : v;
        const uint32_t t = (uint32_t)rt_float_rint(RT_F32, w, RT_NEAR, RT_KEEP, 0x7fffffff);
        const uint32_t r = t;
        const uint32_t d = r;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD cvt ONEG LABS1 CSAT IRND f32 MCDST LL_DST f32 L_SRC */
int ISADORA_LEVEL(tesla_usual_cvt_f2f_f32_rint_3)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[5];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_cvt_f2f_f32_rint)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_24(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = a[l];
        const uint32_t v =
            rt_f32_from_f32((0 ? x & 0x7fffffff : x) ^ (uint32_t)0 << 31, RT_NEAR, RT_FLUSH_ALL,
            0x7fffffff);
        const uint32_t t_2 =
            rt_f32_min(rt_f32_max(v, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP, 0x7fc00000);
        const uint32_t t_3 = rt_f32_is_nan(v) ? v : t_2;
        const uint32_t w = 0 ? t_3 : v;
        const uint32_t t = (uint32_t)rt_float_rint(RT_F32, w, RT_NEAR, RT_KEEP, 0x7fffffff);
        const uint32_t r = t;
        const uint32_t d = r;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD cvt ONEG LABS1 CSAT IRND f32 MCDST LL_DST f32 L_SRC */
int ISADORA_LEVEL(tesla_usual_cvt_f2f_f32_rint_4)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[5];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_cvt_f2f_f32_rint)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_25(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = a[l];
        const uint32_t v =
            rt_f32_from_f32((0 ? x & 0x7fffffff : x) ^ (uint32_t)0 << 31, RT_NEAR, RT_FLUSH_ALL,
            0x7fffffff);
        const uint32_t t_2 =
            rt_f32_min(rt_f32_max(v, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP, 0x7fc00000);
        const uint32_t t_3 = rt_f32_is_nan(v) ? v : t_2;
        const uint32_t w = 0 ? t_3 : v;
        const uint32_t t = (uint32_t)rt_float_rint(RT_F32, w, RT_NEAR, RT_KEEP, 0x7fffffff);
        const uint32_t r = t;
        const uint32_t d = r;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD cvt ONEG LABS1 CSAT IRND f32 MCDST LL_DST f32 L_SRC */
int ISADORA_LEVEL(tesla_usual_cvt_f2f_f32_rint_5)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[5];
    const int32_t cdst = (int32_t)in->value[4];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_cvt_f2f_f32_rint)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_27(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    uint8_t *const cd_place = s->c[cdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = a[l];
        const uint32_t v =
            rt_f32_from_f32((0 ? x & 0x7fffffff : x) ^ (uint32_t)0 << 31, RT_NEAR, RT_FLUSH_ALL,
            0x7fffffff);
        const uint32_t t_2 =
            rt_f32_min(rt_f32_max(v, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP, 0x7fc00000);
        const uint32_t t_3 = rt_f32_is_nan(v) ? v : t_2;
        const uint32_t w = 0 ? t_3 : v;
        const uint32_t t = (uint32_t)rt_float_rint(RT_F32, w, RT_NEAR, RT_KEEP, 0x7fffffff);
        const uint32_t r = t;
        const int32_t k = rt_f32_compare(r, 0, RT_KEEP);
        const uint32_t d = r;
        const uint32_t cd = (uint32_t)(((k & 0xa) != 0) | ((k & 9) != 0) << 1);
        d_place[l] = (uint32_t)d;
        cd_place[l] = (uint8_t)cd;
    }
    return 0;
}

/* MARK GUARD cvt ONEG LABS1 CSAT IRND f32 MCDST LL_DST f32 L_SRC */
int ISADORA_LEVEL(tesla_usual_cvt_f2f_f32_rint_6)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t cdst = (int32_t)in->value[4];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_cvt_f2f_f32_rint)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_27(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    uint8_t *const cd_place = s->c[cdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = a[l];
        const uint32_t v =
            rt_f32_from_f32((0 ? x & 0x7fffffff : x) ^ (uint32_t)0 << 31, RT_NEAR, RT_FLUSH_ALL,
            0x7fffffff);
        const uint32_t t_2 =
            rt_f32_min(rt_f32_max(v, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP, 0x7fc00000);
        const uint32_t t_3 = rt_f32_is_nan(v) ? v : t_2;
        const uint32_t w = 0 ? t_3 : v;
        const uint32_t t = (uint32_t)rt_float_rint(RT_F32, w, RT_NEAR, RT_KEEP, 0x7fffffff);
        const uint32_t r = t;
        const int32_t k = rt_f32_compare(r, 0, RT_KEEP);
        const uint32_t cd = (uint32_t)(((k & 0xa) != 0) | ((k & 9) != 0) << 1);
        cd_place[l] = (uint8_t)cd;
    }
    return 0;
}

/* MARK GUARD cvt ONEG LABS1 CSAT CRND f16 MCDST LL_DST f32 L_SRC */
int ISADORA_LEVEL(tesla_fast_cvt_f2f_f16_narrow)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t crnd = (int32_t)in->value[3];
    const int32_t labs1 = (int32_t)in->value[1];
    const int32_t oneg = (int32_t)in->value[0];
    const int32_t csat = (int32_t)in->value[2];
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_18(m, in, run);
    run &= hold;
    _Alignas(64) int64_t a_row[32];
    const int64_t *const a = row_a_26(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    if (in->line[1] == 1)
        return rt_slowly(m, in);
    if ((in->line[2] == 1 && (in->line[3] == 3)) || (in->line[2] == 2 && (in->line[4] == 3))
        || (in->line[2] == 3 && (in->line[5] == 3)) || (in->line[2] == 4 && (in->line[6] == 3)))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    _Alignas(64) uint32_t cd_new[32];
    if (in->line[0] == 0) {
        if (crnd == 0) {
            RT_VECTOR
            for (int32_t l = 0; l < 32; l++) {
                const int64_t x = a[l];
                const uint32_t v =
                    rt_f32_from_f32((labs1 ? (uint32_t)x & 0x7fffffff : (uint32_t)x)
                    ^ (uint32_t)oneg << 31, RT_NEAR, RT_FLUSH_ALL, 0x7fffffff);
                const uint32_t t_2 =
                    rt_f32_min(rt_f32_max(v, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP,
                    0x7fc00000);
                const uint32_t t_3 = rt_f32_is_nan(v) ? v : t_2;
                const uint32_t w = csat ? t_3 : v;
                const uint32_t t = w;
                const uint32_t t_4 =
                    (uint32_t)rt_float_convert(RT_F16, RT_F32, t, RT_NEAR, RT_KEEP, 0x7fff);
                const int32_t r = (t >> 23 & 0xff) <= 93 ? (int32_t)(t >> 31 << 15) : (int32_t)t_4;
                d_new[l] = (uint32_t)r;
            }
        } else {
            RT_VECTOR
            for (int32_t l = 0; l < 32; l++) {
                const int64_t x = a[l];
                const uint32_t v =
                    rt_f32_from_f32((labs1 ? (uint32_t)x & 0x7fffffff : (uint32_t)x)
                    ^ (uint32_t)oneg << 31, RT_NEAR, RT_FLUSH_ALL, 0x7fffffff);
                const uint32_t t_5 =
                    rt_f32_min(rt_f32_max(v, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP,
                    0x7fc00000);
                const uint32_t t_6 = rt_f32_is_nan(v) ? v : t_5;
                const uint32_t w = csat ? t_6 : v;
                const uint32_t t = w;
                const uint32_t t_7 =
                    (uint32_t)rt_float_convert(RT_F16, RT_F32, t, (uint32_t)crnd, RT_KEEP, 0x7fff);
                const int32_t r = (t >> 23 & 0xff) <= 93 ? (int32_t)(t >> 31 << 15) : (int32_t)t_7;
                d_new[l] = (uint32_t)r;
            }
        }
    } else {
        if (crnd == 0) {
            RT_VECTOR
            for (int32_t l = 0; l < 32; l++) {
                const int64_t x = a[l];
                const uint32_t v =
                    rt_f32_from_f32((labs1 ? (uint32_t)x & 0x7fffffff : (uint32_t)x)
                    ^ (uint32_t)oneg << 31, RT_NEAR, RT_FLUSH_ALL, 0x7fffffff);
                const uint32_t t_8 =
                    rt_f32_min(rt_f32_max(v, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP,
                    0x7fc00000);
                const uint32_t t_9 = rt_f32_is_nan(v) ? v : t_8;
                const uint32_t w = csat ? t_9 : v;
                const uint32_t t = w;
                const uint32_t t_10 =
                    (uint32_t)rt_float_convert(RT_F16, RT_F32, t, RT_NEAR, RT_KEEP, 0x7fff);
                const int32_t r = (t >> 23 & 0xff) <= 93 ? (int32_t)(t >> 31 << 15) : (int32_t)t_10;
                const int32_t k =
                    rt_f32_compare((uint32_t)rt_float_convert(RT_F32, RT_F16, (uint32_t)r, RT_NEAR,
                    RT_KEEP, 0x7fffffff), 0, RT_KEEP);
                d_new[l] = (uint32_t)r;
                cd_new[l] = (uint32_t)(((k & 0xa) != 0) | ((k & 9) != 0) << 1);
            }
        } else {
            RT_VECTOR
            for (int32_t l = 0; l < 32; l++) {
                const int64_t x = a[l];
                const uint32_t v =
                    rt_f32_from_f32((labs1 ? (uint32_t)x & 0x7fffffff : (uint32_t)x)
                    ^ (uint32_t)oneg << 31, RT_NEAR, RT_FLUSH_ALL, 0x7fffffff);
                const uint32_t t_11 =
                    rt_f32_min(rt_f32_max(v, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP,
                    0x7fc00000);
                const uint32_t t_12 = rt_f32_is_nan(v) ? v : t_11;
                const uint32_t w = csat ? t_12 : v;
                const uint32_t t = w;
                const uint32_t t_13 =
                    (uint32_t)rt_float_convert(RT_F16, RT_F32, t, (uint32_t)crnd, RT_KEEP, 0x7fff);
                const int32_t r = (t >> 23 & 0xff) <= 93 ? (int32_t)(t >> 31 << 15) : (int32_t)t_13;
                const int32_t k =
                    rt_f32_compare((uint32_t)rt_float_convert(RT_F32, RT_F16, (uint32_t)r, RT_NEAR,
                    RT_KEEP, 0x7fffffff), 0, RT_KEEP);
                d_new[l] = (uint32_t)r;
                cd_new[l] = (uint32_t)(((k & 0xa) != 0) | ((k & 9) != 0) << 1);
            }
        }
    }
    const int status = for_warp_10(m, in);
    if (status)
        return status;
    put_d_4(m, in, run, d_new);
    put_cd_3(m, in, run, cd_new);
    return 0;
}

/* MARK GUARD cvt ONEG LABS1 CSAT CRND f16 MCDST LL_DST f32 L_SRC */
int ISADORA_LEVEL(tesla_usual_cvt_f2f_f16_narrow_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_cvt_f2f_f16_narrow)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_27(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = a[l];
        const uint32_t v =
            rt_f32_from_f32((0 ? x & 0x7fffffff : x) ^ (uint32_t)0 << 31, RT_NEAR, RT_FLUSH_ALL,
            0x7fffffff);
        const uint32_t t_2 =
            rt_f32_min(rt_f32_max(v, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP, 0x7fc00000);
        const uint32_t t_3 = rt_f32_is_nan(v) ? v : t_2;
        const uint32_t w = 0 ? t_3 : v;
        const uint32_t t = w;
        const uint32_t t_4 =
            (uint32_t)rt_float_convert(RT_F16, RT_F32, t, RT_NEAR, RT_KEEP, 0x7fff);
        const int32_t r = (t >> 23 & 0xff) <= 93 ? (int32_t)(t >> 31 << 15) : (int32_t)t_4;
        d_new[l] = (uint32_t)r;
    }
    put_d_5(m, in, run, d_new);
    return 0;
}

/* MARK GUARD cvt ONEG LABS1 CSAT CRND f16 MCDST LL_DST f32 L_SRC */
int ISADORA_LEVEL(tesla_usual_cvt_f2f_f16_narrow_2)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_cvt_f2f_f16_narrow)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_23(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    if ((in->line[6] == 3))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = a[l];
        const uint32_t v =
            rt_f32_from_f32((0 ? x & 0x7fffffff : x) ^ (uint32_t)0 << 31, RT_NEAR, RT_FLUSH_ALL,
            0x7fffffff);
        const uint32_t t_2 =
            rt_f32_min(rt_f32_max(v, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP, 0x7fc00000);
        const uint32_t t_3 = rt_f32_is_nan(v) ? v : t_2;
        const uint32_t w = 0 ? t_3 : v;
        const uint32_t t = w;
        const uint32_t t_4 =
            (uint32_t)rt_float_convert(RT_F16, RT_F32, t, RT_NEAR, RT_KEEP, 0x7fff);
        const int32_t r = (t >> 23 & 0xff) <= 93 ? (int32_t)(t >> 31 << 15) : (int32_t)t_4;
        d_new[l] = (uint32_t)r;
    }
    put_d_5(m, in, run, d_new);
    return 0;
}

/* MARK GUARD cvt ONEG LABS1 CSAT CRND f16 MCDST LL_DST f32 L_SRC */
int ISADORA_LEVEL(tesla_usual_cvt_f2f_f16_narrow_3)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_cvt_f2f_f16_narrow)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_24(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = a[l];
        const uint32_t v =
            rt_f32_from_f32((0 ? x & 0x7fffffff : x) ^ (uint32_t)0 << 31, RT_NEAR, RT_FLUSH_ALL,
            0x7fffffff);
        const uint32_t t_2 =
            rt_f32_min(rt_f32_max(v, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP, 0x7fc00000);
        const uint32_t t_3 = rt_f32_is_nan(v) ? v : t_2;
        const uint32_t w = 0 ? t_3 : v;
        const uint32_t t = w;
        const uint32_t t_4 =
            (uint32_t)rt_float_convert(RT_F16, RT_F32, t, RT_NEAR, RT_KEEP, 0x7fff);
        const int32_t r = (t >> 23 & 0xff) <= 93 ? (int32_t)(t >> 31 << 15) : (int32_t)t_4;
        d_new[l] = (uint32_t)r;
    }
    put_d_5(m, in, run, d_new);
    return 0;
}

/* MARK GUARD cvt ONEG LABS1 CSAT CRND f16 MCDST LL_DST f32 L_SRC */
int ISADORA_LEVEL(tesla_usual_cvt_f2f_f16_narrow_4)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_cvt_f2f_f16_narrow)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_25(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = a[l];
        const uint32_t v =
            rt_f32_from_f32((0 ? x & 0x7fffffff : x) ^ (uint32_t)0 << 31, RT_NEAR, RT_FLUSH_ALL,
            0x7fffffff);
        const uint32_t t_2 =
            rt_f32_min(rt_f32_max(v, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP, 0x7fc00000);
        const uint32_t t_3 = rt_f32_is_nan(v) ? v : t_2;
        const uint32_t w = 0 ? t_3 : v;
        const uint32_t t = w;
        const uint32_t t_4 =
            (uint32_t)rt_float_convert(RT_F16, RT_F32, t, RT_NEAR, RT_KEEP, 0x7fff);
        const int32_t r = (t >> 23 & 0xff) <= 93 ? (int32_t)(t >> 31 << 15) : (int32_t)t_4;
        d_new[l] = (uint32_t)r;
    }
    put_d_5(m, in, run, d_new);
    return 0;
}

/* MARK GUARD cvt ONEG LABS1 CSAT CRND f16 MCDST LL_DST f32 L_SRC */
int ISADORA_LEVEL(tesla_usual_cvt_f2f_f16_narrow_5)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_cvt_f2f_f16_narrow)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_27(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    _Alignas(64) uint32_t cd_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = a[l];
        const uint32_t v =
            rt_f32_from_f32((0 ? x & 0x7fffffff : x) ^ (uint32_t)0 << 31, RT_NEAR, RT_FLUSH_ALL,
            0x7fffffff);
        const uint32_t t_2 =
            rt_f32_min(rt_f32_max(v, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP, 0x7fc00000);
        const uint32_t t_3 = rt_f32_is_nan(v) ? v : t_2;
        const uint32_t w = 0 ? t_3 : v;
        const uint32_t t = w;
        const uint32_t t_4 =
            (uint32_t)rt_float_convert(RT_F16, RT_F32, t, RT_NEAR, RT_KEEP, 0x7fff);
        const int32_t r = (t >> 23 & 0xff) <= 93 ? (int32_t)(t >> 31 << 15) : (int32_t)t_4;
        const int32_t k =
            rt_f32_compare((uint32_t)rt_float_convert(RT_F32, RT_F16, (uint32_t)r, RT_NEAR,
            RT_KEEP, 0x7fffffff), 0, RT_KEEP);
        d_new[l] = (uint32_t)r;
        cd_new[l] = (uint32_t)(((k & 0xa) != 0) | ((k & 9) != 0) << 1);
    }
    put_d_5(m, in, run, d_new);
    put_cd_4(m, in, run, cd_new);
    return 0;
}

/* MARK GUARD cvt ONEG LABS1 CSAT CRND f16 MCDST LL_DST f32 L_SRC */
int ISADORA_LEVEL(tesla_usual_cvt_f2f_f16_narrow_6)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t cdst = (int32_t)in->value[4];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_cvt_f2f_f16_narrow)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_27(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    uint8_t *const cd_place = s->c[cdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = a[l];
        const uint32_t v =
            rt_f32_from_f32((0 ? x & 0x7fffffff : x) ^ (uint32_t)0 << 31, RT_NEAR, RT_FLUSH_ALL,
            0x7fffffff);
        const uint32_t t_2 =
            rt_f32_min(rt_f32_max(v, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP, 0x7fc00000);
        const uint32_t t_3 = rt_f32_is_nan(v) ? v : t_2;
        const uint32_t w = 0 ? t_3 : v;
        const uint32_t t = w;
        const uint32_t t_4 =
            (uint32_t)rt_float_convert(RT_F16, RT_F32, t, RT_NEAR, RT_KEEP, 0x7fff);
        const int32_t r = (t >> 23 & 0xff) <= 93 ? (int32_t)(t >> 31 << 15) : (int32_t)t_4;
        const int32_t k =
            rt_f32_compare((uint32_t)rt_float_convert(RT_F32, RT_F16, (uint32_t)r, RT_NEAR,
            RT_KEEP, 0x7fffffff), 0, RT_KEEP);
        const uint32_t cd = (uint32_t)(((k & 0xa) != 0) | ((k & 9) != 0) << 1);
        cd_place[l] = (uint8_t)cd;
    }
    return 0;
}

/* MARK GUARD cvt ONEG LABS1 CSAT IRND f16 MCDST LL_DST f32 L_SRC */
int ISADORA_LEVEL(tesla_fast_cvt_f2f_f16_nrint)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t irnd = (int32_t)in->value[3];
    const int32_t labs1 = (int32_t)in->value[1];
    const int32_t oneg = (int32_t)in->value[0];
    const int32_t csat = (int32_t)in->value[2];
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_18(m, in, run);
    run &= hold;
    _Alignas(64) int64_t a_row[32];
    const int64_t *const a = row_a_26(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    if (in->line[1] == 1)
        return rt_slowly(m, in);
    if ((in->line[2] == 1 && (in->line[3] == 3)) || (in->line[2] == 2 && (in->line[4] == 3))
        || (in->line[2] == 3 && (in->line[5] == 3)) || (in->line[2] == 4 && (in->line[6] == 3)))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    _Alignas(64) uint32_t cd_new[32];
    if (in->line[0] == 0) {
        if (irnd == 0) {
            RT_VECTOR
            for (int32_t l = 0; l < 32; l++) {
                const int64_t x = a[l];
                const uint32_t v =
                    rt_f32_from_f32((labs1 ? (uint32_t)x & 0x7fffffff : (uint32_t)x)
                    ^ (uint32_t)oneg << 31, RT_NEAR, RT_FLUSH_ALL, 0x7fffffff);
                const uint32_t t_2 =
                    rt_f32_min(rt_f32_max(v, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP,
                    0x7fc00000);
                const uint32_t t_3 = rt_f32_is_nan(v) ? v : t_2;
                const uint32_t w = csat ? t_3 : v;
                const uint32_t t = (uint32_t)rt_float_rint(RT_F32, w, RT_NEAR, RT_KEEP, 0x7fffffff);
                const uint32_t t_4 =
                    (uint32_t)rt_float_convert(RT_F16, RT_F32, t, RT_ZERO, RT_KEEP, 0x7fff);
                const uint32_t t_5 =
                    (uint32_t)rt_float_convert(RT_F16, RT_F32, t, RT_NEAR, RT_KEEP, 0x7fff);
                const int32_t t_6 = (t >> 23 & 0xff) <= 93 ? (int32_t)(t >> 31 << 15)
                    : (int32_t)t_4;
                const int32_t r = (t >> 23 & 0xff) >= 143 ? (int32_t)t_5 : t_6;
                d_new[l] = (uint32_t)r;
            }
        } else {
            RT_VECTOR
            for (int32_t l = 0; l < 32; l++) {
                const int64_t x = a[l];
                const uint32_t v =
                    rt_f32_from_f32((labs1 ? (uint32_t)x & 0x7fffffff : (uint32_t)x)
                    ^ (uint32_t)oneg << 31, RT_NEAR, RT_FLUSH_ALL, 0x7fffffff);
                const uint32_t t_7 =
                    rt_f32_min(rt_f32_max(v, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP,
                    0x7fc00000);
                const uint32_t t_8 = rt_f32_is_nan(v) ? v : t_7;
                const uint32_t w = csat ? t_8 : v;
                const uint32_t t =
                    (uint32_t)rt_float_rint(RT_F32, w, (uint32_t)irnd, RT_KEEP, 0x7fffffff);
                const uint32_t t_9 =
                    (uint32_t)rt_float_convert(RT_F16, RT_F32, t, RT_ZERO, RT_KEEP, 0x7fff);
                const uint32_t t_10 =
                    (uint32_t)rt_float_convert(RT_F16, RT_F32, t, (uint32_t)irnd, RT_KEEP, 0x7fff);
                const int32_t t_11 = (t >> 23 & 0xff) <= 93 ? (int32_t)(t >> 31 << 15)
                    : (int32_t)t_9;
                const int32_t r = (t >> 23 & 0xff) >= 143 ? (int32_t)t_10 : t_11;
                d_new[l] = (uint32_t)r;
            }
        }
    } else {
        if (irnd == 0) {
            RT_VECTOR
            for (int32_t l = 0; l < 32; l++) {
                const int64_t x = a[l];
                const uint32_t v =
                    rt_f32_from_f32((labs1 ? (uint32_t)x & 0x7fffffff : (uint32_t)x)
                    ^ (uint32_t)oneg << 31, RT_NEAR, RT_FLUSH_ALL, 0x7fffffff);
                const uint32_t t_12 =
                    rt_f32_min(rt_f32_max(v, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP,
                    0x7fc00000);
                const uint32_t t_13 = rt_f32_is_nan(v) ? v : t_12;
                const uint32_t w = csat ? t_13 : v;
                const uint32_t t = (uint32_t)rt_float_rint(RT_F32, w, RT_NEAR, RT_KEEP, 0x7fffffff);
                const uint32_t t_14 =
                    (uint32_t)rt_float_convert(RT_F16, RT_F32, t, RT_ZERO, RT_KEEP, 0x7fff);
                const uint32_t t_15 =
                    (uint32_t)rt_float_convert(RT_F16, RT_F32, t, RT_NEAR, RT_KEEP, 0x7fff);
                const int32_t t_16 = (t >> 23 & 0xff) <= 93 ? (int32_t)(t >> 31 << 15)
                    : (int32_t)t_14;
                const int32_t r = (t >> 23 & 0xff) >= 143 ? (int32_t)t_15 : t_16;
                const int32_t k =
                    rt_f32_compare((uint32_t)rt_float_convert(RT_F32, RT_F16, (uint32_t)r, RT_NEAR,
                    RT_KEEP, 0x7fffffff), 0, RT_KEEP);
                d_new[l] = (uint32_t)r;
                cd_new[l] = (uint32_t)(((k & 0xa) != 0) | ((k & 9) != 0) << 1);
            }
        } else {
            RT_VECTOR
            for (int32_t l = 0; l < 32; l++) {
                const int64_t x = a[l];
                const uint32_t v =
                    rt_f32_from_f32((labs1 ? (uint32_t)x & 0x7fffffff : (uint32_t)x)
                    ^ (uint32_t)oneg << 31, RT_NEAR, RT_FLUSH_ALL, 0x7fffffff);
                const uint32_t t_17 =
                    rt_f32_min(rt_f32_max(v, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP,
                    0x7fc00000);
                const uint32_t t_18 = rt_f32_is_nan(v) ? v : t_17;
                const uint32_t w = csat ? t_18 : v;
                const uint32_t t =
                    (uint32_t)rt_float_rint(RT_F32, w, (uint32_t)irnd, RT_KEEP, 0x7fffffff);
                const uint32_t t_19 =
                    (uint32_t)rt_float_convert(RT_F16, RT_F32, t, RT_ZERO, RT_KEEP, 0x7fff);
                const uint32_t t_20 =
                    (uint32_t)rt_float_convert(RT_F16, RT_F32, t, (uint32_t)irnd, RT_KEEP, 0x7fff);
                const int32_t t_21 = (t >> 23 & 0xff) <= 93 ? (int32_t)(t >> 31 << 15)
                    : (int32_t)t_19;
                const int32_t r = (t >> 23 & 0xff) >= 143 ? (int32_t)t_20 : t_21;
                const int32_t k =
                    rt_f32_compare((uint32_t)rt_float_convert(RT_F32, RT_F16, (uint32_t)r, RT_NEAR,
                    RT_KEEP, 0x7fffffff), 0, RT_KEEP);
                d_new[l] = (uint32_t)r;
                cd_new[l] = (uint32_t)(((k & 0xa) != 0) | ((k & 9) != 0) << 1);
            }
        }
    }
    const int status = for_warp_10(m, in);
    if (status)
        return status;
    put_d_4(m, in, run, d_new);
    put_cd_3(m, in, run, cd_new);
    return 0;
}

/* MARK GUARD cvt ONEG LABS1 CSAT IRND f16 MCDST LL_DST f32 L_SRC */
int ISADORA_LEVEL(tesla_usual_cvt_f2f_f16_nrint_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_cvt_f2f_f16_nrint)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_27(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = a[l];
        const uint32_t v =
            rt_f32_from_f32((0 ? x & 0x7fffffff : x) ^ (uint32_t)0 << 31, RT_NEAR, RT_FLUSH_ALL,
            0x7fffffff);
        const uint32_t t_2 =
            rt_f32_min(rt_f32_max(v, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP, 0x7fc00000);
        const uint32_t t_3 = rt_f32_is_nan(v) ? v : t_2;
        const uint32_t w = 0 ? t_3 : v;
        const uint32_t t = (uint32_t)rt_float_rint(RT_F32, w, RT_NEAR, RT_KEEP, 0x7fffffff);
        const uint32_t t_4 =
            (uint32_t)rt_float_convert(RT_F16, RT_F32, t, RT_ZERO, RT_KEEP, 0x7fff);
        const uint32_t t_5 =
            (uint32_t)rt_float_convert(RT_F16, RT_F32, t, RT_NEAR, RT_KEEP, 0x7fff);
        const int32_t t_6 = (t >> 23 & 0xff) <= 93 ? (int32_t)(t >> 31 << 15) : (int32_t)t_4;
        const int32_t r = (t >> 23 & 0xff) >= 143 ? (int32_t)t_5 : t_6;
        d_new[l] = (uint32_t)r;
    }
    put_d_5(m, in, run, d_new);
    return 0;
}

/* MARK GUARD cvt ONEG LABS1 CSAT IRND f16 MCDST LL_DST f32 L_SRC */
int ISADORA_LEVEL(tesla_usual_cvt_f2f_f16_nrint_2)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_cvt_f2f_f16_nrint)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_23(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    if ((in->line[6] == 3))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = a[l];
        const uint32_t v =
            rt_f32_from_f32((0 ? x & 0x7fffffff : x) ^ (uint32_t)0 << 31, RT_NEAR, RT_FLUSH_ALL,
            0x7fffffff);
        const uint32_t t_2 =
            rt_f32_min(rt_f32_max(v, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP, 0x7fc00000);
        const uint32_t t_3 = rt_f32_is_nan(v) ? v : t_2;
        const uint32_t w = 0 ? t_3 : v;
        const uint32_t t = (uint32_t)rt_float_rint(RT_F32, w, RT_NEAR, RT_KEEP, 0x7fffffff);
        const uint32_t t_4 =
            (uint32_t)rt_float_convert(RT_F16, RT_F32, t, RT_ZERO, RT_KEEP, 0x7fff);
        const uint32_t t_5 =
            (uint32_t)rt_float_convert(RT_F16, RT_F32, t, RT_NEAR, RT_KEEP, 0x7fff);
        const int32_t t_6 = (t >> 23 & 0xff) <= 93 ? (int32_t)(t >> 31 << 15) : (int32_t)t_4;
        const int32_t r = (t >> 23 & 0xff) >= 143 ? (int32_t)t_5 : t_6;
        d_new[l] = (uint32_t)r;
    }
    put_d_5(m, in, run, d_new);
    return 0;
}

/* MARK GUARD cvt ONEG LABS1 CSAT IRND f16 MCDST LL_DST f32 L_SRC */
int ISADORA_LEVEL(tesla_usual_cvt_f2f_f16_nrint_3)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_cvt_f2f_f16_nrint)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_24(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = a[l];
        const uint32_t v =
            rt_f32_from_f32((0 ? x & 0x7fffffff : x) ^ (uint32_t)0 << 31, RT_NEAR, RT_FLUSH_ALL,
            0x7fffffff);
        const uint32_t t_2 =
            rt_f32_min(rt_f32_max(v, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP, 0x7fc00000);
        const uint32_t t_3 = rt_f32_is_nan(v) ? v : t_2;
        const uint32_t w = 0 ? t_3 : v;
        const uint32_t t = (uint32_t)rt_float_rint(RT_F32, w, RT_NEAR, RT_KEEP, 0x7fffffff);
        const uint32_t t_4 =
            (uint32_t)rt_float_convert(RT_F16, RT_F32, t, RT_ZERO, RT_KEEP, 0x7fff);
        const uint32_t t_5 =
            (uint32_t)rt_float_convert(RT_F16, RT_F32, t, RT_NEAR, RT_KEEP, 0x7fff);
        const int32_t t_6 = (t >> 23 & 0xff) <= 93 ? (int32_t)(t >> 31 << 15) : (int32_t)t_4;
        const int32_t r = (t >> 23 & 0xff) >= 143 ? (int32_t)t_5 : t_6;
        d_new[l] = (uint32_t)r;
    }
    put_d_5(m, in, run, d_new);
    return 0;
}

/* MARK GUARD cvt ONEG LABS1 CSAT IRND f16 MCDST LL_DST f32 L_SRC */
int ISADORA_LEVEL(tesla_usual_cvt_f2f_f16_nrint_4)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_cvt_f2f_f16_nrint)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_25(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = a[l];
        const uint32_t v =
            rt_f32_from_f32((0 ? x & 0x7fffffff : x) ^ (uint32_t)0 << 31, RT_NEAR, RT_FLUSH_ALL,
            0x7fffffff);
        const uint32_t t_2 =
            rt_f32_min(rt_f32_max(v, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP, 0x7fc00000);
        const uint32_t t_3 = rt_f32_is_nan(v) ? v : t_2;
        const uint32_t w = 0 ? t_3 : v;
        const uint32_t t = (uint32_t)rt_float_rint(RT_F32, w, RT_NEAR, RT_KEEP, 0x7fffffff);
        const uint32_t t_4 =
            (uint32_t)rt_float_convert(RT_F16, RT_F32, t, RT_ZERO, RT_KEEP, 0x7fff);
        const uint32_t t_5 =
            (uint32_t)rt_float_convert(RT_F16, RT_F32, t, RT_NEAR, RT_KEEP, 0x7fff);
        const int32_t t_6 = (t >> 23 & 0xff) <= 93 ? (int32_t)(t >> 31 << 15) : (int32_t)t_4;
        const int32_t r = (t >> 23 & 0xff) >= 143 ? (int32_t)t_5 : t_6;
        d_new[l] = (uint32_t)r;
    }
    put_d_5(m, in, run, d_new);
    return 0;
}

/* MARK GUARD cvt ONEG LABS1 CSAT IRND f16 MCDST LL_DST f32 L_SRC */
int ISADORA_LEVEL(tesla_usual_cvt_f2f_f16_nrint_5)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_cvt_f2f_f16_nrint)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_27(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    _Alignas(64) uint32_t cd_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = a[l];
        const uint32_t v =
            rt_f32_from_f32((0 ? x & 0x7fffffff : x) ^ (uint32_t)0 << 31, RT_NEAR, RT_FLUSH_ALL,
            0x7fffffff);
        const uint32_t t_2 =
            rt_f32_min(rt_f32_max(v, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP, 0x7fc00000);
        const uint32_t t_3 = rt_f32_is_nan(v) ? v : t_2;
        const uint32_t w = 0 ? t_3 : v;
        const uint32_t t = (uint32_t)rt_float_rint(RT_F32, w, RT_NEAR, RT_KEEP, 0x7fffffff);
        const uint32_t t_4 =
            (uint32_t)rt_float_convert(RT_F16, RT_F32, t, RT_ZERO, RT_KEEP, 0x7fff);
        const uint32_t t_5 =
            (uint32_t)rt_float_convert(RT_F16, RT_F32, t, RT_NEAR, RT_KEEP, 0x7fff);
        const int32_t t_6 = (t >> 23 & 0xff) <= 93 ? (int32_t)(t >> 31 << 15) : (int32_t)t_4;
        const int32_t r = (t >> 23 & 0xff) >= 143 ? (int32_t)t_5 : t_6;
        const int32_t k =
            rt_f32_compare((uint32_t)rt_float_convert(RT_F32, RT_F16, (uint32_t)r, RT_NEAR,
            RT_KEEP, 0x7fffffff), 0, RT_KEEP);
        d_new[l] = (uint32_t)r;
        cd_new[l] = (uint32_t)(((k & 0xa) != 0) | ((k & 9) != 0) << 1);
    }
    put_d_5(m, in, run, d_new);
    put_cd_4(m, in, run, cd_new);
    return 0;
}

/* MARK GUARD cvt ONEG LABS1 CSAT IRND f16 MCDST LL_DST f32 L_SRC */
int ISADORA_LEVEL(tesla_usual_cvt_f2f_f16_nrint_6)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t cdst = (int32_t)in->value[4];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_cvt_f2f_f16_nrint)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_27(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    uint8_t *const cd_place = s->c[cdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = a[l];
        const uint32_t v =
            rt_f32_from_f32((0 ? x & 0x7fffffff : x) ^ (uint32_t)0 << 31, RT_NEAR, RT_FLUSH_ALL,
            0x7fffffff);
        const uint32_t t_2 =
            rt_f32_min(rt_f32_max(v, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP, 0x7fc00000);
        const uint32_t t_3 = rt_f32_is_nan(v) ? v : t_2;
        const uint32_t w = 0 ? t_3 : v;
        const uint32_t t = (uint32_t)rt_float_rint(RT_F32, w, RT_NEAR, RT_KEEP, 0x7fffffff);
        const uint32_t t_4 =
            (uint32_t)rt_float_convert(RT_F16, RT_F32, t, RT_ZERO, RT_KEEP, 0x7fff);
        const uint32_t t_5 =
            (uint32_t)rt_float_convert(RT_F16, RT_F32, t, RT_NEAR, RT_KEEP, 0x7fff);
        const int32_t t_6 = (t >> 23 & 0xff) <= 93 ? (int32_t)(t >> 31 << 15) : (int32_t)t_4;
        const int32_t r = (t >> 23 & 0xff) >= 143 ? (int32_t)t_5 : t_6;
        const int32_t k =
            rt_f32_compare((uint32_t)rt_float_convert(RT_F32, RT_F16, (uint32_t)r, RT_NEAR,
            RT_KEEP, 0x7fffffff), 0, RT_KEEP);
        const uint32_t cd = (uint32_t)(((k & 0xa) != 0) | ((k & 9) != 0) << 1);
        cd_place[l] = (uint8_t)cd;
    }
    return 0;
}

/* MARK GUARD cvt ONEG LABS1 CSAT f32 MCDST LL_DST f16 L_SRC */
int ISADORA_LEVEL(tesla_fast_cvt_f2f_f32_widen)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t labs1 = (int32_t)in->value[1];
    const int32_t oneg = (int32_t)in->value[0];
    const int32_t csat = (int32_t)in->value[2];
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_13(m, in, run);
    run &= hold;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_13(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    if (in->line[1] == 1)
        return rt_slowly(m, in);
    if ((in->line[2] == 1 && (in->line[3] == 3)) || (in->line[2] == 2 && (in->line[4] == 3))
        || (in->line[2] == 3 && (in->line[5] == 3)) || (in->line[2] == 4 && (in->line[6] == 3)))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    _Alignas(64) uint32_t cd_new[32];
    if (in->line[0] == 0) {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            const uint32_t x =
                (uint32_t)rt_float_convert(RT_F32, RT_F16, a[l] & 0xffff, RT_NEAR, RT_KEEP,
                0x7fffffff);
            const uint32_t v =
                rt_f32_from_f32((labs1 ? x & 0x7fffffff : x) ^ (uint32_t)oneg << 31, RT_NEAR,
                RT_FLUSH_ALL, 0x7fffffff);
            const uint32_t t_2 =
                rt_f32_min(rt_f32_max(v, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP, 0x7fc00000);
            const uint32_t t_3 = rt_f32_is_nan(v) ? v : t_2;
            const uint32_t w = csat ? t_3 : v;
            const uint32_t t = w;
            const uint32_t r = t;
            d_new[l] = r;
        }
    } else {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            const uint32_t x =
                (uint32_t)rt_float_convert(RT_F32, RT_F16, a[l] & 0xffff, RT_NEAR, RT_KEEP,
                0x7fffffff);
            const uint32_t v =
                rt_f32_from_f32((labs1 ? x & 0x7fffffff : x) ^ (uint32_t)oneg << 31, RT_NEAR,
                RT_FLUSH_ALL, 0x7fffffff);
            const uint32_t t_4 =
                rt_f32_min(rt_f32_max(v, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP, 0x7fc00000);
            const uint32_t t_5 = rt_f32_is_nan(v) ? v : t_4;
            const uint32_t w = csat ? t_5 : v;
            const uint32_t t = w;
            const uint32_t r = t;
            const int32_t k = rt_f32_compare(r, 0, RT_KEEP);
            d_new[l] = r;
            cd_new[l] = (uint32_t)(((k & 0xa) != 0) | ((k & 9) != 0) << 1);
        }
    }
    const int status = for_warp_5(m, in);
    if (status)
        return status;
    put_d_10(m, in, run, d_new);
    put_cd_5(m, in, run, cd_new);
    return 0;
}

/* MARK GUARD cvt ONEG LABS1 CSAT f32 MCDST LL_DST f16 L_SRC */
int ISADORA_LEVEL(tesla_usual_cvt_f2f_f32_widen_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[4];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_cvt_f2f_f32_widen)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t a_row[32];
    const int32_t *const a = row_a_14(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x =
            (uint32_t)rt_float_convert(RT_F32, RT_F16, (uint32_t)a[l], RT_NEAR, RT_KEEP,
            0x7fffffff);
        const uint32_t v =
            rt_f32_from_f32((0 ? x & 0x7fffffff : x) ^ (uint32_t)0 << 31, RT_NEAR, RT_FLUSH_ALL,
            0x7fffffff);
        const uint32_t t_2 =
            rt_f32_min(rt_f32_max(v, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP, 0x7fc00000);
        const uint32_t t_3 = rt_f32_is_nan(v) ? v : t_2;
        const uint32_t w = 0 ? t_3 : v;
        const uint32_t t = w;
        const uint32_t r = t;
        const uint32_t d = r;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD cvt ONEG LABS1 CSAT f32 MCDST LL_DST f16 L_SRC */
int ISADORA_LEVEL(tesla_usual_cvt_f2f_f32_widen_2)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[4];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_cvt_f2f_f32_widen)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_7(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    if ((in->line[6] == 3))
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x =
            (uint32_t)rt_float_convert(RT_F32, RT_F16, a[l] & 0xffff, RT_NEAR, RT_KEEP, 0x7fffffff);
        const uint32_t v =
            rt_f32_from_f32((0 ? x & 0x7fffffff : x) ^ (uint32_t)0 << 31, RT_NEAR, RT_FLUSH_ALL,
            0x7fffffff);
        const uint32_t t_2 =
            rt_f32_min(rt_f32_max(v, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP, 0x7fc00000);
        const uint32_t t_3 = rt_f32_is_nan(v) ? v : t_2;
        const uint32_t w = 0 ? t_3 : v;
        const uint32_t t = w;
        const uint32_t r = t;
        const uint32_t d = r;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD cvt ONEG LABS1 CSAT f32 MCDST LL_DST f16 L_SRC */
int ISADORA_LEVEL(tesla_usual_cvt_f2f_f32_widen_3)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[4];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_cvt_f2f_f32_widen)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_8(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x =
            (uint32_t)rt_float_convert(RT_F32, RT_F16, a[l] & 0xffff, RT_NEAR, RT_KEEP, 0x7fffffff);
        const uint32_t v =
            rt_f32_from_f32((0 ? x & 0x7fffffff : x) ^ (uint32_t)0 << 31, RT_NEAR, RT_FLUSH_ALL,
            0x7fffffff);
        const uint32_t t_2 =
            rt_f32_min(rt_f32_max(v, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP, 0x7fc00000);
        const uint32_t t_3 = rt_f32_is_nan(v) ? v : t_2;
        const uint32_t w = 0 ? t_3 : v;
        const uint32_t t = w;
        const uint32_t r = t;
        const uint32_t d = r;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD cvt ONEG LABS1 CSAT f32 MCDST LL_DST f16 L_SRC */
int ISADORA_LEVEL(tesla_usual_cvt_f2f_f32_widen_4)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[4];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_cvt_f2f_f32_widen)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_9(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x =
            (uint32_t)rt_float_convert(RT_F32, RT_F16, a[l] & 0xffff, RT_NEAR, RT_KEEP, 0x7fffffff);
        const uint32_t v =
            rt_f32_from_f32((0 ? x & 0x7fffffff : x) ^ (uint32_t)0 << 31, RT_NEAR, RT_FLUSH_ALL,
            0x7fffffff);
        const uint32_t t_2 =
            rt_f32_min(rt_f32_max(v, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP, 0x7fc00000);
        const uint32_t t_3 = rt_f32_is_nan(v) ? v : t_2;
        const uint32_t w = 0 ? t_3 : v;
        const uint32_t t = w;
        const uint32_t r = t;
        const uint32_t d = r;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD cvt ONEG LABS1 CSAT f32 MCDST LL_DST f16 L_SRC */
int ISADORA_LEVEL(tesla_usual_cvt_f2f_f32_widen_5)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[4];
    const int32_t cdst = (int32_t)in->value[3];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_cvt_f2f_f32_widen)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t a_row[32];
    const int32_t *const a = row_a_14(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    uint8_t *const cd_place = s->c[cdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x =
            (uint32_t)rt_float_convert(RT_F32, RT_F16, (uint32_t)a[l], RT_NEAR, RT_KEEP,
            0x7fffffff);
        const uint32_t v =
            rt_f32_from_f32((0 ? x & 0x7fffffff : x) ^ (uint32_t)0 << 31, RT_NEAR, RT_FLUSH_ALL,
            0x7fffffff);
        const uint32_t t_2 =
            rt_f32_min(rt_f32_max(v, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP, 0x7fc00000);
        const uint32_t t_3 = rt_f32_is_nan(v) ? v : t_2;
        const uint32_t w = 0 ? t_3 : v;
        const uint32_t t = w;
        const uint32_t r = t;
        const int32_t k = rt_f32_compare(r, 0, RT_KEEP);
        const uint32_t d = r;
        const uint32_t cd = (uint32_t)(((k & 0xa) != 0) | ((k & 9) != 0) << 1);
        d_place[l] = (uint32_t)d;
        cd_place[l] = (uint8_t)cd;
    }
    return 0;
}

/* MARK GUARD cvt ONEG LABS1 CSAT f32 MCDST LL_DST f16 L_SRC */
int ISADORA_LEVEL(tesla_usual_cvt_f2f_f32_widen_6)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t cdst = (int32_t)in->value[3];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_cvt_f2f_f32_widen)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t a_row[32];
    const int32_t *const a = row_a_14(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    uint8_t *const cd_place = s->c[cdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x =
            (uint32_t)rt_float_convert(RT_F32, RT_F16, (uint32_t)a[l], RT_NEAR, RT_KEEP,
            0x7fffffff);
        const uint32_t v =
            rt_f32_from_f32((0 ? x & 0x7fffffff : x) ^ (uint32_t)0 << 31, RT_NEAR, RT_FLUSH_ALL,
            0x7fffffff);
        const uint32_t t_2 =
            rt_f32_min(rt_f32_max(v, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP, 0x7fc00000);
        const uint32_t t_3 = rt_f32_is_nan(v) ? v : t_2;
        const uint32_t w = 0 ? t_3 : v;
        const uint32_t t = w;
        const uint32_t r = t;
        const int32_t k = rt_f32_compare(r, 0, RT_KEEP);
        const uint32_t cd = (uint32_t)(((k & 0xa) != 0) | ((k & 9) != 0) << 1);
        cd_place[l] = (uint8_t)cd;
    }
    return 0;
}

/* MARK GUARD cvt ONEG LABS1 CSAT IRND f32 MCDST LL_DST f16 L_SRC */
int ISADORA_LEVEL(tesla_fast_cvt_f2f_f32_wrint)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t irnd = (int32_t)in->value[3];
    const int32_t labs1 = (int32_t)in->value[1];
    const int32_t oneg = (int32_t)in->value[0];
    const int32_t csat = (int32_t)in->value[2];
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_18(m, in, run);
    run &= hold;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_21(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    if (in->line[1] == 1)
        return rt_slowly(m, in);
    if ((in->line[2] == 1 && (in->line[3] == 3)) || (in->line[2] == 2 && (in->line[4] == 3))
        || (in->line[2] == 3 && (in->line[5] == 3)) || (in->line[2] == 4 && (in->line[6] == 3)))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    _Alignas(64) uint32_t cd_new[32];
    if (in->line[0] == 0) {
        if (irnd == 0) {
            RT_VECTOR
            for (int32_t l = 0; l < 32; l++) {
                const uint32_t x =
                    (uint32_t)rt_float_convert(RT_F32, RT_F16, a[l] & 0xffff, RT_NEAR, RT_KEEP,
                    0x7fffffff);
                const uint32_t v =
                    rt_f32_from_f32((labs1 ? x & 0x7fffffff : x) ^ (uint32_t)oneg << 31, RT_NEAR,
                    RT_FLUSH_ALL, 0x7fffffff);
                const uint32_t t_2 =
                    rt_f32_min(rt_f32_max(v, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP,
                    0x7fc00000);
                const uint32_t t_3 = rt_f32_is_nan(v) ? v : t_2;
                const uint32_t w = csat ? t_3 : v;
                const uint32_t t = (uint32_t)rt_float_rint(RT_F32, w, RT_NEAR, RT_KEEP, 0x7fffffff);
                const uint32_t r = t;
                d_new[l] = r;
            }
        } else {
            RT_VECTOR
            for (int32_t l = 0; l < 32; l++) {
                const uint32_t x =
                    (uint32_t)rt_float_convert(RT_F32, RT_F16, a[l] & 0xffff, RT_NEAR, RT_KEEP,
                    0x7fffffff);
                const uint32_t v =
                    rt_f32_from_f32((labs1 ? x & 0x7fffffff : x) ^ (uint32_t)oneg << 31, RT_NEAR,
                    RT_FLUSH_ALL, 0x7fffffff);
                const uint32_t t_4 =
                    rt_f32_min(rt_f32_max(v, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP,
                    0x7fc00000);
                const uint32_t t_5 = rt_f32_is_nan(v) ? v : t_4;
                const uint32_t w = csat ? t_5 : v;
                const uint32_t t =
                    (uint32_t)rt_float_rint(RT_F32, w, (uint32_t)irnd, RT_KEEP, 0x7fffffff);
                const uint32_t r = t;
                d_new[l] = r;
            }
        }
    } else {
        if (irnd == 0) {
            RT_VECTOR
            for (int32_t l = 0; l < 32; l++) {
                const uint32_t x =
                    (uint32_t)rt_float_convert(RT_F32, RT_F16, a[l] & 0xffff, RT_NEAR, RT_KEEP,
                    0x7fffffff);
                const uint32_t v =
                    rt_f32_from_f32((labs1 ? x & 0x7fffffff : x) ^ (uint32_t)oneg << 31, RT_NEAR,
                    RT_FLUSH_ALL, 0x7fffffff);
                const uint32_t t_6 =
                    rt_f32_min(rt_f32_max(v, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP,
                    0x7fc00000);
                const uint32_t t_7 = rt_f32_is_nan(v) ? v : t_6;
                const uint32_t w = csat ? t_7 : v;
                const uint32_t t = (uint32_t)rt_float_rint(RT_F32, w, RT_NEAR, RT_KEEP, 0x7fffffff);
                const uint32_t r = t;
                const int32_t k = rt_f32_compare(r, 0, RT_KEEP);
                d_new[l] = r;
                cd_new[l] = (uint32_t)(((k & 0xa) != 0) | ((k & 9) != 0) << 1);
            }
        } else {
            RT_VECTOR
            for (int32_t l = 0; l < 32; l++) {
                const uint32_t x =
                    (uint32_t)rt_float_convert(RT_F32, RT_F16, a[l] & 0xffff, RT_NEAR, RT_KEEP,
                    0x7fffffff);
                const uint32_t v =
                    rt_f32_from_f32((labs1 ? x & 0x7fffffff : x) ^ (uint32_t)oneg << 31, RT_NEAR,
                    RT_FLUSH_ALL, 0x7fffffff);
                const uint32_t t_8 =
                    rt_f32_min(rt_f32_max(v, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP,
                    0x7fc00000);
                const uint32_t t_9 = rt_f32_is_nan(v) ? v : t_8;
                const uint32_t w = csat ? t_9 : v;
                const uint32_t t =
                    (uint32_t)rt_float_rint(RT_F32, w, (uint32_t)irnd, RT_KEEP, 0x7fffffff);
                const uint32_t r = t;
                const int32_t k = rt_f32_compare(r, 0, RT_KEEP);
                d_new[l] = r;
                cd_new[l] = (uint32_t)(((k & 0xa) != 0) | ((k & 9) != 0) << 1);
            }
        }
    }
    const int status = for_warp_10(m, in);
    if (status)
        return status;
    put_d_6(m, in, run, d_new);
    put_cd_3(m, in, run, cd_new);
    return 0;
}

/* MARK GUARD cvt ONEG LABS1 CSAT IRND f32 MCDST LL_DST f16 L_SRC */
int ISADORA_LEVEL(tesla_usual_cvt_f2f_f32_wrint_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[5];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_cvt_f2f_f32_wrint)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t a_row[32];
    const int32_t *const a = row_a_22(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x =
            (uint32_t)rt_float_convert(RT_F32, RT_F16, (uint32_t)a[l], RT_NEAR, RT_KEEP,
            0x7fffffff);
        const uint32_t v =
            rt_f32_from_f32((0 ? x & 0x7fffffff : x) ^ (uint32_t)0 << 31, RT_NEAR, RT_FLUSH_ALL,
            0x7fffffff);
        const uint32_t t_2 =
            rt_f32_min(rt_f32_max(v, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP, 0x7fc00000);
        const uint32_t t_3 = rt_f32_is_nan(v) ? v : t_2;
        const uint32_t w = 0 ? t_3 : v;
        const uint32_t t = (uint32_t)rt_float_rint(RT_F32, w, RT_NEAR, RT_KEEP, 0x7fffffff);
        const uint32_t r = t;
        const uint32_t d = r;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD cvt ONEG LABS1 CSAT IRND f32 MCDST LL_DST f16 L_SRC */
int ISADORA_LEVEL(tesla_usual_cvt_f2f_f32_wrint_2)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[5];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_cvt_f2f_f32_wrint)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_23(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    if ((in->line[6] == 3))
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x =
            (uint32_t)rt_float_convert(RT_F32, RT_F16, a[l] & 0xffff, RT_NEAR, RT_KEEP, 0x7fffffff);
        const uint32_t v =
            rt_f32_from_f32((0 ? x & 0x7fffffff : x) ^ (uint32_t)0 << 31, RT_NEAR, RT_FLUSH_ALL,
            0x7fffffff);
        const uint32_t t_2 =
            rt_f32_min(rt_f32_max(v, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP, 0x7fc00000);
        const uint32_t t_3 = rt_f32_is_nan(v) ? v : t_2;
        const uint32_t w = 0 ? t_3 : v;
        const uint32_t t = (uint32_t)rt_float_rint(RT_F32, w, RT_NEAR, RT_KEEP, 0x7fffffff);
        const uint32_t r = t;
        const uint32_t d = r;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD cvt ONEG LABS1 CSAT IRND f32 MCDST LL_DST f16 L_SRC */
int ISADORA_LEVEL(tesla_usual_cvt_f2f_f32_wrint_3)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[5];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_cvt_f2f_f32_wrint)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_24(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x =
            (uint32_t)rt_float_convert(RT_F32, RT_F16, a[l] & 0xffff, RT_NEAR, RT_KEEP, 0x7fffffff);
        const uint32_t v =
            rt_f32_from_f32((0 ? x & 0x7fffffff : x) ^ (uint32_t)0 << 31, RT_NEAR, RT_FLUSH_ALL,
            0x7fffffff);
        const uint32_t t_2 =
            rt_f32_min(rt_f32_max(v, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP, 0x7fc00000);
        const uint32_t t_3 = rt_f32_is_nan(v) ? v : t_2;
        const uint32_t w = 0 ? t_3 : v;
        const uint32_t t = (uint32_t)rt_float_rint(RT_F32, w, RT_NEAR, RT_KEEP, 0x7fffffff);
        const uint32_t r = t;
        const uint32_t d = r;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD cvt ONEG LABS1 CSAT IRND f32 MCDST LL_DST f16 L_SRC */
int ISADORA_LEVEL(tesla_usual_cvt_f2f_f32_wrint_4)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[5];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_cvt_f2f_f32_wrint)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_25(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x =
            (uint32_t)rt_float_convert(RT_F32, RT_F16, a[l] & 0xffff, RT_NEAR, RT_KEEP, 0x7fffffff);
        const uint32_t v =
            rt_f32_from_f32((0 ? x & 0x7fffffff : x) ^ (uint32_t)0 << 31, RT_NEAR, RT_FLUSH_ALL,
            0x7fffffff);
        const uint32_t t_2 =
            rt_f32_min(rt_f32_max(v, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP, 0x7fc00000);
        const uint32_t t_3 = rt_f32_is_nan(v) ? v : t_2;
        const uint32_t w = 0 ? t_3 : v;
        const uint32_t t = (uint32_t)rt_float_rint(RT_F32, w, RT_NEAR, RT_KEEP, 0x7fffffff);
        const uint32_t r = t;
        const uint32_t d = r;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD cvt ONEG LABS1 CSAT IRND f32 MCDST LL_DST f16 L_SRC */
int ISADORA_LEVEL(tesla_usual_cvt_f2f_f32_wrint_5)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[5];
    const int32_t cdst = (int32_t)in->value[4];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_cvt_f2f_f32_wrint)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t a_row[32];
    const int32_t *const a = row_a_22(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    uint8_t *const cd_place = s->c[cdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x =
            (uint32_t)rt_float_convert(RT_F32, RT_F16, (uint32_t)a[l], RT_NEAR, RT_KEEP,
            0x7fffffff);
        const uint32_t v =
            rt_f32_from_f32((0 ? x & 0x7fffffff : x) ^ (uint32_t)0 << 31, RT_NEAR, RT_FLUSH_ALL,
            0x7fffffff);
        const uint32_t t_2 =
            rt_f32_min(rt_f32_max(v, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP, 0x7fc00000);
        const uint32_t t_3 = rt_f32_is_nan(v) ? v : t_2;
        const uint32_t w = 0 ? t_3 : v;
        const uint32_t t = (uint32_t)rt_float_rint(RT_F32, w, RT_NEAR, RT_KEEP, 0x7fffffff);
        const uint32_t r = t;
        const int32_t k = rt_f32_compare(r, 0, RT_KEEP);
        const uint32_t d = r;
        const uint32_t cd = (uint32_t)(((k & 0xa) != 0) | ((k & 9) != 0) << 1);
        d_place[l] = (uint32_t)d;
        cd_place[l] = (uint8_t)cd;
    }
    return 0;
}

/* MARK GUARD cvt ONEG LABS1 CSAT IRND f32 MCDST LL_DST f16 L_SRC */
int ISADORA_LEVEL(tesla_usual_cvt_f2f_f32_wrint_6)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t cdst = (int32_t)in->value[4];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_cvt_f2f_f32_wrint)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t a_row[32];
    const int32_t *const a = row_a_22(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    uint8_t *const cd_place = s->c[cdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x =
            (uint32_t)rt_float_convert(RT_F32, RT_F16, (uint32_t)a[l], RT_NEAR, RT_KEEP,
            0x7fffffff);
        const uint32_t v =
            rt_f32_from_f32((0 ? x & 0x7fffffff : x) ^ (uint32_t)0 << 31, RT_NEAR, RT_FLUSH_ALL,
            0x7fffffff);
        const uint32_t t_2 =
            rt_f32_min(rt_f32_max(v, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP, 0x7fc00000);
        const uint32_t t_3 = rt_f32_is_nan(v) ? v : t_2;
        const uint32_t w = 0 ? t_3 : v;
        const uint32_t t = (uint32_t)rt_float_rint(RT_F32, w, RT_NEAR, RT_KEEP, 0x7fffffff);
        const uint32_t r = t;
        const int32_t k = rt_f32_compare(r, 0, RT_KEEP);
        const uint32_t cd = (uint32_t)(((k & 0xa) != 0) | ((k & 9) != 0) << 1);
        cd_place[l] = (uint8_t)cd;
    }
    return 0;
}

/* MARK GUARD cvt ONEG LABS1 CRND f32 MCDST LL_DST f64 $r[LSRC]d */
int ISADORA_LEVEL(tesla_fast_cvt_f2f_64_narrow)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t crnd = (int32_t)in->value[2];
    const int32_t labs1 = (int32_t)in->value[1];
    const int32_t oneg = (int32_t)in->value[0];
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_15(m, in, run);
    run &= hold;
    _Alignas(64) uint64_t a_row[32];
    const uint64_t *const a = row_a_12(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    if (in->line[1] == 1)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    _Alignas(64) uint32_t cd_new[32];
    if (in->line[0] == 0) {
        if (crnd == 0) {
            RT_VECTOR
            for (int32_t l = 0; l < 32; l++) {
                const uint64_t v = rt_f64_is_nan(a[l]) ? a[l] | INT64_C(0x8000000000000)
                    : (labs1 ? a[l] & INT64_C(0x7fffffffffffffff) : a[l]) ^ (uint64_t)oneg << 63;
                d_new[l] = (uint32_t)rt_float_convert(RT_F32, RT_F64, v, RT_NEAR, RT_KEEP,
                    0x7fc00000 | ((uint32_t)(v >> 29) & 0x7fffff) | (uint32_t)(v >> 63) << 31);
            }
        } else {
            RT_VECTOR
            for (int32_t l = 0; l < 32; l++) {
                const uint64_t v = rt_f64_is_nan(a[l]) ? a[l] | INT64_C(0x8000000000000)
                    : (labs1 ? a[l] & INT64_C(0x7fffffffffffffff) : a[l]) ^ (uint64_t)oneg << 63;
                d_new[l] = (uint32_t)rt_float_convert(RT_F32, RT_F64, v, (uint32_t)crnd, RT_KEEP,
                    0x7fc00000 | ((uint32_t)(v >> 29) & 0x7fffff) | (uint32_t)(v >> 63) << 31);
            }
        }
    } else {
        if (crnd == 0) {
            RT_VECTOR
            for (int32_t l = 0; l < 32; l++) {
                const uint64_t v = rt_f64_is_nan(a[l]) ? a[l] | INT64_C(0x8000000000000)
                    : (labs1 ? a[l] & INT64_C(0x7fffffffffffffff) : a[l]) ^ (uint64_t)oneg << 63;
                const uint64_t v_2 = rt_f64_is_nan(a[l]) ? a[l] | INT64_C(0x8000000000000)
                    : (labs1 ? a[l] & INT64_C(0x7fffffffffffffff) : a[l]) ^ (uint64_t)oneg << 63;
                const int32_t k =
                    rt_f32_compare((uint32_t)rt_float_convert(RT_F32, RT_F64, v_2, RT_NEAR,
                    RT_KEEP, 0x7fc00000 | ((uint32_t)(v_2 >> 29) & 0x7fffff)
                    | (uint32_t)(v_2 >> 63) << 31), 0, RT_KEEP);
                d_new[l] = (uint32_t)rt_float_convert(RT_F32, RT_F64, v, RT_NEAR, RT_KEEP,
                    0x7fc00000 | ((uint32_t)(v >> 29) & 0x7fffff) | (uint32_t)(v >> 63) << 31);
                cd_new[l] = (uint32_t)(((k & 0xa) != 0) | ((k & 9) != 0) << 1);
            }
        } else {
            RT_VECTOR
            for (int32_t l = 0; l < 32; l++) {
                const uint64_t v = rt_f64_is_nan(a[l]) ? a[l] | INT64_C(0x8000000000000)
                    : (labs1 ? a[l] & INT64_C(0x7fffffffffffffff) : a[l]) ^ (uint64_t)oneg << 63;
                const uint64_t v_2 = rt_f64_is_nan(a[l]) ? a[l] | INT64_C(0x8000000000000)
                    : (labs1 ? a[l] & INT64_C(0x7fffffffffffffff) : a[l]) ^ (uint64_t)oneg << 63;
                const int32_t k =
                    rt_f32_compare((uint32_t)rt_float_convert(RT_F32, RT_F64, v_2, (uint32_t)crnd,
                    RT_KEEP, 0x7fc00000 | ((uint32_t)(v_2 >> 29) & 0x7fffff)
                    | (uint32_t)(v_2 >> 63) << 31), 0, RT_KEEP);
                d_new[l] = (uint32_t)rt_float_convert(RT_F32, RT_F64, v, (uint32_t)crnd, RT_KEEP,
                    0x7fc00000 | ((uint32_t)(v >> 29) & 0x7fffff) | (uint32_t)(v >> 63) << 31);
                cd_new[l] = (uint32_t)(((k & 0xa) != 0) | ((k & 9) != 0) << 1);
            }
        }
    }
    const int status = for_warp_7(m, in);
    if (status)
        return status;
    put_d_10(m, in, run, d_new);
    put_cd_5(m, in, run, cd_new);
    return 0;
}

/* MARK GUARD cvt ONEG LABS1 CRND f32 MCDST LL_DST f64 $r[LSRC]d */
int ISADORA_LEVEL(tesla_usual_cvt_f2f_64_narrow_2)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[4];
    const int32_t cdst = (int32_t)in->value[3];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_cvt_f2f_64_narrow)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint64_t a_row[32];
    const uint64_t *const a = row_a_12(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    uint8_t *const cd_place = s->c[cdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint64_t v = rt_f64_is_nan(a[l]) ? a[l] | INT64_C(0x8000000000000)
            : (0 ? a[l] & INT64_C(0x7fffffffffffffff) : a[l]) ^ (uint64_t)0 << 63;
        const uint64_t v_2 = rt_f64_is_nan(a[l]) ? a[l] | INT64_C(0x8000000000000)
            : (0 ? a[l] & INT64_C(0x7fffffffffffffff) : a[l]) ^ (uint64_t)0 << 63;
        const int32_t k =
            rt_f32_compare((uint32_t)rt_float_convert(RT_F32, RT_F64, v_2, RT_NEAR, RT_KEEP,
            0x7fc00000 | ((uint32_t)(v_2 >> 29) & 0x7fffff) | (uint32_t)(v_2 >> 63) << 31), 0,
            RT_KEEP);
        const uint32_t d =
            (uint32_t)rt_float_convert(RT_F32, RT_F64, v, RT_NEAR, RT_KEEP,
            0x7fc00000 | ((uint32_t)(v >> 29) & 0x7fffff) | (uint32_t)(v >> 63) << 31);
        const uint32_t cd = (uint32_t)(((k & 0xa) != 0) | ((k & 9) != 0) << 1);
        d_place[l] = (uint32_t)d;
        cd_place[l] = (uint8_t)cd;
    }
    return 0;
}

/* MARK GUARD cvt ONEG LABS1 CRND f32 MCDST LL_DST f64 $r[LSRC]d */
int ISADORA_LEVEL(tesla_usual_cvt_f2f_64_narrow_3)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t cdst = (int32_t)in->value[3];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_cvt_f2f_64_narrow)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint64_t a_row[32];
    const uint64_t *const a = row_a_12(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    uint8_t *const cd_place = s->c[cdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint64_t v_2 = rt_f64_is_nan(a[l]) ? a[l] | INT64_C(0x8000000000000)
            : (0 ? a[l] & INT64_C(0x7fffffffffffffff) : a[l]) ^ (uint64_t)0 << 63;
        const int32_t k =
            rt_f32_compare((uint32_t)rt_float_convert(RT_F32, RT_F64, v_2, RT_NEAR, RT_KEEP,
            0x7fc00000 | ((uint32_t)(v_2 >> 29) & 0x7fffff) | (uint32_t)(v_2 >> 63) << 31), 0,
            RT_KEEP);
        const uint32_t cd = (uint32_t)(((k & 0xa) != 0) | ((k & 9) != 0) << 1);
        cd_place[l] = (uint8_t)cd;
    }
    return 0;
}

/* MARK GUARD cvt ONEG LABS1 f64 MCDST $r[LDST]d f64 $r[LSRC]d */
int ISADORA_LEVEL(tesla_fast_cvt_f2f_64_same)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t labs1 = (int32_t)in->value[1];
    const int32_t oneg = (int32_t)in->value[0];
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_6(m, in, run);
    run &= hold;
    _Alignas(64) uint64_t a_row[32];
    const uint64_t *const a = row_a_28(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint64_t d_new[32];
    _Alignas(64) uint32_t cd_new[32];
    if (in->line[0] == 0) {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            d_new[l] = rt_f64_is_nan(a[l]) ? a[l] | INT64_C(0x8000000000000)
                : (labs1 ? a[l] & INT64_C(0x7fffffffffffffff) : a[l]) ^ (uint64_t)oneg << 63;
        }
    } else {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            const int32_t k =
                rt_float_compare(RT_F64,
                rt_f64_is_nan(a[l]) ? a[l] | INT64_C(0x8000000000000)
                : (labs1 ? a[l] & INT64_C(0x7fffffffffffffff) : a[l]) ^ (uint64_t)oneg << 63, 0,
                RT_KEEP);
            d_new[l] = rt_f64_is_nan(a[l]) ? a[l] | INT64_C(0x8000000000000)
                : (labs1 ? a[l] & INT64_C(0x7fffffffffffffff) : a[l]) ^ (uint64_t)oneg << 63;
            cd_new[l] = (uint32_t)(((k & 0xa) != 0) | ((k & 9) != 0) << 1);
        }
    }
    const int status = for_warp(m, in);
    if (status)
        return status;
    put_d_12(m, in, run, d_new);
    put_cd(m, in, run, cd_new);
    return 0;
}

/* MARK GUARD cvt ONEG LABS1 f64 MCDST $r[LDST]d f64 $r[LSRC]d */
int ISADORA_LEVEL(tesla_usual_cvt_f2f_64_same_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_cvt_f2f_64_same)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint64_t a_row[32];
    const uint64_t *const a = row_a_28(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint64_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        d_new[l] = rt_f64_is_nan(a[l]) ? a[l] | INT64_C(0x8000000000000)
            : (0 ? a[l] & INT64_C(0x7fffffffffffffff) : a[l]) ^ (uint64_t)0 << 63;
    }
    put_d_12(m, in, run, d_new);
    return 0;
}

/* MARK GUARD cvt ONEG LABS1 f64 MCDST $r[LDST]d f64 $r[LSRC]d */
int ISADORA_LEVEL(tesla_usual_cvt_f2f_64_same_2)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_cvt_f2f_64_same)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint64_t a_row[32];
    const uint64_t *const a = row_a_28(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint64_t d_new[32];
    _Alignas(64) uint32_t cd_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t k =
            rt_float_compare(RT_F64,
            rt_f64_is_nan(a[l]) ? a[l] | INT64_C(0x8000000000000)
            : (0 ? a[l] & INT64_C(0x7fffffffffffffff) : a[l]) ^ (uint64_t)0 << 63, 0, RT_KEEP);
        d_new[l] = rt_f64_is_nan(a[l]) ? a[l] | INT64_C(0x8000000000000)
            : (0 ? a[l] & INT64_C(0x7fffffffffffffff) : a[l]) ^ (uint64_t)0 << 63;
        cd_new[l] = (uint32_t)(((k & 0xa) != 0) | ((k & 9) != 0) << 1);
    }
    put_d_12(m, in, run, d_new);
    put_cd_2(m, in, run, cd_new);
    return 0;
}

/* MARK GUARD cvt ONEG LABS1 IRND f64 MCDST $r[LDST]d f64 $r[LSRC]d */
int ISADORA_LEVEL(tesla_fast_cvt_f2f_64_rint)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t irnd = (int32_t)in->value[2];
    const int32_t labs1 = (int32_t)in->value[1];
    const int32_t oneg = (int32_t)in->value[0];
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_17(m, in, run);
    run &= hold;
    _Alignas(64) uint64_t a_row[32];
    const uint64_t *const a = row_a_20(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint64_t d_new[32];
    _Alignas(64) uint32_t cd_new[32];
    if (in->line[0] == 0) {
        if (irnd == 0) {
            RT_VECTOR
            for (int32_t l = 0; l < 32; l++) {
                const uint64_t v = rt_f64_is_nan(a[l]) ? a[l] | INT64_C(0x8000000000000)
                    : (labs1 ? a[l] & INT64_C(0x7fffffffffffffff) : a[l]) ^ (uint64_t)oneg << 63;
                d_new[l] = rt_float_rint(RT_F64, v, RT_NEAR, RT_KEEP, v);
            }
        } else {
            RT_VECTOR
            for (int32_t l = 0; l < 32; l++) {
                const uint64_t v = rt_f64_is_nan(a[l]) ? a[l] | INT64_C(0x8000000000000)
                    : (labs1 ? a[l] & INT64_C(0x7fffffffffffffff) : a[l]) ^ (uint64_t)oneg << 63;
                d_new[l] = rt_float_rint(RT_F64, v, (uint32_t)irnd, RT_KEEP, v);
            }
        }
    } else {
        if (irnd == 0) {
            RT_VECTOR
            for (int32_t l = 0; l < 32; l++) {
                const uint64_t v = rt_f64_is_nan(a[l]) ? a[l] | INT64_C(0x8000000000000)
                    : (labs1 ? a[l] & INT64_C(0x7fffffffffffffff) : a[l]) ^ (uint64_t)oneg << 63;
                const uint64_t v_2 = rt_f64_is_nan(a[l]) ? a[l] | INT64_C(0x8000000000000)
                    : (labs1 ? a[l] & INT64_C(0x7fffffffffffffff) : a[l]) ^ (uint64_t)oneg << 63;
                const int32_t k =
                    rt_float_compare(RT_F64, rt_float_rint(RT_F64, v_2, RT_NEAR, RT_KEEP, v_2), 0,
                    RT_KEEP);
                d_new[l] = rt_float_rint(RT_F64, v, RT_NEAR, RT_KEEP, v);
                cd_new[l] = (uint32_t)(((k & 0xa) != 0) | ((k & 9) != 0) << 1);
            }
        } else {
            RT_VECTOR
            for (int32_t l = 0; l < 32; l++) {
                const uint64_t v = rt_f64_is_nan(a[l]) ? a[l] | INT64_C(0x8000000000000)
                    : (labs1 ? a[l] & INT64_C(0x7fffffffffffffff) : a[l]) ^ (uint64_t)oneg << 63;
                const uint64_t v_2 = rt_f64_is_nan(a[l]) ? a[l] | INT64_C(0x8000000000000)
                    : (labs1 ? a[l] & INT64_C(0x7fffffffffffffff) : a[l]) ^ (uint64_t)oneg << 63;
                const int32_t k =
                    rt_float_compare(RT_F64,
                    rt_float_rint(RT_F64, v_2, (uint32_t)irnd, RT_KEEP, v_2), 0, RT_KEEP);
                d_new[l] = rt_float_rint(RT_F64, v, (uint32_t)irnd, RT_KEEP, v);
                cd_new[l] = (uint32_t)(((k & 0xa) != 0) | ((k & 9) != 0) << 1);
            }
        }
    }
    const int status = for_warp_9(m, in);
    if (status)
        return status;
    put_d_11(m, in, run, d_new);
    put_cd_5(m, in, run, cd_new);
    return 0;
}

/* MARK GUARD cvt ONEG LABS1 IRND f64 MCDST $r[LDST]d f64 $r[LSRC]d */
int ISADORA_LEVEL(tesla_usual_cvt_f2f_64_rint_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_cvt_f2f_64_rint)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint64_t a_row[32];
    const uint64_t *const a = row_a_20(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint64_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint64_t v = rt_f64_is_nan(a[l]) ? a[l] | INT64_C(0x8000000000000)
            : (0 ? a[l] & INT64_C(0x7fffffffffffffff) : a[l]) ^ (uint64_t)0 << 63;
        d_new[l] = rt_float_rint(RT_F64, v, RT_NEAR, RT_KEEP, v);
    }
    put_d_11(m, in, run, d_new);
    return 0;
}

/* MARK GUARD cvt ONEG LABS1 IRND f64 MCDST $r[LDST]d f64 $r[LSRC]d */
int ISADORA_LEVEL(tesla_usual_cvt_f2f_64_rint_2)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_cvt_f2f_64_rint)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint64_t a_row[32];
    const uint64_t *const a = row_a_20(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint64_t d_new[32];
    _Alignas(64) uint32_t cd_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint64_t v = rt_f64_is_nan(a[l]) ? a[l] | INT64_C(0x8000000000000)
            : (0 ? a[l] & INT64_C(0x7fffffffffffffff) : a[l]) ^ (uint64_t)0 << 63;
        const uint64_t v_2 = rt_f64_is_nan(a[l]) ? a[l] | INT64_C(0x8000000000000)
            : (0 ? a[l] & INT64_C(0x7fffffffffffffff) : a[l]) ^ (uint64_t)0 << 63;
        const int32_t k =
            rt_float_compare(RT_F64, rt_float_rint(RT_F64, v_2, RT_NEAR, RT_KEEP, v_2), 0, RT_KEEP);
        d_new[l] = rt_float_rint(RT_F64, v, RT_NEAR, RT_KEEP, v);
        cd_new[l] = (uint32_t)(((k & 0xa) != 0) | ((k & 9) != 0) << 1);
    }
    put_d_11(m, in, run, d_new);
    put_cd_6(m, in, run, cd_new);
    return 0;
}

/* MARK GUARD cvt ONEG LABS1 f64 MCDST $r[LDST]d f32 L_SRC */
int ISADORA_LEVEL(tesla_fast_cvt_f2f_64_widen)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t labs1 = (int32_t)in->value[1];
    const int32_t oneg = (int32_t)in->value[0];
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_19(m, in, run);
    run &= hold;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_29(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    if ((in->line[2] == 1 && (in->line[3] == 3)) || (in->line[2] == 2 && (in->line[4] == 3))
        || (in->line[2] == 3 && (in->line[5] == 3)) || (in->line[2] == 4 && (in->line[6] == 3)))
        return rt_slowly(m, in);
    _Alignas(64) uint64_t d_new[32];
    _Alignas(64) uint32_t cd_new[32];
    if (in->line[0] == 0) {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            const uint32_t v = a[l];
            const uint64_t v_2 =
                rt_float_convert(RT_F64, RT_F32, v, RT_NEAR, RT_KEEP,
                INT64_C(0x7ff8000000000000) | (uint64_t)(v & 0x7fffff) << 29
                | (uint64_t)(v >> 31) << 63);
            d_new[l] = rt_f64_is_nan(v_2) ? v_2 | INT64_C(0x8000000000000)
                : (labs1 ? v_2 & INT64_C(0x7fffffffffffffff) : v_2) ^ (uint64_t)oneg << 63;
        }
    } else {
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
                : (labs1 ? v_4 & INT64_C(0x7fffffffffffffff) : v_4) ^ (uint64_t)oneg << 63, 0,
                RT_KEEP);
            d_new[l] = rt_f64_is_nan(v_2) ? v_2 | INT64_C(0x8000000000000)
                : (labs1 ? v_2 & INT64_C(0x7fffffffffffffff) : v_2) ^ (uint64_t)oneg << 63;
            cd_new[l] = (uint32_t)(((k & 0xa) != 0) | ((k & 9) != 0) << 1);
        }
    }
    const int status = for_warp_6(m, in);
    if (status)
        return status;
    put_d_12(m, in, run, d_new);
    put_cd(m, in, run, cd_new);
    return 0;
}

/* MARK GUARD cvt ONEG LABS1 f64 MCDST $r[LDST]d f32 L_SRC */
int ISADORA_LEVEL(tesla_usual_cvt_f2f_64_widen_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_cvt_f2f_64_widen)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_30(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint64_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t v = a[l];
        const uint64_t v_2 =
            rt_float_convert(RT_F64, RT_F32, v, RT_NEAR, RT_KEEP,
            INT64_C(0x7ff8000000000000) | (uint64_t)(v & 0x7fffff) << 29
            | (uint64_t)(v >> 31) << 63);
        d_new[l] = rt_f64_is_nan(v_2) ? v_2 | INT64_C(0x8000000000000)
            : (0 ? v_2 & INT64_C(0x7fffffffffffffff) : v_2) ^ (uint64_t)0 << 63;
    }
    put_d_12(m, in, run, d_new);
    return 0;
}

/* MARK GUARD cvt ONEG LABS1 f64 MCDST $r[LDST]d f32 L_SRC */
int ISADORA_LEVEL(tesla_usual_cvt_f2f_64_widen_2)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_cvt_f2f_64_widen)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_31(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    if ((in->line[6] == 3))
        return rt_slowly(m, in);
    _Alignas(64) uint64_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t v = a[l];
        const uint64_t v_2 =
            rt_float_convert(RT_F64, RT_F32, v, RT_NEAR, RT_KEEP,
            INT64_C(0x7ff8000000000000) | (uint64_t)(v & 0x7fffff) << 29
            | (uint64_t)(v >> 31) << 63);
        d_new[l] = rt_f64_is_nan(v_2) ? v_2 | INT64_C(0x8000000000000)
            : (0 ? v_2 & INT64_C(0x7fffffffffffffff) : v_2) ^ (uint64_t)0 << 63;
    }
    put_d_12(m, in, run, d_new);
    return 0;
}

/* MARK GUARD cvt ONEG LABS1 f64 MCDST $r[LDST]d f32 L_SRC */
int ISADORA_LEVEL(tesla_usual_cvt_f2f_64_widen_3)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_cvt_f2f_64_widen)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_32(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint64_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t v = a[l];
        const uint64_t v_2 =
            rt_float_convert(RT_F64, RT_F32, v, RT_NEAR, RT_KEEP,
            INT64_C(0x7ff8000000000000) | (uint64_t)(v & 0x7fffff) << 29
            | (uint64_t)(v >> 31) << 63);
        d_new[l] = rt_f64_is_nan(v_2) ? v_2 | INT64_C(0x8000000000000)
            : (0 ? v_2 & INT64_C(0x7fffffffffffffff) : v_2) ^ (uint64_t)0 << 63;
    }
    put_d_12(m, in, run, d_new);
    return 0;
}

/* MARK GUARD cvt ONEG LABS1 f64 MCDST $r[LDST]d f32 L_SRC */
int ISADORA_LEVEL(tesla_usual_cvt_f2f_64_widen_4)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_cvt_f2f_64_widen)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_33(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint64_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t v = a[l];
        const uint64_t v_2 =
            rt_float_convert(RT_F64, RT_F32, v, RT_NEAR, RT_KEEP,
            INT64_C(0x7ff8000000000000) | (uint64_t)(v & 0x7fffff) << 29
            | (uint64_t)(v >> 31) << 63);
        d_new[l] = rt_f64_is_nan(v_2) ? v_2 | INT64_C(0x8000000000000)
            : (0 ? v_2 & INT64_C(0x7fffffffffffffff) : v_2) ^ (uint64_t)0 << 63;
    }
    put_d_12(m, in, run, d_new);
    return 0;
}

/* MARK GUARD cvt ONEG LABS1 f64 MCDST $r[LDST]d f32 L_SRC */
int ISADORA_LEVEL(tesla_usual_cvt_f2f_64_widen_5)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_cvt_f2f_64_widen)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_30(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint64_t d_new[32];
    _Alignas(64) uint32_t cd_new[32];
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
            : (0 ? v_4 & INT64_C(0x7fffffffffffffff) : v_4) ^ (uint64_t)0 << 63, 0, RT_KEEP);
        d_new[l] = rt_f64_is_nan(v_2) ? v_2 | INT64_C(0x8000000000000)
            : (0 ? v_2 & INT64_C(0x7fffffffffffffff) : v_2) ^ (uint64_t)0 << 63;
        cd_new[l] = (uint32_t)(((k & 0xa) != 0) | ((k & 9) != 0) << 1);
    }
    put_d_12(m, in, run, d_new);
    put_cd_2(m, in, run, cd_new);
    return 0;
}

