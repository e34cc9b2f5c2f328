/* Generated from the description tesla by gen/emit/fast.lua. Do not edit. */
#include "tesla_fast.h"

/* MARK GUARD add  MCDST LL_DST (mul high s24 L_SRC L_SRC2) L_SRC3  */
int ISADORA_LEVEL(tesla_fast_mul_add_add_s24high_long)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_33(m, in, run);
    run &= hold;
    _Alignas(64) int64_t a_row[32];
    const int64_t *const a = row_a_20(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_13(m, in, run, b_row);
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
            const uint32_t q = y;
            const int64_t sum = (int64_t)p + q;
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
    put_d_12(m, in, run, d_new);
    put_cd_5(m, in, run, cd_new);
    return 0;
}

/* MARK GUARD add sat MCDST LL_DST (mul high s24 L_SRC L_SRC2) L_SRC3  */
int ISADORA_LEVEL(tesla_fast_mul_add_add_s24highsat_long)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_33(m, in, run);
    run &= hold;
    _Alignas(64) int64_t a_row[32];
    const int64_t *const a = row_a_20(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_13(m, in, run, b_row);
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
            const uint32_t q = y;
            const int64_t sum = (int64_t)p + q;
            const uint32_t r = (uint32_t)sum;
            const int32_t o = p >> 31 == q >> 31 && p >> 31 != r >> 31;
            const uint32_t v = (1 && o) ? 2147483648u - (r >> 31) : r;
            d_new[l] = v;
        }
    } else {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            const int64_t m_2 = (int64_t)rt_sext_32((uint32_t)a[l], 24) * rt_sext_32(b[l], 24);
            const uint32_t x = (uint32_t)(m_2 >> 16);
            const uint32_t y = c3[l];
            const uint32_t p = x;
            const uint32_t q = y;
            const int64_t sum = (int64_t)p + q;
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
    put_d_12(m, in, run, d_new);
    put_cd_5(m, in, run, cd_new);
    return 0;
}

/* MARK GUARD sub  MCDST LL_DST (mul u16 L_SRC L_SRC2) L_SRC3  */
int ISADORA_LEVEL(tesla_fast_mul_add_sub_u16_long)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_33(m, in, run);
    run &= hold;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_37(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_b_22(m, in, run, b_row);
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
            const uint32_t q = ~y;
            const int64_t sum = (int64_t)p + q + 1;
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
    put_d_12(m, in, run, d_new);
    put_cd_5(m, in, run, cd_new);
    return 0;
}

/* MARK GUARD sub  MCDST LL_DST (mul s16 L_SRC L_SRC2) L_SRC3  */
int ISADORA_LEVEL(tesla_fast_mul_add_sub_s16_long)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_33(m, in, run);
    run &= hold;
    _Alignas(64) int64_t a_row[32];
    const int64_t *const a = row_a_38(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_b_22(m, in, run, b_row);
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
    } else {
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
            const uint32_t v = r;
            d_new[l] = v;
            cd_new[l] = (uint32_t)(v == 0) | v >> 31 << 1 | (uint32_t)(sum >> 32) << 2
                | (uint32_t)o << 3;
        }
    }
    const int status = for_warp_3(m, in);
    if (status)
        return status;
    put_d_12(m, in, run, d_new);
    put_cd_5(m, in, run, cd_new);
    return 0;
}

/* MARK GUARD sub sat MCDST LL_DST (mul s16 L_SRC L_SRC2) L_SRC3  */
int ISADORA_LEVEL(tesla_fast_mul_add_sub_s16sat_long)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_33(m, in, run);
    run &= hold;
    _Alignas(64) int64_t a_row[32];
    const int64_t *const a = row_a_38(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_b_22(m, in, run, b_row);
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
    } else {
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
            cd_new[l] = (uint32_t)(v == 0) | v >> 31 << 1 | (uint32_t)(sum >> 32) << 2
                | (uint32_t)o << 3;
        }
    }
    const int status = for_warp_3(m, in);
    if (status)
        return status;
    put_d_12(m, in, run, d_new);
    put_cd_5(m, in, run, cd_new);
    return 0;
}

/* MARK GUARD sub  MCDST LL_DST (mul u24 L_SRC L_SRC2) L_SRC3  */
int ISADORA_LEVEL(tesla_fast_mul_add_sub_u24_long)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_33(m, in, run);
    run &= hold;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_39(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_13(m, in, run, b_row);
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
    put_d_12(m, in, run, d_new);
    put_cd_5(m, in, run, cd_new);
    return 0;
}

/* MARK GUARD sub  MCDST LL_DST (mul s24 L_SRC L_SRC2) L_SRC3  */
int ISADORA_LEVEL(tesla_fast_mul_add_sub_s24_long)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_33(m, in, run);
    run &= hold;
    _Alignas(64) int64_t a_row[32];
    const int64_t *const a = row_a_20(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_13(m, in, run, b_row);
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
    put_d_12(m, in, run, d_new);
    put_cd_5(m, in, run, cd_new);
    return 0;
}

/* MARK GUARD sub sat MCDST LL_DST (mul s24 L_SRC L_SRC2) L_SRC3  */
int ISADORA_LEVEL(tesla_fast_mul_add_sub_s24sat_long)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_33(m, in, run);
    run &= hold;
    _Alignas(64) int64_t a_row[32];
    const int64_t *const a = row_a_20(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_13(m, in, run, b_row);
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
    put_d_12(m, in, run, d_new);
    put_cd_5(m, in, run, cd_new);
    return 0;
}

/* MARK GUARD sub  MCDST LL_DST (mul high u24 L_SRC L_SRC2) L_SRC3  */
int ISADORA_LEVEL(tesla_fast_mul_add_sub_u24high_long)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_33(m, in, run);
    run &= hold;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_39(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_13(m, in, run, b_row);
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
    put_d_12(m, in, run, d_new);
    put_cd_5(m, in, run, cd_new);
    return 0;
}

/* MARK GUARD sub  MCDST LL_DST (mul high s24 L_SRC L_SRC2) L_SRC3  */
int ISADORA_LEVEL(tesla_fast_mul_add_sub_s24high_long)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_33(m, in, run);
    run &= hold;
    _Alignas(64) int64_t a_row[32];
    const int64_t *const a = row_a_20(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_13(m, in, run, b_row);
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
    put_d_12(m, in, run, d_new);
    put_cd_5(m, in, run, cd_new);
    return 0;
}

