/* Generated from the description maxwell by gen/emit/fast. Do not edit. */
#include "maxwell_fast.h"

RT_WITHIN void lanes_fset_for(struct maxwell_state *s, int32_t ra, int32_t pp, const uint32_t *b,
    int32_t float_cmp, uint32_t *rd_to, uint8_t *result_to, const int32_t key)
{
    const int32_t set_abs_a = key & 1;
    const int32_t set_neg_a = key >> 1 & 1;
    const int32_t not_pp = key >> 2 & 1;
    const int32_t floatcmp_set_ftz = key >> 3 & 1;
    const int32_t bop = key >> 4 & 3;
    const int32_t set_bf = key >> 6 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t a = (set_abs_a ? s->r[ra][l] & 0x7fffffff : s->r[ra][l])
            ^ (uint32_t)set_neg_a << 31;
        const int32_t q = s->p[pp][l] ^ not_pp;
        const int32_t t = (rt_f32_compare(a, b[l], (uint32_t)(floatcmp_set_ftz * 3)) & float_cmp)
            != 0;
        const uint32_t r = !((bop == 0 ? (t && q) : bop == 1 ? t || q : bop == 2 ? t ^ q : 0) != 0)
            ? 0 : set_bf ? 1065353216 : 4294967295u;
        const uint32_t rd = r;
        const uint32_t result = (uint32_t)(r == 0 && 1) | r >> 31 << 1;
        rd_to[l] = rd;
        result_to[l] = (uint8_t)result;
    }
}

RT_LOOP_1(lanes_fset,
    (struct maxwell_state *s, int32_t ra, int32_t pp, const uint32_t *b, int32_t float_cmp,
    uint32_t *rd_to, uint8_t *result_to, const int32_t fields),
    (s, ra, pp, b, float_cmp, rd_to, result_to, key), 0, 0)

RT_WITHIN void lanes_fset_2_for(struct maxwell_state *s, int32_t ra, int32_t pp, const uint32_t *b,
    int32_t float_cmp, uint32_t *rd_to, const int32_t key)
{
    const int32_t set_abs_a = key & 1;
    const int32_t set_neg_a = key >> 1 & 1;
    const int32_t not_pp = key >> 2 & 1;
    const int32_t floatcmp_set_ftz = key >> 3 & 1;
    const int32_t bop = key >> 4 & 3;
    const int32_t set_bf = key >> 6 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t a = (set_abs_a ? s->r[ra][l] & 0x7fffffff : s->r[ra][l])
            ^ (uint32_t)set_neg_a << 31;
        const int32_t q = s->p[pp][l] ^ not_pp;
        const int32_t t = (rt_f32_compare(a, b[l], (uint32_t)(floatcmp_set_ftz * 3)) & float_cmp)
            != 0;
        const uint32_t r = !((bop == 0 ? (t && q) : bop == 1 ? t || q : bop == 2 ? t ^ q : 0) != 0)
            ? 0 : set_bf ? 1065353216 : 4294967295u;
        const uint32_t rd = r;
        rd_to[l] = rd;
    }
}

RT_LOOP_1(lanes_fset_2,
    (struct maxwell_state *s, int32_t ra, int32_t pp, const uint32_t *b, int32_t float_cmp,
    uint32_t *rd_to, const int32_t fields), (s, ra, pp, b, float_cmp, rd_to, key), 0, 0)

RT_WITHIN void lanes_fsetp_for(struct maxwell_state *s, int32_t ra, int32_t pp, const uint32_t *b,
    int32_t float_cmp, uint8_t *pu_to, uint8_t *pv_to, const int32_t key)
{
    const int32_t setp_abs_a = key & 1;
    const int32_t set_neg_a = key >> 1 & 1;
    const int32_t not_pp = key >> 2 & 1;
    const int32_t floatcmp_setp_ftz = key >> 3 & 1;
    const int32_t bop = key >> 4 & 3;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t a = (setp_abs_a ? s->r[ra][l] & 0x7fffffff : s->r[ra][l])
            ^ (uint32_t)set_neg_a << 31;
        const int32_t q = s->p[pp][l] ^ not_pp;
        const int32_t t = (rt_f32_compare(a, b[l], (uint32_t)(floatcmp_setp_ftz * 3)) & float_cmp)
            != 0;
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
    (struct maxwell_state *s, int32_t ra, int32_t pp, const uint32_t *b, int32_t float_cmp,
    uint8_t *pu_to, uint8_t *pv_to, const int32_t fields),
    (s, ra, pp, b, float_cmp, pu_to, pv_to, key), 0, 0)

RT_WITHIN void lanes_fcmp_b_for(struct maxwell_state *s, int32_t rc, int32_t floatcmp_fcmp_test,
    int32_t ra, const uint32_t *b, uint32_t *rd_to, const int32_t key)
{
    const int32_t floatcmp_setp_ftz = key & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t rd =
            (rt_f32_compare(s->r[rc][l], 0, (uint32_t)(floatcmp_setp_ftz * 3))
            & floatcmp_fcmp_test) != 0 ? s->r[ra][l] : b[l];
        rd_to[l] = rd;
    }
}

RT_LOOP_1(lanes_fcmp_b,
    (struct maxwell_state *s, int32_t rc, int32_t floatcmp_fcmp_test, int32_t ra,
    const uint32_t *b, uint32_t *rd_to, const int32_t fields),
    (s, rc, floatcmp_fcmp_test, ra, b, rd_to, key), 0, 0)

RT_WITHIN void lanes_fcmp_c_for(uint32_t c, int32_t floatcmp_fcmp_test, struct maxwell_state *s,
    int32_t ra, int32_t rc, uint32_t *rd_to, const int32_t key)
{
    const int32_t floatcmp_setp_ftz = key & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t rd =
            (rt_f32_compare(c, 0, (uint32_t)(floatcmp_setp_ftz * 3)) & floatcmp_fcmp_test) != 0
            ? s->r[ra][l] : s->r[rc][l];
        rd_to[l] = rd;
    }
}

