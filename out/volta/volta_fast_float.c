/* Generated from the description volta by gen/emit/fast. Do not edit. */
#include "volta_fast.h"

RT_WITHIN void lanes_fadd_for(const uint32_t *a, const uint32_t *b, uint32_t *rd_to,
    const int32_t key)
{
    const int32_t rnd = key & 3;
    const int32_t ftz = key >> 2 & 1;
    const int32_t sat = key >> 3 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = rt_f32_add(a[l], b[l], (uint32_t)rnd, (uint32_t)(ftz * 3), 0x7fffffff);
        const uint32_t t =
            rt_f32_min(rt_f32_max(x, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP, 0x7fc00000);
        const uint32_t t_2 = rt_f32_is_nan(x) ? 0 : t;
        const uint32_t rd = !sat ? x : t_2;
        rd_to[l] = rd;
    }
}

RT_LOOP_1(lanes_fadd,
    (const uint32_t *a, const uint32_t *b, uint32_t *rd_to, const int32_t fields),
    (a, b, rd_to, key), 3, 0)

RT_WITHIN void lanes_fmul_for(const uint32_t *a, const uint32_t *b, uint32_t *rd_to,
    const int32_t key)
{
    const int32_t rnd = key & 3;
    const int32_t fmz = key >> 2 & 3;
    const int32_t sat = key >> 4 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x =
            rt_f32_mul(a[l], b[l], (uint32_t)rnd, (uint32_t)((fmz != 0) * 3), 0x7fffffff);
        const uint32_t t =
            rt_f32_min(rt_f32_max(x, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP, 0x7fc00000);
        const uint32_t t_2 = rt_f32_is_nan(x) ? 0 : t;
        const uint32_t rd = !sat ? x : t_2;
        rd_to[l] = rd;
    }
}

RT_LOOP_1(lanes_fmul,
    (const uint32_t *a, const uint32_t *b, uint32_t *rd_to, const int32_t fields),
    (a, b, rd_to, key), 3, 0)

RT_WITHIN void lanes_fmul_2_for(const uint32_t *a, const uint32_t *b, uint32_t *rd_to,
    const int32_t key)
{
    const int32_t float_power = key & 7;
    const int32_t fmz = key >> 3 & 3;
    const int32_t rnd = key >> 5 & 3;
    const int32_t sat = key >> 7 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        uint32_t result = 0;
        const int32_t power = float_power - 4;
        const int32_t z = fmz != 0;
        const int32_t dnz = fmz == 1;
        if (dnz && ((a[l] >> 23 & 0xff) == 0 || (b[l] >> 23 & 0xff) == 0)) {
            result = 0;
        } else {
            const uint64_t exact =
                rt_f64_mul(rt_float_convert(RT_F64, RT_F32, a[l], RT_NEAR, (uint32_t)(z * 3),
                INT64_C(0x7ff8000000000000)),
                rt_float_convert(RT_F64, RT_F32, b[l], RT_NEAR, (uint32_t)(z * 3),
                INT64_C(0x7ff8000000000000)), RT_NEAR, RT_KEEP, INT64_C(0x7ff8000000000000));
            result = (uint32_t)rt_float_convert(RT_F32, RT_F64,
                rt_f64_mul(exact, (uint64_t)((int64_t)(1023 + power) << 52), RT_NEAR, RT_KEEP,
                INT64_C(0x7ff8000000000000)), (uint32_t)rnd, (uint32_t)(z * 3), 0x7fffffff);
        }
        const uint32_t t =
            rt_f32_min(rt_f32_max(result, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP, 0x7fc00000);
        const uint32_t t_2 = rt_f32_is_nan(result) ? 0 : t;
        const uint32_t rd = !sat ? result : t_2;
        rd_to[l] = rd;
    }
}

RT_LOOP_1(lanes_fmul_2,
    (const uint32_t *a, const uint32_t *b, uint32_t *rd_to, const int32_t fields),
    (a, b, rd_to, key), 96, 0)

RT_WITHIN void lanes_ffma_b_for(const uint32_t *a, const uint32_t *b, const uint32_t *c,
    uint32_t *rd_to, const int32_t key)
{
    const int32_t rnd = key & 3;
    const int32_t sat = key >> 2 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        uint32_t result = 0;
        if ((a[l] >> 23 & 0xff) == 0 || (b[l] >> 23 & 0xff) == 0) {
            result = rt_f32_add(0, c[l], (uint32_t)rnd, RT_FLUSH_ALL, 0x7fffffff);
        } else {
            result = rt_f32_mul_add(a[l], b[l], c[l], RT_EXACT, (uint32_t)rnd, RT_FLUSH_ALL,
                0x7fffffff);
        }
        const uint32_t t =
            rt_f32_min(rt_f32_max(result, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP, 0x7fc00000);
        const uint32_t t_2 = rt_f32_is_nan(result) ? 0 : t;
        const uint32_t rd = !sat ? result : t_2;
        rd_to[l] = rd;
    }
}

RT_LOOP_1(lanes_ffma_b,
    (const uint32_t *a, const uint32_t *b, const uint32_t *c, uint32_t *rd_to,
    const int32_t fields), (a, b, c, rd_to, key), 0, 0)

RT_WITHIN void lanes_ffma_b_2_for(const uint32_t *a, const uint32_t *b, const uint32_t *c,
    uint32_t *rd_to, const int32_t key)
{
    const int32_t rnd = key & 3;
    const int32_t fmz = key >> 2 & 3;
    const int32_t sat = key >> 4 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x =
            rt_f32_mul_add(a[l], b[l], c[l], RT_EXACT, (uint32_t)rnd, (uint32_t)((fmz != 0) * 3),
            0x7fffffff);
        const uint32_t t =
            rt_f32_min(rt_f32_max(x, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP, 0x7fc00000);
        const uint32_t t_2 = rt_f32_is_nan(x) ? 0 : t;
        const uint32_t rd = !sat ? x : t_2;
        rd_to[l] = rd;
    }
}

RT_LOOP_1(lanes_ffma_b_2,
    (const uint32_t *a, const uint32_t *b, const uint32_t *c, uint32_t *rd_to,
    const int32_t fields), (a, b, c, rd_to, key), 3, 0)

RT_WITHIN void lanes_ffma_c_for(const uint32_t *a, const uint32_t *b, uint32_t c, uint32_t *rd_to,
    const int32_t key)
{
    const int32_t rnd = key & 3;
    const int32_t sat = key >> 2 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        uint32_t result = 0;
        if ((a[l] >> 23 & 0xff) == 0 || (b[l] >> 23 & 0xff) == 0) {
            result = rt_f32_add(0, c, (uint32_t)rnd, RT_FLUSH_ALL, 0x7fffffff);
        } else {
            result = rt_f32_mul_add(a[l], b[l], c, RT_EXACT, (uint32_t)rnd, RT_FLUSH_ALL,
                0x7fffffff);
        }
        const uint32_t t =
            rt_f32_min(rt_f32_max(result, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP, 0x7fc00000);
        const uint32_t t_2 = rt_f32_is_nan(result) ? 0 : t;
        const uint32_t rd = !sat ? result : t_2;
        rd_to[l] = rd;
    }
}

RT_LOOP_1(lanes_ffma_c,
    (const uint32_t *a, const uint32_t *b, uint32_t c, uint32_t *rd_to, const int32_t fields),
    (a, b, c, rd_to, key), 0, 0)

RT_WITHIN void lanes_ffma_c_2_for(const uint32_t *a, const uint32_t *b, uint32_t c,
    uint32_t *rd_to, const int32_t key)
{
    const int32_t rnd = key & 3;
    const int32_t fmz = key >> 2 & 3;
    const int32_t sat = key >> 4 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x =
            rt_f32_mul_add(a[l], b[l], c, RT_EXACT, (uint32_t)rnd, (uint32_t)((fmz != 0) * 3),
            0x7fffffff);
        const uint32_t t =
            rt_f32_min(rt_f32_max(x, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP, 0x7fc00000);
        const uint32_t t_2 = rt_f32_is_nan(x) ? 0 : t;
        const uint32_t rd = !sat ? x : t_2;
        rd_to[l] = rd;
    }
}

RT_LOOP_1(lanes_ffma_c_2,
    (const uint32_t *a, const uint32_t *b, uint32_t c, uint32_t *rd_to, const int32_t fields),
    (a, b, c, rd_to, key), 3, 0)

RT_WITHIN void lanes_fmnmx_n_for(struct volta_state *s, int32_t pp, const uint32_t *a,
    const uint32_t *b, int32_t m_2, uint32_t *found_lanes, const int32_t key)
{
    const int32_t not_pp = key & 1;
    uint32_t hold_2 = 0;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t q = s->p[pp][l] ^ not_pp;
        const uint32_t u = a[l];
        const uint32_t v = b[l];
        const uint32_t t = rt_f32_min(u, v, (uint32_t)((m_2 & 1) * 3), 0x7fffffff);
        const uint32_t t_2 = rt_f32_max(u, v, (uint32_t)((m_2 & 1) * 3), 0x7fffffff);
        const uint32_t r = q ? t : t_2;
        hold_2 |= (uint32_t)((rt_f32_is_nan(r)
            || (m_2 >> 1 != 0 && (rt_f32_is_nan(a[l]) || rt_f32_is_nan(b[l])))) != 0) << l;
    }
    *found_lanes = hold_2;
}

RT_LOOP_1(lanes_fmnmx_n,
    (struct volta_state *s, int32_t pp, const uint32_t *a, const uint32_t *b, int32_t m_2,
    uint32_t *found_lanes, const int32_t fields), (s, pp, a, b, m_2, found_lanes, key), 0, 0)

RT_WITHIN void lanes_fmnmx_n_2_for(struct volta_state *s, int32_t pp, const uint32_t *a,
    const uint32_t *b, int32_t m_2, uint32_t *rd_to, const int32_t key)
{
    const int32_t not_pp = key & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t q = s->p[pp][l] ^ not_pp;
        const uint32_t u = a[l];
        const uint32_t v = b[l];
        const uint32_t t_3 = rt_f32_min(u, v, (uint32_t)((m_2 & 1) * 3), 0x7fffffff);
        const uint32_t t_4 = rt_f32_max(u, v, (uint32_t)((m_2 & 1) * 3), 0x7fffffff);
        const uint32_t r = q ? t_3 : t_4;
        const uint32_t rd = r;
        rd_to[l] = rd;
    }
}

RT_LOOP_1(lanes_fmnmx_n_2,
    (struct volta_state *s, int32_t pp, const uint32_t *a, const uint32_t *b, int32_t m_2,
    uint32_t *rd_to, const int32_t fields), (s, pp, a, b, m_2, rd_to, key), 0, 0)

RT_WITHIN void lanes_fmnmx_n_3(uint32_t *rd_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t rd = 2147483647;
        rd_to[l] = rd;
    }
}

RT_WITHIN void lanes_fmnmx_x_for(struct volta_state *s, int32_t pp, const uint32_t *a,
    const uint32_t *b, int32_t m_2, uint32_t *found_lanes, const int32_t key)
{
    const int32_t not_pp = key & 1;
    uint32_t hold_2 = 0;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t q = s->p[pp][l] ^ not_pp;
        const uint32_t u = a[l] & 0x7fffffff;
        const uint32_t v = b[l] & 0x7fffffff;
        const uint32_t t = rt_f32_min(u, v, (uint32_t)((m_2 & 1) * 3), 0x7fffffff);
        const uint32_t t_2 = rt_f32_max(u, v, (uint32_t)((m_2 & 1) * 3), 0x7fffffff);
        const uint32_t r = q ? t : t_2;
        hold_2 |= (uint32_t)((rt_f32_is_nan(r)
            || (m_2 >> 1 != 0 && (rt_f32_is_nan(a[l]) || rt_f32_is_nan(b[l])))) != 0) << l;
    }
    *found_lanes = hold_2;
}

RT_LOOP_1(lanes_fmnmx_x,
    (struct volta_state *s, int32_t pp, const uint32_t *a, const uint32_t *b, int32_t m_2,
    uint32_t *found_lanes, const int32_t fields), (s, pp, a, b, m_2, found_lanes, key), 0, 0)

RT_WITHIN void lanes_fmnmx_x_2_for(struct volta_state *s, int32_t pp, const uint32_t *a,
    const uint32_t *b, int32_t m_2, uint32_t *rd_to, const int32_t key)
{
    const int32_t not_pp = key & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t q = s->p[pp][l] ^ not_pp;
        const uint32_t u = a[l] & 0x7fffffff;
        const uint32_t v = b[l] & 0x7fffffff;
        const uint32_t t_3 = rt_f32_min(u, v, (uint32_t)((m_2 & 1) * 3), 0x7fffffff);
        const uint32_t t_4 = rt_f32_max(u, v, (uint32_t)((m_2 & 1) * 3), 0x7fffffff);
        const uint32_t r = q ? t_3 : t_4;
        const uint32_t rd = r ^ (a[l] >> 31 ^ b[l] >> 31) << 31;
        rd_to[l] = rd;
    }
}

RT_LOOP_1(lanes_fmnmx_x_2,
    (struct volta_state *s, int32_t pp, const uint32_t *a, const uint32_t *b, int32_t m_2,
    uint32_t *rd_to, const int32_t fields), (s, pp, a, b, m_2, rd_to, key), 0, 0)

RT_WITHIN void lanes_fsel_for(struct volta_state *s, int32_t pp, const uint32_t *a,
    const uint32_t *b, uint32_t *rd_to, const int32_t key)
{
    const int32_t not_pp = key & 1;
    const int32_t ftz = key >> 1 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t q = s->p[pp][l] ^ not_pp;
        const uint32_t r = q ? a[l] : b[l];
        const uint32_t rd = (ftz && (r >> 23 & 0xff) == 0) ? r & 0x80000000u : r;
        rd_to[l] = rd;
    }
}

RT_LOOP_1(lanes_fsel,
    (struct volta_state *s, int32_t pp, const uint32_t *a, const uint32_t *b, uint32_t *rd_to,
    const int32_t fields), (s, pp, a, b, rd_to, key), 0, 0)

RT_WITHIN void lanes_fset_for(struct volta_state *s, int32_t pp, const uint32_t *a,
    const uint32_t *b, int32_t float_cmp, uint32_t *rd_to, const int32_t key)
{
    const int32_t not_pp = key & 1;
    const int32_t ftz = key >> 1 & 1;
    const int32_t bop = key >> 2 & 3;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t q = s->p[pp][l] ^ not_pp;
        const int32_t t = (rt_f32_compare(a[l], b[l], (uint32_t)(ftz * 3)) & float_cmp) != 0;
        const uint32_t rd =
            (uint32_t)((bop == 0 ? (t && q) : bop == 1 ? t || q : bop == 2 ? t ^ q : 0) != 0
            ? 1065353216 : 0);
        rd_to[l] = rd;
    }
}

RT_LOOP_1(lanes_fset,
    (struct volta_state *s, int32_t pp, const uint32_t *a, const uint32_t *b, int32_t float_cmp,
    uint32_t *rd_to, const int32_t fields), (s, pp, a, b, float_cmp, rd_to, key), 0, 0)

RT_WITHIN void lanes_fsetp_for(struct volta_state *s, int32_t pp, const uint32_t *a,
    const uint32_t *b, int32_t float_cmp, uint8_t *pu_to, uint8_t *pv_to, const int32_t key)
{
    const int32_t not_pp = key & 1;
    const int32_t ftz = key >> 1 & 1;
    const int32_t bop = key >> 2 & 3;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t q = s->p[pp][l] ^ not_pp;
        const int32_t t = (rt_f32_compare(a[l], b[l], (uint32_t)(ftz * 3)) & float_cmp) != 0;
        const int32_t t_2 = !t;
        const uint32_t pu =
            (uint32_t)(bop == 0 ? (t && q) : bop == 1 ? t || q : bop == 2 ? t ^ q : 0);
        const uint32_t pv =
            (uint32_t)(bop == 0 ? (t_2 && q) : bop == 1 ? t_2 || q : bop == 2 ? t_2 ^ q : 0);
        pu_to[l] = (uint8_t)pu;
        pv_to[l] = (uint8_t)pv;
    }
}

RT_LOOP_1(lanes_fsetp,
    (struct volta_state *s, int32_t pp, const uint32_t *a, const uint32_t *b, int32_t float_cmp,
    uint8_t *pu_to, uint8_t *pv_to, const int32_t fields),
    (s, pp, a, b, float_cmp, pu_to, pv_to, key), 0, 0)

RT_WITHIN void lanes_fchk(uint8_t *pu_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t pu = 1;
        pu_to[l] = (uint8_t)pu;
    }
}

RT_WITHIN void lanes_fswzadd_for(uint32_t *found_lanes, const int32_t key)
{
    const int32_t float_signs0 = key & 3;
    const int32_t float_signs1 = key >> 2 & 3;
    const int32_t float_signs2 = key >> 4 & 3;
    const int32_t float_signs3 = key >> 6 & 3;
    uint32_t trapping = 0;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t t = l & 3;
        const int32_t op = t == 0 ? float_signs0 : t == 1 ? float_signs1 : t == 2 ? float_signs2
            : float_signs3;
        trapping |= (uint32_t)((op == 3) != 0) << l;
    }
    *found_lanes = trapping;
}

RT_LOOP_2(lanes_fswzadd, (uint32_t *found_lanes, const int32_t fields), (found_lanes, key), 0, 0,
    54)

RT_WITHIN void lanes_fswzadd_2_for(struct volta_state *s, int32_t ra, int32_t rc, uint32_t *rd_to,
    const int32_t key)
{
    const int32_t float_signs0 = key & 3;
    const int32_t float_signs1 = key >> 2 & 3;
    const int32_t float_signs2 = key >> 4 & 3;
    const int32_t float_signs3 = key >> 6 & 3;
    const int32_t rnd = key >> 8 & 3;
    const int32_t ftz = key >> 10 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t t_2 = l & 3;
        const int32_t op = t_2 == 0 ? float_signs0 : t_2 == 1 ? float_signs1 : t_2 == 2
            ? float_signs2 : float_signs3;
        const uint32_t x = s->r[ra][l] ^ (uint32_t)(op == 2) << 31;
        const uint32_t y = s->r[rc][l] ^ (uint32_t)(op == 1) << 31;
        const uint32_t sum = rt_f32_add(x, y, (uint32_t)rnd, (uint32_t)(ftz * 3), 0x7fffffff);
        const uint32_t rd = sum;
        rd_to[l] = rd;
    }
}

