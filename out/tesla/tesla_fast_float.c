/* Generated from the description tesla by gen/emit/fast. Do not edit. */
#include "tesla_fast.h"

RT_WITHIN void lanes_fadd_short_for(const uint32_t *a, const uint32_t *b, uint32_t *d_to,
    const int32_t key)
{
    const int32_t sneg1 = key & 1;
    const int32_t sneg2 = key >> 1 & 1;
    const int32_t ssat = key >> 2 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t t =
            rt_f32_add(a[l] ^ (uint32_t)sneg1 << 31, b[l] ^ (uint32_t)sneg2 << 31, RT_NEAR,
            RT_FLUSH_ALL, 0x7fffffff);
        const uint32_t t_2 =
            rt_f32_min(rt_f32_max(t, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP, 0x7fc00000);
        const uint32_t t_3 = rt_f32_is_nan(t) ? t : t_2;
        const uint32_t r = ssat ? t_3 : t;
        const uint32_t d = r;
        d_to[l] = d;
    }
}

RT_LOOP_1(lanes_fadd_short,
    (const uint32_t *a, const uint32_t *b, uint32_t *d_to, const int32_t fields),
    (a, b, d_to, key), 0, 0)

RT_WITHIN void lanes_fadd_imm_for(const uint32_t *a, uint32_t imm, uint32_t *d_to,
    const int32_t key)
{
    const int32_t sneg1 = key & 1;
    const int32_t sneg2 = key >> 1 & 1;
    const int32_t ssat = key >> 2 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t t =
            rt_f32_add(a[l] ^ (uint32_t)sneg1 << 31, imm ^ (uint32_t)sneg2 << 31, RT_NEAR,
            RT_FLUSH_ALL, 0x7fffffff);
        const uint32_t t_2 =
            rt_f32_min(rt_f32_max(t, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP, 0x7fc00000);
        const uint32_t t_3 = rt_f32_is_nan(t) ? t : t_2;
        const uint32_t r = ssat ? t_3 : t;
        const uint32_t d = r;
        d_to[l] = d;
    }
}

RT_LOOP_1(lanes_fadd_imm, (const uint32_t *a, uint32_t imm, uint32_t *d_to, const int32_t fields),
    (a, imm, d_to, key), 0, 0)

RT_WITHIN void lanes_fadd_long_for(const uint32_t *a, const uint32_t *b, uint32_t *d_to,
    uint8_t *cd_to, const int32_t key)
{
    const int32_t lneg1 = key & 1;
    const int32_t lneg2 = key >> 1 & 1;
    const int32_t arnd = key >> 2 & 3;
    const int32_t osat = key >> 4 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t t =
            rt_f32_add(a[l] ^ (uint32_t)lneg1 << 31, b[l] ^ (uint32_t)lneg2 << 31, (uint32_t)arnd,
            RT_FLUSH_ALL, 0x7fffffff);
        const uint32_t t_2 =
            rt_f32_min(rt_f32_max(t, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP, 0x7fc00000);
        const uint32_t t_3 = rt_f32_is_nan(t) ? t : t_2;
        const uint32_t r = osat ? t_3 : t;
        const int32_t k = rt_f32_compare(r, 0, RT_KEEP);
        const uint32_t d = r;
        const uint32_t cd = (uint32_t)(((k & 0xa) != 0) | ((k & 9) != 0) << 1);
        d_to[l] = d;
        cd_to[l] = (uint8_t)cd;
    }
}

RT_LOOP_0(lanes_fadd_long,
    (const uint32_t *a, const uint32_t *b, uint32_t *d_to, uint8_t *cd_to, const int32_t fields),
    (a, b, d_to, cd_to, key), 12)

RT_WITHIN void lanes_fadd_long_2_for(const uint32_t *a, const uint32_t *b, uint32_t *d_to,
    const int32_t key)
{
    const int32_t lneg1 = key & 1;
    const int32_t lneg2 = key >> 1 & 1;
    const int32_t arnd = key >> 2 & 3;
    const int32_t osat = key >> 4 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t t =
            rt_f32_add(a[l] ^ (uint32_t)lneg1 << 31, b[l] ^ (uint32_t)lneg2 << 31, (uint32_t)arnd,
            RT_FLUSH_ALL, 0x7fffffff);
        const uint32_t t_2 =
            rt_f32_min(rt_f32_max(t, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP, 0x7fc00000);
        const uint32_t t_3 = rt_f32_is_nan(t) ? t : t_2;
        const uint32_t r = osat ? t_3 : t;
        const uint32_t d = r;
        d_to[l] = d;
    }
}

RT_LOOP_1(lanes_fadd_long_2,
    (const uint32_t *a, const uint32_t *b, uint32_t *d_to, const int32_t fields),
    (a, b, d_to, key), 12, 0)

RT_WITHIN void lanes_fmul_short_for(const uint32_t *a, const uint32_t *b, int32_t sat,
    uint32_t *d_to, const int32_t key)
{
    const int32_t sneg1 = key & 1;
    const int32_t sneg2 = key >> 1 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t t =
            rt_f32_mul(a[l] ^ (uint32_t)sneg1 << 31, b[l] ^ (uint32_t)sneg2 << 31, RT_NEAR,
            RT_FLUSH_ALL, 0x7fffffff);
        const uint32_t t_2 =
            rt_f32_min(rt_f32_max(t, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP, 0x7fc00000);
        const uint32_t t_3 = rt_f32_is_nan(t) ? t : t_2;
        const uint32_t r = sat ? t_3 : t;
        const uint32_t d = r;
        d_to[l] = d;
    }
}

RT_LOOP_1(lanes_fmul_short,
    (const uint32_t *a, const uint32_t *b, int32_t sat, uint32_t *d_to, const int32_t fields),
    (a, b, sat, d_to, key), 0, 0)

RT_WITHIN void lanes_fmul_imm_for(const uint32_t *a, uint32_t imm, int32_t sat, uint32_t *d_to,
    const int32_t key)
{
    const int32_t sneg1 = key & 1;
    const int32_t sneg2 = key >> 1 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t t =
            rt_f32_mul(a[l] ^ (uint32_t)sneg1 << 31, imm ^ (uint32_t)sneg2 << 31, RT_NEAR,
            RT_FLUSH_ALL, 0x7fffffff);
        const uint32_t t_2 =
            rt_f32_min(rt_f32_max(t, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP, 0x7fc00000);
        const uint32_t t_3 = rt_f32_is_nan(t) ? t : t_2;
        const uint32_t r = sat ? t_3 : t;
        const uint32_t d = r;
        d_to[l] = d;
    }
}

RT_LOOP_1(lanes_fmul_imm,
    (const uint32_t *a, uint32_t imm, int32_t sat, uint32_t *d_to, const int32_t fields),
    (a, imm, sat, d_to, key), 0, 0)