RT_LOOP_1(lanes_fcmp_c,
    (uint32_t c, int32_t floatcmp_fcmp_test, struct maxwell_state *s, int32_t ra, int32_t rc,
    uint32_t *rd_to, const int32_t fields), (c, floatcmp_fcmp_test, s, ra, rc, rd_to, key), 0, 0)

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
    const int32_t floatcmp_signs0 = key & 3;
    const int32_t floatcmp_signs1 = key >> 2 & 3;
    const int32_t floatcmp_signs2 = key >> 4 & 3;
    const int32_t floatcmp_signs3 = key >> 6 & 3;
    uint32_t trapping = 0;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t t = l & 3;
        const int32_t op = t == 0 ? floatcmp_signs0 : t == 1 ? floatcmp_signs1 : t == 2
            ? floatcmp_signs2 : floatcmp_signs3;
        trapping |= (uint32_t)((op == 3) != 0) << l;
    }
    *found_lanes = trapping;
}

RT_LOOP_3(lanes_fswzadd, (uint32_t *found_lanes, const int32_t fields), (found_lanes, key), 0, 0,
    156, 1)

RT_WITHIN void lanes_fswzadd_2_for(struct maxwell_state *s, int32_t ra, int32_t rb,
    uint32_t *rd_to, uint8_t *result_to, const int32_t key)
{
    const int32_t floatcmp_signs0 = key & 3;
    const int32_t floatcmp_signs1 = key >> 2 & 3;
    const int32_t floatcmp_signs2 = key >> 4 & 3;
    const int32_t floatcmp_signs3 = key >> 6 & 3;
    const int32_t rnd = key >> 8 & 3;
    const int32_t ftz = key >> 10 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t t_2 = l & 3;
        const int32_t op = t_2 == 0 ? floatcmp_signs0 : t_2 == 1 ? floatcmp_signs1 : t_2 == 2
            ? floatcmp_signs2 : floatcmp_signs3;
        const uint32_t sum =
            rt_f32_add(s->r[ra][l] ^ (uint32_t)(op == 2) << 31,
            s->r[rb][l] ^ (uint32_t)(op == 1) << 31, (uint32_t)rnd, (uint32_t)(ftz * 3),
            0x7fffffff);
        const int32_t to_zero = rt_f32_compare(sum, 0, RT_KEEP);
        const uint32_t rd = sum;
        const uint32_t result = (uint32_t)(((to_zero & 0xa) != 0) | ((to_zero & 9) != 0) << 1);
        rd_to[l] = rd;
        result_to[l] = (uint8_t)result;
    }
}

RT_LOOP_1(lanes_fswzadd_2,
    (struct maxwell_state *s, int32_t ra, int32_t rb, uint32_t *rd_to, uint8_t *result_to,
    const int32_t fields), (s, ra, rb, rd_to, result_to, key), 768, 0)

RT_WITHIN void lanes_fswzadd_3_for(struct maxwell_state *s, int32_t ra, int32_t rb,
    uint32_t *rd_to, const int32_t key)
{
    const int32_t floatcmp_signs0 = key & 3;
    const int32_t floatcmp_signs1 = key >> 2 & 3;
    const int32_t floatcmp_signs2 = key >> 4 & 3;
    const int32_t floatcmp_signs3 = key >> 6 & 3;
    const int32_t rnd = key >> 8 & 3;
    const int32_t ftz = key >> 10 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t t_2 = l & 3;
        const int32_t op = t_2 == 0 ? floatcmp_signs0 : t_2 == 1 ? floatcmp_signs1 : t_2 == 2
            ? floatcmp_signs2 : floatcmp_signs3;
        const uint32_t sum =
            rt_f32_add(s->r[ra][l] ^ (uint32_t)(op == 2) << 31,
            s->r[rb][l] ^ (uint32_t)(op == 1) << 31, (uint32_t)rnd, (uint32_t)(ftz * 3),
            0x7fffffff);
        const uint32_t rd = sum;
        rd_to[l] = rd;
    }
}

RT_LOOP_1(lanes_fswzadd_3,
    (struct maxwell_state *s, int32_t ra, int32_t rb, uint32_t *rd_to, const int32_t fields),
    (s, ra, rb, rd_to, key), 768, 0)