/* MARK GUARD sub sat MCDST LL_DST (mul high s24 L_SRC L_SRC2) L_SRC3  */
int ISADORA_LEVEL(tesla_fast_mul_add_sub_s24highsat_long)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_33(m, in, run);
    run &= hold;
    _Alignas(64) int64_t a_row[32];
    const int64_t *const a = row_a_20(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_13(m, in, run, b_row);
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
            const int32_t o = p >> 31 == q >> 31 && p >> 31 != r >> 31;
            const uint32_t v = (1 && o) ? 2147483648u - (r >> 31) : r;
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
            const uint32_t v = (1 && o) ? 2147483648u - (r >> 31) : r;
            d_new[l] = v;
            cd_new[l] = (uint32_t)(v == 0) | v >> 31 << 1 | (uint32_t)(sum >> 32) << 2
                | (uint32_t)o << 3;
        }
    }
    const int status = for_warp_3(m, in);
    if (status)
        return status;
    put_d_12(m, in, run, d_new);
    put_cd_5(m, in, run, cd_new);
    return 0;
}

/* MARK GUARD subr  MCDST LL_DST (mul u16 L_SRC L_SRC2) L_SRC3  */
int ISADORA_LEVEL(tesla_fast_mul_add_subr_u16_long)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_33(m, in, run);
    run &= hold;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_37(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_b_22(m, in, run, b_row);
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
            const uint32_t p = ~x;
            const uint32_t q = y;
            const int64_t sum = (int64_t)p + q + 1;
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
            const uint32_t p = ~x;
            const uint32_t q = y;
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
    put_d_12(m, in, run, d_new);
    put_cd_5(m, in, run, cd_new);
    return 0;
}

/* MARK GUARD subr  MCDST LL_DST (mul s16 L_SRC L_SRC2) L_SRC3  */
int ISADORA_LEVEL(tesla_fast_mul_add_subr_s16_long)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_33(m, in, run);
    run &= hold;
    _Alignas(64) int64_t a_row[32];
    const int64_t *const a = row_a_38(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_b_22(m, in, run, b_row);
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
    } else {
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
            const uint32_t v = r;
            d_new[l] = v;
            cd_new[l] = (uint32_t)(v == 0) | v >> 31 << 1 | (uint32_t)(sum >> 32) << 2
                | (uint32_t)o << 3;
        }
    }
    const int status = for_warp_3(m, in);
    if (status)
        return status;
    put_d_12(m, in, run, d_new);
    put_cd_5(m, in, run, cd_new);
    return 0;
}

/* MARK GUARD subr sat MCDST LL_DST (mul s16 L_SRC L_SRC2) L_SRC3  */
int ISADORA_LEVEL(tesla_fast_mul_add_subr_s16sat_long)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_33(m, in, run);
    run &= hold;
    _Alignas(64) int64_t a_row[32];
    const int64_t *const a = row_a_38(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_b_22(m, in, run, b_row);
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
    } else {
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
            cd_new[l] = (uint32_t)(v == 0) | v >> 31 << 1 | (uint32_t)(sum >> 32) << 2
                | (uint32_t)o << 3;
        }
    }
    const int status = for_warp_3(m, in);
    if (status)
        return status;
    put_d_12(m, in, run, d_new);
    put_cd_5(m, in, run, cd_new);
    return 0;
}

/* MARK GUARD subr  MCDST LL_DST (mul u24 L_SRC L_SRC2) L_SRC3  */
int ISADORA_LEVEL(tesla_fast_mul_add_subr_u24_long)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_33(m, in, run);
    run &= hold;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_39(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_13(m, in, run, b_row);
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
            const uint32_t p = ~x;
            const uint32_t q = y;
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
            const uint32_t p = ~x;
            const uint32_t q = y;
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
    put_d_12(m, in, run, d_new);
    put_cd_5(m, in, run, cd_new);
    return 0;
}

/* MARK GUARD subr  MCDST LL_DST (mul s24 L_SRC L_SRC2) L_SRC3  */
int ISADORA_LEVEL(tesla_fast_mul_add_subr_s24_long)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_33(m, in, run);
    run &= hold;
    _Alignas(64) int64_t a_row[32];
    const int64_t *const a = row_a_20(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_13(m, in, run, b_row);
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
            const uint32_t p = ~x;
            const uint32_t q = y;
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
            const uint32_t p = ~x;
            const uint32_t q = y;
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
    put_d_12(m, in, run, d_new);
    put_cd_5(m, in, run, cd_new);
    return 0;
}

/* MARK GUARD subr sat MCDST LL_DST (mul s24 L_SRC L_SRC2) L_SRC3  */
int ISADORA_LEVEL(tesla_fast_mul_add_subr_s24sat_long)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_33(m, in, run);
    run &= hold;
    _Alignas(64) int64_t a_row[32];
    const int64_t *const a = row_a_20(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_13(m, in, run, b_row);
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
            const uint32_t p = ~x;
            const uint32_t q = y;
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
            const uint32_t p = ~x;
            const uint32_t q = y;
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
    put_d_12(m, in, run, d_new);
    put_cd_5(m, in, run, cd_new);
    return 0;
}

/* MARK GUARD subr  MCDST LL_DST (mul high u24 L_SRC L_SRC2) L_SRC3  */
int ISADORA_LEVEL(tesla_fast_mul_add_subr_u24high_long)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_33(m, in, run);
    run &= hold;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_39(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_13(m, in, run, b_row);
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
            const uint32_t p = ~x;
            const uint32_t q = y;
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
            const uint32_t p = ~x;
            const uint32_t q = y;
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
    put_d_12(m, in, run, d_new);
    put_cd_5(m, in, run, cd_new);
    return 0;
}

/* MARK GUARD subr  MCDST LL_DST (mul high s24 L_SRC L_SRC2) L_SRC3  */
int ISADORA_LEVEL(tesla_fast_mul_add_subr_s24high_long)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_33(m, in, run);
    run &= hold;
    _Alignas(64) int64_t a_row[32];
    const int64_t *const a = row_a_20(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_13(m, in, run, b_row);
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
            const uint32_t p = ~x;
            const uint32_t q = y;
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
            const uint32_t p = ~x;
            const uint32_t q = y;
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
    put_d_12(m, in, run, d_new);
    put_cd_5(m, in, run, cd_new);
    return 0;
}