RT_WITHIN void lanes_fmul_long_for(const uint32_t *a, const uint32_t *b, int32_t sat,
    uint32_t *d_to, uint8_t *cd_to, const int32_t key)
{
    const int32_t lneg1 = key & 1;
    const int32_t lneg2 = key >> 1 & 1;
    const int32_t mrnd = key >> 2 & 3;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t t =
            rt_f32_mul(a[l] ^ (uint32_t)lneg1 << 31, b[l] ^ (uint32_t)lneg2 << 31, (uint32_t)mrnd,
            RT_FLUSH_ALL, 0x7fffffff);
        const uint32_t t_2 =
            rt_f32_min(rt_f32_max(t, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP, 0x7fc00000);
        const uint32_t t_3 = rt_f32_is_nan(t) ? t : t_2;
        const uint32_t r = sat ? t_3 : t;
        const int32_t k = rt_f32_compare(r, 0, RT_KEEP);
        const uint32_t d = r;
        const uint32_t cd = (uint32_t)(((k & 0xa) != 0) | ((k & 9) != 0) << 1);
        d_to[l] = d;
        cd_to[l] = (uint8_t)cd;
    }
}

RT_LOOP_0(lanes_fmul_long,
    (const uint32_t *a, const uint32_t *b, int32_t sat, uint32_t *d_to, uint8_t *cd_to,
    const int32_t fields), (a, b, sat, d_to, cd_to, key), 12)

RT_WITHIN void lanes_fmul_long_2_for(const uint32_t *a, const uint32_t *b, int32_t sat,
    uint32_t *d_to, const int32_t key)
{
    const int32_t lneg1 = key & 1;
    const int32_t lneg2 = key >> 1 & 1;
    const int32_t mrnd = key >> 2 & 3;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t t =
            rt_f32_mul(a[l] ^ (uint32_t)lneg1 << 31, b[l] ^ (uint32_t)lneg2 << 31, (uint32_t)mrnd,
            RT_FLUSH_ALL, 0x7fffffff);
        const uint32_t t_2 =
            rt_f32_min(rt_f32_max(t, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP, 0x7fc00000);
        const uint32_t t_3 = rt_f32_is_nan(t) ? t : t_2;
        const uint32_t r = sat ? t_3 : t;
        const uint32_t d = r;
        d_to[l] = d;
    }
}

RT_LOOP_1(lanes_fmul_long_2,
    (const uint32_t *a, const uint32_t *b, int32_t sat, uint32_t *d_to, const int32_t fields),
    (a, b, sat, d_to, key), 12, 0)

RT_WITHIN void lanes_fmad_short_for(const uint32_t *a, const uint32_t *b, struct tesla_state *s,
    int32_t sdst, uint32_t *d_to, const int32_t key)
{
    const int32_t sneg1 = key & 1;
    const int32_t sneg2 = key >> 1 & 1;
    const int32_t ssat = key >> 2 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = a[l] ^ (uint32_t)sneg1 << 31;
        const uint32_t y = b[l];
        const uint32_t z = s->r[sdst][l] ^ (uint32_t)sneg2 << 31;
        const uint32_t t_2 =
            rt_f32_from_f32(rt_f32_mul_add(x, y, z, RT_CHOPPED, RT_NEAR, RT_FLUSH_INPUTS,
            0x7fc00000), RT_NEAR, RT_FLUSH_RESULTS, 0x7fffffff);
        const uint32_t t_3 =
            rt_f32_add(rt_f32_mul(x, y, RT_NEAR, RT_FLUSH_ALL, 0x7fffffff), z, RT_NEAR,
            RT_FLUSH_ALL, 0x7fffffff);
        const uint32_t t = (z >> 23 & 0xff) != 0 ? t_2 : t_3;
        const uint32_t t_4 =
            rt_f32_min(rt_f32_max(t, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP, 0x7fc00000);
        const uint32_t t_5 = rt_f32_is_nan(t) ? t : t_4;
        const uint32_t r = ssat ? t_5 : t;
        const uint32_t d = r;
        d_to[l] = d;
    }
}

RT_LOOP_1(lanes_fmad_short,
    (const uint32_t *a, const uint32_t *b, struct tesla_state *s, int32_t sdst, uint32_t *d_to,
    const int32_t fields), (a, b, s, sdst, d_to, key), 0, 0)

RT_WITHIN void lanes_fmad_imm_for(const uint32_t *a, uint32_t imm, struct tesla_state *s,
    int32_t sdst, uint32_t *d_to, const int32_t key)
{
    const int32_t sneg1 = key & 1;
    const int32_t sneg2 = key >> 1 & 1;
    const int32_t ssat = key >> 2 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = a[l] ^ (uint32_t)sneg1 << 31;
        const uint32_t y = imm;
        const uint32_t z = s->r[sdst][l] ^ (uint32_t)sneg2 << 31;
        const uint32_t t_2 =
            rt_f32_from_f32(rt_f32_mul_add(x, y, z, RT_CHOPPED, RT_NEAR, RT_FLUSH_INPUTS,
            0x7fc00000), RT_NEAR, RT_FLUSH_RESULTS, 0x7fffffff);
        const uint32_t t_3 =
            rt_f32_add(rt_f32_mul(x, y, RT_NEAR, RT_FLUSH_ALL, 0x7fffffff), z, RT_NEAR,
            RT_FLUSH_ALL, 0x7fffffff);
        const uint32_t t = (z >> 23 & 0xff) != 0 ? t_2 : t_3;
        const uint32_t t_4 =
            rt_f32_min(rt_f32_max(t, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP, 0x7fc00000);
        const uint32_t t_5 = rt_f32_is_nan(t) ? t : t_4;
        const uint32_t r = ssat ? t_5 : t;
        const uint32_t d = r;
        d_to[l] = d;
    }
}

RT_LOOP_1(lanes_fmad_imm,
    (const uint32_t *a, uint32_t imm, struct tesla_state *s, int32_t sdst, uint32_t *d_to,
    const int32_t fields), (a, imm, s, sdst, d_to, key), 0, 0)

RT_WITHIN void lanes_fmad_long_for(const uint32_t *a, const uint32_t *b, const uint32_t *c,
    uint32_t *d_to, uint8_t *cd_to, const int32_t key)
{
    const int32_t lneg1 = key & 1;
    const int32_t lneg2 = key >> 1 & 1;
    const int32_t osat = key >> 2 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = a[l] ^ (uint32_t)lneg1 << 31;
        const uint32_t y = b[l];
        const uint32_t z = c[l] ^ (uint32_t)lneg2 << 31;
        const uint32_t t_2 =
            rt_f32_from_f32(rt_f32_mul_add(x, y, z, RT_CHOPPED, RT_NEAR, RT_FLUSH_INPUTS,
            0x7fc00000), RT_NEAR, RT_FLUSH_RESULTS, 0x7fffffff);
        const uint32_t t_3 =
            rt_f32_add(rt_f32_mul(x, y, RT_NEAR, RT_FLUSH_ALL, 0x7fffffff), z, RT_NEAR,
            RT_FLUSH_ALL, 0x7fffffff);
        const uint32_t t = (z >> 23 & 0xff) != 0 ? t_2 : t_3;
        const uint32_t t_4 =
            rt_f32_min(rt_f32_max(t, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP, 0x7fc00000);
        const uint32_t t_5 = rt_f32_is_nan(t) ? t : t_4;
        const uint32_t r = osat ? t_5 : t;
        const int32_t k = rt_f32_compare(r, 0, RT_KEEP);
        const uint32_t d = r;
        const uint32_t cd = (uint32_t)(((k & 0xa) != 0) | ((k & 9) != 0) << 1);
        d_to[l] = d;
        cd_to[l] = (uint8_t)cd;
    }
}