RT_WITHIN void lanes_mufu_for(struct maxwell_state *s, int32_t ra, int32_t floatcmp_mufu_op,
    struct isadora_machine *m, uint32_t *rd_to, const int32_t key)
{
    const int32_t f_abs_a = key & 1;
    const int32_t f_neg_a = key >> 1 & 1;
    const int32_t sat = key >> 2 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t a = (f_abs_a ? s->r[ra][l] & 0x7fffffff : s->r[ra][l])
            ^ (uint32_t)f_neg_a << 31;
        uint32_t result = 0;
        uint32_t result_2 = 0;
        int64_t p = 0;
        uint64_t r = 0;
        uint32_t t_2 = 0;
        uint32_t result_3 = 0;
        int64_t p_2 = 0;
        uint64_t r_2 = 0;
        uint32_t t_4 = 0;
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
        int32_t t_8 = 0;
        if (floatcmp_mufu_op == 0) {
            const uint32_t e = a >> 23 & 0xff;
            const uint32_t m_2 = (a & 0x7fffff) | 0x800000;
            const int32_t far = e >= 118;
            const int32_t k = rt_clamp_i32((int32_t)e - 54, 0, 200);
            const int32_t i = (k + 31) >> 5;
            const rt_u128 w = (rt_u128)lut_turn_w[i + 3] | (rt_u128)lut_turn_w[i + 2] << 32
                | (rt_u128)lut_turn_w[i + 1] << 64 | (rt_u128)lut_turn_w[i] << 96;
            const rt_u128 f = (rt_u128)m_2
                * (w >> ((32 * i - k) & 0x1f)
                & rt_u128_of(UINT64_C(0xffffffff), UINT64_C(0xffffffffffffffff)))
                & rt_u128_of(UINT64_C(0xffffffff), UINT64_C(0xffffffffffffffff));
            const int32_t q = far
                ? (int32_t)((f + rt_u128_of(UINT64_C(0x20000000), UINT64_C(0x0))) >> 94) : 0;
            const rt_i128 d = (rt_i128)f - (rt_i128)(rt_u128_from(q) << 94);
            const rt_u128 t = (rt_u128)rt_abs_i128(d)
                & rt_u128_of(UINT64_C(0x7fffffff), UINT64_C(0xffffffffffffffff));
            const int32_t z = rt_min_i32(rt_clz(t, 96), 32);
            const uint64_t small =
                (uint64_t)(((rt_u128)m_2 << 40) * UINT64_C(11743562013128004905) >> 64);
            const int64_t y = far ? (int64_t)((uint64_t)(t >> 32) & INT64_C(0x3fffffffffffffff))
                : (int64_t)rt_shr_u64(small, (uint64_t)(128 - rt_min_i32((int32_t)e, 118)));
            const uint64_t n = far
                ? (uint64_t)((t << z
                & rt_u128_of(UINT64_C(0xffffffff), UINT64_C(0xffffffffffffffff))) >> 32) : small;
            if (e == 255) {
                result_2 = 2147483647;
            } else if (e == 0) {
                result_2 = 1065353216;
            } else {
                const int32_t q_2 = (q + 1) & 3;
                const int32_t k_2 = far ? -64 - z : (int32_t)e - 192;
                const rt_i128 u = (rt_i128)y * (rt_i128)y >> 58;
                const int32_t neg = far && d < 0;
                p = 0;
                RT_UNROLL
                for (int32_t i_2 = 1; i_2 <= 10; i_2++) {
                    p = lut_sin_c[10 - i_2] - (int64_t)((rt_i128)p * u >> 64);
                }
                r = 0;
                RT_UNROLL
                for (int32_t i_3 = 1; i_3 <= 10; i_3++) {
                    r = (uint64_t)lut_cos_c[10 - i_3] - (uint64_t)((rt_i128)r * u >> 64);
                }
                const int32_t minus = n != 0 ? q_2 >> 1 ^ neg : 0;
                if (q_2 & 1) {
                    const int32_t s_2 = q_2 >> 1;
                    const uint32_t x =
                        (uint32_t)rt_float_from_unsigned(RT_F32, (rt_u128)r, RT_NEAR);
                    const int64_t x_2 = r == 0 ? 0 : (int64_t)x + -520093696;
                    t_2 = (uint32_t)s_2 << 31
                        | (uint32_t)(x_2 < 8388608 ? 0
                        : (int32_t)rt_min_u32((uint32_t)x_2, 2139095040));
                } else {
                    const int64_t n_2 = (int64_t)((rt_i128)n * (rt_i128)p >> 64);
                    const int32_t k_3 = k_2 + 4;
                    const uint32_t x_3 =
                        (uint32_t)rt_float_from_unsigned(RT_F32, rt_u128_from(n_2), RT_NEAR);
                    const int64_t x_4 = n_2 == 0 ? 0 : (int64_t)x_3 + k_3 * 8388608;
                    t_2 = (uint32_t)minus << 31
                        | (uint32_t)(x_4 < 8388608 ? 0 : (int32_t)rt_min_i64(x_4, 2139095040));
                }
                result_2 = t_2;
            }
            result = result_2;
        } else if (floatcmp_mufu_op == 1) {
            const uint32_t e_2 = a >> 23 & 0xff;
            const uint32_t m_3 = (a & 0x7fffff) | 0x800000;
            const int32_t far_2 = e_2 >= 118;
            const int32_t k_4 = rt_clamp_i32((int32_t)e_2 - 54, 0, 200);
            const int32_t i_4 = (k_4 + 31) >> 5;
            const rt_u128 w_2 = (rt_u128)lut_turn_w[i_4 + 3] | (rt_u128)lut_turn_w[i_4 + 2] << 32
                | (rt_u128)lut_turn_w[i_4 + 1] << 64 | (rt_u128)lut_turn_w[i_4] << 96;
            const rt_u128 f_2 = (rt_u128)m_3
                * (w_2 >> ((32 * i_4 - k_4) & 0x1f)
                & rt_u128_of(UINT64_C(0xffffffff), UINT64_C(0xffffffffffffffff)))
                & rt_u128_of(UINT64_C(0xffffffff), UINT64_C(0xffffffffffffffff));
            const int32_t q_3 = far_2
                ? (int32_t)((f_2 + rt_u128_of(UINT64_C(0x20000000), UINT64_C(0x0))) >> 94) : 0;
            const rt_i128 d_2 = (rt_i128)f_2 - (rt_i128)(rt_u128_from(q_3) << 94);
            const rt_u128 t_3 = (rt_u128)rt_abs_i128(d_2)
                & rt_u128_of(UINT64_C(0x7fffffff), UINT64_C(0xffffffffffffffff));
            const int32_t z_2 = rt_min_i32(rt_clz(t_3, 96), 32);
            const uint64_t small_2 =
                (uint64_t)(((rt_u128)m_3 << 40) * UINT64_C(11743562013128004905) >> 64);
            const int64_t y_2 = far_2
                ? (int64_t)((uint64_t)(t_3 >> 32) & INT64_C(0x3fffffffffffffff))
                : (int64_t)rt_shr_u64(small_2, (uint64_t)(128 - rt_min_i32((int32_t)e_2, 118)));
            const uint64_t n_3 = far_2
                ? (uint64_t)((t_3 << z_2
                & rt_u128_of(UINT64_C(0xffffffff), UINT64_C(0xffffffffffffffff))) >> 32) : small_2;
            if (e_2 == 255) {
                result_3 = 2147483647;
            } else if (e_2 == 0) {
                result_3 = a >> 31 << 31;
            } else {
                const int32_t q_4 = q_3 & 3;
                const int32_t k_5 = far_2 ? -64 - z_2 : (int32_t)e_2 - 192;
                const rt_i128 u_2 = (rt_i128)y_2 * (rt_i128)y_2 >> 58;
                const int32_t neg_2 = far_2 && d_2 < 0;
                p_2 = 0;
                RT_UNROLL
                for (int32_t i_5 = 1; i_5 <= 10; i_5++) {
                    p_2 = lut_sin_c[10 - i_5] - (int64_t)((rt_i128)p_2 * u_2 >> 64);
                }
                r_2 = 0;
                RT_UNROLL
                for (int32_t i_6 = 1; i_6 <= 10; i_6++) {
                    r_2 = (uint64_t)lut_cos_c[10 - i_6] - (uint64_t)((rt_i128)r_2 * u_2 >> 64);
                }
                const uint32_t minus_2 = a >> 31 ^ (uint32_t)(n_3 != 0 ? q_4 >> 1 ^ neg_2 : 0);
                if (q_4 & 1) {
                    const uint32_t s_3 = a >> 31 ^ (uint32_t)(q_4 >> 1);
                    const uint32_t x_5 =
                        (uint32_t)rt_float_from_unsigned(RT_F32, (rt_u128)r_2, RT_NEAR);
                    const int64_t x_6 = r_2 == 0 ? 0 : (int64_t)x_5 + -520093696;
                    t_4 = s_3 << 31
                        | (uint32_t)(x_6 < 8388608 ? 0
                        : (int32_t)rt_min_u32((uint32_t)x_6, 2139095040));
                } else {
                    const int64_t n_4 = (int64_t)((rt_i128)n_3 * (rt_i128)p_2 >> 64);
                    const int32_t k_6 = k_5 + 4;
                    const uint32_t x_7 =
                        (uint32_t)rt_float_from_unsigned(RT_F32, rt_u128_from(n_4), RT_NEAR);
                    const int64_t x_8 = n_4 == 0 ? 0 : (int64_t)x_7 + k_6 * 8388608;
                    t_4 = minus_2 << 31
                        | (uint32_t)(x_8 < 8388608 ? 0 : (int32_t)rt_min_i64(x_8, 2139095040));
                }
                result_3 = t_4;
            }
            result = result_3;
        } else if (floatcmp_mufu_op == 2) {
            const uint32_t e_3 = a >> 23 & 0xff;
            const int32_t m_4 = a >> 31 != 0 ? -(int32_t)((a & 0x7fffff) | 0x800000)
                : (int32_t)((a & 0x7fffff) | 0x800000);
            const rt_i128 n_5 =
                rt_shr_i128((rt_i128)(rt_u128_from(m_4) << 45),
                (uint64_t)(133 - rt_min_i32((int32_t)e_3, 133)));
            const uint64_t f_3 = (uint64_t)n_5 & INT64_C(0x3fffffffffffffff);
            p_3 = 1;
            RT_UNROLL
            for (int32_t i_7 = 1; i_7 <= 18; i_7++) {
                p_3 = lut_ex2_c[18 - i_7] + (int64_t)((rt_i128)p_3 * (rt_i128)f_3 >> 62);
            }
            const int32_t v = ((int32_t)(n_5 >> 62) + 126) * 8388608
                + (int32_t)(((uint64_t)p_3 + INT64_C(274877906944)) >> 39);
            if (e_3 == 255 && (a & 0x7fffff) != 0) {
                result_4 = 2147483647;
            } else if (e_3 == 0) {
                result_4 = 1065353216;
            } else if (e_3 > 133) {
                result_4 = a >> 31 != 0 ? 0 : 2139095040;
            } else {
                result_4 = v < 8388608 ? 0 : rt_min_i32(v, 2139095040);
            }
            result = (uint32_t)result_4;
        } else if (floatcmp_mufu_op == 3) {
            const uint32_t m_5 = (a & 0x7fffff) | 0x800000;
            const int32_t big = m_5 >= 11863284;
            const int32_t one = 1 << (23 + big);
            const int32_t e_4 = (int32_t)(a >> 23 & 0xff) - 127 + big;
            const rt_u128 s_4 = (rt_u128_from(rt_abs_i32((int32_t)m_5 - one)) << 86)
                / (rt_u128)(m_5 + (uint32_t)one);
            const int64_t y_3 = (int64_t)((s_4 >> 22) * (s_4 >> 22) >> 64);
            p_4 = INT64_C(492833818438678611);
            RT_UNROLL
            for (int32_t i_8 = 1; i_8 <= 13; i_8++) {
                p_4 = lut_lg2_c[13 - i_8] + (uint64_t)((rt_i128)p_4 * (rt_i128)y_3 >> 64);
            }
            const int32_t z_3 =
                rt_min_i32(rt_clz(s_4
                & rt_u128_of(UINT64_C(0xfffff), UINT64_C(0xffffffffffffffff)), 84), 22);
            const uint64_t l_2 =
                (uint64_t)((((s_4 & rt_u128_of(UINT64_C(0xfffff), UINT64_C(0xffffffffffffffff)))
                << z_3 & rt_u128_of(UINT64_C(0xfffff), UINT64_C(0xffffffffffffffff))) >> 20)
                * (rt_u128)p_4 >> 64);
            const rt_i128 t_5 = (rt_i128)(rt_u128_from(e_4) << 64)
                + (m_5 < (uint32_t)one ? -(rt_i128)(l_2 >> z_3) : (rt_i128)(l_2 >> z_3));
            if ((a >> 23 & 0xff) == 255 && (a & 0x7fffff) != 0) {
                result_5 = 2147483647;
            } else if ((a >> 23 & 0xff) == 0) {
                result_5 = 4286578688u;
            } else if (a >> 31 != 0) {
                result_5 = 2147483647;
            } else if ((a >> 23 & 0xff) == 255) {
                result_5 = 2139095040;
            } else if (e_4 == 0) {
                const int32_t s_5 = m_5 < (uint32_t)one;
                const int32_t k_7 = -64 - z_3;
                const uint32_t x_9 =
                    (uint32_t)rt_float_from_unsigned(RT_F32, (rt_u128)l_2, RT_NEAR);
                const int64_t x_10 = l_2 == 0 ? 0 : (int64_t)x_9 + k_7 * 8388608;
                result_5 = (uint32_t)s_5 << 31
                    | (uint32_t)(x_10 < 8388608 ? 0
                    : (int32_t)rt_min_u32((uint32_t)x_10, 2139095040));
            } else {
                const int32_t s_6 = t_5 < 0;
                const rt_i128 n_6 = rt_abs_i128(t_5);
                const uint32_t x_11 =
                    (uint32_t)rt_float_from_unsigned(RT_F32, (rt_u128)n_6, RT_NEAR);
                const int64_t x_12 = n_6 == 0 ? 0 : (int64_t)x_11 + -536870912;
                result_5 = (uint32_t)s_6 << 31
                    | (uint32_t)(x_12 < 8388608 ? 0
                    : (int32_t)rt_min_u32((uint32_t)x_12, 2139095040));
            }
            result = result_5;
        } else if (floatcmp_mufu_op == 4) {
            const uint32_t e_5 = a >> 23 & 0xff;
            const uint32_t m_6 = (a & 0x7fffff) | 0x800000;
            const int32_t q_5 = (int32_t)(INT64_C(140737488355328) / m_6);
            const int32_t r_3 = q_5 + (2 * (INT64_C(140737488355328) - (int64_t)q_5 * m_6) > m_6);
            if (e_5 == 255) {
                result_6 = m_6 == 8388608 ? a >> 31 << 31 : 2147483647;
            } else if (e_5 == 0) {
                result_6 = a >> 31 << 31 | 0x7f800000;
            } else {
                const int32_t x_13 = (252 - (int32_t)e_5) * 8388608 + r_3;
                result_6 = a >> 31 << 31
                    | (uint32_t)(x_13 < 8388608 ? 0 : rt_min_i32(x_13, 2139095040));
            }
            result = result_6;
        } else if (floatcmp_mufu_op == 5) {
            const uint32_t e_6 = a >> 23 & 0xff;
            const int32_t odd = !(e_6 & 1);
            const int64_t y_4 =
                (int64_t)(rt_i128_of(UINT64_C(0x400), UINT64_C(0x0))
                / (rt_i128)(((a & 0x7fffff) | 0x800000) << (1 + odd)));
            s_7 = 0;
            RT_UNROLL
            for (int32_t i_9 = 0; i_9 <= 25; i_9++) {
                const int32_t t_6 = s_7 | 1 << (25 - i_9);
                s_7 = (int64_t)t_6 * t_6 <= y_4 ? t_6 : s_7;
            }
            const int32_t r_4 = (s_7 + 1) >> 1;
            if (e_6 == 0) {
                result_7 = a >> 31 << 31 | 0x7f800000;
            } else if ((e_6 == 255 && (a & 0x7fffff) != 0) || a >> 31 != 0) {
                result_7 = 2147483647;
            } else if (e_6 == 255) {
                result_7 = 0;
            } else {
                result_7 = (uint32_t)((113 - (((int32_t)e_6 - 151 - odd) >> 1)) * 8388608 + r_4);
            }
            result = result_7;
        } else if (floatcmp_mufu_op == 6) {
            const uint32_t e_7 = a >> 20 & 0x7ff;
            const int32_t q_6 = (int32_t)(INT64_C(2199023255552) / ((a & 0xfffff) | 0x100000));
            const int32_t r_5 = (2044 - (int32_t)e_7) * 1048576 + q_6;
            if (e_7 == 2047) {
                result_8 = (a & 0xfffff) == 0 ? a >> 31 << 31 : 2147483647;
            } else if (e_7 == 0) {
                result_8 = a >> 31 << 31 | 0x7ff00000;
            } else {
                result_8 = a >> 31 << 31 | (uint32_t)(r_5 < 1048576 ? 0 : r_5);
            }
            result = result_8;
        } else if (floatcmp_mufu_op == 7) {
            const uint32_t e_8 = a >> 20 & 0x7ff;
            const uint32_t odd_2 = (e_8 & 1) ^ 1;
            const int64_t y_5 = INT64_C(4611686018427387904)
                / (((a & 0xfffff) | 0x100000) << odd_2);
            s_8 = 0;
            RT_UNROLL
            for (int32_t i_10 = 0; i_10 <= 21; i_10++) {
                const int32_t t_7 = s_8 | 1 << (21 - i_10);
                s_8 = (int64_t)t_7 * t_7 <= y_5 ? t_7 : s_8;
            }
            const int32_t r_6 = s_8;
            if (e_8 == 0) {
                result_9 = a >> 31 << 31 | 0x7ff00000;
            } else if ((e_8 == 2047 && (a & 0xfffff) != 0) || a >> 31 != 0) {
                result_9 = 2147483647;
            } else if (e_8 == 2047) {
                result_9 = 0;
            } else {
                result_9 = (uint32_t)((1011 - (((int32_t)e_8 - 1043 - (int32_t)odd_2) >> 1))
                    * 1048576 + r_6);
            }
            result = result_9;
        } else {
            const uint32_t e_9 = a >> 23 & 0xff;
            const uint32_t odd_3 = e_9 & 1;
            const int64_t y_6 = (int64_t)((a & 0x7fffff) | 0x800000) << (26 - odd_3);
            s_9 = 0;
            t_8 = 16777216;
            s_9 = 16777216;
            t_8 = 0x1000000 | 0x800000;
            s_9 = (int64_t)t_8 * t_8 <= y_6 ? t_8 : 16777216;
            t_8 = s_9 | 0x400000;
            s_9 = (int64_t)t_8 * t_8 <= y_6 ? t_8 : s_9;
            t_8 = s_9 | 0x200000;
            s_9 = (int64_t)t_8 * t_8 <= y_6 ? t_8 : s_9;
            t_8 = s_9 | 0x100000;
            s_9 = (int64_t)t_8 * t_8 <= y_6 ? t_8 : s_9;
            t_8 = s_9 | 0x80000;
            s_9 = (int64_t)t_8 * t_8 <= y_6 ? t_8 : s_9;
            t_8 = s_9 | 0x40000;
            s_9 = (int64_t)t_8 * t_8 <= y_6 ? t_8 : s_9;
            t_8 = s_9 | 0x20000;
            s_9 = (int64_t)t_8 * t_8 <= y_6 ? t_8 : s_9;
            t_8 = s_9 | 0x10000;
            s_9 = (int64_t)t_8 * t_8 <= y_6 ? t_8 : s_9;
            t_8 = s_9 | 0x8000;
            s_9 = (int64_t)t_8 * t_8 <= y_6 ? t_8 : s_9;
            t_8 = s_9 | 0x4000;
            s_9 = (int64_t)t_8 * t_8 <= y_6 ? t_8 : s_9;
            t_8 = s_9 | 0x2000;
            s_9 = (int64_t)t_8 * t_8 <= y_6 ? t_8 : s_9;
            t_8 = s_9 | 0x1000;
            s_9 = (int64_t)t_8 * t_8 <= y_6 ? t_8 : s_9;
            t_8 = s_9 | 0x800;
            s_9 = (int64_t)t_8 * t_8 <= y_6 ? t_8 : s_9;
            t_8 = s_9 | 0x400;
            s_9 = (int64_t)t_8 * t_8 <= y_6 ? t_8 : s_9;
            t_8 = s_9 | 0x200;
            s_9 = (int64_t)t_8 * t_8 <= y_6 ? t_8 : s_9;
            t_8 = s_9 | 0x100;
            s_9 = (int64_t)t_8 * t_8 <= y_6 ? t_8 : s_9;
            t_8 = s_9 | 0x80;
            s_9 = (int64_t)t_8 * t_8 <= y_6 ? t_8 : s_9;
            t_8 = s_9 | 0x40;
            s_9 = (int64_t)t_8 * t_8 <= y_6 ? t_8 : s_9;
            t_8 = s_9 | 0x20;
            s_9 = (int64_t)t_8 * t_8 <= y_6 ? t_8 : s_9;
            t_8 = s_9 | 0x10;
            s_9 = (int64_t)t_8 * t_8 <= y_6 ? t_8 : s_9;
            t_8 = s_9 | 8;
            s_9 = (int64_t)t_8 * t_8 <= y_6 ? t_8 : s_9;
            t_8 = s_9 | 4;
            s_9 = (int64_t)t_8 * t_8 <= y_6 ? t_8 : s_9;
            t_8 = s_9 | 2;
            s_9 = (int64_t)t_8 * t_8 <= y_6 ? t_8 : s_9;
            t_8 = s_9 | 1;
            s_9 = (int64_t)t_8 * t_8 <= y_6 ? t_8 : s_9;
            const int32_t r_7 = (s_9 + 1) >> 1;
            if (e_9 == 0) {
                result_10 = a >> 31 << 31;
            } else if ((e_9 == 255 && (a & 0x7fffff) != 0) || a >> 31 != 0) {
                result_10 = 2147483647;
            } else if (e_9 == 255) {
                result_10 = 2139095040;
            } else {
                result_10 = (uint32_t)((150 + (((int32_t)e_9 - 176 + (int32_t)odd_3) >> 1))
                    * 8388608 + r_7);
            }
            result = result_10;
        }
        const int32_t t_9 = (int32_t)m->launch.option[1];
        const int32_t d_3 = t_9 == 0 ? 0 : t_9 == 1 ? 1 : -1;
        const uint32_t x_14 = (result & 0x7fffffff) == 0
            || (result >> 23 & 0xff) == 255 ? result : result + (uint32_t)d_3;
        const uint32_t t_10 =
            rt_f32_min(rt_f32_max(x_14, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP, 0x7fc00000);
        const uint32_t t_11 = rt_f32_is_nan(x_14) ? 0 : t_10;
        const uint32_t rd = !sat ? x_14 : t_11;
        rd_to[l] = rd;
    }
}