/* MARK GUARD subr sat MCDST LL_DST (mul high s24 L_SRC L_SRC2) L_SRC3  */
int ISADORA_LEVEL(tesla_fast_mul_add_subr_s24highsat_long)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_33(m, in, run);
    run &= hold;
    _Alignas(64) int64_t a_row[32];
    const int64_t *const a = row_a_20(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_13(m, in, run, b_row);
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
            const uint32_t p = ~x;
            const uint32_t q = y;
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
            const uint32_t x = (uint32_t)(m_2 >> 16);
            const uint32_t y = c3[l];
            const uint32_t p = ~x;
            const uint32_t q = y;
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
    put_d_12(m, in, run, d_new);
    put_cd_5(m, in, run, cd_new);
    return 0;
}

/* MARK GUARD addc  MCDST LL_DST (mul u16 L_SRC L_SRC2) L_SRC3 $c[COND] */
int ISADORA_LEVEL(tesla_fast_mul_add_addc_u16_long)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t cond = (int32_t)in->value[12];
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_34(m, in, run);
    run &= hold;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_37(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_b_22(m, in, run, b_row);
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
            const int64_t sum = (int64_t)p + q + (s->c[cond][l] >> 2 & 1);
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
            const int64_t sum = (int64_t)p + q + (s->c[cond][l] >> 2 & 1);
            const uint32_t r = (uint32_t)sum;
            const int32_t o = p >> 31 == q >> 31 && p >> 31 != r >> 31;
            const uint32_t v = r;
            d_new[l] = v;
            cd_new[l] = (uint32_t)(v == 0) | v >> 31 << 1 | (uint32_t)(sum >> 32) << 2
                | (uint32_t)o << 3;
        }
    }
    const int status = for_warp_11(m, in);
    if (status)
        return status;
    put_d_12(m, in, run, d_new);
    put_cd_5(m, in, run, cd_new);
    return 0;
}

/* MARK GUARD addc  MCDST LL_DST (mul s16 L_SRC L_SRC2) L_SRC3 $c[COND] */
int ISADORA_LEVEL(tesla_fast_mul_add_addc_s16_long)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t cond = (int32_t)in->value[12];
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_34(m, in, run);
    run &= hold;
    _Alignas(64) int64_t a_row[32];
    const int64_t *const a = row_a_38(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_b_22(m, in, run, b_row);
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
            const int32_t m_2 = (int16_t)a[l] * (int16_t)b[l];
            const uint32_t x = (uint32_t)m_2;
            const uint32_t y = c3[l];
            const uint32_t p = x;
            const uint32_t q = y;
            const int64_t sum = (int64_t)p + q + (s->c[cond][l] >> 2 & 1);
            const uint32_t r = (uint32_t)sum;
            const uint32_t v = r;
            d_new[l] = v;
        }
    } else {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            const int32_t m_2 = (int16_t)a[l] * (int16_t)b[l];
            const uint32_t x = (uint32_t)m_2;
            const uint32_t y = c3[l];
            const uint32_t p = x;
            const uint32_t q = y;
            const int64_t sum = (int64_t)p + q + (s->c[cond][l] >> 2 & 1);
            const uint32_t r = (uint32_t)sum;
            const int32_t o = p >> 31 == q >> 31 && p >> 31 != r >> 31;
            const uint32_t v = r;
            d_new[l] = v;
            cd_new[l] = (uint32_t)(v == 0) | v >> 31 << 1 | (uint32_t)(sum >> 32) << 2
                | (uint32_t)o << 3;
        }
    }
    const int status = for_warp_11(m, in);
    if (status)
        return status;
    put_d_12(m, in, run, d_new);
    put_cd_5(m, in, run, cd_new);
    return 0;
}

/* MARK GUARD addc sat MCDST LL_DST (mul s16 L_SRC L_SRC2) L_SRC3 $c[COND] */
int ISADORA_LEVEL(tesla_fast_mul_add_addc_s16sat_long)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t cond = (int32_t)in->value[12];
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_34(m, in, run);
    run &= hold;
    _Alignas(64) int64_t a_row[32];
    const int64_t *const a = row_a_38(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_b_22(m, in, run, b_row);
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
            const int32_t m_2 = (int16_t)a[l] * (int16_t)b[l];
            const uint32_t x = (uint32_t)m_2;
            const uint32_t y = c3[l];
            const uint32_t p = x;
            const uint32_t q = y;
            const int64_t sum = (int64_t)p + q + (s->c[cond][l] >> 2 & 1);
            const uint32_t r = (uint32_t)sum;
            const int32_t o = p >> 31 == q >> 31 && p >> 31 != r >> 31;
            const uint32_t v = (1 && o) ? 2147483648u - (r >> 31) : r;
            d_new[l] = v;
        }
    } else {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            const int32_t m_2 = (int16_t)a[l] * (int16_t)b[l];
            const uint32_t x = (uint32_t)m_2;
            const uint32_t y = c3[l];
            const uint32_t p = x;
            const uint32_t q = y;
            const int64_t sum = (int64_t)p + q + (s->c[cond][l] >> 2 & 1);
            const uint32_t r = (uint32_t)sum;
            const int32_t o = p >> 31 == q >> 31 && p >> 31 != r >> 31;
            const uint32_t v = (1 && o) ? 2147483648u - (r >> 31) : r;
            d_new[l] = v;
            cd_new[l] = (uint32_t)(v == 0) | v >> 31 << 1 | (uint32_t)(sum >> 32) << 2
                | (uint32_t)o << 3;
        }
    }
    const int status = for_warp_11(m, in);
    if (status)
        return status;
    put_d_12(m, in, run, d_new);
    put_cd_5(m, in, run, cd_new);
    return 0;
}

/* MARK GUARD addc  MCDST LL_DST (mul u24 L_SRC L_SRC2) L_SRC3 $c[COND] */
int ISADORA_LEVEL(tesla_fast_mul_add_addc_u24_long)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t cond = (int32_t)in->value[12];
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_34(m, in, run);
    run &= hold;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_39(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_13(m, in, run, b_row);
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
            const uint32_t q = y;
            const int64_t sum = (int64_t)p + q + (s->c[cond][l] >> 2 & 1);
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
            const uint32_t q = y;
            const int64_t sum = (int64_t)p + q + (s->c[cond][l] >> 2 & 1);
            const uint32_t r = (uint32_t)sum;
            const int32_t o = p >> 31 == q >> 31 && p >> 31 != r >> 31;
            const uint32_t v = r;
            d_new[l] = v;
            cd_new[l] = (uint32_t)(v == 0) | v >> 31 << 1 | (uint32_t)(sum >> 32) << 2
                | (uint32_t)o << 3;
        }
    }
    const int status = for_warp_11(m, in);
    if (status)
        return status;
    put_d_12(m, in, run, d_new);
    put_cd_5(m, in, run, cd_new);
    return 0;
}