RT_LOOP_0(lanes_fmad_long,
    (const uint32_t *a, const uint32_t *b, const uint32_t *c, uint32_t *d_to, uint8_t *cd_to,
    const int32_t fields), (a, b, c, d_to, cd_to, key), 0)

RT_WITHIN void lanes_fmad_long_2_for(const uint32_t *a, const uint32_t *b, const uint32_t *c,
    uint32_t *d_to, const int32_t key)
{
    const int32_t lneg1 = key & 1;
    const int32_t lneg2 = key >> 1 & 1;
    const int32_t osat = key >> 2 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = a[l] ^ (uint32_t)lneg1 << 31;
        const uint32_t y = b[l];
        const uint32_t z = c[l] ^ (uint32_t)lneg2 << 31;
        const uint32_t t_2 =
            rt_f32_from_f32(rt_f32_mul_add(x, y, z, RT_CHOPPED, RT_NEAR, RT_FLUSH_INPUTS,
            0x7fc00000), RT_NEAR, RT_FLUSH_RESULTS, 0x7fffffff);
        const uint32_t t_3 =
            rt_f32_add(rt_f32_mul(x, y, RT_NEAR, RT_FLUSH_ALL, 0x7fffffff), z, RT_NEAR,
            RT_FLUSH_ALL, 0x7fffffff);
        const uint32_t t = (z >> 23 & 0xff) != 0 ? t_2 : t_3;
        const uint32_t t_4 =
            rt_f32_min(rt_f32_max(t, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP, 0x7fc00000);
        const uint32_t t_5 = rt_f32_is_nan(t) ? t : t_4;
        const uint32_t r = osat ? t_5 : t;
        const uint32_t d = r;
        d_to[l] = d;
    }
}

RT_LOOP_1(lanes_fmad_long_2,
    (const uint32_t *a, const uint32_t *b, const uint32_t *c, uint32_t *d_to,
    const int32_t fields), (a, b, c, d_to, key), 0, 0)

RT_WITHIN void lanes_fset_for(const int64_t *a, const uint32_t *b, int32_t fcompare,
    uint32_t *d_to, uint8_t *cd_to, const int32_t key)
{
    const int32_t labs1 = key & 1;
    const int32_t lneg1 = key >> 1 & 1;
    const int32_t labs2 = key >> 2 & 1;
    const int32_t lneg2 = key >> 3 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t k =
            rt_f32_compare((labs1 ? (uint32_t)a[l] & 0x7fffffff : (uint32_t)a[l])
            ^ (uint32_t)lneg1 << 31, (labs2 ? b[l] & 0x7fffffff : b[l]) ^ (uint32_t)lneg2 << 31,
            RT_FLUSH_INPUTS);
        const uint32_t r = (k & fcompare) != 0 ? 4294967295u : 0;
        const uint32_t d = r;
        const uint32_t cd = (uint32_t)(r == 0) | r >> 31 << 1;
        d_to[l] = d;
        cd_to[l] = (uint8_t)cd;
    }
}

RT_LOOP_0(lanes_fset,
    (const int64_t *a, const uint32_t *b, int32_t fcompare, uint32_t *d_to, uint8_t *cd_to,
    const int32_t fields), (a, b, fcompare, d_to, cd_to, key), 0)

RT_WITHIN void lanes_fset_2_for(const int64_t *a, const uint32_t *b, int32_t fcompare,
    uint32_t *d_to, const int32_t key)
{
    const int32_t labs1 = key & 1;
    const int32_t lneg1 = key >> 1 & 1;
    const int32_t labs2 = key >> 2 & 1;
    const int32_t lneg2 = key >> 3 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t k =
            rt_f32_compare((labs1 ? (uint32_t)a[l] & 0x7fffffff : (uint32_t)a[l])
            ^ (uint32_t)lneg1 << 31, (labs2 ? b[l] & 0x7fffffff : b[l]) ^ (uint32_t)lneg2 << 31,
            RT_FLUSH_INPUTS);
        const uint32_t r = (k & fcompare) != 0 ? 4294967295u : 0;
        const uint32_t d = r;
        d_to[l] = d;
    }
}

RT_LOOP_1(lanes_fset_2,
    (const int64_t *a, const uint32_t *b, int32_t fcompare, uint32_t *d_to, const int32_t fields),
    (a, b, fcompare, d_to, key), 0, 0)

RT_WITHIN void lanes_fminmax_max_for(const int64_t *a, const uint32_t *b, uint32_t *d_to,
    uint8_t *cd_to, const int32_t key)
{
    const int32_t labs1 = key & 1;
    const int32_t lneg1 = key >> 1 & 1;
    const int32_t labs2 = key >> 2 & 1;
    const int32_t lneg2 = key >> 3 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = (labs1 ? (uint32_t)a[l] & 0x7fffffff : (uint32_t)a[l])
            ^ (uint32_t)lneg1 << 31;
        const uint32_t y = (labs2 ? b[l] & 0x7fffffff : b[l]) ^ (uint32_t)lneg2 << 31;
        const uint32_t r = rt_f32_max(x, y, RT_FLUSH_INPUTS, 0x7fffffff);
        const int32_t k = rt_f32_compare(r, 0, RT_KEEP);
        const uint32_t d = r;
        const uint32_t cd = (uint32_t)(((k & 0xa) != 0) | ((k & 9) != 0) << 1);
        d_to[l] = d;
        cd_to[l] = (uint8_t)cd;
    }
}

RT_LOOP_0(lanes_fminmax_max,
    (const int64_t *a, const uint32_t *b, uint32_t *d_to, uint8_t *cd_to, const int32_t fields),
    (a, b, d_to, cd_to, key), 0)

RT_WITHIN void lanes_fminmax_max_2_for(const int64_t *a, const uint32_t *b, uint32_t *d_to,
    const int32_t key)
{
    const int32_t labs1 = key & 1;
    const int32_t lneg1 = key >> 1 & 1;
    const int32_t labs2 = key >> 2 & 1;
    const int32_t lneg2 = key >> 3 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = (labs1 ? (uint32_t)a[l] & 0x7fffffff : (uint32_t)a[l])
            ^ (uint32_t)lneg1 << 31;
        const uint32_t y = (labs2 ? b[l] & 0x7fffffff : b[l]) ^ (uint32_t)lneg2 << 31;
        const uint32_t r = rt_f32_max(x, y, RT_FLUSH_INPUTS, 0x7fffffff);
        const uint32_t d = r;
        d_to[l] = d;
    }
}

RT_LOOP_1(lanes_fminmax_max_2,
    (const int64_t *a, const uint32_t *b, uint32_t *d_to, const int32_t fields), (a, b, d_to, key),
    0, 0)