RT_LOOP_1(lanes_mufu,
    (struct maxwell_state *s, int32_t ra, int32_t floatcmp_mufu_op, struct isadora_machine *m,
    uint32_t *rd_to, const int32_t fields), (s, ra, floatcmp_mufu_op, m, rd_to, key), 0, 0)

RT_WITHIN void lanes_rro(const uint32_t *b, uint32_t *rd_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t rd = rt_f32_from_f32(b[l], RT_NEAR, RT_FLUSH_ALL, 0x7fffffff);
        rd_to[l] = rd;
    }
}

/* OPEN GUARD FSET{SET_BF}FLOAT_CMP{SET_FTZ}BOP $R[Rd]CC,
   SET_NEG_A{SET_ABS_A}$R[Ra]SET_ABS_A{REUSE_A}, F32_B, NOT_Pp$P[Pp] CTL CLOSE */
RT_BODY(maxwell_fast_fset)
{
    struct maxwell_state *const s = m->state;
    const int32_t cc = (int32_t)rt_value(in, known, 5);
    const int32_t ra = (int32_t)in->value[8];
    const int32_t set_abs_a = (int32_t)rt_value(in, known, 7);
    const int32_t set_neg_a = (int32_t)rt_value(in, known, 6);
    const int32_t pp = (int32_t)in->value[18];
    const int32_t not_pp = (int32_t)rt_value(in, known, 17);
    const int32_t floatcmp_set_ftz = (int32_t)rt_value(in, known, 2);
    const int32_t float_cmp = (int32_t)in->value[1];
    const int32_t set_bf = (int32_t)rt_value(in, known, 0);
    const int32_t bop = (int32_t)rt_value(in, known, 3);
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 4, 19);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b =
        row_f32_b(m, in, known, b_row, 1, 12, 11, 10, 14, 15, 16);
    if (!b)
        return rt_slowly(m, in);
    if (cc) {
        _Alignas(64) uint32_t rd_new[32];
        _Alignas(64) uint8_t result_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 4);
        uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
        uint8_t *const result_place = place_cc(m);
        uint8_t *const result_to = rt_into8(m, whole, result_place, result_new);
        if (rt_knows(known, 0x200cd))
            lanes_fset_for(s, ra, pp, b, float_cmp, rd_to, result_to,
                set_abs_a | set_neg_a << 1 | not_pp << 2 | floatcmp_set_ftz << 3 | bop << 4
                | set_bf << 6);
        else
            lanes_fset(s, ra, pp, b, float_cmp, rd_to, result_to,
                set_abs_a | set_neg_a << 1 | not_pp << 2 | floatcmp_set_ftz << 3 | bop << 4
                | set_bf << 6);
        rt_write_row32(whole, rd_place, rd_new, run);
        rt_write_row8(whole, result_place, result_new, run);
        return RT_ON;
    }
    _Alignas(64) uint32_t rd_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 4);
    uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
    if (rt_knows(known, 0x200cd))
        lanes_fset_2_for(s, ra, pp, b, float_cmp, rd_to,
            set_abs_a | set_neg_a << 1 | not_pp << 2 | floatcmp_set_ftz << 3 | bop << 4
            | set_bf << 6);
    else
        lanes_fset_2(s, ra, pp, b, float_cmp, rd_to,
            set_abs_a | set_neg_a << 1 | not_pp << 2 | floatcmp_set_ftz << 3 | bop << 4
            | set_bf << 6);
    rt_write_row32(whole, rd_place, rd_new, run);
    return RT_ON;
}
RT_MADE_ANY(maxwell_fast_fset)
RT_KNOWN(maxwell_fast_fset, 0, 0x16, 0x200ed, .line = {0})
RT_KNOWN(maxwell_fast_fset, 1, 0x16, 0x200ed, .line = {[1] = 1}, .value = {[0] = 1, [2] = 1})
RT_QUICK_2(maxwell_fast_fset)