/* MARK GUARD addc  MCDST LL_DST (mul s24 L_SRC L_SRC2) L_SRC3 $c[COND] */
int ISADORA_LEVEL(tesla_fast_mul_add_addc_s24_long)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t cond = (int32_t)in->value[12];
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_34(m, in, run);
    run &= hold;
    _Alignas(64) int64_t a_row[32];
    const int64_t *const a = row_a_20(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_13(m, in, run, b_row);
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
            const uint32_t q = y;
            const int64_t sum = (int64_t)p + q + (s->c[cond][l] >> 2 & 1);
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
            const uint32_t q = y;
            const int64_t sum = (int64_t)p + q + (s->c[cond][l] >> 2 & 1);
            const uint32_t r = (uint32_t)sum;
            const int32_t o = p >> 31 == q >> 31 && p >> 31 != r >> 31;
            const uint32_t v = r;
            d_new[l] = v;
            cd_new[l] = (uint32_t)(v == 0) | v >> 31 << 1 | (uint32_t)(sum >> 32) << 2
                | (uint32_t)o << 3;
        }
    }
    const int status = for_warp_11(m, in);
    if (status)
        return status;
    put_d_12(m, in, run, d_new);
    put_cd_5(m, in, run, cd_new);
    return 0;
}

/* MARK GUARD addc sat MCDST LL_DST (mul s24 L_SRC L_SRC2) L_SRC3 $c[COND] */
int ISADORA_LEVEL(tesla_fast_mul_add_addc_s24sat_long)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t cond = (int32_t)in->value[12];
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_34(m, in, run);
    run &= hold;
    _Alignas(64) int64_t a_row[32];
    const int64_t *const a = row_a_20(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_13(m, in, run, b_row);
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
            const uint32_t q = y;
            const int64_t sum = (int64_t)p + q + (s->c[cond][l] >> 2 & 1);
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
            const uint32_t q = y;
            const int64_t sum = (int64_t)p + q + (s->c[cond][l] >> 2 & 1);
            const uint32_t r = (uint32_t)sum;
            const int32_t o = p >> 31 == q >> 31 && p >> 31 != r >> 31;
            const uint32_t v = (1 && o) ? 2147483648u - (r >> 31) : r;
            d_new[l] = v;
            cd_new[l] = (uint32_t)(v == 0) | v >> 31 << 1 | (uint32_t)(sum >> 32) << 2
                | (uint32_t)o << 3;
        }
    }
    const int status = for_warp_11(m, in);
    if (status)
        return status;
    put_d_12(m, in, run, d_new);
    put_cd_5(m, in, run, cd_new);
    return 0;
}

/* MARK GUARD addc  MCDST LL_DST (mul high u24 L_SRC L_SRC2) L_SRC3 $c[COND] */
int ISADORA_LEVEL(tesla_fast_mul_add_addc_u24high_long)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t cond = (int32_t)in->value[12];
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_34(m, in, run);
    run &= hold;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_39(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_13(m, in, run, b_row);
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
            const uint32_t q = y;
            const int64_t sum = (int64_t)p + q + (s->c[cond][l] >> 2 & 1);
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
            const uint32_t q = y;
            const int64_t sum = (int64_t)p + q + (s->c[cond][l] >> 2 & 1);
            const uint32_t r = (uint32_t)sum;
            const int32_t o = p >> 31 == q >> 31 && p >> 31 != r >> 31;
            const uint32_t v = r;
            d_new[l] = v;
            cd_new[l] = (uint32_t)(v == 0) | v >> 31 << 1 | (uint32_t)(sum >> 32) << 2
                | (uint32_t)o << 3;
        }
    }
    const int status = for_warp_11(m, in);
    if (status)
        return status;
    put_d_12(m, in, run, d_new);
    put_cd_5(m, in, run, cd_new);
    return 0;
}

/* MARK GUARD addc  MCDST LL_DST (mul high s24 L_SRC L_SRC2) L_SRC3 $c[COND] */
int ISADORA_LEVEL(tesla_fast_mul_add_addc_s24high_long)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t cond = (int32_t)in->value[12];
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_34(m, in, run);
    run &= hold;
    _Alignas(64) int64_t a_row[32];
    const int64_t *const a = row_a_20(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_13(m, in, run, b_row);
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
            const uint32_t q = y;
            const int64_t sum = (int64_t)p + q + (s->c[cond][l] >> 2 & 1);
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
            const uint32_t q = y;
            const int64_t sum = (int64_t)p + q + (s->c[cond][l] >> 2 & 1);
            const uint32_t r = (uint32_t)sum;
            const int32_t o = p >> 31 == q >> 31 && p >> 31 != r >> 31;
            const uint32_t v = r;
            d_new[l] = v;
            cd_new[l] = (uint32_t)(v == 0) | v >> 31 << 1 | (uint32_t)(sum >> 32) << 2
                | (uint32_t)o << 3;
        }
    }
    const int status = for_warp_11(m, in);
    if (status)
        return status;
    put_d_12(m, in, run, d_new);
    put_cd_5(m, in, run, cd_new);
    return 0;
}

/* MARK GUARD addc sat MCDST LL_DST (mul high s24 L_SRC L_SRC2) L_SRC3 $c[COND] */
int ISADORA_LEVEL(tesla_fast_mul_add_addc_s24highsat_long)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t cond = (int32_t)in->value[12];
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_34(m, in, run);
    run &= hold;
    _Alignas(64) int64_t a_row[32];
    const int64_t *const a = row_a_20(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_13(m, in, run, b_row);
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
            const uint32_t q = y;
            const int64_t sum = (int64_t)p + q + (s->c[cond][l] >> 2 & 1);
            const uint32_t r = (uint32_t)sum;
            const int32_t o = p >> 31 == q >> 31 && p >> 31 != r >> 31;
            const uint32_t v = (1 && o) ? 2147483648u - (r >> 31) : r;
            d_new[l] = v;
        }
    } else {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            const int64_t m_2 = (int64_t)rt_sext_32((uint32_t)a[l], 24) * rt_sext_32(b[l], 24);
            const uint32_t x = (uint32_t)(m_2 >> 16);
            const uint32_t y = c3[l];
            const uint32_t p = x;
            const uint32_t q = y;
            const int64_t sum = (int64_t)p + q + (s->c[cond][l] >> 2 & 1);
            const uint32_t r = (uint32_t)sum;
            const int32_t o = p >> 31 == q >> 31 && p >> 31 != r >> 31;
            const uint32_t v = (1 && o) ? 2147483648u - (r >> 31) : r;
            d_new[l] = v;
            cd_new[l] = (uint32_t)(v == 0) | v >> 31 << 1 | (uint32_t)(sum >> 32) << 2
                | (uint32_t)o << 3;
        }
    }
    const int status = for_warp_11(m, in);
    if (status)
        return status;
    put_d_12(m, in, run, d_new);
    put_cd_5(m, in, run, cd_new);
    return 0;
}