RT_LOOP_1(lanes_fswzadd_2,
    (struct volta_state *s, int32_t ra, int32_t rc, uint32_t *rd_to, const int32_t fields),
    (s, ra, rc, rd_to, key), 768, 0)

static void lanes_mufu_r(const uint32_t *b, int32_t float_mufu_op, struct isadora_machine *m,
    uint32_t *rd_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        uint32_t result = 0;
        uint32_t result_2 = 0;
        int64_t p = 0;
        uint64_t r = 0;
        uint32_t t = 0;
        uint32_t result_3 = 0;
        int64_t p_2 = 0;
        uint64_t r_2 = 0;
        uint32_t t_2 = 0;
        int32_t result_4 = 0;
        int64_t p_3 = 0;
        uint32_t result_5 = 0;
        uint64_t p_4 = 0;
        uint32_t result_6 = 0;
        uint32_t result_7 = 0;
        int32_t s_7 = 0;
        uint32_t result_8 = 0;
        uint32_t result_9 = 0;
        int32_t s_8 = 0;
        uint32_t result_10 = 0;
        int32_t s_9 = 0;
        int32_t t_6 = 0;
        uint32_t result_11 = 0;
        int64_t p_5 = 0;
        int64_t p_6 = 0;
        const uint32_t x = b[l];
        if (float_mufu_op == 0) {
            const uint32_t e = x >> 23 & 0xff;
            const uint32_t m_2 = (x & 0x7fffff) | 0x800000;
            const int32_t far = e >= 124;
            const uint64_t f =
                rt_shl_u64((uint64_t)m_2, (uint64_t)rt_clamp_i32((int32_t)e - 86, 0, 64));
            const int32_t q = far ? (int32_t)(((rt_i128)f + INT64_C(2305843009213693952)) >> 62)
                : 0;
            const rt_i128 d = (rt_i128)f - (rt_i128)(rt_u128_from(q) << 62);
            const int64_t y = far
                ? (int64_t)((uint64_t)rt_abs_i128(d) & INT64_C(0x3fffffffffffffff))
                : rt_shr_i64((int64_t)m_2 << 38, (uint64_t)(124 - rt_min_i32((int32_t)e, 124)));
            const int32_t z = rt_clz(rt_u128_from(y), 64);
            const uint64_t n = far ? rt_shl_u64((uint64_t)y, (uint64_t)z) : (uint64_t)m_2 << 40;
            if (e == 255) {
                result_2 = 2147483647;
            } else if (e == 0) {
                result_2 = 1065353216;
            } else {
                const int32_t q_2 = (q + 1) & 3;
                const int32_t k = far ? -64 - z : (int32_t)e - 190;
                const rt_i128 u = (rt_i128)y * (rt_i128)y >> 58;
                const int32_t neg = far && d < 0;
                p = 0;
                RT_UNROLL
                for (int32_t i = 1; i <= 10; i++) {
                    p = lut_sin_c[10 - i] - (int64_t)((rt_i128)p * u >> 64);
                }
                r = 0;
                RT_UNROLL
                for (int32_t i_2 = 1; i_2 <= 10; i_2++) {
                    r = (uint64_t)lut_cos_c[10 - i_2] - (uint64_t)((rt_i128)r * u >> 64);
                }
                const int32_t minus = n != 0 ? q_2 >> 1 ^ neg : 0;
                if (q_2 & 1) {
                    const int32_t s_2 = q_2 >> 1;
                    const uint32_t x_2 =
                        (uint32_t)rt_float_from_unsigned(RT_F32, (rt_u128)r, RT_NEAR);
                    const int64_t x_3 = r == 0 ? 0 : (int64_t)x_2 + -520093696;
                    t = (uint32_t)s_2 << 31
                        | (uint32_t)(x_3 < 8388608 ? 0
                        : (int32_t)rt_min_u32((uint32_t)x_3, 2139095040));
                } else {
                    const int64_t n_2 = (int64_t)((rt_i128)n * (rt_i128)p >> 64);
                    const int32_t k_2 = k + 4;
                    const uint32_t x_4 =
                        (uint32_t)rt_float_from_unsigned(RT_F32, rt_u128_from(n_2), RT_NEAR);
                    const int64_t x_5 = n_2 == 0 ? 0 : (int64_t)x_4 + k_2 * 8388608;
                    t = (uint32_t)minus << 31
                        | (uint32_t)(x_5 < 8388608 ? 0 : (int32_t)rt_min_i64(x_5, 2139095040));
                }
                result_2 = t;
            }
            result = result_2;
        } else if (float_mufu_op == 1) {
            const uint32_t e_2 = x >> 23 & 0xff;
            const uint32_t m_3 = (x & 0x7fffff) | 0x800000;
            const int32_t far_2 = e_2 >= 124;
            const uint64_t f_2 =
                rt_shl_u64((uint64_t)m_3, (uint64_t)rt_clamp_i32((int32_t)e_2 - 86, 0, 64));
            const int32_t q_3 = far_2
                ? (int32_t)(((rt_i128)f_2 + INT64_C(2305843009213693952)) >> 62) : 0;
            const rt_i128 d_2 = (rt_i128)f_2 - (rt_i128)(rt_u128_from(q_3) << 62);
            const int64_t y_2 = far_2
                ? (int64_t)((uint64_t)rt_abs_i128(d_2) & INT64_C(0x3fffffffffffffff))
                : rt_shr_i64((int64_t)m_3 << 38, (uint64_t)(124 - rt_min_i32((int32_t)e_2, 124)));
            const int32_t z_2 = rt_clz(rt_u128_from(y_2), 64);
            const uint64_t n_3 = far_2 ? rt_shl_u64((uint64_t)y_2, (uint64_t)z_2)
                : (uint64_t)m_3 << 40;
            if (e_2 == 255) {
                result_3 = 2147483647;
            } else if (e_2 == 0) {
                result_3 = x >> 31 << 31;
            } else {
                const int32_t q_4 = q_3 & 3;
                const int32_t k_3 = far_2 ? -64 - z_2 : (int32_t)e_2 - 190;
                const rt_i128 u_2 = (rt_i128)y_2 * (rt_i128)y_2 >> 58;
                const int32_t neg_2 = far_2 && d_2 < 0;
                p_2 = 0;
                RT_UNROLL
                for (int32_t i_3 = 1; i_3 <= 10; i_3++) {
                    p_2 = lut_sin_c[10 - i_3] - (int64_t)((rt_i128)p_2 * u_2 >> 64);
                }
                r_2 = 0;
                RT_UNROLL
                for (int32_t i_4 = 1; i_4 <= 10; i_4++) {
                    r_2 = (uint64_t)lut_cos_c[10 - i_4] - (uint64_t)((rt_i128)r_2 * u_2 >> 64);
                }
                const uint32_t minus_2 = x >> 31 ^ (uint32_t)(n_3 != 0 ? q_4 >> 1 ^ neg_2 : 0);
                if (q_4 & 1) {
                    const uint32_t s_3 = x >> 31 ^ (uint32_t)(q_4 >> 1);
                    const uint32_t x_6 =
                        (uint32_t)rt_float_from_unsigned(RT_F32, (rt_u128)r_2, RT_NEAR);
                    const int64_t x_7 = r_2 == 0 ? 0 : (int64_t)x_6 + -520093696;
                    t_2 = s_3 << 31
                        | (uint32_t)(x_7 < 8388608 ? 0
                        : (int32_t)rt_min_u32((uint32_t)x_7, 2139095040));
                } else {
                    const int64_t n_4 = (int64_t)((rt_i128)n_3 * (rt_i128)p_2 >> 64);
                    const int32_t k_4 = k_3 + 4;
                    const uint32_t x_8 =
                        (uint32_t)rt_float_from_unsigned(RT_F32, rt_u128_from(n_4), RT_NEAR);
                    const int64_t x_9 = n_4 == 0 ? 0 : (int64_t)x_8 + k_4 * 8388608;
                    t_2 = minus_2 << 31
                        | (uint32_t)(x_9 < 8388608 ? 0 : (int32_t)rt_min_i64(x_9, 2139095040));
                }
                result_3 = t_2;
            }
            result = result_3;
        } else if (float_mufu_op == 2) {
            const uint32_t e_3 = x >> 23 & 0xff;
            const int32_t m_4 = x >> 31 != 0 ? -(int32_t)((x & 0x7fffff) | 0x800000)
                : (int32_t)((x & 0x7fffff) | 0x800000);
            const rt_i128 n_5 =
                rt_shr_i128((rt_i128)(rt_u128_from(m_4) << 45),
                (uint64_t)(133 - rt_min_i32((int32_t)e_3, 133)));
            const uint64_t f_3 = (uint64_t)n_5 & INT64_C(0x3fffffffffffffff);
            p_3 = 1;
            RT_UNROLL
            for (int32_t i_5 = 1; i_5 <= 18; i_5++) {
                p_3 = lut_ex2_c[18 - i_5] + (int64_t)((rt_i128)p_3 * (rt_i128)f_3 >> 62);
            }
            const int32_t v = ((int32_t)(n_5 >> 62) + 126) * 8388608
                + (int32_t)(((uint64_t)p_3 + INT64_C(274877906944)) >> 39);
            if (e_3 == 255 && (x & 0x7fffff) != 0) {
                result_4 = 2147483647;
            } else if (e_3 == 0) {
                result_4 = 1065353216;
            } else if (e_3 > 133) {
                result_4 = x >> 31 != 0 ? 0 : 2139095040;
            } else {
                result_4 = v < 8388608 ? 0 : rt_min_i32(v, 2139095040);
            }
            result = (uint32_t)result_4;
        } else if (float_mufu_op == 3) {
            const uint32_t m_5 = (x & 0x7fffff) | 0x800000;
            const int32_t big = m_5 >= 11863284;
            const int32_t one = 1 << (23 + big);
            const int32_t e_4 = (int32_t)(x >> 23 & 0xff) - 127 + big;
            const rt_u128 s_4 = (rt_u128_from(rt_abs_i32((int32_t)m_5 - one)) << 86)
                / (rt_u128)(m_5 + (uint32_t)one);
            const int64_t y_3 = (int64_t)((s_4 >> 22) * (s_4 >> 22) >> 64);
            p_4 = INT64_C(492833818438678611);
            RT_UNROLL
            for (int32_t i_6 = 1; i_6 <= 13; i_6++) {
                p_4 = lut_lg2_c[13 - i_6] + (uint64_t)((rt_i128)p_4 * (rt_i128)y_3 >> 64);
            }
            const int32_t z_3 =
                rt_min_i32(rt_clz(s_4
                & rt_u128_of(UINT64_C(0xfffff), UINT64_C(0xffffffffffffffff)), 84), 22);
            const uint64_t l_2 =
                (uint64_t)((((s_4 & rt_u128_of(UINT64_C(0xfffff), UINT64_C(0xffffffffffffffff)))
                << z_3 & rt_u128_of(UINT64_C(0xfffff), UINT64_C(0xffffffffffffffff))) >> 20)
                * (rt_u128)p_4 >> 64);
            const rt_i128 t_3 = (rt_i128)(rt_u128_from(e_4) << 64)
                + (m_5 < (uint32_t)one ? -(rt_i128)(l_2 >> z_3) : (rt_i128)(l_2 >> z_3));
            if ((x >> 23 & 0xff) == 255 && (x & 0x7fffff) != 0) {
                result_5 = 2147483647;
            } else if ((x >> 23 & 0xff) == 0) {
                result_5 = 4286578688u;
            } else if (x >> 31 != 0) {
                result_5 = 2147483647;
            } else if ((x >> 23 & 0xff) == 255) {
                result_5 = 2139095040;
            } else if (e_4 == 0) {
                const int32_t s_5 = m_5 < (uint32_t)one;
                const int32_t k_5 = -64 - z_3;
                const uint32_t x_10 =
                    (uint32_t)rt_float_from_unsigned(RT_F32, (rt_u128)l_2, RT_NEAR);
                const int64_t x_11 = l_2 == 0 ? 0 : (int64_t)x_10 + k_5 * 8388608;
                result_5 = (uint32_t)s_5 << 31
                    | (uint32_t)(x_11 < 8388608 ? 0
                    : (int32_t)rt_min_u32((uint32_t)x_11, 2139095040));
            } else {
                const int32_t s_6 = t_3 < 0;
                const rt_i128 n_6 = rt_abs_i128(t_3);
                const uint32_t x_12 =
                    (uint32_t)rt_float_from_unsigned(RT_F32, (rt_u128)n_6, RT_NEAR);
                const int64_t x_13 = n_6 == 0 ? 0 : (int64_t)x_12 + -536870912;
                result_5 = (uint32_t)s_6 << 31
                    | (uint32_t)(x_13 < 8388608 ? 0
                    : (int32_t)rt_min_u32((uint32_t)x_13, 2139095040));
            }
            result = result_5;
        } else if (float_mufu_op == 4) {
            const uint32_t e_5 = x >> 23 & 0xff;
            const uint32_t m_6 = (x & 0x7fffff) | 0x800000;
            const int32_t q_5 = (int32_t)(INT64_C(140737488355328) / m_6);
            const int32_t r_3 = q_5 + (2 * (INT64_C(140737488355328) - (int64_t)q_5 * m_6) > m_6);
            if (e_5 == 255) {
                result_6 = m_6 == 8388608 ? x >> 31 << 31 : 2147483647;
            } else if (e_5 == 0) {
                result_6 = x >> 31 << 31 | 0x7f800000;
            } else {
                const int32_t x_14 = (252 - (int32_t)e_5) * 8388608 + r_3;
                result_6 = x >> 31 << 31
                    | (uint32_t)(x_14 < 8388608 ? 0 : rt_min_i32(x_14, 2139095040));
            }
            result = result_6;
        } else if (float_mufu_op == 5) {
            const uint32_t e_6 = x >> 23 & 0xff;
            const int32_t odd = !(e_6 & 1);
            const int64_t y_4 =
                (int64_t)(rt_i128_of(UINT64_C(0x400), UINT64_C(0x0))
                / (rt_i128)(((x & 0x7fffff) | 0x800000) << (1 + odd)));
            s_7 = 0;
            RT_UNROLL
            for (int32_t i_7 = 0; i_7 <= 25; i_7++) {
                const int32_t t_4 = s_7 | 1 << (25 - i_7);
                s_7 = (int64_t)t_4 * t_4 <= y_4 ? t_4 : s_7;
            }
            const int32_t r_4 = (s_7 + 1) >> 1;
            if (e_6 == 0) {
                result_7 = x >> 31 << 31 | 0x7f800000;
            } else if ((e_6 == 255 && (x & 0x7fffff) != 0) || x >> 31 != 0) {
                result_7 = 2147483647;
            } else if (e_6 == 255) {
                result_7 = 0;
            } else {
                result_7 = (uint32_t)((113 - (((int32_t)e_6 - 151 - odd) >> 1)) * 8388608 + r_4);
            }
            result = result_7;
        } else if (float_mufu_op == 6) {
            const uint32_t e_7 = x >> 20 & 0x7ff;
            const int32_t q_6 = (int32_t)(INT64_C(2199023255552) / ((x & 0xfffff) | 0x100000));
            const int32_t r_5 = (2044 - (int32_t)e_7) * 1048576 + q_6;
            if (e_7 == 2047) {
                result_8 = (x & 0xfffff) == 0 ? x >> 31 << 31 : 2147483647;
            } else if (e_7 == 0) {
                result_8 = x >> 31 << 31 | 0x7ff00000;
            } else {
                result_8 = x >> 31 << 31 | (uint32_t)(r_5 < 1048576 ? 0 : r_5);
            }
            result = result_8;
        } else if (float_mufu_op == 7) {
            const uint32_t e_8 = x >> 20 & 0x7ff;
            const uint32_t odd_2 = (e_8 & 1) ^ 1;
            const int64_t y_5 = INT64_C(4611686018427387904)
                / (((x & 0xfffff) | 0x100000) << odd_2);
            s_8 = 0;
            RT_UNROLL
            for (int32_t i_8 = 0; i_8 <= 21; i_8++) {
                const int32_t t_5 = s_8 | 1 << (21 - i_8);
                s_8 = (int64_t)t_5 * t_5 <= y_5 ? t_5 : s_8;
            }
            const int32_t r_6 = s_8;
            if (e_8 == 0) {
                result_9 = x >> 31 << 31 | 0x7ff00000;
            } else if ((e_8 == 2047 && (x & 0xfffff) != 0) || x >> 31 != 0) {
                result_9 = 2147483647;
            } else if (e_8 == 2047) {
                result_9 = 0;
            } else {
                result_9 = (uint32_t)((1011 - (((int32_t)e_8 - 1043 - (int32_t)odd_2) >> 1))
                    * 1048576 + r_6);
            }
            result = result_9;
        } else if (float_mufu_op == 8) {
            const uint32_t e_9 = x >> 23 & 0xff;
            const uint32_t odd_3 = e_9 & 1;
            const int64_t y_6 = (int64_t)((x & 0x7fffff) | 0x800000) << (26 - odd_3);
            s_9 = 0;
            t_6 = 16777216;
            s_9 = 16777216;
            t_6 = 0x1000000 | 0x800000;
            s_9 = (int64_t)t_6 * t_6 <= y_6 ? t_6 : 16777216;
            t_6 = s_9 | 0x400000;
            s_9 = (int64_t)t_6 * t_6 <= y_6 ? t_6 : s_9;
            t_6 = s_9 | 0x200000;
            s_9 = (int64_t)t_6 * t_6 <= y_6 ? t_6 : s_9;
            t_6 = s_9 | 0x100000;
            s_9 = (int64_t)t_6 * t_6 <= y_6 ? t_6 : s_9;
            t_6 = s_9 | 0x80000;
            s_9 = (int64_t)t_6 * t_6 <= y_6 ? t_6 : s_9;
            t_6 = s_9 | 0x40000;
            s_9 = (int64_t)t_6 * t_6 <= y_6 ? t_6 : s_9;
            t_6 = s_9 | 0x20000;
            s_9 = (int64_t)t_6 * t_6 <= y_6 ? t_6 : s_9;
            t_6 = s_9 | 0x10000;
            s_9 = (int64_t)t_6 * t_6 <= y_6 ? t_6 : s_9;
            t_6 = s_9 | 0x8000;
            s_9 = (int64_t)t_6 * t_6 <= y_6 ? t_6 : s_9;
            t_6 = s_9 | 0x4000;
            s_9 = (int64_t)t_6 * t_6 <= y_6 ? t_6 : s_9;
            t_6 = s_9 | 0x2000;
            s_9 = (int64_t)t_6 * t_6 <= y_6 ? t_6 : s_9;
            t_6 = s_9 | 0x1000;
            s_9 = (int64_t)t_6 * t_6 <= y_6 ? t_6 : s_9;
            t_6 = s_9 | 0x800;
            s_9 = (int64_t)t_6 * t_6 <= y_6 ? t_6 : s_9;
            t_6 = s_9 | 0x400;
            s_9 = (int64_t)t_6 * t_6 <= y_6 ? t_6 : s_9;
            t_6 = s_9 | 0x200;
            s_9 = (int64_t)t_6 * t_6 <= y_6 ? t_6 : s_9;
            t_6 = s_9 | 0x100;
            s_9 = (int64_t)t_6 * t_6 <= y_6 ? t_6 : s_9;
            t_6 = s_9 | 0x80;
            s_9 = (int64_t)t_6 * t_6 <= y_6 ? t_6 : s_9;
            t_6 = s_9 | 0x40;
            s_9 = (int64_t)t_6 * t_6 <= y_6 ? t_6 : s_9;
            t_6 = s_9 | 0x20;
            s_9 = (int64_t)t_6 * t_6 <= y_6 ? t_6 : s_9;
            t_6 = s_9 | 0x10;
            s_9 = (int64_t)t_6 * t_6 <= y_6 ? t_6 : s_9;
            t_6 = s_9 | 8;
            s_9 = (int64_t)t_6 * t_6 <= y_6 ? t_6 : s_9;
            t_6 = s_9 | 4;
            s_9 = (int64_t)t_6 * t_6 <= y_6 ? t_6 : s_9;
            t_6 = s_9 | 2;
            s_9 = (int64_t)t_6 * t_6 <= y_6 ? t_6 : s_9;
            t_6 = s_9 | 1;
            s_9 = (int64_t)t_6 * t_6 <= y_6 ? t_6 : s_9;
            const int32_t r_7 = (s_9 + 1) >> 1;
            if (e_9 == 0) {
                result_10 = x >> 31 << 31;
            } else if ((e_9 == 255 && (x & 0x7fffff) != 0) || x >> 31 != 0) {
                result_10 = 2147483647;
            } else if (e_9 == 255) {
                result_10 = 2139095040;
            } else {
                result_10 = (uint32_t)((150 + (((int32_t)e_9 - 176 + (int32_t)odd_3) >> 1))
                    * 8388608 + r_7);
            }
            result = result_10;
        } else {
            const uint32_t e_10 = x >> 23 & 0xff;
            const uint32_t m_7 = (x & 0x7fffff) | 0x800000;
            if (e_10 == 255 && (x & 0x7fffff) != 0) {
                result_11 = 2147483647;
            } else if (e_10 == 0) {
                result_11 = x >> 31 << 31;
            } else if (e_10 > 130) {
                result_11 = x >> 31 << 31 | 0x3f800000;
            } else if (e_10 < 125) {
                const int64_t y_7 =
                    rt_shr_i64((int64_t)m_7 << 38,
                    (uint64_t)(124 - rt_min_i32((int32_t)e_10, 124)));
                const uint64_t u_3 = (uint64_t)((rt_i128)y_7 * (rt_i128)y_7 >> 60);
                p_5 = 0;
                RT_UNROLL
                for (int32_t i_10 = 1; i_10 <= 13; i_10++) {
                    p_5 = lut_tanh_c[13 - i_10] - (int64_t)((rt_i128)p_5 * (rt_i128)u_3 >> 64);
                }
                const int64_t n_7 = (int64_t)((rt_i128)((uint64_t)m_7 << 40) * (rt_i128)p_5 >> 64);
                const int32_t k_6 = (int32_t)e_10 - 188;
                const uint32_t x_15 =
                    (uint32_t)rt_float_from_unsigned(RT_F32, rt_u128_from(n_7), RT_NEAR);
                const int64_t x_16 = (int64_t)x_15 + k_6 * 8388608;
                result_11 = x >> 31 << 31
                    | (uint32_t)(x_16 < 8388608 ? 0
                    : (int32_t)rt_min_u32((uint32_t)x_16, 2139095040));
            } else {
                const rt_i128 v_2 = (rt_i128)m_7 * INT64_C(6653256548922161245)
                    >> (149 - rt_clamp_i32((int32_t)e_10, 125, 130));
                const uint64_t f_4 = (uint64_t)v_2 & INT64_C(0x3fffffffffffffff);
                p_6 = 1;
                RT_UNROLL
                for (int32_t i_11 = 1; i_11 <= 18; i_11++) {
                    p_6 = lut_ex2_c[18 - i_11] + (int64_t)((rt_i128)p_6 * (rt_i128)f_4 >> 62);
                }
                const rt_u128 w = rt_u128_from(p_6) << (v_2 >> 62);
                const int64_t n_8 = INT64_C(4611686018427387904)
                    - (int64_t)(rt_u128_of(UINT64_C(0x2000000000000000), UINT64_C(0x0))
                    / (w + INT64_C(4611686018427387904)));
                const uint32_t x_17 =
                    (uint32_t)rt_float_from_unsigned(RT_F32, rt_u128_from(n_8), RT_NEAR);
                const int64_t x_18 = n_8 == 0 ? 0 : (int64_t)x_17 + -520093696;
                result_11 = x >> 31 << 31
                    | (uint32_t)(x_18 < 8388608 ? 0
                    : (int32_t)rt_min_u32((uint32_t)x_18, 2139095040));
            }
            result = result_11;
        }
        const int32_t t_7 = (int32_t)m->launch.option[1];
        const int32_t d_3 = t_7 == 0 ? 0 : t_7 == 1 ? 1 : -1;
        const uint32_t r_8 = (result & 0x7fffffff) == 0
            || (result >> 23 & 0xff) == 255 ? result : result + (uint32_t)d_3;
        const uint32_t rd = r_8;
        rd_to[l] = rd;
    }
}