/* OPEN GUARD FSETP{FLOAT_CMP}SETP_FTZ{BOP} $P[Pu], $P[Pv],
   SET_NEG_A{SETP_ABS_A}$R[Ra]SETP_ABS_A{REUSE_A}, F32_B, NOT_Pp$P[Pp] CTL CLOSE */
RT_BODY(maxwell_fast_fsetp)
{
    struct maxwell_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[7];
    const int32_t setp_abs_a = (int32_t)rt_value(in, known, 6);
    const int32_t set_neg_a = (int32_t)rt_value(in, known, 5);
    const int32_t pp = (int32_t)in->value[17];
    const int32_t not_pp = (int32_t)rt_value(in, known, 16);
    const int32_t floatcmp_setp_ftz = (int32_t)rt_value(in, known, 1);
    const int32_t float_cmp = (int32_t)in->value[0];
    const int32_t bop = (int32_t)rt_value(in, known, 2);
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 4, 18);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b =
        row_f32_b(m, in, known, b_row, 1, 11, 10, 9, 13, 14, 15);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint8_t pu_new[32];
    _Alignas(64) uint8_t pv_new[32];
    const bool whole = run == UINT32_MAX;
    uint8_t *const pu_place = place_p(m, in, 3);
    uint8_t *const pu_to = rt_into8(m, whole, pu_place, pu_new);
    uint8_t *const pv_place = place_p(m, in, 4);
    uint8_t *const pv_to = rt_into8(m, whole, pv_place, pv_new);
    if (rt_knows(known, 0x10066))
        lanes_fsetp_for(s, ra, pp, b, float_cmp, pu_to, pv_to,
            setp_abs_a | set_neg_a << 1 | not_pp << 2 | floatcmp_setp_ftz << 3 | bop << 4);
    else
        lanes_fsetp(s, ra, pp, b, float_cmp, pu_to, pv_to,
            setp_abs_a | set_neg_a << 1 | not_pp << 2 | floatcmp_setp_ftz << 3 | bop << 4);
    rt_write_row8(whole, pu_place, pu_new, run);
    rt_write_row8(whole, pv_place, pv_new, run);
    return RT_ON;
}
RT_MADE_ANY(maxwell_fast_fsetp)
RT_KNOWN(maxwell_fast_fsetp, 0, 0x16, 0x10066, .line = {0})
RT_KNOWN(maxwell_fast_fsetp, 1, 0x16, 0x10066, .value = {[2] = 1, [16] = 1})
RT_QUICK_2(maxwell_fast_fsetp)