/* MARK GUARD add MCDST LL_DST (mul U24AGAIN L_SRC L_SRC2) L_SRC3  */
int ISADORA_LEVEL(tesla_fast_mul_add_again_add)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_28(m, in, run);
    run &= hold;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_13(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_23(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_c3_3(m, in, run, c3_row);
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
            const uint32_t x = (a[l] & 0xffffff) * (b[l] & 0xffffff);
            const uint32_t y = c3[l];
            const uint32_t p = x;
            const uint32_t q = y;
            const int64_t sum = (int64_t)p + q;
            const uint32_t r = (uint32_t)sum;
            d_new[l] = r;
        }
    } else {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            const uint32_t x = (a[l] & 0xffffff) * (b[l] & 0xffffff);
            const uint32_t y = c3[l];
            const uint32_t p = x;
            const uint32_t q = y;
            const int64_t sum = (int64_t)p + q;
            const uint32_t r = (uint32_t)sum;
            d_new[l] = r;
            cd_new[l] = (uint32_t)(r == 0) | r >> 31 << 1 | (uint32_t)(sum >> 32) << 2
                | (uint32_t)(p >> 31 == q >> 31 && p >> 31 != r >> 31) << 3;
        }
    }
    const int status = for_warp_11(m, in);
    if (status)
        return status;
    put_d_12(m, in, run, d_new);
    put_cd_5(m, in, run, cd_new);
    return 0;
}

/* MARK GUARD sub MCDST LL_DST (mul U24AGAIN L_SRC L_SRC2) L_SRC3  */
int ISADORA_LEVEL(tesla_fast_mul_add_again_sub)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_28(m, in, run);
    run &= hold;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_13(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_23(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_c3_3(m, in, run, c3_row);
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
            const uint32_t x = (a[l] & 0xffffff) * (b[l] & 0xffffff);
            const uint32_t y = c3[l];
            const uint32_t p = x;
            const uint32_t q = ~y;
            const int64_t sum = (int64_t)p + q + 1;
            const uint32_t r = (uint32_t)sum;
            d_new[l] = r;
        }
    } else {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            const uint32_t x = (a[l] & 0xffffff) * (b[l] & 0xffffff);
            const uint32_t y = c3[l];
            const uint32_t p = x;
            const uint32_t q = ~y;
            const int64_t sum = (int64_t)p + q + 1;
            const uint32_t r = (uint32_t)sum;
            d_new[l] = r;
            cd_new[l] = (uint32_t)(r == 0) | r >> 31 << 1 | (uint32_t)(sum >> 32) << 2
                | (uint32_t)(p >> 31 == q >> 31 && p >> 31 != r >> 31) << 3;
        }
    }
    const int status = for_warp_11(m, in);
    if (status)
        return status;
    put_d_12(m, in, run, d_new);
    put_cd_5(m, in, run, cd_new);
    return 0;
}

/* MARK GUARD subr MCDST LL_DST (mul U24AGAIN L_SRC L_SRC2) L_SRC3  */
int ISADORA_LEVEL(tesla_fast_mul_add_again_subr)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_28(m, in, run);
    run &= hold;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_13(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_23(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_c3_3(m, in, run, c3_row);
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
            const uint32_t x = (a[l] & 0xffffff) * (b[l] & 0xffffff);
            const uint32_t y = c3[l];
            const uint32_t p = ~x;
            const uint32_t q = y;
            const int64_t sum = (int64_t)p + q + 1;
            const uint32_t r = (uint32_t)sum;
            d_new[l] = r;
        }
    } else {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            const uint32_t x = (a[l] & 0xffffff) * (b[l] & 0xffffff);
            const uint32_t y = c3[l];
            const uint32_t p = ~x;
            const uint32_t q = y;
            const int64_t sum = (int64_t)p + q + 1;
            const uint32_t r = (uint32_t)sum;
            d_new[l] = r;
            cd_new[l] = (uint32_t)(r == 0) | r >> 31 << 1 | (uint32_t)(sum >> 32) << 2
                | (uint32_t)(p >> 31 == q >> 31 && p >> 31 != r >> 31) << 3;
        }
    }
    const int status = for_warp_11(m, in);
    if (status)
        return status;
    put_d_12(m, in, run, d_new);
    put_cd_5(m, in, run, cd_new);
    return 0;
}

/* MARK GUARD addc MCDST LL_DST (mul U24AGAIN L_SRC L_SRC2) L_SRC3 $c[COND] */
int ISADORA_LEVEL(tesla_fast_mul_add_again_addc)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t cond = (int32_t)in->value[13];
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_35(m, in, run);
    run &= hold;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_13(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_23(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_c3_3(m, in, run, c3_row);
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
            const uint32_t x = (a[l] & 0xffffff) * (b[l] & 0xffffff);
            const uint32_t y = c3[l];
            const uint32_t p = x;
            const uint32_t q = y;
            const int64_t sum = (int64_t)p + q + (s->c[cond][l] >> 2 & 1);
            const uint32_t r = (uint32_t)sum;
            d_new[l] = r;
        }
    } else {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            const uint32_t x = (a[l] & 0xffffff) * (b[l] & 0xffffff);
            const uint32_t y = c3[l];
            const uint32_t p = x;
            const uint32_t q = y;
            const int64_t sum = (int64_t)p + q + (s->c[cond][l] >> 2 & 1);
            const uint32_t r = (uint32_t)sum;
            d_new[l] = r;
            cd_new[l] = (uint32_t)(r == 0) | r >> 31 << 1 | (uint32_t)(sum >> 32) << 2
                | (uint32_t)(p >> 31 == q >> 31 && p >> 31 != r >> 31) << 3;
        }
    }
    const int status = for_warp_4(m, in);
    if (status)
        return status;
    put_d_12(m, in, run, d_new);
    put_cd_5(m, in, run, cd_new);
    return 0;
}