RT_WITHIN void lanes_fminmax_min_for(const int64_t *a, const uint32_t *b, uint32_t *d_to,
    uint8_t *cd_to, const int32_t key)
{
    const int32_t labs1 = key & 1;
    const int32_t lneg1 = key >> 1 & 1;
    const int32_t labs2 = key >> 2 & 1;
    const int32_t lneg2 = key >> 3 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = (labs1 ? (uint32_t)a[l] & 0x7fffffff : (uint32_t)a[l])
            ^ (uint32_t)lneg1 << 31;
        const uint32_t y = (labs2 ? b[l] & 0x7fffffff : b[l]) ^ (uint32_t)lneg2 << 31;
        const uint32_t r = rt_f32_min(x, y, RT_FLUSH_INPUTS, 0x7fffffff);
        const int32_t k = rt_f32_compare(r, 0, RT_KEEP);
        const uint32_t d = r;
        const uint32_t cd = (uint32_t)(((k & 0xa) != 0) | ((k & 9) != 0) << 1);
        d_to[l] = d;
        cd_to[l] = (uint8_t)cd;
    }
}

RT_LOOP_0(lanes_fminmax_min,
    (const int64_t *a, const uint32_t *b, uint32_t *d_to, uint8_t *cd_to, const int32_t fields),
    (a, b, d_to, cd_to, key), 0)

RT_WITHIN void lanes_fminmax_min_2_for(const int64_t *a, const uint32_t *b, uint32_t *d_to,
    const int32_t key)
{
    const int32_t labs1 = key & 1;
    const int32_t lneg1 = key >> 1 & 1;
    const int32_t labs2 = key >> 2 & 1;
    const int32_t lneg2 = key >> 3 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = (labs1 ? (uint32_t)a[l] & 0x7fffffff : (uint32_t)a[l])
            ^ (uint32_t)lneg1 << 31;
        const uint32_t y = (labs2 ? b[l] & 0x7fffffff : b[l]) ^ (uint32_t)lneg2 << 31;
        const uint32_t r = rt_f32_min(x, y, RT_FLUSH_INPUTS, 0x7fffffff);
        const uint32_t d = r;
        d_to[l] = d;
    }
}

RT_LOOP_1(lanes_fminmax_min_2,
    (const int64_t *a, const uint32_t *b, uint32_t *d_to, const int32_t fields), (a, b, d_to, key),
    0, 0)

RT_WITHIN void lanes_fslct_for(const uint32_t *c, const uint32_t *a, const uint32_t *b,
    uint32_t *d_to, uint8_t *cd_to, const int32_t key)
{
    const int32_t oneg = key & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t k = rt_f32_compare(c[l] ^ (uint32_t)oneg << 31, 0, RT_FLUSH_INPUTS);
        const uint32_t r = k == 2 || k == 4 ? a[l] : b[l];
        const uint32_t d = r;
        const uint32_t cd = (uint32_t)(((r & 0x7fffffff) == 0) | (r > 2147483648u) << 1);
        d_to[l] = d;
        cd_to[l] = (uint8_t)cd;
    }
}

RT_LOOP_0(lanes_fslct,
    (const uint32_t *c, const uint32_t *a, const uint32_t *b, uint32_t *d_to, uint8_t *cd_to,
    const int32_t fields), (c, a, b, d_to, cd_to, key), 0)

RT_WITHIN void lanes_fslct_2_for(const uint32_t *c, const uint32_t *a, const uint32_t *b,
    uint32_t *d_to, const int32_t key)
{
    const int32_t oneg = key & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t k = rt_f32_compare(c[l] ^ (uint32_t)oneg << 31, 0, RT_FLUSH_INPUTS);
        const uint32_t r = k == 2 || k == 4 ? a[l] : b[l];
        const uint32_t d = r;
        d_to[l] = d;
    }
}

RT_LOOP_1(lanes_fslct_2,
    (const uint32_t *c, const uint32_t *a, const uint32_t *b, uint32_t *d_to,
    const int32_t fields), (c, a, b, d_to, key), 0, 0)

RT_WITHIN void lanes_quadop(struct tesla_state *s, int32_t lsrc, uint32_t *lane_of_of)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t value_2 = s->r[lsrc][l];
        lane_of_of[l] = value_2;
    }
}

RT_WITHIN void lanes_quadop_2_for(int32_t quad_lane_2, uint32_t here, uint32_t *lane_of_of,
    struct tesla_state *s, int32_t lsrc3, uint32_t *d_to, uint8_t *cd_to, const int32_t key)
{
    const int32_t q0 = key & 3;
    const int32_t q1 = key >> 2 & 3;
    const int32_t q2 = key >> 4 & 3;
    const int32_t q3 = key >> 6 & 3;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        uint32_t t = 0;
        if (quad_lane_2 >= 4) {
            t = 0;
        } else {
            const int32_t t_3 = (l & 0x1c) + (quad_lane_2 & 3);
            const uint32_t lane_of = (here >> t_3 & 1 ? lane_of_of[t_3] : 0);
            t = lane_of;
        }
        const uint32_t x = t;
        const int32_t t_4 = l & 3;
        const int32_t op = t_4 == 0 ? q0 : t_4 == 1 ? q1 : t_4 == 2 ? q2 : q3;
        const uint32_t p = op == 0 ? x : op == 1 ? x ^ 0x80000000u : op == 2 ? x : 0;
        const uint32_t q = op == 2 ? s->r[lsrc3][l] ^ 0x80000000u : s->r[lsrc3][l];
        const uint32_t r = rt_f32_add(p, q, RT_NEAR, RT_FLUSH_ALL, 0x7fffffff);
        const int32_t k = rt_f32_compare(r, 0, RT_KEEP);
        const uint32_t d = r;
        const uint32_t cd = (uint32_t)(((k & 0xa) != 0) | ((k & 9) != 0) << 1);
        d_to[l] = d;
        cd_to[l] = (uint8_t)cd;
    }
}

RT_LOOP_0(lanes_quadop_2,
    (int32_t quad_lane_2, uint32_t here, uint32_t *lane_of_of, struct tesla_state *s,
    int32_t lsrc3, uint32_t *d_to, uint8_t *cd_to, const int32_t fields),
    (quad_lane_2, here, lane_of_of, s, lsrc3, d_to, cd_to, key), 0)

RT_WITHIN void lanes_quadop_3_for(int32_t quad_lane_2, uint32_t here, uint32_t *lane_of_of,
    struct tesla_state *s, int32_t lsrc3, uint32_t *d_to, const int32_t key)
{
    const int32_t q0 = key & 3;
    const int32_t q1 = key >> 2 & 3;
    const int32_t q2 = key >> 4 & 3;
    const int32_t q3 = key >> 6 & 3;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        uint32_t t = 0;
        if (quad_lane_2 >= 4) {
            t = 0;
        } else {
            const int32_t t_3 = (l & 0x1c) + (quad_lane_2 & 3);
            const uint32_t lane_of = (here >> t_3 & 1 ? lane_of_of[t_3] : 0);
            t = lane_of;
        }
        const uint32_t x = t;
        const int32_t t_4 = l & 3;
        const int32_t op = t_4 == 0 ? q0 : t_4 == 1 ? q1 : t_4 == 2 ? q2 : q3;
        const uint32_t p = op == 0 ? x : op == 1 ? x ^ 0x80000000u : op == 2 ? x : 0;
        const uint32_t q = op == 2 ? s->r[lsrc3][l] ^ 0x80000000u : s->r[lsrc3][l];
        const uint32_t r = rt_f32_add(p, q, RT_NEAR, RT_FLUSH_ALL, 0x7fffffff);
        const uint32_t d = r;
        d_to[l] = d;
    }
}