static void lanes_mufu_s(uint32_t fimm, int32_t float_mufu_op, struct isadora_machine *m,
    uint32_t *rd_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        uint32_t result = 0;
        uint32_t result_2 = 0;
        int64_t p = 0;
        uint64_t r = 0;
        uint32_t t = 0;
        uint32_t result_3 = 0;
        int64_t p_2 = 0;
        uint64_t r_2 = 0;
        uint32_t t_2 = 0;
        int32_t result_4 = 0;
        int64_t p_3 = 0;
        uint32_t result_5 = 0;
        uint64_t p_4 = 0;
        uint32_t result_6 = 0;
        uint32_t result_7 = 0;
        int32_t s_7 = 0;
        uint32_t result_8 = 0;
        int32_t s_8 = 0;
        int32_t t_5 = 0;
        uint32_t result_9 = 0;
        int64_t p_5 = 0;
        int64_t p_6 = 0;
        const uint32_t x = fimm;
        if (float_mufu_op == 0) {
            const uint32_t e = x >> 23 & 0xff;
            const uint32_t m_2 = (x & 0x7fffff) | 0x800000;
            const int32_t far = e >= 124;
            const uint64_t f =
                rt_shl_u64((uint64_t)m_2, (uint64_t)rt_clamp_i32((int32_t)e - 86, 0, 64));
            const int32_t q = far ? (int32_t)(((rt_i128)f + INT64_C(2305843009213693952)) >> 62)
                : 0;
            const rt_i128 d = (rt_i128)f - (rt_i128)(rt_u128_from(q) << 62);
            const int64_t y = far
                ? (int64_t)((uint64_t)rt_abs_i128(d) & INT64_C(0x3fffffffffffffff))
                : rt_shr_i64((int64_t)m_2 << 38, (uint64_t)(124 - rt_min_i32((int32_t)e, 124)));
            const int32_t z = rt_clz(rt_u128_from(y), 64);
            const uint64_t n = far ? rt_shl_u64((uint64_t)y, (uint64_t)z) : (uint64_t)m_2 << 40;
            if (e == 255) {
                result_2 = 2147483647;
            } else if (e == 0) {
                result_2 = 1065353216;
            } else {
                const int32_t q_2 = (q + 1) & 3;
                const int32_t k = far ? -64 - z : (int32_t)e - 190;
                const rt_i128 u = (rt_i128)y * (rt_i128)y >> 58;
                const int32_t neg = far && d < 0;
                p = 0;
                RT_UNROLL
                for (int32_t i = 1; i <= 10; i++) {
                    p = lut_sin_c[10 - i] - (int64_t)((rt_i128)p * u >> 64);
                }
                r = 0;
                RT_UNROLL
                for (int32_t i_2 = 1; i_2 <= 10; i_2++) {
                    r = (uint64_t)lut_cos_c[10 - i_2] - (uint64_t)((rt_i128)r * u >> 64);
                }
                const int32_t minus = n != 0 ? q_2 >> 1 ^ neg : 0;
                if (q_2 & 1) {
                    const int32_t s_2 = q_2 >> 1;
                    const uint32_t x_2 =
                        (uint32_t)rt_float_from_unsigned(RT_F32, (rt_u128)r, RT_NEAR);
                    const int64_t x_3 = r == 0 ? 0 : (int64_t)x_2 + -520093696;
                    t = (uint32_t)s_2 << 31
                        | (uint32_t)(x_3 < 8388608 ? 0
                        : (int32_t)rt_min_u32((uint32_t)x_3, 2139095040));
                } else {
                    const int64_t n_2 = (int64_t)((rt_i128)n * (rt_i128)p >> 64);
                    const int32_t k_2 = k + 4;
                    const uint32_t x_4 =
                        (uint32_t)rt_float_from_unsigned(RT_F32, rt_u128_from(n_2), RT_NEAR);
                    const int64_t x_5 = n_2 == 0 ? 0 : (int64_t)x_4 + k_2 * 8388608;
                    t = (uint32_t)minus << 31
                        | (uint32_t)(x_5 < 8388608 ? 0 : (int32_t)rt_min_i64(x_5, 2139095040));
                }
                result_2 = t;
            }
            result = result_2;
        } else if (float_mufu_op == 1) {
            const uint32_t e_2 = x >> 23 & 0xff;
            const uint32_t m_3 = (x & 0x7fffff) | 0x800000;
            const int32_t far_2 = e_2 >= 124;
            const uint64_t f_2 =
                rt_shl_u64((uint64_t)m_3, (uint64_t)rt_clamp_i32((int32_t)e_2 - 86, 0, 64));
            const int32_t q_3 = far_2
                ? (int32_t)(((rt_i128)f_2 + INT64_C(2305843009213693952)) >> 62) : 0;
            const rt_i128 d_2 = (rt_i128)f_2 - (rt_i128)(rt_u128_from(q_3) << 62);
            const int64_t y_2 = far_2
                ? (int64_t)((uint64_t)rt_abs_i128(d_2) & INT64_C(0x3fffffffffffffff))
                : rt_shr_i64((int64_t)m_3 << 38, (uint64_t)(124 - rt_min_i32((int32_t)e_2, 124)));
            const int32_t z_2 = rt_clz(rt_u128_from(y_2), 64);
            const uint64_t n_3 = far_2 ? rt_shl_u64((uint64_t)y_2, (uint64_t)z_2)
                : (uint64_t)m_3 << 40;
            if (e_2 == 255) {
                result_3 = 2147483647;
            } else if (e_2 == 0) {
                result_3 = x >> 31 << 31;
            } else {
                const int32_t q_4 = q_3 & 3;
                const int32_t k_3 = far_2 ? -64 - z_2 : (int32_t)e_2 - 190;
                const rt_i128 u_2 = (rt_i128)y_2 * (rt_i128)y_2 >> 58;
                const int32_t neg_2 = far_2 && d_2 < 0;
                p_2 = 0;
                RT_UNROLL
                for (int32_t i_3 = 1; i_3 <= 10; i_3++) {
                    p_2 = lut_sin_c[10 - i_3] - (int64_t)((rt_i128)p_2 * u_2 >> 64);
                }
                r_2 = 0;
                RT_UNROLL
                for (int32_t i_4 = 1; i_4 <= 10; i_4++) {
                    r_2 = (uint64_t)lut_cos_c[10 - i_4] - (uint64_t)((rt_i128)r_2 * u_2 >> 64);
                }
                const uint32_t minus_2 = x >> 31 ^ (uint32_t)(n_3 != 0 ? q_4 >> 1 ^ neg_2 : 0);
                if (q_4 & 1) {
                    const uint32_t s_3 = x >> 31 ^ (uint32_t)(q_4 >> 1);
                    const uint32_t x_6 =
                        (uint32_t)rt_float_from_unsigned(RT_F32, (rt_u128)r_2, RT_NEAR);
                    const int64_t x_7 = r_2 == 0 ? 0 : (int64_t)x_6 + -520093696;
                    t_2 = s_3 << 31
                        | (uint32_t)(x_7 < 8388608 ? 0
                        : (int32_t)rt_min_u32((uint32_t)x_7, 2139095040));
                } else {
                    const int64_t n_4 = (int64_t)((rt_i128)n_3 * (rt_i128)p_2 >> 64);
                    const int32_t k_4 = k_3 + 4;
                    const uint32_t x_8 =
                        (uint32_t)rt_float_from_unsigned(RT_F32, rt_u128_from(n_4), RT_NEAR);
                    const int64_t x_9 = n_4 == 0 ? 0 : (int64_t)x_8 + k_4 * 8388608;
                    t_2 = minus_2 << 31
                        | (uint32_t)(x_9 < 8388608 ? 0 : (int32_t)rt_min_i64(x_9, 2139095040));
                }
                result_3 = t_2;
            }
            result = result_3;
        } else if (float_mufu_op == 2) {
            const uint32_t e_3 = x >> 23 & 0xff;
            const int32_t m_4 = x >> 31 != 0 ? -(int32_t)((x & 0x7fffff) | 0x800000)
                : (int32_t)((x & 0x7fffff) | 0x800000);
            const rt_i128 n_5 =
                rt_shr_i128((rt_i128)(rt_u128_from(m_4) << 45),
                (uint64_t)(133 - rt_min_i32((int32_t)e_3, 133)));
            const uint64_t f_3 = (uint64_t)n_5 & INT64_C(0x3fffffffffffffff);
            p_3 = 1;
            RT_UNROLL
            for (int32_t i_5 = 1; i_5 <= 18; i_5++) {
                p_3 = lut_ex2_c[18 - i_5] + (int64_t)((rt_i128)p_3 * (rt_i128)f_3 >> 62);
            }
            const int32_t v = ((int32_t)(n_5 >> 62) + 126) * 8388608
                + (int32_t)(((uint64_t)p_3 + INT64_C(274877906944)) >> 39);
            if (e_3 == 255 && (x & 0x7fffff) != 0) {
                result_4 = 2147483647;
            } else if (e_3 == 0) {
                result_4 = 1065353216;
            } else if (e_3 > 133) {
                result_4 = x >> 31 != 0 ? 0 : 2139095040;
            } else {
                result_4 = v < 8388608 ? 0 : rt_min_i32(v, 2139095040);
            }
            result = (uint32_t)result_4;
        } else if (float_mufu_op == 3) {
            const uint32_t m_5 = (x & 0x7fffff) | 0x800000;
            const int32_t big = m_5 >= 11863284;
            const int32_t one = 1 << (23 + big);
            const int32_t e_4 = (int32_t)(x >> 23 & 0xff) - 127 + big;
            const rt_u128 s_4 = (rt_u128_from(rt_abs_i32((int32_t)m_5 - one)) << 86)
                / (rt_u128)(m_5 + (uint32_t)one);
            const int64_t y_3 = (int64_t)((s_4 >> 22) * (s_4 >> 22) >> 64);
            p_4 = INT64_C(492833818438678611);
            RT_UNROLL
            for (int32_t i_6 = 1; i_6 <= 13; i_6++) {
                p_4 = lut_lg2_c[13 - i_6] + (uint64_t)((rt_i128)p_4 * (rt_i128)y_3 >> 64);
            }
            const int32_t z_3 =
                rt_min_i32(rt_clz(s_4
                & rt_u128_of(UINT64_C(0xfffff), UINT64_C(0xffffffffffffffff)), 84), 22);
            const uint64_t l_2 =
                (uint64_t)((((s_4 & rt_u128_of(UINT64_C(0xfffff), UINT64_C(0xffffffffffffffff)))
                << z_3 & rt_u128_of(UINT64_C(0xfffff), UINT64_C(0xffffffffffffffff))) >> 20)
                * (rt_u128)p_4 >> 64);
            const rt_i128 t_3 = (rt_i128)(rt_u128_from(e_4) << 64)
                + (m_5 < (uint32_t)one ? -(rt_i128)(l_2 >> z_3) : (rt_i128)(l_2 >> z_3));
            if ((x >> 23 & 0xff) == 255 && (x & 0x7fffff) != 0) {
                result_5 = 2147483647;
            } else if ((x >> 23 & 0xff) == 0) {
                result_5 = 4286578688u;
            } else if (x >> 31 != 0) {
                result_5 = 2147483647;
            } else if ((x >> 23 & 0xff) == 255) {
                result_5 = 2139095040;
            } else if (e_4 == 0) {
                const int32_t s_5 = m_5 < (uint32_t)one;
                const int32_t k_5 = -64 - z_3;
                const uint32_t x_10 =
                    (uint32_t)rt_float_from_unsigned(RT_F32, (rt_u128)l_2, RT_NEAR);
                const int64_t x_11 = l_2 == 0 ? 0 : (int64_t)x_10 + k_5 * 8388608;
                result_5 = (uint32_t)s_5 << 31
                    | (uint32_t)(x_11 < 8388608 ? 0
                    : (int32_t)rt_min_u32((uint32_t)x_11, 2139095040));
            } else {
                const int32_t s_6 = t_3 < 0;
                const rt_i128 n_6 = rt_abs_i128(t_3);
                const uint32_t x_12 =
                    (uint32_t)rt_float_from_unsigned(RT_F32, (rt_u128)n_6, RT_NEAR);
                const int64_t x_13 = n_6 == 0 ? 0 : (int64_t)x_12 + -536870912;
                result_5 = (uint32_t)s_6 << 31
                    | (uint32_t)(x_13 < 8388608 ? 0
                    : (int32_t)rt_min_u32((uint32_t)x_13, 2139095040));
            }
            result = result_5;
        } else if (float_mufu_op == 4) {
            const uint32_t e_5 = x >> 23 & 0xff;
            const uint32_t m_6 = (x & 0x7fffff) | 0x800000;
            const int32_t q_5 = (int32_t)(INT64_C(140737488355328) / m_6);
            const int32_t r_3 = q_5 + (2 * (INT64_C(140737488355328) - (int64_t)q_5 * m_6) > m_6);
            if (e_5 == 255) {
                result_6 = m_6 == 8388608 ? x >> 31 << 31 : 2147483647;
            } else if (e_5 == 0) {
                result_6 = x >> 31 << 31 | 0x7f800000;
            } else {
                const int32_t x_14 = (252 - (int32_t)e_5) * 8388608 + r_3;
                result_6 = x >> 31 << 31
                    | (uint32_t)(x_14 < 8388608 ? 0 : rt_min_i32(x_14, 2139095040));
            }
            result = result_6;
        } else if (float_mufu_op == 5) {
            const uint32_t e_6 = x >> 23 & 0xff;
            const int32_t odd = !(e_6 & 1);
            const int64_t y_4 =
                (int64_t)(rt_i128_of(UINT64_C(0x400), UINT64_C(0x0))
                / (rt_i128)(((x & 0x7fffff) | 0x800000) << (1 + odd)));
            s_7 = 0;
            RT_UNROLL
            for (int32_t i_7 = 0; i_7 <= 25; i_7++) {
                const int32_t t_4 = s_7 | 1 << (25 - i_7);
                s_7 = (int64_t)t_4 * t_4 <= y_4 ? t_4 : s_7;
            }
            const int32_t r_4 = (s_7 + 1) >> 1;
            if (e_6 == 0) {
                result_7 = x >> 31 << 31 | 0x7f800000;
            } else if ((e_6 == 255 && (x & 0x7fffff) != 0) || x >> 31 != 0) {
                result_7 = 2147483647;
            } else if (e_6 == 255) {
                result_7 = 0;
            } else {
                result_7 = (uint32_t)((113 - (((int32_t)e_6 - 151 - odd) >> 1)) * 8388608 + r_4);
            }
            result = result_7;
        } else if (float_mufu_op == 8) {
            const uint32_t e_7 = x >> 23 & 0xff;
            const uint32_t odd_2 = e_7 & 1;
            const int64_t y_5 = (int64_t)((x & 0x7fffff) | 0x800000) << (26 - odd_2);
            s_8 = 0;
            t_5 = 16777216;
            s_8 = 16777216;
            t_5 = 0x1000000 | 0x800000;
            s_8 = (int64_t)t_5 * t_5 <= y_5 ? t_5 : 16777216;
            t_5 = s_8 | 0x400000;
            s_8 = (int64_t)t_5 * t_5 <= y_5 ? t_5 : s_8;
            t_5 = s_8 | 0x200000;
            s_8 = (int64_t)t_5 * t_5 <= y_5 ? t_5 : s_8;
            t_5 = s_8 | 0x100000;
            s_8 = (int64_t)t_5 * t_5 <= y_5 ? t_5 : s_8;
            t_5 = s_8 | 0x80000;
            s_8 = (int64_t)t_5 * t_5 <= y_5 ? t_5 : s_8;
            t_5 = s_8 | 0x40000;
            s_8 = (int64_t)t_5 * t_5 <= y_5 ? t_5 : s_8;
            t_5 = s_8 | 0x20000;
            s_8 = (int64_t)t_5 * t_5 <= y_5 ? t_5 : s_8;
            t_5 = s_8 | 0x10000;
            s_8 = (int64_t)t_5 * t_5 <= y_5 ? t_5 : s_8;
            t_5 = s_8 | 0x8000;
            s_8 = (int64_t)t_5 * t_5 <= y_5 ? t_5 : s_8;
            t_5 = s_8 | 0x4000;
            s_8 = (int64_t)t_5 * t_5 <= y_5 ? t_5 : s_8;
            t_5 = s_8 | 0x2000;
            s_8 = (int64_t)t_5 * t_5 <= y_5 ? t_5 : s_8;
            t_5 = s_8 | 0x1000;
            s_8 = (int64_t)t_5 * t_5 <= y_5 ? t_5 : s_8;
            t_5 = s_8 | 0x800;
            s_8 = (int64_t)t_5 * t_5 <= y_5 ? t_5 : s_8;
            t_5 = s_8 | 0x400;
            s_8 = (int64_t)t_5 * t_5 <= y_5 ? t_5 : s_8;
            t_5 = s_8 | 0x200;
            s_8 = (int64_t)t_5 * t_5 <= y_5 ? t_5 : s_8;
            t_5 = s_8 | 0x100;
            s_8 = (int64_t)t_5 * t_5 <= y_5 ? t_5 : s_8;
            t_5 = s_8 | 0x80;
            s_8 = (int64_t)t_5 * t_5 <= y_5 ? t_5 : s_8;
            t_5 = s_8 | 0x40;
            s_8 = (int64_t)t_5 * t_5 <= y_5 ? t_5 : s_8;
            t_5 = s_8 | 0x20;
            s_8 = (int64_t)t_5 * t_5 <= y_5 ? t_5 : s_8;
            t_5 = s_8 | 0x10;
            s_8 = (int64_t)t_5 * t_5 <= y_5 ? t_5 : s_8;
            t_5 = s_8 | 8;
            s_8 = (int64_t)t_5 * t_5 <= y_5 ? t_5 : s_8;
            t_5 = s_8 | 4;
            s_8 = (int64_t)t_5 * t_5 <= y_5 ? t_5 : s_8;
            t_5 = s_8 | 2;
            s_8 = (int64_t)t_5 * t_5 <= y_5 ? t_5 : s_8;
            t_5 = s_8 | 1;
            s_8 = (int64_t)t_5 * t_5 <= y_5 ? t_5 : s_8;
            const int32_t r_5 = (s_8 + 1) >> 1;
            if (e_7 == 0) {
                result_8 = x >> 31 << 31;
            } else if ((e_7 == 255 && (x & 0x7fffff) != 0) || x >> 31 != 0) {
                result_8 = 2147483647;
            } else if (e_7 == 255) {
                result_8 = 2139095040;
            } else {
                result_8 = (uint32_t)((150 + (((int32_t)e_7 - 176 + (int32_t)odd_2) >> 1))
                    * 8388608 + r_5);
            }
            result = result_8;
        } else {
            const uint32_t e_8 = x >> 23 & 0xff;
            const uint32_t m_7 = (x & 0x7fffff) | 0x800000;
            if (e_8 == 255 && (x & 0x7fffff) != 0) {
                result_9 = 2147483647;
            } else if (e_8 == 0) {
                result_9 = x >> 31 << 31;
            } else if (e_8 > 130) {
                result_9 = x >> 31 << 31 | 0x3f800000;
            } else if (e_8 < 125) {
                const int64_t y_6 =
                    rt_shr_i64((int64_t)m_7 << 38, (uint64_t)(124 - rt_min_i32((int32_t)e_8, 124)));
                const uint64_t u_3 = (uint64_t)((rt_i128)y_6 * (rt_i128)y_6 >> 60);
                p_5 = 0;
                RT_UNROLL
                for (int32_t i_9 = 1; i_9 <= 13; i_9++) {
                    p_5 = lut_tanh_c[13 - i_9] - (int64_t)((rt_i128)p_5 * (rt_i128)u_3 >> 64);
                }
                const int64_t n_7 = (int64_t)((rt_i128)((uint64_t)m_7 << 40) * (rt_i128)p_5 >> 64);
                const int32_t k_6 = (int32_t)e_8 - 188;
                const uint32_t x_15 =
                    (uint32_t)rt_float_from_unsigned(RT_F32, rt_u128_from(n_7), RT_NEAR);
                const int64_t x_16 = (int64_t)x_15 + k_6 * 8388608;
                result_9 = x >> 31 << 31
                    | (uint32_t)(x_16 < 8388608 ? 0
                    : (int32_t)rt_min_u32((uint32_t)x_16, 2139095040));
            } else {
                const rt_i128 v_2 = (rt_i128)m_7 * INT64_C(6653256548922161245)
                    >> (149 - rt_clamp_i32((int32_t)e_8, 125, 130));
                const uint64_t f_4 = (uint64_t)v_2 & INT64_C(0x3fffffffffffffff);
                p_6 = 1;
                RT_UNROLL
                for (int32_t i_10 = 1; i_10 <= 18; i_10++) {
                    p_6 = lut_ex2_c[18 - i_10] + (int64_t)((rt_i128)p_6 * (rt_i128)f_4 >> 62);
                }
                const rt_u128 w = rt_u128_from(p_6) << (v_2 >> 62);
                const int64_t n_8 = INT64_C(4611686018427387904)
                    - (int64_t)(rt_u128_of(UINT64_C(0x2000000000000000), UINT64_C(0x0))
                    / (w + INT64_C(4611686018427387904)));
                const uint32_t x_17 =
                    (uint32_t)rt_float_from_unsigned(RT_F32, rt_u128_from(n_8), RT_NEAR);
                const int64_t x_18 = n_8 == 0 ? 0 : (int64_t)x_17 + -520093696;
                result_9 = x >> 31 << 31
                    | (uint32_t)(x_18 < 8388608 ? 0
                    : (int32_t)rt_min_u32((uint32_t)x_18, 2139095040));
            }
            result = result_9;
        }
        const int32_t t_6 = (int32_t)m->launch.option[1];
        const int32_t d_3 = t_6 == 0 ? 0 : t_6 == 1 ? 1 : -1;
        const uint32_t r_6 = (result & 0x7fffffff) == 0
            || (result >> 23 & 0xff) == 255 ? result : result + (uint32_t)d_3;
        const uint32_t rd = r_6;
        rd_to[l] = rd;
    }
}