/* sad $r[SDST] u16 $r[SSRC].h[SSRC] $r[SSRC2].h[SSRC2] $r[SDST] */
int ISADORA_LEVEL(tesla_fast_sad_u16_short)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const uint32_t active = s->active;
    uint32_t run = active;
    _Alignas(64) int32_t a_row[32];
    const int32_t *const a = row_a_40(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_b_24(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_c3(m, in, run, c3_row);
    if (!c3)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t p = rt_abs_i32(a[l] - b[l]);
        const uint32_t q = c3[l];
        const int64_t sum = (int64_t)p + q;
        const uint32_t r = (uint32_t)sum;
        d_new[l] = r;
    }
    put_d_14(m, in, run, d_new);
    return 0;
}

/* sad $r[SDST] s16 $r[SSRC].h[SSRC] $r[SSRC2].h[SSRC2] $r[SDST] */
int ISADORA_LEVEL(tesla_fast_sad_s16_short)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const uint32_t active = s->active;
    uint32_t run = active;
    _Alignas(64) int32_t a_row[32];
    const int32_t *const a = row_a_40(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_b_24(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_c3(m, in, run, c3_row);
    if (!c3)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t p = rt_abs_i32((int16_t)a[l] - (int16_t)b[l]);
        const uint32_t q = c3[l];
        const int64_t sum = (int64_t)p + q;
        const uint32_t r = (uint32_t)sum;
        d_new[l] = r;
    }
    put_d_14(m, in, run, d_new);
    return 0;
}

/* sad $r[SDST] u32 $r[SSRC] $r[SSRC2] $r[SDST] */
int ISADORA_LEVEL(tesla_fast_sad_u32_short)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const uint32_t active = s->active;
    uint32_t run = active;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_41(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_25(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_c3(m, in, run, c3_row);
    if (!c3)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t p = (uint32_t)rt_abs_i64((int64_t)a[l] - b[l]);
        const uint32_t q = c3[l];
        const int64_t sum = (int64_t)p + q;
        const uint32_t r = (uint32_t)sum;
        d_new[l] = r;
    }
    put_d_14(m, in, run, d_new);
    return 0;
}

/* sad $r[SDST] s32 $r[SSRC] $r[SSRC2] $r[SDST] */
int ISADORA_LEVEL(tesla_fast_sad_s32_short)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const uint32_t active = s->active;
    uint32_t run = active;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_41(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_25(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_c3(m, in, run, c3_row);
    if (!c3)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t p = (uint32_t)rt_abs_i64((int64_t)(int32_t)a[l] - (int32_t)b[l]);
        const uint32_t q = c3[l];
        const int64_t sum = (int64_t)p + q;
        const uint32_t r = (uint32_t)sum;
        d_new[l] = r;
    }
    put_d_14(m, in, run, d_new);
    return 0;
}

/* MARK GUARD sad MCDST LL_DST u16 L_SRC L_SRC2 L_SRC3 */
int ISADORA_LEVEL(tesla_fast_sad_u16_long)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_33(m, in, run);
    run &= hold;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_37(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_b_22(m, in, run, b_row);
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
            const int32_t p = rt_abs_i32((int32_t)(a[l] & 0xffff) - b[l]);
            const uint32_t q = c3[l];
            const int64_t sum = (int64_t)p + q;
            const uint32_t r = (uint32_t)sum;
            d_new[l] = r;
        }
    } else {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            const int32_t p = rt_abs_i32((int32_t)(a[l] & 0xffff) - b[l]);
            const uint32_t q = c3[l];
            const int64_t sum = (int64_t)p + q;
            const uint32_t r = (uint32_t)sum;
            d_new[l] = r;
            cd_new[l] = (uint32_t)(r == 0) | r >> 31 << 1 | (uint32_t)(sum >> 32) << 2
                | (uint32_t)(0 == q >> 31 && 0 != r >> 31) << 3;
        }
    }
    const int status = for_warp_3(m, in);
    if (status)
        return status;
    put_d_12(m, in, run, d_new);
    put_cd_5(m, in, run, cd_new);
    return 0;
}

/* MARK GUARD sad MCDST LL_DST s16 L_SRC L_SRC2 L_SRC3 */
int ISADORA_LEVEL(tesla_fast_sad_s16_long)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_33(m, in, run);
    run &= hold;
    _Alignas(64) int64_t a_row[32];
    const int64_t *const a = row_a_38(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_b_22(m, in, run, b_row);
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
            const int32_t p = rt_abs_i32((int16_t)a[l] - (int16_t)b[l]);
            const uint32_t q = c3[l];
            const int64_t sum = (int64_t)p + q;
            const uint32_t r = (uint32_t)sum;
            d_new[l] = r;
        }
    } else {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            const int32_t p = rt_abs_i32((int16_t)a[l] - (int16_t)b[l]);
            const uint32_t q = c3[l];
            const int64_t sum = (int64_t)p + q;
            const uint32_t r = (uint32_t)sum;
            d_new[l] = r;
            cd_new[l] = (uint32_t)(r == 0) | r >> 31 << 1 | (uint32_t)(sum >> 32) << 2
                | (uint32_t)(0 == q >> 31 && 0 != r >> 31) << 3;
        }
    }
    const int status = for_warp_3(m, in);
    if (status)
        return status;
    put_d_12(m, in, run, d_new);
    put_cd_5(m, in, run, cd_new);
    return 0;
}

/* MARK GUARD sad MCDST LL_DST u32 L_SRC L_SRC2 L_SRC3 */
int ISADORA_LEVEL(tesla_fast_sad_u32_long)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_33(m, in, run);
    run &= hold;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_39(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_13(m, in, run, b_row);
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
            const uint32_t p = (uint32_t)rt_abs_i64((int64_t)a[l] - b[l]);
            const uint32_t q = c3[l];
            const int64_t sum = (int64_t)p + q;
            const uint32_t r = (uint32_t)sum;
            d_new[l] = r;
        }
    } else {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            const uint32_t p = (uint32_t)rt_abs_i64((int64_t)a[l] - b[l]);
            const uint32_t q = c3[l];
            const int64_t sum = (int64_t)p + q;
            const uint32_t r = (uint32_t)sum;
            d_new[l] = r;
            cd_new[l] = (uint32_t)(r == 0) | r >> 31 << 1 | (uint32_t)(sum >> 32) << 2
                | (uint32_t)(p >> 31 == q >> 31 && p >> 31 != r >> 31) << 3;
        }
    }
    const int status = for_warp_3(m, in);
    if (status)
        return status;
    put_d_12(m, in, run, d_new);
    put_cd_5(m, in, run, cd_new);
    return 0;
}