RT_LOOP_1(lanes_quadop_3,
    (int32_t quad_lane_2, uint32_t here, uint32_t *lane_of_of, struct tesla_state *s,
    int32_t lsrc3, uint32_t *d_to, const int32_t fields),
    (quad_lane_2, here, lane_of_of, s, lsrc3, d_to, key), 0, 0)

/* add SSAT f32 $r[SDST] SNEG1 S_SRC SNEG2 S_SRC2 */
RT_BODY(tesla_fast_fadd_short)
{
    const int32_t sneg1 = (int32_t)rt_value(in, known, 2);
    const int32_t sneg2 = (int32_t)rt_value(in, known, 7);
    const int32_t ssat = (int32_t)rt_value(in, known, 0);
    uint32_t run = active;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_l_src_2(m, in, known, run, a_row, 1, 3, 4, 5, 6);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_s_src2(m, in, known, run, b_row, 7, 8, 9, 10, 5);
    if (!a || !b || then_l_src(in, known, 1) || then_s_src2(in, known, 7))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const d_place = place_r(m, in, 1);
    uint32_t *const d_to = rt_into32(m, whole, d_place, d_new);
    if (rt_knows(known, 0x85))
        lanes_fadd_short_for(a, b, d_to, sneg1 | sneg2 << 1 | ssat << 2);
    else
        lanes_fadd_short(a, b, d_to, sneg1 | sneg2 << 1 | ssat << 2);
    rt_write_row32(whole, d_place, d_new, run);
    return RT_ON;
}
RT_MADE_ANY(tesla_fast_fadd_short)
RT_KNOWN(tesla_fast_fadd_short, 0, 0x1fe, 0x85, .line = {0})
RT_QUICK_1(tesla_fast_fadd_short)

/* add SSAT f32 $r[SDST] SNEG1 I_SRC SNEG2 IMM */
RT_BODY(tesla_fast_fadd_imm)
{
    const int32_t sneg1 = (int32_t)rt_value(in, known, 2);
    const uint32_t imm = (uint32_t)in->value[8];
    const int32_t sneg2 = (int32_t)rt_value(in, known, 7);
    const int32_t ssat = (int32_t)rt_value(in, known, 0);
    uint32_t run = active;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_i_src(m, in, known, run, a_row, 1, 3, 4, 5, 6);
    if (!a || then_l_src(in, known, 1))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const d_place = place_r(m, in, 1);
    uint32_t *const d_to = rt_into32(m, whole, d_place, d_new);
    if (rt_knows(known, 0x85))
        lanes_fadd_imm_for(a, imm, d_to, sneg1 | sneg2 << 1 | ssat << 2);
    else
        lanes_fadd_imm(a, imm, d_to, sneg1 | sneg2 << 1 | ssat << 2);
    rt_write_row32(whole, d_place, d_new, run);
    return RT_ON;
}
RT_MADE_ANY(tesla_fast_fadd_imm)
RT_KNOWN(tesla_fast_fadd_imm, 0, 0x7e, 0x85, .line = {0})
RT_QUICK_1(tesla_fast_fadd_imm)

/* MARK GUARD add OSAT ARND f32 MCDST LL_DST LNEG1 L_SRC LNEG2 L_SRC3 */
RT_BODY(tesla_fast_fadd_long)
{
    const int32_t mark = (int32_t)rt_value(in, known, 14);
    const int32_t arnd = (int32_t)rt_value(in, known, 1);
    const int32_t lneg1 = (int32_t)rt_value(in, known, 5);
    const int32_t lneg2 = (int32_t)rt_value(in, known, 10);
    const int32_t osat = (int32_t)rt_value(in, known, 0);
    const bool once = mark == 1 || mark == 2;
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 11, 15, 16);
    run &= hold;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_l_src_2(m, in, known, run, a_row, 2, 6, 7, 8, 9);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_l_src3(m, in, known, run, b_row, 8, 11, 12, 13, 8);
    if (!a || !b || rt_taken(in, known, 1) == 1 || then_l_src(in, known, 2)
        || then_l_src3(in, known, 8))
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
        lanes_fadd_long(a, b, d_to, cd_to, lneg1 | lneg2 << 1 | arnd << 2 | osat << 4);
    } else {
        if (rt_knows(known, 0x423))
            lanes_fadd_long_2_for(a, b, d_to, lneg1 | lneg2 << 1 | arnd << 2 | osat << 4);
        else
            lanes_fadd_long_2(a, b, d_to, lneg1 | lneg2 << 1 | arnd << 2 | osat << 4);
    }
    const int status = once ? for_warp(m, in, 14) : 0;
    if (status)
        return status;
    rt_write_row32(whole, d_place, d_new, run);
    rt_write_row8(whole, cd_place, cd_new, run);
    return 0;
}
RT_MADE_ANY(tesla_fast_fadd_long)
RT_KNOWN(tesla_fast_fadd_long, 0, 0xfff, 0x4423, .line = {0})
RT_KNOWN(tesla_fast_fadd_long, 1, 0xfff, 0x4423, .line = {[0] = 1}, .value = {[5] = 1})
RT_QUICK_2(tesla_fast_fadd_long)

/* mul FMUL_SAT f32 $r[SDST] SNEG1 S_SRC SNEG2 S_SRC2 */
RT_BODY(tesla_fast_fmul_short)
{
    const int32_t sneg1 = (int32_t)rt_value(in, known, 1);
    const int32_t sneg2 = (int32_t)rt_value(in, known, 6);
    uint32_t run = active;
    const int32_t sat = operand_fmul_sat(in, 0);
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_l_src_2(m, in, known, run, a_row, 2, 2, 3, 4, 5);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_s_src2(m, in, known, run, b_row, 8, 7, 8, 9, 4);
    if (!a || !b || then_l_src(in, known, 2) || then_s_src2(in, known, 8))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const d_place = place_r(m, in, 0);
    uint32_t *const d_to = rt_into32(m, whole, d_place, d_new);
    if (rt_knows(known, 0x42))
        lanes_fmul_short_for(a, b, sat, d_to, sneg1 | sneg2 << 1);
    else
        lanes_fmul_short(a, b, sat, d_to, sneg1 | sneg2 << 1);
    rt_write_row32(whole, d_place, d_new, run);
    return RT_ON;
}
RT_MADE_ANY(tesla_fast_fmul_short)
RT_KNOWN(tesla_fast_fmul_short, 0, 0x3fc, 0x42, .line = {0})
RT_QUICK_1(tesla_fast_fmul_short)

