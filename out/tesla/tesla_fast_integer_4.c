/* Generated from the description tesla by gen/emit/fast.lua. Do not edit. */
#include "tesla_fast.h"

/* addc  $r[SDST] (mul s16 S_SRC S_SRC2) $r[SDST] $c0 */
int ISADORA_LEVEL(tesla_usual_mul_add_addc_s16_short_3)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[0];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_mul_add_addc_s16_short)(m, in);
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
        const int64_t sum = (int64_t)p + q + (s->c[0][l] >> 2 & 1);
        const uint32_t r = (uint32_t)sum;
        const uint32_t v = r;
        const uint32_t d = v;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* addc  $r[SDST] (mul s16 S_SRC S_SRC2) $r[SDST] $c0 */
int ISADORA_LEVEL(tesla_usual_mul_add_addc_s16_short_4)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[0];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_mul_add_addc_s16_short)(m, in);
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
        const int64_t sum = (int64_t)p + q + (s->c[0][l] >> 2 & 1);
        const uint32_t r = (uint32_t)sum;
        const uint32_t v = r;
        const uint32_t d = v;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* addc sat $r[SDST] (mul s16 S_SRC S_SRC2) $r[SDST] $c0 */
int ISADORA_LEVEL(tesla_fast_mul_add_addc_s16sat_short)(struct isadora_machine *m, const struct isadora_insn *in)
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
        const int32_t o = p >> 31 == q >> 31 && p >> 31 != r >> 31;
        const uint32_t v = (1 && o) ? 2147483648u - (r >> 31) : r;
        d_new[l] = v;
    }
    put_d_17(m, in, run, d_new);
    return 0;
}

/* addc sat $r[SDST] (mul s16 S_SRC S_SRC2) $r[SDST] $c0 */
int ISADORA_LEVEL(tesla_usual_mul_add_addc_s16sat_short_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[0];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_mul_add_addc_s16sat_short)(m, in);
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
        const int32_t o = p >> 31 == q >> 31 && p >> 31 != r >> 31;
        const uint32_t v = (1 && o) ? 2147483648u - (r >> 31) : r;
        const uint32_t d = v;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* addc sat $r[SDST] (mul s16 S_SRC S_SRC2) $r[SDST] $c0 */
int ISADORA_LEVEL(tesla_usual_mul_add_addc_s16sat_short_2)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[0];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_mul_add_addc_s16sat_short)(m, in);
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
        const int32_t o = p >> 31 == q >> 31 && p >> 31 != r >> 31;
        const uint32_t v = (1 && o) ? 2147483648u - (r >> 31) : r;
        const uint32_t d = v;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* addc sat $r[SDST] (mul s16 S_SRC S_SRC2) $r[SDST] $c0 */
int ISADORA_LEVEL(tesla_usual_mul_add_addc_s16sat_short_3)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[0];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_mul_add_addc_s16sat_short)(m, in);
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
        const int64_t sum = (int64_t)p + q + (s->c[0][l] >> 2 & 1);
        const uint32_t r = (uint32_t)sum;
        const int32_t o = p >> 31 == q >> 31 && p >> 31 != r >> 31;
        const uint32_t v = (1 && o) ? 2147483648u - (r >> 31) : r;
        const uint32_t d = v;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* addc sat $r[SDST] (mul s16 S_SRC S_SRC2) $r[SDST] $c0 */
int ISADORA_LEVEL(tesla_usual_mul_add_addc_s16sat_short_4)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[0];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_mul_add_addc_s16sat_short)(m, in);
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
        const int64_t sum = (int64_t)p + q + (s->c[0][l] >> 2 & 1);
        const uint32_t r = (uint32_t)sum;
        const int32_t o = p >> 31 == q >> 31 && p >> 31 != r >> 31;
        const uint32_t v = (1 && o) ? 2147483648u - (r >> 31) : r;
        const uint32_t d = v;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* addc  $r[SDST] (mul u24 S_SRC S_SRC2) $r[SDST] $c0 */
int ISADORA_LEVEL(tesla_fast_mul_add_addc_u24_short)(struct isadora_machine *m, const struct isadora_insn *in)
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
        const int64_t sum = (int64_t)p + q + (s->c[0][l] >> 2 & 1);
        const uint32_t r = (uint32_t)sum;
        const uint32_t v = r;
        d_new[l] = v;
    }
    put_d_17(m, in, run, d_new);
    return 0;
}

/* addc  $r[SDST] (mul u24 S_SRC S_SRC2) $r[SDST] $c0 */
int ISADORA_LEVEL(tesla_usual_mul_add_addc_u24_short_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[0];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_mul_add_addc_u24_short)(m, in);
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
        const int64_t sum = (int64_t)p + q + (s->c[0][l] >> 2 & 1);
        const uint32_t r = (uint32_t)sum;
        const uint32_t v = r;
        const uint32_t d = v;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* addc  $r[SDST] (mul u24 S_SRC S_SRC2) $r[SDST] $c0 */
int ISADORA_LEVEL(tesla_usual_mul_add_addc_u24_short_2)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[0];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_mul_add_addc_u24_short)(m, in);
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
        const int64_t sum = (int64_t)p + q + (s->c[0][l] >> 2 & 1);
        const uint32_t r = (uint32_t)sum;
        const uint32_t v = r;
        const uint32_t d = v;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* addc  $r[SDST] (mul u24 S_SRC S_SRC2) $r[SDST] $c0 */
int ISADORA_LEVEL(tesla_usual_mul_add_addc_u24_short_3)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[0];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_mul_add_addc_u24_short)(m, in);
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
        const int64_t sum = (int64_t)p + q + (s->c[0][l] >> 2 & 1);
        const uint32_t r = (uint32_t)sum;
        const uint32_t v = r;
        const uint32_t d = v;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* addc  $r[SDST] (mul u24 S_SRC S_SRC2) $r[SDST] $c0 */