/* MARK GUARD sad MCDST LL_DST s32 L_SRC L_SRC2 L_SRC3 */
int ISADORA_LEVEL(tesla_fast_sad_s32_long)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_33(m, in, run);
    run &= hold;
    _Alignas(64) int64_t a_row[32];
    const int64_t *const a = row_a_20(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_13(m, in, run, b_row);
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
            const uint32_t p =
                (uint32_t)rt_abs_i64((int64_t)(int32_t)(uint32_t)a[l] - (int32_t)b[l]);
            const uint32_t q = c3[l];
            const int64_t sum = (int64_t)p + q;
            const uint32_t r = (uint32_t)sum;
            d_new[l] = r;
        }
    } else {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            const uint32_t p =
                (uint32_t)rt_abs_i64((int64_t)(int32_t)(uint32_t)a[l] - (int32_t)b[l]);
            const uint32_t q = c3[l];
            const int64_t sum = (int64_t)p + q;
            const uint32_t r = (uint32_t)sum;
            d_new[l] = r;
            cd_new[l] = (uint32_t)(r == 0) | r >> 31 << 1 | (uint32_t)(sum >> 32) << 2
                | (uint32_t)(p >> 31 == q >> 31 && p >> 31 != r >> 31) << 3;
        }
    }
    const int status = for_warp_3(m, in);
    if (status)
        return status;
    put_d_12(m, in, run, d_new);
    put_cd_5(m, in, run, cd_new);
    return 0;
}

/* MARK GUARD max u16 MCDST LL_DST L_SRC L_SRC2 */
int ISADORA_LEVEL(tesla_fast_minmax_max_u16)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_36(m, in, run);
    run &= hold;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_37(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_b_22(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    if (in->line[1] == 1)
        return rt_slowly(m, in);
    if ((in->line[2] == 1 && (in->line[3] == 3)) || (in->line[2] == 2 && (in->line[4] == 3))
        || (in->line[2] == 3 && (in->line[5] == 3)) || (in->line[2] == 4 && (in->line[6] == 3)))
        return rt_slowly(m, in);
    if ((in->line[8] == 2 && (in->line[9] == 3)) || (in->line[8] == 3 && (in->line[10] == 3)))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    _Alignas(64) uint32_t cd_new[32];
    if (in->line[0] == 0) {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            const uint32_t x = a[l] & 0xffff;
            const int32_t y = b[l];
            const int32_t r = rt_max_i32((int32_t)x, y);
            d_new[l] = (uint32_t)r;
        }
    } else {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            const uint32_t x = a[l] & 0xffff;
            const int32_t y = b[l];
            const int32_t r = rt_max_i32((int32_t)x, y);
            d_new[l] = (uint32_t)r;
            cd_new[l] = (uint32_t)((r == 0) | r >> 15 << 1);
        }
    }
    const int status = for_warp_5(m, in);
    if (status)
        return status;
    put_d_19(m, in, run, d_new);
    put_cd_5(m, in, run, cd_new);
    return 0;
}

/* MARK GUARD max s16 MCDST LL_DST L_SRC L_SRC2 */
int ISADORA_LEVEL(tesla_fast_minmax_max_s16)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_36(m, in, run);
    run &= hold;
    _Alignas(64) int64_t a_row[32];
    const int64_t *const a = row_a_38(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_b_22(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    if (in->line[1] == 1)
        return rt_slowly(m, in);
    if ((in->line[2] == 1 && (in->line[3] == 3)) || (in->line[2] == 2 && (in->line[4] == 3))
        || (in->line[2] == 3 && (in->line[5] == 3)) || (in->line[2] == 4 && (in->line[6] == 3)))
        return rt_slowly(m, in);
    if ((in->line[8] == 2 && (in->line[9] == 3)) || (in->line[8] == 3 && (in->line[10] == 3)))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    _Alignas(64) uint32_t cd_new[32];
    if (in->line[0] == 0) {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            const int32_t x = (int16_t)a[l];
            const int32_t y = (int16_t)b[l];
            const int32_t r = rt_max_i32(x, y) & 0xffff;
            d_new[l] = (uint32_t)r;
        }
    } else {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            const int32_t x = (int16_t)a[l];
            const int32_t y = (int16_t)b[l];
            const int32_t r = rt_max_i32(x, y) & 0xffff;
            d_new[l] = (uint32_t)r;
            cd_new[l] = (uint32_t)((r == 0) | r >> 15 << 1);
        }
    }
    const int status = for_warp_5(m, in);
    if (status)
        return status;
    put_d_19(m, in, run, d_new);
    put_cd_5(m, in, run, cd_new);
    return 0;
}

/* MARK GUARD max u32 MCDST LL_DST L_SRC L_SRC2 */
int ISADORA_LEVEL(tesla_fast_minmax_max_u32)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_36(m, in, run);
    run &= hold;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_39(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_13(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    if (in->line[1] == 1)
        return rt_slowly(m, in);
    if ((in->line[2] == 1 && (in->line[3] == 3)) || (in->line[2] == 2 && (in->line[4] == 3))
        || (in->line[2] == 3 && (in->line[5] == 3)) || (in->line[2] == 4 && (in->line[6] == 3)))
        return rt_slowly(m, in);
    if ((in->line[8] == 2 && (in->line[9] == 3)) || (in->line[8] == 3 && (in->line[10] == 3)))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    _Alignas(64) uint32_t cd_new[32];
    if (in->line[0] == 0) {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            const uint32_t x = a[l];
            const uint32_t y = b[l];
            const uint32_t r = rt_max_u32(x, y);
            d_new[l] = r;
        }
    } else {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            const uint32_t x = a[l];
            const uint32_t y = b[l];
            const uint32_t r = rt_max_u32(x, y);
            d_new[l] = r;
            cd_new[l] = (uint32_t)(r == 0) | r >> 31 << 1;
        }
    }
    const int status = for_warp_5(m, in);
    if (status)
        return status;
    put_d_12(m, in, run, d_new);
    put_cd_5(m, in, run, cd_new);
    return 0;
}