RT_WITHIN void lanes_mufu_d(uint64_t dimm, int32_t float_mufu_op, struct isadora_machine *m,
    uint32_t *rd_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        uint32_t result = 0;
        uint32_t result_2 = 0;
        uint32_t result_3 = 0;
        int32_t s_2 = 0;
        const uint32_t x = (uint32_t)(dimm >> 32);
        if (float_mufu_op == 6) {
            const uint32_t e = x >> 20 & 0x7ff;
            const int32_t q = (int32_t)(INT64_C(2199023255552) / ((x & 0xfffff) | 0x100000));
            const int32_t r = (2044 - (int32_t)e) * 1048576 + q;
            if (e == 2047) {
                result_2 = (x & 0xfffff) == 0 ? x >> 31 << 31 : 2147483647;
            } else if (e == 0) {
                result_2 = x >> 31 << 31 | 0x7ff00000;
            } else {
                result_2 = x >> 31 << 31 | (uint32_t)(r < 1048576 ? 0 : r);
            }
            result = result_2;
        } else {
            const uint32_t e_2 = x >> 20 & 0x7ff;
            const uint32_t odd = (e_2 & 1) ^ 1;
            const int64_t y = INT64_C(4611686018427387904) / (((x & 0xfffff) | 0x100000) << odd);
            s_2 = 0;
            RT_UNROLL
            for (int32_t i = 0; i <= 21; i++) {
                const int32_t t = s_2 | 1 << (21 - i);
                s_2 = (int64_t)t * t <= y ? t : s_2;
            }
            const int32_t r_2 = s_2;
            if (e_2 == 0) {
                result_3 = x >> 31 << 31 | 0x7ff00000;
            } else if ((e_2 == 2047 && (x & 0xfffff) != 0) || x >> 31 != 0) {
                result_3 = 2147483647;
            } else if (e_2 == 2047) {
                result_3 = 0;
            } else {
                result_3 = (uint32_t)((1011 - (((int32_t)e_2 - 1043 - (int32_t)odd) >> 1))
                    * 1048576 + r_2);
            }
            result = result_3;
        }
        const int32_t t_2 = (int32_t)m->launch.option[1];
        const int32_t d = t_2 == 0 ? 0 : t_2 == 1 ? 1 : -1;
        const uint32_t r_3 = (result & 0x7fffffff) == 0
            || (result >> 23 & 0xff) == 255 ? result : result + (uint32_t)d;
        const uint32_t rd = r_3;
        rd_to[l] = rd;
    }
}