/* OPEN GUARD FCMP{FCMP_TEST}SETP_FTZ $R[Rd], $R[Ra]REUSE_A, FCMP_B, $R[Rc]REUSE_C CTL CLOSE */
RT_BODY(maxwell_fast_fcmp_b)
{
    struct maxwell_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[3];
    const int32_t rc = (int32_t)in->value[10];
    const int32_t floatcmp_setp_ftz = (int32_t)rt_value(in, known, 1);
    const int32_t floatcmp_fcmp_test = (int32_t)in->value[0];
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 1, 12);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_fcmp_b(m, in, known, b_row, 0, 5, 7, 8, 9);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t rd_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 2);
    uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
    if (rt_knows(known, 0x2))
        lanes_fcmp_b_for(s, rc, floatcmp_fcmp_test, ra, b, rd_to, floatcmp_setp_ftz);
    else
        lanes_fcmp_b(s, rc, floatcmp_fcmp_test, ra, b, rd_to, floatcmp_setp_ftz);
    rt_write_row32(whole, rd_place, rd_new, run);
    return RT_ON;
}
RT_MADE_ANY(maxwell_fast_fcmp_b)
RT_KNOWN(maxwell_fast_fcmp_b, 0, 0x3, 0x2, .line = {0})
RT_QUICK_1(maxwell_fast_fcmp_b)