/* MARK GUARD max s32 MCDST LL_DST L_SRC L_SRC2 */
int ISADORA_LEVEL(tesla_fast_minmax_max_s32)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_36(m, in, run);
    run &= hold;
    _Alignas(64) int64_t a_row[32];
    const int64_t *const a = row_a_20(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_13(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    if (in->line[1] == 1)
        return rt_slowly(m, in);
    if ((in->line[2] == 1 && (in->line[3] == 3)) || (in->line[2] == 2 && (in->line[4] == 3))
        || (in->line[2] == 3 && (in->line[5] == 3)) || (in->line[2] == 4 && (in->line[6] == 3)))
        return rt_slowly(m, in);
    if ((in->line[8] == 2 && (in->line[9] == 3)) || (in->line[8] == 3 && (in->line[10] == 3)))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    _Alignas(64) uint32_t cd_new[32];
    if (in->line[0] == 0) {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            const int32_t x = (int32_t)(uint32_t)a[l];
            const int32_t y = (int32_t)b[l];
            const uint32_t r = (uint32_t)rt_max_i32(x, y);
            d_new[l] = r;
        }
    } else {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            const int32_t x = (int32_t)(uint32_t)a[l];
            const int32_t y = (int32_t)b[l];
            const uint32_t r = (uint32_t)rt_max_i32(x, y);
            d_new[l] = r;
            cd_new[l] = (uint32_t)(r == 0) | r >> 31 << 1;
        }
    }
    const int status = for_warp_5(m, in);
    if (status)
        return status;
    put_d_12(m, in, run, d_new);
    put_cd_5(m, in, run, cd_new);
    return 0;
}

/* MARK GUARD min u16 MCDST LL_DST L_SRC L_SRC2 */
int ISADORA_LEVEL(tesla_fast_minmax_min_u16)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_36(m, in, run);
    run &= hold;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_37(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_b_22(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    if (in->line[1] == 1)
        return rt_slowly(m, in);
    if ((in->line[2] == 1 && (in->line[3] == 3)) || (in->line[2] == 2 && (in->line[4] == 3))
        || (in->line[2] == 3 && (in->line[5] == 3)) || (in->line[2] == 4 && (in->line[6] == 3)))
        return rt_slowly(m, in);
    if ((in->line[8] == 2 && (in->line[9] == 3)) || (in->line[8] == 3 && (in->line[10] == 3)))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    _Alignas(64) uint32_t cd_new[32];
    if (in->line[0] == 0) {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            const uint32_t x = a[l] & 0xffff;
            const int32_t y = b[l];
            const int32_t r = rt_min_i32((int32_t)x, y);
            d_new[l] = (uint32_t)r;
        }
    } else {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            const uint32_t x = a[l] & 0xffff;
            const int32_t y = b[l];
            const int32_t r = rt_min_i32((int32_t)x, y);
            d_new[l] = (uint32_t)r;
            cd_new[l] = (uint32_t)((r == 0) | r >> 15 << 1);
        }
    }
    const int status = for_warp_5(m, in);
    if (status)
        return status;
    put_d_19(m, in, run, d_new);
    put_cd_5(m, in, run, cd_new);
    return 0;
}

/* MARK GUARD min s16 MCDST LL_DST L_SRC L_SRC2 */
int ISADORA_LEVEL(tesla_fast_minmax_min_s16)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_36(m, in, run);
    run &= hold;
    _Alignas(64) int64_t a_row[32];
    const int64_t *const a = row_a_38(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_b_22(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    if (in->line[1] == 1)
        return rt_slowly(m, in);
    if ((in->line[2] == 1 && (in->line[3] == 3)) || (in->line[2] == 2 && (in->line[4] == 3))
        || (in->line[2] == 3 && (in->line[5] == 3)) || (in->line[2] == 4 && (in->line[6] == 3)))
        return rt_slowly(m, in);
    if ((in->line[8] == 2 && (in->line[9] == 3)) || (in->line[8] == 3 && (in->line[10] == 3)))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    _Alignas(64) uint32_t cd_new[32];
    if (in->line[0] == 0) {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            const int32_t x = (int16_t)a[l];
            const int32_t y = (int16_t)b[l];
            const int32_t r = rt_min_i32(x, y) & 0xffff;
            d_new[l] = (uint32_t)r;
        }
    } else {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            const int32_t x = (int16_t)a[l];
            const int32_t y = (int16_t)b[l];
            const int32_t r = rt_min_i32(x, y) & 0xffff;
            d_new[l] = (uint32_t)r;
            cd_new[l] = (uint32_t)((r == 0) | r >> 15 << 1);
        }
    }
    const int status = for_warp_5(m, in);
    if (status)
        return status;
    put_d_19(m, in, run, d_new);
    put_cd_5(m, in, run, cd_new);
    return 0;
}

/* MARK GUARD min u32 MCDST LL_DST L_SRC L_SRC2 */
int ISADORA_LEVEL(tesla_fast_minmax_min_u32)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_36(m, in, run);
    run &= hold;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_39(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_13(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    if (in->line[1] == 1)
        return rt_slowly(m, in);
    if ((in->line[2] == 1 && (in->line[3] == 3)) || (in->line[2] == 2 && (in->line[4] == 3))
        || (in->line[2] == 3 && (in->line[5] == 3)) || (in->line[2] == 4 && (in->line[6] == 3)))
        return rt_slowly(m, in);
    if ((in->line[8] == 2 && (in->line[9] == 3)) || (in->line[8] == 3 && (in->line[10] == 3)))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    _Alignas(64) uint32_t cd_new[32];
    if (in->line[0] == 0) {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            const uint32_t x = a[l];
            const uint32_t y = b[l];
            const uint32_t r = rt_min_u32(x, y);
            d_new[l] = r;
        }
    } else {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            const uint32_t x = a[l];
            const uint32_t y = b[l];
            const uint32_t r = rt_min_u32(x, y);
            d_new[l] = r;
            cd_new[l] = (uint32_t)(r == 0) | r >> 31 << 1;
        }
    }
    const int status = for_warp_5(m, in);
    if (status)
        return status;
    put_d_12(m, in, run, d_new);
    put_cd_5(m, in, run, cd_new);
    return 0;
}