static void lanes_mufu_h(const int32_t *b, int32_t float_mufu_op, struct isadora_machine *m,
    uint32_t *rd_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        uint32_t result = 0;
        uint32_t result_2 = 0;
        int64_t p = 0;
        uint64_t r = 0;
        uint32_t t = 0;
        uint32_t result_3 = 0;
        int64_t p_2 = 0;
        uint64_t r_2 = 0;
        uint32_t t_2 = 0;
        int32_t result_4 = 0;
        int64_t p_3 = 0;
        uint32_t result_5 = 0;
        uint64_t p_4 = 0;
        uint32_t result_6 = 0;
        uint32_t result_7 = 0;
        int32_t s_7 = 0;
        uint32_t result_8 = 0;
        uint32_t result_9 = 0;
        int32_t s_8 = 0;
        uint32_t result_10 = 0;
        int32_t s_9 = 0;
        int32_t t_6 = 0;
        uint32_t result_11 = 0;
        int64_t p_5 = 0;
        int64_t p_6 = 0;
        const uint32_t x =
            (uint32_t)rt_float_convert(RT_F32, RT_F16, (uint32_t)b[l], RT_NEAR, RT_KEEP,
            0x7fffffff);
        if (float_mufu_op == 0) {
            const uint32_t e = x >> 23 & 0xff;
            const uint32_t m_2 = (x & 0x7fffff) | 0x800000;
            const int32_t far = e >= 124;
            const uint64_t f =
                rt_shl_u64((uint64_t)m_2, (uint64_t)rt_clamp_i32((int32_t)e - 86, 0, 64));
            const int32_t q = far ? (int32_t)(((rt_i128)f + INT64_C(2305843009213693952)) >> 62)
                : 0;
            const rt_i128 d = (rt_i128)f - (rt_i128)(rt_u128_from(q) << 62);
            const int64_t y = far
                ? (int64_t)((uint64_t)rt_abs_i128(d) & INT64_C(0x3fffffffffffffff))
                : rt_shr_i64((int64_t)m_2 << 38, (uint64_t)(124 - rt_min_i32((int32_t)e, 124)));
            const int32_t z = rt_clz(rt_u128_from(y), 64);
            const uint64_t n = far ? rt_shl_u64((uint64_t)y, (uint64_t)z) : (uint64_t)m_2 << 40;
            if (e == 255) {
                result_2 = 2147483647;
            } else if (e == 0) {
                result_2 = 1065353216;
            } else {
                const int32_t q_2 = (q + 1) & 3;
                const int32_t k = far ? -64 - z : (int32_t)e - 190;
                const rt_i128 u = (rt_i128)y * (rt_i128)y >> 58;
                const int32_t neg = far && d < 0;
                p = 0;
                RT_UNROLL
                for (int32_t i = 1; i <= 10; i++) {
                    p = lut_sin_c[10 - i] - (int64_t)((rt_i128)p * u >> 64);
                }
                r = 0;
                RT_UNROLL
                for (int32_t i_2 = 1; i_2 <= 10; i_2++) {
                    r = (uint64_t)lut_cos_c[10 - i_2] - (uint64_t)((rt_i128)r * u >> 64);
                }
                const int32_t minus = n != 0 ? q_2 >> 1 ^ neg : 0;
                if (q_2 & 1) {
                    const int32_t s_2 = q_2 >> 1;
                    const uint32_t x_2 =
                        (uint32_t)rt_float_from_unsigned(RT_F32, (rt_u128)r, RT_NEAR);
                    const int64_t x_3 = r == 0 ? 0 : (int64_t)x_2 + -520093696;
                    t = (uint32_t)s_2 << 31
                        | (uint32_t)(x_3 < 8388608 ? 0
                        : (int32_t)rt_min_u32((uint32_t)x_3, 2139095040));
                } else {
                    const int64_t n_2 = (int64_t)((rt_i128)n * (rt_i128)p >> 64);
                    const int32_t k_2 = k + 4;
                    const uint32_t x_4 =
                        (uint32_t)rt_float_from_unsigned(RT_F32, rt_u128_from(n_2), RT_NEAR);
                    const int64_t x_5 = n_2 == 0 ? 0 : (int64_t)x_4 + k_2 * 8388608;
                    t = (uint32_t)minus << 31
                        | (uint32_t)(x_5 < 8388608 ? 0 : (int32_t)rt_min_i64(x_5, 2139095040));
                }
                result_2 = t;
            }
            result = result_2;
        } else if (float_mufu_op == 1) {
            const uint32_t e_2 = x >> 23 & 0xff;
            const uint32_t m_3 = (x & 0x7fffff) | 0x800000;
            const int32_t far_2 = e_2 >= 124;
            const uint64_t f_2 =
                rt_shl_u64((uint64_t)m_3, (uint64_t)rt_clamp_i32((int32_t)e_2 - 86, 0, 64));
            const int32_t q_3 = far_2
                ? (int32_t)(((rt_i128)f_2 + INT64_C(2305843009213693952)) >> 62) : 0;
            const rt_i128 d_2 = (rt_i128)f_2 - (rt_i128)(rt_u128_from(q_3) << 62);
            const int64_t y_2 = far_2
                ? (int64_t)((uint64_t)rt_abs_i128(d_2) & INT64_C(0x3fffffffffffffff))
                : rt_shr_i64((int64_t)m_3 << 38, (uint64_t)(124 - rt_min_i32((int32_t)e_2, 124)));
            const int32_t z_2 = rt_clz(rt_u128_from(y_2), 64);
            const uint64_t n_3 = far_2 ? rt_shl_u64((uint64_t)y_2, (uint64_t)z_2)
                : (uint64_t)m_3 << 40;
            if (e_2 == 255) {
                result_3 = 2147483647;
            } else if (e_2 == 0) {
                result_3 = x >> 31 << 31;
            } else {
                const int32_t q_4 = q_3 & 3;
                const int32_t k_3 = far_2 ? -64 - z_2 : (int32_t)e_2 - 190;
                const rt_i128 u_2 = (rt_i128)y_2 * (rt_i128)y_2 >> 58;
                const int32_t neg_2 = far_2 && d_2 < 0;
                p_2 = 0;
                RT_UNROLL
                for (int32_t i_3 = 1; i_3 <= 10; i_3++) {
                    p_2 = lut_sin_c[10 - i_3] - (int64_t)((rt_i128)p_2 * u_2 >> 64);
                }
                r_2 = 0;
                RT_UNROLL
                for (int32_t i_4 = 1; i_4 <= 10; i_4++) {
                    r_2 = (uint64_t)lut_cos_c[10 - i_4] - (uint64_t)((rt_i128)r_2 * u_2 >> 64);
                }
                const uint32_t minus_2 = x >> 31 ^ (uint32_t)(n_3 != 0 ? q_4 >> 1 ^ neg_2 : 0);
                if (q_4 & 1) {
                    const uint32_t s_3 = x >> 31 ^ (uint32_t)(q_4 >> 1);
                    const uint32_t x_6 =
                        (uint32_t)rt_float_from_unsigned(RT_F32, (rt_u128)r_2, RT_NEAR);
                    const int64_t x_7 = r_2 == 0 ? 0 : (int64_t)x_6 + -520093696;
                    t_2 = s_3 << 31
                        | (uint32_t)(x_7 < 8388608 ? 0
                        : (int32_t)rt_min_u32((uint32_t)x_7, 2139095040));
                } else {
                    const int64_t n_4 = (int64_t)((rt_i128)n_3 * (rt_i128)p_2 >> 64);
                    const int32_t k_4 = k_3 + 4;
                    const uint32_t x_8 =
                        (uint32_t)rt_float_from_unsigned(RT_F32, rt_u128_from(n_4), RT_NEAR);
                    const int64_t x_9 = n_4 == 0 ? 0 : (int64_t)x_8 + k_4 * 8388608;
                    t_2 = minus_2 << 31
                        | (uint32_t)(x_9 < 8388608 ? 0 : (int32_t)rt_min_i64(x_9, 2139095040));
                }
                result_3 = t_2;
            }
            result = result_3;
        } else if (float_mufu_op == 2) {
            const uint32_t e_3 = x >> 23 & 0xff;
            const int32_t m_4 = x >> 31 != 0 ? -(int32_t)((x & 0x7fffff) | 0x800000)
                : (int32_t)((x & 0x7fffff) | 0x800000);
            const rt_i128 n_5 =
                rt_shr_i128((rt_i128)(rt_u128_from(m_4) << 45),
                (uint64_t)(133 - rt_min_i32((int32_t)e_3, 133)));
            const uint64_t f_3 = (uint64_t)n_5 & INT64_C(0x3fffffffffffffff);
            p_3 = 1;
            RT_UNROLL
            for (int32_t i_5 = 1; i_5 <= 18; i_5++) {
                p_3 = lut_ex2_c[18 - i_5] + (int64_t)((rt_i128)p_3 * (rt_i128)f_3 >> 62);
            }
            const int32_t v = ((int32_t)(n_5 >> 62) + 126) * 8388608
                + (int32_t)(((uint64_t)p_3 + INT64_C(274877906944)) >> 39);
            if (e_3 == 255 && (x & 0x7fffff) != 0) {
                result_4 = 2147483647;
            } else if (e_3 == 0) {
                result_4 = 1065353216;
            } else if (e_3 > 133) {
                result_4 = x >> 31 != 0 ? 0 : 2139095040;
            } else {
                result_4 = v < 8388608 ? 0 : rt_min_i32(v, 2139095040);
            }
            result = (uint32_t)result_4;
        } else if (float_mufu_op == 3) {
            const uint32_t m_5 = (x & 0x7fffff) | 0x800000;
            const int32_t big = m_5 >= 11863284;
            const int32_t one = 1 << (23 + big);
            const int32_t e_4 = (int32_t)(x >> 23 & 0xff) - 127 + big;
            const rt_u128 s_4 = (rt_u128_from(rt_abs_i32((int32_t)m_5 - one)) << 86)
                / (rt_u128)(m_5 + (uint32_t)one);
            const int64_t y_3 = (int64_t)((s_4 >> 22) * (s_4 >> 22) >> 64);
            p_4 = INT64_C(492833818438678611);
            RT_UNROLL
            for (int32_t i_6 = 1; i_6 <= 13; i_6++) {
                p_4 = lut_lg2_c[13 - i_6] + (uint64_t)((rt_i128)p_4 * (rt_i128)y_3 >> 64);
            }
            const int32_t z_3 =
                rt_min_i32(rt_clz(s_4
                & rt_u128_of(UINT64_C(0xfffff), UINT64_C(0xffffffffffffffff)), 84), 22);
            const uint64_t l_2 =
                (uint64_t)((((s_4 & rt_u128_of(UINT64_C(0xfffff), UINT64_C(0xffffffffffffffff)))
                << z_3 & rt_u128_of(UINT64_C(0xfffff), UINT64_C(0xffffffffffffffff))) >> 20)
                * (rt_u128)p_4 >> 64);
            const rt_i128 t_3 = (rt_i128)(rt_u128_from(e_4) << 64)
                + (m_5 < (uint32_t)one ? -(rt_i128)(l_2 >> z_3) : (rt_i128)(l_2 >> z_3));
            if ((x >> 23 & 0xff) == 255 && (x & 0x7fffff) != 0) {
                result_5 = 2147483647;
            } else if ((x >> 23 & 0xff) == 0) {
                result_5 = 4286578688u;
            } else if (x >> 31 != 0) {
                result_5 = 2147483647;
            } else if ((x >> 23 & 0xff) == 255) {
                result_5 = 2139095040;
            } else if (e_4 == 0) {
                const int32_t s_5 = m_5 < (uint32_t)one;
                const int32_t k_5 = -64 - z_3;
                const uint32_t x_10 =
                    (uint32_t)rt_float_from_unsigned(RT_F32, (rt_u128)l_2, RT_NEAR);
                const int64_t x_11 = l_2 == 0 ? 0 : (int64_t)x_10 + k_5 * 8388608;
                result_5 = (uint32_t)s_5 << 31
                    | (uint32_t)(x_11 < 8388608 ? 0
                    : (int32_t)rt_min_u32((uint32_t)x_11, 2139095040));
            } else {
                const int32_t s_6 = t_3 < 0;
                const rt_i128 n_6 = rt_abs_i128(t_3);
                const uint32_t x_12 =
                    (uint32_t)rt_float_from_unsigned(RT_F32, (rt_u128)n_6, RT_NEAR);
                const int64_t x_13 = n_6 == 0 ? 0 : (int64_t)x_12 + -536870912;
                result_5 = (uint32_t)s_6 << 31
                    | (uint32_t)(x_13 < 8388608 ? 0
                    : (int32_t)rt_min_u32((uint32_t)x_13, 2139095040));
            }
            result = result_5;
        } else if (float_mufu_op == 4) {
            const uint32_t e_5 = x >> 23 & 0xff;
            const uint32_t m_6 = (x & 0x7fffff) | 0x800000;
            const int32_t q_5 = (int32_t)(INT64_C(140737488355328) / m_6);
            const int32_t r_3 = q_5 + (2 * (INT64_C(140737488355328) - (int64_t)q_5 * m_6) > m_6);
            if (e_5 == 255) {
                result_6 = m_6 == 8388608 ? x >> 31 << 31 : 2147483647;
            } else if (e_5 == 0) {
                result_6 = x >> 31 << 31 | 0x7f800000;
            } else {
                const int32_t x_14 = (252 - (int32_t)e_5) * 8388608 + r_3;
                result_6 = x >> 31 << 31
                    | (uint32_t)(x_14 < 8388608 ? 0 : rt_min_i32(x_14, 2139095040));
            }
            result = result_6;
        } else if (float_mufu_op == 5) {
            const uint32_t e_6 = x >> 23 & 0xff;
            const int32_t odd = !(e_6 & 1);
            const int64_t y_4 =
                (int64_t)(rt_i128_of(UINT64_C(0x400), UINT64_C(0x0))
                / (rt_i128)(((x & 0x7fffff) | 0x800000) << (1 + odd)));
            s_7 = 0;
            RT_UNROLL
            for (int32_t i_7 = 0; i_7 <= 25; i_7++) {
                const int32_t t_4 = s_7 | 1 << (25 - i_7);
                s_7 = (int64_t)t_4 * t_4 <= y_4 ? t_4 : s_7;
            }
            const int32_t r_4 = (s_7 + 1) >> 1;
            if (e_6 == 0) {
                result_7 = x >> 31 << 31 | 0x7f800000;
            } else if ((e_6 == 255 && (x & 0x7fffff) != 0) || x >> 31 != 0) {
                result_7 = 2147483647;
            } else if (e_6 == 255) {
                result_7 = 0;
            } else {
                result_7 = (uint32_t)((113 - (((int32_t)e_6 - 151 - odd) >> 1)) * 8388608 + r_4);
            }
            result = result_7;
        } else if (float_mufu_op == 6) {
            const uint32_t e_7 = x >> 20 & 0x7ff;
            const int32_t q_6 = (int32_t)(INT64_C(2199023255552) / ((x & 0xfffff) | 0x100000));
            const int32_t r_5 = (2044 - (int32_t)e_7) * 1048576 + q_6;
            if (e_7 == 2047) {
                result_8 = (x & 0xfffff) == 0 ? x >> 31 << 31 : 2147483647;
            } else if (e_7 == 0) {
                result_8 = x >> 31 << 31 | 0x7ff00000;
            } else {
                result_8 = x >> 31 << 31 | (uint32_t)(r_5 < 1048576 ? 0 : r_5);
            }
            result = result_8;
        } else if (float_mufu_op == 7) {
            const uint32_t e_8 = x >> 20 & 0x7ff;
            const uint32_t odd_2 = (e_8 & 1) ^ 1;
            const int64_t y_5 = INT64_C(4611686018427387904)
                / (((x & 0xfffff) | 0x100000) << odd_2);
            s_8 = 0;
            RT_UNROLL
            for (int32_t i_8 = 0; i_8 <= 21; i_8++) {
                const int32_t t_5 = s_8 | 1 << (21 - i_8);
                s_8 = (int64_t)t_5 * t_5 <= y_5 ? t_5 : s_8;
            }
            const int32_t r_6 = s_8;
            if (e_8 == 0) {
                result_9 = x >> 31 << 31 | 0x7ff00000;
            } else if ((e_8 == 2047 && (x & 0xfffff) != 0) || x >> 31 != 0) {
                result_9 = 2147483647;
            } else if (e_8 == 2047) {
                result_9 = 0;
            } else {
                result_9 = (uint32_t)((1011 - (((int32_t)e_8 - 1043 - (int32_t)odd_2) >> 1))
                    * 1048576 + r_6);
            }
            result = result_9;
        } else if (float_mufu_op == 8) {
            const uint32_t e_9 = x >> 23 & 0xff;
            const uint32_t odd_3 = e_9 & 1;
            const int64_t y_6 = (int64_t)((x & 0x7fffff) | 0x800000) << (26 - odd_3);
            s_9 = 0;
            t_6 = 16777216;
            s_9 = 16777216;
            t_6 = 0x1000000 | 0x800000;
            s_9 = (int64_t)t_6 * t_6 <= y_6 ? t_6 : 16777216;
            t_6 = s_9 | 0x400000;
            s_9 = (int64_t)t_6 * t_6 <= y_6 ? t_6 : s_9;
            t_6 = s_9 | 0x200000;
            s_9 = (int64_t)t_6 * t_6 <= y_6 ? t_6 : s_9;
            t_6 = s_9 | 0x100000;
            s_9 = (int64_t)t_6 * t_6 <= y_6 ? t_6 : s_9;
            t_6 = s_9 | 0x80000;
            s_9 = (int64_t)t_6 * t_6 <= y_6 ? t_6 : s_9;
            t_6 = s_9 | 0x40000;
            s_9 = (int64_t)t_6 * t_6 <= y_6 ? t_6 : s_9;
            t_6 = s_9 | 0x20000;
            s_9 = (int64_t)t_6 * t_6 <= y_6 ? t_6 : s_9;
            t_6 = s_9 | 0x10000;
            s_9 = (int64_t)t_6 * t_6 <= y_6 ? t_6 : s_9;
            t_6 = s_9 | 0x8000;
            s_9 = (int64_t)t_6 * t_6 <= y_6 ? t_6 : s_9;
            t_6 = s_9 | 0x4000;
            s_9 = (int64_t)t_6 * t_6 <= y_6 ? t_6 : s_9;
            t_6 = s_9 | 0x2000;
            s_9 = (int64_t)t_6 * t_6 <= y_6 ? t_6 : s_9;
            t_6 = s_9 | 0x1000;
            s_9 = (int64_t)t_6 * t_6 <= y_6 ? t_6 : s_9;
            t_6 = s_9 | 0x800;
            s_9 = (int64_t)t_6 * t_6 <= y_6 ? t_6 : s_9;
            t_6 = s_9 | 0x400;
            s_9 = (int64_t)t_6 * t_6 <= y_6 ? t_6 : s_9;
            t_6 = s_9 | 0x200;
            s_9 = (int64_t)t_6 * t_6 <= y_6 ? t_6 : s_9;
            t_6 = s_9 | 0x100;
            s_9 = (int64_t)t_6 * t_6 <= y_6 ? t_6 : s_9;
            t_6 = s_9 | 0x80;
            s_9 = (int64_t)t_6 * t_6 <= y_6 ? t_6 : s_9;
            t_6 = s_9 | 0x40;
            s_9 = (int64_t)t_6 * t_6 <= y_6 ? t_6 : s_9;
            t_6 = s_9 | 0x20;
            s_9 = (int64_t)t_6 * t_6 <= y_6 ? t_6 : s_9;
            t_6 = s_9 | 0x10;
            s_9 = (int64_t)t_6 * t_6 <= y_6 ? t_6 : s_9;
            t_6 = s_9 | 8;
            s_9 = (int64_t)t_6 * t_6 <= y_6 ? t_6 : s_9;
            t_6 = s_9 | 4;
            s_9 = (int64_t)t_6 * t_6 <= y_6 ? t_6 : s_9;
            t_6 = s_9 | 2;
            s_9 = (int64_t)t_6 * t_6 <= y_6 ? t_6 : s_9;
            t_6 = s_9 | 1;
            s_9 = (int64_t)t_6 * t_6 <= y_6 ? t_6 : s_9;
            const int32_t r_7 = (s_9 + 1) >> 1;
            if (e_9 == 0) {
                result_10 = x >> 31 << 31;
            } else if ((e_9 == 255 && (x & 0x7fffff) != 0) || x >> 31 != 0) {
                result_10 = 2147483647;
            } else if (e_9 == 255) {
                result_10 = 2139095040;
            } else {
                result_10 = (uint32_t)((150 + (((int32_t)e_9 - 176 + (int32_t)odd_3) >> 1))
                    * 8388608 + r_7);
            }
            result = result_10;
        } else {
            const uint32_t e_10 = x >> 23 & 0xff;
            const uint32_t m_7 = (x & 0x7fffff) | 0x800000;
            if (e_10 == 255 && (x & 0x7fffff) != 0) {
                result_11 = 2147483647;
            } else if (e_10 == 0) {
                result_11 = x >> 31 << 31;
            } else if (e_10 > 130) {
                result_11 = x >> 31 << 31 | 0x3f800000;
            } else if (e_10 < 125) {
                const int64_t y_7 =
                    rt_shr_i64((int64_t)m_7 << 38,
                    (uint64_t)(124 - rt_min_i32((int32_t)e_10, 124)));
                const uint64_t u_3 = (uint64_t)((rt_i128)y_7 * (rt_i128)y_7 >> 60);
                p_5 = 0;
                RT_UNROLL
                for (int32_t i_10 = 1; i_10 <= 13; i_10++) {
                    p_5 = lut_tanh_c[13 - i_10] - (int64_t)((rt_i128)p_5 * (rt_i128)u_3 >> 64);
                }
                const int64_t n_7 = (int64_t)((rt_i128)((uint64_t)m_7 << 40) * (rt_i128)p_5 >> 64);
                const int32_t k_6 = (int32_t)e_10 - 188;
                const uint32_t x_15 =
                    (uint32_t)rt_float_from_unsigned(RT_F32, rt_u128_from(n_7), RT_NEAR);
                const int64_t x_16 = (int64_t)x_15 + k_6 * 8388608;
                result_11 = x >> 31 << 31
                    | (uint32_t)(x_16 < 8388608 ? 0
                    : (int32_t)rt_min_u32((uint32_t)x_16, 2139095040));
            } else {
                const rt_i128 v_2 = (rt_i128)m_7 * INT64_C(6653256548922161245)
                    >> (149 - rt_clamp_i32((int32_t)e_10, 125, 130));
                const uint64_t f_4 = (uint64_t)v_2 & INT64_C(0x3fffffffffffffff);
                p_6 = 1;
                RT_UNROLL
                for (int32_t i_11 = 1; i_11 <= 18; i_11++) {
                    p_6 = lut_ex2_c[18 - i_11] + (int64_t)((rt_i128)p_6 * (rt_i128)f_4 >> 62);
                }
                const rt_u128 w = rt_u128_from(p_6) << (v_2 >> 62);
                const int64_t n_8 = INT64_C(4611686018427387904)
                    - (int64_t)(rt_u128_of(UINT64_C(0x2000000000000000), UINT64_C(0x0))
                    / (w + INT64_C(4611686018427387904)));
                const uint32_t x_17 =
                    (uint32_t)rt_float_from_unsigned(RT_F32, rt_u128_from(n_8), RT_NEAR);
                const int64_t x_18 = n_8 == 0 ? 0 : (int64_t)x_17 + -520093696;
                result_11 = x >> 31 << 31
                    | (uint32_t)(x_18 < 8388608 ? 0
                    : (int32_t)rt_min_u32((uint32_t)x_18, 2139095040));
            }
            result = result_11;
        }
        const int32_t t_7 = (int32_t)m->launch.option[1];
        const int32_t d_3 = t_7 == 0 ? 0 : t_7 == 1 ? 1 : -1;
        const uint32_t r_8 = (result & 0x7fffffff) == 0
            || (result >> 23 & 0xff) == 255 ? result : result + (uint32_t)d_3;
        const uint32_t rd =
            (uint32_t)rt_float_convert(RT_F16, RT_F32, r_8, RT_ZERO, RT_KEEP, 0x7fff);
        rd_to[l] = rd;
    }
}

