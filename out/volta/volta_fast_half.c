/* Generated from the description volta by gen/emit/fast. Do not edit. */
#include "volta_fast.h"

RT_WITHIN void lanes_hset2_for(int32_t half_bf, int32_t m_2, const uint32_t *a, const uint32_t *b,
    int32_t ftz, int32_t float_cmp, int32_t half_half_bop, const int32_t *q, uint32_t *rd_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
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
        const int32_t t1 = half_half_bop == 0 ? (t && q[l]) : half_half_bop == 1 ? t
            || q[l] : half_half_bop == 2 ? t ^ q[l] : 0;
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
        const int32_t t0 = half_half_bop == 0 ? (t_2 && q[l]) : half_half_bop == 1 ? t_2
            || q[l] : half_half_bop == 2 ? t_2 ^ q[l] : 0;
        const uint32_t rd = (uint32_t)(t1 ? yes : 0) << 16 | (uint32_t)(t0 ? yes : 0);
        rd_to[l] = rd;
    }
}

RT_LOOP(lanes_hset2,
    (int32_t m_2, const uint32_t *a, const uint32_t *b, int32_t float_cmp, const int32_t *q,
    uint32_t *rd_to), (0, m_2, a, b, 0, float_cmp, 0, q, rd_to))

static void lanes_hset2(int32_t half_bf, int32_t m_2, const uint32_t *a, const uint32_t *b,
    int32_t ftz, int32_t float_cmp, int32_t half_half_bop, const int32_t *q, uint32_t *rd_to)
{
    if (half_bf | ftz | half_half_bop)
        lanes_hset2_for(half_bf, m_2, a, b, ftz, float_cmp, half_half_bop, q, rd_to);
    else
        lanes_hset2_usual(m_2, a, b, float_cmp, q, rd_to);
}

RT_WITHIN void lanes_hsetp2_for(int32_t m_2, const uint32_t *a, const uint32_t *b, int32_t ftz,
    int32_t float_cmp, int32_t half_h_and, int32_t half_half_bop, const int32_t *q, uint8_t *pu_to,
    uint8_t *pv_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
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
            (uint32_t)(half_half_bop == 0 ? (t_3 && q[l]) : half_half_bop == 1 ? t_3
            || q[l] : half_half_bop == 2 ? t_3 ^ q[l] : 0);
        const uint32_t pv =
            (uint32_t)(half_half_bop == 0 ? (t_4 && q[l]) : half_half_bop == 1 ? t_4
            || q[l] : half_half_bop == 2 ? t_4 ^ q[l] : 0);
        pu_to[l] = (uint8_t)pu;
        pv_to[l] = (uint8_t)pv;
    }
}

RT_LOOP(lanes_hsetp2,
    (int32_t m_2, const uint32_t *a, const uint32_t *b, int32_t float_cmp, const int32_t *q,
    uint8_t *pu_to, uint8_t *pv_to), (m_2, a, b, 0, float_cmp, 0, 0, q, pu_to, pv_to))

static void lanes_hsetp2(int32_t m_2, const uint32_t *a, const uint32_t *b, int32_t ftz,
    int32_t float_cmp, int32_t half_h_and, int32_t half_half_bop, const int32_t *q, uint8_t *pu_to,
    uint8_t *pv_to)
{
    if (ftz | half_h_and | half_half_bop)
        lanes_hsetp2_for(m_2, a, b, ftz, float_cmp, half_h_and, half_half_bop, q, pu_to, pv_to);
    else
        lanes_hsetp2_usual(m_2, a, b, float_cmp, q, pu_to, pv_to);
}

RT_WITHIN void lanes_hmnmx2_for(int32_t m_2, const uint32_t *a, int32_t ftz, const uint32_t *b,
    int32_t xorsign, const int32_t *q, int32_t nan, uint32_t *rd_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
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
        const uint32_t r = q[l] ? t_5 : t_6;
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
        const uint32_t r_2 = q[l] ? t_7 : t_8;
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

RT_LOOP(lanes_hmnmx2,
    (int32_t m_2, const uint32_t *a, const uint32_t *b, const int32_t *q, uint32_t *rd_to),
    (m_2, a, 0, b, 0, q, 0, rd_to))

static void lanes_hmnmx2(int32_t m_2, const uint32_t *a, int32_t ftz, const uint32_t *b,
    int32_t xorsign, const int32_t *q, int32_t nan, uint32_t *rd_to)
{
    if (ftz | xorsign | nan)
        lanes_hmnmx2_for(m_2, a, ftz, b, xorsign, q, nan, rd_to);
    else
        lanes_hmnmx2_usual(m_2, a, b, q, rd_to);
}

/* GUARD HSET2{SET_MODE}BF{FLOAT_CMP}FTZ{HALF_BOP} $R[Rd], F16_A, SET_LAST, NOT_Pp$P[Pp] PM_EVENTS
   CTL */
RT_BODY(volta_fast_hset2)
{
    const int32_t half_half_bop = (int32_t)in->value[4];
    const int32_t half_bf = (int32_t)in->value[1];
    const int32_t ftz = (int32_t)in->value[3];
    const int32_t float_cmp = (int32_t)in->value[2];
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, usual, 14, 25);
    run &= hold;
    int32_t m_2 = 0;
    const int m_2_trap = operand_set_mode(in, &m_2, 0, 0);
    if (m_2_trap) {
        return rt_slowly(m, in);
    }
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_f16_a(m, in, a_row, 1, 7, 6, 9, 10);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b =
        row_f16_last(m, in, b_row, 4, 12, 11, 14, 15, 16, 17, 18, 19, 20, 21,
        22);
    _Alignas(64) int32_t q_row[32];
    const int32_t *const q = row_src_pp(m, in, q_row, 24, 23);
    if (!a || !b || (!usual && (half_half_bop == 3)))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t rd_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 5);
    uint32_t *const rd_to = whole && rd_place ? rd_place : rd_new;
    if (usual)
        lanes_hset2_usual(m_2, a, b, float_cmp, q, rd_to);
    else
        lanes_hset2(half_bf, m_2, a, b, ftz, float_cmp, half_half_bop, q, rd_to);
    rt_write_row32(rd_place, rd_to, run);
    return 0;
}
RT_USUAL(volta_fast_hset2, 0x4000, 0x1a)