/* OPEN GUARD FCMP{FCMP_TEST}SETP_FTZ $R[Rd], $R[Ra]REUSE_A, $R[Rc]REUSE_B, c[C_BANK][C_OFFSET] CTL
   CLOSE */
RT_BODY(maxwell_fast_fcmp_c)
{
    struct maxwell_state *const s = m->state;
    const int32_t c_bank = (int32_t)in->value[7];
    const int32_t c_offset = rt_sext_32((uint32_t)in->value[8], 14) * 4;
    const int32_t ra = (int32_t)in->value[3];
    const int32_t rc = (int32_t)in->value[5];
    const int32_t floatcmp_setp_ftz = (int32_t)rt_value(in, known, 1);
    const int32_t floatcmp_fcmp_test = (int32_t)in->value[0];
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 1, 9);
    run &= hold;
    if (m->watch)
        return rt_slowly(m, in);
    uint32_t c;
    c = (uint32_t)rt_load(m, MAXWELL_SPACE_C, (uint64_t)(c_bank * 65536 + (c_offset & 0xffff)), 4);
    if (m->trap.kind)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t rd_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 2);
    uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
    if (rt_knows(known, 0x2))
        lanes_fcmp_c_for(c, floatcmp_fcmp_test, s, ra, rc, rd_to, floatcmp_setp_ftz);
    else
        lanes_fcmp_c(c, floatcmp_fcmp_test, s, ra, rc, rd_to, floatcmp_setp_ftz);
    rt_write_row32(whole, rd_place, rd_new, run);
    return RT_ON;
}
RT_MADE_ANY(maxwell_fast_fcmp_c)
RT_KNOWN(maxwell_fast_fcmp_c, 0, 0x2, 0x2, .line = {0})
RT_QUICK_1(maxwell_fast_fcmp_c)

/* OPEN GUARD FCHK.DIVIDE $P[Pu], F_NEG_A{F_ABS_A}$R[Ra]F_ABS_A{REUSE_A}, F32_B CTL CLOSE */
RT_BODY(maxwell_fast_fchk)
{
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 3, 12);
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
RT_MADE_ANY(maxwell_fast_fchk)
RT_KNOWN(maxwell_fast_fchk, 0, 0x8, 0x0, .line = {0})
RT_QUICK_1(maxwell_fast_fchk)

/* OPEN GUARD FSWZADD{FTZ}RND{NDV} $R[Rd]CC, $R[Ra]REUSE_A, $R[Rb]REUSE_B,
   SIGNS3{SIGNS2}SIGNS1{SIGNS0} CTL CLOSE */
