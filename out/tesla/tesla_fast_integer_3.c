/* Generated from the description tesla by gen/emit/fast.lua. Do not edit. */
#include "tesla_fast.h"

/* MARK GUARD mul MCDST LL_DST LHIGH L24 L_SRC L_SRC2 */
int ISADORA_LEVEL(tesla_usual_mul24_long_2)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[1];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_mul24_long)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_17(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_24(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    if ((in->line[6] == 3))
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t m_2 = (int64_t)(0 ? rt_sext_32(a[l], 24) : (int32_t)(a[l] & 0xffffff))
            * (0 ? rt_sext_32(b[l], 24) : (int32_t)(b[l] & 0xffffff));
        const uint32_t r = 0 ? (uint32_t)(m_2 >> 16) : (uint32_t)m_2;
        const uint32_t d = r;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD mul MCDST LL_DST LHIGH L24 L_SRC L_SRC2 */
int ISADORA_LEVEL(tesla_usual_mul24_long_3)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[1];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_mul24_long)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_18(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_24(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t m_2 = (int64_t)(0 ? rt_sext_32(a[l], 24) : (int32_t)(a[l] & 0xffffff))
            * (0 ? rt_sext_32(b[l], 24) : (int32_t)(b[l] & 0xffffff));
        const uint32_t r = 0 ? (uint32_t)(m_2 >> 16) : (uint32_t)m_2;
        const uint32_t d = r;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD mul MCDST LL_DST LHIGH L24 L_SRC L_SRC2 */
int ISADORA_LEVEL(tesla_usual_mul24_long_4)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[1];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_mul24_long)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_19(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_24(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t m_2 = (int64_t)(0 ? rt_sext_32(a[l], 24) : (int32_t)(a[l] & 0xffffff))
            * (0 ? rt_sext_32(b[l], 24) : (int32_t)(b[l] & 0xffffff));
        const uint32_t r = 0 ? (uint32_t)(m_2 >> 16) : (uint32_t)m_2;
        const uint32_t d = r;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD mul MCDST LL_DST LHIGH L24 L_SRC L_SRC2 */
int ISADORA_LEVEL(tesla_usual_mul24_long_5)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[1];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_mul24_long)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_16(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_25(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    if ((in->line[9] == 3))
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t m_2 = (int64_t)(0 ? rt_sext_32(a[l], 24) : (int32_t)(a[l] & 0xffffff))
            * (0 ? rt_sext_32(b[l], 24) : (int32_t)(b[l] & 0xffffff));
        const uint32_t r = 0 ? (uint32_t)(m_2 >> 16) : (uint32_t)m_2;
        const uint32_t d = r;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD mul MCDST LL_DST LHIGH L24 L_SRC L_SRC2 */
int ISADORA_LEVEL(tesla_usual_mul24_long_6)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[1];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_mul24_long)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_16(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_26(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    if ((in->line[10] == 3))
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t m_2 = (int64_t)(0 ? rt_sext_32(a[l], 24) : (int32_t)(a[l] & 0xffffff))
            * (0 ? rt_sext_32(b[l], 24) : (int32_t)(b[l] & 0xffffff));
        const uint32_t r = 0 ? (uint32_t)(m_2 >> 16) : (uint32_t)m_2;
        const uint32_t d = r;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD mul MCDST LL_DST LHIGH L24 L_SRC L_SRC2 */
int ISADORA_LEVEL(tesla_usual_mul24_long_7)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[1];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_mul24_long)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_16(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_27(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t m_2 = (int64_t)(0 ? rt_sext_32(a[l], 24) : (int32_t)(a[l] & 0xffffff))
            * (0 ? rt_sext_32(b[l], 24) : (int32_t)(b[l] & 0xffffff));
        const uint32_t r = 0 ? (uint32_t)(m_2 >> 16) : (uint32_t)m_2;
        const uint32_t d = r;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD mul MCDST LL_DST LHIGH L24 L_SRC L_SRC2 */
int ISADORA_LEVEL(tesla_usual_mul24_long_8)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[1];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_mul24_long)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_16(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_27(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t m_2 = (int64_t)(0 ? rt_sext_32(a[l], 24) : (int32_t)(a[l] & 0xffffff))
            * (0 ? rt_sext_32(b[l], 24) : (int32_t)(b[l] & 0xffffff));
        const uint32_t r = 0 ? (uint32_t)(m_2 >> 16) : (uint32_t)m_2;
        const uint32_t d = r;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD mul MCDST LL_DST LHIGH L24 L_SRC L_SRC2 */
int ISADORA_LEVEL(tesla_usual_mul24_long_9)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[1];
    const int32_t cdst = (int32_t)in->value[0];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_mul24_long)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_16(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_24(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    uint8_t *const cd_place = s->c[cdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t m_2 = (int64_t)(0 ? rt_sext_32(a[l], 24) : (int32_t)(a[l] & 0xffffff))
            * (0 ? rt_sext_32(b[l], 24) : (int32_t)(b[l] & 0xffffff));
        const uint32_t r = 0 ? (uint32_t)(m_2 >> 16) : (uint32_t)m_2;
        const uint32_t d = r;
        const uint32_t cd = (uint32_t)(r == 0) | r >> 31 << 1;
        d_place[l] = (uint32_t)d;
        cd_place[l] = (uint8_t)cd;
    }
    return 0;
}

/* MARK GUARD mul MCDST LL_DST LHIGH L24 L_SRC L_SRC2 */
int ISADORA_LEVEL(tesla_usual_mul24_long_10)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t cdst = (int32_t)in->value[0];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_mul24_long)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_16(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_24(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    uint8_t *const cd_place = s->c[cdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t m_2 = (int64_t)(0 ? rt_sext_32(a[l], 24) : (int32_t)(a[l] & 0xffffff))
            * (0 ? rt_sext_32(b[l], 24) : (int32_t)(b[l] & 0xffffff));
        const uint32_t r = 0 ? (uint32_t)(m_2 >> 16) : (uint32_t)m_2;
        const uint32_t cd = (uint32_t)(r == 0) | r >> 31 << 1;
        cd_place[l] = (uint8_t)cd;
    }
    return 0;
}

/* add  $r[SDST] (mul u16 S_SRC S_SRC2) $r[SDST]  */
int ISADORA_LEVEL(tesla_fast_mul_add_add_u16_short)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const uint32_t active = s->active;
    uint32_t run = active;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_69(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_b_59(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_c3(m, in, run, c3_row);
    if (!c3)
        return rt_slowly(m, in);
    if ((in->line[1] == 1 && (in->line[2] == 3)) || (in->line[1] == 2 && (in->line[3] == 3))
        || (in->line[1] == 3 && (in->line[4] == 3)) || (in->line[1] == 4 && (in->line[5] == 3)))
        return rt_slowly(m, in);
    if ((in->line[7] == 2 && (in->line[8] == 3)))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t m_2 = (a[l] & 0xffff) * (uint32_t)b[l];
        const uint32_t x = m_2;
        const uint32_t y = c3[l];
        const uint32_t p = x;
        const uint32_t q = y;
        const int64_t sum = (int64_t)p + q;
        const uint32_t r = (uint32_t)sum;
        const uint32_t v = r;
        d_new[l] = v;
    }
    put_d_17(m, in, run, d_new);
    return 0;
}

/* add  $r[SDST] (mul u16 S_SRC S_SRC2) $r[SDST]  */
int ISADORA_LEVEL(tesla_usual_mul_add_add_u16_short_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[0];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_mul_add_add_u16_short)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t a_row[32];
    const int32_t *const a = row_a_70(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_b_60(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_c3(m, in, run, c3_row);
    if (!c3)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[sdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t m_2 = (uint32_t)a[l] * (uint32_t)b[l];
        const uint32_t x = m_2;
        const uint32_t y = c3[l];
        const uint32_t p = x;
        const uint32_t q = y;
        const int64_t sum = (int64_t)p + q;
        const uint32_t r = (uint32_t)sum;
        const uint32_t v = r;
        const uint32_t d = v;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* add  $r[SDST] (mul u16 S_SRC S_SRC2) $r[SDST]  */
int ISADORA_LEVEL(tesla_usual_mul_add_add_u16_short_2)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[0];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_mul_add_add_u16_short)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_71(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_b_60(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_c3(m, in, run, c3_row);
    if (!c3)
        return rt_slowly(m, in);
    if ((in->line[5] == 3))
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[sdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t m_2 = (a[l] & 0xffff) * (uint32_t)b[l];
        const uint32_t x = m_2;
        const uint32_t y = c3[l];
        const uint32_t p = x;
        const uint32_t q = y;
        const int64_t sum = (int64_t)p + q;
        const uint32_t r = (uint32_t)sum;
        const uint32_t v = r;
        const uint32_t d = v;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* add  $r[SDST] (mul u16 S_SRC S_SRC2) $r[SDST]  */
int ISADORA_LEVEL(tesla_usual_mul_add_add_u16_short_3)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[0];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_mul_add_add_u16_short)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_72(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_b_60(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_c3(m, in, run, c3_row);
    if (!c3)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[sdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t m_2 = (a[l] & 0xffff) * (uint32_t)b[l];
        const uint32_t x = m_2;
        const uint32_t y = c3[l];
        const uint32_t p = x;
        const uint32_t q = y;
        const int64_t sum = (int64_t)p + q;
        const uint32_t r = (uint32_t)sum;
        const uint32_t v = r;
        const uint32_t d = v;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* add  $r[SDST] (mul u16 S_SRC S_SRC2) $r[SDST]  */
int ISADORA_LEVEL(tesla_usual_mul_add_add_u16_short_4)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[0];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_mul_add_add_u16_short)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_73(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_b_60(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_c3(m, in, run, c3_row);
    if (!c3)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[sdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t m_2 = (a[l] & 0xffff) * (uint32_t)b[l];
        const uint32_t x = m_2;
        const uint32_t y = c3[l];
        const uint32_t p = x;
        const uint32_t q = y;
        const int64_t sum = (int64_t)p + q;
        const uint32_t r = (uint32_t)sum;
        const uint32_t v = r;
        const uint32_t d = v;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* add  $r[SDST] (mul s16 S_SRC S_SRC2) $r[SDST]  */
int ISADORA_LEVEL(tesla_fast_mul_add_add_s16_short)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const uint32_t active = s->active;
    uint32_t run = active;
    _Alignas(64) int64_t a_row[32];
    const int64_t *const a = row_a_74(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_b_59(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_c3(m, in, run, c3_row);
    if (!c3)
        return rt_slowly(m, in);
    if ((in->line[1] == 1 && (in->line[2] == 3)) || (in->line[1] == 2 && (in->line[3] == 3))
        || (in->line[1] == 3 && (in->line[4] == 3)) || (in->line[1] == 4 && (in->line[5] == 3)))
        return rt_slowly(m, in);
    if ((in->line[7] == 2 && (in->line[8] == 3)))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t m_2 = (int16_t)a[l] * (int16_t)b[l];
        const uint32_t x = (uint32_t)m_2;
        const uint32_t y = c3[l];
        const uint32_t p = x;
        const uint32_t q = y;
        const int64_t sum = (int64_t)p + q;
        const uint32_t r = (uint32_t)sum;
        const uint32_t v = r;
        d_new[l] = v;
    }
    put_d_17(m, in, run, d_new);
    return 0;
}

/* add  $r[SDST] (mul s16 S_SRC S_SRC2) $r[SDST]  */
int ISADORA_LEVEL(tesla_usual_mul_add_add_s16_short_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[0];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_mul_add_add_s16_short)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t a_row[32];
    const int32_t *const a = row_a_70(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_b_60(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_c3(m, in, run, c3_row);
    if (!c3)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[sdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t m_2 = (int16_t)a[l] * (int16_t)b[l];
        const uint32_t x = (uint32_t)m_2;
        const uint32_t y = c3[l];
        const uint32_t p = x;
        const uint32_t q = y;
        const int64_t sum = (int64_t)p + q;
        const uint32_t r = (uint32_t)sum;
        const uint32_t v = r;
        const uint32_t d = v;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* add  $r[SDST] (mul s16 S_SRC S_SRC2) $r[SDST]  */
int ISADORA_LEVEL(tesla_usual_mul_add_add_s16_short_2)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[0];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_mul_add_add_s16_short)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_71(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_b_60(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_c3(m, in, run, c3_row);
    if (!c3)
        return rt_slowly(m, in);
    if ((in->line[5] == 3))
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[sdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t m_2 = (int16_t)a[l] * (int16_t)b[l];
        const uint32_t x = (uint32_t)m_2;
        const uint32_t y = c3[l];
        const uint32_t p = x;
        const uint32_t q = y;
        const int64_t sum = (int64_t)p + q;
        const uint32_t r = (uint32_t)sum;
        const uint32_t v = r;
        const uint32_t d = v;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* add  $r[SDST] (mul s16 S_SRC S_SRC2) $r[SDST]  */
int ISADORA_LEVEL(tesla_usual_mul_add_add_s16_short_3)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[0];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_mul_add_add_s16_short)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_72(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_b_60(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_c3(m, in, run, c3_row);
    if (!c3)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[sdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t m_2 = (int16_t)a[l] * (int16_t)b[l];
        const uint32_t x = (uint32_t)m_2;
        const uint32_t y = c3[l];
        const uint32_t p = x;
        const uint32_t q = y;
        const int64_t sum = (int64_t)p + q;
        const uint32_t r = (uint32_t)sum;
        const uint32_t v = r;
        const uint32_t d = v;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* add  $r[SDST] (mul s16 S_SRC S_SRC2) $r[SDST]  */
int ISADORA_LEVEL(tesla_usual_mul_add_add_s16_short_4)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[0];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_mul_add_add_s16_short)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_73(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_b_60(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_c3(m, in, run, c3_row);
    if (!c3)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[sdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t m_2 = (int16_t)a[l] * (int16_t)b[l];
        const uint32_t x = (uint32_t)m_2;
        const uint32_t y = c3[l];
        const uint32_t p = x;
        const uint32_t q = y;
        const int64_t sum = (int64_t)p + q;
        const uint32_t r = (uint32_t)sum;
        const uint32_t v = r;
        const uint32_t d = v;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* add sat $r[SDST] (mul s16 S_SRC S_SRC2) $r[SDST]  */
int ISADORA_LEVEL(tesla_fast_mul_add_add_s16sat_short)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const uint32_t active = s->active;
    uint32_t run = active;
    _Alignas(64) int64_t a_row[32];
    const int64_t *const a = row_a_74(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_b_59(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_c3(m, in, run, c3_row);
    if (!c3)
        return rt_slowly(m, in);
    if ((in->line[1] == 1 && (in->line[2] == 3)) || (in->line[1] == 2 && (in->line[3] == 3))
        || (in->line[1] == 3 && (in->line[4] == 3)) || (in->line[1] == 4 && (in->line[5] == 3)))
        return rt_slowly(m, in);
    if ((in->line[7] == 2 && (in->line[8] == 3)))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t m_2 = (int16_t)a[l] * (int16_t)b[l];
        const uint32_t x = (uint32_t)m_2;
        const uint32_t y = c3[l];
        const uint32_t p = x;
        const uint32_t q = y;
        const int64_t sum = (int64_t)p + q;
        const uint32_t r = (uint32_t)sum;
        const int32_t o = p >> 31 == q >> 31 && p >> 31 != r >> 31;
        const uint32_t v = (1 && o) ? 2147483648u - (r >> 31) : r;
        d_new[l] = v;
    }
    put_d_17(m, in, run, d_new);
    return 0;
}

/* add sat $r[SDST] (mul s16 S_SRC S_SRC2) $r[SDST]  */
int ISADORA_LEVEL(tesla_usual_mul_add_add_s16sat_short_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[0];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_mul_add_add_s16sat_short)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t a_row[32];
    const int32_t *const a = row_a_70(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_b_60(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_c3(m, in, run, c3_row);
    if (!c3)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[sdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t m_2 = (int16_t)a[l] * (int16_t)b[l];
        const uint32_t x = (uint32_t)m_2;
        const uint32_t y = c3[l];
        const uint32_t p = x;
        const uint32_t q = y;
        const int64_t sum = (int64_t)p + q;
        const uint32_t r = (uint32_t)sum;
        const int32_t o = p >> 31 == q >> 31 && p >> 31 != r >> 31;
        const uint32_t v = (1 && o) ? 2147483648u - (r >> 31) : r;
        const uint32_t d = v;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* add sat $r[SDST] (mul s16 S_SRC S_SRC2) $r[SDST]  */
int ISADORA_LEVEL(tesla_usual_mul_add_add_s16sat_short_2)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[0];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_mul_add_add_s16sat_short)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_71(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_b_60(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_c3(m, in, run, c3_row);
    if (!c3)
        return rt_slowly(m, in);
    if ((in->line[5] == 3))
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[sdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t m_2 = (int16_t)a[l] * (int16_t)b[l];
        const uint32_t x = (uint32_t)m_2;
        const uint32_t y = c3[l];
        const uint32_t p = x;
        const uint32_t q = y;
        const int64_t sum = (int64_t)p + q;
        const uint32_t r = (uint32_t)sum;
        const int32_t o = p >> 31 == q >> 31 && p >> 31 != r >> 31;
        const uint32_t v = (1 && o) ? 2147483648u - (r >> 31) : r;
        const uint32_t d = v;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* add sat $r[SDST] (mul s16 S_SRC S_SRC2) $r[SDST]  */
int ISADORA_LEVEL(tesla_usual_mul_add_add_s16sat_short_3)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[0];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_mul_add_add_s16sat_short)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_72(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_b_60(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_c3(m, in, run, c3_row);
    if (!c3)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[sdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t m_2 = (int16_t)a[l] * (int16_t)b[l];
        const uint32_t x = (uint32_t)m_2;
        const uint32_t y = c3[l];
        const uint32_t p = x;
        const uint32_t q = y;
        const int64_t sum = (int64_t)p + q;
        const uint32_t r = (uint32_t)sum;
        const int32_t o = p >> 31 == q >> 31 && p >> 31 != r >> 31;
        const uint32_t v = (1 && o) ? 2147483648u - (r >> 31) : r;
        const uint32_t d = v;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* add sat $r[SDST] (mul s16 S_SRC S_SRC2) $r[SDST]  */
int ISADORA_LEVEL(tesla_usual_mul_add_add_s16sat_short_4)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[0];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_mul_add_add_s16sat_short)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_73(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_b_60(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_c3(m, in, run, c3_row);
    if (!c3)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[sdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t m_2 = (int16_t)a[l] * (int16_t)b[l];
        const uint32_t x = (uint32_t)m_2;
        const uint32_t y = c3[l];
        const uint32_t p = x;
        const uint32_t q = y;
        const int64_t sum = (int64_t)p + q;
        const uint32_t r = (uint32_t)sum;
        const int32_t o = p >> 31 == q >> 31 && p >> 31 != r >> 31;
        const uint32_t v = (1 && o) ? 2147483648u - (r >> 31) : r;
        const uint32_t d = v;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* add  $r[SDST] (mul u24 S_SRC S_SRC2) $r[SDST]  */
int ISADORA_LEVEL(tesla_fast_mul_add_add_u24_short)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const uint32_t active = s->active;
    uint32_t run = active;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_75(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_61(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_c3(m, in, run, c3_row);
    if (!c3)
        return rt_slowly(m, in);
    if ((in->line[1] == 1 && (in->line[2] == 3)) || (in->line[1] == 2 && (in->line[3] == 3))
        || (in->line[1] == 3 && (in->line[4] == 3)) || (in->line[1] == 4 && (in->line[5] == 3)))
        return rt_slowly(m, in);
    if ((in->line[7] == 2 && (in->line[8] == 3)))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t m_2 = (int64_t)(a[l] & 0xffffff) * (b[l] & 0xffffff);
        const uint32_t x = (uint32_t)m_2;
        const uint32_t y = c3[l];
        const uint32_t p = x;
        const uint32_t q = y;
        const int64_t sum = (int64_t)p + q;
        const uint32_t r = (uint32_t)sum;
        const uint32_t v = r;
        d_new[l] = v;
    }
    put_d_17(m, in, run, d_new);
    return 0;
}

/* add  $r[SDST] (mul u24 S_SRC S_SRC2) $r[SDST]  */
int ISADORA_LEVEL(tesla_usual_mul_add_add_u24_short_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[0];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_mul_add_add_u24_short)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_76(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_62(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_c3(m, in, run, c3_row);
    if (!c3)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[sdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t m_2 = (int64_t)(a[l] & 0xffffff) * (b[l] & 0xffffff);
        const uint32_t x = (uint32_t)m_2;
        const uint32_t y = c3[l];
        const uint32_t p = x;
        const uint32_t q = y;
        const int64_t sum = (int64_t)p + q;
        const uint32_t r = (uint32_t)sum;
        const uint32_t v = r;
        const uint32_t d = v;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* add  $r[SDST] (mul u24 S_SRC S_SRC2) $r[SDST]  */
int ISADORA_LEVEL(tesla_usual_mul_add_add_u24_short_2)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[0];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_mul_add_add_u24_short)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_71(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_62(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_c3(m, in, run, c3_row);
    if (!c3)
        return rt_slowly(m, in);
    if ((in->line[5] == 3))
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[sdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t m_2 = (int64_t)(a[l] & 0xffffff) * (b[l] & 0xffffff);
        const uint32_t x = (uint32_t)m_2;
        const uint32_t y = c3[l];
        const uint32_t p = x;
        const uint32_t q = y;
        const int64_t sum = (int64_t)p + q;
        const uint32_t r = (uint32_t)sum;
        const uint32_t v = r;
        const uint32_t d = v;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* add  $r[SDST] (mul u24 S_SRC S_SRC2) $r[SDST]  */
int ISADORA_LEVEL(tesla_usual_mul_add_add_u24_short_3)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[0];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_mul_add_add_u24_short)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_72(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_62(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_c3(m, in, run, c3_row);
    if (!c3)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[sdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t m_2 = (int64_t)(a[l] & 0xffffff) * (b[l] & 0xffffff);
        const uint32_t x = (uint32_t)m_2;
        const uint32_t y = c3[l];
        const uint32_t p = x;
        const uint32_t q = y;
        const int64_t sum = (int64_t)p + q;
        const uint32_t r = (uint32_t)sum;
        const uint32_t v = r;
        const uint32_t d = v;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* add  $r[SDST] (mul u24 S_SRC S_SRC2) $r[SDST]  */
int ISADORA_LEVEL(tesla_usual_mul_add_add_u24_short_4)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[0];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_mul_add_add_u24_short)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_73(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_62(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_c3(m, in, run, c3_row);
    if (!c3)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[sdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t m_2 = (int64_t)(a[l] & 0xffffff) * (b[l] & 0xffffff);
        const uint32_t x = (uint32_t)m_2;
        const uint32_t y = c3[l];
        const uint32_t p = x;
        const uint32_t q = y;
        const int64_t sum = (int64_t)p + q;
        const uint32_t r = (uint32_t)sum;
        const uint32_t v = r;
        const uint32_t d = v;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* add  $r[SDST] (mul u24 S_SRC S_SRC2) $r[SDST]  */
int ISADORA_LEVEL(tesla_usual_mul_add_add_u24_short_5)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[0];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_mul_add_add_u24_short)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_76(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_63(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_c3(m, in, run, c3_row);
    if (!c3)
        return rt_slowly(m, in);
    if ((in->line[8] == 3))
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[sdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t m_2 = (int64_t)(a[l] & 0xffffff) * (b[l] & 0xffffff);
        const uint32_t x = (uint32_t)m_2;
        const uint32_t y = c3[l];
        const uint32_t p = x;
        const uint32_t q = y;
        const int64_t sum = (int64_t)p + q;
        const uint32_t r = (uint32_t)sum;
        const uint32_t v = r;
        const uint32_t d = v;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* sub  $r[SDST] (mul u16 S_SRC S_SRC2) $r[SDST]  */
int ISADORA_LEVEL(tesla_fast_mul_add_sub_u16_short)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const uint32_t active = s->active;
    uint32_t run = active;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_69(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_b_59(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_c3(m, in, run, c3_row);
    if (!c3)
        return rt_slowly(m, in);
    if ((in->line[1] == 1 && (in->line[2] == 3)) || (in->line[1] == 2 && (in->line[3] == 3))
        || (in->line[1] == 3 && (in->line[4] == 3)) || (in->line[1] == 4 && (in->line[5] == 3)))
        return rt_slowly(m, in);
    if ((in->line[7] == 2 && (in->line[8] == 3)))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t m_2 = (a[l] & 0xffff) * (uint32_t)b[l];
        const uint32_t x = m_2;
        const uint32_t y = c3[l];
        const uint32_t p = x;
        const uint32_t q = ~y;
        const int64_t sum = (int64_t)p + q + 1;
        const uint32_t r = (uint32_t)sum;
        const uint32_t v = r;
        d_new[l] = v;
    }
    put_d_17(m, in, run, d_new);
    return 0;
}

/* sub  $r[SDST] (mul u16 S_SRC S_SRC2) $r[SDST]  */
int ISADORA_LEVEL(tesla_usual_mul_add_sub_u16_short_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[0];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_mul_add_sub_u16_short)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t a_row[32];
    const int32_t *const a = row_a_70(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_b_60(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_c3(m, in, run, c3_row);
    if (!c3)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[sdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t m_2 = (uint32_t)a[l] * (uint32_t)b[l];
        const uint32_t x = m_2;
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

/* sub  $r[SDST] (mul u16 S_SRC S_SRC2) $r[SDST]  */
int ISADORA_LEVEL(tesla_usual_mul_add_sub_u16_short_2)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[0];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_mul_add_sub_u16_short)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_71(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_b_60(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_c3(m, in, run, c3_row);
    if (!c3)
        return rt_slowly(m, in);
    if ((in->line[5] == 3))
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[sdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t m_2 = (a[l] & 0xffff) * (uint32_t)b[l];
        const uint32_t x = m_2;
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

/* sub  $r[SDST] (mul u16 S_SRC S_SRC2) $r[SDST]  */
int ISADORA_LEVEL(tesla_usual_mul_add_sub_u16_short_3)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[0];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_mul_add_sub_u16_short)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_72(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_b_60(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_c3(m, in, run, c3_row);
    if (!c3)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[sdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t m_2 = (a[l] & 0xffff) * (uint32_t)b[l];
        const uint32_t x = m_2;
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

/* sub  $r[SDST] (mul u16 S_SRC S_SRC2) $r[SDST]  */
int ISADORA_LEVEL(tesla_usual_mul_add_sub_u16_short_4)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[0];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_mul_add_sub_u16_short)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_73(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_b_60(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_c3(m, in, run, c3_row);
    if (!c3)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[sdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t m_2 = (a[l] & 0xffff) * (uint32_t)b[l];
        const uint32_t x = m_2;
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

/* sub  $r[SDST] (mul s16 S_SRC S_SRC2) $r[SDST]  */
int ISADORA_LEVEL(tesla_fast_mul_add_sub_s16_short)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const uint32_t active = s->active;
    uint32_t run = active;
    _Alignas(64) int64_t a_row[32];
    const int64_t *const a = row_a_74(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_b_59(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_c3(m, in, run, c3_row);
    if (!c3)
        return rt_slowly(m, in);
    if ((in->line[1] == 1 && (in->line[2] == 3)) || (in->line[1] == 2 && (in->line[3] == 3))
        || (in->line[1] == 3 && (in->line[4] == 3)) || (in->line[1] == 4 && (in->line[5] == 3)))
        return rt_slowly(m, in);
    if ((in->line[7] == 2 && (in->line[8] == 3)))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t m_2 = (int16_t)a[l] * (int16_t)b[l];
        const uint32_t x = (uint32_t)m_2;
        const uint32_t y = c3[l];
        const uint32_t p = x;
        const uint32_t q = ~y;
        const int64_t sum = (int64_t)p + q + 1;
        const uint32_t r = (uint32_t)sum;
        const uint32_t v = r;
        d_new[l] = v;
    }
    put_d_17(m, in, run, d_new);
    return 0;
}

/* sub  $r[SDST] (mul s16 S_SRC S_SRC2) $r[SDST]  */
int ISADORA_LEVEL(tesla_usual_mul_add_sub_s16_short_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[0];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_mul_add_sub_s16_short)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t a_row[32];
    const int32_t *const a = row_a_70(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_b_60(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_c3(m, in, run, c3_row);
    if (!c3)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[sdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t m_2 = (int16_t)a[l] * (int16_t)b[l];
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

/* sub  $r[SDST] (mul s16 S_SRC S_SRC2) $r[SDST]  */
int ISADORA_LEVEL(tesla_usual_mul_add_sub_s16_short_2)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[0];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_mul_add_sub_s16_short)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_71(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_b_60(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_c3(m, in, run, c3_row);
    if (!c3)
        return rt_slowly(m, in);
    if ((in->line[5] == 3))
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[sdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t m_2 = (int16_t)a[l] * (int16_t)b[l];
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

/* sub  $r[SDST] (mul s16 S_SRC S_SRC2) $r[SDST]  */
int ISADORA_LEVEL(tesla_usual_mul_add_sub_s16_short_3)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[0];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_mul_add_sub_s16_short)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_72(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_b_60(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_c3(m, in, run, c3_row);
    if (!c3)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[sdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t m_2 = (int16_t)a[l] * (int16_t)b[l];
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

/* sub  $r[SDST] (mul s16 S_SRC S_SRC2) $r[SDST]  */
int ISADORA_LEVEL(tesla_usual_mul_add_sub_s16_short_4)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[0];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_mul_add_sub_s16_short)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_73(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_b_60(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_c3(m, in, run, c3_row);
    if (!c3)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[sdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t m_2 = (int16_t)a[l] * (int16_t)b[l];
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

/* sub sat $r[SDST] (mul s16 S_SRC S_SRC2) $r[SDST]  */
int ISADORA_LEVEL(tesla_fast_mul_add_sub_s16sat_short)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const uint32_t active = s->active;
    uint32_t run = active;
    _Alignas(64) int64_t a_row[32];
    const int64_t *const a = row_a_74(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_b_59(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_c3(m, in, run, c3_row);
    if (!c3)
        return rt_slowly(m, in);
    if ((in->line[1] == 1 && (in->line[2] == 3)) || (in->line[1] == 2 && (in->line[3] == 3))
        || (in->line[1] == 3 && (in->line[4] == 3)) || (in->line[1] == 4 && (in->line[5] == 3)))
        return rt_slowly(m, in);
    if ((in->line[7] == 2 && (in->line[8] == 3)))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
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
        d_new[l] = v;
    }
    put_d_17(m, in, run, d_new);
    return 0;
}

/* sub sat $r[SDST] (mul s16 S_SRC S_SRC2) $r[SDST]  */
int ISADORA_LEVEL(tesla_usual_mul_add_sub_s16sat_short_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[0];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_mul_add_sub_s16sat_short)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t a_row[32];
    const int32_t *const a = row_a_70(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_b_60(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_c3(m, in, run, c3_row);
    if (!c3)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[sdst];
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

/* sub sat $r[SDST] (mul s16 S_SRC S_SRC2) $r[SDST]  */
int ISADORA_LEVEL(tesla_usual_mul_add_sub_s16sat_short_2)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[0];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_mul_add_sub_s16sat_short)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_71(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_b_60(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_c3(m, in, run, c3_row);
    if (!c3)
        return rt_slowly(m, in);
    if ((in->line[5] == 3))
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[sdst];
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

/* sub sat $r[SDST] (mul s16 S_SRC S_SRC2) $r[SDST]  */
int ISADORA_LEVEL(tesla_usual_mul_add_sub_s16sat_short_3)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[0];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_mul_add_sub_s16sat_short)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_72(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_b_60(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_c3(m, in, run, c3_row);
    if (!c3)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[sdst];
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

/* sub sat $r[SDST] (mul s16 S_SRC S_SRC2) $r[SDST]  */
int ISADORA_LEVEL(tesla_usual_mul_add_sub_s16sat_short_4)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[0];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_mul_add_sub_s16sat_short)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_73(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_b_60(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_c3(m, in, run, c3_row);
    if (!c3)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[sdst];
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

/* sub  $r[SDST] (mul u24 S_SRC S_SRC2) $r[SDST]  */
int ISADORA_LEVEL(tesla_fast_mul_add_sub_u24_short)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const uint32_t active = s->active;
    uint32_t run = active;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_75(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_61(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_c3(m, in, run, c3_row);
    if (!c3)
        return rt_slowly(m, in);
    if ((in->line[1] == 1 && (in->line[2] == 3)) || (in->line[1] == 2 && (in->line[3] == 3))
        || (in->line[1] == 3 && (in->line[4] == 3)) || (in->line[1] == 4 && (in->line[5] == 3)))
        return rt_slowly(m, in);
    if ((in->line[7] == 2 && (in->line[8] == 3)))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
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
    put_d_17(m, in, run, d_new);
    return 0;
}

/* sub  $r[SDST] (mul u24 S_SRC S_SRC2) $r[SDST]  */
int ISADORA_LEVEL(tesla_usual_mul_add_sub_u24_short_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[0];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_mul_add_sub_u24_short)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_76(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_62(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_c3(m, in, run, c3_row);
    if (!c3)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[sdst];
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

/* sub  $r[SDST] (mul u24 S_SRC S_SRC2) $r[SDST]  */
int ISADORA_LEVEL(tesla_usual_mul_add_sub_u24_short_2)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[0];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_mul_add_sub_u24_short)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_71(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_62(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_c3(m, in, run, c3_row);
    if (!c3)
        return rt_slowly(m, in);
    if ((in->line[5] == 3))
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[sdst];
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

/* sub  $r[SDST] (mul u24 S_SRC S_SRC2) $r[SDST]  */
int ISADORA_LEVEL(tesla_usual_mul_add_sub_u24_short_3)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[0];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_mul_add_sub_u24_short)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_72(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_62(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_c3(m, in, run, c3_row);
    if (!c3)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[sdst];
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

/* sub  $r[SDST] (mul u24 S_SRC S_SRC2) $r[SDST]  */
int ISADORA_LEVEL(tesla_usual_mul_add_sub_u24_short_4)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[0];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_mul_add_sub_u24_short)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_73(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_62(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_c3(m, in, run, c3_row);
    if (!c3)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[sdst];
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

/* sub  $r[SDST] (mul u24 S_SRC S_SRC2) $r[SDST]  */
int ISADORA_LEVEL(tesla_usual_mul_add_sub_u24_short_5)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[0];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_mul_add_sub_u24_short)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_76(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_63(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_c3(m, in, run, c3_row);
    if (!c3)
        return rt_slowly(m, in);
    if ((in->line[8] == 3))
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[sdst];
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

/* subr  $r[SDST] (mul u16 S_SRC S_SRC2) $r[SDST]  */
int ISADORA_LEVEL(tesla_fast_mul_add_subr_u16_short)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const uint32_t active = s->active;
    uint32_t run = active;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_69(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_b_59(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_c3(m, in, run, c3_row);
    if (!c3)
        return rt_slowly(m, in);
    if ((in->line[1] == 1 && (in->line[2] == 3)) || (in->line[1] == 2 && (in->line[3] == 3))
        || (in->line[1] == 3 && (in->line[4] == 3)) || (in->line[1] == 4 && (in->line[5] == 3)))
        return rt_slowly(m, in);
    if ((in->line[7] == 2 && (in->line[8] == 3)))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t m_2 = (a[l] & 0xffff) * (uint32_t)b[l];
        const uint32_t x = m_2;
        const uint32_t y = c3[l];
        const uint32_t p = ~x;
        const uint32_t q = y;
        const int64_t sum = (int64_t)p + q + 1;
        const uint32_t r = (uint32_t)sum;
        const uint32_t v = r;
        d_new[l] = v;
    }
    put_d_17(m, in, run, d_new);
    return 0;
}

/* subr  $r[SDST] (mul u16 S_SRC S_SRC2) $r[SDST]  */
int ISADORA_LEVEL(tesla_usual_mul_add_subr_u16_short_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[0];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_mul_add_subr_u16_short)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t a_row[32];
    const int32_t *const a = row_a_70(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_b_60(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_c3(m, in, run, c3_row);
    if (!c3)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[sdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t m_2 = (uint32_t)a[l] * (uint32_t)b[l];
        const uint32_t x = m_2;
        const uint32_t y = c3[l];
        const uint32_t p = ~x;
        const uint32_t q = y;
        const int64_t sum = (int64_t)p + q + 1;
        const uint32_t r = (uint32_t)sum;
        const uint32_t v = r;
        const uint32_t d = v;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* subr  $r[SDST] (mul u16 S_SRC S_SRC2) $r[SDST]  */
int ISADORA_LEVEL(tesla_usual_mul_add_subr_u16_short_2)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[0];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_mul_add_subr_u16_short)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_71(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_b_60(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_c3(m, in, run, c3_row);
    if (!c3)
        return rt_slowly(m, in);
    if ((in->line[5] == 3))
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[sdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t m_2 = (a[l] & 0xffff) * (uint32_t)b[l];
        const uint32_t x = m_2;
        const uint32_t y = c3[l];
        const uint32_t p = ~x;
        const uint32_t q = y;
        const int64_t sum = (int64_t)p + q + 1;
        const uint32_t r = (uint32_t)sum;
        const uint32_t v = r;
        const uint32_t d = v;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* subr  $r[SDST] (mul u16 S_SRC S_SRC2) $r[SDST]  */
int ISADORA_LEVEL(tesla_usual_mul_add_subr_u16_short_3)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[0];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_mul_add_subr_u16_short)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_72(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_b_60(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_c3(m, in, run, c3_row);
    if (!c3)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[sdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t m_2 = (a[l] & 0xffff) * (uint32_t)b[l];
        const uint32_t x = m_2;
        const uint32_t y = c3[l];
        const uint32_t p = ~x;
        const uint32_t q = y;
        const int64_t sum = (int64_t)p + q + 1;
        const uint32_t r = (uint32_t)sum;
        const uint32_t v = r;
        const uint32_t d = v;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* subr  $r[SDST] (mul u16 S_SRC S_SRC2) $r[SDST]  */
int ISADORA_LEVEL(tesla_usual_mul_add_subr_u16_short_4)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[0];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_mul_add_subr_u16_short)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_73(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_b_60(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_c3(m, in, run, c3_row);
    if (!c3)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[sdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t m_2 = (a[l] & 0xffff) * (uint32_t)b[l];
        const uint32_t x = m_2;
        const uint32_t y = c3[l];
        const uint32_t p = ~x;
        const uint32_t q = y;
        const int64_t sum = (int64_t)p + q + 1;
        const uint32_t r = (uint32_t)sum;
        const uint32_t v = r;
        const uint32_t d = v;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* subr  $r[SDST] (mul s16 S_SRC S_SRC2) $r[SDST]  */
int ISADORA_LEVEL(tesla_fast_mul_add_subr_s16_short)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const uint32_t active = s->active;
    uint32_t run = active;
    _Alignas(64) int64_t a_row[32];
    const int64_t *const a = row_a_74(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_b_59(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_c3(m, in, run, c3_row);
    if (!c3)
        return rt_slowly(m, in);
    if ((in->line[1] == 1 && (in->line[2] == 3)) || (in->line[1] == 2 && (in->line[3] == 3))
        || (in->line[1] == 3 && (in->line[4] == 3)) || (in->line[1] == 4 && (in->line[5] == 3)))
        return rt_slowly(m, in);
    if ((in->line[7] == 2 && (in->line[8] == 3)))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t m_2 = (int16_t)a[l] * (int16_t)b[l];
        const uint32_t x = (uint32_t)m_2;
        const uint32_t y = c3[l];
        const uint32_t p = ~x;
        const uint32_t q = y;
        const int64_t sum = (int64_t)p + q + 1;
        const uint32_t r = (uint32_t)sum;
        const uint32_t v = r;
        d_new[l] = v;
    }
    put_d_17(m, in, run, d_new);
    return 0;
}

/* subr  $r[SDST] (mul s16 S_SRC S_SRC2) $r[SDST]  */
int ISADORA_LEVEL(tesla_usual_mul_add_subr_s16_short_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[0];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_mul_add_subr_s16_short)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t a_row[32];
    const int32_t *const a = row_a_70(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_b_60(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_c3(m, in, run, c3_row);
    if (!c3)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[sdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t m_2 = (int16_t)a[l] * (int16_t)b[l];
        const uint32_t x = (uint32_t)m_2;
        const uint32_t y = c3[l];
        const uint32_t p = ~x;
        const uint32_t q = y;
        const int64_t sum = (int64_t)p + q + 1;
        const uint32_t r = (uint32_t)sum;
        const uint32_t v = r;
        const uint32_t d = v;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* subr  $r[SDST] (mul s16 S_SRC S_SRC2) $r[SDST]  */
int ISADORA_LEVEL(tesla_usual_mul_add_subr_s16_short_2)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[0];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_mul_add_subr_s16_short)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_71(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_b_60(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_c3(m, in, run, c3_row);
    if (!c3)
        return rt_slowly(m, in);
    if ((in->line[5] == 3))
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[sdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t m_2 = (int16_t)a[l] * (int16_t)b[l];
        const uint32_t x = (uint32_t)m_2;
        const uint32_t y = c3[l];
        const uint32_t p = ~x;
        const uint32_t q = y;
        const int64_t sum = (int64_t)p + q + 1;
        const uint32_t r = (uint32_t)sum;
        const uint32_t v = r;
        const uint32_t d = v;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* subr  $r[SDST] (mul s16 S_SRC S_SRC2) $r[SDST]  */
int ISADORA_LEVEL(tesla_usual_mul_add_subr_s16_short_3)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[0];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_mul_add_subr_s16_short)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_72(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_b_60(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_c3(m, in, run, c3_row);
    if (!c3)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[sdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t m_2 = (int16_t)a[l] * (int16_t)b[l];
        const uint32_t x = (uint32_t)m_2;
        const uint32_t y = c3[l];
        const uint32_t p = ~x;
        const uint32_t q = y;
        const int64_t sum = (int64_t)p + q + 1;
        const uint32_t r = (uint32_t)sum;
        const uint32_t v = r;
        const uint32_t d = v;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* subr  $r[SDST] (mul s16 S_SRC S_SRC2) $r[SDST]  */
int ISADORA_LEVEL(tesla_usual_mul_add_subr_s16_short_4)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[0];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_mul_add_subr_s16_short)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_73(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_b_60(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_c3(m, in, run, c3_row);
    if (!c3)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[sdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t m_2 = (int16_t)a[l] * (int16_t)b[l];
        const uint32_t x = (uint32_t)m_2;
        const uint32_t y = c3[l];
        const uint32_t p = ~x;
        const uint32_t q = y;
        const int64_t sum = (int64_t)p + q + 1;
        const uint32_t r = (uint32_t)sum;
        const uint32_t v = r;
        const uint32_t d = v;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* subr sat $r[SDST] (mul s16 S_SRC S_SRC2) $r[SDST]  */
int ISADORA_LEVEL(tesla_fast_mul_add_subr_s16sat_short)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const uint32_t active = s->active;
    uint32_t run = active;
    _Alignas(64) int64_t a_row[32];
    const int64_t *const a = row_a_74(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_b_59(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_c3(m, in, run, c3_row);
    if (!c3)
        return rt_slowly(m, in);
    if ((in->line[1] == 1 && (in->line[2] == 3)) || (in->line[1] == 2 && (in->line[3] == 3))
        || (in->line[1] == 3 && (in->line[4] == 3)) || (in->line[1] == 4 && (in->line[5] == 3)))
        return rt_slowly(m, in);
    if ((in->line[7] == 2 && (in->line[8] == 3)))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t m_2 = (int16_t)a[l] * (int16_t)b[l];
        const uint32_t x = (uint32_t)m_2;
        const uint32_t y = c3[l];
        const uint32_t p = ~x;
        const uint32_t q = y;
        const int64_t sum = (int64_t)p + q + 1;
        const uint32_t r = (uint32_t)sum;
        const int32_t o = p >> 31 == q >> 31 && p >> 31 != r >> 31;
        const uint32_t v = (1 && o) ? 2147483648u - (r >> 31) : r;
        d_new[l] = v;
    }
    put_d_17(m, in, run, d_new);
    return 0;
}

/* subr sat $r[SDST] (mul s16 S_SRC S_SRC2) $r[SDST]  */
int ISADORA_LEVEL(tesla_usual_mul_add_subr_s16sat_short_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[0];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_mul_add_subr_s16sat_short)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t a_row[32];
    const int32_t *const a = row_a_70(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_b_60(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_c3(m, in, run, c3_row);
    if (!c3)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[sdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t m_2 = (int16_t)a[l] * (int16_t)b[l];
        const uint32_t x = (uint32_t)m_2;
        const uint32_t y = c3[l];
        const uint32_t p = ~x;
        const uint32_t q = y;
        const int64_t sum = (int64_t)p + q + 1;
        const uint32_t r = (uint32_t)sum;
        const int32_t o = p >> 31 == q >> 31 && p >> 31 != r >> 31;
        const uint32_t v = (1 && o) ? 2147483648u - (r >> 31) : r;
        const uint32_t d = v;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* subr sat $r[SDST] (mul s16 S_SRC S_SRC2) $r[SDST]  */
int ISADORA_LEVEL(tesla_usual_mul_add_subr_s16sat_short_2)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[0];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_mul_add_subr_s16sat_short)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_71(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_b_60(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_c3(m, in, run, c3_row);
    if (!c3)
        return rt_slowly(m, in);
    if ((in->line[5] == 3))
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[sdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t m_2 = (int16_t)a[l] * (int16_t)b[l];
        const uint32_t x = (uint32_t)m_2;
        const uint32_t y = c3[l];
        const uint32_t p = ~x;
        const uint32_t q = y;
        const int64_t sum = (int64_t)p + q + 1;
        const uint32_t r = (uint32_t)sum;
        const int32_t o = p >> 31 == q >> 31 && p >> 31 != r >> 31;
        const uint32_t v = (1 && o) ? 2147483648u - (r >> 31) : r;
        const uint32_t d = v;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* subr sat $r[SDST] (mul s16 S_SRC S_SRC2) $r[SDST]  */
int ISADORA_LEVEL(tesla_usual_mul_add_subr_s16sat_short_3)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[0];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_mul_add_subr_s16sat_short)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_72(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_b_60(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_c3(m, in, run, c3_row);
    if (!c3)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[sdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t m_2 = (int16_t)a[l] * (int16_t)b[l];
        const uint32_t x = (uint32_t)m_2;
        const uint32_t y = c3[l];
        const uint32_t p = ~x;
        const uint32_t q = y;
        const int64_t sum = (int64_t)p + q + 1;
        const uint32_t r = (uint32_t)sum;
        const int32_t o = p >> 31 == q >> 31 && p >> 31 != r >> 31;
        const uint32_t v = (1 && o) ? 2147483648u - (r >> 31) : r;
        const uint32_t d = v;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* subr sat $r[SDST] (mul s16 S_SRC S_SRC2) $r[SDST]  */
int ISADORA_LEVEL(tesla_usual_mul_add_subr_s16sat_short_4)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[0];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_mul_add_subr_s16sat_short)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_73(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_b_60(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_c3(m, in, run, c3_row);
    if (!c3)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[sdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t m_2 = (int16_t)a[l] * (int16_t)b[l];
        const uint32_t x = (uint32_t)m_2;
        const uint32_t y = c3[l];
        const uint32_t p = ~x;
        const uint32_t q = y;
        const int64_t sum = (int64_t)p + q + 1;
        const uint32_t r = (uint32_t)sum;
        const int32_t o = p >> 31 == q >> 31 && p >> 31 != r >> 31;
        const uint32_t v = (1 && o) ? 2147483648u - (r >> 31) : r;
        const uint32_t d = v;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* subr  $r[SDST] (mul u24 S_SRC S_SRC2) $r[SDST]  */
int ISADORA_LEVEL(tesla_fast_mul_add_subr_u24_short)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const uint32_t active = s->active;
    uint32_t run = active;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_75(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_61(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_c3(m, in, run, c3_row);
    if (!c3)
        return rt_slowly(m, in);
    if ((in->line[1] == 1 && (in->line[2] == 3)) || (in->line[1] == 2 && (in->line[3] == 3))
        || (in->line[1] == 3 && (in->line[4] == 3)) || (in->line[1] == 4 && (in->line[5] == 3)))
        return rt_slowly(m, in);
    if ((in->line[7] == 2 && (in->line[8] == 3)))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t m_2 = (int64_t)(a[l] & 0xffffff) * (b[l] & 0xffffff);
        const uint32_t x = (uint32_t)m_2;
        const uint32_t y = c3[l];
        const uint32_t p = ~x;
        const uint32_t q = y;
        const int64_t sum = (int64_t)p + q + 1;
        const uint32_t r = (uint32_t)sum;
        const uint32_t v = r;
        d_new[l] = v;
    }
    put_d_17(m, in, run, d_new);
    return 0;
}

/* subr  $r[SDST] (mul u24 S_SRC S_SRC2) $r[SDST]  */
int ISADORA_LEVEL(tesla_usual_mul_add_subr_u24_short_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[0];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_mul_add_subr_u24_short)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_76(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_62(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_c3(m, in, run, c3_row);
    if (!c3)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[sdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t m_2 = (int64_t)(a[l] & 0xffffff) * (b[l] & 0xffffff);
        const uint32_t x = (uint32_t)m_2;
        const uint32_t y = c3[l];
        const uint32_t p = ~x;
        const uint32_t q = y;
        const int64_t sum = (int64_t)p + q + 1;
        const uint32_t r = (uint32_t)sum;
        const uint32_t v = r;
        const uint32_t d = v;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* subr  $r[SDST] (mul u24 S_SRC S_SRC2) $r[SDST]  */
int ISADORA_LEVEL(tesla_usual_mul_add_subr_u24_short_2)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[0];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_mul_add_subr_u24_short)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_71(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_62(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_c3(m, in, run, c3_row);
    if (!c3)
        return rt_slowly(m, in);
    if ((in->line[5] == 3))
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[sdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t m_2 = (int64_t)(a[l] & 0xffffff) * (b[l] & 0xffffff);
        const uint32_t x = (uint32_t)m_2;
        const uint32_t y = c3[l];
        const uint32_t p = ~x;
        const uint32_t q = y;
        const int64_t sum = (int64_t)p + q + 1;
        const uint32_t r = (uint32_t)sum;
        const uint32_t v = r;
        const uint32_t d = v;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* subr  $r[SDST] (mul u24 S_SRC S_SRC2) $r[SDST]  */
int ISADORA_LEVEL(tesla_usual_mul_add_subr_u24_short_3)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[0];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_mul_add_subr_u24_short)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_72(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_62(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_c3(m, in, run, c3_row);
    if (!c3)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[sdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t m_2 = (int64_t)(a[l] & 0xffffff) * (b[l] & 0xffffff);
        const uint32_t x = (uint32_t)m_2;
        const uint32_t y = c3[l];
        const uint32_t p = ~x;
        const uint32_t q = y;
        const int64_t sum = (int64_t)p + q + 1;
        const uint32_t r = (uint32_t)sum;
        const uint32_t v = r;
        const uint32_t d = v;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* subr  $r[SDST] (mul u24 S_SRC S_SRC2) $r[SDST]  */
int ISADORA_LEVEL(tesla_usual_mul_add_subr_u24_short_4)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[0];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_mul_add_subr_u24_short)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_73(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_62(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_c3(m, in, run, c3_row);
    if (!c3)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[sdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t m_2 = (int64_t)(a[l] & 0xffffff) * (b[l] & 0xffffff);
        const uint32_t x = (uint32_t)m_2;
        const uint32_t y = c3[l];
        const uint32_t p = ~x;
        const uint32_t q = y;
        const int64_t sum = (int64_t)p + q + 1;
        const uint32_t r = (uint32_t)sum;
        const uint32_t v = r;
        const uint32_t d = v;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* subr  $r[SDST] (mul u24 S_SRC S_SRC2) $r[SDST]  */
int ISADORA_LEVEL(tesla_usual_mul_add_subr_u24_short_5)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[0];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_mul_add_subr_u24_short)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_76(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_63(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_c3(m, in, run, c3_row);
    if (!c3)
        return rt_slowly(m, in);
    if ((in->line[8] == 3))
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[sdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t m_2 = (int64_t)(a[l] & 0xffffff) * (b[l] & 0xffffff);
        const uint32_t x = (uint32_t)m_2;
        const uint32_t y = c3[l];
        const uint32_t p = ~x;
        const uint32_t q = y;
        const int64_t sum = (int64_t)p + q + 1;
        const uint32_t r = (uint32_t)sum;
        const uint32_t v = r;
        const uint32_t d = v;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* addc  $r[SDST] (mul u16 S_SRC S_SRC2) $r[SDST] $c0 */
int ISADORA_LEVEL(tesla_fast_mul_add_addc_u16_short)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const uint32_t active = s->active;
    uint32_t run = active;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_69(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_b_59(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_c3(m, in, run, c3_row);
    if (!c3)
        return rt_slowly(m, in);
    if ((in->line[1] == 1 && (in->line[2] == 3)) || (in->line[1] == 2 && (in->line[3] == 3))
        || (in->line[1] == 3 && (in->line[4] == 3)) || (in->line[1] == 4 && (in->line[5] == 3)))
        return rt_slowly(m, in);
    if ((in->line[7] == 2 && (in->line[8] == 3)))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t m_2 = (a[l] & 0xffff) * (uint32_t)b[l];
        const uint32_t x = m_2;
        const uint32_t y = c3[l];
        const uint32_t p = x;
        const uint32_t q = y;
        const int64_t sum = (int64_t)p + q + (s->c[0][l] >> 2 & 1);
        const uint32_t r = (uint32_t)sum;
        const uint32_t v = r;
        d_new[l] = v;
    }
    put_d_17(m, in, run, d_new);
    return 0;
}

/* addc  $r[SDST] (mul u16 S_SRC S_SRC2) $r[SDST] $c0 */
int ISADORA_LEVEL(tesla_usual_mul_add_addc_u16_short_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[0];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_mul_add_addc_u16_short)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t a_row[32];
    const int32_t *const a = row_a_70(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_b_60(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_c3(m, in, run, c3_row);
    if (!c3)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[sdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t m_2 = (uint32_t)a[l] * (uint32_t)b[l];
        const uint32_t x = m_2;
        const uint32_t y = c3[l];
        const uint32_t p = x;
        const uint32_t q = y;
        const int64_t sum = (int64_t)p + q + (s->c[0][l] >> 2 & 1);
        const uint32_t r = (uint32_t)sum;
        const uint32_t v = r;
        const uint32_t d = v;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* addc  $r[SDST] (mul u16 S_SRC S_SRC2) $r[SDST] $c0 */
int ISADORA_LEVEL(tesla_usual_mul_add_addc_u16_short_2)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[0];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_mul_add_addc_u16_short)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_71(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_b_60(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_c3(m, in, run, c3_row);
    if (!c3)
        return rt_slowly(m, in);
    if ((in->line[5] == 3))
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[sdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t m_2 = (a[l] & 0xffff) * (uint32_t)b[l];
        const uint32_t x = m_2;
        const uint32_t y = c3[l];
        const uint32_t p = x;
        const uint32_t q = y;
        const int64_t sum = (int64_t)p + q + (s->c[0][l] >> 2 & 1);
        const uint32_t r = (uint32_t)sum;
        const uint32_t v = r;
        const uint32_t d = v;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* addc  $r[SDST] (mul u16 S_SRC S_SRC2) $r[SDST] $c0 */
int ISADORA_LEVEL(tesla_usual_mul_add_addc_u16_short_3)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[0];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_mul_add_addc_u16_short)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_72(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_b_60(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_c3(m, in, run, c3_row);
    if (!c3)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[sdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t m_2 = (a[l] & 0xffff) * (uint32_t)b[l];
        const uint32_t x = m_2;
        const uint32_t y = c3[l];
        const uint32_t p = x;
        const uint32_t q = y;
        const int64_t sum = (int64_t)p + q + (s->c[0][l] >> 2 & 1);
        const uint32_t r = (uint32_t)sum;
        const uint32_t v = r;
        const uint32_t d = v;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* addc  $r[SDST] (mul u16 S_SRC S_SRC2) $r[SDST] $c0 */
int ISADORA_LEVEL(tesla_usual_mul_add_addc_u16_short_4)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[0];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_mul_add_addc_u16_short)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_73(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_b_60(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_c3(m, in, run, c3_row);
    if (!c3)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[sdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t m_2 = (a[l] & 0xffff) * (uint32_t)b[l];
        const uint32_t x = m_2;
        const uint32_t y = c3[l];
        const uint32_t p = x;
        const uint32_t q = y;
        const int64_t sum = (int64_t)p + q + (s->c[0][l] >> 2 & 1);
        const uint32_t r = (uint32_t)sum;
        const uint32_t v = r;
        const uint32_t d = v;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* addc  $r[SDST] (mul s16 S_SRC S_SRC2) $r[SDST] $c0 */
int ISADORA_LEVEL(tesla_fast_mul_add_addc_s16_short)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const uint32_t active = s->active;
    uint32_t run = active;
    _Alignas(64) int64_t a_row[32];
    const int64_t *const a = row_a_74(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_b_59(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_c3(m, in, run, c3_row);
    if (!c3)
        return rt_slowly(m, in);
    if ((in->line[1] == 1 && (in->line[2] == 3)) || (in->line[1] == 2 && (in->line[3] == 3))
        || (in->line[1] == 3 && (in->line[4] == 3)) || (in->line[1] == 4 && (in->line[5] == 3)))
        return rt_slowly(m, in);
    if ((in->line[7] == 2 && (in->line[8] == 3)))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t m_2 = (int16_t)a[l] * (int16_t)b[l];
        const uint32_t x = (uint32_t)m_2;
        const uint32_t y = c3[l];
        const uint32_t p = x;
        const uint32_t q = y;
        const int64_t sum = (int64_t)p + q + (s->c[0][l] >> 2 & 1);
        const uint32_t r = (uint32_t)sum;
        const uint32_t v = r;
        d_new[l] = v;
    }
    put_d_17(m, in, run, d_new);
    return 0;
}

/* addc  $r[SDST] (mul s16 S_SRC S_SRC2) $r[SDST] $c0 */
int ISADORA_LEVEL(tesla_usual_mul_add_addc_s16_short_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[0];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_mul_add_addc_s16_short)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t a_row[32];
    const int32_t *const a = row_a_70(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_b_60(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_c3(m, in, run, c3_row);
    if (!c3)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[sdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t m_2 = (int16_t)a[l] * (int16_t)b[l];
        const uint32_t x = (uint32_t)m_2;
        const uint32_t y = c3[l];
        const uint32_t p = x;
        const uint32_t q = y;
        const int64_t sum = (int64_t)p + q + (s->c[0][l] >> 2 & 1);
        const uint32_t r = (uint32_t)sum;
        const uint32_t v = r;
        const uint32_t d = v;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* addc  $r[SDST] (mul s16 S_SRC S_SRC2) $r[SDST] $c0 */
int ISADORA_LEVEL(tesla_usual_mul_add_addc_s16_short_2)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[0];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_mul_add_addc_s16_short)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_71(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_b_60(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_c3(m, in, run, c3_row);
    if (!c3)
        return rt_slowly(m, in);
    if ((in->line[5] == 3))
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[sdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t m_2 = (int16_t)a[l] * (int16_t)b[l];
        const uint32_t x = (uint32_t)m_2;
        const uint32_t y = c3[l];
        const uint32_t p = x;
        const uint32_t q = y;
        const int64_t sum = (int64_t)p + q + (s->c[0][l] >> 2 & 1);
        const uint32_t r = (uint32_t)sum;
        const uint32_t v = r;
        const uint32_t d = v;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* and b32 $r[SDST] SNOT I_SRC IMM */
int ISADORA_LEVEL(tesla_usual_logop_imm_and_3)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[0];
    const uint32_t imm = (uint32_t)in->value[6];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_logop_imm_and)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_58(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[sdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = 0 ? ~a[l] : a[l];
        const uint32_t y = imm;
        const uint32_t d = x & y;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