static void lanes_mufu_b(const uint32_t *b, int32_t float_mufu_op, struct isadora_machine *m,
    uint32_t *rd_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        uint32_t result = 0;
        uint32_t result_2 = 0;
        int64_t p = 0;
        uint64_t r = 0;
        uint32_t t = 0;
        uint32_t result_3 = 0;
        int64_t p_2 = 0;
        uint64_t r_2 = 0;
        uint32_t t_2 = 0;
        int32_t result_4 = 0;
        int64_t p_3 = 0;
        uint32_t result_5 = 0;
        uint64_t p_4 = 0;
        uint32_t result_6 = 0;
        uint32_t result_7 = 0;
        int32_t s_7 = 0;
        uint32_t result_8 = 0;
        uint32_t result_9 = 0;
        int32_t s_8 = 0;
        uint32_t result_10 = 0;
        int32_t s_9 = 0;
        int32_t t_6 = 0;
        uint32_t result_11 = 0;
        int64_t p_5 = 0;
        int64_t p_6 = 0;
        const uint32_t x = b[l];
        if (float_mufu_op == 0) {
            const uint32_t e = x >> 23 & 0xff;
            const uint32_t m_2 = (x & 0x7fffff) | 0x800000;
            const int32_t far = e >= 124;
            const uint64_t f =
                rt_shl_u64((uint64_t)m_2, (uint64_t)rt_clamp_i32((int32_t)e - 86, 0, 64));
            const int32_t q = far ? (int32_t)(((rt_i128)f + INT64_C(2305843009213693952)) >> 62)
                : 0;
            const rt_i128 d = (rt_i128)f - (rt_i128)(rt_u128_from(q) << 62);
            const int64_t y = far
                ? (int64_t)((uint64_t)rt_abs_i128(d) & INT64_C(0x3fffffffffffffff))
                : rt_shr_i64((int64_t)m_2 << 38, (uint64_t)(124 - rt_min_i32((int32_t)e, 124)));
            const int32_t z = rt_clz(rt_u128_from(y), 64);
            const uint64_t n = far ? rt_shl_u64((uint64_t)y, (uint64_t)z) : (uint64_t)m_2 << 40;
            if (e == 255) {
                result_2 = 2147483647;
            } else if (e == 0) {
                result_2 = 1065353216;
            } else {
                const int32_t q_2 = (q + 1) & 3;
                const int32_t k = far ? -64 - z : (int32_t)e - 190;
                const rt_i128 u = (rt_i128)y * (rt_i128)y >> 58;
                const int32_t neg = far && d < 0;
                p = 0;
                RT_UNROLL
                for (int32_t i = 1; i <= 10; i++) {
                    p = lut_sin_c[10 - i] - (int64_t)((rt_i128)p * u >> 64);
                }
                r = 0;
                RT_UNROLL
                for (int32_t i_2 = 1; i_2 <= 10; i_2++) {
                    r = (uint64_t)lut_cos_c[10 - i_2] - (uint64_t)((rt_i128)r * u >> 64);
                }
                const int32_t minus = n != 0 ? q_2 >> 1 ^ neg : 0;
                if (q_2 & 1) {
                    const int32_t s_2 = q_2 >> 1;
                    const uint32_t x_2 =
                        (uint32_t)rt_float_from_unsigned(RT_F32, (rt_u128)r, RT_NEAR);
                    const int64_t x_3 = r == 0 ? 0 : (int64_t)x_2 + -520093696;
                    t = (uint32_t)s_2 << 31
                        | (uint32_t)(x_3 < 8388608 ? 0
                        : (int32_t)rt_min_u32((uint32_t)x_3, 2139095040));
                } else {
                    const int64_t n_2 = (int64_t)((rt_i128)n * (rt_i128)p >> 64);
                    const int32_t k_2 = k + 4;
                    const uint32_t x_4 =
                        (uint32_t)rt_float_from_unsigned(RT_F32, rt_u128_from(n_2), RT_NEAR);
                    const int64_t x_5 = n_2 == 0 ? 0 : (int64_t)x_4 + k_2 * 8388608;
                    t = (uint32_t)minus << 31
                        | (uint32_t)(x_5 < 8388608 ? 0 : (int32_t)rt_min_i64(x_5, 2139095040));
                }
                result_2 = t;
            }
            result = result_2;
        } else if (float_mufu_op == 1) {
            const uint32_t e_2 = x >> 23 & 0xff;
            const uint32_t m_3 = (x & 0x7fffff) | 0x800000;
            const int32_t far_2 = e_2 >= 124;
            const uint64_t f_2 =
                rt_shl_u64((uint64_t)m_3, (uint64_t)rt_clamp_i32((int32_t)e_2 - 86, 0, 64));
            const int32_t q_3 = far_2
                ? (int32_t)(((rt_i128)f_2 + INT64_C(2305843009213693952)) >> 62) : 0;
            const rt_i128 d_2 = (rt_i128)f_2 - (rt_i128)(rt_u128_from(q_3) << 62);
            const int64_t y_2 = far_2
                ? (int64_t)((uint64_t)rt_abs_i128(d_2) & INT64_C(0x3fffffffffffffff))
                : rt_shr_i64((int64_t)m_3 << 38, (uint64_t)(124 - rt_min_i32((int32_t)e_2, 124)));
            const int32_t z_2 = rt_clz(rt_u128_from(y_2), 64);
            const uint64_t n_3 = far_2 ? rt_shl_u64((uint64_t)y_2, (uint64_t)z_2)
                : (uint64_t)m_3 << 40;
            if (e_2 == 255) {
                result_3 = 2147483647;
            } else if (e_2 == 0) {
                result_3 = x >> 31 << 31;
            } else {
                const int32_t q_4 = q_3 & 3;
                const int32_t k_3 = far_2 ? -64 - z_2 : (int32_t)e_2 - 190;
                const rt_i128 u_2 = (rt_i128)y_2 * (rt_i128)y_2 >> 58;
                const int32_t neg_2 = far_2 && d_2 < 0;
                p_2 = 0;
                RT_UNROLL
                for (int32_t i_3 = 1; i_3 <= 10; i_3++) {
                    p_2 = lut_sin_c[10 - i_3] - (int64_t)((rt_i128)p_2 * u_2 >> 64);
                }
                r_2 = 0;
                RT_UNROLL
                for (int32_t i_4 = 1; i_4 <= 10; i_4++) {
                    r_2 = (uint64_t)lut_cos_c[10 - i_4] - (uint64_t)((rt_i128)r_2 * u_2 >> 64);
                }
                const uint32_t minus_2 = x >> 31 ^ (uint32_t)(n_3 != 0 ? q_4 >> 1 ^ neg_2 : 0);
                if (q_4 & 1) {
                    const uint32_t s_3 = x >> 31 ^ (uint32_t)(q_4 >> 1);
                    const uint32_t x_6 =
                        (uint32_t)rt_float_from_unsigned(RT_F32, (rt_u128)r_2, RT_NEAR);
                    const int64_t x_7 = r_2 == 0 ? 0 : (int64_t)x_6 + -520093696;
                    t_2 = s_3 << 31
                        | (uint32_t)(x_7 < 8388608 ? 0
                        : (int32_t)rt_min_u32((uint32_t)x_7, 2139095040));
                } else {
                    const int64_t n_4 = (int64_t)((rt_i128)n_3 * (rt_i128)p_2 >> 64);
                    const int32_t k_4 = k_3 + 4;
                    const uint32_t x_8 =
                        (uint32_t)rt_float_from_unsigned(RT_F32, rt_u128_from(n_4), RT_NEAR);
                    const int64_t x_9 = n_4 == 0 ? 0 : (int64_t)x_8 + k_4 * 8388608;
                    t_2 = minus_2 << 31
                        | (uint32_t)(x_9 < 8388608 ? 0 : (int32_t)rt_min_i64(x_9, 2139095040));
                }
                result_3 = t_2;
            }
            result = result_3;
        } else if (float_mufu_op == 2) {
            const uint32_t e_3 = x >> 23 & 0xff;
            const int32_t m_4 = x >> 31 != 0 ? -(int32_t)((x & 0x7fffff) | 0x800000)
                : (int32_t)((x & 0x7fffff) | 0x800000);
            const rt_i128 n_5 =
                rt_shr_i128((rt_i128)(rt_u128_from(m_4) << 45),
                (uint64_t)(133 - rt_min_i32((int32_t)e_3, 133)));
            const uint64_t f_3 = (uint64_t)n_5 & INT64_C(0x3fffffffffffffff);
            p_3 = 1;
            RT_UNROLL
            for (int32_t i_5 = 1; i_5 <= 18; i_5++) {
                p_3 = lut_ex2_c[18 - i_5] + (int64_t)((rt_i128)p_3 * (rt_i128)f_3 >> 62);
            }
            const int32_t v = ((int32_t)(n_5 >> 62) + 126) * 8388608
                + (int32_t)(((uint64_t)p_3 + INT64_C(274877906944)) >> 39);
            if (e_3 == 255 && (x & 0x7fffff) != 0) {
                result_4 = 2147483647;
            } else if (e_3 == 0) {
                result_4 = 1065353216;
            } else if (e_3 > 133) {
                result_4 = x >> 31 != 0 ? 0 : 2139095040;
            } else {
                result_4 = v < 8388608 ? 0 : rt_min_i32(v, 2139095040);
            }
            result = (uint32_t)result_4;
        } else if (float_mufu_op == 3) {
            const uint32_t m_5 = (x & 0x7fffff) | 0x800000;
            const int32_t big = m_5 >= 11863284;
            const int32_t one = 1 << (23 + big);
            const int32_t e_4 = (int32_t)(x >> 23 & 0xff) - 127 + big;
            const rt_u128 s_4 = (rt_u128_from(rt_abs_i32((int32_t)m_5 - one)) << 86)
                / (rt_u128)(m_5 + (uint32_t)one);
            const int64_t y_3 = (int64_t)((s_4 >> 22) * (s_4 >> 22) >> 64);
            p_4 = INT64_C(492833818438678611);
            RT_UNROLL
            for (int32_t i_6 = 1; i_6 <= 13; i_6++) {
                p_4 = lut_lg2_c[13 - i_6] + (uint64_t)((rt_i128)p_4 * (rt_i128)y_3 >> 64);
            }
            const int32_t z_3 =
                rt_min_i32(rt_clz(s_4
                & rt_u128_of(UINT64_C(0xfffff), UINT64_C(0xffffffffffffffff)), 84), 22);
            const uint64_t l_2 =
                (uint64_t)((((s_4 & rt_u128_of(UINT64_C(0xfffff), UINT64_C(0xffffffffffffffff)))
                << z_3 & rt_u128_of(UINT64_C(0xfffff), UINT64_C(0xffffffffffffffff))) >> 20)
                * (rt_u128)p_4 >> 64);
            const rt_i128 t_3 = (rt_i128)(rt_u128_from(e_4) << 64)
                + (m_5 < (uint32_t)one ? -(rt_i128)(l_2 >> z_3) : (rt_i128)(l_2 >> z_3));
            if ((x >> 23 & 0xff) == 255 && (x & 0x7fffff) != 0) {
                result_5 = 2147483647;
            } else if ((x >> 23 & 0xff) == 0) {
                result_5 = 4286578688u;
            } else if (x >> 31 != 0) {
                result_5 = 2147483647;
            } else if ((x >> 23 & 0xff) == 255) {
                result_5 = 2139095040;
            } else if (e_4 == 0) {
                const int32_t s_5 = m_5 < (uint32_t)one;
                const int32_t k_5 = -64 - z_3;
                const uint32_t x_10 =
                    (uint32_t)rt_float_from_unsigned(RT_F32, (rt_u128)l_2, RT_NEAR);
                const int64_t x_11 = l_2 == 0 ? 0 : (int64_t)x_10 + k_5 * 8388608;
                result_5 = (uint32_t)s_5 << 31
                    | (uint32_t)(x_11 < 8388608 ? 0
                    : (int32_t)rt_min_u32((uint32_t)x_11, 2139095040));
            } else {
                const int32_t s_6 = t_3 < 0;
                const rt_i128 n_6 = rt_abs_i128(t_3);
                const uint32_t x_12 =
                    (uint32_t)rt_float_from_unsigned(RT_F32, (rt_u128)n_6, RT_NEAR);
                const int64_t x_13 = n_6 == 0 ? 0 : (int64_t)x_12 + -536870912;
                result_5 = (uint32_t)s_6 << 31
                    | (uint32_t)(x_13 < 8388608 ? 0
                    : (int32_t)rt_min_u32((uint32_t)x_13, 2139095040));
            }
            result = result_5;
        } else if (float_mufu_op == 4) {
            const uint32_t e_5 = x >> 23 & 0xff;
            const uint32_t m_6 = (x & 0x7fffff) | 0x800000;
            const int32_t q_5 = (int32_t)(INT64_C(140737488355328) / m_6);
            const int32_t r_3 = q_5 + (2 * (INT64_C(140737488355328) - (int64_t)q_5 * m_6) > m_6);
            if (e_5 == 255) {
                result_6 = m_6 == 8388608 ? x >> 31 << 31 : 2147483647;
            } else if (e_5 == 0) {
                result_6 = x >> 31 << 31 | 0x7f800000;
            } else {
                const int32_t x_14 = (252 - (int32_t)e_5) * 8388608 + r_3;
                result_6 = x >> 31 << 31
                    | (uint32_t)(x_14 < 8388608 ? 0 : rt_min_i32(x_14, 2139095040));
            }
            result = result_6;
        } else if (float_mufu_op == 5) {
            const uint32_t e_6 = x >> 23 & 0xff;
            const int32_t odd = !(e_6 & 1);
            const int64_t y_4 =
                (int64_t)(rt_i128_of(UINT64_C(0x400), UINT64_C(0x0))
                / (rt_i128)(((x & 0x7fffff) | 0x800000) << (1 + odd)));
            s_7 = 0;
            RT_UNROLL
            for (int32_t i_7 = 0; i_7 <= 25; i_7++) {
                const int32_t t_4 = s_7 | 1 << (25 - i_7);
                s_7 = (int64_t)t_4 * t_4 <= y_4 ? t_4 : s_7;
            }
            const int32_t r_4 = (s_7 + 1) >> 1;
            if (e_6 == 0) {
                result_7 = x >> 31 << 31 | 0x7f800000;
            } else if ((e_6 == 255 && (x & 0x7fffff) != 0) || x >> 31 != 0) {
                result_7 = 2147483647;
            } else if (e_6 == 255) {
                result_7 = 0;
            } else {
                result_7 = (uint32_t)((113 - (((int32_t)e_6 - 151 - odd) >> 1)) * 8388608 + r_4);
            }
            result = result_7;
        } else if (float_mufu_op == 6) {
            const uint32_t e_7 = x >> 20 & 0x7ff;
            const int32_t q_6 = (int32_t)(INT64_C(2199023255552) / ((x & 0xfffff) | 0x100000));
            const int32_t r_5 = (2044 - (int32_t)e_7) * 1048576 + q_6;
            if (e_7 == 2047) {
                result_8 = (x & 0xfffff) == 0 ? x >> 31 << 31 : 2147483647;
            } else if (e_7 == 0) {
                result_8 = x >> 31 << 31 | 0x7ff00000;
            } else {
                result_8 = x >> 31 << 31 | (uint32_t)(r_5 < 1048576 ? 0 : r_5);
            }
            result = result_8;
        } else if (float_mufu_op == 7) {
            const uint32_t e_8 = x >> 20 & 0x7ff;
            const uint32_t odd_2 = (e_8 & 1) ^ 1;
            const int64_t y_5 = INT64_C(4611686018427387904)
                / (((x & 0xfffff) | 0x100000) << odd_2);
            s_8 = 0;
            RT_UNROLL
            for (int32_t i_8 = 0; i_8 <= 21; i_8++) {
                const int32_t t_5 = s_8 | 1 << (21 - i_8);
                s_8 = (int64_t)t_5 * t_5 <= y_5 ? t_5 : s_8;
            }
            const int32_t r_6 = s_8;
            if (e_8 == 0) {
                result_9 = x >> 31 << 31 | 0x7ff00000;
            } else if ((e_8 == 2047 && (x & 0xfffff) != 0) || x >> 31 != 0) {
                result_9 = 2147483647;
            } else if (e_8 == 2047) {
                result_9 = 0;
            } else {
                result_9 = (uint32_t)((1011 - (((int32_t)e_8 - 1043 - (int32_t)odd_2) >> 1))
                    * 1048576 + r_6);
            }
            result = result_9;
        } else if (float_mufu_op == 8) {
            const uint32_t e_9 = x >> 23 & 0xff;
            const uint32_t odd_3 = e_9 & 1;
            const int64_t y_6 = (int64_t)((x & 0x7fffff) | 0x800000) << (26 - odd_3);
            s_9 = 0;
            t_6 = 16777216;
            s_9 = 16777216;
            t_6 = 0x1000000 | 0x800000;
            s_9 = (int64_t)t_6 * t_6 <= y_6 ? t_6 : 16777216;
            t_6 = s_9 | 0x400000;
            s_9 = (int64_t)t_6 * t_6 <= y_6 ? t_6 : s_9;
            t_6 = s_9 | 0x200000;
            s_9 = (int64_t)t_6 * t_6 <= y_6 ? t_6 : s_9;
            t_6 = s_9 | 0x100000;
            s_9 = (int64_t)t_6 * t_6 <= y_6 ? t_6 : s_9;
            t_6 = s_9 | 0x80000;
            s_9 = (int64_t)t_6 * t_6 <= y_6 ? t_6 : s_9;
            t_6 = s_9 | 0x40000;
            s_9 = (int64_t)t_6 * t_6 <= y_6 ? t_6 : s_9;
            t_6 = s_9 | 0x20000;
            s_9 = (int64_t)t_6 * t_6 <= y_6 ? t_6 : s_9;
            t_6 = s_9 | 0x10000;
            s_9 = (int64_t)t_6 * t_6 <= y_6 ? t_6 : s_9;
            t_6 = s_9 | 0x8000;
            s_9 = (int64_t)t_6 * t_6 <= y_6 ? t_6 : s_9;
            t_6 = s_9 | 0x4000;
            s_9 = (int64_t)t_6 * t_6 <= y_6 ? t_6 : s_9;
            t_6 = s_9 | 0x2000;
            s_9 = (int64_t)t_6 * t_6 <= y_6 ? t_6 : s_9;
            t_6 = s_9 | 0x1000;
            s_9 = (int64_t)t_6 * t_6 <= y_6 ? t_6 : s_9;
            t_6 = s_9 | 0x800;
            s_9 = (int64_t)t_6 * t_6 <= y_6 ? t_6 : s_9;
            t_6 = s_9 | 0x400;
            s_9 = (int64_t)t_6 * t_6 <= y_6 ? t_6 : s_9;
            t_6 = s_9 | 0x200;
            s_9 = (int64_t)t_6 * t_6 <= y_6 ? t_6 : s_9;
            t_6 = s_9 | 0x100;
            s_9 = (int64_t)t_6 * t_6 <= y_6 ? t_6 : s_9;
            t_6 = s_9 | 0x80;
            s_9 = (int64_t)t_6 * t_6 <= y_6 ? t_6 : s_9;
            t_6 = s_9 | 0x40;
            s_9 = (int64_t)t_6 * t_6 <= y_6 ? t_6 : s_9;
            t_6 = s_9 | 0x20;
            s_9 = (int64_t)t_6 * t_6 <= y_6 ? t_6 : s_9;
            t_6 = s_9 | 0x10;
            s_9 = (int64_t)t_6 * t_6 <= y_6 ? t_6 : s_9;
            t_6 = s_9 | 8;
            s_9 = (int64_t)t_6 * t_6 <= y_6 ? t_6 : s_9;
            t_6 = s_9 | 4;
            s_9 = (int64_t)t_6 * t_6 <= y_6 ? t_6 : s_9;
            t_6 = s_9 | 2;
            s_9 = (int64_t)t_6 * t_6 <= y_6 ? t_6 : s_9;
            t_6 = s_9 | 1;
            s_9 = (int64_t)t_6 * t_6 <= y_6 ? t_6 : s_9;
            const int32_t r_7 = (s_9 + 1) >> 1;
            if (e_9 == 0) {
                result_10 = x >> 31 << 31;
            } else if ((e_9 == 255 && (x & 0x7fffff) != 0) || x >> 31 != 0) {
                result_10 = 2147483647;
            } else if (e_9 == 255) {
                result_10 = 2139095040;
            } else {
                result_10 = (uint32_t)((150 + (((int32_t)e_9 - 176 + (int32_t)odd_3) >> 1))
                    * 8388608 + r_7);
            }
            result = result_10;
        } else {
            const uint32_t e_10 = x >> 23 & 0xff;
            const uint32_t m_7 = (x & 0x7fffff) | 0x800000;
            if (e_10 == 255 && (x & 0x7fffff) != 0) {
                result_11 = 2147483647;
            } else if (e_10 == 0) {
                result_11 = x >> 31 << 31;
            } else if (e_10 > 130) {
                result_11 = x >> 31 << 31 | 0x3f800000;
            } else if (e_10 < 125) {
                const int64_t y_7 =
                    rt_shr_i64((int64_t)m_7 << 38,
                    (uint64_t)(124 - rt_min_i32((int32_t)e_10, 124)));
                const uint64_t u_3 = (uint64_t)((rt_i128)y_7 * (rt_i128)y_7 >> 60);
                p_5 = 0;
                RT_UNROLL
                for (int32_t i_10 = 1; i_10 <= 13; i_10++) {
                    p_5 = lut_tanh_c[13 - i_10] - (int64_t)((rt_i128)p_5 * (rt_i128)u_3 >> 64);
                }
                const int64_t n_7 = (int64_t)((rt_i128)((uint64_t)m_7 << 40) * (rt_i128)p_5 >> 64);
                const int32_t k_6 = (int32_t)e_10 - 188;
                const uint32_t x_15 =
                    (uint32_t)rt_float_from_unsigned(RT_F32, rt_u128_from(n_7), RT_NEAR);
                const int64_t x_16 = (int64_t)x_15 + k_6 * 8388608;
                result_11 = x >> 31 << 31
                    | (uint32_t)(x_16 < 8388608 ? 0
                    : (int32_t)rt_min_u32((uint32_t)x_16, 2139095040));
            } else {
                const rt_i128 v_2 = (rt_i128)m_7 * INT64_C(6653256548922161245)
                    >> (149 - rt_clamp_i32((int32_t)e_10, 125, 130));
                const uint64_t f_4 = (uint64_t)v_2 & INT64_C(0x3fffffffffffffff);
                p_6 = 1;
                RT_UNROLL
                for (int32_t i_11 = 1; i_11 <= 18; i_11++) {
                    p_6 = lut_ex2_c[18 - i_11] + (int64_t)((rt_i128)p_6 * (rt_i128)f_4 >> 62);
                }
                const rt_u128 w = rt_u128_from(p_6) << (v_2 >> 62);
                const int64_t n_8 = INT64_C(4611686018427387904)
                    - (int64_t)(rt_u128_of(UINT64_C(0x2000000000000000), UINT64_C(0x0))
                    / (w + INT64_C(4611686018427387904)));
                const uint32_t x_17 =
                    (uint32_t)rt_float_from_unsigned(RT_F32, rt_u128_from(n_8), RT_NEAR);
                const int64_t x_18 = n_8 == 0 ? 0 : (int64_t)x_17 + -520093696;
                result_11 = x >> 31 << 31
                    | (uint32_t)(x_18 < 8388608 ? 0
                    : (int32_t)rt_min_u32((uint32_t)x_18, 2139095040));
            }
            result = result_11;
        }
        const int32_t t_7 = (int32_t)m->launch.option[1];
        const int32_t d_3 = t_7 == 0 ? 0 : t_7 == 1 ? 1 : -1;
        const uint32_t r_8 = (result & 0x7fffffff) == 0
            || (result >> 23 & 0xff) == 255 ? result : result + (uint32_t)d_3;
        const uint32_t rd = (uint32_t)(rt_f32_is_nan(r_8) ? 32767 : (int32_t)(r_8 >> 16));
        rd_to[l] = rd;
    }
}