int ISADORA_LEVEL(tesla_usual_mul_add_addc_u24_short_4)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[0];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_mul_add_addc_u24_short)(m, in);
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
        const int64_t sum = (int64_t)p + q + (s->c[0][l] >> 2 & 1);
        const uint32_t r = (uint32_t)sum;
        const uint32_t v = r;
        const uint32_t d = v;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* addc  $r[SDST] (mul u24 S_SRC S_SRC2) $r[SDST] $c0 */
int ISADORA_LEVEL(tesla_usual_mul_add_addc_u24_short_5)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[0];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_mul_add_addc_u24_short)(m, in);
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
        const int64_t sum = (int64_t)p + q + (s->c[0][l] >> 2 & 1);
        const uint32_t r = (uint32_t)sum;
        const uint32_t v = r;
        const uint32_t d = v;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* add  $r[SDST] (mul u16 I_SRC IMM) $r[SDST]  */
int ISADORA_LEVEL(tesla_fast_mul_add_add_u16_imm)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const uint32_t imm = (uint32_t)in->value[5];
    const uint32_t active = s->active;
    uint32_t run = active;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_77(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_c3(m, in, run, c3_row);
    if (!c3)
        return rt_slowly(m, in);
    if ((in->line[1] == 1 && (in->line[2] == 3)) || (in->line[1] == 2 && (in->line[3] == 3))
        || (in->line[1] == 3 && (in->line[4] == 3)) || (in->line[1] == 4 && (in->line[5] == 3)))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t m_2 = (a[l] & 0xffff) * (imm & 0xffff);
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

/* add  $r[SDST] (mul u16 I_SRC IMM) $r[SDST]  */
int ISADORA_LEVEL(tesla_usual_mul_add_add_u16_imm_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[0];
    const uint32_t imm = (uint32_t)in->value[5];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_mul_add_add_u16_imm)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t a_row[32];
    const int32_t *const a = row_a_70(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_c3(m, in, run, c3_row);
    if (!c3)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[sdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t m_2 = (uint32_t)a[l] * (imm & 0xffff);
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

/* add  $r[SDST] (mul u16 I_SRC IMM) $r[SDST]  */
int ISADORA_LEVEL(tesla_usual_mul_add_add_u16_imm_2)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[0];
    const uint32_t imm = (uint32_t)in->value[5];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_mul_add_add_u16_imm)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_71(m, in, run, a_row);
    if (!a)
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
        const uint32_t m_2 = (a[l] & 0xffff) * (imm & 0xffff);
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

/* add  $r[SDST] (mul u16 I_SRC IMM) $r[SDST]  */
int ISADORA_LEVEL(tesla_usual_mul_add_add_u16_imm_3)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[0];
    const uint32_t imm = (uint32_t)in->value[5];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_mul_add_add_u16_imm)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_73(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_c3(m, in, run, c3_row);
    if (!c3)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[sdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t m_2 = (a[l] & 0xffff) * (imm & 0xffff);
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

/* add  $r[SDST] (mul s16 I_SRC IMM) $r[SDST]  */
int ISADORA_LEVEL(tesla_fast_mul_add_add_s16_imm)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const uint32_t imm = (uint32_t)in->value[5];
    const uint32_t active = s->active;
    uint32_t run = active;
    _Alignas(64) int64_t a_row[32];
    const int64_t *const a = row_a_78(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_c3(m, in, run, c3_row);
    if (!c3)
        return rt_slowly(m, in);
    if ((in->line[1] == 1 && (in->line[2] == 3)) || (in->line[1] == 2 && (in->line[3] == 3))
        || (in->line[1] == 3 && (in->line[4] == 3)) || (in->line[1] == 4 && (in->line[5] == 3)))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t m_2 = (int16_t)a[l] * (int16_t)imm;
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

/* add  $r[SDST] (mul s16 I_SRC IMM) $r[SDST]  */
int ISADORA_LEVEL(tesla_usual_mul_add_add_s16_imm_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[0];
    const uint32_t imm = (uint32_t)in->value[5];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_mul_add_add_s16_imm)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t a_row[32];
    const int32_t *const a = row_a_70(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_c3(m, in, run, c3_row);
    if (!c3)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[sdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t m_2 = (int16_t)a[l] * (int16_t)imm;
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

/* add  $r[SDST] (mul s16 I_SRC IMM) $r[SDST]  */
int ISADORA_LEVEL(tesla_usual_mul_add_add_s16_imm_2)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[0];
    const uint32_t imm = (uint32_t)in->value[5];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_mul_add_add_s16_imm)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_71(m, in, run, a_row);
    if (!a)
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
        const int32_t m_2 = (int16_t)a[l] * (int16_t)imm;
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

/* add  $r[SDST] (mul s16 I_SRC IMM) $r[SDST]  */
int ISADORA_LEVEL(tesla_usual_mul_add_add_s16_imm_3)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[0];
    const uint32_t imm = (uint32_t)in->value[5];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_mul_add_add_s16_imm)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_73(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_c3(m, in, run, c3_row);
    if (!c3)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[sdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t m_2 = (int16_t)a[l] * (int16_t)imm;
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

/* add sat $r[SDST] (mul s16 I_SRC IMM) $r[SDST]  */
int ISADORA_LEVEL(tesla_fast_mul_add_add_s16sat_imm)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const uint32_t imm = (uint32_t)in->value[5];
    const uint32_t active = s->active;
    uint32_t run = active;
    _Alignas(64) int64_t a_row[32];
    const int64_t *const a = row_a_78(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_c3(m, in, run, c3_row);
    if (!c3)
        return rt_slowly(m, in);
    if ((in->line[1] == 1 && (in->line[2] == 3)) || (in->line[1] == 2 && (in->line[3] == 3))
        || (in->line[1] == 3 && (in->line[4] == 3)) || (in->line[1] == 4 && (in->line[5] == 3)))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t m_2 = (int16_t)a[l] * (int16_t)imm;
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

/* add sat $r[SDST] (mul s16 I_SRC IMM) $r[SDST]  */
int ISADORA_LEVEL(tesla_usual_mul_add_add_s16sat_imm_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[0];
    const uint32_t imm = (uint32_t)in->value[5];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_mul_add_add_s16sat_imm)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t a_row[32];
    const int32_t *const a = row_a_70(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_c3(m, in, run, c3_row);
    if (!c3)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[sdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t m_2 = (int16_t)a[l] * (int16_t)imm;
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

/* add sat $r[SDST] (mul s16 I_SRC IMM) $r[SDST]  */
int ISADORA_LEVEL(tesla_usual_mul_add_add_s16sat_imm_2)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[0];
    const uint32_t imm = (uint32_t)in->value[5];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_mul_add_add_s16sat_imm)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_71(m, in, run, a_row);
    if (!a)
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
        const int32_t m_2 = (int16_t)a[l] * (int16_t)imm;
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

/* add sat $r[SDST] (mul s16 I_SRC IMM) $r[SDST]  */
int ISADORA_LEVEL(tesla_usual_mul_add_add_s16sat_imm_3)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[0];
    const uint32_t imm = (uint32_t)in->value[5];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_mul_add_add_s16sat_imm)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_73(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_c3(m, in, run, c3_row);
    if (!c3)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[sdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t m_2 = (int16_t)a[l] * (int16_t)imm;
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

/* add  $r[SDST] (mul u24 I_SRC IMM) $r[SDST]  */
int ISADORA_LEVEL(tesla_fast_mul_add_add_u24_imm)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const uint32_t imm = (uint32_t)in->value[5];
    const uint32_t active = s->active;
    uint32_t run = active;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_79(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_c3(m, in, run, c3_row);
    if (!c3)
        return rt_slowly(m, in);
    if ((in->line[1] == 1 && (in->line[2] == 3)) || (in->line[1] == 2 && (in->line[3] == 3))
        || (in->line[1] == 3 && (in->line[4] == 3)) || (in->line[1] == 4 && (in->line[5] == 3)))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t m_2 = (int64_t)(a[l] & 0xffffff) * (imm & 0xffffff);
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

/* add  $r[SDST] (mul u24 I_SRC IMM) $r[SDST]  */
int ISADORA_LEVEL(tesla_usual_mul_add_add_u24_imm_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[0];
    const uint32_t imm = (uint32_t)in->value[5];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_mul_add_add_u24_imm)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_76(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_c3(m, in, run, c3_row);
    if (!c3)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[sdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t m_2 = (int64_t)(a[l] & 0xffffff) * (imm & 0xffffff);
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

/* add  $r[SDST] (mul u24 I_SRC IMM) $r[SDST]  */
int ISADORA_LEVEL(tesla_usual_mul_add_add_u24_imm_2)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[0];
    const uint32_t imm = (uint32_t)in->value[5];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_mul_add_add_u24_imm)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_71(m, in, run, a_row);
    if (!a)
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
        const int64_t m_2 = (int64_t)(a[l] & 0xffffff) * (imm & 0xffffff);
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

/* add  $r[SDST] (mul u24 I_SRC IMM) $r[SDST]  */
int ISADORA_LEVEL(tesla_usual_mul_add_add_u24_imm_3)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[0];
    const uint32_t imm = (uint32_t)in->value[5];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_mul_add_add_u24_imm)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_73(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_c3(m, in, run, c3_row);
    if (!c3)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[sdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t m_2 = (int64_t)(a[l] & 0xffffff) * (imm & 0xffffff);
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

/* sub  $r[SDST] (mul u16 I_SRC IMM) $r[SDST]  */
int ISADORA_LEVEL(tesla_fast_mul_add_sub_u16_imm)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const uint32_t imm = (uint32_t)in->value[5];
    const uint32_t active = s->active;
    uint32_t run = active;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_77(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_c3(m, in, run, c3_row);
    if (!c3)
        return rt_slowly(m, in);
    if ((in->line[1] == 1 && (in->line[2] == 3)) || (in->line[1] == 2 && (in->line[3] == 3))
        || (in->line[1] == 3 && (in->line[4] == 3)) || (in->line[1] == 4 && (in->line[5] == 3)))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t m_2 = (a[l] & 0xffff) * (imm & 0xffff);
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

/* sub  $r[SDST] (mul u16 I_SRC IMM) $r[SDST]  */
int ISADORA_LEVEL(tesla_usual_mul_add_sub_u16_imm_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[0];
    const uint32_t imm = (uint32_t)in->value[5];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_mul_add_sub_u16_imm)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t a_row[32];
    const int32_t *const a = row_a_70(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_c3(m, in, run, c3_row);
    if (!c3)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[sdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t m_2 = (uint32_t)a[l] * (imm & 0xffff);
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

/* sub  $r[SDST] (mul u16 I_SRC IMM) $r[SDST]  */
int ISADORA_LEVEL(tesla_usual_mul_add_sub_u16_imm_2)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[0];
    const uint32_t imm = (uint32_t)in->value[5];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_mul_add_sub_u16_imm)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_71(m, in, run, a_row);
    if (!a)
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
        const uint32_t m_2 = (a[l] & 0xffff) * (imm & 0xffff);
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

/* sub  $r[SDST] (mul u16 I_SRC IMM) $r[SDST]  */
int ISADORA_LEVEL(tesla_usual_mul_add_sub_u16_imm_3)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[0];
    const uint32_t imm = (uint32_t)in->value[5];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_mul_add_sub_u16_imm)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_73(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_c3(m, in, run, c3_row);
    if (!c3)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[sdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t m_2 = (a[l] & 0xffff) * (imm & 0xffff);
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

/* sub  $r[SDST] (mul s16 I_SRC IMM) $r[SDST]  */
int ISADORA_LEVEL(tesla_fast_mul_add_sub_s16_imm)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const uint32_t imm = (uint32_t)in->value[5];
    const uint32_t active = s->active;
    uint32_t run = active;
    _Alignas(64) int64_t a_row[32];
    const int64_t *const a = row_a_78(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_c3(m, in, run, c3_row);
    if (!c3)
        return rt_slowly(m, in);
    if ((in->line[1] == 1 && (in->line[2] == 3)) || (in->line[1] == 2 && (in->line[3] == 3))
        || (in->line[1] == 3 && (in->line[4] == 3)) || (in->line[1] == 4 && (in->line[5] == 3)))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t m_2 = (int16_t)a[l] * (int16_t)imm;
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

/* sub  $r[SDST] (mul s16 I_SRC IMM) $r[SDST]  */
int ISADORA_LEVEL(tesla_usual_mul_add_sub_s16_imm_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[0];
    const uint32_t imm = (uint32_t)in->value[5];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_mul_add_sub_s16_imm)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t a_row[32];
    const int32_t *const a = row_a_70(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_c3(m, in, run, c3_row);
    if (!c3)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[sdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t m_2 = (int16_t)a[l] * (int16_t)imm;
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

/* sub  $r[SDST] (mul s16 I_SRC IMM) $r[SDST]  */
int ISADORA_LEVEL(tesla_usual_mul_add_sub_s16_imm_2)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[0];
    const uint32_t imm = (uint32_t)in->value[5];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_mul_add_sub_s16_imm)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_71(m, in, run, a_row);
    if (!a)
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
        const int32_t m_2 = (int16_t)a[l] * (int16_t)imm;
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

/* sub  $r[SDST] (mul s16 I_SRC IMM) $r[SDST]  */
int ISADORA_LEVEL(tesla_usual_mul_add_sub_s16_imm_3)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[0];
    const uint32_t imm = (uint32_t)in->value[5];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_mul_add_sub_s16_imm)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_73(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_c3(m, in, run, c3_row);
    if (!c3)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[sdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t m_2 = (int16_t)a[l] * (int16_t)imm;
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

/* sub sat $r[SDST] (mul s16 I_SRC IMM) $r[SDST]  */
int ISADORA_LEVEL(tesla_fast_mul_add_sub_s16sat_imm)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const uint32_t imm = (uint32_t)in->value[5];
    const uint32_t active = s->active;
    uint32_t run = active;
    _Alignas(64) int64_t a_row[32];
    const int64_t *const a = row_a_78(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_c3(m, in, run, c3_row);
    if (!c3)
        return rt_slowly(m, in);
    if ((in->line[1] == 1 && (in->line[2] == 3)) || (in->line[1] == 2 && (in->line[3] == 3))
        || (in->line[1] == 3 && (in->line[4] == 3)) || (in->line[1] == 4 && (in->line[5] == 3)))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t m_2 = (int16_t)a[l] * (int16_t)imm;
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

/* sub sat $r[SDST] (mul s16 I_SRC IMM) $r[SDST]  */
int ISADORA_LEVEL(tesla_usual_mul_add_sub_s16sat_imm_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[0];
    const uint32_t imm = (uint32_t)in->value[5];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_mul_add_sub_s16sat_imm)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t a_row[32];
    const int32_t *const a = row_a_70(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_c3(m, in, run, c3_row);
    if (!c3)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[sdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t m_2 = (int16_t)a[l] * (int16_t)imm;
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

/* sub sat $r[SDST] (mul s16 I_SRC IMM) $r[SDST]  */
int ISADORA_LEVEL(tesla_usual_mul_add_sub_s16sat_imm_2)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[0];
    const uint32_t imm = (uint32_t)in->value[5];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_mul_add_sub_s16sat_imm)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_71(m, in, run, a_row);
    if (!a)
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
        const int32_t m_2 = (int16_t)a[l] * (int16_t)imm;
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

/* sub sat $r[SDST] (mul s16 I_SRC IMM) $r[SDST]  */
int ISADORA_LEVEL(tesla_usual_mul_add_sub_s16sat_imm_3)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[0];
    const uint32_t imm = (uint32_t)in->value[5];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_mul_add_sub_s16sat_imm)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_73(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_c3(m, in, run, c3_row);
    if (!c3)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[sdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t m_2 = (int16_t)a[l] * (int16_t)imm;
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

/* sub  $r[SDST] (mul u24 I_SRC IMM) $r[SDST]  */
int ISADORA_LEVEL(tesla_fast_mul_add_sub_u24_imm)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const uint32_t imm = (uint32_t)in->value[5];
    const uint32_t active = s->active;
    uint32_t run = active;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_79(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_c3(m, in, run, c3_row);
    if (!c3)
        return rt_slowly(m, in);
    if ((in->line[1] == 1 && (in->line[2] == 3)) || (in->line[1] == 2 && (in->line[3] == 3))
        || (in->line[1] == 3 && (in->line[4] == 3)) || (in->line[1] == 4 && (in->line[5] == 3)))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t m_2 = (int64_t)(a[l] & 0xffffff) * (imm & 0xffffff);
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

/* sub  $r[SDST] (mul u24 I_SRC IMM) $r[SDST]  */
int ISADORA_LEVEL(tesla_usual_mul_add_sub_u24_imm_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[0];
    const uint32_t imm = (uint32_t)in->value[5];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_mul_add_sub_u24_imm)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_76(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_c3(m, in, run, c3_row);
    if (!c3)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[sdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t m_2 = (int64_t)(a[l] & 0xffffff) * (imm & 0xffffff);
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

/* sub  $r[SDST] (mul u24 I_SRC IMM) $r[SDST]  */
int ISADORA_LEVEL(tesla_usual_mul_add_sub_u24_imm_2)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[0];
    const uint32_t imm = (uint32_t)in->value[5];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_mul_add_sub_u24_imm)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_71(m, in, run, a_row);
    if (!a)
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
        const int64_t m_2 = (int64_t)(a[l] & 0xffffff) * (imm & 0xffffff);
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

/* sub  $r[SDST] (mul u24 I_SRC IMM) $r[SDST]  */
int ISADORA_LEVEL(tesla_usual_mul_add_sub_u24_imm_3)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[0];
    const uint32_t imm = (uint32_t)in->value[5];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_mul_add_sub_u24_imm)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_73(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_c3(m, in, run, c3_row);
    if (!c3)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[sdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t m_2 = (int64_t)(a[l] & 0xffffff) * (imm & 0xffffff);
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

/* subr  $r[SDST] (mul u16 I_SRC IMM) $r[SDST]  */
int ISADORA_LEVEL(tesla_fast_mul_add_subr_u16_imm)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const uint32_t imm = (uint32_t)in->value[5];
    const uint32_t active = s->active;
    uint32_t run = active;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_77(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_c3(m, in, run, c3_row);
    if (!c3)
        return rt_slowly(m, in);
    if ((in->line[1] == 1 && (in->line[2] == 3)) || (in->line[1] == 2 && (in->line[3] == 3))
        || (in->line[1] == 3 && (in->line[4] == 3)) || (in->line[1] == 4 && (in->line[5] == 3)))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t m_2 = (a[l] & 0xffff) * (imm & 0xffff);
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

/* subr  $r[SDST] (mul u16 I_SRC IMM) $r[SDST]  */
int ISADORA_LEVEL(tesla_usual_mul_add_subr_u16_imm_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[0];
    const uint32_t imm = (uint32_t)in->value[5];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_mul_add_subr_u16_imm)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t a_row[32];
    const int32_t *const a = row_a_70(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_c3(m, in, run, c3_row);
    if (!c3)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[sdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t m_2 = (uint32_t)a[l] * (imm & 0xffff);
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

/* subr  $r[SDST] (mul u16 I_SRC IMM) $r[SDST]  */
int ISADORA_LEVEL(tesla_usual_mul_add_subr_u16_imm_2)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[0];
    const uint32_t imm = (uint32_t)in->value[5];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_mul_add_subr_u16_imm)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_71(m, in, run, a_row);
    if (!a)
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
        const uint32_t m_2 = (a[l] & 0xffff) * (imm & 0xffff);
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

/* subr  $r[SDST] (mul u16 I_SRC IMM) $r[SDST]  */
int ISADORA_LEVEL(tesla_usual_mul_add_subr_u16_imm_3)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[0];
    const uint32_t imm = (uint32_t)in->value[5];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_mul_add_subr_u16_imm)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_73(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_c3(m, in, run, c3_row);
    if (!c3)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[sdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t m_2 = (a[l] & 0xffff) * (imm & 0xffff);
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

/* subr  $r[SDST] (mul s16 I_SRC IMM) $r[SDST]  */
int ISADORA_LEVEL(tesla_fast_mul_add_subr_s16_imm)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const uint32_t imm = (uint32_t)in->value[5];
    const uint32_t active = s->active;
    uint32_t run = active;
    _Alignas(64) int64_t a_row[32];
    const int64_t *const a = row_a_78(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_c3(m, in, run, c3_row);
    if (!c3)
        return rt_slowly(m, in);
    if ((in->line[1] == 1 && (in->line[2] == 3)) || (in->line[1] == 2 && (in->line[3] == 3))
        || (in->line[1] == 3 && (in->line[4] == 3)) || (in->line[1] == 4 && (in->line[5] == 3)))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t m_2 = (int16_t)a[l] * (int16_t)imm;
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

/* subr  $r[SDST] (mul s16 I_SRC IMM) $r[SDST]  */
int ISADORA_LEVEL(tesla_usual_mul_add_subr_s16_imm_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[0];
    const uint32_t imm = (uint32_t)in->value[5];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_mul_add_subr_s16_imm)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t a_row[32];
    const int32_t *const a = row_a_70(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_c3(m, in, run, c3_row);
    if (!c3)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[sdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t m_2 = (int16_t)a[l] * (int16_t)imm;
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

/* subr  $r[SDST] (mul s16 I_SRC IMM) $r[SDST]  */
int ISADORA_LEVEL(tesla_usual_mul_add_subr_s16_imm_2)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[0];
    const uint32_t imm = (uint32_t)in->value[5];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_mul_add_subr_s16_imm)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_71(m, in, run, a_row);
    if (!a)
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
        const int32_t m_2 = (int16_t)a[l] * (int16_t)imm;
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

/* subr  $r[SDST] (mul s16 I_SRC IMM) $r[SDST]  */
int ISADORA_LEVEL(tesla_usual_mul_add_subr_s16_imm_3)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[0];
    const uint32_t imm = (uint32_t)in->value[5];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_mul_add_subr_s16_imm)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_73(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_c3(m, in, run, c3_row);
    if (!c3)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[sdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t m_2 = (int16_t)a[l] * (int16_t)imm;
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

/* subr sat $r[SDST] (mul s16 I_SRC IMM) $r[SDST]  */
int ISADORA_LEVEL(tesla_fast_mul_add_subr_s16sat_imm)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const uint32_t imm = (uint32_t)in->value[5];
    const uint32_t active = s->active;
    uint32_t run = active;
    _Alignas(64) int64_t a_row[32];
    const int64_t *const a = row_a_78(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_c3(m, in, run, c3_row);
    if (!c3)
        return rt_slowly(m, in);
    if ((in->line[1] == 1 && (in->line[2] == 3)) || (in->line[1] == 2 && (in->line[3] == 3))
        || (in->line[1] == 3 && (in->line[4] == 3)) || (in->line[1] == 4 && (in->line[5] == 3)))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t m_2 = (int16_t)a[l] * (int16_t)imm;
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

/* subr sat $r[SDST] (mul s16 I_SRC IMM) $r[SDST]  */
int ISADORA_LEVEL(tesla_usual_mul_add_subr_s16sat_imm_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[0];
    const uint32_t imm = (uint32_t)in->value[5];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_mul_add_subr_s16sat_imm)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t a_row[32];
    const int32_t *const a = row_a_70(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_c3(m, in, run, c3_row);
    if (!c3)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[sdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t m_2 = (int16_t)a[l] * (int16_t)imm;
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

/* subr sat $r[SDST] (mul s16 I_SRC IMM) $r[SDST]  */
int ISADORA_LEVEL(tesla_usual_mul_add_subr_s16sat_imm_2)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[0];
    const uint32_t imm = (uint32_t)in->value[5];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_mul_add_subr_s16sat_imm)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_71(m, in, run, a_row);
    if (!a)
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
        const int32_t m_2 = (int16_t)a[l] * (int16_t)imm;
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

/* subr sat $r[SDST] (mul s16 I_SRC IMM) $r[SDST]  */
int ISADORA_LEVEL(tesla_usual_mul_add_subr_s16sat_imm_3)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[0];
    const uint32_t imm = (uint32_t)in->value[5];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_mul_add_subr_s16sat_imm)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_73(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_c3(m, in, run, c3_row);
    if (!c3)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[sdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t m_2 = (int16_t)a[l] * (int16_t)imm;
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

/* subr  $r[SDST] (mul u24 I_SRC IMM) $r[SDST]  */
int ISADORA_LEVEL(tesla_fast_mul_add_subr_u24_imm)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const uint32_t imm = (uint32_t)in->value[5];
    const uint32_t active = s->active;
    uint32_t run = active;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_79(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_c3(m, in, run, c3_row);
    if (!c3)
        return rt_slowly(m, in);
    if ((in->line[1] == 1 && (in->line[2] == 3)) || (in->line[1] == 2 && (in->line[3] == 3))
        || (in->line[1] == 3 && (in->line[4] == 3)) || (in->line[1] == 4 && (in->line[5] == 3)))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t m_2 = (int64_t)(a[l] & 0xffffff) * (imm & 0xffffff);
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

/* subr  $r[SDST] (mul u24 I_SRC IMM) $r[SDST]  */
int ISADORA_LEVEL(tesla_usual_mul_add_subr_u24_imm_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[0];
    const uint32_t imm = (uint32_t)in->value[5];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_mul_add_subr_u24_imm)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_76(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_c3(m, in, run, c3_row);
    if (!c3)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[sdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t m_2 = (int64_t)(a[l] & 0xffffff) * (imm & 0xffffff);
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

/* subr  $r[SDST] (mul u24 I_SRC IMM) $r[SDST]  */
int ISADORA_LEVEL(tesla_usual_mul_add_subr_u24_imm_2)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[0];
    const uint32_t imm = (uint32_t)in->value[5];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_mul_add_subr_u24_imm)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_71(m, in, run, a_row);
    if (!a)
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
        const int64_t m_2 = (int64_t)(a[l] & 0xffffff) * (imm & 0xffffff);
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

/* subr  $r[SDST] (mul u24 I_SRC IMM) $r[SDST]  */
int ISADORA_LEVEL(tesla_usual_mul_add_subr_u24_imm_3)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[0];
    const uint32_t imm = (uint32_t)in->value[5];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_mul_add_subr_u24_imm)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_73(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_c3(m, in, run, c3_row);
    if (!c3)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[sdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t m_2 = (int64_t)(a[l] & 0xffffff) * (imm & 0xffffff);
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

/* addc  $r[SDST] (mul u16 I_SRC IMM) $r[SDST] $c0 */
int ISADORA_LEVEL(tesla_fast_mul_add_addc_u16_imm)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const uint32_t imm = (uint32_t)in->value[5];
    const uint32_t active = s->active;
    uint32_t run = active;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_77(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_c3(m, in, run, c3_row);
    if (!c3)
        return rt_slowly(m, in);
    if ((in->line[1] == 1 && (in->line[2] == 3)) || (in->line[1] == 2 && (in->line[3] == 3))
        || (in->line[1] == 3 && (in->line[4] == 3)) || (in->line[1] == 4 && (in->line[5] == 3)))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t m_2 = (a[l] & 0xffff) * (imm & 0xffff);
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

/* addc  $r[SDST] (mul u16 I_SRC IMM) $r[SDST] $c0 */
int ISADORA_LEVEL(tesla_usual_mul_add_addc_u16_imm_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[0];
    const uint32_t imm = (uint32_t)in->value[5];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_mul_add_addc_u16_imm)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t a_row[32];
    const int32_t *const a = row_a_70(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_c3(m, in, run, c3_row);
    if (!c3)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[sdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t m_2 = (uint32_t)a[l] * (imm & 0xffff);
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

/* addc  $r[SDST] (mul u16 I_SRC IMM) $r[SDST] $c0 */
int ISADORA_LEVEL(tesla_usual_mul_add_addc_u16_imm_2)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[0];
    const uint32_t imm = (uint32_t)in->value[5];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_mul_add_addc_u16_imm)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_71(m, in, run, a_row);
    if (!a)
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
        const uint32_t m_2 = (a[l] & 0xffff) * (imm & 0xffff);
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

/* addc  $r[SDST] (mul u16 I_SRC IMM) $r[SDST] $c0 */
int ISADORA_LEVEL(tesla_usual_mul_add_addc_u16_imm_3)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[0];
    const uint32_t imm = (uint32_t)in->value[5];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_mul_add_addc_u16_imm)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_73(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_c3(m, in, run, c3_row);
    if (!c3)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[sdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t m_2 = (a[l] & 0xffff) * (imm & 0xffff);
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

/* addc  $r[SDST] (mul s16 I_SRC IMM) $r[SDST] $c0 */
int ISADORA_LEVEL(tesla_fast_mul_add_addc_s16_imm)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const uint32_t imm = (uint32_t)in->value[5];
    const uint32_t active = s->active;
    uint32_t run = active;
    _Alignas(64) int64_t a_row[32];
    const int64_t *const a = row_a_78(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_c3(m, in, run, c3_row);
    if (!c3)
        return rt_slowly(m, in);
    if ((in->line[1] == 1 && (in->line[2] == 3)) || (in->line[1] == 2 && (in->line[3] == 3))
        || (in->line[1] == 3 && (in->line[4] == 3)) || (in->line[1] == 4 && (in->line[5] == 3)))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t m_2 = (int16_t)a[l] * (int16_t)imm;
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

/* addc  $r[SDST] (mul s16 I_SRC IMM) $r[SDST] $c0 */
int ISADORA_LEVEL(tesla_usual_mul_add_addc_s16_imm_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[0];
    const uint32_t imm = (uint32_t)in->value[5];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_mul_add_addc_s16_imm)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t a_row[32];
    const int32_t *const a = row_a_70(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_c3(m, in, run, c3_row);
    if (!c3)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[sdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t m_2 = (int16_t)a[l] * (int16_t)imm;
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

/* addc  $r[SDST] (mul s16 I_SRC IMM) $r[SDST] $c0 */
int ISADORA_LEVEL(tesla_usual_mul_add_addc_s16_imm_2)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[0];
    const uint32_t imm = (uint32_t)in->value[5];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_mul_add_addc_s16_imm)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_71(m, in, run, a_row);
    if (!a)
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
        const int32_t m_2 = (int16_t)a[l] * (int16_t)imm;
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

/* addc  $r[SDST] (mul s16 I_SRC IMM) $r[SDST] $c0 */
int ISADORA_LEVEL(tesla_usual_mul_add_addc_s16_imm_3)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[0];
    const uint32_t imm = (uint32_t)in->value[5];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_mul_add_addc_s16_imm)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_73(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_c3(m, in, run, c3_row);
    if (!c3)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[sdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t m_2 = (int16_t)a[l] * (int16_t)imm;
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

/* addc sat $r[SDST] (mul s16 I_SRC IMM) $r[SDST] $c0 */
int ISADORA_LEVEL(tesla_fast_mul_add_addc_s16sat_imm)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const uint32_t imm = (uint32_t)in->value[5];
    const uint32_t active = s->active;
    uint32_t run = active;
    _Alignas(64) int64_t a_row[32];
    const int64_t *const a = row_a_78(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_c3(m, in, run, c3_row);
    if (!c3)
        return rt_slowly(m, in);
    if ((in->line[1] == 1 && (in->line[2] == 3)) || (in->line[1] == 2 && (in->line[3] == 3))
        || (in->line[1] == 3 && (in->line[4] == 3)) || (in->line[1] == 4 && (in->line[5] == 3)))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t m_2 = (int16_t)a[l] * (int16_t)imm;
        const uint32_t x = (uint32_t)m_2;
        const uint32_t y = c3[l];
        const uint32_t p = x;
        const uint32_t q = y;
        const int64_t sum = (int64_t)p + q + (s->c[0][l] >> 2 & 1);
        const uint32_t r = (uint32_t)sum;
        const int32_t o = p >> 31 == q >> 31 && p >> 31 != r >> 31;
        const uint32_t v = (1 && o) ? 2147483648u - (r >> 31) : r;
        d_new[l] = v;
    }
    put_d_17(m, in, run, d_new);
    return 0;
}

/* addc sat $r[SDST] (mul s16 I_SRC IMM) $r[SDST] $c0 */
int ISADORA_LEVEL(tesla_usual_mul_add_addc_s16sat_imm_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[0];
    const uint32_t imm = (uint32_t)in->value[5];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_mul_add_addc_s16sat_imm)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t a_row[32];
    const int32_t *const a = row_a_70(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_c3(m, in, run, c3_row);
    if (!c3)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[sdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t m_2 = (int16_t)a[l] * (int16_t)imm;
        const uint32_t x = (uint32_t)m_2;
        const uint32_t y = c3[l];
        const uint32_t p = x;
        const uint32_t q = y;
        const int64_t sum = (int64_t)p + q + (s->c[0][l] >> 2 & 1);
        const uint32_t r = (uint32_t)sum;
        const int32_t o = p >> 31 == q >> 31 && p >> 31 != r >> 31;
        const uint32_t v = (1 && o) ? 2147483648u - (r >> 31) : r;
        const uint32_t d = v;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* addc sat $r[SDST] (mul s16 I_SRC IMM) $r[SDST] $c0 */
int ISADORA_LEVEL(tesla_usual_mul_add_addc_s16sat_imm_2)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[0];
    const uint32_t imm = (uint32_t)in->value[5];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_mul_add_addc_s16sat_imm)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_71(m, in, run, a_row);
    if (!a)
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
        const int32_t m_2 = (int16_t)a[l] * (int16_t)imm;
        const uint32_t x = (uint32_t)m_2;
        const uint32_t y = c3[l];
        const uint32_t p = x;
        const uint32_t q = y;
        const int64_t sum = (int64_t)p + q + (s->c[0][l] >> 2 & 1);
        const uint32_t r = (uint32_t)sum;
        const int32_t o = p >> 31 == q >> 31 && p >> 31 != r >> 31;
        const uint32_t v = (1 && o) ? 2147483648u - (r >> 31) : r;
        const uint32_t d = v;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* addc sat $r[SDST] (mul s16 I_SRC IMM) $r[SDST] $c0 */
int ISADORA_LEVEL(tesla_usual_mul_add_addc_s16sat_imm_3)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[0];
    const uint32_t imm = (uint32_t)in->value[5];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_mul_add_addc_s16sat_imm)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_73(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_c3(m, in, run, c3_row);
    if (!c3)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[sdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t m_2 = (int16_t)a[l] * (int16_t)imm;
        const uint32_t x = (uint32_t)m_2;
        const uint32_t y = c3[l];
        const uint32_t p = x;
        const uint32_t q = y;
        const int64_t sum = (int64_t)p + q + (s->c[0][l] >> 2 & 1);
        const uint32_t r = (uint32_t)sum;
        const int32_t o = p >> 31 == q >> 31 && p >> 31 != r >> 31;
        const uint32_t v = (1 && o) ? 2147483648u - (r >> 31) : r;
        const uint32_t d = v;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* addc  $r[SDST] (mul u24 I_SRC IMM) $r[SDST] $c0 */
int ISADORA_LEVEL(tesla_fast_mul_add_addc_u24_imm)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const uint32_t imm = (uint32_t)in->value[5];
    const uint32_t active = s->active;
    uint32_t run = active;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_79(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_c3(m, in, run, c3_row);
    if (!c3)
        return rt_slowly(m, in);
    if ((in->line[1] == 1 && (in->line[2] == 3)) || (in->line[1] == 2 && (in->line[3] == 3))
        || (in->line[1] == 3 && (in->line[4] == 3)) || (in->line[1] == 4 && (in->line[5] == 3)))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t m_2 = (int64_t)(a[l] & 0xffffff) * (imm & 0xffffff);
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

/* addc  $r[SDST] (mul u24 I_SRC IMM) $r[SDST] $c0 */
int ISADORA_LEVEL(tesla_usual_mul_add_addc_u24_imm_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[0];
    const uint32_t imm = (uint32_t)in->value[5];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_mul_add_addc_u24_imm)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_76(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_c3(m, in, run, c3_row);
    if (!c3)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[sdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t m_2 = (int64_t)(a[l] & 0xffffff) * (imm & 0xffffff);
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

/* addc  $r[SDST] (mul u24 I_SRC IMM) $r[SDST] $c0 */
int ISADORA_LEVEL(tesla_usual_mul_add_addc_u24_imm_2)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[0];
    const uint32_t imm = (uint32_t)in->value[5];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_mul_add_addc_u24_imm)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_71(m, in, run, a_row);
    if (!a)
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
        const int64_t m_2 = (int64_t)(a[l] & 0xffffff) * (imm & 0xffffff);
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

/* addc  $r[SDST] (mul u24 I_SRC IMM) $r[SDST] $c0 */
int ISADORA_LEVEL(tesla_usual_mul_add_addc_u24_imm_3)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[0];
    const uint32_t imm = (uint32_t)in->value[5];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_mul_add_addc_u24_imm)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_73(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_c3(m, in, run, c3_row);
    if (!c3)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[sdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t m_2 = (int64_t)(a[l] & 0xffffff) * (imm & 0xffffff);
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

/* MARK GUARD add  MCDST LL_DST (mul u16 L_SRC L_SRC2) L_SRC3  */
int ISADORA_LEVEL(tesla_fast_mul_add_add_u16_long)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_34(m, in, run);
    run &= hold;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_80(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_b_64(m, in, run, b_row);
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
    } else {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            const uint32_t m_2 = (a[l] & 0xffff) * (uint32_t)b[l];
            const uint32_t x = m_2;
            const uint32_t y = c3[l];
            const uint32_t p = x;
            const uint32_t q = y;
            const int64_t sum = (int64_t)p + q;
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

/* MARK GUARD add  MCDST LL_DST (mul u16 L_SRC L_SRC2) L_SRC3  */
int ISADORA_LEVEL(tesla_usual_mul_add_add_u16_long_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[1];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_mul_add_add_u16_long)(m, in);
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

/* MARK GUARD add  MCDST LL_DST (mul u16 L_SRC L_SRC2) L_SRC3  */
int ISADORA_LEVEL(tesla_usual_mul_add_add_u16_long_2)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[1];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_mul_add_add_u16_long)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_52(m, in, run, a_row);
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
    if ((in->line[6] == 3))
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
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

/* MARK GUARD add  MCDST LL_DST (mul u16 L_SRC L_SRC2) L_SRC3  */
int ISADORA_LEVEL(tesla_usual_mul_add_add_u16_long_3)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[1];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_mul_add_add_u16_long)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_53(m, in, run, a_row);
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

/* MARK GUARD add  MCDST LL_DST (mul u16 L_SRC L_SRC2) L_SRC3  */
int ISADORA_LEVEL(tesla_usual_mul_add_add_u16_long_4)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[1];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_mul_add_add_u16_long)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_54(m, in, run, a_row);
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

/* MARK GUARD add  MCDST LL_DST (mul u16 L_SRC L_SRC2) L_SRC3  */
int ISADORA_LEVEL(tesla_usual_mul_add_add_u16_long_5)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[1];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_mul_add_add_u16_long)(m, in);
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
    const uint32_t *const c3 = row_c3_4(m, in, run, c3_row);
    if (!c3)
        return rt_slowly(m, in);
    if ((in->line[12] == 3))
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
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