/* mul FMUL_SAT f32 $r[SDST] SNEG1 I_SRC SNEG2 IMM */
RT_BODY(tesla_fast_fmul_imm)
{
    const int32_t sneg1 = (int32_t)rt_value(in, known, 1);
    const uint32_t imm = (uint32_t)in->value[7];
    const int32_t sneg2 = (int32_t)rt_value(in, known, 6);
    uint32_t run = active;
    const int32_t sat = operand_fmul_sat(in, 0);
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_i_src(m, in, known, run, a_row, 2, 2, 3, 4, 5);
    if (!a || then_l_src(in, known, 2))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const d_place = place_r(m, in, 0);
    uint32_t *const d_to = rt_into32(m, whole, d_place, d_new);
    if (rt_knows(known, 0x42))
        lanes_fmul_imm_for(a, imm, sat, d_to, sneg1 | sneg2 << 1);
    else
        lanes_fmul_imm(a, imm, sat, d_to, sneg1 | sneg2 << 1);
    rt_write_row32(whole, d_place, d_new, run);
    return RT_ON;
}
RT_MADE_ANY(tesla_fast_fmul_imm)
RT_KNOWN(tesla_fast_fmul_imm, 0, 0xfc, 0x42, .line = {0})
RT_QUICK_1(tesla_fast_fmul_imm)

/* MARK GUARD mul FMUL_LSAT MRND f32 MCDST LL_DST LNEG1 L_SRC LNEG2 L_SRC2 */
RT_BODY(tesla_fast_fmul_long)
{
    const int32_t mark = (int32_t)rt_value(in, known, 13);
    const int32_t mrnd = (int32_t)rt_value(in, known, 0);
    const int32_t lneg1 = (int32_t)rt_value(in, known, 4);
    const int32_t lneg2 = (int32_t)rt_value(in, known, 9);
    const bool once = mark == 1 || mark == 2;
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 12, 14, 15);
    run &= hold;
    const int32_t sat = operand_fmul_sat(in, 0);
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_l_src_2(m, in, known, run, a_row, 3, 5, 6, 7, 8);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_l_src3(m, in, known, run, b_row, 9, 10, 11, 12, 7);
    if (!a || !b || rt_taken(in, known, 2) == 1 || then_l_src(in, known, 3)
        || then_l_src3(in, known, 9))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    _Alignas(64) uint8_t cd_new[32];
    const bool whole = run == UINT32_MAX && !(once);
    uint32_t *const d_place = place_ll_dst(m, in, known, 2, 2);
    uint32_t *const d_to = rt_into32(m, whole, d_place, d_new);
    uint8_t *const cd_place = place_mcdst(m, in, known, 1, 1);
    uint8_t *const cd_to = rt_into8(m, whole, cd_place, cd_new);
    const bool cd_wanted = !(rt_taken(in, known, 1) == 0);
    if (cd_wanted) {
        lanes_fmul_long(a, b, sat, d_to, cd_to, lneg1 | lneg2 << 1 | mrnd << 2);
    } else {
        if (rt_knows(known, 0x211))
            lanes_fmul_long_2_for(a, b, sat, d_to, lneg1 | lneg2 << 1 | mrnd << 2);
        else
            lanes_fmul_long_2(a, b, sat, d_to, lneg1 | lneg2 << 1 | mrnd << 2);
    }
    const int status = once ? for_warp(m, in, 13) : 0;
    if (status)
        return status;
    rt_write_row32(whole, d_place, d_new, run);
    rt_write_row8(whole, cd_place, cd_new, run);
    return 0;
}
RT_MADE_ANY(tesla_fast_fmul_long)
RT_KNOWN(tesla_fast_fmul_long, 0, 0x1ffe, 0x2211, .line = {0})
RT_QUICK_1(tesla_fast_fmul_long)

/* add SSAT f32 $r[SDST] SNEG1 (mul S_SRC S_SRC2) SNEG2 $r[SDST] */
RT_BODY(tesla_fast_fmad_short)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[1];
    const int32_t sneg1 = (int32_t)rt_value(in, known, 2);
    const int32_t sneg2 = (int32_t)rt_value(in, known, 10);
    const int32_t ssat = (int32_t)rt_value(in, known, 0);
    uint32_t run = active;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_l_src_2(m, in, known, run, a_row, 1, 3, 4, 5, 6);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_s_src2(m, in, known, run, b_row, 7, 7, 8, 9, 5);
    if (!a || !b || then_l_src(in, known, 1) || then_s_src2(in, known, 7))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const d_place = place_r(m, in, 1);
    uint32_t *const d_to = rt_into32(m, whole, d_place, d_new);
    if (rt_knows(known, 0x405))
        lanes_fmad_short_for(a, b, s, sdst, d_to, sneg1 | sneg2 << 1 | ssat << 2);
    else
        lanes_fmad_short(a, b, s, sdst, d_to, sneg1 | sneg2 << 1 | ssat << 2);
    rt_write_row32(whole, d_place, d_new, run);
    return RT_ON;
}
RT_MADE_ANY(tesla_fast_fmad_short)
RT_KNOWN(tesla_fast_fmad_short, 0, 0x1fe, 0x405, .line = {0})
RT_QUICK_1(tesla_fast_fmad_short)

/* add SSAT f32 $r[SDST] SNEG1 (mul I_SRC IMM) SNEG2 $r[SDST] */
RT_BODY(tesla_fast_fmad_imm)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[1];
    const int32_t sneg1 = (int32_t)rt_value(in, known, 2);
    const uint32_t imm = (uint32_t)in->value[7];
    const int32_t sneg2 = (int32_t)rt_value(in, known, 8);
    const int32_t ssat = (int32_t)rt_value(in, known, 0);
    uint32_t run = active;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_i_src(m, in, known, run, a_row, 1, 3, 4, 5, 6);
    if (!a || then_l_src(in, known, 1))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const d_place = place_r(m, in, 1);
    uint32_t *const d_to = rt_into32(m, whole, d_place, d_new);
    if (rt_knows(known, 0x105))
        lanes_fmad_imm_for(a, imm, s, sdst, d_to, sneg1 | sneg2 << 1 | ssat << 2);
    else
        lanes_fmad_imm(a, imm, s, sdst, d_to, sneg1 | sneg2 << 1 | ssat << 2);
    rt_write_row32(whole, d_place, d_new, run);
    return RT_ON;
}
RT_MADE_ANY(tesla_fast_fmad_imm)
RT_KNOWN(tesla_fast_fmad_imm, 0, 0x7e, 0x105, .line = {0})
RT_QUICK_1(tesla_fast_fmad_imm)