/* GUARD FADD{FTZ}RND{SAT} $R[Rd], F32_A, F32_LAST PM_EVENTS CTL */
RT_BODY(volta_fast_fadd)
{
    const int32_t rnd = (int32_t)rt_value(in, known, 1);
    const int32_t ftz = (int32_t)rt_value(in, known, 0);
    const int32_t sat = (int32_t)rt_value(in, known, 2);
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 4, 14);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_f32_a(m, in, known, a_row, 0, 4, 5);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b =
        row_cvt_f32(m, in, known, b_row, 1, 7, 8, 10, 11, 12, 13);
    if (!a || !b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t rd_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 3);
    uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
    if (rt_knows(known, 0x7))
        lanes_fadd_for(a, b, rd_to, rnd | ftz << 2 | sat << 3);
    else
        lanes_fadd(a, b, rd_to, rnd | ftz << 2 | sat << 3);
    rt_write_row32(whole, rd_place, rd_new, run);
    return RT_ON;
}
RT_MADE_ANY(volta_fast_fadd)
RT_KNOWN(volta_fast_fadd, 0, 0x1f, 0x17, .line = {0})
RT_KNOWN(volta_fast_fadd, 1, 0x1f, 0x17, .line = {[1] = 1}, .value = {[0] = 1, [4] = 1})
RT_KNOWN(volta_fast_fadd, 2, 0x1f, 0x17, .line = {[1] = 2})
RT_QUICK_3(volta_fast_fadd)

/* GUARD FMUL{FMZ}POWER{RND}SAT $R[Rd], F32_A, F32_B PM_EVENTS CTL */
RT_BODY(volta_fast_fmul)
{
    const int32_t float_power = (int32_t)rt_value(in, known, 1);
    const int32_t fmz = (int32_t)rt_value(in, known, 0);
    const int32_t rnd = (int32_t)rt_value(in, known, 2);
    const int32_t sat = (int32_t)rt_value(in, known, 3);
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 4, 15);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_f32_a(m, in, known, a_row, 0, 5, 6);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b =
        row_cvt_f32(m, in, known, b_row, 1, 8, 9, 11, 12, 13, 14);
    if (!a || !b || float_power == 0)
        return rt_slowly(m, in);
    if (float_power == 4 && fmz != 1) {
        _Alignas(64) uint32_t rd_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 4);
        uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
        if (rt_knows(known, 0xd))
            lanes_fmul_for(a, b, rd_to, rnd | fmz << 2 | sat << 4);
        else
            lanes_fmul(a, b, rd_to, rnd | fmz << 2 | sat << 4);
        rt_write_row32(whole, rd_place, rd_new, run);
        return RT_ON;
    }
    _Alignas(64) uint32_t rd_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 4);
    uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
    if (rt_knows(known, 0xf))
        lanes_fmul_2_for(a, b, rd_to, float_power | fmz << 3 | rnd << 5 | sat << 7);
    else
        lanes_fmul_2(a, b, rd_to, float_power | fmz << 3 | rnd << 5 | sat << 7);
    rt_write_row32(whole, rd_place, rd_new, run);
    return RT_ON;
}
RT_MADE_ANY(volta_fast_fmul)
RT_KNOWN(volta_fast_fmul, 0, 0x1f, 0x2f, .line = {0})
RT_KNOWN(volta_fast_fmul, 1, 0x1f, 0x2f, .value = {[1] = 5})
RT_KNOWN(volta_fast_fmul, 2, 0x1f, 0x2f, .value = {[0] = 1, [1] = 4})
RT_KNOWN(volta_fast_fmul, 3, 0x1f, 0x2f, .value = {[0] = 2, [1] = 4})
RT_KNOWN(volta_fast_fmul, 4, 0x1f, 0x2f, .line = {[1] = 3}, .value = {[1] = 4, [3] = 1})
RT_QUICK_5(volta_fast_fmul)

/* GUARD FFMA{FMZ}RND{SAT} $R[Rd], F32_A, F32_B, F32_Rc PM_EVENTS CTL */
RT_BODY(volta_fast_ffma_b)
{
    const int32_t fmz = (int32_t)rt_value(in, known, 0);
    const int32_t rnd = (int32_t)rt_value(in, known, 1);
    const int32_t sat = (int32_t)rt_value(in, known, 2);
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 5, 17);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_f32_a(m, in, known, a_row, 0, 4, 5);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b =
        row_cvt_f32(m, in, known, b_row, 1, 7, 8, 10, 11, 12, 13);
    _Alignas(64) uint32_t c_row[32];
    const uint32_t *const c = row_f32_a(m, in, known, c_row, 4, 14, 15);
    if (!a || !b || !c)
        return rt_slowly(m, in);
    if (fmz == 1) {
        _Alignas(64) uint32_t rd_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 3);
        uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
        if (rt_knows(known, 0x6))
            lanes_ffma_b_for(a, b, c, rd_to, rnd | sat << 2);
        else
            lanes_ffma_b(a, b, c, rd_to, rnd | sat << 2);
        rt_write_row32(whole, rd_place, rd_new, run);
        return RT_ON;
    }
    _Alignas(64) uint32_t rd_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 3);
    uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
    if (rt_knows(known, 0x7))
        lanes_ffma_b_2_for(a, b, c, rd_to, rnd | fmz << 2 | sat << 4);
    else
        lanes_ffma_b_2(a, b, c, rd_to, rnd | fmz << 2 | sat << 4);
    rt_write_row32(whole, rd_place, rd_new, run);
    return RT_ON;
}
RT_MADE_ANY(volta_fast_ffma_b)
RT_KNOWN(volta_fast_ffma_b, 0, 0x3f, 0x4017, .line = {0})
RT_KNOWN(volta_fast_ffma_b, 1, 0x3f, 0x4017, .value = {[1] = 2, [14] = 1})
RT_KNOWN(volta_fast_ffma_b, 2, 0x3f, 0x4017, .value = {[0] = 1})
RT_QUICK_3(volta_fast_ffma_b)

/* GUARD FFMA{FMZ}RND{SAT} $R[Rd], F32_A, F32_Rc, F32_C_IN_B PM_EVENTS CTL */
RT_BODY(volta_fast_ffma_c)
{
    struct volta_state *const s = m->state;
    const int32_t fmz = (int32_t)rt_value(in, known, 0);
    const int32_t rnd = (int32_t)rt_value(in, known, 1);
    const int32_t sat = (int32_t)rt_value(in, known, 2);
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 5, 15);
    run &= hold;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_f32_a(m, in, known, a_row, 0, 4, 5);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_f32_a(m, in, known, b_row, 1, 7, 8);
    if (m->watch)
        return rt_slowly(m, in);
    uint32_t c = 0;
    const int c_trap = operand_f32_c_in_b(m, s, in, &c, 2, 10, 11, 12, 13, 14);
    if (c_trap) {
        return rt_slowly(m, in);
    }
    if (!a || !b)
        return rt_slowly(m, in);
    if (fmz == 1) {
        _Alignas(64) uint32_t rd_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 3);
        uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
        if (rt_knows(known, 0x6))
            lanes_ffma_c_for(a, b, c, rd_to, rnd | sat << 2);
        else
            lanes_ffma_c(a, b, c, rd_to, rnd | sat << 2);
        rt_write_row32(whole, rd_place, rd_new, run);
        return RT_ON;
    }
    _Alignas(64) uint32_t rd_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 3);
    uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
    if (rt_knows(known, 0x7))
        lanes_ffma_c_2_for(a, b, c, rd_to, rnd | fmz << 2 | sat << 4);
    else
        lanes_ffma_c_2(a, b, c, rd_to, rnd | fmz << 2 | sat << 4);
    rt_write_row32(whole, rd_place, rd_new, run);
    return RT_ON;
}
RT_MADE_ANY(volta_fast_ffma_c)
RT_KNOWN(volta_fast_ffma_c, 0, 0x23, 0x97, .line = {0})
RT_KNOWN(volta_fast_ffma_c, 1, 0x23, 0x97, .value = {[1] = 2, [7] = 1})
RT_KNOWN(volta_fast_ffma_c, 2, 0x23, 0x97, .value = {[0] = 1})
RT_QUICK_3(volta_fast_ffma_c)

/* GUARD FMNMX{MINMAX_MODE}NO_XORSIGN $R[Rd], , F32_A, F32_B, NOT_Pp$P[Pp] PM_EVENTS CTL */
RT_BODY(volta_fast_fmnmx_n)
{
    struct volta_state *const s = m->state;
    const int32_t pp = (int32_t)in->value[14];
    const int32_t not_pp = (int32_t)rt_value(in, known, 13);
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 8, 15);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    const int32_t m_2 = operand_minmax_mode(in, 0, 0, 1);
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_f32_a(m, in, known, a_row, 3, 3, 4);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b =
        row_cvt_f32(m, in, known, b_row, 4, 6, 7, 9, 10, 11, 12);
    if (!a || !b)
        return rt_slowly(m, in);
    uint32_t hold_2;
    if (rt_knows(known, 0x2000))
        lanes_fmnmx_n_for(s, pp, a, b, m_2, &hold_2, not_pp);
    else
        lanes_fmnmx_n(s, pp, a, b, m_2, &hold_2, not_pp);
    if ((run & hold_2) == 0) {
        _Alignas(64) uint32_t rd_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 2);
        uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
        if (rt_knows(known, 0x2000))
            lanes_fmnmx_n_2_for(s, pp, a, b, m_2, rd_to, not_pp);
        else
            lanes_fmnmx_n_2(s, pp, a, b, m_2, rd_to, not_pp);
        rt_write_row32(whole, rd_place, rd_new, run);
        return RT_ON;
    }
    if (run & ~hold_2)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t rd_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 2);
    uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
    lanes_fmnmx_n_3(rd_to);
    rt_write_row32(whole, rd_place, rd_new, run);
    return RT_ON;
}
RT_MADE_ANY(volta_fast_fmnmx_n)
RT_KNOWN(volta_fast_fmnmx_n, 0, 0x178, 0x2008, .line = {0})
RT_KNOWN(volta_fast_fmnmx_n, 1, 0x178, 0x2008, .line = {[4] = 1}, .value = {[13] = 1})
RT_QUICK_2(volta_fast_fmnmx_n)

