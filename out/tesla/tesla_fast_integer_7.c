/* Generated from the description tesla by gen/emit/fast.lua. Do not edit. */
#include "tesla_fast.h"

/* MARK GUARD sub sat MCDST LL_DST (mul s16 L_SRC L_SRC2) L_SRC3  */
int ISADORA_LEVEL(tesla_usual_mul_add_sub_s16sat_long_7)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[1];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_mul_add_sub_s16sat_long)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t a_row[32];
    const int32_t *const a = row_a_81(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_b_65(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_c3_6(m, in, run, c3_row);
    if (!c3)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t m_2 = (int16_t)a[l] * (int16_t)b[l];
        const uint32_t x = (uint32_t)m_2;
        const uint32_t y = c3[l];
        const uint32_t p = x;
        const uint32_t q = ~y;
        const int64_t sum = (int64_t)p + q + 1;
        const uint32_t r = (uint32_t)sum;
        const int32_t o = p >> 31 == q >> 31 && p >> 31 != r >> 31;
        const uint32_t v = (1 && o) ? 2147483648u - (r >> 31) : r;
        const uint32_t d = v;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD sub sat MCDST LL_DST (mul s16 L_SRC L_SRC2) L_SRC3  */
int ISADORA_LEVEL(tesla_usual_mul_add_sub_s16sat_long_8)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[1];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_mul_add_sub_s16sat_long)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t a_row[32];
    const int32_t *const a = row_a_81(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_b_65(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_c3_6(m, in, run, c3_row);
    if (!c3)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t m_2 = (int16_t)a[l] * (int16_t)b[l];
        const uint32_t x = (uint32_t)m_2;
        const uint32_t y = c3[l];
        const uint32_t p = x;
        const uint32_t q = ~y;
        const int64_t sum = (int64_t)p + q + 1;
        const uint32_t r = (uint32_t)sum;
        const int32_t o = p >> 31 == q >> 31 && p >> 31 != r >> 31;
        const uint32_t v = (1 && o) ? 2147483648u - (r >> 31) : r;
        const uint32_t d = v;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD sub sat MCDST LL_DST (mul s16 L_SRC L_SRC2) L_SRC3  */
int ISADORA_LEVEL(tesla_usual_mul_add_sub_s16sat_long_9)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[1];
    const int32_t cdst = (int32_t)in->value[0];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_mul_add_sub_s16sat_long)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t a_row[32];
    const int32_t *const a = row_a_81(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_b_65(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_c3_3(m, in, run, c3_row);
    if (!c3)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    uint8_t *const cd_place = s->c[cdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t m_2 = (int16_t)a[l] * (int16_t)b[l];
        const uint32_t x = (uint32_t)m_2;
        const uint32_t y = c3[l];
        const uint32_t p = x;
        const uint32_t q = ~y;
        const int64_t sum = (int64_t)p + q + 1;
        const uint32_t r = (uint32_t)sum;
        const int32_t o = p >> 31 == q >> 31 && p >> 31 != r >> 31;
        const uint32_t v = (1 && o) ? 2147483648u - (r >> 31) : r;
        const uint32_t d = v;
        const uint32_t cd = (uint32_t)(v == 0) | v >> 31 << 1 | (uint32_t)(sum >> 32) << 2
            | (uint32_t)o << 3;
        d_place[l] = (uint32_t)d;
        cd_place[l] = (uint8_t)cd;
    }
    return 0;
}

/* MARK GUARD sub sat MCDST LL_DST (mul s16 L_SRC L_SRC2) L_SRC3  */
int ISADORA_LEVEL(tesla_usual_mul_add_sub_s16sat_long_10)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t cdst = (int32_t)in->value[0];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_mul_add_sub_s16sat_long)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t a_row[32];
    const int32_t *const a = row_a_81(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_b_65(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_c3_3(m, in, run, c3_row);
    if (!c3)
        return rt_slowly(m, in);
    uint8_t *const cd_place = s->c[cdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t m_2 = (int16_t)a[l] * (int16_t)b[l];
        const uint32_t x = (uint32_t)m_2;
        const uint32_t y = c3[l];
        const uint32_t p = x;
        const uint32_t q = ~y;
        const int64_t sum = (int64_t)p + q + 1;
        const uint32_t r = (uint32_t)sum;
        const int32_t o = p >> 31 == q >> 31 && p >> 31 != r >> 31;
        const uint32_t v = (1 && o) ? 2147483648u - (r >> 31) : r;
        const uint32_t cd = (uint32_t)(v == 0) | v >> 31 << 1 | (uint32_t)(sum >> 32) << 2
            | (uint32_t)o << 3;
        cd_place[l] = (uint8_t)cd;
    }
    return 0;
}

/* MARK GUARD sub  MCDST LL_DST (mul u24 L_SRC L_SRC2) L_SRC3  */
int ISADORA_LEVEL(tesla_fast_mul_add_sub_u24_long)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_34(m, in, run);
    run &= hold;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_50(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_38(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_c3_2(m, in, run, c3_row);
    if (!c3)
        return rt_slowly(m, in);
    if (in->line[1] == 1)
        return rt_slowly(m, in);
    if ((in->line[2] == 1 && (in->line[3] == 3)) || (in->line[2] == 2 && (in->line[4] == 3))
        || (in->line[2] == 3 && (in->line[5] == 3)) || (in->line[2] == 4 && (in->line[6] == 3)))
        return rt_slowly(m, in);
    if ((in->line[8] == 2 && (in->line[9] == 3)) || (in->line[8] == 3 && (in->line[10] == 3)))
        return rt_slowly(m, in);
    if ((in->line[11] == 2 && (in->line[12] == 3)) || (in->line[11] == 3 && (in->line[13] == 3)))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    _Alignas(64) uint32_t cd_new[32];
    if (in->line[0] == 0) {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            const int64_t m_2 = (int64_t)(a[l] & 0xffffff) * (b[l] & 0xffffff);
            const uint32_t x = (uint32_t)m_2;
            const uint32_t y = c3[l];
            const uint32_t p = x;
            const uint32_t q = ~y;
            const int64_t sum = (int64_t)p + q + 1;
            const uint32_t r = (uint32_t)sum;
            const uint32_t v = r;
            d_new[l] = v;
        }
    } else {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            const int64_t m_2 = (int64_t)(a[l] & 0xffffff) * (b[l] & 0xffffff);
            const uint32_t x = (uint32_t)m_2;
            const uint32_t y = c3[l];
            const uint32_t p = x;
            const uint32_t q = ~y;
            const int64_t sum = (int64_t)p + q + 1;
            const uint32_t r = (uint32_t)sum;
            const int32_t o = p >> 31 == q >> 31 && p >> 31 != r >> 31;
            const uint32_t v = r;
            d_new[l] = v;
            cd_new[l] = (uint32_t)(v == 0) | v >> 31 << 1 | (uint32_t)(sum >> 32) << 2
                | (uint32_t)o << 3;
        }
    }
    const int status = for_warp_3(m, in);
    if (status)
        return status;
    put_d_15(m, in, run, d_new);
    put_cd_9(m, in, run, cd_new);
    return 0;
}

/* MARK GUARD sub  MCDST LL_DST (mul u24 L_SRC L_SRC2) L_SRC3  */
int ISADORA_LEVEL(tesla_usual_mul_add_sub_u24_long_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[1];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_mul_add_sub_u24_long)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_51(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_39(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_c3_3(m, in, run, c3_row);
    if (!c3)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t m_2 = (int64_t)(a[l] & 0xffffff) * (b[l] & 0xffffff);
        const uint32_t x = (uint32_t)m_2;
        const uint32_t y = c3[l];
        const uint32_t p = x;
        const uint32_t q = ~y;
        const int64_t sum = (int64_t)p + q + 1;
        const uint32_t r = (uint32_t)sum;
        const uint32_t v = r;
        const uint32_t d = v;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD sub  MCDST LL_DST (mul u24 L_SRC L_SRC2) L_SRC3  */
int ISADORA_LEVEL(tesla_usual_mul_add_sub_u24_long_2)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[1];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_mul_add_sub_u24_long)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_52(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_39(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_c3_3(m, in, run, c3_row);
    if (!c3)
        return rt_slowly(m, in);
    if ((in->line[6] == 3))
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t m_2 = (int64_t)(a[l] & 0xffffff) * (b[l] & 0xffffff);
        const uint32_t x = (uint32_t)m_2;
        const uint32_t y = c3[l];
        const uint32_t p = x;
        const uint32_t q = ~y;
        const int64_t sum = (int64_t)p + q + 1;
        const uint32_t r = (uint32_t)sum;
        const uint32_t v = r;
        const uint32_t d = v;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD sub  MCDST LL_DST (mul u24 L_SRC L_SRC2) L_SRC3  */
int ISADORA_LEVEL(tesla_usual_mul_add_sub_u24_long_3)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[1];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_mul_add_sub_u24_long)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_53(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_39(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_c3_3(m, in, run, c3_row);
    if (!c3)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t m_2 = (int64_t)(a[l] & 0xffffff) * (b[l] & 0xffffff);
        const uint32_t x = (uint32_t)m_2;
        const uint32_t y = c3[l];
        const uint32_t p = x;
        const uint32_t q = ~y;
        const int64_t sum = (int64_t)p + q + 1;
        const uint32_t r = (uint32_t)sum;
        const uint32_t v = r;
        const uint32_t d = v;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD sub  MCDST LL_DST (mul u24 L_SRC L_SRC2) L_SRC3  */
int ISADORA_LEVEL(tesla_usual_mul_add_sub_u24_long_4)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[1];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_mul_add_sub_u24_long)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_54(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_39(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_c3_3(m, in, run, c3_row);
    if (!c3)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t m_2 = (int64_t)(a[l] & 0xffffff) * (b[l] & 0xffffff);
        const uint32_t x = (uint32_t)m_2;
        const uint32_t y = c3[l];
        const uint32_t p = x;
        const uint32_t q = ~y;
        const int64_t sum = (int64_t)p + q + 1;
        const uint32_t r = (uint32_t)sum;
        const uint32_t v = r;
        const uint32_t d = v;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD sub  MCDST LL_DST (mul u24 L_SRC L_SRC2) L_SRC3  */
int ISADORA_LEVEL(tesla_usual_mul_add_sub_u24_long_5)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[1];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_mul_add_sub_u24_long)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_51(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_40(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_c3_3(m, in, run, c3_row);
    if (!c3)
        return rt_slowly(m, in);
    if ((in->line[9] == 3))
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t m_2 = (int64_t)(a[l] & 0xffffff) * (b[l] & 0xffffff);
        const uint32_t x = (uint32_t)m_2;
        const uint32_t y = c3[l];
        const uint32_t p = x;
        const uint32_t q = ~y;
        const int64_t sum = (int64_t)p + q + 1;
        const uint32_t r = (uint32_t)sum;
        const uint32_t v = r;
        const uint32_t d = v;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD sub  MCDST LL_DST (mul u24 L_SRC L_SRC2) L_SRC3  */
int ISADORA_LEVEL(tesla_usual_mul_add_sub_u24_long_6)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[1];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_mul_add_sub_u24_long)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_51(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_41(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_c3_3(m, in, run, c3_row);
    if (!c3)
        return rt_slowly(m, in);
    if ((in->line[10] == 3))
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t m_2 = (int64_t)(a[l] & 0xffffff) * (b[l] & 0xffffff);
        const uint32_t x = (uint32_t)m_2;
        const uint32_t y = c3[l];
        const uint32_t p = x;
        const uint32_t q = ~y;
        const int64_t sum = (int64_t)p + q + 1;
        const uint32_t r = (uint32_t)sum;
        const uint32_t v = r;
        const uint32_t d = v;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD sub  MCDST LL_DST (mul u24 L_SRC L_SRC2) L_SRC3  */
int ISADORA_LEVEL(tesla_usual_mul_add_sub_u24_long_7)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[1];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_mul_add_sub_u24_long)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_51(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_42(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_c3_3(m, in, run, c3_row);
    if (!c3)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t m_2 = (int64_t)(a[l] & 0xffffff) * (b[l] & 0xffffff);
        const uint32_t x = (uint32_t)m_2;
        const uint32_t y = c3[l];
        const uint32_t p = x;
        const uint32_t q = ~y;
        const int64_t sum = (int64_t)p + q + 1;
        const uint32_t r = (uint32_t)sum;
        const uint32_t v = r;
        const uint32_t d = v;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD sub  MCDST LL_DST (mul u24 L_SRC L_SRC2) L_SRC3  */
int ISADORA_LEVEL(tesla_usual_mul_add_sub_u24_long_8)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[1];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_mul_add_sub_u24_long)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_51(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_42(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_c3_3(m, in, run, c3_row);
    if (!c3)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t m_2 = (int64_t)(a[l] & 0xffffff) * (b[l] & 0xffffff);
        const uint32_t x = (uint32_t)m_2;
        const uint32_t y = c3[l];
        const uint32_t p = x;
        const uint32_t q = ~y;
        const int64_t sum = (int64_t)p + q + 1;
        const uint32_t r = (uint32_t)sum;
        const uint32_t v = r;
        const uint32_t d = v;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD sub  MCDST LL_DST (mul u24 L_SRC L_SRC2) L_SRC3  */
int ISADORA_LEVEL(tesla_usual_mul_add_sub_u24_long_9)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[1];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_mul_add_sub_u24_long)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_51(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_39(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_c3_4(m, in, run, c3_row);
    if (!c3)
        return rt_slowly(m, in);
    if ((in->line[12] == 3))
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t m_2 = (int64_t)(a[l] & 0xffffff) * (b[l] & 0xffffff);
        const uint32_t x = (uint32_t)m_2;
        const uint32_t y = c3[l];
        const uint32_t p = x;
        const uint32_t q = ~y;
        const int64_t sum = (int64_t)p + q + 1;
        const uint32_t r = (uint32_t)sum;
        const uint32_t v = r;
        const uint32_t d = v;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD sub  MCDST LL_DST (mul u24 L_SRC L_SRC2) L_SRC3  */
int ISADORA_LEVEL(tesla_usual_mul_add_sub_u24_long_10)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[1];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_mul_add_sub_u24_long)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_51(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_39(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_c3_5(m, in, run, c3_row);
    if (!c3)
        return rt_slowly(m, in);
    if ((in->line[13] == 3))
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t m_2 = (int64_t)(a[l] & 0xffffff) * (b[l] & 0xffffff);
        const uint32_t x = (uint32_t)m_2;
        const uint32_t y = c3[l];
        const uint32_t p = x;
        const uint32_t q = ~y;
        const int64_t sum = (int64_t)p + q + 1;
        const uint32_t r = (uint32_t)sum;
        const uint32_t v = r;
        const uint32_t d = v;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD sub  MCDST LL_DST (mul u24 L_SRC L_SRC2) L_SRC3  */
int ISADORA_LEVEL(tesla_usual_mul_add_sub_u24_long_11)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[1];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_mul_add_sub_u24_long)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_51(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_39(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_c3_6(m, in, run, c3_row);
    if (!c3)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t m_2 = (int64_t)(a[l] & 0xffffff) * (b[l] & 0xffffff);
        const uint32_t x = (uint32_t)m_2;
        const uint32_t y = c3[l];
        const uint32_t p = x;
        const uint32_t q = ~y;
        const int64_t sum = (int64_t)p + q + 1;
        const uint32_t r = (uint32_t)sum;
        const uint32_t v = r;
        const uint32_t d = v;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD sub  MCDST LL_DST (mul u24 L_SRC L_SRC2) L_SRC3  */
int ISADORA_LEVEL(tesla_usual_mul_add_sub_u24_long_12)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[1];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_mul_add_sub_u24_long)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_51(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_39(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_c3_6(m, in, run, c3_row);
    if (!c3)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t m_2 = (int64_t)(a[l] & 0xffffff) * (b[l] & 0xffffff);
        const uint32_t x = (uint32_t)m_2;
        const uint32_t y = c3[l];
        const uint32_t p = x;
        const uint32_t q = ~y;
        const int64_t sum = (int64_t)p + q + 1;
        const uint32_t r = (uint32_t)sum;
        const uint32_t v = r;
        const uint32_t d = v;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD sub  MCDST LL_DST (mul u24 L_SRC L_SRC2) L_SRC3  */
int ISADORA_LEVEL(tesla_usual_mul_add_sub_u24_long_13)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[1];
    const int32_t cdst = (int32_t)in->value[0];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_mul_add_sub_u24_long)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_51(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_39(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_c3_3(m, in, run, c3_row);
    if (!c3)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    uint8_t *const cd_place = s->c[cdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t m_2 = (int64_t)(a[l] & 0xffffff) * (b[l] & 0xffffff);
        const uint32_t x = (uint32_t)m_2;
        const uint32_t y = c3[l];
        const uint32_t p = x;
        const uint32_t q = ~y;
        const int64_t sum = (int64_t)p + q + 1;
        const uint32_t r = (uint32_t)sum;
        const int32_t o = p >> 31 == q >> 31 && p >> 31 != r >> 31;
        const uint32_t v = r;
        const uint32_t d = v;
        const uint32_t cd = (uint32_t)(v == 0) | v >> 31 << 1 | (uint32_t)(sum >> 32) << 2
            | (uint32_t)o << 3;
        d_place[l] = (uint32_t)d;
        cd_place[l] = (uint8_t)cd;
    }
    return 0;
}

/* MARK GUARD sub  MCDST LL_DST (mul u24 L_SRC L_SRC2) L_SRC3  */
int ISADORA_LEVEL(tesla_usual_mul_add_sub_u24_long_14)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t cdst = (int32_t)in->value[0];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_mul_add_sub_u24_long)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_51(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_39(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_c3_3(m, in, run, c3_row);
    if (!c3)
        return rt_slowly(m, in);
    uint8_t *const cd_place = s->c[cdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t m_2 = (int64_t)(a[l] & 0xffffff) * (b[l] & 0xffffff);
        const uint32_t x = (uint32_t)m_2;
        const uint32_t y = c3[l];
        const uint32_t p = x;
        const uint32_t q = ~y;
        const int64_t sum = (int64_t)p + q + 1;
        const uint32_t r = (uint32_t)sum;
        const int32_t o = p >> 31 == q >> 31 && p >> 31 != r >> 31;
        const uint32_t v = r;
        const uint32_t cd = (uint32_t)(v == 0) | v >> 31 << 1 | (uint32_t)(sum >> 32) << 2
            | (uint32_t)o << 3;
        cd_place[l] = (uint8_t)cd;
    }
    return 0;
}

/* MARK GUARD sub  MCDST LL_DST (mul s24 L_SRC L_SRC2) L_SRC3  */
int ISADORA_LEVEL(tesla_fast_mul_add_sub_s24_long)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_34(m, in, run);
    run &= hold;
    _Alignas(64) int64_t a_row[32];
    const int64_t *const a = row_a_83(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_38(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_c3_2(m, in, run, c3_row);
    if (!c3)
        return rt_slowly(m, in);
    if (in->line[1] == 1)
        return rt_slowly(m, in);
    if ((in->line[2] == 1 && (in->line[3] == 3)) || (in->line[2] == 2 && (in->line[4] == 3))
        || (in->line[2] == 3 && (in->line[5] == 3)) || (in->line[2] == 4 && (in->line[6] == 3)))
        return rt_slowly(m, in);
    if ((in->line[8] == 2 && (in->line[9] == 3)) || (in->line[8] == 3 && (in->line[10] == 3)))
        return rt_slowly(m, in);
    if ((in->line[11] == 2 && (in->line[12] == 3)) || (in->line[11] == 3 && (in->line[13] == 3)))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    _Alignas(64) uint32_t cd_new[32];
    if (in->line[0] == 0) {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            const int64_t m_2 = (int64_t)rt_sext_32((uint32_t)a[l], 24) * rt_sext_32(b[l], 24);
            const uint32_t x = (uint32_t)m_2;
            const uint32_t y = c3[l];
            const uint32_t p = x;
            const uint32_t q = ~y;
            const int64_t sum = (int64_t)p + q + 1;
            const uint32_t r = (uint32_t)sum;
            const uint32_t v = r;
            d_new[l] = v;
        }
    } else {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            const int64_t m_2 = (int64_t)rt_sext_32((uint32_t)a[l], 24) * rt_sext_32(b[l], 24);
            const uint32_t x = (uint32_t)m_2;
            const uint32_t y = c3[l];
            const uint32_t p = x;
            const uint32_t q = ~y;
            const int64_t sum = (int64_t)p + q + 1;
            const uint32_t r = (uint32_t)sum;
            const int32_t o = p >> 31 == q >> 31 && p >> 31 != r >> 31;
            const uint32_t v = r;
            d_new[l] = v;
            cd_new[l] = (uint32_t)(v == 0) | v >> 31 << 1 | (uint32_t)(sum >> 32) << 2
                | (uint32_t)o << 3;
        }
    }
    const int status = for_warp_3(m, in);
    if (status)
        return status;
    put_d_15(m, in, run, d_new);
    put_cd_9(m, in, run, cd_new);
    return 0;
}

/* MARK GUARD sub  MCDST LL_DST (mul s24 L_SRC L_SRC2) L_SRC3  */
int ISADORA_LEVEL(tesla_usual_mul_add_sub_s24_long_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[1];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_mul_add_sub_s24_long)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_51(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_39(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_c3_3(m, in, run, c3_row);
    if (!c3)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t m_2 = (int64_t)rt_sext_32(a[l], 24) * rt_sext_32(b[l], 24);
        const uint32_t x = (uint32_t)m_2;
        const uint32_t y = c3[l];
        const uint32_t p = x;
        const uint32_t q = ~y;
        const int64_t sum = (int64_t)p + q + 1;
        const uint32_t r = (uint32_t)sum;
        const uint32_t v = r;
        const uint32_t d = v;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD sub  MCDST LL_DST (mul s24 L_SRC L_SRC2) L_SRC3  */
int ISADORA_LEVEL(tesla_usual_mul_add_sub_s24_long_2)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[1];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_mul_add_sub_s24_long)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_52(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_39(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_c3_3(m, in, run, c3_row);
    if (!c3)
        return rt_slowly(m, in);
    if ((in->line[6] == 3))
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t m_2 = (int64_t)rt_sext_32(a[l], 24) * rt_sext_32(b[l], 24);
        const uint32_t x = (uint32_t)m_2;
        const uint32_t y = c3[l];
        const uint32_t p = x;
        const uint32_t q = ~y;
        const int64_t sum = (int64_t)p + q + 1;
        const uint32_t r = (uint32_t)sum;
        const uint32_t v = r;
        const uint32_t d = v;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD sub  MCDST LL_DST (mul s24 L_SRC L_SRC2) L_SRC3  */
int ISADORA_LEVEL(tesla_usual_mul_add_sub_s24_long_3)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[1];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_mul_add_sub_s24_long)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_53(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_39(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_c3_3(m, in, run, c3_row);
    if (!c3)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t m_2 = (int64_t)rt_sext_32(a[l], 24) * rt_sext_32(b[l], 24);
        const uint32_t x = (uint32_t)m_2;
        const uint32_t y = c3[l];
        const uint32_t p = x;
        const uint32_t q = ~y;
        const int64_t sum = (int64_t)p + q + 1;
        const uint32_t r = (uint32_t)sum;
        const uint32_t v = r;
        const uint32_t d = v;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD sub  MCDST LL_DST (mul s24 L_SRC L_SRC2) L_SRC3  */
int ISADORA_LEVEL(tesla_usual_mul_add_sub_s24_long_4)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[1];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_mul_add_sub_s24_long)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_54(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_39(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_c3_3(m, in, run, c3_row);
    if (!c3)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t m_2 = (int64_t)rt_sext_32(a[l], 24) * rt_sext_32(b[l], 24);
        const uint32_t x = (uint32_t)m_2;
        const uint32_t y = c3[l];
        const uint32_t p = x;
        const uint32_t q = ~y;
        const int64_t sum = (int64_t)p + q + 1;
        const uint32_t r = (uint32_t)sum;
        const uint32_t v = r;
        const uint32_t d = v;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD sub  MCDST LL_DST (mul s24 L_SRC L_SRC2) L_SRC3  */
int ISADORA_LEVEL(tesla_usual_mul_add_sub_s24_long_5)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[1];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_mul_add_sub_s24_long)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_51(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_40(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_c3_3(m, in, run, c3_row);
    if (!c3)
        return rt_slowly(m, in);
    if ((in->line[9] == 3))
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t m_2 = (int64_t)rt_sext_32(a[l], 24) * rt_sext_32(b[l], 24);
        const uint32_t x = (uint32_t)m_2;
        const uint32_t y = c3[l];
        const uint32_t p = x;
        const uint32_t q = ~y;
        const int64_t sum = (int64_t)p + q + 1;
        const uint32_t r = (uint32_t)sum;
        const uint32_t v = r;
        const uint32_t d = v;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD sub  MCDST LL_DST (mul s24 L_SRC L_SRC2) L_SRC3  */
int ISADORA_LEVEL(tesla_usual_mul_add_sub_s24_long_6)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[1];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_mul_add_sub_s24_long)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_51(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_41(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_c3_3(m, in, run, c3_row);
    if (!c3)
        return rt_slowly(m, in);
    if ((in->line[10] == 3))
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t m_2 = (int64_t)rt_sext_32(a[l], 24) * rt_sext_32(b[l], 24);
        const uint32_t x = (uint32_t)m_2;
        const uint32_t y = c3[l];
        const uint32_t p = x;
        const uint32_t q = ~y;
        const int64_t sum = (int64_t)p + q + 1;
        const uint32_t r = (uint32_t)sum;
        const uint32_t v = r;
        const uint32_t d = v;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD sub  MCDST LL_DST (mul s24 L_SRC L_SRC2) L_SRC3  */
int ISADORA_LEVEL(tesla_usual_mul_add_sub_s24_long_7)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[1];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_mul_add_sub_s24_long)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_51(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_42(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_c3_3(m, in, run, c3_row);
    if (!c3)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t m_2 = (int64_t)rt_sext_32(a[l], 24) * rt_sext_32(b[l], 24);
        const uint32_t x = (uint32_t)m_2;
        const uint32_t y = c3[l];
        const uint32_t p = x;
        const uint32_t q = ~y;
        const int64_t sum = (int64_t)p + q + 1;
        const uint32_t r = (uint32_t)sum;
        const uint32_t v = r;
        const uint32_t d = v;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD sub  MCDST LL_DST (mul s24 L_SRC L_SRC2) L_SRC3  */
int ISADORA_LEVEL(tesla_usual_mul_add_sub_s24_long_8)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[1];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_mul_add_sub_s24_long)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_51(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_42(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_c3_3(m, in, run, c3_row);
    if (!c3)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t m_2 = (int64_t)rt_sext_32(a[l], 24) * rt_sext_32(b[l], 24);
        const uint32_t x = (uint32_t)m_2;
        const uint32_t y = c3[l];
        const uint32_t p = x;
        const uint32_t q = ~y;
        const int64_t sum = (int64_t)p + q + 1;
        const uint32_t r = (uint32_t)sum;
        const uint32_t v = r;
        const uint32_t d = v;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD sub  MCDST LL_DST (mul s24 L_SRC L_SRC2) L_SRC3  */
int ISADORA_LEVEL(tesla_usual_mul_add_sub_s24_long_9)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[1];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_mul_add_sub_s24_long)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_51(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_39(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_c3_4(m, in, run, c3_row);
    if (!c3)
        return rt_slowly(m, in);
    if ((in->line[12] == 3))
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t m_2 = (int64_t)rt_sext_32(a[l], 24) * rt_sext_32(b[l], 24);
        const uint32_t x = (uint32_t)m_2;
        const uint32_t y = c3[l];
        const uint32_t p = x;
        const uint32_t q = ~y;
        const int64_t sum = (int64_t)p + q + 1;
        const uint32_t r = (uint32_t)sum;
        const uint32_t v = r;
        const uint32_t d = v;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD sub  MCDST LL_DST (mul s24 L_SRC L_SRC2) L_SRC3  */
int ISADORA_LEVEL(tesla_usual_mul_add_sub_s24_long_10)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[1];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_mul_add_sub_s24_long)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_51(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_39(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_c3_5(m, in, run, c3_row);
    if (!c3)
        return rt_slowly(m, in);
    if ((in->line[13] == 3))
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t m_2 = (int64_t)rt_sext_32(a[l], 24) * rt_sext_32(b[l], 24);
        const uint32_t x = (uint32_t)m_2;
        const uint32_t y = c3[l];
        const uint32_t p = x;
        const uint32_t q = ~y;
        const int64_t sum = (int64_t)p + q + 1;
        const uint32_t r = (uint32_t)sum;
        const uint32_t v = r;
        const uint32_t d = v;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD sub  MCDST LL_DST (mul s24 L_SRC L_SRC2) L_SRC3  */
int ISADORA_LEVEL(tesla_usual_mul_add_sub_s24_long_11)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[1];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_mul_add_sub_s24_long)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_51(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_39(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_c3_6(m, in, run, c3_row);
    if (!c3)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t m_2 = (int64_t)rt_sext_32(a[l], 24) * rt_sext_32(b[l], 24);
        const uint32_t x = (uint32_t)m_2;
        const uint32_t y = c3[l];
        const uint32_t p = x;
        const uint32_t q = ~y;
        const int64_t sum = (int64_t)p + q + 1;
        const uint32_t r = (uint32_t)sum;
        const uint32_t v = r;
        const uint32_t d = v;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD sub  MCDST LL_DST (mul s24 L_SRC L_SRC2) L_SRC3  */
int ISADORA_LEVEL(tesla_usual_mul_add_sub_s24_long_12)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[1];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_mul_add_sub_s24_long)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_51(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_39(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_c3_6(m, in, run, c3_row);
    if (!c3)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t m_2 = (int64_t)rt_sext_32(a[l], 24) * rt_sext_32(b[l], 24);
        const uint32_t x = (uint32_t)m_2;
        const uint32_t y = c3[l];
        const uint32_t p = x;
        const uint32_t q = ~y;
        const int64_t sum = (int64_t)p + q + 1;
        const uint32_t r = (uint32_t)sum;
        const uint32_t v = r;
        const uint32_t d = v;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD sub  MCDST LL_DST (mul s24 L_SRC L_SRC2) L_SRC3  */
int ISADORA_LEVEL(tesla_usual_mul_add_sub_s24_long_13)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[1];
    const int32_t cdst = (int32_t)in->value[0];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_mul_add_sub_s24_long)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_51(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_39(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_c3_3(m, in, run, c3_row);
    if (!c3)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    uint8_t *const cd_place = s->c[cdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t m_2 = (int64_t)rt_sext_32(a[l], 24) * rt_sext_32(b[l], 24);
        const uint32_t x = (uint32_t)m_2;
        const uint32_t y = c3[l];
        const uint32_t p = x;
        const uint32_t q = ~y;
        const int64_t sum = (int64_t)p + q + 1;
        const uint32_t r = (uint32_t)sum;
        const int32_t o = p >> 31 == q >> 31 && p >> 31 != r >> 31;
        const uint32_t v = r;
        const uint32_t d = v;
        const uint32_t cd = (uint32_t)(v == 0) | v >> 31 << 1 | (uint32_t)(sum >> 32) << 2
            | (uint32_t)o << 3;
        d_place[l] = (uint32_t)d;
        cd_place[l] = (uint8_t)cd;
    }
    return 0;
}

/* MARK GUARD sub  MCDST LL_DST (mul s24 L_SRC L_SRC2) L_SRC3  */
int ISADORA_LEVEL(tesla_usual_mul_add_sub_s24_long_14)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t cdst = (int32_t)in->value[0];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_mul_add_sub_s24_long)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_51(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_39(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_c3_3(m, in, run, c3_row);
    if (!c3)
        return rt_slowly(m, in);
    uint8_t *const cd_place = s->c[cdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t m_2 = (int64_t)rt_sext_32(a[l], 24) * rt_sext_32(b[l], 24);
        const uint32_t x = (uint32_t)m_2;
        const uint32_t y = c3[l];
        const uint32_t p = x;
        const uint32_t q = ~y;
        const int64_t sum = (int64_t)p + q + 1;
        const uint32_t r = (uint32_t)sum;
        const int32_t o = p >> 31 == q >> 31 && p >> 31 != r >> 31;
        const uint32_t v = r;
        const uint32_t cd = (uint32_t)(v == 0) | v >> 31 << 1 | (uint32_t)(sum >> 32) << 2
            | (uint32_t)o << 3;
        cd_place[l] = (uint8_t)cd;
    }
    return 0;
}

/* MARK GUARD sub sat MCDST LL_DST (mul s24 L_SRC L_SRC2) L_SRC3  */
int ISADORA_LEVEL(tesla_fast_mul_add_sub_s24sat_long)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_34(m, in, run);
    run &= hold;
    _Alignas(64) int64_t a_row[32];
    const int64_t *const a = row_a_83(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_38(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_c3_2(m, in, run, c3_row);
    if (!c3)
        return rt_slowly(m, in);
    if (in->line[1] == 1)
        return rt_slowly(m, in);
    if ((in->line[2] == 1 && (in->line[3] == 3)) || (in->line[2] == 2 && (in->line[4] == 3))
        || (in->line[2] == 3 && (in->line[5] == 3)) || (in->line[2] == 4 && (in->line[6] == 3)))
        return rt_slowly(m, in);
    if ((in->line[8] == 2 && (in->line[9] == 3)) || (in->line[8] == 3 && (in->line[10] == 3)))
        return rt_slowly(m, in);
    if ((in->line[11] == 2 && (in->line[12] == 3)) || (in->line[11] == 3 && (in->line[13] == 3)))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    _Alignas(64) uint32_t cd_new[32];
    if (in->line[0] == 0) {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            const int64_t m_2 = (int64_t)rt_sext_32((uint32_t)a[l], 24) * rt_sext_32(b[l], 24);
            const uint32_t x = (uint32_t)m_2;
            const uint32_t y = c3[l];
            const uint32_t p = x;
            const uint32_t q = ~y;
            const int64_t sum = (int64_t)p + q + 1;
            const uint32_t r = (uint32_t)sum;
            const int32_t o = p >> 31 == q >> 31 && p >> 31 != r >> 31;
            const uint32_t v = (1 && o) ? 2147483648u - (r >> 31) : r;
            d_new[l] = v;
        }
    } else {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            const int64_t m_2 = (int64_t)rt_sext_32((uint32_t)a[l], 24) * rt_sext_32(b[l], 24);
            const uint32_t x = (uint32_t)m_2;
            const uint32_t y = c3[l];
            const uint32_t p = x;
            const uint32_t q = ~y;
            const int64_t sum = (int64_t)p + q + 1;
            const uint32_t r = (uint32_t)sum;
            const int32_t o = p >> 31 == q >> 31 && p >> 31 != r >> 31;
            const uint32_t v = (1 && o) ? 2147483648u - (r >> 31) : r;
            d_new[l] = v;
            cd_new[l] = (uint32_t)(v == 0) | v >> 31 << 1 | (uint32_t)(sum >> 32) << 2
                | (uint32_t)o << 3;
        }
    }
    const int status = for_warp_3(m, in);
    if (status)
        return status;
    put_d_15(m, in, run, d_new);
    put_cd_9(m, in, run, cd_new);
    return 0;
}

/* MARK GUARD sub sat MCDST LL_DST (mul s24 L_SRC L_SRC2) L_SRC3  */
int ISADORA_LEVEL(tesla_usual_mul_add_sub_s24sat_long_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[1];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_mul_add_sub_s24sat_long)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_51(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_39(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_c3_3(m, in, run, c3_row);
    if (!c3)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t m_2 = (int64_t)rt_sext_32(a[l], 24) * rt_sext_32(b[l], 24);
        const uint32_t x = (uint32_t)m_2;
        const uint32_t y = c3[l];
        const uint32_t p = x;
        const uint32_t q = ~y;
        const int64_t sum = (int64_t)p + q + 1;
        const uint32_t r = (uint32_t)sum;
        const int32_t o = p >> 31 == q >> 31 && p >> 31 != r >> 31;
        const uint32_t v = (1 && o) ? 2147483648u - (r >> 31) : r;
        const uint32_t d = v;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD sub sat MCDST LL_DST (mul s24 L_SRC L_SRC2) L_SRC3  */
int ISADORA_LEVEL(tesla_usual_mul_add_sub_s24sat_long_2)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[1];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_mul_add_sub_s24sat_long)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_52(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_39(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_c3_3(m, in, run, c3_row);
    if (!c3)
        return rt_slowly(m, in);
    if ((in->line[6] == 3))
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t m_2 = (int64_t)rt_sext_32(a[l], 24) * rt_sext_32(b[l], 24);
        const uint32_t x = (uint32_t)m_2;
        const uint32_t y = c3[l];
        const uint32_t p = x;
        const uint32_t q = ~y;
        const int64_t sum = (int64_t)p + q + 1;
        const uint32_t r = (uint32_t)sum;
        const int32_t o = p >> 31 == q >> 31 && p >> 31 != r >> 31;
        const uint32_t v = (1 && o) ? 2147483648u - (r >> 31) : r;
        const uint32_t d = v;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD sub sat MCDST LL_DST (mul s24 L_SRC L_SRC2) L_SRC3  */
int ISADORA_LEVEL(tesla_usual_mul_add_sub_s24sat_long_3)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[1];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_mul_add_sub_s24sat_long)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_53(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_39(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_c3_3(m, in, run, c3_row);
    if (!c3)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t m_2 = (int64_t)rt_sext_32(a[l], 24) * rt_sext_32(b[l], 24);
        const uint32_t x = (uint32_t)m_2;
        const uint32_t y = c3[l];
        const uint32_t p = x;
        const uint32_t q = ~y;
        const int64_t sum = (int64_t)p + q + 1;
        const uint32_t r = (uint32_t)sum;
        const int32_t o = p >> 31 == q >> 31 && p >> 31 != r >> 31;
        const uint32_t v = (1 && o) ? 2147483648u - (r >> 31) : r;
        const uint32_t d = v;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD sub sat MCDST LL_DST (mul s24 L_SRC L_SRC2) L_SRC3  */
int ISADORA_LEVEL(tesla_usual_mul_add_sub_s24sat_long_4)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[1];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_mul_add_sub_s24sat_long)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_54(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_39(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_c3_3(m, in, run, c3_row);
    if (!c3)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t m_2 = (int64_t)rt_sext_32(a[l], 24) * rt_sext_32(b[l], 24);
        const uint32_t x = (uint32_t)m_2;
        const uint32_t y = c3[l];
        const uint32_t p = x;
        const uint32_t q = ~y;
        const int64_t sum = (int64_t)p + q + 1;
        const uint32_t r = (uint32_t)sum;
        const int32_t o = p >> 31 == q >> 31 && p >> 31 != r >> 31;
        const uint32_t v = (1 && o) ? 2147483648u - (r >> 31) : r;
        const uint32_t d = v;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD sub sat MCDST LL_DST (mul s24 L_SRC L_SRC2) L_SRC3  */
int ISADORA_LEVEL(tesla_usual_mul_add_sub_s24sat_long_5)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[1];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_mul_add_sub_s24sat_long)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_51(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_40(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_c3_3(m, in, run, c3_row);
    if (!c3)
        return rt_slowly(m, in);
    if ((in->line[9] == 3))
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t m_2 = (int64_t)rt_sext_32(a[l], 24) * rt_sext_32(b[l], 24);
        const uint32_t x = (uint32_t)m_2;
        const uint32_t y = c3[l];
        const uint32_t p = x;
        const uint32_t q = ~y;
        const int64_t sum = (int64_t)p + q + 1;
        const uint32_t r = (uint32_t)sum;
        const int32_t o = p >> 31 == q >> 31 && p >> 31 != r >> 31;
        const uint32_t v = (1 && o) ? 2147483648u - (r >> 31) : r;
        const uint32_t d = v;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD sub sat MCDST LL_DST (mul s24 L_SRC L_SRC2) L_SRC3  */
int ISADORA_LEVEL(tesla_usual_mul_add_sub_s24sat_long_6)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[1];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_mul_add_sub_s24sat_long)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_51(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_41(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_c3_3(m, in, run, c3_row);
    if (!c3)
        return rt_slowly(m, in);
    if ((in->line[10] == 3))
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t m_2 = (int64_t)rt_sext_32(a[l], 24) * rt_sext_32(b[l], 24);
        const uint32_t x = (uint32_t)m_2;
        const uint32_t y = c3[l];
        const uint32_t p = x;
        const uint32_t q = ~y;
        const int64_t sum = (int64_t)p + q + 1;
        const uint32_t r = (uint32_t)sum;
        const int32_t o = p >> 31 == q >> 31 && p >> 31 != r >> 31;
        const uint32_t v = (1 && o) ? 2147483648u - (r >> 31) : r;
        const uint32_t d = v;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD sub sat MCDST LL_DST (mul s24 L_SRC L_SRC2) L_SRC3  */
int ISADORA_LEVEL(tesla_usual_mul_add_sub_s24sat_long_7)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[1];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_mul_add_sub_s24sat_long)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_51(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_42(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_c3_3(m, in, run, c3_row);
    if (!c3)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t m_2 = (int64_t)rt_sext_32(a[l], 24) * rt_sext_32(b[l], 24);
        const uint32_t x = (uint32_t)m_2;
        const uint32_t y = c3[l];
        const uint32_t p = x;
        const uint32_t q = ~y;
        const int64_t sum = (int64_t)p + q + 1;
        const uint32_t r = (uint32_t)sum;
        const int32_t o = p >> 31 == q >> 31 && p >> 31 != r >> 31;
        const uint32_t v = (1 && o) ? 2147483648u - (r >> 31) : r;
        const uint32_t d = v;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD sub sat MCDST LL_DST (mul s24 L_SRC L_SRC2) L_SRC3  */
int ISADORA_LEVEL(tesla_usual_mul_add_sub_s24sat_long_8)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[1];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_mul_add_sub_s24sat_long)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_51(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_42(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_c3_3(m, in, run, c3_row);
    if (!c3)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t m_2 = (int64_t)rt_sext_32(a[l], 24) * rt_sext_32(b[l], 24);
        const uint32_t x = (uint32_t)m_2;
        const uint32_t y = c3[l];
        const uint32_t p = x;
        const uint32_t q = ~y;
        const int64_t sum = (int64_t)p + q + 1;
        const uint32_t r = (uint32_t)sum;
        const int32_t o = p >> 31 == q >> 31 && p >> 31 != r >> 31;
        const uint32_t v = (1 && o) ? 2147483648u - (r >> 31) : r;
        const uint32_t d = v;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD sub sat MCDST LL_DST (mul s24 L_SRC L_SRC2) L_SRC3  */
int ISADORA_LEVEL(tesla_usual_mul_add_sub_s24sat_long_9)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[1];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_mul_add_sub_s24sat_long)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_51(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_39(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_c3_4(m, in, run, c3_row);
    if (!c3)
        return rt_slowly(m, in);
    if ((in->line[12] == 3))
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t m_2 = (int64_t)rt_sext_32(a[l], 24) * rt_sext_32(b[l], 24);
        const uint32_t x = (uint32_t)m_2;
        const uint32_t y = c3[l];
        const uint32_t p = x;
        const uint32_t q = ~y;
        const int64_t sum = (int64_t)p + q + 1;
        const uint32_t r = (uint32_t)sum;
        const int32_t o = p >> 31 == q >> 31 && p >> 31 != r >> 31;
        const uint32_t v = (1 && o) ? 2147483648u - (r >> 31) : r;
        const uint32_t d = v;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD sub sat MCDST LL_DST (mul s24 L_SRC L_SRC2) L_SRC3  */
int ISADORA_LEVEL(tesla_usual_mul_add_sub_s24sat_long_10)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[1];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_mul_add_sub_s24sat_long)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_51(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_39(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_c3_5(m, in, run, c3_row);
    if (!c3)
        return rt_slowly(m, in);
    if ((in->line[13] == 3))
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t m_2 = (int64_t)rt_sext_32(a[l], 24) * rt_sext_32(b[l], 24);
        const uint32_t x = (uint32_t)m_2;
        const uint32_t y = c3[l];
        const uint32_t p = x;
        const uint32_t q = ~y;
        const int64_t sum = (int64_t)p + q + 1;
        const uint32_t r = (uint32_t)sum;
        const int32_t o = p >> 31 == q >> 31 && p >> 31 != r >> 31;
        const uint32_t v = (1 && o) ? 2147483648u - (r >> 31) : r;
        const uint32_t d = v;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD sub sat MCDST LL_DST (mul s24 L_SRC L_SRC2) L_SRC3  */
int ISADORA_LEVEL(tesla_usual_mul_add_sub_s24sat_long_11)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[1];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_mul_add_sub_s24sat_long)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_51(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_39(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_c3_6(m, in, run, c3_row);
    if (!c3)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t m_2 = (int64_t)rt_sext_32(a[l], 24) * rt_sext_32(b[l], 24);
        const uint32_t x = (uint32_t)m_2;
        const uint32_t y = c3[l];
        const uint32_t p = x;
        const uint32_t q = ~y;
        const int64_t sum = (int64_t)p + q + 1;
        const uint32_t r = (uint32_t)sum;
        const int32_t o = p >> 31 == q >> 31 && p >> 31 != r >> 31;
        const uint32_t v = (1 && o) ? 2147483648u - (r >> 31) : r;
        const uint32_t d = v;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD sub sat MCDST LL_DST (mul s24 L_SRC L_SRC2) L_SRC3  */
int ISADORA_LEVEL(tesla_usual_mul_add_sub_s24sat_long_12)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[1];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_mul_add_sub_s24sat_long)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_51(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_39(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_c3_6(m, in, run, c3_row);
    if (!c3)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t m_2 = (int64_t)rt_sext_32(a[l], 24) * rt_sext_32(b[l], 24);
        const uint32_t x = (uint32_t)m_2;
        const uint32_t y = c3[l];
        const uint32_t p = x;
        const uint32_t q = ~y;
        const int64_t sum = (int64_t)p + q + 1;
        const uint32_t r = (uint32_t)sum;
        const int32_t o = p >> 31 == q >> 31 && p >> 31 != r >> 31;
        const uint32_t v = (1 && o) ? 2147483648u - (r >> 31) : r;
        const uint32_t d = v;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD sub sat MCDST LL_DST (mul s24 L_SRC L_SRC2) L_SRC3  */
int ISADORA_LEVEL(tesla_usual_mul_add_sub_s24sat_long_13)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[1];
    const int32_t cdst = (int32_t)in->value[0];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_mul_add_sub_s24sat_long)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_51(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_39(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_c3_3(m, in, run, c3_row);
    if (!c3)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    uint8_t *const cd_place = s->c[cdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t m_2 = (int64_t)rt_sext_32(a[l], 24) * rt_sext_32(b[l], 24);
        const uint32_t x = (uint32_t)m_2;
        const uint32_t y = c3[l];
        const uint32_t p = x;
        const uint32_t q = ~y;
        const int64_t sum = (int64_t)p + q + 1;
        const uint32_t r = (uint32_t)sum;
        const int32_t o = p >> 31 == q >> 31 && p >> 31 != r >> 31;
        const uint32_t v = (1 && o) ? 2147483648u - (r >> 31) : r;
        const uint32_t d = v;
        const uint32_t cd = (uint32_t)(v == 0) | v >> 31 << 1 | (uint32_t)(sum >> 32) << 2
            | (uint32_t)o << 3;
        d_place[l] = (uint32_t)d;
        cd_place[l] = (uint8_t)cd;
    }
    return 0;
}

/* MARK GUARD sub sat MCDST LL_DST (mul s24 L_SRC L_SRC2) L_SRC3  */
int ISADORA_LEVEL(tesla_usual_mul_add_sub_s24sat_long_14)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t cdst = (int32_t)in->value[0];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_mul_add_sub_s24sat_long)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_51(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_39(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_c3_3(m, in, run, c3_row);
    if (!c3)
        return rt_slowly(m, in);
    uint8_t *const cd_place = s->c[cdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t m_2 = (int64_t)rt_sext_32(a[l], 24) * rt_sext_32(b[l], 24);
        const uint32_t x = (uint32_t)m_2;
        const uint32_t y = c3[l];
        const uint32_t p = x;
        const uint32_t q = ~y;
        const int64_t sum = (int64_t)p + q + 1;
        const uint32_t r = (uint32_t)sum;
        const int32_t o = p >> 31 == q >> 31 && p >> 31 != r >> 31;
        const uint32_t v = (1 && o) ? 2147483648u - (r >> 31) : r;
        const uint32_t cd = (uint32_t)(v == 0) | v >> 31 << 1 | (uint32_t)(sum >> 32) << 2
            | (uint32_t)o << 3;
        cd_place[l] = (uint8_t)cd;
    }
    return 0;
}

/* MARK GUARD sub  MCDST LL_DST (mul high u24 L_SRC L_SRC2) L_SRC3  */
int ISADORA_LEVEL(tesla_fast_mul_add_sub_u24high_long)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_34(m, in, run);
    run &= hold;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_50(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_38(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_c3_2(m, in, run, c3_row);
    if (!c3)
        return rt_slowly(m, in);
    if (in->line[1] == 1)
        return rt_slowly(m, in);
    if ((in->line[2] == 1 && (in->line[3] == 3)) || (in->line[2] == 2 && (in->line[4] == 3))
        || (in->line[2] == 3 && (in->line[5] == 3)) || (in->line[2] == 4 && (in->line[6] == 3)))
        return rt_slowly(m, in);
    if ((in->line[8] == 2 && (in->line[9] == 3)) || (in->line[8] == 3 && (in->line[10] == 3)))
        return rt_slowly(m, in);
    if ((in->line[11] == 2 && (in->line[12] == 3)) || (in->line[11] == 3 && (in->line[13] == 3)))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    _Alignas(64) uint32_t cd_new[32];
    if (in->line[0] == 0) {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            const int64_t m_2 = (int64_t)(a[l] & 0xffffff) * (b[l] & 0xffffff);
            const uint32_t x = (uint32_t)(m_2 >> 16);
            const uint32_t y = c3[l];
            const uint32_t p = x;
            const uint32_t q = ~y;
            const int64_t sum = (int64_t)p + q + 1;
            const uint32_t r = (uint32_t)sum;
            const uint32_t v = r;
            d_new[l] = v;
        }
    } else {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            const int64_t m_2 = (int64_t)(a[l] & 0xffffff) * (b[l] & 0xffffff);
            const uint32_t x = (uint32_t)(m_2 >> 16);
            const uint32_t y = c3[l];
            const uint32_t p = x;
            const uint32_t q = ~y;
            const int64_t sum = (int64_t)p + q + 1;
            const uint32_t r = (uint32_t)sum;
            const int32_t o = p >> 31 == q >> 31 && p >> 31 != r >> 31;
            const uint32_t v = r;
            d_new[l] = v;
            cd_new[l] = (uint32_t)(v == 0) | v >> 31 << 1 | (uint32_t)(sum >> 32) << 2
                | (uint32_t)o << 3;
        }
    }
    const int status = for_warp_3(m, in);
    if (status)
        return status;
    put_d_15(m, in, run, d_new);
    put_cd_9(m, in, run, cd_new);
    return 0;
}

/* MARK GUARD sub  MCDST LL_DST (mul high u24 L_SRC L_SRC2) L_SRC3  */
int ISADORA_LEVEL(tesla_usual_mul_add_sub_u24high_long_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[1];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_mul_add_sub_u24high_long)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_51(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_39(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_c3_3(m, in, run, c3_row);
    if (!c3)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t m_2 = (int64_t)(a[l] & 0xffffff) * (b[l] & 0xffffff);
        const uint32_t x = (uint32_t)(m_2 >> 16);
        const uint32_t y = c3[l];
        const uint32_t p = x;
        const uint32_t q = ~y;
        const int64_t sum = (int64_t)p + q + 1;
        const uint32_t r = (uint32_t)sum;
        const uint32_t v = r;
        const uint32_t d = v;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD sub  MCDST LL_DST (mul high u24 L_SRC L_SRC2) L_SRC3  */
int ISADORA_LEVEL(tesla_usual_mul_add_sub_u24high_long_2)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[1];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_mul_add_sub_u24high_long)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_52(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_39(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_c3_3(m, in, run, c3_row);
    if (!c3)
        return rt_slowly(m, in);
    if ((in->line[6] == 3))
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t m_2 = (int64_t)(a[l] & 0xffffff) * (b[l] & 0xffffff);
        const uint32_t x = (uint32_t)(m_2 >> 16);
        const uint32_t y = c3[l];
        const uint32_t p = x;
        const uint32_t q = ~y;
        const int64_t sum = (int64_t)p + q + 1;
        const uint32_t r = (uint32_t)sum;
        const uint32_t v = r;
        const uint32_t d = v;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD sub  MCDST LL_DST (mul high u24 L_SRC L_SRC2) L_SRC3  */
int ISADORA_LEVEL(tesla_usual_mul_add_sub_u24high_long_3)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[1];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_mul_add_sub_u24high_long)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_53(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_39(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_c3_3(m, in, run, c3_row);
    if (!c3)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t m_2 = (int64_t)(a[l] & 0xffffff) * (b[l] & 0xffffff);
        const uint32_t x = (uint32_t)(m_2 >> 16);
        const uint32_t y = c3[l];
        const uint32_t p = x;
        const uint32_t q = ~y;
        const int64_t sum = (int64_t)p + q + 1;
        const uint32_t r = (uint32_t)sum;
        const uint32_t v = r;
        const uint32_t d = v;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD sub  MCDST LL_DST (mul high u24 L_SRC L_SRC2) L_SRC3  */
int ISADORA_LEVEL(tesla_usual_mul_add_sub_u24high_long_4)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[1];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_mul_add_sub_u24high_long)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_54(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_39(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_c3_3(m, in, run, c3_row);
    if (!c3)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t m_2 = (int64_t)(a[l] & 0xffffff) * (b[l] & 0xffffff);
        const uint32_t x = (uint32_t)(m_2 >> 16);
        const uint32_t y = c3[l];
        const uint32_t p = x;
        const uint32_t q = ~y;
        const int64_t sum = (int64_t)p + q + 1;
        const uint32_t r = (uint32_t)sum;
        const uint32_t v = r;
        const uint32_t d = v;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD sub  MCDST LL_DST (mul high u24 L_SRC L_SRC2) L_SRC3  */
int ISADORA_LEVEL(tesla_usual_mul_add_sub_u24high_long_5)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[1];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_mul_add_sub_u24high_long)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_51(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_40(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_c3_3(m, in, run, c3_row);
    if (!c3)
        return rt_slowly(m, in);
    if ((in->line[9] == 3))
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t m_2 = (int64_t)(a[l] & 0xffffff) * (b[l] & 0xffffff);
        const uint32_t x = (uint32_t)(m_2 >> 16);
        const uint32_t y = c3[l];
        const uint32_t p = x;
        const uint32_t q = ~y;
        const int64_t sum = (int64_t)p + q + 1;
        const uint32_t r = (uint32_t)sum;
        const uint32_t v = r;
        const uint32_t d = v;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD sub  MCDST LL_DST (mul high u24 L_SRC L_SRC2) L_SRC3  */
int ISADORA_LEVEL(tesla_usual_mul_add_sub_u24high_long_6)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[1];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_mul_add_sub_u24high_long)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_51(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_41(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_c3_3(m, in, run, c3_row);
    if (!c3)
        return rt_slowly(m, in);
    if ((in->line[10] == 3))
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t m_2 = (int64_t)(a[l] & 0xffffff) * (b[l] & 0xffffff);
        const uint32_t x = (uint32_t)(m_2 >> 16);
        const uint32_t y = c3[l];
        const uint32_t p = x;
        const uint32_t q = ~y;
        const int64_t sum = (int64_t)p + q + 1;
        const uint32_t r = (uint32_t)sum;
        const uint32_t v = r;
        const uint32_t d = v;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD sub  MCDST LL_DST (mul high u24 L_SRC L_SRC2) L_SRC3  */
int ISADORA_LEVEL(tesla_usual_mul_add_sub_u24high_long_7)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[1];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_mul_add_sub_u24high_long)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_51(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_42(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_c3_3(m, in, run, c3_row);
    if (!c3)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t m_2 = (int64_t)(a[l] & 0xffffff) * (b[l] & 0xffffff);
        const uint32_t x = (uint32_t)(m_2 >> 16);
        const uint32_t y = c3[l];
        const uint32_t p = x;
        const uint32_t q = ~y;
        const int64_t sum = (int64_t)p + q + 1;
        const uint32_t r = (uint32_t)sum;
        const uint32_t v = r;
        const uint32_t d = v;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD sub  MCDST LL_DST (mul high u24 L_SRC L_SRC2) L_SRC3  */
int ISADORA_LEVEL(tesla_usual_mul_add_sub_u24high_long_8)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[1];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_mul_add_sub_u24high_long)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_51(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_42(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_c3_3(m, in, run, c3_row);
    if (!c3)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t m_2 = (int64_t)(a[l] & 0xffffff) * (b[l] & 0xffffff);
        const uint32_t x = (uint32_t)(m_2 >> 16);
        const uint32_t y = c3[l];
        const uint32_t p = x;
        const uint32_t q = ~y;
        const int64_t sum = (int64_t)p + q + 1;
        const uint32_t r = (uint32_t)sum;
        const uint32_t v = r;
        const uint32_t d = v;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD sub  MCDST LL_DST (mul high u24 L_SRC L_SRC2) L_SRC3  */
int ISADORA_LEVEL(tesla_usual_mul_add_sub_u24high_long_9)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[1];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_mul_add_sub_u24high_long)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_51(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_39(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_c3_4(m, in, run, c3_row);
    if (!c3)
        return rt_slowly(m, in);
    if ((in->line[12] == 3))
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t m_2 = (int64_t)(a[l] & 0xffffff) * (b[l] & 0xffffff);
        const uint32_t x = (uint32_t)(m_2 >> 16);
        const uint32_t y = c3[l];
        const uint32_t p = x;
        const uint32_t q = ~y;
        const int64_t sum = (int64_t)p + q + 1;
        const uint32_t r = (uint32_t)sum;
        const uint32_t v = r;
        const uint32_t d = v;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD sub  MCDST LL_DST (mul high u24 L_SRC L_SRC2) L_SRC3  */
int ISADORA_LEVEL(tesla_usual_mul_add_sub_u24high_long_10)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[1];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_mul_add_sub_u24high_long)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_51(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_39(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_c3_5(m, in, run, c3_row);
    if (!c3)
        return rt_slowly(m, in);
    if ((in->line[13] == 3))
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t m_2 = (int64_t)(a[l] & 0xffffff) * (b[l] & 0xffffff);
        const uint32_t x = (uint32_t)(m_2 >> 16);
        const uint32_t y = c3[l];
        const uint32_t p = x;
        const uint32_t q = ~y;
        const int64_t sum = (int64_t)p + q + 1;
        const uint32_t r = (uint32_t)sum;
        const uint32_t v = r;
        const uint32_t d = v;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD sub  MCDST LL_DST (mul high u24 L_SRC L_SRC2) L_SRC3  */
int ISADORA_LEVEL(tesla_usual_mul_add_sub_u24high_long_11)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[1];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_mul_add_sub_u24high_long)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_51(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_39(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_c3_6(m, in, run, c3_row);
    if (!c3)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t m_2 = (int64_t)(a[l] & 0xffffff) * (b[l] & 0xffffff);
        const uint32_t x = (uint32_t)(m_2 >> 16);
        const uint32_t y = c3[l];
        const uint32_t p = x;
        const uint32_t q = ~y;
        const int64_t sum = (int64_t)p + q + 1;
        const uint32_t r = (uint32_t)sum;
        const uint32_t v = r;
        const uint32_t d = v;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD sub  MCDST LL_DST (mul high u24 L_SRC L_SRC2) L_SRC3  */
int ISADORA_LEVEL(tesla_usual_mul_add_sub_u24high_long_12)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[1];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_mul_add_sub_u24high_long)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_51(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_39(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_c3_6(m, in, run, c3_row);
    if (!c3)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t m_2 = (int64_t)(a[l] & 0xffffff) * (b[l] & 0xffffff);
        const uint32_t x = (uint32_t)(m_2 >> 16);
        const uint32_t y = c3[l];
        const uint32_t p = x;
        const uint32_t q = ~y;
        const int64_t sum = (int64_t)p + q + 1;
        const uint32_t r = (uint32_t)sum;
        const uint32_t v = r;
        const uint32_t d = v;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD sub  MCDST LL_DST (mul high u24 L_SRC L_SRC2) L_SRC3  */
int ISADORA_LEVEL(tesla_usual_mul_add_sub_u24high_long_13)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[1];
    const int32_t cdst = (int32_t)in->value[0];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_mul_add_sub_u24high_long)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_51(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_39(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_c3_3(m, in, run, c3_row);
    if (!c3)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    uint8_t *const cd_place = s->c[cdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t m_2 = (int64_t)(a[l] & 0xffffff) * (b[l] & 0xffffff);
        const uint32_t x = (uint32_t)(m_2 >> 16);
        const uint32_t y = c3[l];
        const uint32_t p = x;
        const uint32_t q = ~y;
        const int64_t sum = (int64_t)p + q + 1;
        const uint32_t r = (uint32_t)sum;
        const int32_t o = p >> 31 == q >> 31 && p >> 31 != r >> 31;
        const uint32_t v = r;
        const uint32_t d = v;
        const uint32_t cd = (uint32_t)(v == 0) | v >> 31 << 1 | (uint32_t)(sum >> 32) << 2
            | (uint32_t)o << 3;
        d_place[l] = (uint32_t)d;
        cd_place[l] = (uint8_t)cd;
    }
    return 0;
}

/* MARK GUARD sub  MCDST LL_DST (mul high u24 L_SRC L_SRC2) L_SRC3  */
int ISADORA_LEVEL(tesla_usual_mul_add_sub_u24high_long_14)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t cdst = (int32_t)in->value[0];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_mul_add_sub_u24high_long)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_51(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_39(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_c3_3(m, in, run, c3_row);
    if (!c3)
        return rt_slowly(m, in);
    uint8_t *const cd_place = s->c[cdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t m_2 = (int64_t)(a[l] & 0xffffff) * (b[l] & 0xffffff);
        const uint32_t x = (uint32_t)(m_2 >> 16);
        const uint32_t y = c3[l];
        const uint32_t p = x;
        const uint32_t q = ~y;
        const int64_t sum = (int64_t)p + q + 1;
        const uint32_t r = (uint32_t)sum;
        const int32_t o = p >> 31 == q >> 31 && p >> 31 != r >> 31;
        const uint32_t v = r;
        const uint32_t cd = (uint32_t)(v == 0) | v >> 31 << 1 | (uint32_t)(sum >> 32) << 2
            | (uint32_t)o << 3;
        cd_place[l] = (uint8_t)cd;
    }
    return 0;
}

/* MARK GUARD sub  MCDST LL_DST (mul high s24 L_SRC L_SRC2) L_SRC3  */
int ISADORA_LEVEL(tesla_fast_mul_add_sub_s24high_long)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_34(m, in, run);
    run &= hold;
    _Alignas(64) int64_t a_row[32];
    const int64_t *const a = row_a_83(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_38(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_c3_2(m, in, run, c3_row);
    if (!c3)
        return rt_slowly(m, in);
    if (in->line[1] == 1)
        return rt_slowly(m, in);
    if ((in->line[2] == 1 && (in->line[3] == 3)) || (in->line[2] == 2 && (in->line[4] == 3))
        || (in->line[2] == 3 && (in->line[5] == 3)) || (in->line[2] == 4 && (in->line[6] == 3)))
        return rt_slowly(m, in);
    if ((in->line[8] == 2 && (in->line[9] == 3)) || (in->line[8] == 3 && (in->line[10] == 3)))
        return rt_slowly(m, in);
    if ((in->line[11] == 2 && (in->line[12] == 3)) || (in->line[11] == 3 && (in->line[13] == 3)))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    _Alignas(64) uint32_t cd_new[32];
    if (in->line[0] == 0) {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            const int64_t m_2 = (int64_t)rt_sext_32((uint32_t)a[l], 24) * rt_sext_32(b[l], 24);
            const uint32_t x = (uint32_t)(m_2 >> 16);
            const uint32_t y = c3[l];
            const uint32_t p = x;
            const uint32_t q = ~y;
            const int64_t sum = (int64_t)p + q + 1;
            const uint32_t r = (uint32_t)sum;
            const uint32_t v = r;
            d_new[l] = v;
        }
    } else {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            const int64_t m_2 = (int64_t)rt_sext_32((uint32_t)a[l], 24) * rt_sext_32(b[l], 24);
            const uint32_t x = (uint32_t)(m_2 >> 16);
            const uint32_t y = c3[l];
            const uint32_t p = x;
            const uint32_t q = ~y;
            const int64_t sum = (int64_t)p + q + 1;
            const uint32_t r = (uint32_t)sum;
            const int32_t o = p >> 31 == q >> 31 && p >> 31 != r >> 31;
            const uint32_t v = r;
            d_new[l] = v;
            cd_new[l] = (uint32_t)(v == 0) | v >> 31 << 1 | (uint32_t)(sum >> 32) << 2
                | (uint32_t)o << 3;
        }
    }
    const int status = for_warp_3(m, in);
    if (status)
        return status;
    put_d_15(m, in, run, d_new);
    put_cd_9(m, in, run, cd_new);
    return 0;
}

/* MARK GUARD sub  MCDST LL_DST (mul high s24 L_SRC L_SRC2) L_SRC3  */
int ISADORA_LEVEL(tesla_usual_mul_add_sub_s24high_long_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[1];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_mul_add_sub_s24high_long)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_51(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_39(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_c3_3(m, in, run, c3_row);
    if (!c3)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t m_2 = (int64_t)rt_sext_32(a[l], 24) * rt_sext_32(b[l], 24);
        const uint32_t x = (uint32_t)(m_2 >> 16);
        const uint32_t y = c3[l];
        const uint32_t p = x;
        const uint32_t q = ~y;
        const int64_t sum = (int64_t)p + q + 1;
        const uint32_t r = (uint32_t)sum;
        const uint32_t v = r;
        const uint32_t d = v;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD sub  MCDST LL_DST (mul high s24 L_SRC L_SRC2) L_SRC3  */
int ISADORA_LEVEL(tesla_usual_mul_add_sub_s24high_long_2)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[1];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_mul_add_sub_s24high_long)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_52(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_39(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_c3_3(m, in, run, c3_row);
    if (!c3)
        return rt_slowly(m, in);
    if ((in->line[6] == 3))
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t m_2 = (int64_t)rt_sext_32(a[l], 24) * rt_sext_32(b[l], 24);
        const uint32_t x = (uint32_t)(m_2 >> 16);
        const uint32_t y = c3[l];
        const uint32_t p = x;
        const uint32_t q = ~y;
        const int64_t sum = (int64_t)p + q + 1;
        const uint32_t r = (uint32_t)sum;
        const uint32_t v = r;
        const uint32_t d = v;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD sub  MCDST LL_DST (mul high s24 L_SRC L_SRC2) L_SRC3  */
int ISADORA_LEVEL(tesla_usual_mul_add_sub_s24high_long_3)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[1];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_mul_add_sub_s24high_long)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_53(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_39(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_c3_3(m, in, run, c3_row);
    if (!c3)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t m_2 = (int64_t)rt_sext_32(a[l], 24) * rt_sext_32(b[l], 24);
        const uint32_t x = (uint32_t)(m_2 >> 16);
        const uint32_t y = c3[l];
        const uint32_t p = x;
        const uint32_t q = ~y;
        const int64_t sum = (int64_t)p + q + 1;
        const uint32_t r = (uint32_t)sum;
        const uint32_t v = r;
        const uint32_t d = v;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD sub  MCDST LL_DST (mul high s24 L_SRC L_SRC2) L_SRC3  */
int ISADORA_LEVEL(tesla_usual_mul_add_sub_s24high_long_4)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[1];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_mul_add_sub_s24high_long)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_54(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_39(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_c3_3(m, in, run, c3_row);
    if (!c3)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t m_2 = (int64_t)rt_sext_32(a[l], 24) * rt_sext_32(b[l], 24);
        const uint32_t x = (uint32_t)(m_2 >> 16);
        const uint32_t y = c3[l];
        const uint32_t p = x;
        const uint32_t q = ~y;
        const int64_t sum = (int64_t)p + q + 1;
        const uint32_t r = (uint32_t)sum;
        const uint32_t v = r;
        const uint32_t d = v;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD sub  MCDST LL_DST (mul high s24 L_SRC L_SRC2) L_SRC3  */
int ISADORA_LEVEL(tesla_usual_mul_add_sub_s24high_long_5)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[1];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_mul_add_sub_s24high_long)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_51(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_40(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_c3_3(m, in, run, c3_row);
    if (!c3)
        return rt_slowly(m, in);
    if ((in->line[9] == 3))
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t m_2 = (int64_t)rt_sext_32(a[l], 24) * rt_sext_32(b[l], 24);
        const uint32_t x = (uint32_t)(m_2 >> 16);
        const uint32_t y = c3[l];
        const uint32_t p = x;
        const uint32_t q = ~y;
        const int64_t sum = (int64_t)p + q + 1;
        const uint32_t r = (uint32_t)sum;
        const uint32_t v = r;
        const uint32_t d = v;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD sub  MCDST LL_DST (mul high s24 L_SRC L_SRC2) L_SRC3  */
int ISADORA_LEVEL(tesla_usual_mul_add_sub_s24high_long_6)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[1];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_mul_add_sub_s24high_long)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_51(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_41(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_c3_3(m, in, run, c3_row);
    if (!c3)
        return rt_slowly(m, in);
    if ((in->line[10] == 3))
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t m_2 = (int64_t)rt_sext_32(a[l], 24) * rt_sext_32(b[l], 24);
        const uint32_t x = (uint32_t)(m_2 >> 16);
        const uint32_t y = c3[l];
        const uint32_t p = x;
        const uint32_t q = ~y;
        const int64_t sum = (int64_t)p + q + 1;
        const uint32_t r = (uint32_t)sum;
        const uint32_t v = r;
        const uint32_t d = v;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD sub  MCDST LL_DST (mul high s24 L_SRC L_SRC2) L_SRC3  */
int ISADORA_LEVEL(tesla_usual_mul_add_sub_s24high_long_7)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[1];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_mul_add_sub_s24high_long)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_51(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_42(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_c3_3(m, in, run, c3_row);
    if (!c3)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t m_2 = (int64_t)rt_sext_32(a[l], 24) * rt_sext_32(b[l], 24);
        const uint32_t x = (uint32_t)(m_2 >> 16);
        const uint32_t y = c3[l];
        const uint32_t p = x;
        const uint32_t q = ~y;
        const int64_t sum = (int64_t)p + q + 1;
        const uint32_t r = (uint32_t)sum;
        const uint32_t v = r;
        const uint32_t d = v;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD sub  MCDST LL_DST (mul high s24 L_SRC L_SRC2) L_SRC3  */
int ISADORA_LEVEL(tesla_usual_mul_add_sub_s24high_long_8)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[1];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_mul_add_sub_s24high_long)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_51(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_42(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_c3_3(m, in, run, c3_row);
    if (!c3)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t m_2 = (int64_t)rt_sext_32(a[l], 24) * rt_sext_32(b[l], 24);
        const uint32_t x = (uint32_t)(m_2 >> 16);
        const uint32_t y = c3[l];
        const uint32_t p = x;
        const uint32_t q = ~y;
        const int64_t sum = (int64_t)p + q + 1;
        const uint32_t r = (uint32_t)sum;
        const uint32_t v = r;
        const uint32_t d = v;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD sub  MCDST LL_DST (mul high s24 L_SRC L_SRC2) L_SRC3  */
int ISADORA_LEVEL(tesla_usual_mul_add_sub_s24high_long_9)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[1];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_mul_add_sub_s24high_long)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_51(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_39(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_c3_4(m, in, run, c3_row);
    if (!c3)
        return rt_slowly(m, in);
    if ((in->line[12] == 3))
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t m_2 = (int64_t)rt_sext_32(a[l], 24) * rt_sext_32(b[l], 24);
        const uint32_t x = (uint32_t)(m_2 >> 16);
        const uint32_t y = c3[l];
        const uint32_t p = x;
        const uint32_t q = ~y;
        const int64_t sum = (int64_t)p + q + 1;
        const uint32_t r = (uint32_t)sum;
        const uint32_t v = r;
        const uint32_t d = v;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