/* GUARD HSETP2{SET_MODE}FLOAT_CMP{H_AND}FTZ{HALF_BOP} $P[Pu], $P[Pv], F16_A, SET_LAST, NOT_Pp$P[Pp]
   PM_EVENTS CTL */
RT_BODY(volta_fast_hsetp2)
{
    const int32_t half_half_bop = (int32_t)in->value[4];
    const int32_t ftz = (int32_t)in->value[3];
    const int32_t float_cmp = (int32_t)in->value[1];
    const int32_t half_h_and = (int32_t)in->value[2];
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, usual, 14, 26);
    run &= hold;
    int32_t m_2 = 0;
    const int m_2_trap = operand_set_mode(in, &m_2, 0, 0);
    if (m_2_trap) {
        return rt_slowly(m, in);
    }
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_f16_a(m, in, a_row, 1, 8, 7, 10, 11);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b =
        row_f16_last(m, in, b_row, 4, 13, 12, 15, 16, 17, 18, 19, 20, 21, 22,
        23);
    _Alignas(64) int32_t q_row[32];
    const int32_t *const q = row_src_pp(m, in, q_row, 25, 24);
    if (!a || !b || (!usual && (half_half_bop == 3)))
        return rt_slowly(m, in);
    _Alignas(64) uint8_t pu_new[32];
    _Alignas(64) uint8_t pv_new[32];
    const bool whole = run == UINT32_MAX;
    uint8_t *const pu_place = place_p(m, in, 5);
    uint8_t *const pu_to = whole && pu_place ? pu_place : pu_new;
    uint8_t *const pv_place = place_p(m, in, 6);
    uint8_t *const pv_to = whole && pv_place ? pv_place : pv_new;
    if (usual)
        lanes_hsetp2_usual(m_2, a, b, float_cmp, q, pu_to, pv_to);
    else
        lanes_hsetp2(m_2, a, b, ftz, float_cmp, half_h_and, half_half_bop, q, pu_to, pv_to);
    rt_write_row8(pu_place, pu_to, run);
    rt_write_row8(pv_place, pv_to, run);
    return 0;
}
RT_USUAL(volta_fast_hsetp2, 0x4000, 0x1c)

/* GUARD HMNMX2{MNMX_MODE} $R[Rd], F16_A, MNMX_B, NOT_Pp$P[Pp] PM_EVENTS CTL */
RT_BODY(volta_fast_hmnmx2)
{
    const int32_t ftz = (int32_t)in->value[0];
    const int32_t xorsign = (int32_t)in->value[2];
    const int32_t nan = (int32_t)in->value[1];
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, usual, 14, 23);
    run &= hold;
    if (!usual && !run)
        return 0;
    const int32_t m_2 = operand_mnmx_mode(in, 0);
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_f16_a_2(m, in, a_row, 1, 5, 4, 2, 7, 8);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b =
        row_mnmx_b(m, in, b_row, 4, 2, 10, 9, 12, 13, 14, 15, 16, 17, 18,
        19, 20);
    _Alignas(64) int32_t q_row[32];
    const int32_t *const q = row_src_pp(m, in, q_row, 22, 21);
    if (!a || !b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t rd_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 3);
    uint32_t *const rd_to = whole && rd_place ? rd_place : rd_new;
    if (usual)
        lanes_hmnmx2_usual(m_2, a, b, q, rd_to);
    else
        lanes_hmnmx2(m_2, a, ftz, b, xorsign, q, nan, rd_to);
    rt_write_row32(rd_place, rd_to, run);
    return 0;
}
RT_USUAL(volta_fast_hmnmx2, 0x4000, 0x7)

