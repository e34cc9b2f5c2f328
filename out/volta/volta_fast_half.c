/* Generated from the description volta by gen/emit/fast. Do not edit. */
#include "volta_fast.h"

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

/* GUARD HMNMX2{MNMX_MODE} $R[Rd], F16_A, MNMX_B, NOT_Pp$P[Pp] PM_EVENTS CTL */
RT_BODY(volta_fast_hmnmx2)
{
    const int32_t ftz = (int32_t)in->value[0];
    const int32_t xorsign = (int32_t)in->value[2];
    const int32_t nan = (int32_t)in->value[1];
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, usual, 14, 23);
    run &= hold;
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