RT_BODY(maxwell_fast_fswzadd)
{
    struct maxwell_state *const s = m->state;
    const int32_t floatcmp_signs3 = (int32_t)rt_value(in, known, 9);
    const int32_t floatcmp_signs2 = (int32_t)rt_value(in, known, 10);
    const int32_t floatcmp_signs1 = (int32_t)rt_value(in, known, 11);
    const int32_t floatcmp_signs0 = (int32_t)rt_value(in, known, 12);
    const int32_t cc = (int32_t)rt_value(in, known, 4);
    const int32_t rnd = (int32_t)rt_value(in, known, 1);
    const int32_t ra = (int32_t)in->value[5];
    const int32_t rb = (int32_t)in->value[7];
    const int32_t ftz = (int32_t)rt_value(in, known, 0);
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 0, 13);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    uint32_t trapping;
    if (rt_knows(known, 0x1e00))
        lanes_fswzadd_for(&trapping,
            floatcmp_signs0 | floatcmp_signs1 << 2 | floatcmp_signs2 << 4 | floatcmp_signs3 << 6);
    else
        lanes_fswzadd(&trapping,
            floatcmp_signs0 | floatcmp_signs1 << 2 | floatcmp_signs2 << 4 | floatcmp_signs3 << 6);
    if ((run & trapping) != 0)
        return rt_slowly(m, in);
    if (cc) {
        _Alignas(64) uint32_t rd_new[32];
        _Alignas(64) uint8_t result_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 3);
        uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
        uint8_t *const result_place = place_cc(m);
        uint8_t *const result_to = rt_into8(m, whole, result_place, result_new);
        if (rt_knows(known, 0x1e03))
            lanes_fswzadd_2_for(s, ra, rb, rd_to, result_to,
                floatcmp_signs0 | floatcmp_signs1 << 2 | floatcmp_signs2 << 4
                | floatcmp_signs3 << 6 | rnd << 8 | ftz << 10);
        else
            lanes_fswzadd_2(s, ra, rb, rd_to, result_to,
                floatcmp_signs0 | floatcmp_signs1 << 2 | floatcmp_signs2 << 4
                | floatcmp_signs3 << 6 | rnd << 8 | ftz << 10);
        rt_write_row32(whole, rd_place, rd_new, run);
        rt_write_row8(whole, result_place, result_new, run);
        return RT_ON;
    }
    _Alignas(64) uint32_t rd_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 3);
    uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
    if (rt_knows(known, 0x1e03))
        lanes_fswzadd_3_for(s, ra, rb, rd_to,
            floatcmp_signs0 | floatcmp_signs1 << 2 | floatcmp_signs2 << 4 | floatcmp_signs3 << 6
            | rnd << 8 | ftz << 10);
    else
        lanes_fswzadd_3(s, ra, rb, rd_to,
            floatcmp_signs0 | floatcmp_signs1 << 2 | floatcmp_signs2 << 4 | floatcmp_signs3 << 6
            | rnd << 8 | ftz << 10);
    rt_write_row32(whole, rd_place, rd_new, run);
    return RT_ON;
}
RT_MADE_ANY(maxwell_fast_fswzadd)
RT_KNOWN(maxwell_fast_fswzadd, 0, 0x1, 0x1e13, .line = {0})
RT_KNOWN(maxwell_fast_fswzadd, 1, 0x1, 0x1e13, .value = {[9] = 2, [10] = 1, [11] = 3})
RT_KNOWN(maxwell_fast_fswzadd, 2, 0x1, 0x1e13, .value = {[12] = 1})
RT_QUICK_3(maxwell_fast_fswzadd)

/* OPEN GUARD MUFU{MUFU_OP}SAT $R[Rd], F_NEG_A{F_ABS_A}$R[Ra]F_ABS_A{REUSE_A} CTL CLOSE */
RT_BODY(maxwell_fast_mufu)
{
    struct maxwell_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[5];
    const int32_t f_abs_a = (int32_t)in->value[4];
    const int32_t f_neg_a = (int32_t)in->value[3];
    const int32_t floatcmp_mufu_op = (int32_t)in->value[0];
    const int32_t sat = (int32_t)in->value[1];
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 1, 7);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    _Alignas(64) uint32_t rd_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 2);
    uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
    lanes_mufu(s, ra, floatcmp_mufu_op, m, rd_to, f_abs_a | f_neg_a << 1 | sat << 2);
    rt_write_row32(whole, rd_place, rd_new, run);
    return RT_ON;
}
RT_MADE_ANY(maxwell_fast_mufu)
RT_KNOWN(maxwell_fast_mufu, 0, 0x2, 0x0, .line = {0})
RT_QUICK_1(maxwell_fast_mufu)

/* OPEN GUARD MUFU{MUFU_OP}SAT $R[Rd], F_NEG_A{F_ABS_A}$R[Ra]F_ABS_A{REUSE_A} CTL CLOSE */
RT_BODY(maxwell_fast_mufu_sqrt)
{
    struct maxwell_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[5];
    const int32_t f_abs_a = (int32_t)in->value[4];
    const int32_t f_neg_a = (int32_t)in->value[3];
    const int32_t floatcmp_mufu_op = (int32_t)in->value[0];
    const int32_t sat = (int32_t)in->value[1];
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 1, 7);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    _Alignas(64) uint32_t rd_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 2);
    uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
    lanes_mufu(s, ra, floatcmp_mufu_op, m, rd_to, f_abs_a | f_neg_a << 1 | sat << 2);
    rt_write_row32(whole, rd_place, rd_new, run);
    return RT_ON;
}
RT_MADE_ANY(maxwell_fast_mufu_sqrt)
RT_KNOWN(maxwell_fast_mufu_sqrt, 0, 0x2, 0x0, .line = {0})
RT_QUICK_1(maxwell_fast_mufu_sqrt)

/* OPEN GUARD RRO{RRO_OP} $R[Rd], F32_B CTL CLOSE */
RT_BODY(maxwell_fast_rro)
{
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 2, 9);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_f2f_f32(m, in, known, b_row, 0, 4, 3, 2, 6, 7, 8);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t rd_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 1);
    uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
    lanes_rro(b, rd_to);
    rt_write_row32(whole, rd_place, rd_new, run);
    return RT_ON;
}
RT_MADE_ANY(maxwell_fast_rro)
RT_KNOWN(maxwell_fast_rro, 0, 0x7, 0x0, .line = {0})
RT_QUICK_1(maxwell_fast_rro)