/* GUARD FMNMX{MINMAX_MODE}.XORSIGN $R[Rd], , F32_A, F32_B, NOT_Pp$P[Pp] PM_EVENTS CTL */
RT_BODY(volta_fast_fmnmx_x)
{
    struct volta_state *const s = m->state;
    const int32_t ftz = (int32_t)in->value[0];
    const int32_t nan = (int32_t)in->value[1];
    const int32_t pp = (int32_t)in->value[14];
    const int32_t not_pp = (int32_t)rt_value(in, known, 13);
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 7, 15);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    int32_t m_2;
    m_2 = ftz | nan << 1;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_f32_a_2(m, in, known, a_row, 2, 3, 4);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_f32_b(m, in, known, b_row, 3, 6, 7, 9, 10, 11, 12);
    if (!a || !b)
        return rt_slowly(m, in);
    uint32_t hold_2;
    if (rt_knows(known, 0x2000))
        lanes_fmnmx_x_for(s, pp, a, b, m_2, &hold_2, not_pp);
    else
        lanes_fmnmx_x(s, pp, a, b, m_2, &hold_2, not_pp);
    if ((run & hold_2) == 0) {
        _Alignas(64) uint32_t rd_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 2);
        uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
        if (rt_knows(known, 0x2000))
            lanes_fmnmx_x_2_for(s, pp, a, b, m_2, rd_to, not_pp);
        else
            lanes_fmnmx_x_2(s, pp, a, b, m_2, rd_to, not_pp);
        rt_write_row32(whole, rd_place, rd_new, run);
        return RT_ON;
    }
    if (run & ~hold_2)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t rd_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 2);
    uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
    lanes_fmnmx_n_3(rd_to);
    rt_write_row32(whole, rd_place, rd_new, run);
    return RT_ON;
}
RT_MADE_ANY(volta_fast_fmnmx_x)
RT_KNOWN(volta_fast_fmnmx_x, 0, 0xbc, 0x2008, .line = {0})
RT_KNOWN(volta_fast_fmnmx_x, 1, 0xbc, 0x2008, .value = {[13] = 1})
RT_KNOWN(volta_fast_fmnmx_x, 2, 0xbc, 0x2008, .line = {[2] = 1, [3] = 1})
RT_QUICK_3(volta_fast_fmnmx_x)

/* GUARD FMNMX{FTZ}NAN{XORSIGN}.IS_A $R[Rd], $P[Pv], F32_A, F32_B, NOT_Pp$P[Pp] PM_EVENTS CTL */
RT_BODY(volta_fast_fmnmx_isa)
{
    uint32_t run = active;
    const uint32_t trapping = mask_guard(m, in, known, 5, 17);
    if ((run & trapping) != 0)
        return rt_slowly(m, in);
    return RT_ON;
}
RT_MADE_ANY(volta_fast_fmnmx_isa)
RT_KNOWN(volta_fast_fmnmx_isa, 0, 0x20, 0x0, .line = {0})
RT_QUICK_1(volta_fast_fmnmx_isa)

/* GUARD FSEL{FTZ} $R[Rd], F32_A, F32_B, NOT_Pp$P[Pp] PM_EVENTS CTL */
RT_BODY(volta_fast_fsel)
{
    struct volta_state *const s = m->state;
    const int32_t pp = (int32_t)in->value[13];
    const int32_t not_pp = (int32_t)rt_value(in, known, 12);
    const int32_t ftz = (int32_t)rt_value(in, known, 0);
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 5, 14);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_f32_a(m, in, known, a_row, 0, 2, 3);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_cvt_f32(m, in, known, b_row, 1, 5, 6, 8, 9, 10, 11);
    if (!a || !b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t rd_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 1);
    uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
    if (rt_knows(known, 0x1001))
        lanes_fsel_for(s, pp, a, b, rd_to, not_pp | ftz << 1);
    else
        lanes_fsel(s, pp, a, b, rd_to, not_pp | ftz << 1);
    rt_write_row32(whole, rd_place, rd_new, run);
    return RT_ON;
}
RT_MADE_ANY(volta_fast_fsel)
RT_KNOWN(volta_fast_fsel, 0, 0x2f, 0x1005, .line = {0})
RT_QUICK_1(volta_fast_fsel)

/* GUARD FSET.BF{FLOAT_CMP}FTZ{BOP} $R[Rd], F32_A, F32_B, NOT_Pp$P[Pp] PM_EVENTS CTL */
RT_BODY(volta_fast_fset)
{
    struct volta_state *const s = m->state;
    const int32_t bop = (int32_t)rt_value(in, known, 2);
    const int32_t pp = (int32_t)in->value[15];
    const int32_t not_pp = (int32_t)rt_value(in, known, 14);
    const int32_t ftz = (int32_t)rt_value(in, known, 1);
    const int32_t float_cmp = (int32_t)in->value[0];
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 5, 16);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_f32_a(m, in, known, a_row, 0, 4, 5);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b =
        row_cvt_f32(m, in, known, b_row, 1, 7, 8, 10, 11, 12, 13);
    if (!a || !b || bop == 3)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t rd_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 3);
    uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
    if (rt_knows(known, 0x4006))
        lanes_fset_for(s, pp, a, b, float_cmp, rd_to, not_pp | ftz << 1 | bop << 2);
    else
        lanes_fset(s, pp, a, b, float_cmp, rd_to, not_pp | ftz << 1 | bop << 2);
    rt_write_row32(whole, rd_place, rd_new, run);
    return RT_ON;
}
RT_MADE_ANY(volta_fast_fset)
RT_KNOWN(volta_fast_fset, 0, 0x2f, 0x4016, .line = {0})
RT_KNOWN(volta_fast_fset, 1, 0x2f, 0x4016, .line = {[1] = 2})
RT_QUICK_2(volta_fast_fset)

/* GUARD FSETP{FLOAT_CMP}FTZ{BOP} $P[Pu], $P[Pv], F32_A, F32_B, NOT_Pp$P[Pp] PM_EVENTS CTL */
RT_BODY(volta_fast_fsetp)
{
    struct volta_state *const s = m->state;
    const int32_t bop = (int32_t)rt_value(in, known, 2);
    const int32_t pp = (int32_t)in->value[16];
    const int32_t not_pp = (int32_t)rt_value(in, known, 15);
    const int32_t ftz = (int32_t)rt_value(in, known, 1);
    const int32_t float_cmp = (int32_t)in->value[0];
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 5, 17);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_f32_a(m, in, known, a_row, 0, 5, 6);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b =
        row_cvt_f32(m, in, known, b_row, 1, 8, 9, 11, 12, 13, 14);
    if (!a || !b || bop == 3)
        return rt_slowly(m, in);
    _Alignas(64) uint8_t pu_new[32];
    _Alignas(64) uint8_t pv_new[32];
    const bool whole = run == UINT32_MAX;
    uint8_t *const pu_place = place_p(m, in, 3);
    uint8_t *const pu_to = rt_into8(m, whole, pu_place, pu_new);
    uint8_t *const pv_place = place_p(m, in, 4);
    uint8_t *const pv_to = rt_into8(m, whole, pv_place, pv_new);
    if (rt_knows(known, 0x8006))
        lanes_fsetp_for(s, pp, a, b, float_cmp, pu_to, pv_to, not_pp | ftz << 1 | bop << 2);
    else
        lanes_fsetp(s, pp, a, b, float_cmp, pu_to, pv_to, not_pp | ftz << 1 | bop << 2);
    rt_write_row8(whole, pu_place, pu_new, run);
    rt_write_row8(whole, pv_place, pv_new, run);
    return RT_ON;
}
RT_MADE_ANY(volta_fast_fsetp)
RT_KNOWN(volta_fast_fsetp, 0, 0x2f, 0x8026, .line = {0})
RT_KNOWN(volta_fast_fsetp, 1, 0x2f, 0x8026, .line = {[1] = 1}, .value = {[1] = 1, [2] = 1,
    [15] = 1})
RT_QUICK_2(volta_fast_fsetp)

/* GUARD FCHK $P[Pu], F32_A, F32_B PM_EVENTS CTL */
RT_BODY(volta_fast_fchk)
{
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 4, 11);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    _Alignas(64) uint8_t pu_new[32];
    const bool whole = run == UINT32_MAX;
    uint8_t *const pu_place = place_p(m, in, 0);
    uint8_t *const pu_to = rt_into8(m, whole, pu_place, pu_new);
    lanes_fchk(pu_to);
    rt_write_row8(whole, pu_place, pu_new, run);
    return RT_ON;
}
RT_MADE_ANY(volta_fast_fchk)
RT_KNOWN(volta_fast_fchk, 0, 0x10, 0x0, .line = {0})
RT_QUICK_1(volta_fast_fchk)

/* GUARD FSWZADD{FTZ}RND{NDV} $R[Rd], $R[Ra]REUSE_A, $R[Rc]REUSE_C, SIGNS0{SIGNS1}SIGNS2{SIGNS3}
   PM_EVENTS CTL */
RT_BODY(volta_fast_fswzadd)
{
    struct volta_state *const s = m->state;
    const int32_t float_signs3 = (int32_t)rt_value(in, known, 11);
    const int32_t float_signs2 = (int32_t)rt_value(in, known, 10);
    const int32_t float_signs1 = (int32_t)rt_value(in, known, 9);
    const int32_t float_signs0 = (int32_t)rt_value(in, known, 8);
    const int32_t rnd = (int32_t)rt_value(in, known, 1);
    const int32_t ra = (int32_t)in->value[4];
    const int32_t rc = (int32_t)in->value[6];
    const int32_t ftz = (int32_t)rt_value(in, known, 0);
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 0, 12);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    uint32_t trapping;
    if (rt_knows(known, 0xf00))
        lanes_fswzadd_for(&trapping,
            float_signs0 | float_signs1 << 2 | float_signs2 << 4 | float_signs3 << 6);
    else
        lanes_fswzadd(&trapping,
            float_signs0 | float_signs1 << 2 | float_signs2 << 4 | float_signs3 << 6);
    if ((run & trapping) != 0)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t rd_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 3);
    uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
    if (rt_knows(known, 0xf03))
        lanes_fswzadd_2_for(s, ra, rc, rd_to,
            float_signs0 | float_signs1 << 2 | float_signs2 << 4 | float_signs3 << 6 | rnd << 8
            | ftz << 10);
    else
        lanes_fswzadd_2(s, ra, rc, rd_to,
            float_signs0 | float_signs1 << 2 | float_signs2 << 4 | float_signs3 << 6 | rnd << 8
            | ftz << 10);
    rt_write_row32(whole, rd_place, rd_new, run);
    return RT_ON;
}
RT_MADE_ANY(volta_fast_fswzadd)
RT_KNOWN(volta_fast_fswzadd, 0, 0x1, 0xf03, .line = {0})
RT_KNOWN(volta_fast_fswzadd, 1, 0x1, 0xf03, .value = {[8] = 2, [9] = 1, [10] = 3})
RT_QUICK_2(volta_fast_fswzadd)

/* GUARD MUFU{MUFU_OP}MUFU_F32 $R[Rd], F32_B PM_EVENTS CTL */
RT_BODY(volta_fast_mufu_r)
{
    const int32_t float_mufu_op = (int32_t)rt_value(in, known, 0);
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 4, 8);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_f32_b_2(m, in, known, b_row, 1, 2, 3, 5, 6, 7);
    if (!b || float_mufu_op > 9)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t rd_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 1);
    uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
    lanes_mufu_r(b, float_mufu_op, m, rd_to);
    rt_write_row32(whole, rd_place, rd_new, run);
    return RT_ON;
}
RT_MADE_ANY(volta_fast_mufu_r)
RT_KNOWN(volta_fast_mufu_r, 0, 0x1e, 0x5, .line = {0})
RT_KNOWN(volta_fast_mufu_r, 1, 0x1e, 0x5, .line = {[1] = 1}, .value = {[0] = 4})
RT_KNOWN(volta_fast_mufu_r, 2, 0x1e, 0x5, .value = {[0] = 2})
RT_KNOWN(volta_fast_mufu_r, 3, 0x1e, 0x5, .value = {[0] = 3})
RT_KNOWN(volta_fast_mufu_r, 4, 0x1e, 0x5, .value = {[0] = 1})
RT_KNOWN(volta_fast_mufu_r, 5, 0x1e, 0x5, .value = {[0] = 5})
RT_KNOWN(volta_fast_mufu_r, 6, 0x1e, 0x5, .value = {[0] = 7})
RT_KNOWN(volta_fast_mufu_r, 7, 0x1e, 0x5, .value = {[0] = 6})
RT_QUICK_8(volta_fast_mufu_r)

/* GUARD MUFU{MUFU_OP}MUFU_F32 $R[Rd], FIMM PM_EVENTS CTL */
RT_BODY(volta_fast_mufu_s)
{
    const int32_t float_mufu_op = (int32_t)rt_value(in, known, 0);
    const uint32_t fimm = (uint32_t)in->value[2];
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 1, 3);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    if (float_mufu_op > 9)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t rd_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 1);
    uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
    lanes_mufu_s(fimm, float_mufu_op, m, rd_to);
    rt_write_row32(whole, rd_place, rd_new, run);
    return RT_ON;
}
RT_MADE_ANY(volta_fast_mufu_s)
RT_KNOWN(volta_fast_mufu_s, 0, 0x2, 0x1, .line = {0})
RT_KNOWN(volta_fast_mufu_s, 1, 0x2, 0x1, .value = {[0] = 4})
RT_KNOWN(volta_fast_mufu_s, 2, 0x2, 0x1, .value = {[0] = 2})
RT_KNOWN(volta_fast_mufu_s, 3, 0x2, 0x1, .value = {[0] = 3})
RT_KNOWN(volta_fast_mufu_s, 4, 0x2, 0x1, .value = {[0] = 1})
RT_KNOWN(volta_fast_mufu_s, 5, 0x2, 0x1, .value = {[0] = 5})
RT_KNOWN(volta_fast_mufu_s, 6, 0x2, 0x1, .value = {[0] = 7})
RT_KNOWN(volta_fast_mufu_s, 7, 0x2, 0x1, .value = {[0] = 6})
RT_QUICK_8(volta_fast_mufu_s)

/* GUARD MUFU{MUFU_OP}MUFU_F32 $R[Rd], DIMM PM_EVENTS CTL */
RT_BODY(volta_fast_mufu_d)
{
    const uint64_t dimm = (uint64_t)(uint32_t)in->value[2] * INT64_C(4294967296);
    const int32_t float_mufu_op = (int32_t)in->value[0];
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 1, 3);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    _Alignas(64) uint32_t rd_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 1);
    uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
    lanes_mufu_d(dimm, float_mufu_op, m, rd_to);
    rt_write_row32(whole, rd_place, rd_new, run);
    return RT_ON;
}
RT_MADE_ANY(volta_fast_mufu_d)
RT_KNOWN(volta_fast_mufu_d, 0, 0x2, 0x0, .line = {0})
RT_QUICK_1(volta_fast_mufu_d)

/* GUARD MUFU{MUFU_OP}MUFU_HALF $R[Rd], CVT_F16 PM_EVENTS CTL */
RT_BODY(volta_fast_mufu_h)
{
    const int32_t float_mufu_op = (int32_t)rt_value(in, known, 0);
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 4, 10);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b =
        row_cvt_f16(m, in, known, b_row, 1, 3, 5, 2, 6, 7, 8, 9);
    if (!b || float_mufu_op > 9)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t rd_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 1);
    uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
    lanes_mufu_h(b, float_mufu_op, m, rd_to);
    rt_write_row32(whole, rd_place, rd_new, run);
    return RT_ON;
}
RT_MADE_ANY(volta_fast_mufu_h)
RT_KNOWN(volta_fast_mufu_h, 0, 0x1e, 0x1, .line = {0})
RT_KNOWN(volta_fast_mufu_h, 1, 0x1e, 0x1, .value = {[0] = 4})
RT_KNOWN(volta_fast_mufu_h, 2, 0x1e, 0x1, .value = {[0] = 2})
RT_KNOWN(volta_fast_mufu_h, 3, 0x1e, 0x1, .value = {[0] = 3})
RT_KNOWN(volta_fast_mufu_h, 4, 0x1e, 0x1, .value = {[0] = 1})
RT_KNOWN(volta_fast_mufu_h, 5, 0x1e, 0x1, .value = {[0] = 5})
RT_KNOWN(volta_fast_mufu_h, 6, 0x1e, 0x1, .value = {[0] = 7})
RT_KNOWN(volta_fast_mufu_h, 7, 0x1e, 0x1, .value = {[0] = 6})
RT_QUICK_8(volta_fast_mufu_h)

/* GUARD MUFU{MUFU_OP}.BF16 $R[Rd], CVT_BF16 PM_EVENTS CTL */
RT_BODY(volta_fast_mufu_b)
{
    const int32_t float_mufu_op = (int32_t)rt_value(in, known, 0);
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 3, 10);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b =
        row_cvt_bf16(m, in, known, b_row, 0, 3, 5, 2, 6, 7, 8, 9);
    if (!b || float_mufu_op > 9)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t rd_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 1);
    uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
    lanes_mufu_b(b, float_mufu_op, m, rd_to);
    rt_write_row32(whole, rd_place, rd_new, run);
    return RT_ON;
}
RT_MADE_ANY(volta_fast_mufu_b)
RT_KNOWN(volta_fast_mufu_b, 0, 0xf, 0x1, .line = {0})
RT_KNOWN(volta_fast_mufu_b, 1, 0xf, 0x1, .value = {[0] = 4})
RT_KNOWN(volta_fast_mufu_b, 2, 0xf, 0x1, .value = {[0] = 2})
RT_KNOWN(volta_fast_mufu_b, 3, 0xf, 0x1, .value = {[0] = 3})
RT_KNOWN(volta_fast_mufu_b, 4, 0xf, 0x1, .value = {[0] = 1})
RT_KNOWN(volta_fast_mufu_b, 5, 0xf, 0x1, .value = {[0] = 5})
RT_KNOWN(volta_fast_mufu_b, 6, 0xf, 0x1, .value = {[0] = 7})
RT_KNOWN(volta_fast_mufu_b, 7, 0xf, 0x1, .value = {[0] = 6})
RT_QUICK_8(volta_fast_mufu_b)