/* MARK GUARD add OSAT f32 MCDST LL_DST LNEG1 (mul L_SRC L_SRC2) LNEG2 L_SRC3 */
RT_BODY(tesla_fast_fmad_long)
{
    const int32_t mark = (int32_t)rt_value(in, known, 15);
    const int32_t lneg1 = (int32_t)rt_value(in, known, 4);
    const int32_t lneg2 = (int32_t)rt_value(in, known, 12);
    const int32_t osat = (int32_t)rt_value(in, known, 0);
    const bool once = mark == 1 || mark == 2;
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 14, 16, 17);
    run &= hold;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_l_src_2(m, in, known, run, a_row, 2, 5, 6, 7, 8);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_l_src3(m, in, known, run, b_row, 8, 9, 10, 11, 7);
    _Alignas(64) uint32_t c_row[32];
    const uint32_t *const c = row_l_src3(m, in, known, run, c_row, 11, 13, 10, 14, 7);
    if (!a || !b || !c || rt_taken(in, known, 1) == 1 || then_l_src(in, known, 2)
        || then_l_src3(in, known, 8) || then_l_src3(in, known, 11))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    _Alignas(64) uint8_t cd_new[32];
    const bool whole = run == UINT32_MAX && !(once);
    uint32_t *const d_place = place_ll_dst(m, in, known, 1, 2);
    uint32_t *const d_to = rt_into32(m, whole, d_place, d_new);
    uint8_t *const cd_place = place_mcdst(m, in, known, 0, 1);
    uint8_t *const cd_to = rt_into8(m, whole, cd_place, cd_new);
    const bool cd_wanted = !(rt_taken(in, known, 0) == 0);
    if (cd_wanted) {
        lanes_fmad_long(a, b, c, d_to, cd_to, lneg1 | lneg2 << 1 | osat << 2);
    } else {
        if (rt_knows(known, 0x1011))
            lanes_fmad_long_2_for(a, b, c, d_to, lneg1 | lneg2 << 1 | osat << 2);
        else
            lanes_fmad_long_2(a, b, c, d_to, lneg1 | lneg2 << 1 | osat << 2);
    }
    const int status = once ? for_warp(m, in, 15) : 0;
    if (status)
        return status;
    rt_write_row32(whole, d_place, d_new, run);
    rt_write_row8(whole, cd_place, cd_new, run);
    return 0;
}
RT_MADE_ANY(tesla_fast_fmad_long)
RT_KNOWN(tesla_fast_fmad_long, 0, 0x7fff, 0x9011, .line = {0})
RT_QUICK_1(tesla_fast_fmad_long)

/* MARK GUARD set MCDST LL_DST FCOMPARE f32 LNEG1 LABS1 L_SRC LNEG2 LABS2 L_SRC2 */
RT_BODY(tesla_fast_fset)
{
    const int32_t mark = (int32_t)rt_value(in, known, 15);
    const int32_t labs1 = (int32_t)rt_value(in, known, 5);
    const int32_t lneg1 = (int32_t)rt_value(in, known, 4);
    const int32_t labs2 = (int32_t)rt_value(in, known, 11);
    const int32_t lneg2 = (int32_t)rt_value(in, known, 10);
    const int32_t fcompare = (int32_t)in->value[3];
    const bool once = mark == 1 || mark == 2;
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 11, 16, 17);
    run &= hold;
    _Alignas(64) int64_t a_row[32];
    const int64_t *const a = row_l_src_3(m, in, known, run, a_row, 2, 6, 7, 8, 9);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_l_src3(m, in, known, run, b_row, 8, 12, 13, 14, 8);
    if (!a || !b || rt_taken(in, known, 1) == 1 || then_l_src(in, known, 2)
        || then_l_src3(in, known, 8))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    _Alignas(64) uint8_t cd_new[32];
    const bool whole = run == UINT32_MAX && !(once);
    uint32_t *const d_place = place_ll_dst(m, in, known, 1, 1);
    uint32_t *const d_to = rt_into32(m, whole, d_place, d_new);
    uint8_t *const cd_place = place_mcdst(m, in, known, 0, 0);
    uint8_t *const cd_to = rt_into8(m, whole, cd_place, cd_new);
    const bool cd_wanted = !(rt_taken(in, known, 0) == 0);
    if (cd_wanted) {
        lanes_fset(a, b, fcompare, d_to, cd_to, labs1 | lneg1 << 1 | labs2 << 2 | lneg2 << 3);
    } else {
        if (rt_knows(known, 0xc30))
            lanes_fset_2_for(a, b, fcompare, d_to, labs1 | lneg1 << 1 | labs2 << 2 | lneg2 << 3);
        else
            lanes_fset_2(a, b, fcompare, d_to, labs1 | lneg1 << 1 | labs2 << 2 | lneg2 << 3);
    }
    const int status = once ? for_warp(m, in, 15) : 0;
    if (status)
        return status;
    rt_write_row32(whole, d_place, d_new, run);
    rt_write_row8(whole, cd_place, cd_new, run);
    return 0;
}
RT_MADE_ANY(tesla_fast_fset)
RT_KNOWN(tesla_fast_fset, 0, 0xfff, 0x8c30, .line = {0})
RT_QUICK_1(tesla_fast_fset)

/* MARK GUARD max f32 MCDST LL_DST LNEG1 LABS1 L_SRC LNEG2 LABS2 L_SRC2 */
RT_BODY(tesla_fast_fminmax_max)
{
    const int32_t mark = (int32_t)rt_value(in, known, 14);
    const int32_t labs1 = (int32_t)rt_value(in, known, 4);
    const int32_t lneg1 = (int32_t)rt_value(in, known, 3);
    const int32_t labs2 = (int32_t)rt_value(in, known, 10);
    const int32_t lneg2 = (int32_t)rt_value(in, known, 9);
    const bool once = mark == 1 || mark == 2;
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 11, 15, 16);
    run &= hold;
    _Alignas(64) int64_t a_row[32];
    const int64_t *const a = row_l_src_3(m, in, known, run, a_row, 2, 5, 6, 7, 8);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_l_src3(m, in, known, run, b_row, 8, 11, 12, 13, 7);
    if (!a || !b || rt_taken(in, known, 1) == 1 || then_l_src(in, known, 2)
        || then_l_src3(in, known, 8))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    _Alignas(64) uint8_t cd_new[32];
    const bool whole = run == UINT32_MAX && !(once);
    uint32_t *const d_place = place_ll_dst(m, in, known, 1, 1);
    uint32_t *const d_to = rt_into32(m, whole, d_place, d_new);
    uint8_t *const cd_place = place_mcdst(m, in, known, 0, 0);
    uint8_t *const cd_to = rt_into8(m, whole, cd_place, cd_new);
    const bool cd_wanted = !(rt_taken(in, known, 0) == 0);
    if (cd_wanted) {
        lanes_fminmax_max(a, b, d_to, cd_to, labs1 | lneg1 << 1 | labs2 << 2 | lneg2 << 3);
    } else {
        if (rt_knows(known, 0x618))
            lanes_fminmax_max_2_for(a, b, d_to, labs1 | lneg1 << 1 | labs2 << 2 | lneg2 << 3);
        else
            lanes_fminmax_max_2(a, b, d_to, labs1 | lneg1 << 1 | labs2 << 2 | lneg2 << 3);
    }
    const int status = once ? for_warp(m, in, 14) : 0;
    if (status)
        return status;
    rt_write_row32(whole, d_place, d_new, run);
    rt_write_row8(whole, cd_place, cd_new, run);
    return 0;
}
RT_MADE_ANY(tesla_fast_fminmax_max)
RT_KNOWN(tesla_fast_fminmax_max, 0, 0xfff, 0x4618, .line = {0})
RT_KNOWN(tesla_fast_fminmax_max, 1, 0xfff, 0x4618, .value = {[4] = 1})
RT_QUICK_2(tesla_fast_fminmax_max)

/* MARK GUARD min f32 MCDST LL_DST LNEG1 LABS1 L_SRC LNEG2 LABS2 L_SRC2 */
RT_BODY(tesla_fast_fminmax_min)
{
    const int32_t mark = (int32_t)rt_value(in, known, 14);
    const int32_t labs1 = (int32_t)rt_value(in, known, 4);
    const int32_t lneg1 = (int32_t)rt_value(in, known, 3);
    const int32_t labs2 = (int32_t)rt_value(in, known, 10);
    const int32_t lneg2 = (int32_t)rt_value(in, known, 9);
    const bool once = mark == 1 || mark == 2;
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 11, 15, 16);
    run &= hold;
    _Alignas(64) int64_t a_row[32];
    const int64_t *const a = row_l_src_3(m, in, known, run, a_row, 2, 5, 6, 7, 8);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_l_src3(m, in, known, run, b_row, 8, 11, 12, 13, 7);
    if (!a || !b || rt_taken(in, known, 1) == 1 || then_l_src(in, known, 2)
        || then_l_src3(in, known, 8))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    _Alignas(64) uint8_t cd_new[32];
    const bool whole = run == UINT32_MAX && !(once);
    uint32_t *const d_place = place_ll_dst(m, in, known, 1, 1);
    uint32_t *const d_to = rt_into32(m, whole, d_place, d_new);
    uint8_t *const cd_place = place_mcdst(m, in, known, 0, 0);
    uint8_t *const cd_to = rt_into8(m, whole, cd_place, cd_new);
    const bool cd_wanted = !(rt_taken(in, known, 0) == 0);
    if (cd_wanted) {
        lanes_fminmax_min(a, b, d_to, cd_to, labs1 | lneg1 << 1 | labs2 << 2 | lneg2 << 3);
    } else {
        if (rt_knows(known, 0x618))
            lanes_fminmax_min_2_for(a, b, d_to, labs1 | lneg1 << 1 | labs2 << 2 | lneg2 << 3);
        else
            lanes_fminmax_min_2(a, b, d_to, labs1 | lneg1 << 1 | labs2 << 2 | lneg2 << 3);
    }
    const int status = once ? for_warp(m, in, 14) : 0;
    if (status)
        return status;
    rt_write_row32(whole, d_place, d_new, run);
    rt_write_row8(whole, cd_place, cd_new, run);
    return 0;
}
RT_MADE_ANY(tesla_fast_fminmax_min)
RT_KNOWN(tesla_fast_fminmax_min, 0, 0xfff, 0x4618, .line = {0})
RT_KNOWN(tesla_fast_fminmax_min, 1, 0xfff, 0x4618, .line = {[0] = 1}, .value = {[4] = 1})
RT_QUICK_2(tesla_fast_fminmax_min)

/* MARK GUARD slct b32 MCDST LL_DST L_SRC L_SRC2 f32 ONEG L_SRC3 */
RT_BODY(tesla_fast_fslct)
{
    const int32_t mark = (int32_t)rt_value(in, known, 13);
    const int32_t oneg = (int32_t)rt_value(in, known, 10);
    const bool once = mark == 1 || mark == 2;
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 14, 14, 15);
    run &= hold;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_l_src_2(m, in, known, run, a_row, 2, 3, 4, 5, 6);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_l_src3(m, in, known, run, b_row, 8, 7, 8, 9, 5);
    _Alignas(64) uint32_t c_row[32];
    const uint32_t *const c = row_l_src3(m, in, known, run, c_row, 11, 11, 8, 12, 5);
    if (!a || !b || !c || rt_taken(in, known, 1) == 1 || then_l_src(in, known, 2)
        || then_l_src3(in, known, 8) || then_l_src3(in, known, 11))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    _Alignas(64) uint8_t cd_new[32];
    const bool whole = run == UINT32_MAX && !(once);
    uint32_t *const d_place = place_ll_dst(m, in, known, 1, 1);
    uint32_t *const d_to = rt_into32(m, whole, d_place, d_new);
    uint8_t *const cd_place = place_mcdst(m, in, known, 0, 0);
    uint8_t *const cd_to = rt_into8(m, whole, cd_place, cd_new);
    const bool cd_wanted = !(rt_taken(in, known, 0) == 0);
    if (cd_wanted) {
        lanes_fslct(c, a, b, d_to, cd_to, oneg);
    } else {
        if (rt_knows(known, 0x400))
            lanes_fslct_2_for(c, a, b, d_to, oneg);
        else
            lanes_fslct_2(c, a, b, d_to, oneg);
    }
    const int status = once ? for_warp(m, in, 13) : 0;
    if (status)
        return status;
    rt_write_row32(whole, d_place, d_new, run);
    rt_write_row8(whole, cd_place, cd_new, run);
    return 0;
}
RT_MADE_ANY(tesla_fast_fslct)
RT_KNOWN(tesla_fast_fslct, 0, 0x7fff, 0x2400, .line = {0})
RT_KNOWN(tesla_fast_fslct, 1, 0x7fff, 0x2400, .line = {[0] = 1})
RT_QUICK_2(tesla_fast_fslct)

/* MARK GUARD quadop f32 Q0 Q1 Q2 Q3 MCDST LL_DST QUAD_LANE $r[LSRC] $r[LSRC3] */
RT_BODY(tesla_fast_quadop)
{
    struct tesla_state *const s = m->state;
    const int32_t lsrc = (int32_t)in->value[7];
    const int32_t mark = (int32_t)rt_value(in, known, 9);
    const int32_t q3 = (int32_t)rt_value(in, known, 3);
    const int32_t q2 = (int32_t)rt_value(in, known, 2);
    const int32_t q1 = (int32_t)rt_value(in, known, 1);
    const int32_t q0 = (int32_t)rt_value(in, known, 0);
    const int32_t lsrc3 = (int32_t)in->value[8];
    _Alignas(64) uint32_t lane_of_of[32];
    uint32_t here = 0;
    {
        uint32_t run = active;
        const uint32_t hold = mask_guard(m, in, known, 3, 10, 11);
        run &= hold;
        const int32_t quad_lane = operand_quad_lane(in, 2);
        if (!(quad_lane >= 4)) {
            lanes_quadop(s, lsrc, lane_of_of);
            here = run;
        }
    }
    const bool once = mark == 1 || mark == 2;
    uint32_t run = active;
    const uint32_t hold_2 = mask_guard(m, in, known, 3, 10, 11);
    run &= hold_2;
    const int32_t quad_lane_2 = operand_quad_lane(in, 2);
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
        lanes_quadop_2(quad_lane_2, here, lane_of_of, s, lsrc3, d_to, cd_to,
            q0 | q1 << 2 | q2 << 4 | q3 << 6);
    } else {
        if (rt_knows(known, 0xf))
            lanes_quadop_3_for(quad_lane_2, here, lane_of_of, s, lsrc3, d_to,
                q0 | q1 << 2 | q2 << 4 | q3 << 6);
        else
            lanes_quadop_3(quad_lane_2, here, lane_of_of, s, lsrc3, d_to,
                q0 | q1 << 2 | q2 << 4 | q3 << 6);
    }
    const int status = once ? for_warp(m, in, 9) : 0;
    if (status)
        return status;
    rt_write_row32(whole, d_place, d_new, run);
    rt_write_row8(whole, cd_place, cd_new, run);
    return 0;
}
RT_MADE_ANY(tesla_fast_quadop)
RT_KNOWN(tesla_fast_quadop, 0, 0xb, 0x20f, .line = {0})
RT_QUICK_1(tesla_fast_quadop)

